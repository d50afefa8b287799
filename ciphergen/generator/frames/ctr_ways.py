"""How counter mode works on blocks: from what is kept of the first rounds, or, few blocks, from the counter's words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term
from ciphergen.generator.analysis.rounds import Plan
from ciphergen.generator.code import Code
from ciphergen.generator.frames.beginning import Beginning
from ciphergen.generator.frames.counter import Counter
from ciphergen.generator.frames.counting import beginnings
from ciphergen.generator.frames.prefix import Prefix, cut
from ciphergen.generator.frames.walk import Rounds
from ciphergen.generator.frames.work import Work
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.placed import Placed
from ciphergen.generator.machine import Reg
from ciphergen.generator.select import select

# What is kept in an epoch, by the round keys and the kind of registers that it is made of.
Kept = Mapping[tuple[str, str], Mapping[Term, Reg]]
# The state of a part before the rounds that are left, and what moves, behind its last block.
Start = tuple[list[Reg], list[Reg]]


class Way(ABC):
    """One layout. rounds: those that `start` does not make."""

    rounds: Rounds

    def __init__(self, work: Work, layout: Layout) -> None:
        self.layout, self.blocks = layout, layout.blocks
        self.bytes = layout.blocks * work.variant.block_bytes
        self.by_bytes = isinstance(layout, Placed) and layout.by_bytes
        self.begins: list[Beginning] = beginnings(work, layout)

    @abstractmethod
    def start(self, code: Code, ks: Reg, kept: Kept, words: Sequence[Reg], counter: Counter) -> list[Start]:
        """Emit the computation before the remaining rounds, for each part. words: of the counter, for one block."""


class Cut(Way):
    """The first rounds apart, of which something is kept."""

    def __init__(self, work: Work, code: Code, layout: Layout, unroll: int, held: int) -> None:
        super().__init__(work, layout)
        steps, rest = cut(work, unroll)
        self.prefixes = [Prefix(work, begin, steps, held) for begin in self.begins]
        # What is kept of prefixes that read the same round keys into the same kind of registers is the same.
        self.keys = [(prefix.layout.name, prefix.layout.rules.file) for prefix in self.prefixes]
        self.rounds = _Rest(work, code, layout, rest)

    def start(self, code: Code, ks: Reg, kept: Kept, words: Sequence[Reg], counter: Counter) -> list[Start]:
        return [
            prefix.emit(code, ks, kept[name], counter.known(prefix.begin))
            for name, prefix in zip(self.keys, self.prefixes, strict=True)
        ]


class Whole(Way):
    """All rounds, from the words of the counter: for fewer blocks than it takes to be worth keeping anything."""

    def __init__(self, work: Work, code: Code, layout: Layout, unroll: int) -> None:
        super().__init__(work, layout)
        self.rounds = Rounds(work, code, layout, ENCRYPT, unroll)

    def start(self, code: Code, ks: Reg, kept: Kept, words: Sequence[Reg], counter: Counter) -> list[Start]:
        (begin,) = self.begins
        known = {x: word for x, word in zip(begin.fixed, words, strict=True) if x is not None} | counter.known(begin)
        found = select(code, self.layout.rules, [*begin.state, *begin.after], known, {})
        return [(found[: len(begin.state)], found[len(begin.state) :])]


class _Rest(Rounds):
    """The rounds behind the first ones."""

    def __init__(self, work: Work, code: Code, layout: Layout, rest: Plan) -> None:
        super().__init__(work, code, layout, ENCRYPT, 0)
        self.plan, self.step = rest, rest.shift * layout.places(work.keys).stride
