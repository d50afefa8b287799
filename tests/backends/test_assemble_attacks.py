"""Texts that a prover and a user's build could take for different code, and texts on which an assembler never ends."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools import toolchain
from ciphergen.backends.tools.start import Limits
from ciphergen.backends.tools.toolchain import ToolMissing, assemble, assemblers
from ciphergen.cli.objects import assemble_alike, object_of
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.object_file import read
from tests.kept import COMMITTED
from tests.tools import needs

RV32I, AARCH64 = target("rv32i"), target("aarch64")
three = needs("gnu, clang and zig", installed=len({*assemblers(RV32I), *assemblers(AARCH64)}) == 3)
COMMITTED_CODE = sorted(COMMITTED.glob("*/*/*.S"))
HEAD = ".option norvc\n.option norelax\n.text; .balign 4\n.globl f\n"
F = f"{HEAD}f: xor a0, a0, a1\n ret\n"
XOR, OR, RET, NOP = "00b54533", "00b56533", "00008067", "00000013"
ALONE = "\n  allowed: a text that stands alone: no other file, no file's name, no date, no option of a build"
READS = f"the C preprocessor would read another file, or ask for its name, the date or how it is built{ALONE}"
ALIKE = (
    "\n  allowed: a text of which every assembler here makes the same code"
    "\n  write:   gen prove --cipher … --target … the object file that your own build makes"
)
TAKEN = "\n  allowed: what every assembler here takes, as gnu did"
ENDLESS = "{}: the {} {} does not come to its end\n  allowed: what {} are enough for"


def words(source: str, file: str = "a.S") -> list[str]:
    """The code that every assembler makes."""
    text = read(assemble_alike(source, RV32I, file).code, file, RV32I).text
    return [text[i : i + 4][::-1].hex() for i in range(0, len(text), 4)]


@pytest.mark.parametrize(
    ("file", "source", "code"),
    [
        ("a.S", F, [XOR, RET]),
        ("a.S", f"/**/#define xor or\n{F}", [OR, RET]),
        ("a.S", f"# /* */ define xor or\n{F}", [OR, RET]),
        ("a.S", f"#def\\\nine xor or\n{F}", [OR, RET]),
        ("a.sx", f"#define xor or\n{F}", [OR, RET]),
        ("a.s", f"#define xor or\n{F}", [XOR, RET]),
        ("a.S", f"{HEAD}f: xor a0, a0, a1 // in place \\\n or a0, a0, a1\n ret\n", [XOR, RET]),
        ("a.S", f"{F}.ifc __ELF__,1\n nop\n.endif\n", [XOR, RET, NOP]),
        ("a.s", f"{F}.ifc __ELF__,1\n nop\n.endif\n", [XOR, RET]),
        ("a.S", f"{HEAD}f: xor a0, a0, a1\n .rept __riscv\n nop\n .endr\n ret\n", [XOR, NOP, RET]),
        ("a.S", f"#if __ASSEMBLER__\n#define xor or\n#endif\n{F}", [OR, RET]),
    ],
)  # fmt: skip
def test_what_is_proved_is_what_the_preprocessor_leaves(file: str, source: str, code: list[str]) -> None:
    assert words(source, file) == code


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (f'#include "x.inc"\n{F}', f"a.S:1:2: {READS}"),
        (f'#import "x.inc"\n{F}', f"a.S:1:2: {READS}"),
        (f'#if __has_include("/etc/hosts")\n#endif\n{F}', f"a.S:1:5: {READS}"),
        (f'{F}.ifc __FI\\\nLE__,"a.S"\n ret\n.endif\n', f"a.S:7:6: {READS}"),
        (f'{F}.ifc __DATE__,"Jan  1 2030"\n ret\n.endif\n', f"a.S:7:6: {READS}"),
        (f'#define GLUE(a, b) a##b\n{F}.GLUE(inc, bin) "/etc/hosts"\n', f"a.S:8:1: {READS}"),
        (f'{F}.incbin "/etc/hosts"\n', f"a.S:7:1: .incbin: the assembler would read another file{ALONE}"),
        (f'{F} .INCLUDE "/etc/hosts"\n', f"a.S:7:2: .INCLUDE: the assembler would read another file{ALONE}"),
        (f'{F}.macro m a b\n.\\a\\b "/etc/hosts"\n.endm\nm inc bin\n',
         f"a.S: the assembler reads another file, /etc/hosts{ALONE}"),
        (f"// ??/\n{F}", f"a.S:1:4: ??/: a trigraph, which is another character under -trigraphs only{ALONE}"),
        (f"??=define xor or\n{F}",
         f"a.S:1:1: ??=: a trigraph, which is another character under -trigraphs only{ALONE}"),
        (f"%:define xor or\n{F}",
         "a.S:1:1: the assembler gnu says: junk at end of line, first unrecognized character is `%'"),
        (f'{F}_Pragma("GCC error \\"no\\"")\n', "a.S:7:11: the assembler gnu says: no"),
        (f"{F}#if __clang_major__ > 15\n nop\n#endif\n",
         f"a.S: gnu and zig assemble it to other code: at .text + 0x8 gnu has no code, zig has {NOP}{ALIKE}"),
        (f"{HEAD}#ifdef __clang__\n#define xor or\n#endif\nf: xor a0, a0, a1\n ret\n",
         f"a.S: gnu and clang assemble it to other code: at .text + 0x0 gnu has {XOR}, clang has {OR}{ALIKE}"),
        (f"{F}#ifndef __clang__\ng: nop\n#else\nh: nop\n#endif\n",
         f"a.S: gnu and clang assemble it to other code: g is at 0x8 with 0 bytes for gnu, nowhere for clang{ALIKE}"),
        (f"{F}#ifdef __clang__\n#error unable to create target\n#endif\n",
         f"a.S:8:2: the assembler clang says: unable to create target{TAKEN}"),
        (f"{F}#ifndef __clang__\n#error unknown prefixed ISA extension\n#endif\n",
         "a.S:8:2: the assembler gnu says: #error unknown prefixed ISA extension"),
        (f"{F}#ifdef __clang__\n frob a0\n#endif\n",
         f"a.S:8:2: the assembler clang says: unrecognized instruction mnemonic{TAKEN}"),
        (f"{F}.macro m\nm\nm\n.endm\nm\n", "a.S:8:1: the assembler gnu says: macros nested too deeply"),
    ],
)  # fmt: skip
@three
def test_a_text_with_two_meanings_is_refused(source: str, message: str) -> None:
    with pytest.raises(UserError) as caught:
        assemble_alike(source, RV32I, "a.S")
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("linux: ret\n",
         "a.S: gnu and clang assemble it to other code: linux is nowhere for gnu, at 0x4 with 0 bytes for clang"
         f"{ALIKE}"),
        ("add x0, x0, unix\n",
         "a.S:3:13: the assembler clang says: expected compatible register, symbol or integer in range [0, 4095]"
         f"{TAKEN}"),
    ],
)  # fmt: skip
@three
def test_names_that_some_compilers_define(source: str, message: str) -> None:
    with pytest.raises(UserError) as caught:
        assemble_alike(f".text\nf: ret\n{source}", AARCH64, "a.S")
    assert str(caught.value) == message


@pytest.mark.long
@pytest.mark.parametrize("tool", ["gnu", "clang", "zig"])
@pytest.mark.parametrize(
    "source",
    [
        f"{F}.rept 1000000000\n nop\n.endr\n",
        f"{F}.zero 0x7fffffff\n",
        f'{F}.rept 100000000\n.warning "x"\n.endr\n',
        f'{F}.macro m a b\n.\\a\\b "/dev/zero"\n.endm\nm inc bin\n',
    ],
)
def test_a_text_that_takes_too_much_is_refused(source: str, tool: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(seconds=4)
    monkeypatch.setattr(toolchain, "LIMITS", limits)
    assert tool in assemblers(RV32I) or pytest.skip(f"needs {tool}")
    with pytest.raises(UserError) as caught:
        assemble(source, RV32I, tool, "a.S")
    zero = "a.S:8:1: the assembler gnu says: unable to include `/dev/zero'"
    endless = ENDLESS.format("a.S", "assembler", tool, limits)
    assert str(caught.value) == (zero if "/dev/zero" in source and tool == "gnu" else endless)


@pytest.mark.parametrize("path", COMMITTED_CODE, ids=lambda path: "-".join(path.parts[-3:]))
def test_committed_code_is_the_same_for_every_assembler(path: Path) -> None:
    on = target(path.parts[-2])
    made = assemble_alike(path.read_text(), on, path.name)
    record = json.loads((path.parent / "proof.json").read_text())
    assert made.assemblers == assemblers(on)
    assert read(made.code, path.name, on).sha256 == record["objects"][path.name]["text_sha256"]


@pytest.mark.long
def test_nothing_is_left_of_an_assembler_that_does_not_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script, child = tmp_path / "clang", tmp_path / "child"
    script.write_text(f"#!/bin/sh\n/bin/sleep 300 &\necho $! > {child}\nwait\n")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(toolchain, "LIMITS", Limits(seconds=1))
    with pytest.raises(UserError) as caught:
        assemble(F, RV32I, "clang", "a.S")
    assert str(caught.value) == ENDLESS.format("a.S", "assembler", "clang", Limits(seconds=1))
    pid = int(child.read_text())
    for _ in range(100):
        if _ended(pid):
            break
        time.sleep(0.05)
    assert _ended(pid)


def _ended(pid: int) -> bool:
    """Whether a process is gone, or dead and only not yet asked for its status."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z"


