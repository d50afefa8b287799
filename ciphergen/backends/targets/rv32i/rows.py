"""RV32I: the base integer instructions, one row each (all but FENCE, ECALL and EBREAK).

Timing. The instructions that compute are on the list of Zkt (RISC-V Cryptography Extensions, Volume I,
1.0.1): their time may not depend on their operands. Branches, jumps, loads and stores are not on it. Here
they are data-independent in this sense: for a given direction and a given address the time does not depend
on the value that is compared, loaded or stored. That directions and addresses are public is the prover's
to show.

Cost. `e31` is SiFive's E31, in cycles as Rocket's pipeline shows them (result of lw after 2, of byte and
half loads after 3; taken branches predicted). `ibex` is lowRISC Ibex with BranchTargetALU and
WritebackStage and memory that answers at once.
"""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.row import Cost, Operand, Row, Timing
from ciphergen.dsl.term import Term, ashr, const, eq, extract, sext, slt, ult, zext

NAMES = (
    "zero",
    "ra",
    "sp",
    "gp",
    "tp",
    "t0",
    "t1",
    "t2",
    "s0",
    "s1",
    "a0",
    "a1",
    "a2",
    "a3",
    "a4",
    "a5",
    "a6",
    "a7",
    "s2",
    "s3",
    "s4",
    "s5",
    "s6",
    "s7",
    "s8",
    "s9",
    "s10",
    "s11",
    "t3",
    "t4",
    "t5",
    "t6",
)
REGISTER = Operand("register", "x", 32, zero=0, names=NAMES)
SIGNED = Operand("signed")
UNSIGNED = Operand("unsigned")
PATTERN = Operand("unsigned", pattern=True)
SIGNED_PATTERN = Operand("signed", pattern=True)
TARGET = Operand("target")

_R = {"rd": REGISTER, "rs1": REGISTER, "rs2": REGISTER}
_I = {"rd": REGISTER, "rs1": REGISTER, "imm": SIGNED}
_SHIFT = {"rd": REGISTER, "rs1": REGISTER, "shamt": UNSIGNED}
_S = {"rs1": REGISTER, "rs2": REGISTER, "imm": SIGNED}
_B = {"rs1": REGISTER, "rs2": REGISTER, "imm": TARGET}
_LOGIC = {**_I, "imm": SIGNED_PATTERN}
_U = {"rd": REGISTER, "imm": PATTERN}
_J = {"rd": REGISTER, "imm": TARGET}

_ALU = {"e31": Cost(1), "ibex": Cost(1)}
_LOAD_WORD = {"e31": Cost(2), "ibex": Cost(2)}
_LOAD_PART = {"e31": Cost(3), "ibex": Cost(2)}
_STORE = {"e31": Cost(1), "ibex": Cost(1)}
_JUMP = {"e31": Cost(1), "ibex": Cost(1, 2.0)}

_MANUAL = "RISC-V Unprivileged ISA 20191213, "
_COMPUTE, _CONTROL, _MEMORY = _MANUAL + "2.4", _MANUAL + "2.5", _MANUAL + "2.6"

Binary = Callable[[Term, Term], Term]


def _registers(f: Binary) -> Semantics:
    return lambda m: m.write("rd", f(m.read("rs1"), m.read("rs2")))


def _immediate(f: Binary) -> Semantics:
    return lambda m: m.write("rd", f(m.read("rs1"), const(m.value("imm"), 32)))


def _shift(f: Binary) -> Semantics:
    return lambda m: m.write("rd", f(m.read("rs1"), const(m.value("shamt"), 32)))


def _shift_by_register(f: Binary) -> Semantics:
    """Only the low 5 bits of rs2 count."""
    return lambda m: m.write("rd", f(m.read("rs1"), m.read("rs2") & 31))


def _branch(condition: Binary) -> Semantics:
    return lambda m: m.branch(condition(m.read("rs1"), m.read("rs2")), m.pc() + m.value("imm"))


def _load(size: int, extend: Callable[[Term, int], Term]) -> Semantics:
    return lambda m: m.write("rd", extend(m.load(m.read("rs1") + m.value("imm"), size), 32))


def _store(size: int) -> Semantics:
    return lambda m: m.store(m.read("rs1") + m.value("imm"), extract(m.read("rs2"), 8 * size - 1, 0))


