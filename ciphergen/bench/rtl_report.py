"""The report of cycles counted on simulated cores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict

from ciphergen.backends.machine.measure import Chip
from ciphergen.bench import plot
from ciphergen.bench.figures import NOTE, Figure
from ciphergen.bench.measure import BLOCKS, Measurement
from ciphergen.bench.on import every_chip
from ciphergen.bench.report import BenchReport, Table, merged
from ciphergen.interface.table import ROLES

CONDITIONS = (
    "Clocks of the whole call, the instruction that calls and the one that returns included, code and data in the "
    "caches (the 24th call; for 16 and 64 blocks the 12th and 6th). First: the first call after reset. Odd: with the "
    "user's key, input and output at odd addresses; in all else they are at multiples of 4. Every output of every call "
    "was compared with the cipher text's own."
)


def report(
    measured: Sequence[Measurement],
    published: Sequence[Figure],
    peers: Sequence[str],
    tools: Iterable[tuple[str, str]],
    chips: Mapping[str, Chip] | None = None,
) -> BenchReport:
    """Return the report on all measurements. peers: names of code that is not ours; chips: the cores, None for those
    that every target has."""
    known = every_chip() if chips is None else chips
    cores = {name: known[name].what for name in dict.fromkeys(m.chip for m in measured)}
    notes = (NOTE,) if published else ()
    fields = {
        "cores": cores,
        "measurements": [asdict(m) for m in measured],
        "published": [asdict(f) for f in published],
        "published_note": "".join(notes),
    }
    return BenchReport(
        "Cycles on simulated cores",
        tuple(cores.items()),
        tuple(tools),
        CONDITIONS,
        tables(measured, published),
        notes,
        fields,
        lambda: plot.svg(measured, published, peers),
    )


def tables(measured: Sequence[Measurement], published: Sequence[Figure]) -> tuple[Table, ...]:
    """Return tables: one block and the key schedule; long messages; what others report."""
    found = [_short(measured), _long(measured)]
    if published:
        rows = tuple(
            (f.variant, f.what, f.cycles, f.cycles_per_byte, f.code_bytes or "", f.hardware, f.source)
            for f in published
        )
        head = ("variant", "what", "cycles", "cycles/byte", "code bytes", "hardware", "source")
        found.append(Table("One block, as published, on other hardware", head, rows))
    return tuple(found)


def _short(measured: Sequence[Measurement]) -> Table:
    head = (
        "core",
        "code",
        "function",
        "cycles",
        "odd",
        "first",
        "cycles/byte",
        "instructions",
        "code bytes",
        "tables",
        "stack",
    )
    odd = {(m.chip, m.code, m.variant, m.role): m.cycles for m in measured if not m.aligned}
    rows = (
        (
            *(m.chip, m.code, f"{m.variant}_{m.role}", m.cycles),
            *(odd.get((m.chip, m.code, m.variant, m.role), ""), m.first_cycles),
            "" if m.cycles_per_byte is None else f"{m.cycles_per_byte:.2f}",
            *(m.instructions, m.code_bytes, m.table_bytes, m.stack_bytes),
        )
        for m in measured
        if m.aligned and not ROLES[m.role].many
    )
    return Table("One block, and the key schedule", head, merged(rows))


def _long(measured: Sequence[Measurement]) -> Table:
    """Return a table with a row for each function: cycles per byte for each length, and cycles of a further block in a
    long message."""
    lengths = (f"{n} block{'s' * (n > 1)}" for n in BLOCKS)
    head = (
        "core",
        "code",
        "function",
        *lengths,
        f"{max(BLOCKS)} odd",
        "a further block",
        "code bytes",
        "tables",
        "stack",
    )
    lines: dict[tuple[str, str, str], list[Measurement]] = {}
    odd: dict[tuple[str, str, str], str] = {}
    for m in measured:
        if ROLES[m.role].many and not m.aligned and m.blocks == max(BLOCKS):
            odd[m.chip, m.code, f"{m.variant}_{m.role}"] = f"{m.cycles_per_byte:.2f}"
        elif ROLES[m.role].many and m.aligned:
            lines.setdefault((m.chip, m.code, f"{m.variant}_{m.role}"), []).append(m)
    rows = (
        (
            *names,
            *(f"{m.cycles_per_byte:.2f}" for m in line),
            odd.get(names, ""),
            _further(line),
            *(line[-1].code_bytes, line[-1].table_bytes, max(m.stack_bytes for m in line)),
        )
        for names, line in lines.items()
    )
    return Table("Long messages, cycles/byte", head, merged(rows))


def _further(line: Sequence[Measurement]) -> str:
    """Return the cycles of a further block, from the difference between the two longest messages."""
    second, longest = sorted(line, key=lambda m: m.blocks)[-2:]
    return f"{(longest.cycles - second.cycles) / (longest.blocks - second.blocks):.1f}"
