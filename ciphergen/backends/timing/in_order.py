"""The pipeline model of in-order cores with single issue: cycles of a sequence of executed instructions.

Everything that belongs to an instruction is in its row: which registers it reads and writes, whether it loads
or stores, and on each core when its result is there (`Cost.latency`) and how many cycles pass until the next
instruction (`Cost.throughput`; a branch that is not taken takes one). What belongs to a core is in its `Pipeline`.

Code and data are in the cache, and branches are predicted as they go. So a sequence without branches is
predicted exactly, but for one thing: where a load has to be fetched again a few instructions before a return,
Rocket forgets where the return goes. A loop of eight turns or more costs up to three mispredictions more at
its end, whose history the predictor does not see.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.instruction_row import InstructionRow
from ciphergen.backends.timing.store_buffer import Access, StoreBuffer


class ExecutedInstruction(NamedTuple):
    """One executed instruction. reads and writes: registers, without the one that is always zero; address:
    of what it loads or stores; taken: whether it jumped."""

    row: InstructionRow
    reads: tuple[Hashable, ...]
    writes: tuple[Hashable, ...]
    address: int = 0
    taken: bool = False

    @property
    def access(self) -> Access | None:
        """Return the memory access of the instruction, None if it has none."""
        effects = self.row.effects
        return Access(effects.stores, self.address, effects.size) if effects.size else None


def cycles(steps: Sequence[ExecutedInstruction], core: Core) -> int:
    """Return the cycles from the start of the first instruction to the earliest start of one after the last.

    The first finds every register ready and no store under way. The one after the last needs no register.

    Raises:
        ValueError: the core has no model of its pipeline.
    """
    return _PipelineRun(steps, core).run()


class _PipelineRun:
    """The state of a pipeline during a run. Times count cycles; an instruction's time is when it starts to execute."""

    def __init__(self, steps: Sequence[ExecutedInstruction], core: Core) -> None:
        if core.pipeline is None:
            raise ValueError(f"the pipeline of {core.name} is not known to the cycle")
        self.steps, self.core, self.pipeline = steps, core.name, core.pipeline
        self.ready: dict[Hashable, int] = {}
        self.stores = StoreBuffer()

    def start(self, step: ExecutedInstruction, free: int, ready: Mapping[Hashable, int]) -> int:
        """Return the cycle in which an instruction can start, if the core is free from cycle `free`."""
        for register in step.reads + step.writes if self.pipeline.waw else step.reads:
            free = max(free, ready.get(register, 0))
        return free

    def finish(self, step: ExecutedInstruction, time: int, ready: dict[Hashable, int]) -> None:
        for register in step.writes:
            ready[register] = time + step.row.cost[self.core].latency

    def run(self) -> int:
        free, replay = 0, self.pipeline.replay
        for index, step in enumerate(self.steps):
            time = self.start(step, free, self.ready)
            if replay is not None and step.access is not None:
                time = self.memory(index, time, step.access, replay)
            self.finish(step, time, self.ready)
            effects = step.row.effects
            stays = effects.jumps and not step.taken
            free = time + (1 if stays else round(step.row.cost[self.core].throughput))
            if effects.loads:
                free -= self.overlap(index)
        return free

    def overlap(self, index: int) -> int:
        """Return the cycles by which the next instruction starts earlier: 1 if the core streams and an access follows a
        load."""
        following = self.steps[index + 1 : index + 2]
        both = self.steps[index].row.effects.loads and bool(following and following[0].access)
        return int(self.pipeline.streams and both)

    def memory(self, index: int, time: int, access: Access, replay: int) -> int:
        """Return the cycle in which a load or store that starts at `time` goes through, replay included."""
        self.stores.start(time, access)
        if access.store or not self.stores.stops(time):
            return time
        again = self.shadow(index, time)
        time += replay + again
        self.stores.resume(time, access)
        return time

    def shadow(self, index: int, time: int) -> int:
        """Return the extra cycles until the stores have left the buffer, kept busy by the one or two instructions
        behind the load that have started and will be fetched again. Return 0 if the last of these looks like a write to
        the cache, which then does not refuse the load."""
        ready, future, writes = dict(self.ready), self.stores.copy(), False
        self.finish(self.steps[index], time, ready)
        now = time
        for step in self.steps[index + 1 : index + 3]:
            now = self.start(step, now + 1, ready)
            if now > time + 2:
                break
            writes = self.pipeline.looks_like_a_store(step.row)
            self.finish(step, now, ready)
            access = step.access
            if access is not None and not access.store:
                future.start(now, access)
        future.advance(time + 2)
        self.stores = future
        left = 0 if writes else future.pending(time + 3)
        future.forget(time)
        return left
