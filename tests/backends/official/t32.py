"""Thumb instructions as the pseudocode of the Armv7-M Architecture Reference Manual (DDI 0403E, A7.7) has them.

Written from the manual's clauses on numbers, without a look at the rows; functions are called as they are there
(chapter A2.2 for shifts and sums, A5.3.2 for modified immediate constants). Memory is flat, misaligned accesses are
allowed, no instruction stands in an IT block.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.backends.official.tables import Encoding, bits

WORD = (1 << 32) - 1
_Carried = tuple[int, int]


def lsl_c(x: int, n: int) -> _Carried:
    return x << n & WORD, x << n >> 32 & 1


def lsr_c(x: int, n: int) -> _Carried:
    return x >> n, x >> (n - 1) & 1


def asr_c(x: int, n: int) -> _Carried:
    extended = x - (x >> 31 << 32)
    return extended >> n & WORD, extended >> (n - 1) & 1


def ror_c(x: int, n: int) -> _Carried:
    n %= 32
    result = (x >> n | x << (32 - n)) & WORD
    return result, result >> 31


def shift_c(x: int, kind: int, imm5: int, carry: int) -> _Carried:
    """DecodeImmShift and Shift_C."""
    if kind == 3 and imm5 == 0:
        return carry << 31 | x >> 1, x & 1
    n = 32 if kind in (1, 2) and imm5 == 0 else imm5
    if n == 0:
        return x, carry
    return (lsl_c, lsr_c, asr_c, ror_c)[kind](x, n)


def thumb_expand_imm_c(imm12: int, carry: int) -> _Carried:
    low = imm12 & 0xFF
    if imm12 >> 10:
        return ror_c(0x80 | imm12 & 0x7F, imm12 >> 7)
    kind = imm12 >> 8 & 3
    assert not kind or low, "unpredictable"
    return (low, low << 16 | low, low << 24 | low << 8, low * 0x01010101)[kind], carry


def add_with_carry(x: int, y: int, carry: int) -> tuple[int, int, int]:
    unsigned = x + y + carry
    signed = (x - (x >> 31 << 32)) + (y - (y >> 31 << 32)) + carry
    result = unsigned & WORD
    return result, int(result != unsigned), int(result - (result >> 31 << 32) != signed)


class Core:
    """r0 to r14, the flags, the place of the instruction, and the memory that it may touch."""

    def __init__(
        self, r: Mapping[int, int], flags: Mapping[str, int], pc: int, size: int, memory: Mapping[int, int]
    ) -> None:
        self.r, self.flags, self.memory = dict(r), dict(flags), dict(memory)
        self.pc, self.next = pc, pc + size
        self.touched: set[int] = set()

    def set_nz(self, result: int) -> None:
        self.flags |= {"N": result >> 31, "Z": int(result == 0)}

    def load(self, address: int, size: int) -> int:
        places = [(address + i) & WORD for i in range(size)]
        self.touched.update(places)
        return sum(self.memory[place] << 8 * i for i, place in enumerate(places))

    def store(self, address: int, size: int, value: int) -> None:
        for i in range(size):
            self.touched.add((address + i) & WORD)
            self.memory[(address + i) & WORD] = value >> 8 * i & 0xFF

    def branch_write_pc(self, offset: int) -> None:
        self.next = (self.pc + 4 + offset) & ~1 & WORD

    def compute(self, name: str, d: int | None, x: int, y: int, shifted_carry: int, *, setflags: bool) -> None:
        """What the data-processing instructions share."""
        if name in _LOGIC:
            result, carry, overflow = _LOGIC[name](x, y) & WORD, shifted_carry, self.flags["V"]
        else:
            result, carry, overflow = _SUMS[name](x, y)
        if d is not None:
            self.r[d] = result
        if setflags:
            self.set_nz(result)
            self.flags |= {"C": carry, "V": overflow}

    def passed(self, cond: int) -> bool:
        """ConditionPassed."""
        n, z, c, v = (self.flags[name] for name in "NZCV")
        result = (z, c, n, v, c & ~z, n == v, n == v and not z, True)[cond >> 1]
        return bool(result) != bool(cond & 1 and cond != 15)


_LOGIC: Mapping[str, Callable[[int, int], int]] = {
    "and": lambda x, y: x & y,
    "bic": lambda x, y: x & ~y,
    "orr": lambda x, y: x | y,
    "orn": lambda x, y: x | ~y,
    "eor": lambda x, y: x ^ y,
    "mov": lambda x, y: y,
    "mvn": lambda x, y: ~y,
    "tst": lambda x, y: x & y,
}
_SUMS: Mapping[str, Callable[[int, int], tuple[int, int, int]]] = {
    "add": lambda x, y: add_with_carry(x, y, 0),
    "sub": lambda x, y: add_with_carry(x, ~y & WORD, 1),
    "cmp": lambda x, y: add_with_carry(x, ~y & WORD, 1),
    "rsb": lambda x, y: add_with_carry(~x & WORD, y, 1),
}
_NO_RESULT = {"cmp", "tst"}


def _sign_extend(value: int, width: int) -> int:
    return value - (value >> (width - 1) << width)


def execute(core: Core, encoding: Encoding, word: int) -> None:
    """Run one instruction, of which the table says what it is."""
    field = {name: bits(word, low, width) for name, (low, width) in encoding.fields.items()}
    _GROUPS[encoding.group](core, encoding.mnemonic.removesuffix("s"), field, word)


def _wide_compute(core: Core, name: str, field: dict[str, int], word: int) -> None:
    carry = core.flags["C"]
    if "Rm" in field:
        operand, carry = shift_c(core.r[field["Rm"]], field["stype"], field["imm3"] << 2 | field["imm2"], carry)
    else:
        operand, carry = thumb_expand_imm_c(field["i"] << 11 | field["imm3"] << 8 | field["imm8"], carry)
    first = core.r[field["Rn"]] if "Rn" in field else 0
    d = None if name in _NO_RESULT else field["Rd"]
    core.compute(name, d, first, operand, carry, setflags=bool(word >> 20 & 1))


def _plain(core: Core, name: str, field: dict[str, int], word: int) -> None:
    imm, first = field["i"] << 11 | field["imm3"] << 8 | field["imm8"], core.r[field.get("Rn", 13)]
    core.r[field["Rd"]] = (first + imm if name == "add" else first - imm) & WORD


def _wide_move(core: Core, name: str, field: dict[str, int], word: int) -> None:
    imm16 = field["imm4"] << 12 | field["i"] << 11 | field["imm3"] << 8 | field["imm8"]
    core.r[field["Rd"]] = imm16 << 16 | core.r[field["Rd"]] & 0xFFFF if name == "movt" else imm16


def _reverse(core: Core, name: str, field: dict[str, int], word: int) -> None:
    assert field["Rm"] == field["Rn"], "unpredictable"
    size, data = 4 if name == "rev" else 2, core.r[field["Rm"]].to_bytes(4, "little")
    core.r[field["Rd"]] = int.from_bytes(b"".join(data[i : i + size][::-1] for i in range(0, 4, size)), "little")


def _product(core: Core, name: str, field: dict[str, int], word: int) -> None:
    core.r[field["Rd"]] = core.r[field["Rn"]] * core.r[field["Rm"]] & WORD


def _shift_by_register(core: Core, name: str, field: dict[str, int], word: int) -> None:
    """LSL, LSR, ASR, ROR (register): Shift by UInt(R[m]<7:0>)."""
    value, distance = core.r[field["Rm"]], core.r[field["Rs"]] & 0xFF
    shift = (lsl_c, lsr_c, asr_c, ror_c)[field["stype"]]
    core.r[field["Rd"]] = shift(value, distance)[0] if distance else value


def _extend(core: Core, name: str, field: dict[str, int], word: int) -> None:
    rotated, _ = ror_c(core.r[field["Rm"]], 8 * field["rotate"])
    core.r[field["Rd"]] = rotated & (0xFF if name == "uxtb" else 0xFFFF)


def _bit_field(core: Core, name: str, field: dict[str, int], word: int) -> None:
    lsbit, widthminus1 = field["imm3"] << 2 | field["imm2"], field["widthm1"]
    assert lsbit + widthminus1 <= 31, "unpredictable"
    core.r[field["Rd"]] = bits(core.r[field["Rn"]], lsbit, widthminus1 + 1)


def _memory(core: Core, name: str, t: int, address: int) -> None:
    size = {"b": 1, "h": 2, "sb": 1}.get(name[3:], 4)
    if name == "ldrsb":
        core.r[t] = _sign_extend(core.load(address, size), 8) & WORD
    elif name.startswith("ldr"):
        core.r[t] = core.load(address, size)
    else:
        core.store(address, size, core.r[t])


def _access_up(core: Core, name: str, field: dict[str, int], word: int) -> None:
    _memory(core, name, field["Rt"], core.r[field["Rn"]] + field["imm12"])


def _access_down(core: Core, name: str, field: dict[str, int], word: int) -> None:
    _memory(core, name, field["Rt"], core.r[field["Rn"]] - field["imm8"])


def _access_at_index(core: Core, name: str, field: dict[str, int], word: int) -> None:
    _memory(core, name, field["Rt"], core.r[field["Rn"]] + lsl_c(core.r[field["Rm"]], field["imm2"])[0])


def _short_access(core: Core, name: str, field: dict[str, int], word: int) -> None:
    scale = {"b": 0, "h": 1}.get(name[3:], 2)
    _memory(core, name, field["Rt"], core.r[field["Rn"]] + (field["imm5"] << scale))


def _stack_access(core: Core, name: str, field: dict[str, int], word: int) -> None:
    _memory(core, name, field["Rt"], core.r[13] + (field["imm8"] << 2))


def _conditional(core: Core, name: str, field: dict[str, int], word: int) -> None:
    offset = field["S"] << 20 | field["J2"] << 19 | field["J1"] << 18 | field["imm6"] << 12 | field["imm11"] << 1
    if core.passed(field["cond"]):
        core.branch_write_pc(_sign_extend(offset, 21))


def _short_conditional(core: Core, name: str, field: dict[str, int], word: int) -> None:
    if core.passed(field["cond"]):
        core.branch_write_pc(_sign_extend(field["imm8"] << 1, 9))


def _branch(core: Core, name: str, field: dict[str, int], word: int) -> None:
    i1, i2 = (1 - (field[j] ^ field["S"]) for j in ("J1", "J2"))
    offset = field["S"] << 24 | i1 << 23 | i2 << 22 | field["imm10"] << 12 | field["imm11"] << 1
    if name == "bl":
        core.r[14] = core.pc + 4 | 1
    core.branch_write_pc(_sign_extend(offset, 25))


def _short_branch(core: Core, name: str, field: dict[str, int], word: int) -> None:
    core.branch_write_pc(_sign_extend(field["imm11"] << 1, 12))


def _exchange(core: Core, name: str, field: dict[str, int], word: int) -> None:
    target = core.r[field["Rm"]]
    assert target & 1, "EPSR.T becomes 0: the next instruction is a fault"
    core.next = target & ~1


def _short_compute(core: Core, name: str, field: dict[str, int], word: int) -> None:
    """Data processing on two low registers; the first is often the destination too."""
    first = field.get("Rdn", field.get("Rn", 0))
    d = None if name in _NO_RESULT else field.get("Rdn", field.get("Rd"))
    core.compute(name, d, core.r[first], core.r[field["Rm"]], core.flags["C"], setflags=True)


def _short_sum(core: Core, name: str, field: dict[str, int], word: int) -> None:
    operand = core.r[field["Rm"]] if "Rm" in field else field["imm3"]
    core.compute(name, field["Rd"], core.r[field["Rn"]], operand, 0, setflags=True)


def _short_constant(core: Core, name: str, field: dict[str, int], word: int) -> None:
    register = field.get("Rdn", field.get("Rn", field.get("Rd", 0)))
    d = None if name in _NO_RESULT else register
    core.compute(name, d, core.r[register], field["imm8"], core.flags["C"], setflags=True)


def _short_shift(core: Core, name: str, field: dict[str, int], word: int) -> None:
    assert field["op"] < 3
    operand, carry = shift_c(core.r[field["Rm"]], field["op"], field["imm5"], core.flags["C"])
    core.compute("mov", field["Rd"], 0, operand, carry, setflags=True)


def _high(core: Core, name: str, field: dict[str, int], word: int) -> None:
    """MOV, and ADD, which reads the program counter as the instruction's address plus 4."""
    value = core.pc + 4 if field["Rm"] == 15 else core.r[field["Rm"]]
    if name == "mov":
        core.r[field["D"] << 3 | field["Rd"]] = value
    else:
        d = field["DN"] << 3 | field["Rdn"]
        core.r[d] = add_with_carry(core.r[d], value, 0)[0]


