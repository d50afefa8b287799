"""Reports of `gen bench`, whatever measured: tables for people, a document for programs, a plot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ciphergen.dsl.cipher import Cipher


@dataclass(frozen=True)
class Table:
    """A title, column heads and rows, ready to print."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]

    def markdown(self) -> str:
        """Return the table as a section of a Markdown document."""
        lines = [f"## {self.title}", "", "| " + " | ".join(self.head) + " |", "|---" * len(self.head) + "|"]
        lines += ["| " + " | ".join(map(str, row)) + " |" for row in self.rows]
        return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class BenchReport:
    """A report on measurements. about: cores or machines with what they are; tools: names with versions; conditions:
    how figures were made; notes: on figures that others report; fields: of the document, beside those that every run
    has; draw: makes the plot, as SVG; it raises ToolMissing without matplotlib."""

    title: str
    about: tuple[tuple[str, str], ...]
    tools: tuple[tuple[str, str], ...]
    conditions: str
    tables: tuple[Table, ...]
    notes: tuple[str, ...]
    fields: Mapping[str, Any]
    draw: Callable[[], str]

    def markdown(self, command: str) -> str:
        """Return the report as a Markdown page, with the command that makes it."""
        parts = [f"# {self.title}\n\nMade by `{command}`.\n"]
        parts += ["\n".join(f"- {name}: {what}" for name, what in some) + "\n" for some in (self.about, self.tools)]
        parts += [self.conditions + "\n", *(table.markdown() for table in self.tables)]
        return "\n".join([*parts, *(note + "\n" for note in self.notes)])

    def document(self, command: str, cipher: Cipher, target: str) -> dict[str, Any]:
        """Return the document that `--json` prints, with `proved` set, since only proved code is measured."""
        return {
            "command": command,
            "cipher": cipher.name,
            "cipher_sha256": cipher.sha256,
            "target": target,
            "proved": True,
            "conditions": self.conditions,
            "tools": dict(self.tools),
            **self.fields,
        }


def merged(rows: Iterable[tuple[object, ...]]) -> tuple[tuple[object, ...], ...]:
    """Return rows with those merged that differ only in the second column, the name of the code; a merged row has all
    names."""
    names: dict[tuple[object, ...], list[str]] = {}
    for core, code, *rest in rows:
        names.setdefault((core, *rest), []).append(str(code))
    return tuple((key[0], "; ".join(codes), *key[1:]) for key, codes in names.items())
