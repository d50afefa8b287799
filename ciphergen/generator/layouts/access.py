"""Accesses to memory at the caller's pointers: by words where the pointer is aligned, else by pieces of words.

On a target that may not load misaligned words the pointer is checked, and the ways by pieces stand at the end of the
function, out of the way of the usual one: two halves where the pointer is even, else a byte, what lies aligned in
the middle, and a byte.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, concat, from_bytes, substitute, to_bytes, var
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref, Sink

# Bytes of the pieces that a word is read or written in.
Pieces = tuple[int, ...]


def load_terms(
    build: Builder,
    rules: RuleSet,
    data: Sequence[Term],
    roots: Sequence[Term],
    pointer: Ref,
    memory: str,
    *,
    aligned: bool = False,
    any_address: bool = False,
) -> list[VReg]:
    """Load bytes from memory; return terms over them, each in a new register.

    data: the bytes as 8-bit variables, in memory order from `pointer` on; a whole number of words.
    aligned: whether the pointer is known to be. any_address: whether there is one way for all alignments.
    """
    size = rules.bits // 8
    words = [var(f"memory.{i}", rules.bits) for i in range(0, len(data), size)]
    cut = dict(zip(data, (byte for word in words for byte in to_bytes(word)), strict=True))
    terms = substitute(roots, cut)
    results = [build.fresh(rules.file, memory) for _ in roots]

    def load(part: int, offset: int) -> Fetch:
        return build.later(lambda: build.load(part, pointer, offset, memory))

    def by(pieces: Pieces) -> None:
        sources: dict[Term, Fetch] = {}
        joined: dict[Term, Term] = {}
        for i, word in enumerate(words):
            parts = [(at, var(f"part.{i}.{at}", rules.bits)) for at in _starts(pieces)]
            sources |= {part: load(n, i * size + at) for n, (at, part) in zip(pieces, parts, strict=True)}
            joined[word] = _join(parts)
        found = build.rewritten(rules, substitute(terms, joined), {}, sources)
        for register, result in zip(found, results, strict=True):
            build.copy(register, result)

    if any_address and not build.target.unaligned:
        by((1,) * size)
    else:
        _each_alignment(build, pointer, size, by, aligned=aligned)
    return results


def load_words(build: Builder, rules: RuleSet, count: int, pointer: Ref, memory: str) -> list[VReg]:
    """Load `count` words, the lowest byte first, from `pointer` on; return each in a new register."""
    size = rules.bits // 8
    data = [var(f"b.{i}", 8) for i in range(count * size)]
    words = [from_bytes(data[i : i + size]) for i in range(0, len(data), size)]
    return load_terms(build, rules, data, words, pointer, memory)


def load_in_order(
    build: Builder, rules: RuleSet, data: Sequence[Term], roots: Sequence[Term], order: Sequence[Term], pointer: Ref,
    size: int, *, aligned: bool,
) -> list[Ref]:  # fmt: skip
    """Load memory from `pointer` on as late as its use allows; return terms over it.

    data: variables as wide as registers, for `size` bytes each in memory order. order: the terms on the way to the
    roots, as they are best computed. aligned: whether the pointer is, for accesses of `size` bytes.
    """
    if not aligned:
        words = load_words(build, rules, len(data), pointer, "in")
        return [*build.rewritten(rules, roots, dict(zip(data, words, strict=True)), order=order)]

    def load(offset: int) -> Fetch:
        return build.later(lambda: build.load(size, pointer, offset, "in"))

    fetched = {word: load(i * size) for i, word in enumerate(data)}
    return [*build.rewritten(rules, roots, {}, fetched, order=order)]


def store_in_order(
    build: Builder, rules: RuleSet, known: Mapping[Term, Ref], data: Sequence[Term], order: Sequence[Term],
    pointer: Ref, size: int, *, aligned: bool,
) -> None:  # fmt: skip
    """Store terms over registers from `pointer` on, `size` bytes each, each as soon as it is computed.

    known: the registers by the variables that stand for them; order, aligned: as for `load_in_order`.
    """
    if not aligned:
        store_words(build, rules, build.rewritten(rules, data, known, order=order), pointer)
        return

    def sink(offset: int) -> Sink:
        return build.sink(rules.file, lambda value: build.store(size, value, pointer, offset, "out"))

    build.spend(rules, data, known, [sink(i * size) for i in range(len(data))], order=order)


def _starts(pieces: Pieces) -> list[int]:
    """Return the offsets at which the pieces of a word begin."""
    return list(accumulate(pieces[:-1], initial=0))


def _join(parts: Sequence[tuple[int, Term]]) -> Term:
    """Return a word joined from (offset in bytes, piece) pairs; pieces are zero-extended to the word's width."""
    (_, word), *others = parts
    for at, part in others:
        word = word | (part << (8 * at))
    return word


