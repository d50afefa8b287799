"""Places of words on rows between rounds: where what a round looks up lies anyway, for as many rounds as a loop takes.

A round that permutes words, as ShiftRows of AES does, need not move them: the next round finds them where they are, and
after a few rounds they are where they were. Adomnicai and Peyrin call AES done like this fixsliced ("Fixslicing
AES-like ciphers", TCHES 2021). Round keys lie as the state to which they are added.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, substitute, var
from ciphergen.generator import passes
from ciphergen.generator.analysis.alike import longest_run
from ciphergen.generator.analysis.keys import keys_of
from ciphergen.generator.analysis.pressure_order import in_order
from ciphergen.generator.analysis.rounds import Piece, compose
from ciphergen.generator.layouts.byte_moves import permuted
from ciphergen.generator.layouts.row_flips import key_flips, state_flips
from ciphergen.generator.layouts.row_map import RowMap
from ciphergen.generator.layouts.row_moves import price, row_moves
from ciphergen.generator.layouts.row_rounds import HeldWords, RowRound
from ciphergen.generator.layouts.sliced_calls import rounds_of
from ciphergen.generator.passes import balance

_MOST_PATHS = 4  # that are continued, the cheapest first
Places = tuple[int, ...]  # by word, the number of the word at whose place it stands


@dataclass(frozen=True)
class RowPlaces:
    """The places that `row_places` assigns to words in registers. keys: of the round keys; steps: of the state before
    and after each step; coded: of the ciphertext, by word."""

    keys: Mapping[int, HeldWords]
    steps: Mapping[Step, tuple[HeldWords, HeldWords]]
    coded: Places


@lru_cache(maxsize=16)
def row_places(variant: Variant, rules: RuleSet, rows: RowMap, period: int) -> RowPlaces:
    """Return places that are the same again after `period` rounds; those of the words' own numbers where no others
    are cheaper.

    Raises:
        Unsupported: as `RowRound`.
    """
    own, none = tuple(range(rows.words)), [0] * rows.words
    encrypted, decrypted = variant.steps(ENCRYPT), variant.steps(DECRYPT)
    own_keys = {i for step in decrypted for i in keys_of(step)} - {i for step in encrypted for i in keys_of(step)}
    # A loop whose first turn begins with what comes in has no places but the words' own, since its turns are alike.
    runs = longest_run(encrypted), longest_run(decrypted)
    follows = period > 1 and not own_keys and all(run.first or not run.length for run in runs)
    moved = _followed(variant, rules, rows, period, own) if follows else [own]
    places = dict.fromkeys(own_keys, own)
    for number, step in enumerate(encrypted):
        places |= dict.fromkeys(keys_of(step), moved[number % len(moved)])
    flips = key_flips(variant, rules)
    keys = {i: HeldWords(each, flips.get(i, none)) for i, each in places.items()}
    coded = _coded(rules, rows, next((places[i] for i in keys_of(encrypted[-1])), own))
    ends = {ENCRYPT: (encrypted, own, coded), DECRYPT: (decrypted, coded, own)}
    steps: dict[Step, tuple[HeldWords, HeldWords]] = {}
    for name, (direction, first, last) in ends.items():
        before, inner = HeldWords(first, none), state_flips(variant, rules, name)
        for step in direction:
            at = next((places[i] for i in keys_of(step)), own)
            after = HeldWords(last, none) if step is direction[-1] else HeldWords(at, inner)
            steps[step] = before, after
            before = after
    return RowPlaces(keys, steps, coded)


def _coded(rules: RuleSet, rows: RowMap, there: Places) -> Places:
    """Return the places of what is encrypted: those of the last round key, if it is less to bring words from there into
    their order in memory than in registers before."""
    if rules.reorder is not None:
        return tuple(range(rows.words))  # it is as much on either side
    words = [var(f"word.{i}", rules.bits) for i in range(rows.words * rows.word_bits // rules.bits)]
    in_memory = rows.blocks * price(permuted(words, there), rules)
    return there if in_memory < row_moves(rules, rows).price(there) else tuple(range(rows.words))


def _followed(variant: Variant, rules: RuleSet, rows: RowMap, period: int, own: Places) -> list[Places]:
    """Return the places before each round of a period, whose rounds take the fewest instructions together; the words'
    own alone where rounds are not alike."""
    steps, state = variant.steps(ENCRYPT)[1 : 1 + period], rows.variables("x")
    if len(steps) < period or any(len(keys_of(step)) != 1 for step in steps):
        return [own]
    paths: dict[Places, tuple[int, list[Places]]] = {own: (0, [own])}
    none = [0] * rows.words
    for number, step in enumerate(steps):
        found: dict[Places, tuple[int, list[Places]]] = {}
        piece, (key,) = compose([step]), keys_of(step)
        assert piece is not None
        for before, (cost, path) in sorted(paths.items(), key=lambda each: each[1][0])[:_MOST_PATHS]:
            after: list[Places] = [own]
            if number < period - 1:
                after += RowRound.of(variant, rules, rows, piece, state, HeldWords(before, none), {}).follow()
            for places in dict.fromkeys(after):
                there = HeldWords(places, none)
                made = RowRound.of(variant, rules, rows, piece, state, HeldWords(before, none), {key: there})
                whole = cost + price(made.outputs(there), rules)
                if places not in found or whole < found[places][0]:
                    found[places] = whole, [*path, places]
        paths = found
    return paths[own][1][:-1]


def on_rows(variant: Variant, rules: RuleSet, rows: RowMap, piece: Piece, period: int) -> Piece:
    """Return rounds on words as rounds on registers, each lifted by itself: what shortens sums would else make what a
    round leaves once more of its parts, which no proof of a circuit finds. period: rounds after which words are at the
    same places again.

    Raises:
        Unsupported: as `RowRound`.
    """
    places = row_places(variant, rules, rows, period)
    inputs = rows.variables("x")
    state: Sequence[Term] = inputs
    groups: list[Sequence[Term]] = []
    for each in rounds_of(piece):
        (before, _), (_, after) = places.steps[each.steps[0]], places.steps[each.steps[-1]]
        made = RowRound.of(variant, rules, rows, each, inputs, before, places.keys)
        left, known = made.outputs(after), dict(zip(inputs, state, strict=True))
        groups += [substitute(group, known) for group in (*made.found, left)]
        state = groups[-1]
    if rules.reorder is not None:
        groups, state = _balanced(groups, state)
    ordered = (term for group in in_order(groups, state, inputs) for term in group)
    # Bytes that come into another order are no registers.
    return Piece(tuple(inputs), tuple(state), tuple(term for term in ordered if term.width == rows.register_bits))


def _balanced(groups: Sequence[Sequence[Term]], state: Sequence[Term]) -> tuple[list[Sequence[Term]], Sequence[Term]]:
    """Return groups of terms and a state with sums balanced: of registers that hold all words there is one computation
    at a time, which several pipes wait for."""
    made = iter(balance.run(passes.run([*(term for group in groups for term in group), *state])))
    return [[next(made) for _ in group] for group in groups], [*made]