def _adjust(core: Core, name: str, field: dict[str, int], word: int) -> None:
    core.r[13] = (core.r[13] + (field["imm7"] << 2) * (1 if name == "add" else -1)) & WORD


_GROUPS: Mapping[str, Callable[[Core, str, dict[str, int], int], None]] = {
    "dpint_shiftr": _wide_compute,
    "dpint_immm": _wide_compute,
    "dpint_imms": _plain,
    "movw": _wide_move,
    "dpint_2r": _reverse,
    "mul_abd": _product,
    "shiftr": _shift_by_register,
    "extendr": _extend,
    "sat_bit": _bit_field,
    "ldst_unsigned_pimm": _access_up,
    "ldst_unsigned_nimm": _access_down,
    "ldst_unsigned_reg": _access_at_index,
    "ldst_signed_pimm": _access_up,
    "ldst_signed_nimm": _access_down,
    "ldst16_imm": _short_access,
    "ldsth16_imm": _short_access,
    "ldst16_sp": _stack_access,
    "bcond": _conditional,
    "bcond16": _short_conditional,
    "b": _branch,
    "bl": _branch,
    "b16": _short_branch,
    "bx16": _exchange,
    "dpint16_2l": _short_compute,
    "addsub16_3l": _short_sum,
    "addsub16_2l_imm": _short_sum,
    "addsub16_1l_imm": _short_constant,
    "shift16_imm": _short_shift,
    "addsub16_2h": _high,
    "adjsp16": _adjust,
}
