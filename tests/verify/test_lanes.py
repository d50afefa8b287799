"""The normal form of sums of words beside each other: equations that hold, one form, and what stays a sum."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ciphergen.dsl.term import Term, concat, const, extract, rotl, var
from ciphergen.generator.layouts import lane_sums
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver, equal
from tests.generator.test_beside import WIDTHS, words


def lanes(name: str, width: int, bits: int) -> Term:
    """A register of words that are terms of their own."""
    return concat(*(var(f"{name}{i}", width) for i in range(bits // width)))


# What the words of two registers, and a constant, are combined to; and the same of one word each.
Combine = Callable[[Term, Term], Term]
FORMS: dict[str, tuple[Callable[[Term, Term, int], Term], Combine]] = {
    "sum": (lane_sums.added, lambda a, b: a + b),
    "difference": (lane_sums.subtracted, lambda a, b: a - b),
    "sum with an exclusive or": (lambda a, b, w: lane_sums.added(a ^ b, b, w), lambda a, b: (a ^ b) + b),
    "sum of a sum": (
        lambda a, b, w: lane_sums.added(lane_sums.added(a, b, w), b, w),
        lambda a, b: a + b + b,
    ),
    "difference of a sum": (
        lambda a, b, w: lane_sums.subtracted(a, lane_sums.added(a, b, w), w),
        lambda a, b: -b,
    ),
    "sum with a complement": (lambda a, b, w: lane_sums.added(a, ~b, w), lambda a, b: a + ~b),
    "negation": (lambda a, b, w: lane_sums.subtracted(const(0, a.width), b, w), lambda a, b: -b),
}


@pytest.mark.parametrize(("width", "bits"), WIDTHS)
@pytest.mark.parametrize("name", FORMS)
def test_equations_hold(name: str, width: int, bits: int) -> None:
    """Of registers that are one term, and of those that are words side by side."""
    code, _ = FORMS[name]
    normal, solver = Normalizer(width, bits), Solver()
    for a, b in ((var("a", bits), var("b", bits)), (lanes("a", width, bits), lanes("b", width, bits))):
        t = code(a, b, width)
        assert equal(solver, t, normal(t), 300_000_000) is True
        for word in words(t, width):
            assert equal(solver, word, normal(word), 300_000_000) is True


@pytest.mark.parametrize(("width", "bits"), WIDTHS)
@pytest.mark.parametrize("name", [name for name in FORMS if name != "sum with an exclusive or"])
def test_one_form(name: str, width: int, bits: int) -> None:
    """That of the words, where registers are words side by side."""
    code, word = FORMS[name]
    normal = Normalizer(width, bits)
    a, b = lanes("a", width, bits), lanes("b", width, bits)
    wanted = concat(*(word(x, y) for x, y in zip(words(a, width), words(b, width), strict=True)))
    assert normal(code(a, b, width)) is normal(wanted)


@pytest.mark.parametrize(("width", "bits"), [each for each in WIDTHS if each[0] > 2])
def test_one_form_of_moved_and_flipped_words(width: int, bits: int) -> None:
    """The bit above a part of a rotated word is its lowest; a flip of the top bit goes where others are flipped."""
    normal = Normalizer(width, bits)
    a, b = lanes("a", width, bits), lanes("b", width, bits)
    for distance in range(1, width):
        for flips in (0, 1, 1 << width - 2, 3 << width - 2, (1 << width) - 1):
            x = concat(*(rotl(word, distance) ^ flips for word in words(a, width)))
            wanted = concat(
                *(
                    (rotl(p, distance) ^ flips) + rotl(q, 1)
                    for p, q in zip(words(a, width), words(b, width), strict=True)
                )
            )
            y = concat(*(rotl(word, 1) for word in words(b, width)))
            assert normal(lane_sums.added(x, y, width)) is normal(wanted)


def test_one_form_of_a_count_in_the_upper_word() -> None:
    """A constant that one summand has in its upper word is not a summand of its own."""
    normal = Normalizer(16, 32)
    a, b = var("a", 16), lanes("b", 16, 32)
    counted = concat(a + 1, a)
    for code, word in ((lane_sums.added, Term.__add__), (lane_sums.subtracted, Term.__sub__)):
        for x, y in ((counted, b), (b, counted)):
            wanted = concat(*(word(p, q) for p, q in zip(words(x, 16), words(y, 16), strict=True)))
            assert normal(code(x, y, 16)) is normal(wanted)
            assert equal(Solver(), code(x, y, 16), normal(code(x, y, 16)), 300_000_000) is True


def test_what_may_carry_stays_a_sum_of_registers() -> None:
    normal = Normalizer(8, 32)
    a, b = lanes("a", 8, 32), lanes("b", 8, 32)
    for t in (a + b, (a & 0x7F7F7FFF) + (b & 0x7F7F7F7F), (a & 0x7F7F7F7F) - (b & 0x7F7F7F7F)):
        assert normal(t).op in ("add", "sub")
        assert equal(Solver(), t, normal(t), 300_000_000) is True
    normal = Normalizer(16, 32)
    a, b, c = (lanes(name, 16, 32) for name in "abc")
    total = a + b
    for t in (
        total - ((total ^ (a ^ c)) & 0x10001),
        total - ((total ^ (a ^ b)) & 0x20001),
        total + ((total ^ (a ^ b)) & 0x10001),
        (total + 1) - (((total + 1) ^ (a ^ b)) & 0x10001),
        (total + c) - (((total + c) ^ (a ^ b)) & 0x10001),
        total - ((a ^ b) & 0x10001),
    ):
        assert normal(t).op in ("add", "sub")
        assert equal(Solver(), t, normal(t), 300_000_000) is True
    normal = Normalizer(8, 32)
    a, b = lanes("a", 8, 32), lanes("b", 8, 32)
    top = extract(a ^ b, 7, 7)
    other = (zext_of(a) + zext_of(b)) ^ concat(top & var("c", 1), const(0, 7))
    assert normal(other).op == "xor"
    assert equal(Solver(), other, normal(other), 300_000_000) is True


def zext_of(a: Term) -> Term:
    """The lowest word without its top bit."""
    return concat(const(0, 1), extract(a, 6, 0))
