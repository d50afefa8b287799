"""Measuring machines of a target, as data: cores in Verilog, LLVM's models of cores, this machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

ALU = "alu"


@dataclass(frozen=True, kw_only=True)
class Chip:
    """A core that Verilator can build.

    core: the target's core that code is scheduled for. wheel: project name in `requirements-bench.lock`.
    root: the folder in the wheel that all paths below start from. unpacked: what of it is needed, as
    beginnings of paths. sources and includes: for Verilator, in order; a name without a folder is one of
    ours, in `rtl/`. options: of Verilator. top: the module. bench: our testbench. cycle, instret: numbers
    of the counters that the program may read. boots_wide: it has 64 bits and begins in `rocket_boot.S`. port: of the
    unit of an extension, the file of the adapter, or `ALU` where the core itself is changed; "" for a core without.
    prolog: instructions that the program begins with, which switch the port on. bare: the file of the same core
    without the port, whose module has the file's name; "" where yosys does not read the core.
    """

    name: str
    what: str
    core: str
    wheel: str
    root: str
    unpacked: tuple[str, ...]
    sources: tuple[str, ...]
    includes: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    top: str
    bench: str
    cycle: int
    instret: int
    boots_wide: bool
    port: str = ""
    prolog: str = ""
    bare: str = ""


@dataclass(frozen=True)
class CustomUnit:
    """The unit of an extension, as cores get it. files: Verilog by file name; words: of each instruction with each
    value of its immediates, the bits of its words, the highest first, `?` for those of registers."""

    files: Mapping[str, str]
    words: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class SchedulingModel:
    """A core of which llvm-mca has a scheduling model.

    cpu: for `-mcpu`. vector_pipes: operations on whole vector registers that can start in a cycle; width:
    instructions of any kind. low, high: the model's cycles as a share of those that hardware took, on public
    kernels of vector code; None where nobody compared. scalar: whether figures of code without vectors mean
    anything. known: on what that rests, and what not to believe. fused: pairs of instructions that the core starts as
    one where they are adjacent and on one register, which the model does not know.
    """

    name: str
    what: str
    cpu: str
    vector_pipes: int
    width: int
    low: float | None
    high: float | None
    scalar: bool = True
    known: str
    fused: tuple[tuple[str, str], ...] = ()

    @property
    def band(self) -> str:
        """Return the error band, in words."""
        if self.low is None or self.high is None:
            return "not compared with hardware"
        return f"{self.low:.2f} to {self.high:.2f} of measured cycles"


@dataclass(frozen=True)
class Measures:
    """The simulated cores and models that `gen bench` has for a target, in `measure.py` of its folder. chips: that can
    be simulated; models: that llvm-mca knows; native: what systems call a machine that runs the code itself."""

    chips: tuple[Chip, ...] = ()
    models: tuple[SchedulingModel, ...] = ()
    native: tuple[str, ...] = ()
