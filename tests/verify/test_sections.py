"""Objects with several sections of code: what leads from one into another, what runs off an end, what is refused."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import ASSEMBLERS, assemble, assemblers, find_program, run_command
from ciphergen.cli.objects import assemble_alike
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.object_file import ObjectFile, read
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report
from tests.tools import needs
from tests.verify.spoil import AARCH64, RV32I, Spoiled, arm, lines, linked, message, riscv, spoiled
from tests.verify.tiny import BODY, ENCRYPT, EXPAND, edit, judge, refusals, variant


def section(name: str) -> str:
    return f'  .section {name}, "ax", @progbits\n  .balign 4\n'


# `encrypt` whose work is done by a function of another section.
CALLING = edit(ENCRYPT, (BODY, "  jal helper\n"))
WORK = f"helper:\n{BODY}  ret\n"
APART = EXPAND + section(".text.encrypt") + CALLING + section(".text.helper") + WORK


def test_functions_of_several_sections_are_proved() -> None:
    assert judge(EXPAND + section(".text.encrypt") + ENCRYPT).proved
    assert judge(APART).proved


@pytest.mark.parametrize("call", ["jal helper", "call helper", "jal t6, there", "j there"])
def test_calls_and_jumps_to_another_section_are_followed(call: str) -> None:
    """There and back again."""
    back = f"there:\n{BODY}" + ("  jr t6\n" if "t6" in call else "  j back\n")
    source = EXPAND + section(".text.encrypt") + CALLING + section(".text.helper") + WORK + section(".text.there")
    changed = edit(source, ("  jal helper\n", f"  {call}\nback:\n")) + (back if "there" in call else "")
    # t6 is what BODY writes, so the way back is kept in another register.
    report = judge(changed.replace("t6, there", "a7, there").replace("jr t6", "jr a7"))
    assert report.proved, refusals(report)
    wrong = (
        edit(changed.replace("t6, there", "a7, there").replace("jr t6", "jr a7"), ("there:\n", "there:\n  nop\n"))
        if "there" in call
        else edit(changed, ("helper:\n", "helper:\n  not t0, t0\n"))
    )
    assert judge(wrong).proved == ("there" in call)


def refusal(report: Report) -> tuple[str, Property, str]:
    (found,) = (o for o in refusals(report).values() if o.prop is not Property.RESULT)
    return found.function, found.prop, found.detail.split(": ")[-1]


NOTHING = "no instruction that is known stands here"
ELSEWHERE = "jumps to another section by a distance that only a linker knows"


@pytest.mark.parametrize("last", [".text.a", ".text.encrypt"])
def test_running_on_behind_the_end_of_a_section_is_refused(last: str) -> None:
    """Though the code that should follow is what stands in the section behind it, or in front of it."""
    head, tail = ENCRYPT.split("  mv s0, t5\n")
    behind = section(".text.f") + "  mv s0, t5\n" + tail
    found = refusal(judge(EXPAND + section(last) + head + behind))
    assert found == ("encrypt", Property.CONTROL, NOTHING)
    assert judge(EXPAND + section(last) + head + "  j more\n" + behind.replace("4\n", "4\nmore:\n", 1)).proved


def test_distances_to_another_section_that_are_written_as_numbers_are_refused() -> None:
    """Each is right in the image that the prover makes, and would be wrong once it is linked."""
    for call in ("  .word {:#x}\n", "  auipc t4, 0\n  jalr ra, {:#x}(t4)\n"):
        functions = code(edit(APART, ("  jal helper\n", call.format(0)))).functions
        distance = functions["helper"][0] - functions["encrypt"][0] - 4 * 7
        number = jal(1, distance) if "word" in call else distance
        found = refusal(judge(edit(APART, ("  jal helper\n", call.format(number)))))
        assert found == ("encrypt", Property.CONTROL, ELSEWHERE)


def jal(rd: int, distance: int) -> int:
    return RV32I.rows["jal"].encode({"rd": rd, "imm": distance})


def test_the_second_half_of_a_call_needs_the_first() -> None:
    """A jump into the middle of the pair, with what the first half would be in the prover's image."""
    pair = "  call helper\n"
    source = edit(APART, ("  jal helper\n", pair))
    assert judge(source).proved
    text = "jumps to another section by an address of which the first part is not there"
    found = refusal(judge(edit(source, (pair, f"  auipc ra, 0\n  .word {jal(0, 8):#x}\n{pair}"))))
    assert found == ("encrypt", Property.CONTROL, text)


