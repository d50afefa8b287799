"""Circuits of S-boxes that are an inversion but for affine layers, and the chains of sums around it."""

from __future__ import annotations

import random
from functools import reduce
from operator import xor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl.cipher import load
from ciphergen.dsl.circuits import input_bits
from ciphergen.dsl.term import Term, evaluate, topological, var
from ciphergen.generator.passes.any_circuit import made
from ciphergen.generator.passes.chain import Chain, chain, remaining
from ciphergen.generator.passes.power_map import power_map
from ciphergen.verify.variables import input_byte, key_byte
from tests.corpus import text

# The numbers of operations of each 8-bit table of a cipher text; None for one that is no inversion.
OPERATIONS = {
    "aes": [114],
    "aria": [114, 115, 115, 116],
    "camellia": [120],
    "clefia": [117, None],
    "seed": [112, 115],
    "sm4": [122],
    "kuznyechik": [None],
}


def tables(name: str) -> set[tuple[int, ...]]:
    """The 8-bit tables of the first variant of a text."""
    variant = next(iter(load(text(name)).variants.values()))
    keys = variant.schedule([key_byte(i) for i in range(variant.key_bytes)])
    block = variant.encrypt(keys, [input_byte(i) for i in range(variant.block_bytes)])
    found = (t.param for t in topological(block) if t.op == "table")
    return {entries for entries in found if isinstance(entries, tuple) and len(entries) == 256}


@pytest.mark.parametrize("name", OPERATIONS)
def test_tables_of_standards(name: str) -> None:
    circuits = {entries: power_map(entries, 8) for entries in tables(name)}
    assert all(circuit is None or circuit.entries() == entries for entries, circuit in circuits.items())
    found = [circuit and circuit.operations for circuit in circuits.values()]
    assert sorted(found, key=lambda n: n or 999) == OPERATIONS[name]


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
    circuit = power_map(entries, 8)
    assert circuit is not None
    assert circuit.entries() == entries
    assert circuit.operations < 140


def test_other_tables_have_none() -> None:
    (aes,) = tables("aes")
    swapped = (aes[1], aes[0], *aes[2:])
    for entries in (swapped, tuple(range(256)), tuple(random.Random(1).sample(range(256), 256)), (7,) * 256):
        assert power_map(entries, 8) is None
        assert made(entries, 8).entries() == entries
    assert power_map(aes, 9) is None
    assert power_map(aes[:128], 8) is None


def forms(inputs: list[Term], wanted: list[int], values: dict[Term, int]) -> list[int]:
    return [sum(values[x] for i, x in enumerate(inputs) if m >> i & 1) % 2 for m in wanted]


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 255), min_size=1, max_size=22), st.integers(0, 255), st.randoms(use_true_random=False))
def test_chains_compute_their_forms_and_transposed(wanted: list[int], at: int, source: random.Random) -> None:
    found: Chain = chain(wanted)
    inputs = [*input_bits(8)]
    values = {x: at >> i & 1 for i, x in enumerate(inputs)}
    assert evaluate(found.run(inputs), values) == forms(inputs, wanted, values)
    others = [var(f"z.{i}", 1) for i in range(len(wanted))]
    given_ = {z: source.randrange(2) for z in others}
    columns = [sum((m >> bit & 1) << k for k, m in enumerate(wanted)) for bit in range(8)]
    assert evaluate(found.transposed(others), given_) == forms(others, columns, given_)


def test_what_a_chain_costs() -> None:
    assert len(chain([0x01, 0, 0x80]).sums) == 0
    assert len(chain([0x03, 0x07, 0x0F, 0x07]).sums) == 3
    assert len(chain([0xFF, 0x0F]).sums) == 7
    assert [remaining([0x03, 0x07]), remaining([0x0F])] == [0, 1]
