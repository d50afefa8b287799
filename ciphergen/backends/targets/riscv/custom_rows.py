"""Rows of an extension's own instructions, from its text: encodings that RISC-V leaves to custom instructions.

Timing. The instruction is a term of what its registers hold, and the circuit that is made of it has neither a register
nor a loop; so its time cannot depend on its operands. Of another circuit nothing is said here.

Source: The RISC-V Instruction Set Manual, Volume I, 20191213, table 24.1 (opcodes custom-0 to custom-3) and section 2.2
(forms R and R4).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.encoding import Encoding, Slice, parse
from ciphergen.backends.machine.row import Cost, Row, Timing
from ciphergen.backends.targets.riscv.rows import UNSIGNED, register
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.extension import CustomInstruction, Extension
from ciphergen.dsl.term import const

OPCODES = (0b0001011, 0b0101011, 0b1011011, 0b1111011)
PLACES = {"rd": 7, "rs1": 15, "rs2": 20, "rs3": 27}
"""The registers' fields, by their lowest bit; each has 5."""
MOST_NUMBER_BITS = 7
_CUSTOM = "custom-0 to custom-3: 0001011, 0101011, 1011011, 1111011"
_REGISTERS = "rd for the result; rs1, then rs2, then rs3 for operands"
_FUNCT3 = 12


def custom_rows(extension: Extension, rows: Mapping[str, Row], cores: Mapping[str, object]) -> dict[str, Row]:
    """Return the rows of an extension beside those of a base.

    Raises:
        UserError: an encoding is not that of a custom instruction, or has words in common with another row.
    """
    made: dict[str, Row] = {}
    for instruction in extension.instructions:
        row = _row(extension, instruction, cores)
        place = instruction.encoding.place
        for other in (*rows.values(), *made.values()):
            if row.name == other.name:
                raise UserError(instruction.place, f"'{row.name}' is an instruction of the base", "another name")
            if row.shares(other):
                found = f"the encoding of '{row.name}' has words in common with that of '{other.name}'"
                raise UserError(place, found, "another value of funct3, funct7 or the opcode")
        made[row.name] = row
    return made


def numbers(instruction: CustomInstruction, encoding: Encoding) -> list[dict[str, int]]:
    """Return all values that the immediates of an instruction have together; one without values if there are none."""
    widths = [sum(s.width for s in encoding.slices if s.name == name) for name in instruction.numbers]
    values = product(*(range(1 << width) for width in widths))
    return [dict(zip(instruction.numbers, each, strict=True)) for each in values]


def _row(extension: Extension, instruction: CustomInstruction, cores: Mapping[str, object]) -> Row:
    written = instruction.encoding
    try:
        encoding = parse(written.text)
    except ValueError as error:
        raise UserError(written.place, str(error), "'0000000 rs2 rs1 000 rd 0001011'") from None
    _check(instruction, encoding)
    for each in numbers(instruction, encoding):
        if each:
            instruction.result({**dict.fromkeys(instruction.registers, const(0, extension.word)), **each})
    x = register(extension.word)
    operands = dict.fromkeys(("rd", *instruction.registers), x) | dict.fromkeys(instruction.numbers, UNSIGNED)
    return Row(
        name=instruction.name,
        encoding=written.text,
        syntax=syntax(instruction, encoding),
        operands=operands,
        meaning=_meaning(instruction),
        timing=Timing.DATA_INDEPENDENT,
        cost=dict.fromkeys(cores, Cost(1)),
        xlen=extension.word,
        extension=extension.name,
        source=f"extension {extension.name}, {written.place}",
    )


def _meaning(instruction: CustomInstruction) -> Semantics:
    def meaning(m: Machine) -> None:
        read = {name: m.read(name) for name in instruction.registers}
        m.write("rd", instruction.result({**read, **{name: m.value(name) for name in instruction.numbers}}))

    return meaning


def _check(instruction: CustomInstruction, encoding: Encoding) -> None:
    """Check that an encoding is one of a custom instruction, in form R or R4, with the operands of the text.

    Raises:
        UserError: it is not.
    """
    name, place = instruction.name, instruction.encoding.place
    if encoding.bits != 32 or encoding.mask & 0x7F != 0x7F or encoding.match & 0x7F not in OPCODES:
        raise UserError(place, f"the opcode of '{name}' is none of custom instructions", _CUSTOM)
    if encoding.mask >> _FUNCT3 & 7 != 7:
        raise UserError(place, f"the encoding of '{name}' has a field where funct3 is", "three digits before 'rd'")
    if instruction.registers != ("rs1", "rs2", "rs3")[: len(instruction.registers)] or not instruction.registers:
        raise UserError(instruction.place, f"'{name}' reads {_listed(instruction.registers)}", _REGISTERS)
    wanted = {"rd", *instruction.registers, *instruction.numbers}
    fields = {s.name for s in encoding.slices}
    if fields != wanted:
        found = f"the encoding of '{name}' has the fields {_listed(sorted(fields))}"
        raise UserError(place, found, f"'rd' and the operands: {_listed(sorted(wanted))}")
    for s in encoding.slices:
        if s.name in PLACES and (s.at, s.low, s.width) != (PLACES[s.name], 0, 5):
            raise UserError(place, f"'{s.name}' of '{name}' is not where RISC-V has it", _places())
    bits = sum(s.width for s in encoding.slices if s.name in instruction.numbers)
    if bits > MOST_NUMBER_BITS or len(encoding.slices) != len(fields):
        raise UserError(
            place, f"immediates of '{name}' of {bits} bits", f"at most {MOST_NUMBER_BITS}, each in one piece"
        )
    for s in encoding.slices:
        if (s.name in instruction.numbers and s.at < 20) or (s.at < 25 < s.at + s.width):
            raise UserError(place, f"'{s.name}' of '{name}' is not where an immediate may be", "bits 24:20, or 31:25")


def _listed(names: tuple[str, ...] | list[str]) -> str:
    return ", ".join(names) or "no register"


def _places() -> str:
    return ", ".join(f"{name} in bits {low + 4}:{low}" for name, low in PLACES.items())


def syntax(instruction: CustomInstruction, encoding: Encoding) -> str:
    """Return how assemblers that do not know the extension are told the word."""
    head = f"{encoding.match & 0x7F:#x}, {encoding.match >> _FUNCT3 & 7}"
    if "rs3" in instruction.registers:
        return f".insn r4 {head}, {_bits(encoding, 25, 2)}, {{rd}}, {{rs1}}, {{rs2}}, {{rs3}}"
    second = "{rs2}" if "rs2" in instruction.registers else f"x{_bits(encoding, 20, 5)}"
    return f".insn r {head}, {_bits(encoding, 25, 7)}, {{rd}}, {{rs1}}, {second}"


def _bits(encoding: Encoding, at: int, width: int) -> str:
    """Return some bits of the word as an expression, which has the immediates that stand there."""
    parts = [_shifted(s, at) for s in encoding.slices if at <= s.at < at + width]
    fixed = encoding.match >> at & (1 << width) - 1
    return "+".join([*parts, str(fixed)] if fixed or not parts else parts)


def _shifted(s: Slice, at: int) -> str:
    return f"{{{s.name}}}*{1 << s.at - at}" if s.at > at else f"{{{s.name}}}"
