"""The main job of gen: from cipher and target to files, which are assembled, proved, and only then written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from ciphergen.backends import platform
from ciphergen.backends import target as find_target
from ciphergen.backends.extended_names import base_name, file_name, is_extended
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.machine.target import Target
from ciphergen.cli import kernels
from ciphergen.cli.ciphers import find, label
from ciphergen.cli.circuits import remarks
from ciphergen.cli.inputs import any_machine
from ciphergen.cli.left_out import left_out, lines
from ciphergen.cli.made import Made
from ciphergen.cli.objects import assemble_alike, declared_bytes
from ciphergen.cli.output import RECORD, write
from ciphergen.cli.proofs import ProofTask, prove_all
from ciphergen.cli.provenance import made_by, objects, print_objects
from ciphergen.cli.record import Record, TranslationUnit
from ciphergen.cli.report import looking_up, require_proved, verdict_with_tables, verdicts
from ciphergen.cli.screen import print_json, print_table
from ciphergen.cli.trial import remark, without_vectors
from ciphergen.cli.workers import doing, run_all
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.generator import output
from ciphergen.generator.analysis.look_ups import has_tables
from ciphergen.generator.options import Options, choose, recorded
from ciphergen.generator.output import FunctionInfo, Refusal, VariantCode, generate
from ciphergen.generator.plan.strategy import looks_up
from ciphergen.interface.phases import all_functions as rows_of
from ciphergen.interface.phases import keyed_modes
from ciphergen.verify.verdict import FunctionFacts, Report

HEAD = ("function", "instructions", "bytes", "registers", "stack", "cpb", "verdict")


def make(cipher: str | None, target: str | None, wanted: Options) -> Made:
    """Run the generator and return what it makes: files, record and facts of each function, all in memory.

    Raises:
        UserError: an input is wrong.
    """
    text, where = find(cipher), any_machine(target)
    if isinstance(where, Gpu):
        return kernels.make(text, str(cipher), where, wanted)
    assert isinstance(where, Target)
    work = [
        VariantTask(str(cipher), where.name, wanted, variant.name) for variant in choose(text, where, wanted).variants
    ]
    parts = dict(run_all(make_one, work, "generating"))
    made = generate(text, where, wanted, [parts[number] for number in range(len(work))])
    units: dict[str, TranslationUnit] = {}
    for function in made.functions:
        unit = units.setdefault(function.file, TranslationUnit(function.variant, {}))
        units[function.file] = TranslationUnit(unit.variant, {**unit.roles, function.symbol: function.role})
    headers = [name for name in made.files if name.endswith(".h")]
    record = Record(
        made.command,
        label(str(cipher)),
        text.sha256,
        where.name,
        recorded(wanted),
        units,
        headers,
        left_out(made.refused),
    )
    without = without_vectors(text, (unit.variant for unit in units.values()))
    in_code, said = looks_up(choose(text, where, wanted).strategy), _of_key(made.functions, wanted)
    if not in_code and not said:
        said += _in_vain(text, wanted)
    if not in_code:
        said += remarks(text, str(cipher), {unit.variant: None for unit in units.values()})
    said += _not_taken(where.name, made.files.values())
    return Made(record, made.files, made.functions, without, made.refused, said)


def _of_key(functions: Iterable[FunctionInfo], wanted: Options) -> list[str]:
    """Return what there is to say of the functions that look up tables of the key, of each file the first."""
    first = {function.file: function for function in reversed([*functions]) if function.key_tables}
    other = "" if wanted.size == "small" else "; fewer with --size small"
    return [
        f"{f.symbol} looks up {f.key_tables} bytes of tables that are made of the key{other}" for f in first.values()
    ]


def _in_vain(text: Cipher, wanted: Options) -> list[str]:
    """Return what there is to say where tables are allowed and no strategy has any."""
    if not wanted.allow_tables:
        return []
    if not any(map(has_tables, text.variants.values())):
        return [f"--allow-tables changes nothing: {text.name} has no tables"]
    return ["--allow-tables changes nothing without a strategy with tables, such as --strategy tables"]


def _not_taken(target: str, files: Iterable[str]) -> list[str]:
    """Return what there is to say where no code takes any of the instructions that a text adds to a target."""
    if not is_extended(target) or any(".insn " in text for text in files):
        return []
    return [f"no code takes an instruction of {file_name(target)}: it is that of {base_name(target)}"]


@dataclass(frozen=True)
class VariantTask:
    """A variant to generate: all of it is plain data, so that it can be sent to another process. cipher: shipped name
    or path."""

    cipher: str
    target: str
    options: Options
    variant: str


def make_one(work: VariantTask) -> VariantCode | Refusal:
    """Generate the code of one variant, from the cipher text read anew in this process."""
    doing(work.variant, f"code for {work.target}", 0, 1)
    code = output.attempt(load(work.cipher), find_target(work.target), work.options, work.variant)
    doing(work.variant, "", 1, 1)
    return code


def tasks(made: Made, cipher: str) -> list[ProofTask]:
    """Assemble the generated files and return a proof task for each.

    Raises:
        UserError: assemblers or compilers differ.
        ToolMissing: there is no assembler.
    """
    if isinstance(platform(made.record.target), Gpu):
        return kernels.tasks(made, cipher)
    target, prefix, units = find_target(made.record.target), made.record.options["prefix"], made.record.units
    codes = {file: assemble_alike(made.files[file], target, file) for file in units}
    symbols = {file: f"{prefix}{unit.variant}" for file, unit in units.items()}
    headers = {name: made.files[name] for name in made.record.headers}
    variants = load(cipher).variants
    rows = {file: rows_of(variants[unit.variant]) for file, unit in units.items()}
    functions = {f: (rows[file][role], symbols[file]) for file, unit in units.items() for f, role in unit.roles.items()}
    keyed = [symbol for file, symbol in symbols.items() if not variants[units[file].variant].entries]
    modes = {file: keyed_modes(unit.roles.values()) for file, unit in units.items()}
    keyed += [f"{symbols[file]}_{mode}" for file, found in modes.items() for mode in found]
    sizes = declared_bytes(headers, keyed, target, functions)
    return [
        ProofTask(
            cipher,
            unit.variant,
            target.name,
            file,
            codes[file].code,
            unit.roles,
            sizes.get(symbols[file]),
            codes[file].assemblers,
            made.record.cipher_sha256,
            made.record.tables,
            {mode: sizes[f"{symbols[file]}_{mode}"] for mode in modes[file]},
        )
        for file, unit in units.items()
    ]


def run(cipher: str | None, target: str | None, wanted: Options, folder: Path, *, prove: bool, json: bool) -> None:
    """Generate and prove the files, print the result, and write the files into a folder unless a proof failed.

    Raises:
        Failed: a proof failed; nothing has been written.
        UserError: an input is wrong, or the place for the output is.
        ToolMissing: there is no assembler.
    """
    made = make(cipher, target, replace(wanted, prove=prove))
    asked = tasks(made, str(cipher)) if prove else []
    reports = prove_all(asked) if asked else []
    good = all(report.proved for report in reports)
    if good:
        record = replace(made.record, made_by=made_by(asked))
        write(folder, {**made.files, RECORD: record.text(made.files, reports)})
    show(made, asked, reports, folder if good else None, json)
    if prove:
        require_proved(reports, "gen: nothing was written; --no-prove writes it as it is")


def show(made: Made, asked: Sequence[ProofTask], reports: Sequence[Report], folder: Path | None, json: bool) -> None:
    """Print what was made to standard output: a table, or one JSON document."""
    verdict, tables = verdicts(reports), looking_up(reports)
    seen = {facts.symbol: facts for report in reports for facts in report.functions}
    rows = [
        {
            **asdict(f),
            **_seen(seen.get(f.symbol)),
            "verdict": verdict.get(f.symbol, "not proved"),
            "secret_addresses": f.symbol in tables,
        }
        for f in made.functions
    ]
    on_gpu = isinstance(platform(made.record.target), Gpu)
    rows = [*kernels.with_machine_code(rows, asked, made.record)] if on_gpu else rows
    if json:
        print_json(
            {
                "command": made.record.command,
                "cipher": made.record.cipher,
                "cipher_sha256": made.record.cipher_sha256,
                "target": made.record.target,
                "output": str(folder) if folder else None,
                "files": [*made.files, RECORD] if folder else [],
                "without_vectors": made.without_vectors,
                "not_made": made.record.not_made,
                "remarks": list(made.remarks),
                "proved": bool(reports) and all(report.proved for report in reports),
                "functions": rows,
                "objects": objects(asked, reports),
                "obligations": [o.as_json() for report in reports for o in report.obligations],
            }
        )
        return
    if on_gpu:
        print_table(kernels.HEAD, map(kernels.line, rows))
    else:
        _print_functions(rows)
    print_objects(asked, reports)
    if made.without_vectors:
        print(remark(made.without_vectors))
    for line in (*made.remarks, *lines(made.refused)):
        print(line)
    if folder:
        print(f"written to {folder}")


def _print_functions(rows: Sequence[Mapping[str, Any]]) -> None:
    """Print the table of the functions of a processor. rows: as JSON has them."""
    print_table(
        HEAD,
        (
            (
                row["symbol"],
                row["instructions"],
                row["bytes"],
                row["registers"],
                row["stack"],
                "" if row["cycles_per_byte"] is None else round(row["cycles_per_byte"], 1),
                verdict_with_tables(row["verdict"], tables=row["secret_addresses"]),
            )
            for row in rows
        ),
    )


def _seen(facts: FunctionFacts | None) -> dict[str, Any]:
    """Return the figures that the prover found in object code, which replace the generator's; empty without a proof."""
    if facts is None:
        return {}
    if not facts.code_bytes:  # kernels, of which the machine code is not proved
        return {"instructions": facts.instructions}
    return {
        "instructions": facts.instructions,
        "bytes": facts.code_bytes,
        "registers": len(facts.registers),
        "stack": facts.stack_bytes,
    }
