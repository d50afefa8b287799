"""Every law against exact values: terms that a law takes for equal are equal for all values of their variables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random

import pytest

from ciphergen.dsl.term import (
    Term,
    concat,
    const,
    eq,
    extract,
    lookup,
    make,
    rotl,
    substitute,
    topological,
    ult,
    var,
    variables,
)
from ciphergen.dsl.term.op import Param, apply
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.replay.graph import Bits, Graph, Refused
from ciphergen.replay.laws import BitBlaster
from ciphergen.replay.steps import Steps
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from tests.replay.certificates import tiny_cipher
from tests.verify.random_terms import random_term

Valued = tuple[Term, list[int]]  # a term, and its values for all values of the variables
_SAME = ("xor", "xor", "add", "add", "sub", "mul", "and", "or", "shl", "lshr", "ashr")
_OTHERS = ("not", "neg", "rotl", "concat", "extract", "zext", "sext", "ite", "table", "eq", "ult", "slt")


def named(name: str, width: int) -> Term:
    """A variable as certificates have them."""
    return var(Symbol("test", (name,), Secrecy.SECRET), width)


class Readings:
    """What the checker makes of terms: equal for terms that it takes for equal. `laws`: of the laws alone; `whole` and
    `adders`: in the graph with merges, of which there are none, sums looked into or not."""

    def __init__(self) -> None:
        document = {"terms": [], "merges": []}
        variant = tiny_cipher().variants["tiny"]
        whole, adders = (
            Steps({**document, "sums": sums}, variant, lambda conditions, answer: False) for sums in ("whole", "adders")
        )
        self.laws, self._whole, self._adders = whole.laws, whole, adders

    def __call__(self, term: Term) -> dict[str, Hashable]:
        shown = {"whole": self._whole, "adders": self._adders}
        return {"laws": self.laws([term])} | {k: tuple(s._in_merged(s.laws([term]), 0)) for k, s in shown.items()}


def grown(source: Random, width: int, count: int) -> dict[int, list[Valued]]:
    """Terms over a few variables, each made of others: of all widths, with many that are equal and many that nearly
    are."""
    variables = [named(name, width) for name in ("abc" if width < 3 else "ab")]
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
    assert min(equal[law] for law in ("laws", "whole", "adders")) > 20
    assert apart > 20


@pytest.mark.parametrize("width", [1, 2, 3, 7, 8, 16, 31, 32, 33, 63, 64])
def test_what_the_laws_take_for_equal_is_equal_to_the_solver(width: int) -> None:
    """Terms, their normal forms, and these with one operation, constant or parameter changed."""
    source, solver, normal, taken, changed = Random(width), Solver(), Normalizer(), 0, 0
    for _ in range(25):
        term = random_term(source, width, 3)
        term = substitute([term], {v: named(v.name, v.width) for v in variables([term])})[0]
        near = normal(term)
        readings = Readings()
        for other in (near, _nearly(source, near), _nearly(source, term)):
            one, two = readings(term), readings(other)
            if other is not term and any(one[law] == two[law] for law in one):
                assert solver.equal_alone([term], [other], 2_000_000) is not False, f"{term} is not {other}"
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


X, Y = (named(name, 8) for name in "xy")


SAME: dict[str, tuple[Term, Term]] = {
    "sums in any order": (X + (Y + 3), (Y + X) - make("neg", (const(3, 8),), 8)),
    "a difference is a sum": (X - Y, X + ~Y + 1),
    "sums of the bits of a sum": (concat(extract(X + Y, 6, 0), const(0, 1)) + X, X * 3 + Y * 2),
    "bits that are disjoint": ((X & 15) + (Y & 240), (X & 15) | (Y & 240)),
    "the lowest bits of a sum": (extract(concat(X, Y) + 256, 7, 0), Y),
    "the highest bits of a sum": (extract(concat(X, Y) + 256, 15, 8), X + 1),
    "complements of sums": (~(X + Y) + X, const(-1, 8) - Y),
    "a table of a table": (
        lookup([3, 2, 1, 0], lookup([1, 3, 0, 2], extract(X, 1, 0), 2), 2),
        lookup([2, 0, 3, 1], extract(X, 1, 0), 2),
    ),
    "equal to what is a constant more": (eq(X + 1, X), const(0, 1)),
}


@pytest.mark.parametrize("name", SAME)
def test_what_the_laws_see(name: str) -> None:
    one, two = SAME[name]
    readings = Readings()
    assert readings(one)["laws"] == readings(two)["laws"]
    assert Solver().equal_alone([one], [two], 2_000_000) is True


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
    assert Solver().equal_alone([one], [two], 2_000_000) is False
    assert not any(readings(one)[law] == readings(two)[law] for law in ("laws", "whole", "adders"))


def test_a_bit_is_merged_with_an_older_one_that_is_equal() -> None:
    graph = Graph()
    a, b, c = (graph.node("input", (X, i), ()) for i in range(3))
    both = graph.both(a, b)
    alike = graph.differ(graph.both(a, b ^ 1), a)  # a & b, by other gates
    number, leaves = alike >> 1, [a >> 1, b >> 1]
    for older, cut in (
        (both ^ 1, leaves),
        (c, [*leaves, c >> 1]),
        (alike, leaves),
        (2 * len(graph.nodes), leaves),
        (-2, leaves),
    ):
        with pytest.raises(Refused, match=r"is not equal to bit .* over its cut"):
            graph.merge(number, older, cut)
    with pytest.raises(Refused, match="depends on more than its cut"):
        graph.merge(number, both, leaves[:1])
    graph.merge(number, both, leaves)
    assert graph.differ(graph.both(a, b ^ 1), a) == both
    assert graph.both(alike ^ 1, 1) == alike ^ 1  # an edge that was there before is another one, and as good


@pytest.mark.parametrize("seed", range(4))
def test_merges_keep_the_values_of_every_bit(seed: int) -> None:
    """New bits are merged over any cut: one that holds the bit itself, what is above it, or the constant."""
    source, mask, tried = Random(seed), (1 << 16) - 1, Counter[bool]()
    found: dict[int, int] = {0: 0, 1: mask}  # exact, by the operations alone
    wanted: list[int] = []

    def came(number: int) -> None:
        if graph.nodes[number][0] == "input" or not wanted:
            return
        value = wanted[-1]  # of the new bit, or of its complement, or of one below it
        equal = [e for e, v in found.items() if v == value]
        older = source.choice(equal if equal and source.random() < 0.7 else list(found))
        cut = [
            *(e >> 1 for e in source.choices(list(found), k=source.randrange(3))),
            *source.sample(leaves, source.choice((3, 4))),
        ]
        try:
            graph.merge(number, older, cut)
        except Refused:
            tried[False] += 1
        else:
            tried[True] += 1

    graph = Graph(came)
    inputs = [graph.node("input", (X, i), ()) for i in range(4)]
    leaves = [e >> 1 for e in inputs]
    found |= {e: sum((row >> j & 1) << row for row in range(16)) for j, e in enumerate(inputs)}
    found |= {e ^ 1: v ^ mask for e, v in list(found.items())}
    for _ in range(400):
        kind = source.choice(("both", "differ", "table"))
        args: Bits = tuple(source.choices(list(found), k=3 if kind == "table" else 2))
        table = {"both": 8, "differ": 6}.get(kind, source.randrange(1, 255))
        rows = (sum((found[e] >> row & 1) << j for j, e in enumerate(args)) for row in range(16))
        exact = sum((table >> index & 1) << row for row, index in enumerate(rows))
        wanted.append(exact)
        edge = graph.look_up(table, args) if kind == "table" else getattr(graph, kind)(*args)
        assert found.get(edge, exact) == exact
        found |= {edge: exact, edge ^ 1: exact ^ mask}
    assert min(tried[True], tried[False]) > 5


@pytest.mark.parametrize("width", [1, 2, 3, 5])
def test_adders_add(width: int) -> None:
    source = Random(width)
    for _ in range(40):
        graph = Graph()
        edges = tuple(graph.node("input", (X, i), ()) ^ source.randrange(2) for i in range(source.randrange(1, 5)))
        factors, constant = [source.randrange(1 << width) for _ in edges], source.randrange(1 << width)
        leaves = [e >> 1 for e in edges]
        bits = graph._values(graph.total(width, constant, factors, edges), leaves)
        for row in range(1 << len(edges)):
            total = constant + sum(
                f * ((row >> j ^ e) & 1) for j, (e, f) in enumerate(zip(edges, factors, strict=True))
            )
            assert sum((b >> row & 1) << i for i, b in enumerate(bits)) == total % (1 << width)


def test_sums_of_sums_are_worked_out_once() -> None:
    term = named("x", 32)
    for _ in range(64):
        term = term + term
    laws = BitBlaster()
    assert laws([term]) == (0,) * 32
    assert laws([term + 1]) == (1, *(0,) * 31)
