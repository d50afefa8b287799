"""Bound the bytes and cycles of the functions of a variant from below, before registers are allocated: allocation takes
most of the time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.uncollected import uncollected
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.fastest import every_form
from ciphergen.generator.forms import FunctionForms
from ciphergen.generator.least_bytes import least_bytes
from ciphergen.generator.least_cycles import LeastCycles
from ciphergen.generator.level import Job
from ciphergen.generator.options import Options, choose
from ciphergen.generator.output import batches, planned
from ciphergen.generator.plan import obstacles


@dataclass(frozen=True)
class FunctionBounds:
    """Bound a function from below, whatever form of it is the fastest. bytes: of code; batch, long: as in
    `FunctionInfo`; forms: what bounds the cycles of each form."""

    symbol: str
    role: str
    bytes: int
    batch: int
    long: int
    forms: tuple[LeastCycles, ...]

    def least(self, cycles: Callable[[LeastCycles], float]) -> float:
        """Return a bound of cycles that holds of every form.

        Raises:
            Unknown: there is none.
        """
        return min(map(cycles, self.forms))


@uncollected()
def bounds(cipher: Cipher, target: Target, options: Options, variant: str) -> Sequence[FunctionBounds]:
    """Return the bounds of the functions that `make` would make.

    Raises:
        UserError: an option names something that there is not, or the target has no rules for the cipher.
    """
    choice, forms = choose(cipher, target, options), FunctionForms()
    plan = planned(cipher, cipher.variant(variant), target, choice, forms)
    found: list[FunctionBounds] = []
    for row in choice.rows(plan.variant):
        job = Job(plan, row, choice.prefix, choice.core, patient=choice.patient)
        try:
            _, every = every_form(job, forms)
        except Unsupported as error:
            raise obstacles.refusal(cipher, plan.variant, target, error) from error
        size = min(least_bytes(each, target, job.generation.idioms.shorter) for each in every)
        cycles = tuple(LeastCycles(each, target, choice.core) for each in every)
        found.append(FunctionBounds(every[0].name, row.name, size, *batches(plan, row), cycles))
    return found
