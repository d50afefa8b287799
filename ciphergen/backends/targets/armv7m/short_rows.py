"""Armv7-M: instructions of 16 bits that compute. Most work on r0 to r7 and set flags; MOV does not, on any register.

Where ADD or SUB has a constant of 3 bits and one register for both, assemblers write the form with 8 bits, so that this
one is left out. Logical operations leave C and V as they are, shifts leave V, and put the last bit that they shift out
into C.

Timing: as in `compute_rows`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.row import Row, Timing
from ciphergen.backends.targets.arm.flags import FLAGS, difference_flags, sign_and_zero, sum_flags
from ciphergen.backends.targets.armv7m.operands import (
    LOW,
    POSITIVE,
    SP,
    UNSIGNED,
    R,
    register,
    row,
)
from ciphergen.dsl.term import Term, ashr, const, extract

_FIXED = Timing.DATA_INDEPENDENT
_NZ = {name: FLAGS[name] for name in "NZ"}
_NZC = {name: FLAGS[name] for name in "NZC"}
_Binary = Callable[[Term, Term], Term]
_Flags = Callable[[Machine, Term, Term], None]

# Mnemonic, bits, meaning.
_LOGIC: tuple[tuple[str, str, _Binary], ...] = (
    ("ands", "0000", lambda a, b: a & b),
    ("eors", "0001", lambda a, b: a ^ b),
    ("orrs", "1100", lambda a, b: a | b),
    ("bics", "1110", lambda a, b: a & ~b),
)
# Mnemonic, the bit that tells them apart, meaning, flags.
_SUMS: tuple[tuple[str, str, _Binary, _Flags], ...] = (
    ("adds", "0", lambda a, b: a + b, sum_flags),
    ("subs", "1", lambda a, b: a - b, difference_flags),
)


def _set(m: Machine, name: str, result: Term) -> None:
    m.write(name, result)
    sign_and_zero(m, result)


def _in_place(f: _Binary) -> Semantics:
    return lambda m: _set(m, "Rdn", f(m.read("Rdn"), m.read("Rm")))


def _logic() -> Iterator[Row]:
    for name, bits, f in _LOGIC:
        yield row(f"{name}_n", f"010000 {bits} Rm:3 Rdn:3", f"{name}.n {{Rdn}}, {{Rm}}",
                  {"Rdn": LOW, "Rm": LOW, **_NZ}, _in_place(f),
                  _FIXED, f"{name[:-1].upper()} (register)")  # fmt: skip
    yield row("mvns_n", "010000 1111 Rm:3 Rd:3", "mvns.n {Rd}, {Rm}", {"Rd": LOW, "Rm": LOW, **_NZ},
              lambda m: _set(m, "Rd", ~m.read("Rm")), _FIXED, "MVN (register)")  # fmt: skip


def _sum(f: _Binary, flags: _Flags, into: str, first: str, second: Callable[[Machine], Term]) -> Semantics:
    def meaning(m: Machine) -> None:
        a, b = m.read(first), second(m)
        m.write(into, f(a, b))
        flags(m, a, b)

    return meaning


def _imm(m: Machine) -> Term:
    return const(m.value("imm"), 32)


def _sums() -> Iterator[Row]:
    for name, bit, f, flags in _SUMS:
        title = name[:-1].upper()
        yield row(f"{name}_n", f"00011 0 {bit} Rm:3 Rn:3 Rd:3", f"{name}.n {{Rd}}, {{Rn}}, {{Rm}}",
                  {"Rd": LOW, "Rn": LOW, "Rm": LOW, **FLAGS}, _sum(f, flags, "Rd", "Rn", lambda m: m.read("Rm")),
                  _FIXED, f"{title} (register)")  # fmt: skip
        yield row(f"{name}_3", f"00011 1 {bit} imm:3 Rn:3 Rd:3", f"{name}.n {{Rd}}, {{Rn}}, #{{imm}}",
                  {"Rd": replace(LOW, unlike="Rn"), "Rn": LOW, "imm": UNSIGNED, **FLAGS},
                  _sum(f, flags, "Rd", "Rn", _imm), _FIXED, f"{title} (immediate)")  # fmt: skip
        yield row(f"{name}_8", f"0011{bit} Rdn:3 imm:8", f"{name}.n {{Rdn}}, #{{imm}}",
                  {"Rdn": LOW, "imm": UNSIGNED, **FLAGS}, _sum(f, flags, "Rdn", "Rdn", _imm),
                  _FIXED, f"{title} (immediate)")  # fmt: skip


def _shift(name: str) -> Semantics:
    def meaning(m: Machine) -> None:
        a, n = m.read("Rm"), m.value("imm")
        _set(m, "Rd", {"lsls": lambda: a << n, "lsrs": lambda: a >> n, "asrs": lambda: ashr(a, const(n, 32))}[name]())
        out = 32 - n if name == "lsls" else n - 1
        m.write("C", extract(a, out, out))

    return meaning


def _shifts() -> Iterator[Row]:
    for name, bits in (("lsls", "00"), ("lsrs", "01"), ("asrs", "10")):
        yield row(f"{name}_n", f"000{bits} imm:5 Rm:3 Rd:3", f"{name}.n {{Rd}}, {{Rm}}, #{{imm}}",
                  {"Rd": LOW, "Rm": LOW, "imm": POSITIVE, **_NZC}, _shift(name),
                  _FIXED, f"{name[:-1].upper()} (immediate)")  # fmt: skip


def _sp(f: _Binary) -> Semantics:
    return lambda m: m.write("SP", f(m.read("SP"), const(m.value("imm"), 32)))


_OTHERS = (
    row("movs_n", "00100 Rd:3 imm:8", "movs.n {Rd}, #{imm}", {"Rd": LOW, "imm": UNSIGNED, **_NZ},
        lambda m: _set(m, "Rd", _imm(m)), _FIXED, "MOV (immediate)"),
    row("mov_n", "01000110 Rd[3] Rm:4 Rd[2:0]", "mov.n {Rd}, {Rm}", {"Rd": R, "Rm": R},
        lambda m: m.write("Rd", m.read("Rm")), _FIXED, "MOV (register)"),
    row("add_pc", "01000100 Rdn[3] 1111 Rdn[2:0]", "add.n {Rdn}, pc", {"Rdn": R},
        lambda m: m.write("Rdn", m.read("Rdn") + m.pc() + 4), _FIXED, "ADD (register)"),
    row("cmp_n", "010000 1010 Rm:3 Rn:3", "cmp.n {Rn}, {Rm}", {"Rn": LOW, "Rm": LOW, **FLAGS},
        lambda m: difference_flags(m, m.read("Rn"), m.read("Rm")), _FIXED, "CMP (register)"),
    row("cmp_8", "00101 Rn:3 imm:8", "cmp.n {Rn}, #{imm}", {"Rn": LOW, "imm": UNSIGNED, **FLAGS},
        lambda m: difference_flags(m, m.read("Rn"), _imm(m)), _FIXED, "CMP (immediate)"),
    row("add_sp_n", "10110000 0 imm[8:2]", "add.n sp, sp, #{imm}", {"SP": register(SP), "imm": UNSIGNED},
        _sp(lambda a, b: a + b), _FIXED, "ADD (SP plus immediate)"),
    row("sub_sp_n", "10110000 1 imm[8:2]", "sub.n sp, sp, #{imm}", {"SP": register(SP), "imm": UNSIGNED},
        _sp(lambda a, b: a - b), _FIXED, "SUB (SP minus immediate)"),
)  # fmt: skip

SHORT_ROWS = (*_logic(), *_sums(), *_shifts(), *_OTHERS)
