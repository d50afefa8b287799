"""MixColumns on four columns, on cores with the instructions of `aes`: by the instruction, and by C without it.

python -m tests.bench.mix_columns    a table in Markdown: instructions and cycles, the empty call taken off

Functions are compiled from C, the instruction's with the header that `gen hardware` writes. Every output of every call
is compared with the instruction's meaning.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from ciphergen.backends import measures, target
from ciphergen.backends.extended import extension_of
from ciphergen.backends.machine.measure import Chip
from ciphergen.backends.tools.installed import NEWEST_CLANGS
from ciphergen.backends.tools.toolchain import assemble, find_program, run_command
from ciphergen.bench.program import Workload, build, parse, total
from ciphergen.bench.simulator import simulator
from ciphergen.cli.custom_unit import custom_unit
from ciphergen.dsl.term import const
from ciphergen.hardware.header import header

RV32I = target("rv32i+aes")
CHIPS = {chip.name: chip for chip in measures(RV32I).chips}
SOURCE = Path(__file__).with_name("mix_columns.c")
WAYS = {
    "plain C, gcc -O0": ("gcc", "-O0", "PLAIN"),
    "plain C, gcc -O2": ("gcc", "-O2", "PLAIN"),
    "packed C, gcc -O2": ("gcc", "-O2", "PACKED"),
    "packed C, clang -O3": ("clang", "-O3", "PACKED"),
    "aesmix, gcc -O2": ("gcc", "-O2", "INSTRUCTION"),
}
_CALLS, _CLOCKS = 24, 1_000_000


@dataclass(frozen=True)
class Cost:
    """What a function takes on a core: cycles and instructions of a warm call, less those of an empty one."""

    instructions: int
    cycles: int


def compiled() -> list[bytes]:
    """Return an object for each way, with the function `fN`, and one for the empty function."""
    tools = RV32I.tools
    gcc = find_program([tools.gnu + "gcc"], "compile C", f"apt install {tools.packages[1]}")
    clang = find_program(NEWEST_CLANGS, "compile C", "apt install clang")
    compilers = {"gcc": [gcc, *tools.gnu_flags], "clang": [clang, *tools.clang_flags]}
    extension = extension_of("aes", 32)
    made = [assemble(f".text\n.balign 64\n.globl f{len(WAYS)}\nf{len(WAYS)}: ret\n", RV32I)]
    with TemporaryDirectory() as scratch:
        place = Path(scratch)
        rows = {each.name: RV32I.rows[each.name] for each in extension.instructions}
        (place / "xaescol.h").write_text(header(extension, rows))
        for number, (compiler, level, way) in enumerate(WAYS.values()):
            flags = [level, "-ffreestanding", "-falign-functions=64", f"-D{way}", f"-DNAME=f{number}", f"-I{place}"]
            done = run_command([*compilers[compiler], *flags, "-c", str(SOURCE), "-o", f"{number}.o"], cwd=place)
            assert not done.status, done.errors
            made.append((place / f"{number}.o").read_bytes())
    return made


def costs(chip: Chip) -> dict[str, Cost]:
    """Return the cost of each way on a core.

    Raises:
        AssertionError: an output is wrong.
    """
    source = Random(1).randbytes(16)
    mix = next(each for each in extension_of("aes", 32).instructions if each.name == "aesmix")
    words = [int.from_bytes(source[i : i + 4], "little") for i in range(0, 16, 4)]
    wanted = b"".join(mix.result({"rs1": const(word, 32)}).value.to_bytes(4, "little") for word in words)
    jobs = [Workload(f"f{i}", ("output", "source"), "output", 4, _CALLS) for i in range(len(WAYS) + 1)]
    image = build(chip, RV32I, compiled(), {"source": source, "output": 16}, jobs)
    core = simulator(chip, custom_unit(RV32I))
    runs = [parse(job, core.run(image.for_job(i), _CLOCKS)) for i, job in enumerate(jobs)]
    empty = runs.pop().calls[-1]
    found = {}
    for way, run in zip(WAYS, runs, strict=True):
        assert run.output == wanted, way
        assert {call.sum for call in run.calls} == {total(wanted)}, way
        last = run.calls[-1]
        found[way] = Cost(last.instructions - empty.instructions, last.cycles - empty.cycles)
    return found


def table(found: dict[str, dict[str, Cost]]) -> str:
    """Return the costs by core as Markdown."""
    lines = [f"| MixColumns, four columns | instructions | {' | '.join(found)} |", "|---|---|" + "---|" * len(found)]
    for way in WAYS:
        here = [each[way] for each in found.values()]
        lines.append(f"| {way} | {here[0].instructions} | {' | '.join(str(each.cycles) for each in here)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table({name: costs(chip) for name, chip in CHIPS.items()}))
