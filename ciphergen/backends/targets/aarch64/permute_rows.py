"""AArch64 Advanced SIMD: rows that move lanes, within vector registers and between them and general ones.

Timing: as in `rows`.
"""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.lanes import join, lanes, split
from ciphergen.backends.machine.row import Row, Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import ARRANGEMENTS, SIMD, UNSIGNED, Arrangement, V, W, X, row
from ciphergen.dsl.term import Term, concat, const, eq, extract, ite, lookup, zext

_FIXED = Timing.DATA_INDEPENDENT
_VV = {"Rd": V, "Rn": V}
_VVV = {"Rd": V, "Rn": V, "Rm": V}
_INDICES = 256  # that a byte can be

Lanes = list[Term]


def _pairwise(bits: int, f: Callable[[Lanes, Lanes], Lanes]) -> Semantics:
    """Return the meaning that writes the lanes that f takes from those of two vectors."""
    return lambda m: m.write("Rd", join(f(split(bits, m.read("Rn")), split(bits, m.read("Rm")))))


def _zip(part: int) -> Callable[[Lanes, Lanes], Lanes]:
    """Return ZIP: lanes of both in turn, of their lower half (0) or of their upper half (1)."""

    def take(a: Lanes, b: Lanes) -> Lanes:
        half = slice(part * len(a) // 2, (part + 1) * len(a) // 2)
        return [lane for pair in zip(a[half], b[half], strict=True) for lane in pair]

    return take


def _unzip(part: int) -> Callable[[Lanes, Lanes], Lanes]:
    """Return UZP: the even lanes of both (0), or the odd ones (1)."""
    return lambda a, b: a[part::2] + b[part::2]


def _transpose(part: int) -> Callable[[Lanes, Lanes], Lanes]:
    """Return TRN: the even lanes of both in turn (0), or the odd ones (1)."""
    return lambda a, b: [lane for pair in zip(a[part::2], b[part::2], strict=True) for lane in pair]


_NETWORKS = (
    ("uzp", "01", _unzip, costs.ZIP),
    ("trn", "10", _transpose, costs.PERMUTE),
    ("zip", "11", _zip, costs.ZIP),
)


def _reverse(container: int, bits: int) -> Semantics:
    """Return the meaning of a reversal of the lanes within each container of so many bits."""
    return lambda m: m.write("Rd", lanes(container, lambda a: join(split(bits, a)[::-1]), m.read("Rn")))


def _ext(m: Machine) -> None:
    """Write bytes imm to imm + 15 of Rm:Rn."""
    low = 8 * m.value("imm")
    m.write("Rd", extract(concat(m.read("Rm"), m.read("Rn")), low + 127, low))


def _tbl(m: Machine) -> None:
    """Look up each byte of Rm in the bytes of Rn; 16 and above give 0. Constant bytes are entries of one table for all
    that an index can be, which is one term where the comparisons are sixteen."""
    table = split(8, m.read("Rn"))
    entries = [byte.value for byte in table if byte.is_const] + [0] * (_INDICES - len(table))

    def chosen(index: Term) -> Term:
        if len(entries) == _INDICES:
            return lookup(entries, index, 8)
        result = const(0, 8)
        for number, byte in enumerate(table):
            result = ite(eq(index, const(number, 8)), byte, result)
        return result

    m.write("Rd", lanes(8, chosen, m.read("Rm")))


def _dup(bits: int) -> Semantics:
    return lambda m: m.write("Rd", join([split(bits, m.read("Rn"))[m.value("lane")]] * (128 // bits)))


def _dup_general(bits: int) -> Semantics:
    return lambda m: m.write("Rd", join([extract(m.read("Rn"), bits - 1, 0)] * (128 // bits)))


def _ins(bits: int) -> Semantics:
    def meaning(m: Machine) -> None:
        parts = split(bits, m.read("Rd"))
        parts[m.value("lane")] = split(bits, m.read("Rn"))[m.value("other")]
        m.write("Rd", join(parts))

    return meaning


def _ins_general(bits: int) -> Semantics:
    def meaning(m: Machine) -> None:
        parts = split(bits, m.read("Rd"))
        parts[m.value("lane")] = extract(m.read("Rn"), bits - 1, 0)
        m.write("Rd", join(parts))

    return meaning


def _umov(bits: int) -> Semantics:
    """Return the meaning that writes a lane to a general register, zero-extended."""
    return lambda m: m.write("Rd", zext(split(bits, m.read("Rn"))[m.value("lane")], max(bits, 32)))


def _networks(lane: Arrangement) -> list[Row]:
    """Return the rows of UZP, TRN and ZIP in one arrangement."""
    size = lane.name
    return [
        row(f"{name}{part + 1}_{size}", f"0 1 0 01110 {lane.size} 0 Rm 0 {part} {opcode} 10 Rn Rd",
            f"{name}{part + 1} {{Rd}}.{size}, {{Rn}}.{size}, {{Rm}}.{size}", _VVV,
            _pairwise(lane.bits, take(part)), _FIXED, cost, SIMD)
        for name, opcode, take, cost in _NETWORKS
        for part in (0, 1)
    ]  # fmt: skip


def _one_lane(lane: Arrangement) -> list[Row]:
    """Return the rows of DUP, INS and UMOV in one arrangement."""
    size, bits, letter = lane.name, lane.bits, lane.letter
    general, name, wide = (X, "x", 1) if bits == 64 else (W, "w", 0)
    # fmt: off
    return [
        row(f"dup_{size}_lane", f"0 1 0 01110000 {lane.lane} 0 0000 1 Rn Rd",
            f"dup {{Rd}}.{size}, {{Rn}}.{letter}[{{lane}}]", {**_VV, "lane": UNSIGNED},
            _dup(bits), _FIXED, costs.PERMUTE, SIMD),
        row(f"dup_{size}_{name}", f"0 1 0 01110000 {lane.whole} 0 0001 1 Rn Rd",
            f"dup {{Rd}}.{size}, {{Rn}}", {"Rd": V, "Rn": general},
            _dup_general(bits), _FIXED, costs.FROM_SCALAR, SIMD),
        row(f"ins_{letter}_lane", f"0 1 1 01110000 {lane.lane} 0 {lane.other} 1 Rn Rd",
            f"ins {{Rd}}.{letter}[{{lane}}], {{Rn}}.{letter}[{{other}}]",
            {**_VV, "lane": UNSIGNED, "other": UNSIGNED}, _ins(bits), _FIXED, costs.PERMUTE, SIMD),
        row(f"ins_{letter}_{name}", f"0 1 0 01110000 {lane.lane} 0 0011 1 Rn Rd",
            f"ins {{Rd}}.{letter}[{{lane}}], {{Rn}}", {"Rd": V, "Rn": general, "lane": UNSIGNED},
            _ins_general(bits), _FIXED, costs.FROM_SCALAR, SIMD),
        row(f"umov_{letter}", f"0 {wide} 0 01110000 {lane.lane} 0 0111 1 Rn Rd",
            f"umov {{Rd}}, {{Rn}}.{letter}[{{lane}}]", {"Rd": general, "Rn": V, "lane": UNSIGNED},
            _umov(bits), _FIXED, costs.TO_SCALAR, SIMD),
    ]
    # fmt: on


# fmt: off
_BYTES = (
    row("ext_16b", "0 1 101110000 Rm 0 imm:4 0 Rn Rd", "ext {Rd}.16b, {Rn}.16b, {Rm}.16b, #{imm}",
        {**_VVV, "imm": UNSIGNED}, _ext, _FIXED, costs.PERMUTE, SIMD),
    row("tbl_16b", "0 1 001110000 Rm 000000 Rn Rd", "tbl {Rd}.16b, {{Rn}.16b}, {Rm}.16b", _VVV,
        _tbl, _FIXED, costs.TABLE, SIMD),
    *(
        row(f"rev{container}_{lane.name}", f"0 1 {u} 01110 {lane.size} 10000 0000{o} 10 Rn Rd",
            f"rev{container} {{Rd}}.{lane.name}, {{Rn}}.{lane.name}", _VV,
            _reverse(container, lane.bits), _FIXED, costs.PERMUTE, SIMD)
        for container, u, o in ((64, 0, 0), (32, 1, 0), (16, 0, 1))
        for lane in ARRANGEMENTS if lane.bits < container
    ),
)
# fmt: on

PERMUTE_ROWS = (*(r for lane in ARRANGEMENTS for r in (*_networks(lane), *_one_lane(lane))), *_BYTES)
