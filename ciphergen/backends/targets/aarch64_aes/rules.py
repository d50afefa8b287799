"""AArch64 with AES: rows with whose meanings rounds on whole registers are compared; all else as on AArch64.

Read by the generator only.
"""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.targets.aarch64.rules import GENERATION as AARCH64
from ciphergen.backends.targets.aarch64_aes.rows import FUSED, ROWS

_WHOLE = tuple(ROWS[name] for name in ("eor_16b", "aese_16b", "aesd_16b", "aesmc_16b", "aesimc_16b"))
_VECTORS = replace(AARCH64.sets["vectors"], whole=_WHOLE, fused=FUSED)

GENERATION = replace(AARCH64, sets={**AARCH64.sets, "vectors": _VECTORS})
