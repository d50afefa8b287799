"""Constants and tables that all variants of a text have in common: they are computed for the first, and are there for
the others."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl import syntax
from ciphergen.dsl.values import Tables, Value

Declared = syntax.Const | syntax.TableDecl


class SharedValues:
    """The values of declarations by what they depend on besides other declarations: the widths of a word and of a
    block. What depends on a variant's settings is not kept."""

    def __init__(self, items: Sequence[syntax.Node]) -> None:
        named = (syntax.Const, syntax.TableDecl, syntax.FunctionDecl)
        self._declared = {i.name: i for i in items if isinstance(i, named)}
        self._values: dict[tuple[str, int | None, int | None], Value | Tables] = {}
        self._names: dict[str, frozenset[str]] = {}

    def __contains__(self, key: tuple[str, int | None, int | None]) -> bool:
        """Return True if a value is kept. key: its name and both widths."""
        return key in self._values

    def __getitem__(self, key: tuple[str, int | None, int | None]) -> Value | Tables:
        """Return a value that is kept."""
        return self._values[key]

    def keep(self, key: tuple[str, int | None, int | None], value: Value | Tables, settings: Sequence[str]) -> None:
        """Keep a value, unless it depends on one of these settings."""
        if self._depends_on(key[0]).isdisjoint(settings):
            self._values[key] = value

    def _depends_on(self, name: str) -> frozenset[str]:
        """Return all names that a declaration has in it, or those have which it names."""
        if name not in self._names:
            found, waiting = set[str](), [name]
            while waiting:
                declared = self._declared.get(waiting.pop())
                below: list[syntax.Node] = [declared] if declared is not None else []
                while below:
                    node = below.pop()
                    below += node.children()
                    if isinstance(node, syntax.Name | syntax.Call) and node.name not in found:
                        found.add(node.name)
                        waiting.append(node.name)
            self._names[name] = frozenset(found)
        return self._names[name]
