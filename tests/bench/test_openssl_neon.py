"""What AES-128 takes on AArch64 without AES instructions, as benchmarks/README.md has it beside OpenSSL's assembly."""

from __future__ import annotations

import pytest

from ciphergen.backends.tools.toolchain import ToolMissing
from tests.bench.openssl_neon import AARCH64, AES128

# By core: cycles a byte of long messages that the default may take, of encryption, decryption and counter mode.
MOST = {"cortex-a72": (10, 12.5, 9.6), "neoverse-n1": (7.8, 9, 7.3)}


@pytest.mark.slow
@pytest.mark.parametrize("core", MOST)
@pytest.mark.parametrize(("number", "role"), [*enumerate(("encrypt_blocks", "decrypt_blocks", "ctr"))])
def test_cycles_of_the_default(core: str, number: int, role: str) -> None:
    try:
        _, found = AES128.modelled("ours", AES128.ours(AARCH64, core, role), (core,), AARCH64, role)
    except ToolMissing as missing:
        pytest.skip(str(missing))
    assert found[core] <= MOST[core][number]
