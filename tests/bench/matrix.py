"""What AES and ARIA take on every target, as one table: code, cycles by the static model, verdicts and what these cost.

python -m tests.bench.matrix [WORD...]    WORD: only rows with it, such as aria128, rv64i or small; all without

Each row is a process of its own. Seconds are those of a processor, memory that of the largest process; a row that takes
longer than an hour has no verdict. Bytes are those of functions, without the routines that they share. Ends with 1
where a row is not proved.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from itertools import product, starmap
from pathlib import Path
from subprocess import DEVNULL, Popen
from tempfile import TemporaryDirectory
from typing import Any

VARIANTS = tuple(f"{cipher}{bits}" for bits, cipher in product((128, 192, 256), ("aes", "aria")))
TARGETS = ("rv64i", "rv64i_zbb", "rv32i", "rv32i_zbb", "aarch64", "aarch64_aes")
SIZES = ("fast", "small")
ROLES = ("encrypt_blocks", "decrypt_blocks", "ctr", "expand_key", "encrypt", "decrypt")
HEAD = ("variant", "target", "size", *ROLES, "bytes of functions", "proved", "seconds", "MB")
_LIMIT = "3600"


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

    def cells(self) -> list[str]:
        """Make it, and return its row of the table."""
        with TemporaryDirectory() as folder:
            said = Path(folder, "said")
            with said.open("wb") as file:
                child = Popen(self.command(Path(folder)), stdout=file, stderr=DEVNULL)
                _, status, used = os.wait4(child.pid, 0)
                child.returncode = os.waitstatus_to_exitcode(status)
            seconds, memory = f"{used.ru_utime + used.ru_stime:.0f}", f"{used.ru_maxrss / 1000:.0f}"
            return [*astuple(self), *figures(said.read_text(encoding="utf-8"), self.variant), seconds, memory]


def figures(said: str, variant: str) -> list[str]:
    """Return cycles a byte and bytes of each function, bytes of all of them, and whether all are proved."""
    try:
        functions: Sequence[Mapping[str, Any]] = json.loads(said)["functions"]
    except (ValueError, KeyError):
        return [*["none"] * (len(ROLES) + 1), "no verdict"]
    named = {function["symbol"].removeprefix(f"{variant}_"): function for function in functions}
    verdicts = {str(function["verdict"]) for function in functions}
    cells = [_cell(named.get(role)) for role in ROLES]
    return [*cells, str(sum(function["bytes"] for function in functions)), ", ".join(sorted(verdicts))]


def _cell(function: Mapping[str, Any] | None) -> str:
    if function is None:
        return "not made"
    cycles = function["cycles_per_byte"]
    return f"{function['bytes']} B" if cycles is None else f"{cycles:.1f}; {function['bytes']} B"


def rows(words: Sequence[str]) -> Iterator[Row]:
    """Yield what is asked for, the variants of 128 bits first."""
    yield from (row for row in starmap(Row, product(VARIANTS, TARGETS, SIZES)) if set(words) <= set(astuple(row)))


def main(words: Sequence[str]) -> int:
    """Print the table, row by row; return 1 if a row is not proved."""
    print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}")
    proved = True
    for row in rows(words):
        cells = row.cells()
        proved &= cells[HEAD.index("proved")] == "proved"
        print(f"| {' | '.join(cells)} |", flush=True)
    return 0 if proved else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
