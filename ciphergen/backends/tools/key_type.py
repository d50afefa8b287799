"""Size and alignment of V_key as C and C++ compilers see them in headers, and where calls by the headers lead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import PurePath
from types import MappingProxyType
from typing import NamedTuple

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.alone import OF_BUILDS, OF_PLACES
from ciphergen.backends.tools.callers import WORDS, callers, check_calls
from ciphergen.backends.tools.start import ToolMissing
from ciphergen.backends.tools.toolchain import compile_each
from ciphergen.dsl.errors import UserError
from ciphergen.interface.role import Role

# A header's macros must not change what is asked of its types. The system's headers may ask for the options of a build.
_ASKED = """#include <stddef.h>
#include <stdint.h>
{poison}{includes}
{undefined}
#ifdef __cplusplus
#define _Alignof alignof
extern "C" {{
#endif
{asked}
#ifdef __cplusplus
}}
#endif
"""
_OF_ONE = """
{type} ciphergen_key_{number};
unsigned char ciphergen_alignment_{number}[_Alignof({type})];
"""
_LANGUAGES = {".c": "", ".cc": " as C++"}


class KeyType(NamedTuple):
    """sizeof and alignment of a type, in bytes."""

    bytes: int
    alignment: int


class _Compiled(NamedTuple):
    """Symbols of an object file. sizes: of those that it has; wanted: those that it wants from others, not weakly."""

    sizes: Mapping[str, int]
    wanted: frozenset[str]


def key_types(
    headers: Mapping[str, str],
    types: Sequence[str],
    target: Target,
    functions: Mapping[str, tuple[Role, str]] = MappingProxyType({}),
) -> Iterator[tuple[str, dict[str, KeyType]]]:
    """Yield each installed compiler with the types that headers (by file name) declare, first in C, then in C++.

    functions: that the headers must declare as they are, see `callers`.

    Raises:
        ToolMissing: no C compiler is installed.
        UserError: a compiler refuses the headers, or a type or prototype is missing or different.
    """
    place = ", ".join(headers) or "the headers"
    for name in headers:
        if PurePath(name).name != name or not name.endswith(".h"):
            raise UserError(name, "is not the name of a header", "a file's name that ends in .h, without a folder")
    for ending, language in _LANGUAGES.items():
        try:
            for tool, data in compile_each(_source(headers, types, functions), headers, target, place, ending):
                made = _symbols(data)
                check_calls(functions, made.wanted, place)
                yield tool + language, _found(types, made.sizes, place)
        except ToolMissing:
            if not language:
                raise


def _source(headers: Iterable[str], types: Sequence[str], functions: Mapping[str, tuple[Role, str]]) -> str:
    """Return a C text whose symbols show the types' properties and the functions' calls."""
    return _ASKED.format(
        poison=OF_PLACES + OF_BUILDS,
        includes="\n".join(f'#include "{name}"' for name in headers),
        undefined="\n".join(f"#undef {word}" for word in (*WORDS[:-1], "_Alignof", "alignof")),
        asked="".join(_OF_ONE.format(type=t, number=n) for n, t in enumerate(types)) + callers(functions),
    )


def _found(types: Sequence[str], sizes: Mapping[str, int], place: str) -> dict[str, KeyType]:
    try:
        return {
            name: KeyType(sizes[f"ciphergen_key_{number}"], sizes[f"ciphergen_alignment_{number}"])
            for number, name in enumerate(types)
        }
    except KeyError as missing:
        raise UserError(place, f"renames {missing.args[0]}", "a header that leaves such names alone") from None


def _symbols(data: bytes) -> _Compiled:
    table = ELFFile(BytesIO(data)).get_section_by_name(".symtab")
    assert isinstance(table, SymbolTableSection)
    symbols = list(table.iter_symbols())
    wanted = (s for s in symbols if s["st_shndx"] == "SHN_UNDEF" and s["st_info"]["bind"] == "STB_GLOBAL")
    return _Compiled(
        {s.name: s["st_size"] for s in symbols if s["st_shndx"] != "SHN_UNDEF"}, frozenset(s.name for s in wanted)
    )
