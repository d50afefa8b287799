"""Traversal of terms, arguments before users: evaluate, replace, rebuild."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence

from ciphergen.dsl.term.op import apply
from ciphergen.dsl.term.term import Term, WidthError, make


def topological(roots: Iterable[Term], known: Container[Term] = ()) -> list[Term]:
    """Return every term below the roots once, arguments before users, in an order that depends on shape only; of known
    terms, neither them nor what is below them."""
    seen: set[int] = set()
    order: list[Term] = []
    # A term waits twice: to be expanded, and, below a None, until all of its arguments are in the order.
    waiting: list[Term | None] = [*reversed([*roots])]
    while waiting:
        term = waiting.pop()
        if term is None:
            done = waiting.pop()
            assert done is not None
            order.append(done)
        elif id(term) not in seen and term not in known:
            seen.add(id(term))
            if term.args:
                waiting += (term, None, *term.args[::-1])
            else:
                order.append(term)
    return order


def variables(roots: Iterable[Term]) -> list[Term]:
    """Return the variables below the roots, in order of first use."""
    return [t for t in topological(roots) if t.op == "var"]


def flattened(term: Term, inner: Container[Term]) -> list[Term]:
    """Return the arguments of a term in their order, with those of inner terms in place of these, however deep."""
    waiting, found = [*reversed(term.args)], list[Term]()
    while waiting:
        part = waiting.pop()
        if part in inner:
            waiting += reversed(part.args)
        else:
            found.append(part)
    return found


def evaluate(roots: Sequence[Term], values: Mapping[Term, int]) -> list[int]:
    """Return the values of the roots under an assignment of the variables.

    Raises:
        KeyError: a variable below the roots has no value.
    """
    found: dict[int, int] = {}
    for t in topological(roots):
        if t.op == "const":
            found[id(t)] = t.value
        elif t.op == "var":
            found[id(t)] = values[t] & ((1 << t.width) - 1)
        else:
            arguments = tuple(found[id(a)] for a in t.args)
            found[id(t)] = apply(t.op, t.width, tuple(a.width for a in t.args), arguments, t.param)
    return [found[id(r)] for r in roots]


def rebuild(roots: Sequence[Term], step: Callable[[Term, tuple[Term, ...]], Term]) -> list[Term]:
    """Rebuild the roots bottom-up, where `step(old term, new arguments)` makes each new term once."""
    new: dict[int, Term] = {}
    for t in topological(roots):
        new[id(t)] = step(t, tuple([new[id(a)] for a in t.args]))
    return [new[id(r)] for r in roots]


def replace(roots: Sequence[Term], known: dict[Term, Term]) -> list[Term]:
    """Return the roots with terms replaced; what stands below a replaced term is not looked at. known: replacements,
    to which those of all terms that are rebuilt are added."""
    waiting = [*reversed(roots)]
    while waiting:
        term = waiting[-1]
        missing = [a for a in term.args if a not in known] if term not in known else []
        waiting += missing
        if not missing:
            waiting.pop()
            if term not in known:
                known[term] = remake(term, tuple(known[a] for a in term.args))
    return [known[root] for root in roots]


def remake(term: Term, args: tuple[Term, ...]) -> Term:
    """Return the term with other arguments.

    Raises:
        WidthError: the widths do not fit.
    """
    return term if args == term.args else make(term.op, args, term.width, term.param)


def substitute(roots: Sequence[Term], values: Mapping[Term, Term]) -> list[Term]:
    """Return the roots with variables replaced; widths must agree.

    Raises:
        WidthError: a replacement has another width than its variable.
    """
    for variable, value in values.items():
        if variable.width != value.width:
            raise WidthError(f"{variable.name} has {variable.width} bits, its replacement {value.width}")

    new: dict[int, Term] = {}
    for t in topological(roots):
        if t.args:
            new[id(t)] = remake(t, tuple([new[id(a)] for a in t.args]))
        else:
            new[id(t)] = values.get(t, t) if t.op == "var" else t
    return [new[id(r)] for r in roots]
