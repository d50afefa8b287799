"""Tables as circuits and bits as words: examples, meanings kept, and PIPO's rounds down to the last operation."""

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

from ciphergen.circuits.diagram import diagram
from ciphergen.dsl import term
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.term import Term, concat, const, extract, lookup, make, render, rotl, var
from ciphergen.dsl.term.program import Program
from ciphergen.generator.analysis.rounds import compose
from ciphergen.generator.passes import bundle, circuits
from tests.generator.solver import assert_equal

X, Y = var("x", 2), var("y", 2)
B, C = var("b", 8), var("c", 8)
AES, ARIA, PIPO = (load(name) for name in ("aes", "aria", "pipo"))
TABLES = {
    name: table
    for cipher, variant in ((AES, "aes128"), (ARIA, "aria128"), (PIPO, "pipo64_128"))
    for name, table in cipher.variants[variant].unfolder.around.tables.items()
}
ROUND = {"xor": 30, "and": 6, "or": 5, "not": 1, "rotl": 7}


def bits(a: Term) -> list[Term]:
    """The most significant first."""
    return [extract(a, i, i) for i in reversed(range(a.width))]


def operations(roots: list[Term] | tuple[Term, ...]) -> Counter[str]:
    assert all(t.width == 8 for t in term.topological(roots))
    return Counter(t.op for t in term.topological(roots) if t.args)


# Examples


def test_a_table_becomes_its_circuit() -> None:
    one = var("x", 1)
    assert render(circuits.run([lookup([1, 0], one, 1)], {})[0]) == "(not x:1)"
    square = lookup([0, 1, 0, 1], X, 2)
    assert render(circuits.run([square], {})[0]) == "(concat 0x0:1 (extract[0:0] x:2))"
    assert render(circuits.run([extract(square, 0, 0)], {})[0]) == "(extract[0:0] x:2)"


def test_bits_become_words() -> None:
    def ands(a: Term, b: Term) -> Term:
        return concat(*(p & q for p, q in zip(bits(a), bits(b), strict=True)))

    assert render(bundle.run([ands(X, Y)])[0]) == "(and x:2 y:2)"
    assert render(bundle.run([ands(rotl(X, 1), ands(X, Y))])[0]) == "(and (rotl[1] x:2) (and x:2 y:2))"
    high, low = bits(X)
    assert render(bundle.run([concat(low ^ 1, high ^ 1)])[0]) == "(xor (rotl[1] x:2) 0x3:2)"
    assert render(bundle.run([concat(*(~b for b in bits(B)[2:5]))])[0]) == "(not (extract[5:3] b:8))"


@pytest.mark.parametrize(
    "term_that_stays",
    [
        concat(extract(X, 1, 1) & extract(Y, 1, 1), extract(X, 0, 0) | extract(Y, 0, 0)),
        concat(extract(B, 0, 0) ^ extract(C, 0, 0), extract(B, 2, 2) ^ extract(C, 1, 1)),
        concat(extract(X, 0, 0), extract(Y, 0, 0)),
        concat(B, C),
        B + C,
    ],
)
def test_what_is_no_bundle_stays(term_that_stays: Term) -> None:
    assert bundle.run([term_that_stays]) == [term_that_stays]


# Meanings are kept


@pytest.mark.parametrize("name", TABLES)
def test_the_diagram_of_a_table_of_a_standard(name: str) -> None:
    table = TABLES[name]
    circuit = diagram(table.entries, table.width)
    assert circuit.entries() == table.entries
    assert 20 < circuit.operations < 650


def test_the_diagram_of_any_table() -> None:
    random = Random(1)
    for index, width in product(range(1, 9), (1, 2, 3, 8)):
        for limit in (1, 2, 1 << width):
            entries = tuple(random.randrange(limit) for _ in range(1 << index))
            assert diagram(entries, width).entries() == entries
    for index, width in ((1, 1), (1, 2), (2, 1), (3, 1)):
        for entries in product(range(1 << width), repeat=1 << index):
            assert diagram(entries, width).entries() == entries


def test_functions_with_short_forms() -> None:
    forms = {(0, 0, 0, 1): 1, (0, 1, 1, 1): 1, (0, 1, 1, 0): 1, (1, 0, 0, 1): 2, (0, 0, 1, 1): 0, (1, 1, 0, 0): 1}
    assert {entries: diagram(entries, 1).operations for entries in forms} == forms
    # The second output is the first one inverted.
    assert diagram((2, 2, 2, 1), 2).operations == 2


def nested(random: Random, depth: int) -> Term:
    """A term of 8 bits over b with look-ups, transposed bits and words."""
    if depth == 0:
        return B
    a = nested(random, depth - 1)
    kind = random.randrange(4)
    if kind == 0:
        return lookup(random.choice(list(TABLES.values())).entries, a, 8)
    if kind == 1:
        order = random.sample(range(8), 8)
        return concat(*(extract(a, i, i) for i in order))
    if kind == 2:
        small = lookup([random.randrange(16) for _ in range(8)], extract(a, 5, 3), 4)
        return concat(small, extract(small ^ extract(a, 3, 0), 3, 0))
    return (a + nested(random, depth - 1)) ^ random.randrange(256)


@pytest.mark.long
def test_look_ups_in_any_term_keep_their_meaning() -> None:
    random = Random(2)
    for _ in range(6):
        before = [nested(random, 3), nested(random, 2)]
        known = PIPO.variants["pipo64_128"].circuits
        for after in (circuits.run(before, known), bundle.run(circuits.run(before, known))):
            assert all(t.op != "table" for t in term.topological(after))
            new, old = Program.of([B], after), Program.of([B], before)
            assert all(new([value]) == old([value]) for value in range(256))


