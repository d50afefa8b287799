"""Specifications of functions: the meaning of the cipher text, and of a mode's text, over variables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, reduce
from operator import xor

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.entry import Port
from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.mode import Mode, load_mode
from ciphergen.dsl.stream_mode import StreamMode
from ciphergen.dsl.term import Term, concat, const, substitute
from ciphergen.dsl.variant import Rows
from ciphergen.interface.role import Role
from ciphergen.interface.table import functions
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.variables import input_byte, key_byte, mode_byte, port_bytes

Bytes = tuple[Term, ...]
AnyMode = Mode | StreamMode | MessageMode


@dataclass(frozen=True)
class Powers:
    """Powers of what a mode derives from the key, with which the fold of that name is proved to be a sum of products:
    the bytes of each, the first power first."""

    fold: str
    of: tuple[Bytes, ...]


class Specification:
    """The specification of one variant, over the variables key.i and in.j, or over those of an entry point's ports."""

    def __init__(self, variant: Variant, normal: Normalizer, round_keys: Rows | None = None) -> None:
        """Take a variant with the round keys that the schedule makes of the key, or for given ones."""
        self.variant, self._normal, self._given = variant, normal, round_keys
        self._powers: Powers | None = None
        self.key = [key_byte(i) for i in range(variant.key_bytes)]
        self.modes: dict[str, AnyMode] = {}
        self._steps: dict[tuple[str, str], tuple[Bytes, Bytes]] = {}
        self.block = cache(self._block)
        self.mode_block = cache(self._mode_block)

    def take(self, powers: Powers) -> None:
        """Take many blocks of a fold at once from now on, with powers."""
        self._powers = powers

    @property
    def is_for_any_round_keys(self) -> bool:
        """Return True if blocks are not crypted with the round keys of a key."""
        return self._given is not None

    @cached_property
    def round_keys(self) -> Rows:
        """Return the words of the round keys that the blocks are crypted with."""
        return self.variant.schedule(self.key) if self._given is None else self._given

    def raw_block(self, direction: str, number: int) -> Bytes:
        """Return the bytes of output block `number` as the text computes them, for blocks that do not depend on each
        other."""
        if self.variant.entries:
            return self._entry(direction, number)
        size = self.variant.block_bytes
        data = [input_byte(number * size + i) for i in range(size)]
        return self.variant.crypt(direction, self.round_keys, data)

    def _entry(self, name: str, number: int) -> Bytes:
        """Return the output of an entry point as the text computes it, of block `number` if its blocks are data."""
        entry, row = self.variant.entries[name], functions(self.variant)[name]
        given = {port.name: port_bytes(port) for port in entry.inputs}
        if not row.has_ports:
            given[row.source.name] = self.inputs(row, number)
        return tuple(byte for port in self.variant.call(name, given).values() for byte in port)

    def inputs(self, role: Role, number: int = 0) -> Bytes:
        """Return the variables of input block `number`; of a function with ports, those of all inputs in order."""
        if role.has_ports:
            return tuple(byte for port in self.variant.entries[role.direction].inputs for byte in port_bytes(port))
        size = self.block_bytes(role)
        return tuple(input_byte(number * size + i) for i in range(size))

    def block_bytes(self, role: Role) -> int:
        """Return the number of bytes of a block of data: of a message, of as many as its entry point takes."""
        return self._size(self.mode(role.mode) if role.mode else None)

    def _size(self, mode: AnyMode | None) -> int:
        return mode.block.bytes if isinstance(mode, MessageMode) else self.variant.block_bytes

    def _block(self, direction: str, number: int) -> Bytes:
        """Return the bytes of `raw_block` in normal form."""
        return tuple(self._normal(b) for b in self.raw_block(direction, number))

    def keys(self, role: Role) -> Bytes:
        """Return the variables of what all blocks share: of the key, or of an entry point's other inputs in order."""
        key = self.key if role.keyed or not self.variant.derived else ()
        return (*key, *(byte for port in self.shared(role) for byte in port_bytes(port)))

    def shared(self, role: Role) -> tuple[Port, ...]:
        """Return the inputs of an entry point that all blocks share, none where each is in the data of a block."""
        mode = self.mode(role.mode) if role.mode else None
        if mode is not None and not isinstance(mode, Mode):
            return tuple(port for port in mode.fixed if port.name not in self.variant.derived)
        if not self.variant.entries or role.has_ports:
            return ()
        return tuple(port for port in self.variant.entries[role.direction].inputs if port.name != role.source.name)

    def _fixed(self, mode: StreamMode | MessageMode) -> dict[str, Bytes]:
        """Return the variables of the inputs that the blocks of a key stream, or of a message, share."""
        left = iter(self.key)
        derived = {name: tuple(next(left) for _ in range(port.bytes)) for name, port in self.variant.derived.items()}
        return {port.name: derived.get(port.name) or port_bytes(port) for port in mode.fixed}

    def mode(self, name: str) -> AnyMode:
        """Return a mode, or an entry point as one, loaded on first use and then kept in `modes`."""
        if name not in self.modes:
            self.modes[name] = self._loaded(name)
        return self.modes[name]

    def _loaded(self, name: str) -> AnyMode:
        entry = self.variant.entries.get(name)
        if entry is None:
            return load_mode(name)
        return StreamMode(entry) if entry.message is None else MessageMode.of(self.variant, name)

    def texts(self, roles: Iterable[Role]) -> dict[str, str]:
        """Return the SHA-256 of the text of each mode among the roles; a key stream is in the cipher's own."""
        modes = {role.mode: self.mode(role.mode) for role in roles if role.mode}
        return {name: mode.sha256 for name, mode in modes.items() if isinstance(mode, Mode)}

    def step(self, name: str, direction: str) -> tuple[Bytes, Bytes]:
        """Return one step of a mode: the state after it and the output block, in normal form, over `mode_byte` and the
        bytes of input block 0."""
        known = self._steps.get((name, direction))
        if known is None:
            mode = self.mode(name)
            state = [mode_byte(i) for i in range(mode.state_bytes(self.variant))]
            data = [input_byte(i) for i in range(self._size(mode))]
            if isinstance(mode, Mode):
                after, out = mode.step(direction, self.variant, self.round_keys, state, data)
            else:
                after, out = mode.step(self.variant, self._fixed(mode), state, data)
            known = tuple(map(self._normal, after)), tuple(map(self._normal, out))
            self._steps[name, direction] = known
        return known

    def after_block(self, name: str, direction: str, state: Bytes, number: int = 0) -> Bytes:
        """Return the mode's state one block after the given state. number: of the block."""
        return self._with(self.step(name, direction)[0], {**self._data(name, number), **_places(state)})

    def after_blocks(self, name: str, direction: str, state: Bytes, count: int) -> Bytes:
        """Return the mode's state so many blocks after the given state, from block 0 on."""
        powers = self._powers
        if powers is None or powers.fold != name or not 1 < count <= len(powers.of):
            for number in range(count):
                state = self.after_block(name, direction, state, number)
            return state
        step, size, sums = self.step(name, direction)[0], range(len(state)), list[Sequence[Term]]()
        for number in range(count):  # see `product_law`
            chain = state if number == 0 else (const(0, 8),) * len(state)
            power = dict(zip(self.key, powers.of[count - 1 - number], strict=True))
            sums.append(substitute(step, {**self._data(name, number), **_places(chain), **power}))
        return tuple(self._normal(reduce(xor, (part[i] for part in sums))) for i in size)

    def last_block(self, name: str, count: int, number: int, state: Bytes) -> tuple[Bytes, Bytes]:
        """Return the chain after the last block of a message, and what is made of the block. count: of bytes in it;
        number: of the block."""
        mode, size = self.mode(name), self._size(self.mode(name))
        assert isinstance(mode, MessageMode)
        data = [input_byte(number * size + i) for i in range(count)]
        after, out = mode.step(self.variant, self._fixed(mode), state, data)
        return tuple(map(self._normal, after)), tuple(map(self._normal, out))

    def tail(self, name: str, filled: Bytes, number: Term, state: Bytes) -> tuple[Bytes, Bytes]:
        """Return the chain after the last block of a message, and what is made of it and of the zeros behind it.
        filled: the bytes of the block with zeros behind them; number: of the bytes, a term that may have any value."""
        mode = self.mode(name)
        assert isinstance(mode, MessageMode)
        bits = number.width if mode.length is None else 8 * mode.length.bytes
        wide = concat(const(0, bits - number.width), number) if bits > number.width else number
        after, out = mode.end(self.variant, self._fixed(mode), state, filled, wide)
        return tuple(map(self._normal, after)), tuple(map(self._normal, out))

    def without(self, name: str, state: Bytes) -> Bytes:
        """Return the chain after a message of no bytes."""
        mode = self.mode(name)
        assert isinstance(mode, MessageMode)
        return tuple(map(self._normal, mode.without(self.variant, self._fixed(mode), state)))

    def _mode_block(self, name: str, direction: str, number: int, state: Bytes) -> Bytes:
        """Return the bytes of output block `number` in normal form, given the mode's state before that block."""
        return self._with(self.step(name, direction)[1], {**self._data(name, number), **_places(state)})

    def _data(self, name: str, number: int) -> dict[Term, Term]:
        """Return the input bytes of a block by those of block 0."""
        size = self._size(self.mode(name)) if number else 0
        return {input_byte(i): input_byte(number * size + i) for i in range(size)}

    def _with(self, terms: Sequence[Term], values: Mapping[Term, Term]) -> Bytes:
        return tuple(self._normal(t) for t in substitute(terms, values))


def _places(state: Bytes) -> dict[Term, Term]:
    return {mode_byte(i): byte for i, byte in enumerate(state)}
