"""A whole cipher of new constructs, against the same in Python, and its rounds against the whole."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl import term
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete

VARIANT = load(str(Path(__file__).with_name("constructs.cipher"))).variants["constructs32"]
CONCRETE = Concrete(VARIANT)
MASK = 0xFFFF
C = [1, 2, 3, 0xFFF0]
S = [[(i * 7 + j) % 16 for i in range(16)] for j in range(2)]
T = [[box.index(i) for i in range(16)] for box in S]
W = [(i * 5 + 3) % 512 for i in range(512)]
KEYS, BLOCKS = st.binary(min_size=4, max_size=4), st.binary(min_size=4, max_size=4)


def rotated(x: int, distance: int) -> int:
    return (x * 0x10001 << distance % 16 >> 16) & MASK


def nibbles(x: int) -> list[int]:
    return [x >> shift & 15 for shift in (12, 8, 4, 0)]


def twisted(x: int, k: int) -> tuple[int, int]:
    if min(x, k) == k or x >= 5:
        return sum(rotated(n, k) * C[n % 4] for n in nibbles(x)) & MASK, rotated(k, -(x >> 12))
    return k, W[x % 512] << 7 | x >> 9


def side(x: int, k: int, j: int) -> int:
    a, b = twisted(x, k)
    return a ^ b ^ int("".join(f"{S[j][T[1 - j][n]]:x}" for n in nibbles(x)), 16)


def encrypted(key: bytes, block: bytes) -> bytes:
    k = [int.from_bytes(key[i : i + 2], "little") for i in (0, 2)]
    x = [int.from_bytes(block[i : i + 2], "little") for i in (0, 2)]
    round_keys = []
    for i in range(3):
        a, b = twisted(k[0], (k[1] + i) & MASK)
        k = [b, a ^ k[0]]
        round_keys.append(a)
    for i, key_word in enumerate(round_keys):
        x = [x[1], x[0] ^ side(x[1], key_word, i % 2)]
    return b"".join(word.to_bytes(2, "little") for word in x)


# Small words, too: only they are below 5, and a word below another key word.
SMALL = st.builds(lambda low, high: bytes([low, 0, high, 0]), st.integers(0, 6), st.integers(0, 6))


@settings(max_examples=100, deadline=None)
@given(st.one_of(KEYS, SMALL), st.one_of(BLOCKS, SMALL))
def test_the_cipher_is_the_one_in_python(key: bytes, block: bytes) -> None:
    rows = CONCRETE.schedule(key)
    assert CONCRETE.encrypt(rows, block) == encrypted(key, block)
    assert CONCRETE.decrypt(rows, encrypted(key, block)) == block


@settings(max_examples=20, deadline=None)
@given(KEYS, BLOCKS)
def test_the_rounds_compose_to_the_whole(key: bytes, block: bytes) -> None:
    rows = CONCRETE.schedule(key)
    values = {k: v for ks, vs in zip(VARIANT.key_variables(), rows, strict=True) for k, v in zip(ks, vs, strict=True)}
    words = [int.from_bytes(block[i : i + 2], "little") for i in (0, 2)]
    for step in VARIANT.steps("encrypt"):
        words = term.evaluate(step.outputs, {**values, **dict(zip(step.inputs, words, strict=True))})
    assert b"".join(word.to_bytes(2, "little") for word in words) == CONCRETE.encrypt(rows, block)
