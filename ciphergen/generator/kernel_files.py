"""The names of the files for a GPU, without what makes them, so that checks of options are quick."""

from __future__ import annotations

from ciphergen.dsl.cipher import Cipher


def file_names(cipher: Cipher) -> tuple[str, str, str, str]:
    """Return the names of header, source with the kernels, self-test and build file."""
    return f"{cipher.name}.cuh", f"{cipher.name}.cu", f"{cipher.name}_selftest.cu", "CMakeLists.txt"


def module_name(cipher: Cipher) -> str:
    """Return the name of the Python module, which is one more file."""
    return f"{cipher.name}_cuda"


def all_files(cipher: Cipher, *, python: bool) -> tuple[str, ...]:
    """Return the names of all files. python: whether the module is among them."""
    return (*file_names(cipher), *((f"{module_name(cipher)}.py",) if python else ()))
