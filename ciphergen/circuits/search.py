"""The search for a circuit that takes its time: every method with more tries, and a solver for small tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ciphergen.circuits.exact import MOST_BITS, fewest
from ciphergen.circuits.few_gates import MOST_ENTRIES, few_gates
from ciphergen.circuits.methods import KWAN, Found, candidates
from ciphergen.circuits.registers import with_few_registers
from ciphergen.dsl.circuit_file import KnownCircuit
from ciphergen.dsl.gates import GateList

SECONDS = 50.0  # for a table of at most `MOST_BITS` bits
_ORDERS, _TRIES = 32, 4  # of an expansion
_MANY_ENTRIES = 256  # with more the usual numbers take as long


def search(entries: Sequence[int], width: int, known: Sequence[Found] = (), seconds: float = SECONDS) -> KnownCircuit:
    """Return the circuit of the fewest operations that is found, its gates in an order with few values alive.

    Args:
        entries: values of the table; their number is a power of 2.
        width: width of an entry in bits.
        known: circuits of it that there are already, such as the text's; one of them is returned if none is better.
        seconds: for what takes long with small tables, the solver among it.
    """
    table = tuple(entries)
    effort = (_ORDERS, _TRIES) if len(table) <= _MANY_ENTRIES else ()
    tried = [*known, *candidates(table, width, *effort)]
    if MOST_ENTRIES < len(table) <= 1 << MOST_BITS:
        seconds /= 2
        tried.append(Found(few_gates(table, width, seconds), KWAN))
    found = min(tried, key=lambda each: each.cost)
    if len(table) <= 1 << MOST_BITS:
        found = _by_solver(table, width, found, seconds)
    return KnownCircuit(with_few_registers(GateList.of(found.circuit)), found.how, found.least)


def _by_solver(table: tuple[int, ...], width: int, found: Found, seconds: float) -> Found:
    """Return a circuit of fewer gates, or the one that is there, with what is proved of it."""
    gates = GateList.of(found.circuit)
    inner = sum(gates.complements[:2])
    # A circuit without complements inside may have as many gates as one with them has operations.
    answer = fewest(table, width, gates.size + (inner and inner + 1), seconds)
    if answer.circuit is None:
        return replace(found, least=answer.proved and not inner)
    by_solver = Found(answer.circuit, f"solver, asked for fewer gates than {gates.size + inner}", answer.proved)
    return min(by_solver, found, key=lambda each: each.cost)
