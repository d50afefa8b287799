"""Rows of extensions that Unicorn lacks: their meaning against QEMU, and how the emulator fills the gap with it."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target, target_names
from ciphergen.backends.machine.by_meaning import Numbers as Calculator
from ciphergen.backends.machine.by_meaning import computes
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Register, Target
from ciphergen.backends.tools.bare import support
from ciphergen.backends.tools.emulator import Emulator, Outcome
from ciphergen.backends.tools.toolchain import assemble, compile_program, run_program
from tests.backends.samples import EDGES, Numbers, operands

EXTENDED = [name for name in target_names() if target(name).family == "riscv" and target(name).base]
# Calls one function for each sample, with its two words in a0 and a1, and prints what is in a0 afterwards.
MAIN = """
#include <stddef.h>
#include <stdint.h>
void say(const char *text);
typedef uintptr_t function(uintptr_t, uintptr_t);
extern function *const functions[];
static const uintptr_t samples[][2] = {{ {samples} }};
int main(void)
{{
    for (size_t i = 0; i < {count}; i++) {{
        uintptr_t result = functions[i](samples[i][0], samples[i][1]);
        char digits[2 * sizeof result + 2];
        for (size_t k = 0; k < 2 * sizeof result; k++)
            digits[k] = "0123456789abcdef"[result >> (8 * sizeof result - 4 - 4 * k) & 15];
        digits[2 * sizeof result] = '\\n';
        digits[2 * sizeof result + 1] = 0;
        say(digits);
    }}
    return 0;
}}
"""
FIELDS = {"rd": 10, "rs1": 10, "rs2": 11}


def value(random: Random, bits: int) -> int:
    return (random.choice(EDGES) if random.random() < 0.4 else random.getrandbits(bits)) & ((1 << bits) - 1)


def samples(row: Row) -> list[tuple[dict[str, int], int, int]]:
    """Fields, a0 and a1: immediates at their extremes and at random, registers at edges and at random."""
    random = Random(row.name)
    return [
        ({**values, **{f: FIELDS[f] for f in values if f in FIELDS}}, value(random, row.xlen), value(random, row.xlen))
        for values in operands(row, random, 60)
    ]


def expected(on: Target, row: Row, values: dict[str, int], a: int, b: int) -> int:
    registers = {Register("x", number): 0 for number in range(32)} | {Register("x", 10): a, Register("x", 11): b}
    machine = Numbers(on, row, values, registers, 0, Random(0))
    row.meaning(machine)
    return machine.registers[Register("x", 10)]


def executed(on: Target, cases: list[tuple[Row, dict[str, int], int, int]], program: Path) -> list[int]:
    """What QEMU leaves in a0 after each, the assembler having made the words from the text."""
    code = "".join(f"f{i}: {row.text(values)}\n ret\n" for i, (row, values, _, _) in enumerate(cases))
    table = "".join(f" .{on.xlen // 8}byte f{i}\n" for i in range(len(cases)))
    words = ", ".join(f"{{{a}ull, {b}ull}}" for _, _, a, b in cases)
    sources = {
        "rows.S": f".text\n{code}.data\n.balign 8\n.globl functions\nfunctions:\n{table}",
        "main.c": MAIN.format(samples=words, count=len(cases)),
    }
    compile_program({**support(on), **sources}, on, program)
    done = run_program(program, on)
    assert done.status == 0
    return [int(line, 16) for line in done.output.split()]


@pytest.mark.parametrize("name", EXTENDED)
def test_every_row_does_what_qemu_does(name: str, tmp_path: Path) -> None:
    on = target(name)
    cases = [(row, *sample) for row in on.rows.values() if row.extension for sample in samples(row)]
    found = executed(on, cases, tmp_path / "rows")
    assert len(found) == len(cases) > 60 * len({row.name for row, *_ in cases})
    wrong = [
        (row.text(values), hex(a), hex(b), hex(result))
        for (row, values, a, b), result in zip(cases, found, strict=True)
        if expected(on, row, values, a, b) != result
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("rol", "ror"),
        ("andn", "and"),
        ("orn", "andn"),
        ("xnor", "xor"),
        ("rev8", "zext_h"),
        ("rori", "srli"),
        ("clmul", "clmulh"),
        ("clmulh", "clmul"),
    ],
)
@pytest.mark.parametrize("name", ["rv32i_zbc", "rv64i_zbc"])
def test_the_samples_tell_meanings_apart(name: str, right: str, wrong: str) -> None:
    on = target(name)
    other = replace(on.rows[right], meaning=on.rows[wrong].meaning)
    assert any(expected(on, on.rows[right], *case) != expected(on, other, *case) for case in samples(on.rows[right]))


def run(code: str, limit: int = 100) -> Outcome:
    """Calls a text in the emulator."""
    data = assemble(f".option norvc\n.option norelax\n.text\n{code}\nret\n", target("rv32i_zbb"))
    text = ELFFile(BytesIO(data)).get_section_by_name(".text").data()
    return Emulator(target("rv32i_zbb"), text).call(0, [0x12345678, 0x0F0F0F0F], {}, limit, trace=True)


def test_the_emulator_runs_an_extension_by_its_meaning() -> None:
    outcome = run("addi a0, a0, 1\nrori a0, a0, 8\nandn zero, a0, a1\nrev8 a2, a0\nxnor a3, zero, a1")
    assert (outcome.ended, outcome.instructions, outcome.broken) == ("returned", 6, ())
    assert outcome.trace == (0, 4, 8, 12, 16, 20)
    assert [outcome.registers[Register("x", n)] for n in (0, 10, 12, 13)] == [0, 0x79123456, 0x56341279, 0xF0F0F0F0]


def test_a_loop_with_an_extension_is_counted_to_the_instruction() -> None:
    outcome = run("li a1, 7\n1: rori a0, a0, 4\naddi a1, a1, -1\nbne a1, zero, 1b")
    assert (outcome.ended, outcome.instructions, outcome.registers[Register("x", 10)]) == ("returned", 23, 0x23456781)
    assert run("1: rori a0, a0, 4\nj 1b", limit=9).ended == "still running after 9 instructions"


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("nop\n.word 0", "exception 2 after the instruction at 0x4"),
        ("rori a0, a0, 4\necall", "exception 8 after the instruction at 0x4"),
        ("rori a0, a0, 4\nlw a1, 0(zero)", "Invalid memory read (UC_ERR_READ_UNMAPPED) after the instruction at 0x4"),
        ("jr a0", "Invalid memory fetch (UC_ERR_FETCH_UNMAPPED) after the instruction at 0x0"),
    ],
)
def test_all_else_ends_a_run_as_on_the_base(code: str, fault: str) -> None:
    assert run(code).ended == fault


def test_an_extension_is_unknown_to_the_base() -> None:
    word = target("rv32i_zbb").rows["rori"].encode({"rd": 10, "rs1": 10, "shamt": 4})
    outcome = Emulator(target("rv32i"), word.to_bytes(4, "little")).call(0, [], {})
    assert "Unhandled CPU exception" in outcome.ended


def test_what_does_more_than_compute_is_left_to_the_emulator() -> None:
    rows = target("rv32i_zbb").rows
    others = "jal jalr beq bne blt bge bltu bgeu lb lh lw lbu lhu sb sh sw"
    assert " ".join(name for name, row in rows.items() if not computes(row)) == others
    values = {"rd": 1, "rs1": 2, "rs2": 3, "imm": 4}
    for name in ("jal", "beq", "lw", "sw"):
        machine = Calculator(
            target("rv32i_zbb"), rows[name], values, 0, lambda register: 0, lambda register, word: None
        )
        with pytest.raises(ValueError, match=f"row {name} does more than compute"):
            rows[name].meaning(machine)
