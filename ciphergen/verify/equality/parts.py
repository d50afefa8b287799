"""Helper functions on terms: unknown terms below one, parts of a concatenation, cut points, runs of bits."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import lru_cache
from operator import attrgetter

from ciphergen.dsl.term import Term, concat, const, extract, make
from ciphergen.dsl.term.gates import Wires, Word
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.term.operation import Kind, Param

by_rank = attrgetter("rank")  # to write operands in one order, whichever was made first


def missing(term: Term, known: Container[Term], is_leaf: Callable[[Term], bool] | None = None) -> list[Term]:
    """Return the subterms of a term that are not known, arguments first, without descending below known terms, nor
    below those that `is_leaf` names."""
    if term in known:
        return []
    order: list[Term] = []
    seen: set[Term] = set()
    # A term waits twice: to be expanded, and, below a None, until all of its arguments are in the order.
    waiting: list[Term | None] = [term]
    while waiting:
        t = waiting.pop()
        if t is None:
            done = waiting.pop()
            assert done is not None
            order.append(done)
        elif t not in seen and t not in known:
            seen.add(t)
            if t.args and not (is_leaf is not None and is_leaf(t)):
                waiting += (t, None, *t.args)
            else:
                order.append(t)
    return order


def is_value(term: Term, value: int) -> bool:
    """Return True if a term is the constant `value`."""
    return term.is_const and term.value == value


def cancel_xor(a: Term, b: Term) -> Term:
    """Return the two-operand xor of two terms, with a common operand cancelled."""
    for x, y in ((a, b), (b, a)):
        if x.op == "xor" and y in x.args:
            return x.args[1] if x.args[0] is y else x.args[0]
    return make("xor", (b, a) if b.rank < a.rank else (a, b), a.width)


def merge(high: Term, low: Term) -> Term | None:
    """Return two neighbours of a concat as one term if both are constants, adjoining bits of one term, or copies of a
    sign in front of it; else None."""
    if high.is_const and low.is_const:
        return concat(high, low)
    if high.op == "sext" and high.args[0] is _sign(low):
        return make("sext", (low.args[0] if low.op == "sext" else low,), high.width + low.width)
    if high.op == low.op == "extract" and high.args[0] is low.args[0] and high.number == low.number + low.width:
        return extract(low.args[0], high.number + high.width - 1, low.number)
    return None


def stand_apart(parts: Sequence[Term]) -> bool:
    """Return True if parts of a concat are sure to stay as they are beside each other: gates and single constants, as
    where each lane of a register holds a bit."""
    constant = False  # the part before is one
    for part in parts:
        op = part.op
        if op == "const":
            if constant:
                return False
            constant = True
        elif part.kind is Kind.WIRING or op == "not" or (op == "xor" and part.args[1].op == "const"):
            return False
        else:
            constant = False
    return True


def flipped(a: Term) -> tuple[Term, Term] | None:
    """Return (the term of which some bits are flipped, these bits as a constant); None for other terms."""
    if a.op == "not":
        return a.args[0], const((1 << a.width) - 1, a.width)
    return (a.args[0], a.args[1]) if a.op == "xor" and a.args[1].is_const else None


def with_constant(a: Term, high: int, low: int) -> tuple[str, Term, Term] | None:
    """Return the operation, the other argument and bits high..low of the constant of a bitwise operation with one; of
    `and` and `or` where these bits are equal, which decides them. None for other terms."""
    if flips := flipped(a):
        return "xor", flips[0], extract(flips[1], high, low)
    if a.op not in ("and", "or") or not a.args[1].is_const:
        return None
    bits = extract(a.args[1], high, low)
    return (a.op, a.args[0], bits) if len(runs(bits)) == 1 else None


def is_plain(a: Term) -> bool:
    """Return True if bits of a term are taken as bits of that term, and not of another one in it."""
    return a.op not in ("concat", "rotl", "sext") and flipped(a) is None


def unflipped(parts: Sequence[Term]) -> tuple[list[Term], Term] | None:
    """Return (the parts of a concat without flipped bits, these bits as a constant); None where no part is bits of a
    longer term, some flipped, which might join its neighbours."""
    if not any(part.op in ("not", "xor") and part.args[0].op in ("extract", "rotl") for part in parts):
        return None
    pairs = [flipped(part) or (part, const(0, part.width)) for part in parts]
    if not any(x is not part and x.op in ("extract", "rotl") for (x, _), part in zip(pairs, parts, strict=True)):
        return None
    return [x for x, _ in pairs], concat(*(flips for _, flips in pairs))


def _sign(a: Term) -> Term:
    """Return the highest bit of a piece of a concat."""
    if a.op == "sext":
        return _sign(a.args[0])
    x, top = (a.args[0], a.number + a.width - 1) if a.op == "extract" else (a, a.width - 1)
    return extract(x, top, top)


def halves(a: Term) -> tuple[Term, Term]:
    """Return the two bit ranges whose concat a rotation is, the most significant first."""
    x, split = a.args[0], a.width - a.number
    return extract(x, split - 1, 0), extract(x, a.width - 1, split)


def rotations(parts: list[Term]) -> list[Term]:
    """Return the parts of a concat with whole rotations written as such. Merged neighbours hide equal rotations in a
    row, as in lanes: low bits of a term, whole copies, high bits."""
    found: list[Term] = []
    place = 0
    while place < len(parts):
        first, end = parts[place], place + 1
        if first.op == "extract" and first.number == 0:
            x = first.args[0]
            while end < len(parts) and parts[end] is x:
                end += 1
            last = parts[end] if end < len(parts) else first
            if last.op == "extract" and last.args[0] is x and last.number == first.width == x.width - last.width:
                found += [make("rotl", (x,), x.width, last.width)] * (end - place)
                place = end + 1
                continue
        found.append(first)
        place += 1
    return found


def places(a: Term) -> list[tuple[Term, int, int]]:
    """Return the parts of a concat with their highest and lowest bit, most significant first."""
    found, high = [], a.width - 1
    for part in a.args:
        found.append((part, high, high - part.width + 1))
        high -= part.width
    return found


def cut(a: Term, high: int, low: int) -> list[tuple[Term, int, int]]:
    """Return the parts of a concat that overlap bits high..low, each with its own high and low bit."""
    found, top = [], a.width - 1
    for part in a.args:
        bottom = top - part.width + 1
        if top < low:
            break
        if bottom <= high:
            found.append((part, min(high, top) - bottom, max(low, bottom) - bottom))
        top = bottom - 1
    return found


def cut_all(a: Term, lows: Sequence[int]) -> list[list[tuple[Term, int, int]]]:
    """Return the parts of a concat between the bits `lows`, which stand from high to low and end with 0, as `cut` does;
    the concat is walked through once."""
    found: list[list[tuple[Term, int, int]]] = []
    left = iter(places(a))
    part, high, bottom = next(left)
    for top, low in zip([a.width, *lows[:-1]], lows, strict=True):
        if top == bottom:
            part, high, bottom = next(left)
        found.append([(part, min(top - 1, high) - bottom, max(low, bottom) - bottom)])
        while low < bottom:
            part, high, bottom = next(left)
            found[-1].append((part, high - bottom, max(low, bottom) - bottom))
    return found


def cuts(a: Term, constants: bool = False) -> set[int]:
    """Return the lowest bits of the parts of a term; with `constants`, every bit of a constant, which can be cut
    anywhere."""
    if a.is_const and constants:
        return set(range(a.width))
    if a.op == "sext":
        return cuts(a.args[0], constants)
    if a.op != "concat":
        return {0}
    found = set()
    for part, high, low in places(a):
        found |= set(range(low, high + 1)) if constants and part.is_const else {low}
    return found


def runs(c: Term) -> Sequence[tuple[int, int, int]]:
    """Return the runs of equal bits of a constant as (high, low, bit), most significant first."""
    return _runs(c.value, c.width)


@lru_cache(maxsize=4096)
def _runs(value: int, width: int) -> Sequence[tuple[int, int, int]]:
    found: list[tuple[int, int, int]] = []
    for i in range(width - 1, -1, -1):
        bit = value >> i & 1
        if found and found[-1][2] == bit:
            found[-1] = (found[-1][0], i, bit)
        else:
            found.append((i, i, bit))
    return found


def signed_bits(a: Term) -> int:
    """Return how many low bits a term is the sign extension of: all, where nothing else is known."""
    if a.is_const:
        high, low, _ = runs(a)[0]
        return a.width - (high - low)
    if a.op == "concat":
        return a.width - a.args[0].width + signed_bits(a.args[0])
    return a.args[0].width if a.op == "sext" else a.width


@lru_cache(maxsize=1024)
def sources(
    op: str, width: int, widths: tuple[int, ...], param: Param, distance: int | None
) -> tuple[tuple[int, int, int], ...]:
    """Return the sources of an operation that only moves bits, most significant first: number of the argument (-1:
    zeros, -2: ones), highest and lowest bit. distance: the second argument of a shift."""
    words: list[Word] = [tuple((n, i) for i in range(w)) for n, w in enumerate(widths)]
    if distance is not None:
        words[1] = tuple(distance >> i & 1 for i in range(widths[1]))
    found: list[tuple[int, int, int]] = []
    for bit in reversed(OPERATIONS[op].bits(Wires(), width, words, param)):
        n, place = bit if isinstance(bit, tuple) else (-1 - bit, 0)
        last, high, low = found[-1] if found else (n, -1, -1)
        if last == n and n < 0:
            found[-1:] = [(n, high + 1, 0)]
        elif last == n and low == place + 1:
            found[-1] = (n, high, place)
        else:
            found.append((n, place, place))
    return tuple(found)
