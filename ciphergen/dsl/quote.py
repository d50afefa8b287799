"""Quotations of a cipher text by place, for comments in generated code."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property

from ciphergen.dsl import syntax
from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.variant import Variant

_COMMENT = re.compile(r'"[^"\n]*"|#[^\n]*')
_ITEM = re.compile(
    r"\s*(}|(function|table|const|circuit|schedule|encrypt|decrypt|entry|inverse|vector|variant|word|block|standard)\b)"
)
_LOOP = re.compile(r"for\s+(\w+)\s+in\b")
_DEPTH = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}


class Quotes:
    """A cipher text without its comments.

    Args:
        text: of the cipher.
    """

    def __init__(self, text: str) -> None:
        self._given = text

    @cached_property
    def _text(self) -> str:
        """Return the text with blanks for its comments."""
        return _COMMENT.sub(lambda found: found[0] if found[0][0] == '"' else " " * len(found[0]), self._given)

    @cached_property
    def _lines(self) -> list[int]:
        """Return where the lines begin."""
        return [0, *(found.end() for found in re.finditer("\n", self._text))]

    def counter(self, place: SourceLocation) -> str:
        """Return the counter of the loop at a place, "" if no loop stands there."""
        found = _LOOP.match(self._text, self._at(place))
        return found[1] if found else ""

    def words(self, place: SourceLocation) -> str:
        """Return in one line the body of the loop at a place, or the statements from that place to the next loop."""
        start = self._at(place)
        if _LOOP.match(self._text, start):
            start = self._text.index("{", start) + 1
        line = ""
        for each in filter(None, map(str.strip, self._text[start : self._end(start)].splitlines())):
            apart = not line or line[-1] in "([{,=" or each[0] in ")]}" or self._open(line)
            line += (" " if line else "") + each if apart else f"; {each}"
        return line

    def functions(self, variant: Variant, kind: str) -> list[str]:
        """Return the lines of `encrypt`, `decrypt`, `schedule` or an entry point, after the lines of the functions that
        it calls."""
        procedure, functions = variant.entries.get(kind) or variant.procedures[kind], variant.unfolder.functions
        called: dict[str, syntax.FunctionDecl] = {}
        waiting: list[syntax.Node] = [*procedure.body]
        while waiting:
            node = waiting.pop()
            waiting += node.children()
            if isinstance(node, syntax.Call) and node.name in functions and node.name not in called:
                called[node.name] = functions[node.name]
                waiting.append(functions[node.name])
        places = sorted((item.place for item in (*called.values(), procedure)), key=lambda place: place.line)
        return [line for place in places for line in self._item(place)]

    def _at(self, place: SourceLocation) -> int:
        return self._lines[place.line - 1] + place.column - 1

    @staticmethod
    def _open(line: str) -> bool:
        """Return True if a bracket of a line is still open at the line's end."""
        return sum(_DEPTH.get(c, 0) for c in line if c not in "{}") > 0

    def _depths(self, start: int) -> Iterator[tuple[int, int]]:
        """Yield each position from `start` on with its depth of brackets."""
        depth = 0
        for at in range(start, len(self._text)):
            depth += _DEPTH.get(self._text[at], 0)
            yield at, depth

    def _end(self, start: int) -> int:
        """Return the end of the statements from `start` on: the next loop at the same depth, or the enclosing bracket's
        end."""
        for at, depth in self._depths(start):
            if depth < 0 or (depth == 0 and at > start and not self._text[at - 1].isalnum() and self._loop_at(at)):
                return at
        return len(self._text)

    def _loop_at(self, at: int) -> bool:
        return _LOOP.match(self._text, at) is not None

    def _item(self, place: SourceLocation) -> Sequence[str]:
        """Return the lines of a declaration: to its closing brace or, if it has none, to the next declaration."""
        start = self._at(place)
        for at, depth in self._depths(start):
            if depth == 0 and (self._text[at] == "}" or (self._text[at] == "\n" and _ITEM.match(self._text, at))):
                indent = " " * (place.column - 1)
                lines = (indent + self._text[start : at + 1]).splitlines()
                return [line[len(indent) :].rstrip() for line in lines if line.strip()]
        return []
