"""The graph of bits: what operations are made of, what cuts prove, and that nothing else is merged."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial, reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.circuits.expansion import expansion
from ciphergen.dsl.circuits import Circuit
from ciphergen.dsl.term import (
    Term,
    concat,
    const,
    eq,
    evaluate,
    extract,
    ite,
    lookup,
    make,
    substitute,
    topological,
    ult,
    var,
    variables,
)
from ciphergen.verify.equality.bit_blast import BitTerms
from ciphergen.verify.equality.bit_graph import MOST_REFINEMENTS, BitGraph, products, projection
from ciphergen.verify.equality.cuts import MOST_FAILURES, CutProver, _Cone
from ciphergen.verify.equality.equal import Equality, Settled
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.equality.smt import Solver, equal
from ciphergen.verify.verdict import Verdict
from tests.verify.leaves import secret
from tests.verify.pipo_layouts import LAYOUTS, byte_variables, circuit, variant
from tests.verify.random_terms import random_term

SBOX = random.Random(3).sample(range(256), 256)
LAYERS = [
    (layout, name, direction)
    for layout in LAYOUTS
    for name in ("pipo64_128", "pipo64_256")
    for direction in ("encrypt", "decrypt")
]


def bits(vectors: int = 3) -> BitTerms:
    """With so few vectors nearly every pair of bits looks equal, and the proofs alone keep them apart."""
    return BitTerms(BitGraph(vectors, CutProver(Solver())), TermSimulator(vectors, seed=2))


def fresh() -> Equality:
    return Equality(Normalizer(), Solver())


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from((1, 2, 3, 4, 7, 8)))
def test_equal_edges_are_equal_values(source: random.Random, width: int) -> None:
    """Over all bits of all terms below some random ones; complements count as well."""
    form, simulator = bits(), TermSimulator(64)
    by_node: dict[int, set[tuple[int, ...]]] = defaultdict(set)
    by_node[0].add((0,) * 64)
    for t in topological([random_term(source, width, 3) for _ in range(4)]):
        edges = form(t)
        assert len(edges) == t.width
        for i, edge in enumerate(edges):
            by_node[edge >> 1].add(tuple((v >> i ^ edge) & 1 for v in simulator.signature(t)))
    assert all(len(values) == 1 for values in by_node.values())


@settings(max_examples=20, deadline=None)
@given(st.randoms(use_true_random=False))
def test_what_it_calls_equal_the_solver_proves_equal(source: random.Random) -> None:
    form, solver = bits(), Solver()
    first: dict[object, Term] = {}
    for t in topological([random_term(source, 4, 4) for _ in range(4)]):
        other = first.setdefault(form(t), t)
        assert other is t or equal(solver, other, t) is not False, (other, t)


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False))
def test_look_ups_at_any_index(source: random.Random) -> None:
    """Constants, complements and repeats among the bits of an index, and indices of more than eight bits."""
    a = var("a", 8)
    choices = [const(0, 1), const(1, 1), *(extract(a, i, i) for i in range(8)), *(~extract(a, i, i) for i in range(8))]
    count = source.choice((3, 5, 8, 10))
    index = concat(*(source.choice(choices) for _ in range(count)))
    term = lookup([source.getrandbits(3) for _ in range(1 << count)], index, 3)
    form, simulator = bits(256), TermSimulator(256, seed=2)
    for i, edge in enumerate(form(term)):
        expected = sum((v >> i & 1) << k for k, v in enumerate(simulator.signature(term)))
        assert form.graph.values[edge >> 1] ^ (form.graph.mask if edge & 1 else 0) == expected


def test_a_table_of_the_same_entries_may_be_wider() -> None:
    x, form = var("x", 1), bits()
    assert [len(form(lookup([0, 1], x, width))) for width in (1, 4, 1)] == [1, 4, 1]


def test_the_products_of_a_truth_table() -> None:
    for table in range(256):
        sums = products(table, 3)
        for i in range(8):
            parity = sum(sums >> p & 1 for p in range(8) if p & i == p) & 1
            assert parity == table >> i & 1
    assert [projection(j, 3) for j in range(3)] == [0b10101010, 0b11001100, 0b11110000]


def test_a_table_and_its_circuit_are_one() -> None:
    s8 = next(t for t in topological(variant("pipo64_128").encrypt(rows(), byte_variables("in", 8))) if t.op == "table")
    x = var("x", 8)
    form = bits(512)
    wanted = form(lookup(s8.param, x, 8))  # type: ignore[arg-type]  # a table's parameter is its entries
    got = [form(t)[0] for t in circuit([extract(x, i, i) for i in range(8)])]
    assert tuple(got) == wanted


def rows() -> tuple[tuple[Term, ...], ...]:
    return variant("pipo64_128").key_variables()


def test_a_cut_is_moved_down_until_it_tells() -> None:
    """Over the outputs of a table its inverse is no identity; over its inputs it is."""
    x, form = var("x", 8), bits(512)
    inverse = [SBOX.index(i) for i in range(256)]
    assert form(lookup(inverse, lookup(SBOX, x, 8), 8)) == form(x)
    wrong = [v ^ (i == 200) for i, v in enumerate(inverse)]
    assert form(lookup(wrong, lookup(SBOX, x, 8), 8)) != form(x)


@settings(deadline=None, max_examples=50)
@given(st.randoms(use_true_random=False), st.integers(2, 60))
def test_the_cheapest_node_widens_the_cut_least(source: random.Random, count: int) -> None:
    network = BitGraph(1, lambda graph, a, b: False)
    network.fans += [(), (), ()]
    for n in range(4, 4 + count):
        network.fans.append(tuple(source.sample(range(1, n), min(n - 1, source.choice([2, 2, 2, 4])))))
    last = source.sample(range(4, 4 + count), 2)
    cone, seen = _Cone.of(network, (count + 3, count + 2), last=last), {0, count + 3, count + 2}
    while cone.open:
        best = min(cone.open, key=lambda n: (n in last, sum(a not in seen for a in network.fans[n]), -n))
        assert (cone.cheapest(), cone.newest()) == (best, max(cone.open))
        expanded = source.choice([best, *cone.open])
        cone.expand(expanded)
        seen.update(network.fans[expanded])
    assert (cone.cheapest(), cone.newest()) == (None, 0)


@pytest.mark.parametrize("seed", range(4))
def test_circuits_end_where_a_table_looks_up(seed: int) -> None:
    """Circuits of a table behind each other, with a linear layer between them: without any solver, and though the
    program's come first, each is the table, whose index is eight of the many nodes below."""
    entries = tuple(random.Random(seed).sample(range(256), 256))
    made, data = expansion(entries, 8), [var(f"x{i}", 8) for i in range(4)]
    box = partial(by_circuit, made)
    form = BitTerms(BitGraph(1024, CutProver(None)), TermSimulator(1024, seed=2))
    for program, wanted in zip(layers(box, data), layers(lambda x: lookup(entries, x, 8), data), strict=True):
        assert form(program) == form(wanted)


