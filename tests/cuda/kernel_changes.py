"""Changes of a text of PTX, each of one kind in one place, as faults of a compiler or of a hand would be."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from ciphergen.backends import gpu

_ROWS = gpu("cuda").rows
_REGISTER = re.compile(r"%(rd|rs|r|p)(\d+)\b")
_NUMBER = re.compile(r"(?<=, )-?\d+(?=[;,])")
_OFFSET = re.compile(r"\+(-?\d+)\]")
_SPECIAL = re.compile(r"(?<=%)(?:tid|ntid|ctaid|nctaid)(?=\.x)")
_WRITTEN = re.compile(r"\t[a-z][\w.]*[ \t]+%r(\d+),")
_NUMBERS = (0, 1, 2, 31, 32, 33, 255, 256, -1)
STATEMENT = re.compile(r"\t(?:@!?%p\d+ )?([a-z][\w.]*)\b")
# Lines by their numbers that a change makes of others, none where it does not go; `end`: behind the kernel's last.
Change = Callable[[Sequence[str], Random, int, int], dict[int, str] | None]


def _put(line: str, found: re.Match[str], new: str) -> str:
    return line[: found.start()] + new + line[found.end() :]


def _register(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    found = random.choice([*_REGISTER.finditer(lines[at])])
    number = max(1, int(found[2]) + random.choice((-40, -3, -2, -1, 1, 2, 3)))
    return {at: _put(lines[at], found, f"%{found[1]}{number}")}


def _number(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    found = random.choice([*_NUMBER.finditer(lines[at])])
    was = int(found[0])
    new = random.choice((was ^ 1 << random.randrange(32), was + 1, was - 1, random.choice(_NUMBERS)))
    return {at: _put(lines[at], found, str(new))}


def _opcode(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    found = STATEMENT.match(lines[at])
    if found is None or found[1] not in _ROWS:
        return None
    row = _ROWS[found[1]]
    kinds = [(operand.kind, operand.file) for operand in row.operands.values()]
    alike = [
        name
        for name, other in _ROWS.items()
        if other.form == row.form
        and [(each.kind, each.file) for each in other.operands.values()] == kinds
        and name.replace(".u", ".b") != row.name.replace(".u", ".b")  # which mostly mean the same
    ]
    if not alike:
        return None
    return {at: lines[at][: found.start(1)] + random.choice(alike) + lines[at][found.end(1) :]}


def _deleted(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    return {at: ""}


def _swapped(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    """With one of the next that are statements."""
    near = [n for n in range(at + 1, min(at + 12, end)) if STATEMENT.match(lines[n])]
    other = random.choice(near) if near else at
    return {at: lines[other], other: lines[at]}


def _guard(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    """A branch the other way, or always, or a bound that is one off."""
    if "@" in lines[at]:
        line = lines[at].replace("@!%p", "@%p") if "@!%p" in lines[at] else lines[at].replace("@%p", "@!%p")
        return {at: random.choice((line, re.sub(r"@!?%p\d+ ", "", lines[at])))}
    near = {"ge": "gt", "gt": "ge", "lt": "le", "le": "lt", "eq": "ne", "ne": "eq"}
    return {at: re.sub(r"(?<=setp\.)[a-z]{2}", lambda found: near[found[0]], lines[at])}


def _offset(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    """Of an address: another round key, block or entry."""
    found = _OFFSET.search(lines[at])
    if found is None:
        return None
    return {at: _put(lines[at], found, f"+{int(found[1]) + random.choice((1, 4, -4, 8, 16, -16, 64, 512))}]")}


def _thread(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    """The number of another thread, or of the group."""
    found = _SPECIAL.search(lines[at])
    return found and {at: _put(lines[at], found, random.choice(("tid", "ntid", "ctaid", "nctaid")))}


def _cache(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    return {at: lines[at].replace("ld.global", "ld.global.nc")}


def _barrier(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    """Taken away, or put behind or in front of what is near."""
    near = [n for n in range(at - 30, min(at + 30, end)) if STATEMENT.match(lines[n]) and n != at]
    other = random.choice(near)
    return random.choice(({at: ""}, {at: lines[other], other: lines[at]}))


def _entry(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    head, brace, rest = lines[at].partition("{")
    numbers = rest.split(", ")
    n = random.randrange(len(numbers))
    numbers[n] = re.sub(r"\d+", lambda found: str(int(found[0]) ^ 1 << random.randrange(8)), numbers[n], count=1)
    return {at: head + brace + ", ".join(numbers)}


def _wire(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    """Two registers that are written near each other change places in all that follows."""
    near = [n for n in range(at, min(at + 60, end)) if _WRITTEN.match(lines[n])]
    if len(near) < 2:
        return None
    behind = random.sample(near, 2)
    a, b = (f"%r{found[1]}" for n in behind if (found := _WRITTEN.match(lines[n])))
    new = {a: b, b: a}
    made = {
        n: re.sub(r"%r\d+\b", lambda found: new.get(found[0], found[0]), lines[n]) for n in range(max(behind) + 1, end)
    }
    return {n: line for n, line in made.items() if line != lines[n]} or None


def _complement(lines: Sequence[str], random: Random, at: int, end: int) -> dict[int, str] | None:
    """A word is complemented as soon as it is there: in slices, a wrong bit of a round key or of a constant."""
    found = _WRITTEN.match(lines[at])
    return found and {at: f"{lines[at]}\n\tnot.b32 \t%r{found[1]}, %r{found[1]};"}


# By kind, the lines that a change is for, and the change; tables stand in front of kernels.
KINDS: dict[str, tuple[str, Change]] = {
    "register": (_REGISTER.pattern, _register),
    "number": (_NUMBER.pattern, _number),
    "opcode": ("", _opcode),
    "deleted": ("", _deleted),
    "swapped": ("", _swapped),
    "guard": (r"@!?%p|\tsetp\.[a-z]{2}\.", _guard),
    "offset": (_OFFSET.pattern, _offset),
    "thread": (_SPECIAL.pattern, _thread),
    "cache": (r"\tld\.global\.[^n]", _cache),
    "barrier": (r"\tbar(rier)?\.", _barrier),
    "wire": (_WRITTEN.pattern, _wire),
    "complement": (_WRITTEN.pattern, _complement),
}
TABLES: dict[str, tuple[str, Change]] = {"entry": (r"^\.global .*\{\d+, ", _entry)}
