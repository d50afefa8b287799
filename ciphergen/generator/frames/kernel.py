"""Shapes for GPUs: code from the data of one thread to its data, straight or with a loop over rounds, and the key
schedule.

What is around it, which thread takes which blocks, loads and stores, is the template's: a thread has no loop over data.
"""

from __future__ import annotations

from dataclasses import replace

from ciphergen.dsl.term import var
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
    """Return the shape of the key schedule, straight also where blocks have a loop over rounds."""
    plan = replace(plan, strategy=tuple(replace(layer, unroll=0) for layer in plan.strategy))
    build = Builder(plan.target, plan.generation, name, role)
    key, ks = VReg(_POINTER, "key"), VReg(_POINTER, "ks")
    expand_into(plan, build, ks, [(key, plan.keys.key)])
    return build.finish()


def tables_shape(plan: Plan, role: Role, layout: Layout, name: str) -> Shape:
    """Return the shape of one entry of each table that a key makes for a layout, by the entry's number."""
    build = Builder(plan.target, plan.generation, name, role)
    data, ks = VReg(_POINTER, "data"), VReg(_POINTER, "ks")
    rounds = Rounds.of(plan, build, layout, role.direction, 0)
    size, number = layout.rules.bits // 8, build.load(layout.rules.bits // 8, data, 0, "in")
    piece = layout.entries(role.direction)
    for i, entry in enumerate(rounds.compute(layout, piece, [number], ks)):
        build.store(size, entry, data, i * size, "out")
    return build.finish()


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
