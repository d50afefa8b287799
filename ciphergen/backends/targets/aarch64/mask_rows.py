"""AArch64: logical operations on a register and a constant that repeats rotated ones: in elements of 2 to 64 bits,
`imms` + 1 ones that are rotated right by `immr`.

A row is for one size of element, `and_x_ones16`, whose fields are as long as they count; what a longer `immr` holds
above them is 0, as assemblers write it. Timing: as in `rows`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.row import Row, Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import SCALAR, UNSIGNED, W_OR_SP, X_OR_SP, W, X
from ciphergen.backends.targets.arm.flags import FLAGS, sign_and_zero
from ciphergen.dsl.term import Term, const

# Mnemonic, its bits, meaning.
_OPERATIONS: tuple[tuple[str, str, Callable[[Term, Term], Term]], ...] = (
    ("and", "00", lambda a, b: a & b),
    ("orr", "01", lambda a, b: a | b),
    ("eor", "10", lambda a, b: a ^ b),
    ("ands", "11", lambda a, b: a & b),
)


def repeated_ones(bits: int, size: int, turned: int, last: int) -> int:
    """Return the constant of so many bits. size: of an element; turned: by how many places its ones are rotated to the
    right; last: one less than their number."""
    ones = (2 << last) - 1
    element = (ones >> turned | ones << (size - turned)) & ((1 << size) - 1)
    return sum(element << at for at in range(0, bits, size))


def _meaning(f: Callable[[Term, Term], Term], bits: int, size: int, sets: bool) -> Semantics:
    def meaning(m: Machine) -> None:
        constant = repeated_ones(bits, size, m.value("immr"), m.value("imms"))
        result = f(m.read("Rn"), const(constant, bits))
        m.write("Rd", result)
        if sets:
            sign_and_zero(m, result)
            m.write("C", const(0, 1))
            m.write("V", const(0, 1))

    return meaning


def _constant(bits: int, size: int) -> Callable[[Mapping[str, Any]], int]:
    return lambda values: repeated_ones(bits, size, values["immr"], values["imms"])


def _rows() -> Iterator[Row]:
    for name, code, f in _OPERATIONS:
        sets = name == "ands"
        for view, wide, register, or_sp, bits in (("x", "1", X, X_OR_SP, 64), ("w", "0", W, W_OR_SP, 32)):
            for power in range(1, bits.bit_length()):
                size = 1 << power
                # In front of a field of `imms` stand as many ones as say how short an element is.
                front = "1" * (5 - power) + "0" if power < 6 else ""
                whole, longer = ("0", f"{'0' * (6 - power)} " * (power < 6)) if power < 6 else ("1", "")
                operands = {"Rd": register if sets else or_sp, "Rn": register, "immr": UNSIGNED}
                yield Row(
                    name=f"{name}_{view}_ones{size}",
                    encoding=f"{wide} {code} 100100 {whole} {longer}immr:{power} {front} imms:{power} Rn Rd",
                    syntax=f"{name} {{Rd}}, {{Rn}}, #{{constant}}",
                    operands={**operands, "imms": replace(UNSIGNED, never=(size - 1,)), **(FLAGS if sets else {})},
                    meaning=_meaning(f, bits, size, sets),
                    timing=Timing.DATA_INDEPENDENT,
                    cost=costs.ALU,
                    xlen=64,
                    source=SCALAR,
                    combined={"constant": _constant(bits, size)},
                )


MASK_ROWS = tuple(_rows())
