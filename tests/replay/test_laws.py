"""Every law against exact values: terms that a law takes for equal are equal for all values of their variables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random

import pytest

from ciphergen.dsl.meaning import Param, apply
from ciphergen.dsl.term import Term, concat, const, eq, extract, lookup, make, rotl, topological, ult, var
from ciphergen.replay.graph import Graph, Refused
from ciphergen.replay.laws import Laws
from ciphergen.replay.xors import Xors
from ciphergen.verify.normal import Normalizer
from ciphergen.verify.smt import Solver
from tests.verify.random_terms import random_term

Valued = tuple[Term, list[int]]  # a term, and its values for all values of the variables
_SAME = ("xor", "xor", "add", "add", "sub", "mul", "and", "or", "shl", "lshr", "ashr")
_OTHERS = ("not", "neg", "rotl", "concat", "extract", "zext", "sext", "ite", "table", "eq", "ult", "slt")


class Readings:
    """What the laws make of terms: equal for terms that they take for equal, by the name of the law."""

    def __init__(self) -> None:
        self.laws, self.gates = Laws(Graph()), Laws(Graph(), adders=True)
        self.xors = Xors(self.laws)

    def __call__(self, term: Term) -> dict[str, Hashable]:
        constant, atoms = self.laws.linear(term)
        sums = constant, frozenset(atoms.items())
        return {"bits": self.laws(term), "sums": sums, "xors": self.xors(term), "gates": self.gates(term)}


def grown(source: Random, width: int, count: int) -> dict[int, list[Valued]]:
    """Terms over a few variables, each made of others: of all widths, with many that are equal and many that nearly
    are."""
    variables = [var(name, width) for name in ("abc" if width < 3 else "ab")]
    rows = range(1 << width * len(variables))
    mask = (1 << width) - 1
    found: dict[int, list[Valued]] = {w: [] for w in range(1, 2 * width + 2)}
    found[width] += [(v, [row >> k * width & mask for row in rows]) for k, v in enumerate(variables)]
    found[width] += [(const(c, width), [c & mask for _ in rows]) for c in (0, 1, 2, -1)]
    for _ in range(count):
        made = _operation(source, width, found)
        if made is not None and not made[0].is_const and made[0].width in found:
            found[made[0].width].append(made)
    return found


def _operation(source: Random, width: int, found: dict[int, list[Valued]]) -> Valued | None:
    op, w = source.choice(_SAME + _OTHERS), source.choice([width] * 4 + list(found))
    result, param, widths = w, None, [w, w]
    if op in ("eq", "ult", "slt"):
        result = 1
    elif op == "ite":
        widths = [1, w, w]
    elif op == "concat":
        widths[1] = source.choice(list(found))
        result = sum(widths)
    elif op in _OTHERS:
        widths = [w]
        result, param = _with_parameter(source, op, w)
    if not all(found[x] for x in widths) or (op == "table" and w > 4):
        return None
    args = [source.choice(found[x]) for x in widths]
    term = make(op, tuple(t for t, _ in args), result, param)
    return term, [apply(op, result, tuple(widths), row, param) for row in zip(*(v for _, v in args), strict=True)]


def _with_parameter(source: Random, op: str, width: int) -> tuple[int, Param]:
    """The width of the result of an operation on one argument, and the parameter."""
    if op == "extract":
        size = source.randint(1, width)
        return size, source.randint(0, width - size)
    if op in ("zext", "sext"):
        return width + source.randint(1, 2), None
    if op == "table":
        mask = (1 << width) - 1
        return width, tuple(source.choice((source.getrandbits(width), i & mask)) for i in range(1 << min(width, 4)))
    return width, source.randrange(width) if op == "rotl" else None


@pytest.mark.parametrize("seed", range(6))
def test_what_the_laws_take_for_equal_has_equal_values(seed: int) -> None:
    source = Random(seed)
    readings, found = Readings(), grown(source, 1 + seed % 3, 250)
    equal, apart = Counter[str](), 0
    for valued in found.values():
        first: dict[object, Valued] = {}
        for term, values in valued:
            for law, reading in readings(term).items():
                other, others = first.setdefault((law, reading), (term, values))
                assert others == values, f"{law}: {other} is not {term}"
                equal[law] += other is not term
        apart += len({tuple(values) for _, values in valued})
    assert min(equal[law] for law in ("bits", "sums", "xors", "gates")) > 20
    assert apart > 20


@pytest.mark.parametrize("width", [1, 2, 3, 7, 8, 16, 31, 32, 33, 63, 64])
def test_what_the_laws_take_for_equal_is_equal_to_the_solver(width: int) -> None:
    """Terms, their normal forms, and these with one operation, constant or parameter changed."""
    source, solver, normal, taken, changed = Random(width), Solver(), Normalizer(), 0, 0
    for _ in range(25):
        term = random_term(source, width, 3)
        near = normal(term)
        readings = Readings()
        for other in (near, _nearly(source, near), _nearly(source, term)):
            one, two = readings(term), readings(other)
            if other is not term and any(one[law] == two[law] for law in one):
                assert solver.equal_alone([term], [other], 10_000) is not False, f"{term} is not {other}"
                taken += 1
            elif other is not near:
                changed += 1
    assert taken > 5
    assert changed > 5


def _nearly(source: Random, term: Term) -> Term:
    """The term with a part of it changed."""
    part = source.choice(topological([term]))
    if part.op in ("add", "sub", "xor", "or", "and", "mul", "shl", "lshr", "ashr"):
        other = make(source.choice(("add", "sub", "xor", "or", "and", "lshr", "ashr")), part.args, part.width)
    elif part.op in ("eq", "ult", "slt"):
        other = make(source.choice(("eq", "ult", "slt")), part.args[::-1], 1)
    elif part.op == "rotl":
        other = rotl(part.args[0], part.number + 1)
    elif part.op == "ite":
        other = make("ite", (part.args[0], *part.args[:0:-1]), part.width)
    else:
        other = part ^ const(1 << source.randrange(part.width), part.width)
    return _replaced(term, part, other)


def _replaced(term: Term, part: Term, other: Term) -> Term:
    if term is part:
        return other
    if not term.args:
        return term
    return make(term.op, tuple(_replaced(a, part, other) for a in term.args), term.width, term.param)


X, Y, Z = (var(name, 8) for name in "xyz")
ONE, TWO = X ^ (Y ^ Z), (X ^ Y) ^ Z  # different nodes, and the same parts


def test_a_sum_of_two_that_are_equal_by_another_law_is_not_one_of_them() -> None:
    """As a set, the two would be one."""
    xors = Xors(Laws(Graph()))
    assert xors(ONE) == xors(TWO)
    for single, double in ((ONE + 5, ONE + TWO + 5), (ONE * 3 + Y, ONE * 3 + TWO * 3 + Y), (X * ONE, X * ONE * TWO)):
        assert xors(single) != xors(double)
    assert xors(ONE + X) == xors(TWO + X)


NEAR: dict[str, tuple[Term, Term]] = {
    "order of a comparison": (ult(X, Y), ult(Y, X)),
    "order of a difference": (X - Y, Y - X),
    "amount and value": (X << Y, Y << X),
    "kind of shift": (X >> Y, X << Y),
    "factor": (X * 3, X * 5),
    "constant of a sum": (X + Y + 1, X + Y + 2),
    "carry into what is extracted": (extract(X + Y, 7, 4), extract(X, 7, 4) + extract(Y, 7, 4)),
    "carry across bytes": (concat(X + 1, Y + 1), concat(X, Y) + 0x0101),
    "bits that are not disjoint": ((X & 15) + (Y & 31), (X & 15) | (Y & 31)),
    "table of a part of a table": (
        lookup([3, 2, 1, 0], extract(lookup([1, 5, 2, 7], extract(X, 1, 0), 3), 1, 0), 2),
        lookup([2, 2, 1, 1], extract(X, 1, 0), 2),
    ),
    "tables": (lookup([0, 1, 2, 4], extract(X, 1, 0), 8), lookup([0, 1, 2, 3], extract(X, 1, 0), 8)),
    "equal to itself and another": (eq(X, X + Y), eq(X, Y)),
    "widths": (make("zext", (X,), 16) + make("zext", (Y,), 16), make("zext", (X + Y,), 16)),
}


@pytest.mark.parametrize("name", NEAR)
def test_near_misses(name: str) -> None:
    one, two = NEAR[name]
    readings = Readings()
    assert Solver().equal_alone([one], [two], 10_000) is False
    assert not any(readings(one)[law] == readings(two)[law] for law in ("bits", "sums", "xors", "gates"))


def test_a_bit_is_not_merged_with_its_complement() -> None:
    graph = Graph()
    a, b = (graph.node("input", X, i) for i in range(2))
    edge = graph.both(a, b)
    assert len(set(graph.values([edge, edge ^ 1], [a >> 1, b >> 1]))) == 2
    graph.merge(edge, edge)
    with pytest.raises(Refused, match="a bit is merged with its complement"):
        graph.merge(edge, edge ^ 1)


@pytest.mark.parametrize("seed", range(4))
def test_merges_keep_the_values_of_every_bit(seed: int) -> None:
    """Bits are merged over any cut: one that holds the bit itself, what is above it, or the constant."""
    source, graph = Random(seed), Graph()
    inputs = [graph.node("input", X, i) for i in range(4)]
    leaves, mask, merged = [e >> 1 for e in inputs], (1 << 16) - 1, 0
    found = dict(zip(inputs, graph.values(inputs, leaves), strict=True))  # exact, by the operations alone
    for _ in range(400):
        count = source.choice((2, 2, 3, 4))
        args, table = source.choices(list(found), k=count), source.randrange(1, (1 << (1 << count)) - 1)
        rows = (sum((found[e] >> row & 1) << j for j, e in enumerate(args)) for row in range(16))
        exact = sum((table >> index & 1) << row for row, index in enumerate(rows))
        edge = graph.look_up(table, args)
        assert graph.values([edge], leaves) == [exact]
        found |= {edge: exact, edge ^ 1: exact ^ mask}
        newer = source.choice(list(found))
        older = source.choice([e for e in found if source.random() < 0.05 or found[e] == found[newer]])
        cut = [graph.find(e) >> 1 for e in source.choices(list(found), k=source.randrange(4))]
        try:
            one, two = graph.values([newer, older], [*cut, *source.sample(leaves, source.choice((3, 4, 4)))])
        except Refused:
            continue
        if one == two:
            assert found[newer] == found[older]
            merged += graph.find(newer) != graph.find(older)
            graph.merge(newer, older)
    assert merged > 5


def test_sums_of_sums_are_worked_out_once() -> None:
    term = var("x", 32)
    for _ in range(64):
        term = term + term
    laws = Laws(Graph())
    assert laws.equal(term, const(0, 32))
    assert not laws.equal(term, const(1, 32))
