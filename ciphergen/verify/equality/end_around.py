"""Products of a word of n bits and a number modulo 2**n - 1, whose carry goes around the end.

A text writes them as the sum of both halves of an integer product, to which the carry of that sum is added. Let M be
2**n - 1. Of a word x and a number g from 1 to M such a product is g x modulo M, from 1 to M, but 0 where x is 0: one
number for each x. So the product of that and h is the product of x and g h, and that of x and 1 is x.

A term is recognised as such a product in the text's own words, before the normal form takes products by numbers apart.
That it is, for all values of x, is proved by the solver of any integer product that is at most M * M. From then on the
term is a variable, of any value: what is proved of any value holds for that one. A word that is proved equal to such a
variable is known as its product.
"""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.dsl.term import Term, const, eq, extract, remake, replace, ult, var, zext
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.variables import symbol

VECTORS = 64
MOST_NODES = 40  # of a product, down to the integer product
INTEGER = "integer"


def is_multiple(t: Term) -> bool:
    """Return True for a product of a word and a number."""
    return t.op == "mul" and any(a.is_const for a in t.args)


class EndAroundProducts:
    """A rewriter of terms into their normal form, in which products modulo 2**n - 1 are variables. normal: makes normal
    forms; same: proves two terms equal for all values of their variables."""

    def __init__(self, normal: Callable[[Term], Term], solver: Solver, same: Callable[[Term, Term], bool]) -> None:
        self._normal, self._solver, self._same = normal, solver, same
        self._known: dict[Term, Term] = {}
        self._integers: dict[Term, Term | None] = {}  # the one integer product that a term is made of, and of numbers
        self._variables: dict[tuple[Term, int], Term] = {}
        self._products: dict[Term, tuple[Term, int]] = {}  # by the variable, the word and the number
        self._proved: dict[Term, bool] = {}
        self._simulator = TermSimulator(VECTORS)

    def __call__(self, term: Term) -> Term:
        """Return the normal form of a term, with variables for products modulo 2**n - 1."""
        for t in missing(term, self._known):
            integer = self._integers[t] = self._integer(t)
            found = None if integer is None or integer is t else self._product(t, integer)
            self._known[t] = found or (self._normal(remake(t, self._made(t))) if t.args else t)
        return self._known[term]

    def _made(self, t: Term) -> tuple[Term, ...]:
        return tuple([self._known[a] for a in t.args])

    def _integer(self, t: Term) -> Term | None:
        """Return the one product by a number that a term is made of, and of numbers; None if there is not one, or more
        is in it."""
        if is_multiple(t):
            return t
        found = {self._integers[a] for a in t.args if not a.is_const}
        return found.pop() if len(found) == 1 else None

    def _product(self, t: Term, integer: Term) -> Term | None:
        """Return the variable, or the word, for a term that is proved to be a product modulo 2**n - 1; None for others.
        integer: the product by a number that the term is made of."""
        factor, number = integer.args[::-1] if integer.args[0].is_const else integer.args
        bits = t.width
        if integer.width < 2 * bits or not 0 < number.value < 1 << bits:
            return None
        extended = self._known[factor]
        word = self._normal(extract(extended, bits - 1, 0))
        if self._normal(zext(word, extended.width)) is not extended or not self._is_product(t, integer):
            return None
        return self._of(word, number.value)

    def _is_product(self, t: Term, integer: Term) -> bool:
        """Return True if a term is the product modulo 2**n - 1 for every integer product from 0 to (2**n - 1)**2."""
        variable = var(INTEGER, integer.width)
        result = self._normal(replace([t], {integer: variable})[0])
        if result not in self._proved:
            self._proved[result] = len(missing(result, ())) <= MOST_NODES and _is_end_around(
                result, variable, self._solver
            )
        return self._proved[result]

    def _of(self, word: Term, number: int) -> Term:
        """Return what stands for the product of a word and a number."""
        most = (1 << word.width) - 1
        known = next((v for v in self._products if self._is_equal(word, v)), word)
        word, before = self._products.get(known, (word, 1))
        number = number * before % most or most
        if number == 1:
            return word
        if (word, number) not in self._variables:
            variable = symbol("product", word.width, Secrecy.SECRET, len(self._products))
            self._variables[word, number] = variable
            self._products[variable] = word, number
        return self._variables[word, number]

    def _is_equal(self, word: Term, variable: Term) -> bool:
        """Return True if a word is proved equal to a variable for a product."""
        if word is variable:
            return True
        alike = word.width == variable.width and self._simulator.digest(word) == self._simulator.digest(variable)
        return alike and self._same(word, variable)


def _is_end_around(result: Term, integer: Term, solver: Solver) -> bool:
    """Return True if a word of n bits is proved to be congruent to an integer P modulo M = 2**n - 1, and 0 only where P
    is, for P up to M * M.

    With h = P >> n it is congruent where P less the word is h M or (h + 1) M, and no other multiple is asked for: P is
    h M + h + l, and h + l at most 2 M. Two bits more than P has hold these multiples and differences.
    """
    bits, wide = result.width, integer.width + 2
    most = (1 << bits) - 1
    whole = zext(integer, wide)
    quotient, zero = whole >> bits, const(0, wide)
    less = whole - zext(result, wide)
    multiples = [(h << bits) - h for h in (quotient, quotient + 1)]
    given = [~ult(const(most * most, wide), whole)]
    same_zero = eq(eq(result, const(0, bits)), eq(whole, zero))
    for wrong in ([~eq(less, multiple) for multiple in multiples], [~same_zero]):
        if solver.unsatisfiable([solver.translate(t) == 1 for t in (*given, *wrong)]) is not True:
            return False
    return True
