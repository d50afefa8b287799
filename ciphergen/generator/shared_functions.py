"""Functions of a file at their levels, and those that others of it call: rows of blocks, shared routines, the check of
pointers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.errors import UserError
from ciphergen.generator import called
from ciphergen.generator.allocation.allocate import AllocationError
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.fastest import fastest
from ciphergen.generator.forms import FunctionForms
from ciphergen.generator.frames.bounce_buffer import shared_function
from ciphergen.generator.frames.called_row import symbol
from ciphergen.generator.frames.shared_routine import routine_shape
from ciphergen.generator.least_bytes import NoRoom
from ciphergen.generator.level import Job
from ciphergen.generator.lower import Lowered
from ciphergen.generator.machine import Function
from ciphergen.generator.options import Choice
from ciphergen.generator.pipeline import run
from ciphergen.generator.plan import obstacles
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.node import SharedRoutine
from ciphergen.interface.role import Role


def levels(
    cipher: Cipher, plan: Plan, row: Role, choice: Choice, forms: FunctionForms, room: int = 0
) -> dict[str, Any]:
    """Return a function at its levels, by their names in `pipeline.LEVELS`. forms: made already; room: as in `Job`.

    Raises:
        UserError: the target has no rules for it, too few registers for the strategy, or its code has no room.
    """
    try:
        return fastest(Job(plan, row, choice.prefix, choice.core, patient=choice.patient, room=room), forms)
    except NoRoom as error:
        raise UserError("--strategy", str(error), "another strategy") from error
    except (Unsupported, AllocationError) as error:
        raise obstacles.refusal(cipher, plan.variant, plan.processor, error) from error


def shared_functions(
    cipher: Cipher,
    plan: Plan,
    made: Mapping[Role, Mapping[str, Any]],
    of_modes: Mapping[str, Lowered],
    choice: Choice,
    forms: FunctionForms,
) -> tuple[list[Function], dict[str, Lowered]]:
    """Return (the functions that those of a variant call and that are none of them, what they call of each other by
    symbols). made: functions at their levels; of_modes: those of modes with phases by their symbols for calls.

    Raises:
        UserError: as `levels`.
    """
    lowered: dict[Role, Lowered] = {row: each["code"] for row, each in made.items()}
    known, prefix = called.rows(choice.prefix, plan.variant), choice.prefix
    there = {**of_modes, **{symbol(prefix, plan.variant.name, row.name).name: low for row, low in lowered.items()}}
    routines: dict[str, SharedRoutine] = {}
    for each in made.values():
        routines |= each["shape"].routines
    functions, callees = list[Function](), dict[str, Lowered]()
    names, job = (
        called.symbols([*lowered.values(), *of_modes.values()]),
        Job(plan, next(iter(made)), prefix, choice.core),
    )
    for name in names:
        if name in there:
            callees[name] = there[name]
        elif name in routines:
            found = run(job, "code", {"shape": routine_shape(plan, prefix + plan.variant.name, name, routines[name])})
            callees[name], routines = found["code"], {**routines, **found["shape"].routines}
            functions.append(callees[name].final)
        elif name in known:
            found = levels(cipher, plan, known[name], choice, forms)
            callees[name], routines = found["code"], {**routines, **found["shape"].routines}
            functions.append(called.local(name, callees[name]))
        else:
            functions.append(run(job, "selection", {"shape": shared_function(plan, prefix)})["selection"])
        names += [each for each in called.symbols([callees[name]] if name in callees else []) if each not in names]
    return functions, callees
