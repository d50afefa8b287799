"""Zbb, as far as symmetric ciphers use it: rotations, logic with a complement, byte reversal, zero extension.

Timing. All are on the list of Zkt (RISC-V Cryptography Extensions, Volume I, 1.0.1; zext.h as pack with the
zero register): their time may not depend on their operands. sext.b and sext.h, which Zbb also has, are not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ciphergen.backends.machine.effects import Semantics
from ciphergen.backends.machine.row import Cost, Operand, Row, Timing
from ciphergen.backends.targets.riscv.rows import UNSIGNED, register
from ciphergen.dsl.term import Term, concat, extract, rotr, sext, to_bytes, zext

_FIXED = Timing.DATA_INDEPENDENT


def _registers(f: Callable[[Term, Term], Term]) -> Semantics:
    return lambda m: m.write("rd", f(m.read("rs1"), m.read("rs2")))


def _unary(f: Callable[[Term], Term]) -> Semantics:
    return lambda m: m.write("rd", f(m.read("rs1")))


def _left(a: Term, n: Term) -> Term:
    """Return a rotation by a register: only the low bits count, and the opposite shift is by 0 if they are 0."""
    return (a << (n & (a.width - 1))) | (a >> (-n & (a.width - 1)))


def _right(a: Term, n: Term) -> Term:
    return (a >> (n & (a.width - 1))) | (a << (-n & (a.width - 1)))


def _word(f: Callable[[Term, Term], Term]) -> Semantics:
    """Return the meaning of an operation on the low 32 bits, with a sign-extended result."""
    return _registers(lambda a, b: sext(f(extract(a, 31, 0), extract(b, 31, 0)), 64))


def zbb_rows(xlen: int, alu: Mapping[str, Cost], rotate: Mapping[str, Cost]) -> dict[str, Row]:
    """Return the rows of Zbb for registers of so many bits by their names. alu, rotate: costs by core."""
    x = register(xlen)
    binary, unary = {"rd": x, "rs1": x, "rs2": x}, {"rd": x, "rs1": x}
    shift = {**unary, "shamt": UNSIGNED}

    def row(
        name: str,
        encoding: str,
        operands: Mapping[str, Operand],
        meaning: Semantics,
        timing: Timing,
        cost: Mapping[str, Cost],
    ) -> Row:
        return Row(
            name=name.replace(".", "_"),
            encoding=encoding,
            syntax=f"{name} {', '.join(f'{{{operand}}}' for operand in operands)}",
            operands=operands,
            meaning=meaning,
            timing=timing,
            cost=cost,
            xlen=xlen,
            extension="Zbb",
            source=f"RISC-V Bit-Manipulation ISA-extensions 1.0.0, {name}",
        )

    wide = xlen == 64
    distance, reversal, half = (
        ("011000 shamt:6", "011010111000", "0111011") if wide else ("0110000 shamt", "011010011000", "0110011")
    )
    # fmt: off
    table = [
        row("rol", "0110000 rs2 rs1 001 rd 0110011", binary, _registers(_left), _FIXED, rotate),
        row("ror", "0110000 rs2 rs1 101 rd 0110011", binary, _registers(_right), _FIXED, rotate),
        row("rori", f"{distance} rs1 101 rd 0010011", shift,
            lambda m: m.write("rd", rotr(m.read("rs1"), m.value("shamt"))), _FIXED, rotate),
        row("andn", "0100000 rs2 rs1 111 rd 0110011", binary, _registers(lambda a, b: a & ~b), _FIXED, alu),
        row("orn", "0100000 rs2 rs1 110 rd 0110011", binary, _registers(lambda a, b: a | ~b), _FIXED, alu),
        row("xnor", "0100000 rs2 rs1 100 rd 0110011", binary, _registers(lambda a, b: ~(a ^ b)), _FIXED, alu),
        row("rev8", f"{reversal} rs1 101 rd 0010011", unary, _unary(lambda a: concat(*to_bytes(a))), _FIXED, alu),
        row("zext.h", f"000010000000 rs1 100 rd {half}", unary,
            _unary(lambda a: zext(extract(a, 15, 0), xlen)), _FIXED, alu),
    ]
    if wide:
        table += [
            row("rolw", "0110000 rs2 rs1 001 rd 0111011", binary, _word(_left), _FIXED, rotate),
            row("rorw", "0110000 rs2 rs1 101 rd 0111011", binary, _word(_right), _FIXED, rotate),
            row("roriw", "0110000 shamt rs1 101 rd 0011011", shift,
                lambda m: m.write("rd", sext(rotr(extract(m.read("rs1"), 31, 0), m.value("shamt")), 64)),
                _FIXED, rotate),
        ]
    # fmt: on
    return {made.name: made for made in table}


def rows_of_rv32(base: Mapping[str, Row]) -> dict[str, Row]:
    """Return the rows of RV32I, given as `base`, and of Zbb by their names, with the costs of Rocket and Ibex."""
    rows = {
        name: replace(row, cost={"rocket": row.cost["e31"], "ibex": row.cost["ibex"]}) for name, row in base.items()
    }
    return rows | zbb_rows(
        32, alu={"rocket": Cost(1), "ibex": Cost(1)}, rotate={"rocket": Cost(1), "ibex": Cost(2, 2.0)}
    )
