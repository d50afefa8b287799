"""Real cycles, counted on the cores' Verilog: builds them if they are not in the cache, which takes minutes."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.core import Pipeline
from ciphergen.backends.timing.executed import steps
from ciphergen.backends.timing.in_order import ExecutedInstruction, cycles
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.bench.measure import MeasuredCode, WrongOutput, measure
from ciphergen.bench.on import chips
from ciphergen.bench.peers import PEERS, peers
from ciphergen.bench.program import Workload, build, parse
from ciphergen.bench.simulator import Simulator, simulator
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.verify.object.object_file import read
from tests.bench.programs import (
    BUFFER_BYTES,
    HALF,
    RV32I,
    call_steps,
    compiled,
    function,
    loop,
    straight,
    text_of,
)  # fmt: skip

CHIPS = chips("rv32i")


def pipeline(chip: str) -> Pipeline:
    """Return what is known of the pipeline of a simulated core."""
    found = RV32I.cores[CHIPS[chip].core].pipeline
    assert found is not None
    return found


if TYPE_CHECKING:
    from tests.cli.conftest import Gen

pytestmark = pytest.mark.slow
LIMIT = 10_000_000
ROLES = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks")
LEA128 = load("lea").variant("lea128")


@cache
def core(chip: str) -> Simulator:
    return simulator(CHIPS[chip])


def counted(chip: str, functions: list[bytes]) -> list[int]:
    """Cycles of the last of 24 calls of each function."""
    arguments = ("buffer", f"buffer + {HALF}")
    jobs = [Workload(f"f{i}", arguments, "buffer", BUFFER_BYTES // 4, 24) for i in range(len(functions))]
    source = "".join(function(f"f{i}", text_of(code)) for i, code in enumerate(functions))
    code = assemble(f".option norvc\n.option norelax\n.text\n{source}", RV32I)
    image = build(CHIPS[chip], RV32I, [code], {"buffer": BUFFER_BYTES}, jobs)

    def one(index: int) -> int:
        return parse(jobs[index], core(chip).run(image.for_job(index), LIMIT)).calls[-1].cycles

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(one, range(len(jobs))))


def differences(chip: str, make: Callable[[int], str], count: int) -> dict[int, int]:
    """Counted less predicted by seed, for seeds that no one has tried before."""
    seeds = [SystemRandom().getrandbits(32) for _ in range(count)]
    functions = [compiled(make(seed)) for seed in seeds]
    found = counted(chip, functions)
    return {
        seed: got - cycles(call_steps(code), RV32I.cores[CHIPS[chip].core])
        for seed, code, got in zip(seeds, functions, found, strict=True)
    }


@pytest.mark.parametrize("chip", CHIPS)
def test_random_straight_lines(chip: str) -> None:
    assert {seed: d for seed, d in differences(chip, straight, 120).items() if d} == {}


@pytest.mark.parametrize("chip", CHIPS)
def test_random_loops(chip: str) -> None:
    lost = pipeline(chip).mispredicted
    found = differences(chip, loop, 40)
    assert {seed: d for seed, d in found.items() if d not in {0, lost, 2 * lost, 3 * lost}} == {}


@pytest.mark.parametrize("chip", CHIPS)
def test_nothing_but_the_call_is_counted(chip: str) -> None:
    """The instruction that calls, four more, and the return."""
    assert counted(chip, [compiled("nop\n" * 4 + "ret")]) == [6 if chip == "rocket" else 8]


def source(strategy: str, chip: str) -> str:
    made = generate(load("lea"), RV32I, Options(variants=("lea128",), strategy=strategy, core=CHIPS[chip].core))
    return made.files["lea128.S"]


def lea128(strategy: str, chip: str) -> MeasuredCode:
    return MeasuredCode(strategy, LEA128, assemble(source(strategy, chip), RV32I), ROLES, 1024)


def predicted(code: MeasuredCode, role: str, blocks: int, chip: str) -> int:
    read_back = read(code.object, "lea128.o", RV32I)
    text, (entry, _) = read_back.text, read_back.functions[code.symbol(role)]
    arguments = (0x200000, 0x201400, 0x202800, blocks)
    outcome = Emulator(RV32I, text).call(entry, arguments, {0x200000: bytes(0x3000)}, trace=True)
    assert outcome.ended == "returned"
    executed = [ExecutedInstruction(RV32I.rows["jalr"], (), (), taken=True), *steps(RV32I, text, outcome)]
    return cycles(executed, RV32I.cores[CHIPS[chip].core])


@pytest.mark.parametrize("strategy", ["loop4", "unrolled"])
@pytest.mark.parametrize("chip", CHIPS)
def test_generated_code(chip: str, strategy: str) -> None:
    """Verified while it is measured; as predicted, but for what Rocket mispredicts: for one block at most two
    branches (the loop's end, and one whose history it leaves)."""
    code = lea128(strategy, chip)
    lost = pipeline(chip).mispredicted
    for m in measure(code, RV32I, core(chip), workers=os.cpu_count() or 1):
        if m.blocks <= 1:
            difference = m.cycles - predicted(code, m.role, m.blocks, chip)
            assert difference in {0, lost, 2 * lost}, m


def test_a_wrong_function_is_not_measured() -> None:
    code = lea128("loop4", "ibex")
    text = source("loop4", "ibex")
    spoiled = re.sub(r"(slli \w+, \w+), 9\b", r"\1, 10", text)
    assert spoiled != text
    wrong = MeasuredCode("spoiled", LEA128, assemble(spoiled, RV32I), code.roles, 1024)
    with pytest.raises(WrongOutput, match="encrypt"):
        measure(wrong, RV32I, core("ibex"))


def test_smoke(gen: Gen, tmp_path: Path) -> None:
    """The whole command on the quick core, peers and plot included."""
    ran = gen("bench", "--cipher", "lea", "--target", "rv32i", "--variant", "lea128", "--core", "ibex", "-o", tmp_path)
    assert ran.status == 0, ran.err
    assert "775" in ran.out
    document = json.loads((tmp_path / "rv32i-lea-lea128.json").read_text())
    cycles_of = {m["code"]: m["cycles"] for m in document["measurements"] if m["role"] == "encrypt" and m["aligned"]}
    assert set(cycles_of) == {"ours", *peers("lea", RV32I)}
    assert cycles_of["ours"] < min(cycles_of[name] for name in peers("lea", RV32I) if not PEERS[name].form)
    assert {path.name for path in tmp_path.iterdir()} == {f"rv32i-lea-lea128.{s}" for s in ("json", "md", "svg")}


def test_ibex_with_zbb() -> None:
    """The default of `rv32i_zbb`, outputs compared: in bulk no slower than its costs, which are predicted, say."""
    zbb = target("rv32i_zbb")
    made = generate(load("lea"), zbb, Options(variants=("lea128",), core="ibex"))
    code = MeasuredCode("ours", LEA128, assemble(made.files["lea128.S"], zbb), ROLES, 1024)
    found = measure(code, zbb, simulator(chips("rv32i_zbb")["ibex-zbb"]))
    assert {m.role: m.cycles / 1024 <= 24.7 for m in found if m.blocks == 64} == {
        "encrypt_blocks": True,
        "decrypt_blocks": True,
    }
