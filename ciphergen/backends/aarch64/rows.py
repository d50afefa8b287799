"""AArch64: the scalar instructions around a loop of vector code, one row each. None uses the flags.

A row is one instruction as its encoding names it, so each word has one row: a rotation is EXTR of a register
with itself, a shift or a mask of low bits is UBFM, a move is ORR with the zero register.

Timing. The instructions that compute are on the list that PSTATE.DIT speaks of (Arm ARM DDI 0487, DIT): with
the bit set, their time may not depend on their operands. Loads and stores are on it for the values that they
move. Branches and addresses are not: as everywhere, that those are public is the prover's to show.
"""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.backends.aarch64.operands import TARGET, UNSIGNED, W_OR_SP, X_OR_SP, D, Q, W, X, cost
from ciphergen.backends.aarch64.vector_rows import VECTOR_ROWS
from ciphergen.backends.row import Cost, Machine, Operand, Row, Semantics, Timing
from ciphergen.dsl.term import Term, concat, const, eq, extract

_ALU = cost(Cost(1, 0.5), Cost(1, 0.5), Cost(1, 0.34), Cost(1, 0.25))
_FIELD = cost(Cost(2, 0.5), Cost(1, 0.5), Cost(1, 0.34), Cost(1, 0.5))
_LOAD = cost(Cost(3, 1.0), Cost(4, 1.0), Cost(4, 0.5), Cost(4, 0.5))
_LOAD_VECTOR = cost(Cost(3, 1.0), Cost(5, 1.0), Cost(5, 0.5), Cost(5, 0.5))
_STORE = cost(Cost(1, 1.0), Cost(1, 1.0), Cost(1, 0.5), Cost(1, 0.5))
_JUMP = cost(Cost(1, 1.0), Cost(1, 1.0), Cost(1, 1.0), Cost(1, 1.0))
_FIXED = Timing.DATA_INDEPENDENT
_A64 = "Arm ARM DDI 0487, C6.2"
_SIMD = "Arm ARM DDI 0487, C7.2"

_RRR_X = {"Rd": X, "Rn": X, "Rm": X}
_RRR_W = {"Rd": W, "Rn": W, "Rm": W}
_IMM_X = {"Rd": X_OR_SP, "Rn": X_OR_SP, "imm": UNSIGNED}
_IMM_W = {"Rd": W_OR_SP, "Rn": W_OR_SP, "imm": UNSIGNED}
_RRR = "{Rd}, {Rn}, {Rm}"
_RRI = "{Rd}, {Rn}, #{imm}"
_AT = "{Rt}, [{Rn}, #{imm}]"

Binary = Callable[[Term, Term], Term]


def _registers(f: Binary) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Rn"), m.read("Rm")))


def _immediate(bits: int, f: Binary) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Rn"), const(m.value("imm"), bits)))


def _movz(bits: int) -> Semantics:
    return lambda m: m.write("Rd", const(m.value("imm") << m.value("shift"), bits))


def _movk(bits: int) -> Semantics:
    def meaning(m: Machine) -> None:
        shift = m.value("shift")
        keep = const(~(0xFFFF << shift), bits)
        m.write("Rd", (m.read("Rd") & keep) | const(m.value("imm") << shift, bits))

    return meaning


def _extr(bits: int) -> Semantics:
    """Bits lsb + bits - 1 .. lsb of Rn:Rm."""

    def meaning(m: Machine) -> None:
        low = m.value("lsb")
        m.write("Rd", extract(concat(m.read("Rn"), m.read("Rm")), low + bits - 1, low))

    return meaning


def _ubfm(bits: int) -> Semantics:
    """Bits imms..immr to the bottom, or, if imms < immr, bits imms..0 to bit `bits` - immr."""

    def meaning(m: Machine) -> None:
        right, highest = m.value("immr"), m.value("imms")
        value = m.read("Rn")
        if highest < bits - 1:
            value = value & ((2 << highest) - 1)
        m.write("Rd", value >> right if highest >= right else value << (bits - right))

    return meaning


def _load(size: int) -> Semantics:
    return lambda m: m.write("Rt", m.load(m.read("Rn") + m.value("imm"), size))


def _store(m: Machine) -> None:
    m.store(m.read("Rn") + m.value("imm"), m.read("Rt"))


def _branch_by_sign(negative: bool) -> Semantics:
    """On the highest bit of a whole register (test bit 63)."""

    def meaning(m: Machine) -> None:
        sign = extract(m.read("Rt"), 63, 63)
        m.branch(sign if negative else ~sign, m.pc() + m.value("imm"))

    return meaning


def _branch_if(zero: bool) -> Semantics:
    def meaning(m: Machine) -> None:
        register = m.read("Rt")
        is_zero = eq(register, const(0, register.width))
        m.branch(is_zero if zero else ~is_zero, m.pc() + m.value("imm"))

    return meaning


