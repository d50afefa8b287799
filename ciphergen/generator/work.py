"""What the functions of one variant have in common: target, key layout, strategy."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ciphergen.backends.rule import Generation
from ciphergen.backends.target import Target
from ciphergen.dsl.cipher import Variant
from ciphergen.generator.keys import KeyLayout, lay_out
from ciphergen.generator.layout import LAYOUTS, Layout
from ciphergen.generator.placed import Placed, placement


@dataclass(frozen=True)
class Layer:
    """A loop over the data. unroll: steps in the body of its loop over rounds, 0 for no such loop. blocks: how
    many blocks it works on at a time. arrangement: how these share registers, a name of `placed.ARRANGEMENTS`;
    empty: each block has registers of its own."""

    unroll: int
    blocks: int
    arrangement: str = ""


# How code is laid out: the loops over the data, one after the other, the widest first; the last takes one block.
Strategy = tuple[Layer, ...]


@dataclass(frozen=True)
class Work:
    """What the functions of one variant have in common."""

    target: Target
    generation: Generation
    variant: Variant
    keys: KeyLayout
    strategy: Strategy

    @staticmethod
    def of(variant: Variant, target: Target, generation: Generation, strategy: Strategy) -> Work:
        """Raises `Unsupported` if key or block are not made of the target's words, or the strategy does not fit."""
        work = Work(target, generation, variant, lay_out(variant), strategy)
        layouts = work.layouts()
        for layout, _ in layouts:
            layout.check()
        placed = [(layout.placement, unroll > 0) for layout, unroll in layouts if isinstance(layout, Placed)]
        return replace(work, keys=lay_out(variant, placed)) if placed else work

    @property
    def spread(self) -> bool:
        """Whether blocks share registers, or words are narrower than registers."""
        return isinstance(self.layouts()[-1][0], Placed)

    def layouts(self) -> list[tuple[Layout, int]]:
        """How blocks are worked on, most at a time first, the last takes one block; and each one's unrolling."""
        rules = self.generation.sets["words"]
        if self.variant.word_bits < rules.bits or any(layer.arrangement for layer in self.strategy):
            return [
                (Placed(self.variant, rules, placement(self.variant, rules.bits, la.blocks, la.arrangement)), la.unroll)
                for la in self.strategy
            ]
        *wide, (name, _) = self.generation.layouts
        unroll = self.strategy[-1].unroll
        widest, lanes = wide[0] if wide else (name, 1)
        shapes = [(widest, layer.blocks * lanes, layer.unroll) for layer in self.strategy[:-1]]
        shapes += [(other, blocks, unroll) for other, blocks in (*wide, (name, 1))]
        return [(LAYOUTS[n](self.variant, self.generation.sets[n], blocks), unroll) for n, blocks, unroll in shapes]
