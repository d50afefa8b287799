"""The targets for which functions of modes with phases can be made; options ask, before anything is made."""

from __future__ import annotations

from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.interface.table import row_of_bytes

WORD_BYTES = 4


def can_be_made(generation: Generation, target: Target) -> bool:
    """Return True if a target has what the functions are built of: words of 32 bits in its registers, comparisons, and
    calls with as many arguments as counter mode has."""
    words, idioms = generation.sets["words"], generation.idioms
    given = len(target.abi.arguments) >= len(row_of_bytes(ENCRYPT).parameters)
    there = idioms.function_calls is not None and idioms.comparisons is not None
    return words.bits == 8 * WORD_BYTES == target.xlen and given and there
