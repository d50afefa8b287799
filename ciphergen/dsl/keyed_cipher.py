"""A cipher under any key, as the modes ask it: under the keys that a message is for, and under those that are made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ciphergen.dsl import term
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.procedures import DIRECTIONS, ENCRYPT
from ciphergen.dsl.term import Term
from ciphergen.dsl.unfold import External

KEY_BYTES = "key_bytes"
# What a mode asks of a cipher E besides `E.encrypt(x)` and `E.decrypt(x)`: with how many arguments, and which way.
UNDER_A_KEY = {f"{direction}_with": direction for direction in DIRECTIONS}
ASKED = {**dict.fromkeys(DIRECTIONS, 1), **dict.fromkeys(UNDER_A_KEY, 2), KEY_BYTES: 0}


@dataclass(frozen=True)
class KeyedCipher:
    """A cipher whose key is not chosen.

    Attributes:
        key_bytes: the length of a key in bytes.
        through: what a direction makes of a block under a key; blocks are words, their first byte the highest.
    """

    key_bytes: int
    through: Callable[[str, bytes], External]

    @classmethod
    def of(cls, concrete: Concrete) -> KeyedCipher:
        """Return the cipher of a text."""
        variant = concrete.variant

        @lru_cache(maxsize=64)
        def through(direction: str, key: bytes) -> External:
            rows = concrete.schedule(key)
            crypt = concrete.encrypt if direction == ENCRYPT else concrete.decrypt

            def call(block: Term) -> Term:
                made = crypt(rows, block.value.to_bytes(variant.block_bytes, "big"))
                return term.const(int.from_bytes(made, "big"), block.width)

            return call

        return cls(variant.key_bytes, through)

    def named(self, ciphers: Sequence[str], key: bytes) -> Iterator[tuple[str, External]]:
        """Yield `E.encrypt`, `E.decrypt` and so on with what they do, for ciphers whose keys stand one behind the
        other.

        Raises:
            ValueError: the key has another length.
        """
        if len(key) != len(ciphers) * self.key_bytes:
            raise ValueError(f"a key of {len(key)} bytes, not {len(ciphers)} of {self.key_bytes}")
        for number, cipher in enumerate(ciphers):
            own = key[number * self.key_bytes :][: self.key_bytes]
            for direction in DIRECTIONS:
                yield f"{cipher}.{direction}", self.through(direction, own)
