"""What AES-128-GCM takes on AArch64 with AES and PMULL, as benchmarks/README.md has it beside OpenSSL's."""

from __future__ import annotations

import pytest

from ciphergen.backends.tools.toolchain import ToolMissing
from tests.bench.openssl_gcm import ROLES, Whole, ours

# Cycles a byte of whole calls that OpenSSL 3.6.3 takes, by core and role, and by bytes of plaintext.
THEIRS = {
    "cortex-a72": {
        "gcm_encrypt": {16: 27.19, 64: 8.28, 512: 1.87, 1024: 1.37, 4096: 1.00, 16384: 0.91},
        "gcm_decrypt": {16: 28.25, 64: 7.88, 512: 1.89, 1024: 1.41, 4096: 1.04, 16384: 0.95},
    },
    "neoverse-n1": {
        "gcm_encrypt": {16: 28.69, 64: 8.73, 512: 1.82, 1024: 1.35, 4096: 1.01, 16384: 0.92},
        "gcm_decrypt": {16: 27.94, 64: 7.53, 512: 1.76, 1024: 1.32, 4096: 0.99, 16384: 0.90},
    },
}
# Of a byte more of a long message.
MORE = {
    "cortex-a72": {"gcm_encrypt": 0.875, "gcm_decrypt": 0.922},
    "neoverse-n1": {"gcm_encrypt": 0.891, "gcm_decrypt": 0.875},
}


@pytest.mark.slow
@pytest.mark.parametrize("core", THEIRS)
def test_cycles_of_whole_calls(core: str) -> None:
    try:
        own = Whole("ours", ours(core))
        for role in ROLES:
            wanted = THEIRS[core][role]
            found = own.taken(role, (core,), tuple(wanted))
            assert all(found[core, length] <= length * most for length, most in wanted.items()), role
            assert found[core, 16384] - found[core, 4096] <= MORE[core][role] * (16384 - 4096), role
    except ToolMissing as missing:
        pytest.skip(str(missing))
