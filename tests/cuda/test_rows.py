"""Rows of PTX: the official vectors through what a compiler made, run by what the rows mean; and the instructions that
are no operation of terms, against the ISA's own words on random and extreme operands."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random

import pytest

from ciphergen.backends import gpu
from ciphergen.backends.machine.instruction_row import Timing
from ciphergen.backends.machine.ptx import PtxRow
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term, const, evaluate
from ciphergen.generator.known_answers import known_answers
from ciphergen.verify.ptx.module import Kernel, read
from tests.cuda.interpret import Launched
from tests.cuda.made import ptx

ROWS = gpu("cuda").rows
VARIANTS = ("lea128", "lea192", "lea256")
AT_KEY, AT_IN, AT_OUT, MEMORY = 256, 1024, 4096, 8192


@lru_cache(maxsize=1)
def kernels() -> dict[str, Kernel]:
    return read(ptx(), "lea.ptx", gpu("cuda"))


def address(value: int) -> bytes:
    return value.to_bytes(8, "little")


def expanded(variant: str, key: bytes) -> bytes:
    """Return V_key, as the kernel for key expansion makes it."""
    kernel, memory = kernels()[f"{variant}_cuda_expand_key_kernel"], bytearray(MEMORY)
    memory[3 : 3 + len(key)] = key  # at any address
    Launched(kernel, 1, 1, memory, [address(AT_KEY), address(3)]).run()
    return bytes(memory[AT_KEY : AT_KEY + kernels()[f"{variant}_cuda_encrypt_blocks_kernel"].parameters[0].size])


@pytest.mark.parametrize("variant", VARIANTS)
def test_vectors_by_the_rows(variant: str) -> None:
    """One block of three threads of four, in two groups; in place and not."""
    for vector in (v for v in load("lea").vectors if v.variant == variant):
        ks = expanded(variant, vector.key)
        for role, fro, to in (("encrypt", vector.plain, vector.cipher), ("decrypt", vector.cipher, vector.plain)):
            for out in (AT_OUT, AT_IN):
                memory = bytearray(MEMORY)
                memory[AT_IN : AT_IN + 48] = 3 * fro
                given = [ks, address(AT_IN), address(out), address(3)]
                Launched(kernels()[f"{variant}_cuda_{role}_blocks_kernel"], 2, 2, memory, given).run()
                assert memory[out : out + 64] == 3 * to + bytes(16)


@pytest.mark.parametrize("variant", VARIANTS)
def test_counter_mode_by_the_rows(variant: str) -> None:
    """Messages of some lengths with a counter that carries."""
    answer = known_answers(load("lea"), load("lea").variant(variant), "ctr")[-1]
    ks = expanded(variant, answer.key)
    for count in (0, 1, 15, 16, 17, 40):
        data = answer.plain[:count]
        memory = bytearray(MEMORY)
        memory[AT_IN : AT_IN + count] = data
        counter, done = int.from_bytes(answer.counter, "big"), 0
        while done < len(data):  # the host ends a launch where the lowest word of the counter ends
            some = min(len(data) - done, 16 * (2**32 - counter % 2**32))
            places = [address(AT_IN + done), address(AT_OUT + done), address(some)]
            given = [ks, counter.to_bytes(16, "big"), *places]
            Launched(kernels()[f"{variant}_cuda_ctr_kernel"], 2, 2, memory, given).run()
            counter, done = (counter + -(-some // 16)) % 2**128, done + some
        assert memory[AT_OUT : AT_OUT + len(data) + 8] == answer.cipher[:count][: len(data)] + bytes(8)


class Numbers:
    """A `Machine` for one instruction that computes, on numbers by the names of operands."""

    def __init__(self, row: PtxRow, given: dict[str, int]) -> None:
        self._row, self._given, self.result = row, given, -1

    def read(self, name: str, plus: int = 0) -> Term:
        return const(self._given[name], self._row.operands[name].bits)

    def write(self, name: str, value: Term, plus: int = 0) -> None:
        (self.result,) = evaluate([value], {})

    def value(self, name: str) -> int:
        return self._given[name]


def signed(value: int, bits: int) -> int:
    return value - (value >> (bits - 1) << bits)


def permuted(g: dict[str, int]) -> int:
    """Take byte n of {b, a} for nibble n of s, or the sign of it, as 9.7.9.7 has it."""
    both, found = g["b"] << 32 | g["a"], 0
    for i in range(4):
        nibble = g["s"] >> 4 * i & 15
        byte = both >> 8 * (nibble & 7) & 255
        found |= (255 * (byte >> 7) if nibble & 8 else byte) << 8 * i
    return found


def looked_up(g: dict[str, int]) -> int:
    """Look each bit up in t, whose bits are F0, CC and AA for a, b and c (9.7.8.6)."""
    rows = [(g["a"] >> i & 1) << 2 | (g["b"] >> i & 1) << 1 | g["c"] >> i & 1 for i in range(32)]
    return sum((g["t"] >> row & 1) << i for i, row in enumerate(rows))


def inserted(g: dict[str, int], bits: int) -> int:
    """Copy bits of a into b, from bit p on, one after the other, as the loop of 9.7.1.20 does."""
    found, p, count = g["b"], g["p"] & 255, g["l"] & 255
    for i in range(min(count, max(0, bits - p))):
        found = found & ~(1 << p + i) | (g["a"] >> i & 1) << p + i
    return found


REFERENCE: dict[str, Callable[[dict[str, int]], int]] = {
    "prmt.b32": permuted,
    "lop3.b32": looked_up,
    "bfi.b32": lambda g: inserted(g, 32),
    "bfi.b64": lambda g: inserted(g, 64),
    "shf.l.wrap.b32": lambda g: ((g["b"] << 32 | g["a"]) << (g["n"] & 31) >> 32) % 2**32,
    "shf.r.wrap.b32": lambda g: ((g["b"] << 32 | g["a"]) >> (g["n"] & 31)) % 2**32,
    **{f"shl.b{w}": lambda g, w=w: (g["a"] << min(g["n"], w)) % 2**w for w in (16, 32, 64)},
    **{f"shr.{k}{w}": lambda g, w=w: g["a"] >> min(g["n"], w) for w in (16, 32, 64) for k in "ub"},
    **{f"shr.s{w}": lambda g, w=w: (signed(g["a"], w) >> min(g["n"], w)) % 2**w for w in (16, 32, 64)},
    **{f"mul.wide.u{w}": lambda g: g["a"] * g["b"] for w in (16, 32)},
    **{f"mul.wide.s{w}": lambda g, w=w: signed(g["a"], w) * signed(g["b"], w) % 4**w for w in (16, 32)},
    **{f"mad.lo.{k}{w}": lambda g, w=w: (g["a"] * g["b"] + g["c"]) % 2**w for w in (16, 32, 64) for k in "us"},
    **{f"setp.lt.s{w}": lambda g, w=w: int(signed(g["a"], w) < signed(g["b"], w)) for w in (16, 32, 64)},
    **{f"setp.ge.u{w}": lambda g: int(g["a"] >= g["b"]) for w in (16, 32, 64)},
    **{f"setp.le.s{w}": lambda g, w=w: int(signed(g["a"], w) <= signed(g["b"], w)) for w in (16, 32, 64)},
    **{f"setp.gt.u{w}": lambda g: int(g["a"] > g["b"]) for w in (16, 32, 64)},
    **{f"selp.b{w}": lambda g: g["a"] if g["c"] else g["b"] for w in (16, 32, 64)},
    **{
        f"cvt.{a}{to}.u{w}": lambda g, to=to: g["a"] % 2**to
        for w in (8, 16, 32, 64)
        for to in (8, 16, 32, 64)
        for a in "us"
    },
    **{
        f"cvt.{a}{to}.s{w}": lambda g, to=to, w=w: signed(g["a"], w) % 2**to
        for w in (8, 16, 32, 64)
        for to in (8, 16, 32, 64)
        for a in "us"
    },
}


@pytest.mark.parametrize("name", REFERENCE)
def test_a_row_means_what_the_isa_says(name: str) -> None:
    row, random = ROWS[name], Random(name)
    for _ in range(200):
        given = {}
        for operand, kind in row.operands.items():
            if operand == "d":
                continue
            bits = kind.bits or 8
            given[operand] = random.choice(
                (0, 1, 2**bits - 1, 1 << bits - 1, random.getrandbits(bits), random.randrange(70) % 2**bits)
            )
        machine = Numbers(row, given)
        row.meaning(machine)  # type: ignore[arg-type]
        assert machine.result == REFERENCE[name](given), given


def test_rows_have_what_security_needs() -> None:
    """No row takes a time that depends on data by its own word, each cites the ISA, and none has effects that differ
    with its operands."""
    assert {row.timing for row in ROWS.values()} == {Timing.DATA_INDEPENDENT}
    assert all(row.source.startswith("PTX ISA 9.5, 9.7.") for row in ROWS.values())
    for row in ROWS.values():
        assert row.effects.loads == row.name.startswith("ld.")
        assert row.effects.stores == row.name.startswith("st.")
        assert row.effects.jumps == (row.name in ("bra", "@p bra", "bra.uni", "ret"))
        assert bool(row.space) == (row.effects.loads or row.effects.stores)
