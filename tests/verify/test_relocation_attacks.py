"""Attacks by relocations: linkers put in other bits than the prover would, or not all of them. `t.o` is the file."""

from __future__ import annotations

import pytest

from tests.verify.spoil import arm, lines, message, riscv, spoiled

KIND = ("an instruction of the relocation's kind", "let the assembler make the relocations, without .reloc")
WITHOUT = "let the assembler make the relocations, without .reloc"
RELOCATIONS = {
    "jal on beq": (
        lambda: riscv(".reloc f, R_RISCV_JAL, g\nf: .word 0x00b50063\nnop\ng: ret\n"),
        "t.o, .text + 0x0: R_RISCV_JAL on the word 0x00b50063, of which a linker would change other bits", *KIND,
    ),
    "branch on jal": (
        lambda: riscv("f: nop\n.reloc ., R_RISCV_BRANCH, g\n.word 0x6f\ng: ret\n"),
        "t.o, .text + 0x4: R_RISCV_BRANCH on the word 0x0000006f, of which a linker would change other bits", *KIND,
    ),
    "branch on data": (
        lambda: riscv("f: nop\n.reloc ., R_RISCV_BRANCH, g\n.word 0x12345678\ng: ret\n"),
        "t.o, .text + 0x4: R_RISCV_BRANCH on the word 0x12345678, of which a linker would change other bits", *KIND,
    ),
    "call on jalr": (
        lambda: riscv(".reloc f, R_RISCV_CALL_PLT, g\nf: jalr ra\njalr ra\ng: ret\n"),
        "t.o, .text + 0x0: R_RISCV_CALL_PLT on the word 0x000080e7, of which a linker would change other bits", *KIND,
    ),
    "call without jalr": (
        lambda: riscv(".reloc f, R_RISCV_CALL, g\nf: auipc ra, 0\naddi ra, ra, 0\ng: ret\n"),
        "t.o, .text + 0x4: R_RISCV_CALL on the word 0x00008093, of which a linker would change other bits", *KIND,
    ),
    "call through another register": (
        lambda: riscv(".reloc f, R_RISCV_CALL, g\nf: auipc t0, 0\njalr ra, 0(t1)\ng: ret\n"),
        "t.o, .text + 0x0: R_RISCV_CALL on a pair of which the second does not read register 5, but 6",
        "a call as the assembler writes it", WITHOUT,
    ),
    "call at the end": (
        lambda: riscv("f: nop\ng: nop\n.reloc ., R_RISCV_CALL, g\nauipc ra, 0\n"),
        "t.o, .text + 0xc: R_RISCV_CALL that stands on no instruction of its 12 bytes",
        "relocations at multiples of 4 inside .text", WITHOUT,
    ),
    "two on one instruction": (
        lambda: riscv(".reloc f, R_RISCV_JAL, g\n.reloc f, R_RISCV_JAL, f\nf: .word 0x6f\nnop\ng: ret\n"),
        "t.o, .text + 0x0: two relocations on one instruction", "one at most", WITHOUT,
    ),
    "a second one on the second of a pair": (
        lambda: riscv(".reloc f, R_RISCV_CALL, g\n.reloc f + 4, R_RISCV_CALL, g\nf: auipc ra, 0\njalr ra\ng: ret\n"),
        "t.o, .text + 0x4: two relocations on one instruction", "one at most", WITHOUT,
    ),
    "inside an instruction": (
        lambda: riscv(".reloc f + 2, R_RISCV_JAL, g\nf: .word 0x6f006f\n.word 0x6f006f\ng: ret\n"),
        "t.o, .text + 0x2: R_RISCV_JAL that stands on no instruction of its 12 bytes",
        "relocations at multiples of 4 inside .text", WITHOUT,
    ),
    "beyond the code": (
        lambda: spoiled().relocation(".rela.text", 0, offset=0x40).done(),
        "t.o, .text + 0x40: R_RISCV_BRANCH that stands on no instruction of its 12 bytes",
        "relocations at multiples of 4 inside .text", WITHOUT,
    ),
    "of an unknown type": (
        lambda: spoiled().relocation(".rela.text", 0, info=(1 << 8) + 250).done(),
        "t.o, .text + 0x0: a relocation of type 250 against ''",
        "branches to symbols in code that are not weak; code that needs no linking",
        "link the code first, or put what it refers to into .text",
    ),
    "against no symbol": (
        lambda: spoiled().relocation(".rela.text", 0, info=(99 << 8) + 16).done(),
        "t.o, .text + 0x0: a relocation of type 16 against symbol 99, of which there are 8",
        "branches to symbols in code that are not weak; code that needs no linking",
        "link the code first, or put what it refers to into .text",
    ),
    "against an indirect function": (
        lambda: riscv(".type g, %gnu_indirect_function\nf: call g\ng: ret\n"),
        "t.o, .text + 0x0: a relocation of type 19 against 'g'",
        "branches to symbols in code that are not weak; code that needs no linking",
        "link the code first, or put what it refers to into .text",
    ),
    "bytes that a linker takes out": (
        lambda: riscv("f: nop\n.option relax\n.balign 16\ng: ret\n"),
        "t.o, .text + 0x4: code that a linker may shorten, after which it is not what was proved",
        "code that is linked as it stands", "assemble with -mno-relax, or put .option norelax at the top",
    ),
    "conditional on b": (
        lambda: arm(".reloc f, R_AARCH64_CONDBR19, g\nf: .word 0x14000000\nnop\ng: ret\n"),
        "t.o, .text + 0x0: R_AARCH64_CONDBR19 on the word 0x14000000, of which a linker would change other bits", *KIND,
    ),
    "jump on cbz": (
        lambda: arm(".reloc f, R_AARCH64_JUMP26, g\nf: .word 0xb4000000\nnop\ng: ret\n"),
        "t.o, .text + 0x0: R_AARCH64_JUMP26 on the word 0xb4000000, of which a linker would change other bits", *KIND,
    ),
    "call on b, which one linker makes a call": (
        lambda: arm(".reloc f, R_AARCH64_CALL26, g\nf: .word 0x14000000\nnop\ng: ret\n"),
        "t.o, .text + 0x0: R_AARCH64_CALL26 on the word 0x14000000, of which a linker would change other bits", *KIND,
    ),
    "a field that one linker replaces and one does not": (
        lambda: arm(".reloc f, R_AARCH64_CONDBR19, g\nf: .word 0xb4000020\nnop\ng: ret\n"),
        "t.o, .text + 0x0: R_AARCH64_CONDBR19 on the word 0xb4000020, whose field is not 0, so that linkers differ",
        "a field of 0, as the assembler leaves it", WITHOUT,
    ),
}  # fmt: skip
TABLES = {
    "without addends": (
        lambda: spoiled().section(".rela.text", type=9, entsize=8, size=8).done(),
        "t.o: relocations of .text in .rela.text of type 9", "one section of them, of type 4 (RELA)", "",
    ),
    "in a form that some linkers know": (
        lambda: spoiled().section(".rela.text", type=0x40000014).done(),
        "t.o: relocations of .text in .rela.text of type 1073741844", "one section of them, of type 4 (RELA)", "",
    ),
    "two tables": (
        lambda: spoiled(more=".data\n.word f\n").section(".rela.data", info=1).done(),
        "t.o: relocations of .text in .rela.text of type 4, .rela.data of type 4",
        "one section of them, of type 4 (RELA)", "",
    ),
    "left out by one linker": (
        lambda: spoiled().section(".rela.text", flags=0x80000040).done(),
        "t.o: relocations of .text in a section with the flags 0x80000040, which a linker may leave out",
        "none, or 0x40", "let the assembler make the relocations",
    ),
    "two symbol tables": (
        lambda: spoiled(more='.section .more, "", @progbits\n.word 0\n').section(".more", type=2).done(),
        "t.o: 2 symbol tables: .more, .symtab", "one", "",
    ),
}  # fmt: skip


@pytest.mark.parametrize("attack", [*RELOCATIONS, *TABLES])
def test_relocations_that_linkers_read_otherwise(attack: str) -> None:
    make, *expected = (RELOCATIONS | TABLES)[attack]
    data = make()
    assert message(data) == lines(*expected)
