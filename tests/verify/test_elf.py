"""The reader of ELF files against pyelftools, which the prover does not read files with."""

from __future__ import annotations

from io import BytesIO

import pytest
from elftools.elf.elffile import ELFFile
from elftools.elf.enums import (
    ENUM_P_TYPE_RISCV,
    ENUM_SH_TYPE_AARCH64,
    ENUM_SH_TYPE_RISCV,
    ENUM_ST_INFO_BIND,
    ENUM_ST_INFO_TYPE,
)
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import SymbolTableSection

from ciphergen.verify.object.elf import Elf, Malformed
from tests.verify.test_object_fuzz import originals

NUMBERS = {**ENUM_SH_TYPE_AARCH64, **ENUM_SH_TYPE_RISCV, **ENUM_P_TYPE_RISCV}
SPECIAL = {"SHN_UNDEF": 0, "SHN_ABS": 0xFFF1, "SHN_COMMON": 0xFFF2}


def number(value: int | str) -> int:
    return value if isinstance(value, int) else NUMBERS[value]


@pytest.mark.parametrize("which", range(6))
def test_headers_and_tables(which: int) -> None:
    data = originals()[which][1]
    ours, theirs = Elf.of(data), ELFFile(BytesIO(data))
    assert (ours.bits, ours.flags) == (theirs.elfclass, theirs["e_flags"])
    assert len(ours.sections) == theirs.num_sections() > 4
    for section, other in zip(ours.sections, theirs.iter_sections(), strict=True):
        header = [other[f"sh_{f}"] for f in ("flags", "addr", "offset", "size", "link", "info", "addralign", "entsize")]
        assert [section.name, section.kind, *section[3:]] == [other.name, number(other["sh_type"]), *header]
        if isinstance(other, SymbolTableSection):
            for symbol, its in zip(ours.symbols(section), other.iter_symbols(), strict=True):
                place = SPECIAL.get(its["st_shndx"], its["st_shndx"])
                assert (symbol.name, symbol.value, symbol.size, symbol.section) == (
                    its.name if its.name.isprintable() else repr(its.name), its["st_value"], its["st_size"], place,
                )  # fmt: skip
                assert symbol.bind == ENUM_ST_INFO_BIND[its["st_info"]["bind"]]
                assert symbol.kind == ENUM_ST_INFO_TYPE[its["st_info"]["type"]]
        elif isinstance(other, RelocationSection):
            fields = ("r_offset", "r_info_type", "r_info_sym", "r_addend")
            entries = [tuple(entry[f] for f in fields) for entry in other.iter_relocations()]
            assert [tuple(entry) for entry in ours.relocations(section)] == entries
        if other["sh_type"] not in ("SHT_NOBITS", "SHT_NULL"):
            assert ours.contents(section) == other.data()
    assert len(ours.segments) == theirs.num_segments()
    for segment, its in zip(ours.segments, theirs.iter_segments(), strict=True):
        fields = ("p_flags", "p_offset", "p_vaddr", "p_filesz", "p_memsz")
        assert tuple(segment) == (number(its["p_type"]), *(its[f] for f in fields))


@pytest.mark.parametrize("size", [0, 3, 4, 5, 15, 20, 51])
def test_a_header_that_ends_too_early(size: int) -> None:
    with pytest.raises(Malformed):
        Elf.of(originals()[0][1][:size])


def test_a_name_that_a_terminal_would_obey_is_escaped() -> None:
    data = originals()[0][1].replace(b"\0far\0", b"\0f\x1b\n\0")
    table = next(section for section in Elf.of(data).sections if section.name == ".symtab")
    assert r"'f\x1b\n'" in {symbol.name for symbol in Elf.of(data).symbols(table)}
