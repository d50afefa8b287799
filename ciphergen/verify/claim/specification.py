"""Specifications of functions: the meaning of the cipher text, and of a mode's text, over variables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.mode import Mode, load_mode
from ciphergen.dsl.stream_mode import StreamMode
from ciphergen.dsl.term import Term, substitute
from ciphergen.interface.role import Role
from ciphergen.interface.table import functions
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.variables import input_byte, key_byte, mode_byte, port_byte

Bytes = tuple[Term, ...]


class Specification:
    """The specification of one variant, over the variables key.i and in.j, or over those of an entry point's ports."""

    def __init__(self, variant: Variant, normal: Normalizer) -> None:
        self.variant, self._normal = variant, normal
        self.key = [key_byte(i) for i in range(variant.key_bytes)]
        self.modes: dict[str, Mode | StreamMode] = {}
        self._steps: dict[tuple[str, str], tuple[Bytes, Bytes]] = {}
        self.block = cache(self._block)
        self.mode_block = cache(self._mode_block)

    @cached_property
    def _round_keys(self) -> Sequence[Sequence[Term]]:
        return self.variant.schedule(self.key)

    def raw_block(self, direction: str, number: int) -> Bytes:
        """Return the bytes of output block `number` as the text computes them, for blocks that do not depend on each
        other."""
        if self.variant.entries:
            return self._entry(direction, number)
        size = self.variant.block_bytes
        data = [input_byte(number * size + i) for i in range(size)]
        return self.variant.crypt(direction, self._round_keys, data)

    def _entry(self, name: str, number: int) -> Bytes:
        """Return the output of an entry point as the text computes it, of block `number` if it permutes blocks."""
        entry, row = self.variant.entries[name], functions(self.variant)[name]
        left = iter(self.inputs(row, number))
        given = {port.name: [next(left) for _ in range(port.bytes)] for port in entry.inputs}
        return tuple(byte for port in self.variant.call(name, given).values() for byte in port)

    def inputs(self, role: Role, number: int = 0) -> Bytes:
        """Return the variables of input block `number`; of a function with ports, those of all inputs in order."""
        if role.has_ports:
            ports = self.variant.entries[role.direction].inputs
            return tuple(port_byte(port, i) for port in ports for i in range(port.bytes))
        size = self.variant.block_bytes
        return tuple(input_byte(number * size + i) for i in range(size))

    def _block(self, direction: str, number: int) -> Bytes:
        """Return the bytes of `raw_block` in normal form."""
        return tuple(self._normal(b) for b in self.raw_block(direction, number))

    def keys(self, role: Role) -> Bytes:
        """Return the variables of what all blocks share: of the key, or of a key stream's other inputs in order."""
        mode = self.mode(role.mode) if role.mode else None
        if not isinstance(mode, StreamMode):
            return tuple(self.key)
        return tuple(byte for data in _shared(mode).values() for byte in data)

    def mode(self, name: str) -> Mode | StreamMode:
        """Return a mode, or an entry point as one, loaded on first use and then kept in `modes`."""
        if name not in self.modes:
            entry = self.variant.entries.get(name)
            self.modes[name] = load_mode(name) if entry is None else StreamMode(entry)
        return self.modes[name]

    def texts(self, roles: Iterable[Role]) -> dict[str, str]:
        """Return the SHA-256 of the text of each mode among the roles; a key stream is in the cipher's own."""
        modes = {role.mode: self.mode(role.mode) for role in roles if role.mode}
        return {name: mode.sha256 for name, mode in modes.items() if isinstance(mode, Mode)}

    def step(self, name: str, direction: str) -> tuple[Bytes, Bytes]:
        """Return one step of a mode: the state after it and the output block, in normal form, over `mode_byte` and the
        bytes of input block 0."""
        known = self._steps.get((name, direction))
        if known is None:
            size, mode = self.variant.block_bytes, self.mode(name)
            state = [mode_byte(i) for i in range(mode.state_bytes(self.variant))]
            data = [input_byte(i) for i in range(size)]
            if isinstance(mode, StreamMode):
                after, out = mode.step(self.variant, _shared(mode), state, data)
            else:
                after, out = mode.step(direction, self.variant, self._round_keys, state, data)
            known = tuple(map(self._normal, after)), tuple(map(self._normal, out))
            self._steps[name, direction] = known
        return known

    def after_block(self, name: str, direction: str, state: Bytes) -> Bytes:
        """Return the mode's state one block after the given state."""
        return self._with(self.step(name, direction)[0], _places(state))

    def _mode_block(self, name: str, direction: str, number: int, state: Bytes) -> Bytes:
        """Return the bytes of output block `number` in normal form, given the mode's state before that block."""
        size = self.variant.block_bytes
        data = {input_byte(i): input_byte(number * size + i) for i in range(size)}
        return self._with(self.step(name, direction)[1], {**data, **_places(state)})

    def _with(self, terms: Sequence[Term], values: Mapping[Term, Term]) -> Bytes:
        return tuple(self._normal(t) for t in substitute(terms, values))


def _shared(stream: StreamMode) -> dict[str, Bytes]:
    """Return the variables of the inputs that the blocks of a key stream share."""
    return {port.name: tuple(port_byte(port, i) for i in range(port.bytes)) for port in stream.fixed}


def _places(state: Bytes) -> dict[Term, Term]:
    return {mode_byte(i): byte for i, byte in enumerate(state)}
