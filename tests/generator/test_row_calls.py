"""Rounds on rows with look-ups by routines: what they compute and what they cost."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, evaluate, variables
from ciphergen.generator.analysis.rounds import compose, roll
from ciphergen.generator.analysis.stages import Cut
from ciphergen.generator.layouts.row_calls import RowCalls
from ciphergen.generator.layouts.row_map import row_maps
from ciphergen.generator.layouts.row_places import on_rows
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output
from ciphergen.verify.prove import prove
from tests import kept
from tests.generator.running import IN, KEYS, OUT, assembled, expanded

RULES = generation(target("rv32i")).sets["words"]
COUNTER = 0x240000


def values_of(cut: Cut, known: Mapping[Term, int]) -> list[int]:
    """Return the roots of a cut, with each call done by its function."""
    there, roots = dict(known), dict[int, int]()
    for stage in cut.stages:
        there |= zip(stage.kept, evaluate([*stage.kept.values()], there), strict=True)
        roots |= zip(stage.roots, evaluate([*stage.roots.values()], there), strict=True)
        if stage.call is not None:
            function, given = cut.functions[stage.call.function], evaluate(stage.call.given, there)
            made = evaluate(function.outputs, dict(zip(function.inputs, given, strict=True)))
            there |= zip(stage.call.results, made, strict=True)
    return [roots[i] for i in range(len(roots))]


@pytest.mark.slow
@pytest.mark.parametrize("direction", [ENCRYPT, DECRYPT])
def test_rounds_by_calls_compute_the_same(direction: str) -> None:
    """The first, the second and the last round, of which only the second mixes; the routine is the same for all."""
    rng, variant, rows = Random(direction), load("aes").variants["aes128"], row_maps(8, 16, 32, 8)[0]
    steps = variant.steps(direction)
    calls = RowCalls.of(variant, RULES, rows, 1, roll(steps, 1))
    assert calls is not None
    assert len(calls.held) == 8
    functions = set()
    for step in (steps[0], steps[2], steps[-1]):
        piece = compose([step])
        assert piece is not None
        cut, straight = calls.cut(piece), on_rows(variant, RULES, rows, piece, 1)
        known = {v: rng.getrandbits(32) for v in (*straight.inputs, *variables(straight.outputs))}
        assert values_of(cut, known) == evaluate(straight.outputs, known)
        functions |= {*cut.functions}
    assert len(functions) == 1


def test_rows_whose_words_share_registers_call_nothing() -> None:
    variant = load("aes").variants["aes128"]
    assert RowCalls.of(variant, RULES, row_maps(8, 16, 32, 2)[0], 1, roll(variant.steps(ENCRYPT), 1)) is None


# Code.

STRATEGIES = {"rv32i": "loop1-rows8+loop4-rows2+loop4-rows1", "rv64i": "loop1-rows16+loop4-rows4+loop4-rows1"}


@cache
def made(on: str) -> tuple[Cipher, Output]:
    cipher = load("aes")
    return cipher, kept.made(cipher, target(on), Options(("aes128",), (), STRATEGIES[on]))


@pytest.mark.long
@pytest.mark.parametrize("on", STRATEGIES)
def test_in_the_emulator(on: str) -> None:
    rng, (cipher, output) = Random(on), made(on)
    code, reference, size = assembled(output.files, on, "aes128"), Concrete(cipher.variants["aes128"]), 1 << 14
    key = rng.randbytes(16)
    ks, keys = expanded(code, "aes128", key, size=size), reference.schedule(key)
    for direction in (ENCRYPT, DECRYPT):
        for count, at in ((8, 0), (37, 0), (16, 1)):
            blocks = [rng.randbytes(16) for _ in range(count)]
            memory = {KEYS: ks, IN + at: b"".join(blocks), OUT: bytes(16 * count)}
            found = code.call(f"aes128_{direction}_blocks", [KEYS, IN + at, OUT, count], memory).memory[OUT]
            assert found == b"".join(getattr(reference, direction)(keys, block) for block in blocks)
    for first, length in ((2**128 - 9, 700), (250, 16 * 40 + 5)):
        data = rng.randbytes(length)
        memory = {KEYS: ks, COUNTER: first.to_bytes(16, "big"), IN: data, OUT: bytes(length)}
        found = code.call("aes128_ctr", [KEYS, COUNTER, IN, OUT, length], memory).memory[OUT]
        numbers = ((first + i) % 2**128 for i in range(-(-length // 16)))
        stream = b"".join(reference.encrypt(keys, number.to_bytes(16, "big")) for number in numbers)
        assert found == bytes(a ^ b for a, b in zip(data, stream, strict=False))


@pytest.mark.long
def test_counter_mode_is_proved() -> None:
    (cipher, output), on = made("rv32i"), target("rv32i")
    roles = {f.symbol: f.role for f in output.functions}
    report = prove(assemble(output.files["aes128.S"], on), "aes128", on, cipher.variants["aes128"], roles)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.long
def test_cycles_and_bytes() -> None:
    _, output = made("rv32i")
    found = {f.role: f for f in output.functions}
    most = {"encrypt_blocks": (70.0, 14_600), "decrypt_blocks": (76.0, 16_500), "ctr": (60.0, 20_200)}
    for role, (cycles, size) in most.items():
        assert 0 < (found[role].cycles_per_byte or 0) <= cycles, role
        assert found[role].bytes <= size, role
