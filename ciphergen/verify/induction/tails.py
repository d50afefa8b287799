"""Follow one path for all numbers of bytes that the last block of a message may have.

Code takes the last bytes of a message one by one, and goes on at one place with each number of them. Paths that wait
there differ in how many bytes are left, in these bytes, and in zeros behind them. So one path goes on for all: with a
variable for the number n, and one for each byte, in the place of what is other on each path. For a path with k bytes
the variables have values: n is k, byte i is byte i of the message if i < k, else 0. A claim about a register, or about
what is in memory, is made only if each of the paths fits it with these values, term by term; of all else nothing is
claimed. What is proved of the one path, for any values of the variables, is so proved of each: the text is asked for
its last block with the same variables, and what it does with k bytes is that with these values, since it fills a block
with zeros and is told the number.

A path that stands for all serves proofs alone. Where it proves nothing, every path is followed by itself, so that what
is refuted is so with a number of bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term, concat, const, eq, substitute, ult
from ciphergen.dsl.term import replace as replace_known
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.memory import Bytes
from ciphergen.verify.execution.state import State, Tail
from ciphergen.verify.induction.invariant import Spot, signed, spots
from ciphergen.verify.variables import forgotten, input_byte, tail_byte, tail_bytes

FEWEST = 4  # paths that one may stand for


class Tails:
    """Join paths that wait at one place, each with another number of bytes, into one path. joined: whether some path
    stands for several."""

    def __init__(self) -> None:
        self.joined = False
        self._apart: dict[int, State] = {}  # paths of which none was made, by their ids

    def places(self, waiting: Sequence[State]) -> frozenset[int]:
        """Return where several paths wait for each other."""
        counts = Counter(state.pc for state in waiting if self._may_join(state))
        return frozenset(place for place, count in counts.items() if count >= FEWEST)

    def join(self, context: Context, waiting: list[State]) -> None:
        """Replace paths that wait at one place by one that stands for all, where there is such a path."""
        for place in self.places(waiting):
            paths = [state for state in waiting if state.pc == place and self._may_join(state)]
            one = _Join(context, paths).made()
            if one is None:
                self._apart |= {id(state): state for state in paths}
                continue
            self.joined = True
            waiting[:] = [state for state in waiting if state.pc != place or not self._may_join(state)]
            waiting.append(one)

    def note(self, ended: Sequence[State]) -> None:
        """Note that paths that an earlier proof followed have ended."""
        self.joined = self.joined or any(state.tail is not None for state in ended)

    def _may_join(self, state: State) -> bool:
        return state.tail is None and id(state) not in self._apart


class _Join:
    """Make one path of several that wait at one place."""

    def __init__(self, context: Context, paths: Sequence[State]) -> None:
        self.context, self.paths, self.size = context, paths, context.contract.unit
        bits, xlen = (self.size - 1).bit_length(), context.target.xlen
        self.number = tail_bytes(bits)
        self.wide = concat(const(0, xlen - bits), self.number)
        self.blocks = len(paths[0].memory.taken) // self.size

    def made(self) -> State | None:
        """Return the path that stands for all; None if they differ in more than the last bytes."""
        if not self._alike():
            return None
        counts = [self._count(state) for state in self.paths]
        if None in counts:
            return None
        numbers = [count for count in counts if count is not None]
        like, most = self.paths[numbers.index(max(numbers))], max(numbers)
        kept: dict[str, dict[int, Term]] = {region.name: {} for region in self.context.contract.kept}
        registers = dict[Register, Term]()
        for spot, value in self._claims(numbers, most).items():
            if isinstance(spot, Register):
                registers[spot] = value
            else:
                parts = (self.context.normal.extract(value, i + 7, i) for i in range(0, value.width, 8))
                kept[spot.region] |= {spot.offset + i: part for i, part in enumerate(parts)}
        data = tuple(tail_byte(i) if i < most else const(0, 8) for i in range(self.size))
        row = self.context.contract.row
        return replace(
            like.copy(),
            registers=registers,
            memory=Bytes(kept),
            conditions=self._conditions(min(numbers), most),
            tail=Tail(self.blocks, self.number, data, taken=row is not None and not row.writable),
            writer={},
            history=None,
        )

    def _alike(self) -> bool:
        """Return True if the paths have done the same blocks, and what is written is in memory that is kept."""
        first, kept = self.paths[0], {region.name for region in self.context.contract.kept}
        return all(
            state.done == first.done
            and state.mode_state == first.mode_state
            and not state.strings
            and state.regions == first.regions
            and len(state.memory.taken) // self.size == self.blocks
            and all(name in kept or not content for name, content in state.memory.written.items())
            for state in self.paths
        )

    def _left(self, state: State) -> Term:
        """Return the number of bytes that are left behind the blocks that are done."""
        count = self.context.contract.count
        assert count is not None
        done = state.done.times(self.size).plus(Linear(count.width, self.blocks * self.size, {}))
        return self.context.normal.sum(Linear.of(count).plus(done.times(-1)))

    def _count(self, state: State) -> int | None:
        """Return the number of bytes of the last block on a path, all of which it has read if it makes nothing of them;
        None if there is no such number."""
        context, row, taken = self.context, self.context.contract.row, state.memory.taken
        count = context.fixed(state, self._left(state))
        if row is None or count is None or not 0 <= count < self.size:
            return None
        read = set() if row.writable else set(range(self.blocks * self.size + count))
        return count if taken == read else None

    def _claims(self, counts: Sequence[int], most: int) -> dict[Spot, Term]:
        """Return what is claimed of each spot that all paths have, which each of them fits."""
        context, found = self.context, [spots(self.context, state) for state in self.paths]
        values = [self._values(count) for count in counts]
        claims, pc = dict[Spot, Term](), self.paths[0].pc
        for spot in found[0]:
            here = [there[spot] for there in found if spot in there]
            if len(here) < len(found) or len({value.width for value in here}) > 1:
                continue
            name = f"{spot.file}{spot.number}" if isinstance(spot, Register) else f"{spot.region}{spot.offset}"
            claims[spot] = next(
                (
                    form
                    for form in self._forms(here, counts, most)
                    if all(context.normal(replace_known([form], v)[0]) is h for v, h in zip(values, here, strict=True))
                ),
                forgotten(name, pc, here[0].width),
            )
        return claims

    def _values(self, count: int) -> dict[Term, Term]:
        """Return the values of the variables on a path with so many bytes."""
        begin, zero = self.blocks * self.size, const(0, 8)
        bytes_ = {tail_byte(i): input_byte(begin + i) if i < count else zero for i in range(self.size)}
        return {**bytes_, self.number: const(count, self.number.width)}

    def _forms(self, here: Sequence[Term], counts: Sequence[int], most: int) -> Iterator[Term]:
        """Yield what may be claimed of a spot: what it is on the path with the most bytes, of these bytes whatever they
        are, or a sum with a multiple of their number."""
        longest = here[counts.index(most)]
        if all(value is longest for value in here):
            yield longest
            return
        begin = self.blocks * self.size
        yield self.context.normal(substitute([longest], {input_byte(begin + i): tail_byte(i) for i in range(most)})[0])
        other, count = next((v, c) for v, c in zip(here, counts, strict=True) if v is not longest)
        apart = Linear.of(longest).plus(Linear.of(other).times(-1))
        if longest.width == self.wide.width and count < most and not apart.terms:
            times, rest = divmod(signed(apart.constant, apart.width), most - count)
            if not rest:
                sums = Linear.of(self.wide).plus(Linear(apart.width, -most % (1 << apart.width), {})).times(times)
                yield self.context.normal.sum(Linear.of(longest).plus(sums))

    def _conditions(self, least: int, most: int) -> tuple[Term, ...]:
        """Return what holds on all paths: the conditions that all have, and how many bytes are left."""
        shared = [c for c in self.paths[0].conditions if all(c in state.conditions for state in self.paths)]
        bits = self.number.width
        bounds = ~ult(const(most, bits), self.number), ~ult(self.number, const(least, bits))
        facts = map(self.context.normal, (eq(self._left(self.paths[0]), self.wide), *bounds))
        return (*shared, *(fact for fact in facts if not fact.is_const))
