"""Any table as a circuit, by the method that makes the fewest operations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ciphergen.dsl.circuits import Circuit
from ciphergen.generator.passes.diagram import diagram
from ciphergen.generator.passes.expansion import expansion
from ciphergen.generator.passes.few_gates import MOST_ENTRIES, few_gates
from ciphergen.generator.passes.power_map import power_map


def made(entries: Sequence[int], width: int) -> Circuit:
    """Return a circuit for a table: found by search if the table is small, around an inversion if it is one but for
    affine layers, else an expansion over shared functions or a decision diagram.

    Args:
        entries: values of the table; their number is a power of 2.
        width: width of an entry in bits.
    """
    return _made(tuple(entries), width)


@lru_cache(maxsize=64)
def _made(entries: tuple[int, ...], width: int) -> Circuit:
    if len(entries) <= MOST_ENTRIES:
        return few_gates(entries, width)
    found = power_map(entries, width)
    if found is not None:
        return found
    return min(expansion(entries, width), diagram(entries, width), key=lambda circuit: circuit.operations)
