"""Messages on what a text has where the grammar allows something else."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ciphergen.dsl.errors import SourceLocation, UserError, character, nearest, shown
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT, SCHEDULE

TERMINALS = {
    "NAME": "a name",
    "NUMBER": "a number",
    "BYTES": "bytes in hexadecimal",
    "STRING": 'a text in "quotes"',
    "$END": "the end of the file",
}
_OPERATORS = frozenset(["?", "or", "and", "==", "!=", "<=", ">=", "<", ">", "|", "^", "&", "<<<", ">>>", "<<", ">>"])
_OPERATORS |= frozenset(["+", "-", "*", "div", "mod"])
_TOP = frozenset([SCHEDULE, ENCRYPT, DECRYPT, "cipher", "mode"])
_TOP |= frozenset(["entry", "inverse", "function", "table", "circuit", "const", "variant", "vector"])
_NAMES = frozenset(
    ["state", "block", "short", "standard", "key", "tag", "fold", "each", "start"]
)  # where a statement begins; see the grammar
_CHANGED = re.compile(r"\s*(:?=(?!=)|\[)")
_EXPRESSION = frozenset(["a name", "a number", "(", "[", "~", "-"])


def in_words(spelled: set[str]) -> list[str]:
    """Return what may stand somewhere, in words: operators and the starts of expressions as one item each."""
    found = []
    if spelled >= _OPERATORS:
        spelled = spelled - _OPERATORS
        found.append("an operator")
    if spelled >= _EXPRESSION:
        spelled = spelled - _EXPRESSION - {"not"}
        found.append("an expression")
    if "let" in spelled:
        spelled = spelled - _NAMES
    words = [w for w in TERMINALS.values() if w in spelled]
    return found + words + [f"'{s}'" for s in sorted(spelled.difference(words))]


def ends_early(text: str, file: str, allowed: Sequence[str]) -> UserError:
    """Return the error for a text that stops before its end."""
    lines = text.rstrip().split("\n")
    place = SourceLocation(file, len(lines), len(lines[-1]) + 1)
    return UserError(place, "the text ends too early", ", ".join(allowed), "}" if "'}'" in allowed else "")


def declares(place: SourceLocation, word: str, rest: str) -> UserError | None:
    """Return the error for a word that begins declarations where it is used as a variable; None if it is not."""
    if word not in _TOP or not _CHANGED.match(rest):
        return None
    return UserError(place, f"'{word}' begins a declaration, so nothing that changes has this name", "another name")


def does_not_fit(place: SourceLocation, word: str | None, sign: str, allowed: Sequence[str]) -> UserError:
    """Return the error for a word that may not stand at a place, or for a sign that begins no word."""
    if word is None:
        return UserError(place, f"{character(sign)} begins nothing that is known here", ", ".join(allowed))
    words = [a.strip("'") for a in allowed if a.strip("'").isalpha()]
    near = allowed[0].strip("'") if len(allowed) == 1 and allowed[0][0] == "'" else nearest(word, words)
    if near is None and word in _TOP and "'}'" in allowed:
        near = "}"
    return UserError(place, f"'{shown(word)}' does not fit here", ", ".join(allowed), near or "")
