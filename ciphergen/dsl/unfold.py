"""Unfolding: the statements of a cipher run on terms, with loops unrolled, functions expanded, constants computed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from ciphergen.dsl import syntax
from ciphergen.dsl.binding import Binding, Scope
from ciphergen.dsl.budget import FEWER_CALLS, SHORTER_LOOP, Budget, Expense
from ciphergen.dsl.call_form import CallForm, Shape, TextCall, arguments, shape
from ciphergen.dsl.elements import position
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.expressions import Surroundings, constant, counters, evaluate, shape_of
from ciphergen.dsl.operators import number
from ciphergen.dsl.public_number import PublicString
from ciphergen.dsl.shared import SharedValues
from ciphergen.dsl.tables import make_table
from ciphergen.dsl.term import Term
from ciphergen.dsl.turns import cost_alike
from ciphergen.dsl.values import (
    ArrayShape,
    TableArray,
    Tables,
    TableValue,
    Value,
    describe,
    empty,
    fit,
    leaves,
    of_words,
    shape_like,
    whole,
)

External = Callable[[Term], Term]


class NamedOutput(Protocol):
    """An output: a parameter of the text, or a port."""

    @property
    def name(self) -> str: ...

    @property
    def place(self) -> SourceLocation: ...


class Unfolder:
    """An interpreter of a variant's procedures on terms, with its constants, tables and functions.

    Args:
        word: width of a word in bits, None where there is none (in a mode).
        block: width of a block in bits.
        functions: of the text, by name.
        budget: what all that is run may take.
        external: functions of a word that stand outside the text, by name.
    """

    def __init__(
        self,
        word: int | None,
        block: int | None,
        functions: Mapping[str, syntax.FunctionDecl],
        budget: Budget,
        external: Mapping[str, External],
    ) -> None:
        self.functions, self.budget, self.external = functions, budget, external
        self.globals: Scope = {}
        self._tables: dict[str, Tables] = {}
        self.around = Surroundings(word, block, self.globals, self._tables, self.invoke, budget, {}, {})
        # A function's value follows from its arguments: linear layers multiply the same words again and again.
        self._results: dict[tuple[str, tuple[Value, ...]], tuple[Value, Expense]] = {}
        self._forms: dict[tuple[str, Shape], CallForm] = {}
        self._calls: list[TextCall] = []  # of what is run, but for those inside of functions
        self.unfolded: set[SourceLocation] = set()  # entry points, by their places

    @classmethod
    def of(
        cls,
        word: int | None,
        block: int | None,
        settings: Mapping[str, int],
        items: Sequence[syntax.Node],
        budget: Budget,
        external: Mapping[str, External] | None = None,
        shared: SharedValues | None = None,
    ) -> Unfolder:
        """Return the unfolder of a text: compute its constants and tables, in the order of the text.

        Args:
            settings: the variant's numbers (rounds and the like).
            items: the declarations, in the order of the text.
            shared: what was computed for other variants of the text.

        Raises:
            UserError: a constant or table is wrong, or the budget does not suffice.
        """
        functions = {i.name: i for i in items if isinstance(i, syntax.FunctionDecl)}
        unfolder = cls(word, block, functions, budget, external or {})
        unfolder.globals.update((name, Binding(value)) for name, value in settings.items())
        for item in items:
            if isinstance(item, syntax.Const | syntax.TableDecl):
                unfolder._declare(item, shared or SharedValues(()), list(settings))
        return unfolder

    def _declare(self, item: syntax.Const | syntax.TableDecl, shared: SharedValues, settings: Sequence[str]) -> None:
        """Give a declared name its value, which may be there already."""
        key = item.name, self.around.word, self.around.block
        value = shared[key] if key in shared else self._declared(item)
        shared.keep(key, value, settings)
        if isinstance(value, TableValue | TableArray):
            self._tables[item.name] = value
        else:
            self.globals[item.name] = Binding(value)

    def _declared(self, item: syntax.Const | syntax.TableDecl) -> Value | Tables:
        """Return the value of a declaration."""
        if isinstance(item, syntax.TableDecl):
            return make_table(item, self.globals, self.around)
        if item.type is None:
            return evaluate(item.value, self.globals, self.around)
        shape = self.shape(item.type)
        value = evaluate(item.value, self.globals, self.around, shape.width)
        return fit(value, shape, item.value.place, f"'{item.name}'")

    def shape(self, declared: syntax.Type) -> ArrayShape:
        """Return the shape that a type denotes in this variant."""
        return shape_of(declared, self.globals, self.around)

    def width(self, declared: syntax.Type | None) -> int | None:
        """Return the width in bits of the words of a type; None if it has none."""
        return None if declared is None else self.shape(declared).width

    def invoke(self, name: str, args: tuple[Value, ...], place: SourceLocation) -> Value:
        """Return the value of a function call."""
        if name in self.external:
            assert self.around.block is not None
            argument = fit(args[0], ArrayShape((), self.around.block), place, f"the argument of '{name}'")
            assert isinstance(argument, Term)
            return self.external[name](argument)
        with self.budget.running(place, len(self.globals), FEWER_CALLS):
            result = self._results.get((name, args))
            # Where the budget does not suffice, the call runs again, so that the error names the place inside it.
            if result is None or not self.budget.pay(result[1]):
                key, words = shape(args)
                form = self._forms.get((name, key))
                if form is None or not self.budget.pay(form.expense):
                    before, (fresh, variables) = self.budget.left, arguments(args, len(self._forms), place)
                    outside, self._calls = self._calls, []
                    value = self._call(self.functions[name], fresh, place)
                    inside, self._calls = tuple(self._calls), outside
                    form = CallForm(value, variables, self.budget.expense_since(before), inside)
                    self._forms[name, key] = form
                call = form.of(words)
                result = self._results[name, args] = call.value, form.expense
                self._calls.append(call)
            return result[0]

    def _call(self, function: syntax.FunctionDecl, args: tuple[Value, ...], place: SourceLocation) -> Value:
        scope = self.opened(function, args, place)
        if function.value is not None:
            value = evaluate(function.value, scope, self.around, self.width(function.output.type))
            return self.typed(value, function.output.type, function.value.place, f"the value of '{function.name}'")
        self.run(function.body, scope)
        return complete(function.output, scope)

    def typed(self, value: Value, declared: syntax.Type | None, place: SourceLocation, what: str) -> Value:
        """Return a value as a declared type has it.

        Raises:
            UserError: it is of another type.
        """
        assert declared is not None
        return fit(value, self.shape(declared), place, what)

    def opened(self, function: syntax.FunctionDecl, args: tuple[Value, ...], place: SourceLocation) -> Scope:
        """Return the scope of a function before its first statement."""
        scope = dict(self.globals)
        for parameter, value in zip(function.params, args, strict=True):
            assert parameter.type is not None
            shape = self.shape(parameter.type)
            self.budget.spend(shape.count, place)
            scope[parameter.name] = Binding(fit(value, shape, place, f"'{parameter.name}' of '{function.name}'"), shape)
        assert function.output.type is not None
        shape = self.shape(function.output.type)
        self.budget.spend(shape.count, place)
        if function.value is None:
            scope[function.output.name] = Binding(empty(shape), shape, output=True)
        return scope

    def run_procedure(self, body: Sequence[syntax.Statement], scope: Scope) -> None:
        """Run the statements of a whole procedure, after which no results of calls are kept."""
        self.forget_calls()
        self.run(body, scope)
        self.forget_results()

    def forget_calls(self) -> None:
        """Forget the calls of the procedure that ran before."""
        self._calls.clear()

    def forget_results(self) -> None:
        """Forget the results of calls, which a procedure that has run needs no more."""
        self._results.clear()

    @property
    def calls(self) -> tuple[TextCall, ...]:
        """Return the calls of the procedure that ran last, in their order, without those inside of functions."""
        return tuple(self._calls)

    def run(self, body: Sequence[syntax.Statement], scope: Scope) -> None:
        """Run statements and declare their names in `scope`."""
        for statement in body:
            match statement:
                case syntax.Assign():
                    self._assign(statement, scope)
                case syntax.Let(type=None):
                    scope[statement.name] = Binding(evaluate(statement.value, scope, self.around))
                case syntax.LetEach():
                    scope.update(self._each(statement, scope))
                case syntax.Let() | syntax.Var():
                    scope[statement.name] = self._binding(statement, scope)
                case syntax.For():
                    self._loop(statement, scope)
                case syntax.If():
                    chosen = constant(statement.condition, scope, self.around, "the condition of 'if'", "c ? a : b")
                    self.budget.spend(1 + len(scope) // 32, statement.place)
                    self.run(statement.then if chosen else statement.otherwise, dict(scope))

    def _loop(self, loop: syntax.For, scope: Scope) -> None:
        """Run a loop; after two turns that tell what all take, see whether the budget suffices."""
        turns = counters(loop.range, scope, self.around)
        spent = list[Expense]()
        for done, i in enumerate(turns, 1):
            if done > 2:
                self.iteration(loop, i, scope)
                continue
            before = self.budget.left
            self.iteration(loop, i, scope)
            spent.append(self.budget.expense_since(before))
            if done == 2 and self.budget.short_of(len(turns) - done, *spent) and cost_alike(loop, self.functions.get):
                raise self.budget.too_many(loop.place, len(turns), min(spent, key=lambda each: each.terms))

    def iteration(self, loop: syntax.For, i: int, scope: Scope) -> None:
        """Run a loop's body once in a scope of its own and keep its assignments to outer names."""
        with self.budget.running(loop.place, len(scope), SHORTER_LOOP):
            self.run(loop.body, {**scope, loop.counter: Binding(i)})

    def _each(self, statement: syntax.LetEach, scope: Scope) -> Scope:
        """Return the names that stand for the elements of an array, with their values."""
        value, names = evaluate(statement.value, scope, self.around), statement.names
        if not isinstance(value, tuple) or len(value) != len(names):
            found = f"the names of this 'let' stand for {describe(value)}"
            raise UserError(statement.place, found, f"an array of {len(names)}, an element for each name")
        return {n.name: Binding(whole(v, statement.place)) for n, v in zip(names, value, strict=True)}

    def _binding(self, statement: syntax.Let | syntax.Var, scope: Scope) -> Binding:
        if statement.type is not None:
            shape = shape_of(statement.type, scope, self.around)
            self.budget.spend(shape.count, statement.place)
            if statement.value is None:
                return Binding(empty(shape), shape)
            value = evaluate(statement.value, scope, self.around, shape.width)
            return Binding(fit(value, shape, statement.value.place, f"'{statement.name}'"), shape)
        assert statement.value is not None
        return Binding(of_words(evaluate(statement.value, scope, self.around), statement.value.place))

    def _assign(self, statement: syntax.Assign, scope: Scope) -> None:
        slot = scope[statement.name]
        path: Sequence[int] = ()
        if statement.indices:
            path = [self._known_index(e, statement, scope) for e in statement.indices]
        new = evaluate(statement.value, scope, self.around, slot.shape.width if slot.shape is not None else None)
        self.budget.spend(leaves(new) if isinstance(new, tuple) else 1, statement.place)
        elements = slot.elements if path else None
        if elements is None or not 0 <= path[0] < len(elements):
            slot.put(self._replace(statement, slot, slot.value, slot.shape, path, new))
            return
        inner = slot.shape.element if slot.shape is not None else None
        self.budget.spend(len(elements) // 64, statement.place)
        elements[path[0]] = self._replace(statement, slot, elements[path[0]], inner, path[1:], new)

    def _known_index(self, expr: syntax.Expr, statement: syntax.Assign, scope: Scope) -> int:
        """Return the index of an element that is set: a number, since a word could be any of them."""
        index = evaluate(expr, scope, self.around)
        if isinstance(index, Term):
            allowed = "a number known from the text; an array may be set as a whole"
            write = f"{statement.name} {statement.op} [i == j ? a : {statement.name}[j] for j in 0..7]"
            raise UserError(expr.place, f"the index of what is set is {describe(index)}", allowed, write)
        return number(index, expr.place, "an index")

    def _replace(
        self,
        statement: syntax.Assign,
        slot: Binding,
        old: Value | None,
        shape: ArrayShape | None,
        path: Sequence[int],
        new: Value,
    ) -> Value:
        """Return `old` with the element at the path replaced."""
        place = statement.place
        if path:
            if not isinstance(old, tuple):
                raise UserError(place, f"'{statement.name}' has fewer indices: this is {describe(old)}", "an array")
            at = position(path[0], len(old), statement.indices[-len(path)].place, old, f"'{statement.name}', ")
            inner = shape.element if shape is not None else None
            self.budget.spend(len(old) // 64, place)
            return (*old[:at], self._replace(statement, slot, old[at], inner, path[1:], new), *old[at + 1 :])
        if shape is None and isinstance(old, int) and isinstance(new, int):
            return new
        if slot.output and is_set(old):
            raise UserError(place, f"output '{statement.name}' is set twice here", "to be set once")
        what = f"what '{statement.name}' is set to"
        if shape is None:
            shape = shape_like(whole(old, place), place)
        return fit(new, shape, statement.value.place, what)


def is_set(value: Value | None) -> bool:
    """Return True if any part of a value is set."""
    return any(is_set(v) for v in value) if isinstance(value, tuple) else value is not None


def complete(output: NamedOutput, scope: Scope) -> Value:
    """Return the value of an output.

    Raises:
        UserError: a part of the output is not set.
    """
    value = scope[output.name].value
    missing = _missing(value, output.name)
    if missing is not None or value is None:
        raise UserError(output.place, f"output '{missing}' is never set", "to be set once", f"{missing} = ...")
    return value


def _missing(value: Value | None, name: str) -> str | None:
    if isinstance(value, tuple) and not isinstance(value, PublicString):
        return next((m for i, v in enumerate(value) if (m := _missing(v, f"{name}[{i}]"))), None)
    return name if value is None else None
