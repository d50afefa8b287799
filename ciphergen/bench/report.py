"""Measurements as tables for people and as one document for programs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ciphergen.backends.roles import is_long
from ciphergen.bench.chips import CHIPS
from ciphergen.bench.figures import NOTE, Figure
from ciphergen.bench.measure import BLOCKS, Measurement

CONDITIONS = (
    "Clocks of the whole call, the instruction that calls and the one that returns included, code and data in the "
    "caches (the 24th call; for 16 and 64 blocks the 12th and 6th). First: the first call after reset. Every output "
    "of every call was compared with the cipher text's own."
)


@dataclass(frozen=True)
class Table:
    """A title, column heads and rows, ready to print."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]

    def markdown(self) -> str:
        """As a section of a document."""
        lines = [f"## {self.title}", "", "| " + " | ".join(self.head) + " |", "|---" * len(self.head) + "|"]
        lines += ["| " + " | ".join(map(str, row)) + " |" for row in self.rows]
        return "\n".join(lines) + "\n"


def tables(measured: Sequence[Measurement], published: Sequence[Figure]) -> tuple[Table, ...]:
    """One block and the key schedule; long messages; what others report."""
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
        "first",
        "cycles/byte",
        "instructions",
        "code bytes",
        "tables",
        "stack",
    )
    rows = (
        (
            *(m.chip, m.code, f"{m.variant}_{m.role}", m.cycles, m.first_cycles),
            "" if m.cycles_per_byte is None else f"{m.cycles_per_byte:.2f}",
            *(m.instructions, m.code_bytes, m.table_bytes, m.stack_bytes),
        )
        for m in measured
        if not is_long(m.role)
    )
    return Table("One block, and the key schedule", head, merged(rows))


def _long(measured: Sequence[Measurement]) -> Table:
    """A row for each function; cycles per byte for each length, and cycles that a block more takes in a long one."""
    lengths = (f"{n} block{'s' * (n > 1)}" for n in BLOCKS)
    head = ("core", "code", "function", *lengths, "a further block", "code bytes", "tables", "stack")
    lines: dict[tuple[str, str, str], list[Measurement]] = {}
    for m in measured:
        if is_long(m.role):
            lines.setdefault((m.chip, m.code, f"{m.variant}_{m.role}"), []).append(m)
    rows = (
        (
            *names,
            *(f"{m.cycles_per_byte:.2f}" for m in line),
            _further(line),
            *(line[-1].code_bytes, line[-1].table_bytes, max(m.stack_bytes for m in line)),
        )
        for names, line in lines.items()
    )
    return Table("Long messages, cycles/byte", head, merged(rows))


def _further(line: Sequence[Measurement]) -> str:
    """Cycles for a block of those that the longest message has more than the second longest."""
    second, longest = sorted(line, key=lambda m: m.blocks)[-2:]
    return f"{(longest.cycles - second.cycles) / (longest.blocks - second.blocks):.1f}"


def merged(rows: Iterable[tuple[object, ...]]) -> tuple[tuple[object, ...], ...]:
    """Rows that differ in the name of the code only, its second column, become one with all the names."""
    names: dict[tuple[object, ...], list[str]] = {}
    for core, code, *rest in rows:
        names.setdefault((core, *rest), []).append(str(code))
    return tuple((key[0], "; ".join(codes), *key[1:]) for key, codes in names.items())


def markdown(
    command: str, measured: Sequence[Measurement], published: Sequence[Figure], tools: Iterable[tuple[str, str]]
) -> str:
    """All of it as a document, with the command that makes it."""
    chips = dict.fromkeys(m.chip for m in measured)
    parts = [
        f"# Cycles on simulated cores\n\nMade by `{command}`.\n",
        "\n".join(f"- {name}: {CHIPS[name].what}" for name in chips) + "\n",
        "\n".join(f"- {name}: {version}" for name, version in tools) + "\n",
        CONDITIONS + "\n",
    ]
    parts += [table.markdown() for table in tables(measured, published)]
    return "\n".join([*parts, NOTE + "\n"] if published else parts)


def document(
    command: str,
    cipher: str,
    sha256: str,
    target: str,
    proved: bool,
    measured: Sequence[Measurement],
    published: Sequence[Figure],
    tools: Iterable[tuple[str, str]],
) -> dict[str, Any]:
    """What `gen bench --json` prints. proved: whether all generated code that was measured is."""
    return {
        "command": command,
        "cipher": cipher,
        "cipher_sha256": sha256,
        "target": target,
        "proved": proved,
        "conditions": CONDITIONS,
        "cores": {name: CHIPS[name].what for name in dict.fromkeys(m.chip for m in measured)},
        "tools": dict(tools),
        "measurements": [asdict(m) for m in measured],
        "published": [asdict(f) for f in published],
        "published_note": NOTE if published else "",
    }
