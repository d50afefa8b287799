"""The number of processes that work at once: `-j`, or else the processors that this process may use."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

_asked: int | None = None


def limit(processes: int | None) -> int | None:
    """Set the number of processes until the next command, and return it; None stands for one process per processor."""
    global _asked  # noqa: PLW0603  # one command line a process
    _asked = processes
    return processes


def count() -> int:
    """Return how many processes may work at once."""
    return _asked or available()


def available(root: Path = Path("/")) -> int:
    """Return the number of processors for this process, by its affinity and its control group's quota. root: where
    /proc and /sys are."""
    try:
        processors = len(os.sched_getaffinity(0))
    except AttributeError:  # not on macOS
        processors = os.cpu_count() or 1
    return max(1, min([processors, *map(math.ceil, _quotas(root))]))


def _quotas(root: Path) -> Iterator[float]:
    """Yield the quotas of the control groups above this process, in processors."""
    with suppress(OSError):
        for line in (root / "proc/self/cgroup").read_text().splitlines():
            _, kinds, path = line.split(":", 2)
            if kinds and "cpu" not in kinds.split(","):
                continue
            top = root / "sys/fs/cgroup" / ("cpu" if kinds else "")
            group = Path(path.lstrip("/"))
            for each in (group, *group.parents):
                yield from _quota(top / each)


def _quota(group: Path) -> Iterator[float]:
    """Yield the quota of one control group, in either version of the kernel's interface; nothing if there is no
    quota."""
    with suppress(OSError, ValueError, ZeroDivisionError):
        quota, period = (group / "cpu.max").read_text().split()
        yield int(quota) / int(period)
    with suppress(OSError, ValueError, ZeroDivisionError):
        quota, period = ((group / f"cpu.cfs_{name}_us").read_text() for name in ("quota", "period"))
        if int(quota) > 0:
            yield int(quota) / int(period)
