"""The glue of a mode with phases: straight code around calls of other functions of the file.

Everything of any length is done by functions that are called. Blocks lie in the frame, as words of memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby

from ciphergen.dsl.phase_run import TAG
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term, var
from ciphergen.generator.frames.called_row import symbol
from ciphergen.generator.frames.memory_words import block_in_words
from ciphergen.generator.machine import Kept, Label, VReg
from ciphergen.generator.plan.phase_targets import can_be_made
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref
from ciphergen.interface.phases import PhaseRole
from ciphergen.interface.table import one_block

REFUSED = -1
_COUNTED = 32  # bits of a block that are turned at once


class PhaseFrame:
    """The function being built. made: a block that calls make; tag: the tag that a message should have."""

    def __init__(self, plan: Plan, role: PhaseRole, build: Builder, prefix: str) -> None:
        assert can_be_made(plan.generation, plan.processor), "see `choose`"
        self.build, self.role = build, role
        self.mode = load_phase_mode(role.phases, 8 * plan.variant.block_bytes)
        self.rules = plan.generation.words(plan.processor.xlen)
        self.file, self.unit = self.rules.file, self.rules.bits // 8
        self.size = self.mode.block_bits // 8
        given = build.ports()
        self.given = given
        self.key_bytes = plan.keys.size + -plan.keys.size % plan.processor.key_alignment
        self._prefix, self._variant = prefix, plan.variant.name
        self.ks = next(iter(given.values()))
        self.made, self.tag = list[Kept](), list[Kept]()

    def _block(self) -> list[Kept]:
        return self.build.buffer_in_frame(self.file, self.size // self.unit)

    def _call(self, role: str, *arguments: Ref) -> None:
        self.build.call_function(symbol(self._prefix, self._variant, role), *arguments)

    def _of_mode(self, name: str, *arguments: Ref) -> None:
        self._call(f"{self.mode.name}_{name}", *arguments)

    # Words.

    def _number(self, value: int) -> Ref:
        return self.build.constant(self.rules, value)

    def _one(self, term: Term, **known: Ref) -> Ref:
        values = {var(name, self.rules.bits): ref for name, ref in known.items()}
        return self.build.rewritten(self.rules, [term], values)[0]

    def _var(self, name: str) -> Term:
        return var(name, self.rules.bits)

    def _turned(self, x: Term) -> Term:
        """Return the lowest 32 bits of a register, above which are zeros, with their bytes in the opposite order."""
        turned = (x << 24) | ((x & 0xFF00) << 8) | ((x >> 8) & 0xFF00) | (x >> 24)
        return self._low(turned)

    def _low(self, x: Term) -> Term:
        """Return the lowest 32 bits of a register, and zeros above them."""
        return x & ((1 << _COUNTED) - 1) if self.rules.bits > _COUNTED else x

    def _if_below(self, a: Ref, b: Ref, label: Label) -> None:
        """Build a jump where a < b. Where targets do not compare, both are below the half of what a register holds."""
        if self.build.idioms.comparisons is None:
            difference = self._one(self._var("a") - self._var("b"), a=a, b=b)
            self.build.branch("if_negative", difference, label)
        else:
            self.build.branch("if_below", a, b, label, group="comparisons")
        self.build.place(self.build.label("not_below"))

    def _if_among(self, value: Ref, numbers: range, inside: Label, outside: Label) -> None:
        """Build a jump to `inside` where a register has one of the numbers; elsewhere the code goes on, or to
        `outside`."""
        left = self._one(self._var("number") - numbers.start, number=value)
        if self.build.idioms.comparisons is None:
            self.build.branch("if_negative", left, outside)
            self.build.place(self.build.label("no_less"))
        self._if_below(left, self._number(len(numbers)), inside)

    def _own(self, value: Ref, hint: str) -> VReg:
        found = self.build.fresh(self.file, hint)
        self.build.copy(value, found)
        return found

    def _address(self, block: Sequence[Kept]) -> Ref:
        return self.build.frame_address(block[0])

    def _zeros(self, block: Sequence[Kept]) -> None:
        for place in block:
            self.build.keep(self._number(0), place)

    def _put(self, term: Term, places: Sequence[Kept], **known: Ref | list[Kept]) -> None:
        """Build a block of blocks and numbers, by the names of their variables."""
        blocks = {var(name, 8 * self.size): ref for name, ref in known.items() if isinstance(ref, list)}
        numbers = {self._var(name): ref for name, ref in known.items() if not isinstance(ref, list)}
        for value, place in zip(block_in_words(self.build, self.rules, term, blocks, numbers), places, strict=True):
            self.build.keep(value, place)

    def _encrypt(self, block: Sequence[Kept]) -> None:
        """Build the encryption of a block, in its place."""
        self._call(one_block(ENCRYPT).name, self.ks, self._address(block), self._address(block))

    # The tag.

    def _check_tag(self, count: Ref, refused: Label) -> None:
        """Build a jump away with a length that no tag has."""
        build, allowed = self.build, self.build.label("allowed")
        for _, run in groupby(enumerate(self.mode.tag_bytes), lambda pair: pair[1] - pair[0]):
            sizes = [size for _, size in run]
            other = build.label("other")
            if len(sizes) == 1:
                build.branch("if_zero", self._one(self._var("length") - sizes[0], length=count), allowed)
            else:
                self._if_among(count, range(sizes[0], sizes[-1] + 1), allowed, other)
            build.place(other)
        build.jump(refused)
        build.place(allowed)

    @contextmanager
    def _bytes_of_tag(self, tag: Ref, count: Ref) -> Iterator[tuple[VReg, VReg]]:
        """Build a loop over the bytes of a tag; yield pointers to ours and to the caller's."""
        build, head = self.build, self.build.label("tag")
        ours, theirs, left = (
            self._own(ref, hint) for ref, hint in ((self._address(self.tag), "ours"), (tag, "theirs"), (count, "left"))
        )
        with build.turns(head, max(self.mode.tag_bytes)):
            yield ours, theirs
            build.add(ours, 1, into=ours)
            build.add(theirs, 1, into=theirs)
            build.add(left, -1, into=left)
            build.branch("if_not_zero", left, head)
        build.place(build.label("behind"))

    def _put_tag(self, tag: Ref, count: Ref) -> None:
        with self._bytes_of_tag(tag, count) as (ours, theirs):
            self.build.store(1, self.build.load(1, ours, 0, "stack"), theirs, 0, TAG)

    def _compare(self, tag: Ref, count: Ref, clear: Callable[[], None] = lambda: None) -> None:
        """Build the comparison, and what is done where the tag is another one. clear: builds what is done before the
        return then."""
        build, right = self.build, self.build.label("right")
        differs = self._own(self._number(0), "differs")
        a, b, d = self._var("a"), self._var("b"), self._var("d")
        with self._bytes_of_tag(tag, count) as (ours, theirs):
            pair = build.load(1, ours, 0, "stack"), build.load(1, theirs, 0, TAG)
            build.copy(self._one(d | (a ^ b), a=pair[0], b=pair[1], d=differs), differs)
        build.branch("if_zero", differs, right)
        build.place(build.label("wrong"))
        clear()
        build.leave(self._number(REFUSED))
        build.place(right)
