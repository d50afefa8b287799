"""Products modulo 2**n - 1: recognised however they are written, known by word and number, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl.cipher import parse_cipher
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, const, eq, evaluate, extract, ite, render, ult, variables, zext
from ciphergen.verify.claim.inverse import _by_products, direction
from ciphergen.verify.equality.end_around import EndAroundProducts
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.patience import PatientSolver
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.verdict import Verdict
from tests.verify.leaves import secret

Times = Callable[[Term, int], Term]


def by_carry(x: Term, number: int) -> Term:
    """Both halves of the integer product, and the carry of their sum."""
    n = x.width
    integer = zext(x, 2 * n) * const(number, 2 * n)
    total = zext(extract(integer, n - 1, 0), n + 1) + zext(extract(integer, 2 * n - 1, n), n + 1)
    return extract(total, n - 1, 0) + zext(extract(total, n, n), n)


def by_comparison(x: Term, number: int) -> Term:
    """The same, of wider words, with a comparison in place of the carry."""
    n = x.width
    integer = zext(x, 3 * n) * const(number, 3 * n)
    low, high = extract(integer, n - 1, 0), extract(integer, 2 * n - 1, n)
    return high + low + ite(ult(high + low, low), const(1, n), const(0, n))


def reduced(x: Term, number: int) -> Term:
    """The product that is 0 wherever it is a multiple of 2**n - 1."""
    made = by_carry(x, number)
    return ite(eq(made, const((1 << x.width) - 1, x.width)), const(0, x.width), made)


def true_product(x: int, number: int, n: int) -> int:
    """From 1 to 2**n - 1, and 0 where the word is."""
    return (x * number - 1) % ((1 << n) - 1) + 1 if x else 0


def finder() -> EndAroundProducts:
    """A rewriter of a new prover."""
    equality = Equality(Normalizer(), Solver())
    return EndAroundProducts(
        Normalizer(), equality.solver, lambda a, b: equality.settle([(a, b)]).verdict is Verdict.PROVED
    )


def inverse(number: int, n: int) -> int:
    return pow(number, -1, (1 << n) - 1)


@pytest.mark.parametrize("times", [by_carry, by_comparison])
def test_what_is_tested_here_is_the_product(times: Times) -> None:
    x = secret("x", 4)
    for number in range(1, 16):
        assert [evaluate([times(x, number)], {x: v})[0] for v in range(16)] == [
            true_product(v, number, 4) for v in range(16)
        ]


@pytest.mark.parametrize("times", [by_carry, by_comparison])
@pytest.mark.parametrize(("n", "number"), [(4, 7), (8, 0x4D), (16, 0x1235), (32, 0x025F1CDB)])
def test_a_number_and_its_inverse_are_nothing(times: Times, n: int, number: int) -> None:
    x, key = secret("x", n), secret("key", n)
    products = finder()
    once = times(x ^ key, number)
    assert products(once).op == "var"
    assert products(times(once, inverse(number, n))) is products(x ^ key)
    # What is proved to be a product is known as one.
    again = ((once ^ key) & once) ^ (once & key)
    assert products(times(again, inverse(number, n))) is products(x ^ key)


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_what_is_rewritten_keeps_its_values(data: st.DataObject) -> None:
    """Products of products, with parts changed for some values: of four bits, each is tried."""
    n, x = 4, secret("x", 4)
    term, products = x, finder()
    for _ in range(data.draw(st.integers(1, 3))):
        times = data.draw(st.sampled_from([by_carry, by_comparison, reduced]))
        number = data.draw(st.integers(1, 15))
        mask, at = data.draw(st.integers(0, 15)), data.draw(st.integers(0, 15))
        change = zext(eq(term & mask, const(at, n)), n) * data.draw(st.sampled_from([0, 0, 1]))
        wrong = zext(eq(times(term, number), const(at, n)), n) * data.draw(st.sampled_from([0, 0, 1]))
        term = times(term, number) + wrong + change
    made = products(term)
    for value in range(1 << n):
        known = {x: value}
        for variable, (word, number) in products._products.items():
            (of,) = evaluate([word], known)
            known[variable] = true_product(of, number, n)
        assert evaluate([made], {v: known[v] for v in variables([made])}) == evaluate([term], {x: value}), render(made)


WRONG: dict[str, Times] = {
    "0 for multiples": reduced,
    "no carry": lambda x, g: by_carry(x, g) - zext(ult(x, const(3, x.width)), x.width),
    "of the integers": lambda x, g: x * g,
    "two carries": lambda x, g: by_carry(x, g) + zext(extract(zext(x, 64) * const(g, 64), x.width, x.width), x.width),
    "one half": lambda x, g: extract(zext(x, 2 * x.width) * const(g, 2 * x.width), 2 * x.width - 1, x.width),
    "by 0": lambda x, g: by_carry(x, 0),
}


@pytest.mark.parametrize("n", [4, 16, 32])
@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_product_stays_as_it_is(name: str, n: int) -> None:
    products = finder()
    term = WRONG[name](secret("x", n), 7)
    assert products(term) not in products._products


RIGHT = "s[15:0] + word(s[16])"


def source(last: str) -> str:
    """The text of a cipher of products; what the one that decryption ends with adds up."""
    return f"""
cipher Around {{
  word 16 little
  block 2 words
  variant Around {{ key 2 words }}
  function times(x: word, g: number) -> y: word {{
    let p = bits(x, 32) * g
    let s = bits(p[15:0], 17) + bits(p[31:16], 17)
    y = {RIGHT}
  }}
  function last(x: word, g: number) -> y: word {{
    let p = bits(x, 32) * g
    let s = bits(p[15:0], 17) + bits(p[31:16], 17)
    y = {last}
  }}
  schedule (t) -> rk: word[3][2] {{ for i in 0..2 {{ rk[i] = [t[0] + i, t[1] ^ i] }} }}
  encrypt(x, rk) -> y {{
    for i in 0..2 {{
      let m = [times(x[0] ^ rk[i][0], 0x1235), x[1] ^ rk[i][1]]
      x := [m[1] ^ m[0], m[0]]
    }}
    y = x
  }}
  decrypt(y, rk) -> x {{
    for i in 2 down to 0 {{
      let m = [y[1], y[0] ^ y[1]]
      y := [last(m[0], {inverse(0x1235, 16)}) ^ rk[i][0], m[1] ^ rk[i][1]]
    }}
    x = y
  }}
}}
"""


def undone(last: str = RIGHT) -> bool:
    """Whether decryption is shown to undo encryption by what is known of products."""
    variant = parse_cipher(source(last), "around.cipher").variants["around"]
    there, back = direction(variant, ENCRYPT), direction(variant, DECRYPT)
    solver = PatientSolver()
    return _by_products(there, back, Normalizer(), Equality(Normalizer(), solver), solver) is not None


def test_a_cipher_of_products_is_undone() -> None:
    assert undone()


# For a few words only, so that the random blocks that are tried when a text is read come back.
RARELY_WRONG = ["s[15:0] + word(s[16]) + word(x == 0x6a09)", "s == 0xffff ? 0 : s[15:0] + word(s[16])"]


@pytest.mark.parametrize("last", RARELY_WRONG)
def test_one_that_fails_for_a_few_words_is_not(last: str) -> None:
    assert not undone(last)
