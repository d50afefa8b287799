"""What the notation says of words by other words: evaluated on terms, on constants, and on Python's ints."""

from __future__ import annotations

import operator

from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl import syntax, term
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.cipher import parse_cipher
from ciphergen.dsl.parser import parse
from ciphergen.dsl.unfold import Unfolder

from .texts import value_of

WIDTHS = st.sampled_from([1, 2, 3, 4, 5, 7, 8, 12, 16, 24, 32, 33, 48, 64])


def function(signature: str, expression: str) -> tuple[Unfolder, syntax.FunctionDecl]:
    """The function `f` of a text with words of 16 bits, and what runs it."""
    text = f"cipher A {{ function f{signature} = {expression} }}"
    unfolder = Unfolder.of(16, 32, {}, parse(text, "a.cipher").items, Budget())
    return unfolder, unfolder.functions["f"]


def of_widths(expression: str, widths: dict[str, int], output: int) -> term.Term:
    """The term of an expression of words a, b, ... with these widths."""
    params = ", ".join(f"{name}: bits({width})" for name, width in widths.items())
    unfolder, f = function(f"({params}) -> bits({output})", expression)
    args = tuple(term.var(name, width) for name, width in widths.items())
    made = unfolder.invoke("f", args, f.place)
    assert isinstance(made, term.Term)
    return made


def value(made: term.Term, values: dict[str, int]) -> int:
    """The value of a term whose variables have these names."""
    return term.evaluate([made], {v: values[v.name] for v in term.variables([made])})[0]


def turned(a: int, width: int, distance: int) -> int:
    """A rotation to the left, on a string of bits."""
    text = format(a, f"0{width}b")
    at = distance % width
    return int(text[at:] + text[:at], 2)


@st.composite
def word_and_distance(draw: st.DrawFn) -> tuple[int, int, int, int]:
    width, by = draw(WIDTHS), draw(WIDTHS)
    return width, by, draw(st.integers(0, (1 << width) - 1)), draw(st.integers(0, (1 << by) - 1))


@settings(max_examples=150, deadline=None)
@given(word_and_distance())
def test_a_rotation_by_a_word_is_modulo_the_width(case: tuple[int, int, int, int]) -> None:
    width, by, a, b = case
    values = {"a": a, "b": b}
    left, right = (of_widths(f"a {op} b", {"a": width, "b": by}, width) for op in ("<<<", ">>>"))
    assert value(left, values) == turned(a, width, b)
    assert value(right, values) == turned(a, width, -b)


@settings(max_examples=100, deadline=None)
@given(word_and_distance())
def test_a_shift_by_a_word_that_is_not_wider(case: tuple[int, int, int, int]) -> None:
    width, by, a, b = case
    by, b = min(by, width), b % (1 << min(by, width))
    left, right = (of_widths(f"a {op} b", {"a": width, "b": by}, width) for op in ("<<", ">>"))
    assert value(left, {"a": a, "b": b}) == (a << min(b, width)) % (1 << width)
    assert value(right, {"a": a, "b": b}) == a >> b


def test_a_rotation_by_a_word_in_text() -> None:
    """As the rows of instructions that rotate by a register have it."""
    assert term.render(of_widths("a <<< b", {"a": 32, "b": 32}, 32)) == (
        "(or (shl a:32 (and b:32 0x1f:32)) (lshr a:32 (and (neg b:32) 0x1f:32)))"
    )
    assert term.render(of_widths("a >>> b", {"a": 32, "b": 5}, 32)) == (
        "(or (lshr a:32 (and (zext[32] b:5) 0x1f:32)) (shl a:32 (and (neg (zext[32] b:5)) 0x1f:32)))"
    )
    assert term.render(of_widths("a <<< b", {"a": 3, "b": 2}, 3)) == (
        "(ite (extract[1:1] b:2) (rotl[2] (ite (extract[0:0] b:2) (rotl[1] a:3) a:3))"
        " (ite (extract[0:0] b:2) (rotl[1] a:3) a:3))"
    )
    assert term.render(of_widths("a * b", {"a": 32, "b": 32}, 32)) == "(mul a:32 b:32)"


