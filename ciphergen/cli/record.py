"""`proof.json`, the record of a folder: what was made, from what, and what was proved of which bytes.

The same bytes on every run.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import ciphergen
from ciphergen.backends import platform_names
from ciphergen.backends.extended_names import file_name, give
from ciphergen.cli import document
from ciphergen.cli.document import JsonNode
from ciphergen.cli.functions import is_prefix
from ciphergen.cli.output import FORMAT, RECORD
from ciphergen.cli.screen import dump_json
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import read_file, read_text
from ciphergen.generator.glue import GLUE, templates
from ciphergen.generator.options import ALLOW_TABLES, ONE_KEY
from ciphergen.verify.verdict import Report, rests_on

CODE = (".S", ".s", ".sx", ".o", ".ptx")


def sha256(text: str) -> str:
    """Return the SHA-256 of the text in UTF-8, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class TranslationUnit:
    """One source file with code: a variant, and the role of each function by symbol."""

    variant: str
    roles: Mapping[str, str]


@dataclass(frozen=True)
class MadeBy:
    """The versions of the programs behind a folder. prover, solver: None, and no assemblers, if nothing was proved;
    generator: None in what versions before 0.2.0 wrote."""

    generator: str | None = ciphergen.__version__
    prover: str | None = None
    solver: str | None = None
    assemblers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Record:
    """The record of a folder: the part of `proof.json` from which the rest can be made again.

    command: as in the files' first line; options: what it asks for; units: by file name; headers: file names; not_made:
    variants and modes that were left out, and why; made_by: which no one can make again elsewhere.
    """

    command: str
    cipher: str
    cipher_sha256: str
    target: str
    options: Mapping[str, Any]
    units: Mapping[str, TranslationUnit]
    headers: Sequence[str]
    not_made: Sequence[Mapping[str, str]] = ()
    made_by: MadeBy = MadeBy()

    @property
    def glue(self) -> list[str]:
        """Return the build tools for which the folder has files; records before 0.2.0 name none."""
        found = self.options.get("glue")
        return found if isinstance(found, list) else []

    @property
    def tables(self) -> bool:
        """Return True if the folder was made with `--allow-tables`."""
        return self.options.get(ALLOW_TABLES) is True

    @property
    def one_key(self) -> str:
        """Return the digits of the key that alone the code is for; none where it is for every key."""
        found = self.options.get(ONE_KEY)
        return found if isinstance(found, str) else ""

    def text(self, files: Mapping[str, str], reports: Sequence[Report]) -> str:
        """Return the text of `proof.json` for these files and the reports on the units, in their order; without
        reports, nothing is recorded as proved."""
        objects = {
            file: {**asdict(unit), "text_sha256": report.text_sha256 if report else None}
            for (file, unit), report in zip_longest(self.units.items(), reports)
        }
        modes = {name: digest for report in reports for name, digest in sorted(report.modes.items())}
        obligations = [obligation for report in reports for obligation in report.obligations]
        return dump_json(
            {
                "format": FORMAT,
                "made_by": asdict(self.made_by),
                "command": self.command,
                "cipher": self.cipher,
                "cipher_sha256": self.cipher_sha256,
                **({"modes_sha256": modes} if modes else {}),
                "target": self.target,
                "options": dict(self.options),
                **({"not_made": list(self.not_made)} if self.not_made else {}),
                "sources": {name: sha256(files[name]) for name in sorted(files)},
                "objects": objects,
                "obligations": [obligation.as_json() for obligation in obligations],
                "rests_on": rests_on(obligation.method for obligation in obligations),
                "assumptions": list(dict.fromkeys(line for report in reports for line in report.assumptions)),
            }
        )


def load(folder: Path) -> Record:
    """Return the record of a folder.

    Raises:
        UserError: there is no record, or the record is not one of ours.
    """
    path = folder / RECORD
    data = read_file(path, "what gen wrote of a folder and its proofs")
    found = document.read(data, str(path), "git checkout proof.json")
    if (form := found["format"].text()) != FORMAT:
        raise UserError(str(path), f"has format '{form}'", FORMAT)
    units = {_plain(unit, file): _unit(unit) for file, unit in found["objects"].items().items()}
    glue = templates(GLUE)
    sources = [_plain(node, name) for name, node in found["sources"].items().items() if name not in glue]
    return Record(
        found["command"].text(),
        found["cipher"].text(),
        found["cipher_sha256"].text(),
        _target(folder, found),
        _options(found["options"]),
        units,
        [name for name in sources if name.endswith(".h")],
        made_by=_made_by(found["made_by"]) if "made_by" in found.items() else MadeBy(generator=None),
    )


def _target(folder: Path, found: JsonNode) -> str:
    """Return the name of the target, whose instructions a text in the folder may say.

    Raises:
        UserError: there is no such target, or the text is another one than when the folder was written.
    """
    node = found["target"]
    file = file_name(node.text())
    if not file:
        return node.text(platform_names())
    path = folder / file
    text = read_text(path, "instructions of an extension")
    if sha256(text) != found["sources"][file].text():
        raise UserError(str(path), "this is not the text from which the folder was made", "", f"git checkout {file}")
    give(path)
    return node.text()


def _made_by(node: JsonNode) -> MadeBy:
    prover, solver = (None if node[key].value is None else node[key].text() for key in ("prover", "solver"))
    assemblers = {name: version.text() for name, version in node["assemblers"].items().items()}
    return MadeBy(node["generator"].text(), prover, solver, assemblers)


def _unit(node: JsonNode) -> TranslationUnit:
    file = node.keys[-1]
    if not file.endswith(CODE):
        raise node.wrong("is no name of code", "names that end in " + ", ".join(CODE))
    return TranslationUnit(
        node["variant"].text(), {symbol: role.text() for symbol, role in node["roles"].items().items()}
    )


def _plain(node: JsonNode, name: str) -> str:
    """Return a plain file name, refusing names with folders."""
    if name in ("", ".", "..") or not name.isprintable() or set(name) & {"/", "\\"}:
        raise node.wrong("is no plain name", "names of files in the folder, without folders in front")
    return name


def _options(node: JsonNode) -> dict[str, Any]:
    options = {name: _option(value) for name, value in node.items().items()}
    prefix = node["prefix"].text()
    if not is_prefix(prefix):
        raise node["prefix"].wrong(f"is '{prefix}'", "what may begin a C name, or nothing")
    return options


def _option(node: JsonNode) -> Any:
    if isinstance(node.value, list):
        return [element.text() for element in node.elements()]
    return node.value if isinstance(node.value, bool) else node.text()
