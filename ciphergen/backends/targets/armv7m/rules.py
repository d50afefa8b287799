"""Armv7-M: selection rules, and how loops, memory and the stack are written.

Read by the generator only. The second operand of an operation comes rotated or shifted at no cost. Comparisons set the
flags, which the branch behind them reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

from ciphergen.backends.machine.calls import FunctionCalls, Routines
from ciphergen.backends.machine.emit import Emit, FramePlace, Half, JumpTarget, Made, Offset, Reg
from ciphergen.backends.machine.reversal import reversal, reversal_of_halves
from ciphergen.backends.machine.rule import (
    CodeAddresses,
    Comparisons,
    Generation,
    Idioms,
    Masks,
    Rule,
    RuleSet,
)
from ciphergen.backends.machine.target import Register
from ciphergen.backends.targets.armv7m.branch_rows import OPPOSITES
from ciphergen.backends.targets.armv7m.look_ups import Armv7mLookUps
from ciphergen.backends.targets.armv7m.shorter import SHORTER

_LR, _SP = Register("r", 14), Register("r", 13)
_ALL = (1 << 32) - 1
_LIMIT = 4096  # of the distances of ADDW, SUBW, LDR and STR
_BACK = 256  # of distances below 0 of LDR and STR
# The 8 bits of a constant once, or in several bytes of it.
_REPEATED = (("", 1), ("_l", 0x00010001), ("_h", 0x01000100), ("_b", 0x01010101))


def _form(c: int) -> str | None:
    """Return the suffix of the rows that encode a constant as an immediate, None if no row can."""
    return next((suffix for suffix, times in _REPEATED if c % times == 0 and c // times < 256), None)


def _fits(c: int) -> bool:
    return _form(c) is not None


def _inverse_fits(c: int) -> bool:
    return _fits(c ^ _ALL)


def _constant(e: Emit[Made], c: int) -> Made:
    if (form := _form(c)) is not None:
        return e(f"mov_imm{form}", c)
    if (form := _form(c ^ _ALL)) is not None:
        return e(f"mvn_imm{form}", c ^ _ALL)
    low = e("movw", c & 0xFFFF)
    return e("movt", low, c >> 16, into=low) if c >> 16 else low


def _immediate(row: str) -> Callable[[Emit[Made], Reg, int], Made]:
    return lambda e, x, c: e(f"{row}_imm{_form(c)}", x, c)


def _immediate_inverse(row: str) -> Callable[[Emit[Made], Reg, int], Made]:
    return lambda e, x, c: e(f"{row}_imm{_form(c ^ _ALL)}", x, c ^ _ALL)


def _shift(n: int) -> bool:
    return 0 < n < 32


def _shifted(pattern: str, row: str) -> Iterator[Rule]:
    """Yield the rules for an operand shifted or rotated within the instruction; `{}` in the pattern stands for the
    operand."""
    for op, kind in (("shl", "lsl"), ("lshr", "lsr"), ("ashr", "asr")):
        yield Rule(
            pattern.format(f"({op} y #n)"), lambda e, x, y, n, kind=kind: e(f"{row}_{kind}", x, y, n), _shift, True
        )
    yield Rule(pattern.format("(rotl[n] y)"), lambda e, x, y, n: e(f"{row}_ror", x, y, 32 - n), _shift, True)


def _below_32(c: int) -> bool:
    return c == 31


def _by_register() -> Iterator[Rule]:
    """Yield the rules for shifts and rotations by a register, of which the instructions read the lowest byte."""
    left, right = ("({} x (and {} #c))".format(*each) for each in (("shl", "y"), ("lshr", "(neg y)")))
    yield Rule(f"(or {left} {right})", lambda e, x, y, c: e("ror_r", x, e("rsb_imm", y, 0)), _below_32, shares=True)
    left, right = ("({} x (and {} #c))".format(*each) for each in (("shl", "(neg y)"), ("lshr", "y")))
    yield Rule(f"(or {left} {right})", lambda e, x, y, c: e("ror_r", x, y), _below_32, shares=True)
    for op, row in (("shl", "lsl_r"), ("lshr", "lsr_r")):
        yield Rule(
            f"({op} x (and y #c))",
            lambda e, x, y, c, row=row: e(row, x, e("and_imm", y, c)),
            lambda c: c < 32,
            shares=True,
        )


def _two(op: str, row: str) -> Iterator[Rule]:
    yield from _shifted(f"({op} x {{}})", row)
    yield Rule(f"({op} x y)", lambda e, x, y: e(row, x, y))


_RULES = (
    Rule("#c", _constant),
    Rule("(add x #c)", _immediate("add"), _fits),
    Rule("(add x #c)", lambda e, x, c: e("addw", x, c), lambda c: c < _LIMIT),
    Rule("(add x #c)", lambda e, x, c: e("subw", x, (1 << 32) - c), lambda c: (1 << 32) - c < _LIMIT),
    Rule("(xor x #c)", _immediate("eor"), _fits),
    Rule("(or x #c)", _immediate("orr"), _fits),
    Rule("(or x #c)", _immediate_inverse("orn"), _inverse_fits),
    Rule("(and x #c)", lambda e, x, c: e("uxth", x), lambda c: c == 0xFFFF),
    Rule("(and x #c)", _immediate("and"), _fits),
    Rule("(and x #c)", _immediate_inverse("bic"), _inverse_fits),
    Rule("(shl x #n)", lambda e, x, n: e("lsl", x, n), _shift),
    Rule("(lshr x #n)", lambda e, x, n: e("lsr", x, n), _shift),
    Rule("(ashr x #n)", lambda e, x, n: e("asr", x, n), _shift),
    Rule("(rotl[n] x)", lambda e, x, n: e("ror", x, 32 - n)),
    *_by_register(),
    reversal(lambda e, x: e("rev", x)),
    reversal_of_halves(lambda e, x: e("rev16", x)),
    *_shifted("(or x (not {}))", "orn"),
    *_shifted("(and x (not {}))", "bic"),
    *_shifted("(sub {} x)", "rsb"),
    Rule("(or x (not y))", lambda e, x, y: e("orn", x, y), shares=True),
    Rule("(and x (not y))", lambda e, x, y: e("bic", x, y), shares=True),
    Rule("(not x)", lambda e, x: e("mvn", x)),
    Rule("(neg x)", lambda e, x: e("rsb_imm", x, 0)),
    *_two("xor", "eor"),
    *_two("or", "orr"),
    *_two("and", "and"),
    *_two("add", "add"),
    *_two("sub", "sub"),
    Rule("(mul x y)", lambda e, x, y: e("mul", x, y)),
)


class _Armv7mComparisons(Comparisons):
    def if_below(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        e("cmp", a, b)
        e("blo", label)

    def if_not_below(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        e("cmp", a, b)
        e("bhs", label)


class _Armv7mFunctionCalls(FunctionCalls):
    def call(self, e: Emit[Reg], function: JumpTarget) -> None:
        e("bl", function)

    def leave_to(self, e: Emit[Reg], function: JumpTarget) -> None:
        e("b", function)


class _Armv7mRoutines(Routines):
    link = _LR

    def call(self, e: Emit[Reg], routine: JumpTarget, link: Reg) -> None:
        e("bl", routine)

    def go_back(self, e: Emit[Reg], link: Reg) -> None:
        e("bx", link)


class _Armv7mAddresses(CodeAddresses):
    """Addresses up to 64 KiB behind the code that computes them. Unlike ADR, ADD reads the program counter as it is,
    which is 4 bytes ahead."""

    def address(self, e: Emit[Made], upper: Half, lower: Half, between: Made, into: Made) -> Made:
        return e("add_pc", e("movw", lower, into=between), into=between)

    def parts(self, distance: int) -> tuple[int, int]:
        return 0, distance - 4


class _Armv7mMasks(Masks):
    def __init__(self, near: Callable[[Emit[Reg], str, Reg, Offset], tuple[str, Reg, Offset]]) -> None:
        self._near = near

    def load(self, e: Emit[Made], file: str, base: Reg, offset: int, *, memory: str) -> Made:
        row, near, distance = self._near(e, "ldrsb", base, offset)
        return e(row, near, distance, memory=memory)


class _Armv7mIdioms(Idioms):
    comparisons = _Armv7mComparisons()
    function_calls = _Armv7mFunctionCalls()
    routines = _Armv7mRoutines()
    addresses = _Armv7mAddresses()
    shorter = SHORTER
    opposites: ClassVar[Mapping[str, str]] = {f"b{one}": f"b{other}" for one, other in OPPOSITES.items()}

    def __init__(self) -> None:
        self.masks = _Armv7mMasks(self._near)

    def copy(self, e: Emit[Reg], file: str, source: Reg, into: Reg) -> None:
        e("mov_n", source, into=into)

    def add(self, e: Emit[Made], pointer: Reg, distance: int, into: Reg | None = None) -> Made:
        if abs(distance) < _LIMIT:
            if pointer == _SP and into == _SP:
                return e("add_sp" if distance >= 0 else "sub_sp", abs(distance))
            return e("addw" if distance >= 0 else "subw", pointer, abs(distance), into=into)
        return e("add", pointer, _constant(e, distance % (1 << 32)), into=into)

    def low_bits(self, e: Emit[Made], pointer: Reg, bits: int) -> Made:
        return e("and_imm", pointer, (1 << bits) - 1)

    def if_zero(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        self._against_zero(e, "beq", value, label)

    def if_not_zero(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        self._against_zero(e, "bne", value, label)

    def if_negative(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        self._against_zero(e, "bmi", value, label)

    def if_not_negative(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        self._against_zero(e, "bpl", value, label)

    def _against_zero(self, e: Emit[Reg], branch: str, value: Reg, label: JumpTarget) -> None:
        e("cmp_imm", value, 0)
        e(branch, label)

    def if_different(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        e("cmp", a, b)
        e("bne", label)

    def if_same(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        e("cmp", a, b)
        e("beq", label)

    def jump(self, e: Emit[Reg], label: JumpTarget) -> None:
        e("b", label)

    def leave(self, e: Emit[Reg]) -> None:
        e("bx", _LR)

    def either(self, e: Emit[Made], a: Reg, b: Reg) -> Made:
        return e("orr", a, b)

    def load(
        self, e: Emit[Made], size: int, base: Reg, offset: Offset, *, memory: str, into: Reg | None = None
    ) -> Made:
        row, base, offset = self._near(e, {1: "ldrb", 2: "ldrh", 4: "ldr"}[size], base, offset)
        return e(row, base, offset, into=into, memory=memory)

    def store(self, e: Emit[Reg], size: int, value: Reg, base: Reg, offset: Offset, *, memory: str) -> None:
        row, base, offset = self._near(e, {1: "strb", 2: "strh", 4: "str"}[size], base, offset)
        e(row, value, base, offset, memory=memory)

    def _near(self, e: Emit[Reg], row: str, base: Reg, offset: Offset) -> tuple[str, Reg, Offset]:
        """Return a row, a base and an offset within the row's range, which together access base + offset."""
        if not isinstance(offset, int) or 0 <= offset < _LIMIT:
            return row, base, offset
        if -_BACK < offset < 0:
            return f"{row}_back", base, -offset
        low = offset % _LIMIT
        return row, self.add(e, base, offset - low), low

    def frame_address(self, e: Emit[Made], base: Reg, place: FramePlace) -> Made:
        return e("add_from_sp", place)

    def spill(self, e: Emit[Reg], file: str, value: Reg, base: Reg, offset: Offset) -> None:
        e("str", value, base, offset, memory="stack")

    def reload(self, e: Emit[Reg], file: str, base: Reg, offset: Offset, into: Reg) -> None:
        e("ldr", base, offset, into=into, memory="stack")


GENERATION = Generation(
    idioms=_Armv7mIdioms(),
    sets={"words": RuleSet(file="r", bits=32, lanes=1, rules=_RULES)},
    directives=(".syntax unified", ".thumb"),
    look_ups=Armv7mLookUps(),
)
