"""Exclusive ors of bits as few gates: sums that bits of a result have in common are built once.

Why: what a text writes as a matrix, or as sums of doubled bytes, shares what the text shares, and tools for synthesis
find little more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ciphergen.dsl.term import Term, concat, const, extract, topological, var
from ciphergen.dsl.term.linear_forms import Form, LeafForms
from ciphergen.dsl.term.sums import shared_sums
from ciphergen.dsl.term.walk import remake
from ciphergen.hardware.fewer_sums import Program, fewer, in_order
from ciphergen.hardware.gate_count import gate_count

_MOST = 160  # bits of leaves: more would take minutes


@lru_cache(maxsize=256)  # instructions have parts in common
def shared(root: Term) -> Term:
    """Return a term with the exclusive ors of bits in it shared; the term itself where that makes no fewer gates."""
    forms = LeafForms()
    bits = forms.of(root)
    leaves = dict.fromkeys(leaf for form in bits for leaf, _ in forms.parts(form))
    if root in leaves or sum(leaf.width for leaf in leaves) > _MOST:
        made = remake(root, tuple(shared(each) for each in root.args))
    else:
        known = {leaf: remake(leaf, tuple(shared(each) for each in leaf.args)) for leaf in leaves}
        made = _summed(forms, bits, known)
    return made if gate_count(made) < gate_count(root) else root


def _summed(forms: LeafForms, bits: Sequence[Form], known: dict[Term, Term]) -> Term:
    """Return the word of bits that are exclusive ors of bits of leaves. known: what stands for these."""
    places = dict.fromkeys(place for form in bits for place in forms.parts(form))
    inputs = {place: var(f"bit{number}", 1) for number, place in enumerate(places)}
    sums = [frozenset(inputs[place] for place in forms.parts(form)) for form in bits]
    numbers = {each: 1 << number for number, each in enumerate(inputs.values())}
    terms = {1 << number: extract(known[leaf], at, at) for number, (leaf, at) in enumerate(places)}
    program: Program = {}
    pairs = shared_sums(sums, [1] * len(bits), [*inputs.values()])
    for term in topological(pairs):
        if term.op == "xor":
            first, second = (numbers[each] for each in term.args)
            numbers[term] = first ^ second
            program[first ^ second] = first, second
    wanted = [0 if term.is_const else numbers[term] for term in pairs]
    program = fewer(program, wanted)
    for value in in_order(program):
        first, second = program[value]
        terms[value] = terms[first] ^ terms[second]
    made = [terms[value] if value else const(0, 1) for value in wanted]
    return concat(*reversed([~term if form & 1 else term for term, form in zip(made, bits, strict=True)]))
