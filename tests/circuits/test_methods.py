"""Which circuit a table gets, and that it computes the table, for all kinds of tables."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.circuits.few_gates import few_gates
from ciphergen.circuits.methods import circuit_for, quick
from ciphergen.circuits.registers import with_few_registers
from ciphergen.circuits.search import search
from ciphergen.dsl.circuits import Circuit, input_bits
from ciphergen.dsl.gates import GateList


@pytest.mark.long
@settings(deadline=None, max_examples=60)
@given(st.data())
def test_any_table(data: st.DataObject) -> None:
    index, width = data.draw(st.integers(1, 7)), data.draw(st.integers(1, 4))
    limit = data.draw(st.sampled_from([1, 2, 1 << width]))
    entries = tuple(data.draw(st.lists(st.integers(0, limit - 1), min_size=1 << index, max_size=1 << index)))
    found = quick(entries, width).circuit
    assert found.entries() == entries
    gates = GateList.of(found)
    ordered = with_few_registers(gates, tries=5)
    assert gates.circuit.entries() == ordered.circuit.entries() == entries
    assert (ordered.counted, ordered.complements, ordered.depth) == (gates.counted, gates.complements, gates.depth)
    assert ordered.registers <= gates.registers


@pytest.mark.long
def test_a_random_table_of_eight_bits() -> None:
    entries = tuple(Random(3).sample(range(256), 256))
    found = search(entries, 8)
    assert found.circuit.entries() == entries
    assert found.gates.size <= 440
    assert found.how == "Davio's expansion over shared functions of 4 bits"
    assert not found.least


HOW = {
    (12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2): "search for few gates, Kwan's method",
    (0,) * 31 + (1,): "decision diagram of shared Davio and Shannon nodes",
}


@pytest.mark.parametrize(("entries", "how"), HOW.items(), ids=["4 bits", "5 bits"])
def test_how_a_circuit_was_found(entries: tuple[int, ...], how: str) -> None:
    assert quick(entries, 4).how == how


def test_a_known_circuit_is_taken_if_it_has_the_width() -> None:
    x, y = input_bits(2)
    known = Circuit((x, y), (x & y, x | y))
    table = known.entries()
    assert circuit_for(table, 2, {table: known}) is known
    assert circuit_for(table, 3, {table: known}).entries() == table
    assert len(circuit_for(table, 3, {table: known}).outputs) == 3
    assert circuit_for((0, 1, 2, 3), 2, {table: known}).operations == 0


@pytest.mark.parametrize(
    ("name", "entries", "operations"),
    [
        ("PRESENT", (12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2), 16),
        ("GIFT", (1, 10, 4, 12, 6, 15, 3, 9, 2, 13, 11, 7, 5, 0, 8, 14), 13),
        ("chi", (0, 3, 6, 1, 5, 4, 2, 7), 7),
        ("constant, input and complement", (5, 6, 5, 6), 1),
    ],
)
def test_circuits_of_few_gates(name: str, entries: tuple[int, ...], operations: int) -> None:
    circuit = few_gates(entries, 4)
    assert circuit.entries() == entries
    assert circuit.operations == operations


ASCON = (
    4, 11, 31, 20, 26, 21, 9, 2, 27, 5, 8, 18, 29, 3, 6, 28,
    30, 19, 7, 14, 0, 13, 17, 24, 16, 12, 1, 25, 22, 10, 15, 23,
)  # fmt: skip


def test_of_five_bits_as_many_orders_are_tried_as_there_is_time_for() -> None:
    circuit = few_gates(ASCON, 5, 0)
    assert circuit.entries() == ASCON
    assert circuit.operations < quick(ASCON, 5).circuit.operations


@pytest.mark.slow
def test_a_table_of_five_bits() -> None:
    """The designers' circuit has 22 operations."""
    found = search(ASCON, 5, seconds=30)
    assert found.circuit.entries() == ASCON
    assert found.circuit.operations <= 18
    chi = tuple(sum((x >> i ^ ~(x >> (i + 1) % 5) & x >> (i + 2) % 5) % 2 << i for i in range(5)) for x in range(32))
    assert search(chi, 5, seconds=4).gates.size == 10
