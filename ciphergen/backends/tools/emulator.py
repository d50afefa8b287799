"""The emulator, Unicorn: what a function does to registers and memory, and what it costs.

Nothing is proved here. The emulator tests rows against someone else's reading of the manual, runs official
vectors on object code, and confirms counterexamples. An instruction of an extension that Unicorn lacks is
executed by its row's meaning, so such a run says nothing about that row (`ciphergen.backends.machine.by_meaning`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property, partial

from ciphergen.backends.machine.by_meaning import Numbers, computes
from ciphergen.backends.machine.decode import Decoder
from ciphergen.backends.machine.target import Register, Target
from ciphergen.backends.tools.processor import Processor, Unicorn

_PAGE = 0x1000
_STACK_BYTES = 0x10000
_CALLER_BYTES = 0x100  # of the caller's frame, above the stack pointer: not the function's to touch


@dataclass(frozen=True)
class EmulatedAccess:
    """A load or store: kind `read` or `write`, address, bytes, and offset of the instruction in the image."""

    kind: str
    address: int
    size: int
    at: int


@dataclass(frozen=True)
class Outcome:
    """The outcome of a call.

    ended: `returned`, or what went wrong, in words. registers: all of them, afterwards. memory: the buffers
    that were passed, by address, afterwards. instructions: executed, the return included. broken: registers
    that the calling convention wants kept and that are not. strays: accesses outside the buffers and the
    stack below the stack pointer of the call, and that read no code. stack_bytes: how far below it the function
    wrote. trace: offsets of the instructions executed, and accesses: every load and store, if they were asked for.
    """

    ended: str
    registers: Mapping[Register, int]
    memory: Mapping[int, bytes]
    instructions: int
    broken: tuple[Register, ...]
    strays: tuple[EmulatedAccess, ...]
    stack_bytes: int
    trace: tuple[int, ...]
    accesses: tuple[EmulatedAccess, ...]


@dataclass
class _Watch:
    """The record that the hooks make of one run."""

    buffers: tuple[tuple[int, int], ...]
    limit: int
    keep: bool
    instructions: int = 0
    at: int = 0
    lowest: int = 0
    fault: str = ""
    trace: list[int] = field(default_factory=list)
    accesses: list[EmulatedAccess] = field(default_factory=list)
    strays: list[EmulatedAccess] = field(default_factory=list)

    def execute(self, at: int) -> bool:
        """Note an instruction that is about to run; return False if it is one too many."""
        if self.instructions == self.limit:
            self.fail(f"still running after {self.limit} instructions")
            return False
        self.instructions += 1
        self.at = at
        if self.keep:
            self.trace.append(at)
        return True

    def access(self, access: EmulatedAccess) -> None:
        if self.keep:
            self.accesses.append(access)

    def stray(self, access: EmulatedAccess) -> None:
        self.strays.append(access)

    def descend(self, distance: int) -> None:
        """Note a use of the stack so far from the stack pointer of the call, below 0 if below it."""
        self.lowest = min(self.lowest, distance)

    def fail(self, why: str) -> None:
        """Note what went wrong; what came first counts."""
        self.fault = self.fault or why


class Emulator:
    """A machine that holds one image of code. Calls do not see each other.

    Args:
        target: whose code.
        image: bytes of the code, as linked for `base`.
        base: address of the image, a multiple of 4096.
        stack: lowest address of the stack of 64 KiB, a multiple of 4096. Buffers may lie wherever image,
            stack and the page after the image leave room; pages around all of them are not there.
    """

    def __init__(self, target: Target, image: bytes, base: int = 0x10000, stack: int = 0x7FFE0000) -> None:
        self.target, self.image, self.base = target, image, base
        self._size = -(-max(len(image), 4) // _PAGE) * _PAGE
        self._return = base + self._size + _PAGE  # a page of its own: nothing but a return arrives there
        self._stack = stack
        self._top = stack + _STACK_BYTES - _CALLER_BYTES  # the stack pointer of a call
        self._watch, self._passed = _Watch((), 0, False), 0

    @cached_property
    def _processor(self) -> Processor:
        """Start the processor on first use, with code, stack and hooks in place."""
        processor = Processor.of(self.target)
        unicorn, uc = processor.unicorn, processor.machine
        uc.mem_map(self.base, self._size, unicorn.UC_PROT_READ | unicorn.UC_PROT_EXEC)
        uc.mem_write(self.base, self.image)
        uc.mem_map(self._return, _PAGE, unicorn.UC_PROT_EXEC)
        uc.mem_map(self._stack, _STACK_BYTES, unicorn.UC_PROT_READ | unicorn.UC_PROT_WRITE)
        uc.hook_add(unicorn.UC_HOOK_CODE, self._on_code)
        uc.hook_add(unicorn.UC_HOOK_MEM_READ, partial(self._on_memory, "read"))
        uc.hook_add(unicorn.UC_HOOK_MEM_WRITE, partial(self._on_memory, "write"))
        if any(row.extension for row in self.target.rows.values()):
            uc.hook_add(unicorn.UC_HOOK_INTR, self._on_exception)
        return processor

    @cached_property
    def _decoder(self) -> Decoder:
        return Decoder(self.target)

    @property
    def _uc(self) -> Unicorn:
        return self._processor.machine

    def _on_code(self, uc: Unicorn, address: int, size: int, data: object) -> None:
        if not self._watch.execute(address - self.base):
            uc.emu_stop()

    def _on_memory(self, kind: str, uc: Unicorn, _: int, address: int, size: int, *__: object) -> None:
        watch = self._watch
        access = EmulatedAccess(kind, address, size, watch.at)
        watch.access(access)
        if address % size and not self.target.unaligned:
            watch.fail(f"misaligned {access.kind} of {size} bytes at {address:#x}")
            uc.emu_stop()
        if self._stack <= address and address + size <= self._top:
            watch.descend(address - self._top)
        elif access.kind == "read" and self._top <= address and address + size <= self._top + self._passed:
            pass  # an argument
        elif not any(start <= address and address + size <= end for start, end in (*watch.buffers, self._code(kind))):
            watch.stray(access)

    def _code(self, kind: str) -> tuple[int, int]:
        """Return the address range of the image for reads; for writes, an empty range."""
        return (self.base, self.base) if kind == "write" else (self.base, self.base + len(self.image))

    def _on_exception(self, uc: Unicorn, number: int, data: object) -> None:
        """Run an instruction that Unicorn cannot execute by its meaning if it belongs to an extension, else stop."""
        watch, pc = self._watch, self.base + self._watch.at
        row, values = self._decoder.at(self.image, watch.at) or (None, {})
        if row is None or not row.extension or not computes(row):
            watch.fail(f"exception {number} after the instruction at {watch.at:#x}")
            uc.emu_stop()
            return
        row.meaning(
            Numbers(
                self.target,
                row,
                values,
                pc,
                self._processor.get,
                self._processor.put,
            )
        )
        self._processor.go_on_at(pc + row.size)

    @contextmanager
    def _mapped(self, memory: Mapping[int, bytes]) -> Iterator[None]:
        """Map the pages under the buffers, zero around them, for the time of a run."""
        pages = sorted(
            {
                page
                for address, content in memory.items()
                for page in range(address // _PAGE, -(-(address + len(content)) // _PAGE))
            }
        )
        unicorn, mapped = self._processor.unicorn, list[int]()
        try:
            for page in pages:
                self._uc.mem_map(page * _PAGE, _PAGE, unicorn.UC_PROT_READ | unicorn.UC_PROT_WRITE)
                mapped.append(page)
            for address, content in memory.items():
                self._uc.mem_write(address, content)
        except self._processor.error as error:
            self._unmap(mapped)
            raise ValueError(f"a buffer cannot lie there: {error}") from error
        try:
            yield
        finally:
            self._unmap(mapped)

    def _unmap(self, pages: Sequence[int]) -> None:
        for page in pages:
            self._uc.mem_unmap(page * _PAGE, _PAGE)

    def run(
        self,
        entry: int,
        registers: Mapping[Register, int],
        memory: Mapping[int, bytes],
        limit: int,
        trace: bool = False,
    ) -> tuple[Outcome, int]:
        """Execute at most `limit` instructions from the offset `entry` with these registers.

        Returns:
            The outcome (`broken` is empty) and the program counter afterwards.

        Raises:
            ValueError: a buffer overlaps the image or the stack.
        """
        self._watch = watch = _Watch(tuple((a, a + len(b)) for a, b in memory.items()), limit, trace)
        for register, value in registers.items():
            self._processor.put(register, value)
        with self._mapped(memory):
            try:
                self._processor.start(self.base + entry, self._return)
            except self._processor.error as error:
                watch.fail(f"{error} after the instruction at {watch.at:#x}")
            pc = self._processor.pc
            after = {a: bytes(self._uc.mem_read(a, len(content))) for a, content in memory.items()}
        values = {register: self._processor.get(register) for register in self._processor.registers}
        ended = watch.fault or ("returned" if pc == self._return else f"stopped at {pc:#x}")
        return Outcome(
            ended,
            values,
            after,
            watch.instructions,
            (),
            tuple(watch.strays),
            -watch.lowest,
            tuple(watch.trace),
            tuple(watch.accesses),
        ), pc

    def call(
        self,
        entry: int,
        arguments: Sequence[int],
        memory: Mapping[int, bytes],
        limit: int = 1_000_000,
        trace: bool = False,
    ) -> Outcome:
        """Call the function at the offset `entry` of the image as C would.

        Every register holds a value of its own before, so that one that is not kept shows, and so does one
        that is read although nothing was put there.

        Args:
            entry: offset in the image, in bytes.
            arguments: integers and addresses, in order; those that have no register are on the stack.
            memory: buffers by address; the function may touch nothing else but its stack.
            limit: instructions after which it is stopped.
            trace: whether to note every instruction, load and store.

        Raises:
            ValueError: a buffer overlaps the image or the stack.
        """
        abi, files = self.target.abi, self.target.files
        before = {
            r: _mark(r) & ((1 << files[r.file].bits) - 1) for r in self._processor.registers if r != self.target.zero
        }
        before.update(zip(abi.arguments, arguments, strict=False))
        word = self.target.xlen // 8
        passed = b"".join(value.to_bytes(word, "little") for value in arguments[len(abi.arguments) :])
        self._uc.mem_write(self._top, passed)
        self._passed = len(passed)
        before[abi.return_address] = self._return | self.target.code_bit
        before[abi.stack_pointer] = self._top
        outcome, _ = self.run(entry, before, memory, limit, trace)
        kept = [r for r in (*abi.callee_saved, abi.stack_pointer, *abi.reserved) if r in before]
        broken = [r for r in kept if (before[r] ^ outcome.registers[r]) & self._kept_mask(r)]
        return replace(outcome, broken=tuple(broken))

    def _kept_mask(self, register: Register) -> int:
        bits = self.target.files[register.file].bits
        return (1 << self.target.abi.callee_saved_bits.get(register.file, bits)) - 1


def _mark(register: Register) -> int:
    """Return 128 bits that mark a register: no other register holds them, and no address in use equals them."""
    return int.from_bytes(bytes([0xD0 | ord(register.file) & 0xF, 0xC5, 0xA0 + register.number, 0x96]) * 4)
