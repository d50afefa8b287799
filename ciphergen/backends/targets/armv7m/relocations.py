"""Relocations and ELF flags of 32-bit Arm. The distance that a relocation adds to stands in the field itself (REL).

Flags that change nothing: version 5 of the ABI, and where floating-point numbers are passed, since no row writes such a
register and all that is passed is pointers and integers. What linkers put between a call and a far place writes r12
(AAPCS32, 6.1.1.1).
"""

from __future__ import annotations

from ciphergen.backends.machine.linking import Fill, Linking, Relocation

LINKING = Linking(
    relocations={
        0: Relocation("R_ARM_NONE", Fill.NOTHING),
        10: Relocation("R_ARM_THM_CALL", Fill.DISTANCE, ("11110 imm[22] imm[21:12] 11 1 1 1 imm[11:1]",), far=True),
        30: Relocation("R_ARM_THM_JUMP24", Fill.DISTANCE, ("11110 imm[22] imm[21:12] 10 1 1 1 imm[11:1]",), far=True),
    },
    widths={0: 0},
    in_place=True,
    ahead=4,
    veneers=(12,),
    harmless_flags=0x05000000 | 0x200 | 0x400,
    source="ELF for the Arm Architecture 2023Q3, 5.6",
)
