"""The area of a core with a unit and without: what instructions cost, which the unit alone does not show."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from ciphergen.backends import measures
from ciphergen.backends.machine.measure import Chip
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.synthesis import GATES, SERIES_7, cells
from ciphergen.bench import wheels
from ciphergen.bench.simulator import RTL
from ciphergen.cli.custom_unit import custom_unit
from ciphergen.dsl.errors import unknown

FLIP_FLOP = 5.33
"""Gives the area of a flip-flop in gate equivalents."""


def chip_of(target: Target, name: str) -> Chip:
    """Return the core of a name whose area can be counted.

    Raises:
        UserError: there is none of that name.
    """
    there = {chip.name: chip for chip in measures(target).chips if chip.bare}
    if name not in there:
        raise unknown("--core", "core whose area can be counted", name, there)
    return there[name]


def with_and_without(target: Target, chip: Chip, gates: Mapping[str, float]) -> dict[str, dict[str, float]]:
    """Return look-up tables and flip-flops of an FPGA, and gate equivalents, of a core `without` and `with` the unit.
    gates: the gate equivalents of each gate.

    Raises:
        ToolMissing: there is no yosys, or the core's Verilog cannot be fetched.
    """
    unit = custom_unit(target)
    with TemporaryDirectory() as scratch:
        wheels.unpack(chip.wheel, chip.root, chip.unpacked, Path(scratch))
        core = {name: Path(scratch, name).read_text() for name in chip.unpacked}
    top = f"{chip.top}.v"
    bare = core | {chip.bare: (RTL / chip.bare).read_text()}, Path(chip.bare).stem
    own = {top: (RTL / top).read_text(), **{name: unit.files[name] for name in ("unit.v", chip.port)}}
    full = core | own, chip.top
    return {name: _counted(*each, gates) for name, each in (("without", bare), ("with", full))}


def _counted(texts: Mapping[str, str], top: str, gates: Mapping[str, float]) -> dict[str, float]:
    fpga, made = cells(texts, top, SERIES_7), cells(texts, top, GATES)
    area = sum(gates.get(kind, FLIP_FLOP if "DFF" in kind else 0.0) * count for kind, count in made.items())
    return {
        "LUT": sum(count for kind, count in fpga.items() if re.fullmatch(r"LUT\d", kind)),
        "FF": sum(count for kind, count in fpga.items() if kind.startswith("FD")),
        "gate equivalents": round(area, 2),
    }
