"""Object files: the bytes of the code and where its functions are."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO

from elftools.common.exceptions import ELFError
from elftools.construct import ConstructError
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import SymbolTableSection

from ciphergen.backends.decode import Decoder
from ciphergen.backends.target import Target
from ciphergen.dsl.errors import UserError

_HARMLESS = {"EM_RISCV": {0}, "EM_AARCH64": {0, 256}}
# Lets a linker shorten code, so that other bytes than those of the object run: R_RISCV_RELAX.
_RELAX = {"EM_RISCV": {51}, "EM_AARCH64": set()}
# A call by a pair of instructions (auipc and jalr): R_RISCV_CALL, CALL_PLT.
_CALL = {"EM_RISCV": {18, 19}, "EM_AARCH64": set()}
# Distance from an instruction to a symbol of the same section: R_RISCV_BRANCH, JAL; R_AARCH64_CONDBR19,
# TSTBR14, JUMP26, CALL26.
_DISTANCE = {"EM_RISCV": {16, 17}, "EM_AARCH64": {279, 280, 282, 283}}

# What pyelftools raises for tables that lie outside of the file, or hold what they must not.
_MALFORMED = (ELFError, ConstructError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


@dataclass(frozen=True)
class ObjectFile:
    """The text section of an object file. functions: offset and size in bytes by symbol."""

    name: str
    text: bytes
    functions: Mapping[str, tuple[int, int]]

    @cached_property
    def sha256(self) -> str:
        """Hash of the bytes of the text section: what the verdicts speak of."""
        return hashlib.sha256(self.text).hexdigest()


def read(data: bytes, name: str, target: Target) -> ObjectFile:
    """The text section and functions of a relocatable object or executable.

    Raises:
        UserError: not ELF, for another machine, without a text section, or with relocations that are not
            distances inside the section.
    """
    try:
        return _read(ELFFile(BytesIO(data)), name, target)
    except _MALFORMED as error:
        allowed = "an object file, or assembly text ending in .S"
        raise UserError(name, f"not a sound ELF object file ({error})", allowed) from None


def _read(elf: ELFFile, name: str, target: Target) -> ObjectFile:
    machine, bits = target.elf
    if (elf["e_machine"], elf.elfclass) != (machine, bits):
        found = f"an object for {elf['e_machine']} of {elf.elfclass} bits"
        raise UserError(name, found, f"{machine} of {bits} bits", f"gen prove --target {target.name} needs code for it")
    text = elf.get_section_by_name(".text")
    if text is None or not text["sh_size"]:
        raise UserError(name, "no code in its .text section", "functions in .text")
    symbols: dict[str, tuple[int, int]] = {}
    table = elf.get_section_by_name(".symtab")
    index = elf.get_section_index(".text")
    if isinstance(table, SymbolTableSection):
        for symbol in table.iter_symbols():
            if symbol["st_shndx"] == index and symbol["st_info"]["type"] in ("STT_FUNC", "STT_NOTYPE") and symbol.name:
                symbols[symbol.name] = (symbol["st_value"] - text["sh_addr"], symbol["st_size"])
    code = bytearray(text.data())
    if len(code) != text["sh_size"]:
        raise ELFError(f"its code ends after {len(code)} of {text['sh_size']} bytes")
    for section in elf.iter_sections():
        if isinstance(section, RelocationSection) and section["sh_info"] == index:
            _resolve(section, elf, code, name, target)
    return ObjectFile(name, bytes(code), symbols)


def _resolve(section: RelocationSection, elf: ELFFile, code: bytearray, name: str, target: Target) -> None:
    """Put in the distances that do not depend on where the section is linked; refuse all else."""
    machine, _ = target.elf
    table = elf.get_section(section["sh_link"])
    assert isinstance(table, SymbolTableSection)
    decoder = Decoder(target)
    for relocation in section.iter_relocations():
        kind, place = relocation["r_info_type"], relocation["r_offset"]
        if kind in _HARMLESS[machine]:
            continue
        if kind in _RELAX[machine]:
            raise UserError(
                f"{name}, .text + {place:#x}",
                "code that a linker may shorten, after which it is not what was proved",
                "code that is linked as it stands",
                "assemble with -mno-relax, or put .option norelax at the top",
            )
        symbol = table.get_symbol(relocation["r_info_sym"])
        fixed = symbol["st_shndx"] == section["sh_info"] and symbol["st_info"]["bind"] != "STB_WEAK"
        if kind not in _DISTANCE[machine] | _CALL[machine] or not fixed:
            raise UserError(
                f"{name}, .text + {place:#x}",
                f"a relocation of type {kind} against '{symbol.name}'",
                "branches inside .text to symbols that are not weak; code that needs no linking",
                "link the code first, or put what it refers to into .text",
            )
        distance = symbol["st_value"] + relocation["r_addend"] - place
        if kind in _DISTANCE[machine]:
            _patch(code, place, decoder, name, "target", distance)
        else:
            _patch(code, place, decoder, name, "unsigned", (distance + 0x800) >> 12 & 0xFFFFF)
            _patch(code, place + 4, decoder, name, "signed", (distance + 0x800 & 0xFFF) - 0x800)


def _patch(code: bytearray, place: int, decoder: Decoder, name: str, kind: str, value: int) -> None:
    """Put a value into the one field of its kind of the instruction at a place."""
    decoded = decoder.decode(int.from_bytes(code[place : place + 4], "little"))
    fields = [f for f, operand in decoded[0].operands.items() if operand.kind == kind] if decoded else []
    if decoded is None or len(fields) != 1:
        raise UserError(f"{name}, .text + {place:#x}", "a relocation on an instruction that cannot hold it")
    row, values = decoded
    code[place : place + 4] = row.encode({**values, fields[0]: value}).to_bytes(4, "little")
