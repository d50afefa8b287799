"""Spoiled object files, by chance: each is read or refused with a message, in bounded time and memory."""

from __future__ import annotations

import random
import resource
import time
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from struct import calcsize, pack

import pytest
from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile

from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import assemble, run_command
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.object_file import ObjectFile, read
from tests.verify.spoil import AARCH64, RELOCATION, RV32I, SECTION, SYMBOL, Spoiled, linked
from tests.verify.test_relocation import CALLS, LINKERS

EXTREMES = [0, 1, 2, 3, 4, 7, 8, 0x7F, 0x80, 0xFF, 0xFF00, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFF0, 0xFFFFFFFF]
EXTREMES += [1 << 32, 1 << 60, (1 << 63) - 1, 1 << 63, (1 << 64) - 1]
SECONDS, BYTES = 20, 2 << 30


def most_memory() -> int:
    """The most bytes that this process ever had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


@cache
def originals() -> tuple[tuple[Target, bytes], ...]:
    """Objects and executables of both machines."""
    found = []
    for machine in (RV32I, AARCH64):
        top = ".option norelax\n.text\n" if machine is RV32I else ".text\n"
        word = ".word" if machine is RV32I else ".xword"
        more = f'.data\nd: {word} f\n.section .group_of, "aG", @progbits, d, comdat\n.word 1\n'
        data = assemble(top + CALLS[machine.name] + more, machine, "gnu")
        found.append((machine, data))
        found.append((machine, linked(data, [*LINKERS[machine.name][0], "-e", "f"])))
        found.append((machine, linked(data, ["ld.lld", "-shared", "-Bsymbolic", "-e", "f"])))
    return tuple(found)


def fields(data: bytes) -> list[int]:
    """Where headers begin: of the file, of the sections, of the segments."""
    wide = data[4] == 2
    sections = int.from_bytes(data[40:48] if wide else data[32:36], "little")
    segments = int.from_bytes(data[32:40] if wide else data[28:32], "little")
    return [*range(0, 64, 2), *range(sections, len(data), 4), *range(segments, segments + 56 * 8 * bool(segments), 4)]


def mutate(data: bytes, chosen: random.Random) -> bytes:
    """One to four changes: bits, bytes, words anywhere, fields of headers, bytes moved; or the end is missing."""
    changed = bytearray(data)
    if chosen.random() < 0.1:
        del changed[chosen.randrange(len(changed)) :]
    for _ in range(chosen.randrange(1, 5)):
        if not changed:
            break
        at, kind = chosen.randrange(len(changed)), chosen.randrange(5)
        if kind == 0:
            changed[at] ^= 1 << chosen.randrange(8)
        elif kind == 1:
            changed[at] = chosen.choice((0, 1, 0x7F, 0x80, 0xFF, chosen.randrange(256)))
        elif kind == 2:
            begin = chosen.randrange(len(changed))
            part = changed[begin : begin + chosen.randrange(1, 64)]
            changed[at : at + len(part)] = part
        else:
            width = chosen.choice((2, 4, 8))
            at = chosen.choice(fields(data)) if kind == 3 else at
            value = chosen.choice(EXTREMES) + chosen.choice((0, 0, 1, 4, -1))
            changed[at : at + width] = (value % (1 << 8 * width)).to_bytes(width, "little")
    return bytes(changed)


def outcomes(count: int, seed: int) -> Counter[str]:
    """How many are read and refused."""
    chosen, found, before = random.Random(seed), Counter[str](), most_memory()
    for _ in range(count):
        machine, data = chosen.choice(originals())
        spoiled, start = mutate(data, chosen), time.process_time()
        with suppress(UserError):
            assert isinstance(read(spoiled, "t.o", machine), ObjectFile)
            found["read"] += 1
        assert time.process_time() - start < SECONDS
    assert most_memory() - before < BYTES
    found["refused"] = count - found["read"]
    return found


def test_a_few_hundred() -> None:
    found = outcomes(400, 1)
    assert min(found["read"], found["refused"]) > 100


@pytest.mark.slow
def test_five_thousand() -> None:
    found = outcomes(5000, 2)
    assert min(found["read"], found["refused"]) > 1000


def placed(data: bytes, name: str, size: int) -> bytes | None:
    """The bytes from a function on in an executable, by a library; None if it is not there once, or the library
    refuses what a linker copied into the file."""
    try:
        elf = ELFFile(BytesIO(data))
        found = elf.get_section_by_name(".symtab").get_symbol_by_name(name) or []
    except ELFError:
        return None
    places = [place for symbol in found for place in elf.address_offsets(symbol["st_value"])]
    return data[places[0] : places[0] + size] if len(places) == 1 else None


def records(made: Spoiled, kind: str) -> list[tuple[int, dict[str, tuple[int, str]]]]:
    """Where the section headers, symbols or relocations begin, with their fields."""
    if kind == "sections":
        size, count = made.elf["e_shentsize"], made.elf.num_sections()
        return [(made.elf["e_shoff"] + size * i, SECTION[made.bits]) for i in range(count)]
    table = made.elf.get_section_by_name(kind)
    places = range(table["sh_offset"], table["sh_offset"] + table["sh_size"], table["sh_entsize"])
    return [(at, (SYMBOL if kind == ".symtab" else RELOCATION)[made.bits]) for at in places]


def change_fields(data: bytes, chosen: random.Random) -> bytes:
    """One or two fields of what linkers read are others; all else is sound."""
    made = Spoiled(data)
    for _ in range(chosen.randrange(1, 3)):
        begin, layout = chosen.choice(records(made, chosen.choice(("sections", ".symtab", ".rela.text", ".rela.data"))))
        offset, code = chosen.choice(list(layout.values()))
        at, width = begin + offset, calcsize("<" + code)
        old = int.from_bytes(made.data[at : at + width], "little")
        near = old + chosen.choice((1, 2, 4, 8, -1, -4))
        small = chosen.choice((chosen.randrange(32), chosen.randrange(250, 320)))
        value = chosen.choice((chosen.choice(EXTREMES), old ^ 1 << chosen.randrange(8 * width), near, small))
        made.data[at : at + width] = (value % (1 << 8 * width)).to_bytes(width, "little")
    return made.done()


def same_as_linked(count: int, seed: int, folder: Path) -> int:
    """How many functions of spoiled objects that are read, linkers link, all to the bytes that were read."""
    chosen, same = random.Random(seed), 0
    objects = [(machine, data) for machine, data in originals() if data[16] == 1]
    for _ in range(count):
        machine, data = chosen.choice(objects)
        spoiled, found = chosen.choice((mutate, change_fields))(data, chosen), None
        with suppress(UserError):
            found = read(spoiled, "t.o", machine)
        if found is None or spoiled == data or "f" not in found.functions:
            continue
        (folder / "t.o").write_bytes(spoiled)
        for command in LINKERS[machine.name]:
            begin = found.functions["f"][0]
            done = run_command([*command, "-Ttext=0x20000000", "-e", "f", "t.o", "-o", "t"], cwd=folder)
            # An alignment or address that was spoiled may make the file as large as memory.
            if done.status == 0 and (folder / "t").stat().st_size < 1 << 20:
                got = placed((folder / "t").read_bytes(), "f", len(found.text) - begin)
                assert got in (None, found.text[begin:]), (command, spoiled.hex())
                same += got is not None
    return same


def test_what_is_read_of_spoiled_objects_is_what_linkers_make(tmp_path: Path) -> None:
    assert same_as_linked(40, 3, tmp_path) > 15


@pytest.mark.slow
def test_what_is_read_of_many_spoiled_objects_is_what_linkers_make(tmp_path: Path) -> None:
    assert same_as_linked(1500, 4, tmp_path) > 500


def object_of(sections: list[tuple[int, ...]], data: bytes, segments: list[tuple[int, ...]] | None = None) -> bytes:
    """An object for AArch64 (an executable, with segments) with these headers at its end, the last section for names;
    `data` stands from byte 64."""
    header = b"\x7fELF\x02\x01\x01" + bytes(9)
    places = (64 + len(data) + 64 * len(sections) if segments else 0, 64 + len(data))
    counts = (56, len(segments or ()), 64, len(sections), len(sections) - 1)
    header += pack("<HHIQQQIHHHHHH", 2 if segments else 1, 183, 1, 0, *places, 0, 64, *counts)
    headers = b"".join(pack("<IIQQQQIIQQ", *section) for section in sections)
    return header + data + headers + b"".join(pack("<IIQQQQQQ", *segment) for segment in segments or ())


NONE = (0,) * 10
# The file goes on at byte 64 with an instruction, the name .text at 5, and at 80 a symbol of zeros.
START = (pack("<I", 0xD65F03C0) + b"\0.text\0").ljust(40, b"\0")
TEXT, NAMES = (5, 1, 6, 0, 64, 4, 0, 0, 4, 0), (0, 3, 0, 0, 64, 16, 0, 0, 1, 0)
MANY = 60 << 20


def symbols(names: int) -> tuple[int, ...]:
    return (0, 2, 0, 0, 80, 24, names, 1, 8, 24)


def relocations(size: int, section: int) -> tuple[int, ...]:
    return (0, 4, 0, 0, 104, size // 24 * 24, 2, section, 8, 24)


def one_table() -> bytes:
    return object_of([NONE, TEXT, symbols(4), relocations(MANY, 1), NAMES], START + bytes(MANY))


def one_table_many_times() -> bytes:
    tables = [relocations(MANY // 2, 2)] * 60000
    return object_of([NONE, TEXT, symbols(60003), *tables, NAMES], START + bytes(MANY // 2))


def names_that_overlap() -> bytes:
    count = 1 << 18
    entries = b"".join(pack("<IBBHQQ", i, 0x12, 0, 1, 0, 0) for i in range(1, count + 1))
    strings = b"\0" + b"a" * count + b"\0"
    at = 64 + len(START)
    table = (0, 2, 0, 0, at, len(entries), 3, 0, 8, 24)
    names = (0, 3, 0, 0, at + len(entries), len(strings), 0, 0, 1, 0)
    return object_of([NONE, TEXT, table, names, NAMES], START + entries + strings)


def long_names_of_sections() -> bytes:
    data = START[:4] + b"a" * MANY + b"\0.text\0"
    text, others = (MANY + 5, *TEXT[1:]), [(4, 1, *NONE[2:])] * 60000
    return object_of([(4, *NONE[1:]), text, *others, (4, 3, 0, 0, 64, len(data), 0, 0, 1, 0)], data)


def many_groups() -> bytes:
    groups = [(0, 17, 0, 0, 104, MANY // 2, 2, 0, 4, 4)] * 60000
    return object_of([NONE, TEXT, symbols(60003), *groups, NAMES], START + bytes(MANY // 2))


def many_branches() -> bytes:
    """2,000,000 branches, all left to the linker."""
    count = 2_000_000
    begin = 64 + len(START) + 24
    code, entries = (
        pack("<I", 0x14000000) * count,
        b"".join(pack("<QQq", 4 * i, 1 << 32 | 282, 4) for i in range(count)),
    )
    text = (5, 1, 6, 0, begin, len(code), 0, 0, 4, 0)
    table = (0, 4, 0, 0, begin + len(code), len(entries), 2, 1, 8, 24)
    symbol = pack("<IBBHQQ", 0, 3, 0, 1, 0, 0)
    return object_of([NONE, text, (0, 2, 0, 0, 80, 48, 4, 2, 8, 24), table, NAMES], START + symbol + code + entries)


CODE_SEGMENT = (1, 5, 64, 0x400000, 0x400000, 4, 4, 4096)


def packed_relocations() -> bytes:
    text, tables = (5, 1, 6, 0x400000, *TEXT[4:]), [(0, 19, 0, 0, 104, MANY // 2, 0, 0, 8, 8)] * 60000
    return object_of([NONE, text, *tables, NAMES], START + b"\xff" * (MANY // 2), [CODE_SEGMENT])


def dynamic_segments() -> bytes:
    text, others = (5, 1, 6, 0x400000, *TEXT[4:]), [(2, 4, 104, 0, 0, MANY // 2, 0, 8)] * 60000
    return object_of([NONE, text, NAMES], START + bytes(MANY // 2), [CODE_SEGMENT, *others])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("make", "refused"),
    [
        (many_groups, "has 7864320 entries, and 4194303 is what is read"),
        (packed_relocations, "has 3932160 entries, and 65536 is what is read"),
        (dynamic_segments, "it has 60000 dynamic segments"),
        (many_branches, ""),
        (one_table, ""),
        (one_table_many_times, "has 1310720 entries, and 262143 is what is read"),
        (names_that_overlap, ""),
        (long_names_of_sections, ""),
    ],
)
def test_files_made_to_cost_more_than_their_size(make: Callable[[], bytes], refused: str) -> None:
    data, start, before = make(), time.process_time(), most_memory()
    with pytest.raises(UserError, match=refused) if refused else nullcontext():
        assert len(read(data, "t.o", AARCH64).text) == (8_000_000 if make is many_branches else 4)
    assert time.process_time() - start < SECONDS
    assert most_memory() - before < BYTES
