"""AES-128 by instructions beside code without them, on one core and in one run: cycles of a call for one block.

python -m tests.bench.aes_instructions [CORE ...]    a table in Markdown for each core

Without instructions: the best constant-time code (rows), merged tables, and C with a table of SubBytes. Every output of
every call is compared with the cipher's text.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from ciphergen.backends import target
from ciphergen.backends.extended import extension_of
from ciphergen.backends.machine.measure import Chip
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.installed import NEWEST_CLANGS
from ciphergen.backends.tools.toolchain import assemble, find_program, run_command
from ciphergen.bench.measure import MeasuredCode, Measurement, judged, tasks_of
from ciphergen.bench.program import build, parse
from ciphergen.bench.reach import Object
from ciphergen.bench.simulator import simulator
from ciphergen.cli.custom_unit import custom_unit
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import const
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from tests.bench.mix_columns import CHIPS, RV32I
from tests.generator.test_by_functions import PAIRS, written
from tests.generator.test_by_functions import only as only_these

SOURCE = Path(__file__).with_name("aes_s_box.c")
AES = load("aes")
AES128 = AES.variant("aes128")
GNU, CLANG = "S-box table, gcc", "S-box table, clang"
COMPILED = {f"{GNU} -O2": "-O2", f"{GNU} -O3": "-O3", f"{CLANG} -O3": "-O3"}
GENERATED = {"rows, constant time": "loop4-rows2+loop4-rows1", "merged tables": "tables"}
_CLOCKS = 10_000_000
BY_INSTRUCTIONS = {"aesround, aeslast": "round", "aessub2, aesmix2": "two"}


def compiled(name: str) -> bytes:
    """Return an object of C with a table of SubBytes."""
    tools, level = RV32I.tools, COMPILED[name]
    if name.startswith(GNU):
        command = [find_program([tools.gnu + "gcc"], "compile C", f"apt install {tools.packages[1]}"), *tools.gnu_flags]
    else:
        command = [find_program(NEWEST_CLANGS, "compile C", "apt install clang"), *tools.clang_flags]
    look_up = next(each for each in extension_of("aes", 32).instructions if each.name == "aessub")
    entries = (look_up.result({"rs1": const(i, 32)}).value & 255 for i in range(256))
    with TemporaryDirectory() as scratch:
        place = Path(scratch)
        (place / "code.c").write_text(
            f"{SOURCE.read_text()}\nconst uint8_t sbox[256] = {{{', '.join(map(str, entries))}}};\n"
        )
        done = run_command([*command, level, "-ffreestanding", "-c", "code.c", "-o", "code.o"], cwd=place)
        assert not done.status, done.errors
        return (place / "code.o").read_bytes()


def generated(machine: Target, chip: Chip, strategy: str = "") -> bytes:
    """Return an object of ours for a core."""
    options = Options(
        variants=("aes128",), modes=("ecb",), core=chip.core, strategy=strategy, allow_tables="tables" in strategy
    )
    return assemble(generate(AES, machine, options).files["aes128.S"], machine)


def objects(chip: Chip, folder: Path) -> Iterator[tuple[str, Target, bytes]]:
    """Yield (what it is, target with the instructions of the core, object) of all that is compared."""
    for name in COMPILED:
        yield name, RV32I, compiled(name)
    for name, strategy in GENERATED.items():
        yield name, RV32I, generated(target("rv32i"), chip, strategy)
    for name, pair in BY_INSTRUCTIONS.items():
        machine = target(written(folder, only_these(PAIRS[pair])))
        yield name, machine, generated(machine, chip)


def measured(chip: Chip) -> dict[str, Measurement]:
    """Return the calls for one block."""
    found = {}
    with TemporaryDirectory() as scratch:
        for name, machine, data in objects(chip, Path(scratch)):
            code = MeasuredCode(name, AES128, data, ("encrypt",))
            tasks, memory = tasks_of(code)
            task = next(task for task in tasks if task.aligned)
            image = build(chip, machine, [data], memory, [task.job])
            run = parse(task.job, simulator(chip, custom_unit(machine)).run(image.for_job(0), _CLOCKS))
            found[name] = judged(code, image, task, run, Object(data))
    return found


def table(found: dict[str, Measurement]) -> str:
    """Return Markdown, with how many times as fast instructions are as each other code."""
    mine = [found[name].cycles for name in BY_INSTRUCTIONS]
    lines = [
        f"| AES-128, a call for one block | instructions | cycles | times as fast: {' | '.join(BY_INSTRUCTIONS)} |",
        "|---|---|---|" + "---|" * len(mine),
    ]
    for name, m in found.items():
        gains = " | ".join(f"{m.cycles / cycles:.2f}" for cycles in mine)
        lines.append(f"| {name} | {m.instructions} | {m.cycles} | {gains} |")
    return "\n".join(lines)


if __name__ == "__main__":
    for chip_name in sys.argv[1:] or CHIPS:
        print(f"{chip_name}\n\n{table(measured(CHIPS[chip_name]))}\n", flush=True)
