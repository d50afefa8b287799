"""Counters of several blocks in registers that no general register fills: what the bits of their state are made of.

A bit that all blocks share is a mask, of a bit of a general register, or made in byte lanes of a block that is loaded;
the numbers of blocks are constants.
"""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.dsl.term import Term, var

BLOCK = var("block", 8)  # a byte of a counter's block, in its lane


@dataclass(frozen=True)
class MaskedCounters:
    """The state of blocks that are counters one after the other, in registers that no general register fills.

    masks: variables of the state that have a value of a general register in each of its words, with the term of that;
    numbers: those that are constants; lanes: those that byte lanes make of the block with zeros behind it, each with
    the term of a lane over `BLOCK`.
    """

    state: tuple[Term, ...]
    masks: tuple[tuple[Term, Term], ...] = ()
    numbers: tuple[tuple[Term, int], ...] = ()
    lanes: tuple[tuple[Term, Term], ...] = ()
