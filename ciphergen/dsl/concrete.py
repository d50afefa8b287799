"""A variant on bytes: its terms, unfolded once, evaluated for each key and block."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Literal

from ciphergen.dsl import term
from ciphergen.dsl.entry_syntax import empty_of, last_of
from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term.program import Program
from ciphergen.dsl.variant import Variant

IntRows = tuple[tuple[int, ...], ...]


class Concrete:
    """Schedule, encryption and decryption of a variant on ints and bytes."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def schedule(self, key: bytes) -> IntRows:
        """Return the words of the round keys."""
        words = iter(self._schedule(key))
        return tuple(tuple(next(words) for _ in range(count)) for count in self.variant.key_shape)

    def encrypt(self, round_keys: IntRows, block: bytes) -> bytes:
        """Return one block encrypted, in memory order."""
        return bytes(self._encrypt([*block, *(w for row in round_keys for w in row)]))

    def decrypt(self, round_keys: IntRows, block: bytes) -> bytes:
        """Return one block decrypted, in memory order: the inverse of `encrypt`."""
        return bytes(self._decrypt([*block, *(w for row in round_keys for w in row)]))

    @property
    def operations(self) -> int:
        """Return the number of operations in the schedule, encryption and decryption together."""
        return sum(p.operations for p in (self._schedule, self._encrypt, self._decrypt))

    @cached_property
    def _schedule(self) -> Program:
        key = [term.var(f"key.{i}", 8) for i in range(self.variant.key_bytes)]
        return Program.of(key, [w for row in self.variant.schedule(key) for w in row])

    @cached_property
    def _encrypt(self) -> Program:
        return self._program(ENCRYPT)

    @cached_property
    def _decrypt(self) -> Program:
        return self._program(DECRYPT)

    def _program(self, direction: str) -> Program:
        block = [term.var(f"block.{i}", 8) for i in range(self.variant.block_bytes)]
        rows = self.variant.key_variables()
        inputs: Sequence[term.Term] = [*block, *(w for row in rows for w in row)]
        return Program.of(inputs, self.variant.crypt(direction, rows, block))


class ConcreteEntry:
    """An entry point of a variant on bytes."""

    def __init__(self, variant: Variant, name: str) -> None:
        self.variant, self.entry = variant, variant.entries[name]
        given = {p.name: [term.var(f"{p.name}.{i}", 8) for i in range(p.bytes)] for p in self.entry.inputs}
        made = variant.call(name, given)
        self._inputs, self._roots = ([b for data in side.values() for b in data] for side in (given, made))

    @cached_property
    def _program(self) -> Program:
        return Program.of(self._inputs, self._roots)

    def __call__(self, given: Mapping[str, bytes]) -> dict[str, bytes]:
        """Return the outputs by the names of ports, of the inputs."""
        made = iter(self._program([byte for port in self.entry.inputs for byte in given[port.name]]))
        return {port.name: bytes(next(made) for _ in range(port.bytes)) for port in self.entry.outputs}

    def work(self, given: Mapping[str, bytes]) -> int:
        """Return the number of operations of a call."""
        return self._program.operations


class ConcreteMessage:
    """An entry point of a variant that takes a message, on bytes: all blocks of the message, and its last one."""

    def __init__(self, variant: Variant, name: str) -> None:
        self.variant, self._mode = variant, MessageMode.of(variant, name)
        mode = self._mode
        self._whole, self._last = (ConcreteEntry(variant, e) for e in (name, last_of(name)))
        self._empty = self._last if mode.empty is None else ConcreteEntry(variant, empty_of(name))
        self._order: Literal["little", "big"] = "little" if variant.byte_order == "little" else "big"

    def __call__(self, given: Mapping[str, bytes]) -> dict[str, bytes]:
        """Return the outputs by the names of ports, of the inputs, of which the message may have any length; of one
        that is only made, any bytes say how long it is."""
        mode, data, size = self._mode, given[self._mode.block.name], self._mode.block.bytes
        found, made = dict(given), b""
        for i in range(0, len(data) + 1, size):
            block = data[i : i + size]
            ports = {**given, **found, mode.block.name: block.ljust(size, b"\0")}
            if mode.length is not None:
                ports[mode.length.name] = len(block).to_bytes(mode.length.bytes, self._order)
            entry = self._whole if len(block) == size else self._last if data else self._empty
            found = entry(ports)
            made += b"" if mode.made is None else found.get(mode.made.name, b"")[: len(block)]
        return {mode.chain.name: found[mode.chain.name]} | ({} if mode.made is None else {mode.made.name: made})

    def work(self, given: Mapping[str, bytes]) -> int:
        """Return the number of operations of a call, at most."""
        blocks = len(given[self._mode.block.name]) // self._mode.block.bytes + 1
        return blocks * max(each.work(given) for each in (self._whole, self._last, self._empty))


def concrete_entry(variant: Variant, name: str) -> ConcreteEntry | ConcreteMessage:
    """Return an entry point on bytes: on a whole message where it takes one."""
    entry = variant.entries[name]
    return ConcreteEntry(variant, name) if entry.message is None or entry.end else ConcreteMessage(variant, name)
