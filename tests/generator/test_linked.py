"""What a firmware links: the functions that it calls, and no others."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import find_program, run_command
from ciphergen.cli.proofs import ProofTask, prove_one
from tests.generator.running import output

CALLER = """
#include "lea.h"
static lea128_key ks;
static uint8_t key[16], block[16];
void _start(void)
{
    lea128_expand_key(&ks, key);
    lea128_encrypt(&ks, block, block);
    for (;;)
        ;
}
"""
CALLED = {"lea128_expand_key": "expand_key", "lea128_encrypt": "encrypt"}
# What both need: on rv32i with the function that all share for addresses that are not aligned.
BYTES = {"rv32i": 2748 + 752, "aarch64": 2188 + 300}


def firmware(name: str, folder: Path) -> bytes:
    """A program that calls two functions, linked as firmware is."""
    made = target(name)
    for file, text in {**output(name).files, "main.c": CALLER}.items():
        (folder / file).write_text(text)
    gcc = find_program([made.tools.gnu + "gcc"], "link", "")
    flags = ["-Os", "-ffreestanding", "-ffunction-sections", "-nostdlib", "-static", "-Wl,--gc-sections"]
    command = [gcc, *made.tools.gnu_flags, *flags, "main.c", "lea128.S", "-o", "firmware"]
    done = run_command(command, cwd=folder)
    assert done.status == 0, done.errors
    return (folder / "firmware").read_bytes()


@pytest.mark.long
@pytest.mark.parametrize("name", BYTES)
def test_a_firmware_has_the_code_that_it_calls(name: str, tmp_path: Path) -> None:
    data = firmware(name, tmp_path)
    elf = ELFFile(BytesIO(data))
    names = {s.name for s in elf.get_section_by_name(".symtab").iter_symbols() if s.name.startswith("lea128")}
    assert names == set(CALLED)
    assert BYTES[name] <= elf.get_section_by_name(".text")["sh_size"] <= BYTES[name] + 120
    assert prove_one(ProofTask("lea", "lea128", name, "firmware", data, CALLED)).proved
