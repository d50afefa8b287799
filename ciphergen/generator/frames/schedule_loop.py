"""A key schedule that looks up tables as a loop, for small code: words are read where the loop has stored them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ciphergen.dsl.call_form import TextCall
from ciphergen.dsl.term import Term, from_bytes, topological
from ciphergen.generator.analysis.look_ups import look_ups
from ciphergen.generator.analysis.schedule_turns import ScheduleTurns, schedule_turns
from ciphergen.generator.analysis.stages import cut_at
from ciphergen.generator.frames.shared_look_ups import SharedLookUps
from ciphergen.generator.frames.staged import Rewrite, RoutineSet, Staged
from ciphergen.generator.layouts.access import copy_bytes
from ciphergen.generator.machine import Passage, VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref, Sink, Value


def turns_of(plan: Plan) -> ScheduleTurns | None:
    """Return the turns of a key schedule whose words stand one behind the other in memory, those of the key first; None
    where there are none, or where nothing is looked up: then words are kept in registers."""
    stored, size, key = plan.keys.stored, plan.words.bits // 8, plan.keys.key
    offsets = sorted(stored)
    if plan.keys.filled or plan.keys.word_bytes != size or len(key) % size:
        return None
    if offsets != [offsets[0] + i * size for i in range(len(offsets))]:
        return None
    words = [stored[offset][1] for offset in offsets]
    if not any(term.op == "table" for term in topological(words)):
        return None
    return schedule_turns(words, [from_bytes(key[i : i + size]) for i in range(0, len(key), size)])


class ScheduleLoop:
    """The loop over the turns of a key schedule. rewrite: what is done with terms, look-ups among them."""

    def __init__(self, plan: Plan, build: Builder, turns: ScheduleTurns, rewrite: Rewrite) -> None:
        self._plan, self._build, self._turns, self._rewrite = plan, build, turns, rewrite
        self._size = plan.keys.word_bytes
        self._known = dict[Term, Ref]()
        self._sources = dict[Term, Fetch]()
        self._routines: RoutineSet | None = None

    def run(self, ks: VReg, key: VReg) -> None:
        """Build the words of the key, the loop behind them, and the words of one more turn."""
        build, turns, size = self._build, self._turns, self._size
        walker = build.fresh(ks.file, "rk")
        build.add(ks, min(self._plan.keys.stored), into=walker)
        self._copy(key, walker)
        carried = [build.fresh(self._plan.words.file, "constant") for _ in turns.carried]
        for register, first in zip(carried, turns.first, strict=True):
            build.copy(build.constant(self._plan.words, first.value), register)
        self._known = dict(zip(turns.carried, carried, strict=True))
        self._sources = {v: self._behind(walker, distance) for v, distance in turns.behind.items()}
        length = len(turns.words) * size
        end, head = build.add(walker, length * turns.count), build.label("schedule")
        with build.turns(head, turns.count):
            self._words(walker, turns.words)
            following = build.rewritten(self._plan.words, turns.after, self._known)
            build.parallel(list(zip(carried, following, strict=True)))
            build.add(walker, length, into=walker)
            build.branch("if_different", walker, end, head)
        build.place(build.label("after"))
        self._words(walker, turns.words[: turns.rest])

    def _copy(self, key: VReg, walker: VReg) -> None:
        """Build a loop that copies the key byte by byte, at any address, to where the pointer is, which it moves."""
        source = self._build.fresh(key.file, "from")
        self._build.copy(key, source)
        copy_bytes(self._build, source, walker, len(self._plan.keys.key), ("key", "ks"))
        self._build.place(self._build.label("copied"))

    def _behind(self, walker: VReg, distance: int) -> Fetch:
        return self._build.later(lambda: self._build.load(self._size, walker, -distance * self._size, "ks"))

    def _words(self, walker: VReg, words: Sequence[Term]) -> None:
        """Build words of a turn, with calls of what is looked up."""
        if not words:
            return
        build, rules = self._build, self._plan.words
        passage = Passage((f"round keys, {len(words)} words a turn",))
        sinks = [self._store(walker, i) for i in range(len(words))]
        calls = self._calls(words)
        if not calls:
            order, terms = self._rewrite(words)
            known: Mapping[Term, Ref | Fetch] = {**self._known, **self._sources}
            build.spend(rules, terms, known, sinks, order=order, passages=[passage] * len(words))
            return
        forms = [*dict.fromkeys(call.form for call in calls)]
        parts = cut_at(words, calls, forms, rules.bits)
        self._routines = self._routines or SharedLookUps.of_plan(self._plan, build, self._rewrite, parts)
        Staged(self._routines, parts, sinks.__getitem__, lambda _: passage).run(self._known, self._sources)

    def _store(self, walker: VReg, number: int) -> Sink:
        def store(word: Value) -> None:
            self._build.store(self._size, word, walker, number * self._size, "ks")

        return self._build.sink(self._plan.words.file, store)

    def _calls(self, words: Sequence[Term]) -> list[TextCall]:
        """Return what words look up as calls, where the target has routines and no tables in memory."""
        if self._build.idioms.routines is None or self._plan.words.look_ups is not None:
            return []
        return look_ups(words, self._plan.words.bits)
