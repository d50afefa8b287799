"""As much of a C library as a self-test needs, so that one can be linked and run under QEMU without one.

The system calls are Linux's: write is 64 and exit 93 on both machines.
"""

from __future__ import annotations

from tests.backends.samples import base

_START = {
    "rv32i": """
.text
.globl _start
_start:
.option push
.option norelax
    la gp, __global_pointer$
.option pop
    call main
    li a7, 93
    ecall
.globl put_bytes
put_bytes:
    mv a2, a1
    mv a1, a0
    li a0, 1
    li a7, 64
    ecall
    ret
""",
    "aarch64": """
.text
.globl _start
_start:
    bl main
    mov x8, #93
    svc #0
.globl put_bytes
put_bytes:
    mov x2, x1
    mov x1, x0
    mov x0, #1
    mov x8, #64
    svc #0
    ret
""",
}
_LIBRARY = """
#include <stddef.h>
#include <stdint.h>
void put_bytes(const char *text, size_t bytes);
int puts(const char *text)
{
    size_t n = 0;
    while (text[n]) n++;
    put_bytes(text, n);
    put_bytes("\\n", 1);
    return 0;
}
void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
    volatile uint8_t *t = to;
    for (size_t i = 0; i < n; i++) t[i] = ((const uint8_t *)from)[i];
    return to;
}
void *memset(void *to, int value, size_t n)
{
    volatile uint8_t *t = to;
    for (size_t i = 0; i < n; i++) t[i] = (uint8_t)value;
    return to;
}
int memcmp(const void *a, const void *b, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        int d = ((const uint8_t *)a)[i] - ((const uint8_t *)b)[i];
        if (d) return d;
    }
    return 0;
}
"""
_STDIO = "int puts(const char *text);\n"
_STRING = """#include <stddef.h>
void *memcpy(void *restrict to, const void *restrict from, size_t n);
void *memset(void *to, int value, size_t n);
int memcmp(const void *a, const void *b, size_t n);
"""


def support(target_name: str) -> dict[str, str]:
    """Sources to compile beside a self-test that uses puts, memcpy, memset and memcmp only."""
    return {"start.S": _START[base(target_name)], "library.c": _LIBRARY, "stdio.h": _STDIO, "string.h": _STRING}
