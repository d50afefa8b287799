"""What C makes of the type V_key that headers declare: how large it is, and how it is aligned."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import PurePath
from typing import NamedTuple

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from ciphergen.backends.target import Target
from ciphergen.backends.toolchain import compile_each
from ciphergen.dsl.errors import UserError

# A header's macros must not change what is asked of its types.
_ASKED = """{includes}
#undef unsigned
#undef char
#undef _Alignof
"""
_OF_ONE = """
{type} ciphergen_key_{number};
unsigned char ciphergen_alignment_{number}[_Alignof({type})];
"""


class KeyType(NamedTuple):
    """sizeof and alignment of a type, in bytes."""

    bytes: int
    alignment: int


def key_types(
    headers: Mapping[str, str], types: Sequence[str], target: Target
) -> Iterator[tuple[str, dict[str, KeyType]]]:
    """Ask each installed C compiler, in turn, for the types that headers (by file name) declare.

    Raises:
        ToolMissing: there is no compiler.
        UserError: one of them refuses the headers, or a type is not there.
    """
    place = ", ".join(headers) or "the headers"
    for name in headers:
        if PurePath(name).name != name or not name.endswith(".h"):
            raise UserError(name, "is not the name of a header", "a file's name that ends in .h, without a folder")
    includes = "\n".join(f'#include "{name}"' for name in headers)
    asked = "".join(_OF_ONE.format(type=name, number=number) for number, name in enumerate(types))
    for tool, data in compile_each(_ASKED.format(includes=includes) + asked, headers, target, place):
        sizes = _sizes(data)
        try:
            found = {
                name: KeyType(sizes[f"ciphergen_key_{number}"], sizes[f"ciphergen_alignment_{number}"])
                for number, name in enumerate(types)
            }
        except KeyError as missing:
            raise UserError(place, f"renames {missing.args[0]}", "a header that leaves such names alone") from None
        yield tool, found


def _sizes(data: bytes) -> dict[str, int]:
    """Sizes of the objects in an object file, by symbol."""
    table = ELFFile(BytesIO(data)).get_section_by_name(".symtab")
    assert isinstance(table, SymbolTableSection)
    return {symbol.name: symbol["st_size"] for symbol in table.iter_symbols() if symbol["st_shndx"] != "SHN_UNDEF"}
