"""Equality of terms: by form, by sweeping, refuted by simulation; a rare difference is never called equal."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from weakref import ref

import pytest

from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term, concat, const, eq, evaluate, extract, ite, make, rebuild, rotl, ult, zext
from ciphergen.dsl.uncollected import uncollected
from ciphergen.generator.passes import circuits
from ciphergen.verify.alone import word_by_word
from ciphergen.verify.equality import equal
from ciphergen.verify.equality.anf import XorForm
from ciphergen.verify.equality.equal import Equality, Settled
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.equality.sweep import Sweep
from ciphergen.verify.variables import input_byte, key_byte
from ciphergen.verify.verdict import Verdict
from tests.verify.leaves import secret

KEY = [key_byte(i) for i in range(16)]
BLOCK = [input_byte(i) for i in range(16)]
Add = Callable[[Term, Term], Term]


def lea(add: Add = lambda a, b: a + b) -> tuple[Term, ...]:
    """LEA-128's encryption with every sum written as `add` writes it."""
    variant = load("lea").variants["lea128"]
    output = variant.encrypt(variant.schedule(KEY), BLOCK)

    def step(t: Term, args: tuple[Term, ...]) -> Term:
        if t.op == "add":
            return add(*args)
        return make(t.op, args, t.width, t.param) if args else t

    return tuple(rebuild(output, step))


def settle(left: tuple[Term, ...], right: tuple[Term, ...]) -> Settled:
    return Equality(Normalizer(), Solver()).settle(list(zip(left, right, strict=True)))


ADDS: dict[str, tuple[Add, str]] = {
    "commuted": (lambda a, b: b + a, "normal form"),
    "minus minus": (lambda a, b: a - (-b), "normal form"),
    "minus not minus one": (lambda a, b: a - ~b - 1, "sweep"),
    "xor and twice and": (lambda a, b: (a ^ b) + ((a & b) << 1), "sweep"),
    "or and and": (lambda a, b: (a | b) + (a & b), "sweep"),
    "twice or minus xor": (lambda a, b: ((a | b) << 1) - (a ^ b), "sweep"),
}


@pytest.mark.long
@pytest.mark.parametrize("name", ADDS)
def test_sums_in_other_words_are_proved(name: str) -> None:
    add, method = ADDS[name]
    assert settle(lea(add), lea()) == Settled(Verdict.PROVED, method)


WRONG_ADDS: dict[str, Add] = {
    "no carry": lambda a, b: a ^ b,
    "one more": lambda a, b: a - ~b,
    "carry into the next bit but one": lambda a, b: (a ^ b) + ((a & b) << 2),
}


@pytest.mark.parametrize("name", WRONG_ADDS)
def test_wrong_sums_are_refuted_by_a_vector(name: str) -> None:
    equality = Equality(Normalizer(), Solver())
    left, right = lea(WRONG_ADDS[name]), lea()
    settled = equality.settle(list(zip(left, right, strict=True)))
    assert settled.verdict is Verdict.REFUTED
    values = [int(equality.simulator(side[settled.pair])[settled.vector]) for side in (left, right)]
    assert values[0] != values[1]


@pytest.mark.long
def test_a_back_door_that_opens_for_one_word_in_many_is_not_proved() -> None:
    """Random values do not find it; a proof has to."""
    x = make("concat", tuple(reversed(BLOCK[:4])), 32)
    for door in (eq(x, const(0xDEADBEEF, 32)), eq(rotl(x + 1, 5), const(0x1234567, 32))):
        output = lea()
        spoiled = (ite(door, output[0] ^ 1, output[0]), *output[1:])
        masked = (output[0] ^ zext(door, 8), *output[1:])
        for left in (spoiled, masked):
            assert settle(left, output).verdict in (Verdict.UNDECIDED, Verdict.REFUTED)


def test_a_carry_that_is_lost_for_one_pair_of_words_is_not_proved() -> None:
    a, b = secret("a", 32), secret("b", 32)
    almost = (a ^ b) + ((a & b & ~eq_mask(a, b)) << 1)
    assert settle((almost,), (a + b,)).verdict is not Verdict.PROVED


