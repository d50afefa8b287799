"""Loads from code: the constants and tables of a function that its instructions read.

A load at the code's base and a constant is a constant. Where tables are allowed, one at the base, a constant and the
bits of an index is a look-up: each entry that the index can reach is read from the bytes of the code.
"""

from __future__ import annotations

from collections.abc import Collection

from ciphergen.dsl.term import Term, const, extract, make
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.tables import bits_of
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.state import Instruction
from ciphergen.verify.object.literals import LiteralRefused
from ciphergen.verify.variables import code

MOST_BITS = 13  # of the index of a look-up, of which every entry is read


def literal(
    context: Context, instruction: Instruction, address: Term, size: int, read: Collection[Term]
) -> Term | None:
    """Return what an instruction loads from its function's own bytes; None for other addresses.

    Args:
        address: as the instruction makes it of the normal forms `read`; size: bytes.

    Raises:
        LiteralRefused: it may not read these bytes.
    """
    literals = context.literals
    if literals is None:
        return None
    linear, base = context.linear(context.normal(address)), instruction.base
    own = code(base, linear.width)
    if linear.terms.get(own) != 1 or (len(linear.terms) > 1 and not literals.tables):
        return None
    place = (base + linear.constant) % (1 << linear.width)
    if len(linear.terms) == 1:
        found = literals.read(instruction.address, place, size)
        context.trace.literals.add(found)
        return const(int.from_bytes(found.data, "little"), 8 * size)
    start = context.normal.sum(Linear(linear.width, linear.constant, {own: 1}))
    return _look_up(context, instruction, (address - start, place), size, read)


def _look_up(
    context: Context, instruction: Instruction, at: tuple[Term, int], size: int, read: Collection[Term]
) -> Term:
    """Return the entry of a table that an instruction loads. at: the distance from the first entry, and its place."""
    assert context.literals is not None
    distance, place = at
    found = bits_of(context.normal, context.normal(distance), MOST_BITS)
    if found is None:
        raise LiteralRefused(f"the code by an index that may have more than {MOST_BITS} bits")
    index, low = found
    context.raw.note(index, extract(distance, low + index.width - 1, low), read)
    places = range(place, place + (1 << low + index.width), 1 << low)
    table, entries = context.literals.look_up(instruction.address, places, size)
    context.trace.literals.add(table)
    made = make("table", (index,), 8 * size, tuple(entries))
    loaded = context.normal(made)
    context.raw.note(loaded, made, (index,))
    return loaded
