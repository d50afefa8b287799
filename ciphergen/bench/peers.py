"""Peers of generated code: the plainest C of a cipher, written by us, and what compilers make of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from ciphergen.backends.target import Target
from ciphergen.backends.toolchain import find_program, run_command
from ciphergen.bench.simulator import Stopped
from ciphergen.dsl.cipher import Variant

SOURCES = Path(__file__).with_name("peers")
# `-ffreestanding` and no library: nothing is called but the C file's own functions.
_FLAGS = ("-ffreestanding", "-ffunction-sections", "-fdata-sections")
_CLANGS = ("clang", *(f"clang-{version}" for version in range(22, 12, -1)))
COMPILERS: Mapping[str, tuple[str, str]] = {  # name: which, level
    "gcc -O2": ("gcc", "-O2"),
    "gcc -O3": ("gcc", "-O3"),
    "clang -O3": ("clang", "-O3"),
}


def peers(cipher: str) -> tuple[str, ...]:
    """The compilers to compare a cipher with; none if there is no C of it here."""
    return tuple(COMPILERS) if (SOURCES / f"{cipher}.c").is_file() else ()


def compiled(cipher: str, variant: Variant, peer: str, target: Target) -> bytes:
    """The object that a compiler makes of a cipher's C; functions are called as generated ones are.

    Raises:
        ToolMissing: the compiler is not installed.
        Stopped: it refuses the C.
    """
    which, level = COMPILERS[peer]
    job, tools = f"compile C for {target.name} with {which}", target.tools
    if which == "gcc":
        command = [find_program([tools.gnu + "gcc"], job, f"apt install {tools.packages[1]}"), *tools.gnu_flags]
    else:
        command = [find_program(_CLANGS, job, "apt install clang"), *tools.clang_flags]
    with TemporaryDirectory(prefix="ciphergen-") as scratch:
        made = Path(scratch, "peer.o")
        done = run_command(
            [
                *command,
                level,
                *_FLAGS,
                f"-DVARIANT={variant.name}",
                f"-DKEY_BYTES={variant.key_bytes}",
                "-c",
                str(SOURCES / f"{cipher}.c"),
                "-o",
                str(made),
            ],
            cwd=Path(scratch),
        )
        if done.status:
            raise Stopped(f"{peer} refuses {cipher}.c: {done.errors.strip()}")
        return made.read_bytes()
