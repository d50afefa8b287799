"""The check that a thread wrote what is its to write: all of it where it is due, and nothing where it is not."""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.dsl.term import Term
from ciphergen.verify.execution.state import State
from ciphergen.verify.ptx.launch import Launch
from ciphergen.verify.verdict import Broken, Property


def check_written(launch: Launch, state: State, written: Mapping[int, Term]) -> None:
    """Check that a thread wrote its blocks, whole, where there are such, and nothing where there are none. written: the
    bytes by their places from the first block of the thread on.

    Raises:
        Broken: it may not have.
    """
    if launch.context.share.blocks > 1:
        _check_group(launch, state, written)
        return
    context, block, size = launch.context, launch.output.block, len(written)
    if set(written) != set(range(size)):
        raise Broken(Property.BLOCKS, state.pc, f"writes {size} bytes of a block of {block}, with gaps")
    if not size:
        if not context.holds(state, ~context.at_least(state.done, 1)):
            raise Broken(Property.BLOCKS, state.pc, "may end where a block is left, and has not done it")
    elif size < block and not (
        context.contract.short_tail and context.holds(state, ~context.at_least(state.done, size + 1))
    ):
        text = f"writes {size} bytes of a block of {block}, of which more may be there"
        raise Broken(Property.BLOCKS, state.pc, text)


def _check_group(launch: Launch, state: State, written: Mapping[int, Term]) -> None:
    """Check that a thread wrote its blocks, whole, exactly where the group of its warp is there, whole.

    Raises:
        Broken: it may not have.
    """
    context, share, block = launch.context, launch.context.share, launch.output.block
    assert context.contract.count is not None
    due = share.due(context.contract.count, context.contract.unit)
    if not written:
        if not context.holds(state, ~due):
            text = f"may end where a group of {share.group} blocks is left, and has not done its {share.blocks}"
            raise Broken(Property.BLOCKS, state.pc, text)
        return
    if set(written) != {number * block + i for number in share.numbers for i in range(block)}:
        text = f"writes {len(written)} bytes, and a thread has {share.blocks} blocks of {block}"
        raise Broken(Property.BLOCKS, state.pc, text)
    if not context.holds(state, due):
        text = f"may write where a group of {share.group} blocks is not whole"
        raise Broken(Property.BLOCKS, state.pc, text)
