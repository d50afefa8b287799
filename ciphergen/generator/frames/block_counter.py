"""The counter of counter mode as a whole block in a vector register, and its last byte in a general one."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term
from ciphergen.generator.frames.counter import Counter
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.plan.counter_terms import EPOCH, CounterTerms
from ciphergen.generator.plan.counting import byte_lanes
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class BlockCounter(Counter):
    """A counter whose last byte moves in the vector register of the next block. now: that byte less 256, so that it is
    negative, and 0 at the epoch's end; block: the next block; step: 1 in the last byte of a block."""

    block: VReg
    step: Ref

    def __init__(self, build: Builder, plan: Plan, pointer: Ref) -> None:
        super().__init__(build, plan, pointer, 1)
        self._lanes: RuleSet = byte_lanes(plan)

    def load(self) -> list[VReg]:
        build, (last, size) = self.build, (self.size - 1, self.rules.bits // 8)
        self.now, self.block = build.fresh(self.rules.file, "now"), build.fresh(self._lanes.file, "block")
        build.add(self._load(last), -EPOCH, into=self.now)
        (block,) = build.vector("load", self.size, self.pointer, 0, memory="counter")
        build.copy(block, self.block)
        words = [self._constant(1 << 8 * (last - at) if at <= last < at + size else 0) for at in range(0, last, size)]
        (self.step,) = build.vector("gather", tuple(words))
        return []

    def enter(self, begins: Sequence[CounterTerms]) -> None:
        """Build nothing, since all layouts count in the same register."""

    def known(self, begin: CounterTerms) -> dict[Term, Ref]:
        (now,), ((moves, _),) = begin.now, begin.steps
        return {now: self.block, moves: self.step}

    def move_on(self, begins: Sequence[CounterTerms], following: Sequence[Sequence[Ref]], blocks: int) -> None:
        ((after,),) = following
        self.build.copy(after, self.block)
        self.build.add(self.now, blocks, into=self.now)

    def last_byte(self) -> Ref:
        return self.now

    def store(self) -> None:
        self._put(self.now, self.size - 1)

    def if_wrapped(self, label: Label) -> None:
        self.build.branch("if_zero", self.now, label)

    def if_near_end(self, blocks: int, label: Label) -> None:
        self.build.branch("if_not_negative", self.build.add(self.now, blocks - 1), label)

    def if_not_near_end(self, blocks: int, label: Label) -> None:
        self.build.branch("if_negative", self.build.add(self.now, blocks - 1), label)
