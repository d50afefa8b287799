"""The main job of gen for a GPU: the files, and the PTX that a compiler makes of them as what is proved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ciphergen.backends import gpu as gpu_called
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx, compiler_name
from ciphergen.cli.ciphers import label
from ciphergen.cli.left_out import left_out
from ciphergen.cli.made import Made
from ciphergen.cli.proofs import ProofTask
from ciphergen.cli.record import Record, TranslationUnit
from ciphergen.cli.trial import without_vectors
from ciphergen.cli.workers import run_all
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.generator import kernel_options, kernels
from ciphergen.generator.kernel_files import file_names
from ciphergen.generator.kernels import VariantKernels
from ciphergen.generator.options import Options, recorded
from ciphergen.generator.output import Refusal

HEAD = ("kernel", "blocks a thread", "statements", "instructions of PTX", "verdict")


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
    ptx = compile_to_ptx(gpu, made.files, source).encode()
    by, sha256, tables = (compiler_name(gpu),), made.record.cipher_sha256, made.record.tables
    return [
        ProofTask(cipher, unit.variant, gpu.name, file, ptx, unit.roles, None, by, sha256, tables)
        for file, unit in made.record.units.items()
    ]


def line(row: Mapping[str, Any]) -> Sequence[object]:
    """Return the line of the table for a kernel, of which `row` is what JSON has; the instructions of PTX are known
    where it was proved."""
    return row["symbol"], row["blocks"] or "", row["statements"], row.get("instructions", ""), row["verdict"]
