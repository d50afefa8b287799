"""RV64I with the LP64 calling convention, and two cores."""

from __future__ import annotations

from ciphergen.backends.machine.target import OnlyFor, Register, RegisterFile, SystemCall, Target, Tools
from ciphergen.backends.targets.riscv.convention import convention
from ciphergen.backends.targets.riscv.relocations import LINKING
from ciphergen.backends.targets.riscv.rows import NAMES
from ciphergen.backends.targets.rv64i.cores import CORES
from ciphergen.backends.targets.rv64i.rows import ROWS

TOOLS = Tools(
    gnu="riscv64-unknown-elf-",
    gnu_flags=("-march=rv64i", "-mabi=lp64"),
    gnu_wider_flags=("-march=rv64imac", "-mabi=lp64"),
    clang_flags=("--target=riscv64-unknown-elf", "-march=rv64i", "-mabi=lp64", "-mno-relax"),
    zig_flags=("-target", "riscv64-freestanding-none", "-mcpu=generic_rv64"),
    qemu="qemu-riscv64",
    packages=("binutils-riscv64-unknown-elf", "gcc-riscv64-unknown-elf", "qemu-user"),
    unicorn=("unicorn.riscv_const", "UC_ARCH_RISCV", "UC_MODE_RISCV64"),
    call=SystemCall(bytes.fromhex("73000000"), Register("x", 17)),  # ecall
    unicorn_pc="UC_RISCV_REG_PC",
    unicorn_registers={"x": "UC_RISCV_REG_X{}"},
)

# An E of any name leaves out half of the registers, or has the stack less aligned. Where floats are passed changes
# nothing for pointers and integers.
ONLY_FOR = OnlyFor(
    "defined(__riscv) && __riscv_xlen == 64 && __SIZEOF_POINTER__ == 8 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__"
    " && !defined(__riscv_e) && !defined(__riscv_64e) && !defined(__riscv_abi_rve)",
    "RV64I with LP64, little-endian",
)

TARGET = Target(
    name="rv64i",
    what="64-bit RISC-V, base integer instructions only, LP64",
    elf=("EM_RISCV", 64),
    xlen=64,
    rows=ROWS,
    files={"x": RegisterFile(64, NAMES)},
    abi=convention("LP64"),
    cores=CORES,
    default_core="u74",
    unaligned=False,
    size_type_bits=64,
    buffer_bits=63,  # virtual addresses have at most 57 bits (RISC-V Privileged ISA 20211203, 4.6), physical ones 56
    key_alignment=8,
    only_for=ONLY_FOR,
    tools=TOOLS,
    linking=LINKING,
    family="riscv",
    zero=Register("x", 0),
)
