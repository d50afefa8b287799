"""The names of the files of code for processors, which errors of options ask for: nothing that makes code is read."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.generator.glue import templates


def names(cipher: Cipher, variants: Sequence[Variant], glue: Sequence[str] = ()) -> list[str]:
    """Return the names of the files that `emit.files` makes, in its order."""
    code = [f"{cipher.name}.h", *(f"{v.name}.S" for v in variants)]
    return [*code, f"{cipher.name}_selftest.c", "CMakeLists.txt", *templates(glue)]
