"""Workers of a Dask cluster, which do the same tasks as processes of this machine, with the same results.

A task whose worker is killed runs again elsewhere. Dask blames what else waited on that worker as well, so that a task
that it gives up is tried once more, with no other beside it, before it counts as lost.
"""

from __future__ import annotations

import logging
import re
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from functools import cache, partial
from importlib.util import find_spec
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Protocol, TypeVar

from ciphergen.backends.tools.start import ToolMissing
from ciphergen.cli import processors
from ciphergen.cli.progress import Display, progress
from ciphergen.cli.usage import Failed
from ciphergen.dsl.errors import UserError
from ciphergen.tune.store import sources

if TYPE_CHECKING:
    from distributed import Client, Future

Task = TypeVar("Task")
Result = TypeVar("Result")
Work = Callable[[Task], Result]
LOCAL = "local"
_ADDRESS = re.compile(r"((tcp|tls)://)?([^\s:/\[\]]+|\[[0-9A-Fa-f:.]+\]):[0-9]{1,5}")
_ANSWER = 3.0  # seconds until a scheduler has to have answered
_WORKERS = 20.0  # seconds for a worker to join, and for another when the last one is gone
_TICK = 0.5  # seconds
# Of a cluster on this machine: after one worker that was killed its task is tried again; a worker has one task and no
# other that waits; and a worker that starts again, on a busy machine, has time to.
_SETTINGS = {
    "distributed.scheduler.allowed-failures": 1,
    "distributed.scheduler.worker-saturation": 1.0,
    "distributed.deploy.lost-worker-timeout": "1 day",
}
_one_at_a_time = Lock()  # terms are not made by several threads


@dataclass(frozen=True)
class Lost:
    """A placeholder that stands for the result of a task whose workers were killed. reason: in words."""

    reason: str


class TaskRunner(Protocol):
    """A function that yields the number of each task with its result, as tasks finish: processes of this machine
    (`workers.run_all`), or a cluster's workers. what: is being done, in a word, for the display."""

    def __call__(
        self, work: Work[Task, Result], tasks: Sequence[Task], what: str
    ) -> Generator[tuple[int, Result | Lost], None, None]: ...


@contextmanager
def cluster(address: str) -> Iterator[TaskRunner]:
    """Yield the function that runs tasks on a cluster, and leave the cluster at the end. address: of a Dask scheduler,
    or `local` for workers on this machine, which end with it.

    Raises:
        ToolMissing: Dask is not installed.
        UserError: nobody answers at the address, or no worker is there.
    """
    if find_spec("distributed") is None:
        raise ToolMissing("work on a cluster", ["pip install distributed"])
    _quiet()
    with ExitStack() as stack:
        scheduler = stack.enter_context(_local()) if address == LOCAL else address
        client = stack.enter_context(closing(_client(scheduler, address)))
        try:
            client.wait_for_workers(1, timeout=_WORKERS)
        except TimeoutError:
            raise _unusable(address, "has no worker", f"dask worker {address} --nthreads 1") from None
        yield partial(_run, client)


def _quiet() -> None:
    """Let Dask tell nothing of what it does, here and in workers that it starts: what matters is told by results."""
    import dask

    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    dask.config.set({"logging": dict.fromkeys(("distributed", "distributed.client"), "critical")})


@contextmanager
def _local() -> Iterator[str]:
    """Yield the address of a cluster of this machine, with one process for each task that may run at once."""
    import dask
    from distributed import LocalCluster

    # Blocked in the thread that starts workers, and so in them: Ctrl-C is for this process, which ends them.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        dask.config.set(_SETTINGS)
        made = LocalCluster(
            n_workers=processors.count(),
            threads_per_worker=1,
            memory_limit=0,
            dashboard_address=":0",
            silence_logs=logging.CRITICAL,
        )
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    with made:
        yield made.scheduler_address


