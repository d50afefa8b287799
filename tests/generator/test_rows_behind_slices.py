"""Rows behind slices: counter mode has batches of its own and calls the row of blocks for what these leave; masks of
round keys are made of the raw words; a single block is a row of one."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.term import evaluate
from ciphergen.generator.analysis.keys import key_bytes, key_variable
from ciphergen.generator.frames.called_row import blocks_of_calls, counts_in_frame, has_row, own_batches
from ciphergen.generator.layouts import masks
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output, generate
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy
from ciphergen.interface.table import ROLES
from ciphergen.verify.prove import prove
from tests import kept
from tests.generator.running import IN, KEYS, OUT, assembled, expanded
from tests.generator.test_called_row import code_of
from tests.generator.test_narrow_words import read
from tests.generator.test_rows import TEXT

NAME, RV32I, COUNTER = "rows64", target("rv32i"), 0x240000
BEHIND, ALONE, ONE_BY_ONE = "loop1-slices32+loop2-rows2+loop2-rows1", "loop2-rows2+loop2-rows1", "loop1-slices32+loop1"


@cache
def made(name: str = BEHIND) -> tuple[Cipher, Output]:
    cipher = read(TEXT)
    return cipher, kept.made(cipher, RV32I, Options(strategy=name))


@cache
def plan(name: str) -> Plan:
    return Plan.of(read(TEXT).variants[NAME], RV32I, generation(RV32I), strategy(name))


@pytest.mark.long
def test_batches_of_counter_mode_itself_and_by_calls() -> None:
    found = {name: (counts_in_frame(plan(name)), own_batches(plan(name))) for name in (BEHIND, ALONE, ONE_BY_ONE)}
    assert found == {BEHIND: (True, 1), ALONE: (True, 0), ONE_BY_ONE: (False, 0)}
    assert blocks_of_calls(plan(BEHIND)) == blocks_of_calls(plan(ALONE)) == [2, 1]
    assert has_row(plan(BEHIND), ROLES["encrypt"])
    assert not has_row(plan(ONE_BY_ONE), ROLES["encrypt"])


@pytest.mark.parametrize("bits", [32, 64])
def test_masks_are_made_of_raw_words(bits: int) -> None:
    """Words of several words of a round key, side by side, as they stand in memory."""
    variant, rng = load("aes").variants["aes128"], Random(bits)
    raw, of_raw = masks.raw(variant, bits)
    assert [len(row) for row in raw] == [128 // bits] * 11
    key = {byte: rng.randrange(256) for byte in key_bytes(variant)}
    for words, row in zip(raw, masks.rows(variant, bits), strict=True):
        known = {key_variable(0, j, bits): value for j, value in enumerate(evaluate(words, key))}
        assert evaluate(of_raw, known) == evaluate(row, key)


def test_round_keys_that_are_no_whole_words_have_no_raw_ones() -> None:
    assert masks.raw(load("pipo").variants["pipo64_128"], 128) == ([], [])
    assert masks.raw(read(TEXT).variants[NAME], 24) == ([], [])


@pytest.mark.long
def test_masks_take_no_code_of_their_own() -> None:
    """The key schedule stores the raw words of both layouts, two a round key; loops make masks and registers of these.
    Where single blocks read words, masks are made of those."""
    assert len(plan(BEHIND).keys.stored) == 7 * 2 * 2
    assert len(plan(ONE_BY_ONE).keys.stored) == 7 * 8


@pytest.mark.long
def test_what_is_called_and_what_it_costs() -> None:
    _, output = made()
    of, alone = ({info.role: info for info in found.functions} for found in (output, made(ALONE)[1]))
    assert code_of(output, f"{NAME}_encrypt") == ["addi a3, zero, 1", f"jal zero, {NAME}_encrypt_blocks_local"]
    assert code_of(output, f"{NAME}_ctr").count(f"jal ra, {NAME}_encrypt_blocks_local") == 2
    assert of["encrypt"].cycles == pytest.approx(alone["encrypt"].cycles, rel=0.1)
    assert of["ctr"].cycles < alone["ctr"].cycles
    assert of["ctr"].batch == 32


@pytest.mark.long
def test_blocks_in_the_emulator() -> None:
    """Batches, what they leave, and addresses at which no batch of slices is taken."""
    rng = Random(BEHIND)
    cipher, output = made()
    code, key, reference = assembled(output.files, "rv32i", NAME), rng.randbytes(8), Concrete(cipher.variants[NAME])
    keys, ks = reference.schedule(key), expanded(code, NAME, key, size=4096)
    for role in ("encrypt_blocks", "decrypt_blocks"):
        one = getattr(reference, role.removesuffix("_blocks"))
        for count, at in ((1, 0), (2, 0), (31, 0), (32, 0), (67, 0), (33, 1), (3, 2)):
            blocks = [rng.randbytes(8) for _ in range(count)]
            memory = {KEYS: ks, IN + at: b"".join(blocks), OUT: bytes(8 * count)}
            called = code.call(f"{NAME}_{role}", [KEYS, IN + at, OUT, count], memory)
            assert called.memory[OUT] == b"".join(one(keys, block) for block in blocks)


@pytest.mark.long
def test_few_blocks_cost_little_more_than_without_slices() -> None:
    """Whether there is a batch is asked before all else, and the loop over rows is what decides which of its masks wait
    in memory: 31 instructions more for two blocks than without slices, where it was 47."""
    counted = []
    for name in (BEHIND, ALONE):
        code, size = assembled(made(name)[1].files, "rv32i", NAME), 8 * 2
        memory = {KEYS: expanded(code, NAME, bytes(8), size=4096), IN: bytes(size), OUT: bytes(size)}
        entry = code.symbols[f"{NAME}_encrypt_blocks"]
        counted.append(len(code.emulator.call(entry, [KEYS, IN, OUT, 2], memory, trace=True).trace))
    behind, alone = counted
    assert behind <= alone + 35


@pytest.mark.long
def test_counters_in_the_emulator() -> None:
    """Ends of epochs in batches, in calls and in between; short blocks; no aligned address."""
    rng = Random(BEHIND)
    cipher, output = made()
    code, key, reference = assembled(output.files, "rv32i", NAME), rng.randbytes(8), Concrete(cipher.variants[NAME])
    keys, ks = reference.schedule(key), expanded(code, NAME, key, size=4096)
    cases = [(0, 8 * 64, 0), (0, 8 * 31, 0), (0x1234567890ABCDEF, 8 * 70 + 3, 0), (2**64 - 40, 8 * 80 + 7, 0)]
    cases += [(2**64 - 35, 8 * 100 + 1, 0), (0xFE, 8 * 40, 0), (0x1FFDF, 8 * 33, 0), (7, 5, 0), (0xF0, 8 * 50 + 1, 3)]
    for first, size, at in cases:
        data = rng.randbytes(size)
        numbers = [(first + i) % 2**64 for i in range(-(-size // 8) + 1)]
        stream = b"".join(reference.encrypt(keys, number.to_bytes(8, "big")) for number in numbers[:-1])
        memory = {KEYS: ks, COUNTER: first.to_bytes(8, "big"), IN + at: data, OUT: bytes(size)}
        after = code.call(f"{NAME}_ctr", [KEYS, COUNTER, IN + at, OUT, size], memory).memory
        assert after[OUT] == bytes(a ^ b for a, b in zip(data, stream, strict=False))
        assert after[COUNTER] == numbers[-1].to_bytes(8, "big")


@pytest.mark.long
def test_all_functions_are_proved() -> None:
    cipher, output = made()
    functions = {info.symbol: info.role for info in output.functions}
    data = assemble(output.files[f"{NAME}.S"], RV32I)
    report = prove(data, NAME, RV32I, cipher.variants[NAME], functions)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.long
def test_what_leaves_nothing_to_three_loops_is_proved() -> None:
    """Whether any blocks are left is asked where few go on at once, too: behind a message of whole batches none are."""
    cipher = read(TEXT)
    name = "loop1-slices32+loop2-rows4+loop2-rows2+loop2-rows1"
    output = generate(cipher, RV32I, Options(strategy=name, modes=("ecb",)))
    functions = {info.symbol: info.role for info in output.functions}
    report = prove(assemble(output.files[f"{NAME}.S"], RV32I), NAME, RV32I, cipher.variants[NAME], functions)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.slow
def test_counters_are_proved_behind_three_loops() -> None:
    """With the last byte's register counted on without an end, the third loop behind another was not followed."""
    cipher, on = read(TEXT), target("rv64i")
    output = generate(cipher, on, Options(strategy="loop1-slices64+loop4-rows4+loop4-rows1", modes=("ctr",)))
    functions = {info.symbol: info.role for info in output.functions}
    report = prove(assemble(output.files[f"{NAME}.S"], on), NAME, on, cipher.variants[NAME], functions)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


CALL = f"jal ra, {NAME}_encrypt_blocks_local"
# What the prover has to refuse: what stands in counter mode, the number of times, and what to put there.
FAULTS = {
    "one block of a call not encrypted": ("addi a3, zero, 2", "addi a3, zero, 1"),
    "another function": (CALL, CALL.replace("encrypt", "decrypt")),
    "no call": (CALL, "addi zero, zero, 0"),
}


@pytest.mark.parametrize(
    "fault",
    [pytest.param(each, marks=pytest.mark.slow if each == "another function" else pytest.mark.long) for each in FAULTS],
)
def test_faults_at_calls_are_refused(fault: str) -> None:
    cipher, output = made()
    before, after = FAULTS[fault]
    head, counting = output.files[f"{NAME}.S"].split(f"\n{NAME}_ctr:\n")
    assert before in counting
    text = f"{head}\n{NAME}_ctr:\n{counting.replace(before, after, 1)}"
    functions = {f"{NAME}_ctr": "ctr", f"{NAME}_expand_key": "expand_key"}
    report = prove(assemble(text, RV32I), NAME, RV32I, cipher.variants[NAME], functions)
    assert not report.proved
