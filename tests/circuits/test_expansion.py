"""Circuits of tables by Davio's expansion over lower functions that share gates."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.circuits.diagram import diagram
from ciphergen.circuits.expansion import _LowerFunctions, _parts, expansion
from ciphergen.circuits.methods import quick
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import topological
from ciphergen.dsl.values import TableValue, each_table
from tests.corpus import text


def tables(name: str) -> list[TableValue]:
    """The tables of the first variant of a text."""
    return [*each_table(next(iter(load(text(name)).variants.values())).unfolder.around.tables)]


@pytest.mark.long
@pytest.mark.parametrize("name", ["des", "kuznyechik", "skipjack"])
def test_tables_of_standards(name: str) -> None:
    for table in tables(name):
        circuit = expansion(table.entries, table.width)
        assert circuit.entries() == table.entries
        assert circuit.operations < diagram(table.entries, table.width).operations
        assert circuit.operations <= {64: 75, 256: 430}[len(table.entries)]


@pytest.mark.long
def test_a_random_table() -> None:
    random = Random(7)
    entries = tuple(random.randrange(256) for _ in range(256))
    assert expansion(entries, 8).operations <= 440
    assert expansion(entries, 8, orders=8, tries=4).operations <= expansion(entries, 8).operations


@pytest.mark.long
@settings(deadline=None, max_examples=40)
@given(st.data())
def test_any_table(data: st.DataObject) -> None:
    index, width = data.draw(st.integers(4, 7)), data.draw(st.integers(1, 9))
    limit = data.draw(st.sampled_from([1, 2, 1 << width]))
    entries = tuple(data.draw(st.lists(st.integers(0, limit - 1), min_size=1 << index, max_size=1 << index)))
    assert expansion(entries, width).entries() == entries


def test_every_function_is_what_its_parts_give() -> None:
    """All functions of three bits that are 0 at the index 0, the highest bit x of the index deciding."""
    x = 0xF0
    for f in range(0, 256, 2):
        op, start, change = _parts(f, 4)
        twice = change | change << 4
        assert start & 1 == change & 1 == 0
        assert (start | start << 4) ^ (x & twice if op == "and" else x | twice) == f


def test_a_lower_function_is_a_gate_of_two_before_it() -> None:
    random = Random(3)
    inputs = (0xAAAA, 0xCCCC, 0xF0F0, 0xFF00)
    for count in (0, 1, 5, 128):
        wanted = {random.randrange(0, 1 << 16, 2) for _ in range(count)}
        there = {*inputs}
        for f, (op, a, b) in _LowerFunctions(random).made(wanted).items():
            assert {a, b} <= there
            assert f == {"xor": a ^ b, "and": a & b, "or": a | b}[op]
            there.add(f)
        assert wanted <= there | {0}


@pytest.mark.long
def test_the_better_of_two_is_taken() -> None:
    """SKINNY's table is few gates one after the other, which a diagram finds; one without an order has none."""
    (skinny, *_) = (table for table in tables("skinny") if len(table.entries) == 256)
    for table in (skinny, tables("skipjack")[0]):
        both = (expansion(table.entries, table.width), diagram(table.entries, table.width))
        assert quick(table.entries, table.width).circuit.operations == min(circuit.operations for circuit in both)
    assert diagram(skinny.entries, 8).operations < expansion(skinny.entries, 8).operations


def test_the_same_circuit_every_time() -> None:
    entries = tuple(each for each, _ in product(range(64), range(4)))
    again = expansion.__wrapped__(entries, 8)
    assert topological(again.outputs) == topological(expansion(entries, 8).outputs)
