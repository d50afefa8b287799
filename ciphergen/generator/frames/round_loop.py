"""The rounds of a cipher on a state in registers: straight, or with a loop that walks over the round keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ciphergen.dsl.term import Term, rotl, var
from ciphergen.generator.analysis.common_beginning import Parted, parted
from ciphergen.generator.analysis.keys import key_position, one_place, round_keys
from ciphergen.generator.analysis.rounds import Piece, RoundLoop, compose, roll
from ciphergen.generator.analysis.whole_operations import BlockStage
from ciphergen.generator.cover import instructions
from ciphergen.generator.frames.called_rounds import CalledRounds
from ciphergen.generator.frames.shared_routine import call, each_alike
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.slice_columns import AddedMasks
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.passages import of_order
from ciphergen.generator.passes import gather, narrow
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder, Pass
from ciphergen.generator.shape.node import AlikeStage, Fetch, Ref, RoutineStage


class Rounds:
    """The rounds on a state in registers: straight, or with a loop that walks over the round keys.

    Upwards the walking pointer starts at the keys and a second one marks the end; downwards it starts at
    the end and the keys' own address is the mark. So no count is kept, but where rounds read no round keys, and where
    addresses of keys are not to be compared.
    """

    def __init__(self, plan: Plan, build: Builder, layout: Layout, loop: RoundLoop) -> None:
        self.plan, self.build, self.layout, self.loop = plan, build, layout, loop
        places = layout.places(plan.keys)
        # A loop has one pointer, so its parts share round keys.
        assert not loop.count or len({part.places(plan.keys).stride for part in layout.parts}) == 1
        self.step = loop.shift * places.stride
        calls = layout.calls(loop) if build.idioms.routines is not None else None
        self._called = None if calls is None else CalledRounds(build, layout, calls)
        self._ks: Ref | None = None
        self._stored = False
        self._added = False  # whether the state is loaded with the rounds before the loop done
        self.end: Ref | None = None
        self.fixed: Ref | None = None

    @staticmethod
    def of(plan: Plan, build: Builder, layout: Layout, direction: str, unroll: int, *, apart: bool = False) -> Rounds:
        """Return all rounds of a direction. apart: whether the last rounds stay out of the loop, if they are cheaper
        then."""
        straight = last_rounds(plan, layout) if apart else 0
        loop = roll(plan.variant.steps(direction), unroll, straight, late=layout.late)
        return Rounds(plan, build, layout.toward(direction), loop)

    def set_up(self, ks: Ref | None) -> None:
        """Build the loop-invariant part of the walk, once before the loop over blocks."""
        self._ks = ks
        if ks is not None and self.loop.count and self.step > 0 and not self.build.target.counts_turns:
            self.end = self.build.add(ks, self.step * self.loop.count)

    def load(self, pointer: Ref, *, aligned: bool) -> list[Ref]:
        """Build the loads of all blocks from `pointer` on; return the state, as `run` takes it."""
        if self._called is not None:
            before = self.loop.before
            if aligned and before is not None and len(before.steps) == 1 and self._ks is not None:
                self.fixed = self._ks
                state = self._called.load_through(pointer, before, self._keys_from(self._ks, 0))
                if state is not None:
                    self._added = True
                    return state
            added = self._masks(self._called) if aligned else None
            self._added = added is not None
            return self._called.load(pointer, aligned=aligned, added=added)
        return self.layout.load(self.build, pointer, aligned=aligned)

    def _masks(self, called: CalledRounds) -> AddedMasks | None:
        """Return the masks that are added to blocks as they are loaded; None where rounds before the loop do more."""
        before = self.loop.before
        masks = called.added(before) if before is not None and len(before.steps) == 1 else None
        if masks is None or self._ks is None:
            return None
        places = self.layout.places(self.plan.keys)
        return AddedMasks.of(self._ks, [places.of(mask) for mask in masks], self.layout.rules.bits)

    def store(self, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        """Build the stores of all blocks to `pointer` on. state: what `run` has returned."""
        if self._called is not None:
            self._called.store(state, pointer, aligned=aligned)
        else:
            self.layout.store(self.build, state, pointer, aligned=aligned)

    @property
    def mixing(self) -> CalledRounds | None:
        """Return what stores all blocks with data added to them, from where `run` leaves the state; None for states in
        registers."""
        return self._called if self._called is not None and self._called.mixes else None

    def run(self, ks: Ref | None, state: Sequence[Ref], *, stored: bool = False) -> list[Ref]:
        """Build all rounds; return the resulting state. ks: the round keys, None where there are none; stored: whether
        all that is done with the state is to `store` it, or to mix it with data by `mixing`."""
        self._stored = stored
        span, self.fixed = self.step * self.loop.count, ks
        # A routine goes back behind any of its calls, so that what is read there is written before the first.
        walker = self._walker(ks, span) if self._called is not None and ks is not None and span else None
        if not self._added:
            state = self._piece(self.loop.before, state, ks, 0, last=not self.loop.count)
        if self.loop.body is not None and not self.loop.shift:
            state = self._counted(self.loop.body, state, ks)
        elif self.loop.body is not None:
            assert ks is not None
            walker = walker or self._walker(ks, span)
            if (parts := self._parted_turn()) is not None:
                return self._left_turns(self.loop.body, parts, state, walker, ks)
            state = self._turns(self.loop.body, state, walker, ks if self.end is None else self.end, min(span, 0))
            if self.layout.follows and span > 0:
                return self._piece(self.loop.after, state, walker, -span, last=True)
        return self._piece(self.loop.after, state, ks, 0, last=True)

    def _walker(self, ks: Ref, span: int) -> VReg:
        """Build the pointer that walks over the round keys; return its register."""
        walker = self.build.fresh(ks.file, "rk")
        if span < 0:
            self.build.add(ks, -span, into=walker)
        else:
            self.build.copy(ks, walker)
        return walker

    def _counted(self, body: Piece, state: Sequence[Ref], ks: Ref | None) -> list[Ref]:
        """Build a loop over rounds that read no round keys, which counts its turns down to 0."""
        build, carried, head = self.build, self._carried(state), self.build.label("rounds")
        left = self._turns_left()
        with build.turns(head, self.loop.count):
            self._carry(carried, self._piece(body, carried, ks, 0))
            self._count_down(left, head)
        build.place(build.label("after"))
        return carried

    def _turns_left(self) -> VReg:
        """Build the number of turns of the loop; return its register."""
        left = self.build.fresh(self.plan.words.file, "turns")
        self.build.copy(self.build.constant(self.plan.words, self.loop.count), left)
        return left

    def _count_down(self, left: VReg, head: Label) -> None:
        """Build the end of a turn of a loop that counts its turns."""
        self.build.add(left, -1, into=left)
        self.build.branch("if_not_zero", left, head)

    def _carried(self, state: Sequence[Ref]) -> list[Ref]:
        """Return registers for the state of a loop, with the state before it."""
        if self._called is not None:
            return self._called.keep(state)
        carried: list[Ref] = [self.build.fresh(register.file, f"state{i}") for i, register in enumerate(state)]
        self._carry(carried, state)
        return carried

    def _carry(self, carried: Sequence[Ref], state: Sequence[Ref]) -> None:
        """Build the copies of the state at the end of a turn to the registers of the next; in the frame it stays."""
        if self._called is None:
            self.build.parallel(list(zip(carried, state, strict=True)))

    def _turns(self, body: Piece, state: Sequence[Ref], walker: VReg, end: Ref, bias: int) -> list[Ref]:
        build, carried = self.build, self._carried(state)
        head, left = build.label("rounds"), self._turns_left() if build.target.counts_turns else None
        with build.turns(head, self.loop.count):
            new = self._piece(body, carried, walker, bias)
            self._carry(carried, new)
            build.add(walker, self.step, into=walker)
            if left is not None:
                self._count_down(left, head)
            else:
                build.branch("if_different", walker, end, head)
        build.place(build.label("after"))
        return carried

    def _parted_turn(self) -> Parted | None:
        """Return what a turn and the last rounds begin with alike, behind the rounds that the last turn has whole, and
        what they do behind that; None where the loop is not left in the middle of a turn."""
        body, after, rest = self.loop.body, self.loop.after, self.loop.rest
        if body is None or after is None or not self.layout.leaves_turns or len(after.steps) <= rest:
            return None
        one, other = compose(body.steps[rest:]), compose(after.steps[rest:])
        assert one is not None
        assert other is not None
        return parted(self.layout.lift(one), self.layout.lift(other))

    def _left_turns(self, body: Piece, parts: Parted, state: Sequence[Ref], walker: VReg, ks: Ref) -> list[Ref]:
        """Build a loop that is left in the middle of a turn, and the last rounds behind what they begin with."""
        build, carried, bias = self.build, self._carried(state), min(self.step * self.loop.count, 0)
        head, out, whole_turns = build.label("rounds"), build.label("out"), build.weight * self.loop.count
        (layout,) = self.layout.parts
        first, last = parts.rests
        with build.turns(head, self.loop.count + 1):
            whole = self._piece(compose(body.steps[: self.loop.rest]), carried, walker, bias)
            begun = self.compute(layout, parts.beginning, whole, walker, bias)
            state = [build.own(each) for each in (*begun, *whole)]
            build.branch("if_same", walker, ks if self.end is None else self.end, out)
            with build.weighing(whole_turns):
                build.place(build.label("on"))
                new = self.compute(layout, first, state, walker, bias)
                self._carry(carried, new)
                build.add(walker, self.step, into=walker)
                build.jump(head)
        build.place(out)
        return [build.own(each) for each in self.compute(layout, last, state, ks, last=True)]

    def _piece(
        self, piece: Piece | None, state: Sequence[Ref], pointer: Ref | None, bias: int, *, last: bool = False
    ) -> list[Ref]:
        """Build straight rounds; return the state. The keys begin at `pointer` + `bias` bytes. last: whether no round
        follows."""
        if piece is None:
            return list(state)
        if self._called is not None:
            return self._called.run(piece, state, self._keys_from(pointer, bias), stored=last and self._stored)
        left, found = list(state), list[Ref]()
        for part in self.layout.parts:
            stages = part.stages(piece)
            first = stages[0]
            count = len(first.inputs) if isinstance(first, Piece) else len(left)
            registers, left = left[:count], left[count:]
            for stage in stages:
                if isinstance(stage, Piece):
                    registers = self.compute(part, stage, registers, pointer, bias, last=last)
                elif isinstance(stage, RoutineStage):
                    start, end = stage.first, stage.first + stage.routine.takes
                    made = call(self.build, stage.routine, registers[start:end])
                    registers = [*registers[:start], *made, *registers[end:]]
                elif isinstance(stage, AlikeStage):
                    registers = each_alike(self.build, part.rules, stage.each, registers)
                elif isinstance(stage, BlockStage):
                    registers = self._operate(part, stage, registers, pointer, bias)
                else:
                    registers = stage(self.build, registers)
            found += registers
        return [self.build.own(register) for register in found]

    def _keys_from(self, pointer: Ref | None, bias: int) -> Callable[[Term], Fetch]:
        """Return where round keys come from, that begin at `pointer` + `bias` bytes."""
        places = self.layout.places(self.plan.keys)
        return lambda key: self._key(self.layout, *self._place(key, places.of(key), pointer, bias))

    def _operate(
        self, part: Layout, stage: BlockStage, state: Sequence[Ref], pointer: Ref | None, bias: int
    ) -> list[Ref]:
        """Build operations on whole blocks, each on all of them before the next."""
        registers, places, build = list(state), part.places(self.plan.keys), self.build
        for each in stage.operations:
            others: list[Ref] = []
            if each.key is not None and each.key.is_const:
                others = [build.zeros(part.rules.file)]
            elif each.key is not None:
                others = [part.load_key(build, *self._place(each.key, places.of(each.key), pointer, bias))]
            registers = [build.operate(each.rows, register, *others) for register in registers]
        return registers

    def compute(
        self,
        part: Layout,
        piece: Piece,
        state: Sequence[Ref],
        pointer: Ref | None,
        bias: int = 0,
        *,
        last: bool = False,
    ) -> list[Ref]:
        """Build the terms of a piece on registers; return those of its outputs. The keys begin at `pointer` + `bias`
        bytes. last: whether no round follows."""
        places, count = part.places(self.plan.keys), len(piece.between)
        terms = one_place([*piece.between, *piece.outputs], places, part.keeps_keys)
        keys = round_keys(terms)
        fetched = {v: self._key(part, *self._place(v, places.of(v), pointer, bias)) for v in keys}
        also: list[Pass] = [lambda terms, _: gather.run(terms)] if self.plan.gathered else []
        if last and last_rounds(self.plan, part):
            also.append(partial(narrow.run, word_bits=self.plan.variant.word_bits))
        found = self.build.rewritten(
            part.rules,
            terms[count:],
            dict(zip(piece.inputs, state, strict=True)),
            fetched,
            order=terms[:count],
            passages=of_order(piece, self.loop),
            also=also,
        )
        return [*found]

    def _place(self, key: Term, offset: int, pointer: Ref | None, bias: int) -> tuple[Ref, int]:
        """Return the pointer and the offset from which a word of a round key is loaded: a fixed one from `V_key`."""
        at = key_position(key)
        assert at is not None
        if at[0] in self.loop.fixed:
            pointer, bias = self.fixed, 0
        assert pointer is not None
        return pointer, offset + bias

    def _key(self, part: Layout, pointer: Ref, offset: int) -> Fetch:
        return self.build.later(lambda: part.load_key(self.build, pointer, offset))


def last_rounds(plan: Plan, layout: Layout) -> int:
    """Return the number of final rounds with cheaper rotations; 0 if the layout does not load by bytes, or if a
    rotation takes one instruction. A register holds copies of a word, and each of these rounds uses up one copy beside
    the lowest."""
    if not layout.by_bytes:
        return 0
    several = instructions([rotl(var("x", layout.rules.bits), 1)], (), layout.rules) > 1
    return layout.rules.bits // plan.variant.word_bits - 1 if several else 0
