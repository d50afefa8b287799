"""How counter mode counts on a target: by the counter's last byte, or by a number of several bytes."""

from __future__ import annotations

from ciphergen.generator.code import Code
from ciphergen.generator.frames.beginning import Beginning, by_last_byte, moving
from ciphergen.generator.frames.counter import EPOCH, Counter, LastByte
from ciphergen.generator.frames.low_number import LowNumber
from ciphergen.generator.frames.low_part import by_number, low_part
from ciphergen.generator.frames.work import Work
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.select import Unsupported


def counter(code: Code, work: Work, pointer: VReg) -> Counter:
    """Return the counter of a function. pointer: to the caller's counter.

    Raises:
        Unsupported: the target cannot count.
    """
    idioms = work.generation.idioms
    if idioms.wide_numbers is not None and _by_number(work):
        return LowNumber(code, work, pointer, idioms.wide_numbers)
    if idioms.comparisons is not None:
        return LastByte(code, work, pointer, idioms.comparisons)
    raise Unsupported("counter mode needs comparisons of unsigned numbers, or registers wider than words")


def _by_number(work: Work) -> bool:
    """Return True if registers are wider than words and the target counts blocks in them."""
    wider = work.target.files[work.words.file].bits > work.words.bits
    return wider and work.generation.idioms.wide_numbers is not None


def counts_last_byte(work: Work) -> bool:
    """Return True if the function's counter holds the last byte only."""
    return not _by_number(work)


def beginnings(work: Work, layout: Layout) -> list[Beginning]:
    """Return the initial states of a layout's parts."""
    found: list[Beginning] = []
    first = 0
    for part in layout.parts:
        begin = by_number(work.variant, part, first, layout.blocks) if _by_number(work) else None
        found.append(begin or by_last_byte(work.variant, part))
        first += part.blocks
    return found


def moving_words(work: Work) -> frozenset[int]:
    """Return the indices of the state words that change from block to block in an epoch."""
    if _by_number(work):
        return frozenset(low_part(work.variant).words)
    return frozenset({moving(work.variant, work.variant.word_bits).index})


def epoch(work: Work) -> int:
    """Return the largest number of blocks in an epoch."""
    return 256 ** low_part(work.variant).size if _by_number(work) else EPOCH
