"""Every row of PTX as a kernel that runs it, and the memory that the kernels read.

A GPU runs the kernels (`rows.cu`), and so do the meanings of the rows (tests/cuda/test_benchmark.py): what both leave
in memory has to be equal. The GPU's results lie in `rows.txt`, a hash a kernel, which is written by

python -m benchmarks.cuda.rows FOLDER ROWS.BIN GPU         FOLDER: that build.py made; GPU: words on it
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ciphergen.backends.machine.ptx import PtxRow

THREADS = 32
GIVEN, LEFT = 64, 32  # bytes that a thread reads, and those that it may write
HELD = 64  # bytes of a parameter that is passed by value
UNTOUCHED = 0x5A  # what memory holds before
RESULTS = Path(__file__).with_name("rows.txt")

_FILES = {"pred": "%p", "b16": "%h", "b32": "%r", "b64": "%w"}
_BITS = {"b16": 16, "b32": 32, "b64": 64}
_SOURCES = "abcn"
_EXTREME = (0, 2**64 - 1, 0x8000000080008080, 0x7FFFFFFF7FFF7F7F, 1, 31, 32, 33, 63, 64, 0xFF, 0x0123456789ABCDEF)
# Numbers in the text of an instruction: of an insertion its place and length, of `lop3` its table.
_PLACES = ((0, 0), (0, 8), (8, 8), (5, 7), (24, 8), (31, 1), (0, 32), (31, 32), (40, 30), (255, 255))
_TABLES = (0x00, 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0x56, 0x96, 0xCA, 0xE8, 0xFF)
_NUMBERS = {1: (), 8: (0x80,), 16: (0x8001,), 32: (9, 0x80000001), 64: (0x8000000000000001,)}


def _random(seed: int) -> Iterator[int]:
    """Yield the numbers of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014)."""
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        yield z ^ z >> 31


def given() -> bytes:
    """Return what the threads read, 64 bytes each: numbers of 64 bits, every extreme one beside others, and random."""
    numbers, random, count = list[int](), _random(2026), len(_EXTREME)
    for thread in range(THREADS):
        for k in range(GIVEN // 8):
            extreme = thread < count or (thread < 2 * count and k % 2 == thread % 2)
            numbers.append(_EXTREME[(thread * (k + 1) + 5 * k) % count] if extreme else next(random))
    return b"".join(number.to_bytes(8, "little") for number in numbers)


def held() -> bytes:
    """Return the bytes of the parameter that is passed by value."""
    random = _random(7)
    return b"".join(next(random).to_bytes(8, "little") for _ in range(HELD // 8))


def module(rows: Mapping[str, PtxRow]) -> tuple[str, list[str]]:
    """Return the text of a module with all kernels, and their names in order."""
    kernels = [kernel for row in rows.values() for kernel in _kernels(row)]
    head = ".version 8.0\n.target sm_75\n.address_size 64\n"
    return head + "".join(_entry(name, lines) for name, lines in kernels), [name for name, _ in kernels]


def hashes(names: Sequence[str], left: bytes) -> dict[str, str]:
    """Return the hash of what each kernel left, of all of which `left` is made."""
    size = THREADS * LEFT
    assert len(left) == size * len(names), f"{len(left)} bytes of {len(names)} kernels"
    return {name: digest(left[i * size : (i + 1) * size]) for i, name in enumerate(names)}


def digest(left: bytes) -> str:
    """Return the first 64 bits of SHA-256, in hexadecimal."""
    return hashlib.sha256(left).hexdigest()[:16]


def results() -> dict[str, str]:
    """Return the hashes that a GPU left, by kernel; lines that begin with # say which."""
    lines = RESULTS.read_text(encoding="utf-8").splitlines()
    return {line.split()[0]: line.split()[1] for line in lines if not line.startswith("#")}


