"""A bound on solver questions in vain, so that the proof of a wrong function ends.

Of code that is right, nearly every node that looks equal to another one is proved so, at one of a few cuts. Behind
what is wrong for rare values only, no node is, though all of them look equal: each costs questions, in vain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ciphergen.verify.equality.smt import STEPS, Solver

# What an answer at a cut costs: a proof pays for cuts that were too near, one that is not found in time took long.
_COST = {True: -3, False: 1, None: 10}
# Of all functions of an object, of which each may use up half of what is left; what a function may use up always.
PATIENCE, LEAST = 400, 40


class OutOfPatience(Exception):
    """An error: too many questions were asked in vain. Whatever was proved by then is proved."""


class PatientSolver(Solver):
    """A solver that counts the questions about cuts that were asked in vain. most: how many may be, None where there is
    no bound."""

    def __init__(self, *, keep_questions: bool = False) -> None:
        super().__init__(keep_questions=keep_questions)
        self.vain = 0
        self.most: int | None = None

    def allow(self, most: int | None) -> None:
        """Bound the number of inconclusive questions from now on; None removes the bound."""
        self.vain, self.most = 0, most

    def unsatisfiable(self, conditions: Sequence[Any], steps: int = STEPS) -> bool | None:
        """Decide like `Solver.unsatisfiable`, and count inconclusive answers.

        Raises:
            OutOfPatience: too many questions were asked in vain.
        """
        self._check_patience()
        answer = super().unsatisfiable(conditions, steps)
        self.vain = max(0, self.vain + _COST[answer])
        return answer

    def count(self, answer: bool | None) -> None:
        """Count an answer that is known without asking again like any other: what seems alike in vain has to end, too.

        Raises:
            OutOfPatience: too many questions were asked in vain.
        """
        self._check_patience()
        self.vain = max(0, self.vain + _COST[answer])

    def _check_patience(self) -> None:
        if self.most is not None and self.vain > self.most:
            raise OutOfPatience
