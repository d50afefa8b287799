"""A variant under one key: whatever the key alone decides is a constant, as if the text said so.

Round keys are values, so that terms over them are evaluated as they are made: a table that the key makes is a constant
table, and bytes whose order the key chooses are in that order. Both arms read it, and evaluate for themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache

from ciphergen.dsl import syntax, term
from ciphergen.dsl.binding import Scope
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term import Term
from ciphergen.dsl.variant import Rows, Variant

OPTION = "--one-key"


@dataclass(frozen=True, eq=False)
class FixedKey(Variant):
    """A variant under one key. own_key: its bytes; own_rows: the round keys that the schedule makes of it, which no
    caller gives: it has none over which a function is computed."""

    own_key: bytes
    own_rows: Rows

    @property
    def key_shape(self) -> tuple[int, ...]:
        return ()

    def key_variables(self) -> tuple[tuple[Term, ...], ...]:
        """Return no variables, since no round key varies."""
        return ()

    def schedule_words(self, key: Sequence[Term]) -> tuple[tuple[Term, ...], ...]:
        """Return no round keys: none are left to be made of a key."""
        return ()

    def scope(self, procedure: syntax.Procedure, round_keys: Rows, block: Sequence[Term]) -> Scope:
        """Return the scope of `encrypt` or `decrypt` before its first statement, with the round keys of the one key."""
        return super().scope(procedure, self.own_rows, block)


@lru_cache(maxsize=32)  # what is known of a variant is kept by the variant
def under_key(variant: Variant, key: bytes) -> FixedKey:
    """Return a variant of a block cipher under one key of `key_bytes` bytes in the order of memory."""
    assert len(key) == variant.key_bytes
    rows = zip(Concrete(variant).schedule(key), variant.key_variables(), strict=True)
    own = tuple(tuple(term.const(word, v.width) for word, v in zip(*row, strict=True)) for row in rows)
    given = {field.name: getattr(variant, field.name) for field in fields(variant)}
    return FixedKey(**given, own_key=key, own_rows=own)


def key_of(digits: str) -> bytes:
    """Return the key of hexadecimal digits in the order of memory; no bytes of no digits.

    Raises:
        UserError: they are none, or half a byte is left.
    """
    try:
        return bytes.fromhex(digits)
    except ValueError:
        allowed = "two digits for each byte of the key, in the order of memory"
        raise UserError(OPTION, "no bytes in hexadecimal digits", allowed) from None  # a key is not shown


def under_keys(variants: Sequence[Variant], digits: str) -> tuple[Variant, ...]:
    """Return those of the variants that have keys as long as one of so many digits, under that key; without digits, all
    variants as they are.

    Raises:
        UserError: none has such a key, or the digits are none.
    """
    if not digits:
        return tuple(variants)
    key = key_of(digits)
    found = tuple(under_key(variant, key) for variant in variants if variant.key_bytes == len(key))
    if not found:
        sizes = ", ".join(f"{variant.key_bytes} bytes for {variant.name}" for variant in variants)
        raise UserError(OPTION, f"a key of {len(key)} byte{'s' * (len(key) != 1)}", sizes)
    return found
