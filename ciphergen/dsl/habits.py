"""Habits of other languages: what C, Python and mathematics write where this notation writes something else."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from ciphergen.dsl.errors import SourceLocation, UserError

_PLACE = "\0"  # stands in a line where the parser stopped; rows write it as @
_NEAR = 200  # characters of the line before and behind the place
_TYPE = r"(?:const\s+)?(?:unsigned|int|long|char|u?int(?:8|16|32|64)(?:_t)?|u(?:8|16|32|64))"
_ROTATIONS = re.compile(r"(rot|ro)(l|r|_?left|_?right)_?(8|16|32|64)?")
Match = re.Match[str]


@dataclass(frozen=True)
class Habit:
    """A habit. pattern: the line, with @ where the parser stopped; found: what stands there; write: what to write."""

    pattern: str
    found: str
    allowed: str
    write: Callable[[Match], str]


def _line(found: Match) -> str:
    """Return the line without its semicolons."""
    return found.string.replace(_PLACE, "").replace(";", "").strip()


def _last(end: str, sign: str = "<") -> str:
    """Return the last number below an end, or up to it."""
    if sign == "<=":
        return end
    return str(int(end) - 1) if end.isdecimal() else f"{end}-1"


def _changed(found: Match) -> str:
    name, operator, value = found[1], found[2], re.split(r"[;#}]", found[3])[0].strip()
    single = re.fullmatch(r"[\w\[\]]*", value)
    return f"{name} := {name} {operator} {value if single else f'({value})'}"


def _declared(found: Match) -> str:
    """Return the declaration of a value or a parameter for one of C."""
    bits = re.search(r"\d+", found[1])
    rest = re.split(r"[;#}]", found[3] or "")[0].strip()
    return f"let {found[2]} {rest}" if rest else f"{found[2]}: {f'bits({bits[0]})' if bits else 'word'}"


def _part(found: Match) -> str:
    """Return a loop that sets a part of an array; to n-1 where its length is not plain."""
    begin, end = found[2].strip(), found[3].strip()
    last = int(end) - int(begin) if begin.isdecimal() and end.isdecimal() else "n-1"
    return f"for i in 0..{last} {{ {found[1]}[{begin} + i] {found[4]} a[i] }}"


_LOOP = "for i in 0..7 { ... }"
_HABITS = (
    Habit(
        r"\b2\s*\*@\*\s*(\w+)", "'**' is no operator", "'*'; powers of 2 by shifts", lambda found: f"1 << {found[1]}"
    ),
    Habit(r"\*@\*", "'**' is no operator", "'*'", lambda found: "a * a"),
    Habit(r"&@&", "'&&' is no operator", "'and' of numbers, '&' of words", lambda found: "and"),
    Habit(r"\|@\|", "'||' is no operator", "'or' of numbers, '|' of words", lambda found: "or"),
    Habit(
        r"@!(?!=)\s*(\w*)",
        "'!' is no operator",
        "'not' of numbers, '~' of words",
        lambda found: f"not {found[1]}".rstrip(),
    ),
    Habit(r"@//\s*([^\0]*)", "'//' begins no comment", "a comment with '#'", lambda found: f"# {found[1]}".rstrip()),
    Habit(r"@/\*", "'/*' begins no comment", "a comment with '#'", lambda found: "# ..."),
    Habit(r"@/", "'/' is no operator", "'div', which rounds down", lambda found: "div"),
    Habit(r"@%", "'%' is no operator", "'mod'", lambda found: "mod"),
    Habit(r"@;", "';' ends no statement", "nothing: a statement ends where the next begins", _line),
    Habit(
        r"([\w\[\]]+)\s*@(\+|-)\2",
        "'++' and '--' change nothing",
        "':='",
        lambda found: f"{found[1]} := {found[1]} {found[2]} 1",
    ),
    Habit(r"([\w\[\]]+)\s*@(<<<?|>>>?|[-+*^|&])=\s*([^\0]*)", "an operator that assigns", "':='", _changed),
    Habit(
        r"for\s*@\(\s*(?:\w+\s+)?(\w+)\s*=\s*(\w+)\s*;\s*\w+\s*(<=?)\s*(\w+)[^\0]*",
        "a loop of C",
        "a loop over a range, both ends included",
        lambda found: f"for {found[1]} in {found[2]}..{_last(found[4], found[3])} {{ ... }}",
    ),
    Habit(r"for\s*@\(", "'(' behind 'for'", "a loop over a range, both ends included", lambda found: _LOOP),
    Habit(
        r"in\s+range\(\s*(?:(\w+)\s*,\s*)?(\w+)\s*\)\s*@",
        "'range' is no range",
        "a range with '..', both ends included",
        lambda found: f"in {found[1] or 0}..{_last(found[2])}",
    ),
    Habit(r"\bwhile\s*@", "'while' begins no loop", "a loop over a range, whose ends are known", lambda found: _LOOP),
    Habit(r"\belif\b\s*@", "'elif' is no keyword", "'else if'", lambda found: "else if"),
    Habit(r"\b(?:for|if|else)\b[^\0]*@:\s*(?:#|$)", "':' before a block", "a block in braces", lambda found: "{ ... }"),
    Habit(r"@def\b", "'def' is no keyword", "'function'", lambda found: "function f(x: word) -> y: word { ... }"),
    Habit(
        rf"@(?:static\s+|inline\s+)*(?:void|{_TYPE})\s+(\w+)\s*\(",
        "a function of C",
        "'function'",
        lambda found: f"function {found[1]}(x: word) -> y: word {{ ... }}",
    ),
    Habit(
        r"\breturn\b\s*@([^\0]*)",
        "'return' is no keyword",
        "the output by its name, set once",
        lambda found: f"y = {re.split('[;#}]', found[1])[0].strip()}",
    ),
    Habit(
        rf"({_TYPE})\s+@(\w+)\s*(=[^\0]*)?",
        "a type in front of a name",
        "'let', 'var', or the type behind the name",
        _declared,
    ),
    Habit(
        r"\b(0[xX][0-9a-fA-F]+|\d+)@([uUlL]+)\b",
        "a number with a suffix",
        "numbers without a suffix",
        lambda found: found[1],
    ),
    Habit(r"\bxor\s+@", "'xor' between two words", "'^'; 'xor(a)' of an array", lambda found: "^"),
    Habit(r"^[^\0>]*=\s*@\{", "'{' before elements", "an array in brackets", lambda found: "[ ... ]"),
    Habit(
        r"\bvar\s*@(\[[^\]]*\])",
        "'var' with several names",
        "'let' with several names, 'var' with one",
        lambda found: f"let {found[1]}",
    ),
    Habit(
        r"\bconst\s*@([A-Za-z_]\w*)\s*[:=]",
        "'const' among statements",
        "'const' among the declarations, or 'let'",
        lambda found: f"let {found[1]} =",
    ),
    Habit(
        r"(\w+)\[([^\]\0]*)@\.\.([^\]\0]*)\]\s*(:?=)",
        "a part of an array is set",
        "one element, or the whole array",
        _part,
    ),
    Habit(
        r"->\s*\w+\s*:([^\0{=]*)@=",
        "'=' behind a named output",
        "a block that sets it, or of a function the type alone",
        lambda found: f"->{found[1].rstrip()} =",
    ),
    Habit(r"\w\[[^\]\0]*@,", "',' between indices", "each index in brackets of its own", lambda found: "a[i][j]"),
)
_SIGNS: Mapping[str, str] = {
    **{"⊕": "^", "⊞": "+", "⊟": "-", "×": "*", "¬": "~", "∧": "&", "∨": "|", "≪": "<<", "≫": ">>"},
    **{"⋘": "<<<", "⋙": ">>>", "≠": "!=", "≤": "<=", "≥": ">=", "←": ":=", "–": "-", "−": "-", "…": ".."},
}


@cache
def _pattern(habit: Habit) -> re.Pattern[str]:
    return re.compile(habit.pattern.replace("@", _PLACE))


def habit(text: str, at: int, place: SourceLocation) -> UserError | None:
    """Return the error for a habit of another language at the place where the parser stopped, None if it is none."""
    if "{" not in text[:at]:  # a text in another language
        return None
    before = text[max(text.rfind("\n", 0, at) + 1, at - _NEAR) : at]
    line = f"{before}{_PLACE}{text[at : at + _NEAR].partition(chr(10))[0]}"
    sign = text[at : at + 1]
    if sign in _SIGNS:
        return UserError(place, f"'{sign}' is no operator", "the notation's own signs", _SIGNS[sign])
    for each in _HABITS:
        for found in _pattern(each).finditer(line):
            # What is written from the line's beginning looks at what stands before.
            column = place.column - (0 if each.pattern[0] == "^" else max(len(before) - found.start(), 0))
            where = SourceLocation(place.file, place.line, column)
            return UserError(where, each.found, each.allowed, each.write(found))
    return None


def rotation(name: str) -> str:
    """Return how to write what a function of another language does, "" if its name is that of no rotation."""
    found = _ROTATIONS.fullmatch(name.lower())
    return "" if found is None else f"x {'<<<' if found[2].strip('_')[0] == 'l' else '>>>'} n"
