"""Edits of code that looks up tables made of the key, and of how these lie: what is proved of them is right."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.verify.object.object_file import read
from tests.generator.running import IN, KEY, KEYS, OUT
from tests.verify.test_key_look_ups import CODE, LAST, LOAD, MASK, SCALED, judge
from tests.verify.tiny import edit

BASE = "  add t4, t4, a0\n"
FIRST, SECOND, THIRD = "  sw t0, 0(a0)\n", "  sw t1, 4(a0)\n", "  sw t2, 8(a0)\n"
OR = "  or t2, t0, t1\n"


def entries(store: str, stride: int, start: int = 0, before: str = "") -> tuple[tuple[str, str], ...]:
    """The table with entries of another size, at another distance, and somewhere else."""
    places = [f"  {store} {{}}, {start + i * stride}(a0)\n" for i in range(4)]
    return (
        (FIRST, before + places[0].format("t0")),
        (SECOND, places[1].format("t1")),
        (THIRD, places[2].format("t2")),
        (LAST, OR + places[3].format("t2")),
    )


ZEROS = "".join(f"  sw zero, {offset}(a0)\n" for offset in (0, 4, 8, 12))
OWN = "  andi t3, t0, 1\n  slli t3, t3, 2\n  add t3, t3, a0\n  lw t3, 0(t3)\n"
BY_BYTE = ((SCALED, ""), (LOAD, "  lbu t4, 0(t4)\n"))
MORE = "  srli t5, t3, 2\n  andi t5, t5, 3\n"
RIGHT = {
    "bytes of words": ((LOAD, "  lbu t4, 0(t4)\n"),),
    "signed bytes of words": ((LOAD, "  lb t4, 0(t4)\n"),),
    "halves of words": ((LOAD, "  lhu t4, 0(t4)\n"),),
    "the output is written before": ((LOAD, f"  sb zero, 0(a2)\n{LOAD}"),),
    "a load twice": ((LOAD, f"  lw t5, 0(t4)\n{LOAD}"),),
    "a mask behind the scale": ((MASK, "  mv t4, t3\n"), (SCALED, "  slli t4, t4, 2\n  andi t4, t4, 12\n")),
    "entries of eight bytes": (*entries("sw", 8), (SCALED, "  slli t4, t4, 3\n")),
    "an entry that is written over": ((LAST, f"  sw zero, 12(a0)\n{LAST}"),),
    "entries of a byte": (*entries("sb", 1), *BY_BYTE),
    "entries of two bytes": (*entries("sh", 2), (SCALED, "  slli t4, t4, 1\n"), (LOAD, "  lhu t4, 0(t4)\n")),
    "a table behind others": (*entries("sw", 4, 16, ZEROS), (LOAD, "  lw t4, 16(t4)\n")),
    "a table behind nothing": (*entries("sw", 4, 16), (LOAD, "  lw t4, 16(t4)\n")),
}
WRONG = {
    "a signed index": ((MASK, "  slli t4, t3, 24\n  srai t4, t4, 24\n"),),
    "bits above": ((MASK, "  andi t4, t3, 12\n"), (SCALED, "")),
    "seven bits": ((MASK, "  andi t4, t3, 0x7f\n"),),
    "bits that are not neighbours": ((MASK, "  andi t4, t3, 5\n"),),
    "bits that are not neighbours, inside": ((MASK, "  andi t4, t3, 5\n"), (SCALED, "  slli t4, t4, 1\n")),
    "a sum of two indices": ((MASK, f"{MASK}{MORE}  add t4, t4, t5\n"),),
    "another index added": ((MASK, f"{MASK}{MORE}  xor t4, t4, t5\n"),),
    "the index of the other byte": ((MASK, "  andi t4, t2, 3\n"),),
    "a complement": ((MASK, "  xori t4, t3, 3\n  andi t4, t4, 3\n"),),
    "bits exchanged": (
        (MASK, "  srli t4, t3, 1\n  andi t4, t4, 1\n  andi t5, t3, 1\n  slli t5, t5, 1\n  or t4, t4, t5\n"),
    ),
    "one bit twice": ((MASK, "  srli t4, t3, 1\n  andi t4, t4, 1\n  slli t5, t4, 1\n  or t4, t4, t5\n"),),
    "a bit less": ((MASK, "  andi t4, t3, 1\n"),),
    "the upper half": ((MASK, "  andi t4, t3, 1\n  ori t4, t4, 2\n"),),
    "a constant": ((MASK, "  li t4, 2\n"),),
    "five times the index": ((SCALED, "  slli t5, t4, 2\n  add t4, t4, t5\n"),),
    "twelve times the index": ((SCALED, "  slli t5, t4, 3\n  slli t4, t4, 2\n  add t4, t4, t5\n"),),
    "three times the index, bytes": (
        (SCALED, "  slli t5, t4, 1\n  add t4, t4, t5\n"), (LOAD, "  lbu t4, 0(t4)\n"),
    ),
    "twice as far": ((SCALED, "  slli t4, t4, 3\n"),),
    "half as far": ((SCALED, "  slli t4, t4, 1\n"),),
    "bytes of the first word": BY_BYTE,
    "upper halves": ((LOAD, "  lhu t4, 2(t4)\n"),),
    "upper bytes": ((LOAD, "  lbu t4, 1(t4)\n"),),
    "downwards": ((BASE, "  sub t4, a0, t4\n"),),
    "downwards from the last": ((BASE, "  sub t4, a0, t4\n"), (LOAD, "  lw t4, 12(t4)\n")),
    "an index put into the base": ((BASE, "  or t4, t4, a0\n"),),
    "the base twice": ((BASE, BASE + BASE),),
    "a distance of other pointers": ((BASE, f"{BASE}  add t4, t4, a1\n  sub t4, t4, a2\n"),),
    "the pointer of the output": ((BASE, "  add t4, t4, a2\n"),),
    "the pointer of the input": ((BASE, "  add t4, t4, a1\n"),),
    "the key is written before": ((LOAD, f"  sw zero, 4(a0)\n{LOAD}"),),
    "the key is written behind": ((LOAD, f"{LOAD}  sw t4, 0(a0)\n"),),
    "a write behind the output": ((LOAD, f"  sb zero, 2(a2)\n{LOAD}"),),
    "a write at the index": ((LOAD, f"  add t5, a2, t4\n  sb zero, 0(t5)\n{LOAD}"),),
    "an entry looks up": ((LOAD, f"{LOAD}  andi t4, t4, 3\n{SCALED}{BASE}{LOAD}"),),
    "an entry is an address": ((LOAD, f"{LOAD}  add t5, t4, a0\n  lbu t5, 0(t5)\n"),),
    "a branch on the index": ((LOAD, f"  beq t4, a0, .Ln\n.Ln:\n{LOAD}"),),
    "two look-ups cancel": ((LOAD, f"  lw t5, 0(t4)\n{LOAD}  xor t4, t4, t5\n"),),
    "behind the table": ((LOAD, "  lw t4, 1024(t4)\n"),),
    "before the table": ((LOAD, "  lw t4, -16(t4)\n"),),
    "a mask behind the scale, too wide": (
        (MASK, "  mv t4, t3\n"), (SCALED, "  slli t4, t4, 2\n  andi t4, t4, 28\n"),
    ),
    "entries of eight bytes, the first words": entries("sw", 8, before=ZEROS),
    "a gap": ((SECOND, "  sw t1, 8(a0)\n"), (THIRD, "  sw t2, 12(a0)\n"), (LAST, f"{OR}  sw t2, 16(a0)\n")),
    "no last entry": ((LAST, OR),),
    "half of the last entry": ((LAST, f"{OR}  sh t2, 12(a0)\n"),),
    "another last entry behind": ((LAST, f"{LAST}  sw zero, 12(a0)\n"),),
    "words of entries of a byte": (*entries("sb", 1), (SCALED, "")),
    "halves of entries of a byte": (*entries("sb", 1), (SCALED, ""), (LOAD, "  lhu t4, 0(t4)\n")),
    "halves that lie askew": (
        *entries("sh", 2), (SCALED, "  slli t4, t4, 1\n"), (LOAD, "  lhu t4, 1(t4)\n"),
    ),
    "what stands before the table": entries("sw", 4, 16, ZEROS),
    "a second table over the first": (
        (LOAD, f"{LOAD}  srli t6, t3, 7\n  slli t6, t6, 2\n  add t6, t6, a0\n  lw t6, 8(t6)\n  xor t4, t4, t6\n"),
    ),
    "a sum in place of the or": ((LAST, "  xor t2, t0, t1\n  sw t2, 12(a0)\n"),),
    "a sum in place of the and": ((THIRD, "  xor t2, t0, t1\n  sw t2, 8(a0)\n"),),
    "key expansion looks up": ((LAST, OWN + LAST),),
    "key expansion looks up in vain": ((LAST, f"{OWN}  and t3, t3, zero\n  or t0, t0, t3\n{LAST}"),),
}  # fmt: skip


def is_right(source: str, size: int) -> bool:
    """Whether the code does what the text says, run for each index and some keys, in buffers of the right size."""
    code, random = read(assemble(source, TARGET), "chosen.o", TARGET), Random(7)
    emulator, at = Emulator(TARGET, code.text), {name: place for name, (place, _) in code.functions.items()}
    for _ in range(3):
        key = random.randbytes(2)
        made = emulator.call(at["expand_key"], [KEYS, KEY], {KEYS: random.randbytes(size), KEY: key})
        wanted = [*key, key[0] & key[1], key[0] | key[1]]
        for index in range(256):
            memory = {KEYS: made.memory[KEYS], IN: bytes([0x5A, index]), OUT: random.randbytes(2)}
            found = emulator.call(at["encrypt"], [KEYS, IN, OUT], memory)
            if (found.ended, found.broken, found.strays) != ("returned", (), ()):
                return False
            if found.memory[OUT] != bytes([0x5A ^ wanted[index % 4], index]):
                return False
    return True


@pytest.mark.long
@pytest.mark.parametrize("name", RIGHT)
def test_right_edits_are_proved(name: str) -> None:
    source = edit(CODE, *RIGHT[name])
    report = judge(source)
    assert report.proved
    assert is_right(source, report.key_memory_bytes)


@pytest.mark.long
@pytest.mark.parametrize("name", WRONG)
def test_wrong_edits_are_refused(name: str) -> None:
    assert not judge(edit(CODE, *WRONG[name])).proved
