"""Shapes for GPUs: code from the data of one thread to its data, straight or with a loop over rounds, and the key
schedule.

What is around it, which thread takes which blocks, loads and stores, is the template's: a thread has no loop over data.
"""

from __future__ import annotations

from dataclasses import replace

from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, var
from ciphergen.generator.analysis.keys import keys_of
from ciphergen.generator.frames.key_schedule import expand_into
from ciphergen.generator.frames.ordered_rounds import OrderedLoop
from ciphergen.generator.frames.round_loop import Rounds
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Shape
from ciphergen.interface.role import Role

_POINTER = "b64"


def schedule_shape(plan: Plan, role: Role, name: str) -> Shape:
    """Return the shape of the key schedule, straight also where blocks have a loop over rounds, with words in the order
    of the rounds that read them: so what several kinds of them are made of waits in registers for one round only."""
    straight = tuple(replace(layer, unroll=0) for layer in plan.strategy)
    plan = replace(plan, strategy=straight, keys=replace(plan.keys, words=_in_order_of_rounds(plan)))
    build = Builder(plan.target, plan.generation, name, role)
    key, ks = VReg(_POINTER, "key"), VReg(_POINTER, "ks")
    expand_into(plan, build, ks, [(key, plan.keys.key)])
    return build.finish()


def _in_order_of_rounds(plan: Plan) -> dict[int, Term]:
    """Return the words of round keys by their offsets, in the order of the rounds of encryption that read them, or that
    those undo which read them. What several layouts read stays as it is: one layout's words after the other's."""
    if len(plan.keys.places) > 1:
        return dict(plan.keys.words)
    encrypt, decrypt = (plan.variant.steps(direction) for direction in (ENCRYPT, DECRYPT))
    read, first, rows = [*enumerate(encrypt), *enumerate(reversed(decrypt))], dict[int, int](), plan.keys.rounds()
    for number, step in read:
        for row in keys_of(step):
            first.setdefault(row, number)
    return dict(sorted(plan.keys.words.items(), key=lambda item: first.get(rows[item[0]], 0)))


def thread_shape(
    plan: Plan, role: Role, layout: Layout, unroll: int, name: str, ordered: OrderedLoop | None = None
) -> Shape:
    """Return the shape of what a thread does with the blocks of a layout. unroll: rounds in the body of a loop, 0 where
    all are written out; ordered: the loop where each turn has its own order of bits."""
    build = Builder(plan.target, plan.generation, name, role)
    data, ks = VReg(_POINTER, "data"), VReg(_POINTER, "ks")
    if ordered is not None:
        own = ordered.layout
        own.store(build, ordered.run(build, own.load(build, data, aligned=True)), data, aligned=True)
        return build.finish()
    rounds = Rounds.of(plan, build, layout, role.direction, unroll)
    rounds.set_up(ks)
    state = rounds.load(data, aligned=True)
    rounds.store(rounds.run(ks, state), data, aligned=True)
    return build.finish()


def counters_shape(
    plan: Plan, role: Role, layout: Layout, unroll: int, first: int, name: str, ordered: OrderedLoop | None = None
) -> Shape:
    """Return the shape of the key stream of blocks in slices, in the place of data, from the counter of the first of
    them. first: the number of the lowest bit that counts them; these are zero in the first. ordered: as in
    `thread_shape`."""
    build = Builder(plan.target, plan.generation, name, role)
    data, ks, bits = VReg(_POINTER, "data"), VReg(_POINTER, "ks"), layout.rules.bits
    own = layout.toward(role.direction) if ordered is None else ordered.layout
    words = [var(f"counter.{i}", bits) for i in range(8 * plan.variant.block_bytes // bits)]
    terms = own.of_spaced_counters(words, first)
    assert terms is not None, "see `KernelMaker`"
    loaded = [build.load(bits // 8, data, i * bits // 8, "in") for i in range(len(words))]
    state = build.rewritten(layout.rules, terms, dict(zip(words, loaded, strict=True)))
    if ordered is not None:
        own.store(build, ordered.run(build, state), data, aligned=True)
        return build.finish()
    rounds = Rounds.of(plan, build, layout, role.direction, unroll)
    rounds.set_up(ks)
    rounds.store(rounds.run(ks, [*state]), data, aligned=True)
    return build.finish()
