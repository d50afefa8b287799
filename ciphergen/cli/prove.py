"""`gen prove`: files on disk to verdicts, whoever wrote them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ciphergen.backends import target as find_target
from ciphergen.cli import record
from ciphergen.cli.ciphers import find_variant, stands
from ciphergen.cli.objects import declared_bytes, object_of, roles_by_name
from ciphergen.cli.output import RECORD
from ciphergen.cli.proofs import Task, prove_all
from ciphergen.cli.provenance import objects, print_objects
from ciphergen.cli.report import require_proved, verdicts
from ciphergen.cli.screen import print_json, print_table
from ciphergen.dsl.cipher import load, read_text
from ciphergen.dsl.errors import UserError
from ciphergen.verify.verdict import Report

HEAD = ("function", "instructions", "bytes", "registers", "stack", "verdict")


def run(
    path: Path, cipher: str | None, target: str | None, functions: Sequence[str], key_bytes: int | None, json: bool
) -> None:
    """Proves a folder that gen wrote, or one file.

    Raises:
        Failed: not everything is proved.
        UserError: the input is wrong.
        ToolMissing: there is no assembler.
    """
    if not path.exists():
        raise UserError(str(path), "there is no such file or folder", "a folder that gen wrote, or a .S or .o file")
    if path.is_dir():
        if target is not None or functions or key_bytes is not None:
            raise UserError(
                str(path),
                "is a folder: its files name the target, the functions and sizeof(V_key)",
                "--cipher FILE, if the cipher text has moved",
                f"gen prove {path}",
            )
        found = record.load(path)
        tasks = folder_tasks(path, found, folder_cipher(path, found, cipher))
    else:
        tasks = [_file_task(path, cipher, target, functions, key_bytes)]
    reports = prove_all(tasks)
    show(tasks, reports, json)
    require_proved(reports)


def show(tasks: Sequence[Task], reports: Sequence[Report], json: bool, **more: object) -> None:
    """Verdicts on standard output, as a table or as one document that says `more` first."""
    if json:
        print_json(
            {
                **more,
                "proved": bool(reports) and all(report.proved for report in reports),
                "objects": objects(tasks, reports),
                "modes_sha256": {name: digest for report in reports for name, digest in report.modes.items()},
                "obligations": [obligation.as_json() for report in reports for obligation in report.obligations],
                "assumptions": list(dict.fromkeys(line for report in reports for line in report.assumptions)),
            }
        )
        return
    verdict = verdicts(reports)
    if not reports:
        return
    print_table(
        HEAD,
        (
            (f.symbol, f.code_bytes // 4, f.code_bytes, len(f.registers), f.stack_bytes, verdict[f.symbol])
            for report in reports
            for f in report.functions
        ),
    )
    print_objects(tasks, reports)


def folder_cipher(folder: Path, found: record.Record, cipher: str | None) -> str:
    """Where the cipher text is that a folder's record speaks of: shipped name, or path.

    Raises:
        UserError: there is no such text, or another one than the record names.
    """
    name = cipher or found.cipher
    place, write = str(folder / RECORD), f"gen check {folder} --cipher FILE"
    if not stands(name):
        raise UserError(place, f"speaks of the cipher text '{name}', which is not here", "its path", write)
    if load(name).sha256 != found.cipher_sha256:
        raise UserError(
            place,
            f"speaks of another text of '{name}': the hash differs",
            f"a text with SHA-256 {found.cipher_sha256}",
            write,
        )
    return name


def folder_tasks(folder: Path, found: record.Record, cipher: str) -> list[Task]:
    """What to prove of the sources in a folder: every function that the record lists, and every function in
    the object code whose name says what it is for, so that editing the record leaves nothing out."""
    tasks = []
    headers = {header: read_text(str(folder / header), "C") for header in found.headers}
    symbols = [f"{found.options['prefix']}{unit.variant}" for unit in found.units.values()]
    sizes = declared_bytes(headers, symbols, find_target(found.target))
    for file, unit in found.units.items():
        symbol = f"{found.options['prefix']}{unit.variant}"
        made = object_of(folder / file, found.target)
        roles = {**roles_by_name(made.code, file, found.target, symbol), **unit.roles}
        size = sizes[symbol]
        tasks.append(Task(cipher, unit.variant, found.target, file, made.code, roles, size, made.assemblers))
    return tasks


def _file_task(
    path: Path, cipher: str | None, target: str | None, functions: Sequence[str], key_bytes: int | None
) -> Task:
    """What to prove of one file, all of it said on the command line."""
    if cipher is None or target is None:
        missing = "--cipher" if cipher is None else "--target"
        raise UserError(
            missing,
            f"is needed to prove the file {path}",
            "a folder that gen wrote needs no option",
            f"gen prove --cipher lea128 --target rv32i --function my_key=expand_key … {path}",
        )
    name, variant = find_variant(cipher)
    made = object_of(path, target)
    roles: dict[str, str] = {}
    for function in functions:
        symbol, equals, role = function.partition("=")
        if not (symbol and equals and role):
            raise UserError(
                "--function",
                f"'{function}'",
                "SYMBOL=ROLE",
                "--function my_key=expand_key --function my_encrypt=encrypt",
            )
        roles[symbol] = role
    roles = roles or roles_by_name(made.code, path.name, target, variant)
    return Task(name, variant, target, path.name, made.code, roles, key_bytes, made.assemblers)
