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


def sliced(blocks: int, turned: int = 0, key: Term = KEY) -> list[list[Term]]:
    """Blocks of a byte that share registers: register n holds bit n of each, the first lowest. The output's bit n is
    bits n and n - 1 of the input with the key, or'd with the next in the block that is `turned`, else and'ed."""
    registers = [concat(*(extract(input_byte(i), n, n) for i in reversed(range(blocks)))) for n in range(8)]
    spread = [make("sext", (extract(key, n, n),), blocks) for n in range(8)]
    other = const(turned, blocks)
    changed = [
        (registers[n] & ~registers[n - 1] & ~other | (registers[n] | registers[n - 1]) & other) ^ spread[n]
        for n in range(8)
    ]
    return [[concat(*(extract(r, i, i) for r in reversed(changed)))] for i in range(blocks)]


def test_blocks_that_share_registers_have_the_same_shape() -> None:
    shapes = Instances()
    assert len({shapes.shape("encrypt", block, i) for i, block in enumerate(sliced(32))}) == 32
    found = shapes.shapes("encrypt", sliced(32))
    assert len(set(found)) == 1
    assert shapes.shapes("encrypt", sliced(16)) == found[:16]
    assert set(shapes.shapes("decrypt", sliced(32))).isdisjoint(found)
    assert set(shapes.shapes("encrypt", sliced(32, key=OTHER))).isdisjoint(found)


def test_a_block_that_differs_in_one_gate_has_another_shape() -> None:
    shapes = Instances()
    found = shapes.shapes("encrypt", sliced(8, turned=0b100))
    assert [shape == found[0] for shape in found] == [i != 2 for i in range(8)]


def test_a_block_that_reads_its_neighbour_has_another_shape() -> None:
    shapes, blocks = Instances(), sliced(8)
    swapped = [*blocks[:3], blocks[4], blocks[3], *blocks[5:]]
    found = shapes.shapes("encrypt", swapped)
    assert [shape == found[0] for shape in found] == [i not in (3, 4) for i in range(8)]


def test_a_gate_that_inverts_one_side_knows_which() -> None:
    """In one block a & ~b, in the other b & ~a, whichever of the bits was made first."""
    shapes = Instances()
    one = [extract(input_byte(0), 0, 0) & ~extract(input_byte(0), 1, 1), ~extract(input_byte(0), 0, 0)]
    other = [extract(input_byte(1), 1, 1) & ~extract(input_byte(1), 0, 0), ~extract(input_byte(1), 0, 0)]
    same = [~extract(input_byte(2), 1, 1) & extract(input_byte(2), 0, 0), ~extract(input_byte(2), 0, 0)]
    found = shapes.shapes("encrypt", [[concat(*bits, const(0, 6))] for bits in (one, other, same)])
    assert found[0] == found[2] != found[1]


def test_a_shape_that_is_proved_stays_that_of_terms() -> None:
    shapes, blocks = Instances(), sliced(2)
    first = shapes.shape("encrypt", blocks[0], 0)
    shapes.note([first], "sweep")
    assert shapes.shapes("encrypt", blocks)[0] == first
