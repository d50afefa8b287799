"""The search for the fastest form of a function that a plan allows: round keys in registers, gathered ones, a pool of
constants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ciphergen.generator.allocation.allocate import preferred
from ciphergen.generator.allocation.spill import pressure
from ciphergen.generator.forms import FunctionForms
from ciphergen.generator.least_bytes import NoRoom, least_bytes
from ciphergen.generator.level import Job
from ciphergen.generator.lower import Lowered, is_long
from ciphergen.generator.machine import Function
from ciphergen.generator.pipeline import run
from ciphergen.generator.plan.counting import countable
from ciphergen.generator.pool import pooled

_WORTH = 1.015  # times the cycles of another form, of which the model may not know what is expensive
_SPARE = 4  # registers with which the scheduler fills the time that loads take


def fastest(job: Job, forms: FunctionForms) -> dict[str, Any]:
    """Return a function at its levels, in the form that the model of the core finds fastest. forms: made already.

    Raises:
        Unsupported: the target cannot make the function.
        AllocationError: too few registers.
        NoRoom: its code does not fit the job's room.
    """
    first, every = every_form(job, forms)
    # No form fits: that is known before registers are allocated, which takes most of the time.
    _check_room(job, min(least_bytes(each, job.processor, job.generation.idioms.shorter) for each in every))
    found = forms.run(first)
    best: Lowered = found["code"]
    for each in every[1:]:
        other = run(job, given={"rows": each})
        shorter: Lowered = other["code"]
        if shorter.judged * _WORTH < best.judged:
            found, best = found | other, shorter
    _check_room(job, best.final.code_bytes)
    return found


def every_form(job: Job, forms: FunctionForms) -> tuple[Job, list[Function]]:
    """Return the job of a function's first form, and the rows of every form that is tried, that of the job first.

    Raises:
        Unsupported: the target cannot make the function.
    """
    first = _with_held_keys(job, forms)
    rows: Function = forms.run(first, "rows")["rows"]
    return first, [rows, *_others(job, rows, forms)]


def _check_room(job: Job, least: int) -> None:
    """Raise `NoRoom` if a job has no room for so many bytes of code."""
    if job.room and least > job.room:
        name = f"{job.prefix}{job.plan.variant.name}_{job.role.name}"
        raise NoRoom(f"{name} takes {least} bytes of code at least, and {job.room} are there")


def _with_held_keys(job: Job, forms: FunctionForms) -> Job:
    """Return the job of a function; of a mode, with round keys of the first rounds in the registers that would else be
    free."""
    if job.role.mode and job.role.keyed:
        target, file = job.plan.processor, countable(job.plan)[0][0].rules.file
        selected = forms.run(job, "rows")["selection"]
        room = len(preferred(target)[file]) - pressure(selected, target, file) - _SPARE
        if room > 0:
            return replace(job, plan=replace(job.plan, held=room))
    return job


def _others(job: Job, rows: Function, forms: FunctionForms) -> Iterator[Function]:
    """Yield rows of other forms that are faster on some cores. With gathered round keys, an out-of-order core has
    shorter dependence chains; with a constant pool, loads replace instructions for constants, in no fewer bytes."""
    plan = job.plan
    if is_long(rows, patient=job.patient):
        return
    others: list[Function] = []
    if job.core.window:
        gathered = replace(job, plan=replace(plan, gathered=True))
        others.append(forms.run(_with_held_keys(gathered, forms), "rows")["rows"])
    others += [] if plan.small else [pooled(rows, plan.processor, job.core, plan.generation.idioms)]
    yield from (other for other in others if other.blocks != rows.blocks)
