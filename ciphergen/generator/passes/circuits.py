"""Circuits: look-ups in tables become operations on single bits.

Why: a look-up takes one value at a time and its address is secret; operations on bits work on as many blocks as
registers have bits, in constant time. Tables for which the text or a library has a circuit become that circuit, any
other one that is quickly found (`ciphergen/circuits`).

    before  (table x:1), entries 1 and 0
    after   (not x:1)

A look-up of n bits becomes a concat of the circuit's outputs over the extracted bits of its index; extracts of that
concat, as a transposition has them, become the outputs themselves. Ends: tables do not come back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ciphergen.circuits.methods import circuit_for
from ciphergen.dsl.circuits import Circuit
from ciphergen.dsl.term import Term, concat, rebuild, remake, substitute
from ciphergen.generator.passes.join import cut


def run(roots: Sequence[Term], circuits: Mapping[tuple[int, ...], Circuit]) -> list[Term]:
    """Return the roots with tables replaced by circuits.

    Args:
        circuits: by a table's entries; see `Variant.circuits`.
    """

    def step(term: Term, args: tuple[Term, ...]) -> Term:
        if term.op == "extract":
            return cut(args[0], term.width, term.number)
        if term.op != "table":
            return remake(term, args)
        assert isinstance(term.param, tuple)
        circuit = circuit_for(term.param, term.width, circuits)
        bits = {x: cut(args[0], 1, i) for i, x in enumerate(circuit.inputs)}
        return concat(*reversed(substitute(circuit.outputs, bits)))

    return rebuild(roots, step)
