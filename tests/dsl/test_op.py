"""Every column of every row of the table of operations: they agree with each other and with z3, and laws hold."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ciphergen
from ciphergen.dsl.term import Kind, Term, const, make, var
from ciphergen.dsl.term.gates import Wires
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.term.operation import Laws, Operation, Same
from ciphergen.verify.equality.smt import Solver, equal
from tests.dsl.operations import by_value, disagreement, operands, shapes

PACKAGE = Path(ciphergen.__file__).parent
SMALL, LARGE = (1, 2, 3), (1, 5, 8, 31, 32, 33, 63, 64, 65, 128)
ROWS = list(OPERATIONS.values())
EACH = pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.name))


@EACH
def test_columns_agree_on_all_operands_of_few_bits(row: Operation) -> None:
    found = list(shapes(row, SMALL, Random(1)))
    assert found
    for shape in found:
        values = operands(shape[1], 1 << 7, Random(1))
        assert len(values) == 1 << min(sum(shape[1]), 7)
        assert disagreement(row, shape, values) == ""


@EACH
def test_columns_agree_on_random_operands_of_many_bits(row: Operation) -> None:
    source = Random(row.name)
    # A table has an entry for each value; the circuit of a wide product has tens of thousands of gates.
    widths = {"table": (4, 6, 8), "mul": (5, 8, 31, 33)}.get(row.name, LARGE)
    found = list(shapes(row, widths, source))
    for shape in source.sample(found, min(len(found), 24)):
        assert disagreement(row, shape, operands(shape[1], 6, source)) == ""


CHANGED: dict[str, Callable[[Operation], Operation]] = {
    "value": lambda row: replace(row, value=lambda w, ws, a, p: row.value(w, ws, a, p) ^ 1),
    "bits": lambda row: replace(row, bits=lambda g, w, a, p: row.bits(g, w, a, p)[::-1]),
    "arguments": lambda row: replace(row, value=lambda w, ws, a, p: row.value(w, ws, a[::-1], p)),
    "smt": lambda row: replace(row, smt=lambda w, ws, p, a: f"(bvnot {row.smt(w, ws, p, a)})"),
}


@pytest.mark.parametrize("column", CHANGED)
def test_a_column_that_says_something_else_is_noticed(column: str) -> None:
    row = CHANGED[column](OPERATIONS["sub"])
    shape = (3, (3, 3), None)
    assert disagreement(row, shape, operands(shape[1], 1 << 6, Random(1)))


# Laws: what each says, as pairs of terms that are equal.


def claims(row: Operation, w: int) -> Iterator[tuple[str, Term, Term]]:
    """What the laws of a row say at a width. Arguments are as wide as the result, or are compared."""
    width = w if row.fits(w, (w,) * (row.arity or 2), None) else 1

    def made(*args: Term) -> Term:
        return make(row.name, args, width)

    x, y, z, laws = var("x", w), var("y", w), var("z", w), row.laws
    if laws.commutative:
        yield "commutative", made(x, y), made(y, x)
    if laws.associative:
        yield "associative", made(x, made(y, z)), made(made(x, y), z)
    if laws.unit is not None:
        yield "unit", made(x, const(laws.unit, w)), x
    if laws.absorbing is not None:
        yield "absorbing", made(x, const(laws.absorbing, w)), const(laws.absorbing, width)
    if laws.same is not None:
        yield "same", made(x, x), x if laws.same is Same.ITSELF else const(laws.same, width)
    if laws.involution:
        yield "involution", made(made(x)), x
    if row.factors:
        terms = [v * factor for v, factor in zip((x, y, z), row.factors, strict=False)]
        yield "factors", made(*(x, y, z)[: len(row.factors)]), sum(terms[1:], terms[0])


def broken(row: Operation, w: int) -> list[str]:
    """The laws that the solver does not prove."""
    return [
        name for name, left, right in claims(row, w) if left is not right and equal(Solver(), left, right) is not True
    ]


@EACH
@pytest.mark.parametrize("w", [1, 2, 3, 4])
def test_laws_hold(row: Operation, w: int) -> None:
    assert broken(row, w) == []


# Equal sums of three products are too much for the solver where words are wide.
@pytest.mark.parametrize("w", [5, 8, 32, 64])
@pytest.mark.parametrize("row", [r for r in ROWS if r.name != "mul"], ids=lambda r: str(r.name))
def test_laws_hold_for_wide_words(row: Operation, w: int) -> None:
    assert broken(row, w) == []


@pytest.mark.parametrize(
    ("name", "laws", "found"),
    [
        ("sub", Laws(commutative=True), ["commutative"]),
        ("sub", Laws(associative=True), ["associative"]),
        ("and", Laws(unit=0, absorbing=-1), ["unit", "absorbing"]),
        ("or", Laws(same=0), ["same"]),
        ("add", Laws(same=Same.ITSELF), ["same"]),
        ("slt", Laws(absorbing=0), ["absorbing"]),
    ],
)
def test_a_law_that_does_not_hold_is_noticed(
    name: str, laws: Laws, found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = replace(OPERATIONS[name], laws=laws, factors=())
    monkeypatch.setitem(OPERATIONS, name, row)
    assert broken(row, 8) == found


def test_factors_that_are_others_are_noticed() -> None:
    assert broken(replace(OPERATIONS["sub"], laws=Laws(), factors=(1, 1)), 8) == ["factors"]


# Kinds.


def moved(row: Operation) -> bool:
    """Whether the row's bits are bits of its arguments, or constants, without a gate."""
    for width, widths, param in shapes(row, SMALL, Random(1)):
        words: list[tuple[Any, ...]] = [tuple((n, i) for i in range(w)) for n, w in enumerate(widths)]
        for distance in range(1 << widths[-1]) if row.kind is Kind.SHIFT else (0,):
            if row.kind is Kind.SHIFT:
                words[1] = tuple(distance >> i & 1 for i in range(widths[1]))
            try:
                bits = row.bits(Wires(), width, words, param)
            except TypeError:
                return False
            assert all(bit in (0, 1) or bit in words[bit[0]] for bit in bits)
    return True


