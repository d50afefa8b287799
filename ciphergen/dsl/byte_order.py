"""Byte orders of keys and blocks: the one in which a vector that is not met would be met.

Documents print numbers, and memory has bytes: the words of a key or block may stand from last to first, and the bytes
of each word too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Literal

from ciphergen.dsl.variant import Variant

ByteOrder = Literal["little", "big"]
Encrypt = Callable[[bytes, bytes], bytes]  # key and block to block


@dataclass(frozen=True)
class Order:
    """An order that differs from the text's own. words: last to first; swapped: little for big, or big for little."""

    words: bool
    swapped: bool

    def of(self, data: bytes, variant: Variant) -> bytes:
        """Return data of this order in the order of the text."""
        ours: ByteOrder = "little" if variant.byte_order == "little" else "big"
        theirs = other_order(ours) if self.swapped else ours
        width, count = variant.word_bits, len(data) * 8 // variant.word_bits
        number = int.from_bytes(data, theirs)
        words = [number >> width * i & (1 << width) - 1 for i in range(count)]
        if (theirs != ours) != self.words:
            words.reverse()
        return sum(word << width * i for i, word in enumerate(words)).to_bytes(len(data), ours)

    def said(self, what: str, variant: Variant) -> str:
        """Return the order in words, "" for the text's own."""
        if self.words:
            return f"the {'bytes' if self.swapped else 'words'} of the {what} from last to first"
        return f"the {what} as 'word {variant.word_bits} {other_order(variant.byte_order)}'" if self.swapped else ""


ORDERS = tuple(Order(words, swapped) for swapped, words in product((False, True), repeat=2))
SWAPPED = Order(words=False, swapped=True)


def other_order(order: str) -> ByteOrder:
    """Return the order of bytes that is not this one."""
    return "big" if order == "little" else "little"


@dataclass(frozen=True)
class Remedy:
    """An order that meets a vector, in words, and the line to write for it."""

    order: str
    write: str


def remedy(variant: Variant, encrypt: Encrypt, key: bytes, plain: bytes, cipher: bytes) -> Remedy | None:
    """Return the order nearest to the text's own in which a vector is met, None if there is none."""
    for of_key, of_block in _candidates():
        ours = of_key.of(key, variant), of_block.of(plain, variant), of_block.of(cipher, variant)
        if ours != (key, plain, cipher) and encrypt(ours[0], ours[1]) == ours[2]:
            parts = [part for part in (of_key.said("key", variant), of_block.said("block", variant)) if part]
            if of_key == of_block == SWAPPED:
                return Remedy(" and ".join(parts), f"word {variant.word_bits} {other_order(variant.byte_order)}")
            key_text, plain_text, cipher_text = (part.hex() for part in ours)
            name = variant.title.replace(" with ", " ")  # other settings follow it in the text
            write = f"vector {name} key {key_text} plain {plain_text} cipher {cipher_text}"
            return Remedy(" and ".join(parts), write)
    return None


def _candidates() -> list[tuple[Order, Order]]:
    """Return the orders of key and block, those first that differ least from the text's."""
    pairs = [(key, block) for key in ORDERS for block in ORDERS]
    return sorted(pairs, key=lambda pair: sum(order.words + order.swapped for order in pair))
