"""The texts' part of a certificate: what each function has to make, read anew from the texts of cipher and modes.

It stands over variables of its own: `key.i`, `in.j`, `port.name.i` for the bytes of a port, and `mode.i` for a byte of
what is carried from block to block, a mode's state or the chain of a message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.entry import Entry, Port, Rate
from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.mode import Mode, load_mode
from ciphergen.dsl.stream_mode import StreamMode
from ciphergen.dsl.term import Term, substitute, var
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.interface.role import Role
from ciphergen.interface.table import functions
from ciphergen.replay.graph import Refused

# Of the variables of the texts' meaning; a certificate says it of its own ones.
_SECRET = {"key", "rk", "in", "chain", "carried"}
Bytes = tuple[Term, ...]
Undone = tuple[Sequence[Term], Sequence[Term]]  # what comes back, and what was given


class Texts:
    """What the texts of a variant and of its modes say. hashes: those of the modes' texts, as the certificate has
    them; it may have none where no function is in a mode."""

    def __init__(self, variant: Variant, hashes: Callable[[], Mapping[str, str]]) -> None:
        self.variant, self._hashes = variant, hashes
        self.roles: Mapping[str, Role] = functions(variant)
        self.block, self.step, self.mode = cache(self._block), cache(self._step), cache(self._mode)

    @cached_property
    def _round_keys(self) -> Sequence[Sequence[Term]]:
        return self.variant.schedule(leaves("key", self.variant.key_bytes))

    def inverses(self) -> Iterator[Iterator[Undone]]:
        """Yield for each inverse that the text has, or says to have, the ways in which it may be shown: of a block
        cipher under any round keys, or else under those of the schedule."""
        if self.variant.entries:
            yield from (iter([self._undone(*pair)]) for pair in self.variant.inverses)
        else:
            yield self._decrypted()

    def _decrypted(self) -> Iterator[Undone]:
        v, block = self.variant, leaves("in", self.variant.block_bytes)
        any_keys = [[leaf("rk", w.width, i, j) for j, w in enumerate(r)] for i, r in enumerate(v.key_variables())]
        for keys in (any_keys, self._round_keys):
            yield v.decrypt(keys, v.encrypt(keys, block)), block

    def _undone(self, inverse: Entry, entry: Entry) -> Undone:
        given = {port.name: _port(port) for port in entry.inputs}
        (block,), (taken,) = entry.of_rate(Rate.BLOCK), inverse.of_rate(Rate.BLOCK)
        (made,) = self.variant.call(entry.name, given).values()
        there = {**given, taken.name: made}
        (back,) = self.variant.call(inverse.name, {port.name: there[port.name] for port in inverse.inputs}).values()
        return back, given[block.name]

    def size(self, row: Role) -> int:
        """Return the number of bytes of a block: of what a function with ports writes, or takes of a message."""
        if row.has_ports:
            return len(self.block(row.name))
        mode = self.mode(row)
        return mode.block.bytes if isinstance(mode, MessageMode) else self.variant.block_bytes

    def _block(self, role: str) -> Bytes:
        """Return what a function without a mode makes of block 0, or of its ports."""
        row = self.roles[role]
        if not self.variant.entries:
            return self.variant.crypt(row.direction, self._round_keys, leaves("in", self.variant.block_bytes))
        ports = self.variant.entries[row.direction].inputs
        given = {port.name: _port(port) for port in ports}
        if not row.has_ports:
            given[row.source.name] = leaves("in", self.variant.block_bytes)
        return tuple(byte for made in self.variant.call(row.direction, given).values() for byte in made)

    def _mode(self, row: Role) -> Mode | StreamMode | MessageMode | None:
        """Return what joins the blocks of a function: a mode, or an entry point as one."""
        if not row.mode:
            return None
        if self.variant.entries:
            return MessageMode.of(self.variant, row.mode) if row.chained else StreamMode(self.variant.entries[row.mode])
        text = load_mode(row.mode)
        if text.sha256 != self._hashes()[row.mode]:
            raise Refused(f"speaks of another text of the mode {row.mode}")
        return text

    def _step(self, role: str) -> tuple[Bytes, Bytes]:
        """Return what is carried behind a block, and the block that is made, of a function in a mode."""
        row, v = self.roles[role], self.variant
        mode, block = self.mode(row), leaves("in", self.size(row))
        assert mode is not None
        state = leaves("mode", mode.state_bytes(v))
        if isinstance(mode, Mode):
            return mode.step(row.direction, v, self._round_keys, state, block)
        return mode.step(v, _shared(mode), state, block)

    def check_start(self, name: str, row: Role, state: Sequence[Term], kinds: tuple[str, str]) -> None:
        """Check that a path begins with the state that the caller gives, or with any state at a loop head. kinds: of
        the variables of the one and of the other.

        Raises:
            Refused: it begins with another state.
        """
        head: Any = state[0].param
        own = [leaf(head.kind, 8, *head.index[:-1], i) for i in range(len(self.step(row.name)[0]))]
        if head.kind not in kinds or list(state) != own:
            raise Refused(f"{name}: a path begins with a state of its own")

    def last(self, row: Role, chain: Bytes, number: int, count: int) -> tuple[Bytes, Bytes]:
        """Return the chain behind the last block of a message, of `count` bytes, and what is made of it."""
        mode = self.mode(row)
        assert isinstance(mode, MessageMode)
        return mode.step(self.variant, _shared(mode), chain, leaves("in", count, number * mode.block.bytes))

    def without(self, row: Role, chain: Bytes) -> Bytes:
        """Return the chain behind a message of no bytes."""
        mode = self.mode(row)
        assert isinstance(mode, MessageMode)
        return mode.without(self.variant, _shared(mode), chain)


def leaf(kind: str, width: int, *index: int | str) -> Term:
    """Return a variable of the texts' meaning, as the certificate spells it."""
    return var(Symbol(kind, index, Secrecy.SECRET if kind in _SECRET else Secrecy.PUBLIC), width)


def leaves(kind: str, count: int, first: int = 0) -> Bytes:
    """Return the variables of bytes one after the other."""
    return tuple(leaf(kind, 8, first + i) for i in range(count))


def with_state(terms: Sequence[Term], state: Sequence[Term], block: Sequence[Term] = ()) -> Bytes:
    """Return what a text makes of any state, of this one. block: the input bytes, if they are not those of block 0."""
    known = dict(zip(leaves("mode", len(state)), state, strict=True))
    return tuple(substitute(terms, known | dict(zip(leaves("in", len(block)), block, strict=True))))


def _shared(mode: StreamMode | MessageMode) -> dict[str, Bytes]:
    """Return the variables of the inputs that all blocks share."""
    return {port.name: _port(port) for port in mode.fixed}


def _port(port: Port) -> Bytes:
    secrecy = Secrecy.PUBLIC if port.public else Secrecy.SECRET
    return tuple(var(Symbol("port", (port.name, i), secrecy), 8) for i in range(port.bytes))
