"""Measurement on the machine itself: proved bytes, plain C and a driver, built by the system's compiler and run."""

from __future__ import annotations

import platform
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from operator import xor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from elftools.elf.elffile import ELFFile

from ciphergen.backends import measures
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import find_program, run_command
from ciphergen.bench.estimate import BULK, LONG, SHORT
from ciphergen.bench.measure import MeasuredCode, WrongOutput
from ciphergen.bench.peers import SOURCES
from ciphergen.bench.stopped import Stopped
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.variant import Variant
from ciphergen.interface.role import Part
from ciphergen.interface.spelling import plain_types
from ciphergen.interface.table import ROLES

DRIVER = Path(__file__).with_name("native") / "driver.c"
PEER_LEVEL = "-O3"
SAMPLE_NANOSECONDS = 200_000
_SYSTEMS = ("Linux", "Darwin")
_INSTALL = {"Linux": "apt install gcc", "Darwin": "xcode-select --install"}
_PEER_CONTEXT = 1024  # bytes that C needs at most
_SEED = 1
_ANSWERS = ("coded", "mixed")
_SECONDS = 1800
_ALLOC, _EXECUTE = 2, 4  # SHF_ALLOC, SHF_EXECINSTR
_CLOCK = re.compile(r"^unit (?P<unit>cycles|ns) ?(?P<reason>.*)$", re.M)
_MACHINE = re.compile(r"^machine (?P<machine>.*)$", re.M)
_JOB = re.compile(r"^job (?P<job>\d+) (?P<calls>\d+) (?P<best>\d+) (?P<median>\d+)$", re.M)
_WRONG = re.compile(r"^wrong (?P<job>\d+)$", re.M)


@dataclass(frozen=True)
class System:
    """The system on which programs are built and run. compiler: the command; flags: to link with; runner: what stands
    before a program, nothing on the machine itself. what: in words."""

    what: str
    compiler: tuple[str, ...]
    flags: tuple[str, ...] = ()
    runner: tuple[str, ...] = ()

    @property
    def peer(self) -> str:
        """Return the name of plain C in tables."""
        return f"{Path(self.compiler[0]).name} {PEER_LEVEL}"

    def version(self) -> str:
        """Return the first line of the compiler's version text."""
        lines = run_command([*self.compiler, "--version"], seconds=60).output.splitlines()
        return lines[0] if lines else ""


@dataclass(frozen=True)
class Native:
    """The measurement of one function. blocks: of a call, 0 for the key schedule, BULK for a long message,
    `long_message` of them. calls: of a sample; best, median: of the samples, for a call."""

    code: str
    variant: str
    role: str
    blocks: int
    calls: int
    best: float
    median: float
    best_per_byte: float | None


@dataclass(frozen=True)
class Ran:
    """The results of a run. unit: cycles or ns; reason: why not cycles."""

    unit: str
    reason: str
    machine: str
    measured: tuple[Native, ...]


@dataclass(frozen=True)
class _Job:
    """A call that the program measures."""

    code: int
    role: str
    blocks: int


def here(target: Target, instead: str) -> System:
    """Return this machine as the system to measure on.

    Args:
        instead: the command that measures in another way, for those that have another machine.

    Raises:
        UserError: the machine does not run code of the target, or its system is not known.
        ToolMissing: no C compiler is installed.
    """
    system, machine = platform.system(), platform.machine()
    if machine not in measures(target).native or system not in _SYSTEMS:
        raise UserError(
            "--native",
            f"code for {target.name} does not run on this machine ({system} on {machine})",
            f"an {target.name} machine with Linux or macOS",
            instead,
        )
    compiler = find_program(("cc", "gcc", "clang"), "compile C for this machine", _INSTALL[system])
    return System(f"{system} on {machine}", (compiler,))


