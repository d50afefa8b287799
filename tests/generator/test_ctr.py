"""Generated counter mode as object code in the emulator: known answers, lengths, wraps, alignment, in place."""

from __future__ import annotations

import json
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.emulator import Emulator
from ciphergen.backends.toolchain import assemble
from ciphergen.cli.objects import declared_bytes
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.variant import Variant
from ciphergen.generator.options import Options
from ciphergen.generator.pipeline import generate
from tests.generator.running import IN, KEY, KEYS, OUT, Program, cipher, text_section

VECTORS = Path(__file__).parent.parent / "vectors"
COUNTER = 0x240000
LEA = ("lea128", "lea192", "lea256")
PIPO = ("pipo64_128", "pipo64_256")
SLOW = [pytest.param(name, marks=pytest.mark.slow) for name in ("columns16", "slices32")]  # to generate
FAMILIES = {**dict.fromkeys(LEA, "lea"), **dict.fromkeys(PIPO, "pipo")}


@cache
def made(name: str, variant: str, strategy: str, target_name: str) -> tuple[Program, int]:
    """The code, and the size of its key memory."""
    machine = target(target_name)
    files = generate(cipher(name), machine, Options((variant,), ("ctr",), strategy)).files
    data = assemble(files[f"{variant}.S"], machine)
    table = ELFFile(BytesIO(data)).get_section_by_name(".symtab")
    symbols = {s.name: s["st_value"] for s in table.iter_symbols() if s["st_info"]["type"] == "STT_FUNC"}
    return Program(Emulator(machine, text_section(data)), symbols), declared_bytes([files[f"{name}.h"]], variant)


@cache
def answers(name: str) -> list[dict[str, Any]]:
    found = json.loads((VECTORS / f"{name}.json").read_text("utf-8"))["vectors"]
    return [vector for vector in found if vector["mode"] == "ctr"]


class Call:
    """`V_ctr` with one key. shifts: by how much each pointer is misaligned."""

    def __init__(self, variant: Variant, key: bytes, strategy: str, target_name: str = "rv32i") -> None:
        self.code, size = made(variant.cipher, variant.name, strategy, target_name)
        self.symbol = f"{variant.name}_ctr"
        symbol, memory = f"{variant.name}_expand_key", {KEYS: bytes(size), KEY: key}
        self.keys = self.code.call(symbol, [KEYS, KEY], memory).memory[KEYS]

    def __call__(self, counter: bytes, data: bytes, shifts: tuple[int, int, int] = (0, 0, 0)) -> tuple[bytes, bytes]:
        """Output and counter afterwards; the same in place, and input and keys as they were."""
        at, source, into = COUNTER + shifts[0], IN + shifts[1], OUT + shifts[2]
        memory = {KEYS: self.keys, at: counter, source: data, into: bytes(len(data))}
        after = self.code.call(self.symbol, [KEYS, at, source, into, len(data)], memory).memory
        assert (after[KEYS], after[source]) == (self.keys, data)
        memory = {KEYS: self.keys, at: counter, source: data}
        again = self.code.call(self.symbol, [KEYS, at, source, source, len(data)], memory).memory
        assert (again[source], again[at]) == (after[into], after[at])
        return after[into], after[at]


