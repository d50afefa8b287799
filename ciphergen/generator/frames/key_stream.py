"""Key stream of a batch: from what is kept of the first rounds, or, for few blocks, from the counter's words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import islice

from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term
from ciphergen.generator.analysis.keys import round_keys
from ciphergen.generator.frames.called_rounds import CalledRounds
from ciphergen.generator.frames.counter import Counter
from ciphergen.generator.frames.round_loop import Rounds
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.plan.counter_terms import CounterTerms
from ciphergen.generator.plan.counting import beginnings, byte_lanes
from ciphergen.generator.plan.invariant import Invariant, cut
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref

# What is kept in an epoch, by the round keys and the kind of registers that it is made of.
Kept = Mapping[tuple[str, str], Mapping[Term, Ref]]
# The state of a part before the rounds that are left, and what moves, behind its last block.
Start = tuple[list[Ref], list[Ref]]


class KeyStream(ABC):
    """The key stream of one layout. mixing: the rounds whose words are combined with data one after the other, if they
    are; in_memory: builds the address of key stream that is in memory, if it is."""

    mixing: CalledRounds | None = None
    in_memory: Callable[[], Ref] | None = None

    def __init__(self, plan: Plan, layout: Layout) -> None:
        self.layout, self.blocks = layout, layout.blocks
        self.bytes = layout.blocks * plan.variant.block_bytes
        self.begins: list[CounterTerms] = beginnings(plan, layout)

    @abstractmethod
    def make(
        self, build: Builder, ks: Ref, kept: Kept, words: Sequence[Ref], counter: Counter
    ) -> Sequence[Sequence[Ref]]:
        """Build the key stream of one block or batch and the counter's advance; return the states of the layout's
        parts. words: of the counter, for one block."""

    @abstractmethod
    def set_up(self, ks: Ref) -> None:
        """Build what comes once before a loop over blocks."""

    def in_memory_order(self, build: Builder, part: Layout, state: Sequence[Ref]) -> tuple[Sequence[Ref], int]:
        """Build what `Layout.in_memory_order` does with the state of a part."""
        return part.in_memory_order(build, state)


class FromRounds(KeyStream):
    """Key stream by rounds in the function. rounds: those that `start` does not make."""

    rounds: Rounds

    @abstractmethod
    def start(self, build: Builder, ks: Ref, kept: Kept, words: Sequence[Ref], counter: Counter) -> list[Start]:
        """Build the computation before the remaining rounds, for each part."""

    def set_up(self, ks: Ref) -> None:
        self.rounds.set_up(ks)
        self.mixing = self.rounds.mixing

    def make(
        self, build: Builder, ks: Ref, kept: Kept, words: Sequence[Ref], counter: Counter
    ) -> Sequence[Sequence[Ref]]:
        registers: list[VReg] = []
        following: list[list[Ref]] = []
        for state, after in self.start(build, ks, kept, words, counter):
            following.append(after)
            for register in state:
                registers.append(build.fresh(register.file, "state"))
                build.copy(register, registers[-1])
        counter.move_on(self.begins, following, self.blocks)
        found = iter(self.rounds.run(ks, registers, stored=self.mixing is not None))
        return [list(islice(found, len(begin.state))) for begin in self.begins]

    def in_memory_order(self, build: Builder, part: Layout, state: Sequence[Ref]) -> tuple[Sequence[Ref], int]:
        if self.mixing is not None:
            self.mixing.finish()
        return super().in_memory_order(build, part, state)


class FromKept(FromRounds):
    """Key stream from what is kept of the first rounds in an epoch."""

    def __init__(self, plan: Plan, build: Builder, layout: Layout, unroll: int, held: int) -> None:
        super().__init__(plan, layout)
        steps, rest = cut(plan, unroll, late=layout.late, most_moving=layout.most_moving)
        self.prefixes = [Invariant(plan, begin, steps, held) for begin in self.begins]
        # What is kept of prefixes that read the same round keys into the same kind of registers is the same.
        self.keys = [(prefix.layout.name, prefix.layout.rules.file) for prefix in self.prefixes]
        self.rounds = Rounds(plan, build, layout, rest)

    def start(self, build: Builder, ks: Ref, kept: Kept, words: Sequence[Ref], counter: Counter) -> list[Start]:
        return [
            _first_rounds(build, prefix, ks, kept[name], counter.known(prefix.begin))
            for name, prefix in zip(self.keys, self.prefixes, strict=True)
        ]


class FromWords(FromRounds):
    """Key stream by all rounds, from the words of the counter: for fewer blocks than it takes to be worth keeping
    anything."""

    def __init__(self, plan: Plan, build: Builder, layout: Layout, unroll: int) -> None:
        super().__init__(plan, layout)
        self.rounds = Rounds.of(plan, build, layout, ENCRYPT, unroll)

    def start(self, build: Builder, ks: Ref, kept: Kept, words: Sequence[Ref], counter: Counter) -> list[Start]:
        (begin,) = self.begins
        known = {x: word for x, word in zip(begin.fixed, words, strict=True) if x is not None} | counter.known(begin)
        found = build.compute(self.layout.rules, [*begin.state, *begin.after], known)
        return [([*found[: len(begin.state)]], [*found[len(begin.state) :]])]


class FromBlocks(FromRounds):
    """Key stream by all rounds, from blocks in vector registers that are counted there."""

    def __init__(self, plan: Plan, build: Builder, layout: Layout, unroll: int) -> None:
        super().__init__(plan, layout)
        self.rounds = Rounds.of(plan, build, layout, ENCRYPT, unroll)
        self._lanes = byte_lanes(plan)

    def start(self, build: Builder, ks: Ref, kept: Kept, words: Sequence[Ref], counter: Counter) -> list[Start]:
        (begin,) = self.begins
        found = build.compute(self._lanes, [*begin.state, *begin.after], counter.known(begin))
        return [([*found[: len(begin.state)]], [*found[len(begin.state) :]])]


def _first_rounds(
    build: Builder, prefix: Invariant, ks: Ref, kept: Mapping[Term, Ref], moving: Mapping[Term, Ref]
) -> Start:
    """Build the first rounds. kept: registers of the values that are kept; moving: registers of the moving terms and
    their steps."""
    known = dict(moving) | {name: kept[term] for term, name in prefix.names.items()}
    fetched = key_loads(build, prefix, ks, prefix.split.terms)
    found = build.compute(
        prefix.layout.rules, prefix.outputs, known, fetched, order=prefix.order, passages=prefix.own_passages
    )
    count = len(found) - len(prefix.begin.after)  # of words between rounds, of which there may be more than in a block
    return [*found[:count]], [*found[count:]]


def key_loads(build: Builder, prefix: Invariant, ks: Ref, terms: Sequence[Term]) -> dict[Term, Fetch]:
    """Return the loads of the round keys below the terms."""

    def load(offset: int) -> Fetch:
        return build.later(lambda: prefix.layout.load_key(build, ks, offset))

    return {v: load(prefix.place(v)) for v in round_keys(terms)}
