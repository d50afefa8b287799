"""The table of bit-vector operations: one row an operation, and nothing else says what it means.

Adapters read the rows: terms check widths and fold constants (`term.py`), the simulator computes on arrays
(`verify/equality/simulate.py`), z3 gets expressions (`smt.py` there), the graph of bits and the xor form get gates
(`bit_blast.py` and `anf.py` there), the normal form, linear combinations and the pass `simplify` get laws
(`normal.py` and `linear.py` there, `generator/passes/simplify.py`), text and patterns get heads (`term.py`,
`pattern.py`).

Independent of the rows on purpose: `ciphergen/replay/`, which checks certificates, has its own laws, gates and SMT-LIB
and shares with the prover terms alone, with their widths and the folding of constants (`width_rule`, `value`). An
operation that is added here is unknown there until somebody writes its law. The rows are trusted:
`tests/dsl/test_op.py` compares the readings of each row with each other and with z3's reading of `smt`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ciphergen.dsl.term import gates
from ciphergen.dsl.term.operation import (
    Kind,
    Laws,
    Operation,
    Param,
    Same,
    Widths,
    alike,
    applied,
    chosen,
    compared,
    entries,
    joined,
    part,
    turned,
    wider,
)


def signed(value: int, width: int) -> int:
    """Return a value of `width` bits read as two's complement."""
    return value - (1 << width) if value >> (width - 1) else value


# Values: (width, widths of the arguments, arguments, parameter). A condition is 0 or 1, and a factor.


def _joined_value(w: int, ws: Widths, a: Sequence[Any], p: Any) -> Any:
    result = a[0]
    for width, value in zip(ws[1:], a[1:], strict=True):
        result = (result << width) | value
    return result


def _shifted_left(w: int, ws: Widths, a: Sequence[Any], p: Any) -> Any:
    inside = a[1] < w
    return (a[0] << a[1] * inside) * inside


def _shifted_right(w: int, ws: Widths, a: Sequence[Any], p: Any) -> Any:
    inside = a[1] < w
    return (a[0] >> a[1] * inside) * inside


def _shifted_signed(w: int, ws: Widths, a: Sequence[Any], p: Any) -> Any:
    """Shift right arithmetically: complement a negative number before and after, so that zeros come in."""
    negative = (a[0] >> (w - 1)) * ((1 << w) - 1)
    return _shifted_right(w, ws, (a[0] ^ negative, a[1]), p) ^ negative


# SMT-LIB: (width, widths of the arguments, parameter, arguments).


def _smt(head: str) -> Callable[[int, Widths, Any, Sequence[str]], str]:
    return lambda w, ws, p, a: f"({head} {' '.join(a)})"


def _joined_smt(w: int, ws: Widths, p: Any, a: Sequence[str]) -> str:
    """Return nested `concat` expressions, since SMT-LIB's takes two arguments."""
    result = a[0]
    for piece in a[1:]:
        result = f"(concat {result} {piece})"
    return result


def _bit_smt(head: str) -> Callable[[int, Widths, Any, Sequence[str]], str]:
    return lambda w, ws, p, a: f"(ite ({head} {a[0]} {a[1]}) #b1 #b0)"


def _table_smt(w: int, ws: Widths, p: tuple[int, ...], a: Sequence[str]) -> str:
    """Return a balanced tree of `ite` on the bits of the index, the highest first."""
    if len(set(p)) == 1:
        return f"(_ bv{p[0]} {w})"
    bit, half = len(p).bit_length() - 2, len(p) // 2
    upper, lower = (_table_smt(w, ws, rows, a) for rows in (p[half:], p[:half]))
    return f"(ite (= ((_ extract {bit} {bit}) {a[0]}) #b1) {upper} {lower})"


