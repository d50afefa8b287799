"""Key streams: an entry point that counts blocks as a mode, whose blocks are xored over a message of any length."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl import term
from ciphergen.dsl.entry import Entry, Port, Rate
from ciphergen.dsl.term import Term
from ciphergen.dsl.variant import Variant

Bytes = tuple[Term, ...]


@dataclass(frozen=True, eq=False)
class StreamMode:
    """An entry point as a mode: what is carried from block to block is its count, and the last block may be short."""

    entry: Entry
    short_tail = True

    @property
    def title(self) -> str:
        """Return the name for messages."""
        return f"'{self.entry.name}'"

    @property
    def count(self) -> Port:
        """Return the port that counts blocks."""
        (port,) = self.entry.of_rate(Rate.COUNT)
        return port

    @property
    def fixed(self) -> tuple[Port, ...]:
        """Return the inputs that all blocks of a message share."""
        return tuple(port for port in self.entry.inputs if port is not self.count)

    def state_bytes(self, variant: Variant) -> int:
        """Return the number of bytes of the count."""
        return self.count.bytes

    def step(
        self, variant: Variant, fixed: Mapping[str, Sequence[Term]], count: Sequence[Term], block: Sequence[Term]
    ) -> tuple[Bytes, Bytes]:
        """Return the count after a block, one number in the byte order of words, and the block xored with key stream.

        Args:
            fixed: the bytes of the other inputs by the names of ports.
        """
        (stream,) = variant.call(self.entry.name, {**fixed, self.count.name: count}).values()
        after = term.to_bytes(term.from_bytes(count, variant.byte_order) + 1, variant.byte_order)
        return tuple(after), tuple(a ^ b for a, b in zip(block, stream, strict=True))
