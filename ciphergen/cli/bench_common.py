"""`gen bench` on every kind of machine: generated code, the command as it was given, and output."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from ciphergen.backends import target as find_target
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.bench.measure import MeasuredCode
from ciphergen.bench.peers import compiled
from ciphergen.bench.report import BenchReport
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.cli.proofs import ProofTask
from ciphergen.cli.screen import dump_json, print_table
from ciphergen.cli.workers import run_all
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.variant import Variant
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.plan.strategies import strategy
from ciphergen.generator.plan.strategy import looks_up
from ciphergen.interface.table import ROLES


@dataclass(frozen=True)
class Asked:
    """A measurement that is asked for. cipher: shipped name or path; core: as it was given; modes: empty for what
    `gen` takes; strategies: an empty name stands for the default; tables: whether they may look up tables in memory."""

    cipher: str
    text: Cipher
    target: Target
    core: str | None
    variants: Sequence[str]
    modes: Sequence[str]
    strategies: Sequence[str]
    tables: bool = False


def generated(asked: Asked, cores: Iterable[str]) -> tuple[dict[str, list[MeasuredCode]], list[ProofTask]]:
    """Return the generated code to measure, by core, and the proof tasks, one for each distinct object.

    Raises:
        Failed: a process was killed from outside.
        UserError: as `ciphergen.generator.output.generate`.
    """
    wanted = [
        _Wanted(asked.cipher, asked.target.name, _options(asked, core, strategy, variant))
        for core, strategy, variant in product(cores, asked.strategies, asked.variants)
    ]
    made = dict(run_all(_made, wanted, "generating"))
    codes: dict[str, list[MeasuredCode]] = {each.options.core: [] for each in wanted}
    tasks: dict[bytes, ProofTask] = {}
    for number, each in enumerate(wanted):
        task, batch = made[number]
        tasks[task.code] = task
        roles = tuple(role for role in ROLES if role in task.roles.values() and _measurable(role))
        shown, size = f"ours, {each.options.strategy}".removesuffix(", "), task.key_memory_bytes or 0
        variant = asked.text.variant(task.variant)
        codes[each.options.core].append(MeasuredCode(shown, variant, task.code, roles, size, batch=batch))
    return codes, list(tasks.values())


def _options(asked: Asked, core: str, name: str, variant: str) -> Options:
    tables = asked.tables and name != "" and looks_up(strategy(name))
    return Options((variant,), tuple(asked.modes), name, core, allow_tables=tables)


@dataclass(frozen=True)
class _Wanted:
    """A job of generation for another process. cipher: shipped name or path; options: with one variant."""

    cipher: str
    target: str
    options: Options


def _made(wanted: _Wanted) -> tuple[ProofTask, int]:
    """Return the proof task for a generated object, and the batch of its functions in blocks."""
    target, (variant,) = find_target(wanted.target), wanted.options.variants
    made = generate(load(wanted.cipher), target, wanted.options)
    headers = {name: content for name, content in made.files.items() if name.endswith(".h")}
    file, roles = made.functions[0].file, {f.symbol: f.role for f in made.functions}
    data = assemble(made.files[file], target, file=file)
    size, tables = first_declared_bytes(headers, variant, target), wanted.options.allow_tables
    task = ProofTask(wanted.cipher, variant, target.name, file, data, roles, size, tables=tables)
    return task, made.functions[0].batch


def _measurable(role: str) -> bool:
    """Return True if calls of a function can be repeated on the same input: the function does not update its input."""
    return not ROLES[role].updates


def compiled_peers(asked: Asked, names: Iterable[str], ours: Sequence[MeasuredCode]) -> list[MeasuredCode]:
    """Return plain C compiled with the roles that generated code has."""
    return [
        MeasuredCode(peer, variant, compiled(asked.text.name, variant, peer, asked.target), _roles(ours, variant))
        for peer in names
        for variant in map(asked.text.variant, asked.variants)
    ]


def _roles(codes: Sequence[MeasuredCode], variant: Variant) -> tuple[str, ...]:
    return tuple(role for role in ROLES if any(code.variant == variant and role in code.roles for code in codes))


def command(cipher: str, target: str, options: Mapping[str, str | None], *, native: bool, tables: bool = False) -> str:
    """Return the command line that asks for the same measurement; options by name, None for those not given."""
    words = ["gen bench --cipher", Path(cipher).name, "--native" if native else f"--target {target}"]
    words += ["--allow-tables"] if tables else []
    return " ".join(words + [f"--{option} {value}" for option, value in options.items() if value is not None])


def check_place(output: Path) -> None:
    """Create the output folder and check that it can be written, before the long work starts.

    Raises:
        UserError: the path is not a folder that can be made or written to.
    """
    with suppress(OSError):
        output.mkdir(parents=True, exist_ok=True)
    if not output.is_dir() or not os.access(output, os.W_OK):
        raise UserError("-o", f"{output} cannot be written", "a folder", "-o OTHER")


def write(output: Path, name: str, report: BenchReport, command: str, document: Mapping[str, Any]) -> None:
    """Write the three files of a measurement: JSON, Markdown and SVG."""
    output.mkdir(parents=True, exist_ok=True)
    parts = (("json", dump_json(document)), ("md", report.markdown(command)), ("svg", report.draw()))
    for suffix, content in parts:
        (output / f"{name}.{suffix}").write_text(content, encoding="utf-8")


def show(report: BenchReport, output: Path | None) -> None:
    """Print tables and notes to standard output."""
    for table in report.tables:
        print(table.title)
        print_table(table.head, table.rows)
        print()
    for note in (report.conditions, *report.notes):
        print(note)
    if output is not None:
        print(f"written to {output}")
