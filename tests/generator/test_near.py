"""Constants of one another by a shift: what is found makes the constant, from what was made shortly before."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import const
from ciphergen.generator.near import Near

R = [Register("x", i) for i in range(32)]


def rotated(value: int, n: int) -> int:
    return (value << n | value >> (32 - n)) % (1 << 32)


@pytest.mark.parametrize("value", [0x44626B02, 0x79E27C8A, 0xC3EFE9DB])
def test_a_rotation_by_one_is_a_shift_where_the_highest_bit_is_0(value: int) -> None:
    found = 0
    for n in range(31):
        near, now, then = Near(), const(rotated(value, n), 32), const(rotated(value, n + 1), 32)
        near.note(now, R[5])
        made = near.find(then)
        if made is not None:
            shift, register = made
            assert (shift(now), register) == (then, R[5])
        if now.value >> 31 == 0:
            found += made is not None
    assert found == sum(rotated(value, n) >> 31 == 0 for n in range(31))


@pytest.mark.parametrize("seed", range(20))
def test_what_is_found_makes_the_constant(seed: int) -> None:
    rng, near, values = Random(seed), Near(), {}
    for register in R[5:20]:
        values[register] = const(rng.getrandbits(32), 32)
        near.note(values[register], register)
    of = rng.choice(R[5:20])
    n, value = rng.randrange(1, 20), values[of].value
    signed = value - (1 << 32 if value >> 31 else 0)
    for wanted in (value << n, value >> n, signed >> n):
        made = near.find(const(wanted % (1 << 32), 32))
        assert made is not None
        shift, register = made
        assert shift(values[register]).value == wanted % (1 << 32)


def test_what_was_made_long_before_is_in_no_register() -> None:
    near, first = Near(), const(0x12345, 32)
    near.note(first, R[5])
    assert near.find(const(0x12345 << 3, 32)) is not None
    for i in range(16):
        near.note(const(0x8000_0001 + 2 * i, 32), R[6])
    assert near.find(const(0x12345 << 3, 32)) is None
    assert Near().find(first) is None
