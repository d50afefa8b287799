"""`gen bench` where no core can be simulated: instructions counted in an emulator, cycles by LLVM's models."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.machine.measure import SchedulingModel
from ciphergen.backends.tools.installed import assembler_version, compilers
from ciphergen.bench.calibrate import calibrate
from ciphergen.bench.estimate import Estimate, estimate, jobs
from ciphergen.bench.mca import Llvm, llvm
from ciphergen.bench.measure import MeasuredCode
from ciphergen.bench.model_report import ModelFindings, report
from ciphergen.bench.on import models as models_of
from ciphergen.bench.peers import PEERS, peers
from ciphergen.bench.published import reported
from ciphergen.bench.report import BenchReport
from ciphergen.cli import processors
from ciphergen.cli.bench_common import Asked, compiled_peers, generated
from ciphergen.cli.progress import progress
from ciphergen.cli.proofs import prove_all
from ciphergen.cli.report import require_proved
from ciphergen.cli.usage import some_of

PLAIN = "gcc -O3"


def run(asked: Asked) -> BenchReport:
    """Prove the code generated for each core, then estimate its cycles with the core's model.

    Raises:
        Stopped, WrongOutput: as `ciphergen.bench.estimate.estimate`.
    """
    known = models_of(asked.target.name)
    models = {name: known[name] for name in some_of("--core", "modelled core", asked.core, known)}
    tools = llvm()
    others = tuple(p for p in peers(asked.text.name, asked.target) if p == PLAIN or PEERS[p].machine)
    codes, tasks = generated(asked, models)
    ours = [code for found in codes.values() for code in found]
    work = [(code, [models[core]]) for core, found in codes.items() for code in found]
    work += [(peer, list(models.values())) for peer in compiled_peers(asked, others, ours)]
    require_proved(prove_all(tasks))
    found = ModelFindings(
        tuple(_estimates(asked, work, tools)),
        tuple(calibrate(tools, list(models.values()))),
        reported(asked.variants, list(models)),
        others,
        {name: asked.text.variant(name).block_bytes for name in asked.variants},
    )
    made_by = [*compilers(asked.target, ("gcc", "clang")), ("zig", assembler_version("zig", asked.target))]
    return report(found, [*made_by, ("llvm-mca", tools.version)])


def _estimates(asked: Asked, work: Sequence[tuple[MeasuredCode, list[SchedulingModel]]], tools: Llvm) -> list[Estimate]:
    """Return the estimates, core by core and variant by variant."""
    results: list[Estimate] = []
    with progress("modelling", sum(jobs(code, on) for code, on in work)) as bar:
        for code, on in work:
            workers = processors.count()
            results += estimate(code, asked.target, on, tools, workers=workers, done=bar.done)
    order = {name: number for number, name in enumerate(models_of(asked.target.name))}
    return sorted(results, key=lambda e: (order[e.core], asked.variants.index(e.variant)))
