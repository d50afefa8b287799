"""Rules of words of a GPU: what their instructions do is what the term says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import pytest

from ciphergen.backends import generation, gpu
from ciphergen.dsl.term import Term, evaluate, var
from ciphergen.generator.cover import cover
from tests.cuda.test_rows import permuted

WORD, ONES = var("w", 32), 0x01010101
MEANINGS: Mapping[str, Callable[..., int]] = {
    "prmt.b32": lambda a, b, s: permuted({"a": a, "b": b, "s": s}),
    "and.b32": lambda a, b: a & b,
    "shr.u32": lambda a, n: a >> n,
    "mul.lo.s32": lambda a, b: a * b & 0xFFFFFFFF,
    "mad.lo.s32": lambda a, b, c: a * b + c & 0xFFFFFFFF,
}


def rows(term: Term, value: int) -> tuple[list[str], int]:
    """Return the rows that compute a term of the word, and their result for a value of it."""
    names, results = list[str](), {WORD: value}

    def emit(row: str, *given: int) -> int:
        names.append(row)
        return MEANINGS[row](*given)

    for part, found in cover([term], lambda t: t.op == "var", generation(gpu("cuda")).sets["words"]):
        bound = {name: results[t] if isinstance(t, Term) else t for name, t in found.bound.items()}
        results[part] = part.value if part.is_const else int(found.rule.emit(emit, **bound))
    return names, results[term]


@pytest.mark.parametrize(
    ("term", "wanted"),
    [
        pytest.param((WORD >> 7 & ONES) * 27, ["prmt.b32", "and.b32"], id="of each byte"),
        pytest.param((WORD >> 7 & 0x10001) * 255, ["prmt.b32", "and.b32"], id="of two"),
        pytest.param((WORD >> 7 & ONES) * 256, ["shr.u32", "and.b32", "mul.lo.s32"], id="past a byte"),
        pytest.param((WORD >> 6 & ONES) * 27, ["shr.u32", "and.b32", "mul.lo.s32"], id="another bit"),
        pytest.param((WORD >> 7 & ONES * 3) * 27, ["shr.u32", "and.b32", "mul.lo.s32"], id="two bits"),
        pytest.param((WORD >> 24) * 256 + WORD, ["shr.u32", "mad.lo.s32"], id="a sum"),
    ],
)
def test_products_by_constants(term: Term, wanted: list[str]) -> None:
    """Highest bits of bytes times a number are that number behind a mask of signs."""
    for value in (0, 0x80, 0x7F7F7F7F, 0x80808080, 0xFFFFFFFF, *(Random(n).getrandbits(32) for n in range(50))):
        names, found = rows(term, value)
        assert (names, [found]) == (wanted, evaluate([term], {WORD: value}))
