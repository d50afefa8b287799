"""AArch64 Advanced SIMD: rows that compute lane by lane or bit by bit, on whole vector registers.

A row is there for every arrangement: `add_16b`, `add_8h`, `add_4s`, `add_2d`. Timing: as in `rows`.
"""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.lanes import join, lanes, split
from ciphergen.backends.machine.row import Cost, Row, Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import (
    ARRANGEMENTS,
    PATTERN,
    SIMD,
    UNSIGNED,
    Arrangement,
    V,
    right_shift,
    row,
)
from ciphergen.dsl.term import Term, const

_FIXED = Timing.DATA_INDEPENDENT
_VV = {"Rd": V, "Rn": V}
_VVV = {"Rd": V, "Rn": V, "Rm": V}
_3B = "{Rd}.16b, {Rn}.16b, {Rm}.16b"
_2B = "{Rd}.16b, {Rn}.16b"
# The bits that tell the arrangement and hold the distance of a shift, `immh:immb`.
_DISTANCE = {"16b": "0001 shift:3", "8h": "001 shift:4", "4s": "01 shift:5", "2d": "1 shift:6"}

Binary = Callable[[Term, Term], Term]
Shift = Callable[[Term, int], Term]


def _map(bits: int, f: Binary) -> Semantics:
    return lambda m: m.write("Rd", lanes(bits, f, m.read("Rn"), m.read("Rm")))


def _bits(f: Binary) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Rn"), m.read("Rm")))


def _shift(bits: int, f: Shift) -> Semantics:
    def meaning(m: Machine) -> None:
        distance = m.value("shift")
        m.write("Rd", lanes(bits, lambda a: f(a, distance), m.read("Rn")))

    return meaning


def _shift_insert(bits: int, f: Shift) -> Semantics:
    """Return the meaning of SLI or SRI: a shift in which the vacated bits keep their values in Rd."""

    def meaning(m: Machine) -> None:
        distance = m.value("shift")
        empty = ~f(const(-1, bits), distance)
        m.write("Rd", lanes(bits, lambda old, a: (old & empty) | f(a, distance), m.read("Rd"), m.read("Rn")))

    return meaning


def _left(a: Term, distance: int) -> Term:
    return a << distance


def _right(a: Term, distance: int) -> Term:
    return a >> distance


def _choose(f: Callable[[Term, Term, Term], Term]) -> Semantics:
    """Return the meaning Rd = f(Rd, Rn, Rm), bit by bit."""
    return lambda m: m.write("Rd", f(m.read("Rd"), m.read("Rn"), m.read("Rm")))


