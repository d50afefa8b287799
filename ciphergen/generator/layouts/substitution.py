"""Look-ups of all words in a few registers as a routine: to planes, the table's circuit, and back.

Registers as memory has them hold all bits of some words. Exchanges of bits bring bit i of the words of all registers
beside each other, and a shift brings those to the lowest place of a plane that stand above: what else is in a plane
does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, const, lookup, var
from ciphergen.generator.analysis.pressure_order import in_order
from ciphergen.generator.layouts.bit_map import in_memory
from ciphergen.generator.layouts.delta_swaps import Terms, ones_of
from ciphergen.generator.passes import planes
from ciphergen.generator.passes.slicing import PlaneGates
from ciphergen.generator.shape.node import RoutineTerms, SharedRoutine

Table = tuple[int, ...]


def substitution(rules: RuleSet, circuits: planes.Circuits, table: Table, name: str, registers: int) -> SharedRoutine:
    """Return the routine that looks up each word of so many registers, 1, 2, 4, ... up to a word's bits. name: of the
    table's circuit."""
    width = (len(table) - 1).bit_length()
    parts = (
        SharedRoutine(f"to_planes{registers}", rules, (_to_planes(rules.bits, width, registers),)),
        SharedRoutine(name, rules, (_circuit(rules.bits, width, table, circuits),)),
        SharedRoutine(f"from_planes{registers}", rules, (_from_planes(rules.bits, width, registers),)),
    )
    return SharedRoutine(f"{name}_words{registers}", rules, parts)


def _circuit(bits: int, width: int, table: Table, circuits: planes.Circuits) -> RoutineTerms:
    """Return the look-up of a table on planes."""
    inputs = tuple(var(f"plane.{i}", bits) for i in range(width))
    look_up = lookup(table, var("index", width), width)
    outputs = planes.looked_up(look_up, inputs, circuits, PlaneGates(bits))
    (order,) = in_order([outputs], outputs, inputs)
    return RoutineTerms(inputs, outputs, tuple(order))


def _exchanges(registers: int, low: int) -> list[tuple[str, str]]:
    """Return the exchanges of bits of a word with the number of a register. low: how many bits of a word's number tell
    those in one register apart."""
    return [(f"c{i}", f"r{low + i}") for i in range(registers.bit_length() - 1)]


def _to_planes(bits: int, width: int, registers: int) -> RoutineTerms:
    """Return registers of words as planes, with bits of words at the lowest places of each word."""
    memory = in_memory(width, bits)
    low = sum(label[0] == "r" for label in memory)
    words = tuple(var(f"word.{i}", bits) for i in range(registers))
    bank = Terms(memory, {ones_of("r", i << low): word for i, word in enumerate(words)})
    bank.run(_exchanges(registers, low))
    found = [bank.registers[ones_of("c", bit % registers)] for bit in range(width)]
    moved = [term >> bit - bit % registers if bit >= registers else term for bit, term in enumerate(found)]
    return RoutineTerms(words, tuple(moved), tuple(bank.made))


def _from_planes(bits: int, width: int, registers: int) -> RoutineTerms:
    """Return planes as registers of words, the inverse of `_to_planes`."""
    memory = in_memory(width, bits)
    low = sum(label[0] == "r" for label in memory)
    exchanges = _exchanges(registers, low)
    inputs = tuple(var(f"plane.{i}", bits) for i in range(width))
    held = _held(inputs, width, registers)
    swapped = dict(exchanges) | {b: a for a, b in exchanges}
    bank = Terms(tuple(swapped.get(label, label) for label in memory), held)
    bank.run(exchanges[::-1])
    words = [bank.registers[ones_of("r", i << low)] for i in range(registers)]
    return RoutineTerms(inputs, tuple(words), tuple(bank.made))


def _held(inputs: Sequence[Term], width: int, registers: int) -> dict[frozenset[str], Term]:
    """Return planes put together in so many registers, by the labels of their numbers."""
    bits = inputs[0].width
    mask = const(sum(((1 << registers) - 1) << at for at in range(0, bits, width)), bits)
    found = dict[frozenset[str], Term]()
    for number in range(registers):
        own = range(number, width, registers)
        parts = [(inputs[bit] & mask) << bit - number if bit > number else inputs[bit] & mask for bit in own]
        found[ones_of("c", number)] = reduce(or_, parts)
    return found
