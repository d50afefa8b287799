"""Blocks that are one function of their own input, and blocks that only look so."""

from __future__ import annotations

from ciphergen.dsl.term import Term, concat, const, extract, make
from ciphergen.verify.claim.symmetry import Instances
from ciphergen.verify.variables import input_byte, key_byte

KEY, OTHER = key_byte(0), key_byte(1)


def block(start: int, key: Term = KEY, read: int | None = None) -> list[Term]:
    """Two bytes of output of the block whose input begins at `start`; `read`: where the second byte is read."""
    first, second = input_byte(start), input_byte(start + 1 if read is None else read)
    word = make("xor", (concat(second, first), concat(key, key)), 16) + 5
    return [extract(word, 7, 0), extract(word, 15, 8)]


def test_the_same_function_of_another_block_has_the_same_shape() -> None:
    shapes = Instances()
    assert shapes.shape("encrypt", block(0), 0) == shapes.shape("encrypt", block(6), 6)


def test_the_order_of_what_commutes_does_not_count() -> None:
    shapes, a, b = Instances(), input_byte(0), input_byte(4)
    assert shapes.shape("encrypt", [a + KEY], 0) == shapes.shape("encrypt", [KEY + b], 4)
    assert shapes.shape("encrypt", [a - KEY], 0) != shapes.shape("encrypt", [KEY - b], 4)


def test_what_differs_in_anything_has_another_shape() -> None:
    shapes = Instances()
    right = shapes.shape("encrypt", block(0), 0)
    assert shapes.shape("decrypt", block(2), 2) != right
    assert shapes.shape("encrypt", block(2, key=OTHER), 2) != right
    assert shapes.shape("encrypt", block(2, read=1), 2) != right  # a byte of the block before
    assert shapes.shape("encrypt", block(2, read=2), 2) != right
    assert shapes.shape("encrypt", block(2)[::-1], 2) != right
    assert shapes.shape("encrypt", block(2), 0) != right
    changed = [make("xor", (byte, const(1, 8)), 8) for byte in block(2)]
    assert shapes.shape("encrypt", changed, 2) != right
