"""The compiler of a GPU's text to PTX, from the packages of an extra: nothing of what it does is believed."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory

from ciphergen.backends.machine.gpu import Compiler, Gpu
from ciphergen.backends.tools.kernel_parts import ptx_of_parts, texts_of_parts
from ciphergen.backends.tools.start import ToolMissing, find_program, run_command
from ciphergen.dsl.errors import UserError, shown

_JOB = "compile kernels for a proof; --no-prove writes the files without one"
_FACTS = re.compile(
    r"Compiling entry function '(\w+)'.*?(\d+) bytes stack frame, (\d+) bytes spill stores.*?Used (\d+) registers", re.S
)
_SECONDS = 3600  # for a compiler that other work keeps waiting; most takes a minute
_MADE = "made.ptx"
_HOST = ("g++", "gcc", "clang++", "clang")  # what the compiler runs for the part of the host


def compiler_name(gpu: Gpu) -> str:
    """Return the compiler with the version that is pinned, as records have it."""
    package, pinned = next(iter(gpu.compiler.packages.items()))
    return f"{package} {pinned}"


def compile_to_ptx(gpu: Gpu, files: Mapping[str, str], source: str, jobs: int = 1) -> str:
    """Return the PTX that the pinned compiler makes of a source. files: by name, those that it includes among them;
    jobs: how many of its kernels are compiled at once, at most.

    Raises:
        UserError: the compiler refuses the text.
        ToolMissing: the compiler, or one for the host, is not installed, or in another version.
    """
    program = _program(gpu.compiler, gpu.compiler.program)
    find_program(_HOST, _JOB, "apt install g++")
    flags, texts = gpu.compiler.flags, texts_of_parts(files[source])
    with ThreadPoolExecutor(jobs) as pool:
        try:
            return ptx_of_parts(
                [*pool.map(lambda text: _ptx_of(program, flags, {**files, source: text}, source), texts)]
            )
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _ptx_of(program: Path, flags: Sequence[str], files: Mapping[str, str], source: str) -> str:
    """Return the PTX that a compiler makes of a source, which is one of the files.

    Raises:
        UserError: the compiler refuses the text.
    """
    with TemporaryDirectory() as folder:
        place = Path(folder)
        for name, text in files.items():
            (place / name).write_text(text, encoding="utf-8")
        command = [str(program), *flags, "-ptx", source, "-o", _MADE]
        try:
            done = run_command(command, cwd=place, seconds=_SECONDS)
        except TimeoutError:
            found = f"{program.name} did not end within {_SECONDS // 60} minutes"
            raise UserError(source, found, "less code, as of one variant or another strategy") from None
        if done.status or not (place / _MADE).is_file():
            lines = "; ".join(line for line in (done.errors + done.output).splitlines() if line.strip())
            raise UserError(source, f"{program.name} refuses it: {shown(lines)}", "CUDA C++ as gen writes it")
        return (place / _MADE).read_text(encoding="utf-8")


@dataclass(frozen=True)
class MachineFacts:
    """The facts about a kernel's machine code, as the assembler says. registers: of a thread; stack: bytes of local
    memory of a thread; spilled: bytes that are stored there for want of registers."""

    registers: int
    stack: int
    spilled: int


def machine_facts(gpu: Gpu, ptx: str, core: str) -> dict[str, MachineFacts]:
    """Return the facts about the machine code that is made for a core, by kernel.

    Raises:
        ToolMissing: there is no assembler.
    """
    program = _program(gpu.compiler, gpu.compiler.assembler)
    with TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "made.ptx").write_text(ptx, encoding="utf-8")
        command = [str(program), "-v", f"-arch={core}", "made.ptx", "-o", "made.cubin"]
        done = run_command(command, cwd=place, seconds=_SECONDS)
    assert done.status == 0, done.errors
    found = _FACTS.findall(done.output + done.errors)
    return {name: MachineFacts(int(registers), int(stack), int(spilled)) for name, stack, spilled, registers in found}


def _program(compiler: Compiler, program: str) -> Path:
    """Return the path of a program of the compiler's."""
    lacking = [name for name, pinned in compiler.packages.items() if _version(name) != pinned]
    places = (Path(place or ".", compiler.folder, program) for place in sys.path)
    found = next((place for place in places if place.is_file()), None)
    if lacking or found is None:
        exact = " ".join(f"{name}=={pinned}" for name, pinned in compiler.packages.items())
        raise ToolMissing(_JOB, [f"pip install 'ciphergen[{compiler.extra}]'", f"pip install {exact}"])
    return found


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
