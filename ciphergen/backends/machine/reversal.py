"""The rules for instructions that reverse the bytes of a 32-bit word, or of its halves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ciphergen.backends.machine.rule import Rule


def reversal(emit: Callable[..., Any]) -> Rule:
    """Return the rule for what two rotations, of two bytes each, do without such an instruction. emit: takes `Emit` and
    the word's register."""
    return Rule(
        "(or (and (rotl[m] x) #a) (and (rotl[n] x) #b))",
        lambda e, x, **constants: emit(e, x),
        lambda m, n, a, b: (m, n, a, b) == (8, 24, 0x00FF00FF, 0xFF00FF00),
    )


def reversal_of_halves(emit: Callable[..., Any]) -> Rule:
    """Return the rule for what two shifts do without such an instruction. emit: as for `reversal`."""
    return Rule(
        "(or (and (lshr x #m) #a) (and (shl x #n) #b))",
        lambda e, x, **constants: emit(e, x),
        lambda m, n, a, b: (m, n, a, b) == (8, 8, 0x00FF00FF, 0xFF00FF00),
    )
