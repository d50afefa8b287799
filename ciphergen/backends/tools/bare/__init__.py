"""Supply what a program needs to be linked and run without a C library and an operating system.

What runs it has two calls, numbered as Linux does on both machines: write is 64 and exit 93.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ciphergen.backends.machine.target import Register, Target

WRITE, EXIT = 64, 93


class Call(NamedTuple):
    """The instruction that asks for something, and the register with the number of what is asked for."""

    word: int
    number: Register


_CALLS = {"aarch64": Call(0xD4000001, Register("x", 8)), "rv32i": Call(0x00000073, Register("x", 17))}


def call(target: Target) -> Call:
    """Hold how programs for a target ask the machine to print or to end."""
    return _CALLS[_base(target)]


def support(target: Target) -> dict[str, str]:
    """The sources to compile beside a program that has a `main` and may call `say`, memcpy, memset and memcmp."""
    folder = Path(__file__).parent
    start = folder / f"{_base(target)}.S"
    return {"start.S": start.read_text(encoding="utf-8"), "library.c": (folder / "library.c").read_text("utf-8")}


def main(selftest: str) -> str:
    """The source of a `main` for a function that says what fails and returns how often."""
    return f"""void say(const char *text);
int {selftest}(void (*say)(const char *text));

int main(void)
{{
    return {selftest}(say) != 0;
}}
"""


def _base(target: Target) -> str:
    return target.base or target.name
