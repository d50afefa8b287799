"""AArch64: products, and shifts and rotations by a register, of which the lowest bits are the distance.

Timing: as in `rows`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ciphergen.backends.machine.effects import Semantics
from ciphergen.backends.machine.row import Row, Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import SCALAR, W, X, row
from ciphergen.dsl.term import Term, ashr, extract, sext, zext

_FIXED = Timing.DATA_INDEPENDENT
_Shift = Callable[[Term, Term], Term]
_Sum = Callable[[Term, Term], Term]
_Wider = Callable[[Term, int], Term]
# Name, the bits behind Rm, meaning with a distance below the width.
_SHIFTS: tuple[tuple[str, str, _Shift], ...] = (
    ("lslv", "001000", lambda a, n: a << n),
    ("lsrv", "001001", lambda a, n: a >> n),
    ("asrv", "001010", ashr),
    ("rorv", "001011", lambda a, n: (a >> n) | (a << (-n & (a.width - 1)))),
)
# Name, its bit, what becomes of Ra and the product.
_WITH_PRODUCTS: tuple[tuple[str, str, _Sum], ...] = (
    ("madd", "0", lambda a, b: a + b),
    ("msub", "1", lambda a, b: a - b),
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
    for name, code, f in _WITH_PRODUCTS:
        yield row(f"{name}_{view}", f"{wide:d} 00 11011 000 Rm {code} Ra Rn Rd",
                  f"{name} {{Rd}}, {{Rn}}, {{Rm}}, {{Ra}}", {**three, "Ra": register}, _with_product(f),
                  _FIXED, costs.WIDE_PRODUCT if wide else costs.PRODUCT, SCALAR)  # fmt: skip


def _with_product(f: _Sum) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Ra"), m.read("Rn") * m.read("Rm")))


def _with_wider_product(f: _Sum, wider: _Wider) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Ra"), wider(m.read("Rn"), 64) * wider(m.read("Rm"), 64)))


def _upper_half(wider: _Wider) -> Semantics:
    return lambda m: m.write("Rd", extract(wider(m.read("Rn"), 128) * wider(m.read("Rm"), 128), 127, 64))


def _wider_rows() -> Iterator[Row]:
    """Yield the rows for products of twice as many bits: of words, and the upper half of those of 64 bits."""
    for sign, bit, wider in (("s", "0", sext), ("u", "1", zext)):
        for name, code, f in _WITH_PRODUCTS:
            full = f"{sign}{name}l"
            yield row(full, f"1 00 11011 {bit}01 Rm {code} Ra Rn Rd", f"{full} {{Rd}}, {{Rn}}, {{Rm}}, {{Ra}}",
                      {"Rd": X, "Rn": W, "Rm": W, "Ra": X}, _with_wider_product(f, wider),
                      _FIXED, costs.PRODUCT, SCALAR)  # fmt: skip
        yield row(f"{sign}mulh", f"1 00 11011 {bit}10 Rm 0 11111 Rn Rd", f"{sign}mulh {{Rd}}, {{Rn}}, {{Rm}}",
                  {"Rd": X, "Rn": X, "Rm": X}, _upper_half(wider), _FIXED, costs.WIDE_PRODUCT, SCALAR)  # fmt: skip


PRODUCT_ROWS = (*_rows(32), *_rows(64), *_wider_rows())
