"""Progress of a path: what it wrote of the output, and the state of the mode there.

The blocks of a row are counted from the start of a segment. Where one ends, everything is counted anew from
the first block that is not done: input bytes, memory, and the bytes of a counter.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count, product, takewhile

from ciphergen.dsl.term import Term, concat, const, eq, extract, ite, substitute, topological, ult, variables
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.execution.state import State
from ciphergen.verify.variables import forgotten, input_byte, input_offset, is_kind, settled
from ciphergen.verify.verdict import Broken, Property, Verdict

_FEW = (64, 512, 4096)  # blocks of a call that is wanted as an example, at most
_SETTLED = count()  # of all proofs of a process: a number that came again would make two values one


def bytes_written(context: Context, state: State) -> int:
    """Return the number of output bytes that the path wrote since its start, or of input bytes that it read where there
    is no output as long.

    Raises:
        Broken: the bytes written are not the first ones, or there is no row of blocks.
    """
    region = context.contract.row
    if region is None:
        text = "loops an unknown number of times though it has no blocks to work on"
        raise Broken(Property.BLOCKS, state.pc, text, Verdict.UNSUPPORTED)
    offsets = state.memory.reached(region)
    if set(offsets) != set(range(len(offsets))):
        text = f"has {_verb(region)} only a part of a block of {region.name} where a block should be done"
        raise Broken(Property.BLOCKS, state.pc, text, Verdict.UNSUPPORTED)
    return len(offsets)


def blocks_written(context: Context, state: State) -> int:
    """Return the number of whole blocks that the path wrote since its start.

    Raises:
        Broken: a block is partial, or there is no row of blocks.
    """
    count, region = bytes_written(context, state), context.contract.row
    assert region is not None
    if count % region.block:
        text = f"has {_verb(region)} only a part of a block of {region.name} where a block should be done"
        raise Broken(Property.BLOCKS, state.pc, text, Verdict.UNSUPPORTED)
    return count // region.block


def _verb(row: Region) -> str:
    return "written" if row.writable else "read"


def bytes_done(context: Context, state: State) -> Linear:
    """Return the number of bytes that the path has done since its start, a term where it stands for several numbers.
    What it reads when all are read counts once more, so that it is never what was asked for.

    Raises:
        Broken: as `bytes_written`.
    """
    tail, width = state.tail, state.done.width
    written = Linear(width, bytes_written(context, state), {})
    if tail is None or not tail.taken:
        return written
    before = Linear(width, tail.blocks * context.contract.unit, {})
    return written.plus(before).plus(Linear.of(concat(const(0, width - tail.number.width), tail.number)))


def blocks_done(context: Context, state: State) -> Linear:
    """Return the number of blocks done at the end of the path, as a linear combination."""
    return state.done.plus(Linear(state.done.width, blocks_written(context, state), {}))


def all_done(context: Context, state: State) -> bool:
    """Return True if a returning path has done exactly the given number of blocks or bytes."""
    contract = context.contract
    if contract.count is None:
        return True
    width = state.done.width
    here = bytes_done(context, state) if contract.short_tail else Linear(width, blocks_written(context, state), {})
    done = state.done.times(contract.unit).plus(here)
    return context.holds(state, eq(context.normal.sum(done), contract.count))


def length(context: Context, state: State) -> int | None:
    """Return the length in bytes of a call that takes a path: short, and from the first block on, if the solver finds
    such a call. Return None without a row of blocks, or if the solver finds none."""
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
    """Return the mode's state `blocks` after the start of the segment, by the mode's text."""
    after, now = context.contract.after_blocks, state.mode_state
    return now if after is None else tuple(map(context.normal, after(now, blocks)))


def counted(state: State) -> int:
    """Return n, the number of trailing counter bytes that the code increments as one integer, inferred from conditions
    with sums concat(last n bytes) + k."""
    last, most = state.mode_state[::-1], 1
    for term in topological(state.conditions):
        number = term.args[0] if term.op == "add" and term.args[1].is_const else None
        parts = number.args[::-1] if number is not None and number.op == "concat" else ()
        most = max(most, sum(1 for _ in takewhile(lambda p: p[0] is p[1], zip(parts, last, strict=False))))
    return most


def mode_states(context: Context, state: State, count: int, number: int = 1) -> list[tuple[Term, ...]]:
    """Return the mode's states before each of so many blocks, as `mode_state` does."""
    after, now = context.contract.after_block, state.mode_state
    found: list[tuple[Term, ...]] = []
    for i in range(count):
        found.append(_simplest(context, state, i, number, now))
        assert after is not None
        now = tuple(context.normal(byte) for byte in after(now, i))
    return found


