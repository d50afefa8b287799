"""Planes: look-ups in one table, as the table's circuit on planes of bits.

Why: a look-up at a secret address is not constant time. The bits of all indices that are known at the same time are
gathered, bit i of each in plane i, so that the circuit runs once for as many look-ups as a register has bits.

    before  (table x:2), (table y:2)
    after   parts of the circuit's outputs, on planes with bits of x and y side by side

Look-ups come in the order of where their indices stand, so that neighbours stay neighbours. Ends: each look-up is
replaced once, behind those below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ciphergen.circuits.methods import circuit_for
from ciphergen.dsl.circuits import Circuit
from ciphergen.dsl.term import Kind, Term, concat, const, make, rebuild, remake, replace, topological
from ciphergen.dsl.term.gates import Bit, Gates
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.generator.analysis.look_ups import groups, levels
from ciphergen.generator.passes.join import cut

Circuits = Mapping[tuple[int, ...], Circuit]


def run(roots: Sequence[Term], circuits: Circuits, bits: int) -> list[Term]:
    """Return the roots without tables.

    Args:
        circuits: by a table's entries; see `Variant.circuits`.
        bits: width of a plane.
    """
    known: dict[Term, Term] = {}
    for level in levels(roots):
        indices = replace([term.args[0] for term in level], known)
        made_anew = {term: remake(term, (index,)) for term, index in zip(level, indices, strict=True)}
        found = {term: term for term in made_anew.values()}  # an index may have become a constant
        for group in groups([term for term in found if term.op == "table"]):
            for part, places in _parts(group, bits):
                found |= zip(part, _together(part, places, circuits, bits), strict=True)
        known |= {term: found[new] for term, new in made_anew.items()}
    return replace(roots, known)


def price(look_up: Term, count: int, circuits: Circuits, bits: int) -> int:
    """Return about how many operations so many look-ups in a table take at once."""
    size = look_up.args[0].width
    return -(-count // _most(size, bits)) * operations(look_up, circuits) + count * (size + look_up.width)


def operations(look_up: Term, circuits: Circuits) -> int:
    """Return how many operations the circuit of a look-up has."""
    assert isinstance(look_up.param, tuple)
    return circuit_for(look_up.param, look_up.width, circuits).operations


def _most(size: int, bits: int) -> int:
    """Return how many indices of `size` bits a plane takes, each bit of it in one place."""
    return max(1, bits // size) * min(size, bits)


def _parts(group: Sequence[Term], bits: int) -> Iterator[tuple[Sequence[Term], Sequence[int]]]:
    """Return look-ups in one table as parts that fill a plane each, with their places in it: those whose bits stand in
    one register of columns together, where that takes no more planes: the last few of 32 would all have to move."""
    size = group[0].args[0].width
    most = _most(size, bits)
    standing = _standing(group) or []
    registers = {place // bits for place in standing}
    if standing and len(registers) <= -(-len(group) // most):
        for register in sorted(registers):
            own = {place % bits: term for place, term in zip(standing, group, strict=True) if place // bits == register}
            yield list(own.values()), list(own)
        return
    for start in range(0, len(group), most):
        part = group[start : start + most]
        places = _standing(part)
        yield part, places if places and max(places) < bits else _strided(len(part), size, bits)


def _together(group: Sequence[Term], places: Sequence[int], circuits: Circuits, bits: int) -> list[Term]:
    """Return what look-ups in one table give. places: of their bits in planes."""
    entries, width = group[0].param, group[0].width
    assert isinstance(entries, tuple)
    circuit = circuit_for(entries, width, circuits)
    planes: dict[Term, Term] = {}
    for i, bit in enumerate(circuit.inputs):
        column: list[Term] = [const(0, 1)] * bits
        for place, term in zip(places, group, strict=True):
            column[place] = cut(term.args[0], 1, i)
        planes[bit] = concat(*reversed(column))
    outputs = _wide(circuit.outputs, planes, bits)
    return [concat(*(cut(plane, 1, place) for plane in reversed(outputs))) for place in places]


def _strided(count: int, size: int, bits: int) -> list[int]:
    """Return places for look-ups whose indices stand one behind the other, so that one shift moves bit i of many."""
    lanes = max(1, bits // size)
    return [size * (k % lanes) + k // lanes for k in range(count)]


def _standing(group: Sequence[Term]) -> list[int] | None:
    """Return as places where the bits of each index stand in words, where all bits of one stand at the same place and
    those of others elsewhere: words are planes already. None where that is not so."""
    places: list[int] = []
    for term in group:
        found = {_place(cut(term.args[0], 1, i)) for i in range(term.args[0].width)}
        if len(found) != 1:
            return None
        places += found
    return places if len(set(places)) == len(places) and min(places) >= 0 else None


def _place(bit: Term) -> int:
    """Return the number of a bit in the word of which it is a part, -1 for a bit that is none."""
    while bit.kind is Kind.BITWISE and bit.args:
        bit = bit.args[0]
    return bit.number if bit.op == "extract" else -1


def looked_up(look_up: Term, index: Sequence[Bit], circuits: Circuits, gates: Gates[Bit]) -> tuple[Bit, ...]:
    """Return the planes of what a look-up gives, from those of its index. gates: on planes."""
    assert isinstance(look_up.param, tuple)
    circuit = circuit_for(look_up.param, look_up.width, circuits)
    found: dict[Term, Bit] = dict(zip(circuit.inputs, index, strict=True))
    for old in topological(circuit.outputs):
        if old.is_const:
            found[old] = gates.one if old.value else gates.zero
        elif old not in found:
            (found[old],) = OPERATIONS[old.op].bits(gates, 1, [(found[arg],) for arg in old.args], old.param)
    return tuple(found[output] for output in circuit.outputs)


def _wide(outputs: Sequence[Term], planes: Mapping[Term, Term], bits: int) -> list[Term]:
    """Return a circuit's outputs computed on planes in place of bits."""

    def step(old: Term, args: tuple[Term, ...]) -> Term:
        if old.op == "var":
            return planes[old]
        if old.is_const:
            return const(-old.value, bits)
        return make(old.op, args, bits)

    return rebuild(outputs, step)
