"""Functions that read constants in their own code: what they may read, and wrong and hostile ones."""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.errors import UserError
from ciphergen.verify.claim.contract import CODE_ASSUMPTION
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object.literals import Literal, LiteralRefused, Literals, alike, executed
from ciphergen.verify.object.object_file import ObjectFile, read
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.verify.spoil import Spoiled, linked
from tests.verify.tiny import BASE, ROLES, edit, judge, refusals, variant

FIVE = "  addi t0, t0, 5\n"
LOAD = "  lw t4, 28(t3)\n"
READ = f"  auipc t3, 0\n{LOAD}  add t0, t0, t4\n"
WORD = "  .word 5\n"
END = "  .size expand_key, .-expand_key\n"
POOL = WORD + END
# The key schedule of which 5 stands behind its code, at 0x28, 28 bytes behind the instruction at 0xc.
TABLE = edit(BASE, (FIVE, READ), ("  ret\nencrypt:", f"  ret\n{POOL}encrypt:"))
JUMP = "  .reloc ., R_RISCV_JAL, encrypt\n  .word 0x6f\n"
MASK, MASKED = "  srli t5, t5, 5\n", "  auipc a5, 0\n  lw a5, {}(a5)\n  and t5, t5, a5\n"


def refusal(report: Report) -> tuple[str, Property, Verdict, str]:
    """The refusal of another property than the result, of which there is one."""
    (found,) = (o for o in refusals(report).values() if o.prop is not Property.RESULT)
    return found.function, found.prop, found.verdict, found.detail.split(": ", 1)[-1]


def test_constants_behind_the_code_are_read() -> None:
    report = judge(TABLE)
    assert report.proved, refusals(report)
    assert CODE_ASSUMPTION in report.assumptions
    assert CODE_ASSUMPTION not in judge(BASE).assumptions
    assert [f.code_bytes for f in report.functions if f.symbol == "expand_key"] == [44]


@pytest.mark.parametrize("load", ["lbu t4, 28(t3)", "lb t4, 28(t3)", "lhu t4, 28(t3)", "lw t4, 28(t3)"])
def test_every_load_reads_them(load: str) -> None:
    assert judge(edit(TABLE, (LOAD, f"  {load}\n"))).proved
    high = edit(TABLE, (LOAD, f"  {load.replace('28', '30' if 'h' in load else '32')}\n"), (WORD, ".word 0x50000, 5\n"))
    assert judge(high).proved


def test_a_word_that_is_another_is_refuted_with_an_example() -> None:
    found = refusals(judge(edit(TABLE, (WORD, "  .word 4\n"))))["encrypt", Property.RESULT]
    assert found.verdict is Verdict.REFUTED
    assert found.counterexample is not None
    assert found.counterexample.confirmed


def test_a_word_that_is_an_instruction_is_a_constant_where_it_is_not_executed() -> None:
    """Whether a word of a table is an instruction, by chance, makes no difference."""
    assert judge(edit(TABLE, (WORD, "  nop\n"), (READ, READ.replace("28", "32") + "  addi t0, t0, 5 - 0x13\n"))).proved


WIDE = """
  .globl expand_key
  .type expand_key, %function
expand_key:
  auipc t0, 0
  ld t1, 16(t0)
  ret
  nop
  .dword 5
  .size expand_key, .-expand_key
"""


def test_a_section_may_be_linked_where_no_word_of_eight_bytes_is_aligned() -> None:
    """Sections are aligned to four bytes at least, whatever stands at a multiple of eight in the file."""
    wide = target("rv64i")
    literals = Literals(read(assemble(WIDE, wide), "wide.o", wide), wide)
    assert literals.read(4, 16, 4).data == bytes([5, 0, 0, 0])
    refused = "^8 bytes of the code at 0x10, a place that may be no multiple of 8$"
    with pytest.raises(LiteralRefused, match=refused):
        literals.read(4, 16, 8)


