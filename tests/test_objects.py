"""The shape of functions and objects, as far as a program can check it: few parameters, constructors that only
construct, and no attribute of an object that others assign."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted((ROOT / "ciphergen").rglob("*.py"))
FOLDERS = sorted({path.parent for path in SOURCES})
MOST_PARAMETERS = 8  # of a function, `self` among them
# What processes that are started later read, and the interpreter's own hooks for what it would drop or print.
ENVIRONMENT = {"os.environ[ELSEWHERE]", "os.environ[GIVEN]", "sys.unraisablehook", "threading.excepthook"}
SETTERS = {"setattr", "delattr", "object.__setattr__"}


def crowded(tree: ast.AST) -> list[str]:
    """Return the functions with too many parameters."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            given = node.args
            some = (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg)
            found += [node.name] if len(list(filter(None, some))) > MOST_PARAMETERS else []
    return found


def own(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in {"self", "cls"}


def from_outside(tree: ast.AST) -> list[str]:
    """Return what is assigned or deleted of an object by others: attributes of anything but `self` and `cls`, and items
    of these."""
    found = []
    for node in ast.walk(tree):
        stored = isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load)
        holder = node.value if isinstance(node, ast.Subscript) else node
        changes = stored and isinstance(holder, ast.Attribute) and not own(holder.value)
        sets = isinstance(node, ast.Call) and ast.unparse(node.func) in SETTERS and not own(node.args[0])
        found += [ast.unparse(node)] if changes or sets else []
    return found


def done(node: ast.AST) -> Iterator[ast.AST]:
    """Yield all that is in a function, without what is only written down there for later."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.Lambda):
            yield child
            yield from done(child)


def working(tree: ast.AST) -> list[str]:
    """Return what constructors do besides assigning and checking: loops, attempts, calls of the object's methods."""
    found = []
    for constructor in ast.walk(tree):
        if isinstance(constructor, ast.FunctionDef) and constructor.name == "__init__":
            for node in done(constructor):
                work = isinstance(node, ast.For | ast.While | ast.With | ast.Try)
                calls = isinstance(node, ast.Call) and ast.unparse(node.func).startswith("self.")
                found += [ast.unparse(node).splitlines()[0]] if work or calls else []
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: str(p.relative_to(ROOT)))
def test_shape(folder: Path) -> None:
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert (path, crowded(tree)) == (path, [])
        assert (path, working(tree)) == (path, [])
        assert (path, set(from_outside(tree)) - ENVIRONMENT) == (path, set())


@pytest.mark.parametrize(
    ("text", "functions"),
    [
        ("def f(a, b, c, d, /, e, f, *g, h): pass", []),
        ("def f(self, a, b, c, d, /, e, f, *g, h): pass", ["f"]),
        ("class A:\n def g(a, b, c, d, e, f, *, g, h, **i): return lambda: a", ["g"]),
    ],
)
def test_many_parameters_are_found(text: str, functions: list[str]) -> None:
    assert crowded(ast.parse(text)) == functions


@pytest.mark.parametrize(
    ("body", "work"),
    [
        ("self.a, self.b = a, B(a)", []),
        ("super().__init__(a); self.a = cache(self._a); self.b = lambda: self.c()", []),
        ("if not a: raise ValueError(a)", []),
        ("self.a = self._a(b)", ["self._a(b)"]),
        ("self.a.b()", ["self.a.b()"]),
        ("for b in a: pass", ["for b in a:"]),
        ("while a: pass", ["while a:"]),
        ("with a: pass", ["with a:"]),
        ("try: self.a = a\n  finally: pass", ["try:"]),
    ],
)
def test_work_in_constructors_is_found(body: str, work: list[str]) -> None:
    assert working(ast.parse(f"class A:\n def __init__(self, a):\n  {body}")) == work


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("def f(self): self.a, b[0], self.c[0] = cls.d", []),
        ("a.b[0] = self.c.d[0] = 0; del e[0].f[1]", ["a.b[0]", "e[0].f[1]", "self.c.d[0]"]),
        ("a.b = self.c.d = 0", ["a.b", "self.c.d"]),
        ("(a.b, *c.d), self.e = x", ["a.b", "c.d"]),
        ("a().b += 1", ["a().b"]),
        ("for a.b in c: del d.e", ["a.b", "d.e"]),
        ("with a() as b.c: d.e: int = 0", ["b.c", "d.e"]),
        ("setattr(a, 'b', 0)", ["setattr(a, 'b', 0)"]),
        ("object.__setattr__(self, 'b', a.b)", []),
    ],
)
def test_changes_from_outside_are_found(text: str, changes: list[str]) -> None:
    assert sorted(from_outside(ast.parse(text))) == changes
