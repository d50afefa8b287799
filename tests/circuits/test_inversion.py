"""Circuits of S-boxes that are an inversion but for affine layers, and the chains of sums around it."""

from __future__ import annotations

import random
from functools import reduce
from itertools import combinations
from operator import xor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.circuits.chain import LinearForms, begun
from ciphergen.circuits.equivalence import layers
from ciphergen.circuits.inversion import FIELD, _pair, _shortest, inversion
from ciphergen.circuits.methods import quick
from ciphergen.dsl.cipher import load
from ciphergen.dsl.circuits import input_bits
from ciphergen.dsl.gates import GateList
from ciphergen.dsl.term import Term, evaluate, topological, var
from ciphergen.verify.variables import input_byte, key_byte
from tests.corpus import text

# The numbers of gates of each 8-bit table of a cipher text, and of complements; None for one that is no inversion.
GATES = {
    "aes": [(110, 4)],
    "aria": [(110, 4), (110, 4), (110, 4), (111, 4)],
    "camellia": [(109, 9)],
    "clefia": [(107, 8), None],
    "seed": [(109, 3), (110, 4)],
    "sm4": [(110, 10)],
    "kuznyechik": [None],
}


def tables(name: str) -> set[tuple[int, ...]]:
    """The 8-bit tables of the first variant of a text."""
    variant = next(iter(load(text(name)).variants.values()))
    keys = variant.schedule([key_byte(i) for i in range(variant.key_bytes)])
    block = variant.encrypt(keys, [input_byte(i) for i in range(variant.block_bytes)])
    found = (t.param for t in topological(block) if t.op == "table")
    return {entries for entries in found if isinstance(entries, tuple) and len(entries) == 256}


@pytest.mark.long
@pytest.mark.parametrize("name", GATES)
def test_tables_of_standards(name: str) -> None:
    circuits = {entries: inversion(entries, 8) for entries in tables(name)}
    assert all(circuit is None or circuit.entries() == entries for entries, circuit in circuits.items())
    lists = [circuit and GateList.of(circuit) for circuit in circuits.values()]
    found = [gates and (gates.size, sum(gates.complements)) for gates in lists]
    assert sorted(found, key=lambda costs: costs or (999, 0)) == GATES[name]


@pytest.mark.parametrize("seed", range(3))
def test_an_inversion_between_random_affine_maps(seed: int) -> None:
    source = random.Random(seed)
    (aes,) = tables("aes")

    def affine() -> list[int]:
        while True:
            columns, constant = [source.randrange(256) for _ in range(8)], source.randrange(256)
            values = [reduce(xor, (c for i, c in enumerate(columns) if x >> i & 1), constant) for x in range(256)]
            if len(set(values)) == 256:
                return values

    before, after = affine(), affine()
    entries = tuple(after[aes[before[x]]] for x in range(256))
    circuit = inversion(entries, 8)
    assert circuit is not None
    assert circuit.entries() == entries
    assert circuit.operations < 140


@pytest.mark.long
def test_other_tables_have_none() -> None:
    (aes,) = tables("aes")
    swapped = (aes[1], aes[0], *aes[2:])
    for entries in (swapped, tuple(range(256)), tuple(random.Random(1).sample(range(256), 256)), (7,) * 256):
        assert inversion(entries, 8) is None
        assert quick(tuple(entries), 8).circuit.entries() == entries
    assert inversion(aes, 9) is None
    assert inversion(aes[:128], 8) is None


def forms(inputs: list[Term], wanted: list[int], values: dict[Term, int]) -> list[int]:
    return [sum(values[x] for i, x in enumerate(inputs) if m >> i & 1) % 2 for m in wanted]


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 255), min_size=1, max_size=22), st.integers(0, 255), st.randoms(use_true_random=False))
def test_chains_compute_their_forms_and_transposed(wanted: list[int], at: int, source: random.Random) -> None:
    vectors = LinearForms(8, tuple(wanted))
    found = vectors.chain(vectors.short_others())
    inputs = [*input_bits(8)]
    values = {x: at >> i & 1 for i, x in enumerate(inputs)}
    assert evaluate(found.run(inputs), values) == forms(inputs, wanted, values)
    others = [var(f"z.{i}", 1) for i in range(len(wanted))]
    given_ = {z: source.randrange(2) for z in others}
    columns = [sum((m >> bit & 1) << k for k, m in enumerate(wanted)) for bit in range(8)]
    assert evaluate(found.transposed(others), given_) == forms(others, columns, given_)


@pytest.mark.parametrize(
    ("wanted", "others", "sums"),
    [((0x01, 0, 0x80), 0, 0), ((0x03, 0x07, 0x0F, 0x07), 0, 3), ((0x0F,), 2, 3), ((0x07,), 1, 2), ((0x1F, 0x0F), 2, 4)],
)
def test_what_a_chain_costs(wanted: tuple[int, ...], others: int, sums: int) -> None:
    vectors = LinearForms(8, wanted)
    assert all(vectors.others(count) is None for count in range(others))
    found = vectors.others(others)
    assert found is not None
    assert len(vectors.chain(found).sums) == sums
    assert bool(begun([vectors]).done[0]) == (others == 0)


def closed(bits: int, wanted: set[int], others: tuple[int, ...]) -> bool:
    """Whether a chain of the vectors wanted and others is there, by adding whatever is a sum of two."""
    have, left = {1 << i for i in range(bits)}, wanted | {*others}
    while new := {v for v in left - have if any(v ^ a in have for a in have if v != a)}:
        have |= new
    return wanted <= have


@settings(max_examples=25, deadline=None)
@given(st.sets(st.integers(1, 31), min_size=1, max_size=8))
def test_how_many_others_suffice_is_what_trying_all_of_them_says(wanted: set[int]) -> None:
    vectors = LinearForms(5, tuple(wanted))
    for count in range(3):
        possible = any(closed(5, wanted, others) for others in combinations(range(1, 32), count))
        found = vectors.others(count)
        assert (found is not None) == possible
        assert found is None or closed(5, wanted, found)


@pytest.mark.long
def test_no_pair_of_layers_has_fewer_sums() -> None:
    """Of all 2040 pairs, none has as many vectors as are wanted and sums fewer than the pair that is taken."""
    (aes,) = tables("aes")
    around = layers(aes, FIELD)
    assert around is not None
    pairs = [_pair(around, c, i) for i in range(8) for c in range(1, 256)]
    taken = min(len(top.sums) + len(bottom.sums) for top, bottom in _shortest(around))
    assert taken == 20 + 18
    assert min(top.least + bottom.least for top, bottom in pairs) <= taken
    sides = [begun(side).done for side in zip(*pairs, strict=True)]
    possible = [sum(f.least + (not d[n]) for f, d in zip(pair, sides, strict=True)) for n, pair in enumerate(pairs)]
    for pair, least in zip(pairs, possible, strict=True):
        if least < taken:
            spare = taken - 1 - sum(each.least for each in pair)
            assert not any(
                pair[0].others(first) is not None and pair[1].others(spare - first) is not None
                for first in range(spare + 1)
            )
