"""The layout for functions of registers that a target's instructions compute: blocks in registers as in memory.

Rounds are made of such functions where these compute what a round does; a round that they do not compute is one of
circuits. What is added of round keys is made by the key schedule, as the registers lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, const, from_bytes, replace, substitute, to_bytes, topological, var, variables
from ciphergen.generator import passes
from ciphergen.generator.analysis.by_functions import FunctionSearch
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.cover import Unsupported, instructions
from ciphergen.generator.layouts.tabled import Derive, MemoryRounds, Tabled, registers
from ciphergen.generator.passes import legalise, planes

_BYTE = 8


class FunctionWords(Tabled):
    """A layout of one block in registers as in memory, as the module says."""

    name = "words of memory, by functions"

    def check(self) -> None:
        if self.blocks > 1:
            raise Unsupported("instructions of an extension work on one block at a time")

    @property
    def rounds(self) -> MemoryRounds:
        return _with_functions(self.variant, self.rules)


@lru_cache(maxsize=32)
def computed_by_functions(variant: Variant, rules: RuleSet) -> bool:
    """Return True if functions of registers compute rounds of a variant, of one direction at least."""
    if not rules.functions or variant.entries or variant.block_bytes * _BYTE % rules.bits:
        return False
    try:
        rounds = _with_functions(variant, rules)
    except Unsupported:
        return False
    middle = [steps[len(steps) // 2] for direction in variant.directions if (steps := variant.steps(direction))]
    return any(term.op == "apply" for step in middle for term in topological(rounds.step(step)))


@lru_cache(maxsize=8)  # every function of a variant asks for it
def _with_functions(variant: Variant, rules: RuleSet) -> MemoryRounds:
    return MemoryRounds.of(variant, rules, _Rewriting(variant, rules).run)


class _Rewriting:
    """The rewriting of rounds by functions. What was found is kept."""

    def __init__(self, variant: Variant, rules: RuleSet) -> None:
        self._variant, self._rules = variant, rules
        self._state = registers(variant, rules.bits)
        self._functions = [each.function for each in rules.functions]
        self._search = FunctionSearch.of(self._functions, self._state)
        self._keys: dict[int, FunctionSearch] = {}  # by how many registers a round key has

    def run(self, roots: Sequence[Term], derived: Derive) -> Sequence[Term]:
        """Return registers behind a round, by functions or by circuits.

        Raises:
            Unsupported: round keys are not only added.
        """
        starts = [self._start(root, derived) for root in roots]
        forms = self._search.forms
        wanted = [tuple(form & ~self._apart(form) for form in forms.of(root)) for root in roots]
        ways = [self._search.ways(each, start) for each, start in zip(wanted, starts, strict=True)]
        if all(ways):
            names = list(dict.fromkeys(name for each in ways for name in each))
            tried = [[each.get(name) or next(iter(each.values())) for each in ways] for name in names]
            return min(tried, key=self._price)
        bare = self._without_keys(roots)
        made = planes.run(passes.run(bare), self._variant.circuits, self._rules.bits)
        return [term if start is None else term ^ start for term, start in zip(made, starts, strict=True)]

    def _apart(self, form: int) -> int:
        """Return the bits of a form that are of round keys, or the constant."""
        forms = self._search.forms
        keys = (forms.of(leaf)[bit] for leaf, bit in forms.parts(form) if key_position(leaf) is not None)
        return sum(keys) | (form & 1)

    def _start(self, root: Term, derived: Derive) -> Term | None:
        """Return what a round adds to a register besides what it makes of others; None for nothing."""
        forms = self._search.forms
        wanted = tuple(self._apart(form) for form in forms.of(root))
        zeros = {term: const(0, term.width) for term in (*forms.written, *self._state)}
        (found,) = passes.run(replace([root], zeros))
        if forms.of(found) != wanted:
            raise Unsupported("a round adds to a register what cannot be told from what it makes of others")
        if found.is_const:
            return found if found.value else None
        if len({at[0] for x in variables([found]) if (at := key_position(x)) is not None}) != 1:
            raise Unsupported("a round adds words of several round keys at once")
        return derived(self._of_key_words(found))

    def _of_key_words(self, term: Term) -> Term:
        """Return what is made of a round key by functions of registers in the fewest instructions; the term itself
        where they do not compute it."""
        bits, order = self._rules.bits, self._variant.byte_order
        (row,) = {at[0] for x in variables([term]) if (at := key_position(x)) is not None}
        words = self._variant.key_variables()[row]
        if any(word.width % _BYTE for word in words) or sum(word.width for word in words) % bits:
            return term
        bytes_ = [byte for word in words for byte in to_bytes(word, order)]
        size = bits // _BYTE
        whole = {var(f"key.{i // size}", bits): from_bytes(bytes_[i : i + size]) for i in range(0, len(bytes_), size)}
        parts, known = iter([byte for register in whole for byte in to_bytes(register)]), dict[Term, Term]()
        for word in words:
            known[word] = from_bytes([next(parts) for _ in range(word.width // _BYTE)], order)
        if len(whole) not in self._keys:
            self._keys[len(whole)] = FunctionSearch.of(self._functions, [*whole])
        search = self._keys[len(whole)]
        (wanted,) = substitute([term], known)
        ways = search.ways(search.forms.of(wanted), None)
        if not ways:
            return term
        return substitute([min(ways.values(), key=lambda each: self._price([each]))], whole)[0]

    def _without_keys(self, roots: Sequence[Term]) -> list[Term]:
        """Return roots with 0 for round keys.

        Raises:
            Unsupported: a round looks up what is made of round keys.
        """
        forms = self._search.forms
        keys = [x for x in variables(roots) if key_position(x) is not None]
        inside = {term for term in topological(roots) if term in forms.written}
        if any(key_position(x) is not None for x in variables(inside)):
            raise Unsupported("a round looks up what is made of round keys")
        return replace(roots, {x: const(0, x.width) for x in keys})

    def _price(self, terms: Sequence[Term]) -> int:
        """Return the number of instructions that compute terms."""
        return instructions(passes.run(legalise.run(passes.run(terms), self._rules)), (), self._rules)
