"""RV32I: which instructions compute a term, and how loops, memory and the stack are written.

Read by the generator only. A rotation is two shifts and an or; a constant that no immediate field holds is
lui and addi.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ciphergen.backends.rule import Comparisons, Emit, Generation, Idioms, LocalCalls, Pool, Rule, RuleSet
from ciphergen.backends.target import Register
from ciphergen.dsl.meaning import signed

_ZERO, _RA = Register("x", 0), Register("x", 1)


def _fits(value: int) -> bool:
    """An immediate of 12 bits, sign-extended."""
    return -2048 <= signed(value % (1 << 32), 32) < 2048


def _constant(e: Emit, c: int) -> Any:
    low = signed(c & 0xFFF, 12)
    high = ((c - low) >> 12) & 0xFFFFF
    return e("addi", e("lui", high), low) if low else e("lui", high)


def _rotate(e: Emit, x: Any, n: int) -> Any:
    return e("or", e("slli", x, n), e("srli", x, 32 - n))


def _when_fits(c: int) -> bool:
    return _fits(c)


def _low(c: int) -> int:
    return signed(c, 32)


_RULES = (
    Rule("0", lambda e: _ZERO),
    Rule("#c", lambda e, c: e("addi", _ZERO, _low(c)), _when_fits),
    Rule("#c", _constant),
    Rule("(xor x #c)", lambda e, x, c: e("xori", x, _low(c)), _when_fits),
    Rule("(or x #c)", lambda e, x, c: e("ori", x, _low(c)), _when_fits),
    Rule("(and x #c)", lambda e, x, c: e("andi", x, _low(c)), _when_fits),
    Rule("(add x #c)", lambda e, x, c: e("addi", x, _low(c)), _when_fits),
    Rule("(shl x #n)", lambda e, x, n: e("slli", x, n), lambda n: n < 32),
    Rule("(lshr x #n)", lambda e, x, n: e("srli", x, n), lambda n: n < 32),
    Rule("(ashr x #n)", lambda e, x, n: e("srai", x, n), lambda n: n < 32),
    Rule("(rotl[n] x)", _rotate),
    Rule("(not x)", lambda e, x: e("xori", x, -1)),
    Rule("(neg x)", lambda e, x: e("sub", _ZERO, x)),
    Rule("(xor x y)", lambda e, x, y: e("xor", x, y)),
    Rule("(or x y)", lambda e, x, y: e("or", x, y)),
    Rule("(and x y)", lambda e, x, y: e("and", x, y)),
    Rule("(add x y)", lambda e, x, y: e("add", x, y)),
    Rule("(sub x y)", lambda e, x, y: e("sub", x, y)),
)


class _Comparisons(Comparisons):
    def if_below(self, e: Emit, a: Any, b: Any, label: Any) -> None:
        e("bltu", a, b, label)

    def if_not_below(self, e: Emit, a: Any, b: Any, label: Any) -> None:
        e("bgeu", a, b, label)


class _LocalCalls(LocalCalls):
    link = Register("x", 5)

    def call(self, e: Emit, function: Any) -> None:
        e("jal", function, into=self.link)

    def call_back(self, e: Emit) -> None:
        e("jalr", 0, self.link, into=_RA)


class _Pool(Pool):
    bytes = 2048

    def address(self, e: Emit, upper: Any, lower: Any, between: Any, into: Any) -> None:
        e("auipc", upper, into=between)
        e("addi", between, lower, into=into)

    def load(self, e: Emit, base: Any, offset: int, into: Any) -> None:
        e("lw", offset, base, into=into, memory="pool")

    def parts(self, distance: int) -> tuple[int, int]:
        low = signed(distance & 0xFFF, 12)
        return (distance - low) >> 12, low


class _Idioms(Idioms):
    comparisons = _Comparisons()
    calls = _LocalCalls()
    pool = _Pool()
    shifts_constants = True
    opposites: ClassVar[Mapping[str, str]] = {
        **{"beq": "bne", "bne": "beq", "blt": "bge", "bge": "blt"},
        **{"bltu": "bgeu", "bgeu": "bltu"},
    }

    def copy(self, e: Emit, file: str, source: Any, into: Any) -> None:
        e("addi", source, 0, into=into)

    def add(self, e: Emit, pointer: Any, distance: int, into: Any = None) -> Any:
        if _fits(distance):
            return e("addi", pointer, distance, into=into)
        return e("add", pointer, _constant(e, distance % (1 << 32)), into=into)

    def low_bits(self, e: Emit, pointer: Any, bits: int) -> Any:
        return e("andi", pointer, (1 << bits) - 1)

    def if_zero(self, e: Emit, value: Any, label: Any) -> None:
        e("beq", value, _ZERO, label)

    def if_not_zero(self, e: Emit, value: Any, label: Any) -> None:
        e("bne", value, _ZERO, label)

    def if_negative(self, e: Emit, value: Any, label: Any) -> None:
        e("blt", value, _ZERO, label)

    def if_not_negative(self, e: Emit, value: Any, label: Any) -> None:
        e("bge", value, _ZERO, label)

    def if_different(self, e: Emit, a: Any, b: Any, label: Any) -> None:
        e("bne", a, b, label)

    def jump(self, e: Emit, label: Any) -> None:
        e("jal", label, into=_ZERO)

    def leave(self, e: Emit) -> None:
        e("jalr", 0, _RA, into=_ZERO)

    def either(self, e: Emit, a: Any, b: Any) -> Any:
        return e("or", a, b)

    def load(self, e: Emit, size: int, base: Any, offset: Any, *, memory: str, into: Any = None) -> Any:
        base, offset = self._near(e, base, offset)
        return e({1: "lbu", 2: "lhu", 4: "lw"}[size], offset, base, into=into, memory=memory)

    def store(self, e: Emit, size: int, value: Any, base: Any, offset: Any, *, memory: str) -> None:
        base, offset = self._near(e, base, offset)
        e({1: "sb", 2: "sh", 4: "sw"}[size], value, offset, base, memory=memory)

    def _near(self, e: Emit, base: Any, offset: Any) -> tuple[Any, Any]:
        """A pointer from which the offset fits an immediate, and that offset."""
        if not isinstance(offset, int) or _fits(offset):
            return base, offset
        low = signed(offset & 0xFFF, 12)
        return e("add", base, _constant(e, (offset - low) % (1 << 32))), low

    def spill(self, e: Emit, file: str, value: Any, base: Any, offset: Any) -> None:
        e("sw", value, offset, base, memory="stack")

    def reload(self, e: Emit, file: str, base: Any, offset: Any, into: Any) -> None:
        e("lw", offset, base, into=into, memory="stack")


GENERATION = Generation(
    idioms=_Idioms(),
    sets={"words": RuleSet(file="x", bits=32, lanes=1, rules=_RULES)},
    roles=("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks", "ctr"),
    directives=(".option norvc", ".option norelax"),
)
