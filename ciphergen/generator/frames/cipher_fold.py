"""The frame of a fold that asks the cipher: a message of any number of bytes, taken block by block into a chain.

The chain lies in the frame, where the cipher's function makes a block of it in place. Its registers, and those of a
block of the message, are words as they stand in memory, so that a sum of blocks is a sum of these.

    block    one whole block, as long as there are any
    last     the bytes that are left, with zeros behind them, go through the code of a whole block; what is made of
             them in between is masked
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from ciphergen.dsl.entry import Rate
from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.phase_entries import cipher_entries, fused, fused_step
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import Term, var, variables
from ciphergen.generator.frames.bytes_left import bytes_left
from ciphergen.generator.frames.called_row import symbol
from ciphergen.generator.frames.entry_point import load_all, store_all
from ciphergen.generator.frames.memory_words import block_in_words
from ciphergen.generator.layouts.limbs import Limbs
from ciphergen.generator.machine import Kept, VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref
from ciphergen.interface.phases import FoldRole
from ciphergen.interface.role import Role
from ciphergen.interface.table import one_block


@dataclass(frozen=True)
class _CipherCall:
    """A block that the cipher is asked for: the direction, and the block as a number."""

    direction: str
    block: Term

    def answer(self, number: int) -> Term:
        """Return the variable of the answer to the question of that number."""
        return var(f"answer{number}", self.block.width)


class _Asked:
    """The questions that a text asks the cipher, in their order, each once."""

    def __init__(self) -> None:
        self.questions = list[_CipherCall]()

    def ask(self, direction: str, block: Term) -> Term:
        """Note a question; return the variable of its answer."""
        question = _CipherCall(direction, block)
        self.questions += [] if question in self.questions else [question]
        return question.answer(self.questions.index(question))


@dataclass(frozen=True)
class _Step:
    """A step that takes the chain of a fold over one block of a message. size: bytes of a block; questions: that the
    cipher is asked, over `chain0`, `chain1`, ..., `block` and the answers before; chain: the blocks of the new one,
    over these. masked: whether that takes a mask, of ones where the bytes of a last block are."""

    size: int
    questions: Sequence[_CipherCall]
    chain: Sequence[Term]
    masked: bool

    @staticmethod
    def of(mode: PhaseMode, fold: str) -> _Step:
        """Return the step of a fold, whose last block is a whole one that is filled with zeros, or is masked."""
        asked = _Asked()
        entries = cipher_entries(mode, "", {direction: partial(asked.ask, direction) for direction in DIRECTIONS})
        width, entry, both = mode.block_bits, entries.entries[fold], fused(mode).get(fold)
        (port,), block = entry.of_rate(Rate.CHAIN), var("block", width)
        chain = [var(f"chain{i}", width) for i in range(port.words)]
        if both is None:
            assert MessageMode.of(entries, fold).fills_last(entries), "see `cipher_entries`"
            asked.questions.clear()
            made = entries.entry_words(entry, [*chain, block])
        else:
            made = tuple(fused_step(entries, both, chain, block, var("mask", width)))
        return _Step(width // 8, asked.questions, made, both is not None)


def cipher_fold(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    """Build the function that takes a message into a chain through the cipher."""
    assert isinstance(role, FoldRole)
    mode = load_phase_mode(role.phases, 8 * plan.variant.block_bytes)
    _FoldFrame(plan, _Step.of(mode, role.direction), build, prefix).run()


class _FoldFrame:
    """The function being built. chain: its blocks in the frame; mask: a block there, if the step takes one."""

    def __init__(self, plan: Plan, step: _Step, build: Builder, prefix: str) -> None:
        self.step, self.build, self.rules = step, build, plan.generation.words(plan.processor.xlen)
        self._prefix, self._variant = prefix, plan.variant.name
        self.words = 8 * step.size // self.rules.bits
        self.like = replace(plan.variant, word_bits=self.rules.bits, block_words=self.words, byte_order="little")
        self.part = Limbs(self.like, self.rules, 1)
        self.given = build.ports()
        self.chain = build.buffer_in_frame(self.rules.file, len(step.chain) * self.words)
        self.mask = build.buffer_in_frame(self.rules.file, self.words if step.masked else 0)

    def run(self) -> None:
        """Build the whole function."""
        build, (ks, pointer, source, count) = self.build, self.given.values()
        head, last, filled, end = (build.label(hint) for hint in ("block", "last", "filled", "end"))
        left = bytes_left(build, self.rules, count)
        whole = Limbs(replace(self.like, block_words=len(self.chain)), self.rules, 1)
        for word, place in zip(load_all(build, [(whole, pointer)]), self.chain, strict=True):
            build.keep(word, place)
        for place in self.mask:
            build.keep(build.constant(self.rules, -1), place)
        with build.loop(head, 1.0):
            build.branch("if_zero", left.count, end)
            build.place(build.label("some"))
            left.if_fewer(self.step.size, last)
            words = load_all(build, [(self.part, source)])
            left.took(self.step.size)
            build.place(filled)
            self._take(ks, words)
            build.add(source, self.step.size, into=source)
            build.jump(head)
        with build.weighing(0.0):
            build.place(last)
            left.fewer(self.step.size)
            self._bytes_left(words, source, left.count)
            left.none()
            build.jump(filled)
            build.place(end)
            store_all(build, whole, [build.kept(place) for place in self.chain], pointer)
            build.leave()

    def _take(self, ks: Ref, block: Sequence[Ref]) -> None:
        """Build what a block of the message makes of the chain."""
        step, last = self.step, len(self.step.questions) - 1
        width, blocks = 8 * step.size, [self._block(number) for number in range(len(step.chain))]
        known: dict[Term, Sequence[Ref]] = {var(f"chain{i}", width): places for i, places in enumerate(blocks)}
        known |= {var("block", width): block, **({var("mask", width): self.mask} if step.masked else {})}
        for number, question in enumerate(step.questions):
            answer = question.answer(number)
            # The last answer may be a block of the new chain, whose place it then takes, if nothing else needs that.
            at = next((i for i, made in enumerate(step.chain) if number == last and made is answer), None)
            others = [made for i, made in enumerate(step.chain) if i != at]
            own = at is not None and var(f"chain{at}", width) not in variables(others)
            places = blocks[at] if own and at is not None else self.build.buffer_in_frame(self.rules.file, self.words)
            self._put(question.block, known, places)
            address = self.build.frame_address(places[0])
            name = symbol(self._prefix, self._variant, one_block(question.direction).name)
            self.build.call_function(name, ks, address, address)
            known[answer] = places
        new = [(places, made) for places, made in zip(blocks, step.chain, strict=True) if known.get(made) is not places]
        values = [block_in_words(self.build, self.rules, made, known) for _, made in new]
        for (places, _), words in zip(new, values, strict=True):
            for value, place in zip(words, places, strict=True):
                self.build.keep(value, place)

    def _block(self, number: int) -> list[Kept]:
        """Return the places of a block of the chain."""
        return self.chain[number * self.words : (number + 1) * self.words]

    def _put(self, block: Term, known: Mapping[Term, Sequence[Ref]], places: Sequence[Kept]) -> None:
        for value, place in zip(block_in_words(self.build, self.rules, block, known), places, strict=True):
            self.build.keep(value, place)

    def _bytes_left(self, words: Sequence[VReg], source: Ref, left: Ref) -> None:
        """Build the loads of the bytes that are left, fewer than a block, into the words of a block."""
        build, join, bits = self.build, self.build.label("join"), self.rules.bits
        for word in words:
            build.copy(build.constant(self.rules, 0), word)
        for kept in self.mask:
            build.keep(build.constant(self.rules, 0), kept)
        before, byte = var("before", bits), var("byte", bits)
        for place in range(self.step.size - 1):
            build.branch("if_zero", left, join)
            build.place(build.label("byte"))
            word, at = words[place // (bits // 8)], 8 * place % bits
            known = {before: word, byte: build.load(1, source, place, "in")}
            build.copy(build.rewritten(self.rules, [before | (byte << at)], known)[0], word)
            if self.step.masked:
                mask = self.mask[place // (bits // 8)]
                build.keep(build.rewritten(self.rules, [before | (0xFF << at)], {before: build.kept(mask)})[0], mask)
            build.add(left, -1, into=left)
        build.place(join)