READS, NOWHERE = Property.READS, "at an address that is in none of the regions of the contract: ks, key, the stack"
OUTSIDE = "reads {} bytes of the code at {}, outside of the function that reads them"
HOSTILE = {
    "a word that is a byte longer than the function": (
        (POOL, f"  .half 5\n{END}  .half 0\n"), READS, OUTSIDE.format(4, "0x28"),
    ),
    "another function's code": ((LOAD, "  lw t4, 32(t3)\n"), READS, OUTSIDE.format(4, "0x2c")),
    "behind all code": ((LOAD, "  lw t4, 2044(t3)\n"), READS, OUTSIDE.format(4, "0x808")),
    "before all code": ((LOAD, "  lw t4, -16(t3)\n"), READS, OUTSIDE.format(4, "0xfffffffc")),
    "a function without a size": ((END, ""), READS, OUTSIDE.format(4, "0x28")),
    "a misaligned word": (
        (f"{LOAD}", "  lw t4, 30(t3)\n"), (WORD, "  .word 0x50000, 0\n"), READS,
        "reads 4 bytes of the code at 0x2a, a place that may be no multiple of 4",
    ),
    "a misaligned half": (
        (LOAD, "  lhu t4, 29(t3)\n"), (WORD, "  .word 0x500\n"), READS,
        "reads 2 bytes of the code at 0x29, a place that may be no multiple of 2",
    ),
    "instructions that are executed": (
        (LOAD, "  lw t4, 0(t3)\n"), READS, "reads 4 bytes of the code at 0xc, which it executes",
    ),
    "the last byte of an instruction that is executed": (
        (LOAD, "  lbu t4, 27(t3)\n"), READS, "reads 1 bytes of the code at 0x27, which it executes",
    ),
    "an address with a secret in it": (
        (LOAD, f"  andi t4, t0, 4\n  add t3, t3, t4\n{LOAD}"), Property.SECRET_ADDRESS,
        "reads at an address that depends on a secret",
    ),
    "an address with a pointer in it": (
        (LOAD, f"  andi t4, a1, 4\n  add t3, t3, t4\n{LOAD}"), READS, f"reads {NOWHERE}",
    ),
    "twice the address of the code": ((LOAD, f"  add t3, t3, t3\n{LOAD}"), READS, f"reads {NOWHERE}"),
    "a word that is written": (
        (LOAD, f"{LOAD}  sw t4, 28(t3)\n"), Property.WRITES, f"writes {NOWHERE}",
    ),
    "a byte that is written": (
        (LOAD, f"{LOAD}  sb t0, 28(t3)\n"), Property.WRITES, f"writes {NOWHERE}",
    ),
    "a table in another section": (
        (POOL, f"{END}  .section .text.pool, \"ax\", @progbits\n  .balign 4\n{WORD}  .text\n"),
        (LOAD, "  lw t4, 212(t3)\n"), READS,
        OUTSIDE.format(4, ".text.pool + 0x0"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_what_may_not_be_read_is_refused(name: str) -> None:
    *changes, prop, text = HOSTILE[name]
    source = edit(TABLE, *(change for change in changes if isinstance(change, tuple)))
    if "another section" in name:
        obj = objects(source)
        there = next(part.start for part in obj.parts if part.name == ".text.pool")
        source = source.replace("212(t3)", f"{there - 12}(t3)")
    assert refusal(judge(source)) == ("expand_key", prop, Verdict.REFUTED, text)


def objects(source: str) -> ObjectFile:
    return read(assemble(source, TARGET), "tiny.o", TARGET)


RELOCATED = {
    "an address": ("  .word expand_key\n", "a relocation of type 1 against 'expand_key'"),
    "the address of data": ("  .word far\n  .data\nfar: .word 5\n  .text\n", "a relocation of type 1 against 'far'"),
}


@pytest.mark.parametrize("name", RELOCATED)
def test_a_word_that_a_linker_makes_is_refused_with_the_file(name: str) -> None:
    words, text = RELOCATED[name]
    with pytest.raises(UserError) as found:
        judge(edit(TABLE, (WORD, words)))
    assert found.value.found.startswith(text)


def test_a_word_that_a_linker_puts_a_distance_into_is_refused() -> None:
    """A jump inside the section, which the assembler leaves to the linker: known bytes, but not of the file."""
    text = "reads 4 bytes of the code at 0x28, which a linker changes"
    assert refusal(judge(edit(TABLE, (WORD, JUMP)))) == ("expand_key", READS, Verdict.REFUTED, text)


def test_a_function_is_not_larger_than_its_section() -> None:
    """A symbol may say that it is."""
    data = Spoiled(assemble(edit(TABLE, (LOAD, "  lw t4, 2044(t3)\n")), TARGET)).symbol("expand_key", size=4096).done()
    found = refusal(prove(data, "tiny.o", TARGET, variant(), ROLES))
    assert found == ("expand_key", READS, Verdict.REFUTED, OUTSIDE.format(4, "0x808"))


def test_the_base_of_another_section_is_not_known() -> None:
    """A helper that is linked elsewhere reads by an address that its caller made."""
    help_me = '  .section .text.help, "ax", @progbits\n  .balign 4\nhelper:\n  lw t4, 40(t3)\n  jr t5\n'
    source = edit(TABLE, (LOAD, "  jal t5, helper\n")) + help_me
    report = judge(edit(source, (POOL, "  .word 5, 5, 5, 5, 5\n" + END)))
    assert refusal(report) == ("expand_key", READS, Verdict.REFUTED, f"reads {NOWHERE}")


# The same in a function that uses the key, so that proofs share what they found of it.
BOTH = edit(
    TABLE.replace("encrypt_blocks:", "blocks:"),
    (MASK + "  or t5, t5, t4\n  mv s0, t5\n", MASK + MASKED.format(44) + "  or t5, t5, t4\n  mv s0, t5\n"),
    ("  addi sp, sp, 16\n  ret\n", "  addi sp, sp, 16\n  ret\n  .word 7\n  .size encrypt, .-encrypt\n"),
)
CHANGED = {
    "of the key schedule": (WORD, "  .word 4\n"),
    "of encryption": ("  .word 7\n", "  .word 6\n"),
    "that is no longer its function's": ("  .size encrypt, .-encrypt\n", "  .size encrypt, .-encrypt - 4\n"),
}


@pytest.mark.parametrize("name", CHANGED)
def test_what_was_proved_with_other_constants_is_not_taken_for_this(name: str) -> None:
    wrong, knowledge = edit(BOTH, CHANGED[name]), Knowledge(variant())
    for _ in range(2):
        assert judge(BOTH, knowledge=knowledge).proved
        assert not judge(wrong, knowledge=knowledge).proved


def test_what_is_read_is_compared_byte_by_byte() -> None:
    literals = Literals(objects(TABLE), TARGET)
    found = literals.read(0x10, 0x28, 4)
    assert found == Literal(0x10, 0x28, bytes([5, 0, 0, 0]))
    assert alike([found], literals)
    assert not alike([found], Literals(objects(edit(TABLE, (WORD, "  .word 0x5000005\n"))), TARGET))
    assert not alike([found], Literals(objects(edit(TABLE, (END, ""))), TARGET))
    assert not alike([found], None)
    assert executed([found], {0x24, 0x2C}) is None
    assert executed([found], {0x28}) == found
    assert executed([Literal(0, 0x2B, b"12")], {0x2C}) is not None


LINKERS = {"ld": ["riscv64-unknown-elf-ld", "-melf32lriscv"], "lld": ["ld.lld"]}


@pytest.mark.parametrize("linker", LINKERS)
@pytest.mark.parametrize("address", ["0x20000", "0x7ff00ffc"])
def test_linked_code_reads_the_same(linker: str, address: str) -> None:
    """Executables, in which functions begin at any multiple of 4."""

    def judged(source: str) -> Report:
        data = assemble(".globl expand_key\n" + source, TARGET)
        link = [*LINKERS[linker], "--no-relax", "-z", "separate-code", "-e", "expand_key", f"-Ttext={address}"]
        return prove(linked(data, link), "tiny", TARGET, variant(), ROLES)

    assert judged(TABLE).proved
    assert not judged(edit(TABLE, (WORD, "  .word 4\n"))).proved
    found = refusal(judged(edit(TABLE, (LOAD, "  lw t4, 32(t3)\n"))))
    assert found == ("expand_key", READS, Verdict.REFUTED, OUTSIDE.format(4, "0x2c"))
