"""The form in which code keeps what a mode derives from the key: words that the rounds of its folds read as round keys.

Where folds are products in a field, the words are the lanes of the operand that stands alone, which is then transposed
once for a key and not once for a call. Else they are the bytes of what is derived, four in a word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property, lru_cache
from itertools import chain

from ciphergen.backends.machine.carryless import CarrylessProducts
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.entry import Entry, Rate
from ciphergen.dsl.term import Term, concat, extract, from_bytes, substitute, to_bytes, var, variables, zext
from ciphergen.dsl.term import replace as replace_terms
from ciphergen.generator.analysis.field_products import WORD, FieldProduct, field_product
from ciphergen.generator.analysis.keys import WHOLE, KeyLayout, KeyPlaces, key_bytes, key_position, key_variable
from ciphergen.generator.analysis.ready import UnitKeys, with_units
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.passes import field_multiplication
from ciphergen.generator.passes.multiples import Multiples

UNIT = 4  # bytes of a word, but of what instructions multiply that take wider ones


@dataclass(frozen=True, eq=False)
class DerivedKeys(UnitKeys):
    """A variant for the code of an entry point of a mode, and of what makes the key of all of them. planes: the words
    over the only derived value, none where they are its bytes; by: what multiplies, None for lanes; multiples: the
    tables that are kept in place of words, which code looks up as no term says."""

    planes: tuple[Term, ...]
    by: CarrylessProducts | None = None
    multiples: Multiples | None = None

    def with_multiples(self, width: int, tables: int) -> DerivedKeys:
        """Return the variant with tables of the multiples of the only derived value, by which blocks are multiplied.
        width: coefficients of an index; tables: how many there are."""
        assert self.product is not None
        return replace(self, multiples=Multiples(width, tables, len(self.product.second)))

    def key_variables(self) -> tuple[tuple[Term, ...], ...]:
        """Return the words as variables, of one round key."""
        count = len(self.planes) or self.key_bytes // self.unit
        return (tuple(key_variable(0, i, 8 * self.unit) for i in range(count)),)

    @cached_property
    def product(self) -> FieldProduct | None:
        """Return the product that takes a block into a chain, of words of 32 bits in the order of memory, if bits stand
        there in the order of their degrees; None where it is no such product, or instructions multiply."""
        values, steps = [*chain(*self.base.ready_keys(self.entry.name))], self.base.steps(self.entry.name)
        if not self.planes or self.by is not None or len(steps[0].outputs) > 1:
            return None
        inputs, big = (*values, *steps[0].inputs), self.byte_order == "big"
        turn = -1 if big else 1
        words = [[var(f"part.{i}.{j}", WORD) for j in range(v.width // WORD)] for i, v in enumerate(inputs)]
        whole = (concat(*reversed(each[::turn])) for each in words)
        (made,) = substitute(steps[0].outputs, dict(zip(inputs, whole, strict=True)))
        roots = [extract(made, at + WORD - 1, at) for at in range(0, made.width, WORD)][::turn]
        found = field_product(roots, [*chain(*words)])
        return found if found is not None and found.reverse is big else None

    def steps(self, name: str) -> tuple[Step, ...]:
        """Return the steps of the entry point over the words."""
        assert self.multiples is None
        (words,), values, steps = self.key_variables(), [*chain(*self.base.ready_keys(name))], self.base.steps(name)
        if self.planes:
            known = dict(zip(self.planes, words, strict=True))
            (value,) = values
            return tuple(_multiplied(step, value, self.by).over(step, known) for step in steps)
        memory = self.words([byte for word in words for byte in to_bytes(word)])
        there = dict(zip(self.derived, memory, strict=True))
        known = {v: there[p.name] for v, p in zip(values, self.entry.of_rate(Rate.READY), strict=True)}
        return tuple(_over(step, substitute(step.outputs, known)) for step in steps)

    def schedule(self, key: Sequence[Term]) -> tuple[tuple[Term, ...], ...]:
        """Return the words, of the bytes of what is derived."""
        if self.planes:
            (value,) = chain(*self.base.ready_keys(self.entry.name))
            return (tuple(substitute(self.planes, dict(zip([value], self.words(key), strict=True)))),)
        return (tuple(from_bytes(key[i : i + self.unit]) for i in range(0, len(key), self.unit)),)

    def key_layout(self, bits: int, name: str = WHOLE) -> KeyLayout:
        """Return where the words lie, and what they are of the bytes of what is derived."""
        key = key_bytes(self)
        if self.multiples is not None:
            return KeyLayout(key, {}, {}, frozenset(), self.unit, self.multiples.bytes)
        (made,) = self.schedule(key)
        places = {(0, i): self.unit * i for i in range(len(made))}
        words = {self.unit * i: zext(term, max(bits, term.width)) for i, term in enumerate(made)}
        return KeyLayout(key, {name: KeyPlaces(places, 0)}, words, frozenset(), self.unit, self.unit * len(made))


@dataclass(frozen=True)
class _Multiplied:
    """A step as instructions, or lanes, make a product. planes: of what is derived, none where the step is none."""

    piece: Piece
    planes: tuple[Term, ...]

    def over(self, step: Step, words: Mapping[Term, Term]) -> Step:
        """Return the step over words in place of the planes."""
        order = self.piece.between
        found = replace_terms([*order, *self.piece.outputs], dict(words))
        return _over(step, found[len(order) :], found[: len(order)])


def _over(step: Step, outputs: Sequence[Term], order: Sequence[Term] = ()) -> Step:
    keys = sorted(
        (v for v in variables(outputs) if key_position(v) is not None), key=lambda v: key_position(v) or (0, 0)
    )
    return replace(step, outputs=tuple(outputs), keys=tuple(keys), order=tuple(order))


def _multiplied(step: Step, value: Term, by: CarrylessProducts | None) -> _Multiplied:
    """Return a step with a product by instructions, or in lanes, if it reads nothing else of what is derived."""
    piece = Piece((value, *step.inputs), step.outputs, ())
    made, planes = field_multiplication.with_planes(piece, by)
    words = {plane: key_variable(1, i, plane.width) for i, plane in enumerate(planes)}
    alone = variables(planes) == [value] and value not in variables(replace_terms(made.outputs, words))
    return _Multiplied(made, planes if alone else ())


def with_keys_in_memory(variant: Variant, name: str, bits: int, by: CarrylessProducts | None = None) -> UnitKeys | None:
    """Return a variant for the code of an entry point, None where it reads no key from memory as rounds do. bits: of
    registers; by: what multiplies polynomials."""
    takes = variant.derived and variant.entries[name].of_rate(Rate.KEY)
    return with_derived_keys(variant, name, by) if takes else with_units(variant, name, bits)


@lru_cache(maxsize=32)  # layouts and steps are kept by the variant that they are of
def with_derived_keys(variant: Variant, name: str = "", by: CarrylessProducts | None = None) -> DerivedKeys:
    """Return a variant for the code of an entry point of a mode that takes what is derived from the key, or for what
    makes the key of all of them. name: of the entry point; by: what multiplies polynomials, None for lanes."""
    keyed = [key for key, entry in variant.entries.items() if entry.of_rate(Rate.KEY)]
    base = replace(variant, entries={key: _with_ready(entry) for key, entry in variant.entries.items()})
    found = {_planes(base, key, by) for key in keyed}
    planes = found.pop() if len(found) == 1 else ()
    given = {field.name: getattr(variant, field.name) for field in fields(variant)}
    entry = base.entries[name or keyed[0]]
    port = entry.ready
    assert port is not None
    unit = planes[0].width // 8 if planes else UNIT
    return DerivedKeys(**given, base=base, unit=unit, entry=entry, port=port, planes=planes, by=by)


def _with_ready(entry: Entry) -> Entry:
    ports = tuple(replace(port, rate=Rate.READY) if port.rate is Rate.KEY else port for port in entry.inputs)
    return replace(entry, inputs=ports)


def _planes(base: Variant, name: str, by: CarrylessProducts | None) -> tuple[Term, ...]:
    """Return what is kept of the only value of which an entry point reads nothing else, none if there is no such
    value."""
    values, steps = [*chain(*base.ready_keys(name))], base.steps(name)
    return _multiplied(steps[0], values[0], by).planes if len(values) == len(steps) == 1 else ()
