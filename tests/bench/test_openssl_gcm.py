"""What AES-128-GCM takes on AArch64 with AES and PMULL, as benchmarks/README.md has it beside OpenSSL's."""

from __future__ import annotations

import pytest

from ciphergen.backends.tools.toolchain import ToolMissing
from tests.bench.openssl_gcm import ROLES, Whole, ours

# Cycles a byte of whole calls that OpenSSL 3.6.3 takes, by core and role, and by bytes of plaintext.
THEIRS = {
    "cortex-a72": {"gcm_encrypt": {64: 8.28, 1024: 1.37}, "gcm_decrypt": {64: 7.88, 1024: 1.41}},
    "neoverse-n1": {"gcm_encrypt": {64: 8.73, 1024: 1.35}, "gcm_decrypt": {64: 7.53, 1024: 1.32}},
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
    except ToolMissing as missing:
        pytest.skip(str(missing))
