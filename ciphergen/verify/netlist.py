"""Netlists of gates, as yosys writes them in JSON, read as terms: one bit a wire.

Gates are read only if they are combinational and in an order in which each follows those that it needs. So whatever has
a state or a loop is refused, and what is read answers in a time that does not depend on its inputs.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from typing import Any

from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term import Term, concat, const, ite

_GATES: Mapping[str, tuple[str, Callable[..., Term]]] = {
    "$_NOT_": ("A", lambda a: ~a),
    "$_BUF_": ("A", lambda a: a),
    "$_AND_": ("AB", lambda a, b: a & b),
    "$_OR_": ("AB", lambda a, b: a | b),
    "$_XOR_": ("AB", lambda a, b: a ^ b),
    "$_NAND_": ("AB", lambda a, b: ~(a & b)),
    "$_NOR_": ("AB", lambda a, b: ~(a | b)),
    "$_XNOR_": ("AB", lambda a, b: ~(a ^ b)),
    "$_ANDNOT_": ("AB", lambda a, b: a & ~b),
    "$_ORNOT_": ("AB", lambda a, b: a | ~b),
    "$_MUX_": ("SAB", lambda s, a, b: ite(s, b, a)),
    "$_AOI3_": ("ABC", lambda a, b, c: ~(a & b | c)),
    "$_OAI3_": ("ABC", lambda a, b, c: ~((a | b) & c)),
}


@dataclass(frozen=True)
class NetlistGate:
    """A gate: its kind as yosys names it, the wires of its inputs in the order of `_GATES`, and of its output. Wires
    are numbers; "0" and "1" are constants."""

    kind: str
    inputs: tuple[int | str, ...]
    output: int


@dataclass(frozen=True)
class Netlist:
    """Gates in an order in which they can be computed. inputs, outputs: the wires of ports, the lowest bit first."""

    gates: tuple[NetlistGate, ...]
    inputs: Mapping[str, tuple[int, ...]]
    outputs: Mapping[str, tuple[int | str, ...]]

    @property
    def counted(self) -> Counter[str]:
        """Return the number of gates of each kind."""
        return Counter(gate.kind for gate in self.gates)

    def values(self, given: Mapping[str, Sequence[Term]]) -> dict[str, Term]:
        """Return each output as a word. given: the bits of each input, the lowest first."""
        known: dict[int | str, Term] = {"0": const(0, 1), "1": const(1, 1)}
        for port, wires in self.inputs.items():
            known.update(zip(wires, given[port], strict=True))
        for gate in self.gates:
            known[gate.output] = _GATES[gate.kind][1](*(known[wire] for wire in gate.inputs))
        return {port: concat(*(known[wire] for wire in reversed(wires))) for port, wires in self.outputs.items()}


def read_netlist(text: str, file: str, top: str) -> Netlist:
    """Return the netlist of a module in yosys' JSON.

    Raises:
        UserError: the module has a cell that is no combinational gate, a loop, or a wire that nothing drives, or two
        things do.
    """
    module = json.loads(text)["modules"][top]
    gates = [_gate(cell, file) for cell in module["cells"].values()]
    inputs = {name: tuple(p["bits"]) for name, p in module["ports"].items() if p["direction"] == "input"}
    outputs = {name: tuple(p["bits"]) for name, p in module["ports"].items() if p["direction"] == "output"}
    driven = {wire for wires in inputs.values() for wire in wires} | {"0", "1"}
    made = {gate.output: gate for gate in gates}
    if twice := [gate.output for gate in gates if made[gate.output] is not gate or gate.output in driven]:
        raise UserError(file, f"two things drive wire {min(twice)} of {top}", "a combinational circuit")
    needed = {wire for gate in gates for wire in gate.inputs} | {wire for wires in outputs.values() for wire in wires}
    if loose := needed - driven - set(made):
        raise UserError(file, f"nothing drives wire {min(map(str, loose))} of {top}", "a combinational circuit")
    before = {wire: [w for w in gate.inputs if w in made] for wire, gate in made.items()}
    try:
        order = [made[wire] for wire in TopologicalSorter(before).static_order()]
    except CycleError:
        raise UserError(file, f"{top} has a loop of gates", "a combinational circuit") from None
    return Netlist(tuple(order), inputs, outputs)


def _gate(cell: Mapping[str, Any], file: str) -> NetlistGate:
    kind = cell["type"]
    if kind not in _GATES:
        raise UserError(file, f"cell {kind} is no combinational gate", ", ".join(_GATES))
    wires = cell["connections"]
    return NetlistGate(kind, tuple(wires[pin][0] for pin in _GATES[kind][0]), wires["Y"][0])
