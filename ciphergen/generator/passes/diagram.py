"""Any table as a circuit: a reduced ordered binary decision diagram, shared by all output bits.

Each node decides by one input bit between two functions of the lower bits: `(x & (a ^ b)) ^ b`, or less where a or b
is a constant or one is the other inverted. A function that occurs again, as it is or inverted, is used again. For
S-boxes of 8 bits that is 400 to 1100 operations, about ten times what a circuit made by hand has, but nobody need make
it.
Bryant, "Graph-Based Algorithms for Boolean Function Manipulation", 1986.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.circuits import Circuit, input_bits
from ciphergen.dsl.term import Term, const


def diagram(entries: Sequence[int], width: int) -> Circuit:
    """Return a circuit for a table, made from binary decision diagrams.

    Args:
        entries: values of the table; their number is a power of 2.
        width: width of an entry in bits.
    """
    inputs = input_bits(len(entries).bit_length() - 1)
    made: dict[tuple[bool, ...], Term] = {}
    columns = (tuple(bool(entry >> bit & 1) for entry in entries) for bit in range(width))
    return Circuit(inputs, tuple(_node(column, inputs, made) for column in columns))


def _node(values: tuple[bool, ...], inputs: Sequence[Term], made: dict[tuple[bool, ...], Term]) -> Term:
    """Return the Boolean function with these values; input bit k decides between the halves of 2**(k + 1) values."""
    half = len(values) // 2
    if len(set(values)) == 1:
        return const(values[0], 1)
    if values[:half] == values[half:]:
        return _node(values[:half], inputs, made)
    if values not in made:
        inverted = made.get(tuple(not v for v in values))
        made[values] = ~inverted if inverted is not None else _decide(values, inputs, made)
    return made[values]


def _decide(values: tuple[bool, ...], inputs: Sequence[Term], made: dict[tuple[bool, ...], Term]) -> Term:
    half = len(values) // 2
    x = inputs[half.bit_length() - 1]
    low, high = values[:half], values[half:]
    zero, one = _node(low, inputs, made), _node(high, inputs, made)
    if all(a != b for a, b in zip(low, high, strict=True)):
        return x ^ zero if not zero.is_const else ~x if zero.value else x
    if zero.is_const:
        return ~x | one if zero.value else x & one
    if one.is_const:
        return x | zero if one.value else ~x & zero
    return (x & (one ^ zero)) ^ zero
