"""Generated PIPO as object code in the emulator, several blocks in a register: official vectors, random blocks, tails,
alignment, in place."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.dsl.concrete import Concrete
from tests.generator.running import IN, KEYS, OUT, cipher, keyed, variants_by_strategy

pytestmark = pytest.mark.no_cover  # most of their time is an emulator's or a prover's, which others cover

VARIANTS = ("pipo64_128", "pipo64_256")
LARGE = [pytest.param(VARIANTS[0], name, marks=pytest.mark.slow) for name in ("columns8+lanes4", "lanes8")]
SHORT = ("lanes4", "columns2", "loop2-columns4", "loop2", "unrolled", "fly-lanes4")
LONG = ("slices32+columns4", "columns16+columns4")
ALIGNMENTS = ((0, 0), (1, 0), (0, 3), (2, 1))


@pytest.mark.parametrize(("variant", "strategy"), variants_by_strategy("", ["unrolled", "loop2"], VARIANTS))
def test_vectors(variant: str, strategy: str) -> None:
    vectors = [v for v in cipher("pipo").vectors if v.variant == variant]
    assert vectors
    for v in vectors:
        code, ks = keyed("rv32i", "pipo", strategy, variant, v.key)
        for role, data, wanted in (("encrypt", v.plain, v.cipher), ("decrypt", v.cipher, v.plain)):
            memory = {KEYS: ks, IN: data, OUT: bytes(8)}
            assert code.call(f"{variant}_{role}", [KEYS, IN, OUT], memory).memory[OUT] == wanted
            memory = {KEYS: ks, IN: data * 37, OUT: bytes(8 * 37)}
            assert code.call(f"{variant}_{role}_blocks", [KEYS, IN, OUT, 37], memory).memory[OUT] == wanted * 37


@pytest.mark.parametrize("misaligned", ALIGNMENTS)
@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_one_block(variant: str, role: str, misaligned: tuple[int, int]) -> None:
    rng = Random(f"{variant} {role} {misaligned}")
    reference = Concrete(cipher("pipo").variants[variant])
    key, block = rng.randbytes(reference.variant.key_bytes), rng.randbytes(8)
    code, ks = keyed("rv32i", "pipo", "", variant, key, misaligned[0])
    wanted = getattr(reference, role)(reference.schedule(key), block)
    source, into = IN + misaligned[0], OUT + misaligned[1]
    outcome = code.call(f"{variant}_{role}", [KEYS, source, into], {KEYS: ks, source: block, into: bytes(8)})
    assert (outcome.memory[into], outcome.memory[source], outcome.memory[KEYS]) == (wanted, block, ks)
    outcome = code.call(f"{variant}_{role}", [KEYS, source, source], {KEYS: ks, source: block})
    assert outcome.memory[source] == wanted


@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
@pytest.mark.parametrize(("variant", "strategy"), [*variants_by_strategy("", SHORT, VARIANTS), *LARGE])
def test_few_blocks(strategy: str, variant: str, role: str) -> None:
    _many_blocks(strategy, variant, role, range(10))


@pytest.mark.slow
@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
@pytest.mark.parametrize("strategy", LONG)
def test_many_blocks(strategy: str, role: str) -> None:
    _many_blocks(strategy, "pipo64_128", role, (0, 1, 15, 31, 32, 33, 41, 64))


def _many_blocks(strategy: str, variant: str, role: str, counts: range | tuple[int, ...]) -> None:
    rng = Random(f"{strategy} {variant} {role}")
    reference = Concrete(cipher("pipo").variants[variant])
    key = rng.randbytes(reference.variant.key_bytes)
    code, ks = keyed("rv32i", "pipo", strategy, variant, key)
    round_keys = reference.schedule(key)
    symbol = f"{variant}_{role}_blocks"
    for count in counts:
        data = rng.randbytes(8 * count)
        wanted = b"".join(getattr(reference, role)(round_keys, data[i : i + 8]) for i in range(0, len(data), 8))
        for shift_in, shift_out in ALIGNMENTS:
            source, into = IN + shift_in, OUT + shift_out
            outcome = code.call(symbol, [KEYS, source, into, count], {KEYS: ks, source: data, into: bytes(len(data))})
            assert (outcome.memory[into], outcome.memory[source], outcome.memory[KEYS]) == (wanted, data, ks)
            outcome = code.call(symbol, [KEYS, source, source, count], {KEYS: ks, source: data})
            assert outcome.memory[source] == wanted
