"""Symmetry of blocks that share registers bit by bit: the same function of their own inputs, gate by gate.

In bit slices a register holds one bit of each of many blocks, so the terms of two blocks are bits of the same words,
and other bits of them. Taken apart to single bits they are the same gates again, but for the block whose input they
read: where that is so, what is proved of one block is proved of the other, as in `symmetry`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.bit_graph import AND, OR, XOR, BitGraph
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.variables import input_offset

_FIRST_ALONE, _SECOND_ALONE = 0b0010, 0b0100  # a & ~b, and ~a & b


class _GateNumbers(BitGraph):
    """A bit graph that compares no values: two nodes are one only if they are the same gate of the same nodes."""

    def __init__(self) -> None:
        super().__init__(0, lambda graph, a, b: False)

    def variable(self) -> int:
        """Return the edge of a new bit of a variable."""
        return 2 * self._append((), 0, 0)

    def _node(self, fan: tuple[int, ...], table: int) -> int:
        key = (table, *fan)
        if key not in self._known:
            self._known[key] = 2 * self._append(fan, table, 0)
        return self._known[key]


class BitInstances:
    """A numbering of bits as seen from the first byte of a block: two bits share a number only if they are the same
    gates on input bits at the same distance and on equal other variables."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[object, ...], int] = {(): 0}
        self._known: dict[tuple[int, tuple[Term, ...]], tuple[int, ...]] = {}

    def numbers(self, blocks: Sequence[tuple[Sequence[Term], int]]) -> list[tuple[int, ...]]:
        """Return for each block the number of each bit of its bytes, the least significant first, relative to the
        offset of the block's input, which stands behind the bytes. Gates are forgotten when all blocks are numbered."""
        keys = [(start, tuple(block)) for block, start in blocks]
        bits = BlockBits(self._numbers)
        for start, block in keys:
            if (start, block) not in self._known:
                self._known[start, block] = bits.numbers(block, start)
        return [self._known[key] for key in keys]


class BlockBits:
    """The bits of blocks as gates, which get numbers. numbers: of what there is already, to which others join."""

    def __init__(self, numbers: dict[tuple[object, ...], int]) -> None:
        self._gates = _GateNumbers()
        self._bits: dict[Term, tuple[int, ...]] = {}
        self._variables: dict[int, tuple[Term, int]] = {}
        self._numbers = numbers
        self._of_all = {0: 0}  # numbers of nodes below which no input is, round keys above all

    def numbers(self, block: Sequence[Term], start: int) -> tuple[int, ...]:
        """Return the number of each bit of a block's bytes, relative to `start`."""
        edges = [edge for byte in block for edge in self._edges(byte)]
        found = self._numbered([edge >> 1 for edge in edges], start)
        return tuple(2 * found[edge >> 1] | edge & 1 for edge in edges)

    def _edges(self, term: Term) -> tuple[int, ...]:
        """Return the edges of a term's bits, the least significant first."""
        for t in missing(term, self._bits):
            if t.op == "const":
                self._bits[t] = tuple(t.value >> i & 1 for i in range(t.width))
            elif t.op == "var":
                self._bits[t] = tuple(self._gates.variable() for _ in range(t.width))
                self._variables |= {edge >> 1: (t, i) for i, edge in enumerate(self._bits[t])}
            else:
                arguments = [self._bits[a] for a in t.args]
                self._bits[t] = OPERATIONS[t.op].bits(self._gates, t.width, arguments, t.param)
        return self._bits[term]

    def _numbered(self, nodes: Sequence[int], start: int) -> dict[int, int]:
        """Return the numbers of nodes and of those below them. A node comes behind its arguments."""
        of_all, fans, numbers = self._of_all, self._gates.fans, self._numbers
        below: set[int] = set()
        waiting = [*nodes]
        while waiting:
            n = waiting.pop()
            if n not in below and n not in of_all:
                below.add(n)
                waiting += fans[n]
        found = {n: of_all[n] for n in nodes if n in of_all}
        for n in sorted(below):
            alike = not self._is_input(n) and all(m in of_all for m in fans[n])
            key = self._key(n, start, [of_all[m] if m in of_all else found[m] for m in fans[n]])
            found[n] = numbers.setdefault(key, len(numbers))
            if alike:
                of_all[n] = found[n]
        return found

    def _is_input(self, node: int) -> bool:
        return node in self._variables and input_offset(self._variables[node][0]) is not None

    def _key(self, node: int, start: int, arguments: list[int]) -> tuple[object, ...]:
        """Return what a node computes: the distance of an input bit, another variable's bit, or a gate with the numbers
        of its arguments, in one order where they can be exchanged."""
        if node in self._variables:
            variable, bit = self._variables[node]
            offset = input_offset(variable)
            return (variable, bit) if offset is None else ("input", offset - start, bit)
        table = self._gates.tables[node]
        if len(arguments) == 2 and table in (AND, OR, XOR):
            return table, *sorted(arguments)
        if len(arguments) == 2 and table == _SECOND_ALONE:
            return _FIRST_ALONE, *reversed(arguments)
        return table, *arguments
