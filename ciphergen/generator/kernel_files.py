"""The names of the files for a GPU, without what makes them, so that checks of options are quick."""

from __future__ import annotations

from ciphergen.dsl.cipher import Cipher

NVRTC = "nvrtc"  # the word of --with that asks for code that makes code for a key


def file_names(cipher: Cipher) -> tuple[str, str, str, str]:
    """Return the names of header, source with the kernels, self-test and build file."""
    return f"{cipher.name}.cuh", f"{cipher.name}.cu", f"{cipher.name}_selftest.cu", "CMakeLists.txt"


def module_name(cipher: Cipher) -> str:
    """Return the name of the Python module, which is one more file."""
    return f"{cipher.name}_cuda"


def run_time_names(cipher: Cipher) -> tuple[str, str]:
    """Return the names of header and source of code for a key that is known at run time."""
    return f"{cipher.name}_run_time_key.cuh", f"{cipher.name}_run_time_key.cu"


def all_files(cipher: Cipher, *, python: bool, run_time: bool) -> tuple[str, ...]:
    """Return the names of all files. python: whether the module is among them; run_time: whether code is that makes
    code for a key."""
    others = (f"{module_name(cipher)}.py",) if python else ()
    return (*file_names(cipher), *others, *(run_time_names(cipher) if run_time else ()))
