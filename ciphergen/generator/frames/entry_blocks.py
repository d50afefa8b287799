"""The frame of a row of blocks that share other inputs: these are read once, and blocks come one after the other."""

from __future__ import annotations

from ciphergen.dsl.entry import Rate
from ciphergen.generator.frames.constant_table import Tables
from ciphergen.generator.frames.entry_point import alone, load_all, read_once, ready_keys
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.interface.role import Role


def blocks_of_entry(plan: Plan, role: Role, build: Builder) -> None:
    """Build a call of an entry point on many blocks."""
    given, entry = build.ports(), plan.variant.entries[role.direction]
    (block,) = entry.of_rate(Rate.BLOCK)
    layout, unroll = plan.layouts()[-1]
    part = alone(layout, block)
    source, target, done = given[role.source.name], given[role.output.name], build.label("done")
    left = build.fresh(source.file, "left")
    build.copy(given[role.lengths[0].name], left)
    build.branch("if_zero", left, done)
    build.place(build.label("start"))
    rounds = Tables.of(plan, build, [(entry.name, unroll)]).rounds(layout, entry.name, unroll, ready_keys(entry, given))
    held = read_once(build, layout, [port for port in entry.inputs if port is not block], given)
    head = build.label("blocks")
    with build.loop(head, 1.0):
        words = load_all(build, [(part, source)])
        build.add(source, block.bytes, into=source)
        state = [word for port in entry.inputs for word in (words if port is block else held.get(port.name, []))]
        part.store(build, rounds.run(state), target, aligned=False)
        build.add(target, block.bytes, into=target)
        build.add(left, -1, into=left)
        build.branch("if_not_zero", left, head)
    build.place(done)
    build.leave()
