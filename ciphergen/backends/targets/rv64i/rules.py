"""RV64I: what the generator knows of it."""

from __future__ import annotations

from ciphergen.backends.targets.riscv.rules import generation

GENERATION = generation(64)
