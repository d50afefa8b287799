"""Products of polynomials over GF(2), carry-less ones of numbers, as rows of a target compute them.

Field products of a text are made of these functions, whichever they are; their meanings are those of the rows.
"""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.backends.machine.row_function import RowFunction


@dataclass(frozen=True)
class CarrylessProducts:
    """The rows that multiply polynomials, whose coefficients are the bits of a register, that of 1 the lowest.

    Attributes:
        low: with `halves`, the product of the lower halves of two registers, which fills one; else the lower half of
            the product of both.
        high: the product of the upper halves, or the upper half of the product.
        halves: as said.
        turned: the bits of each byte in reversed order, None where no row does that.
        lower, upper: with `halves`, a register of the lower halves of two, and of the upper ones, the first one's
            lower; None where no rows do that.
        turned_half: functions of a general register, which is half as wide, that do with it what `turned` does, one
            after the other; none where no rows do that.
    """

    low: RowFunction
    high: RowFunction
    halves: bool
    turned: RowFunction | None = None
    lower: RowFunction | None = None
    upper: RowFunction | None = None
    turned_half: tuple[RowFunction, ...] = ()

    @property
    def functions(self) -> tuple[RowFunction, ...]:
        """Return all functions."""
        others = (self.turned, self.lower, self.upper)
        return (self.low, self.high, *(each for each in others if each is not None))
