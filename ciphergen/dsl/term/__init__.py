"""Bit-vector terms: the one language in which ciphers, instruction meanings and proofs are written.

`op.py` says what operations are, one row each; `term.py` what terms are, `algebra.py` and `walk.py` what is done with
them, `pattern.py` and `rewrite.py` equations over them. Names that most files need are here.
"""

from ciphergen.dsl.term.algebra import (
    ashr,
    concat,
    eq,
    extract,
    from_bytes,
    ite,
    lookup,
    rotl,
    rotl_by,
    rotr,
    rotr_by,
    sext,
    slt,
    to_bytes,
    ult,
    zext,
)
from ciphergen.dsl.term.operation import Kind
from ciphergen.dsl.term.term import Term, WidthError, const, drop_unused, make, render, var
from ciphergen.dsl.term.walk import evaluate, flattened, rebuild, remake, replace, substitute, topological, variables

__all__ = [
    "Kind",
    "Term",
    "WidthError",
    "ashr",
    "concat",
    "const",
    "drop_unused",
    "eq",
    "evaluate",
    "extract",
    "flattened",
    "from_bytes",
    "ite",
    "lookup",
    "make",
    "rebuild",
    "remake",
    "render",
    "replace",
    "rotl",
    "rotl_by",
    "rotr",
    "rotr_by",
    "sext",
    "slt",
    "substitute",
    "to_bytes",
    "topological",
    "ult",
    "var",
    "variables",
    "zext",
]
