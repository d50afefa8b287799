"""The steps of a certificate: the raw terms of object code are what the texts say, shown bit by bit.

The cipher text is read here again. A bit of code is shown where the laws make one node of it and of the text's bit; or
where merges do, each of which must have equal truth tables over its cut. What a path's conditions are used for has to
follow from public facts that can hold, so that they say nothing of keys and inputs. It is believed that the raw terms
are what the object code computes on all of its paths: that is the prover's execution.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import Any

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, const, make, substitute, var, variables
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.replay.graph import Bits, Graph, Refused
from ciphergen.replay.laws import BitBlaster

# How sums are taken: whether they are gates, and whether each has one chain of carries, as comparisons then have.
SUMS = {"whole": (False, False), "adders": (True, False), "chains": (True, True)}
MOST_BITS = 1 << 9  # of a term: a sum has a factor for each bit, which is as wide
Solver = Callable[[tuple[Term, ...], str], bool]  # whether that is the answer: can all conditions, of 1 bit, be 1?


class Steps:
    """A certificate's terms, laws and merges."""

    def __init__(self, document: Mapping[str, Any], variant: Variant, solver: Solver) -> None:
        self.document, self.variant = document, variant
        self.plan = {number: (older, leaves) for number, older, leaves in document["merges"]}
        self.adders, self.chains = SUMS[document["sums"]]
        self.laws, self.merged = BitBlaster(self.chains), Graph(self.came)
        self._sums, self._moved = dict[int, Bits](), dict[int, dict[int, int]]()
        self.solver = cache(solver)

    @cached_property
    def terms(self) -> list[Term]:
        """Return the document's terms, arguments first."""
        found: list[Term] = []
        for op, width, param, *args in self.document["terms"]:
            found.append(_term(op, width, param, tuple(found[n] for n in args)))
        return found

    def at(self, numbers: Sequence[int]) -> tuple[Term, ...]:
        """Return terms by their numbers."""
        return tuple(self.terms[n] for n in numbers)

    def came(self, number: int) -> None:
        """Merge a new node if the certificate plans a merge of that node."""
        if number in self.plan:
            self.merged.merge(number, *self.plan.pop(number))

    def equal(self, got: Sequence[Term], wanted: Sequence[Term], start: int = 0) -> bool:
        """Return True if terms are equal bit by bit, with input byte `start` of the first as input byte 0 of the
        others."""
        a, b = self.laws(got), self.laws(wanted)
        # The text's bits come first, so that the code's are merged with them.
        return self._in_merged(b, 0) == self._in_merged(a, start)

    def require(
        self,
        got: Sequence[Term],
        wanted: Sequence[Term],
        what: str,
        known: Mapping[Term, Term] = MappingProxyType({}),
        start: int = 0,
    ) -> None:
        """Check that terms are equal, with what is known of variables put in.

        Raises:
            Refused: this is not shown.
        """
        if known:
            got, wanted = substitute(got, known), substitute(wanted, known)
        if not self.equal(got, wanted, start):
            raise Refused(f"{what}: {got[0]} and what follows is not shown to be {wanted[0]} and what follows")

    def _in_merged(self, edges: Bits, start: int) -> list[int]:
        """Return edges of the laws' graph copied into the graph with merges, input bytes counted from `start`."""
        plain, graph, known = self.laws.graph, self.merged, self._moved.setdefault(start, {0: 0})
        for number in plain.cone(edges, known):
            kind, param, below = plain.nodes[number]
            bits = tuple(known[e >> 1] ^ e & 1 for e in below)
            if kind in ("and", "xor"):
                known[number] = (graph.both if kind == "and" else graph.differ)(*bits)
            elif kind == "op":
                known[number] = graph.node("op", param, bits)
            else:
                known[number] = self._bit(bits[0], param) if bits else self._input(start, *param)
        return [known[e >> 1] ^ e & 1 for e in edges]

    def _input(self, start: int, variable: Any, place: int) -> int:
        name = variable.param
        if name.kind == "in":
            variable = var(Symbol("in", (name.index[0] - start, *name.index[1:]), name.secrecy), variable.width)
        return self.merged.node("input", (variable, place), ())

    def _bit(self, operation: int, place: int) -> int:
        _, (name, width, shape), edges = self.merged.nodes[operation >> 1]
        if name[0] == "table":
            return self.merged.look_up(_column(name[1], place), edges)
        if name in ("ult", "slt") and self.chains:
            return self._less(name, shape, edges)
        if name[0] != "sum" or not self.adders:
            return self.merged.node("bit", place, (operation,))
        if operation not in self._sums:
            self._sums[operation] = self.merged.total(width, name[1], [factor for _, factor in shape], edges)
        return self._sums[operation][place]

    def _less(self, name: str, shape: Sequence[tuple[int, int]], edges: Bits) -> int:
        """Return the bit of a comparison; of signed words, that of numbers with their highest bits flipped."""
        words = (edges[: shape[0][0]], edges[shape[0][0] :])
        low, high = (word for _, word in sorted(zip((place for _, place in shape), words, strict=True)))
        flip = name == "slt"
        return self.merged.borrow(*((*word[:-1], word[-1] ^ flip) for word in (low, high)))

    def follows(self, facts: tuple[Term, ...], goal: Term, what: str) -> None:
        """Check that a goal of 1 bit follows from public facts, which can hold.

        Raises:
            Refused: it does not.
        """
        if any(v.symbol.secrecy is not Secrecy.PUBLIC for v in variables(facts)) or not self.solver(facts, "sat"):
            raise Refused("conditions of a path are not public, or contradict each other")
        if not self.solver((*facts, ~goal), "unsat"):
            raise Refused(f"{what} does not follow: {goal}")


def _term(op: str, width: int, data: Any, args: tuple[Term, ...]) -> Term:
    """Return a term as a row of the certificate spells it."""
    if type(width) is not int or width > MOST_BITS:
        raise Refused(f"has a term of {width!r} bits")
    if op in ("const", "var"):
        return const(data, width) if op == "const" else var(Symbol(data[0], tuple(data[1]), Secrecy[data[2]]), width)
    return make(op, args, width, tuple(data) if isinstance(data, list) else data)


@lru_cache(maxsize=4096)
def _column(entries: tuple[int, ...], place: int) -> int:
    """Return the truth table of one bit of a table's entries."""
    return sum((v >> place & 1) << i for i, v in enumerate(entries))
