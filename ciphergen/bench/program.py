"""The measuring program: a driver that calls functions and counts, linked with their code and data to an image."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from ciphergen.backends.machine.measure import Chip
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import find_program, run_command
from ciphergen.bench.simulator import RTL
from ciphergen.bench.stopped import Stopped
from ciphergen.bench.widen import widened

_BASE, _BYTES, _BOOT = 0x40000000, 1 << 20, 0xFE000  # as `rtl/testbench.h` and `rtl/rocket.cpp` have them
# What a pair of readings counts of itself: the second reading of the clock takes one; three of the
# instructions that read counters lie between the two readings of the instructions.
_OWN_CYCLES, _OWN_INSTRUCTIONS = 1, 3
UNTOUCHED = 0x5AA5C33C.to_bytes(4, "little")  # what `rtl/driver.S` fills the output with
_PER_CALL = 3  # words printed for each call
_JOB_BYTES = 48


@dataclass(frozen=True)
class Workload:
    """A function to call: arguments, at most five, are ints or names of the image's data. result: what data it writes,
    so many words of it (a multiple of 4). setup: a function to call once before, with the data `setup_arguments`."""

    function: str
    arguments: tuple[int | str, ...]
    result: str
    words: int
    calls: int
    setup: str = ""
    setup_arguments: tuple[str, str] = ("0", "0")


@dataclass(frozen=True)
class MeasuredCall:
    """The cost of one call, the instruction that calls and the one that returns included, and a sum over its output's
    words."""

    cycles: int
    instructions: int
    sum: int


@dataclass(frozen=True)
class Run:
    """The outcome of a job: its calls, bytes of stack used (0 to 16384), and what one more call wrote."""

    calls: tuple[MeasuredCall, ...]
    stack_bytes: int
    output: bytes


@dataclass(frozen=True)
class Image:
    """A linked program for one core, with a list of jobs of which a run takes one."""

    chip: Chip
    data: bytes
    chosen: int
    jobs: tuple[Workload, ...]

    def for_job(self, index: int) -> bytes:
        """Return the image with one of the jobs selected."""
        chosen = (index * _JOB_BYTES).to_bytes(4, "little")
        return self.data[: self.chosen] + chosen + self.data[self.chosen + 4 :]


def total(output: bytes) -> int:
    """Return the checksum that the driver prints for an output of whole words."""
    result = 0
    for at in range(0, len(output), 4):
        result = (31 * result + int.from_bytes(output[at : at + 4], "little")) & 0xFFFFFFFF
    return result


def parse(job: Workload, words: Sequence[int]) -> Run:
    """Parse the words that a program printed.

    Raises:
        Stopped: the words are not what the driver prints.
    """
    length = _PER_CALL * job.calls + 1 + job.words
    if len(words) != length:
        raise Stopped(f"{job.function}: the program printed {len(words)} words, not {length}")
    counts = words[: _PER_CALL * job.calls]
    calls = tuple(
        MeasuredCall(counts[i] - _OWN_CYCLES, counts[i + 1] - _OWN_INSTRUCTIONS, counts[i + 2])
        for i in range(0, len(counts), _PER_CALL)
    )
    output = b"".join(word.to_bytes(4, "little") for word in words[length - job.words :])
    return Run(calls, words[length - job.words - 1], output)


def build(
    chip: Chip, target: Target, objects: Sequence[bytes], data: Mapping[str, bytes | int], jobs: Sequence[Workload]
) -> Image:
    """Link driver, functions and data to an image for a core.

    Args:
        objects: relocatable, with the functions.
        data: by name, bytes or how many zero bytes; each begins a cache line of its own.

    Raises:
        ToolMissing: there is no linker.
        Stopped: the program does not link.
    """
    gcc = find_program(
        [target.tools.gnu + "gcc"], f"link programs for {target.name}", f"apt install {target.tools.packages[1]}"
    )
    with TemporaryDirectory(prefix="ciphergen-") as scratch:
        place = Path(scratch)
        (place / "jobs.S").write_text(_data(data, jobs))
        for i, code in enumerate(objects):
            (place / f"{i}.o").write_bytes(code)
        march = [flag + "_zicsr" if flag.startswith("-march=") else flag for flag in target.tools.gnu_flags]
        _link(
            [
                gcc,
                *march,
                "-nostdlib",
                "-static",
                "-Wl,--no-relax",
                f"-T{RTL / 'link.ld'}",
                *(f"-DCYCLE={chip.cycle:#x}", f"-DINSTRET={chip.instret:#x}", f"-DPROLOG={chip.prolog}"),
                str(RTL / "driver.S"),
                "jobs.S",
                *(f"{i}.o" for i in range(len(objects))),
                "-o",
                "program",
            ],
            place,
        )
        image, chosen = _loaded((place / "program").read_bytes(), widen=chip.boots_wide)
        if chip.boots_wide:
            _link(
                [
                    gcc,
                    "-march=rv64i_zicsr",
                    "-mabi=lp64",
                    "-nostdlib",
                    "-static",
                    "-Wl,-Ttext=0x10000000",
                    "-Wl,-e0x10000000",
                    "-Wl,--build-id=none",
                    str(RTL / "rocket_boot.S"),
                    "-o",
                    "boot",
                ],
                place,
            )
            image = image.ljust(_BOOT, b"\0") + _text((place / "boot").read_bytes())
    return Image(chip, image, chosen, tuple(jobs))


def _link(command: Sequence[str], place: Path) -> None:
    done = run_command(command, cwd=place)
    if done.status:
        raise Stopped(f"the benchmark does not link: {done.errors.strip()}")


def _text(program: bytes) -> bytes:
    section: Any = ELFFile(BytesIO(program)).get_section_by_name(".text")
    return bytes(section.data())


def _loaded(program: bytes, *, widen: bool) -> tuple[bytes, int]:
    """Return the bytes of an image from the base on, and the offset of the job number."""
    elf = ELFFile(BytesIO(program))
    image = bytearray(_BYTES)
    end = 0
    for section in elf.iter_sections():
        if section["sh_flags"] & 2 and section["sh_type"] == "SHT_PROGBITS":
            at = section["sh_addr"] - _BASE
            code = section.data()
            image[at : at + len(code)] = widened(code, _kinds(elf)) if widen and section.name == ".text" else code
            end = max(end, at + len(code))
    symbols: Any = elf.get_section_by_name(".symtab")
    return bytes(image[:end]), symbols.get_symbol_by_name("chosen")[0]["st_value"] - _BASE


def _kinds(elf: ELFFile) -> list[tuple[int, bool]]:
    """Return where in the text instructions and data begin, by the mapping symbols `$x` and `$d` (RISC-V ELF psABI)."""
    text, symbols = elf.get_section_by_name(".text"), elf.get_section_by_name(".symtab")
    assert text is not None
    assert isinstance(symbols, SymbolTableSection)
    found = {0: True}
    for symbol in symbols.iter_symbols():
        if symbol.name.startswith(("$x", "$d")) and symbol["st_shndx"] == elf.get_section_index(".text"):
            found[symbol["st_value"] - text["sh_addr"]] = symbol.name.startswith("$x")
    return sorted(found.items())


def _data(data: Mapping[str, bytes | int], jobs: Sequence[Workload]) -> str:
    """Return assembly for the list of jobs and the data: initialised data, then zero bytes."""
    lines = ["    .data", "    .balign 64", "    .globl jobs, chosen", "chosen: .word 0", "    .balign 64", "jobs:"]
    for job in jobs:
        *arguments, fifth = [*map(str, job.arguments), *["0"] * 5][:5]
        end = f"{job.result} + {4 * job.words}"
        words = [job.function, *arguments, job.result, end, job.calls, job.setup or 0, *job.setup_arguments, fifth]
        lines.append(f"    .word {', '.join(map(str, words))}")
    for name, content in data.items():
        if isinstance(content, bytes):
            lines += [
                "    .balign 64",
                f"{name}:",
                *(f"    .byte {', '.join(map(str, content[i : i + 16]))}" for i in range(0, len(content), 16)),
            ]
    lines.append("    .bss")
    for name, content in data.items():
        if isinstance(content, int):
            lines += ["    .balign 64", f"{name}: .space {content}"]
    return "\n".join(lines) + "\n"
