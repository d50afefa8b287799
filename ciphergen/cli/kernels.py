"""The main job of gen for a GPU: the files, and the PTX that a compiler makes of them as what is proved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ciphergen.backends import gpu as gpu_called
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx, machine_facts
from ciphergen.cli import processors
from ciphergen.cli.ciphers import label
from ciphergen.cli.left_out import left_out
from ciphergen.cli.made import Made
from ciphergen.cli.proofs import ProofTask
from ciphergen.cli.prove_kernels import kernel_tasks
from ciphergen.cli.record import Record, TranslationUnit
from ciphergen.cli.report import verdict_with_tables
from ciphergen.cli.trial import without_vectors
from ciphergen.cli.workers import run_all
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.generator import kernel_options, kernels
from ciphergen.generator.kernel_files import file_names
from ciphergen.generator.kernel_layers import VariantKernels
from ciphergen.generator.options import Options, recorded
from ciphergen.generator.output import Refusal

HEAD = ("kernel", "blocks a thread", "statements", "PTX", "registers", "spilled", "verdict")


@dataclass(frozen=True)
class KernelTask:
    """A variant to generate: plain data, so that it can be sent to another process. cipher: shipped name or path."""

    cipher: str
    gpu: str
    options: Options
    variant: str


def make_one(work: KernelTask) -> VariantKernels | Refusal:
    """Generate the kernels of one variant, from the cipher text read anew in this process."""
    return kernels.attempt(load(work.cipher), gpu_called(work.gpu), work.options, work.variant)


def make(text: Cipher, name: str, where: Gpu, wanted: Options) -> Made:
    """Run the generator and return what it makes. name: of the cipher, or the path of its text.

    Raises:
        UserError: an input is wrong.
    """
    variants = kernel_options.choose(text, where, wanted).variants
    work = [KernelTask(name, where.name, wanted, variant.name) for variant in variants]
    parts = dict(run_all(make_one, work, "generating"))
    made = kernels.generate(text, where, wanted, [parts[number] for number in range(len(work))])
    units: dict[str, TranslationUnit] = {}
    for each in made.functions:
        before = units[each.file].roles if each.file in units else {}
        units[each.file] = TranslationUnit(each.variant, {**before, each.symbol: each.role})
    refused = left_out(made.refused)
    recorded_options = recorded(wanted)
    record = Record(made.command, label(name), text.sha256, where.name, recorded_options, units, [], refused)
    without = without_vectors(text, (unit.variant for unit in units.values()))
    return Made(record, made.files, made.functions, without, made.refused, [])


def tasks(made: Made, cipher: str) -> list[ProofTask]:
    """Compile the generated files and return a proof task for each variant.

    Raises:
        UserError: the compiler refuses the files.
        ToolMissing: there is no compiler.
    """
    gpu = gpu_called(made.record.target)
    _, source, *_ = file_names(load(cipher))
    ptx = compile_to_ptx(gpu, made.files, source, processors.count()).encode()
    return kernel_tasks(made.record, cipher, gpu, ptx)


def with_machine_code(
    rows: Sequence[dict[str, Any]], asked: Sequence[ProofTask], record: Record
) -> Sequence[dict[str, Any]]:
    """Return what JSON has of kernels, with the figures of machine code for the core that was asked for; the same rows
    where nothing was compiled."""
    if not asked:
        return rows
    gpu = gpu_called(record.target)
    core = record.options["core"] or gpu.default_core
    facts = machine_facts(gpu, asked[0].code.decode(), core)
    return [{**row, "core": core, **asdict(facts[row["symbol"]])} for row in rows]


def line(row: Mapping[str, Any]) -> Sequence[object]:
    """Return the line of the table for a kernel, of which `row` is what JSON has; what is known of PTX and machine code
    is there where it was proved."""
    known = (row.get(name, "") for name in ("instructions", "registers", "spilled"))
    verdict = verdict_with_tables(row["verdict"], tables=row["secret_addresses"])
    return row["symbol"], row["blocks"] or "", row["statements"], *known, verdict
