"""Armv7-M: 32-bit instructions that compute, none of which sets flags but comparisons and the `s` forms of sums.

Operations on two registers take the second one shifted or rotated by a fixed distance: `eor_ror` is Rn ^ (Rm rotated
right). Constants are 8 bits, once or repeated (`_b`: in every byte, `_l` and `_h`: in the lower and in the upper byte
of each half), or 16 bits (`movw`, `movt`), or 12 (`addw`, `subw`).

Timing: table 3-1 of the technical reference manuals of both cores gives one cycle, whatever the operands, MUL included;
products of 64 bits, which take 3 to 5 on the Cortex-M3 by their operands, are not here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.row import Operand, Row, Timing
from ciphergen.backends.targets.arm.flags import FLAGS, difference_flags, sign_and_zero, sum_flags
from ciphergen.backends.targets.arm.shifts import SHIFTS, Shift
from ciphergen.backends.targets.armv7m.operands import (
    PATTERN,
    POSITIVE,
    SP,
    UNSIGNED,
    R,
    register,
    row,
)
from ciphergen.dsl.term import Term, concat, const, extract, zext

_FIXED = Timing.DATA_INDEPENDENT
_Binary = Callable[[Term, Term], Term]


# Mnemonic, its bits, meaning.
_TWO: tuple[tuple[str, str, _Binary], ...] = (
    ("and", "0000", lambda a, b: a & b),
    ("bic", "0001", lambda a, b: a & ~b),
    ("orr", "0010", lambda a, b: a | b),
    ("orn", "0011", lambda a, b: a | ~b),
    ("eor", "0100", lambda a, b: a ^ b),
    ("add", "1000", lambda a, b: a + b),
    ("sub", "1101", lambda a, b: a - b),
    ("rsb", "1110", lambda a, b: b - a),
)
_RRR = {"Rd": R, "Rn": R, "Rm": R}
_RR = {"Rd": R, "Rm": R}


def _registers(f: _Binary) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Rn"), m.read("Rm")))


def _shifted(f: _Binary, shift: Shift) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Rn"), shift(m.read("Rm"), m.value("shift"))))


def _constant(f: _Binary) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Rn"), const(m.value("imm"), 32)))


def _one(f: Callable[[Term], Term]) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Rm")))


def _moved(shift: Shift) -> Semantics:
    return lambda m: m.write("Rd", shift(m.read("Rm"), m.value("shift")))


def _made(f: Callable[[Term], Term]) -> Semantics:
    return lambda m: m.write("Rd", f(const(m.value("imm"), 32)))


def _two_registers() -> Iterator[Row]:
    for name, bits, f in _TWO:
        yield row(name, f"1110101 {bits} 0 Rn:4 0 000 Rd:4 00 00 Rm:4", f"{name}.w {{Rd}}, {{Rn}}, {{Rm}}",
                  _RRR, _registers(f), _FIXED, f"{name.upper()} (register)")  # fmt: skip
        for kind, code, shift in SHIFTS:
            yield row(f"{name}_{kind}", f"1110101 {bits} 0 Rn:4 0 shift[4:2] Rd:4 shift[1:0] {code} Rm:4",
                      f"{name}.w {{Rd}}, {{Rn}}, {{Rm}}, {kind} #{{shift}}", {**_RRR, "shift": POSITIVE},
                      _shifted(f, shift), _FIXED, f"{name.upper()} (register)")  # fmt: skip


def _one_register() -> Iterator[Row]:
    yield row("mov", "1110101 0010 0 1111 0 000 Rd:4 00 00 Rm:4", "mov.w {Rd}, {Rm}", _RR,
              _one(lambda a: a), _FIXED, "MOV (register)")  # fmt: skip
    yield row("mvn", "1110101 0011 0 1111 0 000 Rd:4 00 00 Rm:4", "mvn.w {Rd}, {Rm}", _RR,
              _one(lambda a: ~a), _FIXED, "MVN (register)")  # fmt: skip
    for kind, code, shift in SHIFTS:
        yield row(kind, f"1110101 0010 0 1111 0 shift[4:2] Rd:4 shift[1:0] {code} Rm:4",
                  f"{kind}.w {{Rd}}, {{Rm}}, #{{shift}}", {**_RR, "shift": POSITIVE},
                  _moved(shift), _FIXED, f"{kind.upper()} (immediate)")  # fmt: skip
    yield row("uxtb", "11111010 0101 1111 1111 Rd:4 1000 Rm:4", "uxtb.w {Rd}, {Rm}", _RR,
              _one(lambda a: zext(extract(a, 7, 0), 32)), _FIXED, "UXTB")  # fmt: skip
    yield row("uxth", "11111010 0001 1111 1111 Rd:4 1000 Rm:4", "uxth.w {Rd}, {Rm}", _RR,
              _one(lambda a: zext(extract(a, 15, 0), 32)), _FIXED, "UXTH")  # fmt: skip
    yield row("rev", "11111010 1001 =Rm:4 1111 Rd:4 1000 Rm:4", "rev.w {Rd}, {Rm}", _RR,
              _one(lambda a: concat(*(extract(a, low + 7, low) for low in (0, 8, 16, 24)))), _FIXED, "REV")  # fmt: skip
    yield row("rev16", "11111010 1001 =Rm:4 1111 Rd:4 1001 Rm:4", "rev16.w {Rd}, {Rm}", _RR,
              _one(lambda a: concat(*(extract(a, low + 7, low) for low in (16, 24, 0, 8)))),
              _FIXED, "REV16")  # fmt: skip


def _field(m: Machine) -> None:
    low, last = m.value("lsb"), m.value("last")
    m.write("Rd", zext(extract(m.read("Rn"), low + last, low), 32))


_FIELD = row("ubfx", "11110 0 11 110 0 Rn:4 0 lsb[4:2] Rd:4 lsb[1:0] 0 last:5", "ubfx {Rd}, {Rn}, #{lsb}, #{last+1}",
             {"Rd": R, "Rn": R, "lsb": UNSIGNED, "last": Operand("unsigned", within=("lsb", 31))},
             _field, _FIXED, "UBFX")  # fmt: skip


def _by_register(f: _Binary) -> Semantics:
    """Return the meaning of a shift by the lowest byte of a register."""
    return lambda m: m.write("Rd", f(m.read("Rm"), m.read("Rs") & 0xFF))


def _turned(a: Term, n: Term) -> Term:
    """Return a rotation to the right, whose opposite shift is by 0 if the low bits of the distance are 0."""
    return (a >> (n & 31)) | (a << (-n & 31))


_SHIFTS_BY_REGISTER = tuple(
    row(f"{kind}_r", f"11111010 0 {code} 0 Rm:4 1111 Rd:4 0000 Rs:4", f"{kind}.w {{Rd}}, {{Rm}}, {{Rs}}",
        {**_RR, "Rs": R}, _by_register(f), _FIXED, f"{kind.upper()} (register)")
    for kind, code, f in (
        ("lsl", "00", lambda a, n: a << n), ("lsr", "01", lambda a, n: a >> n), ("ror", "11", _turned)
    )
)  # fmt: skip
_PRODUCT = row("mul", "111110110000 Rn:4 1111 Rd:4 0000 Rm:4", "mul {Rd}, {Rn}, {Rm}",
               _RRR, _registers(lambda a, b: a * b), _FIXED, "MUL")  # fmt: skip


# Suffix, its bits, what the eight bits are repeated by.
_REPEATED = (("", "000", 1), ("_l", "001", 0x00010001), ("_h", "010", 0x01000100), ("_b", "011", 0x01010101))

# Mnemonic, its bits, meaning.
_ALONE: tuple[tuple[str, str, Callable[[Term], Term]], ...] = (
    ("mov", "0010", lambda a: a),
    ("mvn", "0011", lambda a: ~a),
)


def _constants() -> Iterator[Row]:
    for suffix, bits, times in _REPEATED:
        imm = PATTERN if times == 1 else Operand("unsigned", pattern=True, positive=True, times=times)
        for name, code, f in _TWO:
            yield row(f"{name}_imm{suffix}", f"11110 0 0 {code} 0 Rn:4 0 {bits} Rd:4 imm:8",
                      f"{name}.w {{Rd}}, {{Rn}}, #{{imm}}", {"Rd": R, "Rn": R, "imm": imm},
                      _constant(f), _FIXED, f"{name.upper()} (immediate)")  # fmt: skip
        for name, code, g in _ALONE:
            yield row(f"{name}_imm{suffix}", f"11110 0 0 {code} 0 1111 0 {bits} Rd:4 imm:8",
                      f"{name}.w {{Rd}}, #{{imm}}", {"Rd": R, "imm": imm},
                      _made(g), _FIXED, f"{name.upper()} (immediate)")  # fmt: skip


def _movt(m: Machine) -> None:
    m.write("Rd", concat(const(m.value("imm"), 16), extract(m.read("Rd"), 15, 0)))


_WIDE = "{Rd}, {Rn}, #{imm}"
_PLAIN = (
    row("movw", "11110 imm[11] 10 0 1 0 0 imm[15:12] 0 imm[10:8] Rd:4 imm[7:0]", "movw {Rd}, #{imm}",
        {"Rd": R, "imm": PATTERN}, lambda m: m.write("Rd", const(m.value("imm"), 32)), _FIXED, "MOV (immediate)"),
    row("movt", "11110 imm[11] 10 1 1 0 0 imm[15:12] 0 imm[10:8] Rd:4 imm[7:0]", "movt {Rd}, #{imm}",
        {"Rd": R, "imm": PATTERN}, _movt, _FIXED, "MOVT"),
    row("addw", "11110 imm[11] 10 0 0 0 0 Rn:4 0 imm[10:8] Rd:4 imm[7:0]", f"addw {_WIDE}",
        {"Rd": R, "Rn": R, "imm": UNSIGNED}, _constant(lambda a, b: a + b), _FIXED, "ADD (immediate)"),
    row("subw", "11110 imm[11] 10 1 0 1 0 Rn:4 0 imm[10:8] Rd:4 imm[7:0]", f"subw {_WIDE}",
        {"Rd": R, "Rn": R, "imm": UNSIGNED}, _constant(lambda a, b: a - b), _FIXED, "SUB (immediate)"),
)  # fmt: skip


def _compare(other: Callable[[Machine], Term]) -> Semantics:
    return lambda m: difference_flags(m, m.read("Rn"), other(m))


def _sums(flags: Callable[[Machine, Term, Term], None], f: _Binary) -> Semantics:
    def meaning(m: Machine) -> None:
        a, b = m.read("Rn"), const(m.value("imm"), 32)
        m.write("Rd", f(a, b))
        flags(m, a, b)

    return meaning


def _imm(m: Machine) -> Term:
    return const(m.value("imm"), 32)


_TESTS = (
    row("cmp", "1110101 1101 1 Rn:4 0 000 1111 00 00 Rm:4", "cmp.w {Rn}, {Rm}", {"Rn": R, "Rm": R, **FLAGS},
        _compare(lambda m: m.read("Rm")), _FIXED, "CMP (register)"),
    row("cmp_imm", "11110 0 0 1101 1 Rn:4 0 000 1111 imm:8", "cmp.w {Rn}, #{imm}",
        {"Rn": R, "imm": UNSIGNED, **FLAGS}, _compare(_imm), _FIXED, "CMP (immediate)"),
    row("tst", "1110101 0000 1 Rn:4 0 000 1111 00 00 Rm:4", "tst.w {Rn}, {Rm}",
        {"Rn": R, "Rm": R, "N": FLAGS["N"], "Z": FLAGS["Z"]},
        lambda m: sign_and_zero(m, m.read("Rn") & m.read("Rm")), _FIXED, "TST (register)"),
    row("adds_imm", "11110 0 0 1000 1 Rn:4 0 000 Rd:4 imm:8", f"adds.w {_WIDE}",
        {"Rd": R, "Rn": R, "imm": UNSIGNED, **FLAGS}, _sums(sum_flags, lambda a, b: a + b), _FIXED, "ADD (immediate)"),
    row("subs_imm", "11110 0 0 1101 1 Rn:4 0 000 Rd:4 imm:8", f"subs.w {_WIDE}",
        {"Rd": R, "Rn": R, "imm": UNSIGNED, **FLAGS}, _sums(difference_flags, lambda a, b: a - b),
        _FIXED, "SUB (immediate)"),
)  # fmt: skip


def _sp(f: _Binary) -> Semantics:
    return lambda m: m.write("SP", f(m.read("SP"), const(m.value("imm"), 32)))


def _from_sp(m: Machine) -> None:
    m.write("Rd", m.read("SP") + m.value("imm"))


_STACK = (
    row("add_sp", "11110 imm[11] 10 0 0 0 0 1101 0 imm[10:8] 1101 imm[7:0]", "addw sp, sp, #{imm}",
        {"SP": register(SP), "imm": UNSIGNED}, _sp(lambda a, b: a + b), _FIXED, "ADD (SP plus immediate)"),
    row("add_from_sp", "11110 imm[11] 10 0 0 0 0 1101 0 imm[10:8] Rd:4 imm[7:0]", "addw {Rd}, sp, #{imm}",
        {"Rd": R, "SP": register(SP), "imm": UNSIGNED}, _from_sp, _FIXED, "ADD (SP plus immediate)"),
    row("sub_sp", "11110 imm[11] 10 1 0 1 0 1101 0 imm[10:8] 1101 imm[7:0]", "subw sp, sp, #{imm}",
        {"SP": register(SP), "imm": UNSIGNED}, _sp(lambda a, b: a - b), _FIXED, "SUB (SP minus immediate)"),
)  # fmt: skip

COMPUTE_ROWS = (
    *_two_registers(),
    *_one_register(),
    _FIELD,
    *_SHIFTS_BY_REGISTER,
    _PRODUCT,
    *_constants(),
    *_PLAIN,
    *_TESTS,
    *_STACK,
)
