"""A campaign of mutants finds the same wherever it works."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ciphergen.cli import processors
from ciphergen.cli.cluster import Lost, cluster
from ciphergen.cli.workers import run_all
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options
from tests.verify.campaign import Examined, Log, Made, Task, examined, main, table, tasks

NOTHING = Made("lea", "lea128", "rv32i", b"", ())


def lost(work: object, asked: object, what: str) -> Iterator[tuple[int, Lost]]:
    """In place of workers that are all killed."""
    yield 0, Lost("killed")


def test_tasks_are_of_all_functions_in_turn() -> None:
    found = tasks(NOTHING, ["a", "b"], 1, 5, known=frozenset({("b", 1)}), turn=3, at_once=2)
    assert [(each.part, each.numbers, each.turn) for each in found] == [
        ("a", (0, 1), 0), ("a", (2,), 0), ("b", (0, 2), 0), ("a", (3, 4), 3), ("b", (3, 4), 3),
    ]  # fmt: skip


def test_a_campaign_goes_on_where_its_log_ends(tmp_path: Path) -> None:
    one = Examined("f", 0, "deleted", "f: nop", "counterexample", "", "", 2.0)
    place = str(tmp_path / "log")
    Log(place, NOTHING, 1).add(one)
    Log(place, NOTHING, 1).add(replace(one, number=1))
    assert Log(place, NOTHING, 1).found == [one, replace(one, number=1)]


def test_the_log_of_another_campaign_is_refused(tmp_path: Path) -> None:
    place = str(tmp_path / "log")
    Log(place, NOTHING, 1)
    for made, seed in ((NOTHING, 2), (replace(NOTHING, code=b"1"), 1)):
        with pytest.raises(UserError) as refused:
            Log(place, made, seed)
        assert str(refused.value) == (
            f"--log: {place} is of other code, or of another seed\n"
            "  allowed: a log of this campaign, or a new file\n"
            f"  write:   --log {place}.new"
        )


def test_the_table() -> None:
    one = Examined("f", 0, "deleted", "f: nop", "counterexample", "", "f (16, 0, 0, False)", 2.0)
    found = [one, replace(one, end="equal", differs=""), replace(one, end="rule", differs=""), replace(one, part="g")]
    assert list(table(found)) == [
        "f: 3 made: 1 counterexample, 1 rule, 1 equal; a run differs of 1 refused; longest 2 s",
        "g: 1 made: 1 counterexample; a run differs of 1 refused; longest 2 s",
    ]
    assert [each.wrong for each in (one, replace(one, end="equal"))] == [False, True]


def test_mutants_that_are_lost_are_counted() -> None:
    (line,) = table(list(examined(lost, [Task(NOTHING, "f", 1, (0, 1, 2, 3))])))
    assert line.startswith("f: 4 made: 4 lost;")


@pytest.mark.long
def test_a_campaign_on_a_cluster_finds_what_one_here_finds() -> None:
    made = Made.of("lea", "lea128", "rv32i", Options(("lea128",), ("ecb",), "loop1"))
    asked = tasks(made, ["lea128_encrypt"], 7, 6, at_once=3)
    here = [replace(each, seconds=0) for each in examined(run_all, asked)]
    processors.limit(2)
    with cluster("local") as run:
        processors.limit(None)
        there = sorted(examined(run, asked), key=lambda each: each.number)
    assert [replace(each, seconds=0) for each in there] == sorted(here, key=lambda each: each.number)
    assert len(here) == 6
    assert {each.end for each in here} <= {"counterexample", "rule", "equal"}
    assert not any(each.wrong for each in here)


@pytest.mark.long
def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(processors, "_asked", None)
    line = f"--cipher lea --variant lea128 --target rv32i --strategy loop1 --part lea128_encrypt --log {tmp_path}/log"
    for count in ("2", "3"):
        assert main([*line.split(), "--count", count]) == 0
        assert capsys.readouterr().out.startswith(f"lea128_encrypt: {count} made: ")
    assert len((tmp_path / "log").read_text().splitlines()) == 1 + 3
