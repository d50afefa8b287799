"""Rounds on blocks in registers: steps of a cipher as whole-register operations, compared by their meanings.

A step is levels of look-ups, with linear maps before, between and behind them. The look-ups of a level that a row does
at once may lie in any order in its result, so that what moves bytes only often costs nothing: of AES, ShiftRows is
where look-ups lie. What a level adds to its indices, made of round keys, is the row's other register.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.term import Term, const, from_bytes, replace, substitute, to_bytes, var
from ciphergen.dsl.term.linear_forms import Form, LeafForms
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.analysis.look_ups import levels
from ciphergen.generator.analysis.whole_operations import (
    BlockOperation,
    LinearMap,
    Substitution,
    Sum,
    WholeOperations,
    mapped,
    whole_operations,
)
from ciphergen.generator.cover import Unsupported

_BYTE = 8


@lru_cache(maxsize=256)  # every function of a variant asks for its steps
def operations(variant: Variant, rules: RuleSet, step: Step) -> tuple[BlockOperation, ...]:
    """Return a step as operations on a register that holds a block as memory does.

    Raises:
        Unsupported: no rows of the target do what the step does.
    """
    return tuple(_fused(_BlockStep(variant, rules, step).run(), rules))


def derived(key: Term, other: Term, rules: RuleSet) -> tuple[str, ...] | None:
    """Return the rows that make of a round-key register another one, None if none do."""
    forms = LeafForms()
    wanted, given = forms.of(key), forms.of(other)
    for each in whole_operations(rules.whole, rules.bits).maps:
        if each.rows and all(mapped(row, given) == form for row, form in zip(each.sums, wanted, strict=True)):
            return each.rows
    return None


def _fused(found: Sequence[BlockOperation], rules: RuleSet) -> Iterator[BlockOperation]:
    left = list(found)
    while left:
        first, *left = left
        if left and (first.rows[0], left[0].rows[0]) in rules.fused:
            yield BlockOperation(first.rows + left.pop(0).rows, first.key)
        else:
            yield first


class _BlockStep:
    """A step being compared with the operations of a target."""

    def __init__(self, variant: Variant, rules: RuleSet, step: Step) -> None:
        self._known: WholeOperations = whole_operations(rules.whole, rules.bits)
        self._register = var("block", rules.bits)
        words = variant.words(to_bytes(self._register))
        self._outputs = variant.bytes(substitute(step.outputs, dict(zip(step.inputs, words, strict=True))))
        self._forms = LeafForms()
        # The leaves in the register, in the order in which they lie there, and by the form of a bit of one its place.
        self._there: list[Term] = []
        self._places: dict[Form, int] = {}
        self._found: list[BlockOperation] = []

    def run(self) -> list[BlockOperation]:
        """Return the operations.

        Raises:
            Unsupported: no rows of the target do what the step does.
        """
        self._hold([self._register])
        for level in levels(self._outputs):
            self._look_up(level)
        sums = self._sums([form for byte in self._outputs for form in self._forms.of(byte)])
        way = next((each for each in self._known.maps if [*each.sums] == sums), None)
        if way is None:
            raise Unsupported("no instructions of the target compute what a round does to a block behind its look-ups")
        self._apply(way)
        key = self._added(self._outputs)
        if key is not None:
            self._found.append(BlockOperation((self._known.adds,), key))
        return self._found

    def _hold(self, leaves: Sequence[Term]) -> None:
        """Note which leaves are in the register."""
        bits = [bit for leaf in leaves for bit in self._forms.of(leaf)]
        self._there, self._places = [*leaves], {bit: place for place, bit in enumerate(bits)}

    def _sums(self, forms: Sequence[Form]) -> list[Sum]:
        """Return forms as sums of bits of the register, without what is added to them.

        Raises:
            Unsupported: a form has bits of neither the register nor round keys.
        """
        found: list[Sum] = []
        for form in forms:
            total = 0
            for leaf, bit in self._forms.parts(form):
                place = self._places.get(self._forms.of(leaf)[bit])
                if place is not None:
                    total |= 1 << place
                elif key_position(leaf) is None:
                    raise Unsupported("a round adds more than look-ups of one level and round keys")
            found.append(total)
        return found

    def _added(self, parts: Sequence[Term]) -> Term | None:
        """Return what is added to bytes, as a register; None for nothing."""
        zeros: dict[Term, Term] = {leaf: const(0, leaf.width) for leaf in self._there}
        found = passes.run(replace(parts, zeros))
        return None if all(part.is_const and not part.value for part in found) else from_bytes(found)

    def _look_up(self, level: Sequence[Term]) -> None:
        indices = [term.args[0] for term in level]
        if {term.width for term in level} != {_BYTE} or {index.width for index in indices} != {_BYTE}:
            raise Unsupported("instructions on whole blocks look up bytes")
        sums = [tuple(self._sums(self._forms.of(index))) for index in indices]
        for way in self._known.maps:
            for row in self._known.substitutions:
                order = _order(level, sums, way, row)
                if order is not None:
                    self._apply(way)
                    self._substitute(row, [level[i] for i in order])
                    return
        raise Unsupported("no instruction of the target looks up what a round does, at the places where it does")

    def _substitute(self, row: Substitution, level: Sequence[Term]) -> None:
        """Add an operation that looks up. level: in the order of its result."""
        at = dict(zip(row.sources, level, strict=True))
        key = self._added([at[place].args[0] for place in range(len(at))])
        if key is not None and not row.keyed:
            self._found.append(BlockOperation((self._known.adds,), key))
        elif key is None and row.keyed:
            key = const(0, self._known.bits)
        self._found.append(BlockOperation((row.row,), key if row.keyed else None))
        self._hold(level)

    def _apply(self, way: LinearMap) -> None:
        self._found += [BlockOperation((row,)) for row in way.rows]


def _order(
    level: Sequence[Term], sums: Sequence[tuple[Sum, ...]], way: LinearMap, row: Substitution
) -> list[int] | None:
    """Return the look-ups of a level in an order in which a row does them behind a linear map; None if it does not."""
    waiting: dict[object, list[int]] = {}
    for i, term in enumerate(level):
        waiting.setdefault((term.param, sums[i]), []).append(i)
    found: list[int] = []
    for entries, source in zip(row.entries, row.sources, strict=True):
        own = waiting.get((entries, way.sums[_BYTE * source : _BYTE * (source + 1)]))
        if not own:
            return None
        found.append(own.pop())
    return found if len(found) == len(level) else None
