"""Tables of bytes as those of a target's rows: affine maps found, instructions that look up all bytes, and orders of
lanes that stay as a row leaves them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term, lookup, var
from ciphergen.generator.analysis.byte_tables import AffineMap, byte_table
from ciphergen.generator.analysis.lane_orders import LaneOperation, LaneOrders, between, moved
from ciphergen.generator.cover import NoRule, cover
from tests.generator.coded import computed

ON = target("aarch64_aes")
RULES = generation(ON).sets["lanes8"]
HOW = RULES.byte_look_ups
assert HOW is not None
ROWS = HOW.rows
X, Y, Z = (var(name, 8) for name in "xyz")


def tables() -> dict[str, tuple[int, ...]]:
    variant = load("aria").variants["aria128"]
    return {name: tuple(lookup_entries(variant.steps("encrypt")[0].outputs)[i]) for i, name in enumerate("1234")}


def lookup_entries(terms: Sequence[Term]) -> list[tuple[int, ...]]:
    """The tables that terms look up, each once."""
    found: dict[tuple[int, ...], None] = {}
    waiting = list(terms)
    while waiting:
        term = waiting.pop()
        waiting += term.args
        if term.op == "table":
            assert isinstance(term.param, tuple)
            found[term.param] = None
    return sorted(found)


def value(found: AffineMap | None, x: int) -> int:
    return x if found is None else found.lower.entries[x & 15] ^ found.upper.entries[x >> 4]


def test_tables_are_those_of_rows_with_affine_maps() -> None:
    kinds = set[tuple[str, bool, bool]]()
    for entries in tables().values():
        found = byte_table(entries, ROWS, 128)
        assert found is not None
        kinds.add((found.row, found.before is not None, found.behind is not None))
        (plain,) = {entries for entries in tables().values() if _plain(entries, found.row)}
        assert tuple(value(found.behind, plain[value(found.before, x)]) for x in range(256)) == entries
        assert sorted(found.moves) == [*range(16)]
    assert kinds == {
        ("aese_16b", False, False), ("aesd_16b", False, False), ("aese_16b", False, True), ("aesd_16b", True, False)
    }  # fmt: skip


def _plain(entries: tuple[int, ...], row: str) -> bool:
    found = byte_table(entries, ROWS, 128)
    return found is not None and (found.row, found.before, found.behind) == (row, None, None)


def test_what_is_no_table_of_a_row() -> None:
    shuffled = list(range(256))
    Random(1).shuffle(shuffled)
    one = list(tables()["1"])
    one[3], one[4] = one[4], one[3]
    for entries in (tuple(shuffled), tuple(one), tuple(one[:16]), tuple(value << 1 for value in one)):
        assert byte_table(entries, ROWS, 128) is None
    with pytest.raises(NoRule):
        cover([lookup(tuple(shuffled), X, 8)], lambda term: term.op == "var", RULES)


@pytest.mark.parametrize("name", "1234")
def test_a_look_up_is_a_row_and_its_tables_are_public(name: str) -> None:
    function = computed(ON, RULES, [lookup(tables()[name], X ^ Y, 8) ^ Z], [X, Y, Z])
    names = [inst.row.name for inst in function.instructions()]
    assert names.count("aese_16b") + names.count("aesd_16b") == 1
    assert all(table.public for table in function.tables)


def test_what_is_added_in_front_of_a_look_up_is_added_by_its_row() -> None:
    (plain,) = [entries for entries in tables().values() if _plain(entries, "aese_16b")]
    names = [
        [inst.row.name for inst in computed(ON, RULES, [lookup(plain, index, 8)], [X, Y]).instructions()]
        for index in (X ^ Y, X)
    ]
    assert ["eor_16b" in each for each in names] == [False, False]
    assert ["movi_16b" in each for each in names] == [False, True]


# Orders of lanes.

P, BACK = (1, 2, 3, 0), (3, 0, 1, 2)
A, B, C, D, E, KEY = (var(name, 8) for name in ("a", "b", "c", "d", "e", "key"))


def orders(operations: Sequence[LaneOperation], ends: Sequence[Term]) -> LaneOrders:
    return LaneOrders.among(operations, ends, lambda value: value is KEY, 4)


def test_what_one_row_moves_another_moves_back() -> None:
    operations = [
        LaneOperation(A, [X, KEY], P),
        LaneOperation(B, [Y], P),
        LaneOperation(C, [A, B], None),
        LaneOperation(D, [KEY, C], BACK),
        LaneOperation(E, [C, KEY], P),
    ]
    found = orders(operations, [D, E])
    assert [found.of(each) for each in (X, A, B, C)] == [(0, 1, 2, 3), P, P, P]
    assert [found.of(each) for each in (D, E)] == [(0, 1, 2, 3)] * 2
    assert between(moved(P, BACK), (0, 1, 2, 3)) == (0, 1, 2, 3)
    assert between(moved(P, P), (0, 1, 2, 3)) == (2, 3, 0, 1)


def test_what_comes_from_elsewhere_is_in_order() -> None:
    operations = [LaneOperation(A, [X], P), LaneOperation(B, [A, Y], None), LaneOperation(C, [B], BACK)]
    found = orders(operations, [C])
    assert [found.of(each) for each in (A, B, C)] == [(0, 1, 2, 3)] * 3
    alone = orders([replace(operations[1], operands=[A, KEY]) if i == 1 else o for i, o in enumerate(operations)], [C])
    assert [alone.of(each) for each in (A, B, C)] == [P, P, (0, 1, 2, 3)]


def test_values_of_moves() -> None:
    data = Random(2).sample(range(100), 4)
    there = [data[lane] for lane in P]
    assert [there[lane] for lane in BACK] == [data[lane] for lane in moved(P, BACK)]
    assert [there[lane] for lane in between(P, BACK)] == [data[lane] for lane in BACK]
