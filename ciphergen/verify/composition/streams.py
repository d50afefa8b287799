"""The lemma by which counter mode does what a mode's `each` does, as long as its counter does not overflow.

A text may count in the lowest bits of a block alone, where counter mode carries over all of it. Both make the same
block of key stream of the same counter, and the same next counter unless the lowest bits are all ones. So a run of
counter mode is a run of `each` up to there; and a run that begins where another one ended, with the lowest bits
further by its blocks, goes on with the same string. Each fact about one block is asked of the solver, for all values;
the rest is induction over blocks.
"""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.dsl.budget import Budget
from ciphergen.dsl.mode import Mode
from ciphergen.dsl.mode_check import run_block
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term, concat, const, eq, extract, ult, var, zext
from ciphergen.dsl.unfold import External
from ciphergen.verify.composition.text import TextRun
from ciphergen.verify.equality.smt import Solver

_COUNTED = (32, 64, 128, 16, 8)  # bits of a block in which a text may count


@dataclass(frozen=True)
class Stream:
    """An `each` of a text that counter mode computes. name: of the `each`; counted: the lowest bits of a block that
    count; block: bytes of one."""

    name: str
    counted: int
    block: int

    def fits(self, first: Term, length: Term) -> Term:
        """Return the 1-bit term for: counter mode from a counter on does the same for so many bytes."""
        width = max(length.width, self.counted) + 2
        low = zext(extract(first, self.counted - 1, 0), width)
        blocks = (zext(length, width) + (self.block - 1)) >> (self.block.bit_length() - 1)
        return ~ult(const(1 << self.counted, width), low + blocks)

    def after(self, first: Term, length: Term) -> Term:
        """Return what is carried after a string of whole blocks. length: bytes of it."""
        low = extract(first, self.counted - 1, 0)
        wide = zext(length, max(length.width, self.counted + self.block.bit_length()))
        shift = self.block.bit_length() - 1
        low = low + extract(wide, shift + self.counted - 1, shift)
        return low if self.counted == first.width else concat(extract(first, first.width - 1, self.counted), low)

    def whole(self, length: Term) -> Term:
        """Return the 1-bit term for: so many bytes are whole blocks."""
        return eq(extract(length, self.block.bit_length() - 2, 0), const(0, self.block.bit_length() - 1))


def stream_of(run: TextRun, mode: Mode, name: str, solver: Solver) -> Stream | None:
    """Return what a mode with a counter says of an `each` of a text; None if the solver does not find that it does the
    same. mode: the text of counter mode."""
    bits = run.bits
    if bits & (bits - 1):
        return None
    carried, block = var("carried", bits), var("block", bits)
    made, after = run.one_block(name, carried, block)

    def through(direction: str) -> External:
        return lambda given: run.crypt(direction, given)

    (then,), out = run_block(mode.tree, ENCRYPT, [carried], block, through, Budget())
    if solver.implied([], eq(made, out)) is not True:
        return None
    for counted in (n for n in _COUNTED if n <= bits):
        low = extract(carried, counted - 1, 0)
        plain = low + 1 if counted == bits else concat(extract(carried, bits - 1, counted), low + 1)
        overflows = eq(low, const(-1, counted))
        if solver.implied([], eq(after, plain)) and solver.implied([~overflows], eq(then, plain)):
            return Stream(name, counted, bits // 8)
    return None
