"""A64 Advanced SIMD: the groups that compute with vector registers, after Arm's pseudocode (see `a64`)."""

from __future__ import annotations

from tests.backends.official.a64 import (
    Core,
    elem,
    expand_imm,
    highest_set_bit,
    lowest_set_bit,
    ones,
    replicate,
    rol,
    ror,
    set_elem,
    undefined_if,
)
from tests.backends.official.tables import bits


def _datasize(word: int) -> int:
    return 128 if bits(word, 30, 1) else 64


def _operands(core: Core, word: int) -> tuple[int, int, int]:
    """Rd, Rn, Rm."""
    datasize = _datasize(word)
    d, n, m = (core.v(bits(word, low, 5), datasize) for low in (0, 5, 16))
    return d, n, m


def _result(core: Core, word: int, value: int) -> None:
    core.set_v(bits(word, 0, 5), value, _datasize(word))


def _esize(word: int) -> int:
    undefined_if(bits(word, 22, 2) == 0b11 and bits(word, 30, 1) == 0)
    return 8 << bits(word, 22, 2)


def asimdsame(core: Core, word: int) -> None:
    """ADD and SUB (opcode 10000), and the bitwise operations (00011), which `size` tells apart."""
    opcode, u, size = bits(word, 11, 5), bits(word, 29, 1), bits(word, 22, 2)
    datasize = _datasize(word)
    operand_d, operand_n, operand_m = _operands(core, word)
    if opcode == 0b10000:
        esize, result = _esize(word), 0
        for e in range(datasize // esize):
            a, b = elem(operand_n, e, esize), elem(operand_m, e, esize)
            result = set_elem(result, e, esize, a - b if u else a + b)
        _result(core, word, result)
        return
    undefined_if(opcode != 0b00011)
    if u == 0:
        operand2 = operand_m ^ ones(datasize) if size & 1 else operand_m
        _result(core, word, operand_n | operand2 if size >> 1 else operand_n & operand2)
        return
    operand1, operand2, operand3 = {
        0b00: (operand_m, 0, ones(datasize)),
        0b01: (operand_m, operand_m, operand_d),
        0b10: (operand_d, operand_d, operand_m),
        0b11: (operand_d, operand_d, operand_m ^ ones(datasize)),
    }[size]
    _result(core, word, operand1 ^ ((operand2 ^ operand_n) & operand3))


def asimdshf(core: Core, word: int) -> None:
    """SHL, SLI, USHR, SRI: U and opcode tell them apart."""
    immh, datasize = bits(word, 19, 4), _datasize(word)
    undefined_if(immh == 0)
    undefined_if(immh >> 3 == 1 and datasize == 64)
    esize = 8 << highest_set_bit(immh)
    distance = bits(word, 16, 7)  # immh:immb
    left, right = distance - esize, 2 * esize - distance
    operand2, operand, _ = _operands(core, word)
    kind, result = (bits(word, 29, 1), bits(word, 11, 5)), 0
    for e in range(datasize // esize):
        a, old = elem(operand, e, esize), elem(operand2, e, esize)
        if kind == (0, 0b01010):  # SHL
            value = a << left
        elif kind == (1, 0b01010):  # SLI
            mask = bits(ones(esize) << left, 0, esize)
            value = old & ~mask | a << left
        elif kind == (1, 0b00000):  # USHR: neither rounded nor accumulated
            value = a >> right
        else:
            undefined_if(kind != (1, 0b01000))  # SRI
            mask = ones(esize) >> right
            value = old & ~mask | a >> right
        result = set_elem(result, e, esize, value)
    _result(core, word, result)


def asimdperm(core: Core, word: int) -> None:
    """UZP, TRN and ZIP by bits 12 and 13; bit 14 is `part`."""
    esize, datasize, part, kind = _esize(word), _datasize(word), bits(word, 14, 1), bits(word, 12, 2)
    _, operand1, operand2 = _operands(core, word)
    elements, result = datasize // esize, 0
    pairs = elements // 2
    undefined_if(kind == 0b00)
    if kind == 0b01:
        zipped = operand2 << datasize | operand1
        for e in range(elements):
            result = set_elem(result, e, esize, elem(zipped, 2 * e + part, esize))
        _result(core, word, result)
        return
    for p in range(pairs):
        place = 2 * p + part if kind == 0b10 else part * pairs + p
        result = set_elem(result, 2 * p, esize, elem(operand1, place, esize))
        result = set_elem(result, 2 * p + 1, esize, elem(operand2, place, esize))
    _result(core, word, result)


def asimdins(core: Core, word: int) -> None:
    """DUP, INS and UMOV: op and imm4 tell them apart, the lowest 1 of imm5 the size of the element."""
    imm5, imm4, q, op = bits(word, 16, 5), bits(word, 11, 4), bits(word, 30, 1), bits(word, 29, 1)
    d, n = bits(word, 0, 5), bits(word, 5, 5)
    size = lowest_set_bit(imm5, 5)
    undefined_if(size > 3)
    esize, index = 8 << size, imm5 >> size + 1
    if op == 1:  # INS (element)
        undefined_if(q == 0)
        core.set_v(d, set_elem(core.v(d), index, esize, elem(core.v(n), imm4 >> size, esize)))
    elif imm4 in {0b0000, 0b0001}:  # DUP (element), DUP (general)
        undefined_if(size == 3 and q == 0)
        element = elem(core.v(n), index, esize) if imm4 == 0b0000 else core.x(n, esize)
        _result(core, word, replicate(element, esize, _datasize(word) // esize))
    elif imm4 == 0b0011:  # INS (general)
        undefined_if(q == 0)
        core.set_v(d, set_elem(core.v(d), index, esize, core.x(n, esize)))
    else:
        undefined_if(imm4 != 0b0111)  # UMOV
        undefined_if((size == 3) != (q == 1))
        core.set_x(d, elem(core.v(n), index, esize), 64 if q else 32)


def asimdext(core: Core, word: int) -> None:
    datasize, imm4 = _datasize(word), bits(word, 11, 4)
    undefined_if(datasize == 64 and imm4 >> 3 == 1)
    _, lo, hi = _operands(core, word)
    _result(core, word, bits(hi << datasize | lo, 8 * imm4, datasize))


def asimdtbl(core: Core, word: int) -> None:
    datasize, regs, is_tbl = _datasize(word), bits(word, 13, 2) + 1, bits(word, 12, 1) == 0
    table = sum(core.v((bits(word, 5, 5) + i) % 32) << 128 * i for i in range(regs))
    operand_d, _, indices = _operands(core, word)
    result = 0 if is_tbl else operand_d
    for i in range(datasize // 8):
        index = elem(indices, i, 8)
        if index < 16 * regs:
            result = set_elem(result, i, 8, elem(table, index, 8))
    _result(core, word, result)


def asimdmisc(core: Core, word: int) -> None:
    """NOT and RBIT, and REV64, REV32 and REV16: U and opcode tell them apart, and size the first two."""
    datasize = _datasize(word)
    _, operand, _ = _operands(core, word)
    kind = (bits(word, 29, 1), bits(word, 12, 5))
    if kind == (1, 0b00101):
        undefined_if(bits(word, 22, 2) > 0b01)
        if bits(word, 22, 2) == 0b00:
            _result(core, word, operand ^ ones(datasize))
            return
        turned = 0
        for i in range(datasize):
            turned |= bits(operand, i, 1) << (i // 8 * 8 + 7 - i % 8)
        _result(core, word, turned)
        return
    container = {(0, 0b00000): 64, (1, 0b00000): 32, (0, 0b00001): 16}[kind]
    esize = 8 << bits(word, 22, 2)
    undefined_if(esize >= container)
    elements_per_container, result, element = container // esize, 0, 0
    for _ in range(datasize // container):
        rev_element = element + elements_per_container - 1
        for _ in range(elements_per_container):
            result = set_elem(result, rev_element, esize, elem(operand, element, esize))
            element, rev_element = element + 1, rev_element - 1
    _result(core, word, result)


def asimdimm(core: Core, word: int) -> None:
    """MOVI and MVNI; ORR and BIC, the other operations of the group, no row has."""
    op, cmode = bits(word, 29, 1), bits(word, 12, 4)
    imm8 = bits(word, 16, 3) << 5 | bits(word, 5, 5)
    undefined_if(bits(word, 11, 1) == 1)  # o2
    undefined_if(cmode < 0b1100 and cmode & 1 == 1)  # ORR, BIC
    inverted = op == 1 and cmode != 0b1110
    imm = replicate(expand_imm(op, cmode, imm8), 64, _datasize(word) // 64)
    _result(core, word, imm ^ ones(_datasize(word)) if inverted else imm)


def crypto4(core: Core, word: int) -> None:
    """EOR3 and BCAX, by bits 21 and 22."""
    vn, vm, va = (core.v(bits(word, low, 5)) for low in (5, 16, 10))
    op0 = bits(word, 21, 2)
    undefined_if(op0 > 1)
    core.set_v(bits(word, 0, 5), vn ^ vm ^ va if op0 == 0b00 else vn ^ (vm & ~va))


def cryptosha512_3(core: Core, word: int) -> None:
    """RAX1."""
    undefined_if(bits(word, 10, 2) != 0b11)
    vn, vm = core.v(bits(word, 5, 5)), core.v(bits(word, 16, 5))
    core.set_v(bits(word, 0, 5), vn ^ (rol(elem(vm, 1, 64), 1, 64) << 64 | rol(elem(vm, 0, 64), 1, 64)))


def crypto3_imm6(core: Core, word: int) -> None:
    """XAR."""
    imm6, tmp = bits(word, 10, 6), core.v(bits(word, 5, 5)) ^ core.v(bits(word, 16, 5))
    core.set_v(bits(word, 0, 5), ror(elem(tmp, 1, 64), imm6, 64) << 64 | ror(elem(tmp, 0, 64), imm6, 64))