def words(random: Random, depth: int) -> Term:
    """A term of 8 bits that is made of operations on words."""
    if depth == 0:
        return random.choice([B, C, rotl(B, random.randrange(1, 8)), const(random.randrange(256), 8)])
    op = random.choice(["and", "or", "xor", "not"])
    return make(op, tuple(words(random, depth - 1) for _ in range(1 if op == "not" else 2)), 8)


def in_bits(word: Term) -> Term:
    """The same with every operation on words made bit by bit."""

    def step(t: Term, args: tuple[Term, ...]) -> Term:
        if t.op not in ("and", "or", "xor", "not"):
            return make(t.op, args, t.width, t.param) if args else t
        columns = zip(*(bits(a) for a in args), strict=True)
        return concat(*(make(t.op, column, 1) for column in columns))

    return circuits.run(term.rebuild([word], step), {})[0]


def test_bundling_undoes_cutting_words_into_bits() -> None:
    random = Random(3)
    for _ in range(60):
        word = words(random, 5)
        assert_equal(in_bits(word), word)
        assert bundle.run([in_bits(word)]) == [word]


def test_bundling_parts_of_words_and_bits_in_any_order() -> None:
    random = Random(4)
    for _ in range(60):
        columns = bits(in_bits(words(random, 3)))
        first, turn = random.randrange(7), random.randrange(8)
        part = concat(*columns[first : random.randrange(first + 2, 9)])
        turned = concat(*columns[turn:], *columns[:turn])
        mixed = concat(*random.choices(columns + bits(in_bits(words(random, 3))), k=random.randrange(2, 6)))
        before = circuits.run([part, turned, mixed], {})
        after = bundle.run(before)
        for a, b in zip(before, after, strict=True):
            assert_equal(a, b)
        assert all(t.width > 1 for t in term.topological(after[:2]))


def test_all_orders_of_four_bits() -> None:
    a, b = var("a", 4), var("b", 4)
    for order in permutations(range(4)):
        before = concat(*(extract(a, i, i) ^ extract(b, i, i) for i in order))
        after = bundle.run([before])[0]
        assert_equal(before, after)
        turned = any(tuple((i + d) % 4 for i in order) == (3, 2, 1, 0) for d in range(4))
        assert (after.op == "xor") == turned


# PIPO


@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
@pytest.mark.parametrize("name", PIPO.variants)
def test_a_round_of_pipo_is_operations_on_rows(name: str, direction: str) -> None:
    """34 for the S-box, 8 for the round key, 7 rotations."""
    variant = PIPO.variants[name]
    steps = variant.steps(direction)
    found = {step.name: operations(bundle.run(circuits.run(step.outputs, variant.circuits))) for step in steps}
    ends = {"encrypt": "start", "decrypt": "end"}
    assert found.pop(ends[direction]) == {"xor": 8}
    assert list(found.values()) == [ROUND] * variant.settings["rounds"]


@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
def test_rounds_of_pipo_keep_their_meaning(direction: str) -> None:
    variant = PIPO.variants["pipo64_128"]
    step = variant.steps(direction)[3]
    on_bits = circuits.run(step.outputs, variant.circuits)
    random, read = Random(5), term.variables(step.outputs)
    for before, after in zip(on_bits, bundle.run(on_bits), strict=True):
        assert_equal(before, after)
    # The circuit is the table on all inputs, so each column of the state is; this is that the columns are the state.
    for _ in range(20):
        values = {v: random.getrandbits(8) for v in read}
        assert term.evaluate(on_bits, values) == term.evaluate(step.outputs, values)


@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
def test_all_rounds_at_once(direction: str) -> None:
    """What the steps have in common with the whole is the same terms."""
    variant = PIPO.variants["pipo64_256"]
    piece = compose(variant.steps(direction))
    assert piece is not None
    roots = bundle.run(circuits.run([*piece.outputs, *piece.between], variant.circuits))
    rounds = variant.settings["rounds"]
    expected = {op: count * rounds + 8 * (op == "xor") for op, count in ROUND.items()}
    assert operations(roots) == operations(roots[:8]) == expected


LONG = """cipher LONG {{
  word 8
  block 1 words
  variant LONG8 {{ key 1 words }}
  table T: byte -> byte = [{entries}]
  circuit T(x) -> y {{
    for i in 0..2999 {{ x[(i + 1) mod 8] := x[i mod 8] ^ x[(i + 1) mod 8] }}
    y = x
  }}
  function f(x: byte[8]) -> byte[8] = transpose(T[transpose(x)])
  schedule(k) -> rk: byte[1] {{ rk[0] = k[0] }}
  encrypt(x, rk) -> y {{ y = f([x[0], 0, 0, 0, 0, 0, 0, 0])[0..0] ^ rk[0] }}
  decrypt(y, rk) -> x {{ x = y ^ rk[0] }}
}}
"""


def test_circuits_may_be_longer_than_the_stack_is_deep() -> None:
    values = []
    for index in range(256):
        x = [index >> i & 1 for i in range(8)]
        for i in range(3000):
            x[(i + 1) % 8] ^= x[i % 8]
        values.append(sum(b << i for i, b in enumerate(x)))
    cipher = parse_cipher(LONG.format(entries=", ".join(map(str, values))), "long.cipher")
    variant = cipher.variants["long8"]
    columns = [concat(*(extract(var(f"x.{i}", 8), j, j) for i in reversed(range(8)))) for j in range(8)]
    looked = [lookup(values, column, 8) for column in columns]
    rows = [concat(*(extract(t, i, i) for t in reversed(looked))) for i in range(8)]
    assert operations(bundle.run(circuits.run(rows, variant.circuits))) == {"xor": 3000}
