"""AArch64: loads and stores of one register or two, general or vector, at a fixed distance from an address, and loads
from tables of as many bytes an entry as are loaded, at an index.

Timing: as in `rows`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.row import Cost, Operand, Row, Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import (
    SCALAR,
    SIGNED,
    SIMD,
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
from ciphergen.dsl.term import extract, zext

_FIXED = Timing.DATA_INDEPENDENT
_AT = "{Rt}, [{Rn}, #{imm}]"
_PAIR_AT = "{Rt}, {Rt2}, [{Rn}, #{imm}]"

_Costs = Mapping[str, Cost]


def _load(size: int, bits: int) -> Semantics:
    """Return the meaning of a load of `size` bytes, zero-extended."""
    return lambda m: m.write("Rt", zext(m.load(m.read("Rn") + m.value("imm"), size), bits))


def _store(size: int) -> Semantics:
    """Return the meaning of a store of the lowest `size` bytes."""
    return lambda m: m.store(m.read("Rn") + m.value("imm"), extract(m.read("Rt"), 8 * size - 1, 0))


def _load_pair(size: int) -> Semantics:
    def meaning(m: Machine) -> None:
        address = m.read("Rn") + m.value("imm")
        first, second = m.load(address, size), m.load(address + size, size)
        m.write("Rt", first)
        m.write("Rt2", second)

    return meaning


def _store_pair(size: int) -> Semantics:
    def meaning(m: Machine) -> None:
        address = m.read("Rn") + m.value("imm")
        m.store(address, m.read("Rt"))
        m.store(address + size, m.read("Rt2"))

    return meaning


def _one(
    name: str, bits: str, register: Operand, timing: Timing, load: _Costs, store: _Costs, source: str
) -> list[Row]:
    """Return the rows of LDR and STR, and of LDUR and STUR for distances below 0 or between steps. name: what is
    printed behind `ld` and `st`, and behind `_` the register; bits: `size`, `V` and the upper bit of `opc`, which says
    together with `size` how many bytes are moved."""
    mnemonic = name.partition("_")[0]
    size_bits, v, opc = bits.split()
    step = int(opc + size_bits, 2)
    size, field = 1 << step, f"imm[{11 + step}:{step}]"
    operands = {"Rt": register, "Rn": X_OR_SP, "imm": UNSIGNED}
    near = {**operands, "imm": SIGNED}
    return [
        row(f"ld{name}", f"{size_bits} 111 {v} 01 {opc}1 {field} Rn Rt", f"ld{mnemonic} {_AT}", operands,
            _load(size, register.bits), timing, load, source),
        row(f"st{name}", f"{size_bits} 111 {v} 01 {opc}0 {field} Rn Rt", f"st{mnemonic} {_AT}", operands,
            _store(size), timing, store, source),
        row(f"ldu{name}", f"{size_bits} 111 {v} 00 {opc}1 0 imm:9 00 Rn Rt", f"ldu{mnemonic} {_AT}", near,
            _load(size, register.bits), timing, load, source),
        row(f"stu{name}", f"{size_bits} 111 {v} 00 {opc}0 0 imm:9 00 Rn Rt", f"stu{mnemonic} {_AT}", near,
            _store(size), timing, store, source),
    ]  # fmt: skip


def _pair(
    name: str, bits: str, register: Operand, timing: Timing, load: _Costs, store: _Costs, source: str
) -> list[Row]:
    """Return the rows of LDP and STP. bits: `opc` and `V`."""
    opc, v = bits.split()
    size = register.bits // 8
    step = size.bit_length() - 1
    field = f"imm[{6 + step}:{step}]"
    operands = {"Rt": register, "Rt2": register, "Rn": X_OR_SP, "imm": SIGNED}
    different = {**operands, "Rt2": replace(register, unlike="Rt")}
    return [
        row(f"ldp_{name}", f"{opc} 101 {v} 010 1 {field} Rt2 Rn Rt", f"ldp {_PAIR_AT}", different,
            _load_pair(size), timing, load, source),
        row(f"stp_{name}", f"{opc} 101 {v} 010 0 {field} Rt2 Rn Rt", f"stp {_PAIR_AT}", operands,
            _store_pair(size), timing, store, source),
    ]  # fmt: skip


def _load_entry(scale: int) -> Semantics:
    """Return the meaning of a load of 2**scale bytes at an index of 32 bits, zero-extended."""

    def meaning(m: Machine) -> None:
        distance = zext(m.read("Rm"), 64) << scale
        m.write("Rt", zext(m.load(m.read("Rn") + distance, 1 << scale), 32))

    return meaning


def _indexed(suffix: str, scale: int) -> Row:
    """Return the row of a load from a table of entries of 2**scale bytes."""
    extended = f"uxtw #{scale}" if scale else "uxtw"
    return row(f"ldr{suffix}_w_uxtw", f"{scale:02b} 111 0 00 01 1 Rm 010 {scale > 0:d} 10 Rn Rt",
               f"ldr{suffix} {{Rt}}, [{{Rn}}, {{Rm}}, {extended}]", {"Rt": W, "Rn": X_OR_SP, "Rm": W},
               _load_entry(scale), _FIXED, costs.LOAD, SCALAR)  # fmt: skip


MEMORY_ROWS = (
    *(_indexed(suffix, scale) for scale, suffix in enumerate(("b", "h", ""))),
    *_one("r_x", "11 0 0", X, _FIXED, costs.LOAD, costs.STORE, SCALAR),
    *_one("r_w", "10 0 0", W, _FIXED, costs.LOAD, costs.STORE, SCALAR),
    *_one("rh_w", "01 0 0", W, _FIXED, costs.LOAD, costs.STORE, SCALAR),
    *_one("rb_w", "00 0 0", W, _FIXED, costs.LOAD, costs.STORE, SCALAR),
    *_one("r_q", "00 1 1", Q, _FIXED, costs.LOAD_VECTOR, costs.STORE_VECTOR, SIMD),
    *_one("r_d", "11 1 0", D, _FIXED, costs.LOAD_VECTOR, costs.STORE_VECTOR, SIMD),
    *_one("r_s", "10 1 0", S, _FIXED, costs.LOAD_VECTOR, costs.STORE_VECTOR, SIMD),
    *_one("r_h", "01 1 0", H, _FIXED, costs.LOAD_VECTOR, costs.STORE_VECTOR, SIMD),
    *_one("r_b", "00 1 0", B, _FIXED, costs.LOAD_VECTOR, costs.STORE_VECTOR, SIMD),
    *_pair("x", "10 0", X, _FIXED, costs.LOAD_PAIR, costs.STORE_PAIR, SCALAR),
    *_pair("w", "00 0", W, _FIXED, costs.LOAD_PAIR, costs.STORE_PAIR, SCALAR),
    *_pair("q", "10 1", Q, _FIXED, costs.LOAD_VECTOR_PAIR, costs.STORE_VECTOR_PAIR, SIMD),
    *_pair("d", "01 1", D, _FIXED, costs.LOAD_VECTOR_PAIR, costs.STORE_VECTOR_PAIR, SIMD),
)
