"""Bare-metal programs in Unicorn, with nothing around them but two system calls, write and exit.

An instruction of an extension that Unicorn lacks is executed by its row's meaning (`machine.by_meaning`).
"""

from __future__ import annotations

from functools import cached_property
from io import BytesIO
from time import monotonic

from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile

from ciphergen.backends.machine.by_meaning import Numbers, computes
from ciphergen.backends.machine.decode import Decoder
from ciphergen.backends.machine.target import SystemCall, Target
from ciphergen.backends.tools.processor import Processor, Unicorn
from ciphergen.backends.tools.start import Finished

_PAGE = 0x1000
_STACK, _STACK_BYTES = 0x7FFE0000, 0x10000
_MOST_PRINTED = 1 << 20


class Computer:
    """A machine with one program in it, as linked without a C library (`ciphergen.backends.tools.bare`)."""

    def __init__(self, target: Target, program: bytes) -> None:
        self._target, self._program, self._call = target, program, target.tools.call
        self._printed, self._ended, self._status = bytearray(), "", 0

    @cached_property
    def _processor(self) -> Processor:
        """Start the processor on first use, with the stack and the hook in place."""
        processor = Processor.of(self._target)
        processor.machine.mem_map(_STACK, _STACK_BYTES)
        processor.put(self._target.abi.stack_pointer, _STACK + _STACK_BYTES)
        processor.machine.hook_add(processor.unicorn.UC_HOOK_INTR, self._on_exception)
        return processor

    @cached_property
    def _decoder(self) -> Decoder:
        return Decoder(self._target)

    @property
    def _uc(self) -> Unicorn:
        return self._processor.machine

    def _load(self) -> int:
        """Load the program into memory and return where it begins."""
        elf = ELFFile(BytesIO(self._program))
        parts = [part for part in elf.iter_segments("PT_LOAD") if part["p_memsz"]]
        pages = {
            page
            for part in parts
            for page in range(part["p_vaddr"] // _PAGE, -(-(part["p_vaddr"] + part["p_memsz"]) // _PAGE))
        }
        for page in sorted(pages):
            self._uc.mem_map(page * _PAGE, _PAGE)
        for part in parts:
            self._uc.mem_write(part["p_vaddr"], part.data())
        return int(elf.header["e_entry"])

    def run(self, seconds: int) -> Finished:
        """Run the program from its beginning and return its exit status and what it printed; `errors` says what went
        wrong with it, and then the status means nothing.

        Raises:
            TimeoutError: the program takes longer.
        """
        entry, start = self._load(), monotonic()
        try:
            self._processor.start(entry, 0, microseconds=seconds * 1_000_000)
        except self._processor.error as error:
            self._end(f"{error} at {self._processor.pc:#x}")
        if not self._ended and monotonic() - start >= seconds:
            raise TimeoutError(f"the program did not end within {seconds} seconds")
        errors = "" if self._ended == "exit" else self._ended or f"it ran to {self._processor.pc:#x}"
        return Finished(self._status, self._printed.decode(errors="replace"), errors)

    def _end(self, why: str) -> None:
        self._ended = self._ended or why
        self._uc.emu_stop()

    def _argument(self, number: int) -> int:
        return self._processor.get(self._target.abi.arguments[number])

    def _on_exception(self, uc: Unicorn, number: int, data: object) -> None:
        """Run the call or extension instruction behind an exception, else end: Unicorn has already advanced past it."""
        after = self._processor.pc
        call = self._call
        if call is not None and uc.mem_read(after - len(call.code), len(call.code)) == call.code:
            self._on_call(call)
            return
        row, values = self._decoder.at(bytes(uc.mem_read(after - 4, 4)), 0) or (None, {})
        if row is None or not row.extension or not computes(row):
            self._end(f"exception {number} at {after - 4:#x}")
            return
        row.meaning(
            Numbers(
                self._target,
                row,
                values,
                after - 4,
                self._processor.get,
                self._processor.put,
            )
        )
        self._processor.go_on_at(after)

    def _on_call(self, call: SystemCall) -> None:
        """Do what the program asks for: print, or end."""
        asked = self._processor.get(call.number)
        if asked == call.exit:
            self._status = self._argument(0) & 0xFF
            self._end("exit")
        elif asked == call.write and len(self._printed) < _MOST_PRINTED:
            try:
                self._printed += self._uc.mem_read(self._argument(1), min(self._argument(2), _MOST_PRINTED))
            except self._processor.error as error:
                self._end(f"a text to print is not there: {error}")
        else:
            self._end(f"a call of number {asked}")


def run_alone(target: Target, program: bytes, seconds: int) -> Finished:
    """Run a program in a machine of its own, as `Computer.run`; report one that cannot be loaded as ended, too."""
    try:
        return Computer(target, program).run(seconds)
    except ELFError as error:
        return Finished(1, "", f"not a program: {error}")
