"""`gen prove` of kernels: of a folder for a GPU, compiled again, and of PTX that a user's own compiler made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx, compiler_name
from ciphergen.cli import processors
from ciphergen.cli.ciphers import find_variant
from ciphergen.cli.functions import AT_RUN_TIME, NOT_ASKED, NOT_PROVED, Other, ProofPlan
from ciphergen.cli.proofs import ProofTask
from ciphergen.cli.record import Record
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import read_file, read_text
from ciphergen.dsl.fixed_key import under_keys
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.generator.kernel_files import NVRTC, file_names, run_time_names
from ciphergen.interface.table import key_expansion, row_of_blocks
from ciphergen.verify.ptx.module import read

_FILE = (
    f"gen prove --cipher lea128 --target cuda my.ptx --function my_key={key_expansion().name} "
    f"--function my_enc={row_of_blocks(ENCRYPT).name}"
)


def of_folder(folder: Path, found: Record, cipher: str, gpu: Gpu, beside: Sequence[str]) -> ProofPlan:
    """Return the plan for all kernels of a folder that gen wrote, as the compiler makes them of the files there.
    beside: the files there that a build may take code from.

    Raises:
        UserError: a file is missing, or the compiler refuses it.
        ToolMissing: there is no compiler.
    """
    text = load(cipher)
    header, source, *_ = file_names(text)
    files = {name: read_text(folder / name, "CUDA C++") for name in (header, source)}
    ptx = compile_to_ptx(gpu, files, source, processors.count())
    roles = {symbol: role for unit in found.units.values() for symbol, role in unit.roles.items()}
    others = _others(ptx, source, roles, gpu, NOT_PROVED)
    makers = run_time_names(text) if NVRTC in found.glue else ()
    others += [Other(name, "") for name in beside if name not in (*file_names(text), *makers)]
    others += [Other(name, "", AT_RUN_TIME) for name in makers]
    return ProofPlan(kernel_tasks(found, cipher, gpu, ptx.encode()), others)


def kernel_tasks(record: Record, cipher: str, gpu: Gpu, ptx: bytes) -> list[ProofTask]:
    """Return a proof task for each variant of a record, of what the pinned compiler made of its files."""
    by, tables, key = (compiler_name(gpu),), record.tables, record.one_key
    return [
        ProofTask(
            cipher,
            unit.variant,
            gpu.name,
            file,
            ptx,
            unit.roles,
            assemblers=by,
            cipher_sha256=record.cipher_sha256,
            tables=tables,
            one_key=key,
        )
        for file, unit in record.units.items()
    ]


def of_file(path: Path, cipher: str, gpu: Gpu, roles: Mapping[str, str], one_key: str) -> ProofPlan:
    """Return the plan for the kernels of a PTX file that `--function` names. one_key: digits of the key that alone they
    are for, if they are for one.

    Raises:
        UserError: no kernel is named, or the file is not PTX, or the key has another length.
    """
    if not roles:
        allowed = "--function KERNEL=ROLE for key expansion and each kernel that uses the key"
        raise UserError("--function", f"is needed to prove {path.name}", allowed, _FILE)
    name, variant = find_variant(cipher)
    data = read_file(path, "PTX, as nvcc -ptx makes it")
    others = _others(data.decode(errors="replace"), path.name, roles, gpu, NOT_ASKED)
    text = load(name)
    under_keys([text.variant(variant)], one_key)
    task = ProofTask(name, variant, gpu.name, path.name, data, roles, cipher_sha256=text.sha256, one_key=one_key)
    return ProofPlan([task], others)


def _others(ptx: str, file: str, roles: Mapping[str, str], gpu: Gpu, verdict: str) -> list[Other]:
    """Return the kernels that nobody proves."""
    return [Other(file, kernel, verdict) for kernel in read(ptx, file, gpu) if kernel not in roles]
