"""The emulator reports what a call does and what it breaks."""

from __future__ import annotations

from io import BytesIO

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import generation, target
from ciphergen.backends.machine.target import Register
from ciphergen.backends.tools.emulator import EmulatedAccess, Emulator, Outcome
from ciphergen.backends.tools.toolchain import assemble

BUFFER = 0x200000


def call(
    name: str,
    source: str,
    *arguments: int,
    limit: int = 10_000,
    trace: bool = False,
    memory: dict[int, bytes] | None = None,
) -> Outcome:
    on = target(name)
    directives = "".join(f"{line}\n" for line in generation(on).directives)
    elf = ELFFile(BytesIO(assemble(f"{directives}.text\n{source}\n", on)))
    emulator = Emulator(on, elf.get_section_by_name(".text").data())
    return emulator.call(0, arguments, {BUFFER: bytes(range(16))} if memory is None else memory, limit, trace)


def test_a_good_call() -> None:
    outcome = call("rv32i", "lw a2, 0(a0)\nadd a2, a2, a1\nsw a2, 12(a0)\nmv a0, a2\nret", BUFFER, 5, trace=True)
    assert outcome.ended == "returned"
    assert outcome.registers[Register("x", 10)] == 0x03020105
    assert outcome.memory == {BUFFER: bytes([*range(12), 5, 1, 2, 3])}
    assert (outcome.instructions, outcome.stack_bytes, outcome.broken, outcome.strays) == (5, 0, (), ())
    assert outcome.trace == (0, 4, 8, 12, 16)
    assert outcome.accesses == (EmulatedAccess("read", BUFFER, 4, 0), EmulatedAccess("write", BUFFER + 12, 4, 8))


def test_a_loop_is_counted_to_the_instruction() -> None:
    outcome = call("rv32i", "li a1, 100\n1: addi a1, a1, -1\nbne a1, zero, 1b\nret")
    assert (outcome.ended, outcome.instructions) == ("returned", 202)
    assert outcome.trace == ()


def test_a_loop_without_end_is_stopped() -> None:
    outcome = call("rv32i", "1: j 1b", limit=77)
    assert (outcome.ended, outcome.instructions) == ("still running after 77 instructions", 77)


@pytest.mark.parametrize(
    ("code", "broken"),
    [
        ("li s3, 1", ["s3"]),
        ("addi sp, sp, -16", ["sp"]),
        ("li gp, 1\nli tp, 1", ["gp", "tp"]),
        ("li s0, 1\nli s11, 1\nli t0, 1\nli a7, 1", ["s0", "s11"]),
        ("addi sp, sp, -16\nsw s0, 8(sp)\nli s0, 1\nlw s0, 8(sp)\naddi sp, sp, 16", []),
    ],
)
def test_registers_that_are_not_kept(code: str, broken: list[str]) -> None:
    outcome = call("rv32i", code + "\nret")
    assert [target("rv32i").register_name(r) for r in outcome.broken] == broken
    assert outcome.strays == ()


def test_vector_registers_are_kept_in_their_low_half() -> None:
    good = call("aarch64", "mov x9, #0\nins v9.d[1], x9\nmovi v16.4s, #0\nret")
    assert (good.ended, good.broken) == ("returned", ())
    bad = call("aarch64", "mov x9, #0\nins v9.d[0], x9\nmov x18, #0\nmov x29, #0\nret")
    assert bad.broken == (Register("x", 29), Register("v", 9), Register("x", 18))


@pytest.mark.parametrize(
    ("code", "kind", "offset", "size"),
    [
        ("lw a1, 16(a0)", "read", 16, 4),
        ("lw a1, -4(a0)", "read", -4, 4),
        ("sb a1, 16(a0)", "write", 16, 1),
    ],
)
def test_accesses_beyond_a_buffer(code: str, kind: str, offset: int, size: int) -> None:
    outcome = call("rv32i", code + "\nret", BUFFER + 0x100, memory={BUFFER + 0x100: bytes(16)})
    assert outcome.strays == (EmulatedAccess(kind, BUFFER + 0x100 + offset, size, 0),)


def test_code_can_be_read_and_not_written() -> None:
    good = call("rv32i", "auipc a0, 0\nlw a1, 12(a0)\nret\n.word 5", trace=True)
    assert (good.ended, good.registers[Register("x", 11)], good.strays) == ("returned", 5, ())
    assert [(access.kind, access.at) for access in good.accesses] == [("read", 4)]
    behind = call("rv32i", "auipc a0, 0\nlw a1, 12(a0)\nret")
    assert [(access.kind, access.at) for access in behind.strays] == [("read", 4)]
    assert call("rv32i", "auipc a0, 0\nsw a1, 12(a0)\nret\n.word 5").ended != "returned"