def _row(
    name: str,
    encoding: str,
    syntax: str,
    operands: dict[str, Operand],
    meaning: Semantics,
    timing: Timing,
    cost: dict[str, Cost],
    source: str,
) -> Row:
    return Row(
        name=name,
        encoding=encoding,
        syntax=syntax,
        operands=operands,
        meaning=meaning,
        timing=timing,
        cost=cost,
        xlen=64,
        source=source,
    )


# fmt: off
_COMPUTE = (
    _row("add_x", "1 0 0 01011 00 0 Rm 000000 Rn Rd", f"add {_RRR}", _RRR_X,
         _registers(lambda a, b: a + b), _FIXED, _ALU, _A64),
    _row("add_w", "0 0 0 01011 00 0 Rm 000000 Rn Rd", f"add {_RRR}", _RRR_W,
         _registers(lambda a, b: a + b), _FIXED, _ALU, _A64),
    _row("sub_x", "1 1 0 01011 00 0 Rm 000000 Rn Rd", f"sub {_RRR}", _RRR_X,
         _registers(lambda a, b: a - b), _FIXED, _ALU, _A64),
    _row("sub_w", "0 1 0 01011 00 0 Rm 000000 Rn Rd", f"sub {_RRR}", _RRR_W,
         _registers(lambda a, b: a - b), _FIXED, _ALU, _A64),
    _row("add_imm_x", "1 0 0 100010 0 imm:12 Rn Rd", f"add {_RRI}", _IMM_X,
         _immediate(64, lambda a, b: a + b), _FIXED, _ALU, _A64),
    _row("add_imm_w", "0 0 0 100010 0 imm:12 Rn Rd", f"add {_RRI}", _IMM_W,
         _immediate(32, lambda a, b: a + b), _FIXED, _ALU, _A64),
    _row("sub_imm_x", "1 1 0 100010 0 imm:12 Rn Rd", f"sub {_RRI}", _IMM_X,
         _immediate(64, lambda a, b: a - b), _FIXED, _ALU, _A64),
    _row("sub_imm_w", "0 1 0 100010 0 imm:12 Rn Rd", f"sub {_RRI}", _IMM_W,
         _immediate(32, lambda a, b: a - b), _FIXED, _ALU, _A64),
    _row("and_x", "1 00 01010 00 0 Rm 000000 Rn Rd", f"and {_RRR}", _RRR_X,
         _registers(lambda a, b: a & b), _FIXED, _ALU, _A64),
    _row("and_w", "0 00 01010 00 0 Rm 000000 Rn Rd", f"and {_RRR}", _RRR_W,
         _registers(lambda a, b: a & b), _FIXED, _ALU, _A64),
    _row("orr_x", "1 01 01010 00 0 Rm 000000 Rn Rd", f"orr {_RRR}", _RRR_X,
         _registers(lambda a, b: a | b), _FIXED, _ALU, _A64),
    _row("orr_w", "0 01 01010 00 0 Rm 000000 Rn Rd", f"orr {_RRR}", _RRR_W,
         _registers(lambda a, b: a | b), _FIXED, _ALU, _A64),
    _row("eor_x", "1 10 01010 00 0 Rm 000000 Rn Rd", f"eor {_RRR}", _RRR_X,
         _registers(lambda a, b: a ^ b), _FIXED, _ALU, _A64),
    _row("eor_w", "0 10 01010 00 0 Rm 000000 Rn Rd", f"eor {_RRR}", _RRR_W,
         _registers(lambda a, b: a ^ b), _FIXED, _ALU, _A64),
    _row("movz_x", "1 10 100101 shift[5:4] imm:16 Rd", "movz {Rd}, #{imm}, lsl #{shift}",
         {"Rd": X, "imm": UNSIGNED, "shift": UNSIGNED}, _movz(64), _FIXED, _ALU, _A64),
    _row("movz_w", "0 10 100101 0 shift[4] imm:16 Rd", "movz {Rd}, #{imm}, lsl #{shift}",
         {"Rd": W, "imm": UNSIGNED, "shift": UNSIGNED}, _movz(32), _FIXED, _ALU, _A64),
    _row("movk_x", "1 11 100101 shift[5:4] imm:16 Rd", "movk {Rd}, #{imm}, lsl #{shift}",
         {"Rd": X, "imm": UNSIGNED, "shift": UNSIGNED}, _movk(64), _FIXED, _ALU, _A64),
    _row("movk_w", "0 11 100101 0 shift[4] imm:16 Rd", "movk {Rd}, #{imm}, lsl #{shift}",
         {"Rd": W, "imm": UNSIGNED, "shift": UNSIGNED}, _movk(32), _FIXED, _ALU, _A64),
    _row("extr_x", "1 00 100111 1 0 Rm lsb:6 Rn Rd", "extr {Rd}, {Rn}, {Rm}, #{lsb}",
         {**_RRR_X, "lsb": UNSIGNED}, _extr(64), _FIXED, _FIELD, _A64),
    _row("extr_w", "0 00 100111 0 0 Rm 0 lsb:5 Rn Rd", "extr {Rd}, {Rn}, {Rm}, #{lsb}",
         {**_RRR_W, "lsb": UNSIGNED}, _extr(32), _FIXED, _FIELD, _A64),
    _row("ubfm_x", "1 10 100110 1 immr:6 imms:6 Rn Rd", "ubfm {Rd}, {Rn}, #{immr}, #{imms}",
         {"Rd": X, "Rn": X, "immr": UNSIGNED, "imms": UNSIGNED}, _ubfm(64), _FIXED, _FIELD, _A64),
    _row("ubfm_w", "0 10 100110 0 0 immr:5 0 imms:5 Rn Rd", "ubfm {Rd}, {Rn}, #{immr}, #{imms}",
         {"Rd": W, "Rn": W, "immr": UNSIGNED, "imms": UNSIGNED}, _ubfm(32), _FIXED, _FIELD, _A64),
)
# fmt: on

