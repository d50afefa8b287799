"""Look-ups in tables: which can be done at once, and those of a schedule as calls of a function.

Where each look-up waits for the one before, as in a schedule that fills an array byte by byte, its circuit would be
written once for each. As the call of a function that looks up it is written once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ciphergen.dsl.budget import Expense
from ciphergen.dsl.call_form import CallForm, TextCall
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Kind, Term, remake, topological, var
from ciphergen.generator.analysis.keys import key_bytes

_REGISTERS = 4  # of indices, or of entries, that a call takes at most


@lru_cache(maxsize=32)
def has_tables(variant: Variant) -> bool:
    """Return True if a variant looks up tables in its rounds or in its key schedule."""
    words = [word for row in variant.schedule(key_bytes(variant)) for word in row]
    rounds = [term for d in variant.directions for step in variant.steps(d) for term in step.outputs]
    return any(term.op == "table" for term in topological([*words, *rounds]))


def levels(roots: Sequence[Term]) -> list[list[Term]]:
    """Return the look-ups by how many stand one below the other under each, the lowest first."""
    below: dict[Term, int] = {}
    found: list[list[Term]] = []
    for term in topological(roots):
        height = max((below[a] for a in term.args), default=0)
        if term.op == "table":
            if height == len(found):
                found.append([])
            found[height].append(term)
            height += 1
        below[term] = height
    return found


def groups(found: Sequence[Term]) -> list[list[Term]]:
    """Return look-ups by table, those whose indices are parts of one word, or are made of its parts bit by bit, in the
    order of these parts."""
    by_table: dict[tuple[object, int, int], list[Term]] = {}
    for term in found:
        by_table.setdefault((term.param, term.width, term.args[0].width), []).append(term)
    words: dict[Term, int] = {}

    def place(term: Term) -> tuple[int, int]:
        index = term.args[0]
        while index.kind is Kind.BITWISE:
            index = index.args[0]
        word, low = (index.args[0], index.number) if index.op == "extract" else (index, 0)
        return words.setdefault(word, len(words)), low

    return [sorted(group, key=place) for group in by_table.values()]


Forms = dict[tuple[object, int, int, int], CallForm]  # by table, widths of entry and index, look-ups at once


def one_by_one(roots: Sequence[Term], forms: Forms) -> list[TextCall]:
    """Return the look-ups below terms as calls of one each, in an order in which indices are there. forms: those that
    other calls have, to which new ones are added."""
    return [_call([term], forms) for level in levels(roots) for term in level]


def look_ups(roots: Sequence[Term], bits: int) -> list[TextCall]:
    """Return the look-ups below terms as calls, each of all that can be done at once and fits into a few registers of
    `bits` bits, in an order in which indices are there."""
    forms: Forms = {}
    return [_call(part, forms) for level in levels(roots) for group in groups(level) for part in _parts(group, bits)]


def _parts(group: Sequence[Term], bits: int) -> Iterator[Sequence[Term]]:
    most = max(1, _REGISTERS * bits // max(group[0].width, group[0].args[0].width))
    return (group[start : start + most] for start in range(0, len(group), most))


def _call(part: Sequence[Term], forms: Forms) -> TextCall:
    first, size = part[0], part[0].args[0].width
    key = first.param, first.width, size, len(part)
    if key not in forms:
        indices = tuple(var(f"index.{i}", size) for i in range(len(part)))
        entries = tuple(remake(term, (index,)) for term, index in zip(part, indices, strict=True))
        forms[key] = CallForm(entries, indices, Expense(0, 0))
    return TextCall(forms[key], tuple(term.args[0] for term in part), tuple(part), tuple(part))
