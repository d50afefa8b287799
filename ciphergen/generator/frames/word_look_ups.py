"""Look-ups of a key schedule by instructions that look up all bytes of a vector register at once.

A word stands in every lane of the register: what the instruction does to bytes of other places it then does to the
word's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.rule import Generation, RuleSet
from ciphergen.dsl.term import Term, topological
from ciphergen.generator.analysis.look_ups import look_ups
from ciphergen.generator.analysis.stages import Cut, CutCall, cut_at
from ciphergen.generator.analysis.whole_operations import whole_operations
from ciphergen.generator.layouts.linear_stages import last_uses
from ciphergen.generator.machine import Passage
from ciphergen.generator.passes import abreast
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref, Value

_BYTE = 8
Table = tuple[int, ...]


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
    """Terms cut at look-ups that rows do. rows: by table."""

    cut: Cut
    rows: Mapping[Table, str]

    @staticmethod
    def of(generation: Generation, roots: Sequence[Term], bits: int) -> WordLookUps | None:
        """Return terms cut at look-ups in words of `bits` bits; None where there are none, or rows do not do all."""
        calls, rows = look_ups(roots, bits), _rows(generation, bits)
        forms = list(dict.fromkeys(call.form for call in calls))
        tables = [term for form in forms for term in topological(form.results) if term.op == "table"]
        if not tables or any(term.param not in rows or {term.width, term.args[0].width} != {_BYTE} for term in tables):
            return None
        return WordLookUps(cut_at(roots, calls, forms, bits, abreast.run), rows)

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
        function, found = self.cut.functions[call.function], list[Ref]()
        (entries,) = {term.param for term in topological(function.outputs) if term.op == "table"}
        assert isinstance(entries, tuple)  # it is a key of `rows`
        for word in words:
            (filled,) = build.vector("fill", word)
            looked_up = build.operate((self.rows[entries],), filled, build.zeros(filled.file))
            found.append(build.general("vectors", "word", looked_up, 0))
        return found
