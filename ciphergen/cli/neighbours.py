"""The user's own files beside generated ones: such as no build takes code from.

A package manifest, a licence, notes and whatever begins with a dot are nobody's input but the user's own tools'. What a
compiler, an assembler or a linker reads, and what a build reads for their sake, is not: it could take the place of what
was proved. Folders are not looked into, so they may not stand there, but for those that begin with a dot.
"""

from __future__ import annotations

from pathlib import Path

# What a build may take code, or what is declared of it, from.
_CODE = (".s", ".sx", ".asm", ".inc", ".inl", ".i", ".ii", ".o", ".obj", ".a", ".lib", ".la", ".so", ".dylib", ".dll",
         ".bc", ".ll", ".c", ".cc", ".cpp", ".cxx", ".c++", ".m", ".mm", ".cu", ".cuh", ".h", ".hh", ".hpp", ".hxx",
         ".h++", ".gch", ".pch", ".f", ".f90", ".go", ".rs", ".swift", ".zig", ".ld", ".lds", ".cmake", ".mk",
         "makefile")  # fmt: skip


def takes_code(name: str) -> bool:
    """Return True if a build may take code from a file of that name, or from one that such a file names."""
    return name.lower().endswith(_CODE) or ".so." in name.lower()


def is_users(path: Path) -> bool:
    """Return True if an entry is the user's own and may stand beside generated files."""
    if takes_code(path.name):
        return False
    return path.name.startswith(".") or (path.is_file() and not path.is_symlink())
