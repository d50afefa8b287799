"""The rounds of a cipher on a state in registers: straight, or with a loop that walks over the round keys."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, rotl, substitute, var, variables
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import Places, key_position
from ciphergen.generator.analysis.rounds import Piece, Plan, plan
from ciphergen.generator.code import Code
from ciphergen.generator.frames.work import Work
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import Label, Reg, VReg
from ciphergen.generator.passages import below, of_order
from ciphergen.generator.passes import gather, narrow
from ciphergen.generator.select import Source, select


class Rounds:
    """The rounds on a state in registers: straight, or with a loop that walks over the round keys.

    Upwards the walking pointer starts at the keys and a second one marks the end; downwards it starts at
    the end and the keys' own address is the mark. So no count is kept.
    """

    def __init__(
        self, work: Work, code: Code, layout: Layout, direction: str, unroll: int, *, apart: bool = False
    ) -> None:
        """Store the plan of the rounds. apart: whether the last rounds stay out of the loop, if they are cheaper
        then."""
        self.work, self.code, self.layout = work, code, layout
        straight = last_rounds(work, layout) if apart else 0
        self.plan: Plan = plan(work.variant.steps(direction), unroll, straight)
        self.places: Places = layout.places(work.keys)
        # A loop has one pointer, so its parts share round keys.
        assert not self.plan.count or len({part.places(work.keys).stride for part in layout.parts}) == 1
        self.step = self.plan.shift * self.places.stride
        self.end: VReg | None = None

    def set_up(self, ks: VReg) -> None:
        """Emit the loop-invariant part of the walk, once before the loop over blocks."""
        if self.plan.count and self.step > 0:
            self.end = self.code.idioms.add(self.code, ks, self.step * self.plan.count)

    def run(self, ks: VReg, state: Sequence[VReg]) -> list[VReg]:
        """Emit all rounds; return the registers of the resulting state."""
        span = self.step * self.plan.count
        state = self._piece(self.plan.before, state, ks, 0, last=not self.plan.count)
        if self.plan.body is not None:
            walker = self.code.fresh(ks.file, "rk")
            if span < 0:
                self.code.idioms.add(self.code, ks, -span, into=walker)
            else:
                self.code.copy(ks, walker)
            state = self._loop(self.plan.body, state, walker, ks if self.end is None else self.end, min(span, 0))
        return self._piece(self.plan.after, state, ks, 0, last=True)

    def _loop(self, body: Piece, state: Sequence[VReg], walker: VReg, end: VReg, bias: int) -> list[VReg]:
        code = self.code
        carried = [code.fresh(register.file, f"state{i}") for i, register in enumerate(state)]
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

    def _piece(
        self, piece: Piece | None, state: Sequence[VReg], pointer: VReg, bias: int, *, last: bool = False
    ) -> list[VReg]:
        """Emit straight rounds; return the state. The keys begin at `pointer` + `bias` bytes. last: whether no round
        follows."""
        if piece is None:
            return list(state)
        left, made = list[Reg](state), list[Reg]()
        for part in self.layout.parts:
            stages = part.stages(piece)
            first = stages[0]
            count = len(first.inputs) if isinstance(first, Piece) else len(left)
            registers, left = left[:count], left[count:]
            for stage in stages:
                if isinstance(stage, Piece):
                    registers = self._select(part, stage, registers, pointer, bias, last=last)
                else:
                    registers = stage(self.code, registers)
            made += registers
        return [self._register(register) for register in made]

    def _select(
        self, part: Layout, piece: Piece, state: Sequence[Reg], pointer: VReg, bias: int, *, last: bool
    ) -> list[Reg]:
        places = part.places(self.work.keys)
        terms = passes.run(one_place([*piece.between, *piece.outputs], places, part.keeps_keys))
        terms = gather.run(terms) if self.work.gathered else terms
        if last and last_rounds(self.work, part):
            terms = narrow.run(terms, terms[len(piece.between) :], self.work.variant.word_bits)
        order, roots = terms[: len(piece.between)], terms[len(piece.between) :]
        sources: dict[Term, Source] = {}
        for term in variables(roots):
            at = key_position(term)
            if at is not None:
                sources[term] = self._key(part, pointer, places.at[at] + bias)
        known = dict(zip(piece.inputs, state, strict=True))
        passages = below(order, of_order(piece, self.plan))
        return select(self.code, part.rules, roots, known, sources, order=order, passages=passages)

    def _key(self, part: Layout, pointer: VReg, offset: int) -> Source:
        return lambda: part.load_key(self.code, pointer, offset)

    def _register(self, register: Reg) -> VReg:
        """Return a virtual register for a result: a copy for a constant in the zero register, else the register
        itself."""
        if isinstance(register, VReg):
            return register
        copied = self.code.fresh(register.file)
        self.code.copy(register, copied)
        return copied


def last_rounds(work: Work, layout: Layout) -> int:
    """Return the number of final rounds with cheaper rotations; 0 if the layout does not load by bytes, or if a
    rotation takes one instruction. A register holds copies of a word, and each of these rounds uses up one copy beside
    the lowest."""
    if not layout.by_bytes:
        return 0
    scratch = Code(work.target, work.generation, "", "")
    x = var("x", layout.rules.bits)
    select(scratch, layout.rules, [rotl(x, 1)], {x: scratch.fresh(layout.rules.file)}, {})
    return layout.rules.bits // work.variant.word_bits - 1 if len(scratch.block.insts) > 1 else 0


def one_place(terms: Sequence[Term], places: Places, across: bool = True) -> list[Term]:
    """Return the terms with one variable for all round-key words in the same place of memory, XOR the constant by which
    each differs. across: merge words of different rounds too; else each round loads its own."""
    first: dict[tuple[int, int], Term] = {}
    same: dict[Term, Term] = {}
    for term in variables(terms):
        at = key_position(term)
        if at is not None:
            there = first.setdefault((places.at[at], 0 if across else at[0]), term)
            differs = places.differs.get(at, 0) & ((1 << term.width) - 1)
            same[term] = there ^ differs if differs else there
    return substitute(terms, same)
