"""Sums of narrow words that lie beside each other, in a general register or in lanes of vectors: made, run, proved;
mutants refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import islice
from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.term import Term, concat, const, extract, render, rotl, topological, var
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.generator.layouts import lane_sums
from ciphergen.generator.layouts.beside import repeated
from ciphergen.generator.layouts.bit_map import BitMap, lanes
from ciphergen.generator.layouts.lift import Lift
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output
from ciphergen.verify.prove import prove
from tests import kept
from tests.corpus import text
from tests.generator.running import IN, KEYS, OUT, Program, assembled, expanded
from tests.generator.solver import assert_equal
from tests.verify.mutants import Subject, examine, tally

COUNTER = 0x240000
FIRST = ("speck", "speck32_64", "rv32i", "loop2-lanes2")
MADE = [
    FIRST,
    *(
        pytest.param(*each, marks=pytest.mark.long)
        for each in (
            ("sparx", "sparx64_128", "rv32i", "loop1-lanes2"),
            ("cham", "cham64_128", "rv32i", "loop8-lanes2"),
            ("hight", "hight64_128", "armv7m", "loop2-lanes4"),
            ("speck", "speck32_64", "rv64i", "loop4-lanes4"),
            ("speck", "speck32_64", "rv32i", "loop2-lanes4+loop1x2"),
            ("speck", "speck32_64", "aarch64", "loop4-lanes16+loop4-lanes8"),
        )
    ),
    *(
        pytest.param(*each, marks=pytest.mark.slow)
        for each in (
            ("hight", "hight64_128", "rv32i", "loop4-lanes4"),
            ("sparx", "sparx64_128", "rv64i", "loop1-lanes4"),
            ("sparx", "sparx64_128", "aarch64", "loop1-lanes8"),
            ("hight", "hight64_128", "rv64i", "loop2-lanes8"),
            ("hight", "hight64_128", "aarch64", "loop4-lanes16"),
        )
    ),
]
# (bits of a word, bits of a register)
WIDTHS = [(2, 4), (4, 16), (8, 32), (16, 32), (8, 64), (16, 64), (32, 64)]


def words(register: Term, bits: int) -> list[Term]:
    """The words of a register, the highest first."""
    return [extract(register, at + bits - 1, at) for at in range(register.width - bits, -1, -bits)]


SUMS: dict[str, tuple[Callable[[Term, Term], Term], tuple[int, ...]]] = {
    "add": (lambda x, y: x + y, (0, 1)),
    "sub": (lambda x, y: x - y, (0, 1)),
    "neg": (lambda x, y: -y, (1,)),
}


@pytest.mark.parametrize(("width", "bits"), WIDTHS)
@pytest.mark.parametrize("op", SUMS)
def test_equations_of_sums(op: str, width: int, bits: int) -> None:
    registers, (combine, used) = (var("a", bits), var("b", bits)), SUMS[op]
    found = lane_sums.lifted(op, [registers[i] for i in used], width)
    pairs = zip(words(registers[0], width), words(registers[1], width), strict=True)
    assert_equal(found, concat(*(combine(x, y) for x, y in pairs)))


def test_every_operation_that_carries_has_an_equation() -> None:
    assert {name for name, row in OPERATIONS.items() if row.factors} == set(SUMS)


@pytest.mark.parametrize(("width", "bits"), WIDTHS)
def test_rotations_beside_each_other(width: int, bits: int) -> None:
    x, register = var("x", width), var("r", bits)
    for distance in range(1, width):
        where = BitMap("beside", width, bits, bits // width, lanes(width, bits, bits // width).positions, adds=True)
        (found,) = Lift(where, {x: (register,)}).run([rotl(x, distance)])
        assert_equal(found[0], concat(*(rotl(word, distance) for word in words(register, width))))
        assert len([t for t in topological(found) if t.args]) == 5


def test_a_word_is_repeated() -> None:
    word = var("x", 8)
    for bits in (16, 32, 64):
        assert_equal(repeated(concat(const(0, bits - 8), word), 8), concat(*[word] * (bits // 8)))


def test_a_sum_as_text() -> None:
    a, b = var("a", 32), var("b", 32)
    assert render(lane_sums.added(a, b, 8)) == (
        "(xor (add (and a:32 0x7f7f7f7f:32) (and b:32 0x7f7f7f7f:32)) (and (xor a:32 b:32) 0x80808080:32))"
    )
    assert render(lane_sums.added(a, b, 16)) == (
        "(sub (add a:32 b:32) (and (xor (add a:32 b:32) (xor a:32 b:32)) 0x10001:32))"
    )


@cache
def made(name: str, variant: str, on: str, strategy: str) -> tuple[Cipher, Output]:
    cipher = load(text(name))
    return cipher, kept.made(cipher, target(on), Options((variant,), strategy=strategy))


@cache
def loaded(name: str, variant: str, on: str, strategy: str, key: bytes) -> tuple[Concrete, Program, bytes]:
    """The cipher's own definition, the assembled code, and its round keys."""
    cipher, output = made(name, variant, on, strategy)
    header = f"{cipher.name}.h"
    size = first_declared_bytes({header: output.files[header]}, variant, target(on))
    code = assembled(output.files, on, variant)
    return Concrete(cipher.variants[variant]), code, expanded(code, variant, key, size=size)


