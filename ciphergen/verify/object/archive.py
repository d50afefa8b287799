"""Static libraries: the object files that an `ar` archive holds, of GNU's and of BSD's form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from ciphergen.dsl.errors import UserError

_MAGIC, _THIN = b"!<arch>\n", b"!<thin>\n"
_HEADER = 60
_LONGEST_NAME = 4096
# Bytes of a number in an index of symbols by the index's name: GNU's two (big-endian), BSD's (little-endian).
_GNU_INDEX = {"/": 4, "/SYM64/": 8}
_BSD_INDEX = {"__.SYMDEF": 4, "__.SYMDEF/": 4, "__.SYMDEF SORTED": 4, "__.SYMDEF_64": 8, "__.SYMDEF_64 SORTED": 8}
_ALLOWED = "a static library as ar writes it, or an object file"


class _Member(NamedTuple):
    """A member of an archive: a header and what follows it. start: of the header; name: as it stands in the header, or
    behind it."""

    start: int
    name: str
    data: bytes


def is_archive(data: bytes) -> bool:
    """Return True if the bytes begin as a static library does, thin or not."""
    return data.startswith((_MAGIC, _THIN))


def members(data: bytes, name: str) -> list[tuple[str, bytes]]:
    """Return names and bytes of a static library's members, in order; two may have one name.

    The index of symbols is not a member. Linkers find members by that index, so each of the index's offsets must be
    a member's.

    Raises:
        UserError: not an archive, a thin one, or malformed. Messages call the file `name`.
    """
    if data.startswith(_THIN):
        thin = "a thin archive, which names object files and holds none"
        raise UserError(name, thin, _ALLOWED, "make it by ar rcs, without T or --thin")
    if not data.startswith(_MAGIC):
        raise UserError(name, "no archive", _ALLOWED)
    found: list[_Member] = []
    tables: dict[str, _Member] = {}
    for member in _members(data, name):
        table = "index of symbols" if member.name in _GNU_INDEX | _BSD_INDEX else "table of long names"
        if table == "table of long names" and member.name != "//":
            found.append(member._replace(name=_full_name(member, tables.get(table), name)))
        elif found or table in tables:
            raise _malformed(name, member.start, f"a second {table}, or one behind members")
        else:
            tables[table] = member
    if "index of symbols" in tables:
        _check_index(tables["index of symbols"], {member.start for member in found}, name)
    return [(member.name, member.data) for member in found]


def _malformed(name: str, place: int, what: str) -> UserError:
    return UserError(f"{name}, byte {place}", f"not a sound archive: {what}", _ALLOWED)


def _members(data: bytes, name: str) -> Iterator[_Member]:
    """Yield all entries with a header, the tables too."""
    place = len(_MAGIC)
    while place < len(data):
        header = data[place : place + _HEADER]
        digits = re.fullmatch(rb"(\d{1,10}) *", header[48:58])
        if header[58:] != b"`\n" or not digits:
            raise _malformed(name, place, "no header of a member")
        begin, size = place + _HEADER, int(digits[1])
        if begin + size > len(data):
            raise _malformed(name, place, f"a member of {size} bytes, of which {len(data) - begin} are there")
        label, inside = header[:16].rstrip(b" "), data[begin : begin + size]
        behind = re.fullmatch(rb"#1/(\d+)", label)  # BSD: the name stands before the bytes, filled up with 0
        if behind:
            length = int(behind[1])
            if length > min(size, _LONGEST_NAME):
                raise _malformed(name, place, f"a name of {length} bytes in a member of {size}")
            label, inside = inside[:length].rstrip(b"\0"), inside[length:]
        yield _Member(place, label.decode("utf-8", "replace"), inside)
        place = begin + size + size % 2


def _full_name(member: _Member, table: _Member | None, name: str) -> str:
    """Return the full name of a member: GNU's ends in a slash, and a long one is an offset into the table of long
    names."""
    if not re.fullmatch(r"/[0-9]{1,15}", member.name):
        return member.name.removesuffix("/")
    begin, long_names = int(member.name[1:]), table.data if table else b""
    end = long_names.find(b"\n", begin, begin + _LONGEST_NAME)
    if end < 0:
        raise _malformed(name, member.start, f"the name '{member.name}' is not in the table of long names")
    return long_names[begin:end].removesuffix(b"/").decode("utf-8", "replace")


def _check_index(index: _Member, starts: set[int], name: str) -> None:
    """Refuse an index that leads a linker to bytes that are no member."""
    gnu = index.name in _GNU_INDEX
    width = _GNU_INDEX[index.name] if gnu else _BSD_INDEX[index.name]
    order: Literal["big", "little"] = "big" if gnu else "little"
    size = len(index.data) // width * width
    numbers = [int.from_bytes(index.data[i : i + width], order) for i in range(0, size, width)] or [0]
    # GNU's: how many, and so many offsets. BSD's: how many bytes, and pairs of a name and an offset.
    count = numbers[0] if gnu else numbers[0] // (2 * width)
    offsets = numbers[1 : count + 1] if gnu else numbers[2 : 2 * count + 1 : 2]
    if len(offsets) != count:
        raise _malformed(name, index.start, f"an index of {count} symbols, of which {len(offsets)} are there")
    wrong = next((offset for offset in offsets if offset not in starts), None)
    if wrong is not None:
        raise _malformed(name, index.start, f"an index of symbols that leads to byte {wrong}, where no member begins")
