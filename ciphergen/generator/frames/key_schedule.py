"""Key expansion over the user's key: straight code, or a loop over the rounds where code is to be small."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, from_bytes, substitute, to_bytes, var
from ciphergen.generator import passes
from ciphergen.generator.analysis.ready import with_units
from ciphergen.generator.analysis.recurrence import Recurrence, find
from ciphergen.generator.analysis.stages import Cut, cut
from ciphergen.generator.frames.staged import Staged
from ciphergen.generator.layouts.access import load_terms
from ciphergen.generator.machine import Passage, VReg
from ciphergen.generator.passes import abreast, planes
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref, Sink, Value
from ciphergen.interface.role import Part, Role


def expand_key(plan: Plan, build: Builder) -> None:
    """Build the key schedule: load the key and store the words of the round keys. Use a loop if code is to be small and
    a recurrence is found; else store each word as soon as it is computed."""
    given = build.arguments()
    _expand(plan, build, given[Part.ROUND_KEYS], [(given[Part.KEY], plan.keys.key)])


def expand_ready(plan: Plan, role: Role, build: Builder) -> None:
    """Build the entry point that makes of a key what others take."""
    given, entry = build.ports(), plan.variant.entries[role.direction]
    units = with_units(plan.variant, entry.name, plan.words.bits)
    assert units is not None
    plan = replace(plan, variant=units, keys=units.key_layout(plan.words.bits))
    left = iter(plan.keys.key)
    inputs = [(given[port.name], [next(left) for _ in range(port.bytes)]) for port in entry.inputs]
    _expand(plan, build, given[units.port.name], inputs)


def _expand(plan: Plan, build: Builder, ks: VReg, inputs: Sequence[tuple[VReg, Sequence[Term]]]) -> None:
    """Build the key schedule into `ks`. inputs: the pointers to the key and its bytes, of which there may be several
    parts."""
    words, loaded, key_words = _loaded(build, plan.words, inputs)
    rounds, offsets = plan.keys.rounds(), list(plan.keys.words)
    if plan.shared and not plan.packed:  # a round key's masks and its words, else all bits would wait for the second
        offsets.sort(key=lambda offset: rounds[offset])
    roots = [plan.keys.words[o] for o in offsets]
    known = dict(zip(words, loaded, strict=True))
    if (parts := _parts(plan, build, substitute(roots, key_words), key_words)) is not None:
        _called(plan, build, ks, known, offsets, parts)
        return
    terms = dict(zip(offsets, passes.run(substitute(_rewritten(plan, roots), key_words)), strict=True))
    loop = _loop(plan, terms, words) if plan.small else None
    if loop is not None:
        _turns(plan, build, ks, known, *loop)
    else:
        passages = [Passage((f"round key {rounds[offset]}",)) for offset in terms]
        sinks = [_store(plan, build, ks, offset) for offset in terms]
        near = build.idioms.shifts_constants
        build.spend(plan.words, list(terms.values()), known, sinks, passages=passages, near=near)
    build.leave()


def _rewritten(plan: Plan, terms: Sequence[Term]) -> list[Term]:
    """Return terms of the schedule with look-ups as operations on bits."""
    return planes.run(terms, plan.variant.circuits, plan.words.bits)


def _parts(plan: Plan, build: Builder, roots: Sequence[Term], key: Mapping[Term, Term]) -> Cut | None:
    """Return the schedule cut at calls, None where it is short or the target has no routines."""
    if build.idioms.routines is None or plan.keys.filled:
        return None
    given = [key.get(byte, byte) for byte in plan.keys.key]
    bits, circuits = plan.words.bits, plan.variant.circuits
    price = partial(planes.price, circuits=circuits, bits=bits)
    return cut(roots, plan.variant.schedule_calls(given), bits, price)


def _called(
    plan: Plan, build: Builder, ks: VReg, known: Mapping[Term, Ref], offsets: Sequence[int], parts: Cut
) -> None:
    """Build the schedule with calls."""
    rounds = plan.keys.rounds()
    staged = Staged(
        build,
        plan.words,
        parts,
        lambda terms: abreast.run(_rewritten(plan, terms)),
        lambda i: _store(plan, build, ks, offsets[i]),
        lambda i: Passage((f"round key {rounds[offsets[i]]}",)),
    )
    staged.run(known)
    build.leave()
    staged.functions()


def _loaded(
    build: Builder, rules: RuleSet, inputs: Sequence[tuple[VReg, Sequence[Term]]]
) -> tuple[Sequence[Term], Sequence[Ref], Mapping[Term, Term]]:
    """Build the loads of the key; return (variables, their registers, the bytes of the key in terms of variables). A
    part that is not a whole number of words is loaded byte by byte."""
    size, words, loaded, known = rules.bits // 8, list[Term](), list[Ref](), dict[Term, Term]()
    for pointer, key in inputs:
        if len(key) % size:
            words += key
            loaded += [build.load(1, pointer, i, "key") for i in range(len(key))]
            continue
        groups = [from_bytes(key[i : i + size]) for i in range(0, len(key), size)]
        made = [var(f"key.{len(words) + i}", rules.bits) for i in range(len(groups))]
        loaded += load_terms(build, rules, key, groups, pointer, "key")
        words += made
        known |= zip(key, (byte for word in made for byte in to_bytes(word)), strict=True)
    return words, loaded, known


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
        rounds, last = plan.keys.rounds(), offsets[0] + stride * (loop.count - 1)
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


def _store(plan: Plan, build: Builder, ks: VReg, offset: int) -> Sink:
    def store(word: Value) -> None:
        if offset in plan.keys.filled:
            (filled,) = build.vector("fill", word)
            build.vector("store", plan.vector_bytes, filled, ks, offset, memory="ks", count=0)
        else:
            build.store(plan.keys.word_bytes, word, ks, offset, "ks")

    return build.sink(plan.words.file, store)
