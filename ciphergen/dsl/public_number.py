"""Numbers that are public, but not known: sizes of byte strings where a mode's text is run for all lengths at once.

Such a number is a term. Sums, products, differences that are known to be none below 0, and quotients by powers of two
are such numbers again; a comparison is decided by whoever runs the text, for the case that it speaks of. Everything
else is refused.
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

    def part(self, first: int, last: int) -> PublicString:
        """Return the bytes from the number `first` to `last`, both included; none where `last` is one less.

        Raises:
            NotKnown: these are not known to be bytes of the string.
        """
        raise NotKnown(f"the bytes from {first} to {last} of a string")


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

    def __sub__(self, other: int) -> PublicNumber | Below:
        if isinstance(other, PublicNumber):
            if self >= other:
                return self._new(self.value - other.value)
            raise NotKnown("a size less a larger one")
        try:
            return self._new(self.value - other) if self >= other else Below(self, -other)
        except NotKnown:
            return Below(self, -other)

    def __rsub__(self, other: int) -> PublicNumber:
        if self <= other:
            return self._new(self._other(other) - self.value)
        raise NotKnown(f"{other} less a larger size")

    def __floordiv__(self, other: int) -> PublicNumber:
        return self._new(self.value >> _power(other))

    def __mod__(self, other: int) -> PublicNumber:
        _power(other)
        return self._new(self.value & (other - 1))

    def __rshift__(self, other: int) -> PublicNumber:
        return self._new(self.value >> self._other(other))

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

    __rfloordiv__ = __rmod__ = __divmod__ = __rdivmod__ = __truediv__ = __rtruediv__ = _refuse
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = __pow__ = __rpow__ = _refuse
    __lshift__ = __rlshift__ = __rrshift__ = _refuse
    __neg__ = __pos__ = __abs__ = __invert__ = __bool__ = __int__ = __index__ = __float__ = _refuse


class Below(int):
    """A number that may be below 0: one that is not known, less one of the text. A range may end with it."""

    def __new__(cls, above: PublicNumber, distance: int) -> Below:
        """Return a number that no calculation takes for a known one."""
        return super().__new__(cls, _POISON)

    def __init__(self, above: PublicNumber, distance: int) -> None:
        """Take `above + distance`, where the distance is below 0."""
        self._above, self._distance = above, distance

    def __add__(self, other: int) -> PublicNumber | Below:
        if isinstance(other, PublicNumber | Below):
            raise NotKnown("a size beside what may be below 0")
        distance = self._distance + other
        return self._above + distance if distance >= 0 else Below(self._above, distance)

    def __hash__(self) -> int:
        return hash((self._above, self._distance))

    def __eq__(self, other: object) -> bool:
        self._refuse(other)

    def _refuse(self, *_: Any) -> NoReturn:
        raise NotKnown("a calculation with what may be below 0")

    __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _refuse
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = _refuse
    __neg__ = __pos__ = __abs__ = __invert__ = __bool__ = __int__ = __index__ = __float__ = _refuse
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = __pow__ = __rpow__ = _refuse
    __divmod__ = __rdivmod__ = __truediv__ = __rtruediv__ = _refuse


def _power(number: int) -> int:
    """Return the exponent of a power of two.

    Raises:
        NotKnown: the number is none.
    """
    if isinstance(number, PublicNumber | Below) or number < 1 or number & (number - 1):
        raise NotKnown("a quotient by what is no power of two")
    return number.bit_length() - 1
