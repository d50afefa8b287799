"""`gen bench`: proves generated code and measures it, with compiled C as its peer."""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.backends import measures, target_names
from ciphergen.backends import target as find_target
from ciphergen.backends.machine.target import Target
from ciphergen.bench import plot
from ciphergen.bench.measure import WrongOutput
from ciphergen.bench.report import BenchReport
from ciphergen.bench.stopped import Stopped
from ciphergen.cli import bench_model, bench_native, bench_rtl
from ciphergen.cli.bench_common import Asked, check_place, command, show, write
from ciphergen.cli.ciphers import find
from ciphergen.cli.inputs import machine as machine_of
from ciphergen.cli.options import BenchOptions
from ciphergen.cli.screen import print_json
from ciphergen.cli.usage import Failed, some_of
from ciphergen.dsl.errors import UserError
from ciphergen.generator.plan.strategies import strategies
from ciphergen.interface.table import modes as by_word


def run(options: BenchOptions) -> None:
    """Measure the chosen code and print the tables. With an output folder, write a document, tables and a plot, named
    by target, cipher, and variants and modes if given.

    Raises:
        Failed: generated code is not proved, or something wrote a wrong output.
        UserError: an input is wrong.
        ToolMissing: a program that simulates or models cores, a compiler, or matplotlib for a plot is missing.
    """
    own = [name for name in target_names() if measures(find_target(name)).native]
    native, cipher, output = options.native, str(options.cipher), options.output
    text, machine = find(options.cipher), machine_of(options.target or (own[0] if native and own else None))
    if text.has_entries:
        raise UserError("--cipher", "a text with entry points, which are not measured yet", "a block cipher")
    way = _way(machine)
    if native and not measures(machine).native:
        found = f"code for {machine.name} is not measured natively"
        raise UserError("--native", found, ", ".join(own), f"--target {own[0]}" if own else "")
    if way is None:
        allowed = [name for name in target_names() if _way(find_target(name))]
        raise UserError("--target", f"no core of {machine.name} can be measured here", ", ".join(allowed), "rv32i")
    variants = some_of("--variant", "variant", options.variant, text.variants)
    modes = () if options.mode is None else some_of("--mode", "mode", options.mode, by_word())
    ways = ("",) if options.strategy is None else strategies(options.strategy, tables=options.allow_tables)
    if output is not None:
        check_place(output)
        plot.require()
    given = {"variant": options.variant, "mode": options.mode, "core": options.core, "strategy": options.strategy}
    line = command(cipher, machine.name, given, native=native, tables=options.allow_tables)
    asked = Asked(cipher, text, machine, options.core, variants, modes, ways, options.allow_tables)
    try:
        report = bench_native.run(asked) if native else way(asked)
    except (Stopped, WrongOutput) as error:
        raise Failed(f"gen bench: {error}") from error
    document = report.document(line, text, machine.name)
    if output is not None:
        narrowed = (*(variants if options.variant else ()), *modes)
        parts = (*(["native"] if native else []), machine.name, text.name, *narrowed)
        write(output, "-".join(parts), report, line, document)
    if options.json:
        print_json(document)
    else:
        show(report, output)


def _way(machine: Target) -> Callable[[Asked], BenchReport] | None:
    """Return the function that measures code of a target, None if the target has none."""
    found = measures(machine)
    if found.chips:
        return bench_rtl.run
    return bench_model.run if found.models else None
