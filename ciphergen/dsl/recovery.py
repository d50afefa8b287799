"""Further errors of a text: the declaration with an error is left out, and the others are read on their own."""

from __future__ import annotations

import re

from ciphergen.dsl.errors import SourceLocation

MOST = 20  # errors of one text
# Longer texts stop at the first error: each further one costs reading the text again.
LONGEST = 1 << 16
_DECLARATION = re.compile(
    r"^[ \t]*(?:(?:const|table|circuit|function|variant|vector)[ \t]+\w+|(?:schedule|encrypt|decrypt)\b[^=\n]*\()", re.M
)


def without_declaration(text: str, place: SourceLocation) -> str | None:
    """Return a text with blanks for the declaration that an error is in, None if no other declaration is left to read.

    An error at the beginning of a declaration is the fault of the one before, which has not ended.
    """
    if len(text) > LONGEST or not place.line:
        return None
    lines = text.splitlines(keepends=True)
    at = sum(map(len, lines[: place.line - 1])) + place.column - 1
    starts = [found.start() for found in _DECLARATION.finditer(text)]
    before = [start for start in starts if text[start:at].strip()]
    if not before:
        return None
    start = before[-1]
    end = next((other for other in starts if other > start), text.rfind("}"))
    if end <= at and end == text.rfind("}"):
        return None
    return text[:start] + re.sub(r"[^\n]", " ", text[start:end]) + text[end:]
