"""Placements, exchange networks and translation, on numbers: any word width, any number of blocks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl.term import Term, concat, const, evaluate, extract, lookup, make, rotl, topological, var
from ciphergen.generator.analysis.pressure_order import in_order
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.bit_map import BitMap, columns, in_memory, lanes
from ciphergen.generator.layouts.delta_swaps import arrive, leave, route
from ciphergen.generator.layouts.lift import Lift

WIDTHS = st.sampled_from((4, 8, 16, 32))
REGISTERS = st.sampled_from((32, 64))


@st.composite
def bit_maps(draw: st.DrawFn) -> BitMap:
    kind = draw(st.sampled_from((columns, lanes)))
    return kind(draw(WIDTHS), draw(REGISTERS), 2 ** draw(st.integers(0, 5)))


def shape(name: str, bit_map: BitMap) -> str:
    """The labels of positions, the highest first."""
    return " ".join((name, *reversed(bit_map.positions)))


def test_shapes() -> None:
    made = [columns(8, 32, 4), columns(8, 32, 8), columns(8, 32, 32), lanes(8, 32, 4), lanes(8, 32, 1)]
    assert [shape(p.name, p) for p in made] == [
        "columns4 c2 c1 c0 b1 b0",
        "columns8 c2 c1 b2 b1 b0",
        "slices32 b4 b3 b2 b1 b0",
        "lanes4 b1 b0 c2 c1 c0",
        "single *1 *0 c2 c1 c0",
    ]
    assert [(p.parts, p.key_parts) for p in made] == [(1, 1), (2, 2), (8, 8), (1, 1), (1, 1)]


@pytest.mark.long
@given(bit_maps())
def test_every_bit_has_its_places(bit_map: BitMap) -> None:
    seen = [(part, position) for part, positions in bit_map.places.values() for position in positions]
    assert len(bit_map.places) == bit_map.blocks * bit_map.word_bits
    assert sorted(seen) == [(p, i) for p in range(bit_map.parts) for i in range(bit_map.register_bits)]


@pytest.mark.long
@settings(deadline=None, max_examples=60)
@given(bit_maps(), st.integers(1, 3), st.randoms(use_true_random=False))
def test_networks(bit_map: BitMap, size: int, random: object) -> None:
    """In, each bit is where the bit map says; out again, memory is as it was."""
    bits, width = bit_map.register_bits, bit_map.word_bits
    memory = [[var(f"m.{b}.{i}", bits) for i in range(size)] for b in range(bit_map.blocks)]
    values = {word: random.getrandbits(bits) for block in memory for word in block}  # type: ignore[attr-defined]  # Hypothesis' Random has no type
    registers, _ = arrive(bit_map, memory)
    found = evaluate(registers, values)
    for number, value in enumerate(found):
        word, part = divmod(number, bit_map.parts)
        for position in range(bits):
            block, column = bit_map.bit(part, position)
            index, at = divmod(word * width + column, bits)
            assert value >> position & 1 == values[memory[block][index]] >> at & 1
    names = [var(f"s.{i}", bits) for i in range(len(registers))]
    back, _ = leave(bit_map, names)
    assert evaluate(back, dict(zip(names, found, strict=True))) == [values[w] for block in memory for w in block]


def operations(bit_map: BitMap) -> int:
    """What it costs to bring eight words of each block to registers."""
    count = 8 * bit_map.word_bits // bit_map.register_bits
    memory = [[var(f"m.{b}.{i}", 32) for i in range(count)] for b in range(bit_map.blocks)]
    return sum(bool(t.args) for t in topological(arrive(bit_map, memory)[0]))


def test_costs() -> None:
    """Six operations for each exchange of two registers: five exchanges for columns, two for lanes."""
    assert operations(columns(8, 32, 4)) == 5 * 4 * 6
    assert operations(lanes(8, 32, 4)) == 2 * 4 * 6
    assert operations(columns(8, 32, 32)) == 5 * 32 * 6
    assert len(route(in_memory(8, 32), columns(8, 32, 4).positions)) == 5


@st.composite
def terms(draw: st.DrawFn, width: int, names: tuple[Term, ...], depth: int = 4) -> Term:
    """Terms without carries."""
    if depth == 0:
        return draw(st.one_of(st.sampled_from(names), st.integers(0, 2**width - 1).map(lambda c: const(c, width))))
    a = draw(terms(width, names, depth - 1))
    kind = draw(st.sampled_from(("and", "or", "xor", "not", "rotl", "shl", "lshr", "concat")))
    if kind == "not":
        return ~a
    if kind == "rotl":
        return rotl(a, draw(st.integers(0, width - 1)))
    if kind in ("shl", "lshr"):
        return make(kind, (a, const(draw(st.integers(0, width)) % 2**width, width)), width)
    b = draw(terms(width, names, depth - 1))
    if kind == "concat":
        cut = draw(st.integers(1, width - 1))
        return concat(extract(a, cut - 1, 0), extract(b, width - 1, cut))
    return make(kind, (a, b), width)


@pytest.mark.long
@settings(deadline=None, max_examples=150)
@given(st.data(), bit_maps(), st.randoms(use_true_random=False))
def test_translation(data: st.DataObject, bit_map: BitMap, random: object) -> None:
    """On every block the registers hold what the term means on words."""
    width, bits, blocks = bit_map.word_bits, bit_map.register_bits, range(bit_map.blocks)
    names = tuple(var(f"v.{i}", width) for i in range(3))
    term = data.draw(terms(width, names))
    known = {v: tuple(var(f"{v.name}@{part}", bits) for part in range(bit_map.parts)) for v in names}
    words = {v: [random.getrandbits(width) for _ in blocks] for v in names}  # type: ignore[attr-defined]  # Hypothesis' Random has no type
    values = {register: _register(bit_map, part, words[v]) for v in names for part, register in enumerate(known[v])}
    (found,) = Lift(bit_map, known).run([term])
    wanted = [evaluate([term], {v: words[v][block] for v in names})[0] for block in blocks]
    assert evaluate(found, values) == [_register(bit_map, part, wanted) for part in range(bit_map.parts)]


def _register(bit_map: BitMap, part: int, words: list[int]) -> int:
    places = ((position, *bit_map.bit(part, position)) for position in range(bit_map.register_bits))
    return sum((words[block] >> column & 1) << position for position, block, column in places)


@pytest.mark.parametrize(
    ("bit_map", "operations"),
    [(columns(8, 32, 4), 1), (lanes(8, 32, 1), 1), (lanes(8, 32, 4), 5), (columns(8, 32, 32), 0)],
)
def test_a_rotation(bit_map: BitMap, operations: int) -> None:
    """One rotation of the register, two shifts joined under a mask, or renaming."""
    x = var("x", 8)
    registers = tuple(var(f"x@{part}", 32) for part in range(bit_map.parts))
    (found,) = Lift(bit_map, {x: registers}).run([rotl(x, 3)])
    assert sum(bool(t.args) for t in topological(found)) == operations
    if operations == 1:
        assert found[0].op == "rotl"


@pytest.mark.parametrize(
    ("term", "what"),
    [
        (var("x", 8) + var("y", 8), "an addition"),
        (var("x", 8) - var("y", 8), "a subtraction"),
        (lookup(range(256), var("x", 8), 8), "a table"),
        (var("x", 8) << var("y", 8), "`(shl x:8 y:8)`"),
    ],
)
def test_what_has_no_form(term: Term, what: str) -> None:
    known = {v: (var(f"{v.name}@0", 32),) for v in (var("x", 8), var("y", 8))}
    with pytest.raises(Unsupported) as caught:
        Lift(columns(8, 32, 4), known).run([~term])
    message = f"{what} cannot be done on words of 8 bits that lie in registers of 32 bits"
    assert str(caught.value) == message


@pytest.mark.long
@settings(deadline=None)
@given(st.data())
def test_order(data: st.DataObject) -> None:
    """Every term once, what it needs before it, group after group."""
    names = tuple(var(f"v.{i}", 8) for i in range(4))
    groups = [[data.draw(terms(8, names)) for _ in range(2)] for _ in range(2)]
    found = [term for group in in_order(groups, groups[-1], names) for term in group]
    assert len(set(found)) == len(found)
    assert set(found) == {t for t in topological([*groups[0], *groups[1]]) if t.args}
    place = {term: i for i, term in enumerate(found)}
    assert all(place[a] < place[t] for t in found for a in t.args if a.args)
    second = [place[t] for t in topological(groups[1]) if t.args and t not in set(topological(groups[0]))]
    first = [place[t] for t in topological(groups[0]) if t.args]
    assert not first or not second or max(first) < min(second)


def test_order_keeps_few_values() -> None:
    """A sum of products whose factors are needed to the end: one product at a time, not all of them first."""
    names = [var(f"v.{i}", 8) for i in range(5)]
    products = [names[i] & names[i + 1] for i in range(4)]
    total = products[0] ^ products[1] ^ products[2] ^ products[3]
    (found,) = in_order([[*products, total]], [total, *names], names)
    assert [t.op for t in found] == ["and", "and", "xor", "and", "xor", "and", "xor"]
