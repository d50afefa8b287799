"""What AES takes on RV64I, as benchmarks/README.md has it beside OpenSSL's C."""

from __future__ import annotations

import pytest

from tests.bench.openssl import OURS, Ours


@pytest.mark.slow
@pytest.mark.parametrize(("ours", "most"), list(zip(OURS, (39, 37, 45, 36, 55), strict=True)))
def test_instructions_a_byte(ours: Ours, most: int) -> None:
    assert most - 3 < ours.instructions()[0] <= most
