"""Concrete runs of the proved bytes in an emulator, to confirm counterexamples and to look for more.

A run never counts towards a proof.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ciphergen.backends.emulator import Emulator
from ciphergen.backends.target import Target
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, evaluate, variables
from ciphergen.verify.object_file import ObjectFile
from ciphergen.verify.roles import Role
from ciphergen.verify.simulate import Simulator, Values
from ciphergen.verify.specification import Specification
from ciphergen.verify.state import input_byte, mode_byte
from ciphergen.verify.verdict import Counterexample

# V_key is aligned to 4 bytes, as it may be, and no better.
_KS, _KEY, _IN, _OUT, _COUNTER = 0x20000BD4, 0x21000000, 0x22000000, 0x23000000, 0x24000000
_KEY_MEMORY = 0x8000
_COUNTS = (1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 33, 69)
# The last bytes of a counter that code may take for one number, which wraps after so many blocks as are in a message.
_NUMBERS = (1, 2, 4)
_OFFSETS = ((0, 0), (1, 0), (0, 3), (2, 2))
_UNTOUCHED = 0xA5


@dataclass(frozen=True)
class _Inputs:
    """mode_state: what a mode starts from, empty where every block stands for itself. offsets: what input and
    output (and the mode's state, as the input) lie after an aligned address."""

    key: bytes
    data: bytes
    in_place: bool
    offsets: tuple[int, int] = (0, 0)
    mode_state: bytes = b""


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

    def at(
        self,
        symbol: str,
        role: Role,
        value: Callable[[Term], int],
        in_place: bool,
        mode_state: Sequence[Term] = (),
        count: int = 0,
    ) -> Counterexample:
        """Run on the key and the first bytes that the variables' values give.

        Args:
            mode_state: what a mode starts from. count: how many bytes; 0 for a row of blocks, or the one block.
        """
        key = bytes(value(k) for k in self.specification.key)
        count = count or self.variant.block_bytes * (_COUNTS[-1] if role.many else 1)
        data = bytes(value(input_byte(i)) for i in range(count))
        start = bytes(evaluate(mode_state, {v: value(v) for v in variables(mode_state)}))
        return self._run(symbol, role, _Inputs(key, data, in_place, mode_state=start))

    def search(
        self, symbol: str, role: Role, in_place: bool | None = None, count: int | None = None
    ) -> Counterexample | None:
        """Random inputs, several lengths, alignments and counters; the first on which the output is wrong. count: of
        bytes, to try first."""
        source = random.Random(1)
        for length, offsets, mode_state in itertools.chain(self._first(role, count, source), self._cases(role, source)):
            for both in (False, True) if in_place is None else (in_place,):
                key, data = source.randbytes(self.variant.key_bytes), source.randbytes(length)
                found = self._run(symbol, role, _Inputs(key, data, both, offsets, mode_state))
                if found.confirmed:
                    return found
        return None

    def _first(
        self, role: Role, count: int | None, source: random.Random
    ) -> Iterator[tuple[int, tuple[int, int], bytes]]:
        state = self.specification.mode(role.mode).state_bytes(self.variant) if role.mode else 0
        yield from ((count, offsets, source.randbytes(state)) for offsets in _OFFSETS if count is not None)

    def _cases(self, role: Role, source: random.Random) -> Iterator[tuple[int, tuple[int, int], bytes]]:
        """Bytes, offsets and states of a mode to try."""
        size = self.variant.block_bytes
        if not role.mode:
            for count in _COUNTS if role.many else (1, 1, 1):
                yield from ((size * count, offsets, b"") for offsets in _OFFSETS)
            return
        count = self.specification.mode(role.mode).state_bytes(self.variant)
        states, offsets = itertools.cycle(_ends(count, source)), itertools.cycle(_OFFSETS)
        tails = [*range(2 * size), *(size * n + tail for n in _COUNTS for tail in (0, 1, size // 2, size - 1))]
        for length in (*tails, 257 * size, 256 * size + 1):
            yield from ((length, next(offsets), state) for state in (next(states), source.randbytes(count)))
        widths = [width for width in _NUMBERS if width <= count]
        for left, width, more in itertools.product(_COUNTS, widths, (-1, 0, 1, _COUNTS[-1])):
            state = source.randbytes(count - width) + (256**width - left).to_bytes(width, "big")
            yield (left + more) * size, next(offsets), state

    def _run(self, symbol: str, role: Role, inputs: _Inputs) -> Counterexample:
        expected, left = self._expected(role, inputs)
        got, got_left = self._got(symbol, role, inputs)
        return Counterexample(
            inputs.key,
            inputs.data,
            -(-len(inputs.data) // self.variant.block_bytes),
            inputs.in_place,
            expected,
            got,
            confirmed=(got, got_left) != (expected, left),
            mode_state=inputs.mode_state,
            expected_state=left,
            got_state=got_left,
        )

    def _expected(self, role: Role, inputs: _Inputs) -> tuple[bytes, bytes]:
        """The output, and the state that a mode leaves."""
        size, state = self.variant.block_bytes, inputs.mode_state
        key = dict(zip(self.specification.key, inputs.key, strict=True))
        if not role.mode:
            return self._blocks(role, key, inputs.data), b""
        after, roots = self.specification.step(role.mode, role.direction)
        output = bytearray()
        for i in range(0, len(inputs.data), size):
            part = inputs.data[i : i + size]
            block = {input_byte(j): byte for j, byte in enumerate(part.ljust(size, b"\0"))}
            values = {**key, **block, **{mode_byte(j): byte for j, byte in enumerate(state)}}
            output += bytes(evaluate(roots, values))[: len(part)]
            state = bytes(evaluate(after, values))
        return bytes(output), state

    def _blocks(self, role: Role, key: Mapping[Term, int], data: bytes) -> bytes:
        """The output where every block stands for itself: all of them at once."""
        size = self.variant.block_bytes
        fixed: dict[Term, Values] = {t: np.full(len(data) // size, byte, np.uint64) for t, byte in key.items()}
        fixed |= {input_byte(j): np.frombuffer(data[j::size], np.uint8).astype(np.uint64) for j in range(size)}
        blocks = Simulator(len(data) // size, fixed=fixed)
        output = np.array([blocks(byte) for byte in self.specification.block(role.direction, 0)], np.uint8)
        return output.T.tobytes()

    def _got(self, symbol: str, role: Role, inputs: _Inputs) -> tuple[bytes, bytes]:
        """What the code leaves in the output buffer and in the mode's state; both empty if it does not return."""
        first = self._call(self.key_symbol, [_KS, _KEY], {_KS: bytes(_KEY_MEMORY), _KEY: inputs.key})
        if first is None:
            return b"", b""
        source, state = _IN + inputs.offsets[0], _COUNTER + inputs.offsets[0]
        output = source if inputs.in_place else _OUT + inputs.offsets[1]
        size = len(inputs.data)
        # A buffer of no bytes is none; a byte that the function must not touch stands in for it.
        memory = {_KS: first[_KS], source: inputs.data or bytes([_UNTOUCHED])}
        memory.setdefault(output, bytes([_UNTOUCHED]) * max(size, 1))
        arguments = [_KS, source, output]
        if role.mode:
            memory[state] = inputs.mode_state
            arguments = [_KS, state, source, output, size]
        elif role.many:
            arguments.append(size // self.variant.block_bytes)
        after = self._call(symbol, arguments, memory)
        return (b"", b"") if after is None else (after[output][:size], after[state] if role.mode else b"")

    def _call(self, symbol: str, arguments: Sequence[int], memory: dict[int, bytes]) -> dict[int, bytes] | None:
        outcome = self._emulator.call(self.obj.functions[symbol][0], arguments, memory)
        return dict(outcome.memory) if outcome.ended == "returned" else None


def _ends(size: int, source: random.Random) -> list[bytes]:
    """Counters of `size` bytes that carry, soon or at once: over one byte, some, all of them."""
    any_one = source.randbytes(size)
    full = [any_one[: size - n] + b"\xff" * n for n in range(1, size + 1)]
    return [*full, any_one[:-1] + b"\xfe", full[-1][:-1] + b"\xf0"]
