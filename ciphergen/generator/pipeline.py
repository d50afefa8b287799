"""From a plan to registers: one level a line, each built from the one before, checked, and shown by `gen show`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ciphergen.generator.frames.functions import shape
from ciphergen.generator.level import Job, Level
from ciphergen.generator.lower import check_lowered, lower
from ciphergen.generator.machine import listing
from ciphergen.generator.rows import check_rows, rows
from ciphergen.generator.select import select
from ciphergen.generator.shape.check import check_shape
from ciphergen.generator.shape.text import shape_text

LEVELS: Mapping[str, Level] = {
    "shape": Level(
        lambda _, job: shape(job.plan, job.role, job.prefix),
        lambda made, job: check_shape(made),
        {"shape": lambda made, job: shape_text(made, job.processor)},
    ),
    "selection": Level(
        lambda made, job: select(made, job.target, job.generation),
        lambda made, job: check_rows(made, job.target),
        {"selection": lambda made, job: listing(made, job.processor)},
    ),
    "rows": Level(
        lambda made, job: rows(made, job.plan, job.role),
        lambda made, job: check_rows(made, job.target),
        {"rows": lambda made, job: listing(made, job.processor)},
    ),
    "code": Level(
        lambda made, job: lower(made, job.processor, job.core, job.generation.idioms, patient=job.patient),
        lambda made, job: check_lowered(made, job.processor),
        {
            "schedule": lambda made, job: listing(made.scheduled, job.processor),
            "registers": lambda made, job: listing(made.final, job.processor),
        },
    ),
}


def run(job: Job, last: str = "code", given: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return the forms of a function up to a level. given: forms that are there already; go on behind the last of them.

    Raises:
        Unsupported, AllocationError: a level cannot make its form.
    """
    made: dict[str, Any] = dict(given or {})
    names = list(LEVELS)
    first = names.index(next(reversed(made))) + 1 if made else 0
    for name in names[first : names.index(last) + 1]:
        form = LEVELS[name].build(next(reversed(made.values()), None), job)
        LEVELS[name].check(form, job)
        made[name] = form
    return made
