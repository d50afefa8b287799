"""What each operation on bit vectors means, on non-negative Python ints.

The reference: folding of constants uses it, and simulation and the solver are tested against it. Shifts by
the width or more give 0 (the sign, for `ashr`), as in SMT-LIB.
"""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.dsl.term.symbol import Symbol

Param = int | str | Symbol | tuple[int, ...] | None


def _fold_table(width: int, args: tuple[int, ...], param: Param) -> int:
    assert isinstance(param, tuple)
    return param[args[0]]


def signed(value: int, width: int) -> int:
    """Two's complement reading of a value of `width` bits."""
    return value - (1 << width) if value >> (width - 1) else value


def _rotl(width: int, value: int, distance: int) -> int:
    return ((value << distance) | (value >> (width - distance))) & ((1 << width) - 1)


# Meaning on ints: (result width, widths of the arguments, values of the arguments, parameter) -> value.
# Results are masked to the width by `apply`.
Meaning = Callable[[int, tuple[int, ...], tuple[int, ...], Param], int]
OPERATIONS: dict[str, Meaning] = {
    "not": lambda w, ws, a, p: ~a[0],
    "neg": lambda w, ws, a, p: -a[0],
    "and": lambda w, ws, a, p: a[0] & a[1],
    "or": lambda w, ws, a, p: a[0] | a[1],
    "xor": lambda w, ws, a, p: a[0] ^ a[1],
    "add": lambda w, ws, a, p: a[0] + a[1],
    "sub": lambda w, ws, a, p: a[0] - a[1],
    "mul": lambda w, ws, a, p: a[0] * a[1],
    "shl": lambda w, ws, a, p: a[0] << a[1] if a[1] < w else 0,
    "lshr": lambda w, ws, a, p: a[0] >> a[1] if a[1] < w else 0,
    "ashr": lambda w, ws, a, p: signed(a[0], w) >> min(a[1], w - 1),
    "rotl": lambda w, ws, a, p: _rotl(w, a[0], _int(p)),
    "concat": lambda w, ws, a, p: _join(ws, a),
    "extract": lambda w, ws, a, p: a[0] >> _int(p),
    "zext": lambda w, ws, a, p: a[0],
    "sext": lambda w, ws, a, p: signed(a[0], ws[0]),
    "eq": lambda w, ws, a, p: int(a[0] == a[1]),
    "ult": lambda w, ws, a, p: int(a[0] < a[1]),
    "slt": lambda w, ws, a, p: int(signed(a[0], ws[0]) < signed(a[1], ws[1])),
    "ite": lambda w, ws, a, p: a[1] if a[0] else a[2],
    "table": lambda w, ws, a, p: _fold_table(w, a, p),
}


def _int(param: Param) -> int:
    assert isinstance(param, int)
    return param


def _join(widths: tuple[int, ...], values: tuple[int, ...]) -> int:
    result = 0
    for width, value in zip(widths, values, strict=True):
        result = (result << width) | value
    return result


def apply(op: str, width: int, widths: tuple[int, ...], values: tuple[int, ...], param: Param) -> int:
    """The value of one operation on ints, masked to `width` bits."""
    return OPERATIONS[op](width, widths, values, param) & ((1 << width) - 1)
