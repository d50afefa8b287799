"""A fold is a sum of products with powers where its function is linear, commutative and associative, nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from itertools import product as iterate
from operator import xor
from random import Random

import pytest

from ciphergen.dsl.phase_entries import phase_entries
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.term import Term, concat, const, evaluate, extract, ite, var
from ciphergen.verify.claim.product_law import is_powered
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.variables import input_byte, mode_byte

CHAIN, BLOCK, ALONE = (var(name, 8) for name in ("chain", "block", "alone"))
Product = Callable[[Term, Term], Term]


def in_field(polynomial: int) -> Product:
    """The product of bytes modulo x^8 + polynomial."""

    def product(a: Term, b: Term) -> Term:
        total = const(0, 8)
        for i in range(8):
            total = total ^ ite(extract(a, i, i), b, const(0, 8))
            b = b << 1 ^ ite(extract(b, 7, 7), const(polynomial, 8), const(0, 8))
        return total

    return product


def step(product: Product) -> Term:
    return product(CHAIN ^ BLOCK, ALONE)


def powered(made: Term) -> bool:
    return is_powered([made], [CHAIN], [BLOCK], [ALONE])


def sum_of(bits: Iterable[Term]) -> Term:
    return reduce(xor, bits, const(0, 1))


def rotated(t: Term, by: int = 1) -> Term:
    return t << by | t >> (8 - by)


AES = in_field(0x1B)


@pytest.mark.parametrize("polynomial", [0x1B, 0x1D, 0x01])
def test_products_modulo_any_polynomial_are_powered(polynomial: int) -> None:
    """x^8 + 1 is not irreducible: what counts is the ring."""
    assert powered(step(in_field(polynomial)))


def test_a_product_of_turned_operands_in_another_basis_is_powered() -> None:
    """L^-1(L(a) L(b)) is the product of another basis; L is a turn by one bit here."""
    assert powered(step(lambda a, b: rotated(AES(rotated(a), rotated(b)), 7)))


@pytest.mark.parametrize(
    "made",
    [
        pytest.param(step(lambda a, b: AES(rotated(a), b)), id="not commutative"),
        pytest.param(step(lambda a, b: rotated(AES(a, b))), id="not associative"),
        pytest.param(step(lambda a, b: a & b), id="no powers are a basis"),
        pytest.param(step(AES) ^ 1, id="a constant"),
        pytest.param(step(AES) ^ ALONE, id="what stands alone by itself"),
        pytest.param(step(AES) ^ CHAIN, id="the chain by itself"),
        pytest.param(AES(CHAIN, ALONE) ^ BLOCK, id="a block that is not multiplied"),
        pytest.param(AES(CHAIN ^ rotated(BLOCK), ALONE), id="another place of a block"),
        pytest.param(AES(CHAIN, ALONE), id="no block"),
        pytest.param(AES(CHAIN ^ BLOCK ^ ALONE, ALONE), id="a square"),
        pytest.param(AES(CHAIN ^ BLOCK, ALONE) & BLOCK, id="degree three"),
        pytest.param(step(AES) + ALONE, id="a sum with carries"),
        pytest.param(step(lambda a, b: AES(a, b ^ var("other", 8))), id="another value"),
    ],
)
def test_what_is_no_such_product_is_refused(made: Term) -> None:
    assert not powered(made)


def test_operands_of_other_lengths_are_refused() -> None:
    assert not is_powered([step(AES)], [CHAIN], [BLOCK], [ALONE, var("more", 8)])


def test_the_law_says_what_single_steps_do() -> None:
    """For sums of a few blocks, on values."""
    random, product = Random(1), in_field(0x1D)

    def value(a: int, b: int) -> int:
        return evaluate([product(CHAIN, ALONE)], {CHAIN: a, ALONE: b})[0]

    for count in (1, 2, 5):
        h, chain, blocks = random.randrange(256), random.randrange(256), [random.randrange(256) for _ in range(count)]
        wanted = reduce(lambda y, x: value(y ^ x, h), blocks, chain)
        powers = [h]
        while len(powers) < count:
            powers.append(value(powers[-1], h))
        first: Sequence[int] = [blocks[0] ^ chain, *blocks[1:]]
        assert wanted == reduce(xor, map(value, first, reversed(powers)))


def test_of_all_products_of_two_bits_those_that_are_powered_keep_the_law() -> None:
    """Chains of three blocks, for all values, of each function that is linear in both arguments."""
    chain, block, alone = (var(name, 2) for name in ("chain", "block", "alone"))
    bits = [(extract(chain ^ block, i, i), extract(alone, j, j)) for i, j in iterate(range(2), repeat=2)]
    found = 0
    for table in range(1 << 8):
        made = concat(*(sum_of(a & b for i, (a, b) in enumerate(bits) if table >> 4 * k + i & 1) for k in (1, 0)))
        if not is_powered([made], [chain], [block], [alone]):
            continue
        found += 1
        value = {(a, h): evaluate([made], {chain: a, block: 0, alone: h})[0] for a, h in iterate(range(4), repeat=2)}
        for h, a, b, c in iterate(range(4), repeat=4):
            single, second = value[value[value[a, h] ^ b, h] ^ c, h], value[h, h]
            assert single == value[a, value[second, h]] ^ value[b, second] ^ value[c, h]
    assert found > 10


@pytest.mark.long
def test_the_fold_of_gcm_is_powered() -> None:
    known = Knowledge(phase_entries(load_phase_mode("gcm"), "lea128"), 32, lasting=False).specification
    made, _ = known.step("ghash", "ghash")
    assert is_powered(made, [*map(mode_byte, range(16))], [*map(input_byte, range(16))], known.key)
