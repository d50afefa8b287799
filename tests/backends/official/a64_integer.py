"""A64: the groups that compute with general registers, and branches, after Arm's pseudocode (see `a64`)."""

from __future__ import annotations

from tests.backends.official.a64 import (
    Core,
    add_with_carry,
    condition_holds,
    decode_bit_masks,
    extend_reg,
    highest_set_bit,
    ones,
    ror,
    set_elem,
    shift_reg,
    sign_extend,
    undefined_if,
)
from tests.backends.official.tables import bits


def _datasize(word: int) -> int:
    return 64 if bits(word, 31, 1) else 32


def _add_or_sub(core: Core, word: int, operand1: int, operand2: int, datasize: int) -> int:
    sub_op = bits(word, 30, 1)
    if sub_op:
        operand2 ^= ones(datasize)
    result, nzcv = add_with_carry(operand1, operand2, sub_op, datasize)
    if bits(word, 29, 1):
        core.nzcv = nzcv
    return result


def _x_or_sp(core: Core, n: int, datasize: int) -> int:
    return core.sp(datasize) if n == 31 else core.x(n, datasize)


def _set_x_or_sp(core: Core, word: int, result: int, datasize: int) -> None:
    """Of what sets the flags, register 31 is the zero register."""
    d = bits(word, 0, 5)
    if d == 31 and not bits(word, 29, 1):
        core.set_sp(result, datasize)
    else:
        core.set_x(d, result, datasize)


def pcreladdr(core: Core, word: int) -> None:
    undefined_if(bits(word, 31, 1) == 1)  # ADRP: no row does
    core.set_x(bits(word, 0, 5), core.pc + sign_extend(bits(word, 5, 19) << 2 | bits(word, 29, 2), 21), 64)


def addsub_shift(core: Core, word: int) -> None:
    datasize, shift, imm6 = _datasize(word), bits(word, 22, 2), bits(word, 10, 6)
    undefined_if(shift == 0b11)
    undefined_if(datasize == 32 and imm6 >> 5 == 1)
    operand1 = core.x(bits(word, 5, 5), datasize)
    operand2 = shift_reg(core.x(bits(word, 16, 5), datasize), shift, imm6, datasize)
    core.set_x(bits(word, 0, 5), _add_or_sub(core, word, operand1, operand2, datasize), datasize)


def addsub_imm(core: Core, word: int) -> None:
    datasize = _datasize(word)
    imm = bits(word, 10, 12) << (12 if bits(word, 22, 1) else 0)
    operand1 = _x_or_sp(core, bits(word, 5, 5), datasize)
    _set_x_or_sp(core, word, _add_or_sub(core, word, operand1, imm, datasize), datasize)


def addsub_ext(core: Core, word: int) -> None:
    datasize, shift = _datasize(word), bits(word, 10, 3)
    undefined_if(shift > 4)
    operand1 = _x_or_sp(core, bits(word, 5, 5), datasize)
    operand2 = extend_reg(core.x(bits(word, 16, 5), datasize), bits(word, 13, 3), shift, datasize)
    _set_x_or_sp(core, word, _add_or_sub(core, word, operand1, operand2, datasize), datasize)


def addsub_carry(core: Core, word: int) -> None:
    datasize = _datasize(word)
    operand2 = core.x(bits(word, 16, 5), datasize)
    if bits(word, 30, 1):
        operand2 ^= ones(datasize)
    result, nzcv = add_with_carry(core.x(bits(word, 5, 5), datasize), operand2, core.nzcv[2], datasize)
    if bits(word, 29, 1):
        core.nzcv = nzcv
    core.set_x(bits(word, 0, 5), result, datasize)


def log_shift(core: Core, word: int) -> None:
    datasize, opc, imm6 = _datasize(word), bits(word, 29, 2), bits(word, 10, 6)
    undefined_if(datasize == 32 and imm6 >> 5 == 1)
    operand1 = core.x(bits(word, 5, 5), datasize)
    operand2 = shift_reg(core.x(bits(word, 16, 5), datasize), bits(word, 22, 2), imm6, datasize)
    if bits(word, 21, 1):
        operand2 ^= ones(datasize)
    core.set_x(bits(word, 0, 5), _logical(core, opc, operand1, operand2, datasize), datasize)


def _logical(core: Core, opc: int, operand1: int, operand2: int, datasize: int) -> int:
    """AND, ORR, EOR, and ANDS, which sets the flags."""
    if opc == 0b01:
        return operand1 | operand2
    if opc == 0b10:
        return operand1 ^ operand2
    result = operand1 & operand2
    if opc == 0b11:
        core.nzcv = bits(result, datasize - 1, 1), int(result == 0), 0, 0
    return result


