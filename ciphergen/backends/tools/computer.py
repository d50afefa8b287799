"""Bare-metal programs in Unicorn, with nothing around them but two system calls, write and exit.

An instruction of an extension that Unicorn lacks is executed by its row's meaning (`machine.by_meaning`).
"""

from __future__ import annotations

from io import BytesIO
from time import monotonic
from typing import Any

from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile

from ciphergen.backends.machine.by_meaning import Numbers, computes
from ciphergen.backends.machine.decode import Decoder
from ciphergen.backends.machine.target import SystemCall, Target
from ciphergen.backends.tools.processor import Processor
from ciphergen.backends.tools.start import Finished

_PAGE = 0x1000
_STACK, _STACK_BYTES = 0x7FFE0000, 0x10000
_MOST_PRINTED = 1 << 20


class Computer:
    """A machine with one program in it, as linked without a C library (`ciphergen.backends.tools.bare`)."""

    def __init__(self, target: Target, program: bytes) -> None:
        self._processor = processor = Processor(target)
        self._target, self._uc, self._error = target, processor.machine, processor.unicorn.UcError
        self._decoder, self._call = Decoder(target), target.tools.call
        self._printed, self._ended, self._status = bytearray(), "", 0
        self._entry = self._load(program)
        self._uc.mem_map(_STACK, _STACK_BYTES)
        processor.put(target.abi.stack_pointer, _STACK + _STACK_BYTES)
        self._uc.hook_add(processor.unicorn.UC_HOOK_INTR, self._on_exception)

    def _load(self, program: bytes) -> int:
        elf = ELFFile(BytesIO(program))
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
        start = monotonic()
        try:
            self._processor.start(self._entry, 0, timeout=seconds * 1_000_000)
        except self._error as error:
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

    def _on_exception(self, uc: Any, number: int, data: object) -> None:
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
            except self._error as error:
                self._end(f"a text to print is not there: {error}")
        else:
            self._end(f"a call of number {asked}")


def run_alone(target: Target, program: bytes, seconds: int) -> Finished:
    """Run a program in a machine of its own, as `Computer.run`; report one that cannot be loaded as ended, too."""
    try:
        return Computer(target, program).run(seconds)
    except ELFError as error:
        return Finished(1, "", f"not a program: {error}")
