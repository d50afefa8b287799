"""`gen test`: builds the self-test of a folder, as the files in it are now, and runs it in an emulator."""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path, PurePath

from ciphergen.backends import target as find_target
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.bare import main, support
from ciphergen.backends.tools.computer import run_alone
from ciphergen.backends.tools.start import Finished, ToolMissing
from ciphergen.backends.tools.toolchain import compile_program, run_program
from ciphergen.cli.output import RECORD
from ciphergen.cli.prove_folder import plain
from ciphergen.cli.record import Record, load
from ciphergen.cli.screen import print_json
from ciphergen.cli.usage import Failed, printable
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import read_text

_SECONDS = 60
# What runs an instruction by its row's meaning takes some 15 microseconds for each.
_SECONDS_BY_MEANING = 600
_MOST_LINES = 20


@dataclass(frozen=True)
class Result:
    """The outcome of a self-test. problem: what went wrong with it, "" if it came to its end; lines: what it said."""

    emulator: str
    problem: str
    lines: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Return True if the self-test came to its end and every vector was right."""
        return not self.problem and self.lines == ("PASS",)

    @property
    def first(self) -> str:
        """Return the first failure."""
        failures = [line for line in self.lines if line.startswith("FAIL ")]
        return (failures[0] if failures else "") or self.problem or "it does not say PASS"


def run(folder: Path, json: bool) -> None:
    """Build and run the self-test of a folder, and print the outcome.

    Raises:
        Failed: a vector failed, or the self-test did not come to its end.
        UserError: the folder has no usable record, or the compiler refuses what is in it.
        ToolMissing: there is no compiler, or no emulator that is quick enough.
    """
    found = load(folder)
    target = find_target(found.target)
    name = _name(folder, found)
    function = f"{found.options['prefix']}{name}_selftest"
    result = outcome(_sources(folder, found, name, function), target, function)
    if json:
        lines = list(result.lines)
        print_json({"passed": result.passed, "target": target.name, "emulator": result.emulator, "lines": lines})
    else:
        print("".join(f"{line}\n" for line in result.lines[:_MOST_LINES]), end="")
    if not result.passed:
        raise Failed(f"{folder}: the self-test fails in {result.emulator}: {result.first}")
    if not json:
        print(f"{name}_selftest.c for {target.name} in {result.emulator}")


def _name(folder: Path, found: Record) -> str:
    """Return the cipher's name, taken from the name of the header."""
    if len(found.headers) != 1:
        raise UserError(str(folder / RECORD), f"lists {len(found.headers)} headers", "one", "git checkout proof.json")
    return PurePath(found.headers[0]).stem


def _sources(folder: Path, found: Record, name: str, function: str) -> dict[str, str]:
    """Return the texts that make the self-test, by file names."""
    test = f"{name}_selftest.c"
    texts = {file: read_text(plain(folder, file), "what gen writes") for file in (*found.units, *found.headers, test)}
    if f"{function}(" not in texts[test]:
        raise UserError(
            str(folder / test),
            f"has no {function}, which gen writes since 0.2.0",
            f"int {function}(void (*say)(const char *text))",
            f"{found.command} -o {folder}",
        )
    return texts


def outcome(sources: dict[str, str], target: Target, function: str) -> Result:
    """Build the self-test and run it in an emulator; `function` begins the test. Use Unicorn, whose machine a program
    cannot spoil, or QEMU for the extensions that Unicorn lacks; neither has a user's own."""
    extended = any(row.extension for row in target.rows.values())
    by_qemu = extended and not target.texts and shutil.which(target.tools.qemu) is not None
    emulator = target.tools.qemu if by_qemu else "Unicorn"
    if extended and not by_qemu:
        emulator = f"Unicorn, the instructions of {target.name} alone by their rows' meanings"
    with tempfile.TemporaryDirectory(prefix="ciphergen-") as scratch:
        program = Path(scratch) / "selftest"
        compile_program({**support(target), **sources, "main.c": main(function)}, target, program)
        try:
            if by_qemu:
                done = run_program(program, target, _SECONDS)
            else:
                done = run_alone(target, program.read_bytes(), _SECONDS_BY_MEANING if extended else _SECONDS)
        except TimeoutError:
            if extended and not by_qemu:
                package = target.tools.packages[2]
                raise ToolMissing(f"run the self-test for {target.name} in time", [f"apt install {package}"]) from None
            done = Finished(1, "", "it does not come to its end")
    lines = tuple(printable(line) for line in done.output.splitlines())
    ended = done.errors or ("" if 0 <= done.status <= 1 else f"it ends with status {done.status}")
    return Result(emulator, printable(ended.strip()), lines)
