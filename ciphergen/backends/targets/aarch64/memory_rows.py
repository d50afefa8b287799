"""AArch64: loads and stores of one register or two, general or vector.

`ldr_x` is at a distance from Rn in steps of what it loads, `ldur_x` at a short one, below 0, too, or between steps;
`ldr_x_lsl` and `ldr_x_lsl_s` are at Rn + Rm, of which the second multiplies Rm by the size of what it loads, `uxtw` and
`sxtw` extend the lower half of Rm; `_pre` and `_post` leave in Rn where they end, the first before it is the address;
`_code` is at a distance from the instruction. Timing: as in `rows`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.row import Operand, Row, Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import (
    SCALAR,
    SIGNED,
    SIMD,
    TARGET,
    UNSIGNED,
    X_OR_SP,
    B,
    D,
    H,
    Q,
    S,
    W,
    X,
    row,
)
from ciphergen.dsl.term import Term, extract, sext, zext

_FIXED = Timing.DATA_INDEPENDENT


class _Access(NamedTuple):
    """A load or store of one register. bits: `size`, `V` and `opc`; size: in bytes; signed: whether its highest bit
    fills the register."""

    mnemonic: str
    view: str
    register: Operand
    bits: str
    size: int
    signed: bool = False

    @property
    def loads(self) -> bool:
        return self.mnemonic.startswith("ld")

    @property
    def parts(self) -> tuple[str, str, str]:
        """Return `size`, `V` and `opc`."""
        size, v, opc = self.bits.split()
        return size, v, opc

    def move(self, m: Machine, address: Term) -> None:
        """Load or store at an address."""
        if not self.loads:
            m.store(address, extract(m.read("Rt"), 8 * self.size - 1, 0))
            return
        wider = sext if self.signed else zext
        m.write("Rt", wider(m.load(address, self.size), self.register.bits))

    def row(self, suffix: str, encoding: str, at: str, operands: dict[str, Operand], meaning: Semantics) -> Row:
        """Return a row of the access. at: its address, as it is written; operands: besides Rt."""
        vector = self.register.file == "v"
        loads = costs.LOAD_VECTOR if vector else costs.LOAD
        cost = loads if self.loads else costs.STORE_VECTOR if vector else costs.STORE
        return row(f"{self.mnemonic}_{self.view}{suffix}", encoding, f"{self.mnemonic} {{Rt}}, {at}",
                   {"Rt": self.register, **operands}, meaning, _FIXED, cost, SIMD if vector else SCALAR)  # fmt: skip


_SIGNED_LOADS = (
    _Access("ldrsb", "x", X, "00 0 10", 1, True),
    _Access("ldrsb", "w", W, "00 0 11", 1, True),
    _Access("ldrsh", "x", X, "01 0 10", 2, True),
    _Access("ldrsh", "w", W, "01 0 11", 2, True),
    _Access("ldrsw", "x", X, "10 0 10", 4, True),
)
_ACCESSES = (
    *(
        _Access(f"{name}{suffix}", view, register, f"{size} {v} {opc}{load}", count)
        for suffix, view, register, size, v, opc, count in (
            ("", "x", X, "11", "0", "0", 8),
            ("", "w", W, "10", "0", "0", 4),
            ("h", "w", W, "01", "0", "0", 2),
            ("b", "w", W, "00", "0", "0", 1),
            ("", "q", Q, "00", "1", "1", 16),
            ("", "d", D, "11", "1", "0", 8),
            ("", "s", S, "10", "1", "0", 4),
            ("", "h", H, "01", "1", "0", 2),
            ("", "b", B, "00", "1", "0", 1),
        )
        for name, load in (("ldr", 1), ("str", 0))
    ),
    *_SIGNED_LOADS,
)
_INDICES: tuple[tuple[str, str, Operand, Callable[[Term, int], Term]], ...] = (
    ("lsl", "011", X, zext),
    ("uxtw", "010", W, zext),
    ("sxtw", "110", W, sext),
)


def _at_sum(access: _Access, wider: Callable[[Term, int], Term], left: int) -> Semantics:
    def meaning(m: Machine) -> None:
        distance = wider(m.read("Rm"), 64) << left
        access.move(m, m.read("Rn") + distance)

    return meaning


def _at_register() -> Iterator[Row]:
    for access in _ACCESSES:
        size, v, opc = access.parts
        for kind, option, index, wider in _INDICES:
            for scaled in (False, True):
                left = access.size.bit_length() - 1 if scaled else 0
                suffix, shown = f"_{kind}{'_s' * scaled}", "" if kind == "lsl" and not scaled else f", {kind}"
                yield access.row(suffix, f"{size} 111 {v} 00 {opc} 1 Rm {option} {scaled:d} 10 Rn Rt",
                                 f"[{{Rn}}, {{Rm}}{shown}{f' #{left}' * scaled}]", {"Rn": X_OR_SP, "Rm": index},
                                 _at_sum(access, wider, left))  # fmt: skip


def _moving_on(access: _Access, before: bool) -> Semantics:
    """Return the meaning with write-back. before: whether the address is where Rn ends, which is then what Rn holds
    while memory is written: a stack pointer is above nothing that is in use."""

    def meaning(m: Machine) -> None:
        base = m.read("Rn")
        end = base + m.value("imm")
        if before:
            m.write("Rn", end)
        access.move(m, end if before else base)
        if not before:
            m.write("Rn", end)

    return meaning


def _with_write_back() -> Iterator[Row]:
    for access in _ACCESSES:
        size, v, opc = access.parts
        other = replace(access.register, unlike="Rn") if access.register.file == "x" else access.register
        for suffix, code, at in (("_pre", "11", "[{Rn}, #{imm}]!"), ("_post", "01", "[{Rn}], #{imm}")):
            yield access.row(suffix, f"{size} 111 {v} 00 {opc} 0 imm:9 {code} Rn Rt", at,
                             {"Rt": other, "Rn": X_OR_SP, "imm": SIGNED}, _moving_on(access, code == "11"))  # fmt: skip


def _at_distance(access: _Access) -> Semantics:
    return lambda m: access.move(m, m.read("Rn") + m.value("imm"))


def _at_a_distance() -> Iterator[Row]:
    for access in _ACCESSES:
        size, v, opc = access.parts
        step = access.size.bit_length() - 1
        near = access._replace(mnemonic=f"{access.mnemonic[:2]}u{access.mnemonic[2:]}")
        yield access.row("", f"{size} 111 {v} 01 {opc} imm[{11 + step}:{step}] Rn Rt", "[{Rn}, #{imm}]",
                         {"Rn": X_OR_SP, "imm": UNSIGNED}, _at_distance(access))  # fmt: skip
        yield near.row("", f"{size} 111 {v} 00 {opc} 0 imm:9 00 Rn Rt", "[{Rn}, #{imm}]",
                       {"Rn": X_OR_SP, "imm": SIGNED}, _at_distance(near))  # fmt: skip


def _in_code() -> Iterator[Row]:
    for view, register, opc, v, size in (
        ("w", W, "00", "0", 4),
        ("x", X, "01", "0", 8),
        ("s", S, "00", "1", 4),
        ("d", D, "01", "1", 8),
        ("q", Q, "10", "1", 16),
    ):
        access = _Access("ldr", view, register, "", size)
        yield access.row("_code", f"{opc} 011 {v} 00 imm[20:2] Rt", "{imm}", {"imm": TARGET}, _from_code(access))
    words = _SIGNED_LOADS[-1]
    yield words.row("_code", "10 011 0 00 imm[20:2] Rt", "{imm}", {"imm": TARGET}, _from_code(words))


def _from_code(access: _Access) -> Semantics:
    return lambda m: access.move(m, m.pc() + m.value("imm"))


def _pair(size: int, loads: bool, kind: str, signed: bool) -> Semantics:
    """Return the meaning of LDP and STP. kind: nothing at a distance, or `_pre`, or `_post`, as for one register."""

    def meaning(m: Machine) -> None:
        base = m.read("Rn")
        end = base + m.value("imm")
        address = base if kind == "_post" else end
        if kind == "_pre":
            m.write("Rn", end)
        if loads:
            values = [m.load(address, size), m.load(address + size, size)]
            for name, value in zip(("Rt", "Rt2"), values, strict=True):
                m.write(name, sext(value, 64) if signed else value)
        else:
            m.store(address, m.read("Rt"))
            m.store(address + size, m.read("Rt2"))
        if kind == "_post":
            m.write("Rn", end)

    return meaning


def _pairs() -> Iterator[Row]:
    for view, register, opc, v, size in (
        ("x", X, "10", "0", 8),
        ("w", W, "00", "0", 4),
        ("sw", X, "01", "0", 4),
        ("q", Q, "10", "1", 16),
        ("d", D, "01", "1", 8),
        ("s", S, "00", "1", 4),
    ):
        vector, signed = v == "1", view == "sw"
        load = costs.LOAD_VECTOR_PAIR if vector else costs.LOAD_PAIR
        store = costs.STORE_VECTOR_PAIR if vector else costs.STORE_PAIR
        for kind, code, at in (
            ("", "010", "[{Rn}, #{imm}]"),
            ("_pre", "011", "[{Rn}, #{imm}]!"),
            ("_post", "001", "[{Rn}], #{imm}"),
        ):
            moved = "Rn" if kind and not vector else ""
            step = size.bit_length() - 1
            for name, loads, cost in (("ldp", True, load), ("stp", False, store)):
                if signed and not loads:
                    continue
                operands = {"Rt": replace(register, unlike=moved), "Rn": X_OR_SP, "imm": SIGNED,
                            "Rt2": replace(register, unlike=f"{'Rt' * loads} {moved}".strip())}  # fmt: skip
                shown = f"{name}sw" if signed else name
                yield row(f"{name}_{view}{kind}", f"{opc} 101 {v} {code} {loads:d} imm[{6 + step}:{step}] Rt2 Rn Rt",
                          f"{shown} {{Rt}}, {{Rt2}}, {at}", operands,
                          _pair(size, loads, kind, signed), _FIXED, cost, SIMD if vector else SCALAR)  # fmt: skip


MEMORY_ROWS = (*_at_a_distance(), *_at_register(), *_with_write_back(), *_in_code(), *_pairs())
