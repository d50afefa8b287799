"""Simulation on extreme values: all bits of all variables set, and none of them.

Two terms may be alike for all random values that are tried and differ where a sum carries from one word to the next: a
number of bytes in the chain of a hash does so once in many blocks.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ciphergen.dsl.term import Term
from ciphergen.verify.equality.simulate import TermSimulator, Values, word


class Extremes(TermSimulator):
    """The values of terms for variables of ones, and for variables of zeros."""

    def __init__(self) -> None:
        super().__init__(2)

    def _value(self, t: Term, known: Mapping[Term, Values]) -> Values:
        if t.op != "var":
            return super()._value(t, known)
        return np.array([(1 << t.width) - 1, 0], dtype=word(t.width))
