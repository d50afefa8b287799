"""Assemblers and compilers: from text to object code, to programs, and to their output.

A file that ends in `.S` or `.sx` goes through the C preprocessor, as every compiler does with it; one that ends in
`.s` does not.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path, PurePath

from ciphergen.backends.machine.optional import without
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.alone import FORBID, FORBIDDEN, POISONED, check_alone, check_asked, check_read, refusal
from ciphergen.backends.tools.start import Finished, Limits, ToolMissing, find_program, run_command
from ciphergen.dsl.errors import SourceLocation, UserError, unknown

__all__ = [
    "ASSEMBLERS",
    "CLANGS",
    "CLANG_INSTALL",
    "ZIG",
    "ZIG_INSTALL",
    "Finished",
    "ToolMissing",
    "assemble",
    "assemble_each",
    "assemble_wider",
    "assemblers",
    "compile_each",
    "compile_program",
    "find_program",
    "has_zig",
    "run_command",
    "run_program",
]  # fmt: skip

ASSEMBLERS = ("gnu", "clang", "zig")
CLANGS = ("clang", *(f"clang-{version}" for version in range(22, 12, -1)))
ZIG = (sys.executable, "-m", "ziglang", "cc")
ZIG_INSTALL = "pip install ziglang"
CLANG_INSTALL = "apt install clang"
LIMITS = Limits()
_COMPILERS = {".c": "compiler", ".cc": "C++ compiler"}
_COMPILED = {kind: ["-O1", "-ffreestanding", "-fno-common", "-MMD", "-MF", "read"] for kind in _COMPILERS}
_SUFFIXES = {".S": ".S", ".sx": ".S", ".s": ".s"}
_MESSAGE = re.compile(
    r"^(?P<file>[^\n:]*):(?P<line>\d+):(?:(?P<column>\d+):)? (?:fatal )?error: (?P<text>.*)$", re.M | re.I
)
# A clang that was built without the target, a clang, a gcc and a GNU as that are older than an extension, a gcc without
# its part for C++.
_UNKNOWN = re.compile(
    r"unable to create target|(cannot execute|trying to exec) .cc1plus|invalid arch name|unknown .*ISA extension"
    r"|error: .*-(march|mabi|mcpu)\b"
)
_STOPPED = re.compile(
    r"out of memory|memory exhausted|File too large|error in backend|Stack dump|submit a bug report"
    r"|internal compiler error|signal terminated program"
)


@dataclass(frozen=True)
class _Work:
    """The source files of one object. main: the name of the one to compile; shown: what messages call the work;
    defined: names for the C preprocessor."""

    files: Mapping[str, str]
    main: str
    shown: str
    defined: Sequence[str] = ()

    @property
    def kind(self) -> str:
        """Return the suffix of the main file."""
        return PurePath(self.main).suffix

    @property
    def does(self) -> str:
        """Return the kind of tool that makes the object: a compiler or an assembler."""
        return _COMPILERS.get(self.kind, "assembler")

    def place(self, file: str, line: int, column: int) -> SourceLocation:
        """Return the place for the user, who knows a text by `shown`, headers by their names, and no generated C
        file."""
        if self.kind in _COMPILED and file in {*self.files} - {self.main}:
            return SourceLocation(file, line, column)
        known = self.kind not in _COMPILED and file == self.main
        return SourceLocation(self.shown, line, column) if known else SourceLocation(self.shown)


def has_zig() -> bool:
    """Return True if the compiler that comes as a Python package is installed."""
    return find_spec("ziglang") is not None


def _command(tool: str, target: Target, kind: str, defined: Sequence[str] = ()) -> list[str] | None:
    """Return the command for a file that ends in `kind`, without the file; None if the tool is not installed. defined:
    names for the C preprocessor."""
    tools = target.tools
    if tool == "gnu":
        program = shutil.which(tools.gnu + ("as" if kind == ".s" else "gcc"))
        listed = {".s": ["--MD", "read"], ".S": ["-c", "-Wa,--MD,read"]}.get(kind, ["-c"])
        command = [program, *tools.gnu_flags, *listed] if program else None
    elif tool == "clang":
        program = next(filter(None, map(shutil.which, CLANGS)), None)
        command = [program, *tools.clang_flags, "-fno-crash-diagnostics", "-c"] if program else None
    else:
        command = [*ZIG, *tools.zig_flags, "-g0", "-fno-crash-diagnostics", "-c"] if has_zig() else None
    extra = {".s": [], ".S": ["-include", FORBIDDEN], **_COMPILED}[kind]
    return command and [*command, *(f"-D{name}" for name in defined), *extra]


def assemblers(target: Target) -> tuple[str, ...]:
    """Return the assemblers for a target that are installed, in the order in which `assemble` tries them."""
    return tuple(tool for tool in ASSEMBLERS if _command(tool, target, ".S"))


def assemble(
    source: str, target: Target, tool: str | None = None, file: str = "input.S", defined: Sequence[str] = ()
) -> bytes:
    """Assemble a text in GNU syntax to an ELF relocatable object, with one assembler.

    Args:
        source: the text.
        target: whose instructions.
        tool: `gnu`, `clang` or `zig`; None takes the first that is installed and knows the target.
        file: what messages call the text; its ending says whether the C preprocessor is run.
        defined: names that are defined for it.

    Raises:
        ToolMissing: no assembler (or not the one that was asked for) is installed.
        UserError: the assembler refuses a line, or no assembler is called `tool`.
    """
    if tool is not None and tool not in ASSEMBLERS:
        raise unknown("assembler", "assembler", tool, ASSEMBLERS)
    work = _text(source, file, defined)
    return next(_objects(work, target, ASSEMBLERS if tool is None else (tool,)))[1]


def assemble_each(source: str, target: Target, file: str) -> dict[str, bytes]:
    """Return the objects that all installed assemblers that know the target make of a text, by their names.

    Raises:
        ToolMissing: no suitable tool is installed.
        UserError: a tool refuses the text.
    """
    return dict(_objects(_text(source, file), target, ASSEMBLERS))


def assemble_wider(source: str, target: Target, file: str) -> bytes | None:
    """Return the object that GNU's assembler makes for a machine with more instructions, such as compressed ones; None
    if that assembler is not installed, or no such machine exists.

    Raises:
        UserError: the text is refused.
    """
    flags, work = target.tools.gnu_wider_flags, _text(source, file)
    if not flags or _command("gnu", target, work.kind) is None:
        return None
    wider = replace(target, tools=replace(target.tools, gnu_flags=flags))
    return next(_objects(work, wider, ("gnu",)))[1]


def compile_each(
    source: str, headers: Mapping[str, str], target: Target, file: str, ending: str = ".c"
) -> Iterator[tuple[str, bytes]]:
    """Return the objects that installed compilers make of a text that may include these headers, by the compilers'
    names. ending: `.c` for C, `.cc` for C++.

    Raises:
        ToolMissing: no suitable tool is installed.
        UserError: a tool refuses the text.
    """
    main = f"input{ending}"
    return _objects(_Work({**headers, main: source}, main, file), target, ASSEMBLERS)


def _text(source: str, file: str, defined: Sequence[str] = ()) -> _Work:
    """Return the work of assembling a text as a build that defines these names; without any, no name may be asked for.

    Raises:
        UserError: the file's name does not say how to read the text, or the text reads other files.
    """
    suffix = PurePath(file).suffix
    if suffix not in _SUFFIXES:
        found = "its name does not say whether the C preprocessor is run on it"
        raise UserError(file, found, ".S or .sx (it is), .s (it is not), or an object file")
    left = without(source, file)
    check_alone(left, file)
    main = f"input{_SUFFIXES[suffix]}"
    if defined:
        return _Work({main: source, FORBIDDEN: ""}, main, file, defined)
    return _Work({main: left, FORBIDDEN: FORBID}, main, file)


def _objects(work: _Work, target: Target, names: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    """Yield each of these tools that is installed and knows the target, with the object that it makes."""
    kind, taken = work.kind, []
    with tempfile.TemporaryDirectory(prefix="ciphergen-") as folder:
        scratch = Path(folder)
        for name, text in {**work.files, f"empty{kind}": ""}.items():
            (scratch / name).write_text(text, encoding="utf-8", newline="")
        for tool in names:
            command = _command(tool, target, kind, work.defined)
            if command is None:
                continue
            done = _run(command, work.main, scratch, work, tool)
            if done.status == 0:
                if tool == "gnu" and kind == ".S" and not work.defined:
                    _check_asked(command[0], target, scratch, work)
                taken.append(tool)
                yield tool, (scratch / "output.o").read_bytes()
            # A text can hold any message, so it is an empty one that says what a tool does not know.
            elif not _UNKNOWN.search(_run(command, f"empty{kind}", scratch, work, tool).errors):
                raise _refused(done, work, tool, taken)
    if not taken:
        packages = target.tools.packages
        install = {"gnu": f"apt install {packages[kind != '.s']}", "clang": CLANG_INSTALL, "zig": ZIG_INSTALL}
        job = "compile C for" if kind in _COMPILED else "assemble"
        raise ToolMissing(f"{job} {target.name}", [install[name] for name in names])


def _run(
    command: Sequence[str], main: str, scratch: Path, work: _Work, tool: str, output: str = "output.o"
) -> Finished:
    """Run a tool on one of the files in a scratch folder, within limits.

    Raises:
        UserError: the limits are not enough, or the text reads another file.
    """
    try:
        done = run_command([*command, main, "-o", output], cwd=scratch, limits=LIMITS)
    except TimeoutError:
        raise _stopped(work, tool) from None
    killed = done.status < 0 or done.status >= 128 or _STOPPED.search(done.errors) is not None
    if done.status and killed and not _UNKNOWN.search(done.errors):
        raise _stopped(work, tool)
    read = scratch / "read"
    if done.status == 0 and read.exists():
        known = (*work.files, f"empty{work.kind}") if work.kind in _COMPILED else ()
        check_read(read.read_text(encoding="utf-8"), known, work.shown)
        read.unlink()
    return done


def _check_asked(compiler: str, target: Target, scratch: Path, work: _Work) -> None:
    """Refuse a text that asks the C preprocessor for names whose values differ between builds."""
    listing = [compiler, *target.tools.gnu_flags, "-nostdinc", "-E", "-dU"]
    _run(listing, work.main, scratch, work, "gnu", "asked")
    check_asked((scratch / "asked").read_text(encoding="utf-8"), target.only_for.condition, work.shown)


def _stopped(work: _Work, tool: str) -> UserError:
    found = f"the {work.does} {tool} does not come to its end"
    return UserError(SourceLocation(work.shown), found, f"what {LIMITS} are enough for")


def _refused(done: Finished, work: _Work, tool: str, taken: Sequence[str] = ()) -> UserError:
    """Return the error for a text that a tool refuses, though others may have taken it."""
    found = _MESSAGE.search(done.errors)
    allowed = f"what every {work.does} here takes, as {' and '.join(taken)} did" if taken else ""
    if found is None:
        lines = [line for line in (done.errors + done.output).splitlines() if line.strip()]
        last = next((line for line in lines if "undefined " in line), lines[-1] if lines else "no message").strip()
        return UserError(SourceLocation(work.shown), f"the {work.does} {tool} fails: {last}", allowed)
    place = work.place(PurePath(found["file"]).name, int(found["line"]), int(found["column"] or 1))
    if POISONED.search(found["text"]):
        return refusal(place)
    return UserError(place, f"the {work.does} {tool} says: {found['text'].strip()}", allowed)


def compile_program(sources: Mapping[str, str], target: Target, output: Path, tool: str | None = None) -> None:
    """Compile and link a freestanding program (no C library; one of the sources defines `_start`).

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
        "zig": [*ZIG, *tools.zig_flags, "-g0"] if has_zig() else None,
    }
    name = next((name for name in ([tool] if tool else commands) if commands[name]), "")
    command = commands.get(name)
    if command is None:
        raise ToolMissing(f"compile C for {target.name}", [f"apt install {tools.packages[1]}", ZIG_INSTALL])
    with tempfile.TemporaryDirectory(prefix="ciphergen-") as folder:
        for source, text in sources.items():
            Path(folder, source).write_text(text, encoding="utf-8")
        compiled = [source for source in sources if not source.endswith(".h")]
        program = [*(f"./{source}" for source in compiled), "-o", str(output.absolute())]  # no name is an option
        work = _Work(sources, "program.c", ", ".join(compiled))
        options = ["-O1", "-ffreestanding", "-nostdlib", "-static", "-I."]
        if name == "gnu":  # on RISC-V its linker makes distances to gp that do not fit
            options.append("-Wl,--no-relax")
        try:
            done = run_command([*command, *options, *program], cwd=Path(folder), limits=LIMITS)
        except TimeoutError:
            raise _stopped(work, name) from None
    if done.status != 0:
        raise _stopped(work, name) if _STOPPED.search(done.errors) else _refused(done, work, name)


def run_program(program: Path, target: Target, seconds: int = 60) -> Finished:
    """Run a static Linux program of the target under QEMU's user-mode emulation.

    Raises:
        ToolMissing: QEMU is not installed.
        TimeoutError: the program does not end within `seconds`.
    """
    qemu = shutil.which(target.tools.qemu)
    if qemu is None:
        raise ToolMissing(f"run programs for {target.name}", [f"apt install {target.tools.packages[2]}"])
    return run_command([qemu, *target.tools.qemu_flags, str(program)], seconds=seconds)
