"""AArch64 Advanced SIMD: 32-bit lanes, and loads and stores that spread four words over four registers.

Timing: as in `rows`.
"""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.backends.aarch64.operands import RIGHT_SHIFT, UNSIGNED, X_OR_SP, V, W, cost
from ciphergen.backends.lanes import join, lanes, split
from ciphergen.backends.row import Cost, Machine, Operand, Row, Semantics, Timing
from ciphergen.dsl.term import Term, const

_ADD = cost(Cost(2, 1.0), Cost(3, 0.5), Cost(2, 0.5), Cost(2, 0.34))
_LOGIC = cost(Cost(1, 1.0), Cost(3, 0.5), Cost(2, 0.5), Cost(2, 0.34))
_SHIFT = cost(Cost(2, 1.0), Cost(3, 1.0), Cost(2, 1.0), Cost(2, 0.34))
_INSERT = cost(Cost(2, 1.0), Cost(4, 1.0), Cost(2, 1.0), Cost(2, 0.34))
_DUP = cost(Cost(2, 1.0), Cost(3, 0.5), Cost(2, 0.5), Cost(2, 0.34))
_FROM_SCALAR = cost(Cost(3, 1.0), Cost(8, 1.0), Cost(3, 1.0), Cost(5, 1.0))
_LOAD_4 = cost(Cost(10, 8.0), Cost(9, 4.0), Cost(10, 4.0), Cost(8, 4.0))
_STORE_4 = cost(Cost(1, 8.0), Cost(1, 8.0), Cost(1, 4.0), Cost(1, 4.0))
_LOAD_LANE = cost(Cost(6, 4.0), Cost(9, 4.0), Cost(8, 2.0), Cost(8, 4.0))
_STORE_LANE = cost(Cost(1, 4.0), Cost(1, 4.0), Cost(1, 2.0), Cost(1, 4.0))
_REPLICATE_1 = cost(Cost(3, 1.0), Cost(8, 1.0), Cost(7, 0.5), Cost(6, 1.0))
_REPLICATE_4 = cost(Cost(6, 4.0), Cost(9, 4.0), Cost(8, 2.0), Cost(8, 4.0))
_FIXED = Timing.DATA_INDEPENDENT

_VVV = {"Rd": V, "Rn": V, "Rm": V}
_LEFT = {"Rd": V, "Rn": V, "shift": UNSIGNED}
_RIGHT = {"Rd": V, "Rn": V, "shift": RIGHT_SHIFT}
_AT = {"Rt": V, "Rn": X_OR_SP}
_LANE_AT = {"Rt": V, "Rn": X_OR_SP, "lane": UNSIGNED}
_3S = "{Rd}.4s, {Rn}.4s, {Rm}.4s"
_3B = "{Rd}.16b, {Rn}.16b, {Rm}.16b"
_2S = "{Rd}.4s, {Rn}.4s, #{shift}"
_FOUR = "{{Rt}.4s, {Rt+1}.4s, {Rt+2}.4s, {Rt+3}.4s}, [{Rn}]"
_FOUR_LANES = "{{Rt}.s, {Rt+1}.s, {Rt+2}.s, {Rt+3}.s}[{lane}], [{Rn}]"


def _map(f: Callable[[Term, Term], Term]) -> Semantics:
    return lambda m: m.write("Rd", lanes(32, f, m.read("Rn"), m.read("Rm")))


def _bits(f: Callable[[Term, Term], Term]) -> Semantics:
    return lambda m: m.write("Rd", f(m.read("Rn"), m.read("Rm")))


def _shift(f: Callable[[Term, int], Term]) -> Semantics:
    def meaning(m: Machine) -> None:
        distance = m.value("shift")
        m.write("Rd", lanes(32, lambda a: f(a, distance), m.read("Rn")))

    return meaning


def _shift_insert(f: Callable[[Term, int], Term]) -> Semantics:
    """Bits that a shift leaves empty stay what they were in Rd."""

    def meaning(m: Machine) -> None:
        distance = m.value("shift")
        empty = ~f(const(-1, 32), distance)
        m.write("Rd", lanes(32, lambda old, a: (old & empty) | f(a, distance), m.read("Rd"), m.read("Rn")))

    return meaning


