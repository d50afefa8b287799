"""RV32I with the ILP32 calling convention, and two cores."""

from __future__ import annotations

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.target import OnlyFor, Register, RegisterFile, SystemCall, Target, Tools
from ciphergen.backends.targets.riscv.convention import convention
from ciphergen.backends.targets.riscv.pipelines import IBEX, ROCKET
from ciphergen.backends.targets.riscv.relocations import LINKING
from ciphergen.backends.targets.riscv.rows import NAMES
from ciphergen.backends.targets.rv32i.rows import ROWS

TOOLS = Tools(
    gnu="riscv64-unknown-elf-",
    gnu_flags=("-march=rv32i", "-mabi=ilp32"),
    gnu_wider_flags=("-march=rv32imac", "-mabi=ilp32"),
    # clang up to 14 leaves every branch to the linker unless relaxation is off from the start.
    clang_flags=("--target=riscv32-unknown-elf", "-march=rv32i", "-mabi=ilp32", "-mno-relax"),
    zig_flags=("-target", "riscv32-freestanding-none", "-mcpu=generic_rv32"),
    qemu="qemu-riscv32",
    packages=("binutils-riscv64-unknown-elf", "gcc-riscv64-unknown-elf", "qemu-user"),
    unicorn=("unicorn.riscv_const", "UC_ARCH_RISCV", "UC_MODE_RISCV32"),
    call=SystemCall(bytes.fromhex("73000000"), Register("x", 17)),  # ecall
    unicorn_pc="UC_RISCV_REG_PC",
    unicorn_registers={"x": "UC_RISCV_REG_X{}"},
)

# An E of any name leaves out half of the registers, or has the stack less aligned. Where floats are passed changes
# nothing for pointers and integers.
ONLY_FOR = OnlyFor(
    "defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__"
    " && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve)",
    "RV32I with ILP32, little-endian",
)

TARGET = Target(
    name="rv32i",
    what="32-bit RISC-V, base integer instructions only, ILP32",
    elf=("EM_RISCV", 32),
    xlen=32,
    rows=ROWS,
    files={"x": RegisterFile(32, NAMES)},
    abi=convention("ILP32"),
    cores={
        "e31": Core("e31", "SiFive E31 (Rocket): single issue, in order", 1, pipeline=ROCKET),
        "ibex": Core("ibex", "lowRISC Ibex: single issue, in order", 1, pipeline=IBEX),
    },
    default_core="e31",
    unaligned=False,
    size_type_bits=32,
    buffer_bits=32,
    only_for=ONLY_FOR,
    tools=TOOLS,
    linking=LINKING,
    family="riscv",
    zero=Register("x", 0),
)
