"""AArch64: operations on two general registers, the second one shifted or rotated by a fixed distance on the way.

`eor_w_ror` is Rn ^ (Rm rotated right). A shift to the left by 0 is the row without a shift. Timing: as in `rows`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.row import Cost, Row, Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import POSITIVE, SCALAR, UNSIGNED, W, X, row
from ciphergen.backends.targets.arm.shifts import SHIFTS, Shift
from ciphergen.dsl.term import Term

_FIXED = Timing.DATA_INDEPENDENT

_Operation = tuple[str, str, str, Callable[[Term, Term], Term]]
# Name, the bits in front of the shift's kind and behind it, meaning.
_LOGIC: tuple[_Operation, ...] = (
    ("and", "00 01010", "0", lambda a, b: a & b),
    ("bic", "00 01010", "1", lambda a, b: a & ~b),
    ("orr", "01 01010", "0", lambda a, b: a | b),
    ("orn", "01 01010", "1", lambda a, b: a | ~b),
    ("eor", "10 01010", "0", lambda a, b: a ^ b),
    ("eon", "10 01010", "1", lambda a, b: a ^ ~b),
)
_SUMS: tuple[_Operation, ...] = (
    ("add", "0 0 01011", "0", lambda a, b: a + b),
    ("sub", "1 0 01011", "0", lambda a, b: a - b),
)


def _meaning(f: Callable[[Term, Term], Term], shift: Shift) -> Semantics:
    def meaning(m: Machine) -> None:
        m.write("Rd", f(m.read("Rn"), shift(m.read("Rm"), m.value("shift"))))

    return meaning


def _row(
    operation: _Operation, kind: tuple[str, str, Shift], wide: bool, timing: Timing, cost: Mapping[str, Cost]
) -> Row:
    (mnemonic, before, behind, f), (name, bits, shift) = operation, kind
    register, distance = (X, "shift:6") if wide else (W, "0 shift:5")
    operands = {"Rd": register, "Rn": register, "Rm": register, "shift": POSITIVE if name == "lsl" else UNSIGNED}
    return row(f"{mnemonic}_{'x' if wide else 'w'}_{name}", f"{wide:d} {before} {bits} {behind} Rm {distance} Rn Rd",
               f"{mnemonic} {{Rd}}, {{Rn}}, {{Rm}}, {name} #{{shift}}", operands,
               _meaning(f, shift), timing, cost, SCALAR)  # fmt: skip


SHIFTED_ROWS = (
    *(
        _row(operation, kind, wide, _FIXED, costs.LOGIC_SHIFTED)
        for operation in _LOGIC
        for kind in SHIFTS
        for wide in (True, False)
    ),
    *(
        _row(operation, kind, wide, _FIXED, costs.SUM_SHIFTED)
        for operation in _SUMS
        for kind in SHIFTS[:3]
        for wide in (True, False)
    ),
)
