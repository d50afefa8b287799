"""Many values at once: terms evaluated on arrays, to tell terms apart before anything is proved.

Random vectors never contribute to "equal"; they only propose pairs and find counterexamples.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ciphergen.dsl.term import Term
from ciphergen.verify.parts import missing
from ciphergen.verify.state import is_secret

Values = Any  # numpy array: uint64 for up to 64 bits, Python ints (object) above
_Operation = Callable[[Term, list[Values]], Values]


def _dtype(width: int) -> Any:
    return np.uint64 if width <= 64 else object


def _mask(width: int, value: Values) -> Values:
    return value & _scalar(width, (1 << width) - 1)


def _scalar(width: int, value: int) -> Any:
    return np.uint64(value) if width <= 64 else value


def _signed(width: int, value: Values) -> Values:
    """Two's complement reading, as Python ints: only the rarer operations need it."""
    whole = value.astype(object)
    return np.where(whole >> (width - 1) & 1 == 1, whole - (1 << width), whole)


def _shift(t: Term, a: list[Values], left: bool) -> Values:
    inside = a[1] < _scalar(t.width, t.width)
    amount = np.where(inside, a[1], _scalar(t.width, 0))
    return np.where(inside, a[0] << amount if left else a[0] >> amount, _scalar(t.width, 0))


def _ashr(t: Term, a: list[Values]) -> Values:
    amount = np.minimum(a[1].astype(object), t.width - 1)
    return _signed(t.width, a[0]) >> amount & ((1 << t.width) - 1)


def _concat(t: Term, a: list[Values]) -> Values:
    dtype = _dtype(t.width)
    result = a[0].astype(dtype)
    for part, value in zip(t.args[1:], a[1:], strict=True):
        result = (result << _scalar(t.width, part.width)) | value.astype(dtype)
    return result


def _rotl(t: Term, a: list[Values]) -> Values:
    k = t.number
    return (a[0] << _scalar(t.width, k)) | (a[0] >> _scalar(t.width, t.width - k))


def _table(t: Term, a: list[Values]) -> Values:
    return np.array(t.param, dtype=_dtype(t.width))[a[0].astype(np.int64)]


_OPERATIONS: dict[str, _Operation] = {
    "not": lambda t, a: ~a[0],
    "neg": lambda t, a: ~a[0] + _scalar(t.width, 1),
    "and": lambda t, a: a[0] & a[1],
    "or": lambda t, a: a[0] | a[1],
    "xor": lambda t, a: a[0] ^ a[1],
    "add": lambda t, a: a[0] + a[1],
    "sub": lambda t, a: a[0] - a[1],
    "mul": lambda t, a: a[0] * a[1],
    "shl": lambda t, a: _shift(t, a, left=True),
    "lshr": lambda t, a: _shift(t, a, left=False),
    "ashr": _ashr,
    "rotl": _rotl,
    "concat": _concat,
    "extract": lambda t, a: a[0] >> _scalar(t.args[0].width, t.number),
    "zext": lambda t, a: a[0],
    "sext": lambda t, a: _signed(t.args[0].width, a[0]) & ((1 << t.width) - 1),
    "eq": lambda t, a: a[0] == a[1],
    "ult": lambda t, a: a[0] < a[1],
    "slt": lambda t, a: _signed(t.args[0].width, a[0]) < _signed(t.args[0].width, a[1]),
    "ite": lambda t, a: np.where(a[0] == _scalar(1, 1), a[1], a[2]),
    "table": _table,
}


def random_values(variables: Sequence[Term], count: int, seed: int) -> dict[Term, Values]:
    """`count` random values of each variable; the same for the same seed, whatever the other variables. A public byte
    is one of a counter: half of its values are among the last 32, so that what carries in a sum can be told from 0."""
    values: dict[Term, Values] = {}
    for v in variables:
        stream = np.random.default_rng([seed, *v.name.encode(), v.width])
        words = [stream.integers(0, 1 << 32, count, dtype=np.uint64) for _ in range(0, v.width, 32)]
        whole = sum((w.astype(object) << (32 * i) for i, w in enumerate(words)), np.zeros(count, dtype=object))
        if v.width == 8 and not is_secret(v):
            whole |= 0xE0 * stream.integers(0, 2, count, dtype=np.uint64).astype(object)
        values[v] = (whole & ((1 << v.width) - 1)).astype(_dtype(v.width))
    return values


class Simulator:
    """Values of terms for fixed values of the variables; each term is evaluated once."""

    def __init__(self, count: int, seed: int = 1, fixed: Mapping[Term, Values] | None = None) -> None:
        self.count, self.seed = count, seed
        self._known: dict[Term, Values] = dict(fixed or {})

    def __call__(self, term: Term) -> Values:
        """`count` values of a term."""
        for t in missing(term, self._known):
            self._known[t] = self._value(t)
        return self._known[term]

    def _value(self, t: Term) -> Values:
        if t.op == "const":
            return np.full(self.count, t.value, dtype=_dtype(t.width))
        if t.op == "var":
            return random_values([t], self.count, self.seed)[t]
        raw = _OPERATIONS[t.op](t, [self._known[a] for a in t.args])
        if raw.dtype == object:
            raw = raw & ((1 << t.width) - 1)
        return _mask(t.width, raw.astype(_dtype(t.width)))

    def signature(self, term: Term) -> tuple[int, ...]:
        """The values as a key of a dictionary."""
        return tuple(self(term).tolist())