def test_a_rotation_by_a_word_known_from_the_text_is_one_by_a_number() -> None:
    assert of_widths("a <<< bits(35, 7)", {"a": 32}, 32) is of_widths("a <<< 35", {"a": 32}, 32)


def test_arrays_are_rotated_element_by_element() -> None:
    assert value_of("xor([x[0], x[1]] <<< [k, 1])", [0x1234, 0x8001, 4]) == 0x2341 ^ 0x0003
    assert value_of("xor([x[0], x[1]] >>> k)", [0x1234, 0x8001, 4]) == 0x4123 ^ 0x1800


RC5 = """cipher RC5 {
  standard "R. Rivest, The RC5 Encryption Algorithm"
  word 32 little
  block 2 words
  variant RC5_32_12_16 { key 4 words  rounds 12 }
  schedule(key) -> S: word[2 * (rounds + 1)] {
    var s = [0xb7e15163 + i * word(0x9e3779b9) for i in 0..2*rounds+1]
    var a = word(0)
    var b = word(0)
    for i in 0..3*2*(rounds+1)-1 {
      a := (s[i mod (2*(rounds+1))] + a + b) <<< 3
      s[i mod (2*(rounds+1))] := a
      b := (key[i mod 4] + a + b) <<< (a + b)
      key[i mod 4] := b
    }
    for i in 0..2*rounds+1 { S[i] = s[i] }
  }
  encrypt(x, S) -> y {
    x := x + [S[0], S[1]]
    for i in 1..rounds {
      x[0] := ((x[0] ^ x[1]) <<< x[1]) + S[2*i]
      x[1] := ((x[1] ^ x[0]) <<< x[0]) + S[2*i+1]
    }
    y = x
  }
  decrypt(y, S) -> x {
    for i in rounds down to 1 {
      y[1] := ((y[1] - S[2*i+1]) >>> y[0]) ^ y[0]
      y[0] := ((y[0] - S[2*i]) >>> y[1]) ^ y[1]
    }
    x = y - [S[0], S[1]]
  }
  vector RC5_32_12_16
    key 00000000 00000000 00000000 00000000
    plain 00000000 00000000
    cipher 21a5dbee 154b8f6d
}
"""


def test_a_cipher_that_rotates_by_its_data_meets_its_vector() -> None:
    (variant,) = parse_cipher(RC5, "rc5.cipher").variants.values()
    assert term.render(variant.steps("encrypt")[1].outputs[0]) == (
        "(add (or (shl (xor x.0:32 x.1:32) (and x.1:32 0x1f:32))"
        " (lshr (xor x.0:32 x.1:32) (and (neg x.1:32) 0x1f:32))) rk.2.0:32)"
    )


COMPARISONS = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}


@st.composite
def two_words(draw: st.DrawFn) -> tuple[int, int, int]:
    """A width and two words, equal and next to each other often enough."""
    width = draw(WIDTHS)
    a = draw(st.integers(0, (1 << width) - 1))
    near = (a + draw(st.sampled_from([-1, 0, 1]))) % (1 << width)
    return width, a, draw(st.one_of(st.just(near), st.integers(0, (1 << width) - 1)))


@settings(max_examples=100, deadline=None)
@given(two_words(), st.sampled_from(sorted(COMPARISONS)))
def test_a_comparison_of_words_is_one_bit_and_has_no_signs(case: tuple[int, int, int], op: str) -> None:
    width, a, b = case
    expected = COMPARISONS[op](a, b)
    compared = of_widths(f"a {op} b", {"a": width, "b": width}, 1)
    assert value(compared, {"a": a, "b": b}) == expected
    assert value(of_widths(f"a {op} {b}", {"a": width}, 1), {"a": a}) == expected
    assert value(of_widths(f"{a} {op} b", {"b": width}, 1), {"b": b}) == expected
    chosen = of_widths(f"a {op} b ? a : b", {"a": width, "b": width}, width)
    assert value(chosen, {"a": a, "b": b}) == (a if expected else b)


