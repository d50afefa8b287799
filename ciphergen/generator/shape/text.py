"""The text form of a shape, for `gen show`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.term import Term, rebuild, remake, render, topological, var
from ciphergen.generator.machine import Called, Kept, Label, VReg
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
    Ref,
    Routine,
    RoutineCall,
    Shape,
    Value,
)

_STEP = "    "


def shape_text(shape: Shape, target: Target) -> str:
    """Return a shape as text, a line a node; what stands in a loop is indented."""
    return "\n".join([f"shape {shape.name} ({shape.role})", *_Text(target).lines(shape.nodes, _STEP)]) + "\n"


class _Text:
    """A writer of nodes. target: which names registers of the convention have."""

    def __init__(self, target: Target) -> None:
        self._target = target

    def lines(self, nodes: Sequence[Node], indent: str) -> Iterator[str]:
        """Yield the lines of nodes."""
        for node in nodes:
            match node:
                case BlockStart():
                    yield f"{indent.removesuffix(_STEP)}{node.label.name}:"
                case Loop():
                    yield f"{indent}loop {node.head.name}, {node.weight:g} times:"
                    yield from self.lines(node.nodes, indent + _STEP)
                case Cold():
                    yield f"{indent}rarely {node.label.name}:"
                    yield from self.lines(node.nodes, indent + _STEP)
                case Routine():
                    yield f"{indent}routine {node.label.name}, {node.weight:g} times:"
                    yield from self.lines(node.nodes, indent + _STEP)
                    yield f"{indent + _STEP}back to {node.link}"
                case RoutineCall():
                    yield f"{indent}{node.link} = call {node.routine.name}"
                    yield f"{indent.removesuffix(_STEP)}{node.after.name}:"
                case FunctionCall():
                    yield f"{indent}call {self._call(node.function, node.arguments)}"
                    yield f"{indent.removesuffix(_STEP)}{node.after.name}:"
                case Compute():
                    yield from (indent + line for line in self._computation(node))
                case Do() | Operate() | Copy() | Own() | Jump() | Leave():
                    yield indent + self._line(node)

    def _line(self, node: Do | Operate | Copy | Own | Jump | Leave) -> str:
        match node:
            case Do():
                into = [node.into] if node.into is not None else [*node.results]
                made = f"{', '.join(map(self._name, into))} = " if into else ""
                name = f"{node.group}.{node.name}" if node.group else node.name
                of = [f"of {node.memory}"] if node.memory else []
                return made + " ".join([name, *map(self._name, node.operands), *of])
            case Operate():
                return f"{node.result} = " + " ".join(["+".join(node.rows), *map(self._name, node.operands)])
            case Copy():
                return f"{self._name(node.into)} = {self._name(node.source)}"
            case Own():
                return f"{node.result} = own {self._name(node.source)}"
            case Jump():
                return f"goto {node.label.name}"
            case Leave():
                if node.to is not None:
                    return f"goto {self._call(node.to, node.arguments)}"
                return "return" if node.result is None else f"return {self._name(node.result)}"

    def _call(self, function: Called, arguments: Sequence[Ref]) -> str:
        return f"{function.name}({', '.join(map(self._name, arguments))})"

    def _name(self, operand: object) -> str:
        match operand:
            case Register():
                return self._target.register_name(operand)
            case Label() | Called():
                return operand.name
            case Value() | VReg():
                return str(operand)
            case Kept():
                return f"kept {operand.number}"
            case tuple():
                return "{" + ", ".join(map(self._name, operand)) + "}"
        return str(operand)

    def _computation(self, node: Compute) -> Iterator[str]:
        """Yield the lines of a computation: where variables come from, shared terms by names of their own, roots."""
        for variable, ref in node.known.items():
            yield f"{render(variable)} is in {self._name(ref)}"
        for variable, fetch in node.fetched.items():
            yield f"{render(variable)} comes from {'; '.join(self.lines(fetch.nodes, ''))}"
        named, roots = _named([*node.order, *node.roots])
        yield from (f"{name.name} = {render(term)}" for name, term in named)
        made = [render(root) for root in roots[len(node.order) :]]
        yield from (f"{value} = {root}" for value, root in zip(node.results, made, strict=False))
        for sink, root in zip(node.sinks, made, strict=False):
            yield f"{sink.argument} = {root}; {'; '.join(self.lines(sink.nodes, ''))}"


def _named(roots: Sequence[Term]) -> tuple[list[tuple[Term, Term]], list[Term]]:
    """Return (name, term) pairs for the operations that are needed twice, and the roots over names."""
    users = Counter(argument for term in topological(roots) for argument in term.args)
    users.update(set(roots))
    named: list[tuple[Term, Term]] = []

    def step(old: Term, args: tuple[Term, ...]) -> Term:
        term = remake(old, args)
        if not old.args or users[old] < 2:
            return term
        named.append((var(f"t{len(named)}", term.width), term))
        return named[-1][0]

    return named, rebuild(roots, step)
