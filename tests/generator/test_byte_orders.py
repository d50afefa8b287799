"""Orders of bytes: what they are as terms, how they are found again, and the instructions that they become."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ciphergen.backends import generation, target
from ciphergen.dsl.term import Term, concat, evaluate, extract, rotl, var
from ciphergen.generator import passes
from ciphergen.generator.analysis.byte_orders import byte_order, reordered
from ciphergen.generator.cover import instructions
from ciphergen.generator.passes import legalise
from tests.generator.coded import computed

AARCH64 = target("aarch64")
RULES = generation(AARCH64).sets["vectors"]
X, Y = var("x", 128), var("y", 128)


@given(st.permutations(range(16)), st.permutations(range(16)), st.binary(min_size=16, max_size=16))
def test_an_order_is_found_again(first: list[int], second: list[int], data: bytes) -> None:
    if first == [*range(16)]:
        return
    term = reordered(X, first)
    assert evaluate([term], {X: int.from_bytes(data, "little")})[0].to_bytes(16, "little") == bytes(
        data[source] for source in first
    )
    if term.op == "concat":
        assert byte_order(term) == (X, tuple(first))
    (both,) = passes.run([reordered(term, second)])
    if both.op == "concat":
        assert byte_order(both) == (X, tuple(first[i] for i in second))


NOT_ORDERS: dict[str, Term] = {
    "two-words": concat(extract(X, 127, 64), extract(Y, 63, 0)),
    "bits": concat(extract(X, 3, 0), extract(X, 127, 4)),
    "a-constant": concat(extract(X, 127, 8), extract(X ^ X, 7, 0)),
    "a-part": concat(extract(X, 31, 0), extract(X, 63, 32)),
    "no-concatenation": X ^ Y,
}


@pytest.mark.parametrize("name", NOT_ORDERS)
def test_what_is_no_order(name: str) -> None:
    assert byte_order(NOT_ORDERS[name]) is None


def _instructions(order: list[int]) -> list[str]:
    """Return the names of the instructions that bring a register's bytes into an order."""
    function = computed(AARCH64, RULES, legalise.run(passes.run([reordered(X, order)]), RULES), [X])
    return [inst.row.name for inst in function.instructions() if inst.row.name not in ("ret", "ldr_q", "str_q")]


@pytest.mark.parametrize("distance", range(1, 16))
def test_a_rotation_is_no_look_up(distance: int) -> None:
    assert "ext_16b" in _instructions([(at + distance) % 16 for at in range(16)])


REVERSALS = {
    (8, 4): "rev64_4s", (8, 2): "rev64_8h", (8, 1): "rev64_16b", (4, 2): "rev32_8h", (4, 1): "rev32_16b",
    (2, 1): "rev16_16b",
}  # fmt: skip


@pytest.mark.parametrize(("container", "lane"), REVERSALS)
def test_a_reversal_of_lanes_is_no_look_up(container: int, lane: int) -> None:
    """The order is said here by lanes: those of each container, the last first."""
    starts = [
        first + lane * (container // lane - 1 - i)
        for first in range(0, 16, container)
        for i in range(container // lane)
    ]
    names = _instructions([start + byte for start in starts for byte in range(lane)])
    assert REVERSALS[container, lane] in names
    assert "tbl_16b" not in names


def test_an_order_is_one_instruction_and_its_table_stands_once() -> None:
    order = [1, 2, 3, 0, 5, 6, 7, 4, 9, 10, 11, 8, 13, 14, 15, 12]
    roots = legalise.run(passes.run([reordered(X, order) ^ reordered(Y, order)]), RULES)
    function = computed(AARCH64, RULES, roots, [X, Y])
    assert [table.public for table in function.tables] == [True]
    assert [inst.row.name for inst in function.instructions()].count("tbl_16b") == 2
    assert instructions([rotl(X, 8)], (), RULES) == 1  # a rotation needs no table
