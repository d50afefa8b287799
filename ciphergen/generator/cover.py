"""The cover of terms by the target's rules: which rule computes which term, and how many instructions that takes.

Rules are tried in their order; the first that matches and whose condition holds is taken. A pattern of several nodes is
used only if nothing else needs the inner ones, or if the rule says that this costs nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ciphergen.backends.machine.byte_look_ups import ByteLookUps
from ciphergen.backends.machine.look_ups import IndexField, LookUpTable
from ciphergen.backends.machine.rule import Rule, RuleSet
from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.term import Term, render, topological
from ciphergen.dsl.term.pattern import Binding, Pattern
from ciphergen.generator.analysis.byte_orders import byte_order
from ciphergen.generator.analysis.byte_tables import ByteTable, byte_table
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.analysis.lane_orders import LaneOperation, LaneOrders, Order, between, moved
from ciphergen.generator.byte_look_ups import looked_up
from ciphergen.generator.machine import VReg


class Unsupported(ValueError):
    """An error: the generator cannot make a cipher for a target; the message says why. place: in the cipher's text, of
    what is to blame, where that is known; options: with which it can be made all the same."""

    def __init__(self, text: str, place: SourceLocation | None = None, options: str = "") -> None:
        super().__init__(text)
        self.place, self.options = place, options


class NoRule(Unsupported):
    """An error: no rule of the target computes a term."""

    def __init__(self, term: Term, rules: RuleSet) -> None:
        super().__init__(f"no rule for {rules.bits}-bit values in {rules.file} registers computes {render(term, 3)}")
        self.term = term


@dataclass(frozen=True)
class Match:
    """The rule for one term and what its names stand for. table: of a look-up of all bytes."""

    rule: Rule
    bound: Mapping[str, Binding]
    table: ByteTable | None = None

    def operands(self) -> list[Term]:
        """Return the operands of the rule, terms that must be in registers first."""
        return [value for value in self.bound.values() if isinstance(value, Term)]


def match(term: Term, rules: RuleSet, users: Mapping[Term, int]) -> Match:
    """Return the first rule that matches a term.

    Raises:
        NoRule: no rule matches.
    """
    if term.width != rules.bits:
        raise NoRule(term, rules)
    for way in (_looked_up, _bytes_looked_up, _reordered, _applied):
        if (found := way(term, rules)) is not None:
            return found
    for rule in rules.rules:
        if not rule.pattern.may_match(term):
            continue
        for bound in rule.pattern.match(term, {}):
            ints = {name: value for name, value in bound.items() if isinstance(value, int)}
            if not rule.when(**ints):
                continue
            if rule.shares or _private(rule.pattern, term, bound, users):
                return Match(rule, bound)
    raise NoRule(term, rules)


def _looked_up(term: Term, rules: RuleSet) -> Match | None:
    """Return the match of a look-up by a part of a word, in memory; None for other terms."""
    how, entries = rules.look_ups, term.param
    if term.op != "table" or how is None or term.args[0].op != "extract" or not isinstance(entries, tuple):
        return None
    index = term.args[0]
    size = next((size for size in how.sizes if max(entries) < 1 << 8 * size), None)
    if size is None:
        return None
    table, field = LookUpTable(entries, size), IndexField(index.number, index.width)
    rule = Rule("(table (extract[n] word))", lambda e, word: how.entry(e, table, word, field))
    return Match(rule, {"word": index.args[0]})


def _bytes_looked_up(term: Term, rules: RuleSet) -> Match | None:
    """Return the match of a look-up by a whole lane, and of the sum that is its index; None for other terms."""
    how, entries = rules.byte_look_ups, term.param
    if term.op != "table" or how is None or term.args[0].width != rules.bits or not isinstance(entries, tuple):
        return None
    table, index = byte_table(entries, how.rows, rules.bits * rules.lanes), term.args[0]
    if table is None:
        return None
    bound = dict(zip("xy", index.args if index.op == "xor" else (index,), strict=False))
    return Match(_look_up(how, table, between(table.moves, tuple(range(rules.lanes)))), bound, table)


def _look_up(how: ByteLookUps, table: ByteTable, moves: Order) -> Rule:
    """Return the rule of a look-up of all bytes. moves: what brings them where they are wanted behind its row."""
    return Rule("(table x)", lambda e, x, y=None: looked_up(e, how, table, moves, x, y))


def _in_order(chosen: Sequence[tuple[Term, Match]], roots: Sequence[Term], rules: RuleSet) -> list[tuple[Term, Match]]:
    """Return rules whose look-ups leave bytes in an order that takes few moves."""
    how = rules.byte_look_ups
    if how is None or not any(found.table for _, found in chosen):
        return [*chosen]
    operations = [LaneOperation(t, m.operands(), None if m.table is None else m.table.moves) for t, m in chosen]
    orders = LaneOrders.among(operations, roots, lambda t: t.is_const or key_position(t) is not None, rules.lanes)

    def ordered(term: Term, found: Match) -> Match:
        if found.table is None:
            return found
        there = moved(orders.of_operands(found.operands()), found.table.moves)
        return replace(found, rule=_look_up(how, found.table, between(there, orders.of(term))))

    return [(term, ordered(term, found)) for term, found in chosen]


def _reordered(term: Term, rules: RuleSet) -> Match | None:
    """Return the match of another order of a register's bytes; None for other terms."""
    how = rules.reorder
    if how is None or (found := byte_order(term)) is None:
        return None
    word, sources = found
    table = LookUpTable(sources, 1, public=True)
    return Match(Rule("(reordered word)", lambda e, word: how(e, word, table)), {"word": word})