def _entry(name: str, lines: Sequence[str]) -> str:
    """Return a kernel: its thread has the address of what it reads in %w1, and of what it writes in %w2."""
    registers = "".join(f"\t.reg .{kind} {prefix}<16>;\n" for kind, prefix in _FILES.items())
    parameters = f".param .u64 given, .param .u64 left, .param .align 16 .b8 held[{HELD}]"
    start = (
        "ld.param.u64 %w3, [given]",
        "ld.param.u64 %w4, [left]",
        "mov.u32 %r1, %tid.x",
        f"mul.wide.u32 %w5, %r1, {GIVEN}",
        f"mul.wide.u32 %w6, %r1, {LEFT}",
        "add.s64 %w1, %w3, %w5",
        "add.s64 %w2, %w4, %w6",
    )
    body = "".join(f"\t{line};\n" if not line.endswith(":") else f"{line}\n" for line in (*start, *lines, "ret"))
    if any("near" in line for line in lines):
        registers += f"\t.shared .align 16 .b8 near[{THREADS * LEFT}];\n"
    return f"\n.visible .entry {name}({parameters})\n{{\n{registers}{body}}}\n"


def _kernels(row: PtxRow) -> Iterator[tuple[str, list[str]]]:
    """Yield the kernels of a row: their names and lines."""
    name = row.name.replace(".", "_")
    if row.name.startswith("@"):
        return  # no instruction of its own: kernels of jumps have them under a predicate
    if row.effects.jumps:
        yield name, _jump(row.name)
    elif row.name == "bar.sync":
        yield name, _meeting(row.name)
    elif row.space:
        for wide in _widths(row, "b" if row.effects.stores else "d"):
            yield f"{name}__{wide}", _access(row, wide)
    else:
        for tag, numbers in _numbers(row):
            for fro, to in _wider(row):
                full = "__".join(part for part in (name, tag, fro, to) if part)
                yield full, _computed(row, numbers, {"a": fro, "d": to})


def _wider(row: PtxRow) -> list[tuple[str, str]]:
    """Return the files of registers that are read and written: its own, and each wider one beside its own."""
    if not row.wider:
        return [("", "")]
    fro, to = _widths(row, "a"), _widths(row, "d")
    return [(fro[0], each) for each in to] + [(each, to[0]) for each in fro[1:]]


def _numbers(row: PtxRow) -> Iterator[tuple[str, dict[str, int]]]:
    """Yield the numbers that stand in the text in place of operands, with a tag for the kernel's name."""
    if "p" in row.operands:
        yield from ((f"{p}_{count}", {"p": p, "l": count}) for p, count in _PLACES)
    elif "t" in row.operands:
        yield from ((f"{table:02x}", {"t": table}) for table in _TABLES)
    else:
        yield "", {}
        last = [name for name, operand in row.operands.items() if name != "d" and operand.kind == "register"][-1]
        if last != "a" and not row.wider:
            fits = (value for value in _NUMBERS[row.operands[last].bits] if value <= row.largest.get(last, value))
            yield from ((f"{last}_{value:x}", {last: value}) for value in fits)


def _widths(row: PtxRow, name: str) -> list[str]:
    """Return the files of registers that an operand may lie in, its own first."""
    own = row.operands[name].file
    return [own, *(file for file, bits in _BITS.items() if bits > _BITS[own])]


def _read(register: str, file: str, at: int) -> list[str]:
    """Return the lines that set a register by what the thread reads at a place."""
    if file != "pred":
        return [f"ld.global.u{_BITS[file]} {register}, [%w1+{at}]"]
    return [f"ld.global.u64 %w7, [%w1+{at}]", "and.b64 %w7, %w7, 1", f"setp.ne.s64 {register}, %w7, 0"]


def _write(register: str, file: str, at: int) -> list[str]:
    """Return the lines that write a register at a place."""
    if file != "pred":
        return [f"st.global.u{_BITS[file]} [%w2+{at}], {register}"]
    return [f"selp.u64 %w7, 1, 0, {register}", f"st.global.u64 [%w2+{at}], %w7"]


