"""Random code in slices: what is proved of a block by its shape has the values of the block's own terms.

A shape stands for terms over one block's input, and in a mode over the state before it. Whatever the code does, of
right and wrong lanes, masks that hold bits of a counter by chance, and exchanges between registers, these terms have
the values that the block has, for the block's own input and counter.
"""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.dsl.term import Term, concat, const, evaluate, extract, lookup, make, variables, zext
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.claim.bit_symmetry import BitInstances
from ciphergen.verify.claim.symmetry import BITS, Instances
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.variables import input_byte, key_byte, own_byte, symbol
from tests.verify.test_instances import CONTEXT

LANES, SIZE = 8, 2  # blocks that share registers, and bytes of one
COUNTER = [symbol("now", 8, Secrecy.PUBLIC, "0x0", i) for i in range(SIZE)]
EDGES = Equality(CONTEXT.normal, CONTEXT.solver).edges
State = tuple[Term, ...]


def states(blocks: int, low: int) -> list[State]:
    """Return the counters of blocks, of which the bits from `low` on are the number of the block."""
    bits = blocks.bit_length() - 1
    whole, top = concat(*COUNTER), 8 * SIZE - 1
    around = [extract(whole, top, low + bits)], ([extract(whole, low - 1, 0)] if low else [])
    numbered = [concat(*around[0], const(i, bits), *around[1]) for i in range(blocks)]
    return [tuple(CONTEXT.normal(extract(n, at + 7, at)) for at in range(top - 7, -1, -8)) for n in numbered]


