"""The texts that errors and verdicts are made of, read from the sources, and those that tests name.

A text is a string of two words or more that can reach a user: an argument of an error or of a verdict, directly or by
way of variables, parameters, returned values and the fields named in `FIELDS`. Calls and fields are followed by name
alone, so that too many strings are found rather than too few.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

HOLE = "\N{REPLACEMENT CHARACTER}"  # stands for what is put into a text when it is made
_PUTS_IN = ("append", "add", "extend", "setdefault")
Function = ast.FunctionDef | ast.AsyncFunctionDef
WORDS = re.compile(rf"[a-z]{{2,}}[^ ]? [^ ]?[A-Za-z{HOLE}]|{HOLE} [^ ]?[a-z]{{2,}}")
ERRORS = {"Exception", "ValueError", "KeyError", "TypeError"}
VERDICTS = {"Obligation", "Outcome", "ReplayOutcome"}  # what is made of texts and is no error
FIELDS = {
    "allowed", "detail", "ended", "found", "first", "problem", "reason", "says", "text", "unfit", "write", "wrong",
}  # fmt: skip


@dataclass(frozen=True, order=True)
class Text:
    """A string in the sources, with a `HOLE` for each value that is put into it."""

    file: str
    line: int
    text: str


def shape(node: ast.expr) -> str | None:
    """A constant string or an f-string, with a `HOLE` for each value."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(HOLE if isinstance(part, ast.FormattedValue) else shape(part) or "" for part in node.values)
    return None


@dataclass
class _Module:
    """A file, its functions with the class each stands in, and what its names are assigned."""

    file: str
    tree: ast.Module
    functions: list[tuple[str, Function]] = field(default_factory=list)
    constants: dict[str, list[ast.expr]] = field(default_factory=lambda: defaultdict(list))


