"""Symmetry of blocks: a block that is the same function of its own input as another needs no proof of its own.

What is proved of one block holds for every value of its input, so for the input of another block too: where the
program's terms for two blocks are the same but for the block whose input they read, so are the two proofs, for
the cipher text's terms are the same but for that as well. Vector lanes and blocks side by side are proved once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ciphergen.dsl.term import Term
from ciphergen.verify.claim.bit_symmetry import BitInstances
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.variables import input_offset

Shape = tuple[str, tuple[int, ...]]


class Instances:
    """A numbering of terms as seen from the first byte of a block: two terms share a number only if they are the same
    operations (in any order of what commutes) on input bytes at the same distance and on equal other variables. proved:
    the shapes of blocks that are proved, and how they were."""

    def __init__(self) -> None:
        self.proved: dict[Shape, str] = {}
        self._numbers: dict[tuple[object, ...], int] = {}
        self._known: dict[int, dict[Term, int]] = {}
        self._bits = BitInstances()

    def forget(self) -> None:
        """Forget all shapes, and the terms that have them."""
        self.proved, self._numbers, self._known, self._bits = {}, {}, {}, BitInstances()

    def note(self, shapes: Iterable[Shape], how: str) -> None:
        """Note that blocks of these shapes are proved."""
        self.proved |= dict.fromkeys(shapes, how)

    def shapes(self, direction: str, blocks: Sequence[Sequence[Term]]) -> list[Shape]:
        """Return the shapes of blocks one after the other, each of as many bytes. From where two that are not proved
        seem to differ, blocks are looked at bit by bit, since they may share registers."""
        starts = [i * len(block) for i, block in enumerate(blocks)]
        found: list[Shape] = []
        new: set[Shape] = set()
        for block, start in zip(blocks, starts, strict=True):
            found.append(self.shape(direction, block, start))
            new |= {found[-1]} - self.proved.keys()
            if len(new) > 1:
                break
        else:
            return found
        left = [i for i in range(len(blocks)) if i >= len(found) or found[i] not in self.proved]
        numbers = self._bits.numbers([(blocks[i], starts[i]) for i in left])
        of_bits = {i: (f"bits of {direction}", each) for i, each in zip(left, numbers, strict=True)}
        return [of_bits[i] if i in of_bits else found[i] for i in range(len(blocks))]

    def shape(self, direction: str, block: Sequence[Term], start: int) -> Shape:
        """Return the shape of a block: the direction, and the number of each byte's term relative to `start`, the
        offset of the block's input."""
        return direction, tuple(self._number(byte, start) for byte in block)

    def _number(self, term: Term, start: int) -> int:
        known = self._known.setdefault(start, {})
        for t in missing(term, known):
            offset = input_offset(t)
            key: tuple[object, ...] = ("input", offset - start) if offset is not None else (t,)
            if t.args:
                parts = [known[a] for a in t.args]
                key = (t.op, t.param, t.width, *(sorted(parts) if t.commutes else parts))
            known[t] = self._numbers.setdefault(key, len(self._numbers))
        return known[term]
