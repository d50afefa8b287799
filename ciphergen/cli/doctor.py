"""`gen doctor`: what is installed, what is missing, and the command that installs it."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from ciphergen.backends import target, target_names
from ciphergen.backends.tools.installed import Tool, tool_status
from ciphergen.backends.tools.toolchain import ToolMissing, assemble, assemblers
from ciphergen.cli.screen import print_json, print_table

PACKAGES = {
    "jinja2": "writes the files",
    "lark": "reads cipher texts",
    "numpy": "simulates",
    "pyelftools": "reads object files",
    "unicorn": "runs code, to confirm counterexamples",
    "z3-solver": "decides what simulation and rewriting leave open",
}
OPTIONAL = {
    "bitwuzla": "answers again, for gen replay",  # has wheels for Linux only
    "nvidia-cuda-nvcc": "compiles kernels, for proofs on --target cuda",
    "distributed": "hands work to other machines, for gen tune --cluster",
}


def run(json: bool) -> None:
    """Print every tool and package, found or missing.

    Raises:
        ToolMissing: gen cannot do its main job for some target: a package is missing, or every assembler.
    """
    targets = [target(name) for name in target_names()]
    packages = {**PACKAGES, **OPTIONAL}
    tools = [_package(name, purpose) for name, purpose in packages.items()] + tool_status(targets)
    if json:
        print_json({"tools": [vars(tool) for tool in tools], "assemblers": {t.name: assemblers(t) for t in targets}})
    else:
        print_table(("", "version", "what for", "install it with"), map(_row, tools))
    lacking = [tool.install for tool in tools if tool.name in PACKAGES and not tool.found]
    if lacking:
        raise ToolMissing("run gen", ["; ".join(lacking)])
    for t in targets:
        if not assemblers(t):
            assemble("", t)  # Says what to install.


def _row(tool: Tool) -> tuple[str, ...]:
    if not tool.found:
        return tool.name, "missing", tool.purpose, tool.install
    return tool.name, tool.version or "found", tool.purpose, ""


def _package(name: str, purpose: str) -> Tool:
    try:
        return Tool(name, True, version(name), purpose, f"pip install {name}")
    except PackageNotFoundError:
        return Tool(name, False, "", purpose, f"pip install {name}")
