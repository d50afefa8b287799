"""Instructions for words: convex subgraphs of a round's terms with one result and at most three operands.

A subgraph is convex where nothing outside needs what is computed inside. Those that differ in the distances of
rotations alone are one instruction with the distance as an immediate.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term, remake, topological, var
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.generator import passes
from ciphergen.generator.cover import NoRule, instructions
from ciphergen.generator.proposals.candidate import Proposal, encoding, parameters

_LARGEST = 9  # operations
_MOST = {2: 6, 3: 3}  # proposals, by operands
_ONE = 1  # operand: a function of one register alone is proposed with those of two
_DISTANCE = 5  # bits of an immediate that is a distance
_NUMBERED = {2: 7, 3: 2}  # bits of an immediate that says which of some distances, by operands


@dataclass
class _Shape:
    """A kind of subgraphs. text: what it computes, `{0}` and so on for distances; price: instructions without it."""

    text: str
    operands: int
    price: int
    sites: list[tuple[tuple[int, ...], frozenset[Term]]] = field(default_factory=list)

    @property
    def chosen(self) -> list[tuple[int, ...]]:
        """Return the distances of places that have no operation in common."""
        taken, found = set[Term](), list[tuple[int, ...]]()
        for distances, inside in self.sites:
            if not inside & taken:
                taken |= inside
                found.append(distances)
        return found

    @property
    def saved(self) -> int:
        """Return how many instructions the shape's own saves."""
        return (self.price - 1) * len(self.chosen)


def of_words(variant: Variant, rules: RuleSet) -> Iterator[Proposal]:
    """Yield instructions for a variant whose words fill registers, those first that may save most."""
    if variant.word_bits != rules.bits or variant.entries:
        return
    shapes = _shapes(variant, rules)
    for operands, most in _MOST.items():
        fits = [s for s in shapes if s.saved > 0 and s.operands in ({operands} if operands > 2 else {_ONE, operands})]
        for number, shape in enumerate(sorted(fits, key=lambda s: (-s.saved, s.text))[:most]):
            yield from _candidates(f"words{operands}{chr(ord('a') + number)}", shape)


def _shapes(variant: Variant, rules: RuleSet) -> list[_Shape]:
    found: dict[str, _Shape] = {}
    for step in variant.steps(ENCRYPT):
        roots = passes.run(step.outputs)
        users: dict[Term, set[Term]] = {root: {root} for root in roots}
        for term in topological(roots):
            for argument in term.args:
                users.setdefault(argument, set()).add(term)
        for root in topological(roots):
            if root.args and root.width == rules.bits:
                for inside in _grown(root, users, rules.bits):
                    _note(found, root, inside, rules)
    return [*found.values()]


def _grown(root: Term, users: Mapping[Term, AbstractSet[Term]], bits: int) -> Iterator[frozenset[Term]]:
    """Yield the convex subgraphs that end in a term."""
    seen, waiting = set[frozenset[Term]](), [frozenset([root])]
    while waiting:
        inside = waiting.pop()
        if inside in seen or len(inside) > _LARGEST:
            continue
        seen.add(inside)
        yield inside
        for term in {a for each in inside for a in each.args} - inside:
            if term.args and term.width == bits and users[term] <= inside and term not in users[term]:
                waiting.append(inside | {term})


def _note(found: dict[str, _Shape], root: Term, inside: frozenset[Term], rules: RuleSet) -> None:
    """Add a subgraph to its kind."""
    printed = _Printed(inside)
    text = printed.of(root)
    if text is None or not 1 <= len(printed.inputs) <= max(_MOST):
        return
    if text not in found:
        names = {x: var(name, rules.bits) for x, name in printed.inputs.items()}
        try:
            price = instructions([_cut(root, inside, names)], (), rules)
        except NoRule:
            return
        found[text] = _Shape(text, len(printed.inputs), price)
    found[text].sites.append((tuple(printed.distances), inside))


def _cut(root: Term, inside: frozenset[Term], names: Mapping[Term, Term]) -> Term:
    """Return a subgraph over variables for its inputs."""
    made: dict[Term, Term] = dict(names)
    for term in topological([root], known=names):
        if term in inside:
            made[term] = remake(term, tuple(made[a] for a in term.args))
        elif term.is_const:
            made[term] = term
    return made[root]


class _Printed:
    """A subgraph as text. inputs: the names of its operands; distances: of its rotations, in their order."""

    def __init__(self, inside: frozenset[Term]) -> None:
        self._inside = inside
        self.inputs: dict[Term, str] = {}
        self.distances: list[int] = []

    def of(self, term: Term) -> str | None:
        """Return the text of a term, in which operands of commutative operations are sorted; None where the notation
        has no sign for an operation."""
        if term.is_const:
            return hex(term.value)
        if term not in self._inside:
            return self.inputs.setdefault(term, f"rs{len(self.inputs) + 1}")
        arguments = sorted(term.args, key=self._order) if term.commutes else term.args
        if term.op == "rotl":
            number = len(self.distances)
            self.distances.append(term.number)
            below = self.of(arguments[0])
            return None if below is None else f"({below} <<< {{{number}}})"
        parts = [self.of(argument) for argument in arguments]
        sign = {"not": "~", "neg": "-"}.get(term.op) or OPERATIONS[term.op].sign
        if None in parts or not sign:
            return None
        return f"{sign}{parts[0]}" if len(parts) == 1 else f"({f' {sign} '.join(map(str, parts))})"

    def _order(self, term: Term) -> str:
        return _Printed(self._inside).shown(term)

    def shown(self, term: Term) -> str:
        """Return a text that is the same for subgraphs that differ in operands and distances alone, by which operands
        are sorted: those that compute first."""
        if term not in self._inside:
            return "~"
        return f"({term.op} {' '.join(sorted(map(self.shown, term.args)))})"


def _candidates(name: str, shape: _Shape) -> Iterator[Proposal]:
    """Yield a shape's instruction for all distances, and that for those that there are."""
    known = sorted({*shape.chosen})
    numbered = (len(known) - 1).bit_length()
    if len(known) == 1:
        yield _candidate(name, shape, [str(d) for d in known[0]], ())
        return
    if len(known[0]) == 1 and shape.operands < 3:
        yield _candidate(name, shape, ["n"], [("n", _DISTANCE)])
    if numbered <= _NUMBERED[max(shape.operands, 2)]:
        filled = [*known, *[known[-1]] * ((1 << numbered) - len(known))]
        lists = [f"[{', '.join(map(str, column))}][n]" for column in zip(*filled, strict=True)]
        yield _candidate(f"{name}s", shape, lists, [("n", numbered)])


def _candidate(name: str, shape: _Shape, distances: Sequence[str], number: Sequence[tuple[str, int]]) -> Proposal:
    result = shape.text.format(*distances)
    result = result[1:-1] if result.startswith("(") else result
    given = parameters(shape.operands, [each for each, _ in number])
    head = f"  instruction {name} {encoding(shape.operands, number, 0)} {given} -> word ="
    text = f"extension X{name} {{\n{head} {result}\n}}\n"
    return Proposal(name, result, shape.operands, text)