def test_what_the_first_half_of_a_call_leaves_is_not_known() -> None:
    """Where the code is linked decides its bits: in the prover's image, where the sections are near, it is the place of
    the call itself."""
    pair = ".reloc ., R_RISCV_CALL_PLT, helper\n  auipc a6, 0\n  jalr ra, 0(a6)\n"
    look = "  auipc a5, 0\n  addi a5, a5, -8\n  beq a5, a6, 7f\n  nop\n7:\n"
    assert judge(edit(APART, ("  jal helper\n", pair + look))).proved
    found = refusals(judge(edit(APART, ("  jal helper\n", pair + look.replace("nop", "not t5, t5")))))
    assert list(found) == [("expand_key", Property.RESULT), ("encrypt", Property.RESULT)]


def test_veneers_may_write_two_registers() -> None:
    """What a linker of AArch64 puts between a call and a far place."""
    text = (
        ".globl expand_key, encrypt\nexpand_key: ldrb w2, [x1]\nldrb w3, [x1, 1]\neor w3, w3, w2\nadd x2, x2, 5\n"
        "movz w12, 255\nand w2, w2, w12\nstr w2, [x0]\nstr w3, [x0, 4]\nret\n"
        '.section .text.encrypt, "ax"\n.balign 4\nencrypt: ldr w3, [x0]\nldr w4, [x0, 4]\nldrb w5, [x1]\n'
        "ldrb w6, [x1, 1]\nadd w16, w5, w4\nb helper\nback: strb w9, [x2]\nstrb w10, [x2, 1]\nret\n"
        '.section .text.helper, "ax"\n.balign 4\nhelper: eor w9, w5, w3\nadd w9, w9, w6\nmovz w12, 255\n'
        "and w9, w9, w12\norr w11, wzr, w9, lsr 5\norr w9, w11, w9, lsl 3\nadd w10, w5, w4\nb back\n"
    )
    roles = {"expand_key": "expand_key", "encrypt": "encrypt"}
    report = prove(arm(text), "t.o", AARCH64, variant(), roles)
    assert report.proved, refusals(report)
    kept = text.replace("add w10, w5, w4\n", "mov w10, w16\n")
    assert kept != text
    assert not prove(arm(kept), "t.o", AARCH64, variant(), roles).proved


