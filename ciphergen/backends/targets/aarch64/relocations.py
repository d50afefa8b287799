"""Relocations of AArch64. It has no ELF flags. LLVM's linker puts in distances by *or*.

What linkers put between a call and a far place writes IP0 and IP1 (AAPCS64 2023Q3, 6.1.1)."""

from __future__ import annotations

from ciphergen.backends.machine.linking import Fill, Linking, Relocation

_CONDITIONAL = ("01010100 imm[20:2] o0:1 condition:4", "sf:1 011010 op:1 imm[20:2] Rt")
_TEST_BIT = ("b5:1 011011 op:1 b40:5 imm[15:2] Rt",)

LINKING = Linking(
    relocations={
        0: Relocation("R_AARCH64_NONE", Fill.NOTHING),
        256: Relocation("R_AARCH64_NONE", Fill.NOTHING),
        279: Relocation("R_AARCH64_TSTBR14", Fill.DISTANCE, _TEST_BIT, empty=True),
        280: Relocation("R_AARCH64_CONDBR19", Fill.DISTANCE, _CONDITIONAL, empty=True),
        282: Relocation("R_AARCH64_JUMP26", Fill.DISTANCE, ("000101 imm[27:2]",), far=True, empty=True),
        283: Relocation("R_AARCH64_CALL26", Fill.DISTANCE, ("100101 imm[27:2]",), far=True, empty=True),
    },
    widths={0: 0, 256: 0, 259: 2, 262: 2, 257: 8, 260: 8},  # NONE, ABS16, PREL16, ABS64, PREL64
    veneers=(16, 17),
    source="ELF for the Arm 64-bit Architecture 2023Q3, 5.7",
)
