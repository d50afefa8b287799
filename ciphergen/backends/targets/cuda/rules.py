"""CUDA: selection rules for words in registers of 32 bits, and idioms for code between loads and stores, which
is straight but for loops over rounds.

Blocks of data are in registers already when the code of the rounds begins, and are left there: kernels load and store
them, vectors at a time. So a load of data is a copy of such a register, and a store one into another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, NoReturn

from ciphergen.backends.machine.emit import Emit, JumpTarget, Made, Offset, Reg
from ciphergen.backends.machine.kernel_idioms import ByteChoice, MadeTables, ThreadMemory
from ciphergen.backends.machine.ptx import data_register
from ciphergen.backends.machine.rule import Generation, Idioms, Rule, RuleSet
from ciphergen.backends.targets.cuda.look_ups import CudaLookUps
from ciphergen.interface.table import ROLES

_BITS = 32
_WORD = _BITS // 8
_SHIFTS = {"shl": "shl.b32", "lshr": "shr.u32", "ashr": "shr.s32"}
_PAIRS = {"xor": "xor.b32", "and": "and.b32", "or": "or.b32", "add": "add.s32", "sub": "sub.s32"}


# By the distance of an exchange of bytes, the mask of what stays of the first word, and the nibbles that select what
# the two words are then: the lower bytes of both, and the upper ones.
_EXCHANGED = {8: (0x00FF00FF, 0x6240, 0x7351), 16: (0x0000FFFF, 0x5410, 0x7632)}


_SIGNS = 0xBA98  # of `prmt`: of each byte of the first word the highest bit, eight times
_LOWEST = 0x01010101  # the lowest bit of each byte


def _exchanges() -> Iterator[Rule]:
    """Yield rules for the halves of exchanges of bytes between two words."""
    for by, (low, lower, upper) in _EXCHANGED.items():
        yield Rule(
            "(or (and x #m) (shl (and y #k) #n))",
            lambda e, x, m, y, k, n, s=lower: e("prmt.b32", x, y, s),
            lambda m, k, n, wanted=(low, low, by): (m, k, n) == wanted,
        )
        yield Rule(
            "(or (and (lshr x #n) #m) (and y #k))",
            lambda e, x, n, m, y, k, s=upper: e("prmt.b32", x, y, s),
            lambda n, m, k, wanted=(by, low, low << by): (n, m, k) == wanted,
        )


def _rules() -> tuple[Rule, ...]:
    return (
        *_exchanges(),
        Rule("#c", lambda e, c: e("mov.u32", c)),
        Rule("(rotl[n] x)", lambda e, x, n: e("shf.l.wrap.b32", x, x, n)),
        Rule("(neg x)", lambda e, x: e("sub.s32", 0, x)),
        Rule(  # the number where the highest bit of a byte is 1, in two instructions: which takes one from three pipes
            "(mul (and (lshr x #n) #m) #c)",
            lambda e, x, n, m, c: e("and.b32", e("prmt.b32", x, 0, _SIGNS), c * m),
            lambda n, m, c: n == 7 and m | _LOWEST == _LOWEST and c < 256,
        ),
        Rule("(add (mul x #c) y)", lambda e, x, c, y: e("mad.lo.s32", x, c, y)),
        Rule("(mul x #c)", lambda e, x, c: e("mul.lo.s32", x, c)),
        Rule("(mul x y)", lambda e, x, y: e("mul.lo.s32", x, y)),
        Rule("(not x)", lambda e, x: e("not.b32", x)),
        *(
            Rule(f"({name} x #n)", lambda e, x, n, row=row: e(row, x, n), lambda n: n < _BITS)
            for name, row in _SHIFTS.items()
        ),
        *(Rule(f"({name} x #c)", lambda e, x, c, row=row: e(row, x, c)) for name, row in _PAIRS.items()),
        *(Rule(f"({name} x y)", lambda e, x, y, row=row: e(row, x, y)) for name, row in _PAIRS.items()),
    )


def _absent(*_: object, **__: object) -> NoReturn:
    raise NotImplementedError("kernels branch for loops over rounds only")  # no shape of a kernel asks for more


class _Permuted(ByteChoice):
    def bytes_of(self, e: Emit[Made], a: Reg, b: Reg, numbers: Reg) -> Made:
        return e("prmt.b32", a, b, numbers)


class _ThreadMemory(ThreadMemory):
    def put(self, e: Emit[Made], own: Reg, distance: int, word: Reg) -> None:
        e("st.shared.u32", own, distance, word)

    def get(self, e: Emit[Made], own: Reg, distance: Reg) -> Made:
        return e("ld.shared.u32", own, distance)


class _MadeTables(MadeTables):
    def put(self, e: Emit[Made], table: Reg, place: Reg, byte: Reg) -> None:
        e("st.shared.u8", table, place, byte)


class _Kernels(Idioms):
    """The statements for what is not a term."""

    opposites: ClassVar[Mapping[str, str]] = {}
    byte_choice: ClassVar[ByteChoice] = _Permuted()
    own_memory: ClassVar[ThreadMemory] = _ThreadMemory()
    made_tables: ClassVar[MadeTables] = _MadeTables()
    low_bits = _absent
    if_zero = _absent
    if_different = _absent
    if_negative = _absent
    if_not_negative = _absent
    if_same = _absent
    jump = _absent
    either = _absent
    frame_address = _absent
    spill = _absent
    reload = _absent

    def copy(self, e: Emit[Reg], file: str, source: Reg, into: Reg) -> None:
        e("mov.u64" if file == "b64" else "mov.u32", source, into=into)

    def add(self, e: Emit[Made], pointer: Reg, distance: int, into: Reg | None = None) -> Made:
        if pointer.file == "b64":
            return e("add.s64", pointer, distance % (1 << 64), into=into)
        row = "add.s32" if distance >= 0 else "sub.s32"
        return e(row, pointer, abs(distance), into=into)

    def if_not_zero(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        e("@p bra", e("setp.ne.u32", value, 0), label)

    def leave(self, e: Emit[Reg]) -> None:
        """Emit nothing: straight code ends where it ends."""

    def load(
        self, e: Emit[Made], size: int, base: Reg, offset: Offset, *, memory: str, into: Reg | None = None
    ) -> Made:
        assert isinstance(offset, int)
        if memory == "in":
            return self._loaded(e, size, offset, into)
        if memory == "ks":
            return e("ld.param.u32", base, offset, into=into, memory=memory)
        word = e("ld.global.u8", base, offset, memory=memory)
        for i in range(1, size):  # a key lies at any address
            byte = e("ld.global.u8", base, offset + i, memory=memory)
            word = e("or.b32", word, e("shl.b32", byte, 8 * i), into=into if i == size - 1 else None)
        return word

    def _loaded(self, e: Emit[Made], size: int, offset: int, into: Reg | None) -> Made:
        """Return a word of data, or a byte of one."""
        start, low = data_register("in", offset - offset % _WORD), 8 * (offset % _WORD)
        if size == _WORD:
            return e("mov.u32", start, into=into)
        if low == _BITS - 8:
            return e("shr.u32", start, low, into=into)
        return e("and.b32", e("shr.u32", start, low) if low else start, 255, into=into)

    def store(self, e: Emit[Reg], size: int, value: Reg, base: Reg, offset: Offset, *, memory: str) -> None:
        assert isinstance(offset, int)
        if memory == "out":
            e("mov.u32", value, into=data_register("out", offset))
        else:
            e("st.global.u32", base, offset, value, memory=memory)


GENERATION = Generation(
    idioms=_Kernels(),
    sets={"words": RuleSet(file="b32", bits=_BITS, lanes=1, rules=_rules(), selects=True, multiplies=True)},
    directives=(),
    look_ups=CudaLookUps(),
    roles=tuple(name for name, role in ROLES.items() if role.expands or role.many),  # a kernel has many threads
)
