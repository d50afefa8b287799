"""The obligation of a path of a function that takes a message: what is made of it, and the chain where it returns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.term import Term, const, eq, substitute, ult, variables
from ciphergen.interface.role import Role
from ciphergen.verify.certificate.write import PathOutput
from ciphergen.verify.claim.obligation import Pair
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.memory import Region
from ciphergen.verify.execution.paths import Segment
from ciphergen.verify.execution.state import State
from ciphergen.verify.induction.blocks import bytes_done, bytes_written
from ciphergen.verify.induction.invariant import Head, carried_bytes, carried_pairs
from ciphergen.verify.induction.loops import Heads
from ciphergen.verify.verdict import Broken, Property, Verdict

Bytes = tuple[Term, ...]


@dataclass(frozen=True)
class PathPairs:
    """A path with what has to be equal at its end; None if a byte of the output was not written. head: of the loop
    where it arrives, None if it returns."""

    state: State
    pairs: list[Pair] | None
    head: Head | None = None


def messages(
    context: Context,
    specification: Specification,
    role: Role,
    output: Region,
    segments: Sequence[Segment],
    heads: Heads,
) -> Iterator[PathPairs]:
    """Yield all paths of a function that takes a message. heads: the claims at loop heads, which all arrivals fit.

    Raises:
        Broken: whether the message has any bytes is not known at a return.
    """
    for segment in segments:
        for state in segment.ends.returned:
            yield PathPairs(state, _compare(context, specification, role, output, state, returned=True))
        for state, arrived in zip(segment.ends.arrived, segment.restarted, strict=True):
            head, pairs = heads[state.pc], _compare(context, specification, role, output, state, returned=False)
            if pairs is not None and head is not None:
                pairs += carried_pairs(context, head, arrived)
            yield PathPairs(state, pairs, head)


def message_output(
    context: Context, specification: Specification, role: Role, output: Region, path: PathPairs
) -> PathOutput:
    """Return what a proved path makes of a message, with what a checker needs to recompute it."""
    state, region = path.state, context.contract.mode_state
    assert region is not None
    content = {} if role.absorbs else state.memory.written.get(output.name, {})
    written = [content[i] for i in sorted(content)]
    facts = (*context.contract.assumptions, *state.conditions)
    taken, states = bytes_written(context, state), [state.mode_state]
    found = PathOutput("", role.name, role.direction, role.mode, False, written, facts, states, taken=taken)
    if path.head is not None:
        return replace(found, end=hex(path.head.pc), carried=carried_bytes(context, path.head, state))
    end = "empty" if _is_empty(context, specification, role, state) else "last"
    left = [byte for i in range(len(state.mode_state)) if (byte := state.memory.get(region, i)) is not None]
    return replace(found, end=end, left=left, known=_count(context, state, [*written, *left]))


def _count(context: Context, state: State, terms: Sequence[Term]) -> dict[Term, Term]:
    """Return the number of bytes as it is at a return, where all are done, if terms are made of it."""
    count = context.contract.count
    assert count is not None
    number = context.normal.sum(state.done.times(context.contract.unit).plus(bytes_done(context, state)))
    return {count: number} if count in variables(terms) else {}


def _compare(
    context: Context, specification: Specification, role: Role, output: Region, state: State, *, returned: bool
) -> list[Pair] | None:
    """Return pairs of each byte that a path left and the specification's byte: of the output, and of the chain if it
    returned; None if a byte of the output was not written.

    Raises:
        Broken: whether the message has any bytes is not known.
    """
    contract = context.contract
    blocks, rest = divmod(bytes_written(context, state), contract.unit)
    chain, wanted, tail = state.mode_state, list[Term](), state.tail
    if tail is not None:
        blocks += tail.blocks
    if role.absorbs:
        chain = specification.after_blocks(role.mode, role.direction, chain, blocks)
    for number in range(0 if role.absorbs else blocks):
        wanted += specification.mode_block(role.mode, role.direction, number, chain)
        chain = specification.after_block(role.mode, role.direction, chain, number)
    got: list[Term | None] = []
    if returned:
        if _is_empty(context, specification, role, state):
            chain = specification.without(role.mode, chain)
        elif tail is not None:
            chain, out = specification.tail(role.mode, tail.data, tail.number, chain)
            wanted += out[:rest]
        else:
            chain, out = specification.last_block(role.mode, rest, blocks, chain)
            wanted += out
        assert contract.mode_state is not None
        got = [state.memory.get(contract.mode_state, i) for i in range(len(chain))]
    made = [] if role.absorbs else [state.memory.get(output, i) for i in range(len(wanted))]
    found = [(g, w) for g, w in zip([*made, *got], [*wanted, *chain[: len(got)]], strict=True) if g is not None]
    if len(found) < len(made) + len(got):
        return None
    return _counted(context, state, found) if returned else found


def _is_empty(context: Context, specification: Specification, role: Role, state: State) -> bool:
    """Return True if a path that returns has taken a message of no bytes, of which the text says what is done with it.

    Raises:
        Broken: whether the message has any bytes is not known.
    """
    mode, count = specification.mode(role.mode), context.contract.count
    assert isinstance(mode, MessageMode)
    assert count is not None
    zero = const(0, count.width)
    if mode.empty is None or bytes_written(context, state) or context.holds(state, ult(zero, count)):
        return False
    if context.holds(state, eq(count, zero)):
        return True
    text = "may return after a message of no bytes, and after others, with which the text does something else"
    raise Broken(Property.RESULT, state.pc, text, Verdict.UNDECIDED)


def _counted(context: Context, state: State, pairs: list[Pair]) -> list[Pair]:
    """Return the pairs with the number of bytes as it is at a return: code may compute with it."""
    known = _count(context, state, [g for g, _ in pairs])
    got = substitute([g for g, _ in pairs], known)
    return [(context.normal(g), w) for g, (_, w) in zip(got, pairs, strict=True)]
