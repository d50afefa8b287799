"""Builds what counter mode keeps of a counter in vector registers: masks of the counter's bits, and constants."""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term
from ciphergen.generator.layouts.masked_counters import BLOCK, MaskedCounters
from ciphergen.generator.plan.counter_terms import CounterTerms
from ciphergen.generator.plan.counting import byte_lanes
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref


def masks(
    build: Builder, rules: RuleSet, begin: CounterTerms, made: MaskedCounters, known: Mapping[Term, Ref]
) -> dict[Term, Fetch]:
    """Return where vectors with masks that do not move come from, and those with constants. rules: for general
    registers; known: the counter's words in these."""

    def mask(term: Term) -> Fetch:
        return build.later(lambda: build.vector("fill", 32, build.one(rules, term, known))[0])

    def number(value: int, width: int) -> Fetch:
        words = [value >> at & ((1 << rules.bits) - 1) for at in range(0, width, rules.bits)]
        return build.later(lambda: build.vector("gather", tuple(build.constant(rules, x) for x in words))[0])

    found = {plane: mask(term) for plane, term in made.masks if plane not in begin.now}
    return found | {plane: number(value, plane.width) for plane, value in made.numbers}


def lanes(build: Builder, plan: Plan, made: MaskedCounters, counter: Ref) -> dict[Term, Ref]:
    """Build what byte lanes make of the counter in memory, whose last byte is that of an epoch before."""
    if not made.lanes:
        return {}
    names, terms = zip(*made.lanes, strict=True)
    (block,) = build.vector("load", plan.variant.block_bytes, counter, 0, memory="counter")
    return dict(zip(names, build.compute(byte_lanes(plan), terms, {BLOCK: block}), strict=True))
