"""Packing: words of a cipher spread over registers as a bit map says, from memory, back to it, and round keys.

Memory is read and written in words as wide as registers, or, for one block, in bytes, which may be at any address.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, evaluate, from_bytes, to_bytes, var
from ciphergen.generator import passes
from ciphergen.generator.layouts.bit_map import BitMap
from ciphergen.generator.layouts.delta_swaps import arrive, leave
from ciphergen.generator.layouts.lift import Lift
from ciphergen.generator.passes import bundle, circuits

# Registers, and terms on the way to them in an order to compute them in.
Made = tuple[list[Term], list[Term]]
# What registers hold of a block, from its bytes.
Words = Callable[[Sequence[Term]], Sequence[Term]]


def on_words(variant: Variant, terms: Sequence[Term]) -> list[Term]:
    """Return terms on words of the cipher without tables, with operations on single bits bundled."""
    return list(_on_words(variant, tuple(terms)))


@lru_cache(maxsize=32)  # several layouts, and several targets, ask for the same rounds
def _on_words(variant: Variant, terms: tuple[Term, ...]) -> tuple[Term, ...]:
    return tuple(passes.run(bundle.run(circuits.run(passes.run(terms), variant.circuits))))


def round_keys(variant: Variant, bit_map: BitMap, key: Sequence[Term]) -> list[list[Term]]:
    """Return the registers of each round key, word by word, part by part, as terms over the key's bytes. A key is the
    same for all blocks.

    Raises:
        Unsupported: the schedule does something to words that cannot be done to words spread over registers.
    """
    size = bit_map.register_bits // 8
    memory = [from_bytes(key[i : i + size]) for i in range(0, len(key), size)]
    made, _ = arrive(bit_map, [memory] * bit_map.blocks)
    words = [var(f"key.{i}", variant.word_bits) for i in range(variant.key_words)]
    parts = bit_map.parts
    known = {word: tuple(made[parts * i : parts * (i + 1)]) for i, word in enumerate(words)}
    translation = Lift(bit_map, known)
    ordered = on_words(variant, _in_order(variant, words))
    known = dict(zip(words, translation.run(ordered), strict=True))
    translation = Lift(bit_map, known)
    rows = variant.schedule_words(words)
    flat = on_words(variant, [word for row in rows for word in row])
    spread = iter(translation.run(flat))
    found = [[register for _ in row for register in next(spread)[: bit_map.key_parts]] for row in rows]
    terms = iter(passes.run([term for row in found for term in row]))
    return [[next(terms) for _ in row] for row in found]


def _in_order(variant: Variant, words: Sequence[Term]) -> list[Term]:
    """Return words in the cipher's byte order, from words read least significant byte first; also the inverse."""
    if variant.byte_order == "little" or variant.word_bits <= 8:
        return list(words)
    return [from_bytes(to_bytes(word), "big") for word in words]


def from_memory(variant: Variant, bit_map: BitMap, words: Sequence[Term], *, selects: bool) -> Made:
    """Return the registers of the state computed from all memory words of all blocks. selects: see `Terms`."""
    size = max(1, len(words) // bit_map.blocks)  # fewer words than blocks, where several fill one
    registers, made = arrive(bit_map, [words[i : i + size] for i in range(0, len(words), size)], selects=selects)
    return _ordered(variant, bit_map, registers), made


def to_memory(variant: Variant, bit_map: BitMap, registers: Sequence[Term], *, selects: bool) -> Made:
    """Return all memory words of all blocks computed from the registers of the state. selects: see `Terms`."""
    return leave(bit_map, _ordered(variant, bit_map, registers), selects=selects)


def _ordered(variant: Variant, bit_map: BitMap, registers: Sequence[Term]) -> list[Term]:
    parts = bit_map.parts
    words = [var(f"x.{i}", variant.word_bits) for i in range(len(registers) // parts)]
    known = {word: tuple(registers[parts * i : parts * (i + 1)]) for i, word in enumerate(words)}
    return [r for found in Lift(bit_map, known).run(_in_order(variant, words)) for r in found]


def from_bytes_of_memory(variant: Variant, bit_map: BitMap, data: Sequence[Term]) -> list[Term]:
    """Return the registers of the state computed from bytes, each zero-extended to a register, for bit maps that
    repeat a word of one block in its registers."""
    size, width = variant.word_bits // 8, variant.word_bits
    found: list[list[Term]] = []
    for block in _blocks(variant, data):
        words: list[Term] = []
        for i in range(0, len(block), size):
            group = block[i : i + size] if variant.byte_order == "little" else block[i : i + size][::-1]
            word = group[0]
            for k, byte in enumerate(group[1:], 1):
                word = word | (byte << (8 * k))
            reach = width
            while reach < bit_map.register_bits:
                word = word | (word << reach)
                reach *= 2
            words.append(word)
        found.append(words)
    return [word for words in zip(*found, strict=True) for word in words]


def _blocks(variant: Variant, data: Sequence[Term]) -> list[Sequence[Term]]:
    size = variant.block_bytes
    return [data[i : i + size] for i in range(0, len(data), size)]


def to_bytes_of_memory(variant: Variant, bit_map: BitMap, registers: Sequence[Term]) -> list[Term]:
    """Return registers whose lowest bytes are the bytes of all blocks, the inverse of `from_bytes_of_memory`."""
    shifts = range(0, variant.word_bits, 8) if variant.byte_order == "little" else range(variant.word_bits - 8, -1, -8)
    return [
        register >> shift if shift else register
        for block in range(bit_map.blocks)
        for register in registers[block :: bit_map.parts]
        for shift in shifts
    ]


def state(bit_map: BitMap, words: Sequence[Term]) -> list[tuple[Term, ...]]:
    """Return variables for the registers of each word of the state."""
    return [tuple(var(f"{word.name}@{part}", bit_map.register_bits) for part in range(bit_map.parts)) for word in words]


def data_bytes(size: int) -> list[Term]:
    """Return variables for the bytes of a block."""
    return [var(f"b.{i}", 8) for i in range(size)]


def place_of(words: Words, size: int, byte: int) -> tuple[int, int]:
    """Return (index of the word, shift) of a byte of a block, counted from the block's end. words: what registers
    hold, from the block's bytes, `size` of them."""
    data = data_bytes(size)
    values = evaluate(words(data), {b: int(b is data[-1 - byte]) for b in data})
    index = next(i for i, value in enumerate(values) if value)
    return index, values[index].bit_length() - 1
