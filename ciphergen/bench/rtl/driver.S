// Calls one function of the list `jobs` again and again and prints what each call took.
//
// `chosen` holds the distance of the job from `jobs`. Printed for each call: clocks, instructions, and a sum over
// the words of the output, each time 31 times the sum plus the next word. Then the function is called once more,
// and printed are the bytes of stack that it has written in all these calls, and its output.
// Clocks and instructions are differences of two readings just before and just after the call.
// The macros CYCLE and INSTRET are the counters that the core lets this program read, PROLOG is what it needs first.
    .equ OUTPUT, 0x1f000000
    .equ UNTOUCHED, 0x5aa5c33c

    .equ FUNCTION, 0
    .equ ARGUMENTS, 4       // four words; a fifth is at FIFTH
    .equ RESULT, 20         // where it writes
    .equ END, 24            // up to here; a multiple of 16 bytes
    .equ CALLS, 28
    .equ SETUP, 32          // function that makes the key's memory before the first call, or 0
    .equ KEY, 36
    .equ USER_KEY, 40
    .equ FIFTH, 44          // argument

    .section .text.start, "ax", %progbits
    .globl _start
_start:
    j begin
    .org 0x80               // where Ibex begins
begin:
    la sp, stack_top
    li gp, OUTPUT
    PROLOG
    la s0, jobs
    la t0, chosen
    lw t0, 0(t0)
    add s0, s0, t0

    lw t0, SETUP(s0)
    beqz t0, paint
    lw a0, KEY(s0)
    lw a1, USER_KEY(s0)
    jalr t0
paint:                      // the stack, to see later how much of it was used
    la t0, stack
    li t1, UNTOUCHED
1:  sw t1, 0(t0)
    addi t0, t0, 4
    bne t0, sp, 1b
    lw t0, RESULT(s0)
    lw t1, END(s0)
    li t2, UNTOUCHED
1:  sw t2, 0(t0)           // the output, so that the first call has to write it
    addi t0, t0, 4
    bne t0, t1, 1b
    lw s2, CALLS(s0)
    lw s3, FUNCTION(s0)
again:
    lw a4, FIFTH(s0)
    .balign 64
    lw a0, ARGUMENTS + 0(s0)
    lw a1, ARGUMENTS + 4(s0)
    lw a2, ARGUMENTS + 8(s0)
    lw a3, ARGUMENTS + 12(s0)
    fence
    csrr s5, INSTRET
    csrr s6, CYCLE
    jalr s3
    csrr s7, CYCLE
    csrr s8, INSTRET
    sub s7, s7, s6
    sub s8, s8, s5
    sw s7, 0(gp)
    sw s8, 0(gp)
    lw t0, RESULT(s0)
    lw t1, END(s0)
    li t2, UNTOUCHED
    li a0, 0
1:                          // four words a turn: for one block no branch is taken that a predictor would learn
    .irp offset, 0, 4, 8, 12
    lw t3, \offset(t0)
    slli t4, a0, 5
    sub a0, t4, a0
    add a0, a0, t3
    sw t2, \offset(t0)     // so that the next call has to write it again
    .endr
    addi t0, t0, 16
    bne t0, t1, 1b
    sw a0, 0(gp)
    addi s2, s2, -1
    bnez s2, again

    lw a0, ARGUMENTS + 0(s0)
    lw a1, ARGUMENTS + 4(s0)
    lw a2, ARGUMENTS + 8(s0)
    lw a3, ARGUMENTS + 12(s0)
    lw a4, FIFTH(s0)
    jalr s3
    la t0, stack
    li t1, UNTOUCHED
1:  lw t2, 0(t0)
    bne t2, t1, 2f
    addi t0, t0, 4
    bne t0, sp, 1b
2:  sub t2, sp, t0
    sw t2, 0(gp)
    lw t0, RESULT(s0)
    lw t1, END(s0)
1:  lw t2, 0(t0)
    sw t2, 0(gp)
    addi t0, t0, 4
    bne t0, t1, 1b
    li t0, 0
    sw t0, 4(gp)
1:  j 1b

    .bss
    .balign 64
    .globl stack, stack_top
stack:
    .space 16384
stack_top:
    .space 64
