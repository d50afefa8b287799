"""A campaign of mutants finds the same wherever it works."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ciphergen.cli import processors
from ciphergen.cli.cluster import Lost, cluster
from ciphergen.cli.workers import run_all
from ciphergen.generator.options import Options
from tests.verify.campaign import CHUNK, Chunk, Examined, Made, chunks, examined, main, table

NOTHING = Made("lea", "lea128", "rv32i", b"", ())


def lost(work: object, tasks: object, what: str) -> Iterator[tuple[int, Lost]]:
    """In place of workers that are all killed."""
    yield 0, Lost("killed")


def test_chunks_are_of_all_functions_in_turn() -> None:
    found = chunks(NOTHING, ["a", "b"], 1, CHUNK + 3)
    assert [(c.part, c.first, c.count) for c in found] == [
        ("a", 0, CHUNK), ("b", 0, CHUNK), ("a", CHUNK, 3), ("b", CHUNK, 3),
    ]  # fmt: skip


def test_the_table() -> None:
    one = Examined("f", 0, "deleted", "f: nop", "counterexample", "", "f (16, 0, 0, False)", 2.0)
    found = [one, replace(one, end="equal", differs=""), replace(one, end="rule", differs=""), replace(one, part="g")]
    assert list(table(found)) == [
        "f: 3 made: 1 counterexample, 1 rule, 1 equal; a run differs of 1 refused; longest 2 s",
        "g: 1 made: 1 counterexample; a run differs of 1 refused; longest 2 s",
    ]
    assert [each.wrong for each in (one, replace(one, end="equal"))] == [False, True]


def test_mutants_that_are_lost_are_counted() -> None:
    (line,) = table(list(examined(lost, [Chunk(NOTHING, "f", 1, 0, 4)])))
    assert line.startswith("f: 4 made: 4 lost;")


@pytest.mark.long
def test_a_campaign_on_a_cluster_finds_what_one_here_finds() -> None:
    made = Made.of("lea", "lea128", "rv32i", Options(("lea128",), ("ecb",), "loop1"))
    tasks = [Chunk(made, "lea128_encrypt", 7, first, 3) for first in (0, 3)]
    here = [replace(each, seconds=0) for each in examined(run_all, tasks)]
    processors.limit(2)
    with cluster("local") as run:
        processors.limit(None)
        there = sorted(examined(run, tasks), key=lambda each: each.number)
    assert [replace(each, seconds=0) for each in there] == sorted(here, key=lambda each: each.number)
    assert len(here) == 6
    assert {each.end for each in here} <= {"counterexample", "rule", "equal"}
    assert not any(each.wrong for each in here)


@pytest.mark.long
def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processors, "_asked", None)
    line = "--cipher lea --variant lea128 --target rv32i --strategy loop1 --part lea128_encrypt --count 3"
    assert main(line.split()) == 0
    assert capsys.readouterr().out.startswith("lea128_encrypt: 3 made: ")
