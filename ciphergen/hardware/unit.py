"""The unit of an extension: one module an instruction, one that decodes them all, and adapters for cores' ports.

Every module is combinational: it answers in the cycle of the question.
"""

from __future__ import annotations

from importlib.resources import files
from itertools import product

from ciphergen.backends.machine.row import Row
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.extension import CustomInstruction, Extension
from ciphergen.dsl.term import concat, var
from ciphergen.hardware.linear import shared
from ciphergen.hardware.merged import merged
from ciphergen.hardware.verilog import module

UNIT = "custom_unit"
_CUSTOM_0 = 0b0001011
_PCPI, _CFU, _CVXIF = "pcpi_custom.v", "cfu_custom.v", "cvxif_custom.v"  # adapters, files beside this one


def unit(extension: Extension, rows: dict[str, Row]) -> str:
    """Return the Verilog of an extension whose rows these are.

    Raises:
        UserError: a module of it, or its file, would be called as one that is written beside it.
    """
    asked = [(extension.name.lower(), extension.instructions[0].place)]
    for name, place in asked + [(_name(extension, each), each.place) for each in extension.instructions]:
        if name in (UNIT, *(file.removesuffix(".v") for file in (_PCPI, _CFU, _CVXIF))):
            raise UserError(place, f"'{name}' is a module that gen hardware writes", "another name for the extension")
    modules = [_module(extension, each, rows[each.name]) for each in extension.instructions]
    return "\n".join([*modules, _decoder(extension, rows)])


def adapters(extension: Extension, rows: dict[str, Row]) -> dict[str, str]:
    """Return the adapters for the ports that offer all that the instructions need, by file name."""
    three = any("rs3" in each.registers for each in extension.instructions)
    made = {} if three or extension.word != 32 else {file: _adapter(file) for file in (_PCPI, _CVXIF)}
    if made and all(row.match & 0x7F == _CUSTOM_0 and "rs2" in _r_form(row) for row in rows.values()):
        made[_CFU] = _adapter(_CFU)
    return made


def words(extension: Extension, rows: dict[str, Row]) -> tuple[str, ...]:
    """Return the words of each instruction with each value of its immediates, as bits, the highest first, with `?` for
    those of registers."""
    found: list[str] = []
    for each in extension.instructions:
        row = rows[each.name]
        fields = [s for s in row.slices if s.name in each.numbers]
        for values in product(*(range(1 << s.width) for s in fields)):
            fixed = row.match | sum(value << s.at for s, value in zip(fields, values, strict=True))
            mask = row.mask | sum((1 << s.width) - 1 << s.at for s in fields)
            bits = reversed(range(32))
            found.append("".join(str(fixed >> bit & 1) if mask >> bit & 1 else "?" for bit in bits))
    return tuple(found)


def _adapter(file: str) -> str:
    return files("ciphergen.hardware").joinpath(file).read_text("utf-8")


def _r_form(row: Row) -> set[str]:
    """Return the registers that stand where form R has them, `rs2` also where digits do that the port does not carry
    but that are all 0."""
    found = {s.name for s in row.slices}
    return found | {"rs2"} if not row.match >> 20 & 31 and row.mask >> 20 & 31 == 31 else found


def _name(extension: Extension, instruction: CustomInstruction) -> str:
    return f"{extension.name.lower()}_{instruction.name}"


def _widths(instruction: CustomInstruction, row: Row) -> dict[str, int]:
    return {name: sum(s.width for s in row.slices if s.name == name) for name in instruction.numbers}


def _module(extension: Extension, instruction: CustomInstruction, row: Row) -> str:
    """Return the module of one instruction, with its immediates as inputs."""
    widths = _widths(instruction, row)
    registers = {name: var(name, extension.word) for name in instruction.registers}
    given: list[dict[str, int]] = [{}]
    for name, width in widths.items():  # the first immediate is the highest part of the selector
        given = [{**each, name: value} for each in given for value in range(1 << width)]
    terms = [instruction.result({**registers, **each}) for each in given]
    parts = [var(name, width) for name, width in widths.items()]
    result = merged(terms, concat(*parts)) if parts else terms[0]
    inputs = {**widths, **dict.fromkeys(instruction.registers, extension.word)}
    return module(_name(extension, instruction), inputs, {"rd": shared(result)}, extension.circuits)


def _decoder(extension: Extension, rows: dict[str, Row]) -> str:
    """Return the module that answers to the words of all rows: `hit` says whether it does, `rd` the result."""
    word, names = extension.word, [each.name for each in extension.instructions]
    read = [r for r in ("rs1", "rs2", "rs3") if r in {"rs1", "rs2"} or _reads(extension, r)]
    ports = [f"input [{word - 1}:0] {r}" for r in read]
    head = f"module {UNIT} (input [31:0] insn, {', '.join(ports)}, output hit, output [{word - 1}:0] rd);"
    lines = [head]
    for each in extension.instructions:
        row = rows[each.name]
        given = [f".{r}({r})" for r in each.registers]
        given += [f".{s.name}(insn[{s.at + s.width - 1}:{s.at}])" for s in row.slices if s.name in each.numbers]
        lines += [
            f"  wire hit_{each.name} = (insn & 32'h{row.mask:08x}) == 32'h{row.match:08x};",
            f"  wire [{word - 1}:0] rd_{each.name};",
            f"  {_name(extension, each)} unit_{each.name} ({', '.join([*given, f'.rd(rd_{each.name})'])});",
        ]
    lines.append(f"  assign hit = {' | '.join(f'hit_{name}' for name in names)};")
    # For other words `rd` is whatever the last instruction says: nobody takes it, and so nothing masks it.
    lines.append(f"  assign rd = {''.join(f'hit_{name} ? rd_{name} : ' for name in names[:-1])}rd_{names[-1]};")
    return "\n".join([*lines, "endmodule", ""])


def _reads(extension: Extension, register: str) -> bool:
    return any(register in each.registers for each in extension.instructions)
