"""What tests ask workers to do: they import it."""

from __future__ import annotations

import os
import signal
import time

from ciphergen.cli import tune_work
from ciphergen.dsl.errors import UserError
from ciphergen.tune.store import StoredResult


def squared(number: int) -> int:
    return number * number


def process(number: int) -> int:
    time.sleep(0.1)
    return os.getpid()


def killed_at_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.1)
    return squared(number)


def wrong_at_two(number: int) -> int:
    if number == 2:
        raise UserError("--strategy", "two", "others")
    return number


def late_at_two(number: int) -> int:
    if number == 2:
        raise TimeoutError("a program did not end")
    return number


def predicted_but_loop2(candidate: tune_work.Candidate) -> StoredResult:
    """As `predict`, but that one strategy takes all memory."""
    if candidate.strategy == "loop2":
        os.kill(os.getpid(), signal.SIGKILL)
    return tune_work.predict(candidate)


def importing(number: int) -> int:
    raise ModuleNotFoundError("No module named 'nowhere'")
