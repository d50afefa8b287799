"""`gen bench` where no core can be simulated: instructions counted in an emulator, cycles by LLVM's models."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ciphergen.backends.target import Target
from ciphergen.backends.toolchain import compilers
from ciphergen.bench import model_report as report
from ciphergen.bench.calibrate import calibrate
from ciphergen.bench.estimate import Estimate, estimate, jobs
from ciphergen.bench.mca import Llvm, llvm
from ciphergen.bench.measure import Code, WrongOutput
from ciphergen.bench.model_report import Found
from ciphergen.bench.models import MODELS, Model
from ciphergen.bench.peers import compiled, peers
from ciphergen.bench.published import NOTE, reported
from ciphergen.bench.simulator import Stopped
from ciphergen.cli.bench_common import generated, peer_roles, show, write
from ciphergen.cli.proofs import Task, prove_all
from ciphergen.cli.report import require_proved
from ciphergen.cli.screen import progress
from ciphergen.cli.usage import Failed, some_of
from ciphergen.dsl.cipher import Cipher

PEERS = ("gcc -O3",)


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
    models = [MODELS[name] for name in some_of("--core", "modelled core", core, MODELS)]
    tools = llvm()
    others = tuple(peer for peer in PEERS if peer in peers(text.name))
    try:
        estimates = _estimates(cipher, text, target, models, variants, modes, strategies, others, tools)
        calibrations = calibrate(tools, models)
    except (Stopped, WrongOutput) as error:
        raise Failed(f"gen bench: {error}") from error
    figures = reported(variants, [model.name for model in models])
    found = Found(
        tuple(estimates),
        tuple(calibrations),
        figures,
        others,
        {name: text.variant(name).block_bytes for name in variants},
    )
    versions = [*compilers(target, ("gcc",)), ("llvm-mca", tools.version)]
    # Nothing is measured that is not proved, so the document can say so.
    document = report.document(command, text.name, text.sha256, target.name, True, found, versions)
    if output is not None:
        page = report.markdown(command, found, versions)
        write(output, f"{target.name}-{text.name}", document, page, report.svg(found))
    show(document, report.tables(found), [report.CONDITIONS, NOTE], output, json=json)


def _estimates(
    cipher: str,
    text: Cipher,
    target: Target,
    models: Sequence[Model],
    variants: Sequence[str],
    modes: Sequence[str],
    strategies: Sequence[str],
    others: Sequence[str],
    tools: Llvm,
) -> list[Estimate]:
    """Generated code first, for each core its own; everything of it is proved before anything is measured."""
    work: list[tuple[Code, list[Model]]] = []
    tasks: dict[bytes, Task] = {}
    for model in models:
        for strategy in strategies:
            codes, proofs = generated(cipher, text, target, model.name, variants, modes, strategy)
            tasks.update({task.code: task for task in proofs})
            work += [(code, [model]) for code in codes]
    ours = [code for code, _ in work]
    for peer in others:
        for name in variants:
            variant = text.variant(name)
            made = compiled(text.name, variant, peer, target)
            work.append((Code(peer, variant, made, peer_roles(ours, name)), list(models)))
    require_proved(prove_all(list(tasks.values())))
    results: list[Estimate] = []
    with progress() as bar:
        row = bar.add_task("modelling", total=sum(jobs(code, on) for code, on in work))
        for code, on in work:
            workers = os.cpu_count() or 1
            results += estimate(code, target, on, tools, workers=workers, done=lambda: bar.advance(row))
    order = {model.name: number for number, model in enumerate(models)}
    return sorted(results, key=lambda e: (order[e.core], variants.index(e.variant)))