class Reference:
    """SP 800-38A 6.5 over the cipher text's own encryption; the counter is all of the block."""

    def __init__(self, variant: Variant, key: bytes) -> None:
        self.cipher = Concrete(variant)
        self.rows, self.size = self.cipher.schedule(key), variant.block_bytes

    def __call__(self, counter: bytes, data: bytes) -> tuple[bytes, bytes]:
        blocks, first = -(-len(data) // self.size), int.from_bytes(counter, "big")
        numbers = [(first + i) % (1 << 8 * self.size) for i in range(blocks + 1)]
        counters = [number.to_bytes(self.size, "big") for number in numbers]
        stream = b"".join(self.cipher.encrypt(self.rows, block) for block in counters[:-1])
        return bytes(a ^ b for a, b in zip(data, stream, strict=False)), counters[-1]


def pair(variant: str, strategy: str, seed: str, target_name: str = "rv32i") -> tuple[Call, Reference, Random]:
    rng = Random(seed)
    found = cipher(FAMILIES[variant]).variants[variant]
    key = rng.randbytes(found.key_bytes)
    return Call(found, key, strategy, target_name), Reference(found, key), rng


@pytest.mark.parametrize("variant", PIPO)
@pytest.mark.parametrize("strategy", ["unrolled", "columns4", pytest.param("columns8", marks=pytest.mark.slow)])
def test_known_answers_of_pipo(variant: str, strategy: str) -> None:
    vectors = [v for v in answers("pipo") if v["variant"] == variant]
    assert len(vectors) == 16
    for v in vectors:
        call = Call(cipher("pipo").variants[variant], bytes.fromhex(v["key"]), strategy)
        counter, data = bytes.fromhex(v["iv"]), bytes.fromhex(v["plaintext"])
        assert call(counter, data)[0].hex() == v["ciphertext"]


@pytest.mark.parametrize("strategy", ["loop2", "lanes4", "columns2", *SLOW])
def test_every_length_of_pipo(strategy: str) -> None:
    call, reference, rng = pair("pipo64_128", strategy, "lengths")
    for length in (*range(70), 127, 128, 129, 255, 256, 257, 300):
        counter, data = rng.randbytes(8), rng.randbytes(length)
        assert call(counter, data, (length % 3, length // 3 % 2, length // 6 % 4)) == reference(counter, data), length


@pytest.mark.parametrize("strategy", ["unrolled", "columns4", "unrolledx2"])
@pytest.mark.parametrize("wrapping", [1, 2, 7, 8])
def test_wraps_of_pipo(wrapping: int, strategy: str) -> None:
    call, reference, rng = pair("pipo64_128", strategy, f"wraps {wrapping}")
    for before in range(12):
        counter = rng.randbytes(8 - wrapping) + (256**wrapping - before).to_bytes(9, "big")[-wrapping:]
        data = rng.randbytes(8 * 11 + 4)
        assert call(counter, data) == reference(counter, data), before


@pytest.mark.parametrize("strategy", ["", "loop4", "unrolledx3"])
@pytest.mark.parametrize("variant", LEA)
def test_known_answers(variant: str, strategy: str) -> None:
    """KISA's vectors, and those whose counter carries and wraps in the message."""
    vectors = [v for v in answers("lea") if v["variant"] == variant]
    assert len(vectors) == 28
    for v in vectors:
        call = Call(cipher().variants[variant], bytes.fromhex(v["key"]), strategy)
        counter, data = bytes.fromhex(v["iv"]), bytes.fromhex(v["plaintext"])
        assert call(counter, data)[0].hex() == v["ciphertext"]


@pytest.mark.parametrize("strategy", ["", "loop4", "loop8x2"])
def test_every_length(strategy: str) -> None:
    call, reference, rng = pair("lea128", strategy, "lengths")
    for length in range(101):
        counter, data = rng.randbytes(16), rng.randbytes(length)
        assert call(counter, data) == reference(counter, data), length


@pytest.mark.parametrize("strategy", ["", "loop4", "loop2x4"])
@pytest.mark.parametrize("wrapping", [1, 2, 4, 8, 15, 16])
def test_wraps(wrapping: int, strategy: str) -> None:
    """The last bytes of the counter wrap after each number of blocks from 0 to 7 of 7 and a half."""
    call, reference, rng = pair("lea128", strategy, f"wraps {wrapping}")
    for before in range(9):
        counter = rng.randbytes(16 - wrapping) + (256**wrapping - before).to_bytes(17, "big")[-wrapping:]
        data = rng.randbytes(16 * 7 + 8)
        assert call(counter, data) == reference(counter, data), before


@pytest.mark.parametrize("strategy", ["", "loop4"])
@pytest.mark.parametrize("variant", LEA)
def test_alignment(variant: str, strategy: str) -> None:
    call, reference, rng = pair(variant, strategy, "alignment")
    for shifts in ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 2), (3, 3, 3), (2, 1, 3)):
        for length in (7, 16, 95, 160):
            counter, data = rng.randbytes(15) + b"\xfd", rng.randbytes(length)
            assert call(counter, data, shifts) == reference(counter, data), (shifts, length)


def test_more_than_an_epoch() -> None:
    """600 blocks: the last byte wraps twice or three times, wherever it begins."""
    call, reference, rng = pair("lea128", "", "epochs")
    for last in (0, 1, 255):
        counter, data = rng.randbytes(15) + bytes([last]), rng.randbytes(600 * 16)
        assert call(counter, data) == reference(counter, data), last


def test_counter_goes_on() -> None:
    """Whole blocks in two calls are as in one; a short last block uses a block of the counter."""
    call, reference, rng = pair("lea192", "loop4x2", "calls")
    counter, data = rng.randbytes(15) + b"\xfe", rng.randbytes(16 * 6 + 3)
    first, between = call(counter, data[:32])
    second, after = call(between, data[32:])
    assert (first + second, after) == reference(counter, data)
    assert int.from_bytes(after, "big") == int.from_bytes(counter, "big") + 7


def test_zbb() -> None:
    call, reference, rng = pair("lea256", "", "zbb", "rv32i_zbb")
    for length in (1, 16, 79, 400):
        counter, data = rng.randbytes(15) + b"\xfc", rng.randbytes(length)
        assert call(counter, data) == reference(counter, data)
