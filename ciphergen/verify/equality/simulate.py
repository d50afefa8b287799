"""Simulation: terms evaluated on arrays of values, to tell terms apart before anything is proved.

Random vectors never contribute to "equal"; they only propose pairs and find counterexamples.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np

from ciphergen.dsl.term import Term, topological
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.variables import counter_place

COMPARISONS = ("ult", "eq")
Values = Any  # numpy array: uint64 for up to 64 bits, Python ints (object) above


def word(width: int) -> Any:
    """Return the numpy type for values of a width in bits."""
    return np.uint64 if width <= 64 else object


def _kept(width: int) -> Any:
    """Return the smallest numpy type for values of a width in bits, in which values are kept: most are narrow."""
    return next((kind for kind in (np.uint8, np.uint16, np.uint32) if width <= 8 * kind().itemsize), word(width))


def random_values(variables: Sequence[Term], count: int, seed: int, counter: int = 16) -> dict[Term, Values]:
    """Return `count` random values of each variable, the same for the same seed whatever the other variables.

    counter: bytes of a mode's state. In half of the values these bytes are a number about to carry, so that what
    only a carry sets can be told from 0.
    """
    values: dict[Term, Values] = {}
    for v in variables:
        stream = np.random.default_rng([seed, *v.name.encode(), v.width])
        words = [stream.integers(0, 1 << 32, count, dtype=np.uint64) for _ in range(0, v.width, 32)]
        whole = sum((w.astype(object) << (32 * i) for i, w in enumerate(words)), np.zeros(count, dtype=object))
        place = counter_place(v)
        if place is not None:
            whole[::2] = [_about_to_carry(int(x), i, counter - 1 - place, counter) for i, x in enumerate(whole[::2])]
        values[v] = (whole & ((1 << v.width) - 1)).astype(word(v.width))
    return values


def _about_to_carry(byte: int, i: int, place: int, size: int) -> int:
    """Return a byte of the i-th counter of `size` bytes that is about to carry; place: counted from its end. Over i a
    counter has one more low bit set each time; every second counter is lower by up to 63."""
    turn, ones = divmod(i // 2, 8 * size)
    below = ones - 8 * place  # so many of the byte's bits are ones, the next is none
    filled = 0xFF if below >= 8 else (byte | (1 << below) - 1) & ~(1 << below) if below >= 0 else byte
    less = (37 * ones + 29 * turn) % 64 if i % 2 and place == 0 else 0
    return (filled - less) % 256


def _computed(t: Term, args: list[Values]) -> Values:
    """Return the values of an operation by its row, element by element: on machine words, or on Python ints above 64
    bits."""
    if t.op == "table":
        return np.array(t.param, dtype=word(t.width))[args[0].astype(np.int64)]
    widths = tuple([a.width for a in t.args])
    if t.width > 64 or max(widths) > 64:
        args = [a.astype(object) for a in args]
    return OPERATIONS[t.op].value(t.width, widths, args, t.param)


class TermSimulator:
    """The values of terms for fixed values of the variables; each term is evaluated once. counter: bytes of a mode's
    state."""

    def __init__(
        self, count: int, seed: int = 1, fixed: Mapping[Term, Values] | None = None, counter: int = 16
    ) -> None:
        self.count, self.seed, self.counter = count, seed, counter
        self._known = {t: values.astype(_kept(t.width)) for t, values in (fixed or {}).items()}

    def __call__(self, term: Term) -> Values:
        """Return the `count` values of a term."""
        for t in missing(term, self._known):
            self._known[t] = self._value(t, self._known).astype(_kept(t.width), copy=False)
        return self._known[term]

    def in_passing(self, terms: Sequence[Term]) -> list[Values]:
        """Return the values of terms, and keep those of variables only: the values of all that is below them would take
        more memory than it."""
        order = topological(terms)
        users = Counter(a for t in order for a in t.args)
        users.update(terms)
        values: dict[Term, Values] = {}
        for t in order:
            values[t] = self(t) if not t.args else self._value(t, values)
            for a in t.args:
                users[a] -= 1
                if not users[a]:
                    del values[a]
        return [values[t] for t in terms]

    def _value(self, t: Term, known: Mapping[Term, Values]) -> Values:
        if t.op == "const":
            return np.full(self.count, t.value, dtype=word(t.width))
        if t.op == "var":
            return random_values([t], self.count, self.seed, self.counter)[t]
        raw = _computed(t, [known[a].astype(word(a.width), copy=False) for a in t.args])
        if raw.dtype == object:
            raw = raw & ((1 << t.width) - 1)
        return raw.astype(word(t.width), copy=False) & ((1 << t.width) - 1)

    def signature(self, term: Term) -> tuple[int, ...]:
        """Return the values of a term as a hashable tuple."""
        return tuple(self(term).tolist())

    def digest(self, term: Term) -> bytes:
        """Return 16 bytes that stand for the values of a term: terms of one width whose values are equal have the same,
        and others hardly ever."""
        values = self(term)
        written = repr(values.tolist()).encode() if values.dtype == object else values.tobytes()
        return blake2b(written, digest_size=16).digest()


class FreeSimulator(TermSimulator):
    """The values of terms for arbitrary values of some terms in them, of which many are 0: what is rarely so of real
    products and carries, and tells apart what a cipher does then. free: which terms these are."""

    def __init__(self, count: int, free: Callable[[Term], bool]) -> None:
        super().__init__(count)
        self._is_free = free

    def _value(self, t: Term, known: Mapping[Term, Values]) -> Values:
        if not self._is_free(t):
            return super()._value(t, known)
        stream = np.random.default_rng([self.seed, len(self._known)])
        low, high, zero = (stream.integers(0, 1 << 32, self.count, dtype=np.uint64) for _ in range(3))
        whole = np.where(zero % 4 == 0, np.uint64(0), low | high << np.uint64(32))
        return whole.astype(word(t.width)) & ((1 << t.width) - 1)


def is_product(t: Term) -> bool:
    """Return True for a product of two words, neither of which is a constant."""
    return t.op == "mul" and not any(a.is_const for a in t.args)


def is_rare(term: Term, simulator: TermSimulator) -> bool:
    """Return True for a comparison with one outcome for all random values, as the carry of a small constant has: its
    values do not tell what it is."""
    if term.op not in COMPARISONS:
        return False
    values = simulator(term)
    return bool((values == values[0]).all())


def packed(values: Values, place: int) -> int:
    """Return one bit of each value packed into an integer, the first value at the least significant bit."""
    down = place if values.dtype == object else values.dtype.type(place)
    bits = (values >> down & 1).astype(np.uint8)
    return int.from_bytes(np.packbits(bits, bitorder="little").tobytes(), "little")
