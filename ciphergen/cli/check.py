"""`gen check`: a folder is what gen would write, and everything in it is proved again."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from ciphergen.cli import record
from ciphergen.cli.job import make, tasks
from ciphergen.cli.proofs import prove_all
from ciphergen.cli.prove import folder_cipher, show
from ciphergen.cli.report import require_proved
from ciphergen.cli.usage import Failed
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options


def run(folder: Path, cipher: str | None, json: bool) -> None:
    """Compares, and proves what is on disk.

    Raises:
        Failed: something differs or is not proved.
        UserError: the folder has no usable record, or the cipher text is another one.
        ToolMissing: there is no assembler.
    """
    found = record.load(folder)
    name = folder_cipher(folder, found, cipher)
    made = make(name, found.target, _options(folder, found))
    differing = [f"{file}: {why}" for file, text in made.files.items() if (why := _difference(folder / file, text))]
    foreign = {path.name for path in folder.iterdir()} - {*made.files, record.RECORD}
    differing += [f"{file}: gen does not write it" for file in sorted(foreign)]
    # Equal files are proved in memory; what other code computes, `gen prove` says.
    reports = [] if differing else prove_all(tasks(made, name))
    why = _difference(folder / record.RECORD, made.record.text(made.files, reports))
    if why and not differing:
        differing = [f"{record.RECORD}: {why}"]
    show(reports, json, differences=differing)
    if differing:
        raise Failed("\n".join(f"{folder}: {line}" for line in differing))
    require_proved(reports)


def _options(folder: Path, found: record.Record) -> Options:
    """The generator's options that a record names."""
    names = {field.name for field in fields(Options)}
    if set(found.options) != names:
        raise UserError(str(folder / record.RECORD), f"has options {', '.join(found.options)}", ", ".join(sorted(names)))
    given = {name: tuple(value) if isinstance(value, list) else value for name, value in found.options.items()}
    return Options(**given)


def _difference(path: Path, text: str) -> str:
    """What is wrong with a file on disk that should hold a text; nothing if it does."""
    try:
        return "" if path.read_bytes() == text.encode() else "differs from what gen writes"
    except OSError as error:
        return f"cannot be read: {error.strerror}"