def _left(a: Term, distance: int) -> Term:
    return a << distance


def _right(a: Term, distance: int) -> Term:
    return a >> distance


def _all(lane: Term) -> Term:
    return join([lane] * 4)


def _dup_lane(m: Machine) -> None:
    m.write("Rd", _all(split(32, m.read("Rn"))[m.value("lane")]))


def _post(meaning: Callable[[Machine, Term], None], size: int) -> Semantics:
    """With the address in Rn, which then moves on by `size` bytes (0: stays)."""

    def whole(m: Machine) -> None:
        base = m.read("Rn")
        meaning(m, base)
        if size:
            m.write("Rn", base + size)

    return whole


def _load_4(m: Machine, base: Term) -> None:
    for k in range(4):
        m.write("Rt", join([m.load(base + (16 * lane + 4 * k), 4) for lane in range(4)]), plus=k)


def _store_4(m: Machine, base: Term) -> None:
    for k in range(4):
        for lane, word in enumerate(split(32, m.read("Rt", plus=k))):
            m.store(base + (16 * lane + 4 * k), word)


def _load_lane(m: Machine, base: Term) -> None:
    for k in range(4):
        parts = split(32, m.read("Rt", plus=k))
        parts[m.value("lane")] = m.load(base + 4 * k, 4)
        m.write("Rt", join(parts), plus=k)


def _store_lane(m: Machine, base: Term) -> None:
    for k in range(4):
        m.store(base + 4 * k, split(32, m.read("Rt", plus=k))[m.value("lane")])


def _replicate(count: int) -> Callable[[Machine, Term], None]:
    def meaning(m: Machine, base: Term) -> None:
        for k in range(count):
            m.write("Rt", _all(m.load(base + 4 * k, 4)), plus=k)

    return meaning


def _row(
    name: str,
    encoding: str,
    syntax: str,
    operands: dict[str, Operand],
    meaning: Semantics,
    timing: Timing,
    cost: dict[str, Cost],
) -> Row:
    return Row(
        name=name,
        encoding=encoding,
        syntax=syntax,
        operands=operands,
        meaning=meaning,
        timing=timing,
        cost=cost,
        xlen=64,
        source="Arm ARM DDI 0487, C7.2",
    )


# fmt: off
_COMPUTE = (
    _row("add_4s", "0 1 0 01110 10 1 Rm 10000 1 Rn Rd", f"add {_3S}", _VVV,
         _map(lambda a, b: a + b), _FIXED, _ADD),
    _row("sub_4s", "0 1 1 01110 10 1 Rm 10000 1 Rn Rd", f"sub {_3S}", _VVV,
         _map(lambda a, b: a - b), _FIXED, _ADD),
    _row("and_16b", "0 1 0 01110 00 1 Rm 00011 1 Rn Rd", f"and {_3B}", _VVV,
         _bits(lambda a, b: a & b), _FIXED, _LOGIC),
    _row("orr_16b", "0 1 0 01110 10 1 Rm 00011 1 Rn Rd", f"orr {_3B}", _VVV,
         _bits(lambda a, b: a | b), _FIXED, _LOGIC),
    _row("eor_16b", "0 1 1 01110 00 1 Rm 00011 1 Rn Rd", f"eor {_3B}", _VVV,
         _bits(lambda a, b: a ^ b), _FIXED, _LOGIC),
    _row("shl_4s", "0 1 0 011110 01 shift 010101 Rn Rd", f"shl {_2S}", _LEFT, _shift(_left), _FIXED, _SHIFT),
    _row("ushr_4s", "0 1 1 011110 01 shift 000001 Rn Rd", f"ushr {_2S}", _RIGHT, _shift(_right), _FIXED, _SHIFT),
    _row("sli_4s", "0 1 1 011110 01 shift 010101 Rn Rd", f"sli {_2S}", _LEFT,
         _shift_insert(_left), _FIXED, _INSERT),
    _row("sri_4s", "0 1 1 011110 01 shift 010001 Rn Rd", f"sri {_2S}", _RIGHT,
         _shift_insert(_right), _FIXED, _INSERT),
    _row("movi_4s", "0 1 0 0111100000 imm[7:5] 0000 01 imm[4:0] Rd", "movi {Rd}.4s, #{imm}",
         {"Rd": V, "imm": UNSIGNED}, lambda m: m.write("Rd", _all(const(m.value("imm"), 32))), _FIXED, _LOGIC),
    _row("dup_4s_lane", "0 1 0 01110000 lane:2 100 0 0000 1 Rn Rd", "dup {Rd}.4s, {Rn}.s[{lane}]",
         {"Rd": V, "Rn": V, "lane": UNSIGNED}, _dup_lane, _FIXED, _DUP),
    _row("dup_4s_w", "0 1 0 01110000 00100 0 0001 1 Rn Rd", "dup {Rd}.4s, {Rn}", {"Rd": V, "Rn": W},
         lambda m: m.write("Rd", _all(m.read("Rn"))), _FIXED, _FROM_SCALAR),
)
# fmt: on

