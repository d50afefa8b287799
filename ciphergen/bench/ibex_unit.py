"""The unit of an extension in Ibex: an operator of its ALU for each instruction and value of its immediates.

Ibex has no port for instructions of one's own, so its decoder and ALU are changed, by replacements of text of which
each must be there once: another version of the core is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ciphergen.bench.stopped import Stopped

_PACKAGE, _DECODER, _ALU = "ibex_pkg.sv", "ibex_decoder.sv", "ibex_alu.sv"
_CASE = "      OPCODE_OP: begin  // Register-Register ALU operation\n"
_OPERATORS = "  typedef enum logic [6:0] {\n    // Arithmetics\n"
_MOST = 1 << 7  # operators that Ibex has room for
_OPCODES = {"0001011": "0", "0101011": "1", "1011011": "2", "1111011": "3"}


def add(rtl: Path, words: Sequence[str]) -> None:
    """Change the core in a folder. words: as `CustomUnit` has them.

    Raises:
        Stopped: the text is not that of the version that this was written for.
    """
    names = [f"ALU_CUSTOM_{number}" for number, _ in enumerate(words)]
    bits = (_MOST + len(words)).bit_length()
    _replace(rtl / _PACKAGE, _OPERATORS, _OPERATORS.replace("6:0", f"{bits - 1}:0"))
    opcodes = sorted({word[25:] for word in words})
    _replace(rtl / _PACKAGE, "    ALU_CRC32C_W\n", f"    ALU_CRC32C_W,\n    {f',{chr(10)}    '.join(names)}\n")
    declared = "".join(f"    OPCODE_CUSTOM_{_OPCODES[each]} = 7'b{each},\n" for each in opcodes)
    _replace(rtl / _PACKAGE, "    OPCODE_OP       = 7'h33,", f"{declared}    OPCODE_OP       = 7'h33,")
    listed = ", ".join(f"OPCODE_CUSTOM_{_OPCODES[each]}" for each in opcodes)
    legal = [
        f"      {listed}: begin",
        "        rf_ren_a_o = 1'b1; rf_ren_b_o = 1'b1; rf_we = 1'b1;",
        "        unique casez (instr)",
        *(f"          32'b{word}: illegal_insn = 1'b0;" for word in words),
        "          default: illegal_insn = 1'b1;",
        "        endcase",
        "      end",
    ]
    operators = [
        f"      {listed}: begin",
        "        alu_op_a_mux_sel_o = OP_A_REG_A; alu_op_b_mux_sel_o = OP_B_REG_B;",
        "        unique casez (instr_alu)",
        *(f"          32'b{word}: alu_operator_o = {name};" for name, word in zip(names, words, strict=True)),
        "          default: ;",
        "        endcase",
        "      end",
    ]
    text = (rtl / _DECODER).read_text()
    parts = text.split(_CASE)
    if len(parts) != 3:
        raise _other(_DECODER)
    first, second, third = parts
    both = ("\n".join([*each, ""]) + _CASE for each in (legal, operators))
    (rtl / _DECODER).write_text(first + next(both) + second + next(both) + third)
    _to_alu(rtl / _ALU, names, words)


def _to_alu(file: Path, names: Sequence[str], words: Sequence[str]) -> None:
    unit = [
        "  logic [31:0] custom_insn, custom_rd;",
        "  logic custom_hit;",
        "  always_comb begin",
        "    custom_insn = '0;",
        "    unique case (operator_i)",
        *(
            f"      {name}: custom_insn = 32'b{word.replace('?', '0')};"
            for name, word in zip(names, words, strict=True)
        ),
        "      default: ;",
        "    endcase",
        "  end",
        "  custom_unit u_custom (.insn(custom_insn), .rs1(operand_a_i), .rs2(operand_b_i), .hit(custom_hit),",
        "    .rd(custom_rd));",
        "",
        "",
    ]
    result = "      ALU_AND,  ALU_ANDN: result_o = bwlogic_result;"
    _replace(file, result, f"{result}\n      {', '.join(names)}: result_o = custom_rd;")
    text, mark = file.read_text(), "    result_o   = '0;"
    if text.count(mark) != 1:
        raise _other(file.name)
    at = text.rindex("  always_comb begin", 0, text.index(mark))
    file.write_text(text[:at] + "\n".join(unit) + text[at:])


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    if text.count(old) != 1:
        raise _other(file.name)
    file.write_text(text.replace(old, new))


def _other(file: str) -> Stopped:
    return Stopped(f"{file}: not the version of Ibex that a unit is added to")
