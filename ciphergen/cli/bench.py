"""`gen bench`: proves generated code, counts its cycles on simulated cores, and sets peers beside it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from ciphergen.backends.target import Target
from ciphergen.backends.toolchain import assemble, compilers
from ciphergen.bench import plot, report
from ciphergen.bench.chips import CHIPS, Chip
from ciphergen.bench.figures import NOTE, figures
from ciphergen.bench.measure import Code, Measurement, WrongOutput, count, measure
from ciphergen.bench.peers import compiled, peers
from ciphergen.bench.simulator import Simulator, Stopped, simulator
from ciphergen.cli import job
from ciphergen.cli.ciphers import find
from ciphergen.cli.objects import declared_bytes
from ciphergen.cli.proofs import Task, prove_all
from ciphergen.cli.report import require_proved
from ciphergen.cli.screen import dump_json, print_json, print_table, progress
from ciphergen.cli.usage import Failed, some_of
from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import STRATEGIES, Options
from ciphergen.generator.pipeline import generate

TARGETS = ("rv32i",)


def run(
    cipher: str | None,
    target: str | None,
    variant: str | None,
    core: str | None,
    strategy: str | None,
    output: Path | None,
    *,
    json: bool,
) -> None:
    """Measures and prints; writes a document, tables and a plot if there is a folder for them.

    Raises:
        Failed: generated code is not proved, or something wrote a wrong output.
        UserError: an input is wrong.
        ToolMissing: Verilator, a compiler, the Verilog of a core, or matplotlib for a plot is missing.
    """
    text, machine = find(cipher), job.machine(target)
    if machine.name not in TARGETS:
        raise UserError("--target", f"no core of {machine.name} can be simulated here", ", ".join(TARGETS), TARGETS[0])
    chips = [CHIPS[name] for name in some_of("--core", "simulated core", core, CHIPS)]
    variants = some_of("--variant", "variant", variant, text.variants)
    strategies = ("",) if strategy is None else some_of("--strategy", "strategy", strategy, STRATEGIES)
    if output is not None:
        _check_place(output)
        plot.require()
    try:
        measured = _measure(str(cipher), text, machine, chips, variants, strategies)
    except (Stopped, WrongOutput) as error:
        raise Failed(f"gen bench: {error}") from error
    command = _command(str(cipher), machine, variant, core, strategy)
    _show(command, text, machine, measured, output, json)


def _measure(
    cipher: str, text: Cipher, target: Target, chips: Sequence[Chip], variants: Sequence[str], strategies: Sequence[str]
) -> list[Measurement]:
    """Generated code first; everything of it is proved before anything is measured."""
    work: list[tuple[Code, Simulator]] = []
    tasks: dict[bytes, Task] = {}
    for chip in chips:
        built = simulator(chip)
        for strategy in strategies:
            codes, proofs = _generated(cipher, text, target, chip, variants, strategy)
            tasks.update({task.code: task for task in proofs})
            work += [(code, built) for code in codes]
        work += [
            (Code(peer, text.variant(name), compiled(text.name, text.variant(name), peer, target), _ROLES), built)
            for peer in peers(text.name)
            for name in variants
        ]
    require_proved(prove_all(list(tasks.values())))
    results: list[Measurement] = []
    with progress() as bar:
        row = bar.add_task("measuring", total=sum(count(code) for code, _ in work))
        for code, built in work:
            results += measure(code, target, built, workers=os.cpu_count() or 1, done=lambda: bar.advance(row))
    return results


_ROLES = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks")


def _generated(
    cipher: str, text: Cipher, target: Target, chip: Chip, variants: Sequence[str], strategy: str
) -> tuple[list[Code], list[Task]]:
    """What `gen` makes for the core with a strategy, to measure and to prove."""
    made = generate(text, target, Options(variants=tuple(variants), strategy=strategy, core=chip.core))
    headers = [content for name, content in made.files.items() if name.endswith(".h")]
    codes, tasks = [], []
    for name in variants:
        functions = [f for f in made.functions if f.variant == name]
        file = functions[0].file
        data = assemble(made.files[file], target, file=file)
        size = declared_bytes(headers, name)
        tasks.append(Task(cipher, name, target.name, file, data, {f.symbol: f.role for f in functions}, size))
        roles = tuple(role for role in _ROLES if any(f.role == role for f in functions))
        codes.append(Code(f"ours, {strategy}" if strategy else "ours", text.variant(name), data, roles, size))
    return codes, tasks


def _command(cipher: str, target: Target, variant: str | None, core: str | None, strategy: str | None) -> str:
    options = (("--variant", variant), ("--core", core), ("--strategy", strategy))
    words = ["gen bench --cipher", Path(cipher).name, "--target", target.name]
    return " ".join(words + [f"{option} {value}" for option, value in options if value is not None])


def _show(
    command: str, text: Cipher, target: Target, measured: Sequence[Measurement], output: Path | None, json: bool
) -> None:
    published = figures(frozenset(m.variant for m in measured))
    tools = compilers(target)
    # Nothing is measured that is not proved, so the document can say so.
    document = report.document(command, text.name, text.sha256, target.name, True, measured, published, tools)
    if output is not None:
        name = f"{target.name}-{text.name}"
        output.mkdir(parents=True, exist_ok=True)
        (output / f"{name}.json").write_text(dump_json(document), encoding="utf-8")
        (output / f"{name}.md").write_text(report.markdown(command, measured, published, tools), encoding="utf-8")
        (output / f"{name}.svg").write_text(plot.svg(measured, published, peers(text.name)), encoding="utf-8")
    if json:
        print_json(document)
        return
    for table in report.tables(measured, published):
        print(table.title)
        print_table(table.head, table.rows)
        print()
    print(report.CONDITIONS)
    if published:
        print(NOTE)
    if output is not None:
        print(f"written to {output}")


def _check_place(output: Path) -> None:
    """Asked before the long work starts.

    Raises:
        UserError: the path is not a folder that can be made or written to.
    """
    with suppress(OSError):
        output.mkdir(parents=True, exist_ok=True)
    if not output.is_dir() or not os.access(output, os.W_OK):
        raise UserError("-o", f"{output} cannot be written", "a folder", "-o OTHER")
