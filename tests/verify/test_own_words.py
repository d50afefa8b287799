"""Constants in slices as functions of the bits in which blocks differ."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.dsl.term import Term, concat, const, evaluate, extract, make, sext, substitute, var, variables
from ciphergen.verify.claim.own_words import OwnWords, tells_every_block
from ciphergen.verify.equality.normal import Normalizer

BLOCKS = 32
HELD = [sum((i >> j & 1) << i for i in range(BLOCKS)) for j in range(5)]
NAMES = {const(word, BLOCKS): var(f"own{j}", BLOCKS) for j, word in enumerate(HELD)}
VALUES = dict(zip(NAMES.values(), NAMES, strict=True))


def test_a_constant_is_a_function_with_its_bits() -> None:
    random, own = Random(1), OwnWords(NAMES)
    for value in (0, 1, (1 << BLOCKS) - 1, *HELD, *(random.getrandbits(BLOCKS) for _ in range(100))):
        assert evaluate([own.constant(value)], {v: word.value for v, word in VALUES.items()}) == [value]


def slices(random: Random, count: int) -> list[Term]:
    """Random circuits of copies of bits and constants, with bits of some words put together in their places."""
    made: list[Term] = [sext(extract(var("x", 8), i, i), BLOCKS) for i in range(8)]
    for _ in range(count):
        a, b = random.choices(made, k=2)
        mask = const(random.choice([*HELD, random.getrandbits(BLOCKS)]), BLOCKS)
        at = random.choice((4, 8, 16))
        parts = concat(extract(a, BLOCKS - 1, at), extract(b, at - 1, 0))
        moved = concat(extract(a, at - 1, 0), extract(b, BLOCKS - 1, at))
        made.append(random.choice((a ^ b, a & b, a | b, ~a, a ^ mask, a & mask, a | mask, parts, moved)))
    return made


@pytest.mark.parametrize("normal", [False, True])
def test_terms_keep_their_values(normal: bool) -> None:
    """Whatever is taken as a function, with the constants for the variables terms are what they were."""
    replaced = 0
    for seed in range(60):
        random = Random(seed)
        terms = slices(random, 40)
        terms = [*map(Normalizer(), terms)] if normal else terms
        found = OwnWords(NAMES)(terms)
        replaced += bool({*NAMES.values()} & {*variables(found)})
        for value in (0, 255, random.randrange(256)):
            given = {var("x", 8): value}
            back = substitute(found, VALUES)
            assert evaluate(back, given) == evaluate(terms, given)
    assert replaced > 50


def test_constants_stay_where_words_are_no_slices() -> None:
    """Masks that choose between words that are shifted against each other are no bits of counters."""
    a, b = (sext(extract(var("x", 8), i, i), BLOCKS) ^ const(HELD[i], BLOCKS) for i in range(2))
    mask = const(HELD[2], BLOCKS)
    choice = (a & mask) | make("shl", (b, const(4, BLOCKS)), BLOCKS) & ~mask
    (found,) = OwnWords(NAMES)([choice])
    assert {*variables([found])} == {var("x", 8), NAMES[const(HELD[0], BLOCKS)], NAMES[const(HELD[1], BLOCKS)]}


@pytest.mark.parametrize(
    ("held", "blocks", "all_of_them"),
    [
        (HELD, 32, True),
        ([0b1010, 0b1100], 4, True),
        ([0b1010, 0b1010], 4, False),  # two bits by one constant
        ([0b0010, 0b1100], 4, False),  # two blocks with one counter
        ([0b101010, 0b001100, 0b110000], 6, False),
        (HELD[:4], 32, False),
        ([1 << i for i in range(64)], 64, False),
    ],
)
def test_constants_that_tell_every_block(held: list[int], blocks: int, all_of_them: bool) -> None:
    assert tells_every_block(held, blocks) is all_of_them
