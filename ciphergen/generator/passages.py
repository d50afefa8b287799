"""Passages of the cipher text: which words of it terms belong to, and how they are quoted in assembly."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.procedures import SCHEDULE
from ciphergen.dsl.quote import Quotes
from ciphergen.dsl.term import Term
from ciphergen.generator.analysis.rounds import Piece, RoundLoop
from ciphergen.generator.machine import Passage
from ciphergen.interface.table import functions

_MOST_TURNS = 4  # of a loop, that a comment names
_WIDTH = 116
_MOST_LINES = 40  # of the text in front of a function


def of_order(piece: Piece, loop: RoundLoop | None = None) -> list[Passage | None]:
    """Return for each term of `piece.between` the passage of its step; None if the terms cannot be matched to steps.

    loop: loop with a loop that the steps may belong to; a step of the loop stands for one an iteration.
    """
    count, steps = len(piece.between), piece.steps
    if not steps or (not piece.shares and count % len(steps)):
        return [None] * count
    shares = piece.shares or (count // len(steps),) * len(steps)
    body = loop.body if loop is not None else None
    turns = dict(zip(body.steps, loop.turns, strict=True)) if body and loop else {}
    found = [Passage(turns.get(step, (step.name,)), step.place) for step in steps]
    return [passage for passage, share in zip(found, shares, strict=True) for _ in range(share)]


def below(order: Sequence[Term], passages: Sequence[Passage | None]) -> dict[Term, Passage]:
    """Return the passage of each term in the order and of all terms below it: that of the first term with a need for
    it."""
    found: dict[Term, Passage] = {}
    for term, passage in zip(order, passages, strict=True):
        waiting = [term] if passage is not None else []
        while waiting:
            each = waiting.pop()
            if passage is not None and each not in found:
                found[each] = passage
                waiting += each.args
    return found


class Comments:
    """The comments on the code of one variant."""

    def __init__(self, cipher: Cipher, variant: Variant) -> None:
        self._quotes, self._variant = Quotes(cipher.text), variant

    def head(self, role: str) -> list[str]:
        """Return the comment lines in front of a function's code, with the cipher text that it computes."""
        kind = functions(self._variant)[role].direction or SCHEDULE
        lines = self._quotes.functions(self._variant, kind)
        if len(lines) > _MOST_LINES:
            lines = [f"{len(lines)} lines of the cipher text, from {kind} on"]
        what = "round key" if kind == SCHEDULE else "round"
        return [
            "/* The cipher text:",
            *(f" *     {line}".rstrip() for line in lines),
            f" * A comment that names a {what} stands in front of the first instruction for it. Behind it there may",
            f" * be instructions for another {what}, too. */",
        ]

    def passage(self, passage: Passage) -> str:
        """Return the comment in front of the first instruction of a passage."""
        kind, _, number = passage.names[0].partition(".")
        if passage.place is None:
            return f"/* {passage.names[0]} */"
        if not number:
            return _cut(f"{kind}: {self._quotes.words(passage.place)}")
        numbers = [name.partition(".")[2] for name in passage.names]
        if len(numbers) > _MOST_TURNS:
            numbers = [*numbers[: _MOST_TURNS - 2], "...", numbers[-1]]
        counter = self._quotes.counter(passage.place)
        return _cut(f"round {counter} = {', '.join(numbers)}: {self._quotes.words(passage.place)}")


def _cut(words: str) -> str:
    return f"/* {words if len(words) <= _WIDTH - 6 else words[: _WIDTH - 10] + ' ...'} */"
