"""What GHASH takes on RV64I, as benchmarks/README.md has it beside C that takes one bit at a time."""

from __future__ import annotations

import pytest

from ciphergen.backends.tools.toolchain import ToolMissing
from tests.bench.ghash_instructions import COMPILED, TARGETS, Hash, by_bits, ours
from tests.generator.test_derived_keys import DERIVE, HASH, functions
from tests.kept import object_code


@pytest.mark.parametrize("name", COMPILED)
def test_one_bit_at_a_time_is_the_hash(name: str) -> None:
    """In so many instructions as no better C takes: a block has 128 bits, each of 14 instructions at least."""
    try:
        code = by_bits(name, "rv64i")
    except ToolMissing as missing:
        pytest.skip(str(missing))
    assert 128 * 14 < code.instructions(32) - code.instructions(16) <= 128 * 20


@pytest.mark.long
@pytest.mark.parametrize("place", [1, 2, 3])
def test_groups_at_other_addresses_are_copied_once(place: int) -> None:
    """The copy takes 19 instructions for eight bytes, and no load is misaligned."""
    code = Hash("rv32i", object_code(functions(), "rv32i"), DERIVE, HASH)
    more = [code.instructions(length, place) - code.instructions(length) for length in (512, 1024)]
    assert 512 * 19 // 8 <= more[1] - more[0] <= 512 * 20 // 8


@pytest.mark.slow
@pytest.mark.parametrize("on", TARGETS)
def test_ours_takes_a_fifth(on: str) -> None:
    assert 5 * ours(on).instructions(1024) <= by_bits("gcc -O3", on).instructions(1024)
