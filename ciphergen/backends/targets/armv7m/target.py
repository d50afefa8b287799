"""Armv7-M: registers, the AAPCS, and two cores."""

from __future__ import annotations

from collections.abc import Iterable

from ciphergen.backends.machine.format import Format
from ciphergen.backends.machine.target import Abi, OnlyFor, Register, RegisterFile, SystemCall, Target, Tools
from ciphergen.backends.targets.arm.flags import FLAG_NAMES
from ciphergen.backends.targets.armv7m.costs import CORES, DEFAULT_CORE
from ciphergen.backends.targets.armv7m.operands import LR, R_NAMES, SP
from ciphergen.backends.targets.armv7m.relocations import LINKING
from ciphergen.backends.targets.armv7m.rows import ROWS


def _r(numbers: Iterable[int]) -> tuple[Register, ...]:
    return tuple(Register("r", number) for number in numbers)


_FLAGS = tuple(Register("f", number) for number in range(len(FLAG_NAMES)))

ABI = Abi(
    arguments=_r(range(4)),
    result=Register("r", 0),
    return_address=Register("r", LR),
    stack_pointer=Register("r", SP),
    callee_saved=_r(range(4, 12)),
    reserved=(),
    scratch=(*_r((0, 1, 2, 3, 12)), *_FLAGS),
    stack_alignment=8,
    source="AAPCS32 2023Q3, 6.1 and 6.2: base procedure call standard",
)

TOOLS = Tools(
    gnu="arm-none-eabi-",
    gnu_flags=("-mcpu=cortex-m3", "-mthumb"),
    clang_flags=("--target=thumbv7m-none-eabi", "-mcpu=cortex-m3"),
    zig_flags=("-target", "thumb-freestanding-eabi", "-mcpu=cortex_m3"),
    qemu="qemu-arm",
    packages=("binutils-arm-none-eabi", "gcc-arm-none-eabi", "qemu-user"),
    unicorn=("unicorn.arm_const", "UC_ARCH_ARM", "UC_MODE_THUMB|UC_MODE_MCLASS"),
    call=SystemCall(bytes.fromhex("00df"), Register("r", 7), write=4, exit=1),  # svc #0
    unicorn_pc="UC_ARM_REG_PC",
    unicorn_registers={"r": "UC_ARM_REG_R{}"},
    unicorn_bits={"f": ("UC_ARM_REG_APSR_NZCV", (31, 30, 29, 28))},
    unicorn_cpu="UC_CPU_ARM_CORTEX_M3",
)

ONLY_FOR = OnlyFor(
    "defined(__thumb2__) && __ARM_ARCH_PROFILE == 'M' && !defined(__ARM_BIG_ENDIAN)",
    "Armv7-M or later with Thumb-2, little-endian",
)

TARGET = Target(
    name="armv7m",
    what="Armv7-M, Thumb-2 without floating point, AAPCS",
    elf=("EM_ARM", 32),
    xlen=32,
    rows=ROWS,
    files={"r": RegisterFile(32, R_NAMES), "f": RegisterFile(1, FLAG_NAMES)},
    abi=ABI,
    cores=CORES,
    default_core=DEFAULT_CORE,
    unaligned=True,
    assumes="misaligned words may be loaded and stored: CCR.UNALIGN_TRP is 0, as after reset, and buffers that are not"
    " aligned lie in normal memory",
    size_type_bits=32,
    buffer_bits=32,
    only_for=ONLY_FOR,
    tools=TOOLS,
    linking=LINKING,
    format=Format(unit=2, long=((0xF800, 0xE800), (0xF000, 0xF000)), upper_first=True),
    code_bit=1,
)