_ROWS = (
    Operation(
        name="xor",
        arity=2,
        width_rule=alike,
        value=lambda w, ws, a, p: a[0] ^ a[1],
        bits=lambda g, w, a, p: tuple(map(g.different, *a)),
        smt=_smt("bvxor"),
        kind=Kind.BITWISE,
        laws=Laws(commutative=True, associative=True, unit=0, same=0),
        sign="^",
    ),
    Operation(
        name="and",
        arity=2,
        width_rule=alike,
        value=lambda w, ws, a, p: a[0] & a[1],
        bits=lambda g, w, a, p: tuple(map(g.both, *a)),
        smt=_smt("bvand"),
        kind=Kind.BITWISE,
        laws=Laws(commutative=True, associative=True, unit=-1, absorbing=0, same=Same.ITSELF),
        sign="&",
    ),
    Operation(
        name="or",
        arity=2,
        width_rule=alike,
        value=lambda w, ws, a, p: a[0] | a[1],
        bits=lambda g, w, a, p: tuple(map(g.either, *a)),
        smt=_smt("bvor"),
        kind=Kind.BITWISE,
        laws=Laws(commutative=True, associative=True, unit=0, absorbing=-1, same=Same.ITSELF),
        sign="|",
    ),
    Operation(
        name="not",
        arity=1,
        width_rule=alike,
        value=lambda w, ws, a, p: ~a[0],
        bits=lambda g, w, a, p: gates.inverted(g, a[0]),
        smt=_smt("bvnot"),
        kind=Kind.BITWISE,
        laws=Laws(involution=True),
    ),
    Operation(
        name="add",
        arity=2,
        width_rule=alike,
        value=lambda w, ws, a, p: a[0] + a[1],
        bits=lambda g, w, a, p: gates.total(g, a[0], a[1], g.zero)[0],
        smt=_smt("bvadd"),
        kind=Kind.ARITHMETIC,
        laws=Laws(commutative=True, associative=True, unit=0),
        factors=(1, 1),
        sign="+",
    ),
    Operation(
        name="sub",
        arity=2,
        width_rule=alike,
        value=lambda w, ws, a, p: a[0] - a[1],
        bits=lambda g, w, a, p: gates.total(g, a[0], gates.inverted(g, a[1]), g.one)[0],
        smt=_smt("bvsub"),
        kind=Kind.ARITHMETIC,
        laws=Laws(unit=0, same=0),
        factors=(1, -1),
        sign="-",
    ),
    Operation(
        name="neg",
        arity=1,
        width_rule=alike,
        value=lambda w, ws, a, p: ~a[0] + 1,
        bits=lambda g, w, a, p: gates.total(g, (g.zero,) * w, gates.inverted(g, a[0]), g.one)[0],
        smt=_smt("bvneg"),
        kind=Kind.ARITHMETIC,
        laws=Laws(involution=True),
        factors=(-1,),
    ),
    Operation(
        name="mul",
        arity=2,
        width_rule=alike,
        value=lambda w, ws, a, p: a[0] * a[1],
        bits=lambda g, w, a, p: gates.product(g, a[0], a[1]),
        smt=_smt("bvmul"),
        kind=Kind.ARITHMETIC,
        laws=Laws(commutative=True, associative=True, unit=1, absorbing=0),
        sign="*",
    ),
    # Shifts by the width or more give 0 (the sign, for `ashr`), as in SMT-LIB.
    Operation(
        name="shl",
        arity=2,
        width_rule=alike,
        value=_shifted_left,
        bits=lambda g, w, a, p: gates.shift(g, a[0], a[1], gates.left, g.zero),
        smt=_smt("bvshl"),
        kind=Kind.SHIFT,
        laws=Laws(unit=0),
        sign="<<",
    ),
    Operation(
        name="lshr",
        arity=2,
        width_rule=alike,
        value=_shifted_right,
        bits=lambda g, w, a, p: gates.shift(g, a[0], a[1], gates.right, g.zero),
        smt=_smt("bvlshr"),
        kind=Kind.SHIFT,
        laws=Laws(unit=0),
        sign=">>",
    ),
    Operation(
        name="ashr",
        arity=2,
        width_rule=alike,
        value=_shifted_signed,
        bits=lambda g, w, a, p: gates.shift(g, a[0], a[1], gates.right, a[0][-1]),
        smt=_smt("bvashr"),
        kind=Kind.SHIFT,
        laws=Laws(unit=0),
    ),
    Operation(
        name="rotl",
        arity=1,
        width_rule=turned,
        value=lambda w, ws, a, p: a[0] << p | a[0] >> (w - p),
        bits=lambda g, w, a, p: a[0][w - p :] + a[0][: w - p],
        smt=lambda w, ws, p, a: f"((_ rotate_left {p}) {a[0]})",
        kind=Kind.WIRING,
        mark=lambda w, p: f"[{p}]",
    ),
    Operation(
        name="concat",
        arity=None,
        width_rule=joined,
        value=_joined_value,
        bits=lambda g, w, a, p: tuple(bit for part in reversed(a) for bit in part),
        smt=_joined_smt,
        kind=Kind.WIRING,
    ),
    Operation(
        name="extract",
        arity=1,
        width_rule=part,
        value=lambda w, ws, a, p: a[0] >> p,
        bits=lambda g, w, a, p: a[0][p : p + w],
        smt=lambda w, ws, p, a: f"((_ extract {p + w - 1} {p}) {a[0]})",
        kind=Kind.WIRING,
        mark=lambda w, p: f"[{p + w - 1}:{p}]",
    ),
    Operation(
        name="zext",
        arity=1,
        width_rule=wider,
        value=lambda w, ws, a, p: a[0],
        bits=lambda g, w, a, p: a[0] + (g.zero,) * (w - len(a[0])),
        smt=lambda w, ws, p, a: f"((_ zero_extend {w - ws[0]}) {a[0]})",
        kind=Kind.WIRING,
        mark=lambda w, p: f"[{w}]",
    ),
    Operation(
        name="sext",
        arity=1,
        width_rule=wider,
        value=lambda w, ws, a, p: (a[0] ^ 1 << (ws[0] - 1)) - (1 << (ws[0] - 1)),
        bits=lambda g, w, a, p: a[0] + a[0][-1:] * (w - len(a[0])),
        smt=lambda w, ws, p, a: f"((_ sign_extend {w - ws[0]}) {a[0]})",
        kind=Kind.WIRING,
        mark=lambda w, p: f"[{w}]",
    ),
    Operation(
        name="eq",
        arity=2,
        width_rule=compared,
        value=lambda w, ws, a, p: a[0] == a[1],
        bits=lambda g, w, a, p: gates.equal(g, a[0], a[1]),
        smt=_bit_smt("="),
        kind=Kind.WHOLE,
        laws=Laws(commutative=True, same=1),
    ),
    Operation(
        name="ult",
        arity=2,
        width_rule=compared,
        value=lambda w, ws, a, p: a[0] < a[1],
        bits=lambda g, w, a, p: gates.less(g, a[0], a[1]),
        smt=_bit_smt("bvult"),
        kind=Kind.ARITHMETIC,
        laws=Laws(absorbing=0, same=0),
    ),
    Operation(
        name="slt",
        arity=2,
        width_rule=compared,
        value=lambda w, ws, a, p: (a[0] ^ 1 << (ws[0] - 1)) < (a[1] ^ 1 << (ws[0] - 1)),
        bits=lambda g, w, a, p: gates.less(g, gates.biased(g, a[0]), gates.biased(g, a[1])),
        smt=_bit_smt("bvslt"),
        kind=Kind.ARITHMETIC,
        laws=Laws(same=0),
    ),
    Operation(
        name="ite",
        arity=3,
        width_rule=chosen,
        value=lambda w, ws, a, p: (a[1] ^ a[2]) * a[0] ^ a[2],
        bits=lambda g, w, a, p: tuple(g.choice(a[0][0], x, y) for x, y in zip(a[1], a[2], strict=True)),
        smt=lambda w, ws, p, a: f"(ite (= {a[0]} #b1) {a[1]} {a[2]})",
        kind=Kind.CHOICE,
    ),
    Operation(
        name="table",
        arity=1,
        width_rule=entries,
        value=lambda w, ws, a, p: p[a[0]],
        bits=lambda g, w, a, p: tuple(g.look_up(column, a[0]) for column in gates.columns(p, w)),
        smt=_table_smt,
        kind=Kind.WHOLE,
    ),
    Operation(
        name="apply",
        arity=None,
        width_rule=applied,
        value=lambda w, ws, a, p: p.value(OPERATIONS, a),
        bits=lambda g, w, a, p: p.bits(OPERATIONS, g, a),
        smt=lambda w, ws, p, a: p.smt(OPERATIONS, a),
        kind=Kind.WHOLE,
        mark=lambda w, p: f"[{p}]",
    ),
)
OPERATIONS: dict[str, Operation] = {row.name: row for row in _ROWS}


def apply(op: str, width: int, widths: Widths, values: Sequence[int], param: Param) -> int:
    """Return the value of one operation on ints, in `width` bits."""
    value: int = OPERATIONS[op].value(width, widths, values, param) & ((1 << width) - 1)
    return value
