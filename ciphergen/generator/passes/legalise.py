"""Legalise: terms on words of any width as terms on registers.

A word wider than a register is several, the lowest first: sums carry from one to the next, and shifts move bits across.
A narrower word stands in a register of its own, and what is above it does not matter until somebody asks: then it is
masked. Moves of bits (concat, extract, rotations, shifts by constants) compose, whatever they move across, and each
register that is needed is gathered from where its bits come from (`wiring`). Choices are masks, comparisons borrows.
LLVM does the same in two steps, and calls them promotion and expansion.

    before  (add x:64 y:64), the words as pairs of registers (x1, x0), (y1, y0) of 32 bits
    after   (add x0 y0) = s and (add (add x1 y1) carry), carry the bit 31 of ((x0 & y0) | ((x0 | y0) & ~s))

A variable narrower than a register stands in one with zeros above it, and so do results.
Ends: each term is looked at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial, reduce

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Kind, Term, const, extract, ite, make, render, topological, ult, var, zext
from ciphergen.dsl.term.gates import Wires
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.term.symbol import Symbol
from ciphergen.generator.analysis.byte_orders import byte_order
from ciphergen.generator.cover import NoRule, Unsupported, instructions
from ciphergen.generator.passes import rotations, strength
from ciphergen.generator.passes.products import words_product
from ciphergen.generator.passes.wiring import Bit, Wiring

_Limbs = tuple[Term, ...]  # the registers of a word, the lowest first


def is_legal(terms: Sequence[Term], rules: RuleSet) -> bool:
    """Return True if terms are made of words as wide as registers by operations that the target has."""
    return all(t.width == rules.bits for t in terms) and all(_is_legal(t, rules) for t in topological(terms))


def _is_legal(term: Term, rules: RuleSet) -> bool:
    """Return True for an operation on registers, and for a part of one, which nothing but a look-up takes."""
    if term.width == rules.bits:
        whole = rules.reorder is not None and byte_order(term) is not None
        return whole or term.kind in (Kind.LEAF, Kind.BITWISE) or _simple(term, rules)
    return (
        (rules.look_ups is not None or rules.reorder is not None)
        and term.op == "extract"
        and term.args[0].width == rules.bits
    )


def _simple(term: Term, rules: RuleSet) -> bool:
    if term.op == "table":
        by_lanes = rules.byte_look_ups is not None and term.args[0].width == rules.bits
        return by_lanes or (rules.look_ups is not None and term.args[0].op == "extract")
    if term.kind is Kind.SHIFT:
        amount = term.args[1]
        below = amount.op == "and" and amount.args[1] is const(term.width - 1, term.width)
        return amount.is_const or (below and _shifts(rules))
    return term.op in ("rotl", "apply") or bool(OPERATIONS[term.op].factors)


def widened(variable: Term, bits: int) -> Term:
    """Return the register in which a variable stands."""
    if variable.width >= bits:
        return variable
    assert isinstance(variable.param, str | Symbol)
    return var(variable.param, bits)


def run(terms: Sequence[Term], rules: RuleSet) -> list[Term]:
    """Return terms, none wider than a register, as terms on registers with zeros above them.

    Raises:
        Unsupported: the target has no instruction that an operation needs, or a term is wider than a register.
    """
    if is_legal(terms, rules):
        return list(terms)
    widest = max(term.width for term in terms)
    if widest > rules.bits:  # lanes as wide as a word, where the text computes with wider ones
        raise Unsupported(f"a value of {widest} bits fits no lane of {rules.bits}")
    found = Legaliser(rules)
    return [register for (register,) in map(found.clean, found.translated(terms))]


class Legaliser:
    """Translates terms to registers; what it has translated is kept."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules, self._bits = rules, rules.bits
        self._limbs: dict[Term, _Limbs] = {}
        self._wires: dict[Term, tuple[Bit, ...]] = {}
        self._wiring = Wiring(rules.bits, lambda term: instructions([term], (), rules))
        self._cut: dict[Term, tuple[Bit, ...]] = {}  # what was computed, as bits
        x, y = var("x", rules.bits), var("y", rules.bits)
        self._compares = _has(rules, zext(ult(x, y), rules.bits))
        self._multiplies = _has(rules, x * y)
        self._shifts = _shifts(rules)

    def translated(self, terms: Sequence[Term]) -> Sequence[Term]:
        """Return the terms, after translation of all that stands below them."""
        for term in topological(terms):
            if term.is_const or term in self._limbs or term in self._wires:
                continue
            if term.op == "var":
                self._limbs[term] = (self._variable(term),)
            elif self._moves(term) and not self._kept(term):
                words = [self._sources(a) for a in term.args]
                self._wires[term] = OPERATIONS[term.op].bits(Wires(), term.width, words, term.param)
            else:
                self._limbs[term] = self._computed(term)
        return terms

    def limbs(self, term: Term) -> _Limbs:
        """Return the registers of a word; what stands above it in the last is not said."""
        if term not in self._limbs:
            bits = self._sources(term)
            starts = range(0, len(bits), self._bits)
            self._limbs[term] = tuple(self._wiring.gathered(bits[i : i + self._bits]) for i in starts)
        return self._limbs[term]

    def clean(self, term: Term) -> _Limbs:
        """Return the registers of a word with zeros above it."""
        *low, top = self.limbs(term)
        left = term.width - self._bits * len(low)
        return (*low, self._wiring.masked(top, (1 << left) - 1))

    def _variable(self, variable: Term) -> Term:
        assert variable.width <= self._bits
        register = widened(variable, self._bits)
        if variable.width < self._bits:
            self._wiring.zeros.know(register, (1 << self._bits) - (1 << variable.width))
        return register

    def _moves(self, term: Term) -> bool:
        return term.kind is Kind.WIRING or (term.kind is Kind.SHIFT and term.args[1].is_const)

    def _kept(self, term: Term) -> bool:
        """Return True for a move inside a register that holds what was computed, which stays as it is; and for sign
        extensions, whose many copies of a bit are no moves."""
        if term.op in ("sext", "ashr"):
            return True
        if term.width != self._bits or term.args[0] in self._wires:
            return False
        return term.op == "rotl" or (term.kind is Kind.SHIFT and 0 < term.args[1].value < term.width)

    def _sources(self, term: Term) -> tuple[Bit, ...]:
        """Return where each bit of a term comes from, the lowest first."""
        if term.is_const:
            return tuple(term.value >> i & 1 for i in range(term.width))
        if term in self._wires:
            return self._wires[term]
        if term not in self._cut:
            found: list[Bit] = []
            for register in self._limbs[term]:
                zeros = self._wiring.zeros.of(register)
                found += [0 if zeros >> i & 1 else (register, i) for i in range(self._bits)]
            self._cut[term] = tuple(found[: term.width])
        return self._cut[term]

    # Operations.

    def _computed(self, term: Term) -> _Limbs:
        if term.op == "or" and term.width > self._bits and (choices := rotations.choices(term)) is not None:
            self.translated([choices])
            return self.limbs(choices)
        if term.kind is Kind.BITWISE:
            return tuple(make(term.op, a, self._bits) for a in zip(*(self.limbs(a) for a in term.args), strict=True))
        row = OPERATIONS.get(term.op)
        if row is not None and row.factors:
            return self._arithmetic(row.factors, [self.limbs(a) for a in term.args])
        if term.kind is Kind.CHOICE:
            return self._choice(*term.args)
        if term.kind is Kind.SHIFT:
            return self._shift(term)
        if term.op == "rotl":
            return self._inside(term)
        if term.op == "apply":
            return (make(term.op, tuple(self.limbs(a)[0] for a in term.args), term.width, term.param),)
        if term.op in ("eq", "ult"):
            return (self._compared(term.op, *map(self.clean, term.args)),)
        if term.op == "mul":
            return self._product(*term.args)
        if term.op == "table" and self._rules.look_ups is not None:
            return self._look_up(term)
        raise self._refusal(term)

    def _refusal(self, term: Term) -> Unsupported:
        return Unsupported(f"`{render(term, 2)}` cannot be done on registers of {self._bits} bits")

    def _arithmetic(self, factors: Sequence[int], words: Sequence[_Limbs]) -> _Limbs:
        """Return a sum or a difference by the factors of its arguments."""
        a, b = words if len(words) == 2 else ((const(0, self._bits),) * len(words[0]), *words)
        if factors[-1] > 0:
            return self._chain(a, b, Term.__add__, self._carry)[0]
        return (-b[0],) if len(words) == len(b) == 1 else self._chain(a, b, Term.__sub__, self._borrow)[0]

    def _chain(
        self, a: _Limbs, b: _Limbs, combine: Callable[[Term, Term], Term], out: Callable[..., Term]
    ) -> tuple[_Limbs, Callable[[], Term]]:
        found: list[Term] = []
        carry: Term | None = None
        last: Callable[[], Term] = partial(const, 0, self._bits)
        for x, y in zip(a, b, strict=True):
            carry = last() if found else None
            half = combine(x, y)
            whole = half if carry is None else combine(half, carry)
            last = partial(out, x, y, half, whole, carry)
            found.append(whole)
        return tuple(found), last

    def _carry(self, x: Term, y: Term, half: Term, whole: Term, carry: Term | None) -> Term:
        if not self._compares:
            return ((x & y) | ((x | y) & ~whole)) >> self._bits - 1
        first = self._bit(ult(half, y))
        return first if carry is None else first | self._bit(ult(whole, carry))

    def _borrow(self, x: Term, y: Term, half: Term, whole: Term, borrow: Term | None) -> Term:
        if borrow is None and all(self._wiring.zeros.of(each) >> self._bits - 1 for each in (x, y)):
            return half >> self._bits - 1
        if not self._compares:
            return ((~x & y) | (~(x ^ y) & whole)) >> self._bits - 1
        first = self._bit(ult(x, y))
        return first if borrow is None else first | self._bit(ult(half, borrow))

    def _compared(self, op: str, a: _Limbs, b: _Limbs) -> Term:
        """Return a comparison of words as a register, 0 or 1."""
        if op == "ult":
            return self._chain(a, b, Term.__sub__, self._borrow)[1]()
        whole, *others = [x ^ y for x, y in zip(a, b, strict=True)]
        for other in others:
            whole = whole | other
        if self._compares:
            return self._bit(ult(whole, const(1, self._bits)))
        return ((whole | -whole) >> self._bits - 1) ^ 1

    def _choice(self, condition: Term, then: Term, otherwise: Term) -> _Limbs:
        (bit,) = self.clean(condition)
        mask = -bit
        if otherwise.is_const and not otherwise.value:
            return tuple(a & mask for a in self.limbs(then))
        return tuple(((a ^ b) & mask) ^ b for a, b in zip(self.limbs(then), self.limbs(otherwise), strict=True))

    def _shift(self, term: Term) -> _Limbs:
        """Return a shift: of a word that is a register in one instruction, and a mask where the amount may be too
        large; else by a choice for each bit of the amount."""
        word, amount = term.args
        if amount.is_const:
            return self._inside(term)
        by = self.clean(amount)[0]
        if by.is_const and amount.width <= self._bits:  # a move of bits that only the registers show
            (moved,) = self.translated([make(term.op, (word, const(by.value, amount.width)), term.width)])
            return self.limbs(moved)
        registers = self.clean(word) if term.op == "lshr" else self.limbs(word)
        if len(registers) == 1 and self._shifts and (self._is_below(by) or term.width == self._bits):
            return (self._by_register(term.op, registers[0], by),)
        found = word
        for i in range(amount.width):
            moved = const(0, term.width)
            if 1 << i < term.width:
                moved = make(term.op, (found, const(1 << i, term.width)), term.width)
            found = ite(extract(amount, i, i), moved, found)
        self.translated([found])
        return self.limbs(found)

    def _by_register(self, op: str, register: Term, by: Term) -> Term:
        """Return a register shifted by a register, 0 where a bit is 1 that counts whole widths: their number, less 1,
        is negative only where there is none."""
        shifted = make(op, (register, by & (self._bits - 1)), self._bits)
        if self._is_below(by):
            return shifted
        return shifted & -((by >> self._bits.bit_length() - 1) - 1 >> self._bits - 1)

    def _is_below(self, amount: Term) -> bool:
        """Return True if a register is known to be less than the width of a register."""
        return not ~self._wiring.zeros.of(amount) & -self._bits & ((1 << self._bits) - 1)

    def _inside(self, term: Term) -> _Limbs:
        """Return a rotation or shift by a constant as it is, on a word as wide as a register."""
        (first,) = self.limbs(term.args[0])
        return (make(term.op, (first, *term.args[1:]), term.width, term.param),)

    def _product(self, a: Term, b: Term) -> _Limbs:
        """Return a product: by a constant as shifts and sums where no instruction multiplies."""
        if b.is_const and (b.width > self._bits or not self._multiplies):
            total = strength.multiple(a, b.value)
            self.translated([total])
            return self.limbs(total)
        x, y = ([self._known_zero(register) for register in self.limbs(word)] for word in (a, b))
        if not self._multiplies:
            raise NoRule(x[0] * y[0], self._rules)
        return words_product(x, y, self._sum)

    def _known_zero(self, register: Term) -> Term:
        """Return a register, or the constant 0 where all its bits are known to be 0."""
        return register if ~self._wiring.zeros.of(register) & (1 << self._bits) - 1 else const(0, self._bits)

    def _sum(self, a: _Limbs, b: _Limbs) -> _Limbs:
        return self._chain(a, b, Term.__add__, self._carry)[0]

    def _look_up(self, term: Term) -> _Limbs:
        """Return a look-up by a part of a register, a table for each register of its entries."""
        (index,), entries = term.args, term.param
        assert isinstance(entries, tuple)
        first, *others = bits = self._sources(index)
        word, low = first if isinstance(first, tuple) else (None, 0)
        if word is None or others != [(word, low + i) for i in range(1, len(bits))]:
            word, low = self.limbs(index)[0], 0
        part = extract(word, low + index.width - 1, low)
        found: list[Term] = []
        for start in range(0, term.width, self._bits):
            column = tuple(entry >> start & (1 << self._bits) - 1 for entry in entries)
            found.append(make("table", (part,), self._bits, column))
            self._wiring.zeros.know(found[-1], (1 << self._bits) - 1 & ~reduce(int.__or__, column))
        return tuple(found)

    def _bit(self, term: Term) -> Term:
        return zext(term, self._bits)


@lru_cache(maxsize=16)
def _shifts(rules: RuleSet) -> bool:
    """Return True if the target shifts by a register."""
    x, y = var("x", rules.bits), var("y", rules.bits)
    return _has(rules, x << (y & (rules.bits - 1)))


def _has(rules: RuleSet, term: Term) -> bool:
    try:
        instructions([term], (), rules)
    except NoRule:
        return False
    return True
