"""Blocks in whole registers: rounds compared with what rows mean, fused pairs, code that is run and proved."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, reduce
from itertools import pairwise
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.generator.analysis.rounds import roll
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.block_rounds import operations
from ciphergen.generator.layouts.keys_first import with_keys_first
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output, generate
from ciphergen.generator.plan.counting import byte_lanes
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy
from ciphergen.verify.prove import prove
from tests import kept
from tests.generator.running import IN, KEYS, OUT, Program, assembled, expanded
from tests.generator.test_narrow_words import read

ON, CORE, COUNTER = target("aarch64_aes"), "cortex-a72", 0x240000
RULES = generation(ON).sets["vectors"]
# AES with other rounds: one that mixes twice and adds a constant, with the rows of AES but nobody's cipher.
AES = load("aes").text.partition("  # Appendix B")[0] + "}\n"
ADDED = "[[16 * c + r for r in 0..3] for c in 0..3]"
OTHER_ROUNDS = (
    ("cipher AES", "cipher TWICE"),
    ("variant AES", "variant TWICE"),
    (
        "MixColumns(ShiftRows(SubBytes(s))) ^ w[round]",
        f"MixColumns(MixColumns(ShiftRows(SubBytes(s)))) ^ w[round] ^ {ADDED}",
    ),
    (
        "InvMixColumns(InvSubBytes(InvShiftRows(s)) ^ w[round])",
        f"InvMixColumns(InvMixColumns(InvSubBytes(InvShiftRows(s)) ^ w[round] ^ {ADDED}))",
    ),
)
TWICE = reduce(lambda text, change: text.replace(*change), OTHER_ROUNDS, AES)


def steps(cipher: Cipher, direction: str) -> list[list[tuple[str, ...]]]:
    variant = with_keys_first(next(iter(cipher.variants.values())))
    return [[each.rows for each in operations(variant, RULES, step)] for step in variant.steps(direction)]


@pytest.mark.long
def test_rounds_are_rows() -> None:
    aes, twice = load("aes"), read(TWICE)
    both, back = ("aese_16b", "aesmc_16b"), ("aesd_16b", "aesimc_16b")
    assert steps(aes, "encrypt") == [[both]] * 9 + [[("aese_16b",), ("eor_16b",)]]
    assert steps(aes, "decrypt") == [[back]] * 9 + [[("aesd_16b",), ("eor_16b",)]]
    assert steps(twice, "encrypt") == [[both, ("aesmc_16b",)]] * 9 + [[("aese_16b",), ("eor_16b",)]]
    assert steps(twice, "decrypt")[0] == [("aesd_16b",), ("aesmc_16b",), ("aesmc_16b",)]


def test_what_a_round_adds_last_is_added_by_the_next_first() -> None:
    """All rounds of AES but the last are then one loop, whose keys are those of the round before."""
    variant = with_keys_first(load("aes").variants["aes128"])
    loop = roll(variant.steps("encrypt"), 1)
    assert (loop.count, loop.shift, loop.before, len(loop.after.steps if loop.after else ())) == (9, 1, None, 1)
    first = loop.body
    assert first is not None
    assert {str(key) for key in first.steps[0].keys} == {f"rk.0.{j}:8" for j in range(16)}


# Code.

# The first counter, bytes of a message and by how much it is misaligned: ends of one byte, of several, of all.
COUNTED = ((7, 80, 0), (0xFA, 333, 0), (0x12FFFF, 77, 3), (2**128 - 3, 192, 0), (0xF0, 4999, 1), (1, 5, 0))
ROLES = ("encrypt_blocks",)
ENCRYPTS, DECRYPTS = ("aese", "aesmc"), ("aesd", "aesimc")


@cache
def made(text: str, name: str, way: str = "") -> tuple[Cipher, Output]:
    cipher = read(text) if "{" in text else load(text)
    return cipher, kept.made(cipher, ON, Options((name,), strategy=way, core=CORE))


WAYS = [
    ("aes", "aes128", ""),
    (TWICE, "twice128", "loop1-blocks3"),
    *(
        pytest.param(text, name, way, marks=pytest.mark.long)
        for text, name, way in (
            ("aes", "aes192", ""),
            ("aes", "aes256", ""),
            ("aes", "aes128", "loop1-blocks4"),
            ("aes", "aes128", "loop2-blocks2"),
            ("aes", "aes192", "loop2-blocks8+blocks3"),
            (TWICE, "twice192", "blocks6"),
        )
    ),
]


@pytest.mark.long
@pytest.mark.parametrize(("text", "name", "way"), WAYS)
def test_blocks_are_proved(text: str, name: str, way: str) -> None:
    cipher, output = made(text, name, way)
    data = assemble(output.files[f"{name}.S"], ON)
    report = prove(data, name, ON, cipher.variants[name], {f.symbol: f.role for f in output.functions})
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.long
@pytest.mark.parametrize(("text", "name", "way"), WAYS)
def test_blocks_in_the_emulator(text: str, name: str, way: str) -> None:
    """Whole batches and what they leave, at odd addresses and in place; counters over the ends of bytes."""
    rng = Random(name + way)
    cipher, output = made(text, name, way)
    variant = cipher.variants[name]
    found = re.search(r"uint(\d+)_t rk\[(\d+)\];", output.files[f"{cipher.name}.h"])
    assert found is not None
    key, code = rng.randbytes(variant.key_bytes), assembled(output.files, ON.name, name)
    ks = expanded(code, name, key, size=int(found[1]) // 8 * int(found[2]))
    reference = Concrete(variant)
    keys = reference.schedule(key)
    for count, at in ((1, 0), (3, 1), (8, 0), (13, 0), (13, 2)):
        there_and_back(code, reference, keys, ks, [rng.randbytes(16) for _ in range(count)], at, name)
    for first, size, at in COUNTED:
        count_up(code, reference, keys, ks, first, rng.randbytes(size), at, name)


def there_and_back(
    code: Program,
    reference: Concrete,
    keys: Sequence[Sequence[int]],
    ks: bytes,
    blocks: Sequence[bytes],
    at: int,
    name: str,
) -> None:
    """Blocks encrypted and decrypted, all in place at an address and the first by itself. ks: the key in memory."""
    coded = [reference.encrypt(keys, block) for block in blocks]
    for role, before, after in (("encrypt", blocks, coded), ("decrypt", coded, blocks)):
        memory = {KEYS: ks, IN + at: b"".join(before)}
        called = code.call(f"{name}_{role}_blocks", [KEYS, IN + at, IN + at, len(blocks)], memory)
        assert called.memory[IN + at] == b"".join(after)
        one = {KEYS: ks, IN: before[0], OUT: bytes(16)}
        assert code.call(f"{name}_{role}", [KEYS, IN, OUT], one).memory[OUT] == after[0]


def count_up(
    code: Program, reference: Concrete, keys: Sequence[Sequence[int]], ks: bytes, first: int, data: bytes, at: int,
    name: str,
) -> None:  # fmt: skip
    numbers = [(first + i) % 2**128 for i in range(-(-len(data) // 16) + 1)]
    stream = b"".join(reference.encrypt(keys, number.to_bytes(16, "big")) for number in numbers[:-1])
    memory = {KEYS: ks, COUNTER: first.to_bytes(16, "big"), IN + at: data, OUT: bytes(len(data))}
    after = code.call(f"{name}_ctr", [KEYS, COUNTER, IN + at, OUT, len(data)], memory).memory
    assert after[OUT] == bytes(a ^ b for a, b in zip(data, stream, strict=False))
    assert after[COUNTER] == numbers[-1].to_bytes(16, "big")


def instructions(output: Output, name: str, role: str) -> list[str]:
    _, found, after = output.files[f"{name}.S"].partition(f"FUNCTION {name}_{role}\n")
    assert found
    lines = (line.strip() for line in after.partition(f"END {name}_{role}\n")[0].splitlines())
    return [line for line in lines if re.match(r"[a-z]\w* ", line)]


def test_small_code_is_a_round_in_a_loop() -> None:
    output = generate(load("aes"), ON, Options(("aes128",), ("ecb",), size="small"))
    assert [len(instructions(output, "aes128", f"{role}_blocks")) for role in ("encrypt", "decrypt")] == [20, 22]
    assert instructions(output, "aes128", "encrypt") == ["movz w3, #1, lsl #0", "b aes128_encrypt_blocks_local"]


@pytest.mark.long
def test_what_no_row_does_is_made_as_elsewhere() -> None:
    """HIGHT has no look-ups, and small code of it is that of the base."""
    for size in ("fast", "small"):
        found, base = (
            generate(load("hight"), target(on), Options(roles=ROLES, size=size, core=CORE)).functions
            for on in ("aarch64_aes", "aarch64")
        )
        assert [(f.symbol, f.instructions) for f in found] == [(f.symbol, f.instructions) for f in base]


@pytest.mark.long
def test_fused_pairs_are_adjacent() -> None:
    _, output = made("aes", "aes128")
    for role, (first, second) in (("encrypt_blocks", ENCRYPTS), ("decrypt_blocks", DECRYPTS), ("ctr", ENCRYPTS)):
        lines, count = instructions(output, "aes128", role), 0
        for before, after in pairwise(lines):
            if after.startswith(f"{second} "):
                register = after.split()[-1]
                assert after == f"{second} {register}, {register}"
                assert before.startswith(f"{first} {register}, ")
                count += 1
        assert count == sum(line.startswith(f"{second} ") for line in lines) >= 36


def test_the_key_schedule_looks_up_by_the_same_row() -> None:
    """A word for a round of ten, and the round keys of decryption of those of encryption: nine."""
    _, output = made("aes", "aes128")
    lines = instructions(output, "aes128", "expand_key")
    counts = [sum(line.startswith(f"{name} ") for line in lines) for name in ("aese", "aesimc", "umov", "dup")]
    assert counts == [10, 9, 10, 10]
    assert len(lines) < 170


@pytest.mark.parametrize("right", ["aese", "aesmc", "aesd", "aesimc"])
def test_another_row_is_not_proved(right: str) -> None:
    """One instruction of each kind put in the place of another."""
    wrong = {"aese": "aesd", "aesd": "aese", "aesmc": "aesimc", "aesimc": "aesmc"}[right]
    role = "encrypt" if right in ("aese", "aesmc") else "decrypt"
    cipher, output = made("aes", "aes128")
    head, found, rest = output.files["aes128.S"].partition(f"FUNCTION aes128_{role}\n")
    text = head + found + re.sub(rf"\b{right} ", f"{wrong} ", rest, count=1)
    roles = {f"aes128_{role}": role, "aes128_expand_key": "expand_key"}
    assert not prove(assemble(text, ON), "aes128", ON, cipher.variants["aes128"], roles).proved


# Refused.

NO_TABLE = "no instruction of the target looks up what a round does, at the places where it does"


def reply(text: str, way: str, on: str = "aarch64_aes") -> str:
    cipher = read(text) if "{" in text else load(text)
    with pytest.raises(UserError) as caught:
        generate(cipher, target(on), Options(strategy=way))
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "on", "way", "why"),
    [
        ("aes", "aarch64", "blocks4", "no instructions of the target do steps of rounds on whole blocks"),
        ("aes", "aarch64_aes", "blocks4+loop1", "blocks in whole registers stand beside no other blocks"),
        ("pipo", "aarch64_aes", "blocks4", "whole blocks in registers have 16 bytes, not 8"),
        ("aria", "aarch64_aes", "blocks4", NO_TABLE),
        (
            AES.replace("^ w[round]", "^ w[round] ^ w[round - 1]"), "aarch64_aes", "blocks4",
            "a round adds words of 2 round keys at once to whole blocks, not of one",
        ),
        ("aes", "aarch64_aes", "blocks7", "no strategy is called 'blocks7'"),
    ],
)  # fmt: skip
def test_refused(text: str, on: str, way: str, why: str) -> None:
    assert why in reply(text, way, on)


def test_blocks_are_counted_in_lanes_of_bytes() -> None:
    variant, made_ = load("aes").variants["aes128"], generation(ON)
    plan = Plan.of(variant, ON, made_, strategy("blocks4"))
    assert byte_lanes(plan).bits == 8
    without = replace(made_, sets={name: rules for name, rules in made_.sets.items() if rules.lanes == 1})
    with pytest.raises(Unsupported) as caught:
        byte_lanes(replace(plan, generation=without))
    assert str(caught.value) == "no vector registers with lanes of bytes, in which whole blocks are counted"
