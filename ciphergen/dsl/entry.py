"""Entry points: functions with named inputs and outputs, each of which says how often it changes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ciphergen.dsl import syntax
from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.values import ArrayShape


class Rate(Enum):
    """The rate at which a port changes its value: with each key, call, block, or from block to block.

    COUNT: grows by one; READY: made once of the key; CHAIN: the output is the next block's input. MESSAGE: a block of
    a message, which may have any number of bytes; LENGTH: how many bytes of its last block are the message's.
    """

    KEY = "key"
    READY = "ready"
    CALL = "call"
    COUNT = "count"
    CHAIN = "chain"
    BLOCK = "block"
    MESSAGE = "message"
    LENGTH = "length"


@dataclass(frozen=True)
class Port:
    """An input or output of an entry point: words of the text, in an array of any shape."""

    name: str
    rate: Rate
    public: bool
    shape: ArrayShape
    place: SourceLocation

    @property
    def words(self) -> int:
        """Return the number of words."""
        return self.shape.count

    @property
    def bytes(self) -> int:
        """Return the size in memory."""
        return self.shape.count * (self.shape.width or 0) // 8

    @property
    def alignment(self) -> int:
        """Return how the port lies in memory: what is made once of a key as its words do, anything else anyhow."""
        size = (self.shape.width or 0) // 8
        return size if self.rate is Rate.READY and size in (2, 4, 8) and not (self.shape.width or 0) % 8 else 1


@dataclass(frozen=True, eq=False)
class Entry:
    """An entry point of a variant. end: `last` or `empty` for what is done at the end of a message that the entry point
    of that name takes; empty for any other."""

    name: str
    place: SourceLocation
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    body: tuple[syntax.Statement, ...]
    end: str = ""

    def of_rate(self, rate: Rate) -> tuple[Port, ...]:
        """Return the inputs that change so often."""
        return tuple(port for port in self.inputs if port.rate is rate)

    @property
    def message(self) -> Port | None:
        """Return the port of a message's blocks: the input that takes them, or else the output that only makes them;
        None if there is none."""
        return next((port for port in (*self.inputs, *self.outputs) if port.rate is Rate.MESSAGE), None)

    @property
    def words(self) -> int:
        """Return the number of words of all inputs but those that another entry point makes."""
        return sum(port.words for port in self.inputs if port.rate is not Rate.READY)

    @property
    def ready(self) -> Port | None:
        """Return the input that another entry point has made of the key; None if there is none."""
        return next(iter(self.of_rate(Rate.READY)), None)

    @property
    def expands(self) -> bool:
        """Return True if the entry makes of a key what others take."""
        return any(port.rate is Rate.READY for port in self.outputs)

    @property
    def maps(self) -> bool:
        """Return True if blocks stand for themselves: the entry makes one secret block of one block, and of what all
        blocks share."""
        blocks = self.of_rate(Rate.BLOCK)
        if len(blocks) != 1 or [port.rate for port in self.outputs] != [Rate.BLOCK] or blocks[0].public:
            return False
        shared = {port.rate for port in self.inputs if port is not blocks[0]}
        return shared <= {Rate.KEY, Rate.READY, Rate.CALL} and blocks[0].words == self.outputs[0].words

    @property
    def streams(self) -> bool:
        """Return True if the entry makes a key stream: each block of a count, and of what blocks share."""
        rates = [port.rate for port in self.inputs]
        alone = not {Rate.BLOCK, Rate.CHAIN} & {*rates} and self.message is None
        return alone and rates.count(Rate.COUNT) == 1 and [port.rate for port in self.outputs] == [Rate.BLOCK]
