"""AArch64: sums, differences and logical operations that set the flags, sums with a carry, and sums of which an operand
is a byte, half or word of a register, shifted on the way.

`adds_x`, `adds_x_lsl`, `adds_imm_x` and `adds_x_uxtb` are one operation with four kinds of second operand. A comparison
is `subs` into the zero register. Logical operations clear C and V. Timing: as in `rows`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.row import Cost, Operand, Row, Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import POSITIVE, SCALAR, UNSIGNED, W_OR_SP, X_OR_SP, W, X, row
from ciphergen.backends.targets.arm.flags import (
    FLAGS,
    difference_flags,
    sign_and_zero,
    sum_flags,
    sum_with_carry,
)
from ciphergen.backends.targets.arm.shifts import SHIFTS
from ciphergen.dsl.term import Term, const, extract, sext, zext

_FIXED = Timing.DATA_INDEPENDENT
_Binary = Callable[[Term, Term], Term]
_Flags = Callable[[Machine, Term, Term], None]
_Second = Callable[[Machine], Term]
_VIEWS = (("x", "1", X, X_OR_SP, 64), ("w", "0", W, W_OR_SP, 32))

# Mnemonic, its bit, meaning, flags.
_SUMS: tuple[tuple[str, str, _Binary, _Flags], ...] = (
    ("add", "0", lambda a, b: a + b, sum_flags),
    ("sub", "1", lambda a, b: a - b, difference_flags),
)
# Suffix, its bits, how many bits of the register count, whether the sign is extended.
_EXTENSIONS = (
    ("uxtb", "000", 8, False),
    ("uxth", "001", 16, False),
    ("uxtw", "010", 32, False),
    ("uxtx", "011", 64, False),
    ("sxtb", "100", 8, True),
    ("sxth", "101", 16, True),
    ("sxtw", "110", 32, True),
    ("sxtx", "111", 64, True),
)
_UP_TO_4 = replace(UNSIGNED, never=(5, 6, 7))


def _sum(f: _Binary, flags: _Flags | None, second: _Second) -> Semantics:
    def meaning(m: Machine) -> None:
        a, b = m.read("Rn"), second(m)
        m.write("Rd", f(a, b))
        if flags is not None:
            flags(m, a, b)

    return meaning


def _logic(f: _Binary, second: _Second) -> Semantics:
    """Return the meaning of ANDS and BICS."""

    def meaning(m: Machine) -> None:
        result = f(m.read("Rn"), second(m))
        m.write("Rd", result)
        sign_and_zero(m, result)
        m.write("C", const(0, 1))
        m.write("V", const(0, 1))

    return meaning


def _register(m: Machine) -> Term:
    return m.read("Rm")


def _shifted(shift: Callable[[Term, int], Term]) -> _Second:
    return lambda m: shift(m.read("Rm"), m.value("shift"))


def _number(bits: int, left: int) -> _Second:
    return lambda m: const(m.value("imm") << left, bits)


def _extended(bits: int, counting: int, signed: bool) -> _Second:
    wider = sext if signed else zext

    def second(m: Machine) -> Term:
        value = m.read("Rm")
        low = extract(value, min(counting, value.width) - 1, 0)
        return wider(low, bits) << m.value("shift")

    return second


def _distance(name: str) -> Operand:
    return POSITIVE if name == "lsl" else UNSIGNED


def _row(
    name: str, encoding: str, syntax: str, operands: Mapping[str, Operand], meaning: Semantics, cost: Mapping[str, Cost]
) -> Row:
    return row(name, encoding, syntax, operands, meaning, _FIXED, cost, SCALAR)


def _sums_with_flags() -> Iterator[Row]:
    for mnemonic, op, f, flags in _SUMS:
        name = f"{mnemonic}s"
        for view, wide, register, or_sp, bits in _VIEWS:
            operands = {"Rd": register, "Rn": register, "Rm": register, **FLAGS}
            front = f"{name} {{Rd}}, {{Rn}}"
            yield _row(f"{name}_{view}", f"{wide} {op} 1 01011 00 0 Rm 000000 Rn Rd", f"{front}, {{Rm}}",
                       operands, _sum(f, flags, _register), costs.ALU)  # fmt: skip
            for kind, code, shift in SHIFTS[:3]:
                distance = "shift:6" if wide == "1" else "0 shift:5"
                yield _row(f"{name}_{view}_{kind}", f"{wide} {op} 1 01011 {code} 0 Rm {distance} Rn Rd",
                           f"{front}, {{Rm}}, {kind} #{{shift}}", {**operands, "shift": _distance(kind)},
                           _sum(f, flags, _shifted(shift)), costs.SUM_SHIFTED)  # fmt: skip
            yield _row(f"{name}_imm_{view}", f"{wide} {op} 1 100010 0 imm:12 Rn Rd", f"{front}, #{{imm}}",
                       {"Rd": register, "Rn": or_sp, "imm": UNSIGNED, **FLAGS},
                       _sum(f, flags, _number(bits, 0)), costs.ALU)  # fmt: skip


def _large_numbers() -> Iterator[Row]:
    """Yield the sums with a number of 12 bits in front of 12 zeros."""
    for mnemonic, op, f, flags in _SUMS:
        for view, wide, register, or_sp, bits in _VIEWS:
            for name, sets in ((mnemonic, "0"), (f"{mnemonic}s", "1")):
                operands = {"Rd": register if sets == "1" else or_sp, "Rn": or_sp, "imm": UNSIGNED}
                yield _row(f"{name}_imm12_{view}", f"{wide} {op} {sets} 100010 1 imm:12 Rn Rd",
                           f"{name} {{Rd}}, {{Rn}}, #{{imm}}, lsl #12",
                           {**operands, **(FLAGS if sets == "1" else {})},
                           _sum(f, flags if sets == "1" else None, _number(bits, 12)), costs.ALU)  # fmt: skip


def _extended_sums() -> Iterator[Row]:
    for mnemonic, op, f, flags in _SUMS:
        for view, wide, register, or_sp, bits in _VIEWS:
            for suffix, option, counting, signed in _EXTENSIONS:
                if counting > bits:
                    continue
                for name, sets in ((mnemonic, "0"), (f"{mnemonic}s", "1")):
                    operands = {"Rd": register if sets == "1" else or_sp, "Rn": or_sp, "shift": _UP_TO_4}
                    yield _row(f"{name}_{view}_{suffix}", f"{wide} {op} {sets} 01011 00 1 Rm {option} shift:3 Rn Rd",
                               f"{name} {{Rd}}, {{Rn}}, {{Rm}}, {suffix} #{{shift}}",
                               {**operands, "Rm": X if counting == 64 else W, **(FLAGS if sets == "1" else {})},
                               _sum(f, flags if sets == "1" else None, _extended(bits, counting, signed)),
                               costs.SUM_SHIFTED)  # fmt: skip


def _logic_with_flags() -> Iterator[Row]:
    for name, invert, f in (("ands", "0", lambda a, b: a & b), ("bics", "1", lambda a, b: a & ~b)):
        for view, wide, register, _, _ in _VIEWS:
            operands = {"Rd": register, "Rn": register, "Rm": register, **FLAGS}
            front = f"{name} {{Rd}}, {{Rn}}, {{Rm}}"
            yield _row(f"{name}_{view}", f"{wide} 11 01010 00 {invert} Rm 000000 Rn Rd", front,
                       operands, _logic(f, _register), costs.ALU)  # fmt: skip
            for kind, code, shift in SHIFTS:
                distance = "shift:6" if wide == "1" else "0 shift:5"
                yield _row(f"{name}_{view}_{kind}", f"{wide} 11 01010 {code} {invert} Rm {distance} Rn Rd",
                           f"{front}, {kind} #{{shift}}", {**operands, "shift": _distance(kind)},
                           _logic(f, _shifted(shift)), costs.LOGIC_SHIFTED)  # fmt: skip


def _with_carry(invert: bool, sets: bool) -> Semantics:
    """Return the meaning of ADC and SBC: a difference is a sum with the complement."""

    def meaning(m: Machine) -> None:
        b = m.read("Rm")
        result, flags = sum_with_carry(m.read("Rn"), ~b if invert else b, m.read("C"))
        m.write("Rd", result)
        for name, value in flags.items() if sets else ():
            m.write(name, value)

    return meaning


def _carries() -> Iterator[Row]:
    for mnemonic, op in (("adc", "0"), ("sbc", "1")):
        for view, wide, register, _, _ in _VIEWS:
            for name, sets in ((mnemonic, False), (f"{mnemonic}s", True)):
                flags = FLAGS if sets else {"C": FLAGS["C"]}
                yield _row(f"{name}_{view}", f"{wide} {op} {sets:d} 11010000 Rm 000000 Rn Rd",
                           f"{name} {{Rd}}, {{Rn}}, {{Rm}}", {"Rd": register, "Rn": register, "Rm": register, **flags},
                           _with_carry(op == "1", sets), costs.ALU)  # fmt: skip


FLAG_ROWS = (
    *_sums_with_flags(),
    *_large_numbers(),
    *_extended_sums(),
    *_logic_with_flags(),
    *_carries(),
)
