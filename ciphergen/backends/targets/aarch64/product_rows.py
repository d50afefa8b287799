"""AArch64: products, and shifts and rotations by a register, of which the lowest bits are the distance.

Timing: as in `rows`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ciphergen.backends.machine.effects import Semantics
from ciphergen.backends.machine.row import Row, Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import SCALAR, W, X, row
from ciphergen.dsl.term import Term

_FIXED = Timing.DATA_INDEPENDENT
_Shift = Callable[[Term, Term], Term]
# Name, the bits behind Rm, meaning with a distance below the width.
_SHIFTS: tuple[tuple[str, str, _Shift], ...] = (
    ("lslv", "001000", lambda a, n: a << n),
    ("lsrv", "001001", lambda a, n: a >> n),
    ("rorv", "001011", lambda a, n: (a >> n) | (a << (-n & (a.width - 1)))),
)


def _shifted(bits: int, shift: _Shift) -> Semantics:
    return lambda m: m.write("Rd", shift(m.read("Rn"), m.read("Rm") & (bits - 1)))


def _rows(bits: int) -> Iterator[Row]:
    """Yield the rows for values of 32 or 64 bits."""
    wide = bits == 64
    view, register = ("x", X) if wide else ("w", W)
    three = {"Rd": register, "Rn": register, "Rm": register}
    for name, code, shift in _SHIFTS:
        yield row(f"{name}_{view}", f"{wide:d} 0 0 11010110 Rm {code} Rn Rd", f"{name} {{Rd}}, {{Rn}}, {{Rm}}",
                  three, _shifted(bits, shift), _FIXED, costs.ALU, SCALAR)  # fmt: skip
    yield row(f"madd_{view}", f"{wide:d} 00 11011 000 Rm 0 Ra Rn Rd", "madd {Rd}, {Rn}, {Rm}, {Ra}",
              {**three, "Ra": register}, lambda m: m.write("Rd", m.read("Ra") + m.read("Rn") * m.read("Rm")),
              _FIXED, costs.WIDE_PRODUCT if wide else costs.PRODUCT, SCALAR)  # fmt: skip


PRODUCT_ROWS = (*_rows(32), *_rows(64))
