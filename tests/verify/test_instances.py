"""Blocks that are one function of their own input, and blocks that only look so."""

from __future__ import annotations

from collections.abc import Sequence
from unittest.mock import Mock

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.dsl.term import (
    Term,
    concat,
    const,
    evaluate,
    extract,
    lookup,
    make,
    rebuild,
    remake,
    sext,
    substitute,
    topological,
    var,
    variables,
)
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.claim.bit_symmetry import BitInstances
from ciphergen.verify.claim.counter_symmetry import widened
from ciphergen.verify.claim.symmetry import Counted, Instances, Shape
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.context import Context, Contract
from ciphergen.verify.execution.memory import Region
from ciphergen.verify.variables import input_byte, key_byte, own_byte, symbol
from ciphergen.verify.verdict import Verdict

KEY, OTHER = key_byte(0), key_byte(1)


def block(start: int, key: Term = KEY, read: int | None = None) -> list[Term]:
    """Two bytes of output of the block whose input begins at `start`; `read`: where the second byte is read."""
    first, second = input_byte(start), input_byte(start + 1 if read is None else read)
    word = make("xor", (concat(second, first), concat(key, key)), 16) + 5
    return [extract(word, 7, 0), extract(word, 15, 8)]


def test_the_same_function_of_another_block_has_the_same_shape() -> None:
    shapes = Instances()
    assert shapes.shape("encrypt", block(0), 0) == shapes.shape("encrypt", block(6), 6)


def test_the_order_of_what_commutes_does_not_count() -> None:
    shapes, a, b = Instances(), input_byte(0), input_byte(4)
    assert shapes.shape("encrypt", [a + KEY], 0) == shapes.shape("encrypt", [KEY + b], 4)
    assert shapes.shape("encrypt", [a - KEY], 0) != shapes.shape("encrypt", [KEY - b], 4)


def test_what_differs_in_anything_has_another_shape() -> None:
    shapes = Instances()
    right = shapes.shape("encrypt", block(0), 0)
    assert shapes.shape("decrypt", block(2), 2) != right
    assert shapes.shape("encrypt", block(2, key=OTHER), 2) != right
    assert shapes.shape("encrypt", block(2, read=1), 2) != right  # a byte of the block before
    assert shapes.shape("encrypt", block(2, read=2), 2) != right
    assert shapes.shape("encrypt", block(2)[::-1], 2) != right
    assert shapes.shape("encrypt", block(2), 0) != right
    changed = [make("xor", (byte, const(1, 8)), 8) for byte in block(2)]
    assert shapes.shape("encrypt", changed, 2) != right


def sliced(blocks: int, turned: int = 0, key: Term = KEY) -> list[list[Term]]:
    """Blocks of a byte that share registers: register n holds bit n of each, the first lowest. The output's bit n is
    bits n and n - 1 of the input with the key, or'd with the next in the block that is `turned`, else and'ed."""
    registers = [concat(*(extract(input_byte(i), n, n) for i in reversed(range(blocks)))) for n in range(8)]
    spread = [make("sext", (extract(key, n, n),), blocks) for n in range(8)]
    other = const(turned, blocks)
    changed = [
        (registers[n] & ~registers[n - 1] & ~other | (registers[n] | registers[n - 1]) & other) ^ spread[n]
        for n in range(8)
    ]
    return [[concat(*(extract(r, i, i) for r in reversed(changed)))] for i in range(blocks)]


def test_blocks_that_share_registers_have_the_same_shape() -> None:
    shapes = Instances()
    assert len({shapes.shape("encrypt", block, i) for i, block in enumerate(sliced(32))}) == 32
    found = shapes.shapes("encrypt", sliced(32))
    assert len(set(found)) == 1
    assert shapes.shapes("encrypt", sliced(16)) == found[:16]
    assert set(shapes.shapes("decrypt", sliced(32))).isdisjoint(found)
    assert set(shapes.shapes("encrypt", sliced(32, key=OTHER))).isdisjoint(found)


def test_a_block_that_differs_in_one_gate_has_another_shape() -> None:
    shapes = Instances()
    found = shapes.shapes("encrypt", sliced(8, turned=0b100))
    assert [shape == found[0] for shape in found] == [i != 2 for i in range(8)]


