"""Test vectors in a cipher's text, and the check that it meets them and that decryption undoes encryption."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ciphergen.dsl import syntax
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.byte_order import Remedy, remedy
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


@dataclass(frozen=True)
class VectorOutcome:
    """The variant's own answers to a vector: `plain` encrypted, and `cipher` decrypted, under the vector's key."""

    vector: Vector
    encrypted: bytes
    decrypted: bytes

    @property
    def met(self) -> bool:
        """Return True if both answers are the vector's."""
        return self.encrypted == self.vector.cipher and self.decrypted == self.vector.plain


def answer(concrete: Concrete, vector: Vector) -> VectorOutcome:
    """Return what the variant makes of a vector, in both directions."""
    rows = concrete.schedule(vector.key)
    return VectorOutcome(vector, concrete.encrypt(rows, vector.plain), concrete.decrypt(rows, vector.cipher))


def not_met(found: VectorOutcome, what: str, mended: Remedy | None = None) -> UserError:
    """Return the error for a vector that is not met. what: names the vector; mended: the byte order that would meet
    it."""
    vector = found.vector
    if found.encrypted == vector.cipher:
        text = f"{what} is not met: decryption gives {found.decrypted.hex()}"
        return UserError(vector.place, text, f"{vector.plain.hex()}, as the vector says")
    text = f"{what} is not met: encryption gives {found.encrypted.hex()}"
    allowed = f"{vector.cipher.hex()}, as the vector says"
    if mended is None:
        return UserError(vector.place, text, allowed)
    return UserError(vector.place, text, f"{allowed}; it is met with {mended.order}", mended.write)


def mend(concrete: Concrete, vector: Vector) -> Remedy | None:
    """Return the byte order that would meet a vector, None if there is none."""

    def encrypt(key: bytes, block: bytes) -> bytes:
        return concrete.encrypt(concrete.schedule(key), block)

    return remedy(concrete.variant, encrypt, vector.key, vector.plain, vector.cipher)


def not_undone(concrete: Concrete, tries: int) -> UserError | None:
    """Return the error if decryption does not undo encryption, on keys and blocks of fixed pseudo-random bytes.

    Raises:
        UserError: something else is wrong, such as a schedule that takes more than a text may.
    """
    random, variant = Random(_SEED), concrete.variant
    for _ in range(tries):
        key, block = random.randbytes(variant.key_bytes), random.randbytes(variant.block_bytes)
        rows = concrete.schedule(key)
        if concrete.decrypt(rows, concrete.encrypt(rows, block)) != block:
            place = variant.procedures[DECRYPT].place
            found = f"decryption of {variant.title} does not undo encryption: key {key.hex()}, block {block.hex()}"
            return UserError(place, found, "the block again after encryption and decryption")
    return None


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
                found = answer(concrete, vector)
                if not found.met:
                    raise not_met(found, f"vector {number} ({variant.title})", mend(concrete, vector))
        if (error := not_undone(concrete, _TRIES)) is not None:
            raise error
