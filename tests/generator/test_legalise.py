"""Terms of any width on the registers of each target: the same values, by operations that the target has."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.backends import generation, target
from ciphergen.backends.machine.rule import RuleSet
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
    render,
    rotl,
    sext,
    to_bytes,
    topological,
    ult,
    var,
    variables,
    zext,
)
from ciphergen.generator.cover import NoRule, Unsupported, instructions
from ciphergen.generator.passes import legalise, planes
from ciphergen.generator.passes.legalise import Legaliser, widened
from ciphergen.generator.passes.wiring import Wiring, Zeros

SETS = {
    "rv32i": generation(target("rv32i")).sets["words"],
    "rv32i_zbb": generation(target("rv32i_zbb")).sets["words"],
    "rv32im": generation(target("rv32im")).sets["words"],
    "rv64i": generation(target("rv64i")).sets["wide"],
    "rv64im": generation(target("rv64im")).sets["wide"],
    "armv7m": generation(target("armv7m")).sets["words"],
    "aarch64": generation(target("aarch64")).sets["words"],
    "aarch64, 64 bits": generation(target("aarch64")).sets["wide"],
}
WIDTHS = (1, 3, 4, 8, 12, 16, 24, 31, 32, 33, 48, 64)


@st.composite
def terms(draw: st.DrawFn, width: int, depth: int) -> Term:
    """A term of a width over the variables a, b and c, which are no wider than 32 bits."""
    kinds = ["leaf"] if depth == 0 else ["leaf", "binary", "binary", "unary", "turn", "part", "shift", "join", "choose"]
    kind = draw(st.sampled_from(kinds))
    less = depth - 1
    if kind == "leaf":
        name, own = draw(st.sampled_from([("a", 32), ("b", 16), ("c", 7)]))
        if draw(st.booleans()):
            return const(draw(st.integers(0, (1 << width) - 1)), width)
        return extract(var(name, own), width - 1, 0) if width <= own else zext(var(name, own), width)
    if kind == "binary":
        a, b = draw(terms(width, less)), draw(terms(width, less))
        return draw(st.sampled_from([a & b, a | b, a ^ b, a + b, a - b]))
    if kind == "unary":
        a = draw(terms(width, less))
        return draw(st.sampled_from([~a, -a]))
    if kind == "turn":
        return rotl(draw(terms(width, less)), draw(st.integers(0, width - 1)))
    if kind == "part":
        wider = width + draw(st.integers(0, 9))
        low = draw(st.integers(0, wider - width))
        return extract(draw(terms(wider, less)), low + width - 1, low)
    if kind == "shift":
        a, n = draw(terms(width, less)), draw(st.integers(0, min(width, (1 << width) - 1)))
        by: Term | int = draw(st.sampled_from([n, draw(terms(width, less))]))
        return a << by if draw(st.booleans()) else a >> by
    if kind == "join" and width > 1:
        cut = draw(st.integers(1, width - 1))
        return concat(draw(terms(width - cut, less)), draw(terms(cut, less)))
    a, b = draw(terms(width, less)), draw(terms(width, less))
    compared = draw(st.sampled_from([eq(a, b), ult(a, b)]))
    return ite(compared, draw(terms(width, less)), b)


def values(term: Term, seed: int) -> dict[Term, int]:
    source = Random(seed)
    return {v: source.choice([source.getrandbits(v.width), 0, (1 << v.width) - 1]) for v in variables([term])}


def legal(term: Term, rules: RuleSet) -> list[Term]:
    """The registers of a term, the lowest first."""
    to = Legaliser(rules)
    (translated,) = to.translated([term])
    return list(to.clean(translated))


def check(term: Term, rules: RuleSet, seeds: int = 8) -> None:
    """The registers hold the term's value and zeros above it, and the target has instructions for them."""
    registers = legal(term, rules)
    assert instructions(registers, (), rules) >= 0
    for seed in range(seeds):
        given_values = values(term, seed)
        (wanted,) = evaluate([term], given_values)
        there = {widened(v, rules.bits): value for v, value in given_values.items()}
        found = evaluate(registers, there | {v: 0 for v in variables(registers) if v not in there})
        assert sum(value << i * rules.bits for i, value in enumerate(found)) == wanted, render(term)


