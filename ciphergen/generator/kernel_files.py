"""The names of the files for a GPU, without what makes them, so that checks of options are quick."""

from __future__ import annotations

from ciphergen.dsl.cipher import Cipher


def file_names(cipher: Cipher) -> tuple[str, str, str, str]:
    """Return the names of header, source with the kernels, self-test and build file."""
    return f"{cipher.name}.cuh", f"{cipher.name}.cu", f"{cipher.name}_selftest.cu", "CMakeLists.txt"
