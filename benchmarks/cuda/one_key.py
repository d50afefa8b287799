"""Writes Pilsung's text for one key: substitutions and orders of bytes are constants, which become wires in slices.

python -m benchmarks.cuda.one_key KEY FILE.cipher        KEY: 32 bytes in hexadecimal digits

Round keys are made of the key as ever, so what is proved of the text's kernels holds for all round keys, with the
substitutions and orders of this key. They are what the shipped text's schedule makes of it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete

CIPHER, ROUNDS, KEY_BYTES = "pilsung", 10, 32
_USAGE = "python -m benchmarks.cuda.one_key KEY FILE.cipher, with a key of 64 hexadecimal digits"
# What the text has of a key's substitutions and orders, and what stands there for one key.
_CHANGES = (
    (", image: byte[rounds][8][16], P: byte[rounds][16], Q: byte[rounds][16] {", " {"),
    ("function moved_by(s: byte[16], P: byte[16])", "function moved_by(s: byte[16], P: number[16])"),
    ("s[P[j][3:0]]", "s[P[j]]"),
    ("encrypt(plain, rk, image, P)", "encrypt(plain, rk)"),
    ("decrypt(y, rk, image, Q)", "decrypt(y, rk)"),
    ("moved_by(b, P[r])", "moved_by(b, ORDER[r])"),
    ("columns(InvM, t) : t, Q[r])", "columns(InvM, t) : t, BACK[r])"),
    ("substitute(s[j], [image[r]", "substitute(s[j], [IMAGE[r]"),
    ("restore(b[j], [image[r]", "restore(b[j], [IMAGE[r]"),
    ("cipher Pilsung {", "cipher Pilsung1 {"),
    ("variant Pilsung {", "variant Pilsung1 {"),
)
_SCHEDULE = "  # rk: as in AES."
# Where what makes them begins, and what follows it.
_MADE = (
    ("  # A shuffle (of", "  function substitute("),
    ("  # The order of the bytes:", _SCHEDULE),
    ("    for r in 0..rounds-1 {\n      let of", "  }\n\n  function moved_by("),
)
_VECTORS = "\n  # The system's module"


def one_key(key: bytes) -> str:
    """Return the text for a key of 32 bytes, with those of the vectors that have it."""
    cipher = load(CIPHER)
    rows = Concrete(cipher.variant(CIPHER)).schedule(key)
    image, to, fro = (rows[ROUNDS * k + 1 : ROUNDS * (k + 1) + 1] for k in (1, 2, 3))
    text = cipher.text[: cipher.text.index(_VECTORS)]
    for old, new in _CHANGES:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    for begin, behind in _MADE:
        text = text[: text.index(begin)] + text[text.index(behind) :]
    images = [[row[16 * i : 16 * i + 16] for i in range(8)] for row in image]
    constants = [
        f"  const IMAGE: byte[{ROUNDS}][8][16] = {_listed(images)}",
        f"  const ORDER: number[{ROUNDS}][16] = {_listed(to)}",
        f"  const BACK: number[{ROUNDS}][16] = {_listed(fro)}",
    ]
    text = text.replace(_SCHEDULE, "\n".join([*constants, "", _SCHEDULE]))
    for vector in cipher.vectors:
        if vector.key == key:
            words = (f"{name} {getattr(vector, name).hex()}" for name in ("key", "plain", "cipher"))
            text += "\n".join(["\n  vector Pilsung1", *(f"    {word}" for word in words)])
    return text + "\n}\n"


def _listed(values: Sequence[object]) -> str:
    """Return numbers, or lists of them, as the notation has them."""
    return "[" + ", ".join(_listed(v) if isinstance(v, (list, tuple)) else str(v) for v in values) + "]"


def main(words: Sequence[str] | None = None) -> int:
    """Write the text that the command line asks for."""
    given = sys.argv[1:] if words is None else words
    try:
        key, file = bytes.fromhex(given[0]), Path(given[1])
    except (IndexError, ValueError):
        key, file = b"", Path()
    if len(key) != KEY_BYTES or len(given) != 2:
        print(f"error: {_USAGE}", file=sys.stderr)
        return 2
    file.write_text(one_key(key), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
