"""Scopes of names in functions and procedures: each is known, declared once, assigned rightly, and used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl import syntax
from ciphergen.dsl.budget import LEVELS, too_deep
from ciphergen.dsl.errors import SourceLocation, UserError, listed, nearest
from ciphergen.dsl.habits import rotation
from ciphergen.dsl.operators import BUILTINS


@dataclass
class DeclaredName:
    """A declared name. `kind`: constant, table, setting, parameter, let, var, state, output or counter."""

    name: str
    kind: str
    place: SourceLocation
    used: bool = False

    def use(self) -> None:
        """Note that the name is read."""
        self.used = True


Names = dict[str, DeclaredName]

_LOCAL = frozenset({"parameter", "let", "var"})
_ASSIGNABLE = {"parameter": ":=", "var": ":=", "state": ":=", "output": "="}


def unknown_name(place: SourceLocation, what: str, name: str, known: Iterable[str]) -> UserError:
    """Return the error for a name that is not declared."""
    names = sorted(known)
    near = next((n for n in names if n.lower() == name.lower()), None)
    by_lower = {n.lower(): n for n in names}
    like = nearest(name, by_lower)
    near = near or (by_lower[like] if like else "")
    return UserError(place, f"no {what} is called '{name}'", listed(names) or "none", near)


def again(place: SourceLocation, what: str, first: SourceLocation) -> UserError:
    """Return the error for a second declaration of what may be declared once."""
    return UserError(place, f"{what} is declared again", f"once; it stands on line {first.line} already")


class Checker:
    """A checker of names, which walks bodies in the order of the text.

    Args:
        globals: constants, tables and settings declared so far; grows as the text is read.
        functions: functions declared so far with how many arguments they take; grows likewise.
    """

    def __init__(self, globals: Names, functions: dict[str, int]) -> None:
        self.globals = globals
        self.functions = functions
        self.called: set[str] = set()
        self.common: dict[str, Names] = {}  # parameters that several bodies have, by what these belong to
        # Levels of blocks and expressions: around what is looked at, the most in its body so far, in each function.
        self._level = self.deepest = 0
        self.levels: dict[str, int] = {}

    def restart(self) -> None:
        """Forget the levels around what was looked at, after an error there."""
        self._level = 0

    def declare(self, names: Names, name: str, kind: str, place: SourceLocation) -> DeclaredName:
        """Declare a name.

        Raises:
            UserError: the name is declared already.
        """
        taken = names.get(name)
        if taken is not None:
            allowed = f"another name; '{name}' is {_article(taken.kind)} since line {taken.place.line}"
            raise UserError(place, f"'{name}' is declared again", allowed)
        if name in self.functions or name in BUILTINS:
            raise UserError(place, f"'{name}' is declared again", f"another name; '{name}' is a function")
        names[name] = DeclaredName(name, kind, place)
        return names[name]

    def body(
        self,
        params: Sequence[syntax.Parameter],
        outputs: Sequence[syntax.Parameter],
        body: Sequence[syntax.Statement],
        value: syntax.Expr | None = None,
        states: Mapping[str, DeclaredName] | None = None,
        common: Names | None = None,
    ) -> None:
        """Check the names in the body of a function or procedure.

        Args:
            common: parameters that other bodies have, too, of which one has to use each; grows.

        Raises:
            UserError: a name is wrong.
        """
        self.deepest = 0
        names: Names = {**self.globals, **(states or {})}
        outer = set(names)
        for parameter in params:
            made = self.declare(names, parameter.name, "parameter", parameter.place)
            if common is not None:
                names[parameter.name] = common.setdefault(parameter.name, made)
            self.type(parameter.type, self.globals)
        outer |= set(common or ())
        for output in outputs:
            self.type(output.type, self.globals)
            if output.name:
                self.declare(names, output.name, "output", output.place)
        if value is not None:
            self.expr(value, names)
        self._block(body, names, outer)

    def statements(self, body: Sequence[syntax.Statement], names: Names) -> None:
        """Check the names in statements and declare new names in `names`."""
        for statement in body:
            match statement:
                case syntax.Let():
                    self.type(statement.type, names)
                    self.expr(statement.value, names)
                    self.declare(names, statement.name, "let", statement.place)
                case syntax.LetEach():
                    self.expr(statement.value, names)
                    for name in statement.names:
                        self.declare(names, name.name, "let", name.place)
                case syntax.Var():
                    self.type(statement.type, names)
                    if statement.value is not None:
                        self.expr(statement.value, names)
                    self.declare(names, statement.name, "var", statement.place)
                case syntax.Assign():
                    self._assign(statement, names)
                case syntax.For():
                    self._range(statement.range, names)
                    inner = dict(names)
                    self.declare(inner, statement.counter, "counter", statement.place)
                    self._block(statement.body, inner, set(names))
                case syntax.Require():
                    self.expr(statement.value, names)
                case syntax.If():
                    self.expr(statement.condition, names)
                    self._block(statement.then, dict(names), set(names))
                    self._block(statement.otherwise, dict(names), set(names))

    def _block(self, body: Sequence[syntax.Statement], names: Names, outer: Iterable[str]) -> None:
        self._level += 1
        self.statements(body, names)
        self._level -= 1
        for entry in names.values():
            if entry.name not in outer and entry.kind in _LOCAL and not entry.used:
                raise unused(entry)

    def _assign(self, statement: syntax.Assign, names: Names) -> None:
        for index in statement.indices:
            self.expr(index, names)
        self.expr(statement.value, names)
        entry = names.get(statement.name)
        if entry is None:
            assignable = [n for n, e in names.items() if e.kind in _ASSIGNABLE]
            error = unknown_name(statement.place, "output or variable", statement.name, assignable)
            write = error.write or f"let {statement.name} = ..."
            raise UserError(statement.place, error.found, error.allowed, write)
        right = _ASSIGNABLE.get(entry.kind)
        if right is None:
            found = f"'{entry.name}' is {_article(entry.kind)} and cannot be changed"
            write = f"var {entry.name} = ..." if entry.kind == "let" else ""
            raise UserError(statement.place, found, "an output with '=', a variable or parameter with ':='", write)
        if statement.op != right:
            found = f"'{statement.op}' on '{entry.name}', which is {_article(entry.kind)}"
            raise UserError(statement.place, found, f"'{right}'", f"{entry.name} {right} ...")

    def _range(self, declared: syntax.Range, names: Names) -> None:
        self.expr(declared.first, names)
        self.expr(declared.last, names)

    def type(self, declared: syntax.Type | None, names: Names) -> None:
        """Check the names in a type."""
        if declared is not None:
            for expr in (declared.width, *declared.sizes):
                if expr is not None:
                    self.expr(expr, names)

    def expr(self, expr: syntax.Expr, names: Names) -> None:
        """Check the names in an expression.

        Raises:
            UserError: a name is unknown, or a function is called with the wrong number of arguments or too deeply.
        """
        self._level += 1
        self.deepest = max(self.deepest, self._level)
        self._expr(expr, names)
        self._level -= 1

    def _expr(self, expr: syntax.Expr, names: Names) -> None:
        match expr:
            case syntax.Name():
                if self._use(expr, names).kind == "table":
                    raise UserError(
                        expr.place, f"'{expr.name}' is a table", "a look-up in the table", f"{expr.name}[...]"
                    )
            case syntax.Index(base=syntax.Name() as base):
                self._use(base, names)
                self.expr(expr.index, names)
            case syntax.Each():
                if isinstance(expr.range, syntax.Range):
                    self._range(expr.range, names)
                else:
                    self.expr(expr.range, names)
                inner = dict(names)
                self.declare(inner, expr.counter, "counter", expr.place)
                self.expr(expr.item, inner)
                if expr.condition is not None:
                    self.expr(expr.condition, inner)
            case syntax.Call():
                self._call(expr)
                for argument in expr.args:
                    self.expr(argument, names)
            case syntax.Subarray():
                self.expr(expr.base, names)
                self._range(expr.range, names)
            case _:
                for child in expr.children():
                    # Below an expression other than those above there are only expressions.
                    assert isinstance(child, syntax.Expr)
                    self.expr(child, names)

    def declare_function(self, name: str, arguments: int) -> None:
        """Note a function whose body was the last to be checked."""
        self.functions[name], self.levels[name] = arguments, self.deepest

    def _use(self, expr: syntax.Name, names: Names) -> DeclaredName:
        if expr.name not in names:
            if expr.name in self.functions or expr.name in BUILTINS:
                raise UserError(expr.place, f"'{expr.name}' is a function", "a call", f"{expr.name}(...)")
            raise unknown_name(expr.place, "value", expr.name, names)
        names[expr.name].use()
        return names[expr.name]

    def _call(self, expr: syntax.Call) -> None:
        known = {**{n: count for n, (count, *_) in BUILTINS.items()}, **self.functions}
        if expr.name not in known:
            if expr.name in self.globals:
                kind = _article(self.globals[expr.name].kind)
                raise UserError(expr.place, f"'{expr.name}' is {kind}", "a function", f"{expr.name}[...]")
            if expr.name == "range":
                raise UserError(expr.place, "'range' is no range", "a range with '..', both ends included", "0..7")
            error = unknown_name(expr.place, "function above this line", expr.name, known)
            raise UserError(expr.place, error.found, error.allowed, rotation(expr.name) or error.write)
        if len(expr.args) != known[expr.name]:
            found = f"'{expr.name}' is given {_plural(len(expr.args), 'argument')}"
            raise UserError(expr.place, found, _plural(known[expr.name], "argument"))
        self.called.add(expr.name)
        below = self._level + 1 + self.levels.get(expr.name, 0)
        if below > LEVELS:
            raise too_deep(expr.place)
        self.deepest = max(self.deepest, below)


def unused(entry: DeclaredName) -> UserError:
    """Return the error for a name that is never read."""
    kind = _KINDS.get(entry.kind, entry.kind)
    return UserError(entry.place, f"{kind} '{entry.name}' is never used", "only names that are used; remove it")


_KINDS = {"let": "value", "var": "variable", "state": "state", "counter": "loop counter"}


def _article(kind: str) -> str:
    name = _KINDS.get(kind, kind)
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def _plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
