"""What `gen bench` does for every kind of machine: generated code, the command as it was given, and output."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ciphergen.backends.target import Target
from ciphergen.backends.toolchain import assemble
from ciphergen.bench.measure import Code
from ciphergen.bench.peers import compiled
from ciphergen.bench.report import Report
from ciphergen.cli.objects import declared_bytes
from ciphergen.cli.proofs import Task
from ciphergen.cli.screen import dump_json, print_table
from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.variant import Variant
from ciphergen.generator.options import Options
from ciphergen.generator.pipeline import generate

# That can be measured, of generated code and of peers.
ROLES = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks", "ctr")


@dataclass(frozen=True)
class Asked:
    """What to measure. cipher: shipped name or path; core: as it was given; modes: empty for what `gen` takes;
    strategies: an empty name stands for the default."""

    cipher: str
    text: Cipher
    target: Target
    core: str | None
    variants: Sequence[str]
    modes: Sequence[str]
    strategies: Sequence[str]


def generated(asked: Asked, cores: Iterable[str]) -> tuple[dict[str, list[Code]], list[Task]]:
    """What `gen` makes: to measure, by core, and to prove, each object once."""
    codes: dict[str, list[Code]] = {core: [] for core in cores}
    tasks: dict[bytes, Task] = {}
    for core, found in codes.items():
        for strategy in asked.strategies:
            for code, task in _generated(asked, core, strategy):
                found.append(code)
                tasks[task.code] = task
    return codes, list(tasks.values())


def _generated(asked: Asked, core: str, strategy: str) -> Iterator[tuple[Code, Task]]:
    """Each variant for a core with a strategy."""
    target = asked.target
    made = generate(asked.text, target, Options(tuple(asked.variants), tuple(asked.modes), strategy, core))
    headers = [content for name, content in made.files.items() if name.endswith(".h")]
    for name in asked.variants:
        functions = [f for f in made.functions if f.variant == name]
        file = functions[0].file
        data = assemble(made.files[file], target, file=file)
        size = declared_bytes(headers, name)
        roles = tuple(role for role in ROLES if any(f.role == role for f in functions))
        shown, batch = f"ours, {strategy}" if strategy else "ours", functions[0].batch
        code = Code(shown, asked.text.variant(name), data, roles, size, batch=batch)
        yield code, Task(asked.cipher, name, target.name, file, data, {f.symbol: f.role for f in functions}, size)


def compiled_peers(asked: Asked, names: Iterable[str], ours: Sequence[Code]) -> list[Code]:
    """Plain C, with the functions that generated code has."""
    return [
        Code(peer, variant, compiled(asked.text.name, variant, peer, asked.target), _roles(ours, variant))
        for peer in names
        for variant in map(asked.text.variant, asked.variants)
    ]


def _roles(codes: Sequence[Code], variant: Variant) -> tuple[str, ...]:
    return tuple(role for role in ROLES if any(code.variant == variant and role in code.roles for code in codes))


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


def write(output: Path, name: str, report: Report, command: str, document: Mapping[str, Any]) -> None:
    """The three files of a measurement."""
    output.mkdir(parents=True, exist_ok=True)
    parts = (("json", dump_json(document)), ("md", report.markdown(command)), ("svg", report.draw()))
    for suffix, content in parts:
        (output / f"{name}.{suffix}").write_text(content, encoding="utf-8")


def show(report: Report, output: Path | None) -> None:
    """Tables and notes on standard output."""
    for table in report.tables:
        print(table.title)
        print_table(table.head, table.rows)
        print()
    for note in (report.conditions, *report.notes):
        print(note)
    if output is not None:
        print(f"written to {output}")
