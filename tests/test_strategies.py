"""Strategies with blocks side by side, from cipher text to proved bytes.

After batches of two at most one block is left, so the last loop takes one turn when it is reached from there
and any number when it is reached with misaligned pointers.
"""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.backends.toolchain import assemble
from ciphergen.dsl.cipher import load
from ciphergen.generator.pipeline import Options, generate
from ciphergen.verify.prove import prove

RV32I = target("rv32i")


@pytest.mark.parametrize("strategy", ["loop4x2", "loop4x5+loop4x2", "loop8x4+loop4x3", "unrolledx6"])
def test_blocks_side_by_side_are_proved(strategy: str) -> None:
    lea = load("lea")
    made = generate(lea, RV32I, Options(variants=("lea128",), strategy=strategy))
    roles = {f.symbol: f.role for f in made.functions if f.role in ("expand_key", "decrypt_blocks")}
    report = prove(assemble(made.files["lea128.S"], RV32I), strategy, RV32I, lea.variants["lea128"], roles)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


def test_the_default_is_proved() -> None:
    """Tests of the command line take a strategy that is quicker to prove."""
    lea = load("lea")
    made = generate(lea, RV32I, Options(variants=("lea128",)))
    roles = {f.symbol: f.role for f in made.functions}
    report = prove(assemble(made.files["lea128.S"], RV32I), "default", RV32I, lea.variants["lea128"], roles)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]
