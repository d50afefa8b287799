"""RV32I, RV64I and the rows of Zbb, Zbc and M, as RISC-V International's Sail model has them.

Read by hand (github.com/riscv/sail-riscv), clause by clause, and written again on numbers, without a look at the rows:

    model/extensions/I/base_insts.sail at 072815f5c13df03bbd1a89c14dd94bdc39e463a5
    model/extensions/I/jalr_seq.sail   at 0be565efc1be8a1837be3be43f401c520bafc6ba
    model/extensions/M/mext_insts.sail at 24dac4fff3d2530f19a18b5ba62f8bdcacbfe08c
    model/extensions/B/zbb_insts.sail  at 7b9358a260637ef1b20c9ba6f3da1d541685fb37
    model/extensions/B/zbc_insts.sail  at 0be565efc1be8a1837be3be43f401c520bafc6ba
    model/core/prelude.sail            at 15c6af3aa4873730b1c2b8625d3b83100191c323

Functions are called as the clauses are. Memory is flat and little-endian, the
extension C is off, traps end an instruction: what privilege levels add is not here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.backends.official.tables import bits


class MisalignedJump(Exception):
    """The exception E_Fetch_Addr_Align of `jump_to`."""


class Hart:
    """x1 to x31, the program counter, and the memory that an instruction may touch."""

    def __init__(self, xlen: int, x: Mapping[int, int], pc: int, memory: Mapping[int, int]) -> None:
        self.xlen, self.mask = xlen, (1 << xlen) - 1
        self.x, self.memory = dict(x), dict(memory)
        self.pc, self.next_pc = pc, (pc + 4) & self.mask
        self.touched: set[int] = set()

    def read(self, number: int) -> int:
        return self.x[number] if number else 0

    def write(self, number: int, value: int) -> None:
        if number:
            self.x[number] = value & self.mask

    def load(self, address: int, width: int) -> int:
        places = [(address + i) & self.mask for i in range(width)]
        self.touched.update(places)
        return sum(self.memory[place] << 8 * i for i, place in enumerate(places))

    def store(self, address: int, width: int, value: int) -> None:
        for i in range(width):
            place = (address + i) & self.mask
            self.touched.add(place)
            self.memory[place] = value >> 8 * i & 0xFF

    def jump_to(self, target: int) -> None:
        assert target & 1 == 0
        if target & 2:
            raise MisalignedJump
        self.next_pc = target


def signed(value: int, width: int) -> int:
    return value - (1 << width) if value >> (width - 1) else value


def sign_extend(value: int, width: int, to: int) -> int:
    return signed(value, width) & ((1 << to) - 1)


def shift_bits_right_arith(value: int, shift: int, width: int) -> int:
    extended = signed(value, width) & ((1 << (width + shift)) - 1)
    return extended >> shift & ((1 << width) - 1)


def rotater(value: int, shift: int, width: int) -> int:
    return (value >> shift | value << (width - shift)) & ((1 << width) - 1)


def rotatel(value: int, shift: int, width: int) -> int:
    return (value << shift | value >> (width - shift)) & ((1 << width) - 1)


def log2_xlen(hart: Hart) -> int:
    return 6 if hart.xlen == 64 else 5


def rd(word: int) -> int:
    return bits(word, 7, 5)


def rs1(hart: Hart, word: int) -> int:
    return hart.read(bits(word, 15, 5))


def rs2(hart: Hart, word: int) -> int:
    return hart.read(bits(word, 20, 5))


def utype(hart: Hart, name: str, word: int) -> None:
    off = sign_extend(bits(word, 12, 20) << 12, 32, hart.xlen)
    hart.write(rd(word), off if name == "lui" else hart.pc + off)


def jal(hart: Hart, name: str, word: int) -> None:
    """encdec: imm[19], imm[9..0], imm[10], imm[18..11] of an imm that a 0 follows."""
    imm = bits(word, 31, 1) << 19 | bits(word, 21, 10) | bits(word, 20, 1) << 10 | bits(word, 12, 8) << 11
    link = hart.next_pc
    hart.jump_to((hart.pc + sign_extend(imm << 1, 21, hart.xlen)) & hart.mask)
    hart.write(rd(word), link)


def jalr(hart: Hart, name: str, word: int) -> None:
    link = hart.next_pc
    target = (rs1(hart, word) + sign_extend(bits(word, 20, 12), 12, hart.xlen)) & hart.mask
    hart.jump_to(target & ~1)
    hart.write(rd(word), link)


def btype(hart: Hart, name: str, word: int) -> None:
    """encdec: imm[11], imm[9..4] before the registers, imm[3..0], imm[10] behind them; a 0 follows."""
    imm = bits(word, 31, 1) << 11 | bits(word, 25, 6) << 4 | bits(word, 8, 4) | bits(word, 7, 1) << 10
    a, b = rs1(hart, word), rs2(hart, word)
    taken = {
        "beq": a == b,
        "bne": a != b,
        "blt": signed(a, hart.xlen) < signed(b, hart.xlen),
        "bge": signed(a, hart.xlen) >= signed(b, hart.xlen),
        "bltu": a < b,
        "bgeu": a >= b,
    }[name]
    if taken:
        hart.jump_to((hart.pc + sign_extend(imm << 1, 13, hart.xlen)) & hart.mask)


def itype(hart: Hart, name: str, word: int) -> None:
    a, immext = rs1(hart, word), sign_extend(bits(word, 20, 12), 12, hart.xlen)
    result = {
        "addi": a + immext,
        "slti": int(signed(a, hart.xlen) < signed(immext, hart.xlen)),
        "sltiu": int(a < immext),
        "andi": a & immext,
        "ori": a | immext,
        "xori": a ^ immext,
    }[name]
    hart.write(rd(word), result)


def shiftiop(hart: Hart, name: str, word: int) -> None:
    a, shamt = rs1(hart, word), bits(word, 20, log2_xlen(hart))
    result = {"slli": a << shamt, "srli": a >> shamt, "srai": shift_bits_right_arith(a, shamt, hart.xlen)}[name]
    hart.write(rd(word), result)


def rtype(hart: Hart, name: str, word: int) -> None:
    a, b = rs1(hart, word), rs2(hart, word)
    shift = bits(b, 0, log2_xlen(hart))
    result = {
        "add": a + b,
        "slt": int(signed(a, hart.xlen) < signed(b, hart.xlen)),
        "sltu": int(a < b),
        "and": a & b,
        "or": a | b,
        "xor": a ^ b,
        "sll": a << shift,
        "srl": a >> shift,
        "sub": a - b,
        "sra": shift_bits_right_arith(a, shift, hart.xlen),
    }[name]
    hart.write(rd(word), result)


WIDTH = {"b": 1, "h": 2, "w": 4, "d": 8}


def load(hart: Hart, name: str, word: int) -> None:
    width, is_unsigned = WIDTH[name[1]], name.endswith("u")
    value = hart.load((rs1(hart, word) + sign_extend(bits(word, 20, 12), 12, hart.xlen)) & hart.mask, width)
    hart.write(rd(word), value if is_unsigned else sign_extend(value, 8 * width, hart.xlen))


def store(hart: Hart, name: str, word: int) -> None:
    width, imm = WIDTH[name[1]], bits(word, 25, 7) << 5 | bits(word, 7, 5)
    data = bits(rs2(hart, word), 0, 8 * width)
    hart.store((rs1(hart, word) + sign_extend(imm, 12, hart.xlen)) & hart.mask, width, data)


def zbb_rtype(hart: Hart, name: str, word: int) -> None:
    a, b = rs1(hart, word), rs2(hart, word)
    result = {
        "andn": a & (b ^ hart.mask),
        "orn": a | (b ^ hart.mask),
        "xnor": (a ^ b) ^ hart.mask,
        "rol": rotatel(a, bits(b, 0, log2_xlen(hart)), hart.xlen),
        "ror": rotater(a, bits(b, 0, log2_xlen(hart)), hart.xlen),
    }[name]
    hart.write(rd(word), result)


def rori(hart: Hart, name: str, word: int) -> None:
    hart.write(rd(word), rotater(rs1(hart, word), bits(word, 20, log2_xlen(hart)), hart.xlen))


def rev8(hart: Hart, name: str, word: int) -> None:
    hart.write(rd(word), int.from_bytes(rs1(hart, word).to_bytes(hart.xlen // 8, "little"), "big"))


def zbb_extop(hart: Hart, name: str, word: int) -> None:
    assert name == "zext.h"
    hart.write(rd(word), bits(rs1(hart, word), 0, 16))


def clmul(hart: Hart, name: str, word: int) -> None:
    """Both clauses take a part of `carryless_mul`, the sum of shifted operands without carries."""
    product, multiplicand, multiplier = 0, rs1(hart, word), rs2(hart, word)
    for i in range(hart.xlen):
        product ^= multiplicand << i if bits(multiplier, i, 1) else 0
    hart.write(rd(word), bits(product, hart.xlen if name == "clmulh" else 0, hart.xlen))


def mul(hart: Hart, name: str, word: int) -> None:
    hart.write(rd(word), bits(signed(rs1(hart, word), hart.xlen) * signed(rs2(hart, word), hart.xlen), 0, hart.xlen))


def mulw(hart: Hart, name: str, word: int) -> None:
    product = signed(bits(rs1(hart, word), 0, 32), 32) * signed(bits(rs2(hart, word), 0, 32), 32)
    hart.write(rd(word), sign_extend(bits(product, 0, 32), 32, hart.xlen))


def addiw(hart: Hart, name: str, word: int) -> None:
    result = sign_extend(bits(word, 20, 12), 12, hart.xlen) + rs1(hart, word)
    hart.write(rd(word), sign_extend(bits(result, 0, 32), 32, hart.xlen))


def shiftiwop(hart: Hart, name: str, word: int) -> None:
    a, shamt = bits(rs1(hart, word), 0, 32), bits(word, 20, 5)
    result = {"slliw": a << shamt, "srliw": a >> shamt, "sraiw": shift_bits_right_arith(a, shamt, 32)}[name]
    hart.write(rd(word), sign_extend(bits(result, 0, 32), 32, hart.xlen))


def rtypew(hart: Hart, name: str, word: int) -> None:
    a, b = bits(rs1(hart, word), 0, 32), bits(rs2(hart, word), 0, 32)
    shift = bits(b, 0, 5)
    result = {
        "addw": a + b,
        "subw": a - b,
        "sllw": a << shift,
        "srlw": a >> shift,
        "sraw": shift_bits_right_arith(a, shift, 32),
    }[name]
    hart.write(rd(word), sign_extend(bits(result, 0, 32), 32, hart.xlen))


def zbb_rtypew(hart: Hart, name: str, word: int) -> None:
    a, shift = bits(rs1(hart, word), 0, 32), bits(rs2(hart, word), 0, 5)
    result = {"rolw": rotatel(a, shift, 32), "rorw": rotater(a, shift, 32)}[name]
    hart.write(rd(word), sign_extend(result, 32, hart.xlen))


def roriw(hart: Hart, name: str, word: int) -> None:
    result = rotater(bits(rs1(hart, word), 0, 32), bits(word, 20, 5), 32)
    hart.write(rd(word), sign_extend(result, 32, hart.xlen))


CLAUSES: tuple[tuple[Callable[[Hart, str, int], None], str], ...] = (
    (utype, "lui auipc"),
    (jal, "jal"),
    (jalr, "jalr"),
    (btype, "beq bne blt bge bltu bgeu"),
    (itype, "addi slti sltiu andi ori xori"),
    (shiftiop, "slli srli srai"),
    (rtype, "add slt sltu and or xor sll srl sub sra"),
    (load, "lb lh lw ld lbu lhu lwu"),
    (store, "sb sh sw sd"),
    (zbb_rtype, "andn orn xnor rol ror"),
    (rori, "rori"),
    (rev8, "rev8"),
    (zbb_extop, "zext.h"),
    (clmul, "clmul clmulh"),
    (mul, "mul"),
    (mulw, "mulw"),
    (addiw, "addiw"),
    (shiftiwop, "slliw srliw sraiw"),
    (rtypew, "addw subw sllw srlw sraw"),
    (zbb_rtypew, "rolw rorw"),
    (roriw, "roriw"),
)
EXECUTE = {name: clause for clause, names in CLAUSES for name in names.split()}
