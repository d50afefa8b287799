"""The rows of AArch64's SHA3 against QEMU, and code with them in the emulator."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Register
from ciphergen.backends.tools.bare import support
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble, compile_program, run_program
from tests.backends.samples import Numbers, operands

ON = target("aarch64_sha3")
ADDED = [row for row in ON.rows.values() if row.extension]
# Calls one function for each sample with v1 to v4 from memory, and prints v0 afterwards, its lowest byte first.
MAIN = """
#include <stddef.h>
#include <stdint.h>
void say(const char *text);
typedef void function(uint8_t *);
extern function *const functions[];
extern uint8_t samples[][64];
int main(void)
{{
    for (size_t i = 0; i < {count}; i++) {{
        char digits[34];
        functions[i](samples[i]);
        for (int k = 0; k < 32; k++) digits[k] = "0123456789abcdef"[samples[i][k / 2] >> (k % 2 ? 0 : 4) & 15];
        digits[32] = '\\n';
        digits[33] = 0;
        say(digits);
    }}
    return 0;
}}
"""
FIELDS = {"Rd": 0, "Rn": 1, "Rm": 2, "Ra": 3}
LOADS = "".join(f" ldr q{k + 1}, [x0, #{16 * k}]\n" for k in range(4))


def samples(row: Row) -> list[tuple[dict[str, int], bytes]]:
    """Fields, and 64 bytes for v1 to v4."""
    random = Random(row.name)
    return [
        ({**values, **{name: FIELDS[name] for name in values if name in FIELDS}}, random.randbytes(64))
        for values in operands(row, random, 20)
    ]


def expected(row: Row, values: dict[str, int], data: bytes) -> bytes:
    vectors = [0, *(int.from_bytes(data[i : i + 16], "little") for i in range(0, 64, 16))]
    machine = Numbers(ON, row, values, {Register("v", n): vector for n, vector in enumerate(vectors)}, 0, Random(0))
    row.meaning(machine)
    return machine.registers[Register("v", 0)].to_bytes(16, "little")


def executed(cases: list[tuple[Row, dict[str, int], bytes]], program: Path) -> list[bytes]:
    """What QEMU leaves in v0 after each, the assembler having made the words from the text."""
    code = "".join(
        f"f{i}:\n{LOADS} {row.text(values)}\n str q0, [x0]\n ret\n" for i, (row, values, _) in enumerate(cases)
    )
    table = "".join(f" .quad f{i}\n" for i in range(len(cases)))
    data = "".join(f" .byte {', '.join(map(str, sample))}\n" for _, _, sample in cases)
    sources = {
        "rows.S": f".text\n{code}.data\n.balign 16\n.globl functions, samples\nfunctions:\n{table}samples:\n{data}",
        "main.c": MAIN.format(count=len(cases)),
    }
    compile_program({**support(ON), **sources}, ON, program)
    done = run_program(program, ON)
    assert done.status == 0
    return [bytes.fromhex(line) for line in done.output.split()]


def test_every_row_does_what_qemu_does(tmp_path: Path) -> None:
    cases = [(row, *sample) for row in ADDED for sample in samples(row)]
    found = executed(cases, tmp_path / "rows")
    assert len(found) == len(cases) > 20 * 4
    wrong = [
        (row.text(values), data.hex(), result.hex())
        for (row, values, data), result in zip(cases, found, strict=True)
        if expected(row, values, data) != result
    ]
    assert wrong == []


@pytest.mark.parametrize(("right", "wrong"), [("eor3_16b", "bcax_16b"), ("bcax_16b", "eor3_16b")])
def test_the_samples_tell_meanings_apart(right: str, wrong: str) -> None:
    other = replace(ON.rows[right], meaning=ON.rows[wrong].meaning)
    assert any(expected(ON.rows[right], *case) != expected(other, *case) for case in samples(ON.rows[right]))


@pytest.mark.long
def test_the_emulator_runs_them() -> None:
    cases = [(row, *sample) for row in ADDED for sample in samples(row)[-3:]]
    for row, values, data in cases:
        code = assemble(f".text\n{LOADS} {row.text(values)}\n str q0, [x0]\n ret\n", ON)
        text = ELFFile(BytesIO(code)).get_section_by_name(".text").data()
        outcome = Emulator(ON, text).call(0, [0x200000], {0x200000: data})
        assert (outcome.ended, outcome.instructions) == ("returned", 7)
        assert outcome.memory[0x200000][:16] == expected(row, values, data)


def test_the_base_knows_none_of_them() -> None:
    assert not any(row.name in target("aarch64").rows for row in ADDED)
