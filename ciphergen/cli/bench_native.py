"""`gen bench --native`: measures on the machine that it runs on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ciphergen.bench.measure import MeasuredCode
from ciphergen.bench.native import Ran, System, here, measure
from ciphergen.bench.native_report import NativeFindings, report
from ciphergen.bench.peers import peers
from ciphergen.bench.report import BenchReport
from ciphergen.cli.bench_common import Asked, generated
from ciphergen.cli.progress import progress
from ciphergen.cli.proofs import prove_all
from ciphergen.cli.report import require_proved
from ciphergen.cli.usage import some_of


def run(asked: Asked) -> BenchReport:
    """Prove the code generated for any core, then measure all of it on this machine.

    Raises:
        Stopped, WrongOutput: as `ciphergen.bench.native.measure`.
    """
    target = asked.target
    system = here(target, f"gen bench --cipher {Path(asked.cipher).name} --target {target.name}")
    wanted = asked.core or target.default_core
    by_core, tasks = generated(asked, some_of("--core", f"core of {target.name}", wanted, target.cores))
    codes = [
        replace(code, name=f"{code.name}, for {core}") if len(by_core) > 1 else code
        for core, found in by_core.items()
        for code in found
    ]
    require_proved(prove_all(tasks))
    runs = _measured(system, asked, codes)
    found = NativeFindings(system.what, system.peer, tuple(map(asked.text.variant, asked.variants)), tuple(runs))
    return report(found, [("compiler", system.version())])


def _measured(system: System, asked: Asked, codes: Sequence[MeasuredCode]) -> list[Ran]:
    runs = []
    with progress("measuring", len(asked.variants)) as bar:
        for name in asked.variants:
            ours = [code for code in codes if code.variant.name == name]
            runs.append(measure(system, ours, asked.text.name if peers(asked.text.name, asked.target) else None))
            bar.done()
    return runs