def mode_state(context: Context, state: State, blocks: int, number: int = 1) -> tuple[Term, ...]:
    """Return the mode's state of `after_blocks` in its simplest form under the path's conditions. Leading counter bytes
    mostly stay, and bytes behind a carry are 0. number: trailing bytes that are one integer if the other bytes stay."""
    return _simplest(context, state, blocks, number, after_blocks(context, state, blocks))


def _simplest(context: Context, state: State, blocks: int, number: int, now: tuple[Term, ...]) -> tuple[Term, ...]:
    """Return the state `now` after so many blocks in its simplest form."""
    old = state.mode_state
    if not blocks or not old or context.contract.chain:
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
    """Return the largest n up to `most` for which a monotone predicate holds, by bisection; n = 0 counts as holding."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if holds(middle) else (low, middle - 1)
    return low


def _same(context: Context, state: State, a: Sequence[Term], b: Sequence[Term]) -> bool:
    return a == b or context.holds(state, eq(concat(*a), concat(*b)))


def known_bits(context: Context, state: State) -> dict[Term, Term]:
    """Return replacements for bytes of the mode's state on which the path's conditions say something: constants, fixed
    low bits or an upper bound.

    Code may `or` into the low bits of a multiple of 4 where the mode adds, or let a byte spill that does not carry. A
    replacement takes every value that the byte can have."""
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
    """Return a byte clamped to its upper bound under the path's conditions, None if it may have any value."""
    largest = bisect_left(range(255), True, key=lambda n: context.holds(state, ~ult(const(n, 8), byte)))
    most = const(largest, 8)
    return ite(ult(most, byte), most, byte) if largest < 255 else None


def _low_bits(context: Context, state: State, byte: Term) -> Term | None:
    """Return a byte with its low bits that the path's conditions fix as constants, None if bit 0 is not fixed."""
    known: list[Term] = []
    for i in range(byte.width):
        bit = extract(byte, i, i)
        value = next((v for v in (0, 1) if context.holds(state, eq(bit, const(v, 1)))), None)
        if value is None:
            break
        known.insert(0, const(value, 1))
    return context.normal(concat(extract(byte, byte.width - 1, len(known)), *known)) if known else None


def restart(context: Context, state: State) -> State:
    """Return the state rebased to the first block that is not done. What was made of blocks that are done becomes free
    variables, but for the chain of a message: no block depends on another. A variable that the state has already, since
    a value was moved from that place in a turn before, stands for another value, and is not taken again."""
    done, begin = blocks_done(context, state), 0 if context.contract.chain else bytes_written(context, state)
    kept = {r.name: state.memory.written.get(r.name, {}) for r in context.contract.kept}
    values = [*state.registers.values(), *(v for content in kept.values() for v in content.values())]
    there = frozenset[Term]().union(*map(context.secrecy.forgotten, values))

    def left(place: str, value: Term) -> Term:
        first, free = context.secrecy.first_input(value), forgotten(place, state.pc, value.width)
        return value if first is None or first >= begin or free in there else free

    now = mode_state(context, state, blocks_written(context, state), counted(state))
    contents = [left(f"{name}{i}", value) for name, content in kept.items() for i, value in content.items()]
    registers = [left(f"{r.file}{r.number}", value) for r, value in state.registers.items()]
    new = iter(_settled(context, _counted_from_now(context, state, [*now, *registers, *contents])))
    now = tuple(next(new) for _ in now)
    moved = dict(zip(state.registers, new, strict=False))
    memory = Bytes({name: {i: next(new) for i in content} for name, content in kept.items()})
    writer = dict(state.writer)
    return replace(state, registers=moved, memory=memory, done=done, mode_state=now, forks={}, heads={}, writer=writer)


def _settled(context: Context, values: list[Term]) -> list[Term]:
    """Replace values of opaque functions by variables that are new each time: their arguments are of blocks that are
    counted otherwise from now on."""
    made = [] if context.calls is None else [v for v in variables(values) if is_kind(v, "applied")]
    return substitute(values, {v: settled(next(_SETTLED), v.width) for v in made}) if made else values


def _counted_from_now(context: Context, state: State, values: Sequence[Term]) -> list[Term]:
    """Rename input bytes relative to the first block not done: byte j becomes byte j - (bytes written). Bytes below 0
    belong to blocks that are done."""
    now = bytes_written(context, state)
    if not now:
        return list(values)
    moved = [value for value in values if context.secrecy.first_input(value) is not None]
    new = {v: input_byte(offset - now) for v in variables(moved) if (offset := input_offset(v)) is not None}
    renamed = iter([context.normal(v) for v in substitute(moved, new)])
    return [value if context.secrecy.first_input(value) is None else next(renamed) for value in values]
