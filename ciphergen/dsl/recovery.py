"""Further errors of a text: those below the declaration with the first one, which are read on their own."""

from __future__ import annotations

import re

from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.procedures import PROCEDURES

MOST = 20  # errors of one text
_HEADER = re.compile(r"(?:#[^\n]*|[^#{])*\{")
_DECLARATION = re.compile(
    r"^[ \t]*(?:(?:const|table|circuit|function|entry|inverse|variant|vector)[ \t]+\w+"
    rf"|(?:{'|'.join(PROCEDURES)})\b[^=\n]*\()",
    re.M,
)


def below(text: str, place: SourceLocation) -> str | None:
    """Return a text with blanks for the declaration that an error is in and for those above, None if none is below.

    An error at the beginning of a declaration is the fault of the one above, which has not ended, if there is one.
    """
    lines = text.split("\n")
    at = sum(len(line) + 1 for line in lines[: place.line - 1]) + place.column - 1
    header = _HEADER.match(text)
    if header is None or at < header.end():
        return None
    starts = [found.start() for found in _DECLARATION.finditer(text, header.end())]
    rest = [start for start in starts if not text[start:at].strip()]
    if rest and not text[header.end() : rest[0]].strip():
        rest = rest[1:]
    if not rest:
        return None
    return text[: header.end()] + re.sub(r"[^\n]", " ", text[header.end() : rest[0]]) + text[rest[0] :]
