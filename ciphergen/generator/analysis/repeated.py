"""Functions of the text that are called so often that their code is better written once.

The text's calls are a tree: what a function calls itself is over its own variables. A function is chosen with all that
stands inside of its calls, the one first that saves the most operations; what is left of the tree is written out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ciphergen.dsl.call_form import CallForm, TextCall
from ciphergen.dsl.term import Kind, Term, substitute, topological
from ciphergen.dsl.term.operation import Param

SAVED = 2000  # operations: fewer are not worth calls, which take the place of values that stay in registers
# How many operations look-ups in a table take, of which the first is an example, where so many are done at once.
Price = Callable[[Term, int], int]


@dataclass(frozen=True)
class Occurrence:
    """A call of a chosen function: its number among these, the words given, and the words of its value that it
    computes."""

    function: int
    words: tuple[Term, ...]
    results: tuple[Term, ...]


@dataclass(frozen=True)
class Repeated:
    """The functions that are chosen, and their calls in an order in which what is given is there."""

    functions: tuple[CallForm, ...] = ()
    calls: tuple[Occurrence, ...] = ()


def repeated(calls: Sequence[TextCall], price: Price, saved: int = SAVED) -> list[CallForm]:
    """Return the functions that may be worth code of their own among all that a procedure calls, the best first. saved:
    the fewest operations for which one is."""
    counts = _counts(calls)
    gains = {form: (count - 1) * size(form.results, price) for form, count in counts.items() if form.variables}
    return [form for form in sorted(gains, key=lambda form: -gains[form]) if gains[form] >= saved]


def called(calls: Sequence[TextCall], forms: Sequence[CallForm]) -> Repeated:
    """Return all calls of functions, none of which calls another of them."""
    return Repeated(tuple(forms), tuple(_occurrences(calls, forms)))


def _counts(calls: Sequence[TextCall]) -> Counter[CallForm]:
    """Return how often each function is called."""
    found: Counter[CallForm] = Counter()
    inside: dict[CallForm, Counter[CallForm]] = {}
    for call in calls:
        if call.form not in inside:
            inside[call.form] = _counts(call.form.calls)
        found.update(inside[call.form])
        found[call.form] += 1
    return found


def size(terms: Sequence[Term], price: Price) -> int:
    """Return about how many operations terms take. Look-ups in one table are done at once where each index is known
    without the others."""
    found, depth = 0, dict[Term, int]()
    tables: Counter[tuple[int, Param, int, int]] = Counter()
    examples: dict[tuple[int, Param, int, int], Term] = {}
    for term in topological(terms):
        deep = max((depth[a] for a in term.args), default=0)
        depth[term] = deep + (term.op == "table")
        if term.op == "table":
            key = deep, term.param, term.width, term.args[0].width
            tables[key] += 1
            examples[key] = term
        elif term.args and term.kind is not Kind.WIRING:
            found += 1
    return found + sum(price(examples[key], count) for key, count in tables.items())


def _occurrences(calls: Sequence[TextCall], chosen: Sequence[CallForm]) -> Iterator[Occurrence]:
    """Yield the calls of chosen forms; what a call gives as it was given is no result."""
    for call in calls:
        if call.form in chosen:
            yield Occurrence(chosen.index(call.form), call.words, call.results)
        elif any(call.form.holds(form) for form in chosen):
            yield from _occurrences(_written_out(call), chosen)


def _written_out(call: TextCall) -> list[TextCall]:
    """Return the calls inside of a call, with its words in place of the variables."""
    known = dict(zip(call.form.variables, call.words, strict=True))
    terms = iter(substitute([t for c in call.form.calls for t in (*c.words, *c.results)], known))
    found: list[TextCall] = []
    for inner in call.form.calls:
        words = tuple(next(terms) for _ in inner.words)
        found.append(TextCall(inner.form, words, tuple(next(terms) for _ in inner.results), inner.value))
    return found
