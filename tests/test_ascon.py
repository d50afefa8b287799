"""Ascon-AEAD128, Ascon-Hash256 and Ascon-XOF128: against a reference on numbers, in the emulator, and proved."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble_each
from ciphergen.cli import job
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.interface.table import functions
from ciphergen.verify.object.object_file import ObjectFile, read
from tests.kept import generated, made_one, object_code, proved

MASK = (1 << 64) - 1
SHIFTS = ((19, 28), (61, 39), (1, 6), (10, 17), (7, 41))
# The S-box of table 6, by which the reference works on one column at a time
BOX = bytes.fromhex("040b1f141a1509021b0508121d03061c1e13070e000d1118100c0119160a0f17")


def permuted(state: list[int], rounds: int) -> list[int]:
    for i in range(12 - rounds, 12):
        state = [word ^ (0xF0 - 0x0F * i if n == 2 else 0) for n, word in enumerate(state)]
        columns = [sum((state[n] >> bit & 1) << (4 - n) for n in range(5)) for bit in range(64)]
        state = [sum((BOX[c] >> (4 - n) & 1) << bit for bit, c in enumerate(columns)) for n in range(5)]
        state = [
            word ^ (word >> a | word << (64 - a)) & MASK ^ (word >> b | word << (64 - b)) & MASK
            for word, (a, b) in zip(state, SHIFTS, strict=True)
        ]
    return state


def numbers(data: bytes) -> list[int]:
    return [int.from_bytes(data[i : i + 8], "little") for i in range(0, len(data), 8)]


def padded(data: bytes, rate: int) -> bytes:
    return data + b"\1" + bytes(-(len(data) + 1) % rate)


def sponge(iv: int, message: bytes, size: int) -> bytes:
    state = permuted([iv, 0, 0, 0, 0], 12)
    for word in numbers(padded(message, 8)):
        state = permuted([state[0] ^ word, *state[1:]], 12)
    found = b""
    while len(found) < size:
        found, state = found + state[0].to_bytes(8, "little"), permuted(state, 12)
    return found[:size]


def sealed(key: bytes, nonce: bytes, associated: bytes, plain: bytes) -> tuple[bytes, bytes]:
    k = numbers(key)
    s = permuted([0x00001000808C0001, *k, *numbers(nonce)], 12)
    s[3], s[4] = s[3] ^ k[0], s[4] ^ k[1]
    words = numbers(padded(associated, 16)) if associated else []
    for a, b in zip(words[::2], words[1::2], strict=True):
        s = permuted([s[0] ^ a, s[1] ^ b, *s[2:]], 8)
    s[4] ^= 1 << 63
    made, words = b"", numbers(padded(plain, 16))
    for i, (a, b) in enumerate(zip(words[::2], words[1::2], strict=True)):
        s = [s[0] ^ a, s[1] ^ b, *s[2:]]
        made += s[0].to_bytes(8, "little") + s[1].to_bytes(8, "little")
        s = s if 2 * i + 2 == len(words) else permuted(s, 8)
    s = permuted([s[0], s[1], s[2] ^ k[0], s[3] ^ k[1], s[4]], 12)
    tag = (s[3] ^ k[0]).to_bytes(8, "little") + (s[4] ^ k[1]).to_bytes(8, "little")
    return made[: len(plain)], tag


# Of LWC_HASH_KAT_128_256.txt, LWC_XOF_KAT_128_512.txt and LWC_AEAD_KAT_128_128.txt, where key and nonce are alike


@pytest.mark.parametrize(
    ("size", "digest"),
    [
        (0, "0b3be5850f2f6b98caf29f8fdea89b64a1fa70aa249b8f839bd53baa304d92b2"),
        (1, "0728621035af3ed2bca03bf6fde900f9456f5330e4b5ee23e7f6a1e70291bc80"),
        (8, "b88e497ae8e6fb641b87ef622eb8f2fca0ed95383f7ffebe167acf1099ba764f"),
    ],
)
def test_the_reference_hashes(size: int, digest: str) -> None:
    assert sponge(0x0000080100CC0002, bytes(range(size)), 32).hex() == digest


def test_the_reference_makes_any_output() -> None:
    wanted = "473d5e6164f58b39dfd84aacdb8ae42ec2d91fed33388ee0d960d9b3993295c6"
    wanted += "ad77855a5d3b13fe6ad9e6098988373af7d0956d05a8f1665d2c67d1a3ad10ff"
    assert sponge(0x0000080000CC0003, b"", 64).hex() == wanted


@pytest.mark.parametrize(
    ("associated", "plain", "sealed_as"),
    [
        (0, 0, "4427d64b8e1e1451fc445960f0839bb0"),
        (1, 0, "103ab79d913a0321287715a979bb8585"),
        (0, 1, "e79f58f1f541fc51b5d438f8e1dd03f147"),
        (32, 32, "4c086d27a3b51a2333cfc7f22172a9bcad88b8d4d77e50622d788345fa7bee4468915d3f9422289f2349d6a3b4160397"),
    ],
)
def test_the_reference_seals(associated: int, plain: int, sealed_as: str) -> None:
    key = bytes(range(16))
    assert b"".join(sealed(key, key, bytes(range(associated)), bytes(range(plain)))).hex() == sealed_as


@cache
def made(text: str, variant: str, machine: str) -> ObjectFile:
    output = generated(text, machine, Options(variants=(variant,)))
    return read(object_code(output.files[f"{variant}.S"], machine), f"{variant}.o", target(machine))


@pytest.mark.long
def test_all_assemblers_make_the_same_code() -> None:
    """A branch to the last block of `encrypt` reaches its label just so."""
    text = generated("ascon_aead", "rv32i").files["ascon_aead128.S"]
    objects = assemble_each(text, target("rv32i"), "ascon_aead128.S")
    assert len({read(data, name, target("rv32i")).sha256 for name, data in objects.items()}) == 1


class Machine:
    """Calls the functions of a variant in the emulator."""

    def __init__(self, text: str, variant: str, machine: str) -> None:
        self.variant, self.obj = load(text).variants[variant], made(text, variant, machine)
        self.emulator = Emulator(target(machine), self.obj.text)

    def __call__(
        self, name: str, given: Mapping[str, bytes], size: int | None = None, *, in_place: bool = False
    ) -> dict[str, bytes]:
        """Returns what is at each parameter after a call. given: inputs by their names; size: of a message."""
        row = functions(self.variant)[name]
        places = {b.name: 0x20000000 + 0x1000 * i + (i + (size or 0)) % 4 for i, b in enumerate(row.buffers)}
        if in_place:
            places[row.output.name] = places[row.source.name]
        memory = {places[name]: data + b"\xa5" for name, data in given.items()}
        for buffer in row.buffers:
            times = buffer.extent.times
            length = times if isinstance(times, int) else size or 0
            memory.setdefault(places[buffer.name], bytes(length) + b"\xa5")
        arguments = [*places.values()] + ([] if size is None else [size])
        place = self.obj.functions[f"{self.variant.name}_{name}"][0]
        outcome = self.emulator.call(place, arguments, memory, 1_000_000)
        assert outcome.ended == "returned"
        after = dict(outcome.memory)
        assert all(after[place].endswith(b"\xa5") for place in places.values())
        return {name: after[place][:-1] for name, place in places.items()}


@pytest.mark.long
@pytest.mark.parametrize(("name", "iv"), [("ascon_hash256", 0x0000080100CC0002), ("ascon_xof128", 0x0000080000CC0003)])
def test_hashes_of_every_length_in_the_emulator(name: str, iv: int) -> None:
    call = Machine("ascon_hash", name, "rv32i")
    start = call("begin", {})["s"]
    for length in range(66):
        message, size = bytes(range(length)), 32 if name == "ascon_hash256" else length
        state = call("absorb", {"s": start, "m": message}, length)["s"]
        assert call("squeeze", {"s": state}, size)["h"] == sponge(iv, message, size)


@pytest.mark.long
@pytest.mark.parametrize("machine", ["rv32i", "armv7m"])
def test_messages_of_every_length_in_the_emulator(machine: str) -> None:
    call, key, nonce = Machine("ascon_aead", "ascon_aead128", machine), bytes(range(16)), bytes(range(40, 56))
    start = call("begin", {"k": key, "nonce": nonce})["s"]
    for length in range(66):
        associated, plain = bytes(range(65 - length)), bytes(range(100, 100 + length))
        wanted, tag = sealed(key, nonce, associated, plain)
        state = call("absorb", {"s": start, "a": associated}, len(associated))["s"]
        done = call("encrypt", {"s": state, "p": plain}, length, in_place=bool(length % 2))
        assert done["c"] == wanted
        back = call("decrypt", {"s": state, "c": wanted}, length, in_place=not length % 2)
        assert (back["p"], back["s"]) == (plain, done["s"])
        assert call("finish", {"k": key, "s": done["s"]})["tag"] == tag
        wrong = bytes([*tag[:-1], tag[-1] ^ 0x80])
        for given, answer in ((tag, bytes(8)), (wrong, b"\xff" * 8)):
            assert call("verify", {"k": key, "s": done["s"], "tag": given})["wrong"] == answer


# Words of 64 bits are pairs of registers or whole ones, and an XOF is a hash but for a constant and for how much it
# gives: the gate proves each kind, `.ci/slow` all. What `tests/cli/test_entries.py` proves too is proved once.
MACHINES = ("rv32i", "rv32i_zbb", "rv64i", "armv7m", "aarch64")
KINDS = {"ascon_hash256": ("rv32i", "armv7m", "aarch64"), "ascon_xof128": ("rv32i",), "ascon_aead128": ("rv64i",)}


@pytest.mark.long
@pytest.mark.parametrize(
    ("variant", "machine"),
    [
        pytest.param(variant, on, marks=[] if on in kinds else pytest.mark.slow)
        for variant, kinds in KINDS.items()
        for on in MACHINES
    ],
)
def test_proved(variant: str, machine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "ascon_aead" if variant == "ascon_aead128" else "ascon_hash"
    monkeypatch.setattr(job, "make_one", made_one)
    made = job.make(text, machine, Options(variants=(variant,)))
    (task,) = job.tasks(made, text)
    assert proved(task).proved
