"""External tools: which are installed, in which version, and what installs the missing ones."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version

from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.start import run_command
from ciphergen.backends.tools.toolchain import CLANG_INSTALL, CLANGS, ZIG, ZIG_INSTALL, has_zig

NEWEST_CLANGS = (*CLANGS[1:], CLANGS[0])  # what is measured against is the best there is, not what `clang` is set to


@dataclass(frozen=True)
class Tool:
    """A program that may be installed. version: its first line about itself, "" if it is not there."""

    name: str
    found: bool
    version: str
    purpose: str
    install: str


def _version(command: Sequence[str]) -> str:
    try:
        done = run_command([*command, "--version"], seconds=20)
    except (TimeoutError, OSError):
        return ""
    lines = done.output.splitlines()
    return lines[0].strip() if done.status == 0 and lines else ""


def assembler_version(name: str, target: Target) -> str:
    """Return the version of an assembler that made code for a target, in its own words; "" if it does not say."""
    if name == "zig":
        return f"zig {version('ziglang')}"
    programs = (f"{target.tools.gnu}as", f"{target.tools.gnu}gcc") if name == "gnu" else CLANGS
    return _version([next(filter(None, map(shutil.which, programs)), programs[0])])


def compilers(target: Target, names: Sequence[str] = ("gcc", "clang", "verilator")) -> list[tuple[str, str]]:
    """Return the name and version of each installed tool that was asked for and that a measurement depends on."""
    wanted = (("gcc", [target.tools.gnu + "gcc"]), ("clang", NEWEST_CLANGS), ("verilator", ["verilator"]))
    found = ((name, next(filter(None, map(shutil.which, programs)), None)) for name, programs in wanted)
    return [(name, _version([program])) for name, program in found if program is not None and name in names]


def tool_status(targets: Sequence[Target]) -> list[Tool]:
    """Return every program that could be of use for these targets, and whether it is installed."""
    wanted: dict[str, tuple[Sequence[str] | None, str, str]] = {}
    for target in targets:
        tools = target.tools
        for program, purpose, package in (
            (tools.gnu + "as", f"assembles .s files for {target.name}", tools.packages[0]),
            (tools.gnu + "gcc", f"assembles and compiles for {target.name}", tools.packages[1]),
            (tools.qemu, f"runs the self-test for {target.name}", tools.packages[2]),
        ):
            found = shutil.which(program)
            before = wanted[program][1] + "; " if program in wanted else ""
            wanted[program] = ([found] if found else None, before + purpose, f"apt install {package}")
    clang = next(filter(None, map(shutil.which, CLANGS)), None)
    wanted["clang"] = ([clang] if clang else None, "assembles and compiles C headers", CLANG_INSTALL)
    verilator = shutil.which("verilator")
    wanted["verilator"] = (
        [verilator] if verilator else None,
        "builds the cores that gen bench counts cycles on",
        "apt install verilator g++ make",
    )
    # Older ones take another core for some of those that are modelled.
    mca = next(filter(None, (shutil.which(f"llvm-mca-{version}") for version in range(19, 23))), None)
    wanted["llvm-mca"] = ([mca] if mca else None, "models the cores of gen bench on aarch64", "apt install llvm-19")
    wanted["zig"] = (ZIG if has_zig() else None, "assembles and compiles for every target; enough alone", ZIG_INSTALL)
    return [
        Tool(name, command is not None, _version(command) if command else "", purpose, install)
        for name, (command, purpose, install) in wanted.items()
    ]
