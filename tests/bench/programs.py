"""Random RV32I functions to time: any instruction that computes, and loads and stores that meet each other."""

from __future__ import annotations

from io import BytesIO
from random import Random
from typing import Any

from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.machine.row import Row
from ciphergen.backends.timing.executed import steps
from ciphergen.backends.timing.in_order import ExecutedInstruction
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble

RV32I = target("rv32i")
FREE = ("a2", "a3", "a4", "a5", "a6", "t0", "t1", "t2", "t3", "t4")
POINTERS = ("a0", "a1")  # to the two halves of a buffer
COUNTER = "a7"
CALM = 12
PLACE, SKIP = 1024, 512
HALF, BUFFER_BYTES, ADDRESS = 64, 128, 0x200000


def _instruction(random: Random, row: Row) -> str:
    effects, values = row.effects, dict[str, int | str]()
    for name, operand in row.operands.items():
        if operand.kind == "register":
            values[name] = random.choice(FREE)
        else:
            smallest, largest, step = row.limits(name)
            values[name] = random.randrange(smallest, largest + 1, step)
    if effects.loads or effects.stores:
        size = {"b": 1, "h": 2, "w": 4}[row.name[1]]
        values |= {"rs1": random.choice(POINTERS), "imm": random.randrange(0, 32, size)}
    return row.text(values)


def body(random: Random, length: int, memory: float) -> list[str]:
    """Straight-line code. memory: how much of it loads or stores."""
    rows = [row for row in RV32I.rows.values() if not row.effects.jumps and row.name != "auipc"]
    groups: tuple[list[Row], ...] = (
        [row for row in rows if not (row.effects.loads or row.effects.stores)],
        [row for row in rows if row.effects.loads],
        [row for row in rows if row.effects.stores],
    )
    picked = [groups[0] if random.random() >= memory else random.choice(groups[1:]) for _ in range(length)]
    return [_instruction(random, random.choice(group)) for group in picked]


def straight(seed: int) -> str:
    """A function without a branch. It ends calmly: a load that is fetched again just before the return would
    spoil the return's prediction, which is not the straight line's cost."""
    random = Random(seed)
    inside = body(random, random.randrange(20, 121), random.choice((0.0, 0.15, 0.3, 0.5, 0.8)))
    return "\n".join([*inside, *["nop"] * CALM, "ret"])


def loop(seed: int) -> str:
    """A function with one loop."""
    random = Random(seed)
    inside = body(random, random.randrange(4, 60), random.choice((0.0, 0.15, 0.4)))
    return "\n".join(
        [
            f"li {COUNTER}, {random.randrange(2, 20)}",
            ".balign 16",
            "1:",
            *inside,
            f"addi {COUNTER}, {COUNTER}, -1",
            f"bnez {COUNTER}, 1b",
            "ret",
        ]
    )


def function(name: str, text: str) -> str:
    """A function with a symbol, at an address whose low bits are not those of a branch in the driver: Rocket's
    branch target buffer compares only 14 bits, and takes one for the other."""
    place = f".balign {PLACE}\n.skip {SKIP}\n.globl {name}\n.type {name}, %function\n"
    return f"{place}{name}:\n{text}\n.size {name}, .-{name}\n"


def text_of(code: bytes) -> str:
    """A function from its instructions' words."""
    return "\n".join(f".word {int.from_bytes(code[i : i + 4], 'little'):#x}" for i in range(0, len(code), 4))


def compiled(text: str) -> bytes:
    """The bytes of a function that has no relocation."""
    code = assemble(f".option norvc\n.option norelax\n.text\n{text}\n", RV32I)
    section: Any = ELFFile(BytesIO(code)).get_section_by_name(".text")
    return bytes(section.data())


def executed(code: bytes) -> list[ExecutedInstruction]:
    """The steps of a call on a buffer of zeros."""
    buffer = {ADDRESS: bytes(BUFFER_BYTES)}
    outcome = Emulator(RV32I, code).call(0, (ADDRESS, ADDRESS + HALF), buffer, trace=True)
    assert outcome.ended == "returned"
    return steps(RV32I, code, outcome)


def call_steps(code: bytes) -> list[ExecutedInstruction]:
    """With the instruction that calls, as it is measured."""
    jalr = RV32I.rows["jalr"]
    return [ExecutedInstruction(jalr, ("caller's",), (RV32I.abi.return_address,), taken=True), *executed(code)]
