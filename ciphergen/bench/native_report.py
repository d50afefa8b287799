"""The report of measurements on the machine itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from ciphergen.bench import plot, rekey
from ciphergen.bench.estimate import BULK, SHORT
from ciphergen.bench.native import Native, Ran, long_message
from ciphergen.bench.plot import Bar
from ciphergen.bench.report import BenchReport, Table
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.variant import Variant
from ciphergen.interface.table import ROLES, key_expansion

CONDITIONS = (
    "Measured on this machine, the call and the return included, code and data in the caches, pointers at odd "
    "addresses: the best of 21 samples of many calls each, all functions in turn in one program. Every output was "
    "compared with the cipher text's own. Generated code is the proved bytes."
)
_CYCLES = "Cycles are those of the processor's own counter, of this process outside the kernel."
_NANOSECONDS = (
    "There is no cycle counter here ({reason}), so figures are nanoseconds, which depend on the clock "
    "rate at the time: go by the ratios to plain C in the same run."
)
_UNITS = {"cycles": "cycles", "ns": "nanoseconds"}


@dataclass(frozen=True)
class NativeFindings:
    """The results of a run. peer: the name of plain C; runs: one for each variant."""

    system: str
    peer: str
    variants: tuple[Variant, ...]
    runs: tuple[Ran, ...]

    @property
    def unit(self) -> str:
        """Return `cycles` if all runs have counted cycles, else `ns`."""
        return "cycles" if all(ran.unit == "cycles" for ran in self.runs) else "ns"

    @property
    def measured(self) -> tuple[Native, ...]:
        return tuple(m for ran in self.runs for m in ran.measured)

    @property
    def conditions(self) -> str:
        """Return how the figures were measured, and their unit."""
        reasons = dict.fromkeys(ran.reason for ran in self.runs if ran.reason)
        unit = _CYCLES if self.unit == "cycles" else _NANOSECONDS.format(reason="; ".join(reasons))
        return f"{CONDITIONS} {unit}"

    @property
    def machines(self) -> str:
        return "; ".join(dict.fromkeys(ran.machine for ran in self.runs))

    def one(self, code: str, variant: str, role: str, blocks: int) -> Native | None:
        """Return the measurement of this code, variant, role and length, None if there is none."""
        wanted = (code, variant, role, blocks)
        return next((m for m in self.measured if (m.code, m.variant, m.role, m.blocks) == wanted), None)


def tables(found: NativeFindings) -> tuple[Table, ...]:
    """Return tables: long messages, short calls, and frequent changes of the key."""
    return (_bulk(found), _short(found), _rekey(found))


def _faster(found: NativeFindings, m: Native) -> str:
    peer = found.one(found.peer, m.variant, m.role, m.blocks)
    return "" if peer is None or m.code == found.peer else f"{peer.best / m.best:.2f}"


def _bulk(found: NativeFindings) -> Table:
    unit = _UNITS[found.unit]
    head = ("code", "function", "blocks", f"{unit}/byte", "median", "times as fast as plain C")
    sizes = {variant.name: variant.block_bytes for variant in found.variants}
    rows = []
    for m in found.measured:
        if m.blocks == BULK:
            blocks, size = long_message(sizes[m.variant]), sizes[m.variant]
            median = f"{m.median / (blocks * size):.2f}"
            name = f"{m.variant}_{m.role}"
            rows.append((m.code, name, blocks, f"{m.best_per_byte:.2f}", median, _faster(found, m)))
    return Table("Long messages", head, tuple(rows))


def _short(found: NativeFindings) -> Table:
    """Return a table with a row for each function: a call on each number of blocks, and against plain C for the
    largest."""
    head = ("code", "function", "key schedule", *(f"{n} block{'s' * (n > 1)}" for n in SHORT), "times as fast")
    calls: dict[tuple[str, str, str], list[Native]] = {}
    for m in found.measured:
        if m.blocks != BULK:
            calls.setdefault((m.code, m.variant, m.role), []).append(m)
    rows = []
    for (code, variant, role), line in calls.items():
        by_blocks = {m.blocks: f"{m.best:.0f}" for m in line}
        cells = (by_blocks.get(n, "") for n in (0, *SHORT))
        rows.append((code, f"{variant}_{role}", *cells, _faster(found, line[-1])))
    return Table(f"Key schedule and short messages, {_UNITS[found.unit]} of a call", head, tuple(rows))


def _best(m: Native | None) -> float | None:
    return None if m is None else m.best


def _rekey(found: NativeFindings) -> Table:
    rows = []
    for variant in found.variants:
        for code in dict.fromkeys(m.code for m in found.measured if m.variant == variant.name):
            key = found.one(code, variant.name, key_expansion().name, 0)
            for role in dict.fromkeys(
                m.role for m in found.measured if m.variant == variant.name and ROLES[m.role].many
            ):
                call = found.one(code, variant.name, role, rekey.BLOCKS)
                costs = rekey.row(_best(key), _best(call), variant.block_bytes)
                rows.append((code, f"{variant.name}_{role}", *costs))
    title = f"Keys that change, {_UNITS[found.unit]}/byte by calls of {rekey.BLOCKS} blocks with one key"
    return Table(title, ("code", "function", *rekey.head()), tuple(rows))


def report(found: NativeFindings, tools: Iterable[tuple[str, str]]) -> BenchReport:
    """Return the report on all measurements."""
    fields = {
        "system": found.system,
        "machine": found.machines,
        "unit": found.unit,
        "measurements": [asdict(m) for m in found.measured],
    }
    return BenchReport(
        f"Measured on {found.system}",
        (("machine", found.machines),),
        tuple(tools),
        found.conditions,
        tables(found),
        (),
        fields,
        lambda: svg(found),
    )


def svg(found: NativeFindings) -> str:
    """Return a plot with one panel for each variant: long messages, encrypted.

    Raises:
        ToolMissing: matplotlib is not installed.
    """
    panels = {(found.system, variant.name): _bars(found, variant.name) for variant in found.variants}
    return plot.draw(panels, f"{_UNITS[found.unit]}/byte, long messages")


def _bars(found: NativeFindings, variant: str) -> list[Bar]:
    return [
        Bar(f"{m.code}, {m.role}", m.best_per_byte, plot.PEER if m.code == found.peer else plot.OURS)
        for m in found.measured
        if (m.variant, m.blocks) == (variant, BULK) and ROLES[m.role].direction == ENCRYPT and m.best_per_byte
    ]
