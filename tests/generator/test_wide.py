"""Pairs of loads and stores, and orders for cores that start several instructions in a cycle."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ciphergen.backends import generation, target
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Function
from ciphergen.generator.scheduling import pipes, wide
from ciphergen.generator.scheduling.check_schedule import check_schedule
from ciphergen.generator.scheduling.pairs import pair
from tests.generator.coded import copied

AARCH64 = target("aarch64")
KNOWN = generation(AARCH64)


def code() -> Code:
    return Code(AARCH64, KNOWN, "f", "test")


def names(function: Function) -> list[str]:
    return [inst.row.name for inst in function.instructions()]


def test_neighbours_become_pairs() -> None:
    made = code()
    ks, into = made.fresh("x"), made.fresh("x")
    values = [made("ldr_q", ks, 16 * i, memory="ks") for i in (3, 1, 2, 5)]
    for i, value in enumerate(values):
        made("str_q", value, into, 16 * i, memory="out")
    function = made.finish()
    function = pair(function, AARCH64, KNOWN.idioms.pairs)
    assert names(function) == ["ldr_q", "ldp_q", "ldr_q", "stp_q", "stp_q"]
    first = next(i for i in function.instructions() if i.row.name == "ldp_q")
    assert [first.operands[field] for field in ("Rt", "Rt2", "imm")] == [values[1], values[2], 16]


@pytest.mark.parametrize("between", ["store", "base", "value"])
def test_what_stands_between_keeps_loads_apart(between: str) -> None:
    made = code()
    source, other, second = made.fresh("x"), made.fresh("x"), made.fresh("v")
    first = made("ldr_q", source, 0, memory="in")
    if between == "store":
        made("str_x", other, other, 0, memory="out")
    elif between == "base":
        made("add_imm_x", source, 16, into=source)
    else:
        made("orr_16b", first, first, into=second)
    made("ldr_q", source, 16, into=second, memory="in")
    function = made.finish()
    before = names(function)
    function = pair(function, AARCH64, KNOWN.idioms.pairs)
    assert names(function) == before


def chains(count: int, length: int) -> Function:
    """Chains that do not depend on each other, one after the other."""
    made = code()
    for _ in range(count):
        value = made.fresh("v")
        for _ in range(length):
            made("eor_16b", value, value, into=value)
    made.leave()
    return made.finish()


def test_chains_advance_side_by_side() -> None:
    core = AARCH64.cores["neoverse-n1"]
    function = chains(2, 6)
    before = copied(function)
    function = wide.schedule(function, AARCH64, core, {"v": 32})
    check_schedule(before, function)
    written = [inst.writes[0] for inst in function.instructions() if inst.writes]
    assert all(a != b for a, b in pairwise(written))


def test_parts_advance_evenly() -> None:
    """A short chain beside a long one is spread over it, whichever register file it is in."""
    made = code()
    value, word = made.fresh("v"), made.fresh("x")
    for _ in range(200):
        made("eor_16b", value, value, into=value)
    for _ in range(100):
        made("eor_w", word, word, into=word)
    made.leave()
    function = made.finish()
    function = wide.schedule(function, AARCH64, AARCH64.cores["neoverse-n1"], {"v": 32, "x": 29})
    files = [inst.writes[0].file for inst in function.instructions() if inst.writes]
    assert all(20 <= files[i : i + 75].count("x") <= 30 for i in range(0, 300, 75))


def test_a_window_hides_the_order_of_short_chains_only() -> None:
    inside, outside = chains(4, 8), chains(4, 200)
    for function, hidden in ((inside, True), (outside, False)):
        core = AARCH64.cores["neoverse-n1"]
        ordered = copied(function)
        ordered = wide.schedule(ordered, AARCH64, core, {"v": 32})
        one, other = (pipes.cycles(f.blocks[0], AARCH64, core) for f in (function, ordered))
        assert other <= one
        assert (one <= 1.1 * other) == hidden


def test_in_order_a_wait_stops_what_follows() -> None:
    core = AARCH64.cores["cortex-a55"]
    function = chains(2, 20)
    ordered = copied(function)
    ordered = wide.schedule(ordered, AARCH64, core, {"v": 32})
    assert pipes.cycles(ordered.blocks[0], AARCH64, core) <= pipes.cycles(function.blocks[0], AARCH64, core)
