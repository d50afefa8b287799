"""`gen check`: compares a folder with what gen would write, and proves everything in it again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import ciphergen
from ciphergen.cli.functions import ProofPlan
from ciphergen.cli.job import make, tasks
from ciphergen.cli.neighbours import is_users
from ciphergen.cli.output import RECORD, check_folder, entries
from ciphergen.cli.proofs import prove_all
from ciphergen.cli.prove import show
from ciphergen.cli.prove_folder import folder_cipher, plain
from ciphergen.cli.record import Record, load
from ciphergen.cli.report import require_proved
from ciphergen.cli.usage import Failed
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import read_file
from ciphergen.generator.options import SELDOM, Options, defaults

FOREIGN = "gen does not write it, and a build may take code from it"


def run(folder: Path, cipher: str | None, certificate: Path | None, json: bool) -> None:
    """Generate a folder's files again from its record, compare them with those on disk, and prove the code. With
    `certificate`, write a certificate of what was proved.

    Raises:
        Failed: something differs or is not proved.
        UserError: the folder has no usable record, or the cipher text is another one.
        ToolMissing: there is no assembler.
    """
    if certificate is not None:
        check_folder(certificate, "--certificate")
    found = load(folder)
    name = folder_cipher(folder, found, cipher)
    options = _options(folder, found)
    made = make(name, found.target, options)
    differing = [f"{RECORD}: {other}"] if (other := _other_version(folder, found)) else []
    differing += [f"{file}: {why}" for file, text in made.files.items() if (why := _difference(folder, file, text))]
    ours = {*made.files, RECORD}
    others = sorted(entries(folder, ours))
    differing += [f"{name}: {FOREIGN}" for name, path in others if name not in ours and not is_users(path)]
    if not options.prove:
        differing.append(f"{RECORD}: written with --no-prove, so nothing is proved")
    # Equal files are proved in memory; what other code computes, `gen prove` says.
    plan = ProofPlan([] if differing else tasks(made, name))
    reports = prove_all(plan.tasks, certificate)
    record = replace(made.record, made_by=found.made_by)
    why = _difference(folder, RECORD, record.text(made.files, reports))
    if why and not differing:
        differing = [f"{RECORD}: {why}"]
    show(plan, reports, json, differences=differing)
    if differing:
        raise Failed("\n".join(f"{folder}: {line}" for line in differing))
    require_proved(reports)


def _other_version(folder: Path, found: Record) -> str:
    """Return a note if another version made the folder, else the empty text. Solver and assemblers are not compared,
    since all are asked again."""
    by, this = found.made_by, ciphergen.__version__
    if {by.generator, by.prover or this} == {this}:
        return ""
    other = by.generator if by.generator != this else by.prover
    return f"made by {other or 'a version before 0.2.0'}, this is {this}; {found.command} -o {folder} writes it again"


def _options(folder: Path, found: Record) -> Options:
    """Return the generator options that a record names.

    Raises:
        UserError: the record has other options than the generator.
    """
    known = defaults()
    given: dict[str, Any] = {n: tuple(v) if isinstance(v, list) else v for n, v in found.options.items()}
    given = {**{name: known[name] for name in SELDOM}, **given}
    if {name: type(value) for name, value in given.items()} != {name: type(value) for name, value in known.items()}:
        why = _other_version(folder, found) or "has options that are not gen's"
        raise UserError(str(folder / RECORD), why, ", ".join(known))
    return replace(Options(), **given)


def _difference(folder: Path, name: str, text: str) -> str:
    """Return how a file of the folder differs from the expected text; the empty text if it does not."""
    try:
        found = read_file(plain(folder, name), "what gen writes")
    except UserError as error:
        return error.found
    return "" if found == text.encode() else "differs from what gen writes"
