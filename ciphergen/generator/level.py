"""Levels of the generator: a form of a function, what makes it, checks it and shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Target
from ciphergen.generator.plan.plan import Plan
from ciphergen.interface.role import Role


@dataclass(frozen=True)
class Job:
    """A function to make. prefix: in front of its symbol; core: for which it is to be fast; patient: whether a function
    of several thousand instructions is made in more than one form and way, too; room: bytes of code that it may have,
    0 for as many as it takes."""

    plan: Plan
    role: Role
    prefix: str
    core: Core
    patient: bool = True
    room: int = 0

    @property
    def target(self) -> Platform:
        return self.plan.target

    @property
    def processor(self) -> Target:
        return self.plan.processor

    @property
    def generation(self) -> Generation:
        return self.plan.generation


@dataclass(frozen=True)
class Level:
    """A level. build: makes its form from the form before; check: raises if the form is wrong; shows: its texts, by
    the word of `gen show --stage`. Forms have types of their own, which what stands on a line of `LEVELS` agrees on."""

    build: Callable[[Any, Job], Any]
    check: Callable[[Any, Job], None]
    shows: Mapping[str, Callable[[Any, Job], str]]
