"""Products in a field of 2^64 or 2^128 elements, recognised by what terms compute: whatever text says so, one bit at a
time or otherwise.

A product of two polynomials over GF(2), taken modulo a third one, has as its value for x and x^(n-1) what x^n is modulo
this one. So one value of the terms tells which polynomial it is; that the terms are this product is tried on random
operands here, and whoever proves the code proves it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor
from random import Random

from ciphergen.dsl.term import Term, concat, extract, substitute, topological, var, variables
from ciphergen.dsl.term.program import Program

WORD = 32
SIZES = (2, 4)  # words of an operand
_TRIALS = 40
_LEAST = 300  # operations: what takes fewer is no product


@dataclass(frozen=True)
class FieldProduct:
    """A product of two polynomials of one degree, modulo x^n + sum of x^t.

    Attributes:
        first: the words of 32 bits of which the exclusive or is one operand, in the order of the text: of one operand,
            or of more of which the sum is multiplied.
        second: the words of the other operand.
        reverse: whether the first bit of the first word (the most significant one) is the coefficient of 1, as in GCM;
            else the least significant bit of the first word.
        taps: the exponents t.
    """

    first: tuple[tuple[Term, ...], ...]
    second: tuple[Term, ...]
    reverse: bool
    taps: tuple[int, ...]


@dataclass(frozen=True)
class WideProduct:
    """A product whose operands are a word each. first: the words of which the exclusive or is one operand; second: the
    other; reverse: whether the highest bit is the coefficient of 1, else the lowest; taps: as above."""

    first: tuple[Term, ...]
    second: Term
    reverse: bool
    taps: tuple[int, ...]


def parts_of(inputs: Sequence[Term], width: int) -> dict[Term, list[Term]]:
    """Return variables for the words of 32 bits of each input of a width, the lowest first."""
    count = range(width // WORD)
    return {wide: [var(f"part.{n}.{i}", WORD) for i in count] for n, wide in enumerate(inputs) if wide.width == width}


def wide_product(root: Term, inputs: Sequence[Term]) -> WideProduct | None:
    """Return the product that a root is, of inputs as wide as that, None if it is none."""
    if root.width not in [WORD * size for size in SIZES]:
        return None
    parts = parts_of(inputs, root.width)
    (whole,) = substitute([root], {wide: concat(*reversed(words)) for wide, words in parts.items()})
    words = [extract(whole, at + WORD - 1, at) for at in range(0, root.width, WORD)]
    for reverse in (False, True):
        way = -1 if reverse else 1
        found = field_product(words[::way], [word for each in parts.values() for word in each[::way]])
        if found is not None and found.reverse is reverse:
            of = {each[::way][0]: wide for wide, each in parts.items()}
            first = tuple(of[words[0]] for words in found.first)
            return WideProduct(first, of[found.second[0]], reverse, found.taps)
    return None


def field_product(roots: Sequence[Term], inputs: Sequence[Term]) -> FieldProduct | None:
    """Return the product of which the roots are the words, None if they are none. inputs: variables in the order of the
    text, of which as many as the roots, one behind the other, are an operand."""
    if len(roots) not in SIZES or any(root.width != WORD for root in roots):
        return None
    if sum(bool(t.args) for t in topological(roots)) < _LEAST:
        return None
    operands = _operands(roots, inputs)
    if operands is None or len(operands) < 2:
        return None
    for number in range(len(operands)):
        others = [each for i, each in enumerate(operands) if i != number]
        values = _Values(roots, others, operands[number])
        for reverse in (True, False):
            taps = values.taps(reverse=reverse)
            if taps is not None:
                return FieldProduct(tuple(others), operands[number], reverse, taps)
    return None


def _operands(roots: Sequence[Term], inputs: Sequence[Term]) -> list[tuple[Term, ...]] | None:
    """Return the variables of the roots in their order, as many words each as the roots; None if there are others."""
    read = set(variables(roots))
    words = [variable for variable in inputs if variable in read]
    if any(word.width != WORD for word in words) or len(words) % len(roots) or len(words) != len(read):
        return None
    return [tuple(words[i : i + len(roots)]) for i in range(0, len(words), len(roots))]


class _Values:
    """The function of the roots on numbers, in which bit i of word j is bit WORD * j + i."""

    def __init__(self, roots: Sequence[Term], first: Sequence[tuple[Term, ...]], second: tuple[Term, ...]) -> None:
        self._program = Program.of([*(word for each in first for word in each), *second], roots)
        self._many, self._words = len(first), len(roots)
        self.bits, self._random = WORD * len(roots), Random(1)

    def __call__(self, first: Sequence[int], second: int) -> int:
        given = [word for number in (*first, second) for word in _cut(number, self._words)]
        return _join(self._program(given))

    def taps(self, *, reverse: bool) -> tuple[int, ...] | None:
        """Return the exponents of the polynomial modulo which the value is the product of the second operand and of the
        sum of the first ones, None if there is none."""

        def place(degree: int) -> int:
            word, bit = divmod(degree, WORD)
            return 1 << (WORD * word + (WORD - 1 - bit if reverse else bit))

        def poly(value: int) -> int:
            return sum(1 << d for d in range(self.bits) if value & place(d))

        overflow = poly(self((place(1), *[0] * (self._many - 1)), place(self.bits - 1)))
        taps = tuple(d for d in range(self.bits) if overflow >> d & 1)
        if not taps or max(taps) >= WORD:
            return None
        for _ in range(_TRIALS):
            *first, second = (self._random.getrandbits(self.bits) for _ in range(self._many + 1))
            if poly(self(first, second)) != _product(poly(reduce(xor, first)), poly(second), self.bits, overflow):
                return None
        return taps


def _product(a: int, b: int, bits: int, overflow: int) -> int:
    """Return the product of two polynomials modulo x^bits + overflow."""
    found = 0
    for i in range(bits - 1, -1, -1):
        high = found >> (bits - 1)
        found = (found << 1) & ((1 << bits) - 1)
        found ^= (overflow if high else 0) ^ (b if a >> i & 1 else 0)
    return found


def _cut(number: int, words: int) -> list[int]:
    return [number >> (WORD * i) & ((1 << WORD) - 1) for i in range(words)]


def _join(words: Sequence[int]) -> int:
    return sum(word << (WORD * i) for i, word in enumerate(words))
