"""The cipher that a command line or a record names: a shipped one, or the path of a text."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from ciphergen.dsl.cipher import Cipher, load, shipped_ciphers
from ciphergen.dsl.errors import UserError, nearest, unknown


def find(name: str | None, read: Callable[[str], Cipher] = load) -> Cipher:
    """Return a shipped cipher by name, or a user's cipher by path. read: `load`, or `load_untried` to be quicker.

    Raises:
        UserError: no name, no such cipher, or something is wrong with its text.
    """
    if name is None:
        raise UserError(
            "--cipher",
            "is needed",
            ", ".join(shipped_ciphers()) + ", or the path of a .cipher file",
            "gen --cipher lea --target rv32i",
        )
    return read(name)


def find_variant(name: str) -> tuple[str, str]:
    """Return the cipher (name or path) and the variant that a name stands for: `lea128`, or the path of a text with one
    variant.

    Raises:
        UserError: there is no such variant, or more than one could be meant.
    """
    if not name.endswith(".cipher"):
        family = _family(name)
        if family is not None:
            return family, name
    variants = _variants(name)
    if len(variants) == 1:
        return name, variants[0]
    near = nearest(name, variants)
    raise UserError("--cipher", f"'{name}' is not one variant", ", ".join(variants), f"--cipher {near}" if near else "")


def find_variants(name: str) -> tuple[str, list[str]]:
    """Return the cipher (name or path) and the variants that a name stands for: `lea`, `lea128` or a path.

    Raises:
        UserError: there is no such cipher or variant.
    """
    ciphers = shipped_ciphers()
    if name.endswith(".cipher") or name in ciphers:
        return name, list(load(name).variants)
    family = _family(name)
    if family is None:
        every = [variant for cipher in ciphers for variant in load(cipher).variants]
        raise unknown("--cipher", "cipher or variant", name, [*ciphers, *every])
    return family, [name]


def _family(variant: str) -> str | None:
    """Return the shipped cipher of a variant, None if there is none."""
    found = next((cipher for cipher in shipped_ciphers() if variant.startswith(cipher)), None)
    return found if found is not None and variant in load(found).variants else None


def _variants(name: str) -> list[str]:
    """Return the variants that an unknown name may mean."""
    if name.endswith(".cipher") or name in shipped_ciphers():
        return list(load(name).variants)
    return [variant for cipher in shipped_ciphers() for variant in load(cipher).variants]


def stands(name: str) -> bool:
    """Return True if there is a shipped cipher of that name or a file at that path."""
    return name in shipped_ciphers() or os.path.isfile(name)


def label(name: str) -> str:
    """Return a cipher's name for a record; of a path only the file name, since folders are the user's own."""
    return Path(name).name
