"""Lifting: terms on words of a cipher as terms on the registers of a bit map.

Operations bit by bit become the same operations on registers. Rotations, shifts by constants and other wiring are
asked, for each bit of each register, where it comes from: bits that come from one register over one distance are a
rotation of it, or a shift with a mask. Sums have such a form where words lie whole beside each other (`lane_sums`);
what depends on a word's value (tables, shifts by variables) has none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Kind, Term, const, make, render, rotl, topological
from ciphergen.dsl.term.gates import Wires
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts import lane_sums
from ciphergen.generator.layouts.bit_map import BitMap

# A bit of a word: bit `int` of a term, or a constant.
_Bit = tuple[Term, int] | int
_Registers = tuple[Term, ...]


@dataclass(frozen=True)
class Move:
    """A move of bits of a register that come from `register`, rotated left by `distance`; they arrive where the mask is
    1."""

    register: Term
    distance: int
    mask: int

    def natural(self) -> int:
        """Return the mask that one shift leaves of the register; 0 if no single shift moves all the bits."""
        everything = (1 << self.register.width) - 1
        wrapped = (1 << self.distance) - 1
        if self.distance == 0 or not self.mask & wrapped:
            return everything & ~wrapped
        return 0 if self.mask & ~wrapped else wrapped

    @property
    def source(self) -> int:
        """Return the mask of the bits where they come from."""
        width = self.register.width
        return (self.mask >> self.distance | self.mask << (width - self.distance)) & ((1 << width) - 1)

    def shifted(self) -> Term:
        """Return the register shifted or rotated, without the mask."""
        if not self.distance:
            return self.register
        if not self.natural():
            return rotl(self.register, self.distance)
        if self.natural() & 1:
            return self.register >> (self.register.width - self.distance)
        return self.register << self.distance

    def masked(self) -> Term:
        """Return the register shifted or rotated, 0 outside the mask."""
        moved = self.shifted()
        return moved if self.mask == self.natural() else moved & self.mask


class Lift:
    """Translates terms; what it has translated is kept.

    Args:
        bit map: where words are.
        known: variables, each with its registers (`bit_map.parts` of them).
    """

    def __init__(self, bit_map: BitMap, known: Mapping[Term, _Registers]) -> None:
        self.bit_map, self._bits = bit_map, dict[Term, tuple[_Bit, ...]]()
        self._registers: dict[Term, _Registers] = dict(known)

    def run(self, roots: Sequence[Term]) -> list[_Registers]:
        """Return the registers of each root, a term of the cipher's word width.

        Raises:
            Unsupported: an operation has no form on registers.
        """
        for term in topological(roots):
            if term in self._registers or term in self._bits:
                continue
            if self._wiring(term):
                self._bits[term] = self._wires(term)
            elif term.kind is Kind.BITWISE and term.width == self.bit_map.word_bits:
                self._registers[term] = self._each(term)
            elif self._adds(term):
                args = zip(*(self._of(a) for a in term.args), strict=True)
                self._registers[term] = tuple(lane_sums.lifted(term.op, a, term.width) for a in args)
            elif not term.is_const:
                self._bits[term] = ()  # it is an error only where its bits or registers are needed
        return [self._of(root) for root in roots]

    def _wiring(self, term: Term) -> bool:
        return term.kind is Kind.WIRING or (term.kind is Kind.SHIFT and term.args[1].is_const)

    def _adds(self, term: Term) -> bool:
        row = OPERATIONS.get(term.op)
        return self.bit_map.adds and row is not None and bool(row.factors) and term.width == self.bit_map.word_bits

    def _refused(self, term: Term) -> Unsupported:
        names = {"add": "an addition", "sub": "a subtraction", "table": "a table"}
        what = names.get(term.op, f"`{render(term, 2)}`")
        width, bits = self.bit_map.word_bits, self.bit_map.register_bits
        return Unsupported(f"{what} cannot be done on words of {width} bits that lie in registers of {bits} bits")

    def _sources(self, term: Term) -> tuple[_Bit, ...]:
        """Return the source of each bit of a term, the lowest first."""
        if term.is_const:
            return tuple(term.value >> i & 1 for i in range(term.width))
        if term in self._registers:
            return tuple((term, i) for i in range(term.width))
        if not self._bits.get(term):
            raise self._refused(term)
        return self._bits[term]

    def _wires(self, term: Term) -> tuple[_Bit, ...]:
        words = [self._sources(a) for a in term.args]
        return OPERATIONS[term.op].bits(Wires(), term.width, words, term.param)

    def _each(self, term: Term) -> _Registers:
        """Return a bitwise operation applied to each register."""
        args = [self._of(a) for a in term.args]
        return tuple(make(term.op, a, self.bit_map.register_bits) for a in zip(*args, strict=True))

    def _of(self, term: Term) -> _Registers:
        """Return the registers of a word."""
        if term not in self._registers:
            if term.width != self.bit_map.word_bits:
                raise self._refused(term)
            bits = self._sources(term)
            self._registers[term] = tuple(self._gather(bits, part) for part in range(self.bit_map.parts))
        return self._registers[term]

    def _gather(self, bits: Sequence[_Bit], part: int) -> Term:
        """Return one register of a word that is gathered from bits of other registers."""
        width, ones = self.bit_map.register_bits, 0
        wanted: dict[int, list[tuple[Term, int]]] = {}
        for position in range(width):
            block, column = self.bit_map.bit(part, position)
            bit = bits[column]
            if isinstance(bit, int):
                ones |= bit << position
                continue
            at, places = self.bit_map.places[block, bit[1]]
            register = self._registers[bit[0]][at]
            wanted[position] = [(register, (position - p) % width) for p in places]
        moves = _moves(wanted)
        return (_parted(moves) if self.bit_map.adds else None) or _join(moves, ones, width)


def _moves(wanted: Mapping[int, Sequence[tuple[Term, int]]]) -> list[Move]:
    """Return few moves that bring every bit, chosen greedily; wanted: by position, the possible (register, distance)
    pairs."""
    left, found = dict(wanted), list[Move]()
    while left:
        counts = Counter(way for ways in left.values() for way in ways)
        best = max(counts, key=lambda way: counts[way])
        mask = sum(1 << position for position, ways in left.items() if best in ways)
        left = {position: ways for position, ways in left.items() if best not in ways}
        found.append(Move(*best, mask))
    return found


def _parted(moves: Sequence[Move]) -> Term | None:
    """Return one register of all bits of another one, of which some move up and the others down: masked before they
    move, so that each bit is seen to come from one; None for other moves."""
    if len(moves) != 2 or moves[0].register is not moves[1].register or not all(m.natural() for m in moves):
        return None
    up, down = sorted(moves, key=lambda move: move.natural() & 1)
    x, width = up.register, up.register.width
    if up.natural() & 1 or not down.natural() & 1 or not down.distance or up.source ^ down.source != (1 << width) - 1:
        return None
    rising = x & up.source
    return (rising << up.distance) | ((x ^ rising) >> (width - down.distance))


def _join(moves: Sequence[Move], ones: int, width: int) -> Term:
    """Return one register with the bits of all moves, and the constant bits."""
    everything = (1 << width) - 1
    if len(moves) == 1 and moves[0].mask == everything:
        return rotl(moves[0].register, moves[0].distance)
    if len(moves) == 2 and moves[0].mask | moves[1].mask == everything:
        first, second = (m.shifted() for m in moves)
        if all(m.natural() != m.mask for m in moves):
            return first ^ ((first ^ second) & moves[1].mask)
    found = const(ones, width)
    for number, move in enumerate(moves):
        found = found | move.masked() if number or ones else move.masked()
    return found
