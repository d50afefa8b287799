"""Rotations of repeated words become shifts where nobody needs all copies; the word that is needed stays the same."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.dsl.term import Term, evaluate, rotl, topological, var
from ciphergen.generator.passes import narrow

WIDTH = 32


def rotations(terms: list[Term]) -> int:
    return sum(term.op == "rotl" for term in topological(terms))


def repeated(value: int, word_bits: int) -> int:
    return sum((value % (1 << word_bits)) << at for at in range(0, WIDTH, word_bits))


def rounds(rng: Random, inputs: list[Term], count: int, *, adds: bool = False) -> list[Term]:
    """Rounds in which each word is made of several, and rotated."""
    state = inputs
    for _ in range(count):
        mixed = [a ^ (b & ~c) for a, b, c in zip(state, state[1:] + state[:1], state[2:] + state[:2], strict=True)]
        state = [rotl(word, rng.randrange(WIDTH)) for word in mixed]
        if adds:
            state[0] = state[0] & (state[1] | state[0])
    return state


@pytest.mark.parametrize("word_bits", [8, 16])
@pytest.mark.parametrize("count", [1, 2, 3, 5])
@pytest.mark.parametrize("seed", range(6))
def test_the_lowest_word_stays(word_bits: int, count: int, seed: int) -> None:
    rng = Random(seed)
    inputs = [var(f"x.{i}", WIDTH) for i in range(4)]
    outputs = rounds(rng, inputs, count, adds=bool(seed % 2))
    narrowed = narrow.run(outputs, outputs, word_bits)
    assert rotations(narrowed) < rotations(outputs)
    for _ in range(20):
        values = {x: repeated(rng.getrandbits(word_bits), word_bits) for x in inputs}
        low = [value % (1 << word_bits) for value in evaluate(outputs, values)]
        assert [value % (1 << word_bits) for value in evaluate(narrowed, values)] == low


def test_a_shift_a_round_while_there_are_copies() -> None:
    x = var("x", WIDTH)
    once, twice = rotl(x, 3), rotl(rotl(x, 3), 3)
    assert narrow.run([once], [once], 8) == [x >> 5]
    assert narrow.run([twice], [twice], 8) == [(x >> 5) >> 5]
    assert narrow.run([once, twice], [once, twice], 16) == [rotl(x, 3), rotl(x, 3) >> 13]


def test_what_an_operation_on_whole_registers_needs_stays() -> None:
    x = var("x", WIDTH)
    for term in (rotl(x, 3) + 1, rotl(x, 3) >> 1):
        assert narrow.run([term], [term], 8) == [term]


def test_what_no_root_needs_stays() -> None:
    x = var("x", WIDTH)
    assert narrow.run([rotl(x, 3), ~x], [~x], 8) == [rotl(x, 3), ~x]
