"""Symmetry of blocks: a block that is the same function of its own input as another needs no proof of its own.

What is proved of one block holds for every value of its input, so for the input of another block too: where the
program's terms for two blocks are the same but for the block whose input they read, so are the two proofs, for
the cipher text's terms are the same but for that as well. Vector lanes and blocks side by side are proved once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ciphergen.dsl.term import Kind, Term, topological
from ciphergen.verify.claim.bit_symmetry import BitInstances
from ciphergen.verify.claim.counter_symmetry import Edges, States, batches, own_counters, widened
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.equality.simulate import is_product
from ciphergen.verify.execution.context import Context
from ciphergen.verify.variables import input_offset

Shape = tuple[str, tuple[int, ...]]
Asked = Callable[[], bool]
Counted = list[tuple[Shape, tuple[Term, ...]]]  # with the state of a mode before the block
BITS, SUMS = "bits of ", "sums of "  # the words of a block with sums are what is proved: bits show no sum


class Instances:
    """A numbering of terms as seen from the first byte of a block: two terms share a number only if they are the same
    operations (in any order of what commutes) on input bytes at the same distance and on equal other variables. proved:
    the shapes of blocks that are proved, and how they were."""

    def __init__(self, edges: Edges = lambda term: ()) -> None:
        """Start without a shape. edges: see `own_counters`."""
        self._edges = edges
        self.proved: dict[Shape, str] = {}
        self._numbers: dict[tuple[object, ...], int] = {}
        self._known: dict[int, dict[Term, int]] = {}
        self.bits = BitInstances()
        self._states: dict[Sequence[Term], int] = {}
        self._counted: dict[tuple[object, ...], Counted | None] = {}
        # Paths write the same blocks again.
        self._of_bits: dict[tuple[tuple[Term, ...], int], list[tuple[int, ...] | None]] = {}

    def forget(self) -> None:
        """Forget all shapes, and the terms that have them."""
        self.proved, self._numbers, self._known, self.bits = {}, {}, {}, BitInstances()
        self._states, self._counted, self._of_bits = {}, {}, {}

    def note(self, shapes: Iterable[Shape], how: str) -> None:
        """Note that blocks of these shapes are proved."""
        self.proved |= dict.fromkeys(shapes, how)

    def shapes(
        self, direction: str, blocks: Sequence[Sequence[Term]], apart: int = 0, is_wrong: Asked = lambda: False
    ) -> list[Shape] | None:
        """Return the shapes of blocks, each of as many bytes. From where two that are not proved seem to differ, blocks
        are looked at bit by bit, since they may share registers; not where words are multiplied: a thousand gates each
        time.

        Args:
            apart: bytes from the input of a block to that of the next, 0 for one right behind the other.
            is_wrong: whether a block is known to be wrong; then None is returned before bits are looked at.
        """
        apart = apart or (len(blocks[0]) if blocks else 1)
        starts = [i * apart for i in range(len(blocks))]
        found: list[Shape] = []
        new: set[Shape] = set()
        for block, start in zip(blocks, starts, strict=True):
            found.append(self.shape(direction, block, start))
            new |= {found[-1]} - self.proved.keys()
            if len(new) > 1:
                break
        else:
            return found
        written = tuple([byte for block in blocks for byte in block])
        operations = topological(written)
        if any(map(is_product, operations)):
            return [self.shape(direction, block, start) for block, start in zip(blocks, starts, strict=True)]
        if (written, apart) not in self._of_bits:
            if is_wrong():
                return None
            self._of_bits[written, apart] = self.bits.shapes(blocks, apart)
        kind = (SUMS if any(t.kind is Kind.ARITHMETIC for t in operations) else BITS) + direction
        of_bits = [edges and (kind, edges) for edges in self._of_bits[written, apart]]
        shapes = [of_bits[i] or self.shape(direction, blocks[i], starts[i]) for i in range(len(blocks))]
        return [found[i] if i < len(found) and found[i] in self.proved else shape for i, shape in enumerate(shapes)]

    def counted(
        self,
        context: Context,
        mode: str,
        blocks: Sequence[Sequence[Term]],
        states: States,
        apart: int = 0,
        is_wrong: Asked = lambda: False,
    ) -> Counted | None:
        """Return the shapes of blocks of a mode as functions of their input and of the state before each, and that
        state with variables for the bits in which blocks differ; None if a block is something else. states: before each
        block, by the mode's text. apart, is_wrong: as in `shapes`. A path may do several batches, and a few blocks
        behind them."""
        apart = apart or len(blocks[0])
        asked = (mode, apart, *(byte for block in blocks for byte in block), *states)
        if asked not in self._counted:
            self._counted[asked] = None if is_wrong() else self._by_batches(context, mode, blocks, states, apart)
        return self._counted[asked]

    def _by_batches(
        self, context: Context, mode: str, blocks: Sequence[Sequence[Term]], states: States, apart: int
    ) -> Counted | None:
        """Return what `counted` does, of a path's batches."""
        wide = iter(widened([byte for block in blocks for byte in block], context.secrecy.is_public))
        blocks = [[next(wide) for _ in block] for block in blocks]
        for batch in batches(context, [byte for block in blocks for byte in block], len(blocks)):
            ends = range(batch, len(blocks) + 1, batch)
            places = [slice(end - batch, end) for end in ends]
            parts = [self._batch(context, mode, blocks[at], states[at], at.start, apart) for at in places]
            if all(parts):
                rest = [self._one(mode, blocks[i], states[i], i * apart) for i in range(ends[-1], len(blocks))]
                return [*(each for part in parts for each in part), *rest]
        return None

    def _one(
        self, mode: str, block: Sequence[Term], state: Sequence[Term], start: int
    ) -> tuple[Shape, tuple[Term, ...]]:
        """Return what `counted` does, of a block by itself."""
        name = f"{mode}, state {self._states.setdefault(tuple(state), len(self._states))}"
        return self.shape(name, block, start), tuple(state)

    def _batch(
        self, context: Context, mode: str, blocks: Sequence[Sequence[Term]], states: States, first: int, apart: int
    ) -> Counted:
        """Return what `counted` does, of blocks that share words; nothing if they do not. first: the number of the
        first block."""
        own = own_counters(context, self.bits, self._edges, blocks, states, first)
        if own is None:
            return []
        edges = self.bits.shapes(own.blocks, apart, own.planes, first)
        name = f"{BITS}{mode}, state {self._states.setdefault(own.state, len(self._states))}"
        found = [((name, each), own.state) for each in edges if each is not None]
        return found if len(found) == len(blocks) else []

    def alone(self, shape: Shape, block: Sequence[Term], start: int) -> Sequence[Term]:
        """Return the bytes of a block, in terms that hold nothing of other blocks where its shape is one of bits."""
        return self.bits.terms(shape[1], start) if shape[0].startswith(BITS) else block

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