def test_an_access_across_the_end_of_a_buffer() -> None:
    outcome = call("aarch64", "ldr x1, [x0, #8]\nret", BUFFER, memory={BUFFER: bytes(15)})
    assert outcome.strays == (EmulatedAccess("read", BUFFER + 8, 8, 0),)


def test_the_stack() -> None:
    outcome = call("rv32i", "addi sp, sp, -32\nsw ra, 4(sp)\naddi sp, sp, 32\nret")
    assert (outcome.stack_bytes, outcome.strays, outcome.broken) == (28, (), ())
    caller = call("rv32i", "sw ra, 0(sp)\nret")
    assert [access.kind for access in caller.strays] == ["write"]


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("lw a1, 2(a0)\nret", f"misaligned read of 4 bytes at {BUFFER + 2:#x}"),
        ("sh a1, 1(a0)\nret", f"misaligned write of 2 bytes at {BUFFER + 1:#x}"),
        ("sw a1, 0(zero)\nret", "Invalid memory write (UC_ERR_WRITE_UNMAPPED) after the instruction at 0x0"),
        ("nop\nlw a1, 0(s0)\nret", "Invalid memory read (UC_ERR_READ_UNMAPPED) after the instruction at 0x4"),
        ("jr a0", "Fetch from non-executable memory (UC_ERR_FETCH_PROT) after the instruction at 0x0"),
        (
            "auipc a1, 0\nsw a1, 0(a1)",
            "Write to write-protected memory (UC_ERR_WRITE_PROT) after the instruction at 0x4",
        ),
    ],
)
def test_faults(code: str, fault: str) -> None:
    assert call("rv32i", code, BUFFER).ended == fault


def test_unaligned_words_are_fine_where_the_machine_takes_them() -> None:
    outcome = call("aarch64", "ldr w1, [x0]\nstr w1, [x0, #4]\nret", BUFFER + 3)
    assert (outcome.ended, outcome.strays) == ("returned", ())
    assert outcome.memory[BUFFER][7:11] == bytes([3, 4, 5, 6])


def test_calls_do_not_see_each_other() -> None:
    on = target("rv32i")
    words = [
        on.rows["lw"].encode({"rd": 11, "rs1": 10, "imm": 0}),
        on.rows["addi"].encode({"rd": 8, "rs1": 0, "imm": 1}),
        on.rows["jalr"].encode({"rd": 0, "rs1": 1, "imm": 0}),
    ]
    emulator = Emulator(on, b"".join(word.to_bytes(4, "little") for word in words))
    for filler in (1, 2, 3):
        outcome = emulator.call(0, [BUFFER], {BUFFER: bytes([filler]) * 4})
        assert outcome.registers[Register("x", 11)] == 0x01010101 * filler
        assert [on.register_name(r) for r in outcome.broken] == ["s0"]
        assert outcome.instructions == 3
    assert "READ_UNMAPPED" in emulator.call(0, [BUFFER], {}).ended


@pytest.mark.parametrize(
    ("name", "load", "offset"),
    [
        ("rv32i", "lw a0, {}(sp)\nret", 4),
        ("aarch64", "ldr x0, [sp, #{}]\nret", 8),
        ("armv7m", "ldr r0, [sp, #{}]\nbx lr", 20),
    ],
)
def test_arguments_without_a_register_are_on_the_stack(name: str, load: str, offset: int) -> None:
    """The last of ten, and what lies behind it."""
    arguments, word = range(1, 11), target(name).xlen // 8
    last = call(name, load.format(offset), *arguments)
    assert (last.ended, last.strays, last.registers[target(name).abi.result]) == ("returned", (), 10)
    assert len(call(name, load.format(offset + word), *arguments).strays) == 1


def test_wrong_requests() -> None:
    emulator = Emulator(target("rv32i"), bytes(4))
    with pytest.raises(ValueError, match="a buffer cannot lie there"):
        emulator.call(0, [], {0x10000: bytes(4)})
    with pytest.raises(ValueError, match="a buffer cannot lie there"):
        emulator.call(0, [], {BUFFER: bytes(4), 0x7FFE0000: bytes(4)})
    assert "Unhandled CPU exception" in emulator.call(0, [], {BUFFER: bytes(4)}).ended  # zero is no instruction
