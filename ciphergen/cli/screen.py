"""Output of commands: tables, with colour on a terminal only; or one JSON document."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ciphergen.cli.usage import JsonOutput, printable

_STYLES = {
    "proved": "green",
    "refuted": "red",
    "undecided": "red",
    "unsupported": "red",
    "missing": "red",
    "differs": "red",
    "not proved": "yellow",
    "not asked": "yellow",
}
_WIDE = 1000  # Nothing is cut or wrapped where the output is not a terminal.


def print_json(document: object) -> None:
    """Print a document to standard output, with a stable layout."""
    JsonOutput.note(True)
    sys.stdout.write(dump_json(document))


def dump_json(document: object) -> str:
    """Return the text of a JSON document: two spaces of indentation, one final line end."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def print_table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a table to standard output: align numbers to the right, never cut the first column."""
    console = Console(file=sys.stdout, highlight=False, width=None if sys.stdout.isatty() else _WIDE)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    listed = [tuple(row) for row in rows]
    for column, title in enumerate(head):
        number = all(isinstance(row[column], int | float) or row[column] == "" for row in listed)
        table.add_column(title, justify="right" if number else "left", no_wrap=column == 0, overflow="fold")
    for row in listed:
        table.add_row(*(Text(printable(str(cell)), _STYLES.get(str(cell), "")) for cell in row))
    console.print(table)
