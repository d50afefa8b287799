"""Round constants as words of round keys, so that rounds that differ in constants only are a loop.

A loop over rounds walks over round keys. Where rounds are alike but for constants (BelT adds the number of the round),
these become words beside the round keys, which key expansion stores: `V_key` is larger, and code is as short as that
of a round, in place of straight code for all of them. Rounds that all read the same round keys (LED adds its whole key)
get round keys of constants alone, behind the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache

from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import Term, const, make, variables
from ciphergen.dsl.variant import Rows
from ciphergen.generator.analysis.alike import PeriodicRun, bases, longest_run
from ciphergen.generator.analysis.keys import key_position, key_variable, without_constant

_MOST = 16  # words for each round of a period
_Terms = tuple[Term, ...]


@dataclass
class _Constants:
    """A word of round keys for constants: its width, and the constants by the round keys that their rounds read."""

    width: int
    values: dict[int, int] = field(default_factory=dict)

    def take(self, width: int, values: Mapping[int, int]) -> bool:
        """Return True, with constants of a width among those of the word, where it has these or can have them too."""
        if width != self.width or any(self.values.get(row, value) != value for row, value in values.items()):
            return False
        self.values.update(values)
        return True


@dataclass(frozen=True, eq=False)
class KeyedConstants(Variant):
    """A variant for code, whose round keys have round constants as further words. base: what the text says;
    added: each such word, by the number of the round key, 0 where it has none; changed: the steps that read these
    words, by direction. Round keys that the base does not have hold constants alone."""

    base: Variant
    added: tuple[_Constants, ...]
    changed: Mapping[str, tuple[Step, ...]]

    @property
    def key_shape(self) -> tuple[int, ...]:
        last = max(i for word in self.added for i in word.values)
        base = (*self.base.key_shape, *[0] * (last + 1 - len(self.base.key_shape)))
        return tuple(count + self._count(i) for i, count in enumerate(base))

    def _count(self, i: int) -> int:
        """Return the number of constants that stand beside round key i, those included that it does not use."""
        return max((number + 1 for number, word in enumerate(self.added) if i in word.values), default=0)

    def key_variables(self) -> tuple[tuple[Term, ...], ...]:
        """Return the round keys as variables, those of constants behind the others."""
        return tuple(
            (*row, *(key_variable(i, len(row) + j, word.width) for j, word in enumerate(self.added[: self._count(i)])))
            for i, row in self._rows(self.base.key_variables())
        )

    def schedule_words(self, key: Sequence[Term]) -> tuple[tuple[Term, ...], ...]:
        """Return the round keys, from the key's words, with constants behind them."""
        return tuple(
            (*row, *(const(word.values.get(i, 0), word.width) for word in self.added[: self._count(i)]))
            for i, row in self._rows(self.base.schedule_words(key))
        )

    def _rows(self, rows: tuple[_Terms, ...]) -> list[tuple[int, _Terms]]:
        """Return round keys of the base with their numbers, those empty that have constants alone."""
        return [(i, rows[i] if i < len(rows) else ()) for i in range(len(self.key_shape))]

    def steps(self, name: str) -> tuple[Step, ...]:
        """Return the steps of a direction, in which words of round keys stand for constants."""
        return self.changed[name]

    def run(self, direction: str, round_keys: Rows, block: Sequence[Term]) -> tuple[Term, ...]:
        """Return the block's words after `encrypt` or `decrypt`."""
        rows = [row[:count] for row, count in zip(round_keys, self.base.key_shape, strict=False)]
        return self.base.run(direction, rows, block)


@lru_cache(maxsize=32)  # layouts and steps are kept by the variant that they are of
def with_constants_as_keys(variant: Variant) -> Variant:
    """Return a variant in which rounds that differ in constants are alike; the variant itself if there are none, or if
    more words would be needed than `_MOST` for each round of a period."""
    if variant.entries:
        return variant
    added: list[_Constants] = []
    changed, period = dict[str, tuple[Step, ...]](), 1
    for name in DIRECTIONS:
        steps = variant.steps(name)
        run = _run(steps)
        changed[name] = _changed(variant, steps, run, added) if run else steps
        period = max(period, run.period) if run else period
    if not added or len(added) > _MOST * period:
        return variant
    return _with(variant, added, changed)


def _with(variant: Variant, added: Sequence[_Constants], changed: Mapping[str, tuple[Step, ...]]) -> KeyedConstants:
    given = {field.name: getattr(variant, field.name) for field in fields(variant)}
    return KeyedConstants(**given, base=variant, added=tuple(added), changed=changed)


@lru_cache(maxsize=32)
def keyed(variant: Variant, name: str, steps: tuple[Step, ...]) -> tuple[KeyedConstants, tuple[Step, ...]] | None:
    """Return a variant whose round keys are the constants in which steps of an entry point differ, and the steps that
    read these; None if the longest run of steps that are alike has no such constants, or too many."""
    plain, run = longest_run(steps), longest_run(steps, constants=True)
    added: list[_Constants] = []
    if run.length <= plain.length:
        return None
    changed = _changed(variant, steps, run, added)
    if not added or len(added) > _MOST * run.period or any(word.width != variant.word_bits for word in added):
        return None  # a table has words of one width
    return _with(variant, added, {name: changed}), changed


