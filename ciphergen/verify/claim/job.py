"""The proof of one function in progress, with its verdicts so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ciphergen.backends.machine.target import Register, Target
from ciphergen.interface.role import Role
from ciphergen.verify.claim.contract import assumptions, properties
from ciphergen.verify.execution.paths import Paths
from ciphergen.verify.execution.state import PathSummary
from ciphergen.verify.object.literals import Literal
from ciphergen.verify.verdict import Obligation, Property, Verdict

NOT_REACHED = "not reached: another property of this function failed first"
LOOK_UPS = ", but for those of look-ups in tables in the code"


@dataclass
class FunctionProof:
    """A function that is being proved, and what was settled of it; also what was seen on the way: registers written,
    stack used, instructions executed, constants read of the code, paths followed. in_memory: what is said of
    look-ups in memory and of those of called functions."""

    symbol: str
    role: Role
    verdicts: dict[Property, Obligation] = field(default_factory=dict)
    registers: set[Register] = field(default_factory=set)
    stack: int = 0
    executed: set[int] = field(default_factory=set)
    literals: set[Literal] = field(default_factory=set)
    paths: list[Paths] = field(default_factory=list)
    in_memory: set[str] = field(default_factory=set)

    def obligation(self, prop: Property, verdict: Verdict, method: str = "", detail: str = "") -> Obligation:
        """Return an obligation of this function; record nothing."""
        return Obligation(self.symbol, self.role.name, prop, verdict, method, detail)

    def settle(self, obligation: Obligation) -> None:
        """Record a verdict: the first one of a property stays, but a failure replaces a proof."""
        old = self.verdicts.get(obligation.prop)
        if old is None or (old.verdict is Verdict.PROVED and obligation.verdict is not Verdict.PROVED):
            self.verdicts[obligation.prop] = obligation

    def add(self, trace: PathSummary) -> None:
        """Add what paths of this function were seen to do."""
        self.registers |= trace.written
        self.executed |= trace.executed
        self.literals |= trace.literals
        self.in_memory |= trace.looks_up
        self.stack = max(self.stack, trace.stack)

    def begin(self) -> None:
        """Forget what an earlier attempt at the proof settled and saw."""
        self.verdicts, self.registers, self.stack = {}, set(), 0
        self.executed, self.literals, self.paths, self.in_memory = set(), set(), [], set()

    def adopt(self, other: FunctionProof) -> None:
        """Copy the verdicts, and what was seen on the way, from the job of an equal function elsewhere."""
        self.verdicts = {p: replace(o, function=self.symbol) for p, o in other.verdicts.items()}
        self.registers, self.stack = other.registers, other.stack
        self.executed, self.literals, self.in_memory = other.executed, other.literals, other.in_memory

    def prove_rest(self) -> None:
        """Settle every property without a verdict as proved by execution: every path ended and broke no rule."""
        for prop in properties(self.role):
            but = "".join(sorted(self.looked_up)) if prop is Property.SECRET_ADDRESS else ""
            self.settle(replace(self.obligation(prop, Verdict.PROVED, "execution"), but=but))

    @property
    def looks_up(self) -> bool:
        """Return True if an address that may depend on secrets was read, in a table."""
        return bool(self.looked_up)

    @property
    def looked_up(self) -> frozenset[str]:
        """Return what is said of addresses that may depend on secrets, nothing if none may."""
        return frozenset(self.in_memory | {LOOK_UPS for literal in self.literals if literal.entry})

    def keep_paths(self) -> None:
        """Keep the paths of this function, which is proved, for later proofs of similar functions."""
        for paths in self.paths:
            paths.keep()

    def proves(self, prop: Property) -> bool:
        """Return True if the property is settled as proved."""
        found = self.verdicts.get(prop)
        return found is not None and found.verdict is Verdict.PROVED

    def obligations(self) -> list[Obligation]:
        """Return one obligation for each property of the role, in order; a property without a verdict is undecided."""
        return [
            self.verdicts.get(prop) or self.obligation(prop, Verdict.UNDECIDED, detail=NOT_REACHED)
            for prop in properties(self.role)
        ]


def assumed(target: Target, jobs: Sequence[FunctionProof]) -> tuple[str, ...]:
    """Return the assumptions that the proofs of functions make, by what the functions were seen to do."""
    reads_code, looks_up = any(job.literals for job in jobs), any(job.looks_up for job in jobs)
    return assumptions(target, (job.role for job in jobs), reads_code=reads_code, looks_up=looks_up)
