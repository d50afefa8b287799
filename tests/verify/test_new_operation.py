"""An operation is added by one row, and every part of the prover has it; it is taken away, and none has."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ciphergen.dsl.term import Kind, Term, WidthError, concat, const, evaluate, extract, make, render, rotl, var
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.term.operation import Laws, Operation, alike
from ciphergen.dsl.term.pattern import pattern
from ciphergen.dsl.term.program import Program
from ciphergen.dsl.term.rewrite import Equation, rewrite
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.generator.passes import bundle
from ciphergen.generator.passes.simplify import of_laws
from ciphergen.replay.laws import BitBlaster
from ciphergen.verify.equality.anf import XorForm
from ciphergen.verify.equality.bit_blast import BitTerms
from ciphergen.verify.equality.bit_graph import BitGraph
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.equality.smt import Solver, equal
from ciphergen.verify.verdict import Verdict
from tests.dsl.operations import disagreement, operands, shapes

# Two rows, each of which is all that there is of the operation.
ANDNOT = Operation(
    name="andnot",
    arity=2,
    width_rule=alike,
    value=lambda w, ws, a, p: a[0] & ~a[1],
    bits=lambda g, w, a, p: tuple(g.both(x, g.invert(y)) for x, y in zip(*a, strict=True)),
    smt=lambda w, ws, p, a: f"(bvand {a[0]} (bvnot {a[1]}))",
    kind=Kind.BITWISE,
    laws=Laws(unit=0, same=0),
)
REV8 = Operation(
    name="rev8",
    arity=1,
    width_rule=lambda w, ws, p: p is None and ws == (w,) and w % 8 == 0,
    value=lambda w, ws, a, p: sum((a[0] >> i & 255) << (w - 8 - i) for i in range(0, w, 8)),
    bits=lambda g, w, a, p: tuple(a[0][w - 8 - i + j] for i in range(0, w, 8) for j in range(8)),
    smt=lambda w, ws, p, a: _reversed_bytes(w, a[0]),
    kind=Kind.WIRING,
    laws=Laws(involution=True),
)


def _reversed_bytes(w: int, x: str) -> str:
    text = f"((_ extract 7 0) {x})"
    for i in range(8, w, 8):
        text = f"(concat {text} ((_ extract {i + 7} {i}) {x}))"
    return text


def x(index: int, width: int = 32) -> Term:
    return var(Symbol("x", (index,), Secrecy.SECRET), width)


X, Y = x(0), x(1)


@pytest.fixture(autouse=True)
def with_the_rows(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put the rows into the table, and nothing anywhere else."""
    for row in (ANDNOT, REV8):
        monkeypatch.setitem(OPERATIONS, row.name, row)
    yield
    monkeypatch.undo()
    for row in (ANDNOT, REV8):
        with pytest.raises(WidthError, match=f"no operation is called '{row.name}'"):
            make(row.name, (X, Y)[: row.arity], 32)


def andnot(a: Term, b: Term) -> Term:
    return make("andnot", (a, b), a.width)


def rev8(a: Term) -> Term:
    return make("rev8", (a,), a.width)


def swapped(a: Term) -> Term:
    """Bytes reversed, in operations that there are."""
    return concat(*(extract(a, i + 7, i) for i in range(0, a.width, 8)))


# The new operation, what it is in others, and what it is not.
CASES = [(lambda: andnot(X, Y), X & ~Y, ~X & Y), (lambda: rev8(X), swapped(X), rotl(X, 16))]
EACH = pytest.mark.parametrize(("made", "same", "other"), CASES, ids=["andnot", "rev8"])


@pytest.mark.parametrize("row", [ANDNOT, REV8], ids=lambda row: str(row.name))
def test_its_columns_agree(row: Operation) -> None:
    for shape in shapes(row, (1, 2, 8, 16), Random(3)):
        assert disagreement(row, shape, operands(shape[1], 1 << 6, Random(3))) == ""


def test_widths_are_checked_and_constants_folded() -> None:
    with pytest.raises(WidthError, match=r"andnot of widths \[32, 8\] cannot give 32 bits"):
        andnot(X, x(2, 8))
    with pytest.raises(WidthError, match=r"rev8 of widths \[12\] cannot give 12 bits"):
        rev8(x(2, 12))
    assert andnot(const(12, 8), const(10, 8)) is const(4, 8)
    assert rev8(const(0x11223344, 32)) is const(0x44332211, 32)


@EACH
def test_it_is_simulated(made, same: Term, other: Term) -> None:  # type: ignore[no-untyped-def]
    simulator, values = TermSimulator(64), {X: 0x12345678, Y: 0xF0F0A5A5}
    assert simulator.signature(made()) == simulator.signature(same) != simulator.signature(other)
    assert evaluate([made()], values) == evaluate([same], values) == Program.of([X, Y], [made()])(list(values.values()))


@EACH
def test_the_solver_proves_it(made, same: Term, other: Term) -> None:  # type: ignore[no-untyped-def]
    assert equal(Solver(), made(), same) is True
    assert equal(Solver(), made(), other) is False


@EACH
def test_the_graph_of_bits_and_the_xor_form_see_through_it(made, same: Term, other: Term) -> None:  # type: ignore[no-untyped-def]
    bits = BitTerms(BitGraph(64, lambda graph, node, older: False), TermSimulator(64))
    for form in (bits, XorForm()):
        assert form(made()) == form(same) != form(other)


@EACH
def test_equality_is_settled(made, same: Term, other: Term) -> None:  # type: ignore[no-untyped-def]
    equality = Equality(Normalizer(), Solver())
    assert equality.settle([(made(), same)]).verdict is Verdict.PROVED
    assert equality.settle([(made(), other)]).verdict is Verdict.REFUTED


def test_the_normal_form_uses_its_kind_and_its_laws() -> None:
    normal = Normalizer()
    assert normal(rev8(X)) is normal(swapped(X))
    assert normal(rev8(rev8(X))) is X
    assert normal(andnot(X, const(0, 32))) is X
    assert normal(andnot(X, X)) is const(0, 32)
    assert normal(andnot(X, Y)).op == "andnot"


def test_it_is_printed_and_read() -> None:
    assert render(andnot(X, rev8(Y))) == "(andnot x.0:32 (rev8 x.1:32))"
    read = pattern("(andnot a (rev8 b))")
    assert list(read.match(andnot(X, rev8(Y)), {})) == [{"a": X, "b": Y}]
    assert read.build(32, {"a": X, "b": Y}) is andnot(X, rev8(Y))
    with pytest.raises(ValueError, match="andnot of 1 terms"):
        pattern("(andnot a)")


def test_passes_have_it() -> None:
    equations = [*of_laws(ANDNOT), Equation("to andnot", "(and a (not b))", lambda w, a, b: andnot(a, b))]
    assert rewrite([X & ~(Y ^ 1)], equations) == [andnot(X, Y ^ 1)]
    assert rewrite([andnot(andnot(X, const(0, 32)), Y)], equations) == [andnot(X, Y)]
    bits = [andnot(extract(X, i, i), extract(Y, i, i)) for i in reversed(range(32))]
    assert bundle.run([concat(*bits)]) == [andnot(X, Y)]


def test_the_checker_of_certificates_does_not_have_it() -> None:
    """It has laws of its own, and knows what somebody wrote there a second time."""
    with pytest.raises(KeyError, match="andnot"):
        BitBlaster()([andnot(X, Y)])
