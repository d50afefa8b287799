"""What a function returns as C's int: on RISC-V the sign fills a register of 64 bits, on AArch64 half of it counts."""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.term import const
from ciphergen.interface.phases import phase_rows
from ciphergen.verify.composition.setting import phase_setting
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.returns import returned_int


@pytest.mark.parametrize(
    ("machine", "value", "is_minus_one"),
    [
        ("rv32i", 2**32 - 1, True),
        ("rv64i", 2**64 - 1, True),
        ("rv64i", 2**32 - 1, False),
        ("aarch64", 2**64 - 1, True),
        ("aarch64", 2**32 - 1, True),
        ("aarch64", 2**31 - 1, False),
    ],
)
def test_minus_one(machine: str, value: int, is_minus_one: bool) -> None:
    found = target(machine)
    row = phase_rows(load_phase_mode("gcm"))["gcm_decrypt"]
    setting = phase_setting(found, row, 0, 16, None, in_place=False)
    context, state = Context(found, setting.contract, Normalizer(), Solver()), setting.entry.copy()
    state.put(found.abi.result, const(value, found.xlen), None)
    made = returned_int(context, state)
    assert (made is const(-1, made.width)) == is_minus_one
