"""Rounds and key schedules by functions of registers that a user's instructions compute: what is found, that it
computes the same, and code that is proved."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.extended_names import GIVEN
from ciphergen.backends.machine.rule import RuleSet
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, Step, Variant, load, load_untried
from ciphergen.dsl.extension import shipped_folder
from ciphergen.dsl.term import (
    Term,
    evaluate,
    from_bytes,
    lookup,
    rotl,
    substitute,
    to_bytes,
    topological,
    var,
    variables,
)
from ciphergen.generator.analysis.by_functions import FunctionSearch
from ciphergen.generator.analysis.congruent_forms import CongruentForms, affine
from ciphergen.generator.analysis.function_meanings import inverted, meaning
from ciphergen.generator.analysis.keys import key_bytes, key_position
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.function_words import FunctionWords, _with_functions, computed_by_functions
from ciphergen.generator.layouts.tabled import registers
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy
from ciphergen.verify.prove import prove

HERE, TEXTS = Path(__file__).parent, Path(__file__).parents[1] / "texts"
AES = (shipped_folder() / "aes.instr").read_text()
ROWS = (HERE / "rows.instr").read_text()
INSTRUCTION = re.compile(
    r"^  instruction (\w+) (?:.*-> rd: word \{\n(?:    .*\n)*  \}\n|.* =\n.*\n|.* = .*\n)", re.MULTILINE
)
PAIRS = {"round": "aesround aeslast", "two": "aessub2 aesmix2", "one": "aessub aesmix"}


def only(names: str) -> str:
    """The shipped text for AES with the instructions of these names, and with their inverses."""
    wanted = {*names.split(), *(f"{name}i" for name in names.split())}
    found = [each[0] for each in INSTRUCTION.finditer(AES) if each[1] in wanted]
    assert len(found) == len(wanted)
    return "extension Xsome {\n  uses AES\n" + "".join(found) + "}\n"


@pytest.fixture(autouse=True)
def no_other_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GIVEN, "")


def written(folder: Path, text: str) -> str:
    """The target with instructions of a text, beside the cipher that it may use."""
    (folder / "anubis.cipher").write_text((TEXTS / "anubis.cipher").read_text())
    file = folder / f"i{sha256(text.encode()).hexdigest()[:8]}.instr"  # what targets of one name have is kept
    file.write_text(text)
    return f"rv32i+{file}"


def rules(folder: Path, text: str) -> RuleSet:
    return generation(target(written(folder, text))).words(8)


def names(terms: list[Term]) -> list[str]:
    return [str(term.param).split()[0] for term in topological(terms) if term.op == "apply"]


def cipher(name: str) -> Cipher:
    return load(name if name == "aes" else str(TEXTS / f"{name}.cipher"))


def variant_of(name: str) -> Variant:
    return next(iter(cipher(name).variants.values()))


def disagreement(variant: Variant, made: FunctionWords, step: Step, source: Random) -> str:
    """What a step and its rewriting give of one random block and key, where that is not the same."""
    state = registers(variant, 32)
    key = {x: source.getrandbits(8) for x in key_bytes(variant)}
    block = [source.getrandbits(8) for _ in range(variant.block_bytes)]
    words = zip(variant.key_variables(), variant.schedule(key_bytes(variant)), strict=True)
    known = {x: word for names, row in words for x, word in zip(names, row, strict=True)}
    outputs = variant.bytes(substitute(step.outputs, known))
    inputs = dict(zip(step.inputs, block, strict=True))
    right = evaluate(outputs, inputs | key)
    stored = [word for row in made.rounds.rows() for word in row]
    at = {(i, j): word for i, row in enumerate(made.rounds.rows()) for j, word in enumerate(row)}
    assert len(stored) == len(at)
    found = made.rounds.step(step)
    keys = {x: evaluate([at[place]], key)[0] for x in variables(found) if (place := key_position(x)) is not None}
    given = {x: sum(byte << 8 * i for i, byte in enumerate(block[4 * n : 4 * n + 4])) for n, x in enumerate(state)}
    got = evaluate([byte for word in found for byte in to_bytes(word)], given | keys)
    return "" if got == right else f"{got} in place of {right}"


EXPECTED = {
    ("aes", PAIRS["round"]): {"aesround": 16, "aesroundi": 16},
    ("aes", PAIRS["two"]): {"aessub2": 4, "aesmix2": 4, "aessub2i": 4, "aesmix2i": 4},
    ("aes", PAIRS["one"]): {"aessub": 4, "aesmix": 4, "aessubi": 4, "aesmixi": 4},
    ("anubis", ""): {"addrow": 16},
}


@pytest.mark.parametrize(("name", "pair"), EXPECTED)
def test_a_round_is_made_of_the_instructions_and_computes_the_same(name: str, pair: str, tmp_path: Path) -> None:
    source = Random(pair)
    variant, found = variant_of(name), rules(tmp_path, only(pair) if pair else ROWS)
    assert computed_by_functions(variant, found)
    layout = FunctionWords(variant, found, 1)
    for direction in ("encrypt", "decrypt"):
        steps = variant.steps(direction)
        for step in (steps[0], steps[1], steps[-1]):
            assert disagreement(variant, layout, step, source) == ""
        counted = names(layout.rounds.step(steps[len(steps) // 2]))
        assert counted
        for each in set(counted):
            assert counted.count(each) == EXPECTED[name, pair][each]


def test_what_is_not_computed_is_noticed(tmp_path: Path) -> None:
    variant, found = variant_of("aes"), rules(tmp_path, only(PAIRS["two"]))
    layout = FunctionWords(variant, found, 1)
    first, second = variant.steps("encrypt")[1:3]
    layout.rounds.step(first).reverse()  # the registers of a round in another order
    try:
        assert disagreement(variant, layout, first, Random(1)) != ""
        assert disagreement(variant, layout, second, Random(1)) == ""
    finally:
        layout.rounds.step(first).reverse()  # rounds are kept


def test_the_inverse_of_a_matrix_without_its_instruction(tmp_path: Path) -> None:
    """InvMixColumns of a round key is a substitution, and behind it a round of decryption, which undoes that."""
    variant, found = variant_of("aes"), rules(tmp_path, only(PAIRS["round"]))
    layout = FunctionWords(variant, found, 1)
    word = layout.rounds.rows()[1][4]
    assert sorted(names([word])) == ["aeslast"] * 4 + ["aesroundi"] * 4
    mixed = variant.schedule(key_bytes(variant))[1]
    given = {x: Random(2).getrandbits(8) for x in key_bytes(variant)}
    column = evaluate(mixed[:4], given)
    factors = (14, 11, 13, 9)
    right = [_sum(_times(factors[(i - r) % 4], column[i]) for i in range(4)) for r in range(4)]
    assert evaluate(list(to_bytes(word)), given) == right


def _sum(values: object) -> int:
    total = 0
    for value in values:  # type: ignore[attr-defined]
        total ^= value
    return total


def _times(a: int, b: int) -> int:
    """The product in GF(2^8) of FIPS 197, 4.2."""
    found = 0
    for i in range(4):
        found ^= (b << i) * (a >> i & 1)
    for i in (2, 1, 0):
        found ^= (0x11B << i) * (found >> 8 + i & 1)
    return found


# What is computed by circuits: another matrix, another table, round keys in indices, words that fill no registers.
OTHERS = {
    "matrix": ("aes", only(PAIRS["two"]).replace("[l[0], l[1], h[2], h[3]]", "[l[0], l[1], h[2], h[2]]"), False),
    "one direction": ("aes", only("aesround aeslast").replace("InvSBox[", "SBox["), True),
    "round keys in indices": ("clefia", AES, False),
    "words": ("lblock", AES, False),
}


@pytest.mark.long
@pytest.mark.parametrize("what", OTHERS)
def test_rounds_that_instructions_do_not_compute(what: str, tmp_path: Path) -> None:
    name, text, used = OTHERS[what]
    assert computed_by_functions(variant_of(name), rules(tmp_path, text)) == used


def test_one_block_at_a_time(tmp_path: Path) -> None:
    chosen = target(written(tmp_path, only(PAIRS["round"])))
    with pytest.raises(Unsupported) as caught:
        Plan.of(variant_of("aes"), chosen, generation(chosen), strategy("loop1x2"))
    assert str(caught.value) == "instructions of an extension work on one block at a time"


REFUSED = {
    "a round looks up what is made of round keys": (
        "MixColumns(ShiftRows(SubBytes(s))) ^ w[round]",
        "MixColumns(ShiftRows(SubBytes(s ^ w[round])))",
    ),
    "a round adds words of several round keys at once": ("(s))) ^ w[round]", "(s))) ^ w[round] ^ w[round - 1]"),
    "a round adds to a register what cannot be told from what it makes of others": (
        "(s))) ^ w[round]",
        "(s))) ^ Back[SBox[w[round]]]",
    ),
}


@pytest.mark.parametrize("message", REFUSED)
def test_what_is_added_has_to_be_of_one_round_key(message: str, tmp_path: Path) -> None:
    old, new = REFUSED[message]
    text = load("aes").text.partition("  # Appendix B")[0] + "}\n"
    if "Back" in new:
        text = text.replace("  # 5.1 Cipher\n", "  table Back: byte -> byte = inverse SBox\n")
    assert text.count(old) == 1
    variant = load_untried_text(text.replace(old, new), tmp_path)
    with pytest.raises(Unsupported) as caught:
        _with_functions(variant, rules(tmp_path, only(PAIRS["two"])))
    assert str(caught.value) == message


def load_untried_text(text: str, folder: Path) -> Variant:
    """A variant of a text whose decryption need not undo encryption."""
    file = folder / "other.cipher"
    file.write_text(text)
    return next(iter(load_untried(str(file)).variants.values()))


# Forms.


def test_equal_leaves_are_one() -> None:
    forms, x, table = CongruentForms(), var("x", 32), tuple((7 * i * i + 3) % 256 for i in range(256))
    one, other = lookup(table, to_bytes(x)[1], 8), lookup(table, to_bytes(rotl(x, 8))[2], 8)
    assert one is not other
    assert forms.of(one) == forms.of(other) != forms.of(lookup(table, to_bytes(x)[2], 8))
    # A table behind its inverse is no table.
    mixed = tuple((5 * i + 1) % 256 for i in range(256))
    back = tuple(mixed.index(i) for i in range(256))
    byte = to_bytes(x)[3]
    assert forms.of(lookup(back, lookup(mixed, byte, 8), 8)) == forms.of(byte)
    assert affine(tuple(i ^ 9 for i in range(16))) == (9, (1, 2, 4, 8))
    assert affine((0, 1, 2, 0)) is None


def test_meanings_say_what_is_added_and_what_is_linear(tmp_path: Path) -> None:
    found = {str(each.function): meaning(each.function) for each in rules(tmp_path, AES).functions}
    assert {name: each.added for name, each in found.items() if each.added is not None} == {
        f"{name} {bs}": 0 for name in ("aesround", "aesroundi", "aeslast", "aeslasti") for bs in range(4)
    }
    assert {name for name, each in found.items() if each.matrices} == {"aesmix", "aesmixi", "aesmix2", "aesmix2i"}
    assert found["aesmix"].inverse == found["aesmixi"].matrices[0]
    assert found["aesmix2"].inverse is None
    assert inverted((1, 1)) is None


def test_a_sum_of_registers_and_a_constant(tmp_path: Path) -> None:
    x, y = var("x", 32), var("y", 32)
    search = FunctionSearch.of([each.function for each in rules(tmp_path, only("aeslast")).functions], [x, y])
    entries = next(
        t.param for t in topological([rules(tmp_path, only("aeslast")).functions[0].function.body]) if t.op == "table"
    )
    assert isinstance(entries, tuple)
    wanted = from_bytes([lookup(entries, byte, 8) for byte in to_bytes(y)]) ^ x ^ 0x1234
    way = search.ways(search.forms.of(wanted), None)["sum"]
    source = Random(3)
    for _ in range(8):
        given = {x: source.getrandbits(32), y: source.getrandbits(32)}
        assert evaluate([way], given) == evaluate([wanted], given)
    assert search.ways(search.forms.of(x + y), None) == {}


# Code.


@pytest.mark.long
@pytest.mark.parametrize(("name", "pair"), EXPECTED)
def test_code_is_proved(name: str, pair: str, tmp_path: Path) -> None:
    chosen = target(written(tmp_path, only(pair) if pair else ROWS))
    text = cipher(name)
    modes = ("ecb", "ctr") if pair == PAIRS["two"] else ("ecb",)
    first = next(iter(text.variants))
    output = generate(text, chosen, Options(variants=(first,), modes=modes))
    data = assemble(output.files[f"{first}.S"], chosen)
    report = prove(data, first, chosen, text.variants[first], {f.symbol: f.role for f in output.functions})
    assert report.proved, "\n".join(o.detail for o in report.obligations if o.verdict.value != "proved")
    cycles = {f.role: f.cycles for f in output.functions}
    assert cycles["decrypt"] <= 1.1 * cycles["encrypt"]
    if pair == PAIRS["round"]:
        assert cycles["encrypt"] <= 232