def _applied(term: Term, rules: RuleSet) -> Match | None:
    """Return the match of a function that a row computes; None for other terms."""
    if term.op != "apply":
        return None
    multiply = () if rules.polynomials is None else rules.polynomials.functions
    found = next((each for each in (*rules.functions, *multiply) if each.function == term.param), None)
    if found is None:
        return None
    names = [f"a{i}" for i in range(len(term.args))]
    rule = Rule(f"(apply {' '.join(names)})", lambda e, **given: found.emit(e, *(given[name] for name in names)))
    return Match(rule, dict(zip(names, term.args, strict=True)))


def _private(pattern: Pattern, term: Term, bound: Mapping[str, Binding], users: Mapping[Term, int]) -> bool:
    """Return True if no inner node of the match has another user."""
    for argument, inner in zip(pattern.args, term.args, strict=False):
        if argument.kind == "op" and (users[inner] > 1 or not _private(argument, inner, bound, users)):
            return False
    return True


def cover(
    roots: Sequence[Term], known: Callable[[Term], bool], rules: RuleSet, first: Sequence[Term] = ()
) -> list[tuple[Term, Match]]:
    """Return the rules that cover the roots down to known terms, operands before users. first: terms to compute first,
    in their order.

    Raises:
        NoRule: a term cannot be computed on this target.
    """
    order = topological([*first, *roots])
    users: Counter[Term] = Counter(argument for term in order for argument in term.args)
    users.update(roots)
    needed = set(roots)
    chosen: list[tuple[Term, Match]] = []
    for term in reversed(order):
        if term in needed and not known(term):
            found = match(term, rules, users)
            needed.update(found.operands())
            chosen.append((term, found))
    return _in_order(chosen[::-1], roots, rules)


def instructions(roots: Sequence[Term], known: Collection[Term], rules: RuleSet) -> int:
    """Return the number of instructions that compute the roots from variables and known terms. A constant is made
    again for each use.

    Raises:
        NoRule: a term cannot be computed on this target.
    """
    counter = _Counting(rules.file)
    constants: dict[Term, Match] = {}

    def register(term: Term) -> VReg:
        if term in constants:
            constants[term].rule.emit(counter, **constants[term].bound)
        return VReg(rules.file, "")

    for term, found in cover(roots, lambda t: t.op == "var" or t in known, rules):
        if term.is_const:
            constants[term] = found
            continue
        found.rule.emit(counter, **{n: register(v) if isinstance(v, Term) else v for n, v in found.bound.items()})
    for root in roots:
        register(root)
    return counter.count


class _Counting:
    """An `Emit` that counts instructions."""

    def __init__(self, file: str) -> None:
        self.count, self._register = 0, VReg(file, "")

    def __call__(self, row: str, *operands: Any, into: Any = None, memory: str = "") -> Any:
        self.count += 1
        return self._register if into is None else into
