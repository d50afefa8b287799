"""RISC-V: selection rules, and how loops, memory and the stack are written.

Read by the generator only. A rotation is two shifts and an or; a constant that no immediate field holds is
lui and addi. Words of 32 bits in registers of 64 are sign-extended there, always: so comparisons of registers are
comparisons of words, and operations of which the upper half would be another have the form that works on words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from ciphergen.backends.machine.emit import Emit, FramePlace, Half, JumpTarget, Made, Offset, Reg
from ciphergen.backends.machine.reversal import reversal, reversal_of_eight
from ciphergen.backends.machine.rule import (
    Comparisons,
    Generation,
    Idioms,
    Masks,
    Pool,
    Rule,
    RuleSet,
    WideNumbers,
)
from ciphergen.backends.machine.target import Register
from ciphergen.backends.targets.riscv.calls import RiscvFunctionCalls, RiscvLocalCalls, RiscvRoutines
from ciphergen.backends.targets.riscv.look_ups import RiscvLookUps
from ciphergen.dsl.term.op import signed

_ZERO, _RA = Register("x", 0), Register("x", 1)


def _fits(value: int, bits: int) -> bool:
    """Return True if the constant fits a sign-extended immediate of 12 bits."""
    return -2048 <= signed(value % (1 << bits), bits) < 2048


@dataclass(frozen=True)
class Forms:
    """The instructions that compute on values of `bits` bits. suffix: of those that work on words in wider
    registers."""

    bits: int
    suffix: str

    def fits(self, c: int) -> bool:
        return _fits(c, self.bits)

    def constant(self, e: Emit[Made], c: int) -> Made:
        """Return a register loaded with c, of 32 bits."""
        low = signed(c & 0xFFF, 12)
        high = ((c - low) >> 12) & 0xFFFFF
        return e(f"addi{self.suffix}", e("lui", high), low) if low else e("lui", high)

    def rotate(self, e: Emit[Made], x: Reg, n: int) -> Made:
        return e("or", e(f"slli{self.suffix}", x, n), e(f"srli{self.suffix}", x, self.bits - n))

    def rules(self) -> tuple[Rule, ...]:
        w, bits = self.suffix, self.bits

        def low(c: int) -> int:
            return signed(c, bits)

        def inside(n: int) -> bool:
            return n < bits

        def whole(c: int) -> bool:
            return c == bits - 1

        return (
            Rule("0", lambda e: _ZERO),
            Rule("#c", lambda e, c: e("addi", _ZERO, low(c)), self.fits),
            Rule("#c", self.constant),
            Rule("(xor x #c)", lambda e, x, c: e("xori", x, low(c)), self.fits),
            Rule("(or x #c)", lambda e, x, c: e("ori", x, low(c)), self.fits),
            Rule("(and x #c)", lambda e, x, c: e("andi", x, low(c)), self.fits),
            Rule("(add x #c)", lambda e, x, c: e(f"addi{w}", x, low(c)), self.fits),
            Rule("(shl x #n)", lambda e, x, n: e(f"slli{w}", x, n), inside),
            Rule("(lshr x #n)", lambda e, x, n: e(f"srli{w}", x, n), inside),
            Rule("(shl x (and y #c))", lambda e, x, y, c: e(f"sll{w}", x, y), whole, shares=True),
            Rule("(lshr x (and y #c))", lambda e, x, y, c: e(f"srl{w}", x, y), whole, shares=True),
            Rule(
                "(shl x (and y #c))",
                lambda e, x, y, c: e(f"sll{w}", x, e("andi", y, c)),
                lambda c: c < bits,
                shares=True,
            ),
            Rule(
                "(lshr x (and y #c))",
                lambda e, x, y, c: e(f"srl{w}", x, e("andi", y, c)),
                lambda c: c < bits,
                shares=True,
            ),
            Rule("(ashr x #n)", lambda e, x, n: e(f"srai{w}", x, n), inside),
            Rule("(rotl[n] x)", self.rotate),
            Rule("(not x)", lambda e, x: e("xori", x, -1)),
            Rule("(neg x)", lambda e, x: e(f"sub{w}", _ZERO, x)),
            Rule("(xor x y)", lambda e, x, y: e("xor", x, y)),
            Rule("(or x y)", lambda e, x, y: e("or", x, y)),
            Rule("(and x y)", lambda e, x, y: e("and", x, y)),
            Rule("(add x y)", lambda e, x, y: e(f"add{w}", x, y)),
            Rule("(sub x y)", lambda e, x, y: e(f"sub{w}", x, y)),
            Rule("(zext (ult x #c))", lambda e, x, c: e("sltiu", x, low(c)), self.fits, shares=True),
            Rule("(zext (ult x y))", lambda e, x, y: e("sltu", x, y), shares=True),
        )


class _Whole(Forms):
    """The instructions that compute on values of 64 bits."""

    def constant(self, e: Emit[Made], c: int) -> Made:
        """Return a register loaded with c, of 64 bits: from one half if both are equal, else from the upper bits on."""
        half, value = c & 0xFFFFFFFF, signed(c, 64)
        if self.fits(c):
            return e("addi", _ZERO, value)
        if -(1 << 31) <= value < 1 << 31:
            return _WORDS.constant(e, half)
        if c >> 32 == half:
            if half >> 31:
                return e("xori", self.constant(e, c ^ _ALL), -1)
            one = _WORDS.constant(e, half)
            return e("add", e("slli", one, 32), one)
        low = signed(c & 0xFFF, 12)
        rest = value - low
        shift = (rest & -rest).bit_length() - 1
        upper = e("slli", self.constant(e, (rest >> shift) & _ALL), shift)
        return e("addi", upper, low) if low else upper


_ALL = (1 << 64) - 1
_WORDS = Forms(32, "w")  # in registers of 64 bits


class _Wide(WideNumbers):
    """Signed numbers as wide as a pointer, in registers of 64 bits."""

    def less(self, e: Emit[Made], word: Reg, bits: int, into: Reg | None = None) -> Made:
        if bits < 32:  # what is below 2**31 is not negative
            return e("sub", word, e("lui", 1 << bits - 12), into=into)
        shift = 64 - bits
        unsigned = e("srli", e("slli", word, shift), shift)
        return e("sub", unsigned, e("slli", e("addi", _ZERO, 1), bits), into=into)


class _RiscvComparisons(Comparisons):
    def if_below(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        e("bltu", a, b, label)

    def if_not_below(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        e("bgeu", a, b, label)


class _RiscvMasks(Masks):
    def __init__(self, near: Callable[[Emit[Reg], Reg, Offset], tuple[Reg, Offset]]) -> None:
        self._near = near

    def load(self, e: Emit[Made], file: str, base: Reg, offset: int, *, memory: str) -> Made:
        near, distance = self._near(e, base, offset)
        return e("lb", distance, near, memory=memory)


class _Pool(Pool):
    bytes = 2048

    def address(self, e: Emit[Made], upper: Half, lower: Half, between: Made, into: Made) -> Made:
        e("auipc", upper, into=between)
        return e("addi", between, lower, into=into)

    def load(self, e: Emit[Reg], base: Reg, offset: int, into: Reg) -> None:
        e("lw", offset, base, into=into, memory="pool")

    def parts(self, distance: int) -> tuple[int, int]:
        low = signed(distance & 0xFFF, 12)
        return (distance - low) >> 12, low


class _RiscvIdioms(Idioms):
    """The instructions of RISC-V for what is not a term. xlen: bits of a register."""

    calls = RiscvLocalCalls()
    function_calls = RiscvFunctionCalls()
    routines = RiscvRoutines()
    addresses = pool = _Pool()
    shifts_constants = True
    opposites: ClassVar[Mapping[str, str]] = {
        **{"beq": "bne", "bne": "beq", "blt": "bge", "bge": "blt"},
        **{"bltu": "bgeu", "bgeu": "bltu"},
    }

    def __init__(self, xlen: int) -> None:
        self._forms = _words(xlen)
        self._whole = {32: "w", 64: "d"}[xlen]
        wide = xlen > 32
        self.comparisons = _RiscvComparisons()
        self.masks = _RiscvMasks(self._near)
        self.wide_numbers = _Wide() if wide else None

    def copy(self, e: Emit[Reg], file: str, source: Reg, into: Reg) -> None:
        e("addi", source, 0, into=into)

    def add(self, e: Emit[Made], pointer: Reg, distance: int, into: Reg | None = None) -> Made:
        if _fits(distance, 32):
            return e("addi", pointer, distance, into=into)
        return e("add", pointer, self._forms.constant(e, distance % (1 << 32)), into=into)

    def low_bits(self, e: Emit[Made], pointer: Reg, bits: int) -> Made:
        return e("andi", pointer, (1 << bits) - 1)

    def if_zero(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        e("beq", value, _ZERO, label)

    def if_not_zero(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        e("bne", value, _ZERO, label)

    def if_negative(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        e("blt", value, _ZERO, label)

    def if_not_negative(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        e("bge", value, _ZERO, label)

    def if_different(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        e("bne", a, b, label)

    def if_same(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        e("beq", a, b, label)

    def jump(self, e: Emit[Reg], label: JumpTarget) -> None:
        e("jal", label, into=_ZERO)

    def leave(self, e: Emit[Reg]) -> None:
        e("jalr", 0, _RA, into=_ZERO)

    def either(self, e: Emit[Made], a: Reg, b: Reg) -> Made:
        return e("or", a, b)

    def load(
        self, e: Emit[Made], size: int, base: Reg, offset: Offset, *, memory: str, into: Reg | None = None
    ) -> Made:
        base, offset = self._near(e, base, offset)
        return e({1: "lbu", 2: "lhu", 4: "lw", 8: "ld"}[size], offset, base, into=into, memory=memory)

    def store(self, e: Emit[Reg], size: int, value: Reg, base: Reg, offset: Offset, *, memory: str) -> None:
        base, offset = self._near(e, base, offset)
        e({1: "sb", 2: "sh", 4: "sw", 8: "sd"}[size], value, offset, base, memory=memory)

    def _near(self, e: Emit[Reg], base: Reg, offset: Offset) -> tuple[Reg, Offset]:
        """Return a base and an offset that fits an immediate, which together access base + offset."""
        if not isinstance(offset, int) or _fits(offset, 32):
            return base, offset
        low = signed(offset & 0xFFF, 12)
        return e("add", base, self._forms.constant(e, (offset - low) % (1 << 32))), low

    def frame_address(self, e: Emit[Made], base: Reg, place: FramePlace) -> Made:
        return e("addi", base, place)

    def spill(self, e: Emit[Reg], file: str, value: Reg, base: Reg, offset: Offset) -> None:
        e(f"s{self._whole}", value, offset, base, memory="stack")

    def reload(self, e: Emit[Reg], file: str, base: Reg, offset: Offset, into: Reg) -> None:
        e(f"l{self._whole}", offset, base, into=into, memory="stack")


def _words(xlen: int) -> Forms:
    return _WORDS if xlen > 32 else Forms(32, "")


def generation(xlen: int) -> Generation:
    """Return the `Generation` of RV32I or RV64I."""
    lacks = (("mul", f"takes the extension M, which --target rv{xlen}im has"),)
    sets = {"words": RuleSet(file="x", bits=32, lanes=1, rules=_words(xlen).rules(), signed=True, lacks=lacks)}
    if xlen > 32:
        sets["wide"] = RuleSet(file="x", bits=xlen, lanes=1, rules=_Whole(xlen, "").rules(), lacks=lacks)
    return Generation(
        idioms=_RiscvIdioms(xlen),
        sets=sets,
        directives=(".option norvc", ".option norelax"),
        narrow="words" if xlen == 32 else "wide",
        look_ups=RiscvLookUps(_words(xlen).suffix),
    )


def with_zbb(base: Generation) -> Generation:
    """Return the `Generation` of a base with Zbb: operations that Zbb has in one instruction, all else as in the
    base."""

    def reversed_bytes(rules: RuleSet) -> Iterator[Rule]:
        def emit(e: Emit[Made], x: Reg) -> Made:
            whole = e("rev8", x)
            return whole if rules.bits == widest else e("srai", whole, widest - rules.bits)

        yield reversal(emit) if rules.bits == 32 else reversal_of_eight(emit)

    def turned(rules: RuleSet, suffix: str) -> Iterator[Rule]:
        """Yield the rules for rotations by a register."""
        for row, other, opposite in (("rol", "shl", "lshr"), ("ror", "lshr", "shl")):
            yield Rule(
                f"(or ({other} x (and y #c)) ({opposite} x (and (neg y) #c)))",
                lambda e, x, y, c, row=row: e(f"{row}{suffix}", x, y),
                lambda c: c == rules.bits - 1,
                shares=True,
            )

    def more(rules: RuleSet, rotate: str) -> RuleSet:
        return replace(
            rules,
            rules=(
                *reversed_bytes(rules),
                *turned(rules, rotate.removeprefix("rori")),
                Rule("(rotl[n] x)", lambda e, x, n: e(rotate, x, rules.bits - n)),
                Rule("(and x (not y))", lambda e, x, y: e("andn", x, y)),
                Rule("(or x (not y))", lambda e, x, y: e("orn", x, y)),
                Rule("(xor x (not y))", lambda e, x, y: e("xnor", x, y)),
                Rule("(not (xor x y))", lambda e, x, y: e("xnor", x, y)),
                Rule("(and x 65535)", lambda e, x: e("zext_h", x)),
                *rules.rules,
            ),
        )

    widest = max(rules.bits for rules in base.sets.values())
    rotates = {name: "rori" if rules.bits == widest else "roriw" for name, rules in base.sets.items()}
    return replace(base, sets={name: more(rules, rotates[name]) for name, rules in base.sets.items()})


def with_mul(base: Generation) -> Generation:
    """Return the `Generation` of a base with M."""

    def more(rules: RuleSet, row: str) -> RuleSet:
        return replace(rules, rules=(*rules.rules, Rule("(mul x y)", lambda e, x, y: e(row, x, y))), lacks=())

    widest = max(rules.bits for rules in base.sets.values())
    rows = {name: "mul" if rules.bits == widest else "mulw" for name, rules in base.sets.items()}
    return replace(base, sets={name: more(rules, rows[name]) for name, rules in base.sets.items()})
