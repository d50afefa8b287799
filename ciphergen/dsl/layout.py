"""The layout of a text: indentation, spaces around operators, blank lines. Line breaks, comments and columns stay.

Nothing but blanks changes. Two spaces or more where one belongs are taken for a column that somebody lined up, except
around operators.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ciphergen.dsl.procedures import DECRYPT, ENCRYPT, SCHEDULE

_TOKEN = re.compile(r'#[^\n]*|"[^"\n]*"|\w+|<<<|>>>|<<|>>|<=|>=|==|!=|:=|->|\.\.|[^\s\w]')
_STEP = 2
_ALWAYS = frozenset(["==", "!=", "<=", ">=", "<", ">", "|", "^", "&", "<<<", ">>>", "<<", ">>", "->", "?", ":="])
_TIGHT = frozenset(["+", "-", "*", ".."])  # around these, none may be written too
_OTHERWISE = "?:"  # the ':' of a choice
_BINARY = _ALWAYS | _TIGHT | {"="}
_DECLARE = frozenset(["let", "var"])
_WORDS = _DECLARE | {"in", "if", "else", "and", "or", "not", "div", "mod", "down", "to", "for"}
_DECLARATIONS = frozenset(
    ["standard", "word", "block", "const", "table", "circuit", "function", "variant", "vector", "state", "short"]
)
_DECLARATIONS |= {"entry", "inverse"}
_PROCEDURES = frozenset([SCHEDULE, ENCRYPT, DECRYPT])
_GOES_ON = _BINARY | {",", ":", _OTHERWISE} | (_WORDS - {"else"})  # at a line's end
_CAME_FROM = _BINARY | {",", ":", "and", "or", "div", "mod", "down", "to", "words"}  # at a line's beginning
_OPEN, _CLOSE = frozenset("([{"), frozenset(")]}")


@dataclass(frozen=True)
class _Lexeme:
    """A token with the blanks before it."""

    text: str
    blanks: int

    @property
    def is_word(self) -> bool:
        return self.text[0].isalnum() or self.text[0] in '_"'


@dataclass
class _State:
    """The brackets that are open at the beginning of a line, and the choices whose ':' is to come, by brackets."""

    brackets: list[str] = field(default_factory=list)
    choices: list[int] = field(default_factory=lambda: [0])
    last: str = ""
    vector: bool = False
    shift: int = 0

    @property
    def depth(self) -> int:
        return self.brackets.count("{")

    @property
    def inside(self) -> bool:
        """Return True if a round or square bracket is open."""
        return bool(self.brackets) and self.brackets[-1] != "{"

    def read(self, token: str) -> None:
        """Note a token."""
        if token in _OPEN:
            self.brackets.append(token)
            self.choices.append(0)
        elif token in _CLOSE and self.brackets:
            self.brackets.pop()
            self.choices.pop()
        elif token == "?":
            self.choices[-1] += 1
        chooses = token == ":" and self.choices[-1] > 0
        self.choices[-1] -= chooses
        self.last = _OTHERWISE if chooses else token

    def indentation(self, lexemes: Sequence[_Lexeme]) -> int:
        """Return the indentation of a line. A line that goes on with the one above moves with it."""
        first, old = lexemes[0].text, lexemes[0].blanks
        wanted = _STEP * (self.depth - (first == "}"))
        if first in _DECLARATIONS | _PROCEDURES and not self.inside:
            self.vector = False
        code = first[0] != "#"
        goes_on = self.inside or (code and (self.last in _GOES_ON or first in _CAME_FROM))
        goes_on = goes_on or (self.vector and code and first != "}")
        if goes_on:
            return max(old + self.shift, wanted + (0 if first in _CLOSE else _STEP))
        if code:
            self.shift = wanted - old
            self.vector = first == "vector"
        return wanted

    def spaced(self, lexemes: Sequence[_Lexeme]) -> str:
        """Return a line's tokens with the blanks that belong between them."""
        header = lexemes[0].text in _PROCEDURES
        lexemes = [_Lexeme(lexemes[0].text, 0), *lexemes[1:]]
        line, before = lexemes[0].text, _Lexeme(self.last, 0)
        for i, lexeme in enumerate(lexemes):
            if i:
                left, follows = lexemes[i - 1], lexemes[i + 1].blanks if i + 1 < len(lexemes) else 0
                line += " " * _blanks(left, lexeme, _unary(before, left), follows, header, self) + lexeme.text
                before = left
            if lexeme.text[0] != "#":
                self.read(lexeme.text)
        return line


def laid_out(text: str) -> str:
    """Return a text in the layout of the house. The text follows the grammar."""
    state, lines = _State(), list[str]()
    for line in text.split("\n"):
        lexemes = list(_lexemes(line))
        if lexemes:
            lines.append(" " * state.indentation(lexemes) + state.spaced(lexemes))
        elif lines and lines[-1]:
            lines.append("")
    while lines and not lines[-1]:
        lines.pop()
    return "".join(f"{line}\n" for line in lines)


def tokens(text: str) -> list[str]:
    """Return all of a text but its blanks."""
    return [lexeme.text for line in text.split("\n") for lexeme in _lexemes(line)]


def _lexemes(line: str) -> Iterator[_Lexeme]:
    end = 0
    for found in _TOKEN.finditer(line):
        blanks = line[end : found.start()].replace("\t", " " * _STEP)
        yield _Lexeme(found[0].rstrip(), len(blanks))
        end = found.end()


def _operand(lexeme: _Lexeme) -> bool:
    """Return True if an expression may end with a token."""
    return lexeme.text in (")", "]") or (lexeme.is_word and lexeme.text not in _WORDS)


def _unary(before: _Lexeme, sign: _Lexeme) -> bool:
    """Return True if a sign stands before its only operand."""
    return sign.text == "~" or (sign.text == "-" and (not before.text or not _operand(before)))


def _blanks(left: _Lexeme, right: _Lexeme, unary: bool, follows: int, header: bool, state: _State) -> int:
    """Return the blanks between two tokens of a line. unary: of the left one; follows: blanks behind the right one."""
    column = max(1, right.blanks)
    a, b = left.text, right.text
    if b[0] == "#":
        return max(2, right.blanks)
    if unary or a in ("(", "[", ".") or b in (")", "]", ",", ".") or (a, b) == ("{", "}"):
        return 0
    if "{" in (a, b) or "}" in (a, b) or a == "," or "=" in (a, b):
        return column
    if b == ":":
        return int(state.choices[-1] > 0)
    if a == ":" and state.last != _OTHERWISE:
        return int(state.brackets[-1:] != ["["])
    if a == ":" or a in _ALWAYS or b in _ALWAYS:
        return 1
    if b in _TIGHT and _operand(left):
        return int(right.blanks + follows > 0)
    if a in _TIGHT:
        return int(left.blanks + right.blanks > 0)
    if b in ("(", "["):
        return min(1, right.blanks) if header and b == "(" else int(not _operand(left))
    return column