def _immediate(bits: int, *, inverted: bool) -> Semantics:
    """Return the meaning of MOVI or MVNI: an 8-bit number, shifted, in every lane, or its complement."""

    def meaning(m: Machine) -> None:
        lane = const(m.value("imm") << m.value("shift"), bits)
        m.write("Rd", join([~lane if inverted else lane] * (128 // bits)))

    return meaning


def _lane_wise(lane: Arrangement) -> list[Row]:
    """Return the rows of sums, differences and shifts in one arrangement."""
    name, bits, size, distance = lane.name, lane.bits, lane.size, _DISTANCE[lane.name]
    three, two = f"{{Rd}}.{name}, {{Rn}}.{name}, {{Rm}}.{name}", f"{{Rd}}.{name}, {{Rn}}.{name}"
    left, right = {**_VV, "shift": UNSIGNED}, {**_VV, "shift": right_shift(bits)}
    # fmt: off
    return [
        row(f"add_{name}", f"0 1 0 01110 {size} 1 Rm 10000 1 Rn Rd", f"add {three}", _VVV,
            _map(bits, lambda a, b: a + b), _FIXED, costs.ADD, SIMD),
        row(f"sub_{name}", f"0 1 1 01110 {size} 1 Rm 10000 1 Rn Rd", f"sub {three}", _VVV,
            _map(bits, lambda a, b: a - b), _FIXED, costs.ADD, SIMD),
        row(f"shl_{name}", f"0 1 0 011110 {distance} 010101 Rn Rd", f"shl {two}, #{{shift}}", left,
            _shift(bits, _left), _FIXED, costs.SHIFT, SIMD),
        row(f"ushr_{name}", f"0 1 1 011110 {distance} 000001 Rn Rd", f"ushr {two}, #{{shift}}", right,
            _shift(bits, _right), _FIXED, costs.SHIFT, SIMD),
        row(f"sli_{name}", f"0 1 1 011110 {distance} 010101 Rn Rd", f"sli {two}, #{{shift}}", left,
            _shift_insert(bits, _left), _FIXED, costs.INSERT, SIMD),
        row(f"sri_{name}", f"0 1 1 011110 {distance} 010001 Rn Rd", f"sri {two}, #{{shift}}", right,
            _shift_insert(bits, _right), _FIXED, costs.INSERT, SIMD),
    ]
    # fmt: on


def _logic(name: str, opcode: str, meaning: Semantics, timing: Timing, cost: dict[str, Cost]) -> Row:
    """Return the row of a bitwise operation. opcode: the bits U and size."""
    u, size = opcode.split()
    return row(f"{name}_16b", f"0 1 {u} 01110 {size} 1 Rm 00011 1 Rn Rd", f"{name} {_3B}", _VVV, meaning, timing,
               cost, SIMD)  # fmt: skip


# fmt: off
_LOGIC = (
    _logic("and", "0 00", _bits(lambda a, b: a & b), _FIXED, costs.LOGIC),
    _logic("bic", "0 01", _bits(lambda a, b: a & ~b), _FIXED, costs.LOGIC),
    _logic("orr", "0 10", _bits(lambda a, b: a | b), _FIXED, costs.LOGIC),
    _logic("orn", "0 11", _bits(lambda a, b: a | ~b), _FIXED, costs.LOGIC),
    _logic("eor", "1 00", _bits(lambda a, b: a ^ b), _FIXED, costs.LOGIC),
    _logic("bsl", "1 01", _choose(lambda d, n, m: (d & n) | (~d & m)), _FIXED, costs.SELECT),
    _logic("bit", "1 10", _choose(lambda d, n, m: (m & n) | (~m & d)), _FIXED, costs.SELECT),
    _logic("bif", "1 11", _choose(lambda d, n, m: (m & d) | (~m & n)), _FIXED, costs.SELECT),
    row("not_16b", "0 1 1 01110 00 10000 00101 10 Rn Rd", f"not {_2B}", _VV,
        lambda m: m.write("Rd", ~m.read("Rn")), _FIXED, costs.LOGIC, SIMD),
    row("rbit_16b", "0 1 1 01110 01 10000 00101 10 Rn Rd", f"rbit {_2B}", _VV,
        lambda m: m.write("Rd", lanes(8, lambda a: join(split(1, a)[::-1]), m.read("Rn"))),
        _FIXED, costs.PERMUTE, SIMD),
)

_CONSTANTS = (
    row("movi_16b", "0 1 0 0111100000 imm[7:5] 1110 01 imm[4:0] Rd", "movi {Rd}.16b, #{imm}",
        {"Rd": V, "imm": PATTERN}, lambda m: m.write("Rd", join([const(m.value("imm"), 8)] * 16)),
        _FIXED, costs.LOGIC, SIMD),
    *(
        row(f"{name}_{size}", f"0 1 {op} 0111100000 imm[7:5] {cmode} 01 imm[4:0] Rd",
            f"{name} {{Rd}}.{size}, #{{imm}}, lsl #{{shift}}", {"Rd": V, "imm": PATTERN, "shift": UNSIGNED},
            _immediate(bits, inverted=name == "mvni"), _FIXED, costs.LOGIC, SIMD)
        for name, op in (("movi", 0), ("mvni", 1))
        for size, bits, cmode in (("8h", 16, "10 shift[3] 0"), ("4s", 32, "0 shift[4:3] 0"))
    ),
)
# fmt: on

VECTOR_ROWS = (*(r for lane in ARRANGEMENTS for r in _lane_wise(lane)), *_LOGIC, *_CONSTANTS)
