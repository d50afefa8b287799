"""What Arm's pseudocode for A64 is written in: registers, memory, shifts and elements, on numbers.

Read by hand and written again, without a look at the rows. The files `a64_integer`, `a64_memory`, `a64_vector` and
`a64_crypto` hold the instructions, a function for each group of Arm's table, called as the table calls it. They follow
the pseudocode of Arm's XML of A64, in the form of `__instruction aarch64_...` that alastairreid/mra_tools gives it (of
about v8.6); the names of variables and the conditions under which an encoding is UNDEFINED are its own. The pseudocode
of ADD and SUB (shifted register) and of REV16, REV32 and REV64 (vector) is that of the manual. AdvSIMDExpandImm is as
in rems-project/sail-arm, arm-v8.5-a/model/aarch64_vector.sail at 08914080bf0e71ac30a88eb51403c9100288c462. Left out is
what concerns exception levels, traps, tags and debugging.
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.backends.official.tables import bits

ADDRESS = (1 << 64) - 1


class Undefined(Exception):
    """The pseudocode says UNDEFINED, or leaves open what happens."""


def undefined_if(condition: bool) -> None:
    if condition:
        raise Undefined


class Core:
    """X of 31 registers, SP, V of 32, the program counter, and the memory that an instruction may touch."""

    def __init__(
        self, x: Mapping[int, int], v: Mapping[int, int], flags: Mapping[int, int], pc: int, memory: Mapping[int, int]
    ) -> None:
        self._x, self._v, self.memory = dict(x), dict(v), dict(memory)  # SP is the 31st of x
        self.nzcv = tuple(flags[number] for number in range(4))
        self.pc, self.next = pc, (pc + 4) & ADDRESS
        self.touched: set[int] = set()

    @property
    def registers(self) -> tuple[dict[int, int], dict[int, int], dict[int, int]]:
        return self._x, self._v, dict(enumerate(self.nzcv))

    def x(self, n: int, width: int) -> int:
        return bits(self._x[n], 0, width) if n != 31 else 0

    def set_x(self, n: int, value: int, width: int) -> None:
        """Writes of 32 bits clear the upper half."""
        if n != 31:
            self._x[n] = bits(value, 0, width)

    def sp(self, width: int = 64) -> int:
        return bits(self._x[31], 0, width)

    def set_sp(self, value: int, width: int = 64) -> None:
        self._x[31] = bits(value, 0, width)

    def v(self, n: int, width: int = 128) -> int:
        return bits(self._v[n], 0, width)

    def set_v(self, n: int, value: int, width: int = 128) -> None:
        """Bits above those that are written become 0."""
        self._v[n] = bits(value, 0, width)

    def load(self, address: int, size: int) -> int:
        places = [(address + i) & ADDRESS for i in range(size)]
        self.touched.update(places)
        return sum(self.memory[place] << 8 * i for i, place in enumerate(places))

    def store(self, address: int, size: int, value: int) -> None:
        for i in range(size):
            place = (address + i) & ADDRESS
            self.touched.add(place)
            self.memory[place] = value >> 8 * i & 0xFF

    def branch_to(self, target: int) -> None:
        self.next = target & ADDRESS


def ones(count: int) -> int:
    return (1 << count) - 1


def sign_extend(value: int, width: int) -> int:
    return (value ^ 1 << (width - 1)) - (1 << (width - 1))


def ror(value: int, amount: int, width: int) -> int:
    amount %= width
    return bits(value >> amount | value << (width - amount), 0, width)


def rol(value: int, amount: int, width: int) -> int:
    return ror(value, width - amount, width)


def replicate(value: int, width: int, count: int) -> int:
    return sum(value << width * i for i in range(count))


def elem(vector: int, e: int, size: int) -> int:
    return bits(vector, e * size, size)


def set_elem(vector: int, e: int, size: int, value: int) -> int:
    field = ones(size) << e * size
    return vector & ~field | bits(value, 0, size) << e * size


def highest_set_bit(value: int) -> int:
    return value.bit_length() - 1


def lowest_set_bit(value: int, width: int) -> int:
    return next((i for i in range(width) if value >> i & 1), width)


def shift_reg(value: int, shift_type: int, amount: int, width: int) -> int:
    """ShiftReg, the type as DecodeShift reads it: LSL, LSR, ASR, ROR."""
    if shift_type == 0b00:
        return bits(value << amount, 0, width)
    if shift_type == 0b01:
        return value >> amount
    if shift_type == 0b10:
        return bits(sign_extend(value, width) >> amount, 0, width)
    return ror(value, amount, width)


def add_with_carry(x: int, y: int, carry_in: int, width: int) -> tuple[int, tuple[int, int, int, int]]:
    """AddWithCarry: the sum, and N, Z, C and V."""
    unsigned_sum = x + y + carry_in
    signed_sum = sign_extend(x, width) + sign_extend(y, width) + carry_in
    result = bits(unsigned_sum, 0, width)
    carry, overflow = int(result != unsigned_sum), int(sign_extend(result, width) != signed_sum)
    return result, (bits(result, width - 1, 1), int(result == 0), carry, overflow)


def condition_holds(cond: int, nzcv: tuple[int, ...]) -> bool:
    """ConditionHolds."""
    n, z, c, v = nzcv
    result = {
        0b000: z == 1,
        0b001: c == 1,
        0b010: n == 1,
        0b011: v == 1,
        0b100: c == 1 and z == 0,
        0b101: n == v,
        0b110: n == v and z == 0,
        0b111: True,
    }[cond >> 1]
    return not result if cond & 1 and cond != 0b1111 else result


def extend_reg(value: int, extend_type: int, shift: int, width: int) -> int:
    """ExtendReg: of a register of `width` bits, the type as DecodeRegExtend reads it."""
    length = min(8 << (extend_type & 0b11), width - shift)
    low = bits(value, 0, length)
    extended = sign_extend(low, length) if extend_type & 0b100 else low
    return bits(extended << shift, 0, width)


def decode_bit_masks(n: int, imms: int, immr: int, width: int, *, immediate: bool = False) -> tuple[int, int]:
    """DecodeBitMasks: wmask and tmask."""
    length = highest_set_bit(n << 6 | ~imms & 0b111111)
    undefined_if(length < 1)
    undefined_if(width < 1 << length)
    levels = ones(length)
    undefined_if(immediate and imms & levels == levels)
    s, r = imms & levels, immr & levels
    esize = 1 << length
    d = bits(s - r, 0, length)
    welem, telem = ones(s + 1), ones(d + 1)
    return replicate(ror(welem, r, esize), esize, width // esize), replicate(telem, esize, width // esize)


def expand_imm(op: int, cmode: int, imm8: int) -> int:
    """AdvSIMDExpandImm for integers (cmode<3:1> is not 111, but for bytes)."""
    kind = cmode >> 1
    if kind <= 0b011:
        return replicate(imm8 << 8 * kind, 32, 2)
    if kind <= 0b101:
        return replicate(imm8 << 8 * (kind & 1), 16, 4)
    if kind == 0b110:
        return replicate(imm8 << 16 | 0xFFFF if cmode & 1 else imm8 << 8 | 0xFF, 32, 2)
    undefined_if(bool(cmode & 1 or op))
    return replicate(imm8, 8, 8)
