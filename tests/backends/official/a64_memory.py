"""A64: loads and stores, after Arm's pseudocode (see `a64`)."""

from __future__ import annotations

from tests.backends.official.a64 import Core, elem, extend_reg, replicate, set_elem, sign_extend, undefined_if
from tests.backends.official.tables import bits


def _base(core: Core, word: int) -> int:
    n = bits(word, 5, 5)
    return core.sp() if n == 31 else core.x(n, 64)


def _single(core: Core, word: int, scale: int, offset: int) -> None:
    """One register. opc: whether to load; for general registers, to which size, and whether the sign is extended."""
    simd, opc, t = bits(word, 26, 1), bits(word, 22, 2), bits(word, 0, 5)
    size = 1 << scale
    address = _base(core, word) + offset
    if simd:
        if opc & 1:
            core.set_v(t, core.load(address, size), 8 * size)
        else:
            core.store(address, size, core.v(t, 8 * size))
        return
    undefined_if((scale == 3 and opc >> 1 == 1) or (scale == 2 and opc == 0b11))  # PRFM, and none
    if opc >> 1 == 1:
        core.set_x(t, sign_extend(core.load(address, size), 8 * size), 32 if opc & 1 else 64)
        return
    regsize = 64 if size == 8 else 32
    if opc & 1:
        core.set_x(t, core.load(address, size), regsize)
    else:
        core.store(address, size, core.x(t, 8 * size))


def _scale(word: int) -> int:
    """Of the size of what is moved: for vectors the upper bit of opc belongs to it."""
    size = bits(word, 30, 2)
    if not bits(word, 26, 1):
        return size
    scale = bits(word, 23, 1) << 2 | size
    undefined_if(scale > 4)
    return scale


def ldst_pos(core: Core, word: int) -> None:
    scale = _scale(word)
    _single(core, word, scale, bits(word, 10, 12) << scale)


def ldst_unscaled(core: Core, word: int) -> None:
    _single(core, word, _scale(word), sign_extend(bits(word, 12, 9), 9))


def ldst_immpre(core: Core, word: int) -> None:
    _with_write_back(core, word, post_index=False)


def ldst_immpost(core: Core, word: int) -> None:
    _with_write_back(core, word, post_index=True)


def _with_write_back(core: Core, word: int, *, post_index: bool) -> None:
    n, t, offset = bits(word, 5, 5), bits(word, 0, 5), sign_extend(bits(word, 12, 9), 9)
    undefined_if(not bits(word, 26, 1) and n == t and n != 31)  # CONSTRAINED UNPREDICTABLE
    address = _base(core, word)
    _single(core, word, _scale(word), 0 if post_index else offset)
    _set_base(core, word, address + offset)


def _set_base(core: Core, word: int, address: int) -> None:
    n = bits(word, 5, 5)
    if n == 31:
        core.set_sp(address)
    else:
        core.set_x(n, address, 64)


def ldst_regoff(core: Core, word: int) -> None:
    """The offset is a register, extended and shifted: of the options, UXTW, LSL, SXTW and SXTX."""
    option, scale = bits(word, 13, 3), _scale(word)
    undefined_if(option >> 1 & 1 == 0)
    offset = extend_reg(core.x(bits(word, 16, 5), 64), option, scale if bits(word, 12, 1) else 0, 64)
    _single(core, word, scale, offset)


def loadlit(core: Core, word: int) -> None:
    opc, simd, t = bits(word, 30, 2), bits(word, 26, 1), bits(word, 0, 5)
    undefined_if(opc == 0b11)  # PRFM, and none
    size = 4 << opc if simd else 8 if opc == 0b01 else 4
    value = core.load(core.pc + sign_extend(bits(word, 5, 19) << 2, 21), size)
    if simd:
        core.set_v(t, value, 8 * size)
    elif opc == 0b10:
        core.set_x(t, sign_extend(value, 32), 64)
    else:
        core.set_x(t, value, 8 * size)


def ldstpair_pre(core: Core, word: int) -> None:
    _pair(core, word, wback=True, post_index=False)


def ldstpair_post(core: Core, word: int) -> None:
    _pair(core, word, wback=True, post_index=True)


def ldstpair_off(core: Core, word: int) -> None:
    _pair(core, word, wback=False, post_index=False)


