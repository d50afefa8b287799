"""M, as far as symmetric ciphers use it: the lower half of a product.

Timing. Both are on the list of Zkt (RISC-V Cryptography Extensions, Volume I, 1.0.1): where a core has that, their
time may not depend on their operands. M alone does not promise it, and there are cores whose multiplier ends early
where an operand is short; which cores do not, each target's rows.py says. Divisions, which M also has, are not here.
"""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.backends.machine.row import Cost, Row, Timing
from ciphergen.backends.targets.riscv.rows import register
from ciphergen.dsl.term import extract, sext


def mul_rows(xlen: int, cost: Mapping[str, Cost]) -> dict[str, Row]:
    """Return the rows of M for registers of so many bits by their names. cost: by core."""
    x = register(xlen)

    def row(name: str, opcode: str, bits: int, timing: Timing) -> Row:
        return Row(
            name=name,
            encoding=f"0000001 rs2 rs1 000 rd {opcode}",
            syntax=f"{name} {{rd}}, {{rs1}}, {{rs2}}",
            operands={"rd": x, "rs1": x, "rs2": x},
            meaning=lambda m: m.write(
                "rd", sext(extract(m.read("rs1"), bits - 1, 0) * extract(m.read("rs2"), bits - 1, 0), xlen)
            ),
            timing=timing,
            cost=cost,
            xlen=xlen,
            extension="M",
            source=f"RISC-V Unprivileged ISA 20191213, 7.1, {name.upper()}",
        )

    table = [row("mul", "0110011", xlen, Timing.DATA_INDEPENDENT)]
    if xlen == 64:
        table.append(row("mulw", "0111011", 32, Timing.DATA_INDEPENDENT))
    return {made.name: made for made in table}
