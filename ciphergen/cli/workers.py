"""Work in several processes at once, with progress on a terminal; Ctrl-C ends them all, and so does
the end of the first."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from threading import Thread
from typing import TypeVar

from ciphergen.cli.screen import progress
from ciphergen.cli.usage import Failed

Task = TypeVar("Task")
Result = TypeVar("Result")
_PR_SET_PDEATHSIG = 1


def run_all(
    work: Callable[[Task], Result], tasks: Sequence[Task], what: str, jobs: int | None = None, *, apart: bool = False
) -> Generator[tuple[int, Result], None, None]:
    """The number of each task with its result, as they are done. Closed early, it ends the processes.

    Args:
        work: a function of a module, since other processes import it; results can be sent.
        what: is being done, in a word, for the display.
        jobs: processes at most; None for one on each processor. Where one is enough it is this one.
        apart: not this one, even so: for work that Ctrl-C cannot stop where it runs, as in a solver.

    Raises:
        Failed: a process was killed from outside, most likely for memory.
        Exception: what a task raised; if several did, the first of them in their order.
    """
    count = min(len(tasks), jobs or os.cpu_count() or 1)
    with progress() as bar:
        row = bar.add_task(what, total=len(tasks))
        found = enumerate(map(work, tasks)) if count < 2 - apart else _in_pool(work, tasks, what, count)
        for result in found:
            bar.advance(row)
            yield result


def _in_pool(
    work: Callable[[Task], Result], tasks: Sequence[Task], what: str, count: int
) -> Generator[tuple[int, Result], None, None]:
    # Python's own helper process, whose start unblocks signals: it has to be there before they are blocked.
    resource_tracker.ensure_running()
    # Blocked while the workers start, and so in them for good: Ctrl-C is for this process, which ends them.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_end_with_parent)
    try:
        numbers = {pool.submit(work, task): number for number, task in enumerate(tasks)}
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        for future in as_completed(numbers):
            if future.exception() is not None:
                raise next(error for each in numbers if (error := each.exception()) is not None)
            yield numbers[future], future.result()
    except BrokenProcessPool as error:
        raise Failed(f"gen: a process that was {what} was killed, perhaps for lack of memory") from error
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        # All are stopped before the first is killed: none is left to complain that the others are gone.
        children = [child.pid for child in active_children() if child.pid is not None]
        for sent in (signal.SIGSTOP, signal.SIGKILL):
            for child in children:
                with suppress(ProcessLookupError):
                    os.kill(child, sent)
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """Has this process killed when the one that started it is gone, even if that was killed itself.

    Linux does it at once, whatever runs here; elsewhere, and where the parent is gone already, a thread does.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGKILL)