def _pair(core: Core, word: int, *, wback: bool, post_index: bool) -> None:
    simd, opc, is_load = bits(word, 26, 1), bits(word, 30, 2), bits(word, 22, 1)
    t, t2 = bits(word, 0, 5), bits(word, 10, 5)
    undefined_if(opc == 0b11)
    signed = not simd and opc & 1 == 1
    undefined_if(signed and not is_load)  # STGP
    n = bits(word, 5, 5)
    # CONSTRAINED UNPREDICTABLE
    undefined_if(is_load == 1 and t == t2)
    undefined_if(wback and not simd and n in (t, t2) and n != 31)
    scale = 2 + (opc if simd else opc >> 1)
    size = 1 << scale
    base, offset = _base(core, word), sign_extend(bits(word, 15, 7), 7) << scale
    address = base if post_index else base + offset
    for number, place in ((t, address), (t2, address + size)):
        if is_load:
            value = core.load(place, size)
            if simd:
                core.set_v(number, value, 8 * size)
            else:
                core.set_x(number, sign_extend(value, 32) if signed else value, 64 if signed else 8 * size)
        else:
            core.store(place, size, core.v(number, 8 * size) if simd else core.x(number, 8 * size))
    if wback:
        _set_base(core, word, base + offset)


def _move_on(core: Core, word: int, address: int, offs: int) -> None:
    """The address that is written back, if there is a write-back (bit 23)."""
    if not bits(word, 23, 1):
        undefined_if(bits(word, 16, 5) != 0)
        return
    m, n = bits(word, 16, 5), bits(word, 5, 5)
    if m != 31:
        offs = core.x(m, 64)
    if n == 31:
        core.set_sp(address + offs)
    else:
        core.set_x(n, address + offs, 64)


def asisdlse(core: Core, word: int) -> None:
    """LD1 to LD4 and ST1 to ST4 of whole registers: rpt times selem of them."""
    q, is_load, size = bits(word, 30, 1), bits(word, 22, 1), bits(word, 10, 2)
    structure = {0b0000: (1, 4), 0b0010: (4, 1), 0b0100: (1, 3), 0b0110: (3, 1), 0b0111: (1, 1), 0b1000: (1, 2)}
    structure[0b1010] = (2, 1)
    opcode = bits(word, 12, 4)
    undefined_if(opcode not in structure)
    rpt, selem = structure[opcode]
    undefined_if(size == 0b11 and q == 0 and selem != 1)
    datasize, esize = 128 if q else 64, 8 << size
    address, offs, ebytes = _base(core, word), 0, esize // 8
    for r in range(rpt):
        for e in range(datasize // esize):
            tt = (bits(word, 0, 5) + r) % 32
            for _ in range(selem):
                rval = core.v(tt, datasize)
                if is_load:
                    core.set_v(tt, set_elem(rval, e, esize, core.load(address + offs, ebytes)), datasize)
                else:
                    core.store(address + offs, ebytes, elem(rval, e, esize))
                offs += ebytes
                tt = (tt + 1) % 32
    _move_on(core, word, address, offs)


def _lane(word: int) -> tuple[int, int, bool]:
    """The size (as a power of two) and the number of the element; or that all are filled."""
    q, s, size = bits(word, 30, 1), bits(word, 12, 1), bits(word, 10, 2)
    scale = bits(word, 14, 2)
    if scale == 3:
        undefined_if(bits(word, 22, 1) == 0 or s == 1)
        return size, 0, True
    if scale == 0:
        return 0, q << 3 | s << 2 | size, False
    if scale == 1:
        undefined_if(size & 1 == 1)
        return 1, q << 2 | s << 1 | size >> 1, False
    undefined_if(size >> 1 == 1)
    if size & 1 == 0:
        return 2, q << 1 | s, False
    undefined_if(s == 1)
    return 3, q, False


def asisdlso(core: Core, word: int) -> None:
    """LD1 to LD4 and ST1 to ST4 of one element of each register, and LD1R to LD4R."""
    is_load, t = bits(word, 22, 1), bits(word, 0, 5)
    selem = (bits(word, 13, 1) << 1 | bits(word, 21, 1)) + 1
    scale, index, fill = _lane(word)
    datasize, esize, ebytes = 128 if bits(word, 30, 1) else 64, 8 << scale, 1 << scale
    address, offs = _base(core, word), 0
    for _ in range(selem):
        if fill:
            core.set_v(t, replicate(core.load(address + offs, ebytes), esize, datasize // esize), datasize)
        elif is_load:
            core.set_v(t, set_elem(core.v(t), index, esize, core.load(address + offs, ebytes)))
        else:
            core.store(address + offs, ebytes, elem(core.v(t), index, esize))
        offs += ebytes
        t = (t + 1) % 32
    _move_on(core, word, address, offs)
