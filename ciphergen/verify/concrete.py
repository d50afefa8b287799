"""Concrete runs of the proved bytes in an emulator, to confirm counterexamples and to look for more.

A run never counts towards a proof.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from ciphergen.backends.emulator import Emulator
from ciphergen.backends.target import Target
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, evaluate
from ciphergen.verify.object_file import ObjectFile
from ciphergen.verify.roles import Role
from ciphergen.verify.specification import Specification
from ciphergen.verify.state import input_byte
from ciphergen.verify.verdict import Counterexample

_KS, _KEY, _IN, _OUT = 0x20000000, 0x21000000, 0x22000000, 0x23000000
_KEY_MEMORY = 0x8000
_COUNTS = (1, 2, 3, 4, 5, 7, 8, 9, 16, 17)
_OFFSETS = ((0, 0), (1, 0), (0, 3), (2, 2))
_UNTOUCHED = 0xA5


@dataclass(frozen=True)
class _Inputs:
    key: bytes
    data: bytes
    blocks: int
    in_place: bool
    offsets: tuple[int, int] = (0, 0)


class Concrete:
    """Runs key expansion and one function, as a caller would, beside the cipher text's own evaluation."""

    def __init__(
        self, obj: ObjectFile, target: Target, variant: Variant, key_symbol: str, specification: Specification
    ) -> None:
        self.obj, self.target, self.variant = obj, target, variant
        self.key_symbol, self.specification = key_symbol, specification

    @cached_property
    def _emulator(self) -> Emulator:
        """Made when first needed: most proofs succeed without a run."""
        return Emulator(self.target, self.obj.text)

    def at(self, symbol: str, role: Role, value: Callable[[Term], int], in_place: bool) -> Counterexample:
        """Run on the key and the first blocks that the variables' values give."""
        key = bytes(value(k) for k in self.specification.key)
        blocks = _COUNTS[-1] if role.many else 1
        data = bytes(value(input_byte(i)) for i in range(self.variant.block_bytes * blocks))
        return self._run(symbol, role, _Inputs(key, data, blocks, in_place))

    def search(self, symbol: str, role: Role, in_place: bool | None = None) -> Counterexample | None:
        """Random inputs, several numbers of blocks and alignments; the first on which the output is wrong."""
        source = random.Random(1)
        size = self.variant.block_bytes
        for count in _COUNTS if role.many else (1, 1, 1):
            for offsets in _OFFSETS:
                for both in (False, True) if in_place is None else (in_place,):
                    key, data = source.randbytes(self.variant.key_bytes), source.randbytes(size * count)
                    found = self._run(symbol, role, _Inputs(key, data, count, both, offsets))
                    if found.confirmed:
                        return found
        return None

    def _run(self, symbol: str, role: Role, inputs: _Inputs) -> Counterexample:
        expected = self._expected(role, inputs)
        got = self._got(symbol, role, inputs, len(expected))
        return Counterexample(
            inputs.key, inputs.data, inputs.blocks, inputs.in_place, expected, got, confirmed=got != expected
        )

    def _expected(self, role: Role, inputs: _Inputs) -> bytes:
        size = self.variant.block_bytes
        roots: Sequence[Term] = self.specification.block(role.direction, 0)
        key = dict(zip(self.specification.key, inputs.key, strict=True))
        output: list[int] = []
        for i in range(0, len(inputs.data), size):
            block = {input_byte(j): inputs.data[i + j] for j in range(size)}
            output += evaluate(roots, {**key, **block})
        return bytes(output)

    def _got(self, symbol: str, role: Role, inputs: _Inputs, size: int) -> bytes:
        """What the code leaves in the output buffer; empty if it does not return."""
        first = self._call(self.key_symbol, [_KS, _KEY], {_KS: bytes(_KEY_MEMORY), _KEY: inputs.key})
        if first is None:
            return b""
        source = _IN + inputs.offsets[0]
        output = source if inputs.in_place else _OUT + inputs.offsets[1]
        memory = {_KS: first[_KS], source: inputs.data}
        memory.setdefault(output, bytes([_UNTOUCHED]) * size)
        arguments = [_KS, source, output, *([inputs.blocks] if role.many else [])]
        after = self._call(symbol, arguments, memory)
        return b"" if after is None else after[output]

    def _call(self, symbol: str, arguments: Sequence[int], memory: dict[int, bytes]) -> dict[int, bytes] | None:
        outcome = self._emulator.call(self.obj.functions[symbol][0], arguments, memory)
        return dict(outcome.memory) if outcome.ended == "returned" else None
