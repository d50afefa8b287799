"""Zbc, as far as symmetric ciphers use it: both halves of a carry-less product, which is one of polynomials over GF(2).

Timing. Both are on the list of Zkt (RISC-V Cryptography Extensions, Volume I, 1.0.1): their time may not depend on
their operands. They are all of Zbkc. clmulr, which Zbc also has, is not on that list, and not here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import xor

from ciphergen.backends.machine.row import Cost, Row, Timing
from ciphergen.backends.targets.riscv.rows import register
from ciphergen.dsl.term import Term, const, extract, ite, zext


def _product(a: Term, b: Term) -> Term:
    """Return the whole product, twice as wide as the operands."""
    wide = zext(a, 2 * a.width)
    zero = const(0, wide.width)
    return reduce(xor, [ite(extract(b, i, i), wide << i, zero) for i in range(b.width)])


def zbc_rows(xlen: int, cost: Mapping[str, Cost]) -> dict[str, Row]:
    """Return the rows of Zbc for registers of so many bits by their names. cost: by core."""
    x = register(xlen)

    def row(name: str, funct3: str, low: int, timing: Timing) -> Row:
        return Row(
            name=name,
            encoding=f"0000101 rs2 rs1 {funct3} rd 0110011",
            syntax=f"{name} {{rd}}, {{rs1}}, {{rs2}}",
            operands={"rd": x, "rs1": x, "rs2": x},
            meaning=lambda m: m.write("rd", extract(_product(m.read("rs1"), m.read("rs2")), low + xlen - 1, low)),
            timing=timing,
            cost=cost,
            xlen=xlen,
            extension="Zbc",
            source=f"RISC-V Bit-Manipulation ISA-extensions 1.0.0, {name}",
        )

    table = [
        row("clmul", "001", 0, Timing.DATA_INDEPENDENT),
        row("clmulh", "011", xlen, Timing.DATA_INDEPENDENT),
    ]
    return {made.name: made for made in table}
