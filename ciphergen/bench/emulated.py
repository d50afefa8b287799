"""Functions in an emulator: every output compared, and the executed instructions recorded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from operator import xor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from elftools.elf.elffile import ELFFile

from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.emulator import Emulator, Outcome
from ciphergen.backends.tools.toolchain import find_program, run_command
from ciphergen.bench.measure import MeasuredCode, WrongOutput
from ciphergen.bench.stopped import Stopped
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.variant import Variant
from ciphergen.interface.role import Part, Role
from ciphergen.interface.table import ROLES, key_expansion

BASE = 0x10000
_CONTEXT, _KEY = 0x1000000, 0x1100000
_ALIGNED = {
    Part.ROUND_KEYS: _CONTEXT,
    Part.KEY: _KEY,
    Part.STATE: 0x1180000,
    Part.SOURCE: 0x1200000,
    Part.OUTPUT: 0x1400000,
}
_ANYWHERE = {Part.STATE: 1, Part.SOURCE: 1, Part.OUTPUT: 3}  # behind these: data as a caller may have it
_SEED = 1
_LIMIT = 50_000_000


@dataclass(frozen=True)
class Trace:
    """The instructions of one call, in the order in which they were executed, the return included. at: their offsets in
    the image; stack_bytes: how far below the stack pointer the call wrote."""

    at: tuple[int, ...]
    stack_bytes: int


@dataclass(frozen=True)
class MeasuredInputs:
    """The inputs that functions are run on. first: the counter that counter mode starts from."""

    key: bytes
    plain: bytes
    first: int

    @staticmethod
    def of(variant: Variant, most: int) -> MeasuredInputs:
        """Return the same inputs each time, for messages of at most so many blocks."""
        random = Random(_SEED)
        key, plain = random.randbytes(variant.key_bytes), random.randbytes(most * variant.block_bytes)
        return MeasuredInputs(key, plain, int.from_bytes(random.randbytes(variant.block_bytes - 1) + b"\0", "big"))


class EmulatedProgram:
    """The functions of one variant, linked, in an emulator. aligned: whether data are, or lie anywhere."""

    def __init__(
        self,
        code: MeasuredCode,
        target: Target,
        image: bytes,
        entries: Mapping[str, int],
        inputs: MeasuredInputs,
        *,
        aligned: bool = False,
    ) -> None:
        self.code, self.target, self.image, self.entries = code, target, image, entries
        self._emulator, self._inputs = Emulator(target, image, BASE), inputs
        off = {} if aligned else _ANYWHERE
        self._places = {part: place + off.get(part, 0) for part, place in _ALIGNED.items()}

    @classmethod
    def of(cls, code: MeasuredCode, target: Target, most: int, *, aligned: bool = False) -> EmulatedProgram:
        """Link the functions, to be run on messages of at most so many blocks.

        Raises:
            ToolMissing: there is no linker.
            Stopped: the object does not link.
        """
        return cls(code, target, *linked(code, target), MeasuredInputs.of(code.variant, most), aligned=aligned)

    @cached_property
    def _coded(self) -> bytes:
        return self._encrypted(self._inputs.plain)

    @cached_property
    def _expanded(self) -> Outcome:
        """Run the key schedule once."""
        memory = {_CONTEXT: bytes(self.code.key_bytes), _KEY: self._inputs.key}
        return self._call(key_expansion(), self._places, memory)

    def _encrypted(self, plain: bytes) -> bytes:
        """Return the message encrypted block by block, by the cipher text itself."""
        reference, size = Concrete(self.code.variant), self.code.variant.block_bytes
        rows = reference.schedule(self._inputs.key)
        return b"".join(reference.encrypt(rows, plain[i : i + size]) for i in range(0, len(plain), size))

    def _counter(self, block: int) -> bytes:
        size = self.code.variant.block_bytes
        return ((self._inputs.first + block) % (1 << 8 * size)).to_bytes(size, "big")

    @cached_property
    def _stream(self) -> bytes:
        """Return a key stream as long as the longest message."""
        blocks = len(self._inputs.plain) // self.code.variant.block_bytes
        return self._encrypted(b"".join(map(self._counter, range(blocks))))

    def trace(self, role: str, blocks: int) -> Trace:
        """Return the trace of a call on `blocks` blocks (key schedule: 0), with its output checked.

        Raises:
            WrongOutput: the output is not what the cipher text says.
            Stopped: the call did not return, or broke the calling convention.
        """
        row, size = ROLES[role], blocks * self.code.variant.block_bytes
        if row.expands:
            return Trace(self._expanded.trace, self._expanded.stack_bytes)
        plain = self._inputs.plain
        source, coded = (plain, self._coded) if row.direction == ENCRYPT else (self._coded, plain)
        read, written, state = (self._places[part] for part in (Part.SOURCE, Part.OUTPUT, Part.STATE))
        memory = {_CONTEXT: self._expanded.memory[_CONTEXT], read: source[:size], written: bytes(size)}
        wanted = {written: coded[:size]}
        if row.mode:
            memory[state] = self._counter(0)
            wanted = {written: bytes(map(xor, source[:size], self._stream)), state: self._counter(blocks)}
        outcome = self._call(row, {**self._places, Part.BLOCKS: blocks, Part.BYTES: size}, memory)
        if any(outcome.memory[at] != content for at, content in wanted.items()):
            raise WrongOutput(f"{self.code.symbol(role)} ({self.code.name}), {blocks} blocks: a wrong output")
        return Trace(outcome.trace, outcome.stack_bytes)

    def _call(self, row: Role, given: Mapping[Part, int], memory: Mapping[int, bytes]) -> Outcome:
        symbol = self.code.symbol(row.name)
        outcome = self._emulator.call(self.entries[symbol], row.arguments(given), memory, _LIMIT, trace=True)
        # What a platform reserves is a compiler's to use where it does not (AAPCS64, 6.1.1: x18 on Linux).
        broken = [r for r in outcome.broken if r not in self.target.abi.reserved]
        if outcome.ended != "returned" or broken or outcome.strays:
            registers = ", ".join(map(self.target.register_name, broken)) or "no register"
            raise Stopped(
                f"{symbol} ({self.code.name}) {outcome.ended}; it broke {registers} and made {len(outcome.strays)} "
                "accesses outside its data"
            )
        return outcome

    def words(self, trace: Trace) -> list[bytes]:
        """Return the instruction words of a trace."""
        return [self.image[at : at + 4] for at in trace.at]


def linked(code: MeasuredCode, target: Target) -> tuple[bytes, dict[str, int]]:
    """Return the image from `BASE` on, and the offset of each symbol."""
    return linked_image(code.object, [code.symbol(role) for role in code.roles], target)


def linked_image(data: bytes, symbols: Sequence[str], target: Target) -> tuple[bytes, dict[str, int]]:
    """Return the image of an object, from `BASE` on, and the offset of each symbol."""
    install = f"apt install {target.tools.packages[1]}"
    gcc = find_program([target.tools.gnu + "gcc"], f"link programs for {target.name}", install)
    with TemporaryDirectory(prefix="ciphergen-") as scratch:
        Path(scratch, "code.o").write_bytes(data)
        options = ["-nostdlib", "-static", "-Wl,-N", "-Wl,--no-relax", f"-Wl,-Ttext={BASE:#x}", f"-Wl,-e{symbols[0]}"]
        done = run_command(
            [gcc, *target.tools.gnu_flags, *options, "-Wl,--build-id=none", "code.o", "-o", "program"],
            cwd=Path(scratch),
        )
        if done.status:
            raise Stopped(f"the benchmark does not link: {done.errors.strip()}")
        elf = ELFFile(BytesIO(Path(scratch, "program").read_bytes()))
    image = bytearray()
    for section in elf.iter_sections():
        if section["sh_flags"] & 2 and section["sh_type"] == "SHT_PROGBITS":
            at = section["sh_addr"] - BASE
            image.extend(bytes(max(0, at + section["sh_size"] - len(image))))
            image[at : at + section["sh_size"]] = section.data()
    table: Any = elf.get_section_by_name(".symtab")
    return bytes(image), {name: table.get_symbol_by_name(name)[0]["st_value"] - BASE for name in symbols}
