"""Bare-metal support: what a program needs to be linked and run without a C library and an operating system.

What runs it has two calls, write and exit, numbered as Linux does on the machine (`SystemCall`).
"""

from __future__ import annotations

from pathlib import Path

from ciphergen.backends import start_of
from ciphergen.backends.machine.target import Target


def support(target: Target) -> dict[str, str]:
    """Return the sources to compile beside a program that has a `main` and may call `say`, memcpy, memset and
    memcmp."""
    start = start_of(target).read_text(encoding="utf-8")
    return {"start.S": start, "library.c": Path(__file__).with_name("library.c").read_text("utf-8")}


def main(selftest: str) -> str:
    """Return the source of a `main` for a self-test function that reports failures and returns their number."""
    return f"""void say(const char *text);
int {selftest}(void (*say)(const char *text));

int main(void)
{{
    return {selftest}(say) != 0;
}}
"""
