"""`gen bench` where cores can be simulated: cycles counted on their Verilog."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ciphergen.backends.target import Target
from ciphergen.backends.toolchain import compilers
from ciphergen.bench import plot, report
from ciphergen.bench.chips import CHIPS, Chip
from ciphergen.bench.figures import NOTE, figures
from ciphergen.bench.measure import Code, Measurement, WrongOutput, count, measure
from ciphergen.bench.peers import compiled, peers
from ciphergen.bench.simulator import Simulator, Stopped, simulator
from ciphergen.cli.bench_common import generated, peer_roles, show, write
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
    """As `bench.run`."""
    chips = [CHIPS[name] for name in some_of("--core", "simulated core", core, CHIPS)]
    try:
        measured = _measure(cipher, text, target, chips, variants, modes, strategies)
    except (Stopped, WrongOutput) as error:
        raise Failed(f"gen bench: {error}") from error
    published = figures(frozenset(m.variant for m in measured))
    tools = compilers(target)
    # Nothing is measured that is not proved, so the document can say so.
    document = report.document(command, text.name, text.sha256, target.name, True, measured, published, tools)
    if output is not None:
        drawing = plot.svg(measured, published, peers(text.name))
        write(
            output,
            f"{target.name}-{text.name}",
            document,
            report.markdown(command, measured, published, tools),
            drawing,
        )
    notes = [report.CONDITIONS, *([NOTE] if published else [])]
    show(document, report.tables(measured, published), notes, output, json=json)


def _peer(text: Cipher, variant: str, peer: str, target: Target, roles: tuple[str, ...]) -> Code:
    one = text.variant(variant)
    return Code(peer, one, compiled(text.name, one, peer, target), roles)


def _measure(
    cipher: str,
    text: Cipher,
    target: Target,
    chips: Sequence[Chip],
    variants: Sequence[str],
    modes: Sequence[str],
    strategies: Sequence[str],
) -> list[Measurement]:
    """Generated code first; everything of it is proved before anything is measured."""
    work: list[tuple[Code, Simulator]] = []
    tasks: dict[bytes, Task] = {}
    for chip in chips:
        built = simulator(chip)
        for strategy in strategies:
            codes, proofs = generated(cipher, text, target, chip.core, variants, modes, strategy)
            tasks.update({task.code: task for task in proofs})
            work += [(code, built) for code in codes]
        ours = [code for code, _ in work]
        work += [
            (_peer(text, name, peer, target, peer_roles(ours, name)), built)
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
