"""The strategies that are worth trying for a cipher on a target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ciphergen.backends import generation
from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.variant import Variant
from ciphergen.generator.analysis.general_rules import general_rules, on_words
from ciphergen.generator.analysis.look_ups import has_tables
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.blocks import Blocks
from ciphergen.generator.layouts.called_words import suits as calls_suit
from ciphergen.generator.layouts.function_words import computed_by_functions
from ciphergen.generator.layouts.keys_first import with_keys_first
from ciphergen.generator.layouts.lanes import fills_lanes
from ciphergen.generator.layouts.lanes import looks_up as looks_up_in_lanes
from ciphergen.generator.layouts.on_words import with_circuits_on_words
from ciphergen.generator.layouts.rows import suits as rows_suit
from ciphergen.generator.layouts.slices import suits
from ciphergen.generator.plan.strategies import WITH_TABLES, strategy
from ciphergen.generator.plan.strategy import EACH, SLICES, DataLoop, Strategy

# Blocks in whole registers, where the target has instructions for rounds on these.
WHOLE, SMALL_WHOLE = ("loop1-blocks4", "blocks4", "blocks6"), ("loop1-blocks1",)
MORE_WHOLE = ("blocks8",)  # of which a search looks at these, too, and a quick one does not
# Rounds that an extension's instructions compute.
BY_FUNCTIONS = ("loop1", "loop2", "loop4", "unrolled")
FILLS = 2  # times the core's instruction cache: what may be straight code that a batch of many blocks runs once
_SHARE = 2  # of the instruction cache other code may fill one of so many parts
_ROW_LOOPS = (1, 2, 4)  # rounds in the body of a loop over rows


def rows(variant: Variant, generation: Generation, rounds: int) -> str:
    """Return the name of the strategy of rows of as many blocks as fill registers, those of vectors first, and of one
    block for what is left. rounds: in the bodies of loops."""
    blocks = general_rules(variant, generation).bits // variant.block_words
    wide = {each.bits // variant.block_words for each in generation.sets.values() if each.reorder}
    filled = [*sorted((n for n in wide - {blocks} if not n % 8), reverse=True), *([blocks] if blocks > 1 else []), 1]
    return "+".join(f"loop{rounds}-rows{n}" for n in filled)


def in_lanes(variant: Variant, generation: Generation) -> str:
    """Return the name of the strategy of blocks in lanes of bytes that are looked up there, empty where they are not.
    Two rounds are in the body of a loop: what moves lanes in the one, often another moves back."""
    found = (rules for rules in generation.sets.values() if rules.lanes > 1 and looks_up_in_lanes(variant, rules))
    lanes = next((rules.lanes for rules in found if fills_lanes(variant)), 0)
    return f"loop2-lanes{lanes}+loop1" if lanes else ""


def largest(cipher: Cipher, target: Target, cache: int) -> int:
    """Return how many bytes of code a function may have in a default. cache: bytes of the core's instruction cache,
    which other code shares; code for so many blocks at a time that straight code is worth it may take more of it."""
    made = generation(target)
    variants = [with_circuits_on_words(variant, made) for variant in cipher.variants.values()]
    batches = all(in_rows(variant, made) or in_slices(variant, made) for variant in variants)
    return FILLS * cache if batches else cache // _SHARE


def in_rows(variant: Variant, generation: Generation) -> bool:
    """Return True if rows of words are worth trying for a variant."""
    return rows_suit(variant, general_rules(variant, generation))


def small_ways(variant: Variant, generation: Generation) -> list[str]:
    """Return the names of strategies of small code that fit the look-ups of a variant, the shortest first."""
    if variant.entries:
        return []
    if lanes := in_lanes(variant, generation):
        return [lanes]
    calls = generation.idioms.function_calls is not None and calls_suit(
        variant, general_rules(variant, on_words(generation))
    )
    return [*(["loop1-calls1"] if calls else []), *(["loop1-rows1"] if in_rows(variant, generation) else [])]


def in_slices(variant: Variant, generation: Generation) -> bool:
    """Return True if slices are what fits words that registers do not fit."""
    return suits(variant, general_rules(variant, generation))


def in_whole_blocks(variant: Variant, generation: Generation) -> bool:
    """Return True if instructions do the rounds of a variant on whole blocks in registers."""
    wide = [rules for rules in generation.sets.values() if rules.whole]
    try:
        for rules in wide:
            Blocks(with_keys_first(variant), rules, general_rules(variant, generation), 1).check()
    except Unsupported:
        return False
    return bool(wide)


def suited(
    ways: Mapping[str, Strategy], cipher: Cipher, target: Target, *, tables: bool = False
) -> dict[str, Strategy]:
    """Return the strategies worth trying for a cipher. tables: whether those with tables in memory are, where the
    cipher has tables."""
    made = generation(target)
    variants = [with_circuits_on_words(variant, made) for variant in cipher.variants.values()]
    if all(in_whole_blocks(variant, made) for variant in variants):
        names = [*SMALL_WHOLE, *WHOLE, *MORE_WHOLE]
    elif all(computed_by_functions(variant, made.words(variant.word_bits)) for variant in variants):
        names = [*BY_FUNCTIONS]
    elif all(in_lanes(variant, made) for variant in variants):
        names = list(dict.fromkeys(in_lanes(variant, made) for variant in variants))
    elif all(in_rows(variant, made) for variant in variants):
        names = list(dict.fromkeys(name for variant in variants for name in _with_rows(variant, made)))
    else:
        names = list(_by_words(ways, variants, made))
    if tables and any(has_tables(variant) for variant in variants):
        names += WITH_TABLES
    return {name: ways.get(name) or strategy(name) for name in names}


def _with_rows(variant: Variant, generation: Generation) -> Iterator[str]:
    """Yield strategies for a variant that rows suit: blocks one by one in short loops, in rows, and in slices in front
    of either."""
    full = [rows(variant, generation, rounds) for rounds in _ROW_LOOPS]
    yield from ("loop1", "loop2")
    yield from (name for name in small_ways(variant, generation) if name == "loop1-calls1")
    yield from (f"loop{rounds}-rows1" for rounds in _ROW_LOOPS)
    yield from full
    for bits in sorted({rules.bits for rules in generation.sets.values() if rules.lanes == 1}):
        yield from (f"loop1-slices{bits}+{rest}" for rest in ("loop1", full[-1]))


def _by_words(ways: Mapping[str, Strategy], variants: Sequence[Variant], made: Generation) -> Mapping[str, Strategy]:
    """Return the strategies that fit the words of variants. If these are narrower than registers, blocks share some or
    come one by one; else each block has registers of its own. Where registers do not fit words and look-ups are small,
    the only registers to share are slices."""
    sets, widths = made.sets, {variant.word_bits for variant in variants}
    bits = made.words(max(widths)).bits
    most = {"lanes": max(2 * r.bits * r.lanes if r.lanes > 1 else r.bits for r in sets.values()) // min(widths)}
    most[EACH] = max((most["lanes"] for r in sets.values() if r.lanes > 1 and {r.bits} == widths), default=0)

    def fits(layer: DataLoop) -> bool:
        if layer.beside and not any(r.lanes > 1 and {r.bits} == widths for r in sets.values()):
            return False
        if layer.arrangement in ("slices", "columns"):
            whole = {bits, *(r.bits for name, r in sets.items() if name == "vectors")}
            return layer.blocks in whole if layer.arrangement == "slices" else layer.blocks < max(whole)
        return layer.blocks <= most.get(layer.arrangement, bits)

    def sliced(way: Strategy) -> bool:
        first, *rest = way
        shared = first.arrangement == SLICES and not any(layer.arrangement for layer in rest)
        return shared and fits(first) and not first.fly

    if all(in_slices(variant, made) for variant in variants):
        return {name: way for name, way in ways.items() if len(way) == 1 or sliced(way)}
    return {
        name: way
        for name, way in ways.items()
        if len(way) == 1 or (any(la.arrangement for la in way) == (max(widths) < bits) and all(map(fits, way)))
    }
