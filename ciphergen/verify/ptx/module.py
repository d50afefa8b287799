"""PTX text to kernels of instructions with rows. What the grammar does not have is refused, with its line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput

from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.machine.platform import Register
from ciphergen.backends.machine.ptx import Form, PtxRow
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.verify.execution.state import Instruction
from ciphergen.verify.ptx.variables import TextVariable

# A register, a number, the name of a parameter, or what stands in braces.
PtxOperand = Register | int | str | tuple[Register | int, ...]
SPECIAL = "special"  # the file of registers that say which thread this is
_ENTRY = re.compile(r"^[ \t]*(?:\.visible[ \t]+)?\.entry\b", re.M)
_MOST_THREADS = 1024  # of a group
_MOST_BYTES = 1 << 20  # of a variable
_ALLOWED = "PTX of kernels without calls and memory of their own"


@dataclass(frozen=True)
class PtxInstruction(Instruction):
    """An instruction of PTX. address: its number in the kernel; operands: by the row's names. guard: the predicate that
    it depends on, and whether it runs where that is 0."""

    operands: Mapping[str, PtxOperand] | None = None
    guard: tuple[Register, bool] | None = None
    shown: str = ""

    @property
    def text(self) -> str:
        return self.shown


@dataclass(frozen=True)
class KernelParameter:
    """A parameter of a kernel, with its size and alignment in bytes."""

    name: str
    size: int
    alignment: int


@dataclass(frozen=True)
class Kernel:
    """A kernel. code: by number; widths: bits of registers, by file; unknown: numbers of instructions without a row,
    with their texts; lines: of the text, by number. variables: of the text, constants among them; threads: of a group
    at most, 0 where the text does not say it."""

    name: str
    parameters: tuple[KernelParameter, ...]
    code: Mapping[int, PtxInstruction]
    widths: Mapping[str, int]
    unknown: Mapping[int, str]
    lines: Mapping[int, int]
    variables: tuple[TextVariable, ...] = ()
    threads: int = 0

    def beside(self, constants: Iterable[TextVariable], file: str) -> Kernel:
        """Return the kernel with variables of its text. file: what messages call that.

        Raises:
            UserError: a name stands for two things: one in a kernel hides another outside.
        """
        known, seen = (*constants, *self.variables), set[str]()
        for name in (*(v.name for v in known), *(p.name for p in self.parameters)):
            if name in seen:
                found = f"{self.name} has two things called {name}"
                raise UserError(file, found, "one variable or parameter of a name")
            seen.add(name)
        return replace(self, variables=known)


@lru_cache(maxsize=1)
def parser() -> Lark:
    """Return the parser of texts, and of parts of texts without a head."""
    text = (Path(__file__).with_name("ptx.lark")).read_text(encoding="utf-8")
    return Lark(text, parser="lalr", propagate_positions=True, start=["start", "part"])


def read(text: str, name: str, gpu: Gpu) -> dict[str, Kernel]:
    """Return the kernels of a text by their names. name: what messages call it.

    Raises:
        UserError: the text is not PTX, or has what no kernel of ours has.
    """
    try:
        return kernels_of(trees(text), text.splitlines(), name, gpu)
    except UnexpectedInput:
        return kernels_of([_whole_text(text, name)], text.splitlines(), name, gpu)


def kernels_of(parts: Iterable[Tree[Any]], lines: Sequence[str], name: str, gpu: Gpu) -> dict[str, Kernel]:
    """Return the kernels of trees, which together are that of a text.

    Raises:
        UserError: the text has what no kernel of ours has.
    """
    constants, found = list[TextVariable](), dict[str, Kernel]()
    for tree in parts:
        for part in (child for child in tree.children if isinstance(child, Tree)):
            if part.data == "variable":
                constants.append(_variable(part, name))
                continue
            kernel = _KernelReader(part, lines, name, gpu).kernel()
            if kernel.name in found:
                raise UserError(name, f"has two kernels called {kernel.name}", "one kernel of a name")
            found[kernel.name] = kernel
    return {key: kernel.beside(constants, name) for key, kernel in found.items()}


def trees(text: str) -> Iterator[Tree[Any]]:
    """Yield trees that together are that of a text, each with a kernel, since a tree takes much memory. No token has
    more than one line, so that a line which begins with the word for a kernel is where one begins, or none is there.

    Raises:
        UnexpectedInput: a piece is not PTX.
    """
    for start, end in pairwise([0, *(found.start() for found in _ENTRY.finditer(text)), len(text)]):
        before = "\n" * text.count("\n", 0, start)  # so that lines keep their numbers
        yield parser().parse(before + text[start:end], start="part" if start else "start")


def _whole_text(text: str, name: str) -> Tree[Any]:
    """Return the tree of a text.

    Raises:
        UserError: the text is not PTX.
    """
    try:
        return parser().parse(text, start="start")
    except UnexpectedInput as error:
        found = f"'{_line(text, error.line)}' is not read"
        raise UserError(SourceLocation(name, max(error.line, 1), max(error.column, 1)), found, _ALLOWED) from None


def _line(text: str, number: int) -> str:
    lines = text.splitlines()
    return lines[number - 1].strip()[:60] if 0 < number <= len(lines) else "the end"


class _KernelReader:
    """The reading of one kernel."""

    def __init__(self, entry: Tree[Any], lines: Sequence[str], file: str, gpu: Gpu) -> None:
        self._entry, self._lines, self._file, self._gpu = entry, lines, file, gpu
        name, *parts = entry.children
        self._name = str(name)
        self._parts: list[Any] = [part for part in parts if isinstance(part, Tree)]
        self._raw = [part for part in self._parts if part.data == "instruction"]

    def kernel(self) -> Kernel:
        """Return the kernel."""
        self._check_labels()
        code: dict[int, PtxInstruction] = {}
        unknown: dict[int, str] = {}
        lines: dict[int, int] = {}
        for number, part in enumerate(self._raw):
            lines[number] = part.meta.line
            shown = self._lines[part.meta.line - 1].strip()
            made = self._instruction(number, part, shown)
            if made is None:
                unknown[number] = shown
            else:
                code[number] = made
        own = tuple(_variable(part, self._file) for part in self._parts if part.data == "variable")
        parameters = tuple(self._parameters())
        return Kernel(self._name, parameters, code, self._widths, unknown, lines, own, self._threads)

    @property
    def _threads(self) -> int:
        """Return the threads of a group at most, 0 where it is not said, or is said of several dimensions."""
        said, asked = (
            [part for part in self._parts if part.data == "limit" and part.children[0] == name]
            for name in (".maxntid", ".reqntid")
        )
        if again := [*said, *asked][1:]:  # of such a text the assembler makes nothing
            raise self._wrong(again[0], "says the threads of a group again", "one number of them")
        for part in asked:
            if any(_number(number) != 1 for number in part.children[2:]):
                raise self._wrong(part, "asks for groups of several dimensions", "one dimension")
        if not said:
            return 0
        x, *others = (_number(number) for number in said[0].children[1:])
        if not 1 <= x <= _MOST_THREADS:  # others are ignored by the assembler, or not read
            raise self._wrong(said[0], f"says .maxntid {x}", f"1 to {_MOST_THREADS} threads of a group")
        return x if all(other == 1 for other in others) else 0

    def _parameters(self) -> Iterator[KernelParameter]:
        for part in self._parts:
            if part.data == "param":
                align, kind, name, count = part.children
                size = int(re.sub(r"\D", "", kind)) // 8
                alignment = _alignment(part, align, str(name), self._file) if align else size
                yield KernelParameter(str(name), size * _number(count or "1"), alignment)

    @cached_property
    def _widths(self) -> dict[str, int]:
        """Return the bits of the registers that are declared, by file."""
        widths: dict[str, int] = {}
        for part in self._parts:
            if part.data == "registers":
                kind, prefix, _ = part.children
                if prefix[1:] in widths:
                    raise self._wrong(part, f"declares {prefix} again", "one declaration for registers of a name")
                widths[prefix[1:]] = 1 if kind == ".pred" else int(re.sub(r"\D", "", kind))
        return widths

    @cached_property
    def _labels(self) -> dict[str, int]:
        """Return the number of the instruction behind each label."""
        places: dict[str, int] = {}
        number = 0
        for part in self._parts:
            if part.data == "label":
                places[str(part.children[0])] = number
            number += part.data == "instruction"
        return places

    def _check_labels(self) -> None:
        seen: set[str] = set()
        for part in self._parts:
            if part.data == "label":
                label = str(part.children[0])
                if label in seen:
                    raise self._wrong(part, f"has the label {label} again", "one place for a label")
                seen.add(label)

    def _wrong(self, part: Tree[Any], found: str, allowed: str) -> UserError:
        return _wrong(part, self._file, found, allowed)

    def _instruction(self, number: int, part: Tree[Any], shown: str) -> PtxInstruction | None:
        """Return an instruction; None if no row has its opcode and the form of its operands."""
        guard, opcode, *operands = list[Any](part.children)
        row = self._gpu.rows.get(str(opcode))
        given = [operand for operand in operands if operand is not None]
        values = None if row is None else self._operands(row, given, number)
        if row is None or values is None:
            return None
        when = None if guard is None else (_register(guard.children[1]), guard.children[0] is not None)
        return PtxInstruction(number, row, {}, operands=values, guard=when, shown=shown)

    def _operands(self, row: PtxRow, given: Sequence[Any], number: int) -> dict[str, PtxOperand] | None:
        """Return operands by the names of a row; None if they have another form."""
        if len(given) != len(row.forms):
            return None
        values: dict[str, PtxOperand] = {}
        for form, operand in zip(row.forms, given, strict=True):
            found = self._of_form(row, form, operand, number)
            if found is None:
                return None
            values |= zip(form.names, found, strict=True)
        return values

    def _of_form(self, row: PtxRow, form: Form, operand: Any, number: int) -> Sequence[PtxOperand] | None:
        """Return the values of the names in one operand; None if it has another form."""
        if operand.data == "address":
            base, offset = operand.children
            start = _register(base) if base.type == "REGISTER" else str(base)
            distance = _number(offset) if offset else 0
            # Of 32 bits with a sign (PTX ISA, operands that are addresses).
            near = -(1 << 31) <= distance < 1 << 31
            return (start, distance) if len(form.names) == 2 and near else None
        if operand.data == "vector":
            run = [self._simple(each, number) for each in operand.children]
            fits = [each for each in run if isinstance(each, (Register, int))]
            return (tuple(fits),) if len(fits) == len(run) == form.count else None
        value, kind = self._simple(operand, number), row.operands[form.names[0]].kind
        if value is None or form.count or len(form.names) == 2 or (kind == "target") != (operand.data == "target"):
            return None
        if isinstance(value, int) and value % (1 << 64) > row.largest.get(form.names[0], 1 << 64):
            return None
        return (value,) if kind == "register" or isinstance(value, int) else None

    def _simple(self, operand: Any, number: int) -> Register | int | str | None:
        """Return a register, a number, a name or the distance to a label; None if there is no such label."""
        (token,) = operand.children
        if operand.data == "register":
            return _register(token)
        if operand.data == "special":
            return Register(f"{SPECIAL} {token[1:]}", 0)
        if operand.data == "target":
            place = self._labels.get(str(token))
            return None if place is None else place - number
        return _number(token) if operand.data == "number" else str(token)


def _wrong(part: Tree[Any], file: str, found: str, allowed: str) -> UserError:
    """Return the error for a part of a text."""
    return UserError(SourceLocation(file, part.meta.line, part.meta.column), found, allowed)


def _alignment(part: Tree[Any], text: str, name: str, file: str) -> int:
    """Return the bytes to which a part aligns a parameter or variable.

    Raises:
        UserError: they are no power of two.
    """
    found = _number(text)
    if found < 1 or found & (found - 1):
        raise _wrong(part, file, f"aligns {name} to {text} bytes", "a power of two")
    return found


def _variable(part: Tree[Any], file: str) -> TextVariable:
    """Return a variable: of the space that threads share, or constants, with zeros where the text says nothing. file:
    what messages call the text.

    Raises:
        UserError: it is aligned to what is no power of two, or has no bytes or very many.
    """
    space, align, kind, name, count, *data = list[Any](part.children)
    width = int(re.sub(r"\D", "", kind)) // 8
    size = width * _number(count)
    if not 0 < size <= _MOST_BYTES:
        raise _wrong(part, file, f"has {size} bytes of {name}", f"1 to {_MOST_BYTES}")
    words = [_number(word) % (1 << 8 * width) for word in data if word is not None]
    held = b"".join(word.to_bytes(width, "little") for word in words)
    content = None if space == ".shared" else held.ljust(size, b"\0")
    return TextVariable(str(name), str(space)[1:], size, _alignment(part, align, str(name), file), content)


def _number(text: str) -> int:
    """Return a number of PTX, which is octal if it starts with a zero (PTX ISA 9.5, 4.5.1)."""
    digits = text.removeprefix("-")
    octal = digits.startswith("0") and digits.isdigit()
    return int(text, 8 if octal else 0)


def _register(token: Token) -> Register:
    name = token[1:].rstrip("0123456789")
    return Register(name, int(token[1 + len(name) :]))
