"""Ascon, ChaCha20 and Keccak as entry points: known answers of what is made of them, and proofs of their code."""

from __future__ import annotations

import hashlib

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble_each
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import ConcreteEntry
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.interface.table import functions
from ciphergen.verify.prove import prove


def permutation(text: str, variant: str) -> ConcreteEntry:
    return ConcreteEntry(load(text).variants[variant], "permute")


def mixed(a: bytes, b: bytes) -> bytes:
    return bytes(x ^ y for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize("length", [0, 1, 135, 136, 300])
def test_sha3_is_a_sponge_of_keccak(length: int) -> None:
    permute, rate, message = permutation("keccak", "keccak_f1600"), 136, bytes(i & 0xFF for i in range(length))
    padded = bytearray(message + b"\x06" + bytes(-(length + 1) % rate))
    padded[-1] |= 0x80
    state = bytes(200)
    for i in range(0, len(padded), rate):
        state = permute({"a": mixed(state[:rate], padded[i : i + rate]) + state[rate:]})["b"]
    assert state[:32] == hashlib.sha3_256(message).digest()


def test_ascon_hash256_of_nothing() -> None:
    permute = permutation("ascon", "ascon_p12")
    state = permute({"s": (0x0000080100CC0002).to_bytes(8, "little") + bytes(32)})["t"]
    state = permute({"s": bytes([state[0] ^ 1]) + state[1:]})["t"]
    found = b""
    for _ in range(4):
        found, state = found + state[:8], permute({"s": state})["t"]
    assert found.hex() == "0b3be5850f2f6b98caf29f8fdea89b64a1fa70aa249b8f839bd53baa304d92b2"


# Of `LWC_AEAD_KAT_128_128.txt`, where key and nonce are alike and nothing is encrypted
@pytest.mark.parametrize(
    ("associated", "tag"),
    [(b"", "4427d64b8e1e1451fc445960f0839bb0"), (b"\0", "103ab79d913a0321287715a979bb8585")],
)
def test_ascon_aead128_of_nothing(associated: bytes, tag: str) -> None:
    p12, p8, key = (*(permutation("ascon", name) for name in ("ascon_p12", "ascon_p8")), bytes(range(16)))
    state = p12({"s": (0x00001000808C0001).to_bytes(8, "little") + key + key})["t"]
    state = state[:24] + mixed(state[24:], key)
    if associated:
        state = p8({"s": mixed(state[:16], (associated + b"\1").ljust(16, b"\0")) + state[16:]})["t"]
    state = bytes([state[0] ^ 1]) + state[1:16] + mixed(state[16:32], key) + state[32:39] + bytes([state[39] ^ 0x80])
    state = p12({"s": state})["t"]
    assert mixed(state[24:], key).hex() == tag


@pytest.mark.long
@pytest.mark.parametrize(
    ("text", "variant", "machine"), [("ascon", "ascon_p8", "rv32i"), ("chacha20", "chacha20", "rv32i")]
)
def test_proved(text: str, variant: str, machine: str) -> None:
    cipher, where = load(text), target(machine)
    output = generate(cipher, where, Options(variants=(variant,)))
    code = next(iter(assemble_each(output.files[f"{variant}.S"], where, f"{variant}.S").values()))
    roles = {f"{variant}_{name}": name for name in functions(cipher.variants[variant])}
    assert prove(code, f"{variant}.o", where, cipher.variants[variant], roles).proved
