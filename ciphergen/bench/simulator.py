"""A core as a program that runs an image: built with Verilator once, then kept in the user's cache."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from ciphergen.backends.machine.measure import ALU, Chip, CustomUnit
from ciphergen.backends.tools.toolchain import ToolMissing, find_program, run_command
from ciphergen.bench import cache, ibex_unit, wheels
from ciphergen.bench.stopped import Stopped

RTL = Path(__file__).with_name("rtl")
_INSTALL = "apt install verilator g++ make"
_OPTIONS = (
    "--cc",
    "--exe",
    "--build",
    "-j",
    "2",
    "-O3",
    "--x-assign",
    "fast",
    "--x-initial",
    "fast",
    "--output-split",
    "20000",
    "-Wno-fatal",
    "-Wno-lint",
    "-Wno-style",
    "-MAKEFLAGS",
    "OPT_FAST=-O2",
    "-DSYNTHESIS",
)  # without SYNTHESIS Rocket prints every instruction
_BUILD_SECONDS, _RUN_SECONDS = 3600, 3600


@dataclass(frozen=True)
class Simulator:
    """A built core."""

    chip: Chip
    program: Path

    def run(self, image: bytes, limit: int) -> list[int]:
        """Run an image and return the words that its program prints.

        Args:
            image: at most 1 MiB; see `rtl/testbench.h`.
            limit: clocks after which the simulation is stopped.

        Raises:
            Stopped: the program ended with a status other than 0, or not within the limit.
        """
        with TemporaryDirectory(prefix="ciphergen-") as scratch:
            file = Path(scratch, "image")
            file.write_bytes(image)
            done = run_command([str(self.program), str(file), str(limit)], seconds=_RUN_SECONDS)
        words = [int(line, 16) for line in done.output.split()]
        if done.status:
            last = ", ".join(f"{word:#x}" for word in words[-3:]) or "nothing"
            raise Stopped(f"{self.chip.name}: the program ended with status {done.status}; it printed {last} last")
        return words


def simulator(chip: Chip, unit: CustomUnit | None = None) -> Simulator:
    """Return the simulated core, from the cache or built now, which takes a minute or two. unit: for its port.

    Raises:
        Stopped: the core is not the one that can be changed.
        ToolMissing: Verilator or a compiler is not installed, or the core's Verilog cannot be fetched.
    """
    verilator = find_program(["verilator"], f"build {chip.name} from its Verilog", _INSTALL)
    for program in ("g++", "make"):
        find_program([program], f"build {chip.name} from its Verilog", _INSTALL)
    version = run_command([verilator, "--version"], seconds=60).output
    inputs = [
        version.encode(),
        wheels.pinned(chip.wheel)[1].encode(),
        repr(chip).encode(),
        repr(_OPTIONS).encode(),
        *((RTL / name).read_bytes() for name in own_files(chip)),
        *([] if unit is None else [repr(unit).encode()]),
    ]
    place = cache.made(f"{chip.name}/{cache.key(inputs)}", lambda folder: _build(verilator, chip, folder, unit))
    return Simulator(chip, place / chip.name)


def own_files(chip: Chip) -> tuple[str, ...]:
    """Return the files of `rtl/` from which a core is built."""
    return ("testbench.h", chip.bench, *(name for name in chip.sources if (RTL / name).is_file()))


def _build(verilator: str, chip: Chip, place: Path, unit: CustomUnit | None = None) -> None:
    """Build a core's simulator and leave only the program in `place`."""
    with TemporaryDirectory(prefix="ciphergen-") as scratch:
        source = Path(scratch, "source")
        wheels.unpack(chip.wheel, chip.root, chip.unpacked, source)
        for name in own_files(chip):  # beside the others: a path of the user's may have spaces, which make cannot take
            shutil.copy(RTL / name, source)
        if unit is not None:
            for name, text in unit.files.items():
                (source / name).write_text(text)
        if unit is not None and chip.port == ALU:
            ibex_unit.add(source / "rtl", unit.words)
        done = run_command(_command(verilator, chip, source, Path(scratch, "made")), seconds=_BUILD_SECONDS)
        made = Path(scratch, "made", chip.name)
        if done.status or not made.is_file():
            errors = [line for line in (done.errors + done.output).splitlines() if "rror" in line]
            raise ToolMissing(f"build {chip.name}; verilator says: {errors[0] if errors else 'nothing'}", [_INSTALL])
        shutil.move(made, place / chip.name)


def _command(verilator: str, chip: Chip, source: Path, made: Path) -> list[str]:
    return [
        verilator,
        *_OPTIONS,
        *chip.options,
        "--top-module",
        chip.top,
        "--Mdir",
        str(made),
        "-o",
        chip.name,
        "-CFLAGS",
        f"-O2 -I{source}",
        *(f"-I{source / folder}" for folder in chip.includes),
        *(str(source / name) for name in (*chip.sources, chip.bench)),
    ]
