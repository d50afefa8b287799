"""Whole functions: the key schedule, one block, many blocks, in virtual registers.

Everything that decides control flow here is public: pointers, their alignment, the number of blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ciphergen.backends.rule import Generation
from ciphergen.backends.target import Target
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, from_bytes, substitute, to_bytes, var, variables
from ciphergen.generator import passes
from ciphergen.generator.access import load_terms
from ciphergen.generator.code import Code
from ciphergen.generator.keys import KeyLayout, key_position, lay_out
from ciphergen.generator.layout import LAYOUTS, Layout
from ciphergen.generator.machine import Function, Label, Reg, VReg
from ciphergen.generator.rounds import Piece, Plan, plan
from ciphergen.generator.select import Source, select

# What runs once in a call of `*_blocks`, counted per block of data: a typical call has this many blocks.
_ONCE = 1 / 64


@dataclass(frozen=True)
class Work:
    """What the functions of one variant have in common. unroll: steps in a loop's body, 0 for no loop."""

    target: Target
    generation: Generation
    variant: Variant
    keys: KeyLayout
    unroll: int

    @staticmethod
    def of(variant: Variant, target: Target, generation: Generation, unroll: int) -> Work:
        """Raises `Unsupported` if key or block are not made of the target's words."""
        for name, _ in generation.layouts:
            LAYOUTS[name](variant, generation.sets[name], 1).check()
        return Work(target, generation, variant, lay_out(variant), unroll)

    def layout(self, name: str, blocks: int) -> Layout:
        return LAYOUTS[name](self.variant, self.generation.sets[name], blocks)


def build(work: Work, role: str, name: str) -> Function:
    """The function for a role, in virtual registers."""
    code = Code(work.target, work.generation, name, role)
    direction = role.removesuffix("_blocks")
    if role == "expand_key":
        _expand_key(work, code)
    elif role == direction:
        _one_block(work, code, direction)
    else:
        _many_blocks(work, code, direction)
    return code.finish()


def _expand_key(work: Work, code: Code) -> None:
    """Loads the key, stores each word of the schedule as soon as it is there."""
    ks, pointer = code.argument(0, "ks"), code.argument(1, "key")
    rules, key = work.generation.sets["words"], work.keys.key
    size = rules.bits // 8
    loaded = load_terms(code, rules, key, [from_bytes(key[i:i + size]) for i in range(0, len(key), size)],
                        pointer, "key")
    words = [var(f"key.{i}", rules.bits) for i in range(len(loaded))]
    cut = dict(zip(key, (byte for word in words for byte in to_bytes(word)), strict=True))
    offsets = list(work.keys.words)
    terms = passes.run(substitute([work.keys.words[offset] for offset in offsets], cut))
    sinks: dict[Term, Callable[[Reg], None]] = {}
    for offset, term in zip(offsets, terms, strict=True):
        sinks[term] = _both(sinks.get(term), _store(work, code, ks, offset))
    select(code, rules, terms, dict(zip(words, loaded, strict=True)), {}, sinks)
    code.leave()


def _both(first: Callable[[Reg], None] | None, second: Callable[[Reg], None]) -> Callable[[Reg], None]:
    """One after the other: a word that is kept in two places."""
    def run(register: Reg) -> None:
        if first is not None:
            first(register)
        second(register)

    return run


def _store(work: Work, code: Code, ks: Reg, offset: int) -> Callable[[Reg], None]:
    return lambda register: code.idioms.store(code, work.keys.word_bytes, register, ks, offset, memory="ks")


def _one_block(work: Work, code: Code, direction: str) -> None:
    ks, source, target = (code.argument(i, name) for i, name in enumerate(("ks", "in", "out")))
    layout = work.layout(*work.generation.layouts[-1])
    state = layout.load(code, source)
    rounds = Rounds(work, code, layout, direction)
    rounds.set_up(ks)
    state = rounds.run(ks, state)
    layout.store(code, state, target)
    code.leave()


def _many_blocks(work: Work, code: Code, direction: str) -> None:
    """A loop for each layout of the target, the one with most blocks first."""
    names = ("ks", "in", "out", "blocks")
    ks, source, target, blocks = (code.argument(i, name) for i, name in enumerate(names))
    done = code.label("done")
    code.weight = code.block.weight = _ONCE
    code.idioms.if_zero(code, blocks, done)
    code.place(code.label("start"))
    *large, (last, _) = work.generation.layouts
    for name, count in large:
        bits = count.bit_length() - 1
        rest = code.label("rest")
        turns = code.idioms.shift_right(code, blocks, bits)
        code.idioms.if_zero(code, turns, rest)
        code.place(code.label("set"))
        _loop(work, code, work.layout(name, count), direction, (ks, source, target, turns), 1 / count)
        code.place(rest)
        blocks = code.idioms.low_bits(code, blocks, bits)
        code.idioms.if_zero(code, blocks, done)
        code.place(code.label("set"))
    _loop(work, code, work.layout(last, 1), direction, (ks, source, target, blocks), 0.0 if large else 1.0)
    code.weight = _ONCE
    code.place(done)
    code.leave()


