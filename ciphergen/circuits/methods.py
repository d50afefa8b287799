"""From a table to a circuit: the methods, and which of them are asked of which table.

Small tables are searched through; one that is an inversion but for affine layers is made around one; of the others the
better of an expansion and a diagram is taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ciphergen.circuits.diagram import diagram, has_small_diagram
from ciphergen.circuits.expansion import expansion
from ciphergen.circuits.few_gates import MOST_ENTRIES, few_gates
from ciphergen.circuits.inversion import inversion
from ciphergen.dsl.circuits import Circuit
from ciphergen.dsl.gates import GateList

KWAN = "search for few gates, Kwan's method"
DIAGRAM = "decision diagram of shared Davio and Shannon nodes"
ALWAYS = 1024  # entries of a table that has a circuit whatever they are: 2000 operations for each 8 bits of an entry
MOST_FUNCTIONS = 2048  # of the diagram of a larger table, of about two operations each


@dataclass(frozen=True)
class Found:
    """A circuit of a table. how: the method that found it; least: whether it is proved that no circuit of `and`, `or`
    and `xor` has fewer gates, complements of outputs not counted."""

    circuit: Circuit
    how: str
    least: bool = False

    @property
    def cost(self) -> tuple[int, int, int]:
        """Return what a better circuit has less of: operations, then gates, then depth."""
        gates = GateList.of(self.circuit)
        return self.circuit.operations, gates.size, gates.depth


def circuit_for(entries: Sequence[int], width: int, known: Mapping[tuple[int, ...], Circuit]) -> Circuit:
    """Return the circuit for a table: one that is known, or else what `quick` finds. known: see `Variant.circuits`."""
    circuit = known.get(tuple(entries))
    return circuit if circuit is not None and len(circuit.outputs) == width else quick(tuple(entries), width).circuit


def has_circuit(entries: tuple[int, ...], width: int) -> bool:
    """Return True if a table is small enough for a circuit, or regular enough; in about a second."""
    return len(entries) <= ALWAYS or has_small_diagram(entries, width, MOST_FUNCTIONS)


@lru_cache(maxsize=64)
def quick(entries: tuple[int, ...], width: int) -> Found:
    """Return the circuit of the fewest operations that is found in about a second, the same on every machine.

    Args:
        entries: values of the table; their number is a power of 2.
        width: width of an entry in bits.
    """
    return min(candidates(entries, width), key=lambda found: found.circuit.operations)


def candidates(entries: tuple[int, ...], width: int, orders: int = 4, tries: int = 2) -> Iterator[Found]:
    """Yield the circuits of the methods that suit a table. orders, tries: as in `expansion`."""
    if len(entries) <= MOST_ENTRIES:
        yield Found(few_gates(entries, width), KWAN)
    elif (around := inversion(entries, width)) is not None:
        yield Found(around, "inversion in GF(2^8), fewest sums of all pairs of linear layers")
    elif len(entries) > ALWAYS:
        yield Found(diagram(entries, width), DIAGRAM)
    else:
        yield Found(expansion(entries, width, orders, tries), "Davio's expansion over shared functions of 4 bits")
        yield Found(diagram(entries, width), DIAGRAM)
