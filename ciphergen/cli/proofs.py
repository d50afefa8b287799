"""Proofs of several objects at once, each in a process of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, get_context

from ciphergen.backends import target
from ciphergen.cli.screen import progress
from ciphergen.cli.usage import Failed
from ciphergen.dsl.cipher import load
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Report


@dataclass(frozen=True)
class Task:
    """One object file to prove: all of it is plain data, so that it can be sent to another process.

    cipher: shipped name or path; file: the source's name; code: bytes of the object; roles: by symbol;
    key_memory_bytes: size of V_key as the header declares it, None if there is no header.
    """

    cipher: str
    variant: str
    target: str
    file: str
    code: bytes
    roles: Mapping[str, str]
    key_memory_bytes: int | None = None


def prove_one(task: Task) -> Report:
    """The verdicts on one object; reads the cipher text itself."""
    variant = load(task.cipher).variant(task.variant)
    size = task.key_memory_bytes
    return prove(task.code, task.file, target(task.target), variant, task.roles, key_memory_bytes=size)


def prove_all(tasks: Sequence[Task]) -> list[Report]:
    """Reports in the order of the tasks, with progress on a terminal.

    Raises:
        Failed: a process was killed from outside, most likely for memory.
    """
    if len(tasks) < 2:
        return [prove_one(task) for task in tasks]
    # Blocked while the workers start, and so in them for good: Ctrl-C is for this process, which ends them.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    pool = ProcessPoolExecutor(min(len(tasks), os.cpu_count() or 1), get_context("spawn"))
    try:
        with progress() as bar:
            row = bar.add_task("proving", total=len(tasks))
            futures = [pool.submit(prove_one, task) for task in tasks]
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            for _ in as_completed(futures):
                bar.advance(row)
        return [future.result() for future in futures]
    except BrokenProcessPool as error:
        raise Failed("gen: a process that was proving was killed, perhaps for lack of memory") from error
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        for child in active_children():
            child.terminate()
        pool.shutdown(cancel_futures=True)
