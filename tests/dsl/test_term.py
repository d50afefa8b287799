"""Terms: meaning, widths, sharing, traversal."""

import gc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ciphergen.dsl import term
from ciphergen.dsl.term import Term, WidthError, const, var
from ciphergen.dsl.term.program import Program
from ciphergen.dsl.term.term import _TERMS

WIDTHS = st.sampled_from([1, 3, 8, 16, 32, 64, 128])


@st.composite
def two_words(draw: st.DrawFn) -> tuple[int, int, int]:
    width = draw(WIDTHS)
    words = st.integers(0, (1 << width) - 1)
    return width, draw(words), draw(words)


# An independent reading of each operation: Python's operators on ints and on strings of bits.
def bits(value: int, width: int) -> str:
    return format(value % (1 << width), f"0{width}b")


@given(two_words(), st.integers(0, 300), st.integers(-300, 300))
def test_meaning(words: tuple[int, int, int], amount: int, distance: int) -> None:
    width, a, b = words
    full = 1 << width
    x, y = var("x", width), var("y", width)
    shift = const(amount, width).value
    turn = distance % width
    signed_a, signed_b = (v - full if bits(v, width)[0] == "1" else v for v in (a, b))
    pairs = list(zip(bits(a, width), bits(b, width), strict=True))
    expected = {
        x + y: (a + b) % full,
        x - y: (a - b) % full,
        x * y: (a * b) % full,
        x & y: int("".join("1" if i + j == "11" else "0" for i, j in pairs), 2),
        x | y: int("".join("0" if i + j == "00" else "1" for i, j in pairs), 2),
        x ^ y: int("".join("1" if i != j else "0" for i, j in pairs), 2),
        ~x: full - 1 - a,
        -x: (full - a) % full,
        x << shift: int((bits(a, width) + "0" * shift)[-width:], 2) if shift < width else 0,
        x >> shift: int("0" + bits(a, width)[: max(width - shift, 0)], 2),
        term.ashr(x, shift): (signed_a >> shift) % full,
        term.rotl(x, distance): int(bits(a, width)[turn:] + bits(a, width)[:turn], 2),
        term.rotr(x, distance): int(bits(a, width)[width - turn :] + bits(a, width)[: width - turn], 2),
        term.eq(x, y): int(a == b),
        term.ult(x, y): int(a < b),
        term.slt(x, y): int(signed_a < signed_b),
        term.concat(x, y, x): int(bits(a, width) + bits(b, width) + bits(a, width), 2),
        term.extract(x, width - 1, width // 2): int(bits(a, width)[: width - width // 2], 2),
        term.zext(x, width + 5): a,
        term.sext(x, width + 5): signed_a % (full << 5),
        term.ite(term.eq(x, y), x, ~y): a if a == b else full - 1 - b,
    }
    values = {x: a, y: b}
    assert term.evaluate(list(expected), values) == list(expected.values())
    assert Program.of([x, y], list(expected))([a, b]) == list(expected.values())
    constants = {x: const(a, width), y: const(b, width)}
    assert [t.value for t in term.substitute(list(expected), constants)] == list(expected.values())


@given(st.lists(st.integers(0, 15), min_size=8, max_size=8), st.integers(0, 7))
def test_table(entries: list[int], index: int) -> None:
    x = var("x", 3)
    looked_up = term.lookup(entries, x, 4)
    assert term.evaluate([looked_up], {x: index}) == [entries[index]]
    assert term.lookup(entries, const(index, 3), 4) is const(entries[index], 4)


@given(st.binary(min_size=1, max_size=16), st.sampled_from(["little", "big"]))
def test_bytes(data: bytes, order: str) -> None:
    word = term.from_bytes([const(b, 8) for b in data], order)
    assert word is const(int.from_bytes(data, order), 8 * len(data))
    assert bytes(b.value for b in term.to_bytes(word, order)) == data


WRONG = [
    lambda: var("x", 8) + var("y", 16),
    lambda: term.make("add", (var("x", 8), var("y", 8)), 16),
    lambda: term.make("not", (var("x", 8),), 16),
    lambda: term.make("rotl", (var("x", 8),), 8, 8),
    lambda: term.eq(var("x", 8), var("y", 9)),
    lambda: term.make("eq", (var("x", 8), var("y", 8)), 8),
    lambda: term.ite(var("c", 2), var("x", 8), var("y", 8)),
    lambda: term.ite(var("c", 1), var("x", 8), var("y", 9)),
    lambda: term.make("concat", (var("x", 8),), 8),
    lambda: term.make("concat", (var("x", 8), var("y", 8)), 15),
    lambda: term.extract(var("x", 8), 8, 1),
    lambda: term.extract(var("x", 8), 2, 3),
    lambda: term.make("extract", (var("x", 8),), 4, -1),
    lambda: term.zext(var("x", 8), 7),
    lambda: term.sext(var("x", 8), 7),
    lambda: term.lookup([0, 1, 2], var("x", 2), 8),
    lambda: term.lookup([0, 1, 2, 256], var("x", 2), 8),
    lambda: term.make("fused", (var("x", 8),), 8),
    lambda: const(0, 0),
    lambda: var("x", 0),
    lambda: term.substitute([var("x", 8)], {var("x", 8): var("y", 9)}),
]


@pytest.mark.parametrize("make", WRONG)
def test_widths_are_checked_when_a_term_is_made(make) -> None:
    with pytest.raises(WidthError):
        make()


def test_equal_terms_are_one_object() -> None:
    x, y = var("x", 8), var("y", 8)
    assert (x ^ y) + 1 is (var("x", 8) ^ var("y", 8)) + const(257, 8)
    assert x ^ y is not y ^ x
    assert var("x", 8) is not var("x", 9)
    assert term.rotl(x, 8) is x
    assert term.extract(x, 7, 0) is x
    assert term.zext(x, 8) is x
    assert term.sext(x, 8) is x
    assert term.concat(x) is x


@pytest.mark.long
def test_nothing_is_kept_of_terms_that_nobody_holds() -> None:
    def waste() -> None:
        t = var("waste", 8)
        for i in range(1000):
            t = t * 3 + i

    gc.collect()
    _TERMS.drop_unused()
    before = len(_TERMS)
    waste()
    assert len(_TERMS) > before + 1000
    _TERMS.drop_unused()
    assert len(_TERMS) <= before + 1


@pytest.mark.long
def test_terms_that_nobody_holds_are_dropped_as_others_are_made() -> None:
    _TERMS.drop_unused()
    before = len(_TERMS)
    held = [var("held", 8) + i for i in range(1000)]
    for i in range(300_000):
        const(i, 32)
    assert len(_TERMS) < before + 150_000
    assert held == [var("held", 8) + i for i in range(1000)]


def test_an_equal_term_is_the_same_for_as_long_as_one_is_held() -> None:
    inner = var("held", 8) ^ 3
    outer = (inner + inner) & 7
    part = inner.args
    del inner
    _TERMS.drop_unused()
    assert outer is (var("held", 8) ^ 3) + (var("held", 8) ^ 3) & 7
    assert outer.args[0].args[0].args is part


def test_traversal() -> None:
    x, y = var("x", 8), var("y", 8)
    both = (x ^ y) + (y & x)
    assert term.topological([both]) == [x, y, x ^ y, y & x, both]
    assert term.variables([y ^ x, x]) == [y, x]
    swapped = term.substitute([both], {x: y, y: x})[0]
    assert swapped is (y ^ x) + (x & y)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        term.evaluate([var("x", 8)], {})
    with pytest.raises(KeyError):
        Program.of([], [var("x", 8)])
    with pytest.raises(ValueError, match="not a constant"):
        _ = var("x", 8).value


def test_text() -> None:
    x = var("x", 8)
    looked_up = term.lookup(range(256), term.rotl(x, 3), 8)
    term_text = term.render(term.zext(term.extract(looked_up ^ 0x1B, 6, 2), 8) - term.sext(term.eq(x, ~x), 8))
    expected = "(sub (zext[8] (extract[6:2] (xor (table (rotl[3] x:8)) 0x1b:8))) (sext[8] (eq x:8 (not x:8))))"
    assert term_text == expected
    deep: Term = x
    for _ in range(9):
        deep = ~deep
    assert repr(deep) == "(not (not (not (not …))))"
    assert repr(x << 1) == "(shl x:8 0x1:8)"
