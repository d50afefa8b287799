"""What `gen bench` does for every kind of machine: generated code, the command as it was given, and output."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from ciphergen.backends.target import Target
from ciphergen.backends.toolchain import assemble
from ciphergen.bench.measure import Code
from ciphergen.bench.report import Table
from ciphergen.cli.objects import declared_bytes
from ciphergen.cli.proofs import Task
from ciphergen.cli.screen import dump_json, print_json, print_table
from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options
from ciphergen.generator.pipeline import generate

# That can be measured, of generated code and of peers.
ROLES = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks", "ctr")


def generated(
    cipher: str, text: Cipher, target: Target, core: str, variants: Sequence[str], modes: Sequence[str], strategy: str
) -> tuple[list[Code], list[Task]]:
    """What `gen` makes for a core with a strategy, to measure and to prove."""
    made = generate(text, target, Options(tuple(variants), tuple(modes), strategy, core))
    headers = [content for name, content in made.files.items() if name.endswith(".h")]
    codes, tasks = [], []
    for name in variants:
        functions = [f for f in made.functions if f.variant == name]
        file = functions[0].file
        data = assemble(made.files[file], target, file=file)
        size = declared_bytes(headers, name)
        tasks.append(Task(cipher, name, target.name, file, data, {f.symbol: f.role for f in functions}, size))
        roles = tuple(role for role in ROLES if any(f.role == role for f in functions))
        codes.append(Code(f"ours, {strategy}" if strategy else "ours", text.variant(name), data, roles, size))
    return codes, tasks


def peer_roles(codes: Sequence[Code], variant: str) -> tuple[str, ...]:
    """What to measure of a variant's peers: what generated code has."""
    return tuple(role for role in ROLES if any(code.variant.name == variant and role in code.roles for code in codes))


def command(cipher: str, target: str, options: Mapping[str, str | None], *, native: bool) -> str:
    """The command line that asks for the same; options by name, None where one was not given."""
    words = ["gen bench --cipher", Path(cipher).name, "--native" if native else f"--target {target}"]
    return " ".join(words + [f"--{option} {value}" for option, value in options.items() if value is not None])


def check_place(output: Path) -> None:
    """Asked before the long work starts.

    Raises:
        UserError: the path is not a folder that can be made or written to.
    """
    with suppress(OSError):
        output.mkdir(parents=True, exist_ok=True)
    if not output.is_dir() or not os.access(output, os.W_OK):
        raise UserError("-o", f"{output} cannot be written", "a folder", "-o OTHER")


def write(output: Path, name: str, document: object, markdown: str, svg: str) -> None:
    """The three files of a measurement."""
    output.mkdir(parents=True, exist_ok=True)
    for suffix, content in (("json", dump_json(document)), ("md", markdown), ("svg", svg)):
        (output / f"{name}.{suffix}").write_text(content, encoding="utf-8")


def show(
    document: Mapping[str, Any], tables: Sequence[Table], notes: Sequence[str], output: Path | None, *, json: bool
) -> None:
    """On standard output: tables and notes, or one document."""
    if json:
        print_json(document)
        return
    for table in tables:
        print(table.title)
        print_table(table.head, table.rows)
        print()
    for note in notes:
        print(note)
    if output is not None:
        print(f"written to {output}")
