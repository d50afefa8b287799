"""Generated LEA as object code in the emulator: official vectors, random blocks, alignment, in place."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.dsl.concrete import Concrete
from tests.generator.running import (
    IN,
    KEY,
    KEYS,
    LEA,
    OUT,
    cipher,
    expanded,
    output,
    program,
    variants_by_strategy,
)

COUNTS = (0, 1, 2, 3, 4, 5, 9)


@pytest.mark.parametrize(("variant", "strategy"), variants_by_strategy("", ["loop1", "loop2", "loop4", "unrolled"]))
def test_vectors(variant: str, strategy: str) -> None:
    code = program("rv32i", variant, strategy)
    vectors = [v for v in cipher().vectors if v.variant == variant]
    assert vectors
    for v in vectors:
        ks = expanded(code, variant, v.key)
        for role, data, wanted in (("encrypt", v.plain, v.cipher), ("decrypt", v.cipher, v.plain)):
            memory = {KEYS: ks, IN: data, OUT: bytes(16)}
            assert code.call(f"{variant}_{role}", [KEYS, IN, OUT], memory).memory[OUT] == wanted


@pytest.mark.parametrize("misaligned", [(0, 0), (1, 0), (0, 2), (3, 1)])
@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
@pytest.mark.parametrize("variant", LEA)
def test_one_block(variant: str, role: str, misaligned: tuple[int, int]) -> None:
    rng = Random(f"{variant} {role} {misaligned}")
    code, reference = program("rv32i", variant), Concrete(cipher().variants[variant])
    key, block = rng.randbytes(reference.variant.key_bytes), rng.randbytes(16)
    ks = expanded(code, variant, key, KEY + misaligned[0])
    assert ks == expanded(code, variant, key)
    wanted = getattr(reference, role)(reference.schedule(key), block)
    source, into = IN + misaligned[0], OUT + misaligned[1]
    outcome = code.call(f"{variant}_{role}", [KEYS, source, into], {KEYS: ks, source: block, into: bytes(16)})
    assert (outcome.memory[into], outcome.memory[source], outcome.memory[KEYS]) == (wanted, block, ks)
    outcome = code.call(f"{variant}_{role}", [KEYS, source, source], {KEYS: ks, source: block})
    assert outcome.memory[source] == wanted


@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
@pytest.mark.parametrize(("variant", "strategy"), variants_by_strategy("", ["unrolled"]))
def test_many_blocks(variant: str, role: str, strategy: str) -> None:
    rng = Random(f"{variant} {role}")
    code, reference = program("rv32i", variant, strategy), Concrete(cipher().variants[variant])
    key = rng.randbytes(reference.variant.key_bytes)
    ks, round_keys = expanded(code, variant, key), reference.schedule(key)
    for count in COUNTS:
        for shift_in, shift_out in ((0, 0), (1, 0), (0, 3), (2, 1)):
            data = rng.randbytes(16 * count)
            wanted = b"".join(getattr(reference, role)(round_keys, data[i : i + 16]) for i in range(0, len(data), 16))
            source, into = IN + shift_in, OUT + shift_out
            memory = {KEYS: ks, source: data, into: bytes(len(data))}
            symbol = f"{variant}_{role}_blocks"
            outcome = code.call(symbol, [KEYS, source, into, count], memory)
            assert (outcome.memory[into], outcome.memory[source]) == (wanted, data)
            outcome = code.call(symbol, [KEYS, source, source, count], {KEYS: ks, source: data})
            assert outcome.memory[source] == wanted


@pytest.mark.parametrize(
    ("variant", "strategy", "most"),
    [
        ("lea128", "loop4", 556),
        ("lea128", "unrolled", 543),
        ("lea192", "loop4", 702),
        pytest.param("lea192", "unrolled", 687, marks=pytest.mark.slow),
        ("lea256", "loop4", 800),
        pytest.param("lea256", "unrolled", 783, marks=pytest.mark.slow),
    ],
)
def test_instructions_of_one_block(variant: str, strategy: str, most: int) -> None:
    """The caller's jump included, pointers aligned."""
    code = program("rv32i", variant, strategy)
    ks = expanded(code, variant, bytes(cipher().variants[variant].key_bytes))
    for role in ("encrypt", "decrypt"):
        memory = {KEYS: ks, IN: bytes(16), OUT: bytes(16)}
        assert code.call(f"{variant}_{role}", [KEYS, IN, OUT], memory).instructions + 1 <= most


@pytest.mark.parametrize("strategy", ["loop4", "unrolled"])
def test_no_load_is_waited_for(strategy: str) -> None:
    """On the E31 every function takes as many cycles as it has instructions, but for unusual alignment."""
    code = program("rv32i", "lea128", strategy)
    ks = expanded(code, "lea128", bytes(16))
    for function in output("rv32i", "lea128", strategy).functions:
        if function.role in ("encrypt", "decrypt"):
            memory = {KEYS: ks, IN: bytes(16), OUT: bytes(16)}
            assert code.call(function.symbol, [KEYS, IN, OUT], memory).instructions == function.cycles


@pytest.mark.parametrize(
    ("strategy", "copy"),
    [("loop2", 32), ("loop4", 0), pytest.param("loop8", 0, marks=pytest.mark.slow), ("unrolled", 0)],
)
def test_lea_needs_no_stack_but_for_a_copy_of_a_misaligned_block(strategy: str, copy: int) -> None:
    needed = {"encrypt": copy, "decrypt": copy, "expand_key": 0, "encrypt_blocks": 0, "decrypt_blocks": 0}
    assert {f.role: f.stack for f in output("rv32i", "lea128", strategy).functions if f.role != "ctr"} == needed


@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
@pytest.mark.parametrize(("strategy", "most", "shared"), [("loop4", 760, 0), ("loop2", 350, 120)])
def test_one_block_is_small(role: str, strategy: str, most: int, shared: int) -> None:
    """The paper's function for one block has 2432 bytes. Small code shares what misaligned blocks need."""
    made = output("rv32i", "lea128", strategy)
    (function,) = (f for f in made.functions if f.symbol == f"lea128_{role}")
    assert function.bytes <= most
    assert made.shared["lea128.S"] <= shared
