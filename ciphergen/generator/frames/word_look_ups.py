"""Look-ups of a key schedule by instructions that look up bytes of registers.

Of one that looks up all bytes of a vector register at once, a word stands in every lane: what the instruction does to
bytes of other places it then does to the word's own. Functions of general registers are searched for the word of which
each byte is looked up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.rule import Generation, RuleSet
from ciphergen.dsl.term import Term, from_bytes, lookup, to_bytes, topological, var
from ciphergen.generator import passes
from ciphergen.generator.analysis.by_functions import FunctionSearch
from ciphergen.generator.analysis.look_ups import look_ups
from ciphergen.generator.analysis.stages import Cut, CutCall, cut_at
from ciphergen.generator.analysis.whole_operations import whole_operations
from ciphergen.generator.cover import instructions
from ciphergen.generator.layouts.linear_stages import last_uses
from ciphergen.generator.machine import Passage
from ciphergen.generator.passes import abreast, legalise
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref, Value

_BYTE = 8
Table = tuple[int, ...]
# Builds the look-up of each byte of a word.
LookUp = Callable[[Builder, Ref], Ref]


def _by_functions(rules: RuleSet, entries: Table) -> LookUp | None:
    """Return how functions of general registers look up each byte of a word in a table; None if they do not."""
    if not rules.functions:
        return None
    word = var("word", rules.bits)
    search = FunctionSearch.of([each.function for each in rules.functions], [word])
    wanted = from_bytes([lookup(entries, byte, _BYTE) for byte in to_bytes(word)])
    ways = [
        passes.run(legalise.run(passes.run([way]), rules))
        for way in search.ways(search.forms.of(wanted), None).values()
    ]
    if not ways:
        return None
    best = min(ways, key=lambda way: instructions(way, (), rules))
    return lambda build, given: build.compute(rules, best, {word: given})[0]


def _by_row(row: str) -> LookUp:
    def look_up(build: Builder, given: Ref) -> Ref:
        (filled,) = build.vector("fill", 32, given)
        return build.general("vectors", "word", build.operate((row,), filled, build.zeros(filled.file)), 0)

    return look_up


def _rows(generation: Generation, bits: int) -> dict[Table, str]:
    """Return by a table the row that looks up each byte of a word of `bits` bits that stands in every lane."""
    found: dict[Table, str] = {}
    size = bits // _BYTE
    for rules in generation.sets.values():
        for row in whole_operations(rules.whole, rules.bits).substitutions if rules.whole else ():
            in_place = all(source % size == place % size for place, source in enumerate(row.sources))
            if in_place and row.keyed and len({*row.entries}) == 1:
                found.setdefault(row.entries[0], row.row)
    return found


@dataclass(frozen=True)
class WordLookUps:
    """Terms cut at look-ups that instructions do. ways: how, by table."""

    cut: Cut
    ways: Mapping[Table, LookUp]

    @staticmethod
    def of(generation: Generation, roots: Sequence[Term], rules: RuleSet) -> WordLookUps | None:
        """Return terms cut at look-ups in words of general registers; None where there are none, or no instructions do
        them all."""
        calls, rows = look_ups(roots, rules.bits), _rows(generation, rules.bits)
        forms = list(dict.fromkeys(call.form for call in calls))
        tables = [term for form in forms for term in topological(form.results) if term.op == "table"]
        if not tables or any({term.width, term.args[0].width} != {_BYTE} for term in tables):
            return None
        ways: dict[Table, LookUp] = {}
        for entries in {term.param for term in tables}:
            assert isinstance(entries, tuple)
            way = _by_row(rows[entries]) if entries in rows else _by_functions(rules, entries)
            if way is None:
                return None
            ways[entries] = way
        return WordLookUps(cut_at(roots, calls, forms, rules.bits, abreast.run), ways)

    def run(
        self, build: Builder, rules: RuleSet, known: Mapping[Term, Ref], store: Callable[[int, Value], None],
        passage: Callable[[int], Passage],
    ) -> None:  # fmt: skip
        """Build all stages. known: the registers of variables; store: what becomes of a root, by its number; passage:
        the words of the text that a root is for."""
        registers, last = dict(known), last_uses(self.cut)
        for number, stage in enumerate(self.cut.stages):
            kept = [variable for variable in stage.kept if last.get(variable, number) > number]
            terms = [stage.kept[variable] for variable in kept]
            given = stage.call.given if stage.call else ()
            passages = [None] * len(kept) + [passage(i) for i in stage.roots] + [None] * len(given)
            made = iter(build.rewritten(rules, [*terms, *stage.roots.values(), *given], registers, passages=passages))
            registers |= {variable: next(made) for variable in kept}
            for i in stage.roots:
                store(i, next(made))
            if stage.call is not None:
                registers |= zip(stage.call.results, self._look_up(build, stage.call, [*made]), strict=True)

    def _look_up(self, build: Builder, call: CutCall, words: Sequence[Ref]) -> list[Ref]:
        function = self.cut.functions[call.function]
        (entries,) = {term.param for term in topological(function.outputs) if term.op == "table"}
        assert isinstance(entries, tuple)  # it is a key of `ways`
        return [self.ways[entries](build, word) for word in words]
