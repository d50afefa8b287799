"""What expressions and statements mean: texts evaluated on terms and, independently, on Python ints."""

import operator
from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl import syntax, term
from ciphergen.dsl.binding import Binding
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.cipher import parse_cipher, shipped_ciphers
from ciphergen.dsl.parser import parse
from ciphergen.dsl.unfold import Unfolder

from .texts import FRAME, value_of

MASK = 0xFFFF
INPUTS = {"x[0]": 0x1234, "x[1]": 0xBEEF, "k": 0x8001}


@st.composite
def expressions(draw: st.DrawFn, depth: int = 4) -> tuple[str, int]:
    """A 16-bit expression of x[0], x[1] and k, and its value on INPUTS."""
    if depth == 0 or draw(st.integers(0, 4)) == 0:
        return draw(st.sampled_from(sorted(INPUTS.items())))
    text, value = draw(expressions(depth - 1))
    kind = draw(st.integers(0, 6))
    if kind == 0:
        n = draw(st.integers(0, 40))
        turn = n % 16
        left = (value << turn | value >> (16 - turn)) & MASK
        right = (value >> turn | value << (16 - turn)) & MASK
        return draw(st.sampled_from([(f"({text} <<< {n})", left), (f"({text} >>> {n})", right)]))
    if kind == 1:
        n = draw(st.integers(0, 15))
        return draw(st.sampled_from([(f"({text} << {n})", value << n & MASK), (f"({text} >> {n})", value >> n)]))
    if kind == 2:
        return draw(st.sampled_from([(f"(~{text})", ~value & MASK), (f"(-{text})", -value & MASK)]))
    if kind == 3:
        n = draw(st.integers(1, 15))
        swapped = (value << (16 - n) | value >> n) & MASK
        return f"join([({text})[{n - 1}:0], ({text})[15:{n}]])", swapped
    if kind == 4:
        bit = draw(st.integers(0, 15))
        other, other_value = draw(expressions(depth - 1))
        return f"(({text})[{bit}] ? {other} : {text})", other_value if value >> bit & 1 else value
    if kind == 5:
        number = draw(st.integers(0, MASK))
        return f"({text} + {number:#x} * 1)", (value + number) & MASK
    other, other_value = draw(expressions(depth - 1))
    operators = {"^": operator.xor, "&": operator.and_, "|": operator.or_}
    operators |= {"+": operator.add, "-": operator.sub, "*": operator.mul}
    op = draw(st.sampled_from(sorted(operators)))
    return f"({text} {op} {other})", operators[op](value, other_value) & MASK


@settings(max_examples=60, deadline=None)
@given(expressions())
def test_random_expressions(case: tuple[str, int]) -> None:
    text, value = case
    assert value_of(text, list(INPUTS.values())) == value


NUMBERS = [
    ("7 div 2", 3),
    ("-7 div 2 + 10", 6),
    ("-7 mod 4", 1),
    ("1 + 2 * 3", 7),
    ("1 << 2 + 1", 8),
    ("0x10 >> 2", 4),
    ("6 ^ 3 & 2 | 8", 12),
    ("1 < 2 and 2 <= 2 and 3 > 2 and 2 >= 2 and 1 == 1 and 1 != 2", 1),
    ("1 > 2 or 2 == 3", 0),
    ("1 == 1 or 1 div 0 == 0", 1),
    ("1 == 2 and 1 div 0 == 0", 0),
    ("not 1 == 2 ? 5 : 1 div 0", 5),
    ("0b1010[1] + 0b1010[2]", 1),
    ("[10, 20, 30][1]", 20),
    ("[i * i for i in 0..5 if i mod 2][2]", 25),
    ("[i for i in 5 down to 1][0..1][1]", 4),
    ("xor([1, 2, 4])", 7),
    ("reverse([1, 2, 3])[0]", 3),
    ("length([[1, 2], [3, 4], [5, 6]]) + 10 * length([[1]][0])", 13),
    ("1_000 - 0xff_ff + 0xffff", 1000),
]


@pytest.mark.parametrize(("text", "value"), NUMBERS)
def test_numbers(text: str, value: int) -> None:
    assert value_of(f"word({text})", [0, 0, 0]) == value


WORDS = [
    ("join(split(k, 4))", 0x1234),
    ("join(reverse(split(k, 4)))", 0x4321),
    ("bits(k[15:12], 16)", 0x1),
    ("join(transpose(transpose(split(k, 4))))", 0x1234),
    # Column i of rows 1, 2, 3, 4 (row 0 is 1): bit i of each row, row 0 lowest.
    ("join(reverse(transpose(split(k, 4))))", 0b0000_1000_0110_0101),
    ("join([byte(1), byte(2)])", 0x0102),
    ("k >> (k & 7)", 0x1234 >> 4),
    ("k << bits(k[3:0], 16)", 0x2340),
    ("xor([k, 1, k])", 1),
    ("join([k[15:8], k[7:0]] ^ 0xff)", 0xEDCB),
    ("join(0xf ^ split(k, 4))", 0xEDCB),
    ("join(-split(k, 4))", 0xFEDC),
    ("1 == 1 ? k : k[0]", 0x1234),
    ("k[2] ? 5 : k", 5),
    ("k[0] ? 5 : k", 0x1234),
    ("k ^ (k[2] ? 5 : 0)", 0x1231),
    ("(k[0] ? 5 : 6) + k", 0x123A),
    ("k ^ (k[0] ? 1 : k[2] ? 2 : 3)", 0x1236),
    ("[k, k][0] ^ word(k[2] ? 1 : 0)", 0x1235),
    ("join([0, k[11:8], 0, 1])", 0x0201),
    ("join(split(k, 4) ^ (k[2] ? 3 : 0))", 0x2107),
]


