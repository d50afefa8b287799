"""Whole functions: the key schedule, one block, many blocks, in virtual registers.

Everything that decides control flow here is public: pointers, their alignment, the number of blocks.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from ciphergen.generator.code import Code
from ciphergen.generator.frames.ctr import counter_mode
from ciphergen.generator.frames.ctr_show import kept_values
from ciphergen.generator.frames.expand import expand_key
from ciphergen.generator.frames.walk import Rounds
from ciphergen.generator.frames.work import Work
from ciphergen.generator.layouts.access import if_misaligned
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import Function, VReg
from ciphergen.interface.role import Part, Role

Guard = Callable[[Code], None]
Build = Callable[[Work, Role, str, Guard | None], Function]
# What runs once in a call on many blocks, counted per block of data: a typical call has this many blocks.
_ONCE = 1 / 64
# Words of a batch that is read at any address: more do not fit into registers.
_MOST_WORDS = 24
# A loop that takes a few blocks in general registers besides those of the next leaves more to slow code than it gains,
# unless it runs so often.
_OFTEN = 6


def build(work: Work, role: Role, name: str, guard: Guard | None = None) -> Function:
    """Return the function of a role, in virtual registers. guard: emits the beginning of code for one block; behind it
    the pointers are aligned."""
    return SHAPES[role.shape](work, role, name, guard)


def _key_schedule(work: Work, role: Role, name: str, guard: Guard | None) -> Function:
    code = begun(work, role, name)
    expand_key(work, code)
    return code.finish()


def _counter_mode(work: Work, role: Role, name: str, guard: Guard | None) -> Function:
    return counter_mode(work, role, name)


def begun(work: Work, role: Role, name: str) -> Code:
    """Return an empty function of a role, ready for code."""
    code = Code(work.target, work.generation, name, role.name)
    code.small = work.smallest
    return code


def _one_block(work: Work, role: Role, name: str, guard: Guard | None) -> Function:
    code, direction = begun(work, role, name), role.direction
    if guard is not None:
        guard(code)
    given = code.arguments()
    ks, source, target = given[Part.ROUND_KEYS], given[Part.SOURCE], given[Part.OUTPUT]
    layout, unroll = work.layouts()[-1]
    layout.aligned = guard is not None
    state = layout.load(code, source)
    rounds = Rounds(work, code, layout, direction, unroll, apart=unroll > 1)
    rounds.set_up(ks)
    state = rounds.run(ks, state)
    layout.store(code, state, target)
    code.leave()
    return code.finish()


def _many_blocks(work: Work, role: Role, name: str, guard: Guard | None) -> Function:
    """Return a function on many blocks, with a loop for each layout, the one with the most blocks first; each takes the
    blocks that the loop before has left.

    A loop subtracts its blocks from the count of blocks left and tests the sign, so the count must be below half of
    the register's range. This holds for blocks of two bytes or more, since the range bounds the bytes of a buffer.
    """
    code, direction = begun(work, role, name), role.direction
    given = code.arguments()
    ks, blocks = given[Part.ROUND_KEYS], given[Part.BLOCKS]
    source, target = given[Part.SOURCE], given[Part.OUTPUT]
    done = code.label("done")
    code.weight = code.block.weight = _ONCE
    left = code.fresh(blocks.file, "left")
    code.copy(blocks, left)
    *large, last = work.layouts()
    if large:
        _reads_any_address(large[-1][0])
    for (layout, unroll), (following, _) in pairwise((*large, last)):
        least = turns(layout, following)
        _batches(work, code, layout, unroll, direction, (ks, source, target, left), least)
    code.idioms.if_zero(code, left, done)
    code.place(code.label("start"))
    _loop(work, code, *last, direction, (ks, source, target, left), 0.0 if large else 1.0)
    code.place(done)
    code.leave()
    return code.finish()


def turns(layout: Layout, following: Layout) -> int:
    """Return the smallest number of turns worth the loop of a layout, given the layout that takes the rest."""
    return _OFTEN if len(layout.parts) > 1 and layout.blocks < 2 * following.blocks else 1


def _reads_any_address(narrowest: Layout) -> None:
    """Let the narrowest layout on several blocks take data at any address, unless its block is long: the code for each
    alignment is long, and all its words are live at their join."""
    words = narrowest.blocks * narrowest.variant.block_bytes * 8 // narrowest.rules.bits
    narrowest.aligned = narrowest.aligned and words > _MOST_WORDS


def _batches(
    work: Work, code: Code, layout: Layout, unroll: int, direction: str, registers: tuple[VReg, ...], least: int
) -> None:
    """Emit a loop over batches: as long as the blocks last, and if the layout can access the pointers. least: fewest
    turns for which the loop is entered."""
    _, source, target, left = registers
    rest, fewer = code.label("rest"), code.label("fewer")
    if layout.aligned and not work.target.unaligned:
        for pointer in (source, target):
            if_misaligned(code, pointer, layout.rules.bits // 8, rest)
            code.place(code.label("aligned"))
    if least > 1:
        code.idioms.if_negative(code, code.idioms.add(code, left, -least * layout.blocks), rest)
        code.place(code.label("many"))
    code.idioms.add(code, left, -layout.blocks, into=left)
    code.idioms.if_negative(code, left, fewer)
    code.place(code.label("batches"))
    widest = layout.blocks == work.layouts()[0][0].blocks
    _loop(work, code, layout, unroll, direction, registers, 1 / layout.blocks if widest else 0.0)
    code.place(fewer)
    code.idioms.add(code, left, layout.blocks, into=left)
    code.place(rest)


def _loop(
    work: Work, code: Code, layout: Layout, unroll: int, direction: str, registers: tuple[VReg, ...], weight: float
) -> None:
    """Emit the loop over turns of `layout.blocks` blocks, with the advance of the pointers. Single blocks are counted
    down to 0, batches below 0."""
    ks, source, target, left = registers
    rounds = Rounds(work, code, layout, direction, unroll)
    rounds.set_up(ks)
    head = code.label("blocks")
    code.weight = weight
    code.place(head)
    step = layout.blocks * work.variant.block_bytes
    state = layout.load(code, source)
    code.idioms.add(code, source, step, into=source)
    state = rounds.run(ks, state)
    layout.store(code, state, target)
    code.idioms.add(code, target, step, into=target)
    code.idioms.add(code, left, -layout.blocks, into=left)
    again = code.idioms.if_not_zero if layout.blocks == 1 else code.idioms.if_not_negative
    again(code, left, head)
    code.weight = _ONCE


# What builds each shape that a row of the C interface can name.
SHAPES: dict[str, Build] = {
    "key schedule": _key_schedule,
    "one block": _one_block,
    "row of blocks": _many_blocks,
    "counter mode": _counter_mode,
}
# What there is to show of a shape before there are rows.
SHOWN: dict[str, Callable[[Work, Role], str]] = {"counter mode": kept_values}