def eq_mask(a: Term, b: Term) -> Term:
    """All ones where a is a certain word and b another, else 0."""
    hit = eq(a, const(0x80000001, 32)) & eq(b, const(0x7FFFFFF1, 32))
    return make("sext", (hit,), 32)


def test_what_was_proved_is_known_and_what_was_not_is_not() -> None:
    equality = Equality(Normalizer(), Solver())
    a, b = secret("a", 16), secret("b", 16)
    pair = ((a ^ b) + ((a & b) << 1), a + b)
    assert equality.settle([pair]).method == "sweep"
    asked = equality.solver.queries
    assert equality.settle([pair]).verdict is Verdict.PROVED
    assert equality.solver.queries == asked
    wrong = (a, ite(eq(b, const(77, 16)), a + 1, a))
    assert equality.settle([pair, wrong]).verdict is not Verdict.PROVED
    assert equality.settle([wrong, pair]).verdict is not Verdict.PROVED


def chosen(a: Term, b: Term) -> Term:
    """a * b modulo 2**16 + 1, where 0 stands for 2**16, with a choice where the product is 0."""
    p = zext(a, 32) * zext(b, 32)
    low, high = extract(p, 15, 0), extract(p, 31, 16)
    return ite(eq(p, const(0, 32)), -a - b + 1, low - high + zext(ult(low, high), 16))


def masked(a: Term, b: Term) -> Term:
    """The same with a mask in the place of the choice, and the carry of another sum."""
    p = zext(b, 32) * zext(a, 32)
    low, high = extract(p, 15, 0), extract(p, 31, 16)
    mask = make("sext", (ult(p, const(1, 32)),), 16)
    other = low + ~high + zext(ult(low, high), 16) + 1
    return other ^ ((other ^ (~a - b + 2)) & mask)


@pytest.mark.long
def test_what_is_rare_of_a_product_is_proved_as_of_any_value() -> None:
    a, b, c, d = (secret(name, 16) for name in "abcd")

    def chain(mul: Add) -> Term:
        return mul(mul(mul(a, b), c) + b, d ^ a)

    assert settle((chain(masked),), (chain(chosen),)).verdict is Verdict.PROVED
    wrong = chain(lambda x, y: masked(x, y) ^ zext(eq(zext(x, 32) * zext(y, 32), const(0, 32)), 16))
    assert settle((wrong,), (chain(chosen),)).verdict is not Verdict.PROVED
    low = extract(zext(a, 32) * zext(b, 32), 31, 31)
    assert settle((low,), (const(0, 1),)).verdict is Verdict.REFUTED


def test_nothing_to_prove_is_proved() -> None:
    assert settle((), ()) == Settled(Verdict.PROVED, "normal form")


def test_linear_layers_are_seen_through() -> None:
    """A table that doubles in GF(2^8) is linear: its exclusive or is that of the arguments."""
    double = tuple((2 * i ^ (0x11B if i & 0x80 else 0)) & 0xFF for i in range(256))

    def twice(t: Term) -> Term:
        return make("table", (t,), 8, double)

    left = twice(BLOCK[0]) ^ twice(BLOCK[1]) ^ twice(BLOCK[2])
    assert settle((left,), (twice(BLOCK[2] ^ BLOCK[0] ^ BLOCK[1]),)) == Settled(Verdict.PROVED, "xor form")
    assert settle((left,), (twice(BLOCK[2] ^ BLOCK[0]),)).verdict is Verdict.REFUTED


SBOX = tuple((i * i * 7 + (i >> 3) * 31 + 99) % 257 & 255 for i in range(256))