def test_the_environment_does_not_matter(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An include path, flags for clang, and a date are kept from the tools; so is what lies in the folder."""
    (tmp_path / "stdint.h").write_text("#define xor or\n")
    for name in ("CPATH", "C_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS", "SOURCE_DATE_EPOCH", "COMPILER_PATH"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("CCC_OVERRIDE_OPTIONS", "+-Dxor=or")
    assert words(F) == [XOR, RET]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("a.asm", "its name does not say whether the C preprocessor is run on it\n"
                  "  allowed: .S or .sx (it is), .s (it is not), or an object file"),
        ("a", "its name does not say whether the C preprocessor is run on it\n"
              "  allowed: .S or .sx (it is), .s (it is not), or an object file"),
    ],
)  # fmt: skip
def test_a_name_that_does_not_say_how_to_read_it(name: str, message: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(F)
    with pytest.raises(UserError) as caught:
        object_of(tmp_path / name, "rv32i")
    assert str(caught.value) == f"{tmp_path / name}: {message}"


def test_one_assembler_alone_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert assemble_alike(F, RV32I, "a.S").assemblers == ("zig",)
    monkeypatch.setattr(toolchain, "find_spec", lambda name: None)
    with pytest.raises(ToolMissing, match="nothing here can assemble rv32i"):
        assemble_alike(F, RV32I, "a.S")


def test_an_object_file_was_assembled_by_nobody_here(tmp_path: Path) -> None:
    (tmp_path / "a.o").write_bytes(assemble(F, RV32I))
    assert object_of(tmp_path / "a.o", "rv32i").assemblers == ()
