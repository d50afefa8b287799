"""Attacks on the reading of objects: files whose code, once it is linked, is not what stands in .text, or not all that
runs. In the messages `t.o` is the file."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.verify.spoil import AARCH64, Spoiled, arm, assembled, lines, message, riscv, spoiled

FILES = {
    "big-endian": (
        lambda: assembled("aarch64-linux-gnu-as", "-EB"), "its byte order is 2; 1, little-endian, is what is read",
    ),
    "version of the file": (lambda: spoiled().byte(6, 2).done(), "its version is 2 and 1, not 1"),
    "version of the format": (lambda: spoiled().header(version=0).done(), "its version is 1 and 0, not 1"),
    "relocations of no section": (
        lambda: spoiled().section(".rela.text", info=0).done(), ".rela.text belongs to section 0 and the symbols of 6",
    ),
    "relocations of a section that is not there": (
        lambda: spoiled().section(".rela.text", info=90).done(),
        ".rela.text belongs to section 90 and the symbols of 6",
    ),
    "relocations with another symbol table": (
        lambda: spoiled().section(".rela.text", link=7).done(), ".rela.text belongs to section 1 and the symbols of 7",
    ),
    "relocations of data that reach the code": (
        lambda: spoiled(more=".data\n.word f\n").relocation(".rela.data", 0, offset=0xFFFFFF00).done(),
        ".rela.data changes byte 0xffffff00 of a section of 0x4 bytes",
    ),
    "a relocation at the end of data": (
        lambda: spoiled(more=".data\n.word f\n").relocation(".rela.data", 0, offset=1).done(),
        ".rela.data changes byte 0x1 of a section of 0x4 bytes",
    ),
    "a local symbol where linkers read global ones": (
        lambda: spoiled().section(".symtab", info=2).done(),
        "symbol 2 of .symtab has the binding 0, and 2 are local",
    ),
    "a global symbol where linkers read local ones": (
        lambda: spoiled().section(".symtab", info=8).done(),
        "symbol 6 of .symtab has the binding 1, and 8 are local",
    ),
    "sections beyond the end": (
        lambda: spoiled().header(shoff=0xFFFFFF00).done(), "9 section headers of 40 bytes at 0xffffff00 in a file of",
    ),
    "headers of another size": (lambda: spoiled().header(shentsize=44).done(), "9 section headers of 44 bytes at"),
    "no section or too many": (lambda: spoiled().header(shnum=0).done(), "it has no section, or more than 65279"),
    "names that are none": (
        lambda: spoiled().header(shstrndx=0xFFFF).done(), "section 65535 should hold names and does not",
    ),
    "names of symbols in the symbol table itself": (
        lambda: spoiled().section(".symtab", link=6).done(), "section 6 should hold names and does not",
    ),
    "a table of 2^60 bytes": (
        lambda: spoiled(AARCH64).section(".symtab", size=24 << 56).done(),
        ".symtab has 72057594037927936 entries, and 262144 is what is read",
    ),
    "code of 2^60 bytes": (
        lambda: spoiled(AARCH64).section(".text", size=1 << 60).done(),
        ".text has 1152921504606846976 bytes at 0x40 in a file of",
    ),
    "code at 2^63": (
        lambda: spoiled(AARCH64).section(".text", offset=1 << 63).done(),
        ".text has 12 bytes at 0x8000000000000000 in a file of",
    ),
    "entries of no size": (
        lambda: spoiled().section(".symtab", entsize=0).done(), ".symtab has 128 bytes in entries of 0, not 16",
    ),
    "a name that is nowhere": (lambda: spoiled().symbol("f", name=0xFFFFFF).done(), "a name at 0xffffff in a table of"),
}  # fmt: skip


RISCV_FLAGS = (
    "those of 32-bit RISC-V, base integer instructions only, ILP32",
    "assemble as by riscv64-unknown-elf-as -march=rv32i -mabi=ilp32",
)
PLAIN_CODE = ("type 1, flags 0x6: plain code", "")
SECTIONS: dict[str, tuple[Callable[[], bytes], str, str, str]] = {
    "two sections called .text": (
        lambda: (s := spoiled(more='.section .text2, "ax"\nh: ret\n'))
        .section(".text2", name=s.name_offset(".text")).done(),
        "t.o: 2 sections called .text", "one", "link them first: ld -r",
    ),
    "a group": (
        lambda: riscv('.section .text, "axG", @progbits, f, comdat\nf: ret\ng: ret\n'),
        "t.o: a .text section of type 1 with the flags 0x206: it is one of a group, of which a linker may keep another "
        "object's", *PLAIN_CODE,
    ),
    "a group that the section does not tell of": (
        lambda: Spoiled(riscv('.section .text, "axG", @progbits, f, comdat\n.balign 4\nf: ret\ng: ret\n'))
        .section(".text", flags=6).done(),
        "t.o: a section group, '.group', with code in it: a linker may keep another object's",
        "code in no group", "leave out comdat and linkonce",
    ),
    "code that is written": (
        lambda: spoiled().section(".text", flags=7).done(),
        "t.o: a .text section of type 1 with the flags 0x7: it can be written", *PLAIN_CODE,
    ),
    "code that is merged": (
        lambda: spoiled().section(".text", flags=0x16, entsize=4).done(),
        "t.o: a .text section of type 1 with the flags 0x16: it may be merged", *PLAIN_CODE,
    ),
    "code that is left out": (
        lambda: spoiled().section(".text", flags=0x80000006).done(),
        "t.o: a .text section of type 1 with the flags 0x80000006: it is left out of what is linked", *PLAIN_CODE,
    ),
    "code that is compressed": (
        lambda: spoiled().section(".text", flags=0x806).done(),
        "t.o: a .text section of type 1 with the flags 0x806: it is compressed", *PLAIN_CODE,
    ),
    "code that goes with another section": (
        lambda: spoiled().section(".text", flags=0x86).done(),
        "t.o: a .text section of type 1 with the flags 0x86: it goes with another section", *PLAIN_CODE,
    ),
    "code that is data": (
        lambda: spoiled().section(".text", flags=2).done(),
        "t.o: a .text section of type 1 with the flags 0x2: it is not executed", *PLAIN_CODE,
    ),
    "code with flags of nobody": (
        lambda: spoiled().section(".text", flags=0x20000006).done(),
        "t.o: a .text section of type 1 with the flags 0x20000006", *PLAIN_CODE,
    ),
    "code that is zeros": (
        lambda: spoiled().section(".text", type=8).done(),
        "t.o: a .text section of type 8 with the flags 0x6", *PLAIN_CODE,
    ),
    "code between instructions of another object": (
        lambda: spoiled().section(".text", align=2).done(),
        "t.o: a .text section at 0x0 that is aligned to 2 bytes", "instructions at multiples of 4",
        "put .balign 4 before the first function",
    ),
    "code that is aligned oddly": (
        lambda: spoiled().section(".text", align=12).done(),
        "t.o: a .text section at 0x0 that is aligned to 12 bytes", "instructions at multiples of 4",
        "put .balign 4 before the first function",
    ),
    "code that has an address before it is linked": (
        lambda: spoiled().section(".text", addr=8).done(),
        "t.o: an object whose .text has the address 0x8", "none before it is linked", "",
    ),
    **{
        name: (
            lambda name=name, kind=kind: riscv(f'f: ret\ng: ret\n.section {name}, "aw", {kind}\n.word 1\n'),
            f"t.o: the section '{name}': code that runs before or after the program",
            "code that runs when it is called", "leave constructors and destructors out",
        )
        for name, kind in (
            (".init_array", "@init_array"), (".init_array.5", "@init_array"), (".fini_array", "@fini_array"),
            (".preinit_array", "@preinit_array"), (".ctors", "@progbits"), (".dtors.1", "@progbits"),
            (".called_otherwise", "@init_array"),
        )
    },
    "code that is compiled anew": (
        lambda: riscv('f: ret\ng: ret\n.section .gnu.lto_f.1, "", @progbits\n.word 1\n'),
        "t.o: the section '.gnu.lto_f.1', from which a linker may compile the code anew", "machine code only",
        "compile with -fno-lto",
    ),
    "code that another linker compiles anew": (
        lambda: arm('f: ret\ng: ret\n.section .llvm.lto, "e", @progbits\n.word 1\n'),
        "t.o: the section '.llvm.lto', from which a linker may compile the code anew", "machine code only",
        "compile with -fno-lto",
    ),
    "sixteen registers": (
        lambda: spoiled().header(flags=0x8).done(),
        "t.o: the ELF flags 0x8: RV32E, which has 16 registers and a calling convention of its own",
        *RISCV_FLAGS,
    ),
    "another order of memory": (
        lambda: spoiled().header(flags=0x11).done(), "t.o: the ELF flags 0x11: total store ordering",
        *RISCV_FLAGS,
    ),
    "flags where there are none": (
        lambda: spoiled(AARCH64).header(flags=0x1).done(), "t.o: the ELF flags 0x1",
        "those of 64-bit Arm with Advanced SIMD (NEON), AAPCS64", "assemble as by aarch64-linux-gnu-as",
    ),
    "a memory image": (
        lambda: spoiled().header(type=4).done(), "t.o: an ELF file of type 4",
        "an object (1), executable (2) or shared library (3)", "",
    ),
    "of another system": (
        lambda: spoiled().byte(7, 9).done(), "t.o: an object for the system 9, version 0",
        "System V (0) or GNU (3), version 0", "",
    ),
    "of another version": (
        lambda: spoiled().byte(8, 1).done(), "t.o: an object for the system 0, version 1",
        "System V (0) or GNU (3), version 0", "",
    ),
}  # fmt: skip


@pytest.mark.parametrize("attack", SECTIONS)
def test_objects_that_are_linked_otherwise(attack: str) -> None:
    make, *expected = SECTIONS[attack]
    data = make()
    assert message(data) == lines(*expected)


@pytest.mark.parametrize("attack", FILES)
def test_files_that_contradict_themselves(attack: str) -> None:
    make, expected = FILES[attack]
    data = make()
    found = message(data)
    assert found.startswith(f"t.o: not a sound ELF object file ({expected}")
    assert found.endswith(")\n  allowed: an object file, or assembly text ending in .S")


def test_a_file_that_is_too_large() -> None:
    assert message(b"\x7fELF\x01" + bytes((1 << 26) - 4)) == lines(
        "t.o: 67108865 bytes", "at most 67108864", "strip it, or prove the object file"
    )
