"""Blocks as words of memory: numbers of a text, whose first byte is the highest, computed on words as they stand there.

What is done with each bit by itself is done with these words; for all else the bytes are put in order, and back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Kind, Term, from_bytes, make, substitute, to_bytes, var
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref, Value


def block_in_words(
    build: Builder,
    rules: RuleSet,
    block: Term,
    known: Mapping[Term, Sequence[Ref]],
    numbers: Mapping[Term, Ref] = MappingProxyType({}),
) -> list[Value]:
    """Build a block from others; return its words as they stand in memory. known: the words of these, by variables as
    wide as blocks; numbers: registers, by variables as wide."""
    words = {x: [var(f"{x.name}.{i}", rules.bits) for i in range(len(parts))] for x, parts in known.items()}
    refs = {word: ref for x, parts in known.items() for word, ref in zip(words[x], parts, strict=True)}
    return build.rewritten(rules, _words(block, words, rules.bits), {**refs, **numbers})


def _words(block: Term, known: Mapping[Term, Sequence[Term]], bits: int) -> list[Term]:
    if block in known:
        return [*known[block]]
    if block.kind is Kind.BITWISE:
        parts = [_words(argument, known, bits) for argument in block.args]
        return [make(block.op, words, bits) for words in zip(*parts, strict=True)]
    there = {x: from_bytes([byte for word in words for byte in to_bytes(word)], "big") for x, words in known.items()}
    memory = to_bytes(substitute([block], there)[0], "big")
    return [from_bytes(memory[i : i + bits // 8]) for i in range(0, len(memory), bits // 8)]
