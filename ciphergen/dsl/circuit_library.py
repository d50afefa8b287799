"""Keeps found circuits: a folder `circuits` beside the texts, with one file a table.

The package's own is beside the shipped texts and serves every text, since files go by tables, not by ciphers; a user's
is beside his text and comes first. Only the files of a text's tables are read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from ciphergen.dsl.circuit_file import ENDING, KnownCircuit, read_circuit, table_hash
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import MIB, read_text

FOLDER = "circuits"
_WHAT = "the circuit of a table"


@dataclass(frozen=True)
class CircuitLibrary:
    """The circuits that a text is given besides its own. own: names and texts of the files beside the text."""

    own: tuple[tuple[str, str], ...] = ()

    @classmethod
    def beside(cls, path: str) -> CircuitLibrary:
        """Return the library of a text at a path.

        Raises:
            UserError: a file cannot be read.
        """
        return cls(tuple((str(file), read_text(file, _WHAT, MIB)) for file in circuit_files(folder_of(path))))

    def find(self, entries: Sequence[int], width: int) -> KnownCircuit | None:
        """Return the circuit of a table, None if nobody has one.

        Raises:
            UserError: the file of the table is wrong, or its circuit computes another one.
        """
        name = file_name(entries, width)
        for file, text in (*self.own, *_shipped(name)):
            if Path(file).name == name:
                return _read(text, file, tuple(entries), width)
        return None


def file_name(entries: Sequence[int], width: int) -> str:
    """Return the name of the file of a table."""
    return table_hash(entries, width) + ENDING


def folder_of(path: str) -> Path:
    """Return the folder of circuits beside a text."""
    return Path(path).parent / FOLDER


def shipped_folder() -> Path:
    """Return the folder of the circuits that the package ships."""
    return Path(str(files("ciphergen.dsl").joinpath("ciphers", FOLDER)))


def circuit_files(folder: Path) -> list[Path]:
    """Return the files of circuits in a folder, by name; none where there is no such folder.

    Raises:
        UserError: the folder cannot be read.
    """
    try:
        return sorted(file for file in folder.iterdir() if file.suffix == ENDING)
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise UserError(str(folder), f"it cannot be read: {error.strerror}", "a folder of circuits") from None


def read_all(folder: Path) -> list[KnownCircuit]:
    """Return the circuits in a folder, by the names of their files.

    Raises:
        UserError: a file is wrong, or has another table's name.
    """
    found = []
    for file in circuit_files(folder):
        known = read_circuit(read_text(file, _WHAT, MIB), str(file))
        name = known.sha256 + ENDING
        if file.name != name:
            raise UserError(str(file), "a circuit of another table than the file's name says", name)
        found.append(known)
    return found


def _shipped(name: str) -> list[tuple[str, str]]:
    """Return the name and text of a shipped file; nothing if there is none."""
    file = shipped_folder() / name
    return [(str(file), file.read_text("utf-8"))] if file.is_file() else []


@lru_cache(maxsize=64)  # each variant of a text asks for the same
def _read(text: str, file: str, entries: tuple[int, ...], width: int) -> KnownCircuit:
    return read_circuit(text, file, (entries, width))
