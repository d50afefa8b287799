"""The proof that one direction undoes another round by round: what one undoes of the other is peeled off, from the
innermost rounds outwards.

Under random values, decryption comes through the states of encryption backwards. Between two states that it meets, for
any state, the few rounds of decryption undo the few of encryption: each is a small question where the whole is a large
one. That states meet is a guess; that all between them is undone, whatever they are, is proved.

Rounds carry more than the state of a block: keys, tweaks, and what is made of these as rounds go on. Such words are the
terms that they are, of what both directions are given; the others are any words at all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from ciphergen.dsl.cipher import Step
from ciphergen.dsl.term import Term, evaluate, substitute, topological, variables
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.claim.made_keys import ANY_KEYS, AnyKeys
from ciphergen.verify.claim.obligation import Pair
from ciphergen.verify.equality.equal import Settled, hardest
from ciphergen.verify.variables import symbol
from ciphergen.verify.verdict import Verdict

_BITS = 64  # of each word that are compared under random values
_Words = Sequence[Term | None]
_Places = Sequence[int | None]  # for each word of a state the place of its like in another, None where there is none
_Marks = Sequence[tuple[int, ...]]


@dataclass(frozen=True)
class Direction:
    """A direction: what makes a block of a block and of what both directions are given.

    Attributes:
        steps: what it does, one after the other.
        given: what stands for each input of the first step: a term over variables that both directions share, None for
            a word of the block.
        whole: the words that the text makes of words for the inputs of the first step.
    """

    steps: Sequence[Step]
    given: _Words
    whole: Callable[[Sequence[Term]], Sequence[Term]]

    @property
    def block(self) -> list[int]:
        """Return the places of the block's words among the inputs."""
        return [i for i, term in enumerate(self.given) if term is None]

    @cached_property
    def states(self) -> list[list[Term | None]]:
        """Return what stands for the words before each step and behind the last: terms over what is given, None for
        what depends on the block."""
        found = [list(self.given)]
        for step in self.steps:
            known = {x: term for x, term in zip(step.inputs, found[-1], strict=True) if term is not None}
            of_the_block = set(step.inputs).difference(known)
            for term in topological(step.outputs):
                if not of_the_block.isdisjoint(term.args):
                    of_the_block.add(term)
            kept = [None if term in of_the_block else term for term in step.outputs]
            made = iter(substitute([term for term in kept if term is not None], known))
            found.append([None if term is None else next(made) for term in kept])
        return found

    def is_all(self, normal: Callable[[Term], Term]) -> bool:
        """Return True if the steps are, one after the other, what the text says."""
        words = self._fresh("any", 0)
        there, whole = _through(self.steps, words), self.whole(words)
        return [*there] == [*whole] or [normal(t) for t in there] == [normal(t) for t in whole]

    def _fresh(self, kind: str, place: int) -> list[Term]:
        """Return the words of a state, with a variable of its own for each that depends on the block."""
        inputs = self.steps[place].inputs
        return [
            symbol(kind, x.width, Secrecy.SECRET, i) if term is None else term
            for i, (x, term) in enumerate(zip(inputs, self.states[place], strict=True))
        ]

    def any_state(self, place: int) -> list[Term]:
        """Return the words before a step, of any block."""
        return self._fresh("state", place)

    def seen(self, words: Sequence[int], values: Mapping[Term, int]) -> list[tuple[int, ...]]:
        """Return the values of the words before each step and behind the last. words: those of the block; values: of
        what both directions are given."""
        block = iter(words)
        state = tuple(next(block) if term is None else evaluate([term], values)[0] for term in self.given)
        found = [state]
        for step in self.steps:
            state = tuple(evaluate(step.outputs, {**values, **dict(zip(step.inputs, state, strict=True))}))
            found.append(state)
        return found


