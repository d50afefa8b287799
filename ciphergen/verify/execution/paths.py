"""A memory of explored paths: where they ended, and the instructions that decided it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ciphergen.verify.execution.state import Instruction, PathSummary, State
from ciphergen.verify.object.literals import Literals, alike

Code = Mapping[int, Instruction]
Key = tuple[object, ...]


@dataclass
class Ends:
    """The ends of a segment's paths: at the return to the caller, or at cut points (`state.pc`)."""

    returned: list[State] = field(default_factory=list)
    arrived: list[State] = field(default_factory=list)


@dataclass(frozen=True)
class Segment:
    """A segment: all paths from one start to their ends. start: a loop head, or -1 for the entry. restarted: the
    arrivals, counted anew."""

    start: int
    ends: Ends
    restarted: tuple[State, ...]


@dataclass(frozen=True)
class Followed:
    """The outcome of following the paths from a start: a segment, or the head of a loop that needs a cut first. It
    holds for all code that has the same instructions where these were executed, and the same constants where they read
    some. steps: how many that took."""

    came: Segment | int
    trace: PathSummary
    executed: tuple[Instruction, ...]
    steps: int


class Paths:
    """The paths that one proof follows, by all that decides where they end but the code. Those of proofs that came
    to their end are known to later ones of the same contract, of code that differs elsewhere.

    kept: of earlier proofs. literals: what may be read of this code, None if nothing may.
    """

    def __init__(self, kept: dict[Key, list[Followed]], literals: Literals | None = None) -> None:
        self._kept, self._literals = kept, literals
        self._here: dict[Key, Followed] = {}

    def find(self, start: Key, code: Code) -> Followed | None:
        """Return the earlier result of following the paths from a start, None if the code or constants there differ."""
        if start not in self._here:
            same = (f for f in self._kept.get(start, ()) if all(code.get(i.address) == i for i in f.executed))
            same = (f for f in same if alike(f.trace.literals, self._literals, looks_up=bool(f.trace.looks_up)))
            if (found := next(same, None)) is None:
                return None
            self._here[start] = found
        return self._here[start]

    def note(self, start: Key, came: Segment | int, trace: PathSummary, code: Code, steps: int) -> Followed:
        """Record the result of following the paths from a start and return the record."""
        executed = tuple(code[address] for address in sorted(trace.executed) if address in code)
        self._here[start] = Followed(came, trace, executed, steps)
        return self._here[start]

    def forget(self) -> None:
        """Forget all paths that this proof followed."""
        self._here.clear()

    def keep(self) -> None:
        """Keep these paths for later proofs. Call `keep` only for proved code: refuted code has paths that no other
        code has."""
        for start, followed in self._here.items():
            known = self._kept.setdefault(start, [])
            if followed not in known:
                known.append(followed)
