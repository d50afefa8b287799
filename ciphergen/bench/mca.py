"""The llvm-mca tool: from executed instructions to the cycles that a model of a core takes for them.

Two lengths are modelled and subtracted: what fills and drains the pipeline is in both. "Block RThroughput" is
not used, since it is too low where groups of ports overlap.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from ciphergen.backends.machine.measure import SchedulingModel
from ciphergen.backends.tools.toolchain import ToolMissing, run_command
from ciphergen.bench.stopped import Stopped

# Older ones take the Cortex-A57 for every Neoverse, without a word.
_OLDEST, _NEWEST = 19, 22
_INSTALL = "apt install llvm-19"
_TRIPLE = "aarch64"
_VERSION = re.compile(r"LLVM version (?P<major>\d+)\S*")
_CYCLES = re.compile(r"^Total Cycles:\s+(?P<cycles>\d+)$", re.M)
# A distance to another place of the code; the model looks at the instruction only.
_DISTANCE = re.compile(r"#-?\d+$")
_BRANCHES = ("b", "bl", "cbz", "cbnz", "tbz", "tbnz")
_VECTOR = re.compile(r"\bv\d+\.|\b[qd]\d+\b")
_MEMORY = ("ld", "st")
_SECONDS = 1800


@dataclass(frozen=True)
class Llvm:
    """The LLVM tools that are installed, and their versions."""

    mca: str
    mc: str
    version: str


def llvm() -> Llvm:
    """Return the oldest installed LLVM that has the models.

    Raises:
        ToolMissing: no such version is installed.
    """
    names = [f"-{version}" for version in range(_OLDEST, _NEWEST + 1)] + [""]
    for suffix in names:
        mca, mc = (shutil.which(f"llvm-{tool}{suffix}") for tool in ("mca", "mc"))
        if mca is None or mc is None:
            continue
        found = _VERSION.search(run_command([mca, "--version"], seconds=60).output)
        if found is not None and int(found["major"]) >= _OLDEST:
            return Llvm(mca, mc, found[0])
    raise ToolMissing(f"model cores of AArch64: llvm-mca {_OLDEST} or newer is needed", [_INSTALL])


def texts(tools: Llvm, words: Sequence[bytes]) -> list[str]:
    """Disassemble instructions into text that llvm-mca reads, in the order of the words of 4 bytes.

    Raises:
        Stopped: a word is none that LLVM knows.
    """
    bytes_of = "".join(" ".join(f"{byte:#04x}" for byte in word) + "\n" for word in words)
    with TemporaryDirectory(prefix="ciphergen-") as scratch:
        file = Path(scratch, "words")
        file.write_text(bytes_of)
        done = run_command([tools.mc, "-disassemble", f"-triple={_TRIPLE}", "-mattr=+all", str(file)])
    lines = [line.strip() for line in done.output.splitlines() if line.startswith("\t") and "\t." not in line]
    if len(lines) != len(words) or "warning" in done.errors:
        raise Stopped(f"llvm-mc does not know an instruction: {done.errors.strip()[:200]}")
    return [_labelled(line) for line in lines]


def _labelled(line: str) -> str:
    return _DISTANCE.sub("somewhere", line) if _branches(line) else line


def _branches(line: str) -> bool:
    """Return True if an instruction branches to a place that it names."""
    mnemonic = line.split(maxsplit=1)[0]
    return mnemonic in _BRANCHES or mnemonic.startswith("b.")


def without_fused(model: SchedulingModel, lines: Iterable[str]) -> list[str]:
    """Return the instructions without the second of each pair that the core starts as one: adjacent, both in the
    register of the first one's result."""
    found: list[str] = []
    before: list[str] = []
    for line in lines:
        now = line.replace(",", " ").split()
        pair = bool(before) and (before[0], now[0]) in model.fused and {*now[1:]} == {before[1]}
        if not pair:
            found.append(line)
        before = [] if pair else now
    return found


def cycles(tools: Llvm, model: SchedulingModel, lines: Iterable[str]) -> int:
    """Return cycles from the first instruction's dispatch to the last one's retirement, with everything in the cache
    and every branch predicted. What the core fuses counts as one.

    Raises:
        Stopped: llvm-mca refuses the code.
    """
    with TemporaryDirectory(prefix="ciphergen-") as scratch:
        file = Path(scratch, "trace.s")
        file.write_text("\n".join(without_fused(model, lines)) + "\n")
        done = run_command(
            [
                tools.mca,
                f"-mtriple={_TRIPLE}",
                f"-mcpu={model.cpu}",
                "-iterations=1",
                "-instruction-info=false",
                "-resource-pressure=false",
                str(file),
            ],
            seconds=_SECONDS,
        )
    found = _CYCLES.search(done.output)
    if done.status or found is None:
        raise Stopped(f"llvm-mca refuses the code: {done.errors.strip()[:200]}")
    return int(found["cycles"])


def computes_vectors(line: str) -> bool:
    """Return True if an instruction computes in vector registers, in one of the vector pipes; loads and stores do not
    count."""
    return not line.startswith(_MEMORY) and _VECTOR.search(line) is not None


def computes_scalars(line: str) -> bool:
    """Return True if an instruction computes in general registers; loads, stores and branches do not count."""
    others = line.startswith(_MEMORY) or _branches(line) or line.split(maxsplit=1)[0] == "ret"
    return not others and _VECTOR.search(line) is None


def bound(model: SchedulingModel, lines: Sequence[str]) -> float:
    """Return a lower bound on cycles for any order of the instructions. Take the larger of vector operations over
    vector pipes and all instructions over the core's width."""
    lines = without_fused(model, lines)
    vectors = sum(map(computes_vectors, lines))
    return max(vectors / model.vector_pipes, len(lines) / model.width)