@pytest.mark.parametrize(("text", "value"), WORDS)
def test_words(text: str, value: int) -> None:
    assert value_of(text, [0, 0, 0x1234]) == value


STATEMENTS = [
    ("var a = k  a := a + 1  y = a", 0x1235),
    ("var a: bits(4)[4]  a := split(k, 4)  a[1] := 7  y = join(a)", 0x1734),
    ("var a = [k, k]  a[0] := a[0] + 1  y = a[0] ^ a[1]", 1),
    ("var n = 3  n := n + 1  y = n", 4),
    ("let a: word = k[2] ? 1 : 0  y = a + k", 0x1235),
    ("y = k[2] ? 7 : 0", 7),
    ("var a: word[2] = [k, k]  a[1] := k[2] ? 7 : 0  y = a[0] + a[1]", 0x123B),
    ("let a: bits(4)[4] = [7, 0xf, 0, 1]  y = join(a)", 0x7F01),
    ("let n: number = 3  let a: word = 5  y = k + a + n", 0x123C),
    ("let [a, b, c, d] = split(k, 4)  y = join([d, c, b, a])", 0x4321),
    ("let [a, b] = [[k, 1], [2, k]]  y = a[1] + b[0]", 3),
    ("var a: word = 5  a := a + k  y = a", 0x1239),
    ("var a: bits(4)[2] = [7, 0xf]  a[1] := 2  y = bits(join(a), 16)", 0x72),
    ("var n: number = 3  n := n + length([k, k])  y = n", 5),
    ("for i in 0..length(split(k, 4))-1 { k := k + i }  y = k", 0x123A),
    ("for i in 0..3 { k := k + i }  y = k", 0x123A),
    ("for i in 3 down to 0 { k := (k << 1) + i }  y = k", 0x2340 + 8 * 3 + 4 * 2 + 2 * 1),
    ("for i in 0..-1 { k := 0 }  y = k", 0x1234),
    ("if 1 == 2 { y = 1 } else if 2 == 2 { y = 2 } else { y = 3 }", 2),
    ("for i in 0..3 { let b = 4 * i + 1  let c = b  if b > 8 { k := k + c } }  y = k", 0x1234 + 9 + 13),
]


@pytest.mark.parametrize(("text", "value"), STATEMENTS)
def test_statements(text: str, value: int) -> None:
    body = f"let z = x[0] ^ x[1] ^ k  k := k ^ z ^ z  {text}"
    assert value_of(None, [0, 0, 0x1234], body) == value


def test_words_of_several_widths_and_orders() -> None:
    block = [term.const(b, 8) for b in bytes.fromhex("0123456789abcdef")]
    expected = {
        "word 16 little": [0x2301, 0x6745, 0xAB89, 0xEFCD],
        "word 16 big": [0x0123, 0x4567, 0x89AB, 0xCDEF],
        "word 4 big": list(range(16)),
        "word 4 little": [1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14],
        "word 64 big": [0x0123456789ABCDEF],
        "word 64 little": [0xEFCDAB8967452301],
        "word 8": [0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF],
    }
    for declaration, words in expected.items():
        text = FRAME.format(declaration=declaration, count=len(words))
        variant = parse_cipher(text, "words.cipher").variants["words64"]
        assert [w.value for w in variant.words(block)] == words
        assert list(variant.bytes(variant.words(block))) == block
        assert variant.block_bytes == variant.key_bytes == 8


def without_places(node: object) -> object:
    if isinstance(node, syntax.Node):
        rest = [f.name for f in fields(node) if f.name != "place"]
        return (type(node).__name__, *(without_places(getattr(node, name)) for name in rest))
    return tuple(without_places(item) for item in node) if isinstance(node, tuple) else node


@pytest.mark.parametrize("name", shipped_ciphers())
def test_layout_and_comments_mean_nothing(name: str) -> None:
    from ciphergen.dsl.cipher import load

    text = load(name).text
    bare = " ".join(line.split("#")[0] for line in text.split("\n"))
    spread = text.replace(" ", "  # a comment\n ") if '"' not in text else bare.replace("(", " ( ")
    trees = [parse(t, "a.cipher") for t in (text, bare, spread)]
    assert without_places(trees[0]) == without_places(trees[1]) == without_places(trees[2])


def test_places() -> None:
    tree = parse("cipher A {\n  const c = 1 +\n    2\n}", "a.cipher")
    assert isinstance(tree, syntax.CipherText)
    item = tree.items[0]
    assert isinstance(item, syntax.Const)
    assert str(item.place) == "a.cipher:2:3"
    assert str(item.value.place) == "a.cipher:2:15"
    assert [str(c.place) for c in item.value.children()] == ["a.cipher:2:13", "a.cipher:3:5"]


def test_elements_that_are_set_leave_what_was_read_before() -> None:
    slot = Binding((1, 2))
    before, elements = slot.value, slot.elements
    assert elements is not None
    elements[0] = 3
    assert slot.elements is elements
    assert (before, slot.value) == ((1, 2), (3, 2))
    assert slot.value is slot.value
    slot.put(7)
    assert (slot.elements, slot.value) == (None, 7)


def test_a_choice_by_a_known_bit_makes_no_term() -> None:
    text = "cipher A { function f(x: word, i: word) -> word = word(2) == i ? x : x + 1 }"
    unfolder = Unfolder.of(16, 32, {}, parse(text, "a.cipher").items, Budget())
    x, place = term.var("x", 16), unfolder.functions["f"].place
    assert [unfolder.invoke("f", (x, term.const(i, 16)), place) for i in (2, 3)] == [x, x + 1]
