"""The cases of how a message begins: what a text makes of an initialization vector is public, as a counter is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ciphergen.dsl.phase_check import start_of
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.phase_run import START
from ciphergen.dsl.term import Term, variables
from ciphergen.dsl.values import flatten
from ciphergen.verify.composition.applications import Applications
from ciphergen.verify.composition.session import Session
from ciphergen.verify.composition.text import TextRun


class _Case(TextRun):
    """A run of a text for one case: the answers to what it asks, in their order, and yes behind them."""

    def __init__(
        self, mode: PhaseMode, applications: Applications, normal: Callable[[Term], Term], answers: Sequence[bool]
    ) -> None:
        super().__init__(mode, applications, normal, lambda goal: normal(goal).is_const and bool(normal(goal).value))
        self._answers, self.asked, self.assumed = answers, list[bool](), list[Term]()

    def decide(self, condition: Term) -> bool:
        known = self._normal(condition)
        if known.is_const:
            return bool(known.value)
        at = len(self.asked)
        answer = self._answers[at] if at < len(self._answers) else True
        self.asked.append(answer)
        self.assumed += [condition] if answer else []
        return answer

    def fixed(self, length: Term) -> int | None:
        """Return the number that the case says a length to be, None if it says none."""
        for condition in self.assumed:
            numbers = [a.value for a in condition.args if a.is_const]
            if condition.op == "eq" and numbers and [*variables([condition])] == [length]:
                return numbers[0]
        return None


def publish_beginnings(session: Session, normal: Callable[[Term], Term]) -> None:
    """Have what a message begins with be public in all cases."""
    mode = session.mode
    if start_of(mode.tree) is None:
        return
    waiting: list[tuple[bool, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        run = _Case(mode, session.applications, normal, answers)
        run.derive()
        found = run.run_phase(START, session.given(run.fixed, None))
        for value in (found or {}).values():
            for word in flatten(value):
                if isinstance(word, Term):
                    session.applications.publish(word)
        waiting += [(*run.asked[:i], False) for i in range(len(answers), len(run.asked))]
