"""Texts that stand alone: what they become depends on no other file, on no file's name and on no date.

A C preprocessor refuses the names of all that would let it read or ask (`FORBID`, in front of each text), however
they are put together. An assembler is not so strict: of what it reads GNU's gives a list, and in the text itself the
directives are looked for.
"""

from __future__ import annotations

import re

from ciphergen.dsl.errors import Place, UserError

FORBIDDEN = "forbidden.h"
FORBID = (
    "#pragma GCC poison include include_next import embed incbin __has_include __has_include_next __has_embed"
    " __FILE__ __FILE_NAME__ __BASE_FILE__ __INCLUDE_LEVEL__ __DATE__ __TIME__ __TIMESTAMP__\n"
)
POISONED = re.compile(r"use (of )?(a )?poisoned")
_READS = re.compile(r"\.[ \t]*(include|incbin)\b", re.I)
_TRIGRAPH = re.compile(r"\?\?[=/'()!<>-]")
_ALONE = "a text that stands alone: no other file, no file's name, no date"


def check_alone(source: str, file: str) -> None:
    """Look for what an assembler may read, and for what compilers take in two ways.

    Raises:
        UserError: it is there.
    """
    for pattern, found in (
        (_READS, "the assembler would read another file"),
        (_TRIGRAPH, "a trigraph, which is another character under -trigraphs only"),
    ):
        place = pattern.search(source)
        if place is not None:
            raise refusal(_place(source, file, place.start()), f"{place[0]}: {found}")


def refusal(
    place: Place, found: str = "the C preprocessor would read another file, or ask for its name or date"
) -> UserError:
    """The error for a text that does not stand alone."""
    return UserError(place, found, _ALONE)


def check_read(listed: str, file: str) -> None:
    """Look through the files that GNU's assembler has read, `listed` as a rule of make.

    Raises:
        UserError: there are several.
    """
    read = re.split(r"(?<!\\)\s+", listed.partition(": ")[2].replace("\\\n", " ").strip())
    if len(read) > 1:
        raise refusal(Place(file), f"the assembler reads another file, {read[0]}")


def _place(source: str, file: str, offset: int) -> Place:
    return Place(file, source.count("\n", 0, offset) + 1, offset - source.rfind("\n", 0, offset))
