"""Instruction selection: terms to instructions, by the target's rules.

Rules are tried in their order; the first that matches and whose condition holds is taken. A pattern of
several nodes is used only if nothing else needs the inner ones, or if the rule says that this costs nothing.
Instructions come in an order in which the operands of each are made just before it; scheduling is a later step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.rule import Rule, RuleSet
from ciphergen.dsl.term import Term, render, topological, var
from ciphergen.dsl.term.pattern import Binding, Pattern
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Passage, Reg
from ciphergen.generator.near import Near

_SEVERAL = 2  # instructions: a constant of fewer is made by itself


class Unsupported(ValueError):
    """A cipher that the generator cannot make for a target; the message says why."""


class NoRule(Unsupported):
    """No rule of the target computes a term."""

    def __init__(self, term: Term, rules: RuleSet) -> None:
        super().__init__(f"no rule for {rules.bits}-bit values in {rules.file} registers computes {render(term, 3)}")
        self.term = term


@dataclass(frozen=True)
class Choice:
    """The rule for one term and what its names stand for."""

    rule: Rule
    bound: Mapping[str, Binding]

    def operands(self) -> list[Term]:
        """Return the operands of the rule, terms that must be in registers first."""
        return [value for value in self.bound.values() if isinstance(value, Term)]


def choose(term: Term, rules: RuleSet, users: Mapping[Term, int]) -> Choice:
    """Return the first rule that matches a term.

    Raises:
        NoRule: no rule matches.
    """
    for rule in rules.rules:
        for bound in rule.pattern.match(term, {}):
            ints = {name: value for name, value in bound.items() if isinstance(value, int)}
            if term.width != rules.bits or not rule.when(**ints):
                continue
            if rule.shares or _private(rule.pattern, term, bound, users):
                return Choice(rule, bound)
    raise NoRule(term, rules)


def _private(pattern: Pattern, term: Term, bound: Mapping[str, Binding], users: Mapping[Term, int]) -> bool:
    """Return True if no inner node of the match has another user."""
    for argument, inner in zip(pattern.args, term.args, strict=False):
        if argument.kind == "op" and (users[inner] > 1 or not _private(argument, inner, bound, users)):
            return False
    return True


def cover(
    roots: Sequence[Term], known: Callable[[Term], bool], rules: RuleSet, first: Sequence[Term] = ()
) -> list[tuple[Term, Choice]]:
    """Return the rules that cover the roots down to known terms, operands before users. first: terms to compute first,
    in their order."""
    order = topological([*first, *roots])
    users: Counter[Term] = Counter(argument for term in order for argument in term.args)
    users.update(roots)
    needed = set(roots)
    chosen: list[tuple[Term, Choice]] = []
    for term in reversed(order):
        if term in needed and not known(term):
            choice = choose(term, rules, users)
            needed.update(choice.operands())
            chosen.append((term, choice))
    return chosen[::-1]


def _constant(code: Code, rules: RuleSet, term: Term, choice: Choice, near: Near | None) -> Reg:
    """Emit a constant; return its register. Use its own rule, or a shift of a constant made shortly before if the rule
    takes several instructions."""
    before = len(code.block.insts)
    made: Reg = choice.rule.emit(code, **choice.bound)
    if near is None or len(code.block.insts) - before < _SEVERAL:
        return made
    found = near.find(term)
    if found is not None:
        del code.block.insts[before:]
        shifted, register = found
        x = var("near", term.width)
        (made,) = select(code, rules, [shifted(x)], {x: register}, {})
    near.note(term, made)
    return made


Source = Callable[[], Reg]
Sink = Callable[[Reg], None]


def select(
    code: Code,
    rules: RuleSet,
    roots: Sequence[Term],
    known: Mapping[Term, Reg],
    sources: Mapping[Term, Source],
    sinks: Mapping[Term, Sink] | None = None,
    order: Sequence[Term] = (),
    passages: Mapping[Term, Passage] | None = None,
    near: Near | None = None,
) -> list[Reg]:
    """Emit instructions for the roots by instruction selection; return the register of each.

    known: terms that are in registers; sources: terms to fetch at their first use (a round key from memory); sinks:
    what to do with a term as soon as it is there (store it); order: terms on the way to the roots, in the order to
    compute them in; passages: by term, of the cipher text; near: constants to make others from. Constants are made
    again for each use, so that they occupy no register in between.

    Raises:
        NoRule: a term cannot be computed on this target.
    """
    values = dict(known)
    constants: dict[Term, Choice] = {}

    def register(term: Term) -> Reg:
        if term in constants:
            return _constant(code, rules, term, constants[term], near)
        if term not in values:
            values[term] = sources[term]()
        return values[term]

    waiting = dict(sinks or {})
    for term, choice in cover(roots, lambda t: t in known or t in sources, rules, order):
        if term.is_const:
            constants[term] = choice
            continue
        code.passage = (passages or {}).get(term)
        bound = {n: register(v) if isinstance(v, Term) else v for n, v in choice.bound.items()}
        values[term] = choice.rule.emit(code, **bound)
        if term in waiting:
            waiting.pop(term)(values[term])
    code.passage = None
    for term, sink in waiting.items():  # what had not to be computed: a round key that is a word of the key
        sink(register(term))
    return [] if sinks else [register(root) for root in roots]