def _lui(m: Machine) -> None:
    m.write("rd", const(m.value("imm") << 12, 32))


def _auipc(m: Machine) -> None:
    m.write("rd", m.pc() + const(m.value("imm") << 12, 32))


def _jal(m: Machine) -> None:
    m.write("rd", m.pc() + 4)
    m.jump(m.pc() + m.value("imm"))


def _jalr(m: Machine) -> None:
    target = (m.read("rs1") + m.value("imm")) & -2  # before rd is written: it may be rs1
    m.write("rd", m.pc() + 4)
    m.jump(target)


def _row(
    name: str,
    encoding: str,
    operands: dict[str, Operand],
    arguments: str,
    meaning: Semantics,
    timing: Timing,
    cost: dict[str, Cost],
    source: str,
) -> Row:
    return Row(
        name=name,
        encoding=encoding,
        syntax=f"{name} {arguments}",
        operands=operands,
        meaning=meaning,
        timing=timing,
        cost=cost,
        xlen=32,
        source=source,
    )


_FIXED = Timing.DATA_INDEPENDENT
_RRR = "{rd}, {rs1}, {rs2}"
_RRI = "{rd}, {rs1}, {imm}"
_RRS = "{rd}, {rs1}, {shamt}"
_RI = "{rd}, {imm}"
_BRANCH = "{rs1}, {rs2}, {imm}"
_FROM = "{rd}, {imm}({rs1})"
_INTO = "{rs2}, {imm}({rs1})"

