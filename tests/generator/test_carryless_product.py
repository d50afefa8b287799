"""Products in fields made of instructions that multiply polynomials: what they compute, and what is refused."""

from __future__ import annotations

import re
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
from ciphergen.generator.passes.carryless_product import RegisterPair, multiplies_pairs, sum_of_products
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.generator.test_gcm import made
from tests.generator.test_lanes_product import product
from tests.kept import object_code

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


@pytest.mark.parametrize("taps", TAPS)
def test_a_sum_of_products_has_one_remainder(taps: tuple[int, ...]) -> None:
    assert BY is not None
    piece, random = wide(taps, reverse=False), Random(3)
    ones, others = ([var(f"{name}.{i}", 128) for i in range(4)] for name in "ah")
    first, second = ([RegisterPair.of(words[i], words[i + 1], BY) for i in (0, 2)] for words in (ones, others))
    made = sum_of_products(first, second, taps, BY)
    remainders = [t for t in topological([made]) if t.op == "apply" and any(a.is_const for a in t.args)]
    assert len(remainders) == 3
    for _ in range(8):
        values = {word: random.getrandbits(128) for word in (*ones, *others)}
        wanted = 0
        for a, h in zip(ones, others, strict=True):
            wanted ^= evaluate(piece.outputs, {piece.inputs[0]: values[a], piece.inputs[1]: values[h]})[0]
        assert evaluate([made], values) == [wanted]


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


DERIVE, HASH = "lea128_gcm_derive", "lea128_gcm_ghash"


def judged(source: str) -> Report:
    """The proof of the hash alone, with what makes its key."""
    variant = phase_entries(load_phase_mode("gcm"), "lea128")
    return prove(
        object_code(source, MACHINE),
        "lea128.o",
        target(MACHINE),
        variant,
        {DERIVE: "derive", HASH: "ghash"},
        knowledge=Knowledge(variant, 64, lasting=False),
    )


def changed(function: str, old: str, new: str, number: int = 0) -> str:
    """The source with one line of a function changed. old: a pattern; number: which of the lines that it fits."""
    source = made("lea128", MACHINE)["lea128.S"]
    begin = re.search(rf"\n(    FUNCTION {function}|{function}:)\n", source)
    assert begin is not None
    end = re.compile(rf"\n    (END|\.size) {function}\b").search(source, begin.end())
    assert end is not None
    body = source[begin.start() : end.start()]
    place = [*re.finditer(old, body)][number]
    found = body[: place.start()] + place.expand(new) + body[place.end() :]
    assert found != body
    return source[: begin.start()] + found + source[end.start() :]


WRONG = {
    "the other half": (HASH, r"pmull2 (.*)\.2d, (.*)\.2d\n", r"pmull \1.1d, \2.1d\n", 0),
    "the other half of the other": (HASH, r"pmull (.*)\.1d, (.*)\.1d\n", r"pmull2 \1.2d, \2.2d\n", -1),
    "another constant": (HASH, r"movi (\S+), #0x87\n", r"movi \1, #0x86\n", 0),
    "a sum that is left out": (HASH, r"eor (\S+), (\S+), (\S+)\n", r"orr \1, \2, \2\n", 1),
    "a sum of other bits": (HASH, r"eor (\S+), (\S+), (\S+)\n", r"orr \1, \2, \3\n", -1),
    "halves in another place": (HASH, r"ext (\S+), (\S+), (\S+), #8\n", r"ext \1, \2, \3, #7\n", -1),
    "halves that are not exchanged": (HASH, r"ext (\S+), (\S+), (\S+), #8\n", r"orr \1, \2, \2\n", 0),
    "bits that are not turned": (HASH, r"rbit (\S+), (\S+)\n", r"orr \1, \2, \2\n", 1),
    "powers that are exchanged": (HASH, r"ldp (q\d+), (q\d+), \[x0, #", r"ldp \2, \1, [x0, #", 0),
    "a product that is left out": (HASH, r"eor (v\d+)\.16b, \1\.16b, .*\n", r"orr \1.16b, \1.16b, \1.16b\n", -8),
    "a remainder before the last sum": (
        HASH,
        r"eor (v\d+)\.16b, (v\d+)\.16b, (v\d+\.16b\n(?:.*\n){1,6}? *pmull2 v\d+\.1q), \1\.2d, (v\d+)\.2d\n",
        r"eor \1.16b, \2.16b, \3, \2.2d, \4.2d\n",
        -1,
    ),
    "powers that are kept in another order": (
        DERIVE,
        r"stp (q\d+), (q\d+), \[(x\d+), #16\]",
        r"stp \2, \1, [\3, #16]",
        0,
    ),
    "powers that are all the first one": (DERIVE, r"movz x3, #16,", "movz x3, #0,", 0),
    "another word of the key": (DERIVE, r"stp (w\d+), (w\d+), \[(x\d+), #8\]", r"stp \2, \1, [\3, #8]", 0),
}
IN_THE_GATE = ("another constant", "a remainder before the last sum")


@pytest.mark.long
def test_the_hash_is_proved_with_what_makes_its_key() -> None:
    report = judged(made("lea128", MACHINE)["lea128.S"])
    assert report.proved
    assert report.key_memory_bytes == 16 + 16 * 24
    results = {o.function: o.method for o in report.obligations if o.prop is Property.RESULT}
    assert results == {DERIVE: f"through {HASH}", HASH: "quadratic form"}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long if name in IN_THE_GATE else pytest.mark.slow) for name in WRONG]
)
def test_a_wrong_product_is_refused(name: str) -> None:
    report = judged(changed(*WRONG[name]))
    (found,) = (o for o in report.obligations if (o.function, o.prop) == (HASH, Property.RESULT))
    assert found.verdict is Verdict.REFUTED
