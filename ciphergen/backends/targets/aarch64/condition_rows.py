"""AArch64: branches, selections and comparisons under a condition that is read from the flags.

Timing: as in `rows`. For a branch the condition has to be public, which the prover shows; a selection takes the same
time for both registers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.row import Row, Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import SCALAR, TARGET, UNSIGNED, W, X, row
from ciphergen.backends.targets.arm.flags import CONDITION_CODES, FLAGS, Test, flags_of_difference, flags_of_sum
from ciphergen.dsl.term import Term, const, ite

_FIXED = Timing.DATA_INDEPENDENT
_VIEWS = (("x", "1", X, 64), ("w", "0", W, 32))

# Mnemonic, its bits, the bits behind the condition, what is made of Rm.
_SELECTIONS: tuple[tuple[str, str, str, Callable[[Term], Term]], ...] = (
    ("csel", "0", "00", lambda a: a),
    ("csinc", "0", "01", lambda a: a + 1),
    ("csinv", "1", "00", lambda a: ~a),
    ("csneg", "1", "01", lambda a: -a),
)
_COMPARISONS = (("ccmn", "0", flags_of_sum), ("ccmp", "1", flags_of_difference))


def _branch(test: Test) -> Semantics:
    return lambda m: m.branch(test(m.read), m.pc() + m.value("imm"))


def _select(test: Test, other: Callable[[Term], Term]) -> Semantics:
    return lambda m: m.write("Rd", ite(test(m.read), m.read("Rn"), other(m.read("Rm"))))


def _compare(
    test: Test, flags: Callable[[Term, Term], dict[str, Term]], second: Callable[[Machine], Term]
) -> Semantics:
    """Return the meaning of a comparison that sets the flags to a number if the condition does not hold."""

    def meaning(m: Machine) -> None:
        holds, given = test(m.read), m.value("nzcv")
        for place, (name, value) in enumerate(flags(m.read("Rn"), second(m)).items()):
            m.write(name, ite(holds, value, const(given >> (3 - place), 1)))

    return meaning


def _number(bits: int) -> Callable[[Machine], Term]:
    return lambda m: const(m.value("imm"), bits)


def _rows() -> Iterator[Row]:
    for condition, bits, flags, test in CONDITION_CODES:
        read = {flag: FLAGS[flag] for flag in flags}
        yield row(f"b_{condition}", f"01010100 imm[20:2] 0 {bits}", f"b.{condition} {{imm}}", {"imm": TARGET, **read},
                  _branch(test), _FIXED, costs.JUMP, SCALAR)  # fmt: skip
        for view, wide, register, width in _VIEWS:
            three = {"Rd": register, "Rn": register, "Rm": register}
            for name, op, behind, other in _SELECTIONS:
                yield row(f"{name}_{view}_{condition}", f"{wide} {op} 0 11010100 Rm {bits} {behind} Rn Rd",
                          f"{name} {{Rd}}, {{Rn}}, {{Rm}}, {condition}", {**three, **read},
                          _select(test, other), _FIXED, costs.ALU, SCALAR)  # fmt: skip
            for name, op, made in _COMPARISONS:
                given = {"Rn": register, "nzcv": UNSIGNED, **FLAGS}
                yield row(f"{name}_{view}_{condition}", f"{wide} {op} 1 11010010 Rm {bits} 0 0 Rn 0 nzcv:4",
                          f"{name} {{Rn}}, {{Rm}}, #{{nzcv}}, {condition}", {**given, "Rm": register},
                          _compare(test, made, lambda m: m.read("Rm")), _FIXED, costs.ALU, SCALAR)  # fmt: skip
                yield row(f"{name}_imm_{view}_{condition}", f"{wide} {op} 1 11010010 imm:5 {bits} 1 0 Rn 0 nzcv:4",
                          f"{name} {{Rn}}, #{{imm}}, #{{nzcv}}, {condition}", {**given, "imm": UNSIGNED},
                          _compare(test, made, _number(width)), _FIXED, costs.ALU, SCALAR)  # fmt: skip


CONDITION_ROWS = tuple(_rows())
