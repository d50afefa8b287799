"""The model of cores that start several instructions in a cycle, beside code whose cycles can be counted by hand."""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.target import Register
from ciphergen.backends.timing.executed import steps
from ciphergen.backends.timing.in_order import ExecutedInstruction
from ciphergen.backends.timing.out_of_order import cycles
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.verify.object.object_file import read

AARCH64 = target("aarch64")
CORES = AARCH64.cores
SEVERAL = """
    .globl f
    .type f, %function
f:  ld1 {v0.16b, v1.16b}, [x0]
    ldp x2, x3, [x0, #16]
    str x2, [x0, #8]
    ret
"""


def made(name: str, *numbers: int) -> ExecutedInstruction:
    """An instruction that reads and writes registers of the file that it writes: its result first."""
    row = AARCH64.rows[name]
    into, *reads = (Register(row.operands[row.effects.writes[0][0]].file, n) for n in numbers)
    return ExecutedInstruction(row, tuple(reads), (into,))


def vectors(count: int) -> list[ExecutedInstruction]:
    """That wait for nothing."""
    return [made("eor_16b", i, 30, 31) for i in range(count)]


def words(count: int) -> list[ExecutedInstruction]:
    return [made("eor_w", i, 29, 30) for i in range(count)]


@pytest.mark.parametrize(("core", "taken"), [("neoverse-n1", 12), ("neoverse-v1", 6), ("cortex-a55", 24)])
def test_pipes(core: str, taken: float) -> None:
    assert cycles(vectors(24), CORES[core]) == taken


def test_one_after_the_other() -> None:
    chain = [made("eor_16b", 0, 0, 31) for _ in range(10)]
    assert cycles(chain, CORES["neoverse-n1"]) == 9 * 2 + 1


def test_each_kind_has_its_own_pipes() -> None:
    """Work in general registers costs nothing beside vectors where there is room in the width of the core."""
    mixed = [step for pair in zip(vectors(24), words(24), strict=True) for step in pair]
    assert cycles(mixed, CORES["neoverse-n1"]) == cycles(vectors(24), CORES["neoverse-n1"]) == 12
    assert cycles(mixed, CORES["cortex-a55"]) == 24
    assert cycles(mixed, CORES["cortex-a72"]) == 16  # three a cycle


def test_loads_and_stores_share_pipes_on_some_cores() -> None:
    """Apple's two take either; the A72 has one for loads and one for stores."""
    load = ExecutedInstruction(AARCH64.rows["ldr_q"], (Register("x", 0),), (Register("v", 0),))
    store = ExecutedInstruction(AARCH64.rows["str_q"], (Register("v", 1), Register("x", 1)), ())
    for core, both in (("apple-a10", 12), ("cortex-a72", 12)):
        assert cycles([load, store] * 12, CORES[core]) == both
    assert cycles([load] * 12, CORES["apple-a10"]) == cycles([store] * 12, CORES["apple-a10"]) == 6


def test_in_order_what_comes_later_waits() -> None:
    late = [made("eor_16b", 0, 0, 31) for _ in range(4)] + words(4)
    chain = late[:4]
    for core, more in (("neoverse-n1", 0), ("cortex-a55", 2)):
        assert cycles(late, CORES[core]) - cycles(chain, CORES[core]) == more


def test_what_is_far_away_waits_for_the_oldest() -> None:
    """Out of order, but only as far as the window reaches."""
    core = CORES["neoverse-n1"]
    chain = [made("eor_16b", 0, 0, 31) for _ in range(100)]
    near = cycles([*chain, *words(24)], core)
    assert near == cycles(chain, core)
    assert cycles([*chain, *(words(24) * 20)], core) > near + 50


def test_nothing() -> None:
    assert cycles([], CORES["neoverse-n1"]) == 0


def test_an_instruction_that_makes_several_accesses() -> None:
    """Each step has the first address of its own."""
    code = read(assemble(SEVERAL, AARCH64), "f.S", AARCH64).text
    outcome = Emulator(AARCH64, code).call(0, [0x200000], {0x200000: bytes(64)}, trace=True)
    assert [step.address for step in steps(AARCH64, code, outcome)] == [0x200000, 0x200010, 0x200008, 0]
