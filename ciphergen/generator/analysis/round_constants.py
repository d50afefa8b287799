"""Round constants as words of round keys, so that rounds that differ in constants only are a loop.

A loop over rounds walks over round keys. Where rounds are alike but for constants (BelT adds the number of the round),
these become words beside the round keys, which key expansion stores: `V_key` is larger, and code is as short as that
of a round, in place of straight code for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache

from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import Kind, Term, const, make
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.variant import Rows
from ciphergen.generator.analysis.keys import key_position, key_variable
from ciphergen.generator.analysis.rounds import longest_run, lowest_key

_MOST = 4  # words beside a round key
# The constants that stand at one place in rounds, by the round key that the round reads.
_Word = Mapping[int, int]
_Terms = tuple[Term, ...]


@dataclass(frozen=True, eq=False)
class KeyedConstants(Variant):
    """A variant for code, whose round keys have round constants as further words. base: what the text says;
    added: each such word, by the number of the round key, 0 where it has none; changed: the steps that read these
    words, by direction."""

    base: Variant
    added: tuple[_Word, ...]
    changed: Mapping[str, tuple[Step, ...]]

    @property
    def key_shape(self) -> tuple[int, ...]:
        return tuple(count + self._count(i) for i, count in enumerate(self.base.key_shape))

    def _count(self, i: int) -> int:
        """Return the number of constants that stand beside round key i, those included that it does not use."""
        return max((number + 1 for number, word in enumerate(self.added) if i in word), default=0)

    def key_variables(self) -> tuple[tuple[Term, ...], ...]:
        """Return the round keys as variables, those of constants behind the others."""
        rows = enumerate(self.base.key_variables())
        return tuple(
            (*row, *(key_variable(i, len(row) + n, self.word_bits) for n in range(self._count(i)))) for i, row in rows
        )

    def schedule_words(self, key: Sequence[Term]) -> tuple[tuple[Term, ...], ...]:
        """Return the round keys, from the key's words, with constants behind them."""
        rows = enumerate(self.base.schedule_words(key))
        return tuple(
            (*row, *(const(word.get(i, 0), self.word_bits) for word in self.added[: self._count(i)])) for i, row in rows
        )

    def steps(self, name: str) -> tuple[Step, ...]:
        """Return the steps of a direction, in which words of round keys stand for constants."""
        return self.changed[name]

    def run(self, direction: str, round_keys: Rows, block: Sequence[Term]) -> tuple[Term, ...]:
        """Return the block's words after `encrypt` or `decrypt`."""
        rows = [row[:count] for row, count in zip(round_keys, self.base.key_shape, strict=True)]
        return self.base.run(direction, rows, block)


@lru_cache(maxsize=32)  # layouts and steps are kept by the variant that they are of
def with_constants_as_keys(variant: Variant) -> Variant:
    """Return a variant in which rounds that differ in constants are alike; the variant itself if there are none, or if
    more words would be needed than `_MOST` a round."""
    if variant.entries:
        return variant
    added: list[dict[int, int]] = []
    changed = {name: _changed(variant, variant.steps(name), added) for name in DIRECTIONS}
    if not added or len(added) > _MOST:
        return variant
    given = {field.name: getattr(variant, field.name) for field in fields(variant)}
    return KeyedConstants(**given, base=variant, added=tuple(added), changed=changed)


def _changed(variant: Variant, steps: tuple[Step, ...], added: list[dict[int, int]]) -> tuple[Step, ...]:
    """Return steps with the constants of the longest run as words of round keys, which join those that are added; the
    same steps if most rounds are alike as they are, or are not with constants as round keys."""
    half = len(steps) // 2
    if longest_run(steps).length > half:
        return steps
    run = longest_run(steps, _alike)
    if not run.distance or run.length <= half:
        return steps
    found = list(steps)
    for first in range(run.first, run.first + run.period):
        places = range(first, run.first + run.length, run.period)
        rows = [lowest_key(steps[i]) for i in places]
        merged = _Merged(variant, rows, added)
        outputs = merged.run([steps[i].outputs for i in places])
        if outputs is None:
            return steps
        for i, terms in zip(places, outputs, strict=True):
            found[i] = replace(steps[i], outputs=terms)
    return tuple(found)


def _alike(a: Step, b: Step, distance: int) -> bool:
    """Return True if two steps are the same but for constants, and for round keys shifted by the distance."""
    if a.inputs != b.inputs or len(a.outputs) != len(b.outputs):
        return False
    seen: set[tuple[Term, Term]] = set()
    left = [*zip(a.outputs, b.outputs, strict=True)]
    while left:
        pair = x, y = left.pop()
        if pair in seen:
            continue
        seen.add(pair)
        if not _same((x, y), [0, distance]):
            return False
        below = list(zip(x.args, y.args, strict=True))
        if any(c.is_const and c is not d for c, d in below) and not _takes_words(x):
            return False
        left += below
    return True


def _takes_words(term: Term) -> bool:
    """Return True for an operation that is as fast on a word as on a constant; shifts and products are not."""
    return term.kind is Kind.BITWISE or bool(OPERATIONS[term.op].factors)


def _same(terms: _Terms, shifts: Sequence[int]) -> bool:
    """Return True if terms are one operation, or all constants, or round keys shifted by the distances."""
    first = terms[0]
    at = key_position(first)
    if at is not None:
        places = [key_position(t) for t in terms]
        return places == [(at[0] + shift, at[1]) for shift in shifts]
    if any((t.op, t.width, len(t.args)) != (first.op, first.width, len(first.args)) for t in terms):
        return False
    return first.is_const or all(t.param == first.param for t in terms)


class _Merged:
    """Replaces, in the terms of rounds that are alike, the constants that differ by words of round keys.

    Args:
        rows: the round keys in which each round finds its constants.
        added: the words for constants that there are by now, to which others join.
    """

    def __init__(self, variant: Variant, rows: Sequence[int], added: list[dict[int, int]]) -> None:
        self._variant, self._rows, self._added = variant, rows, added
        self._known: dict[_Terms, _Terms] = {}

    def run(self, outputs: Sequence[_Terms]) -> list[_Terms] | None:
        """Return the outputs of each round with constants that differ replaced; None if one is no word."""
        roots = list(zip(*outputs, strict=True))
        left = list(roots)
        while left:
            terms = left[-1]
            below = [args for args in zip(*(t.args for t in terms), strict=True) if args not in self._known]
            if below:
                left += below
                continue
            left.pop()
            if terms not in self._known:
                made = self._made(terms)
                if made is None:
                    return None
                self._known[terms] = made
        return list(zip(*(self._known[root] for root in roots), strict=True))

    def _made(self, terms: _Terms) -> _Terms | None:
        """Return one term of each round with its arguments replaced; None for differing constants that are no words."""
        if terms[0].args:
            args = zip(*(self._known[each] for each in zip(*(t.args for t in terms), strict=True)), strict=True)
            return tuple(make(t.op, a, t.width, t.param) for t, a in zip(terms, args, strict=True))
        if not terms[0].is_const or len(set(terms)) == 1:
            return terms
        if terms[0].width != self._variant.word_bits:
            return None
        number = self._number({row: t.value for row, t in zip(self._rows, terms, strict=True)})
        shape = self._variant.key_shape
        return tuple(key_variable(row, shape[row] + number, self._variant.word_bits) for row in self._rows)

    def _number(self, values: dict[int, int]) -> int:
        """Return the number of the word that has these constants, or can have them too."""
        for number, word in enumerate(self._added):
            if all(word.get(row, value) == value for row, value in values.items()):
                word.update(values)
                return number
        self._added.append(values)
        return len(self._added) - 1
