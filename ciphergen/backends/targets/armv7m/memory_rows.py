"""Armv7-M: loads and stores, at a fixed distance from an address, and loads at an index.

Words and halves may lie at any address: LDR, STR, LDRH and STRH allow it on Armv7-M unless the program sets the trap
bit CCR.UNALIGN_TRP, which is 0 after reset. LDM, STM, LDRD and STRD do not, so they are left out.

Timing: an access takes the time that its address and the memory take, whatever is loaded or stored. A misaligned one is
made of two or three, by its address, which the prover shows to be public.
"""

from __future__ import annotations

from collections.abc import Iterator

from ciphergen.backends.machine.effects import Semantics
from ciphergen.backends.machine.row import Row, Timing
from ciphergen.backends.targets.armv7m import costs
from ciphergen.backends.targets.armv7m.operands import LOW, POSITIVE, R_OR_SP, SP, UNSIGNED, R, register, row
from ciphergen.dsl.term import extract, sext, zext

_FIXED = Timing.DATA_INDEPENDENT
# Suffix, bytes, the bits of the size, those of the 16-bit form, and the steps of its distances.
_SIZES = (("", 4, "10", "01100", "imm[6:2]"), ("b", 1, "00", "01110", "imm[4:0]"), ("h", 2, "01", "10000", "imm[5:1]"))


def _load(size: int, sign: int = 1) -> Semantics:
    return lambda m: m.write("Rt", zext(m.load(m.read("Rn") + sign * m.value("imm"), size), 32))


def _store(size: int, sign: int = 1) -> Semantics:
    return lambda m: m.store(m.read("Rn") + sign * m.value("imm"), extract(m.read("Rt"), 8 * size - 1, 0))


def _accesses() -> Iterator[Row]:
    for suffix, size, bits, short, steps in _SIZES:
        title, wide = f"{suffix.upper()} (immediate)", {"Rt": R, "Rn": R_OR_SP, "imm": UNSIGNED}
        low = {"Rt": LOW, "Rn": LOW, "imm": UNSIGNED}
        for name, is_load, meaning, cost in (("ldr", 1, _load, costs.LOAD), ("str", 0, _store, costs.STORE)):
            full = name.upper() + title
            yield row(f"{name}{suffix}", f"11111 00 0 1 {bits} {is_load} Rn:4 Rt:4 imm:12",
                      f"{name}{suffix}.w {{Rt}}, [{{Rn}}, #{{imm}}]", wide,
                      meaning(size), _FIXED, full, cost)  # fmt: skip
            yield row(f"{name}{suffix}_back", f"11111 00 0 0 {bits} {is_load} Rn:4 Rt:4 1 100 imm:8",
                      f"{name}{suffix} {{Rt}}, [{{Rn}}, #-{{imm}}]", {**wide, "imm": POSITIVE},
                      meaning(size, -1), _FIXED, full, cost)  # fmt: skip
            first = f"{short[:4]}{is_load}"
            yield row(f"{name}{suffix}_n", f"{first} {steps} Rn:3 Rt:3", f"{name}{suffix}.n {{Rt}}, [{{Rn}}, #{{imm}}]",
                      low, meaning(size), _FIXED, full, cost)  # fmt: skip


def _signed_load(sign: int = 1) -> Semantics:
    return lambda m: m.write("Rt", sext(m.load(m.read("Rn") + sign * m.value("imm"), 1), 32))


_SIGNED = (
    row("ldrsb", "11111 00 1 1 00 1 Rn:4 Rt:4 imm:12", "ldrsb.w {Rt}, [{Rn}, #{imm}]",
        {"Rt": R, "Rn": R_OR_SP, "imm": UNSIGNED},
        _signed_load(), _FIXED, "LDRSB (immediate)", costs.LOAD),
    row("ldrsb_back", "11111 00 1 0 00 1 Rn:4 Rt:4 1 100 imm:8", "ldrsb {Rt}, [{Rn}, #-{imm}]",
        {"Rt": R, "Rn": R_OR_SP, "imm": POSITIVE},
        _signed_load(-1), _FIXED, "LDRSB (immediate)", costs.LOAD),
)  # fmt: skip


def _load_entry(size: int) -> Semantics:
    return lambda m: m.write("Rt", zext(m.load(m.read("Rn") + (m.read("Rm") << m.value("shift")), size), 32))


_INDEXED = tuple(
    row(f"ldr{suffix}_lsl", f"11111 00 0 0 {bits} 1 Rn:4 Rt:4 000000 shift:2 Rm:4",
        f"ldr{suffix}.w {{Rt}}, [{{Rn}}, {{Rm}}, lsl #{{shift}}]",
        {"Rt": R, "Rn": R_OR_SP, "Rm": R, "shift": UNSIGNED},
        _load_entry(size), _FIXED, f"LDR{suffix.upper()} (register)", costs.LOAD)
    for suffix, size, bits, *_ in _SIZES
)  # fmt: skip

_STACK = {"Rt": LOW, "SP": register(SP), "imm": UNSIGNED}
_ON_STACK = (
    row("ldr_sp", "10011 Rt:3 imm[9:2]", "ldr.n {Rt}, [sp, #{imm}]", _STACK,
        lambda m: m.write("Rt", m.load(m.read("SP") + m.value("imm"), 4)), _FIXED, "LDR (immediate)", costs.LOAD),
    row("str_sp", "10010 Rt:3 imm[9:2]", "str.n {Rt}, [sp, #{imm}]", _STACK,
        lambda m: m.store(m.read("SP") + m.value("imm"), m.read("Rt")), _FIXED, "STR (immediate)", costs.STORE),
)  # fmt: skip

MEMORY_ROWS = (*_accesses(), *_SIGNED, *_INDEXED, *_ON_STACK)
