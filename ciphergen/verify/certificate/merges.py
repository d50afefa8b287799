"""The merges of a certificate: bits of the checker's graph that are proved equal, found in the checker's own order.

A new bit of the checker's graph that agrees with an older one on random values is proved equal to it over a cut, and
merged. The checker goes the same way, makes the same bits, and finds the merge of each in the certificate.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from ciphergen.dsl.cipher import Variant
from ciphergen.replay.graph import Refused
from ciphergen.replay.outputs import Outputs
from ciphergen.replay.steps import SUMS, Steps
from ciphergen.verify.equality.bit_graph import (
    AND,
    MOST_ALIKE,
    XOR,
    all_products,
    of_products,
    of_two,
    products,
    projection,
)
from ciphergen.verify.equality.cuts import CutProver
from ciphergen.verify.equality.simulate import TermSimulator, packed

VECTORS = 2048
Merge = tuple[int, int, tuple[int, ...] | None]


class _Gates:
    """The nodes of the checker's graph, complemented so that each is 0 where all arguments are. fans: their arguments;
    tables: their truth tables; values: on random vectors; flips: 1 for those that are the complement of the
    checker's; indices: those at which a table looks something up."""

    def __init__(self) -> None:
        self.fans: list[tuple[int, ...]] = [()]
        self.indices = set[int]()
        self.tables, self.values, self.flips = [0], [0], [0]
        self._mask = (1 << VECTORS) - 1
        self._products: tuple[tuple[int, ...], list[int]] = ((), [])

    def refine(self, bits: Mapping[int, int]) -> bool:
        """Add no vectors: return False."""
        return False

    def leaf(self, values: int) -> None:
        """Add a node without arguments, with the given values."""
        self._add((), 0, values, 0)

    def function(self, table: int, index: Sequence[int]) -> None:
        """Add a node that is the given truth table of edges."""
        fan, rows = tuple(e >> 1 for e in index), 1 << len(index)
        for j, edge in enumerate(index):
            if (edge ^ self.flips[edge >> 1]) & 1:
                ones = projection(j, len(fan))
                table = (table & ones) >> (1 << j) | (table & ~ones) << (1 << j)
        flip = table & 1
        table ^= (1 << rows) - 1 if flip else 0
        self._add(fan, table, self._value(fan, table), flip)

    def _add(self, fan: tuple[int, ...], table: int, values: int, flip: int) -> None:
        self.fans.append(fan)
        if len(fan) > 2:
            self.indices.update(fan)
        self.tables.append(table)
        self.values.append(values)
        self.flips.append(flip)

    def _value(self, fan: tuple[int, ...], table: int) -> int:
        if len(fan) == 2:
            return of_two(table, self.values[fan[0]], self.values[fan[1]])
        if self._products[0] != fan:
            self._products = (fan, all_products([self.values[n] for n in fan], self._mask))
        return of_products(products(table, len(fan)), self._products[1])


class Merges(Steps):
    """The steps of a certificate without merges. found: number of the bit, older edge, cut; no cut where both are
    exclusive ors of the same bits."""

    def __init__(self, document: Mapping[str, Any], variant: Variant) -> None:
        self.found: list[Merge] = []
        self._gates, self._cuts = _Gates(), CutProver(None)
        self._simulator = TermSimulator(VECTORS, counter=variant.block_bytes)
        self._alike: dict[int, list[int]] = {0: [0]}
        super().__init__({**document, "merges": []}, variant, lambda conditions, answer: True)  # the prover has asked

    def came(self, number: int) -> None:
        """Merge a new node with an older one that is proved equal to it over a cut."""
        gates = self._gates
        kind, param, edges = self.merged.nodes[number]
        if kind in ("and", "xor", "table"):
            gates.function({"and": AND, "xor": XOR}.get(kind, param), edges)
        else:
            gates.leaf(
                packed(self._simulator(param[0]), param[1])
                if kind == "input"
                else random.Random(number).getrandbits(VECTORS)
            )
        alike = self._alike.setdefault(gates.values[number], [])
        for older in alike[:MOST_ALIKE]:
            edge = 2 * older | gates.flips[number] ^ gates.flips[older]
            if self._cuts(gates, number, older) and number in self._cuts.cuts:
                cut = self._cuts.cuts[number]
            elif kind == "xor" and self.merged.parity(2 * number) == self.merged.parity(edge):
                cut = None  # exclusive ors of more bits than a cut has, which take far more work to compare
            else:
                continue
            self.found.append((number, edge, cut))
            self.merged.merge(*self.found[-1])
            return
        alike.append(number)


def sums_of_inverses(variant: Variant, register: int) -> list[str]:
    """Return the ways to take sums, that first with which a certificate shows the inverses of a text: this needs no
    code, so that a text of which no certificate can be made is refused before its proof. register: bits of the
    registers of the code.

    Raises:
        Refused: there is none.
    """
    ways = sorted(SUMS, key=lambda way: (way != "chains") == (variant.word_bits > register))
    for way in ways:
        with suppress(Refused):
            Outputs(Merges({"terms": [], "sums": way}, variant)).show_inverses()
            return sorted(ways, key=lambda other: other != way)
    raise Refused("decryption is not shown to undo encryption")


def merges(document: Mapping[str, Any], variant: Variant) -> list[Merge]:
    """Return the merges that a certificate needs: the number of the new bit, the older edge, the nodes of the cut if
    there is one.

    Raises:
        Refused: the checker's laws and merges do not show everything that was proved.
    """
    steps = Merges(document, variant)
    Outputs(steps).show()
    return steps.found
