"""How many bytes are left in counter mode: all numbers that a register holds, to the last byte of the address space."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import parse_cipher
from ciphergen.generator.frames import ctr
from ciphergen.generator.frames.bytes_left import BytesLeft, Signed
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.generator.running import IN, KEY, KEYS, LEA, OUT, Program, cipher, program_with_keys
from tests.generator.test_ctr import COUNTER, ONE_ROUND, PIPO, Reference
from tests.kept import object_code
from tests.verify.tiny import refusals

pytestmark = pytest.mark.no_cover  # most of their time is an emulator's or a prover's, which others cover

SPACE = 1 << 32  # bytes
LARGE = (SPACE // 2, SPACE // 2 + 80, SPACE - 1)
VARIANTS = pytest.mark.parametrize(
    ("name", "target_name", "variant"),
    [
        *(("lea", "rv32i", variant) for variant in LEA),
        *(("pipo", "rv32i", variant) for variant in PIPO),
        *(pytest.param("lea", "rv32i_zbb", variant, marks=pytest.mark.long) for variant in LEA),
    ],
)


def ready(name: str, target_name: str, variant: str) -> tuple[Program, bytes, bytes, Reference, Random]:
    """A program, its key memory, a counter, what should come out, and the source of it all."""
    rng, found = Random(variant), cipher(name).variants[variant]
    code, size = program_with_keys(target_name, name, "", variant, "ctr")
    key = rng.randbytes(found.key_bytes)
    keys = code.call(f"{variant}_expand_key", [KEYS, KEY], {KEYS: bytes(size), KEY: key}).memory[KEYS]
    return code, keys, rng.randbytes(found.block_bytes), Reference(found, key), rng


@VARIANTS
def test_a_call_with_half_of_the_address_space_encrypts(name: str, target_name: str, variant: str) -> None:
    """It runs to the end of the memory that is there; before it, all but a last batch is encrypted."""
    code, keys, counter, wanted, rng = ready(name, target_name, variant)
    data = rng.randbytes(4096)
    for count in LARGE:
        memory = {KEYS: keys, COUNTER: counter, IN: data, OUT: bytes(len(data))}
        outcome = code.emulator.call(code.symbols[f"{variant}_ctr"], [KEYS, COUNTER, IN, OUT, count], memory)
        assert outcome.ended.startswith("Invalid memory")
        assert outcome.memory[OUT][:-256] == wanted(counter, data)[0][:-256]


@VARIANTS
def test_buffers_that_end_with_the_address_space(name: str, target_name: str, variant: str) -> None:
    code, keys, counter, wanted, rng = ready(name, target_name, variant)
    for count in (1, 15, 16, 96, 397):
        data, at = rng.randbytes(count), SPACE - count
        for source, into in ((IN, at), (at, OUT), (at, at)):
            memory = {KEYS: keys, COUNTER: counter, into: bytes(count), source: data}
            after = code.call(f"{variant}_ctr", [KEYS, COUNTER, source, into, count], memory).memory
            assert (after[into], after[COUNTER]) == wanted(counter, data)


@VARIANTS
def test_rows_of_blocks_that_end_with_the_address_space(name: str, target_name: str, variant: str) -> None:
    code, keys, counter, wanted, rng = ready(name, target_name, variant)
    size = len(counter)
    for blocks in (1, 2, 33):
        data, at = rng.randbytes(size * blocks), SPACE - size * blocks
        there = code.call(f"{variant}_encrypt_blocks", [KEYS, at, at, blocks], {KEYS: keys, at: data}).memory[at]
        parts = [data[i : i + size] for i in range(0, len(data), size)]
        assert there == b"".join(wanted.cipher.encrypt(wanted.rows, part) for part in parts)
        back = code.call(f"{variant}_decrypt_blocks", [KEYS, at, at, blocks], {KEYS: keys, at: there}).memory[at]
        assert back == data


def verdicts(strategy: str) -> Report:
    """On counter mode of a small cipher."""
    own = parse_cipher(ONE_ROUND, "once.cipher")
    made = generate(own, target("rv32i"), Options(modes=("ctr",), strategy=strategy))
    code = object_code(made.files["once.S"], "rv32i")
    roles = {"once_expand_key": "expand_key", "once_ctr": "ctr"}
    return prove(code, "once.o", target("rv32i"), own.variants["once"], roles)


def by_sign(build: Builder, rules: RuleSet, count: Ref) -> BytesLeft:
    """As a target without unsigned comparisons counts."""
    return Signed(build, rules, count)


@pytest.mark.parametrize("strategy", ["unrolled", pytest.param("unrolledx2", marks=pytest.mark.long)])
def test_bytes_left_by_their_sign_are_refused_where_buffers_are_larger(
    monkeypatch: pytest.MonkeyPatch, strategy: str
) -> None:
    assert verdicts(strategy).proved
    monkeypatch.setattr(ctr, "bytes_left", by_sign)
    found = refusals(verdicts(strategy))
    (refused,) = (found[key] for key in found if key[0] == "once_ctr")
    assert refused.prop in (Property.BLOCKS, Property.RESULT)  # too few blocks, or wrong ones
    assert refused.verdict is Verdict.REFUTED
