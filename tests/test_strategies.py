"""Strategies from cipher text to proved bytes: blocks side by side, round keys made in the rounds.

After batches of two at most one block is left, so the last loop takes one turn when it is reached from there
and any number when it is reached with misaligned pointers.
"""

from __future__ import annotations

import pytest

from ciphergen.cli.proofs import ProofTask, prove_one
from ciphergen.generator.options import Options
from ciphergen.generator.output import FunctionInfo
from tests.generator.running import output
from tests.kept import generated, object_code

pytestmark = pytest.mark.long


def proved(text: str, functions: list[FunctionInfo], cipher: str = "lea", target: str = "rv32i") -> bool:
    roles, variant = {f.symbol: f.role for f in functions}, functions[0].variant
    report = prove_one(ProofTask(cipher, variant, target, f"{variant}.S", object_code(text, target), roles))
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]
    return bool(report.obligations)


SLOW = [pytest.param(strategy, marks=pytest.mark.slow) for strategy in ("loop4x5+loop4x2", "unrolledx6")]


@pytest.mark.parametrize("strategy", ["loop4x2", "loop8x4+loop4x3", "unrolledx3", *SLOW])
def test_blocks_side_by_side_are_proved(strategy: str) -> None:
    made = generated("lea", "rv32i", Options(("lea128",), ("ecb",), strategy))
    assert proved(made.files["lea128.S"], [f for f in made.functions if f.role in ("expand_key", "decrypt_blocks")])


@pytest.mark.parametrize("strategy", ["loop4x3", pytest.param("unrolledx4+loop4x2", marks=pytest.mark.slow)])
def test_counter_mode_of_blocks_side_by_side_is_proved_in_wider_registers(strategy: str) -> None:
    made = generated("lea", "rv64i", Options(("lea128",), ("ctr",), strategy))
    functions = [f for f in made.functions if f.role in ("expand_key", "ctr")]
    assert proved(made.files["lea128.S"], functions, target="rv64i")


@pytest.mark.slow
def test_the_default_is_proved() -> None:
    """Tests of the command line take a strategy that is quicker to prove. The gate proves all functions by the default
    where it checks the committed output."""
    made = output("rv32i")
    functions = [f for f in made.functions if f.variant == "lea128" and f.role != "ctr"]
    assert proved(made.files["lea128.S"], functions)


@pytest.mark.parametrize(
    ("target", "strategy"),
    [
        ("rv32i", "fly-lanes4"),
        ("aarch64", "each8"),
        *(pytest.param("aarch64", name, marks=pytest.mark.slow) for name in ("fly-lanes8", "each32")),
    ],
)
def test_strategies_for_keys_that_change_often_are_proved(target: str, strategy: str) -> None:
    made = generated("pipo", target, Options(("pipo64_128",), ("ecb",), strategy))
    functions = [f for f in made.functions if f.role in ("expand_key", "decrypt_blocks")]
    assert proved(made.files["pipo64_128.S"], functions, "pipo", target)
