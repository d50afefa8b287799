"""The layout of blocks as polynomials over GF(2), each in a vector register whose bits are the coefficients.

For folds that multiply in a field, where instructions multiply polynomials: a block is turned around once, when it is
loaded, and the state of a fold stays as it is from block to block.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ciphergen.backends.machine.rule import Generation, RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.entry import Rate
from ciphergen.dsl.term import Term, from_bytes, make, substitute, to_bytes, topological, var
from ciphergen.dsl.term import replace as replace_terms
from ciphergen.dsl.term.walk import rebuild, remake
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, key_position, key_variable
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.layouts.derived_keys import with_derived_keys
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.passes.carryless_product import BITS, turned
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

_BYTES = BITS // 8


class FieldRegisters(Layout):
    """A layout of blocks as coefficients, as the module says, of a variant of words of 128 bits. reverse: whether the
    highest bit of a word is the coefficient of 1."""

    name, by_frame = "field", True

    def __init__(self, variant: Variant, rules: RuleSet, *, reverse: bool) -> None:
        super().__init__(variant, rules, 1)
        self._reverse = reverse

    @staticmethod
    def of_entry(variant: Variant, name: str, generation: Generation) -> FieldRegisters | None:
        """Return the layout for the rounds of an entry point that multiply by what is derived from the key; None where
        they do not, or no instruction multiplies polynomials in vector registers."""
        rules = next((found for found in generation.sets.values() if found.polynomials is not None), None)
        takes = variant.derived and variant.entries[name].of_rate(Rate.KEY)
        if rules is None or rules.bits != BITS or not takes:
            return None
        units = with_derived_keys(variant, name, rules.polynomials)
        inside = topological([term for step in units.steps(name) for term in step.outputs])
        reverse = any(term.param == turned() for term in inside)
        return FieldRegisters(units, rules, reverse=reverse) if units.planes else None

    def of_port(self, words: int) -> FieldRegisters:
        return self.of(replace(self.variant, block_words=words))

    def of(self, variant: Variant) -> FieldRegisters:
        return FieldRegisters(variant, self.rules, reverse=self._reverse)

    def check(self) -> None:
        assert self.variant.word_bits == BITS, "see `of_entry`"

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return keys.places[self.name]

    def lift(self, piece: Piece) -> Piece:
        known = {x: self._around(x) for x in piece.inputs}
        outputs = [self._around(term) for term in _with_whole_keys(substitute(piece.outputs, known))]
        return replace(piece, outputs=tuple(_without_turns(outputs)), between=())

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        return [
            self._coefficients(build, self._load(build, pointer, _BYTES * i, "in"))
            for i in range(self.variant.block_words)
        ]

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        for i, register in enumerate(state):
            value = self._coefficients(build, register)  # the same way back
            build.vector("store", _BYTES, value, pointer, _BYTES * i, memory="out", count=0)

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        return self._load(build, pointer, offset, "ks")

    def of_memory(self, build: Builder, word: Ref) -> Ref:
        return self._coefficients(build, word)

    def _load(self, build: Builder, pointer: Ref, offset: int, memory: str) -> Ref:
        (found,) = build.vector("load", _BYTES, pointer, offset, memory=memory)
        return found

    def _around(self, word: Term) -> Term:
        return make("apply", (word,), BITS, turned()) if self._reverse else word

    @property
    def byte_by_byte(self) -> bool:
        """Return True if each byte of memory becomes coefficients by itself, where it stands."""
        return (self.variant.byte_order == "big") is self._reverse

    def half(self, word: Term) -> Term:
        """Return a half of a register of memory, in a general register, as coefficients. Only where they are made of
        each byte by itself."""
        assert self.byte_by_byte, "see `ProductFold.of`"
        assert self.rules.polynomials is not None
        for row in self.rules.polynomials.turned_half if self._reverse else ():
            word = make("apply", (word,), word.width, row.function)
        return word

    def coefficients(self, word: Term) -> Term:
        """Return a register of memory as coefficients, or coefficients as a register of memory."""
        polynomials, found = self.rules.polynomials, word
        if not self.byte_by_byte:
            found = from_bytes(to_bytes(found)[::-1])
        if self._reverse:
            assert polynomials is not None
            assert polynomials.turned is not None
            found = make("apply", (found,), BITS, polynomials.turned.function)
        return found

    def _coefficients(self, build: Builder, register: Ref) -> Ref:
        word = var("word", BITS)
        found = self.coefficients(word)
        return register if found is word else build.one(self.rules, found, {word: register})


def _with_whole_keys(terms: Sequence[Term]) -> list[Term]:
    """Return terms with a variable for four words of key memory that lie one behind the other."""
    known: dict[Term, Term] = {}
    for term in topological(terms):
        places = [key_position(part) for part in reversed(term.args)] if term.op == "concat" else []
        first = places[0] if places else None
        if term.width == BITS and first is not None:
            row, column = first
            if places == [(row, column + i) for i in range(len(places))]:
                known[term] = key_variable(row, column, BITS)
    return replace_terms(terms, known)


def _without_turns(terms: Sequence[Term]) -> list[Term]:
    """Return terms without words that are turned around twice."""

    def step(term: Term, args: tuple[Term, ...]) -> Term:
        twice = term.param == turned() and args[0].param == turned()
        return args[0].args[0] if twice else remake(term, args)

    return rebuild(terms, step)
