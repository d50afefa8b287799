"""The dynamic segment of an executable or shared library: where loaders find functions, and which bytes they change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from struct import Struct

from elftools.elf.enums import ENUM_D_TAG_COMMON, ENUM_DT_FLAGS, ENUM_P_TYPE_BASE, ENUM_SH_TYPE_BASE

from ciphergen.verify.object.elf import PACKED, REL, RELA, RELR, Elf, Malformed, Section

_DYNAMIC = ENUM_P_TYPE_BASE["PT_DYNAMIC"]
_TEXT_RELOCATIONS, _FLAGS = ENUM_D_TAG_COMMON["DT_TEXTREL"], ENUM_D_TAG_COMMON["DT_FLAGS"]
_ANDROID_REL, _ANDROID_RELA, _ANDROID_RELR = 0x6000000F, 0x60000011, 0x6FFFE000
# Tags with the address of a table, by name; the kinds that its section may have; and the tag with its size, 0 if none.
_RELOCATIONS = {REL, RELA, RELR} | PACKED
_TABLES = {
    ENUM_D_TAG_COMMON["DT_SYMTAB"]: ("DT_SYMTAB", {ENUM_SH_TYPE_BASE["SHT_DYNSYM"]}, 0),
    ENUM_D_TAG_COMMON["DT_STRTAB"]: ("DT_STRTAB", {ENUM_SH_TYPE_BASE["SHT_STRTAB"]}, ENUM_D_TAG_COMMON["DT_STRSZ"]),
    ENUM_D_TAG_COMMON["DT_REL"]: ("DT_REL", _RELOCATIONS, ENUM_D_TAG_COMMON["DT_RELSZ"]),
    ENUM_D_TAG_COMMON["DT_RELA"]: ("DT_RELA", _RELOCATIONS, ENUM_D_TAG_COMMON["DT_RELASZ"]),
    ENUM_D_TAG_COMMON["DT_JMPREL"]: ("DT_JMPREL", _RELOCATIONS, ENUM_D_TAG_COMMON["DT_PLTRELSZ"]),
    36: ("DT_RELR", _RELOCATIONS, 35),
    _ANDROID_REL: ("DT_ANDROID_REL", _RELOCATIONS, _ANDROID_REL + 1),
    _ANDROID_RELA: ("DT_ANDROID_RELA", _RELOCATIONS, _ANDROID_RELA + 1),
    _ANDROID_RELR: ("DT_ANDROID_RELR", _RELOCATIONS, _ANDROID_RELR + 1),
}


def _tags(elf: Elf) -> Iterator[tuple[int, int]]:
    """Yield the dynamic segment's tags and values, as a loader reads them."""
    dynamic = [segment for segment in elf.segments if segment.kind == _DYNAMIC]
    if len(dynamic) > 1:
        raise Malformed(f"it has {len(dynamic)} dynamic segments")
    layout = Struct("<II" if elf.bits == 32 else "<QQ")
    for data in map(elf.mapped, dynamic):
        yield from layout.iter_unpack(data[: len(data) // layout.size * layout.size])


def changes_code(elf: Elf) -> bool:
    """Return True if a loader is told to change code (DT_TEXTREL)."""
    return any(t == _TEXT_RELOCATIONS or (t == _FLAGS and v & ENUM_DT_FLAGS["DF_TEXTREL"]) for t, v in _tags(elf))


def hidden_table(elf: Elf, mapped: Sequence[Section]) -> str:
    """Describe a table for the loader that sections do not wholly cover; return the empty text if there is none.
    mapped: sections that a loader has in memory as they stand in the file."""
    tags = list(_tags(elf))
    for tag, address in tags:
        if tag in _TABLES:
            name, kinds, size_tag = _TABLES[tag]
            sizes = {s.address: s.size for s in mapped if s.kind in kinds and s.size}
            if not all(_covered(sizes, address, size) for size in [1, *(v for t, v in tags if t == size_tag and t)]):
                return f"a table, {name}, at {address:#x}, where no section of its kind and size is"
    return ""


def _covered(sizes: dict[int, int], begin: int, size: int) -> bool:
    """Return True if consecutive sections cover a whole table."""
    while size > 0:
        if begin not in sizes:
            return False
        begin, size = begin + sizes[begin], size - sizes[begin]
    return True
