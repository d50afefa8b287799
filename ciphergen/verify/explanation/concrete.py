"""Concrete runs of the proved bytes in an emulator, to confirm counterexamples and to look for more.

A run never counts towards a proof.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, evaluate, variables
from ciphergen.interface.role import Holds, Part, Role
from ciphergen.interface.table import key_expansion
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.explanation.expected import Inputs, expected
from ciphergen.verify.object.object_file import ObjectFile
from ciphergen.verify.variables import input_byte
from ciphergen.verify.verdict import Counterexample

# V_key is aligned to as many bytes as it must be, and no better: with 4 bytes more, it is to 8.
_KS, _KEY, _IN, _OUT, _COUNTER = 0x20000BD4, 0x21000000, 0x22000000, 0x23000000, 0x24000000
_KEY_MEMORY = 0x8000
_MANY = 69  # blocks of a run on values that were found
_UNTOUCHED = 0xA5
# A call that has not returned after so many instructions, and so many more for each byte, is taken not to return. Slow
# code takes a hundred thousand for its first block, and less than a hundred for each byte of many blocks.
MOST_INSTRUCTIONS, MORE_FOR_A_BYTE = 1_000_000, 100
MOST_OF_ENTRY_POINT = 3_000_000  # which may be the whole set-up of a cipher: Trivium's takes above a million bit by bit


class ConcreteExecution:
    """A runner of key expansion and one function, as a caller would, beside the cipher text's own evaluation.

    instructions: how many were run so far.
    """

    def __init__(
        self, obj: ObjectFile, target: Target, variant: Variant, key_symbol: str, specification: Specification
    ) -> None:
        self.obj, self.target, self.variant = obj, target, variant
        self.key_symbol, self.specification = key_symbol, specification
        self.instructions = 0
        self._key_memory = _KS + -_KS % target.key_alignment

    @cached_property
    def _emulator(self) -> Emulator:
        """Create the emulator on first use: most proofs need no run."""
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
        """Run on the key and input bytes that an assignment gives.

        Args:
            mode_state: what a mode starts from. count: how many bytes; 0 for a row of blocks, or as many as it takes.
        """
        key = bytes(value(k) for k in self.specification.keys(role))
        blocks = range(_MANY if role.many else role.blocks)
        inputs = [v for block in blocks for v in self.specification.inputs(role, block)]
        data = bytes(value(v) for v in (map(input_byte, range(count)) if count else inputs))
        start = bytes(evaluate(mode_state, {v: value(v) for v in variables(mode_state)}))
        return next(self.run(symbol, role, [Inputs(key, data, in_place, mode_state=start)]))

    def run(self, symbol: str, role: Role, runs: Sequence[Inputs]) -> Iterator[Counterexample]:
        """Run on each of the inputs and yield the result beside the texts' expected output."""
        for inputs, (wanted, left) in zip(runs, expected(self.specification, role, runs), strict=True):
            got, got_left = self._got(symbol, role, inputs)
            yield Counterexample(
                inputs.key,
                inputs.data,
                -(-len(inputs.data) // max(len(self.specification.inputs(role)), 1)),
                inputs.in_place,
                wanted,
                got,
                confirmed=(got, got_left) != (wanted, left),
                mode_state=inputs.mode_state,
                expected_state=left,
                got_state=got_left,
                carried="chain" if role.chained else "counter",
            )

    def _got(self, symbol: str, role: Role, inputs: Inputs) -> tuple[bytes, bytes]:
        """Return the output and the mode's state after a run; both empty if the code does not return."""
        if role.has_ports:
            return self._made(symbol, role, inputs), b""
        if not role.keyed:
            return self._with_key(symbol, role, inputs, self._shared(role, inputs))
        schedule = key_expansion().arguments({Part.ROUND_KEYS: self._key_memory, Part.KEY: _KEY})
        first = self._call(self.key_symbol, schedule, {self._key_memory: bytes(_KEY_MEMORY), _KEY: inputs.key}, 0)
        if first is None:
            return b"", b""
        (ks,) = (b.name for b in role.buffers if b.holds is Holds.ROUND_KEYS)
        return self._with_key(symbol, role, inputs, {ks: (self._key_memory, first[self._key_memory])})

    def _made(self, symbol: str, role: Role, inputs: Inputs) -> bytes:
        """Return the output of an entry point with ports, empty if the code does not return."""
        offsets = [inputs.offsets[n % 2] if b.alignment == 1 else 0 for n, b in enumerate(role.buffers)]
        places = {b.name: _IN + 0x01000000 * n + offsets[n] for n, b in enumerate(role.buffers)}
        sizes = {b.name: b.extent.times for b in role.buffers if isinstance(b.extent.times, int)}
        left, memory = iter(inputs.data), dict[int, bytes]()
        for port in self.variant.entries[role.direction].inputs:
            memory[places[port.name]] = bytes(next(left) for _ in range(port.bytes))
        output = role.output.name
        memory.setdefault(places[output], bytes([_UNTOUCHED]) * sizes[output])
        arguments = [places[b.name] for b in role.buffers]
        after = self._call(symbol, arguments, memory, len(inputs.data), MOST_OF_ENTRY_POINT)
        return b"" if after is None else after[places[output]]

    def _shared(self, role: Role, inputs: Inputs) -> dict[str, tuple[int, bytes]]:
        """Return the place and the bytes of each input that blocks share, by the names of ports."""
        found, left = dict[str, tuple[int, bytes]](), iter(inputs.key)
        for port in self.specification.shared(role):
            offset = inputs.offsets[len(found) % 2]
            place = _KEY + 0x10000 * len(found) + (offset if port.alignment == 1 else 0)
            found[port.name] = place, bytes(next(left) for _ in range(port.bytes))
        return found

    def _with_key(
        self, symbol: str, role: Role, inputs: Inputs, keys: Mapping[str, tuple[int, bytes]]
    ) -> tuple[bytes, bytes]:
        """Return the output and the mode's state after a run. keys: by the names of parameters, the place and the bytes
        of V_key, or of what blocks share."""
        source, state = _IN + inputs.offsets[0], _COUNTER + inputs.offsets[0]
        output = source if inputs.in_place or role.updates else _OUT + inputs.offsets[1]
        size = len(inputs.data)
        # A buffer of no bytes is none; a byte that the function must not touch stands in for it.
        memory = dict(keys.values()) | {source: inputs.data or bytes([_UNTOUCHED])}
        if not role.absorbs:
            memory.setdefault(output, bytes([_UNTOUCHED]) * max(size, 1))
        if role.mode:
            memory[state] = inputs.mode_state
        lengths = {Part.BYTES: size, Part.BLOCKS: size // len(self.specification.inputs(role))}
        given = lengths | {Part.STATE: state, Part.SOURCE: source, Part.OUTPUT: output}
        arguments = [keys[p.name][0] if p.name in keys else given[p.part] for p in role.parameters]
        after = self._call(symbol, arguments, memory, size)
        if after is None:
            return b"", b""
        return b"" if role.absorbs else after[output][:size], after[state] if role.mode else b""

    def _call(
        self, symbol: str, arguments: Sequence[int], memory: dict[int, bytes], size: int, most: int = MOST_INSTRUCTIONS
    ) -> dict[int, bytes] | None:
        """Return the memory after a call on `size` bytes, None if it does not return. most: instructions for none."""
        limit = most + MORE_FOR_A_BYTE * size
        outcome = self._emulator.call(self.obj.functions[symbol][0], arguments, memory, limit)
        self.instructions += outcome.instructions
        return dict(outcome.memory) if outcome.ended == "returned" else None
