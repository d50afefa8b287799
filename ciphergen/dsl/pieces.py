"""The pieces of a procedure: it runs as ever, and stops after each iteration of its outermost loops.

Of an entry point, a loop that stands in a function counts as well, where the entry point's value needs the function's
whatever else holds: the function's statements run in place of the call, in a scope of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace

from ciphergen.dsl import syntax
from ciphergen.dsl.binding import Binding, Scope
from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.expressions import counters, evaluate
from ciphergen.dsl.unfold import Unfolder, complete
from ciphergen.dsl.values import Value

Piece = tuple[str, SourceLocation]


def pieces(unfolder: Unfolder, body: Sequence[syntax.Statement], scope: Scope, *, functions: bool) -> Iterator[Piece]:
    """Run the statements of a procedure; yield the name and place of each piece that has run: "round.i" for an
    iteration of an outermost loop, else "start", "between" or "end" by where statements stand around these loops. The
    place is the loop's or the first statement's. functions: whether loops in functions count; the names of one that is
    running are in the scope too, behind its own and a dot."""
    unfolder.forget_calls()
    yield from _Pieces(unfolder, functions).run(body, scope)
    unfolder.forget_results()


class _Pieces:
    """A run of statements in pieces."""

    def __init__(self, unfolder: Unfolder, functions: bool) -> None:
        self._unfolder, self._functions = unfolder, functions
        self._straight: SourceLocation | None = None
        self._name = "start"

    def run(self, body: Sequence[syntax.Statement], scope: Scope) -> Iterator[Piece]:
        """Run the statements of a procedure."""
        yield from self._body(body, scope, lambda: None)
        if self._straight is not None:
            yield "end", self._straight

    def _body(self, body: Sequence[syntax.Statement], scope: Scope, show: Callable[[], None]) -> Iterator[Piece]:
        """Run statements. show: puts the scope's names where the procedure's stand."""
        for statement in body:
            if isinstance(statement, syntax.For):
                yield from self._loop(statement, scope, show)
                continue
            simple, results = yield from self._without_calls(statement, scope, show)
            self._unfolder.run((simple,), scope)
            for name in results:
                del scope[name]
            self._straight = self._straight or statement.place
            show()

    def _loop(self, loop: syntax.For, scope: Scope, show: Callable[[], None]) -> Iterator[Piece]:
        if self._straight is not None:
            yield self._name, self._straight
        self._straight, self._name = None, "between"
        for i in counters(loop.range, scope, self._unfolder.around):
            self._unfolder.iteration(loop, i, scope)
            show()
            yield f"round.{i}", loop.place

    def _without_calls(
        self, statement: syntax.Statement, scope: Scope, show: Callable[[], None]
    ) -> Generator[Piece, None, tuple[syntax.Statement, list[str]]]:
        """Run the functions with loops that a statement calls; return it with names for their values, and these."""
        results: list[str] = []
        if not self._functions or isinstance(statement, (syntax.For, syntax.If)) or statement.value is None:
            return statement, results
        value: syntax.Expr = statement.value
        while (call := self._looping(value)) is not None:
            self._straight = self._straight or statement.place
            results.append(f"{call.name}.{len(results)}")
            scope[results[-1]] = Binding((yield from self._called(call, scope, show)))
            show()
            value = _with(value, call, syntax.Name(call.place, results[-1]))
        return replace(statement, value=value) if results else statement, results

    def _called(self, call: syntax.Call, scope: Scope, show: Callable[[], None]) -> Generator[Piece, None, Value]:
        """Run a function in pieces; return its value."""
        unfolder, function = self._unfolder, self._unfolder.functions[call.name]
        args = tuple(evaluate(argument, scope, unfolder.around) for argument in call.args)
        inner = unfolder.opened(function, args, call.place)
        shown: set[str] = set()

        def show_inner() -> None:
            names = {name: slot for name, slot in inner.items() if unfolder.globals.get(name) is not slot}
            scope.update({f"{call.name}.{name}": slot for name, slot in names.items()})
            shown.update(names)
            show()

        show_inner()
        yield from self._body(function.body, inner, show_inner)
        for name in shown:
            del scope[f"{call.name}.{name}"]
        return complete(function.output, inner)

    def _looping(self, expr: syntax.Expr) -> syntax.Call | None:
        """Return a call in an expression whose function has loops, whose arguments have none; None if there is none."""
        for part in _parts(expr):
            found = self._looping(part)
            if found is not None:
                return found
        if isinstance(expr, syntax.Call) and expr.name in self._unfolder.functions:
            return expr if self._has_loops(self._unfolder.functions[expr.name]) else None
        return None

    def _has_loops(self, function: syntax.FunctionDecl) -> bool:
        if function.value is not None:
            return False
        return any(
            isinstance(each, syntax.For)
            or (not isinstance(each, syntax.If) and each.value is not None and self._looping(each.value) is not None)
            for each in function.body
        )


def _parts(expr: syntax.Expr) -> tuple[syntax.Expr, ...]:
    """Return the parts of an expression that are evaluated whatever their values are."""
    match expr:
        case syntax.Unary():
            return (expr.operand,)
        case syntax.Binary(op=op) if op not in ("and", "or"):
            return (expr.left, expr.right)
        case syntax.Index():
            return (expr.base, expr.index)
        case syntax.Bits() | syntax.Subarray():
            return (expr.base,)
        case syntax.Call():
            return expr.args
        case syntax.Array():
            return expr.items
    return ()


def _with(expr: syntax.Expr, old: syntax.Expr, new: syntax.Expr) -> syntax.Expr:
    """Return an expression with one part replaced."""
    if expr is old:
        return new
    parts = _parts(expr)
    changed = tuple(_with(part, old, new) for part in parts)
    if all(a is b for a, b in zip(parts, changed, strict=True)):
        return expr
    match expr:
        case syntax.Unary():
            return replace(expr, operand=changed[0])
        case syntax.Binary():
            return replace(expr, left=changed[0], right=changed[1])
        case syntax.Index():
            return replace(expr, base=changed[0], index=changed[1])
        case syntax.Bits() | syntax.Subarray():
            return replace(expr, base=changed[0])
        case syntax.Call():
            return replace(expr, args=changed)
        case syntax.Array():
            return replace(expr, items=changed)
    raise AssertionError("see `_parts`")
