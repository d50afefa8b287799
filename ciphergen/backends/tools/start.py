"""Subprocesses of external programs, started here alone: to their end, or to a limit, with all that they start."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

_SECONDS = 300
_READ = 1 << 20  # Of what a program under limits prints, more than that helps nobody.
# What a program keeps of our environment if it may not depend on where it runs: no include path, no flags, no date.
_KEPT = ("PATH", "HOME", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT")


@dataclass(frozen=True)
class Finished:
    """A program that has ended: exit status and what it printed."""

    status: int
    output: str
    errors: str


@dataclass(frozen=True)
class Limits:
    """Resource limits of a program that works on untrusted text. memory: of each process; output: of each file."""

    seconds: int = 60
    memory_mib: int = 1536
    output_mib: int = 64

    def __str__(self) -> str:
        return f"{self.seconds} seconds, {self.memory_mib} MiB of memory and {self.output_mib} MiB of output"

    def around(self, command: Sequence[str]) -> list[str]:
        """Return the command under these limits, set by a shell, since Python cannot set them between fork and exec in
        threads; a limit that the system lacks is skipped."""
        kinds = (("t", self.seconds), ("f", self.output_mib * 2048), ("v", self.memory_mib * 1024), ("c", 0))
        words = [f"ulimit -{kind} {most} 2>/dev/null;" for kind, most in kinds]
        return ["/bin/sh", "-c", f'{" ".join(words)} exec "$@"', "sh", *command]


class ToolMissing(Exception):
    """An error: no program that can do the job is installed; the message says what to install."""

    def __init__(self, job: str, commands: Sequence[str]) -> None:
        self.job, self.commands = job, tuple(commands)
        super().__init__(f"nothing here can {job}\n  write:   " + "\n      or:   ".join(commands))

    def __reduce__(self) -> tuple[type[ToolMissing], tuple[str, tuple[str, ...]]]:
        """Return the class and arguments from which another process rebuilds the error (pickling)."""
        return type(self), (self.job, self.commands)


def find_program(names: Sequence[str], job: str, install: str) -> str:
    """Return the first of these programs that is installed.

    Raises:
        ToolMissing: no such program is installed; the message says for what `job` it is needed and to run `install`.
    """
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise ToolMissing(job, [install])
    return found


def run_command(
    command: Sequence[str], *, cwd: Path | None = None, seconds: int = _SECONDS, limits: Limits | None = None
) -> Finished:
    """Run a program to the end with English messages and no input, in a scratch folder `cwd` if one is given.

    Args:
        command: the program and its arguments.
        cwd: where it may write.
        seconds: after which it is stopped.
        limits: instead of `seconds`, for work on a text of somebody's; only the beginning of what it prints is read.

    Raises:
        TimeoutError: the program took longer, and is ended with all that it has started.
    """
    environment = {**os.environ, "LC_ALL": "C"}
    if limits is not None:
        environment = {"LC_ALL": "C", **{name: os.environ[name] for name in _KEPT if name in os.environ}}
        command, seconds = limits.around(command), limits.seconds
    if cwd is not None:  # zig needs a folder that it can write to, and a home may not be one
        environment |= {name: str(cwd / "zig-cache") for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")}
        environment["TMPDIR"] = str(cwd)
    with TemporaryFile() as output, TemporaryFile() as errors:
        program = subprocess.Popen(
            command,
            cwd=cwd,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=errors,
            start_new_session=True,
        )
        try:
            status = program.wait(seconds)
        except BaseException as error:
            with suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)
            program.wait()
            if isinstance(error, subprocess.TimeoutExpired):
                raise TimeoutError(f"{command[0]} did not end within {seconds} seconds") from error
            raise
        most = _READ if limits else -1
        return Finished(status, _text(output, most), _text(errors, most))


def _text(file: IO[bytes], most: int) -> str:
    file.seek(0)
    return file.read(most).decode(errors="replace").replace("\r\n", "\n")
