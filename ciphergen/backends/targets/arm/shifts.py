"""Define the shifts of a second operand by a fixed distance, as A64 and T32 encode them."""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.dsl.term import Term, ashr, const, rotr

Shift = Callable[[Term, int], Term]

# Suffix, the bits of its kind, meaning.
SHIFTS: tuple[tuple[str, str, Shift], ...] = (
    ("lsl", "00", lambda a, n: a << n),
    ("lsr", "01", lambda a, n: a >> n),
    ("asr", "10", lambda a, n: ashr(a, const(n, a.width))),
    ("ror", "11", rotr),
)