def _computed(row: PtxRow, numbers: Mapping[str, int], widths: Mapping[str, str]) -> list[str]:
    """Return the lines that run an instruction on registers. numbers: operands that stand in the text."""
    lines, shown = list[str](), {name: str(value) for name, value in numbers.items()}
    for k, (name, operand) in enumerate(row.operands.items()):
        if name not in numbers:
            file = widths.get(name) or operand.file
            shown[name] = f"{_FILES[file]}{8 + k}"
            if name != "d":
                lines += _read(shown[name], file, 8 * k)
    lines.append(f"{row.name} {', '.join(shown[name] for form in row.forms for name in form.names)}")
    return lines + _write(shown["d"], widths.get("d") or row.operands["d"].file, 0)


def _access(row: PtxRow, file: str) -> list[str]:
    """Return the lines that load, or store. file: of the registers."""
    near, form = row.space == "shared", next(form for form in row.forms if form.names[0] in "db")
    run = [f"{_FILES[file]}{8 + k}" for k in range(max(form.count, 1))]
    shown = f"{{{', '.join(run)}}}" if form.count else run[0]
    if row.effects.stores:
        lines = [line for k, register in enumerate(run) for line in _read(register, file, 8 * k)]
        base = "%r2" if near else "%w2"
        lines += [f"{row.name} [{base}+16], {shown}", f"{row.name} [{base}], {shown}"]
        return [*_near(given=False), *lines, *_far("%r2")] if near else lines
    base = {"param": "held", "shared": "%r2"}.get(row.space, "%w1")
    lines = [*(_near(given=True) if near else ()), f"{row.name} {shown}, [{base}+16]"]
    return lines + [line for k, register in enumerate(run) for line in _write(register, file, 8 * k)]


def _near(*, given: bool) -> list[str]:
    """Return the lines that set %r2 to a thread's own place in shared memory, and that to what the thread reads, or as
    memory is before."""
    lines = ["mov.u32 %r3, near", f"mul.lo.s32 %r2, %r1, {LEFT}", "add.s32 %r2, %r2, %r3"]
    if not given:
        lines.append(f"mov.u64 %w7, {int.from_bytes(bytes([UNTOUCHED]) * 8, 'little'):#x}")
    for at in range(0, LEFT, 8):
        lines += [*([f"ld.global.u64 %w7, [%w1+{at}]"] if given else ()), f"st.shared.u64 [%r2+{at}], %w7"]
    return lines


def _far(place: str) -> list[str]:
    """Return the lines that write all of a thread's place in shared memory. place: the register of its address."""
    return [
        line
        for at in range(0, LEFT, 8)
        for line in (f"ld.shared.u64 %w7, [{place}+{at}]", f"st.global.u64 [%w2+{at}], %w7")
    ]


def _meeting(name: str) -> list[str]:
    """Return the lines that write what another thread has put in shared memory, behind a barrier."""
    other = [f"sub.s32 %r4, {THREADS - 1}, %r1", f"mul.lo.s32 %r4, %r4, {LEFT}", "add.s32 %r4, %r4, %r3"]
    return [*_near(given=True), f"{name} 0", *other, *_far("%r4")]


def _jump(name: str) -> list[str]:
    """Return the lines of a jump that half of the threads take."""
    to = "" if name == "ret" else " $L"
    taken = [*_read("%p8", "pred", 8), *_read("%w8", "b64", 0), f"@%p8 {name}{to}", *_write("%w8", "b64", 0)]
    return taken if name == "ret" else [*taken, "$L:", *_write("%w8", "b64", 8)]


def main(words: Sequence[str]) -> None:
    """Write the results of a run."""
    folder, left, gpu = words
    names = (Path(folder) / "rows.names").read_text(encoding="utf-8").split()
    found = hashes(names, Path(left).read_bytes())
    text = "".join(f"{name} {value}\n" for name, value in found.items())
    RESULTS.write_text(f"# Hashes of what the kernels of rows.py left on {gpu}.\n{text}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
