"""Glue for build tools, files beside the code that make it a package: which files each word of --with means."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import PurePath

# By the word of --with: the files of the folder. The template of each is called as the file is.
GLUE: Mapping[str, tuple[str, ...]] = {
    "meson": ("meson.build",),
    # lib.rs is not in src/: Arduino would look for all sources there.
    "cargo": ("Cargo.toml", "build.rs", "lib.rs"),
    "zephyr": ("zephyr/module.yml", "zephyr/Kconfig"),
    "esp-idf": ("idf_component.yml",),
    "platformio": ("library.json",),
    "arduino": ("library.properties",),
}

# Build tools that build for some machines only: machine and class of their object files, as Target.elf has them.
# The chips of ESP-IDF are RV32 or Xtensa.
_ONLY_FOR: Mapping[str, tuple[str, int]] = {"esp-idf": ("EM_RISCV", 32)}


def build_tools(elf: tuple[str, int]) -> list[str]:
    """Return the --with words for a target with object files of that machine and class (`Target.elf`)."""
    return [word for word in GLUE if _ONLY_FOR.get(word, elf) == elf]


def templates(words: Collection[str]) -> dict[str, str]:
    """Return the template of each file that these words ask for, in the order of the table."""
    return {file: f"glue/{PurePath(file).name}.j2" for word, files in GLUE.items() if word in words for file in files}


def rust_name(symbol: str) -> str:
    """Return the Rust type name for a C symbol: `Lea128`, `Pipo64_128`, `MyLea128`."""
    return re.sub(r"(?<!\d)_|_(?!\d)", "", "_".join(part[:1].upper() + part[1:] for part in symbol.split("_")))


def rust_array(declaration: str) -> str:
    """Return the Rust type of the array that C declares in V_key."""
    bits, length = _array(declaration)
    return f"[u{bits}; {length}]"


def rust_length(declaration: str) -> str:
    """Return the number of elements of that array, as text."""
    return _array(declaration)[1]


def _array(declaration: str) -> tuple[str, str]:
    found = re.fullmatch(r"uint(\d+)_t rk\[(\d+)\];", declaration)
    assert found is not None, declaration
    return found[1], found[2]