@pytest.mark.parametrize("seed", range(4))
def test_circuits_beside_a_table_end_at_its_index(seed: int) -> None:
    """Two circuits of a function of eight bits, none of which is a look-up: that another table looks up something at
    these bits, each the exclusive or of several look-ups, is where both end, without any solver."""
    source = random.Random(seed)
    tables = [source.sample(range(256), 256) for _ in range(5)]
    data = [lookup(table, var(f"x{i}", 8), 8) for i, table in enumerate(tables[:4])]
    x = [extract(reduce(Term.__xor__, data), i, i) for i in range(8)]
    entries = [source.getrandbits(1) for _ in range(256)]
    form = BitTerms(BitGraph(1024, CutProver(None)), TermSimulator(1024, seed=2))
    form(lookup(tables[4], concat(*reversed(x)), 8))
    assert form(chosen(entries, x)) == form(chosen_last(entries, x))


@pytest.mark.parametrize("seed", range(4))
def test_a_table_behind_its_inverse_gives_the_index_back(seed: int) -> None:
    """Bits of the index are exclusive ors of many values, older and newer than the one that comes back; a table that
    is not the inverse gives something else."""
    source = random.Random(seed)
    tables = [source.sample(range(256), 256) for _ in range(5)]
    data = [lookup(table, var(f"x{i}", 8), 8) for i, table in enumerate(tables[:4])]
    x, there = reduce(Term.__xor__, data), tables[4]
    back = [there.index(i) for i in range(256)]
    form = BitTerms(BitGraph(1024, CutProver(None)), TermSimulator(1024, seed=2))
    assert form(lookup(back, lookup(there, x, 8), 8)) == form(x)
    back[there[17]], back[there[18]] = back[there[18]], back[there[17]]
    form = BitTerms(BitGraph(3, CutProver(None)), TermSimulator(3, seed=2))
    assert form(lookup(back, lookup(there, x, 8), 8)) != form(x)


