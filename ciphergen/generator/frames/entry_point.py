"""The frame of an entry point: the words of all its inputs, its rounds, the words of its output.

Where the target may not load misaligned words, all pointers are checked at once, and the way by bytes stands at the end
of the function.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import reduce

from ciphergen.dsl.entry import Entry, Port, Rate
from ciphergen.generator.frames.constant_table import Tables
from ciphergen.generator.layouts.access import if_misaligned
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.limbs import Limbs
from ciphergen.generator.machine import VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref
from ciphergen.interface.role import Role


def entry_point(plan: Plan, role: Role, build: Builder) -> None:
    """Build a call of an entry point, whose inputs are all read before its output is written."""
    given, entry = build.ports(), plan.variant.entries[role.direction]
    layout, unroll = plan.layouts()[-1]
    tables, ks = Tables.of(plan, build, [(entry.name, unroll)]), ready_keys(entry, given)
    held = read_once(build, layout, entry.inputs, given)
    rounds = tables.rounds(layout, entry.name, unroll, ks)
    made = rounds.run([word for words in held.values() for word in words])
    (output,) = entry.outputs
    store_all(build, alone(layout, output), made, given[output.name])
    build.leave()


def ready_keys(entry: Entry, given: Mapping[str, VReg]) -> VReg | None:
    """Return the pointer to what is made of a key, None where an entry point takes none."""
    return given[entry.ready.name] if entry.ready is not None else given.get("ks")


def read_once(build: Builder, layout: Layout, ports: Sequence[Port], given: Mapping[str, Ref]) -> dict[str, list[VReg]]:
    """Return registers with the words of inputs by the names of ports; what is made of a key stays in memory."""
    ports = [port for port in ports if port.rate is not Rate.READY and port.name not in layout.variant.derived]
    words = iter(load_all(build, [(alone(layout, port), given[port.name]) for port in ports]))
    return {port.name: [next(words) for _ in range(alone(layout, port).registers_of_a_block)] for port in ports}


def load_all(build: Builder, inputs: Sequence[tuple[Layout, Ref]]) -> list[VReg]:
    """Return registers with the words of all inputs, each behind its pointer."""
    state = list[VReg]()

    def load(*, by_bytes: bool) -> None:
        found = [word for part, pointer in inputs for word in _by(part, by_bytes).load(build, pointer, aligned=True)]
        state.extend(build.fresh(word.file, "in") for word in found[len(state) :])
        for word, register in zip(found, state, strict=True):
            build.copy(word, register)

    _each_way(build, inputs, load)
    return state


def store_all(build: Builder, part: Layout, words: Sequence[Ref], pointer: Ref) -> None:
    """Build the store of the words of an output."""

    def store(*, by_bytes: bool) -> None:
        _by(part, by_bytes).store(build, words, pointer, aligned=True)

    _each_way(build, [(part, pointer)], store)


def alone(layout: Layout, port: Port) -> Layout:
    """Return the layout of a port's words, as of a block that is as long."""
    own = layout.of_port(port.words)
    return own or Limbs(replace(layout.variant, block_words=port.words), layout.rules, 1)


class _Bytes(Limbs):
    """The layout of a port that is read and written byte by byte."""

    def __init__(self, part: Layout) -> None:
        super().__init__(part.variant, part.rules, 1)
        self.by_bytes = True


def _by(part: Layout, by_bytes: bool) -> Layout:
    return _Bytes(part) if by_bytes else part


def _each_way(build: Builder, parts: Sequence[tuple[Layout, Ref]], access: Callable[..., None]) -> None:
    """Build accesses by words and by bytes, and the choice between them where the target needs it."""
    pointers = [pointer for part, pointer in parts if not part.by_bytes]
    if build.target.unaligned or not pointers:
        access(by_bytes=False)
        return
    slow, join = build.label("misaligned"), build.label("join")
    if_misaligned(build, reduce(build.either, pointers), parts[0][0].rules.bits // 8, slow)
    build.place(build.label("words"))
    access(by_bytes=False)
    with build.cold(slow):
        access(by_bytes=True)
        build.jump(join)
    build.place(join)
