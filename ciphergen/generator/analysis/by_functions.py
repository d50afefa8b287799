"""Registers made of other registers by functions of a target, found by comparing linear forms.

What is wanted is an exclusive or of bits of leaves, and so is what functions make of the registers that are there. The
ways to find it there are few: it is what a function makes of these; it is a sum of such, of which each has leaves that
no other has, and a function that only adds takes no further instruction for that; it is what a linear function makes of
one or two of them, or of bytes of them in another order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import product

from ciphergen.dsl.term import Term, const, extract, from_bytes, make, variables
from ciphergen.dsl.term.function import TermFunction
from ciphergen.dsl.term.linear_forms import Form
from ciphergen.generator.analysis.congruent_forms import CongruentForms, Forms
from ciphergen.generator.analysis.function_meanings import FunctionMeaning, meaning
from ciphergen.generator.analysis.whole_operations import mapped

_BYTE = 8
_MOST = 512  # arguments of one function that are tried
_TRIED = 20_000  # sums that are tried for one register


@dataclass(frozen=True)
class SumPart:
    """A summand. leaves: all bits of operations in it; price: instructions, with the one that adds it; put: makes of
    what is there already, None for nothing, the sum."""

    forms: Forms
    leaves: Form
    price: int
    put: Callable[[Term | None], Term]


class FunctionSearch:
    """The search for registers made by functions of others. registers: those that are there."""

    def __init__(self, meanings: Sequence[FunctionMeaning], registers: Sequence[Term]) -> None:
        self.forms = CongruentForms()
        self._registers, self._bits, self._meanings = registers, registers[0].width, meanings
        self._values: dict[Forms, Term] = {}
        self._found: dict[Term, Forms] = {}  # of what functions make
        self._parts: list[SumPart] = []
        self._undone: list[SumPart] | None = None
        self._images: dict[tuple[FunctionMeaning, int], dict[Forms, Term]] = {}

    @staticmethod
    def of(functions: Sequence[TermFunction], registers: Sequence[Term]) -> FunctionSearch:
        """Return the search among functions as wide as the registers."""
        found = FunctionSearch([meaning(f) for f in functions if f.body.width == registers[0].width], registers)
        found.collect()
        return found

    def collect(self) -> None:
        """Note what functions make of the registers."""
        for register in self._registers:
            self._values[self.forms.of(register)] = register
        for each in self._meanings:
            self._collect(each)

    def ways(self, wanted: Forms, start: Term | None) -> Mapping[str, Term]:
        """Return the ways to make a register of those that are there, by names. start: what is added to it, None for
        nothing."""
        found = {
            "value": self._values.get(wanted),
            "linear": self._by_linear(wanted),
            "bytes": self._by_bytes(wanted),
            "linear of bytes": self._by_linear_of_bytes(wanted),
        }
        made = {name: term if start is None else start ^ term for name, term in found.items() if term is not None}
        total = self._by_sum(wanted, start)
        return made if total is None else {"sum": total, **made}

    # What functions make of the registers.

    def _collect(self, each: FunctionMeaning) -> None:
        inputs, added = each.function.inputs, each.added
        free = [[const(0, self._bits)] if i == added else self._registers for i, _ in enumerate(inputs)]
        if len(self._registers) ** (len(inputs) - (added is not None)) > _MOST:
            return
        for arguments in product(*free):
            term, forms = self._applied(each, arguments)
            self._values.setdefault(forms, term)
            if leaves := self._leaves(forms):
                self._parts.append(self._part(term, forms, leaves, added))

    def _applied(self, each: FunctionMeaning, arguments: Sequence[Term]) -> tuple[Term, Forms]:
        """Return what a function makes of registers, with its forms."""
        forms = each.of(self.forms, [self._found.get(a) or self.forms.of(a) for a in arguments])
        term = make("apply", tuple(arguments), self._bits, each.function)
        self._found[term] = forms
        return term, forms

    def _part(self, term: Term, forms: Forms, leaves: Form, added: int | None, below: int = 0) -> SumPart:
        """Return a function's result as a summand. below: instructions for its arguments."""

        def put(before: Term | None) -> Term:
            if added is None:
                return term if before is None else before ^ term
            zero = const(0, self._bits)
            arguments = [(before or zero) if i == added else a for i, a in enumerate(term.args)]
            return make("apply", tuple(arguments), self._bits, term.param)

        return SumPart(forms, leaves, below + (2 if added is None else 1), put)

    def _undoing(self) -> Sequence[SumPart]:
        """Return functions that only add, of what one function makes of one register, where the look-ups of the second
        undo those of the first."""
        if self._undone is None:
            self._undone = []
            once = [term for term in self._values.values() if term.op == "apply" and len(variables([term])) == 1]
            for each in self._meanings:
                if each.added is None or len(each.function.inputs) != 2:
                    continue
                for term in once:
                    arguments = [const(0, self._bits) if i == each.added else term for i in range(2)]
                    made, forms = self._applied(each, arguments)
                    if (bits := _union(forms)) > 1 and not self._leaves(forms):
                        self._undone.append(self._part(made, forms, bits, each.added, 1))
        return self._undone

    def _leaves(self, forms: Forms) -> Form:
        return self.forms.whole(_union(forms))

    # Sums.

    def _by_sum(self, wanted: Forms, start: Term | None) -> Term | None:
        """Return the sum of parts that takes the fewest instructions; None where there is none."""
        leaves = self._leaves(wanted)
        found = self._sum_of(wanted, leaves, self._parts)
        if found is None and not leaves:
            found = self._sum_of(wanted, _union(wanted) & ~1, self._undoing())
        for part in found or ():
            start = part.put(start)
        return None if found is None else start

    def _sum_of(self, wanted: Forms, leaves: Form, known: Sequence[SumPart]) -> list[SumPart] | None:
        left = [_TRIED]
        fits = [
            part
            for part in known
            if not part.leaves & ~leaves
            and not any((a ^ b) & part.leaves for a, b in zip(part.forms, wanted, strict=True))
        ]
        best: tuple[int, list[SumPart]] | None = None
        for parts in self._covers(leaves, fits, left):
            rest = self._rest(wanted, parts)
            price = sum(part.price for part in parts) + len(rest or ())
            if rest is not None and (best is None or price < best[0]):
                best = price, [*rest, *parts]
        return None if best is None else best[1]

    def _covers(self, leaves: Form, fits: Sequence[SumPart], left: list[int]) -> Iterator[list[SumPart]]:
        """Yield the parts whose operations are together the given ones, none of them twice."""
        left[0] -= 1
        if not leaves:
            yield []
        elif left[0] > 0:
            lowest = leaves & -leaves
            for part in fits:
                if part.leaves & lowest and not part.leaves & ~leaves:
                    yield from ([part, *others] for others in self._covers(leaves & ~part.leaves, fits, left))

    def _rest(self, wanted: Forms, parts: Sequence[SumPart]) -> list[SumPart] | None:
        """Return what is to be added to parts: whole registers and a constant; None where it is something else."""
        rest = [*wanted]
        for part in parts:
            rest = [a ^ b for a, b in zip(rest, part.forms, strict=True)]
        found: list[SumPart] = []
        for register in self._registers:
            forms = self.forms.of(register)
            if rest[0] & forms[0]:
                found.append(_plain(forms, register))
                rest = [a ^ b for a, b in zip(rest, forms, strict=True)]
        if any(form > 1 for form in rest):
            return None
        constant = sum(form << i for i, form in enumerate(rest))
        return [*found, _plain(tuple(rest), const(constant, self._bits))] if constant else found

    # Linear functions.

    def _by_linear(self, wanted: Forms) -> Term | None:
        for each in self._meanings:
            goal = tuple(form ^ each.constant >> i & 1 for i, form in enumerate(wanted))
            if len(each.matrices) == 1:
                found = self._image(each, 0).get(goal)
                if found is not None:
                    return make("apply", (found,), self._bits, each.function)
            if len(each.matrices) == 2:
                seconds = self._image(each, 1)
                for forms, first in self._image(each, 0).items():
                    second = seconds.get(tuple(a ^ b for a, b in zip(goal, forms, strict=True)))
                    if second is not None:
                        return make("apply", (first, second), self._bits, each.function)
        return None

    def _image(self, each: FunctionMeaning, argument: int) -> dict[Forms, Term]:
        key = each, argument
        if key not in self._images:
            self._images[key] = {}
            for forms, term in self._values.items():
                self._images[key].setdefault(each.image(argument, forms), term)
        return self._images[key]

    def _by_linear_of_bytes(self, wanted: Forms) -> Term | None:
        for each in self._meanings:
            if each.inverse is not None:
                goal = tuple(form ^ each.constant >> i & 1 for i, form in enumerate(wanted))
                found = self._by_bytes(tuple(mapped(row, goal) for row in each.inverse))
                if found is not None:
                    return make("apply", (found,), self._bits, each.function)
        return None

    def _by_bytes(self, wanted: Forms) -> Term | None:
        """Return a register of bytes of others: of those that have most of the bytes that are left."""
        places = range(0, self._bits, _BYTE)
        left, found = {at: wanted[at : at + _BYTE] for at in places}, dict[int, Term]()
        while left:
            best: dict[int, Term] = {}
            for forms, term in self._values.items():
                there = {forms[low : low + _BYTE]: low for low in reversed(places)}
                own = {
                    at: extract(term, low + _BYTE - 1, low)
                    for at, byte in left.items()
                    if (low := at if forms[at : at + _BYTE] == byte else there.get(byte, -1)) >= 0
                }
                best = own if len(own) > len(best) else best
            if not best:
                return None
            found |= best
            left = {at: byte for at, byte in left.items() if at not in best}
        return from_bytes([found[at] for at in places])


def _union(forms: Forms) -> Form:
    """Return all bits of forms."""
    return reduce(int.__or__, forms, 0)


def _plain(forms: Forms, term: Term) -> SumPart:
    return SumPart(forms, 0, 1, lambda before: term if before is None else before ^ term)
