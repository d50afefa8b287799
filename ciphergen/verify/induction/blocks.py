"""How far a path has come: what it wrote of the output, and the state of the mode there.

The blocks of a row are counted from the start of a segment. Where one ends, everything is counted anew from
the first block that is not done: input bytes, memory, and the bytes of a counter.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import product, takewhile

from ciphergen.dsl.term import Term, concat, const, eq, extract, ite, substitute, topological, ult, variables
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.memory import Bytes
from ciphergen.verify.execution.state import State
from ciphergen.verify.variables import input_byte, input_offset
from ciphergen.verify.verdict import Broken, Property, Verdict

_FEW = (64, 512, 4096)  # blocks of a call that is wanted as an example, at most


def bytes_written(context: Context, state: State) -> int:
    """Return how many bytes of the output the path wrote since its start.

    Raises:
        Broken: they are not the first ones, or there is no row of blocks.
    """
    region = context.contract.row
    if region is None:
        text = "loops an unknown number of times though it has no blocks to work on"
        raise Broken(Property.BLOCKS, state.pc, text, Verdict.UNSUPPORTED)
    offsets = state.memory.written.get(region.name, {})
    if set(offsets) != set(range(len(offsets))):
        text = f"has written only a part of a block of {region.name} where a block should be done"
        raise Broken(Property.BLOCKS, state.pc, text, Verdict.UNSUPPORTED)
    return len(offsets)


def blocks_written(context: Context, state: State) -> int:
    """Return how many blocks, all of them whole, the path wrote since its start.

    Raises:
        Broken: not all are whole, or there is no row of blocks.
    """
    count, region = bytes_written(context, state), context.contract.row
    assert region is not None
    if count % region.block:
        text = f"has written only a part of a block of {region.name} where a block should be done"
        raise Broken(Property.BLOCKS, state.pc, text, Verdict.UNSUPPORTED)
    return count // region.block


def blocks_done(context: Context, state: State) -> Linear:
    """Return blocks done when the path is at its end."""
    return state.done.plus(Linear(state.done.width, blocks_written(context, state), {}))


def all_done(context: Context, state: State) -> bool:
    """Return whether, at a return, exactly the given number of blocks, or of bytes, is done."""
    contract = context.contract
    if contract.count is None:
        return True
    written = bytes_written(context, state) if contract.short_tail else blocks_written(context, state)
    done = state.done.times(contract.unit).plus(Linear(state.done.width, written, {}))
    return context.holds(state, eq(context.normal.sum(done), contract.count))


def length(context: Context, state: State) -> int | None:
    """Return how many bytes a call has that takes a path, if the solver finds some: few, and none of them done where
    the path
    starts, if there are such calls. None where there is no row of blocks, or nothing was found."""
    contract = context.contract
    if contract.count is None or contract.row is None:
        return None
    facts = (*contract.assumptions, *state.conditions)
    from_start = eq(context.normal.sum(state.done), const(0, contract.count.width))
    for wanted, most in product(([from_start], []), _FEW):
        few = ~ult(const(most * contract.unit, contract.count.width), contract.count)
        model = context.solver.model((*facts, few, *wanted), [contract.count])
        if model is not None:
            return model[contract.count] * contract.row.block // contract.unit
    return None


def after_blocks(context: Context, state: State, blocks: int) -> tuple[Term, ...]:
    """Return the state of the mode so many blocks after the segment's start, as the mode's text says it."""
    after, now = context.contract.after_block, state.mode_state
    for _ in range(blocks if after is not None else 0):
        assert after is not None
        now = tuple(context.normal(byte) for byte in after(now))
    return now


def counted(state: State) -> int:
    """Return how many of the last bytes of the mode's state code takes for one number, by the sums that the path's
    conditions
    ask about: such code carries inside the number where others test that nothing carries."""
    last, most = state.mode_state[::-1], 1
    for term in topological(state.conditions):
        number = term.args[0] if term.op == "add" and term.args[1].is_const else None
        parts = number.args[::-1] if number is not None and number.op == "concat" else ()
        most = max(most, sum(1 for _ in takewhile(lambda p: p[0] is p[1], zip(parts, last, strict=False))))
    return most


def mode_state(context: Context, state: State, blocks: int, number: int = 1) -> tuple[Term, ...]:
    """Return the same, written as simply as the path's conditions allow: of a counter, the first bytes are mostly
    what they were, and after a carry there are zeros. number: how many of the last bytes are one number, if the
    others stay."""
    old, now = state.mode_state, after_blocks(context, state, blocks)
    if not blocks or not old:
        return now
    if number > 1:
        total = concat(*old[-number:]) + blocks
        bytes_of = (context.normal(extract(total, i + 7, i)) for i in reversed(range(0, total.width, 8)))
        apart = (*old[:-number], *bytes_of)
        if _same(context, state, now, apart):
            return apart
    near = (*old[:-1], context.normal(old[-1] + blocks))
    if _same(context, state, now, near):
        return near
    kept = _longest(len(old) - 1, lambda n: _same(context, state, now[:n], old[:n]))
    forms = (*old[:kept], context.normal(old[kept] + 1), *[const(0, 8)] * (len(old) - kept - 2), near[-1])
    simple = list(now)
    for part in (slice(kept), slice(kept, kept + 1), slice(kept + 1, -1), slice(-1, None)):
        if _same(context, state, now[part], forms[part]):
            simple[part] = forms[part]
    return tuple(simple)


def _longest(most: int, holds: Callable[[int], bool]) -> int:
    """Return the largest number up to `most` for which something holds that holds for all smaller ones, and for 0."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if holds(middle) else (low, middle - 1)
    return low


