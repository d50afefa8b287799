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
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.analysis.rounds import compose
from ciphergen.generator.layouts.row_map import row_maps
from ciphergen.generator.layouts.row_rounds import HeldWords, RowRound, as_they_are


@lru_cache(maxsize=8)
def key_flips(variant: Variant, rules: RuleSet) -> Mapping[int, Sequence[int]]:
    """Return what is added to round keys so that no round that encrypts adds a constant: by round key, for each word.

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
    return found


@lru_cache(maxsize=8)
def state_flips(variant: Variant, rules: RuleSet, direction: str) -> Sequence[int]:
    """Return what is added to the words of the state between any two steps of a direction, so that these add no
    constants; zeros where that is not the same everywhere, since steps are turns of a loop.

    Raises:
        Unsupported: as `RowRound`.
    """
    own = as_they_are(variant.block_words)
    keys = {i: HeldWords(own.places, flips) for i, flips in key_flips(variant, rules).items()}
    found, before = list[Sequence[int]](), own
    for step in variant.steps(direction)[:-1]:
        before = HeldWords(own.places, _round(variant, rules, step, before, keys).flips())
        found.append(before.flips)
    return found[0] if found and all(each == found[0] for each in found) else own.flips


def keys_of(step: Step) -> list[int]:
    """Return the numbers of the round keys of which a step reads words."""
    return list(dict.fromkeys(at[0] for at in map(key_position, step.keys) if at is not None))


def _round(variant: Variant, rules: RuleSet, step: Step, before: HeldWords, keys: Mapping[int, HeldWords]) -> RowRound:
    piece = compose([step])
    assert piece is not None
    rows = row_maps(variant.word_bits, variant.block_words, rules.bits, 1)[0]
    return RowRound.of(variant, rules, rows, piece, rows.variables("x"), before, keys)