def test_blocks_are_not_looked_at_bit_by_bit_where_one_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether one is, is asked where blocks seem to differ, and not of blocks that look alike."""
    wrong, right = Mock(return_value=True), Mock(return_value=False)
    assert Instances().shapes("encrypt", [block(0), block(6)], 6, wrong) is not None
    wrong.assert_not_called()
    assert Instances().shapes("encrypt", sliced(8), 1, right) == Instances().shapes("encrypt", sliced(8))
    right.assert_called_once()
    monkeypatch.setattr(BitInstances, "shapes", Mock(side_effect=AssertionError))
    assert Instances().shapes("encrypt", sliced(8), 1, wrong) is None
    states = [(COUNTER[0], COUNTER[1] + i) for i in range(16)]
    assert Instances().counted(CONTEXT, "ctr", counted(), states, 2, wrong) is None


def test_a_block_that_reads_its_neighbour_has_another_shape() -> None:
    shapes, blocks = Instances(), sliced(8)
    swapped = [*blocks[:3], blocks[4], blocks[3], *blocks[5:]]
    found = shapes.shapes("encrypt", swapped)
    assert [shape == found[0] for shape in found] == [i not in (3, 4) for i in range(8)]


def test_the_same_blocks_at_other_distances_have_other_shapes() -> None:
    """What was found of blocks one behind the other says nothing of the same terms as blocks with gaps."""
    shapes, blocks = Instances(), sliced(8)
    assert len(set(shapes.shapes("encrypt", blocks))) == 1
    assert len(set(shapes.shapes("encrypt", blocks, 2))) == 8
    instances, found = shapes_of(numbered(), NUMBERS)
    assert found is not None
    assert instances.counted(CONTEXT, "ctr", numbered(), NUMBERS, 4) is None


def test_a_gate_that_inverts_one_side_knows_which() -> None:
    """In one block a & ~b, in the other b & ~a, whichever of the bits was made first."""
    shapes = Instances()
    one = [extract(input_byte(0), 0, 0) & ~extract(input_byte(0), 1, 1), ~extract(input_byte(0), 0, 0)]
    other = [extract(input_byte(1), 1, 1) & ~extract(input_byte(1), 0, 0), ~extract(input_byte(1), 0, 0)]
    same = [~extract(input_byte(2), 1, 1) & extract(input_byte(2), 0, 0), ~extract(input_byte(2), 0, 0)]
    found = shapes.shapes("encrypt", [[concat(*bits, const(0, 6))] for bits in (one, other, same)])
    assert found[0] == found[2] != found[1]


def test_a_shape_that_is_proved_stays_that_of_terms() -> None:
    shapes, blocks = Instances(), sliced(2)
    first = shapes.shape("encrypt", blocks[0], 0)
    shapes.note([first], "sweep")
    assert shapes.shapes("encrypt", blocks)[0] == first


STACK = Region("the stack", symbol("sp", 32, Secrecy.PUBLIC), None, True, lambda _: None)
CONTEXT = Context(TARGET, Contract((STACK,), (), STACK), Normalizer(), Solver())
COUNTER = [symbol("now", 8, Secrecy.PUBLIC, "0x0", i) for i in range(2)]
BITS = 16


def counted(
    lanes: int = 16,
    other: int = 0,
    turned: int = 0,
    again: int = 0,
    *,
    inverted: bool = False,
    late: bool = False,
) -> list[list[Term]]:
    """Blocks of two bytes in counter mode, in slices: the counter is the first byte as it is, and the second with the
    number of the block. Each byte of the output is its input with a function of the counter and the key; in the block
    that is `turned` another one, in that which is `other` the counter has another last bit, and in those that are
    `again` where it is read once more; inverted: keys are added to complements of it; late: the lowest bits of numbers
    are added to the key first."""
    numbers = [const(sum((i >> n & 1) << i for i in range(lanes)), lanes) for n in range(8)]
    planes: list[Term] = [make("sext", (extract(COUNTER[0], n, n),), lanes) for n in range(8)]
    carry: Term = const(0, lanes)
    for n in range(8):
        own = make("sext", (extract(COUNTER[1], n, n),), lanes)
        total = own ^ numbers[n] ^ carry
        planes.append(total ^ const(other, lanes) if n == 0 else total)
        carry = (own & numbers[n]) | ((own ^ numbers[n]) & carry)
    keys = [make("sext", (extract(KEY, n % 8, n % 8),), lanes) for n in range(BITS)]
    mixed = [~(~planes[n] ^ keys[n]) if inverted else planes[n] ^ keys[n] for n in range(BITS)]
    if late:
        mixed[8] = (keys[8] ^ (numbers[0] ^ const(other, lanes))) ^ make("sext", (extract(COUNTER[1], 0, 0),), lanes)
        planes[8] = mixed[8] ^ keys[8]
    mixed[15] ^= planes[8] ^ const(again, lanes)
    stream = [mixed[n] ^ (mixed[n - 1] & (mixed[n - 3] | const(turned, lanes))) for n in range(BITS)]
    data = [[extract(input_byte(2 * i + n // 8), n % 8, n % 8) for n in range(BITS)] for i in range(lanes)]
    bits = [[data[i][n] ^ extract(stream[n], i, i) for n in range(BITS)] for i in range(lanes)]
    return [[concat(*reversed(block[:8])), concat(*reversed(block[8:]))] for block in bits]


def shapes_of(blocks: list[list[Term]], states: Sequence[tuple[Term, ...]] = ()) -> tuple[Instances, Counted | None]:
    """What is said of blocks by the counters that they should have. states: of blocks that are taken as they are."""
    normal, context = CONTEXT.normal, CONTEXT
    instances = Instances(Equality(normal, context.solver).edges)
    if states:
        return instances, instances.counted(context, "ctr", blocks, states)
    states = [(COUNTER[0], COUNTER[1] + i) for i in range(len(blocks))]
    return instances, instances.counted(context, "ctr", [[normal(byte) for byte in block] for block in blocks], states)


def check_shapes(blocks: list[list[Term]]) -> None:
    """Check that blocks of counter mode have one shape, and that it is theirs, for any counter."""
    instances, found = shapes_of(blocks)
    assert found is not None
    assert len(set(found)) == 1
    shape, state = found[0]
    assert state == (COUNTER[0], own_byte(1))
    for i in (0, 5):
        asked = substitute(instances.alone(shape, [], 2 * i), {own_byte(1): COUNTER[1] + i})
        settled = Equality(Normalizer(), Solver()).settle(list(zip(asked, blocks[i], strict=True)))
        assert settled.verdict is Verdict.PROVED


def test_blocks_of_counter_mode_have_the_same_shape_for_any_counter() -> None:
    check_shapes(counted())


def test_numbers_that_are_added_to_the_key_first_are_found() -> None:
    check_shapes(counted(late=True))
    assert shapes_of(counted(late=True, other=0b100))[1] is None


def test_a_constant_beside_a_secret_is_added_to_what_is_public() -> None:
    public, hidden, number = sext(extract(COUNTER[0], 0, 0), 16), sext(extract(KEY, 0, 0), 16), const(0xAAAA, 16)
    is_public = CONTEXT.secrecy.is_public
    for sums in ((hidden ^ number) ^ public, public ^ (hidden ^ number), public ^ (number ^ hidden)):
        assert widened([sums], is_public) == [hidden ^ (public ^ number)]
    other = sext(extract(KEY, 1, 1), 16)
    for left in ((hidden ^ number) ^ other, (hidden ^ other) ^ public, (public ^ number) ^ hidden, hidden ^ public):
        assert widened([left], is_public) == [left]


def numbered(other: int = 0, *, inverted: bool = False) -> list[list[Term]]:
    """The same blocks where the second byte of the counter is the number of the block. other, inverted: as in
    `counted`."""
    blocks = counted(other=other, inverted=inverted)
    made = iter(substitute([byte for block in blocks for byte in block], {COUNTER[1]: const(0, 8)}))
    return [[next(made) for _ in block] for block in blocks]


NUMBERS = [(COUNTER[0], const(i, 8)) for i in range(16)]


def test_blocks_with_constants_for_counters_have_the_same_shape() -> None:
    """As in groups of a warp, whose counters are constants in the bits of the number within the group."""
    instances, found = shapes_of(numbered(), NUMBERS)
    assert found is not None
    assert len(set(found)) == 1
    shape, state = found[0]
    assert set(variables(state)) == {COUNTER[0], own_byte(1)}
    assert [is_block(instances, shape, i, numbered()) for i in (0, 5)] == [True, True]


def is_block(instances: Instances, shape: Shape, i: int, blocks: list[list[Term]]) -> bool:
    """Whether a block is what is proved of its shape, with the number of the block for that byte of its counter."""
    asked = substitute(instances.alone(shape, [], 2 * i), {own_byte(1): const(i, 8)})
    settled = Equality(Normalizer(), Solver()).settle(list(zip(asked, blocks[i], strict=True)))
    return settled.verdict is Verdict.PROVED


def with_normal_sums(blocks: list[list[Term]]) -> list[list[Term]]:
    """Blocks where a constant that is added to copies of a bit is copies of that bit and of its complement."""

    def step(t: Term, args: tuple[Term, ...]) -> Term:
        added = {a.op: a for a in map(CONTEXT.normal, args)} if t.op == "xor" and t.width == 16 else {}
        if added.keys() != {"const", "sext"}:
            return remake(t, args)
        mask, (bit,) = added["const"].value or 0, added["sext"].args
        return concat(*(~bit if mask >> i & 1 else bit for i in reversed(range(16))))

    made = iter(rebuild([byte for block in blocks for byte in block], step))
    return [[next(made) for _ in block] for block in blocks]


@pytest.mark.parametrize("inverted", [False, True])
def test_constants_for_counters_are_found_in_normal_form(inverted: bool) -> None:
    blocks = with_normal_sums(numbered(inverted=inverted))
    assert any(t.op == "concat" and t.width == 16 for t in topological(blocks[0]))
    found = shapes_of(blocks, NUMBERS)[1]
    assert found is not None
    assert len(set(found)) == 1


def test_complements_of_constants_for_counters_are_found() -> None:
    found = shapes_of(numbered(inverted=True), NUMBERS)[1]
    assert found is not None
    assert len(set(found)) == 1


@pytest.mark.parametrize("inverted", [False, True])
def test_other_constants_for_counters_are_other_functions(inverted: bool) -> None:
    """Of one block the lowest bit is another: its shape has that bit, so that what is proved is not what is asked."""
    for blocks in (numbered(0b1000, inverted=inverted), with_normal_sums(numbered(0b1000, inverted=inverted))):
        instances, found = shapes_of(blocks, NUMBERS)
        assert found is not None
        shapes = [shape for shape, _ in found]
        assert [is_block(instances, shapes[i], i, blocks) for i in (0, 3)] == [True, True]
        assert [is_block(instances, shapes[i], i, numbered()) for i in (0, 3)] == [True, False]


def test_constants_are_no_functions_of_counters_that_are_not_all() -> None:
    twice = [(COUNTER[0], const(3 * (i & 1), 8)) for i in range(16)]
    assert shapes_of(numbered(), twice)[1] is None  # two bits by one constant


def test_a_block_with_another_counter_has_no_shape() -> None:
    assert shapes_of(counted(other=0b100))[1] is None


def test_a_block_whose_counter_is_another_in_one_place_has_another_shape() -> None:
    """The word has the bits of all counters, in another order, and so has none."""
    found = shapes_of(counted(again=0b1100))[1]
    assert found is not None
    assert found[2] != found[0]


def test_all_blocks_of_counter_mode_are_one_function() -> None:
    assert is_one_function(0)
    assert not is_one_function(0b1100)


def is_one_function(again: int) -> bool:
    """Whether all blocks have one shape; in those that are `again` another bit of the counter is read once more."""
    found = shapes_of(counted(again=again))[1]
    return found is not None and len(set(found)) == 1


def test_a_block_of_counter_mode_that_differs_in_one_gate_has_another_shape() -> None:
    found = shapes_of(counted(turned=0b100))[1]
    assert found is not None
    assert [shape == found[0] for shape in found] == [i != 2 for i in range(16)]


def test_a_block_of_counter_mode_with_the_stream_of_its_neighbour_has_no_shape() -> None:
    blocks = counted()
    swapped = [*blocks[:3], [blocks[4][0], blocks[3][1]], *blocks[4:]]
    assert shapes_of(swapped)[1] is None


def in_rows(other: int = 0) -> list[list[Term]]:
    """Eight such blocks in rows: a register for each bit, the lower half of which has it of the first byte, as all
    share it, and the upper half of the second. other: as in `counted`."""
    upper, carry, mixed = const(0xFF00, 16), const(0, 16), list[Term]()
    for n in range(8):
        shared, own, key = (make("sext", (extract(byte, n, n),), 16) for byte in (*COUNTER, KEY))
        number = const(sum((i >> n & 1) << i for i in range(8)) << 8, 16)
        total = own ^ number ^ carry
        carry = (own & number) | ((own ^ number) & carry)
        total = total ^ const(other << 8, 16) if n == 0 else total
        mixed.append(((shared & ~upper) ^ (total & upper)) ^ key)
    stream = [mixed[n] ^ (mixed[n - 1] & mixed[n - 3]) for n in range(8)]
    places = [[[extract(stream[n], at, at) for n in reversed(range(8))] for at in (i, 8 + i)] for i in range(8)]
    return [[input_byte(2 * i + k) ^ concat(*bits) for k, bits in enumerate(block)] for i, block in enumerate(places)]


def test_rows_of_blocks_of_counter_mode_have_the_same_shape() -> None:
    check_shapes(in_rows())


def test_a_row_of_another_counter_has_no_shape() -> None:
    assert shapes_of(in_rows(other=0b100))[1] is None


def test_a_few_blocks_behind_a_batch_are_looked_at_by_themselves() -> None:
    last = [input_byte(16 + k) ^ (KEY & (COUNTER[1] + 8 + k)) for k in range(2)]
    found = shapes_of([*in_rows(), last])[1]
    assert found is not None
    assert len({shape for shape, _ in found[:8]}) == 1
    assert found[8][0] != found[0][0]
    assert found[8][1] == (COUNTER[0], COUNTER[1] + 8)


def test_a_block_that_is_done_is_not_what_all_share() -> None:
    """Byte -1 is of the block before the first, whatever number that has."""
    shapes = Instances()
    found = shapes.bits.shapes([[input_byte(-1) ^ input_byte(0)], [input_byte(0) ^ input_byte(1)]], 1)
    assert found == [None, None]


def test_copies_of_a_bit_and_of_its_complement_are_a_sum() -> None:
    bit, other = var("b", 1), var("c", 1)
    word = concat(sext(~bit, 4), bit, ~bit, sext(bit, 2))
    (made,) = widened([word], lambda _: False)
    assert made is sext(bit, 8) ^ const(0b11110100, 8)
    for value in (0, 1):
        assert evaluate([made], {bit: value}) == evaluate([word], {bit: value})
    for left in (concat(bit, ~other), concat(bit, const(1, 1)), concat(bit, bit), concat(var("x", 2), ~bit)):
        assert widened([left], CONTEXT.secrecy.is_public) == [left]


def test_operations_that_share_operands_are_widened_once() -> None:
    """Sixty operations, each on the one before twice: more ways through them than can be taken."""
    word = var("x", 8)
    for i in range(60):
        word = make("xor", (word, make("and", (word, var(f"y{i}", 8)), 8)), 8)
    (wide,) = widened([make("sext", (word,), 32)], lambda _: False)
    values = {v: 37 * i % 256 for i, v in enumerate(variables([word]))}
    assert evaluate([wide], values) == evaluate([make("sext", (word,), 32)], values)
    assert all(t.width == 32 for t in topological([wide]) if t.op in ("and", "xor"))


def test_blocks_with_products_are_not_looked_at_bit_by_bit() -> None:
    """A product is a thousand gates, and words that are multiplied stand in no slices."""
    shapes = Instances()

    def one(start: int, more: int) -> list[Term]:
        return [input_byte(start) * input_byte(start + 1) + more, input_byte(start)]

    found = shapes.shapes("encrypt", [one(0, 1), one(2, 2), one(4, 1)])
    assert [kind for kind, _ in found] == ["encrypt"] * 3
    assert found[0] == found[2] != found[1]


def test_a_look_up_by_bits_of_several_blocks_is_a_bit_of_none() -> None:
    table, mine, other = [(7 * i + i * i) % 256 for i in range(256)], input_byte(0), input_byte(1)
    mixed = [concat(extract(b, 7, 7), extract(a, 6, 0)) for a, b in ((mine, other), (other, mine))]
    assert BitInstances().shapes([[lookup(table, each, 8)] for each in mixed], 1) == [None, None]
    one, two = BitInstances().shapes([[lookup(table, each, 8)] for each in (mine, other)], 1)
    assert one is not None
    assert one == two