def log_imm(core: Core, word: int) -> None:
    datasize, opc, d = _datasize(word), bits(word, 29, 2), bits(word, 0, 5)
    undefined_if(datasize == 32 and bits(word, 22, 1) != 0)
    imm, _ = decode_bit_masks(bits(word, 22, 1), bits(word, 10, 6), bits(word, 16, 6), datasize, immediate=True)
    result = _logical(core, opc, core.x(bits(word, 5, 5), datasize), imm, datasize)
    if d == 31 and opc != 0b11:
        core.set_sp(result, datasize)
    else:
        core.set_x(d, result, datasize)


def movewide(core: Core, word: int) -> None:
    datasize, opc, hw, d = _datasize(word), bits(word, 29, 2), bits(word, 21, 2), bits(word, 0, 5)
    undefined_if(opc == 0b01)
    undefined_if(datasize == 32 and hw >> 1 == 1)
    result = core.x(d, datasize) if opc == 0b11 else 0
    result = set_elem(result, hw, 16, bits(word, 5, 16))
    if opc == 0b00:
        result ^= ones(datasize)
    core.set_x(d, result, datasize)


def extract(core: Core, word: int) -> None:
    datasize, lsb = _datasize(word), bits(word, 10, 6)
    undefined_if(bits(word, 22, 1) != bits(word, 31, 1))
    undefined_if(datasize == 32 and lsb >> 5 == 1)
    operand1, operand2 = core.x(bits(word, 5, 5), datasize), core.x(bits(word, 16, 5), datasize)
    core.set_x(bits(word, 0, 5), bits(operand1 << datasize | operand2, lsb, datasize), datasize)


def bitfield(core: Core, word: int) -> None:
    datasize, opc, n_bit = _datasize(word), bits(word, 29, 2), bits(word, 22, 1)
    immr, imms = bits(word, 16, 6), bits(word, 10, 6)
    undefined_if(opc == 0b11)
    inzero, extend = opc != 0b01, opc == 0b00
    undefined_if(datasize == 64 and n_bit != 1)
    undefined_if(datasize == 32 and (n_bit != 0 or immr >> 5 != 0 or imms >> 5 != 0))
    wmask, tmask = decode_bit_masks(n_bit, imms, immr, datasize)
    dst = 0 if inzero else core.x(bits(word, 0, 5), datasize)
    src = core.x(bits(word, 5, 5), datasize)
    bot = dst & ~wmask | ror(src, immr, datasize) & wmask
    top = ones(datasize) * bits(src, imms, 1) if extend else dst
    core.set_x(bits(word, 0, 5), top & ~tmask | bot & tmask, datasize)


