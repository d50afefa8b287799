"""Relocations and ELF flags of RISC-V.

Flags that change nothing: that other code of the object may be compressed (RVC), since no row is, and the calling
conventions that pass floating-point numbers in registers, since they are ILP32 for pointers and integers and no row
writes such a register.
"""

from __future__ import annotations

from ciphergen.backends.machine.linking import Fill, Linking, Relocation

_CALL = ("imm[31:12] rd 0010111", "imm[11:0] rs1 000 rd 1100111")

LINKING = Linking(
    relocations={
        0: Relocation("R_RISCV_NONE", Fill.NOTHING),
        16: Relocation("R_RISCV_BRANCH", Fill.DISTANCE, ("imm[12|10:5] rs2 rs1 condition:3 imm[4:1|11] 1100011",)),
        17: Relocation("R_RISCV_JAL", Fill.DISTANCE, ("imm[20|10:1|11|19:12] rd 1101111",), far=True),
        18: Relocation("R_RISCV_CALL", Fill.PAIR, _CALL, far=True),
        19: Relocation("R_RISCV_CALL_PLT", Fill.PAIR, _CALL, far=True),
        43: Relocation("R_RISCV_ALIGN", Fill.SHORTENS),
        51: Relocation("R_RISCV_RELAX", Fill.SHORTENS),
    },
    widths={
        **dict.fromkeys((0, 43, 51), 0),  # NONE, ALIGN, RELAX
        **dict.fromkeys((33, 37, 52, 53, 54, 60, 61), 1),  # ADD8, SUB8, SUB6, SET6, SET8, SET_ULEB128, SUB_ULEB128
        **dict.fromkeys((34, 38, 44, 45, 46, 55), 2),  # ADD16, SUB16, RVC_BRANCH, RVC_JUMP, RVC_LUI, SET16
        **dict.fromkeys((2, 7, 9, 11, 18, 19, 36, 40), 8),  # 64, three of TLS, CALL, CALL_PLT, ADD64, SUB64
    },
    harmless_flags=0x1 | 0x6,
    flags={0x8: "RV32E, which has 16 registers and a calling convention of its own", 0x10: "total store ordering"},
    source="RISC-V ELF psABI 1.0, chapter 8",
)
