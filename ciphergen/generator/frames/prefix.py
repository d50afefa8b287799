"""The first rounds of counter mode, in which part of the state is still the same for every block.

Their terms are taken over the counter (`beginning`); what is fixed is one term for all blocks, and `split` finds it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ciphergen.dsl.cipher import Step
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term, substitute, variables
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.analysis.rounds import Plan, compose, plan
from ciphergen.generator.analysis.split import Depends, Split, depends, split
from ciphergen.generator.code import Code
from ciphergen.generator.frames.beginning import Beginning
from ciphergen.generator.frames.counting import moving_words
from ciphergen.generator.frames.walk import one_place
from ciphergen.generator.frames.work import Work
from ciphergen.generator.machine import Reg
from ciphergen.generator.passages import below, of_order
from ciphergen.generator.select import Source, Unsupported, select


def fixed_inputs(work: Work, steps: Sequence[Step]) -> list[frozenset[int]]:
    """Return the fixed words of each step's input, up to the first step at which the whole state varies."""
    found: list[frozenset[int]] = []
    inputs = frozenset(range(len(steps[0].inputs))) - moving_words(work)
    for step in steps:
        if not inputs:
            break
        found.append(inputs)
        varying = {x for i, x in enumerate(step.inputs) if i not in inputs}
        known = depends(step.outputs, varying)
        inputs = frozenset(i for i, term in enumerate(step.outputs) if known[term] is not Depends.BLOCK)
    return found


def cut(work: Work, unroll: int) -> tuple[list[Step], Plan]:
    """Return (first steps, plan of the rest). The first steps are at least those with a fixed input, and more for less
    straight code.

    Raises:
        Unsupported: no word of the first round's input is fixed.
    """
    steps = work.variant.steps(ENCRYPT)
    fewest = len(fixed_inputs(work, steps))
    if not fewest:
        raise Unsupported("counter mode needs a word of the block that most blocks of a message share; all change here")
    if not unroll or fewest == len(steps):
        return list(steps[:fewest]), plan(steps[fewest:], 0)
    ways = [(count, plan(steps[count:], unroll)) for count in range(fewest, min(fewest + unroll, len(steps)))]
    count, rest = min(ways, key=lambda way: way[0] * len(steps[0].outputs) + _straight(way[1]))
    return list(steps[:count]), rest


def _straight(rest: Plan) -> int:
    """Return the number of state words that a plan computes outside of its loop."""
    return sum(len(piece.between) for piece in (rest.before, rest.after) if piece is not None)


def round_keys(terms: Sequence[Term]) -> list[Term]:
    """Return the round-key variables below the terms."""
    return [v for v in variables(terms) if key_position(v) is not None]


class Prefix:
    """The first rounds for a part of a layout, cut at what is kept. whole: the terms before that; passages: of the
    text, by terms."""

    def __init__(self, work: Work, begin: Beginning, steps: Sequence[Step], held: int = 0) -> None:
        layout = begin.layout
        self.work, self.layout, self.begin, self.places = work, layout, begin, layout.places(work.keys)
        piece = compose(steps)
        assert piece is not None
        piece = layout.spread(piece)
        values = dict(zip(piece.inputs, self.begin.state, strict=True))
        given = [*substitute(piece.between, values), *substitute(piece.outputs, values), *begin.after]
        terms = passes.run(one_place(given, self.places))
        order, roots = terms[: len(piece.between)], terms[len(piece.between) :]
        varying = (*begin.now, *(step for step, _ in begin.steps))
        known = depends(order, varying)
        passages = list(zip(order, of_order(piece), strict=True))
        order = [term for term in order if known[term] is Depends.BLOCK]
        self.passages = below(*zip(*passages, strict=True))
        self._passages = [passage for term, passage in passages if known[term] is Depends.BLOCK]
        self._order = len(order)
        self.whole = [*order, *roots]
        self.split: Split = split(self.whole, varying, self.price)
        if held:
            self.split = split(self.whole, varying, self.price, round_keys(self.split.terms)[:held])

    def price(self, term: Term, known: Collection[Term]) -> int:
        """Return the number of instructions that compute a term from known ones, without loads."""
        return self.instructions([term], [t for t in known if t is not term])

    def instructions(self, terms: Sequence[Term], known: Sequence[Term] = ()) -> int:
        """Return the number of instructions that select emits for the terms, without loads."""
        scratch = Code(self.work.target, self.work.generation, "", "")
        leaves: dict[Term, Reg] = {t: scratch.fresh(self.layout.rules.file) for t in (*known, *variables(terms))}
        select(scratch, self.layout.rules, terms, leaves, {})
        return len(scratch.block.insts)

    def emit(
        self, code: Code, ks: Reg, kept: Mapping[Term, Reg], moving: Mapping[Term, Reg]
    ) -> tuple[list[Reg], list[Reg]]:
        """Emit the first rounds. kept: registers of the values of `split.kept`; moving: registers of the moving terms
        and their steps.

        Returns:
            The state, and what moves, behind the last block.
        """
        terms = list(self.split.terms)
        order, roots = terms[: self._order], terms[self._order :]
        known = dict(moving)
        known |= {name: kept[term] for term, name in zip(self.split.kept, self.split.names, strict=True)}
        sources = self.loads(code, ks, self.split.terms)
        passages = below(order, self._passages)
        found = select(code, self.layout.rules, roots, known, sources, order=order, passages=passages)
        count = len(self.begin.state)
        return found[:count], found[count:]

    def loads(self, code: Code, ks: Reg, terms: Sequence[Term]) -> dict[Term, Source]:
        """Return sources that load the round keys below the terms."""

        def source(offset: int) -> Source:
            return lambda: self.layout.load_key(code, ks, offset)

        found: dict[Term, Source] = {}
        for v in variables(terms):
            at = key_position(v)
            if at is not None:
                found[v] = source(self.places.at[at])
        return found
