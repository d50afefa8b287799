"""Predictions from object code, beside code whose cycles can be counted by hand."""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.backends.toolchain import assemble
from ciphergen.tune.model import Model, modelled

RV32I = target("rv32i")
# One cycle an instruction and none waited for, but for the branch: Ibex takes two for one that is taken.
COPY = """
    .globl f
    .type f, %function
f:  lw t0, 0(a1)
    addi a1, a1, 4
    addi a3, a3, -1
    sw t0, 0(a2)
    addi a2, a2, 4
    bnez a3, f
    ret
    .globl g
    .type g, %function
g:  j g
"""


def model(core: str) -> Model:
    return Model(assemble(COPY, RV32I), RV32I, RV32I.cores[core], 4)


def test_cycles_on_rocket() -> None:
    found = model("e31").cycles("f", "encrypt_blocks")
    assert found == {"1": 8.0, "4": 26.0, "16": 98.0, "64": 386.0, "bulk": 6.0}


def test_cycles_on_ibex() -> None:
    found = model("ibex").cycles("f", "encrypt_blocks")
    assert found["bulk"] == 7.0
    assert found["64"] - found["4"] == 60 * 7


def test_one_block() -> None:
    assert model("e31").cycles("f", "encrypt") == {"1": 8.0}


def test_code_that_does_not_end() -> None:
    with pytest.raises(ValueError, match="g: still running"):
        model("e31").cycles("g", "encrypt")


def test_cores_with_a_model() -> None:
    assert [core for core in ("e31", "ibex", "cortex-a55") if modelled(core)] == ["e31", "ibex"]
