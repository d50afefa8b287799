"""The targets for which functions of modes with phases can be made; options ask, before anything is made."""

from __future__ import annotations

from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Target


def can_be_made(generation: Generation, target: Target) -> bool:
    """Return True if a target has what the functions are built of: rules for whole registers, and calls."""
    return generation.words(target.xlen).bits == target.xlen and generation.idioms.function_calls is not None
