"""Selection rules of AArch64 for the bits of vector registers, whatever words these hold."""

from __future__ import annotations

from ciphergen.backends.machine.emit import Emit, Made, Reg
from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.machine.rule import Rule

# On all bits of a vector register.
BITS = (
    Rule("(or x (not y))", lambda e, x, y: e("orn_16b", x, y), shares=True),
    Rule("(and x (not y))", lambda e, x, y: e("bic_16b", x, y), shares=True),
    Rule("(not x)", lambda e, x: e("not_16b", x)),
    Rule("(xor x y)", lambda e, x, y: e("eor_16b", x, y)),
    Rule("(or x y)", lambda e, x, y: e("orr_16b", x, y)),
    Rule("(and x y)", lambda e, x, y: e("and_16b", x, y)),
)

# A vector as one value: what each bit becomes, and whole bytes that turn.
WHOLE = (
    Rule("#c", lambda e, c: e("movi_16b", c & 255), lambda c: c == (c & 255) * ((1 << 128) // 255)),
    Rule(
        "(rotl[n] x)",
        lambda e, x, n: e("ext_16b", x, x, 16 - n // 8),
        lambda n: 0 < n < 128 and n % 8 == 0,
    ),
    *BITS,
)


def reorder(e: Emit[Made], value: Reg, order: LookUpTable) -> Made:
    """Return a register with its bytes in another order: by EXT or REV where one does it, else by TBL."""
    sources = order.entries
    if all(source == (at + sources[0]) % 16 for at, source in enumerate(sources)):
        return e("ext_16b", value, value, sources[0])
    if (row := _REVERSALS.get(sources)) is not None:
        return e(row, value)
    return e("tbl_16b", value, e("ldr_q", order, order, memory="pool"))


def _reversal(container: int, lane: int) -> tuple[int, ...]:
    """Return the order of bytes that a reversal of lanes makes in each container, both of so many bytes."""
    return tuple(at ^ (container - lane) for at in range(16))


# By order of bytes, REV of lanes in containers of so many bits.
_REVERSALS = {
    _reversal(container // 8, bits // 8): f"rev{container}_{lane}"
    for container in (64, 32, 16)
    for lane, bits in (("4s", 32), ("8h", 16), ("16b", 8))
    if bits < container
}
