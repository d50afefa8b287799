"""Key expansion over the user's key: straight code, or a loop over the rounds where code is to be small."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, from_bytes, substitute, to_bytes, topological, var
from ciphergen.generator import passes
from ciphergen.generator.analysis.look_ups import look_ups
from ciphergen.generator.analysis.ready import with_units
from ciphergen.generator.analysis.recurrence import Recurrence, find
from ciphergen.generator.analysis.repeated import SAVED, Price, size
from ciphergen.generator.analysis.stages import Cut, cut, cut_at
from ciphergen.generator.frames.made_keys import make_all
from ciphergen.generator.frames.schedule_loop import ScheduleLoop, turns_of
from ciphergen.generator.frames.shared_look_ups import SharedLookUps
from ciphergen.generator.frames.staged import Staged
from ciphergen.generator.frames.word_look_ups import WordLookUps
from ciphergen.generator.layouts.access import load_terms
from ciphergen.generator.machine import Passage, VReg
from ciphergen.generator.passes import abreast, planes
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref, Sink, Value
from ciphergen.interface.role import Part, Role

_LOOK_UP = 4  # operations of a look-up in memory
_FEW_SAVED = 1000  # operations for which there are calls where words are but the beginning of round keys
_LONG = 5000  # operations, beside which it is little to load the key byte by byte
# Operations of a schedule that is short; bytes of it that wait on the stack; how often each may be computed.
_SHORT_SCHEDULE, _MOST_WAITING, _MOST_AGAIN = 20_000, 1600, 2


def expand_key(plan: Plan, build: Builder) -> None:
    """Build the key schedule: load the key and store the words of the round keys. Use a loop if code is to be small and
    a recurrence is found; else store each word as soon as it is computed."""
    given = build.arguments()
    expand_into(plan, build, given[Part.ROUND_KEYS], [(given[Part.KEY], plan.keys.key)])


def expand_ready(plan: Plan, role: Role, build: Builder) -> None:
    """Build the entry point that makes of a key what others take."""
    given, entry = build.ports(), plan.variant.entries[role.direction]
    units = with_units(plan.variant, entry.name, plan.words.bits)
    assert units is not None
    plan = dataclasses.replace(plan, variant=units, keys=units.key_layout(plan.words.bits))
    left = iter(plan.keys.key)
    inputs = [(given[port.name], [next(left) for _ in range(port.bytes)]) for port in entry.inputs]
    expand_into(plan, build, given[units.port.name], inputs)


def expand_into(
    plan: Plan,
    build: Builder,
    ks: VReg,
    inputs: Sequence[tuple[VReg, Sequence[Term]]],
    behind: Callable[[], None] | None = None,
) -> None:
    """Build the key schedule into `ks`. inputs: the pointers to the key and its bytes, of which there may be several
    parts; behind: builds what comes behind words that are stored one by one, None for the return."""
    turns = turns_of(plan) if plan.small and len(inputs) == 1 else None
    if turns is not None:
        ScheduleLoop(plan, build, turns, partial(_abreast, plan)).run(ks, inputs[0][0])
        make_all(plan, build, ks)
        build.leave()
        return
    words, key_words = _key_words(plan.words, inputs)
    stored = plan.keys.stored
    rounds, offsets = _rounds(plan), [*stored]
    if plan.shared and not plan.packed:  # a round key's masks and its words, else all bits would wait for the second
        offsets.sort(key=lambda offset: rounds[offset])
    roots = [stored[o][1] for o in offsets]
    price: Price = partial(planes.price, circuits=plan.variant.circuits, bits=plan.words.bits)
    if plan.words.look_ups is not None:
        price = _of_look_ups
    long = size(roots, price) > _LONG
    known = dict(zip(words, _loads(build, plan.words, inputs, any_address=long), strict=True))
    by_rows = plan.whole or plan.words.functions
    if by_rows and (looked_up := WordLookUps.of(plan.generation, substitute(roots, key_words), plan.words)):
        _looked_up(plan, build, ks, known, offsets, looked_up)
        return
    if (parts := _parts(plan, build, substitute(roots, key_words), key_words, price)) is not None:
        _called(plan, build, ks, known, offsets, parts)
        return
    terms = dict(zip(offsets, passes.run(substitute(_rewritten(plan, roots), key_words)), strict=True))
    loop = _loop(plan, terms, words) if plan.small else None
    if loop is not None:
        _turns(plan, build, ks, known, *loop)
    else:
        start = min(offsets) if plan.keys.made else 0
        base = build.add(ks, start) if start else ks
        for piece in pieces(terms, rounds, _MOST_WAITING // plan.keys.word_bytes):
            passages = [Passage((f"round key {rounds[offset]}",)) for offset in piece]
            sinks = [_store(plan, build, base, offset, start) for offset in piece]
            near = build.idioms.shifts_constants
            build.spend(plan.words, list(piece.values()), known, sinks, passages=passages, near=near)
    make_all(plan, build, ks)
    if behind is not None:
        behind()
    else:
        build.leave()


def _rounds(plan: Plan) -> dict[int, int]:
    """Return, by the offset of each word that no loop makes, the number of the first round key that needs it."""
    return {offset: number for offset, (number, _) in plan.keys.stored.items()}


def pieces(terms: Mapping[int, Term], rounds: Mapping[int, int], most: int) -> list[dict[int, Term]]:
    """Return the words of the schedule, by offset, in groups that are computed each by itself: one for each round key
    where else more values than `most` would wait for a later one, and it is little to make them again; else all in
    one."""
    rows: dict[int, dict[int, Term]] = {}
    for offset, term in terms.items():
        rows.setdefault(rounds[offset], {})[offset] = term
    whole = topological(terms.values())
    if len(whole) > _SHORT_SCHEDULE:
        return [dict(terms)]
    uses: dict[Term, list[int]] = {}
    for number, row in enumerate(rows.values()):
        for term in topological(row.values()):
            if term.args:
                uses.setdefault(term, []).append(number)
    waiting = max(sum(used[0] <= number < used[-1] for used in uses.values()) for number in range(len(rows)))
    again = sum(map(len, uses.values()))
    return [*rows.values()] if waiting > most and again <= _MOST_AGAIN * len(whole) else [dict(terms)]


def _rewritten(plan: Plan, terms: Sequence[Term]) -> list[Term]:
    """Return terms of the schedule with look-ups as operations on bits, where tables are not in memory."""
    if plan.words.look_ups is not None:
        return list(terms)
    return planes.run(terms, plan.variant.circuits, plan.words.bits)


def _abreast(plan: Plan, terms: Sequence[Term]) -> tuple[Sequence[Term], Sequence[Term]]:
    """Return terms of the schedule as routines and what stands between their calls have them."""
    return (), abreast.run(_rewritten(plan, terms))


def _of_look_ups(look_up: Term, count: int) -> int:
    """Return about how many operations so many look-ups in memory take."""
    return _LOOK_UP * count


def _parts(plan: Plan, build: Builder, roots: Sequence[Term], key: Mapping[Term, Term], price: Price) -> Cut | None:
    """Return the schedule cut at calls in the text, or at look-ups; None where it is short or the target has no
    routines."""
    if build.idioms.routines is None or plan.keys.filled:
        return None
    given = [key.get(byte, byte) for byte in plan.keys.key]
    bits = plan.words.bits
    if plan.layouts()[-1][0].calls_routines:
        calls_of_tables = look_ups(roots, bits)
        forms = [*dict.fromkeys(call.form for call in calls_of_tables)]
        return cut_at(roots, calls_of_tables, forms, bits, abreast.run)
    calls = plan.variant.schedule_calls(given), look_ups(roots, bits)
    saved = _FEW_SAVED if plan.keys.before else SAVED
    found = [parts for each in calls if (parts := cut(roots, each, bits, price, saved)) is not None]
    return min(found, key=lambda parts: parts.cost(price), default=None)


def _looked_up(
    plan: Plan, build: Builder, ks: VReg, known: Mapping[Term, Ref], offsets: Sequence[int], look_ups: WordLookUps
) -> None:
    """Build the schedule with look-ups by instructions."""
    rounds = _rounds(plan)
    look_ups.run(
        build,
        plan.words,
        known,
        lambda i, word: build.store(plan.keys.word_bytes, word, ks, offsets[i], "ks"),
        lambda i: Passage((f"round key {rounds[offsets[i]]}",)),
    )
    make_all(plan, build, ks)
    build.leave()


def _called(
    plan: Plan, build: Builder, ks: VReg, known: Mapping[Term, Ref], offsets: Sequence[int], parts: Cut
) -> None:
    """Build the schedule with calls."""
    rounds = _rounds(plan)
    routines = SharedLookUps.of_plan(plan, build, partial(_abreast, plan), parts)
    staged = Staged(
        routines,
        parts,
        lambda i: _store(plan, build, ks, offsets[i]),
        lambda i: Passage((f"round key {rounds[offsets[i]]}",)),
    )
    staged.run(known)
    make_all(plan, build, ks)
    build.leave()


def _key_words(
    rules: RuleSet, inputs: Sequence[tuple[VReg, Sequence[Term]]]
) -> tuple[Sequence[Term], Mapping[Term, Term]]:
    """Return (variables for what is loaded of the key, the bytes of the key in terms of them). A part that is not a
    whole number of words is loaded byte by byte."""
    words, known = list[Term](), dict[Term, Term]()
    for _, key in inputs:
        groups = _groups(rules, key)
        if not groups:
            words += key
            continue
        made = [var(f"key.{len(words) + i}", rules.bits) for i in range(len(groups))]
        words += made
        known |= zip(key, (byte for word in made for byte in to_bytes(word)), strict=True)
    return words, known


def _groups(rules: RuleSet, key: Sequence[Term]) -> list[Term]:
    """Return the words of a part of the key, none where it is not a whole number of words."""
    size = rules.bits // 8
    return [] if len(key) % size else [from_bytes(key[i : i + size]) for i in range(0, len(key), size)]


def _loads(
    build: Builder, rules: RuleSet, inputs: Sequence[tuple[VReg, Sequence[Term]]], *, any_address: bool
) -> list[Ref]:
    """Build the loads of the key. any_address: in one way for all alignments."""
    loaded: list[Ref] = []
    for pointer, key in inputs:
        if groups := _groups(rules, key):
            loaded += load_terms(build, rules, key, groups, pointer, "key", any_address=any_address)
        else:
            loaded += [build.load(1, pointer, i, "key") for i in range(len(key))]
    return loaded


def _loop(plan: Plan, terms: Mapping[int, Term], key: Sequence[Term]) -> tuple[Recurrence, list[int], int] | None:
    """Return (recurrence, offsets of its words in the first round, stride); None if there is no recurrence, or if
    layouts store words in different ways."""
    places = set(map(id, plan.keys.places.values()))
    stride = next(iter(plan.keys.places.values())).stride
    if len(places) != 1 or not stride or plan.keys.filled:
        return None
    rows = [[o for o in terms if start <= o < start + stride] for start in range(0, plan.keys.size, stride)]
    recurrence = find([[terms[o] for o in row] for row in rows], key)
    moved = all([o - i * stride for o in row] == rows[0] for i, row in enumerate(rows))
    return (recurrence, rows[0], stride) if recurrence is not None and moved else None


def _turns(
    plan: Plan, build: Builder, ks: VReg, known: Mapping[Term, Ref], loop: Recurrence, offsets: list[int], stride: int
) -> None:
    """Build the loop of the key schedule, in which a pointer walks over the round keys to their end and no turns are
    counted."""
    rules = plan.words
    carried = [build.fresh(rules.file, name.name) for name in loop.carried]
    for register, first in zip(carried, build.compute(rules, loop.first, known), strict=True):
        build.copy(first, register)
    walker = build.fresh(ks.file, "rk")
    build.copy(ks, walker)
    end = build.add(ks, stride * loop.count)
    head = build.label("schedule")
    with build.loop(head, float(loop.count)):
        rounds, last = _rounds(plan), offsets[0] + stride * (loop.count - 1)
        turns = Passage((f"round keys {rounds[offsets[0]]} to {rounds[last]}, one a turn",))
        passages = [turns] * len(offsets) + [None] * len(loop.after)
        known = dict(zip(loop.carried, carried, strict=True))
        made = build.rewritten(rules, [*loop.words, *loop.after], known, passages=passages)
        for word, offset in zip(made, offsets, strict=False):
            build.store(plan.keys.word_bytes, word, walker, offset, "ks")
        build.parallel(list(zip(carried, made[len(loop.words) :], strict=True)))
        build.add(walker, stride, into=walker)
        build.branch("if_different", walker, end, head)
    build.place(build.label("after"))


def _store(plan: Plan, build: Builder, base: Ref, offset: int, start: int = 0) -> Sink:
    """Return the store of a word of the round keys. start: the offset at which `base` points."""

    def store(word: Value) -> None:
        if offset in plan.keys.filled:
            (filled,) = build.vector("fill", 32, word)
            build.vector("store", plan.vector_bytes, filled, base, offset - start, memory="ks", count=0)
        else:
            build.store(plan.keys.word_bytes, word, base, offset - start, "ks")

    return build.sink(plan.words.file, store)