def registers(blocks: list[State]) -> list[Term]:
    """Return the bits of blocks in slices: register n holds bit n of each, the first block lowest."""
    return [
        CONTEXT.normal(concat(*(extract(block[n // 8], n % 8, n % 8) for block in reversed(blocks))))
        for n in range(8 * SIZE)
    ]


def exchanged(x: Term, y: Term, step: int, mask: Term) -> tuple[Term, Term]:
    """Return two registers of which those bits are exchanged that the mask names, as many bits apart."""
    distance = const(step, LANES)
    moved = ((x >> distance) ^ y) & mask
    return x ^ (moved << distance), y ^ moved


def change(source: Random, words: list[Term], masks: list[Term], *, clean: bool) -> None:
    """Change a register by a gate, or two by an exchange and back. clean: by the same gates in all blocks, but for bits
    of counters that are added; else something may spoil an exchange, too."""
    at, other, third = (source.randrange(len(words)) for _ in range(3))
    x, y, z, mask = words[at], words[other], words[third], source.choice(masks)
    if source.random() < 0.12 and at != other:
        how = source.choice((1, 2, 4)), const(source.choice((0x33, 0x55, 0x0F, 0xAA)), LANES)
        words[at], words[other] = exchanged(x, y, *how)
        if not clean and source.random() < 0.2:
            words[third] ^= source.choice(masks)
        words[at], words[other] = exchanged(words[at], words[other], *how)
        return
    gates = [x ^ y, x ^ (y & z), x | y, ~x, x ^ mask]
    rare = [x ^ (y & mask), x & mask, x | mask, (x & mask) ^ (y & ~mask), x + y, x >> const(1, LANES)]
    words[at] = source.choice(gates if clean or source.random() < 0.8 else rare)


def made(source: Random, before: list[State], first: int, apart: int, changes: int) -> list[list[Term]]:
    """Return blocks of a key stream of random code on counters, added to their input."""
    data = registers([tuple(input_byte(apart * (first + i) + k) for k in range(SIZE)) for i in range(LANES)])
    keys = [make("sext", (extract(key_byte(0), n, n),), LANES) for n in range(8)]
    own = registers(before)
    constants = [word for word in own if word.is_const]
    clean = source.random() < 0.4
    others = () if clean else (0x33, 0xF0, source.getrandbits(LANES))
    masks = [*constants, *(const(m, LANES) for m in (0, -1, *others))]
    words = [word ^ keys[n % 8] if source.random() < 0.5 else word for n, word in enumerate(own)]
    for _ in range(changes):
        change(source, words, masks, clean=clean)
    stream = [[extract(word, i, i) for word in words] for i in range(LANES)]
    if source.random() < 0.1:
        stream[0], stream[1] = stream[1], stream[0]
    bits = [[extract(data[n], i, i) ^ stream[i][n] for n in range(8 * SIZE)] for i in range(LANES)]
    return [[concat(*reversed(block[at : at + 8])) for at in range(0, 8 * SIZE, 8)] for block in bits]


def values(source: Random, *terms: list[Term]) -> dict[Term, int]:
    """Return random values of the variables of terms."""
    return {v: source.getrandbits(v.width) for v in variables([t for each in terms for t in each])}


@pytest.mark.parametrize("batches", [1, 2])
def test_shapes_of_a_mode_have_the_values_of_their_blocks(batches: int) -> None:
    """Of two batches one may be done by other code than the other; the number of a batch is a bit of its state."""
    source, several, same = Random(batches), 0, 0
    for number in range(60):
        apart, before = source.choice((SIZE, 4 * SIZE)), states(batches * LANES, source.randrange(10))
        changes, blocks = source.randrange(12), list[list[Term]]()
        for first in range(0, len(before), LANES):
            code = Random(number if source.random() < 0.7 else source.random())
            blocks += made(code, before[first : first + LANES], first, apart, changes)
        instances = Instances(EDGES)
        counted = instances.counted(CONTEXT, "ctr", blocks, before, apart)
        shapes = {shape for shape, _ in counted or []}
        several, same = several + (len(shapes) > batches), same + (len(shapes) == batches)
        for i, (shape, state) in enumerate(counted or []):
            alone = [*instances.alone(shape, blocks[i], apart * i)]
            for _ in range(4):
                now = values(source, alone, blocks[i], COUNTER)
                now |= dict(zip(map(own_byte, range(SIZE)), evaluate(before[i], now), strict=True))
                assert evaluate(state, now) == evaluate(before[i], now), (number, i)
                assert evaluate(alone, now) == evaluate(blocks[i], now), (number, i)
    assert several > 20
    assert same > 1


def test_shapes_have_the_values_of_their_blocks() -> None:
    """Of blocks without a mode, whose registers stand where those of counters did."""
    source, of_bits = Random(3), 0
    for number in range(60):
        apart = source.choice((SIZE, 4 * SIZE))
        inputs: list[State] = [tuple(input_byte(apart * i + k) for k in range(SIZE)) for i in range(LANES)]
        blocks, instances = made(source, inputs, 0, apart, source.randrange(12)), Instances()
        for i, shape in enumerate(instances.shapes("encrypt", blocks, apart)):
            alone = [*instances.alone(shape, blocks[i], apart * i)]
            of_bits += shape[0].startswith(BITS)
            if shape[0].startswith(BITS):
                assert not {*variables(alone)} - {*inputs[i], key_byte(0)}
            for _ in range(4):
                now = values(source, alone, blocks[i])
                assert evaluate(alone, now) == evaluate(blocks[i], now), (number, i)
    assert of_bits > 100


@pytest.mark.parametrize("width", [1, 2, 3, 5])
def test_tables_of_few_ones_are_told_apart(width: int) -> None:
    """A table of three bits or more whose number is that of a gate is not that gate of its first bits."""
    bits, index = BitInstances(), extract(key_byte(0), width - 1, 0)
    tables = [[number >> i & 1 for i in range(1 << width)] for number in range(1 << min(1 << width, 4))]
    tables += [[int(i == one) for i in range(1 << width)] for one in range(1 << width)]
    edges = dict[tuple[int, ...], tuple[int, ...]]()
    for table in tables:
        (shape,) = bits.shapes([[zext(lookup(table, index, 1), 8)]], 1)
        assert shape is not None
        for value in range(1 << width):
            assert evaluate(bits.terms(shape, 0), {key_byte(0): value}) == [table[value]], (table, value)
        edges[tuple(table)] = shape
    assert len({*edges.values()}) == len(edges)
