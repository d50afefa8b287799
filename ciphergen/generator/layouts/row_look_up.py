"""Look-ups on rows that are done apart from the rounds that need them."""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.dsl.term import Term
from ciphergen.generator.passes.complements import Noted


@dataclass(frozen=True)
class RowLookUp:
    """A look-up on registers: a look-up in its table, the registers of the index, and those that stand for what it
    gives."""

    table: Term
    index: tuple[Noted, ...]
    given: tuple[Noted, ...]
