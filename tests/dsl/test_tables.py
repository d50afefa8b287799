"""Tables: entries of any expression, arrays of tables, circuits of these, wide indices; judged by Python's ints."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl import term
from ciphergen.dsl.cipher import Variant, parse_cipher

# Serpent's first two S-boxes.
BOXES = [
    [3, 8, 15, 1, 10, 6, 5, 11, 14, 13, 4, 2, 7, 0, 9, 12],
    [15, 12, 2, 7, 9, 0, 5, 10, 1, 11, 14, 8, 6, 13, 3, 4],
]
TEXT = """cipher TABLES {{
  word 16 little
  block 1 words
  variant TABLES16 {{ key 1 words }}
{declarations}
  schedule(k) -> rk: word[1][1] {{ rk[0] = k }}
  encrypt(x, rk) -> y {{ y[0] = x[0] ^ f(rk[0][0]) }}
  decrypt(y, rk) -> x {{ x[0] = y[0] ^ f(rk[0][0]) }}
}}
"""


def variant(declarations: str) -> Variant:
    (made,) = parse_cipher(TEXT.format(declarations=declarations), "tables.cipher").variants.values()
    return made


def f(made: Variant, x: int) -> int:
    """What function f of a text gives for x."""
    k = term.var("k", 16)
    result = made.unfolder.invoke("f", (k,), made.unfolder.functions["f"].place)
    assert isinstance(result, term.Term)
    return term.evaluate([result], {k: x})[0]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 0xFFFF))
def test_an_array_of_tables_and_its_inverse(x: int) -> None:
    boxes = variant(
        f"  const B = {BOXES}\n  const boxes = 2\n"
        "  table S[boxes]: bits(4) -> bits(4) = B\n"
        "  table T[2]: bits(4) -> bits(4) = inverse S\n"
        "  function f(x: word) -> word = join([S[0][x[15:12]], S[1][x[11:8]], T[0][x[7:4]], T[1][x[3:0]]])"
    )
    nibbles = [x >> 12, x >> 8 & 15, x >> 4 & 15, x & 15]
    expected = [BOXES[0][nibbles[0]], BOXES[1][nibbles[1]], BOXES[0].index(nibbles[2]), BOXES[1].index(nibbles[3])]
    assert f(boxes, x) == sum(n << s for n, s in zip(expected, (12, 8, 4, 0), strict=True))


def test_an_array_of_tables_looks_up_each_element_of_an_array() -> None:
    made = variant(
        "  table S[3]: bits(4) -> bits(4) = [[(i + j) mod 16 for i in 0..15] for j in 0..2]\n"
        "  function f(x: word) -> word = join(S[2][S[1][split(x, 4)]])"
    )
    assert f(made, 0x0DE4) == 0x3017


def test_entries_of_an_expression_with_words_and_functions() -> None:
    """AES's S-box, computed: the inverse in the field, and the affine map."""
    made = variant(
        "  function xtime(a: byte) -> byte = (a << 1) ^ (a[7] ? byte(0x1b) : 0)\n"
        "  function product(a: byte, b: byte) -> c: byte {\n"
        "    var sum: byte = 0\n"
        "    for i in 0..7 { sum := sum ^ (b[i] ? a : 0)  a := xtime(a) }\n"
        "    c = sum\n"
        "  }\n"
        "  function inverted(a: byte) -> c: byte {\n"
        "    var p: byte = 1\n"
        "    for i in 0..6 { a := product(a, a)  p := product(p, a) }\n"
        "    c = p\n"
        "  }\n"
        "  function affine(b: byte) -> byte = xor([b <<< i for i in 0..4]) ^ 0x63\n"
        "  table S: byte -> byte = [affine(inverted(byte(i))) for i in 0..255]\n"
        "  function f(x: word) -> word = join([S[x[15:8]], S[x[7:0]]])"
    )
    assert [f(made, x) for x in (0x0001, 0x53FF)] == [0x637C, 0xED16]


@pytest.mark.parametrize("bits", [9, 10])
def test_wide_indices(bits: int) -> None:
    """A permutation of the words of 9 or 10 bits, as MISTY1 and its kin have."""
    made = variant(
        f"  table S: bits({bits}) -> bits({bits}) = [(i * 5 + 3) mod {1 << bits} for i in 0..{(1 << bits) - 1}]\n"
        f"  table T: bits({bits}) -> bits({bits}) = inverse S\n"
        f"  function g(x: bits({bits})) -> bits({bits}) = S[x]\n"
        f"  function f(x: word) -> word = join([T[g(x[{bits - 1}:0])], x[15:{bits}]])"
    )
    low, high = 0x155 % (1 << bits), 0x2A
    assert f(made, high << bits & 0xFFFF | low) == low << 16 - bits | high % (1 << 16 - bits)


def test_a_circuit_of_each_table_of_an_array() -> None:
    made = variant(
        "  const boxes = 2\n"
        "  table S[2]: bits(2) -> bits(2) = [[1, 0, 3, 2], [0, 2, 1, 3]]\n"
        "  circuit S[0](x) -> y { y = [~x[0], x[1]] }\n"
        "  circuit S[boxes - 1](x) -> y { y = [x[1], x[0]] }\n"
        "  function f(x: word) -> word = bits(S[0][S[1][x[1:0]]], 16)"
    )
    assert [c.operations for c in made.circuits.values()] == [1, 0]
    assert list(made.circuits) == [(1, 0, 3, 2), (0, 2, 1, 3)]
    assert [f(made, x) for x in range(4)] == [1, 3, 0, 2]


def test_a_table_of_an_array_in_text() -> None:
    made = variant(
        "  table S[2]: bits(2) -> bits(2) = [[1, 0, 3, 2], [0, 2, 1, 3]]\n"
        "  function f(x: word) -> word = bits(S[0][S[1][x[1:0]]], 16)"
    )
    k = term.var("k", 16)
    result = made.unfolder.invoke("f", (k,), made.unfolder.functions["f"].place)
    assert isinstance(result, term.Term)
    assert term.render(result) == "(zext[16] (table (table (extract[1:0] k:16))))"
