"""Other people's programs: assemble, compile, run, and say what is installed. The only file that starts any."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from ciphergen.backends.target import Target
from ciphergen.dsl.errors import Place, UserError, unknown

ASSEMBLERS = ("gnu", "clang", "zig")
_CLANGS = ("clang", *(f"clang-{version}" for version in range(22, 12, -1)))
_ZIG = (sys.executable, "-m", "ziglang", "cc")
_ZIG_INSTALL = "pip install ziglang"
_CLANG_INSTALL = "apt install clang"
_PREPROCESSED = re.compile(r"^[ \t]*#[ \t]*(define|undef|include|if|ifdef|ifndef|elif|else|endif|error)\b", re.M)
_MESSAGE = re.compile(r"^[^\n:]*:(?P<line>\d+):(?:(?P<column>\d+):)? (?:fatal )?error: (?P<text>.*)$", re.M | re.I)
# A clang that was built without the target, a clang and a GNU as that are older than an extension.
_UNKNOWN = re.compile(r"unable to create target|invalid arch name|unknown .*ISA extension")
_SECONDS = 300


@dataclass(frozen=True)
class Tool:
    """A program that may be installed. version: its first line about itself, "" if it is not there."""

    name: str
    found: bool
    version: str
    purpose: str
    install: str


@dataclass(frozen=True)
class Finished:
    """A program that has ended: exit status and what it printed."""

    status: int
    output: str
    errors: str


class ToolMissing(Exception):
    """No program that can do the job is installed; the message says what to install."""

    def __init__(self, job: str, commands: Sequence[str]) -> None:
        self.job, self.commands = job, tuple(commands)
        super().__init__(f"nothing here can {job}\n  write:   " + "\n      or:   ".join(commands))

    def __reduce__(self) -> tuple[type[ToolMissing], tuple[str, tuple[str, ...]]]:
        """For processes that send it."""
        return type(self), (self.job, self.commands)


def _start(command: Sequence[str], *, cwd: Path | None = None, seconds: int = _SECONDS) -> Finished:
    """Runs to the end with English messages and no input, in a scratch folder `cwd` if one is given.

    Raises:
        TimeoutError: it took longer than `seconds`.
    """
    environment = {**os.environ, "LC_ALL": "C"}
    if cwd is not None:  # zig needs a folder that it can write to, and a home may not be one
        environment |= {name: str(cwd / "zig-cache") for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")}
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise TimeoutError(f"{command[0]} did not end within {seconds} seconds") from error
    return Finished(done.returncode, done.stdout, done.stderr)


def find_program(names: Sequence[str], job: str, install: str) -> str:
    """Where the first of these programs is that is installed.

    Raises:
        ToolMissing: none is; the message says for what `job` it is needed and to run `install`.
    """
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise ToolMissing(job, [install])
    return found


def run_command(command: Sequence[str], *, cwd: Path | None = None, seconds: int = _SECONDS) -> Finished:
    """Runs a program to its end, for parts that need one of their own (`find_program` says where it is).

    Raises:
        TimeoutError: it took longer than `seconds`.
    """
    return _start(command, cwd=cwd, seconds=seconds)


def _has_zig() -> bool:
    return find_spec("ziglang") is not None


def _command(tool: str, target: Target, preprocessed: bool) -> list[str] | None:
    """What to run to assemble, without the files; None if the tool is not installed."""
    tools = target.tools
    if tool == "gnu":
        program = shutil.which(tools.gnu + ("gcc" if preprocessed else "as"))
        extra = ["-c"] if preprocessed else []
        return None if program is None else [program, *tools.gnu_flags, *extra]
    if tool == "clang":
        program = next(filter(None, map(shutil.which, _CLANGS)), None)
        return None if program is None else [program, *tools.clang_flags, "-c"]
    return [*_ZIG, *tools.zig_flags, "-g0", "-c"] if _has_zig() else None


def assemblers(target: Target) -> tuple[str, ...]:
    """The assemblers for a target that are installed, in the order in which `assemble` tries them."""
    return tuple(tool for tool in ASSEMBLERS if _command(tool, target, preprocessed=False))


def assemble(source: str, target: Target, tool: str | None = None, file: str = "input.S") -> bytes:
    """The ELF relocatable object that an assembler makes of a text in GNU syntax.

    Args:
        source: the text; it may hold directives of the C preprocessor.
        target: whose instructions.
        tool: `gnu`, `clang` or `zig`; None takes the first that is installed and knows the target.
        file: what messages call the text.

    Raises:
        ToolMissing: no assembler (or not the one that was asked for) is installed.
        UserError: the assembler refuses a line, or no assembler is called `tool`.
    """
    if tool is not None and tool not in ASSEMBLERS:
        raise unknown("assembler", "assembler", tool, ASSEMBLERS)
    names = ASSEMBLERS if tool is None else (tool,)
    preprocessed = _PREPROCESSED.search(source) is not None
    with tempfile.TemporaryDirectory(prefix="ciphergen-") as folder:
        text, made = Path(folder, "input.S"), Path(folder, "output.o")
        text.write_text(source, encoding="utf-8")
        for name in names:
            command = _command(name, target, preprocessed)
            if command is None:
                continue
            done = _start([*command, text.name, "-o", made.name], cwd=Path(folder))
            if done.status == 0:
                return made.read_bytes()
            if not _UNKNOWN.search(done.errors):
                raise _refused(done, file)
    install = {"gnu": f"apt install {target.tools.packages[0]}", "clang": _CLANG_INSTALL, "zig": _ZIG_INSTALL}
    raise ToolMissing(f"assemble {target.name}", [install[name] for name in names])


def _refused(done: Finished, file: str) -> UserError:
    found = _MESSAGE.search(done.errors)
    if found is None:
        lines = [line for line in (done.errors + done.output).splitlines() if line.strip()]
        return UserError(Place(file), "the assembler fails: " + (lines[-1].strip() if lines else "no message"))
    place = Place(file, int(found["line"]), int(found["column"] or 1))
    return UserError(place, f"the assembler says: {found['text'].strip()}")


def compile_program(sources: Mapping[str, str], target: Target, output: Path, tool: str | None = None) -> None:
    """Compiles and links a freestanding program (no C library; one of the sources defines `_start`).

    Args:
        sources: file name to text; `.c` and `.S` are compiled, `.h` is there to be included.
        target: for what machine.
        output: the program.
        tool: `gnu` or `zig`; None takes the first that is installed.

    Raises:
        ToolMissing: no compiler is installed.
        UserError: the compiler or linker refuses the sources.
    """
    tools = target.tools
    gcc = shutil.which(tools.gnu + "gcc")
    commands = {
        "gnu": [gcc, *tools.gnu_flags] if gcc else None,
        "zig": [*_ZIG, *tools.zig_flags, "-g0"] if _has_zig() else None,
    }
    command = next(filter(None, (commands[name] for name in ([tool] if tool else commands))), None)
    if command is None:
        raise ToolMissing(f"compile C for {target.name}", [f"apt install {tools.packages[1]}", _ZIG_INSTALL])
    with tempfile.TemporaryDirectory(prefix="ciphergen-") as folder:
        for name, text in sources.items():
            Path(folder, name).write_text(text, encoding="utf-8")
        compiled = [name for name in sources if not name.endswith(".h")]
        done = _start(
            [*command, "-O1", "-ffreestanding", "-nostdlib", "-static", "-I.", *compiled, "-o", str(output.absolute())],
            cwd=Path(folder),
        )
    if done.status != 0:
        raise _refused(done, ", ".join(compiled))


def run_program(program: Path, target: Target, seconds: int = 60) -> Finished:
    """Runs a static Linux program of the target under QEMU's user-mode emulation.

    Raises:
        ToolMissing: QEMU is not installed.
        TimeoutError: it does not end within `seconds`.
    """
    qemu = shutil.which(target.tools.qemu)
    if qemu is None:
        raise ToolMissing(f"run programs for {target.name}", [f"apt install {target.tools.packages[2]}"])
    return _start([qemu, *target.tools.qemu_flags, str(program)], seconds=seconds)


def _version(command: Sequence[str]) -> str:
    try:
        done = _start([*command, "--version"], seconds=20)
    except (TimeoutError, OSError):
        return ""
    lines = done.output.splitlines()
    return lines[0].strip() if done.status == 0 and lines else ""


def compilers(target: Target, names: Sequence[str] = ("gcc", "clang", "verilator")) -> list[tuple[str, str]]:
    """Name and version of what a measurement depends on, of those that are installed and asked for."""
    wanted = (("gcc", [target.tools.gnu + "gcc"]), ("clang", _CLANGS), ("verilator", ["verilator"]))
    found = ((name, next(filter(None, map(shutil.which, programs)), None)) for name, programs in wanted)
    return [(name, _version([program])) for name, program in found if program is not None and name in names]


def tool_status(targets: Sequence[Target]) -> list[Tool]:
    """Every program that could be of use for these targets, and whether it is here."""
    wanted: dict[str, tuple[Sequence[str] | None, str, str]] = {}
    for target in targets:
        tools = target.tools
        for program, purpose, package in (
            (tools.gnu + "as", f"assembles {target.name} (first choice)", tools.packages[0]),
            (tools.gnu + "gcc", f"compiles the self-test for {target.name}", tools.packages[1]),
            (tools.qemu, f"runs the self-test for {target.name}", tools.packages[2]),
        ):
            found = shutil.which(program)
            before = wanted[program][1] + "; " if program in wanted else ""
            wanted[program] = ([found] if found else None, before + purpose, f"apt install {package}")
    clang = next(filter(None, map(shutil.which, _CLANGS)), None)
    wanted["clang"] = ([clang] if clang else None, "assembles, second choice", _CLANG_INSTALL)
    verilator = shutil.which("verilator")
    wanted["verilator"] = (
        [verilator] if verilator else None,
        "builds the cores that gen bench counts cycles on",
        "apt install verilator g++ make",
    )
    # Older ones take another core for some of those that are modelled.
    mca = next(filter(None, (shutil.which(f"llvm-mca-{version}") for version in range(19, 23))), None)
    wanted["llvm-mca"] = ([mca] if mca else None, "models the cores of gen bench on aarch64", "apt install llvm-19")
    wanted["zig"] = (_ZIG if _has_zig() else None, "assembles where neither of the others is there", _ZIG_INSTALL)
    return [
        Tool(name, command is not None, _version(command) if command else "", purpose, install)
        for name, (command, purpose, install) in wanted.items()
    ]
