"""Test vectors in a cipher's text, and the check that it meets them and that decryption undoes encryption."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ciphergen.dsl import syntax
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.variant import Variant

# Fixed, so that a text is accepted or refused the same way each time.
_SEED = 1
_TRIES = 2


@dataclass(frozen=True)
class Vector:
    """A test vector: `cipher` is `plain` encrypted under `key`; bytes in memory order."""

    variant: str
    key: bytes
    plain: bytes
    cipher: bytes
    place: SourceLocation


def make_vectors(tree: syntax.CipherText, variants: Mapping[str, Variant]) -> tuple[Vector, ...]:
    """Return the test vectors of a text, without those that change settings.

    Raises:
        UserError: a length is wrong.
    """
    items = (i for i in tree.items if isinstance(i, syntax.VectorDecl) and not i.settings)
    return tuple(make_vector(item, variants) for item in items)


def make_vector(item: syntax.VectorDecl, variants: Mapping[str, Variant]) -> Vector:
    """Return a test vector of one of the variants.

    Raises:
        UserError: a length is wrong.
    """
    variant = variants[item.variant.lower()]
    sizes = (("key", item.key, variant.key_bytes), ("plain", item.plain, variant.block_bytes))
    for what, given, size in (*sizes, ("cipher", item.cipher, variant.block_bytes)):
        if len(given.data) != size:
            raise UserError(given.place, f"'{what}' has {len(given.data)} bytes", f"{size} bytes for {item.variant}")
    return Vector(variant.name, item.key.data, item.plain.data, item.cipher.data, item.place)


def check_vectors(variants: Mapping[str, Variant], vectors: Sequence[Vector], budget: Budget) -> None:
    """Check every vector both ways, and that decryption undoes encryption on random keys and blocks.

    Raises:
        UserError: a vector is not met, decryption does not undo encryption, or the budget does not suffice.
    """
    for variant in variants.values():
        concrete = Concrete(variant)
        # Bytes become words and words bytes, outside the text, in each of the three procedures.
        words = variant.block_bytes + variant.key_bytes + variant.block_words + variant.key_words
        budget.make(3 * words, variant.procedures[ENCRYPT].place)
        for number, vector in enumerate(vectors, 1):
            if vector.variant == variant.name:
                budget.spend(concrete.operations, vector.place)
                _check_vector(concrete, number, vector)
        random = Random(_SEED)
        for _ in range(_TRIES):
            key, block = random.randbytes(variant.key_bytes), random.randbytes(variant.block_bytes)
            rows = concrete.schedule(key)
            if concrete.decrypt(rows, concrete.encrypt(rows, block)) != block:
                place = variant.procedures[DECRYPT].place
                found = f"decryption of {variant.title} does not undo encryption: key {key.hex()}, block {block.hex()}"
                raise UserError(place, found, "the block again after encryption and decryption")


def _check_vector(concrete: Concrete, number: int, vector: Vector) -> None:
    rows = concrete.schedule(vector.key)
    got = concrete.encrypt(rows, vector.plain)
    if got != vector.cipher:
        found = f"vector {number} ({concrete.variant.title}) is not met: encryption gives {got.hex()}"
        raise UserError(vector.place, found, f"{vector.cipher.hex()}, as the vector says")
    back = concrete.decrypt(rows, vector.cipher)
    if back != vector.plain:
        found = f"vector {number} ({concrete.variant.title}) is not met: decryption gives {back.hex()}"
        raise UserError(vector.place, found, f"{vector.plain.hex()}, as the vector says")
