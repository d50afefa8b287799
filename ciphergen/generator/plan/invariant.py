"""The invariant part of counter mode: the first rounds, in which some of the state is the same for every block.

Their terms are taken over the counter (`counter_terms`); what is fixed is one term for all blocks, which
`analysis.split` finds.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ciphergen.dsl.cipher import Step
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term, substitute
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import one_place, round_keys
from ciphergen.generator.analysis.rounds import RoundLoop, compose, roll
from ciphergen.generator.analysis.split import Depends, Split, depends, split
from ciphergen.generator.cover import Unsupported, instructions
from ciphergen.generator.machine import Passage
from ciphergen.generator.passages import below, of_order
from ciphergen.generator.passes import gather
from ciphergen.generator.plan.counter_terms import CounterTerms
from ciphergen.generator.plan.counting import moving_words
from ciphergen.generator.plan.obstacles import ALL_CHANGE
from ciphergen.generator.plan.plan import Plan


def fixed_inputs(plan: Plan, steps: Sequence[Step]) -> list[frozenset[int]]:
    """Return the fixed words of each step's input, up to the first step at which the whole state varies."""
    found: list[frozenset[int]] = []
    inputs = frozenset(range(len(steps[0].inputs))) - moving_words(plan)
    for step in steps:
        if not inputs:
            break
        found.append(inputs)
        varying = {x for i, x in enumerate(step.inputs) if i not in inputs}
        known = depends(step.outputs, varying)
        inputs = frozenset(i for i, term in enumerate(step.outputs) if known[term] is not Depends.BLOCK)
    return found


def cut(plan: Plan, unroll: int, *, late: bool = False, most_moving: int = 0) -> tuple[list[Step], RoundLoop]:
    """Return (first steps, plan of the rest). The first steps are at least those with a fixed input, and more for less
    straight code. late: as `roll` has it; most_moving: how many words may move in those steps' inputs, if not any.

    Raises:
        Unsupported: no word of the first round's input is fixed.
    """
    steps = plan.variant.steps(ENCRYPT)
    fixed = fixed_inputs(plan, steps)
    fewest = sum(not most_moving or len(steps[0].inputs) - len(each) <= most_moving for each in fixed)
    if not fewest:
        raise Unsupported(ALL_CHANGE)
    if not unroll or fewest == len(steps):
        return list(steps[:fewest]), roll(steps[fewest:], 0)
    counts = range(fewest, min(fewest + unroll, len(steps)))
    ways = [(count, roll(steps[count:], unroll, late=late)) for count in counts]
    count, rest = min(ways, key=lambda way: way[0] * len(steps[0].outputs) + _straight(way[1]))
    return list(steps[:count]), rest


def _straight(rest: RoundLoop) -> int:
    """Return the number of state words that a plan computes outside of its loop."""
    return sum(len(piece.between) for piece in (rest.before, rest.after) if piece is not None)


class Invariant:
    """The first rounds for a part of a layout, cut at what is kept. whole: the terms before that; passages: of the
    text, by terms."""

    def __init__(self, plan: Plan, begin: CounterTerms, steps: Sequence[Step], held: int = 0) -> None:
        layout = begin.layout
        self.plan, self.layout, self.begin, self.places = plan, layout, begin, layout.places(plan.keys)
        piece = compose(steps)
        assert piece is not None
        varying = (*begin.now, *(step for step, _ in begin.steps))
        known = depends(begin.state, varying)
        piece = layout.lift_varying(piece, [known[term] is Depends.BLOCK for term in begin.state])
        values = dict(zip(piece.inputs, begin.apart or begin.state, strict=True))
        given = [*substitute(piece.between, values), *substitute(piece.outputs, values), *begin.after]
        terms = passes.run(one_place(given, self.places))
        if begin.made is not None or begin.apart:
            known = depends(terms, varying)
            terms = gather.run(terms, lambda term: known.get(term, Depends.BLOCK) is not Depends.BLOCK)
        order, roots = terms[: len(piece.between)], terms[len(piece.between) :]
        known = depends(order, varying)
        passages = list(zip(order, of_order(piece), strict=True))
        self.passages = below(order, [passage for _, passage in passages])
        order = [term for term in order if known[term] is Depends.BLOCK]
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
        """Return the number of instructions that compute the terms, without loads."""
        return instructions(terms, known, self.layout.rules)

    def place(self, key: Term) -> int:
        """Return the offset of a round-key variable in `V_key`."""
        return self.places.of(key)

    @property
    def order(self) -> list[Term]:
        """Return the terms on the way to the outputs, in the order to compute them in."""
        return list(self.split.terms[: self._order])

    @property
    def outputs(self) -> list[Term]:
        """Return the state, and what moves, behind the last block."""
        return list(self.split.terms[self._order :])

    @property
    def names(self) -> Mapping[Term, Term]:
        """Return the variable that stands for each kept value in `order` and `outputs`."""
        return dict(zip(self.split.kept, self.split.names, strict=True))

    @property
    def own_passages(self) -> dict[Term, Passage]:
        """Return the passages of what is computed for each block."""
        return below(self.order, self._passages)
