"""The generator multiplies polynomials by `clmul` and `clmulh` where RISC-V has Zbc."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ciphergen.backends.machine.carryless import CarrylessProducts
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.row_function import function_of
from ciphergen.backends.machine.rule import Generation


def with_products(base: Generation, rows: Mapping[str, Row]) -> Generation:
    """Return the `Generation` of a base with products of polynomials in its widest general registers."""
    products = CarrylessProducts(function_of(rows["clmul"]), function_of(rows["clmulh"]), halves=False)
    widest = max(base.sets, key=lambda name: base.sets[name].bits)
    return replace(base, sets={**base.sets, widest: replace(base.sets[widest], polynomials=products)})
