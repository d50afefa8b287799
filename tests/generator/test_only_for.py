"""Generated files refuse machines that would assemble the same text and run it to another result."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from ciphergen.backends import target, target_names
from ciphergen.backends.machine.optional import without as left
from ciphergen.backends.tools.toolchain import CLANGS, ZIG, assemblers, has_zig, run_command
from ciphergen.generator.options import Options
from tests.backends.samples import base
from tests.generator.running import text_section
from tests.kept import generated, object_code

OPTIONS = Options(("lea128",), strategy="loop1")
GCC = {"rv32i": shutil.which("riscv64-unknown-elf-gcc"), "aarch64": shutil.which("aarch64-linux-gnu-gcc")}
GCC["armv7m"] = shutil.which("arm-none-eabi-gcc")
CLANG = next(filter(None, map(shutil.which, CLANGS)), None)
IS_FOR = {
    "rv32i": "RV32I with ILP32, little-endian",
    "aarch64": "AArch64, little-endian, with pointers of 64 bits",
    "armv7m": "Armv7-M or later with Thumb-2, little-endian",
}
OTHERS = {
    "rv32i": [
        ("gnu", "-march=rv64i -mabi=lp64"),
        ("gnu", "-march=rv32e -mabi=ilp32e"),
        ("gnu", "-march=rv32i -mabi=ilp32e"),
        ("gnu", "-march=rv32i -mabi=ilp32 -mbig-endian"),
        ("clang", "--target=riscv64-unknown-elf"),
        ("clang", "--target=aarch64-none-elf"),
        ("zig", "-target riscv64-freestanding-none"),
        ("zig", "-target riscv32-freestanding-none -mcpu=generic_rv32 -mabi=ilp32e"),
        ("zig", "-target riscv32-freestanding-none -mcpu=generic_rv32+e"),
        ("zig", "-target x86_64-linux-musl"),
    ],
    "aarch64": [
        ("gnu", "-mbig-endian"),
        ("gnu", "-mabi=ilp32"),
        ("clang", "--target=aarch64_be-none-elf"),
        ("clang", "--target=arm64_32-apple-watchos"),
        ("clang", "--target=riscv64-unknown-elf"),
        ("zig", "-target aarch64_be-freestanding-none"),
        ("zig", "-target x86_64-linux-musl"),
    ],
    "armv7m": [
        ("gnu", "-mcpu=cortex-m3 -mthumb -mbig-endian"),
        ("gnu", "-mcpu=cortex-m0 -mthumb"),
        ("gnu", "-mcpu=cortex-a7 -mthumb"),
        ("gnu", "-mcpu=arm7tdmi -marm"),
        ("clang", "--target=thumbv6m-none-eabi"),
        ("clang", "--target=armv7a-none-eabi"),
        ("clang", "--target=riscv32-unknown-elf"),
        ("zig", "-target thumb-freestanding-eabi -mcpu=cortex_m0"),
        ("zig", "-target x86_64-linux-musl"),
    ],
}
# Others that are the same for our functions: compressed code, floats in registers, other systems.
SAME = {
    "rv32i": [
        ("gnu", "-march=rv32i -mabi=ilp32"),
        ("gnu", "-march=rv32imafdc -mabi=ilp32d"),
        ("clang", "--target=riscv32-unknown-elf -march=rv32imc"),
        ("zig", "-target riscv32-linux-musl"),
    ],
    "aarch64": [
        ("gnu", "-march=armv8-a"),
        ("clang", "--target=aarch64-none-elf"),
        ("zig", "-target aarch64-linux-musl"),
    ],
    "armv7m": [
        ("gnu", "-mcpu=cortex-m3 -mthumb"),
        ("gnu", "-mcpu=cortex-m4 -mthumb -mfloat-abi=hard -mfpu=fpv4-sp-d16"),
        ("gnu", "-mcpu=cortex-m33 -mthumb"),
        ("clang", "--target=thumbv7m-none-eabi"),
        ("clang", "--target=thumbv7em-none-eabihf"),
        ("zig", "-target thumb-freestanding-eabi -mcpu=cortex_m4"),
    ],
}
GCC["rv64i"] = GCC["rv32i"]
IS_FOR["rv64i"] = "RV64I with LP64, little-endian"
OTHERS["rv64i"] = [
    ("gnu", "-march=rv32i -mabi=ilp32"),
    ("gnu", "-march=rv64i -mabi=lp64 -mbig-endian"),
    ("clang", "--target=riscv32-unknown-elf"),
    ("clang", "--target=aarch64-none-elf"),
    ("zig", "-target riscv32-freestanding-none"),
    ("zig", "-target riscv64-freestanding-none -mcpu=generic_rv64+e"),
    ("zig", "-target x86_64-linux-musl"),
]
SAME["rv64i"] = [
    ("gnu", "-march=rv64i -mabi=lp64"),
    ("gnu", "-march=rv64imafdc -mabi=lp64d"),
    ("clang", "--target=riscv64-unknown-elf -march=rv64imc"),
    ("zig", "-target riscv64-linux-musl"),
]
NO_CPP = ("aarch64", "gnu", "use.cpp")
LANGUAGES = {"lea128.S": [], "use.c": [], "use.cpp": ["-x", "c++"]}


def compiler(tool: str, name: str) -> list[str]:
    found = {"gnu": [GCC[name]], "clang": [CLANG], "zig": ZIG if has_zig() else [None]}[tool]
    if None in found:
        pytest.skip(f"needs {tool}")
    return [word for word in found if word is not None]


def cases(flags: Mapping[str, list[tuple[str, str]]]) -> list[tuple[str, str, str, str]]:
    """Every language with every compiler; of the GNU ones for AArch64 we ask for no C++."""
    found = [(name, tool, given, file) for name in flags for tool, given in flags[name] for file in LANGUAGES]
    return [case for case in found if (case[0], case[1], case[3]) != NO_CPP]


def errors(name: str, tool: str, flags: str, file: str, folder: Path) -> str:
    """What a compiler says of the errors in one of the files, or in a source that includes the header."""
    for made, text in generated("lea", name, OPTIONS).files.items():
        (folder / made).write_text(text)
    for source in ("use.c", "use.cpp"):
        (folder / source).write_text('#include "lea.h"\nlea128_key key;\n')
    command = [*compiler(tool, name), *flags.split(), "-ffreestanding", *LANGUAGES[file], "-c", file, "-o", "use.o"]
    done = run_command(command, cwd=folder)
    assert (done.status == 0) == (folder / "use.o").exists()
    return done.errors if done.status else ""


@pytest.mark.parametrize(("name", "tool", "flags", "file"), cases(OTHERS))
def test_other_machines_are_refused(name: str, tool: str, flags: str, file: str, tmp_path: Path) -> None:
    said = errors(name, tool, flags, file, tmp_path)
    shown = "lea128.S" if file == "lea128.S" else "lea.h"
    assert re.search(rf'{re.escape(shown)}:\d+:2: error: (#error )?"{shown} is for {IS_FOR[name]}"', said)


@pytest.mark.parametrize(("name", "tool", "flags", "file"), cases(SAME))
def test_all_that_are_the_same_are_taken(name: str, tool: str, flags: str, file: str, tmp_path: Path) -> None:
    assert errors(name, tool, flags, file, tmp_path) == ""


@pytest.mark.long
@pytest.mark.parametrize("name", target_names())
def test_the_code_is_the_same_without_it(name: str) -> None:
    text = generated("lea", name, OPTIONS).files["lea128.S"]
    without = re.sub(r"#if !\(.*\n#error .*\n#endif\n", "", text)
    assert text.count("#error") == 1
    asked = re.findall(r"^# *(?:el)?if.*", left(without, "lea128.S"), re.M)
    assert asked == (["#ifdef __ELF__", "#elif defined(__MACH__)"] if base(name) == "aarch64" else [])
    assert IS_FOR[base(name)] in text
    for tool in assemblers(target(name)):
        codes = [text_section(object_code(each, name, tool)) for each in (text, without)]
        assert codes[0] == codes[1]
