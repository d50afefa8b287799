"""Proofs of several objects at once, each in a process of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.backends import target
from ciphergen.cli.workers import run_all
from ciphergen.dsl.cipher import load
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Report


@dataclass(frozen=True)
class Task:
    """One object file to prove: all of it is plain data, so that it can be sent to another process.

    cipher: shipped name or path; file: what messages call the code; code: bytes of the object; roles: by symbol;
    key_memory_bytes: size of V_key as the header or the command line has it, None if neither does. assemblers: those
    that made the code, all of them the same; none if it was not assembled here.
    """

    cipher: str
    variant: str
    target: str
    file: str
    code: bytes
    roles: Mapping[str, str]
    key_memory_bytes: int | None = None
    assemblers: tuple[str, ...] = ()


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
    found = dict(run_all(prove_one, tasks, "proving", apart=True))
    return [found[number] for number in range(len(tasks))]
