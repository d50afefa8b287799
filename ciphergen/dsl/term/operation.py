"""The columns of a row of the table of operations, and the rules of widths by which terms are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from ciphergen.dsl.term.function import TermFunction
from ciphergen.dsl.term.gates import Gates, Word
from ciphergen.dsl.term.symbol import Symbol

Param = int | str | Symbol | TermFunction | tuple[int, ...] | None
Widths = tuple[int, ...]


class Kind(Enum):
    """The kind of an operation: how the bits of its result depend on those of the arguments."""

    LEAF = auto()  # a constant or a variable: it has no row
    WIRING = auto()  # each is one of them, or a constant
    SHIFT = auto()  # the same, where the second argument is a constant
    BITWISE = auto()  # bit i on bits i, in the same way for all i
    CHOICE = auto()  # bit i on bits i, and on the condition
    ARITHMETIC = auto()  # carries run through them
    WHOLE = auto()  # each on all of them, without carries


class Same(Enum):
    """The result of an operation on two equal arguments, where that is no constant."""

    ITSELF = auto()


@dataclass(frozen=True)
class Laws:
    """The algebraic laws of an operation: equations that hold for all widths and values. Constants are taken modulo
    2**width, so that -1 is all ones.

    unit: x op unit = x. absorbing: x op absorbing = absorbing. same: of x op x, the value, or the argument.
    involution: op op x = x, for one argument.
    """

    commutative: bool = False
    associative: bool = False
    unit: int | None = None
    absorbing: int | None = None
    same: int | Same | None = None
    involution: bool = False


@dataclass(frozen=True, kw_only=True)
class Operation:
    """An operation: a row of the table.

    Args:
        name: in terms, text and certificates.
        arity: how many arguments; None for as many as the rule of widths allows.
        width_rule: whether a result of that width can be made of arguments of these widths, with that parameter.
        value: the meaning on non-negative ints, of which the caller takes the lowest `width` bits. It is written with
            operators alone, so that it is the same on arrays of them, element by element.
        bits: the meaning on bits, made of gates. A `WIRING` asks for none, nor does a `SHIFT` by a constant.
        smt: the meaning in SMT-LIB 2 (QF_BV), given the text of the arguments.
        kind: how bits depend on bits.
        laws: what may be taken for granted of it. An operation without laws is slower, and never wrong.
        factors: those of the arguments in the linear combination, modulo 2**width, that it is; () if it is none.
        sign: what stands between two words in the cipher notation; its precedence is the grammar's alone, since terms
            are printed with parentheses.
        mark: what stands behind its name in the text of a term: the parameter.
    """

    name: str
    arity: int | None
    width_rule: Callable[[int, Widths, Param], bool]
    value: Callable[[int, Widths, Sequence[Any], Any], Any]
    bits: Callable[[Gates[Any], int, Sequence[Word], Any], Word]
    smt: Callable[[int, Widths, Any, Sequence[str]], str]
    kind: Kind
    laws: Laws = field(default=Laws())
    factors: tuple[int, ...] = ()
    sign: str = ""
    mark: Callable[[int, Any], str] = field(default=lambda w, p: "")

    def fits(self, width: int, widths: Widths, param: Param) -> bool:
        """Return True if a term of these widths and that parameter is well-formed."""
        return self.arity in (None, len(widths)) and self.width_rule(width, widths, param)


# Rules of widths: (of the result, of the arguments, parameter).


def alike(width: int, widths: Widths, param: Param) -> bool:
    """Allow arguments that are all as wide as the result."""
    return param is None and widths == (width,) * len(widths)


def turned(width: int, widths: Widths, param: Param) -> bool:
    """Allow one argument as wide as the result, and a distance below the width."""
    return widths == (width,) and type(param) is int and 0 <= param < width


def joined(width: int, widths: Widths, param: Param) -> bool:
    """Allow two arguments or more that are together as wide as the result."""
    return param is None and len(widths) > 1 and sum(widths) == width


def part(width: int, widths: Widths, param: Param) -> bool:
    """Allow a lowest bit for which the argument has all the result's bits from there on."""
    return type(param) is int and 0 <= param <= widths[0] - width


def wider(width: int, widths: Widths, param: Param) -> bool:
    """Allow a result wider than the argument."""
    return param is None and widths[0] < width


def compared(width: int, widths: Widths, param: Param) -> bool:
    """Allow two arguments of one width, and a result of 1 bit."""
    return param is None and width == 1 and widths[0] == widths[1]


def chosen(width: int, widths: Widths, param: Param) -> bool:
    """Allow a condition of 1 bit, and two arguments as wide as the result."""
    return param is None and widths == (1, width, width)


def entries(width: int, widths: Widths, param: Param) -> bool:
    """Allow an entry of the result's width for each value of the argument."""
    if not isinstance(param, tuple) or len(param) != 1 << widths[0]:
        return False
    return all(0 <= entry < 1 << width for entry in param)


def applied(width: int, widths: Widths, param: Param) -> bool:
    """Allow a function with a body of the result's width, and arguments as wide as its inputs."""
    if not isinstance(param, TermFunction) or param.body.width != width:
        return False
    return widths == tuple(x.width for x in param.inputs)
