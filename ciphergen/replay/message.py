"""Messages: each path of a function that takes one leaves the bytes and the chain that the text makes of its blocks.

A path begins with the chain that the caller gives, or with any chain at a loop head; it ends at a return, or at a loop
head, where each place that the loop carries holds what is claimed of it, with the text's chain for the variables of the
claim. That the claims are what a path from the head begins with is the prover's execution, as are paths.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.term import Term, const, eq, substitute, variables
from ciphergen.interface.role import Role
from ciphergen.replay.graph import Refused
from ciphergen.replay.steps import Steps
from ciphergen.replay.texts import Texts, leaf, leaves, with_state

Loop = tuple[str, bool, str]  # function, whether it is called in place, loop head
LAST, EMPTY = "last", "empty"  # ends of a message; other ends are loop heads


@dataclass
class Carried:
    """What loops carry of a chain. claims: what is said of each place at a loop head; used: variables of the chain
    there that paths from it compute with."""

    claims: dict[Loop, tuple[Term, ...]] = field(default_factory=dict)
    used: dict[Loop, set[Term]] = field(default_factory=dict)

    def note(self, name: str, in_place: bool, chain: Sequence[Term], values: Sequence[Term]) -> None:
        """Note what a path takes of the chain that it begins with."""
        symbol = chain[0].symbol
        if symbol.kind == "carried":
            used = self.used.setdefault((name, in_place, str(symbol.index[0])), set())
            used.update({*chain}.intersection(variables(values)))

    def check(self) -> None:
        """Check that all that paths take from a loop head is claimed there.

        Raises:
            Refused: it is not.
        """
        for loop, used in self.used.items():
            if not used <= set(variables(self.claims.get(loop, ()))):
                raise Refused(f"{loop[0]}: a path takes from the loop at {loop[2]} what is not shown to be there")


class Message:
    """The steps of one path of a function that takes a message. facts: what holds on it; known: what that says of
    variables."""

    def __init__(
        self,
        steps: Steps,
        texts: Texts,
        row: Role,
        output: Mapping[str, Any],
        facts: tuple[Term, ...],
        known: Mapping[Term, Term],
    ) -> None:
        self.steps, self.texts, self.row, self.output, self.facts, self.known = steps, texts, row, output, facts, known
        self.name: str = output["function"]

    def show(self, carried: Carried) -> None:
        """Check what the path makes, and the chain that it leaves, or carries to a loop head.

        Raises:
            Refused: this is not what the text says.
        """
        steps, end, size = self.steps, self.output["end"], self.texts.size(self.row)
        written, left = steps.at(self.output["written"]), steps.at(self.output["left"])
        blocks, rest = divmod(self.output["taken"], size)
        (begun,) = self.output["states"]
        first = steps.at(begun)
        self.texts.check_start(self.name, self.row, first, ("chain", "carried"))
        chain, made = self._blocks(first, blocks, size)
        if end in (LAST, EMPTY):
            self._number_of_bytes(end)
            chain, out = self._ended(end, chain, blocks, rest)
            made += out
            self._require(left, chain, "the chain that is left")
        elif rest or left:
            raise Refused(f"{self.name}: a path ends neither at a return nor at a loop head")
        else:
            self._carry(carried, blocks * size, chain)
        self._require(written, made, "what is made of a message")
        values = (*written, *left, *steps.at([got for got, _ in self.output["carried"]]))
        carried.note(self.name, self.output["in_place"], first, values)

    def _blocks(self, chain: tuple[Term, ...], blocks: int, size: int) -> tuple[tuple[Term, ...], list[Term]]:
        """Return the chain behind the whole blocks of the path, and what is made of them."""
        made: list[Term] = []
        after, out = self.texts.step(self.row.name)
        for number in range(blocks):
            block = leaves("in", size, number * size)
            made += with_state(out, chain, block)
            chain = with_state(after, chain, block)
        return chain, made

    def _ended(
        self, end: str, chain: tuple[Term, ...], blocks: int, rest: int
    ) -> tuple[tuple[Term, ...], tuple[Term, ...]]:
        """Return the chain behind the end of the message, and what is made of its last block."""
        if end == LAST:
            return self.texts.last(self.row, chain, blocks, rest)
        if blocks or rest:
            raise Refused(f"{self.name}: a message of no bytes has {blocks} blocks and {rest} bytes")
        return self.texts.without(self.row, chain), ()

    def _require(self, got: Sequence[Term], wanted: Sequence[Term], what: str) -> None:
        if len(got) != len(wanted):
            raise Refused(f"{self.name}: {what} has {len(wanted)} values, not {len(got)}")
        if got:
            self.steps.require(got, wanted, f"{self.name}: {what}", self.known)

    def _number_of_bytes(self, end: str) -> None:
        """Check that a path that takes nothing knows whether the message has any bytes, if the text asks."""
        mode = self.texts.mode(self.row)
        assert isinstance(mode, MessageMode)
        if self.output["taken"] or mode.empty is None:
            return
        (count,) = (v for v in variables(self.facts) if v.symbol.kind == self.row.lengths[0].name)
        none = eq(count, const(0, count.width))
        self.steps.follows(self.facts, none if end == EMPTY else ~none, "how many bytes the message has")

    def _carry(self, carried: Carried, taken: int, chain: Sequence[Term]) -> None:
        """Check that each place holds at a loop head what is claimed of it, with the text's chain."""
        head, pairs = self.output["end"], self.output["carried"]
        got, claims = self.steps.at([a for a, _ in pairs]), self.steps.at([b for _, b in pairs])
        if carried.claims.setdefault((self.name, self.output["in_place"], head), claims) != claims:
            raise Refused(f"{self.name}: different things are claimed at the loop at {head}")
        here = {leaf("carried", 8, head, i): byte for i, byte in enumerate(chain)}
        # Input bytes are counted from the first block that is not done.
        ahead = [v for v in variables(claims) if v.symbol.kind == "in"]
        here |= {v: leaf("in", 8, int(v.symbol.index[0]) + taken) for v in ahead}
        self._require(got, substitute(claims, here), f"what the loop at {head} carries")
