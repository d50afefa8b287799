"""RV32I: selection rules and idioms for the generator."""

from __future__ import annotations

from ciphergen.backends.targets.riscv.rules import generation

GENERATION = generation(32)