def chosen(entries: Sequence[int], x: Sequence[Term]) -> Term:
    """The entry at an index, chosen by its highest bit first."""
    if not x:
        return const(entries[0], 1)
    half = len(entries) // 2
    return ite(x[-1], chosen(entries[half:], x[:-1]), chosen(entries[:half], x[:-1]))


def chosen_last(entries: Sequence[int], x: Sequence[Term]) -> Term:
    """The entry at an index, chosen by its lowest bit first."""
    if not x:
        return const(entries[0], 1)
    return ite(x[0], chosen_last(entries[1::2], x[1:]), chosen_last(entries[::2], x[1:]))


def by_circuit(made: Circuit, x: Term) -> Term:
    """The circuit of a table at an index."""
    bits = dict(zip(made.inputs, (extract(x, i, i) for i in range(x.width)), strict=True))
    return concat(*reversed(substitute(made.outputs, bits)))


def layers(box: Callable[[Term], Term], data: Sequence[Term]) -> list[Term]:
    """Two layers of boxes, with the exclusive or of the three others and a turned one of its own between them."""
    inner = [box(x) for x in data]
    return [box(reduce(Term.__xor__, inner) ^ x ^ make("rotl", (x,), 8, 3)) for x in inner]


@pytest.mark.parametrize("solver", [None, Solver()])
def test_sums_need_no_cut(solver: Solver | None) -> None:
    """A parity of twenty bits, added up in another order; with another bit it is another."""
    x = [extract(var("x", 20), i, i) for i in range(20)]
    up, down = x[0], x[-1]
    for i in range(1, 20):
        up, down = up ^ x[i], down ^ x[-1 - i]
    form = BitTerms(BitGraph(64, CutProver(solver)), TermSimulator(64, seed=2))
    wanted = form(up)
    assert form(down) == wanted
    assert form(down ^ (x[3] & x[4])) != wanted
    assert solver is None or not solver.queries


def test_wide_cuts_are_left_to_the_solver() -> None:
    """Whether one of twenty bits is 1, asked in another order."""
    x = [extract(var("x", 20), i, i) for i in range(20)]
    up, down = x[0], x[-1]
    for i in range(1, 20):
        up, down = up | x[i], down | x[-1 - i]
    form = bits(64)
    wanted = form(up)
    assert form(down) == wanted


def test_the_solver_is_not_asked_for_ever() -> None:
    """Terms that differ for one value of 24 bits are never merged, and cost a bounded number of questions."""
    solver = Solver()
    form = BitTerms(BitGraph(64, CutProver(solver)), TermSimulator(64, seed=2))
    x = var("x", 24)
    zero = form(const(0, 1))
    for value in range(3, 90):
        assert form(eq(x, const(value * 0x10101, 24))) != zero
    assert solver.queries <= 2 * (MOST_FAILURES + MOST_REFINEMENTS)  # each asks for values on which they differ


def test_values_on_which_nodes_differ_tell_others_apart() -> None:
    """Sums that carry into a high bit, with vectors that never do: one difference that the solver finds separates
    the carries of several."""
    solver, x = Solver(), var("x", 24)
    form = BitTerms(BitGraph(64, CutProver(solver)), TermSimulator(64, seed=2))
    carries = [form(ult(const((1 << 24) - 1 - more, 24), x)) for more in range(1, 7)]
    assert len(set(carries)) == len(carries)
    graph = form.graph
    assert graph.mask.bit_length() > 64
    assert all(graph.values[edge[0] >> 1] not in (0, graph.mask) for edge in carries)


