"""What AES and ARIA take on every target, as one table: code, cycles by the static model, verdicts and what these cost.

python -m tests.bench.matrix [--log FILE] [WORD...]

Rows are those with each WORD, such as aria128, rv64i or small; all without.

Each row is a process of its own. Seconds are those of a processor, memory that of the largest process; a row that takes
longer than an hour has no verdict. Bytes in front are those of a function, the last ones those of the object: code,
with the routines that functions share, and tables. A row that stands in the log is taken from there, and others are
written to it. Ends with 1 where a row is not proved.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from itertools import product
from pathlib import Path
from subprocess import DEVNULL, Popen
from tempfile import TemporaryDirectory
from typing import Any

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.verify.object.elf import Elf

# What is cheap comes first: keys of 128 bits, small code, targets with AES instructions.
BITS = (128, 256, 192)
SIZES = ("small", "fast")
TARGETS = ("aarch64_aes", "rv32i", "rv32i_zbb", "aarch64", "rv64i_zbb", "rv64i")
CIPHERS = ("aes", "aria")
ROLES = ("encrypt_blocks", "decrypt_blocks", "ctr", "expand_key", "encrypt", "decrypt")
HEAD = ("variant", "target", "size", *ROLES, "bytes of all", "proved", "seconds", "MB")
_LIMIT, _LOADED = "3600", 2  # seconds; the flag of sections that are loaded


@dataclass(frozen=True)
class Row:
    """What is made."""

    variant: str
    target: str
    size: str

    def command(self, folder: Path) -> list[str]:
        """Return the command that makes and proves it."""
        chosen = ["--cipher", self.variant.rstrip("0123456789"), "--variant", self.variant, "--target", self.target]
        words = [*chosen, "--size", self.size, "-j", "1", "--json", "-o", str(folder / "made")]
        return ["timeout", _LIMIT, sys.executable, "-m", "ciphergen", *words]

    def line(self) -> str:
        """Make it, and return its line of the table."""
        with TemporaryDirectory() as folder:
            said, text = Path(folder, "said"), Path(folder, "made", f"{self.variant}.S")
            with said.open("wb") as file:
                child = Popen(self.command(Path(folder)), stdout=file, stderr=DEVNULL)
                _, status, used = os.wait4(child.pid, 0)
                child.returncode = os.waitstatus_to_exitcode(status)
            size = loaded_bytes(text.read_text(encoding="utf-8"), self.target) if text.exists() else "none"
            *functions, verdict = figures(said.read_text(encoding="utf-8"), self.variant)
            seconds, memory = f"{used.ru_utime + used.ru_stime:.0f}", f"{used.ru_maxrss / 1000:.0f}"
            return line([*astuple(self), *functions, str(size), verdict, seconds, memory])


def loaded_bytes(text: str, on: str) -> int:
    """Return the bytes of the sections that assembly text has in memory: code, and constants and tables."""
    sections = Elf.of(assemble(text, target(on))).sections
    return sum(section.size for section in sections if section.flags & _LOADED)


def figures(said: str, variant: str) -> list[str]:
    """Return cycles a byte and bytes of each function, and whether all are proved."""
    try:
        functions: Sequence[Mapping[str, Any]] = json.loads(said)["functions"]
    except (ValueError, KeyError):
        return [*["none"] * len(ROLES), "no verdict"]
    named = {function["symbol"].removeprefix(f"{variant}_"): function for function in functions}
    verdicts = {str(function["verdict"]) for function in functions}
    return [*[_cell(named.get(role)) for role in ROLES], ", ".join(sorted(verdicts))]


def _cell(function: Mapping[str, Any] | None) -> str:
    if function is None:
        return "not made"
    cycles = function["cycles_per_byte"]
    return f"{function['bytes']} B" if cycles is None else f"{cycles:.1f}; {function['bytes']} B"


def rows(words: Sequence[str]) -> Iterator[Row]:
    """Yield what is asked for, the cheap ones first."""
    for bits, size, on, cipher in product(BITS, SIZES, TARGETS, CIPHERS):
        row = Row(f"{cipher}{bits}", on, size)
        if set(words) <= set(astuple(row)):
            yield row


def line(cells: Sequence[str]) -> str:
    """Return a line of the table."""
    return f"| {' | '.join(cells)} |"


def known(log: Path | None) -> dict[Row, str]:
    """Return the lines of a log, by their rows."""
    lines = log.read_text(encoding="utf-8").splitlines() if log is not None and log.exists() else []
    return {Row(*each.strip("| ").split(" | ")[:3]): each for each in lines}


def main(words: Sequence[str], log: Path | None) -> int:
    """Print the table, row by row; return 1 if a row is not proved."""
    print(f"{line(HEAD)}\n|{'---|' * len(HEAD)}")
    proved, done = True, known(log)
    for row in rows(words):
        made = done.get(row) or row.line()
        if log is not None and row not in done:
            with log.open("a", encoding="utf-8") as file:
                file.write(f"{made}\n")
        proved &= " | proved | " in made
        print(made, flush=True)
    return 0 if proved else 1


def _arguments() -> tuple[list[str], Path | None]:
    parser = ArgumentParser(prog="python -m tests.bench.matrix", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("words", nargs="*", metavar="WORD")
    parser.add_argument("--log", type=Path)
    given = parser.parse_args()
    return given.words, given.log


if __name__ == "__main__":
    sys.exit(main(*_arguments()))
