"""FEAT_AES and FEAT_PMULL: the steps of a round of AES on a block in a vector register, and products over GF(2).

Timing. All six are on the list that PSTATE.DIT speaks of (Arm ARM DDI 0487, DIT), as those of `aarch64` are: they look
nothing up in memory.

Meaning: as the pseudocode of the Arm ARM has it (shared/functions/crypto: AESSubBytes, AESShiftRows, AESMixColumns and
their inverses; PolynomialMult). A vector is a block as it stands in memory, column by column.

Cost: Arm's software optimization guides of the Cortex-A55, Cortex-A72, Neoverse N1 and V1, section "Cryptography
Extensions". AESMC behind AESE, and AESIMC behind AESD, on one register start as one instruction where they are
adjacent: see `FUSED`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from operator import xor

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.lanes import join, split
from ciphergen.backends.machine.row import Cost, Timing
from ciphergen.backends.targets.aarch64.operands import SIMD, V, row
from ciphergen.backends.targets.aarch64.rows import ROWS as BASE
from ciphergen.dsl.term import Term, const, extract, ite, lookup, zext

CORES = ("cortex-a55", "cortex-a72", "neoverse-n1", "neoverse-v1")
FUSED = (("aese_16b", "aesmc_16b"), ("aesd_16b", "aesimc_16b"))
_FIXED = Timing.DATA_INDEPENDENT
_VV = {"Rd": V, "Rn": V}
_VVV = {**_VV, "Rm": V}
_2B = "{Rd}.16b, {Rn}.16b"


def _costs(
    a55: tuple[int, float], a72: tuple[int, float], n1: tuple[int, float], v1: tuple[int, float]
) -> dict[str, Cost]:
    return {name: Cost(*pair) for name, pair in zip(CORES, (a55, a72, n1, v1), strict=True)}


_AES = _costs((2, 1.0), (3, 1.0), (2, 1.0), (2, 0.25))
_PRODUCT = _costs((2, 1.0), (3, 1.0), (2, 1.0), (2, 0.25))


def _product(a: int, b: int) -> int:
    """Return the product of two elements of GF(2^8) modulo x^8 + x^4 + x^3 + x + 1 (FIPS 197, 4.2)."""
    found = 0
    for i in range(8):
        found ^= (a << i) * (b >> i & 1)
    for i in reversed(range(8, 15)):
        found ^= (0x11B << i - 8) * (found >> i & 1)
    return found


def _sbox() -> tuple[int, ...]:
    """Return SBox of FIPS 197, 5.1.1: the inverse in GF(2^8), 0 for 0, and an affine map of its bits."""
    inverses = {a: b for a in range(1, 256) for b in range(a, 256) if _product(a, b) == 1}
    inverses |= {b: a for a, b in inverses.items()}
    turned = [[inverses.get(a, 0) << i for i in range(5)] for a in range(256)]
    return tuple(reduce(xor, (value & 255 ^ value >> 8 for value in each), 0x63) for each in turned)


_SBOX = _sbox()
_INVERSE = tuple(_SBOX.index(value) for value in range(256))
# By the place of a byte in the vector, the place that it comes from: row r of a state turns by r columns.
_SHIFT_ROWS = tuple((place + 4 * (place % 4)) % 16 for place in range(16))
_SHIFT_BACK = tuple((place - 4 * (place % 4)) % 16 for place in range(16))


def _substitute(entries: Sequence[int], places: Sequence[int]) -> Semantics:
    """Return the meaning of AESE or AESD: AddRoundKey, the bytes moved, and each looked up."""

    def meaning(m: Machine) -> None:
        state = split(8, m.read("Rd") ^ m.read("Rn"))
        m.write("Rd", join([lookup(entries, state[place], 8) for place in places]))

    return meaning


def _times(factor: int, byte: Term) -> Term:
    """Return the product of a byte and a factor below 16 in GF(2^8)."""
    summands, doubled = list[Term](), byte
    while factor:
        summands += [doubled] if factor & 1 else []
        doubled = (doubled << 1) ^ ite(extract(doubled, 7, 7), const(0x1B, 8), const(0, 8))
        factor >>= 1
    return reduce(xor, summands)


def _mix(*factors: int) -> Semantics:
    """Return the meaning of AESMC or AESIMC. factors: those of the first byte of a column."""

    def meaning(m: Machine) -> None:
        state = split(8, m.read("Rn"))
        columns = [state[i : i + 4] for i in range(0, 16, 4)]
        m.write("Rd", join([_mixed(factors, column, r) for column in columns for r in range(4)]))

    return meaning


def _mixed(factors: Sequence[int], column: Sequence[Term], r: int) -> Term:
    return reduce(xor, [_times(factors[(i - r) % 4], byte) for i, byte in enumerate(column)])


def _multiply(half: int) -> Semantics:
    """Return the meaning of PMULL (0) or PMULL2 (1): the product over GF(2) of one half of each register."""

    def meaning(m: Machine) -> None:
        a, b = (split(64, m.read(name))[half] for name in ("Rn", "Rm"))
        wide, zero = zext(a, 128), const(0, 128)
        m.write("Rd", reduce(xor, [ite(extract(b, i, i), wide << i, zero) for i in range(64)]))

    return meaning


# fmt: off
_TABLE = (
    row("aese_16b", "01001110 00 10100 00100 10 Rn Rd", f"aese {_2B}", _VV,
        _substitute(_SBOX, _SHIFT_ROWS), _FIXED, _AES, SIMD),
    row("aesd_16b", "01001110 00 10100 00101 10 Rn Rd", f"aesd {_2B}", _VV,
        _substitute(_INVERSE, _SHIFT_BACK), _FIXED, _AES, SIMD),
    row("aesmc_16b", "01001110 00 10100 00110 10 Rn Rd", f"aesmc {_2B}", _VV,
        _mix(2, 3, 1, 1), _FIXED, _AES, SIMD),
    row("aesimc_16b", "01001110 00 10100 00111 10 Rn Rd", f"aesimc {_2B}", _VV,
        _mix(14, 11, 13, 9), _FIXED, _AES, SIMD),
    row("pmull_1d", "0 0 0 01110 11 1 Rm 1110 00 Rn Rd", "pmull {Rd}.1q, {Rn}.1d, {Rm}.1d", _VVV,
        _multiply(0), _FIXED, _PRODUCT, SIMD),
    row("pmull2_2d", "0 1 0 01110 11 1 Rm 1110 00 Rn Rd", "pmull2 {Rd}.1q, {Rn}.2d, {Rm}.2d", _VVV,
        _multiply(1), _FIXED, _PRODUCT, SIMD),
)
# fmt: on

ROWS = {name: replace(known, cost={core: known.cost[core] for core in CORES}) for name, known in BASE.items()}
ROWS |= {added.name: replace(added, extension="AES") for added in _TABLE}
