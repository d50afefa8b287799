"""Key expansion: the whole schedule in straight code, over the user's key.

Each word of the schedule is stored as soon as it is there.
"""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.dsl.term import Term, from_bytes, substitute, to_bytes, var
from ciphergen.generator import passes
from ciphergen.generator.access import load_terms
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Reg
from ciphergen.generator.select import select
from ciphergen.generator.work import Work


def expand_key(work: Work, code: Code) -> None:
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
    def store(register: Reg) -> None:
        if offset in work.keys.filled:
            filled = code.idioms.fill(code, register)
            code.idioms.store_vector(code, work.vector_bytes, filled, ks, offset, memory="ks")
        else:
            code.idioms.store(code, work.keys.word_bytes, register, ks, offset, memory="ks")

    return store
