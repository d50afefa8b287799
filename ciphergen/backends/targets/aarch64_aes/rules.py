"""AArch64 with AES: rows with whose meanings rounds on whole registers are compared, and products of polynomials; all
else as on AArch64.

Read by the generator only.
"""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.machine.carryless import CarrylessProducts
from ciphergen.backends.machine.row_function import function_of
from ciphergen.backends.machine.rule import Rule
from ciphergen.backends.targets.aarch64.rules import GENERATION as AARCH64
from ciphergen.backends.targets.aarch64_aes.byte_look_ups import AesByteLookUps
from ciphergen.backends.targets.aarch64_aes.rows import FUSED, ROWS

_WHOLE = tuple(ROWS[name] for name in ("eor_16b", "aese_16b", "aesd_16b", "aesmc_16b", "aesimc_16b"))
_PRODUCTS = CarrylessProducts(
    function_of(ROWS["pmull_1d"]),
    function_of(ROWS["pmull2_2d"]),
    halves=True,
    turned=function_of(ROWS["rbit_16b"]),
    lower=function_of(ROWS["trn1_2d"]),
    upper=function_of(ROWS["trn2_2d"]),
    turned_half=(function_of(ROWS["rbit_x"]), function_of(ROWS["rev_x"])),
)
_BYTE, _BITS = 8, 128
# Whole bytes that move up, and a byte in both halves, for the polynomials that products are taken modulo.
_MORE = (
    Rule(
        "(shl x #n)",
        lambda e, x, n: e("ext_16b", e("movi_16b", 0), x, (_BITS - n) // _BYTE),
        lambda n: 0 < n < _BITS and n % _BYTE == 0,
    ),
    Rule(
        "#c",
        lambda e, c: e("ushr_2d", e("movi_16b", c & 0xFF), _BITS // 2 - _BYTE),
        lambda c: c == (c & 0xFF) * ((1 << _BITS // 2) + 1),
    ),
)
_BASE = AARCH64.sets["vectors"]
_VECTORS = replace(_BASE, rules=(*_BASE.rules, *_MORE), whole=_WHOLE, fused=FUSED, polynomials=_PRODUCTS)

_BYTES = replace(AARCH64.sets["lanes8"], byte_look_ups=AesByteLookUps())

GENERATION = replace(AARCH64, sets={**AARCH64.sets, "vectors": _VECTORS, "lanes8": _BYTES})