def _same(context: Context, state: State, a: Sequence[Term], b: Sequence[Term]) -> bool:
    return a == b or context.holds(state, eq(concat(*a), concat(*b)))


def known_bits(context: Context, state: State) -> dict[Term, Term]:
    """Return the bytes of the mode's state that the path's conditions fix, and others by what the conditions leave of
    them:
    code that sets the low bits of a multiple of 4 says `or` where the mode says `+`, and code that knows that a byte
    does not carry lets it spill. All values that the byte can have are among those of what stands for it."""
    found: dict[Term, Term] = {}
    spoken_of = set(variables(state.conditions))
    for byte in state.mode_state:
        if byte in spoken_of:
            value = context.fixed(state, byte)
            known = const(value, 8) if value is not None else _low_bits(context, state, byte)
            known = _bounded(context, state, byte) if known is None else known
            found |= {byte: known} if known is not None else {}
    return found


def _bounded(context: Context, state: State, byte: Term) -> Term | None:
    """Return a byte no larger than the path's conditions allow, None if it may have any value."""
    largest = bisect_left(range(255), True, key=lambda n: context.holds(state, ~ult(const(n, 8), byte)))
    most = const(largest, 8)
    return ite(ult(most, byte), most, byte) if largest < 255 else None


def _low_bits(context: Context, state: State, byte: Term) -> Term | None:
    """Return a byte with the lowest of its bits that the path's conditions fix, None if there are none."""
    known: list[Term] = []
    for i in range(byte.width):
        bit = extract(byte, i, i)
        value = next((v for v in (0, 1) if context.holds(state, eq(bit, const(v, 1)))), None)
        if value is None:
            break
        known.insert(0, const(value, 1))
    return context.normal(concat(extract(byte, byte.width - 1, len(known)), *known)) if known else None


def restart(context: Context, state: State) -> State:
    """Return the same state, counted from the blocks that are done now."""
    fresh, contract = state.copy(), context.contract
    fresh.done = blocks_done(context, state)
    fresh.mode_state = mode_state(context, state, blocks_written(context, state), counted(state))
    kept = {r.name: state.memory.written.get(r.name, {}) for r in contract.kept}
    contents = [value for content in kept.values() for value in content.values()]
    values = iter(_counted_from_now(context, state, [*state.registers.values(), *contents]))
    fresh.registers = dict(zip(state.registers, values, strict=False))
    fresh.memory = Bytes({name: {i: next(values) for i in content} for name, content in kept.items()})
    fresh.forks = {}
    return fresh


def _counted_from_now(context: Context, state: State, values: Sequence[Term]) -> list[Term]:
    """Input bytes are named from the first block that is not done: with each block done, what was byte j
    becomes byte j - (bytes of a block); those below 0 belong to blocks that are done."""
    now = bytes_written(context, state)
    if not now:
        return list(values)
    new = {v: input_byte(offset - now) for v in variables(values) if (offset := input_offset(v)) is not None}
    return [context.normal(v) for v in substitute(values, new)]
