"""`gen bench` where cores can be simulated: cycles counted on their Verilog."""

from __future__ import annotations

from ciphergen.backends.extended_names import file_name
from ciphergen.backends.tools.installed import compilers
from ciphergen.bench.figures import figures
from ciphergen.bench.measure import MeasuredCode, Measurement, count, measure
from ciphergen.bench.on import chips as chips_of
from ciphergen.bench.peers import peers
from ciphergen.bench.report import BenchReport
from ciphergen.bench.rtl_report import report
from ciphergen.bench.simulator import Simulator, simulator
from ciphergen.cli import processors
from ciphergen.cli.bench_common import Asked, compiled_peers, generated
from ciphergen.cli.custom_unit import custom_unit
from ciphergen.cli.progress import progress
from ciphergen.cli.proofs import prove_all
from ciphergen.cli.report import require_proved
from ciphergen.cli.usage import some_of


def run(asked: Asked) -> BenchReport:
    """Prove the code generated for each core, then measure it on the simulated core.

    Raises:
        Stopped, WrongOutput: as `ciphergen.bench.measure.measure`.
    """
    there = chips_of(asked.target.name)
    chips = [there[name] for name in some_of("--core", "simulated core", asked.core, there)]
    others = peers(asked.text.name, asked.target)
    unit = custom_unit(asked.target) if file_name(asked.target.name) else None
    built = [simulator(chip, unit) for chip in chips]
    codes, tasks = generated(asked, dict.fromkeys(chip.core for chip in chips))
    work: list[tuple[MeasuredCode, Simulator]] = []
    for each in built:
        ours = codes[each.chip.core]
        work += [(code, each) for code in (*ours, *compiled_peers(asked, others, ours))]
    require_proved(prove_all(tasks))
    measured = _measured(asked, work)
    published = figures(frozenset(m.variant for m in measured))
    return report(measured, published, others, compilers(asked.target), there)


def _measured(asked: Asked, work: list[tuple[MeasuredCode, Simulator]]) -> list[Measurement]:
    results: list[Measurement] = []
    with progress("measuring", sum(count(code) for code, _ in work)) as bar:
        for code, built in work:
            workers = processors.count()
            results += measure(code, asked.target, built, workers=workers, done=bar.done)
    return results
