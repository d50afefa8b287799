"""MixColumns by its instruction on real cores: at most the cycles of the task, which packed C does not reach."""

from __future__ import annotations

import pytest

from tests.bench.mix_columns import CHIPS, costs

# With the instruction, packed software at most: Ibex, VexRiscv and PicoRV32.
MOST = {"ibex-custom": (12, 82), "vexriscv-cfu": (17, 94), "picorv32-pcpi": (56, 270)}


@pytest.mark.slow
@pytest.mark.parametrize("name", MOST)
def test_cycles(name: str) -> None:
    found = costs(CHIPS[name])
    mine, packed = MOST[name]
    assert found["aesmix, gcc -O2"].instructions == 12
    assert found["aesmix, gcc -O2"].cycles <= mine
    assert found["packed C, clang -O3"].cycles <= packed