def dp_1src(core: Core, word: int) -> None:
    """RBIT, REV, REV16, REV32: bits 10 and 11 say how large a container is, 0 that bits are reversed and not bytes; and
    CLZ."""
    datasize, opc = _datasize(word), bits(word, 10, 2)
    if bits(word, 10, 6) == 0b000100:
        core.set_x(bits(word, 0, 5), datasize - 1 - highest_set_bit(core.x(bits(word, 5, 5), datasize)), datasize)
        return
    undefined_if(bits(word, 12, 4) != 0)
    undefined_if(opc == 0b11 and datasize == 32)
    if opc == 0b00:
        whole = core.x(bits(word, 5, 5), datasize)
        core.set_x(bits(word, 0, 5), sum(bits(whole, i, 1) << datasize - 1 - i for i in range(datasize)), datasize)
        return
    container_size = {0b01: 16, 0b10: 32, 0b11: 64}[opc]
    operand, result = core.x(bits(word, 5, 5), datasize), 0
    index = 0
    for _ in range(datasize // container_size):
        rev_index = index + container_size - 8
        for _ in range(container_size // 8):
            result |= bits(operand, index, 8) << rev_index
            index, rev_index = index + 8, rev_index - 8
    core.set_x(bits(word, 0, 5), result, datasize)


def dp_2src(core: Core, word: int) -> None:
    """LSLV, LSRV, ASRV, RORV: the distance is taken modulo the width."""
    datasize, op = _datasize(word), bits(word, 10, 6)
    shift = {0b001000: 0b00, 0b001001: 0b01, 0b001010: 0b10, 0b001011: 0b11}[op]
    amount = core.x(bits(word, 16, 5), datasize) % datasize
    core.set_x(bits(word, 0, 5), shift_reg(core.x(bits(word, 5, 5), datasize), shift, amount, datasize), datasize)


def dp_3src(core: Core, word: int) -> None:
    """MADD and MSUB; SMADDL, SMSUBL, UMADDL, UMSUBL; SMULH and UMULH."""
    datasize, op31, n, m = _datasize(word), bits(word, 21, 3), bits(word, 5, 5), bits(word, 16, 5)
    if op31 == 0b000:
        product = core.x(n, datasize) * core.x(m, datasize)
    else:
        undefined_if(datasize != 64 or op31 & 0b11 not in (0b01, 0b10))
        width = 32 if op31 & 0b11 == 0b01 else 64
        operand1, operand2 = core.x(n, width), core.x(m, width)
        if op31 >> 2 == 0:
            operand1, operand2 = sign_extend(operand1, width), sign_extend(operand2, width)
        product = operand1 * operand2
        if width == 64:
            core.set_x(bits(word, 0, 5), product >> 64, 64)
            return
    operand3 = core.x(bits(word, 10, 5), datasize)
    result = operand3 - product if bits(word, 15, 1) else operand3 + product
    core.set_x(bits(word, 0, 5), bits(result, 0, datasize), datasize)


def condsel(core: Core, word: int) -> None:
    """CSEL, CSINC, CSINV, CSNEG: else_inv and else_inc are bits 30 and 10."""
    datasize = _datasize(word)
    if condition_holds(bits(word, 12, 4), core.nzcv):
        result = core.x(bits(word, 5, 5), datasize)
    else:
        result = core.x(bits(word, 16, 5), datasize)
        if bits(word, 30, 1):
            result ^= ones(datasize)
        result += bits(word, 10, 1)
    core.set_x(bits(word, 0, 5), bits(result, 0, datasize), datasize)


def _conditional_comparison(core: Core, word: int, operand2: int, datasize: int) -> None:
    flags = bits(word, 0, 4)
    nzcv: tuple[int, ...] = tuple(bits(flags, place, 1) for place in (3, 2, 1, 0))
    if condition_holds(bits(word, 12, 4), core.nzcv):
        sub_op = bits(word, 30, 1)
        if sub_op:
            operand2 ^= ones(datasize)
        _, nzcv = add_with_carry(core.x(bits(word, 5, 5), datasize), operand2, sub_op, datasize)
    core.nzcv = nzcv


def condcmp_reg(core: Core, word: int) -> None:
    datasize = _datasize(word)
    _conditional_comparison(core, word, core.x(bits(word, 16, 5), datasize), datasize)


def condcmp_imm(core: Core, word: int) -> None:
    _conditional_comparison(core, word, bits(word, 16, 5), _datasize(word))


def condbranch(core: Core, word: int) -> None:
    if condition_holds(bits(word, 0, 4), core.nzcv):
        core.branch_to(core.pc + sign_extend(bits(word, 5, 19) << 2, 21))


def compbranch(core: Core, word: int) -> None:
    is_zero = core.x(bits(word, 0, 5), _datasize(word)) == 0
    if is_zero == (bits(word, 24, 1) == 0):
        core.branch_to(core.pc + sign_extend(bits(word, 5, 19) << 2, 21))


def testbranch(core: Core, word: int) -> None:
    datasize, bit_pos = _datasize(word), bits(word, 31, 1) << 5 | bits(word, 19, 5)
    if bits(core.x(bits(word, 0, 5), datasize), bit_pos, 1) == bits(word, 24, 1):
        core.branch_to(core.pc + sign_extend(bits(word, 5, 14) << 2, 16))


def branch_imm(core: Core, word: int) -> None:
    if bits(word, 31, 1):
        core.set_x(30, core.pc + 4, 64)
    core.branch_to(core.pc + sign_extend(bits(word, 0, 26) << 2, 28))


def branch_reg(core: Core, word: int) -> None:
    """BR, BLR, RET: without pointer authentication, which the bits Z, A and M would ask for."""
    op, pac = bits(word, 21, 2), bits(word, 11, 1)
    undefined_if(pac == 1 or bits(word, 0, 5) != 0 or op == 0b11 or bits(word, 10, 1) == 1 or bits(word, 24, 1) == 1)
    target = core.x(bits(word, 5, 5), 64)
    if op == 0b01:
        core.set_x(30, core.pc + 4, 64)
    core.branch_to(target)


def hints(core: Core, word: int) -> None:
    """NOP, BTI, PACIASP, AUTIASP: each of the last three is a NOP where its extension is not implemented, and BTI is
    one for all that it does to registers."""
    number = bits(word, 5, 7)
    undefined_if(bits(word, 12, 20) != 0xD5032 or bits(word, 0, 5) != 31)
    undefined_if(number not in (0, 0b0011001, 0b0011101) and number & 0b1111001 != 0b0100000)
