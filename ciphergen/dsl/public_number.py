"""Numbers that are public, but not known: sizes of byte strings where a mode's text is run for all lengths at once.

Such a number is a term. Sums, products and shifts by numbers of the text are such numbers again; a comparison is
decided by whoever runs the text, for the case that it speaks of. Everything else is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from ciphergen.dsl import term
from ciphergen.dsl.term import Term

# No text has such a number: whatever takes it for a number that is known fails.
_POISON = -(1 << 200)


class NotKnown(Exception):
    """An error: a text asks of a public number what is not known of it."""


class PublicString(tuple[Any, ...]):
    """A byte string whose length is such a number: a value that is whole, whatever is asked of its bytes."""


class PublicNumber(int):
    """A number of 0 or more that is public but not known. value: wide enough that nothing is lost; decide: whether a
    1-bit term is 1, in the case that the text is run for."""

    def __new__(cls, value: Term, decide: Callable[[Term], bool]) -> PublicNumber:
        """Return a number that no calculation takes for a known one."""
        return super().__new__(cls, _POISON)

    def __init__(self, value: Term, decide: Callable[[Term], bool]) -> None:
        """Take a term as a number."""
        self.value, self._decide = value, decide

    def word(self, width: int) -> Term:
        """Return the number, which is known to fit, in a word."""
        wide = term.zext(self.value, max(width, self.value.width))
        return term.extract(wide, width - 1, 0)

    def bit_length(self) -> int:
        """Return how many bits the number can have."""
        return self.value.width

    def _new(self, value: Term) -> PublicNumber:
        return PublicNumber(value, self._decide)

    def _other(self, other: int) -> Term:
        if isinstance(other, PublicNumber):
            return other.value
        if not 0 <= other < 1 << self.value.width:
            raise NotKnown(f"a size beside {other}")
        return term.const(other, self.value.width)

    def __mul__(self, other: int) -> PublicNumber:
        return self._new(self.value * self._other(other))

    def __rmul__(self, other: int) -> PublicNumber:
        return self * other

    def __add__(self, other: int) -> PublicNumber:
        return self._new(self.value + self._other(other))

    def __radd__(self, other: int) -> PublicNumber:
        return self + other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, int):
            return NotImplemented
        if other < 0 and not isinstance(other, PublicNumber):
            return False
        return self._decide(term.eq(self.value, self._other(other)))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __lt__(self, other: int) -> bool:
        if not isinstance(other, PublicNumber):
            if other <= 0:
                return False
            if other >> self.value.width:
                return True
        return self._decide(term.ult(self.value, self._other(other)))

    def __ge__(self, other: int) -> bool:
        return not self < other

    def __gt__(self, other: int) -> bool:
        if not isinstance(other, PublicNumber):
            if other < 0:
                return True
            if other >> self.value.width:
                return False
        return self._decide(term.ult(self._other(other), self.value))

    def __le__(self, other: int) -> bool:
        return not self > other

    def __hash__(self) -> int:
        return hash(self.value)

    def _refuse(self, *_: Any) -> NoReturn:
        raise NotKnown("a calculation with a size that is not known")

    __sub__ = __rsub__ = __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __divmod__ = __rdivmod__ = _refuse
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = __pow__ = __rpow__ = _refuse
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = __truediv__ = __rtruediv__ = _refuse
    __neg__ = __pos__ = __abs__ = __invert__ = __bool__ = __int__ = __index__ = __float__ = _refuse
