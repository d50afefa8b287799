"""Linear combinations of terms modulo 2**width: for sums in normal form and for addresses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ciphergen.dsl.term import Term, concat, const, extract, make
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.parts import flipped


@dataclass(frozen=True)
class Linear:
    """A linear combination: constant + sum of coefficient * atom, modulo 2**width; no coefficient is 0."""

    width: int
    constant: int
    terms: Mapping[Term, int]

    @staticmethod
    def of(term: Term) -> Linear:
        """Return a term as a linear combination: sums, differences and products with constants are split, other terms
        are atoms."""
        mask, constant = (1 << term.width) - 1, 0
        terms: dict[Term, int] = {}
        rest = [(term, 1)]
        while rest:
            t, factor = rest.pop()
            if t.is_const:
                constant += factor * t.value
            elif (parts := _parts(t)) is not None:
                rest += [(part, factor * times & mask) for part, times in parts]
            elif total := (terms.pop(t, 0) + factor) & mask:
                terms[t] = total
        return Linear(term.width, constant & mask, terms)

    def plus(self, other: Linear) -> Linear:
        mask = (1 << self.width) - 1
        terms = dict(self.terms)
        for atom, coefficient in other.terms.items():
            total = (terms.pop(atom, 0) + coefficient) & mask
            if total:
                terms[atom] = total
        return Linear(self.width, (self.constant + other.constant) & mask, terms)

    def times(self, factor: int) -> Linear:
        mask = (1 << self.width) - 1
        scaled = {a: c * factor & mask for a, c in self.terms.items()}
        return Linear(self.width, self.constant * factor & mask, {a: c for a, c in scaled.items() if c})


def _parts(t: Term) -> list[tuple[Term, int]] | None:
    """Return the summands of a term with their factors, None for an atom."""
    if t.args and (factors := OPERATIONS[t.op].factors):
        return list(zip(t.args, factors, strict=True))
    if t.op == "mul" and t.args[1].is_const:
        return [(t.args[0], t.args[1].value)]
    if t.op == "sext" and t.args[0].width == 1:
        return [(concat(const(0, t.width - 1), t.args[0]), -1)]
    return (_shifted(t) or _carried(t) or _top_sum(t)) if t.op == "concat" else None


def _shifted(t: Term) -> list[tuple[Term, int]] | None:
    """Take a concat with zeros at the bottom as a multiple of a whole term, where what is above its top part can be
    seen; return None for other terms. Flipped bits of the top part stay flipped, those above are not."""
    top, *middle, low = t.args
    bits, flips = flipped(top) or (top, const(0, top.width))
    if low is not const(0, low.width) or bits.op != "extract":
        return None
    source, width = bits.args[0], top.width + low.width
    if bits.number + width > source.width:
        return None
    whole = extract(source, bits.number + width - 1, bits.number)
    if flips.value:
        whole = make("xor", (whole, const(flips.value, width)), width)
    return [(concat(whole, *middle), 1 << low.width)]


def _carried(t: Term) -> list[tuple[Term, int]] | None:
    """Split a carry off from the multiple to which it was added without carry, in a concat; None for other terms."""
    *high, zeros, carry = t.args if len(t.args) > 2 else (t, t, t)
    if carry.op != "ult" or zeros is not const(0, zeros.width):
        return None
    upper = concat(*high, const(0, zeros.width + carry.width))
    return [(upper, 1), (concat(const(0, t.width - carry.width), carry), 1)]


def _top_sum(t: Term) -> list[tuple[Term, int]] | None:
    """Split a sum in the top part of a concat: return the concat without the constant, and the constant shifted; None
    for other terms."""
    top, *low = t.args
    if top.op != "add" or not top.args[1].is_const:
        return None
    high = top.args[0].args if top.args[0].op == "concat" else (top.args[0],)
    if high[-1].op == low[0].op == "extract" and high[-1].args[0] is low[0].args[0]:
        return None  # they may make one term, which only the normal form knows
    return [(concat(*high, *low), 1), (const(top.args[1].value << (t.width - top.width), t.width), 1)]
