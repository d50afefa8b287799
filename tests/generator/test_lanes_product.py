"""Products in fields are recognised by their values and made as lanes, and nothing else is taken for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.dsl.cipher import Variant, load, parse_cipher
from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.term import Term, concat, const, evaluate, extract, ite, topological, var, variables
from ciphergen.generator.analysis.field_products import FieldProduct, field_product
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.passes import lanes_product

Words = Sequence[Term]
FIELDS = [
    (4, (0, 1, 2, 7)),
    (2, (0, 1, 3, 4)),
    pytest.param(4, (0, 2, 3, 31), marks=pytest.mark.long),
    (2, (5,)),
]


def inputs(count: int, operands: int) -> list[list[Term]]:
    """The words of operands, numbered through."""
    return [[var(f"x.{count * i + j}", 32) for j in range(count)] for i in range(operands)]


def up(words: Words, *, reverse: bool) -> list[Term]:
    """A polynomial times x, cut off, where the word with the lowest degrees is the first."""
    if reverse:
        return [word >> 1 | (words[i - 1] << 31 if i else const(0, 32)) for i, word in enumerate(words)]
    return [word << 1 | (words[i - 1] >> 31 if i else const(0, 32)) for i, word in enumerate(words)]


def product(a: Words, b: Words, taps: Sequence[int], *, reverse: bool) -> list[Term]:
    """The product one bit at a time."""
    zero, shifted = const(0, 32), list(b)
    found = [zero] * len(a)
    for degree in range(32 * len(a)):
        word, bit = divmod(degree, 32)
        chosen = (a[word] >> (31 - bit if reverse else bit)) & 1
        found = [f ^ (-chosen & s) for f, s in zip(found, shifted, strict=True)]
        top = (shifted[-1] if reverse else shifted[-1] >> 31) & 1
        shifted = up(shifted, reverse=reverse)
        mask = -top
        for tap in taps:
            word, bit = divmod(tap, 32)
            shifted[word] = shifted[word] ^ (mask & (1 << (31 - bit if reverse else bit)))
    return found


def same(piece: Piece, made: Piece) -> bool:
    """Both compute the same of random numbers, of which some are all ones or have one bit."""
    random, given = Random(3), piece.inputs
    for number in range(60):
        values = {
            v: random.getrandbits(32) if number % 3 else random.choice((0, 1 << random.randrange(32), -1))
            for v in given
        }
        if evaluate(piece.outputs, values) != evaluate(made.outputs, values):
            return False
    return True


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(("count", "taps"), FIELDS)
def test_a_product_is_recognised_and_made(count: int, taps: tuple[int, ...], reverse: bool) -> None:
    a, b = inputs(count, 2)
    outputs = product(a, b, taps, reverse=reverse)
    found = field_product(outputs, [*a, *b])
    assert found == FieldProduct((tuple(b),), tuple(a), reverse, taps)
    piece = Piece((*a, *b), tuple(outputs), tuple(outputs))
    made = lanes_product.run(piece)
    assert made is not piece
    assert {*made.between} <= {*topological(made.outputs)}
    assert same(piece, made)


def test_the_sum_of_two_operands_is_one() -> None:
    """Of y ^ x and h, h is the one that stands alone, wherever it comes among the inputs."""
    h, y, x = inputs(4, 3)
    outputs = product([a ^ b for a, b in zip(y, x, strict=True)], h, (0, 1, 2, 7), reverse=True)
    found = field_product(outputs, [*h, *y, *x])
    assert found is not None
    assert (found.first, found.second) == ((tuple(y), tuple(x)), tuple(h))


def test_a_choice_of_a_product_is_one() -> None:
    a, b = inputs(4, 2)
    n = var("x.8", 32)
    made = product(a, b, (0, 1, 2, 7), reverse=True)
    outputs = [ite(extract(n, 0, 0), old, new) for old, new in zip(a, made, strict=True)]
    piece = Piece((*a, *b, n), tuple(outputs), ())
    replaced = lanes_product.run(piece)
    assert replaced is not piece
    assert same(piece, replaced)


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(("count", "taps"), FIELDS)
def test_a_product_of_wide_words_is_one(count: int, taps: tuple[int, ...], reverse: bool) -> None:
    """In a wide word the lowest bit, or the highest, is the coefficient of 1."""
    wide = [var(f"x.{i}", 32 * count) for i in range(2)]
    order = -1 if reverse else 1
    a, b = ([extract(w, 32 * i + 31, 32 * i) for i in range(count)][::order] for w in wide)
    root = concat(*product(a, b, taps, reverse=reverse)[::-order])
    piece = Piece(tuple(wide), (root,), (root,))
    made = lanes_product.run(piece)
    assert made is not piece
    random = Random(5)
    for _ in range(20):
        values = {w: random.getrandbits(w.width) for w in wide}
        assert evaluate(piece.outputs, values) == evaluate(made.outputs, values)


def bits(a: Words, b: Words) -> list[Term]:
    """Bit by bit, and no polynomial: the and of both, so often that it is long enough to be asked."""
    found = [x & y for x, y in zip(a, b, strict=True)]
    for i in range(100):
        found = [(word >> (i % 31 + 1)) ^ word for word in found]
    return found


OTHERS: dict[str, Callable[[Words, Words], list[Term]]] = {
    "one bit more": lambda a, b: [
        product(a, b, (0, 1, 2, 7), reverse=True)[0] ^ 1,
        *product(a, b, (0, 1, 2, 7), reverse=True)[1:],
    ],
    "a carry": lambda a, b: [x + y for x, y in zip(product(a, b, (0, 1, 2, 7), reverse=True), a, strict=True)],
    "a square": lambda a, _: product(a, a, (0, 1, 2, 7), reverse=True),
    "bits": bits,
    "a tap too far up": lambda a, b: product(a, b, (0, 1, 2, 7, 40), reverse=True),
    "words in another order": lambda a, b: product(a, b, (0, 1, 2, 7), reverse=True)[::-1],
    "half": lambda a, b: [x >> 1 for x in product(a, b, (0, 1, 2, 7), reverse=True)],
}


@pytest.mark.parametrize("name", OTHERS)
def test_what_is_no_product_stays(name: str) -> None:
    a, b = inputs(4, 2)
    outputs = tuple(OTHERS[name](a, b))
    piece = Piece((*a, *b), outputs, ())
    assert lanes_product.run(piece) is piece


@pytest.mark.long
def test_the_shipped_text_has_one_and_its_code_is_half_as_long() -> None:
    """A block took 3370 cycles, one bit at a time, and the paper's 3499; 1472 in the order of what it needs."""
    output = generate(load("ghash"), target("rv32i"), Options())
    (function,) = output.functions
    assert function.cycles < 1380
    assert function.bytes < 10_000


