"""Constants on rows: what is added to round keys and states so that rounds need not add it.

Circuits end with complements, of AES four each. Linear layers take them to the next round key, where they cost nothing,
or to the next state, where the next circuit begins with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.generator.analysis.alike import longest_run
from ciphergen.generator.analysis.keys import keys_of
from ciphergen.generator.analysis.rounds import compose
from ciphergen.generator.layouts.row_map import row_maps
from ciphergen.generator.layouts.row_rounds import HeldWords, RowRound, as_they_are


@lru_cache(maxsize=8)
def key_flips(variant: Variant, rules: RuleSet) -> Mapping[int, Sequence[int]]:
    """Return what is added to round keys so that no round that encrypts adds a constant: by round key, for each word;
    nothing where a loop in one direction would find different additions in the same place of its turns.

    Raises:
        Unsupported: as `RowRound`.
    """
    found: dict[int, Sequence[int]] = {}
    own = as_they_are(variant.block_words)
    used = Counter(key for step in variant.steps(ENCRYPT) for key in keys_of(step))
    for step in variant.steps(ENCRYPT):
        keys = [key for key in keys_of(step) if used[key] == 1]
        if len(keys) == 1 and (made := _round(variant, rules, step, own, {})).adds(keys[0]):
            found[keys[0]] = made.flips()
    alike = all(_alike(variant.steps(direction), found, own.flips) for direction in (ENCRYPT, DECRYPT))
    return found if alike else {}


def _alike(steps: Sequence[Step], flips: Mapping[int, Sequence[int]], none: Sequence[int]) -> bool:
    """Return True if to the round keys of steps that can be turns of one loop the same is added in each turn."""
    run = longest_run(steps)
    added = [[(*flips.get(key, none),) for key in keys_of(step)] for step in steps[run.first : run.first + run.length]]
    return added[run.period :] == added[: -run.period]


@lru_cache(maxsize=8)
def state_flips(variant: Variant, rules: RuleSet, direction: str) -> Sequence[int]:
    """Return what is added to the words of the state between any two steps of a direction, so that these add no
    constants; zeros where that is not the same everywhere, or a loop has the first step or the last one too, since the
    turns of a loop are alike and nothing is added to what comes in and goes out.

    Raises:
        Unsupported: as `RowRound`.
    """
    own, steps = as_they_are(variant.block_words), variant.steps(direction)
    run = longest_run(steps)
    if run.length and not 0 < run.first < len(steps) - run.length:
        return own.flips
    keys = {i: HeldWords(own.places, flips) for i, flips in key_flips(variant, rules).items()}
    found, before = list[Sequence[int]](), own
    for step in steps[:-1]:
        before = HeldWords(own.places, _round(variant, rules, step, before, keys).flips())
        found.append(before.flips)
    return found[0] if found and all(each == found[0] for each in found) else own.flips


def _round(variant: Variant, rules: RuleSet, step: Step, before: HeldWords, keys: Mapping[int, HeldWords]) -> RowRound:
    piece = compose([step])
    assert piece is not None
    rows = row_maps(variant.word_bits, variant.block_words, rules.bits, 1)[0]
    return RowRound.of(variant, rules, rows, piece, rows.variables("x"), before, keys)
