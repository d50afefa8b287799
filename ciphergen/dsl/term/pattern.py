"""Patterns over terms: the left side of rewrite equations and of selection rules.

    (xor x y)      an operation; commutative operations match in either order
    (rotl[n] x)    the operation's parameter is bound to n
    x              any term; the same name twice is the same term
    #c             a constant, bound to its value
    0, -1          that constant, modulo 2**width

Example: `(or (shl x #a) (lshr x #b))` matches `b:8 << 3 | b:8 >> 5` with x = b, a = 3, b = 5.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.term.term import Term, const, make

_TOKEN = re.compile(r"\s*([()]|[^\s()]+)")
_HEAD = re.compile(r"(\w+)(?:\[(\w+)\])?$")

Binding = Term | int
Bindings = Mapping[str, Binding]


@dataclass(frozen=True)
class Pattern:
    """One node of a pattern. kind: `op` (name is the operation, param the name that its parameter is bound to), `any`
    (name), `constant` (name), `literal` (value)."""

    kind: str
    name: str = ""
    param: str = ""
    value: int = 0
    args: tuple[Pattern, ...] = ()

    def match(self, term: Term, bound: Bindings) -> Iterator[dict[str, Binding]]:
        """Yield every binding under which the pattern matches a term and that extends `bound`."""
        if self.kind == "any":
            yield from _bind(self.name, term, bound)
        elif self.kind == "constant":
            if term.is_const:
                yield from _bind(self.name, term.value, bound)
        elif self.kind == "literal":
            if term.is_const and term.value == self.value % (1 << term.width):
                yield dict(bound)
        elif term.op == self.name and len(term.args) == len(self.args):
            start = _bind(self.param, term.number, bound) if self.param else iter([dict(bound)])
            for first in start:
                yield from self._arguments(term, first)

    @cached_property
    def may_match(self) -> Callable[[Term], bool]:
        """Return a cheap test that rejects most terms: whether operations, constants and equal arguments are where the
        pattern has them, but for what it binds."""
        if self.kind == "any":
            return lambda term: True
        if self.kind == "constant":
            return lambda term: term.op == "const"
        if self.kind == "literal":
            return lambda term: term.op == "const" and term.param == self.value % (1 << term.width)
        name, tests = self.name, [argument.may_match for argument in self.args]
        if len(tests) == 1:
            (only,) = tests
            return lambda term: term.op == name and len(term.args) == 1 and only(term.args[0])
        if len(tests) == 2:
            return self._two(*tests)
        return lambda term: term.op == name and len(term.args) == len(tests)

    def _two(self, one: Callable[[Term], bool], two: Callable[[Term], bool]) -> Callable[[Term], bool]:
        """Return the test of an operation on two arguments that pass these tests."""
        name, first, second = self.name, *self.args
        swapped = OPERATIONS[name].laws.commutative
        if first.kind == second.kind == "any":
            if first.name == second.name:
                return lambda term: term.op == name and term.args[0] is term.args[1]
            return lambda term: term.op == name and len(term.args) == 2

        def fits(term: Term) -> bool:
            if term.op != name or len(term.args) != 2:
                return False
            a, b = term.args
            return (one(a) and two(b)) or (swapped and one(b) and two(a))

        return fits

    def _arguments(self, term: Term, bound: Bindings) -> Iterator[dict[str, Binding]]:
        orders = [term.args]
        if term.commutes and term.args[0] is not term.args[1]:
            orders.append(term.args[::-1])
        for arguments in orders:
            if not all(pattern.may_match(argument) for pattern, argument in zip(self.args, arguments, strict=True)):
                continue
            found = [dict(bound)]
            for pattern, argument in zip(self.args, arguments, strict=True):
                found = [new for old in found for new in pattern.match(argument, old)]
            yield from found

    def build(self, width: int, bound: Bindings) -> Term:
        """Return the term that the pattern describes with every node `width` bits wide but comparisons, which are one
        bit, for proofs of equations."""
        if self.kind == "literal":
            return const(self.value, width)
        if self.kind == "op":
            param = bound[self.param] if self.param else None
            assert not isinstance(param, Term)
            args = tuple(a.build(width, bound) for a in self.args)
            fits = OPERATIONS[self.name].fits(width, tuple(a.width for a in args), param)
            return make(self.name, args, width if fits else 1, param)
        value = bound[self.name]
        return value if isinstance(value, Term) else const(value, width)

    def leaves(self) -> Iterator[Pattern]:
        """Yield the leaves, from left to right."""
        if self.kind != "op":
            yield self
        for argument in self.args:
            yield from argument.leaves()

    def params(self) -> Iterator[str]:
        """Yield the names that parameters are bound to."""
        if self.param:
            yield self.param
        for argument in self.args:
            yield from argument.params()


def _bind(name: str, value: Binding, bound: Bindings) -> Iterator[dict[str, Binding]]:
    if name not in bound or bound[name] is value or (isinstance(value, int) and bound[name] == value):
        yield {**bound, name: value}


def pattern(text: str) -> Pattern:
    """Read a pattern.

    Raises:
        ValueError: the text is not one pattern.
    """
    tokens = _TOKEN.findall(text)
    found, rest = _read(tokens, text)
    if rest:
        raise ValueError(f"pattern {text!r}: {rest[0]!r} after its end")
    return found


def _read(tokens: list[str], text: str) -> tuple[Pattern, list[str]]:
    if not tokens:
        raise ValueError(f"pattern {text!r} ends too early")
    first, rest = tokens[0], tokens[1:]
    if first != "(":
        return _leaf(first), rest
    head = _HEAD.match(rest[0]) if rest else None
    if head is None:
        raise ValueError(f"pattern {text!r}: no operation after '('")
    rest = rest[1:]
    args: list[Pattern] = []
    while rest and rest[0] != ")":
        argument, rest = _read(rest, text)
        args.append(argument)
    if not rest:
        raise ValueError(f"pattern {text!r}: no ')'")
    if head[1] not in OPERATIONS:
        raise ValueError(f"pattern {text!r}: no operation is called {head[1]!r}")
    if OPERATIONS[head[1]].arity not in (None, len(args)):
        raise ValueError(f"pattern {text!r}: {head[1]} of {len(args)} terms")
    return Pattern("op", head[1], head[2] or "", args=tuple(args)), rest[1:]


def _leaf(token: str) -> Pattern:
    if token.startswith("#"):
        return Pattern("constant", token[1:])
    if token.lstrip("-").isdigit():
        return Pattern("literal", value=int(token))
    return Pattern("any", token)
