"""Stages: terms cut at the calls of functions, so that what stands between two calls is computed by itself.

A call takes registers and gives registers: words narrower than these share one, wider ones are cut. What a stage
computes and a later one needs too is kept by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from dataclasses import replace as replace_fields

from ciphergen.dsl.call_form import CallForm, TextCall
from ciphergen.dsl.term import Kind, Term, concat, extract, replace, topological, var
from ciphergen.generator.analysis.repeated import SAVED, Price, Repeated, called, repeated, size

Pass = Callable[[Sequence[Term]], Sequence[Term]]
_TRIED = 4  # functions, of which one is chosen
_CALL = 2  # operations of a call besides those for its words: there and back


@dataclass(frozen=True)
class CalledFunction:
    """A function on registers: what it computes of its inputs."""

    inputs: tuple[Term, ...]
    outputs: tuple[Term, ...]


@dataclass(frozen=True)
class CutCall:
    """A call at the end of a stage: the number of its function, the terms given, and variables for what it gives."""

    function: int
    given: tuple[Term, ...]
    results: tuple[Term, ...]


@dataclass(frozen=True)
class CutStage:
    """A stage: the terms that are computed between two calls. roots: those of the whole that can be computed here, by
    their numbers; kept: variables for what later stages need, with their terms; call: what ends the stage, None for the
    last."""

    roots: dict[int, Term]
    kept: dict[Term, Term]
    call: CutCall | None

    @property
    def terms(self) -> list[Term]:
        """Return all that is computed: what is kept, roots, and what is given to the call."""
        return [*self.kept.values(), *self.roots.values(), *(self.call.given if self.call else ())]


@dataclass(frozen=True)
class Packing:
    """Words in registers, the first in the lowest bits of the first. widths: of the registers; places: of each word its
    parts, the lowest first, as (register, lowest bit there, width)."""

    widths: tuple[int, ...]
    places: tuple[tuple[tuple[int, int, int], ...], ...]

    @staticmethod
    def of(words: Sequence[int], bits: int) -> Packing:
        """Return words of these widths in registers of `bits` bits."""
        widths: list[int] = []
        places: list[tuple[tuple[int, int, int], ...]] = []
        for width in words:
            if not widths or widths[-1] + width > bits:
                widths.append(0)
            parts: list[tuple[int, int, int]] = []
            for start in range(0, width, bits):
                widths += [0] if start else []
                part = min(bits, width - start)
                parts.append((len(widths) - 1, widths[-1], part))
                widths[-1] += part
            places.append(tuple(parts))
        return Packing(tuple(widths), tuple(places))

    def put(self, words: Sequence[Term]) -> list[Term]:
        """Return the registers in which words stand."""
        parts: list[list[Term]] = [[] for _ in self.widths]
        for word, places in zip(words, self.places, strict=True):
            start = 0
            for register, _, width in places:
                parts[register].append(extract(word, start + width - 1, start))
                start += width
        return [concat(*reversed(each)) for each in parts]

    def take(self, registers: Sequence[Term]) -> list[Term]:
        """Return the words that stand in registers."""
        return [
            concat(*(extract(registers[r], low + width - 1, low) for r, low, width in reversed(places)))
            for places in self.places
        ]


@dataclass(frozen=True)
class Cut:
    """Terms cut at calls: the functions that are called, and the stages between the calls."""

    functions: tuple[CalledFunction, ...]
    stages: tuple[CutStage, ...]

    def cost(self, price: Price) -> int:
        """Return about how many operations the code has."""
        parts = [list(function.outputs) for function in self.functions] + [stage.terms for stage in self.stages]
        around = sum(len(s.call.given) + len(s.call.results) + _CALL for s in self.stages if s.call is not None)
        return sum(size(part, price) for part in parts) + around


def cut(roots: Sequence[Term], calls: Sequence[TextCall], bits: int, price: Price, saved: int = SAVED) -> Cut | None:
    """Return terms cut at the calls that save the most operations, on registers of `bits` bits; None if none saves
    enough.

    Args:
        calls: the calls in the text that are parts of the terms, in their order.
        saved: the fewest operations for which there are calls.
    """
    best, forms, least = None, list[CallForm](), size(roots, price) - saved
    tried = repeated(calls, price, saved)
    while tried:
        # Functions that are called in turn are worth it together only: one alone parts look-ups done at once.
        sets = [[*forms, form] for form in tried[:_TRIED]] + [[*forms, *_apart(tried[:_TRIED])]]
        made = [_cut(roots, called(calls, chosen), bits) for chosen in sets]
        costs = [each.cost(price) for each in made]
        cheapest = costs.index(min(costs))
        if costs[cheapest] > least:
            break
        best, least, forms = made[cheapest], costs[cheapest] - saved, sets[cheapest]
        tried = [form for form in tried if not any(_nested(form, other) for other in forms)]
    return best


def _apart(forms: Sequence[CallForm]) -> list[CallForm]:
    """Return the first of the functions, and those behind it of which none calls another."""
    found: list[CallForm] = []
    for form in forms:
        if not any(_nested(form, other) for other in found):
            found.append(form)
    return found


def _nested(a: CallForm, b: CallForm) -> bool:
    return a.holds(b) or b.holds(a)


def cut_at(
    roots: Sequence[Term], calls: Sequence[TextCall], forms: Sequence[CallForm], bits: int, rewrite: Pass = list
) -> Cut:
    """Return terms cut at all calls of chosen functions, on registers of `bits` bits. rewrite: what is done with roots,
    and what is given to calls, over what calls give, before it is seen what later stages need."""
    return _cut(roots, called(calls, forms), bits, rewrite)


def _cut(roots: Sequence[Term], found: Repeated, bits: int, rewrite: Pass = list) -> Cut:
    return Cut(tuple(_functions(found, bits)), tuple(_stages(roots, found, bits, rewrite)))


def _functions(found: Repeated, bits: int) -> list[CalledFunction]:
    """Return the functions on registers of `bits` bits."""
    made: list[CalledFunction] = []
    for number, form in enumerate(found.functions):
        given = Packing.of([v.width for v in form.variables], bits)
        inputs = tuple(var(f"given.{number}.{i}", width) for i, width in enumerate(given.widths))
        known = dict(zip(form.variables, given.take(inputs), strict=True))
        outputs = Packing.of([r.width for r in form.results], bits).put(replace(form.results, known))
        made.append(CalledFunction(inputs, tuple(outputs)))
    return made


def _stages(roots: Sequence[Term], found: Repeated, bits: int, rewrite: Pass) -> Iterator[CutStage]:
    """Yield roots cut at the calls that they need."""
    calls, whole = _over_results(roots, found, bits)
    calls = _needed(calls, whole)
    made = iter(rewrite([*(word for call in calls for word in call.given), *whole]))
    calls = [replace_fields(call, given=tuple(next(made) for _ in call.given)) for call in calls]
    whole = [*made]
    numbers = _numbers(whole, calls)
    here = [[i for i, root in enumerate(whole) if numbers[root] == n] for n in range(len(calls) + 1)]
    ends: list[CutCall | None] = [*calls, None]
    needs = [[*(whole[i] for i in own), *(call.given if call else ())] for own, call in zip(here, ends, strict=True)]
    earlier: dict[Term, Term] = {}
    for n, (own, call, keep) in enumerate(zip(here, ends, _kept(needs), strict=True)):
        known = dict(earlier)
        packing = Packing.of([term.width for term in keep], bits)
        held = [var(f"kept.{n}.{i}", width) for i, width in enumerate(packing.widths)]
        kept = dict(zip(held, packing.put(replace(keep, known)), strict=True))
        given = tuple(replace(call.given, known)) if call else ()
        ended = CutCall(call.function, given, call.results) if call else None
        yield CutStage(dict(zip(own, replace([whole[i] for i in own], known), strict=True)), kept, ended)
        earlier |= zip(keep, packing.take(held), strict=True)


def _numbers(roots: Sequence[Term], calls: Sequence[CutCall]) -> dict[Term, int]:
    """Return the first stage in which each term below the roots can be computed."""
    found = {result: n for n, call in enumerate(calls, 1) for result in call.results}
    for term in topological(roots):
        found.setdefault(term, max((found[a] for a in term.args), default=0))
    return found


def _over_results(roots: Sequence[Term], found: Repeated, bits: int) -> tuple[list[CutCall], list[Term]]:
    """Return all calls and the roots, over variables for what calls give."""
    known: dict[Term, Term] = {}
    calls: list[CutCall] = []
    for occurrence in found.calls:
        own = {r: None for r in occurrence.results if r.args and r not in known}
        if not own:
            continue
        given = Packing.of([w.width for w in occurrence.words], bits).put(replace(occurrence.words, known))
        packing = Packing.of([r.width for r in occurrence.results], bits)
        results = tuple(var(f"result.{len(calls)}.{i}", width) for i, width in enumerate(packing.widths))
        calls.append(CutCall(occurrence.function, tuple(given), results))
        words = zip(occurrence.results, packing.take(results), strict=True)
        known |= {result: word for result, word in words if result in own}
    return calls, replace(roots, known)


def _needed(calls: Sequence[CutCall], roots: Sequence[Term]) -> list[CutCall]:
    """Return the calls that the roots need."""
    needed, kept = set[Term](), list[CutCall]()

    def need(terms: Sequence[Term]) -> None:
        waiting = [*terms]
        while waiting:
            term = waiting.pop()
            if term not in needed:
                needed.add(term)
                waiting += term.args

    need(roots)
    for call in reversed(calls):
        if not needed.isdisjoint(call.results):
            need(call.given)
            kept.append(call)
    return kept[::-1]


def _kept(terms: Sequence[Sequence[Term]]) -> list[list[Term]]:
    """Return for each stage what it computes and a later one computes as well, but for moves of bits."""
    made: dict[Term, int] = {}
    kept: list[dict[Term, None]] = [{} for _ in terms]
    for n, roots in enumerate(terms):
        waiting, seen = [*reversed(roots)], set[Term]()
        while waiting:
            term = waiting.pop()
            if term in seen or not term.args:
                continue
            seen.add(term)
            moves = term.kind is Kind.WIRING
            if not moves and made.get(term, n) < n:
                kept[made[term]][term] = None
                continue
            if not moves:
                made[term] = n
            waiting += reversed(term.args)
    return [[*reversed(each)] for each in kept]