# fmt: off
_MEMORY = (
    _row("ldr_x", "11 111 0 01 01 imm[14:3] Rn Rt", f"ldr {_AT}", {"Rt": X, "Rn": X_OR_SP, "imm": UNSIGNED},
         _load(8), _FIXED, _LOAD, _A64),
    _row("ldr_w", "10 111 0 01 01 imm[13:2] Rn Rt", f"ldr {_AT}", {"Rt": W, "Rn": X_OR_SP, "imm": UNSIGNED},
         _load(4), _FIXED, _LOAD, _A64),
    _row("ldr_q", "00 111 1 01 11 imm[15:4] Rn Rt", f"ldr {_AT}", {"Rt": Q, "Rn": X_OR_SP, "imm": UNSIGNED},
         _load(16), _FIXED, _LOAD_VECTOR, _SIMD),
    _row("ldr_d", "11 111 1 01 01 imm[14:3] Rn Rt", f"ldr {_AT}", {"Rt": D, "Rn": X_OR_SP, "imm": UNSIGNED},
         _load(8), _FIXED, _LOAD_VECTOR, _SIMD),
    _row("str_x", "11 111 0 01 00 imm[14:3] Rn Rt", f"str {_AT}", {"Rt": X, "Rn": X_OR_SP, "imm": UNSIGNED},
         _store, _FIXED, _STORE, _A64),
    _row("str_w", "10 111 0 01 00 imm[13:2] Rn Rt", f"str {_AT}", {"Rt": W, "Rn": X_OR_SP, "imm": UNSIGNED},
         _store, _FIXED, _STORE, _A64),
    _row("str_q", "00 111 1 01 10 imm[15:4] Rn Rt", f"str {_AT}", {"Rt": Q, "Rn": X_OR_SP, "imm": UNSIGNED},
         _store, _FIXED, _STORE, _SIMD),
    _row("str_d", "11 111 1 01 00 imm[14:3] Rn Rt", f"str {_AT}", {"Rt": D, "Rn": X_OR_SP, "imm": UNSIGNED},
         _store, _FIXED, _STORE, _SIMD),
)
# fmt: on

# fmt: off
_CONTROL = (
    _row("cbz_x", "1 011010 0 imm[20:2] Rt", "cbz {Rt}, {imm}", {"Rt": X, "imm": TARGET},
         _branch_if(zero=True), _FIXED, _JUMP, _A64),
    _row("cbz_w", "0 011010 0 imm[20:2] Rt", "cbz {Rt}, {imm}", {"Rt": W, "imm": TARGET},
         _branch_if(zero=True), _FIXED, _JUMP, _A64),
    _row("cbnz_x", "1 011010 1 imm[20:2] Rt", "cbnz {Rt}, {imm}", {"Rt": X, "imm": TARGET},
         _branch_if(zero=False), _FIXED, _JUMP, _A64),
    _row("cbnz_w", "0 011010 1 imm[20:2] Rt", "cbnz {Rt}, {imm}", {"Rt": W, "imm": TARGET},
         _branch_if(zero=False), _FIXED, _JUMP, _A64),
    _row("tbz_63", "1 011011 0 11111 imm[15:2] Rt", "tbz {Rt}, 63, {imm}", {"Rt": X, "imm": TARGET},
         _branch_by_sign(negative=False), _FIXED, _JUMP, _A64),
    _row("tbnz_63", "1 011011 1 11111 imm[15:2] Rt", "tbnz {Rt}, 63, {imm}", {"Rt": X, "imm": TARGET},
         _branch_by_sign(negative=True), _FIXED, _JUMP, _A64),
    _row("b", "0 00101 imm[27:2]", "b {imm}", {"imm": TARGET},
         lambda m: m.jump(m.pc() + m.value("imm")), _FIXED, _JUMP, _A64),
    _row("ret", "1101011 0 0 10 11111 0000 0 0 Rn 00000", "ret {Rn}", {"Rn": X},
         lambda m: m.jump(m.read("Rn")), _FIXED, _JUMP, _A64),
)
# fmt: on

ROWS = {row.name: row for row in (*_COMPUTE, *_MEMORY, *_CONTROL, *VECTOR_ROWS)}
