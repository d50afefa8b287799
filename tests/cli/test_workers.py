"""Work in several processes: Ctrl-C, which reaches all of them, is left to the first."""

from __future__ import annotations

import signal

from ciphergen.cli.workers import run_all


def interrupt_is_blocked(_: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_workers_leave_interrupts_to_the_first_process() -> None:
    assert dict(run_all(interrupt_is_blocked, range(4), "tested", jobs=2)) == dict.fromkeys(range(4), True)
    assert not interrupt_is_blocked(0)
