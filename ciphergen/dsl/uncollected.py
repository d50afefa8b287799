"""The garbage collector, off while many terms are made: a search for cycles among them, which they never form, takes a
fifth of the time of a proof, and half of that of reading a large text."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Keep the garbage collector off until the end of the block, or of the function that this decorates."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
