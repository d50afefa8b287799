"""Vectors that are tried on a cipher text: the text's own, and those of files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ciphergen.cli.vector_files import FileVector, read_vectors
from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.message import message
from ciphergen.dsl.mode import Mode, load_mode, shipped_modes
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.variant import Variant
from ciphergen.dsl.vectors import Vector, VectorOutcome, answer, mend, not_met, not_undone


@dataclass(frozen=True)
class Tried:
    """A vector that was tried. problem: why it is not met, None if it is."""

    name: str
    variant: str
    mode: str
    encrypted: bool
    decrypted: bool
    problem: UserError | None


class Trial:
    """A cipher whose vectors are tried.

    Args:
        only: the one variant that is tried; all for None.
    """

    INVERSES: ClassVar = 100  # random keys and blocks for each variant

    def __init__(self, cipher: Cipher, only: str | None) -> None:
        self.cipher = cipher
        variants = tuple(cipher.variants.values()) if only is None else (cipher.variant(only),)
        self.concretes = {variant.name: Concrete(variant) for variant in variants}
        self.left_out = Counter[str]()

    def own(self) -> Iterator[Tried]:
        """Yield the text's own vectors."""
        for number, vector in enumerate(self.cipher.vectors, 1):
            if vector.variant in self.concretes:
                concrete = self.concretes[vector.variant]
                found = answer(concrete, vector)
                what = f"vector {number} ({concrete.variant.title})"
                problem = None if found.met else not_met(found, what, mend(concrete, vector))
                yield _tried(concrete, found, f"line {vector.place.line}", "ecb", problem)

    def of_file(self, file: str) -> list[Tried]:
        """Return the vectors of a file that are this cipher's, and count those that are left out.

        Raises:
            UserError: the file is in no known form, or has no vector of this cipher.
        """
        tried, modes = [], {name: load_mode(name) for name in shipped_modes()}
        for vector in read_vectors(file):
            name = vector.variant or self._by_key(vector)
            if name not in self.concretes:
                self.left_out[f"for {name}"] += 1
            elif vector.mode not in modes:
                self.left_out[f"with {vector.mode}"] += 1
            else:
                tried.append(_of_file(vector, self.concretes[name], modes[vector.mode]))
        if not tried:
            allowed = f"vectors for {', '.join(self.concretes)} with {', '.join(modes)}"
            raise UserError(file, "no vector of this file can be tried", allowed)
        return tried

    def _by_key(self, vector: FileVector) -> str:
        """Return the name of the variant that the length of a vector's key asks for.

        Raises:
            UserError: the key fits no variant, or several.
        """
        sizes = {name: concrete.variant.key_bytes for name, concrete in self.concretes.items()}
        fit = [name for name, size in sizes.items() if size == len(vector.key)]
        if not fit:
            allowed = ", ".join(f"{size} for {name}" for name, size in sizes.items())
            raise UserError(vector.place, f"a key of {len(vector.key)} bytes", allowed)
        if len(fit) > 1:
            found = f"a key of {len(vector.key)} bytes is for more than one variant"
            raise UserError(vector.place, found, ", ".join(fit), f"--variant {fit[0]}")
        return fit[0]

    def inverse(self) -> Iterator[UserError]:
        """Yield an error for each variant whose decryption does not undo its encryption, on random keys and blocks."""
        for concrete in self.concretes.values():
            if (error := not_undone(concrete, self.INVERSES)) is not None:
                yield error

    @property
    def without_vectors(self) -> list[str]:
        """Return the variants for which the text has no vector."""
        return without_vectors(self.cipher, self.concretes)


def without_vectors(cipher: Cipher, variants: Iterable[str]) -> list[str]:
    """Return those of the variants for which a text has no vector."""
    known = {v.variant for v in cipher.vectors} | {v.variant for v in cipher.entry_vectors}
    return [name for name in variants if name not in known]


def remark(names: Sequence[str]) -> str:
    """Return the remark on variants without a vector."""
    return f"no test vector for {', '.join(names)}: nothing shows that the text is the cipher it is meant to be"


def _of_file(vector: FileVector, concrete: Concrete, mode: Mode) -> Tried:
    """Return the outcome of a vector that is a whole message.

    Raises:
        UserError: a part of the vector has a wrong length.
    """
    _check_lengths(vector, concrete.variant, mode)
    rows = concrete.schedule(vector.key)
    known = Vector(concrete.variant.name, vector.key, vector.plain, vector.cipher, vector.place)
    encrypted = message(mode, ENCRYPT, concrete, rows, vector.iv, vector.plain)
    decrypted = message(mode, DECRYPT, concrete, rows, vector.iv, vector.cipher)
    found = VectorOutcome(known, encrypted, decrypted)
    return _tried(concrete, found, vector.name, mode.name, None if found.met else _problem(concrete, found, vector))


def _check_lengths(vector: FileVector, variant: Variant, mode: Mode) -> None:
    size, state, plain = variant.block_bytes, mode.state_bytes(variant), len(vector.plain)
    for what, given, right, allowed in (
        ("key", vector.key, len(vector.key) == variant.key_bytes, f"{variant.key_bytes}"),
        ("iv", vector.iv, len(vector.iv) == state, f"{state}"),
        ("plaintext", vector.plain, mode.short_tail or plain % size == 0, f"whole blocks of {size}"),
        ("ciphertext", vector.cipher, len(vector.cipher) == plain, f"{plain}"),
    ):
        if not right:
            found = f"{vector.name}: '{what}' has {len(given)} bytes"
            raise UserError(vector.place, found, f"{allowed} bytes for {variant.name} with {mode.name}")


def _problem(concrete: Concrete, found: VectorOutcome, vector: FileVector) -> UserError:
    """Return the error for the first block of a message that is not met."""
    known, size = found.vector, concrete.variant.block_bytes
    for number, i in enumerate(range(0, len(known.plain), size), 1):
        plain, cipher, *ours = (
            data[i : i + size] for data in (known.plain, known.cipher, found.encrypted, found.decrypted)
        )
        part = VectorOutcome(replace(known, plain=plain, cipher=cipher), *ours)
        if not part.met:
            alone = vector.mode == "ecb"  # what another mode makes of blocks, no order of bytes undoes
            what = f"{vector.name}, block {number}," if len(known.plain) > size else vector.name
            return not_met(part, what, mend(concrete, part.vector) if alone else None)
    raise AssertionError("every block is met")


def _tried(concrete: Concrete, found: VectorOutcome, name: str, mode: str, problem: UserError | None) -> Tried:
    known = found.vector
    right = found.encrypted == known.cipher, found.decrypted == known.plain
    return Tried(name, concrete.variant.title, mode, *right, problem)
