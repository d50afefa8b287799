"""From a cipher and options to the files for a GPU: kernels, and the text around them.

The generator's own way ends behind selection: the compiler of the GPU schedules, and allocates registers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import ciphergen
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.uncollected import uncollected
from ciphergen.generator import emit
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.kernel_files import NVRTC, file_names, module_name, run_time_names
from ciphergen.generator.kernel_layers import KernelInfo, KernelMaker, VariantKernels
from ciphergen.generator.kernel_options import choose
from ciphergen.generator.machine import Function
from ciphergen.generator.options import Options, command
from ciphergen.generator.output import Refusal
from ciphergen.generator.plan import obstacles
from ciphergen.generator.plan.strategy import looks_up
from ciphergen.generator.run_time_key import run_time_kernels
from ciphergen.generator.show import terms_text
from ciphergen.generator.stages import KERNEL_STAGES
from ciphergen.generator.statements import LOOP
from ciphergen.interface.table import key_expansion, row_of_blocks

_CHUNK = 16  # MiB of data of the host that is on its way at once, for each stream


@dataclass(frozen=True)
class KernelOutput:
    """The generated files. files: name to text, in a fixed order; functions: in the order of the source; command: the
    first line of each file; refused: what was not made, of that which no option names."""

    files: Mapping[str, str]
    functions: tuple[KernelInfo, ...]
    command: str
    refused: tuple[Refusal, ...]


@uncollected()
def make(cipher: Cipher, gpu: Gpu, options: Options, name: str) -> VariantKernels:
    """Return the kernels of one variant.

    Raises:
        UserError: the GPU has no rules for the cipher.
    """
    choice = choose(cipher, gpu, options)
    variant = choice.variant(name)
    try:
        if not looks_up(choice.strategy):
            obstacles.check_circuits(variant, gpu)
        made = KernelMaker(cipher, gpu, choice, variant).run()
        if NVRTC in options.glue:
            counts = any(role.mode for role in choice.roles)
            made = replace(made, run_time=run_time_kernels(cipher, gpu, variant, options.prefix, counts=counts))
        return made
    except Unsupported as error:
        found = f"{variant.name} cannot be made for {gpu.name} yet: {error}"
        raise UserError(error.place or "--target", found, "what gen list shows", "gen list") from error


def attempt(cipher: Cipher, gpu: Gpu, options: Options, name: str) -> VariantKernels | Refusal:
    """Return the kernels of a variant, or why there are none, which is an error only of variants that options name.

    Raises:
        UserError: as `make`, of such a variant.
    """
    try:
        return make(cipher, gpu, options, name)
    except UserError as error:
        if options.variants:
            raise
        return Refusal(name, "", error)


def generate(cipher: Cipher, gpu: Gpu, options: Options, made: Sequence[VariantKernels | Refusal]) -> KernelOutput:
    """Return all files for a cipher on a GPU, the same on every run. made: what `attempt` returned for every variant.

    Raises:
        UserError: no variant can be made.
    """
    line = command(cipher, gpu, options)
    codes = [code for code in made if isinstance(code, VariantKernels)]
    refused = tuple(each for part in made for each in (part.refused if isinstance(part, VariantKernels) else (part,)))
    if not codes:
        raise refused[0].error
    header, source, selftest, build = file_names(cipher)
    layers = [layer for code in codes for function in code.shown["functions"] for layer in function["layers"]]
    values = {
        "command": line,
        "cipher": cipher,
        "target": gpu,
        "cores": list(gpu.cores),
        "library": cipher.name,
        "pipe": f"{options.prefix}{cipher.name}_{gpu.name}",
        "chunk": _CHUNK,
        "guard": f"{options.prefix}{cipher.name}_{gpu.name}".upper(),
        "version": ciphergen.__version__,
        "header": header,
        "source": source,
        "selftest": selftest,
        "variants": [code.shown for code in codes],
        "example": codes[0].shown,
        "expansion": key_expansion().name,
        "row": row_of_blocks(ENCRYPT).name,
        "proved": options.prove,
        "one_key": bool(options.one_key),
        "module": module_name(cipher) if options.python else "",
        "run_time_source": "",
        "run_time_variants": [],
        "lengths": (lengths := _lengths(gpu, {layer["group"] for layer in layers})),
        "most": max(lengths),
        "looks_up": any(layer["loops"] for layer in layers),
        "makes": any(layer["made"] for layer in layers),
        "orders": any(layer["planes"] for layer in layers),
        "multiplies": any("multiplied(" in line for line in _lines(codes, layers)),
        "several": any(layer["blocks"] > 1 for layer in layers),
        "turns": any(LOOP in line for line in _lines(codes, layers)),
        "joins": any("joined(" in line for layer in layers for line in layer["lines"]),
    }
    shapes = {header: "header.cuh", source: "kernels.cu", selftest: "selftest.cu", build: "CMakeLists.txt"}
    if options.python:
        shapes |= {f"{module_name(cipher)}.py": "module.py"}
    if NVRTC in options.glue:
        values |= _of_run_time(cipher, codes)
        shapes |= dict(zip(run_time_names(cipher), ("run_time_key.cuh", "run_time_key.cu"), strict=True))
    files = {file: emit.render(f"cuda/{shape}.j2", values) for file, shape in shapes.items()}
    infos = tuple(info for code in codes for info in code.functions)
    return KernelOutput(files, infos, line, refused)


def _of_run_time(cipher: Cipher, codes: Sequence[VariantKernels]) -> dict[str, Any]:
    """Return what the templates have of code that makes code for a key."""
    header, source = run_time_names(cipher)
    made = [code.run_time for code in codes]
    return {
        "run_time_header": header,
        "run_time_source": source,
        "run_time_variants": made,
        "example_run_time": made[0],
    }


def _lines(codes: Sequence[VariantKernels], layers: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield all statements."""
    for code in codes:
        yield from code.shown["schedule"]
    for layer in layers:
        yield from (*layer["lines"], *(layer["made"]["lines"] if layer["made"] else ()))


