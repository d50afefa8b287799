"""Whole kernels on arrays of numbers, by what the rows mean: the official vectors, launches of numbers of blocks around
every multiple, messages that end within a block, counters that carry; in place and not, and nothing else is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
import pytest

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.generator.known_answers import block_answers
from ciphergen.generator.options import Options
from ciphergen.verify.ptx.module import Kernel, read
from tests.cuda.arrays import ArrayLaunch
from tests.cuda.made import ptx
from tests.cuda.small import CRYPT, EXPAND, HEAD

AT_KEY, AT_IN, AT_OUT, MEMORY = 1 << 15, 1 << 16, 1 << 17, 3 << 16
GUARD = 64  # bytes behind the output that nobody may write


@dataclass(frozen=True)
class Case:
    """The kernels of a variant. threads: of a group; blocks: of a thread of the widest layer; lengths: in blocks."""

    cipher: str
    variant: str
    options: Options
    lengths: tuple[int, ...]
    threads: int = 256
    blocks: int = 1

    @property
    def layer(self) -> str:
        return f"_x{self.blocks}" if self.blocks > 1 else ""


def case(cipher: str, variant: str, lengths: tuple[int, ...], *, strategy: str = "", **more: int) -> Case:
    options = Options((variant,), strategy=strategy, allow_tables=strategy == "tables")
    return Case(cipher, variant, options, lengths, **more)


AROUND = (0, 1, 255, 256, 257, 513)
IN_GROUPS = (0, 1, 1023, 1024, 1025, 2047, 2048, 3073)
FEW = {
    "lea128": case("lea", "lea128", AROUND),
    "lea128, two": case("lea", "lea128", (0, 63, 64, 65, 129), strategy="unrolledx4+unrolledx2", blocks=2),
    "pipo64_128, slices": case("pipo", "pipo64_128", IN_GROUPS, threads=128, blocks=32),
}
OTHERS = {
    "lea192": case("lea", "lea192", AROUND),
    "lea256": case("lea", "lea256", AROUND),
    "lea128, four": case("lea", "lea128", (0, 127, 128, 129, 257), strategy="unrolledx4+unrolledx2", blocks=4),
    "pipo64_128": case("pipo", "pipo64_128", AROUND),
    "pipo64_256": case("pipo", "pipo64_256", AROUND),
    "pipo64_256, slices": case("pipo", "pipo64_256", IN_GROUPS, threads=128, blocks=32),
    "aes128, slices": case("aes", "aes128", IN_GROUPS, strategy="slices32", threads=128, blocks=32),
    "pilsung": case("pilsung", "pilsung", (0, 1, 255, 256, 257, 700), strategy="tables"),
}
NAMES = [*FEW, *(pytest.param(name, marks=pytest.mark.slow) for name in OTHERS)]


def of(name: str) -> Case:
    return {**FEW, **OTHERS}[name]


@lru_cache(maxsize=4)
def kernels(made: Case) -> Mapping[str, Kernel]:
    found = read(ptx(made.cipher, made.options), "x.ptx", gpu("cuda"))
    return {name.removeprefix(f"{made.variant}_cuda_").removesuffix("_kernel"): found[name] for name in found}


def address(value: int) -> bytes:
    return value.to_bytes(8, "little")


@lru_cache(maxsize=16)
def expanded(made: Case, key: bytes) -> bytes:
    """Return V_key, as the kernel for key expansion makes it."""
    memory: Any = np.zeros(MEMORY, dtype=np.uint8)
    memory[3 : 3 + len(key)] = np.frombuffer(key, dtype=np.uint8)  # at any address
    ArrayLaunch(kernels(made)["expand_key"], 1, 1, memory, [address(AT_KEY), address(3)]).run()
    return bytes(memory[AT_KEY : AT_KEY + kernels(made)["encrypt_blocks"].parameters[0].size])


@lru_cache(maxsize=32)
def example(made: Case) -> tuple[bytes, bytes, bytes]:
    """Return a key, as many blocks as any length has, with those of the vectors of that key among them, and the same
    encrypted by the cipher text."""
    text, random = load(made.cipher), Random(1)
    variant = text.variant(made.variant)
    key, first, _ = block_answers(text, variant)[0]
    size, concrete = variant.block_bytes, Concrete(variant)
    some = [first, *(random.randbytes(size) for _ in range(36))]
    blocks = [some[i * 7 % 37] for i in range(max(made.lengths) + 1)]
    known = dict(zip(some, (concrete.encrypt(concrete.schedule(key), each) for each in some), strict=True))
    return key, b"".join(blocks), b"".join(known[block] for block in blocks)


def launched(
    made: Case, role: str, data: bytes, count: int, groups: int, *, in_place: bool, counter: bytes = b""
) -> bytes:
    """Return what a launch makes of data, and what is behind it. count: of blocks, or of bytes in counter mode."""
    memory: Any = np.full(MEMORY, 0x5A, dtype=np.uint8)
    memory[AT_IN : AT_IN + len(data)] = np.frombuffer(data, dtype=np.uint8)
    out = AT_IN if in_place else AT_OUT
    before = memory.copy()
    given = [expanded(made, example(made)[0]), *([counter] if counter else [])]
    kernel = kernels(made)[role + made.layer]
    ArrayLaunch(kernel, groups, made.threads, memory, [*given, address(AT_IN), address(out), address(count)]).run()
    here = slice(out, out + len(data) + GUARD)
    result = bytes(memory[here])
    memory[here] = before[here]
    assert (memory == before).all()  # nothing else was written
    return result


def launches(made: Case, blocks: int) -> list[int]:
    """Return numbers of groups: what a host launches, and a group more; any number where threads loop."""
    needed = -(-blocks // (made.threads * made.blocks))
    return [1, 2] if made.options.allow_tables else [needed, needed + 1]


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_blocks(name: str) -> None:
    """Both directions; of several blocks a thread, what does not fill the group of a warp is left."""
    made = of(name)
    size = load(made.cipher).variant(made.variant).block_bytes
    _, plain, cipher = example(made)
    group = made.blocks * 32 if made.blocks > 1 else 1
    for number, blocks in enumerate(made.lengths):
        own = size * (blocks - blocks % group)
        for role, fro, to in (("encrypt_blocks", plain, cipher), ("decrypt_blocks", cipher, plain)):
            groups, in_place = launches(made, blocks)[number % 2], bool(number // 2 % 2)
            found = launched(made, role, fro[: size * blocks], blocks, groups, in_place=in_place)
            rest = (fro[own : size * blocks] if in_place else b"\x5a" * (size * blocks - own)) + b"\x5a" * GUARD
            assert found == to[:own] + rest, (blocks, role)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_messages(name: str) -> None:
    """Lengths around whole blocks, with counters whose upper bytes do not carry, since a launch ends there, but whose
    lowest word fills up; of several blocks a thread, from a multiple of a group's blocks on."""
    made = of(name)
    variant = load(made.cipher).variant(made.variant)
    size, concrete, key = variant.block_bytes, Concrete(variant), example(made)[0]
    group = made.blocks * 32 if made.blocks > 1 else 1
    schedule, data = concrete.schedule(key), example(made)[1]
    for number, blocks in enumerate(made.lengths):
        whole = -(-blocks // group) * group
        start = (1 << 8 * size) - (1 << 40) + (1 << 32) - whole if number % 2 else 77 * group
        streams = range(start, start + min(blocks, 70))  # the first blocks, and those around the last
        ends = range(start + max(0, blocks - 3), start + blocks)
        stream = {n: concrete.encrypt(schedule, n.to_bytes(size, "big")) for n in {*streams, *ends}}
        for count in {max(0, size * blocks + more) for more in ((-1, 0, -size + 1) if group == 1 else (0, -1))}:
            own = count if group == 1 else count - count % (size * group)
            groups, in_place = launches(made, blocks + (group == 1))[number % 2], bool(number // 2 % 2)
            counter = start.to_bytes(size, "big")
            found = launched(made, "ctr", data[:count], count, groups, in_place=in_place, counter=counter)
            for n, pad in stream.items():
                at = size * (n - start)
                wanted = bytes(a ^ b for a, b in zip(data[at : min(at + size, own)], pad, strict=False))
                assert found[at : at + len(wanted)] == wanted, (count, n - start)
            rest = (data[own:count] if in_place else b"\x5a" * (count - own)) + b"\x5a" * GUARD
            assert found[own:] == rest, count


@pytest.mark.long
def test_the_official_vectors_of_lea() -> None:
    for name in ("lea128", "lea192", "lea256"):
        made = of(name)
        for key, plain, cipher in block_answers(load("lea"), load("lea").variant(name)):
            memory: Any = np.zeros(MEMORY, dtype=np.uint8)
            memory[AT_IN : AT_IN + 48] = np.frombuffer(3 * plain, dtype=np.uint8)
            given = [expanded(made, key), address(AT_IN), address(AT_IN), address(3)]
            ArrayLaunch(kernels(made)["encrypt_blocks"], 1, 256, memory, given).run()
            assert bytes(memory[AT_IN : AT_IN + 64]) == 3 * cipher + bytes(16)


def run_small(crypt: str, blocks: int, memory: Any) -> None:
    kernel = read(HEAD + EXPAND + crypt, "small.ptx", gpu("cuda"))["crypt"]
    given = [bytes(8), address(512), address(2048), address(blocks)]
    ArrayLaunch(kernel, 1, 256, memory, given).run()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("add.s64 %rd11, %rd8, %rd9", "add.s64 %rd11, %rd8, 0"), "several threads write one place"),
        (("setp.ge.u64 %p1, %rd6, %rd3", "setp.gt.u64 %p1, %rd4, %rd3"), "out of bounds"),
        (("shl.b64 %rd9, %rd6, 3", "shl.b64 %rd9, %rd6, 2"), "misaligned"),
    ],
)
def test_wrong_accesses_are_seen(change: tuple[str, str], message: str) -> None:
    assert CRYPT.count(change[0]) == 1
    memory: Any = np.zeros(2048 + 8 * 200, dtype=np.uint8)
    run_small(CRYPT, 200, memory)
    with pytest.raises(AssertionError, match=message):
        run_small(CRYPT.replace(*change), 200, memory)