def rounds(look_up: Add, *, wrong: int = 0) -> Term:
    """Four rounds of look-ups between sums; wrong: flips in what the third round looks up."""
    words = [make("concat", tuple(reversed(side[i : i + 4])), 32) for side in (BLOCK, KEY) for i in (0, 4)]
    a, b, k, m = words
    for i in range(4):
        total = look_up(a + k + const(i, 32), const(wrong if i == 2 else 0, 32))
        a, b, k = b - rotl(total, 5), a + b + m, k + total
    return a ^ rotl(b, 3)


def by_table(x: Term, flips: Term) -> Term:
    parts = [extract(x ^ flips, i + 7, i) for i in range(24, -8, -8)]
    return make("concat", tuple(make("table", (part,), 8, SBOX) for part in parts), 32)


def by_circuit(x: Term, flips: Term) -> Term:
    return circuits.run([by_table(x, flips)], {})[0]


@pytest.mark.long
def test_circuits_between_sums_are_proved() -> None:
    assert settle((rounds(by_circuit),), (rounds(by_table),)) == Settled(Verdict.PROVED, "bit sweep")
    assert settle((rounds(by_circuit, wrong=1 << 9),), (rounds(by_table),)).verdict is Verdict.REFUTED


def test_lower_parts_of_sums_beside_circuits_are_proved() -> None:
    """Bits above a part do not come into it, which no comparison shows that takes sums as any values."""

    def code(x: Term, flips: Term) -> Term:
        return by_circuit(x, flips) + zext(extract(extract(x, 6, 0) + 0x73, 4, 0), 32)

    def text(x: Term, flips: Term) -> Term:
        return by_table(x, flips) + zext(extract(extract(x, 7, 0) + 0x73, 4, 0), 32)

    assert settle((rounds(code),), (rounds(text),)) == Settled(Verdict.PROVED, "sweep")


def spoiled(x: Term, flips: Term) -> Term:
    """Return look-ups by circuits, wrong for one value in 65,536."""
    made = by_circuit(x, flips)
    return ite(eq(extract(x, 15, 8), const(0x5A, 8)) & eq(extract(x, 31, 24), const(0xC3, 8)), made ^ 0x800, made)


def test_look_ups_between_sums_on_both_sides_are_proved_by_bits() -> None:
    """No question is asked of a solver, for which a table is a choice among all entries."""

    def code(x: Term, flips: Term) -> Term:
        part = concat(*(extract(x ^ flips, i, i) ^ ~extract(x ^ flips, i + 8, i + 8) for i in range(7, -1, -1)))
        return ~zext(make("table", (part,), 8, SBOX), 32) + 1

    def text(x: Term, flips: Term) -> Term:
        part = extract(x ^ flips, 7, 0) ^ extract(x ^ flips, 15, 8)
        return const(0, 32) - zext(make("table", (part,), 8, SBOX[::-1]), 32)

    solver = Solver()
    settled = Equality(Normalizer(), solver).settle([(rounds(code), rounds(text))])
    assert settled == Settled(Verdict.PROVED, "bit sweep")
    assert not solver.queries
    assert settle((rounds(code, wrong=1 << 7),), (rounds(text),)).verdict is Verdict.REFUTED


