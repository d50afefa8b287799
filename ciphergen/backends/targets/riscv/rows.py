"""The base integer instructions of RISC-V, one row each (all but FENCE, ECALL and EBREAK), by the width of a register.

Timing. The instructions that compute are on the list of Zkt (RISC-V Cryptography Extensions, Volume I,
1.0.1): their time may not depend on their operands. Branches, jumps, loads and stores are not on it. Here
they are data-independent in this sense: for a given direction and a given address the time does not depend
on the value that is compared, loaded or stored. That directions and addresses are public is the prover's
to show.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

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
SIGNED = Operand("signed")
UNSIGNED = Operand("unsigned")
PATTERN = Operand("unsigned", pattern=True)
SIGNED_PATTERN = Operand("signed", pattern=True)
TARGET = Operand("target")


def register(xlen: int) -> Operand:
    """Return an operand that is a whole register of so many bits."""
    return Operand("register", "x", xlen, zero=0, names=NAMES)


class Costs(NamedTuple):
    """The costs of classes of instructions, by core: word and wider loads, loads of less, jumps and branches."""

    alu: Mapping[str, Cost]
    load: Mapping[str, Cost]
    load_part: Mapping[str, Cost]
    store: Mapping[str, Cost]
    jump: Mapping[str, Cost]


_MANUAL = "RISC-V Unprivileged ISA 20191213, "
_COMPUTE, _CONTROL, _MEMORY = _MANUAL + "2.4", _MANUAL + "2.5", _MANUAL + "2.6"
_COMPUTE_64, _MEMORY_64 = _MANUAL + "5.2", _MANUAL + "5.3"
_FIXED = Timing.DATA_INDEPENDENT

Binary = Callable[[Term, Term], Term]


def _registers(f: Binary) -> Semantics:
    return lambda m: m.write("rd", f(m.read("rs1"), m.read("rs2")))


def _branch(condition: Binary) -> Semantics:
    return lambda m: m.branch(condition(m.read("rs1"), m.read("rs2")), m.pc() + m.value("imm"))


def _store(size: int) -> Semantics:
    return lambda m: m.store(m.read("rs1") + m.value("imm"), extract(m.read("rs2"), 8 * size - 1, 0))


def _jal(m: Machine) -> None:
    m.write("rd", m.pc() + 4)
    m.jump(m.pc() + m.value("imm"))


def _jalr(m: Machine) -> None:
    target = (m.read("rs1") + m.value("imm")) & -2  # before rd is written: it may be rs1
    m.write("rd", m.pc() + 4)
    m.jump(target)


def _word(f: Binary) -> Semantics:
    """Return the meaning of an operation on the low 32 bits, with a sign-extended result."""
    return lambda m: m.write("rd", sext(f(_low(m.read("rs1")), _low(m.read("rs2"))), 64))


def _word_by_number(name: str, f: Binary) -> Semantics:
    return lambda m: m.write("rd", sext(f(_low(m.read("rs1")), const(m.value(name), 32)), 64))


def _low(a: Term) -> Term:
    return extract(a, 31, 0)


class _RowForm(NamedTuple):
    """The operands of an instruction, and how they are printed behind its name."""

    operands: Mapping[str, Operand]
    text: str


class _Rows:
    """A constructor of rows for registers of `xlen` bits."""

    def __init__(self, xlen: int, costs: Costs) -> None:
        x = register(xlen)
        self.xlen, self.costs = xlen, costs
        by_number = {"rd": x, "rs1": x, "imm": SIGNED}
        self.rrr = _RowForm({"rd": x, "rs1": x, "rs2": x}, "{rd}, {rs1}, {rs2}")
        self.rri = _RowForm(by_number, "{rd}, {rs1}, {imm}")
        self.logic = _RowForm({**by_number, "imm": SIGNED_PATTERN}, "{rd}, {rs1}, {imm}")
        self.shift = _RowForm({"rd": x, "rs1": x, "shamt": UNSIGNED}, "{rd}, {rs1}, {shamt}")
        self.load = _RowForm(by_number, "{rd}, {imm}({rs1})")
        self.store = _RowForm({"rs1": x, "rs2": x, "imm": SIGNED}, "{rs2}, {imm}({rs1})")
        self.branch = _RowForm({"rs1": x, "rs2": x, "imm": TARGET}, "{rs1}, {rs2}, {imm}")
        self.upper = _RowForm({"rd": x, "imm": PATTERN}, "{rd}, {imm}")
        self.jump = _RowForm({"rd": x, "imm": TARGET}, "{rd}, {imm}")
        bits = xlen.bit_length() - 1  # of a distance
        self.shift_left, self.shift_right = (f"{d:0{12 - bits}b} shamt:{bits}" for d in (0, 1 << 10 - bits))

    def row(
        self,
        name: str,
        encoding: str,
        form: _RowForm,
        meaning: Semantics,
        timing: Timing,
        cost: Mapping[str, Cost],
        source: str,
    ) -> Row:
        return Row(
            name=name,
            encoding=encoding,
            syntax=f"{name} {form.text}",
            operands=form.operands,
            meaning=meaning,
            timing=timing,
            cost=cost,
            xlen=self.xlen,
            source=source,
        )

    def by_immediate(self, f: Binary) -> Semantics:
        return lambda m: m.write("rd", f(m.read("rs1"), const(m.value("imm"), self.xlen)))

    def by_shift(self, f: Binary) -> Semantics:
        return lambda m: m.write("rd", f(m.read("rs1"), const(m.value("shamt"), self.xlen)))

    def by_register(self, f: Binary) -> Semantics:
        """Return the meaning of a shift by a register, of which only the low bits that can be a distance count."""
        return lambda m: m.write("rd", f(m.read("rs1"), m.read("rs2") & (self.xlen - 1)))

    def loads(self, size: int, extend: Callable[[Term, int], Term]) -> Semantics:
        return lambda m: m.write("rd", extend(m.load(m.read("rs1") + m.value("imm"), size), self.xlen))

    def _upper(self, m: Machine) -> Term:
        return sext(const(m.value("imm") << 12, 32), self.xlen)

    def lui(self, m: Machine) -> None:
        m.write("rd", self._upper(m))

    def auipc(self, m: Machine) -> None:
        m.write("rd", m.pc() + self._upper(m))

    # fmt: off
    def computing(self) -> tuple[Row, ...]:
        alu = self.costs.alu
        return (
            self.row("lui", "imm:20 rd 0110111", self.upper, self.lui, _FIXED, alu, _COMPUTE),
            self.row("auipc", "imm:20 rd 0010111", self.upper, self.auipc, _FIXED, alu, _COMPUTE),
            self.row("addi", "imm[11:0] rs1 000 rd 0010011", self.rri,
                     self.by_immediate(lambda a, b: a + b), _FIXED, alu, _COMPUTE),
            self.row("slti", "imm[11:0] rs1 010 rd 0010011", self.rri,
                     self.by_immediate(lambda a, b: zext(slt(a, b), self.xlen)), _FIXED, alu, _COMPUTE),
            self.row("sltiu", "imm[11:0] rs1 011 rd 0010011", self.rri,
                     self.by_immediate(lambda a, b: zext(ult(a, b), self.xlen)), _FIXED, alu, _COMPUTE),
            self.row("xori", "imm[11:0] rs1 100 rd 0010011", self.logic,
                     self.by_immediate(lambda a, b: a ^ b), _FIXED, alu, _COMPUTE),
            self.row("ori", "imm[11:0] rs1 110 rd 0010011", self.logic,
                     self.by_immediate(lambda a, b: a | b), _FIXED, alu, _COMPUTE),
            self.row("andi", "imm[11:0] rs1 111 rd 0010011", self.logic,
                     self.by_immediate(lambda a, b: a & b), _FIXED, alu, _COMPUTE),
            self.row("slli", f"{self.shift_left} rs1 001 rd 0010011", self.shift,
                     self.by_shift(lambda a, n: a << n), _FIXED, alu, _COMPUTE),
            self.row("srli", f"{self.shift_left} rs1 101 rd 0010011", self.shift,
                     self.by_shift(lambda a, n: a >> n), _FIXED, alu, _COMPUTE),
            self.row("srai", f"{self.shift_right} rs1 101 rd 0010011", self.shift,
                     self.by_shift(ashr), _FIXED, alu, _COMPUTE),
            self.row("add", "0000000 rs2 rs1 000 rd 0110011", self.rrr,
                     _registers(lambda a, b: a + b), _FIXED, alu, _COMPUTE),
            self.row("sub", "0100000 rs2 rs1 000 rd 0110011", self.rrr,
                     _registers(lambda a, b: a - b), _FIXED, alu, _COMPUTE),
            self.row("sll", "0000000 rs2 rs1 001 rd 0110011", self.rrr,
                     self.by_register(lambda a, n: a << n), _FIXED, alu, _COMPUTE),
            self.row("slt", "0000000 rs2 rs1 010 rd 0110011", self.rrr,
                     _registers(lambda a, b: zext(slt(a, b), self.xlen)), _FIXED, alu, _COMPUTE),
            self.row("sltu", "0000000 rs2 rs1 011 rd 0110011", self.rrr,
                     _registers(lambda a, b: zext(ult(a, b), self.xlen)), _FIXED, alu, _COMPUTE),
            self.row("xor", "0000000 rs2 rs1 100 rd 0110011", self.rrr,
                     _registers(lambda a, b: a ^ b), _FIXED, alu, _COMPUTE),
            self.row("srl", "0000000 rs2 rs1 101 rd 0110011", self.rrr,
                     self.by_register(lambda a, n: a >> n), _FIXED, alu, _COMPUTE),
            self.row("sra", "0100000 rs2 rs1 101 rd 0110011", self.rrr,
                     self.by_register(ashr), _FIXED, alu, _COMPUTE),
            self.row("or", "0000000 rs2 rs1 110 rd 0110011", self.rrr,
                     _registers(lambda a, b: a | b), _FIXED, alu, _COMPUTE),
            self.row("and", "0000000 rs2 rs1 111 rd 0110011", self.rrr,
                     _registers(lambda a, b: a & b), _FIXED, alu, _COMPUTE),
        )

    def control(self) -> tuple[Row, ...]:
        jump = self.costs.jump
        return (
            self.row("jal", "imm[20|10:1|11|19:12] rd 1101111", self.jump, _jal, _FIXED, jump, _CONTROL),
            self.row("jalr", "imm[11:0] rs1 000 rd 1100111", self.load, _jalr, _FIXED, jump, _CONTROL),
            self.row("beq", "imm[12|10:5] rs2 rs1 000 imm[4:1|11] 1100011", self.branch,
                     _branch(eq), _FIXED, jump, _CONTROL),
            self.row("bne", "imm[12|10:5] rs2 rs1 001 imm[4:1|11] 1100011", self.branch,
                     _branch(lambda a, b: ~eq(a, b)), _FIXED, jump, _CONTROL),
            self.row("blt", "imm[12|10:5] rs2 rs1 100 imm[4:1|11] 1100011", self.branch,
                     _branch(slt), _FIXED, jump, _CONTROL),
            self.row("bge", "imm[12|10:5] rs2 rs1 101 imm[4:1|11] 1100011", self.branch,
                     _branch(lambda a, b: ~slt(a, b)), _FIXED, jump, _CONTROL),
            self.row("bltu", "imm[12|10:5] rs2 rs1 110 imm[4:1|11] 1100011", self.branch,
                     _branch(ult), _FIXED, jump, _CONTROL),
            self.row("bgeu", "imm[12|10:5] rs2 rs1 111 imm[4:1|11] 1100011", self.branch,
                     _branch(lambda a, b: ~ult(a, b)), _FIXED, jump, _CONTROL),
        )

    def memory(self) -> tuple[Row, ...]:
        load, part, store = self.costs.load, self.costs.load_part, self.costs.store
        return (
            self.row("lb", "imm[11:0] rs1 000 rd 0000011", self.load,
                     self.loads(1, sext), _FIXED, part, _MEMORY),
            self.row("lh", "imm[11:0] rs1 001 rd 0000011", self.load,
                     self.loads(2, sext), _FIXED, part, _MEMORY),
            self.row("lw", "imm[11:0] rs1 010 rd 0000011", self.load,
                     self.loads(4, sext), _FIXED, load, _MEMORY),
            self.row("lbu", "imm[11:0] rs1 100 rd 0000011", self.load,
                     self.loads(1, zext), _FIXED, part, _MEMORY),
            self.row("lhu", "imm[11:0] rs1 101 rd 0000011", self.load,
                     self.loads(2, zext), _FIXED, part, _MEMORY),
            self.row("sb", "imm[11:5] rs2 rs1 000 imm[4:0] 0100011", self.store,
                     _store(1), _FIXED, store, _MEMORY),
            self.row("sh", "imm[11:5] rs2 rs1 001 imm[4:0] 0100011", self.store,
                     _store(2), _FIXED, store, _MEMORY),
            self.row("sw", "imm[11:5] rs2 rs1 010 imm[4:0] 0100011", self.store,
                     _store(4), _FIXED, store, _MEMORY),
        )

    def only_64(self) -> tuple[Row, ...]:
        """Return the rows that RV64I adds: loads and stores of 8 bytes, and operations on the low 32 bits."""
        alu, load, store = self.costs.alu, self.costs.load, self.costs.store
        return (
            self.row("lwu", "imm[11:0] rs1 110 rd 0000011", self.load,
                     self.loads(4, zext), _FIXED, load, _MEMORY_64),
            self.row("ld", "imm[11:0] rs1 011 rd 0000011", self.load,
                     self.loads(8, zext), _FIXED, load, _MEMORY_64),
            self.row("sd", "imm[11:5] rs2 rs1 011 imm[4:0] 0100011", self.store,
                     _store(8), _FIXED, store, _MEMORY_64),
            self.row("addiw", "imm[11:0] rs1 000 rd 0011011", self.rri,
                     _word_by_number("imm", lambda a, b: a + b), _FIXED, alu, _COMPUTE_64),
            self.row("slliw", "0000000 shamt rs1 001 rd 0011011", self.shift,
                     _word_by_number("shamt", lambda a, n: a << n), _FIXED, alu, _COMPUTE_64),
            self.row("srliw", "0000000 shamt rs1 101 rd 0011011", self.shift,
                     _word_by_number("shamt", lambda a, n: a >> n), _FIXED, alu, _COMPUTE_64),
            self.row("sraiw", "0100000 shamt rs1 101 rd 0011011", self.shift,
                     _word_by_number("shamt", ashr), _FIXED, alu, _COMPUTE_64),
            self.row("addw", "0000000 rs2 rs1 000 rd 0111011", self.rrr,
                     _word(lambda a, b: a + b), _FIXED, alu, _COMPUTE_64),
            self.row("subw", "0100000 rs2 rs1 000 rd 0111011", self.rrr,
                     _word(lambda a, b: a - b), _FIXED, alu, _COMPUTE_64),
            self.row("sllw", "0000000 rs2 rs1 001 rd 0111011", self.rrr,
                     _word(lambda a, n: a << (n & 31)), _FIXED, alu, _COMPUTE_64),
            self.row("srlw", "0000000 rs2 rs1 101 rd 0111011", self.rrr,
                     _word(lambda a, n: a >> (n & 31)), _FIXED, alu, _COMPUTE_64),
            self.row("sraw", "0100000 rs2 rs1 101 rd 0111011", self.rrr,
                     _word(lambda a, n: ashr(a, n & 31)), _FIXED, alu, _COMPUTE_64),
        )
    # fmt: on


def base_rows(xlen: int, costs: Costs) -> dict[str, Row]:
    """Return the rows of RV32I or RV64I by their names."""
    made = _Rows(xlen, costs)
    more = made.only_64() if xlen == 64 else ()
    return {row.name: row for row in (*made.computing(), *made.control(), *made.memory(), *more)}