def _lengths(gpu: Gpu, groups: set[int]) -> list[int]:
    """Return the numbers of blocks that the self-test tries: around a launch's threads, and the groups of warps."""
    around = [gpu.threads, *(group for group in groups if group > 1)]
    most = max(groups, default=1)
    more = {2 * most + 37} if most > 1 else set()
    return sorted({0, 1, 2, 31, 33, *(each + more for each in around for more in (-1, 0, 1)), *more})


def stage(cipher: Cipher, gpu: Gpu, options: Options, name: str, stage: str) -> str:
    """Return a stage of all functions of a variant, as text. name: of the variant.

    Raises:
        UserError: there is no such stage of kernels, or as `make`.
    """
    if stage not in KERNEL_STAGES:
        raise unknown("--stage", f"stage for {gpu.name}", stage, KERNEL_STAGES)
    choice = choose(cipher, gpu, options)
    variant = choice.variant(name)
    if stage == "terms":
        return terms_text(variant)
    if stage == "statements":
        shown = make(cipher, gpu, options, name).shown["functions"]
        lines = {layer["kernel"]: layer["lines"] for function in shown for layer in function["layers"]}
        return "\n".join("\n    ".join([kernel, *made]) + "\n" for kernel, made in lines.items())
    maker = KernelMaker(cipher, gpu, choice, variant)
    return "\n".join(_listing(rows) for role in choice.roles for rows in maker.rows(role))


def _listing(function: Function) -> str:
    """Return rows of PTX in virtual registers, with the operands in their order."""
    shown = [(i.row.name, ", ".join(str(i.operands[name]) for name in i.row.operands)) for i in function.instructions()]
    return "\n    ".join([function.name, *(f"{row} {operands}" for row, operands in shown)]) + "\n"
