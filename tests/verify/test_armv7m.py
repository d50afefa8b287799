"""The same prover on a machine with flags, instructions of two bytes, and addresses of code with a bit of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble, assemblers, find_program, run_command
from ciphergen.dsl.cipher import load as load_cipher
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options
from ciphergen.verify.object.object_file import read
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.kept import generated
from tests.verify.mutants import CHANGES, FLIPS, Change, Subject
from tests.verify.test_aarch64 import VARIANT
from tests.verify.test_mutants import check
from tests.verify.tiny import edit, refusals

P = Property
NAMES = ("expand_key", "encrypt", "encrypt_blocks")
BODY = "  eor.w r6, r3, r5\n  adds r6, r6, r4\n  add.w r7, r5, r12\n"
BASE = f"""\
  .syntax unified
  .thumb
  .text
  .balign 4
  .type expand_key, %function
expand_key:
  ldr r2, [r1]
  ldr r3, [r1, #4]
  ror.w r3, r3, #29
  str r2, [r0]
  str r3, [r0, #4]
  bx lr
  .type encrypt, %function
encrypt:
  sub sp, sp, #16
  str r5, [sp]
  str r6, [sp, #4]
  str r7, [sp, #8]
  str.w lr, [sp, #12]
  bl body
  ldr.w lr, [sp, #12]
  str r6, [r2]
  str r7, [r2, #4]
  ldr r5, [sp]
  ldr r6, [sp, #4]
  ldr r7, [sp, #8]
  add sp, sp, #16
  bx lr
  .type encrypt_blocks, %function
encrypt_blocks:
  cmp r3, #0
  beq.w 2f
  sub sp, sp, #24
  str r4, [sp]
  str r5, [sp, #4]
  str r6, [sp, #8]
  str r7, [sp, #12]
  str.w lr, [sp, #16]
  mov lr, r3
1:
  ldr r3, [r0]
  ldr.w r12, [r0, #4]
  ldr r5, [r1]
  ldr r4, [r1, #4]
{BODY}\
  str r6, [r2]
  str r7, [r2, #4]
  addw r1, r1, #8
  addw r2, r2, #8
  subs.w lr, lr, #1
  bne.w 1b
  ldr r4, [sp]
  ldr r5, [sp, #4]
  ldr r6, [sp, #8]
  ldr r7, [sp, #12]
  ldr.w lr, [sp, #16]
  add sp, sp, #24
2:
  bx lr
  .section .text.body,"ax",%progbits
  .balign 4
  .type body, %function
body:
  ldr r3, [r0]
  ldr.w r12, [r0, #4]
  ldr r5, [r1]
  eor.w r6, r3, r5
  ldr r3, [r1, #4]
  adds r6, r6, r3
  add.w r7, r5, r12
  bx lr
"""
LOOP = "  subs.w lr, lr, #1\n"
DONE = "  ldr.w lr, [sp, #12]\n"


def judge(source: str, tool: str | None = None) -> Report:
    machine = target("armv7m")
    return prove(assemble(source, machine, tool), "small.o", machine, VARIANT, {name: name for name in NAMES})


@pytest.mark.parametrize("tool", assemblers(target("armv7m")))
def test_the_base_is_proved_with_a_call_to_another_section(tool: str) -> None:
    report = judge(BASE, tool)
    assert report.proved, [o.detail for o in refusals(report).values()]
    assert {f.symbol: f.stack_bytes for f in report.functions}["encrypt"] == 16


@pytest.mark.parametrize(
    ("name", "prop", "change"),
    [
        ("register", P.CALLEE_SAVED, ("  ldr r7, [sp, #8]\n  add sp, sp, #16\n", "  add sp, sp, #16\n")),
        ("stack pointer between", P.STACK_POINTER, (DONE, DONE + "  sub sp, sp, #4\n  add sp, sp, #4\n")),
        ("stack pointer", P.STACK_POINTER, ("  add sp, sp, #16\n", "")),
        ("overread", P.READS, (DONE, DONE + "  ldr r7, [r1, #8]\n")),
        ("branch on flags of a secret", P.SECRET_BRANCH, (DONE, "  beq.w 3f\n3:\n" + DONE)),
        ("branch on flags of a comparison", P.SECRET_BRANCH, (DONE, "  cmp r6, r7\n  bhs.w 3f\n3:\n" + DONE)),
        ("address", P.SECRET_ADDRESS, (DONE, DONE + "  ldr r7, [r7]\n")),
        ("link register lost", P.READS, ("  ldr.w lr, [sp, #12]\n", "")),
        ("no bit of Thumb", P.CONTROL, (DONE, DONE + "  subw lr, lr, #1\n")),
        ("more of the caller's stack", P.READS, (DONE, DONE + "  ldr r7, [sp, #16]\n")),
        ("an instruction that has no row", P.CONTROL, (DONE, DONE + "  it eq\n  moveq r7, r7\n")),
    ],
)  # fmt: skip
def test_one_block_refused(name: str, prop: Property, change: tuple[str, str]) -> None:
    found = refusals(judge(edit(BASE, change)))
    found.pop(("expand_key", P.RESULT), None)
    assert [key for key, o in found.items() if o.verdict is not Verdict.UNSUPPORTED] == [("encrypt", prop)]


@pytest.mark.parametrize(
    ("prop", "change"),
    [
        (P.BLOCKS, (LOOP, "  subw lr, lr, #1\n")),
        (P.BLOCKS, ("  bne.w 1b\n", "  bhs.w 1b\n")),
        (P.WRITES, ("  beq.w 2f\n", "  bmi.w 2f\n")),
    ],
)  # fmt: skip
def test_loops_that_read_other_flags_are_refused(prop: Property, change: tuple[str, str]) -> None:
    assert not judge(edit(BASE, change)).proved


def test_a_symbol_that_is_no_function_has_no_bit_and_is_refused() -> None:
    with pytest.raises(UserError) as caught:
        judge(edit(BASE, ("  .type encrypt, %function\n", "")))
    assert str(caught.value) == (
        "small.o, encrypt: has the binding 0 and the type 0, which no function has\n"
        "  allowed: one function of that name in code, which a linker takes"
    )


def test_a_call_of_what_is_no_function_is_left_to_a_linker() -> None:
    with pytest.raises(UserError, match="a relocation of type 10 against"):
        judge(edit(BASE, ("  .type body, %function\n", "")))


@pytest.mark.long
@pytest.mark.parametrize("kinds", [CHANGES, FLIPS])
def test_mutants_are_refused_or_really_equal(kinds: Mapping[str, Change]) -> None:
    """Instructions of two and of four bytes: a bit that flips may make one of the other."""
    machine = target("armv7m")
    subject = Subject(assemble(BASE, machine), machine, VARIANT, {name: name for name in NAMES})
    ends = check(subject, seed=12, count=60, kinds=kinds)
    assert ends["counterexample"] + ends["rule"] >= 40


CALLS = """\
  .syntax unified
  .thumb
  .text
  .balign 4
  .globl f, g
  .type f, %function
  .type g, %function
f:
  bl g
  b.w g
  bl f
  .space {0}
  bl f
  b.w f
  bl g
  .space {0}
  bl f
g:
  bl g
  b.w f
  bx lr
"""


@pytest.mark.parametrize("gap", [2, 1000, 4098, 2 * 1024 * 1024 - 40])
@pytest.mark.parametrize("tool", ["gnu", "clang"])
@pytest.mark.parametrize("linker", ["arm-none-eabi-ld", "ld.lld"])
def test_calls_inside_a_section_are_put_in_as_linkers_do(gap: int, tool: str, linker: str, tmp_path: Path) -> None:
    machine = target("armv7m")
    data = assemble(CALLS.format(gap), machine, tool)
    assert ELFFile(BytesIO(data)).get_section_by_name(".rel.text").num_relocations() == 9
    (tmp_path / "input.o").write_bytes(data)
    command = [find_program([linker], "link", ""), "-Ttext=0x20000000", "-e", "f", "input.o", "-o", "linked"]
    assert run_command(command, cwd=tmp_path).status == 0
    ours, linked = read(data, "t.o", machine), read((tmp_path / "linked").read_bytes(), "t", machine)
    assert ours.text == linked.text
    assert ours.functions == linked.functions
    assert ours.links == {}


def test_a_call_that_needs_more_than_its_field_is_refused() -> None:
    with pytest.raises(UserError, match=r"R_ARM_THM_\w+ to a distance of \d+ bytes"):
        read(assemble(CALLS.format(4 * 1024 * 1024), target("armv7m")), "t.o", target("armv7m"))


@pytest.mark.parametrize(
    ("prop", "instruction"),
    [(P.READS, "ldr.w r4, [sp, #{}]"), (P.WRITES, "str.w r4, [sp, #{}]")],
)
def test_of_the_caller_s_stack_only_the_argument_is_read(prop: Property, instruction: str) -> None:
    """Counter mode has a fifth argument, 4 bytes above the frame; what is beyond is not read, and none is written."""
    text = generated("lea", "armv7m", Options(("lea128",), ("ctr",), "loop1")).files["lea128.S"]
    start = text.index("lea128_ctr:\n")
    frame = int(text[start:].partition(".cfi_def_cfa_offset ")[2].partition("\n")[0])
    load = next(line for line in text[start:].splitlines() if f"[sp, #{frame}]" in line and "ldr" in line)
    place = frame if prop is P.WRITES else frame + 4
    other = text[:start] + text[start:].replace(load, f"    {instruction.format(place)}\n{load}", 1)
    machine = target("armv7m")
    roles = {"lea128_expand_key": "expand_key", "lea128_ctr": "ctr"}
    report = prove(assemble(other, machine), "lea128.o", machine, load_cipher("lea").variants["lea128"], roles)
    assert [key for key, o in refusals(report).items() if o.verdict is Verdict.REFUTED] == [("lea128_ctr", prop)]


@pytest.mark.parametrize(
    ("name", "code", "message"),
    [
        (
            "armv7m",
            CALLS.format(2),
            "t.o: relocations of .text in .rel.text of type 9\n  allowed: one section of them, of type 4 (RELA)",
        ),
        (
            "aarch64",
            ".text\n.globl f\nf: bl f\n",
            "t.o: relocations of .text in .rela.text of type 4\n  allowed: one section of them, of type 9 (REL)",
        ),
    ],
)
def test_addends_that_stand_elsewhere_than_on_this_machine_are_refused(name: str, code: str, message: str) -> None:
    machine = target(name)
    other = replace(machine, linking=replace(machine.linking, in_place=not machine.linking.in_place))
    with pytest.raises(UserError) as caught:
        read(assemble(code, machine), "t.o", other)
    assert str(caught.value) == message
