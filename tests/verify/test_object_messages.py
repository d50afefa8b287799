"""What the prover says of object files, with the exact text, where no other test has it."""

from __future__ import annotations

import struct
from collections.abc import Callable

import pytest

from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.exported import interface
from ciphergen.verify.object.object_file import read
from tests.kept import object_code
from tests.verify.spoil import AARCH64, RV32I, lines, message, spoiled
from tests.verify.test_executable_attacks import executable
from tests.verify.test_interface import SOURCE, table_of, with_table

SOUND = "an object file, or assembly text ending in .S"
MALFORMED: dict[str, tuple[Callable[[], bytes], str]] = {
    "another beginning": (lambda: bytes(64), "it does not begin as one"),
    "a short header": (lambda: spoiled().done()[:40], "its header ends too early"),
    "headers beyond the end": (
        lambda: spoiled().header(shoff=0xFFFFFF00).done(),
        "9 section headers of 40 bytes at 0xffffff00 in a file of 676",
    ),
    "program headers beyond the end": (
        lambda: executable().header(phoff=0xFFFFFF00).done(),
        "2 program headers of 32 bytes at 0xffffff00 in a file of 780",
    ),
    "code beyond the end": (
        lambda: spoiled(AARCH64).section(".text", size=1 << 60).done(),
        ".text has 1152921504606846976 bytes at 0x40 in a file of 848",
    ),
    "a name beyond the end": (
        lambda: spoiled().symbol("f", name=0xFFFFFF).done(),
        "a name at 0xffffff in a table of 16 bytes",
    ),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_a_file_that_is_not_sound(name: str) -> None:
    make, found = MALFORMED[name]
    data = make()
    with pytest.raises(UserError) as caught:
        read(data, "t.o", AARCH64 if data[4] == 2 else RV32I)
    assert str(caught.value) == lines(f"t.o: not a sound ELF object file ({found})", SOUND)


def dynamic(tag: int, value: int) -> bytes:
    """A shared library whose first dynamic tag of a kind has another value."""
    made = executable(AARCH64, options=("-shared", "-Bsymbolic"))
    section = made.elf.get_section_by_name(".dynamic")
    assert section is not None
    for at in range(section["sh_offset"], section["sh_offset"] + section["sh_size"], 16):
        if struct.unpack_from("<Q", made.data, at) == (tag,):
            struct.pack_into("<Q", made.data, at + 8, value)
            return made.done()
    raise KeyError(tag)


ALONE = "prove the object file, or link it alone into a segment that is read and executed only"
REFUSED: dict[str, tuple[Callable[[], bytes], tuple[str, ...]]] = {
    "a table that is no section": (
        lambda: dynamic(6, 0x40),
        ("t.o: a table, DT_SYMTAB, at 0x40, where no section of its kind and size is",
         "tables for the loader that are sections, which linkers read", ALONE),
    ),
    "a long branch": (
        lambda: spoiled().relocation(".rela.text", 0, addend=0x10000).done(),
        ("t.o, .text + 0x0: R_RISCV_BRANCH to a distance of 65544 bytes", "multiples of 2 from -4096 to 4094",
         "put what it refers to nearer"),
    ),
    "no code": (
        lambda: object_code(".data\n.word 1\n", "rv32i"), ("t.o: no code in its .text section", "functions in .text"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_a_file_that_is_refused(name: str) -> None:
    make, expected = REFUSED[name]
    assert message(make()) == lines(*expected)


def test_an_object_for_another_machine() -> None:
    with pytest.raises(UserError) as caught:
        read(spoiled(AARCH64).done(), "t.o", RV32I)
    assert str(caught.value) == lines(
        "t.o: an object for EM_AARCH64 of 64 bits",
        "EM_RISCV of 32 bits",
        "gen prove --target rv32i needs code for it",
    )


def many_sections() -> bytes:
    code = bytearray(object_code(SOURCE, "rv32i"))
    offset, size = struct.unpack_from("<II", code, table_of(bytes(code)) + 16)
    struct.pack_into("<H", code, offset + size - 2, 0xFFFF)
    return bytes(code)


def long_names() -> bytes:
    """Names that are parts of one another."""
    symbols = b"".join(struct.pack("<IIIBBH", 1 + number, 0, 0, 0x12, 0, 1) for number in range(2000))
    return with_table(symbols, b"\0" + b"a" * 4000 + b"\0")


@pytest.mark.parametrize(
    ("make", "found"),
    [
        (many_sections, "it has more sections than are supported"),
        (long_names, "its symbols' names are longer than it is"),
    ],
)
def test_an_interface_that_is_not_read(make: Callable[[], bytes], found: str) -> None:
    with pytest.raises(UserError) as caught:
        interface(make(), "x.o")
    assert str(caught.value) == lines(
        f"x.o: not a sound ELF object file of a little-endian machine ({found})",
        "an object file, a static library of object files, or assembly text",
    )
