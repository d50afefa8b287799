"""Searches on a Dask cluster: the same choice and the same store as on one machine, whoever is killed."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from distributed import LocalCluster

from ciphergen.cli import cluster as clusters
from ciphergen.cli import processors, tune, tune_work
from ciphergen.cli.cluster import Lost, TaskRunner, cluster
from ciphergen.cli.usage import Failed
from ciphergen.cli.workers import run_all
from ciphergen.dsl.errors import UserError
from tests.cli.conftest import gen, without_progress  # noqa: F401  # the fixture
from tests.tune.cluster_tasks import (
    importing,
    killed_at_three,
    late_at_two,
    predicted_but_loop2,
    process,
    squared,
    wrong_at_two,
)

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

LINE = ("tune", "--cipher", "lea", "--target", "rv32i", "--variant", "lea128", "--mode", "ecb", "--no-prove")
NAMED = (*LINE, "--strategy", "loop1,loop2,loop4")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster with two workers on this machine."""
    processors.limit(2)
    with clusters._local() as place:
        processors.limit(None)
        yield place


@pytest.fixture
def run(address: str) -> Iterator[TaskRunner]:
    with cluster(address) as found:
        yield found


def rows(place: Path) -> list[tuple[object, ...]]:
    """All that a store has."""
    with closing(sqlite3.connect(place)) as store:
        return store.execute("SELECT key, about, value, data FROM results ORDER BY key").fetchall()


@pytest.mark.long
def test_workers_find_what_processes_find(run: TaskRunner) -> None:
    alone = dict(run_all(squared, range(5), "tested", jobs=2))
    assert dict(run(squared, range(5), "tested")) == alone
    assert dict(run(squared, [], "tested")) == {}


@pytest.mark.long
def test_the_same_choice_and_the_same_store(gen: Gen, address: str, tmp_path: Path) -> None:  # noqa: F811
    alone = gen(*NAMED, "--store", tmp_path / "alone", "-j", 1, "--json")
    ours = gen(*NAMED, "--store", tmp_path / "ours", "--cluster", address, "--json")
    assert (ours.status, without_progress(ours.err)) == (0, "")
    assert ours.out == alone.out
    assert rows(tmp_path / "ours") == rows(tmp_path / "alone")
    assert len(rows(tmp_path / "ours")) == 3


@pytest.mark.long
def test_what_was_killed_runs_elsewhere(run: TaskRunner) -> None:
    found: dict[int, int | Lost] = {}
    for number, result in run(process, range(8), "tested"):
        found[number] = result
        if len(found) == 1:
            assert isinstance(result, int)
            os.kill(result, signal.SIGKILL)
    assert sorted(found) == list(range(8))
    assert all(isinstance(each, int) for each in found.values())
    assert len(set(found.values())) >= 2


@pytest.mark.long
def test_what_kills_its_workers_is_lost_and_nothing_else(run: TaskRunner) -> None:
    found = dict(run(killed_at_three, range(7), "tested"))
    assert found.pop(3) == Lost("each of 2 workers that ran it was killed")
    assert found == {n: n * n for n in (0, 1, 2, 4, 5, 6)}


@pytest.mark.long
def test_a_candidate_that_kills_its_workers_is_left_out(
    gen: Gen, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    monkeypatch.setattr(tune, "predict", predicted_but_loop2)
    ran = gen(*NAMED, "--store", tmp_path / "store", "--cluster", address)
    reason = "each of 2 workers that ran it was killed"
    assert ran.status == 0
    assert f"lea128 ecb rv32i e31 loop2 is left out: {reason}\n" in ran.err
    assert f"loop2 cannot be made: {reason}\n" in ran.out
    assert [row[1] for row in rows(tmp_path / "store") if "loop2" in str(row[1])] == []
    assert len(rows(tmp_path / "store")) == 2


@pytest.mark.long
def test_what_a_task_raises_is_raised(run: TaskRunner) -> None:
    with pytest.raises(UserError, match="two"):
        dict(run(wrong_at_two, range(4), "tested"))
    assert dict(run(squared, [3], "tested")) == {0: 9}


@pytest.mark.long
def test_a_task_that_took_too_long_is_not_waited_for(run: TaskRunner) -> None:
    with pytest.raises(TimeoutError, match="a program did not end"):
        dict(run(late_at_two, range(4), "tested"))


@pytest.mark.long
def test_a_scheduler_that_ends_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    ending = LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=":0")
    with cluster(ending.scheduler_address) as run:
        results = run(process, range(100), "tested")
        next(results)
        ending.close()
        with pytest.raises(Failed) as caught:
            list(results)
    assert str(caught.value) == "gen: the cluster's scheduler is gone"
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.long
def test_other_sources_find_nothing(run: TaskRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "_sources", lambda: "of another version")
    with pytest.raises(Failed) as caught:
        dict(run(squared, range(4), "tested"))
    assert str(caught.value) == "gen: a worker has another version of ciphergen, and would find other results"


