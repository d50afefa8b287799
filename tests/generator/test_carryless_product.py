"""Products in fields made of instructions that multiply polynomials: what they compute, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.machine.row_function import function_of
from ciphergen.dsl.concrete import ConcreteEntry
from ciphergen.dsl.phase_entries import phase_entries
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.term import Term, concat, const, evaluate, extract, ite, topological, var
from ciphergen.generator.analysis.field_products import wide_product
from ciphergen.generator.analysis.keys import key_bytes
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.layouts.derived_keys import UNIT, with_derived_keys
from ciphergen.generator.passes import carryless_product
from ciphergen.generator.passes.carryless_product import Factor, HalfRegister, Products, by_halves, multiplies_pairs
from tests.generator.test_lanes_product import product

MACHINE = "aarch64_aes"
BY = generation(target(MACHINE)).polynomials
TAPS = [(0, 1, 2, 7), (0, 2, 3, 31), (5,)]


def wide(taps: tuple[int, ...], *, reverse: bool) -> Piece:
    """The product of two words of 128 bits, of which the lowest bit, or the highest, is the coefficient of 1."""
    words, order = [var(f"x.{i}", 128) for i in range(2)], -1 if reverse else 1
    a, b = ([extract(w, 32 * i + 31, 32 * i) for i in range(4)][::order] for w in words)
    root = concat(*product(a, b, taps, reverse=reverse)[::-order])
    return Piece(tuple(words), (root,), (root,))


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("taps", TAPS)
def test_instructions_compute_the_product(taps: tuple[int, ...], reverse: bool) -> None:
    assert BY is not None
    piece, random = wide(taps, reverse=reverse), Random(2)
    found = wide_product(piece.outputs[0], piece.inputs)
    assert found is not None
    assert (found.reverse, found.taps) == (reverse, taps)
    new, planes = carryless_product.with_planes(piece, BY)
    assert len(planes) == 4
    for number in range(12):
        values = {w: random.getrandbits(128) if number > 3 else (1 << 127 * (number % 2)) for w in piece.inputs}
        assert evaluate(new.outputs, values) == evaluate(piece.outputs, values)


def side_by_side(a: Term, b: Term) -> tuple[Factor, Factor]:
    assert BY is not None
    lows, highs = by_halves(a, b, BY)
    return Factor.pair((a, b), (lows ^ highs, lows ^ highs))


def dealt(a: Term, b: Term) -> tuple[Factor, Factor]:
    assert BY is not None
    return Factor.dealt(*by_halves(a, b, BY))


@pytest.mark.parametrize("pair", [side_by_side, dealt])
@pytest.mark.parametrize("taps", TAPS)
def test_a_sum_of_products_has_one_remainder(
    taps: tuple[int, ...], pair: Callable[[Term, Term], tuple[Factor, Factor]]
) -> None:
    assert BY is not None
    piece, random = wide(taps, reverse=False), Random(3)
    ones, others = ([var(f"{name}.{i}", 128) for i in range(4)] for name in "ah")
    first, second = (Products.of(pair(*ones[i : i + 2]), pair(*others[i : i + 2]), BY) for i in (0, 2))
    made = (first + second).remainder(taps, BY)
    remainders = [t for t in topological([made]) if t.op == "apply" and any(a.is_const for a in t.args)]
    assert len(remainders) == 3
    for _ in range(8):
        values = {word: random.getrandbits(128) for word in (*ones, *others)}
        wanted = 0
        for a, h in zip(ones, others, strict=True):
            wanted ^= evaluate(piece.outputs, {piece.inputs[0]: values[a], piece.inputs[1]: values[h]})[0]
        assert evaluate([made], values) == [wanted]


def test_halves_in_different_places_have_no_product() -> None:
    assert BY is not None
    a, h = var("a", 128), var("h", 128)
    with pytest.raises(AssertionError, match="rows multiply halves of one kind"):
        HalfRegister(a, False).times(HalfRegister(h, True), BY)


def test_pairs_need_rows_for_halves() -> None:
    assert BY is not None
    assert multiplies_pairs(BY)
    for without in (None, replace(BY, lower=None), replace(BY, upper=None), replace(BY, halves=False)):
        assert not multiplies_pairs(without)


@pytest.mark.parametrize("first", [False, True])
def test_a_choice_of_a_product_is_one(first: bool) -> None:
    assert BY is not None
    piece, n = wide(TAPS[0], reverse=True), var("x.2", 1)
    (root,), old = piece.outputs, piece.inputs[0]
    whole = Piece((*piece.inputs, n), (ite(n, root, old) if first else ite(n, old, root),), ())
    new, planes = carryless_product.with_planes(whole, BY)
    assert planes
    for value in (0, 1):
        values = {old: 12345, piece.inputs[1]: 3 << 120, n: value}
        assert evaluate(new.outputs, values) == evaluate(whole.outputs, values)


def sums(piece: Piece) -> Term:
    return piece.outputs[0] + piece.inputs[0]


def test_what_is_no_product_stays() -> None:
    assert BY is not None
    piece = wide(TAPS[0], reverse=True)
    for root in (sums(piece), piece.outputs[0] ^ const(1, 128), piece.inputs[0] & piece.inputs[1]):
        other = Piece(piece.inputs, (root,), ())
        assert carryless_product.with_planes(other, BY) == (other, ())
    two = Piece(piece.inputs, (*piece.outputs, *piece.outputs), ())
    assert carryless_product.with_planes(two, BY) == (two, ())


def test_a_row_that_does_more_is_no_function_of_registers() -> None:
    rows = target(MACHINE).rows
    for name in ("ldr_q", "ext_16b", "aese_16b"):
        with pytest.raises(AssertionError):
            function_of(rows[name])


def test_the_key_of_a_hash_has_the_coefficients_alone() -> None:
    variant, random = phase_entries(load_phase_mode("gcm"), "lea128"), Random(1)
    units = with_derived_keys(variant, "ghash", BY)
    assert units.key_layout(8 * UNIT).size == 16
    key, y, x = (random.randbytes(16) for _ in range(3))
    (words,), (step,) = units.schedule(key_bytes(units)), units.steps("ghash")
    (variables,) = units.key_variables()
    values = dict(zip(variables, evaluate(words, dict(zip(key_bytes(units), key, strict=True))), strict=True))
    values |= dict(zip(step.inputs, (int.from_bytes(each, "big") for each in (y, x)), strict=True))
    wanted = ConcreteEntry(variant, "ghash")({"H": key, "y": y, "x": x})["y"]
    assert evaluate(step.outputs, values)[0].to_bytes(16, "big") == wanted
