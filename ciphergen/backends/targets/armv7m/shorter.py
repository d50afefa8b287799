"""Armv7-M: which rows of two bytes do what rows of four do, on low registers and small numbers, flags apart.

Read by the generator only. A form that works in place is for rows whose result replaces an operand.
"""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.backends.machine.rule import Shorter


def _alike(row: str, *fields: str) -> Shorter:
    """Return a shorter row with the same fields."""
    return Shorter(row, {field: field for field in fields})


def _in_place(row: str, operand: str, kept: str, name: str) -> Shorter:
    """Return a shorter row whose result replaces the operand `kept`. operand: the other one; name: its field there."""
    return Shorter(row, {"Rdn": "Rd", name: operand}, ("Rd", kept))


def _sum(row: str) -> tuple[Shorter, ...]:
    return _alike(f"{row}_3", "Rd", "Rn", "imm"), _in_place(f"{row}_8", "imm", "Rn", "imm")


SHORTER: Mapping[str, tuple[Shorter, ...]] = {
    **{
        name: (_in_place(f"{name}s_n", "Rm", "Rn", "Rm"), _in_place(f"{name}s_n", "Rn", "Rm", "Rm"))
        for name in ("and", "eor", "orr")
    },
    "bic": (_in_place("bics_n", "Rm", "Rn", "Rm"),),
    "mvn": (_alike("mvns_n", "Rd", "Rm"),),
    **{name: (_alike(f"{name}s_n", "Rd", "Rn", "Rm"),) for name in ("add", "sub")},
    **{f"{name}{form}": _sum(f"{name}s") for name in ("add", "sub") for form in ("_imm", "w")},
    **{name: (Shorter(f"{name}s_n", {"Rd": "Rd", "Rm": "Rm", "imm": "shift"}),) for name in ("lsl", "lsr", "asr")},
    "mov_imm": (_alike("movs_n", "Rd", "imm"),),
    "cmp": (_alike("cmp_n", "Rn", "Rm"),),
    "cmp_imm": (_alike("cmp_8", "Rn", "imm"),),
    **{f"{name}{size}": (_alike(f"{name}{size}_n", "Rt", "Rn", "imm"),) for name in ("ldr", "str") for size in "bh"},
    **{
        name: (_alike(f"{name}_n", "Rt", "Rn", "imm"), Shorter(f"{name}_sp", {"Rt": "Rt", "SP": "Rn", "imm": "imm"}))
        for name in ("ldr", "str")
    },
    "add_sp": (_alike("add_sp_n", "SP", "imm"),),
    "sub_sp": (_alike("sub_sp_n", "SP", "imm"),),
}
