"""Memory that the caller's pointers name: by words where the pointer is aligned, byte by byte where not.

On a target that may not load misaligned words the pointer is checked, and the path by bytes stands at the
end of the function, out of the way of the usual one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ciphergen.backends.rule import RuleSet
from ciphergen.dsl.term import Term, concat, const, substitute, to_bytes, var
from ciphergen.generator import passes
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Label, Reg, VReg
from ciphergen.generator.select import Source, select


def load_terms(
    code: Code,
    rules: RuleSet,
    data: Sequence[Term],
    roots: Sequence[Term],
    pointer: Reg,
    memory: str,
    *,
    aligned: bool = False,
) -> list[VReg]:
    """Terms over bytes in memory, each in a new register.

    data: the bytes as 8-bit variables, in memory order from `pointer` on; a whole number of words.
    aligned: whether the pointer is known to be.
    """
    size = rules.bits // 8
    words = [var(f"memory.{i}", rules.bits) for i in range(0, len(data), size)]
    cut = dict(zip(data, (byte for word in words for byte in to_bytes(word)), strict=True))
    terms = passes.run(substitute(roots, cut))
    results = [code.fresh(rules.file, memory) for _ in roots]

    def load(part: int, offset: int) -> Source:
        return lambda: code.idioms.load(code, part, pointer, offset, memory=memory)

    def finish(found: list[Reg]) -> None:
        for register, result in zip(found, results, strict=True):
            code.copy(register, result)

    def by_words() -> None:
        sources = {word: load(size, i * size) for i, word in enumerate(words)}
        finish(select(code, rules, terms, {}, sources))

    def by_bytes() -> None:
        parts = [var(f"byte.{i}", rules.bits) for i in range(len(data))]
        sources = {part: load(1, i) for i, part in enumerate(parts)}
        joined = {word: _join(parts[i * size : (i + 1) * size]) for i, word in enumerate(words)}
        finish(select(code, rules, substitute(terms, joined), {}, sources))

    _either(code, pointer, 1 if aligned else size, by_words, by_bytes)
    return results


def _join(parts: Sequence[Term]) -> Term:
    """A word from its bytes, each already zero-extended to the word's width."""
    word = parts[0]
    for k, part in enumerate(parts[1:], 1):
        word = word | (part << (8 * k))
    return word


def store_bytes(
    code: Code, rules: RuleSet, known: Mapping[Term, Reg], data: Sequence[Term], pointer: Reg, *, aligned: bool = False
) -> None:
    """Stores bytes, given as 8-bit terms over known registers, from `pointer` on; a whole number of words."""
    size = rules.bits // 8
    groups = [data[i : i + size] for i in range(0, len(data), size)]
    words = select(code, rules, passes.run([concat(*reversed(group)) for group in groups]), known, {})

    def by_words() -> None:
        for i, word in enumerate(words):
            code.idioms.store(code, size, word, pointer, i * size, memory="out")

    def by_bytes() -> None:
        whole = var("word", rules.bits)
        for i, word in enumerate(words):
            shifted = select(
                code, rules, [whole >> const(8 * k, rules.bits) for k in range(1, size)], {whole: word}, {}
            )
            for k, part in enumerate((word, *shifted)):
                code.idioms.store(code, 1, part, pointer, i * size + k, memory="out")

    _either(code, pointer, 1 if aligned else size, by_words, by_bytes)


def if_misaligned(code: Code, pointer: Reg, size: int, label: Label) -> None:
    """Goes to the label if the pointer is no multiple of size, a power of two."""
    code.idioms.if_not_zero(code, code.idioms.low_bits(code, pointer, size.bit_length() - 1), label)


def _either(code: Code, pointer: Reg, size: int, by_words: Callable[[], None], by_bytes: Callable[[], None]) -> None:
    """Both ways, and the choice between them; size: what the pointer must be aligned to."""
    if code.target.unaligned or size == 1:
        by_words()
        return
    slow, join = code.label("bytes"), code.label("join")
    if_misaligned(code, pointer, size, slow)
    code.place(code.label("words"))
    by_words()
    with code.cold(slow):
        by_bytes()
        code.jump(join)
    code.place(join)