HELP = "h: ret\n"
FAR = ("link the code first, or put what it refers to into .text",)
ATTACKS: dict[str, tuple[Callable[[], bytes], str, str, str]] = {
    "two sections of one name": (
        lambda: (s := spoiled(more=section(".text.a") + HELP + section(".text.b") + HELP.replace("h", "i")))
        .section(".text.b", name=s.name_offset(".text.a")).done(),
        "t.o: 2 sections called .text.a", "one", "link them first: ld -r",
    ),
    "a section that lies twice": (
        lambda: (s := spoiled(more=section(".text.a") + HELP))
        .section(".text.a", offset=s.elf.get_section_by_name(".text")["sh_offset"]).done(),
        "t.o: not a sound ELF object file (.text and .text.a share bytes of the file)",
        "an object file, or assembly text ending in .S", "",
    ),
    "code that is written": (
        lambda: riscv('f: ret\ng: ret\n.section .text.h, "awx", @progbits\n.balign 4\n' + HELP),
        "t.o: a .text.h section of type 1 with the flags 0x7: it can be written", "type 1, flags 0x6: plain code", "",
    ),
    "code of which another object's may be kept": (
        lambda: riscv('f: ret\ng: ret\n.section .text.h, "axG", @progbits, h, comdat\n.balign 4\n' + HELP),
        "t.o: a .text.h section of type 1 with the flags 0x206: it is one of a group, of which a linker may keep "
        "another object's", "type 1, flags 0x6: plain code", "",
    ),
    "a group that the section does not tell of": (
        lambda: Spoiled(riscv('f: ret\ng: ret\n.section .text.h, "axG", @progbits, h, comdat\n.balign 4\n' + HELP))
        .section(".text.h", flags=6).done(),
        "t.o: a section group, '.group', with code in it: a linker may keep another object's", "code in no group",
        "leave out comdat and linkonce",
    ),
    "code of which another object's is kept by its name": (
        lambda: riscv("f: ret\ng: ret\n" + section(".gnu.linkonce.t.h") + HELP),
        "t.o: the section '.gnu.linkonce.t.h', of which a linker may keep another object's", "code in no group",
        "leave out comdat and linkonce",
    ),
    "code that is not aligned": (
        lambda: spoiled(more=section(".text.a") + HELP).section(".text.a", align=2).done(),
        "t.o: a .text.a section at 0x0 that is aligned to 2 bytes", "instructions at multiples of 4",
        "put .balign 4 before the first function",
    ),
    "code that has an address": (
        lambda: spoiled(more=section(".text.a") + HELP).section(".text.a", addr=8).done(),
        "t.o: an object whose .text.a has the address 0x8", "none before it is linked", "",
    ),
    **{
        name: (
            lambda name=name: riscv(f"f: ret\ng: ret\n{section(name)}{HELP}"),
            f"t.o: the section '{name}': code that runs before or after the program",
            "code that runs when it is called", "leave constructors and destructors out",
        )
        for name in (".init", ".fini")
    },
    "a branch to another section": (
        lambda: riscv(".reloc f, R_RISCV_BRANCH, h\nf: .word 0xb50063\ng: ret\n" + section(".text.h") + HELP),
        "t.o, .text + 0x0: R_RISCV_BRANCH to the section .text.h, at a distance that a linker decides",
        "jumps and calls from one section to another", "branch around a jump",
    ),
    "a branch of AArch64 to another section": (
        lambda: arm('f: cbz x0, h\ng: ret\n.section .text.h, "ax"\n.balign 4\n' + HELP),
        "t.o, .text + 0x0: R_AARCH64_CONDBR19 to the section .text.h, at a distance that a linker decides",
        "jumps and calls from one section to another", "branch around a jump",
    ),
    "a call of what another object may have too": (
        lambda: riscv("f: jal h\ng: ret\n.globl h\n" + section(".text.h") + HELP),
        "t.o, .text + 0x0: R_RISCV_JAL to 'h' in the section .text.h, which other objects may see",
        "local symbols of other sections", *FAR,
    ),
    "a call between instructions": (
        lambda: riscv("f: jal h + 2\ng: ret\n" + section(".text.h") + HELP),
        "t.o, .text + 0x0: R_RISCV_JAL to .text.h + 0x2, where no instruction begins",
        "the instructions of the section", "let the assembler make the relocations, without .reloc",
    ),
    "a call of what stands behind a section": (
        lambda: riscv("f: jal h + 4\ng: ret\n" + section(".text.h") + HELP),
        "t.o, .text + 0x0: R_RISCV_JAL to .text.h + 0x4, where no instruction begins",
        "the instructions of the section", "let the assembler make the relocations, without .reloc",
    ),
    "two tables of one section": (
        lambda: (s := spoiled(more=section(".text.h") + "h: j g\n.data\n.word f\n"))
        .section(".rela.data", info=s.number(".text.h")).done(),
        "t.o: relocations of .text.h in .rela.data of type 4, .rela.text.h of type 4",
        "one section of them, of type 4 (RELA)", "",
    ),
}  # fmt: skip


@pytest.mark.parametrize("attack", ATTACKS)
def test_sections_that_are_linked_otherwise(attack: str) -> None:
    make, *expected = ATTACKS[attack]
    data = make()
    assert message(data) == lines(*expected)


def test_names_are_found_in_all_sections() -> None:
    text = "f: nop\n.globl h\n" + section(".text.z") + "h: nop\ni: ret\n" + section(".text.a") + "g: ret\n"
    obj = read(riscv(text), "t.o", RV32I)
    assert [(p.name, p.start) for p in obj.parts] == [(".text", 0), (".text.a", 16), (".text.z", 32)]
    assert {n: f[0] for n, f in obj.functions.items() if n[0] != "$"} == {"f": 0, "g": 16, "h": 32, "i": 36}
    assert [obj.place(at) for at in (0, 20, 36)] == [".text + 0x0", "0x14, which is in no section", ".text.z + 0x4"]


def code(source: str, tool: str | None = None) -> ObjectFile:
    return read(assemble(source, RV32I, tool), "t.o", RV32I)


def test_the_hash_is_of_all_sections_and_of_what_leads_between_them() -> None:
    other = edit(APART, ("helper:\n", "again:\n  ret\nhelper:\n"))
    swapped = edit(other, ("jal helper", "jal again"))
    hashes = [code(text).sha256 for text in (APART, other, swapped, edit(APART, (".text.helper", ".text.other")))]
    assert len(set(hashes)) == 4


@pytest.mark.parametrize("machine", [RV32I, AARCH64], ids=lambda m: m.name)
def test_a_user_has_the_hash_from_common_tools(machine: Target, tmp_path: Path) -> None:
    made = target(machine.name)
    text = 'f: nop\nret\n.section .text.b, "ax"\n.balign 4\ng: ret\n.section .text.a, "ax"\n.balign 4\nh: nop\n'
    data = assemble(".text\n.balign 4\n" + text, made)
    (tmp_path / "x.o").write_bytes(data)
    copy = find_program([made.tools.gnu + "objcopy"], "take out", "")
    names = [".text", ".text.a", ".text.b"]
    for name in names:
        assert run_command([copy, "-O", "binary", "-j", name, "x.o", name], cwd=tmp_path).status == 0
    listed = run_command(["sha256sum", *names], cwd=tmp_path).output
    assert hashlib.sha256(listed.encode()).hexdigest() == read(data, "x.o", made).sha256


