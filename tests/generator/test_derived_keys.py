"""What a mode derives from the key is kept as its folds read it: lanes of a product, or bytes; and proved with them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import ConcreteEntry
from ciphergen.dsl.phase_entries import phase_entries
from ciphergen.dsl.phase_texts import load_phase_mode, parse_phase_mode
from ciphergen.dsl.term import evaluate
from ciphergen.dsl.variant import Variant
from ciphergen.generator.analysis.keys import key_bytes
from ciphergen.generator.layouts.derived_keys import UNIT, with_derived_keys
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.prove import Declared, prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.generator.test_gcm import made
from tests.kept import object_code

DERIVE, HASH = "lea128_gcm_derive", "lea128_gcm_ghash"
GCM = Path(__file__).parents[2] / "ciphergen" / "dsl" / "modes" / "phases" / "gcm.mode"
FOLD = "fold ghash(y: block, x: block) -> block = gmul(y ^ x, H)"
KEY = "key { H = E.encrypt(block(0)) }"


def entries(fold: str = FOLD, key: str = KEY) -> Variant:
    """The entry points of GCM with another fold, or with more that is derived."""
    text = GCM.read_text("utf-8")
    assert text.count(FOLD) == text.count(KEY) == 1
    return phase_entries(parse_phase_mode(text.replace(FOLD, fold).replace(KEY, key), "my.mode"), "lea128")


def through_words(variant: Variant, key: bytes, y: int, x: int) -> int:
    """What the code of a fold computes of a block, with the words in memory that are made of the key."""
    units = with_derived_keys(variant, "ghash")
    given = dict(zip(key_bytes(units), key, strict=True))
    (made_words,) = units.schedule(key_bytes(units))
    (words,) = units.key_variables()
    (step,) = units.steps("ghash")
    values = dict(zip(words, evaluate(made_words, given), strict=True)) | dict(zip(step.inputs, (y, x), strict=True))
    assert {*step.keys} == {*words}
    return evaluate(step.outputs, values)[0]


@pytest.mark.parametrize(
    ("fold", "key", "size"),
    [
        pytest.param(FOLD, KEY, 144, id="lanes"),
        pytest.param(FOLD.replace("gmul(y ^ x, H)", "gmul(y ^ x, H) ^ H"), KEY, 16, id="read twice"),
        pytest.param(FOLD.replace("gmul(y ^ x, H)", "(y ^ x) + H"), KEY, 16, id="no product"),
        pytest.param(
            FOLD.replace("gmul(y ^ x, H)", "gmul(y ^ x, H) ^ G"),
            "key { H = E.encrypt(block(0))  G = E.encrypt(block(1)) }",
            32,
            id="two values",
        ),
    ],
)
def test_code_computes_with_the_words_what_the_text_says(fold: str, key: str, size: int) -> None:
    variant, random = entries(fold, key), Random(1)
    assert with_derived_keys(variant).key_layout(8 * UNIT).size == size
    run = ConcreteEntry(variant, "ghash")
    for number in range(3):
        given = random.randbytes(variant.key_bytes) if number else bytes([0x80, *bytes(variant.key_bytes - 1)])
        y, x = random.randbytes(16), random.randbytes(16)
        ports = {name: given[16 * i : 16 * i + 16] for i, name in enumerate(variant.derived)}
        wanted = run({**ports, "y": y, "x": x})["y"]
        found = through_words(variant, given, int.from_bytes(y, "big"), int.from_bytes(x, "big"))
        assert found.to_bytes(16, "big") == wanted


def test_folds_that_read_different_values_share_a_key() -> None:
    """The second value stands behind the first, whichever of them a fold reads."""
    other = "fold other(y: block, x: block) -> block = y ^ x ^ G"
    text = (
        GCM.read_text("utf-8")
        .replace(FOLD, f"{FOLD} ^ H\n  {other}")
        .replace("ghash(block(0), iv)", "other(block(0), iv)")
    )
    mode = parse_phase_mode(text.replace(KEY, "key { H = E.encrypt(block(0))  G = E.encrypt(block(1)) }"), "my.mode")
    variant = phase_entries(mode, "lea128")
    assert [*variant.derived] == ["H", "G"]
    units = with_derived_keys(variant, "other")
    (step,) = units.steps("other")
    assert [v.symbol.index for v in step.keys] == [(0, j) for j in (4, 5, 6, 7)]


def test_texts_of_ciphers_derive_nothing() -> None:
    assert entries().derived.keys() == {"H"}
    assert load("ghash").variants["ghash128"].derived == {}


@cache
def functions(machine: str = "rv32i") -> str:
    """The functions that work block by block, of LEA-128's GCM."""
    return made("lea128", machine)["lea128.S"]


