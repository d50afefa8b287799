"""The report of estimates for modelled cores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass

from ciphergen.backends.machine.measure import SchedulingModel
from ciphergen.bench import plot, rekey
from ciphergen.bench.calibrate import Calibration
from ciphergen.bench.estimate import BULK, SHORT, Estimate
from ciphergen.bench.on import every_model
from ciphergen.bench.plot import Bar
from ciphergen.bench.published import NOTE, Reported
from ciphergen.bench.report import BenchReport, Table, merged
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.interface.table import ROLES, key_expansion, row_of_blocks

EQUAL = 0.1  # two figures of a model that differ by less are called equal
CONDITIONS = (
    "Instructions are counted exactly, in an emulator, and every output of every call was compared with the cipher "
    "text's own. Cycles are LLVM's scheduling model's (llvm-mca) for the instructions as executed: code and data in "
    "the cache, branches predicted, pointers not aligned to anything. Bulk: the difference of two long messages; short "
    "calls: one more call after a call. Bound: vector operations over the core's vector pipes, or all instructions "
    f"over its width. No hardware was used: figures that differ by less than {EQUAL:.0%} are equal."
)
_SCALAR = 0.15  # vector code has a smaller share of instructions that compute in general registers
NOT_SHOWN = "{}: no cycles are shown of code that computes in general registers, alone or beside vectors"


@dataclass(frozen=True)
class ModelFindings:
    """The results of a run. peers: names of code that is not ours; block_bytes: by variant."""

    estimates: tuple[Estimate, ...]
    calibrations: tuple[Calibration, ...]
    reported: tuple[Reported, ...]
    peers: tuple[str, ...]
    block_bytes: Mapping[str, int]

    @property
    def models(self) -> tuple[SchedulingModel, ...]:
        """Return the modelled cores, in their order."""
        return tuple(every_model()[name] for name in dict.fromkeys(e.core for e in self.estimates))

    def bulk(self, core: str, variant: str, role: str) -> list[Estimate]:
        """Return the estimates for long messages on a core, one for each code."""
        return [e for e in self.estimates if (e.core, e.variant, e.role, e.blocks) == (core, variant, role, BULK)]


def tables(found: ModelFindings) -> tuple[Table, ...]:
    """Return tables: long messages, short calls, keys that change, ours against others, the models' accuracy."""
    return (_bulk(found), _short(found), _rekey(found), _against(found), _models(found), _loops(found))


def _bulk(found: ModelFindings) -> Table:
    head = ("core", "code", "function", "instructions/byte", "cycles/byte", "bound", "code bytes", "tables", "stack")
    rows = (
        (e.core, e.code, f"{e.variant}_{e.role}", e.instructions_per_byte, _cycles(e), e.bound, e.code_bytes,
         e.table_bytes, e.stack_bytes)
        for e in found.estimates
        if e.blocks == BULK
    )  # fmt: skip
    return Table("Long messages", head, merged(rows))


def _believed(e: Estimate) -> bool:
    """Return True if the model's cycles are meaningful for this code."""
    return every_model()[e.core].scalar or e.scalars < _SCALAR


def _cycles(e: Estimate) -> str:
    """Return cycles/byte, empty if the model is not meaningful."""
    return f"{e.cycles_per_byte:.2f}" if _believed(e) else ""


def _short(found: ModelFindings) -> Table:
    """Return the table of short calls and the key schedule: instructions and cycles of a call."""
    lengths = (0, *SHORT)
    head = ("core", "code", "variant", "key schedule", *(f"{n} block{'s' * (n > 1)}" for n in SHORT))
    shown = key_expansion().name, row_of_blocks(ENCRYPT).name
    calls = {(e.core, e.code, e.variant, e.blocks): e for e in found.estimates if e.role in shown}
    rows = (
        (*names, *(_call(calls.get((*names, n))) for n in lengths)) for names in dict.fromkeys(key[:3] for key in calls)
    )
    return Table("Key schedule and encryption of short messages, instructions / cycles of a call", head, merged(rows))


def _call(e: Estimate | None) -> str:
    """Return instructions and cycles of one call as text, empty if not known."""
    if e is None:
        return ""
    return f"{e.instructions:.0f} / {f'{e.cycles:.0f}' if _believed(e) else '-'}"


def _rekey(found: ModelFindings) -> Table:
    """Return the table of the key schedule's cost spread over calls: instructions and cycles per byte."""
    known = {(e.core, e.code, e.variant, e.role, e.blocks): e for e in found.estimates}
    rows = []
    for (core, code, variant, role, blocks), call in known.items():
        key = known.get((core, code, variant, key_expansion().name, 0))
        if blocks != rekey.BLOCKS or ROLES[role].direction != ENCRYPT or key is None:
            continue
        size = found.block_bytes[variant]
        cycles = [e.cycles if _believed(e) else None for e in (key, call)]
        modelled = rekey.row(cycles[0], cycles[1], size)
        counted = rekey.row(key.instructions, call.instructions, size)
        cells = (f"{n} / {c or '-'}" for n, c in zip(counted, modelled, strict=True))
        rows.append((core, code, f"{variant}_{role}", *cells))
    title = f"Keys that change, instructions / cycles of a byte by calls of {rekey.BLOCKS} blocks with one key"
    return Table(title, ("core", "code", "function", *rekey.head()), merged(rows))


