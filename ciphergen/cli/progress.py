"""Progress on standard error: bars on a terminal, elsewhere a line now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple, Protocol

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
)

from ciphergen.cli.usage import printable

SECONDS = 10.0  # between two lines; what takes less has none


class Doing(NamedTuple):
    """The progress of one process. process: its number; name: what it works on; what: in words; done, total:
    functions."""

    process: int
    name: str
    what: str
    done: int
    total: int


class Display(Protocol):
    """A display of progress, told by run_all and others."""

    def done(self) -> None:
        """Count one more task as done."""

    def doing(self, doing: Doing) -> None:
        """Show what a process does now; remove the process when `done` is `total`."""

    def tick(self) -> None:
        """Note that time has passed."""


class _Bars:
    """Progress bars: one for all tasks, and below it one for each that is being worked on, by its functions."""

    def __init__(self, progress: Progress, all_tasks: TaskID) -> None:
        self._progress, self._all = progress, all_tasks
        self._rows: dict[tuple[int, str], TaskID] = {}

    def done(self) -> None:
        self._progress.advance(self._all)

    def doing(self, doing: Doing) -> None:
        key = doing.process, doing.name
        if doing.done >= doing.total:
            if key in self._rows:
                self._progress.remove_task(self._rows.pop(key))
            return
        text = printable(f"  {doing.name}: {doing.what}")
        if key not in self._rows:
            self._rows[key] = self._progress.add_task(text, total=doing.total)
        self._progress.update(self._rows[key], description=text, completed=doing.done, total=doing.total)

    def tick(self) -> None:
        """Do nothing: Rich looks at the clock itself."""


class _Lines:
    """Progress lines: every few seconds one with all that is being done at that time."""

    def __init__(self, what: str, total: int, clock: Callable[[], float], now: float) -> None:
        self._what, self._total, self._count, self._clock = what, total, 0, clock
        self._begun = self._last = now
        self._now: dict[tuple[int, str], Doing] = {}

    def done(self) -> None:
        self._count += 1
        self.tick()

    def doing(self, doing: Doing) -> None:
        self._now[doing.process, doing.name] = doing
        if doing.done >= doing.total:
            del self._now[doing.process, doing.name]
        self.tick()

    def tick(self) -> None:
        now = self._clock()
        if now - self._last < SECONDS or self._count >= self._total:
            return
        self._last = now
        line = f"gen: {self._what}: {self._count} of {self._total} done after {now - self._begun:.0f} s"
        doing = [f"{d.name} {d.done} of {d.total}, {d.what}" for d in list(self._now.values())]
        with suppress(OSError):  # Nobody reads it; the work goes on.
            print(printable(f"{line}; now {'; '.join(doing)}" if doing else line), file=sys.stderr, flush=True)


@contextmanager
def progress(what: str, total: int, clock: Callable[[], float] = time.monotonic) -> Iterator[Display]:
    """Yield a display that shows the progress of `total` tasks."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _Lines(what, total, clock, clock())
        return
    words = TextColumn("{task.description}", markup=False)
    columns = (SpinnerColumn(), words, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as shown:
        yield _Bars(shown, shown.add_task(what, total=total))
