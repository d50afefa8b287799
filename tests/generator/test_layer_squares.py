"""Linear layers by their squares: the same values, and when they are taken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor
from random import Random

from ciphergen.dsl.term import Term, evaluate, rotl, var
from ciphergen.generator.passes import layer_squares, linear_layers


def product(a: int, b: int) -> int:
    """Return a product in the field of AES."""
    found = 0
    for i in range(8):
        found ^= (a << i) * (b >> i & 1)
    for i in range(14, 7, -1):
        found ^= (0x11B << (i - 8)) * (found >> i & 1)
    return found


def layer(factors: Sequence[int], inputs: Sequence[Term]) -> list[Term]:
    """Return the bits of four bytes multiplied by a circulant matrix."""
    sums: list[list[Term]] = [[] for _ in range(32)]
    for column in range(32):
        for row in range(4):
            made = product(factors[(column // 8 - row) % 4], 1 << column % 8)
            for bit in range(8):
                sums[8 * row + bit] += [inputs[column]] * (made >> bit & 1)
    return [reduce(xor, each) for each in sums]


def test_a_layer_by_its_square() -> None:
    """The inverse of MixColumns with keys, of moved values, takes as many sums as by pairs; MixColumns,
    whose inverse is dense, stays."""
    values, keys = ([var(f"{name}{i:02}", 32) for i in range(32)] for name in "vk")
    moved = [rotl(value, 8) ^ key for value, key in zip(values, keys, strict=True)]
    rng = Random(1)
    known = {v: rng.getrandbits(32) for v in (*values, *keys)}
    written = layer((14, 11, 13, 9), moved)
    made = layer_squares.run(written, values)
    assert evaluate(made, known) == evaluate(written, known)
    assert linear_layers.count(made) == 32 + 32 + 58 + 108
    forward = layer((2, 3, 1, 1), moved)
    assert layer_squares.run(forward, values) == forward


def test_layers_without_a_square() -> None:
    """Of other values too, of fewer, and without an inverse."""
    a, b, c = (var(name, 32) for name in "abc")
    for roots, values in (([a ^ b, b ^ c], [a, b]), ([a, a], [a, b]), ([a ^ b, a ^ b], [a, b])):
        assert layer_squares.run(roots, values) == roots
