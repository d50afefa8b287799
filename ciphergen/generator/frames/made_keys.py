"""Builds what key expansion makes of round keys in memory: words by loops over round keys, and registers by rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, replace, topological, var, variables
from ciphergen.generator.analysis.keys import MadeWords
from ciphergen.generator.machine import VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

_AT_ONCE = 4  # words that a loop makes of others side by side
_SHORT = 11  # bits of a constant that needs no register


def make_all(plan: Plan, build: Builder, ks: VReg) -> None:
    """Build what makes words and registers of round keys of others, which are stored."""
    for made in plan.keys.made:
        _make(_key_words(plan, build, made), ks, made)
    for register in plan.keys.registers:
        (found,) = build.vector("load", plan.keys.register_bytes, ks, register.of, memory="ks")
        for row in register.rows:
            found = build.operate((row,), found)
        build.vector("store", plan.keys.register_bytes, found, ks, register.at, memory="ks", count=0)


@dataclass(frozen=True)
class _KeyWords:
    """Words of round keys in memory. rules: that compute them; size: in bytes; lanes: whether each fills a vector."""

    build: Builder
    rules: RuleSet
    size: int
    lanes: bool

    def load(self, pointer: Ref, offset: int) -> Ref:
        """Build the load of a word."""
        if self.lanes:
            return self.build.vector("load", self.size, pointer, offset, memory="ks")[0]
        return self.build.load(self.size, pointer, offset, "ks")

    def store(self, value: Ref, pointer: Ref, offset: int) -> None:
        """Build the store of a word."""
        if self.lanes:
            self.build.vector("store", self.size, value, pointer, offset, memory="ks", count=0)
        else:
            self.build.store(self.size, value, pointer, offset, "ks")


def _key_words(plan: Plan, build: Builder, made: MadeWords) -> _KeyWords:
    """Return how words that are made of others lie in memory."""
    if not made.offsets & plan.keys.filled:
        return _KeyWords(build, plan.words, plan.keys.word_bytes, lanes=False)
    (bits,) = {term.width for term in made.words.values()}
    sets = plan.generation.sets.values()
    lanes = next(rules for rules in sets if rules.bits == bits and 8 * plan.vector_bytes == bits * rules.lanes)
    return _KeyWords(build, lanes, plan.vector_bytes, lanes=True)


def _make(memory: _KeyWords, ks: VReg, made: MadeWords) -> None:
    """Build a loop over round keys that makes words of others, with a pointer to each kind."""
    rules, build = memory.rules, memory.build
    starts = min(made.read.values()), min(made.words)
    reader, writer = (build.fresh(ks.file, hint) for hint in ("words", "masks"))
    for pointer, start in zip((reader, writer), starts, strict=True):
        build.add(ks, start, into=pointer) if start else build.copy(ks, pointer)
    end = build.add(writer, made.stride * made.count)
    found = [term for term in topological(made.words.values()) if term.is_const and term.value.bit_length() > _SHORT]
    kept = {term: var(f"mask.{i}", term.width) for i, term in enumerate(found)}
    masks = {register: build.constant(rules, term.value) for term, register in kept.items()}
    words = [*zip(made.words, replace([*made.words.values()], {**kept}), strict=True)]
    head = build.label("masks")

    def loaded(terms: Iterable[Term]) -> dict[Term, Ref]:
        needed = [x for x in variables(terms) if x in made.read]
        return {x: memory.load(reader, made.read[x] - starts[0]) for x in needed}

    with build.loop(head, float(made.count)):
        together = (made.over or memory.lanes) and _share([word for _, word in words])
        at_once = len(words) if together else _AT_ONCE
        all_known = loaded(word for _, word in words) if made.over else None
        for i in range(0, len(words), at_once):
            group = dict(words[i : i + at_once])
            known = loaded(group.values()) if all_known is None else all_known
            for offset, value in zip(group, build.rewritten(rules, [*group.values()], known | masks), strict=True):
                memory.store(value, writer, offset - starts[1])
        build.add(reader, made.read_stride, into=reader)
        build.add(writer, made.stride, into=writer)
        build.branch("if_different", writer, end, head)
    build.place(build.label("made"))


def _share(words: Sequence[Term]) -> bool:
    """Return True if words have operations in common, so that all are computed at once."""
    below = [{term for term in topological([word]) if term.args} for word in words]
    return len(set[Term]().union(*below)) < sum(map(len, below))
