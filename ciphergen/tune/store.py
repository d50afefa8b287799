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
    """An open store.

    Raises:
        UserError: (every method) the file is no store, is damaged, or cannot be read or written.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path, self._connection = path, connection

    @classmethod
    def open(cls, path: Path) -> Store:
        """Return the store at a path, made if it is not there."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _error(path, f"cannot be written: {error.strerror}") from error
        with _failures(path):
            store = cls(path, sqlite3.connect(path, timeout=_WAIT))
        try:
            store._prepare()
        except UserError:
            store.__exit__()
            raise
        return store

    def _prepare(self) -> None:
        """Check that the file is a store, or nothing yet, which becomes one."""
        with _failures(self.path):
            mark, version = (self._number(name) for name in ("application_id", "user_version"))
            tables = self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if (mark, version) != (_MARK, _FORMAT) and tables:
                raise _error(self.path, "is not a store of gen tune, or one of another version")
            if self._connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise _error(self.path, "is damaged")
            # The marks first: what is stopped here leaves no table without them.
            self._connection.execute(f"PRAGMA application_id = {_MARK}")
            self._connection.execute(f"PRAGMA user_version = {_FORMAT}")
            self._connection.execute(_TABLE)

    def _number(self, pragma: str) -> int:
        return int(self._connection.execute(f"PRAGMA {pragma}").fetchone()[0])

    def get(self, name: str) -> StoredResult | None:
        """Return the result of a key; None if it is not there."""
        with _failures(self.path):
            row = self._connection.execute("SELECT about, value, data FROM results WHERE key = ?", (name,)).fetchone()
        if row is None:
            return None
        try:
            return StoredResult(row[0], json.loads(row[1]), bytes(row[2]))
        except (ValueError, TypeError) as error:
            raise _error(self.path, "is damaged") from error

    def put(self, name: str, entry: StoredResult) -> None:
        """Store a result at once."""
        row = (name, entry.about, json.dumps(entry.value), entry.data)
        with _failures(self.path), self._connection as transaction:
            transaction.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)", row)

    def __len__(self) -> int:
        with _failures(self.path):
            return int(self._connection.execute("SELECT count(*) FROM results").fetchone()[0])

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()


@contextmanager
def _failures(path: Path) -> Iterator[None]:
    """Raise a message for the user in place of an SQLite error."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise _error(path, f"cannot be used: {error}") from error
    except sqlite3.DatabaseError as error:
        raise _error(path, f"is damaged, or no store of gen tune: {error}") from error


def _error(path: Path, found: str) -> UserError:
    allowed = "a file that gen tune has made, or a new one; what it held can be searched again"
    return UserError("--store", f"{path} {found}", allowed, "gen tune --store OTHER …")
