"""Ask every column of an operation's row for its meaning, each in its own way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import z3

from ciphergen.dsl.term import const, extract, var, zext
from ciphergen.dsl.term.function import TermFunction
from ciphergen.dsl.term.gates import Gates
from ciphergen.dsl.term.operation import Operation, Param

Shape = tuple[int, tuple[int, ...], Param]  # width of the result, widths of the arguments, parameter


class Bits(Gates[int]):
    """Gates on 0 and 1, the two that there must be and those that are made of them."""

    zero, one = 0, 1

    def invert(self, a: int) -> int:
        return 1 - a

    def both(self, a: int, b: int) -> int:
        return a * b


def shapes(row: Operation, widths: Sequence[int], source: Random) -> Iterator[Shape]:
    """All shapes that the row allows with arguments and results of these widths. source: of the entries of tables."""
    for arity in [1, 2, 3] if row.arity is None else [row.arity]:
        for arguments in product(widths, repeat=arity):
            for width in sorted({*widths, 1, sum(arguments)}):
                entries = tuple(source.getrandbits(width) for _ in range(1 << min(arguments[0], 6)))
                for param in (None, entries, _function(width, arguments, source), *range(max(arguments))):
                    if row.fits(width, arguments, param):
                        yield width, arguments, param


def _function(width: int, arguments: Sequence[int], source: Random) -> TermFunction:
    """A function of so many bits: a sum of products with a constant, none of whose arguments may be mistaken."""
    inputs = tuple(var(f"of.{i}", w) for i, w in enumerate(arguments))
    body = const(source.getrandbits(width), width)
    for number, each in enumerate(inputs):
        fitted = zext(each, width) if each.width < width else extract(each, width - 1, 0)
        body = (body ^ fitted) + (fitted << number + 1)
    return TermFunction(f"f{len(inputs)}", inputs, body)


def operands(widths: Sequence[int], most: int, source: Random) -> list[tuple[int, ...]]:
    """All operands of these widths, or so many of them: extremes and random ones."""
    if sum(widths) < most.bit_length():
        return list(product(*(range(1 << w) for w in widths)))
    ends = [[0, 1, (1 << w) - 1, 1 << w - 1, source.getrandbits(w), source.getrandbits(w)] for w in widths]
    return [tuple(source.choice(end) % (1 << w) for end, w in zip(ends, widths, strict=True)) for _ in range(most)]


def by_value(row: Operation, shape: Shape, values: Sequence[int]) -> int:
    """The meaning on ints."""
    width, widths, param = shape
    value: int = row.value(width, widths, values, param) & ((1 << width) - 1)
    return value


def by_bits(row: Operation, shape: Shape, values: Sequence[int]) -> int:
    """The meaning on bits."""
    width, widths, param = shape
    words = [tuple(v >> i & 1 for i in range(w)) for v, w in zip(values, widths, strict=True)]
    bits = row.bits(Bits(), width, words, param)
    assert len(bits) == width
    return sum(bit << i for i, bit in enumerate(bits))


class ByText:
    """The meaning that z3 reads from the row's SMT-LIB, by a parser of its own."""

    def __init__(self, row: Operation, shape: Shape) -> None:
        width, widths, _ = shape
        self.names = [f"x{i}" for i in range(len(widths))]
        sorts = {f"x{i}": w for i, w in enumerate(widths)} | {"result": width}
        declared = "".join(f"(declare-const {name} (_ BitVec {w}))" for name, w in sorts.items())
        (equation,) = z3.parse_smt2_string(f"{declared}(assert (= result {row.smt(*shape, self.names)}))")
        self.expression: Any = equation.arg(1)
        self.arguments = [z3.BitVec(name, w) for name, w in zip(self.names, widths, strict=True)]

    def __call__(self, values: Sequence[int]) -> int:
        known = [(x, z3.BitVecVal(v, x.size())) for x, v in zip(self.arguments, values, strict=True)]
        return int(z3.simplify(z3.substitute(self.expression, *known)).as_long())


def disagreement(row: Operation, shape: Shape, values: Sequence[Sequence[int]]) -> str:
    """What the columns say of some operands, where it is not one thing; empty where it is."""
    by_text = ByText(row, shape)
    for each in values:
        said = {"value": by_value(row, shape, each), "bits": by_bits(row, shape, each), "smt": by_text(each)}
        if len(set(said.values())) > 1:
            return f"{row.name} of {shape}: {each} is {said}"
    return ""
