"""Exclusive ors of bits as few gates: the same meaning, and no more gates than before."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends.extended import extension_of
from ciphergen.dsl.term import Term, const, evaluate, extract, ite, lookup, topological, var, variables
from ciphergen.hardware.fewer_sums import fewer, in_order
from ciphergen.hardware.gate_count import gate_count
from ciphergen.hardware.linear import shared

A, B = var("a", 8), var("b", 8)


def meaning(name: str) -> Term:
    found = next(each for each in extension_of("aes", 32).instructions if each.name == name)
    return found.result({register: var(register, 32) for register in found.registers})


def same(one: Term, other: Term) -> None:
    random = Random(1)
    for _ in range(50):
        values = {leaf: random.getrandbits(leaf.width) for leaf in variables([one, other])}
        assert evaluate([one], values) == evaluate([other], values)


@pytest.mark.long
@pytest.mark.parametrize(("name", "most"), [("aesmix", 96), ("aesmixi", 160)])
def test_matrices(name: str, most: int) -> None:
    """92 and 153 or fewer are known; shared pairs alone take 108 and 170."""
    before = meaning(name)
    made = shared(before)
    same(before, made)
    assert sum(term.op == "xor" for term in topological([made])) == gate_count(made) <= most


@pytest.mark.parametrize(
    "term",
    [
        A ^ B,
        A + B,
        ite(extract(A, 0, 0), A ^ B, B ^ const(3, 8)),
        lookup(tuple(range(255, -1, -1)), A ^ (A << const(1, 8)), 8) ^ B,
        const(7, 8),
        A & const(0, 8),
    ],
)
def test_nothing_else_changes(term: Term) -> None:
    made = shared(term)
    same(term, made)
    assert gate_count(made) <= gate_count(term)


def test_gates_are_counted_once() -> None:
    assert gate_count(A ^ B) == 8
    assert gate_count((A ^ B) & (B ^ A)) == 8
    assert gate_count(ite(extract(A, 0, 0), A, B)) == 8
    assert gate_count(ite(extract(A, 0, 0), const(0x1B, 8), const(0, 8))) == 0
    assert gate_count(lookup(tuple(range(256)), A, 8)) == 0


def test_cancellation() -> None:
    """a ^ b ^ c ^ d, b ^ c ^ d and a ^ b, made of pairs without any, take four sums; by the first of the others three
    and one more for c ^ d."""
    program = {12: (4, 8), 14: (2, 12), 3: (1, 2), 15: (3, 12)}
    assert len(fewer(program, [15, 14, 3])) == 4
    program = {3: (1, 2), 7: (3, 4), 15: (7, 8), 6: (2, 4), 14: (6, 8)}
    found = fewer(program, [15, 14])
    assert len(found) == 3
    known: set[int] = set()
    for value in in_order(found):
        first, second = found[value]
        assert first ^ second == value
        assert all(not each & each - 1 or each in known for each in found[value])
        known.add(value)
    assert {15, 14} <= known


def test_nothing_to_find() -> None:
    assert fewer({3: (1, 2)}, [3]) == {3: (1, 2)}
    assert fewer({}, [0, 1]) == {}
