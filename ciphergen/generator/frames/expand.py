"""Key expansion over the user's key: straight code, or a loop over the rounds where code is to be small."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ciphergen.dsl.term import Term, from_bytes, substitute, to_bytes, var
from ciphergen.generator import passes
from ciphergen.generator.analysis.recurrence import Recurrence, find
from ciphergen.generator.code import Code
from ciphergen.generator.frames.work import Work
from ciphergen.generator.layouts.access import load_terms
from ciphergen.generator.machine import Label, Passage, Reg, VReg
from ciphergen.generator.near import Near
from ciphergen.generator.passages import below
from ciphergen.generator.select import select
from ciphergen.interface.role import Part


def expand_key(work: Work, code: Code) -> None:
    """Emit the key schedule: load the key and store the words of the round keys. Use a loop if code is to be small and
    a recurrence is found; else store each word as soon as it is computed."""
    given = code.arguments()
    ks, pointer = given[Part.ROUND_KEYS], given[Part.KEY]
    rules, key = work.words, work.keys.key
    size = rules.bits // 8
    loaded = load_terms(
        code, rules, key, [from_bytes(key[i : i + size]) for i in range(0, len(key), size)], pointer, "key"
    )
    words = [var(f"key.{i}", rules.bits) for i in range(len(loaded))]
    cut = dict(zip(key, (byte for word in words for byte in to_bytes(word)), strict=True))
    offsets = list(work.keys.words)
    terms = dict(zip(offsets, passes.run(substitute([work.keys.words[o] for o in offsets], cut)), strict=True))
    known = dict(zip(words, loaded, strict=True))
    loop = _loop(work, terms, words) if work.small else None
    if loop is not None:
        _emit(work, code, ks, known, *loop)
    else:
        sinks: dict[Term, Callable[[Reg], None]] = {}
        for offset, term in terms.items():
            sinks[term] = _both(sinks.get(term), _store(work, code, ks, offset))
        rounds = work.keys.rounds()
        passages = below(list(terms.values()), [Passage((f"round key {rounds[offset]}",)) for offset in terms])
        near = Near() if code.idioms.shifts_constants else None
        select(code, rules, list(terms.values()), known, {}, sinks, passages=passages, near=near)
    code.leave()


def _loop(work: Work, terms: Mapping[int, Term], key: Sequence[Term]) -> tuple[Recurrence, list[int], int] | None:
    """Return (recurrence, offsets of its words in the first round, stride); None if there is no recurrence, or if
    layouts store words in different ways."""
    places = set(map(id, work.keys.places.values()))
    stride = next(iter(work.keys.places.values())).stride
    if len(places) != 1 or not stride or work.keys.filled:
        return None
    rows = [[o for o in terms if start <= o < start + stride] for start in range(0, work.keys.size, stride)]
    recurrence = find([[terms[o] for o in row] for row in rows], key)
    moved = all([o - i * stride for o in row] == rows[0] for i, row in enumerate(rows))
    return (recurrence, rows[0], stride) if recurrence is not None and moved else None


def _emit(
    work: Work, code: Code, ks: VReg, known: Mapping[Term, Reg], loop: Recurrence, offsets: list[int], stride: int
) -> None:
    """Emit the loop of the key schedule, in which a pointer walks over the round keys to their end and no turns are
    counted."""
    rules = work.words
    carried = [code.fresh(rules.file, name.name) for name in loop.carried]
    for register, first in zip(carried, select(code, rules, loop.first, known, {}), strict=True):
        code.copy(first, register)
    walker = code.fresh(ks.file, "rk")
    code.copy(ks, walker)
    end = code.idioms.add(code, ks, stride * loop.count)
    head: Label = code.label("schedule")
    code.weight = float(loop.count)
    code.place(head)
    terms = passes.run([*loop.words, *loop.after])
    rounds, last = work.keys.rounds(), offsets[0] + stride * (loop.count - 1)
    turns = Passage((f"round keys {rounds[offsets[0]]} to {rounds[last]}, one a turn",))
    passages = below(terms, [turns] * len(offsets) + [None] * (len(terms) - len(offsets)))
    made = select(code, rules, terms, dict(zip(loop.carried, carried, strict=True)), {}, passages=passages)
    for word, offset in zip(made, offsets, strict=False):
        code.idioms.store(code, work.keys.word_bytes, word, walker, offset, memory="ks")
    code.parallel(list(zip(carried, made[len(loop.words) :], strict=True)))
    code.idioms.add(code, walker, stride, into=walker)
    code.idioms.if_different(code, walker, end, head)
    code.weight = 1.0
    code.place(code.label("after"))


def _both(first: Callable[[Reg], None] | None, second: Callable[[Reg], None]) -> Callable[[Reg], None]:
    """Return a sink that runs both sinks in turn, for a word stored in two places."""

    def run(register: Reg) -> None:
        if first is not None:
            first(register)
        second(register)

    return run


def _store(work: Work, code: Code, ks: Reg, offset: int) -> Callable[[Reg], None]:
    def store(register: Reg) -> None:
        if offset in work.keys.filled:
            filled = code.vectors.fill(code, register)
            code.vectors.store(code, work.vector_bytes, filled, ks, offset, memory="ks")
        else:
            code.idioms.store(code, work.keys.word_bytes, register, ks, offset, memory="ks")

    return store
