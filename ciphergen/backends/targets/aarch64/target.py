"""AArch64 with Advanced SIMD: registers, the AAPCS64 calling convention, and six cores."""

from __future__ import annotations

from collections.abc import Iterable

from ciphergen.backends.machine.target import Abi, OnlyFor, Register, RegisterFile, SystemCall, Target, Tools
from ciphergen.backends.targets.aarch64.costs import CORES
from ciphergen.backends.targets.aarch64.operands import D_NAMES, V_NAMES, X_NAMES
from ciphergen.backends.targets.aarch64.relocations import LINKING
from ciphergen.backends.targets.aarch64.rows import ROWS
from ciphergen.backends.targets.arm.flags import FLAG_NAMES


def _x(numbers: Iterable[int]) -> tuple[Register, ...]:
    return tuple(Register("x", number) for number in numbers)


def _v(numbers: Iterable[int]) -> tuple[Register, ...]:
    return tuple(Register("v", number) for number in numbers)


_STACK_POINTER = Register("x", 31)
_FLAGS = tuple(Register("f", number) for number in range(len(FLAG_NAMES)))

ABI = Abi(
    arguments=_x(range(8)),
    result=Register("x", 0),
    return_address=Register("x", 30),
    stack_pointer=_STACK_POINTER,
    callee_saved=_x(range(19, 30)) + _v(range(8, 16)),
    reserved=_x((18,)),  # the platform's
    scratch=_x((*range(9, 18), 8, *range(8))) + _v((*range(16, 32), *range(8))) + _FLAGS,
    stack_alignment=16,
    source="AAPCS64 2023Q3, 6.1 and 6.4",
    callee_saved_bits={"v": 64},
)

TOOLS = Tools(
    gnu="aarch64-linux-gnu-",
    gnu_flags=(),
    clang_flags=("--target=aarch64-none-elf",),
    zig_flags=("-target", "aarch64-freestanding-none"),
    qemu="qemu-aarch64",
    packages=("binutils-aarch64-linux-gnu", "gcc-aarch64-linux-gnu", "qemu-user"),
    unicorn=("unicorn.arm64_const", "UC_ARCH_ARM64", "UC_MODE_ARM"),
    call=SystemCall(bytes.fromhex("010000d4"), Register("x", 8)),  # svc #0
    unicorn_pc="UC_ARM64_REG_PC",
    unicorn_registers={"x": "UC_ARM64_REG_X{}", "v": "UC_ARM64_REG_V{}"},
    unicorn_bits={"f": ("UC_ARM64_REG_NZCV", (31, 30, 29, 28))},
    unicorn_names={_STACK_POINTER: "UC_ARM64_REG_SP"},
)

ONLY_FOR = OnlyFor(
    "defined(__aarch64__) && !defined(__AARCH64EB__) && !defined(__ILP32__)",
    "AArch64, little-endian, with pointers of 64 bits",
)

TARGET = Target(
    name="aarch64",
    what="64-bit Arm with Advanced SIMD (NEON), AAPCS64",
    elf=("EM_AARCH64", 64),
    xlen=64,
    rows=ROWS,
    files={
        "x": RegisterFile(64, X_NAMES),
        "v": RegisterFile(128, V_NAMES, kept_names=D_NAMES),
        "f": RegisterFile(1, FLAG_NAMES),
    },
    abi=ABI,
    cores=CORES,
    default_core="neoverse-n1",
    unaligned=True,
    size_type_bits=64,
    buffer_bits=63,  # no machine has more: of an address at most 56 bits count (Arm ARM, D8.1: virtual addresses)
    only_for=ONLY_FOR,
    tools=TOOLS,
    linking=LINKING,
    other_objects=True,
    protected=True,
)
