"""Processor cores that code is scheduled for, with the properties of their pipelines. Data only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ciphergen.backends.machine.instruction_row import InstructionRow


def _never(row: InstructionRow) -> bool:
    return False


@dataclass(frozen=True)
class Pipeline:
    """The properties of a core's pipeline that delay instructions.

    waw: whether an instruction waits until an earlier, slower one has written the same register.
    replay: cycles lost when a load meets a store that has not left the store buffer yet and has to be fetched
    again; None for a core that has no such buffer. mispredicted: cycles lost when a branch goes elsewhere than
    predicted; 0 for a core that predicts nothing, where `Cost.throughput` says it all. looks_like_a_store: whether an
    instruction that does not access memory makes the cache's port look as if it wrote. streams: whether a load takes a
    cycle less in front of another load or a store, whose address goes out while it waits for its data.
    """

    waw: bool
    replay: int | None
    mispredicted: int
    looks_like_a_store: Callable[[InstructionRow], bool] = field(default=_never)
    streams: bool = False


@dataclass(frozen=True)
class Core:
    """A core for which code is scheduled. issue_width: instructions a cycle; window: instructions that it looks at
    for the next to start, 0 if they start in order; one_memory: whether loads and stores start in the same pipes;
    code_cache: bytes of its instruction cache as it is mostly built, 16 KiB where there is none or nobody knows;
    split_loads: whether a load of several vector registers is as many steps of the pipe for loads and nothing else, so
    that one that deals words of 64 bits among them is as good as any, and a pair no better than two loads;
    pipeline: what `timing.in_order` knows of it, None if that is not known to the cycle; fused: pairs of rows that
    start as one instruction where the second stands behind the first and computes on its result, in one register."""

    name: str
    what: str
    issue_width: int
    window: int = 0
    one_memory: bool = False
    code_cache: int = 16384
    split_loads: bool = False
    pipeline: Pipeline | None = None
    fused: tuple[tuple[str, str], ...] = ()

    @property
    def in_order(self) -> bool:
        """Return True if instructions start in the order in which they stand."""
        return not self.window
