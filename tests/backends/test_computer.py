"""Programs that run alone in Unicorn: what they print, how they end, and that whatever they do they end."""

from __future__ import annotations

from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.bare import support
from ciphergen.backends.tools.computer import run_alone
from ciphergen.backends.tools.start import Finished
from ciphergen.backends.tools.toolchain import compile_program


def ran(name: str, body: str, folder: Path, seconds: int = 20) -> Finished:
    """A program whose main is this piece of C."""
    on = target(name)
    source = f"void say(const char *text);\nint main(void)\n{{\n{body}\n}}\n"
    compile_program({**support(on), "main.c": source}, on, folder / "program")
    return run_alone(on, (folder / "program").read_bytes(), seconds)


@pytest.mark.parametrize("name", ["rv32i", "aarch64", "rv32i_zbb", "aarch64_aes", "aarch64_sha3", "armv7m"])
def test_what_a_program_prints_and_returns(name: str, tmp_path: Path) -> None:
    assert ran(name, 'say("one\\n"); say("two\\n"); return 7;', tmp_path) == Finished(7, "one\ntwo\n", "")


@pytest.mark.parametrize(
    ("name", "instruction", "value"),
    [("rv32i_zbb", '__asm__("rev8 %0, %1" : "=r"(r) : "r"(v));', 0x04030201),
     ("rv32i_zbb", '__asm__("rori %0, %1, 8" : "=r"(r) : "r"(v));', 0x04010203)],
)  # fmt: skip
def test_instructions_that_unicorn_lacks(name: str, instruction: str, value: int, tmp_path: Path) -> None:
    body = f"unsigned v = 0x01020304, r; {instruction} return r == {value:#x} ? 3 : 4;"
    assert ran(name, body, tmp_path) == Finished(3, "", "")


@pytest.mark.parametrize("name", ["rv32i", "aarch64"])
@pytest.mark.parametrize(
    ("body", "why"),
    [("*(volatile int *)16 = 1; return 0;", "Invalid memory write"),
     ("((void (*)(void))0x40000000)(); return 0;", "Invalid memory fetch"),
     ('__asm__(".word 0"); return 0;', "exception 2 at 0x|exception 1 at 0x"),
     ("return *(volatile int *)0x70000000;", "Invalid memory read")],
)  # fmt: skip
def test_programs_that_go_wrong(name: str, body: str, why: str, tmp_path: Path) -> None:
    found = ran(name, body, tmp_path)
    assert found.output == ""
    assert any(each in found.errors for each in why.split("|")), found.errors


def test_calls_that_there_are_not(tmp_path: Path) -> None:
    body = '__asm__ volatile("li a7, 1024\\n ecall"); return 0;'
    assert ran("rv32i", body, tmp_path) == Finished(0, "", "a call of number 1024")


def test_a_text_that_is_not_there(tmp_path: Path) -> None:
    body = "extern void put_bytes(const char *, unsigned); put_bytes((const char *)16, 4); return 0;"
    found = ran("rv32i", body, tmp_path)
    assert found.errors.startswith("a text to print is not there: ")


def test_a_program_that_prints_without_end_is_stopped(tmp_path: Path) -> None:
    found = ran(
        "rv32i", "static char text[4097]; for (int i = 0; i < 4096; i++) text[i] = 48; for (;;) say(text);", tmp_path
    )
    assert (len(found.output), found.errors) == (1 << 20, "a call of number 64")


@pytest.mark.long
def test_a_program_that_does_not_end(tmp_path: Path) -> None:
    with pytest.raises(TimeoutError, match="the program did not end within 1 seconds"):
        ran("rv32i", 'for (;;) __asm__ volatile("");', tmp_path, 1)


def test_what_is_no_program() -> None:
    assert run_alone(target("rv32i"), b"text", 1).errors == "not a program: Magic number does not match"
