"""Rounds that are alike but for the order of words: one loop body for both, on a state whose words change places.

ARIA's rounds have two layers of S-boxes in turn, which are one layer with words exchanged, and what follows treats
exchanged words alike. Where every second round finds its words in another order, with those of its round key in that
order too, all rounds are one. It costs nothing where a word's place is but a name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache, reduce
from itertools import pairwise
from operator import xor

from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DIRECTIONS, ENCRYPT
from ciphergen.dsl.term import Term, remake, substitute, topological
from ciphergen.dsl.variant import Rows
from ciphergen.generator.analysis.alike import longest_run
from ciphergen.generator.analysis.keys import key_position, key_variable, keys_of

Order = tuple[int, ...]  # by place, the number of the word that stands there


@dataclass(frozen=True, eq=False)
class TurnedRounds(Variant):
    """A variant for code, of which every second round finds its words in another order. base: what the text says;
    order: of words; turned: the round keys whose words are in that order; changed: the steps, by direction."""

    base: Variant
    order: Order
    turned: frozenset[int]
    changed: Mapping[str, tuple[Step, ...]]

    def schedule_words(self, key: Sequence[Term]) -> tuple[tuple[Term, ...], ...]:
        """Return the round keys, from the key's words, each in its order."""
        rows = self.base.schedule_words(key)
        return tuple(tuple(row[word] for word in self.order) if i in self.turned else row for i, row in enumerate(rows))

    def steps(self, name: str) -> tuple[Step, ...]:
        """Return the steps of a direction, on words in their orders."""
        return self.changed[name]

    def run(self, direction: str, round_keys: Rows, block: Sequence[Term]) -> tuple[Term, ...]:
        """Return the block's words after `encrypt` or `decrypt`."""
        places = [self.order.index(word) for word in range(len(self.order))]
        rows = [tuple(row[place] for place in places) if i in self.turned else row for i, row in enumerate(round_keys)]
        return self.base.run(direction, rows, block)


@lru_cache(maxsize=32)  # layouts and steps are kept by the variant that they are of
def with_turned_rounds(variant: Variant) -> Variant:
    """Return a variant whose rounds are alike where every second one finds its words in another order; the variant
    itself where there is no such order, or where rounds are alike already."""
    if variant.entries:
        return variant
    run, steps = longest_run(variant.steps(ENCRYPT)), variant.steps(ENCRYPT)
    if run.period != 2 or any(len(row) != variant.block_words for row in variant.key_variables()):
        return variant
    first, second = steps[run.first : run.first + 2]
    for order in _orders(variant.block_words):
        own = frozenset(keys_of(second)) - frozenset(keys_of(first))
        pair = [_turned(first, order, own, (False, True)), _turned(second, order, own, (True, False))]
        if longest_run(pair).length == 2:
            return _with_order(variant, order)
    return variant


def _orders(words: int) -> Iterator[Order]:
    """Yield orders of words that are tried: pairs exchanged, and all moved by a distance."""
    for distance in range(1, words):
        if words & (words - 1) == 0:
            yield tuple(place ^ distance for place in range(words))
        yield tuple((place + distance) % words for place in range(words))


def _with_order(variant: Variant, order: Order) -> Variant:
    """Return a variant with every second round of its longest run on words in an order; the variant itself where a
    round key would be in two orders, or where rounds are not alike then."""
    rows: dict[int, bool] = {}  # by round key, whether it is turned
    states = dict[str, list[bool]]()
    for direction in DIRECTIONS:
        steps = variant.steps(direction)
        ways = [(turned, own) for turned in _ways(steps) if (own := _rows(steps, turned, rows)) is not None]
        if not ways:
            return variant
        states[direction], own = ways[0]
        rows |= own
    turned = frozenset(row for row, own in rows.items() if own)
    changed = {
        direction: tuple(
            _turned(step, order, turned, around)
            for step, around in zip(variant.steps(direction), pairwise(own), strict=True)
        )
        for direction, own in states.items()
    }
    if any(longest_run(steps).period != 1 for steps in changed.values()):
        return variant
    given = {field.name: getattr(variant, field.name) for field in fields(Variant)}
    return TurnedRounds(**given, base=variant, order=order, turned=turned, changed=changed)


def _ways(steps: Sequence[Step]) -> Iterator[list[bool]]:
    """Yield ways to turn the state before every second step of the longest run, and behind it, as flags by step; what
    comes in and goes out is not turned."""
    run = longest_run(steps)
    for parity in (1, 0):
        inside = range(run.first, run.first + run.length + 1)
        turned = [i in inside and (i - run.first) % 2 == parity for i in range(len(steps) + 1)]
        if not turned[0]:
            yield [*turned[:-1], False]


def _rows(steps: Sequence[Step], turned: Sequence[bool], rows: Mapping[int, bool]) -> dict[int, bool] | None:
    """Return whether the round keys of the longest run are turned, as the state to which each is added; None where that
    contradicts others. rows: what is known of round keys."""
    run, found = longest_run(steps), dict(rows)
    for i in range(run.first, run.first + run.length):
        if any(found.setdefault(row, turned[i]) != turned[i] for row in keys_of(steps[i])):
            return None
    return found


def _turned(step: Step, order: Order, rows: Collection[int], around: tuple[bool, bool]) -> Step:
    """Return a step on words in an order. rows: the round keys whose words are in it; around: whether the state is
    before the step, and after it."""
    before, after = around
    known = {step.inputs[word]: step.inputs[place] for place, word in enumerate(order)} if before else {}
    for key in step.keys:
        at = key_position(key)
        if at is not None and at[0] in rows:
            known[key] = key_variable(at[0], order.index(at[1]), key.width)
    outputs = _in_one_order(substitute(step.outputs, known))
    return replace(step, outputs=tuple(outputs[word] for word in order) if after else tuple(outputs))


def _in_one_order(terms: Sequence[Term]) -> list[Term]:
    """Return terms whose exclusive ors are in an order that does not depend on how they were written."""
    found: dict[Term, Term] = {}
    for term in topological(terms):
        made = remake(term, tuple(found[arg] for arg in term.args))
        found[term] = reduce(xor, _summands(made)) if made.op == "xor" else made
    return [found[term] for term in terms]


def _summands(term: Term) -> list[Term]:
    """Return what a term is the exclusive or of, in an order of their texts; the term where nothing is left."""
    odd, waiting = Counter[Term](), [term]
    while waiting:
        each = waiting.pop()
        if each.op == "xor":
            waiting += each.args
        else:
            odd[each] += 1
    return sorted((each for each, count in odd.items() if count % 2), key=str) or [term]
