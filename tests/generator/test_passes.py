"""Each pass: an example before and after, and every equation proved."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import product
from operator import xor
from random import Random

import pytest

from ciphergen.backends import generation, target, target_names
from ciphergen.dsl.term import (
    Term,
    concat,
    const,
    evaluate,
    extract,
    from_bytes,
    make,
    rebuild,
    remake,
    render,
    rotl,
    rotl_by,
    rotr_by,
    to_bytes,
    topological,
    var,
    zext,
)
from ciphergen.dsl.term.pattern import Pattern, pattern
from ciphergen.dsl.term.rewrite import Equation
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_variable
from ciphergen.generator.passes import abreast, balance, gather, inversions, join, rotations, simplify, strength
from tests.generator.solver import assert_equal

X, Y = var("x", 32), var("y", 32)
FIVE = zext(var("n", 5), 32)
TABLES = {"simplify": simplify.EQUATIONS, "rotations": rotations.EQUATIONS, "strength": strength.EQUATIONS}
ALL = [pytest.param(e, id=f"{name}: {e.name}") for name, table in TABLES.items() for e in table]
SUMS_OF_THREE = "x * (2**n +- 2**m +- 2**k)"  # as many constants are: ten seconds
WIDTHS = (*range(1, 10), 16, 31, 32, 33, 64)


def samples(equation: Equation, width: int) -> Iterator[dict[str, int]]:
    """Constants and parameters for which the equation speaks: all that matter for shifts, extremes else."""
    leaves = list(equation.pattern.leaves())
    constants = sorted({leaf.name for leaf in leaves if leaf.kind == "constant"})
    params = sorted(set(equation.pattern.params()))
    shifts = {0, 1, 2, 3, width - 3, width - 2, width - 1, width, width + 1, width // 2}
    values = sorted({v % (1 << width) for v in (*shifts, -1, -2, 1 << (width - 1), 1 << (width // 2))})
    distances = sorted({s for s in shifts if 0 <= s < width})
    for found in product(*([values] * len(constants)), *([distances] * len(params))):
        bound = dict(zip([*constants, *params], found, strict=True))
        if equation.when(width, **bound):
            yield bound


@pytest.mark.parametrize(
    "equation",
    [
        pytest.param(*each.values, id=each.id, marks=[pytest.mark.long] * (each.values[0].name == SUMS_OF_THREE))
        for each in ALL
    ],
)
def test_equation(equation: Equation) -> None:
    spoken = 0
    for width in WIDTHS:
        for bound in samples(equation, width):
            terms = {leaf.name: var(leaf.name, width) for leaf in equation.pattern.leaves() if leaf.kind == "any"}
            whole = {**terms, **bound}
            assert_equal(equation.pattern.build(width, whole), equation.right(width, **whole))
            spoken += 1
    assert spoken >= 5


@pytest.mark.parametrize("equation", ALL)
def test_equation_changes_something(equation: Equation) -> None:
    width = 32
    bound = next(samples(equation, width))
    terms = {leaf.name: var(leaf.name, width) for leaf in equation.pattern.leaves() if leaf.kind == "any"}
    left = equation.pattern.build(width, {**terms, **bound})
    right = equation.right(width, **terms, **bound)
    assert left.is_const or left is right or equation.apply(left) is right or len(render(right)) <= len(render(left))


def variables_of(found: Pattern) -> dict[str, Term | int]:
    """Something for each name of a pattern: 2 for constants and parameters."""
    names: dict[str, Term | int] = dict.fromkeys(found.params(), 2)
    return names | {n.name: 2 if n.kind == "constant" else var(n.name, 32) for n in found.leaves()}


@pytest.mark.parametrize("name", target_names())
def test_the_cheap_test_of_patterns_rejects_no_match(name: str) -> None:
    """Terms as the rules of a target and the equations have them, with the arguments of each node in either order."""
    rules = [rule.pattern for rules in generation(target(name)).sets.values() for rule in rules.rules]
    found = [*rules, *(equation.pattern for table in TABLES.values() for equation in table)]
    terms = [each.build(32, variables_of(each)) for each in found if each.kind == "op"]
    terms += rebuild(terms, lambda t, args: remake(t, args[::-1] if t.commutes else args))
    matched = [(term, each) for term in terms for each in found if any(True for _ in each.match(term, {}))]
    assert len(matched) >= len(terms) // 2
    assert all(each.may_match(term) for term, each in matched)
    rejected = sum(not each.may_match(term) for term in terms for each in found)
    assert rejected > len(terms) * len(found) // 2


def test_wrong_equation_is_found() -> None:
    wrong = Equation("x & -1", "(and x -1)", lambda w, x: ~x)
    with pytest.raises(AssertionError, match="is not"):
        assert_equal(wrong.pattern.build(8, {"x": var("x", 8)}), wrong.right(8, x=var("x", 8)))


@pytest.mark.parametrize(
    ("run", "before", "after"),
    [
        (simplify.run, (const(5, 32) + (X + 3)) ^ 0, "(add x:32 0x8:32)"),
        (simplify.run, rotl(rotl(X, 9), 23), "x:32"),
        (simplify.run, const(0, 32) - X, "(neg x:32)"),
        (rotations.run, (X << 9) | (X >> 23), "(rotl[9] x:32)"),
        (rotations.run, (X >> 23) + (X << 9), "(rotl[9] x:32)"),
        (rotations.run, (X << 9) | (X >> 22), "(or (shl x:32 0x9:32) (lshr x:32 0x16:32))"),
        (rotations.run, (X << (Y & 31)) ^ (X >> const(32, 32) - (Y & 31)), render(rotl_by(X, Y & 31))),
        (rotations.run, (X << const(32, 32) - FIVE) + (X >> FIVE), render(rotr_by(X, FIVE))),
        (rotations.run, (X << Y) | (X >> const(32, 32) - Y), "(or (shl x:32 y:32) (lshr x:32 (sub 0x20:32 y:32)))"),
        (strength.run, X * 8, "(shl x:32 0x3:32)"),
        (strength.run, X * 6, "(sub (shl x:32 0x3:32) (shl x:32 0x1:32))"),
        (strength.run, X * 0xFFFFFFF9, "(sub x:32 (shl x:32 0x3:32))"),
        (strength.run, X * 0x9E3779B1, "(mul x:32 0x9e3779b1:32)"),
        (strength.run, X ^ -1, "(not x:32)"),
        (join.run, from_bytes(to_bytes(X)), "x:32"),
        (
            join.run,
            concat(extract(X, 31, 16), extract(Y, 31, 24), extract(Y, 23, 16)),
            "(concat (extract[31:16] x:32) (extract[31:16] y:32))",
        ),
        (join.run, extract(concat(X, Y), 39, 32), "(extract[7:0] x:32)"),
        (passes.run, from_bytes(to_bytes(X)) + (Y ^ Y), "x:32"),
    ],
)
def test_example(run: object, before: Term, after: str) -> None:
    assert callable(run)
    assert render(run([before])[0]) == after


def test_join_keeps_the_value() -> None:
    rng = Random(1)
    for _ in range(200):
        parts = []
        for _ in range(rng.randint(2, 5)):
            low = rng.randrange(31)
            parts.append(extract(rng.choice([X, Y, concat(X, Y)]), rng.randrange(low, 32), low))
        term = concat(*parts)
        low = rng.randrange(term.width)
        term = extract(term, rng.randrange(low, term.width), low)
        values = {X: rng.getrandbits(32), Y: rng.getrandbits(32)}
        new = join.run([term])[0]
        assert evaluate([new], values) == evaluate([term], values)
        assert new.width == term.width


@pytest.mark.parametrize("text", ["", "(", "(add x", "x y", "()", "(add x y))"])
def test_pattern_that_is_none(text: str) -> None:
    with pytest.raises(ValueError, match="pattern"):
        pattern(text)


A, B, C = ([extract(word, 8 * i + 7, 8 * i) for i in (3, 2, 1, 0)] for word in (X, Y, var("z", 32)))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (concat(*(a ^ b for a, b in zip(A, B, strict=True))), X ^ Y),
        (concat(*(b ^ a if i % 2 else a ^ b for i, (a, b) in enumerate(zip(A, B, strict=True)))), X ^ Y),
        (concat(*((a & b) | c for a, b, c in zip(A, B, C, strict=True))), (X & Y) | var("z", 32)),
        (concat(*(a ^ n for n, a in enumerate(A))), X ^ 0x00010203),
        (concat(*(~(a ^ b) ^ n for n, (a, b) in enumerate(zip(A, B, strict=True)))), (X ^ Y) ^ 0xFFFEFDFC),
        (concat(A[2] ^ B[2], A[3] ^ B[3]), extract(X, 15, 0) ^ extract(Y, 15, 0)),
        (concat(A[3] ^ B[3], A[2] ^ B[2]), concat(A[3] ^ B[3], A[2] ^ B[2])),
        (concat(A[0] ^ B[0], A[1] & B[1]), concat(A[0] ^ B[0], A[1] & B[1])),
        (concat(A[0] - B[0], A[1] - B[1]), concat(A[0] - B[0], A[1] - B[1])),
    ],
)
def test_operations_abreast(before: Term, after: Term) -> None:
    """Neighbouring parts of words become the words; parts in another order, and operations that carry, stay."""
    assert abreast.run([before]) == [after]
    assert_equal(before, after)


@pytest.mark.parametrize("op", ["and", "or", "xor"])
@pytest.mark.parametrize("widths", [(1, 1), (8, 8), (3, 13), (5, 1, 26), (16, 8, 8)])
def test_the_equation_of_operations_abreast(op: str, widths: tuple[int, ...]) -> None:
    a, b = ([var(f"{name}.{i}", width) for i, width in enumerate(widths)] for name in "ab")
    parts = [make(op, (x, y), x.width) for x, y in zip(a, b, strict=True)]
    assert_equal(concat(*parts), make(op, (concat(*a), concat(*b)), sum(widths)))
    flips = [const(5 * i + 1, width) for i, width in enumerate(widths)]
    assert_equal(concat(*(x ^ c for x, c in zip(a, flips, strict=True))), concat(*a) ^ concat(*flips))


def test_inversions_meet() -> None:
    x, y, z = var("x", 8), var("y", 8), var("z", 8)
    before = [rotl(~x, 4) ^ ~y, ~x & ~y, ~x | ~y, ~(~x & z) ^ ~z, (~x | z) + ~y]
    after = inversions.run(before)
    assert after == [rotl(x, 4) ^ y, ~(x | y), ~(x & y), (~x & z) ^ z, (~x | z) + ~y]
    for left, right in zip(before, after, strict=True):
        assert_equal(left, right)


def test_round_key_words_are_gathered() -> None:
    a, b, c = (key_variable(0, i, 32) for i in range(3))
    value = rotl(X - (Y ^ a), 5)
    before = [(value ^ b) ^ c, (value ^ b) + X, (value ^ X) ^ b, b ^ c]
    after = gather.run(before)
    assert after == [value ^ (b ^ c), *before[1:]]
    for left, right in zip(before, after, strict=True):
        assert_equal(left, right)


def test_whatever_is_there_early_is_gathered() -> None:
    a, b = var("a", 32), key_variable(0, 0, 32)
    early = {a & 7, b}
    before = [((X & Y) ^ (a & 7)) ^ b, (X ^ a) ^ b, (a & 7) ^ b]
    after = gather.run(before, early.__contains__)
    assert after == [(X & Y) ^ ((a & 7) ^ b), *before[1:]]
    for left, right in zip(before, after, strict=True):
        assert_equal(left, right)


# Balance.


def _depth(root: Term) -> int:
    """Return the most operations on a way to a term."""
    return max(map(_depth, root.args), default=-1) + 1


def test_a_sum_of_eight_parts_is_three_deep() -> None:
    parts = [var(f"x{i}", 32) for i in range(8)]
    (made,) = balance.run([reduce(xor, parts)])
    assert _depth(made) == 3
    assert_equal(made, reduce(xor, parts))


def test_what_is_there_last_is_added_late() -> None:
    a, b, c = (var(name, 8) for name in "abc")
    x, y = var("x", 8), var("y", 8)
    (made,) = balance.run([((x & y) ^ a ^ b) ^ c])
    assert render(made) == "(xor (xor a:8 b:8) (xor c:8 (and x:8 y:8)))"
    (made,) = balance.run([(x * y + a & b) ^ a ^ b ^ c])
    assert render(made) == "(xor (xor c:8 (xor a:8 b:8)) (and (add (mul x:8 y:8) a:8) b:8))"


@pytest.mark.parametrize("shared", ["root", "factor", "twice"])
def test_sums_that_others_need_stay_whole(shared: str) -> None:
    """As a root, in a product, or in two sums: nothing is computed twice."""
    parts = [var(f"x{i}", 32) for i in range(6)]
    inner = reduce(xor, parts[:4])
    whole = inner ^ parts[4] ^ parts[5]
    roots = {"root": [inner, whole], "factor": [whole, inner & X], "twice": [whole, inner ^ X]}[shared]
    made = balance.run(roots)
    assert len([t for t in topological(made) if t.args]) == len([t for t in topological(roots) if t.args])
    for before, after in zip(roots, made, strict=True):
        assert_equal(before, after)
    assert _depth(made[0]) < _depth(roots[0])
