"""What LEA on NEON is made of: LD4 and ST4, round keys gathered where a core waits, and the order that is taken."""

from __future__ import annotations

import pytest

from ciphergen.backends import generation
from ciphergen.backends import target as find_target
from ciphergen.dsl.cipher import load
from ciphergen.generator.code import Code
from ciphergen.generator.frames.blocks import turns
from ciphergen.generator.machine import Function
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.plan.counting import countable
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy as parsed
from ciphergen.generator.scheduling import schedule
from ciphergen.generator.scheduling.check_schedule import check_schedule
from ciphergen.generator.show import stage
from tests.generator.coded import copied

AARCH64 = find_target("aarch64")
LEA, PIPO = load("lea"), load("pipo")


def made(core: str, role: str) -> str:
    """The rows of one function as they are before they are put in order."""
    options = Options(variants=("lea128",), strategy="loop4x3w4", core=core, modes=("ecb",), roles=(role,))
    return stage(LEA, LEA.variant("lea128"), AARCH64, options, "rows").partition(f"({role})")[2]


@pytest.mark.long
def test_words_are_dealt_to_lanes_and_collected() -> None:
    rows = made("neoverse-n1", "encrypt_blocks")
    assert (rows.count(" ld4 "), rows.count(" st4 "), rows.count(" trn")) == (4, 4, 0)  # three groups, then one


@pytest.mark.long
def test_round_keys_are_gathered_where_the_core_waits_for_one_operation_after_the_other() -> None:
    """Decryption on the V1 waits; on the N1, which has half as many pipes, it would only be more instructions."""
    counts = {core: made(core, "decrypt_blocks").count(" eor ") for core in ("neoverse-n1", "neoverse-v1")}
    assert counts["neoverse-v1"] > counts["neoverse-n1"]


def test_the_m1_is_like_the_v1_where_their_pipes_are_alike() -> None:
    rows = AARCH64.rows
    for name in ("eor_16b", "add_4s", "trn1_4s"):
        assert rows[name].cost["apple-m1"] == rows[name].cost["neoverse-v1"]
    assert (rows["sri_4s"].cost["apple-m1"].throughput, rows["sri_4s"].cost["neoverse-v1"].throughput) == (0.25, 0.5)
    assert rows["extr_w"].cost["apple-m1"].throughput == 1.0  # one pipe of six
    options = Options(variants=("lea128",), core="apple-m1", modes=("ecb",), roles=("encrypt",))
    made = generate(LEA, AARCH64, options)
    assert "--core apple-m1" in made.command
    assert {(f.batch, f.long) for f in made.functions} == {(16, 16)}


def chains(count: int, length: int) -> Function:
    """Chains of vector operations that do not depend on each other, one after the other."""
    code = Code(AARCH64, generation(AARCH64), "f", "encrypt")
    for _ in range(count):
        value = code.fresh("v")
        for _ in range(length):
            code("eor_16b", value, value, into=value)
    code.leave()
    return code.finish()


def test_instructions_take_their_share_of_the_width() -> None:
    """Two that take half a cycle of their pipe each fill the wait for an operation of two cycles where each counts
    for its pipe; where each counts for a quarter of the core, eight do."""
    core = AARCH64.cores["neoverse-n1"]
    changes = []
    for order in (schedule.schedule, schedule.schedule_overlapped):
        function = chains(8, 2)
        before = copied(function)
        function = order(function, AARCH64, core, {"v": 32})
        check_schedule(before, function)
        written = [inst.writes[0] for inst in function.instructions() if inst.writes]
        changes.append(len(set(written[:8])))
    assert changes == [4, 8]


@pytest.mark.parametrize(
    ("strategy", "least"),
    [
        pytest.param("lanes32w4+lanes32+lanes4", 216, marks=pytest.mark.long),
        pytest.param("lanes32w4+lanes16+lanes4", 36, marks=pytest.mark.slow),
    ],
)
def test_words_beside_vectors_are_for_messages_in_which_they_pay(strategy: str, least: int) -> None:
    """Of 64 blocks 36 would leave 28 to slow code, where two turns of 32 leave none."""
    options = Options(variants=("pipo64_128",), strategy=strategy, modes=("ecb",), roles=("encrypt_blocks",))
    work = stage(PIPO, PIPO.variant("pipo64_128"), AARCH64, options, "rows").partition("(encrypt_blocks)")[2]
    first = next(line for line in work.splitlines() if "sub_imm_x" in line or " sub " in line)
    assert first.rstrip().endswith(f"#{least}")
    plan = Plan.of(PIPO.variant("pipo64_128"), AARCH64, generation(AARCH64), parsed(strategy))
    (widest, _), (following, _), *_ = plan.layouts()
    assert (widest.blocks, widest.blocks * turns(widest, following)) == (36, least)
    assert countable(plan)[0][0].blocks == 32  # in counter mode those beside vectors are left out