def test_sums_of_look_ups_have_no_large_xor_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of bits of look-ups that products and sums are made of it takes a gigabyte, before a sweep proves the terms."""
    kept = list[XorForm]()
    made = XorForm.__init__

    def noted(self: XorForm, most: int = 0) -> None:
        made(self, most)
        kept.append(self)

    monkeypatch.setattr(XorForm, "__init__", noted)
    monkeypatch.setattr(equal, "FEW_PARTS", 1000)
    x, y = (secret(name, 32) for name in "xy")

    def whole(x: Term, y: Term) -> Term:
        for _ in range(3):
            x, y = y, x * by_table(y, const(0, 32))
            for i in (1, 3, 5, 9):
                y = y ^ rotl(y, i) ^ rotl(x, i + 7)
        return x ^ y

    assert settle((whole(x, y ^ (x & y)),), (whole(x, y & ~x),)) == Settled(Verdict.PROVED, "sweep")
    assert 1000 < max(form.kept for form in kept) < 10_000


@pytest.mark.long
def test_a_circuit_between_sums_that_is_wrong_for_one_value_is_not_proved() -> None:
    assert settle((rounds(spoiled),), (rounds(by_table),)).verdict is not Verdict.PROVED


def test_what_a_prover_holds_goes_with_it_though_nothing_is_collected() -> None:
    prover = Equality(Normalizer(), Solver())
    pairs = list(zip(lea(ADDS["or and and"][0]), lea(), strict=True))
    with uncollected():
        assert prover.settle(pairs).method == "sweep"
        assert len(prover) > 1000
        sweep = ref(prover._sweep)
        del prover
        assert sweep() is None


def test_a_sweep_ends_with_the_first_pair_that_is_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sweep, "_equal", lambda *_: False)
    x, y, z = (secret(name, 32) for name in "xyz")
    add = ADDS["or and and"][0]
    pairs = [(x ^ y, y ^ x), (add(x, y), x + y), (add(y, z), y + z)]
    prover = Equality(Normalizer(), Solver())
    swept = list[Term]()
    run = Sweep.run
    monkeypatch.setattr(Sweep, "run", lambda self, roots: swept.extend(roots) or run(self, roots))
    settled = prover.settle(pairs)
    assert (settled.verdict, settled.pair) == (Verdict.UNDECIDED, 1)
    assert prover.normal(y + z) not in swept


@pytest.mark.long
def test_a_solver_shows_word_by_word_what_is_equal_and_nothing_else() -> None:
    asked = word_by_word(lea(lambda a, b: b - ~a - 1), lea())
    assert len(asked) > 24
    assert {answer for _, answer in asked} == {"unsat"}
    assert word_by_word(lea(lambda a, b: b - ~a), lea()) == []


def test_parts_of_a_register_with_several_blocks_are_proved() -> None:
    """Four blocks side by side, to which words are added at once, round by round: only in the second normal form does a
    part of the register show its block."""
    blocks, words = [secret(f"x{i}", 8) for i in range(4)], [secret(f"w{i}", 32) for i in range(17)]
    register, part = words[16], extract(words[16], 15, 8)
    for i, (a, b) in enumerate(pairwise(words)):
        blocks = [rotl(x + extract(words[i], 7, 0), 3) ^ x for x in blocks]
        register = (register ^ (a & b)) ^ concat(*reversed(blocks))
        part = part ^ extract(a & b, 15, 8) ^ blocks[1]
    add = ADDS["or and and"][0]
    got = add(extract(register, 15, 8), extract(words[0], 7, 0))
    assert settle((got,), (part + extract(words[0], 7, 0),)) == Settled(Verdict.PROVED, "sweep")


def test_a_product_of_registers_that_is_wrong_for_one_value_is_not_proved() -> None:
    """The upper half of a product is made of products of halves, and of one word it is another."""
    x, y = secret("x", 32), secret("y", 32)
    (x0, x1), (y0, y1) = ((each & 0xFFFF, each >> 16) for each in (x, y))
    first = x1 * y0 + (x0 * y0 >> 16)
    second = x0 * y1 + (first & 0xFFFF)
    upper = x1 * y1 + (first >> 16) + (second >> 16)
    wrong = upper ^ zext(eq(x, const(0x12345678, 32)), 32)
    whole = zext(x, 64) * zext(y, 64)
    for code, verdict in ((upper, Verdict.PROVED), (wrong, Verdict.UNDECIDED), (upper + 1, Verdict.REFUTED)):
        settled = Equality(Normalizer(64, 32), Solver()).settle([(concat(code, x * y), whole)])
        assert settled.verdict is verdict


def test_products_of_other_words_are_not_compared_bit_by_bit() -> None:
    """Products are bits of any value, so that terms of other products have no bits in common."""
    equality = Equality(Normalizer(), Solver())
    a, b, c = (secret(name, 16) for name in "abc")
    assert equality.is_plain((a * b) + (c ^ b) + (c & b), (c & b) + ((a * b) + (c ^ b)))
    assert not equality.is_plain((a * b) ^ (b + c), ((a + 1) * b) ^ (b + c))
    assert len(equality) == 0
    assert equality.is_plain((a * b) ^ (b + c), ((b & c) + (b | c)) ^ (b * a)) is False
    assert len(equality) > 0  # of the same products they are


def test_a_circuit_in_place_of_a_look_up_is_compared_by_bits_without_an_xor_form(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Most terms of a circuit's xor form are products of its bits, which no look-up has."""

    def refuse(self: Equality, a: Term, b: Term) -> bool:
        raise AssertionError(a, b)

    monkeypatch.setattr(Equality, "_is_plainly_linear", refuse)
    a = secret("a", 3)
    x, y, z = (extract(a, i, i) for i in range(3))
    circuit = concat(z ^ (~x & y), y ^ (~z & x), x ^ (~y & z))
    table = make("table", (a,), 3, tuple(evaluate([circuit], {a: i})[0] for i in range(8)))
    equality = Equality(Normalizer(), Solver())
    assert equality.is_plain(circuit, table)
    assert not equality.is_plain(circuit ^ concat(const(0, 2), x & y & z), table)