def of_ghash(old: str, new: str) -> Variant:
    text = load("ghash").text
    assert text.count(old) == 1
    text = text.replace(old, new)
    return parse_cipher(text[: text.index("  # Test cases 2")] + "}\n", "ghash.cipher").variants["ghash128"]


@pytest.mark.parametrize(
    ("old", "new", "fills"),
    [
        ("y := [n == 0 ?", "y := [n == 0 ?", True),
        ("y := [n == 0 ?", "y := [n == 1 ?", False),
        ("y[j] : next[j]", "next[j] : y[j]", False),
        ("let next = gmul(y ^ x, h)", "let next = gmul(y ^ x ^ [n, 0, 0, 0], h)", False),
    ],
)
def test_a_last_block_that_is_filled_is_one_of_the_others(old: str, new: str, fills: bool) -> None:
    variant = of_ghash(old, new)
    assert MessageMode.of(variant, "absorb").fills_last(variant) is fills


def test_a_message_that_is_padded_has_another_last_block() -> None:
    variant = load("ascon_hash").variants["ascon_hash256"]
    names = [name for name, entry in variant.entries.items() if entry.message is not None and not entry.end]
    assert names
    assert not any(MessageMode.of(variant, name).fills_last(variant) for name in names)


def test_what_is_no_input_is_no_word_of_an_operand() -> None:
    a, b = inputs(4, 2)
    outputs = product(a, [word ^ const(0, 32) for word in b], (0, 1, 2, 7), reverse=True)
    outputs[0] = outputs[0] ^ var("y", 32)
    assert {v.name for v in variables(outputs)} > {"y"}
    assert field_product(outputs, [*a, *b]) is None
