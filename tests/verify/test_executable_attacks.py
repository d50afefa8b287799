"""Attacks on the reading of executables and shared libraries: what is mapped when they run is not the section .text, or
a loader changes it. In the messages `t.o` is the file."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ciphergen.backends.machine.target import Target
from ciphergen.verify.object.object_file import read
from tests.verify.spoil import AARCH64, RV32I, Spoiled, lines, linked, message, spoiled

LINKER = {
    "rv32i": ["riscv64-unknown-elf-ld", "-m", "elf32lriscv", "-e", "f"],
    "aarch64": ["aarch64-linux-gnu-ld", "-e", "f"],
}


def executable(machine: Target = RV32I, more: str = "", options: tuple[str, ...] = ()) -> Spoiled:
    return Spoiled(linked(spoiled(machine, more).done(), [*LINKER[machine.name], "-e", "f", *options]))


def code_segment(made: Spoiled) -> int:
    return next(i for i, s in enumerate(made.elf.iter_segments()) if s["p_type"] == "PT_LOAD" and s["p_flags"] & 1)


def overlaid(offset: int) -> bytes:
    """A segment for data, moved into the page of the code, from where other bytes are mapped over it."""
    made = executable(AARCH64, ".data\n.fill 64\n")
    address = made.elf.get_section_by_name(".text")["sh_addr"]
    loaded = [i for i, s in enumerate(made.elf.iter_segments()) if s["p_type"] == "PT_LOAD"]
    data = next(i for i in loaded if i != code_segment(made))
    return made.segment(data, vaddr=address // 4096 * 4096 + offset).done()


def shortened() -> bytes:
    """The last instruction is not in the file, so that zeros are mapped."""
    made = executable()
    number = code_segment(made)
    return made.segment(number, filesz=made.elf.get_segment(number)["p_filesz"] - 4).done()


ALONE = "prove the object file, or link it alone into a segment that is read and executed only"
EXECUTABLES = {
    "the segment maps other bytes": (
        lambda: (s := executable()).segment(code_segment(s), offset=4).done(),
        "t.o: a segment that maps other bytes than .text to its addresses", "the same bytes", ALONE,
    ),
    "the section shows other bytes": (
        lambda: (s := executable(AARCH64)).section(
            ".text", offset=s.elf.get_section_by_name(".text")["sh_offset"] - 4).done(),
        "t.o: a segment that maps other bytes than .text to its addresses", "the same bytes", ALONE,
    ),
    "the end is not in the file": (
        shortened,
        "t.o: a segment that maps other bytes than .text to its addresses", "the same bytes", ALONE,
    ),
    "no segment": (
        lambda: executable().header(phnum=0).done(),
        "t.o: 0 segments that are mapped to the addresses of .text", "one", ALONE,
    ),
    "another segment over the code": (
        lambda: overlaid(0), "t.o: 2 segments that are mapped to the addresses of .text", "one", ALONE,
    ),
    "another segment on the page of the code": (
        lambda: overlaid(4000), "t.o: 2 segments that are mapped to the addresses of .text", "one", ALONE,
    ),
    "a segment that is written": (
        lambda: (s := executable()).segment(code_segment(s), flags=7).done(),
        "t.o: a segment for .text with the flags 0x7", "one that can be executed (1) and not be written (2)", ALONE,
    ),
    "a segment that is not executed": (
        lambda: (s := executable()).segment(code_segment(s), flags=4).done(),
        "t.o: a segment for .text with the flags 0x4", "one that can be executed (1) and not be written (2)", ALONE,
    ),
    "relocations that are kept": (
        lambda: executable(options=("-q",)).done(), "t.o: relocations of the code in '.rela.text'",
        "code that a loader leaves alone", ALONE,
    ),
    "relocations that a loader puts in": (
        lambda: executable(AARCH64, ".xword f\n", ("-shared", "-z", "notext")).done(),
        "t.o: relocations of the code in '.rela.dyn'", "code that a loader leaves alone", ALONE,
    ),
    "relocations of which only the loader knows": (
        lambda: executable(AARCH64, ".xword f\n", ("-shared", "-z", "notext")).section(".rela.dyn", type=1).done(),
        "t.o: TEXTREL, that a loader may change code", "code that a loader leaves alone", ALONE,
    ),
    "packed relocations": (
        lambda: packed(lambda address: [address + 8]), "t.o: relocations of the code in '.data'",
        "code that a loader leaves alone", ALONE,
    ),
    "packed relocations, by a bit": (
        lambda: packed(lambda address: [address - 16, 0b101]), "t.o: relocations of the code in '.data'",
        "code that a loader leaves alone", ALONE,
    ),
    "relocations of an unknown form": (
        lambda: executable(AARCH64, ".data\n.xword 0\n").section(".data", type=0x60000002).done(),
        "t.o: relocations of an unknown form in '.data'", "REL, RELA and RELR", ALONE,
    ),
}  # fmt: skip


def packed(words: Callable[[int], list[int]]) -> bytes:
    """An executable with words for RELR in what was its data, from the address of the code."""
    made = executable(AARCH64, ".data\n.xword 0, 0\n").section(".data", type=19, entsize=8)
    address, at = made.elf.get_section_by_name(".text")["sh_addr"], made.elf.get_section_by_name(".data")["sh_offset"]
    for number, word in enumerate(words(address)):
        made.data[at + 8 * number : at + 8 * number + 8] = word.to_bytes(8, "little")
    return made.done()


@pytest.mark.parametrize("attack", EXECUTABLES)
def test_executables_that_run_otherwise(attack: str) -> None:
    make, *expected = EXECUTABLES[attack]
    data = make()
    assert message(data) == lines(*expected)


@pytest.mark.long
@pytest.mark.parametrize("machine", [RV32I, AARCH64], ids=lambda m: m.name)
def test_what_is_linked_soundly_is_read(machine: Target) -> None:
    for options in ((), ("-pie",), ("-shared", "-Bsymbolic")):
        made = linked(spoiled(machine, ".data\n.word 1\n").done(), ["ld.lld", "-e", "f", *options])
        obj = read(made, "t", machine)
        assert {n: f for n, f in obj.functions.items() if n in "fg"} == {"f": (0, 0), "g": (8, 0)}
        assert obj.text == read(spoiled(machine).done(), "t.o", machine).text


def test_the_symbols_of_a_loader_say_the_same() -> None:
    """A program finds a function of a shared library by another table than that which linkers read."""
    made = executable(AARCH64, options=("-shared", "-Bsymbolic"))
    assert read(made.done(), "t.so", AARCH64).functions["g"] == (8, 0)
    table = made.elf.get_section_by_name(".dynsym")
    number = next(i for i, s in enumerate(table.iter_symbols()) if s.name == "g")
    made.data[table["sh_offset"] + 24 * number + 8] ^= 4
    found = read(made.done(), "t.so", AARCH64)
    assert "g" not in found.functions
    assert found.unfit["g"] == "has 2 different entries in the symbol table, and a linker takes one of them"