def _loop(work: Work, code: Code, layout: Layout, direction: str, registers: tuple[VReg, ...],
          weight: float) -> None:
    """Turns of `layout.blocks` blocks; the pointers move on, the count of turns goes to 0."""
    ks, source, target, turns = registers
    rounds = Rounds(work, code, layout, direction)
    rounds.set_up(ks)
    head = code.label("blocks")
    code.weight = weight
    code.place(head)
    step = layout.blocks * work.variant.block_bytes
    state = layout.load(code, source)
    code.idioms.add(code, source, step, into=source)
    state = rounds.run(ks, state)
    layout.store(code, state, target)
    code.idioms.add(code, target, step, into=target)
    code.idioms.add(code, turns, -1, into=turns)
    code.idioms.if_not_zero(code, turns, head)
    code.weight = _ONCE


class Rounds:
    """The rounds on a state in registers: straight, or with a loop that walks over the round keys.

    Upwards the walking pointer starts at the keys and a second one marks the end; downwards it starts at
    the end and the keys' own address is the mark. So no count is kept.
    """

    def __init__(self, work: Work, code: Code, layout: Layout, direction: str) -> None:
        self.work, self.code, self.layout = work, code, layout
        self.plan: Plan = plan(work.variant.steps(direction), work.unroll)
        self.step = self.plan.shift * work.keys.stride
        self.end: VReg | None = None

    def set_up(self, ks: VReg) -> None:
        """What is the same for every block: once, before the loop over blocks."""
        if self.plan.count and self.step > 0:
            self.end = self.code.idioms.add(self.code, ks, self.step * self.plan.count)

    def run(self, ks: VReg, state: Sequence[VReg]) -> list[VReg]:
        """Emits all rounds; the registers of the result."""
        span = self.step * self.plan.count
        state = self._piece(self.plan.before, state, ks, 0)
        if self.plan.body is not None:
            walker = self.code.fresh(ks.file, "rk")
            if span < 0:
                self.code.idioms.add(self.code, ks, -span, into=walker)
            else:
                self.code.copy(ks, walker)
            state = self._loop(self.plan.body, state, walker, ks if self.end is None else self.end, min(span, 0))
        return self._piece(self.plan.after, state, ks, 0)

    def _loop(self, body: Piece, state: Sequence[VReg], walker: VReg, end: VReg, bias: int) -> list[VReg]:
        code = self.code
        carried = [code.fresh(self.layout.rules.file, f"state{i}") for i in range(len(state))]
        code.parallel(list(zip(carried, state, strict=True)))
        head: Label = code.label("rounds")
        weight = code.weight
        code.weight *= self.plan.count
        code.place(head)
        new = self._piece(body, carried, walker, bias)
        code.parallel(list(zip(carried, new, strict=True)))
        code.idioms.add(code, walker, self.step, into=walker)
        code.idioms.if_different(code, walker, end, head)
        code.weight = weight
        code.place(code.label("after"))
        return carried

    def _piece(self, piece: Piece | None, state: Sequence[VReg], pointer: VReg, bias: int) -> list[VReg]:
        """Straight rounds; the keys' own address is `pointer` + `bias` bytes."""
        if piece is None:
            return list(state)
        places = self.work.keys.places
        order = self.layout.lift(_shared(piece, self.work.keys))
        roots = order[len(order) - len(piece.outputs):]
        sources: dict[Term, Source] = {}
        for term in variables(roots):
            at = key_position(term)
            if at is not None:
                sources[term] = self._key(pointer, places[at] + bias)
        known = dict(zip(piece.inputs, state, strict=True))
        found = select(self.code, self.layout.rules, roots, known, sources, order=order)
        return [self._register(register) for register in found]

    def _key(self, pointer: VReg, offset: int) -> Source:
        return lambda: self.layout.load_key(self.code, pointer, offset)

    def _register(self, register: Reg) -> VReg:
        """A result that is a constant may stand in the zero register; the state never does."""
        if isinstance(register, VReg):
            return register
        copied = self.code.fresh(register.file)
        self.code.copy(register, copied)
        return copied


def _shared(piece: Piece, keys: KeyLayout) -> list[Term]:
    """The outputs of each step, with one variable for all round-key words that share a place in memory."""
    first: dict[int, Term] = {}
    same: dict[Term, Term] = {}
    for term in variables(piece.between):
        at = key_position(term)
        if at is not None:
            same[term] = first.setdefault(keys.places[at], term)
    return substitute(piece.between, same)
