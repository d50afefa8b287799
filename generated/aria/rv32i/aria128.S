/* gen --cipher aria --target rv32i --variant aria128 --size small */
/* SPDX-License-Identifier: 0BSD */
/*
 * ARIA128 (RFC 5794) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
 * Called as C (RISC-V ELF psABI 1.0, chapters 1 and 2: integer calling convention, ILP32).
 */
#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "aria128.S is for RV32I with ILP32, little-endian"
#endif

#ifdef CIPHERGEN_PREFIX
#define CIPHERGEN_JOIN_(a, b) a##b
#define CIPHERGEN_JOIN(a, b) CIPHERGEN_JOIN_(a, b)
#define aria128_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_expand_key)
#define aria128_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_encrypt)
#define aria128_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_decrypt)
#define aria128_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_encrypt_blocks)
#define aria128_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_decrypt_blocks)
#define aria128_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_ctr)
#endif

    .option norvc
    .option norelax
    .cfi_sections .debug_frame
#ifdef CIPHERGEN_HIDDEN
    .hidden aria128_expand_key, aria128_encrypt, aria128_decrypt, aria128_encrypt_blocks, aria128_decrypt_blocks, aria128_ctr
#endif

    .section .text.aria128_expand_key,"ax",%progbits
    .balign 4
    .globl aria128_expand_key
    .type aria128_expand_key, %function
aria128_expand_key:
    /* The cipher text:
     *     50 lines of the cipher text, from schedule on
     * A comment that names a round key stands in front of the first instruction for it. Behind it there may
     * be instructions for another round key, too. */
    .cfi_startproc
    addi sp, sp, -816
    .cfi_def_cfa_offset 816
    sw s0, 756(sp)
    .cfi_offset s0, -60
    sw s1, 760(sp)
    .cfi_offset s1, -56
    sw s2, 764(sp)
    .cfi_offset s2, -52
    sw s3, 768(sp)
    .cfi_offset s3, -48
    sw s4, 772(sp)
    .cfi_offset s4, -44
    sw s5, 776(sp)
    .cfi_offset s5, -40
    sw s6, 780(sp)
    .cfi_offset s6, -36
    sw s7, 784(sp)
    .cfi_offset s7, -32
    sw s8, 788(sp)
    .cfi_offset s8, -28
    sw s9, 792(sp)
    .cfi_offset s9, -24
    sw s10, 796(sp)
    .cfi_offset s10, -20
    sw s11, 800(sp)
    .cfi_offset s11, -16
    sw ra, 804(sp)
    .cfi_offset ra, -12
    andi t0, a1, 3
    sw a0, 0(sp)  /* spill */
    beq t0, zero, .Laria128_expand_key_words4
    jal zero, .Laria128_expand_key_misaligned1
.Laria128_expand_key_words4:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    sw t0, 4(sp)  /* spill */
    sw t1, 8(sp)  /* spill */
    sw t2, 12(sp)  /* spill */
    sw t3, 16(sp)  /* spill */
.Laria128_expand_key_join3:
    /* round key 0 */
    xori t4, t1, 0x27
    xori t2, t2, 0xfe
    slli t5, t4, 27
    slli t6, t2, 4
    srli t5, t5, 31
    andi t6, t6, 0x100
    or t5, t5, t6
    xori t3, t3, 0xfa
    slli t6, t3, 12
    lui a0, 0x10
    and t6, t6, a0
    or t5, t5, t6
    xori t6, t0, 0x51
    slli a0, t6, 20
    lui a1, 0x1000
    and a0, a0, a1
    or t5, t5, a0
    slli a0, t4, 26
    slli a1, t2, 3
    srli a0, a0, 31
    andi a1, a1, 0x100
    or a0, a0, a1
    slli a1, t3, 11
    lui a2, 0x10
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t6, 19
    lui a2, 0x1000
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t4, 25
    slli a2, t2, 2
    srli a1, a1, 31
    andi a2, a2, 0x100
    or a1, a1, a2
    slli a2, t3, 10
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t6, 18
    lui a3, 0x1000
    and a2, a2, a3
    slli a3, t4, 30
    slli a4, t2, 7
    srli a3, a3, 31
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, t3, 15
    lui a5, 0x10
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t6, 23
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t4, 24
    slli a5, t2, 1
    srli a4, a4, 31
    andi a5, a5, 0x100
    or a4, a4, a5
    slli a5, t3, 9
    lui a6, 0x10
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t6, 17
    lui a6, 0x1000
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t4, 29
    slli a6, t2, 6
    srli a5, a5, 31
    andi a6, a6, 0x100
    or a5, a5, a6
    slli a6, t3, 14
    lui a7, 0x10
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t6, 22
    lui a7, 0x1000
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t4, 28
    slli a7, t2, 5
    srli a6, a6, 31
    andi a7, a7, 0x100
    or a6, a6, a7
    slli a7, t3, 13
    lui s0, 0x10
    and a7, a7, s0
    or a6, a6, a7
    slli a7, t6, 21
    lui s0, 0x1000
    slli t2, t2, 31
    and a7, a7, s0
    andi t4, t4, 1
    srli t2, t2, 23
    slli t3, t3, 31
    or a6, a6, a7
    or t2, t4, t2
    srli t3, t3, 15
    or a1, a1, a2
    xor a5, a5, a6
    or t2, t2, t3
    xor a2, a0, a1
    xor a7, a3, a5
    slli t3, t6, 31
    xor t5, t5, a2
    xor a0, a0, a7
    srli t3, t3, 7
    xor a4, a4, a0
    or t2, t2, t3
    xor t4, a5, t5
    xor t3, a6, a1
    xor t6, t4, a4
    xor s0, a3, a4
    xor a1, t3, t6
    xor s1, t5, s0
    xor s2, t2, a1
    xor s5, t2, a2
    and s3, s1, s2
    and s4, t6, a1
    and s6, a5, s5
    and s7, t5, a0
    xor s3, s3, s4
    xor s6, s6, s7
    xor s8, a0, s5
    xor s3, s3, s6
    xor a6, a6, s8
    xor a6, s3, a6
    xor s9, s8, a1
    and s3, a3, a2
    and s10, a4, s9
    and s11, t4, s8
    xor s3, s3, s10
    xor s7, s11, s7
    xor s3, s3, s7
    xor s11, a0, t5
    xor s3, s3, s11
    and s11, a7, t2
    xor s4, s11, s4
    xor s11, a0, s2
    and ra, s0, s11
    xor s4, s4, s7
    xor s10, ra, s10
    xor t3, s4, t3
    xor s6, s10, s6
    and s4, s3, t3
    xor s10, a5, s5
    xor s7, a6, s4
    xor s6, s6, s10
    xor s4, s6, s4
    xor s10, t3, a6
    and s4, s4, s10
    xor s4, s4, a6
    and s10, s4, s11
    xor s11, s7, s4
    and a6, a6, s11
    xor t3, a6, t3
    xor s3, s3, s6
    xor a6, s7, a6
    and s7, s3, s7
    xor s6, s7, s6
    and a6, s6, a6
    xor a6, s3, a6
    and s0, s4, s0
    xor t3, t3, s4
    xor s3, s6, s4
    and a2, t3, a2
    and a3, t3, a3
    xor s4, s4, t3
    xor t3, a6, t3
    and s5, t3, s5
    and a5, t3, a5
    xor t3, s3, t3
    and s7, t3, s8
    and s1, s6, s1
    and a4, s4, a4
    and t3, t3, t4
    xor s1, s1, a4
    xor t4, s6, a6
    xor a2, a2, s10
    xor s1, s1, s0
    xor s7, s7, s5
    and t6, t4, t6
    xor a2, a2, s7
    xor s1, s1, t6
    xor a5, a5, s0
    and t4, t4, a1
    xor s0, s1, a2
    and a1, s6, s2
    and s4, s4, s9
    xor a1, a1, s0
    xor a3, a3, s0
    xor s4, s4, s10
    xor t4, t4, a1
    xor s0, s4, t4
    xor a5, a5, s0
    xor a3, a3, a5
    and a0, s3, a0
    xor t3, t3, a3
    and a7, a6, a7
    xor a0, a0, s5
    xor a2, a2, t3
    xor t6, a7, t6
    xor t4, a0, t4
    xori t3, t3, -1
    xor t6, t6, t4
    and t5, s3, t5
    xori a2, a2, -1
    sw t3, 28(sp)  /* spill */
    xor t6, t6, t5
    slli s2, a2, 7
    srli t3, t3, 23
    xor t6, t6, a3
    srli s2, s2, 31
    andi t3, t3, 2
    sw t6, 36(sp)  /* spill */
    or t3, s2, t3
    srli t6, t6, 22
    or t3, t3, t6
    and t2, a6, t2
    srli t6, s0, 21
    xor t2, t2, s7
    or t3, t3, t6
    xor t2, t2, a1
    sw t2, 40(sp)  /* spill */
    srli t6, t2, 20
    xor t2, a4, t2
    xor t2, t2, a5
    xor t2, t2, t5
    xori t2, t2, -1
    sw t2, 44(sp)  /* spill */
    srli t2, t2, 19
    or t3, t3, t6
    andi t2, t2, 0x20
    or t2, t3, t2
    xori t3, s1, -1
    sw t3, 48(sp)  /* spill */
    srli t3, t3, 18
    andi t3, t3, 0x40
    or t2, t2, t3
    srli t0, t0, 24
    srli t1, t1, 24
    srli t3, t4, 17
    sw t0, 56(sp)  /* spill */
    sw t1, 60(sp)  /* spill */
    sw t4, 32(sp)  /* spill */
    or t2, t2, t3
    xori t0, t0, 0xb7
    xori t1, t1, 0x94
    slli t3, t0, 29
    slli t4, t1, 6
    srli t3, t3, 31
    andi t4, t4, 0x100
    lw ra, 16(sp)  /* reload */
    or t3, t3, t4
    srli t4, ra, 24
    sw t4, 64(sp)  /* spill */
    xori t4, t4, 0xe0
    lui t6, 0x10
    slli t5, t4, 14
    and t5, t5, t6
    lw s11, 12(sp)  /* reload */
    or t3, t3, t5
    srli t5, s11, 24
    sw t5, 68(sp)  /* spill */
    xori t5, t5, 0xe8
    lui a0, 0x1000
    slli t6, t5, 22
    and t6, t6, a0
    or t3, t3, t6
    slli a0, t1, 31
    andi t6, t0, 1
    srli a0, a0, 23
    or t6, t6, a0
    slli a0, t4, 31
    srli a0, a0, 15
    or t6, t6, a0
    slli a0, t5, 31
    srli a0, a0, 7
    or t6, t6, a0
    slli a0, t0, 30
    slli a1, t1, 7
    srli a0, a0, 31
    andi a1, a1, 0x100
    or a0, a0, a1
    slli a1, t4, 15
    lui a3, 0x10
    and a1, a1, a3
    or a0, a0, a1
    slli a1, t5, 23
    lui a3, 0x1000
    and a1, a1, a3
    or a0, a0, a1
    slli a1, t0, 27
    slli a3, t1, 4
    srli a7, t1, 7
    srli a1, a1, 31
    andi a3, a3, 0x100
    srli a6, t0, 7
    slli a7, a7, 8
    or a1, a1, a3
    or a6, a6, a7
    slli a3, t4, 12
    lui a4, 0x10
    srli a7, t4, 7
    and a3, a3, a4
    slli a7, a7, 16
    or a1, a1, a3
    or a6, a6, a7
    slli a3, t5, 20
    lui a4, 0x1000
    srli a7, t5, 7
    and a3, a3, a4
    slli a7, a7, 24
    sw s0, 20(sp)  /* spill */
    or a1, a1, a3
    or a6, a6, a7
    slli a3, t0, 26
    slli a4, t1, 3
    slli a7, t0, 25
    slli s0, t1, 2
    srli a3, a3, 31
    andi a4, a4, 0x100
    slli t0, t0, 28
    slli t1, t1, 5
    or a3, a3, a4
    srli a7, a7, 31
    srli t0, t0, 31
    andi s0, s0, 0x100
    andi t1, t1, 0x100
    slli a4, t4, 11
    lui a5, 0x10
    or a7, a7, s0
    or t0, t0, t1
    and a4, a4, a5
    slli t1, t4, 10
    lui s0, 0x10
    or a3, a3, a4
    and t1, t1, s0
    slli a4, t5, 19
    lui a5, 0x1000
    or t1, a7, t1
    and a4, a4, a5
    slli a7, t5, 18
    lui s0, 0x1000
    or a3, a3, a4
    slli t4, t4, 13
    and a7, a7, s0
    lui s1, 0x10
    xori a3, a3, -1
    or t1, t1, a7
    and t4, t4, s1
    xori a0, a0, -1
    xor a4, a1, a3
    xori t1, t1, -1
    or t0, t0, t4
    xor a0, a0, a4
    slli t5, t5, 21
    xor t1, t1, a4
    lui t4, 0x1000
    xor a5, t6, a0
    xori a6, a6, -1
    xor a4, t6, t1
    and t4, t5, t4
    xor a1, a1, a5
    xor a7, a6, a4
    or t0, t0, t4
    xor t3, t3, a5
    xor t4, t0, a3
    xor t5, a1, a7
    xor s0, t3, a7
    xor t0, t0, t5
    xor s5, t4, a5
    xor a3, s0, t0
    xor s3, a4, t0
    xor s6, s5, t5
    and s1, a3, t4
    and s2, t0, a5
    and s4, s3, a0
    and s7, t3, s6
    xor s1, s1, s2
    xor s4, s4, s7
    xor s1, s1, s4
    xor s8, t3, s6
    xor s1, s1, s8
    and s8, s0, s5
    xor s2, s8, s2
    xor s8, a6, a3
    xor s9, a0, s6
    and s10, s8, s9
    xor s7, s10, s7
    and s11, a7, t5
    and ra, a4, t6
    xor s2, s2, s7
    xor s11, s11, ra
    xor s7, s11, s7
    xor a1, s7, a1
    xor s7, t6, t5
    and s11, a6, s7
    xor s10, s8, s9
    xor s11, s11, ra
    xor s2, s2, s10
    xor s4, s11, s4
    xor s10, s1, s2
    xor t1, s4, t1
    and s1, s1, t1
    xor s4, a1, s1
    xor s1, s2, s1
    and s11, s10, s4
    xor s2, s11, s2
    xor s11, t1, a1
    and s1, s1, s11
    xor s1, s1, a1
    xor s11, s4, s1
    and a1, a1, s11
    xor s4, s4, a1
    and s4, s2, s4
    xor s4, s10, s4
    xor t1, a1, t1
    xor t1, t1, s1
    and a1, s4, s7
    and a3, t1, a3
    and t4, t1, t4
    xor s7, s4, t1
    and s5, s1, s5
    and s0, s1, s0
    xor t1, s1, t1
    and s9, s7, s9
    and s8, s7, s8
    xor s1, s2, s1
    and t5, s2, t5
    xor s7, s1, s7
    xor s5, s5, t5
    and a0, s7, a0
    xor t5, s9, t5
    xor a0, a0, a1
    xor t4, t4, a1
    xor t5, t5, a0
    and a6, s4, a6
    xor s5, s5, t4
    xor a1, a3, t5
    and a5, t1, a5
    xor a3, a6, a1
    xor t4, a5, t4
    and a7, s2, a7
    and a6, s7, s3
    and a5, s1, s6
    xor a7, a7, s0
    xor a1, a6, a1
    xor a0, a5, a0
    xor s0, s8, s0
    xor t4, t4, a0
    xor a6, s2, s4
    xor s5, s5, a7
    xor a5, s0, t4
    and a4, a6, a4
    and t3, s1, t3
    and t0, t1, t0
    xor a1, a1, a5
    xor a4, a4, s5
    xor s0, a3, s5
    xor t3, t3, a5
    and t1, a6, t6
    xor t5, t5, s0
    xor a4, a4, t3
    xor t0, t0, t3
    slli t6, a1, 31
    andi t3, t5, 1
    srli t6, t6, 30
    or t3, t3, t6
    sw t4, 72(sp)  /* spill */
    slli t6, s0, 31
    srli t6, t6, 29
    slli t4, t4, 31
    or t3, t3, t6
    srli t4, t4, 28
    or t3, t3, t4
    slli t4, a4, 31
    srli t4, t4, 27
    xor a3, a7, a3
    or t3, t3, t4
    slli t4, a3, 31
    srli t4, t4, 26
    or t3, t3, t4
    sw t0, 96(sp)  /* spill */
    xor t1, t1, a0
    slli t4, t0, 31
    xor t0, t1, t0
    xor t0, t0, a1
    srli t4, t4, 25
    sw t0, 100(sp)  /* spill */
    or t3, t3, t4
    slli t0, t0, 7
    or t0, t3, t0
    sw t0, 104(sp)  /* spill */
    lw ra, 28(sp)  /* reload */
    sw t2, 52(sp)  /* spill */
    xor t0, t2, t0
    slli t2, ra, 31
    andi t1, a2, 1
    lw s11, 36(sp)  /* reload */
    srli t2, t2, 30
    or t1, t1, t2
    slli t2, s11, 2
    lw s10, 20(sp)  /* reload */
    or t1, t1, t2
    lw s9, 40(sp)  /* reload */
    slli t2, s10, 3
    or t1, t1, t2
    slli t2, s9, 4
    lw s8, 44(sp)  /* reload */
    or t1, t1, t2
    slli t2, s8, 31
    lw s3, 48(sp)  /* reload */
    srli t2, t2, 26
    or t1, t1, t2
    slli t2, s3, 31
    srli t2, t2, 25
    lw s7, 32(sp)  /* reload */
    or t1, t1, t2
    slli t2, s7, 7
    lw s2, 16(sp)  /* reload */
    sw t0, 108(sp)  /* spill */
    lw s6, 12(sp)  /* reload */
    or t1, t1, t2
    sw t1, 112(sp)  /* spill */
    xor t0, t0, t1
    srli t3, s2, 8
    srli t1, s6, 8
    sw t3, 120(sp)  /* spill */
    sw t1, 116(sp)  /* spill */
    xori t3, t3, 0x9a
    xori t1, t1, 0x13
    slli t4, t3, 31
    andi t2, t1, 1
    lw s4, 8(sp)  /* reload */
    srli t4, t4, 23
    or t2, t2, t4
    srli t4, s4, 8
    sw t4, 124(sp)  /* spill */
    xori t4, t4, 0x22
    slli t6, t4, 31
    srli t6, t6, 15
    lw s5, 4(sp)  /* reload */
    or t2, t2, t6
    srli t6, s5, 8
    sw t6, 128(sp)  /* spill */
    xori t6, t6, 0x7c
    slli a0, t6, 31
    srli a0, a0, 7
    sw a1, 76(sp)  /* spill */
    or t2, t2, a0
    slli a6, t1, 25
    slli a7, t3, 2
    slli a1, t3, 1
    slli a0, t1, 24
    srli a6, a6, 31
    andi a7, a7, 0x100
    sw s0, 80(sp)  /* spill */
    srli a0, a0, 31
    andi a1, a1, 0x100
    or a6, a6, a7
    sw a2, 24(sp)  /* spill */
    or a0, a0, a1
    slli a7, t4, 10
    lui s0, 0x10
    slli a1, t4, 9
    lui a2, 0x10
    and a7, a7, s0
    and a1, a1, a2
    or a6, a6, a7
    or a0, a0, a1
    slli a7, t6, 18
    lui s0, 0x1000
    slli a1, t6, 17
    lui a2, 0x1000
    and a7, a7, s0
    sw a3, 92(sp)  /* spill */
    and a1, a1, a2
    or a6, a6, a7
    slli a2, t1, 27
    slli a3, t3, 4
    slli a7, t1, 29
    slli s0, t3, 6
    srli a2, a2, 31
    andi a3, a3, 0x100
    srli a7, a7, 31
    andi s0, s0, 0x100
    sw a4, 88(sp)  /* spill */
    or a2, a2, a3
    or a7, a7, s0
    slli a3, t4, 12
    lui a4, 0x10
    slli s0, t4, 14
    lui s1, 0x10
    and a3, a3, a4
    and s0, s0, s1
    or a2, a2, a3
    or a7, a7, s0
    slli a3, t6, 20
    lui a4, 0x1000
    slli s0, t6, 22
    lui s1, 0x1000
    and a3, a3, a4
    and s0, s0, s1
    or a2, a2, a3
    or a7, a7, s0
    slli a3, t1, 26
    slli a4, t3, 3
    slli s0, t1, 30
    slli s1, t3, 7
    slli t1, t1, 28
    slli t3, t3, 5
    srli s0, s0, 31
    srli t1, t1, 31
    andi s1, s1, 0x100
    andi t3, t3, 0x100
    or s0, s0, s1
    or t1, t1, t3
    slli t3, t4, 15
    lui s1, 0x10
    and t3, t3, s1
    or t3, s0, t3
    srli a3, a3, 31
    andi a4, a4, 0x100
    slli s0, t6, 23
    lui s1, 0x1000
    or a3, a3, a4
    and s0, s0, s1
    slli a4, t4, 11
    lui a5, 0x10
    or t3, t3, s0
    and a4, a4, a5
    slli t4, t4, 13
    lui s0, 0x10
    or a3, a3, a4
    and t4, t4, s0
    slli a4, t6, 19
    lui a5, 0x1000
    or t1, t1, t4
    or a0, a0, a1
    and a4, a4, a5
    slli t6, t6, 21
    lui t4, 0x1000
    xor a1, t2, a0
    or a3, a3, a4
    and t4, t6, t4
    xor a4, a2, a3
    xor t2, t2, t3
    or t1, t1, t4
    xor t3, a7, t2
    xor t4, a0, a4
    xor a2, a2, t3
    xor t1, t1, t4
    xor t6, a1, t3
    xor a6, a6, a2
    xor s0, t1, t6
    xor a3, a3, t2
    xor s1, a6, s0
    xor t2, t2, s1
    xor a7, a1, a6
    xor s2, a4, t2
    xor s4, t4, a2
    and a5, a1, a4
    and s3, a7, s2
    and s5, s0, s4
    and s6, t6, t4
    xor a5, a5, s3
    xor s5, s5, s6
    xor a5, a5, s5
    xor s7, s0, s4
    xor a5, a5, s7
    and s7, a6, t2
    xor s3, s7, s3
    and s7, t1, a2
    xor s6, s7, s6
    xor s3, s3, s6
    xor s7, t4, t6
    xor s3, s3, s7
    xor s7, a2, s2
    xor s8, a0, s7
    xor s10, t3, s1
    and s9, s1, s8
    and s11, s10, s7
    xor s9, s9, s11
    and ra, t3, a0
    xor s11, ra, s11
    xor s6, s9, s6
    xor s5, s11, s5
    xor a3, s6, a3
    xor s11, a0, t3
    and s6, s3, a3
    xor s5, s5, s11
    xor s9, a5, s6
    xor s11, a3, s5
    and s9, s9, s11
    xor s6, s5, s6
    xor s9, s9, s5
    xor s11, s6, s9
    and s5, s5, s11
    xor a3, s5, a3
    xor s3, s3, a5
    xor s5, s6, s5
    and s6, s3, s6
    xor a5, s6, a5
    and s5, a5, s5
    xor s3, s3, s5
    xor a3, a3, s9
    and s5, s3, s8
    and t2, a3, t2
    and a6, a3, a6
    xor s6, s9, a3
    xor s8, a5, s9
    and t6, s8, t6
    xor a3, s3, a3
    and t4, s8, t4
    xor s8, s8, a3
    xor s5, s5, t2
    and s0, a3, s0
    and a2, s8, a2
    and a1, s9, a1
    and a4, s9, a4
    and a0, a5, a0
    and t3, a5, t3
    and a7, s6, a7
    xor t2, a2, t2
    and a3, a3, s4
    xor a7, a7, t6
    xor a1, a1, s0
    xor t4, t4, t2
    and a2, s6, s2
    xor a5, a5, s3
    xor a3, a3, a4
    xor a7, a7, a1
    and s2, a5, s10
    and t1, s8, t1
    xor t2, a3, t2
    and s1, s3, s1
    xor t6, s2, t6
    xor a1, a6, a1
    xor t2, t2, t1
    xor t6, t6, s1
    xor t3, t3, s0
    xor t1, t1, a1
    xor t4, t4, a2
    xor a0, a0, a7
    xor t3, t3, s1
    xor a1, t6, a1
    xor a0, a0, a4
    xori a1, a1, -1
    xor t1, t1, t4
    xor t3, t3, t2
    xor t4, a7, t4
    xor t2, t2, t6
    srli a4, a1, 15
    srli t6, t4, 16
    andi a4, a4, 2
    and a5, a5, s7
    or t6, t6, a4
    xor a2, a5, a2
    srli a4, t1, 14
    xor a0, a0, a2
    or t6, t6, a4
    srli a4, a0, 13
    xor a2, s5, a2
    or t6, t6, a4
    srli a4, a2, 12
    xori t3, t3, -1
    or t6, t6, a4
    srli a4, t3, 11
    xor a3, a7, a2
    andi a4, a4, 0x20
    xori a3, a3, -1
    or t6, t6, a4
    srli a4, a3, 10
    andi a4, a4, 0x40
    xori t2, t2, -1
    or t6, t6, a4
    srli a4, t2, 16
    slli a4, a4, 7
    or t6, t6, a4
    sw t6, 164(sp)  /* spill */
    xor t0, t0, t6
    slli t6, a1, 31
    sw t1, 144(sp)  /* spill */
    sw t4, 148(sp)  /* spill */
    srli t6, t6, 30
    or t4, t4, t6
    slli t1, t1, 2
    or t1, t4, t1
    slli t4, a0, 3
    sw t3, 152(sp)  /* spill */
    or t1, t1, t4
    slli t4, a2, 4
    slli t3, t3, 31
    or t1, t1, t4
    srli t3, t3, 26
    or t1, t1, t3
    slli t3, a3, 31
    sw t2, 160(sp)  /* spill */
    srli t3, t3, 25
    or t1, t1, t3
    slli t2, t2, 7
    or t1, t1, t2
    lw ra, 76(sp)  /* reload */
    sw t1, 168(sp)  /* spill */
    xor t0, t0, t1
    slli t1, t5, 7
    srli t2, ra, 23
    srli t1, t1, 31
    lw s11, 80(sp)  /* reload */
    andi t2, t2, 2
    or t1, t1, t2
    srli t2, s11, 22
    andi t2, t2, 4
    lw s9, 72(sp)  /* reload */
    or t1, t1, t2
    srli t2, s9, 21
    lw s6, 88(sp)  /* reload */
    andi t2, t2, 8
    or t1, t1, t2
    srli t2, s6, 20
    andi t2, t2, 0x10
    lw s3, 92(sp)  /* reload */
    or t1, t1, t2
    srli t2, s3, 19
    lw s10, 96(sp)  /* reload */
    andi t2, t2, 0x20
    or t1, t1, t2
    srli t2, s10, 18
    andi t2, t2, 0x40
    lw s2, 100(sp)  /* reload */
    or t1, t1, t2
    srli t2, s2, 24
    slli t2, t2, 7
    lw a6, 8(sp)  /* reload */
    or t1, t1, t2
    lw s8, 16(sp)  /* reload */
    sw t1, 172(sp)  /* spill */
    xor t0, t0, t1
    srli t1, a6, 16
    srli t3, s8, 16
    sw t1, 176(sp)  /* spill */
    sw t3, 180(sp)  /* spill */
    xori t1, t1, 0xa
    xori t3, t3, 0x6e
    slli t2, t1, 28
    slli t4, t3, 5
    srli t2, t2, 31
    lw s7, 4(sp)  /* reload */
    andi t4, t4, 0x100
    or t2, t2, t4
    srli t4, s7, 16
    sw t4, 184(sp)  /* spill */
    sw t5, 84(sp)  /* spill */
    xori t4, t4, 0xc1
    slli t5, t4, 13
    lui t6, 0x10
    and t5, t5, t6
    lw a5, 12(sp)  /* reload */
    or t2, t2, t5
    srli t5, a5, 16
    sw t5, 188(sp)  /* spill */
    sw a0, 132(sp)  /* spill */
    xori t5, t5, 0xab
    lui a0, 0x1000
    slli t6, t5, 21
    and t6, t6, a0
    or t2, t2, t6
    slli t6, t1, 26
    slli a0, t3, 3
    srli t6, t6, 31
    andi a0, a0, 0x100
    sw a1, 140(sp)  /* spill */
    or t6, t6, a0
    slli a0, t4, 11
    lui a1, 0x10
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t5, 19
    lui a1, 0x1000
    and a0, a0, a1
    or t6, t6, a0
    slli a1, t3, 31
    andi a0, t1, 1
    srli a1, a1, 23
    or a0, a0, a1
    slli a1, t4, 31
    srli a1, a1, 15
    or a0, a0, a1
    slli a1, t5, 31
    srli a1, a1, 7
    sw a2, 136(sp)  /* spill */
    or a0, a0, a1
    slli a7, t1, 29
    slli s0, t3, 6
    slli a1, t1, 30
    slli a2, t3, 7
    srli a7, a7, 31
    andi s0, s0, 0x100
    srli a1, a1, 31
    andi a2, a2, 0x100
    or a7, a7, s0
    sw a3, 156(sp)  /* spill */
    or a1, a1, a2
    slli s0, t4, 14
    lui s1, 0x10
    slli a2, t4, 15
    lui a3, 0x10
    and s0, s0, s1
    and a2, a2, a3
    or a7, a7, s0
    or a1, a1, a2
    slli s0, t5, 22
    lui s1, 0x1000
    slli a2, t5, 23
    lui a3, 0x1000
    and s0, s0, s1
    and a2, a2, a3
    or a7, a7, s0
    slli a3, t1, 24
    slli a4, t3, 1
    slli s0, t1, 25
    slli s1, t3, 2
    slli t1, t1, 27
    slli t3, t3, 4
    srli s0, s0, 31
    srli t1, t1, 31
    andi s1, s1, 0x100
    andi t3, t3, 0x100
    or s0, s0, s1
    or t1, t1, t3
    slli t3, t4, 10
    lui s1, 0x10
    srli a3, a3, 31
    andi a4, a4, 0x100
    and t3, t3, s1
    or a3, a3, a4
    or t3, s0, t3
    slli a4, t4, 9
    lui a5, 0x10
    slli s0, t5, 18
    lui s1, 0x1000
    and a4, a4, a5
    and s0, s0, s1
    or a3, a3, a4
    slli t4, t4, 12
    or t3, t3, s0
    lui s4, 0x10
    xori t6, t6, -1
    or a1, a1, a2
    slli a4, t5, 17
    lui a5, 0x1000
    xori t3, t3, -1
    and t4, t4, s4
    xori a1, a1, -1
    and a4, a4, a5
    xor t3, t6, t3
    or t1, t1, t4
    xor a2, a1, t6
    or a3, a3, a4
    slli t5, t5, 20
    xor a7, a7, t3
    lui t4, 0x1000
    xor a1, a1, a3
    xor s1, t2, a7
    and t4, t5, t4
    xor a3, t2, a1
    xor s2, a2, s1
    or t1, t1, t4
    xori a0, a0, -1
    xor a4, a2, a3
    xor t1, t1, s2
    xor a0, a0, a4
    xor s3, t3, a3
    xor t4, t1, a4
    xor a5, t6, a0
    xor t5, s3, t4
    xor s4, a0, t5
    xor s6, a5, s3
    and a6, t2, a5
    and s0, a7, t6
    and s5, s2, s4
    and s7, a1, s6
    xor a6, a6, s0
    xor s5, s5, s7
    xor a6, a6, s5
    xor s8, s2, s4
    xor a6, a6, s8
    and s8, s1, a0
    xor s0, s8, s0
    xor s8, s2, a1
    xor s9, t6, t4
    and s10, s8, s9
    xor s7, s10, s7
    xor s0, s0, s7
    xor s10, a1, s6
    xor s0, s0, s10
    and s10, a2, t5
    and s11, a4, t4
    xor s10, s10, s11
    and ra, a3, s3
    xor s7, s10, s7
    xor s11, ra, s11
    xor t1, s7, t1
    xor s5, s11, s5
    and s7, s0, t1
    xor t3, s5, t3
    xor s10, a6, s7
    xor s5, t3, s7
    xor s7, t1, t3
    and s7, s10, s7
    xor s7, s7, t3
    xor s10, s5, s7
    and t3, t3, s10
    xor t1, t3, t1
    xor s0, s0, a6
    xor t3, s5, t3
    and s5, s0, s5
    xor a6, s5, a6
    and t3, a6, t3
    xor t1, t1, s7
    xor t3, s0, t3
    and s0, t1, s1
    and s1, a6, s3
    xor s3, s7, t1
    and a5, s7, a5
    and a0, t1, a0
    and t6, s3, t6
    xor a5, a5, a0
    xor t6, t6, a0
    xor a0, a6, s7
    and s5, a0, s6
    xor t1, t3, t1
    and a1, a0, a1
    xor a0, a0, t1
    and s6, a0, s9
    and a2, t3, a2
    and a0, a0, s8
    xor s0, s0, a2
    and t5, t3, t5
    xor a0, a0, a2
    and t2, s7, t2
    and a3, a6, a3
    xor t3, a6, t3
    and a2, t1, s2
    xor t2, t2, a3
    and a4, t3, a4
    and t1, t1, s4
    xor t1, t1, t2
    and t3, t3, t4
    xor t1, t1, s6
    and t4, s3, a7
    xor t1, t1, a5
    xor t4, t4, a4
    xor t4, t4, t1
    lw s11, 84(sp)  /* reload */
    lw s10, 76(sp)  /* reload */
    xor t1, s0, t1
    xor t2, t2, s0
    slli a6, s11, 23
    srli s0, s10, 7
    srli a6, a6, 31
    andi s0, s0, 2
    or a6, a6, s0
    slli a7, s11, 15
    srli s0, s10, 15
    srli a7, a7, 31
    lw s7, 80(sp)  /* reload */
    andi s0, s0, 2
    or a7, a7, s0
    srli s0, s7, 6
    andi s0, s0, 4
    or a6, a6, s0
    srli s0, s7, 14
    andi s0, s0, 4
    lw s9, 72(sp)  /* reload */
    or a7, a7, s0
    srli s0, s9, 5
    andi s0, s0, 8
    or a6, a6, s0
    srli s0, s9, 13
    lw s8, 88(sp)  /* reload */
    andi s0, s0, 8
    or a7, a7, s0
    srli s0, s8, 4
    andi s0, s0, 0x10
    xor s5, s5, s6
    xor a1, a1, a4
    or a6, a6, s0
    xor t6, t6, s5
    xor a1, a1, a0
    srli s0, s8, 12
    xor t6, t6, a1
    xor a2, a2, a3
    andi s0, s0, 0x10
    lw s2, 92(sp)  /* reload */
    xor a0, a2, a0
    xor t1, t1, t6
    or a7, a7, s0
    xor s1, s1, a5
    xor a0, a0, t1
    srli s0, s2, 3
    slli a5, a0, 31
    andi s0, s0, 0x20
    andi a4, t6, 1
    srli a5, a5, 30
    or a6, a6, s0
    xor t5, t5, s1
    xor t3, t3, s5
    or a4, a4, a5
    srli s0, s2, 11
    xor t3, t3, s1
    slli a5, t5, 31
    lw s4, 96(sp)  /* reload */
    andi s0, s0, 0x20
    xor t2, t2, t3
    srli a5, a5, 29
    or a7, a7, s0
    xor t3, t3, t4
    or a4, a4, a5
    srli s0, s4, 2
    slli a5, t3, 31
    andi s0, s0, 0x40
    srli a5, a5, 28
    or a6, a6, s0
    or a4, a4, a5
    srli s0, s4, 10
    slli a5, t4, 31
    andi s0, s0, 0x40
    lw s6, 100(sp)  /* reload */
    srli a5, a5, 27
    or a7, a7, s0
    xor t1, t1, t5
    or a4, a4, a5
    srli s0, s6, 8
    slli a5, t1, 31
    slli s0, s0, 7
    srli a5, a5, 26
    or a6, a6, s0
    or a4, a4, a5
    srli s0, s6, 16
    slli a5, a1, 31
    lw s5, 24(sp)  /* reload */
    slli s0, s0, 7
    lw s3, 28(sp)  /* reload */
    srli a5, a5, 25
    or a7, a7, s0
    or a4, a4, a5
    slli s0, s5, 23
    srli s2, s3, 7
    slli a5, t2, 7
    lw ra, 108(sp)  /* reload */
    srli s0, s0, 31
    andi s2, s2, 2
    or a4, a4, a5
    or s0, s0, s2
    xor a5, ra, a4
    slli s1, s5, 15
    srli s2, s3, 15
    srli s1, s1, 31
    lw ra, 36(sp)  /* reload */
    andi s2, s2, 2
    or s1, s1, s2
    srli s2, ra, 6
    or s0, s0, s2
    srli s2, ra, 14
    lw s11, 20(sp)  /* reload */
    or s1, s1, s2
    srli s2, s11, 5
    or s0, s0, s2
    lw s10, 40(sp)  /* reload */
    srli s2, s11, 13
    or s1, s1, s2
    srli s2, s10, 4
    or s0, s0, s2
    srli s2, s10, 12
    lw s7, 44(sp)  /* reload */
    or s1, s1, s2
    srli s2, s7, 3
    andi s2, s2, 0x20
    or s0, s0, s2
    srli s2, s7, 11
    lw s9, 48(sp)  /* reload */
    andi s2, s2, 0x20
    or s1, s1, s2
    srli s2, s9, 2
    andi s2, s2, 0x40
    or s0, s0, s2
    srli s2, s9, 10
    andi s2, s2, 0x40
    lw s8, 32(sp)  /* reload */
    or s1, s1, s2
    srli s2, s8, 1
    or s0, s0, s2
    srli s2, s8, 9
    or s1, s1, s2
    slli a2, t6, 23
    srli a3, a0, 7
    srli s3, a0, 23
    slli s2, t6, 7
    slli t6, t6, 15
    srli a0, a0, 15
    srli a2, a2, 31
    andi a3, a3, 2
    srli t6, t6, 31
    andi a0, a0, 2
    or a2, a2, a3
    or t6, t6, a0
    srli a3, t5, 6
    srli a0, t5, 22
    srli t5, t5, 14
    andi a3, a3, 4
    andi t5, t5, 4
    or a2, a2, a3
    or t5, t6, t5
    srli a3, t3, 5
    srli t6, t3, 21
    srli t3, t3, 13
    andi a3, a3, 8
    andi t3, t3, 8
    or a2, a2, a3
    or t3, t5, t3
    srli a3, t4, 4
    srli t5, t4, 20
    srli t4, t4, 12
    andi a3, a3, 0x10
    andi t4, t4, 0x10
    or a2, a2, a3
    or t3, t3, t4
    srli a3, t1, 3
    srli s2, s2, 31
    andi s3, s3, 2
    srli t4, t1, 19
    or s2, s2, s3
    andi a0, a0, 4
    srli t1, t1, 11
    or a0, s2, a0
    andi t6, t6, 8
    andi t1, t1, 0x20
    or t6, a0, t6
    andi t5, t5, 0x10
    or t1, t3, t1
    or t5, t6, t5
    andi t4, t4, 0x20
    srli t3, a1, 18
    andi a3, a3, 0x20
    or t4, t5, t4
    andi t3, t3, 0x40
    or a2, a2, a3
    or t3, t4, t3
    srli a3, a1, 2
    srli t4, a1, 10
    andi a3, a3, 0x40
    andi t4, t4, 0x40
    or a2, a2, a3
    or t1, t1, t4
    srli a3, t2, 8
    srli t4, t2, 24
    srli t2, t2, 16
    lw s6, 140(sp)  /* reload */
    slli t2, t2, 7
    lw s4, 148(sp)  /* reload */
    or t1, t1, t2
    srli t6, s6, 7
    srli t2, s4, 8
    andi t6, t6, 2
    or t2, t2, t6
    srli t6, s6, 23
    srli t5, s4, 24
    andi t6, t6, 2
    lw s5, 144(sp)  /* reload */
    or t5, t5, t6
    srli t6, s5, 6
    or t2, t2, t6
    lw ra, 132(sp)  /* reload */
    srli t6, s5, 22
    or t5, t5, t6
    srli t6, ra, 5
    or t2, t2, t6
    srli t6, ra, 21
    lw s11, 136(sp)  /* reload */
    or t5, t5, t6
    srli t6, s11, 4
    or t2, t2, t6
    lw s10, 152(sp)  /* reload */
    srli t6, s11, 20
    or t5, t5, t6
    srli t6, s10, 3
    andi t6, t6, 0x20
    or t2, t2, t6
    srli t6, s10, 19
    andi t6, t6, 0x20
    lw s7, 156(sp)  /* reload */
    or t5, t5, t6
    srli t6, s7, 2
    andi t6, t6, 0x40
    or t2, t2, t6
    srli t6, s7, 18
    lw s9, 160(sp)  /* reload */
    andi t6, t6, 0x40
    or t5, t5, t6
    srli t6, s9, 8
    slli a3, a3, 7
    slli t6, t6, 7
    or a2, a2, a3
    xor a5, a5, a6
    slli t4, t4, 7
    or t2, t2, t6
    xor t0, t0, a2
    xor a5, a5, s0
    or t3, t3, t4
    srli t6, s9, 24
    slli a3, t0, 24
    xor t4, a5, t3
    slli t6, t6, 7
    sw a3, 196(sp)  /* spill */
    xor t4, t4, t2
    or t5, t5, t6
    srli a3, a3, 27
    slli t6, t4, 5
    or t6, a3, t6
    lw s8, 4(sp)  /* reload */
    sw t6, 24(sp)  /* spill */
    lw s3, 0(sp)  /* reload */
    xor t6, s8, t6
    andi t6, t6, 0xff
    sw t6, 0(s3)
    lw s2, 112(sp)  /* reload */
    xor t6, t5, t1
    lw a1, 164(sp)  /* reload */
    xor a0, t6, s2
    xor a0, a0, a1
    xor a0, a0, s0
    xor a0, a0, t3
    xor a0, a0, a7
    slli a3, a0, 24
    sw t0, 192(sp)  /* spill */
    sw a3, 36(sp)  /* spill */
    srli a3, a3, 27
    slli t0, t0, 5
    or t0, a3, t0
    lw s6, 128(sp)  /* reload */
    sw t0, 40(sp)  /* spill */
    xor t0, s6, t0
    lw s5, 104(sp)  /* reload */
    andi t0, t0, 0xff
    sw t0, 4(s3)
    xor t0, s5, s2
    lw a5, 168(sp)  /* reload */
    xor t0, t0, a4
    xor t0, t0, s0
    xor t0, t0, a5
    xor t0, t0, t2
    xor t0, t0, a2
    slli a3, t0, 24
    sw a0, 28(sp)  /* spill */
    sw a3, 48(sp)  /* spill */
    srli a3, a3, 27
    slli a0, a0, 5
    or a0, a3, a0
    lw ra, 184(sp)  /* reload */
    sw a0, 72(sp)  /* spill */
    xor a0, ra, a0
    andi a0, a0, 0xff
    sw a0, 8(s3)
    xor a0, t1, a1
    xor a0, a0, a6
    xor a0, a0, s0
    xor a0, a0, a5
    xor a0, a0, s1
    xor a0, a0, a7
    slli a3, a0, 24
    sw a3, 80(sp)  /* spill */
    slli s6, t0, 5
    srli a3, a3, 27
    or a3, a3, s6
    lw s11, 56(sp)  /* reload */
    sw a3, 84(sp)  /* spill */
    xor a3, s11, a3
    andi a3, a3, 0xff
    sw a3, 12(s3)
    xor a3, t5, s2
    lw s4, 172(sp)  /* reload */
    xor a3, a3, a4
    xor a3, a3, t3
    xor a3, a3, s4
    xor a3, a3, s1
    xor a3, a3, a7
    slli s6, a3, 24
    sw a0, 76(sp)  /* spill */
    sw s6, 92(sp)  /* spill */
    slli a0, a0, 5
    srli s6, s6, 27
    or a0, s6, a0
    lw s10, 8(sp)  /* reload */
    sw a0, 96(sp)  /* spill */
    xor a0, s10, a0
    lw s7, 52(sp)  /* reload */
    andi a0, a0, 0xff
    sw a0, 16(s3)
    xor a0, s7, a1
    xor a0, a0, a6
    xor a0, a0, t3
    xor a0, a0, s4
    xor a0, a0, t2
    xor a0, a0, a2
    slli s6, a0, 24
    sw a3, 88(sp)  /* spill */
    sw s6, 108(sp)  /* spill */
    srli s6, s6, 27
    slli a3, a3, 5
    or a3, s6, a3
    lw s9, 124(sp)  /* reload */
    sw a3, 132(sp)  /* spill */
    xor a3, s9, a3
    andi a3, a3, 0xff
    sw a3, 20(s3)
    xor s6, s7, t5
    xor a3, s7, t1
    xor t5, t5, s5
    xor t1, t1, s5
    xor s5, a3, a1
    xor s5, s5, s0
    xor s5, s5, s4
    xor s5, s5, a2
    xor s5, s5, a7
    slli s7, s5, 24
    sw s7, 136(sp)  /* spill */
    srli s7, s7, 27
    slli s8, a0, 5
    or s7, s7, s8
    lw ra, 176(sp)  /* reload */
    sw s7, 140(sp)  /* spill */
    xor s7, ra, s7
    andi s7, s7, 0xff
    sw s7, 24(s3)
    xor s7, t5, s2
    xor s7, s7, a5
    xor s7, s7, t3
    xor s7, s7, a2
    xor s7, s7, a7
    slli s8, s7, 24
    sw s8, 152(sp)  /* spill */
    slli s9, s5, 5
    srli s8, s8, 27
    xor a3, a3, a6
    or s8, s8, s9
    lw s11, 60(sp)  /* reload */
    xor a3, a3, a5
    sw s8, 156(sp)  /* spill */
    xor a3, a3, t3
    xor s8, s11, s8
    xor a3, a3, s1
    andi s8, s8, 0xff
    xor a3, a3, t2
    sw s8, 28(s3)
    slli s8, a3, 24
    sw s7, 144(sp)  /* spill */
    sw s8, 160(sp)  /* spill */
    slli s7, s7, 5
    srli s8, s8, 27
    xor t5, t5, a4
    or s7, s8, s7
    lw s10, 12(sp)  /* reload */
    xor t5, t5, s0
    sw s7, 200(sp)  /* spill */
    xor t5, t5, s4
    xor s7, s10, s7
    xor t5, t5, s1
    andi s7, s7, 0xff
    xor t5, t5, t2
    sw s7, 32(s3)
    slli s7, t5, 24
    sw a3, 104(sp)  /* spill */
    sw s7, 204(sp)  /* spill */
    slli a3, a3, 5
    srli s7, s7, 27
    or a3, s7, a3
    lw ra, 116(sp)  /* reload */
    sw a3, 208(sp)  /* spill */
    xor a3, ra, a3
    andi a3, a3, 0xff
    sw a3, 36(s3)
    xor a3, s6, s2
    xor a3, a3, a6
    xor t3, a3, t3
    xor a3, s6, a1
    xor a1, t1, a1
    xor a1, a1, a4
    xor t3, t3, t2
    xor a1, a1, s0
    xor t3, t3, a7
    xor t2, a1, t2
    slli a1, t3, 24
    sw t5, 148(sp)  /* spill */
    sw a1, 168(sp)  /* spill */
    slli t5, t5, 5
    srli a1, a1, 27
    or t5, a1, t5
    lw s9, 188(sp)  /* reload */
    xor a3, a3, a4
    sw t5, 216(sp)  /* spill */
    xor a3, a3, s4
    xor t5, s9, t5
    xor a3, a3, s1
    andi t5, t5, 0xff
    xor a3, a3, a2
    sw t5, 40(s3)
    slli t5, a3, 24
    sw t5, 220(sp)  /* spill */
    slli a1, t3, 5
    srli t5, t5, 27
    or t5, t5, a1
    lw s11, 68(sp)  /* reload */
    sw t5, 224(sp)  /* spill */
    xor t5, s11, t5
    andi t5, t5, 0xff
    xor t2, t2, a7
    sw t5, 44(s3)
    slli t5, t2, 24
    sw t5, 228(sp)  /* spill */
    slli a1, a3, 5
    srli t5, t5, 27
    xor t1, t1, s2
    or t5, t5, a1
    lw s8, 16(sp)  /* reload */
    xor t1, t1, a6
    sw t5, 232(sp)  /* spill */
    xor t1, t1, a5
    xor t5, s8, t5
    xor t1, t1, s1
    andi t5, t5, 0xff
    xor t1, t1, a2
    sw t5, 48(s3)
    slli t5, t1, 24
    sw t2, 164(sp)  /* spill */
    sw t5, 236(sp)  /* spill */
    slli t2, t2, 5
    srli t5, t5, 27
    xor t6, t6, a4
    or t2, t5, t2
    lw s10, 120(sp)  /* reload */
    xor t6, t6, a6
    sw t2, 240(sp)  /* spill */
    xor t6, t6, a5
    xor t2, s10, t2
    xor t6, t6, s4
    andi t2, t2, 0xff
    xor t6, t6, s1
    sw t2, 52(s3)
    slli t2, t6, 24
    sw t1, 112(sp)  /* spill */
    sw t2, 244(sp)  /* spill */
    slli t1, t1, 5
    srli t2, t2, 27
    or t1, t2, t1
    lw s7, 180(sp)  /* reload */
    sw t1, 248(sp)  /* spill */
    xor t1, s7, t1
    andi t1, t1, 0xff
    sw t1, 56(s3)
    slli t1, t4, 24
    sw t1, 252(sp)  /* spill */
    slli t2, t6, 5
    srli t1, t1, 27
    or t1, t1, t2
    lw ra, 64(sp)  /* reload */
    sw t1, 256(sp)  /* spill */
    xor t1, ra, t1
    andi t1, t1, 0xff
    sw t3, 212(sp)  /* spill */
    sw t1, 60(s3)
    sw t4, 20(sp)  /* spill */
    /* round key 1 */
    xori t3, t3, -1
    xori t1, s5, 0x9e
    slli t2, t1, 28
    slli t4, t3, 5
    srli t2, t2, 31
    andi t4, t4, 0x100
    or t2, t2, t4
    sw t6, 32(sp)  /* spill */
    xori t4, t6, 0xef
    slli t5, t4, 13
    lui t6, 0x10
    sw t0, 44(sp)  /* spill */
    and t5, t5, t6
    or t2, t2, t5
    xori t0, t0, 0x6d
    slli t5, t0, 21
    lui t6, 0x1000
    and t5, t5, t6
    or t2, t2, t5
    slli t5, t1, 26
    slli t6, t3, 3
    srli t5, t5, 31
    andi t6, t6, 0x100
    or t5, t5, t6
    slli t6, t4, 11
    lui a1, 0x10
    and t6, t6, a1
    or t5, t5, t6
    slli t6, t0, 19
    lui a1, 0x1000
    and t6, t6, a1
    or t5, t5, t6
    slli a1, t3, 31
    andi t6, t1, 1
    srli a1, a1, 23
    or t6, t6, a1
    slli a1, t4, 31
    srli a1, a1, 15
    or t6, t6, a1
    slli a1, t0, 31
    srli a1, a1, 7
    or t6, t6, a1
    slli a7, t1, 29
    slli s0, t3, 6
    slli a1, t1, 30
    slli a2, t3, 7
    srli a7, a7, 31
    andi s0, s0, 0x100
    srli a1, a1, 31
    andi a2, a2, 0x100
    or a7, a7, s0
    sw a3, 172(sp)  /* spill */
    or a1, a1, a2
    slli s0, t4, 14
    lui s1, 0x10
    slli a2, t4, 15
    lui a3, 0x10
    and s0, s0, s1
    and a2, a2, a3
    or a7, a7, s0
    or a1, a1, a2
    slli s0, t0, 22
    lui s1, 0x1000
    slli a2, t0, 23
    lui a3, 0x1000
    and s0, s0, s1
    and a2, a2, a3
    or a7, a7, s0
    slli a3, t1, 24
    slli a4, t3, 1
    slli s0, t1, 25
    slli s1, t3, 2
    slli t1, t1, 27
    slli t3, t3, 4
    srli s0, s0, 31
    srli t1, t1, 31
    andi s1, s1, 0x100
    andi t3, t3, 0x100
    or s0, s0, s1
    or t1, t1, t3
    slli t3, t4, 10
    lui s1, 0x10
    srli a3, a3, 31
    andi a4, a4, 0x100
    and t3, t3, s1
    or a3, a3, a4
    or t3, s0, t3
    slli a4, t4, 9
    lui a5, 0x10
    slli s0, t0, 18
    lui s1, 0x1000
    and a4, a4, a5
    and s0, s0, s1
    or a3, a3, a4
    slli t4, t4, 12
    or t3, t3, s0
    lui s4, 0x10
    xori t5, t5, -1
    or a1, a1, a2
    slli a4, t0, 17
    lui a5, 0x1000
    xori t3, t3, -1
    and t4, t4, s4
    xori a1, a1, -1
    and a4, a4, a5
    xor t3, t5, t3
    or t1, t1, t4
    xor a2, a1, t5
    or a3, a3, a4
    slli t0, t0, 20
    xor a7, a7, t3
    lui t4, 0x1000
    xor a1, a1, a3
    xor s1, t2, a7
    and t0, t0, t4
    xor a3, t2, a1
    xor s2, a2, s1
    or t0, t1, t0
    xori t6, t6, -1
    xor a4, a2, a3
    xor t0, t0, s2
    xor t6, t6, a4
    xor s3, t3, a3
    xor t1, t0, a4
    xor a5, t5, t6
    xor t4, s3, t1
    sw s5, 52(sp)  /* spill */
    xor s4, t6, t4
    xor s6, a5, s3
    and a6, t2, a5
    and s0, a7, t5
    and s5, s2, s4
    and s7, a1, s6
    xor a6, a6, s0
    xor s5, s5, s7
    xor a6, a6, s5
    xor s8, s2, s4
    xor a6, a6, s8
    and s8, s1, t6
    xor s0, s8, s0
    xor s8, s2, a1
    xor s9, t5, t1
    and s10, s8, s9
    xor s7, s10, s7
    xor s0, s0, s7
    xor s10, a1, s6
    xor s0, s0, s10
    and s10, a2, t4
    and s11, a4, t1
    xor s10, s10, s11
    and ra, a3, s3
    xor s7, s10, s7
    xor s11, ra, s11
    xor t0, s7, t0
    xor s5, s11, s5
    and s7, s0, t0
    xor t3, s5, t3
    xor s10, a6, s7
    xor s5, t3, s7
    xor s7, t0, t3
    and s7, s10, s7
    xor s7, s7, t3
    xor s10, s5, s7
    and t3, t3, s10
    xor t0, t3, t0
    xor s0, s0, a6
    xor t3, s5, t3
    and s5, s0, s5
    xor a6, s5, a6
    and t3, a6, t3
    xor t0, t0, s7
    xor t3, s0, t3
    and s0, t0, s1
    and s1, a6, s3
    xor s3, s7, t0
    and a5, s7, a5
    and t6, t0, t6
    and t5, s3, t5
    xor a5, a5, t6
    xor t5, t5, t6
    xor t6, a6, s7
    and s5, t6, s6
    xor t0, t3, t0
    and a1, t6, a1
    xor t6, t6, t0
    and s6, t6, s9
    and a2, t3, a2
    and t6, t6, s8
    xor s0, s0, a2
    xor t6, t6, a2
    and t2, s7, t2
    and a3, a6, a3
    and t4, t3, t4
    and a2, t0, s2
    xor t2, t2, a3
    xor t3, a6, t3
    and t0, t0, s4
    and a4, t3, a4
    xor t0, t0, t2
    and t1, t3, t1
    xor t0, t0, s6
    and t3, s3, a7
    xor s5, s5, s6
    xor a1, a1, a4
    xor t0, t0, a5
    xor t3, t3, a4
    xor t5, t5, s5
    xor a1, a1, t6
    xor t3, t3, t0
    xor t5, t5, a1
    xor a2, a2, a3
    xor t0, s0, t0
    xor s1, s1, a5
    xor t6, a2, t6
    xor t1, t1, s5
    xor t0, t0, t5
    xor t1, t1, s1
    xor t6, t6, t0
    xor t2, t2, s0
    xor t4, t4, s1
    sw t6, 276(sp)  /* spill */
    xor t2, t2, t1
    sw t4, 260(sp)  /* spill */
    xor t0, t0, t4
    xor t1, t1, t3
    slli a2, t5, 7
    srli t6, t6, 23
    sw t1, 288(sp)  /* spill */
    srli a2, a2, 31
    andi t6, t6, 2
    srli t4, t4, 22
    sw t3, 272(sp)  /* spill */
    or t6, a2, t6
    andi t4, t4, 4
    srli t1, t1, 21
    sw t0, 280(sp)  /* spill */
    or t4, t6, t4
    andi t1, t1, 8
    srli t3, t3, 20
    or t1, t4, t1
    andi t3, t3, 0x10
    srli t0, t0, 19
    or t1, t1, t3
    andi t0, t0, 0x20
    or t0, t1, t0
    srli t1, a1, 18
    andi t1, t1, 0x40
    or t0, t0, t1
    srli t1, t2, 24
    lw ra, 148(sp)  /* reload */
    slli t1, t1, 7
    or t0, t0, t1
    xori t3, ra, 0x20
    sw t2, 284(sp)  /* spill */
    xori t1, a0, 0xcc
    slli t4, t3, 31
    andi t2, t1, 1
    lw s11, 28(sp)  /* reload */
    srli t4, t4, 23
    or t2, t2, t4
    xori t4, s11, 0xb0
    slli t6, t4, 31
    srli t6, t6, 15
    lw s10, 112(sp)  /* reload */
    or t2, t2, t6
    sw a0, 100(sp)  /* spill */
    xori t6, s10, 0xd5
    slli a0, t6, 31
    srli a0, a0, 7
    sw a1, 264(sp)  /* spill */
    or t2, t2, a0
    slli a6, t1, 25
    slli a7, t3, 2
    slli a1, t3, 1
    slli a0, t1, 24
    srli a6, a6, 31
    andi a7, a7, 0x100
    srli a0, a0, 31
    andi a1, a1, 0x100
    or a6, a6, a7
    or a0, a0, a1
    slli a7, t4, 10
    lui s0, 0x10
    slli a1, t4, 9
    lui a2, 0x10
    and a7, a7, s0
    and a1, a1, a2
    or a6, a6, a7
    or a0, a0, a1
    slli a7, t6, 18
    lui s0, 0x1000
    slli a1, t6, 17
    lui a2, 0x1000
    and a7, a7, s0
    and a1, a1, a2
    or a6, a6, a7
    slli a2, t1, 27
    slli a3, t3, 4
    slli a7, t1, 29
    slli s0, t3, 6
    srli a2, a2, 31
    andi a3, a3, 0x100
    srli a7, a7, 31
    andi s0, s0, 0x100
    or a2, a2, a3
    or a7, a7, s0
    slli a3, t4, 12
    lui a4, 0x10
    slli s0, t4, 14
    lui s1, 0x10
    and a3, a3, a4
    and s0, s0, s1
    or a2, a2, a3
    or a7, a7, s0
    slli a3, t6, 20
    lui a4, 0x1000
    slli s0, t6, 22
    lui s1, 0x1000
    and a3, a3, a4
    and s0, s0, s1
    or a2, a2, a3
    or a7, a7, s0
    slli a3, t1, 26
    slli a4, t3, 3
    slli s0, t1, 30
    slli s1, t3, 7
    slli t1, t1, 28
    slli t3, t3, 5
    srli s0, s0, 31
    srli t1, t1, 31
    andi s1, s1, 0x100
    andi t3, t3, 0x100
    or s0, s0, s1
    or t1, t1, t3
    slli t3, t4, 15
    lui s1, 0x10
    and t3, t3, s1
    or t3, s0, t3
    srli a3, a3, 31
    andi a4, a4, 0x100
    slli s0, t6, 23
    lui s1, 0x1000
    or a3, a3, a4
    and s0, s0, s1
    slli a4, t4, 11
    lui a5, 0x10
    or t3, t3, s0
    and a4, a4, a5
    slli t4, t4, 13
    lui s0, 0x10
    or a3, a3, a4
    and t4, t4, s0
    slli a4, t6, 19
    lui a5, 0x1000
    or t1, t1, t4
    or a0, a0, a1
    and a4, a4, a5
    slli t6, t6, 21
    lui t4, 0x1000
    xor a1, t2, a0
    or a3, a3, a4
    and t4, t6, t4
    xor a4, a2, a3
    xor t2, t2, t3
    or t1, t1, t4
    xor t3, a7, t2
    xor t4, a0, a4
    xor a2, a2, t3
    xor t1, t1, t4
    xor t6, a1, t3
    xor a6, a6, a2
    xor s0, t1, t6
    xor a3, a3, t2
    xor s1, a6, s0
    xor t2, t2, s1
    xor a7, a1, a6
    xor s2, a4, t2
    xor s4, t4, a2
    and a5, a1, a4
    and s3, a7, s2
    and s5, s0, s4
    and s6, t6, t4
    xor a5, a5, s3
    xor s5, s5, s6
    xor a5, a5, s5
    xor s7, s0, s4
    xor a5, a5, s7
    and s7, a6, t2
    xor s3, s7, s3
    and s7, t1, a2
    xor s6, s7, s6
    xor s3, s3, s6
    xor s7, t4, t6
    xor s3, s3, s7
    xor s7, a2, s2
    xor s8, a0, s7
    xor s10, t3, s1
    and s9, s1, s8
    and s11, s10, s7
    xor s9, s9, s11
    and ra, t3, a0
    xor s11, ra, s11
    xor s6, s9, s6
    xor s5, s11, s5
    xor a3, s6, a3
    xor s11, a0, t3
    and s6, s3, a3
    xor s5, s5, s11
    xor s9, a5, s6
    xor s11, a3, s5
    and s9, s9, s11
    xor s6, s5, s6
    xor s9, s9, s5
    xor s11, s6, s9
    and s5, s5, s11
    xor a3, s5, a3
    xor s3, s3, a5
    xor s5, s6, s5
    and s6, s3, s6
    xor a5, s6, a5
    and s5, a5, s5
    xor s3, s3, s5
    xor a3, a3, s9
    and s5, s3, s8
    and t2, a3, t2
    and a6, a3, a6
    xor s6, s9, a3
    xor s8, a5, s9
    and t6, s8, t6
    xor a3, s3, a3
    and t4, s8, t4
    xor s8, s8, a3
    xor s5, s5, t2
    and s0, a3, s0
    and a2, s8, a2
    and a1, s9, a1
    and a4, s9, a4
    and a0, a5, a0
    and t3, a5, t3
    and a7, s6, a7
    xor t2, a2, t2
    and a3, a3, s4
    xor a7, a7, t6
    xor a1, a1, s0
    xor t4, t4, t2
    and a2, s6, s2
    xor a5, a5, s3
    xor a3, a3, a4
    xor a7, a7, a1
    and s2, a5, s10
    and t1, s8, t1
    xor t2, a3, t2
    and s1, s3, s1
    xor t6, s2, t6
    xor a1, a6, a1
    xor t3, t3, s0
    xor t2, t2, t1
    xor t6, t6, s1
    xor t3, t3, s1
    xor t1, t1, a1
    xor a1, t6, a1
    xor t3, t3, t2
    xor t4, t4, a2
    xori a1, a1, -1
    xor t2, t2, t6
    xor t1, t1, t4
    slli t6, a1, 31
    xor a0, a0, a7
    and a5, a5, s7
    sw t1, 308(sp)  /* spill */
    xor t4, a7, t4
    srli t6, t6, 30
    xor a0, a0, a4
    xor a2, a5, a2
    or t6, t4, t6
    slli t1, t1, 2
    xor a0, a0, a2
    or t1, t6, t1
    xori t3, t3, -1
    slli t6, a0, 3
    xor a2, s5, a2
    sw t3, 312(sp)  /* spill */
    or t1, t1, t6
    slli t6, a2, 4
    slli t3, t3, 31
    xor a3, a7, a2
    or t1, t1, t6
    srli t3, t3, 26
    xori a3, a3, -1
    or t1, t1, t3
    xori t2, t2, -1
    slli t3, a3, 31
    sw t2, 320(sp)  /* spill */
    srli t3, t3, 25
    or t1, t1, t3
    slli t2, t2, 7
    lw ra, 276(sp)  /* reload */
    sw t0, 292(sp)  /* spill */
    or t1, t1, t2
    sw t1, 324(sp)  /* spill */
    xor t0, t0, t1
    slli t2, ra, 31
    andi t1, t5, 1
    lw s11, 260(sp)  /* reload */
    srli t2, t2, 30
    or t1, t1, t2
    slli t2, s11, 31
    srli t2, t2, 29
    lw s9, 288(sp)  /* reload */
    or t1, t1, t2
    slli t2, s9, 31
    lw s6, 272(sp)  /* reload */
    srli t2, t2, 28
    or t1, t1, t2
    slli t2, s6, 31
    srli t2, t2, 27
    lw s3, 280(sp)  /* reload */
    or t1, t1, t2
    slli t2, s3, 31
    lw s10, 264(sp)  /* reload */
    srli t2, t2, 26
    or t1, t1, t2
    slli t2, s10, 31
    srli t2, t2, 25
    lw s2, 284(sp)  /* reload */
    or t1, t1, t2
    slli t2, s2, 7
    sw t0, 328(sp)  /* spill */
    lw a6, 172(sp)  /* reload */
    or t1, t1, t2
    lw s8, 20(sp)  /* reload */
    sw t1, 332(sp)  /* spill */
    xor t0, t0, t1
    sw t5, 268(sp)  /* spill */
    xori t1, a6, 0x28
    xori t3, s8, 0x5d
    slli t2, t1, 29
    slli t5, t3, 6
    srli t2, t2, 31
    lw s7, 144(sp)  /* reload */
    andi t5, t5, 0x100
    or t2, t2, t5
    sw a0, 296(sp)  /* spill */
    xori t5, s7, 0x21
    slli t6, t5, 14
    lui a0, 0x10
    and t6, t6, a0
    lw a5, 76(sp)  /* reload */
    or t2, t2, t6
    sw a1, 304(sp)  /* spill */
    xori t6, a5, 0xb1
    lui a1, 0x1000
    slli a0, t6, 22
    and a0, a0, a1
    or t2, t2, a0
    slli a1, t3, 31
    andi a0, t1, 1
    srli a1, a1, 23
    or a0, a0, a1
    slli a1, t5, 31
    srli a1, a1, 15
    or a0, a0, a1
    slli a1, t6, 31
    srli a1, a1, 7
    sw a2, 300(sp)  /* spill */
    or a0, a0, a1
    slli a1, t1, 30
    slli a2, t3, 7
    srli a1, a1, 31
    andi a2, a2, 0x100
    sw a3, 316(sp)  /* spill */
    or a1, a1, a2
    slli a2, t5, 15
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t6, 23
    lui a3, 0x1000
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t1, 27
    slli a3, t3, 4
    slli a6, t1, 24
    slli a7, t3, 1
    srli a2, a2, 31
    andi a3, a3, 0x100
    srli a6, a6, 31
    andi a7, a7, 0x100
    or a2, a2, a3
    or a6, a6, a7
    slli a3, t5, 12
    lui a4, 0x10
    slli a7, t5, 9
    lui s0, 0x10
    and a3, a3, a4
    and a7, a7, s0
    or a2, a2, a3
    or a6, a6, a7
    slli a3, t6, 20
    lui a4, 0x1000
    slli a7, t6, 17
    lui s0, 0x1000
    and a3, a3, a4
    and a7, a7, s0
    or a2, a2, a3
    or a6, a6, a7
    slli a3, t1, 26
    slli a4, t3, 3
    slli a7, t1, 25
    slli s0, t3, 2
    srli a3, a3, 31
    andi a4, a4, 0x100
    slli t1, t1, 28
    slli t3, t3, 5
    or a3, a3, a4
    srli a7, a7, 31
    srli t1, t1, 31
    andi s0, s0, 0x100
    andi t3, t3, 0x100
    slli a4, t5, 11
    lui a5, 0x10
    or a7, a7, s0
    or t1, t1, t3
    and a4, a4, a5
    slli t3, t5, 10
    lui s0, 0x10
    or a3, a3, a4
    and t3, t3, s0
    slli a4, t6, 19
    lui a5, 0x1000
    or t3, a7, t3
    and a4, a4, a5
    slli a7, t6, 18
    lui s0, 0x1000
    or a3, a3, a4
    slli t5, t5, 13
    and a7, a7, s0
    lui s1, 0x10
    xori a3, a3, -1
    or t3, t3, a7
    and t5, t5, s1
    xori a1, a1, -1
    xor a4, a2, a3
    xori t3, t3, -1
    or t1, t1, t5
    xor a1, a1, a4
    slli t6, t6, 21
    xor t3, t3, a4
    lui t5, 0x1000
    xor a5, a0, a1
    xori a6, a6, -1
    xor a4, a0, t3
    and t5, t6, t5
    xor a2, a2, a5
    xor a7, a6, a4
    or t1, t1, t5
    xor t2, t2, a5
    xor t5, t1, a3
    xor t6, a2, a7
    xor s0, t2, a7
    xor t1, t1, t6
    xor s5, t5, a5
    xor a3, s0, t1
    xor s3, a4, t1
    xor s6, s5, t6
    and s1, a3, t5
    and s2, t1, a5
    and s4, s3, a1
    and s7, t2, s6
    xor s1, s1, s2
    xor s4, s4, s7
    xor s1, s1, s4
    xor s8, t2, s6
    xor s1, s1, s8
    and s8, s0, s5
    xor s2, s8, s2
    xor s8, a6, a3
    xor s9, a1, s6
    and s10, s8, s9
    xor s7, s10, s7
    and s11, a7, t6
    and ra, a4, a0
    xor s2, s2, s7
    xor s11, s11, ra
    xor s7, s11, s7
    xor a2, s7, a2
    xor s7, a0, t6
    and s11, a6, s7
    xor s10, s8, s9
    xor s11, s11, ra
    xor s2, s2, s10
    xor s4, s11, s4
    xor s10, s1, s2
    xor t3, s4, t3
    and s1, s1, t3
    xor s4, a2, s1
    xor s1, s2, s1
    and s11, s10, s4
    xor s2, s11, s2
    xor s11, t3, a2
    and s1, s1, s11
    xor s1, s1, a2
    xor s11, s4, s1
    and a2, a2, s11
    xor s4, s4, a2
    and s4, s2, s4
    xor s4, s10, s4
    xor t3, a2, t3
    xor t3, t3, s1
    and a2, s4, s7
    and a3, t3, a3
    and t5, t3, t5
    xor s7, s4, t3
    and s5, s1, s5
    and s0, s1, s0
    xor t3, s1, t3
    and s9, s7, s9
    and s8, s7, s8
    xor s1, s2, s1
    and t6, s2, t6
    xor s7, s1, s7
    xor s5, s5, t6
    and a1, s7, a1
    xor t6, s9, t6
    xor a1, a1, a2
    xor t5, t5, a2
    xor t6, t6, a1
    and a6, s4, a6
    xor s5, s5, t5
    xor a2, a3, t6
    and a5, t3, a5
    xor a3, a6, a2
    xor t5, a5, t5
    and a7, s2, a7
    and a6, s7, s3
    and a5, s1, s6
    xor a7, a7, s0
    xor a2, a6, a2
    xor a1, a5, a1
    xor s0, s8, s0
    xor t5, t5, a1
    xor a6, s2, s4
    xor s5, s5, a7
    xor a5, s0, t5
    and a4, a6, a4
    and t2, s1, t2
    xor a4, a4, s5
    xor t2, t2, a5
    and t1, t3, t1
    xor s0, a3, s5
    xor a4, a4, t2
    xor t1, t1, t2
    xor a2, a2, a5
    xor t6, t6, s0
    and t2, a6, a0
    slli t3, t6, 15
    srli a0, a2, 15
    srli t3, t3, 31
    andi a0, a0, 2
    or t3, t3, a0
    srli a0, s0, 14
    andi a0, a0, 4
    or t3, t3, a0
    srli a0, t5, 13
    andi a0, a0, 8
    or t3, t3, a0
    srli a0, a4, 12
    andi a0, a0, 0x10
    xor a3, a7, a3
    or t3, t3, a0
    srli a0, a3, 11
    andi a0, a0, 0x20
    or t3, t3, a0
    xor t2, t2, a1
    srli a0, t1, 10
    xor t2, t2, t1
    andi a0, a0, 0x40
    xor t2, t2, a2
    or t3, t3, a0
    srli a0, t2, 16
    slli a0, a0, 7
    or t3, t3, a0
    sw t3, 368(sp)  /* spill */
    xor t0, t0, t3
    sw t6, 348(sp)  /* spill */
    andi t3, t6, 1
    slli t6, a2, 31
    srli t6, t6, 30
    or t3, t3, t6
    sw t5, 336(sp)  /* spill */
    slli t6, s0, 31
    srli t6, t6, 29
    slli t5, t5, 31
    or t3, t3, t6
    srli t5, t5, 28
    or t3, t3, t5
    slli t5, a4, 31
    srli t5, t5, 27
    or t3, t3, t5
    sw t1, 360(sp)  /* spill */
    slli t5, a3, 31
    srli t5, t5, 26
    slli t1, t1, 31
    sw t2, 364(sp)  /* spill */
    or t3, t3, t5
    srli t1, t1, 25
    or t1, t3, t1
    slli t2, t2, 7
    lw ra, 304(sp)  /* reload */
    or t1, t1, t2
    sw t1, 372(sp)  /* spill */
    xor t0, t0, t1
    srli t2, ra, 23
    srli t1, t4, 24
    lw s11, 308(sp)  /* reload */
    andi t2, t2, 2
    or t1, t1, t2
    srli t2, s11, 22
    lw s10, 296(sp)  /* reload */
    or t1, t1, t2
    lw s9, 300(sp)  /* reload */
    srli t2, s10, 21
    or t1, t1, t2
    srli t2, s9, 20
    lw s8, 312(sp)  /* reload */
    or t1, t1, t2
    srli t2, s8, 19
    lw s3, 316(sp)  /* reload */
    andi t2, t2, 0x20
    or t1, t1, t2
    srli t2, s3, 18
    andi t2, t2, 0x40
    lw s7, 320(sp)  /* reload */
    or t1, t1, t2
    srli t2, s7, 24
    slli t2, t2, 7
    lw s6, 104(sp)  /* reload */
    or t1, t1, t2
    lw s2, 192(sp)  /* reload */
    sw t1, 376(sp)  /* spill */
    xor t0, t0, t1
    xori t1, s6, 0xc8
    xori t3, s2, 0xe2
    slli t2, t1, 27
    slli t5, t3, 4
    srli t2, t2, 31
    lw s4, 88(sp)  /* reload */
    andi t5, t5, 0x100
    or t2, t2, t5
    xori t5, s4, 0x4a
    slli t6, t5, 12
    lui a0, 0x10
    and t6, t6, a0
    lw s5, 164(sp)  /* reload */
    or t2, t2, t6
    xori t6, s5, 0xb1
    lui a1, 0x1000
    slli a0, t6, 20
    and a0, a0, a1
    or t2, t2, a0
    slli a0, t1, 26
    slli a1, t3, 3
    srli a0, a0, 31
    andi a1, a1, 0x100
    sw a2, 340(sp)  /* spill */
    or a0, a0, a1
    slli a1, t5, 11
    lui a2, 0x10
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t6, 19
    lui a2, 0x1000
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t1, 25
    slli a2, t3, 2
    srli a1, a1, 31
    andi a2, a2, 0x100
    sw a3, 356(sp)  /* spill */
    or a1, a1, a2
    slli a2, t5, 10
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t6, 18
    lui a3, 0x1000
    sw a4, 352(sp)  /* spill */
    and a2, a2, a3
    slli a3, t1, 30
    slli a4, t3, 7
    srli a3, a3, 31
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, t5, 15
    lui a5, 0x10
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t6, 23
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t1, 24
    slli a5, t3, 1
    srli a4, a4, 31
    andi a5, a5, 0x100
    or a4, a4, a5
    slli a5, t5, 9
    lui a6, 0x10
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t6, 17
    lui a6, 0x1000
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t1, 29
    slli a6, t3, 6
    srli a5, a5, 31
    andi a6, a6, 0x100
    or a5, a5, a6
    slli a6, t5, 14
    lui a7, 0x10
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t6, 22
    lui a7, 0x1000
    and a6, a6, a7
    or a5, a5, a6
    slli a7, t3, 5
    slli a6, t1, 28
    slli t3, t3, 31
    andi t1, t1, 1
    srli t3, t3, 23
    or t1, t1, t3
    slli t3, t5, 13
    slli t5, t5, 31
    srli t5, t5, 15
    or t1, t1, t5
    lui t5, 0x10
    and t3, t3, t5
    slli t5, t6, 21
    slli t6, t6, 31
    srli t6, t6, 7
    srli a6, a6, 31
    andi a7, a7, 0x100
    or t1, t1, t6
    or a6, a6, a7
    lui t6, 0x1000
    or t3, a6, t3
    and t5, t5, t6
    or a1, a1, a2
    or t3, t3, t5
    xor a2, a0, a1
    xor t5, a5, t3
    xor t6, t3, a1
    xor a1, a3, t5
    xor t2, t2, a2
    xor a0, a0, a1
    sw s0, 344(sp)  /* spill */
    xor a4, a4, a0
    xor a7, t5, t2
    xor s0, a7, a4
    xor a5, a3, a4
    xor s1, t6, s0
    xor a6, t2, a5
    xor s2, t1, s1
    xor s5, t1, a2
    and s3, a6, s2
    and s4, s0, s1
    and s6, t5, s5
    and s7, t2, a0
    xor s3, s3, s4
    xor s6, s6, s7
    xor s8, a0, s5
    xor s3, s3, s6
    xor t3, t3, s8
    xor t3, s3, t3
    xor s9, s8, s1
    and s3, a3, a2
    and s10, a4, s9
    and s11, a7, s8
    xor s3, s3, s10
    xor s7, s11, s7
    xor s3, s3, s7
    xor s11, a0, t2
    xor s3, s3, s11
    and s11, a1, t1
    xor s4, s11, s4
    xor s11, a0, s2
    and ra, a5, s11
    xor s4, s4, s7
    xor s10, ra, s10
    xor t6, s4, t6
    xor s6, s10, s6
    and s4, s3, t6
    xor s10, t5, s5
    xor s7, t3, s4
    xor s6, s6, s10
    xor s4, s6, s4
    xor s10, t6, t3
    and s4, s4, s10
    xor s4, s4, t3
    and s10, s4, s11
    xor s11, s7, s4
    and t3, t3, s11
    xor t6, t3, t6
    xor s3, s3, s6
    xor t3, s7, t3
    and s7, s3, s7
    xor s6, s7, s6
    and t3, s6, t3
    xor t3, s3, t3
    and a5, s4, a5
    xor t6, t6, s4
    xor s3, s6, s4
    and a2, t6, a2
    and a3, t6, a3
    xor s4, s4, t6
    xor t6, t3, t6
    and a1, t3, a1
    and t1, t3, t1
    and s5, t6, s5
    and t5, t6, t5
    and a6, s6, a6
    and s2, s6, s2
    and a4, s4, a4
    xor t3, s6, t3
    xor t6, s3, t6
    xor a6, a6, a4
    and s6, t6, s8
    xor a2, a2, s10
    xor a6, a6, a5
    and s0, t3, s0
    xor s6, s6, s5
    xor a6, a6, s0
    xor a2, a2, s6
    and t6, t6, a7
    xor a7, a6, a2
    xor a3, a3, a7
    lw s7, 304(sp)  /* reload */
    and t3, t3, s1
    xor a1, a1, s0
    xor t1, t1, s6
    xor a7, s2, a7
    xor t3, t3, a7
    xor t1, t1, a7
    srli s0, s7, 7
    srli a7, t4, 8
    andi s0, s0, 2
    or a7, a7, s0
    srli s0, s7, 15
    srli t4, t4, 16
    lw s8, 308(sp)  /* reload */
    andi s0, s0, 2
    or t4, t4, s0
    xor t5, t5, a5
    srli s0, s8, 6
    and a5, s4, s9
    or a7, a7, s0
    srli s0, s8, 14
    lw s4, 296(sp)  /* reload */
    or t4, t4, s0
    srli s0, s4, 5
    or a7, a7, s0
    lw s9, 300(sp)  /* reload */
    srli s0, s4, 13
    or t4, t4, s0
    xor a5, a5, s10
    srli s0, s9, 4
    and a0, s3, a0
    xor a5, a5, t3
    or a7, a7, s0
    xor a0, a0, s5
    xor t5, t5, a5
    srli s0, s9, 12
    lw s10, 312(sp)  /* reload */
    xor a3, a3, t5
    xor t3, a0, t3
    or t4, t4, s0
    and t2, s3, t2
    xor t6, t6, a3
    xor a0, a1, t3
    srli s0, s10, 3
    xor a2, a2, t6
    xor a0, a0, t2
    xor a1, a4, t1
    andi s0, s0, 0x20
    xori a2, a2, -1
    xori t6, t6, -1
    xor a0, a0, a3
    xor t5, a1, t5
    or a7, a7, s0
    slli a1, a2, 23
    srli a3, t6, 7
    srli s0, s10, 11
    srli a1, a1, 31
    andi a3, a3, 2
    lw s1, 316(sp)  /* reload */
    andi s0, s0, 0x20
    or a1, a1, a3
    or t4, t4, s0
    srli a3, a0, 6
    srli s0, s1, 2
    or a1, a1, a3
    andi s0, s0, 0x40
    xor t2, t5, t2
    srli a3, a5, 5
    or a7, a7, s0
    xori t5, a6, -1
    or a1, a1, a3
    srli s0, s1, 10
    srli a3, t1, 4
    slli a6, t6, 31
    andi s0, s0, 0x40
    lw s5, 320(sp)  /* reload */
    xori t2, t2, -1
    or a1, a1, a3
    andi a4, a2, 1
    srli a6, a6, 30
    or t4, t4, s0
    srli a3, t2, 3
    or a4, a4, a6
    srli s0, s5, 8
    andi a3, a3, 0x20
    slli a6, a0, 2
    slli s0, s0, 7
    or a1, a1, a3
    or a4, a4, a6
    or a7, a7, s0
    srli a3, t5, 2
    slli a6, a5, 3
    srli s0, s5, 16
    andi a3, a3, 0x40
    or a4, a4, a6
    lw s3, 268(sp)  /* reload */
    slli s0, s0, 7
    lw s6, 276(sp)  /* reload */
    or a1, a1, a3
    slli a6, t1, 4
    or t4, t4, s0
    srli a3, t3, 1
    or a4, a4, a6
    slli s0, s3, 23
    srli s2, s6, 7
    or a1, a1, a3
    lw ra, 180(sp)  /* reload */
    slli a6, t2, 31
    srli s0, s0, 31
    andi s2, s2, 2
    xor t0, t0, a1
    srli a6, a6, 26
    or s0, s0, s2
    xor t0, t0, ra
    or a4, a4, a6
    slli s1, s3, 15
    srli s2, s6, 15
    slli a6, t5, 31
    srli s1, s1, 31
    lw ra, 260(sp)  /* reload */
    andi s2, s2, 2
    srli a6, a6, 25
    or s1, s1, s2
    or a4, a4, a6
    srli s2, ra, 6
    slli a6, t3, 7
    lw s11, 328(sp)  /* reload */
    andi s2, s2, 4
    or a4, a4, a6
    or s0, s0, s2
    xor a6, s11, a4
    srli s2, ra, 14
    andi s2, s2, 4
    lw s11, 288(sp)  /* reload */
    or s1, s1, s2
    srli s2, s11, 5
    andi s2, s2, 8
    or s0, s0, s2
    srli s2, s11, 13
    lw s7, 272(sp)  /* reload */
    andi s2, s2, 8
    or s1, s1, s2
    srli s2, s7, 4
    andi s2, s2, 0x10
    or s0, s0, s2
    srli s2, s7, 12
    andi s2, s2, 0x10
    lw s8, 280(sp)  /* reload */
    or s1, s1, s2
    srli s2, s8, 3
    andi s2, s2, 0x20
    or s0, s0, s2
    srli s2, s8, 11
    lw s4, 264(sp)  /* reload */
    andi s2, s2, 0x20
    or s1, s1, s2
    srli s2, s4, 2
    andi s2, s2, 0x40
    or s0, s0, s2
    srli s2, s4, 10
    andi s2, s2, 0x40
    lw s9, 284(sp)  /* reload */
    or s1, s1, s2
    srli s2, s9, 8
    slli s2, s2, 7
    or s0, s0, s2
    srli s2, s9, 16
    slli s2, s2, 7
    or s1, s1, s2
    srli s3, t6, 23
    slli s2, a2, 7
    slli a2, a2, 15
    srli t6, t6, 15
    srli a2, a2, 31
    andi t6, t6, 2
    or t6, a2, t6
    srli a2, a0, 22
    srli s2, s2, 31
    andi s3, s3, 2
    srli a0, a0, 14
    or s2, s2, s3
    or t6, t6, a0
    or a2, s2, a2
    srli a0, a5, 21
    or a0, a2, a0
    srli a2, a5, 13
    or t6, t6, a2
    srli a2, t1, 20
    srli t1, t1, 12
    or t1, t6, t1
    srli t6, t2, 19
    srli t2, t2, 11
    andi t2, t2, 0x20
    or t1, t1, t2
    srli t2, t5, 18
    srli t5, t5, 10
    andi t5, t5, 0x40
    or t1, t1, t5
    srli t5, t3, 17
    or a0, a0, a2
    andi t6, t6, 0x20
    srli t3, t3, 9
    lw s10, 348(sp)  /* reload */
    lw s5, 340(sp)  /* reload */
    or t6, a0, t6
    or t1, t1, t3
    slli t3, s10, 23
    srli a0, s5, 7
    andi t2, t2, 0x40
    srli t3, t3, 31
    andi a0, a0, 2
    or t2, t6, t2
    or t3, t3, a0
    slli t6, s10, 7
    srli a0, s5, 23
    srli t6, t6, 31
    andi a0, a0, 2
    lw s6, 344(sp)  /* reload */
    or t6, t6, a0
    srli a0, s6, 6
    andi a0, a0, 4
    or t3, t3, a0
    srli a0, s6, 22
    lw ra, 336(sp)  /* reload */
    andi a0, a0, 4
    or t6, t6, a0
    srli a0, ra, 5
    andi a0, a0, 8
    or t3, t3, a0
    srli a0, ra, 21
    andi a0, a0, 8
    lw s11, 352(sp)  /* reload */
    or t6, t6, a0
    srli a0, s11, 4
    andi a0, a0, 0x10
    or t3, t3, a0
    srli a0, s11, 20
    lw s7, 356(sp)  /* reload */
    andi a0, a0, 0x10
    or t6, t6, a0
    srli a0, s7, 3
    andi a0, a0, 0x20
    or t3, t3, a0
    srli a0, s7, 19
    andi a0, a0, 0x20
    lw s8, 360(sp)  /* reload */
    or t6, t6, a0
    srli a0, s8, 2
    andi a0, a0, 0x40
    or t3, t3, a0
    srli a0, s8, 18
    lw s4, 364(sp)  /* reload */
    andi a0, a0, 0x40
    or t6, t6, a0
    srli a0, s4, 8
    xor a6, a6, a7
    slli a0, a0, 7
    xor a6, a6, s0
    or t2, t2, t5
    or t3, t3, a0
    xor t5, a6, t2
    lw s9, 120(sp)  /* reload */
    srli a0, s4, 24
    slli a3, t0, 24
    xor t5, t5, t3
    slli a0, a0, 7
    sw a3, 384(sp)  /* spill */
    xor t5, t5, s9
    or t6, t6, a0
    srli a3, a3, 27
    slli a0, t5, 5
    or a0, a3, a0
    lw s3, 44(sp)  /* reload */
    sw a0, 264(sp)  /* spill */
    lw s2, 0(sp)  /* reload */
    xor a0, s3, a0
    andi a0, a0, 0xff
    sw a0, 64(s2)
    lw a5, 332(sp)  /* reload */
    xor a0, t6, t1
    lw a6, 368(sp)  /* reload */
    xor a2, a0, a5
    xor a2, a2, a6
    xor a2, a2, s0
    xor a2, a2, t2
    lw s10, 64(sp)  /* reload */
    xor a2, a2, t4
    xor a2, a2, s10
    slli a3, a2, 24
    sw t0, 380(sp)  /* spill */
    sw a3, 276(sp)  /* spill */
    srli a3, a3, 27
    slli t0, t0, 5
    or t0, a3, t0
    lw s11, 76(sp)  /* reload */
    sw t0, 280(sp)  /* spill */
    xor t0, s11, t0
    lw s7, 324(sp)  /* reload */
    andi t0, t0, 0xff
    sw t0, 68(s2)
    xor t0, s7, a5
    lw s5, 372(sp)  /* reload */
    xor t0, t0, a4
    xor t0, t0, s0
    xor t0, t0, s5
    xor t0, t0, t3
    lw s8, 4(sp)  /* reload */
    xor t0, t0, a1
    xor t0, t0, s8
    slli a3, t0, 24
    sw a2, 268(sp)  /* spill */
    sw a3, 288(sp)  /* spill */
    slli a2, a2, 5
    srli a3, a3, 27
    or a2, a3, a2
    lw s9, 88(sp)  /* reload */
    sw a2, 296(sp)  /* spill */
    xor a2, s9, a2
    andi a2, a2, 0xff
    sw a2, 72(s2)
    xor a2, t1, a6
    xor a2, a2, a7
    xor a2, a2, s0
    xor a2, a2, s5
    lw s4, 128(sp)  /* reload */
    xor a2, a2, s1
    xor a2, a2, t4
    xor a2, a2, s4
    slli a3, a2, 24
    sw a3, 304(sp)  /* spill */
    srli a3, a3, 27
    slli s3, t0, 5
    or a3, a3, s3
    lw s10, 100(sp)  /* reload */
    sw a3, 308(sp)  /* spill */
    xor a3, s10, a3
    xor a0, a0, a4
    andi a3, a3, 0xff
    xor a0, a0, a7
    lw s6, 376(sp)  /* reload */
    sw a3, 76(s2)
    xor a0, a0, s5
    xor a3, t6, a5
    xor a0, a0, s6
    lw ra, 16(sp)  /* reload */
    xor a3, a3, a4
    xor a0, a0, s1
    xor a3, a3, t2
    xor a0, a0, ra
    xor a3, a3, s6
    lw ra, 184(sp)  /* reload */
    xor a3, a3, s1
    xor a3, a3, t4
    xor a3, a3, ra
    slli s3, a3, 24
    sw a2, 300(sp)  /* spill */
    sw s3, 316(sp)  /* spill */
    srli s3, s3, 27
    slli a2, a2, 5
    or a2, s3, a2
    lw s11, 52(sp)  /* reload */
    sw a2, 320(sp)  /* spill */
    xor a2, s11, a2
    lw s8, 292(sp)  /* reload */
    andi a2, a2, 0xff
    sw a2, 80(s2)
    xor a2, s8, a6
    xor a2, a2, a7
    xor a2, a2, t2
    xor a2, a2, s6
    xor a2, a2, t3
    lw s9, 56(sp)  /* reload */
    xor a2, a2, a1
    xor a2, a2, s9
    slli s3, a2, 24
    sw a3, 312(sp)  /* spill */
    sw s3, 336(sp)  /* spill */
    slli a3, a3, 5
    srli s3, s3, 27
    or a3, s3, a3
    lw s4, 144(sp)  /* reload */
    sw a3, 340(sp)  /* spill */
    xor a3, s4, a3
    andi a3, a3, 0xff
    sw a3, 84(s2)
    xor a3, s8, t1
    xor s4, a3, a6
    xor s4, s4, s0
    xor s4, s4, s6
    xor s4, s4, a1
    lw s10, 8(sp)  /* reload */
    xor s3, s8, t6
    xor s4, s4, t4
    xor t6, t6, s7
    xor t1, t1, s7
    xor s4, s4, s10
    slli s7, s4, 24
    sw s7, 344(sp)  /* spill */
    srli s7, s7, 27
    slli s8, a2, 5
    or s7, s7, s8
    lw s11, 104(sp)  /* reload */
    sw s7, 348(sp)  /* spill */
    xor s7, s11, s7
    andi s7, s7, 0xff
    sw s7, 88(s2)
    xor s7, t6, a5
    xor s7, s7, s5
    xor s7, s7, t2
    xor a3, a3, a7
    lw s9, 124(sp)  /* reload */
    xor s7, s7, a1
    xor a3, a3, s5
    xor s7, s7, t4
    xor a3, a3, t2
    xor s7, s7, s9
    xor a3, a3, s1
    lw ra, 176(sp)  /* reload */
    slli s8, s7, 24
    xor a3, a3, t3
    sw s8, 360(sp)  /* spill */
    xor a3, a3, ra
    srli s8, s8, 27
    slli s9, s4, 5
    or s8, s8, s9
    lw ra, 148(sp)  /* reload */
    sw s8, 364(sp)  /* spill */
    xor s8, ra, s8
    andi s8, s8, 0xff
    sw s8, 92(s2)
    slli s8, a3, 24
    sw s7, 352(sp)  /* spill */
    sw s8, 388(sp)  /* spill */
    xor t6, t6, a4
    slli s7, s7, 5
    srli s8, s8, 27
    xor t6, t6, s0
    or s7, s8, s7
    lw s11, 212(sp)  /* reload */
    xor t6, t6, s6
    sw s7, 392(sp)  /* spill */
    xor t6, t6, s1
    lw s10, 60(sp)  /* reload */
    xor s7, s11, s7
    xor t6, t6, t3
    andi s7, s7, 0xff
    xor t6, t6, s10
    sw s7, 96(s2)
    slli s7, t6, 24
    sw a3, 324(sp)  /* spill */
    sw s7, 396(sp)  /* spill */
    slli a3, a3, 5
    srli s7, s7, 27
    or a3, s7, a3
    lw s10, 172(sp)  /* reload */
    sw a3, 400(sp)  /* spill */
    xor a3, s10, a3
    andi a3, a3, 0xff
    sw a3, 100(s2)
    xor a3, s3, a5
    xor a3, a3, a7
    xor t2, a3, t2
    xor a3, s3, a6
    xor a3, a3, a4
    xor a6, t1, a6
    xor a4, a6, a4
    lw s9, 12(sp)  /* reload */
    xor t2, t2, t3
    xor a4, a4, s0
    xor t1, t1, a5
    xor t2, t2, t4
    xor t3, a4, t3
    xor t1, t1, a7
    xor t2, t2, s9
    xor a3, a3, s6
    xor t3, t3, t4
    xor t1, t1, s5
    xor a3, a3, s1
    xor t1, t1, s1
    slli t4, t2, 24
    xor a3, a3, a1
    xor t1, t1, a1
    sw t4, 372(sp)  /* spill */
    srli t4, t4, 27
    slli a1, t6, 5
    or t4, t4, a1
    lw s7, 164(sp)  /* reload */
    sw t4, 408(sp)  /* spill */
    lw ra, 116(sp)  /* reload */
    xor t4, s7, t4
    andi t4, t4, 0xff
    xor a3, a3, ra
    sw t4, 104(s2)
    slli t4, a3, 24
    sw t4, 412(sp)  /* spill */
    slli a1, t2, 5
    srli t4, t4, 27
    or t4, t4, a1
    lw s10, 112(sp)  /* reload */
    sw t4, 416(sp)  /* spill */
    lw s8, 188(sp)  /* reload */
    xor t4, s10, t4
    andi t4, t4, 0xff
    xor t3, t3, s8
    sw t4, 108(s2)
    slli t4, t3, 24
    sw t4, 420(sp)  /* spill */
    slli a1, a3, 5
    srli t4, t4, 27
    or t4, t4, a1
    lw s9, 32(sp)  /* reload */
    sw t4, 424(sp)  /* spill */
    lw s11, 68(sp)  /* reload */
    xor t4, s9, t4
    andi t4, t4, 0xff
    xor t1, t1, s11
    sw t4, 112(s2)
    slli t4, t1, 24
    sw t3, 368(sp)  /* spill */
    sw t4, 428(sp)  /* spill */
    slli t3, t3, 5
    srli t4, t4, 27
    or t3, t4, t3
    lw s3, 20(sp)  /* reload */
    sw t3, 432(sp)  /* spill */
    xor t3, s3, t3
    andi t3, t3, 0xff
    sw t3, 116(s2)
    slli t3, a0, 24
    sw t1, 332(sp)  /* spill */
    sw t3, 436(sp)  /* spill */
    slli t1, t1, 5
    srli t3, t3, 27
    or t1, t3, t1
    lw s6, 192(sp)  /* reload */
    sw t1, 440(sp)  /* spill */
    xor t1, s6, t1
    andi t1, t1, 0xff
    sw t1, 120(s2)
    slli t1, t5, 24
    sw t1, 444(sp)  /* spill */
    slli t3, a0, 5
    srli t1, t1, 27
    or t1, t1, t3
    lw ra, 28(sp)  /* reload */
    sw t1, 448(sp)  /* spill */
    xor t1, ra, t1
    andi t1, t1, 0xff
    sw t2, 404(sp)  /* spill */
    sw t1, 124(s2)
    /* round key 2 */
    xori t2, t2, 3
    xori t1, s4, 0x21
    slli t3, t1, 27
    slli t4, t2, 4
    srli t3, t3, 31
    andi t4, t4, 0x100
    or t3, t3, t4
    sw t5, 260(sp)  /* spill */
    sw a0, 272(sp)  /* spill */
    xori t4, a0, 4
    slli t5, t4, 12
    lui a0, 0x10
    sw t0, 284(sp)  /* spill */
    and t5, t5, a0
    or t3, t3, t5
    xori t0, t0, 0xdb
    slli t5, t0, 20
    lui a0, 0x1000
    and t5, t5, a0
    or t3, t3, t5
    slli t5, t1, 26
    slli a0, t2, 3
    srli t5, t5, 31
    andi a0, a0, 0x100
    or t5, t5, a0
    slli a0, t4, 11
    lui a1, 0x10
    and a0, a0, a1
    or t5, t5, a0
    slli a0, t0, 19
    lui a1, 0x1000
    and a0, a0, a1
    or t5, t5, a0
    slli a0, t1, 25
    slli a1, t2, 2
    srli a0, a0, 31
    andi a1, a1, 0x100
    sw a3, 376(sp)  /* spill */
    or a0, a0, a1
    slli a1, t4, 10
    lui a3, 0x10
    and a1, a1, a3
    or a0, a0, a1
    slli a1, t0, 18
    lui a3, 0x1000
    and a1, a1, a3
    slli a3, t1, 30
    slli a4, t2, 7
    srli a3, a3, 31
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, t4, 15
    lui a5, 0x10
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t0, 23
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t1, 24
    slli a5, t2, 1
    srli a4, a4, 31
    andi a5, a5, 0x100
    or a4, a4, a5
    slli a5, t4, 9
    lui a6, 0x10
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t0, 17
    lui a6, 0x1000
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t1, 29
    slli a6, t2, 6
    srli a5, a5, 31
    andi a6, a6, 0x100
    or a5, a5, a6
    slli a6, t4, 14
    lui a7, 0x10
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t0, 22
    lui a7, 0x1000
    and a6, a6, a7
    or a5, a5, a6
    slli a7, t2, 5
    slli a6, t1, 28
    slli t2, t2, 31
    andi t1, t1, 1
    srli t2, t2, 23
    or t1, t1, t2
    slli t2, t4, 13
    slli t4, t4, 31
    srli t4, t4, 15
    or t1, t1, t4
    lui t4, 0x10
    and t2, t2, t4
    slli t4, t0, 21
    slli t0, t0, 31
    srli t0, t0, 7
    srli a6, a6, 31
    andi a7, a7, 0x100
    or t0, t1, t0
    or a6, a6, a7
    lui t1, 0x1000
    or t2, a6, t2
    and t1, t4, t1
    or a0, a0, a1
    or t1, t2, t1
    xor a1, t5, a0
    xor t2, a5, t1
    xor t4, t1, a0
    xor a0, a3, t2
    xor t3, t3, a1
    xor t5, t5, a0
    xor a4, a4, t5
    xor a7, t2, t3
    xor s0, a7, a4
    xor a5, a3, a4
    xor s1, t4, s0
    sw s4, 292(sp)  /* spill */
    xor a6, t3, a5
    xor s2, t0, s1
    xor s5, t0, a1
    and s3, a6, s2
    and s4, s0, s1
    and s6, t2, s5
    and s7, t3, t5
    xor s3, s3, s4
    xor s6, s6, s7
    xor s8, t5, s5
    xor s3, s3, s6
    xor t1, t1, s8
    xor t1, s3, t1
    xor s9, s8, s1
    and s3, a3, a1
    and s10, a4, s9
    and s11, a7, s8
    xor s3, s3, s10
    xor s7, s11, s7
    xor s3, s3, s7
    xor s11, t5, t3
    xor s3, s3, s11
    and s11, a0, t0
    xor s4, s11, s4
    xor s11, t5, s2
    and ra, a5, s11
    xor s4, s4, s7
    xor s10, ra, s10
    xor t4, s4, t4
    xor s6, s10, s6
    and s4, s3, t4
    xor s10, t2, s5
    xor s7, t1, s4
    xor s6, s6, s10
    xor s4, s6, s4
    xor s10, t4, t1
    and s4, s4, s10
    xor s4, s4, t1
    and s10, s4, s11
    xor s11, s7, s4
    and t1, t1, s11
    xor t4, t1, t4
    xor s3, s3, s6
    xor t1, s7, t1
    and s7, s3, s7
    xor s6, s7, s6
    and t1, s6, t1
    xor t1, s3, t1
    and a5, s4, a5
    xor t4, t4, s4
    xor s3, s6, s4
    and a1, t4, a1
    and a3, t4, a3
    xor s4, s4, t4
    xor t4, t1, t4
    and a0, t1, a0
    and t0, t1, t0
    and s5, t4, s5
    and t2, t4, t2
    and a6, s6, a6
    and s2, s6, s2
    and a4, s4, a4
    xor t1, s6, t1
    xor t4, s3, t4
    xor a6, a6, a4
    and s6, t4, s8
    xor a1, a1, s10
    xor a6, a6, a5
    and s0, t1, s0
    xor s6, s6, s5
    xor a6, a6, s0
    xor a1, a1, s6
    and t4, t4, a7
    xor a7, a6, a1
    xor t2, t2, a5
    xor a3, a3, a7
    and a5, s4, s9
    and t1, t1, s1
    xor a7, s2, a7
    xor a5, a5, s10
    xor t1, t1, a7
    xor a5, a5, t1
    and t5, s3, t5
    xor t2, t2, a5
    xor t5, t5, s5
    xor a3, a3, t2
    xor a0, a0, s0
    xor t0, t0, s6
    xor t4, t4, a3
    xor t1, t5, t1
    xor a1, a1, t4
    xor t5, a0, t1
    xor t0, t0, a7
    and t3, s3, t3
    xori t4, t4, -1
    xor a0, a4, t0
    xori a1, a1, -1
    sw t4, 460(sp)  /* spill */
    xor t5, t5, t3
    xor t2, a0, t2
    xor t5, t5, a3
    slli a0, a1, 7
    srli t4, t4, 23
    sw t5, 468(sp)  /* spill */
    srli a0, a0, 31
    andi t4, t4, 2
    xor t2, t2, t3
    or t4, a0, t4
    srli t5, t5, 22
    xori t2, t2, -1
    or t4, t4, t5
    sw t0, 472(sp)  /* spill */
    sw t2, 476(sp)  /* spill */
    srli t5, a5, 21
    or t4, t4, t5
    srli t0, t0, 20
    srli t2, t2, 19
    or t0, t4, t0
    andi t2, t2, 0x20
    xori t3, a6, -1
    or t0, t0, t2
    srli t2, t3, 18
    sw t1, 464(sp)  /* spill */
    andi t2, t2, 0x40
    or t0, t0, t2
    srli t1, t1, 17
    sw t3, 480(sp)  /* spill */
    or t0, t0, t1
    xori t1, a2, 0x1d
    xori t3, t6, 0x70
    slli t2, t1, 29
    slli t4, t3, 6
    srli t2, t2, 31
    andi t4, t4, 0x100
    lw ra, 268(sp)  /* reload */
    or t2, t2, t4
    sw t6, 356(sp)  /* spill */
    xori t4, ra, 0xe
    lui t6, 0x10
    slli t5, t4, 14
    and t5, t5, t6
    lw s11, 332(sp)  /* reload */
    or t2, t2, t5
    xori t5, s11, 0x75
    lui a0, 0x1000
    slli t6, t5, 22
    and t6, t6, a0
    or t2, t2, t6
    slli a0, t3, 31
    andi t6, t1, 1
    srli a0, a0, 23
    or t6, t6, a0
    slli a0, t4, 31
    srli a0, a0, 15
    or t6, t6, a0
    slli a0, t5, 31
    srli a0, a0, 7
    sw a2, 328(sp)  /* spill */
    or t6, t6, a0
    slli a0, t1, 30
    slli a2, t3, 7
    srli a0, a0, 31
    andi a2, a2, 0x100
    or a0, a0, a2
    slli a2, t4, 15
    lui a3, 0x10
    and a2, a2, a3
    or a0, a0, a2
    slli a2, t5, 23
    lui a3, 0x1000
    and a2, a2, a3
    or a0, a0, a2
    slli a2, t1, 27
    slli a3, t3, 4
    slli a6, t1, 24
    slli a7, t3, 1
    srli a2, a2, 31
    andi a3, a3, 0x100
    srli a6, a6, 31
    andi a7, a7, 0x100
    or a2, a2, a3
    or a6, a6, a7
    slli a3, t4, 12
    lui a4, 0x10
    slli a7, t4, 9
    lui s0, 0x10
    and a3, a3, a4
    and a7, a7, s0
    or a2, a2, a3
    or a6, a6, a7
    slli a3, t5, 20
    lui a4, 0x1000
    slli a7, t5, 17
    lui s0, 0x1000
    and a3, a3, a4
    and a7, a7, s0
    or a2, a2, a3
    or a6, a6, a7
    slli a3, t1, 26
    slli a4, t3, 3
    slli a7, t1, 25
    slli s0, t3, 2
    srli a3, a3, 31
    andi a4, a4, 0x100
    slli t1, t1, 28
    slli t3, t3, 5
    sw a5, 452(sp)  /* spill */
    or a3, a3, a4
    srli a7, a7, 31
    srli t1, t1, 31
    andi s0, s0, 0x100
    andi t3, t3, 0x100
    slli a4, t4, 11
    lui a5, 0x10
    or a7, a7, s0
    or t1, t1, t3
    and a4, a4, a5
    slli t3, t4, 10
    lui s0, 0x10
    or a3, a3, a4
    and t3, t3, s0
    slli a4, t5, 19
    lui a5, 0x1000
    or t3, a7, t3
    and a4, a4, a5
    slli a7, t5, 18
    lui s0, 0x1000
    or a3, a3, a4
    slli t4, t4, 13
    and a7, a7, s0
    lui s1, 0x10
    xori a3, a3, -1
    or t3, t3, a7
    and t4, t4, s1
    xori a0, a0, -1
    xor a4, a2, a3
    xori t3, t3, -1
    or t1, t1, t4
    xor a0, a0, a4
    slli t5, t5, 21
    xor t3, t3, a4
    lui t4, 0x1000
    xor a5, t6, a0
    xori a6, a6, -1
    xor a4, t6, t3
    and t4, t5, t4
    xor a2, a2, a5
    xor a7, a6, a4
    or t1, t1, t4
    xor t2, t2, a5
    xor t4, t1, a3
    xor t5, a2, a7
    xor s0, t2, a7
    xor t1, t1, t5
    xor s5, t4, a5
    xor a3, s0, t1
    xor s3, a4, t1
    xor s6, s5, t5
    and s1, a3, t4
    and s2, t1, a5
    and s4, s3, a0
    and s7, t2, s6
    xor s1, s1, s2
    xor s4, s4, s7
    xor s1, s1, s4
    xor s8, t2, s6
    xor s1, s1, s8
    and s8, s0, s5
    xor s2, s8, s2
    xor s8, a6, a3
    xor s9, a0, s6
    and s10, s8, s9
    xor s7, s10, s7
    and s11, a7, t5
    and ra, a4, t6
    xor s2, s2, s7
    xor s11, s11, ra
    xor s7, s11, s7
    xor a2, s7, a2
    xor s7, t6, t5
    and s11, a6, s7
    xor s10, s8, s9
    xor s11, s11, ra
    xor s2, s2, s10
    xor s4, s11, s4
    xor s10, s1, s2
    xor t3, s4, t3
    and s1, s1, t3
    xor s4, a2, s1
    xor s1, s2, s1
    and s11, s10, s4
    xor s2, s11, s2
    xor s11, t3, a2
    and s1, s1, s11
    xor s1, s1, a2
    xor s11, s4, s1
    and a2, a2, s11
    xor s4, s4, a2
    and s4, s2, s4
    xor s4, s10, s4
    xor t3, a2, t3
    xor t3, t3, s1
    and a2, s4, s7
    and a3, t3, a3
    and t4, t3, t4
    xor s7, s4, t3
    and s5, s1, s5
    and s0, s1, s0
    xor t3, s1, t3
    and s9, s7, s9
    and s8, s7, s8
    xor s1, s2, s1
    and t5, s2, t5
    xor s7, s1, s7
    xor s5, s5, t5
    and a0, s7, a0
    xor t5, s9, t5
    xor a0, a0, a2
    xor t4, t4, a2
    xor t5, t5, a0
    and a6, s4, a6
    xor s5, s5, t4
    xor a2, a3, t5
    and a5, t3, a5
    xor a3, a6, a2
    xor t4, a5, t4
    and a7, s2, a7
    and a6, s7, s3
    and a5, s1, s6
    xor a7, a7, s0
    xor a2, a6, a2
    xor a0, a5, a0
    xor s0, s8, s0
    xor t4, t4, a0
    xor a6, s2, s4
    xor s5, s5, a7
    xor a5, s0, t4
    and a4, a6, a4
    and t2, s1, t2
    xor a4, a4, s5
    xor t2, t2, a5
    and t1, t3, t1
    xor a4, a4, t2
    xor t1, t1, t2
    xor a2, a2, a5
    xor s0, a3, s5
    and t2, a6, t6
    xor t5, t5, s0
    slli t6, a2, 31
    andi t3, t5, 1
    srli t6, t6, 30
    or t3, t3, t6
    sw t4, 488(sp)  /* spill */
    slli t6, s0, 31
    srli t6, t6, 29
    slli t4, t4, 31
    or t3, t3, t6
    srli t4, t4, 28
    or t3, t3, t4
    slli t4, a4, 31
    srli t4, t4, 27
    xor a3, a7, a3
    xor t2, t2, a0
    or t3, t3, t4
    sw t1, 512(sp)  /* spill */
    xor t2, t2, t1
    slli t4, a3, 31
    xor t2, t2, a2
    srli t4, t4, 26
    slli t1, t1, 31
    sw t2, 516(sp)  /* spill */
    or t3, t3, t4
    srli t1, t1, 25
    or t1, t3, t1
    slli t2, t2, 7
    lw ra, 460(sp)  /* reload */
    sw t0, 484(sp)  /* spill */
    or t1, t1, t2
    sw t1, 520(sp)  /* spill */
    xor t0, t0, t1
    slli t2, ra, 31
    andi t1, a1, 1
    lw s11, 468(sp)  /* reload */
    srli t2, t2, 30
    or t1, t1, t2
    slli t2, s11, 2
    lw s10, 452(sp)  /* reload */
    or t1, t1, t2
    lw s9, 472(sp)  /* reload */
    slli t2, s10, 3
    or t1, t1, t2
    slli t2, s9, 4
    lw s8, 476(sp)  /* reload */
    or t1, t1, t2
    slli t2, s8, 31
    lw s3, 480(sp)  /* reload */
    srli t2, t2, 26
    or t1, t1, t2
    slli t2, s3, 31
    srli t2, t2, 25
    lw s7, 464(sp)  /* reload */
    or t1, t1, t2
    slli t2, s7, 7
    lw s2, 260(sp)  /* reload */
    sw t0, 524(sp)  /* spill */
    lw s6, 376(sp)  /* reload */
    or t1, t1, t2
    sw t1, 528(sp)  /* spill */
    xor t0, t0, t1
    xori t3, s2, 0xe8
    xori t1, s6, 0x24
    slli t4, t3, 31
    andi t2, t1, 1
    lw s4, 352(sp)  /* reload */
    srli t4, t4, 23
    or t2, t2, t4
    xori t4, s4, 0x26
    slli t6, t4, 31
    srli t6, t6, 15
    lw s5, 300(sp)  /* reload */
    or t2, t2, t6
    xori t6, s5, 0x92
    slli a0, t6, 31
    srli a0, a0, 7
    sw a1, 456(sp)  /* spill */
    or t2, t2, a0
    slli a6, t1, 25
    slli a7, t3, 2
    slli a1, t3, 1
    slli a0, t1, 24
    srli a6, a6, 31
    andi a7, a7, 0x100
    sw s0, 496(sp)  /* spill */
    srli a0, a0, 31
    andi a1, a1, 0x100
    or a6, a6, a7
    sw a2, 492(sp)  /* spill */
    or a0, a0, a1
    slli a7, t4, 10
    lui s0, 0x10
    slli a1, t4, 9
    lui a2, 0x10
    and a7, a7, s0
    and a1, a1, a2
    or a6, a6, a7
    or a0, a0, a1
    slli a7, t6, 18
    lui s0, 0x1000
    slli a1, t6, 17
    lui a2, 0x1000
    and a7, a7, s0
    sw a3, 508(sp)  /* spill */
    and a1, a1, a2
    or a6, a6, a7
    slli a2, t1, 27
    slli a3, t3, 4
    slli a7, t1, 29
    slli s0, t3, 6
    srli a2, a2, 31
    andi a3, a3, 0x100
    srli a7, a7, 31
    andi s0, s0, 0x100
    sw a4, 504(sp)  /* spill */
    or a2, a2, a3
    or a7, a7, s0
    slli a3, t4, 12
    lui a4, 0x10
    slli s0, t4, 14
    lui s1, 0x10
    and a3, a3, a4
    and s0, s0, s1
    or a2, a2, a3
    or a7, a7, s0
    slli a3, t6, 20
    lui a4, 0x1000
    slli s0, t6, 22
    lui s1, 0x1000
    and a3, a3, a4
    and s0, s0, s1
    or a2, a2, a3
    or a7, a7, s0
    slli a3, t1, 26
    slli a4, t3, 3
    slli s0, t1, 30
    slli s1, t3, 7
    slli t1, t1, 28
    slli t3, t3, 5
    srli s0, s0, 31
    srli t1, t1, 31
    andi s1, s1, 0x100
    andi t3, t3, 0x100
    or s0, s0, s1
    or t1, t1, t3
    slli t3, t4, 15
    lui s1, 0x10
    and t3, t3, s1
    or t3, s0, t3
    srli a3, a3, 31
    andi a4, a4, 0x100
    slli s0, t6, 23
    lui s1, 0x1000
    or a3, a3, a4
    and s0, s0, s1
    slli a4, t4, 11
    lui a5, 0x10
    or t3, t3, s0
    and a4, a4, a5
    slli t4, t4, 13
    lui s0, 0x10
    or a3, a3, a4
    and t4, t4, s0
    slli a4, t6, 19
    lui a5, 0x1000
    or t1, t1, t4
    or a0, a0, a1
    and a4, a4, a5
    slli t6, t6, 21
    lui t4, 0x1000
    xor a1, t2, a0
    or a3, a3, a4
    and t4, t6, t4
    xor a4, a2, a3
    xor t2, t2, t3
    or t1, t1, t4
    xor t3, a7, t2
    xor t4, a0, a4
    xor a2, a2, t3
    xor t1, t1, t4
    xor t6, a1, t3
    xor a6, a6, a2
    xor s0, t1, t6
    xor a3, a3, t2
    xor s1, a6, s0
    xor t2, t2, s1
    xor a7, a1, a6
    xor s2, a4, t2
    xor s4, t4, a2
    and a5, a1, a4
    and s3, a7, s2
    and s5, s0, s4
    and s6, t6, t4
    xor a5, a5, s3
    xor s5, s5, s6
    xor a5, a5, s5
    xor s7, s0, s4
    xor a5, a5, s7
    and s7, a6, t2
    xor s3, s7, s3
    and s7, t1, a2
    xor s6, s7, s6
    xor s3, s3, s6
    xor s7, t4, t6
    xor s3, s3, s7
    xor s7, a2, s2
    xor s8, a0, s7
    xor s10, t3, s1
    and s9, s1, s8
    and s11, s10, s7
    xor s9, s9, s11
    and ra, t3, a0
    xor s11, ra, s11
    xor s6, s9, s6
    xor s5, s11, s5
    xor a3, s6, a3
    xor s11, a0, t3
    and s6, s3, a3
    xor s5, s5, s11
    xor s9, a5, s6
    xor s11, a3, s5
    and s9, s9, s11
    xor s6, s5, s6
    xor s9, s9, s5
    xor s11, s6, s9
    and s5, s5, s11
    xor a3, s5, a3
    xor s3, s3, a5
    xor s5, s6, s5
    and s6, s3, s6
    xor a5, s6, a5
    and s5, a5, s5
    xor s3, s3, s5
    xor a3, a3, s9
    and s5, s3, s8
    and t2, a3, t2
    and a6, a3, a6
    xor s6, s9, a3
    xor s8, a5, s9
    and t6, s8, t6
    xor a3, s3, a3
    and t4, s8, t4
    xor s8, s8, a3
    xor s5, s5, t2
    and s0, a3, s0
    and a2, s8, a2
    and a1, s9, a1
    and a4, s9, a4
    and a0, a5, a0
    and t3, a5, t3
    and a7, s6, a7
    xor t2, a2, t2
    and a3, a3, s4
    xor a7, a7, t6
    xor a1, a1, s0
    xor t4, t4, t2
    and a2, s6, s2
    xor a5, a5, s3
    xor a3, a3, a4
    xor a7, a7, a1
    and s2, a5, s10
    and t1, s8, t1
    xor t2, a3, t2
    and s1, s3, s1
    xor t6, s2, t6
    xor a1, a6, a1
    xor t2, t2, t1
    xor t6, t6, s1
    xor t3, t3, s0
    xor t1, t1, a1
    xor t4, t4, a2
    xor a0, a0, a7
    xor t3, t3, s1
    xor a1, t6, a1
    xor a0, a0, a4
    xori a1, a1, -1
    xor t1, t1, t4
    xor t3, t3, t2
    xor t4, a7, t4
    xor t2, t2, t6
    srli a4, a1, 15
    srli t6, t4, 16
    andi a4, a4, 2
    and a5, a5, s7
    or t6, t6, a4
    xor a2, a5, a2
    srli a4, t1, 14
    xor a0, a0, a2
    or t6, t6, a4
    srli a4, a0, 13
    xor a2, s5, a2
    or t6, t6, a4
    srli a4, a2, 12
    xori t3, t3, -1
    or t6, t6, a4
    srli a4, t3, 11
    xor a3, a7, a2
    andi a4, a4, 0x20
    xori a3, a3, -1
    or t6, t6, a4
    srli a4, a3, 10
    andi a4, a4, 0x40
    xori t2, t2, -1
    or t6, t6, a4
    srli a4, t2, 16
    slli a4, a4, 7
    or t6, t6, a4
    sw t6, 564(sp)  /* spill */
    xor t0, t0, t6
    slli t6, a1, 31
    sw t1, 544(sp)  /* spill */
    sw t4, 548(sp)  /* spill */
    srli t6, t6, 30
    or t4, t4, t6
    slli t1, t1, 2
    or t1, t4, t1
    slli t4, a0, 3
    sw t3, 552(sp)  /* spill */
    or t1, t1, t4
    slli t4, a2, 4
    slli t3, t3, 31
    or t1, t1, t4
    srli t3, t3, 26
    or t1, t1, t3
    slli t3, a3, 31
    sw t2, 560(sp)  /* spill */
    srli t3, t3, 25
    or t1, t1, t3
    slli t2, t2, 7
    or t1, t1, t2
    lw ra, 492(sp)  /* reload */
    sw t1, 568(sp)  /* spill */
    xor t0, t0, t1
    slli t1, t5, 7
    srli t2, ra, 23
    srli t1, t1, 31
    lw s11, 496(sp)  /* reload */
    andi t2, t2, 2
    or t1, t1, t2
    srli t2, s11, 22
    andi t2, t2, 4
    lw s9, 488(sp)  /* reload */
    or t1, t1, t2
    srli t2, s9, 21
    lw s6, 504(sp)  /* reload */
    andi t2, t2, 8
    or t1, t1, t2
    srli t2, s6, 20
    andi t2, t2, 0x10
    lw s3, 508(sp)  /* reload */
    or t1, t1, t2
    srli t2, s3, 19
    lw s10, 512(sp)  /* reload */
    andi t2, t2, 0x20
    or t1, t1, t2
    srli t2, s10, 18
    andi t2, t2, 0x40
    lw s2, 516(sp)  /* reload */
    or t1, t1, t2
    srli t2, s2, 24
    slli t2, t2, 7
    lw a6, 324(sp)  /* reload */
    or t1, t1, t2
    lw s8, 380(sp)  /* reload */
    sw t1, 572(sp)  /* spill */
    xor t0, t0, t1
    xori t1, a6, 0xe9
    xori t3, s8, 0xc9
    slli t2, t1, 28
    slli t4, t3, 5
    srli t2, t2, 31
    lw s7, 312(sp)  /* reload */
    andi t4, t4, 0x100
    or t2, t2, t4
    sw t5, 500(sp)  /* spill */
    xori t4, s7, 0x37
    slli t5, t4, 13
    lui t6, 0x10
    and t5, t5, t6
    lw a5, 368(sp)  /* reload */
    or t2, t2, t5
    sw a0, 532(sp)  /* spill */
    xori t5, a5, 0x97
    lui a0, 0x1000
    slli t6, t5, 21
    and t6, t6, a0
    or t2, t2, t6
    slli t6, t1, 26
    slli a0, t3, 3
    srli t6, t6, 31
    andi a0, a0, 0x100
    sw a1, 540(sp)  /* spill */
    or t6, t6, a0
    slli a0, t4, 11
    lui a1, 0x10
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t5, 19
    lui a1, 0x1000
    and a0, a0, a1
    or t6, t6, a0
    slli a1, t3, 31
    andi a0, t1, 1
    srli a1, a1, 23
    or a0, a0, a1
    slli a1, t4, 31
    srli a1, a1, 15
    or a0, a0, a1
    slli a1, t5, 31
    srli a1, a1, 7
    sw a2, 536(sp)  /* spill */
    or a0, a0, a1
    slli a7, t1, 29
    slli s0, t3, 6
    slli a1, t1, 30
    slli a2, t3, 7
    srli a7, a7, 31
    andi s0, s0, 0x100
    srli a1, a1, 31
    andi a2, a2, 0x100
    or a7, a7, s0
    sw a3, 556(sp)  /* spill */
    or a1, a1, a2
    slli s0, t4, 14
    lui s1, 0x10
    slli a2, t4, 15
    lui a3, 0x10
    and s0, s0, s1
    and a2, a2, a3
    or a7, a7, s0
    or a1, a1, a2
    slli s0, t5, 22
    lui s1, 0x1000
    slli a2, t5, 23
    lui a3, 0x1000
    and s0, s0, s1
    and a2, a2, a3
    or a7, a7, s0
    slli a3, t1, 24
    slli a4, t3, 1
    slli s0, t1, 25
    slli s1, t3, 2
    slli t1, t1, 27
    slli t3, t3, 4
    srli s0, s0, 31
    srli t1, t1, 31
    andi s1, s1, 0x100
    andi t3, t3, 0x100
    or s0, s0, s1
    or t1, t1, t3
    slli t3, t4, 10
    lui s1, 0x10
    srli a3, a3, 31
    andi a4, a4, 0x100
    and t3, t3, s1
    or a3, a3, a4
    or t3, s0, t3
    slli a4, t4, 9
    lui a5, 0x10
    slli s0, t5, 18
    lui s1, 0x1000
    and a4, a4, a5
    and s0, s0, s1
    or a3, a3, a4
    slli t4, t4, 12
    or t3, t3, s0
    lui s4, 0x10
    xori t6, t6, -1
    or a1, a1, a2
    slli a4, t5, 17
    lui a5, 0x1000
    xori t3, t3, -1
    and t4, t4, s4
    xori a1, a1, -1
    and a4, a4, a5
    xor t3, t6, t3
    or t1, t1, t4
    xor a2, a1, t6
    or a3, a3, a4
    slli t5, t5, 20
    xor a7, a7, t3
    lui t4, 0x1000
    xor a1, a1, a3
    xor s1, t2, a7
    and t4, t5, t4
    xor a3, t2, a1
    xor s2, a2, s1
    or t1, t1, t4
    xori a0, a0, -1
    xor a4, a2, a3
    xor t1, t1, s2
    xor a0, a0, a4
    xor s3, t3, a3
    xor t4, t1, a4
    xor a5, t6, a0
    xor t5, s3, t4
    xor s4, a0, t5
    xor s6, a5, s3
    and a6, t2, a5
    and s0, a7, t6
    and s5, s2, s4
    and s7, a1, s6
    xor a6, a6, s0
    xor s5, s5, s7
    xor a6, a6, s5
    xor s8, s2, s4
    xor a6, a6, s8
    and s8, s1, a0
    xor s0, s8, s0
    xor s8, s2, a1
    xor s9, t6, t4
    and s10, s8, s9
    xor s7, s10, s7
    xor s0, s0, s7
    xor s10, a1, s6
    xor s0, s0, s10
    and s10, a2, t5
    and s11, a4, t4
    xor s10, s10, s11
    and ra, a3, s3
    xor s7, s10, s7
    xor s11, ra, s11
    xor t1, s7, t1
    xor s5, s11, s5
    and s7, s0, t1
    xor t3, s5, t3
    xor s10, a6, s7
    xor s5, t3, s7
    xor s7, t1, t3
    and s7, s10, s7
    xor s7, s7, t3
    xor s10, s5, s7
    and t3, t3, s10
    xor t1, t3, t1
    xor s0, s0, a6
    xor t3, s5, t3
    and s5, s0, s5
    xor a6, s5, a6
    and t3, a6, t3
    xor t1, t1, s7
    xor t3, s0, t3
    and s0, t1, s1
    and s1, a6, s3
    xor s3, s7, t1
    and a5, s7, a5
    and a0, t1, a0
    and t6, s3, t6
    xor a5, a5, a0
    xor t6, t6, a0
    xor a0, a6, s7
    and s5, a0, s6
    xor t1, t3, t1
    and a1, a0, a1
    xor a0, a0, t1
    and s6, a0, s9
    and a2, t3, a2
    and t5, t3, t5
    and a0, a0, s8
    xor s0, s0, a2
    xor t3, a6, t3
    xor a0, a0, a2
    and t2, s7, t2
    and a3, a6, a3
    and a4, t3, a4
    and a2, t1, s2
    xor t2, t2, a3
    xor s5, s5, s6
    and t1, t1, s4
    and t3, t3, t4
    xor s1, s1, a5
    xor t1, t1, t2
    xor t3, t3, s5
    lw s10, 500(sp)  /* reload */
    lw s7, 492(sp)  /* reload */
    xor t5, t5, s1
    xor t1, t1, s6
    xor t3, t3, s1
    and t4, s3, a7
    xor t1, t1, a5
    xor t4, t4, a4
    slli a7, s10, 23
    srli s1, s7, 7
    xor t4, t4, t1
    srli a7, a7, 31
    andi s1, s1, 2
    xor t1, s0, t1
    xor t2, t2, s0
    or a7, a7, s1
    slli s0, s10, 15
    srli s1, s7, 15
    srli s0, s0, 31
    lw s9, 496(sp)  /* reload */
    andi s1, s1, 2
    or s0, s0, s1
    srli s1, s9, 6
    andi s1, s1, 4
    or a7, a7, s1
    srli s1, s9, 14
    andi s1, s1, 4
    lw s8, 488(sp)  /* reload */
    or s0, s0, s1
    srli s1, s8, 5
    xor a1, a1, a4
    andi s1, s1, 8
    xor t6, t6, s5
    xor a1, a1, a0
    or a7, a7, s1
    xor t6, t6, a1
    xor a2, a2, a3
    srli s1, s8, 13
    xor a0, a2, a0
    xor t1, t1, t6
    lw s2, 504(sp)  /* reload */
    andi s1, s1, 8
    xor a0, a0, t1
    or s0, s0, s1
    slli a2, t6, 23
    srli a3, a0, 7
    srli s1, s2, 4
    srli a2, a2, 31
    andi a3, a3, 2
    andi s1, s1, 0x10
    or a2, a2, a3
    or a7, a7, s1
    srli a3, t5, 6
    srli s1, s2, 12
    xor t2, t2, t3
    andi a3, a3, 4
    andi s1, s1, 0x10
    lw s4, 508(sp)  /* reload */
    xor t3, t3, t4
    or a2, a2, a3
    or s0, s0, s1
    srli a3, t3, 5
    srli s1, s4, 3
    andi a3, a3, 8
    andi s1, s1, 0x20
    or a2, a2, a3
    slli a6, a0, 31
    or a7, a7, s1
    srli a3, t4, 4
    andi a5, t6, 1
    srli a6, a6, 30
    srli s1, s4, 11
    andi a3, a3, 0x10
    or a5, a5, a6
    lw s6, 512(sp)  /* reload */
    andi s1, s1, 0x20
    xor t1, t1, t5
    or a2, a2, a3
    slli a6, t5, 31
    or s0, s0, s1
    srli a3, t1, 3
    srli a6, a6, 29
    srli s1, s6, 2
    andi a3, a3, 0x20
    or a5, a5, a6
    andi s1, s1, 0x40
    or a2, a2, a3
    slli a6, t3, 31
    or a7, a7, s1
    srli a3, a1, 2
    srli a6, a6, 28
    srli s1, s6, 10
    andi a3, a3, 0x40
    or a5, a5, a6
    andi s1, s1, 0x40
    lw s5, 516(sp)  /* reload */
    or a2, a2, a3
    slli a6, t4, 31
    or s0, s0, s1
    srli a3, t2, 8
    srli a6, a6, 27
    srli s1, s5, 8
    slli a3, a3, 7
    or a5, a5, a6
    slli s1, s1, 7
    or a2, a2, a3
    lw ra, 192(sp)  /* reload */
    slli a6, t1, 31
    or a7, a7, s1
    xor t0, t0, a2
    srli a6, a6, 26
    srli s1, s5, 16
    xor t0, t0, ra
    or a5, a5, a6
    lw s3, 456(sp)  /* reload */
    slli s1, s1, 7
    slli a6, a1, 31
    or s0, s0, s1
    lw ra, 460(sp)  /* reload */
    srli a6, a6, 25
    slli s1, s3, 23
    slli s2, s3, 15
    or a5, a5, a6
    srli s3, ra, 7
    slli a6, t2, 7
    lw s11, 524(sp)  /* reload */
    srli s1, s1, 31
    andi s3, s3, 2
    or a5, a5, a6
    or s1, s1, s3
    xor a6, s11, a5
    srli s3, ra, 15
    srli s2, s2, 31
    lw s11, 468(sp)  /* reload */
    andi s3, s3, 2
    or s2, s2, s3
    srli s3, s11, 6
    or s1, s1, s3
    srli s3, s11, 14
    lw s10, 452(sp)  /* reload */
    or s2, s2, s3
    srli s3, s10, 5
    or s1, s1, s3
    lw s7, 472(sp)  /* reload */
    srli s3, s10, 13
    or s2, s2, s3
    srli s3, s7, 4
    or s1, s1, s3
    srli s3, s7, 12
    lw s9, 476(sp)  /* reload */
    or s2, s2, s3
    srli s3, s9, 3
    andi s3, s3, 0x20
    or s1, s1, s3
    srli s3, s9, 11
    lw s8, 480(sp)  /* reload */
    andi s3, s3, 0x20
    or s2, s2, s3
    srli s3, s8, 2
    andi s3, s3, 0x40
    or s1, s1, s3
    srli s3, s8, 10
    andi s3, s3, 0x40
    lw s4, 464(sp)  /* reload */
    or s2, s2, s3
    srli s3, s4, 1
    or s1, s1, s3
    srli s3, s4, 9
    or s2, s2, s3
    slli s3, t6, 7
    srli s4, a0, 23
    slli t6, t6, 15
    srli a0, a0, 15
    srli t6, t6, 31
    andi a0, a0, 2
    or t6, t6, a0
    srli a0, t5, 22
    srli t5, t5, 14
    andi t5, t5, 4
    or t5, t6, t5
    srli t6, t3, 21
    srli t3, t3, 13
    andi t3, t3, 8
    or t3, t5, t3
    srli t5, t4, 20
    srli t4, t4, 12
    andi t4, t4, 0x10
    or t3, t3, t4
    srli s3, s3, 31
    andi s4, s4, 2
    srli t4, t1, 19
    or s3, s3, s4
    andi a0, a0, 4
    srli t1, t1, 11
    or a0, s3, a0
    andi t6, t6, 8
    andi t1, t1, 0x20
    or t6, a0, t6
    andi t5, t5, 0x10
    or t1, t3, t1
    or t5, t6, t5
    andi t4, t4, 0x20
    srli t3, a1, 18
    or t4, t5, t4
    andi t3, t3, 0x40
    or t3, t4, t3
    srli t4, a1, 10
    andi t4, t4, 0x40
    or t1, t1, t4
    srli t4, t2, 24
    srli t2, t2, 16
    lw s5, 540(sp)  /* reload */
    lw s6, 548(sp)  /* reload */
    slli t2, t2, 7
    or t1, t1, t2
    srli t6, s5, 7
    srli t2, s6, 8
    andi t6, t6, 2
    or t2, t2, t6
    srli t6, s5, 23
    srli t5, s6, 24
    lw ra, 544(sp)  /* reload */
    andi t6, t6, 2
    or t5, t5, t6
    srli t6, ra, 6
    or t2, t2, t6
    srli t6, ra, 22
    lw s11, 532(sp)  /* reload */
    or t5, t5, t6
    srli t6, s11, 5
    or t2, t2, t6
    lw s10, 536(sp)  /* reload */
    srli t6, s11, 21
    or t5, t5, t6
    srli t6, s10, 4
    or t2, t2, t6
    srli t6, s10, 20
    lw s7, 552(sp)  /* reload */
    or t5, t5, t6
    srli t6, s7, 3
    andi t6, t6, 0x20
    or t2, t2, t6
    srli t6, s7, 19
    lw s9, 556(sp)  /* reload */
    andi t6, t6, 0x20
    or t5, t5, t6
    srli t6, s9, 2
    andi t6, t6, 0x40
    or t2, t2, t6
    srli t6, s9, 18
    andi t6, t6, 0x40
    lw s8, 560(sp)  /* reload */
    or t5, t5, t6
    srli t6, s8, 8
    xor a6, a6, a7
    slli t4, t4, 7
    slli t6, t6, 7
    xor a6, a6, s1
    or t3, t3, t4
    or t2, t2, t6
    xor t4, a6, t3
    lw s4, 20(sp)  /* reload */
    srli t6, s8, 24
    xor t4, t4, t2
    slli t6, t6, 7
    slli a3, t0, 24
    xor t4, t4, s4
    or t5, t5, t6
    srli a4, a3, 27
    slli t6, t4, 5
    or t6, a4, t6
    lw s3, 284(sp)  /* reload */
    sw t6, 456(sp)  /* spill */
    lw a0, 0(sp)  /* reload */
    xor t6, s3, t6
    andi t6, t6, 0xff
    sw t6, 128(a0)
    lw a1, 528(sp)  /* reload */
    xor t6, t5, t1
    lw a6, 564(sp)  /* reload */
    xor a4, t6, a1
    xor a4, a4, a6
    xor a4, a4, s1
    xor a4, a4, t3
    lw s6, 28(sp)  /* reload */
    xor a4, a4, s0
    xor a4, a4, s6
    slli s3, a4, 24
    sw t0, 576(sp)  /* spill */
    sw s3, 468(sp)  /* spill */
    srli s3, s3, 27
    slli t0, t0, 5
    or t0, s3, t0
    lw s10, 300(sp)  /* reload */
    sw t0, 472(sp)  /* spill */
    xor t0, s10, t0
    lw s7, 520(sp)  /* reload */
    andi t0, t0, 0xff
    sw t0, 132(a0)
    xor t0, s7, a1
    lw s5, 568(sp)  /* reload */
    xor t0, t0, a5
    xor t0, t0, s1
    xor t0, t0, s5
    xor t0, t0, t2
    lw s9, 44(sp)  /* reload */
    xor t0, t0, a2
    xor t0, t0, s9
    slli s3, t0, 24
    sw a4, 460(sp)  /* spill */
    sw s3, 480(sp)  /* spill */
    slli a4, a4, 5
    srli s3, s3, 27
    or a4, s3, a4
    lw s4, 312(sp)  /* reload */
    sw a4, 488(sp)  /* spill */
    xor a4, s4, a4
    andi a4, a4, 0xff
    sw a4, 136(a0)
    xor a4, t1, a6
    xor a4, a4, a7
    xor a4, a4, s1
    xor a4, a4, s5
    lw s8, 76(sp)  /* reload */
    xor a4, a4, s2
    xor a4, a4, s0
    xor a4, a4, s8
    slli s3, a4, 24
    sw s3, 496(sp)  /* spill */
    srli s3, s3, 27
    slli s4, t0, 5
    or s3, s3, s4
    lw s6, 328(sp)  /* reload */
    sw s3, 500(sp)  /* spill */
    xor s3, s6, s3
    xor t6, t6, a5
    andi s3, s3, 0xff
    xor t6, t6, a7
    lw ra, 572(sp)  /* reload */
    sw s3, 140(a0)
    xor t6, t6, s5
    xor s3, t5, a1
    xor t6, t6, ra
    lw s11, 32(sp)  /* reload */
    xor s3, s3, a5
    xor t6, t6, s2
    xor s3, s3, t3
    xor t6, t6, s11
    xor s3, s3, ra
    lw s11, 88(sp)  /* reload */
    xor s3, s3, s2
    xor s3, s3, s0
    xor s3, s3, s11
    slli s4, s3, 24
    sw s4, 508(sp)  /* spill */
    srli s4, s4, 27
    slli s6, a4, 5
    or s4, s4, s6
    lw s10, 292(sp)  /* reload */
    sw s4, 512(sp)  /* spill */
    xor s4, s10, s4
    lw s9, 484(sp)  /* reload */
    andi s4, s4, 0xff
    sw s4, 144(a0)
    xor s4, s9, a6
    xor s4, s4, a7
    xor s4, s4, t3
    xor s4, s4, ra
    xor s4, s4, t2
    lw s8, 100(sp)  /* reload */
    xor s4, s4, a2
    xor s4, s4, s8
    slli s6, s4, 24
    sw s6, 524(sp)  /* spill */
    srli s6, s6, 27
    slli s8, s3, 5
    lw s11, 352(sp)  /* reload */
    or s6, s6, s8
    sw s6, 532(sp)  /* spill */
    xor s6, s11, s6
    andi s6, s6, 0xff
    sw s6, 148(a0)
    xor s6, s9, t1
    xor s8, s9, t5
    xor t5, t5, s7
    xor t1, t1, s7
    xor s7, s6, a6
    xor s7, s7, s1
    xor s7, s7, ra
    xor s7, s7, a2
    lw s10, 52(sp)  /* reload */
    xor s6, s6, a7
    xor s7, s7, s0
    xor s6, s6, s5
    xor s7, s7, s10
    xor s6, s6, t3
    xor s6, s6, s2
    lw s11, 104(sp)  /* reload */
    slli s9, s7, 24
    xor s6, s6, t2
    sw s9, 536(sp)  /* spill */
    xor s6, s6, s11
    srli s9, s9, 27
    slli s10, s4, 5
    or s9, s9, s10
    lw s11, 324(sp)  /* reload */
    sw s9, 540(sp)  /* spill */
    xor s9, s11, s9
    andi s9, s9, 0xff
    sw s9, 152(a0)
    xor s9, t5, a1
    xor s9, s9, s5
    xor s9, s9, t3
    xor t5, t5, a5
    lw s10, 144(sp)  /* reload */
    xor s9, s9, a2
    xor t5, t5, s1
    xor s9, s9, s0
    xor t5, t5, ra
    xor s9, s9, s10
    xor t5, t5, s2
    lw s11, 148(sp)  /* reload */
    xor t5, t5, t2
    slli s10, s9, 24
    xor t5, t5, s11
    sw s10, 552(sp)  /* spill */
    srli s10, s10, 27
    slli s11, s7, 5
    or s10, s10, s11
    lw s11, 356(sp)  /* reload */
    sw s10, 556(sp)  /* spill */
    xor s10, s11, s10
    andi s10, s10, 0xff
    sw s10, 156(a0)
    slli s10, s6, 24
    sw s10, 560(sp)  /* spill */
    srli s10, s10, 27
    slli s11, s9, 5
    or s10, s10, s11
    lw s11, 404(sp)  /* reload */
    sw s10, 580(sp)  /* spill */
    xor s10, s11, s10
    andi s10, s10, 0xff
    sw s10, 160(a0)
    slli s10, t5, 24
    sw s10, 584(sp)  /* spill */
    srli s10, s10, 27
    slli s11, s6, 5
    or s10, s10, s11
    lw s11, 376(sp)  /* reload */
    sw s10, 588(sp)  /* spill */
    xor s10, s11, s10
    andi s10, s10, 0xff
    sw s10, 164(a0)
    xor s10, s8, a1
    xor s8, s8, a6
    xor s10, s10, a7
    xor a6, t1, a6
    xor t3, s10, t3
    xor t1, t1, a1
    xor t3, t3, t2
    lw s11, 212(sp)  /* reload */
    xor s8, s8, a5
    xor t1, t1, a7
    xor t3, t3, s0
    xor s8, s8, ra
    xor a5, a6, a5
    xor t1, t1, s5
    xor t3, t3, s11
    xor s8, s8, s2
    lw s10, 172(sp)  /* reload */
    xor a5, a5, s1
    xor t1, t1, s2
    xor s8, s8, a2
    xor t2, a5, t2
    xor t1, t1, a2
    slli a1, t3, 24
    xor s8, s8, s10
    srli a2, a1, 27
    slli a5, t5, 5
    or a2, a2, a5
    lw s10, 368(sp)  /* reload */
    sw a2, 568(sp)  /* spill */
    xor a2, s10, a2
    andi a2, a2, 0xff
    sw a2, 168(a0)
    slli a2, s8, 24
    slli a6, t3, 5
    srli a5, a2, 27
    or a5, a5, a6
    lw s1, 332(sp)  /* reload */
    sw a5, 596(sp)  /* spill */
    lw s11, 164(sp)  /* reload */
    xor a5, s1, a5
    xor t2, t2, s0
    andi a5, a5, 0xff
    xor t2, t2, s11
    sw a5, 172(a0)
    slli a5, t2, 24
    slli a7, s8, 5
    srli a6, a5, 27
    or a6, a6, a7
    lw s0, 272(sp)  /* reload */
    sw a6, 600(sp)  /* spill */
    lw ra, 112(sp)  /* reload */
    xor a6, s0, a6
    andi a6, a6, 0xff
    xor t1, t1, ra
    sw a6, 176(a0)
    slli a6, t1, 24
    srli a7, a6, 27
    slli s0, t2, 5
    lw s11, 260(sp)  /* reload */
    or a7, a7, s0
    sw a7, 604(sp)  /* spill */
    xor a7, s11, a7
    andi a7, a7, 0xff
    sw a7, 180(a0)
    slli a7, t6, 24
    srli s0, a7, 27
    slli s1, t1, 5
    or s0, s0, s1
    lw s5, 380(sp)  /* reload */
    sw s0, 608(sp)  /* spill */
    xor s0, s5, s0
    andi s0, s0, 0xff
    sw s0, 184(a0)
    slli s0, t4, 24
    slli s2, t6, 5
    srli s1, s0, 27
    or s1, s1, s2
    lw ra, 268(sp)  /* reload */
    sw s1, 612(sp)  /* spill */
    xor s1, ra, s1
    lw s11, 444(sp)  /* reload */
    lw s10, 16(sp)  /* reload */
    andi s1, s1, 0xff
    sw s1, 188(a0)
    lw ra, 120(sp)  /* reload */
    /* round key 5 */
    srli s5, s11, 31
    /* round key 3 */
    slli s1, s10, 8
    sw s5, 444(sp)  /* spill */
    srli s2, s1, 27
    slli s5, ra, 5
    sw t0, 476(sp)  /* spill */
    or s2, s2, s5
    xor t0, t0, s2
    andi t0, t0, 0xff
    lw s11, 384(sp)  /* reload */
    lw ra, 276(sp)  /* reload */
    sw s2, 616(sp)  /* spill */
    sw t0, 192(a0)
    srli t0, s11, 31
    srli s2, ra, 31
    lw s5, 180(sp)  /* reload */
    sw t0, 384(sp)  /* spill */
    sw s2, 276(sp)  /* spill */
    srli t0, s10, 27
    slli s2, s5, 5
    or t0, t0, s2
    sw t0, 620(sp)  /* spill */
    xor t0, a4, t0
    lw s11, 288(sp)  /* reload */
    andi t0, t0, 0xff
    sw t0, 196(a0)
    lw s5, 304(sp)  /* reload */
    srli t0, s11, 31
    lw ra, 4(sp)  /* reload */
    sw t0, 288(sp)  /* spill */
    srli s2, s5, 31
    lw s11, 64(sp)  /* reload */
    sw a4, 492(sp)  /* spill */
    slli t0, ra, 24
    sw s2, 304(sp)  /* spill */
    srli a4, t0, 27
    slli s2, s11, 5
    or a4, a4, s2
    sw a4, 624(sp)  /* spill */
    xor a4, s3, a4
    lw s5, 316(sp)  /* reload */
    andi a4, a4, 0xff
    sw a4, 200(a0)
    lw s11, 336(sp)  /* reload */
    sw s3, 504(sp)  /* spill */
    srli a4, s5, 31
    sw a4, 316(sp)  /* spill */
    srli s3, s11, 31
    slli a4, ra, 16
    sw s3, 336(sp)  /* spill */
    srli s2, a4, 27
    slli s3, ra, 5
    or s2, s2, s3
    sw s2, 628(sp)  /* spill */
    xor s2, s4, s2
    lw s5, 344(sp)  /* reload */
    andi s2, s2, 0xff
    sw s2, 204(a0)
    lw s11, 360(sp)  /* reload */
    sw s4, 516(sp)  /* spill */
    srli s2, s5, 31
    sw s2, 344(sp)  /* spill */
    lw s5, 128(sp)  /* reload */
    srli s4, s11, 31
    slli s2, ra, 8
    sw s4, 360(sp)  /* spill */
    srli s3, s2, 27
    slli s4, s5, 5
    or s3, s3, s4
    sw s3, 632(sp)  /* spill */
    xor s3, s7, s3
    andi s3, s3, 0xff
    lw s11, 388(sp)  /* reload */
    lw s4, 396(sp)  /* reload */
    sw s7, 484(sp)  /* spill */
    sw s3, 208(a0)
    srli s3, s11, 31
    srli s4, s4, 31
    lw s7, 184(sp)  /* reload */
    sw s3, 388(sp)  /* spill */
    sw s4, 396(sp)  /* spill */
    srli s3, ra, 27
    slli s4, s7, 5
    or s3, s3, s4
    sw s3, 636(sp)  /* spill */
    xor s3, s9, s3
    lw s11, 372(sp)  /* reload */
    andi s3, s3, 0xff
    sw s9, 544(sp)  /* spill */
    sw s3, 212(a0)
    srli s3, s11, 31
    lw s4, 8(sp)  /* reload */
    lw s9, 412(sp)  /* reload */
    sw s3, 372(sp)  /* spill */
    slli s3, s4, 24
    srli s9, s9, 31
    lw s11, 56(sp)  /* reload */
    sw s3, 640(sp)  /* spill */
    sw s9, 412(sp)  /* spill */
    srli s3, s3, 27
    slli s9, s11, 5
    or s3, s3, s9
    sw s3, 644(sp)  /* spill */
    xor s3, s6, s3
    andi s3, s3, 0xff
    lw s9, 420(sp)  /* reload */
    sw s3, 216(a0)
    srli s3, s9, 31
    lw s9, 428(sp)  /* reload */
    sw s3, 420(sp)  /* spill */
    srli s9, s9, 31
    sw s6, 520(sp)  /* spill */
    slli s3, s4, 16
    sw s9, 428(sp)  /* spill */
    srli s6, s3, 27
    slli s9, s4, 5
    sw t5, 548(sp)  /* spill */
    or s6, s6, s9
    xor t5, t5, s6
    andi t5, t5, 0xff
    lw s9, 436(sp)  /* reload */
    sw t5, 220(a0)
    srli t5, s9, 31
    /* round key 6 */
    srli s0, s0, 31
    sw t5, 436(sp)  /* spill */
    lw s9, 124(sp)  /* reload */
    sw s0, 652(sp)  /* spill */
    sw s6, 648(sp)  /* spill */
    slli t5, s4, 8
    srli s6, t5, 27
    slli s0, s9, 5
    sw t3, 592(sp)  /* spill */
    or s0, s6, s0
    xor t3, t3, s0
    andi t3, t3, 0xff
    sw t3, 224(a0)
    lw s6, 468(sp)  /* reload */
    sw s0, 656(sp)  /* spill */
    srli t3, a3, 31
    lw s0, 176(sp)  /* reload */
    srli a3, s6, 31
    sw t3, 660(sp)  /* spill */
    sw a3, 468(sp)  /* spill */
    srli t3, s4, 27
    slli a3, s0, 5
    or t3, t3, a3
    sw t3, 664(sp)  /* spill */
    sw s8, 572(sp)  /* spill */
    xor t3, s8, t3
    lw s8, 496(sp)  /* reload */
    andi t3, t3, 0xff
    lw s6, 480(sp)  /* reload */
    sw t3, 228(a0)
    srli s8, s8, 31
    lw a3, 12(sp)  /* reload */
    srli t3, s6, 31
    sw s8, 496(sp)  /* spill */
    sw t3, 480(sp)  /* spill */
    lw s8, 60(sp)  /* reload */
    slli t3, a3, 24
    srli s6, t3, 27
    slli s8, s8, 5
    sw t2, 564(sp)  /* spill */
    or s6, s6, s8
    xor t2, t2, s6
    andi t2, t2, 0xff
    lw s8, 508(sp)  /* reload */
    sw t2, 232(a0)
    srli t2, s8, 31
    lw s8, 524(sp)  /* reload */
    sw t2, 508(sp)  /* spill */
    srli s8, s8, 31
    sw s6, 668(sp)  /* spill */
    slli t2, a3, 16
    sw s8, 524(sp)  /* spill */
    srli s6, t2, 27
    slli s8, a3, 5
    sw t1, 528(sp)  /* spill */
    or s6, s6, s8
    xor t1, t1, s6
    andi t1, t1, 0xff
    lw s8, 536(sp)  /* reload */
    sw t1, 236(a0)
    srli t1, s8, 31
    lw s8, 552(sp)  /* reload */
    sw t1, 536(sp)  /* spill */
    srli s8, s8, 31
    sw s8, 552(sp)  /* spill */
    lw s8, 116(sp)  /* reload */
    sw s6, 672(sp)  /* spill */
    slli t1, a3, 8
    srli s6, t1, 27
    slli s8, s8, 5
    sw t6, 464(sp)  /* spill */
    or s6, s6, s8
    xor t6, t6, s6
    sw s6, 676(sp)  /* spill */
    andi t6, t6, 0xff
    lw s8, 560(sp)  /* reload */
    sw t6, 240(a0)
    lw s6, 584(sp)  /* reload */
    srli t6, s8, 31
    srli s6, s6, 31
    lw s8, 188(sp)  /* reload */
    sw t6, 560(sp)  /* spill */
    sw s6, 584(sp)  /* spill */
    srli t6, a3, 27
    slli s6, s8, 5
    sw t4, 452(sp)  /* spill */
    or t6, t6, s6
    xor t4, t4, t6
    andi t4, t4, 0xff
    sw t4, 244(a0)
    srli t4, a1, 31
    srli a2, a2, 31
    sw t4, 680(sp)  /* spill */
    lw s6, 68(sp)  /* reload */
    sw a2, 684(sp)  /* spill */
    slli t4, s10, 24
    srli a1, t4, 27
    slli a2, s6, 5
    or a1, a1, a2
    lw a2, 576(sp)  /* reload */
    srli a6, a6, 31
    xor a2, a2, a1
    andi a2, a2, 0xff
    sw a2, 248(a0)
    srli a2, a5, 31
    sw a2, 688(sp)  /* spill */
    sw a6, 692(sp)  /* spill */
    slli a2, s10, 16
    slli a6, s10, 5
    srli a5, a2, 27
    or a5, a5, a6
    lw a6, 460(sp)  /* reload */
    sw a5, 696(sp)  /* spill */
    xor a5, a6, a5
    andi a5, a5, 0xff
    sw a5, 252(a0)
    srli a5, a7, 31
    /* round key 7 */
    srli a2, a2, 31
    lw a6, 252(sp)  /* reload */
    lw a7, 32(sp)  /* reload */
    sw a5, 700(sp)  /* spill */
    sw a2, 704(sp)  /* spill */
    /* round key 4 */
    srli a5, a6, 31
    slli a2, a7, 1
    or a2, a5, a2
    xor a2, ra, a2
    andi a2, a2, 0xff
    sw a2, 256(a0)
    lw a6, 196(sp)  /* reload */
    srli a2, s1, 31
    sw a2, 708(sp)  /* spill */
    lw a5, 20(sp)  /* reload */
    srli a2, a6, 31
    slli a6, a5, 1
    or a2, a2, a6
    xor a2, s5, a2
    srli t0, t0, 31
    lw s1, 36(sp)  /* reload */
    andi a2, a2, 0xff
    lw a6, 192(sp)  /* reload */
    sw t0, 712(sp)  /* spill */
    sw a2, 260(a0)
    srli a2, s1, 31
    slli t0, a6, 1
    or t0, a2, t0
    xor t0, s7, t0
    andi t0, t0, 0xff
    sw t0, 264(a0)
    srli t0, a4, 31
    lw s1, 48(sp)  /* reload */
    srli a2, s2, 31
    lw a4, 28(sp)  /* reload */
    sw t0, 716(sp)  /* spill */
    sw a2, 720(sp)  /* spill */
    srli t0, s1, 31
    slli a2, a4, 1
    or t0, t0, a2
    xor t0, s11, t0
    lw s1, 80(sp)  /* reload */
    andi t0, t0, 0xff
    lw s2, 44(sp)  /* reload */
    sw t0, 268(a0)
    srli t0, s1, 31
    slli a2, s2, 1
    or t0, t0, a2
    xor t0, s4, t0
    lw s1, 640(sp)  /* reload */
    andi t0, t0, 0xff
    sw t0, 272(a0)
    srli t0, s1, 31
    lw a2, 92(sp)  /* reload */
    sw t0, 640(sp)  /* spill */
    srli t0, a2, 31
    lw s1, 76(sp)  /* reload */
    srli a2, s3, 31
    sw a2, 724(sp)  /* spill */
    slli a2, s1, 1
    or t0, t0, a2
    xor t0, s9, t0
    andi t0, t0, 0xff
    sw t0, 276(a0)
    srli t0, t5, 31
    lw s3, 108(sp)  /* reload */
    lw a2, 88(sp)  /* reload */
    sw t0, 728(sp)  /* spill */
    srli t0, s3, 31
    slli t5, a2, 1
    or t0, t0, t5
    xor t0, s0, t0
    andi t0, t0, 0xff
    lw s3, 136(sp)  /* reload */
    srli t3, t3, 31
    sw t0, 280(a0)
    lw t5, 100(sp)  /* reload */
    sw t3, 732(sp)  /* spill */
    srli t0, s3, 31
    slli t3, t5, 1
    lw s3, 60(sp)  /* reload */
    or t0, t0, t3
    xor t0, s3, t0
    andi t0, t0, 0xff
    sw t0, 284(a0)
    srli t0, t2, 31
    srli t1, t1, 31
    lw t3, 152(sp)  /* reload */
    lw t2, 52(sp)  /* reload */
    sw t1, 740(sp)  /* spill */
    sw t0, 736(sp)  /* spill */
    srli t0, t3, 31
    slli t1, t2, 1
    or t0, t0, t1
    xor t0, a3, t0
    lw t3, 160(sp)  /* reload */
    andi t0, t0, 0xff
    sw t0, 288(a0)
    lw t1, 144(sp)  /* reload */
    srli t0, t3, 31
    slli t3, t1, 1
    or t0, t0, t3
    lw t3, 116(sp)  /* reload */
    xor t0, t3, t0
    andi t0, t0, 0xff
    sw t0, 292(a0)
    srli t0, t4, 31
    lw t4, 204(sp)  /* reload */
    sw t0, 744(sp)  /* spill */
    srli t0, t4, 31
    lw t4, 216(sp)  /* reload */
    /* round key 8 */
    xor t4, ra, t4
    andi t4, t4, 0xff
    lw ra, 224(sp)  /* reload */
    sw t4, 216(sp)  /* spill */
    xor t4, s5, ra
    andi t4, t4, 0xff
    lw s5, 232(sp)  /* reload */
    sw t4, 224(sp)  /* spill */
    xor t4, s7, s5
    lw ra, 240(sp)  /* reload */
    andi t4, t4, 0xff
    sw t4, 232(sp)  /* spill */
    xor t4, s11, ra
    andi t4, t4, 0xff
    lw s5, 248(sp)  /* reload */
    sw t4, 240(sp)  /* spill */
    xor t4, s4, s5
    lw s7, 256(sp)  /* reload */
    andi t4, t4, 0xff
    lw s5, 84(sp)  /* reload */
    sw t4, 248(sp)  /* spill */
    xor t4, s9, s7
    xor t3, t3, s5
    andi t3, t3, 0xff
    lw s7, 96(sp)  /* reload */
    sw t3, 84(sp)  /* spill */
    xor t3, s8, s7
    andi t4, t4, 0xff
    lw s11, 24(sp)  /* reload */
    lw s9, 132(sp)  /* reload */
    andi t3, t3, 0xff
    sw t4, 256(sp)  /* spill */
    sw t3, 96(sp)  /* spill */
    xor t4, s0, s11
    xor t3, s6, s9
    lw ra, 40(sp)  /* reload */
    andi t4, t4, 0xff
    andi t3, t3, 0xff
    lw s11, 140(sp)  /* reload */
    sw t4, 24(sp)  /* spill */
    sw t3, 132(sp)  /* spill */
    xor t4, s3, ra
    xor t3, s10, s11
    andi t4, t4, 0xff
    lw s4, 72(sp)  /* reload */
    lw s3, 120(sp)  /* reload */
    andi t3, t3, 0xff
    lw ra, 156(sp)  /* reload */
    sw t4, 40(sp)  /* spill */
    sw t3, 140(sp)  /* spill */
    xor t4, a3, s4
    xor t3, s3, ra
    lw a3, 180(sp)  /* reload */
    andi t3, t3, 0xff
    lw s4, 200(sp)  /* reload */
    andi t4, t4, 0xff
    sw t3, 156(sp)  /* spill */
    sw t4, 72(sp)  /* spill */
    xor t3, a3, s4
    lw t4, 64(sp)  /* reload */
    andi t3, t3, 0xff
    lw s5, 208(sp)  /* reload */
    sw t3, 200(sp)  /* spill */
    xor t3, t4, s5
    lw s7, 408(sp)  /* reload */
    andi t3, t3, 0xff
    sw t3, 208(sp)  /* spill */
    /* round key 9 */
    xor t3, s2, s7
    andi t3, t3, 0xff
    lw s9, 416(sp)  /* reload */
    sw t3, 408(sp)  /* spill */
    xor t3, s1, s9
    lw s11, 424(sp)  /* reload */
    andi t3, t3, 0xff
    lw s5, 448(sp)  /* reload */
    sw t3, 416(sp)  /* spill */
    xor t3, a2, s11
    xor t1, t1, s5
    andi t3, t3, 0xff
    lw ra, 432(sp)  /* reload */
    lw s7, 104(sp)  /* reload */
    andi t1, t1, 0xff
    lw s9, 264(sp)  /* reload */
    sw t3, 424(sp)  /* spill */
    sw t1, 448(sp)  /* spill */
    xor t3, t5, ra
    xor t1, s7, s9
    lw s11, 148(sp)  /* reload */
    andi t1, t1, 0xff
    lw t5, 280(sp)  /* reload */
    lw s4, 440(sp)  /* reload */
    andi t3, t3, 0xff
    sw t1, 264(sp)  /* spill */
    sw t3, 432(sp)  /* spill */
    xor t1, s11, t5
    xor t2, t2, s4
    lw ra, 212(sp)  /* reload */
    andi t1, t1, 0xff
    lw t3, 296(sp)  /* reload */
    andi t2, t2, 0xff
    sw t1, 280(sp)  /* spill */
    sw t2, 440(sp)  /* spill */
    xor t1, ra, t3
    lw s4, 172(sp)  /* reload */
    andi t1, t1, 0xff
    lw t2, 308(sp)  /* reload */
    sw t1, 296(sp)  /* spill */
    xor t1, s4, t2
    lw s5, 164(sp)  /* reload */
    andi t1, t1, 0xff
    lw s9, 320(sp)  /* reload */
    sw t1, 308(sp)  /* spill */
    xor t1, s5, s9
    lw t5, 112(sp)  /* reload */
    andi t1, t1, 0xff
    lw t3, 340(sp)  /* reload */
    sw t1, 320(sp)  /* spill */
    xor t1, t5, t3
    lw t2, 348(sp)  /* reload */
    andi t1, t1, 0xff
    sw t1, 340(sp)  /* spill */
    xor t1, a7, t2
    andi t1, t1, 0xff
    lw s9, 364(sp)  /* reload */
    sw t1, 348(sp)  /* spill */
    xor t1, a5, s9
    lw t3, 392(sp)  /* reload */
    andi t1, t1, 0xff
    sw t1, 364(sp)  /* spill */
    xor t1, a6, t3
    andi t1, t1, 0xff
    lw t2, 400(sp)  /* reload */
    sw t1, 392(sp)  /* spill */
    xor t1, a4, t2
    lw a7, 284(sp)  /* reload */
    andi t1, t1, 0xff
    lw a5, 568(sp)  /* reload */
    sw t1, 400(sp)  /* spill */
    /* round key 10 */
    xor t1, a7, a5
    lw s9, 300(sp)  /* reload */
    andi t1, t1, 0xff
    lw t3, 596(sp)  /* reload */
    sw t1, 568(sp)  /* spill */
    xor t1, s9, t3
    lw a6, 312(sp)  /* reload */
    andi t1, t1, 0xff
    lw t2, 600(sp)  /* reload */
    sw t1, 596(sp)  /* spill */
    xor t1, a6, t2
    lw a4, 328(sp)  /* reload */
    andi t1, t1, 0xff
    lw a5, 604(sp)  /* reload */
    sw t1, 600(sp)  /* spill */
    xor t1, a4, a5
    lw a7, 292(sp)  /* reload */
    andi t1, t1, 0xff
    lw t3, 608(sp)  /* reload */
    sw t1, 604(sp)  /* spill */
    xor t1, a7, t3
    lw s9, 352(sp)  /* reload */
    andi t1, t1, 0xff
    lw t2, 612(sp)  /* reload */
    sw t1, 608(sp)  /* spill */
    xor t1, s9, t2
    lw a6, 324(sp)  /* reload */
    andi t1, t1, 0xff
    lw a4, 456(sp)  /* reload */
    sw t1, 612(sp)  /* spill */
    xor t1, a6, a4
    lw a5, 356(sp)  /* reload */
    andi t1, t1, 0xff
    lw t3, 472(sp)  /* reload */
    sw t1, 456(sp)  /* spill */
    xor t1, a5, t3
    lw a7, 404(sp)  /* reload */
    andi t1, t1, 0xff
    lw t2, 488(sp)  /* reload */
    sw t1, 472(sp)  /* spill */
    xor t1, a7, t2
    lw a4, 376(sp)  /* reload */
    andi t1, t1, 0xff
    lw a6, 500(sp)  /* reload */
    sw t1, 488(sp)  /* spill */
    xor t1, a4, a6
    lw t3, 368(sp)  /* reload */
    andi t1, t1, 0xff
    lw t2, 512(sp)  /* reload */
    sw t1, 500(sp)  /* spill */
    xor t1, t3, t2
    lw a7, 332(sp)  /* reload */
    andi t1, t1, 0xff
    lw a4, 532(sp)  /* reload */
    sw t1, 512(sp)  /* spill */
    xor t1, a7, a4
    lw a6, 272(sp)  /* reload */
    andi t1, t1, 0xff
    lw t2, 540(sp)  /* reload */
    sw t1, 532(sp)  /* spill */
    xor t1, a6, t2
    lw t3, 260(sp)  /* reload */
    andi t1, t1, 0xff
    lw a4, 556(sp)  /* reload */
    sw t1, 540(sp)  /* spill */
    xor t1, t3, a4
    lw a7, 380(sp)  /* reload */
    andi t1, t1, 0xff
    lw t2, 580(sp)  /* reload */
    sw t1, 556(sp)  /* spill */
    xor t1, a7, t2
    lw a4, 268(sp)  /* reload */
    andi t1, t1, 0xff
    lw t2, 588(sp)  /* reload */
    sw t1, 580(sp)  /* spill */
    xor t1, a4, t2
    andi t1, t1, 0xff
    lw t2, 476(sp)  /* reload */
    lw a4, 668(sp)  /* reload */
    sw t1, 588(sp)  /* spill */
    /* round key 11 */
    xor t1, t2, a4
    andi t1, t1, 0xff
    lw t2, 492(sp)  /* reload */
    lw a4, 672(sp)  /* reload */
    sw t1, 668(sp)  /* spill */
    xor t1, t2, a4
    andi t1, t1, 0xff
    sw t1, 672(sp)  /* spill */
    lw a4, 504(sp)  /* reload */
    lw t1, 676(sp)  /* reload */
    slli s11, s11, 1
    xor t1, a4, t1
    andi t1, t1, 0xff
    lw a4, 516(sp)  /* reload */
    sw t1, 676(sp)  /* spill */
    xor t1, a4, t6
    andi t1, t1, 0xff
    lw t6, 484(sp)  /* reload */
    sw t1, 748(sp)  /* spill */
    xor t1, t6, a1
    andi t1, t1, 0xff
    lw t6, 544(sp)  /* reload */
    lw a1, 696(sp)  /* reload */
    sw t1, 752(sp)  /* spill */
    xor t1, t6, a1
    andi t1, t1, 0xff
    sw t1, 696(sp)  /* spill */
    lw a1, 520(sp)  /* reload */
    lw t1, 616(sp)  /* reload */
    slli s5, s5, 1
    xor t1, a1, t1
    andi t1, t1, 0xff
    sw t1, 616(sp)  /* spill */
    lw a1, 548(sp)  /* reload */
    lw t1, 620(sp)  /* reload */
    xor t1, a1, t1
    andi t1, t1, 0xff
    sw t1, 620(sp)  /* spill */
    lw a1, 592(sp)  /* reload */
    lw t1, 624(sp)  /* reload */
    xor t1, a1, t1
    andi t1, t1, 0xff
    sw t1, 624(sp)  /* spill */
    lw a1, 572(sp)  /* reload */
    lw t1, 628(sp)  /* reload */
    xor t1, a1, t1
    andi t1, t1, 0xff
    sw t1, 628(sp)  /* spill */
    lw a1, 564(sp)  /* reload */
    lw t1, 632(sp)  /* reload */
    xor t1, a1, t1
    andi t1, t1, 0xff
    sw t1, 632(sp)  /* spill */
    lw a1, 528(sp)  /* reload */
    lw t1, 636(sp)  /* reload */
    xor t1, a1, t1
    andi t1, t1, 0xff
    sw t1, 636(sp)  /* spill */
    lw a1, 464(sp)  /* reload */
    lw t1, 644(sp)  /* reload */
    xor t1, a1, t1
    andi t1, t1, 0xff
    sw t1, 644(sp)  /* spill */
    lw a1, 452(sp)  /* reload */
    lw t1, 648(sp)  /* reload */
    xor t1, a1, t1
    andi t1, t1, 0xff
    sw t1, 648(sp)  /* spill */
    lw a1, 576(sp)  /* reload */
    lw t1, 656(sp)  /* reload */
    xor t1, a1, t1
    andi t1, t1, 0xff
    sw t1, 656(sp)  /* spill */
    lw a1, 460(sp)  /* reload */
    lw t1, 664(sp)  /* reload */
    xor t1, a1, t1
    andi t1, t1, 0xff
    lw a1, 136(sp)  /* reload */
    sw t1, 664(sp)  /* spill */
    /* round key 12 */
    srli t1, a1, 25
    slli a1, s7, 1
    or t0, t0, a1
    xor t0, s8, t0
    andi t0, t0, 0xff
    lw s7, 152(sp)  /* reload */
    sw t0, 296(a0)
    lw a1, 168(sp)  /* reload */
    srli t0, s7, 25
    srli s7, a1, 31
    or s7, s7, s11
    xor s6, s6, s7
    andi s6, s6, 0xff
    lw s11, 204(sp)  /* reload */
    sw s6, 300(a0)
    lw s7, 220(sp)  /* reload */
    srli a1, a1, 25
    srli s6, s11, 25
    sw a1, 136(sp)  /* spill */
    srli s11, s7, 31
    slli a1, ra, 1
    or a1, s11, a1
    xor a1, s10, a1
    andi a1, a1, 0xff
    sw a1, 304(a0)
    srli a1, s7, 25
    lw ra, 228(sp)  /* reload */
    sw a1, 152(sp)  /* spill */
    slli s11, s4, 1
    srli a1, ra, 31
    or a1, a1, s11
    srli s7, ra, 25
    xor a1, s3, a1
    andi a1, a1, 0xff
    lw ra, 236(sp)  /* reload */
    sw a1, 308(a0)
    srli a1, ra, 31
    or a1, a1, s5
    lw s8, 160(sp)  /* reload */
    srli s11, ra, 25
    xor a1, a3, a1
    sw s11, 160(sp)  /* spill */
    andi a1, a1, 0xff
    lw ra, 244(sp)  /* reload */
    sw a1, 312(a0)
    lw s11, 252(sp)  /* reload */
    srli a1, ra, 31
    srli s5, ra, 25
    srli s11, s11, 25
    lw ra, 196(sp)  /* reload */
    sw s11, 168(sp)  /* spill */
    srli s11, ra, 25
    slli ra, t5, 1
    or a1, a1, ra
    xor a1, t4, a1
    andi a1, a1, 0xff
    lw ra, 36(sp)  /* reload */
    sw a1, 316(a0)
    srli a1, ra, 25
    sw a1, 36(sp)  /* spill */
    lw ra, 444(sp)  /* reload */
    slli a1, a6, 1
    or a1, ra, a1
    xor a1, s2, a1
    lw a6, 48(sp)  /* reload */
    andi a1, a1, 0xff
    sw a1, 320(a0)
    srli a1, a6, 25
    lw ra, 384(sp)  /* reload */
    slli a6, t3, 1
    or a6, ra, a6
    xor a6, s1, a6
    andi a6, a6, 0xff
    lw ra, 80(sp)  /* reload */
    sw a6, 324(a0)
    slli s2, s2, 7
    srli a6, ra, 25
    or a6, a6, s2
    lw ra, 708(sp)  /* reload */
    slli s2, s3, 1
    xor a6, s3, a6
    or s2, ra, s2
    lw s3, 508(sp)  /* reload */
    xor s2, t2, s2
    slli t2, t2, 1
    or t2, s3, t2
    lw ra, 388(sp)  /* reload */
    slli s3, s9, 1
    or s3, ra, s3
    xor s3, s4, s3
    slli s4, s4, 7
    or s4, s7, s4
    xor s4, s0, s4
    slli s0, s0, 1
    xor t2, s9, t2
    sw s0, 44(sp)  /* spill */
    andi s0, s4, 0xff
    andi a6, a6, 0xff
    lw s9, 92(sp)  /* reload */
    sw s0, 48(sp)  /* spill */
    sw a6, 80(sp)  /* spill */
    slli s0, s1, 7
    srli a6, s9, 25
    or a6, a6, s0
    lw s7, 276(sp)  /* reload */
    xor a6, a3, a6
    slli s0, a7, 1
    andi a6, a6, 0xff
    lw ra, 108(sp)  /* reload */
    or s0, s7, s0
    sw a6, 76(sp)  /* spill */
    xor s0, a2, s0
    srli a6, ra, 25
    slli a2, a2, 7
    or a2, a6, a2
    lw s4, 712(sp)  /* reload */
    xor a2, t4, a2
    slli t4, t4, 1
    or t4, s4, t4
    xor t4, a4, t4
    lw s9, 536(sp)  /* reload */
    slli a4, a4, 1
    or a4, s9, a4
    lw s1, 372(sp)  /* reload */
    xor a4, a5, a4
    slli a5, a5, 1
    or a5, s1, a5
    xor a5, t5, a5
    slli t5, t5, 7
    lw ra, 12(sp)  /* reload */
    or t5, s5, t5
    xor t5, ra, t5
    andi t5, t5, 0xff
    andi s0, s0, 0xff
    sw t5, 64(sp)  /* spill */
    sw s0, 328(a0)
    lw s7, 268(sp)  /* reload */
    andi t5, a2, 0xff
    sw t5, 88(sp)  /* spill */
    lw s0, 288(sp)  /* reload */
    slli t5, s7, 1
    lw a6, 100(sp)  /* reload */
    or t5, s0, t5
    xor t5, a6, t5
    andi t5, t5, 0xff
    sw t5, 332(a0)
    slli t5, a6, 7
    lw s4, 4(sp)  /* reload */
    or t1, t1, t5
    xor t1, s4, t1
    lw s9, 284(sp)  /* reload */
    andi t1, t1, 0xff
    sw t1, 92(sp)  /* spill */
    lw s1, 304(sp)  /* reload */
    slli t1, s9, 1
    lw s5, 52(sp)  /* reload */
    or t1, s1, t1
    xor t1, s5, t1
    andi t1, t1, 0xff
    sw t1, 336(a0)
    slli t1, s5, 7
    lw ra, 128(sp)  /* reload */
    or t0, t0, t1
    xor t0, ra, t0
    lw s5, 20(sp)  /* reload */
    andi t0, t0, 0xff
    lw a2, 720(sp)  /* reload */
    slli t1, ra, 1
    sw t0, 52(sp)  /* spill */
    lw s0, 560(sp)  /* reload */
    slli t0, s5, 7
    lw ra, 188(sp)  /* reload */
    or t1, a2, t1
    slli t5, t6, 1
    lw a6, 376(sp)  /* reload */
    or t0, s11, t0
    xor t1, t6, t1
    or t5, s0, t5
    lw s1, 420(sp)  /* reload */
    xor t0, ra, t0
    xor t5, a6, t5
    slli t6, a6, 1
    lw s0, 300(sp)  /* reload */
    andi t0, t0, 0xff
    or t6, s1, t6
    sw t0, 100(sp)  /* spill */
    lw a6, 316(sp)  /* reload */
    slli t0, s0, 1
    lw s1, 144(sp)  /* reload */
    or t0, a6, t0
    xor t0, s1, t0
    andi t0, t0, 0xff
    xor t6, s5, t6
    sw t0, 340(a0)
    srli s8, s8, 25
    slli t0, s1, 7
    lw s5, 184(sp)  /* reload */
    or t0, s8, t0
    xor t0, s5, t0
    slli a2, ra, 1
    lw s11, 312(sp)  /* reload */
    andi t0, t0, 0xff
    sw t0, 108(sp)  /* spill */
    lw ra, 336(sp)  /* reload */
    slli t0, s11, 1
    lw a6, 104(sp)  /* reload */
    or t0, ra, t0
    xor t0, a6, t0
    andi t0, t0, 0xff
    sw a2, 20(sp)  /* spill */
    sw t0, 344(a0)
    slli a2, s5, 1
    slli t0, a6, 7
    lw s1, 56(sp)  /* reload */
    or t0, s6, t0
    lw s5, 548(sp)  /* reload */
    xor t0, s1, t0
    slli a6, s1, 1
    lw ra, 680(sp)  /* reload */
    slli s1, s5, 1
    or s1, ra, s1
    lw s8, 640(sp)  /* reload */
    lw ra, 28(sp)  /* reload */
    andi t0, t0, 0xff
    sw t0, 56(sp)  /* spill */
    or a6, s8, a6
    lw s6, 332(sp)  /* reload */
    slli t0, ra, 7
    xor a6, s5, a6
    lw s8, 436(sp)  /* reload */
    or t0, a1, t0
    xor s1, s6, s1
    slli s5, s6, 1
    xor t0, s10, t0
    or s5, s8, s5
    andi t0, t0, 0xff
    lw s6, 328(sp)  /* reload */
    xor s5, ra, s5
    sw t0, 28(sp)  /* spill */
    lw s8, 344(sp)  /* reload */
    slli t0, s6, 1
    lw ra, 148(sp)  /* reload */
    or t0, s8, t0
    xor t0, ra, t0
    andi t0, t0, 0xff
    lw a1, 136(sp)  /* reload */
    sw t0, 348(a0)
    slli t0, ra, 7
    lw s8, 8(sp)  /* reload */
    or t0, a1, t0
    xor t0, s8, t0
    lw ra, 292(sp)  /* reload */
    andi t0, t0, 0xff
    sw t0, 104(sp)  /* spill */
    lw a1, 360(sp)  /* reload */
    slli t0, ra, 1
    lw s8, 212(sp)  /* reload */
    or t0, a1, t0
    xor t0, s8, t0
    andi t0, t0, 0xff
    andi s3, s3, 0xff
    sw t0, 352(a0)
    sw s3, 356(a0)
    lw a1, 152(sp)  /* reload */
    slli t0, s8, 7
    lw s3, 124(sp)  /* reload */
    or t0, a1, t0
    xor t0, s3, t0
    slli a1, s3, 1
    lw s8, 728(sp)  /* reload */
    lw s3, 572(sp)  /* reload */
    or a1, s8, a1
    xor a1, s3, a1
    lw s8, 688(sp)  /* reload */
    slli s3, s3, 1
    or s3, s8, s3
    andi a1, a1, 0xff
    xor t3, t3, s3
    andi t0, t0, 0xff
    lw s8, 324(sp)  /* reload */
    sw a1, 112(sp)  /* spill */
    sw t0, 120(sp)  /* spill */
    lw s3, 396(sp)  /* reload */
    slli t0, s8, 1
    lw a1, 164(sp)  /* reload */
    or t0, s3, t0
    xor t0, a1, t0
    andi t0, t0, 0xff
    andi a5, a5, 0xff
    sw t0, 360(a0)
    lw s3, 160(sp)  /* reload */
    sw a5, 364(a0)
    slli t0, a1, 7
    lw a5, 60(sp)  /* reload */
    or t0, s3, t0
    lw s3, 732(sp)  /* reload */
    xor t0, a5, t0
    slli a1, a5, 1
    lw a5, 528(sp)  /* reload */
    or a1, s3, a1
    lw s3, 700(sp)  /* reload */
    xor a1, a5, a1
    slli a5, a5, 1
    or a5, s3, a5
    xor a5, s7, a5
    andi a1, a1, 0xff
    andi t0, t0, 0xff
    lw s3, 404(sp)  /* reload */
    sw a1, 60(sp)  /* spill */
    sw t0, 124(sp)  /* spill */
    lw s7, 412(sp)  /* reload */
    slli t0, s3, 1
    lw a1, 32(sp)  /* reload */
    or t0, s7, t0
    xor t0, a1, t0
    andi t0, t0, 0xff
    andi t6, t6, 0xff
    sw t0, 368(a0)
    lw s7, 168(sp)  /* reload */
    sw t6, 372(a0)
    slli t0, a1, 7
    lw t6, 116(sp)  /* reload */
    or t0, s7, t0
    lw a1, 740(sp)  /* reload */
    xor t0, t6, t0
    slli t6, t6, 1
    lw s7, 452(sp)  /* reload */
    or t6, a1, t6
    xor t6, s7, t6
    slli a1, s7, 1
    lw s7, 660(sp)  /* reload */
    andi t0, t0, 0xff
    or a1, s7, a1
    andi t6, t6, 0xff
    xor a1, s0, a1
    lw s7, 368(sp)  /* reload */
    sw t6, 32(sp)  /* spill */
    sw t0, 116(sp)  /* spill */
    lw s0, 428(sp)  /* reload */
    slli t0, s7, 1
    lw t6, 192(sp)  /* reload */
    or t0, s0, t0
    xor t0, t6, t0
    andi t0, t0, 0xff
    andi s5, s5, 0xff
    sw t0, 376(a0)
    lw s0, 36(sp)  /* reload */
    sw s5, 380(a0)
    slli t0, t6, 7
    lw s5, 68(sp)  /* reload */
    or t0, s0, t0
    lw s0, 744(sp)  /* reload */
    xor t0, s5, t0
    slli t6, s5, 1
    lw s5, 460(sp)  /* reload */
    or t6, s0, t6
    xor t6, s5, t6
    slli s0, s5, 1
    lw s5, 480(sp)  /* reload */
    andi t0, t0, 0xff
    or s0, s5, s0
    xor s0, s6, s0
    lw s5, 464(sp)  /* reload */
    sw t0, 36(sp)  /* spill */
    lw s6, 652(sp)  /* reload */
    slli t0, s5, 1
    or t0, s6, t0
    xor t0, s9, t0
    andi t0, t0, 0xff
    lw s6, 576(sp)  /* reload */
    sw t0, 384(a0)
    lw s9, 468(sp)  /* reload */
    slli t0, s6, 1
    andi a1, a1, 0xff
    or t0, s9, t0
    sw a1, 388(a0)
    xor t0, s11, t0
    andi t0, t0, 0xff
    lw a1, 476(sp)  /* reload */
    sw t0, 392(a0)
    lw s9, 496(sp)  /* reload */
    slli t0, a1, 1
    or t0, s9, t0
    andi s0, s0, 0xff
    xor t0, ra, t0
    sw s0, 396(a0)
    andi t0, t0, 0xff
    lw s11, 504(sp)  /* reload */
    sw t0, 400(a0)
    lw s0, 524(sp)  /* reload */
    slli t0, s11, 1
    or t0, s0, t0
    andi t2, t2, 0xff
    xor t0, s8, t0
    sw t2, 404(a0)
    andi t0, t0, 0xff
    lw s9, 484(sp)  /* reload */
    sw t0, 408(a0)
    lw ra, 552(sp)  /* reload */
    slli t0, s9, 1
    or t0, ra, t0
    andi a4, a4, 0xff
    xor t0, s3, t0
    sw a4, 412(a0)
    andi t0, t0, 0xff
    lw t2, 520(sp)  /* reload */
    sw t0, 416(a0)
    lw s0, 584(sp)  /* reload */
    slli t0, t2, 1
    or t0, s0, t0
    andi t5, t5, 0xff
    xor t0, s7, t0
    sw t5, 420(a0)
    andi t0, t0, 0xff
    lw s8, 592(sp)  /* reload */
    sw t0, 424(a0)
    lw a4, 684(sp)  /* reload */
    slli t0, s8, 1
    lw ra, 272(sp)  /* reload */
    or t0, a4, t0
    andi s1, s1, 0xff
    xor t0, ra, t0
    sw s1, 428(a0)
    lw s3, 564(sp)  /* reload */
    andi t0, t0, 0xff
    sw t0, 432(a0)
    lw t5, 692(sp)  /* reload */
    slli t0, s3, 1
    or t0, t5, t0
    andi t3, t3, 0xff
    xor t0, a7, t0
    sw t3, 436(a0)
    andi t0, t0, 0xff
    lw s0, 704(sp)  /* reload */
    sw t0, 440(a0)
    slli t0, s10, 1
    or t0, s0, t0
    andi a5, a5, 0xff
    xor t0, a1, t0
    sw a5, 444(a0)
    andi t0, t0, 0xff
    sw t0, 448(a0)
    slli a3, a3, 1
    srli t0, s10, 31
    or t0, t0, a3
    andi s2, s2, 0xff
    xor t0, s11, t0
    sw s2, 452(a0)
    andi t0, t0, 0xff
    sw t0, 456(a0)
    lw s7, 716(sp)  /* reload */
    slli t0, s4, 1
    or t0, s7, t0
    andi t4, t4, 0xff
    xor t0, s9, t0
    sw t4, 460(a0)
    andi t0, t0, 0xff
    sw t0, 464(a0)
    srli t0, s4, 31
    or t0, t0, a2
    andi t1, t1, 0xff
    xor t0, t2, t0
    lw s1, 8(sp)  /* reload */
    sw t1, 468(a0)
    andi t0, t0, 0xff
    sw t0, 472(a0)
    lw a4, 724(sp)  /* reload */
    slli t0, s1, 1
    or t0, a4, t0
    andi a6, a6, 0xff
    xor t0, s8, t0
    sw a6, 476(a0)
    andi t0, t0, 0xff
    sw t0, 480(a0)
    lw t3, 44(sp)  /* reload */
    srli t0, s1, 31
    lw ra, 112(sp)  /* reload */
    or t0, t0, t3
    xor t0, s3, t0
    sw ra, 484(a0)
    andi t0, t0, 0xff
    lw a7, 12(sp)  /* reload */
    sw t0, 488(a0)
    lw a5, 736(sp)  /* reload */
    slli t0, a7, 1
    lw t5, 60(sp)  /* reload */
    or t0, a5, t0
    xor t0, s5, t0
    sw t5, 492(a0)
    andi t0, t0, 0xff
    sw t0, 496(a0)
    lw a1, 20(sp)  /* reload */
    srli t0, a7, 31
    lw s0, 32(sp)  /* reload */
    or t0, t0, a1
    xor t0, s6, t0
    sw s0, 500(a0)
    andi t0, t0, 0xff
    andi t6, t6, 0xff
    lw s2, 216(sp)  /* reload */
    sw t0, 504(a0)
    sw t6, 508(a0)
    lw s10, 224(sp)  /* reload */
    sw s2, 512(a0)
    lw a3, 232(sp)  /* reload */
    sw s10, 516(a0)
    lw s11, 240(sp)  /* reload */
    sw a3, 520(a0)
    lw t4, 248(sp)  /* reload */
    sw s11, 524(a0)
    lw s7, 256(sp)  /* reload */
    sw t4, 528(a0)
    lw s9, 24(sp)  /* reload */
    sw s7, 532(a0)
    lw t1, 40(sp)  /* reload */
    sw s9, 536(a0)
    lw s4, 72(sp)  /* reload */
    sw t1, 540(a0)
    lw a2, 84(sp)  /* reload */
    sw s4, 544(a0)
    lw t2, 96(sp)  /* reload */
    sw a2, 548(a0)
    lw a6, 132(sp)  /* reload */
    sw t2, 552(a0)
    lw a4, 140(sp)  /* reload */
    sw a6, 556(a0)
    lw s8, 156(sp)  /* reload */
    sw a4, 560(a0)
    lw ra, 200(sp)  /* reload */
    sw s8, 564(a0)
    lw s1, 208(sp)  /* reload */
    sw ra, 568(a0)
    lw t3, 408(sp)  /* reload */
    sw s1, 572(a0)
    lw s3, 416(sp)  /* reload */
    sw t3, 576(a0)
    lw t5, 424(sp)  /* reload */
    sw s3, 580(a0)
    lw a5, 432(sp)  /* reload */
    sw t5, 584(a0)
    lw s5, 440(sp)  /* reload */
    sw a5, 588(a0)
    lw s0, 448(sp)  /* reload */
    sw s5, 592(a0)
    lw a7, 264(sp)  /* reload */
    sw s0, 596(a0)
    lw a1, 280(sp)  /* reload */
    sw a7, 600(a0)
    lw s6, 296(sp)  /* reload */
    sw a1, 604(a0)
    lw t0, 308(sp)  /* reload */
    sw s6, 608(a0)
    lw t6, 320(sp)  /* reload */
    sw t0, 612(a0)
    lw s2, 340(sp)  /* reload */
    sw t6, 616(a0)
    lw s10, 348(sp)  /* reload */
    sw s2, 620(a0)
    lw a3, 364(sp)  /* reload */
    sw s10, 624(a0)
    lw s11, 392(sp)  /* reload */
    sw a3, 628(a0)
    lw t4, 400(sp)  /* reload */
    sw s11, 632(a0)
    lw s7, 568(sp)  /* reload */
    sw t4, 636(a0)
    lw s9, 596(sp)  /* reload */
    sw s7, 640(a0)
    lw t1, 600(sp)  /* reload */
    sw s9, 644(a0)
    lw s4, 604(sp)  /* reload */
    sw t1, 648(a0)
    lw a2, 608(sp)  /* reload */
    sw s4, 652(a0)
    lw t2, 612(sp)  /* reload */
    sw a2, 656(a0)
    lw a6, 456(sp)  /* reload */
    sw t2, 660(a0)
    lw a4, 472(sp)  /* reload */
    sw a6, 664(a0)
    lw s8, 488(sp)  /* reload */
    sw a4, 668(a0)
    lw ra, 500(sp)  /* reload */
    sw s8, 672(a0)
    lw s1, 512(sp)  /* reload */
    sw ra, 676(a0)
    lw t3, 532(sp)  /* reload */
    sw s1, 680(a0)
    lw s3, 540(sp)  /* reload */
    sw t3, 684(a0)
    lw t5, 556(sp)  /* reload */
    sw s3, 688(a0)
    lw a5, 580(sp)  /* reload */
    sw t5, 692(a0)
    lw s5, 588(sp)  /* reload */
    sw a5, 696(a0)
    lw s0, 668(sp)  /* reload */
    sw s5, 700(a0)
    lw a7, 672(sp)  /* reload */
    sw s0, 704(a0)
    lw a1, 676(sp)  /* reload */
    sw a7, 708(a0)
    lw s6, 748(sp)  /* reload */
    sw a1, 712(a0)
    lw t0, 752(sp)  /* reload */
    sw s6, 716(a0)
    lw t6, 696(sp)  /* reload */
    sw t0, 720(a0)
    lw s2, 616(sp)  /* reload */
    sw t6, 724(a0)
    lw s10, 620(sp)  /* reload */
    sw s2, 728(a0)
    lw a3, 624(sp)  /* reload */
    sw s10, 732(a0)
    lw s11, 628(sp)  /* reload */
    sw a3, 736(a0)
    lw t4, 632(sp)  /* reload */
    sw s11, 740(a0)
    lw s7, 636(sp)  /* reload */
    sw t4, 744(a0)
    lw s9, 644(sp)  /* reload */
    sw s7, 748(a0)
    lw t1, 648(sp)  /* reload */
    sw s9, 752(a0)
    lw s4, 656(sp)  /* reload */
    sw t1, 756(a0)
    lw a2, 664(sp)  /* reload */
    sw s4, 760(a0)
    lw t2, 92(sp)  /* reload */
    sw a2, 764(a0)
    lw a6, 52(sp)  /* reload */
    sw t2, 768(a0)
    lw a4, 108(sp)  /* reload */
    sw a6, 772(a0)
    lw s8, 56(sp)  /* reload */
    sw a4, 776(a0)
    lw ra, 104(sp)  /* reload */
    sw s8, 780(a0)
    lw s1, 120(sp)  /* reload */
    sw ra, 784(a0)
    lw t3, 48(sp)  /* reload */
    sw s1, 788(a0)
    lw s3, 124(sp)  /* reload */
    sw t3, 792(a0)
    lw t5, 64(sp)  /* reload */
    sw s3, 796(a0)
    lw a5, 116(sp)  /* reload */
    sw t5, 800(a0)
    lw s5, 100(sp)  /* reload */
    sw a5, 804(a0)
    lw s0, 36(sp)  /* reload */
    sw s5, 808(a0)
    lw a7, 28(sp)  /* reload */
    sw s0, 812(a0)
    lw a1, 80(sp)  /* reload */
    sw a7, 816(a0)
    lw s6, 76(sp)  /* reload */
    sw a1, 820(a0)
    lw t0, 88(sp)  /* reload */
    sw s6, 824(a0)
    sw t0, 828(a0)
    lw s0, 756(sp)
    lw s1, 760(sp)
    lw s2, 764(sp)
    lw s3, 768(sp)
    lw s4, 772(sp)
    lw s5, 776(sp)
    lw s6, 780(sp)
    lw s7, 784(sp)
    lw s8, 788(sp)
    lw s9, 792(sp)
    lw s10, 796(sp)
    lw s11, 800(sp)
    lw ra, 804(sp)
    addi sp, sp, 816
    .cfi_remember_state
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    .cfi_restore s0
    .cfi_restore s1
    .cfi_restore s2
    .cfi_restore s3
    .cfi_restore s4
    .cfi_restore s5
    .cfi_restore s6
    .cfi_restore s7
    .cfi_restore s8
    .cfi_restore s9
    .cfi_restore s10
    .cfi_restore s11
    jalr zero, 0(ra)
.Laria128_expand_key_misaligned1:
    .cfi_restore_state
    lbu t6, 1(a1)
    lbu s2, 0(a1)
    lbu s10, 2(a1)
    slli t0, t6, 8
    or t0, s2, t0
    slli t1, s10, 16
    or t0, t0, t1
    lbu a3, 3(a1)
    lbu s11, 5(a1)
    lbu t4, 4(a1)
    slli t1, a3, 24
    or t0, t0, t1
    slli t1, s11, 8
    or t1, t4, t1
    lbu s7, 6(a1)
    lbu s9, 7(a1)
    lbu s4, 9(a1)
    slli t2, s7, 16
    or t1, t1, t2
    slli t2, s9, 24
    or t1, t1, t2
    slli t2, s4, 8
    lbu a2, 8(a1)
    lbu a6, 10(a1)
    lbu a4, 11(a1)
    or t2, a2, t2
    slli t3, a6, 16
    or t2, t2, t3
    slli t3, a4, 24
    or t2, t2, t3
    lbu s8, 13(a1)
    lbu ra, 12(a1)
    lbu s1, 14(a1)
    slli t3, s8, 8
    or t3, ra, t3
    slli t4, s1, 16
    or t3, t3, t4
    lbu s3, 15(a1)
    sw t0, 4(sp)  /* spill */
    sw t1, 8(sp)  /* spill */
    sw t2, 12(sp)  /* spill */
    slli t4, s3, 24
    or t3, t3, t4
    sw t3, 16(sp)  /* spill */
    jal zero, .Laria128_expand_key_join3
    .cfi_endproc
    .size aria128_expand_key, .-aria128_expand_key

    .section .text.aria128_encrypt,"ax",%progbits
    .balign 4
    .globl aria128_encrypt
    .type aria128_encrypt, %function
aria128_encrypt:
    /* The cipher text:
     *     function SL1(x: byte[16]) -> y: byte[16] {
     *       for i in 0..3 {
     *         y[4*i]     = SB1[x[4*i]]
     *         y[4*i + 1] = SB2[x[4*i + 1]]
     *         y[4*i + 2] = SB3[x[4*i + 2]]
     *         y[4*i + 3] = SB4[x[4*i + 3]]
     *       }
     *     }
     *     function SL2(x: byte[16]) -> y: byte[16] {
     *       for i in 0..3 {
     *         y[4*i]     = SB3[x[4*i]]
     *         y[4*i + 1] = SB4[x[4*i + 1]]
     *         y[4*i + 2] = SB1[x[4*i + 2]]
     *         y[4*i + 3] = SB2[x[4*i + 3]]
     *       }
     *     }
     *     function A(x: byte[16]) -> y: byte[16] {
     *       y[0]  = x[3] ^ x[4] ^ x[6] ^ x[8] ^ x[9] ^ x[13] ^ x[14]
     *       y[1]  = x[2] ^ x[5] ^ x[7] ^ x[8] ^ x[9] ^ x[12] ^ x[15]
     *       y[2]  = x[1] ^ x[4] ^ x[6] ^ x[10] ^ x[11] ^ x[12] ^ x[15]
     *       y[3]  = x[0] ^ x[5] ^ x[7] ^ x[10] ^ x[11] ^ x[13] ^ x[14]
     *       y[4]  = x[0] ^ x[2] ^ x[5] ^ x[8] ^ x[11] ^ x[14] ^ x[15]
     *       y[5]  = x[1] ^ x[3] ^ x[4] ^ x[9] ^ x[10] ^ x[14] ^ x[15]
     *       y[6]  = x[0] ^ x[2] ^ x[7] ^ x[9] ^ x[10] ^ x[12] ^ x[13]
     *       y[7]  = x[1] ^ x[3] ^ x[6] ^ x[8] ^ x[11] ^ x[12] ^ x[13]
     *       y[8]  = x[0] ^ x[1] ^ x[4] ^ x[7] ^ x[10] ^ x[13] ^ x[15]
     *       y[9]  = x[0] ^ x[1] ^ x[5] ^ x[6] ^ x[11] ^ x[12] ^ x[14]
     *       y[10] = x[2] ^ x[3] ^ x[5] ^ x[6] ^ x[8] ^ x[13] ^ x[15]
     *       y[11] = x[2] ^ x[3] ^ x[4] ^ x[7] ^ x[9] ^ x[12] ^ x[14]
     *       y[12] = x[1] ^ x[2] ^ x[6] ^ x[7] ^ x[9] ^ x[11] ^ x[12]
     *       y[13] = x[0] ^ x[3] ^ x[6] ^ x[7] ^ x[8] ^ x[10] ^ x[13]
     *       y[14] = x[0] ^ x[3] ^ x[4] ^ x[5] ^ x[9] ^ x[11] ^ x[14]
     *       y[15] = x[1] ^ x[2] ^ x[4] ^ x[5] ^ x[8] ^ x[10] ^ x[15]
     *     }
     *     function FO(D: byte[16], RK: byte[16]) -> byte[16] = A(SL1(D ^ RK))
     *     function FE(D: byte[16], RK: byte[16]) -> byte[16] = A(SL2(D ^ RK))
     *     encrypt(P, ek) -> C {
     *       for i in 0..rounds-2 { P := i mod 2 == 0 ? FO(P, ek[i]) : FE(P, ek[i]) }
     *       C = SL2(P ^ ek[rounds - 1]) ^ ek[rounds]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi a3, zero, 1
    jal zero, aria128_encrypt_blocks_local
    .cfi_endproc
    .size aria128_encrypt, .-aria128_encrypt

    .section .text.aria128_decrypt,"ax",%progbits
    .balign 4
    .globl aria128_decrypt
    .type aria128_decrypt, %function
aria128_decrypt:
    /* The cipher text:
     *     44 lines of the cipher text, from decrypt on
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi a3, zero, 1
    jal zero, aria128_decrypt_blocks_local
    .cfi_endproc
    .size aria128_decrypt, .-aria128_decrypt

    .section .text.aria128_encrypt_blocks,"ax",%progbits
    .balign 4
    .globl aria128_encrypt_blocks
    .type aria128_encrypt_blocks, %function
aria128_encrypt_blocks:
    .type aria128_encrypt_blocks_local, %function
aria128_encrypt_blocks_local: /* for the other functions of this file */
    /* The cipher text:
     *     function SL1(x: byte[16]) -> y: byte[16] {
     *       for i in 0..3 {
     *         y[4*i]     = SB1[x[4*i]]
     *         y[4*i + 1] = SB2[x[4*i + 1]]
     *         y[4*i + 2] = SB3[x[4*i + 2]]
     *         y[4*i + 3] = SB4[x[4*i + 3]]
     *       }
     *     }
     *     function SL2(x: byte[16]) -> y: byte[16] {
     *       for i in 0..3 {
     *         y[4*i]     = SB3[x[4*i]]
     *         y[4*i + 1] = SB4[x[4*i + 1]]
     *         y[4*i + 2] = SB1[x[4*i + 2]]
     *         y[4*i + 3] = SB2[x[4*i + 3]]
     *       }
     *     }
     *     function A(x: byte[16]) -> y: byte[16] {
     *       y[0]  = x[3] ^ x[4] ^ x[6] ^ x[8] ^ x[9] ^ x[13] ^ x[14]
     *       y[1]  = x[2] ^ x[5] ^ x[7] ^ x[8] ^ x[9] ^ x[12] ^ x[15]
     *       y[2]  = x[1] ^ x[4] ^ x[6] ^ x[10] ^ x[11] ^ x[12] ^ x[15]
     *       y[3]  = x[0] ^ x[5] ^ x[7] ^ x[10] ^ x[11] ^ x[13] ^ x[14]
     *       y[4]  = x[0] ^ x[2] ^ x[5] ^ x[8] ^ x[11] ^ x[14] ^ x[15]
     *       y[5]  = x[1] ^ x[3] ^ x[4] ^ x[9] ^ x[10] ^ x[14] ^ x[15]
     *       y[6]  = x[0] ^ x[2] ^ x[7] ^ x[9] ^ x[10] ^ x[12] ^ x[13]
     *       y[7]  = x[1] ^ x[3] ^ x[6] ^ x[8] ^ x[11] ^ x[12] ^ x[13]
     *       y[8]  = x[0] ^ x[1] ^ x[4] ^ x[7] ^ x[10] ^ x[13] ^ x[15]
     *       y[9]  = x[0] ^ x[1] ^ x[5] ^ x[6] ^ x[11] ^ x[12] ^ x[14]
     *       y[10] = x[2] ^ x[3] ^ x[5] ^ x[6] ^ x[8] ^ x[13] ^ x[15]
     *       y[11] = x[2] ^ x[3] ^ x[4] ^ x[7] ^ x[9] ^ x[12] ^ x[14]
     *       y[12] = x[1] ^ x[2] ^ x[6] ^ x[7] ^ x[9] ^ x[11] ^ x[12]
     *       y[13] = x[0] ^ x[3] ^ x[6] ^ x[7] ^ x[8] ^ x[10] ^ x[13]
     *       y[14] = x[0] ^ x[3] ^ x[4] ^ x[5] ^ x[9] ^ x[11] ^ x[14]
     *       y[15] = x[1] ^ x[2] ^ x[4] ^ x[5] ^ x[8] ^ x[10] ^ x[15]
     *     }
     *     function FO(D: byte[16], RK: byte[16]) -> byte[16] = A(SL1(D ^ RK))
     *     function FE(D: byte[16], RK: byte[16]) -> byte[16] = A(SL2(D ^ RK))
     *     encrypt(P, ek) -> C {
     *       for i in 0..rounds-2 { P := i mod 2 == 0 ? FO(P, ek[i]) : FE(P, ek[i]) }
     *       C = SL2(P ^ ek[rounds - 1]) ^ ek[rounds]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -208
    .cfi_def_cfa_offset 208
    sw s0, 148(sp)
    .cfi_offset s0, -60
    sw s1, 152(sp)
    .cfi_offset s1, -56
    sw s2, 156(sp)
    .cfi_offset s2, -52
    sw s3, 160(sp)
    .cfi_offset s3, -48
    sw s4, 164(sp)
    .cfi_offset s4, -44
    sw s5, 168(sp)
    .cfi_offset s5, -40
    sw s6, 172(sp)
    .cfi_offset s6, -36
    sw s7, 176(sp)
    .cfi_offset s7, -32
    sw s8, 180(sp)
    .cfi_offset s8, -28
    sw s9, 184(sp)
    .cfi_offset s9, -24
    sw s10, 188(sp)
    .cfi_offset s10, -20
    sw s11, 192(sp)
    .cfi_offset s11, -16
    sw ra, 196(sp)
    .cfi_offset ra, -12
    sw a3, 0(sp)  /* spill */
    sw a0, 4(sp)  /* spill */
    sw a1, 8(sp)  /* spill */
    sw a2, 12(sp)  /* spill */
    bne a3, zero, .Laria128_encrypt_blocks_start2
    jal zero, .Laria128_encrypt_blocks_done1
.Laria128_encrypt_blocks_start2:
    lw t0, 4(sp)  /* reload */
    addi t0, t0, 640
    sw t0, 16(sp)  /* spill */
.Laria128_encrypt_blocks_blocks3:
    lw t1, 8(sp)  /* reload */
    andi t0, t1, 3
    beq t0, zero, .Laria128_encrypt_blocks_words7
    jal zero, .Laria128_encrypt_blocks_misaligned4
.Laria128_encrypt_blocks_words7:
    lw a4, 8(sp)  /* reload */
    lw t3, 0(a4)
    lw a5, 4(a4)
    andi t0, t3, 0xff
    srli t1, t3, 8
    andi t1, t1, 0xff
    srli t2, t3, 16
    andi t2, t2, 0xff
    srli t3, t3, 24
    andi t4, a5, 0xff
    srli t5, a5, 8
    andi t5, t5, 0xff
    srli t6, a5, 16
    andi t6, t6, 0xff
    srli a0, a5, 24
    lw a6, 8(a4)
    lw s0, 12(a4)
    andi a1, a6, 0xff
    srli a2, a6, 8
    andi a2, a2, 0xff
    srli a3, a6, 16
    andi a3, a3, 0xff
    srli a4, a6, 24
    andi a5, s0, 0xff
    srli a6, s0, 8
    andi a6, a6, 0xff
    srli a7, s0, 16
    andi a7, a7, 0xff
    srli s0, s0, 24
.Laria128_encrypt_blocks_join6:
    lw s1, 8(sp)  /* reload */
    sw t0, 24(sp)  /* spill */
    addi s1, s1, 16
    sw s1, 8(sp)  /* spill */
    lw s1, 4(sp)  /* reload */
    sw t1, 28(sp)  /* spill */
    sw s1, 20(sp)  /* spill */
    sw t2, 32(sp)  /* spill */
    sw t5, 36(sp)  /* spill */
    sw t6, 40(sp)  /* spill */
    sw a1, 44(sp)  /* spill */
    sw a2, 48(sp)  /* spill */
    sw a3, 52(sp)  /* spill */
    sw a5, 56(sp)  /* spill */
    sw a6, 60(sp)  /* spill */
    sw a7, 64(sp)  /* spill */
.Laria128_encrypt_blocks_rounds8:
    /* round i = 0, 2, ..., 8: P := i mod 2 == 0 ? FO(P, ek[i]) : FE(P, ek[i]) */
    lw s2, 12(s1)
    lw s3, 28(s1)
    xor t0, t3, s2
    slli t1, t0, 29
    srli t1, t1, 31
    xor t2, a0, s3
    slli t3, t2, 6
    andi t3, t3, 0x100
    or t1, t1, t3
    lw s4, 60(s1)
    lui t3, 0x10
    xor t5, s0, s4
    slli t6, t5, 14
    and t3, t6, t3
    or t1, t1, t3
    lw s5, 44(s1)
    lui t3, 0x1000
    xor t6, a4, s5
    slli a0, t6, 22
    and t3, a0, t3
    or t1, t1, t3
    andi t3, t0, 1
    slli a0, t2, 31
    srli a0, a0, 23
    or t3, t3, a0
    slli a0, t5, 31
    srli a0, a0, 15
    or t3, t3, a0
    slli a0, t6, 31
    srli a0, a0, 7
    or t3, t3, a0
    slli a0, t0, 30
    srli a0, a0, 31
    slli a1, t2, 7
    andi a1, a1, 0x100
    or a0, a0, a1
    slli a1, t5, 15
    lui a2, 0x10
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t6, 23
    lui a2, 0x1000
    and a1, a1, a2
    or a0, a0, a1
    xori a0, a0, -1
    slli a1, t0, 27
    srli a1, a1, 31
    slli a2, t2, 4
    andi a2, a2, 0x100
    or a1, a1, a2
    slli a2, t5, 12
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t6, 20
    lui a3, 0x1000
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t0, 26
    srli a2, a2, 31
    slli a3, t2, 3
    andi a3, a3, 0x100
    or a2, a2, a3
    slli a3, t5, 11
    lui a4, 0x10
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t6, 19
    lui a4, 0x1000
    and a3, a3, a4
    or a2, a2, a3
    xori a2, a2, -1
    xor a3, a1, a2
    xor a0, a0, a3
    xor a4, t3, a0
    xor t1, t1, a4
    xor a1, a1, a4
    srli a5, t0, 7
    srli a6, t2, 7
    slli a6, a6, 8
    or a5, a5, a6
    srli a6, t5, 7
    slli a6, a6, 16
    or a5, a5, a6
    srli a6, t6, 7
    slli a6, a6, 24
    or a5, a5, a6
    xori a5, a5, -1
    slli a6, t0, 25
    srli a6, a6, 31
    slli t0, t0, 28
    srli t0, t0, 31
    slli a7, t2, 2
    andi a7, a7, 0x100
    or a6, a6, a7
    slli t2, t2, 5
    andi t2, t2, 0x100
    or t0, t0, t2
    slli t2, t5, 10
    slli t5, t5, 13
    lui a7, 0x10
    and t2, t2, a7
    or t2, a6, t2
    slli a6, t6, 18
    slli t6, t6, 21
    lui a7, 0x1000
    and a6, a6, a7
    or t2, t2, a6
    xori t2, t2, -1
    xor t2, t2, a3
    xor a3, t3, t2
    xor a6, a5, a3
    xor a7, t1, a6
    lui s0, 0x10
    and t5, t5, s0
    or t0, t0, t5
    lui t5, 0x1000
    and t5, t6, t5
    or t0, t0, t5
    xor t5, t0, a2
    xor t6, a1, a6
    xor t0, t0, t6
    xor a2, a7, t0
    and s0, a2, t5
    and s2, t0, a4
    xor s0, s0, s2
    xor s3, a3, t0
    and s4, s3, a0
    xor s5, t5, a4
    xor s6, s5, t6
    and s7, t1, s6
    xor s4, s4, s7
    xor s0, s0, s4
    xor s8, t1, s6
    xor s0, s0, s8
    and s8, a7, s5
    xor s2, s8, s2
    xor s8, a5, a2
    xor s9, a0, s6
    and s10, s8, s9
    xor s7, s10, s7
    xor s2, s2, s7
    xor s10, s8, s9
    xor s2, s2, s10
    xor s10, s0, s2
    and s11, a6, t6
    and ra, a3, t3
    xor s11, s11, ra
    xor s7, s11, s7
    xor a1, s7, a1
    xor s7, t3, t6
    and s11, a5, s7
    xor s11, s11, ra
    xor s4, s11, s4
    xor t2, s4, t2
    and s0, s0, t2
    xor s4, a1, s0
    xor s0, s2, s0
    and s11, s10, s4
    xor s2, s11, s2
    and t6, s2, t6
    and a6, s2, a6
    xor s11, t2, a1
    and s0, s0, s11
    xor s0, s0, a1
    and s5, s0, s5
    xor s5, s5, t6
    and a7, s0, a7
    xor a6, a6, a7
    xor s11, s4, s0
    and a1, a1, s11
    xor s4, s4, a1
    and s4, s2, s4
    xor s4, s10, s4
    xor t2, a1, t2
    xor t2, t2, s0
    and a1, s4, s7
    and a5, s4, a5
    and a2, t2, a2
    and t5, t2, t5
    xor t5, t5, a1
    xor s5, s5, t5
    xor s5, s5, a6
    xor s7, s4, t2
    and s9, s7, s9
    xor t6, s9, t6
    and s8, s7, s8
    xor a7, s8, a7
    xor t2, s0, t2
    xor s0, s2, s0
    xor s7, s0, s7
    and a0, s7, a0
    xor a0, a0, a1
    xor t6, t6, a0
    xor a1, a2, t6
    xor a2, a5, a1
    and a5, s7, s3
    xor a1, a5, a1
    and a4, t2, a4
    xor t5, a4, t5
    and a4, s0, s6
    xor a0, a4, a0
    xor t5, t5, a0
    sw t5, 68(sp)  /* spill */
    xor a4, a7, t5
    xor a1, a1, a4
    sw a1, 72(sp)  /* spill */
    xor a5, s2, s4
    and a3, a5, a3
    xor a3, a3, s5
    xor a7, a2, s5
    sw a7, 76(sp)  /* spill */
    xor t6, t6, a7
    sw t6, 80(sp)  /* spill */
    and t1, s0, t1
    xor t1, t1, a4
    xor a3, a3, t1
    sw a3, 84(sp)  /* spill */
    xor a2, a6, a2
    sw a2, 88(sp)  /* spill */
    and t0, t2, t0
    xor t0, t0, t1
    sw t0, 92(sp)  /* spill */
    and t1, a5, t3
    andi t2, t6, 1
    xor t1, t1, a0
    slli t3, a1, 31
    srli t3, t3, 30
    or t2, t2, t3
    slli t3, a7, 31
    srli t3, t3, 29
    or t2, t2, t3
    slli t3, t5, 31
    srli t3, t3, 28
    or t2, t2, t3
    slli t3, a3, 31
    srli t3, t3, 27
    or t2, t2, t3
    slli t3, a2, 31
    srli t3, t3, 26
    or t2, t2, t3
    slli t3, t0, 31
    srli t3, t3, 25
    or t2, t2, t3
    xor t0, t1, t0
    xor t0, t0, a1
    sw t0, 96(sp)  /* spill */
    slli t0, t0, 7
    or t0, t2, t0
    sw t0, 100(sp)  /* spill */
    lw ra, 16(s1)
    lw s11, 32(s1)
    xor t1, t4, ra
    slli t2, t1, 27
    srli t2, t2, 31
    lw s10, 44(sp)  /* reload */
    lw s9, 48(s1)
    xor t3, s10, s11
    slli t4, t3, 4
    andi t4, t4, 0x100
    or t2, t2, t4
    lw s8, 56(sp)  /* reload */
    lui t6, 0x10
    xor t4, s8, s9
    slli t5, t4, 12
    and t5, t5, t6
    or t2, t2, t5
    lw s3, 0(s1)
    lw s7, 24(sp)  /* reload */
    lui a0, 0x1000
    xor t5, s7, s3
    slli t6, t5, 20
    and t6, t6, a0
    or t2, t2, t6
    slli t6, t1, 26
    srli t6, t6, 31
    slli a0, t3, 3
    andi a0, a0, 0x100
    or t6, t6, a0
    slli a0, t4, 11
    lui a1, 0x10
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t5, 19
    lui a1, 0x1000
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t1, 25
    srli a0, a0, 31
    slli a1, t3, 2
    andi a1, a1, 0x100
    or a0, a0, a1
    slli a1, t4, 10
    lui a2, 0x10
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t5, 18
    lui a2, 0x1000
    and a1, a1, a2
    or a0, a0, a1
    xor a1, t6, a0
    xor t2, t2, a1
    slli a2, t1, 30
    srli a2, a2, 31
    slli a3, t3, 7
    andi a3, a3, 0x100
    or a2, a2, a3
    slli a3, t4, 15
    lui a4, 0x10
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t5, 23
    lui a4, 0x1000
    and a3, a3, a4
    or a2, a2, a3
    srli a3, t1, 7
    srli a4, t3, 7
    slli a4, a4, 8
    or a3, a3, a4
    srli a4, t4, 7
    slli a4, a4, 16
    or a3, a3, a4
    srli a4, t5, 7
    slli a4, a4, 24
    or a3, a3, a4
    slli a4, t1, 29
    srli a4, a4, 31
    slli a5, t3, 6
    andi a5, a5, 0x100
    or a4, a4, a5
    slli a5, t4, 14
    lui a6, 0x10
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t5, 22
    lui a6, 0x1000
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t1, 28
    srli a5, a5, 31
    andi t1, t1, 1
    slli a6, t3, 5
    andi a6, a6, 0x100
    or a5, a5, a6
    slli t3, t3, 31
    srli t3, t3, 23
    or t1, t1, t3
    slli t3, t4, 13
    slli t4, t4, 31
    srli t4, t4, 15
    or t1, t1, t4
    lui t4, 0x10
    and t3, t3, t4
    or t3, a5, t3
    slli t4, t5, 21
    slli t5, t5, 31
    srli t5, t5, 7
    or t1, t1, t5
    lui t5, 0x1000
    and t4, t4, t5
    or t3, t3, t4
    xor t4, a4, t3
    xor t5, t3, a0
    xor a0, a2, t4
    xor t6, t6, a0
    xor a3, a3, t6
    xor a4, a2, a3
    xor a5, t2, a4
    xor a6, t4, t2
    xor a7, a6, a3
    xor s0, t5, a7
    xor s2, t1, s0
    and s3, a5, s2
    and s4, a7, s0
    xor s3, s3, s4
    xor s5, t1, a1
    and s6, t4, s5
    and s7, t2, t6
    xor s6, s6, s7
    xor s3, s3, s6
    xor s8, t6, s5
    xor t3, t3, s8
    xor t3, s3, t3
    and s3, a2, a1
    xor s9, s8, s0
    and s10, a3, s9
    xor s3, s3, s10
    and s11, a6, s8
    xor s7, s11, s7
    xor s3, s3, s7
    xor s11, t6, t2
    xor s3, s3, s11
    and s11, a0, t1
    xor s4, s11, s4
    xor s4, s4, s7
    xor t5, s4, t5
    and s4, s3, t5
    xor s7, t3, s4
    xor s11, t6, s2
    and ra, a4, s11
    xor s10, ra, s10
    xor s6, s10, s6
    xor s10, t4, s5
    xor s6, s6, s10
    xor s4, s6, s4
    xor s3, s3, s6
    xor s10, t5, t3
    and s4, s4, s10
    xor s4, s4, t3
    and s10, s4, s11
    and a4, s4, a4
    xor s11, s7, s4
    and t3, t3, s11
    xor t5, t3, t5
    xor t5, t5, s4
    and a1, t5, a1
    xor a1, a1, s10
    xor t3, s7, t3
    and s7, s3, s7
    xor s6, s7, s6
    and t3, s6, t3
    xor t3, s3, t3
    and a2, t5, a2
    and a5, s6, a5
    and s2, s6, s2
    and a0, t3, a0
    and t1, t3, t1
    xor s3, s6, s4
    xor s4, s4, t5
    xor t5, t3, t5
    and s5, t5, s5
    and a3, s4, a3
    xor a5, a5, a3
    xor a5, a5, a4
    xor t3, s6, t3
    and a7, t3, a7
    xor a5, a5, a7
    and t4, t5, t4
    xor t5, s3, t5
    and s6, t5, s8
    xor s6, s6, s5
    xor a1, a1, s6
    and t5, t5, a6
    xor t4, t4, a4
    and a4, s4, s9
    xor a4, a4, s10
    and t3, t3, s0
    xor a0, a0, a7
    and t6, s3, t6
    xor t6, t6, s5
    and t2, s3, t2
    xor t1, t1, s6
    xor a6, a5, a1
    xor a2, a2, a6
    xor a6, s2, a6
    xor t3, t3, a6
    xor a4, a4, t3
    sw a4, 24(sp)  /* spill */
    xor t4, t4, a4
    xor a2, a2, t4
    xor t5, t5, a2
    xor a1, a1, t5
    xori a1, a1, -1
    sw a1, 44(sp)  /* spill */
    xori t5, t5, -1
    sw t5, 56(sp)  /* spill */
    xor t3, t6, t3
    sw t3, 104(sp)  /* spill */
    xor t6, a0, t3
    xor t6, t6, t2
    xor t6, t6, a2
    sw t6, 108(sp)  /* spill */
    xor t1, t1, a6
    sw t1, 112(sp)  /* spill */
    xor a0, a3, t1
    xor t4, a0, t4
    xor t2, t4, t2
    xori t2, t2, -1
    sw t2, 116(sp)  /* spill */
    xori t4, a5, -1
    sw t4, 120(sp)  /* spill */
    andi a0, a1, 1
    slli t5, t5, 31
    srli t5, t5, 30
    or t5, a0, t5
    slli t6, t6, 2
    or t5, t5, t6
    slli t6, a4, 3
    or t5, t5, t6
    slli t1, t1, 4
    or t1, t5, t1
    slli t2, t2, 31
    srli t2, t2, 26
    or t1, t1, t2
    slli t2, t4, 31
    srli t2, t2, 25
    or t1, t1, t2
    slli t2, t3, 7
    or t1, t1, t2
    sw t1, 124(sp)  /* spill */
    xor t0, t0, t1
    lw ra, 24(s1)
    lw s11, 40(sp)  /* reload */
    lw s7, 56(s1)
    xor t1, s11, ra
    slli t2, t1, 28
    srli t2, t2, 31
    lw s8, 64(sp)  /* reload */
    lw s4, 8(s1)
    xor t3, s8, s7
    slli t4, t3, 5
    andi t4, t4, 0x100
    or t2, t2, t4
    lw s9, 32(sp)  /* reload */
    lui t6, 0x10
    xor t4, s9, s4
    slli t5, t4, 13
    and t5, t5, t6
    or t2, t2, t5
    lw s10, 40(s1)
    lw s0, 52(sp)  /* reload */
    lui a0, 0x1000
    xor t5, s0, s10
    slli t6, t5, 21
    and t6, t6, a0
    or t2, t2, t6
    slli t6, t1, 26
    srli t6, t6, 31
    slli a0, t3, 3
    andi a0, a0, 0x100
    or t6, t6, a0
    slli a0, t4, 11
    lui a1, 0x10
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t5, 19
    lui a1, 0x1000
    and a0, a0, a1
    or t6, t6, a0
    xori t6, t6, -1
    andi a0, t1, 1
    slli a1, t3, 31
    srli a1, a1, 23
    or a0, a0, a1
    slli a1, t4, 31
    srli a1, a1, 15
    or a0, a0, a1
    slli a1, t5, 31
    srli a1, a1, 7
    or a0, a0, a1
    xori a0, a0, -1
    slli a1, t1, 30
    srli a1, a1, 31
    slli a2, t3, 7
    andi a2, a2, 0x100
    or a1, a1, a2
    slli a2, t4, 15
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t5, 23
    lui a3, 0x1000
    and a2, a2, a3
    or a1, a1, a2
    xori a1, a1, -1
    xor a2, a1, t6
    srli a3, t1, 7
    srli a4, t3, 7
    slli a4, a4, 8
    or a3, a3, a4
    srli a4, t4, 7
    slli a4, a4, 16
    or a3, a3, a4
    srli a4, t5, 7
    slli a4, a4, 24
    or a3, a3, a4
    xor a1, a1, a3
    xor a3, t2, a1
    xor a4, a2, a3
    xor a0, a0, a4
    xor a5, t6, a0
    and a6, t2, a5
    slli a7, t1, 29
    srli a7, a7, 31
    slli s0, t3, 6
    andi s0, s0, 0x100
    or a7, a7, s0
    slli s0, t4, 14
    lui s1, 0x10
    and s0, s0, s1
    or a7, a7, s0
    slli s0, t5, 22
    lui s1, 0x1000
    and s0, s0, s1
    or a7, a7, s0
    slli s0, t1, 25
    srli s0, s0, 31
    slli t1, t1, 27
    srli t1, t1, 31
    slli s1, t3, 2
    andi s1, s1, 0x100
    or s0, s0, s1
    slli t3, t3, 4
    andi t3, t3, 0x100
    or t1, t1, t3
    slli t3, t4, 10
    slli t4, t4, 12
    lui s1, 0x10
    and t3, t3, s1
    or t3, s0, t3
    slli s0, t5, 18
    slli t5, t5, 20
    lui s1, 0x1000
    and s0, s0, s1
    or t3, t3, s0
    xori t3, t3, -1
    xor t3, t6, t3
    xor a7, a7, t3
    and s0, a7, t6
    xor a6, a6, s0
    xor s1, t2, a7
    xor s2, a2, s1
    xor s3, t3, a3
    lui s4, 0x10
    and t4, t4, s4
    or t1, t1, t4
    lui t4, 0x1000
    and t4, t5, t4
    or t1, t1, t4
    xor t1, t1, s2
    xor t4, t1, a4
    xor t5, s3, t4
    xor s4, a0, t5
    and s5, s2, s4
    xor s6, a5, s3
    and s7, a1, s6
    xor s5, s5, s7
    xor a6, a6, s5
    xor s8, s2, s4
    xor a6, a6, s8
    and s8, s1, a0
    xor s0, s8, s0
    xor s8, s2, a1
    xor s9, t6, t4
    and s10, s8, s9
    xor s7, s10, s7
    xor s0, s0, s7
    xor s10, a1, s6
    xor s0, s0, s10
    and s10, a2, t5
    and s11, a4, t4
    xor s10, s10, s11
    xor s7, s10, s7
    xor t1, s7, t1
    and s7, s0, t1
    xor s0, s0, a6
    xor s10, a6, s7
    and ra, a3, s3
    xor s11, ra, s11
    xor s5, s11, s5
    xor t3, s5, t3
    xor s5, t3, s7
    xor s7, t1, t3
    and s7, s10, s7
    xor s7, s7, t3
    and t2, s7, t2
    and a5, s7, a5
    xor s10, s5, s7
    and t3, t3, s10
    xor t1, t3, t1
    xor t1, t1, s7
    and a0, t1, a0
    xor t3, s5, t3
    and s5, s0, s5
    xor a6, s5, a6
    and t3, a6, t3
    xor t3, s0, t3
    and a2, t3, a2
    and a3, a6, a3
    and s0, t1, s1
    xor s0, s0, a2
    xor t2, t2, a3
    xor a5, a5, a0
    and t5, t3, t5
    and s1, a6, s3
    xor s1, s1, a5
    xor t5, t5, s1
    sw t5, 32(sp)  /* spill */
    xor s3, s7, t1
    and t6, s3, t6
    xor t6, t6, a0
    xor a0, a6, s7
    and s5, a0, s6
    xor t1, t3, t1
    and a1, a0, a1
    xor a0, a0, t1
    and s6, a0, s9
    xor s5, s5, s6
    xor t6, t6, s5
    xor t3, a6, t3
    and a4, t3, a4
    xor a1, a1, a4
    and a0, a0, s8
    xor a0, a0, a2
    xor a1, a1, a0
    sw a1, 40(sp)  /* spill */
    xor t6, t6, a1
    and a2, t1, s2
    xor a2, a2, a3
    xor a0, a2, a0
    and t1, t1, s4
    xor t1, t1, t2
    xor t1, t1, s6
    xor t1, t1, a5
    and t3, t3, t4
    xor t3, t3, s5
    xor t3, t3, s1
    and t4, s3, a7
    xor t4, t4, a4
    xor t4, t4, t1
    sw t4, 52(sp)  /* spill */
    xor t1, s0, t1
    xor t1, t1, t6
    xor a0, a0, t1
    sw a0, 64(sp)  /* spill */
    xor t1, t1, t5
    sw t1, 128(sp)  /* spill */
    xor t2, t2, s0
    xor t2, t2, t3
    sw t2, 132(sp)  /* spill */
    xor t3, t3, t4
    sw t3, 136(sp)  /* spill */
    andi a2, t6, 1
    slli a0, a0, 31
    srli a0, a0, 30
    or a0, a2, a0
    slli t5, t5, 31
    srli t5, t5, 29
    or t5, a0, t5
    slli t3, t3, 31
    srli t3, t3, 28
    or t3, t5, t3
    slli t4, t4, 31
    srli t4, t4, 27
    or t3, t3, t4
    slli t1, t1, 31
    srli t1, t1, 26
    or t1, t3, t1
    slli t3, a1, 31
    srli t3, t3, 25
    or t1, t1, t3
    slli t2, t2, 7
    or t1, t1, t2
    sw t1, 140(sp)  /* spill */
    xor t0, t0, t1
    lw ra, 44(sp)  /* reload */
    lw s11, 56(sp)  /* reload */
    slli t1, ra, 23
    srli t1, t1, 31
    srli t2, s11, 7
    andi t2, t2, 2
    or t1, t1, t2
    lw s10, 108(sp)  /* reload */
    lw s7, 24(sp)  /* reload */
    srli t2, s10, 6
    or t1, t1, t2
    srli t2, s7, 5
    or t1, t1, t2
    lw s9, 112(sp)  /* reload */
    lw a6, 116(sp)  /* reload */
    srli t2, s9, 4
    or t1, t1, t2
    srli t2, a6, 3
    andi t2, t2, 0x20
    or t1, t1, t2
    lw s8, 120(sp)  /* reload */
    lw s2, 104(sp)  /* reload */
    srli t2, s8, 2
    andi t2, t2, 0x40
    or t1, t1, t2
    srli t2, s2, 1
    or t1, t1, t2
    sw t1, 144(sp)  /* spill */
    xor t0, t0, t1
    lw a3, 20(sp)  /* reload */
    lw s6, 48(sp)  /* reload */
    lw s4, 36(a3)
    lw a5, 52(a3)
    xor t1, s6, s4
    andi t2, t1, 1
    lw s5, 60(sp)  /* reload */
    lw s1, 20(a3)
    xor t3, s5, a5
    slli t4, t3, 31
    srli t4, t4, 23
    or t2, t2, t4
    lw a7, 36(sp)  /* reload */
    lw s3, 4(a3)
    xor t4, a7, s1
    slli t5, t4, 31
    srli t5, t5, 15
    or t2, t2, t5
    lw a4, 28(sp)  /* reload */
    srli a1, t3, 7
    xor t5, a4, s3
    slli a0, t5, 31
    srli a0, a0, 7
    or t2, t2, a0
    srli a0, t1, 7
    slli a1, a1, 8
    or a0, a0, a1
    srli a1, t4, 7
    slli a1, a1, 16
    or a0, a0, a1
    srli a1, t5, 7
    slli a1, a1, 24
    or a0, a0, a1
    xor a1, t2, a0
    slli a2, t1, 27
    srli a2, a2, 31
    slli a3, t3, 4
    andi a3, a3, 0x100
    or a2, a2, a3
    slli a3, t4, 12
    lui a4, 0x10
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t5, 20
    lui a4, 0x1000
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t1, 26
    srli a3, a3, 31
    slli a4, t3, 3
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, t4, 11
    lui a5, 0x10
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t5, 19
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    xor a4, a2, a3
    and a5, a1, a4
    slli a6, t1, 25
    srli a6, a6, 31
    slli a7, t3, 2
    andi a7, a7, 0x100
    or a6, a6, a7
    slli a7, t4, 10
    lui s0, 0x10
    and a7, a7, s0
    or a6, a6, a7
    slli a7, t5, 18
    lui s0, 0x1000
    and a7, a7, s0
    or a6, a6, a7
    slli a7, t1, 29
    srli a7, a7, 31
    slli s0, t3, 6
    andi s0, s0, 0x100
    or a7, a7, s0
    slli s0, t4, 14
    lui s1, 0x10
    and s0, s0, s1
    or a7, a7, s0
    slli s0, t5, 22
    lui s1, 0x1000
    and s0, s0, s1
    or a7, a7, s0
    slli s0, t1, 30
    srli s0, s0, 31
    slli t1, t1, 28
    srli t1, t1, 31
    slli s1, t3, 7
    andi s1, s1, 0x100
    or s0, s0, s1
    slli t3, t3, 5
    andi t3, t3, 0x100
    or t1, t1, t3
    slli t3, t4, 15
    slli t4, t4, 13
    lui s1, 0x10
    and t3, t3, s1
    or t3, s0, t3
    slli s0, t5, 23
    slli t5, t5, 21
    lui s1, 0x1000
    and s0, s0, s1
    or t3, t3, s0
    xor t2, t2, t3
    xor t3, a7, t2
    xor a2, a2, t3
    xor a6, a6, a2
    xor a3, a3, t2
    xor a7, a1, a6
    lui s0, 0x10
    and t4, t4, s0
    or t1, t1, t4
    lui t4, 0x1000
    and t4, t5, t4
    or t1, t1, t4
    xor t4, a0, a4
    xor t1, t1, t4
    xor t5, a1, t3
    xor s0, t1, t5
    xor s1, a6, s0
    xor t2, t2, s1
    xor s2, a4, t2
    and s3, a7, s2
    xor a5, a5, s3
    xor s4, t4, a2
    and s5, s0, s4
    and s6, t5, t4
    xor s5, s5, s6
    xor a5, a5, s5
    xor s7, s0, s4
    xor a5, a5, s7
    and s7, a6, t2
    xor s3, s7, s3
    and s7, t1, a2
    xor s6, s7, s6
    xor s3, s3, s6
    xor s7, t4, t5
    xor s3, s3, s7
    xor s7, a2, s2
    xor s8, a0, s7
    and s9, s1, s8
    xor s10, t3, s1
    and s11, s10, s7
    xor s9, s9, s11
    xor s6, s9, s6
    xor a3, s6, a3
    and s6, s3, a3
    xor s3, s3, a5
    xor s9, a5, s6
    and ra, t3, a0
    xor s11, ra, s11
    xor s5, s11, s5
    xor s11, a0, t3
    xor s5, s5, s11
    xor s6, s5, s6
    xor s11, a3, s5
    and s9, s9, s11
    xor s9, s9, s5
    and a1, s9, a1
    and a4, s9, a4
    xor s11, s6, s9
    and s5, s5, s11
    xor a3, s5, a3
    xor a3, a3, s9
    xor s5, s6, s5
    and s6, s3, s6
    xor a5, s6, a5
    and s5, a5, s5
    xor s3, s3, s5
    and t2, a3, t2
    and s1, s3, s1
    and a6, a3, a6
    and a0, a5, a0
    and s5, s3, s8
    xor s5, s5, t2
    and t3, a5, t3
    xor s6, s9, a3
    and a7, s6, a7
    xor s8, a5, s9
    and t5, s8, t5
    xor a7, a7, t5
    xor a3, s3, a3
    and s0, a3, s0
    xor a1, a1, s0
    xor a7, a7, a1
    and t4, s8, t4
    xor s8, s8, a3
    and a2, s8, a2
    xor t2, a2, t2
    xor t4, t4, t2
    and a2, s6, s2
    xor t4, t4, a2
    xor a5, a5, s3
    and s2, a5, s10
    xor t5, s2, t5
    xor t5, t5, s1
    xor a1, a6, a1
    and t1, s8, t1
    xor a0, a0, a7
    xor a0, a0, a4
    and a5, a5, s7
    xor a2, a5, a2
    xor a0, a0, a2
    xor a2, s5, a2
    xor t3, t3, s0
    xor t3, t3, s1
    and a3, a3, s4
    xor a3, a3, a4
    xor t2, a3, t2
    xor t2, t2, t1
    xor t1, t1, a1
    xor a1, t5, a1
    xori a1, a1, -1
    xor t1, t1, t4
    xor t4, a7, t4
    xor t3, t3, t2
    xori t3, t3, -1
    xor a3, a7, a2
    xori a3, a3, -1
    xor t2, t2, t5
    xori t2, t2, -1
    slli t5, a1, 31
    srli t5, t5, 30
    or t5, t4, t5
    slli a4, t1, 2
    or t5, t5, a4
    slli a4, a0, 3
    or t5, t5, a4
    slli a4, a2, 4
    or t5, t5, a4
    slli a4, t3, 31
    srli a4, a4, 26
    or t5, t5, a4
    slli a4, a3, 31
    srli a4, a4, 25
    or t5, t5, a4
    slli a4, t2, 7
    or t5, t5, a4
    xor t0, t0, t5
    srli a4, t4, 8
    srli a5, a1, 7
    andi a5, a5, 2
    or a4, a4, a5
    srli a5, t1, 6
    or a4, a4, a5
    srli a5, a0, 5
    or a4, a4, a5
    srli a5, a2, 4
    or a4, a4, a5
    srli a5, t3, 3
    andi a5, a5, 0x20
    or a4, a4, a5
    srli a5, a3, 2
    andi a5, a5, 0x40
    or a4, a4, a5
    srli a5, t2, 8
    slli a5, a5, 7
    or a4, a4, a5
    xor t0, t0, a4
    slli a5, t6, 23
    srli a5, a5, 31
    lw ra, 64(sp)  /* reload */
    lw s11, 32(sp)  /* reload */
    srli a6, ra, 7
    andi a6, a6, 2
    or a5, a5, a6
    srli a6, s11, 6
    andi a6, a6, 4
    or a5, a5, a6
    lw s9, 136(sp)  /* reload */
    lw s6, 52(sp)  /* reload */
    srli a6, s9, 5
    andi a6, a6, 8
    or a5, a5, a6
    srli a6, s6, 4
    andi a6, a6, 0x10
    or a5, a5, a6
    lw s3, 128(sp)  /* reload */
    lw s10, 40(sp)  /* reload */
    srli a6, s3, 3
    andi a6, a6, 0x20
    or a5, a5, a6
    srli a6, s10, 2
    andi a6, a6, 0x40
    or a5, a5, a6
    lw s2, 132(sp)  /* reload */
    srli a7, a1, 15
    srli a6, s2, 8
    slli a6, a6, 7
    or a5, a5, a6
    xor t0, t0, a5
    sw t0, 28(sp)  /* spill */
    slli t0, t6, 15
    srli t0, t0, 31
    slli t6, t6, 7
    srli t6, t6, 31
    srli a6, ra, 15
    andi a6, a6, 2
    or t0, t0, a6
    srli a6, ra, 23
    andi a6, a6, 2
    or t6, t6, a6
    srli a6, s11, 14
    andi a6, a6, 4
    or t0, t0, a6
    srli a6, s11, 22
    andi a6, a6, 4
    or t6, t6, a6
    srli a6, s9, 13
    andi a6, a6, 8
    or t0, t0, a6
    srli a6, s9, 21
    andi a6, a6, 8
    or t6, t6, a6
    srli a6, s6, 12
    andi a6, a6, 0x10
    or t0, t0, a6
    srli a6, s6, 20
    andi a6, a6, 0x10
    or t6, t6, a6
    srli a6, s3, 11
    andi a6, a6, 0x20
    or t0, t0, a6
    srli a6, s3, 19
    andi a6, a6, 0x20
    or t6, t6, a6
    srli a6, s10, 10
    andi a6, a6, 0x40
    or t0, t0, a6
    srli a6, s10, 18
    andi a6, a6, 0x40
    or t6, t6, a6
    srli a6, s2, 16
    slli a6, a6, 7
    or t0, t0, a6
    srli a6, s2, 24
    slli a6, a6, 7
    or t6, t6, a6
    srli a6, t4, 16
    srli t4, t4, 24
    andi a7, a7, 2
    or a6, a6, a7
    srli a1, a1, 23
    andi a1, a1, 2
    or t4, t4, a1
    srli a1, t1, 14
    or a1, a6, a1
    srli t1, t1, 22
    or t1, t4, t1
    srli t4, a0, 13
    or t4, a1, t4
    srli a0, a0, 21
    or t1, t1, a0
    srli a0, a2, 12
    or t4, t4, a0
    srli a0, a2, 20
    or t1, t1, a0
    srli a0, t3, 11
    andi a0, a0, 0x20
    or t4, t4, a0
    srli t3, t3, 19
    andi t3, t3, 0x20
    or t1, t1, t3
    srli t3, a3, 10
    andi t3, t3, 0x40
    or t3, t4, t3
    srli t4, a3, 18
    andi t4, t4, 0x40
    or t1, t1, t4
    srli t4, t2, 16
    slli t4, t4, 7
    or t3, t3, t4
    srli t2, t2, 24
    slli t2, t2, 7
    or t1, t1, t2
    xor t2, t0, t3
    lw s8, 80(sp)  /* reload */
    lw s7, 72(sp)  /* reload */
    slli t4, s8, 23
    srli t4, t4, 31
    srli a0, s7, 7
    andi a0, a0, 2
    or t4, t4, a0
    lw s5, 76(sp)  /* reload */
    lw s0, 68(sp)  /* reload */
    srli a0, s5, 6
    andi a0, a0, 4
    or t4, t4, a0
    srli a0, s0, 5
    andi a0, a0, 8
    or t4, t4, a0
    lw s1, 84(sp)  /* reload */
    lw s4, 88(sp)  /* reload */
    srli a0, s1, 4
    andi a0, a0, 0x10
    or t4, t4, a0
    srli a0, s4, 3
    andi a0, a0, 0x20
    or t4, t4, a0
    lw ra, 92(sp)  /* reload */
    lw s11, 96(sp)  /* reload */
    srli a0, ra, 2
    andi a0, a0, 0x40
    or t4, t4, a0
    srli a0, s11, 8
    slli a0, a0, 7
    or t4, t4, a0
    xor t2, t2, t4
    lw s9, 144(sp)  /* reload */
    lw s6, 44(sp)  /* reload */
    xor t2, t2, s9
    xor t2, t2, t5
    slli a0, s6, 15
    srli a0, a0, 31
    slli a1, s6, 7
    srli a1, a1, 31
    lw s3, 56(sp)  /* reload */
    lw s10, 108(sp)  /* reload */
    srli a2, s3, 15
    andi a2, a2, 2
    or a0, a0, a2
    srli a2, s3, 23
    andi a2, a2, 2
    or a1, a1, a2
    srli a2, s10, 14
    or a0, a0, a2
    srli a2, s10, 22
    or a1, a1, a2
    lw s2, 24(sp)  /* reload */
    lw a7, 112(sp)  /* reload */
    srli a2, s2, 13
    or a0, a0, a2
    srli a2, s2, 21
    or a1, a1, a2
    srli a2, a7, 12
    or a0, a0, a2
    srli a2, a7, 20
    or a1, a1, a2
    lw a6, 116(sp)  /* reload */
    lw a3, 120(sp)  /* reload */
    srli a2, a6, 11
    andi a2, a2, 0x20
    or a0, a0, a2
    srli a2, a6, 19
    andi a2, a2, 0x20
    or a1, a1, a2
    srli a2, a3, 10
    andi a2, a2, 0x40
    or a0, a0, a2
    srli a2, a3, 18
    andi a2, a2, 0x40
    or a1, a1, a2
    lw s6, 104(sp)  /* reload */
    slli a3, s8, 7
    srli a2, s6, 9
    or a0, a0, a2
    xor t2, t2, a0
    srli a2, s6, 17
    or a1, a1, a2
    slli a2, s8, 15
    srli a2, a2, 31
    srli a3, a3, 31
    srli a6, s7, 15
    andi a6, a6, 2
    or a2, a2, a6
    srli a6, s7, 23
    andi a6, a6, 2
    or a3, a3, a6
    srli a6, s5, 14
    andi a6, a6, 4
    or a2, a2, a6
    srli a6, s5, 22
    andi a6, a6, 4
    or a3, a3, a6
    srli a6, s0, 13
    andi a6, a6, 8
    or a2, a2, a6
    srli a6, s0, 21
    andi a6, a6, 8
    or a3, a3, a6
    srli a6, s1, 12
    andi a6, a6, 0x10
    or a2, a2, a6
    srli a6, s1, 20
    andi a6, a6, 0x10
    or a3, a3, a6
    srli a6, s4, 11
    andi a6, a6, 0x20
    or a2, a2, a6
    srli a6, ra, 10
    andi a6, a6, 0x40
    or a2, a2, a6
    srli a6, s11, 16
    slli a6, a6, 7
    or a2, a2, a6
    xor t2, t2, a2
    sw t2, 24(sp)  /* spill */
    lw s3, 124(sp)  /* reload */
    lw s10, 140(sp)  /* reload */
    xor t2, t1, s3
    xor t2, t2, s10
    xor t2, t2, t6
    srli a6, s4, 19
    andi a6, a6, 0x20
    or a3, a3, a6
    srli a6, ra, 18
    andi a6, a6, 0x40
    or a3, a3, a6
    srli a6, s11, 24
    slli a6, a6, 7
    or a3, a3, a6
    xor t2, t2, a3
    xor t2, t2, a0
    xor t2, t2, a2
    sw t2, 32(sp)  /* spill */
    xor t2, a1, t3
    xor t2, t2, t4
    xor t2, t2, t6
    xor t2, t2, a3
    xor t2, t2, a4
    xor t2, t2, a5
    xor a6, a1, t0
    xor a7, a6, t3
    xor a7, a7, s9
    xor a7, a7, a3
    xor a7, a7, a5
    xor a7, a7, a2
    xor a6, a6, t4
    xor a6, a6, t5
    xor a6, a6, t6
    xor a6, a6, a0
    xor a6, a6, a4
    sw a6, 36(sp)  /* spill */
    lw s2, 100(sp)  /* reload */
    lw s6, 20(sp)  /* reload */
    xor a6, t1, s2
    xor s0, a6, s3
    xor s0, s0, t5
    xor s0, s0, t6
    xor s0, s0, a5
    xor s0, s0, a2
    sw s0, 40(sp)  /* spill */
    xor a6, a6, s10
    xor a6, a6, s9
    xor a6, a6, a3
    xor a6, a6, a0
    xor a6, a6, a4
    xor s0, a1, t1
    xor a1, a1, s2
    xor s1, t0, s2
    xor t0, t1, t0
    xor t1, s0, s3
    xor t1, t1, t4
    xor t1, t1, t6
    xor t1, t1, a4
    xor t1, t1, a2
    sw t1, 44(sp)  /* spill */
    xor t1, s0, t3
    xor t1, t1, s10
    xor t1, t1, a3
    xor t1, t1, a0
    xor t1, t1, a5
    sw t1, 48(sp)  /* spill */
    xor t1, s1, t3
    xor t1, t1, s10
    xor t1, t1, s9
    xor t1, t1, a4
    xor t1, t1, a2
    sw t1, 52(sp)  /* spill */
    xor t1, s1, s3
    xor t1, t1, t4
    xor t1, t1, t5
    xor t1, t1, a0
    xor t1, t1, a5
    xor s0, a1, s10
    xor s0, s0, t4
    xor s0, s0, s9
    xor s0, s0, t6
    xor a4, s0, a4
    sw a4, 56(sp)  /* spill */
    xor a4, t0, s10
    xor t0, t0, s3
    xor t0, t0, t3
    xor t0, t0, s9
    xor t0, t0, t6
    xor t0, t0, a2
    xor t4, a4, t4
    xor t4, t4, t5
    xor t4, t4, a3
    xor t4, t4, a0
    sw t4, 60(sp)  /* spill */
    xor t4, a1, s3
    xor t3, t4, t3
    xor t3, t3, t5
    xor t3, t3, a3
    xor t3, t3, a5
    sw t3, 64(sp)  /* spill */
    /* round i = 1, 3, ..., 9: P := i mod 2 == 0 ? FO(P, ek[i]) : FE(P, ek[i]) */
    lw s8, 76(s6)
    lw s7, 92(s6)
    xor t2, t2, s8
    andi t3, t2, 1
    xor t4, a6, s7
    slli t5, t4, 31
    srli t5, t5, 23
    or t3, t3, t5
    lw s5, 124(s6)
    lw s4, 108(s6)
    xor t0, t0, s5
    slli t5, t0, 31
    srli t5, t5, 15
    or t3, t3, t5
    xor t1, t1, s4
    slli t5, t1, 31
    srli t5, t5, 7
    or t3, t3, t5
    slli t5, t2, 24
    srli t5, t5, 31
    slli t6, t4, 1
    andi t6, t6, 0x100
    or t5, t5, t6
    slli t6, t0, 9
    lui a0, 0x10
    and t6, t6, a0
    or t5, t5, t6
    slli t6, t1, 17
    lui a0, 0x1000
    and t6, t6, a0
    or t5, t5, t6
    xor t6, t3, t5
    slli a0, t2, 27
    srli a0, a0, 31
    slli a1, t4, 4
    andi a1, a1, 0x100
    or a0, a0, a1
    slli a1, t0, 12
    lui a2, 0x10
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t1, 20
    lui a2, 0x1000
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t2, 26
    srli a1, a1, 31
    slli a2, t4, 3
    andi a2, a2, 0x100
    or a1, a1, a2
    slli a2, t0, 11
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t1, 19
    lui a3, 0x1000
    and a2, a2, a3
    or a1, a1, a2
    xor a2, a0, a1
    and a3, t6, a2
    slli a4, t2, 25
    srli a4, a4, 31
    slli a5, t4, 2
    andi a5, a5, 0x100
    or a4, a4, a5
    slli a5, t0, 10
    lui a6, 0x10
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t1, 18
    lui a6, 0x1000
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t2, 29
    srli a5, a5, 31
    slli a6, t4, 6
    andi a6, a6, 0x100
    or a5, a5, a6
    slli a6, t0, 14
    lui s0, 0x10
    and a6, a6, s0
    or a5, a5, a6
    slli a6, t1, 22
    lui s0, 0x1000
    and a6, a6, s0
    or a5, a5, a6
    slli a6, t2, 30
    srli a6, a6, 31
    slli t2, t2, 28
    srli t2, t2, 31
    slli s0, t4, 7
    andi s0, s0, 0x100
    or a6, a6, s0
    slli t4, t4, 5
    andi t4, t4, 0x100
    or t2, t2, t4
    slli t4, t0, 15
    slli t0, t0, 13
    lui s0, 0x10
    and t4, t4, s0
    or t4, a6, t4
    slli a6, t1, 23
    slli t1, t1, 21
    lui s0, 0x1000
    and a6, a6, s0
    or t4, t4, a6
    xor t3, t3, t4
    xor t4, a5, t3
    xor a0, a0, t4
    xor a4, a4, a0
    xor a1, a1, t3
    xor a5, t6, a4
    lui a6, 0x10
    and t0, t0, a6
    or t0, t2, t0
    lui t2, 0x1000
    and t1, t1, t2
    or t0, t0, t1
    xor t1, t5, a2
    xor t0, t0, t1
    xor t2, t6, t4
    xor a6, t0, t2
    xor s0, a4, a6
    xor t3, t3, s0
    xor s1, a2, t3
    and s2, a5, s1
    xor a3, a3, s2
    xor s3, t1, a0
    and s4, a6, s3
    and s5, t2, t1
    xor s4, s4, s5
    xor a3, a3, s4
    xor s7, a6, s3
    xor a3, a3, s7
    and s7, a4, t3
    xor s2, s7, s2
    and s7, t0, a0
    xor s5, s7, s5
    xor s2, s2, s5
    xor s7, t1, t2
    xor s2, s2, s7
    xor s7, a0, s1
    xor s8, t5, s7
    and s9, s0, s8
    xor s10, t4, s0
    and s11, s10, s7
    xor s9, s9, s11
    xor s5, s9, s5
    xor a1, s5, a1
    and s5, s2, a1
    xor s2, s2, a3
    xor s9, a3, s5
    and ra, t4, t5
    xor s11, ra, s11
    xor s4, s11, s4
    xor s11, t5, t4
    xor s4, s4, s11
    xor s5, s4, s5
    xor s11, a1, s4
    and s9, s9, s11
    xor s9, s9, s4
    and t6, s9, t6
    and a2, s9, a2
    xor s11, s5, s9
    and s4, s4, s11
    xor a1, s4, a1
    xor a1, a1, s9
    xor s4, s5, s4
    and s5, s2, s5
    xor a3, s5, a3
    and s4, a3, s4
    xor s2, s2, s4
    and t3, a1, t3
    and s0, s2, s0
    and a4, a1, a4
    and t5, a3, t5
    and s4, s2, s8
    xor s4, s4, t3
    and t4, a3, t4
    xor s5, s9, a1
    and a5, s5, a5
    xor s8, a3, s9
    and t2, s8, t2
    xor a5, a5, t2
    xor a1, s2, a1
    and a6, a1, a6
    xor t6, t6, a6
    xor a5, a5, t6
    and t1, s8, t1
    xor s8, s8, a1
    and a0, s8, a0
    xor t3, a0, t3
    xor t1, t1, t3
    and a0, s5, s1
    xor t1, t1, a0
    xor a3, a3, s2
    and s1, a3, s10
    xor t2, s1, t2
    xor t2, t2, s0
    xor t6, a4, t6
    and t0, s8, t0
    xor t5, t5, a5
    xor t5, t5, a2
    and a3, a3, s7
    xor a0, a3, a0
    xor t5, t5, a0
    sw t5, 68(sp)  /* spill */
    xor a0, s4, a0
    sw a0, 72(sp)  /* spill */
    xor t4, t4, a6
    xor t4, t4, s0
    and a1, a1, s3
    xor a1, a1, a2
    xor t3, a1, t3
    xor a1, a5, t1
    sw a1, 76(sp)  /* spill */
    xor t3, t3, t0
    xor t0, t0, t6
    xor t6, t2, t6
    xori t6, t6, -1
    sw t6, 80(sp)  /* spill */
    xor t0, t0, t1
    sw t0, 84(sp)  /* spill */
    slli t1, t6, 31
    srli t1, t1, 30
    or t1, a1, t1
    xor t4, t4, t3
    xori t4, t4, -1
    sw t4, 88(sp)  /* spill */
    xor t6, a5, a0
    xori t6, t6, -1
    sw t6, 92(sp)  /* spill */
    xor t2, t3, t2
    slli t0, t0, 2
    or t0, t1, t0
    slli t1, t5, 3
    or t0, t0, t1
    slli t1, a0, 4
    or t0, t0, t1
    slli t1, t4, 31
    srli t1, t1, 26
    or t0, t0, t1
    slli t1, t6, 31
    srli t1, t1, 25
    or t0, t0, t1
    xori t1, t2, -1
    sw t1, 96(sp)  /* spill */
    slli t1, t1, 7
    or t0, t0, t1
    sw t0, 100(sp)  /* spill */
    lw ra, 80(s6)
    lw s11, 96(s6)
    xor t1, a7, ra
    slli t2, t1, 28
    srli t2, t2, 31
    lw s9, 44(sp)  /* reload */
    lw s5, 112(s6)
    xor t3, s9, s11
    slli t4, t3, 5
    andi t4, t4, 0x100
    or t2, t2, t4
    lw s2, 60(sp)  /* reload */
    lui t6, 0x10
    xor t4, s2, s5
    slli t5, t4, 13
    and t5, t5, t6
    or t2, t2, t5
    lw s10, 64(s6)
    lw s1, 28(sp)  /* reload */
    lui a0, 0x1000
    xor t5, s1, s10
    slli t6, t5, 21
    and t6, t6, a0
    or t2, t2, t6
    slli t6, t1, 26
    srli t6, t6, 31
    slli a0, t3, 3
    andi a0, a0, 0x100
    or t6, t6, a0
    slli a0, t4, 11
    lui a1, 0x10
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t5, 19
    lui a1, 0x1000
    and a0, a0, a1
    or t6, t6, a0
    xori t6, t6, -1
    andi a0, t1, 1
    slli a1, t3, 31
    srli a1, a1, 23
    or a0, a0, a1
    slli a1, t4, 31
    srli a1, a1, 15
    or a0, a0, a1
    slli a1, t5, 31
    srli a1, a1, 7
    or a0, a0, a1
    xori a0, a0, -1
    slli a1, t1, 30
    srli a1, a1, 31
    slli a2, t3, 7
    andi a2, a2, 0x100
    or a1, a1, a2
    slli a2, t4, 15
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t5, 23
    lui a3, 0x1000
    and a2, a2, a3
    or a1, a1, a2
    xori a1, a1, -1
    xor a2, a1, t6
    slli a3, t1, 24
    srli a3, a3, 31
    slli a4, t3, 1
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, t4, 9
    lui a5, 0x10
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t5, 17
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    xor a1, a1, a3
    xor a3, t2, a1
    xor a4, a2, a3
    xor a0, a0, a4
    xor a5, t6, a0
    and a6, t2, a5
    slli a7, t1, 29
    srli a7, a7, 31
    slli s0, t3, 6
    andi s0, s0, 0x100
    or a7, a7, s0
    slli s0, t4, 14
    lui s1, 0x10
    and s0, s0, s1
    or a7, a7, s0
    slli s0, t5, 22
    lui s1, 0x1000
    and s0, s0, s1
    or a7, a7, s0
    slli s0, t1, 25
    srli s0, s0, 31
    slli t1, t1, 27
    srli t1, t1, 31
    slli s1, t3, 2
    andi s1, s1, 0x100
    or s0, s0, s1
    slli t3, t3, 4
    andi t3, t3, 0x100
    or t1, t1, t3
    slli t3, t4, 10
    slli t4, t4, 12
    lui s1, 0x10
    and t3, t3, s1
    or t3, s0, t3
    slli s0, t5, 18
    slli t5, t5, 20
    lui s1, 0x1000
    and s0, s0, s1
    or t3, t3, s0
    xori t3, t3, -1
    xor t3, t6, t3
    xor a7, a7, t3
    and s0, a7, t6
    xor a6, a6, s0
    xor s1, t2, a7
    xor s2, a2, s1
    xor s3, t3, a3
    lui s4, 0x10
    and t4, t4, s4
    or t1, t1, t4
    lui t4, 0x1000
    and t4, t5, t4
    or t1, t1, t4
    xor t1, t1, s2
    xor t4, t1, a4
    xor t5, s3, t4
    xor s4, a0, t5
    and s5, s2, s4
    xor s6, a5, s3
    and s7, a1, s6
    xor s5, s5, s7
    xor a6, a6, s5
    xor s8, s2, s4
    xor a6, a6, s8
    and s8, s1, a0
    xor s0, s8, s0
    xor s8, s2, a1
    xor s9, t6, t4
    and s10, s8, s9
    xor s7, s10, s7
    xor s0, s0, s7
    xor s10, a1, s6
    xor s0, s0, s10
    and s10, a2, t5
    and s11, a4, t4
    xor s10, s10, s11
    xor s7, s10, s7
    xor t1, s7, t1
    and s7, s0, t1
    xor s0, s0, a6
    xor s10, a6, s7
    and ra, a3, s3
    xor s11, ra, s11
    xor s5, s11, s5
    xor t3, s5, t3
    xor s5, t3, s7
    xor s7, t1, t3
    and s7, s10, s7
    xor s7, s7, t3
    and t2, s7, t2
    and a5, s7, a5
    xor s10, s5, s7
    and t3, t3, s10
    xor t1, t3, t1
    xor t1, t1, s7
    and a0, t1, a0
    xor t3, s5, t3
    and s5, s0, s5
    xor a6, s5, a6
    and t3, a6, t3
    xor t3, s0, t3
    and a2, t3, a2
    and a3, a6, a3
    and s0, t1, s1
    xor s0, s0, a2
    xor t2, t2, a3
    xor a5, a5, a0
    and t5, t3, t5
    and s1, a6, s3
    xor s1, s1, a5
    xor t5, t5, s1
    sw t5, 28(sp)  /* spill */
    xor s3, s7, t1
    and t6, s3, t6
    xor t6, t6, a0
    xor a0, a6, s7
    and s5, a0, s6
    xor t1, t3, t1
    and a1, a0, a1
    xor a0, a0, t1
    and s6, a0, s9
    xor s5, s5, s6
    xor t6, t6, s5
    xor t3, a6, t3
    and a4, t3, a4
    xor a1, a1, a4
    and a0, a0, s8
    xor a0, a0, a2
    xor a1, a1, a0
    sw a1, 44(sp)  /* spill */
    xor t6, t6, a1
    sw t6, 60(sp)  /* spill */
    and a2, t1, s2
    xor a2, a2, a3
    xor a0, a2, a0
    and t1, t1, s4
    xor t1, t1, t2
    xor t1, t1, s6
    xor t1, t1, a5
    and t3, t3, t4
    xor t3, t3, s5
    xor t3, t3, s1
    and t4, s3, a7
    xor t4, t4, a4
    xor t4, t4, t1
    sw t4, 104(sp)  /* spill */
    xor t1, s0, t1
    xor t1, t1, t6
    xor a0, a0, t1
    sw a0, 108(sp)  /* spill */
    xor t1, t1, t5
    sw t1, 112(sp)  /* spill */
    xor t2, t2, s0
    xor t2, t2, t3
    sw t2, 116(sp)  /* spill */
    xor t3, t3, t4
    sw t3, 120(sp)  /* spill */
    andi a2, t6, 1
    slli a0, a0, 31
    srli a0, a0, 30
    or a0, a2, a0
    slli t5, t5, 31
    srli t5, t5, 29
    or t5, a0, t5
    slli t3, t3, 31
    srli t3, t3, 28
    or t3, t5, t3
    slli t4, t4, 31
    srli t4, t4, 27
    or t3, t3, t4
    slli t1, t1, 31
    srli t1, t1, 26
    or t1, t3, t1
    slli t3, a1, 31
    srli t3, t3, 25
    or t1, t1, t3
    slli t2, t2, 7
    or t1, t1, t2
    sw t1, 124(sp)  /* spill */
    xor t0, t0, t1
    lw ra, 20(sp)  /* reload */
    lw s10, 36(sp)  /* reload */
    lw s11, 88(ra)
    lw s7, 120(ra)
    xor t1, s10, s11
    slli t2, t1, 27
    srli t2, t2, 31
    lw s9, 64(sp)  /* reload */
    lw a6, 72(ra)
    xor t3, s9, s7
    slli t4, t3, 4
    andi t4, t4, 0x100
    or t2, t2, t4
    lw s8, 32(sp)  /* reload */
    lui a0, 0x10
    xor t4, s8, a6
    slli t5, t4, 12
    and t5, t5, a0
    or t2, t2, t5
    lw s2, 104(ra)
    lw a3, 52(sp)  /* reload */
    lui a1, 0x1000
    xor t5, a3, s2
    slli a0, t5, 20
    and a0, a0, a1
    or t2, t2, a0
    slli a0, t1, 26
    srli a0, a0, 31
    slli a1, t3, 3
    andi a1, a1, 0x100
    or a0, a0, a1
    slli a1, t4, 11
    lui a2, 0x10
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t5, 19
    lui a2, 0x1000
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t1, 25
    srli a1, a1, 31
    slli a2, t3, 2
    andi a2, a2, 0x100
    or a1, a1, a2
    slli a2, t4, 10
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t5, 18
    lui a3, 0x1000
    and a2, a2, a3
    or a1, a1, a2
    xor a2, a0, a1
    xor t2, t2, a2
    slli a3, t1, 30
    srli a3, a3, 31
    slli a4, t3, 7
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, t4, 15
    lui a5, 0x10
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t5, 23
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t1, 24
    srli a4, a4, 31
    slli a5, t3, 1
    andi a5, a5, 0x100
    or a4, a4, a5
    slli a5, t4, 9
    lui a6, 0x10
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t5, 17
    lui a6, 0x1000
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t1, 29
    srli a5, a5, 31
    slli a6, t3, 6
    andi a6, a6, 0x100
    or a5, a5, a6
    slli a6, t4, 14
    lui a7, 0x10
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t5, 22
    lui a7, 0x1000
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t1, 28
    srli a6, a6, 31
    andi t1, t1, 1
    slli a7, t3, 5
    andi a7, a7, 0x100
    or a6, a6, a7
    slli t3, t3, 31
    srli t3, t3, 23
    or t1, t1, t3
    slli t3, t4, 13
    slli t4, t4, 31
    srli t4, t4, 15
    or t1, t1, t4
    lui t4, 0x10
    and t3, t3, t4
    or t3, a6, t3
    slli t4, t5, 21
    slli t5, t5, 31
    srli t5, t5, 7
    or t1, t1, t5
    lui t5, 0x1000
    and t4, t4, t5
    or t3, t3, t4
    xor t4, a5, t3
    xor t5, t3, a1
    xor a1, a3, t4
    xor a0, a0, a1
    xor a4, a4, a0
    xor a5, a3, a4
    xor a6, t2, a5
    xor a7, t4, t2
    xor s0, a7, a4
    xor s1, t5, s0
    xor s2, t1, s1
    and s3, a6, s2
    and s4, s0, s1
    xor s3, s3, s4
    xor s5, t1, a2
    and s6, t4, s5
    and s7, t2, a0
    xor s6, s6, s7
    xor s3, s3, s6
    xor s8, a0, s5
    xor t3, t3, s8
    xor t3, s3, t3
    and s3, a3, a2
    xor s9, s8, s1
    and s10, a4, s9
    xor s3, s3, s10
    and s11, a7, s8
    xor s7, s11, s7
    xor s3, s3, s7
    xor s11, a0, t2
    xor s3, s3, s11
    and s11, a1, t1
    xor s4, s11, s4
    xor s4, s4, s7
    xor t5, s4, t5
    and s4, s3, t5
    xor s7, t3, s4
    xor s11, a0, s2
    and ra, a5, s11
    xor s10, ra, s10
    xor s6, s10, s6
    xor s10, t4, s5
    xor s6, s6, s10
    xor s4, s6, s4
    xor s3, s3, s6
    xor s10, t5, t3
    and s4, s4, s10
    xor s4, s4, t3
    and s10, s4, s11
    and a5, s4, a5
    xor s11, s7, s4
    and t3, t3, s11
    xor t5, t3, t5
    xor t5, t5, s4
    and a2, t5, a2
    xor a2, a2, s10
    xor t3, s7, t3
    and s7, s3, s7
    xor s6, s7, s6
    and t3, s6, t3
    xor t3, s3, t3
    and a3, t5, a3
    and a6, s6, a6
    and s2, s6, s2
    and a1, t3, a1
    and t1, t3, t1
    xor s3, s6, s4
    xor s4, s4, t5
    xor t5, t3, t5
    and s5, t5, s5
    and a4, s4, a4
    xor a6, a6, a4
    xor a6, a6, a5
    xor t3, s6, t3
    and s0, t3, s0
    xor a6, a6, s0
    and t4, t5, t4
    xor t5, s3, t5
    and s6, t5, s8
    xor s6, s6, s5
    xor a2, a2, s6
    and t5, t5, a7
    xor t4, t4, a5
    and a5, s4, s9
    xor a5, a5, s10
    and t3, t3, s1
    xor a1, a1, s0
    and a0, s3, a0
    xor a0, a0, s5
    and t2, s3, t2
    xor t1, t1, s6
    xor a7, a6, a2
    xor a3, a3, a7
    xor a7, s2, a7
    xor t3, t3, a7
    xor a5, a5, t3
    sw a5, 32(sp)  /* spill */
    xor t4, t4, a5
    xor a3, a3, t4
    xor t5, t5, a3
    xor a2, a2, t5
    xori a2, a2, -1
    xori t5, t5, -1
    sw t5, 36(sp)  /* spill */
    xor t3, a0, t3
    sw t3, 52(sp)  /* spill */
    xor a0, a1, t3
    xor a0, a0, t2
    xor a0, a0, a3
    sw a0, 64(sp)  /* spill */
    xor t1, t1, a7
    sw t1, 128(sp)  /* spill */
    xor a1, a4, t1
    xor t4, a1, t4
    xor t2, t4, t2
    xori t2, t2, -1
    sw t2, 132(sp)  /* spill */
    xori t4, a6, -1
    sw t4, 136(sp)  /* spill */
    andi a1, a2, 1
    slli t5, t5, 31
    srli t5, t5, 30
    or t5, a1, t5
    slli a0, a0, 2
    or t5, t5, a0
    slli a0, a5, 3
    or t5, t5, a0
    slli t1, t1, 4
    or t1, t5, t1
    slli t2, t2, 31
    srli t2, t2, 26
    or t1, t1, t2
    slli t2, t4, 31
    srli t2, t2, 25
    or t1, t1, t2
    slli t2, t3, 7
    or t1, t1, t2
    sw t1, 140(sp)  /* spill */
    xor t0, t0, t1
    slli t1, t6, 23
    srli t1, t1, 31
    lw ra, 108(sp)  /* reload */
    lw s11, 28(sp)  /* reload */
    srli t2, ra, 7
    andi t2, t2, 2
    or t1, t1, t2
    srli t2, s11, 6
    andi t2, t2, 4
    or t1, t1, t2
    lw s7, 120(sp)  /* reload */
    lw s8, 104(sp)  /* reload */
    srli t2, s7, 5
    andi t2, t2, 8
    or t1, t1, t2
    srli t2, s8, 4
    andi t2, t2, 0x10
    or t1, t1, t2
    lw s4, 112(sp)  /* reload */
    lw s9, 44(sp)  /* reload */
    srli t2, s4, 3
    andi t2, t2, 0x20
    or t1, t1, t2
    srli t2, s9, 2
    andi t2, t2, 0x40
    or t1, t1, t2
    lw s10, 116(sp)  /* reload */
    lw s1, 20(sp)  /* reload */
    srli t2, s10, 8
    slli t2, t2, 7
    or t1, t1, t2
    sw t1, 144(sp)  /* spill */
    xor t0, t0, t1
    lw s0, 100(s1)
    lw s5, 48(sp)  /* reload */
    lw s3, 116(s1)
    xor t1, s5, s0
    slli t2, t1, 29
    srli t2, t2, 31
    lw s6, 56(sp)  /* reload */
    lw s2, 84(s1)
    xor t3, s6, s3
    slli t4, t3, 6
    andi t4, t4, 0x100
    or t2, t2, t4
    lw a3, 40(sp)  /* reload */
    lui t6, 0x10
    xor t4, a3, s2
    slli t5, t4, 14
    and t5, t5, t6
    or t2, t2, t5
    lw a7, 68(s1)
    lw a4, 24(sp)  /* reload */
    lui a0, 0x1000
    xor t5, a4, a7
    slli t6, t5, 22
    and t6, t6, a0
    or t2, t2, t6
    andi t6, t1, 1
    slli a0, t3, 31
    srli a0, a0, 23
    or t6, t6, a0
    slli a0, t4, 31
    srli a0, a0, 15
    or t6, t6, a0
    slli a0, t5, 31
    srli a0, a0, 7
    or t6, t6, a0
    slli a0, t1, 30
    srli a0, a0, 31
    slli a1, t3, 7
    andi a1, a1, 0x100
    or a0, a0, a1
    slli a1, t4, 15
    lui a3, 0x10
    and a1, a1, a3
    or a0, a0, a1
    slli a1, t5, 23
    lui a3, 0x1000
    and a1, a1, a3
    or a0, a0, a1
    xori a0, a0, -1
    slli a1, t1, 27
    srli a1, a1, 31
    slli a3, t3, 4
    andi a3, a3, 0x100
    or a1, a1, a3
    slli a3, t4, 12
    lui a4, 0x10
    and a3, a3, a4
    or a1, a1, a3
    slli a3, t5, 20
    lui a4, 0x1000
    and a3, a3, a4
    or a1, a1, a3
    slli a3, t1, 26
    srli a3, a3, 31
    slli a4, t3, 3
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, t4, 11
    lui a5, 0x10
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t5, 19
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    xori a3, a3, -1
    xor a4, a1, a3
    xor a0, a0, a4
    xor a5, t6, a0
    xor t2, t2, a5
    xor a1, a1, a5
    slli a6, t1, 24
    srli a6, a6, 31
    slli a7, t3, 1
    andi a7, a7, 0x100
    or a6, a6, a7
    slli a7, t4, 9
    lui s0, 0x10
    and a7, a7, s0
    or a6, a6, a7
    slli a7, t5, 17
    lui s0, 0x1000
    and a7, a7, s0
    or a6, a6, a7
    xori a6, a6, -1
    slli a7, t1, 25
    srli a7, a7, 31
    slli t1, t1, 28
    srli t1, t1, 31
    slli s0, t3, 2
    andi s0, s0, 0x100
    or a7, a7, s0
    slli t3, t3, 5
    andi t3, t3, 0x100
    or t1, t1, t3
    slli t3, t4, 10
    slli t4, t4, 13
    lui s0, 0x10
    and t3, t3, s0
    or t3, a7, t3
    slli a7, t5, 18
    slli t5, t5, 21
    lui s0, 0x1000
    and a7, a7, s0
    or t3, t3, a7
    xori t3, t3, -1
    xor t3, t3, a4
    xor a4, t6, t3
    xor a7, a6, a4
    xor s0, t2, a7
    lui s1, 0x10
    and t4, t4, s1
    or t1, t1, t4
    lui t4, 0x1000
    and t4, t5, t4
    or t1, t1, t4
    xor t4, t1, a3
    xor t5, a1, a7
    xor t1, t1, t5
    xor a3, s0, t1
    and s1, a3, t4
    and s2, t1, a5
    xor s1, s1, s2
    xor s3, a4, t1
    and s4, s3, a0
    xor s5, t4, a5
    xor s6, s5, t5
    and s7, t2, s6
    xor s4, s4, s7
    xor s1, s1, s4
    xor s8, t2, s6
    xor s1, s1, s8
    and s8, s0, s5
    xor s2, s8, s2
    xor s8, a6, a3
    xor s9, a0, s6
    and s10, s8, s9
    xor s7, s10, s7
    xor s2, s2, s7
    xor s10, s8, s9
    xor s2, s2, s10
    xor s10, s1, s2
    and s11, a7, t5
    and ra, a4, t6
    xor s11, s11, ra
    xor s7, s11, s7
    xor a1, s7, a1
    xor s7, t6, t5
    and s11, a6, s7
    xor s11, s11, ra
    xor s4, s11, s4
    xor t3, s4, t3
    and s1, s1, t3
    xor s4, a1, s1
    xor s1, s2, s1
    and s11, s10, s4
    xor s2, s11, s2
    and t5, s2, t5
    and a7, s2, a7
    xor s11, t3, a1
    and s1, s1, s11
    xor s1, s1, a1
    and s5, s1, s5
    xor s5, s5, t5
    and s0, s1, s0
    xor a7, a7, s0
    xor s11, s4, s1
    and a1, a1, s11
    xor s4, s4, a1
    and s4, s2, s4
    xor s4, s10, s4
    xor t3, a1, t3
    xor t3, t3, s1
    and a1, s4, s7
    and a6, s4, a6
    and a3, t3, a3
    and t4, t3, t4
    xor t4, t4, a1
    xor s5, s5, t4
    xor s5, s5, a7
    xor s7, s4, t3
    and s9, s7, s9
    xor t5, s9, t5
    and s8, s7, s8
    xor s0, s8, s0
    xor t3, s1, t3
    xor s1, s2, s1
    xor s7, s1, s7
    and a0, s7, a0
    xor a0, a0, a1
    xor t5, t5, a0
    xor a1, a3, t5
    xor a3, a6, a1
    and a6, s7, s3
    xor a1, a6, a1
    and a5, t3, a5
    xor t4, a5, t4
    and a5, s1, s6
    xor a0, a5, a0
    xor t4, t4, a0
    xor a5, s0, t4
    xor a1, a1, a5
    xor a6, s2, s4
    and a4, a6, a4
    xor a4, a4, s5
    xor s0, a3, s5
    xor t5, t5, s0
    and t2, s1, t2
    xor t2, t2, a5
    xor a4, a4, t2
    xor a3, a7, a3
    and t1, t3, t1
    xor t1, t1, t2
    and t2, a6, t6
    xor t2, t2, a0
    xor t2, t2, t1
    xor t2, t2, a1
    andi t3, t5, 1
    slli t6, a1, 31
    srli t6, t6, 30
    or t3, t3, t6
    slli t6, s0, 31
    srli t6, t6, 29
    or t3, t3, t6
    slli t6, t4, 31
    srli t6, t6, 28
    or t3, t3, t6
    slli t6, a4, 31
    srli t6, t6, 27
    or t3, t3, t6
    slli t6, a3, 31
    srli t6, t6, 26
    or t3, t3, t6
    slli t6, t1, 31
    srli t6, t6, 25
    or t3, t3, t6
    slli t6, t2, 7
    or t6, t3, t6
    xor t0, t0, t6
    slli t3, t5, 23
    srli t3, t3, 31
    srli a0, a1, 7
    andi a0, a0, 2
    or t3, t3, a0
    srli a0, s0, 6
    andi a0, a0, 4
    or t3, t3, a0
    srli a0, t4, 5
    andi a0, a0, 8
    or t3, t3, a0
    srli a0, a4, 4
    andi a0, a0, 0x10
    or t3, t3, a0
    srli a0, a3, 3
    andi a0, a0, 0x20
    or t3, t3, a0
    srli a0, t1, 2
    andi a0, a0, 0x40
    or t3, t3, a0
    srli a0, t2, 8
    slli a0, a0, 7
    or a5, t3, a0
    xor t0, t0, a5
    slli t3, a2, 23
    srli t3, t3, 31
    lw ra, 36(sp)  /* reload */
    lw s11, 64(sp)  /* reload */
    srli a0, ra, 7
    andi a0, a0, 2
    or t3, t3, a0
    srli a0, s11, 6
    or t3, t3, a0
    lw s10, 32(sp)  /* reload */
    lw s9, 128(sp)  /* reload */
    srli a0, s10, 5
    or t3, t3, a0
    srli a0, s9, 4
    or t3, t3, a0
    lw s8, 132(sp)  /* reload */
    lw s3, 136(sp)  /* reload */
    srli a0, s8, 3
    andi a0, a0, 0x20
    or t3, t3, a0
    srli a0, s3, 2
    andi a0, a0, 0x40
    or t3, t3, a0
    lw s7, 52(sp)  /* reload */
    lw s6, 20(sp)  /* reload */
    srli a0, s7, 1
    or a6, t3, a0
    xor t0, t0, a6
    slli t3, a2, 15
    srli t3, t3, 31
    slli a0, a2, 7
    srli a0, a0, 31
    srli a2, ra, 15
    andi a2, a2, 2
    or t3, t3, a2
    srli a2, ra, 23
    andi a2, a2, 2
    or a0, a0, a2
    srli a2, s11, 14
    or t3, t3, a2
    srli a2, s11, 22
    or a0, a0, a2
    srli a2, s10, 13
    or t3, t3, a2
    srli a2, s10, 21
    or a0, a0, a2
    srli a2, s9, 12
    or t3, t3, a2
    srli a2, s9, 20
    or a0, a0, a2
    andi t0, t0, 0xff
    addi s1, s6, 128
    sw s1, 20(sp)  /* spill */
    sw t0, 24(sp)  /* spill */
    srli t0, s8, 11
    andi t0, t0, 0x20
    or t0, t3, t0
    srli t3, s8, 19
    andi t3, t3, 0x20
    or t3, a0, t3
    srli a0, s3, 10
    andi a0, a0, 0x40
    or t0, t0, a0
    srli a0, s3, 18
    andi a0, a0, 0x40
    or t3, t3, a0
    srli a0, s7, 9
    or t0, t0, a0
    srli a0, s7, 17
    or a2, t3, a0
    slli t3, t5, 15
    srli t3, t3, 31
    slli t5, t5, 7
    srli t5, t5, 31
    srli a0, a1, 15
    andi a0, a0, 2
    or t3, t3, a0
    srli a0, a1, 23
    andi a0, a0, 2
    or t5, t5, a0
    srli a0, s0, 14
    andi a0, a0, 4
    or t3, t3, a0
    srli a0, s0, 22
    andi a0, a0, 4
    or t5, t5, a0
    srli a0, t4, 13
    andi a0, a0, 8
    or t3, t3, a0
    srli t4, t4, 21
    andi t4, t4, 8
    or t4, t5, t4
    srli t5, a4, 12
    andi t5, t5, 0x10
    or t3, t3, t5
    srli t5, a4, 20
    andi t5, t5, 0x10
    or t4, t4, t5
    srli t5, a3, 11
    andi t5, t5, 0x20
    or t3, t3, t5
    srli t5, a3, 19
    andi t5, t5, 0x20
    or t4, t4, t5
    srli t5, t1, 10
    andi t5, t5, 0x40
    or t3, t3, t5
    srli t1, t1, 18
    andi t1, t1, 0x40
    or t1, t4, t1
    srli t4, t2, 16
    slli t4, t4, 7
    or t5, t3, t4
    srli t2, t2, 24
    slli t2, t2, 7
    or t1, t1, t2
    xor t2, t0, t5
    lw s2, 76(sp)  /* reload */
    lw s4, 80(sp)  /* reload */
    srli t3, s2, 8
    srli t4, s4, 7
    andi t4, t4, 2
    or t3, t3, t4
    lw s5, 84(sp)  /* reload */
    lw a7, 68(sp)  /* reload */
    srli t4, s5, 6
    or t3, t3, t4
    srli t4, a7, 5
    or t3, t3, t4
    lw ra, 72(sp)  /* reload */
    lw s11, 88(sp)  /* reload */
    srli t4, ra, 4
    or t3, t3, t4
    srli t4, s11, 3
    andi t4, t4, 0x20
    or t3, t3, t4
    lw s10, 92(sp)  /* reload */
    lw s9, 96(sp)  /* reload */
    srli t4, s10, 2
    andi t4, t4, 0x40
    or t3, t3, t4
    srli t4, s9, 8
    slli t4, t4, 7
    or a1, t3, t4
    xor t2, t2, a1
    lw s6, 144(sp)  /* reload */
    lw s8, 60(sp)  /* reload */
    xor t2, t2, s6
    xor t2, t2, t6
    slli t3, s8, 15
    srli t3, t3, 31
    slli t4, s8, 7
    srli t4, t4, 31
    lw s3, 108(sp)  /* reload */
    lw s7, 28(sp)  /* reload */
    srli a0, s3, 15
    andi a0, a0, 2
    or t3, t3, a0
    srli a0, s3, 23
    andi a0, a0, 2
    or t4, t4, a0
    srli a0, s7, 14
    andi a0, a0, 4
    or t3, t3, a0
    srli a0, s7, 22
    andi a0, a0, 4
    or t4, t4, a0
    lw s0, 120(sp)  /* reload */
    lw a4, 104(sp)  /* reload */
    srli a0, s0, 13
    andi a0, a0, 8
    or t3, t3, a0
    srli a0, s0, 21
    andi a0, a0, 8
    or t4, t4, a0
    srli a0, a4, 12
    andi a0, a0, 0x10
    or t3, t3, a0
    srli a0, a4, 20
    andi a0, a0, 0x10
    or t4, t4, a0
    lw a3, 112(sp)  /* reload */
    lw s8, 44(sp)  /* reload */
    srli a0, a3, 11
    andi a0, a0, 0x20
    or t3, t3, a0
    srli a0, a3, 19
    andi a0, a0, 0x20
    or t4, t4, a0
    srli a0, s8, 10
    andi a0, a0, 0x40
    or t3, t3, a0
    srli a0, s8, 18
    andi a0, a0, 0x40
    or t4, t4, a0
    lw s3, 116(sp)  /* reload */
    lw s7, 124(sp)  /* reload */
    srli a0, s3, 16
    slli a0, a0, 7
    or a3, t3, a0
    xor t2, t2, a3
    srli t3, s3, 24
    slli t3, t3, 7
    or a4, t4, t3
    srli t3, s2, 16
    srli t4, s2, 24
    srli a0, s4, 15
    andi a0, a0, 2
    or t3, t3, a0
    srli a0, s4, 23
    andi a0, a0, 2
    or t4, t4, a0
    srli a0, s5, 14
    or t3, t3, a0
    srli a0, s5, 22
    or t4, t4, a0
    srli a0, a7, 13
    or t3, t3, a0
    srli a0, a7, 21
    or t4, t4, a0
    srli a0, ra, 12
    or t3, t3, a0
    srli a0, ra, 20
    or t4, t4, a0
    srli a0, s11, 11
    andi a0, a0, 0x20
    or t3, t3, a0
    srli a0, s10, 10
    andi a0, a0, 0x40
    or t3, t3, a0
    srli a0, s9, 16
    slli a0, a0, 7
    or a7, t3, a0
    xor t2, t2, a7
    xor t3, t1, s7
    lw s0, 140(sp)  /* reload */
    srli a0, s11, 19
    xor t3, t3, s0
    xor t3, t3, a2
    andi a0, a0, 0x20
    or t4, t4, a0
    srli a0, s10, 18
    andi a0, a0, 0x40
    or t4, t4, a0
    srli a0, s9, 24
    slli a0, a0, 7
    or s2, t4, a0
    xor t3, t3, s2
    xor t3, t3, a3
    xor t3, t3, a7
    xor t4, a4, t5
    xor t4, t4, a1
    xor t4, t4, a2
    xor t4, t4, s2
    xor t4, t4, a5
    xor t4, t4, a6
    xor a0, a4, t0
    xor s3, a0, t5
    xor s3, s3, s6
    xor s3, s3, s2
    xor s3, s3, a6
    xor s3, s3, a7
    xor a0, a0, a1
    xor a0, a0, t6
    xor a0, a0, a2
    xor a0, a0, a3
    xor a0, a0, a5
    andi t2, t2, 0xff
    andi s4, t3, 0xff
    andi t3, t4, 0xff
    andi t4, s3, 0xff
    andi a0, a0, 0xff
    sw t2, 28(sp)  /* spill */
    sw s4, 32(sp)  /* spill */
    sw a0, 40(sp)  /* spill */
    lw s8, 100(sp)  /* reload */
    lw s5, 16(sp)  /* reload */
    xor t2, t1, s8
    xor a0, t2, s7
    xor a0, a0, t6
    xor a0, a0, a2
    xor a0, a0, a6
    xor a0, a0, a7
    xor t2, t2, s0
    xor t2, t2, s6
    xor t2, t2, s2
    xor t2, t2, a3
    xor t2, t2, a5
    andi s3, a0, 0xff
    andi a0, t2, 0xff
    sw s3, 36(sp)  /* spill */
    xor t2, a4, t1
    xor s3, a4, s8
    xor a4, t0, s8
    xor t0, t1, t0
    xor t1, t2, s7
    xor t1, t1, a1
    xor t1, t1, a2
    xor t1, t1, a5
    xor t1, t1, a7
    xor t2, t2, t5
    xor t2, t2, s0
    xor t2, t2, s2
    xor t2, t2, a3
    xor t2, t2, a6
    andi t1, t1, 0xff
    andi t2, t2, 0xff
    sw t1, 44(sp)  /* spill */
    sw t2, 48(sp)  /* spill */
    xor t1, a4, t5
    xor t1, t1, s0
    xor t1, t1, s6
    xor t1, t1, a5
    xor t1, t1, a7
    xor t2, a4, s7
    xor t2, t2, a1
    xor t2, t2, t6
    xor t2, t2, a3
    xor t2, t2, a6
    andi t1, t1, 0xff
    andi a4, t2, 0xff
    sw t1, 52(sp)  /* spill */
    xor t1, s3, s0
    xor t1, t1, a1
    xor t1, t1, s6
    xor t1, t1, a2
    xor t1, t1, a5
    xor t2, t0, s0
    xor t0, t0, s7
    xor t0, t0, t5
    xor t0, t0, s6
    xor t0, t0, a2
    xor t0, t0, a7
    xor t2, t2, a1
    xor t2, t2, t6
    xor t2, t2, s2
    xor t2, t2, a3
    xor a1, s3, s7
    xor t5, a1, t5
    xor t5, t5, t6
    xor t5, t5, s2
    xor t5, t5, a6
    andi t2, t2, 0xff
    andi t1, t1, 0xff
    andi t5, t5, 0xff
    andi s0, t0, 0xff
    sw t2, 56(sp)  /* spill */
    sw t1, 60(sp)  /* spill */
    sw t5, 64(sp)  /* spill */
    beq s1, s5, .Laria128_encrypt_blocks_after9
    jal zero, .Laria128_encrypt_blocks_rounds8
.Laria128_encrypt_blocks_after9:
    lw ra, 4(sp)  /* reload */
    /* round i = 10: P := i mod 2 == 0 ? FO(P, ek[i]) : FE(P, ek[i]) */
    lui a2, 0x10
    lw s11, 652(ra)
    lw s10, 668(ra)
    xor t0, t3, s11
    xor t2, a0, s10
    slli t1, t0, 29
    slli t3, t2, 6
    lw s9, 700(ra)
    srli t1, t1, 31
    andi t3, t3, 0x100
    or t1, t1, t3
    xor t5, s0, s9
    lui t3, 0x10
    slli t6, t5, 14
    lw s4, 684(ra)
    and t3, t6, t3
    or t1, t1, t3
    xor t6, a4, s4
    lui t3, 0x1000
    slli a0, t6, 22
    and t3, a0, t3
    or t1, t1, t3
    slli a0, t2, 31
    andi t3, t0, 1
    srli a0, a0, 23
    or t3, t3, a0
    slli a0, t5, 31
    srli a0, a0, 15
    or t3, t3, a0
    slli a0, t6, 31
    srli a0, a0, 7
    or t3, t3, a0
    slli a0, t0, 30
    slli a1, t2, 7
    srli a0, a0, 31
    andi a1, a1, 0x100
    or a0, a0, a1
    slli a1, t5, 15
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t6, 23
    lui a2, 0x1000
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t0, 27
    slli a2, t2, 4
    srli a6, t2, 7
    srli a1, a1, 31
    andi a2, a2, 0x100
    srli a5, t0, 7
    slli a6, a6, 8
    or a1, a1, a2
    or a5, a5, a6
    slli a2, t5, 12
    lui a3, 0x10
    srli a6, t5, 7
    and a2, a2, a3
    slli a6, a6, 16
    or a1, a1, a2
    or a5, a5, a6
    slli a2, t6, 20
    lui a3, 0x1000
    srli a6, t6, 7
    and a2, a2, a3
    slli a6, a6, 24
    or a1, a1, a2
    or a5, a5, a6
    slli a2, t0, 26
    slli a3, t2, 3
    slli a6, t0, 25
    slli a7, t2, 2
    srli a2, a2, 31
    andi a3, a3, 0x100
    slli t0, t0, 28
    slli t2, t2, 5
    or a2, a2, a3
    srli a6, a6, 31
    srli t0, t0, 31
    andi a7, a7, 0x100
    andi t2, t2, 0x100
    slli a3, t5, 11
    lui a4, 0x10
    or a6, a6, a7
    or t0, t0, t2
    and a3, a3, a4
    slli t2, t5, 10
    lui a7, 0x10
    or a2, a2, a3
    and t2, t2, a7
    slli a3, t6, 19
    lui a4, 0x1000
    or t2, a6, t2
    and a3, a3, a4
    slli a6, t6, 18
    lui a7, 0x1000
    or a2, a2, a3
    slli t5, t5, 13
    and a6, a6, a7
    lui s0, 0x10
    xori a2, a2, -1
    or t2, t2, a6
    and t5, t5, s0
    xori a0, a0, -1
    xor a3, a1, a2
    xori t2, t2, -1
    or t0, t0, t5
    xor a0, a0, a3
    slli t6, t6, 21
    xor t2, t2, a3
    lui t5, 0x1000
    xor a4, t3, a0
    xori a5, a5, -1
    xor a3, t3, t2
    and t5, t6, t5
    xor a1, a1, a4
    xor a6, a5, a3
    or t0, t0, t5
    xor t1, t1, a4
    xor t5, t0, a2
    xor t6, a1, a6
    xor a7, t1, a6
    xor t0, t0, t6
    xor s4, t5, a4
    xor a2, a7, t0
    xor s2, a3, t0
    xor s5, s4, t6
    and s0, a2, t5
    and s1, t0, a4
    and s3, s2, a0
    and s6, t1, s5
    xor s0, s0, s1
    xor s3, s3, s6
    xor s0, s0, s3
    xor s7, t1, s5
    xor s0, s0, s7
    and s7, a7, s4
    xor s1, s7, s1
    xor s7, a5, a2
    xor s8, a0, s5
    and s9, s7, s8
    xor s6, s9, s6
    and s10, a6, t6
    and s11, a3, t3
    xor s1, s1, s6
    xor s10, s10, s11
    xor s6, s10, s6
    xor a1, s6, a1
    xor s6, t3, t6
    and s10, a5, s6
    xor s9, s7, s8
    xor s10, s10, s11
    xor s1, s1, s9
    xor s3, s10, s3
    xor s9, s0, s1
    xor t2, s3, t2
    and s0, s0, t2
    xor s3, a1, s0
    xor s0, s1, s0
    and s10, s9, s3
    xor s1, s10, s1
    xor s10, t2, a1
    and s0, s0, s10
    xor s0, s0, a1
    xor s10, s3, s0
    and a1, a1, s10
    xor s3, s3, a1
    and s3, s1, s3
    xor s3, s9, s3
    xor t2, a1, t2
    xor t2, t2, s0
    and a1, s3, s6
    and a2, t2, a2
    and t5, t2, t5
    xor s6, s3, t2
    and s4, s0, s4
    and a7, s0, a7
    xor t2, s0, t2
    and s8, s6, s8
    and s7, s6, s7
    xor s0, s1, s0
    and t6, s1, t6
    xor s6, s0, s6
    xor s4, s4, t6
    and a0, s6, a0
    xor t6, s8, t6
    xor a0, a0, a1
    xor t5, t5, a1
    xor t6, t6, a0
    and a5, s3, a5
    xor s4, s4, t5
    xor a1, a2, t6
    and a4, t2, a4
    xor a2, a5, a1
    xor t5, a4, t5
    and a6, s1, a6
    and a5, s6, s2
    and a4, s0, s5
    xor a6, a6, a7
    xor a1, a5, a1
    xor a0, a4, a0
    xor a7, s7, a7
    xor t5, t5, a0
    xor a5, s1, s3
    xor s4, s4, a6
    xor a4, a7, t5
    and a3, a5, a3
    and t1, s0, t1
    and t0, t2, t0
    xor a1, a1, a4
    xor a3, a3, s4
    xor a7, a2, s4
    xor t1, t1, a4
    and t2, a5, t3
    xor t6, t6, a7
    xor a3, a3, t1
    xor t0, t0, t1
    slli t3, a1, 31
    andi t1, t6, 1
    srli t3, t3, 30
    or t1, t1, t3
    slli t3, a7, 31
    srli t3, t3, 29
    or t1, t1, t3
    slli t3, t5, 31
    srli t3, t3, 28
    or t1, t1, t3
    slli t3, a3, 31
    srli t3, t3, 27
    xor a2, a6, a2
    or t1, t1, t3
    slli t3, a2, 31
    srli t3, t3, 26
    or t1, t1, t3
    sw t0, 88(sp)  /* spill */
    slli t3, t0, 31
    xor t2, t2, a0
    xor t0, t2, t0
    xor t0, t0, a1
    srli t3, t3, 25
    sw t0, 92(sp)  /* spill */
    or t1, t1, t3
    slli t0, t0, 7
    lw s11, 656(ra)
    lw s10, 672(ra)
    lw s9, 44(sp)  /* reload */
    or t0, t1, t0
    xor t1, t4, s11
    xor t3, s9, s10
    slli t2, t1, 27
    slli t4, t3, 4
    srli t2, t2, 31
    lw s8, 688(ra)
    andi t4, t4, 0x100
    lw s7, 56(sp)  /* reload */
    or t2, t2, t4
    sw t5, 20(sp)  /* spill */
    sw t6, 76(sp)  /* spill */
    xor t4, s7, s8
    lui t6, 0x10
    slli t5, t4, 12
    and t5, t5, t6
    lw s2, 640(ra)
    lw s6, 24(sp)  /* reload */
    or t2, t2, t5
    xor t5, s6, s2
    lui a0, 0x1000
    slli t6, t5, 20
    and t6, t6, a0
    or t2, t2, t6
    slli t6, t1, 26
    slli a0, t3, 3
    srli t6, t6, 31
    andi a0, a0, 0x100
    sw a1, 68(sp)  /* spill */
    or t6, t6, a0
    slli a0, t4, 11
    lui a1, 0x10
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t5, 19
    lui a1, 0x1000
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t1, 25
    slli a1, t3, 2
    srli a0, a0, 31
    andi a1, a1, 0x100
    sw a2, 84(sp)  /* spill */
    or a0, a0, a1
    slli a1, t4, 10
    lui a2, 0x10
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t5, 18
    lui a2, 0x1000
    sw a3, 80(sp)  /* spill */
    and a1, a1, a2
    slli a2, t1, 30
    slli a3, t3, 7
    srli a2, a2, 31
    andi a3, a3, 0x100
    or a2, a2, a3
    slli a3, t4, 15
    lui a4, 0x10
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t5, 23
    lui a4, 0x1000
    and a3, a3, a4
    or a2, a2, a3
    srli a4, t3, 7
    srli a3, t1, 7
    slli a4, a4, 8
    or a3, a3, a4
    srli a4, t4, 7
    slli a4, a4, 16
    or a3, a3, a4
    srli a4, t5, 7
    slli a4, a4, 24
    or a3, a3, a4
    slli a4, t1, 29
    slli a5, t3, 6
    srli a4, a4, 31
    andi a5, a5, 0x100
    or a4, a4, a5
    slli a5, t4, 14
    lui a6, 0x10
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t5, 22
    lui a6, 0x1000
    and a5, a5, a6
    or a4, a4, a5
    slli a6, t3, 5
    slli a5, t1, 28
    slli t3, t3, 31
    andi t1, t1, 1
    srli t3, t3, 23
    or t1, t1, t3
    slli t3, t4, 13
    slli t4, t4, 31
    srli t4, t4, 15
    or t1, t1, t4
    lui t4, 0x10
    and t3, t3, t4
    slli t4, t5, 21
    slli t5, t5, 31
    srli t5, t5, 7
    srli a5, a5, 31
    andi a6, a6, 0x100
    or t1, t1, t5
    or a5, a5, a6
    lui t5, 0x1000
    or t3, a5, t3
    and t4, t4, t5
    or a0, a0, a1
    or t3, t3, t4
    xor a1, t6, a0
    xor t4, a4, t3
    xor t5, t3, a0
    xor a0, a2, t4
    xor t2, t2, a1
    xor t6, t6, a0
    sw a7, 72(sp)  /* spill */
    xor a3, a3, t6
    xor a6, t4, t2
    xor a7, a6, a3
    xor a4, a2, a3
    xor s0, t5, a7
    xor a5, t2, a4
    xor s1, t1, s0
    xor s4, t1, a1
    and s2, a5, s1
    and s3, a7, s0
    and s5, t4, s4
    and s6, t2, t6
    xor s2, s2, s3
    xor s5, s5, s6
    xor s7, t6, s4
    xor s2, s2, s5
    xor t3, t3, s7
    xor t3, s2, t3
    xor s8, s7, s0
    and s2, a2, a1
    and s9, a3, s8
    and s10, a6, s7
    xor s2, s2, s9
    xor s6, s10, s6
    xor s2, s2, s6
    xor s10, t6, t2
    xor s2, s2, s10
    and s10, a0, t1
    xor s3, s10, s3
    xor s10, t6, s1
    and s11, a4, s10
    xor s3, s3, s6
    xor s9, s11, s9
    xor t5, s3, t5
    xor s5, s9, s5
    and s3, s2, t5
    xor s9, t4, s4
    xor s6, t3, s3
    xor s5, s5, s9
    xor s3, s5, s3
    xor s9, t5, t3
    and s3, s3, s9
    xor s3, s3, t3
    and s9, s3, s10
    xor s10, s6, s3
    and t3, t3, s10
    xor t5, t3, t5
    xor s2, s2, s5
    xor t3, s6, t3
    and s6, s2, s6
    xor s5, s6, s5
    and t3, s5, t3
    xor t3, s2, t3
    and a4, s3, a4
    xor t5, t5, s3
    xor s2, s5, s3
    and a1, t5, a1
    and a2, t5, a2
    xor s3, s3, t5
    xor t5, t3, t5
    and a0, t3, a0
    and t1, t3, t1
    and s4, t5, s4
    and t4, t5, t4
    and a5, s5, a5
    and s1, s5, s1
    and a3, s3, a3
    xor t3, s5, t3
    xor t5, s2, t5
    xor a5, a5, a3
    and s5, t5, s7
    xor a1, a1, s9
    xor a5, a5, a4
    and a7, t3, a7
    xor s5, s5, s4
    xor a5, a5, a7
    xor a1, a1, s5
    and t5, t5, a6
    xor a6, a5, a1
    xor t4, t4, a4
    xor a2, a2, a6
    and a4, s3, s8
    and t3, t3, s0
    xor a6, s1, a6
    xor a4, a4, s9
    xor t3, t3, a6
    xor a4, a4, t3
    xor t4, t4, a4
    and t6, s2, t6
    xor a2, a2, t4
    xor t6, t6, s4
    xor t5, t5, a2
    xor a0, a0, a7
    xor t1, t1, s5
    xor a1, a1, t5
    xor t3, t6, t3
    and t2, s2, t2
    xori t5, t5, -1
    xor t6, a0, t3
    xor t1, t1, a6
    sw t5, 56(sp)  /* spill */
    xor t6, t6, t2
    xor a0, a3, t1
    xori a1, a1, -1
    xor t6, t6, a2
    xor t4, a0, t4
    slli t5, t5, 31
    sw t6, 104(sp)  /* spill */
    andi a0, a1, 1
    srli t5, t5, 30
    xor t2, t4, t2
    or t5, a0, t5
    slli t6, t6, 2
    xori t2, t2, -1
    or t5, t5, t6
    sw t1, 108(sp)  /* spill */
    sw t2, 112(sp)  /* spill */
    slli t6, a4, 3
    or t5, t5, t6
    slli t1, t1, 4
    slli t2, t2, 31
    or t1, t5, t1
    srli t2, t2, 26
    xori t4, a5, -1
    or t1, t1, t2
    slli t2, t4, 31
    srli t2, t2, 25
    or t1, t1, t2
    slli t2, t3, 7
    sw t0, 96(sp)  /* spill */
    or t1, t1, t2
    lw s11, 664(ra)
    lw s10, 40(sp)  /* reload */
    lw s6, 696(ra)
    lw s7, 64(sp)  /* reload */
    sw t3, 100(sp)  /* spill */
    sw t1, 120(sp)  /* spill */
    xor t0, t0, t1
    sw t4, 116(sp)  /* spill */
    xor t1, s10, s11
    xor t3, s7, s6
    slli t2, t1, 28
    slli t4, t3, 5
    srli t2, t2, 31
    lw s3, 648(ra)
    andi t4, t4, 0x100
    lw s8, 32(sp)  /* reload */
    or t2, t2, t4
    xor t4, s8, s3
    lui t6, 0x10
    slli t5, t4, 13
    and t5, t5, t6
    lw s9, 680(ra)
    lw s0, 52(sp)  /* reload */
    or t2, t2, t5
    xor t5, s0, s9
    lui a0, 0x1000
    slli t6, t5, 21
    and t6, t6, a0
    or t2, t2, t6
    slli t6, t1, 26
    slli a0, t3, 3
    srli t6, t6, 31
    andi a0, a0, 0x100
    sw a1, 44(sp)  /* spill */
    or t6, t6, a0
    slli a0, t4, 11
    lui a1, 0x10
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t5, 19
    lui a1, 0x1000
    and a0, a0, a1
    or t6, t6, a0
    slli a1, t3, 31
    andi a0, t1, 1
    srli a1, a1, 23
    or a0, a0, a1
    slli a1, t4, 31
    srli a1, a1, 15
    or a0, a0, a1
    slli a1, t5, 31
    srli a1, a1, 7
    or a0, a0, a1
    slli a7, t1, 29
    slli s0, t3, 6
    slli a1, t1, 30
    slli a2, t3, 7
    srli a7, a7, 31
    andi s0, s0, 0x100
    srli a1, a1, 31
    andi a2, a2, 0x100
    or a7, a7, s0
    or a1, a1, a2
    slli s0, t4, 14
    lui s1, 0x10
    slli a2, t4, 15
    lui a3, 0x10
    and s0, s0, s1
    and a2, a2, a3
    or a7, a7, s0
    or a1, a1, a2
    slli s0, t5, 22
    lui s1, 0x1000
    slli a2, t5, 23
    lui a3, 0x1000
    and s0, s0, s1
    sw a4, 24(sp)  /* spill */
    and a2, a2, a3
    or a7, a7, s0
    srli a3, t1, 7
    srli a4, t3, 7
    slli s0, t1, 25
    slli s1, t3, 2
    slli t1, t1, 27
    slli t3, t3, 4
    srli s0, s0, 31
    srli t1, t1, 31
    andi s1, s1, 0x100
    andi t3, t3, 0x100
    or s0, s0, s1
    or t1, t1, t3
    slli t3, t4, 10
    lui s1, 0x10
    slli a4, a4, 8
    and t3, t3, s1
    or a3, a3, a4
    or t3, s0, t3
    srli a4, t4, 7
    slli s0, t5, 18
    lui s1, 0x1000
    slli a4, a4, 16
    and s0, s0, s1
    or a3, a3, a4
    slli t4, t4, 12
    or t3, t3, s0
    lui s4, 0x10
    xori t6, t6, -1
    or a1, a1, a2
    srli a4, t5, 7
    xori t3, t3, -1
    and t4, t4, s4
    xori a1, a1, -1
    slli a4, a4, 24
    xor t3, t6, t3
    or t1, t1, t4
    xor a2, a1, t6
    or a3, a3, a4
    slli t5, t5, 20
    xor a7, a7, t3
    lui t4, 0x1000
    xor a1, a1, a3
    xor s1, t2, a7
    and t4, t5, t4
    xor a3, t2, a1
    xor s2, a2, s1
    or t1, t1, t4
    xori a0, a0, -1
    xor a4, a2, a3
    xor t1, t1, s2
    xor a0, a0, a4
    xor s3, t3, a3
    xor t4, t1, a4
    xor a5, t6, a0
    xor t5, s3, t4
    xor s4, a0, t5
    xor s6, a5, s3
    and a6, t2, a5
    and s0, a7, t6
    and s5, s2, s4
    and s7, a1, s6
    xor a6, a6, s0
    xor s5, s5, s7
    xor a6, a6, s5
    xor s8, s2, s4
    xor a6, a6, s8
    and s8, s1, a0
    xor s0, s8, s0
    xor s8, s2, a1
    xor s9, t6, t4
    and s10, s8, s9
    xor s7, s10, s7
    xor s0, s0, s7
    xor s10, a1, s6
    xor s0, s0, s10
    and s10, a2, t5
    and s11, a4, t4
    xor s10, s10, s11
    and ra, a3, s3
    xor s7, s10, s7
    xor s11, ra, s11
    xor t1, s7, t1
    xor s5, s11, s5
    and s7, s0, t1
    xor t3, s5, t3
    xor s10, a6, s7
    xor s5, t3, s7
    xor s7, t1, t3
    and s7, s10, s7
    xor s7, s7, t3
    xor s10, s5, s7
    and t3, t3, s10
    xor t1, t3, t1
    xor s0, s0, a6
    xor t3, s5, t3
    and s5, s0, s5
    xor a6, s5, a6
    and t3, a6, t3
    xor t1, t1, s7
    xor t3, s0, t3
    and s0, t1, s1
    and s1, a6, s3
    xor s3, s7, t1
    and a5, s7, a5
    and a0, t1, a0
    and t6, s3, t6
    xor a5, a5, a0
    xor t6, t6, a0
    xor a0, a6, s7
    and s5, a0, s6
    xor t1, t3, t1
    and a1, a0, a1
    xor a0, a0, t1
    and s6, a0, s9
    and a2, t3, a2
    and a0, a0, s8
    xor s0, s0, a2
    and t5, t3, t5
    xor a0, a0, a2
    and t2, s7, t2
    and a3, a6, a3
    xor t3, a6, t3
    and a2, t1, s2
    xor t2, t2, a3
    and a4, t3, a4
    and t1, t1, s4
    xor t1, t1, t2
    and t3, t3, t4
    xor t1, t1, s6
    and t4, s3, a7
    xor s5, s5, s6
    xor a1, a1, a4
    xor t1, t1, a5
    xor t4, t4, a4
    xor t6, t6, s5
    xor a1, a1, a0
    xor t4, t4, t1
    xor t6, t6, a1
    xor a2, a2, a3
    xor t1, s0, t1
    xor s1, s1, a5
    xor a0, a2, a0
    xor t3, t3, s5
    xor t1, t1, t6
    xor t3, t3, s1
    xor a0, a0, t1
    xor t2, t2, s0
    xor t5, t5, s1
    sw a0, 64(sp)  /* spill */
    xor t2, t2, t3
    sw t5, 32(sp)  /* spill */
    xor t1, t1, t5
    xor t3, t3, t4
    slli a0, a0, 31
    sw t3, 132(sp)  /* spill */
    andi a2, t6, 1
    srli a0, a0, 30
    slli t5, t5, 31
    sw t4, 52(sp)  /* spill */
    or a0, a2, a0
    srli t5, t5, 29
    slli t3, t3, 31
    sw t1, 124(sp)  /* spill */
    or t5, a0, t5
    srli t3, t3, 28
    slli t4, t4, 31
    or t3, t5, t3
    srli t4, t4, 27
    slli t1, t1, 31
    or t3, t3, t4
    srli t1, t1, 26
    or t1, t3, t1
    slli t3, a1, 31
    sw t2, 128(sp)  /* spill */
    srli t3, t3, 25
    or t1, t1, t3
    slli t2, t2, 7
    or t1, t1, t2
    lw ra, 44(sp)  /* reload */
    lw s11, 56(sp)  /* reload */
    sw t1, 136(sp)  /* spill */
    xor t0, t0, t1
    slli t1, ra, 23
    srli t2, s11, 7
    srli t1, t1, 31
    andi t2, t2, 2
    lw s10, 104(sp)  /* reload */
    or t1, t1, t2
    lw s7, 24(sp)  /* reload */
    srli t2, s10, 6
    or t1, t1, t2
    srli t2, s7, 5
    lw s9, 108(sp)  /* reload */
    or t1, t1, t2
    lw a6, 112(sp)  /* reload */
    srli t2, s9, 4
    or t1, t1, t2
    srli t2, a6, 3
    andi t2, t2, 0x20
    lw s8, 116(sp)  /* reload */
    or t1, t1, t2
    srli t2, s8, 2
    lw s2, 100(sp)  /* reload */
    andi t2, t2, 0x40
    lw a3, 4(sp)  /* reload */
    or t1, t1, t2
    srli t2, s2, 1
    lw a5, 692(a3)
    lw s5, 60(sp)  /* reload */
    or t1, t1, t2
    lw s6, 48(sp)  /* reload */
    lw s4, 676(a3)
    sw t1, 140(sp)  /* spill */
    xor t0, t0, t1
    xor t3, s5, a5
    xor t1, s6, s4
    slli t4, t3, 31
    andi t2, t1, 1
    lw s1, 660(a3)
    srli t4, t4, 23
    lw a7, 36(sp)  /* reload */
    or t2, t2, t4
    xor t4, a7, s1
    slli a6, t1, 25
    slli a7, t3, 2
    srli a6, a6, 31
    andi a7, a7, 0x100
    slli t5, t4, 31
    or a6, a6, a7
    lw s3, 644(a3)
    srli t5, t5, 15
    lw a4, 28(sp)  /* reload */
    slli a7, t4, 10
    lui s0, 0x10
    or t2, t2, t5
    and a7, a7, s0
    xor t5, a4, s3
    or a6, a6, a7
    slli a7, t5, 18
    lui s0, 0x1000
    and a7, a7, s0
    or a6, a6, a7
    slli a2, t1, 27
    slli a3, t3, 4
    slli a7, t1, 29
    slli s0, t3, 6
    srli a2, a2, 31
    andi a3, a3, 0x100
    srli a7, a7, 31
    andi s0, s0, 0x100
    or a2, a2, a3
    or a7, a7, s0
    slli a3, t4, 12
    lui a4, 0x10
    slli s0, t4, 14
    lui s1, 0x10
    and a3, a3, a4
    and s0, s0, s1
    or a2, a2, a3
    or a7, a7, s0
    slli a0, t5, 31
    slli a3, t5, 20
    lui a4, 0x1000
    slli s0, t5, 22
    lui s1, 0x1000
    srli a0, a0, 7
    and a3, a3, a4
    and s0, s0, s1
    sw a1, 40(sp)  /* spill */
    or t2, t2, a0
    or a2, a2, a3
    or a7, a7, s0
    srli a1, t3, 7
    srli a0, t1, 7
    slli a3, t1, 26
    slli a4, t3, 3
    slli s0, t1, 30
    slli s1, t3, 7
    slli t1, t1, 28
    slli t3, t3, 5
    srli s0, s0, 31
    srli t1, t1, 31
    andi s1, s1, 0x100
    andi t3, t3, 0x100
    or s0, s0, s1
    or t1, t1, t3
    slli t3, t4, 15
    lui s1, 0x10
    and t3, t3, s1
    slli a1, a1, 8
    or t3, s0, t3
    or a0, a0, a1
    srli a3, a3, 31
    andi a4, a4, 0x100
    slli s0, t5, 23
    lui s1, 0x1000
    srli a1, t4, 7
    or a3, a3, a4
    and s0, s0, s1
    slli a1, a1, 16
    slli a4, t4, 11
    lui a5, 0x10
    or t3, t3, s0
    or a0, a0, a1
    and a4, a4, a5
    slli t4, t4, 13
    lui s0, 0x10
    srli a1, t5, 7
    or a3, a3, a4
    and t4, t4, s0
    slli a1, a1, 24
    slli a4, t5, 19
    lui a5, 0x1000
    or t1, t1, t4
    or a0, a0, a1
    and a4, a4, a5
    slli t5, t5, 21
    lui t4, 0x1000
    xor a1, t2, a0
    or a3, a3, a4
    and t4, t5, t4
    xor a4, a2, a3
    xor t2, t2, t3
    or t1, t1, t4
    xor t3, a7, t2
    xor t4, a0, a4
    xor a2, a2, t3
    xor t1, t1, t4
    xor t5, a1, t3
    xor a6, a6, a2
    xor s0, t1, t5
    xor a3, a3, t2
    xor s1, a6, s0
    xor t2, t2, s1
    xor a7, a1, a6
    xor s2, a4, t2
    xor s4, t4, a2
    and a5, a1, a4
    and s3, a7, s2
    and s5, s0, s4
    and s6, t5, t4
    xor a5, a5, s3
    xor s5, s5, s6
    xor a5, a5, s5
    xor s7, s0, s4
    xor a5, a5, s7
    and s7, a6, t2
    xor s3, s7, s3
    and s7, t1, a2
    xor s6, s7, s6
    xor s3, s3, s6
    xor s7, t4, t5
    xor s3, s3, s7
    xor s7, a2, s2
    xor s8, a0, s7
    xor s10, t3, s1
    and s9, s1, s8
    and s11, s10, s7
    xor s9, s9, s11
    and ra, t3, a0
    xor s11, ra, s11
    xor s6, s9, s6
    xor s5, s11, s5
    xor a3, s6, a3
    xor s11, a0, t3
    and s6, s3, a3
    xor s5, s5, s11
    xor s9, a5, s6
    xor s11, a3, s5
    and s9, s9, s11
    xor s6, s5, s6
    xor s9, s9, s5
    xor s11, s6, s9
    and s5, s5, s11
    xor a3, s5, a3
    xor s3, s3, a5
    xor s5, s6, s5
    and s6, s3, s6
    xor a5, s6, a5
    and s5, a5, s5
    xor s3, s3, s5
    xor a3, a3, s9
    and s5, s3, s8
    and t2, a3, t2
    and a6, a3, a6
    xor s6, s9, a3
    xor s8, a5, s9
    and t5, s8, t5
    xor a3, s3, a3
    and t4, s8, t4
    xor s8, s8, a3
    xor s5, s5, t2
    and s0, a3, s0
    and a2, s8, a2
    and a1, s9, a1
    and a4, s9, a4
    and a0, a5, a0
    and t3, a5, t3
    and a7, s6, a7
    xor t2, a2, t2
    and a3, a3, s4
    xor a7, a7, t5
    xor a1, a1, s0
    xor t4, t4, t2
    and a2, s6, s2
    xor a5, a5, s3
    xor a3, a3, a4
    xor a7, a7, a1
    and s2, a5, s10
    and t1, s8, t1
    xor t2, a3, t2
    and s1, s3, s1
    xor t5, s2, t5
    xor a1, a6, a1
    xor t3, t3, s0
    xor t2, t2, t1
    xor t5, t5, s1
    xor t3, t3, s1
    xor t1, t1, a1
    xor a1, t5, a1
    xor t3, t3, t2
    xor t4, t4, a2
    xori a1, a1, -1
    xor t2, t2, t5
    xor a0, a0, a7
    xor t1, t1, t4
    slli t5, a1, 31
    xor a0, a0, a4
    and a5, a5, s7
    xor t4, a7, t4
    srli t5, t5, 30
    xor a2, a5, a2
    or t5, t4, t5
    slli a4, t1, 2
    xor a0, a0, a2
    or t5, t5, a4
    slli a4, a0, 3
    xor a2, s5, a2
    or t5, t5, a4
    slli a4, a2, 4
    xori t3, t3, -1
    or t5, t5, a4
    slli a4, t3, 31
    xor a3, a7, a2
    srli a4, a4, 26
    xori a3, a3, -1
    or t5, t5, a4
    slli a4, a3, 31
    srli a4, a4, 25
    xori t2, t2, -1
    or t5, t5, a4
    slli a4, t2, 7
    or t5, t5, a4
    srli a5, a1, 7
    srli a4, t4, 8
    andi a5, a5, 2
    or a4, a4, a5
    srli a5, t1, 6
    or a4, a4, a5
    srli a5, a0, 5
    or a4, a4, a5
    srli a5, a2, 4
    or a4, a4, a5
    srli a5, t3, 3
    andi a5, a5, 0x20
    or a4, a4, a5
    srli a5, a3, 2
    andi a5, a5, 0x40
    or a4, a4, a5
    srli a5, t2, 8
    slli a5, a5, 7
    lw ra, 64(sp)  /* reload */
    or a4, a4, a5
    slli a5, t6, 23
    srli a6, ra, 7
    srli a5, a5, 31
    lw s11, 32(sp)  /* reload */
    andi a6, a6, 2
    or a5, a5, a6
    srli a6, s11, 6
    andi a6, a6, 4
    lw s9, 132(sp)  /* reload */
    or a5, a5, a6
    srli a6, s9, 5
    lw s6, 52(sp)  /* reload */
    andi a6, a6, 8
    or a5, a5, a6
    srli a6, s6, 4
    andi a6, a6, 0x10
    lw s3, 124(sp)  /* reload */
    or a5, a5, a6
    srli a6, s3, 3
    lw s10, 40(sp)  /* reload */
    andi a6, a6, 0x20
    or a5, a5, a6
    srli a6, s10, 2
    andi a6, a6, 0x40
    lw s2, 128(sp)  /* reload */
    or a5, a5, a6
    srli a6, s2, 8
    slli a6, a6, 7
    or a5, a5, a6
    srli a7, ra, 15
    slli a6, t6, 15
    srli a6, a6, 31
    andi a7, a7, 2
    or a6, a6, a7
    slli t6, t6, 7
    srli a7, ra, 23
    srli t6, t6, 31
    andi a7, a7, 2
    or t6, t6, a7
    srli a7, s11, 14
    andi a7, a7, 4
    or a6, a6, a7
    srli a7, s11, 22
    andi a7, a7, 4
    or t6, t6, a7
    srli a7, s9, 13
    andi a7, a7, 8
    or a6, a6, a7
    srli a7, s9, 21
    andi a7, a7, 8
    or t6, t6, a7
    srli a7, s6, 12
    andi a7, a7, 0x10
    or a6, a6, a7
    srli a7, s6, 20
    andi a7, a7, 0x10
    or t6, t6, a7
    srli a7, s3, 11
    andi a7, a7, 0x20
    or a6, a6, a7
    srli a7, s3, 19
    andi a7, a7, 0x20
    or t6, t6, a7
    srli a7, s10, 10
    andi a7, a7, 0x40
    or a6, a6, a7
    srli a7, s10, 18
    andi a7, a7, 0x40
    or t6, t6, a7
    srli a7, s2, 16
    slli a7, a7, 7
    or a6, a6, a7
    srli a7, s2, 24
    slli a7, a7, 7
    or t6, t6, a7
    srli s0, a1, 15
    srli a7, t4, 16
    srli a1, a1, 23
    srli t4, t4, 24
    andi a1, a1, 2
    or t4, t4, a1
    srli a1, t1, 14
    srli t1, t1, 22
    or t1, t4, t1
    andi s0, s0, 2
    srli t4, a0, 13
    or a7, a7, s0
    srli a0, a0, 21
    or a1, a7, a1
    or t1, t1, a0
    or t4, a1, t4
    srli a0, a2, 12
    or t4, t4, a0
    srli a0, a2, 20
    or t1, t1, a0
    srli a0, t3, 11
    srli t3, t3, 19
    andi t3, t3, 0x20
    or t1, t1, t3
    andi a0, a0, 0x20
    srli t3, a3, 10
    or t4, t4, a0
    andi t3, t3, 0x40
    or t3, t4, t3
    srli t4, a3, 18
    andi t4, t4, 0x40
    or t1, t1, t4
    srli t4, t2, 16
    slli t4, t4, 7
    lw s8, 76(sp)  /* reload */
    lw s7, 68(sp)  /* reload */
    or t3, t3, t4
    slli t4, s8, 23
    srli a0, s7, 7
    srli t4, t4, 31
    andi a0, a0, 2
    lw s5, 72(sp)  /* reload */
    or t4, t4, a0
    srli a0, s5, 6
    lw s1, 20(sp)  /* reload */
    andi a0, a0, 4
    or t4, t4, a0
    srli a0, s1, 5
    andi a0, a0, 8
    lw s4, 80(sp)  /* reload */
    or t4, t4, a0
    srli a0, s4, 4
    lw ra, 84(sp)  /* reload */
    andi a0, a0, 0x10
    or t4, t4, a0
    srli a0, ra, 3
    andi a0, a0, 0x20
    lw s11, 88(sp)  /* reload */
    or t4, t4, a0
    srli a0, s11, 2
    lw s9, 92(sp)  /* reload */
    andi a0, a0, 0x40
    or t4, t4, a0
    srli a0, s9, 8
    slli a0, a0, 7
    lw s3, 44(sp)  /* reload */
    lw s10, 56(sp)  /* reload */
    or t4, t4, a0
    slli a0, s3, 15
    srli a2, s10, 15
    srli a0, a0, 31
    andi a2, a2, 2
    or a0, a0, a2
    slli a1, s3, 7
    srli a2, s10, 23
    srli a1, a1, 31
    lw s2, 104(sp)  /* reload */
    andi a2, a2, 2
    or a1, a1, a2
    srli a2, s2, 14
    or a0, a0, a2
    srli a2, s2, 22
    lw s0, 24(sp)  /* reload */
    or a1, a1, a2
    srli a2, s0, 13
    or a0, a0, a2
    lw a7, 108(sp)  /* reload */
    srli a2, s0, 21
    or a1, a1, a2
    srli a2, a7, 12
    or a0, a0, a2
    srli a2, a7, 20
    lw a3, 112(sp)  /* reload */
    or a1, a1, a2
    srli a2, a3, 11
    andi a2, a2, 0x20
    or a0, a0, a2
    srli a2, a3, 19
    lw s3, 116(sp)  /* reload */
    andi a2, a2, 0x20
    or a1, a1, a2
    srli a2, s3, 10
    andi a2, a2, 0x40
    or a0, a0, a2
    srli a2, s3, 18
    andi a2, a2, 0x40
    lw s10, 100(sp)  /* reload */
    or a1, a1, a2
    srli a2, s10, 9
    or a0, a0, a2
    srli a2, s10, 17
    or a1, a1, a2
    slli a2, s8, 15
    srli a7, s7, 15
    srli a2, a2, 31
    andi a7, a7, 2
    or a2, a2, a7
    slli a3, s8, 7
    srli a7, s7, 23
    srli a3, a3, 31
    andi a7, a7, 2
    or a3, a3, a7
    srli a7, s5, 14
    andi a7, a7, 4
    or a2, a2, a7
    srli a7, s5, 22
    andi a7, a7, 4
    or a3, a3, a7
    srli a7, s1, 13
    andi a7, a7, 8
    or a2, a2, a7
    srli a7, s1, 21
    andi a7, a7, 8
    or a3, a3, a7
    srli a7, s4, 12
    andi a7, a7, 0x10
    or a2, a2, a7
    srli a7, ra, 11
    andi a7, a7, 0x20
    or a2, a2, a7
    srli a7, s11, 10
    andi a7, a7, 0x40
    or a2, a2, a7
    srli a7, s9, 16
    slli a7, a7, 7
    srli t2, t2, 24
    or a2, a2, a7
    slli t2, t2, 7
    srli a7, s4, 20
    or t1, t1, t2
    andi a7, a7, 0x10
    xor t2, a6, t3
    lw s6, 140(sp)  /* reload */
    or a3, a3, a7
    xor t2, t2, t4
    srli a7, ra, 19
    xor t2, t2, s6
    andi a7, a7, 0x20
    xor t2, t2, t5
    or a3, a3, a7
    xor t2, t2, a0
    srli a7, s11, 18
    xor t2, t2, a2
    lw s2, 120(sp)  /* reload */
    andi a7, a7, 0x40
    sw t2, 20(sp)  /* spill */
    lw s0, 136(sp)  /* reload */
    or a3, a3, a7
    xor t2, t1, s2
    srli a7, s9, 24
    xor t2, t2, s0
    slli a7, a7, 7
    xor t2, t2, t6
    or a3, a3, a7
    xor t2, t2, a3
    xor t2, t2, a0
    xor t2, t2, a2
    sw t2, 24(sp)  /* spill */
    xor t2, a1, t3
    xor t2, t2, t4
    xor t2, t2, t6
    xor t2, t2, a3
    xor t2, t2, a4
    xor t2, t2, a5
    sw t2, 28(sp)  /* spill */
    xor t2, a1, a6
    xor a7, t2, t3
    xor t2, t2, t4
    xor t2, t2, t5
    xor t2, t2, t6
    lw s3, 96(sp)  /* reload */
    xor t2, t2, a0
    xor t2, t2, a4
    xor s1, t1, s3
    sw t2, 32(sp)  /* spill */
    xor t2, s1, s2
    xor t2, t2, t5
    xor t2, t2, t6
    xor t2, t2, a5
    xor t2, t2, a2
    sw t2, 36(sp)  /* spill */
    xor t2, s1, s0
    xor t2, t2, s6
    xor t2, t2, a3
    xor t2, t2, a0
    xor t2, t2, a4
    sw t2, 40(sp)  /* spill */
    xor t2, a1, t1
    xor s1, a6, s3
    xor t1, t1, a6
    xor a6, t2, s2
    xor t2, t2, t3
    xor t2, t2, s0
    xor t2, t2, a3
    xor t2, t2, a0
    xor t2, t2, a5
    sw t2, 44(sp)  /* spill */
    xor t2, s1, t3
    xor t2, t2, s0
    xor t2, t2, s6
    xor t2, t2, a4
    xor t2, t2, a2
    sw t2, 48(sp)  /* spill */
    xor t2, s1, s2
    xor t2, t2, t4
    xor t2, t2, t5
    xor t2, t2, a0
    xor t2, t2, a5
    xor a1, a1, s3
    sw t2, 52(sp)  /* spill */
    xor t2, a1, s0
    xor t2, t2, t4
    xor t2, t2, s6
    xor t2, t2, t6
    xor t2, t2, a4
    sw t2, 56(sp)  /* spill */
    xor t2, t1, s0
    xor t1, t1, s2
    xor t1, t1, t3
    xor t1, t1, s6
    xor t1, t1, t6
    xor t1, t1, a2
    sw t1, 60(sp)  /* spill */
    xor t1, t2, t4
    xor t2, a1, s2
    xor a7, a7, s6
    xor t2, t2, t3
    lw s10, 4(sp)  /* reload */
    xor t0, t0, t5
    xor a7, a7, a3
    xor t2, t2, t5
    xor t0, t0, a4
    xor a7, a7, a5
    xor t2, t2, a3
    /* end: C = SL2(P ^ ek[rounds - 1]) ^ ek[rounds] */
    lw s8, 704(s10)
    lw s7, 720(s10)
    xor t0, t0, a5
    xor a7, a7, a2
    xor a6, a6, t4
    xor t2, t2, a5
    xor a6, a6, t6
    sw t2, 64(sp)  /* spill */
    xor t0, t0, s8
    xor t3, a7, s7
    xor a6, a6, a4
    slli t2, t0, 28
    slli t4, t3, 5
    lw s5, 736(s10)
    xor a6, a6, a2
    xor t1, t1, t5
    srli t2, t2, 31
    andi t4, t4, 0x100
    or t2, t2, t4
    xor t5, a6, s5
    xor t1, t1, a3
    lui t4, 0x10
    slli t6, t5, 13
    lw s4, 752(s10)
    xor t1, t1, a0
    and t4, t6, t4
    or t2, t2, t4
    xor t1, t1, s4
    lui t4, 0x1000
    slli t6, t1, 21
    and t4, t6, t4
    or t2, t2, t4
    slli t4, t0, 26
    slli t6, t3, 3
    srli t4, t4, 31
    andi t6, t6, 0x100
    or t4, t4, t6
    lui a0, 0x10
    slli t6, t5, 11
    and t6, t6, a0
    or t4, t4, t6
    slli t6, t1, 19
    lui a0, 0x1000
    and t6, t6, a0
    or t4, t4, t6
    slli a0, t3, 31
    andi t6, t0, 1
    srli a0, a0, 23
    or t6, t6, a0
    slli a0, t5, 31
    srli a0, a0, 15
    or t6, t6, a0
    slli a0, t1, 31
    srli a0, a0, 7
    or t6, t6, a0
    slli a6, t0, 29
    slli a7, t3, 6
    slli a0, t0, 30
    slli a1, t3, 7
    srli a6, a6, 31
    andi a7, a7, 0x100
    srli a0, a0, 31
    andi a1, a1, 0x100
    or a6, a6, a7
    or a0, a0, a1
    slli a7, t5, 14
    lui s0, 0x10
    slli a1, t5, 15
    lui a2, 0x10
    and a7, a7, s0
    and a1, a1, a2
    or a6, a6, a7
    or a0, a0, a1
    slli a7, t1, 22
    lui s0, 0x1000
    slli a1, t1, 23
    lui a2, 0x1000
    and a7, a7, s0
    and a1, a1, a2
    or a6, a6, a7
    slli a2, t0, 24
    slli a3, t3, 1
    slli a7, t0, 25
    slli s0, t3, 2
    slli t0, t0, 27
    slli t3, t3, 4
    srli a7, a7, 31
    srli t0, t0, 31
    andi s0, s0, 0x100
    andi t3, t3, 0x100
    or a7, a7, s0
    or t0, t0, t3
    slli t3, t5, 10
    lui s0, 0x10
    srli a2, a2, 31
    andi a3, a3, 0x100
    and t3, t3, s0
    or a2, a2, a3
    or t3, a7, t3
    slli a3, t5, 9
    lui a4, 0x10
    slli a7, t1, 18
    lui s0, 0x1000
    and a3, a3, a4
    and a7, a7, s0
    or a2, a2, a3
    slli t5, t5, 12
    or t3, t3, a7
    lui s3, 0x10
    xori t4, t4, -1
    or a0, a0, a1
    slli a3, t1, 17
    lui a4, 0x1000
    xori t3, t3, -1
    and t5, t5, s3
    xori a0, a0, -1
    and a3, a3, a4
    xor t3, t4, t3
    or t0, t0, t5
    xor a1, a0, t4
    or a2, a2, a3
    slli t1, t1, 20
    xor a6, a6, t3
    lui t5, 0x1000
    xor a0, a0, a2
    xor s0, t2, a6
    and t1, t1, t5
    xor a2, t2, a0
    xor s1, a1, s0
    or t0, t0, t1
    xori t6, t6, -1
    xor a3, a1, a2
    xor t0, t0, s1
    xor t6, t6, a3
    xor s2, t3, a2
    xor t1, t0, a3
    xor a4, t4, t6
    xor t5, s2, t1
    xor s3, t6, t5
    xor s5, a4, s2
    and a5, t2, a4
    and a7, a6, t4
    and s4, s1, s3
    and s6, a0, s5
    xor a5, a5, a7
    xor s4, s4, s6
    xor a5, a5, s4
    xor s7, s1, s3
    xor a5, a5, s7
    and s7, s0, t6
    xor a7, s7, a7
    xor s7, s1, a0
    xor s8, t4, t1
    and s9, s7, s8
    xor s6, s9, s6
    xor a7, a7, s6
    xor s9, a0, s5
    xor a7, a7, s9
    and s9, a1, t5
    and s11, a3, t1
    xor s9, s9, s11
    and ra, a2, s2
    xor s6, s9, s6
    xor s11, ra, s11
    xor t0, s6, t0
    xor s4, s11, s4
    and s6, a7, t0
    xor t3, s4, t3
    xor s9, a5, s6
    xor s4, t3, s6
    xor s6, t0, t3
    and s6, s9, s6
    xor s6, s6, t3
    xor s9, s4, s6
    and t3, t3, s9
    xor t0, t3, t0
    xor a7, a7, a5
    xor t3, s4, t3
    and s4, a7, s4
    xor a5, s4, a5
    and t3, a5, t3
    xor t0, t0, s6
    xor t3, a7, t3
    and a7, t0, s0
    and s0, a5, s2
    xor s2, s6, t0
    and a4, s6, a4
    and t6, t0, t6
    and t4, s2, t4
    xor a4, a4, t6
    xor t4, t4, t6
    xor t6, a5, s6
    and s4, t6, s5
    xor t0, t3, t0
    and a0, t6, a0
    xor t6, t6, t0
    and s5, t6, s8
    and a1, t3, a1
    and t6, t6, s7
    xor a7, a7, a1
    xor t6, t6, a1
    and t2, s6, t2
    and a2, a5, a2
    and t5, t3, t5
    and a1, t0, s1
    xor t2, t2, a2
    xor t3, a5, t3
    and t0, t0, s3
    and a3, t3, a3
    xor t0, t0, t2
    xor s4, s4, s5
    xor a0, a0, a3
    xor t0, t0, s5
    xor t4, t4, s4
    xor a0, a0, t6
    xor a1, a1, a2
    xor t0, t0, a4
    and t1, t3, t1
    xor t4, t4, a0
    and t3, s2, a6
    xor a2, a7, t0
    xor t6, a1, t6
    xor t3, t3, a3
    xor a2, a2, t4
    xor s0, s0, a4
    xor t6, t6, a2
    xor t0, t3, t0
    xor t5, t5, s0
    sw t6, 76(sp)  /* spill */
    slli t3, t6, 31
    andi a1, t4, 1
    srli t3, t3, 30
    slli t6, t5, 31
    xor t1, t1, s4
    or t3, a1, t3
    srli t6, t6, 29
    xor t1, t1, s0
    or t3, t3, t6
    xor t6, t1, t0
    sw t6, 84(sp)  /* spill */
    sw t0, 80(sp)  /* spill */
    slli t6, t6, 31
    srli t6, t6, 28
    slli t0, t0, 31
    sw t5, 68(sp)  /* spill */
    or t3, t3, t6
    srli t0, t0, 27
    xor t5, a2, t5
    or t0, t3, t0
    slli t3, t5, 31
    srli t3, t3, 26
    xor t2, t2, a7
    or t0, t0, t3
    slli t3, a0, 31
    xor t1, t2, t1
    srli t3, t3, 25
    sw t1, 92(sp)  /* spill */
    or t0, t0, t3
    slli t1, t1, 7
    lw ra, 768(s10)
    or t0, t0, t1
    lw s11, 740(s10)
    xor t0, t0, ra
    lw s9, 44(sp)  /* reload */
    lw s6, 756(s10)
    lw s8, 56(sp)  /* reload */
    sw t0, 96(sp)  /* spill */
    xor t0, s9, s11
    xor t2, s8, s6
    slli t1, t0, 29
    slli t3, t2, 6
    srli t1, t1, 31
    lw a5, 724(s10)
    andi t3, t3, 0x100
    lw s7, 36(sp)  /* reload */
    or t1, t1, t3
    sw t5, 88(sp)  /* spill */
    xor t3, s7, a5
    lui t6, 0x10
    slli t5, t3, 14
    and t5, t5, t6
    lw s1, 708(s10)
    lw s3, 20(sp)  /* reload */
    or t1, t1, t5
    sw a0, 72(sp)  /* spill */
    xor t5, s3, s1
    lui a0, 0x1000
    slli t6, t5, 22
    and t6, t6, a0
    or t1, t1, t6
    slli a0, t2, 31
    andi t6, t0, 1
    srli a0, a0, 23
    or t6, t6, a0
    slli a0, t3, 31
    srli a0, a0, 15
    or t6, t6, a0
    slli a0, t5, 31
    srli a0, a0, 7
    or t6, t6, a0
    slli a0, t0, 30
    slli a1, t2, 7
    srli a0, a0, 31
    andi a1, a1, 0x100
    or a0, a0, a1
    slli a1, t3, 15
    lui a2, 0x10
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t5, 23
    lui a2, 0x1000
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t0, 27
    slli a2, t2, 4
    slli a5, t0, 24
    slli a6, t2, 1
    srli a1, a1, 31
    andi a2, a2, 0x100
    srli a5, a5, 31
    andi a6, a6, 0x100
    or a1, a1, a2
    or a5, a5, a6
    slli a2, t3, 12
    lui a3, 0x10
    slli a6, t3, 9
    lui a7, 0x10
    and a2, a2, a3
    and a6, a6, a7
    or a1, a1, a2
    or a5, a5, a6
    slli a2, t5, 20
    lui a3, 0x1000
    slli a6, t5, 17
    lui a7, 0x1000
    and a2, a2, a3
    and a6, a6, a7
    or a1, a1, a2
    or a5, a5, a6
    slli a2, t0, 26
    slli a3, t2, 3
    slli a6, t0, 25
    slli a7, t2, 2
    srli a2, a2, 31
    andi a3, a3, 0x100
    slli t0, t0, 28
    slli t2, t2, 5
    or a2, a2, a3
    srli a6, a6, 31
    srli t0, t0, 31
    andi a7, a7, 0x100
    andi t2, t2, 0x100
    slli a3, t3, 11
    lui a4, 0x10
    or a6, a6, a7
    or t0, t0, t2
    and a3, a3, a4
    slli t2, t3, 10
    lui a7, 0x10
    or a2, a2, a3
    and t2, t2, a7
    slli a3, t5, 19
    lui a4, 0x1000
    or t2, a6, t2
    and a3, a3, a4
    slli a6, t5, 18
    lui a7, 0x1000
    or a2, a2, a3
    slli t3, t3, 13
    and a6, a6, a7
    lui s0, 0x10
    xori a2, a2, -1
    or t2, t2, a6
    and t3, t3, s0
    xori a0, a0, -1
    xor a3, a1, a2
    xori t2, t2, -1
    or t0, t0, t3
    xor a0, a0, a3
    slli t5, t5, 21
    xor t2, t2, a3
    lui t3, 0x1000
    xor a4, t6, a0
    xori a5, a5, -1
    xor a3, t6, t2
    and t3, t5, t3
    xor a1, a1, a4
    xor a6, a5, a3
    or t0, t0, t3
    xor t1, t1, a4
    xor t3, t0, a2
    xor t5, a1, a6
    xor a7, t1, a6
    xor t0, t0, t5
    xor s4, t3, a4
    xor a2, a7, t0
    xor s2, a3, t0
    xor s5, s4, t5
    and s0, a2, t3
    and s1, t0, a4
    and s3, s2, a0
    and s6, t1, s5
    xor s0, s0, s1
    xor s3, s3, s6
    xor s0, s0, s3
    xor s7, t1, s5
    xor s0, s0, s7
    and s7, a7, s4
    xor s1, s7, s1
    xor s7, a5, a2
    xor s8, a0, s5
    and s9, s7, s8
    xor s6, s9, s6
    and s11, a6, t5
    and ra, a3, t6
    xor s1, s1, s6
    xor s11, s11, ra
    xor s6, s11, s6
    xor a1, s6, a1
    xor s6, t6, t5
    and s11, a5, s6
    xor s9, s7, s8
    xor s11, s11, ra
    xor s1, s1, s9
    xor s3, s11, s3
    xor s9, s0, s1
    xor t2, s3, t2
    and s0, s0, t2
    xor s3, a1, s0
    xor s0, s1, s0
    and s11, s9, s3
    xor s1, s11, s1
    xor s11, t2, a1
    and s0, s0, s11
    xor s0, s0, a1
    xor s11, s3, s0
    and a1, a1, s11
    xor s3, s3, a1
    and s3, s1, s3
    xor s3, s9, s3
    xor t2, a1, t2
    xor t2, t2, s0
    and a1, s3, s6
    and a2, t2, a2
    and t3, t2, t3
    xor s6, s3, t2
    and s4, s0, s4
    and a7, s0, a7
    xor t2, s0, t2
    and t5, s1, t5
    and s8, s6, s8
    and s7, s6, s7
    xor s0, s1, s0
    xor s4, s4, t5
    xor t3, t3, a1
    xor s6, s0, s6
    xor s4, s4, t3
    and a0, s6, a0
    and a4, t2, a4
    xor t5, s8, t5
    xor a0, a0, a1
    xor t3, a4, t3
    and a6, s1, a6
    xor t5, t5, a0
    and a4, s0, s5
    xor a6, a6, a7
    xor a0, a4, a0
    and a5, s3, a5
    xor a7, s7, a7
    xor a1, a2, t5
    xor t3, t3, a0
    xor s4, s4, a6
    xor a2, a5, a1
    xor a4, a7, t3
    and a5, s6, s2
    xor a7, a2, s4
    xor a1, a5, a1
    xor t5, t5, a7
    and t0, t2, t0
    xor a1, a1, a4
    sw t5, 56(sp)  /* spill */
    slli t2, t5, 7
    srli t5, a1, 23
    srli t2, t2, 31
    andi t5, t5, 2
    or t2, t2, t5
    sw t3, 20(sp)  /* spill */
    xor a5, s1, s3
    srli t5, a7, 22
    and a3, a5, a3
    and t1, s0, t1
    andi t5, t5, 4
    srli t3, t3, 21
    xor a3, a3, s4
    xor t1, t1, a4
    or t2, t2, t5
    andi t3, t3, 8
    xor a3, a3, t1
    xor t0, t0, t1
    or t2, t2, t3
    and t1, a5, t6
    srli t3, a3, 20
    xor t1, t1, a0
    andi t3, t3, 0x10
    xor a2, a6, a2
    xor t1, t1, t0
    or t2, t2, t3
    sw t0, 108(sp)  /* spill */
    xor t1, t1, a1
    srli t3, a2, 19
    sw t1, 112(sp)  /* spill */
    andi t3, t3, 0x20
    srli t0, t0, 18
    or t2, t2, t3
    andi t0, t0, 0x40
    srli t1, t1, 24
    or t0, t2, t0
    slli t1, t1, 7
    lw ra, 772(s10)
    or t0, t0, t1
    lw s11, 728(s10)
    xor t0, t0, ra
    lw s9, 32(sp)  /* reload */
    lw s8, 760(s10)
    lw s7, 64(sp)  /* reload */
    sw t0, 116(sp)  /* spill */
    xor t0, s9, s11
    xor t2, s7, s8
    slli t1, t0, 27
    slli t3, t2, 4
    srli t1, t1, 31
    lw s2, 712(s10)
    andi t3, t3, 0x100
    lw s6, 24(sp)  /* reload */
    or t1, t1, t3
    xor t3, s6, s2
    lui t6, 0x10
    slli t5, t3, 12
    and t5, t5, t6
    lw s5, 744(s10)
    lw s1, 48(sp)  /* reload */
    or t1, t1, t5
    xor t5, s1, s5
    lui a0, 0x1000
    slli t6, t5, 20
    and t6, t6, a0
    or t1, t1, t6
    slli t6, t0, 26
    slli a0, t2, 3
    srli t6, t6, 31
    andi a0, a0, 0x100
    sw a1, 36(sp)  /* spill */
    or t6, t6, a0
    slli a0, t3, 11
    lui a1, 0x10
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t5, 19
    lui a1, 0x1000
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t0, 25
    slli a1, t2, 2
    srli a0, a0, 31
    andi a1, a1, 0x100
    sw a2, 104(sp)  /* spill */
    or a0, a0, a1
    slli a1, t3, 10
    lui a2, 0x10
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t5, 18
    lui a2, 0x1000
    sw a3, 100(sp)  /* spill */
    and a1, a1, a2
    slli a2, t0, 30
    slli a3, t2, 7
    srli a2, a2, 31
    andi a3, a3, 0x100
    or a2, a2, a3
    slli a3, t3, 15
    lui a4, 0x10
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t5, 23
    lui a4, 0x1000
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t0, 24
    slli a4, t2, 1
    srli a3, a3, 31
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, t3, 9
    lui a5, 0x10
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t5, 17
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t0, 29
    slli a5, t2, 6
    srli a4, a4, 31
    andi a5, a5, 0x100
    or a4, a4, a5
    slli a5, t3, 14
    lui a6, 0x10
    and a5, a5, a6
    or a4, a4, a5
    slli a5, t5, 22
    lui a6, 0x1000
    and a5, a5, a6
    or a4, a4, a5
    slli a6, t2, 5
    slli a5, t0, 28
    slli t2, t2, 31
    andi t0, t0, 1
    srli t2, t2, 23
    or t0, t0, t2
    slli t2, t3, 13
    slli t3, t3, 31
    srli t3, t3, 15
    or t0, t0, t3
    lui t3, 0x10
    and t2, t2, t3
    slli t3, t5, 21
    slli t5, t5, 31
    srli t5, t5, 7
    srli a5, a5, 31
    andi a6, a6, 0x100
    or t0, t0, t5
    or a5, a5, a6
    lui t5, 0x1000
    or t2, a5, t2
    and t3, t3, t5
    or a0, a0, a1
    or t2, t2, t3
    xor a1, t6, a0
    xor t3, a4, t2
    xor t5, t2, a0
    xor a0, a2, t3
    xor t1, t1, a1
    xor t6, t6, a0
    sw a7, 44(sp)  /* spill */
    xor a3, a3, t6
    xor a6, t3, t1
    xor a7, a6, a3
    xor a4, a2, a3
    xor s0, t5, a7
    xor a5, t1, a4
    xor s1, t0, s0
    xor s4, t0, a1
    and s2, a5, s1
    and s3, a7, s0
    and s5, t3, s4
    and s6, t1, t6
    xor s2, s2, s3
    xor s5, s5, s6
    xor s7, t6, s4
    xor s2, s2, s5
    xor t2, t2, s7
    xor t2, s2, t2
    xor s8, s7, s0
    and s2, a2, a1
    and s9, a3, s8
    and s11, a6, s7
    xor s2, s2, s9
    xor s6, s11, s6
    xor s2, s2, s6
    xor s11, t6, t1
    xor s2, s2, s11
    and s11, a0, t0
    xor s3, s11, s3
    xor s11, t6, s1
    and ra, a4, s11
    xor s3, s3, s6
    xor s9, ra, s9
    xor t5, s3, t5
    xor s5, s9, s5
    and s3, s2, t5
    xor s9, t3, s4
    xor s6, t2, s3
    xor s5, s5, s9
    xor s3, s5, s3
    xor s9, t5, t2
    and s3, s3, s9
    xor s3, s3, t2
    and s9, s3, s11
    xor s11, s6, s3
    and t2, t2, s11
    xor t5, t2, t5
    xor s2, s2, s5
    xor t2, s6, t2
    and s6, s2, s6
    xor s5, s6, s5
    and t2, s5, t2
    xor t2, s2, t2
    and a4, s3, a4
    xor t5, t5, s3
    xor s2, s5, s3
    and a1, t5, a1
    and a2, t5, a2
    xor s3, s3, t5
    xor t5, t2, t5
    and a0, t2, a0
    and t0, t2, t0
    and s4, t5, s4
    and t3, t5, t3
    and a5, s5, a5
    and s1, s5, s1
    and a3, s3, a3
    xor t2, s5, t2
    xor t5, s2, t5
    xor a5, a5, a3
    and s5, t5, s7
    xor a1, a1, s9
    xor a5, a5, a4
    and a7, t2, a7
    xor s5, s5, s4
    xor a5, a5, a7
    xor a1, a1, s5
    and t5, t5, a6
    xor a6, a5, a1
    xor t3, t3, a4
    xor a2, a2, a6
    and a4, s3, s8
    and t2, t2, s0
    xor a6, s1, a6
    xor a4, a4, s9
    xor t2, t2, a6
    xor a4, a4, t2
    and t6, s2, t6
    xor t3, t3, a4
    xor t6, t6, s4
    xor a2, a2, t3
    xor a0, a0, a7
    xor t0, t0, s5
    xor t5, t5, a2
    xor t2, t6, t2
    xor a1, a1, t5
    xor t6, a0, t2
    xor t0, t0, a6
    and t1, s2, t1
    xori t5, t5, -1
    xor a0, a3, t0
    xori a1, a1, -1
    sw t5, 48(sp)  /* spill */
    xor t6, t6, t1
    xor t3, a0, t3
    xor t6, t6, a2
    slli a0, a1, 15
    srli t5, t5, 15
    sw t6, 120(sp)  /* spill */
    srli a0, a0, 31
    andi t5, t5, 2
    xor t1, t3, t1
    or t5, a0, t5
    srli t6, t6, 14
    xori t1, t1, -1
    or t5, t5, t6
    sw t0, 124(sp)  /* spill */
    sw t1, 128(sp)  /* spill */
    srli t6, a4, 13
    or t5, t5, t6
    srli t0, t0, 12
    srli t1, t1, 11
    or t0, t5, t0
    andi t1, t1, 0x20
    xori t3, a5, -1
    or t0, t0, t1
    srli t1, t3, 10
    andi t1, t1, 0x40
    or t0, t0, t1
    srli t1, t2, 9
    lw ra, 776(s10)
    or t0, t0, t1
    lw s7, 732(s10)
    lw s3, 40(sp)  /* reload */
    sw t2, 64(sp)  /* spill */
    lw s11, 716(s10)
    xor t0, t0, ra
    lw s6, 28(sp)  /* reload */
    sw t3, 132(sp)  /* spill */
    sw t0, 136(sp)  /* spill */
    xor t2, s3, s7
    xor t0, s6, s11
    slli t3, t2, 31
    andi t1, t0, 1
    lw s8, 764(s10)
    srli t3, t3, 23
    lw s9, 60(sp)  /* reload */
    or t1, t1, t3
    xor t3, s9, s8
    slli t5, t3, 31
    lw s0, 748(s10)
    srli t5, t5, 15
    lw a7, 52(sp)  /* reload */
    or t1, t1, t5
    xor t5, a7, s0
    slli t6, t5, 31
    srli t6, t6, 7
    or t1, t1, t6
    slli a5, t0, 25
    slli a6, t2, 2
    slli a0, t2, 1
    slli t6, t0, 24
    srli a5, a5, 31
    andi a6, a6, 0x100
    srli t6, t6, 31
    andi a0, a0, 0x100
    or a5, a5, a6
    sw a1, 32(sp)  /* spill */
    or t6, t6, a0
    slli a6, t3, 10
    lui a7, 0x10
    slli a0, t3, 9
    lui a1, 0x10
    and a6, a6, a7
    and a0, a0, a1
    or a5, a5, a6
    or t6, t6, a0
    slli a6, t5, 18
    lui a7, 0x1000
    slli a0, t5, 17
    lui a1, 0x1000
    and a6, a6, a7
    and a0, a0, a1
    or a5, a5, a6
    slli a1, t0, 27
    slli a2, t2, 4
    slli a6, t0, 29
    slli a7, t2, 6
    srli a1, a1, 31
    andi a2, a2, 0x100
    srli a6, a6, 31
    andi a7, a7, 0x100
    or a1, a1, a2
    or a6, a6, a7
    slli a2, t3, 12
    lui a3, 0x10
    slli a7, t3, 14
    lui s0, 0x10
    and a2, a2, a3
    and a7, a7, s0
    or a1, a1, a2
    or a6, a6, a7
    slli a2, t5, 20
    lui a3, 0x1000
    slli a7, t5, 22
    lui s0, 0x1000
    and a2, a2, a3
    and a7, a7, s0
    or a1, a1, a2
    or a6, a6, a7
    slli a2, t0, 26
    slli a3, t2, 3
    slli a7, t0, 30
    slli s0, t2, 7
    slli t0, t0, 28
    slli t2, t2, 5
    srli a7, a7, 31
    srli t0, t0, 31
    andi s0, s0, 0x100
    andi t2, t2, 0x100
    or a7, a7, s0
    or t0, t0, t2
    slli t2, t3, 15
    lui s0, 0x10
    and t2, t2, s0
    or t2, a7, t2
    srli a2, a2, 31
    andi a3, a3, 0x100
    slli a7, t5, 23
    lui s0, 0x1000
    sw a4, 24(sp)  /* spill */
    or a2, a2, a3
    and a7, a7, s0
    slli a3, t3, 11
    lui a4, 0x10
    or t2, t2, a7
    and a3, a3, a4
    slli t3, t3, 13
    lui a7, 0x10
    or a2, a2, a3
    and t3, t3, a7
    slli a3, t5, 19
    lui a4, 0x1000
    or t0, t0, t3
    or t6, t6, a0
    and a3, a3, a4
    slli t5, t5, 21
    lui t3, 0x1000
    xor a0, t1, t6
    or a2, a2, a3
    and t3, t5, t3
    xor a3, a1, a2
    xor t1, t1, t2
    or t0, t0, t3
    xor t2, a6, t1
    xor t3, t6, a3
    xor a1, a1, t2
    xor t0, t0, t3
    xor t5, a0, t2
    xor a5, a5, a1
    xor a7, t0, t5
    xor a2, a2, t1
    xor s0, a5, a7
    xor t1, t1, s0
    xor a6, a0, a5
    xor s1, a3, t1
    xor s3, t3, a1
    and a4, a0, a3
    and s2, a6, s1
    and s4, a7, s3
    and s5, t5, t3
    xor a4, a4, s2
    xor s4, s4, s5
    xor a4, a4, s4
    xor s6, a7, s3
    xor a4, a4, s6
    and s6, a5, t1
    xor s2, s6, s2
    and s6, t0, a1
    xor s5, s6, s5
    xor s2, s2, s5
    xor s6, t3, t5
    xor s2, s2, s6
    xor s6, a1, s1
    xor s7, t6, s6
    xor s9, t2, s0
    and s8, s0, s7
    and s11, s9, s6
    xor s8, s8, s11
    and ra, t2, t6
    xor s11, ra, s11
    xor s5, s8, s5
    xor s4, s11, s4
    xor a2, s5, a2
    xor s11, t6, t2
    and s5, s2, a2
    xor s4, s4, s11
    xor s8, a4, s5
    xor s11, a2, s4
    and s8, s8, s11
    xor s5, s4, s5
    xor s8, s8, s4
    xor s11, s5, s8
    and s4, s4, s11
    xor a2, s4, a2
    xor s2, s2, a4
    xor s4, s5, s4
    and s5, s2, s5
    xor a4, s5, a4
    and s4, a4, s4
    xor s2, s2, s4
    xor a2, a2, s8
    and s4, s2, s7
    and t1, a2, t1
    and a5, a2, a5
    xor s5, s8, a2
    xor s7, a4, s8
    and t5, s7, t5
    xor a2, s2, a2
    and t3, s7, t3
    xor s7, s7, a2
    xor s4, s4, t1
    and a7, a2, a7
    and a1, s7, a1
    and a0, s8, a0
    and a3, s8, a3
    and a6, s5, a6
    xor t1, a1, t1
    and a2, a2, s3
    and t6, a4, t6
    and t2, a4, t2
    xor a6, a6, t5
    xor a0, a0, a7
    xor t3, t3, t1
    xor a2, a2, a3
    xor a6, a6, a0
    and a1, s5, s1
    xor a4, a4, s2
    and t0, s7, t0
    xor t1, a2, t1
    and s1, a4, s9
    xor a0, a5, a0
    xor t1, t1, t0
    and s0, s2, s0
    xor t3, t3, a1
    xor t6, t6, a6
    and a4, a4, s6
    xor t2, t2, a7
    xor t0, t0, a0
    xor t6, t6, a3
    xor a1, a4, a1
    xor t2, t2, s0
    xor a2, t0, t3
    xor t6, t6, a1
    xor t0, t2, t1
    xor t5, s1, t5
    xor a1, s4, a1
    xori t2, t0, -1
    xor t5, t5, s0
    xor t0, a6, a1
    xor a0, t5, a0
    xori a3, t0, -1
    xori a0, a0, -1
    xor t0, t1, t5
    slli t1, a0, 31
    xor t3, a6, t3
    srli t1, t1, 30
    or t1, t3, t1
    slli t5, a2, 2
    or t1, t1, t5
    slli t5, t6, 3
    or t1, t1, t5
    slli t5, a1, 4
    or t1, t1, t5
    slli t5, t2, 31
    srli t5, t5, 26
    or t1, t1, t5
    slli t5, a3, 31
    srli t5, t5, 25
    xori t0, t0, -1
    or t1, t1, t5
    slli t5, t0, 7
    lw s11, 76(sp)  /* reload */
    or t1, t1, t5
    slli t5, t4, 23
    srli a4, s11, 7
    srli t5, t5, 31
    lw s8, 68(sp)  /* reload */
    andi a4, a4, 2
    or t5, t5, a4
    srli a4, s8, 6
    andi a4, a4, 4
    lw s5, 84(sp)  /* reload */
    or t5, t5, a4
    srli a4, s5, 5
    lw s2, 80(sp)  /* reload */
    andi a4, a4, 8
    or t5, t5, a4
    srli a4, s2, 4
    andi a4, a4, 0x10
    lw s9, 88(sp)  /* reload */
    or t5, t5, a4
    srli a4, s9, 3
    lw s1, 72(sp)  /* reload */
    andi a4, a4, 0x20
    or t5, t5, a4
    srli a4, s1, 2
    andi a4, a4, 0x40
    lw a5, 92(sp)  /* reload */
    or t5, t5, a4
    srli a4, a5, 8
    slli a4, a4, 7
    lw s6, 56(sp)  /* reload */
    lw s4, 36(sp)  /* reload */
    or t5, t5, a4
    slli a4, s6, 15
    srli a6, s4, 15
    srli a4, a4, 31
    andi a6, a6, 2
    lw a7, 44(sp)  /* reload */
    or a4, a4, a6
    srli a6, a7, 14
    lw s0, 20(sp)  /* reload */
    andi a6, a6, 4
    or a4, a4, a6
    srli a6, s0, 13
    lw ra, 780(s10)
    andi a6, a6, 8
    lw s3, 100(sp)  /* reload */
    or a4, a4, a6
    xor t1, t1, ra
    srli a6, s3, 12
    lw s7, 784(s10)
    lw ra, 104(sp)  /* reload */
    andi a6, a6, 0x10
    or a4, a4, a6
    xor t5, t5, s7
    srli a6, ra, 11
    andi a6, a6, 0x20
    lw s7, 108(sp)  /* reload */
    or a4, a4, a6
    srli a6, s7, 10
    andi a6, a6, 0x40
    lw s7, 112(sp)  /* reload */
    or a4, a4, a6
    srli a6, s7, 16
    slli a6, a6, 7
    lw s7, 788(s10)
    or a4, a4, a6
    xor a4, a4, s7
    lw s7, 48(sp)  /* reload */
    lw a6, 32(sp)  /* reload */
    slli s7, s7, 31
    andi a6, a6, 1
    srli s7, s7, 30
    or a6, a6, s7
    lw s7, 120(sp)  /* reload */
    sw a0, 28(sp)  /* spill */
    slli s7, s7, 2
    or a6, a6, s7
    lw s7, 24(sp)  /* reload */
    srli a0, a0, 7
    slli s7, s7, 3
    or a6, a6, s7
    lw s7, 124(sp)  /* reload */
    andi a0, a0, 2
    slli s7, s7, 4
    or a6, a6, s7
    lw s7, 128(sp)  /* reload */
    sw t0, 40(sp)  /* spill */
    slli s7, s7, 31
    srli s7, s7, 26
    or a6, a6, s7
    lw s7, 132(sp)  /* reload */
    srli t0, t0, 8
    slli s7, s7, 31
    srli s7, s7, 25
    or a6, a6, s7
    lw s7, 64(sp)  /* reload */
    slli t0, t0, 7
    slli s7, s7, 7
    or a6, a6, s7
    lw s7, 792(s10)
    andi t1, t1, 0xff
    xor a6, a6, s7
    srli s7, t3, 8
    or a0, s7, a0
    srli s7, a2, 6
    or a0, a0, s7
    srli s7, t6, 5
    or a0, a0, s7
    srli s7, a1, 4
    or a0, a0, s7
    srli s7, t2, 3
    andi s7, s7, 0x20
    or a0, a0, s7
    srli s7, a3, 2
    andi s7, s7, 0x40
    or a0, a0, s7
    lw s7, 796(s10)
    or t0, a0, t0
    xor t0, t0, s7
    slli a0, t4, 15
    srli s7, s11, 15
    srli a0, a0, 31
    andi s7, s7, 2
    or a0, a0, s7
    slli t4, t4, 7
    srli s7, s11, 23
    srli t4, t4, 31
    andi s7, s7, 2
    or t4, t4, s7
    srli s7, s8, 14
    andi s7, s7, 4
    or a0, a0, s7
    srli s7, s8, 22
    andi s7, s7, 4
    or t4, t4, s7
    srli s7, s5, 13
    srli s5, s5, 21
    andi s5, s5, 8
    or t4, t4, s5
    andi s7, s7, 8
    srli s5, s2, 12
    or a0, a0, s7
    andi s5, s5, 0x10
    lw s8, 116(sp)  /* reload */
    or a0, a0, s5
    srli s2, s2, 20
    andi s2, s2, 0x10
    lw s11, 96(sp)  /* reload */
    andi s5, s8, 0xff
    or t4, t4, s2
    lw s7, 136(sp)  /* reload */
    andi s8, t0, 0xff
    andi s2, s11, 0xff
    slli t0, s5, 8
    andi s7, s7, 0xff
    or t0, s2, t0
    slli s2, s7, 16
    slli t1, t1, 24
    or t0, t0, s2
    andi a4, a4, 0xff
    or t0, t0, t1
    andi t5, t5, 0xff
    slli t1, a4, 8
    andi a6, a6, 0xff
    or t1, t5, t1
    slli t5, a6, 16
    or t1, t1, t5
    slli t5, s8, 24
    or t1, t1, t5
    srli t5, s9, 11
    andi t5, t5, 0x20
    or t5, a0, t5
    srli a0, s9, 19
    andi a0, a0, 0x20
    or t4, t4, a0
    srli a0, s1, 10
    andi a0, a0, 0x40
    or t5, t5, a0
    srli a0, s1, 18
    andi a0, a0, 0x40
    or t4, t4, a0
    srli a0, a5, 16
    slli a0, a0, 7
    or t5, t5, a0
    srli a0, a5, 24
    slli a0, a0, 7
    or t4, t4, a0
    slli a5, s4, 31
    andi a0, s6, 1
    srli a5, a5, 30
    or a0, a0, a5
    slli a4, s6, 23
    srli a5, s4, 7
    srli a4, a4, 31
    andi a5, a5, 2
    or a4, a4, a5
    slli a5, a7, 31
    srli a5, a5, 29
    or a0, a0, a5
    srli a5, a7, 6
    andi a5, a5, 4
    or a4, a4, a5
    slli a5, s0, 31
    srli a5, a5, 28
    or a0, a0, a5
    srli a5, s0, 5
    andi a5, a5, 8
    or a4, a4, a5
    slli a5, s3, 31
    srli a5, a5, 27
    or a0, a0, a5
    srli a5, s3, 4
    andi a5, a5, 0x10
    or a4, a4, a5
    slli a5, ra, 31
    srli a5, a5, 26
    or a0, a0, a5
    srli a5, ra, 3
    andi a5, a5, 0x20
    lw s5, 108(sp)  /* reload */
    or a4, a4, a5
    slli a5, s5, 31
    srli a5, a5, 25
    or a0, a0, a5
    srli a5, s5, 2
    lw s7, 112(sp)  /* reload */
    andi a5, a5, 0x40
    or a4, a4, a5
    slli a5, s7, 7
    lw s2, 804(s10)
    lw s11, 800(s10)
    or a0, a0, a5
    xor a0, a0, s2
    xor t5, t5, s11
    srli a5, s7, 8
    andi a0, a0, 0xff
    andi t5, t5, 0xff
    slli a5, a5, 7
    lw a6, 32(sp)  /* reload */
    slli a0, a0, 8
    lw s8, 48(sp)  /* reload */
    or a4, a4, a5
    or t5, t5, a0
    slli a5, a6, 7
    srli a0, s8, 23
    srli a5, a5, 31
    lw s9, 120(sp)  /* reload */
    andi a0, a0, 2
    or a0, a5, a0
    srli a5, s9, 22
    lw s1, 24(sp)  /* reload */
    or a0, a0, a5
    lw s11, 124(sp)  /* reload */
    srli a5, s1, 21
    or a0, a0, a5
    srli a5, s11, 20
    lw s6, 128(sp)  /* reload */
    or a0, a0, a5
    srli a5, s6, 19
    lw s4, 132(sp)  /* reload */
    andi a5, a5, 0x20
    or a0, a0, a5
    srli a5, s4, 18
    andi a5, a5, 0x40
    lw a7, 64(sp)  /* reload */
    or a0, a0, a5
    srli a5, a7, 17
    or a0, a0, a5
    slli a6, a6, 23
    srli a5, s8, 7
    srli a6, a6, 31
    lw s0, 808(s10)
    andi a5, a5, 2
    lw s3, 28(sp)  /* reload */
    or a5, a6, a5
    xor a0, a0, s0
    srli a6, s3, 23
    srli s0, t3, 24
    andi a6, a6, 2
    or a6, s0, a6
    srli s0, a2, 22
    or a6, a6, s0
    srli s0, t6, 21
    or a6, a6, s0
    srli s0, a1, 20
    or a6, a6, s0
    srli s0, t2, 19
    andi s0, s0, 0x20
    or a6, a6, s0
    srli s0, a3, 18
    lw ra, 40(sp)  /* reload */
    andi s0, s0, 0x40
    or a6, a6, s0
    srli s0, ra, 24
    slli s0, s0, 7
    or a6, a6, s0
    srli s0, s9, 6
    or a5, a5, s0
    srli s0, s1, 5
    or a5, a5, s0
    srli s0, s11, 4
    or a5, a5, s0
    srli s0, s6, 3
    andi s0, s0, 0x20
    or a5, a5, s0
    srli s0, s4, 2
    andi s0, s0, 0x40
    or a5, a5, s0
    srli a7, a7, 1
    or a5, a5, a7
    srli a7, s3, 15
    srli t3, t3, 16
    andi a7, a7, 2
    or t3, t3, a7
    srli a2, a2, 14
    or t3, t3, a2
    srli t6, t6, 13
    or t3, t3, t6
    srli t6, a1, 12
    srli t2, t2, 11
    or t3, t3, t6
    andi t2, t2, 0x20
    or t2, t3, t2
    srli t3, a3, 10
    andi t3, t3, 0x40
    or t2, t2, t3
    srli t3, ra, 16
    slli t3, t3, 7
    lw s9, 828(s10)
    lw s5, 812(s10)
    or t2, t2, t3
    xor t2, t2, s9
    xor a6, a6, s5
    lw s2, 820(s10)
    andi a2, t2, 0xff
    lw s7, 816(s10)
    andi t3, a6, 0xff
    slli t2, a0, 16
    xor a4, a4, s2
    lw s8, 824(s10)
    or t2, t5, t2
    slli t3, t3, 24
    xor t4, t4, s7
    andi t6, a4, 0xff
    or t2, t2, t3
    xor a5, a5, s8
    andi t4, t4, 0xff
    slli t3, t6, 8
    andi a1, a5, 0xff
    or t3, t4, t3
    slli t4, a1, 16
    or t3, t3, t4
    slli t4, a2, 24
    lw s5, 12(sp)  /* reload */
    or t3, t3, t4
    lw s7, 16(sp)  /* reload */
    andi t4, s5, 3
    bne t4, zero, .Laria128_encrypt_blocks_misaligned10
    lw s1, 12(sp)  /* reload */
    sw t0, 0(s1)
    sw t1, 4(s1)
    sw t2, 8(s1)
    sw t3, 12(s1)
.Laria128_encrypt_blocks_join12:
    lw s2, 12(sp)  /* reload */
    lw s11, 0(sp)  /* reload */
    addi t0, s2, 16
    sw t0, 12(sp)  /* spill */
    addi t0, s11, -1
    sw t0, 0(sp)  /* spill */
    beq t0, zero, .Laria128_encrypt_blocks_done1
    jal zero, .Laria128_encrypt_blocks_blocks3
.Laria128_encrypt_blocks_done1:
    lw s0, 148(sp)
    lw s1, 152(sp)
    lw s2, 156(sp)
    lw s3, 160(sp)
    lw s4, 164(sp)
    lw s5, 168(sp)
    lw s6, 172(sp)
    lw s7, 176(sp)
    lw s8, 180(sp)
    lw s9, 184(sp)
    lw s10, 188(sp)
    lw s11, 192(sp)
    lw ra, 196(sp)
    addi sp, sp, 208
    .cfi_remember_state
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    .cfi_restore s0
    .cfi_restore s1
    .cfi_restore s2
    .cfi_restore s3
    .cfi_restore s4
    .cfi_restore s5
    .cfi_restore s6
    .cfi_restore s7
    .cfi_restore s8
    .cfi_restore s9
    .cfi_restore s10
    .cfi_restore s11
    jalr zero, 0(ra)
.Laria128_encrypt_blocks_misaligned4:
    .cfi_restore_state
    lw s6, 8(sp)  /* reload */
    lbu s4, 1(s6)
    lbu s0, 0(s6)
    lbu s8, 2(s6)
    slli t0, s4, 8
    or t0, s0, t0
    slli t1, s8, 16
    or t0, t0, t1
    lbu s3, 3(s6)
    lbu a7, 5(s6)
    lbu a3, 4(s6)
    slli t1, s3, 24
    or t3, t0, t1
    andi t0, t3, 0xff
    srli t1, t3, 8
    andi t1, t1, 0xff
    srli t2, t3, 16
    andi t2, t2, 0xff
    srli t3, t3, 24
    slli t4, a7, 8
    or t4, a3, t4
    lbu ra, 6(s6)
    lbu s10, 7(s6)
    lbu a6, 9(s6)
    slli t5, ra, 16
    or t4, t4, t5
    slli t5, s10, 24
    or a0, t4, t5
    andi t4, a0, 0xff
    srli t5, a0, 8
    andi t5, t5, 0xff
    srli t6, a0, 16
    andi t6, t6, 0xff
    srli a0, a0, 24
    slli a1, a6, 8
    lbu s9, 8(s6)
    lbu a4, 10(s6)
    lbu a5, 11(s6)
    or a1, s9, a1
    slli a2, a4, 16
    or a1, a1, a2
    slli a2, a5, 24
    or a4, a1, a2
    andi a1, a4, 0xff
    srli a2, a4, 8
    andi a2, a2, 0xff
    srli a3, a4, 16
    andi a3, a3, 0xff
    srli a4, a4, 24
    lbu s5, 13(s6)
    lbu s7, 12(s6)
    lbu s1, 14(s6)
    slli a5, s5, 8
    or a5, s7, a5
    slli a6, s1, 16
    or a5, a5, a6
    lbu s2, 15(s6)
    slli a6, s2, 24
    or s0, a5, a6
    andi a5, s0, 0xff
    srli a6, s0, 8
    andi a6, a6, 0xff
    srli a7, s0, 16
    andi a7, a7, 0xff
    srli s0, s0, 24
    jal zero, .Laria128_encrypt_blocks_join6
.Laria128_encrypt_blocks_misaligned10:
    srli t4, t0, 8
    srli t5, t0, 16
    srli t6, t0, 24
    lw s11, 12(sp)  /* reload */
    sb t0, 0(s11)
    sb t4, 1(s11)
    sb t5, 2(s11)
    sb t6, 3(s11)
    srli t0, t1, 8
    srli t4, t1, 16
    srli t5, t1, 24
    sb t1, 4(s11)
    sb t0, 5(s11)
    sb t4, 6(s11)
    sb t5, 7(s11)
    srli t0, t2, 8
    srli t1, t2, 16
    srli t4, t2, 24
    sb t2, 8(s11)
    sb t0, 9(s11)
    sb t1, 10(s11)
    sb t4, 11(s11)
    srli t0, t3, 8
    srli t1, t3, 16
    srli t2, t3, 24
    sb t3, 12(s11)
    sb t0, 13(s11)
    sb t1, 14(s11)
    sb t2, 15(s11)
    jal zero, .Laria128_encrypt_blocks_join12
    .cfi_endproc
    .size aria128_encrypt_blocks, .-aria128_encrypt_blocks

    .section .text.aria128_decrypt_blocks,"ax",%progbits
    .balign 4
    .globl aria128_decrypt_blocks
    .type aria128_decrypt_blocks, %function
aria128_decrypt_blocks:
    .type aria128_decrypt_blocks_local, %function
aria128_decrypt_blocks_local: /* for the other functions of this file */
    /* The cipher text:
     *     44 lines of the cipher text, from decrypt on
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -224
    .cfi_def_cfa_offset 224
    sw s0, 164(sp)
    .cfi_offset s0, -60
    sw s1, 168(sp)
    .cfi_offset s1, -56
    sw s2, 172(sp)
    .cfi_offset s2, -52
    sw s3, 176(sp)
    .cfi_offset s3, -48
    sw s4, 180(sp)
    .cfi_offset s4, -44
    sw s5, 184(sp)
    .cfi_offset s5, -40
    sw s6, 188(sp)
    .cfi_offset s6, -36
    sw s7, 192(sp)
    .cfi_offset s7, -32
    sw s8, 196(sp)
    .cfi_offset s8, -28
    sw s9, 200(sp)
    .cfi_offset s9, -24
    sw s10, 204(sp)
    .cfi_offset s10, -20
    sw s11, 208(sp)
    .cfi_offset s11, -16
    sw ra, 212(sp)
    .cfi_offset ra, -12
    sw a3, 0(sp)  /* spill */
    sw a0, 4(sp)  /* spill */
    sw a1, 8(sp)  /* spill */
    sw a2, 12(sp)  /* spill */
    bne a3, zero, .Laria128_decrypt_blocks_start2
    jal zero, .Laria128_decrypt_blocks_done1
.Laria128_decrypt_blocks_start2:
.Laria128_decrypt_blocks_blocks3:
    lw t0, 8(sp)  /* reload */
    andi t0, t0, 3
    beq t0, zero, .Laria128_decrypt_blocks_words7
    jal zero, .Laria128_decrypt_blocks_misaligned4
.Laria128_decrypt_blocks_words7:
    lw t3, 8(sp)  /* reload */
    lw t1, 0(t3)
    lw t2, 4(t3)
    andi t5, t1, 0xff
    srli t0, t1, 8
    andi t6, t0, 0xff
    srli t0, t1, 16
    andi a1, t0, 0xff
    srli t0, t1, 24
    andi t1, t2, 0xff
    srli t4, t2, 8
    andi a2, t4, 0xff
    srli t4, t2, 16
    andi a3, t4, 0xff
    srli t2, t2, 24
    lw a4, 8(t3)
    lw a5, 12(t3)
    andi a6, a4, 0xff
    srli t3, a4, 8
    andi a7, t3, 0xff
    srli t3, a4, 16
    andi s0, t3, 0xff
    srli t3, a4, 24
    andi a4, a5, 0xff
    srli t4, a5, 8
    andi s1, t4, 0xff
    srli t4, a5, 16
    andi s2, t4, 0xff
    srli t4, a5, 24
    sw t5, 16(sp)  /* spill */
    sw t6, 20(sp)  /* spill */
    sw a1, 24(sp)  /* spill */
    sw a2, 28(sp)  /* spill */
    sw a3, 32(sp)  /* spill */
    sw a6, 36(sp)  /* spill */
    sw a7, 40(sp)  /* spill */
    sw s0, 44(sp)  /* spill */
    sw a4, 48(sp)  /* spill */
    sw s1, 52(sp)  /* spill */
    sw s2, 56(sp)  /* spill */
.Laria128_decrypt_blocks_join6:
    lw s3, 8(sp)  /* reload */
    /* start: C := FO(C, ek[rounds]) */
    lw s4, 780(a0)
    addi t5, s3, 16
    sw t5, 8(sp)  /* spill */
    lw s5, 796(a0)
    xor t0, t0, s4
    slli t5, t0, 29
    srli t5, t5, 31
    xor t2, t2, s5
    slli t6, t2, 6
    andi t6, t6, 0x100
    or t5, t5, t6
    lw s6, 828(a0)
    lui t6, 0x10
    xor t4, t4, s6
    slli a1, t4, 14
    and t6, a1, t6
    or t5, t5, t6
    lw s7, 812(a0)
    lui t6, 0x1000
    xor t3, t3, s7
    slli a1, t3, 22
    and t6, a1, t6
    or t5, t5, t6
    andi t6, t0, 1
    slli a1, t2, 31
    srli a1, a1, 23
    or t6, t6, a1
    slli a1, t4, 31
    srli a1, a1, 15
    or t6, t6, a1
    slli a1, t3, 31
    srli a1, a1, 7
    or t6, t6, a1
    slli a1, t0, 30
    srli a1, a1, 31
    slli a2, t2, 7
    andi a2, a2, 0x100
    or a1, a1, a2
    slli a2, t4, 15
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t3, 23
    lui a3, 0x1000
    and a2, a2, a3
    or a1, a1, a2
    xori a1, a1, -1
    slli a2, t0, 27
    srli a2, a2, 31
    slli a3, t2, 4
    andi a3, a3, 0x100
    or a2, a2, a3
    slli a3, t4, 12
    lui a4, 0x10
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t3, 20
    lui a4, 0x1000
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t0, 26
    srli a3, a3, 31
    slli a4, t2, 3
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, t4, 11
    lui a5, 0x10
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t3, 19
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    xori a3, a3, -1
    xor a4, a2, a3
    xor a1, a1, a4
    xor a5, t6, a1
    xor t5, t5, a5
    srli a6, t0, 7
    xor a2, a2, a5
    srli a7, t2, 7
    slli a7, a7, 8
    or a6, a6, a7
    srli a7, t4, 7
    slli a7, a7, 16
    or a6, a6, a7
    srli a7, t3, 7
    slli a7, a7, 24
    or a6, a6, a7
    xori a6, a6, -1
    slli a7, t0, 25
    srli a7, a7, 31
    slli t0, t0, 28
    srli t0, t0, 31
    slli s0, t2, 2
    andi s0, s0, 0x100
    or a7, a7, s0
    slli t2, t2, 5
    andi t2, t2, 0x100
    or t0, t0, t2
    slli t2, t4, 10
    slli t4, t4, 13
    lui s0, 0x10
    and t2, t2, s0
    or t2, a7, t2
    slli a7, t3, 18
    slli t3, t3, 21
    lui s0, 0x1000
    and a7, a7, s0
    or t2, t2, a7
    xori t2, t2, -1
    xor t2, t2, a4
    xor a4, t6, t2
    xor a7, a6, a4
    xor s0, t5, a7
    lui s1, 0x10
    and t4, t4, s1
    or t0, t0, t4
    lui t4, 0x1000
    and t3, t3, t4
    or t0, t0, t3
    xor t3, t0, a3
    xor t4, a2, a7
    xor t0, t0, t4
    xor a3, s0, t0
    and s1, a3, t3
    and s2, t0, a5
    xor s1, s1, s2
    xor s3, a4, t0
    and s4, s3, a1
    xor s5, t3, a5
    xor s6, s5, t4
    and s7, t5, s6
    xor s4, s4, s7
    xor s1, s1, s4
    xor s8, t5, s6
    xor s1, s1, s8
    and s8, s0, s5
    xor s2, s8, s2
    xor s8, a6, a3
    xor s9, a1, s6
    and s10, s8, s9
    xor s7, s10, s7
    xor s2, s2, s7
    xor s10, s8, s9
    xor s2, s2, s10
    xor s10, s1, s2
    and s11, a7, t4
    and ra, a4, t6
    xor s11, s11, ra
    xor s7, s11, s7
    xor a2, s7, a2
    xor s7, t6, t4
    and s11, a6, s7
    xor s11, s11, ra
    xor s4, s11, s4
    xor t2, s4, t2
    and s1, s1, t2
    xor s4, a2, s1
    xor s1, s2, s1
    and s11, s10, s4
    xor s2, s11, s2
    and t4, s2, t4
    and a7, s2, a7
    xor s11, t2, a2
    and s1, s1, s11
    xor s1, s1, a2
    and s5, s1, s5
    xor s5, s5, t4
    and s0, s1, s0
    xor a7, a7, s0
    xor s11, s4, s1
    and a2, a2, s11
    xor s4, s4, a2
    and s4, s2, s4
    xor s4, s10, s4
    xor t2, a2, t2
    xor t2, t2, s1
    and a2, s4, s7
    and a6, s4, a6
    and a3, t2, a3
    and t3, t2, t3
    xor t3, t3, a2
    xor s5, s5, t3
    xor s5, s5, a7
    xor s7, s4, t2
    and s9, s7, s9
    xor t4, s9, t4
    and s8, s7, s8
    xor s0, s8, s0
    xor t2, s1, t2
    xor s1, s2, s1
    xor s7, s1, s7
    and a1, s7, a1
    xor a1, a1, a2
    xor t4, t4, a1
    xor a2, a3, t4
    xor a3, a6, a2
    and a6, s7, s3
    xor a2, a6, a2
    and a5, t2, a5
    xor t3, a5, t3
    and a5, s1, s6
    xor a1, a5, a1
    xor t3, t3, a1
    sw t3, 60(sp)  /* spill */
    xor a5, s0, t3
    xor a2, a2, a5
    sw a2, 64(sp)  /* spill */
    xor a6, s2, s4
    and a4, a6, a4
    xor a4, a4, s5
    xor s0, a3, s5
    sw s0, 68(sp)  /* spill */
    xor t4, t4, s0
    sw t4, 72(sp)  /* spill */
    and t5, s1, t5
    xor t5, t5, a5
    xor a4, a4, t5
    sw a4, 76(sp)  /* spill */
    xor a3, a7, a3
    sw a3, 80(sp)  /* spill */
    and t0, t2, t0
    andi t2, t4, 1
    xor t0, t0, t5
    sw t0, 84(sp)  /* spill */
    slli t4, a2, 31
    srli t4, t4, 30
    or t2, t2, t4
    slli t4, s0, 31
    srli t4, t4, 29
    or t2, t2, t4
    slli t3, t3, 31
    srli t3, t3, 28
    or t2, t2, t3
    slli t3, a4, 31
    srli t3, t3, 27
    or t2, t2, t3
    slli t3, a3, 31
    srli t3, t3, 26
    or t2, t2, t3
    slli t3, t0, 31
    srli t3, t3, 25
    or t2, t2, t3
    and t3, a6, t6
    xor t3, t3, a1
    xor t0, t3, t0
    xor t0, t0, a2
    sw t0, 88(sp)  /* spill */
    slli t0, t0, 7
    or t0, t2, t0
    sw t0, 92(sp)  /* spill */
    lw ra, 784(a0)
    lw s11, 800(a0)
    xor t1, t1, ra
    slli t2, t1, 27
    srli t2, t2, 31
    lw s10, 36(sp)  /* reload */
    lw s9, 816(a0)
    xor t3, s10, s11
    slli t4, t3, 4
    andi t4, t4, 0x100
    or t2, t2, t4
    lui t4, 0x10
    lw s8, 48(sp)  /* reload */
    lw s3, 768(a0)
    xor t5, s8, s9
    slli t6, t5, 12
    and t4, t6, t4
    or t2, t2, t4
    lui t4, 0x1000
    lw s7, 16(sp)  /* reload */
    lui a2, 0x10
    xor t6, s7, s3
    slli a1, t6, 20
    and t4, a1, t4
    or t2, t2, t4
    slli t4, t1, 26
    srli t4, t4, 31
    slli a1, t3, 3
    andi a1, a1, 0x100
    or t4, t4, a1
    slli a1, t5, 11
    and a1, a1, a2
    or t4, t4, a1
    slli a1, t6, 19
    lui a2, 0x1000
    and a1, a1, a2
    or t4, t4, a1
    slli a1, t1, 25
    srli a1, a1, 31
    slli a2, t3, 2
    andi a2, a2, 0x100
    or a1, a1, a2
    slli a2, t5, 10
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t6, 18
    lui a3, 0x1000
    and a2, a2, a3
    or a1, a1, a2
    xor a2, t4, a1
    xor t2, t2, a2
    slli a3, t1, 30
    srli a3, a3, 31
    slli a4, t3, 7
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, t5, 15
    lui a5, 0x10
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t6, 23
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    srli a4, t1, 7
    srli a5, t3, 7
    slli a5, a5, 8
    or a4, a4, a5
    srli a5, t5, 7
    slli a5, a5, 16
    or a4, a4, a5
    srli a5, t6, 7
    slli a5, a5, 24
    or a4, a4, a5
    slli a5, t1, 29
    srli a5, a5, 31
    slli a6, t3, 6
    andi a6, a6, 0x100
    or a5, a5, a6
    slli a6, t5, 14
    lui a7, 0x10
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t6, 22
    lui a7, 0x1000
    and a6, a6, a7
    or a5, a5, a6
    slli a6, t1, 28
    srli a6, a6, 31
    andi t1, t1, 1
    slli a7, t3, 5
    andi a7, a7, 0x100
    or a6, a6, a7
    slli t3, t3, 31
    srli t3, t3, 23
    or t1, t1, t3
    slli t3, t5, 13
    slli t5, t5, 31
    srli t5, t5, 15
    or t1, t1, t5
    lui t5, 0x10
    and t3, t3, t5
    or t3, a6, t3
    slli t5, t6, 21
    slli t6, t6, 31
    srli t6, t6, 7
    or t1, t1, t6
    lui t6, 0x1000
    and t5, t5, t6
    or t3, t3, t5
    xor t5, a5, t3
    xor t6, t3, a1
    xor a1, a3, t5
    xor t4, t4, a1
    xor a4, a4, t4
    xor a5, a3, a4
    xor a6, t2, a5
    xor a7, t5, t2
    xor s0, a7, a4
    xor s1, t6, s0
    xor s2, t1, s1
    and s3, a6, s2
    and s4, s0, s1
    xor s3, s3, s4
    xor s5, t1, a2
    and s6, t5, s5
    and s7, t2, t4
    xor s6, s6, s7
    xor s3, s3, s6
    xor s8, t4, s5
    xor t3, t3, s8
    xor t3, s3, t3
    and s3, a3, a2
    xor s9, s8, s1
    and s10, a4, s9
    xor s3, s3, s10
    and s11, a7, s8
    xor s7, s11, s7
    xor s3, s3, s7
    xor s11, t4, t2
    xor s3, s3, s11
    and s11, a1, t1
    xor s4, s11, s4
    xor s4, s4, s7
    xor t6, s4, t6
    and s4, s3, t6
    xor s7, t3, s4
    xor s11, t4, s2
    and ra, a5, s11
    xor s10, ra, s10
    xor s6, s10, s6
    xor s10, t5, s5
    xor s6, s6, s10
    xor s4, s6, s4
    xor s3, s3, s6
    xor s10, t6, t3
    and s4, s4, s10
    xor s4, s4, t3
    and s10, s4, s11
    and a5, s4, a5
    xor s11, s7, s4
    and t3, t3, s11
    xor t6, t3, t6
    xor t6, t6, s4
    and a2, t6, a2
    xor a2, a2, s10
    xor t3, s7, t3
    and s7, s3, s7
    xor s6, s7, s6
    and t3, s6, t3
    xor t3, s3, t3
    and a3, t6, a3
    and a6, s6, a6
    and s2, s6, s2
    and a1, t3, a1
    and t1, t3, t1
    xor s3, s6, s4
    xor s4, s4, t6
    xor t6, t3, t6
    and s5, t6, s5
    and a4, s4, a4
    xor a6, a6, a4
    xor a6, a6, a5
    xor t3, s6, t3
    and s0, t3, s0
    xor a6, a6, s0
    and t5, t6, t5
    xor t6, s3, t6
    and s6, t6, s8
    xor s6, s6, s5
    xor a2, a2, s6
    and t6, t6, a7
    xor t5, t5, a5
    and a5, s4, s9
    xor a5, a5, s10
    and t3, t3, s1
    xor a1, a1, s0
    and t4, s3, t4
    xor t4, t4, s5
    and t2, s3, t2
    xor t1, t1, s6
    xor a7, a6, a2
    xor a3, a3, a7
    xor a7, s2, a7
    xor t3, t3, a7
    xor a5, a5, t3
    sw a5, 16(sp)  /* spill */
    xor t5, t5, a5
    xor a3, a3, t5
    xor t6, t6, a3
    xor a2, a2, t6
    xori a2, a2, -1
    sw a2, 36(sp)  /* spill */
    xori t6, t6, -1
    sw t6, 48(sp)  /* spill */
    xor t3, t4, t3
    sw t3, 96(sp)  /* spill */
    xor t4, a1, t3
    xor t4, t4, t2
    xor t4, t4, a3
    sw t4, 100(sp)  /* spill */
    xor t1, t1, a7
    sw t1, 104(sp)  /* spill */
    xor a1, a4, t1
    xor t5, a1, t5
    xor t2, t5, t2
    xori t2, t2, -1
    sw t2, 108(sp)  /* spill */
    xori t5, a6, -1
    sw t5, 112(sp)  /* spill */
    andi a1, a2, 1
    slli t6, t6, 31
    srli t6, t6, 30
    or t6, a1, t6
    slli t4, t4, 2
    or t4, t6, t4
    slli t6, a5, 3
    or t4, t4, t6
    slli t1, t1, 4
    or t1, t4, t1
    slli t2, t2, 31
    srli t2, t2, 26
    or t1, t1, t2
    slli t2, t5, 31
    srli t2, t2, 25
    or t1, t1, t2
    slli t2, t3, 7
    or t1, t1, t2
    sw t1, 116(sp)  /* spill */
    xor t0, t0, t1
    lw ra, 792(a0)
    lw s11, 32(sp)  /* reload */
    lw s7, 824(a0)
    xor t1, s11, ra
    slli t2, t1, 28
    srli t2, t2, 31
    lw s8, 56(sp)  /* reload */
    lw s4, 776(a0)
    xor t3, s8, s7
    slli t4, t3, 5
    andi t4, t4, 0x100
    or t2, t2, t4
    lw s9, 24(sp)  /* reload */
    lui t6, 0x10
    xor t4, s9, s4
    slli t5, t4, 13
    and t5, t5, t6
    or t2, t2, t5
    lw s10, 808(a0)
    lw s1, 44(sp)  /* reload */
    lui a0, 0x1000
    xor t5, s1, s10
    slli t6, t5, 21
    and t6, t6, a0
    or t2, t2, t6
    slli t6, t1, 26
    srli t6, t6, 31
    slli a0, t3, 3
    andi a0, a0, 0x100
    or t6, t6, a0
    slli a0, t4, 11
    lui a1, 0x10
    and a0, a0, a1
    or t6, t6, a0
    slli a0, t5, 19
    lui a1, 0x1000
    and a0, a0, a1
    or t6, t6, a0
    xori t6, t6, -1
    andi a0, t1, 1
    slli a1, t3, 31
    srli a1, a1, 23
    or a0, a0, a1
    slli a1, t4, 31
    srli a1, a1, 15
    or a0, a0, a1
    slli a1, t5, 31
    srli a1, a1, 7
    or a0, a0, a1
    xori a0, a0, -1
    slli a1, t1, 30
    srli a1, a1, 31
    slli a2, t3, 7
    andi a2, a2, 0x100
    or a1, a1, a2
    slli a2, t4, 15
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, t5, 23
    lui a3, 0x1000
    and a2, a2, a3
    or a1, a1, a2
    xori a1, a1, -1
    xor a2, a1, t6
    srli a3, t1, 7
    srli a4, t3, 7
    slli a4, a4, 8
    or a3, a3, a4
    srli a4, t4, 7
    slli a4, a4, 16
    or a3, a3, a4
    srli a4, t5, 7
    slli a4, a4, 24
    or a3, a3, a4
    xor a1, a1, a3
    xor a3, t2, a1
    xor a4, a2, a3
    xor a0, a0, a4
    xor a5, t6, a0
    and a6, t2, a5
    slli a7, t1, 29
    srli a7, a7, 31
    slli s0, t3, 6
    andi s0, s0, 0x100
    or a7, a7, s0
    slli s0, t4, 14
    lui s1, 0x10
    and s0, s0, s1
    or a7, a7, s0
    slli s0, t5, 22
    lui s1, 0x1000
    and s0, s0, s1
    or a7, a7, s0
    slli s0, t1, 25
    srli s0, s0, 31
    slli t1, t1, 27
    srli t1, t1, 31
    slli s1, t3, 2
    andi s1, s1, 0x100
    or s0, s0, s1
    slli t3, t3, 4
    andi t3, t3, 0x100
    or t1, t1, t3
    slli t3, t4, 10
    slli t4, t4, 12
    lui s1, 0x10
    and t3, t3, s1
    or t3, s0, t3
    slli s0, t5, 18
    slli t5, t5, 20
    lui s1, 0x1000
    and s0, s0, s1
    or t3, t3, s0
    xori t3, t3, -1
    xor t3, t6, t3
    xor a7, a7, t3
    and s0, a7, t6
    xor a6, a6, s0
    xor s1, t2, a7
    xor s2, a2, s1
    xor s3, t3, a3
    lui s4, 0x10
    and t4, t4, s4
    or t1, t1, t4
    lui t4, 0x1000
    and t4, t5, t4
    or t1, t1, t4
    xor t1, t1, s2
    xor t4, t1, a4
    xor t5, s3, t4
    xor s4, a0, t5
    and s5, s2, s4
    xor s6, a5, s3
    and s7, a1, s6
    xor s5, s5, s7
    xor a6, a6, s5
    xor s8, s2, s4
    xor a6, a6, s8
    and s8, s1, a0
    xor s0, s8, s0
    xor s8, s2, a1
    xor s9, t6, t4
    and s10, s8, s9
    xor s7, s10, s7
    xor s0, s0, s7
    xor s10, a1, s6
    xor s0, s0, s10
    and s10, a2, t5
    and s11, a4, t4
    xor s10, s10, s11
    xor s7, s10, s7
    xor t1, s7, t1
    and s7, s0, t1
    xor s0, s0, a6
    xor s10, a6, s7
    and ra, a3, s3
    xor s11, ra, s11
    xor s5, s11, s5
    xor t3, s5, t3
    xor s5, t3, s7
    xor s7, t1, t3
    and s7, s10, s7
    xor s7, s7, t3
    and t2, s7, t2
    and a5, s7, a5
    xor s10, s5, s7
    and t3, t3, s10
    xor t1, t3, t1
    xor t1, t1, s7
    and a0, t1, a0
    xor t3, s5, t3
    and s5, s0, s5
    xor a6, s5, a6
    and t3, a6, t3
    xor t3, s0, t3
    and a2, t3, a2
    and a3, a6, a3
    and s0, t1, s1
    xor s0, s0, a2
    xor t2, t2, a3
    xor a5, a5, a0
    and t5, t3, t5
    and s1, a6, s3
    xor s1, s1, a5
    xor t5, t5, s1
    sw t5, 24(sp)  /* spill */
    xor s3, s7, t1
    and t6, s3, t6
    xor t6, t6, a0
    xor a0, a6, s7
    and s5, a0, s6
    xor t1, t3, t1
    and a1, a0, a1
    xor a0, a0, t1
    and s6, a0, s9
    xor s5, s5, s6
    xor t6, t6, s5
    xor t3, a6, t3
    and a4, t3, a4
    xor a1, a1, a4
    and a0, a0, s8
    xor a0, a0, a2
    xor a1, a1, a0
    sw a1, 32(sp)  /* spill */
    xor t6, t6, a1
    and a2, t1, s2
    xor a2, a2, a3
    xor a0, a2, a0
    and t1, t1, s4
    xor t1, t1, t2
    xor t1, t1, s6
    xor t1, t1, a5
    and t3, t3, t4
    xor t3, t3, s5
    xor t3, t3, s1
    and t4, s3, a7
    xor t4, t4, a4
    xor t4, t4, t1
    sw t4, 44(sp)  /* spill */
    xor t1, s0, t1
    xor t1, t1, t6
    xor a0, a0, t1
    sw a0, 56(sp)  /* spill */
    xor t1, t1, t5
    sw t1, 120(sp)  /* spill */
    xor t2, t2, s0
    xor t2, t2, t3
    sw t2, 124(sp)  /* spill */
    xor t3, t3, t4
    sw t3, 128(sp)  /* spill */
    andi a2, t6, 1
    slli a0, a0, 31
    srli a0, a0, 30
    or a0, a2, a0
    slli t5, t5, 31
    srli t5, t5, 29
    or t5, a0, t5
    slli t3, t3, 31
    srli t3, t3, 28
    or t3, t5, t3
    slli t4, t4, 31
    srli t4, t4, 27
    or t3, t3, t4
    slli t1, t1, 31
    srli t1, t1, 26
    or t1, t3, t1
    slli t3, a1, 31
    srli t3, t3, 25
    or t1, t1, t3
    slli t2, t2, 7
    or t1, t1, t2
    sw t1, 132(sp)  /* spill */
    xor t0, t0, t1
    lw ra, 36(sp)  /* reload */
    lw s11, 48(sp)  /* reload */
    slli t1, ra, 23
    srli t1, t1, 31
    srli t2, s11, 7
    andi t2, t2, 2
    or t1, t1, t2
    lw s10, 100(sp)  /* reload */
    lw s7, 16(sp)  /* reload */
    srli t2, s10, 6
    or t1, t1, t2
    srli t2, s7, 5
    or t1, t1, t2
    lw s9, 104(sp)  /* reload */
    lw a6, 108(sp)  /* reload */
    srli t2, s9, 4
    or t1, t1, t2
    srli t2, a6, 3
    andi t2, t2, 0x20
    or t1, t1, t2
    lw s8, 112(sp)  /* reload */
    lw s2, 96(sp)  /* reload */
    srli t2, s8, 2
    andi t2, t2, 0x40
    or t1, t1, t2
    srli t2, s2, 1
    or t1, t1, t2
    sw t1, 136(sp)  /* spill */
    xor t0, t0, t1
    lw a3, 4(sp)  /* reload */
    lw s6, 40(sp)  /* reload */
    lw s4, 804(a3)
    lw a5, 820(a3)
    xor t1, s6, s4
    andi t2, t1, 1
    lw s5, 52(sp)  /* reload */
    lw s1, 788(a3)
    xor t3, s5, a5
    slli t4, t3, 31
    srli t4, t4, 23
    or t2, t2, t4
    lw a7, 28(sp)  /* reload */
    lw s3, 772(a3)
    xor t4, a7, s1
    slli t5, t4, 31
    srli t5, t5, 15
    or t2, t2, t5
    lw a4, 20(sp)  /* reload */
    srli a1, t3, 7
    xor t5, a4, s3
    slli a0, t5, 31
    srli a0, a0, 7
    or t2, t2, a0
    srli a0, t1, 7
    slli a1, a1, 8
    or a0, a0, a1
    srli a1, t4, 7
    slli a1, a1, 16
    or a0, a0, a1
    srli a1, t5, 7
    slli a1, a1, 24
    or a0, a0, a1
    xor a1, t2, a0
    slli a2, t1, 27
    srli a2, a2, 31
    slli a3, t3, 4
    andi a3, a3, 0x100
    or a2, a2, a3
    slli a3, t4, 12
    lui a4, 0x10
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t5, 20
    lui a4, 0x1000
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t1, 26
    srli a3, a3, 31
    slli a4, t3, 3
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, t4, 11
    lui a5, 0x10
    and a4, a4, a5
    or a3, a3, a4
    slli a4, t5, 19
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    xor a4, a2, a3
    and a5, a1, a4
    slli a6, t1, 25
    srli a6, a6, 31
    slli a7, t3, 2
    andi a7, a7, 0x100
    or a6, a6, a7
    slli a7, t4, 10
    lui s0, 0x10
    and a7, a7, s0
    or a6, a6, a7
    slli a7, t5, 18
    lui s0, 0x1000
    and a7, a7, s0
    or a6, a6, a7
    slli a7, t1, 29
    srli a7, a7, 31
    slli s0, t3, 6
    andi s0, s0, 0x100
    or a7, a7, s0
    slli s0, t4, 14
    lui s1, 0x10
    and s0, s0, s1
    or a7, a7, s0
    slli s0, t5, 22
    lui s1, 0x1000
    and s0, s0, s1
    or a7, a7, s0
    slli s0, t1, 30
    srli s0, s0, 31
    slli t1, t1, 28
    srli t1, t1, 31
    slli s1, t3, 7
    andi s1, s1, 0x100
    or s0, s0, s1
    slli t3, t3, 5
    andi t3, t3, 0x100
    or t1, t1, t3
    slli t3, t4, 15
    slli t4, t4, 13
    lui s1, 0x10
    and t3, t3, s1
    or t3, s0, t3
    slli s0, t5, 23
    slli t5, t5, 21
    lui s1, 0x1000
    and s0, s0, s1
    or t3, t3, s0
    xor t2, t2, t3
    xor t3, a7, t2
    xor a2, a2, t3
    xor a6, a6, a2
    xor a3, a3, t2
    xor a7, a1, a6
    lui s0, 0x10
    and t4, t4, s0
    or t1, t1, t4
    lui t4, 0x1000
    and t4, t5, t4
    or t1, t1, t4
    xor t4, a0, a4
    xor t1, t1, t4
    xor t5, a1, t3
    xor s0, t1, t5
    xor s1, a6, s0
    xor t2, t2, s1
    xor s2, a4, t2
    and s3, a7, s2
    xor a5, a5, s3
    xor s4, t4, a2
    and s5, s0, s4
    and s6, t5, t4
    xor s5, s5, s6
    xor a5, a5, s5
    xor s7, s0, s4
    xor a5, a5, s7
    and s7, a6, t2
    xor s3, s7, s3
    and s7, t1, a2
    xor s6, s7, s6
    xor s3, s3, s6
    xor s7, t4, t5
    xor s3, s3, s7
    xor s7, a2, s2
    xor s8, a0, s7
    and s9, s1, s8
    xor s10, t3, s1
    and s11, s10, s7
    xor s9, s9, s11
    xor s6, s9, s6
    xor a3, s6, a3
    and s6, s3, a3
    xor s3, s3, a5
    xor s9, a5, s6
    and ra, t3, a0
    xor s11, ra, s11
    xor s5, s11, s5
    xor s11, a0, t3
    xor s5, s5, s11
    xor s6, s5, s6
    xor s11, a3, s5
    and s9, s9, s11
    xor s9, s9, s5
    and a1, s9, a1
    and a4, s9, a4
    xor s11, s6, s9
    and s5, s5, s11
    xor a3, s5, a3
    xor a3, a3, s9
    xor s5, s6, s5
    and s6, s3, s6
    xor a5, s6, a5
    and s5, a5, s5
    xor s3, s3, s5
    and t2, a3, t2
    and s1, s3, s1
    and a6, a3, a6
    and a0, a5, a0
    and s5, s3, s8
    xor s5, s5, t2
    and t3, a5, t3
    xor s6, s9, a3
    and a7, s6, a7
    xor s8, a5, s9
    and t5, s8, t5
    xor a7, a7, t5
    xor a3, s3, a3
    and s0, a3, s0
    xor a1, a1, s0
    xor a7, a7, a1
    and t4, s8, t4
    xor s8, s8, a3
    and a2, s8, a2
    xor t2, a2, t2
    xor t4, t4, t2
    and a2, s6, s2
    xor t4, t4, a2
    xor a5, a5, s3
    and s2, a5, s10
    xor t5, s2, t5
    xor t5, t5, s1
    xor a1, a6, a1
    and t1, s8, t1
    xor a0, a0, a7
    xor a0, a0, a4
    and a5, a5, s7
    xor a2, a5, a2
    xor a0, a0, a2
    xor a2, s5, a2
    xor t3, t3, s0
    xor t3, t3, s1
    and a3, a3, s4
    xor a3, a3, a4
    xor t2, a3, t2
    xor t2, t2, t1
    xor t1, t1, a1
    xor a1, t5, a1
    xori a1, a1, -1
    xor t1, t1, t4
    xor t4, a7, t4
    xor t3, t3, t2
    xori t3, t3, -1
    xor a3, a7, a2
    xori a3, a3, -1
    xor t2, t2, t5
    xori t2, t2, -1
    slli t5, a1, 31
    srli t5, t5, 30
    or t5, t4, t5
    slli a4, t1, 2
    or t5, t5, a4
    slli a4, a0, 3
    or t5, t5, a4
    slli a4, a2, 4
    or t5, t5, a4
    slli a4, t3, 31
    srli a4, a4, 26
    or t5, t5, a4
    slli a4, a3, 31
    srli a4, a4, 25
    or t5, t5, a4
    slli a4, t2, 7
    or t5, t5, a4
    xor t0, t0, t5
    srli a4, t4, 8
    srli a5, a1, 7
    andi a5, a5, 2
    or a4, a4, a5
    srli a5, t1, 6
    or a4, a4, a5
    srli a5, a0, 5
    or a4, a4, a5
    srli a5, a2, 4
    or a4, a4, a5
    srli a5, t3, 3
    andi a5, a5, 0x20
    or a4, a4, a5
    srli a5, a3, 2
    andi a5, a5, 0x40
    or a4, a4, a5
    srli a5, t2, 8
    slli a5, a5, 7
    or a4, a4, a5
    xor t0, t0, a4
    slli a5, t6, 23
    srli a5, a5, 31
    lw ra, 56(sp)  /* reload */
    lw s11, 24(sp)  /* reload */
    srli a6, ra, 7
    andi a6, a6, 2
    or a5, a5, a6
    srli a6, s11, 6
    andi a6, a6, 4
    or a5, a5, a6
    lw s9, 128(sp)  /* reload */
    lw s6, 44(sp)  /* reload */
    srli a6, s9, 5
    andi a6, a6, 8
    or a5, a5, a6
    srli a6, s6, 4
    andi a6, a6, 0x10
    or a5, a5, a6
    lw s3, 120(sp)  /* reload */
    lw s10, 32(sp)  /* reload */
    srli a6, s3, 3
    andi a6, a6, 0x20
    or a5, a5, a6
    srli a6, s10, 2
    andi a6, a6, 0x40
    or a5, a5, a6
    lw s2, 124(sp)  /* reload */
    srli a7, ra, 15
    srli a6, s2, 8
    slli a6, a6, 7
    or a5, a5, a6
    xor t0, t0, a5
    slli a6, t6, 15
    srli a6, a6, 31
    slli t6, t6, 7
    srli t6, t6, 31
    andi a7, a7, 2
    or a6, a6, a7
    srli a7, ra, 23
    andi a7, a7, 2
    or t6, t6, a7
    srli a7, s11, 14
    andi a7, a7, 4
    or a6, a6, a7
    srli a7, s11, 22
    andi a7, a7, 4
    or t6, t6, a7
    srli a7, s9, 13
    andi a7, a7, 8
    or a6, a6, a7
    srli a7, s9, 21
    andi a7, a7, 8
    or t6, t6, a7
    srli a7, s6, 12
    andi a7, a7, 0x10
    or a6, a6, a7
    srli a7, s6, 20
    andi a7, a7, 0x10
    or t6, t6, a7
    andi t0, t0, 0xff
    sw t0, 20(sp)  /* spill */
    srli t0, s3, 11
    andi t0, t0, 0x20
    or t0, a6, t0
    srli a6, s3, 19
    andi a6, a6, 0x20
    or t6, t6, a6
    srli a6, s10, 10
    andi a6, a6, 0x40
    or t0, t0, a6
    srli a6, s10, 18
    andi a6, a6, 0x40
    or t6, t6, a6
    srli a6, s2, 16
    slli a6, a6, 7
    or a6, t0, a6
    srli t0, s2, 24
    slli t0, t0, 7
    or t6, t6, t0
    srli t0, t4, 16
    srli t4, t4, 24
    srli a7, a1, 15
    andi a7, a7, 2
    or t0, t0, a7
    srli a1, a1, 23
    andi a1, a1, 2
    or t4, t4, a1
    srli a1, t1, 14
    or t0, t0, a1
    srli t1, t1, 22
    or t1, t4, t1
    srli t4, a0, 13
    or t0, t0, t4
    srli t4, a0, 21
    or t1, t1, t4
    srli t4, a2, 12
    or t0, t0, t4
    srli t4, a2, 20
    or t1, t1, t4
    srli t4, t3, 11
    andi t4, t4, 0x20
    or t0, t0, t4
    srli t3, t3, 19
    andi t3, t3, 0x20
    or t1, t1, t3
    srli t3, a3, 10
    andi t3, t3, 0x40
    or t0, t0, t3
    srli t3, a3, 18
    andi t3, t3, 0x40
    or t1, t1, t3
    srli t3, t2, 16
    slli t3, t3, 7
    or a0, t0, t3
    srli t0, t2, 24
    slli t0, t0, 7
    or t3, t1, t0
    xor t0, a6, a0
    lw s8, 72(sp)  /* reload */
    lw s7, 64(sp)  /* reload */
    slli t1, s8, 23
    srli t1, t1, 31
    srli t2, s7, 7
    andi t2, t2, 2
    or t1, t1, t2
    lw s5, 68(sp)  /* reload */
    lw s0, 60(sp)  /* reload */
    srli t2, s5, 6
    andi t2, t2, 4
    or t1, t1, t2
    srli t2, s0, 5
    andi t2, t2, 8
    or t1, t1, t2
    lw s1, 76(sp)  /* reload */
    lw s4, 80(sp)  /* reload */
    srli t2, s1, 4
    andi t2, t2, 0x10
    or t1, t1, t2
    srli t2, s4, 3
    andi t2, t2, 0x20
    or t1, t1, t2
    lw ra, 84(sp)  /* reload */
    lw s11, 88(sp)  /* reload */
    srli t2, ra, 2
    andi t2, t2, 0x40
    or t1, t1, t2
    srli t2, s11, 8
    slli t2, t2, 7
    or a1, t1, t2
    xor t0, t0, a1
    lw s9, 136(sp)  /* reload */
    lw s6, 36(sp)  /* reload */
    xor t0, t0, s9
    xor t0, t0, t5
    slli t1, s6, 15
    srli t1, t1, 31
    slli t2, s6, 7
    srli t2, t2, 31
    lw s3, 48(sp)  /* reload */
    lw s10, 100(sp)  /* reload */
    srli t4, s3, 15
    andi t4, t4, 2
    or t1, t1, t4
    srli t4, s3, 23
    andi t4, t4, 2
    or t2, t2, t4
    srli t4, s10, 14
    or t1, t1, t4
    srli t4, s10, 22
    or t2, t2, t4
    lw s2, 16(sp)  /* reload */
    lw a7, 104(sp)  /* reload */
    srli t4, s2, 13
    or t1, t1, t4
    srli t4, s2, 21
    or t2, t2, t4
    srli t4, a7, 12
    or t1, t1, t4
    srli t4, a7, 20
    or t2, t2, t4
    lw a2, 108(sp)  /* reload */
    lw a3, 112(sp)  /* reload */
    srli t4, a2, 11
    andi t4, t4, 0x20
    or t1, t1, t4
    srli t4, a2, 19
    andi t4, t4, 0x20
    or t2, t2, t4
    srli t4, a3, 10
    andi t4, t4, 0x40
    or t1, t1, t4
    srli t4, a3, 18
    andi t4, t4, 0x40
    or t2, t2, t4
    lw s6, 96(sp)  /* reload */
    srli a3, s7, 15
    srli t4, s6, 9
    or a2, t1, t4
    xor t0, t0, a2
    srli t1, s6, 17
    or t4, t2, t1
    slli t1, s8, 15
    srli t1, t1, 31
    slli t2, s8, 7
    srli t2, t2, 31
    andi a3, a3, 2
    or t1, t1, a3
    srli a3, s7, 23
    andi a3, a3, 2
    or t2, t2, a3
    srli a3, s5, 14
    andi a3, a3, 4
    or t1, t1, a3
    srli a3, s5, 22
    andi a3, a3, 4
    or t2, t2, a3
    srli a3, s0, 13
    andi a3, a3, 8
    or t1, t1, a3
    srli a3, s1, 12
    andi a3, a3, 0x10
    or t1, t1, a3
    srli a3, s4, 11
    andi a3, a3, 0x20
    or t1, t1, a3
    srli a3, ra, 10
    andi a3, a3, 0x40
    or t1, t1, a3
    srli a3, s11, 16
    slli a3, a3, 7
    or a3, t1, a3
    xor t0, t0, a3
    lw s3, 116(sp)  /* reload */
    lw s10, 132(sp)  /* reload */
    xor t1, t3, s3
    xor t1, t1, s10
    xor t1, t1, t6
    srli a7, s0, 21
    andi a7, a7, 8
    or t2, t2, a7
    srli a7, s1, 20
    andi a7, a7, 0x10
    or t2, t2, a7
    srli a7, s4, 19
    andi a7, a7, 0x20
    or t2, t2, a7
    srli a7, ra, 18
    andi a7, a7, 0x40
    or t2, t2, a7
    srli a7, s11, 24
    slli a7, a7, 7
    or a7, t2, a7
    xor t1, t1, a7
    xor t1, t1, a2
    xor t1, t1, a3
    xor t2, t4, a0
    xor t2, t2, a1
    xor t2, t2, t6
    xor t2, t2, a7
    xor t2, t2, a4
    xor t2, t2, a5
    xor s0, t4, a6
    xor s1, s0, a0
    xor s1, s1, s9
    xor s1, s1, a7
    xor s1, s1, a5
    xor s1, s1, a3
    lw s2, 92(sp)  /* reload */
    xor s0, s0, a1
    xor s4, t3, s2
    xor s5, s4, s3
    xor s5, s5, t5
    xor s5, s5, t6
    xor s5, s5, a5
    xor s5, s5, a3
    xor s0, s0, t5
    xor s0, s0, t6
    xor s0, s0, a2
    xor s0, s0, a4
    xor s4, s4, s10
    xor s4, s4, s9
    xor s4, s4, a7
    xor s4, s4, a2
    xor s4, s4, a4
    andi s6, t0, 0xff
    andi s7, t1, 0xff
    andi t0, t2, 0xff
    andi s1, s1, 0xff
    andi t1, s5, 0xff
    andi s0, s0, 0xff
    andi t2, s4, 0xff
    sw s6, 16(sp)  /* spill */
    sw s7, 24(sp)  /* spill */
    sw t0, 28(sp)  /* spill */
    sw s1, 32(sp)  /* spill */
    sw t1, 36(sp)  /* spill */
    sw s0, 40(sp)  /* spill */
    sw t2, 44(sp)  /* spill */
    xor s0, t4, t3
    xor s1, t4, s2
    xor t4, a6, s2
    xor a6, t3, a6
    xor t3, s0, s3
    xor t3, t3, a1
    xor t3, t3, t6
    xor t3, t3, a4
    xor t3, t3, a3
    xor s0, s0, a0
    xor s0, s0, s10
    xor s0, s0, a7
    xor s0, s0, a2
    xor s0, s0, a5
    andi t3, t3, 0xff
    andi s0, s0, 0xff
    sw t3, 48(sp)  /* spill */
    sw s0, 52(sp)  /* spill */
    xor t3, t4, a0
    xor t3, t3, s10
    xor t3, t3, s9
    xor t3, t3, a4
    xor t3, t3, a3
    xor t4, t4, s3
    xor t4, t4, a1
    xor t4, t4, t5
    xor t4, t4, a2
    xor t4, t4, a5
    andi t3, t3, 0xff
    andi t4, t4, 0xff
    sw t3, 56(sp)  /* spill */
    sw t4, 60(sp)  /* spill */
    xor s0, s1, s10
    xor s0, s0, a1
    xor s0, s0, s9
    xor s0, s0, t6
    xor a4, s0, a4
    xor s0, a6, s10
    xor a6, a6, s3
    xor a6, a6, a0
    xor a6, a6, s9
    xor t6, a6, t6
    xor t6, t6, a3
    xor a1, s0, a1
    xor a1, a1, t5
    xor a1, a1, a7
    xor a1, a1, a2
    xor a2, s1, s3
    xor a0, a2, a0
    xor t5, a0, t5
    xor t5, t5, a7
    xor a0, t5, a5
    andi t5, a1, 0xff
    andi a2, a4, 0xff
    andi a0, a0, 0xff
    andi t6, t6, 0xff
    lw s8, 4(sp)  /* reload */
    sw a2, 68(sp)  /* spill */
    addi a1, s8, 640
    sw a1, 64(sp)  /* spill */
    sw a0, 72(sp)  /* spill */
.Laria128_decrypt_blocks_rounds8:
    /* round i = 1, 3, ..., 9: let dk = A(ek[rounds - i]); C := i mod 2 == 0 ? FO(C, dk) : FE(C, dk) */
    lw s10, 68(a1)
    lw s9, 76(a1)
    lw ra, 64(a1)
    lw s11, 84(a1)
    lw a6, 88(a1)
    lw s5, 92(a1)
    xor a2, s10, s9
    lw s0, 96(a1)
    xor a0, ra, s11
    lw s4, 104(a1)
    lw s6, 108(a1)
    xor a3, a2, a6
    xor a0, a0, s5
    xor a3, a3, s0
    lw s1, 112(a1)
    xor a0, a0, s4
    lw s7, 116(a1)
    xor a3, a3, s6
    xor a0, a0, s6
    lw s2, 120(a1)
    xor a3, a3, s1
    xor a0, a0, s7
    xor a3, a3, s7
    xor a0, a0, s2
    xor t2, t2, a3
    xor t0, t0, a0
    slli a3, t2, 31
    andi a0, t0, 1
    lw s3, 72(a1)
    srli a3, a3, 23
    or a0, a0, a3
    lw a7, 80(a1)
    xor a3, s10, s3
    xor a4, a3, a7
    xor a4, a4, s11
    lw a5, 124(a1)
    xor a4, a4, s0
    xor a4, a4, s4
    xor a4, a4, a5
    xor t6, t6, a4
    slli a4, t6, 31
    srli a4, a4, 15
    or a0, a0, a4
    sw a7, 44(sp)  /* spill */
    xor a2, a2, a7
    xor a4, s3, s9
    xor a7, a4, a7
    xor a4, a4, s11
    xor a4, a4, a6
    xor a4, a4, s0
    xor a4, a4, s7
    xor a4, a4, a5
    xor t3, t3, a4
    lw s8, 100(a1)
    xor a7, a7, s5
    sw t3, 56(sp)  /* spill */
    xor t3, a7, s8
    xor t3, t3, s1
    xor a3, a3, a6
    xor t3, t3, s2
    sw s0, 108(sp)  /* spill */
    xor a3, a3, s5
    xor t3, t4, t3
    xor t4, a3, s8
    slli a7, t0, 25
    slli s0, t2, 2
    xor t4, t4, s6
    srli a7, a7, 31
    andi s0, s0, 0x100
    sw s1, 112(sp)  /* spill */
    xor t4, t4, s1
    or a7, a7, s0
    slli s0, t6, 10
    lui s1, 0x10
    xor a2, a2, s8
    and s0, s0, s1
    xor a2, a2, s4
    or a7, a7, s0
    xor a2, a2, s2
    slli s0, t3, 18
    lui s1, 0x1000
    xor a2, a2, a5
    slli a1, t0, 27
    slli a3, t2, 4
    and s0, s0, s1
    xor t1, t1, a2
    srli a1, a1, 31
    andi a3, a3, 0x100
    or a7, a7, s0
    sw t1, 36(sp)  /* spill */
    sw a5, 116(sp)  /* spill */
    or a1, a1, a3
    slli s0, t0, 29
    slli t1, t2, 6
    slli a3, t6, 12
    lui a4, 0x10
    srli s0, s0, 31
    andi t1, t1, 0x100
    slli a2, t6, 14
    lui a5, 0x10
    xor t4, t5, t4
    and a3, a3, a4
    or t1, s0, t1
    and a2, a2, a5
    sw t4, 60(sp)  /* spill */
    or a1, a1, a3
    or t1, t1, a2
    slli t4, t3, 31
    slli a3, t3, 20
    lui a4, 0x1000
    slli a2, t3, 22
    lui a5, 0x1000
    srli t4, t4, 7
    and a3, a3, a4
    and a2, a2, a5
    or t4, a0, t4
    or a1, a1, a3
    or t1, t1, a2
    srli t5, t0, 7
    srli a0, t2, 7
    slli a3, t0, 26
    slli a4, t2, 3
    slli a2, t0, 30
    slli a5, t2, 7
    slli t0, t0, 28
    slli t2, t2, 5
    srli a2, a2, 31
    srli t0, t0, 31
    andi a5, a5, 0x100
    andi t2, t2, 0x100
    or a2, a2, a5
    or t0, t0, t2
    slli t2, t6, 15
    lui a5, 0x10
    and t2, t2, a5
    slli a0, a0, 8
    srli a3, a3, 31
    andi a4, a4, 0x100
    or t2, a2, t2
    sw a6, 104(sp)  /* spill */
    or t5, t5, a0
    or a3, a3, a4
    slli a2, t3, 23
    lui a5, 0x1000
    srli a0, t6, 7
    slli a4, t6, 11
    lui a6, 0x10
    and a2, a2, a5
    slli a0, a0, 16
    and a4, a4, a6
    slli t6, t6, 13
    lui a5, 0x10
    or t5, t5, a0
    or a3, a3, a4
    and t6, t6, a5
    srli a0, t3, 7
    slli a4, t3, 19
    lui a6, 0x1000
    or t0, t0, t6
    and a4, a4, a6
    slli t3, t3, 21
    lui t6, 0x1000
    slli a0, a0, 24
    or a3, a3, a4
    or t2, t2, a2
    and t3, t3, t6
    or t5, t5, a0
    xor a4, a1, a3
    xor t2, t4, t2
    or t0, t0, t3
    xor a0, t4, t5
    xor t1, t1, t2
    xor t3, t5, a4
    xor t4, a1, t1
    xor t0, t0, t3
    xor t6, a0, t1
    xor a1, a7, t4
    xor a5, t0, t6
    xor a2, a3, t2
    xor a7, a1, a5
    sw s2, 96(sp)  /* spill */
    xor t2, t2, a7
    sw s5, 80(sp)  /* spill */
    sw s4, 84(sp)  /* spill */
    xor a3, a0, a1
    xor s0, a4, t2
    xor s2, t3, t4
    and a6, a0, a4
    and s1, a3, s0
    and s4, a5, s2
    and s5, t6, t3
    sw s6, 88(sp)  /* spill */
    xor a6, a6, s1
    xor s4, s4, s5
    xor a6, a6, s4
    xor s6, a5, s2
    xor a6, a6, s6
    and s6, a1, t2
    xor s1, s6, s1
    and s6, t0, t4
    xor s5, s6, s5
    xor s1, s1, s5
    xor s6, t3, t6
    xor s1, s1, s6
    sw s7, 92(sp)  /* spill */
    sw s9, 100(sp)  /* spill */
    xor s6, t4, s0
    sw s10, 28(sp)  /* spill */
    sw s8, 120(sp)  /* spill */
    xor s7, t5, s6
    xor s9, t1, a7
    sw s11, 76(sp)  /* spill */
    and s8, a7, s7
    and s10, s9, s6
    xor s8, s8, s10
    and s11, t1, t5
    xor s10, s11, s10
    xor s5, s8, s5
    xor s4, s10, s4
    xor a2, s5, a2
    xor s10, t5, t1
    and s5, s1, a2
    xor s4, s4, s10
    xor s8, a6, s5
    xor s10, a2, s4
    and s8, s8, s10
    xor s5, s4, s5
    xor s8, s8, s4
    xor s10, s5, s8
    and s4, s4, s10
    xor a2, s4, a2
    xor s1, s1, a6
    xor s4, s5, s4
    and s5, s1, s5
    xor a6, s5, a6
    and s4, a6, s4
    xor s1, s1, s4
    xor a2, a2, s8
    and s4, s1, s7
    and t2, a2, t2
    and a1, a2, a1
    xor s5, s8, a2
    xor s7, a6, s8
    and t6, s7, t6
    xor a2, s1, a2
    and t3, s7, t3
    and a0, s8, a0
    and a3, s5, a3
    and a5, a2, a5
    xor s7, s7, a2
    xor s4, s4, t2
    xor a3, a3, t6
    xor a0, a0, a5
    and t4, s7, t4
    and t5, a6, t5
    and t1, a6, t1
    xor a3, a3, a0
    xor t2, t4, t2
    xor t3, t3, t2
    and t4, s5, s0
    xor a6, a6, s1
    xor a0, a1, a0
    xor t3, t3, t4
    and a1, a6, s6
    xor t4, a1, t4
    and a4, s8, a4
    and a1, a2, s2
    xor a1, a1, a4
    and s0, a6, s9
    and t0, s7, t0
    xor t2, a1, t2
    and a7, s1, a7
    xor t6, s0, t6
    xor t1, t1, a5
    xor t2, t2, t0
    xor t6, t6, a7
    xor t1, t1, a7
    xor t0, t0, a0
    xor a0, t6, a0
    xor t1, t1, t2
    xori a0, a0, -1
    xor t0, t0, t3
    xor t2, t2, t6
    xor t3, a3, t3
    slli t6, a0, 31
    xor t5, t5, a3
    sw t0, 136(sp)  /* spill */
    sw t3, 140(sp)  /* spill */
    srli t6, t6, 30
    xor t5, t5, a4
    or t3, t3, t6
    slli t0, t0, 2
    xor t5, t5, t4
    or t0, t3, t0
    xori t1, t1, -1
    slli t3, t5, 3
    xor t4, s4, t4
    sw t1, 144(sp)  /* spill */
    or t0, t0, t3
    slli t3, t4, 4
    slli t1, t1, 31
    xor a1, a3, t4
    or t0, t0, t3
    srli t1, t1, 26
    xori a1, a1, -1
    or t0, t0, t1
    slli t1, a1, 31
    srli t1, t1, 25
    xori t2, t2, -1
    or t0, t0, t1
    lw s11, 76(sp)  /* reload */
    sw t2, 152(sp)  /* spill */
    slli t1, t2, 7
    lw s10, 80(sp)  /* reload */
    xor t2, s3, s11
    lw s8, 108(sp)  /* reload */
    lw a2, 28(sp)  /* reload */
    lw s2, 100(sp)  /* reload */
    lw a4, 44(sp)  /* reload */
    sw t5, 124(sp)  /* spill */
    xor t2, t2, s10
    lw s5, 120(sp)  /* reload */
    lw a3, 104(sp)  /* reload */
    xor t2, t2, s8
    lw s1, 112(sp)  /* reload */
    lw s4, 84(sp)  /* reload */
    xor t5, s2, a4
    xor t6, a2, a4
    xor t2, t2, s5
    lw s9, 116(sp)  /* reload */
    lw s7, 88(sp)  /* reload */
    xor t5, t5, a3
    xor t6, t6, a3
    xor t2, t2, s1
    lw s0, 16(sp)  /* reload */
    lw a5, 92(sp)  /* reload */
    xor t5, t5, s8
    xor t6, t6, s4
    sw a0, 132(sp)  /* spill */
    sw a1, 148(sp)  /* spill */
    xor t2, t2, s9
    lw a6, 96(sp)  /* reload */
    xor t5, t5, s5
    xor t6, t6, s7
    or t0, t0, t1
    xor t2, s0, t2
    lw a0, 20(sp)  /* reload */
    xor t5, t5, a5
    xor t6, t6, s1
    lw a1, 24(sp)  /* reload */
    sw t4, 128(sp)  /* spill */
    xor t1, ra, s3
    sw t2, 16(sp)  /* spill */
    xor t5, t5, a6
    xor t6, t6, s9
    xor t2, t1, s11
    xor t4, ra, s2
    xor t5, a0, t5
    xor t6, a1, t6
    xor t1, t1, s10
    xor t3, ra, a2
    sw t6, 20(sp)  /* spill */
    xor a0, t4, a4
    xor t1, t1, s5
    xor t6, t3, a4
    xor a0, a0, s11
    xor t2, t2, s8
    xor t1, t1, s4
    xor t6, t6, s10
    xor a0, a0, s5
    xor t2, t2, s7
    xor t1, t1, s1
    lw a7, 40(sp)  /* reload */
    xor t6, t6, s4
    xor a0, a0, s7
    lw s0, 72(sp)  /* reload */
    lw s6, 32(sp)  /* reload */
    xor t2, t2, a6
    xor t1, t1, a5
    lw s3, 48(sp)  /* reload */
    xor t6, t6, a5
    xor a0, a0, a6
    xor t2, t2, s9
    xor t1, a7, t1
    xor t6, t6, s9
    xor a0, s0, a0
    xor t2, s6, t2
    sw t1, 32(sp)  /* spill */
    xor t6, s3, t6
    sw a0, 24(sp)  /* spill */
    slli t1, t2, 28
    slli a0, t6, 5
    srli t1, t1, 31
    lw s6, 60(sp)  /* reload */
    andi a0, a0, 0x100
    or t1, t1, a0
    slli a0, s6, 13
    lui a1, 0x10
    and a0, a0, a1
    or t1, t1, a0
    slli a0, t5, 21
    lui a1, 0x1000
    and a0, a0, a1
    or t1, t1, a0
    slli a0, t2, 26
    slli a1, t6, 3
    srli a0, a0, 31
    andi a1, a1, 0x100
    or a0, a0, a1
    slli a1, s6, 11
    lui a2, 0x10
    and a1, a1, a2
    or a0, a0, a1
    slli a1, t5, 19
    lui a2, 0x1000
    and a1, a1, a2
    or a0, a0, a1
    slli a2, t6, 31
    andi a1, t2, 1
    srli a2, a2, 23
    xor t4, t4, a3
    or a1, a1, a2
    xor t4, t4, s10
    slli a2, s6, 31
    xor t4, t4, s8
    srli a2, a2, 15
    xor t4, t4, s4
    lw s2, 68(sp)  /* reload */
    or a1, a1, a2
    xor t4, t4, a5
    slli a2, t5, 31
    xor t3, t3, s11
    xor t4, s2, t4
    srli a2, a2, 7
    xor t3, t3, a3
    sw t4, 40(sp)  /* spill */
    or a1, a1, a2
    slli a3, t6, 6
    slli t4, t2, 29
    slli a2, t2, 30
    slli a4, t6, 7
    srli t4, t4, 31
    andi a3, a3, 0x100
    srli a2, a2, 31
    andi a4, a4, 0x100
    or t4, t4, a3
    or a2, a2, a4
    slli a3, s6, 14
    lui a5, 0x10
    slli a4, s6, 15
    lui a7, 0x10
    and a3, a3, a5
    and a4, a4, a7
    or t4, t4, a3
    or a2, a2, a4
    slli a3, t5, 22
    lui a5, 0x1000
    slli a4, t5, 23
    lui a7, 0x1000
    and a3, a3, a5
    and a4, a4, a7
    or t4, t4, a3
    srli a7, t2, 7
    srli s0, t6, 7
    slli a3, t2, 25
    slli a5, t6, 2
    slli t2, t2, 27
    slli t6, t6, 4
    xor t3, t3, s7
    srli t2, t2, 31
    andi t6, t6, 0x100
    xor t3, t3, s1
    or t2, t2, t6
    srli a3, a3, 31
    andi a5, a5, 0x100
    slli t6, s6, 10
    lui s1, 0x10
    or a3, a3, a5
    and t6, t6, s1
    lw ra, 52(sp)  /* reload */
    or t6, a3, t6
    slli s0, s0, 8
    xor t3, t3, a6
    slli a3, t5, 18
    lui s1, 0x1000
    or a7, a7, s0
    xor t3, ra, t3
    and a3, a3, s1
    srli s0, s6, 7
    sw t3, 28(sp)  /* spill */
    slli a5, s6, 12
    or t6, t6, a3
    lui s4, 0x10
    xori a0, a0, -1
    slli s0, s0, 16
    srli t3, t5, 7
    xori t6, t6, -1
    and a5, a5, s4
    or a2, a2, a4
    or a7, a7, s0
    slli t3, t3, 24
    xor t6, a0, t6
    or t2, t2, a5
    xori a2, a2, -1
    or t3, a7, t3
    slli t5, t5, 20
    xor t4, t4, t6
    lui a5, 0x1000
    xor a4, a2, a0
    xor t3, a2, t3
    xor s1, t1, t4
    and t5, t5, a5
    xor a2, t1, t3
    xor s2, a4, s1
    or t2, t2, t5
    xori a1, a1, -1
    xor a6, a4, a2
    xor t2, t2, s2
    xor a1, a1, a6
    xor s3, t6, a2
    xor t5, t2, a6
    xor a7, a0, a1
    xor a5, s3, t5
    xor s4, a1, a5
    xor s6, a7, s3
    and s0, t1, a7
    and a3, t4, a0
    and s5, s2, s4
    and s7, t3, s6
    xor s0, s0, a3
    xor s5, s5, s7
    xor s0, s0, s5
    xor s8, s2, s4
    xor s0, s0, s8
    and s8, s1, a1
    xor a3, s8, a3
    xor s8, s2, t3
    xor s9, a0, t5
    and s10, s8, s9
    xor s7, s10, s7
    xor a3, a3, s7
    xor s10, t3, s6
    xor a3, a3, s10
    and s10, a4, a5
    and s11, a6, t5
    xor s10, s10, s11
    and ra, a2, s3
    xor s7, s10, s7
    xor s11, ra, s11
    xor t2, s7, t2
    xor s5, s11, s5
    and s7, a3, t2
    xor t6, s5, t6
    xor s10, s0, s7
    xor s5, t6, s7
    xor s7, t2, t6
    and s7, s10, s7
    xor s7, s7, t6
    xor s10, s5, s7
    and t6, t6, s10
    xor t2, t6, t2
    xor a3, a3, s0
    xor t6, s5, t6
    and s5, a3, s5
    xor s0, s5, s0
    and t6, s0, t6
    xor t6, a3, t6
    xor t2, t2, s7
    and a3, t6, a4
    and a4, t2, s1
    and s1, s0, s3
    xor s3, s7, t2
    and a7, s7, a7
    and a1, t2, a1
    and a0, s3, a0
    xor a7, a7, a1
    xor a0, a0, a1
    xor a1, s0, s7
    and s5, a1, s6
    xor t2, t6, t2
    and t3, a1, t3
    xor a1, a1, t2
    and s6, a1, s9
    and a1, a1, s8
    xor a4, a4, a3
    xor a1, a1, a3
    and t1, s7, t1
    and a2, s0, a2
    and a3, t2, s2
    xor t1, t1, a2
    and a5, t6, a5
    and t2, t2, s4
    xor t6, s0, t6
    xor t2, t2, t1
    and a6, t6, a6
    xor t2, t2, s6
    and t4, s3, t4
    xor s5, s5, s6
    xor t3, t3, a6
    xor t2, t2, a7
    xor t4, t4, a6
    xor a0, a0, s5
    xor t3, t3, a1
    xor t4, t4, t2
    xor a0, a0, t3
    xor a2, a3, a2
    xor t2, a4, t2
    xor a1, a2, a1
    and t5, t6, t5
    xor t2, t2, a0
    xor t6, a1, t2
    xor s1, s1, a7
    xor t5, t5, s5
    sw t6, 68(sp)  /* spill */
    xor t5, t5, s1
    xor t1, t1, a4
    slli t6, t6, 31
    xor t1, t1, t5
    andi a1, a0, 1
    srli t6, t6, 30
    xor a5, a5, s1
    xor t5, t5, t4
    or t6, a1, t6
    sw t5, 80(sp)  /* spill */
    slli a1, a5, 31
    sw t4, 60(sp)  /* spill */
    xor t2, t2, a5
    srli a1, a1, 29
    slli t5, t5, 31
    sw t2, 72(sp)  /* spill */
    or t6, t6, a1
    srli t5, t5, 28
    slli t4, t4, 31
    sw t3, 48(sp)  /* spill */
    or t5, t6, t5
    srli t4, t4, 27
    slli t2, t2, 31
    or t4, t5, t4
    srli t2, t2, 26
    slli t3, t3, 31
    sw t1, 76(sp)  /* spill */
    or t2, t4, t2
    srli t3, t3, 25
    or t2, t2, t3
    slli t1, t1, 7
    sw t0, 156(sp)  /* spill */
    or t1, t2, t1
    lw ra, 32(sp)  /* reload */
    lw s11, 24(sp)  /* reload */
    sw t1, 84(sp)  /* spill */
    xor t0, t0, t1
    slli t1, ra, 27
    slli t2, s11, 4
    srli t1, t1, 31
    andi t2, t2, 0x100
    lw s10, 20(sp)  /* reload */
    or t1, t1, t2
    lui t3, 0x10
    slli t2, s10, 12
    and t2, t2, t3
    lw s7, 56(sp)  /* reload */
    or t1, t1, t2
    lui t3, 0x1000
    slli t2, s7, 20
    and t2, t2, t3
    or t1, t1, t2
    slli t2, ra, 26
    slli t3, s11, 3
    srli t2, t2, 31
    andi t3, t3, 0x100
    or t2, t2, t3
    slli t3, s10, 11
    lui t4, 0x10
    and t3, t3, t4
    or t2, t2, t3
    slli t3, s7, 19
    lui t4, 0x1000
    and t3, t3, t4
    or t2, t2, t3
    slli t3, ra, 25
    slli t4, s11, 2
    srli t3, t3, 31
    andi t4, t4, 0x100
    or t3, t3, t4
    slli t4, s10, 10
    lui t5, 0x10
    and t4, t4, t5
    or t3, t3, t4
    slli t4, s7, 18
    lui t5, 0x1000
    and t4, t4, t5
    slli t5, ra, 30
    slli t6, s11, 7
    srli t5, t5, 31
    andi t6, t6, 0x100
    or t5, t5, t6
    slli t6, s10, 15
    lui a1, 0x10
    and t6, t6, a1
    or t5, t5, t6
    slli t6, s7, 23
    lui a1, 0x1000
    and t6, t6, a1
    or t5, t5, t6
    srli a1, s11, 7
    srli t6, ra, 7
    slli a1, a1, 8
    or t6, t6, a1
    srli a1, s10, 7
    slli a1, a1, 16
    or t6, t6, a1
    srli a1, s7, 7
    slli a1, a1, 24
    or t6, t6, a1
    slli a1, ra, 29
    slli a2, s11, 6
    srli a1, a1, 31
    andi a2, a2, 0x100
    or a1, a1, a2
    slli a2, s10, 14
    lui a3, 0x10
    and a2, a2, a3
    or a1, a1, a2
    slli a2, s7, 22
    lui a3, 0x1000
    and a2, a2, a3
    or a1, a1, a2
    slli a2, ra, 28
    slli a4, s11, 5
    srli a2, a2, 31
    andi a4, a4, 0x100
    or a2, a2, a4
    sw a5, 44(sp)  /* spill */
    slli a4, s11, 31
    andi a3, ra, 1
    srli a4, a4, 23
    slli a5, s10, 31
    or a3, a3, a4
    srli a5, a5, 15
    or a3, a3, a5
    slli a4, s10, 13
    lui a5, 0x10
    and a4, a4, a5
    slli a5, s7, 31
    srli a5, a5, 7
    or a2, a2, a4
    or a3, a3, a5
    slli a4, s7, 21
    lui a5, 0x1000
    and a4, a4, a5
    or a2, a2, a4
    or t3, t3, t4
    xor a1, a1, a2
    xor t4, t2, t3
    xor a4, t5, a1
    xor t1, t1, t4
    xor t2, t2, a4
    xor t6, t6, t2
    xor a7, a1, t1
    xor t3, a2, t3
    xor s0, a7, t6
    xor a5, t5, t6
    xor s1, t3, s0
    xor a6, t1, a5
    xor s2, a3, s1
    xor s5, a3, t4
    and s3, a6, s2
    and s4, s0, s1
    and s6, a1, s5
    and s7, t1, t2
    xor s3, s3, s4
    xor s6, s6, s7
    xor s8, t2, s5
    xor s3, s3, s6
    xor a2, a2, s8
    xor a2, s3, a2
    xor s9, s8, s1
    and s3, t5, t4
    and s10, t6, s9
    and s11, a7, s8
    xor s3, s3, s10
    xor s7, s11, s7
    xor s3, s3, s7
    xor s11, t2, t1
    xor s3, s3, s11
    and s11, a4, a3
    xor s4, s11, s4
    xor s11, t2, s2
    and ra, a5, s11
    xor s4, s4, s7
    xor s10, ra, s10
    xor t3, s4, t3
    xor s6, s10, s6
    and s4, s3, t3
    xor s10, a1, s5
    xor s7, a2, s4
    xor s6, s6, s10
    xor s4, s6, s4
    xor s10, t3, a2
    and s4, s4, s10
    xor s4, s4, a2
    and s10, s4, s11
    xor s11, s7, s4
    and a2, a2, s11
    xor t3, a2, t3
    xor s3, s3, s6
    xor a2, s7, a2
    and s7, s3, s7
    xor s6, s7, s6
    and a2, s6, a2
    xor a2, s3, a2
    and a5, s4, a5
    xor t3, t3, s4
    xor s3, s6, s4
    and t4, t3, t4
    and t5, t3, t5
    xor s4, s4, t3
    xor t3, a2, t3
    and a4, a2, a4
    and a3, a2, a3
    and s5, t3, s5
    and a1, t3, a1
    and a6, s6, a6
    and s2, s6, s2
    and t6, s4, t6
    xor a2, s6, a2
    xor t3, s3, t3
    xor a6, a6, t6
    and s6, t3, s8
    xor t4, t4, s10
    xor a6, a6, a5
    and s0, a2, s0
    xor s6, s6, s5
    xor a6, a6, s0
    xor t4, t4, s6
    and t3, t3, a7
    xor a7, a6, t4
    xor a1, a1, a5
    xor t5, t5, a7
    and a5, s4, s9
    and a2, a2, s1
    xor a7, s2, a7
    xor a5, a5, s10
    and t2, s3, t2
    xor a2, a2, a7
    xor t2, t2, s5
    xor a5, a5, a2
    xor a4, a4, s0
    xor a1, a1, a5
    xor t2, t2, a2
    and t1, s3, t1
    xor t5, t5, a1
    xor a2, a4, t2
    xor t3, t3, t5
    xor a2, a2, t1
    xor a3, a3, s6
    xor t4, t4, t3
    xor t5, a2, t5
    xori t3, t3, -1
    xor a2, a3, a7
    sw t3, 24(sp)  /* spill */
    xor t6, t6, a2
    xori t4, t4, -1
    xor t6, t6, a1
    slli t3, t3, 31
    sw t5, 56(sp)  /* spill */
    andi a1, t4, 1
    srli t3, t3, 30
    or t3, a1, t3
    slli t5, t5, 2
    xor t1, t6, t1
    or t3, t3, t5
    xori t1, t1, -1
    slli t5, a5, 3
    sw t1, 92(sp)  /* spill */
    or t3, t3, t5
    slli t5, a2, 4
    slli t1, t1, 31
    or t3, t3, t5
    srli t1, t1, 26
    xori t6, a6, -1
    or t1, t3, t1
    slli t3, t6, 31
    sw t2, 32(sp)  /* spill */
    srli t3, t3, 25
    or t1, t1, t3
    slli t2, t2, 7
    or t1, t1, t2
    lw ra, 68(sp)  /* reload */
    sw t1, 100(sp)  /* spill */
    xor t0, t0, t1
    slli t1, a0, 23
    srli t2, ra, 7
    srli t1, t1, 31
    lw s11, 44(sp)  /* reload */
    andi t2, t2, 2
    or t1, t1, t2
    srli t2, s11, 6
    andi t2, t2, 4
    lw s7, 80(sp)  /* reload */
    or t1, t1, t2
    srli t2, s7, 5
    lw s8, 60(sp)  /* reload */
    andi t2, t2, 8
    or t1, t1, t2
    srli t2, s8, 4
    andi t2, t2, 0x10
    lw s4, 72(sp)  /* reload */
    or t1, t1, t2
    srli t2, s4, 3
    lw s9, 48(sp)  /* reload */
    andi t2, t2, 0x20
    or t1, t1, t2
    srli t2, s9, 2
    andi t2, t2, 0x40
    lw s10, 76(sp)  /* reload */
    or t1, t1, t2
    srli t2, s10, 8
    slli t2, t2, 7
    lw s1, 28(sp)  /* reload */
    or t1, t1, t2
    lw s0, 40(sp)  /* reload */
    sw t1, 104(sp)  /* spill */
    xor t0, t0, t1
    slli t1, s1, 29
    slli t2, s0, 6
    srli t1, t1, 31
    lw s5, 36(sp)  /* reload */
    andi t2, t2, 0x100
    or t1, t1, t2
    slli t2, s5, 14
    lui t3, 0x10
    and t2, t2, t3
    lw s3, 16(sp)  /* reload */
    or t1, t1, t2
    lui t3, 0x1000
    slli t2, s3, 22
    and t2, t2, t3
    or t1, t1, t2
    slli t3, s0, 31
    andi t2, s1, 1
    srli t3, t3, 23
    or t2, t2, t3
    slli t3, s5, 31
    srli t3, t3, 15
    or t2, t2, t3
    slli t3, s3, 31
    srli t3, t3, 7
    or t2, t2, t3
    slli t3, s1, 30
    slli t5, s0, 7
    srli t3, t3, 31
    andi t5, t5, 0x100
    sw t6, 96(sp)  /* spill */
    or t3, t3, t5
    slli t5, s5, 15
    lui t6, 0x10
    and t5, t5, t6
    or t3, t3, t5
    slli t5, s3, 23
    lui t6, 0x1000
    and t5, t5, t6
    sw a2, 88(sp)  /* spill */
    or t3, t3, t5
    srli a3, s0, 7
    slli t5, s1, 27
    slli t6, s0, 4
    srli a2, s1, 7
    slli a3, a3, 8
    srli t5, t5, 31
    andi t6, t6, 0x100
    or a2, a2, a3
    sw a0, 52(sp)  /* spill */
    or t5, t5, t6
    srli a3, s5, 7
    slli t6, s5, 12
    lui a0, 0x10
    slli a3, a3, 16
    and t6, t6, a0
    or a2, a2, a3
    or t5, t5, t6
    srli a3, s3, 7
    slli t6, s3, 20
    lui a0, 0x1000
    slli a3, a3, 24
    sw a5, 20(sp)  /* spill */
    and t6, t6, a0
    or a2, a2, a3
    or t5, t5, t6
    slli a3, s1, 25
    slli a5, s0, 2
    slli t6, s1, 26
    slli a0, s0, 3
    srli a3, a3, 31
    andi a5, a5, 0x100
    srli t6, t6, 31
    andi a0, a0, 0x100
    or a3, a3, a5
    or t6, t6, a0
    slli a4, s1, 28
    slli a5, s0, 5
    slli a0, s5, 11
    lui a1, 0x10
    srli a4, a4, 31
    andi a5, a5, 0x100
    and a0, a0, a1
    or a4, a4, a5
    or t6, t6, a0
    slli a5, s5, 10
    lui a7, 0x10
    slli a0, s3, 19
    lui a1, 0x1000
    and a5, a5, a7
    and a0, a0, a1
    or a3, a3, a5
    or t6, t6, a0
    slli a5, s3, 18
    lui s0, 0x1000
    xori t6, t6, -1
    slli a6, s5, 13
    and a5, a5, s0
    lui s1, 0x10
    xori t3, t3, -1
    xor a0, t5, t6
    or a3, a3, a5
    and a6, a6, s1
    xor t3, t3, a0
    xori a3, a3, -1
    or a4, a4, a6
    slli a7, s3, 21
    xor a0, a3, a0
    lui a6, 0x1000
    xor a1, t2, t3
    xori a2, a2, -1
    xor a3, t2, a0
    and a6, a7, a6
    xor t5, t5, a1
    xor a5, a2, a3
    or a4, a4, a6
    xor t1, t1, a1
    xor t6, a4, t6
    xor a6, t5, a5
    xor s0, t1, a5
    xor a4, a4, a6
    xor s5, t6, a1
    xor a7, s0, a4
    xor s3, a3, a4
    xor s6, s5, a6
    and s1, a7, t6
    and s2, a4, a1
    and s4, s3, t3
    and s7, t1, s6
    xor s1, s1, s2
    xor s4, s4, s7
    xor s1, s1, s4
    xor s8, t1, s6
    xor s1, s1, s8
    and s8, s0, s5
    xor s2, s8, s2
    xor s8, a2, a7
    xor s9, t3, s6
    and s10, s8, s9
    xor s7, s10, s7
    and s11, a5, a6
    and ra, a3, t2
    xor s2, s2, s7
    xor s11, s11, ra
    xor s7, s11, s7
    xor t5, s7, t5
    xor s7, t2, a6
    and s11, a2, s7
    xor s10, s8, s9
    xor s11, s11, ra
    xor s2, s2, s10
    xor s4, s11, s4
    xor s10, s1, s2
    xor a0, s4, a0
    and s1, s1, a0
    xor s4, t5, s1
    xor s1, s2, s1
    and s11, s10, s4
    xor s2, s11, s2
    xor s11, a0, t5
    and s1, s1, s11
    xor s1, s1, t5
    xor s11, s4, s1
    and t5, t5, s11
    xor s4, s4, t5
    and s4, s2, s4
    xor s4, s10, s4
    xor t5, t5, a0
    xor t5, t5, s1
    and a0, s4, s7
    and a7, t5, a7
    and t6, t5, t6
    xor s7, s4, t5
    and s5, s1, s5
    and s0, s1, s0
    xor t5, s1, t5
    and s9, s7, s9
    and s8, s7, s8
    xor s1, s2, s1
    and a6, s2, a6
    xor s7, s1, s7
    xor s5, s5, a6
    and t3, s7, t3
    xor t6, t6, a0
    xor a6, s9, a6
    xor t3, t3, a0
    xor s5, s5, t6
    xor a0, a6, t3
    and a1, t5, a1
    and a2, s4, a2
    xor a6, a7, a0
    xor t6, a1, t6
    and a5, s2, a5
    xor a2, a2, a6
    and a7, s7, s3
    and a1, s1, s6
    xor a5, a5, s0
    xor a6, a7, a6
    xor t3, a1, t3
    xor s0, s8, s0
    xor t6, t6, t3
    xor a7, s2, s4
    xor s5, s5, a5
    xor a1, s0, t6
    and a3, a7, a3
    and t1, s1, t1
    xor a6, a6, a1
    xor a3, a3, s5
    xor t1, t1, a1
    xor a1, a3, t1
    and t5, t5, a4
    xor s0, a2, s5
    xor t1, t5, t1
    and t2, a7, t2
    xor a0, a0, s0
    xor t2, t2, t3
    slli t5, a6, 31
    andi t3, a0, 1
    srli t5, t5, 30
    or t3, t3, t5
    slli t5, s0, 31
    srli t5, t5, 29
    or t3, t3, t5
    slli t5, t6, 31
    srli t5, t5, 28
    or t3, t3, t5
    slli t5, a1, 31
    srli t5, t5, 27
    xor a2, a5, a2
    or t3, t3, t5
    slli t5, a2, 31
    srli t5, t5, 26
    or t3, t3, t5
    slli t5, t1, 31
    xor t2, t2, t1
    srli t5, t5, 25
    xor t2, t2, a6
    or t3, t3, t5
    slli t5, t2, 7
    or t3, t3, t5
    slli t5, a0, 23
    srli a3, a6, 7
    srli t5, t5, 31
    andi a3, a3, 2
    or t5, t5, a3
    srli a3, s0, 6
    andi a3, a3, 4
    or t5, t5, a3
    srli a3, t6, 5
    andi a3, a3, 8
    or t5, t5, a3
    srli a3, a1, 4
    andi a3, a3, 0x10
    or t5, t5, a3
    srli a3, a2, 3
    andi a3, a3, 0x20
    or t5, t5, a3
    srli a3, t1, 2
    andi a3, a3, 0x40
    or t5, t5, a3
    srli a3, t2, 8
    slli a3, a3, 7
    lw ra, 24(sp)  /* reload */
    or t5, t5, a3
    slli a3, t4, 23
    srli a4, ra, 7
    srli a3, a3, 31
    lw s11, 56(sp)  /* reload */
    andi a4, a4, 2
    or a3, a3, a4
    srli a4, s11, 6
    lw s10, 20(sp)  /* reload */
    or a3, a3, a4
    lw s9, 88(sp)  /* reload */
    srli a4, s10, 5
    or a3, a3, a4
    srli a4, s9, 4
    lw s8, 92(sp)  /* reload */
    or a3, a3, a4
    srli a4, s8, 3
    lw s3, 96(sp)  /* reload */
    andi a4, a4, 0x20
    or a3, a3, a4
    srli a4, s3, 2
    andi a4, a4, 0x40
    lw s7, 32(sp)  /* reload */
    or a3, a3, a4
    xor t0, t0, t3
    srli a4, s7, 1
    xor t0, t0, t5
    or a3, a3, a4
    xor t0, t0, a3
    sw t0, 16(sp)  /* spill */
    slli t0, t4, 15
    srli a4, ra, 15
    srli t0, t0, 31
    andi a4, a4, 2
    or t0, t0, a4
    slli t4, t4, 7
    srli a4, ra, 23
    srli t4, t4, 31
    andi a4, a4, 2
    or t4, t4, a4
    srli a4, s11, 14
    or t0, t0, a4
    srli a4, s11, 22
    or t4, t4, a4
    srli a4, s10, 13
    or t0, t0, a4
    srli a4, s10, 21
    or t4, t4, a4
    srli a4, s9, 12
    or t0, t0, a4
    srli a4, s9, 20
    or t4, t4, a4
    srli a4, s8, 11
    andi a4, a4, 0x20
    or t0, t0, a4
    srli a4, s8, 19
    andi a4, a4, 0x20
    or t4, t4, a4
    srli a4, s3, 10
    andi a4, a4, 0x40
    or t0, t0, a4
    srli a4, s3, 18
    andi a4, a4, 0x40
    or t4, t4, a4
    srli a4, s7, 9
    or t0, t0, a4
    srli a4, s7, 17
    or t4, t4, a4
    srli a5, a6, 15
    slli a4, a0, 15
    srli a4, a4, 31
    andi a5, a5, 2
    or a4, a4, a5
    slli a0, a0, 7
    srli a5, a6, 23
    srli a0, a0, 31
    andi a5, a5, 2
    or a0, a0, a5
    srli a5, s0, 14
    andi a5, a5, 4
    or a4, a4, a5
    srli a5, s0, 22
    andi a5, a5, 4
    or a0, a0, a5
    srli a5, t6, 13
    srli t6, t6, 21
    andi t6, t6, 8
    or t6, a0, t6
    srli a0, a1, 12
    srli a1, a1, 20
    andi a1, a1, 0x10
    andi a5, a5, 8
    or t6, t6, a1
    or a4, a4, a5
    andi a0, a0, 0x10
    srli a1, a2, 11
    or a0, a4, a0
    andi a1, a1, 0x20
    or a0, a0, a1
    srli a1, a2, 19
    andi a1, a1, 0x20
    or t6, t6, a1
    srli a1, t1, 10
    srli t1, t1, 18
    andi t1, t1, 0x40
    or t1, t6, t1
    andi a1, a1, 0x40
    srli t6, t2, 16
    lw s2, 132(sp)  /* reload */
    or a0, a0, a1
    slli t6, t6, 7
    lw s6, 140(sp)  /* reload */
    or t6, a0, t6
    srli a1, s2, 7
    srli a0, s6, 8
    andi a1, a1, 2
    lw s4, 136(sp)  /* reload */
    or a0, a0, a1
    lw s5, 124(sp)  /* reload */
    srli a1, s4, 6
    or a0, a0, a1
    srli a1, s5, 5
    lw s1, 128(sp)  /* reload */
    or a0, a0, a1
    lw a7, 144(sp)  /* reload */
    srli a1, s1, 4
    or a0, a0, a1
    srli a1, a7, 3
    andi a1, a1, 0x20
    lw ra, 148(sp)  /* reload */
    or a0, a0, a1
    srli a1, ra, 2
    lw s11, 152(sp)  /* reload */
    andi a1, a1, 0x40
    or a0, a0, a1
    srli a1, s11, 8
    slli a1, a1, 7
    lw s9, 52(sp)  /* reload */
    lw s8, 68(sp)  /* reload */
    or a0, a0, a1
    slli a1, s9, 15
    srli a4, s8, 15
    srli a1, a1, 31
    andi a4, a4, 2
    or a1, a1, a4
    slli a2, s9, 7
    srli a4, s8, 23
    srli a2, a2, 31
    lw s3, 44(sp)  /* reload */
    andi a4, a4, 2
    or a2, a2, a4
    srli a4, s3, 14
    andi a4, a4, 4
    or a1, a1, a4
    srli a4, s3, 22
    andi a4, a4, 4
    lw s7, 80(sp)  /* reload */
    or a2, a2, a4
    srli a4, s7, 13
    andi a4, a4, 8
    or a1, a1, a4
    srli a4, s7, 21
    lw a6, 60(sp)  /* reload */
    andi a4, a4, 8
    or a2, a2, a4
    srli a4, a6, 12
    andi a4, a4, 0x10
    or a1, a1, a4
    srli a4, a6, 20
    andi a4, a4, 0x10
    lw s0, 72(sp)  /* reload */
    or a2, a2, a4
    srli a4, s0, 11
    andi a4, a4, 0x20
    or a1, a1, a4
    srli a4, s0, 19
    lw a5, 48(sp)  /* reload */
    andi a4, a4, 0x20
    or a2, a2, a4
    srli a4, a5, 10
    andi a4, a4, 0x40
    or a1, a1, a4
    srli a4, a5, 18
    andi a4, a4, 0x40
    lw s9, 76(sp)  /* reload */
    or a2, a2, a4
    srli a4, s9, 16
    slli a4, a4, 7
    or a1, a1, a4
    srli a4, s9, 24
    slli a4, a4, 7
    or a2, a2, a4
    srli a6, s2, 15
    srli a4, s6, 16
    andi a6, a6, 2
    or a4, a4, a6
    srli a6, s2, 23
    srli a5, s6, 24
    andi a6, a6, 2
    or a5, a5, a6
    srli a6, s4, 14
    or a4, a4, a6
    srli a6, s4, 22
    or a5, a5, a6
    srli a6, s5, 13
    or a4, a4, a6
    srli a6, s5, 21
    or a5, a5, a6
    srli a6, s1, 12
    or a4, a4, a6
    srli a6, a7, 11
    andi a6, a6, 0x20
    or a4, a4, a6
    srli a6, ra, 10
    andi a6, a6, 0x40
    or a4, a4, a6
    srli a6, s11, 16
    slli a6, a6, 7
    or a4, a4, a6
    srli a6, s1, 20
    or a5, a5, a6
    srli a6, a7, 19
    andi a6, a6, 0x20
    or a5, a5, a6
    srli a6, ra, 18
    andi a6, a6, 0x40
    or a5, a5, a6
    srli t2, t2, 24
    srli a6, s11, 24
    slli t2, t2, 7
    slli a6, a6, 7
    or t1, t1, t2
    or a5, a5, a6
    xor t2, t0, t6
    lw s10, 104(sp)  /* reload */
    xor a6, a2, t0
    xor t2, t2, a0
    xor a7, a6, t6
    xor t2, t2, s10
    xor a7, a7, s10
    xor t2, t2, t3
    xor a7, a7, a5
    xor t2, t2, a1
    xor a7, a7, a3
    lw s7, 156(sp)  /* reload */
    xor t2, t2, a4
    lw s8, 84(sp)  /* reload */
    xor a7, a7, a4
    sw t2, 20(sp)  /* spill */
    sw a7, 28(sp)  /* spill */
    xor s1, t0, s7
    xor t2, t1, s8
    xor a7, t1, s7
    xor s0, a2, t1
    xor t0, t1, t0
    xor t1, s0, s8
    xor t1, t1, a0
    xor t1, t1, t4
    lw s3, 100(sp)  /* reload */
    xor t1, t1, t5
    xor t1, t1, a4
    xor t2, t2, s3
    xor a6, a6, a0
    sw t1, 36(sp)  /* spill */
    xor t2, t2, t4
    xor a6, a6, t3
    xor t1, s0, t6
    xor t2, t2, a5
    xor a6, a6, t4
    xor t1, t1, s3
    xor t2, t2, a1
    xor a6, a6, a1
    xor t1, t1, a5
    xor t2, t2, a4
    xor a6, a6, t5
    xor t1, t1, a1
    sw t2, 24(sp)  /* spill */
    sw a6, 32(sp)  /* spill */
    xor t1, t1, a3
    xor t2, a2, t6
    xor a6, a7, s8
    sw t1, 40(sp)  /* spill */
    xor a7, a7, s3
    xor a2, a2, s7
    xor t1, s1, t6
    xor s0, s1, s8
    xor t2, t2, a0
    xor a7, a7, s10
    xor s1, a2, s3
    xor t2, t2, t4
    xor a7, a7, a5
    xor t1, t1, s3
    xor s1, s1, a0
    xor t2, t2, a5
    xor a7, a7, a1
    xor t1, t1, s10
    xor s1, s1, s10
    xor t2, t2, t5
    xor a7, a7, t5
    xor t1, t1, t5
    xor s1, s1, t4
    xor t5, s1, t5
    sw t5, 44(sp)  /* spill */
    xor t5, t0, s3
    xor t0, t0, s8
    xor t0, t0, t6
    xor a6, a6, t3
    xor t0, t0, s10
    xor a6, a6, t4
    xor t0, t0, t4
    xor t4, t5, a0
    xor s0, s0, a0
    xor t5, a2, s8
    xor s0, s0, t3
    xor t4, t4, t3
    xor t5, t5, t6
    xor t3, t5, t3
    lw s9, 64(sp)  /* reload */
    xor t3, t3, a5
    xor a6, a6, a3
    xor t3, t3, a3
    /* round i = 2, 4, ..., 10: let dk = A(ek[rounds - i]); C := i mod 2 == 0 ? FO(C, dk) : FE(C, dk) */
    lw s6, 0(s9)
    lw s2, 20(s9)
    lw s1, 4(s9)
    lw s3, 12(s9)
    xor a6, a6, a4
    xor t1, t1, a4
    xor t0, t0, a4
    sw t3, 48(sp)  /* spill */
    lw s4, 28(s9)
    lw s10, 24(s9)
    xor t3, s6, s2
    lw s5, 40(s9)
    xor t5, s1, s3
    lw a4, 32(s9)
    xor t3, t3, s4
    lw ra, 44(s9)
    xor t6, t5, s10
    xor t3, t3, s5
    lw s11, 52(s9)
    xor t6, t6, a4
    lw a0, 48(s9)
    xor t3, t3, ra
    lw s7, 56(s9)
    xor t6, t6, ra
    xor t3, t3, s11
    xor t6, t6, a0
    xor t2, t2, a3
    xor t4, t4, a5
    xor t3, t3, s7
    xor t6, t6, s11
    xor s0, s0, a1
    xor t4, t4, a1
    xor t2, t2, t3
    xor t6, a7, t6
    slli t3, t2, 29
    slli a1, t6, 6
    srli t3, t3, 31
    lw a2, 8(s9)
    andi a1, a1, 0x100
    or t3, t3, a1
    lw s8, 16(s9)
    xor s0, s0, a3
    xor a1, s1, a2
    xor a3, a1, s8
    xor a3, a3, s2
    lw a5, 60(s9)
    xor a3, a3, a4
    xor a3, a3, s5
    xor a3, a3, a5
    xor t0, t0, a3
    slli a3, t0, 14
    lui a7, 0x10
    and a3, a3, a7
    or t3, t3, a3
    xor a3, a2, s3
    xor a7, a3, s8
    xor a3, a3, s2
    xor a3, a3, s10
    xor a3, a3, a4
    xor a3, a3, s11
    sw s1, 80(sp)  /* spill */
    xor a3, a3, a5
    xor a1, a1, s10
    xor t1, t1, a3
    lw s1, 36(s9)
    xor a1, a1, s4
    xor a7, a7, s4
    sw t1, 108(sp)  /* spill */
    xor t1, a7, s1
    xor a1, a1, s1
    sw a0, 96(sp)  /* spill */
    xor t1, t1, a0
    xor a1, a1, ra
    xor a0, a1, a0
    xor t1, t1, s7
    xor t4, t4, a0
    xor t1, s0, t1
    sw t4, 116(sp)  /* spill */
    slli t4, t1, 22
    lui a0, 0x1000
    and t4, t4, a0
    or t3, t3, t4
    slli a0, t6, 31
    andi t4, t2, 1
    srli a0, a0, 23
    or t4, t4, a0
    slli a0, t0, 31
    srli a0, a0, 15
    or t4, t4, a0
    slli a0, t1, 31
    srli a0, a0, 7
    or t4, t4, a0
    slli a0, t2, 30
    slli a1, t6, 7
    srli a0, a0, 31
    andi a1, a1, 0x100
    or a0, a0, a1
    lui a3, 0x10
    slli a1, t0, 15
    and a1, a1, a3
    or a0, a0, a1
    slli a1, t1, 23
    lui a3, 0x1000
    and a1, a1, a3
    or a0, a0, a1
    slli a1, t2, 27
    slli a3, t6, 4
    xor t5, t5, s8
    srli a1, a1, 31
    andi a3, a3, 0x100
    xor t5, t5, s1
    sw a4, 92(sp)  /* spill */
    or a1, a1, a3
    xor t5, t5, s5
    slli a3, t0, 12
    lui a4, 0x10
    xor t5, t5, s7
    and a3, a3, a4
    xor t5, t5, a5
    or a1, a1, a3
    xor t5, a6, t5
    sw a5, 104(sp)  /* spill */
    slli a3, t1, 20
    lui a4, 0x1000
    sw t5, 120(sp)  /* spill */
    and a3, a3, a4
    slli t5, t1, 17
    lui a5, 0x1000
    sw s2, 52(sp)  /* spill */
    or a1, a1, a3
    and t5, t5, a5
    slli a3, t2, 26
    slli a4, t6, 3
    slli s0, t2, 24
    slli s2, t6, 1
    slli a5, t2, 25
    slli a6, t6, 2
    srli a3, a3, 31
    andi a4, a4, 0x100
    slli t2, t2, 28
    slli t6, t6, 5
    or a3, a3, a4
    srli s0, s0, 31
    andi s2, s2, 0x100
    srli a5, a5, 31
    srli t2, t2, 31
    andi a6, a6, 0x100
    andi t6, t6, 0x100
    sw s3, 84(sp)  /* spill */
    slli a4, t0, 11
    lui a7, 0x10
    or s0, s0, s2
    or a5, a5, a6
    or t2, t2, t6
    and a4, a4, a7
    slli s2, t0, 9
    lui s3, 0x10
    slli t6, t0, 10
    lui a6, 0x10
    or a3, a3, a4
    and s2, s2, s3
    and t6, t6, a6
    slli a4, t1, 19
    lui a7, 0x1000
    or s0, s0, s2
    or t6, a5, t6
    and a4, a4, a7
    or t5, s0, t5
    slli a5, t1, 18
    lui a6, 0x1000
    or a3, a3, a4
    slli t0, t0, 13
    and a5, a5, a6
    lui s0, 0x10
    xori a3, a3, -1
    or t6, t6, a5
    and t0, t0, s0
    xori a0, a0, -1
    xor a4, a1, a3
    xori t6, t6, -1
    or t0, t2, t0
    xor a0, a0, a4
    slli t1, t1, 21
    xor t6, t6, a4
    lui t2, 0x1000
    xor a7, t4, a0
    xori t5, t5, -1
    xor a4, t4, t6
    and t1, t1, t2
    xor a1, a1, a7
    xor a5, t5, a4
    or t0, t0, t1
    sw s4, 56(sp)  /* spill */
    xor t3, t3, a7
    xor t1, t0, a3
    xor t2, a1, a5
    sw s5, 60(sp)  /* spill */
    xor a6, t3, a5
    xor t0, t0, t2
    xor s4, t1, a7
    sw s7, 76(sp)  /* spill */
    sw s1, 112(sp)  /* spill */
    xor a3, a6, t0
    xor s2, a4, t0
    xor s5, s4, t2
    and s0, a3, t1
    and s1, t0, a7
    and s3, s2, a0
    and s7, t3, s5
    sw s8, 100(sp)  /* spill */
    xor s0, s0, s1
    xor s3, s3, s7
    xor s0, s0, s3
    xor s8, t3, s5
    xor s0, s0, s8
    and s8, a6, s4
    xor s1, s8, s1
    sw s10, 88(sp)  /* spill */
    xor s8, t5, a3
    xor s9, a0, s5
    sw ra, 68(sp)  /* spill */
    sw s11, 72(sp)  /* spill */
    and s10, s8, s9
    xor s7, s10, s7
    and s11, a5, t2
    and ra, a4, t4
    xor s1, s1, s7
    xor s11, s11, ra
    xor s7, s11, s7
    xor a1, s7, a1
    xor s7, t4, t2
    and s11, t5, s7
    xor s10, s8, s9
    xor s11, s11, ra
    xor s1, s1, s10
    xor s3, s11, s3
    xor s10, s0, s1
    xor t6, s3, t6
    and s0, s0, t6
    xor s3, a1, s0
    xor s0, s1, s0
    and s11, s10, s3
    xor s1, s11, s1
    xor s11, t6, a1
    and s0, s0, s11
    xor s0, s0, a1
    xor s11, s3, s0
    and a1, a1, s11
    xor s3, s3, a1
    and s3, s1, s3
    xor s3, s10, s3
    xor t6, a1, t6
    xor t6, t6, s0
    and a1, s3, s7
    and a3, t6, a3
    and t1, t6, t1
    xor s7, s3, t6
    and s4, s0, s4
    and a6, s0, a6
    xor t6, s0, t6
    and s9, s7, s9
    and s8, s7, s8
    xor s0, s1, s0
    and t2, s1, t2
    xor s7, s0, s7
    xor s4, s4, t2
    and a0, s7, a0
    xor t2, s9, t2
    xor a0, a0, a1
    xor t1, t1, a1
    xor t2, t2, a0
    and t5, s3, t5
    xor a1, a3, t2
    xor t5, t5, a1
    and a3, s7, s2
    xor a1, a3, a1
    xor s4, s4, t1
    and a3, t6, a7
    xor t1, a3, t1
    and a5, s1, a5
    and a3, s0, s5
    xor a5, a5, a6
    xor a0, a3, a0
    xor a6, s8, a6
    xor t1, t1, a0
    xor a3, a6, t1
    xor a6, s1, s3
    xor s4, s4, a5
    and a4, a6, a4
    and t3, s0, t3
    xor a1, a1, a3
    xor a4, a4, s4
    xor t3, t3, a3
    and t0, t6, t0
    xor a7, t5, s4
    xor a3, a4, t3
    xor t0, t0, t3
    xor t2, t2, a7
    and t3, a6, t4
    sw t2, 136(sp)  /* spill */
    slli t4, a1, 31
    andi t2, t2, 1
    srli t4, t4, 30
    or t2, t2, t4
    sw t1, 124(sp)  /* spill */
    slli t4, a7, 31
    srli t4, t4, 29
    slli t1, t1, 31
    or t2, t2, t4
    srli t1, t1, 28
    or t1, t2, t1
    slli t2, a3, 31
    srli t2, t2, 27
    xor t5, a5, t5
    or t1, t1, t2
    lw t6, 84(sp)  /* reload */
    sw t5, 144(sp)  /* spill */
    xor t3, t3, a0
    slli t2, t5, 31
    lw a6, 100(sp)  /* reload */
    xor t5, s6, t6
    lw a0, 88(sp)  /* reload */
    lw s10, 92(sp)  /* reload */
    xor t6, t6, a6
    lw s9, 112(sp)  /* reload */
    xor t6, t6, a0
    xor t3, t3, t0
    lw s0, 72(sp)  /* reload */
    xor t6, t6, s10
    sw a1, 128(sp)  /* spill */
    xor t3, t3, a1
    lw s1, 76(sp)  /* reload */
    xor t6, t6, s9
    xor t6, t6, s0
    lw a1, 16(sp)  /* reload */
    srli t2, t2, 26
    lw ra, 52(sp)  /* reload */
    lw a5, 80(sp)  /* reload */
    xor t6, t6, s1
    or t1, t1, t2
    lw s11, 56(sp)  /* reload */
    xor t6, a1, t6
    sw t0, 148(sp)  /* spill */
    xor t2, a2, ra
    lw s4, 60(sp)  /* reload */
    xor a1, a5, a6
    slli t0, t0, 31
    xor t2, t2, s11
    lw s5, 68(sp)  /* reload */
    xor a1, a1, a0
    srli t0, t0, 25
    xor t2, t2, s10
    lw s8, 96(sp)  /* reload */
    xor a1, a1, s4
    sw a7, 132(sp)  /* spill */
    or t0, t1, t0
    xor t2, t2, s9
    lw s2, 104(sp)  /* reload */
    xor a1, a1, s5
    slli t1, t3, 7
    xor t2, t2, s8
    lw s7, 20(sp)  /* reload */
    lw a7, 24(sp)  /* reload */
    xor a1, a1, s8
    or t0, t0, t1
    xor t2, t2, s2
    xor a1, a1, s2
    xor t1, s6, a2
    xor t2, s7, t2
    xor a1, a7, a1
    sw t2, 20(sp)  /* spill */
    xor t4, s6, a5
    sw a1, 16(sp)  /* spill */
    xor a2, t5, a6
    xor t2, t1, ra
    xor a1, t4, a6
    xor a2, a2, ra
    xor t2, t2, s10
    xor a1, a1, s11
    xor a2, a2, s9
    sw a3, 140(sp)  /* spill */
    xor t2, t2, s5
    xor a1, a1, s4
    xor a2, a2, s5
    lw s7, 48(sp)  /* reload */
    lw s3, 28(sp)  /* reload */
    xor t2, t2, s1
    xor a1, a1, s0
    lw a3, 36(sp)  /* reload */
    xor a2, a2, s1
    xor t2, t2, s2
    xor a1, a1, s2
    xor a2, s7, a2
    sw t3, 152(sp)  /* spill */
    xor t2, s3, t2
    xor a1, a3, a1
    sw a2, 24(sp)  /* spill */
    slli t3, t2, 27
    slli a2, a1, 4
    srli t3, t3, 31
    lw s3, 116(sp)  /* reload */
    andi a2, a2, 0x100
    or t3, t3, a2
    slli a2, s3, 12
    lui a3, 0x10
    and a2, a2, a3
    or t3, t3, a2
    xor t1, t1, s11
    slli a2, t6, 20
    lui a3, 0x1000
    xor t1, t1, s9
    and a2, a2, a3
    xor t1, t1, s4
    or t3, t3, a2
    xor t1, t1, s8
    lw a4, 32(sp)  /* reload */
    slli a2, t2, 26
    slli a3, a1, 3
    xor t1, t1, s0
    srli a2, a2, 31
    andi a3, a3, 0x100
    xor t1, a4, t1
    or a2, a2, a3
    slli a3, s3, 11
    lui a4, 0x10
    and a3, a3, a4
    or a2, a2, a3
    slli a3, t6, 19
    lui a4, 0x1000
    and a3, a3, a4
    xor t4, t4, ra
    xor t5, t5, a0
    or a2, a2, a3
    xor t4, t4, a0
    xor t5, t5, s11
    slli a3, t2, 25
    slli a4, a1, 2
    xor t4, t4, s5
    xor t5, t5, s10
    srli a3, a3, 31
    andi a4, a4, 0x100
    xor t4, t4, s8
    lw s6, 40(sp)  /* reload */
    xor t5, t5, s4
    lw s9, 44(sp)  /* reload */
    or a3, a3, a4
    xor t4, t4, s1
    xor t5, t5, s0
    slli a4, s3, 10
    lui a5, 0x10
    xor t4, s6, t4
    xor t5, s9, t5
    and a4, a4, a5
    sw t4, 28(sp)  /* spill */
    sw t5, 32(sp)  /* spill */
    or a3, a3, a4
    slli t4, t2, 29
    slli t5, a1, 6
    slli a4, t6, 18
    lui a5, 0x1000
    srli t4, t4, 31
    andi t5, t5, 0x100
    and a4, a4, a5
    or t4, t4, t5
    slli a5, t2, 30
    slli a6, a1, 7
    lui a0, 0x10
    slli t5, s3, 14
    srli a5, a5, 31
    andi a6, a6, 0x100
    and t5, t5, a0
    or a5, a5, a6
    or t4, t4, t5
    slli a6, s3, 15
    lui a7, 0x10
    slli t5, t6, 22
    lui a0, 0x1000
    and a6, a6, a7
    and t5, t5, a0
    or a5, a5, a6
    or t4, t4, t5
    slli a6, t6, 23
    lui a7, 0x1000
    slli t5, t2, 28
    slli a0, a1, 5
    and a6, a6, a7
    srli t5, t5, 31
    andi a0, a0, 0x100
    or a5, a5, a6
    or t5, t5, a0
    slli a6, t2, 24
    slli a7, a1, 1
    slli a0, a1, 31
    andi t2, t2, 1
    srli a0, a0, 23
    slli a1, s3, 31
    srli a6, a6, 31
    andi a7, a7, 0x100
    or t2, t2, a0
    srli a1, a1, 15
    or a6, a6, a7
    or t2, t2, a1
    slli a7, s3, 9
    lui s2, 0x10
    slli a0, s3, 13
    lui a1, 0x10
    and a7, a7, s2
    and a0, a0, a1
    or a6, a6, a7
    or t5, t5, a0
    slli a7, t6, 17
    slli a0, t6, 21
    slli t6, t6, 31
    srli t6, t6, 7
    or t2, t2, t6
    lui t6, 0x1000
    and t6, a0, t6
    or t5, t5, t6
    or a3, a3, a4
    lui s2, 0x1000
    xor t4, t4, t5
    xor a4, a2, a3
    and a7, a7, s2
    xor a0, a5, t4
    xor t3, t3, a4
    or a6, a6, a7
    xor a1, a2, a0
    xor a2, a6, a1
    xor a7, t4, t3
    xor t6, t5, a3
    xor s0, a7, a2
    xor a3, a5, a2
    xor s1, t6, s0
    xor a6, t3, a3
    xor s2, t2, s1
    xor s5, t2, a4
    and s3, a6, s2
    and s4, s0, s1
    and s6, t4, s5
    and s7, t3, a1
    xor s3, s3, s4
    xor s6, s6, s7
    xor s8, a1, s5
    xor s3, s3, s6
    xor t5, t5, s8
    xor t5, s3, t5
    xor s9, s8, s1
    and s3, a5, a4
    and s10, a2, s9
    and s11, a7, s8
    xor s3, s3, s10
    xor s7, s11, s7
    xor s3, s3, s7
    xor s11, a1, t3
    xor s3, s3, s11
    and s11, a0, t2
    xor s4, s11, s4
    xor s11, a1, s2
    and ra, a3, s11
    xor s4, s4, s7
    xor s10, ra, s10
    xor t6, s4, t6
    xor s6, s10, s6
    and s4, s3, t6
    xor s10, t4, s5
    xor s7, t5, s4
    xor s6, s6, s10
    xor s4, s6, s4
    xor s10, t6, t5
    and s4, s4, s10
    xor s4, s4, t5
    and s10, s4, s11
    xor s11, s7, s4
    and t5, t5, s11
    xor t6, t5, t6
    xor s3, s3, s6
    xor t5, s7, t5
    and s7, s3, s7
    xor s6, s7, s6
    and t5, s6, t5
    xor t5, s3, t5
    and a3, s4, a3
    xor t6, t6, s4
    xor s3, s6, s4
    and a4, t6, a4
    and a5, t6, a5
    xor s4, s4, t6
    xor t6, t5, t6
    and a0, t5, a0
    and t2, t5, t2
    and s5, t6, s5
    and t4, t6, t4
    and a6, s6, a6
    and s2, s6, s2
    and a2, s4, a2
    xor t5, s6, t5
    xor t6, s3, t6
    xor a6, a6, a2
    and s6, t6, s8
    xor a4, a4, s10
    xor a6, a6, a3
    and s0, t5, s0
    xor s6, s6, s5
    xor a6, a6, s0
    xor a4, a4, s6
    and t6, t6, a7
    xor a7, a6, a4
    xor t4, t4, a3
    xor a5, a5, a7
    and a3, s4, s9
    and t5, t5, s1
    xor a7, s2, a7
    xor a3, a3, s10
    xor t5, t5, a7
    xor a3, a3, t5
    xor t4, t4, a3
    and a1, s3, a1
    xor a5, a5, t4
    xor a1, a1, s5
    xor t6, t6, a5
    xor a0, a0, s0
    xor t2, t2, s6
    xor a4, a4, t6
    xor t5, a1, t5
    and t3, s3, t3
    xori t6, t6, -1
    xor a0, a0, t5
    xor t2, t2, a7
    sw t6, 44(sp)  /* spill */
    xor a0, a0, t3
    xor a1, a2, t2
    xori a4, a4, -1
    xor a0, a0, a5
    xor t4, a1, t4
    slli t6, t6, 31
    sw a0, 52(sp)  /* spill */
    andi a1, a4, 1
    srli t6, t6, 30
    xor t3, t4, t3
    or t6, a1, t6
    slli a0, a0, 2
    xori t3, t3, -1
    or t6, t6, a0
    sw t2, 56(sp)  /* spill */
    sw t3, 60(sp)  /* spill */
    slli a0, a3, 3
    or t6, t6, a0
    slli t2, t2, 4
    slli t3, t3, 31
    or t2, t6, t2
    srli t3, t3, 26
    xori t4, a6, -1
    or t2, t2, t3
    slli t3, t4, 31
    srli t3, t3, 25
    or t2, t2, t3
    slli t3, t5, 7
    sw t0, 156(sp)  /* spill */
    or t2, t2, t3
    lw ra, 24(sp)  /* reload */
    sw t2, 72(sp)  /* spill */
    xor t0, t0, t2
    slli t2, t1, 28
    slli t3, ra, 5
    srli t2, t2, 31
    lw s11, 16(sp)  /* reload */
    andi t3, t3, 0x100
    sw t4, 68(sp)  /* spill */
    or t2, t2, t3
    slli t3, s11, 13
    lui t4, 0x10
    and t3, t3, t4
    lw s7, 108(sp)  /* reload */
    or t2, t2, t3
    lui t4, 0x1000
    slli t3, s7, 21
    and t3, t3, t4
    or t2, t2, t3
    slli t3, t1, 26
    slli t4, ra, 3
    srli t3, t3, 31
    andi t4, t4, 0x100
    sw t5, 48(sp)  /* spill */
    or t3, t3, t4
    slli t4, s11, 11
    lui t5, 0x10
    and t4, t4, t5
    or t3, t3, t4
    slli t4, s7, 19
    lui t5, 0x1000
    and t4, t4, t5
    or t3, t3, t4
    slli t5, ra, 31
    andi t4, t1, 1
    srli t5, t5, 23
    or t4, t4, t5
    slli t5, s11, 31
    srli t5, t5, 15
    sw a4, 40(sp)  /* spill */
    or t4, t4, t5
    slli t5, s7, 31
    slli a4, t1, 29
    slli a5, ra, 6
    srli t5, t5, 7
    srli a4, a4, 31
    andi a5, a5, 0x100
    or t4, t4, t5
    or a4, a4, a5
    slli t5, t1, 30
    slli t6, ra, 7
    slli a5, s11, 14
    lui a6, 0x10
    srli t5, t5, 31
    andi t6, t6, 0x100
    and a5, a5, a6
    or t5, t5, t6
    or a4, a4, a5
    slli t6, s11, 15
    lui a0, 0x10
    slli a5, s7, 22
    lui a6, 0x1000
    and t6, t6, a0
    and a5, a5, a6
    or t5, t5, t6
    or a4, a4, a5
    slli t6, s7, 23
    lui a0, 0x1000
    slli a5, t1, 25
    slli a6, ra, 2
    and t6, t6, a0
    srli a5, a5, 31
    andi a6, a6, 0x100
    slli a0, t1, 24
    or a5, a5, a6
    slli t1, t1, 27
    slli a6, ra, 4
    srli t1, t1, 31
    andi a6, a6, 0x100
    or t1, t1, a6
    slli a1, ra, 1
    slli a6, s11, 10
    lui s0, 0x10
    srli a0, a0, 31
    andi a1, a1, 0x100
    and a6, a6, s0
    or a0, a0, a1
    or a5, a5, a6
    slli a1, s11, 9
    lui a2, 0x10
    slli a6, s7, 18
    lui s1, 0x1000
    and a1, a1, a2
    and a6, a6, s1
    or a0, a0, a1
    slli a7, s11, 12
    or a5, a5, a6
    lui s4, 0x10
    xori t3, t3, -1
    or t5, t5, t6
    slli a1, s7, 17
    lui a2, 0x1000
    xori a5, a5, -1
    and a7, a7, s4
    xori t5, t5, -1
    and a1, a1, a2
    xor a5, t3, a5
    or t1, t1, a7
    xor t6, t5, t3
    or a0, a0, a1
    slli s0, s7, 20
    xor a4, a4, a5
    lui a7, 0x1000
    xor t5, t5, a0
    xor s1, t2, a4
    and a7, s0, a7
    xor a0, t2, t5
    xor s2, t6, s1
    or t1, t1, a7
    xori t4, t4, -1
    xor a1, t6, a0
    xor t1, t1, s2
    xor t4, t4, a1
    xor s3, a5, a0
    xor a7, t1, a1
    xor a2, t3, t4
    xor s0, s3, a7
    sw a3, 36(sp)  /* spill */
    xor s4, t4, s0
    xor s6, a2, s3
    and a3, t2, a2
    and a6, a4, t3
    and s5, s2, s4
    and s7, t5, s6
    xor a3, a3, a6
    xor s5, s5, s7
    xor a3, a3, s5
    xor s8, s2, s4
    xor a3, a3, s8
    and s8, s1, t4
    xor a6, s8, a6
    xor s8, s2, t5
    xor s9, t3, a7
    and s10, s8, s9
    xor s7, s10, s7
    xor a6, a6, s7
    xor s10, t5, s6
    xor a6, a6, s10
    and s10, t6, s0
    and s11, a1, a7
    xor s10, s10, s11
    and ra, a0, s3
    xor s7, s10, s7
    xor s11, ra, s11
    xor t1, s7, t1
    xor s5, s11, s5
    and s7, a6, t1
    xor a5, s5, a5
    xor s10, a3, s7
    xor s5, a5, s7
    xor s7, t1, a5
    and s7, s10, s7
    xor s7, s7, a5
    xor s10, s5, s7
    and a5, a5, s10
    xor t1, a5, t1
    xor a6, a6, a3
    xor a5, s5, a5
    and s5, a6, s5
    xor a3, s5, a3
    and a5, a3, a5
    xor t1, t1, s7
    xor a5, a6, a5
    and a6, t1, s1
    and s1, a3, s3
    xor s3, s7, t1
    and a2, s7, a2
    and t4, t1, t4
    and t3, s3, t3
    xor a2, a2, t4
    xor t3, t3, t4
    xor t4, a3, s7
    and s5, t4, s6
    xor t1, a5, t1
    and t5, t4, t5
    xor t4, t4, t1
    and s6, t4, s9
    and t6, a5, t6
    and t4, t4, s8
    xor a6, a6, t6
    xor t4, t4, t6
    and t2, s7, t2
    and a0, a3, a0
    and t6, t1, s2
    xor t2, t2, a0
    and t1, t1, s4
    xor a3, a3, a5
    xor t6, t6, a0
    xor t1, t1, t2
    and a1, a3, a1
    xor t1, t1, s6
    and a0, s3, a4
    xor s5, s5, s6
    xor t5, t5, a1
    xor t1, t1, a2
    xor a0, a0, a1
    xor t3, t3, s5
    xor t5, t5, t4
    xor a0, a0, t1
    xor t3, t3, t5
    xor t1, a6, t1
    xor t4, t6, t4
    xor t1, t1, t3
    and t6, a3, a7
    xor t4, t4, t1
    xor s1, s1, a2
    xor t6, t6, s5
    sw t4, 80(sp)  /* spill */
    xor t6, t6, s1
    xor t2, t2, a6
    slli t4, t4, 31
    and s0, a5, s0
    xor t2, t2, t6
    andi a1, t3, 1
    srli t4, t4, 30
    xor s0, s0, s1
    xor t6, t6, a0
    or t4, a1, t4
    sw t6, 92(sp)  /* spill */
    slli a1, s0, 31
    srli a1, a1, 29
    slli t6, t6, 31
    or t4, t4, a1
    srli t6, t6, 28
    xor t1, t1, s0
    or t4, t4, t6
    sw t1, 84(sp)  /* spill */
    slli t6, a0, 31
    srli t6, t6, 27
    slli t1, t1, 31
    or t4, t4, t6
    srli t1, t1, 26
    or t1, t4, t1
    slli t4, t5, 31
    sw t2, 88(sp)  /* spill */
    srli t4, t4, 25
    or t1, t1, t4
    slli t2, t2, 7
    or t1, t1, t2
    lw ra, 40(sp)  /* reload */
    lw s11, 44(sp)  /* reload */
    sw t1, 96(sp)  /* spill */
    xor t0, t0, t1
    slli t1, ra, 23
    srli t2, s11, 7
    srli t1, t1, 31
    andi t2, t2, 2
    lw s10, 52(sp)  /* reload */
    or t1, t1, t2
    lw s7, 36(sp)  /* reload */
    srli t2, s10, 6
    or t1, t1, t2
    srli t2, s7, 5
    lw s9, 56(sp)  /* reload */
    or t1, t1, t2
    lw a5, 60(sp)  /* reload */
    srli t2, s9, 4
    or t1, t1, t2
    srli t2, a5, 3
    andi t2, t2, 0x20
    lw s8, 68(sp)  /* reload */
    or t1, t1, t2
    srli t2, s8, 2
    lw s2, 48(sp)  /* reload */
    andi t2, t2, 0x40
    or t1, t1, t2
    srli t2, s2, 1
    lw s4, 28(sp)  /* reload */
    lw s6, 32(sp)  /* reload */
    or t1, t1, t2
    sw t1, 100(sp)  /* spill */
    xor t0, t0, t1
    slli t2, s6, 31
    slli a4, s4, 25
    slli a5, s6, 2
    andi t1, s4, 1
    srli t2, t2, 23
    lw a2, 120(sp)  /* reload */
    srli a4, a4, 31
    andi a5, a5, 0x100
    or t1, t1, t2
    or a4, a4, a5
    slli t2, a2, 31
    slli a5, a2, 10
    lui a6, 0x10
    lw a3, 20(sp)  /* reload */
    srli t2, t2, 15
    and a5, a5, a6
    or t1, t1, t2
    or a4, a4, a5
    slli t2, a3, 31
    slli a5, a3, 18
    lui a6, 0x1000
    srli t2, t2, 7
    and a5, a5, a6
    or t1, t1, t2
    or a4, a4, a5
    slli t2, s4, 24
    slli t4, s6, 1
    slli a5, s4, 29
    slli a6, s6, 6
    srli t2, t2, 31
    andi t4, t4, 0x100
    srli a5, a5, 31
    andi a6, a6, 0x100
    sw t5, 24(sp)  /* spill */
    or t2, t2, t4
    or a5, a5, a6
    slli t4, a2, 9
    lui t5, 0x10
    slli a6, a2, 14
    lui a7, 0x10
    and t4, t4, t5
    and a6, a6, a7
    or t2, t2, t4
    or a5, a5, a6
    slli t4, a3, 17
    lui t5, 0x1000
    slli a6, a3, 22
    lui a7, 0x1000
    and t4, t4, t5
    and a6, a6, a7
    sw s0, 16(sp)  /* spill */
    slli t5, s4, 27
    slli t6, s6, 4
    or a5, a5, a6
    srli t5, t5, 31
    andi t6, t6, 0x100
    slli a6, s4, 30
    slli s0, s6, 7
    sw a0, 76(sp)  /* spill */
    or t5, t5, t6
    srli a6, a6, 31
    andi s0, s0, 0x100
    slli t6, a2, 12
    lui a0, 0x10
    or a6, a6, s0
    and t6, t6, a0
    slli a7, s4, 28
    slli s0, s6, 5
    or t5, t5, t6
    srli a7, a7, 31
    andi s0, s0, 0x100
    slli t6, a3, 20
    lui a0, 0x1000
    or a7, a7, s0
    and t6, t6, a0
    slli s0, a2, 15
    lui s1, 0x10
    or t5, t5, t6
    and s0, s0, s1
    slli t6, s4, 26
    slli a0, s6, 3
    or a6, a6, s0
    srli t6, t6, 31
    andi a0, a0, 0x100
    slli s0, a3, 23
    lui s1, 0x1000
    or t6, t6, a0
    and s0, s0, s1
    slli a0, a2, 11
    lui a1, 0x10
    or a6, a6, s0
    and a0, a0, a1
    slli a2, a2, 13
    lui s0, 0x10
    or t6, t6, a0
    and a2, a2, s0
    slli a0, a3, 19
    lui a1, 0x1000
    or a2, a7, a2
    or t2, t2, t4
    and a0, a0, a1
    slli a3, a3, 21
    lui a7, 0x1000
    xor t4, t1, t2
    or t6, t6, a0
    and a3, a3, a7
    xor a0, t5, t6
    xor t1, t1, a6
    or a2, a2, a3
    xor a5, a5, t1
    xor a3, t2, a0
    xor t5, t5, a5
    xor a2, a2, a3
    xor a7, t4, a5
    xor a4, a4, t5
    xor s0, a2, a7
    xor t6, t6, t1
    xor s1, a4, s0
    xor t1, t1, s1
    xor a6, t4, a4
    xor s2, a0, t1
    xor s4, a3, t5
    and a1, t4, a0
    and s3, a6, s2
    and s5, s0, s4
    and s6, a7, a3
    xor a1, a1, s3
    xor s5, s5, s6
    xor a1, a1, s5
    xor s7, s0, s4
    xor a1, a1, s7
    and s7, a4, t1
    xor s3, s7, s3
    and s7, a2, t5
    xor s6, s7, s6
    xor s3, s3, s6
    xor s7, a3, a7
    xor s3, s3, s7
    xor s7, t5, s2
    xor s8, t2, s7
    xor s10, a5, s1
    and s9, s1, s8
    and s11, s10, s7
    xor s9, s9, s11
    and ra, a5, t2
    xor s11, ra, s11
    xor s6, s9, s6
    xor s5, s11, s5
    xor t6, s6, t6
    xor s11, t2, a5
    and s6, s3, t6
    xor s5, s5, s11
    xor s9, a1, s6
    xor s11, t6, s5
    and s9, s9, s11
    xor s6, s5, s6
    xor s9, s9, s5
    xor s11, s6, s9
    and s5, s5, s11
    xor t6, s5, t6
    xor s3, s3, a1
    xor s5, s6, s5
    and s6, s3, s6
    xor a1, s6, a1
    and s5, a1, s5
    xor s3, s3, s5
    xor t6, t6, s9
    and s5, s3, s8
    and t1, t6, t1
    and a4, t6, a4
    xor s6, s9, t6
    xor s8, a1, s9
    and a7, s8, a7
    xor t6, s3, t6
    and a3, s8, a3
    xor s8, s8, t6
    xor s5, s5, t1
    and t5, s8, t5
    xor t1, t5, t1
    and t4, s9, t4
    and t2, a1, t2
    and a5, a1, a5
    and a6, s6, a6
    and s0, t6, s0
    xor t5, a3, t1
    xor a6, a6, a7
    xor t4, t4, s0
    and a3, s6, s2
    xor a1, a1, s3
    xor a6, a6, t4
    and s2, a1, s10
    and a0, s9, a0
    xor t2, t2, a6
    and a1, a1, s7
    xor t5, t5, a3
    xor t2, t2, a0
    xor a1, a1, a3
    and t6, t6, s4
    xor t2, t2, a1
    xor a3, s5, a1
    xor t6, t6, a0
    and s1, s3, s1
    and a2, s8, a2
    xor a1, a5, s0
    xor t1, t6, t1
    xor a7, s2, a7
    xor t4, a4, t4
    xor a1, a1, s1
    xor t1, t1, a2
    xor a7, a7, s1
    xor t6, a2, t4
    xor a0, a1, t1
    xor t4, a7, t4
    xor a1, a6, a3
    xori t4, t4, -1
    xori a2, a1, -1
    xor t6, t6, t5
    slli a1, t4, 31
    xor t5, a6, t5
    srli a1, a1, 30
    or a1, t5, a1
    slli a4, t6, 2
    or a1, a1, a4
    slli a4, t2, 3
    or a1, a1, a4
    slli a4, a3, 4
    xori a0, a0, -1
    or a1, a1, a4
    slli a4, a0, 31
    srli a4, a4, 26
    or a1, a1, a4
    slli a4, a2, 31
    xor t1, t1, a7
    srli a4, a4, 25
    xori t1, t1, -1
    or a1, a1, a4
    slli a4, t1, 7
    or a4, a1, a4
    srli a5, t4, 7
    srli a1, t5, 8
    andi a5, a5, 2
    or a1, a1, a5
    srli a5, t6, 6
    or a1, a1, a5
    srli a5, t2, 5
    or a1, a1, a5
    srli a5, a3, 4
    or a1, a1, a5
    srli a5, a0, 3
    andi a5, a5, 0x20
    or a1, a1, a5
    srli a5, a2, 2
    andi a5, a5, 0x40
    or a1, a1, a5
    srli a5, t1, 8
    slli a5, a5, 7
    lw ra, 80(sp)  /* reload */
    or a5, a1, a5
    slli a1, t3, 23
    srli a6, ra, 7
    srli a1, a1, 31
    lw s11, 16(sp)  /* reload */
    andi a6, a6, 2
    or a1, a1, a6
    srli a6, s11, 6
    andi a6, a6, 4
    lw s9, 92(sp)  /* reload */
    or a1, a1, a6
    srli a6, s9, 5
    lw s6, 76(sp)  /* reload */
    andi a6, a6, 8
    or a1, a1, a6
    srli a6, s6, 4
    andi a6, a6, 0x10
    lw s3, 84(sp)  /* reload */
    or a1, a1, a6
    srli a6, s3, 3
    lw s10, 24(sp)  /* reload */
    andi a6, a6, 0x20
    or a1, a1, a6
    srli a6, s10, 2
    andi a6, a6, 0x40
    lw s2, 88(sp)  /* reload */
    or a1, a1, a6
    srli a6, s2, 8
    slli a6, a6, 7
    or a6, a1, a6
    srli a7, ra, 15
    slli a1, t3, 15
    srli a1, a1, 31
    andi a7, a7, 2
    or a1, a1, a7
    slli t3, t3, 7
    srli a7, ra, 23
    srli t3, t3, 31
    andi a7, a7, 2
    or t3, t3, a7
    srli a7, s11, 14
    andi a7, a7, 4
    or a1, a1, a7
    srli a7, s11, 22
    andi a7, a7, 4
    or t3, t3, a7
    srli a7, s9, 13
    andi a7, a7, 8
    or a1, a1, a7
    xor t0, t0, a4
    srli a7, s9, 21
    xor t0, t0, a5
    andi a7, a7, 8
    xor t0, t0, a6
    or t3, t3, a7
    srli a7, s6, 12
    andi s0, t0, 0xff
    andi a7, a7, 0x10
    srli t0, s3, 11
    or a7, a1, a7
    andi t0, t0, 0x20
    srli a1, s6, 20
    or t0, a7, t0
    andi a1, a1, 0x10
    srli a7, s3, 19
    or t3, t3, a1
    andi a7, a7, 0x20
    or t3, t3, a7
    srli a7, s10, 10
    andi a7, a7, 0x40
    or t0, t0, a7
    srli a7, s10, 18
    andi a7, a7, 0x40
    or t3, t3, a7
    srli a7, s2, 16
    slli a7, a7, 7
    or a7, t0, a7
    srli t0, s2, 24
    slli t0, t0, 7
    or s1, t3, t0
    srli t0, t5, 16
    srli t3, t5, 24
    srli t5, t4, 15
    srli t4, t4, 23
    andi t4, t4, 2
    andi t5, t5, 2
    or t3, t3, t4
    or t0, t0, t5
    srli t4, t6, 14
    or t0, t0, t4
    srli t4, t6, 22
    or t3, t3, t4
    srli t4, t2, 13
    srli t2, t2, 21
    or t2, t3, t2
    or t0, t0, t4
    srli t3, a3, 12
    or t0, t0, t3
    srli t3, a3, 20
    or t2, t2, t3
    srli t3, a0, 11
    andi t3, t3, 0x20
    or t0, t0, t3
    srli t3, a0, 19
    andi t3, t3, 0x20
    or t2, t2, t3
    srli t3, a2, 10
    andi t3, t3, 0x40
    or t0, t0, t3
    srli t3, a2, 18
    andi t3, t3, 0x40
    or t2, t2, t3
    srli t3, t1, 16
    slli t3, t3, 7
    or t5, t0, t3
    srli t0, t1, 24
    slli t0, t0, 7
    lw s7, 136(sp)  /* reload */
    lw s5, 128(sp)  /* reload */
    or t3, t2, t0
    slli t1, s7, 23
    srli t2, s5, 7
    srli t1, t1, 31
    andi t2, t2, 2
    lw s4, 132(sp)  /* reload */
    or t1, t1, t2
    srli t2, s4, 6
    lw ra, 124(sp)  /* reload */
    andi t2, t2, 4
    or t1, t1, t2
    srli t2, ra, 5
    andi t2, t2, 8
    lw s11, 140(sp)  /* reload */
    or t1, t1, t2
    srli t2, s11, 4
    lw s9, 144(sp)  /* reload */
    andi t2, t2, 0x10
    or t1, t1, t2
    srli t2, s9, 3
    lw s8, 64(sp)  /* reload */
    andi t2, t2, 0x20
    lw s6, 148(sp)  /* reload */
    or t1, t1, t2
    addi a1, s8, -128
    srli t2, s6, 2
    lw s8, 152(sp)  /* reload */
    andi t2, t2, 0x40
    or t1, t1, t2
    srli t2, s8, 8
    slli t2, t2, 7
    lw s10, 40(sp)  /* reload */
    lw s2, 44(sp)  /* reload */
    or t6, t1, t2
    slli t1, s10, 15
    srli t4, s2, 15
    srli t1, t1, 31
    andi t4, t4, 2
    or t1, t1, t4
    slli t2, s10, 7
    srli t4, s2, 23
    srli t2, t2, 31
    lw a3, 52(sp)  /* reload */
    andi t4, t4, 2
    or t2, t2, t4
    srli t4, a3, 14
    or t1, t1, t4
    srli t4, a3, 22
    lw a0, 36(sp)  /* reload */
    or t2, t2, t4
    srli t4, a0, 13
    or t1, t1, t4
    lw a2, 56(sp)  /* reload */
    srli t4, a0, 21
    or t2, t2, t4
    srli t4, a2, 12
    or t1, t1, t4
    srli t4, a2, 20
    lw s10, 60(sp)  /* reload */
    or t2, t2, t4
    srli t4, s10, 11
    andi t4, t4, 0x20
    or t1, t1, t4
    srli t4, s10, 19
    lw s2, 68(sp)  /* reload */
    andi t4, t4, 0x20
    or t2, t2, t4
    srli t4, s2, 10
    andi t4, t4, 0x40
    or t1, t1, t4
    srli t4, s2, 18
    andi t4, t4, 0x40
    lw a3, 48(sp)  /* reload */
    or t2, t2, t4
    srli t4, a3, 9
    or a0, t1, t4
    srli t1, a3, 17
    or t4, t2, t1
    srli a2, s5, 15
    slli t1, s7, 15
    srli t1, t1, 31
    andi a2, a2, 2
    or t1, t1, a2
    slli t2, s7, 7
    srli a2, s5, 23
    srli t2, t2, 31
    andi a2, a2, 2
    or t2, t2, a2
    srli a2, s4, 14
    andi a2, a2, 4
    or t1, t1, a2
    srli a2, s4, 22
    andi a2, a2, 4
    or t2, t2, a2
    srli a2, ra, 13
    andi a2, a2, 8
    or t1, t1, a2
    srli a2, ra, 21
    andi a2, a2, 8
    or t2, t2, a2
    srli a2, s11, 12
    andi a2, a2, 0x10
    srli a3, s11, 20
    or t1, t1, a2
    andi a3, a3, 0x10
    srli a2, s9, 11
    or t2, t2, a3
    andi a2, a2, 0x20
    srli a3, s9, 19
    or t1, t1, a2
    andi a3, a3, 0x20
    srli a2, s6, 10
    or t2, t2, a3
    andi a2, a2, 0x40
    srli a3, s6, 18
    or t1, t1, a2
    andi a3, a3, 0x40
    srli a2, s8, 16
    or t2, t2, a3
    slli a2, a2, 7
    lw s10, 72(sp)  /* reload */
    srli a3, s8, 24
    or a2, t1, a2
    lw s2, 96(sp)  /* reload */
    slli a3, a3, 7
    xor t0, a7, t5
    lw s3, 100(sp)  /* reload */
    xor t1, t3, s10
    or a3, t2, a3
    xor t0, t0, t6
    xor t1, t1, s2
    xor t2, t4, t5
    xor t0, t0, s3
    xor t1, t1, s1
    xor t2, t2, t6
    xor t0, t0, a4
    xor t1, t1, a3
    xor t2, t2, s1
    xor t0, t0, a0
    xor t1, t1, a0
    xor t2, t2, a3
    xor t0, t0, a2
    xor t1, t1, a2
    xor t2, t2, a5
    lw s7, 156(sp)  /* reload */
    xor t2, t2, a6
    andi s8, t0, 0xff
    andi t1, t1, 0xff
    xor s6, t3, s7
    andi t0, t2, 0xff
    sw t1, 24(sp)  /* spill */
    sw s8, 16(sp)  /* spill */
    xor t1, s6, s10
    xor t2, s6, s2
    xor s4, t4, a7
    xor s6, t4, t3
    xor s8, t4, s7
    xor t4, a7, s7
    xor a7, t3, a7
    xor t3, s6, s10
    xor t3, t3, t6
    xor t3, t3, s1
    xor t3, t3, a5
    xor t3, t3, a2
    andi s7, t3, 0xff
    xor s6, s6, t5
    xor t3, t4, t5
    xor s5, s4, t5
    xor s6, s6, s2
    xor t3, t3, s2
    xor t4, t4, s10
    xor s9, s8, s2
    xor s4, s4, t6
    xor t4, t4, t6
    xor s9, s9, t6
    xor s2, a7, s2
    xor t6, s2, t6
    xor s4, s4, a4
    xor t2, t2, s3
    xor t6, t6, a4
    xor s4, s4, s1
    xor t2, t2, a3
    xor s6, s6, a3
    xor t4, t4, a4
    xor t6, t6, a3
    xor s4, s4, a0
    xor t2, t2, a0
    xor s6, s6, a0
    xor t4, t4, a0
    xor a7, a7, s10
    xor t6, t6, a0
    xor a7, a7, t5
    xor a0, s8, s10
    xor t5, a0, t5
    xor t5, t5, a4
    xor s5, s5, s3
    xor t1, t1, a4
    xor t5, t5, a3
    xor s5, s5, a3
    xor t1, t1, s1
    xor t3, t3, s3
    xor s9, s9, s3
    xor a0, t5, a6
    xor s5, s5, a6
    xor s4, s4, a5
    xor t1, t1, a6
    xor t2, t2, a5
    xor t3, t3, a5
    xor s9, s9, s1
    xor a7, a7, s3
    andi a0, a0, 0xff
    xor s5, s5, a2
    xor t1, t1, a2
    xor s6, s6, a6
    xor t3, t3, a2
    xor t4, t4, a6
    xor a5, s9, a5
    xor a7, a7, s1
    sw a0, 72(sp)  /* spill */
    andi s5, s5, 0xff
    andi s4, s4, 0xff
    andi t1, t1, 0xff
    andi t2, t2, 0xff
    andi s6, s6, 0xff
    andi t3, t3, 0xff
    andi t4, t4, 0xff
    xor a2, a7, a2
    andi t5, t6, 0xff
    andi a3, a5, 0xff
    lw a0, 4(sp)  /* reload */
    sw s0, 20(sp)  /* spill */
    sw a1, 64(sp)  /* spill */
    sw t0, 28(sp)  /* spill */
    sw s5, 32(sp)  /* spill */
    sw s4, 40(sp)  /* spill */
    sw t1, 36(sp)  /* spill */
    sw t2, 44(sp)  /* spill */
    sw s7, 48(sp)  /* spill */
    sw s6, 52(sp)  /* spill */
    sw t3, 56(sp)  /* spill */
    sw t4, 60(sp)  /* spill */
    andi t6, a2, 0xff
    sw a3, 68(sp)  /* spill */
    beq a1, a0, .Laria128_decrypt_blocks_after9
    jal zero, .Laria128_decrypt_blocks_rounds8
.Laria128_decrypt_blocks_after9:
    /* end: P = SL2(C ^ A(ek[1])) ^ ek[0] */
    lw ra, 76(a0)
    lw s11, 80(a0)
    lw s8, 64(a0)
    lw s10, 72(a0)
    lw s9, 88(a0)
    lw a4, 84(a0)
    xor t0, ra, s11
    lw s3, 96(a0)
    xor t2, s8, s10
    xor t0, t0, s9
    lw s1, 100(a0)
    lw a6, 108(a0)
    xor t3, t2, a4
    xor t0, t0, s3
    lw a7, 116(a0)
    lw s2, 120(a0)
    xor t3, t3, s3
    xor t0, t0, s1
    xor t3, t3, a6
    lw a5, 124(a0)
    xor t0, t0, a7
    xor t3, t3, s2
    xor t0, t0, s2
    xor t3, t3, a5
    xor t0, s0, t0
    xor t3, s5, t3
    slli t1, t0, 28
    slli t4, t3, 5
    srli t1, t1, 31
    lw a2, 68(a0)
    andi t4, t4, 0x100
    or t1, t1, t4
    sw ra, 64(sp)  /* spill */
    xor t4, s8, a2
    lw a3, 92(a0)
    xor a1, t4, s11
    lw ra, 104(a0)
    xor a1, a1, a3
    xor a1, a1, ra
    xor a1, a1, a7
    xor a1, a1, a5
    xor a1, s7, a1
    slli s0, a1, 13
    lui s5, 0x10
    sw a2, 32(sp)  /* spill */
    and s0, s0, s5
    sw s8, 20(sp)  /* spill */
    xor t4, t4, a4
    or t1, t1, s0
    xor a2, a2, s10
    xor t4, t4, s9
    sw a3, 116(sp)  /* spill */
    xor t2, t2, a3
    xor s0, a2, s9
    lw s8, 112(a0)
    xor t4, t4, a6
    xor a3, s0, a3
    xor a3, a3, s1
    xor t4, t4, s8
    xor t2, t2, s1
    xor a3, a3, a6
    xor t4, t4, s2
    xor t2, t2, ra
    xor a3, a3, s8
    xor t4, s6, t4
    xor t5, t5, a3
    sw t4, 52(sp)  /* spill */
    xor t2, t2, s8
    slli t4, t5, 21
    lui a3, 0x1000
    xor t2, t2, a7
    and t4, t4, a3
    xor t2, s4, t2
    or t1, t1, t4
    sw t2, 40(sp)  /* spill */
    slli t4, t0, 26
    slli t2, t3, 3
    srli t4, t4, 31
    andi t2, t2, 0x100
    or t2, t4, t2
    slli t4, a1, 11
    lui a3, 0x10
    and t4, t4, a3
    or t2, t2, t4
    slli t4, t5, 19
    lui a3, 0x1000
    and t4, t4, a3
    or t2, t2, t4
    slli a3, t3, 31
    andi t4, t0, 1
    srli a3, a3, 23
    or t4, t4, a3
    slli a3, a1, 31
    srli a3, a3, 15
    or t4, t4, a3
    slli a3, t5, 31
    srli a3, a3, 7
    sw a6, 108(sp)  /* spill */
    or t4, t4, a3
    xor a2, a2, s11
    slli a6, t3, 7
    slli a3, t0, 30
    xor a2, a2, a4
    srli a3, a3, 31
    andi a6, a6, 0x100
    xor a2, a2, s3
    sw a7, 92(sp)  /* spill */
    or a3, a3, a6
    xor a2, a2, ra
    slli a6, a1, 15
    lui a7, 0x10
    xor a2, a2, a5
    and a6, a6, a7
    xor t6, t6, a2
    or a3, a3, a6
    sw t6, 124(sp)  /* spill */
    slli a6, t5, 23
    lui a7, 0x1000
    slli t6, t5, 22
    lui a2, 0x1000
    sw a4, 104(sp)  /* spill */
    and a6, a6, a7
    srli s0, t3, 7
    and t6, t6, a2
    srli a7, t0, 7
    slli s0, s0, 8
    slli s4, t0, 29
    slli s5, t3, 6
    slli a2, t0, 25
    slli a4, t3, 2
    or a7, a7, s0
    slli t0, t0, 27
    slli t3, t3, 4
    srli s0, a1, 7
    srli a2, a2, 31
    srli t0, t0, 31
    andi a4, a4, 0x100
    andi t3, t3, 0x100
    slli s0, s0, 16
    or a2, a2, a4
    or t0, t0, t3
    or a7, a7, s0
    srli s4, s4, 31
    andi s5, s5, 0x100
    slli t3, a1, 10
    lui a4, 0x10
    or a3, a3, a6
    srli s0, t5, 7
    or s4, s4, s5
    and t3, t3, a4
    xori t2, t2, -1
    xori a3, a3, -1
    slli s0, s0, 24
    slli s5, a1, 14
    lui s6, 0x10
    or t3, a2, t3
    xor a6, a3, t2
    or a7, a7, s0
    and s5, s5, s6
    slli a2, t5, 18
    lui a4, 0x1000
    xor a3, a3, a7
    or s4, s4, s5
    and a2, a2, a4
    xor a7, t1, a3
    or t6, s4, t6
    or t3, t3, a2
    xori t4, t4, -1
    xor s0, a6, a7
    slli a1, a1, 12
    xori t3, t3, -1
    lui s4, 0x10
    sw s1, 88(sp)  /* spill */
    xor t4, t4, s0
    xor t3, t2, t3
    and a1, a1, s4
    sw s2, 96(sp)  /* spill */
    xor s1, t2, t4
    xor t6, t6, t3
    or t0, t0, a1
    sw a5, 112(sp)  /* spill */
    and s2, t1, s1
    slli t5, t5, 20
    and a2, t6, t2
    lui a1, 0x1000
    xor a4, s2, a2
    xor a5, t1, t6
    and t5, t5, a1
    xor s2, a6, a5
    or t0, t0, t5
    sw s3, 84(sp)  /* spill */
    xor t0, t0, s2
    xor s3, t3, a7
    xor t5, t0, s0
    xor a1, s3, t5
    xor s4, t4, a1
    xor s6, s1, s3
    and s5, s2, s4
    and s7, a3, s6
    sw s8, 48(sp)  /* spill */
    xor s5, s5, s7
    xor a4, a4, s5
    xor s8, s2, s4
    xor a4, a4, s8
    and s8, a5, t4
    sw s9, 80(sp)  /* spill */
    xor a2, s8, a2
    sw s10, 100(sp)  /* spill */
    xor s8, s2, a3
    xor s9, t2, t5
    and s10, s8, s9
    xor s7, s10, s7
    xor a2, a2, s7
    xor s10, a3, s6
    sw s11, 76(sp)  /* spill */
    xor a2, a2, s10
    sw ra, 120(sp)  /* spill */
    and s10, a6, a1
    and s11, s0, t5
    xor s10, s10, s11
    and ra, a7, s3
    xor s7, s10, s7
    xor s11, ra, s11
    xor t0, s7, t0
    xor s5, s11, s5
    and s7, a2, t0
    xor t3, s5, t3
    xor s10, a4, s7
    xor s5, t3, s7
    xor s7, t0, t3
    and s7, s10, s7
    xor s7, s7, t3
    xor s10, s5, s7
    and t3, t3, s10
    xor t0, t3, t0
    xor a2, a2, a4
    xor t3, s5, t3
    and s5, a2, s5
    xor a4, s5, a4
    and t3, a4, t3
    xor t3, a2, t3
    xor t0, t0, s7
    and a2, t3, a6
    and s1, s7, s1
    and t4, t0, t4
    and a6, a4, a7
    xor a7, s1, t4
    and s1, a4, s3
    xor s3, s7, t0
    and t2, s3, t2
    xor t2, t2, t4
    and a5, t0, a5
    xor t4, a4, s7
    and s5, t4, s6
    xor t0, t3, t0
    and a3, t4, a3
    and a1, t3, a1
    xor t4, t4, t0
    and s6, t4, s9
    xor t3, a4, t3
    and a4, t3, s0
    and t4, t4, s8
    xor a5, a5, a2
    xor a3, a3, a4
    xor t4, t4, a2
    xor a2, a3, t4
    and t1, s7, t1
    and a3, t0, s2
    xor t1, t1, a6
    and t0, t0, s4
    xor t0, t0, t1
    and t3, t3, t5
    xor t0, t0, s6
    and t5, s3, t6
    xor s5, s5, s6
    xor t0, t0, a7
    xor t5, t5, a4
    xor t2, t2, s5
    xor t5, t5, t0
    xor t2, t2, a2
    xor a3, a3, a6
    xor t0, a5, t0
    xor t4, a3, t4
    xor t0, t0, t2
    xor t4, t4, t0
    xor s1, s1, a7
    xor t3, t3, s5
    sw t4, 144(sp)  /* spill */
    sw t2, 136(sp)  /* spill */
    xor t3, t3, s1
    xor t1, t1, a5
    slli t4, t4, 31
    xor t1, t1, t3
    andi t2, t2, 1
    srli t4, t4, 30
    xor a1, a1, s1
    xor t3, t3, t5
    or t2, t2, t4
    sw t3, 156(sp)  /* spill */
    slli t4, a1, 31
    srli t4, t4, 29
    slli t3, t3, 31
    or t2, t2, t4
    srli t3, t3, 28
    xor t0, t0, a1
    or t2, t2, t3
    sw t0, 148(sp)  /* spill */
    slli t3, t5, 31
    srli t3, t3, 27
    slli t0, t0, 31
    lw s10, 104(sp)  /* reload */
    lw s6, 20(sp)  /* reload */
    sw a1, 128(sp)  /* spill */
    or t2, t2, t3
    srli t0, t0, 26
    lw s7, 116(sp)  /* reload */
    or t0, t2, t0
    lw s1, 120(sp)  /* reload */
    xor a1, s6, s10
    slli t2, a2, 31
    lw t6, 108(sp)  /* reload */
    xor a1, a1, s7
    sw t1, 152(sp)  /* spill */
    srli t2, t2, 25
    xor a1, a1, s1
    lw a4, 92(sp)  /* reload */
    sw a2, 132(sp)  /* spill */
    or t0, t0, t2
    slli t1, t1, 7
    lw ra, 0(a0)
    xor a1, a1, t6
    lw a5, 96(sp)  /* reload */
    or t0, t0, t1
    xor a1, a1, a4
    lw a2, 28(sp)  /* reload */
    lw s11, 100(sp)  /* reload */
    xor t0, t0, ra
    lw a3, 64(sp)  /* reload */
    lw s4, 32(sp)  /* reload */
    xor a1, a1, a5
    sw t0, 160(sp)  /* spill */
    lw a6, 16(sp)  /* reload */
    lw a7, 76(sp)  /* reload */
    xor a1, a2, a1
    xor t0, s11, s10
    lw s9, 84(sp)  /* reload */
    lw s0, 88(sp)  /* reload */
    xor t3, s4, a3
    sw a1, 16(sp)  /* spill */
    xor t0, t0, s7
    xor a1, t3, a7
    xor t0, t0, s9
    lw s8, 48(sp)  /* reload */
    xor a1, a1, s0
    xor t0, t0, s0
    lw s2, 112(sp)  /* reload */
    xor a1, a1, s1
    xor t0, t0, s8
    lw ra, 36(sp)  /* reload */
    xor a1, a1, a5
    xor t0, t0, s2
    xor a1, a1, s2
    xor t0, a6, t0
    xor a1, ra, a1
    slli t2, t0, 29
    slli a2, a1, 6
    srli t2, t2, 31
    andi a2, a2, 0x100
    lw a6, 52(sp)  /* reload */
    sw t5, 140(sp)  /* spill */
    xor t1, s11, a3
    xor t4, s6, a3
    lw s5, 80(sp)  /* reload */
    or t2, t2, a2
    xor t5, s4, a7
    lui a3, 0x10
    slli a2, a6, 14
    xor t5, t5, s5
    and a2, a2, a3
    xor t5, t5, s1
    or t2, t2, a2
    xor t5, t5, t6
    xor a2, t4, s5
    xor t5, t5, s8
    lw s3, 24(sp)  /* reload */
    xor t4, t4, a7
    xor a3, t1, s10
    xor t5, t5, s2
    xor t4, t4, s10
    xor a3, a3, s5
    xor t5, s3, t5
    xor a2, a2, s7
    xor a3, a3, s9
    xor t4, t4, s0
    xor a2, a2, s9
    xor a3, a3, a4
    lw s4, 56(sp)  /* reload */
    xor t4, t4, t6
    lw s3, 72(sp)  /* reload */
    xor a2, a2, s1
    lw s11, 68(sp)  /* reload */
    xor a3, a3, s2
    xor t4, t4, a5
    xor a2, a2, a4
    xor a3, s4, a3
    xor t4, s3, t4
    xor a2, s11, a2
    sw a3, 20(sp)  /* spill */
    sw t4, 24(sp)  /* spill */
    lui a3, 0x1000
    slli t4, a2, 22
    and t4, t4, a3
    or t2, t2, t4
    slli a3, a1, 31
    andi t4, t0, 1
    srli a3, a3, 23
    or t4, t4, a3
    slli a3, a6, 31
    srli a3, a3, 15
    or t4, t4, a3
    slli a3, a2, 31
    srli a3, a3, 7
    or t4, t4, a3
    slli a3, t0, 30
    slli s1, a1, 7
    xor t1, t1, a7
    srli a3, a3, 31
    andi s1, s1, 0x100
    xor t3, t3, s5
    xor t1, t1, s7
    or a3, a3, s1
    xor t3, t3, s9
    xor t1, t1, s0
    slli s1, a6, 15
    lui s2, 0x10
    xor t3, t3, t6
    xor t1, t1, s8
    lw ra, 60(sp)  /* reload */
    and s1, s1, s2
    xor t3, t3, s8
    lw s6, 44(sp)  /* reload */
    xor t1, t1, a5
    or a3, a3, s1
    xor t3, t3, a4
    xor t1, ra, t1
    slli s1, a2, 23
    lui s2, 0x1000
    xor t3, s6, t3
    sw t1, 32(sp)  /* spill */
    and s1, s1, s2
    sw t3, 28(sp)  /* spill */
    srli t1, a1, 7
    or a3, a3, s1
    srli t3, t0, 7
    slli t1, t1, 8
    slli s1, t0, 27
    slli s2, a1, 4
    or t1, t3, t1
    srli s1, s1, 31
    andi s2, s2, 0x100
    srli t3, a6, 7
    or s1, s1, s2
    slli t3, t3, 16
    slli s2, a6, 12
    lui s3, 0x10
    or t1, t1, t3
    and s2, s2, s3
    srli t3, a2, 7
    or s1, s1, s2
    slli t3, t3, 24
    slli s2, a2, 20
    lui s3, 0x1000
    or t1, t1, t3
    and s2, s2, s3
    slli t6, a1, 2
    slli t3, t0, 25
    or s1, s1, s2
    srli t3, t3, 31
    andi t6, t6, 0x100
    slli s2, t0, 26
    slli s3, a1, 3
    or t3, t3, t6
    srli s2, s2, 31
    andi s3, s3, 0x100
    slli t0, t0, 28
    slli t6, a1, 5
    or s2, s2, s3
    srli t0, t0, 31
    andi t6, t6, 0x100
    slli s3, a6, 11
    lui s4, 0x10
    or t0, t0, t6
    and s3, s3, s4
    slli t6, a6, 10
    lui a4, 0x10
    or s2, s2, s3
    and t6, t6, a4
    slli s3, a2, 19
    lui s4, 0x1000
    or t3, t3, t6
    and s3, s3, s4
    slli a1, a6, 13
    slli t6, a2, 18
    lui a4, 0x1000
    or s2, s2, s3
    and t6, t6, a4
    lui a6, 0x10
    xori s2, s2, -1
    or t3, t3, t6
    and a1, a1, a6
    xori a3, a3, -1
    xor s3, s1, s2
    xori t3, t3, -1
    or t0, t0, a1
    xor a3, a3, s3
    slli a2, a2, 21
    xor t3, t3, s3
    lui a1, 0x1000
    xor s4, t4, a3
    xori t1, t1, -1
    xor t6, t4, t3
    and a1, a2, a1
    xor s1, s1, s4
    xor a4, t1, t6
    or t0, t0, a1
    xor t2, t2, s4
    xor a1, t0, s2
    xor a2, s1, a4
    xor a5, t2, a4
    xor t0, t0, a2
    xor s5, a1, s4
    xor a6, a5, t0
    xor s2, t6, t0
    xor s6, s5, a2
    and a7, a6, a1
    and s0, t0, s4
    and s3, s2, a3
    and s7, t2, s6
    xor a7, a7, s0
    xor s3, s3, s7
    xor a7, a7, s3
    xor s8, t2, s6
    xor a7, a7, s8
    and s8, a5, s5
    xor s0, s8, s0
    xor s8, t1, a6
    xor s9, a3, s6
    and s10, s8, s9
    xor s7, s10, s7
    and s11, a4, a2
    and ra, t6, t4
    xor s0, s0, s7
    xor s11, s11, ra
    xor s7, s11, s7
    xor s1, s7, s1
    xor s7, t4, a2
    and s11, t1, s7
    xor s10, s8, s9
    xor s11, s11, ra
    xor s0, s0, s10
    xor s3, s11, s3
    xor s10, a7, s0
    xor t3, s3, t3
    and a7, a7, t3
    xor s3, s1, a7
    xor a7, s0, a7
    and s11, s10, s3
    xor s0, s11, s0
    xor s11, t3, s1
    and a7, a7, s11
    xor a7, a7, s1
    xor s11, s3, a7
    and s1, s1, s11
    xor s3, s3, s1
    and s3, s0, s3
    xor s3, s10, s3
    xor t3, s1, t3
    xor t3, t3, a7
    and s1, s3, s7
    and a6, t3, a6
    and a1, t3, a1
    xor s7, s3, t3
    and s5, a7, s5
    and a5, a7, a5
    xor t3, a7, t3
    and s9, s7, s9
    and s8, s7, s8
    xor a7, s0, a7
    and a2, s0, a2
    xor s7, a7, s7
    xor s5, s5, a2
    and a3, s7, a3
    xor a2, s9, a2
    xor a3, a3, s1
    xor a2, a2, a3
    and t1, s3, t1
    xor a1, a1, s1
    xor a6, a6, a2
    xor t1, t1, a6
    and s1, s7, s2
    xor a6, s1, a6
    xor s5, s5, a1
    and s1, t3, s4
    xor a1, s1, a1
    and a4, s0, a4
    and s1, a7, s6
    xor a4, a4, a5
    xor a3, s1, a3
    xor a5, s8, a5
    xor a1, a1, a3
    xor s0, s0, s3
    xor s5, s5, a4
    xor a5, a5, a1
    and t6, s0, t6
    and t2, a7, t2
    xor t6, t6, s5
    xor t2, t2, a5
    and t0, t3, t0
    xor t6, t6, t2
    xor t0, t0, t2
    xor a6, a6, a5
    xor s1, t1, s5
    and t2, s0, t4
    xor a2, a2, s1
    slli t4, a6, 31
    andi t3, a2, 1
    srli t4, t4, 30
    or t3, t3, t4
    slli t4, s1, 31
    srli t4, t4, 29
    or t3, t3, t4
    slli t4, a1, 31
    srli t4, t4, 28
    xor t1, a4, t1
    or t3, t3, t4
    sw t1, 56(sp)  /* spill */
    xor t2, t2, a3
    slli t4, t6, 31
    sw t0, 60(sp)  /* spill */
    xor t2, t2, t0
    srli t4, t4, 27
    slli t1, t1, 31
    or t3, t3, t4
    srli t1, t1, 26
    slli t0, t0, 31
    or t1, t3, t1
    srli t0, t0, 25
    xor t2, t2, a6
    or t0, t1, t0
    slli t1, t2, 7
    lw ra, 4(a0)
    or t0, t0, t1
    lw s11, 40(sp)  /* reload */
    xor t0, t0, ra
    sw t0, 68(sp)  /* spill */
    slli t0, t5, 27
    slli t1, s11, 4
    srli t0, t0, 31
    andi t1, t1, 0x100
    lw s10, 20(sp)  /* reload */
    sw t2, 64(sp)  /* spill */
    or t0, t0, t1
    lui t2, 0x10
    slli t1, s10, 12
    and t1, t1, t2
    lw s9, 24(sp)  /* reload */
    or t0, t0, t1
    lui t2, 0x1000
    slli t1, s9, 20
    and t1, t1, t2
    or t0, t0, t1
    slli t1, t5, 26
    slli t2, s11, 3
    srli t1, t1, 31
    andi t2, t2, 0x100
    or t1, t1, t2
    slli t2, s10, 11
    lui t3, 0x10
    and t2, t2, t3
    or t1, t1, t2
    slli t2, s9, 19
    lui t3, 0x1000
    and t2, t2, t3
    or t1, t1, t2
    slli t2, t5, 25
    slli t3, s11, 2
    srli t2, t2, 31
    andi t3, t3, 0x100
    or t2, t2, t3
    slli t3, s10, 10
    lui t4, 0x10
    and t3, t3, t4
    or t2, t2, t3
    slli t3, s9, 18
    lui t4, 0x1000
    sw t6, 52(sp)  /* spill */
    and t3, t3, t4
    slli t4, t5, 30
    slli t6, s11, 7
    srli t4, t4, 31
    andi t6, t6, 0x100
    sw a1, 36(sp)  /* spill */
    or t4, t4, t6
    slli t6, s10, 15
    lui a1, 0x10
    and t6, t6, a1
    or t4, t4, t6
    slli t6, s9, 23
    lui a1, 0x1000
    and t6, t6, a1
    or t4, t4, t6
    srli a1, s11, 7
    srli t6, t5, 7
    slli a1, a1, 8
    or t6, t6, a1
    srli a1, s10, 7
    slli a1, a1, 16
    or t6, t6, a1
    srli a1, s9, 7
    slli a1, a1, 24
    or t6, t6, a1
    slli a1, t5, 29
    slli a3, s11, 6
    srli a1, a1, 31
    andi a3, a3, 0x100
    or a1, a1, a3
    slli a3, s10, 14
    lui a4, 0x10
    and a3, a3, a4
    or a1, a1, a3
    slli a3, s9, 22
    lui a4, 0x1000
    and a3, a3, a4
    or a1, a1, a3
    slli a3, t5, 28
    slli a4, s11, 5
    srli a3, a3, 31
    andi a4, a4, 0x100
    or a3, a3, a4
    slli a4, s11, 31
    andi t5, t5, 1
    srli a4, a4, 23
    slli a5, s10, 31
    or t5, t5, a4
    srli a5, a5, 15
    or t5, t5, a5
    slli a4, s10, 13
    lui a5, 0x10
    and a4, a4, a5
    slli a5, s9, 31
    srli a5, a5, 7
    or a3, a3, a4
    or t5, t5, a5
    slli a4, s9, 21
    lui a5, 0x1000
    and a4, a4, a5
    or a3, a3, a4
    or t2, t2, t3
    xor a1, a1, a3
    xor t3, t1, t2
    xor a4, t4, a1
    xor t0, t0, t3
    xor t1, t1, a4
    xor t6, t6, t1
    xor a7, a1, t0
    sw s1, 48(sp)  /* spill */
    xor t2, a3, t2
    xor s0, a7, t6
    sw a6, 44(sp)  /* spill */
    xor a5, t4, t6
    xor s1, t2, s0
    xor a6, t0, a5
    xor s2, t5, s1
    xor s5, t5, t3
    and s3, a6, s2
    and s4, s0, s1
    and s6, a1, s5
    and s7, t0, t1
    xor s3, s3, s4
    xor s6, s6, s7
    xor s8, t1, s5
    xor s3, s3, s6
    xor a3, a3, s8
    xor a3, s3, a3
    xor s9, s8, s1
    and s3, t4, t3
    and s10, t6, s9
    and s11, a7, s8
    xor s3, s3, s10
    xor s7, s11, s7
    xor s3, s3, s7
    xor s11, t1, t0
    xor s3, s3, s11
    and s11, a4, t5
    xor s4, s11, s4
    xor s11, t1, s2
    and ra, a5, s11
    xor s4, s4, s7
    xor s10, ra, s10
    xor t2, s4, t2
    xor s6, s10, s6
    and s4, s3, t2
    xor s10, a1, s5
    xor s7, a3, s4
    xor s6, s6, s10
    xor s4, s6, s4
    xor s10, t2, a3
    and s4, s4, s10
    xor s4, s4, a3
    and s10, s4, s11
    xor s11, s7, s4
    and a3, a3, s11
    xor t2, a3, t2
    xor s3, s3, s6
    xor a3, s7, a3
    and s7, s3, s7
    xor s6, s7, s6
    and a3, s6, a3
    xor a3, s3, a3
    and a5, s4, a5
    xor t2, t2, s4
    xor s3, s6, s4
    and t3, t2, t3
    and t4, t2, t4
    xor s4, s4, t2
    xor t2, a3, t2
    and a4, a3, a4
    and t5, a3, t5
    and s5, t2, s5
    and a1, t2, a1
    and a6, s6, a6
    and s2, s6, s2
    and t6, s4, t6
    xor a3, s6, a3
    xor t2, s3, t2
    xor a6, a6, t6
    and s6, t2, s8
    xor t3, t3, s10
    xor a6, a6, a5
    and s0, a3, s0
    xor s6, s6, s5
    xor a6, a6, s0
    xor t3, t3, s6
    and t2, t2, a7
    xor a7, a6, t3
    xor a1, a1, a5
    xor t4, t4, a7
    and a5, s4, s9
    and a3, a3, s1
    xor a7, s2, a7
    xor a5, a5, s10
    and t1, s3, t1
    xor a3, a3, a7
    xor t1, t1, s5
    xor a5, a5, a3
    xor a4, a4, s0
    xor t5, t5, s6
    xor a1, a1, a5
    xor t1, t1, a3
    and t0, s3, t0
    xor t4, t4, a1
    xor a3, a4, t1
    xor t5, t5, a7
    xor t2, t2, t4
    xor a3, a3, t0
    xor t6, t6, t5
    lw s11, 16(sp)  /* reload */
    lw s7, 28(sp)  /* reload */
    xor t3, t3, t2
    xor t4, a3, t4
    xor t6, t6, a1
    xori t2, t2, -1
    slli a1, s11, 25
    slli a3, s7, 2
    xori t3, t3, -1
    sw t2, 40(sp)  /* spill */
    lw s8, 32(sp)  /* reload */
    srli a1, a1, 31
    andi a3, a3, 0x100
    sw t3, 24(sp)  /* spill */
    slli t2, t2, 31
    or a1, a1, a3
    andi t3, t3, 1
    srli t2, t2, 30
    slli a3, s8, 10
    lui a4, 0x10
    or t2, t3, t2
    lw s4, 124(sp)  /* reload */
    and a3, a3, a4
    slli t3, t4, 2
    or a1, a1, a3
    xor t0, t6, t0
    or t2, t2, t3
    slli a3, s4, 18
    lui a4, 0x1000
    xori t0, t0, -1
    slli t3, a5, 3
    and a3, a3, a4
    sw t0, 84(sp)  /* spill */
    or t2, t2, t3
    or a1, a1, a3
    slli t3, t5, 4
    slli t0, t0, 31
    slli a3, s11, 29
    slli a4, s7, 6
    or t2, t2, t3
    srli t0, t0, 26
    srli a3, a3, 31
    andi a4, a4, 0x100
    sw a5, 20(sp)  /* spill */
    xori t6, a6, -1
    or t0, t2, t0
    or a3, a3, a4
    slli t2, t6, 31
    slli a4, s8, 14
    lui a5, 0x10
    sw t1, 72(sp)  /* spill */
    srli t2, t2, 25
    and a4, a4, a5
    or t0, t0, t2
    slli t1, t1, 7
    lw ra, 8(a0)
    or a3, a3, a4
    or t0, t0, t1
    slli a4, s4, 22
    lui a5, 0x1000
    sw t4, 76(sp)  /* spill */
    xor t0, t0, ra
    and a4, a4, a5
    sw t0, 92(sp)  /* spill */
    slli t1, s7, 31
    slli t3, s11, 27
    slli t4, s7, 4
    or a3, a3, a4
    andi t0, s11, 1
    srli t1, t1, 23
    srli t3, t3, 31
    andi t4, t4, 0x100
    slli a4, s11, 30
    slli a6, s7, 7
    sw t5, 80(sp)  /* spill */
    or t0, t0, t1
    or t3, t3, t4
    srli a4, a4, 31
    andi a6, a6, 0x100
    slli t1, s8, 31
    slli t4, s8, 12
    lui t5, 0x10
    or a4, a4, a6
    srli t1, t1, 15
    and t4, t4, t5
    slli a5, s11, 28
    slli a6, s7, 5
    or t0, t0, t1
    or t3, t3, t4
    srli a5, a5, 31
    andi a6, a6, 0x100
    slli t1, s4, 31
    slli t4, s4, 20
    lui t5, 0x1000
    or a5, a5, a6
    srli t1, t1, 7
    and t4, t4, t5
    slli a6, s8, 15
    lui s0, 0x10
    srli t2, s7, 7
    or t0, t0, t1
    or t3, t3, t4
    and a6, a6, s0
    srli t1, s11, 7
    slli t2, t2, 8
    slli t4, s11, 26
    slli t5, s7, 3
    or a4, a4, a6
    or t1, t1, t2
    srli t4, t4, 31
    andi t5, t5, 0x100
    slli a6, s4, 23
    lui s1, 0x1000
    sw t6, 88(sp)  /* spill */
    srli t2, s8, 7
    or t4, t4, t5
    and a6, a6, s1
    slli t2, t2, 16
    slli t5, s8, 11
    lui t6, 0x10
    or a4, a4, a6
    or t1, t1, t2
    and t5, t5, t6
    slli a7, s8, 13
    lui a6, 0x10
    srli t2, s4, 7
    or t4, t4, t5
    and a6, a7, a6
    slli t2, t2, 24
    slli t5, s4, 19
    lui t6, 0x1000
    or a5, a5, a6
    or t1, t1, t2
    and t5, t5, t6
    slli s0, s4, 21
    lui a6, 0x1000
    xor t2, t0, t1
    or t4, t4, t5
    and a6, s0, a6
    xor t5, t3, t4
    xor t0, t0, a4
    or a5, a5, a6
    xor a3, a3, t0
    xor a6, t1, t5
    xor t3, t3, a3
    xor a5, a5, a6
    xor a7, t2, a3
    xor a1, a1, t3
    xor s0, a5, a7
    xor t4, t4, t0
    xor s1, a1, s0
    xor t0, t0, s1
    xor a4, t2, a1
    xor s2, t5, t0
    xor s4, a6, t3
    and t6, t2, t5
    and s3, a4, s2
    and s5, s0, s4
    and s6, a7, a6
    xor t6, t6, s3
    xor s5, s5, s6
    xor t6, t6, s5
    xor s7, s0, s4
    xor t6, t6, s7
    and s7, a1, t0
    xor s3, s7, s3
    and s7, a5, t3
    xor s6, s7, s6
    xor s3, s3, s6
    xor s7, a6, a7
    xor s3, s3, s7
    xor s7, t3, s2
    xor s8, t1, s7
    xor s10, a3, s1
    and s9, s1, s8
    and s11, s10, s7
    xor s9, s9, s11
    and ra, a3, t1
    xor s11, ra, s11
    xor s6, s9, s6
    xor s5, s11, s5
    xor t4, s6, t4
    xor s11, t1, a3
    and s6, s3, t4
    xor s5, s5, s11
    xor s9, t6, s6
    xor s11, t4, s5
    and s9, s9, s11
    xor s6, s5, s6
    xor s9, s9, s5
    xor s11, s6, s9
    and s5, s5, s11
    xor t4, s5, t4
    xor s3, s3, t6
    xor s5, s6, s5
    and s6, s3, s6
    xor t6, s6, t6
    and s5, t6, s5
    xor s3, s3, s5
    xor t4, t4, s9
    and s5, s3, s8
    and t0, t4, t0
    and a1, t4, a1
    xor s6, s9, t4
    xor s8, t6, s9
    and a7, s8, a7
    xor t4, s3, t4
    and a6, s8, a6
    xor s8, s8, t4
    xor s5, s5, t0
    and t3, s8, t3
    xor t0, t3, t0
    and t2, s9, t2
    and t1, t6, t1
    and a3, t6, a3
    and a4, s6, a4
    and s0, t4, s0
    xor t3, a6, t0
    xor a4, a4, a7
    xor t2, t2, s0
    and a6, s6, s2
    xor t6, t6, s3
    xor a4, a4, t2
    and s2, t6, s10
    and t5, s9, t5
    xor t2, a1, t2
    xor t1, t1, a4
    and t6, t6, s7
    and a1, s8, a5
    xor t1, t1, t5
    xor t6, t6, a6
    and t4, t4, s4
    xor a5, t1, t6
    xor t4, t4, t5
    and s1, s3, s1
    xor t1, a3, s0
    xor t0, t4, t0
    xor t1, t1, s1
    xor t0, t0, a1
    xor a7, s2, a7
    xor t1, t1, t0
    xor a7, a7, s1
    xor t6, s5, t6
    xor t4, a1, t2
    xori t5, t1, -1
    xor t2, a7, t2
    xor t1, a4, t6
    xor t3, t3, a6
    xori t2, t2, -1
    xori a1, t1, -1
    xor t4, t4, t3
    slli t1, t2, 31
    xor t3, a4, t3
    srli t1, t1, 30
    or t1, t3, t1
    slli a3, t4, 2
    or t1, t1, a3
    slli a3, a5, 3
    or t1, t1, a3
    slli a3, t6, 4
    or t1, t1, a3
    slli a3, t5, 31
    srli a3, a3, 26
    or t1, t1, a3
    slli a3, a1, 31
    xor t0, t0, a7
    srli a3, a3, 25
    xori t0, t0, -1
    or t1, t1, a3
    slli a3, t0, 7
    lw s11, 136(sp)  /* reload */
    lw s9, 144(sp)  /* reload */
    or t1, t1, a3
    slli a3, s11, 23
    srli a4, s9, 7
    srli a3, a3, 31
    lw s6, 128(sp)  /* reload */
    andi a4, a4, 2
    or a3, a3, a4
    srli a4, s6, 6
    andi a4, a4, 4
    lw s3, 156(sp)  /* reload */
    or a3, a3, a4
    srli a4, s3, 5
    lw s10, 140(sp)  /* reload */
    andi a4, a4, 8
    or a3, a3, a4
    srli a4, s10, 4
    andi a4, a4, 0x10
    lw s2, 148(sp)  /* reload */
    or a3, a3, a4
    srli a4, s2, 3
    lw s8, 132(sp)  /* reload */
    andi a4, a4, 0x20
    or a3, a3, a4
    srli a4, s8, 2
    andi a4, a4, 0x40
    lw s7, 152(sp)  /* reload */
    or a3, a3, a4
    srli a4, s7, 8
    lw a6, 16(a0)
    slli a4, a4, 7
    or a3, a3, a4
    lw s5, 44(sp)  /* reload */
    xor a3, a3, a6
    slli a4, a2, 23
    srli a6, s5, 7
    srli a4, a4, 31
    lw s0, 48(sp)  /* reload */
    andi a6, a6, 2
    or a4, a4, a6
    srli a6, s0, 6
    andi a6, a6, 4
    lw s1, 36(sp)  /* reload */
    or a4, a4, a6
    srli a6, s1, 5
    lw s4, 52(sp)  /* reload */
    andi a6, a6, 8
    or a4, a4, a6
    srli a6, s4, 4
    lw ra, 12(a0)
    andi a6, a6, 0x10
    lw a7, 56(sp)  /* reload */
    or a4, a4, a6
    xor t1, t1, ra
    srli a6, a7, 3
    lw ra, 60(sp)  /* reload */
    andi a6, a6, 0x20
    or a4, a4, a6
    srli a6, ra, 2
    andi a6, a6, 0x40
    lw ra, 64(sp)  /* reload */
    or a4, a4, a6
    srli a6, ra, 8
    slli a6, a6, 7
    lw ra, 20(a0)
    or a4, a4, a6
    xor a4, a4, ra
    lw a6, 24(sp)  /* reload */
    lw ra, 40(sp)  /* reload */
    slli a6, a6, 23
    srli ra, ra, 7
    srli a6, a6, 31
    andi ra, ra, 2
    or a6, a6, ra
    lw ra, 76(sp)  /* reload */
    sw t2, 16(sp)  /* spill */
    srli ra, ra, 6
    or a6, a6, ra
    lw ra, 20(sp)  /* reload */
    srli t2, t2, 7
    srli ra, ra, 5
    or a6, a6, ra
    lw ra, 80(sp)  /* reload */
    andi t2, t2, 2
    srli ra, ra, 4
    or a6, a6, ra
    lw ra, 84(sp)  /* reload */
    sw t0, 28(sp)  /* spill */
    srli ra, ra, 3
    andi ra, ra, 0x20
    or a6, a6, ra
    lw ra, 88(sp)  /* reload */
    srli t0, t0, 8
    srli ra, ra, 2
    andi ra, ra, 0x40
    or a6, a6, ra
    lw ra, 72(sp)  /* reload */
    slli t0, t0, 7
    srli ra, ra, 1
    or a6, a6, ra
    lw ra, 24(a0)
    andi t1, t1, 0xff
    xor a6, a6, ra
    srli ra, t3, 8
    or t2, ra, t2
    srli ra, t4, 6
    or t2, t2, ra
    srli ra, a5, 5
    or t2, t2, ra
    srli ra, t6, 4
    or t2, t2, ra
    srli ra, t5, 3
    andi ra, ra, 0x20
    or t2, t2, ra
    srli ra, a1, 2
    andi ra, ra, 0x40
    or t2, t2, ra
    lw ra, 28(a0)
    or t0, t2, t0
    xor t0, t0, ra
    slli t2, s11, 15
    srli ra, s9, 15
    slli s11, s11, 7
    srli s9, s9, 23
    srli s11, s11, 31
    andi s9, s9, 2
    or s9, s11, s9
    srli s11, s6, 14
    srli s6, s6, 22
    andi s6, s6, 4
    or s6, s9, s6
    srli s9, s3, 13
    srli s3, s3, 21
    srli t2, t2, 31
    andi ra, ra, 2
    andi s3, s3, 8
    or t2, t2, ra
    andi s11, s11, 4
    or s3, s6, s3
    or t2, t2, s11
    andi s9, s9, 8
    srli s6, s10, 12
    or t2, t2, s9
    andi s6, s6, 0x10
    or t2, t2, s6
    lw s11, 68(sp)  /* reload */
    srli s6, s10, 20
    andi s6, s6, 0x10
    lw ra, 160(sp)  /* reload */
    andi s9, s11, 0xff
    or s3, s3, s6
    lw s10, 92(sp)  /* reload */
    andi s11, t0, 0xff
    andi s6, ra, 0xff
    slli t0, s9, 8
    andi s10, s10, 0xff
    or t0, s6, t0
    slli s6, s10, 16
    slli t1, t1, 24
    or t0, t0, s6
    andi a4, a4, 0xff
    or t0, t0, t1
    andi a3, a3, 0xff
    slli t1, a4, 8
    andi a6, a6, 0xff
    or t1, a3, t1
    slli a3, a6, 16
    or t1, t1, a3
    slli a3, s11, 24
    or t1, t1, a3
    srli a3, s2, 11
    andi a3, a3, 0x20
    srli a4, s8, 10
    or t2, t2, a3
    andi a4, a4, 0x40
    srli a3, s2, 19
    or t2, t2, a4
    andi a3, a3, 0x20
    srli a4, s8, 18
    or a3, s3, a3
    andi a4, a4, 0x40
    or a3, a3, a4
    srli a4, s7, 16
    slli a4, a4, 7
    or t2, t2, a4
    srli a4, s7, 24
    slli a4, a4, 7
    or a3, a3, a4
    slli a4, a2, 15
    srli a6, s5, 15
    srli a4, a4, 31
    andi a6, a6, 2
    or a4, a4, a6
    slli a2, a2, 7
    srli a6, s5, 23
    srli a2, a2, 31
    andi a6, a6, 2
    or a2, a2, a6
    srli a6, s0, 14
    andi a6, a6, 4
    or a4, a4, a6
    srli a6, s0, 22
    andi a6, a6, 4
    or a2, a2, a6
    srli a6, s1, 13
    andi a6, a6, 8
    or a4, a4, a6
    srli a6, s1, 21
    andi a6, a6, 8
    or a2, a2, a6
    srli a6, s4, 12
    andi a6, a6, 0x10
    or a4, a4, a6
    srli a6, s4, 20
    andi a6, a6, 0x10
    or a2, a2, a6
    srli a6, a7, 11
    andi a6, a6, 0x20
    or a4, a4, a6
    srli a6, a7, 19
    andi a6, a6, 0x20
    lw s9, 60(sp)  /* reload */
    or a2, a2, a6
    srli a6, s9, 10
    andi a6, a6, 0x40
    or a4, a4, a6
    srli a6, s9, 18
    lw s10, 64(sp)  /* reload */
    andi a6, a6, 0x40
    or a2, a2, a6
    srli a6, s10, 16
    slli a6, a6, 7
    or a4, a4, a6
    srli a6, s10, 24
    lw s11, 24(sp)  /* reload */
    slli a6, a6, 7
    lw s2, 40(sp)  /* reload */
    or a2, a2, a6
    slli a7, s11, 15
    srli a6, s2, 15
    srli a7, a7, 31
    lw s3, 76(sp)  /* reload */
    andi a6, a6, 2
    or a6, a7, a6
    srli a7, s3, 14
    lw s8, 20(sp)  /* reload */
    lw ra, 32(a0)
    or a6, a6, a7
    lw s7, 80(sp)  /* reload */
    srli a7, s8, 13
    xor t2, t2, ra
    or a6, a6, a7
    srli a7, s7, 12
    lw ra, 84(sp)  /* reload */
    or a6, a6, a7
    srli a7, ra, 11
    lw s5, 88(sp)  /* reload */
    andi a7, a7, 0x20
    or a6, a6, a7
    srli a7, s5, 10
    andi a7, a7, 0x40
    lw s0, 72(sp)  /* reload */
    or a6, a6, a7
    srli a7, s0, 9
    or a6, a6, a7
    slli a7, s11, 7
    srli s2, s2, 23
    lw s1, 40(a0)
    srli a7, a7, 31
    andi s2, s2, 2
    lw s4, 16(sp)  /* reload */
    or a7, a7, s2
    xor a6, a6, s1
    srli s2, s4, 15
    srli s1, t3, 16
    andi s2, s2, 2
    or s1, s1, s2
    srli s2, t4, 14
    or s1, s1, s2
    srli s2, a5, 13
    or s1, s1, s2
    srli s2, t6, 12
    or s1, s1, s2
    srli s2, t5, 11
    andi s2, s2, 0x20
    or s1, s1, s2
    srli s2, a1, 10
    lw s9, 28(sp)  /* reload */
    andi s2, s2, 0x40
    or s1, s1, s2
    srli s2, s9, 16
    slli s2, s2, 7
    or s1, s1, s2
    srli s2, s3, 22
    or a7, a7, s2
    srli s2, s8, 21
    or a7, a7, s2
    srli s2, s7, 20
    or a7, a7, s2
    srli s2, ra, 19
    andi s2, s2, 0x20
    or a7, a7, s2
    srli s2, s5, 18
    andi s2, s2, 0x40
    or a7, a7, s2
    srli s0, s0, 17
    or a7, a7, s0
    srli s0, s4, 23
    srli t3, t3, 24
    andi s0, s0, 2
    or t3, t3, s0
    srli t4, t4, 22
    or t3, t3, t4
    srli t4, a5, 21
    or t3, t3, t4
    srli t4, t6, 20
    or t3, t3, t4
    srli t4, t5, 19
    andi t4, t4, 0x20
    or t3, t3, t4
    srli t4, a1, 18
    andi t4, t4, 0x40
    or t3, t3, t4
    lw s6, 36(a0)
    srli t4, s9, 24
    slli t4, t4, 7
    xor a4, a4, s6
    or t3, t3, t4
    andi t4, a4, 0xff
    andi t2, t2, 0xff
    lw s10, 44(a0)
    slli t4, t4, 8
    andi t5, a6, 0xff
    or t2, t2, t4
    xor s1, s1, s10
    lw s11, 52(a0)
    slli t4, t5, 16
    lw s6, 48(a0)
    andi t6, s1, 0xff
    or t2, t2, t4
    xor a2, a2, s11
    lw s3, 56(a0)
    lw s10, 60(a0)
    slli t4, t6, 24
    xor a3, a3, s6
    andi a2, a2, 0xff
    or t2, t2, t4
    xor a7, a7, s3
    xor t3, t3, s10
    andi a1, a3, 0xff
    slli t4, a2, 8
    andi t3, t3, 0xff
    or t4, a1, t4
    slli t5, a7, 16
    or t4, t4, t5
    slli t3, t3, 24
    lw s6, 12(sp)  /* reload */
    or t3, t4, t3
    andi t4, s6, 3
    bne t4, zero, .Laria128_decrypt_blocks_misaligned10
    lw s8, 12(sp)  /* reload */
    sw t0, 0(s8)
    sw t1, 4(s8)
    sw t2, 8(s8)
    sw t3, 12(s8)
.Laria128_decrypt_blocks_join12:
    lw s11, 12(sp)  /* reload */
    lw s7, 0(sp)  /* reload */
    addi t0, s11, 16
    sw t0, 12(sp)  /* spill */
    addi t0, s7, -1
    sw t0, 0(sp)  /* spill */
    beq t0, zero, .Laria128_decrypt_blocks_done1
    jal zero, .Laria128_decrypt_blocks_blocks3
.Laria128_decrypt_blocks_done1:
    lw s0, 164(sp)
    lw s1, 168(sp)
    lw s2, 172(sp)
    lw s3, 176(sp)
    lw s4, 180(sp)
    lw s5, 184(sp)
    lw s6, 188(sp)
    lw s7, 192(sp)
    lw s8, 196(sp)
    lw s9, 200(sp)
    lw s10, 204(sp)
    lw s11, 208(sp)
    lw ra, 212(sp)
    addi sp, sp, 224
    .cfi_remember_state
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    .cfi_restore s0
    .cfi_restore s1
    .cfi_restore s2
    .cfi_restore s3
    .cfi_restore s4
    .cfi_restore s5
    .cfi_restore s6
    .cfi_restore s7
    .cfi_restore s8
    .cfi_restore s9
    .cfi_restore s10
    .cfi_restore s11
    jalr zero, 0(ra)
.Laria128_decrypt_blocks_misaligned4:
    .cfi_restore_state
    lw ra, 8(sp)  /* reload */
    lbu s5, 1(ra)
    lbu s2, 0(ra)
    lbu s3, 2(ra)
    slli t0, s5, 8
    or t0, s2, t0
    slli t1, s3, 16
    or t0, t0, t1
    lbu s4, 3(ra)
    lbu s0, 5(ra)
    lbu a5, 4(ra)
    slli t1, s4, 24
    or t0, t0, t1
    andi t4, t0, 0xff
    srli t1, t0, 8
    andi t5, t1, 0xff
    srli t1, t0, 16
    andi t6, t1, 0xff
    srli t0, t0, 24
    slli t1, s0, 8
    or t1, a5, t1
    lbu s9, 6(ra)
    lbu a4, 7(ra)
    lbu s10, 9(ra)
    slli t2, s9, 16
    or t1, t1, t2
    slli t2, a4, 24
    or t2, t1, t2
    andi t1, t2, 0xff
    srli t3, t2, 8
    andi a1, t3, 0xff
    srli t3, t2, 16
    andi a2, t3, 0xff
    srli t2, t2, 24
    slli t3, s10, 8
    lbu a6, 8(ra)
    lbu s1, 10(ra)
    lbu a3, 11(ra)
    or t3, a6, t3
    slli a4, s1, 16
    or t3, t3, a4
    slli a3, a3, 24
    or t3, t3, a3
    andi a3, t3, 0xff
    srli a4, t3, 8
    andi a4, a4, 0xff
    srli a5, t3, 16
    andi a5, a5, 0xff
    srli t3, t3, 24
    lbu a7, 13(ra)
    lbu s6, 12(ra)
    lbu s8, 14(ra)
    slli a6, a7, 8
    or a6, s6, a6
    slli a7, s8, 16
    or a6, a6, a7
    lbu s11, 15(ra)
    sw t4, 16(sp)  /* spill */
    sw t5, 20(sp)  /* spill */
    sw t6, 24(sp)  /* spill */
    sw a1, 28(sp)  /* spill */
    sw a2, 32(sp)  /* spill */
    sw a3, 36(sp)  /* spill */
    sw a4, 40(sp)  /* spill */
    sw a5, 44(sp)  /* spill */
    slli t4, s11, 24
    or t4, a6, t4
    andi t5, t4, 0xff
    srli t6, t4, 8
    andi t6, t6, 0xff
    srli a1, t4, 16
    andi a1, a1, 0xff
    srli t4, t4, 24
    sw t5, 48(sp)  /* spill */
    sw t6, 52(sp)  /* spill */
    sw a1, 56(sp)  /* spill */
    jal zero, .Laria128_decrypt_blocks_join6
.Laria128_decrypt_blocks_misaligned10:
    srli t4, t0, 8
    srli t5, t0, 16
    srli t6, t0, 24
    lw s7, 12(sp)  /* reload */
    sb t0, 0(s7)
    sb t4, 1(s7)
    sb t5, 2(s7)
    sb t6, 3(s7)
    srli t0, t1, 8
    srli t4, t1, 16
    srli t5, t1, 24
    sb t1, 4(s7)
    sb t0, 5(s7)
    sb t4, 6(s7)
    sb t5, 7(s7)
    srli t0, t2, 8
    srli t1, t2, 16
    srli t4, t2, 24
    sb t2, 8(s7)
    sb t0, 9(s7)
    sb t1, 10(s7)
    sb t4, 11(s7)
    srli t0, t3, 8
    srli t1, t3, 16
    srli t2, t3, 24
    sb t3, 12(s7)
    sb t0, 13(s7)
    sb t1, 14(s7)
    sb t2, 15(s7)
    jal zero, .Laria128_decrypt_blocks_join12
    .cfi_endproc
    .size aria128_decrypt_blocks, .-aria128_decrypt_blocks

    .section .text.aria128_ctr,"ax",%progbits
    .balign 4
    .globl aria128_ctr
    .type aria128_ctr, %function
aria128_ctr:
    /* The cipher text:
     *     function SL1(x: byte[16]) -> y: byte[16] {
     *       for i in 0..3 {
     *         y[4*i]     = SB1[x[4*i]]
     *         y[4*i + 1] = SB2[x[4*i + 1]]
     *         y[4*i + 2] = SB3[x[4*i + 2]]
     *         y[4*i + 3] = SB4[x[4*i + 3]]
     *       }
     *     }
     *     function SL2(x: byte[16]) -> y: byte[16] {
     *       for i in 0..3 {
     *         y[4*i]     = SB3[x[4*i]]
     *         y[4*i + 1] = SB4[x[4*i + 1]]
     *         y[4*i + 2] = SB1[x[4*i + 2]]
     *         y[4*i + 3] = SB2[x[4*i + 3]]
     *       }
     *     }
     *     function A(x: byte[16]) -> y: byte[16] {
     *       y[0]  = x[3] ^ x[4] ^ x[6] ^ x[8] ^ x[9] ^ x[13] ^ x[14]
     *       y[1]  = x[2] ^ x[5] ^ x[7] ^ x[8] ^ x[9] ^ x[12] ^ x[15]
     *       y[2]  = x[1] ^ x[4] ^ x[6] ^ x[10] ^ x[11] ^ x[12] ^ x[15]
     *       y[3]  = x[0] ^ x[5] ^ x[7] ^ x[10] ^ x[11] ^ x[13] ^ x[14]
     *       y[4]  = x[0] ^ x[2] ^ x[5] ^ x[8] ^ x[11] ^ x[14] ^ x[15]
     *       y[5]  = x[1] ^ x[3] ^ x[4] ^ x[9] ^ x[10] ^ x[14] ^ x[15]
     *       y[6]  = x[0] ^ x[2] ^ x[7] ^ x[9] ^ x[10] ^ x[12] ^ x[13]
     *       y[7]  = x[1] ^ x[3] ^ x[6] ^ x[8] ^ x[11] ^ x[12] ^ x[13]
     *       y[8]  = x[0] ^ x[1] ^ x[4] ^ x[7] ^ x[10] ^ x[13] ^ x[15]
     *       y[9]  = x[0] ^ x[1] ^ x[5] ^ x[6] ^ x[11] ^ x[12] ^ x[14]
     *       y[10] = x[2] ^ x[3] ^ x[5] ^ x[6] ^ x[8] ^ x[13] ^ x[15]
     *       y[11] = x[2] ^ x[3] ^ x[4] ^ x[7] ^ x[9] ^ x[12] ^ x[14]
     *       y[12] = x[1] ^ x[2] ^ x[6] ^ x[7] ^ x[9] ^ x[11] ^ x[12]
     *       y[13] = x[0] ^ x[3] ^ x[6] ^ x[7] ^ x[8] ^ x[10] ^ x[13]
     *       y[14] = x[0] ^ x[3] ^ x[4] ^ x[5] ^ x[9] ^ x[11] ^ x[14]
     *       y[15] = x[1] ^ x[2] ^ x[4] ^ x[5] ^ x[8] ^ x[10] ^ x[15]
     *     }
     *     function FO(D: byte[16], RK: byte[16]) -> byte[16] = A(SL1(D ^ RK))
     *     function FE(D: byte[16], RK: byte[16]) -> byte[16] = A(SL2(D ^ RK))
     *     encrypt(P, ek) -> C {
     *       for i in 0..rounds-2 { P := i mod 2 == 0 ? FO(P, ek[i]) : FE(P, ek[i]) }
     *       C = SL2(P ^ ek[rounds - 1]) ^ ek[rounds]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -64
    .cfi_def_cfa_offset 64
    sw s0, 0(sp)
    .cfi_offset s0, -64
    sw s1, 4(sp)
    .cfi_offset s1, -60
    sw s2, 8(sp)
    .cfi_offset s2, -56
    sw s3, 12(sp)
    .cfi_offset s3, -52
    sw s4, 16(sp)
    .cfi_offset s4, -48
    sw s5, 20(sp)
    .cfi_offset s5, -44
    sw s6, 24(sp)
    .cfi_offset s6, -40
    sw ra, 28(sp)
    .cfi_offset ra, -36
    addi s0, a2, 0
    addi s1, a3, 0
    addi s2, a4, 0
    or t0, s0, s1
    andi s3, t0, 3
    addi s4, a0, 0
    addi s5, a1, 0
    beq s2, zero, .Laria128_ctr_done4
.Laria128_ctr_epoch1:
    addi t0, sp, 32
    addi t1, s5, 15
    addi t2, s5, 0
.Laria128_ctr_copy6:
    lbu a2, 0(t2)
    addi t2, t2, 1
    sb a2, 0(t0)
    addi t0, t0, 1
    bne t2, t1, .Laria128_ctr_copy6
    lbu s6, 15(s5)
    addi t0, sp, 32
    sb s6, 15(t0)
    beq s2, zero, .Laria128_ctr_end3
.Laria128_ctr_block8:
    addi a1, sp, 32
    addi a2, sp, 48
    addi a3, zero, 1
    addi a0, s4, 0
    jal ra, aria128_encrypt_blocks_local
    lw t0, 48(sp)
    lw t1, 52(sp)
    lw t2, 56(sp)
    lw t3, 60(sp)
    addi t4, s6, 1
    andi s6, t4, 0xff
    addi t4, sp, 32
    sb s6, 15(t4)
    addi t4, zero, 16
    bltu s2, t4, .Laria128_ctr_short9
    bne s3, zero, .Laria128_ctr_bytes15
    lw t5, 0(s0)
    lw t6, 4(s0)
    lw a0, 8(s0)
    lw a1, 12(s0)
    xor t0, t0, t5
    sw t0, 0(s1)
    xor t0, t1, t6
    sw t0, 4(s1)
    xor t0, t2, a0
    sw t0, 8(s1)
    xor t0, t3, a1
    sw t0, 12(s1)
.Laria128_ctr_join14:
    addi s0, s0, 16
    addi s1, s1, 16
    addi s2, s2, -16
.Laria128_ctr_count10:
    andi t0, s6, 0xff
    beq t0, zero, .Laria128_ctr_carry2
    bne s2, zero, .Laria128_ctr_block8
.Laria128_ctr_end3:
    sb s6, 15(s5)
.Laria128_ctr_done4:
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s3, 12(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    lw s6, 24(sp)
    lw ra, 28(sp)
    addi sp, sp, 64
    .cfi_remember_state
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    .cfi_restore s0
    .cfi_restore s1
    .cfi_restore s2
    .cfi_restore s3
    .cfi_restore s4
    .cfi_restore s5
    .cfi_restore s6
    jalr zero, 0(ra)
.Laria128_ctr_short9:
    .cfi_restore_state
    andi t4, s2, 8
    beq t4, zero, .Laria128_ctr_after20
    lbu a2, 0(s0)
    lbu a3, 1(s0)
    lbu a4, 2(s0)
    lbu a5, 3(s0)
    xor t4, t0, a2
    sb t4, 0(s1)
    srli t0, t0, 8
    xor t4, t0, a3
    sb t4, 1(s1)
    srli t0, t0, 8
    xor t4, t0, a4
    sb t4, 2(s1)
    srli t0, t0, 8
    xor t0, t0, a5
    sb t0, 3(s1)
    lbu a6, 4(s0)
    lbu a7, 5(s0)
    lbu ra, 6(s0)
    lbu t5, 7(s0)
    xor t0, t1, a6
    sb t0, 4(s1)
    srli t0, t1, 8
    xor t1, t0, a7
    sb t1, 5(s1)
    srli t0, t0, 8
    xor t1, t0, ra
    sb t1, 6(s1)
    srli t0, t0, 8
    xor t0, t0, t5
    sb t0, 7(s1)
    addi s0, s0, 8
    addi s1, s1, 8
    addi t0, t2, 0
    addi t1, t3, 0
.Laria128_ctr_after20:
    andi t2, s2, 4
    beq t2, zero, .Laria128_ctr_after22
    lbu t6, 0(s0)
    lbu a0, 1(s0)
    lbu a1, 2(s0)
    lbu a2, 3(s0)
    xor t2, t0, t6
    sb t2, 0(s1)
    srli t0, t0, 8
    xor t2, t0, a0
    sb t2, 1(s1)
    srli t0, t0, 8
    xor t2, t0, a1
    sb t2, 2(s1)
    srli t0, t0, 8
    xor t0, t0, a2
    sb t0, 3(s1)
    addi s0, s0, 4
    addi s1, s1, 4
    addi t0, t1, 0
.Laria128_ctr_after22:
    andi t1, s2, 2
    beq t1, zero, .Laria128_ctr_after24
    lbu a3, 0(s0)
    lbu a4, 1(s0)
    srli t1, t0, 8
    xor t2, t0, a3
    sb t2, 0(s1)
    xor t1, t1, a4
    sb t1, 1(s1)
    addi s0, s0, 2
    addi s1, s1, 2
    srli t0, t0, 16
.Laria128_ctr_after24:
    andi t1, s2, 1
    beq t1, zero, .Laria128_ctr_after26
    lbu t4, 0(s0)
    xor t0, t0, t4
    sb t0, 0(s1)
.Laria128_ctr_after26:
    addi s2, zero, 0
    jal zero, .Laria128_ctr_count10
.Laria128_ctr_carry2:
    sb zero, 15(s5)
    addi t1, s5, 15
    addi t0, zero, 1
.Laria128_ctr_count_up28:
    addi t1, t1, -1
    lbu a5, 0(t1)
    add t0, a5, t0
    sb t0, 0(t1)
    srli t0, t0, 8
    bne t1, s5, .Laria128_ctr_count_up28
    jal zero, .Laria128_ctr_epoch1
.Laria128_ctr_bytes15:
    addi t0, sp, 48
    addi t1, t0, 16
    addi t2, s0, 0
    addi t3, s1, 0
.Laria128_ctr_unit17:
    lw a6, 0(t0)
    lbu a7, 0(t2)
    lbu ra, 1(t2)
    lbu t5, 2(t2)
    xor t4, a6, a7
    srli t6, a6, 8
    xor a0, t6, ra
    srli t6, t6, 8
    xor t5, t6, t5
    srli t6, t6, 8
    addi t0, t0, 4
    lbu a1, 3(t2)
    sb t4, 0(t3)
    sb a0, 1(t3)
    sb t5, 2(t3)
    xor t4, t6, a1
    sb t4, 3(t3)
    addi t2, t2, 4
    addi t3, t3, 4
    bne t0, t1, .Laria128_ctr_unit17
    jal zero, .Laria128_ctr_join14
    .cfi_endproc
    .size aria128_ctr, .-aria128_ctr

    .section .note.GNU-stack,"",%progbits

/* For programs: what the file promises, as JSON. */
/* contract
{
  "command": "gen --cipher aria --target rv32i --variant aria128 --size small",
  "cipher": "aria",
  "cipher_sha256": "1f306c4da25b8c2187a1aa06950dc39a91f96bf9e311cd58a90c3e53a3c43157",
  "target": "rv32i",
  "proved": {
    "properties": [
      "result",
      "memory",
      "calling convention",
      "constant time"
    ],
    "verdicts": "proof.json"
  },
  "functions": [
    {
      "symbol": "aria128_expand_key",
      "role": "expand_key",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 24552,
      "stack_bytes": 816
    },
    {
      "symbol": "aria128_encrypt",
      "role": "encrypt",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 208
    },
    {
      "symbol": "aria128_decrypt",
      "role": "decrypt",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 224
    },
    {
      "symbol": "aria128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 23056,
      "stack_bytes": 208
    },
    {
      "symbol": "aria128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 24700,
      "stack_bytes": 224
    },
    {
      "symbol": "aria128_ctr",
      "role": "ctr",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 736,
      "stack_bytes": 272
    }
  ]
}
*/
