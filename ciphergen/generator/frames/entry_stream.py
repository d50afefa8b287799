"""The frame of a key stream: a message of any length, any alignment and in place, xored with blocks of an entry point.

What the blocks share is read once, and so is the count, which a register counts up.

    block    one block of key stream; the last of the message may be short
    short    a short block, by bytes: ..., 4, 2, 1 of them
    end      the count, at the next unused block, to memory

Everything that decides control flow is public: pointers, and the number of bytes.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.entry import Entry, Rate
from ciphergen.dsl.term import from_bytes, to_bytes, var
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.frames.bytes_left import bytes_left
from ciphergen.generator.frames.constant_table import Tables
from ciphergen.generator.frames.entry_point import alone, load_all, ready_keys, store_all
from ciphergen.generator.frames.xor_stream import XorStream
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref
from ciphergen.interface.role import Role


def entry_stream(plan: Plan, role: Role, build: Builder) -> None:
    """Build the function that xors a message with the key stream of an entry point."""
    _StreamFrame(plan, plan.variant.entries[role.direction], role, build).run()


class _StreamFrame:
    """The function being built."""

    def __init__(self, plan: Plan, entry: Entry, role: Role, build: Builder) -> None:
        self.build, self.rules, self.entry = build, plan.words, entry
        layout, unroll = plan.layouts()[-1]
        self.given = build.ports()
        tables = Tables.of(plan, build, [(entry.name, unroll)])
        self.rounds = tables.rounds(layout, entry.name, unroll, ready_keys(entry, self.given))
        self.part = alone(layout, entry.outputs[0])
        inputs = (port for port in entry.inputs if port.rate is not Rate.READY)
        self.inputs = [(port, alone(layout, port)) for port in inputs]
        self.bytes = self.given[role.lengths[0].name]
        source, target = self.given[role.source.name], self.given[role.output.name]
        self.stream = XorStream(build, self.rules, plan.variant, source, target)
        self.left = bytes_left(build, self.rules, self.bytes)

    def run(self) -> None:
        """Build the whole function."""
        build = self.build
        head, short, count, end, done = (build.label(hint) for hint in ("block", "short", "count", "end", "done"))
        misaligned = self._misaligned()
        build.branch("if_zero", self.bytes, done)
        build.place(build.label("some"))
        state = load_all(build, [(part, self.given[port.name]) for port, part in self.inputs])
        with build.loop(head, 1.0):
            words, unit = self.part.in_memory_order(build, self.rounds.run(state))
            self.left.if_fewer(self.stream.size, short)
            self.stream.mix_anywhere(self.part, words, unit, self.stream.size, misaligned)
            self.stream.move_on(self.stream.size)
            self.left.took(self.stream.size)
            build.place(count)
            counted = self._count(state)
            build.branch("if_not_zero", self.left.count, head)
        build.place(end)
        ((counts, part),) = (pair for pair in self.inputs if pair[0].rate is Rate.COUNT)
        store_all(build, part, counted, self.given[counts.name])
        build.place(done)
        build.leave()
        with build.weighing(0.0):
            self.stream.mix_last(self.part, words, unit, self.left, short, count)

    def _misaligned(self) -> Ref | None:
        """Return a register that is 0 if input and output are aligned; None if alignment does not matter."""
        if self.build.target.unaligned or self.part.by_bytes:
            return None
        both = self.build.either(self.stream.source, self.stream.target)
        return self.build.low_bits(both, (self.rules.bits // 8).bit_length() - 1)

    def _count(self, state: Sequence[VReg]) -> list[VReg]:
        """Build the count of a block; return the registers of the count among those of the state."""
        first = 0
        for port, part in self.inputs:
            size = part.registers_of_a_block
            if port.rate is Rate.COUNT:
                registers = [*state[first : first + size]]
                made = self._following(part, registers)
                self.build.parallel(list(zip(registers, made, strict=True)))
                return registers
            first += size
        raise AssertionError("see `Entry.streams`")

    def _following(self, part: Layout, registers: Sequence[Ref]) -> list[Ref]:
        """Return the registers of a count and one."""
        variant = part.variant
        words = tuple(var(f"count.{i}", variant.word_bits) for i in range(variant.block_words))
        number = from_bytes(variant.bytes(words), variant.byte_order) + 1
        after = variant.words(to_bytes(number, variant.byte_order))
        piece = part.lift(Piece(words, after, ()))
        known = dict(zip(piece.inputs, registers, strict=True))
        return [*self.build.rewritten(part.rules, piece.outputs, known)]
