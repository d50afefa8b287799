"""Any table as a circuit, by the method that makes the fewest operations."""

from __future__ import annotations

from collections.abc import Sequence

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
    if len(entries) <= MOST_ENTRIES:
        return few_gates(tuple(entries), width)
    found = power_map(tuple(entries), width)
    both = (expansion(tuple(entries), width), diagram(entries, width))
    return found or min(both, key=lambda circuit: circuit.operations)
