"""Files of found circuits: one table a file, a line a gate, with what the circuit costs and how it was found.

A file is named by its table: the SHA-256 of the widths and entries. Whatever stands in it besides the gates and how
they were found follows from the gates, so a file is read by its gates and has to be what is written for these.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from ciphergen.dsl.circuits import Circuit
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.gates import GATES, CircuitOutput, Gate, GateList

ENDING = ".circuit"
MOST_GATES = 20_000
_SIGNS = dict(zip(("&", "|", "^"), GATES, strict=True))
_OPERATORS = {op: sign for sign, op in _SIGNS.items()}
_LINE = re.compile(
    r"(?P<name>[ty]\d+) = (?:(?P<constant>[01])|(?P<not>~?)(?P<a>[xt]\d+)(?: (?P<op>[&|^]) (?P<b>[xt]\d+))?)"
)
_HEAD = re.compile(r"table of (\d+) bits, entries of (\d+) bits")
_FOUND = re.compile(r"found by: (\S.{0,199})")
_LEAST = {True: "yes, proved", False: "not proved"}
_ALLOWED = "a circuit as gen tune --circuits writes it"


@dataclass(frozen=True)
class KnownCircuit:
    """A circuit of a table, as a file has it. how: the method that found it; least: whether it is proved that no
    circuit of `and`, `or` and `xor` has fewer gates, complements of outputs not counted."""

    gates: GateList
    how: str
    least: bool

    @property
    def circuit(self) -> Circuit:
        return self.gates.circuit

    @property
    def sha256(self) -> str:
        """Return the name of the table that the circuit computes; see `table_hash`."""
        return table_hash(self.circuit.entries(), len(self.gates.outputs))

    def text(self) -> str:
        """Return the text of the file."""
        gates = self.gates
        counted = ", ".join(f"{gates.counted[op]} {op}" for op in GATES)
        inputs, inside, outputs = gates.complements
        return "\n".join(
            [
                "# x is the index of the table, y its entry; bit 0 is the least significant",
                f"table of {gates.inputs} bits, entries of {len(gates.outputs)} bits",
                f"sha256: {self.sha256}",
                f"gates: {gates.size} ({counted}), depth {gates.depth}",
                f"complements: {inputs} of inputs, {inside} inside, {outputs} of outputs",
                f"registers: {gates.registers}, without what holds inputs before and outputs behind",
                f"fewest gates: {_LEAST[self.least]}",
                f"found by: {self.how}",
                "",
                *_lines(gates),
                "",
            ]
        )


def table_hash(entries: Sequence[int], width: int) -> str:
    """Return the name of a table: the SHA-256, in hexadecimal, of the bits of an index, the bits of an entry, and all
    entries, in decimal with blanks between."""
    index = len(entries).bit_length() - 1
    return sha256(" ".join(map(str, (index, width, *entries))).encode()).hexdigest()


def _lines(gates: GateList) -> list[str]:
    names = [f"x{i}" for i in range(gates.inputs)] + [f"t{i}" for i in range(len(gates.gates))]
    lines = []
    for name, gate in zip(names[gates.inputs :], gates.gates, strict=True):
        args = [names[a] for a in gate.args]
        lines.append(
            f"{name} = ~{args[0]}" if len(args) == 1 else f"{name} = {args[0]} {_OPERATORS[gate.op]} {args[1]}"
        )
    for i, output in enumerate(gates.outputs):
        value = str(int(output.complemented)) if output.value < 0 else "~" * output.complemented + names[output.value]
        lines.append(f"y{i} = {value}")
    return lines


def read_circuit(text: str, file: str, table: tuple[Sequence[int], int] | None = None) -> KnownCircuit:
    """Return the circuit of a file, evaluated on every index.

    Args:
        text: of the file.
        file: its name in messages.
        table: the entries that it has to compute, with their width in bits; None where nobody knows them, and only
            their hash, which is in the file, can be compared.

    Raises:
        UserError: a line is none of such a file, the circuit computes another table, or a line says other than what
            the gates are.
    """
    lines = text.splitlines()
    head, found = (_matched(pattern, lines, number, file) for pattern, number in ((_HEAD, 2), (_FOUND, 8)))
    inputs, outputs = map(int, head.groups())
    if not (1 <= inputs <= 16 and 1 <= outputs <= 64):
        raise UserError(SourceLocation(file, 2, 1), f"a table from {inputs} to {outputs} bits", "1 to 16, and 1 to 64")
    gates = _gates(lines[9:], inputs, outputs, file)
    made = KnownCircuit(gates, found[1], lines[6] == f"fewest gates: {_LEAST[True]}")
    if table is not None:
        _check_table(gates, *table, file)
    _check_written(made.text(), lines, file)
    return made


def _matched(pattern: re.Pattern[str], lines: Sequence[str], number: int, file: str) -> re.Match[str]:
    """Return the match of a pattern with a line, counted from 1."""
    line = lines[number - 1] if number <= len(lines) else ""
    match = pattern.fullmatch(line)
    if match is None:
        raise _wrong(file, number, line)
    return match


def _wrong(file: str, number: int, line: str, expected: str = _ALLOWED) -> UserError:
    found = f"'{line[:80]}'" if line else "an empty line, or none"
    return UserError(SourceLocation(file, number, 1), found, expected)


def _gates(lines: Sequence[str], inputs: int, outputs: int, file: str) -> GateList:
    if len(lines) > MOST_GATES:
        raise UserError(file, f"a circuit of {len(lines):,} lines", f"at most {MOST_GATES:,}")
    numbers = {f"x{i}": i for i in range(inputs)}
    gates, ends = list[Gate](), list[CircuitOutput]()
    for number, line in enumerate(lines, 10):
        match = _LINE.fullmatch(line)
        names = [match[name] for name in ("a", "b") if match[name]] if match else []
        if match is None or any(name not in numbers for name in names) or bool(match["not"]) > (len(names) == 1):
            raise _wrong(file, number, line)
        if match["name"] == f"y{len(ends)}" and len(names) < 2:
            complemented = bool(match["not"]) if names else match["constant"] == "1"
            ends.append(CircuitOutput(numbers[names[0]] if names else -1, complemented))
        elif match["name"] == f"t{len(gates)}" and not ends and names and (match["op"] or match["not"]):
            numbers[match["name"]] = inputs + len(gates)
            op = _SIGNS[match["op"]] if match["op"] else "not"
            gates.append(Gate(op, tuple(numbers[name] for name in names)))
        else:
            raise _wrong(file, number, line)
    if len(ends) != outputs:
        raise UserError(file, f"a circuit of {len(ends)} outputs", f"{outputs}, as line 2 says")
    return GateList(inputs, tuple(gates), tuple(ends))


def _check_written(expected: str, lines: Sequence[str], file: str) -> None:
    """Raise `UserError` for the first line that is not what is written for the gates."""
    for number, (line, other) in enumerate(zip(lines, expected.splitlines(), strict=True), 1):
        if line != other:
            raise _wrong(file, number, line, f"'{other}', as the gates are")


def _check_table(gates: GateList, entries: Sequence[int], width: int, file: str) -> None:
    """Raise `UserError` for the first index at which a circuit differs from a table."""
    if (1 << gates.inputs, len(gates.outputs)) != (len(entries), width):
        found = f"a table from {gates.inputs} to {len(gates.outputs)} bits"
        raise UserError(file, found, f"from {len(entries).bit_length() - 1} to {width}, as the table has")
    for index, (got, expected) in enumerate(zip(gates.circuit.entries(), entries, strict=True)):
        if got != expected:
            raise UserError(
                file, f"the circuit gives {got:#x} for {index:#x}", f"{expected:#x}, the entry of the table"
            )
