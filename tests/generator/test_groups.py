"""Runs of consecutive vector registers (LD4, ST4): placed, copied where they must be, spilled."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import const
from ciphergen.generator.allocation.allocate import allocate, preferred
from ciphergen.generator.allocation.check_allocate import AllocationRefused, check_allocation
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Function, run_of
from ciphergen.generator.prologue import drop_idle, finish
from ciphergen.generator.scheduling.schedule import schedule
from tests.generator.coded import argument, parallel
from tests.generator.interpret import Run

AARCH64 = target("aarch64")
KNOWN = generation(AARCH64)
IN, OUT = 0x1000, 0x8000


def shuffled(rng: Random, sets: int) -> Function:
    """Loads `sets` sets of four registers, mixes them, stores registers of different sets together."""
    code = Code(AARCH64, KNOWN, "f", "test")
    source, into = argument(code, 0, "in"), argument(code, 1, "out")
    values = []
    for _ in range(sets):
        loaded = code("ld4_4s", source, memory="in")
        values += [code.fresh("v", "x") for _ in loaded]
        for register, copied in zip(loaded, values[-4:], strict=True):
            code.copy(register, copied)
        code.idioms.add(code, source, 64, into=source)
    values = [code("add_4s", value, rng.choice(values)) if rng.random() < 0.5 else value for value in values]
    rng.shuffle(values)
    for i in range(0, len(values), 4):
        group = tuple(code.fresh("v", "out") for _ in range(4))
        parallel(code, list(zip(group, values[i : i + 4], strict=True)))
        code("st4_4s", group, into, memory="out")
        code.idioms.add(code, into, 64, into=into)
    code.leave()
    return code.finish()


def results(function: Function, sets: int) -> dict[int, int]:
    abi, files = AARCH64.abi, AARCH64.files
    every = (*abi.scratch, *abi.callee_saved)
    run = Run(AARCH64, {r: const(0x55AA * (r.number + 1), files[r.file].bits) for r in every})
    run.registers[abi.arguments[0]], run.registers[abi.arguments[1]] = const(IN, 64), const(OUT, 64)
    run.memory = {IN + i: const(i * 37 + i // 256, 8) for i in range(64 * sets)}
    run.function(function)
    return {at: byte.value for at, byte in run.memory.items() if OUT <= at < OUT + 64 * sets}


@pytest.mark.parametrize("sets", [1, 3, 6])
@pytest.mark.parametrize("registers", [12, 24, 32])
def test_same_results(sets: int, registers: int) -> None:
    for seed in range(6):
        before = shuffled(Random(seed), sets)
        wanted = results(before, sets)
        before = schedule(before, AARCH64, AARCH64.cores["cortex-a55"], {"v": registers})
        order = {**preferred(AARCH64), "v": tuple(Register("v", n) for n in range(32 - registers, 32))}
        after = allocate(before, AARCH64, KNOWN.idioms, order)
        check_allocation(before, after, AARCH64)
        if 4 * sets > registers:
            assert after.slots
        after = drop_idle(after)
        after = finish(after, AARCH64, KNOWN.idioms)
        assert results(after, sets) == wanted


def test_checker_refuses_registers_that_are_not_consecutive() -> None:
    before = shuffled(Random(1), 1)
    after = allocate(before, AARCH64, KNOWN.idioms)
    store = next(i for i in after.instructions() if i.row.name == "st4_4s")
    first, second, *rest = run_of(store.operands["Rt"])
    store.operands["Rt"] = (second, first, *rest)
    with pytest.raises(AllocationRefused, match="st4_4s: Rt is"):
        check_allocation(before, after, AARCH64)