def unwalked_keys(variant: Variant) -> int:
    """Return the number of round keys over which no loop walks, since constants have round keys of their own."""
    if not isinstance(variant, KeyedConstants) or len(variant.key_shape) == len(variant.base.key_shape):
        return 0
    return len(variant.base.key_shape)


def _run(steps: tuple[Step, ...]) -> PeriodicRun | None:
    """Return the longest run of steps that differ in constants; None if most steps are alike as they are, or are not
    with constants as words."""
    half = len(steps) // 2
    if longest_run(steps).length > half:
        return None
    run = longest_run(steps, constants=True)
    return run if run.length > half else None


def _changed(variant: Variant, steps: tuple[Step, ...], run: PeriodicRun, added: list[_Constants]) -> tuple[Step, ...]:
    """Return steps with the constants of a run as words of round keys, which join those that are added; the same steps
    if a constant is no word."""
    found, end = list(steps), run.first + run.length
    last = max((i for word in added for i in word.values), default=-1)
    for start in range(run.first, run.first + run.period):
        places = range(start, end, run.period)
        first, distance = _walk(variant, steps, run, start, last)
        outputs = _Merged(variant, [first + distance * turn for turn in range(len(places))], added).run(
            [steps[i].outputs for i in places]
        )
        if outputs is None:
            return steps
        for i, terms in zip(places, outputs, strict=True):
            found[i] = replace(steps[i], keys=_keys(terms), outputs=terms)
    return tuple(found)


def _keys(terms: _Terms) -> _Terms:
    """Return the words of round keys that terms read, in their order."""
    at = {v: position for v in variables(terms) if (position := key_position(v)) is not None}
    return tuple(sorted(at, key=at.__getitem__))


def _walk(variant: Variant, steps: Sequence[Step], run: PeriodicRun, start: int, last: int) -> tuple[int, int]:
    """Return the number of the round key in which a step of the first period finds its constants, and the distance to
    that of the next period: beside the lowest of the step's, or else of the period's, that moves. Where none moves,
    constants have round keys of their own, which the direction that comes second reads backwards. last: the last round
    key in which the other direction finds constants, -1 for none."""
    if run.distance:
        period = steps[run.first : run.first + run.period]
        return next(min(rows) for step in (steps[start], *period) if (rows := _moving(step, run))), run.distance
    own, turns = len(variant.key_shape), -(-run.length // run.period)
    return (own, 1) if last < own else (max(last, own + turns - 1), -1)


def _moving(step: Step, run: PeriodicRun) -> list[int]:
    """Return the numbers of the round keys of a step that move from period to period."""
    read = [key_position(v) for v in variables(step.outputs)]
    return [at[0] for at in read if at is not None and at[0] not in run.fixed]


class _Merged:
    """Replaces, in the terms of rounds that are alike, the constants that differ by words of round keys.

    Args:
        rows: the round keys in which each round finds its constants.
        added: the words for constants that there are by now, to which others join.
    """

    def __init__(self, variant: Variant, rows: Sequence[int], added: list[_Constants]) -> None:
        self._variant, self._rows, self._added = variant, rows, added
        self._known: dict[_Terms, _Terms] = {}

    def run(self, outputs: Sequence[_Terms]) -> list[_Terms] | None:
        """Return the outputs of each round with constants that differ replaced; None if one is no word."""
        roots = list(zip(*outputs, strict=True))
        left = list(roots)
        while left:
            terms = left[-1]
            reduced = tuple(bases(terms))
            reads = [reduced] if reduced != terms else list(zip(*(t.args for t in terms), strict=True))
            below = [each for each in reads if each not in self._known]
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
        below = tuple(bases(terms))
        if below != terms:
            words = self._words([without_constant(term)[1] for term in terms], terms[0].width)
            return words and tuple(a ^ b for a, b in zip(self._known[below], words, strict=True))
        if terms[0].args:
            args = zip(*(self._known[each] for each in zip(*(t.args for t in terms), strict=True)), strict=True)
            return tuple(make(t.op, a, t.width, t.param) for t, a in zip(terms, args, strict=True))
        if not terms[0].is_const or len(set(terms)) == 1:
            return terms
        return self._words([term.value for term in terms], terms[0].width)

    def _words(self, values: Sequence[int], width: int) -> _Terms | None:
        """Return the word of each round's key that holds its constant; None if constants are wider than words."""
        if width > self._variant.word_bits:
            return None
        number = self._number(width, dict(zip(self._rows, values, strict=True)))
        shape = self._variant.key_shape
        return tuple(key_variable(row, (shape[row] if row < len(shape) else 0) + number, width) for row in self._rows)

    def _number(self, width: int, values: Mapping[int, int]) -> int:
        """Return the number of the word that has these constants, or can have them too."""
        for number, word in enumerate(self._added):
            if word.take(width, values):
                return number
        self._added.append(_Constants(width, dict(values)))
        return len(self._added) - 1
