// Calls one function of the list `jobs` again and again and prints what each call took.
//
// `chosen` holds the distance of the job from `jobs`. Printed first: a sum over the words of the output as it is
// before any call; for each call: clocks, instructions, and that sum again; then bytes of stack that the
// function wrote, then the output of the last call.
// Clocks and instructions are differences of two readings just before and just after the call.
// The macros CYCLE and INSTRET are the counters that the core lets this program read.
    .equ OUTPUT, 0x1f000000
    .equ UNTOUCHED, 0x5aa5c33c

    .equ FUNCTION, 0
    .equ ARGUMENTS, 4       // four words
    .equ RESULT, 20         // where it writes
    .equ WORDS, 24          // how many words
    .equ CALLS, 28
    .equ SETUP, 32          // function that makes the key's memory before the first call, or 0
    .equ KEY, 36
    .equ USER_KEY, 40

    .section .text.start, "ax", %progbits
    .globl _start
_start:
    j begin
    .org 0x80               // where Ibex begins
begin:
    la sp, stack_top
    li gp, OUTPUT
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
    li a1, 0
    jal take
    lw s2, CALLS(s0)
    lw s3, FUNCTION(s0)
again:
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
    addi s2, s2, -1
    seqz a1, s2
    jal take
    bnez s2, again
    li t0, 0
    sw t0, 4(gp)
1:  j 1b

// Prints the sum of the output's words, each sum times 31 plus the next word, and overwrites the output, so that
// the next call has to write it again. a1: whether this was the last call, when stack and output are printed and
// nothing is overwritten.
take:
    lw t0, RESULT(s0)
    lw t1, WORDS(s0)
    slli t1, t1, 2
    add t1, t0, t1
    li t2, UNTOUCHED
    li a0, 0
    beqz a1, 1f
    mv t3, t0
1:  lw t4, 0(t0)
    slli t5, a0, 5
    sub a0, t5, a0
    add a0, a0, t4
    bnez a1, 2f
    sw t2, 0(t0)
2:  addi t0, t0, 4
    bne t0, t1, 1b
    sw a0, 0(gp)
    beqz a1, 5f
    la t0, stack
3:  lw t4, 0(t0)
    bne t4, t2, 4f
    addi t0, t0, 4
    bne t0, sp, 3b
4:  sub t4, sp, t0
    sw t4, 0(gp)
6:  lw t4, 0(t3)
    sw t4, 0(gp)
    addi t3, t3, 4
    bne t3, t1, 6b
5:  ret

    .bss
    .balign 64
    .globl stack, stack_top
stack:
    .space 2048
stack_top:
    .space 64
