"""The names that object files give to others, whatever stands in their tables."""

from __future__ import annotations

import random
import struct
import time

import pytest

from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.exported import Interface, interface
from tests.kept import object_code

SOURCE = """
.text
local: nop
.globl strong, weak, typed, indirect, data, bare, behind
strong: nop
.weak weak
weak: nop
.type indirect, %gnu_indirect_function
indirect: nop
.section .other, "ax"
.type typed, %function
typed: nop
behind:
.data
.type data, %object
data: .word 1
bare: .word 2
.globl absolute, late, absent
.set absolute, 4096
.type late, %function
.set late, 8192
.text
.word absent - .
"""
NAMES = {
    "strong": True, "weak": True, "indirect": True, "typed": True, "late": True,
    "bare": True, "absolute": True, "behind": False, "data": False,
}  # fmt: skip


@pytest.mark.parametrize("target", ["rv32i", "aarch64"])
def test_all_that_is_not_local_and_what_may_be_a_function(target: str) -> None:
    found = interface(object_code(SOURCE, target), "x.o")
    assert dict(found.names) == NAMES
    assert sorted(found.functions) == sorted(name for name, is_function in NAMES.items() if is_function)
    assert found.has_code


def test_data_alone_is_no_code() -> None:
    assert interface(object_code(".data\n.globl d\n.type d, %object\nd: .word 1\n", "rv32i"), "x.o") == Interface(
        {"d": False}, False
    )


def test_names_are_escaped_where_a_terminal_would_obey_them() -> None:
    code = object_code(".text\n.globl some_name\nsome_name: nop\n", "rv32i").replace(
        b"some_name", b"\x1b[2J\n\xff_n\xc3"
    )
    assert interface(code, "x.o").functions == ["\\x1b[2J\\n\\udcff_n\\udcc3"]


def table_of(code: bytes) -> int:
    """Where the header of the table of symbols begins, in an object of 32 bits."""
    (start,) = struct.unpack_from("<I", code, 0x20)
    while struct.unpack_from("<I", code, start + 4) != (2,):
        start += 40
    return start


def patched(place: int, form: str, value: int, *, of_table: bool = False) -> bytes:
    code = bytearray(object_code(SOURCE, "rv32i"))
    struct.pack_into(form, code, place + of_table * table_of(code), value)
    return bytes(code)


@pytest.mark.parametrize(
    ("make", "found"),
    [
        (lambda: b"", "no ELF header"),
        (lambda: b"\x7fELF" + b"\0" * 8, "no ELF header"),
        (lambda: patched(4, "B", 3), "its class or the order of its bytes is unknown"),
        (lambda: patched(5, "B", 2), "its class or the order of its bytes is unknown"),
        (lambda: patched(0x20, "<I", 2**32 - 1), "its section headers are not in it"),
        (lambda: patched(0x2E, "<H", 64), "its section headers are not in it"),
        (lambda: patched(0x30, "<H", 0xFFFF), "its section headers are not in it"),
        (lambda: patched(0x30, "<H", 0), "its section headers are not in it"),
        (lambda: patched(16, "<I", 2**31, of_table=True), "a section ends behind its end"),
        (lambda: patched(20, "<I", 17, of_table=True), "its table of symbols ends within one"),
        (lambda: patched(24, "<I", 999, of_table=True), "there is no section 999"),
        (lambda: patched(24, "<I", 0, of_table=True), "the name of a symbol does not end"),
    ],
)  # fmt: skip
def test_malformed_files(make: object, found: str) -> None:
    assert callable(make)
    with pytest.raises(UserError) as refused:
        interface(make(), "x.o")
    assert str(refused.value) == (
        f"x.o: not a sound ELF object file of a little-endian machine ({found})\n"
        "  allowed: an object file, a static library of object files, or assembly text"
    )


def test_more_sections_than_a_symbol_can_name() -> None:
    code = bytearray(object_code(SOURCE, "rv32i"))
    offset, size = struct.unpack_from("<II", code, table_of(code) + 16)
    struct.pack_into("<H", code, offset + size - 2, 0xFFFF)
    with pytest.raises(UserError, match="it has more sections than are supported"):
        interface(bytes(code), "x.o")


def with_table(symbols: bytes, strings: bytes) -> bytes:
    """An object of 32 bits with these two tables only."""
    ident = b"\x7fELF\x01\x01\x01" + b"\0" * 9
    begin = 0x34 + 3 * 40
    header = struct.pack("<HHIIIIIHHHHHH", 1, 243, 1, 0, 0, 0x34, 0, 0x34, 0, 0, 40, 3, 0)
    table = struct.pack("<10I", 0, 2, 0, 0, begin, len(symbols), 2, 0, 0, 16)
    names = struct.pack("<10I", 0, 3, 0, 0, begin + len(symbols), len(strings), 0, 0, 0, 0)
    return ident + header + b"\0" * 40 + table + names + symbols + strings


def test_tables_that_would_take_long_are_refused_at_once() -> None:
    """Half a million symbols, whose names are parts of one another: gigabytes, if each were kept."""
    symbols = b"".join(struct.pack("<IIIBBH", 1 + number, 0, 0, 0x12, 0, 1) for number in range(500_000))
    start = time.monotonic()
    with pytest.raises(UserError, match="its symbols' names are longer than it is"):
        interface(with_table(symbols, (b"\0" + b"a" * 4000) * 150), "x.o")
    assert time.monotonic() - start < 20


@pytest.mark.parametrize("target", ["rv32i", "aarch64"])
def test_damaged_files_are_read_or_refused(target: str) -> None:
    code, refused = object_code(SOURCE, target), 0
    for number in range(500):
        rng = random.Random(number)
        spoiled = bytearray(code)
        for _ in range(rng.choice([1, 2, 8])):
            place = rng.choice([rng.randrange(0x40), rng.randrange(len(code))])
            spoiled[place : place + 1] = rng.randbytes(1)
        try:
            assert isinstance(
                interface(bytes(spoiled[: rng.choice([None, rng.randrange(len(code))])]), "x.o"), Interface
            )
        except UserError:
            refused += 1
    assert 50 < refused < 450
