"""AArch64 with AES: the target `aarch64` with more rows and the cores that have them."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.targets.aarch64.target import TARGET as AARCH64
from ciphergen.backends.targets.aarch64_aes.rows import CORES, FUSED, ROWS

TARGET = replace(
    AARCH64,
    name="aarch64_aes",
    base=AARCH64.name,
    what="64-bit Arm with Advanced SIMD (NEON) and AES, AAPCS64",
    rows=ROWS,
    cores={core: replace(AARCH64.cores[core], fused=FUSED) for core in CORES},
    tools=replace(
        AARCH64.tools,
        gnu_flags=("-march=armv8-a+aes",),
        clang_flags=(*AARCH64.tools.clang_flags, "-march=armv8-a+aes"),
        zig_flags=(*AARCH64.tools.zig_flags, "-mcpu=generic+aes"),
        qemu_flags=("-cpu", "max"),
    ),
)
