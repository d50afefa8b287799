"""PIPO on words of any layout, as terms: the S-layer as the designers' circuit instead of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ciphergen.dsl.cipher import Variant, load
from ciphergen.dsl.term import Term, concat, const, extract, rotl
from tests.verify.leaves import secret

Rows = list[list[Term]]  # the registers of each of the eight rows
DISTANCE = (0, 7, 4, 3, 6, 5, 1, 2)


def variant(name: str) -> Variant:
    return load("pipo").variants[name]


def byte_variables(name: str, count: int) -> list[Term]:
    return [secret(name, 8, i) for i in range(count)]


def circuit(x: Sequence[Term]) -> list[Term]:
    """S8 on bits side by side, row 0 first; "PIPO" (ICISC 2020), appendix."""
    x0, x1, x2, x3, x4, x5, x6, x7 = x
    x5 ^= x7 & x6
    x4 ^= x3 & x5
    x7 ^= x4
    x6 ^= x3
    x3 ^= x4 | x5
    x5 ^= x7
    x4 ^= x5 & x6
    x2 ^= x1 & x0
    x0 ^= x2 | x1
    x1 ^= x2 | x0
    x2 = ~x2
    x7, x3, x4 = x7 ^ x1, x3 ^ x2, x4 ^ x0
    x6 ^= x7 & x5
    a = x7 ^ x6
    x6 ^= x4 | x3
    b = x3 ^ x5
    x5 ^= x6 | x4
    return [x7, x0 ^ b, x2 ^ a, x6, x5, x4, x3, x1 ^ x4 ^ (b & a)]


def inverse_circuit(x: Sequence[Term]) -> list[Term]:
    """The inverse of S8."""
    x7, x0, x2, x3, x4, x5, x6, x1 = x
    a, b, c = x7, x6, x5
    x4 ^= x3 | c
    x3 ^= c | b
    b ^= x4
    a ^= x3
    c ^= b & a
    x3 ^= x4 & x7
    x0, x1, x2 = x0 ^ b, x1 ^ c, x2 ^ a
    x3, x4, x5, x6 = x6, x5, x4, x3
    x7, x3, x4 = x7 ^ x1, x3 ^ x2, x4 ^ x0
    x4 ^= x5 & x6
    x5 ^= x7
    x3 ^= x4 | x5
    x6 ^= x3
    x7 ^= x4
    x4 ^= x3 & x5
    x5 ^= x7 & x6
    x2 = ~x2
    x1 ^= x2 | x0
    x0 ^= x2 | x1
    x2 ^= x1 & x0
    return [x0, x1, x2, x3, x4, x5, x6, x7]


@dataclass(frozen=True)
class Layout:
    """places: block and column that each bit of each register of a row holds. rotate: the registers of a row
    rotated left by a number of columns."""

    blocks: int
    places: tuple[tuple[tuple[int, int], ...], ...]
    rotate: Callable[[list[Term], int], list[Term]]

    def gather(self, data: Sequence[Term]) -> Rows:
        """Blocks side by side, bytes in memory order, to the registers of the rows."""
        return [
            [concat(*(extract(data[8 * b + r], c, c) for b, c in reversed(register))) for register in self.places]
            for r in range(8)
        ]

    def scatter(self, rows: Rows) -> list[Term]:
        """Undoes `gather`."""
        where = {place: (k, i) for k, register in enumerate(self.places) for i, place in enumerate(register)}
        output = []
        for b in range(self.blocks):
            for row in rows:
                bits = [where[b, c] for c in reversed(range(8))]
                output.append(concat(*(extract(row[k], i, i) for k, i in bits)))
        return output

    def run(self, chosen: Variant, direction: str, key: Sequence[Term], data: Sequence[Term]) -> list[Term]:
        """`encrypt` or `decrypt` on all blocks."""
        keys = [self.gather(list(round_key) * self.blocks) for round_key in chosen.schedule(key)]
        rounds = range(1, len(keys))
        x = self.gather(data)
        if direction == "encrypt":
            x = _add(x, keys[0])
            for i in rounds:
                x = _add(self._rotated(_on_columns(circuit, x), 1), keys[i])
        else:
            for i in reversed(rounds):
                x = _on_columns(inverse_circuit, self._rotated(_add(x, keys[i]), -1))
            x = _add(x, keys[0])
        return self.scatter(x)

    def _rotated(self, rows: Rows, sign: int) -> Rows:
        return [self.rotate(row, sign * d % 8) if d else row for row, d in zip(rows, DISTANCE, strict=True)]


def _add(rows: Rows, keys: Rows) -> Rows:
    return [[a ^ b for a, b in zip(row, key, strict=True)] for row, key in zip(rows, keys, strict=True)]


def _on_columns(step: Callable[[Sequence[Term]], list[Term]], rows: Rows) -> Rows:
    columns = [step(column) for column in zip(*rows, strict=True)]
    return [list(row) for row in zip(*columns, strict=True)]


def _in_bytes(row: list[Term], distance: int) -> list[Term]:
    """Each byte of a word rotated, with masks."""
    (x,) = row
    high = const(0x01010101 * (0xFF << distance & 0xFF), 32)
    return [(x << distance & high) | (x >> (8 - distance) & ~high)]


LAYOUTS = {
    "byte lanes": Layout(4, (tuple((b, c) for b in range(4) for c in range(8)),), _in_bytes),
    "columns": Layout(
        4, (tuple((b, c) for c in range(8) for b in range(4)),), lambda row, distance: [rotl(row[0], 4 * distance)]
    ),
    "bit slices": Layout(
        32,
        tuple(tuple((b, c) for b in range(32)) for c in range(8)),
        lambda row, distance: row[-distance:] + row[:-distance],
    ),
}