def test_a_circuit_beside_a_look_up_is_compared_by_bits_before_an_xor_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code has some look-ups as tables where it was executed once, and others as their circuits."""
    forms, linearly = list[Term](), Equality._linearly

    def noted(self: Equality, different: equal.Pairs) -> bool:
        forms.extend(a for _, a, _ in different)
        return linearly(self, different)

    monkeypatch.setattr(Equality, "_linearly", noted)
    a = secret("a", 3)
    x, y, z = (extract(a, i, i) for i in range(3))
    circuit = concat(z ^ (~x & y), y ^ (~z & x), x ^ (~y & z))
    entries = [evaluate([circuit], {a: i})[0] for i in range(8)]
    code, text = (make("table", (of,), 3, tuple(entries)) for of in (circuit, make("table", (a,), 3, tuple(entries))))
    wrong = circuit ^ concat(const(0, 2), x & y & z)
    for left, verdict in ((code, Verdict.PROVED), (code ^ circuit ^ wrong, Verdict.REFUTED)):
        settled = Equality(Normalizer(), Solver()).settle([(left, text)], alike=True)
        assert settled.verdict is verdict
        assert not forms


def test_after_an_xor_form_that_is_too_large_none_is_plain_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equal, "FEW_PARTS", 500)
    a, b, c = (secret(name, 8) for name in "abc")
    small = large = (a ^ b) & c
    for _ in range(5):
        large = large ^ rotl(large, 1) ^ rotl(large, 3)
    for first, last in ((small, True), (large, False)):
        equality = Equality(Normalizer(), Solver())
        assert not equality.is_plain(first, first ^ (a & ~b & rotl(c, 1)))
        assert equality._is_plainly_linear(a ^ b ^ c, c ^ a ^ b) is last


def test_the_size_of_sweeps_is_that_of_their_nodes() -> None:
    """Terms of wide registers are few, and have many bits."""
    equality = Equality(Normalizer(), Solver())
    a, b, c = (secret(name, 64) for name in "abc")
    equality.is_plain((a * b) ^ (b + c), ((b & c) + (b | c)) ^ (b * a))
    assert len(equality) > 3 * 64 // equal.NODES_OF_A_TERM


def test_the_size_of_an_xor_form_is_that_of_its_opaque_bits() -> None:
    equality = Equality(Normalizer(), Solver())
    a, b, c = (secret(name, 64) for name in "abc")
    assert equality.settle([((a & b) ^ (c & b), (a & c) ^ (b & (c | a)))]).verdict is Verdict.REFUTED
    assert len(equality) == 0
    assert equality.settle([((a & rotl(b, 1)) ^ (c & rotl(b, 1)), (c ^ a) & rotl(b, 1))]).verdict is not Verdict.REFUTED
    assert len(equality) >= 5 * 64
