"""Files of test vectors: JSON as in the project's own, and NIST's response files (.rsp)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ciphergen.cli import document
from ciphergen.cli.document import JsonNode
from ciphergen.dsl.errors import SourceLocation, UserError, shown
from ciphergen.dsl.files import read_file, read_text

_RSP = {"KEY": "key", "PLAINTEXT": "plain", "PT": "plain", "CIPHERTEXT": "cipher", "CT": "cipher"}
_LINE = re.compile(r"\s*(\w+)\s*=\s*(\S*)\s*")
_IGNORED = re.compile(r"\s*(#.*|\[.*\])?\s*")


@dataclass(frozen=True)
class FileVector:
    """A test vector of a file, with bytes in memory order. variant: "" where the file names none."""

    place: SourceLocation
    name: str
    variant: str
    mode: str
    key: bytes
    iv: bytes
    plain: bytes
    cipher: bytes


def read_vectors(file: str) -> list[FileVector]:
    """Return the vectors of a file.

    Raises:
        UserError: the file cannot be read, or is in neither form.
    """
    if file.endswith(".json"):
        return list(_json(file))
    if file.endswith(".rsp"):
        return list(_records(file))
    raise UserError("--vectors", f"'{shown(file)}' is of no known form", "a file that ends in .json or .rsp")


def _json(file: str) -> Iterator[FileVector]:
    """Yield the vectors of a JSON document that are whole messages: those with a plaintext and a ciphertext."""
    found = document.read(read_file(file, "test vectors"), file, "")["vectors"]
    for number, vector in enumerate(found.elements(), 1):
        fields = vector.items()
        if {"variant", "key", "plaintext", "ciphertext"} <= fields.keys():
            mode = fields["mode"].text().lower() if "mode" in fields else "ecb"
            iv = _hexadecimal(fields["iv"]) if "iv" in fields else b""
            key, plain, cipher = (_hexadecimal(fields[name]) for name in ("key", "plaintext", "ciphertext"))
            variant = fields["variant"].text().lower()
            yield FileVector(SourceLocation(file), f"vector {number}", variant, mode, key, iv, plain, cipher)


def _hexadecimal(node: JsonNode) -> bytes:
    text = node.text()
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise node.wrong(f"is '{shown(text)}'", "bytes in hexadecimal") from None


def _records(file: str) -> Iterator[FileVector]:
    """Yield the vectors of a response file: lines `NAME = value`, ended by an empty line or a name that comes again."""
    record: dict[str, str] = {}
    start = 0
    for number, line in enumerate([*read_text(file, "test vectors").splitlines(), ""], 1):
        entry = _LINE.fullmatch(line)
        if entry is None and not _IGNORED.fullmatch(line):
            place = SourceLocation(file, number, 1)
            raise UserError(
                place, f"'{shown(line.strip())}' is no line of a response file", "NAME = value, [...], # ..."
            )
        if entry is None or entry[1] in record:
            yield from _record(SourceLocation(file, start, 1), record)
            record = {}
        if entry is not None:
            start = start if record else number
            record[entry[1].upper()] = entry[2]


def _record(place: SourceLocation, record: Mapping[str, str]) -> Iterator[FileVector]:
    """Yield the vector of a record, nothing for a record without key, plaintext and ciphertext."""
    parts: dict[str, bytes] = {}
    for name, value in record.items():
        if name in _RSP or name == "IV":
            try:
                parts[_RSP.get(name, "iv")] = bytes.fromhex(value)
            except ValueError:
                raise UserError(place, f"{name} is '{shown(value)}'", "bytes in hexadecimal") from None
    if {"key", "plain", "cipher"} <= parts.keys():
        name = f"COUNT {record['COUNT']}" if "COUNT" in record else f"line {place.line}"
        # What an IV is for, the file does not say.
        mode = "an unnamed mode" if "iv" in parts else "ecb"
        yield FileVector(place, name, "", mode, parts["key"], parts.get("iv", b""), parts["plain"], parts["cipher"])
