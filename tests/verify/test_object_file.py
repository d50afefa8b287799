"""Reading object files: what is refused, and relocations inside the code."""

from __future__ import annotations

from io import BytesIO

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.machine.decode import Decoder
from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble, assemblers
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.object_file import ObjectFile, read

NORELAX = ".option norelax\n.option norvc\n.text\n"


def code(source: str, tool: str | None = None) -> ObjectFile:
    return read(assemble(source, TARGET, tool), "t.o", TARGET)


def listing(obj: ObjectFile) -> list[str]:
    decoder, lines = Decoder(TARGET), []
    for offset in range(0, len(obj.text), 4):
        decoded = decoder.decode(int.from_bytes(obj.text[offset : offset + 4], "little"))
        lines.append(decoded[0].text(decoded[1]) if decoded else "?")
    return lines


@pytest.mark.parametrize(
    "data", [b"", b"int main;", b"\x7fELF", b"\x7fELF" + bytes(200), b"\x7fELF\x01\x01\x01" + bytes(60)]
)
def test_no_elf(data: bytes) -> None:
    with pytest.raises(UserError, match=r"t\.o"):
        read(data, "t.o", TARGET)


def test_another_machine() -> None:
    data = assemble(".text\nf: ret\n", target("aarch64"))
    with pytest.raises(UserError) as found:
        read(data, "t.o", TARGET)
    assert "EM_AARCH64 of 64 bits" in str(found.value)
    assert "EM_RISCV of 32 bits" in str(found.value)


def test_no_code() -> None:
    with pytest.raises(UserError, match="no code"):
        code(".data\n.word 1\n")


def test_functions_with_their_sizes_and_no_others() -> None:
    text = NORELAX + ".globl f\n.type f, @function\nf: nop\nret\n.size f, .-f\ng: ret\n.set h, 5\n.data\nd: .word 0\n"
    assert {n: f for n, f in code(text).functions.items() if not n.startswith("$")} == {"f": (0, 8), "g": (8, 0)}


def test_the_hash_is_of_the_code_only() -> None:
    first, second = code(NORELAX + "f: nop\nret\n"), code(NORELAX + "g: nop\nret\n.data\n.word 9\n")
    assert first.sha256 == second.sha256 != code(NORELAX + "f: ret\nnop\n").sha256


def branch(row: str, symbol: str) -> str:
    """A branch and its relocation, each written out: of a mnemonic zig makes a branch around a jump, which is enough
    for any distance, and GNU as puts the distance into the instruction as well."""
    word = TARGET.rows[row].encode({"rs1": 10, "rs2": 11, "imm": 0})
    return f".reloc ., R_RISCV_BRANCH, {symbol}\n.word {word:#x}\n"


@pytest.mark.parametrize("tool", assemblers(TARGET))
def test_calls_and_branches_inside_the_code_are_resolved(tool: str) -> None:
    text = NORELAX + f".globl f, g\nf: call g\nj g\n{branch('beq', 'g')}{branch('bne', 'f')}nop\ng: ret\n"
    assert listing(code(text, tool)) == [
        "auipc ra, 0", "jalr ra, 24(ra)", "jal zero, .+16", "beq a0, a1, .+12", "bne a0, a1, .-16",
        "addi zero, zero, 0", "jalr zero, 0(ra)",
    ]  # fmt: skip


def test_calls_far_away_and_backwards() -> None:
    far = NORELAX + ".globl f, g\ng: ret\n.fill 600, 4, 0x13\nf: call g\n"
    assert listing(code(far))[-2:] == ["auipc ra, 0xfffff", "jalr ra, 1692(ra)"]


@pytest.mark.parametrize(
    ("text", "symbol"),
    [
        (".text\nf: call elsewhere\n", "elsewhere"),
        (".text\nf: lui a0, %hi(table)\n.data\ntable: .word 1\n", "table"),
        (".text\nf: nop\n.word f\n", "f"),
        ('.text\nf: beqz a0, there\n.section .more, "a"\nthere: ret\n', "there"),
    ],
)
def test_a_relocation_that_needs_a_linker_is_refused(text: str, symbol: str) -> None:
    with pytest.raises(UserError) as found:
        code(".option norelax\n" + text)
    assert "relocation" in str(found.value)
    assert "link the code first" in str(found.value)


def test_a_symbol_that_a_linker_may_replace_is_refused() -> None:
    with pytest.raises(UserError, match="helper"):
        code(NORELAX + ".weak helper\nf: call helper\nret\nhelper: ret\n")


def test_code_that_a_linker_may_shorten_is_refused() -> None:
    """A distance that is written as a number, across a call, is another one after linking."""
    with pytest.raises(UserError, match=r"\.option norelax"):
        code(".option relax\n.option norvc\n.text\n.globl f, g\nf: auipc t4, 0\njr 16(t4)\ncall g\nret\ng: ret\n")


def test_every_cut_of_a_file_is_refused_or_read() -> None:
    """A spoiled file is the user's mistake, not the tool's crash."""
    data = assemble(NORELAX + ".globl f, g\nf: call g\nret\ng: ret\n", TARGET)
    read(data, "t.o", TARGET)
    for size in range(0, len(data), 7):
        with pytest.raises(UserError):
            read(data[:size], "t.o", TARGET)


def test_spoiled_headers_are_refused_or_read() -> None:
    data = assemble(NORELAX + ".globl f, g\nf: call g\nret\ng: ret\n", TARGET)
    sections = ELFFile(BytesIO(data))["e_shoff"]
    refused = 0
    for place in (*range(16, 52), *range(sections, len(data), 3)):
        for value in (0x00, 0xFF, data[place] ^ 1):
            spoiled = bytearray(data)
            spoiled[place] = value
            try:
                read(bytes(spoiled), "t.o", TARGET)
            except UserError:
                refused += 1
    assert refused > 20
