"""The rules for instructions that reverse the bytes of a word of 32 or 64 bits, or of the halves of one of 32."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any

from ciphergen.backends.machine.rule import Rule


@dataclass(frozen=True, eq=False)  # rules are hashed
class Exactly:
    """A condition on the numbers of a pattern: each is the one given by its name."""

    numbers: Mapping[str, int]

    def __call__(self, **found: int) -> bool:
        return found == self.numbers


def reversal(emit: Callable[..., Any]) -> Rule:
    """Return the rule for what two rotations, of two bytes each, do without such an instruction. emit: takes `Emit` and
    the word's register."""
    return Rule(
        "(or (and (rotl[m] x) #a) (and (rotl[n] x) #b))",
        lambda e, x, **constants: emit(e, x),
        Exactly({"m": 8, "n": 24, "a": 0x00FF00FF, "b": 0xFF00FF00}),
    )


def reversal_of_eight(emit: Callable[..., Any]) -> Rule:
    """Return the rule for what four rotations, of two bytes each, do to a word of 64 bits. emit: as for `reversal`."""
    one = 0x000000FF000000FF
    numbers = {f"{name}{i}": value for i in range(4) for name, value in (("n", 8 + 16 * i), ("c", one << 8 * i))}
    first, *others = (f"(and (rotl[n{i}] x) #c{i})" for i in range(4))
    return Rule(
        reduce(lambda text, other: f"(or {text} {other})", others, first),
        lambda e, x, **constants: emit(e, x),
        Exactly(numbers),
    )


def reversal_of_halves(emit: Callable[..., Any]) -> Rule:
    """Return the rule for what two shifts do without such an instruction. emit: as for `reversal`."""
    return Rule(
        "(or (and (lshr x #m) #a) (and (shl x #n) #b))",
        lambda e, x, **constants: emit(e, x),
        Exactly({"m": 8, "n": 8, "a": 0x00FF00FF, "b": 0xFF00FF00}),
    )
