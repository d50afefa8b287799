"""Estimates for cores of which there is only a model: exact numbers of instructions, and the model's cycles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from ciphergen.backends.machine.measure import SchedulingModel
from ciphergen.backends.machine.target import Target
from ciphergen.bench.emulated import EmulatedProgram, Trace
from ciphergen.bench.mca import Llvm, bound, computes_scalars, cycles, texts
from ciphergen.bench.measure import MeasuredCode
from ciphergen.bench.reach import Object
from ciphergen.interface.table import ROLES

SHORT = (1, 4, 16)  # blocks of a short call
LONG = 240  # blocks of a long message, at least


@dataclass(frozen=True)
class Estimate:
    """The estimate for one function on one core. blocks: of a call, 0 for the key schedule; BULK for what one block
    more costs in a long message. instructions: executed in a call (bulk: by a block, rounded); scalars: the share of
    them that computes in general registers; cycles: of a call that follows another, by the model (bulk: by a block).
    bound: as `mca.bound`, in cycles/byte. code_bytes and table_bytes: with what it calls."""

    core: str
    code: str
    variant: str
    role: str
    blocks: int
    instructions: float
    scalars: float
    cycles: float
    instructions_per_byte: float | None
    cycles_per_byte: float | None
    bound: float | None
    code_bytes: int
    table_bytes: int
    stack_bytes: int


BULK = -1


@dataclass(frozen=True)
class _Pair:
    """Two traces whose difference in cycles is looked for. units: blocks in the difference (1 for the key schedule);
    blocks: as in `Estimate`."""

    role: str
    blocks: int
    short: list[str]
    long: list[str]
    units: int
    stack_bytes: int


def lengths(batch: int) -> tuple[int, int]:
    """Return the blocks of the two messages whose cycles are subtracted; both are whole batches."""
    whole = -(-LONG // batch) * batch
    return whole, 2 * whole


def jobs(code: MeasuredCode, models: Sequence[SchedulingModel]) -> int:
    """Return how many pairs `estimate` models."""
    return len(models) * sum(1 + len(SHORT) if ROLES[role].many else 1 for role in code.roles)


def estimate(
    code: MeasuredCode,
    target: Target,
    models: Sequence[SchedulingModel],
    tools: Llvm,
    *,
    workers: int = 1,
    done: Callable[[], None] = lambda: None,
) -> list[Estimate]:
    """Return estimates for all roles of a variant on all cores.

    Args:
        workers: models that run at the same time.
        done: called after each pair.

    Raises:
        WrongOutput: an output differs from the reference.
        Stopped: a function does not link or return, or llvm-mca refuses it.
        ToolMissing: there is no linker.
    """
    program = EmulatedProgram.of(code, target, lengths(code.batch)[1])
    pairs = _pairs(code, program, tools)
    sizes = Object(code.object)

    def one(job: tuple[SchedulingModel, _Pair]) -> Estimate:
        model, pair = job
        taken = cycles(tools, model, pair.long) - cycles(tools, model, pair.short)
        done()
        return _estimate(code, model, pair, taken, sizes)

    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(one, [(model, pair) for model in models for pair in pairs]))


def _pairs(code: MeasuredCode, program: EmulatedProgram, tools: Llvm) -> list[_Pair]:
    known: dict[bytes, str] = {}

    def lines(trace: Trace) -> list[str]:
        words = program.words(trace)
        new = sorted(set(words) - known.keys())
        known.update(zip(new, texts(tools, new), strict=True) if new else ())
        return [known[word] for word in words]

    pairs = []
    for role in code.roles:
        for blocks in SHORT if ROLES[role].many else (ROLES[role].blocks,):
            trace = program.trace(role, blocks)
            once = lines(trace)
            pairs.append(_Pair(role, blocks, once, once * 2, 1, trace.stack_bytes))
        if ROLES[role].many:
            few, many = lengths(code.batch)
            trace = program.trace(role, many)
            pairs.append(
                _Pair(role, BULK, lines(program.trace(role, few)), lines(trace), many - few, trace.stack_bytes)
            )
    return pairs


def _estimate(code: MeasuredCode, model: SchedulingModel, pair: _Pair, taken: float, sizes: Object) -> Estimate:
    more = len(pair.long) - len(pair.short)
    data = pair.units * abs(pair.blocks) * code.variant.block_bytes
    limit = bound(model, pair.long) - bound(model, pair.short)
    if pair.blocks == BULK:  # LLVM lets Neoverse N1 take more instructions in a cycle than it decodes
        taken = max(taken, limit)
    code_bytes, table_bytes = sizes.sizes(code.symbol(pair.role))
    return Estimate(
        model.name,
        code.name,
        code.variant.name,
        pair.role,
        pair.blocks,
        round(more / pair.units, 2),
        round(sum(map(computes_scalars, pair.long)) / len(pair.long), 2),
        round(taken / pair.units, 2),
        round(more / data, 2) if data else None,
        round(taken / data, 2) if data else None,
        round(limit / data, 2) if data else None,
        code_bytes,
        table_bytes,
        pair.stack_bytes,
    )
