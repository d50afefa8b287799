"""Search for counterexamples: runs on inputs where mistakes hide, as many as a budget of instructions allows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, cycle, islice, product

from ciphergen.interface.role import Role
from ciphergen.verify.explanation.concrete import ConcreteExecution
from ciphergen.verify.explanation.expected import Inputs
from ciphergen.verify.verdict import Counterexample

# Instructions of all searches of an object, of which each may take half of what is left: some 20 s of an emulator.
BUDGET = 16_000_000
_COUNTS = (1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 33, 69)
# The last bytes of a counter that code may take for one number, which wraps after so many blocks as are in a message.
_NUMBERS = (1, 2, 4)
_OFFSETS = ((0, 0), (1, 0), (0, 3), (2, 2))
_AT_ONCE = 32  # runs whose outputs are computed together, at most

Case = tuple[int, tuple[int, int], bytes]  # bytes, offsets, state of a mode


@dataclass(frozen=True)
class Searched:
    """The outcome of a search. found: the first run whose output is wrong. runs: how many there were. instructions:
    after how many it was ended, 0 where all runs were made."""

    found: Counterexample | None
    runs: int
    instructions: int = 0

    @property
    def text(self) -> str:
        """Return the text for a search without a counterexample."""
        ended = f", ended after {self.instructions:,} instructions" if self.instructions else ""
        return f"no difference in {self.runs} runs{ended}"


class Search:
    """A search for runs of one object whose output is wrong. Of the budget each search may take half of what those
    before it left, so that all of them end, and every one makes some runs. budget: None for `BUDGET`."""

    def __init__(self, concrete: ConcreteExecution, budget: int | None = None) -> None:
        self._concrete, self._left = concrete, BUDGET if budget is None else budget

    def __call__(self, symbol: str, role: Role, in_place: bool | None = None, count: int | None = None) -> Searched:
        """Search with random inputs over several lengths, alignments and counters. count: a length in bytes to try
        first."""
        begun = self._concrete.instructions
        found = self._within(self._left // 2, symbol, role, in_place, count)
        self._left -= self._concrete.instructions - begun
        return found

    def among(self, functions: Sequence[tuple[str, Role]]) -> Searched:
        """Search the functions in turn, until one gives a wrong output."""
        runs = ended = 0
        for symbol, role in functions:
            searched = self(symbol, role)
            runs, ended = runs + searched.runs, ended + searched.instructions
            if searched.found is not None:
                return Searched(searched.found, runs)
        return Searched(None, runs, ended)

    def _within(self, budget: int, symbol: str, role: Role, in_place: bool | None, count: int | None) -> Searched:
        source, begun, runs = random.Random(1), self._concrete.instructions, 0
        ways = (in_place,) if in_place is not None else (False, True)[: 1 + role.aliases]
        first = self._inputs(role, self._first(role, count, source), ways, source)
        rest = self._inputs(role, self._cases(role, source), ways, source)
        for run in chain(
            self._runs(symbol, role, first, begun + budget // 2), self._runs(symbol, role, rest, begun + budget)
        ):
            runs += 1
            if run.confirmed:
                return Searched(run, runs)
        spent = self._concrete.instructions - begun
        return Searched(None, runs, spent if spent >= budget else 0)

    def _runs(self, symbol: str, role: Role, inputs: Iterator[Inputs], end: int) -> Iterator[Counterexample]:
        """Yield runs on the inputs until the instruction budget `end` is reached."""
        for batch in _batches(inputs):
            for run in self._concrete.run(symbol, role, batch):
                yield run
                if self._concrete.instructions >= end:
                    return

    def _inputs(
        self, role: Role, cases: Iterator[Case], ways: Sequence[bool], source: random.Random
    ) -> Iterator[Inputs]:
        size = len(self._concrete.specification.keys(role))
        for length, offsets, mode_state in cases:
            for both in ways:
                yield Inputs(source.randbytes(size), source.randbytes(length), both, offsets, mode_state)

    def _state_bytes(self, role: Role) -> int:
        specification = self._concrete.specification
        return specification.mode(role.mode).state_bytes(specification.variant) if role.mode else 0

    def _first(self, role: Role, count: int | None, source: random.Random) -> Iterator[Case]:
        state = self._state_bytes(role)
        yield from ((count, offsets, source.randbytes(state)) for offsets in _OFFSETS if count is not None)

    def _cases(self, role: Role, source: random.Random) -> Iterator[Case]:
        """Yield lengths in bytes, offsets and states of a mode to try, the slow ones last."""
        size = len(self._concrete.specification.inputs(role))
        if not role.mode:
            for count in _COUNTS if role.many else (role.blocks,) * 3:
                yield from ((size * count, offsets, b"") for offsets in _OFFSETS)
            return
        count = self._state_bytes(role)
        states, offsets = cycle(_ends(count, source)), cycle(_OFFSETS)
        tails = [*range(2 * size), *(size * n + tail for n in _COUNTS for tail in (0, 1, size // 2, size - 1))]
        for length in tails:
            yield from ((length, next(offsets), state) for state in (next(states), source.randbytes(count)))
        widths = [width for width in _NUMBERS if width <= count]
        for left, width, more in product(_COUNTS, widths, (-1, 0, 1, _COUNTS[-1])):
            state = source.randbytes(count - width) + (256**width - left).to_bytes(width, "big")
            yield (left + more) * size, next(offsets), state
        for length in (257 * size, 256 * size + 1):
            yield from ((length, next(offsets), state) for state in (next(states), source.randbytes(count)))


def _batches(inputs: Iterator[Inputs]) -> Iterator[Sequence[Inputs]]:
    """Yield batches of inputs of growing size: most wrong code fails on the first inputs."""
    size = 1
    while batch := list(islice(inputs, size)):
        yield batch
        size = min(2 * size, _AT_ONCE)


def _ends(size: int, source: random.Random) -> list[bytes]:
    """Return counters of `size` bytes that carry at once or soon: over one byte, some, all of them."""
    any_one = source.randbytes(size)
    full = [any_one[: size - n] + b"\xff" * n for n in range(1, size + 1)]
    return [*full, any_one[:-1] + b"\xfe", full[-1][:-1] + b"\xf0"]
