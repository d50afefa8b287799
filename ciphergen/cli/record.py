"""`proof.json`: what was made, from what, and what was proved of which bytes. The same bytes on every run."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ciphergen.cli.output import FORMAT, RECORD
from ciphergen.cli.proofs import Task
from ciphergen.dsl.errors import UserError

if TYPE_CHECKING:
    from ciphergen.verify.verdict import Report


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Record:
    """The part of `proof.json` from which the rest can be made again.

    command: as in the files' first line; options: what it asks for; functions: file, variant, role by symbol.
    """

    command: str
    cipher: str
    cipher_sha256: str
    target: str
    options: Mapping[str, Any]
    functions: Mapping[str, tuple[str, str, str]]

    def document(self, files: Mapping[str, str], tasks: Sequence[Task], reports: Sequence[Report]) -> dict[str, Any]:
        """The whole record. No report means that nothing was proved."""
        assumptions = dict.fromkeys(line for report in reports for line in report.assumptions)
        return {
            "format": FORMAT,
            "command": self.command,
            "cipher": self.cipher,
            "cipher_sha256": self.cipher_sha256,
            "target": self.target,
            "options": dict(self.options),
            "sources": {name: sha256(files[name]) for name in sorted(files) if name != RECORD},
            "objects": {
                task.file: {"text_sha256": report.text_sha256, "key_memory_bytes": report.key_memory_bytes}
                for task, report in zip(tasks, reports, strict=False)
            },
            "functions": [
                {"function": symbol, "file": file, "variant": variant, "role": role}
                for symbol, (file, variant, role) in self.functions.items()
            ],
            "obligations": [obligation.as_json() for report in reports for obligation in report.obligations],
            "assumptions": list(assumptions),
        }


def load(folder: Path) -> tuple[Record, dict[str, Any]]:
    """The record in a folder, and the whole document.

    Raises:
        UserError: there is none, or it is not one of ours.
    """
    path = folder / RECORD
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        if document["format"] != FORMAT:
            raise UserError(str(path), f"format '{document['format']}'", FORMAT, "gen --cipher … --target …")
        functions = {f["function"]: (f["file"], f["variant"], f["role"]) for f in document["functions"]}
        fields = (document[name] for name in ("command", "cipher", "cipher_sha256", "target", "options"))
        return Record(*fields, functions=functions), document
    except OSError as error:
        raise UserError(str(path), f"cannot be read: {error.strerror}", "a folder that gen wrote",
                        "gen prove DIR") from None
    except (ValueError, KeyError, TypeError) as error:
        found = "is not valid JSON" if isinstance(error, ValueError) else "is not a record of gen's"
        raise UserError(str(path), found, "the proof.json that gen wrote", "git checkout proof.json") from None
