"""Work in several processes: Ctrl-C, which reaches all of them, is left to the first; errors come back whole."""

from __future__ import annotations

import signal
import time

import pytest

from ciphergen.backends.toolchain import ToolMissing
from ciphergen.cli.workers import run_all
from ciphergen.dsl.errors import Place, UserError

ERRORS = (UserError(Place("x.cipher", 2, 3), "found", "allowed", "write"), ToolMissing("assemble", ("apt install x",)))


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


def fail_late(number: int) -> None:
    time.sleep(0 if number else 1)
    raise ValueError(number)


def test_of_several_errors_the_first_task_s_is_raised() -> None:
    with pytest.raises(ValueError, match="0"):
        dict(run_all(fail_late, range(3), "tested", jobs=2))