def test_a_difference_that_was_added_is_an_example() -> None:
    solver, x = Solver(), var("x", 24)
    form = BitTerms(BitGraph(64, CutProver(solver)), TermSimulator(64, seed=2))
    left, right = form(eq(x, const(0x123456, 24))), form(const(0, 1))
    vector = form.graph.differs(left[0], right[0])
    assert vector is not None
    place, simulator = form.example(vector)
    assert int(simulator(x)[place]) == 0x123456


# Whole ciphers, against the table.


def pairs(layout: str, name: str, direction: str) -> list[tuple[Term, Term]]:
    """The bytes that a program in this layout computes, and those of the cipher text."""
    chosen, placed = variant(name), LAYOUTS[layout]
    key, data = byte_variables("key", chosen.key_bytes), byte_variables("in", 8 * placed.blocks)
    run, round_keys = getattr(chosen, direction), chosen.schedule(key)
    wanted = [b for i in range(placed.blocks) for b in run(round_keys, data[8 * i : 8 * i + 8])]
    return list(zip(placed.run(chosen, direction, key, data), wanted, strict=True))


@pytest.mark.long
@pytest.mark.parametrize(
    ("layout", "name", "direction"),
    [
        pytest.param(*case, marks=[pytest.mark.slow] if case[0] == "bit slices" or case[1] == "pipo64_256" else [])
        for case in LAYERS
    ],
)
def test_pipo_in_every_layout_is_proved(layout: str, name: str, direction: str) -> None:
    assert fresh().settle(pairs(layout, name, direction)) == Settled(Verdict.PROVED, "bit sweep")


def changed(term: Term, where: int) -> Term:
    """The `where`-th operation with both operands of 32 bits as another one."""
    ops = {"and": "or", "or": "and", "xor": "or"}
    order = [t for t in topological([term]) if t.op in ops and t.width == 32]
    new: dict[Term, Term] = {}
    for t in topological([term]):
        args = tuple(new[a] for a in t.args)
        new[t] = make(ops[t.op] if t is order[where] else t.op, args, t.width, t.param) if args else t
    return new[term]


@pytest.mark.parametrize("where", [60, 200, 400, 650])
def test_one_wrong_operation_is_refuted_by_a_vector(where: int) -> None:
    equality = fresh()
    left, right = pairs("byte lanes", "pipo64_128", "encrypt")[5]
    spoiled = changed(left, where)
    settled = equality.settle([(spoiled, right)])
    assert settled.verdict is Verdict.REFUTED
    assert settled.simulator is not None
    assert settled.simulator(spoiled)[settled.vector] != settled.simulator(right)[settled.vector]


@pytest.mark.long
def test_a_back_door_for_one_block_in_four_thousand_million_is_opened() -> None:
    """Random values do not find it; the solver opens it where it is put on, and its values become a vector."""
    output = pairs("byte lanes", "pipo64_128", "encrypt")
    left, right = output[0]
    door = eq(concat(*byte_variables("in", 4)), const(0xDEADBEEF, 32))
    for spoiled in (ite(door, left ^ 1, left), ite(door, const(0, 8), left)):
        equality = fresh()
        settled = equality.settle([(spoiled, right), *output[1:]])
        assert (settled.verdict, settled.method, settled.pair) == (Verdict.REFUTED, "bit sweep", 0)
        assert settled.simulator is not None
        values = {v: int(settled.simulator(v)[settled.vector]) for v in variables([spoiled, right])}
        assert evaluate([concat(*byte_variables("in", 4))], values) == [0xDEADBEEF]
        assert len(set(evaluate([spoiled, right], values))) == 2


def test_a_difference_that_few_values_show_is_refuted_or_left_open() -> None:
    x, y = secret("x", 8), secret("y", 8)
    table = lookup(SBOX, x, 8)
    said = defaultdict(list)
    for value in range(0, 256, 5):
        equality = fresh()
        spoiled = ite(eq(y, const(value, 8)), ~table, table)
        settled = equality.settle([(spoiled, table)])
        said[settled.verdict, settled.method].append(value)
        if settled.simulator is not None:
            assert settled.simulator(y)[settled.vector] == value
    assert {method for verdict, method in said} == {"simulation", "bit sweep"}
    assert all(verdict is not Verdict.PROVED for verdict, _ in said)