# fmt: off
_TABLE = (
    _row("lui", "imm:20 rd 0110111", _U, _RI, _lui, _FIXED, _ALU, _COMPUTE),
    _row("auipc", "imm:20 rd 0010111", _U, _RI, _auipc, _FIXED, _ALU, _COMPUTE),
    _row("jal", "imm[20|10:1|11|19:12] rd 1101111", _J, _RI, _jal, _FIXED, _JUMP, _CONTROL),
    _row("jalr", "imm[11:0] rs1 000 rd 1100111", _I, _FROM, _jalr, _FIXED, _JUMP, _CONTROL),
    _row("beq", "imm[12|10:5] rs2 rs1 000 imm[4:1|11] 1100011", _B, _BRANCH,
         _branch(eq), _FIXED, _JUMP, _CONTROL),
    _row("bne", "imm[12|10:5] rs2 rs1 001 imm[4:1|11] 1100011", _B, _BRANCH,
         _branch(lambda a, b: ~eq(a, b)), _FIXED, _JUMP, _CONTROL),
    _row("blt", "imm[12|10:5] rs2 rs1 100 imm[4:1|11] 1100011", _B, _BRANCH,
         _branch(slt), _FIXED, _JUMP, _CONTROL),
    _row("bge", "imm[12|10:5] rs2 rs1 101 imm[4:1|11] 1100011", _B, _BRANCH,
         _branch(lambda a, b: ~slt(a, b)), _FIXED, _JUMP, _CONTROL),
    _row("bltu", "imm[12|10:5] rs2 rs1 110 imm[4:1|11] 1100011", _B, _BRANCH,
         _branch(ult), _FIXED, _JUMP, _CONTROL),
    _row("bgeu", "imm[12|10:5] rs2 rs1 111 imm[4:1|11] 1100011", _B, _BRANCH,
         _branch(lambda a, b: ~ult(a, b)), _FIXED, _JUMP, _CONTROL),
    _row("lb", "imm[11:0] rs1 000 rd 0000011", _I, _FROM, _load(1, sext), _FIXED, _LOAD_PART, _MEMORY),
    _row("lh", "imm[11:0] rs1 001 rd 0000011", _I, _FROM, _load(2, sext), _FIXED, _LOAD_PART, _MEMORY),
    _row("lw", "imm[11:0] rs1 010 rd 0000011", _I, _FROM, _load(4, sext), _FIXED, _LOAD_WORD, _MEMORY),
    _row("lbu", "imm[11:0] rs1 100 rd 0000011", _I, _FROM, _load(1, zext), _FIXED, _LOAD_PART, _MEMORY),
    _row("lhu", "imm[11:0] rs1 101 rd 0000011", _I, _FROM, _load(2, zext), _FIXED, _LOAD_PART, _MEMORY),
    _row("sb", "imm[11:5] rs2 rs1 000 imm[4:0] 0100011", _S, _INTO, _store(1), _FIXED, _STORE, _MEMORY),
    _row("sh", "imm[11:5] rs2 rs1 001 imm[4:0] 0100011", _S, _INTO, _store(2), _FIXED, _STORE, _MEMORY),
    _row("sw", "imm[11:5] rs2 rs1 010 imm[4:0] 0100011", _S, _INTO, _store(4), _FIXED, _STORE, _MEMORY),
    _row("addi", "imm[11:0] rs1 000 rd 0010011", _I, _RRI,
         _immediate(lambda a, b: a + b), _FIXED, _ALU, _COMPUTE),
    _row("slti", "imm[11:0] rs1 010 rd 0010011", _I, _RRI,
         _immediate(lambda a, b: zext(slt(a, b), 32)), _FIXED, _ALU, _COMPUTE),
    _row("sltiu", "imm[11:0] rs1 011 rd 0010011", _I, _RRI,
         _immediate(lambda a, b: zext(ult(a, b), 32)), _FIXED, _ALU, _COMPUTE),
    _row("xori", "imm[11:0] rs1 100 rd 0010011", _LOGIC, _RRI,
         _immediate(lambda a, b: a ^ b), _FIXED, _ALU, _COMPUTE),
    _row("ori", "imm[11:0] rs1 110 rd 0010011", _LOGIC, _RRI,
         _immediate(lambda a, b: a | b), _FIXED, _ALU, _COMPUTE),
    _row("andi", "imm[11:0] rs1 111 rd 0010011", _LOGIC, _RRI,
         _immediate(lambda a, b: a & b), _FIXED, _ALU, _COMPUTE),
    _row("slli", "0000000 shamt rs1 001 rd 0010011", _SHIFT, _RRS,
         _shift(lambda a, n: a << n), _FIXED, _ALU, _COMPUTE),
    _row("srli", "0000000 shamt rs1 101 rd 0010011", _SHIFT, _RRS,
         _shift(lambda a, n: a >> n), _FIXED, _ALU, _COMPUTE),
    _row("srai", "0100000 shamt rs1 101 rd 0010011", _SHIFT, _RRS, _shift(ashr), _FIXED, _ALU, _COMPUTE),
    _row("add", "0000000 rs2 rs1 000 rd 0110011", _R, _RRR,
         _registers(lambda a, b: a + b), _FIXED, _ALU, _COMPUTE),
    _row("sub", "0100000 rs2 rs1 000 rd 0110011", _R, _RRR,
         _registers(lambda a, b: a - b), _FIXED, _ALU, _COMPUTE),
    _row("sll", "0000000 rs2 rs1 001 rd 0110011", _R, _RRR,
         _shift_by_register(lambda a, n: a << n), _FIXED, _ALU, _COMPUTE),
    _row("slt", "0000000 rs2 rs1 010 rd 0110011", _R, _RRR,
         _registers(lambda a, b: zext(slt(a, b), 32)), _FIXED, _ALU, _COMPUTE),
    _row("sltu", "0000000 rs2 rs1 011 rd 0110011", _R, _RRR,
         _registers(lambda a, b: zext(ult(a, b), 32)), _FIXED, _ALU, _COMPUTE),
    _row("xor", "0000000 rs2 rs1 100 rd 0110011", _R, _RRR,
         _registers(lambda a, b: a ^ b), _FIXED, _ALU, _COMPUTE),
    _row("srl", "0000000 rs2 rs1 101 rd 0110011", _R, _RRR,
         _shift_by_register(lambda a, n: a >> n), _FIXED, _ALU, _COMPUTE),
    _row("sra", "0100000 rs2 rs1 101 rd 0110011", _R, _RRR,
         _shift_by_register(ashr), _FIXED, _ALU, _COMPUTE),
    _row("or", "0000000 rs2 rs1 110 rd 0110011", _R, _RRR,
         _registers(lambda a, b: a | b), _FIXED, _ALU, _COMPUTE),
    _row("and", "0000000 rs2 rs1 111 rd 0110011", _R, _RRR,
         _registers(lambda a, b: a & b), _FIXED, _ALU, _COMPUTE),
)
# fmt: on
ROWS = {row.name: row for row in _TABLE}
