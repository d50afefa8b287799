"""Known answers for self-tests: those of the texts or published ones, else what the texts themselves compute."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from ciphergen.dsl.cipher import Cipher, Variant, load, shipped_ciphers
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.fixed_key import FixedKey
from ciphergen.dsl.mode import load_mode
from ciphergen.dsl.procedures import ENCRYPT

PUBLISHED = Path(__file__).with_name("answers.json")
_BLOCKS = 10  # and a part of one more


@dataclass(frozen=True)
class Answer:
    """A known answer: `cipher` is `plain` in counter mode, beginning with `counter`; bytes in memory order."""

    key: bytes
    counter: bytes
    plain: bytes
    cipher: bytes


def block_answers(cipher: Cipher, variant: Variant) -> list[tuple[bytes, bytes, bytes]]:
    """Return known answers of single blocks as (key, plain, cipher): the text's vectors, else a computed one."""
    found = [(v.key, v.plain, v.cipher) for v in cipher.vectors if v.variant == variant.name and _takes(variant, v.key)]
    if found:
        return found
    concrete, key, plain = Concrete(variant), _key(variant), bytes(i % 256 for i in range(variant.block_bytes))
    return [(key, plain, concrete.encrypt(concrete.schedule(key), plain))]


def is_shipped(cipher: Cipher) -> bool:
    """Return True if a cipher text is the shipped one of its name."""
    return cipher.name in shipped_ciphers() and load(cipher.name).sha256 == cipher.sha256


def known_answers(cipher: Cipher, variant: Variant, mode: str) -> list[Answer]:
    """Return known answers for a variant in a mode: the published ones of a shipped cipher, else two computed ones; at
    least one has a counter that carries."""
    found = json.loads(PUBLISHED.read_text(encoding="utf-8")).get(cipher.name, {}).get(mode, [])
    if is_shipped(cipher) and found:
        fields = ("key", "counter", "plain", "cipher")
        answers = [Answer(*(bytes.fromhex(a[f]) for f in fields)) for a in found if a["variant"] == variant.name]
        answers = [answer for answer in answers if _takes(variant, answer.key)]
        if answers or not isinstance(variant, FixedKey):
            return answers
    return [_computed(variant, mode, before) for before in (1, 300)]


def _computed(variant: Variant, mode: str, before: int) -> Answer:
    """Return an answer computed with the cipher and mode texts, whose counter wraps to 0 after `before` blocks."""
    size, concrete = variant.block_bytes, Concrete(variant)
    key, counter = _key(variant), (256**size - before).to_bytes(size, "big")
    plain = bytes(i & 0xFF for i in range(_BLOCKS * size + size // 2))
    program = load_mode(mode).program(ENCRYPT, variant)
    words = [word for row in concrete.schedule(key) for word in row]
    state, found = list(counter), list[int]()
    for i in range(0, len(plain), size):
        result = program([*state, *plain[i : i + size].ljust(size, b"\0"), *words])
        state, found = result[:size], found + result[size:]
    return Answer(key, counter, plain, bytes(found[: len(plain)]))


def _takes(variant: Variant, key: bytes) -> bool:
    """Return True if a variant is for a key."""
    return not isinstance(variant, FixedKey) or key == variant.own_key


def _key(variant: Variant) -> bytes:
    """Return a key for which answers are computed."""
    return variant.own_key if isinstance(variant, FixedKey) else bytes(i % 256 for i in range(variant.key_bytes))