@settings(max_examples=60, deadline=None)
@given(st.data())
@pytest.mark.parametrize("name", SETS)
def test_registers_hold_the_value_of_a_term(name: str, data: st.DataObject) -> None:
    check(data.draw(terms(data.draw(st.sampled_from(WIDTHS)), 4)), SETS[name])


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("width", WIDTHS)
def test_each_operation_on_each_width(name: str, width: int) -> None:
    rules, source = SETS[name], Random(width)
    a = concat(*(var(f"a{i}", 1 + i % 7) for i in range(width)))
    b = concat(*(var(f"b{i}", 1 + i % 5) for i in range(width)))
    x, y = extract(a, width - 1, 0), extract(b, width - 1, 0)
    n = source.randrange(width)
    for term in (x + y, x - y, -x, ~x & y, rotl(x, n), x << n, x >> n, x << y, x >> y, eq(x, y), ult(x, y)):
        check(term, rules, 4)
    check(ite(ult(x, y), x, x ^ y), rules, 4)


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("amount", [0, 2, 3])
def test_a_shift_by_what_is_found_to_be_constant(name: str, amount: int) -> None:
    word = extract(var("a", 32), 2, 0)
    for by in ((word >> 3) | amount, (word & 0) ^ amount):
        check(word >> by, SETS[name])
        check(word << by, SETS[name])
        check(word & (word >> by), SETS[name])


@pytest.mark.parametrize("name", SETS)
def test_legal_terms_stay(name: str) -> None:
    rules = SETS[name]
    x, y = var("x", rules.bits), var("y", rules.bits)
    roots = [rotl(x + y, 3) ^ (y >> 5), -(x & y) | ~x]
    assert legalise.run(roots, rules) == roots


def test_a_sum_of_two_registers_carries() -> None:
    a, b = (concat(var(f"{x}1", 32), var(f"{x}0", 32)) for x in "ab")
    low, high = legal(a + b, SETS["rv32i"])
    assert render(low) == "(add a0:32 b0:32)"
    assert render(high) == "(add (add a1:32 b1:32) (zext[32] (ult (add a0:32 b0:32) b0:32)))"
    low, high = legal(a + b, SETS["armv7m"])
    assert render(high).endswith("(not (add a0:32 b0:32)))) 0x1f:32))")


def test_a_narrow_word_is_masked_where_it_matters() -> None:
    x, y = var("x", 16), var("y", 16)
    assert [render(t, 9) for t in legal(rotl(x, 9), SETS["rv32i"])] == [
        "(lshr (shl (or (lshr x:32 0x7:32) (shl x:32 0x9:32)) 0x10:32) 0x10:32)"
    ]
    assert instructions(legal((x + y) ^ x, SETS["rv32i"]), (), SETS["rv32i"]) == 4
    assert instructions(legal(x ^ y, SETS["rv32i"]), (), SETS["rv32i"]) == 1


@pytest.mark.parametrize(("name", "count"), [("rv32i", 13), ("rv32i_zbb", 1), ("armv7m", 1), ("aarch64", 1)])
def test_the_bytes_of_a_word_in_reverse(name: str, count: int) -> None:
    term = concat(*to_bytes(var("x", 32)))
    check(term, SETS[name])
    assert instructions(legal(term, SETS[name]), (), SETS[name]) == count


@pytest.mark.parametrize("name", SETS)
def test_products(name: str) -> None:
    """By constants on every target, of words where it multiplies."""
    rules, x = SETS[name], var("x", 16)
    for factor in (0, 1, 3, 0x7FFF, 0x9E37, 0xFFFF):
        check(x * factor, rules, 4)
        check(zext(x, 48) * factor, rules, 4)
    if name not in ("rv32i", "rv32i_zbb", "rv64i"):
        check(x * var("y", 16), rules, 4)
        check(zext(x, 32) * 0x9E3779B1 * zext(var("y", 16), 32), rules, 4)


@pytest.mark.parametrize("name", [name for name in SETS if name not in ("rv32i", "rv32i_zbb", "rv64i")])
@pytest.mark.parametrize("width", [33, 64, 100, 128, 136])
def test_products_of_words_of_several_registers(name: str, width: int) -> None:
    """Also where a word is known to leave registers empty, and where all bits are ones."""
    rules, count = SETS[name], -(-width // 32)
    x, y = (extract(concat(*(var(f"{of}{i}", 32) for i in range(count))), width - 1, 0) for of in "xy")
    for term in (x * y, x * x, zext(var("x0", 32), width) * y, zext(var("x0", 32), width) * zext(var("y0", 32), width)):
        check(term, rules, 4)
        (made,) = Legaliser(rules).translated([term])
        registers = Legaliser(rules)
        low = registers.clean(registers.translated([made])[0])
        ones = {v: (1 << v.width) - 1 for v in variables([term])}
        given = {widened(v, rules.bits): value for v, value in ones.items()}
        assert sum(part << rules.bits * i for i, part in enumerate(evaluate(low, given))) == evaluate([term], ones)[0]


def test_products_that_are_refused() -> None:
    with pytest.raises(NoRule) as none:
        legal(var("x", 32) * var("y", 32), SETS["rv32i"])
    assert str(none.value) == "no rule for 32-bit values in x registers computes (mul x:32 y:32)"


def test_what_no_target_has_is_refused() -> None:
    with pytest.raises(Unsupported) as found:
        legal(sext(var("x", 16), 32), SETS["rv32i"])
    assert str(found.value) == "`(sext[32] x:16)` cannot be done on registers of 32 bits"


# Wiring.


def test_known_zeros() -> None:
    zeros, x = Zeros(), var("x", 32)
    zeros.know(x, 0xFFFF0000)
    for term in (x, x << 4, x >> 4, rotl(x, 20), x & 0xFF, x | (x << 8), x ^ const(5, 32), zext(ult(x, x), 32), x + x):
        for value in (0, 0xFFFF, 0x1234):
            assert not evaluate([term], {x: value})[0] & zeros.of(term), render(term)
    assert zeros.of(x << 4) == 0xFFF0000F
    assert zeros.of(x + x) == 0


def test_no_bit_of_a_register_is_a_constant() -> None:
    assert Wiring(8, lambda term: 1).gathered([1, 0, 1]) is const(5, 8)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.one_of(st.tuples(st.sampled_from("xy"), st.integers(0, 31)), st.integers(0, 1)), max_size=32))
