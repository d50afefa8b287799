"""Inverses of odd words modulo 2**n: what Newton's iteration makes of a word is its inverse in all bits after enough
steps, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from ciphergen.dsl.cipher import parse_cipher
from ciphergen.dsl.term import Term, concat, const, evaluate, extract, topological, var
from ciphergen.dsl.term.walk import remake
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.odd_inverses import OddInverses
from ciphergen.verify.equality.patience import PatientSolver
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.verdict import Verdict
from tests.verify.leaves import secret

# A word of a block is multiplied by a round key, which is made odd; the other direction divides by it.
TEXT = """
cipher Quotients {
  word 32 little
  block 2 words
  variant Quotients { key 2 words }
  function inverse(a: word) -> y: word {
    var r = a
    for i in 1..STEPS { r := NEXT }
    y = r
  }
  schedule Quotients(t) -> k: word[1][2] { k[0] = t }
  encrypt(x, k) -> y { y = [x[1] ^ k[0][1], x[0] * (k[0][0] | 1)] }
  decrypt(y, k) -> x { x = [y[1] * inverse(k[0][0] | 1), y[0] ^ k[0][1]] }
}
"""


@pytest.mark.parametrize("following", ["r * (2 - a * r)", "(2 - r * a) * r", "r * (1 + 1 - r * a)"])
@pytest.mark.parametrize("steps", [4, 5])
def test_a_text_that_divides_undoes_what_it_multiplied(following: str, steps: int) -> None:
    text = TEXT.replace("STEPS", str(steps)).replace("NEXT", following)
    (obligation,) = Knowledge(parse_cipher(text, "quotients.cipher").variants["quotients"], 32).inverses
    assert obligation.verdict is Verdict.PROVED


# Bits that move in front of a product and back behind it: words of the whole show that, parts of them do not.
TURNED = """
cipher Turned {
  word 64 little
  block 1 words
  variant Turned { key 2 words }
  function turned(x: word) -> word = join(reverse(split(x, 1)))
  function inverse(a: word) -> y: word {
    var r = a
    for i in 1..STEPS { r := r * (2 - a * r) }
    y = r
  }
  schedule(t) -> k: word[2], d: word[2] {
    for i in 0..1 {
      k[i] = t[i] | 1
      d[i] = inverse(t[i] | 1)
    }
  }
  encrypt(x, k) -> y { for i in 0..1 { x := [turned(x[0]) * k[i]] } y = x }
  decrypt(y, d) -> x { for i in 1 down to 0 { y := [turned(y[0] * d[i])] } x = y }
}
"""


@pytest.mark.parametrize("register", [32, 64])
def test_words_that_are_multiplied_and_turned_round_come_back(register: int) -> None:
    variant = parse_cipher(TURNED.replace("STEPS", "5"), "turned.cipher").variants["turned"]
    (obligation,) = Knowledge(variant, register).inverses
    assert obligation.verdict is Verdict.PROVED


def test_bits_of_a_product_that_move_are_the_product_only_where_all_come_back() -> None:
    product = secret("x", 64) * secret("y", 64)
    moved = concat(*[extract(product ^ secret("k", 64), i, i) for i in range(64)])
    for places, verdict in (([*range(64)], Verdict.PROVED), ([1, 0, *range(2, 64)], Verdict.REFUTED)):
        back = concat(*[extract(moved, i, i) for i in places]) ^ secret("k", 64)
        solver = PatientSolver()
        found = Equality(Normalizer(), solver, 8).settle([(back * secret("z", 64), product * secret("z", 64))])
        assert found.verdict is verdict


A, B, X = concat(var("a", 31), const(1, 1)), concat(var("b", 31), const(1, 1)), var("x", 32)
TWO = const(2, 32)
Step = Callable[[Term, Term], Term]
RIGHT: Step = lambda a, r: r * (TWO - a * r)  # noqa: E731


def left_of(first: Term = A, step: Step = RIGHT, steps: int = 4, word: Term = A) -> tuple[Term, Term]:
    """What the rewriter leaves of a word times what an iteration makes, times another word; and these."""
    normal, inverses, r = Normalizer(), OddInverses(Normalizer()), first
    for _ in range(steps):
        r = step(word, r)
    whole = X * r * word
    return _with(inverses, normal, whole), normal(whole)


def test_a_word_and_its_inverse_are_left_out() -> None:
    assert left_of()[0] is X
    assert left_of(steps=5)[0] is X


WRONG: dict[str, tuple[Term, Step, int, Term]] = {
    "too few steps": (A, RIGHT, 3, A),
    "the inverse of another word": (A, lambda a, r: r * (TWO - B * r), 4, A),
    "another word in the last step": (A, lambda a, r: RIGHT(A if r.op == "concat" else B, r), 4, A),
    "a first guess that is none": (A + TWO, RIGHT, 4, A),
    "an even word": (A + 1, RIGHT, 4, A + 1),
    "a word that may be even": (X, RIGHT, 4, X),
    "squares of the guess": (A, lambda a, r: r * (TWO - r * r), 4, A),
    "a sum": (A, lambda a, r: r * (TWO + a * r), 4, A),
    "another number": (A, lambda a, r: r * (const(3, 32) - a * r), 4, A),
    "three times": (A, lambda a, r: r * (TWO - a * r * 3), 4, A),
    "more in the sum": (A, lambda a, r: r * (TWO - a * r - B), 4, A),
    "the word again": (A, lambda a, r: a * (TWO - a * r), 4, A),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_inverse_stays_as_it_is(name: str) -> None:
    left, whole = left_of(*WRONG[name])
    assert left is whole
    assert Equality(Normalizer(), Solver()).settle([(whole, X)]).verdict is Verdict.REFUTED


@pytest.mark.parametrize("bits", [4, 8, 16, 32, 64])
def test_words_of_any_bits(bits: int) -> None:
    x, a = secret("x", bits), concat(secret("a", bits - 1), const(1, 1))
    inverse, known = a, 3
    while known < bits:
        assert settled(x, a, inverse) is Verdict.REFUTED
        inverse, known = inverse * (const(2, bits) - a * inverse), 2 * known
    assert settled(x, a, inverse) is Verdict.PROVED


def settled(x: Term, a: Term, inverse: Term) -> Verdict:
    """The verdict on whether a word comes back, and on whether both factors alone are 1."""
    pairs = [(x * inverse * a, x), (x * a * inverse, x), (a * inverse, const(1, x.width))]
    return Equality(Normalizer(), Solver()).settle(pairs).verdict


BITS = 4


def grown(source: Random, normal: Normalizer) -> list[Term]:
    """Products, steps of the iteration, and what is nearly one, of words of four bits, of which two are odd."""
    words = [var("x", BITS), *(concat(var(name, BITS - 1), const(1, 1)) for name in "ab")]
    terms, inverses = [*words], OddInverses(normal)
    for _ in range(30):
        a, r, f = source.choice(words), source.choice(terms), source.choice(terms)
        two = const(source.choice((2, 2, 2, 3)), BITS)
        made = source.choice([r * f, r * f, r * a, r * (two - a * r), a * (two - a * a), r + f])
        terms.append(_with(inverses, normal, made))
    return terms


def _with(inverses: OddInverses, normal: Normalizer, term: Term) -> Term:
    """A term with each product, from below, as what the rewriter leaves of it."""
    known = dict[Term, Term]()
    for t in topological([term]):
        known[t] = inverses(normal(remake(t, tuple(known[a] for a in t.args)) if t.args else t))
    return known[term]


def test_random_products_keep_their_values() -> None:
    """The same steps with the normal form alone make the same values, of all values of the words."""
    shorter = 0
    variables = [var("x", BITS), var("a", BITS - 1), var("b", BITS - 1)]
    values = [dict(zip(variables, v, strict=True)) for v in product(range(16), range(8), range(8))]
    for seed in range(60):
        found = grown(Random(seed), Normalizer())
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(OddInverses, "__call__", lambda self, term: term)
            plain = grown(Random(seed), Normalizer())
        changed = [(a, b) for a, b in zip(found, plain, strict=True) if a is not b]
        shorter += bool(changed)
        for assigned in Random(seed).sample(values, 40):
            left, right = zip(*changed, strict=True) if changed else ((), ())
            assert evaluate(left, assigned) == evaluate(right, assigned), seed
    assert shorter > 20
