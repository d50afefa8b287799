"""Look-ups whose bits stand at one place of several words, as circuits on these words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.cli.proofs import ProofTask, prove_one
from ciphergen.cli.selftest import outcome
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import Term, concat, evaluate, extract, lookup, topological, var, variables
from ciphergen.generator.layouts.on_words import with_circuits_on_words
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.passes import planes
from ciphergen.generator.passes import run as all_passes
from tests.corpus import text
from tests.kept import object_code

BOX = (3, 8, 15, 1, 10, 6, 5, 11, 14, 13, 4, 2, 7, 0, 9, 12)
WORDS = [var(f"x.{i}", 32) for i in range(4)]
COLUMNS = """cipher C { standard "none" word 32 little block 4 words variant C { key 4 words }
  table S: bits(4) -> bits(4) = [3, 8, 15, 1, 10, 6, 5, 11, 14, 13, 4, 2, 7, 0, 9, 12]
  table S_inverse: bits(4) -> bits(4) = inverse S
  schedule(key) -> K: word[2][4] { for i in 0..1 { K[i] = key } }
  encrypt(x, K) -> y { for i in 0..1 { x := transpose(S[transpose(x ^ K[i])]) } y = x }
  decrypt(y, K) -> x { for i in 1 down to 0 { y := transpose(S_inverse[transpose(y)]) ^ K[i] } x = y }
}"""


def operations(terms: Sequence[Term]) -> int:
    return sum(1 for term in topological(terms) if term.args)


def columns(words: Sequence[Term]) -> list[Term]:
    return [concat(*(extract(word, i, i) for word in reversed(words))) for i in range(32)]


def looked_up(indices: Sequence[Term]) -> list[Term]:
    """A table on columns, and the words in which the columns of its results stand."""
    found = [lookup(BOX, index, 4) for index in indices]
    return [concat(*(extract(entry, i, i) for entry in reversed(found))) for i in range(4)]


@pytest.mark.parametrize("order", [range(32), [*range(16, 32), *range(16)], Random(1).sample(range(32), 32)])
def test_bits_stay_where_they_stand(order: Sequence[int]) -> None:
    """Look-ups in any order take the circuit's operations, one for each gate, and no moves."""
    made = columns(WORDS)
    found = dict(zip(order, (lookup(BOX, made[i], 4) for i in order), strict=True))
    roots = [concat(*(extract(found[i], bit, bit) for i in reversed(range(32)))) for bit in range(4)]
    planar = all_passes(planes.run(all_passes(roots), {}, 32))
    assert operations(planar) == planes.operations(found[0], {})
    source = Random(2)
    for _ in range(20):
        values = {word: source.getrandbits(32) for word in WORDS}
        assert evaluate(planar, values) == evaluate(roots, values)


@pytest.mark.parametrize(("size", "width"), [(3, 32), (5, 32), (5, 64), (8, 32)])
def test_columns_of_any_height_stay_where_they_stand(size: int, width: int) -> None:
    """Of an index that does not divide a register too, and of words of two registers, one circuit for each."""
    words, box = [var(f"x.{i}", width) for i in range(size)], Random(size).sample(range(1 << size), 1 << size)
    found = [lookup(box, concat(*(extract(word, i, i) for word in reversed(words))), size) for i in range(width)]
    roots = [concat(*(extract(entry, i, i) for entry in reversed(found))) for i in range(size)]
    planar = all_passes(planes.run(all_passes(roots), {}, 32))
    moves = (2 * size + size) * (width > 32)  # a word's halves, and the words that results become
    assert operations(planar) <= planes.operations(found[0], {}) * width // 32 + moves
    source = Random(6)
    for _ in range(20):
        values = {word: source.getrandbits(width) for word in words}
        assert evaluate(planar, values) == evaluate(roots, values)


def test_few_columns_of_several_registers_share_a_circuit() -> None:
    """Two columns that are 57 places apart are gathered: a second circuit would take more."""
    words, box = [var(f"x.{i}", 64) for i in range(8)], Random(8).sample(range(256), 256)
    found = [lookup(box, concat(*(extract(word, i, i) for word in reversed(words))), 8) for i in (3, 60)]
    planar = all_passes(planes.run(all_passes(found), {}, 32))
    assert operations(planar) < 1.5 * planes.operations(found[0], {})
    values = {word: Random(7).getrandbits(64) for word in words}
    assert evaluate(planar, values) == evaluate(found, values)


def test_bits_that_stand_apart_are_gathered() -> None:
    turned = concat(extract(WORDS[3], 0, 0), extract(WORDS[3], 31, 1))
    roots = looked_up(columns([*WORDS[:3], turned]))
    planar = all_passes(planes.run(all_passes(roots), {}, 32))
    source = Random(3)
    for _ in range(20):
        values = {word: source.getrandbits(32) for word in WORDS}
        assert evaluate(planar, values) == evaluate(roots, values)


def test_steps_have_circuits_on_words() -> None:
    own = parse_cipher(COLUMNS, "c.cipher").variants["c"]
    made = with_circuits_on_words(own, generation(target("rv32i")))
    assert made is not own
    for name in DIRECTIONS:
        for step, new in zip(own.steps(name), made.steps(name), strict=True):
            assert not any(term.op == "table" for term in topological(new.outputs))
            assert {term.width for term in topological(new.outputs)} == {32}
            source = Random(4)
            values = {leaf: source.getrandbits(32) for leaf in variables(step.outputs)}
            assert evaluate(list(step.outputs), values) == evaluate(list(new.outputs), values)


def test_other_texts_stay_as_they_are() -> None:
    """Bits at places of their own; words that are narrower than registers; no look-ups."""
    machine = generation(target("rv32i"))
    for own in (
        load("lea").variants["lea128"],
        load(text("rectangle")).variants["rectangle80"],
        load("aes").variants["aes128"],
        next(iter(load("ascon").variants.values())),
    ):
        assert with_circuits_on_words(own, machine) is own


@pytest.mark.long
@pytest.mark.parametrize(
    ("on", "cycles"),
    [
        ("rv32i", 110),
        pytest.param("rv64i", 56, marks=pytest.mark.slow),
        pytest.param("armv7m", 80, marks=pytest.mark.slow),
        ("aarch64", 19),
    ],
)
def test_serpent_is_proved_and_meets_its_vectors(on: str, cycles: int) -> None:
    """A block takes what two S-boxes of 18 gates and a linear layer take on words, not on bits one by one."""
    machine = target(on)
    output = generate(load(text("serpent")), machine, Options(("serpent128",), prove=False))
    assert max(f.cycles_per_byte or 0 for f in output.functions if f.role.endswith("blocks")) <= cycles
    sources = {file: code for file, code in output.files.items() if file.endswith((".S", ".h", ".c"))}
    assert outcome(sources, machine, "serpent_selftest").passed
    roles = {f.symbol: f.role for f in output.functions}
    size = first_declared_bytes({"serpent.h": output.files["serpent.h"]}, "serpent128", machine)
    data = object_code(output.files["serpent128.S"], on)
    report = prove_one(ProofTask(text("serpent"), "serpent128", on, "serpent128.S", data, roles, size))
    assert report.proved, [o for o in report.obligations if o.verdict.value != "proved"]
