"""The proof of a kernel: its properties, and what was settled of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from ciphergen.interface.role import Role
from ciphergen.verify.claim.job import LOOK_UPS
from ciphergen.verify.ptx.module import Kernel
from ciphergen.verify.verdict import Obligation, Property, Verdict

_EXECUTED = (
    Property.READS,
    Property.WRITES,
    Property.CONTROL,
    Property.SECRET_BRANCH,
    Property.SECRET_ADDRESS,
    Property.TIMING,
)
_NOT_REACHED = "not reached: another property of this kernel failed first"


@dataclass
class KernelProof:
    """A kernel that is being proved, and what was settled of it. blocks: that a thread does."""

    kernel: Kernel
    role: Role
    blocks: int
    found: dict[Property, Obligation] = field(default_factory=dict)
    but: str = ""  # what is not shown of addresses
    differs: bool = False  # whether the result is another for values of a key

    @property
    def properties(self) -> tuple[Property, ...]:
        """Return the properties of the kernel, in the order of the record."""
        own = (Property.RESULT, *((Property.IN_PLACE, Property.BLOCKS) if self.role.aliases else ()))
        return (*own, *_EXECUTED)

    def begin(self) -> None:
        """Forget what was settled."""
        self.found.clear()
        self.but, self.differs = "", False

    def looks_up(self) -> None:
        """Note that addresses of look-ups depend on secrets."""
        self.but = LOOK_UPS

    def note_difference(self) -> None:
        """Note that the result is another for values of a key."""
        self.differs = True

    def settle(
        self, prop: Property, verdict: Verdict, method: str = "", detail: str = "", where: int | None = None
    ) -> None:
        """Record a verdict; the first failure of a property stays."""
        before = self.found.get(prop)
        if before is None or before.verdict is Verdict.PROVED:
            but = self.but if prop is Property.SECRET_ADDRESS and verdict is Verdict.PROVED else ""
            made = Obligation(self.kernel.name, self.role.name, prop, verdict, method, detail, where, but=but)
            self.found[prop] = made

    def prove_rest(self) -> None:
        """Settle what has no verdict as proved by execution."""
        for prop in self.properties:
            if prop not in self.found:
                self.settle(prop, Verdict.PROVED, "execution")

    def obligations(self) -> list[Obligation]:
        """Return an obligation for each property, undecided where nothing was settled."""
        missing = {
            p: Obligation(self.kernel.name, self.role.name, p, Verdict.UNDECIDED, "", _NOT_REACHED)
            for p in self.properties
        }
        return [self.found.get(prop, missing[prop]) for prop in self.properties]

    @property
    def proved(self) -> bool:
        return all(o.verdict is Verdict.PROVED for o in self.obligations())
