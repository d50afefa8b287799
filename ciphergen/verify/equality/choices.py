"""Choices in normal form.

Trusted: every equation is proved by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ciphergen.dsl.term import Term, make
from ciphergen.verify.equality.parts import is_value

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer


def choice(normal: Normalizer, term: Term, args: tuple[Term, ...]) -> Term:
    """Return a choice between two terms: one whose condition decides it, a mask where the other is 0, and where both
    differ in fixed bits, as code has it: these bits under a mask, flipped in the other."""
    condition, then, otherwise = args
    if condition.is_const:
        return then if condition.value else otherwise
    if then is otherwise:
        return then
    mask = normal.extend(condition, term.width)
    if is_value(otherwise, 0):
        return normal.bitwise("and", mask, then)
    if (flips := normal.bitwise("xor", then, otherwise)).is_const:
        return normal.bitwise("xor", normal.bitwise("and", mask, flips), otherwise)
    return make("ite", args, term.width)
