"""The way of counting of counter mode on a target: by the counter's last byte, or by a number of several bytes."""

from __future__ import annotations

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.plan import counter_terms
from ciphergen.generator.plan.counter_number import by_number, low_part
from ciphergen.generator.plan.counter_terms import BYTE, EPOCH, CounterTerms, by_last_byte, of_whole_blocks
from ciphergen.generator.plan.plan import Plan


def counts_number(plan: Plan) -> bool:
    """Return True if registers are wider than words and the target counts blocks in them, in all layouts of a plan."""
    wider = plan.target.files[plan.words.file].bits > plan.words.bits
    whole = not any(layout.parts_of_words or layout.one_byte for layout, _ in plan.layouts())
    return whole and wider and plan.generation.idioms.wide_numbers is not None


def countable(plan: Plan) -> list[tuple[Layout, int]]:
    """Return the layouts in which blocks can be counted; of a layout with parts that cannot count only the part that
    can."""
    found: list[tuple[Layout, int]] = []
    numbers = counts_number(plan)
    for layout, unroll in plan.layouts():
        if numbers and not layout.numbered:
            continue
        counted = [part for part in layout.parts if part.counted]
        if counted:
            found.append((layout if len(counted) == len(layout.parts) else counted[0], unroll))
    return found


def byte_lanes(plan: Plan) -> RuleSet:
    """Return the rules for the bytes of vector registers, in which blocks that fill these are counted.

    Raises:
        Unsupported: there are none.
    """
    found = [rules for rules in plan.generation.sets.values() if rules.lanes > 1 and rules.bits == BYTE]
    if not found:
        raise Unsupported("no vector registers with lanes of bytes, in which whole blocks are counted")
    return found[0]


def beginnings(plan: Plan, layout: Layout) -> list[CounterTerms]:
    """Return the initial states of a layout's parts."""
    if layout.whole:
        return [of_whole_blocks(layout)]
    found: list[CounterTerms] = []
    first = 0
    for part in layout.parts:
        begin = by_number(plan.variant, part, first, layout.blocks) if counts_number(plan) else None
        found.append(begin or by_last_byte(plan.variant, part))
        first += part.blocks
    return found


def moving_words(plan: Plan) -> frozenset[int]:
    """Return the indices of the state words that change from block to block in an epoch."""
    if counts_number(plan):
        return frozenset(low_part(plan.variant).words)
    return counter_terms.moving_words(plan.variant.words, plan.variant.block_bytes)


def epoch(plan: Plan) -> int:
    """Return the largest number of blocks in an epoch."""
    return 256 ** low_part(plan.variant).size if counts_number(plan) else EPOCH
