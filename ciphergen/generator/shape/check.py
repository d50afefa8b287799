"""The check of a shape: labels are placed once, branches go to placed ones, values are made before they are used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import variables
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.shape.node import (
    BlockStart,
    Cold,
    Compute,
    Copy,
    Do,
    FunctionCall,
    Jump,
    Leave,
    Loop,
    Node,
    Operate,
    Own,
    Routine,
    RoutineCall,
    Shape,
    Value,
)


class ShapeError(Exception):
    """An error: a shape that is no function."""


def check_shape(shape: Shape) -> None:
    """Check a shape.

    Raises:
        ShapeError: a label is placed twice, or not at all; a value is used before it is made; a variable of a
            computation has no register and no place to come from.
    """
    nodes = list(walk(shape.nodes))
    placed = [label.name for label in map(_placed, nodes) if label is not None]
    twice = {name for name in placed if placed.count(name) > 1}
    missing = {label.name for node in nodes for label in _targets(node)} - set(placed)
    for what, names in (("placed twice", twice), ("not placed", missing)):
        if names:
            raise ShapeError(f"{shape.name}: {what}: {', '.join(sorted(names))}")
    _values(shape, shape.nodes, set())


def walk(nodes: Sequence[Node]) -> Iterator[Node]:
    """Yield all nodes, those inside others too."""
    for node in nodes:
        yield node
        match node:
            case Loop() | Cold() | Routine():
                yield from walk(node.nodes)
            case Compute():
                for inner in inside(node):
                    yield from walk(inner)


def _placed(node: Node) -> Label | None:
    match node:
        case BlockStart() | Cold() | Routine():
            return node.label
        case RoutineCall() | FunctionCall():
            return node.after
        case Loop():
            return node.head
    return None


def _targets(node: Node) -> list[Label]:
    match node:
        case Jump():
            return [node.label]
        case RoutineCall():
            return [node.routine]
        case Do():
            return [operand for operand in node.operands if isinstance(operand, Label)]
    return []


def _values(shape: Shape, nodes: Sequence[Node], made: set[Value]) -> None:
    """Check the values that nodes use, and add those that they make."""
    for node in nodes:
        missing = [str(ref) for ref in _used(node) if isinstance(ref, Value) and ref not in made]
        if missing:
            raise ShapeError(f"{shape.name}: used before made: {', '.join(missing)}")
        match node:
            case Do():
                made.update(node.results)
            case Own() | Operate():
                made.add(node.result)
            case Loop() | Cold() | Routine():
                _values(shape, node.nodes, made)
            case Compute():
                _variables(shape, node)
                arguments = {sink.argument for sink in node.sinks}
                for inner in inside(node):
                    _values(shape, inner, made | arguments)
                made.update(node.results)


def inside(node: Compute) -> list[tuple[Node, ...]]:
    """Return the nodes that run while terms are computed: where variables come from, and what becomes of roots."""
    return [*(fetch.nodes for fetch in node.fetched.values()), *(sink.nodes for sink in node.sinks)]


def _variables(shape: Shape, node: Compute) -> None:
    free = [v.name for v in variables([*node.order, *node.roots]) if v not in node.known and v not in node.fetched]
    if free:
        raise ShapeError(f"{shape.name}: computes from {', '.join(free)}, which are in no register")


def _used(node: Node) -> Iterator[object]:
    match node:
        case Do():
            for operand in (*node.operands, node.into):
                if isinstance(operand, tuple) and not isinstance(operand, (Value, VReg, Register)):
                    yield from operand
                else:
                    yield operand
        case Copy():
            yield from (node.source, node.into)
        case Operate():
            yield from node.operands
        case FunctionCall():
            yield from node.arguments
        case Leave():
            yield from node.arguments
            if node.result is not None:
                yield node.result
        case Own():
            yield node.source
        case Compute():
            yield from node.known.values()