def test_bits_are_gathered_from_anywhere(bits: list[tuple[str, int] | int]) -> None:
    rules = SETS["rv32i"]
    registers = {name: var(name, 32) for name in "xy"}
    wiring = Wiring(32, lambda term: instructions([term], (), rules))
    found = wiring.gathered([bit if isinstance(bit, int) else (registers[bit[0]], bit[1]) for bit in bits])
    source = Random(len(bits))
    given_values = {name: source.getrandbits(32) for name in registers}
    (value,) = evaluate([found], {registers[name]: value for name, value in given_values.items()})
    for i, bit in enumerate(bits):
        assert value >> i & 1 == (bit if isinstance(bit, int) else given_values[bit[0]] >> bit[1] & 1)


def test_zeros_of_a_term_that_is_deeper_than_the_stack_of_calls() -> None:
    x = term = var("x", 32)
    for i in range(2000):
        term = rotl(term, 1) ^ (x if i % 2 else x << 1)
    assert Zeros().of(term << 4) == 0xF


# Planes.


@pytest.mark.long
@settings(max_examples=30, deadline=None)
@given(st.integers(1, 5), st.integers(1, 40), st.sampled_from([8, 32]), st.integers(0, 1 << 30))
def test_look_ups_are_circuits_on_planes(size: int, count: int, bits: int, seed: int) -> None:
    source = Random(seed)
    entries = [source.randrange(1 << size) for _ in range(1 << size)]
    words = [var(f"x{i}", 5 * size) for i in range(-(-count // 5))]
    first = [
        lookup(entries, extract(words[i // 5], size * (i % 5) + size - 1, size * (i % 5)), size) for i in range(count)
    ]
    roots = [*first, lookup(entries, first[0] ^ first[-1], size)]
    found = planes.run(roots, {}, bits)
    assert not any(t.op == "table" for t in topological(found))
    given_values = {v: source.getrandbits(v.width) for v in words}
    assert evaluate(found, given_values) == evaluate(roots, given_values)


def test_look_ups_one_below_the_other() -> None:
    """Each is replaced once, so that a chain of them takes no time that grows with the square."""
    step, x, source = [3, 0, 1, 2], var("x", 2), Random(1)
    roots = [x]
    for _ in range(200):
        roots.append(lookup(step, roots[-1] ^ source.randrange(4), 2))
    found = planes.run([*roots, lookup(step, const(1, 2), 2)], {}, 32)
    assert not any(t.op == "table" for t in topological(found))
    for value in range(4):
        assert evaluate(found[:-1], {x: value}) == evaluate(roots, {x: value})


def test_a_circuit_of_the_text_is_taken() -> None:
    x = var("x", 2)
    bit = [var("bit.0", 1), var("bit.1", 1)]
    swap = Circuit((bit[0], bit[1]), (bit[1], bit[0]))
    (found,) = planes.run([lookup([0, 2, 1, 3], x, 2)], {(0, 2, 1, 3): swap}, 8)
    assert not any(t.op in ("and", "xor") for t in topological([found]))


def test_a_term_that_is_wider_than_a_lane_is_refused() -> None:
    """Lanes have the width of the text's words, but the text may compute with wider ones."""
    lanes = next(rules for rules in generation(target("aarch64")).sets.values() if rules.lanes > 1 and rules.bits == 8)
    wide = concat(var("a", 8), var("b", 8))
    with pytest.raises(Unsupported) as found:
        legalise.run([wide ^ var("c", 16)], lanes)
    assert str(found.value) == "a value of 16 bits fits no lane of 8"
