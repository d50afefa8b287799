"""A value as a table of few bits is the same value."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import and_, xor
from random import Random

import pytest

from ciphergen.dsl.term import Term, concat, extract, lookup, topological, var
from ciphergen.verify.equality.few_bits import FewBits
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.equality.smt import Solver, equal
from tests.verify.random_terms import random_term

MOST = 4
A, B, C, WIDE = var("a", 3), var("b", 1), var("c", 1), var("wide", 32)


def gates(*words: Term, seed: int = 0) -> Term:
    """A bit of so many gates that it becomes a table: products of the bits of words, added up."""
    bits = [extract(word, i, i) for word in words for i in range(word.width)]
    random = Random(seed)
    products = [reduce(and_, random.sample(bits, random.randint(1, len(bits)))) for _ in range(24)]
    return reduce(xor, [*products, reduce(and_, bits)])


def tabled(term: Term) -> Term:
    """A term with its values of few bits as tables."""
    normal = Normalizer()
    return FewBits(normal, MOST)(normal(term))


def keeps(term: Term) -> bool:
    """Whether a term has the same values when those of few bits are tables."""
    values = TermSimulator(512)
    return bool((values(term) == values(tabled(term))).all())


def tables(term: Term) -> list[Term]:
    """The tables in a term."""
    return [t for t in topological([term]) if t.op == "table"]


# The bits of the third are among those of both tables of the first.
OVERLAPPING = concat(gates(A, B) ^ gates(A, C, seed=1), gates(A, C, seed=2), gates(A, seed=3))


def test_a_circuit_is_the_table_that_it_computes() -> None:
    index, values = extract(WIDE, 11, 8), Random(5).sample(range(16), 16)
    bits = [extract(index, i, i) for i in range(4)]

    def column(place: int) -> Term:
        wanted = [x for x in range(16) if values[x] >> place & 1]
        return reduce(xor, [reduce(and_, (b if x >> i & 1 else ~b for i, b in enumerate(bits))) for x in wanted])

    circuit = concat(*(column(place) for place in (3, 2, 1, 0)))
    assert tabled(circuit) is Normalizer()(lookup(tuple(values), index, 4))


def test_bits_in_two_tables_are_looked_up_in_one() -> None:
    assert len(tables(tabled(OVERLAPPING))) == 2
    assert keeps(OVERLAPPING)


@pytest.mark.parametrize("word", [WIDE, WIDE + 5, WIDE * WIDE])
def test_bits_of_words_of_many_bits_are_any_bits(word: Term) -> None:
    part = extract(word, 9, 6)
    term = concat(gates(part), gates(part, seed=7))
    assert tables(tabled(term))
    assert keeps(term)


@pytest.mark.parametrize(
    "made", [lambda t: -t, lambda t: WIDE - t, lambda t: t + 1], ids=["negated", "taken off", "raised"]
)
def test_sums_of_what_is_looked_up_stay_sums(made: Callable[[Term], Term]) -> None:
    """A text may say them, and of a table of the sum nothing would be known."""
    part = extract(WIDE, 9, 6)
    looked_up = concat(*(gates(part, seed=i) for i in range(32)))
    found, table = tabled(made(looked_up)), tabled(looked_up)
    assert table.op == "table"
    assert found is Normalizer()(made(table))
    assert found.op != "table"


def test_values_stay_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ciphergen.verify.equality.few_bits.FEWEST_GATES", 2)
    found = 0
    for seed in range(300):
        random = Random(seed)
        term = random_term(random, random.choice((1, 3, 8, 16)), 5)
        found += bool(tables(tabled(term))) and not tables(term)
        assert keeps(term), seed
        assert seed % 30 or equal(Solver(), tabled(term), term) is not False
    assert found > 30
