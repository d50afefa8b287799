"""What is shown while work takes long: lines where nobody watches, bars on a terminal."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.cli import processors
from ciphergen.cli.progress import SECONDS, Doing, progress
from ciphergen.cli.proofs import ProofTask, Watch
from ciphergen.cli.workers import doing, run_all

if TYPE_CHECKING:
    from collections.abc import Iterator

SLOW = "lea128_ctr in place"


def test_lines_come_every_ten_seconds(capfd: pytest.CaptureFixture[str]) -> None:
    now = 100.0
    with progress("proving", 3, lambda: now) as display:
        display.doing(Doing(7, "lea128.S", "lea128_ctr executing", 2, 6))
        now += SECONDS - 1
        display.tick()
        assert capfd.readouterr().err == ""
        now += 1
        display.tick()
        display.tick()
        assert capfd.readouterr().err == (
            "gen: proving: 0 of 3 done after 10 s; now lea128.S 2 of 6, lea128_ctr executing\n"
        )
        display.doing(Doing(8, "lea192.S", "evil\x1b[2J executing", 0, 6))
        display.doing(Doing(7, "lea128.S", "", 6, 6))
        display.done()
        now += 2 * SECONDS
        display.tick()
        assert capfd.readouterr().err == (
            "gen: proving: 1 of 3 done after 30 s; now lea192.S 0 of 6, evil\\x1b[2J executing\n"
        )
        display.doing(Doing(8, "lea192.S", "", 6, 6))
        now += SECONDS
        display.tick()
        assert capfd.readouterr().err == "gen: proving: 1 of 3 done after 40 s\n"
        now += SECONDS
        display.done()
        assert capfd.readouterr().err == "gen: proving: 2 of 3 done after 50 s\n"
        now += SECONDS
        display.done()
    assert capfd.readouterr() == ("", "")


def wait_for(capfd: pytest.CaptureFixture[str], pattern: str) -> None:
    """Until what is shown is like this, without colours and movements; it is shown ten times a second."""
    shown, deadline = "", time.monotonic() + 20
    while not re.search(pattern, shown):
        assert time.monotonic() < deadline, shown
        time.sleep(0.1)
        shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", capfd.readouterr().err)


def test_bars_by_function_on_a_terminal(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("TERM", "xterm")
    with progress("proving", 2) as display:
        display.doing(Doing(7, "lea128.S", "lea128_ctr [red]executing", 2, 6))
        display.doing(Doing(7, "lea128.S", SLOW, 3, 6))
        display.done()
        wait_for(capfd, rf"proving +.*1/2.*\n.*  lea128\.S: {SLOW} .* 3/6")
        display.doing(Doing(7, "lea128.S", "", 6, 6))
        wait_for(capfd, r"^\s*\S proving +.*1/2[^\n]*$")


def work(number: int) -> None:
    doing(f"t{number}", "é\x00 " + "x" * 1000, number, 9)
    time.sleep(0.3)


@pytest.mark.parametrize("apart", [False, True])
def test_what_workers_say_is_heard(monkeypatch: pytest.MonkeyPatch, apart: bool) -> None:
    """From another process as from this one; long texts are cut, what is no letter is escaped or left out."""
    from ciphergen.cli import workers

    heard: list[Doing] = []

    class Heard:
        def __enter__(self) -> Heard:
            return self

        def __exit__(self, *_: object) -> None: ...
        def done(self) -> None: ...
        def tick(self) -> None: ...
        def doing(self, doing: Doing) -> None:
            heard.append(doing)

    monkeypatch.setattr(workers, "progress", lambda what, total: Heard())
    dict(run_all(work, [3], "tested", apart=apart))
    (one,) = heard
    assert (one.process == os.getpid(), one.name, one.done, one.total) == (not apart, "t3", 3, 9)
    assert one.what == "é\x00 " + "x" * 1000 if not apart else r"\xe9\x00 " + "x" * 141
    doing("t4", "", 1, 2)
    assert len(heard) == 1, "nobody listens any more"


def test_functions_are_counted() -> None:
    task = ProofTask("lea", "lea128", "rv32i", "lea128.S", b"", {"key": "expand_key", "enc": "encrypt", "ctr": "ctr"})
    heard: list[Doing] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ciphergen.cli.workers._tell", heard.append)
        watch = Watch(task)
        for symbol, what in (("key", "executing"), ("enc", "executing"), ("enc", "in place"), ("ctr", "executing")):
            watch(symbol, what)
        watch("lea128", "decryption undoes encryption")
        watch.end()
    assert [(d.what, d.done, d.total) for d in heard] == [
        ("key executing", 0, 3),
        ("enc executing", 1, 3),
        ("enc in place", 1, 3),
        ("ctr executing", 2, 3),
        ("lea128 decryption undoes encryption", 2, 3),
        ("", 3, 3),
    ]


def files(root: Path, texts: dict[str, str]) -> Path:
    for name, text in texts.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(64)), raising=False)
    yield
    processors.limit(None)


@pytest.mark.usefixtures("many")
@pytest.mark.parametrize(
    ("texts", "found"),
    [
        ({}, 64),
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "max 100000\n"}, 64),
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "150000 100000\n"}, 2),
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "10000 100000\n"}, 1),
        ({"proc/self/cgroup": "0::/a/b\n", "sys/fs/cgroup/a/b/cpu.max": "max 100000\n",
          "sys/fs/cgroup/a/cpu.max": "300000 100000\n"}, 3),
        ({"proc/self/cgroup": "5:memory:/x\n4:cpu,cpuacct:/x\n", "sys/fs/cgroup/cpu/x/cpu.cfs_quota_us": "400000\n",
          "sys/fs/cgroup/cpu/x/cpu.cfs_period_us": "100000\n"}, 4),
        ({"proc/self/cgroup": "4:cpu:/\n", "sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1\n",
          "sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n"}, 64),
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "nonsense\n"}, 64),
    ],
)  # fmt: skip
def test_processors_as_far_as_the_control_group_pays(tmp_path: Path, texts: dict[str, str], found: int) -> None:
    assert processors.available(files(tmp_path, texts)) == found


def test_processors_that_may_be_run_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3, 5}, raising=False)
    assert processors.available(tmp_path) == 2
    assert processors.limit(7) == processors.count() == 7
    processors.limit(None)
    assert processors.count() <= 2
