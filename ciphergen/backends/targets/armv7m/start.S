/* Where a program starts that has no C library, and two calls to whoever runs it, numbered as Linux does. */
    .syntax unified
    .thumb
    .text
    .globl _start
    .type _start, %function
_start:
    bl main
    movs r7, #1
    svc #0

    .globl put_bytes
    .type put_bytes, %function
put_bytes:
    push {r7, lr}
    mov r2, r1
    mov r1, r0
    movs r0, #1
    movs r7, #4
    svc #0
    pop {r7, pc}