@pytest.mark.long
def test_a_worker_that_lacks_something(run: TaskRunner) -> None:
    with pytest.raises(Failed) as caught:
        dict(run(importing, [1], "tested"))
    assert str(caught.value) == "gen: a worker cannot run what is asked of it: No module named 'nowhere'"


@pytest.mark.long
def test_another_text_is_not_searched(run: TaskRunner) -> None:
    candidate = tune_work.Candidate("lea", "00", "rv32i", "e31", "loop4", "lea128", ("ecb",))
    with pytest.raises(UserError) as caught:
        dict(run(tune_work.predict, [candidate], "tested"))
    assert str(caught.value) == (
        "lea: is another text than the search began with, which has the SHA-256 00\n"
        "  allowed: the same text wherever the search works"
    )


@pytest.mark.long
def test_no_worker_is_there(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(clusters, "_WORKERS", 0.5)
    with LocalCluster(n_workers=0, dashboard_address=":0") as empty:
        address = empty.scheduler_address
        ran = gen(*NAMED, "--store", tmp_path / "store", "--cluster", address)
        with closing(clusters._client(address, address)) as client, pytest.raises(Failed) as caught:
            dict(clusters._run(client, squared, [1], "tested"))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        f"--cluster: {address} has no worker\n"
        "  allowed: the address of a scheduler with workers, such as 10.0.0.1:8786, or local\n"
        f"  write:   dask worker {address} --nthreads 1\n"
    )
    assert str(caught.value) == "gen: no worker of the cluster is left"


@pytest.mark.long
def test_a_search_that_is_stopped_goes_on(gen: Gen, tmp_path: Path) -> None:  # noqa: F811
    place = tmp_path / "store"
    line = (*NAMED[:-1], "loop1,loop2,loop4,loop8", "--store", str(place), "--jobs", "1")
    process = subprocess.Popen(
        [sys.executable, "-m", "ciphergen", *line, "--cluster", "local"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    while process.poll() is None and not (place.is_file() and place.stat().st_size and _count(place)):
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, "")
    assert without_progress(err) == (
        f"gen tune: {place} keeps what was found; the same command goes on from there\n"
        "gen: stopped; nothing was written\n"
    )
    before = rows(place)
    assert 1 <= len(before) < 4
    assert gen(*line).status == 0
    assert len(rows(place)) == 4
    assert set(before) < set(rows(place))


def _count(place: Path) -> int:
    try:
        return len(rows(place))
    except sqlite3.OperationalError:  # the table is not there yet
        return 0


@pytest.mark.parametrize("address", ["foo:bar:1", "nowhere", "", "http://127.0.0.1:8786", "127.0.0.1"])
def test_what_is_no_address(gen: Gen, tmp_path: Path, address: str) -> None:  # noqa: F811
    ran = gen(*NAMED, "--store", tmp_path / "store", "--cluster", address)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        f"--cluster: {address} is no address\n"
        "  allowed: the address of a scheduler with workers, such as 10.0.0.1:8786, or local\n"
        "  write:   --cluster local\n"
    )


@pytest.mark.long
@pytest.mark.parametrize("listens", [False, True])
def test_nobody_answers(gen: Gen, tmp_path: Path, listens: bool) -> None:  # noqa: F811
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        if listens:
            port.listen()
        begun, address = time.monotonic(), f"127.0.0.1:{port.getsockname()[1]}"
        ran = gen(*NAMED, "--store", tmp_path / "store", "--cluster", address)
    assert time.monotonic() - begun < 8
    said = "no answer in 3 s" if listens else f"Timed out trying to connect to tcp://{address} after 3 s"
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        f"--cluster: {address} is no scheduler that answers: {said}\n"
        "  allowed: the address of a scheduler with workers, such as 10.0.0.1:8786, or local\n"
        "  write:   --cluster local\n"
    )


def test_without_dask(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(clusters, "find_spec", lambda name: None if name == "distributed" else find_spec(name))
    ran = gen(*NAMED, "--store", tmp_path / "store", "--cluster", "local")
    assert (ran.status, ran.out) == (3, "")
    assert ran.err == "nothing here can work on a cluster\n  write:   pip install distributed\n"
