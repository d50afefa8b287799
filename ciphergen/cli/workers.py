"""Worker processes, which report what they do; Ctrl-C ends them all, and so does the end of the parent process."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from errno import ENOMEM
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from threading import Thread
from typing import TypeVar

from ciphergen.cli import processors
from ciphergen.cli.progress import Display, Doing, progress
from ciphergen.cli.usage import Failed, printable

Task = TypeVar("Task")
Result = TypeVar("Result")
_PR_SET_PDEATHSIG = 1
_TICK = 0.5  # seconds
_LONGEST = 150  # bytes of a text; a pipe takes 512 at once, whoever else writes to it
_OVER = b"over"
_tell: Callable[[Doing], None] | None = None  # what tells the first process what this one does
_last: Doing | None = None  # what this process told last


def run_all(
    work: Callable[[Task], Result], tasks: Sequence[Task], what: str, jobs: int | None = None, *, apart: bool = False
) -> Generator[tuple[int, Result], None, None]:
    """Yield the number of each task with its result, as tasks finish. If closed early, end the processes.

    Args:
        work: a function of a module, since other processes import it; results can be sent.
        what: is being done, in a word, for the display.
        jobs: processes at most; None for as many as `processors` says. Where one process is enough, this process works.
        apart: work in another process even so, for work that Ctrl-C cannot stop, as in a solver.

    Raises:
        Failed: a task took more memory than its process gets, there was none for a thread or a process, or a process
            was killed from outside, most likely for memory.
        Exception: what a task raised; if several did, the first of them in their order.
    """
    count = min(len(tasks), jobs or processors.count())
    with _lack_is_said(what), progress(what, len(tasks)) as display:
        found = _here(work, tasks, what, display) if count < 2 - apart else _in_pool(work, tasks, what, count, display)
        for result in found:
            display.done()
            yield result


def doing(name: str, what: str, done: int, total: int) -> None:
    """Report what this process does now; see `Doing`."""
    global _last  # noqa: PLW0603  # as `_tell`
    _last = Doing(os.getpid(), name, what, done, total)
    if _tell is not None:
        _tell(_last)


def _in_memory(work: Callable[[Task], Result], what: str, task: Task) -> Result:
    """Return the result of a task.

    Raises:
        Failed: the task took more memory than its process gets; the message says what the process told last.
    """
    global _last  # noqa: PLW0603  # as `_tell`
    _last = None
    try:
        return work(task)
    except MemoryError:
        # Without the cause, whose traceback holds on to all that the task made.
        raise _not_enough(what, [_last] if _last else []) from None


@contextmanager
def _lack_is_said(what: str) -> Iterator[None]:
    """Raise Failed in place of both errors by which Python says that a thread or a process finds no memory."""
    try:
        yield
    except (RuntimeError, OSError) as error:
        if str(error) == "can't start new thread" or getattr(error, "errno", None) == ENOMEM:
            raise _not_enough(what) from error
        raise


def _not_enough(what: str, told: Iterable[Doing] = ()) -> Failed:
    return Failed(f"gen: there was not enough memory for {what}{_places(told)}")


def _places(told: Iterable[Doing]) -> str:
    """Return which files and functions are worked on, as the end of a message; empty if nothing is known of them."""
    places = " or ".join(f"{doing.name}, {doing.what}" for doing in told if doing.done < doing.total)
    return f": {places}" if places else ""


def _here(
    work: Callable[[Task], Result], tasks: Sequence[Task], what: str, display: Display
) -> Generator[tuple[int, Result], None, None]:
    _begin(display.doing)
    try:
        yield from enumerate(map(partial(_in_memory, work, what), tasks))
    finally:
        _begin(None)


def _begin(tell: Callable[[Doing], None] | None) -> None:
    global _tell  # noqa: PLW0603  # a process works for one other
    _tell = tell


def _in_pool(
    work: Callable[[Task], Result], tasks: Sequence[Task], what: str, count: int, display: Display
) -> Generator[tuple[int, Result], None, None]:
    # Python's own helper process, whose start unblocks signals: it has to be there before they are blocked.
    resource_tracker.ensure_running()
    # Blocked while the workers start, and so in them for good: Ctrl-C is for this process, which ends them.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    context = get_context("spawn")
    said, say = context.Pipe(duplex=False)
    told = dict[int, Doing]()
    ended = Future[Result]()
    listener = Thread(target=_listen, args=(said, display, told), daemon=True)
    pool = ProcessPoolExecutor(count, context, initializer=_start, initargs=(say,))
    broken: BrokenProcessPool | None = None
    try:
        with _end_of_threads(ended):
            listener.start()
            numbers = {pool.submit(_in_memory, work, what, task): number for number, task in enumerate(tasks)}
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            for future in islice(as_completed([ended, *numbers]), len(numbers)):
                if future is not ended and future.exception() is not None:
                    raise next(error for each in numbers if (error := each.exception()) is not None)
                result = future.result()
                yield numbers[future], result
    except BrokenProcessPool as error:
        broken = error
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        with suppress(RuntimeError):  # if the pool's thread could not be started, it cannot be waited for
            _shut(pool)
        if listener.is_alive():
            say.send_bytes(_OVER)
            listener.join()
        said.close()
        say.close()
    if broken is not None:  # known to the end is only now what the workers told
        killed = f"gen: a process that was {what} was killed, perhaps for lack of memory"
        raise Failed(killed + _places(told.values())) from broken


def _shut(pool: ProcessPoolExecutor) -> None:
    """Stop the workers of a pool and wait for the end of its threads.

    Tasks that nobody reads any more would fill the pipe, and Python before 3.11.5 waits for ever to write them
    (CPython's issue 94777). They are read here until the pool's thread has ended, by a descriptor of our own: a thread
    of the pool closes the pool's, at any time. Newer Pythons need none of that.
    """
    reader = -1
    thread: Thread | None = None
    if sys.version_info < (3, 11, 5):
        # Private names, of which typeshed knows another type and none: only versions that are out, and change no more,
        # come here.
        thread = pool._executor_manager_thread  # type: ignore[assignment]
        with suppress(OSError):  # the pool closed it already, and nobody waits to write
            reader = os.dup(pool._call_queue._reader.fileno())  # type: ignore[attr-defined]
            os.set_blocking(reader, False)
    # All are stopped before the first is killed: none is left to complain that the others are gone.
    children = [child.pid for child in active_children() if child.pid is not None]
    for sent in (signal.SIGSTOP, signal.SIGKILL):
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, sent)
    pool.shutdown(wait=thread is None, cancel_futures=True)
    while thread is not None and thread.is_alive():
        with suppress(BlockingIOError):  # empty for now
            while reader >= 0 and os.read(reader, 1 << 16):
                pass
        thread.join(_TICK)
    if reader >= 0:
        os.close(reader)


@contextmanager
def _end_of_threads(ended: Future[Result]) -> Iterator[None]:
    """Have `ended` raise the error by which a thread ends: nobody waits for the pool's own threads, without which no
    task is ever done."""

    def end(args: threading.ExceptHookArgs) -> None:
        if not ended.done():
            ended.set_exception(args.exc_value)

    before = threading.excepthook
    threading.excepthook = end
    try:
        yield
    finally:
        threading.excepthook = before


def _listen(said: Connection, display: Display, told: dict[int, Doing]) -> None:
    """Show the messages of workers until the first process says that all is over, and note each worker's last."""
    while True:
        if said.poll(_TICK):
            message = said.recv_bytes()
            if message == _OVER:
                return
            process, name, what, done, total = message.split(b"\0")
            doing = Doing(int(process), name.decode(), what.decode(), int(done), int(total))
            told[doing.process] = doing
            display.doing(doing)
        display.tick()


def _start(say: Connection) -> None:
    """Set up a worker process. Write each message to the pipe at once: no message is cut, and a killed worker leaves no
    lock behind."""
    _end_with_parent()
    _begin(lambda doing: say.send_bytes(b"\0".join(map(_short, doing))))


def _short(value: object) -> bytes:
    return printable(str(value)).encode("ascii", "backslashreplace")[:_LONGEST]


def _end_with_parent() -> None:
    """Have this process killed when its parent is gone, even if the parent was killed.

    Linux kills the process at once, whatever runs here. Elsewhere, and where the parent is gone already, a
    thread kills the process.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGKILL)
