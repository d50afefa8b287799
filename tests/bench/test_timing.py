"""The timing model against cycles that were counted on the cores' Verilog (recorded.jsonl; test_rtl.py counts anew)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, cast

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.core import Core, Pipeline
from ciphergen.backends.targets.riscv.pipelines import ROCKET
from ciphergen.backends.timing.in_order import ExecutedInstruction, cycles
from ciphergen.backends.timing.out_of_order import cycles as superscalar
from ciphergen.backends.timing.out_of_order import started
from ciphergen.backends.timing.store_buffer import Access, StoreBuffer
from ciphergen.bench.on import chips
from tests.bench.programs import RV32I, call_steps

CHIPS = chips("rv32i")


class Record(NamedTuple):
    """A function's bytes, whether it has a loop, and its cycles on each core."""

    code: bytes
    loops: bool
    cycles: dict[str, int]


def _records() -> list[Record]:
    lines = Path(__file__).with_name("recorded.jsonl").read_text().splitlines()
    return [Record(bytes.fromhex(r["code"]), r["loops"], r["cycles"]) for r in map(json.loads, lines)]


RECORDS = _records()
STEPS = [call_steps(record.code) for record in RECORDS]


def differences(chip: str, loops: bool) -> list[int]:
    """Counted less predicted, for each recorded function of a kind."""
    return [
        record.cycles[chip] - cycles(steps, RV32I.cores[CHIPS[chip].core])
        for record, steps in zip(RECORDS, STEPS, strict=True)
        if record.loops == loops
    ]


@pytest.mark.parametrize("chip", CHIPS)
def test_straight_lines_are_predicted_to_the_cycle(chip: str) -> None:
    found = differences(chip, loops=False)
    assert len(found) >= 100
    assert set(found) == {0}


def test_loops_on_ibex_are_predicted_to_the_cycle() -> None:
    assert set(differences("ibex", loops=True)) == {0}


def test_loops_on_rocket_are_predicted_but_for_three_mispredictions() -> None:
    lost = ROCKET.mispredicted
    assert set(differences("rocket", loops=True)) <= {0, lost, 2 * lost, 3 * lost}


@pytest.mark.parametrize("wrong", [
    Pipeline(waw=False, replay=5, mispredicted=3), Pipeline(waw=True, replay=None, mispredicted=3),
    Pipeline(waw=True, replay=4, mispredicted=3),
])  # fmt: skip
def test_the_records_tell_a_wrong_model(wrong: Pipeline, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = replace(wrong, looks_like_a_store=ROCKET.looks_like_a_store)
    monkeypatch.setitem(cast("dict[str, Core]", RV32I.cores), "e31", replace(RV32I.cores["e31"], pipeline=wrong))
    assert sum(map(bool, differences("rocket", loops=False))) > 10


def step(name: str, reads: str, writes: str, address: int = 0, *, taken: bool = False) -> ExecutedInstruction:
    return ExecutedInstruction(RV32I.rows[name], tuple(reads.split()), tuple(writes.split()), address, taken)


@pytest.mark.parametrize(("steps", "e31", "ibex"), [
    ([], 0, 0),
    ([step("add", "a b", "c"), step("xor", "c c", "c")], 2, 2),
    ([step("lw", "p", "a"), step("add", "a a", "b")], 3, 3),
    ([step("lw", "p", "a"), step("add", "c c", "d"), step("add", "a a", "b")], 3, 3),
    ([step("lbu", "p", "a"), step("add", "a a", "b")], 4, 3),
    ([step("lbu", "p", "a"), step("addi", "c", "a")], 4, 2),
    ([step("sw", "p a", ""), step("lw", "p", "b")], 7, 2),
    ([step("sw", "p a", ""), step("lw", "p", "b", 64)], 2, 2),
    ([step("bne", "a b", ""), step("add", "a b", "c")], 2, 2),
    ([step("bne", "a b", "", taken=True), step("add", "a b", "c")], 2, 3),
])  # fmt: skip
def test_short_sequences(steps: list[ExecutedInstruction], e31: int, ibex: int) -> None:
    assert tuple(cycles(steps, RV32I.cores[core]) for core in ("e31", "ibex")) == (e31, ibex)


def test_a_core_without_a_model() -> None:
    with pytest.raises(ValueError, match="pipeline") as caught:
        cycles([], target("aarch64").cores["cortex-a55"])
    assert str(caught.value) == "the pipeline of cortex-a55 is not known to the cycle"


@pytest.mark.parametrize(("store", "load", "meet"), [
    ((0x100, 4), (0x100, 4), True),
    ((0x100, 1), (0x103, 1), False),
    ((0x102, 2), (0x103, 1), True),
    ((0x100, 4), (0x104, 4), False),
    ((0x100, 4), (0x1100, 4), True),  # only the bits below a way's size are compared
])  # fmt: skip
def test_what_meets(store: tuple[int, int], load: tuple[int, int], meet: bool) -> None:
    assert Access(True, *store).meets(Access(False, *load)) == meet


def test_stores_leave_when_no_load_starts() -> None:
    buffer = StoreBuffer()
    buffer.start(0, Access(True, 0x100, 4))
    buffer.start(1, Access(False, 0x200, 4))
    buffer.start(2, Access(False, 0x240, 4))
    buffer.start(3, Access(False, 0x100, 4))
    assert buffer.stops(3)  # a load in each cycle since: it is still there
    after = StoreBuffer()
    after.start(0, Access(True, 0x100, 4))
    after.start(4, Access(False, 0x100, 4))
    assert not after.stops(4)


def test_what_a_core_fuses_starts_as_one() -> None:
    on = target("aarch64_aes")
    core = on.cores["cortex-a72"]
    aese, aesmc = (on.rows[name] for name in ("aese_16b", "aesmc_16b"))
    pair = [
        ExecutedInstruction(aese, ("a", "k"), ("a",), 0, False),
        ExecutedInstruction(aesmc, ("a",), ("a",), 0, False),
    ]
    apart = [pair[0], ExecutedInstruction(aesmc, ("a",), ("b",), 0, False)]
    assert started(pair * 3, core) == pair[:1] * 3
    assert started(apart, core) == apart
    assert started(pair, replace(core, fused=())) == pair
    assert superscalar(pair * 10, core) + 10 * 3 <= superscalar(pair * 10, replace(core, fused=()))
