"""Key expansion of a mode makes, of what the mode derives from the key, the form that its folds read: words, powers, or
tables."""

from __future__ import annotations

import dataclasses

from ciphergen.generator.frames.bulk_fold import bulk_fold
from ciphergen.generator.frames.called_row import symbol
from ciphergen.generator.frames.fold_powers import fold_powers
from ciphergen.generator.frames.key_schedule import expand_into
from ciphergen.generator.frames.table_fold import kept_derived
from ciphergen.generator.frames.table_schedule import table_schedule
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.interface.role import Part, Role


def expand_derived(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    """Build what makes, of what a mode derives from the key, the form that its folds read."""
    given, units = build.arguments(), kept_derived(plan)
    if units.multiples is not None:
        table_schedule(plan, build, units, given[Part.ROUND_KEYS], given[Part.KEY])
        return
    own = dataclasses.replace(plan, variant=units, keys=units.key_layout(plan.words.bits))
    ks, key, fold = given[Part.ROUND_KEYS], given[Part.KEY], bulk_fold(plan, units)
    called = symbol(prefix, plan.variant.name, units.entry.name)
    behind = None if fold is None else fold_powers(build, fold, called, ks, key)
    expand_into(own, build, ks, [(key, own.keys.key)], behind)
