"""LEA on RV32I with Zbb: proved, run, at the floor that counting gives; and RV32I alone stays without it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.decode import Decoder
from ciphergen.cli.proofs import ProofTask, prove_one
from ciphergen.dsl.concrete import Concrete
from ciphergen.verify.prove import Report
from tests.generator.running import (
    IN,
    KEYS,
    LEA,
    OUT,
    cipher,
    expanded,
    output,
    program,
    text_section,
    variants_by_strategy,
)
from tests.kept import object_code

# Rounds, and words of a round key that differ from each other.
ROUNDS = {"lea128": (24, 4), "lea192": (28, 6), "lea256": (32, 6)}


def rows(target_name: str, variant: str, strategy: str) -> Counter[str]:
    """How often each row stands in the assembled text, as the rows of `rv32i_zbb` read it."""
    data = object_code(output(target_name, variant, strategy).files[f"{variant}.S"], target_name)
    text = text_section(data)
    decoder = Decoder(target("rv32i_zbb"))
    found = [decoder.decode(int.from_bytes(text[i : i + 4], "little")) for i in range(0, len(text), 4)]
    return Counter(decoded[0].name for decoded in found if decoded is not None)


def proof(variant: str, strategy: str, roles: Mapping[str, str], change: tuple[str, str] | None = None) -> Report:
    text = output("rv32i_zbb", variant, strategy).files[f"{variant}.S"]
    if change:
        text, count = re.subn(change[0], change[1], text, count=1)
        assert count == 1
    return prove_one(ProofTask("lea", variant, "rv32i_zbb", variant, object_code(text, "rv32i_zbb"), roles))


@pytest.mark.long
@pytest.mark.parametrize(
    ("variant", "strategy"), [("lea128", ""), pytest.param("lea256", "unrolled", marks=pytest.mark.slow)]
)
def test_every_function_is_proved(variant: str, strategy: str) -> None:
    functions = output("rv32i_zbb", variant, strategy).functions
    report = proof(variant, strategy, {f.symbol: f.role for f in functions if f.variant == variant})
    assert report.proved
    assert report.obligations


@pytest.mark.long
@pytest.mark.parametrize(
    "change",
    [
        (r"(lea128_encrypt:(?s:.)*?)rori (\w+), (\w+), 23", r"\1rori \2, \3, 22"),
        (r"(lea128_decrypt:(?s:.)*?)rori (\w+), (\w+), (\d+)", r"\1srli \2, \3, \4"),
        (r"(lea128_encrypt:(?s:.)*?)\bxor\b", r"\1xnor"),
    ],
)
def test_a_changed_instruction_is_refused(change: tuple[str, str]) -> None:
    roles = {f"lea128_{role}": role for role in ("expand_key", "encrypt", "decrypt")}
    assert not proof("lea128", "", roles, change).proved


@pytest.mark.long
@pytest.mark.parametrize(("variant", "strategy"), variants_by_strategy("loop4", ["unrolled"]))
def test_rv32i_stays_without_the_extension(variant: str, strategy: str) -> None:
    known = target("rv32i_zbb").rows
    plain, more = rows("rv32i", variant, strategy), rows("rv32i_zbb", variant, strategy)
    assert {name for name in plain if known[name].extension} == set()
    assert {name for name in more if known[name].extension} == {"rori"}
    for name in ("slli", "srli", "or"):  # the three instructions that a rotation was
        assert plain[name] - more[name] == more["rori"]


@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
@pytest.mark.parametrize(("variant", "strategy"), variants_by_strategy("", ["unrolled"]))
def test_vectors_at_the_floor(variant: str, strategy: str, role: str) -> None:
    """A round: 6 xor, 3 add or sub, 3 rotations, and a load for each word of its key. Around the rounds: 4 loads,
    4 stores, a check of each alignment of 2 instructions, the return. The loop of 4 rounds: where
    the keys end, and for each turn a step of the pointer and a branch."""
    code = program("rv32i_zbb", variant, strategy)
    rounds, words = ROUNDS[variant]
    floor = rounds * (12 + words) + 4 + 4 + 4 + 1 + (0 if strategy else 1 + rounds // 4 * 2)
    for v in (v for v in cipher().vectors if v.variant == variant):
        data, wanted = (v.plain, v.cipher) if role == "encrypt" else (v.cipher, v.plain)
        memory = {KEYS: expanded(code, variant, v.key), IN: data, OUT: bytes(16)}
        outcome = code.call(f"{variant}_{role}", [KEYS, IN, OUT], memory)
        assert outcome.memory[OUT] == wanted
        assert outcome.instructions == floor


@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
@pytest.mark.parametrize("variant", LEA)
def test_many_blocks_anywhere(variant: str, role: str) -> None:
    rng = Random(f"{variant} {role}")
    code, reference = program("rv32i_zbb", variant), Concrete(cipher().variants[variant])
    key, data = rng.randbytes(reference.variant.key_bytes), rng.randbytes(48)
    round_keys = reference.schedule(key)
    wanted = b"".join(getattr(reference, role)(round_keys, data[i : i + 16]) for i in range(0, len(data), 16))
    for shift_in, shift_out in ((0, 0), (1, 0), (0, 3), (2, 1)):
        memory = {KEYS: expanded(code, variant, key), IN + shift_in: data, OUT + shift_out: bytes(48)}
        outcome = code.call(f"{variant}_{role}_blocks", [KEYS, IN + shift_in, OUT + shift_out, 3], memory)
        assert outcome.memory[OUT + shift_out] == wanted
