"""Sums of words of a round key as words of their own, which key expansion makes.

The inverse of a round with a linear layer behind its key adds that layer of the key: decryption by AES, as FIPS 197
calls it the equivalent inverse cipher, reads InvMixColumns of round keys, and ARIA's another layer. Where steps add
several words of one round key to a value, one word takes their place that stands behind those of the round key.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache, reduce
from operator import xor

from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import Term, remake, topological
from ciphergen.dsl.term.sums import summands
from ciphergen.dsl.variant import Rows
from ciphergen.generator.analysis.keys import key_position, key_variable, round_keys

_SUMS = ("xor", "not")
_Words = tuple[int, ...]  # the numbers of words in a round key


@dataclass(frozen=True, eq=False)
class SummedKeys(Variant):
    """A variant for code, of whose round keys some have sums of their words as further words. base: what the text says;
    sums: the words of each; summed: the round keys that have these sums; changed: the steps, by direction."""

    base: Variant
    sums: tuple[_Words, ...]
    summed: frozenset[int]
    changed: Mapping[str, tuple[Step, ...]]

    @property
    def key_shape(self) -> tuple[int, ...]:
        return tuple(count + len(self._sums(i)) for i, count in enumerate(self.base.key_shape))

    def _sums(self, i: int) -> tuple[_Words, ...]:
        return self.sums if i in self.summed else ()

    def key_variables(self) -> tuple[tuple[Term, ...], ...]:
        """Return the round keys as variables, sums behind the words that they are of."""
        rows = self.base.key_variables()
        width, count = self.word_bits, len(rows[0])
        return tuple(
            (*row, *(key_variable(i, count + j, width) for j, _ in enumerate(self._sums(i))))
            for i, row in enumerate(rows)
        )

    def schedule_words(self, key: Sequence[Term]) -> tuple[tuple[Term, ...], ...]:
        """Return the round keys, from the key's words, with sums behind the words that they are of."""
        rows = enumerate(self.base.schedule_words(key))
        return tuple((*row, *(reduce(xor, (row[j] for j in words)) for words in self._sums(i))) for i, row in rows)

    def steps(self, name: str) -> tuple[Step, ...]:
        """Return the steps of a direction, which read a word for each sum."""
        return self.changed[name]

    def run(self, direction: str, round_keys: Rows, block: Sequence[Term]) -> tuple[Term, ...]:
        """Return the block's words after `encrypt` or `decrypt`."""
        rows = [row[:count] for row, count in zip(round_keys, self.base.key_shape, strict=True)]
        return self.base.run(direction, rows, block)

    def made(self) -> list[Term]:
        """Return the sums over the variables of round key 0."""
        names = self.base.key_variables()[0]
        return [reduce(xor, (names[j] for j in words)) for words in self.sums]


@lru_cache(maxsize=32)  # layouts and steps are kept by the variant that they are of
def with_summed_keys(variant: Variant, directions: tuple[str, ...] = DIRECTIONS) -> Variant:
    """Return a variant whose steps add one word where they would add several of one round key; the variant itself where
    they add none, or where round keys have unlike words. directions: those of which there are functions, since no other
    needs words in the key's memory."""
    shapes = {tuple(word.width for word in row) for row in variant.key_variables()}
    if variant.entries or len(shapes) != 1 or {width for shape in shapes for width in shape} != {variant.word_bits}:
        return variant
    found = _KeySums(variant.key_shape[0])
    changed = {name: variant.steps(name) for name in DIRECTIONS}
    changed |= {name: tuple(map(found.changed, changed[name])) for name in directions}
    if not found.numbers:
        return variant
    given = {field.name: getattr(variant, field.name) for field in fields(Variant)}
    return SummedKeys(**given, base=variant, sums=tuple(found.numbers), summed=frozenset(found.rows), changed=changed)


class _KeySums:
    """The sums of words of round keys that steps add, by their words, and the round keys that have them. count: of the
    words of a round key."""

    def __init__(self, count: int) -> None:
        self.numbers: dict[_Words, int] = {}
        self.rows = set[int]()
        self._count = count

    def changed(self, step: Step) -> Step:
        """Return a step that reads a word for each sum; the step itself where it adds none."""
        terms = topological(step.outputs)
        ends = {*step.outputs, *(arg for term in terms if term.op not in _SUMS for arg in term.args)}
        parts, wholes = dict[Term, Term](), dict[Term, Term]()  # terms as parts of sums, and as what is no part of one
        for term in terms:
            known = parts if term.op in _SUMS else wholes
            parts[term] = remake(term, tuple(known[arg] for arg in term.args))
            wholes[term] = self._summed(parts[term]) if term.op in _SUMS and term in ends else parts[term]
        behind = tuple(wholes[output] for output in step.outputs)
        if behind == step.outputs:
            return step
        return replace(step, keys=tuple(round_keys(behind)), outputs=behind, order=())

    def _summed(self, term: Term) -> Term:
        """Return a sum with one word of a round key in place of several."""
        values, flip = summands(term)
        rows: dict[int, list[Term]] = {}
        for value in values:
            at = key_position(value)
            if at is not None:
                rows.setdefault(at[0], []).append(value)
        rows = {i: words for i, words in rows.items() if len(words) > 1}
        if not rows:
            return term
        gone = {word for words in rows.values() for word in words}
        left = sorted((value for value in values if value not in gone), key=str)
        total = reduce(xor, [*left, *self._words(rows, term.width)])
        return ~total if flip else total

    def _words(self, rows: Mapping[int, Sequence[Term]], width: int) -> Iterator[Term]:
        for i, words in sorted(rows.items()):
            self.rows.add(i)
            numbers = tuple(sorted(at[1] for at in map(key_position, words) if at is not None))
            yield key_variable(i, self._count + self.numbers.setdefault(numbers, len(self.numbers)), width)
