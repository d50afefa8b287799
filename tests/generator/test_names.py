"""Names that a build changes: copies with other prefixes in one program, symbols that stay inside a library."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.tools.bare import support
from ciphergen.backends.tools.toolchain import assemblers, find_program, run_command, run_program
from ciphergen.cli.objects import assemble_alike
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.object_file import read
from tests.generator.running import output
from tests.generator.test_systems import coff, compiled, mach

PAIR = ["rv32i", "aarch64"]
CALLER = """
#include "lea.h"
int NAME(const uint8_t *key, const uint8_t *in, uint8_t *out)
{
    lea128_key ks;
    lea128_expand_key(&ks, key);
    lea128_encrypt(&ks, in, out);
    lea128_decrypt(&ks, out, out);
    for (int i = 0; i < 16; i++)
        if (out[i] != in[i])
            return 1;
    return 0;
}
"""
MAIN = """
#include <stdint.h>
void say(const char *text);
int one(const uint8_t *, const uint8_t *, uint8_t *), two(const uint8_t *, const uint8_t *, uint8_t *);
static uint8_t key[16] = { 1, 2, 3 }, in[16] = { 4, 5, 6 }, out[16];
int main(void)
{
    int wrong = one(key, in, out) | two(key, in, out);
    say(wrong ? "FAIL\\n" : "PASS\\n");
    return wrong;
}
"""


def symbols(data: bytes) -> Iterator[tuple[str, str]]:
    """Global functions of an object, with their visibility."""
    for symbol in ELFFile(BytesIO(data)).get_section_by_name(".symtab").iter_symbols():
        if symbol["st_info"]["bind"] == "STB_GLOBAL" and symbol["st_info"]["type"] == "STT_FUNC":
            yield symbol.name, symbol["st_other"]["visibility"]


def compile_one(name: str, folder: Path, source: str, made: str, *flags: str) -> bytes:
    gcc = find_program([target(name).tools.gnu + "gcc"], "compile", "")
    common = [*target(name).tools.gnu_flags, "-O1", "-ffreestanding", "-I.", "-Wall", "-Wextra", "-Werror"]
    done = run_command([gcc, *common, *flags, "-c", source, "-o", made], cwd=folder)
    assert done.status == 0, done.errors
    return (folder / made).read_bytes()


@pytest.mark.parametrize("name", [PAIR[0], pytest.param(PAIR[1], marks=pytest.mark.long)])
def test_two_copies_in_one_program(name: str, tmp_path: Path) -> None:
    files = {**output(name).files, **support(target(name)), "caller.c": CALLER, "main.c": MAIN}
    for file, text in files.items():
        (tmp_path / file).write_text(text)
    objects = ["main.o"]
    compile_one(name, tmp_path, "main.c", "main.o")
    for number, (function, prefix) in enumerate((("one", "my_"), ("two", ""))):
        flags = [f"-DCIPHERGEN_PREFIX={prefix}"] if prefix else []
        compile_one(name, tmp_path, "caller.c", f"c{number}.o", f"-DNAME={function}", *flags)
        data = compile_one(name, tmp_path, "lea128.S", f"s{number}.o", *flags)
        wanted = {f"{prefix}{f.symbol}" for f in output(name).functions if f.variant == "lea128"}
        assert {symbol for symbol, _ in symbols(data)} == wanted
        objects += [f"c{number}.o", f"s{number}.o"]
    for source in (s for s in support(target(name)) if s.endswith((".c", ".S"))):
        compile_one(name, tmp_path, source, f"{source}.o")
        objects.append(f"{source}.o")
    gcc = find_program([target(name).tools.gnu + "gcc"], "link", "")
    command = [gcc, *target(name).tools.gnu_flags, "-nostdlib", "-static", *objects, "-o", "program"]
    done = run_command(command, cwd=tmp_path)
    assert done.status == 0, done.errors
    ran = run_program(tmp_path / "program", target(name))
    assert (ran.status, ran.output) == (0, "PASS\n")


@pytest.mark.parametrize("name", PAIR)
def test_hidden_symbols(name: str, tmp_path: Path) -> None:
    for file, text in {**output(name).files, "caller.c": CALLER}.items():
        (tmp_path / file).write_text(text)
    code = compile_one(name, tmp_path, "lea128.S", "s.o", "-DCIPHERGEN_HIDDEN")
    assert {visibility for _, visibility in symbols(code)} == {"STV_HIDDEN"}
    assert {visibility for _, visibility in symbols(compile_one(name, tmp_path, "lea128.S", "s.o"))} == {"STV_DEFAULT"}
    asks = compile_one(name, tmp_path, "caller.c", "c.o", "-DNAME=f", "-DCIPHERGEN_HIDDEN")
    table = ELFFile(BytesIO(asks)).get_section_by_name(".symtab")
    (wanted,) = table.get_symbol_by_name("lea128_encrypt")
    assert wanted["st_other"]["visibility"] == "STV_HIDDEN"


def test_names_on_other_systems(tmp_path: Path) -> None:
    (tmp_path / "lea128.S").write_text(output("aarch64").files["lea128.S"])
    wanted = {f"my_{f.symbol}" for f in output("aarch64").functions if f.variant == "lea128"}
    both = ("-DCIPHERGEN_PREFIX=my_", "-DCIPHERGEN_HIDDEN")
    names = mach(compiled("aarch64", "aarch64-macos", "lea128.S", tmp_path, *both))[1]
    assert names == {f"_{symbol}" for symbol in wanted}
    assert coff(compiled("aarch64", "aarch64-windows-gnu", "lea128.S", tmp_path, *both))[1] == wanted
    plain, hidden = (
        compiled("aarch64", "aarch64-macos", "lea128.S", tmp_path, *flags) for flags in ((), ("-DCIPHERGEN_HIDDEN",))
    )
    assert len(plain) == len(hidden)
    assert plain != hidden


@pytest.mark.parametrize("name", PAIR)
def test_the_code_is_the_same(name: str) -> None:
    assert assemble_alike(output(name).files["lea128.S"], target(name), "lea128.S").assemblers == assemblers(
        target(name)
    )


F = "    .option norelax\n    .option norvc\n    .text\n    .balign 4\n    .globl f\nf:\n    ret\n"
JOIN = "#define CIPHERGEN_JOIN_(a, b) a##b\n#define CIPHERGEN_JOIN(a, b) CIPHERGEN_JOIN_(a, b)\n"
ABUSES = {
    "other code": ("#ifdef CIPHERGEN_PREFIX\n    nop\n#endif\n" + F, "t.S:1:8: CIPHERGEN_PREFIX"),
    "other code, hidden": ("#ifdef CIPHERGEN_HIDDEN\n    nop\n#endif\n" + F, "t.S:1:8: CIPHERGEN_HIDDEN"),
    "another name": (F + "#if CIPHERGEN_SMALL\n    nop\n#endif\n", "t.S:8:5: CIPHERGEN_SMALL"),
    "in an expression": (F + "    .word CIPHERGEN_PREFIX\n", "t.S:8:11: CIPHERGEN_PREFIX"),
    "of another join": (
        f"#ifdef CIPHERGEN_PREFIX\n{JOIN.replace('a##b', 'b##a')}#endif\n" + F, "t.S:1:8: CIPHERGEN_PREFIX",
    ),
    "another symbol's name": (
        f"#ifdef CIPHERGEN_PREFIX\n{JOIN}#define f CIPHERGEN_JOIN(CIPHERGEN_PREFIX, g)\n#endif\n" + F,
        "t.S:1:8: CIPHERGEN_PREFIX",
    ),
}  # fmt: skip


@pytest.mark.parametrize("abuse", ABUSES)
def test_other_uses_of_the_names_are_refused(abuse: str) -> None:
    text, place = ABUSES[abuse]
    with pytest.raises(UserError) as found:
        assemble_alike(text, target("rv32i"), "t.S")
    assert str(found.value) == (
        f"{place}: a name that a build may define, for more than the lines that gen writes\n"
        "  allowed: the lines with it that gen writes"
    )


def test_an_instruction_is_no_name() -> None:
    text = f"#ifdef CIPHERGEN_PREFIX\n{JOIN}#define ret CIPHERGEN_JOIN(CIPHERGEN_PREFIX, ret)\n#endif\n" + F
    with pytest.raises(UserError, match=r"ciphergen_other_ret|unrecognized instruction mnemonic"):
        assemble_alike(text, target("rv32i"), "t.S")


def test_a_symbol_that_becomes_another_is_seen() -> None:
    top = f"#ifdef CIPHERGEN_PREFIX\n{JOIN}#define f CIPHERGEN_JOIN(CIPHERGEN_PREFIX, f)\n#endif\n"
    good = top + F
    assert read(assemble_alike(good, target("rv32i"), "t.S").code, "t.S", target("rv32i")).functions["f"] == (0, 0)
    with pytest.raises(UserError, match=r"(\w+) and \1 with CIPHERGEN_PREFIX assemble it to other code"):
        assemble_alike(top + F + "    .globl ciphergen_other_g\nciphergen_other_g:\n    nop\n", target("rv32i"), "t.S")
