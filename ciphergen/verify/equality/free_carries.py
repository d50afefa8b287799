"""Bits of sums whose carries are bits of any value, one for all sums whose bits are the same below it. So are the bits
that are looked up in large tables, one for each index, which would be thousands of gates.

A carry is the majority of three bits: of two summands and of the carry before. What is proved for any value of it holds
for its own; and of the same three bits, in any order, there is one. Summands of summands are added in the order of
their bits. So the bits of a sum are the same wherever the bits of its summands are, in words of any width and in any
order, and no gate of an adder is compared with another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ciphergen.dsl.term import Term, gates
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.bit_blast import Bits, BitTerms
from ciphergen.verify.equality.bit_graph import ONE, ZERO, BitGraph, Same, random_bits
from ciphergen.verify.equality.simulate import TermSimulator

MOST_SUMMANDS = 12
FEW_BITS = 10  # of the index of a look-up that is written out as gates


class FreeCarries(BitGraph):
    """A bit graph whose carries are inputs, by the three bits that they are made of; and so are bits that are looked up
    in large tables, by table and index."""

    def __init__(self, vectors: int, same: Same) -> None:
        super().__init__(vectors, same)
        self._carries: dict[tuple[int, ...], int] = {}
        self._entries: dict[tuple[int, ...], int] = {}

    def carry(self, a: int, b: int, before: int) -> int:
        """Return the majority of three edges: that of two alike, the third of two complements, else an input."""
        for x, y, z in ((a, b, before), (a, before, b), (b, before, a)):
            if x ^ y <= 1:
                return x if x == y else z
        first, second, third = sorted((a, b, before))
        flip = first & 1  # of three complements it is the complement
        key = first ^ flip, second ^ flip, third ^ flip
        return self._any(self._carries, key) ^ flip

    def look_up(self, table: int, index: Sequence[int]) -> int:
        """Return a bit of a truth table; of a large one, where the index is not known, an input."""
        if len(index) <= FEW_BITS or all(edge in (ZERO, ONE) for edge in index):
            return super().look_up(table, index)
        return self._any(self._entries, (table, *index))

    def _any(self, known: dict[tuple[int, ...], int], key: tuple[int, ...]) -> int:
        """Return the input that stands for a bit of any value, one for each key."""
        if key not in known:
            known[key] = self.input(random_bits(len(self.fans), self._vectors))
        return known[key]


class _SumForm(NamedTuple):
    """A form of the lowest bits of a term: it adds the same bits of some words, and a number."""

    bits: int
    summands: Sequence[Bits]
    number: int


def _raised(form: _SumForm, low: Bits) -> _SumForm:
    """Return the form of a word and a number with more bits of the word below: x y + n is (x y) + n 0."""
    return _SumForm(form.bits + len(low), [low + tuple(form.summands[0])], form.number << len(low))


class FreeSums(BitTerms):
    """The bits of terms for any value of carries and products. same: see `BitGraph`."""

    def __init__(self, vectors: int, same: Same, simulator: TermSimulator) -> None:
        super().__init__(FreeCarries(vectors, same), simulator, lambda t: t.op == "mul")
        self._forms: dict[Term, list[_SumForm]] = {}  # of fewer bits before those of more, which have fewer summands

    def _bits(self, t: Term) -> Bits:
        factors = OPERATIONS[t.op].factors if t.op in OPERATIONS else ()
        if factors:
            return self._added(t, factors)
        if t.op == "ult":
            return (self._carry_out(*t.args),)
        low = t.args[-1] if t.op == "concat" else t.args[0] if t.op == "extract" and t.number == 0 else None
        if low in self._forms:
            self._forms[t] = [form._replace(bits=min(form.bits, t.width)) for form in self._forms[low]]
        result = super()._bits(t)
        if t.op == "concat" and (above := self._forms.get(t.args[0], [])) and len(above[-1].summands) == 1:
            self._forms.setdefault(t, []).append(_raised(above[-1], result[: t.width - t.args[0].width]))
        return result

    def _carry_out(self, a: Term, b: Term) -> int:
        """Return the bit of a < b, which is the carry out of b + (a - b): the same for both summands of a."""
        difference = self._form((a, b), (1, -1), a.width)
        carry: int = gates.total(self.graph, self._known[b], self._total(difference), ZERO)[1]
        return carry

    def _added(self, t: Term, factors: Sequence[int]) -> Bits:
        """Return the bits of a sum or difference, in pieces for which its arguments have different forms."""
        found = self._forms[t] = []
        result: Bits = ()
        for bits in sorted({t.width, *(form.bits for a in t.args for form in self._forms.get(a, ()))}):
            form = self._form(t.args, factors, bits)
            result += self._total(form)[len(result) :]
            found.append(form)
        return result

    def _form(self, args: Sequence[Term], factors: Sequence[int], bits: int) -> _SumForm:
        """Return the form of so many bits of a sum or difference of terms."""
        summands, number = list[Bits](), 0
        for factor, a in zip(factors, args, strict=True):
            plain = _SumForm(a.width, [], a.value) if a.is_const else _SumForm(a.width, [self._known[a]], 0)
            form = next((form for form in self._forms.get(a, ()) if form.bits >= bits), plain)
            if len(form.summands) + len(summands) > MOST_SUMMANDS:
                form = plain
            words = [x[:bits] for x in form.summands]
            if factor > 0:
                summands += words
                number += form.number
            else:  # -x is ~x + 1
                summands += [gates.inverted(self.graph, x) for x in words]
                number += len(words) - form.number
        left = list[Bits]()
        for x in summands:  # x + ~x is -1
            inverse = gates.inverted(self.graph, x)
            if inverse in left:
                left.remove(inverse)
                number -= 1
            else:
                left.append(x)
        return _SumForm(bits, left, number)

    def _total(self, form: _SumForm) -> Bits:
        """Return the bits that a form describes, with its summands in the order of their bits."""
        words, number, first = sorted(form.summands), form.number, ZERO
        carry = next((x for x in words if not any(x[1:])), None) if len(words) > 1 else None
        if carry is not None:
            words.remove(carry)
            first = carry[0]
        elif number & 1:
            number, first = number - 1, ONE
        if number % (1 << form.bits) or not words:
            words.append(tuple(number >> i & 1 for i in range(form.bits)))
        result = words[0]
        for x in words[1:] or [(ZERO,) * form.bits]:
            result, first = gates.total(self.graph, result, x, first)[0], ZERO
        return result
