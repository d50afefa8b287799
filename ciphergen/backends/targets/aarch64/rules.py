"""AArch64: selection rules, and how loops, memory and the stack are written.

Read by the generator only. `words`, `wide`: a value of 32 or 64 bits in a general register (above it are zeros);
`lanes32`, `lanes16`, `lanes8`: four words, eight of 16 bits, or sixteen bytes, in a vector register. No instruction
here reads or sets the flags.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from ciphergen.backends.machine.calls import FunctionCalls, Routines
from ciphergen.backends.machine.emit import Emit, EmitRun, FramePlace, Half, JumpTarget, Made, Offset, Reg
from ciphergen.backends.machine.reversal import reversal, reversal_of_halves
from ciphergen.backends.machine.rule import (
    CodeAddresses,
    Generation,
    Idioms,
    Masks,
    Rule,
    RuleSet,
    VectorUnit,
    WideNumbers,
)
from ciphergen.backends.machine.target import Register
from ciphergen.backends.targets.aarch64.bit_rules import BITS, WHOLE, reorder
from ciphergen.backends.targets.aarch64.look_ups import Aarch64LookUps
from ciphergen.backends.targets.aarch64.memory_rows import MEMORY_ROWS

_ZERO, _LINK = Register("x", 31), Register("x", 30)  # 31 is the zero register in the rows used here
_LANES = {8: "16b", 16: "8h", 32: "4s", 64: "2d"}  # by the bits of one
_FARTHEST = {row.name: row.limits("imm")[1] for row in MEMORY_ROWS if "imm" in row.operands}
_VIEWS = {1: "b", 2: "h", 4: "s", 8: "d", 16: "q"}  # by bytes, what a part of a vector register is called


class _General:
    """The instructions that compute on values of `bits` bits in general registers; what is above these is zero."""

    def __init__(self, bits: int) -> None:
        self._bits, self._view = bits, "w" if bits == 32 else "x"

    def rules(self) -> tuple[Rule, ...]:
        """Return the rules."""
        bits, on = self._bits, self._row
        return (
            Rule("#c", self.constant),
            Rule("(add x #c)", lambda e, x, c: e(on("add_imm"), x, c), lambda c: c < 4096),
            Rule("(add x #c)", lambda e, x, c: e(on("sub_imm"), x, (1 << bits) - c), lambda c: (1 << bits) - c < 4096),
            Rule("(shl x #n)", lambda e, x, n: e(on("ubfm"), x, bits - n, bits - 1 - n), self._inside),
            Rule("(lshr x #n)", lambda e, x, n: e(on("ubfm"), x, n, bits - 1), self._inside),
            Rule("(rotl[n] x)", lambda e, x, n: e(on("extr"), x, x, bits - n)),
            *self._by_register(),
            *(self._reversals() if bits == 32 else ()),
            Rule("(not (xor x y))", lambda e, x, y: e(on("eon"), x, y)),
            Rule("(xor x (not y))", lambda e, x, y: e(on("eon"), x, y), shares=True),
            Rule("(or x (not y))", lambda e, x, y: e(on("orn"), x, y), shares=True),
            Rule("(and x (not y))", lambda e, x, y: e(on("bic"), x, y), shares=True),
            Rule("(not x)", lambda e, x: e(on("orn"), _ZERO, x)),
            Rule("(neg x)", lambda e, x: e(on("sub"), _ZERO, x)),
            *self._shifted("xor", "eor"),
            *self._shifted("or", "orr"),
            *self._shifted("and", "and"),
            Rule("(add z (mul x y))", lambda e, x, y, z: e(on("madd"), x, y, z)),
            Rule("(xor x y)", lambda e, x, y: e(on("eor"), x, y)),
            Rule("(or x y)", lambda e, x, y: e(on("orr"), x, y)),
            Rule("(and x y)", lambda e, x, y: e(on("and"), x, y)),
            Rule("(add x y)", lambda e, x, y: e(on("add"), x, y)),
            Rule("(sub x y)", lambda e, x, y: e(on("sub"), x, y)),
            Rule("(mul x y)", lambda e, x, y: e(on("madd"), x, y, _ZERO)),
        )

    def _reversals(self) -> Iterator[Rule]:
        yield reversal(lambda e, x: e(self._row("rev"), x))
        yield reversal_of_halves(lambda e, x: e(self._row("rev16"), x))

    def constant(self, e: Emit[Made], c: int) -> Made:
        """Return a constant, made of its halfwords that are not 0."""
        parts = [(c >> at & 0xFFFF, at) for at in range(0, self._bits, 16) if c >> at & 0xFFFF]
        (low, at), *others = parts or [(0, 0)]
        found = e(self._row("movz"), low, at)
        for part, place in others:
            found = e(self._row("movk"), found, part, place)
        return found

    def _row(self, name: str) -> str:
        return f"{name}_{self._view}"

    def _inside(self, n: int) -> bool:
        return 0 < n < self._bits

    def _shifted(self, op: str, name: str) -> Iterator[Rule]:
        """Yield the rules for an operand shifted or rotated within the instruction."""
        row, bits, inside = self._row(name), self._bits, self._inside
        for shift, suffix in (("shl", "lsl"), ("lshr", "lsr")):
            yield Rule(
                f"({op} x ({shift} y #n))",
                lambda e, x, y, n, suffix=suffix: e(f"{row}_{suffix}", x, y, n),
                inside,
                True,
            )
        yield Rule(f"({op} x (rotl[n] y))", lambda e, x, y, n: e(f"{row}_ror", x, y, bits - n), inside, True)

    def _by_register(self) -> Iterator[Rule]:
        """Yield the rules for shifts and rotations by a register, of which the instructions read the lowest bits."""
        on = self._row

        def all_bits(c: int) -> bool:
            return c == self._bits - 1

        left, right = ("({} x (and {} #c))".format(*each) for each in (("shl", "y"), ("lshr", "(neg y)")))
        yield Rule(f"(or {left} {right})", lambda e, x, y, c: e(on("rorv"), x, e(on("sub"), _ZERO, y)), all_bits, True)
        left, right = ("({} x (and {} #c))".format(*each) for each in (("shl", "(neg y)"), ("lshr", "y")))
        yield Rule(f"(or {left} {right})", lambda e, x, y, c: e(on("rorv"), x, y), all_bits, shares=True)
        for op, row in (("shl", on("lslv")), ("lshr", on("lsrv"))):
            yield Rule(
                f"({op} x (and y #c))",
                lambda e, x, y, c, row=row: e(row, x, y if all_bits(c) else e(on("and"), y, self.constant(e, c))),
                lambda c: c < self._bits,
                shares=True,
            )


_WORDS, _POINTERS = _General(32), _General(64)


def _lanes(bits: int, name: str, constant: Callable[[Emit[Made], int], Made]) -> RuleSet:
    """Return the rules for lanes of `bits` bits; name: the arrangement."""

    def inside(n: int) -> bool:
        return 0 < n < bits

    rules = (
        Rule("#c", constant, lambda c: c < 1 << bits),
        Rule("(shl x #n)", lambda e, x, n: e(f"shl_{name}", x, n), inside),
        Rule("(lshr x #n)", lambda e, x, n: e(f"ushr_{name}", x, n), inside),
        Rule("(rotl[n] x)", lambda e, x, n: e(f"sri_{name}", e(f"shl_{name}", x, n), x, bits - n)),
        *BITS,
        Rule("(neg x)", lambda e, x: e(f"sub_{name}", e("movi_16b", 0), x)),
        Rule("(add x y)", lambda e, x, y: e(f"add_{name}", x, y)),
        Rule("(sub x y)", lambda e, x, y: e(f"sub_{name}", x, y)),
    )
    return RuleSet(file="v", bits=bits, lanes=128 // bits, rules=rules)


def _with_reversal(words: RuleSet) -> RuleSet:
    """Return the rules for lanes of 32 bits, with byte reversal."""
    reverse = reversal(lambda e, x: e("rev32_16b", x))
    return replace(words, rules=(reverse, *words.rules))


def _reach(e: Emit[Reg], row: str, base: Reg, offset: Offset) -> tuple[str, Reg, Offset]:
    """Return row, base and offset of an access: LDR and STR reach no distance below 0, and 4095 times what they access
    above; LDUR and STUR reach down to -256."""
    if not isinstance(offset, int) or 0 <= offset <= _FARTHEST.get(row, offset):
        return row, base, offset
    if offset > 0:
        return row, e("add_x", base, _POINTERS.constant(e, offset)), 0
    if offset < -256:
        return row, e("sub_imm_x", base, -offset), 0
    return row.replace("r", "ur", 1), base, offset


class _WideNumbers(WideNumbers):
    def less(self, e: Emit[Made], word: Reg, bits: int, into: Reg | None = None) -> Made:
        return e("sub_x", word, e("movz_x", 1 << bits % 16, bits - bits % 16), into=into)


class _Vectors(VectorUnit):
    together = 1024
    dealt = frozenset({2, 4})

    def load(self, e: Emit[Made], size: int, base: Reg, offset: int, *, memory: str) -> Made:
        row, near, distance = _reach(e, f"ldr_{_VIEWS[size]}", base, offset)
        return e(row, near, distance, memory=memory)

    def store(self, e: Emit[Reg], size: int, value: Reg, base: Reg, offset: int, *, memory: str) -> None:
        row, near, distance = _reach(e, f"str_{_VIEWS[size]}", base, offset)
        e(row, value, near, distance, memory=memory)

    def deal(self, e: EmitRun[Made], bits: int, count: int, base: Reg, *, memory: str) -> Sequence[Made]:
        return e(f"ld{count}_{_LANES[bits]}", base, memory=memory)

    def collect(self, e: Emit[Reg], bits: int, registers: Sequence[Reg], base: Reg, *, memory: str) -> None:
        e(f"st{len(registers)}_{_LANES[bits]}", tuple(registers), base, memory=memory)

    def fill(self, e: Emit[Made], bits: int, word: Reg) -> Made:
        return e(f"dup_{_LANES[bits]}_{'x' if bits == 64 else 'w'}", word)

    def repeat(self, e: Emit[Made], bits: int, value: Reg) -> Made:
        return e(f"dup_{_LANES[bits]}_lane", value, 0)

    def gather(self, e: Emit[Made], words: Sequence[Reg]) -> Made:
        found = e("dup_4s_w", words[0])
        for lane, word in enumerate(words[1:], 1):
            e("ins_s_w", found, lane, word, into=found)
        return found

    def word(self, e: Emit[Made], value: Reg, number: int) -> Made:
        return e("umov_s", value, number)

    def transpose(self, e: Emit[Made], bits: int, a: Reg, b: Reg) -> tuple[Made, Made]:
        if bits < 8:
            return self._transpose_bits(e, bits, a, b)
        return e(f"trn1_{_LANES[bits]}", a, b), e(f"trn2_{_LANES[bits]}", a, b)

    def _transpose_bits(self, e: Emit[Made], bits: int, a: Reg, b: Reg) -> tuple[Made, Made]:
        """Transpose lanes within bytes, in place: shift the other register's bits and insert them into the vacated
        lanes."""
        even, low = e("movi_16b", {1: 0x55, 2: 0x33, 4: 0x0F}[bits]), e("ushr_16b", a, bits)
        first = e("sli_16b", a, b, bits) if bits == 4 else e("bif_16b", a, e("shl_16b", b, bits), even)
        return first, e("bit_16b", b, low, even)


class _Aarch64Addresses(CodeAddresses):
    """Addresses by ADR, which reaches 1 MiB."""

    def address(self, e: Emit[Made], upper: Half, lower: Half, between: Made, into: Made) -> Made:
        return e("adr", upper, into=into)

    def parts(self, distance: int) -> tuple[int, int]:
        return distance, 0


class _Aarch64Masks(Masks):
    """Loads of masks. LD1R takes no distance, and LDR with a distance and DUP take as long as an addition less."""

    def load(self, e: Emit[Made], file: str, base: Reg, offset: int, *, memory: str) -> Made:
        if file == _ZERO.file:
            row, near, distance = _reach(e, "ldrsb_x", base, offset)
            return e(row, near, distance, memory=memory)
        if not offset:
            return e("ld1r_16b", base, memory=memory)
        row, near, distance = _reach(e, "ldr_b", base, offset)
        return e("dup_16b_lane", e(row, near, distance, memory=memory), 0)


class _Aarch64FunctionCalls(FunctionCalls):
    """Calls and jumps within 128 MiB."""

    def call(self, e: Emit[Reg], function: JumpTarget) -> None:
        e("bl", function)

    def leave_to(self, e: Emit[Reg], function: JumpTarget) -> None:
        e("b", function)


class _Aarch64Routines(Routines):
    link = _LINK

    def call(self, e: Emit[Reg], routine: JumpTarget, link: Reg) -> None:
        e("bl", routine)

    def go_back(self, e: Emit[Reg], link: Reg) -> None:
        e("ret", link)


class _Aarch64Idioms(Idioms):
    wide_numbers = _WideNumbers()
    function_calls = _Aarch64FunctionCalls()
    routines = _Aarch64Routines()
    vectors = _Vectors()
    addresses = _Aarch64Addresses()
    masks = _Aarch64Masks()
    opposites: ClassVar[Mapping[str, str]] = {
        "cbz_x": "cbnz_x",
        "cbnz_x": "cbz_x",
        "tbz_63": "tbnz_63",
        "tbnz_63": "tbz_63",
    }
    pairs: ClassVar[Mapping[str, str]] = {
        f"{kind}r_{register}": f"{kind}p_{register}" for kind in ("ld", "st") for register in "wxdq"
    }

    def copy(self, e: Emit[Reg], file: str, source: Reg, into: Reg) -> None:
        if file == "v":
            e("orr_16b", source, source, into=into)
        else:
            e("orr_x", _ZERO, source, into=into)

    def add(self, e: Emit[Made], pointer: Reg, distance: int, into: Reg | None = None) -> Made:
        if abs(distance) > 4095:
            far = _POINTERS.constant(e, abs(distance))
            return e("add_x" if distance >= 0 else "sub_x", pointer, far, into=into)
        return e("add_imm_x" if distance >= 0 else "sub_imm_x", pointer, abs(distance), into=into)

    def low_bits(self, e: Emit[Made], pointer: Reg, bits: int) -> Made:
        return e("ubfm_x", pointer, 0, bits - 1)

    def if_zero(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        e("cbz_x", value, label)

    def if_not_zero(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        e("cbnz_x", value, label)

    def if_negative(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        e("tbnz_63", value, label)

    def if_not_negative(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        e("tbz_63", value, label)

    def if_different(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        e("cbnz_x", e("sub_x", a, b), label)

    def if_same(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        e("cbz_x", e("sub_x", a, b), label)

    def jump(self, e: Emit[Reg], label: JumpTarget) -> None:
        e("b", label)

    def leave(self, e: Emit[Reg]) -> None:
        e("ret", _LINK)

    def either(self, e: Emit[Made], a: Reg, b: Reg) -> Made:
        return e("orr_x", a, b)

    def load(
        self, e: Emit[Made], size: int, base: Reg, offset: Offset, *, memory: str, into: Reg | None = None
    ) -> Made:
        row, base, offset = _reach(e, {1: "ldrb_w", 2: "ldrh_w", 4: "ldr_w", 8: "ldr_x"}[size], base, offset)
        return e(row, base, offset, into=into, memory=memory)

    def store(self, e: Emit[Reg], size: int, value: Reg, base: Reg, offset: Offset, *, memory: str) -> None:
        row, base, offset = _reach(e, {1: "strb_w", 2: "strh_w", 4: "str_w", 8: "str_x"}[size], base, offset)
        e(row, value, base, offset, memory=memory)

    def frame_address(self, e: Emit[Made], base: Reg, place: FramePlace) -> Made:
        return e("add_imm_x", base, place)

    def spill(self, e: Emit[Reg], file: str, value: Reg, base: Reg, offset: Offset) -> None:
        e("str_q" if file == "v" else "str_x", value, base, offset, memory="stack")

    def reload(self, e: Emit[Reg], file: str, base: Reg, offset: Offset, into: Reg) -> None:
        e("ldr_q" if file == "v" else "ldr_x", base, offset, into=into, memory="stack")


GENERATION = Generation(
    idioms=_Aarch64Idioms(),
    sets={
        "words": RuleSet(file="x", bits=32, lanes=1, rules=_WORDS.rules()),
        "wide": RuleSet(file="x", bits=64, lanes=1, rules=_POINTERS.rules()),
        "lanes32": _with_reversal(_lanes(32, "4s", lambda e, c: e("dup_4s_w", _WORDS.constant(e, c)))),
        "vectors": RuleSet(file="v", bits=128, lanes=1, rules=WHOLE, reorder=reorder),
        "lanes16": _lanes(16, "8h", lambda e, c: e("dup_8h_w", _WORDS.constant(e, c))),
        "lanes8": _lanes(8, "16b", lambda e, c: e("movi_16b", c)),
    },
    directives=(),
    look_ups=Aarch64LookUps(),
)
