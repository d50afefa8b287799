"""Words of a bit of each block that are constants, as functions of the bits in which the counters of blocks differ.

In bit slices the lowest bits of the counters of 32 blocks are five constants. Key bits are added to them and circuits
computed of them, so that in terms any constant may stand for a function of these five bits: for that which has its bits
as values. With a variable for each of the five, blocks are the same function of their own bits.

The output is brought from slices into blocks by masks, which are such constants, too, and choose bits of words that are
shifted against each other. So constants stay where the last thing that is done to a slice is to choose some of its
bits, and where a word is not a slice any more. Which constants are taken as functions is a guess that costs no
soundness: the function has the bits of the constant at the counters of the blocks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import accumulate
from operator import and_, xor

from ciphergen.dsl.term import Kind, Term, const, make, remake, sext, topological
from ciphergen.verify.equality.bit_graph import products

_CHOICES = ("concat", "const")


class OwnWords:
    """Slices of terms, with variables for the constants that hold bits of the counters.

    Args:
        names: the variable for each of these constants, which together tell every block.
    """

    def __init__(self, names: Mapping[Term, Term]) -> None:
        self._names, self._width = [*names.values()], next(iter(names)).width
        self._numbers = _numbers([word.value for word in names], self._width)
        self._slices: dict[Term, Term] = {}  # sign extensions of terms to slices
        self._below: set[Term] = set()  # terms that are made of slices

    def __call__(self, terms: Sequence[Term]) -> list[Term]:
        """Return terms in which slices are functions of the variables."""
        made: dict[Term, Term] = {}
        for t in topological(terms):
            found = self._slice(t)
            if found is not None:
                self._slices[t] = found
            if (t.op == "sext" and t.args[0].width == 1) or any(a in self._below for a in t.args):
                self._below.add(t)
            is_whole = found is not None and t.width == self._width and not _is_choice(t)
            made[t] = found if found is not None and is_whole else remake(t, tuple([made[a] for a in t.args]))
        return [made[t] for t in terms]

    def constant(self, value: int) -> Term:
        """Return a constant as a function of the variables: the exclusive or of products of them."""
        table = sum((value >> i & 1) << number for i, number in enumerate(self._numbers))
        chosen = products(table, len(self._names))
        found = const(-(chosen & 1) % (1 << self._width), self._width)
        for subset in range(1, 1 << len(self._names)):
            if chosen >> subset & 1:
                found ^= reduce(and_, [name for j, name in enumerate(self._names) if subset >> j & 1])
        return found

    def _slice(self, t: Term) -> Term | None:
        """Return the sign extension of a term as a slice, in which nothing changes its place; None if it is none."""
        if t.width > self._width:
            return None
        if t.op == "const":
            return self.constant(_extended(t.value, t.width) % (1 << self._width))
        if t.width == 1 and not any(a in self._below for a in t.args):
            return sext(t, self._width)
        if t.op == "concat":
            return self._of_parts(t)
        args = [self._slices.get(a) for a in t.args]
        given = [a for a in args if a is not None]
        if len(given) < len(args) or not given:
            return None
        if t.op == "sext":
            return given[0]
        return make(t.op, tuple(given), self._width) if t.kind is Kind.BITWISE else None

    def _of_parts(self, t: Term) -> Term | None:
        """Return a slice that is put together of parts of others, each in its place; None if it is not."""
        chosen = list[Term]()
        for part, at in _placed(t):
            top = at + part.width == t.width
            source = self._source(part, at, t.width if top else 0)
            if source is None:
                return None
            end = self._width if top else at + part.width
            chosen.append(source & self.constant((1 << end) - (1 << at)))
        return reduce(xor, chosen)

    def _source(self, part: Term, at: int, top: int) -> Term | None:
        """Return the slice of which a part is in its place, None if there is none. at: the place of its lowest bit;
        top: bits of the word of which it is the highest part, 0 for other parts."""
        if part.op == "const":
            return self.constant((_extended(part.value, part.width) << at) % (1 << self._width))
        copied = part.args[0] if part.op == "sext" else part
        if copied.width == 1 and copied in self._slices:
            return self._slices[copied]
        is_there = part.op == "extract" and part.param == at and top in (0, self._width, part.args[0].width)
        return self._slices.get(part.args[0]) if is_there else None


def tells_every_block(held: Sequence[int], blocks: int) -> bool:
    """Return True if words with a bit for each block have all combinations of bits, each at one block: then a word of
    such bits is one function of them, and what is folded of words is folded of functions."""
    return len(held) < blocks == 1 << len(held) == len({*_numbers(held, blocks)})


def _numbers(held: Sequence[int], blocks: int) -> list[int]:
    """Return for each block the number that its bits in words make, of the first the least significant."""
    return [sum((word >> i & 1) << j for j, word in enumerate(held)) for i in range(blocks)]


def _placed(t: Term) -> Iterator[tuple[Term, int]]:
    """Yield the parts of a word, the highest first, each with the place of its lowest bit."""
    places = accumulate((-part.width for part in t.args), initial=t.width)
    next(places)
    return zip(t.args, places, strict=True)


def _extended(value: int, width: int) -> int:
    """Return a number of so many bits, the highest of which is its sign."""
    return value - (value >> width - 1 << width)


def _is_choice(t: Term) -> bool:
    """Return True for what chooses bits of a word in their places."""
    return t.op in _CHOICES or (t.op == "and" and any(a.is_const for a in t.args))
