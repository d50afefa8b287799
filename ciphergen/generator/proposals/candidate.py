"""A proposal: instructions with their text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

SECOND = {1: "00000", 2: "rs2", 3: "rs2"}


@dataclass(frozen=True)
class Proposal:
    """A proposal. name: of the extension's file; what: what its instructions compute, for a table; operands: the most
    registers that one reads; text: of the extension."""

    name: str
    what: str
    operands: int
    text: str


def encoding(operands: int, number: Sequence[tuple[str, int]], funct3: int) -> str:
    """Return an encoding in custom-0: with two operands at most in form R, immediates in funct7; with three in form R4.
    number: names and widths of immediates, whose bits are 7 at most, or 2 in form R4."""
    fields = " ".join(f"{name}:{width}" for name, width in number)
    left = (2 if operands == 3 else 7) - sum(width for _, width in number)
    funct = " ".join(filter(None, (fields, "0" * left)))
    head = f"rs3 {funct}" if operands == 3 else funct
    return f'"{head} {SECOND[operands]} rs1 {funct3:03b} rd 0001011"'


def parameters(operands: int, numbers: Sequence[str]) -> str:
    """Return the parameters of an instruction as a text has them."""
    registers = [f"rs{i + 1}: word" for i in range(operands)]
    return f"({', '.join([*(f'{name}: number' for name in numbers), *registers])})"
