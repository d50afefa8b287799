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
from ciphergen.generator.access import if_misaligned, load_terms
from ciphergen.generator.code import Code
from ciphergen.generator.keys import KeyLayout, key_position, lay_out
from ciphergen.generator.layout import LAYOUTS, Layout
from ciphergen.generator.machine import Function, Label, Reg, VReg
from ciphergen.generator.rounds import Piece, Plan, plan
from ciphergen.generator.select import Source, select

# What runs once in a call of `*_blocks`, counted per block of data: a typical call has this many blocks.
_ONCE = 1 / 64


@dataclass(frozen=True)
class Layer:
    """A loop over the data. unroll: steps in the body of its loop over rounds, 0 for no such loop. blocks: how
    many blocks it works on side by side, in registers of their own."""

    unroll: int
    blocks: int


# How code is laid out: the loops over the data, one after the other, the widest first; the last takes one block.
Strategy = tuple[Layer, ...]


@dataclass(frozen=True)
class Work:
    """What the functions of one variant have in common."""

    target: Target
    generation: Generation
    variant: Variant
    keys: KeyLayout
    strategy: Strategy

    @staticmethod
    def of(variant: Variant, target: Target, generation: Generation, strategy: Strategy) -> Work:
        """Raises `Unsupported` if key or block are not made of the target's words, or the strategy does not fit."""
        work = Work(target, generation, variant, lay_out(variant), strategy)
        for layout, _ in work.layouts():
            layout.check()
        return work

    def layouts(self) -> list[tuple[Layout, int]]:
        """How blocks are worked on, most at a time first, the last takes one block; and each one's unrolling."""
        *wide, (name, _) = self.generation.layouts
        unroll = self.strategy[-1].unroll
        widest, lanes = wide[0] if wide else (name, 1)
        shapes = [(widest, layer.blocks * lanes, layer.unroll) for layer in self.strategy[:-1]]
        shapes += [(other, blocks, unroll) for other, blocks in (*wide, (name, 1))]
        return [(LAYOUTS[n](self.variant, self.generation.sets[n], blocks), unroll) for n, blocks, unroll in shapes]


def build(work: Work, role: str, name: str, guard: Callable[[Code], None] | None = None) -> Function:
    """The function for a role, in virtual registers. guard: what code for one block begins with; after it the
    pointers are aligned."""
    code = Code(work.target, work.generation, name, role)
    direction = role.removesuffix("_blocks")
    if role == "expand_key":
        _expand_key(work, code)
    elif role == direction:
        _one_block(work, code, direction, guard)
    else:
        _many_blocks(work, code, direction)
    return code.finish()


def _expand_key(work: Work, code: Code) -> None:
    """Loads the key, stores each word of the schedule as soon as it is there."""
    ks, pointer = code.argument(0, "ks"), code.argument(1, "key")
    rules, key = work.generation.sets["words"], work.keys.key
    size = rules.bits // 8
    loaded = load_terms(
        code, rules, key, [from_bytes(key[i : i + size]) for i in range(0, len(key), size)], pointer, "key"
    )
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


def _one_block(work: Work, code: Code, direction: str, guard: Callable[[Code], None] | None) -> None:
    if guard is not None:
        guard(code)
    ks, source, target = (code.argument(i, name) for i, name in enumerate(("ks", "in", "out")))
    layout, unroll = work.layouts()[-1]
    layout.aligned = guard is not None
    state = layout.load(code, source)
    rounds = Rounds(work, code, layout, direction, unroll)
    rounds.set_up(ks)
    state = rounds.run(ks, state)
    layout.store(code, state, target)
    code.leave()


def _many_blocks(work: Work, code: Code, direction: str) -> None:
    """A loop for each layout, the one with most blocks first; each takes what the one before has left.

    The count of blocks left is tested by its sign after a loop's blocks have been taken off, so it must be
    below half of what a register holds; the contract says so.
    """
    names = ("ks", "in", "out", "blocks")
    ks, source, target, blocks = (code.argument(i, name) for i, name in enumerate(names))
    done = code.label("done")
    code.weight = code.block.weight = _ONCE
    left = code.fresh(blocks.file, "left")
    code.copy(blocks, left)
    *large, last = work.layouts()
    for layout, unroll in large:
        _batches(work, code, layout, unroll, direction, (ks, source, target, left))
    code.idioms.if_zero(code, left, done)
    code.place(code.label("start"))
    _loop(work, code, *last, direction, (ks, source, target, left), 0.0 if large else 1.0)
    code.place(done)
    code.leave()


def _batches(work: Work, code: Code, layout: Layout, unroll: int, direction: str, registers: tuple[VReg, ...]) -> None:
    """Turns of several blocks, as long as there are that many, and if the layout can read the pointers."""
    _, source, target, left = registers
    rest, fewer = code.label("rest"), code.label("fewer")
    if layout.aligned and not work.target.unaligned:
        for pointer in (source, target):
            if_misaligned(code, pointer, layout.rules.bits // 8, rest)
            code.place(code.label("aligned"))
    code.idioms.add(code, left, -layout.blocks, into=left)
    code.idioms.if_negative(code, left, fewer)
    code.place(code.label("batches"))
    widest = layout.blocks == work.layouts()[0][0].blocks
    _loop(work, code, layout, unroll, direction, registers, 1 / layout.blocks if widest else 0.0)
    code.place(fewer)
    code.idioms.add(code, left, layout.blocks, into=left)
    code.place(rest)


def _loop(
    work: Work, code: Code, layout: Layout, unroll: int, direction: str, registers: tuple[VReg, ...], weight: float
) -> None:
    """Turns of `layout.blocks` blocks; the pointers move on. Single blocks are counted down to 0, batches
    below 0."""
    ks, source, target, left = registers
    rounds = Rounds(work, code, layout, direction, unroll)
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
    code.idioms.add(code, left, -layout.blocks, into=left)
    again = code.idioms.if_not_zero if layout.blocks == 1 else code.idioms.if_not_negative
    again(code, left, head)
    code.weight = _ONCE


class Rounds:
    """The rounds on a state in registers: straight, or with a loop that walks over the round keys.

    Upwards the walking pointer starts at the keys and a second one marks the end; downwards it starts at
    the end and the keys' own address is the mark. So no count is kept.
    """

    def __init__(self, work: Work, code: Code, layout: Layout, direction: str, unroll: int) -> None:
        self.work, self.code, self.layout = work, code, layout
        self.plan: Plan = plan(work.variant.steps(direction), unroll)
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
        piece = self.layout.spread(piece)
        terms = passes.run(_shared([*piece.between, *piece.outputs], self.work.keys))
        order, roots = terms[: len(piece.between)], terms[len(piece.between) :]
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


def _shared(terms: Sequence[Term], keys: KeyLayout) -> list[Term]:
    """The terms with one variable for all round-key words that share a place in memory."""
    first: dict[int, Term] = {}
    same: dict[Term, Term] = {}
    for term in variables(terms):
        at = key_position(term)
        if at is not None:
            same[term] = first.setdefault(keys.places[at], term)
    return substitute(terms, same)
