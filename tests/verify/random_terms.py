"""Random terms of every operation, biased towards what rewriting looks at: constants, cuts and repeats."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ciphergen.dsl.term import Term, concat, const, eq, extract, ite, lookup, make, rotl, slt, ult, var

_TWO = ("xor", "and", "or", "add", "sub", "mul")
_SHIFTS = ("shl", "lshr", "ashr")
_OPERATIONS = (*_TWO, *_SHIFTS, "rotl", "not", "neg", "concat", "extract", "zext", "sext", "ite", "table", "compare")


def random_term(source: Random, width: int, depth: int) -> Term:
    """A term of `width` bits over the variables a, b and c, at most `depth` operations deep."""
    if depth == 0 or source.random() < 0.08:
        return _leaf(source, width)
    op, below = source.choice(_OPERATIONS), depth - 1
    if op in _TWO:
        return make(op, (random_term(source, width, below), random_term(source, width, below)), width)
    if op in _SHIFTS:
        amount = const(source.randrange(width + 2), width)
        if source.random() < 0.1:
            amount = random_term(source, width, below)
        return make(op, (random_term(source, width, below), amount), width)
    return _MAKERS[op](source, width, below)


def _leaf(source: Random, width: int) -> Term:
    if source.random() < 0.8:
        return var(source.choice("abc"), width)
    return const(source.choice((0, 1, -1, source.getrandbits(width), (1 << source.randrange(width + 1)) - 1)), width)


def _unary(op: str) -> Callable[[Random, int, int], Term]:
    return lambda source, width, depth: make(op, (random_term(source, width, depth),), width)


def _rotl(source: Random, width: int, depth: int) -> Term:
    return rotl(random_term(source, width, depth), source.randrange(width))


def _concat(source: Random, width: int, depth: int) -> Term:
    if width == 1:
        return random_term(source, width, depth)
    low = source.randrange(1, width)
    return concat(random_term(source, width - low, depth), random_term(source, low, depth))


def _extract(source: Random, width: int, depth: int) -> Term:
    more = source.randrange(9)
    low = source.randrange(more + 1)
    return extract(random_term(source, width + more, depth), low + width - 1, low)


def _extend(op: str) -> Callable[[Random, int, int], Term]:
    def extend(source: Random, width: int, depth: int) -> Term:
        if width == 1:
            return random_term(source, width, depth)
        return make(op, (random_term(source, source.randrange(1, width), depth),), width)

    return extend


def _compare(source: Random, width: int, depth: int) -> Term:
    size = source.choice((1, 4, width))
    bit = source.choice((eq, ult, slt))(random_term(source, size, depth), random_term(source, size, depth))
    return bit if width == 1 else make(source.choice(("zext", "sext")), (bit,), width)


def _ite(source: Random, width: int, depth: int) -> Term:
    condition = _compare(source, 1, depth)
    return ite(condition, random_term(source, width, depth), random_term(source, width, depth))


def _table(source: Random, width: int, depth: int) -> Term:
    entries = source.choice(
        (
            [source.getrandbits(width) for _ in range(8)],
            [i & ((1 << width) - 1) for i in range(8)],
            [3 & ((1 << width) - 1)] * 8,
            [(5 * i ^ 2) & ((1 << width) - 1) for i in range(8)],
        )
    )
    return lookup(entries, random_term(source, 3, depth), width)


def random_sum(source: Random, width: int, depth: int) -> Term:
    """A term of sums, multiples, shifts and bitwise operations on words that are gathered of pieces: bits of a and b,
    some flipped or masked, and constants."""
    if depth == 0 or source.random() < 0.25:
        return _gathered(source, width)
    first = random_sum(source, width, depth - 1)
    op = source.choice(("add", "add", "sub", "mul", "shl", "lshr", "ashr", "xor", "and", "or", "rotl", "not", "neg"))
    if op in ("not", "neg"):
        return make(op, (first,), width)
    if op == "rotl":
        return rotl(first, source.randrange(width))
    if op in _SHIFTS:
        return make(op, (first, const(source.randrange(width), width)), width)
    if op == "mul":
        power = 1 << source.randrange(width)
        return make(op, (first, const(source.choice((power, -power, source.getrandbits(width))), width)), width)
    return make(op, (first, random_sum(source, width, depth - 1)), width)


def _gathered(source: Random, width: int) -> Term:
    at = sorted(source.sample(range(1, width), min(source.randrange(4), width - 1)))
    pieces = [_piece(source, high - low, width) for low, high in zip([0, *at], [*at, width], strict=True)]
    return concat(*pieces)


def _piece(source: Random, bits: int, width: int) -> Term:
    low = source.choice((0, width - bits, source.randrange(width - bits + 1)))
    x = extract(var(source.choice("ab"), width), low + bits - 1, low)
    mask = const(source.choice((0, -1, 1 << (bits - 1), source.getrandbits(bits))), bits)
    return source.choice((x, x, ~x, x ^ mask, x & mask, mask))


_MAKERS: dict[str, Callable[[Random, int, int], Term]] = {
    "rotl": _rotl,
    "not": _unary("not"),
    "neg": _unary("neg"),
    "concat": _concat,
    "extract": _extract,
    "zext": _extend("zext"),
    "sext": _extend("sext"),
    "ite": _ite,
    "table": _table,
    "compare": _compare,
}
