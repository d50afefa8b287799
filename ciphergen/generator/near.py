"""Constants made from others that are in registers: by one shift, where alone they are several instructions.

A key schedule that rotates its constants by one more in each step has every other one so: it is the one before,
shifted, where the highest bit of that is 0.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from ciphergen.dsl.term import Term, ashr
from ciphergen.dsl.term.op import signed
from ciphergen.generator.machine import Reg

_KEPT = 16  # constants that are looked at; the last were made most shortly before


class Near:
    """The constants that were made last, with their registers."""

    def __init__(self) -> None:
        self._made: deque[tuple[Term, Reg]] = deque(maxlen=_KEPT)

    def note(self, constant: Term, register: Reg) -> None:
        """Record a constant that is in the register."""
        self._made.append((constant, register))

    def find(self, constant: Term) -> tuple[Callable[[Term], Term], Reg] | None:
        """Return (shift, register) if one shift of the constant in the register gives the wanted one; None if there is
        none."""
        width = constant.width
        for other, register in reversed(self._made):
            for n in range(1, width):
                if (other.value << n) % (1 << width) == constant.value:
                    return (lambda x, n=n: x << n), register
                if other.value >> n == constant.value:
                    return (lambda x, n=n: x >> n), register
                if (signed(other.value, width) >> n) % (1 << width) == constant.value:
                    return (lambda x, n=n: ashr(x, n)), register
        return None
