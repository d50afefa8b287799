"""Folds of which code takes whole groups of blocks at once, with powers of what a mode derives from the key."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.generator.analysis.keys import KeyLayout
from ciphergen.generator.frames.block_group import SlicedFold
from ciphergen.generator.frames.product_group import ProductFold
from ciphergen.generator.frames.table_fold import kept_derived
from ciphergen.generator.layouts.derived_keys import DerivedKeys
from ciphergen.generator.plan.plan import Plan

BulkFold = SlicedFold | ProductFold


def bulk_fold(plan: Plan, units: DerivedKeys) -> BulkFold | None:
    """Return the fold of code over what is derived from a key, by instructions that multiply, else in slices; None
    where blocks are taken one by one."""
    return ProductFold.of(plan, units) or SlicedFold.of(plan, units)


def kept_of_key(plan: Plan) -> KeyLayout:
    """Return the layout of what a mode keeps of a key, powers included. plan: of its entry points."""
    units = kept_derived(plan)
    layout, fold = units.key_layout(plan.words.bits), bulk_fold(plan, units)
    return layout if fold is None else replace(layout, size=fold.end)
