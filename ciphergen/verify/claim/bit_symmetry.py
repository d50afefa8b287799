"""Symmetry of blocks that share registers bit by bit: the same function of their own inputs, gate by gate.

In bit slices a register holds one bit of each of many blocks, so the terms of two blocks are bits of the same words,
and other bits of them. Every bit is taken as a function of one block: gates of input bits as far from the block's first
byte as they are, which is an edge of one graph for all blocks, and the number of the block. Blocks whose bits have the
same edges are the same function of their own inputs: what is proved of one is proved of the other, as in `symmetry`.

A register in which all bits have one edge is looked at once for all blocks, and the graph holds a block once. On the
way to memory and back bits of several blocks meet in exchanges, an exclusive or with what cancels it later: such a bit
is the set of its summands. What else is made of bits of several blocks is a bit of no block, and nothing is proved of
it here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ciphergen.dsl.term import Kind, Term, concat, const, extract, lookup
from ciphergen.dsl.term.gates import Gates
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.bit_graph import AND, OR, XOR, BitGraph
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.variables import input_byte, input_offset

_SECOND_ALONE = 0b0100  # ~a & b, as the table of a gate
_FEW_BITS = 4  # of an index with bits of several blocks that is written out as gates, twice as many for each bit more
# In place of a block's number, which is below 0 for a block that is done: a bit of what all share, of several blocks.
SHARED, SEVERAL = -1 << 40, -1 << 41

Bit = tuple[int, int]  # an edge, and the number of the block
Blocks = tuple[int, ...]
Parts = frozenset[tuple[int, int]]  # nodes with their blocks


class Plane(NamedTuple):
    """A word all of whose bits have one edge. blocks: the number of each bit's block, the least significant first."""

    edge: int
    blocks: Blocks


Value = Plane | tuple[Bit, ...]


class _BlockGates(BitGraph):
    """A bit graph that compares no values: two nodes are one only if they are the same gate of the same nodes. shared:
    whether nothing below a node belongs to a block."""

    def __init__(self) -> None:
        super().__init__(0, lambda graph, a, b: False)
        self.shared = [True]

    def variable(self, *, shared: bool) -> int:
        """Return the edge of a new variable."""
        self.shared.append(shared)
        return 2 * self._append((), 0, 0)

    def _node(self, fan: tuple[int, ...], table: int) -> int:
        if len(fan) == 2 and table == _SECOND_ALONE:
            fan, table = fan[::-1], 0b0010
        key = (table, *fan)
        if key not in self._known:
            self.shared.append(all(self.shared[n] for n in fan))
            self._known[key] = self._append(fan, table, 0)
        return 2 * self._known[key]