def measure(
    system: System, codes: Sequence[MeasuredCode], cipher: str | None, *, nanoseconds: int = SAMPLE_NANOSECONDS
) -> Ran:
    """Measure all functions of one variant, in turn in one program.

    Args:
        codes: of the same variant, with the same key and data.
        cipher: whose plain C is measured beside them; None for none.
        nanoseconds: that a sample takes at least.

    Raises:
        WrongOutput: an output differs from the reference.
        Stopped: something does not compile, link or end, or the code has a table outside itself.
    """
    variant = codes[0].variant
    roles = tuple(dict.fromkeys(role for code in codes for role in code.roles))
    names = [code.name for code in codes] + ([system.peer] if cipher else [])
    jobs = [_Job(i, role, n) for i, code in enumerate(codes) for role, n in _calls(code.roles)]
    jobs += [_Job(len(codes), role, n) for role, n in _calls(roles)] if cipher else []
    context = max([_PEER_CONTEXT, *(code.key_bytes for code in codes)])
    with TemporaryDirectory(prefix="ciphergen-") as scratch:
        place = Path(scratch)
        (place / "jobs.h").write_text(_header(variant, len(names), context, jobs, nanoseconds))
        built = [str(DRIVER)]
        for i, code in enumerate(codes):
            (place / f"code{i}.S").write_text(_bytes(code, i))
            built.append(f"code{i}.S")
        if cipher:
            _peer(system, cipher, variant, roles, len(codes), place)
            built.append("peer.o")
        _compile([*system.compiler, "-O2", "-I.", *system.flags, *built, "-o", "program"], place)
        done = run_command([*system.runner, str(place / "program")], seconds=_SECONDS)
    wrong = _WRONG.search(done.output)
    if wrong:
        job = jobs[int(wrong["job"])]
        raise WrongOutput(f"{variant.name}_{job.role} ({names[job.code]}), {_count(job, variant)} blocks: wrong output")
    return _parsed(done.output, done.status, done.errors, variant, names, jobs)


def _calls(roles: Sequence[str]) -> list[tuple[str, int]]:
    """Return each role with the blocks of its calls, the key schedule first, since the other roles need round keys."""
    blocks = {role: (*SHORT, BULK) if ROLES[role].many else (ROLES[role].blocks,) for role in roles}
    return sorted(((role, n) for role in roles for n in blocks[role]), key=lambda call: not ROLES[call[0]].expands)


def _count(job: _Job, variant: Variant) -> int:
    return long_message(variant.block_bytes) if job.blocks == BULK else job.blocks


def _parsed(output: str, status: int, errors: str, variant: Variant, names: Sequence[str], jobs: Sequence[_Job]) -> Ran:
    clock, machine, found = _CLOCK.search(output), _MACHINE.search(output), list(_JOB.finditer(output))
    if status or clock is None or machine is None or [int(line["job"]) for line in found] != list(range(len(jobs))):
        raise Stopped(f"the program that measures ended with status {status}: {errors.strip()[:200]}")
    measured = []
    for job, line in zip(jobs, found, strict=True):
        calls, bytes_ = int(line["calls"]), _count(job, variant) * variant.block_bytes
        best, median = (int(line[name]) / calls for name in ("best", "median"))
        per_byte = round(best / bytes_, 3) if bytes_ else None
        name = names[job.code]
        measured.append(
            Native(name, variant.name, job.role, job.blocks, calls, round(best, 2), round(median, 2), per_byte)
        )
    return Ran(clock["unit"], clock["reason"], machine["machine"], tuple(measured))


def _compile(command: Sequence[str], place: Path) -> None:
    done = run_command(command, cwd=place)
    if done.status:
        raise Stopped(f"the system's compiler fails: {done.errors.strip()[:1000]}")


def _peer(system: System, cipher: str, variant: Variant, roles: Sequence[str], code: int, place: Path) -> None:
    named = [f"-D{variant.name}_{role}=f{code}_{role}" for role in roles]
    about = [f"-DVARIANT={variant.name}", f"-DKEY_BYTES={variant.key_bytes}"]
    source = str(SOURCES / f"{cipher}.c")
    _compile([*system.compiler, PEER_LEVEL, *about, *named, "-c", source, "-o", "peer.o"], place)


def _bytes(code: MeasuredCode, number: int) -> str:
    """Return the object's code, byte for byte, as assembly for ELF and Mach-O systems alike.

    Raises:
        Stopped: the code must be linked with something.
    """
    elf = ELFFile(BytesIO(code.object))
    symbols: Any = elf.get_section_by_name(".symtab")
    wanted = {code.symbol(role): role for role in code.roles}
    lines = ["#define NAME_(prefix, name) prefix##name", "#define NAME(prefix, name) NAME_(prefix, name)", ".text"]
    sections: list[Any] = list(elf.iter_sections())
    if any(s["sh_type"] in ("SHT_RELA", "SHT_REL") and sections[s["sh_info"]]["sh_flags"] & _ALLOC for s in sections):
        raise Stopped(f"{code.name}: the code has tables or calls outside itself, which is not measured natively")
    for index, section in enumerate(sections):
        if not section["sh_flags"] & _EXECUTE:
            continue
        data = section.data()
        named = [(s["st_value"], wanted[s.name]) for s in symbols.iter_symbols()
                if s["st_shndx"] == index and s.name in wanted]  # fmt: skip
        edges = sorted({0, len(data), *(at for at, _ in named)})
        lines.append(".p2align 6")
        for start, end in pairwise(edges):
            for at, role in named:
                if at == start:
                    name = f"NAME(__USER_LABEL_PREFIX__, f{number}_{role})"
                    lines += [f".globl {name}", f"{name}:"]
            lines += [f".byte {', '.join(map(str, data[i : min(i + 16, end)]))}" for i in range(start, end, 16)]
    lines += ["#ifdef __ELF__", '.section .note.GNU-stack, "", %progbits', "#endif"]
    return "\n".join(lines) + "\n"


