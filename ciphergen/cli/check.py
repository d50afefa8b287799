"""`gen check`: a folder is what gen would write, and everything in it is proved again."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from ciphergen.cli.job import make, tasks
from ciphergen.cli.output import RECORD
from ciphergen.cli.proofs import prove_all
from ciphergen.cli.prove import folder_cipher, show
from ciphergen.cli.record import Record, load
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
    found = load(folder)
    name = folder_cipher(folder, found, cipher)
    options = _options(folder, found)
    made = make(name, found.target, options)
    differing = [f"{file}: {why}" for file, text in made.files.items() if (why := _difference(folder / file, text))]
    foreign = {path.name for path in folder.iterdir()} - {*made.files, RECORD}
    differing += [f"{file}: gen does not write it" for file in sorted(foreign)]
    if not options.prove:
        differing.append(f"{RECORD}: written with --no-prove, so nothing is proved")
    # Equal files are proved in memory; what other code computes, `gen prove` says.
    asked = [] if differing else tasks(made, name)
    reports = prove_all(asked) if asked else []
    why = _difference(folder / RECORD, made.record.text(made.files, reports))
    if why and not differing:
        differing = [f"{RECORD}: {why}"]
    show(asked, reports, json, differences=differing)
    if differing:
        raise Failed("\n".join(f"{folder}: {line}" for line in differing))
    require_proved(reports)


def _options(folder: Path, found: Record) -> Options:
    """The generator's options that a record names.

    Raises:
        UserError: they are not the generator's options.
    """
    defaults = asdict(Options())
    given: dict[str, Any] = {n: tuple(v) if isinstance(v, list) else v for n, v in found.options.items()}
    if {name: type(value) for name, value in given.items()} != {name: type(value) for name, value in defaults.items()}:
        raise UserError(str(folder / RECORD), "has options that are not gen's", ", ".join(defaults))
    return replace(Options(), **given)


def _difference(path: Path, text: str) -> str:
    """What is wrong with a file on disk that should hold a text; nothing if it does."""
    try:
        return "" if path.read_bytes() == text.encode() else "differs from what gen writes"
    except OSError as error:
        return f"cannot be read: {error.strerror}"
