"""Generated NEON code in the emulator, blocks in lanes of vector registers: official vectors, random blocks, tails,
alignment, in place."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.dsl.concrete import Concrete
from tests.generator.running import IN, KEYS, OUT, cipher, keyed, variants_by_strategy

pytestmark = pytest.mark.no_cover  # most of their time is an emulator's or a prover's, which others cover

PIPO = ("loop2-lanes16", "lanes8w4", "loop2-columns16", "fly-lanes8+lanes4", "each16")
CASES = [
    pytest.param(name, *case.values, marks=case.marks)
    for name, cases in (
        ("pipo", variants_by_strategy("", PIPO, ("pipo64_128", "pipo64_256"))),
        ("lea", variants_by_strategy("", ["unrolledx3"])),
    )
    for case in cases
]
ALIGNMENTS = ((0, 0), (1, 0), (0, 3), (5, 2))


@pytest.mark.parametrize(("name", "variant", "strategy"), CASES)
def test_vectors(name: str, variant: str, strategy: str) -> None:
    vectors = [v for v in cipher(name).vectors if v.variant == variant]
    assert vectors
    for v in vectors:
        code, ks = keyed("aarch64", name, strategy, variant, v.key)
        for role, data, wanted in (("encrypt", v.plain, v.cipher), ("decrypt", v.cipher, v.plain)):
            memory = {KEYS: ks, IN: data, OUT: bytes(len(data))}
            assert code.call(f"{variant}_{role}", [KEYS, IN, OUT], memory).memory[OUT] == wanted
            memory = {KEYS: ks, IN: data * 37, OUT: bytes(len(data) * 37)}
            assert code.call(f"{variant}_{role}_blocks", [KEYS, IN, OUT, 37], memory).memory[OUT] == wanted * 37


@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
@pytest.mark.parametrize(("name", "variant", "strategy"), CASES)
def test_many_blocks(name: str, variant: str, strategy: str, role: str) -> None:
    rng = Random(f"{variant} {strategy} {role}")
    reference = Concrete(cipher(name).variants[variant])
    size = reference.variant.block_bytes
    key = rng.randbytes(reference.variant.key_bytes)
    round_keys = reference.schedule(key)
    for count, (shift_in, shift_out) in zip((0, 1, 3, 17, 39), (*ALIGNMENTS, (0, 0)), strict=True):
        code, ks = keyed("aarch64", name, strategy, variant, key, shift_in)
        data = rng.randbytes(size * count)
        wanted = b"".join(getattr(reference, role)(round_keys, data[i : i + size]) for i in range(0, len(data), size))
        source, into = IN + shift_in, OUT + shift_out
        memory = {KEYS: ks, source: data, into: bytes(len(data))}
        outcome = code.call(f"{variant}_{role}_blocks", [KEYS, source, into, count], memory)
        assert (outcome.memory[into], outcome.memory[source], outcome.memory[KEYS]) == (wanted, data, ks)
        outcome = code.call(f"{variant}_{role}_blocks", [KEYS, source, source, count], {KEYS: ks, source: data})
        assert outcome.memory[source] == wanted


@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
@pytest.mark.parametrize("variant", ["pipo64_128", "lea192"])
def test_one_block(variant: str, role: str) -> None:
    name = cipher("lea" if variant.startswith("lea") else "pipo").name
    rng = Random(f"{variant} {role}")
    reference = Concrete(cipher(name).variants[variant])
    key, block = rng.randbytes(reference.variant.key_bytes), rng.randbytes(reference.variant.block_bytes)
    wanted = getattr(reference, role)(reference.schedule(key), block)
    code, ks = keyed("aarch64", name, "", variant, key)
    for shift_in, shift_out in ALIGNMENTS:
        source, into = IN + shift_in, OUT + shift_out
        memory = {KEYS: ks, source: block, into: bytes(len(block))}
        assert code.call(f"{variant}_{role}", [KEYS, source, into], memory).memory[into] == wanted
        assert (
            code.call(f"{variant}_{role}", [KEYS, source, source], {KEYS: ks, source: block}).memory[source] == wanted
        )
