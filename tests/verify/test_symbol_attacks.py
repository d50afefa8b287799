"""Attacks by symbols: names that do not stand for the code that is called by them. `t.o` is the file."""

from __future__ import annotations

import pytest

from ciphergen.cli.functions import ObjectCode, by_name
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.object_file import read
from ciphergen.verify.prove import prove
from tests.verify.spoil import RV32I, lines, riscv, spoiled


def versioned() -> bytes:
    return riscv("f: ret\ng: ret\n.symver g, k@V1\n")


SYMBOLS = {
    "weak": (
        lambda: riscv(".weak k\nf: ret\nk: ret\ng: ret\n"),
        "is weak, so that a linker takes another object's function of that name",
    ),
    "indirect": (
        lambda: riscv(".globl k\n.type k, %gnu_indirect_function\nf: ret\nk: ret\ng: ret\n"),
        "is an indirect function: what it returns is the address of the code that runs",
    ),
    "unique": (
        lambda: riscv(".globl k\n.type k, %gnu_unique_object\nf: ret\nk: ret\ng: ret\n"),
        "has the binding 10 and the type 1, which no function has",
    ),
    "data": (
        lambda: riscv(".globl k\n.type k, %object\nf: ret\nk: ret\ng: ret\n"),
        "has the binding 1 and the type 1, which no function has",
    ),
    "a version": (versioned, "is a version of a function, and a linker chooses among them"),
    "local and global": (
        lambda: (s := spoiled(more=".globl k\nk: ret\nj: ret\n")).symbol("j", name=s.symbol_name("k")).done(),
        "has 2 different entries in the symbol table, and a linker takes one of them",
    ),
    "local here, and elsewhere": (
        lambda: (s := spoiled(more="k: ret\n.data\n.word j\n")).symbol("k", name=s.symbol_name("j")).symbol(
            "j", name=s.symbol_name("j")).done().replace(b"\0j\0", b"\0k\0"),
        "has 2 different entries in the symbol table, and a linker takes one of them",
    ),
    "in another section": (
        lambda: riscv("f: ret\ng: ret\n.data\n.globl k\nk: .word 1\n"),
        "is in the section .data, which is not read as code",
    ),
    "a number": (
        lambda: riscv(".globl k\n.set k, 4\nf: ret\ng: ret\n"), "is a number and no place in code",
    ),
    "common": (lambda: riscv(".comm k, 4\nf: ret\ng: ret\n"), "is common data"),
    "in no section": (
        lambda: spoiled(more=".globl k\nk: ret\n").symbol("k", shndx=0xFFFF).done(), "is in no section that is there",
    ),
    "in a section that is not there": (
        lambda: spoiled(more=".globl k\nk: ret\n").symbol("k", shndx=77).done(),
        "is in no section that is there",
    ),
    "inside an instruction": (
        lambda: riscv(".globl k\n.set k, g + 2\nf: ret\ng: ret\n"), "is at 0x6 of .text, where no instruction begins",
    ),
    "behind the code": (
        lambda: riscv(".globl k\n.set k, g + 4\nf: ret\ng: ret\n"), "is at 0x8 of .text, where no instruction begins",
    ),
    "far from the code": (
        lambda: spoiled(more=".globl k\nk: ret\n").symbol("k", value=0xFFFFFFFC).done(),
        "is at 0xfffffffc of .text, where no instruction begins",
    ),
}  # fmt: skip


@pytest.mark.parametrize("attack", SYMBOLS)
def test_symbols_that_are_not_the_function_that_is_called(attack: str) -> None:
    make, expected = SYMBOLS[attack]
    data = make()
    assert "k" not in read(data, "t.o", RV32I).functions
    with pytest.raises(UserError) as found:
        prove(data, "t.o", RV32I, load("lea").variant("lea128"), {"f": "expand_key", "k": "encrypt"})
    assert str(found.value) == lines(f"t.o, k: {expected}", "one function of that name in code, which a linker takes")


def test_an_alias_is_the_function_that_it_names() -> None:
    data = riscv(".globl k\n.set k, f + 4\n.hidden g\nf: nop\ng: ret\n")
    functions = read(data, "t.o", RV32I).functions
    assert (functions["f"], functions["g"], functions["k"]) == ((0, 0), (4, 0), (4, 0))


def test_a_function_that_is_no_sound_one_is_still_asked_for() -> None:
    """Or else a file would pass of which the weak function was left out without a word."""
    text = (
        "f: ret\ng: ret\n.globl lea128_expand_key\nlea128_expand_key: ret\n.weak lea128_encrypt\nlea128_encrypt: ret\n"
    )
    (found,) = by_name([ObjectCode.of("t.o", riscv(text))], "", [load("lea").variants["lea128"]])
    assert found.roles == {"lea128_expand_key": "expand_key", "lea128_encrypt": "encrypt"}
