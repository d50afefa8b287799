"""Variables for tests: what the prover is asked about says whether it is a secret."""

from __future__ import annotations

from ciphergen.dsl.term import Term
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.variables import symbol


def secret(kind: str, width: int, *index: int) -> Term:
    """A variable that is a secret."""
    return symbol(kind, width, Secrecy.SECRET, *index)


def public(kind: str, width: int, *index: int) -> Term:
    """A variable that is none."""
    return symbol(kind, width, Secrecy.PUBLIC, *index)
