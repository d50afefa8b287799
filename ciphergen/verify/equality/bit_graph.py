"""The bit graph of program and specification, nodes with truth tables, in which bits that are proved equal are one.

A node is an input, or a function of at most eight older nodes, given by its truth table: bit i of the table
is the value where argument j has bit j of i. Ands, exclusive ors and the output bits of look-ups are all of
this kind. Every function kept is 0 where all arguments are 0, and complements stand on the edges alone, so
that a bit and its complement are one node. An edge is twice the node's number, plus 1 for the complement;
node 0 is the constant 0.

A new node with the same values on random vectors as an older one is proved equal to it over a cut
(`ciphergen.verify.equality.cuts`) and replaced by it, or kept apart; where a proof finds inputs on which the two
differ, all nodes are given values on these and some like them, which tell many others apart. Nodes that the
specification makes first are the ones that the program's nodes are merged into. Exclusive ors keep two operands:
flattened, they would lose the nodes at which program and specification meet.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from hashlib import shake_128

from ciphergen.dsl.term.gates import Gates

ZERO, ONE = 0, 1
AND, XOR, OR = 0b1000, 0b0110, 0b1110
# The and of two nodes by the complements on its edges; that of two complements is a complemented or.
_AND_OF = ((AND, 0b0010), (0b0100, OR))
MOST_ARGUMENTS = 8
# A node is compared with so many others that have the same values.
MOST_ALIKE = 4
# Vectors that are added for a difference that was found, and how often at most.
MORE_VECTORS = 64
MOST_REFINEMENTS = 64

Same = Callable[["BitGraph", int, int], bool]


class BitGraph(Gates[int]):
    """A bit graph. fans: arguments of each node, () for inputs. tables: its truth table. indices: nodes at which
    something is looked up.

    Args:
        vectors: how many values each input is given.
        same: proves two nodes equal, the newer one first.
    """

    zero, one = ZERO, ONE

    def __init__(self, vectors: int, same: Same) -> None:
        self.mask = (1 << vectors) - 1
        self._vectors = vectors
        self.fans: list[tuple[int, ...]] = [()]
        self.tables: list[int] = [0]
        self.values: list[int] = [0]
        self.indices = set[int]()
        self._same = same
        # By what they are, the nodes, and what they were merged into; a number takes half the memory of a tuple.
        self._known: dict[int | tuple[object, ...], int] = {}
        # By their values, the nodes that have them; most nodes are alone, and take no list.
        self._alike: dict[int, int | list[int]] = {0: 0}
        self._products: tuple[tuple[object, ...], list[int]] = ((), [])

    def input(self, values: int) -> int:
        """Return the edge of a new input with the given values, one bit per vector."""
        more = random_bits(-len(self.fans), self.mask.bit_length() - self._vectors)
        values |= more << self._vectors
        node = self._append((), 0, values)
        self._add(values, node)
        return 2 * node

    def differs(self, a: int, b: int) -> int | None:
        """Return a vector on which two edges differ, None if there is none."""
        values = self.values[a >> 1] ^ self.values[b >> 1] ^ (self.mask if (a ^ b) & 1 else 0)
        return (values & -values).bit_length() - 1 if values else None

    def refine(self, bits: Mapping[int, int]) -> bool:
        """Add vectors near an assignment of inputs: in all but the first, a few bits are changed. Return False if too
        many were added before."""
        count = self.mask.bit_length()
        if count >= self._vectors + MOST_REFINEMENTS * MORE_VECTORS:
            return False
        source, mask = random.Random(count), (1 << MORE_VECTORS) - 1
        more = [0]
        for node in range(1, len(self.fans)):
            if self.fans[node]:
                more.append(self._value(self.fans[node], self.tables[node], more, mask))
            else:
                draws = [source.getrandbits(MORE_VECTORS) for _ in range(3)]
                # The first vector is the difference itself; in the others an eighth of the bits are turned.
                turned = draws[0] & draws[1] & draws[2] & ~1
                more.append(turned ^ (mask if bits[node] else 0) if node in bits else draws[0])
        self._products = ((), [])
        self.values = [v | w << count for v, w in zip(self.values, more, strict=True)]
        self.mask |= mask << count
        groups, self._alike = list(map(_listed, self._alike.values())), {}
        for node in (n for group in groups for n in group):
            self._add(self.values[node], node)
        return True

    def _add(self, values: int, node: int) -> None:
        """Add a node to those that have these values."""
        others = self._alike.get(values)
        if others is None:
            self._alike[values] = node
        elif isinstance(others, list):
            others.append(node)
        else:
            self._alike[values] = [others, node]

    def invert(self, a: int) -> int:
        """Return the complement of an edge."""
        return a ^ 1

    def both(self, a: int, b: int) -> int:
        """Return the and of two edges."""
        if a > b:
            a, b = b, a
        if a <= ONE:
            return b if a else ZERO
        if a ^ b <= 1:
            return a if a == b else ZERO
        return self._node((a >> 1, b >> 1), _AND_OF[a & 1][b & 1]) ^ (a & b & 1)

    def either(self, a: int, b: int) -> int:
        """Return the or of two edges."""
        return self.both(a ^ 1, b ^ 1) ^ 1

    def different(self, a: int, b: int) -> int:
        """Return the exclusive or of two edges."""
        flip, a, b = (a ^ b) & 1, a >> 1, b >> 1
        if a > b:
            a, b = b, a
        if a == b:
            return flip
        if a == 0:
            return 2 * b | flip
        for x, y in ((a, b), (b, a)):  # x ^ (x ^ z)
            if self.tables[y] == XOR and len(self.fans[y]) == 2 and x in self.fans[y]:
                return 2 * (sum(self.fans[y]) - x) | flip
        return self._node((a, b), XOR) ^ flip

    def choice(self, condition: int, then: int, otherwise: int) -> int:
        """Return `then` where the condition is 1, else `otherwise`."""
        return self.different(self.both(condition, self.different(then, otherwise)), otherwise)

    def look_up(self, table: int, index: Sequence[int]) -> int:
        """Return bit i of a truth table, where i is the number that the edges of the index make, the least significant
        first."""
        if len(index) > MOST_ARGUMENTS:
            half = 1 << (len(index) - 1)
            low = self.look_up(table & ((1 << half) - 1), index[:-1])
            return self.choice(index[-1], self.look_up(table >> half, index[:-1]), low)
        table, nodes = _reduced(table, index)
        flip = table & 1
        if flip:
            table ^= (1 << (1 << len(nodes))) - 1
        sums = products(table, len(nodes))
        if len(nodes) <= 2 or _is_sum(sums):
            return self._written_out(sums, nodes) ^ flip
        return self._node(nodes, table) ^ flip

    def _written_out(self, sums: int, nodes: tuple[int, ...]) -> int:
        """Return the exclusive or of the chosen products of nodes, built from ands and exclusive ors."""
        result = ZERO
        for i in range(1, 1 << len(nodes)):
            if sums >> i & 1:
                product = ONE
                for j, node in enumerate(nodes):
                    product = self.both(product, 2 * node) if i >> j & 1 else product
                result = self.different(result, product)
        return result

    def _node(self, fan: tuple[int, ...], table: int) -> int:
        """Return the edge of a function of nodes, or the edge of an older node that is proved equal."""
        key = (fan[0] << 32 | fan[1]) << 4 | table if len(fan) == 2 else (table, *fan)
        node = self._known.get(key)
        if node is None:
            values = self._value(fan, table, self.values, self.mask)
            node = self._known[key] = self._merged(self._append(fan, table, values))
        return 2 * node

    def _append(self, fan: tuple[int, ...], table: int, values: int) -> int:
        self.fans.append(fan)
        if len(fan) > 2:
            self.indices.update(fan)
        self.tables.append(table)
        self.values.append(values)
        return len(self.fans) - 1

    def _merged(self, node: int) -> int:
        tried = set[int]()
        while True:
            alike = _listed(self._alike.get(self.values[node], []))
            other = next((n for n in alike[:MOST_ALIKE] if n not in tried), None)
            if other is None:
                self._add(self.values[node], node)
                return node
            if self._same(self, node, other):
                self.values[node] = self.values[other]  # equal numbers, of which one is enough
                return other
            tried.add(other)  # By now the values may be others: the question may have refined them.

    def _value(self, fan: tuple[int, ...], table: int, values: Sequence[int], mask: int) -> int:
        if len(fan) == 2:
            return of_two(table, values[fan[0]], values[fan[1]])
        if self._products[0] != (fan, mask):
            self._products = ((fan, mask), all_products([values[n] for n in fan], mask))
        return of_products(products(table, len(fan)), self._products[1])


def random_bits(number: int, count: int) -> int:
    """Return so many random bits, the same for the same number: a hash takes an eighth of what to seed a generator
    does."""
    made = shake_128(number.to_bytes(8, "little", signed=True)).digest(-(-count // 8))
    return int.from_bytes(made, "little") & ((1 << count) - 1)


def _listed(nodes: int | list[int]) -> list[int]:
    """Return one node or several as a list."""
    return [nodes] if isinstance(nodes, int) else nodes


def of_two(table: int, a: int, b: int) -> int:
    """Return the values of a node of two arguments, one bit per vector."""
    if table == XOR:
        return a ^ b
    if table == AND:
        return a & b
    if table == OR:
        return a | b
    return a & ~b if table == 0b0010 else b & ~a


def all_products(values: Sequence[int], mask: int) -> list[int]:
    """Return the and of every subset of the values: element i is the and of the values j for which bit j of i is 1."""
    found = [mask]
    for value in values:
        found += [f & value for f in found]
    return found


@lru_cache(maxsize=4096)
def products(table: int, count: int) -> int:
    """Return the algebraic normal form of a truth table: bit i is 1 if the product of the arguments in subset i
    occurs."""
    for j in range(count):
        table ^= (table & ~projection(j, count)) << (1 << j)
    return table


def of_products(sums: int, found: Sequence[int]) -> int:
    """Return the exclusive or of the products that `sums` selects."""
    result = 0
    while sums:
        low = sums & -sums
        result ^= found[low.bit_length() - 1]
        sums ^= low
    return result


def projection(j: int, count: int) -> int:
    """Return the truth table of argument j of `count`."""
    block = ((1 << (1 << j)) - 1) << (1 << j)
    return block * (((1 << (1 << count)) - 1) // ((1 << (2 << j)) - 1))


def _is_sum(sums: int) -> bool:
    """Return True if an algebraic normal form is linear: an exclusive or of single arguments."""
    while sums:
        low = sums & -sums
        place = low.bit_length() - 1
        if place & (place - 1):
            return False
        sums ^= low
    return True


def _reduced(table: int, index: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Return a truth table over distinct nodes, without constants, complements, repeated arguments and irrelevant
    arguments."""
    nodes: list[int] = []
    for place, edge in enumerate(index):
        j, count = len(nodes), len(nodes) + len(index) - place
        ones = projection(j, count)
        if edge & 1:
            table = (table & ones) >> (1 << j) | (table & ~ones) << (1 << j)
        node = edge >> 1
        if node == 0 or not (table ^ table >> (1 << j)) & ~ones:
            table = _half(table, j, count, 0)
        elif node in nodes:
            twin = projection(nodes.index(node), count - 1)
            table = _half(table, j, count, 1) & twin | _half(table, j, count, 0) & ~twin
        else:
            nodes.append(node)
    return table, tuple(nodes)


def _half(table: int, j: int, count: int, bit: int) -> int:
    """Return the cofactor of a truth table: argument j of `count` is the constant `bit`."""
    block = 1 << j
    result = 0
    for place, start in enumerate(range(bit * block, 1 << count, 2 * block)):
        result |= (table >> start & ((1 << block) - 1)) << (place * block)
    return result
