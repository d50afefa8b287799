"""Finds the loops of a text that cost the same in every turn, of which two turns tell what all of them take.

A loop of 128 turns that takes more than the budget is refused after two, not when the budget has run out: building
what is thrown away takes seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set

from ciphergen.dsl import syntax
from ciphergen.dsl.syntax import Assign, Call, Conditional, Each, For, If, Let, LetEach, Node, Range, Type, Var

# The declaration of a function of the text by its name; None for one that the notation has.
Find = Callable[[str], syntax.FunctionDecl | None]


def cost_alike(loop: For, find: Find) -> bool:
    """Return whether no number that follows from the loop's counter, or from turns before, decides how much a turn of
    the loop computes.

    find: the declaration of a function of the text, or None for one of the notation's own.
    """
    counted = _counted(loop)
    return not any(_mentions(deciding, counted) for deciding in _deciding(loop.body, find))


def _counted(loop: For) -> Set[str]:
    """Return the names whose values may follow from the counter's, or that a turn changes for the next."""
    names, more = {loop.counter, *(node.name for node in _all(loop.body) if isinstance(node, Assign))}, True
    while more:
        found = {name for name, values in _set_in(loop.body) if any(_mentions(v, names) for v in values)}
        more = not found <= names
        names |= found
    return names


def _set_in(nodes: tuple[Node, ...]) -> Iterator[tuple[str, tuple[Node, ...]]]:
    """Yield each name that statements set, and what its value follows from."""
    for node in _all(nodes):
        match node:
            case Let() | Assign():
                yield node.name, (node.value,)
            case Var() if node.value is not None:
                yield node.name, (node.value,)
            case LetEach():
                yield from ((name.name, (node.value,)) for name in node.names)
            case For() | Each():
                yield node.counter, (node.range,)


def _deciding(nodes: tuple[Node, ...], find: Find) -> Iterator[Node]:
    """Yield the expressions of which the number of operations follows."""
    for node in _all(nodes):
        match node:
            case If() | Conditional():
                yield node.condition
            case Each():
                yield node.range
                if node.condition is not None:
                    yield node.condition
            case Range() | Type():
                yield node
            case Call():
                yield from _numbers(node, find(node.name))


def _numbers(call: Call, called: syntax.FunctionDecl | None) -> Iterator[Node]:
    """Yield the arguments of a call that are, or may be, numbers; of a function of the notation all but the first."""
    if called is None:
        yield from call.args[1:]
        return
    for parameter, arg in zip(called.params, call.args, strict=True):
        if parameter.type is not None and parameter.type.base == "number":
            yield arg


def _mentions(node: Node, names: Set[str]) -> bool:
    return any(isinstance(each, syntax.Name) and each.name in names for each in _all((node,)))


def _all(nodes: tuple[Node, ...]) -> Iterator[Node]:
    """Yield nodes and all that stand in them."""
    for node in nodes:
        yield node
        yield from _all(tuple(node.children()))