# fmt: off
_MEMORY = (
    _row("ld4_4s", "0 1 0011000 1 000000 0000 10 Rn Rt", f"ld4 {_FOUR}", _AT,
         _post(_load_4, 0), _FIXED, _LOAD_4),
    _row("ld4_4s_post", "0 1 0011001 1 0 11111 0000 10 Rn Rt", f"ld4 {_FOUR}, #64", _AT,
         _post(_load_4, 64), _FIXED, _LOAD_4),
    _row("st4_4s", "0 1 0011000 0 000000 0000 10 Rn Rt", f"st4 {_FOUR}", _AT,
         _post(_store_4, 0), _FIXED, _STORE_4),
    _row("st4_4s_post", "0 1 0011001 0 0 11111 0000 10 Rn Rt", f"st4 {_FOUR}, #64", _AT,
         _post(_store_4, 64), _FIXED, _STORE_4),
    _row("ld4_s", "0 lane[1] 0011010 1 1 00000 101 lane[0] 00 Rn Rt", f"ld4 {_FOUR_LANES}", _LANE_AT,
         _post(_load_lane, 0), _FIXED, _LOAD_LANE),
    _row("ld4_s_post", "0 lane[1] 0011011 1 1 11111 101 lane[0] 00 Rn Rt", f"ld4 {_FOUR_LANES}, #16", _LANE_AT,
         _post(_load_lane, 16), _FIXED, _LOAD_LANE),
    _row("st4_s", "0 lane[1] 0011010 0 1 00000 101 lane[0] 00 Rn Rt", f"st4 {_FOUR_LANES}", _LANE_AT,
         _post(_store_lane, 0), _FIXED, _STORE_LANE),
    _row("st4_s_post", "0 lane[1] 0011011 0 1 11111 101 lane[0] 00 Rn Rt", f"st4 {_FOUR_LANES}, #16", _LANE_AT,
         _post(_store_lane, 16), _FIXED, _STORE_LANE),
    _row("ld1r_4s", "0 1 0011010 1 0 00000 110 0 10 Rn Rt", "ld1r {{Rt}.4s}, [{Rn}]", _AT,
         _post(_replicate(1), 0), _FIXED, _REPLICATE_1),
    _row("ld1r_4s_post", "0 1 0011011 1 0 11111 110 0 10 Rn Rt", "ld1r {{Rt}.4s}, [{Rn}], #4", _AT,
         _post(_replicate(1), 4), _FIXED, _REPLICATE_1),
    _row("ld4r_4s", "0 1 0011010 1 1 00000 111 0 10 Rn Rt", f"ld4r {_FOUR}", _AT,
         _post(_replicate(4), 0), _FIXED, _REPLICATE_4),
    _row("ld4r_4s_post", "0 1 0011011 1 1 11111 111 0 10 Rn Rt", f"ld4r {_FOUR}, #16", _AT,
         _post(_replicate(4), 16), _FIXED, _REPLICATE_4),
)
# fmt: on

VECTOR_ROWS = (*_COMPUTE, *_MEMORY)
