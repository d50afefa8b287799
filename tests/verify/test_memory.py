"""Linear combinations, and addresses resolved to places in the regions of a contract."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl.term import Term, concat, const, evaluate, extract, make
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.execution.memory import Bytes, Region, ResolvedAddress, resolve
from ciphergen.verify.variables import input_byte
from tests.verify.leaves import public

A, B, N = public("a", 32), public("b", 32), public("n", 32)
KEYS = Region("keys", A, 16, False, lambda i: const(i, 8) if 0 <= i < 16 else None, alignment=4)
ROW = Region("row", B, None, True, input_byte, block=16)
NONE_DONE = Linear.of(const(0, 32))
words = st.integers(0, (1 << 32) - 1)


def value(linear: Linear, values: dict[Term, int]) -> int:
    return (linear.constant + sum(c * values[a] for a, c in linear.terms.items())) % (1 << linear.width)


def test_sums_products_and_shifts_are_taken_apart() -> None:
    shifted = concat(extract(A, 27, 0), const(0, 4))
    combined = Linear.of(make("neg", (A * 3 + shifted - (B + 5),), 32))
    assert (combined.constant, dict(combined.terms)) == (5, {A: (1 << 32) - 19, B: 1})


def test_what_cancels_is_gone() -> None:
    assert Linear.of(A + B - A) == Linear.of(B)
    assert dict(Linear.of(A << 1).terms) == {A << 1: 1}  # only the normal form shows shifts as products
    assert Linear.of(A).times(1 << 31).times(2) == Linear(32, 0, {})


def test_a_sum_of_thousands_is_no_depth() -> None:
    total = A
    for i in range(3000):
        total = total + public("v", 32, i)
    assert len(Linear.of(total).terms) == 3001


def test_bits_that_are_no_product_are_atoms() -> None:
    for atom in (concat(extract(A, 28, 1), const(0, 4)), concat(extract(A, 27, 0), const(1, 4)), A * B, A ^ B):
        assert dict(Linear.of(atom).terms) == {atom: 1}


@settings(max_examples=100)
@given(words, words, words, words, words)
def test_values_are_kept(a: int, b: int, factor: int, constant: int, other: int) -> None:
    term = (A * factor + constant) - (B - A) * other
    (expected,) = evaluate([term], {A: a, B: b})
    assert value(Linear.of(term), {A: a, B: b}) == expected
    assert value(Linear.of(term).times(other), {A: a, B: b}) == expected * other % (1 << 32)


def place(address: Term, done: Linear = NONE_DONE) -> ResolvedAddress | None:
    return resolve(Linear.of(Normalizer()(address)), (KEYS, ROW), done)


def test_a_base_and_a_constant() -> None:
    assert place(A) == ResolvedAddress(KEYS, 0)
    assert place(A + 12) == ResolvedAddress(KEYS, 12)
    assert place(A - 4) == ResolvedAddress(KEYS, -4)
    assert place(A + B + 4 - B) == ResolvedAddress(KEYS, 4)


def test_a_row_is_counted_from_the_blocks_that_are_done() -> None:
    done = Linear(32, 2, {N: 4})
    assert place(B + (N << 6) + 32, done) == ResolvedAddress(ROW, 0)
    assert place(B + (N << 6) + 49, done) == ResolvedAddress(ROW, 17)
    assert place(B + (N << 6), done) == ResolvedAddress(ROW, -32)
    assert place(B, done) is None
    assert place(B + (N << 5) + 32, done) is None


def test_what_is_no_place() -> None:
    for address in (const(64, 32), N, A + B, A << 1, A + N, A & -4, A + A, -A):
        assert place(address) is None


def test_bytes_are_what_was_written_last_or_what_was_there() -> None:
    memory = Bytes()
    assert memory.get(KEYS, 3) is const(3, 8)
    assert memory.get(KEYS, 16) is None
    memory.put(ROW, 0, const(7, 8))
    other = memory.copy()
    other.put(ROW, 0, const(8, 8))
    assert (memory.get(ROW, 0), other.get(ROW, 0)) == (const(7, 8), const(8, 8))
    assert memory.get(ROW, 1) is input_byte(1)


def split(word: Term, number: int) -> Term:
    return extract(word, 8 * number + 7, 8 * number)


def test_a_word_is_loaded_as_it_was_stored_until_a_byte_of_it_is_written() -> None:
    memory = Bytes()
    memory.put_word(ROW, 4, N, split)
    assert memory.word(ROW, 4, 4) is N
    assert [memory.word(ROW, *at) for at in ((4, 2), (5, 4), (3, 4), (4, 8))] == [None] * 4
    other = memory.copy()
    memory.put(ROW, 6, const(1, 8))
    assert memory.word(ROW, 4, 4) is None
    assert other.word(ROW, 4, 4) is N
    assert [memory.get(ROW, i) for i in range(4, 8)] == [split(N, 0), split(N, 1), const(1, 8), split(N, 3)]
    assert [other.get(ROW, i) for i in range(4, 8)] == [split(N, i) for i in range(4)]


def test_no_word_is_made_where_paths_part() -> None:
    """Most of what straight code leaves in memory is not read any more."""
    made, memory = list[Term](), Bytes()

    def put(term: Term) -> Term:
        made.append(term)
        return term + 1

    memory.put_later(ROW, 4, N, split, put)
    other = memory.copy()
    memory.put_word(ROW, 4, A, split)
    assert not made
    assert (memory.word(ROW, 4, 4), other.word(ROW, 4, 4), made) == (A, N + 1, [N])


def test_a_word_is_not_loaded_of_bytes_of_two() -> None:
    memory = Bytes()
    memory.put_word(ROW, 0, N, split)
    memory.put_word(ROW, 2, N, split)
    assert [memory.word(ROW, at, 4) for at in (0, 2)] == [None, N]
    memory.put_word(ROW, 4, A, split)
    assert [memory.word(ROW, at, 4) for at in (0, 2, 4)] == [None, None, A]
    wanted = [split(N, 0), split(N, 1), split(N, 0), split(N, 1), *(split(A, i) for i in range(4))]
    assert [*memory.written[ROW.name].values()] == wanted
    assert memory.stored() == 8
    assert memory.holds(ROW.name, range(7, 9))
    assert not memory.holds(ROW.name, range(8, 9))


def test_words_are_compared_as_they_were_stored() -> None:
    memory, same, other, bytewise = Bytes(), Bytes(), Bytes(), Bytes()
    for where, at in ((memory, 4), (same, 4), (other, 2)):
        where.put_word(ROW, at, N, split)
    for i in range(4):
        bytewise.put(ROW, 4 + i, split(N, i))
    assert [*memory.as_stored()] == [*same.as_stored()]
    assert {term for _, term in memory.as_stored()} == {N}
    assert len({tuple(m.as_stored()) for m in (memory, other, bytewise)}) == 3
    assert memory.word(ROW, 4, 4) is N
    memory.get(ROW, 5)
    assert split(N, 1) in [term for _, term in memory.as_stored()]


def test_what_is_below_is_forgotten() -> None:
    stack, memory = Region("stack", A, None, True, lambda _: None), Bytes()
    for offset in range(-8, 0):
        memory.put(stack, offset, const(offset, 8))
    memory.drop_below(stack, -4)
    assert [memory.get(stack, i) for i in (-5, -4)] == [None, const(-4, 8)]
