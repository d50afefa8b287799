"""GPUs: a platform whose code is a text that a compiler turns into PTX. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.ptx import PtxRow


@dataclass(frozen=True)
class Compiler:
    """The compiler of a GPU's text to PTX, which nobody has to believe. extra: of this package, by which pip installs
    it; packages: what the extra pins, the first of them the compiler; folder: below site-packages; program, assembler:
    in it, the second of which makes machine code of PTX, and is taken to do so rightly; flags: of the compiler, for PTX
    that every core takes."""

    extra: str
    packages: Mapping[str, str]
    folder: str
    program: str
    assembler: str
    flags: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Gpu(Platform):
    """A GPU, by its virtual instruction set. rows: of PTX, by typed opcode; strategy: the default one; warp: how many
    threads run in step; threads: of a block, as kernels are launched; threads_of_slices: the same where a thread needs
    many registers."""

    rows: Mapping[str, PtxRow]
    compiler: Compiler
    strategy: str
    warp: int
    threads: int
    threads_of_slices: int

    @property
    def general(self) -> str:
        return "b32"
