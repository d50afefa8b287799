"""The flags N, Z, C and V of Arm's processors: registers of one bit, which instructions read and write without a field
for them; how sums and differences set them, and the conditions that read them."""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.backends.machine.effects import Machine
from ciphergen.backends.machine.row import Operand
from ciphergen.dsl.term import Term, const, eq, extract, ult, zext

FLAG_NAMES = ("N", "Z", "C", "V")
FLAGS = {name: Operand("register", "f", 1, fixed=number) for number, name in enumerate(FLAG_NAMES)}

Test = Callable[[Callable[[str], Term]], Term]  # of what each flag holds

# Suffix, its bits, the flags that it reads, when it holds.
CONDITION_CODES: tuple[tuple[str, str, str, Test], ...] = (
    ("eq", "0000", "Z", lambda flag: flag("Z")),
    ("ne", "0001", "Z", lambda flag: ~flag("Z")),
    ("hs", "0010", "C", lambda flag: flag("C")),
    ("lo", "0011", "C", lambda flag: ~flag("C")),
    ("mi", "0100", "N", lambda flag: flag("N")),
    ("pl", "0101", "N", lambda flag: ~flag("N")),
    ("vs", "0110", "V", lambda flag: flag("V")),
    ("vc", "0111", "V", lambda flag: ~flag("V")),
    ("hi", "1000", "CZ", lambda flag: flag("C") & ~flag("Z")),
    ("ls", "1001", "CZ", lambda flag: ~flag("C") | flag("Z")),
    ("ge", "1010", "NV", lambda flag: ~(flag("N") ^ flag("V"))),
    ("lt", "1011", "NV", lambda flag: flag("N") ^ flag("V")),
    ("gt", "1100", "ZNV", lambda flag: ~flag("Z") & ~(flag("N") ^ flag("V"))),
    ("le", "1101", "ZNV", lambda flag: flag("Z") | (flag("N") ^ flag("V"))),
)


def sign_and_zero(m: Machine, result: Term) -> None:
    """Write N and Z as every instruction that sets flags sets them."""
    m.write("N", _sign(result))
    m.write("Z", eq(result, const(0, result.width)))


def sum_flags(m: Machine, a: Term, b: Term) -> None:
    """Write the flags of a + b."""
    for name, value in flags_of_sum(a, b).items():
        m.write(name, value)


def difference_flags(m: Machine, a: Term, b: Term) -> None:
    """Write the flags of a - b: C is 1 if there is no borrow, and Z is 1 if a = b."""
    for name, value in flags_of_difference(a, b).items():
        m.write(name, value)


def flags_of_sum(a: Term, b: Term) -> dict[str, Term]:
    """Return the flags of a + b."""
    result = a + b
    return {
        "N": _sign(result),
        "Z": eq(result, const(0, result.width)),
        "C": ult(result, a),
        "V": _sign((a ^ result) & (b ^ result)),
    }


def flags_of_difference(a: Term, b: Term) -> dict[str, Term]:
    """Return the flags of a - b, as `difference_flags` writes them."""
    result = a - b
    return {"N": _sign(result), "Z": eq(a, b), "C": ~ult(a, b), "V": _sign((a ^ b) & (a ^ result))}


def sum_with_carry(a: Term, b: Term, carry: Term) -> tuple[Term, dict[str, Term]]:
    """Return a + b + carry, and its flags. carry: a bit."""
    bits = a.width
    wide = zext(a, bits + 1) + zext(b, bits + 1) + zext(carry, bits + 1)
    result = a + b + zext(carry, bits)
    return result, {
        "N": _sign(result),
        "Z": eq(result, const(0, bits)),
        "C": extract(wide, bits, bits),
        "V": _sign((a ^ result) & (b ^ result)),
    }


def _sign(value: Term) -> Term:
    return extract(value, value.width - 1, value.width - 1)
