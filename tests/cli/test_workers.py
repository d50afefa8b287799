"""Work in several processes: Ctrl-C, which reaches all of them, is left to the first; errors come back whole."""

from __future__ import annotations

import errno
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from itertools import count
from pathlib import Path
from threading import Thread

import pytest

from ciphergen.backends.tools.toolchain import ToolMissing
from ciphergen.cli import workers
from ciphergen.cli.usage import Failed
from ciphergen.cli.workers import run_all
from ciphergen.dsl.errors import SourceLocation, UserError

ROOT = Path(__file__).parents[2]
ERRORS = (
    UserError(SourceLocation("x.cipher", 2, 3), "found", "allowed", "write"),
    ToolMissing("assemble", ("apt install x",)),
)


def interrupt_is_blocked(_: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_workers_leave_interrupts_to_the_first_process() -> None:
    assert dict(run_all(interrupt_is_blocked, range(4), "tested", jobs=2)) == dict.fromkeys(range(4), True)
    assert not interrupt_is_blocked(0)


def fail(error: Exception) -> None:
    raise error


@pytest.mark.parametrize("error", ERRORS, ids=["UserError", "ToolMissing"])
def test_errors_come_back_whole(error: Exception) -> None:
    with pytest.raises(type(error)) as caught:
        dict(run_all(fail, [error, error], "tested", jobs=2))
    assert (str(caught.value), vars(caught.value)) == (str(error), vars(error))


def test_tasks_that_nobody_reads_do_not_keep_a_failed_run_waiting() -> None:
    """Each fills the pipe to the workers more than once."""
    command = "from tests.cli.test_workers import fail_early; fail_early()"
    ran = subprocess.run(
        [sys.executable, "-c", command], capture_output=True, text=True, timeout=60, check=False, cwd=ROOT
    )
    assert ran.stderr.splitlines()[-1] == "ValueError: the first"


def fail_early() -> None:
    """Run many tasks, of which the first fails."""
    dict(run_all(fail_of_many, [(number, b"x" * (1 << 20)) for number in range(8)], "tested", jobs=2))


def fail_of_many(task: tuple[int, bytes]) -> None:
    if task[0] == 0:
        raise ValueError("the first")
    time.sleep(60)


def fail_late(number: int) -> None:
    time.sleep(0 if number else 1)
    raise ValueError(number)


@pytest.mark.long
def test_of_several_errors_the_first_task_s_is_raised() -> None:
    with pytest.raises(ValueError, match="0"):
        dict(run_all(fail_late, range(3), "tested", jobs=2))


def take_memory(_: object) -> None:
    """Say what is worked on, and take more memory than the process may have."""
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    workers.doing("a.S", "a_encrypt executing", 1, 2)
    bytearray(1 << 31)


def be_killed(_: object) -> None:
    workers.doing("a.S", "a_encrypt executing", 1, 2)
    os.kill(os.getpid(), signal.SIGKILL)


def run_out(_: object) -> None:
    raise MemoryError


NOT_ENOUGH = "gen: there was not enough memory for proving"


@pytest.mark.skipif(sys.platform != "linux", reason="limits memory")
@pytest.mark.parametrize(
    ("work", "message"),
    [
        ("list(run_all(take_memory, [1], 'proving', apart=True))", f"{NOT_ENOUGH}: a.S, a_encrypt executing"),
        ("run_out(1)", "gen: there was not enough memory"),
    ],
    ids=["worker", "first process"],
)
def test_a_command_that_takes_too_much_memory_ends_with_a_message(work: str, message: str, tmp_path: Path) -> None:
    """It says where, has a status, and no traceback."""
    script = tmp_path / "first.py"
    script.write_text(
        "from ciphergen.cli import main\n"
        "from ciphergen.cli.workers import run_all\n"
        "from tests.cli.test_workers import run_out, take_memory\n"
        "if __name__ == '__main__':\n"
        f"    main.run(lambda: {work})\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    ran = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, "", message + "\n")


def test_memory_that_runs_out_before_anything_is_told() -> None:
    with pytest.raises(Failed) as caught:
        dict(run_all(run_out, [1], "proving"))
    assert str(caught.value) == NOT_ENOUGH


@pytest.mark.parametrize("place", range(3), ids=["listener", "pool", "queue"])
def test_a_thread_that_finds_no_memory(monkeypatch: pytest.MonkeyPatch, place: int) -> None:
    """The last of them is started by a thread, for which nobody waits."""
    started = count()
    start = Thread.start

    def start_or_fail(thread: Thread) -> None:
        if next(started) == place:
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(Thread, "start", start_or_fail)
    hook = threading.excepthook
    with pytest.raises(Failed) as caught:
        dict(run_all(interrupt_is_blocked, [1], "proving", apart=True))
    assert str(caught.value) == NOT_ENOUGH
    assert threading.excepthook is hook
    assert not interrupt_is_blocked(0)
    for child in multiprocessing.active_children():
        child.join(5)
        assert child.exitcode is not None


def lack(_: object) -> None:
    raise OSError(errno.ENOMEM, "Cannot allocate memory")


def test_a_process_that_finds_no_memory() -> None:
    with pytest.raises(Failed) as caught:
        dict(run_all(lack, [1], "proving"))
    assert str(caught.value) == NOT_ENOUGH


@pytest.mark.long
def test_of_a_process_that_was_killed_it_is_said_where() -> None:
    with pytest.raises(Failed) as caught:
        dict(run_all(be_killed, [1], "proving", apart=True))
    killed = "gen: a process that was proving was killed, perhaps for lack of memory"
    assert str(caught.value) == f"{killed}: a.S, a_encrypt executing"


def solve(folder: str) -> None:
    """Says which process this is, and is then busy for hours in code that knows nothing of Python."""
    import z3

    solver = z3.Solver()
    p, q = z3.BitVecs("p q", 512)
    wide = [z3.ZeroExt(512, factor) for factor in (p, q)]
    solver.add(wide[0] * wide[1] == z3.BitVecVal((1 << 1023) - 1234567, 1024), p > 1, q > 1)
    Path(folder, str(os.getpid())).touch()
    solver.check()


def solve_watched_only(folder: str) -> None:
    """As on systems where the parent's death is no signal."""
    import ctypes

    ctypes.CDLL(None).prctl(workers._PR_SET_PDEATHSIG, 0, 0, 0, 0)
    solve(folder)


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def first_process(folder: Path, work: str, tasks: int) -> tuple[subprocess.Popen[str], list[int]]:
    """A process with workers that are busy with `work`, and which they are."""
    script, seen = folder / "first.py", folder / "seen"
    script.write_text(
        "from ciphergen.cli import main\n"
        "from ciphergen.cli.workers import run_all\n"
        f"from tests.cli.test_workers import {work}\n"
        "if __name__ == '__main__':\n"
        f"    main.run(lambda: list(run_all({work}, [{str(seen)!r}] * {tasks}, 'tested', jobs={tasks}, apart=True)))\n"
    )
    seen.mkdir()
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    first = subprocess.Popen([sys.executable, script], env=environment, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while len(pids := [int(path.name) for path in seen.iterdir()]) < tasks:
        assert first.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    time.sleep(0.5)
    assert all(map(is_alive, pids))
    return first, pids


def left_after(seconds: float, pids: list[int]) -> list[int]:
    """The processes that are still there after that time; they are killed then."""
    deadline = time.monotonic() + seconds
    while any(map(is_alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    left = [pid for pid in pids if is_alive(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    return left


needs_proc = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


@pytest.mark.long
@needs_proc
@pytest.mark.parametrize("work", ["solve", "solve_watched_only"])
def test_no_worker_outlives_a_first_process_that_was_killed(tmp_path: Path, work: str) -> None:
    first, pids = first_process(tmp_path, work, 2)
    first.kill()
    first.wait()
    assert left_after(5, pids) == []


@pytest.mark.long
@needs_proc
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_solver_is_stopped_where_one_process_is_enough(tmp_path: Path, number: signal.Signals) -> None:
    first, pids = first_process(tmp_path, "solve", 1)
    assert pids != [first.pid]
    first.send_signal(number)
    _, errors = first.communicate(timeout=5)
    assert (first.returncode, errors) == (130, "gen: stopped; nothing was written\n")
    assert left_after(5, pids) == []
