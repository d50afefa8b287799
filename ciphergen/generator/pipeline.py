"""From a plan to assembly: one level a line, each built from the one before, checked, and shown by `gen show`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ciphergen.backends.machine.core import Core
from ciphergen.generator.frames.functions import shape
from ciphergen.generator.lower import check_lowered, lower
from ciphergen.generator.machine import listing
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.rows import check_rows, rows
from ciphergen.generator.select import select
from ciphergen.generator.shape.check import check_shape
from ciphergen.generator.shape.text import shape_text
from ciphergen.interface.role import Role


@dataclass(frozen=True)
class Job:
    """A function to make. prefix: in front of its symbol; core: for which it is to be fast."""

    plan: Plan
    role: Role
    prefix: str
    core: Core


@dataclass(frozen=True)
class Level:
    """A form of a function. build: makes it from the form before; check: raises if it is wrong; shows: its texts, by
    the word of `gen show --stage`. The forms have types of their own, which the functions of a line agree on."""

    build: Callable[[Any, Job], Any]
    check: Callable[[Any, Job], None]
    shows: Mapping[str, Callable[[Any, Job], str]]


LEVELS: Mapping[str, Level] = {
    "shape": Level(
        lambda _, job: shape(job.plan, job.role, job.prefix),
        lambda made, job: check_shape(made),
        {"shape": lambda made, job: shape_text(made, job.plan.target)},
    ),
    "selection": Level(
        lambda made, job: select(made, job.plan.target, job.plan.generation),
        lambda made, job: check_rows(made, job.plan.target),
        {"selection": lambda made, job: listing(made, job.plan.target)},
    ),
    "rows": Level(
        lambda made, job: rows(made, job.plan, job.role),
        lambda made, job: check_rows(made, job.plan.target),
        {"rows": lambda made, job: listing(made, job.plan.target)},
    ),
    "code": Level(
        lambda made, job: lower(made, job.plan.target, job.core, job.plan.generation.idioms),
        lambda made, job: check_lowered(made, job.plan.target),
        {
            "schedule": lambda made, job: listing(made.scheduled, job.plan.target),
            "registers": lambda made, job: listing(made.final, job.plan.target),
        },
    ),
}


def run(job: Job, last: str = "code", given: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return the forms of a function up to the last level. given: forms that are there already, in their order; go on
    behind the last of them.

    Raises:
        Unsupported: a level cannot make its form.
        AllocationError: too few registers.
    """
    made: dict[str, Any] = dict(given or {})
    names = list(LEVELS)
    first = names.index(next(reversed(made))) + 1 if made else 0
    for name in names[first : names.index(last) + 1]:
        form = next(reversed(made.values()), None)
        made[name] = LEVELS[name].build(form, job)
        LEVELS[name].check(made[name], job)
    return made
