"""The data of a thread as CUDA C++ has it: vectors of memory, the words of these, and words of what is left behind.

A thread that does several blocks takes every 32nd, so that the threads of a warp access blocks one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.generator.statements import Statements

# By the bytes that a thread loads at a time, the type of CUDA that has them; its words are called as follows.
VECTORS = {8: "uint2", 16: "uint4"}
WORDS = "xyzw"
WORD = 4


@dataclass(frozen=True)
class ThreadData:
    """The blocks of a thread: so many of `size` bytes, each of `times` vectors, `apart` blocks from one to the next."""

    size: int
    vector: int
    blocks: int
    apart: int

    @property
    def times(self) -> int:
        return self.size // self.vector

    def _vectors(self) -> range:
        return range(0, self.size * self.blocks, self.vector)

    def words(self) -> dict[int, str]:
        """Return the words of what is loaded by their offsets, where blocks are counted one after the other."""
        return {
            at + WORD * i: f"in{at // self.vector}.{WORDS[i]}"
            for at in self._vectors()
            for i in range(self.vector // WORD)
        }

    def loads(self) -> list[tuple[str, str]]:
        """Return the vectors, with their places in the row of vectors of all blocks, from block i on."""
        return [(f"in{at // self.vector}", self._place(at)) for at in self._vectors()]

    def stores(self, words: Mapping[int, str]) -> list[tuple[str, Sequence[str]]]:
        """Return the places, and the words that are stored there. words: by offset."""
        return [(self._place(at), [words[at + WORD * i] for i in range(self.vector // WORD)]) for at in self._vectors()]

    def batches(self, words: Mapping[int, str], count: int) -> list[list[tuple[str, str, list[str]]]]:
        """Return names, places, and words that are mixed into what is there, of so many vectors at a time."""
        mixed = [
            (name, place, [f"{name}.{WORDS[i]} ^ {word}" for i, word in enumerate(stored)])
            for (name, place), (_, stored) in zip(self.loads(), self.stores(words), strict=True)
        ]
        return [mixed[i : i + count] for i in range(0, len(mixed), count)]

    def _place(self, at: int) -> str:
        block, offset = divmod(at, self.size)
        more = block * self.apart * self.times + offset // self.vector
        first = f"i * {self.times}" if self.times > 1 else "i"
        return f"{first} + {more}" if more or self.times > 1 else first


def words_left(made: Statements) -> tuple[list[str], dict[int, str]]:
    """Return what statements leave, as words by offset, and the lines that join those of which bytes are left."""
    lines, words = list[str](), dict[int, str]()
    for at in sorted(at for at in made.left if at % WORD == 0):
        parts = [made.left[at + i] for i in range(WORD) if at + i in made.left]
        words[at] = parts[0]
        if len(parts) > 1:
            words[at] = f"left{at}"
            lines.append(f"uint32_t left{at} = joined({', '.join(parts)}); PIN(left{at});")
    return lines, words