def store_bytes(
    build: Builder,
    rules: RuleSet,
    known: Mapping[Term, Ref],
    data: Sequence[Term],
    pointer: Ref,
    *,
    aligned: bool = False,
) -> None:
    """Store bytes, given as 8-bit terms over known registers, from `pointer` on; a whole number of words."""
    size = rules.bits // 8
    groups = [data[i : i + size] for i in range(0, len(data), size)]
    words = build.rewritten(rules, [concat(*reversed(group)) for group in groups], known)
    store_words(build, rules, words, pointer, aligned=aligned)


def store_words(build: Builder, rules: RuleSet, words: Sequence[Ref], pointer: Ref, *, aligned: bool = False) -> None:
    """Store registers from `pointer` on."""
    size, whole = rules.bits // 8, var("word", rules.bits)

    def by(pieces: Pieces) -> None:
        starts = _starts(pieces)
        for i, word in enumerate(words):
            shifted = build.compute(rules, [whole >> 8 * at if at else whole for at in starts], {whole: word})
            for n, at, part in zip(pieces, starts, shifted, strict=True):
                build.store(n, part, pointer, i * size + at, "out")

    _each_alignment(build, pointer, size, by, aligned=aligned)


def if_misaligned(build: Builder, pointer: Ref, size: int, label: Label) -> None:
    """Emit a branch to the label if the pointer is no multiple of size, a power of two."""
    build.branch("if_not_zero", build.low_bits(pointer, size.bit_length() - 1), label)


def _each_alignment(build: Builder, pointer: Ref, word: int, by: Callable[[Pieces], None], *, aligned: bool) -> None:
    """Emit accesses to words for each alignment of the pointer, and the choice between them; in small code by words or
    by bytes."""
    if build.target.unaligned or aligned:
        by((word,))
        return
    slow, odd, join = build.label("misaligned"), build.label("odd"), build.label("join")
    if_misaligned(build, pointer, word, slow)
    build.place(build.label("words"))
    by((word,))
    if build.small:
        with build.cold(slow):
            by((1,) * word)
            build.jump(join)
        build.place(join)
        return
    with build.cold(slow):
        if_misaligned(build, pointer, 2, odd)
    with build.cold(build.label("even")):
        by((2,) * (word // 2))
        build.jump(join)
    with build.cold(odd):
        by((1, *(2,) * (word // 2 - 1), 1))
        build.jump(join)
    build.place(join)


def copy_bytes(
    build: Builder, source: VReg, target: VReg, count: int, memory: tuple[str, str], at_once: int = 1
) -> None:
    """Build a loop that copies so many bytes, at any address, and moves both pointers behind them. memory: which
    buffers they point to; at_once: bytes a turn, of which there is a whole number."""
    end, head = build.add(source, count), build.label("copy")
    with build.turns(head, count // at_once):
        for i in range(at_once):
            build.store(1, build.load(1, source, i, memory[0]), target, i, memory[1])
        build.add(source, at_once, into=source)
        build.add(target, at_once, into=target)
        build.branch("if_different", source, end, head)


def load_through_frame(build: Builder, rules: RuleSet, count: int, pointer: Ref) -> list[Ref]:
    """Load `count` words from `pointer` on, from a copy in the frame where that is misaligned: short code for many
    words. Return each in a new register."""
    size, at = rules.bits // 8, build.fresh(pointer.file, "at")
    slow, join = build.label("misaligned"), build.label("join")
    build.copy(pointer, at)
    if not build.target.unaligned:
        held = build.buffer_in_frame(rules.file, count)
        if_misaligned(build, pointer, size, slow)
        with build.cold(slow):
            into = build.fresh(pointer.file, "into")
            build.copy(build.frame_address(held[0]), into)
            copy_bytes(build, at, into, count * size, ("in", "stack"))
        with build.cold(build.label("copied")):
            build.copy(build.frame_address(held[0]), at)
            build.jump(join)
        build.place(join)
    return [build.load(size, at, i * size, "in") for i in range(count)]


def store_through_frame(build: Builder, rules: RuleSet, words: Sequence[Ref], pointer: Ref) -> None:
    """Store registers from `pointer` on, by way of the frame where that is misaligned: short code for many words."""
    size, slow, join = rules.bits // 8, build.label("misaligned"), build.label("join")
    if not build.target.unaligned:
        if_misaligned(build, pointer, size, slow)
        with build.cold(slow):
            held = build.buffer_in_frame(rules.file, len(words))
            source, into = (build.fresh(pointer.file, hint) for hint in ("from", "into"))
            build.copy(build.frame_address(held[0]), source)
            for i, word in enumerate(words):  # side by side, as in memory: places are wider than words on RV64I
                build.store(size, word, source, i * size, "stack")
            build.copy(pointer, into)
            copy_bytes(build, source, into, len(words) * size, ("stack", "out"))
        with build.cold(build.label("copied")):
            build.jump(join)
        build.place(build.label("words"))
    for i, word in enumerate(words):
        build.store(size, word, pointer, i * size, "out")
    if not build.target.unaligned:
        build.place(join)
