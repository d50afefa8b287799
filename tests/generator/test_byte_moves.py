"""Permutations of bytes in words of memory."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.dsl.term import evaluate, topological, var
from ciphergen.generator.layouts.byte_moves import permuted

WORDS = [var(f"word.{i}", 32) for i in range(4)]
TWO_ROWS = [(4 * (i // 4 + 2 * (i % 2)) + i % 4) % 16 for i in range(16)]  # of AES, ShiftRows twice


@pytest.mark.parametrize("seed", range(8))
def test_bytes_come_from_their_sources(seed: int) -> None:
    source = Random(seed)
    sources = TWO_ROWS if seed == 0 else source.sample(range(16), 16)
    data = source.randbytes(16)
    known = {word: int.from_bytes(data[4 * i : 4 * i + 4], "little") for i, word in enumerate(WORDS)}
    made = evaluate(permuted(WORDS, sources), known)
    assert b"".join(word.to_bytes(4, "little") for word in made) == bytes(data[i] for i in sources)


def test_exchanges_share_what_differs() -> None:
    assert sum(1 for term in topological(permuted(WORDS, TWO_ROWS)) if term.args) == 8
