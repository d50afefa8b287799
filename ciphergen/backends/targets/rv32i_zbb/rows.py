"""Zbb, as far as symmetric ciphers use it: rotations, logic with a complement, byte reversal, zero extension.

Timing. All are on the list of Zkt (RISC-V Cryptography Extensions, Volume I, 1.0.1; zext.h as pack with the
zero register): their time may not depend on their operands. sext.b and sext.h, which Zbb also has, are not.

Cost, predicted and not measured. `rocket`: all take one cycle, as every operation of its ALU. `ibex`: a
rotation occupies the ALU for two cycles (`alu_multicycle_o` in ibex_decoder.sv), all else takes one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ciphergen.backends.machine.effects import Semantics
from ciphergen.backends.machine.row import Cost, Operand, Row, Timing
from ciphergen.backends.targets.rv32i.rows import REGISTER, UNSIGNED
from ciphergen.backends.targets.rv32i.rows import ROWS as BASE
from ciphergen.dsl.term import Term, concat, extract, rotr, to_bytes, zext

_ALU = {"rocket": Cost(1), "ibex": Cost(1)}
_ROTATE = {"rocket": Cost(1), "ibex": Cost(2, 2.0)}
_FIXED = Timing.DATA_INDEPENDENT

_R = {"rd": REGISTER, "rs1": REGISTER, "rs2": REGISTER}
_SHIFT = {"rd": REGISTER, "rs1": REGISTER, "shamt": UNSIGNED}
_UNARY = {"rd": REGISTER, "rs1": REGISTER}


def _registers(f: Callable[[Term, Term], Term]) -> Semantics:
    return lambda m: m.write("rd", f(m.read("rs1"), m.read("rs2")))


def _unary(f: Callable[[Term], Term]) -> Semantics:
    return lambda m: m.write("rd", f(m.read("rs1")))


def _row(
    mnemonic: str,
    encoding: str,
    operands: dict[str, Operand],
    meaning: Semantics,
    timing: Timing,
    cost: dict[str, Cost],
) -> Row:
    arguments = ", ".join(f"{{{name}}}" for name in operands)
    return Row(
        name=mnemonic.replace(".", "_"),
        encoding=encoding,
        syntax=f"{mnemonic} {arguments}",
        operands=operands,
        meaning=meaning,
        timing=timing,
        cost=cost,
        xlen=32,
        extension="Zbb",
        source=f"RISC-V Bit-Manipulation ISA-extensions 1.0.0, {mnemonic}",
    )


# A rotation by a register: only the low 5 bits count, and the shift the other way is by 0 if they are 0.
# fmt: off
_TABLE = (
    _row(
        "rol",
        "0110000 rs2 rs1 001 rd 0110011",
        _R,
        _registers(lambda a, n: (a << (n & 31)) | (a >> (-n & 31))),
        _FIXED,
        _ROTATE,
    ),
    _row(
        "ror",
        "0110000 rs2 rs1 101 rd 0110011",
        _R,
        _registers(lambda a, n: (a >> (n & 31)) | (a << (-n & 31))),
        _FIXED,
        _ROTATE,
    ),
    _row(
        "rori",
        "0110000 shamt rs1 101 rd 0010011",
        _SHIFT,
        lambda m: m.write("rd", rotr(m.read("rs1"), m.value("shamt"))),
        _FIXED,
        _ROTATE,
    ),
    _row("andn", "0100000 rs2 rs1 111 rd 0110011", _R, _registers(lambda a, b: a & ~b), _FIXED, _ALU),
    _row("orn", "0100000 rs2 rs1 110 rd 0110011", _R, _registers(lambda a, b: a | ~b), _FIXED, _ALU),
    _row("xnor", "0100000 rs2 rs1 100 rd 0110011", _R, _registers(lambda a, b: ~(a ^ b)), _FIXED, _ALU),
    _row("rev8", "011010011000 rs1 101 rd 0010011", _UNARY, _unary(lambda a: concat(*to_bytes(a))), _FIXED, _ALU),
    _row(
        "zext.h", "000010000000 rs1 100 rd 0110011", _UNARY, _unary(lambda a: zext(extract(a, 15, 0), 32)), _FIXED, _ALU
    ),
)
# fmt: on
ROWS = {name: replace(row, cost={"rocket": row.cost["e31"], "ibex": row.cost["ibex"]}) for name, row in BASE.items()}
ROWS |= {row.name: row for row in _TABLE}
