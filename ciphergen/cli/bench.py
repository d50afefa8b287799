"""`gen bench`: proves generated code, measures it, and sets peers beside it."""

from __future__ import annotations

from pathlib import Path

from ciphergen.bench import plot
from ciphergen.cli import bench_model, bench_rtl, job
from ciphergen.cli.bench_common import check_place, command
from ciphergen.cli.ciphers import find
from ciphergen.cli.usage import some_of
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import STRATEGIES

WAYS = {"aarch64": bench_model.run, "rv32i": bench_rtl.run}


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
        ToolMissing: a program that simulates or models cores, a compiler, or matplotlib for a plot is missing.
    """
    text, machine = find(cipher), job.machine(target)
    if machine.name not in WAYS:
        raise UserError("--target", f"no core of {machine.name} can be measured here", ", ".join(WAYS), "rv32i")
    variants = some_of("--variant", "variant", variant, text.variants)
    strategies = ("",) if strategy is None else some_of("--strategy", "strategy", strategy, STRATEGIES)
    if output is not None:
        check_place(output)
        plot.require()
    line = command(str(cipher), machine, variant, core, strategy)
    WAYS[machine.name](str(cipher), text, machine, core, variants, strategies, line, output, json=json)
