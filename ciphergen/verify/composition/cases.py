"""The cases of how a message begins: what a text makes of an initialization vector is public, as a counter is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ciphergen.dsl.phase_check import start_of
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.phase_run import START
from ciphergen.dsl.public_number import NotKnown, PublicString
from ciphergen.dsl.term import Term, variables
from ciphergen.dsl.values import flatten
from ciphergen.verify.composition.applications import Applications
from ciphergen.verify.composition.session import Session
from ciphergen.verify.composition.text import TextRun

Implied = Callable[[Sequence[Term], Term], bool]  # whether 1-bit terms being 1 is known to make another one 1


class _Case(TextRun):
    """A run of a text for one case: the answers to what it asks and the case leaves open, in their order, and yes
    behind them."""

    def __init__(
        self,
        mode: PhaseMode,
        applications: Applications,
        normal: Callable[[Term], Term],
        implied: Implied,
        answers: Sequence[bool],
    ) -> None:
        super().__init__(mode, applications, normal, lambda goal: normal(goal).is_const and bool(normal(goal).value))
        self._implied, self._answers = implied, answers
        self.asked, self.assumed = list[bool](), list[Term]()

    def decide(self, condition: Term) -> bool:
        known = self._normal(condition)
        if known.is_const:
            return bool(known.value)
        for answer in (True, False):
            if self._implied(self.assumed, known if answer else ~known):
                self.assumed.append(condition if answer else ~condition)
                return answer
        at = len(self.asked)
        answer = self._answers[at] if at < len(self._answers) else True
        self.asked.append(answer)
        self.assumed.append(condition if answer else ~condition)
        return answer

    def fixed(self, length: Term) -> int | None:
        """Return the number that the case says a length to be, None if it says none."""
        for condition in self.assumed:
            numbers = [a.value for a in condition.args if a.is_const]
            if condition.op == "eq" and numbers and [*variables([condition])] == [length]:
                return numbers[0]
        return None


def publish_beginnings(session: Session, normal: Callable[[Term], Term], implied: Implied) -> None:
    """Have what a message begins with be public in all cases.

    Raises:
        NotKnown: the text asks of a size what no case says.
    """
    if start_of(session.mode.tree) is None:
        return
    for run in _cases(session.mode, session.applications, normal, implied):
        found = run.run_phase(START, session.given(run.fixed, None, run.decide))
        for value in (found or {}).values():
            # A byte string is what a caller gives, and so public as that is.
            for word in () if isinstance(value, PublicString) else flatten(value):
                if isinstance(word, Term):
                    session.applications.publish(word)


def always_refuses(session: Session, normal: Callable[[Term], Term], implied: Implied, tags: Sequence[int]) -> bool:
    """Return True if the text releases nothing in all cases that are left open, whatever tag is given. tags: the
    lengths that one may have."""
    for count in tags or (None,):
        try:
            for run in _cases(session.mode, session.applications.copy(), normal, implied):
                if not run.refuses(session.role.direction, session.given(run.fixed, count, run.decide), count):
                    return False
        except NotKnown:
            return False
    return True


def _cases(
    mode: PhaseMode, applications: Applications, normal: Callable[[Term], Term], implied: Implied
) -> Iterator[_Case]:
    """Yield a run for each case, of which the next ones are known once it has run."""
    waiting: list[tuple[bool, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        run = _Case(mode, applications, normal, implied, answers)
        run.derive()
        yield run
        waiting += [(*run.asked[:i], False) for i in range(len(answers), len(run.asked))]
