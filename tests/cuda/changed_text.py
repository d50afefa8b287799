"""PTX of which a few lines are changed, read without parsing the other lines again."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from lark import Tree
from lark.exceptions import UnexpectedInput

from ciphergen.backends import gpu
from ciphergen.verify.ptx.module import Kernel, kernels_of, parser, read, trees
from tests.cuda.kernel_changes import STATEMENT, TABLES

_GPU, _TABLE = gpu("cuda"), re.compile(TABLES["entry"][0])


class ChangedText:
    """A text of PTX, of which lines are changed. name: what messages call it."""

    def __init__(self, lines: Sequence[str], name: str) -> None:
        self._lines, self._name = lines, name
        self._trees = [*trees("\n".join(lines) + "\n")]

    def kernels(self, changed: Mapping[int, str]) -> dict[str, Kernel]:
        """The kernels with other lines, by their numbers.

        Raises:
            UserError: as `read`.
        """
        lines = [changed.get(n, line) for n, line in enumerate(self._lines)]
        try:
            parts = {n: _parts(self._lines[n], line) for n, line in changed.items()}
        except UnexpectedInput:
            return read("\n".join(lines) + "\n", self._name, _GPU)
        for n, there in parts.items():
            for part in there:
                part.meta.line = n + 1
        return kernels_of([_with(tree, parts) for tree in self._trees], lines, self._name, _GPU)


def _parts(before: str, line: str) -> list[Tree[Any]]:
    """What stands in a changed line: statements where there was one, else a table."""
    if STATEMENT.match(before):
        (entry,) = parser().parse(f".entry changed() {{{line}\n}}", start="part").children
        return [part for part in entry.children if isinstance(part, Tree)]
    assert _TABLE.match(before)
    return parser().parse(line, start="part").children


def _with(tree: Tree[Any], changed: Mapping[int, Sequence[Tree[Any]]]) -> Tree[Any]:
    """A tree with other parts in some lines, each of which held one part and nothing of another."""
    made = copy(tree)
    made.children = []
    for part in tree.children:
        if isinstance(part, Tree) and part.data == "entry":
            made.children.append(_with(part, changed))
        elif isinstance(part, Tree) and part.meta.line - 1 in changed:
            assert part.meta.end_line == part.meta.line
            made.children += changed[part.meta.line - 1]
        else:
            made.children.append(part)
    return made
