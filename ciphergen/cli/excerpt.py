"""Errors of a text on the screen: each with its line of the text and a caret under the place."""

from __future__ import annotations

import re
from pathlib import Path

from ciphergen.cli.usage import printable
from ciphergen.dsl.cipher import shipped_text
from ciphergen.dsl.errors import SeveralErrors, SourceLocation, UserError
from ciphergen.dsl.files import read_text

_TEXTS = (".cipher", ".mode", ".rsp")  # what people write or copy, not what programs make
_WIDE = 120  # characters of a line that are shown


def with_lines(error: UserError) -> str:
    """Return the whole message of an error, or of several, with the lines of the text that they speak of."""
    errors = error.errors if isinstance(error, SeveralErrors) else (error,)
    return "\n".join(_with_line(each) for each in errors)


def _with_line(error: UserError) -> str:
    place = error.place
    line = _line(place) if isinstance(place, SourceLocation) else None
    if line is None or not isinstance(place, SourceLocation):
        return str(error)
    first, _, rest = str(error).partition("\n")
    start = max(place.column - _WIDE * 3 // 4, 0)
    before, after = line[start : place.column - 1], line[place.column - 1 : start + _WIDE]
    quoted = [f"    {printable(before + after, keep=chr(9))}", f"    {_blank(before)}^"]
    return "\n".join([first, *quoted, *([rest] if rest else [])])


def _blank(text: str) -> str:
    """Return what is as wide as a text on the screen, and blank."""
    return re.sub(r"[^\t]", " ", printable(text, keep="\t"))


def _line(place: SourceLocation) -> str | None:
    """Return the line of a place, None if the file cannot be read now or is not known for certain."""
    if not place.line or not place.column or not place.file.endswith(_TEXTS):
        return None
    shipped, there = shipped_text(place.file), Path(place.file).is_file()
    try:
        text = read_text(place.file, "text") if there else shipped
    except UserError:
        return None
    if text is None or (there and shipped is not None):
        return None  # a file of the user's is named like a shipped text, which may be meant
    lines = text.split("\n")
    return lines[place.line - 1] if 0 < place.line <= len(lines) else None