def bit_by_bit(row: Operation) -> bool:
    """Whether bit i of the result is made of bits i of the arguments, as all others are of theirs."""
    shape, arity = (3, (3,) * (row.arity or 2), None), row.arity or 2
    if not row.fits(*shape):
        return False
    one = {bits: by_value(row, (1, (1,) * arity, None), bits) for bits in product((0, 1), repeat=arity)}
    return all(
        by_value(row, shape, values) >> i & 1 == one[tuple(v >> i & 1 for v in values)]
        for values in product(range(8), repeat=arity)
        for i in range(3)
    )


@EACH
def test_kinds_are_what_they_say(row: Operation) -> None:
    assert moved(row) == (row.kind in (Kind.WIRING, Kind.SHIFT))
    assert bit_by_bit(row) == (row.kind is Kind.BITWISE)


def test_a_kind_that_is_another_is_noticed() -> None:
    assert not moved(replace(OPERATIONS["add"], kind=Kind.WIRING))
    assert not moved(replace(OPERATIONS["add"], kind=Kind.SHIFT))
    assert not bit_by_bit(replace(OPERATIONS["add"], kind=Kind.BITWISE))


# The solver's expressions, and the text that they are read from.


@EACH
def test_the_solver_is_told_what_the_text_says(row: Operation) -> None:
    """z3's own parser and the prover's makers give one meaning."""
    source = Random(7)
    found = list(shapes(row, (1, 3, 8), source))
    for shape in source.sample(found, min(len(found), 12)):
        width, widths, param = shape
        args = tuple(var(f"x{i}", w) for i, w in enumerate(widths))
        solver = Solver()
        made = solver.translate(make(row.name, args, width, param))
        declared = "".join(f"(declare-const |x{i}:{w}| (_ BitVec {w}))" for i, w in enumerate(widths))
        text = row.smt(*shape, [f"|x{i}:{w}|" for i, w in enumerate(widths)])
        zeros = f"(_ bv0 {width})"
        (said,) = _parse(solver, f"{declared}(assert (= {zeros} {text}))")
        assert solver.unsatisfiable([made != said.arg(1)]) is True


def _parse(solver: Solver, text: str) -> Any:
    import z3

    return z3.parse_smt2_string(text, ctx=solver._context)


# One table.


def tables(text: str) -> list[int]:
    """The lines with a dict, a set, a tuple or a list that names four operations or more."""
    found = []
    for node in ast.walk(ast.parse(text)):
        items: list[Any] = getattr(node, "keys", []) if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        names = {i.value for i in items if isinstance(i, ast.Constant) and isinstance(i.value, str)}
        if len(names & {*OPERATIONS, "const", "var"}) >= 4:
            found.append(node.lineno)
    return found


# What laws do not give: equations towards a normal form, which `tests/verify/test_normal.py` proves.
MORE_THAN_A_ROW = {"verify/equality/normal.py"}
CHECKER = {"replay/laws.py", "replay/check.py"}  # shares nothing with the prover
NAMES = {"dsl/term/__init__.py"}  # of functions, for import


@pytest.mark.long
def test_no_other_file_has_a_table_of_operations() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix()
        for part in ("dsl", "verify", "generator", "replay")
        for path in (PACKAGE / part).rglob("*.py")
        if tables(path.read_text("utf-8"))
    }
    assert found == MORE_THAN_A_ROW | CHECKER | NAMES


@pytest.mark.parametrize(
    "text", ['X = {"add": 1, "sub": 2, "xor": 3, "eq": 4}', 'f(frozenset({"and", "or", "not", "var"}))']
)
def test_another_table_is_noticed(text: str) -> None:
    assert tables(text) == [1]


def test_the_checker_of_certificates_reads_no_row() -> None:
    for path in (PACKAGE / "replay").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            module = node.module if isinstance(node, ast.ImportFrom) else ""
            assert not str(module).startswith(("ciphergen.dsl.term.op", "ciphergen.dsl.term.gates")), path.name