def test_comparisons_of_words_in_text() -> None:
    widths = {"a": 8, "b": 8}
    found = {op: term.render(of_widths(f"a {op} b", widths, 1)) for op in COMPARISONS}
    assert found == {
        "==": "(eq a:8 b:8)",
        "!=": "(not (eq a:8 b:8))",
        "<": "(ult a:8 b:8)",
        ">": "(ult b:8 a:8)",
        "<=": "(not (ult b:8 a:8))",
        ">=": "(not (ult a:8 b:8))",
    }


def test_bits_of_comparisons_are_joined_bit_by_bit() -> None:
    text = "bits(((x[0] < x[1]) & (x[1] <= k)) | ~(x[0] != k), 16)"
    for case, expected in (((1, 2, 2), 1), ((1, 3, 2), 0), ((4, 3, 4), 1)):
        assert value_of(text, list(case)) == expected


def test_arrays_are_compared_and_chosen_element_by_element() -> None:
    assert value_of("bits(join(split(k, 4) == 3), 16)", [0, 0, 0x3133]) == 0b1011
    swapped = "join(join(x) == 1 ? [k[7:0], k[15:8]] : [k[15:8], 0])"
    assert value_of(swapped, [0, 1, 0x1234]) == 0x3412
    assert value_of(swapped, [1, 1, 0x1234]) == 0x1200


@st.composite
def array_and_index(draw: st.DrawFn) -> tuple[int, list[int], int, int]:
    """A width, words of it, the width of an index and an index that is in range."""
    width, by = draw(WIDTHS), draw(st.integers(1, 4))
    length = draw(st.integers(1 << by, (1 << by) + 3))
    words = draw(st.lists(st.integers(0, (1 << width) - 1), min_size=length, max_size=length))
    return width, words, by, draw(st.integers(0, (1 << by) - 1))


@settings(max_examples=60, deadline=None)
@given(array_and_index())
def test_an_index_that_is_a_word_picks_an_element(case: tuple[int, list[int], int, int]) -> None:
    width, words, by, index = case
    names = [f"x{i}" for i in range(len(words))]
    widths = dict.fromkeys(names, width) | {"i": by}
    values = dict(zip(names, words, strict=True)) | {"i": index}
    array = f"[{', '.join(names)}]"
    assert value(of_widths(f"{array}[i]", widths, width), values) == words[index]
    pairs = f"[[{'], ['.join(f'{name}, ~{name}' for name in names)}]]"
    assert value(of_widths(f"{pairs}[i][1]", widths, width), values) == words[index] ^ (1 << width) - 1
    constants = f"[{', '.join(f'bits({word}, {width})' for word in words)}]"
    assert value(of_widths(f"{constants}[i]", {"i": by}, width), values) == words[index]
    assert of_widths(f"{array}[bits({index}, {by})]", widths, width).name == names[index]


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 40), st.data())
def test_an_index_that_is_a_word_picks_a_bit(width: int, data: st.DataObject) -> None:
    by = data.draw(st.integers(1, width.bit_length() - 1))
    a, i = data.draw(st.integers(0, (1 << width) - 1)), data.draw(st.integers(0, (1 << by) - 1))
    assert value(of_widths("a[i]", {"a": width, "i": by}, 1), {"a": a, "i": i}) == a >> i & 1


def test_indices_that_are_words_in_text() -> None:
    widths = {"a": 8, "b": 8, "c": 8, "d": 8, "i": 2}
    assert term.render(of_widths("[a, b, c, d][i]", widths, 8)) == (
        "(ite (extract[1:1] i:2) (ite (extract[0:0] i:2) d:8 c:8) (ite (extract[0:0] i:2) b:8 a:8))"
    )
    assert of_widths("[bits(9, 8), 7 + bits(1, 8)][i]", {"i": 1}, 8) is term.lookup([9, 8], term.var("i", 1), 8)
    assert term.render(of_widths("a[i]", widths, 1)) == "(extract[0:0] (lshr a:8 (zext[8] i:2)))"


def test_any_element_is_set_by_comparisons() -> None:
    body = "var a = split(k, 4)  let i = x[0][1:0]  a := [i == j ? x[1][3:0] : a[j] for j in 0..3]  y = join(a)"
    assert [value_of(None, [i, 0xF, 0x1234], body) for i in range(4)] == [0xF234, 0x1F34, 0x12F4, 0x123F]
