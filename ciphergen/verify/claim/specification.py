"""Specifications of functions: the meaning of the cipher text, and of a mode's text, over variables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.mode import Mode, load_mode
from ciphergen.dsl.term import Term, substitute
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.variables import input_byte, key_byte, mode_byte

Bytes = tuple[Term, ...]


class Specification:
    """The specification of one variant, over the variables key.i and in.j."""

    def __init__(self, variant: Variant, normal: Normalizer) -> None:
        self.variant, self._normal = variant, normal
        self.key = [key_byte(i) for i in range(variant.key_bytes)]
        self.modes: dict[str, Mode] = {}
        self._steps: dict[tuple[str, str], tuple[Bytes, Bytes]] = {}
        self.block = cache(self._block)
        self.mode_block = cache(self._mode_block)

    @cached_property
    def _round_keys(self) -> Sequence[Sequence[Term]]:
        return self.variant.schedule(self.key)

    def raw_block(self, direction: str, number: int) -> Bytes:
        """Return the bytes of output block `number` as the text computes them, for blocks that do not depend on each
        other."""
        size = self.variant.block_bytes
        data = [input_byte(number * size + i) for i in range(size)]
        return self.variant.crypt(direction, self._round_keys, data)

    def _block(self, direction: str, number: int) -> Bytes:
        """Return the bytes of `raw_block` in normal form."""
        return tuple(self._normal(b) for b in self.raw_block(direction, number))

    def mode(self, name: str) -> Mode:
        """Return a mode's text, loaded on first use and then kept in `modes`."""
        if name not in self.modes:
            self.modes[name] = load_mode(name)
        return self.modes[name]

    def step(self, name: str, direction: str) -> tuple[Bytes, Bytes]:
        """Return one step of a mode: the state after it and the output block, in normal form, over `mode_byte` and the
        bytes of input block 0."""
        known = self._steps.get((name, direction))
        if known is None:
            size, mode = self.variant.block_bytes, self.mode(name)
            state = [mode_byte(i) for i in range(mode.state_bytes(self.variant))]
            data = [input_byte(i) for i in range(size)]
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


def _places(state: Bytes) -> dict[Term, Term]:
    return {mode_byte(i): byte for i, byte in enumerate(state)}
