"""`gen bench --native`: measures on the machine that it runs on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ciphergen.backends.target import Target
from ciphergen.bench import native_report as report
from ciphergen.bench.measure import Code, WrongOutput
from ciphergen.bench.native import Ran, System, here, measure
from ciphergen.bench.native_report import Found
from ciphergen.bench.peers import peers
from ciphergen.bench.simulator import Stopped
from ciphergen.cli.bench_common import generated, show, write
from ciphergen.cli.proofs import Task, prove_all
from ciphergen.cli.report import require_proved
from ciphergen.cli.screen import progress
from ciphergen.cli.usage import Failed, some_of
from ciphergen.dsl.cipher import Cipher


def run(
    cipher: str,
    text: Cipher,
    target: Target,
    core: str | None,
    variants: Sequence[str],
    modes: Sequence[str],
    strategies: Sequence[str],
    command: str,
    output: Path | None,
    *,
    json: bool,
) -> None:
    """As `bench.run`. core: what code is scheduled for."""
    system = here(target, f"gen bench --cipher {Path(cipher).name} --target {target.name}")
    cores = (target.default_core,) if core is None else some_of("--core", f"core of {target.name}", core, target.cores)
    codes = _proved(cipher, text, target, cores, variants, modes, strategies)
    try:
        runs = _measured(system, text, codes, variants)
    except (Stopped, WrongOutput) as error:
        raise Failed(f"gen bench: {error}") from error
    found = Found(system.what, system.peer, tuple(map(text.variant, variants)), tuple(runs))
    tools = [("compiler", system.version())]
    document = report.document(command, text.name, text.sha256, target.name, found, tools)
    if output is not None:
        page = report.markdown(command, found, tools)
        write(output, f"native-{target.name}-{text.name}", document, page, report.svg(found))
    notes = [f"machine: {found.machines}", found.conditions]
    show(document, report.tables(found), notes, output, json=json)


def _proved(
    cipher: str,
    text: Cipher,
    target: Target,
    cores: Sequence[str],
    variants: Sequence[str],
    modes: Sequence[str],
    strategies: Sequence[str],
) -> list[Code]:
    """Generated code, all of it proved; its name says for which core where there are several."""
    found: list[Code] = []
    tasks: dict[bytes, Task] = {}
    for core in cores:
        for strategy in strategies:
            codes, proofs = generated(cipher, text, target, core, variants, modes, strategy)
            tasks.update({task.code: task for task in proofs})
            found += [replace(code, name=f"{code.name}, for {core}") for code in codes] if len(cores) > 1 else codes
    require_proved(prove_all(list(tasks.values())))
    return found


def _measured(system: System, text: Cipher, codes: Sequence[Code], variants: Sequence[str]) -> list[Ran]:
    runs = []
    with progress() as bar:
        row = bar.add_task("measuring", total=len(variants))
        for name in variants:
            ours = [code for code in codes if code.variant.name == name]
            runs.append(measure(system, ours, text.name if peers(text.name) else None))
            bar.advance(row)
    return runs