def _client(scheduler: str, address: str) -> Client:
    """Return a client of a scheduler.

    Raises:
        UserError: nobody answers, which what listens there and is no scheduler does not either.
    """
    from distributed import Client

    if not _ADDRESS.fullmatch(scheduler):
        raise _unusable(address, "is no address", f"--cluster {LOCAL}")
    answered: SimpleQueue[Client | str] = SimpleQueue()

    def connect() -> None:
        try:
            answered.put(Client(scheduler, timeout=_ANSWER, set_as_default=False))
        except (OSError, ValueError, TypeError) as error:
            answered.put(str(error))

    Thread(target=connect, daemon=True).start()
    try:
        found = answered.get(timeout=_ANSWER + 1)
    except Empty:
        found = f"no answer in {_ANSWER:.0f} s"
    if isinstance(found, str):
        raise _unusable(address, f"is no scheduler that answers: {found.splitlines()[0]}", f"--cluster {LOCAL}")
    return found


def _unusable(address: str, found: str, write: str) -> UserError:
    allowed = f"the address of a scheduler with workers, such as 10.0.0.1:8786, or {LOCAL}"
    return UserError("--cluster", f"{address} {found}", allowed, write)


def _run(
    client: Client, work: Work[Task, Result], tasks: Sequence[Task], what: str
) -> Generator[tuple[int, Result | Lost], None, None]:
    """Yield the results of tasks on a cluster, as `TaskRunner` says.

    Raises:
        Failed: the scheduler or the last worker is gone, or a worker's sources are others than ours.
        Exception: what a task raised.
    """
    blamed: list[int] = []
    with progress(what, len(tasks)) as display:
        for number, result in _finished(client, work, list(enumerate(tasks)), display):
            if isinstance(result, Lost):
                blamed.append(number)
            else:
                display.done()
                yield number, result
        for number in sorted(blamed):
            yield from _finished(client, work, [(number, tasks[number])], display)
            display.done()


def _finished(
    client: Client, work: Work[Task, Result], tasks: Sequence[tuple[int, Task]], display: Display
) -> Generator[tuple[int, Result | Lost], None, None]:
    """Yield the results of numbered tasks, all of which the cluster gets at once."""
    ended: SimpleQueue[tuple[int, Future]] = SimpleQueue()
    checked = partial(_checked, _sources(), work)
    futures = [(number, client.submit(checked, task, pure=False)) for number, task in tasks]
    try:
        for number, future in futures:
            future.add_done_callback(lambda done, number=number: ended.put((number, done)))
        for _ in futures:
            yield _next(client, ended, display)
    finally:
        client.cancel([future for _, future in futures], force=True)


def _next(client: Client, ended: SimpleQueue[tuple[int, Future]], display: Display) -> tuple[int, Result | Lost]:
    """Return the next result that is there."""
    from distributed.scheduler import KilledWorker

    last = monotonic()
    number, future = -1, None
    while True:
        try:
            if future is None:
                number, future = ended.get(timeout=_TICK)
            # A worker may be gone before its result is fetched; then the task runs again.
            return number, future.result(timeout=_WORKERS)
        except KilledWorker as killed:
            return number, Lost(f"each of {killed.allowed_failures + 1} workers that ran it was killed")
        except CancelledError:
            raise Failed("gen: the cluster's scheduler is gone") from None
        except ImportError as error:
            raise Failed(f"gen: a worker cannot run what is asked of it: {error}") from error
        except (Empty, TimeoutError):
            if future is not None and future.status == "error":  # what the task raised
                raise
            display.tick()
            if _has_workers(client):
                last = monotonic()
            elif monotonic() - last > _WORKERS:
                raise Failed("gen: no worker of the cluster is left") from None


def _has_workers(client: Client) -> bool:
    """Return True if the scheduler is there and has workers."""
    try:
        return client.status == "running" and bool(client.nthreads())
    except OSError:
        return False


@cache
def _sources() -> str:
    return sources(".")


def _checked(expected: str, work: Work[Task, Result], task: Task) -> Result:
    """Do a task in a worker, after a check that the worker has the client's sources, of whose results the store keeps
    the hash.

    Raises:
        Failed: the sources are others.
    """
    if _sources() != expected:
        raise Failed("gen: a worker has another version of ciphergen, and would find other results")
    with _one_at_a_time:
        return work(task)