@pytest.mark.long
@pytest.mark.parametrize(("name", "variant", "on", "strategy"), MADE)
def test_official_vectors_and_random_blocks(name: str, variant: str, on: str, strategy: str) -> None:
    """One block, batches, and what they leave, at aligned and at odd addresses, in place too."""
    rng = Random(f"{name} {on}")
    vectors = [v for v in load(text(name)).vectors if v.variant == variant]
    assert vectors
    for vector in vectors:
        reference, code, ks = loaded(name, variant, on, strategy, vector.key)
        keys, size = reference.schedule(vector.key), len(vector.plain)
        for role, data, wanted in (("encrypt", vector.plain, vector.cipher), ("decrypt", vector.cipher, vector.plain)):
            one = code.call(f"{variant}_{role}", [KEYS, IN, OUT], {KEYS: ks, IN: data, OUT: bytes(size)})
            assert one.memory[OUT] == wanted
            for count, at in ((0, 0), (1, 0), (3, 0), (8, 0), (37, 0), (9, 1), (9, 2)):
                blocks = [data, *(rng.randbytes(size) for _ in range(count))][:count]
                expected = b"".join(getattr(reference, role)(keys, block) for block in blocks)
                memory = {KEYS: ks, IN + at: b"".join(blocks), OUT: bytes(size * count)}
                called = code.call(f"{variant}_{role}_blocks", [KEYS, IN + at, OUT, count], memory)
                assert called.memory[OUT] == expected
                memory = {KEYS: ks, IN + at: b"".join(blocks)}
                called = code.call(f"{variant}_{role}_blocks", [KEYS, IN + at, IN + at, count], memory)
                assert called.memory[IN + at] == expected


@pytest.mark.parametrize(("name", "variant", "on", "strategy"), MADE)
def test_counter_mode(name: str, variant: str, on: str, strategy: str) -> None:
    """Batches that the last byte's epoch ends in, before and behind; short blocks; addresses that are not aligned."""
    rng = Random(f"{name} {on}")
    key = next(v.key for v in load(text(name)).vectors if v.variant == variant)
    reference, code, ks = loaded(name, variant, on, strategy, key)
    keys, size = reference.schedule(key), reference.variant.block_bytes
    top = 1 << 8 * size
    for first, length, at in (
        (0, 8 * size, 0),
        (0xABCDEF37, 41 * size + 3, 0),
        (top - 10, 20 * size, 0),
        (0xFFEFE, 19 * size - 1, 3),
    ):
        data = rng.randbytes(length)
        numbers = [(first + i) % top for i in range(-(-length // size) + 1)]
        stream = b"".join(reference.encrypt(keys, number.to_bytes(size, "big")) for number in numbers[:-1])
        memory = {KEYS: ks, COUNTER: (first % top).to_bytes(size, "big"), IN + at: data, OUT: bytes(length)}
        after = code.call(f"{variant}_ctr", [KEYS, COUNTER, IN + at, OUT, length], memory).memory
        assert after[OUT] == bytes(a ^ b for a, b in zip(data, stream, strict=False))
        assert after[COUNTER] == numbers[-1].to_bytes(size, "big")


@pytest.mark.long
@pytest.mark.parametrize(("name", "variant", "on", "strategy"), MADE)
def test_all_functions_are_proved(name: str, variant: str, on: str, strategy: str) -> None:
    cipher, output = made(name, variant, on, strategy)
    roles = {f.symbol: f.role for f in output.functions}
    data = assemble(output.files[f"{variant}.S"], target(on))
    report = prove(data, variant, target(on), cipher.variants[variant], roles)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.long
def test_mutants_are_refused() -> None:
    """One-instruction mutants of the loop over two blocks: each is refused, or equal in every run."""
    cipher, output = made(*FIRST)
    _, variant, on, _ = FIRST
    roles = {f.symbol: f.role for f in output.functions if f.role in ("expand_key", "encrypt_blocks")}
    data = assemble(output.files[f"{variant}.S"], target(on))
    subject = Subject(data, target(on), cipher.variants[variant], roles)
    assert subject.judge({}).proved
    findings = [examine(subject, mutant) for mutant in islice(subject.mutants(1, f"{variant}_encrypt_blocks"), 40)]
    ends = tally(findings)
    assert "open" not in ends, [finding.mutant.text for finding in findings if finding.end == "open"]
    assert ends["counterexample"] + ends["rule"] > 20
    assert all(subject.differs(f.mutant.code) == "" for f in findings if f.end == "equal")
