"""Circuits as lists of gates: what they cost, and that constants and complements are told apart from gates."""

from __future__ import annotations

from ciphergen.dsl.circuits import Circuit, input_bits
from ciphergen.dsl.gates import CircuitOutput, Gate, GateList
from ciphergen.dsl.term import Term, const

X, Y, Z = input_bits(3)


def listed(*outputs: Term) -> GateList:
    return GateList.of(Circuit((X, Y, Z), outputs))


def test_what_is_counted() -> None:
    gates = listed(~((X & Y) ^ Z), ~X & (Y | Z), X & Y)
    assert gates.counted == {"and": 2, "or": 1, "xor": 1}
    assert (gates.size, gates.depth, gates.complements) == (4, 2, (1, 0, 1))
    assert gates.outputs[0].complemented
    assert listed(~(X & Y) | Z).complements == (0, 1, 0)


def test_a_complement_that_is_needed_twice_is_inside() -> None:
    inverted = ~(X ^ Y)
    gates = listed(inverted, inverted & Z)
    assert (gates.complements, gates.outputs[0]) == ((0, 1, 0), CircuitOutput(4, False))


def test_constants_need_no_gates() -> None:
    one, zero = const(1, 1), const(0, 1)
    gates = listed((X ^ one) & one, (X & zero) | Y, ~zero, X | one, one ^ zero)
    assert (gates.size, gates.complements) == (0, (0, 0, 1))
    assert gates.outputs == (CircuitOutput(0, True), CircuitOutput(1, False), *[CircuitOutput(-1, True)] * 3)
    assert gates.circuit.entries() == Circuit((X, Y, Z), ((X ^ one) & one, (X & zero) | Y, one, one, one)).entries()


def test_registers() -> None:
    """Inputs are loaded when they are needed, and an output that nobody reads is stored at once."""
    assert listed((X & Y) ^ Z).registers == 2
    assert listed((X & Y) ^ Z, X | Y).registers == 4
    both = GateList(2, (Gate("and", (0, 1)), Gate("or", (0, 1)), Gate("xor", (2, 3))), (CircuitOutput(4, False),))
    assert both.registers == 3
    assert listed(X).registers == 1


def test_another_order() -> None:
    listed_so = (Gate("and", (0, 1)), Gate("or", (1, 2)), Gate("xor", (3, 4)))
    gates = GateList(3, listed_so, (CircuitOutput(5, True), CircuitOutput(-1, True)))
    turned = gates.ordered([1, 0, 2])
    assert turned.gates == (Gate("or", (1, 2)), Gate("and", (0, 1)), Gate("xor", (4, 3)))
    assert turned.outputs == gates.outputs
    assert turned.circuit.entries() == gates.circuit.entries()