def long_message(block_bytes: int) -> int:
    """Return the blocks of a long message: whole batches for most strategies, bit slices of small blocks included."""
    return LONG if block_bytes >= 16 else 8 * LONG


def _header(variant: Variant, codes: int, context: int, jobs: Sequence[_Job], nanoseconds: int) -> str:
    """Return the data and the list of functions, in C."""
    size, data = variant.block_bytes, _message(variant)
    data |= {name: _answer(variant, name) for name in _ANSWERS if any(name in _data(job.role) for job in jobs)}
    lines = [
        f"enum {{ CODES = {codes}, CONTEXT_BYTES = {context}, BLOCK_BYTES = {size}, DATA_BYTES = {len(data['plain'])},"
        f" SAMPLE_NANOSECONDS = {nanoseconds} }};"
    ]
    for name, content in data.items():
        rows = (", ".join(map(str, content[i : i + 32])) for i in range(0, len(content), 32))
        lines.append(f"static const uint8_t {name}[] = {{\n" + ",\n".join(rows) + "};")
    functions = dict.fromkeys(f"f{job.code}_{job.role}" for job in jobs)
    roles = list(dict.fromkeys(job.role for job in jobs))
    lines += [f"void {name}(void);" for name in functions]
    lines.append("static const job jobs[] = {")
    for job in jobs:
        function = f"(void *)f{job.code}_{job.role}"
        number, count = roles.index(job.role), _count(job, variant)
        lines.append(f"  {{{_kind(job.role)}, {number}, {job.code}, {function}, {count}, {_data(job.role)}}},")
    calls = (f"case {number}: for (; times; times--) {_call(role)}; break;" for number, role in enumerate(roles))
    return "\n".join([*lines, "};", "#define CALLS " + " \\\n  ".join(calls)]) + "\n"


def _message(variant: Variant) -> dict[str, bytes]:
    """Return test data: a key, a counter that carries, and a long message."""
    random, size = Random(_SEED), variant.block_bytes
    key, plain = random.randbytes(variant.key_bytes), random.randbytes(size * long_message(size))
    return {"user_key": key, "first_counter": random.randbytes(size - 1) + b"\0", "plain": plain}


@lru_cache(maxsize=4)
def _answer(variant: Variant, name: str) -> bytes:
    """Return the expected output for the message: `coded` block by block, `mixed` in counter mode."""
    message, size, reference = _message(variant), variant.block_bytes, Concrete(variant)
    plain, keys = message["plain"], reference.schedule(message["user_key"])
    if name == "coded":
        return b"".join(reference.encrypt(keys, plain[i : i + size]) for i in range(0, len(plain), size))
    first = int.from_bytes(message["first_counter"], "big")
    counters = (((first + i) % (1 << 8 * size)).to_bytes(size, "big") for i in range(long_message(size)))
    return bytes(map(xor, plain, b"".join(reference.encrypt(keys, counter) for counter in counters)))


def _kind(role: str) -> str:
    """Return the C constant of the check that the driver has to make."""
    return "EXPAND" if ROLES[role].expands else "COUNTER" if ROLES[role].mode else "BLOCKS"


def _call(role: str) -> str:
    """Return a C call of the function of a job `j`."""
    row = ROLES[role]
    given = {
        Part.ROUND_KEYS: "again" if row.expands else "contexts[j->code]",
        Part.KEY: "user_key",
        Part.STATE: "count",
        Part.SOURCE: "in",
        Part.OUTPUT: "out",
        Part.BLOCKS: "j->blocks",
        Part.BYTES: "j->blocks * BLOCK_BYTES",
    }
    return f"((void (*)({', '.join(plain_types(row, 'void'))}))j->function)({', '.join(row.arguments(given))})"


def _data(role: str) -> str:
    """Return the C names of a function's input and expected output."""
    row = ROLES[role]
    if row.expands:
        return "0, 0"
    return "plain, mixed" if row.mode else "plain, coded" if row.direction == ENCRYPT else "coded, plain"
