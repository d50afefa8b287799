"""The store of search results, each by the hash of everything that it depends on, in one SQLite file.

Each result is committed as soon as it is there, so that a search that is stopped loses nothing it has found, and
searches at the same time share what they find. What is asked for under another hash is not found: nothing in the
store is ever out of date.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from ciphergen.dsl.errors import UserError

_MARK = 0x63677475  # SQLite's application_id: 'cgtu'
_FORMAT = 1  # SQLite's user_version
_WAIT = 30.0  # seconds for another search to finish writing
_TABLE = """CREATE TABLE IF NOT EXISTS results
    (key TEXT PRIMARY KEY, about TEXT NOT NULL, value TEXT NOT NULL, data BLOB NOT NULL) WITHOUT ROWID"""
_ROOT = Path(__file__).parents[1]
_SOURCES = {".py", ".lark", ".j2", ".S", ".cpp", ".h"}


@dataclass(frozen=True)
class StoredResult:
    """A stored result. about: for people, who look at it with SQLite's own tools; value: a JSON document; data: bytes
    that belong to it."""

    about: str
    value: Mapping[str, Any]
    data: bytes = b""


def key(*parts: str | bytes) -> str:
    """Return the hash of the parts, in their order."""
    whole = sha256()
    for part in parts:
        raw = part.encode() if isinstance(part, str) else part
        whole.update(len(raw).to_bytes(8, "little") + raw)
    return whole.hexdigest()


def sources(*names: str) -> str:
    """Return the hash of the package's own sources in the named files and folders, such as `backends` or
    `tune/model.py`."""
    files: Iterable[Path] = (
        file
        for name in names
        for file in sorted((_ROOT / name).rglob("*") if (_ROOT / name).is_dir() else [_ROOT / name])
        if file.suffix in _SOURCES
    )
    return key(*(part for file in files for part in (file.relative_to(_ROOT).as_posix(), file.read_bytes())))


class Store:
    """An open store, which is created if it is not there.

    Raises:
        UserError: (the constructor and every method) the file is no store, is damaged, or cannot be read or written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._error(f"cannot be written: {error.strerror}") from error
        with self._failures():
            self._connection = sqlite3.connect(path, timeout=_WAIT)
        try:
            self._open()
        except UserError:
            self._connection.close()
            raise

    def _open(self) -> None:
        with self._failures():
            mark, version = (self._number(name) for name in ("application_id", "user_version"))
            tables = self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if (mark, version) != (_MARK, _FORMAT) and tables:
                raise self._error("is not a store of gen tune, or one of another version")
            if self._connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise self._error("is damaged")
            # The marks first: what is stopped here leaves no table without them.
            self._connection.execute(f"PRAGMA application_id = {_MARK}")
            self._connection.execute(f"PRAGMA user_version = {_FORMAT}")
            self._connection.execute(_TABLE)

    def _number(self, pragma: str) -> int:
        return int(self._connection.execute(f"PRAGMA {pragma}").fetchone()[0])

    def get(self, name: str) -> StoredResult | None:
        """Return the result of a key; None if it is not there."""
        with self._failures():
            row = self._connection.execute("SELECT about, value, data FROM results WHERE key = ?", (name,)).fetchone()
        if row is None:
            return None
        try:
            return StoredResult(row[0], json.loads(row[1]), bytes(row[2]))
        except (ValueError, TypeError) as error:
            raise self._error("is damaged") from error

    def put(self, name: str, entry: StoredResult) -> None:
        """Store a result at once."""
        row = (name, entry.about, json.dumps(entry.value), entry.data)
        with self._failures(), self._connection as transaction:
            transaction.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)", row)

    def __len__(self) -> int:
        with self._failures():
            return int(self._connection.execute("SELECT count(*) FROM results").fetchone()[0])

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    @contextmanager
    def _failures(self) -> Iterator[None]:
        """Raise a message for the user in place of an SQLite error."""
        try:
            yield
        except sqlite3.OperationalError as error:
            raise self._error(f"cannot be used: {error}") from error
        except sqlite3.DatabaseError as error:
            raise self._error(f"is damaged, or no store of gen tune: {error}") from error

    def _error(self, found: str) -> UserError:
        allowed = "a file that gen tune has made, or a new one; what it held can be searched again"
        return UserError("--store", f"{self.path} {found}", allowed, "gen tune --store OTHER …")
