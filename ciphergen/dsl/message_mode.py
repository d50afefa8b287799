"""Messages of any length: an entry point that takes whole blocks as a mode, with what takes the last block."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl import term
from ciphergen.dsl.entry import Entry, Port, Rate
from ciphergen.dsl.entry_syntax import empty_of, last_of
from ciphergen.dsl.term import Term
from ciphergen.dsl.variant import Variant

Bytes = tuple[Term, ...]


@dataclass(frozen=True, eq=False)
class MessageMode:
    """An entry point as a mode: what is carried from block to block is its chain. After the whole blocks of a message
    there is always a last one with fewer bytes, or with none; with a message of no bytes something else may be done.

    Attributes:
        whole: the entry point of a whole block. last: that of the last block.
        empty: that of a message of no bytes, None if it has a last block as any other.
    """

    whole: Entry
    last: Entry
    empty: Entry | None
    short_tail = True

    @staticmethod
    def of(variant: Variant, name: str) -> MessageMode:
        """Return the mode of an entry point that takes a message."""
        return MessageMode(variant.entries[name], variant.entries[last_of(name)], variant.entries.get(empty_of(name)))

    @property
    def title(self) -> str:
        """Return the name for messages."""
        return f"'{self.whole.name}'"

    @property
    def chain(self) -> Port:
        """Return the port that is carried from block to block."""
        (port,) = self.whole.of_rate(Rate.CHAIN)
        return port

    @property
    def length(self) -> Port | None:
        """Return the port with the number of bytes of the last block, None if that is not asked for."""
        return next(iter(self.last.of_rate(Rate.LENGTH)), None)

    @property
    def block(self) -> Port:
        """Return the port of the message's blocks: what is taken, or else what is made."""
        port = self.whole.message
        assert port is not None, "see `Entry.message`"
        return port

    @property
    def taken(self) -> Port | None:
        """Return the input port of the message, None where a message is only made."""
        return None if self.block in self.whole.outputs else self.block

    @property
    def made(self) -> Port | None:
        """Return the output port of a message, as long as one that is taken; None if there is none."""
        return next((port for port in self.whole.outputs if port.rate is Rate.MESSAGE), None)

    @property
    def fixed(self) -> tuple[Port, ...]:
        """Return the inputs that all blocks of a message share."""
        return tuple(port for port in self.whole.inputs if port not in (self.chain, self.taken))

    def fills_last(self, variant: Variant) -> bool:
        """Return True if the last block is taken as a whole one that is filled with zeros, and a message that ends with
        a whole block, or has no bytes at all, has no more to be done."""
        if self.length is None or self.empty is not None or self.made is not None:
            return False
        bits, length = variant.word_bits, self.length.name
        given = {
            port.name: [term.var(f"{port.name}.{i}", bits) for i in range(port.words)] for port in self.last.inputs
        }
        last, whole = (
            variant.entry_words(entry, [word for port in entry.inputs for word in given[port.name]])
            for entry in (self.last, self.whole)
        )
        # A number of more than one word is none that is compared at once.
        nothing = term.eq(given[length][0], term.const(0, bits)) if len(given[length]) == 1 else term.const(0, 1)
        return last == tuple(term.ite(nothing, a, b) for a, b in zip(given[self.chain.name], whole, strict=True))

    def state_bytes(self, variant: Variant) -> int:
        """Return the number of bytes of the chain."""
        return self.chain.bytes

    def step(
        self, variant: Variant, fixed: Mapping[str, Sequence[Term]], chain: Sequence[Term], block: Sequence[Term]
    ) -> tuple[Bytes, Bytes]:
        """Return the chain after a block, and the block that is made, which has no bytes where none is; the last block
        if there are fewer bytes than those of a whole one.

        Args:
            fixed: the bytes of the other inputs by the names of ports.
            block: where a message is only made, the number of bytes counts alone.
        """
        count, size = len(block), self.block.bytes
        if count < size:
            bits = 0 if self.length is None else 8 * self.length.bytes
            filled = [*block, *[term.const(0, 8)] * (size - count)]
            after, made = self.end(variant, fixed, chain, filled, term.const(count, bits) if bits else None)
            return after, made[:count]
        given: dict[str, Sequence[Term]] = {**fixed, self.chain.name: chain}
        if self.taken is not None:
            given[self.taken.name] = block
        return self._called(variant, self.whole.name, given)

    def end(
        self,
        variant: Variant,
        fixed: Mapping[str, Sequence[Term]],
        chain: Sequence[Term],
        filled: Sequence[Term],
        number: Term | None,
    ) -> tuple[Bytes, Bytes]:
        """Return the chain after the last block, and what is made of it and of the zeros behind it.

        Args:
            filled: the bytes of the block, with zeros behind them up to the size of a whole one.
            number: of the bytes, None where the text does not ask for it.
        """
        given: dict[str, Sequence[Term]] = {**fixed, self.chain.name: chain}
        if self.taken is not None:
            given[self.taken.name] = filled
        if self.length is not None and number is not None:
            given[self.length.name] = term.to_bytes(number, variant.byte_order)
        return self._called(variant, last_of(self.whole.name), given)

    def _called(self, variant: Variant, name: str, given: Mapping[str, Sequence[Term]]) -> tuple[Bytes, Bytes]:
        """Return the chain after an entry point, and what it makes."""
        found = variant.call(name, given)
        return found[self.chain.name], () if self.made is None else found[self.made.name]

    def without(self, variant: Variant, fixed: Mapping[str, Sequence[Term]], chain: Sequence[Term]) -> Bytes:
        """Return the chain after a message of no bytes."""
        if self.empty is None:
            return self.step(variant, fixed, chain, ())[0]
        return variant.call(empty_of(self.whole.name), {**fixed, self.chain.name: chain})[self.chain.name]