def _target_values(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Each single target of an assignment with its value; the whole value where it cannot be taken apart."""
    if isinstance(target, ast.Tuple | ast.List):
        taken = value.elts if isinstance(value, ast.Tuple | ast.List) and len(value.elts) == len(target.elts) else None
        for i, one in enumerate(target.elts):
            yield from _target_values(one, taken[i] if taken else value)
    else:
        yield target, value


def _assignments(tree: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from _target_values(target, node.value)
        elif isinstance(node, ast.AnnAssign | ast.AugAssign | ast.NamedExpr) and node.value is not None:
            yield node.target, node.value
        elif isinstance(node, ast.For | ast.comprehension):
            yield from _target_values(node.target, node.iter)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _PUTS_IN:
            for argument in node.args:
                yield node.func.value, argument


def _holds_text(annotation: ast.expr | None) -> bool:
    """Whether a type is a text, or has texts in it that are no keys."""
    written = ast.unparse(annotation) if annotation is not None else ""
    return bool(re.search(r"\bstr\b", re.sub(r"(dict|Mapping|OrderedDict)\[str,", "", written)))


def _name(node: ast.expr) -> str:
    """What is called, or the last name of what is assigned."""
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


class Texts:
    """The texts of a program.

    Args:
        sources: text of each file, by its name.
    """

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.found: set[Text] = set()
        self._modules = [self._module(file, text) for file, text in sources.items()]
        self._definitions: dict[str, list[tuple[_Module, str, Function]]] = defaultdict(list)
        self._fields: dict[str, list[tuple[_Module, Function | None, ast.expr]]] = defaultdict(list)
        self._calls: dict[str, list[tuple[_Module, Function | None, ast.Call]]] = defaultdict(list)
        self._classes: dict[str, ast.ClassDef] = {}
        for module in self._modules:
            self._index(module)
        self._seen: set[object] = set()
        self._waiting: list[tuple[ast.expr, _Module, Function | None]] = []
        for name in VERDICTS | self._errors():
            for where, function, call in self._calls[name]:
                for argument in [*call.args, *(k.value for k in call.keywords)]:
                    self._follow(argument, where, function)
        while self._waiting:
            self._expression(*self._waiting.pop())

    def _module(self, file: str, text: str) -> _Module:
        return _Module(file, ast.parse(text))

    def _index(self, module: _Module) -> None:
        def visit(node: ast.AST, function: Function | None, inside: str) -> None:
            for child in ast.iter_child_nodes(node):
                now, owner = function, inside
                if isinstance(child, Function):
                    self._definitions[child.name].append((module, inside, child))
                    now, owner = child, ""
                elif isinstance(child, ast.ClassDef):
                    self._classes[child.name] = child
                    owner = child.name
                elif isinstance(child, ast.Call):
                    self._calls[_name(child.func)].append((module, now, child))
                visit(child, now, owner)
            if isinstance(node, Function | ast.Module):
                for target, value in _assignments(node):
                    scope = node if isinstance(node, Function) else None
                    if isinstance(target, ast.Attribute) or (
                        isinstance(target, ast.Subscript) and isinstance(target.value, ast.Attribute)
                    ):
                        self._fields[_name(target)].append((module, scope, value))
            if isinstance(node, ast.Module):
                for statement in node.body:
                    if isinstance(statement, ast.Assign | ast.AnnAssign):
                        for target, value in _assignments(statement):
                            module.constants[_name(target)].append(value)

        visit(module.tree, None, "")

    def _errors(self) -> set[str]:
        """Names of all classes of errors."""
        errors = set(ERRORS)
        while True:
            more = {n for n, c in self._classes.items() if n not in errors and any(_name(b) in errors for b in c.bases)}
            if not more:
                return errors
            errors |= more

    def _follow(self, node: ast.expr | None, module: _Module, function: Function | None) -> None:
        key = (id(node), id(function))
        if node is not None and key not in self._seen:
            self._seen.add(key)
            self._waiting.append((node, module, function))

    def _expression(self, node: ast.expr, module: _Module, function: Function | None) -> None:
        """Find the texts that an expression can be made of."""
        text = shape(node)
        if text is not None:
            if WORDS.search(text):
                self.found.add(Text(module.file, node.lineno, text))
            if isinstance(node, ast.JoinedStr):
                for part in node.values:
                    if isinstance(part, ast.FormattedValue):
                        self._follow(part.value, module, function)
        elif isinstance(node, ast.Name):
            self._variable(node.id, module, function)
        elif isinstance(node, ast.Attribute):
            self._field(node.attr)
        elif isinstance(node, ast.Call):
            self._returned(node, module, function)
        elif isinstance(node, ast.Compare | ast.Lambda):
            pass
        elif isinstance(node, ast.IfExp):
            self._follow(node.body, module, function)
            self._follow(node.orelse, module, function)
        elif isinstance(node, ast.Subscript):
            self._follow(node.value, module, function)
        elif isinstance(node, ast.GeneratorExp | ast.ListComp | ast.SetComp):
            self._follow(node.elt, module, function)
        elif isinstance(node, ast.Dict):
            for value in node.values:
                self._follow(value, module, function)
        else:
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.expr):
                    self._follow(child, module, function)

    def _variable(self, name: str, module: _Module, function: Function | None) -> None:
        if function is not None:
            values = [v for t, v in _assignments(function) if _name(t) == name and not isinstance(t, ast.Attribute)]
            arguments = function.args
            known = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
            annotations = {a.arg: a.annotation for a in [*known, arguments.vararg] if a}
            if name in annotations and _holds_text(annotations[name]):
                self._parameter(name, function)
            for value in values:
                self._follow(value, module, function)
            if values or name in annotations:
                return
        for where in [module] if name in module.constants else self._modules:
            for value in where.constants.get(name, []):
                self._follow(value, where, None)

    def _parameter(self, name: str, function: Function) -> None:
        """All that is passed as a parameter."""
        if ("parameter", name, id(function)) in self._seen:
            return
        self._seen.add(("parameter", name, id(function)))
        inside = next(owner for _, owner, f in self._definitions[function.name] if f is function)
        called = inside if function.name == "__init__" else function.name
        names = [a.arg for a in [*function.args.posonlyargs, *function.args.args]]
        method = bool(inside) and names[:1] in (["self"], ["cls"])
        position = names.index(name) - method if name in names else None
        for default, argument in zip(reversed(function.args.defaults), reversed(names), strict=False):
            if argument == name:
                self._follow(default, self._home(function), None)
        for where, user, call in self._calls[called]:
            given = [k.value for k in call.keywords if k.arg in (name, None)]
            if position is None or any(isinstance(a, ast.Starred) for a in call.args):
                given += call.args
            elif position < len(call.args):
                given.append(call.args[position])
            for value in given:
                self._follow(value, where, user)

    def _home(self, function: Function) -> _Module:
        return next(m for m, _, f in self._definitions[function.name] if f is function)

    def _returned(self, call: ast.Call, module: _Module, function: Function | None) -> None:
        """All that a called function returns; of an unknown one, what it was given."""
        name = _name(call.func)
        if name in self._classes:
            return
        if name not in self._definitions or name in ("join", "get", "replace", "format"):
            if isinstance(call.func, ast.Attribute):
                self._follow(call.func.value, module, function)
            for argument in call.args:
                self._follow(argument, module, function)
            return
        for where, _, definition in self._definitions[name]:
            if where is not module and isinstance(call.func, ast.Name) is False and len(self._definitions[name]) > 6:
                continue
            self._returns(where, definition)

    def _returns(self, module: _Module, definition: Function) -> None:
        if ("returned", id(definition)) in self._seen or not _holds_text(definition.returns):
            return
        self._seen.add(("returned", id(definition)))
        for node in ast.walk(definition):
            if isinstance(node, ast.Return | ast.Yield | ast.YieldFrom):
                self._follow(node.value, module, definition)

    def _field(self, name: str) -> None:
        """All that a field is made with, and what a property of this name returns."""
        if name not in FIELDS or ("field", name) in self._seen:
            return
        self._seen.add(("field", name))
        for module, function, value in self._fields[name]:
            self._follow(value, module, function)
        for module, inside, definition in self._definitions.get(name, []):
            if inside:
                self._returns(module, definition)
        for owner in self._classes.values():
            made = [n for n in owner.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)]
            fields = [_name(n.target) for n in made]
            if any(_name(n.target) == name and _holds_text(n.annotation) for n in made):
                for module, function, call in self._calls[owner.name]:
                    given = [k.value for k in call.keywords if k.arg == name]
                    given += call.args[fields.index(name) : fields.index(name) + 1]
                    for value in given:
                        self._follow(value, module, function)


def goldens(text: str) -> Iterator[str]:
    """The strings of a test that may be an exact text: all but those that it looks for in one or at its beginning."""

    def visit(node: ast.AST) -> Iterator[str]:
        loose = (
            isinstance(node, ast.Expr)
            or (isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn))
            or (isinstance(node, ast.keyword) and node.arg == "match")
            or (isinstance(node, ast.Call) and _name(node.func) in ("startswith", "search", "count"))
        )
        for child in ast.iter_child_nodes(node):
            found = shape(child) if isinstance(child, ast.expr) else None
            if found is None:
                yield from visit(child)
            elif not loose:
                yield found

    yield from visit(ast.parse(text))


def without_case(texts: Iterable[Text], golden: Iterable[str]) -> list[Text]:
    """The texts that stand in no golden one, whatever was put into them."""
    everything = set(golden)

    def has_case(text: str) -> bool:
        parts = re.split(f"{HOLE}+", text.strip())
        longest, whole = max(parts, key=len), re.compile(r"(?s:.{0,300}?)".join(map(re.escape, parts)))
        return any(longest in one and whole.search(one) for one in everything)

    return sorted(text for text in texts if not has_case(text.text))
