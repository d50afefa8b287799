"""`proof.json`: what was made, from what, and what was proved of which bytes. The same bytes on every run."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import zip_longest
from pathlib import Path
from typing import Any

from ciphergen.cli.output import FORMAT, RECORD
from ciphergen.cli.screen import dump_json
from ciphergen.dsl.errors import UserError
from ciphergen.verify.verdict import Report


def sha256(text: str) -> str:
    """Of the text in UTF-8, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Unit:
    """One source file with code: a variant, and the role of each function by symbol."""

    variant: str
    roles: Mapping[str, str]


@dataclass(frozen=True)
class Record:
    """The part of `proof.json` from which the rest can be made again.

    command: as in the files' first line; options: what it asks for; units: by file name; headers: file names.
    """

    command: str
    cipher: str
    cipher_sha256: str
    target: str
    options: Mapping[str, Any]
    units: Mapping[str, Unit]
    headers: Sequence[str]

    def text(self, files: Mapping[str, str], reports: Sequence[Report]) -> str:
        """`proof.json`, for these files and the reports on the units, in their order; no report, nothing proved."""
        objects = {
            file: {**asdict(unit), "text_sha256": report.text_sha256 if report else None}
            for (file, unit), report in zip_longest(self.units.items(), reports)
        }
        modes = {name: digest for report in reports for name, digest in sorted(report.modes.items())}
        return dump_json(
            {
                "format": FORMAT,
                "command": self.command,
                "cipher": self.cipher,
                "cipher_sha256": self.cipher_sha256,
                **({"modes_sha256": modes} if modes else {}),
                "target": self.target,
                "options": dict(self.options),
                "sources": {name: sha256(files[name]) for name in sorted(files)},
                "objects": objects,
                "obligations": [obligation.as_json() for report in reports for obligation in report.obligations],
                "assumptions": list(dict.fromkeys(line for report in reports for line in report.assumptions)),
            }
        )


def load(folder: Path) -> Record:
    """The record in a folder.

    Raises:
        UserError: there is none, or it is not one of ours.
    """
    path = folder / RECORD
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        if document["format"] != FORMAT:
            raise UserError(str(path), f"has format '{document['format']}'", FORMAT)
        names = [field.name for field in fields(Unit)]
        units = {file: Unit(*(unit[name] for name in names)) for file, unit in document["objects"].items()}
        headers = [name for name in document["sources"] if name.endswith(".h")]
        keys = ("command", "cipher", "cipher_sha256", "target", "options")
        return Record(**{key: document[key] for key in keys}, units=units, headers=headers)
    except OSError as error:
        raise UserError(str(path), f"cannot be read: {error.strerror}", "a folder that gen wrote") from None
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        found = "is not JSON" if isinstance(error, ValueError) else "is not a record of gen's"
        raise UserError(str(path), found, "the proof.json that gen wrote", "git checkout proof.json") from None