def _verdict(ours: float, theirs: float) -> str:
    """Return which of two figures is faster, and by how much."""
    if abs(theirs / ours - 1) < EQUAL or abs(ours / theirs - 1) < EQUAL:
        return "equal"
    return f"ours {theirs / ours:.2f} times faster" if theirs > ours else f"ours {ours / theirs:.2f} times slower"


def _measured(ours: float, theirs: float, model: SchedulingModel) -> str:
    """Return the verdict against a hardware figure, from both ends of the model's error band."""
    if model.low is None or model.high is None:
        return "not compared: the model's error is not known"
    best, worst = ours / model.high, ours / model.low
    if (verdict := _verdict(worst, theirs)).endswith("faster"):
        return f"{verdict}, at the band's upper end"
    if (verdict := _verdict(best, theirs)).endswith("slower"):
        return f"{verdict}, at the band's lower end"
    return "within the model's error band"


def _comparisons(found: ModelFindings, model: SchedulingModel, variant: str, role: str) -> Iterator[tuple[object, ...]]:
    """Yield a row for our best code against each peer and each reported figure."""
    code, what = found.bulk(model.name, variant, role), f"{variant}_{role}"
    ours = min((e for e in code if e.code not in found.peers and _believed(e)), key=lambda e: e.cycles, default=None)
    if ours is None or ours.cycles_per_byte is None:
        return
    cpb = ours.cycles_per_byte
    for e in code:
        if e.code in found.peers and e.cycles_per_byte is not None:
            believed = _cycles(e)
            said = _verdict(cpb, e.cycles_per_byte) if believed else "not compared: the model is wrong for scalar code"
            yield model.name, what, f"{cpb:.2f}", e.code, believed, "this model", said
    for r in found.reported:
        if (r.core, r.variant, row_of_blocks(ENCRYPT).name) == (model.name, variant, role):
            said = _measured(cpb, r.cycles_per_byte, model) if r.measured else _verdict(cpb, r.cycles_per_byte)
            by = f"measured on {r.where}; {r.source}" if r.measured else r.source
            yield model.name, what, f"{cpb:.2f}", r.what, f"{r.cycles_per_byte:.2f}", by, said


def _against(found: ModelFindings) -> Table:
    variants = dict.fromkeys(e.variant for e in found.estimates)
    rows = tuple(
        row
        for model in found.models
        for variant in variants
        for role in ROLES.values()
        if role.many and role.direction == ENCRYPT
        for row in _comparisons(found, model, variant, role.name)
    )
    head = ("core", "function", "ours", "against", "cycles/byte", "by", "")
    return Table("Encryption of long messages against others", head, rows)


def _models(found: ModelFindings) -> Table:
    rows = tuple((m.name, m.what, m.vector_pipes, m.width, m.band, m.known) for m in found.models)
    return Table("What the models are worth", ("core", "model", "vector pipes", "width", "error band", "known"), rows)


def _loops(found: ModelFindings) -> Table:
    rows = tuple((c.core, c.loop, c.published, c.model, f"{c.ratio:.2f}") for c in found.calibrations)
    head = ("core", "loop", "cycles as published", "by the model", "ratio")
    return Table("Loops of which the cycles are known", head, rows)


def report(found: ModelFindings, tools: Iterable[tuple[str, str]]) -> BenchReport:
    """Return the report on all estimates."""
    fields = {
        "cores": {
            m.name: asdict(m) | {"fused": [list(pair) for pair in m.fused], "error_band": m.band} for m in found.models
        },
        "estimates": [asdict(e) | {"believed": _believed(e)} for e in found.estimates],
        "calibration": [asdict(c) | {"ratio": round(c.ratio, 2)} for c in found.calibrations],
        "reported": [asdict(r) for r in found.reported],
        "reported_note": NOTE,
    }
    return BenchReport(
        "Cycles by models of AArch64 cores",
        tuple((m.name, m.what) for m in found.models),
        tuple(tools),
        CONDITIONS,
        tables(found),
        (NOTE, *(NOT_SHOWN.format(m.name) for m in found.models if not m.scalar)),
        fields,
        lambda: svg(found),
    )


def svg(found: ModelFindings) -> str:
    """Return a plot with one panel for each core and variant: long messages, encrypted.

    Raises:
        ToolMissing: matplotlib is not installed.
    """
    variants = dict.fromkeys(e.variant for e in found.estimates)
    panels = {
        (model.name, variant): _bars(found, model.name, variant) for model in found.models for variant in variants
    }
    return plot.draw(panels, "cycles/byte by LLVM's model        * as reported, on hardware or in a run apart")


def _bars(found: ModelFindings, core: str, variant: str) -> list[Bar]:
    ours: list[Bar] = []
    peers: list[Bar] = []
    for e in found.bulk(core, variant, row_of_blocks(ENCRYPT).name):
        if e.cycles_per_byte is not None and _cycles(e):
            peer = e.code in found.peers
            (peers if peer else ours).append(Bar(e.code, e.cycles_per_byte, plot.PEER if peer else plot.OURS))
    others = [
        Bar(f"{r.what.partition(',')[0]}{', ' + r.where if r.measured else ''} *", r.cycles_per_byte, plot.OTHERS)
        for r in found.reported
        if (r.core, r.variant) == (core, variant)
    ]
    return [*ours, *peers, *others]
