"""Texts to begin with, one for each kind of cipher: complete, with a vector that the text itself computes."""

from __future__ import annotations

import re
from importlib.resources import files

from ciphergen.dsl.budget import LETTERS
from ciphergen.dsl.cipher import parse_cipher
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError, shown, unknown

_NAME = "NAME"  # stands in a draft for the cipher's own
# A variant's name adds digits to the cipher's.
_LONGEST = LETTERS - 10


def kinds() -> tuple[str, ...]:
    """Return the kinds of ciphers for which there is a draft."""
    texts = files("ciphergen.dsl").joinpath("drafts").iterdir()
    return tuple(sorted(f.name.removesuffix(".cipher") for f in texts))


def draft(name: str, kind: str) -> str:
    """Return the draft of a cipher.

    Raises:
        UserError: there is no such kind, or no cipher can have that name.
    """
    if kind not in kinds():
        raise unknown("--like", "kind of cipher", kind, kinds())
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name) or len(name) > _LONGEST:
        allowed = f"letters, digits and '_', no digit first, {_LONGEST} at most"
        raise UserError("NAME", f"'{shown(name)}' for the name of a cipher", allowed)
    text = files("ciphergen.dsl").joinpath("drafts", f"{kind}.cipher").read_text("utf-8").replace(_NAME, name)
    cipher = parse_cipher(text, f"{kind}.cipher")
    vectors = ""
    for variant in cipher.variants.values():
        concrete = Concrete(variant)
        key, plain = bytes(range(variant.key_bytes)), bytes(range(variant.block_bytes))
        secret = concrete.encrypt(concrete.schedule(key), plain)
        parts = f"    key {key.hex()}\n    plain {plain.hex()}\n    cipher {secret.hex()}\n"
        vectors += f"  vector {variant.title}\n{parts}"
    return f"{text.removesuffix('}' + chr(10))}{vectors}}}\n"
