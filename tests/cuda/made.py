"""What tests of kernels share: the files of a cipher, PTX of LEA, and programs with the runtime in `shim`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from ciphergen.backends import gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx
from ciphergen.backends.tools.start import Finished, find_program, run_command
from ciphergen.dsl.cipher import load
from ciphergen.generator import kernel_options, kernels
from ciphergen.generator.options import Options

SHIM = Path(__file__).with_name("shim")
_CHECKED = ("-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-fsanitize=address,undefined", "-fno-sanitize-recover")


ONE_BLOCK = Options(strategy="unrolled")


@lru_cache(maxsize=8)
def files(cipher: str = "lea", options: Options = ONE_BLOCK) -> Mapping[str, str]:
    """Return the files of a cipher by name."""
    text, where, asked = load(cipher), gpu("cuda"), options
    variants = kernel_options.choose(text, where, asked).variants
    return kernels.generate(text, where, asked, [kernels.attempt(text, where, asked, v.name) for v in variants]).files


@lru_cache(maxsize=4)
def ptx(cipher: str = "lea", options: Options = ONE_BLOCK) -> str:
    """Return the PTX of a cipher; skip where there is no compiler."""
    return compile_to_ptx(gpu("cuda"), files(cipher, options), f"{load(cipher).name}.cu")


def run_in_shim(folder: Path, made: Mapping[str, str], *sources: Path | str, arguments: Sequence[str] = ()) -> Finished:
    """Compile sources with the shim in place of the runtime of CUDA, under sanitizers, and run the program. sources:
    paths, or names of files that were made."""
    compiler = find_program(("g++",), "run kernels on a processor", "apt install g++")
    for name, text in made.items():
        (folder / name).write_text(text, encoding="utf-8")
    program = folder / "program"
    named = [str(source) for source in (*sources, SHIM / "shim.cpp")]
    include = f"-I{SHIM}"
    done = run_command(
        [compiler, "-x", "c++", *_CHECKED, include, f"-I{folder}", *named, "-o", str(program)], cwd=folder
    )
    assert done.status == 0, done.errors
    return run_command([str(program), *arguments], cwd=folder)