def peeled(
    there: Direction,
    back: Direction,
    normal: Callable[[Term], Term],
    settle: Callable[[Sequence[Pair]], Settled],
    keys: AnyKeys = ANY_KEYS,
) -> str | None:
    """Return the method by which one direction is proved to undo the other, None if rounds do not show it. keys: which
    round keys belong together, if it is to be proved for no others."""
    if not (there.steps and back.steps and there.is_all(normal) and back.is_all(normal)):
        return None
    methods = set[str]()
    meetings = _meetings(there, back, keys)
    for (before, inner, given), (after, outer, found) in pairwise(meetings):
        state = there.any_state(outer)
        round_keys = keys.made([*there.steps[outer:inner], *back.steps[before:after]])
        made = [normal(t) for t in substitute(_through(there.steps[outer:inner], state), round_keys)]
        known = back.states[before]
        words = [made[place] if place is not None else known[i] for i, place in enumerate(given)]
        undone = _through(back.steps[before:after], [word for word in words if word is not None])
        undone = substitute(undone, round_keys)
        pairs = [(undone[i], state[place]) for i, place in enumerate(found) if place is not None]
        settled = settle(pairs)
        if settled.verdict is not Verdict.PROVED:
            return None
        methods.add(settled.method)
    return hardest(methods) if meetings else None


def _through(steps: Sequence[Step], state: Sequence[Term]) -> Sequence[Term]:
    """Return a state after steps."""
    for step in steps:
        state = substitute(step.outputs, dict(zip(step.inputs, state, strict=True)))
    return state


def _meetings(there: Direction, back: Direction, keys: AnyKeys) -> list[tuple[int, int, _Places]]:
    """Return where the states of both directions are alike under random values, from the result of one back to its
    block: how many steps of `back` and of `there` are before, and for each word of the state of `back` the place of its
    like in that of `there`, None for a word that does not depend on the block. Empty if no block comes back."""
    marks, undone = _marks(there, back, keys)
    last = len(there.steps)
    found: list[tuple[int, int, _Places]] = [(0, last, _in_order(back.given))]
    for j in range(1, len(back.steps)):
        numbers = range(found[-1][1] - 1, 0, -1)
        alike = ((i, _alike(undone[j], back.states[j], marks[i])) for i in numbers)
        i, places = next(((i, places) for i, places in alike if places is not None), (0, ()))
        if i:
            found.append((j, i, places))
    block = there.block
    if undone[-1] != [marks[0][place] for place in block]:
        return []
    return [*found, (len(back.steps), 0, block)]


def _in_order(given: _Words) -> _Places:
    """Return the places of a result's words: the block that the other direction takes."""
    places = iter(range(len(given)))
    return [next(places) if term is None else None for term in given]


def _alike(marks: _Marks, known: _Words, other: _Marks) -> _Places | None:
    """Return for each word that depends on the block the place of its like in another state; None if one has none."""
    place = {mark: i for i, mark in reversed([*enumerate(other)])}
    of_the_block = [mark for mark, term in zip(marks, known, strict=True) if term is None]
    if not all(mark in place for mark in of_the_block):
        return None
    return [place[mark] if term is None else None for mark, term in zip(marks, known, strict=True)]


def _marks(there: Direction, back: Direction, keys: AnyKeys) -> tuple[list[_Marks], list[_Marks]]:
    """Return of each word, in all states of both directions, its values under random ones: as many as tell words of the
    width from one another."""
    source = random.Random(1)
    steps = [*there.steps, *back.steps]
    shared = variables([*(t for d in (there, back) for t in d.given if t), *(k for s in steps for k in s.keys)])
    width = min(x.width for step in steps for x in step.inputs)
    ways, ways_back = [], []
    for _ in range(-(-_BITS // width)):
        values = keys.values(shared, source)
        block = [source.getrandbits(there.steps[0].inputs[i].width) for i in there.block]
        ways.append(there.seen(block, values))
        ways_back.append(back.seen(ways[-1][-1], values))
    return _side_by_side(ways), _side_by_side(ways_back)


def _side_by_side(ways: Sequence[Sequence[tuple[int, ...]]]) -> list[_Marks]:
    """Return for each state the values of each word in all ways. ways: by state, the values of its words."""
    return [[*zip(*states, strict=True)] for states in zip(*ways, strict=True)]
