"""The door to other people's programs: what is used, what is said if it is missing or refuses."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ciphergen.backends import generation, target, target_names
from ciphergen.backends.tools import toolchain
from ciphergen.backends.tools.bare import support
from ciphergen.backends.tools.installed import tool_status
from ciphergen.backends.tools.toolchain import (
    ToolMissing,
    assemble,
    assemblers,
    compile_program,
    run_command,
    run_program,
)
from ciphergen.dsl.errors import UserError
from tests.backends.samples import base

RETURN = {"rv32i": "jalr zero, 0(ra)", "aarch64": "ret", "armv7m": "bx lr"}
MAIN = """
#include <stdint.h>
#include <stddef.h>
void say(const char *text);
void *memcpy(void *to, const void *from, size_t bytes);
int memcmp(const void *a, const void *b, size_t bytes);
extern uint32_t {0};
int main(void)
{{
    unsigned char a[4] = {{1, 2, 3, 4}}, b[4];
    memcpy(b, a, 4);
    int good = sum(40, 2) == 42 && memcmp(a, b, 4) == 0;
    say(good ? "PASS\\n" : "FAIL\\n");
    return good ? 0 : 1;
}}
"""
SUM = {"rv32i": "add a0, a0, a1", "aarch64": "add w0, w0, w1", "armv7m": "add r0, r1"}


RETURN["rv64i"], SUM["rv64i"] = RETURN["rv32i"], "addw a0, a0, a1"


@pytest.fixture
def _nothing_on_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))


@pytest.fixture
def _no_zig(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "find_spec", lambda name: None)


@pytest.mark.parametrize("name", target_names())
@pytest.mark.usefixtures("_nothing_on_path")
def test_the_pip_assembler_is_enough(name: str) -> None:
    on = target(name)
    assert assemblers(on) == ("zig",)
    assert assemble(f".text\n {RETURN[base(name)]}\n", on)[:4] == b"\x7fELF"


def test_the_pip_assembler_needs_no_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("HOME", str(tmp_path / "file"))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert assemble(".text\n add a0, a0, a1\n", target("rv32i"), "zig")[:4] == b"\x7fELF"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("name", target_names())
def test_each_assembler_makes_an_object(name: str) -> None:
    on = target(name)
    for tool in assemblers(on):
        data = assemble(f"#define GO {RETURN[base(name)]}\n.text\n GO\n", on, tool)
        assert data[:4] == b"\x7fELF"
        assert data == assemble(f"#define GO {RETURN[base(name)]}\n.text\n GO\n", on, tool)


@pytest.mark.usefixtures("_nothing_on_path", "_no_zig")
def test_no_assembler_at_all() -> None:
    with pytest.raises(ToolMissing) as caught:
        assemble("", target("rv32i"))
    assert str(caught.value) == (
        "nothing here can assemble rv32i\n"
        "  write:   apt install gcc-riscv64-unknown-elf\n"
        "      or:   apt install clang\n"
        "      or:   pip install ziglang"
    )


@pytest.mark.usefixtures("_nothing_on_path")
def test_the_assembler_that_was_asked_for_is_missing() -> None:
    with pytest.raises(ToolMissing) as caught:
        assemble("", target("aarch64"), "gnu")
    assert str(caught.value) == "nothing here can assemble aarch64\n  write:   apt install gcc-aarch64-linux-gnu"


def test_an_assembler_that_does_not_exist() -> None:
    with pytest.raises(UserError) as caught:
        assemble("", target("rv32i"), "gcc")
    assert "allowed: clang, gnu, zig" in str(caught.value)


@pytest.mark.long
def test_a_refused_line() -> None:
    on = target("rv32i")
    for tool in assemblers(on):
        with pytest.raises(UserError) as caught:
            assemble(".text\n add a0, a0, a1\n add a0, a1\n", on, tool, "lea/lea128.S")
        assert str(caught.value).startswith("lea/lea128.S:3:")
        assert f": the assembler {tool} says: " in str(caught.value)


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("clang", "error: unable to create target: no targets are compatible"),
        ("clang", "clang: error: invalid arch name 'rv32i_zbb', unsupported standard user-level extension 'zbb'"),
        ("riscv64-unknown-elf-gcc", "Error: rv32i_zbb: unknown prefixed ISA extension `zbb'"),
        ("riscv64-unknown-elf-gcc", "gcc: error: '-march=rv32i_zbb': unsupported ISA subset 'z'"),
        ("riscv64-unknown-elf-gcc", "gcc: error: unknown value 'rv32i_zbb' for '-march'"),
    ],
)
def test_an_assembler_that_lacks_the_target_is_passed_over(
    program: str, message: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    script = tmp_path / program
    script.write_text(f'#!/bin/sh\necho "{message.replace("`", "")}" >&2\nexit 1\n')
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert len(assemblers(target("rv32i_zbb"))) == 2
    assert assemble(".text\n add a0, a0, a1\n", target("rv32i_zbb"))[:4] == b"\x7fELF"
    monkeypatch.setattr(toolchain, "find_spec", lambda name: None)
    with pytest.raises(ToolMissing, match="nothing here can assemble rv32i_zbb"):
        assemble(".text\n add a0, a0, a1\n", target("rv32i_zbb"))


def test_an_assembler_that_crashes_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script = tmp_path / "clang"
    script.write_text("#!/bin/sh\necho 'out of memory' >&2\nexit 134\n")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(UserError) as caught:
        assemble(".text\n", target("rv32i"), file="a.S")
    assert str(caught.value) == (
        "a.S: the assembler clang does not come to its end\n"
        "  allowed: what 60 seconds, 1536 MiB of memory and 64 MiB of output are enough for"
    )


@pytest.mark.long
def test_a_program_that_does_not_end() -> None:
    with pytest.raises(TimeoutError, match="did not end within 1 seconds"):
        run_command([sys.executable, "-c", "import time; time.sleep(30)"], seconds=1)


def test_status_names_every_tool() -> None:
    status = tool_status([target(name) for name in target_names()])
    assert [tool.name for tool in status] == [
        "aarch64-linux-gnu-as",
        "aarch64-linux-gnu-gcc",
        "qemu-aarch64",
        "arm-none-eabi-as",
        "arm-none-eabi-gcc",
        "qemu-arm",
        "riscv64-unknown-elf-as",
        "riscv64-unknown-elf-gcc",
        "qemu-riscv32",
        "qemu-riscv64",
        "clang",
        "verilator",
        "llvm-mca",
        "zig",
    ]
    assert all(tool.purpose and tool.install.startswith(("apt install ", "pip install ")) for tool in status)
    assert all(bool(tool.version) == tool.found for tool in status)
    assert status[-1].found
    riscv = ("rv32i", "rv32i_zbb", "rv32i_zbc", "rv32im", "rv64i", "rv64i_zbb", "rv64i_zbc", "rv64im")
    assert status[6].purpose == "; ".join(f"assembles .s files for {name}" for name in riscv)


@pytest.mark.usefixtures("_nothing_on_path", "_no_zig")
def test_status_when_nothing_is_there() -> None:
    assert not any(tool.found or tool.version for tool in tool_status([target("rv32i")]))
    with pytest.raises(ToolMissing, match="apt install gcc-riscv64-unknown-elf"):
        compile_program({}, target("rv32i"), Path("out"))
    with pytest.raises(ToolMissing, match="apt install qemu-user"):
        run_program(Path("out"), target("rv32i"))


def programs() -> list[tuple[str, str]]:
    status = {tool.name: tool.found for tool in tool_status([target(name) for name in target_names()])}
    return [
        (name, tool)
        for name in target_names()
        for tool in ("gnu", "zig")
        if tool == "zig" or status[target(name).tools.gnu + "gcc"]
    ]


@pytest.mark.parametrize(("name", "tool"), programs())
def test_a_program_is_compiled_with_its_assembly(name: str, tool: str, tmp_path: Path) -> None:
    on = target(name)
    directives = "".join(f"{line}\n" for line in generation(on).directives)
    code = f"{directives}.text\n.globl sum\n.type sum, %function\nsum:\n {SUM[base(name)]}\n {RETURN[base(name)]}\n"
    sources = {**support(on), "main.c": MAIN.format("sum(uint32_t, uint32_t)"), "sum.S": code}
    program = tmp_path / "program"
    compile_program(sources, on, program, tool)
    assert program.read_bytes()[:4] == b"\x7fELF"
    if any(found.name == on.tools.qemu and found.found for found in tool_status([on])):
        done = run_program(program, on)
        assert (done.output, done.status) == ("PASS\n", 0)


def test_a_program_that_does_not_compile(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"main\.c"):
        compile_program({"main.c": "int main(void) { return x; }\n"}, target("rv32i"), tmp_path / "program", "zig")


def test_a_name_of_a_source_is_no_option(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"^-fplugin=x\.S:1:"):
        compile_program({"-fplugin=x.S": "no such thing\n"}, target("rv32i"), tmp_path / "program", "zig")