@pytest.mark.parametrize("tool", ASSEMBLERS)
def test_assemblers_make_the_same_links(tool: str) -> None:
    assert code(APART, tool).links == code(APART, "gnu").links != {}


OTHERWISE = {
    "other names": (
        "#ifdef __clang__\n.section .text.h1\n#else\n.section .text.h2\n#endif\n",
        "code in .text, .text.a, .text.b, .text.h2 for gnu, in .text, .text.a, .text.b, .text.h1 for clang",
    ),
    "other code": (
        ".section .text.b\n#ifdef __clang__\nnop\n#else\nret\n#endif\n",
        "at .text.b + 0x4 gnu has 00008067, clang has 00000013",
    ),
    "other calls": (
        ".section .text.b\n#ifdef __clang__\nj one\n#else\nj two\n#endif\n",
        "jumps between sections for gnu that are others for clang",
    ),
}


@needs("gnu and clang", installed={"gnu", "clang"} <= {*assemblers(RV32I)})
@pytest.mark.parametrize("how", OTHERWISE)
def test_a_text_with_two_meanings_is_refused(how: str) -> None:
    top = ".option norelax\n.option norvc\n.text\nf: ret\n" + section(".text.a") + "one: nop\ntwo: ret\n"
    text = (
        top
        + section(".text.b")
        + "three: ret\n"
        + OTHERWISE[how][0].replace("h1\n", 'h1, "ax"\n').replace("h2\n", 'h2, "ax"\n')
        + "ret\n.balign 4\n"
    )
    with pytest.raises(UserError) as found:
        assemble_alike(text, RV32I, "t.S")
    assert OTHERWISE[how][1] in str(found.value)


def test_a_linked_file_is_read_as_it_is_mapped(tmp_path: Path) -> None:
    """Sections that a linker keeps apart have fixed distances."""
    script = tmp_path / "apart.ld"
    script.write_text("SECTIONS { . = 0x20000; .text : { *(.text) } .text.helper : { *(.text.helper) } }")
    source = ".globl expand_key, encrypt\n" + EXPAND + CALLING + section(".text.helper") + WORK
    command = ["riscv64-unknown-elf-ld", "-m", "elf32lriscv", "-T", str(script), "-e", "encrypt"]
    made = linked(assemble(source, RV32I), command)
    obj = read(made, "t", RV32I)
    assert [(part.name, part.base) for part in obj.parts] == [(".text", 0), (".text.helper", 0)]
    assert not obj.links
    assert prove(made, "t", RV32I, variant(), {"expand_key": "expand_key", "encrypt": "encrypt"}).proved


def test_sections_of_a_linked_file_that_lie_over_each_other_are_refused(tmp_path: Path) -> None:
    script = tmp_path / "apart.ld"
    script.write_text("SECTIONS { . = 0x20000; .text : { *(.text) } .text.h : { *(.text.h) } }")
    command = ["riscv64-unknown-elf-ld", "-m", "elf32lriscv", "-T", str(script), "-e", "f"]
    made = Spoiled(linked(riscv("f: ret\ng: ret\n" + section(".text.h") + HELP), command))
    text = made.elf.get_section_by_name(".text.h")
    near = made.section(".text.h", addr=text["sh_addr"] - 4, offset=text["sh_offset"] - 4, size=4).done()
    assert message(near) == lines(
        "t.o: not a sound ELF object file (.text and .text.h share bytes of the file)",
        "an object file, or assembly text ending in .S",
    )


def test_code_far_from_the_text_of_a_linked_file_is_not_read(tmp_path: Path) -> None:
    script = tmp_path / "apart.ld"
    script.write_text("SECTIONS { . = 0x20000; .text : { *(.text) } . = 0x20000000; .ram : { *(.ram) } }")
    command = ["riscv64-unknown-elf-ld", "-m", "elf32lriscv", "-T", str(script), "-e", "f"]
    obj = read(linked(riscv(".globl h\nf: ret\ng: ret\n" + section(".ram") + HELP), command), "t", RV32I)
    assert [part.name for part in obj.parts] == [".text"]
    assert obj.unfit["h"] == "is in the section .ram, which is not read as code"
