"""Complements: a circuit on planes of which some stand for their complements.

Why: a complement costs an operation, but none where it is only noted: an exclusive or of complements is one, and what
is added to a round key can be so too. Only products need planes as they are.

    before  (xor (not x) y), (and (not x) (not y))
    after   (xor x y), complemented; (or x y), complemented

Ends: each operation of the circuit becomes one, and a complement of an operand where a product needs it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ciphergen.circuits.methods import circuit_for
from ciphergen.dsl.circuits import Circuit
from ciphergen.dsl.term import Term, const, make, topological

# A plane, and whether what it stands for is its complement.
Noted = tuple[Term, bool]
_OPPOSITE = {"and": "or", "or": "and"}


def looked_up(
    look_up: Term, index: Sequence[Noted], circuits: Mapping[tuple[int, ...], Circuit], bits: int
) -> list[Noted]:
    """Return the planes of what a look-up gives, from those of its index. bits: width of a plane."""
    assert isinstance(look_up.param, tuple)
    circuit = circuit_for(look_up.param, look_up.width, circuits)
    found: dict[Term, Noted] = dict(zip(circuit.inputs, index, strict=True))
    for old in topological(circuit.outputs):
        if old not in found:
            found[old] = _noted(old, [found[arg] for arg in old.args], bits)
    return [found[output] for output in circuit.outputs]


def _noted(old: Term, args: Sequence[Noted], bits: int) -> Noted:
    """Return an operation of a circuit on planes."""
    if old.is_const:
        return const(0, bits), bool(old.value)
    planes, flips = [plane for plane, _ in args], [flip for _, flip in args]
    if old.op == "not":
        return planes[0], not flips[0]
    if old.op == "xor":
        return make(old.op, tuple(planes), bits), sum(flips) % 2 == 1
    if old.op in _OPPOSITE and all(flips):
        return make(_OPPOSITE[old.op], tuple(planes), bits), True
    return make(old.op, tuple(~plane if flip else plane for plane, flip in args), bits), False
