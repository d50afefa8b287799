"""Circuits as lists of gates, one after the other, as a processor executes them: what they cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ciphergen.dsl.circuits import Circuit, input_bits
from ciphergen.dsl.term import Term, const, make, rebuild, remake, topological

GATES = ("and", "or", "xor")
_NOT = "not"


@dataclass(frozen=True)
class Gate:
    """A gate, or the complement of a value, over values by their numbers: inputs first, then gates as listed."""

    op: str
    args: tuple[int, ...]


@dataclass(frozen=True)
class CircuitOutput:
    """An output: a value by its number, or a constant (value -1 is 0), complemented or not."""

    value: int
    complemented: bool


@dataclass(frozen=True)
class GateList:
    """A circuit as a list. inputs: how many there are, bit 0 of the table's index first; gates: each after what it
    needs; outputs: bit 0 of the entry first."""

    inputs: int
    gates: tuple[Gate, ...]
    outputs: tuple[CircuitOutput, ...]

    @classmethod
    def of(cls, circuit: Circuit) -> GateList:
        """Return the list of a circuit's gates, with complements of outputs as such if nothing else needs them."""
        numbers = {x: i for i, x in enumerate(circuit.inputs)}
        ends = rebuild(circuit.outputs, _without_constants)
        order = topological(ends)
        needed = {a for t in order for a in t.args}
        gates = list[Gate]()
        for t in order:
            if t.args and (t.op != _NOT or t in needed):
                numbers[t] = len(circuit.inputs) + len(gates)
                gates.append(Gate(t.op, tuple(numbers[a] for a in t.args)))
        return cls(len(circuit.inputs), tuple(gates), tuple(_output(t, numbers) for t in ends))

    @cached_property
    def circuit(self) -> Circuit:
        inputs = input_bits(self.inputs)
        terms: list[Term] = [*inputs]
        for gate in self.gates:
            terms.append(make(gate.op, tuple(terms[a] for a in gate.args), 1))
        values = (const(0, 1) if o.value < 0 else terms[o.value] for o in self.outputs)
        return Circuit(inputs, tuple(~v if o.complemented else v for v, o in zip(values, self.outputs, strict=True)))

    @property
    def counted(self) -> Counter[str]:
        """Return the number of gates by operation, without complements."""
        return Counter(gate.op for gate in self.gates if gate.op != _NOT)

    @property
    def size(self) -> int:
        """Return the number of gates, without complements."""
        return self.counted.total()

    @property
    def complements(self) -> tuple[int, int, int]:
        """Return the number of complements of inputs, of gates for others, and of outputs. An output that is the
        constant 1 has none."""
        inside = [gate.args[0] < self.inputs for gate in self.gates if gate.op == _NOT]
        return sum(inside), len(inside) - sum(inside), sum(o.complemented and o.value >= 0 for o in self.outputs)

    @property
    def depth(self) -> int:
        """Return the most gates on a way from an input to an output, without complements."""
        depths = [0] * self.inputs
        for gate in self.gates:
            depths.append(max(depths[a] for a in gate.args) + (gate.op != _NOT))
        return max((depths[o.value] for o in self.outputs if o.value >= 0), default=0)

    @property
    def registers(self) -> int:
        """Return the most values that are alive at a time, where inputs are loaded as they are needed first, and
        outputs stored as soon as they are there."""
        live, most = set[int](), 0
        last = {a: at for at, gate in enumerate(self.gates) for a in gate.args}
        for at, gate in enumerate(self.gates):
            live |= {*gate.args}
            most = max(most, len(live))
            live -= {a for a in gate.args if last[a] == at}
            live.add(self.inputs + at)
            most = max(most, len(live))
            if last.get(self.inputs + at, -1) < 0:
                live.discard(self.inputs + at)
        return max(most, int(bool(self.outputs)))

    def ordered(self, order: Sequence[int]) -> GateList:
        """Return the same gates in another order, given as their numbers in this one, each after what it needs."""
        places = {
            **{i: i for i in range(self.inputs)},
            **{self.inputs + n: self.inputs + i for i, n in enumerate(order)},
        }
        gates = (Gate(self.gates[n].op, tuple(places[a] for a in self.gates[n].args)) for n in order)
        outputs = (CircuitOutput(places.get(o.value, o.value), o.complemented) for o in self.outputs)
        return GateList(self.inputs, tuple(gates), tuple(outputs))


def _without_constants(t: Term, args: tuple[Term, ...]) -> Term:
    """Return an operation on bits, which is none if an argument is a constant."""
    if not any(a.is_const for a in args):
        return remake(t, args)
    if t.op == _NOT:
        return const(1 - args[0].value, 1)
    constant, other = args if args[0].is_const else args[::-1]
    if t.op == "xor":
        return ~other if constant.value else other
    return other if (t.op == "and") == bool(constant.value) else constant


def _output(t: Term, numbers: dict[Term, int]) -> CircuitOutput:
    if t.is_const:
        return CircuitOutput(-1, bool(t.value))
    return CircuitOutput(numbers[t], False) if t in numbers else CircuitOutput(numbers[t.args[0]], True)