class BitInstances(Gates[Bit]):
    """The bits of all blocks as edges of one graph, as seen from the first byte of each; and a block's edges as terms,
    of which there is a proof."""

    zero, one = (0, SHARED), (1, SHARED)

    def __init__(self) -> None:
        self._graph = _BlockGates()
        self._variables: dict[tuple[object, ...], int] = {}
        self._names: dict[int, tuple[Term | int, int]] = {}  # of variables: (offset in a block, or the variable; bit)
        self._sums: dict[Parts, int] = {}
        self._parts: dict[int, Parts] = {}
        self._same: dict[Blocks, Blocks] = {}

    def bits(
        self, blocks: Sequence[Sequence[Term]], size: int, planes: Mapping[Term, Value] | None = None
    ) -> list[tuple[Bit, ...]]:
        """Return for each block the bits of its bytes, the least significant first. size: bytes of a block of input.
        planes: of words that are taken as they are given here, made by `plane` and `inside`."""
        known: dict[Term, Value] = dict(planes or {})
        return [tuple(bit for byte in block for bit in _each(self._value(byte, size, known))) for block in blocks]

    def plane(self, variable: Term, bit: int, blocks: Sequence[int]) -> Plane:
        """Return a word that holds, in the place of each block, a bit of a variable that each block has of its own."""
        edge = self._variable(("own", variable, bit), (variable, bit), shared=False)
        return Plane(edge, self._interned(tuple(blocks)))

    def inside(self, word: Term, at: int, plane: Plane) -> Value:
        """Return a word of what blocks share with a plane in the place of some of its bits. at: of the lowest."""
        if word.width == len(plane.blocks):
            return plane
        bits = [*_each(self._value(word, 1, {}))]
        bits[at : at + len(plane.blocks)] = _each(plane)
        return tuple(bits)

    def shapes(
        self, blocks: Sequence[Sequence[Term]], size: int, planes: Mapping[Term, Value] | None = None, first: int = 0
    ) -> list[tuple[int, ...] | None]:
        """Return the edges of each block's bits, None for a block with a bit that is not of this block alone. first:
        the number of the first block."""
        found = enumerate(self.bits(blocks, size, planes), first)
        return [
            tuple([edge for edge, _ in bits]) if all(block in (i, SHARED) for _, block in bits) else None
            for i, bits in found
        ]

    def terms(self, edges: Sequence[int], start: int) -> list[Term]:
        """Return the bytes of edges as terms, for the block whose input begins at `start`."""
        graph, made = self._graph, {0: const(0, 1)}
        below: set[int] = set()
        waiting = [edge >> 1 for edge in edges]
        while waiting:
            n = waiting.pop()
            if n and n not in below:
                below.add(n)
                waiting += graph.fans[n]
        for n in sorted(below):
            made[n] = self._term(n, [made[m] for m in graph.fans[n]], start)
        bits = [~made[edge >> 1] if edge & 1 else made[edge >> 1] for edge in edges]
        return [concat(*reversed(bits[i : i + 8])) for i in range(0, len(bits), 8)]

    def _term(self, n: int, args: list[Term], start: int) -> Term:
        if not args:
            of, bit = self._names[n]
            variable = of if isinstance(of, Term) else input_byte(start + of)
            return extract(variable, bit, bit) if variable.width > 1 else variable
        table = self._graph.tables[n]
        if len(args) > 2:
            return lookup([table >> i & 1 for i in range(1 << len(args))], concat(*reversed(args)), 1)
        a, b = args
        return a ^ b if table == XOR else a & b if table == AND else a | b if table == OR else a & ~b

    # What bits of words are.

    def _value(self, term: Term, size: int, known: dict[Term, Value]) -> Value:
        for t in missing(term, known):
            known[t] = self._made(t, [known[a] for a in t.args], size)
        return known[term]

    def _made(self, t: Term, args: list[Value], size: int) -> Value:
        if t.op == "const":
            return self._packed(tuple((t.value >> i & 1, SHARED) for i in range(t.width)))
        if t.op == "var":
            return self._packed(tuple(self._of_variable(t, i, size) for i in range(t.width)))
        if t.kind is Kind.BITWISE and (plane := self._of_planes(t, args)) is not None:
            return plane
        return self._packed(OPERATIONS[t.op].bits(self, t.width, [_each(a) for a in args], t.param))

    def _of_planes(self, t: Term, args: list[Value]) -> Plane | None:
        """Return a bitwise operation on words of one edge each, of the same blocks in the same places; None for
        others."""
        planes = [a for a in args if isinstance(a, Plane)]
        places = [a.blocks for a in planes if a.blocks[0] != SHARED]
        if len(planes) < len(args) or any(p is not places[0] or p[0] == SEVERAL for p in places):
            return None
        (edge,) = OPERATIONS[t.op].bits(self._graph, 1, [(a.edge,) for a in planes], t.param)
        shared = self._graph.shared[edge >> 1]
        return Plane(edge, self._interned((SHARED,) * t.width) if shared else places[0])

    def _of_variable(self, variable: Term, bit: int, size: int) -> Bit:
        offset = input_offset(variable)
        if offset is None:
            return self._variable((variable, bit), (variable, bit), shared=True), SHARED
        block, place = divmod(offset, size)
        return self._variable(("input", place, bit), (place, bit), shared=False), block

    def _variable(self, key: tuple[object, ...], name: tuple[Term | int, int], *, shared: bool) -> int:
        edge = self._variables.get(key)
        if edge is None:
            edge = self._variables[key] = self._graph.variable(shared=shared)
            self._names[edge >> 1] = name
        return edge

    def _packed(self, bits: tuple[Bit, ...]) -> Value:
        """Return a word as a plane, if all its bits have one edge."""
        edge = bits[0][0]
        if any(e != edge for e, _ in bits):
            return bits
        return Plane(edge, self._interned(tuple([block for _, block in bits])))

    def _interned(self, blocks: Blocks) -> Blocks:
        return self._same.setdefault(blocks, blocks)

    # Gates.

    def invert(self, a: Bit) -> Bit:
        return a[0] ^ 1, a[1]

    def both(self, a: Bit, b: Bit) -> Bit:
        block = _common(a, b)
        if block is not None:
            return self._bit(self._graph.both(a[0], b[0]), block)
        return self._variable((AND, *sorted((a, b))), (0, 0), shared=False), SEVERAL

    def different(self, a: Bit, b: Bit) -> Bit:
        block = _common(a, b)
        if block is not None and block != SEVERAL:
            return self._bit(self._graph.different(a[0], b[0]), block)
        edge, block = self._sum(self._summands(a) ^ self._summands(b))
        return edge ^ (a[0] ^ b[0]) & 1, block

    def choice(self, condition: Bit, then: Bit, otherwise: Bit) -> Bit:
        return self.different(self.both(condition, self.different(then, otherwise)), otherwise)

    def look_up(self, table: int, index: Sequence[Bit]) -> Bit:
        blocks = {block for _, block in index} - {SHARED}
        if len(blocks) > 1 or SEVERAL in blocks:
            if len(index) > _FEW_BITS:
                return self._variable((table, *index), (0, 0), shared=False), SEVERAL
            return super().look_up(table, index)
        return self._bit(self._graph.look_up(table, [edge for edge, _ in index]), next(iter(blocks), SHARED))

    def _bit(self, edge: int, block: int) -> Bit:
        return edge, SHARED if self._graph.shared[edge >> 1] else block

    def _summands(self, a: Bit) -> Parts:
        node, block = a[0] >> 1, a[1]
        return self._parts[node] if node in self._parts else frozenset([(node, block)] if node else ())

    def _sum(self, parts: Parts) -> Bit:
        """Return the exclusive or of nodes of several blocks; of one block, if what was of others has cancelled out."""
        blocks = {block for _, block in parts} - {SHARED}
        if SEVERAL not in blocks and len(blocks) < 2:
            edge = 0
            for node, _ in sorted(parts):
                edge = self._graph.different(edge, 2 * node)
            return self._bit(edge, next(iter(blocks), SHARED))
        if parts not in self._sums:
            self._sums[parts] = self._graph.variable(shared=False)
            self._parts[self._sums[parts] >> 1] = parts
        return self._sums[parts], SEVERAL


def _common(a: Bit, b: Bit) -> int | None:
    """Return the block of which two bits are, None if they are of two."""
    return a[1] if a[1] == b[1] or b[1] == SHARED else b[1] if a[1] == SHARED else None


def _each(value: Value) -> tuple[Bit, ...]:
    """Return the bits of a word one by one."""
    return tuple([(value.edge, block) for block in value.blocks]) if isinstance(value, Plane) else value
