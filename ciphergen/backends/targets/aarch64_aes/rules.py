"""AArch64 with AES: as on AArch64. Read by the generator only."""

from __future__ import annotations

from ciphergen.backends.targets.aarch64.rules import GENERATION as AARCH64

GENERATION = AARCH64
