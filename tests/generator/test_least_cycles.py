"""Bounds of cycles, known before registers are allocated: never above what is predicted of the code, and near it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ciphergen.backends import target
from ciphergen.cli import tune_work
from ciphergen.cli.tune_work import Candidate
from ciphergen.dsl.cipher import load
from ciphergen.generator.bounds import bounds
from ciphergen.generator.forms import FunctionForms
from ciphergen.generator.least_cycles import LeastCycles, Unknown, deciding, visits
from ciphergen.generator.level import Job
from ciphergen.generator.options import Options, choose
from ciphergen.generator.output import planned
from ciphergen.interface.table import ROLES
from ciphergen.tune.choice import cost
from ciphergen.tune.figures import LENGTHS, Strategy, from_json
from ciphergen.tune.model import arguments


def candidate(cipher: str, machine: str, core: str, strategy: str) -> Candidate:
    text = load(cipher)
    return Candidate(cipher, text.sha256, machine, core, strategy, next(iter(text.variants)), ("ecb",))


@pytest.mark.long
@pytest.mark.parametrize(("cipher", "machine", "core", "strategy", "near"), [
    ("lea", "rv32i", "e31", "loop4x4", 0.8), ("lea", "rv64i", "u74", "loop2", 0.5),
    ("lea", "aarch64", "neoverse-n1", "loop2x3w4", 0.5), ("lea", "aarch64", "cortex-a55", "loop2x2", 0.5),
    ("lea", "armv7m", "cortex-m4", "unrolledx2", 0.7), ("pipo", "rv32i", "ibex", "loop2-columns4", 0.9),
    ("pipo", "aarch64", "cortex-a72", "loop2-lanes32+loop2", 0.8),
    ("pipo", "aarch64", "neoverse-v1", "loop4-lanes16", 0.5),
    ("lea", "rv32i_zbb", "rocket", "loop2x3", 0.8),
])  # fmt: skip
def test_nothing_takes_less(cipher: str, machine: str, core: str, strategy: str, near: float) -> None:
    """Of each function and length, whichever form of it is the fastest."""
    one = candidate(cipher, machine, core, strategy)
    least, found = (from_json(work(one).value["figures"]) for work in (tune_work.bound, tune_work.predict))
    assert (least.refused, found.refused) == ("", "")
    for low, made in zip(least.functions, found.functions, strict=True):
        assert (low.symbol, low.role) == (made.symbol, made.role)
        assert 0 < low.bytes <= made.bytes
        assert [n for n in made.cycles if not 0 < low.cycles[n] <= made.cycles[n]] == []
    assert cost(Strategy(strategy, (least,)), LENGTHS) > near * cost(Strategy(strategy, (found,)), LENGTHS)


def job(cipher: str, machine: str, strategy: str, role: str) -> Job:
    text, processor = load(cipher), target(machine)
    chosen = choose(text, processor, Options(strategy=strategy))
    return Job(planned(text, next(iter(text.variants.values())), processor, chosen), ROLES[role], "", chosen.core)


@pytest.mark.parametrize(("machine", "blocks", "turns"), [
    ("rv32i", 1, (0, 1)), ("rv32i", 7, (3, 1)), ("rv64i", 4, (2, 0)), ("armv7m", 7, (3, 1)),
    ("aarch64", 1, (0, 1)), ("aarch64", 25, (3, 1)),
])  # fmt: skip
def test_how_often_blocks_run(machine: str, blocks: int, turns: tuple[int, int]) -> None:
    """LEA-128 has 24 rounds; two blocks at a time, in vectors eight, then one by one."""
    one = job("lea", machine, "loop4x2", "encrypt_blocks")
    rows = FunctionForms().run(one, "rows")["rows"]
    given = arguments("encrypt_blocks", blocks, 16)
    found = visits(rows, one.processor, given, deciding(rows))
    expected = sorted(n for n in (6 * turns[0], 6 * turns[1]) if n)
    rounds = sorted(
        found[number]
        for number, block in enumerate(rows.blocks)
        if found[number] and any(inst.label == block.label for inst in block.insts)
    )
    assert rounds == expected


def test_what_cores_and_pipes_allow() -> None:
    """Of a call, and by how much a longer one takes more: on a wider core less, with few pipes more."""
    one = job("lea", "aarch64", "loop4x4", "encrypt_blocks")
    rows, core = FunctionForms().run(one, "rows")["rows"], one.core
    short, long = (arguments("encrypt_blocks", blocks, 16) for blocks in (16, 48))
    found = LeastCycles(rows, one.processor, core)
    alone = LeastCycles(rows, one.processor, replace(core, issue_width=2))
    assert found.call(short) < alone.call(short) < alone.call(long)
    assert found.longer(short, long) <= found.call(long) - found.call(short)
    assert found.longer(short, short) == 0.0


def test_what_is_not_known() -> None:
    """Neither a branch on what memory holds, nor a function that is called, has a bound."""
    text, processor = load("aes"), target("rv32i")
    wanted = Options(("aes128",), ("ecb",), "loop1", roles=("encrypt",))
    each = next(f for f in bounds(text, processor, wanted, "aes128") if f.role == "encrypt")
    given = arguments("encrypt", 1, 16)
    with pytest.raises(Unknown, match=r"^aes128_encrypt_blocks_local is called$"):
        each.least(lambda form: form.call(given))
    refused = tune_work.bound(replace(candidate("aes", "rv32i", "e31", "loop1"), roles=("encrypt",)))
    assert from_json(refused.value["figures"]).refused == "aes128_encrypt_blocks_local is called"
    one = job("lea", "rv32i", "loop4", "encrypt_blocks")
    rows = FunctionForms().run(one, "rows")["rows"]
    with pytest.raises(Unknown, match="depends on"):
        visits(rows, one.processor, (), deciding(rows))  # how many blocks there are is not known