def judged(source: str, *, tables: bool = False, machine: str = "rv32i") -> Report:
    """The proof of the hash alone, with what makes its key. tables: whether look-ups in memory are allowed."""
    variant = phase_entries(load_phase_mode("gcm"), "lea128")
    return prove(
        object_code(source, machine),
        "lea128.o",
        target(machine),
        variant,
        {DERIVE: "derive", HASH: "ghash"},
        declared=Declared(tables=tables),
        knowledge=Knowledge(variant, target(machine).xlen, lasting=False),
    )


def changed(function: str, old: str, new: str, number: int = 0) -> str:
    """The source with one line of a function changed. old: a pattern; number: which of the lines that it fits."""
    source = functions()
    begin = source.index(f"\n{function}:\n")
    end = source.index(f".size {function}", begin)
    body = source[begin:end]
    places = [*re.finditer(old, body)]
    place = places[number]
    return source[:begin] + body[: place.start()] + place.expand(new) + body[place.end() :] + source[end:]


WRONG = {
    "another mask of a transposition": (HASH, r"lui (\w+), 0x33333\n", r"lui \1, 0x33332\n", 0),
    "another distance of a transposition": (HASH, r"srli (\w+), (\w+), 4\n", r"srli \1, \2, 3\n", 0),
    "a sum that is left out": (HASH, r"xor (\w+), (\w+), (\w+)\n", r"addi \1, \2, 0\n", 200),
    "a product that is a sum": (HASH, r"and (\w+), (\w+), (\w+)\n", r"or \1, \2, \3\n", 60),
    "another tap of the polynomial": (HASH, r"srli (\w+), (\w+), 7\n", r"srli \1, \2, 6\n", -1),
    "another lane": (DERIVE, r"sw (\w+), 36\(", r"sw zero, 36(", 0),
    "another word of the key": (DERIVE, r"srli (\w+), (\w+), 16\n", r"srli \1, \2, 15\n", 0),
}


@pytest.mark.slow
def test_what_makes_the_key_and_what_reads_it_are_proved_together() -> None:
    report = judged(functions())
    assert report.proved
    assert report.key_memory_bytes == 2736
    (result,) = (o for o in report.obligations if (o.function, o.prop) == (DERIVE, Property.RESULT))
    assert result.method == "through lea128_gcm_ghash"


@pytest.mark.slow
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_product_is_refused(name: str) -> None:
    """The form of the key is proved by what reads it: neither is, where one of both is wrong."""
    report = judged(changed(*WRONG[name]))
    refused = {o.function for o in report.obligations if o.verdict is not Verdict.PROVED and o.prop is Property.RESULT}
    assert refused == {DERIVE, HASH}
    (found,) = (o for o in report.obligations if (o.function, o.prop) == (HASH, Property.RESULT))
    assert found.verdict is Verdict.REFUTED


@pytest.mark.long
def test_words_of_the_key_that_lie_elsewhere_are_refused() -> None:
    """A load of the hash takes another row of the powers."""
    source = changed(HASH, r"lw (\w+), 32\(t1\)\n", r"lw \1, 160(t1)\n")
    report = judged(source)
    assert [o.verdict for o in report.obligations if (o.function, o.prop) == (HASH, Property.RESULT)] == [
        Verdict.REFUTED
    ]
