"""AArch64: instructions on general registers that neither read nor set the flags, one row each, and the table of all.

A row is one instruction as its encoding names it, so each word has one row: a rotation is EXTR of a register
with itself, a shift or a mask of low bits is UBFM, a move is ORR with the zero register.

Timing. The instructions that compute are on the list that PSTATE.DIT speaks of (Arm ARM DDI 0487, DIT): with
the bit set, their time may not depend on their operands. Loads and stores are on it for the values that they
move. Branches and addresses are not: as everywhere, that those are public is the prover's to show.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.row import Timing, by_name
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.condition_rows import CONDITION_ROWS
from ciphergen.backends.targets.aarch64.flag_rows import FLAG_ROWS
from ciphergen.backends.targets.aarch64.hint_rows import HINT_ROWS
from ciphergen.backends.targets.aarch64.mask_rows import MASK_ROWS
from ciphergen.backends.targets.aarch64.memory_rows import MEMORY_ROWS
from ciphergen.backends.targets.aarch64.operands import PATTERN, SCALAR, TARGET, UNSIGNED, W_OR_SP, X_OR_SP, W, X, row
from ciphergen.backends.targets.aarch64.permute_rows import PERMUTE_ROWS
from ciphergen.backends.targets.aarch64.product_rows import PRODUCT_ROWS
from ciphergen.backends.targets.aarch64.shifted_rows import SHIFTED_ROWS
from ciphergen.backends.targets.aarch64.structure_rows import STRUCTURE_ROWS
from ciphergen.backends.targets.aarch64.vector_rows import VECTOR_ROWS
from ciphergen.dsl.term import Term, ashr, concat, const, eq, extract, ite, to_bytes

_FIXED = Timing.DATA_INDEPENDENT
_RR_X = {"Rd": X, "Rn": X}
_RR_W = {"Rd": W, "Rn": W}
_RRR_X = {**_RR_X, "Rm": X}
_RRR_W = {**_RR_W, "Rm": W}
_IMM_X = {"Rd": X_OR_SP, "Rn": X_OR_SP, "imm": UNSIGNED}
_IMM_W = {"Rd": W_OR_SP, "Rn": W_OR_SP, "imm": UNSIGNED}
_RRR = "{Rd}, {Rn}, {Rm}"
_RRI = "{Rd}, {Rn}, #{imm}"

Binary = Callable[[Term, Term], Term]


def _registers(f: Binary) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Rn"), m.read("Rm")))


def _immediate(bits: int, f: Binary) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Rn"), const(m.value("imm"), bits)))


def _movz(bits: int) -> Semantics:
    return lambda m: m.write("Rd", const(m.value("imm") << m.value("shift"), bits))


def _movn(bits: int) -> Semantics:
    return lambda m: m.write("Rd", const(~(m.value("imm") << m.value("shift")), bits))


def _movk(bits: int) -> Semantics:
    def meaning(m: Machine) -> None:
        shift = m.value("shift")
        keep = const(~(0xFFFF << shift), bits)
        m.write("Rd", (m.read("Rd") & keep) | const(m.value("imm") << shift, bits))

    return meaning


def _extr(bits: int) -> Semantics:
    """Return the meaning of EXTR: bits lsb + bits - 1 .. lsb of Rn:Rm."""

    def meaning(m: Machine) -> None:
        low = m.value("lsb")
        m.write("Rd", extract(concat(m.read("Rn"), m.read("Rm")), low + bits - 1, low))

    return meaning


def _ubfm(bits: int) -> Semantics:
    """Return the meaning of UBFM: bits imms..immr to the bottom, or, if imms < immr, bits imms..0 to bit `bits` -
    immr."""

    def meaning(m: Machine) -> None:
        right, highest = m.value("immr"), m.value("imms")
        value = m.read("Rn")
        if highest < bits - 1:
            value = value & ((2 << highest) - 1)
        m.write("Rd", value >> right if highest >= right else value << (bits - right))

    return meaning


def _sbfm(bits: int) -> Semantics:
    """Return the meaning of SBFM: the field that UBFM would move, to the same place, its highest bit in all above."""

    def meaning(m: Machine) -> None:
        right, highest = m.value("immr"), m.value("imms")
        top = m.read("Rn") << (bits - 1 - highest)
        distance = bits - 1 - highest + right if highest >= right else right - highest - 1
        m.write("Rd", ashr(top, const(distance, bits)))

    return meaning


def _bfm(bits: int) -> Semantics:
    """Return the meaning of BFM: the field that UBFM would move, to the same place, other bits of Rd unchanged."""

    def meaning(m: Machine) -> None:
        right, highest = m.value("immr"), m.value("imms")
        old, value = m.read("Rd"), m.read("Rn")
        if highest >= right:
            mask, moved = (2 << (highest - right)) - 1, value >> right
        else:
            mask, moved = ((2 << highest) - 1) << (bits - right), value << (bits - right)
        m.write("Rd", (old & ~const(mask, bits)) | (moved & mask))

    return meaning


def _reverse(bits: int, container: int) -> Semantics:
    """Return the meaning of a reversal of the bytes within each container of so many bits."""

    def meaning(m: Machine) -> None:
        parts = to_bytes(m.read("Rn"))
        size = container // 8
        m.write("Rd", concat(*(byte for i in reversed(range(0, bits // 8, size)) for byte in parts[i : i + size])))

    return meaning


def _reverse_bits(m: Machine) -> None:
    word = m.read("Rn")
    m.write("Rd", concat(*(extract(word, i, i) for i in range(word.width))))


def _leading_zeros(m: Machine) -> None:
    word = m.read("Rn")
    count = const(word.width, word.width)
    for i in range(word.width):
        count = ite(extract(word, i, i), const(word.width - 1 - i, word.width), count)
    m.write("Rd", count)


def _branch_by_bit(first: int, is_one: bool) -> Semantics:
    """Return the meaning of a branch on a bit that a field names. first: the bit that 0 there stands for."""

    def meaning(m: Machine) -> None:
        bit = m.value("bit")
        tested = extract(m.read("Rt"), first + bit, first + bit)
        m.branch(tested if is_one else ~tested, m.pc() + m.value("imm"))

    return meaning


def _branch_by_sign(negative: bool) -> Semantics:
    """Return the meaning of a branch on the highest bit of a whole register (test bit 63)."""

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


def _adr(m: Machine) -> None:
    m.write("Rd", m.pc() + m.value("imm"))


# fmt: off
_COMPUTE = (
    row("add_x", "1 0 0 01011 00 0 Rm 000000 Rn Rd", f"add {_RRR}", _RRR_X,
         _registers(lambda a, b: a + b), _FIXED, costs.ALU, SCALAR),
    row("add_w", "0 0 0 01011 00 0 Rm 000000 Rn Rd", f"add {_RRR}", _RRR_W,
         _registers(lambda a, b: a + b), _FIXED, costs.ALU, SCALAR),
    row("sub_x", "1 1 0 01011 00 0 Rm 000000 Rn Rd", f"sub {_RRR}", _RRR_X,
         _registers(lambda a, b: a - b), _FIXED, costs.ALU, SCALAR),
    row("sub_w", "0 1 0 01011 00 0 Rm 000000 Rn Rd", f"sub {_RRR}", _RRR_W,
         _registers(lambda a, b: a - b), _FIXED, costs.ALU, SCALAR),
    row("add_imm_x", "1 0 0 100010 0 imm:12 Rn Rd", f"add {_RRI}", _IMM_X,
         _immediate(64, lambda a, b: a + b), _FIXED, costs.ALU, SCALAR),
    row("add_imm_w", "0 0 0 100010 0 imm:12 Rn Rd", f"add {_RRI}", _IMM_W,
         _immediate(32, lambda a, b: a + b), _FIXED, costs.ALU, SCALAR),
    row("sub_imm_x", "1 1 0 100010 0 imm:12 Rn Rd", f"sub {_RRI}", _IMM_X,
         _immediate(64, lambda a, b: a - b), _FIXED, costs.ALU, SCALAR),
    row("sub_imm_w", "0 1 0 100010 0 imm:12 Rn Rd", f"sub {_RRI}", _IMM_W,
         _immediate(32, lambda a, b: a - b), _FIXED, costs.ALU, SCALAR),
    row("and_x", "1 00 01010 00 0 Rm 000000 Rn Rd", f"and {_RRR}", _RRR_X,
         _registers(lambda a, b: a & b), _FIXED, costs.ALU, SCALAR),
    row("and_w", "0 00 01010 00 0 Rm 000000 Rn Rd", f"and {_RRR}", _RRR_W,
         _registers(lambda a, b: a & b), _FIXED, costs.ALU, SCALAR),
    row("orr_x", "1 01 01010 00 0 Rm 000000 Rn Rd", f"orr {_RRR}", _RRR_X,
         _registers(lambda a, b: a | b), _FIXED, costs.ALU, SCALAR),
    row("orr_w", "0 01 01010 00 0 Rm 000000 Rn Rd", f"orr {_RRR}", _RRR_W,
         _registers(lambda a, b: a | b), _FIXED, costs.ALU, SCALAR),
    row("eor_x", "1 10 01010 00 0 Rm 000000 Rn Rd", f"eor {_RRR}", _RRR_X,
         _registers(lambda a, b: a ^ b), _FIXED, costs.ALU, SCALAR),
    row("eor_w", "0 10 01010 00 0 Rm 000000 Rn Rd", f"eor {_RRR}", _RRR_W,
         _registers(lambda a, b: a ^ b), _FIXED, costs.ALU, SCALAR),
    row("bic_x", "1 00 01010 00 1 Rm 000000 Rn Rd", f"bic {_RRR}", _RRR_X,
         _registers(lambda a, b: a & ~b), _FIXED, costs.ALU, SCALAR),
    row("bic_w", "0 00 01010 00 1 Rm 000000 Rn Rd", f"bic {_RRR}", _RRR_W,
         _registers(lambda a, b: a & ~b), _FIXED, costs.ALU, SCALAR),
    row("orn_x", "1 01 01010 00 1 Rm 000000 Rn Rd", f"orn {_RRR}", _RRR_X,
         _registers(lambda a, b: a | ~b), _FIXED, costs.ALU, SCALAR),
    row("orn_w", "0 01 01010 00 1 Rm 000000 Rn Rd", f"orn {_RRR}", _RRR_W,
         _registers(lambda a, b: a | ~b), _FIXED, costs.ALU, SCALAR),
    row("eon_x", "1 10 01010 00 1 Rm 000000 Rn Rd", f"eon {_RRR}", _RRR_X,
         _registers(lambda a, b: a ^ ~b), _FIXED, costs.ALU, SCALAR),
    row("eon_w", "0 10 01010 00 1 Rm 000000 Rn Rd", f"eon {_RRR}", _RRR_W,
         _registers(lambda a, b: a ^ ~b), _FIXED, costs.ALU, SCALAR),
    row("movz_x", "1 10 100101 shift[5:4] imm:16 Rd", "movz {Rd}, #{imm}, lsl #{shift}",
         {"Rd": X, "imm": UNSIGNED, "shift": UNSIGNED}, _movz(64), _FIXED, costs.ALU, SCALAR),
    row("movz_w", "0 10 100101 0 shift[4] imm:16 Rd", "movz {Rd}, #{imm}, lsl #{shift}",
         {"Rd": W, "imm": PATTERN, "shift": UNSIGNED}, _movz(32), _FIXED, costs.ALU, SCALAR),
    row("movn_x", "1 00 100101 shift[5:4] imm:16 Rd", "movn {Rd}, #{imm}, lsl #{shift}",
         {"Rd": X, "imm": UNSIGNED, "shift": UNSIGNED}, _movn(64), _FIXED, costs.ALU, SCALAR),
    row("movn_w", "0 00 100101 0 shift[4] imm:16 Rd", "movn {Rd}, #{imm}, lsl #{shift}",
         {"Rd": W, "imm": PATTERN, "shift": UNSIGNED}, _movn(32), _FIXED, costs.ALU, SCALAR),
    row("movk_x", "1 11 100101 shift[5:4] imm:16 Rd", "movk {Rd}, #{imm}, lsl #{shift}",
         {"Rd": X, "imm": UNSIGNED, "shift": UNSIGNED}, _movk(64), _FIXED, costs.ALU, SCALAR),
    row("movk_w", "0 11 100101 0 shift[4] imm:16 Rd", "movk {Rd}, #{imm}, lsl #{shift}",
         {"Rd": W, "imm": PATTERN, "shift": UNSIGNED}, _movk(32), _FIXED, costs.ALU, SCALAR),
    row("extr_x", "1 00 100111 1 0 Rm lsb:6 Rn Rd", "extr {Rd}, {Rn}, {Rm}, #{lsb}",
         {**_RRR_X, "lsb": UNSIGNED}, _extr(64), _FIXED, costs.ROTATE, SCALAR),
    row("extr_w", "0 00 100111 0 0 Rm 0 lsb:5 Rn Rd", "extr {Rd}, {Rn}, {Rm}, #{lsb}",
         {**_RRR_W, "lsb": UNSIGNED}, _extr(32), _FIXED, costs.ROTATE, SCALAR),
    row("ubfm_x", "1 10 100110 1 immr:6 imms:6 Rn Rd", "ubfm {Rd}, {Rn}, #{immr}, #{imms}",
         {**_RR_X, "immr": UNSIGNED, "imms": UNSIGNED}, _ubfm(64), _FIXED, costs.FIELD, SCALAR),
    row("ubfm_w", "0 10 100110 0 0 immr:5 0 imms:5 Rn Rd", "ubfm {Rd}, {Rn}, #{immr}, #{imms}",
         {**_RR_W, "immr": UNSIGNED, "imms": UNSIGNED}, _ubfm(32), _FIXED, costs.FIELD, SCALAR),
    row("bfm_x", "1 01 100110 1 immr:6 imms:6 Rn Rd", "bfm {Rd}, {Rn}, #{immr}, #{imms}",
         {**_RR_X, "immr": UNSIGNED, "imms": UNSIGNED}, _bfm(64), _FIXED, costs.FIELD_INSERT, SCALAR),
    row("bfm_w", "0 01 100110 0 0 immr:5 0 imms:5 Rn Rd", "bfm {Rd}, {Rn}, #{immr}, #{imms}",
         {**_RR_W, "immr": UNSIGNED, "imms": UNSIGNED}, _bfm(32), _FIXED, costs.FIELD_INSERT, SCALAR),
    row("sbfm_x", "1 00 100110 1 immr:6 imms:6 Rn Rd", "sbfm {Rd}, {Rn}, #{immr}, #{imms}",
         {**_RR_X, "immr": UNSIGNED, "imms": UNSIGNED}, _sbfm(64), _FIXED, costs.FIELD, SCALAR),
    row("sbfm_w", "0 00 100110 0 0 immr:5 0 imms:5 Rn Rd", "sbfm {Rd}, {Rn}, #{immr}, #{imms}",
         {**_RR_W, "immr": UNSIGNED, "imms": UNSIGNED}, _sbfm(32), _FIXED, costs.FIELD, SCALAR),
    row("clz_x", "1 1 0 11010110 00000 000100 Rn Rd", "clz {Rd}, {Rn}", _RR_X,
         _leading_zeros, _FIXED, costs.REVERSE, SCALAR),
    row("clz_w", "0 1 0 11010110 00000 000100 Rn Rd", "clz {Rd}, {Rn}", _RR_W,
         _leading_zeros, _FIXED, costs.REVERSE, SCALAR),
    row("rbit_w", "0 1 0 11010110 00000 000000 Rn Rd", "rbit {Rd}, {Rn}", _RR_W,
         _reverse_bits, _FIXED, costs.REVERSE, SCALAR),
    row("rbit_x", "1 1 0 11010110 00000 000000 Rn Rd", "rbit {Rd}, {Rn}", _RR_X,
         _reverse_bits, _FIXED, costs.REVERSE, SCALAR),
    row("rev_x", "1 1 0 11010110 00000 000011 Rn Rd", "rev {Rd}, {Rn}", _RR_X,
         _reverse(64, 64), _FIXED, costs.REVERSE, SCALAR),
    row("rev_w", "0 1 0 11010110 00000 000010 Rn Rd", "rev {Rd}, {Rn}", _RR_W,
         _reverse(32, 32), _FIXED, costs.REVERSE, SCALAR),
    row("rev32_x", "1 1 0 11010110 00000 000010 Rn Rd", "rev32 {Rd}, {Rn}", _RR_X,
         _reverse(64, 32), _FIXED, costs.REVERSE, SCALAR),
    row("rev16_x", "1 1 0 11010110 00000 000001 Rn Rd", "rev16 {Rd}, {Rn}", _RR_X,
         _reverse(64, 16), _FIXED, costs.REVERSE, SCALAR),
    row("rev16_w", "0 1 0 11010110 00000 000001 Rn Rd", "rev16 {Rd}, {Rn}", _RR_W,
         _reverse(32, 16), _FIXED, costs.REVERSE, SCALAR),
    row("adr", "0 imm[1:0] 10000 imm[20:2] Rd", "adr {Rd}, {imm}", {"Rd": X, "imm": TARGET},
         _adr, _FIXED, costs.ALU, SCALAR),
)
# fmt: on


def _call(m: Machine) -> None:
    m.write("LR", m.pc() + 4)
    m.jump(m.pc() + m.value("imm"))


# fmt: off
_CONTROL = (
    row("cbz_x", "1 011010 0 imm[20:2] Rt", "cbz {Rt}, {imm}", {"Rt": X, "imm": TARGET},
         _branch_if(zero=True), _FIXED, costs.JUMP, SCALAR),
    row("cbz_w", "0 011010 0 imm[20:2] Rt", "cbz {Rt}, {imm}", {"Rt": W, "imm": TARGET},
         _branch_if(zero=True), _FIXED, costs.JUMP, SCALAR),
    row("cbnz_x", "1 011010 1 imm[20:2] Rt", "cbnz {Rt}, {imm}", {"Rt": X, "imm": TARGET},
         _branch_if(zero=False), _FIXED, costs.JUMP, SCALAR),
    row("cbnz_w", "0 011010 1 imm[20:2] Rt", "cbnz {Rt}, {imm}", {"Rt": W, "imm": TARGET},
         _branch_if(zero=False), _FIXED, costs.JUMP, SCALAR),
    row("tbz_63", "1 011011 0 11111 imm[15:2] Rt", "tbz {Rt}, 63, {imm}", {"Rt": X, "imm": TARGET},
         _branch_by_sign(negative=False), _FIXED, costs.JUMP, SCALAR),
    row("tbnz_63", "1 011011 1 11111 imm[15:2] Rt", "tbnz {Rt}, 63, {imm}", {"Rt": X, "imm": TARGET},
         _branch_by_sign(negative=True), _FIXED, costs.JUMP, SCALAR),
    row("tbz_x", "1 011011 0 bit:5 imm[15:2] Rt", "tbz {Rt}, {bit+32}, {imm}",
         {"Rt": X, "bit": replace(UNSIGNED, never=(31,)), "imm": TARGET},
         _branch_by_bit(32, is_one=False), _FIXED, costs.JUMP, SCALAR),
    row("tbnz_x", "1 011011 1 bit:5 imm[15:2] Rt", "tbnz {Rt}, {bit+32}, {imm}",
         {"Rt": X, "bit": replace(UNSIGNED, never=(31,)), "imm": TARGET},
         _branch_by_bit(32, is_one=True), _FIXED, costs.JUMP, SCALAR),
    row("tbz_w", "0 011011 0 bit:5 imm[15:2] Rt", "tbz {Rt}, {bit}, {imm}",
         {"Rt": W, "bit": UNSIGNED, "imm": TARGET},
         _branch_by_bit(0, is_one=False), _FIXED, costs.JUMP, SCALAR),
    row("tbnz_w", "0 011011 1 bit:5 imm[15:2] Rt", "tbnz {Rt}, {bit}, {imm}",
         {"Rt": W, "bit": UNSIGNED, "imm": TARGET},
         _branch_by_bit(0, is_one=True), _FIXED, costs.JUMP, SCALAR),
    row("b", "0 00101 imm[27:2]", "b {imm}", {"imm": TARGET},
         lambda m: m.jump(m.pc() + m.value("imm")), _FIXED, costs.JUMP, SCALAR),
    row("bl", "1 00101 imm[27:2]", "bl {imm}", {"imm": TARGET, "LR": replace(X, fixed=30)},
         _call, _FIXED, costs.JUMP, SCALAR),
    row("ret", "1101011 0 0 10 11111 0000 0 0 Rn 00000", "ret {Rn}", {"Rn": X},
         lambda m: m.jump(m.read("Rn")), _FIXED, costs.JUMP, SCALAR),
)
# fmt: on

_TABLES = (
    _COMPUTE,
    SHIFTED_ROWS,
    MASK_ROWS,
    FLAG_ROWS,
    CONDITION_ROWS,
    PRODUCT_ROWS,
    MEMORY_ROWS,
    _CONTROL,
    HINT_ROWS,
    VECTOR_ROWS,
    PERMUTE_ROWS,
    STRUCTURE_ROWS,
)
ROWS = by_name(*_TABLES)
