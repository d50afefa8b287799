"""A variant on bytes: its terms, unfolded once, evaluated for each key and block."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from ciphergen.dsl import term
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
        self.entry = variant.entries[name]
        given = {p.name: [term.var(f"{p.name}.{i}", 8) for i in range(p.bytes)] for p in self.entry.inputs}
        made = variant.call(name, given)
        inputs, roots = ([byte for data in side.values() for byte in data] for side in (given, made))
        self._program = Program.of(inputs, roots)

    def __call__(self, given: Mapping[str, bytes]) -> dict[str, bytes]:
        """Return the outputs by the names of ports, of the inputs."""
        made = iter(self._program([byte for port in self.entry.inputs for byte in given[port.name]]))
        return {port.name: bytes(next(made) for _ in range(port.bytes)) for port in self.entry.outputs}

    @property
    def operations(self) -> int:
        """Return the number of operations of a call."""
        return self._program.operations
