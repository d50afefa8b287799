"""Typed reading of untrusted JSON: each value is asked for with its type; errors name the keys that lead to a value."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.dsl.errors import UserError

_KINDS = {bool: "true or false", int: "a number", float: "a number", str: "a text", list: "a list", dict: "an object"}
_MOST_SHOWN = 200  # characters


class _Refused(ValueError):
    """An error: JSON that two readers may read in two ways."""


@dataclass(frozen=True)
class JsonNode:
    """A value of a JSON document, with its file and the keys that lead there. write: what mends a wrong document."""

    file: str
    value: object
    write: str
    keys: tuple[str, ...] = ()

    def wrong(self, found: str, allowed: str) -> UserError:
        """Return the error for this value of the document."""
        where = f"'{_short(' > '.join(self.keys))}'" if self.keys else "the document"
        return UserError(self.file, f"{where} {found}", allowed, self.write)

    def _must(self, kind: type) -> UserError:
        is_now = "null" if self.value is None else _KINDS[type(self.value)]
        return self.wrong(f"is {is_now}", _KINDS[kind])

    def items(self) -> dict[str, JsonNode]:
        """Return the values of a JSON object, by key.

        Raises:
            UserError: the value is no object.
        """
        if not isinstance(self.value, dict):
            raise self._must(dict)
        return {key: JsonNode(self.file, value, self.write, (*self.keys, key)) for key, value in self.value.items()}

    def __getitem__(self, key: str) -> JsonNode:
        items = self.items()
        if key not in items:
            raise self.wrong(f"has no '{key}'", "all that gen writes")
        return items[key]

    def elements(self) -> list[JsonNode]:
        """Return the values of a JSON list.

        Raises:
            UserError: the value is no list.
        """
        if not isinstance(self.value, list):
            raise self._must(list)
        numbered = enumerate(self.value)
        return [JsonNode(self.file, value, self.write, (*self.keys, str(number))) for number, value in numbered]

    def text(self, known: Sequence[str] = ()) -> str:
        """Return a printable string; one of `known`, if that is not empty.

        Raises:
            UserError: the value is no such string.
        """
        if not isinstance(self.value, str):
            raise self._must(str)
        if not self.value.isprintable():
            raise self.wrong(f"is '{_short(self.value)}'", "characters that can be printed")
        if known and self.value not in known:
            raise self.wrong(f"is '{_short(self.value)}'", ", ".join(known))
        return self.value


def read(data: bytes, file: str, write: str) -> JsonNode:
    """Parse the bytes as JSON and return the root node.

    Raises:
        UserError: the bytes are not JSON, or are ambiguous JSON: with a key twice, or with a number that is
            none.
    """
    try:
        return JsonNode(file, json.loads(data.decode(), object_pairs_hook=_object, parse_constant=_no_number), write)
    except RecursionError:
        raise UserError(file, "is nested too deeply", "JSON as gen writes it", write) from None
    except _Refused as error:
        raise UserError(file, str(error), "each key once", write) from None
    except ValueError:
        raise UserError(file, "is not JSON", "JSON as gen writes it", write) from None


def _object(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        key, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise _Refused(f"has the key '{_short(key)}' twice in one object")
    return found


def _no_number(name: str) -> object:
    raise ValueError(name)


def _short(text: str) -> str:
    """Return the beginning of a text, short enough for a message."""
    return text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"
