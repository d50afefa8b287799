"""Ciphers as Python objects: load one by name or path, take a variant, unfold it to terms."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from ciphergen.dsl import syntax
from ciphergen.dsl.budget import SIZE, Budget
from ciphergen.dsl.check import check_cipher
from ciphergen.dsl.circuit_library import CircuitLibrary
from ciphergen.dsl.entry_vectors import EntryVector, check_entry_vectors, make_entry_vectors
from ciphergen.dsl.errors import SourceLocation, UserError, nearest, unknown
from ciphergen.dsl.files import read_text
from ciphergen.dsl.make import make_variants
from ciphergen.dsl.mode_vectors import ModeVector, check_mode_vectors, make_mode_vectors
from ciphergen.dsl.parser import parse
from ciphergen.dsl.reduced import check_reduced_vectors
from ciphergen.dsl.steps import Step
from ciphergen.dsl.uncollected import uncollected
from ciphergen.dsl.variant import Variant
from ciphergen.dsl.vectors import Vector, check_vectors, make_vectors

__all__ = ["Cipher", "Step", "Variant", "Vector", "load", "load_untried", "parse_cipher", "shipped_ciphers"]

_SHIPPED = CircuitLibrary()  # no circuits but the package's


@dataclass(frozen=True, eq=False)
class Cipher:
    """A family of ciphers, as its text says.

    Attributes:
        name: in small letters, `lea`.
        title: as the text writes it, `LEA`.
        standard: the document that defines it; empty where the text names none.
        variants: by name, in the order of the text.
        vectors: the known answers in the text; `load` has tried them.
        mode_vectors: the known answers of messages in a mode; `load` has tried them.
        entry_vectors: the known answers of entry points; `load` has tried them.
        text: the text itself.
    """

    name: str
    title: str
    standard: str
    variants: Mapping[str, Variant]
    vectors: tuple[Vector, ...]
    mode_vectors: tuple[ModeVector, ...]
    entry_vectors: tuple[EntryVector, ...]
    text: str

    @property
    def has_entries(self) -> bool:
        """Return True if the text declares entry points in place of a block cipher."""
        return any(variant.entries for variant in self.variants.values())

    @property
    def sha256(self) -> str:
        """Return the SHA-256 of the text in UTF-8, in hexadecimal."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    def variant(self, name: str, place: SourceLocation | str = "--variant") -> Variant:
        """Return a variant by name, in upper or lower case.

        Raises:
            UserError: the cipher has no variant of that name.
        """
        if name.lower() not in self.variants:
            raise unknown(place, f"variant of {self.name}", name, self.variants)
        return self.variants[name.lower()]


def shipped_ciphers() -> tuple[str, ...]:
    """Return the names of the ciphers that the package ships, which `load` accepts."""
    texts = files("ciphergen.dsl").joinpath("ciphers").iterdir()
    return tuple(sorted(f.name.removesuffix(".cipher") for f in texts if f.name.endswith(".cipher")))


def load(name_or_path: str) -> Cipher:
    """Return a cipher whose names, widths, indices and vectors are checked, and whose decryption undoes its encryption.

    Args:
        name_or_path: one of `shipped_ciphers()`, or the path of a file that ends in `.cipher`.

    Raises:
        UserError: no such cipher, or something is wrong with its text.
    """
    return parse_cipher(*_text(name_or_path))


def load_untried(name_or_path: str) -> Cipher:
    """Return a cipher like `load`, whose vectors may be missed and whose decryption may undo nothing.

    Raises:
        UserError: as `load`, but for these two.
    """
    with uncollected():
        return _read(*_text(name_or_path))[0]


def missed_otherwise(name_or_path: str, cipher: Cipher) -> Iterator[UserError]:
    """Yield the errors of a text's first vector with other settings and of its first one in a mode that are not met.
    cipher: what `load_untried` returned for the text."""
    tree, budget = parse(cipher.text, _text(name_or_path)[1]), Budget()
    assert isinstance(tree, syntax.CipherText)
    try:
        check_reduced_vectors(tree, budget)
    except UserError as error:
        yield error
    try:
        check_mode_vectors(cipher.variants, cipher.mode_vectors, budget)
    except UserError as error:
        yield error


def _text(name_or_path: str) -> tuple[str, str, CircuitLibrary]:
    """Return the text of a cipher with its name in messages, and the library of circuits beside it.

    Raises:
        UserError: no such cipher, or its file cannot be read.
    """
    if name_or_path.endswith(".cipher"):
        return read_text(name_or_path, "the text of a cipher"), name_or_path, CircuitLibrary.beside(name_or_path)
    known = shipped_ciphers()
    if name_or_path not in known:
        allowed = ", ".join(known) + ", or the path of a file that ends in .cipher"
        near = f"--cipher {nearest(name_or_path, known)}" if nearest(name_or_path, known) else ""
        raise UserError("--cipher", f"no cipher is called '{name_or_path}'", allowed, near)
    return shipped_text(f"{name_or_path}.cipher") or "", f"{name_or_path}.cipher", _SHIPPED


def shipped_text(file: str) -> str | None:
    """Return the text that the package ships under a file name, None if it ships none."""
    if not file.endswith(".cipher") or file.removesuffix(".cipher") not in shipped_ciphers():
        return None
    return files("ciphergen.dsl").joinpath("ciphers", file).read_text("utf-8")


def parse_cipher(text: str, file: str, library: CircuitLibrary = _SHIPPED) -> Cipher:
    """Return a cipher read from its text, with `file` as the text's name in messages. library: circuits of tables for
    which the text has none.

    Raises:
        UserError: the text is wrong or too long.
    """
    with uncollected():
        return _made(text, file, library)


@lru_cache(maxsize=32)  # one text is asked for again and again, and its checks take most of the time
def _made(text: str, file: str, library: CircuitLibrary) -> Cipher:
    cipher, tree, budget = _read(text, file, library)
    blocks = {name: variant for name, variant in cipher.variants.items() if not variant.entries}
    check_vectors(blocks, cipher.vectors, budget)
    check_entry_vectors(cipher.variants, cipher.entry_vectors, budget)
    check_reduced_vectors(tree, budget)
    check_mode_vectors(cipher.variants, cipher.mode_vectors, budget)
    budget.lift()
    return cipher


def _read(text: str, file: str, library: CircuitLibrary) -> tuple[Cipher, syntax.CipherText, Budget]:
    """Return a cipher whose vectors have not been tried, its syntax tree, and what is left of its budget.

    Raises:
        UserError: the text is wrong or too long.
    """
    if len(text.encode()) > SIZE:
        raise UserError(file, f"the file has more than {SIZE:,} bytes", f"at most {SIZE:,} bytes")
    tree = parse(text, file)
    if not isinstance(tree, syntax.CipherText):
        raise UserError(tree.place, f"this is the mode '{tree.name}'", "a cipher", "cipher NAME { ... }")
    check_cipher(tree)
    budget = Budget()
    variants = make_variants(tree, budget, library)
    of_blocks, of_modes = make_vectors(tree, variants), make_mode_vectors(tree, variants)
    of_entries = make_entry_vectors(tree, variants)
    standard = next((i.text for i in tree.items if isinstance(i, syntax.Standard)), "")
    made = Cipher(tree.name.lower(), tree.name, standard, variants, of_blocks, of_modes, of_entries, text)
    return made, tree, budget
