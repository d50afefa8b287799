"""Frames of functions on one block, and on many.

Everything that decides control flow here is public: pointers, their alignment, the number of blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import pairwise

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term, topological
from ciphergen.generator.analysis.rounds import roll
from ciphergen.generator.frames.constant_table import TableRounds, Tables
from ciphergen.generator.frames.round_loop import Rounds
from ciphergen.generator.layouts.access import if_misaligned
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref
from ciphergen.interface.role import Part, Role

Guard = Callable[[Builder], None]
Run = Callable[[Sequence[Ref]], list[Ref]]
# What runs once in a call on many blocks, counted per block of data: a typical call has this many blocks.
ONCE = 1 / 64
# The weight of the loop over what batches leave, in place of 1: so little that it counts for nothing beside these, and
# yet what is spilled in its own blocks is chosen by how often they run.
BEHIND = 2.0**-20
# Words of a batch that is read at any address: more do not fit into registers.
_MOST_WORDS = 24
# A loop that takes a few blocks in general registers besides those of the next leaves more to slow code than it gains,
# unless it runs so often.
_OFTEN = 6
# Operations beside which those of a loop of one turn do not count.
_LONG = 1000


def one_block(plan: Plan, role: Role, build: Builder, guard: Guard | None) -> None:
    """Build a function on one block. guard: builds the beginning; behind it the pointers are aligned."""
    if guard is not None:
        guard(build)
    given = build.arguments()
    ks, source, target = given[Part.ROUND_KEYS], given[Part.SOURCE], given[Part.OUTPUT]
    layout, unroll = plan.layouts()[-1]
    aligned = guard is not None
    rounds = Rounds.of(plan, build, layout, role.direction, unroll, apart=unroll > 1)
    state = rounds.load(source, aligned=aligned)
    rounds.set_up(ks)
    rounds.store(rounds.run(ks, state), target, aligned=aligned)
    build.leave()


def many_blocks(plan: Plan, role: Role, build: Builder) -> None:
    """Build a function on many blocks, with a loop for each layout, the one with the most blocks first; each takes the
    blocks that the loop before has left.

    A loop subtracts its blocks from the count of blocks left and tests the sign, so the count must be below half of
    the register's range. This holds for blocks of two bytes or more, since the range bounds the bytes of a buffer.
    """
    given = build.arguments()
    blocks = given[Part.BLOCKS]
    done = build.label("done")
    left = build.fresh(blocks.file, "left")
    build.copy(blocks, left)
    *large, last = plan.layouts()
    ks = given.get(Part.ROUND_KEYS)
    tables = (
        None if ks is not None else Tables.of(plan, build, [(role.direction, unroll) for _, unroll in (*large, last)])
    )
    batches = _Batches(plan, build, role.direction, ks, tables, given[Part.SOURCE], given[Part.OUTPUT], left)
    joined = bool(large) and _joined(large[-1][0], last[0])
    often = 1.0
    rest: Label | None = None  # where few blocks go at once
    if joined and len(large) > 1:
        often, rest = BEHIND, build.label("rest")
    for (layout, unroll), (following, _) in pairwise(large if joined else (*large, last)):
        aligned = layout.aligned and not (layout is large[-1][0] and _reads_any_address(layout))
        few = rest if following is large[-1][0] else None
        batches.while_enough(layout, unroll, turns(layout, following), aligned=aligned, few=few)
    with build.weighing(build.weight * often):
        if rest is not None:
            build.place(rest)
        build.branch("if_zero", left, done)
        build.place(build.label("start"))
    if joined:
        # A count of its own, which is not spilled where that of the loops before is.
        few_left = replace(batches, left=build.add(left, -large[-1][0].blocks))
        few_left.joined_loop(*large[-1], last[0], often / large[-1][0].blocks)
    else:
        batches.loop(*last, 0.0 if large else 1.0, aligned=last[0].aligned)
    build.place(done)
    build.leave()


def takes_one(plan: Plan) -> bool:
    """Return True if the row of blocks takes one block in about the time of code for one, which is worth leaving out:
    by a turn of its last loop, whose rounds that block goes through too."""
    *large, (last, unroll) = plan.layouts()
    if large:
        return _joined(large[-1][0], last)
    return last.has_rounds_of(last) or (plan.small and _operations(plan.variant, unroll) >= _LONG)


@lru_cache(maxsize=4)
def _operations(variant: Variant, unroll: int) -> int:
    """Return about how many operations there is code for in encryption, with so many rounds in the body of a loop."""
    loop = roll(variant.steps(ENCRYPT), unroll)
    pieces = (piece for piece in (loop.before, loop.body, loop.after) if piece is not None)
    terms = topological([term for piece in pieces for term in piece.outputs])
    return sum(_of_table(variant, term) if term.op == "table" else 1 for term in terms)


def _of_table(variant: Variant, look_up: Term) -> int:
    """Return about how many operations a look-up takes: those of a circuit that is known, or one an entry."""
    assert isinstance(look_up.param, tuple)
    known = variant.circuits.get(look_up.param)
    return known.operations if known is not None else len(look_up.param)


def _joined(narrowest: Layout, one: Layout) -> bool:
    """Return True if single blocks go through the rounds of the narrowest layout on several."""
    return narrowest.has_rounds_of(one) and _reads_any_address(narrowest)


def turns(layout: Layout, following: Layout) -> int:
    """Return the smallest number of turns worth the loop of a layout, given the layout that takes the rest."""
    return _OFTEN if len(layout.parts) > 1 and layout.blocks < 2 * following.blocks else 1


def _reads_any_address(narrowest: Layout) -> bool:
    """Return True if the narrowest layout on several blocks takes data at any address: unless its block is long, since
    the code for each alignment is long, and all its words are live at their join."""
    words = narrowest.blocks * narrowest.variant.block_bytes * 8 // (narrowest.rules.bits * narrowest.rules.lanes)
    return words <= _MOST_WORDS


@dataclass(frozen=True)
class _Batches:
    """The loops over data of a function, on the registers that they share. ks: None without round keys, where constants
    of rounds are in tables; left: blocks to do."""

    plan: Plan
    build: Builder
    direction: str
    ks: VReg | None
    tables: Tables | None
    source: VReg
    target: VReg
    left: Ref

    def while_enough(self, layout: Layout, unroll: int, least: int, *, aligned: bool, few: Label | None = None) -> None:
        """Build a loop over batches: as long as the blocks last, and if the layout can access the pointers. least:
        fewest turns for which the loop is entered; few: where control goes on with less than a batch, before all
        else, for what is fast then."""
        build, left = self.build, self.left
        rest, fewer = build.label("rest"), build.label("fewer")
        if few is not None:
            build.branch("if_negative", build.add(left, -layout.blocks), few)
            build.place(build.label("enough"))
        if aligned and not build.target.unaligned:
            for pointer in (self.source, self.target):
                if_misaligned(build, pointer, layout.rules.bits // 8, rest)
                build.place(build.label("aligned"))
        if least > 1:
            build.branch("if_negative", build.add(left, -least * layout.blocks), rest)
            build.place(build.label("many"))
        build.add(left, -layout.blocks, into=left)
        if few is None:
            build.branch("if_negative", left, fewer)
        build.place(build.label("batches"))
        widest = layout.blocks == self.plan.layouts()[0][0].blocks
        self.loop(layout, unroll, 1 / layout.blocks if widest else 0.0, aligned=aligned)
        build.place(fewer)
        build.add(left, layout.blocks, into=left)
        build.place(rest)

    def loop(self, layout: Layout, unroll: int, weight: float, *, aligned: bool) -> None:
        """Build the loop over turns of `layout.blocks` blocks, with the advance of the pointers. Single blocks are
        counted down to 0, batches below 0."""
        build, left = self.build, self.left
        rounds, run = self._rounds(layout, unroll, stored=True)
        head = build.label("blocks")
        with build.loop(head, weight):
            step = layout.blocks * self.plan.variant.block_bytes
            state = rounds.load(self.source, aligned=aligned)
            build.add(self.source, step, into=self.source)
            state = run(state)
            rounds.store(state, self.target, aligned=aligned)
            build.add(self.target, step, into=self.target)
            build.add(left, -layout.blocks, into=left)
            build.branch("if_not_zero" if layout.blocks == 1 else "if_not_negative", left, head)

    def joined_loop(self, layout: Layout, unroll: int, one: Layout, weight: float) -> None:
        """Build the loop over turns of `layout.blocks` blocks as long as these last, and then of one block, with the
        same rounds. `left` is the count of blocks less a turn's."""
        build, left, blocks = self.build, self.left, layout.blocks
        rounds, run = self._rounds(layout, unroll)
        one = one.toward(self.direction)
        head, there, after = (build.label(hint) for hint in ("blocks", "there", "next"))
        more = build.fresh(left.file, "more")  # blocks behind this turn
        held: list[Ref] = []
        with build.loop(head, weight):
            with self._single(there):
                state = one.load(build, self.source, aligned=False)
                held = [build.fresh(register.file, "state") for register in state]
                build.parallel(list(zip(held, state, strict=True)))
            build.parallel(list(zip(held, rounds.load(self.source, aligned=False), strict=True)))
            build.place(there)
            made = run(held)
            with self._single(after):
                one.store(build, made, self.target, aligned=False)
                build.add(left, blocks - 1, into=more)
                self._move_on(1)
            rounds.store(made, self.target, aligned=False)
            build.copy(left, more)
            self._move_on(blocks)
            build.place(after)
            build.branch("if_not_zero", more, head)

    @contextmanager
    def _single(self, after: Label) -> Iterator[None]:
        """Make what is built inside what is done with one block, where fewer than a batch are left; behind that control
        goes on at `after`, otherwise here."""
        build, several = self.build, self.build.label("several")
        build.branch("if_not_negative", self.left, several)
        with build.weighing(0.0):
            build.place(build.label("single"))
            yield
            build.jump(after)
        build.place(several)

    def _move_on(self, blocks: int) -> None:
        """Build the advance by so many blocks."""
        for pointer in (self.source, self.target):
            self.build.add(pointer, blocks * self.plan.variant.block_bytes, into=pointer)
        self.build.add(self.left, -blocks, into=self.left)

    def _rounds(self, layout: Layout, unroll: int, *, stored: bool = False) -> tuple[Rounds | TableRounds, Run]:
        """Return the rounds of a batch, and what builds them. stored: as `Rounds.run` has it."""
        if self.tables is not None:
            found = self.tables.rounds(layout, self.direction, unroll)
            return found, found.run
        rounds = Rounds.of(self.plan, self.build, layout, self.direction, unroll)
        rounds.set_up(self.ks)
        return rounds, partial(rounds.run, self.ks, stored=stored)
