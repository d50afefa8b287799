"""The text of a level, for `gen show`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.dsl.term import render
from ciphergen.generator.fitting import fitting
from ciphergen.generator.forms import FunctionForms
from ciphergen.generator.level import Job
from ciphergen.generator.options import Options, choose, most_bytes
from ciphergen.generator.output import make, planned
from ciphergen.generator.pipeline import LEVELS
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.show import kept_values, plan_text
from ciphergen.generator.shared_functions import levels
from ciphergen.generator.stages import STAGES
from ciphergen.interface.role import Role
from ciphergen.interface.table import ROLES

# What there is to show of a function's shape besides its levels, by the shape.
SHOWN: Mapping[str, Callable[[Plan, Role], str]] = {"counter mode": kept_values}


def stage(cipher: Cipher, variant: Variant, target: Target, options: Options, name: str) -> str:
    """Return one stage of all functions of a variant, as text.

    Raises:
        UserError: there is no such stage, or as `output.generate`.
    """
    if name not in STAGES:
        raise unknown("--stage", "stage", name, STAGES)
    if name == "terms":
        return terms_text(variant)
    if most_bytes(options.size):
        options = fitting(cipher, target, options, variant.name, lambda way: make(cipher, target, way, variant.name))[0]
    choice = choose(cipher, target, options)
    forms = FunctionForms()
    plan = planned(cipher, variant, target, choice, forms)
    if name == "plan":
        return plan_text(plan)
    for row in ROLES.values():
        if name == row.mode and cipher.has_entries:
            raise UserError("--stage", "a text with entry points has no modes", "the other stages")
        if name == row.mode:
            return SHOWN[row.shape](plan, row)
    level, show = next((word, each.shows[name]) for word, each in LEVELS.items() if name in each.shows)
    jobs = [Job(plan, row, choice.prefix, choice.core) for row in choice.rows(variant)]
    return "\n".join(show(levels(cipher, plan, job.role, choice, forms)[level], job) for job in jobs)


def terms_text(variant: Variant) -> str:
    """Return the steps of a variant as text."""

    def lines() -> Iterator[str]:
        for direction in variant.directions:
            for step in variant.steps(direction):
                yield f"{variant.name} {direction} {step.name}"
                yield from (f"    {i} = {render(term)}" for i, term in enumerate(step.outputs))

    return "\n".join(lines()) + "\n"
