"""A C header with a function for each instruction of an extension, for GNU C and clang."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ciphergen.backends.machine.row import Row
from ciphergen.dsl.extension import CustomInstruction, Extension


def header(extension: Extension, rows: Mapping[str, Row]) -> str:
    """Return the header: functions, and macros where an immediate has to be a constant."""
    guard = f"{extension.name.upper()}_H"
    lines = [f"/* {extension.name}: instructions; SHA-256 of their text {extension.sha256} */"]
    lines += [f"#ifndef {guard}", f"#define {guard}", "", "#include <stdint.h>"]
    lines += ["", f"#if !defined(__riscv) || __riscv_xlen != {extension.word}"]
    lines += [f'#error "{extension.name} is for RISC-V with {extension.word}-bit registers"', "#endif"]
    for each in extension.instructions:
        lines += ["", *_intrinsic(extension, each, rows[each.name].syntax)]
    return "\n".join([*lines, "", "#endif", ""])


def _intrinsic(extension: Extension, instruction: CustomInstruction, syntax: str) -> list[str]:
    word, name = f"uint{extension.word}_t", f"{extension.name.lower()}_{instruction.name}"
    text = re.sub(r"\{(\w+)\}", r"%[\1]", syntax)
    if not instruction.numbers:
        given = ", ".join(f"{word} {r}" for r in instruction.registers)
        inputs = ", ".join(f'[{r}] "r"({r})' for r in instruction.registers)
        return [
            f"static inline {word} {name}({given})",
            "{",
            f"    {word} rd;",
            f'    __asm__("{text}" : [rd] "=r"(rd) : {inputs});',
            "    return rd;",
            "}",
        ]
    inputs = ", ".join([f'[{r}] "r"(({word})({r}_))' for r in instruction.registers])
    inputs += "".join(f', [{n}] "i"({n}_)' for n in instruction.numbers)
    given = ", ".join(f"{p.name}_" for p in instruction.declared.params)
    return [
        f"#define {name}({given}) __extension__ ({{ \\",
        f"    {word} {name}_rd; \\",
        f'    __asm__("{text}" : [rd] "=r"({name}_rd) : {inputs}); \\',
        f"    {name}_rd; }})",
    ]
