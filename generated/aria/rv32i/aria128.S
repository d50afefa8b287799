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
    addi sp, sp, -544
    .cfi_def_cfa_offset 544
    sw s0, 420(sp)
    .cfi_offset s0, -124
    sw s1, 424(sp)
    .cfi_offset s1, -120
    sw s2, 428(sp)
    .cfi_offset s2, -116
    sw s3, 432(sp)
    .cfi_offset s3, -112
    sw s4, 436(sp)
    .cfi_offset s4, -108
    sw s5, 440(sp)
    .cfi_offset s5, -104
    sw s6, 444(sp)
    .cfi_offset s6, -100
    sw s7, 448(sp)
    .cfi_offset s7, -96
    sw s8, 452(sp)
    .cfi_offset s8, -92
    sw s9, 456(sp)
    .cfi_offset s9, -88
    sw s10, 460(sp)
    .cfi_offset s10, -84
    sw s11, 464(sp)
    .cfi_offset s11, -80
    sw ra, 468(sp)
    .cfi_offset ra, -76
    andi t0, a1, 3
    addi s10, a0, 0
    beq t0, zero, .Laria128_expand_key_words4
    jal zero, .Laria128_expand_key_misaligned1
.Laria128_expand_key_words4:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Laria128_expand_key_join3:
    sw t0, 472(sp)
    sw t1, 476(sp)
    sw t2, 480(sp)
    sw t3, 484(sp)
    srli t0, t0, 24
    xori t0, t0, 0xb7
    srli t1, t1, 24
    xori t1, t1, 0x94
    slli t1, t1, 8
    or t0, t0, t1
    srli t1, t3, 24
    xori t1, t1, 0xe0
    slli t1, t1, 16
    or t0, t0, t1
    srli t1, t2, 24
    xori t1, t1, 0xe8
    slli t1, t1, 24
    or a0, t0, t1
    jal ra, aria128_look_up2_words1_local
    lw t0, 476(sp)
    lw s11, 472(sp)
    xori t0, t0, 0x27
    xori t1, s11, 0x51
    slli t0, t0, 24
    andi t1, t1, 0xff
    srli t0, t0, 16
    lw t2, 484(sp)
    or t0, t1, t0
    xori t1, t2, 0xfa
    slli t1, t1, 24
    lw t3, 480(sp)
    srli t1, t1, 8
    or t0, t0, t1
    xori t1, t3, 0xfe
    sw a0, 488(sp)
    slli t1, t1, 24
    or a0, t0, t1
    jal ra, aria128_look_up0_words1_local
    lw t0, 476(sp)
    lw s11, 472(sp)
    srli t0, t0, 16
    srli t1, s11, 16
    xori t0, t0, 0xa
    xori t1, t1, 0xc1
    slli t0, t0, 24
    andi t1, t1, 0xff
    srli t0, t0, 16
    lw t2, 484(sp)
    or t0, t1, t0
    srli t1, t2, 16
    xori t1, t1, 0x6e
    slli t1, t1, 24
    lw t3, 480(sp)
    srli t1, t1, 8
    or t0, t0, t1
    srli t1, t3, 16
    xori t1, t1, 0xab
    sw a0, 492(sp)
    slli t1, t1, 24
    or a0, t0, t1
    jal ra, aria128_look_up3_words1_local
    lw t0, 476(sp)
    lw s11, 472(sp)
    srli t0, t0, 8
    srli t1, s11, 8
    xori t0, t0, 0x22
    xori t1, t1, 0x7c
    slli t0, t0, 24
    andi t1, t1, 0xff
    srli t0, t0, 16
    lw t2, 484(sp)
    or t0, t1, t0
    srli t1, t2, 8
    xori t1, t1, 0x9a
    slli t1, t1, 24
    lw t3, 480(sp)
    srli t1, t1, 8
    or t0, t0, t1
    srli t1, t3, 8
    xori t1, t1, 0x13
    sw a0, 496(sp)
    slli t1, t1, 24
    or a0, t0, t1
    jal ra, aria128_look_up1_words1_local
    /* round key 0 */
    lw s11, 488(sp)
    lw t0, 496(sp)
    lw t4, 492(sp)
    xor a4, t0, s11
    srli a5, t4, 8
    xor a6, a4, a5
    srli a7, s11, 8
    xor t1, a0, s11
    srli t2, t0, 8
    xor a6, a6, a7
    srli s0, a0, 24
    xor t3, t1, t2
    srli t6, t4, 24
    srli a1, t4, 16
    xor a6, a6, s0
    srli t5, s11, 24
    xor t3, t3, t6
    xor a6, a6, a1
    srli s1, t0, 16
    xor t3, t3, t5
    xor a6, a6, s1
    xor t3, t3, a1
    srli a2, a0, 16
    sw a6, 4(sp)  /* spill */
    xor t3, t3, a2
    slli a6, a6, 24
    andi a3, t3, 0xff
    srli s2, a6, 16
    or a3, a3, s2
    xor s2, a0, t0
    xor s3, s2, a5
    srli s4, a0, 8
    xor s3, s3, s4
    xor s3, s3, t6
    srli s5, t0, 24
    xor s3, s3, s5
    srli s6, s11, 16
    xor s3, s3, s6
    sw s3, 12(sp)  /* spill */
    slli s3, s3, 24
    srli s7, s3, 8
    or a3, a3, s7
    xor s7, t4, s4
    xor s7, s7, a7
    xor s7, s7, s5
    xor s7, s7, t5
    xor s7, s7, a2
    xor s7, s7, s1
    sw s7, 20(sp)  /* spill */
    slli s7, s7, 24
    or a3, a3, s7
    sw a3, 500(sp)
    xor a3, t4, a0
    xor s8, a3, s4
    xor ra, t4, s11
    xor t1, t1, a5
    xor a0, a0, a5
    xor a3, a3, a5
    xor s11, s11, a5
    xor t4, t4, t0
    xor a5, ra, a5
    xor s2, s2, t2
    xor t0, t0, s4
    xor ra, ra, t2
    xor s2, s2, a7
    xor a3, a3, a7
    xor t0, t0, a7
    xor ra, ra, a7
    xor a0, a0, t2
    xor a7, t4, a7
    xor t1, t1, s0
    xor s2, s2, s0
    xor a0, a0, s5
    xor s8, s8, t2
    xor t0, t0, t6
    xor ra, ra, t6
    xor a5, a5, s4
    xor t4, t4, s4
    xor t1, t1, s5
    xor a4, a4, s4
    xor s2, s2, t5
    xor a0, a0, t5
    xor s8, s8, t5
    xor t0, t0, s0
    xor ra, ra, s5
    xor a7, a7, s0
    xor a5, a5, s0
    xor t4, t4, t6
    xor t1, t1, s1
    xor a4, a4, t2
    xor s2, s2, a1
    xor a0, a0, a1
    xor s8, s8, a1
    xor t0, t0, a1
    xor ra, ra, a2
    xor a7, a7, s5
    xor a5, a5, t5
    xor t4, t4, t5
    xor t1, t1, s6
    xor s8, s8, s1
    xor a1, a7, a1
    slli t5, ra, 24
    xor t2, s11, t2
    xor a4, a4, t6
    andi s9, s8, 0xff
    srli a7, t5, 16
    slli s4, t1, 24
    xor t2, t2, t6
    or a7, s9, a7
    srli t6, s4, 8
    xor t0, t0, s6
    or t6, a7, t6
    slli a7, t0, 24
    xor a3, a3, s5
    xor a5, a5, s1
    or t6, t6, a7
    xor t2, t2, s0
    xor a4, a4, a2
    xor a3, a3, a2
    xor a1, a1, a2
    sw t6, 504(sp)
    slli s0, a5, 24
    xor t2, t2, a2
    andi t6, a1, 0xff
    srli a2, s0, 16
    xor a0, a0, s6
    or t6, t6, a2
    xor t4, t4, s1
    slli a2, a0, 24
    xor t2, t2, s1
    srli s1, a2, 8
    xor a4, a4, s6
    or t6, t6, s1
    slli s1, a4, 24
    xor a3, a3, s6
    or t6, t6, s1
    xor t4, t4, s6
    sw t6, 508(sp)
    slli s5, a3, 24
    andi t6, t4, 0xff
    srli s6, s5, 16
    or t6, t6, s6
    slli s6, s2, 24
    sw s6, 100(sp)  /* spill */
    srli s6, s6, 8
    or t6, t6, s6
    slli s6, t2, 24
    sw s6, 104(sp)  /* spill */
    or t6, t6, s6
    sw t6, 512(sp)
    slli s6, a1, 24
    sw t1, 24(sp)  /* spill */
    sw s0, 80(sp)  /* spill */
    srli t6, s0, 27
    sw s6, 120(sp)  /* spill */
    sw t0, 52(sp)  /* spill */
    sw ra, 56(sp)  /* spill */
    sw a2, 84(sp)  /* spill */
    slli s0, ra, 5
    srli s6, s6, 27
    slli t1, t1, 5
    srli a2, a2, 27
    slli t0, t0, 5
    lw s9, 476(sp)
    or t1, s6, t1
    lw ra, 480(sp)
    or t6, t6, s0
    lw s11, 472(sp)
    or t0, a2, t0
    sw t1, 124(sp)  /* spill */
    sw t6, 108(sp)  /* spill */
    xor a2, s9, t0
    xor t1, ra, t1
    xor t6, s11, t6
    slli a2, a2, 24
    slli t1, t1, 24
    andi t6, t6, 0xff
    srli a2, a2, 16
    srli t1, t1, 8
    or s0, t6, a2
    sw t1, 132(sp)  /* spill */
    or t1, s0, t1
    sw s1, 92(sp)  /* spill */
    srli s0, s1, 27
    slli s1, s8, 5
    lw s6, 484(sp)
    or s0, s0, s1
    sw s0, 136(sp)  /* spill */
    xor s0, s6, s0
    sw a5, 64(sp)  /* spill */
    slli s0, s0, 24
    sw s0, 144(sp)  /* spill */
    or t1, t1, s0
    srli s1, s3, 27
    slli a5, a5, 5
    srli s0, s11, 8
    or a5, s1, a5
    sw a6, 8(sp)  /* spill */
    sw a4, 28(sp)  /* spill */
    xor s1, s0, a5
    sw t1, 0(s10)
    srli a6, a6, 27
    slli a4, a4, 5
    slli s1, s1, 24
    srli t1, s6, 8
    or a4, a6, a4
    srli s1, s1, 16
    xor a6, t1, a4
    or t6, t6, s1
    andi a6, a6, 0xff
    sw t6, 156(sp)  /* spill */
    or t6, a6, s1
    sw s7, 36(sp)  /* spill */
    sw a0, 40(sp)  /* spill */
    srli s1, s7, 27
    sw a6, 152(sp)  /* spill */
    slli a0, a0, 5
    slli s7, t3, 24
    sw a1, 60(sp)  /* spill */
    srli a6, s9, 8
    or a0, s1, a0
    sw s7, 168(sp)  /* spill */
    sw s3, 16(sp)  /* spill */
    xor s1, a6, a0
    srli s7, s7, 27
    slli a1, a1, 5
    slli s1, s1, 24
    srli s3, ra, 8
    or a1, s7, a1
    srli s1, s1, 8
    xor s7, s3, a1
    or t6, t6, s1
    slli s7, s7, 24
    or t6, t6, s7
    sw t6, 4(s10)
    srli t6, s9, 24
    /* round key 8 */
    xor a5, t6, a5
    sw a5, 176(sp)  /* spill */
    sw s4, 72(sp)  /* spill */
    srli a5, s4, 27
    slli s4, t4, 5
    sw t6, 172(sp)  /* spill */
    or a5, a5, s4
    xor t6, t6, a5
    xor a5, t1, a5
    sw a5, 180(sp)  /* spill */
    srli a5, ra, 24
    andi t6, t6, 0xff
    xor a0, a5, a0
    or a2, t6, a2
    sw a0, 188(sp)  /* spill */
    or a2, a2, s1
    slli a0, s8, 24
    srli s1, a0, 27
    slli s4, a3, 5
    sw a5, 184(sp)  /* spill */
    or s1, s1, s4
    xor a5, a5, s1
    xor s1, s0, s1
    sw s1, 196(sp)  /* spill */
    srli s1, s6, 24
    xor a1, s1, a1
    sw a1, 204(sp)  /* spill */
    srli a1, t5, 27
    slli s4, s2, 5
    sw s1, 200(sp)  /* spill */
    or a1, a1, s4
    xor s1, s1, a1
    xor a1, a6, a1
    sw a1, 208(sp)  /* spill */
    srli a1, s11, 24
    xor a4, a1, a4
    sw a4, 216(sp)  /* spill */
    slli a5, a5, 24
    srli a4, a7, 27
    slli s4, t2, 5
    srli a5, a5, 16
    slli s1, s1, 24
    sw a1, 212(sp)  /* spill */
    or a4, a4, s4
    or t6, t6, a5
    srli s1, s1, 8
    xor a1, a1, a4
    or t6, t6, s1
    slli a1, a1, 24
    or t6, t6, a1
    sw t6, 8(s10)
    xor t6, s3, a4
    sw t6, 220(sp)  /* spill */
    srli t6, ra, 16
    xor t0, t6, t0
    sw t3, 0(sp)  /* spill */
    sw t0, 228(sp)  /* spill */
    srli t0, s5, 27
    slli t3, t3, 5
    or t0, t0, t3
    xor t3, t6, t0
    lw s4, 132(sp)  /* reload */
    xor t0, s11, t0
    sw t6, 224(sp)  /* spill */
    andi t3, t3, 0xff
    sw t0, 132(sp)  /* spill */
    lw a4, 124(sp)  /* reload */
    or t6, t3, a5
    srli t0, s6, 16
    or t6, t6, s4
    lw a5, 100(sp)  /* reload */
    xor a4, t0, a4
    sw a4, 124(sp)  /* spill */
    lw s4, 4(sp)  /* reload */
    srli a4, a5, 27
    slli a5, s4, 5
    sw t0, 232(sp)  /* spill */
    or a4, a4, a5
    xor t0, t0, a4
    or t6, t6, s7
    slli t0, t0, 24
    lw s7, 152(sp)  /* reload */
    srli t0, t0, 16
    or t3, t3, t0
    lw s4, 144(sp)  /* reload */
    xor a4, s9, a4
    or t0, s7, t0
    sw a4, 144(sp)  /* spill */
    lw a5, 136(sp)  /* reload */
    or t0, t0, s1
    srli a4, s11, 16
    lw s7, 104(sp)  /* reload */
    xor a5, a4, a5
    lw s1, 12(sp)  /* reload */
    sw a5, 136(sp)  /* spill */
    srli a5, s7, 27
    slli s1, s1, 5
    sw a4, 152(sp)  /* spill */
    or a5, a5, s1
    xor a4, a4, a5
    or t0, t0, s4
    slli a4, a4, 24
    lw s4, 156(sp)  /* reload */
    srli a4, a4, 8
    or t3, t3, a4
    or a4, s4, a4
    or a1, a4, a1
    xor a4, ra, a5
    sw a4, 156(sp)  /* spill */
    lw s7, 108(sp)  /* reload */
    srli a4, s9, 16
    xor a5, a4, s7
    lw s4, 20(sp)  /* reload */
    sw a5, 108(sp)  /* spill */
    slli a5, t4, 24
    srli s1, a5, 27
    slli s7, s4, 5
    or s1, s1, s7
    xor s7, a4, s1
    slli s7, s7, 24
    or t3, t3, s7
    sw t3, 12(s10)
    sw a1, 16(s10)
    or t3, a2, s7
    sw t3, 20(s10)
    sw t6, 24(s10)
    sw t0, 28(s10)
    xor t0, s6, s1
    sw t0, 236(sp)  /* spill */
    sw t5, 68(sp)  /* spill */
    sw t2, 88(sp)  /* spill */
    /* round key 4 */
    srli t0, t5, 31
    srli t5, a7, 31
    slli t2, t2, 1
    slli t3, s2, 1
    or t2, t5, t2
    or t0, t0, t3
    xor t2, s9, t2
    xor t0, s11, t0
    slli t5, t2, 24
    andi t3, t0, 0xff
    srli t6, t5, 16
    lw a1, 72(sp)  /* reload */
    or t3, t3, t6
    slli a2, t4, 1
    srli t6, a1, 31
    or t6, t6, a2
    xor t6, ra, t6
    slli a2, t6, 24
    srli a2, a2, 8
    sw a0, 192(sp)  /* spill */
    or t3, t3, a2
    srli a0, a0, 31
    slli a2, a3, 1
    or a0, a0, a2
    xor a0, s6, a0
    sw a0, 240(sp)  /* spill */
    slli a0, a0, 24
    or t3, t3, a0
    lw s7, 92(sp)  /* reload */
    sw s2, 32(sp)  /* spill */
    sw t3, 256(s10)
    slli a2, s8, 1
    srli t3, s7, 31
    lw s1, 80(sp)  /* reload */
    lw s2, 56(sp)  /* reload */
    sw a3, 48(sp)  /* spill */
    or t3, t3, a2
    srli a2, s1, 31
    slli a3, s2, 1
    or a2, a2, a3
    xor a2, s0, a2
    sw a7, 76(sp)  /* spill */
    slli a3, a2, 24
    sw s11, 112(sp)  /* spill */
    sw s9, 116(sp)  /* spill */
    srli a7, a3, 16
    srli a3, a3, 8
    lw s11, 84(sp)  /* reload */
    lw s9, 52(sp)  /* reload */
    sw a3, 244(sp)  /* spill */
    srli a3, s11, 31
    slli s1, s9, 1
    or a3, a3, s1
    sw t1, 148(sp)  /* spill */
    xor a3, a6, a3
    xor t1, t1, t3
    sw a3, 248(sp)  /* spill */
    sw ra, 128(sp)  /* spill */
    sw s6, 140(sp)  /* spill */
    sw a6, 160(sp)  /* spill */
    andi t3, t1, 0xff
    slli a3, a3, 24
    or a7, t3, a7
    srli a6, a3, 8
    lw ra, 120(sp)  /* reload */
    lw s6, 24(sp)  /* reload */
    or a6, a7, a6
    srli a7, ra, 31
    slli s1, s6, 1
    or a7, a7, s1
    xor a7, s3, a7
    slli s1, a7, 24
    sw s8, 44(sp)  /* spill */
    or a6, a6, s1
    sw a6, 260(s10)
    lw s8, 0(sp)  /* reload */
    sw s3, 164(sp)  /* spill */
    srli a6, s1, 16
    sw a6, 252(sp)  /* spill */
    srli s2, s5, 31
    lw s11, 184(sp)  /* reload */
    slli s3, s8, 1
    srli a6, a5, 31
    slli s1, s4, 1
    lw s7, 172(sp)  /* reload */
    or s2, s2, s3
    or a6, a6, s1
    xor s2, s11, s2
    xor a6, s7, a6
    slli s3, s2, 24
    andi s1, a6, 0xff
    srli s4, s3, 16
    lw s9, 100(sp)  /* reload */
    lw s6, 4(sp)  /* reload */
    sw s5, 96(sp)  /* spill */
    or s1, s1, s4
    srli s4, s9, 31
    slli s5, s6, 1
    lw s7, 200(sp)  /* reload */
    or s4, s4, s5
    xor s4, s7, s4
    slli s5, s4, 24
    lw s8, 104(sp)  /* reload */
    srli s5, s5, 8
    lw s11, 12(sp)  /* reload */
    sw s5, 256(sp)  /* spill */
    or s1, s1, s5
    srli s5, s8, 31
    lw s9, 212(sp)  /* reload */
    slli s6, s11, 1
    or s5, s5, s6
    xor s5, s9, s5
    slli s6, s5, 24
    or s1, s1, s6
    lw s7, 168(sp)  /* reload */
    lw s8, 60(sp)  /* reload */
    sw s1, 264(s10)
    srli s1, s7, 31
    slli s6, s8, 1
    lw s11, 224(sp)  /* reload */
    or s1, s1, s6
    lw s9, 8(sp)  /* reload */
    lw s8, 28(sp)  /* reload */
    xor s1, s11, s1
    srli s7, s9, 31
    lw s11, 232(sp)  /* reload */
    slli s8, s8, 1
    or s7, s7, s8
    xor s7, s11, s7
    slli s8, s7, 24
    andi s6, s1, 0xff
    srli s8, s8, 16
    lw s9, 16(sp)  /* reload */
    sw s8, 260(sp)  /* spill */
    or s6, s6, s8
    lw s11, 64(sp)  /* reload */
    srli s8, s9, 31
    slli s9, s11, 1
    lw s11, 152(sp)  /* reload */
    or s8, s8, s9
    xor s8, s11, s8
    slli s9, s8, 24
    srli s11, s9, 8
    srli s9, s9, 16
    srli t5, t5, 8
    or s6, s6, s11
    or t3, t3, s9
    or t3, t3, t5
    lw s11, 36(sp)  /* reload */
    lw s9, 40(sp)  /* reload */
    or t3, t3, s3
    srli t5, s11, 31
    slli s3, s9, 1
    or t5, t5, s3
    xor t5, a4, t5
    slli s3, t5, 24
    or s3, s6, s3
    sw s3, 268(s10)
    xor s6, s4, t0
    xor s3, s7, t6
    slli s6, s6, 24
    andi s3, s3, 0xff
    srli s6, s6, 16
    or s3, s3, s6
    xor s6, a6, a2
    slli s6, s6, 24
    srli s6, s6, 8
    or s3, s3, s6
    xor s6, a7, t5
    slli s6, s6, 24
    or s3, s3, s6
    sw s3, 272(s10)
    xor s6, s2, s8
    xor s3, t1, t2
    slli s6, s6, 24
    andi s3, s3, 0xff
    srli s6, s6, 16
    or s3, s3, s6
    sw s3, 276(s10)
    srli a3, a3, 16
    andi s3, s5, 0xff
    or a3, s3, a3
    slli s3, s1, 24
    srli s3, s3, 8
    or a3, a3, s3
    or a0, a3, a0
    sw a0, 280(s10)
    xor a0, a7, s4
    /* round key 12 */
    srli a1, a1, 25
    slli t4, t4, 7
    xor a7, a7, t0
    or t4, a1, t4
    xor a3, t5, s4
    slli a7, a7, 24
    xor t4, s0, t4
    andi a3, a3, 0xff
    srli a7, a7, 16
    slli t4, t4, 24
    or a3, a3, a7
    srli t4, t4, 16
    lw s6, 24(sp)  /* reload */
    xor a7, s7, a2
    sw t4, 72(sp)  /* spill */
    slli a7, a7, 24
    srli t4, ra, 25
    lw s3, 152(sp)  /* reload */
    slli a1, s6, 7
    andi a0, a0, 0xff
    srli a7, a7, 16
    or t4, t4, a1
    or a0, a0, a7
    xor a2, t6, a2
    xor t4, s3, t4
    xor a7, s7, a6
    slli a2, a2, 24
    slli t4, t4, 24
    andi a7, a7, 0xff
    srli a2, a2, 16
    srli t4, t4, 8
    lw s4, 168(sp)  /* reload */
    lw s7, 60(sp)  /* reload */
    or a2, a7, a2
    sw t4, 24(sp)  /* spill */
    srli t4, s4, 25
    slli a1, s7, 7
    lw a7, 212(sp)  /* reload */
    srli a5, a5, 25
    or t4, t4, a1
    sw a5, 264(sp)  /* spill */
    xor t4, a7, t4
    lw a5, 8(sp)  /* reload */
    slli t4, t4, 24
    lw s0, 28(sp)  /* reload */
    sw t4, 60(sp)  /* spill */
    srli t4, a5, 25
    lw ra, 172(sp)  /* reload */
    slli a1, s0, 7
    or t4, t4, a1
    xor t4, ra, t4
    andi t4, t4, 0xff
    lw s6, 96(sp)  /* reload */
    sw t4, 8(sp)  /* spill */
    srli t4, s6, 25
    sw t4, 28(sp)  /* spill */
    lw s3, 252(sp)  /* reload */
    xor t4, t5, t0
    andi t5, t5, 0xff
    lw s4, 256(sp)  /* reload */
    slli t4, t4, 24
    or t5, t5, s3
    srli t4, t4, 8
    slli t0, t0, 24
    or t5, t5, s4
    lw s7, 192(sp)  /* reload */
    lw a7, 48(sp)  /* reload */
    or t4, a0, t4
    or t0, t5, t0
    srli t5, s7, 25
    slli a0, a7, 7
    lw a5, 160(sp)  /* reload */
    or t5, t5, a0
    xor t5, a5, t5
    slli t5, t5, 24
    lw s0, 92(sp)  /* reload */
    srli t5, t5, 8
    lw a1, 44(sp)  /* reload */
    sw t5, 48(sp)  /* spill */
    srli t5, s0, 25
    slli a0, a1, 7
    or t5, t5, a0
    xor t5, a4, t5
    lw ra, 80(sp)  /* reload */
    slli t5, t5, 24
    lw s6, 56(sp)  /* reload */
    sw t5, 44(sp)  /* spill */
    srli t5, ra, 25
    lw s3, 224(sp)  /* reload */
    slli a0, s6, 7
    or t5, t5, a0
    xor t5, s3, t5
    andi t5, t5, 0xff
    lw s4, 16(sp)  /* reload */
    lw s7, 64(sp)  /* reload */
    sw t5, 56(sp)  /* spill */
    srli t5, s4, 25
    slli a0, s7, 7
    lw a7, 184(sp)  /* reload */
    or t5, t5, a0
    xor t5, a7, t5
    slli t5, t5, 24
    lw a5, 100(sp)  /* reload */
    srli t5, t5, 16
    sw t5, 16(sp)  /* spill */
    srli t5, a5, 25
    lw s0, 68(sp)  /* reload */
    lw a1, 32(sp)  /* reload */
    sw t5, 64(sp)  /* spill */
    srli t5, s0, 25
    slli a0, a1, 7
    lw a4, 164(sp)  /* reload */
    or t5, t5, a0
    xor t5, a4, t5
    lw ra, 76(sp)  /* reload */
    slli t5, t5, 24
    lw s6, 88(sp)  /* reload */
    sw t5, 32(sp)  /* spill */
    srli t5, ra, 25
    lw s3, 148(sp)  /* reload */
    slli a0, s6, 7
    or t5, t5, a0
    xor t5, s3, t5
    andi t5, t5, 0xff
    lw s4, 84(sp)  /* reload */
    lw s7, 52(sp)  /* reload */
    sw t5, 68(sp)  /* spill */
    srli t5, s4, 25
    slli a0, s7, 7
    lw a7, 232(sp)  /* reload */
    or t5, t5, a0
    xor t5, a7, t5
    slli t5, t5, 24
    srli t5, t5, 16
    sw t5, 52(sp)  /* spill */
    xor t5, t6, a6
    slli t5, t5, 24
    or t4, t4, t5
    sw t4, 284(s10)
    lw a5, 260(sp)  /* reload */
    sw t3, 288(s10)
    andi t3, t6, 0xff
    lw s0, 244(sp)  /* reload */
    or t3, t3, a5
    slli t4, a6, 24
    or t3, t3, s0
    or t3, t3, t4
    srli t4, s11, 25
    slli t5, s9, 7
    lw a1, 200(sp)  /* reload */
    or t4, t4, t5
    xor t4, a1, t4
    slli t4, t4, 24
    lw a4, 104(sp)  /* reload */
    srli t4, t4, 8
    sw t4, 36(sp)  /* spill */
    srli t4, a4, 25
    lw ra, 248(sp)  /* reload */
    lw s6, 240(sp)  /* reload */
    sw t4, 40(sp)  /* spill */
    xor t5, s5, s1
    xor t4, ra, s6
    slli t5, t5, 24
    andi t4, t4, 0xff
    srli t5, t5, 16
    or t4, t4, t5
    sw t4, 292(s10)
    xor t6, s5, s6
    xor t4, t1, s2
    slli t6, t6, 24
    andi t4, t4, 0xff
    xor t5, t2, s8
    srli t6, t6, 16
    slli t5, t5, 24
    or t4, t4, t6
    srli t5, t5, 8
    xor t6, ra, s1
    or t4, t4, t5
    slli t6, t6, 24
    sw a2, 296(s10)
    or t4, t4, t6
    xor t1, t1, s8
    sw t4, 300(s10)
    slli t1, t1, 24
    xor t5, s1, s6
    sw t0, 304(s10)
    srli t1, t1, 16
    andi t0, t5, 0xff
    or t0, t0, t1
    xor t1, s5, ra
    slli t1, t1, 24
    xor t2, t2, s2
    srli t1, t1, 8
    slli t2, t2, 24
    or t0, t0, t1
    lw s4, 144(sp)  /* reload */
    sw a3, 308(s10)
    or t0, t0, t2
    lw s3, 132(sp)  /* reload */
    sw t0, 312(s10)
    slli t1, s4, 24
    andi t0, s3, 0xff
    srli t2, t1, 16
    lw s7, 156(sp)  /* reload */
    or t0, t0, t2
    slli t2, s7, 24
    lw a0, 236(sp)  /* reload */
    srli t2, t2, 8
    or t0, t0, t2
    slli t2, a0, 24
    lw a5, 196(sp)  /* reload */
    sw t3, 316(s10)
    or t0, t0, t2
    lw a7, 180(sp)  /* reload */
    lw s0, 208(sp)  /* reload */
    sw t0, 512(s10)
    slli t3, a5, 24
    andi t0, a7, 0xff
    srli t4, t3, 16
    slli t5, s0, 24
    or t4, t0, t4
    lw a6, 220(sp)  /* reload */
    srli t6, t5, 8
    or t4, t4, t6
    slli t6, a6, 24
    or t4, t4, t6
    lw s9, 188(sp)  /* reload */
    sw t4, 516(s10)
    lw s11, 176(sp)  /* reload */
    srli t4, t6, 16
    slli a1, s9, 24
    andi t6, s11, 0xff
    srli a2, a1, 16
    lw a4, 204(sp)  /* reload */
    or t6, t6, a2
    lw s8, 216(sp)  /* reload */
    slli a2, a4, 24
    srli a2, a2, 8
    or t6, t6, a2
    slli a3, s8, 24
    lw s6, 124(sp)  /* reload */
    or t6, t6, a3
    lw s2, 228(sp)  /* reload */
    lw s1, 136(sp)  /* reload */
    sw t6, 520(s10)
    slli a3, s6, 24
    andi t6, s2, 0xff
    srli a3, a3, 16
    slli s5, s1, 24
    or t6, t6, a3
    srli ra, s5, 8
    or t6, t6, ra
    srli s5, s5, 16
    srli t1, t1, 8
    or t0, t0, s5
    lw ra, 108(sp)  /* reload */
    or t0, t0, t1
    slli t1, ra, 24
    or t1, t6, t1
    sw t1, 524(s10)
    xor t6, a4, s3
    xor t1, s6, s7
    slli t6, t6, 24
    andi t1, t1, 0xff
    srli t6, t6, 16
    or t1, t1, t6
    xor t6, s11, a5
    slli t6, t6, 24
    srli t6, t6, 8
    or t1, t1, t6
    xor t6, a6, ra
    slli t6, t6, 24
    or t1, t1, t6
    sw t1, 528(s10)
    xor t6, s9, s1
    xor t1, a7, s4
    slli t6, t6, 24
    andi t1, t1, 0xff
    srli t6, t6, 16
    or t1, t1, t6
    sw t1, 532(s10)
    srli t5, t5, 16
    andi t1, s8, 0xff
    or t1, t1, t5
    slli t5, s2, 24
    srli t5, t5, 8
    or t1, t1, t5
    or t1, t1, t2
    xor t5, a6, s3
    xor t2, ra, a4
    slli t5, t5, 24
    andi t2, t2, 0xff
    srli t5, t5, 16
    or t2, t2, t5
    sw t1, 536(s10)
    xor t5, s6, a5
    xor t1, a6, a4
    slli t5, t5, 24
    andi t1, t1, 0xff
    srli t5, t5, 16
    or t1, t1, t5
    xor t6, s7, a5
    xor t5, s6, s11
    slli t6, t6, 24
    andi t5, t5, 0xff
    srli t6, t6, 16
    or t5, t5, t6
    xor t6, ra, s3
    slli t6, t6, 24
    srli t6, t6, 8
    or t1, t1, t6
    andi t6, ra, 0xff
    or t4, t6, t4
    or t4, t4, a2
    slli t6, s3, 24
    or t4, t4, t6
    xor t6, s7, s11
    slli t6, t6, 24
    or t1, t1, t6
    or t0, t0, a1
    sw t1, 540(s10)
    sw t0, 544(s10)
    andi t0, s7, 0xff
    srli t3, t3, 8
    or t0, t0, a3
    or t0, t0, t3
    slli t1, s11, 24
    or t0, t0, t1
    xor t3, s8, s2
    xor t1, s0, a0
    slli t3, t3, 24
    andi t1, t1, 0xff
    srli t3, t3, 16
    or t1, t1, t3
    sw t1, 548(s10)
    xor a1, s8, a0
    sw t5, 552(s10)
    xor t1, a7, s9
    xor t5, s4, s1
    slli a1, a1, 24
    andi t1, t1, 0xff
    slli t5, t5, 24
    srli a1, a1, 16
    srli t5, t5, 8
    or t1, t1, a1
    or t1, t1, t5
    xor t5, s2, a0
    xor a0, s0, s2
    slli a0, a0, 24
    or t1, t1, a0
    sw t1, 556(s10)
    sw t4, 560(s10)
    xor t3, a7, s1
    sw t2, 564(s10)
    slli t3, t3, 24
    xor t2, s8, s0
    srli t3, t3, 16
    andi t1, t5, 0xff
    slli t2, t2, 24
    xor t6, s4, s9
    or t1, t1, t3
    srli t2, t2, 8
    slli t6, t6, 24
    or t1, t1, t2
    or t1, t1, t6
    sw t1, 568(s10)
    lw s5, 20(sp)  /* reload */
    sw t0, 572(s10)
    lw a4, 264(sp)  /* reload */
    slli t0, s5, 7
    lw a6, 112(sp)  /* reload */
    or t0, a4, t0
    lw s6, 72(sp)  /* reload */
    xor t0, a6, t0
    andi t0, t0, 0xff
    lw a5, 24(sp)  /* reload */
    or t1, t0, s6
    lw ra, 60(sp)  /* reload */
    or t1, t1, a5
    or t1, t1, ra
    lw a2, 0(sp)  /* reload */
    sw t1, 768(s10)
    lw s3, 28(sp)  /* reload */
    slli t1, a2, 7
    lw s7, 116(sp)  /* reload */
    or t1, s3, t1
    xor t1, s7, t1
    lw a3, 8(sp)  /* reload */
    slli t1, t1, 24
    lw s9, 4(sp)  /* reload */
    srli t1, t1, 16
    lw s11, 48(sp)  /* reload */
    lw a1, 64(sp)  /* reload */
    or t2, a3, t1
    lw a7, 44(sp)  /* reload */
    slli t3, s9, 7
    lw s2, 128(sp)  /* reload */
    or t2, t2, s11
    or t3, a1, t3
    or t2, t2, a7
    lw s1, 56(sp)  /* reload */
    lw s4, 16(sp)  /* reload */
    xor t3, s2, t3
    sw t2, 772(s10)
    slli t3, t3, 24
    or t2, s1, s4
    srli t3, t3, 8
    lw a0, 32(sp)  /* reload */
    lw s8, 12(sp)  /* reload */
    or t2, t2, t3
    lw a4, 40(sp)  /* reload */
    lw t4, 68(sp)  /* reload */
    or t2, t2, a0
    lw t5, 52(sp)  /* reload */
    slli t6, s8, 7
    lw a6, 140(sp)  /* reload */
    sw t2, 776(s10)
    lw s0, 36(sp)  /* reload */
    or t6, a4, t6
    or t2, t4, t5
    xor t6, a6, t6
    or t2, t2, s0
    or t0, t0, t1
    slli t6, t6, 24
    or t2, t2, t6
    or t0, t0, t3
    sw t2, 780(s10)
    or t0, t0, t6
    sw t0, 784(s10)
    or t0, t4, s6
    or t0, t0, s11
    or t0, t0, a0
    sw t0, 788(s10)
    or t0, a3, s4
    or t0, t0, s0
    or t0, t0, ra
    sw t0, 792(s10)
    or t0, s1, t5
    or t0, t0, a5
    or t0, t0, a7
    sw t0, 796(s10)
    xori t1, a2, 0x20
    xori t0, s5, 0xcc
    slli t1, t1, 24
    andi t0, t0, 0xff
    srli t1, t1, 16
    or t0, t0, t1
    xori t1, s8, 0xb0
    slli t1, t1, 24
    srli t1, t1, 8
    or t0, t0, t1
    xori t1, s9, 0xd5
    slli t1, t1, 24
    or a0, t0, t1
    jal ra, aria128_look_up1_words1_local
    lw s11, 512(sp)
    lui t0, 0x6df00
    sw a0, 496(sp)
    addi t0, t0, -0x62  /* 0x6defff9e */
    xor a0, s11, t0
    jal ra, aria128_look_up3_words1_local
    lw s11, 508(sp)
    lui t0, 0xb14ae
    sw a0, 492(sp)
    addi t0, t0, 0x2c8  /* 0xb14ae2c8 */
    xor a0, s11, t0
    jal ra, aria128_look_up0_words1_local
    lw s11, 504(sp)
    lui t0, 0xb1216
    sw a0, 488(sp)
    addi t0, t0, -0x2d8  /* 0xb1215d28 */
    xor a0, s11, t0
    jal ra, aria128_look_up2_words1_local
    /* round key 1 */
    lw s11, 496(sp)
    srli t0, a0, 24
    lw t1, 488(sp)
    lw t4, 492(sp)
    xor t2, t0, s11
    xor t3, t2, t1
    srli t6, t4, 8
    srli t5, s11, 24
    xor t3, t3, t6
    xor t3, t3, t5
    srli a1, t4, 16
    lw a3, 476(sp)
    xor t3, t3, a1
    srli a2, a0, 8
    xor t3, t3, a2
    srli a5, a3, 24
    srli a4, t1, 16
    xor t3, t3, a5
    xor a5, a4, s11
    xor a6, a5, t4
    srli a7, s11, 8
    xor a6, a6, a7
    xor a6, a6, a0
    lw s1, 480(sp)
    xor a6, a6, a1
    srli s0, t1, 8
    xor a6, a6, s0
    srli s3, s1, 24
    xor a6, a6, s3
    sw a6, 4(sp)  /* spill */
    sw t3, 0(sp)  /* spill */
    slli a6, a6, 24
    andi t3, t3, 0xff
    srli s3, a6, 16
    xor s2, t0, a4
    or t3, t3, s3
    xor s3, s2, t4
    srli s4, a0, 16
    xor s3, s3, s4
    xor s3, s3, t6
    srli s5, t1, 24
    lw s7, 484(sp)
    xor s3, s3, s5
    srli s6, s11, 16
    xor s3, s3, s6
    srli s8, s7, 24
    xor s3, s3, s8
    sw s3, 8(sp)  /* spill */
    slli s3, s3, 24
    sw s3, 12(sp)  /* spill */
    srli s3, s3, 8
    or t3, t3, s3
    srli s3, t4, 24
    xor s8, s3, s4
    xor s8, s8, a7
    xor s8, s8, s5
    xor s8, s8, t5
    lw s9, 472(sp)
    xor s8, s8, a2
    xor s8, s8, s0
    srli ra, s9, 24
    xor s8, s8, ra
    sw s8, 16(sp)  /* spill */
    slli s8, s8, 24
    or t3, t3, s8
    sw t3, 516(sp)
    sw s8, 20(sp)  /* spill */
    xor t3, s3, t0
    xor s8, t3, s4
    xor s8, s8, t1
    xor s8, s8, t5
    xor s8, s8, a1
    xor s8, s8, s0
    srli ra, s1, 8
    xor s8, s8, ra
    xor ra, s3, s11
    xor t2, t2, t4
    xor t0, t0, t4
    xor t3, t3, t4
    xor s11, s11, t4
    xor s3, s3, a4
    xor t4, ra, t4
    xor s2, s2, t1
    xor a4, a4, s4
    xor ra, ra, t1
    xor s2, s2, a7
    xor t0, t0, t1
    xor t3, t3, a7
    xor a4, a4, a7
    xor ra, ra, a7
    xor s2, s2, a0
    xor t0, t0, s5
    xor a4, a4, t6
    xor a7, s3, a7
    xor s2, s2, t5
    xor t0, t0, t5
    xor a4, a4, a0
    xor a7, a7, a0
    xor a5, a5, s4
    xor s2, s2, a1
    xor t0, t0, a1
    xor a4, a4, a1
    xor a7, a7, s5
    xor a5, a5, t1
    xor t3, t3, s5
    xor a1, a7, a1
    xor t4, t4, s4
    xor t3, t3, a2
    xor ra, ra, t6
    xor t4, t4, a0
    xor a7, s3, s4
    xor t1, s11, t1
    xor a5, a5, t6
    xor t3, t3, s6
    xor ra, ra, s5
    xor t4, t4, t5
    xor a7, a7, t6
    xor t1, t1, t6
    xor a5, a5, a2
    xor t3, t3, s1
    xor ra, ra, a2
    xor t5, a7, t5
    srli t6, s7, 8
    xor t2, t2, a0
    xor a5, a5, s6
    srli s1, s1, 16
    xor t4, t4, s0
    xor t1, t1, a0
    xor t6, ra, t6
    srli a7, s7, 16
    xor a5, a5, s1
    slli a0, t6, 24
    xor t4, t4, a7
    xor t2, t2, s5
    andi s1, s8, 0xff
    xor t5, t5, s0
    srli a7, a0, 16
    xor t2, t2, s0
    xor t5, t5, s6
    or a7, s1, a7
    xor t2, t2, s6
    xor t5, t5, a3
    srli s1, a3, 8
    xor a1, a1, a2
    xor t2, t2, s1
    srli a3, a3, 16
    slli s1, t2, 24
    xor a1, a1, a3
    srli a3, s1, 8
    or a3, a7, a3
    xor a4, a4, s6
    srli a7, s9, 8
    xor a4, a4, a7
    slli a7, a4, 24
    or a3, a3, a7
    xor t1, t1, a2
    sw a3, 520(sp)
    slli a2, t4, 24
    xor t1, t1, s0
    andi a3, a1, 0xff
    srli s0, a2, 16
    or a3, a3, s0
    xor t0, t0, s6
    srli s0, s9, 16
    xor t0, t0, s0
    slli s0, t0, 24
    srli s3, s0, 8
    or a3, a3, s3
    slli s3, a5, 24
    or a3, a3, s3
    slli s4, t3, 24
    sw a3, 524(sp)
    sw s4, 24(sp)  /* spill */
    andi a3, t5, 0xff
    srli s4, s4, 16
    xor s2, s2, s7
    or a3, a3, s4
    slli s4, s2, 24
    sw s4, 28(sp)  /* spill */
    srli s4, s4, 8
    xor t1, t1, s9
    or a3, a3, s4
    slli s4, t1, 24
    sw s4, 32(sp)  /* spill */
    or a3, a3, s4
    srli s4, a2, 27
    slli s6, t6, 5
    or s4, s4, s6
    srli s6, s0, 27
    slli s7, a4, 5
    lw s5, 512(sp)
    /* round key 5 */
    srli s0, s0, 31
    slli a4, a4, 1
    sw a3, 528(sp)
    srli a2, a2, 31
    slli t6, t6, 1
    or s6, s6, s7
    or a4, s0, a4
    srli a3, s5, 24
    or t6, a2, t6
    xor s0, s5, s6
    xor a2, a3, s4
    sw s0, 40(sp)  /* spill */
    sw a2, 36(sp)  /* spill */
    slli s0, s0, 24
    andi a2, a2, 0xff
    srli s7, s0, 16
    or a2, a2, s7
    srli s0, s0, 8
    sw s0, 44(sp)  /* spill */
    slli s7, a1, 24
    srli s0, s5, 8
    srli s9, s7, 27
    slli s11, t2, 5
    sw s0, 48(sp)  /* spill */
    or s9, s9, s11
    xor s0, s0, s9
    srli s7, s7, 31
    slli t2, t2, 1
    sw s0, 56(sp)  /* spill */
    sw s9, 52(sp)  /* spill */
    or t2, s7, t2
    slli s0, s0, 24
    srli s0, s0, 8
    srli s7, s3, 27
    slli s9, s8, 5
    or a2, a2, s0
    or s7, s7, s9
    srli s0, s5, 16
    sw s7, 60(sp)  /* spill */
    xor s7, s0, s7
    sw s7, 64(sp)  /* spill */
    slli s7, s7, 24
    or a2, a2, s7
    sw s7, 68(sp)  /* spill */
    sw a2, 64(s10)
    srli a2, a6, 27
    slli s7, a5, 5
    lw ra, 504(sp)
    srli a6, a6, 31
    slli a5, a5, 1
    or a5, a6, a5
    srli a6, ra, 24
    lw s11, 12(sp)  /* reload */
    or a2, a2, s7
    xor t6, a6, t6
    slli s9, t4, 5
    sw t6, 88(sp)  /* spill */
    srli s7, s11, 31
    slli t4, t4, 1
    srli t6, s11, 27
    or t4, s7, t4
    or t6, t6, s9
    sw t4, 12(sp)  /* spill */
    xor t4, a6, t6
    xor t2, ra, t2
    sw t4, 92(sp)  /* spill */
    sw t2, 72(sp)  /* spill */
    slli t4, t4, 24
    srli t2, ra, 8
    sw a5, 76(sp)  /* spill */
    srli s7, t4, 16
    xor a5, t2, a2
    srli t4, t4, 8
    sw a5, 80(sp)  /* spill */
    sw t4, 96(sp)  /* spill */
    andi a5, a5, 0xff
    srli t4, ra, 16
    sw a5, 84(sp)  /* spill */
    xor a4, t4, a4
    lw s11, 20(sp)  /* reload */
    or a5, a5, s7
    sw a4, 100(sp)  /* spill */
    slli s9, t0, 5
    srli a4, s11, 27
    srli s7, s11, 31
    slli t0, t0, 1
    or a4, a4, s9
    or t0, s7, t0
    xor s7, t4, a4
    sw s7, 20(sp)  /* spill */
    slli s7, s7, 24
    srli s9, s7, 8
    srli s7, s7, 16
    lw s11, 0(sp)  /* reload */
    sw s7, 104(sp)  /* spill */
    or a5, a5, s9
    slli s7, s11, 24
    srli s9, s7, 27
    slli s11, a1, 5
    srli s7, s7, 31
    slli a1, a1, 1
    or s9, s9, s11
    or a1, s7, a1
    xor s7, ra, s9
    sw s7, 108(sp)  /* spill */
    slli s7, s7, 24
    or a5, a5, s7
    sw a5, 68(s10)
    srli a5, s7, 16
    sw a5, 112(sp)  /* spill */
    srli a5, s1, 27
    slli s7, t5, 5
    lw s11, 500(sp)
    or a5, a5, s7
    srli s7, s11, 8
    /* round key 9 */
    xor a4, s7, a4
    xor t6, s11, t6
    sw a4, 132(sp)  /* spill */
    sw t6, 120(sp)  /* spill */
    slli a4, s8, 24
    srli s3, s3, 31
    xor t6, s11, a5
    slli s8, s8, 1
    xor a5, t2, a5
    or s3, s3, s8
    xor t2, t2, s3
    srli s3, a4, 27
    slli s8, t3, 5
    srli a4, a4, 31
    slli t3, t3, 1
    or s3, s3, s8
    or t3, a4, t3
    xor a4, a6, s3
    sw a4, 140(sp)  /* spill */
    xor a4, s7, s3
    sw a5, 124(sp)  /* spill */
    slli a6, a4, 24
    andi a5, t6, 0xff
    srli s3, a6, 16
    or a5, a5, s3
    sw s7, 128(sp)  /* spill */
    srli s3, s11, 16
    xor s7, s3, s9
    sw s7, 148(sp)  /* spill */
    srli s7, a0, 27
    slli s8, s2, 5
    or s7, s7, s8
    xor t4, t4, s7
    sw t4, 152(sp)  /* spill */
    sw s3, 144(sp)  /* spill */
    xor t4, s3, s7
    srli s3, s11, 24
    xor a2, s3, a2
    sw a2, 160(sp)  /* spill */
    lw s9, 508(sp)
    srli a0, a0, 31
    slli s2, s2, 1
    srli a2, a7, 27
    slli s7, t1, 5
    or a0, a0, s2
    srli a7, a7, 31
    slli t1, t1, 1
    xor t0, s9, t0
    xor s2, a3, a0
    or a2, a2, s7
    or t1, a7, t1
    sw t0, 168(sp)  /* spill */
    slli a0, t4, 24
    xor a7, ra, a2
    xor t0, s9, s4
    srli a0, a0, 8
    sw a7, 164(sp)  /* spill */
    xor a2, s3, a2
    sw t0, 172(sp)  /* spill */
    or a5, a5, a0
    slli a7, a2, 24
    srli t0, s9, 24
    or a5, a5, a7
    lw s8, 24(sp)  /* reload */
    xor a1, t0, a1
    sw s11, 116(sp)  /* spill */
    sw a5, 72(s10)
    sw a1, 176(sp)  /* spill */
    xor a1, t0, s6
    srli a5, s8, 31
    lw s11, 0(sp)  /* reload */
    sw a1, 180(sp)  /* spill */
    sw a5, 24(sp)  /* spill */
    srli a1, s8, 27
    slli a5, s11, 5
    or a1, a1, a5
    lw ra, 28(sp)  /* reload */
    sw s3, 156(sp)  /* spill */
    xor t0, t0, a1
    lw s7, 76(sp)  /* reload */
    xor a1, a3, a1
    lw s3, 52(sp)  /* reload */
    srli a7, ra, 31
    srli a3, s9, 8
    sw a7, 28(sp)  /* spill */
    xor a5, a3, s7
    xor a7, a3, s3
    lw s4, 4(sp)  /* reload */
    sw a5, 76(sp)  /* spill */
    sw a7, 52(sp)  /* spill */
    srli a5, ra, 27
    slli a7, s4, 5
    lw s6, 12(sp)  /* reload */
    or a5, a5, a7
    lw s8, 32(sp)  /* reload */
    srli a7, s9, 16
    xor s3, a7, s6
    lw s11, 8(sp)  /* reload */
    srli s4, s8, 31
    sw s3, 12(sp)  /* spill */
    sw s4, 32(sp)  /* spill */
    srli s3, s8, 27
    slli s4, s11, 5
    or s3, s3, s4
    lw s7, 48(sp)  /* reload */
    xor s4, a7, s3
    xor s3, s7, s3
    xor a3, a3, a5
    sw s3, 192(sp)  /* spill */
    xor t1, s5, t1
    xor a5, s5, a5
    slli s3, s4, 24
    lw ra, 84(sp)  /* reload */
    srli s5, s3, 8
    srli s3, s3, 16
    lw s6, 44(sp)  /* reload */
    or s3, ra, s3
    sw a5, 188(sp)  /* spill */
    or s3, s3, s6
    sw a1, 184(sp)  /* spill */
    slli a5, a3, 24
    or a6, s3, a6
    andi a1, t0, 0xff
    srli a5, a5, 16
    slli s3, t5, 24
    srli s1, s1, 31
    or a1, a1, a5
    lw s8, 16(sp)  /* reload */
    slli t5, t5, 1
    or a1, a1, s5
    or t5, s1, t5
    srli s1, s3, 27
    slli s5, s8, 5
    or s1, s1, s5
    xor s5, s9, s1
    slli s6, s5, 24
    lw s11, 56(sp)  /* reload */
    lw ra, 92(sp)  /* reload */
    or a1, a1, s6
    sw a1, 76(s10)
    xor s6, s11, ra
    xor a1, a3, t6
    slli s6, s6, 24
    andi a1, a1, 0xff
    srli s6, s6, 16
    or a1, a1, s6
    xor t5, s7, t5
    sw a1, 80(s10)
    lw s9, 64(sp)  /* reload */
    xor t3, s0, t3
    lw s7, 80(sp)  /* reload */
    xor a1, s0, s1
    sw a1, 44(sp)  /* spill */
    xor s0, s9, a2
    xor a1, s7, a4
    slli s0, s0, 24
    andi a1, a1, 0xff
    lw s6, 40(sp)  /* reload */
    srli s0, s0, 16
    or a1, a1, s0
    xor s0, s6, s4
    slli s0, s0, 24
    srli s0, s0, 8
    lw s1, 20(sp)  /* reload */
    or a1, a1, s0
    xor s0, t0, s1
    slli s0, s0, 24
    or a1, a1, s0
    sw a1, 84(s10)
    lw s0, 112(sp)  /* reload */
    andi a1, s5, 0xff
    or a1, a1, s0
    lw s0, 36(sp)  /* reload */
    or a0, a1, a0
    slli a1, s0, 24
    or a0, a0, a1
    sw a0, 88(s10)
    xor a0, t0, s9
    xor a1, s1, s9
    xor s9, s7, s4
    xor s1, s1, a2
    slli s9, s9, 24
    andi a0, a0, 0xff
    slli s1, s1, 24
    srli s9, s9, 16
    srli s1, s1, 8
    or a0, a0, s9
    or a0, a0, s1
    xor s1, s7, s6
    xor s6, a4, s6
    slli s6, s6, 24
    or a0, a0, s6
    xor a4, a4, s4
    sw a0, 92(s10)
    slli a4, a4, 24
    andi a0, s1, 0xff
    srli a4, a4, 16
    lw s9, 60(sp)  /* reload */
    or a0, a0, a4
    xor a4, a7, s9
    sw a4, 20(sp)  /* spill */
    lw s7, 96(sp)  /* reload */
    andi a4, s11, 0xff
    or a4, a4, a5
    or a4, a4, s7
    slli a5, t6, 24
    lw s6, 108(sp)  /* reload */
    or a4, a4, a5
    sw a4, 96(s10)
    xor a5, s0, s6
    xor a4, s5, t4
    slli a5, a5, 24
    andi a4, a4, 0xff
    srli a5, a5, 16
    or a4, a4, a5
    sw a4, 100(s10)
    xor a4, s6, t4
    xor t4, s0, t4
    xor a5, s0, s5
    xor s0, a3, ra
    slli s0, s0, 24
    andi a4, a4, 0xff
    slli a5, a5, 24
    srli s0, s0, 16
    srli a5, a5, 8
    or a4, a4, s0
    or a4, a4, a5
    xor a5, t6, s11
    slli t4, t4, 24
    xor a3, a3, s11
    xor t6, t6, ra
    srli t4, t4, 16
    andi a3, a3, 0xff
    slli t6, t6, 24
    or t4, a3, t4
    srli t6, t6, 8
    or t4, t4, t6
    xor t6, t0, a2
    slli a5, a5, 24
    slli t6, t6, 24
    andi a1, a1, 0xff
    or a4, a4, a5
    srli t6, t6, 16
    xor a7, s5, s6
    sw a4, 104(s10)
    or t6, a1, t6
    slli a7, a7, 24
    sw t6, 108(s10)
    or t4, t4, a7
    sw a6, 112(s10)
    lw s1, 104(sp)  /* reload */
    sw t4, 116(s10)
    andi t4, a2, 0xff
    slli t0, t0, 24
    or t4, t4, s1
    srli t0, t0, 8
    lw s4, 68(sp)  /* reload */
    or t0, t4, t0
    sw a0, 120(s10)
    or t0, t0, s4
    slli t4, t1, 24
    sw t0, 124(s10)
    andi t0, s2, 0xff
    srli t6, t4, 16
    or t0, t0, t6
    slli t6, t5, 24
    srli t6, t6, 8
    lw s9, 88(sp)  /* reload */
    or t0, t0, t6
    sw t3, 136(sp)  /* spill */
    slli t6, s9, 24
    slli t3, t3, 24
    srli a0, t6, 16
    or t0, t0, t3
    lw s7, 100(sp)  /* reload */
    srli t6, t6, 8
    sw t0, 320(s10)
    sw t6, 36(sp)  /* spill */
    andi t0, t2, 0xff
    slli t6, s7, 24
    or a0, t0, a0
    srli a1, t6, 8
    lw s5, 72(sp)  /* reload */
    or a0, a0, a1
    slli a1, s5, 24
    lw s0, 0(sp)  /* reload */
    or a0, a0, a1
    lw s11, 24(sp)  /* reload */
    sw a0, 324(s10)
    slli a3, s0, 1
    lw a5, 128(sp)  /* reload */
    srli s3, s3, 31
    lw s6, 116(sp)  /* reload */
    slli a0, s8, 1
    or a3, s11, a3
    or a0, s3, a0
    xor a3, a5, a3
    xor a2, s6, a0
    slli a4, a3, 24
    andi a0, a2, 0xff
    lw ra, 4(sp)  /* reload */
    srli a5, a4, 16
    or a0, a0, a5
    lw a7, 28(sp)  /* reload */
    slli a5, ra, 1
    lw a6, 144(sp)  /* reload */
    lw s1, 8(sp)  /* reload */
    or a5, a7, a5
    lw s4, 32(sp)  /* reload */
    xor a5, a6, a5
    slli a7, s1, 1
    lw s7, 156(sp)  /* reload */
    slli a6, a5, 24
    or a7, s4, a7
    srli a6, a6, 8
    xor a7, s7, a7
    or a0, a0, a6
    slli s3, a7, 24
    lw s11, 76(sp)  /* reload */
    lw s6, 176(sp)  /* reload */
    or a0, a0, s3
    sw a0, 328(s10)
    slli s3, s11, 24
    andi a0, s6, 0xff
    lw s4, 12(sp)  /* reload */
    srli s3, s3, 16
    sw s3, 24(sp)  /* spill */
    or a0, a0, s3
    slli s3, s4, 24
    srli s7, s3, 8
    or a0, a0, s7
    srli s3, s3, 16
    srli t4, t4, 8
    or t0, t0, s3
    lw s7, 168(sp)  /* reload */
    or t0, t0, t4
    slli t4, s7, 24
    or t4, a0, t4
    sw t4, 332(s10)
    xor a0, a5, s2
    xor t4, s11, t5
    slli a0, a0, 24
    andi t4, t4, 0xff
    srli a0, a0, 16
    or t4, t4, a0
    xor a0, a2, s9
    slli a0, a0, 24
    srli a0, a0, 8
    or t4, t4, a0
    xor a0, s5, s7
    slli a0, a0, 24
    or t4, t4, a0
    sw t4, 336(s10)
    xor a0, a3, s4
    xor t4, t2, t1
    slli a0, a0, 24
    andi t4, t4, 0xff
    srli a0, a0, 16
    or t4, t4, a0
    sw t4, 340(s10)
    srli t6, t6, 16
    andi t4, a7, 0xff
    or t4, t4, t6
    slli t6, s6, 24
    srli t6, t6, 8
    or t4, t4, t6
    or t3, t4, t3
    xor t6, s5, s2
    xor t4, s7, a5
    slli t6, t6, 24
    andi t4, t4, 0xff
    srli t6, t6, 16
    or t4, t4, t6
    sw t3, 344(s10)
    xor t6, s11, s9
    xor t3, s5, a5
    slli t6, t6, 24
    andi t3, t3, 0xff
    srli t6, t6, 16
    or t3, t3, t6
    xor a0, t5, s9
    xor t6, s11, a2
    slli a0, a0, 24
    or t0, t0, a4
    andi t6, t6, 0xff
    srli a0, a0, 16
    xori a4, s0, 0x70
    or t6, t6, a0
    xori a0, s8, 0x1d
    slli a4, a4, 24
    andi a0, a0, 0xff
    srli a4, a4, 16
    or a0, a0, a4
    xori a4, s1, 0xe
    slli a4, a4, 24
    srli a4, a4, 8
    or a0, a0, a4
    xori a4, ra, 0x75
    slli a4, a4, 24
    or a0, a0, a4
    xor a4, s7, s2
    slli a4, a4, 24
    srli a4, a4, 8
    or t3, t3, a4
    srli a1, a1, 16
    andi a4, s7, 0xff
    or a1, a4, a1
    or a1, a1, a6
    slli a4, s2, 24
    or a1, a1, a4
    xor a4, t5, a2
    slli a4, a4, 24
    or t3, t3, a4
    sw t3, 348(s10)
    sw t0, 352(s10)
    lw s3, 24(sp)  /* reload */
    andi t0, t5, 0xff
    lw a5, 36(sp)  /* reload */
    or t0, t0, s3
    or t0, t0, a5
    slli t3, a2, 24
    lw s5, 100(sp)  /* reload */
    lw s11, 136(sp)  /* reload */
    or t0, t0, t3
    xor t5, a7, s6
    xor t3, s5, s11
    slli t5, t5, 24
    andi t3, t3, 0xff
    srli t5, t5, 16
    or t3, t3, t5
    sw t3, 356(s10)
    sw t6, 360(s10)
    xor t6, a7, s11
    xor t3, t2, a3
    slli t6, t6, 24
    andi t3, t3, 0xff
    xor t5, t1, s4
    srli t6, t6, 16
    slli t5, t5, 24
    or t3, t3, t6
    srli t5, t5, 8
    xor t6, s5, s6
    or t3, t3, t5
    slli t6, t6, 24
    xor t2, t2, s4
    or t3, t3, t6
    slli t2, t2, 24
    xor t5, s6, s11
    sw t3, 364(s10)
    srli t2, t2, 16
    andi t3, t5, 0xff
    or t2, t3, t2
    xor t3, a7, s5
    slli t3, t3, 24
    xor t1, t1, a3
    srli t3, t3, 8
    slli t1, t1, 24
    sw a1, 368(s10)
    or t2, t2, t3
    sw t4, 372(s10)
    or t1, t2, t1
    lw s8, 188(sp)  /* reload */
    sw t1, 376(s10)
    lw s9, 184(sp)  /* reload */
    sw t0, 380(s10)
    slli t1, s8, 24
    andi t0, s9, 0xff
    srli t2, t1, 16
    lw s0, 192(sp)  /* reload */
    or t0, t0, t2
    slli t2, s0, 24
    lw s1, 44(sp)  /* reload */
    srli t2, t2, 8
    or t0, t0, t2
    slli t2, s1, 24
    lw s7, 140(sp)  /* reload */
    or t0, t0, t2
    lw ra, 124(sp)  /* reload */
    lw a6, 152(sp)  /* reload */
    sw t0, 576(s10)
    slli t3, s7, 24
    andi t0, ra, 0xff
    srli t4, t3, 16
    slli t5, a6, 24
    or t4, t0, t4
    lw s2, 164(sp)  /* reload */
    srli t6, t5, 8
    or t4, t4, t6
    slli t6, s2, 24
    lw s3, 132(sp)  /* reload */
    or t4, t4, t6
    lw a4, 120(sp)  /* reload */
    sw t4, 580(s10)
    slli a1, s3, 24
    andi t4, a4, 0xff
    srli a2, a1, 16
    lw a5, 148(sp)  /* reload */
    or t4, t4, a2
    lw s4, 160(sp)  /* reload */
    slli a2, a5, 24
    srli a2, a2, 8
    or t4, t4, a2
    slli a3, s4, 24
    lw s6, 52(sp)  /* reload */
    or t4, t4, a3
    lw s11, 180(sp)  /* reload */
    srli t3, t3, 8
    lw a7, 20(sp)  /* reload */
    sw t4, 584(s10)
    slli a3, s6, 24
    sw t3, 0(sp)  /* spill */
    andi t4, s11, 0xff
    srli a3, a3, 16
    slli t3, a7, 24
    or t4, t4, a3
    srli s5, t3, 8
    or t4, t4, s5
    srli t3, t3, 16
    srli t1, t1, 8
    or t0, t0, t3
    lw s5, 172(sp)  /* reload */
    or t0, t0, t1
    slli t1, s5, 24
    or t1, t4, t1
    xor t3, a5, s9
    sw t1, 588(s10)
    xor t1, s6, s0
    slli t3, t3, 24
    andi t1, t1, 0xff
    srli t3, t3, 16
    or t1, t1, t3
    xor t3, a4, s7
    slli t3, t3, 24
    srli t3, t3, 8
    or t1, t1, t3
    xor t3, s2, s5
    slli t3, t3, 24
    or t1, t1, t3
    sw t1, 592(s10)
    xor t3, s3, a7
    xor t1, ra, s8
    slli t3, t3, 24
    andi t1, t1, 0xff
    srli t3, t3, 16
    or t1, t1, t3
    sw t1, 596(s10)
    srli t5, t5, 16
    andi t1, s4, 0xff
    slli t3, s11, 24
    or t1, t1, t5
    srli t3, t3, 8
    or t1, t1, t3
    or t1, t1, t2
    sw t1, 600(s10)
    xor t2, s6, s7
    xor t1, s2, a5
    slli t2, t2, 24
    andi t1, t1, 0xff
    srli t2, t2, 16
    or t1, t1, t2
    xor t2, s5, s9
    slli t2, t2, 24
    srli t2, t2, 8
    or t1, t1, t2
    xor t2, s0, a4
    slli t2, t2, 24
    or t1, t1, t2
    sw t1, 604(s10)
    or t0, t0, a1
    sw t0, 608(s10)
    xor t1, s4, s11
    xor t0, a6, s1
    slli t1, t1, 24
    andi t0, t0, 0xff
    srli t1, t1, 16
    or t0, t0, t1
    sw t0, 612(s10)
    xor t1, s0, s7
    xor t0, s6, a4
    slli t1, t1, 24
    andi t0, t0, 0xff
    srli t1, t1, 16
    or t0, t0, t1
    sw t0, 616(s10)
    xor t1, s4, s1
    xor t0, ra, s3
    slli t1, t1, 24
    andi t0, t0, 0xff
    srli t1, t1, 16
    or t0, t0, t1
    xor t1, s8, a7
    slli t1, t1, 24
    srli t1, t1, 8
    or t0, t0, t1
    xor t1, a6, s11
    slli t1, t1, 24
    or t0, t0, t1
    sw t0, 620(s10)
    srli t6, t6, 16
    andi t0, s5, 0xff
    or t0, t0, t6
    or t0, t0, a2
    slli t1, s9, 24
    or t0, t0, t1
    sw t0, 624(s10)
    xor t1, s2, s9
    xor t0, s5, a5
    slli t1, t1, 24
    andi t0, t0, 0xff
    srli t1, t1, 16
    or t0, t0, t1
    sw t0, 628(s10)
    xor t1, ra, a7
    xor t0, s11, s1
    slli t1, t1, 24
    andi t0, t0, 0xff
    srli t1, t1, 16
    or t0, t0, t1
    xor t1, s4, a6
    slli t1, t1, 24
    srli t1, t1, 8
    or t0, t0, t1
    xor t1, s8, s3
    slli t1, t1, 24
    or t0, t0, t1
    sw t0, 632(s10)
    andi t0, s0, 0xff
    lw t4, 0(sp)  /* reload */
    or t0, t0, a3
    slli t1, a4, 24
    or t0, t0, t4
    or t0, t0, t1
    sw t0, 636(s10)
    jal ra, aria128_look_up2_words1_local
    lw s11, 528(sp)
    lui t0, 0xdb040
    sw a0, 488(sp)
    addi t0, t0, 0x321  /* 0xdb040321 */
    xor a0, s11, t0
    jal ra, aria128_look_up0_words1_local
    lw s11, 524(sp)
    lui t0, 0x9737d
    sw a0, 492(sp)
    addi t0, t0, -0x617  /* 0x9737c9e9 */
    xor a0, s11, t0
    jal ra, aria128_look_up3_words1_local
    lw s11, 520(sp)
    lui t0, 0x9226f
    sw a0, 496(sp)
    addi t0, t0, -0x7dc  /* 0x9226e824 */
    xor a0, s11, t0
    jal ra, aria128_look_up1_words1_local
    /* round key 2 */
    lw t0, 492(sp)
    lw t3, 488(sp)
    srli t2, t0, 24
    xor t5, t2, t3
    lw a2, 496(sp)
    xor t6, t5, t0
    srli t4, a0, 16
    xor t5, t5, a2
    srli a7, t3, 8
    xor t6, t6, t4
    xor t5, t5, a7
    srli s0, t0, 8
    xor t6, t6, a0
    srli a1, t3, 24
    lw a3, 508(sp)
    xor t5, t5, s0
    srli s1, a2, 24
    lw s3, 504(sp)
    xor t6, t6, a1
    srli a4, a2, 8
    xor t5, t5, s1
    srli s2, a0, 8
    xor t6, t6, a4
    srli a5, a3, 8
    xor t5, t5, s2
    srli s5, s3, 8
    lw s11, 528(sp)
    xor t6, t6, a5
    xor t5, t5, s5
    slli a5, t6, 24
    sw t5, 12(sp)  /* spill */
    srli t1, s11, 24
    srli a6, a5, 27
    slli t5, t5, 5
    sw t1, 4(sp)  /* spill */
    or t5, a6, t5
    srli s4, a0, 24
    sw t5, 16(sp)  /* spill */
    xor t1, t1, t5
    xor t5, s4, t0
    xor t5, t5, a2
    xor t5, t5, s1
    xor t5, t5, a1
    srli a6, t0, 16
    xor t5, t5, a6
    srli s5, t3, 16
    xor t5, t5, s5
    srli s6, a3, 16
    xor t5, t5, s6
    /* round key 6 */
    srli a5, a5, 31
    slli s6, t5, 24
    sw a5, 28(sp)  /* spill */
    srli a5, s6, 27
    srli s6, s6, 31
    sw s6, 32(sp)  /* spill */
    srli s6, a2, 16
    xor s7, s6, t4
    xor s7, s7, a7
    xor s7, s7, s0
    xor s7, s7, a0
    xor s7, s7, a6
    xor s7, s7, s5
    srli s8, s3, 24
    xor s7, s7, s8
    sw s7, 36(sp)  /* spill */
    slli s7, s7, 5
    or a5, a5, s7
    sw a5, 40(sp)  /* spill */
    xor a5, s11, a5
    sw a5, 44(sp)  /* spill */
    sw t1, 20(sp)  /* spill */
    slli a5, a5, 24
    andi t1, t1, 0xff
    srli s7, a5, 16
    or t1, t1, s7
    xor s7, t2, s6
    xor s8, s7, a7
    xor s7, s7, t4
    xor s8, s8, a0
    xor s7, s7, s0
    xor s8, s8, s1
    xor s7, s7, a1
    xor s8, s8, a6
    xor s7, s7, a4
    xor s8, s8, s2
    xor s7, s7, s5
    xor s8, s8, a3
    sw s7, 60(sp)  /* spill */
    sw s8, 56(sp)  /* spill */
    slli s7, s8, 24
    srli s8, s7, 27
    srli s7, s7, 31
    sw s7, 64(sp)  /* spill */
    xor s7, s4, t3
    xor s9, s7, t0
    xor s9, s9, a0
    xor s9, s9, s1
    xor s9, s9, a4
    srli a5, a5, 8
    xor s9, s9, s5
    srli ra, s3, 16
    sw a5, 48(sp)  /* spill */
    xor s9, s9, ra
    srli a5, s11, 8
    slli ra, s9, 5
    sw a5, 52(sp)  /* spill */
    or s8, s8, ra
    xor a5, a5, s8
    sw a5, 76(sp)  /* spill */
    slli a5, a5, 24
    srli a5, a5, 8
    sw s8, 72(sp)  /* spill */
    or t1, t1, a5
    sw s11, 0(sp)  /* spill */
    srli a5, s11, 16
    xor s8, s6, t3
    xor s11, s8, t4
    xor s11, s11, a2
    xor s11, s11, s0
    xor s11, s11, s2
    srli a3, a3, 24
    xor s11, s11, s5
    xor a3, s11, a3
    xor s6, s4, s6
    slli s11, a3, 24
    xor s4, t2, s4
    srli ra, s11, 27
    xor t2, t2, t4
    xor t3, t3, t0
    srli s11, s11, 31
    xor t2, t2, a7
    xor t3, t3, a2
    xor s8, s8, t0
    sw s11, 88(sp)  /* spill */
    xor t2, t2, s1
    xor t3, t3, s0
    xor s8, s8, a7
    xor s11, s4, t4
    xor t2, t2, a1
    xor t3, t3, a0
    xor s8, s8, a0
    xor s11, s11, a2
    xor t2, t2, s2
    xor t3, t3, s2
    xor s8, s8, a6
    xor s11, s11, a1
    xor t2, t2, a4
    xor t3, t3, a4
    xor s8, s8, a4
    xor s11, s11, a6
    xor a4, s11, a4
    xor a4, a4, s3
    xor s3, s4, t0
    xor s7, s7, a2
    xor t0, s6, t0
    xor s7, s7, s0
    xor t0, t0, t4
    xor s7, s7, a1
    xor t4, s3, a7
    xor s7, s7, a6
    xor t0, t0, s0
    xor t4, t4, s1
    lw s4, 500(sp)
    xor s7, s7, s2
    xor t0, t0, s1
    xor t4, t4, s2
    xor a2, s6, a2
    xor t0, t0, s5
    xor a2, a2, a7
    srli s2, s4, 16
    xor a0, a2, a0
    xor t0, t0, s2
    xor a0, a0, a1
    srli s2, s4, 24
    slli a1, a4, 5
    xor t2, t2, s2
    or a1, ra, a1
    slli s2, t0, 24
    sw t6, 8(sp)  /* spill */
    xor a2, a5, a1
    lw s11, 520(sp)
    srli s3, s2, 27
    sw a2, 96(sp)  /* spill */
    srli s2, s2, 31
    slli t6, t6, 5
    slli a2, a2, 24
    srli s1, s11, 24
    sw s2, 136(sp)  /* spill */
    or t6, s3, t6
    xor a0, a0, a6
    sw a2, 100(sp)  /* spill */
    or t1, t1, a2
    xor s2, s1, t6
    xor t4, t4, s5
    xor a2, s7, s4
    srli a6, s4, 8
    slli s3, s2, 24
    xor a6, s8, a6
    srli s4, s3, 16
    slli s5, t2, 24
    sw t5, 24(sp)  /* spill */
    slli a7, a6, 24
    srli s3, s3, 8
    srli s6, s5, 27
    sw a3, 84(sp)  /* spill */
    srli s0, a7, 27
    sw s3, 140(sp)  /* spill */
    srli s5, s5, 31
    slli t5, t5, 5
    sw t1, 128(s10)
    srli a7, a7, 31
    slli a3, a3, 5
    srli s3, s11, 16
    sw s5, 148(sp)  /* spill */
    or t5, s6, t5
    srli t1, s11, 8
    sw a7, 120(sp)  /* spill */
    or a3, s0, a3
    xor s5, s3, t5
    xor a7, t1, a3
    sw s5, 152(sp)  /* spill */
    andi s0, a7, 0xff
    slli s5, s5, 24
    or s4, s0, s4
    srli s6, s5, 8
    or s4, s4, s6
    slli s6, a2, 24
    srli s7, s6, 27
    srli s6, s6, 31
    lw ra, 56(sp)  /* reload */
    sw s6, 156(sp)  /* spill */
    slli s6, ra, 5
    or s6, s7, s6
    xor s7, s11, s6
    slli s8, s7, 24
    or s4, s4, s8
    sw s4, 132(s10)
    srli s4, s8, 16
    sw s4, 160(sp)  /* spill */
    slli s4, s9, 24
    sw s9, 68(sp)  /* spill */
    srli s8, s4, 27
    srli s4, s4, 31
    lw ra, 512(sp)
    lw s9, 60(sp)  /* reload */
    sw s4, 164(sp)  /* spill */
    xor s4, s9, ra
    slli s9, s4, 5
    or s8, s8, s9
    lw s9, 516(sp)
    sw t1, 108(sp)  /* spill */
    /* round key 10 */
    xor t6, s9, t6
    sw t6, 172(sp)  /* spill */
    xor t1, t1, s8
    xor t6, s9, s8
    srli s8, s9, 8
    xor t5, s8, t5
    sw t5, 184(sp)  /* spill */
    sw a4, 92(sp)  /* spill */
    slli t5, a4, 24
    srli a4, t5, 27
    srli t5, t5, 31
    sw t5, 188(sp)  /* spill */
    srli t5, ra, 8
    xor t4, t4, t5
    slli t5, t4, 5
    or t5, a4, t5
    xor a4, s8, t5
    xor t5, s1, t5
    sw t5, 196(sp)  /* spill */
    sw s1, 124(sp)  /* spill */
    sw t1, 176(sp)  /* spill */
    slli t5, a4, 24
    andi t1, t6, 0xff
    srli s1, t5, 16
    or t1, t1, s1
    sw s8, 180(sp)  /* spill */
    srli s1, s9, 16
    xor s6, s1, s6
    lw s8, 12(sp)  /* reload */
    sw s6, 204(sp)  /* spill */
    slli s6, s8, 24
    srli s8, s6, 27
    srli s6, s6, 31
    sw s6, 208(sp)  /* spill */
    srli s6, ra, 16
    xor a0, a0, s6
    srli s6, ra, 24
    xor t3, t3, s6
    slli s6, a0, 5
    sw s3, 144(sp)  /* spill */
    sw s1, 200(sp)  /* spill */
    or s6, s8, s6
    xor s1, s1, s6
    xor s3, s3, s6
    srli s6, s9, 24
    xor a3, s6, a3
    lw ra, 36(sp)  /* reload */
    sw a3, 228(sp)  /* spill */
    slli a3, ra, 24
    srli s8, a3, 27
    srli a3, a3, 31
    sw a3, 232(sp)  /* spill */
    slli a3, t3, 5
    sw s6, 224(sp)  /* spill */
    or a3, s8, a3
    sw s3, 220(sp)  /* spill */
    xor s6, s6, a3
    slli s3, s1, 24
    xor a3, s11, a3
    srli s3, s3, 8
    sw a3, 236(sp)  /* spill */
    sw s9, 168(sp)  /* spill */
    or t1, t1, s3
    slli a3, s6, 24
    lw s9, 524(sp)
    or t1, t1, a3
    lw s8, 16(sp)  /* reload */
    sw t1, 136(s10)
    sw s11, 104(sp)  /* spill */
    xor t1, s9, s8
    lw s11, 40(sp)  /* reload */
    sw t1, 16(sp)  /* spill */
    srli t1, s9, 24
    xor a3, t1, s11
    sw a3, 40(sp)  /* spill */
    sw a2, 112(sp)  /* spill */
    slli a3, t4, 24
    slli a2, a2, 5
    srli s8, a3, 27
    srli a3, a3, 31
    or a2, s8, a2
    sw a3, 248(sp)  /* spill */
    lw s8, 72(sp)  /* reload */
    srli a3, s9, 8
    sw t1, 244(sp)  /* spill */
    lw s11, 4(sp)  /* reload */
    xor s8, a3, s8
    xor t1, t1, a2
    sw s8, 72(sp)  /* spill */
    xor a2, s11, a2
    slli s8, a0, 24
    srli s11, s8, 27
    sw a6, 116(sp)  /* spill */
    srli s8, s8, 31
    slli a6, a6, 5
    sw s8, 260(sp)  /* spill */
    sw a3, 256(sp)  /* spill */
    or a6, s11, a6
    lw s8, 0(sp)  /* reload */
    xor a3, a3, a6
    xor a6, s8, a6
    srli s8, s9, 16
    xor a1, s8, a1
    sw a1, 272(sp)  /* spill */
    slli a1, t3, 24
    srli s11, a1, 27
    srli a1, a1, 31
    sw a1, 276(sp)  /* spill */
    slli a1, t0, 5
    or a1, s11, a1
    sw s8, 268(sp)  /* spill */
    lw s11, 52(sp)  /* reload */
    xor s8, s8, a1
    sw a6, 264(sp)  /* spill */
    xor a1, s11, a1
    sw a2, 252(sp)  /* spill */
    slli a6, a3, 24
    sw a1, 280(sp)  /* spill */
    andi a2, t1, 0xff
    srli a6, a6, 16
    slli a1, s8, 24
    or a2, a2, a6
    srli s11, a1, 8
    or a2, a2, s11
    srli a1, a1, 16
    lw s11, 48(sp)  /* reload */
    or a1, s0, a1
    or a1, a1, s11
    or t5, a1, t5
    slli a1, s4, 24
    srli s0, a1, 27
    srli a1, a1, 31
    sw a1, 48(sp)  /* spill */
    slli a1, t2, 5
    or a1, s0, a1
    xor s0, s9, a1
    xor a1, a5, a1
    sw s9, 240(sp)  /* spill */
    sw a1, 284(sp)  /* spill */
    slli a1, s0, 24
    lw s9, 20(sp)  /* reload */
    or a1, a2, a1
    lw s11, 76(sp)  /* reload */
    sw a1, 140(s10)
    xor a2, s1, s9
    xor a1, a3, s11
    slli a2, a2, 24
    andi a1, a1, 0xff
    srli a2, a2, 16
    or a1, a1, a2
    xor a2, t6, s2
    slli a2, a2, 24
    srli a2, a2, 8
    or a1, a1, a2
    xor a2, s7, s0
    sw a5, 80(sp)  /* spill */
    slli a2, a2, 24
    or a1, a1, a2
    lw a5, 44(sp)  /* reload */
    sw a1, 144(s10)
    xor a2, a4, s8
    xor a1, a7, a5
    slli a2, a2, 24
    andi a1, a1, 0xff
    srli a2, a2, 16
    or a1, a1, a2
    sw a1, 148(s10)
    srli s5, s5, 16
    andi a1, s6, 0xff
    or a1, a1, s5
    slli a2, t1, 24
    srli a2, a2, 8
    lw s5, 100(sp)  /* reload */
    or a1, a1, a2
    or a1, a1, s5
    sw a1, 152(s10)
    xor a2, s0, s1
    xor a1, s7, s1
    xor s1, s7, s9
    slli s1, s1, 24
    andi a2, a2, 0xff
    srli s1, s1, 16
    or a2, a2, s1
    xor s1, a3, s2
    slli s1, s1, 24
    andi a1, a1, 0xff
    srli s1, s1, 16
    or a1, a1, s1
    xor s1, s11, s2
    xor a3, a3, t6
    slli s1, s1, 24
    andi a3, a3, 0xff
    srli s1, s1, 16
    or a3, a3, s1
    xor s1, s0, s9
    slli s1, s1, 24
    lw s5, 160(sp)  /* reload */
    srli s1, s1, 8
    andi s0, s0, 0xff
    or a1, a1, s1
    or s0, s0, s5
    slli s1, s9, 24
    or s0, s0, s3
    or s0, s0, s1
    xor s1, s11, t6
    slli s1, s1, 24
    or a1, a1, s1
    sw a1, 156(s10)
    sw t5, 160(s10)
    andi t5, s11, 0xff
    lw s7, 140(sp)  /* reload */
    or t5, t5, a6
    slli t6, t6, 24
    or t5, t5, s7
    lw s2, 152(sp)  /* reload */
    lw s5, 96(sp)  /* reload */
    or t5, t5, t6
    xor a1, s6, t1
    xor t6, s2, s5
    slli a1, a1, 24
    andi t6, t6, 0xff
    srli a1, a1, 16
    or t6, t6, a1
    sw t6, 164(s10)
    sw a3, 168(s10)
    xor t6, a7, a4
    xor a3, a5, s8
    xor a4, a5, a4
    xor a5, s6, s5
    slli a5, a5, 24
    andi t6, t6, 0xff
    slli a3, a3, 24
    srli a5, a5, 16
    srli a3, a3, 8
    or t6, t6, a5
    or t6, t6, a3
    xor a3, t1, s5
    xor t1, s2, t1
    slli t1, t1, 24
    xor a1, a7, s8
    or t1, t6, t1
    slli a1, a1, 24
    sw t1, 172(s10)
    xor t6, s6, s2
    srli a1, a1, 16
    andi t1, a3, 0xff
    slli t6, t6, 24
    or t1, t1, a1
    srli t6, t6, 8
    slli a4, a4, 24
    sw s0, 176(s10)
    or t1, t1, t6
    sw a2, 180(s10)
    or t1, t1, a4
    /* round key 3 */
    lw s3, 484(sp)
    sw t1, 184(s10)
    sw t5, 188(s10)
    slli t1, s3, 8
    srli t6, s3, 8
    srli t5, t1, 27
    slli a1, t6, 5
    /* round key 7 */
    srli t1, t1, 31
    slli t6, t6, 1
    or t1, t1, t6
    xor t1, ra, t1
    lw s9, 472(sp)
    or t5, t5, a1
    sw t1, 76(sp)  /* spill */
    sw t5, 44(sp)  /* spill */
    xor t1, t3, t5
    slli t5, s9, 8
    srli a1, s9, 8
    srli t6, t5, 27
    slli a2, a1, 5
    srli t5, t5, 31
    slli a1, a1, 1
    lw s1, 68(sp)  /* reload */
    or t5, t5, a1
    xor t5, s1, t5
    or t6, t6, a2
    sw t5, 140(sp)  /* spill */
    sw t6, 100(sp)  /* spill */
    xor t5, s4, t6
    sw t3, 216(sp)  /* spill */
    slli t6, t5, 24
    andi t3, t1, 0xff
    lw s11, 476(sp)
    srli a1, t6, 16
    or t3, t3, a1
    slli a1, s11, 8
    srli a3, s11, 8
    srli a2, a1, 27
    slli a4, a3, 5
    srli a1, a1, 31
    slli a3, a3, 1
    lw a6, 92(sp)  /* reload */
    or a1, a1, a3
    sw t4, 192(sp)  /* spill */
    or a2, a2, a4
    xor a1, a6, a1
    xor t4, t4, a2
    sw a1, 288(sp)  /* spill */
    slli a1, t4, 24
    srli a1, a1, 8
    lw s7, 480(sp)
    or t3, t3, a1
    sw a2, 160(sp)  /* spill */
    slli a1, s7, 8
    srli a3, s7, 8
    srli a2, a1, 27
    slli a4, a3, 5
    sw a0, 212(sp)  /* spill */
    or a2, a2, a4
    lw a7, 12(sp)  /* reload */
    srli a1, a1, 31
    slli a3, a3, 1
    xor a0, a0, a2
    or a1, a1, a3
    sw a0, 304(sp)  /* spill */
    xor a1, a7, a1
    slli a0, a0, 24
    sw a1, 300(sp)  /* spill */
    or t3, t3, a0
    sw a2, 296(sp)  /* spill */
    sw t3, 192(s10)
    srli a1, s7, 16
    srli t3, s7, 27
    slli a2, a1, 5
    or t3, t3, a2
    srli a3, s3, 16
    srli a2, s3, 27
    slli a4, a3, 5
    or a2, a2, a4
    sw a2, 316(sp)  /* spill */
    slli a3, a3, 1
    sw a3, 320(sp)  /* spill */
    xor a2, ra, a2
    slli a3, a2, 24
    srli a4, a3, 16
    sw t3, 308(sp)  /* spill */
    srli a3, a3, 8
    xor t3, a7, t3
    sw a3, 324(sp)  /* spill */
    srli a5, s9, 16
    srli a3, s9, 27
    slli a7, a5, 5
    or a3, a3, a7
    sw a3, 328(sp)  /* spill */
    slli a1, a1, 1
    xor a3, s1, a3
    sw a1, 312(sp)  /* spill */
    slli a5, a5, 1
    sw a3, 336(sp)  /* spill */
    andi a1, t3, 0xff
    sw a5, 332(sp)  /* spill */
    slli a3, a3, 24
    or a4, a1, a4
    srli a5, a3, 8
    or a4, a4, a5
    srli a7, s11, 16
    srli a5, s11, 27
    slli s0, a7, 5
    or a5, a5, s0
    sw a5, 340(sp)  /* spill */
    xor a5, a6, a5
    slli a6, a5, 24
    or a4, a4, a6
    slli a7, a7, 1
    sw a4, 196(s10)
    sw a7, 344(sp)  /* spill */
    srli a4, a6, 16
    sw a4, 348(sp)  /* spill */
    slli a7, s7, 16
    slli a4, s11, 16
    srli s0, a7, 27
    srli a6, a4, 27
    srli a7, a7, 31
    srli a4, a4, 31
    sw a7, 360(sp)  /* spill */
    sw a4, 352(sp)  /* spill */
    slli a7, s7, 5
    slli a4, s11, 5
    or a7, s0, a7
    lw s5, 116(sp)  /* reload */
    or a4, a6, a4
    lw s8, 112(sp)  /* reload */
    sw a7, 364(sp)  /* spill */
    sw a4, 356(sp)  /* spill */
    xor a7, s5, a7
    xor a4, s8, a4
    slli s0, a7, 24
    andi a6, a4, 0xff
    srli s1, s0, 16
    or a6, a6, s1
    slli s1, s3, 16
    srli s2, s1, 27
    srli s1, s1, 31
    sw s1, 368(sp)  /* spill */
    slli s1, s3, 5
    or s1, s2, s1
    sw s1, 372(sp)  /* spill */
    xor s1, t0, s1
    slli s2, s1, 24
    srli s2, s2, 8
    sw s2, 376(sp)  /* spill */
    or a6, a6, s2
    sw s4, 60(sp)  /* spill */
    slli s2, s9, 16
    srli s4, s2, 27
    srli s2, s2, 31
    sw s2, 380(sp)  /* spill */
    slli s2, s9, 5
    or s2, s4, s2
    sw s2, 384(sp)  /* spill */
    xor s2, t2, s2
    slli s4, s2, 24
    or a6, a6, s4
    sw a6, 200(s10)
    srli s6, s11, 24
    slli a6, s7, 24
    srli s4, a6, 27
    slli ra, s6, 5
    srli a6, a6, 31
    slli s6, s6, 1
    or s4, s4, ra
    or a6, a6, s6
    xor a6, s5, a6
    lw ra, 84(sp)  /* reload */
    sw s7, 292(sp)  /* spill */
    sw a6, 392(sp)  /* spill */
    slli s5, s3, 24
    xor a6, ra, s4
    srli s7, s7, 24
    srli s6, s5, 27
    slli ra, s7, 5
    srli s5, s5, 31
    slli s7, s7, 1
    sw t0, 128(sp)  /* spill */
    or s6, s6, ra
    or s5, s5, s7
    xor t0, t0, s5
    lw ra, 8(sp)  /* reload */
    sw t0, 400(sp)  /* spill */
    sw s3, 20(sp)  /* spill */
    sw s6, 396(sp)  /* spill */
    xor t0, ra, s6
    srli s3, s3, 24
    slli s6, s9, 24
    srli s7, s6, 27
    slli ra, s3, 5
    srli s6, s6, 31
    slli s3, s3, 1
    or s7, s7, ra
    or s3, s6, s3
    xor s3, t2, s3
    lw ra, 24(sp)  /* reload */
    sw s3, 408(sp)  /* spill */
    xor s3, ra, s7
    sw s7, 404(sp)  /* spill */
    slli s6, s3, 24
    srli s7, s6, 8
    sw s4, 388(sp)  /* spill */
    slli s5, t0, 24
    srli s6, s6, 16
    srli t6, t6, 8
    andi s4, a6, 0xff
    srli s5, s5, 16
    or a1, a1, s6
    or s4, s4, s5
    or t6, a1, t6
    or s4, s4, s7
    or t6, t6, s0
    slli a1, s11, 24
    srli s6, s9, 24
    srli s0, a1, 27
    slli s7, s6, 5
    srli a1, a1, 31
    slli s6, s6, 1
    sw s11, 152(sp)  /* spill */
    or a1, a1, s6
    xor a1, s8, a1
    lw s11, 56(sp)  /* reload */
    or s0, s0, s7
    sw a1, 416(sp)  /* spill */
    sw s0, 412(sp)  /* spill */
    xor a1, s11, s0
    slli s0, a1, 24
    or s0, s4, s0
    sw s0, 204(s10)
    xor s4, s1, t1
    xor s0, t0, t4
    slli s4, s4, 24
    andi s0, s0, 0xff
    srli s4, s4, 16
    or s0, s0, s4
    xor s4, a4, a2
    slli s4, s4, 24
    srli s4, s4, 8
    or s0, s0, s4
    xor s4, a5, a1
    slli s4, s4, 24
    or s0, s0, s4
    sw s0, 208(s10)
    xor s4, a7, s3
    xor s0, t3, t5
    slli s4, s4, 24
    andi s0, s0, 0xff
    srli s4, s4, 16
    or s0, s0, s4
    sw s0, 212(s10)
    srli a3, a3, 16
    andi s0, s2, 0xff
    or a3, s0, a3
    slli s0, a6, 24
    srli s0, s0, 8
    or a3, a3, s0
    or a0, a3, a0
    sw a0, 216(s10)
    xor a0, a5, s1
    xor a5, a5, t1
    xor a3, a1, s1
    slli a5, a5, 24
    andi a3, a3, 0xff
    srli a5, a5, 16
    or a3, a3, a5
    xor a5, t0, a2
    xor a2, t4, a2
    xor t0, t0, a4
    slli a2, a2, 24
    andi t0, t0, 0xff
    srli a2, a2, 16
    sw s9, 96(sp)  /* spill */
    or t0, t0, a2
    lw s9, 348(sp)  /* reload */
    xor a2, a1, t1
    andi a1, a1, 0xff
    lw s7, 376(sp)  /* reload */
    or a1, a1, s9
    slli a5, a5, 24
    slli t1, t1, 24
    or a1, a1, s7
    andi a0, a0, 0xff
    srli a5, a5, 16
    slli a2, a2, 24
    or t1, a1, t1
    or a0, a0, a5
    srli a2, a2, 8
    xor a1, t4, a4
    or a0, a0, a2
    slli a1, a1, 24
    or a0, a0, a1
    sw a0, 220(s10)
    andi t4, t4, 0xff
    lw s6, 324(sp)  /* reload */
    sw t6, 224(s10)
    or t4, t4, s5
    slli t6, a4, 24
    or t4, t4, s6
    lw s4, 336(sp)  /* reload */
    lw s0, 304(sp)  /* reload */
    or t4, t4, t6
    xor a0, s2, a6
    xor t6, s4, s0
    slli a0, a0, 24
    andi t6, t6, 0xff
    srli a0, a0, 16
    or t6, t6, a0
    sw t6, 228(s10)
    sw t0, 232(s10)
    xor a0, s2, s0
    xor t0, t3, a7
    slli a0, a0, 24
    andi t0, t0, 0xff
    xor t6, t5, s3
    srli a0, a0, 16
    slli t6, t6, 24
    or t0, t0, a0
    srli t6, t6, 8
    xor a0, s4, a6
    or t0, t0, t6
    slli a0, a0, 24
    or t0, t0, a0
    sw t0, 236(s10)
    xor t3, t3, s3
    sw t1, 240(s10)
    slli t3, t3, 24
    xor t6, a6, s0
    xor t1, s2, s4
    srli t3, t3, 16
    andi t0, t6, 0xff
    slli t1, t1, 24
    xor t5, t5, a7
    or t0, t0, t3
    srli t1, t1, 8
    slli t5, t5, 24
    or t0, t0, t1
    lw s9, 216(sp)  /* reload */
    sw a3, 244(s10)
    or t0, t0, t5
    lw s1, 212(sp)  /* reload */
    lw s7, 232(sp)  /* reload */
    sw t0, 248(s10)
    lw a5, 208(sp)  /* reload */
    slli t3, s9, 1
    lw a1, 0(sp)  /* reload */
    slli t0, s1, 1
    lw a2, 4(sp)  /* reload */
    or t3, s7, t3
    sw t4, 252(s10)
    or t0, a5, t0
    xor t3, a1, t3
    xor t0, a2, t0
    slli t4, t3, 24
    andi t1, t0, 0xff
    srli t5, t4, 16
    lw s5, 60(sp)  /* reload */
    or t1, t1, t5
    lw s6, 164(sp)  /* reload */
    slli t5, s5, 1
    lw a4, 52(sp)  /* reload */
    or t5, s6, t5
    xor t5, a4, t5
    slli t6, t5, 24
    lw s3, 192(sp)  /* reload */
    srli t6, t6, 8
    or t1, t1, t6
    lw a7, 188(sp)  /* reload */
    slli t6, s3, 1
    lw s0, 80(sp)  /* reload */
    or t6, a7, t6
    xor t6, s0, t6
    sw t6, 0(sp)  /* spill */
    slli t6, t6, 24
    lw s2, 12(sp)  /* reload */
    or t1, t1, t6
    lw a6, 92(sp)  /* reload */
    lw s4, 28(sp)  /* reload */
    lw a5, 36(sp)  /* reload */
    sw t1, 384(s10)
    lw a0, 88(sp)  /* reload */
    slli a1, s2, 1
    lw s1, 124(sp)  /* reload */
    lw s9, 32(sp)  /* reload */
    slli t1, a6, 1
    lw a3, 108(sp)  /* reload */
    or a1, s4, a1
    slli a4, a5, 1
    lw s7, 144(sp)  /* reload */
    or t1, a0, t1
    xor a1, s1, a1
    or a4, s9, a4
    xor t1, a3, t1
    slli a2, a1, 24
    xor a4, s7, a4
    andi a0, t1, 0xff
    srli a3, a2, 16
    slli a5, a4, 24
    or a3, a0, a3
    lw s5, 68(sp)  /* reload */
    srli a6, a5, 8
    or a3, a3, a6
    lw s6, 64(sp)  /* reload */
    sw t2, 132(sp)  /* spill */
    slli a6, s5, 1
    lw s3, 104(sp)  /* reload */
    lw s0, 48(sp)  /* reload */
    slli t2, t2, 1
    or a6, s6, a6
    xor a6, s3, a6
    or t2, s0, t2
    lw s4, 248(sp)  /* reload */
    slli a7, a6, 24
    slli s0, s8, 1
    lw s1, 180(sp)  /* reload */
    or a3, a3, a7
    lw s2, 168(sp)  /* reload */
    or s0, s4, s0
    sw a3, 388(s10)
    xor s0, s1, s0
    srli a3, a7, 16
    xor t2, s2, t2
    slli s1, s0, 24
    andi a7, t2, 0xff
    srli s2, s1, 16
    lw s9, 116(sp)  /* reload */
    or a7, a7, s2
    lw s7, 260(sp)  /* reload */
    slli s2, s9, 1
    lw s5, 200(sp)  /* reload */
    lw s6, 128(sp)  /* reload */
    or s2, s7, s2
    lw s8, 276(sp)  /* reload */
    xor s2, s5, s2
    slli s4, s6, 1
    lw s9, 224(sp)  /* reload */
    slli s3, s2, 24
    or s4, s8, s4
    srli s3, s3, 8
    xor s4, s9, s4
    or a7, a7, s3
    slli s5, s4, 24
    or a7, a7, s5
    sw a7, 392(s10)
    lw s7, 156(sp)  /* reload */
    slli a7, s11, 1
    lw s6, 244(sp)  /* reload */
    or a7, s7, a7
    lw s8, 84(sp)  /* reload */
    xor a7, s6, a7
    lw s9, 120(sp)  /* reload */
    slli s6, s8, 1
    lw s11, 256(sp)  /* reload */
    or s6, s9, s6
    lw s8, 8(sp)  /* reload */
    xor s6, s11, s6
    lw s9, 136(sp)  /* reload */
    slli s8, s8, 1
    lw s11, 268(sp)  /* reload */
    or s8, s9, s8
    xor s8, s11, s8
    slli s7, s6, 24
    slli s9, s8, 24
    andi s5, a7, 0xff
    srli s7, s7, 16
    srli s11, s9, 8
    or s5, s5, s7
    srli s9, s9, 16
    srli t4, t4, 8
    or s5, s5, s11
    or a0, a0, s9
    or t4, a0, t4
    lw s11, 148(sp)  /* reload */
    slli a0, ra, 1
    lw s9, 240(sp)  /* reload */
    or a0, s11, a0
    or t4, t4, s1
    xor a0, s9, a0
    slli s1, a0, 24
    or s1, s5, s1
    sw s1, 396(s10)
    xor s5, s2, t0
    xor s1, s6, t5
    slli s5, s5, 24
    andi s1, s1, 0xff
    srli s5, s5, 16
    or s1, s1, s5
    xor s5, t2, a1
    slli s5, s5, 24
    srli s5, s5, 8
    or s1, s1, s5
    xor s5, a6, a0
    slli s5, s5, 24
    or s1, s1, s5
    sw s1, 400(s10)
    xor s5, s0, s8
    xor s1, t1, t3
    slli s5, s5, 24
    andi s1, s1, 0xff
    srli s5, s5, 16
    or s1, s1, s5
    sw s1, 404(s10)
    srli a5, a5, 16
    andi s1, s4, 0xff
    or a5, s1, a5
    slli s1, a7, 24
    srli s1, s1, 8
    or a5, a5, s1
    or t6, a5, t6
    sw t6, 408(s10)
    xor t6, a6, s2
    xor a6, a6, t0
    xor a5, a0, s2
    slli a6, a6, 24
    andi a5, a5, 0xff
    srli a6, a6, 16
    or a5, a5, a6
    xor a6, s6, a1
    slli a6, a6, 24
    andi t6, t6, 0xff
    srli a6, a6, 16
    or t6, t6, a6
    xor a1, t5, a1
    xor a6, s6, t2
    slli a1, a1, 24
    andi a6, a6, 0xff
    srli a1, a1, 16
    or a1, a6, a1
    xor a6, a0, t0
    andi a0, a0, 0xff
    or a0, a0, a3
    or a0, a0, s3
    slli t0, t0, 24
    slli a6, a6, 24
    or t0, a0, t0
    srli a6, a6, 8
    xor a0, t5, t2
    or t6, t6, a6
    slli a0, a0, 24
    or t6, t6, a0
    sw t6, 412(s10)
    sw t4, 416(s10)
    andi t4, t5, 0xff
    srli a2, a2, 8
    or t4, t4, s7
    or t4, t4, a2
    slli t2, t2, 24
    lw s11, 0(sp)  /* reload */
    or t2, t4, t2
    xor t5, s4, a7
    xor t4, a4, s11
    slli t5, t5, 24
    andi t4, t4, 0xff
    srli t5, t5, 16
    or t4, t4, t5
    sw t4, 420(s10)
    xor t6, s4, s11
    xor t4, t1, s0
    slli t6, t6, 24
    andi t4, t4, 0xff
    xor t5, t3, s8
    srli t6, t6, 16
    slli t5, t5, 24
    or t4, t4, t6
    srli t5, t5, 8
    xor t6, a4, a7
    or t4, t4, t5
    slli t6, t6, 24
    sw a1, 424(s10)
    or t4, t4, t6
    xor t1, t1, s8
    sw t4, 428(s10)
    slli t1, t1, 24
    xor t5, a7, s11
    sw t0, 432(s10)
    srli t1, t1, 16
    andi t0, t5, 0xff
    or t0, t0, t1
    xor t1, s4, a4
    slli t1, t1, 24
    xor t3, t3, s0
    srli t1, t1, 8
    slli t3, t3, 24
    or t0, t0, t1
    lw s6, 96(sp)  /* reload */
    sw a5, 436(s10)
    or t0, t0, t3
    lw s9, 20(sp)  /* reload */
    lw a6, 380(sp)  /* reload */
    sw t0, 440(s10)
    lw s5, 368(sp)  /* reload */
    slli t3, s6, 1
    lw a3, 60(sp)  /* reload */
    slli t0, s9, 1
    lw s1, 216(sp)  /* reload */
    or t3, a6, t3
    or t0, s5, t0
    xor t3, a3, t3
    sw t2, 444(s10)
    xor t0, s1, t0
    slli t5, t3, 24
    andi t2, t0, 0xff
    srli t6, t5, 16
    lw s7, 152(sp)  /* reload */
    or t2, t2, t6
    lw a2, 352(sp)  /* reload */
    slli t6, s7, 1
    lw a1, 192(sp)  /* reload */
    or t6, a2, t6
    xor t6, a1, t6
    slli a1, t6, 24
    srli a1, a1, 8
    lw s11, 292(sp)  /* reload */
    or t2, t2, a1
    lw a7, 360(sp)  /* reload */
    slli a1, s11, 1
    lw a5, 212(sp)  /* reload */
    or a1, a7, a1
    xor a1, a5, a1
    sw a1, 0(sp)  /* spill */
    srli t1, s9, 31
    lw a4, 312(sp)  /* reload */
    slli a1, a1, 24
    lw s1, 76(sp)  /* reload */
    lw s2, 320(sp)  /* reload */
    srli a2, s11, 31
    or t2, t2, a1
    lw s5, 300(sp)  /* reload */
    lw s9, 140(sp)  /* reload */
    or a2, a2, a4
    sw t2, 448(s10)
    slli a3, s1, 24
    or t1, t1, s2
    andi t2, s5, 0xff
    srli a4, a3, 16
    slli a5, s9, 24
    or a4, t2, a4
    lw s2, 288(sp)  /* reload */
    srli a6, a5, 8
    lw s3, 332(sp)  /* reload */
    or a4, a4, a6
    srli t4, s6, 31
    lw a0, 56(sp)  /* reload */
    slli a6, s2, 24
    xor t1, ra, t1
    or t4, t4, s3
    or a4, a4, a6
    lw s6, 392(sp)  /* reload */
    xor t4, a0, t4
    sw a4, 452(s10)
    lw ra, 416(sp)  /* reload */
    srli a0, s7, 31
    lw s8, 344(sp)  /* reload */
    srli a4, a6, 16
    slli a7, s6, 24
    andi a6, ra, 0xff
    srli s3, a7, 16
    lw s7, 400(sp)  /* reload */
    or a0, a0, s8
    lw s4, 8(sp)  /* reload */
    or a6, a6, s3
    lw s8, 408(sp)  /* reload */
    slli s3, s7, 24
    xor a2, s4, a2
    srli s3, s3, 8
    lw s0, 84(sp)  /* reload */
    or a6, a6, s3
    slli s4, s8, 24
    slli s9, t1, 24
    or a6, a6, s4
    srli s11, s9, 8
    xor a0, s0, a0
    sw a6, 456(s10)
    slli s4, a2, 24
    srli s9, s9, 16
    srli t5, t5, 8
    andi a6, a0, 0xff
    srli s4, s4, 16
    or t2, t2, s9
    or a6, a6, s4
    or t2, t2, t5
    or a6, a6, s11
    slli t5, t4, 24
    or t5, a6, t5
    sw t5, 460(s10)
    xor a6, s7, t0
    xor t5, a2, t6
    slli a6, a6, 24
    andi t5, t5, 0xff
    srli a6, a6, 16
    or t5, t5, a6
    xor a6, ra, s1
    slli a6, a6, 24
    srli a6, a6, 8
    or t5, t5, a6
    xor a6, s2, t4
    slli a6, a6, 24
    or t5, t5, a6
    sw t5, 464(s10)
    xor a6, s6, t1
    xor t5, s5, t3
    slli a6, a6, 24
    andi t5, t5, 0xff
    srli a6, a6, 16
    or t5, t5, a6
    sw t5, 468(s10)
    srli a5, a5, 16
    andi t5, s8, 0xff
    or t5, t5, a5
    slli a5, a0, 24
    srli a5, a5, 8
    or t5, t5, a5
    or t5, t5, a1
    xor a5, s2, t0
    xor a1, t4, s7
    slli a5, a5, 24
    andi a1, a1, 0xff
    srli a5, a5, 16
    or a1, a1, a5
    sw t5, 472(s10)
    xor a5, a2, s1
    xor t5, s2, s7
    slli a5, a5, 24
    andi t5, t5, 0xff
    srli a5, a5, 16
    or t5, t5, a5
    xor a5, t6, s1
    xor a2, a2, ra
    slli a5, a5, 24
    andi a2, a2, 0xff
    srli a5, a5, 16
    lw s11, 112(sp)  /* reload */
    lw s9, 316(sp)  /* reload */
    or t2, t2, a7
    or a2, a2, a5
    lw a7, 116(sp)  /* reload */
    /* round key 11 */
    xor a5, s11, s9
    lw a6, 328(sp)  /* reload */
    sw a5, 4(sp)  /* spill */
    xor a5, a7, a6
    sw a5, 20(sp)  /* spill */
    xor a5, t4, t0
    andi t4, t4, 0xff
    or t4, t4, a4
    lw s7, 128(sp)  /* reload */
    or t4, t4, s3
    slli t0, t0, 24
    lw s2, 340(sp)  /* reload */
    or t0, t4, t0
    lw s1, 132(sp)  /* reload */
    xor t4, s7, s2
    lw s9, 308(sp)  /* reload */
    sw t4, 28(sp)  /* spill */
    lw s11, 100(sp)  /* reload */
    xor t4, s1, s9
    sw t4, 32(sp)  /* spill */
    xor t4, s0, s11
    slli a5, a5, 24
    sw t4, 48(sp)  /* spill */
    srli a5, a5, 8
    xor t4, t6, ra
    or t5, t5, a5
    slli t4, t4, 24
    or t4, t5, t4
    sw t4, 476(s10)
    sw t2, 480(s10)
    andi t2, t6, 0xff
    srli a3, a3, 8
    or t2, t2, s4
    or t2, t2, a3
    slli t4, ra, 24
    lw a6, 8(sp)  /* reload */
    lw a7, 160(sp)  /* reload */
    or t2, t2, t4
    lw a5, 24(sp)  /* reload */
    xor t4, a6, a7
    lw a4, 296(sp)  /* reload */
    sw t4, 8(sp)  /* spill */
    lw s9, 12(sp)  /* reload */
    lw s0, 356(sp)  /* reload */
    lw s3, 56(sp)  /* reload */
    xor t4, a5, a4
    lw s2, 44(sp)  /* reload */
    sw t4, 24(sp)  /* spill */
    xor t5, s9, s0
    lw s7, 140(sp)  /* reload */
    xor t4, s3, s2
    lw s1, 0(sp)  /* reload */
    sw t5, 12(sp)  /* spill */
    sw t4, 44(sp)  /* spill */
    xor t5, s8, a0
    xor t4, s7, s1
    slli t5, t5, 24
    andi t4, t4, 0xff
    srli t5, t5, 16
    lw s11, 36(sp)  /* reload */
    or t4, t4, t5
    lw t6, 364(sp)  /* reload */
    sw t4, 484(s10)
    lw s4, 68(sp)  /* reload */
    lw a3, 372(sp)  /* reload */
    xor t4, s11, t6
    lw ra, 92(sp)  /* reload */
    xor t6, s4, a3
    lw a6, 384(sp)  /* reload */
    sw t6, 52(sp)  /* spill */
    lw a7, 216(sp)  /* reload */
    xor t6, ra, a6
    lw a4, 388(sp)  /* reload */
    sw t6, 56(sp)  /* spill */
    lw a5, 60(sp)  /* reload */
    xor t6, a7, a4
    lw s2, 396(sp)  /* reload */
    sw t6, 64(sp)  /* spill */
    xor t6, a5, s2
    sw t6, 60(sp)  /* spill */
    sw t4, 36(sp)  /* spill */
    xor t6, s8, s1
    xor t5, s5, t1
    xor t4, s5, s6
    slli t6, t6, 24
    andi t4, t4, 0xff
    xor t1, t3, t1
    srli t6, t6, 16
    slli t1, t1, 24
    or t4, t4, t6
    srli t1, t1, 8
    xor t6, s7, a0
    or t1, t4, t1
    slli t6, t6, 24
    sw a2, 488(s10)
    or t1, t1, t6
    sw t1, 492(s10)
    slli t5, t5, 24
    xor t4, a0, s1
    sw t0, 496(s10)
    xor t1, s8, s7
    srli t5, t5, 16
    andi t0, t4, 0xff
    slli t1, t1, 24
    xor t3, t3, s6
    or t0, t0, t5
    srli t1, t1, 8
    slli t3, t3, 24
    or t0, t0, t1
    lw s3, 192(sp)  /* reload */
    sw a1, 500(s10)
    or t0, t0, t3
    lw s0, 404(sp)  /* reload */
    sw t0, 504(s10)
    lw s9, 212(sp)  /* reload */
    xor t0, s3, s0
    lw a2, 412(sp)  /* reload */
    sw t0, 0(sp)  /* spill */
    lw s5, 264(sp)  /* reload */
    lw s11, 252(sp)  /* reload */
    xor t0, s9, a2
    sw t2, 508(s10)
    sw t0, 68(sp)  /* spill */
    slli t1, s5, 24
    andi t0, s11, 0xff
    lw s6, 280(sp)  /* reload */
    srli t2, t1, 16
    or t0, t0, t2
    slli t2, s6, 24
    srli t2, t2, 8
    lw a3, 284(sp)  /* reload */
    or t0, t0, t2
    slli t2, a3, 24
    lw a6, 196(sp)  /* reload */
    lw s4, 176(sp)  /* reload */
    or t0, t0, t2
    lw ra, 220(sp)  /* reload */
    sw t0, 640(s10)
    slli t3, a6, 24
    andi t0, s4, 0xff
    srli t4, t3, 16
    slli t5, ra, 24
    or t4, t0, t4
    srli t6, t5, 8
    lw a4, 236(sp)  /* reload */
    or t4, t4, t6
    slli t6, a4, 24
    or t4, t4, t6
    lw a5, 184(sp)  /* reload */
    lw a7, 172(sp)  /* reload */
    sw t4, 644(s10)
    srli t4, t6, 16
    slli a0, a5, 24
    andi t6, a7, 0xff
    lw s2, 204(sp)  /* reload */
    srli a1, a0, 16
    or t6, t6, a1
    slli a1, s2, 24
    lw s1, 228(sp)  /* reload */
    srli a1, a1, 8
    or t6, t6, a1
    slli a2, s1, 24
    lw s8, 72(sp)  /* reload */
    lw s7, 40(sp)  /* reload */
    or t6, t6, a2
    lw s0, 272(sp)  /* reload */
    sw t6, 648(s10)
    slli a2, s8, 24
    andi t6, s7, 0xff
    srli a2, a2, 16
    slli s3, s0, 24
    or t6, t6, a2
    srli s9, s3, 8
    or t6, t6, s9
    srli s3, s3, 16
    srli t1, t1, 8
    or t0, t0, s3
    lw s9, 16(sp)  /* reload */
    or t0, t0, t1
    slli t1, s9, 24
    or t1, t6, t1
    sw t1, 652(s10)
    xor t6, s2, s11
    xor t1, s8, s6
    slli t6, t6, 24
    andi t1, t1, 0xff
    srli t6, t6, 16
    or t1, t1, t6
    xor t6, a7, a6
    slli t6, t6, 24
    srli t6, t6, 8
    or t1, t1, t6
    xor t6, a4, s9
    slli t6, t6, 24
    or t1, t1, t6
    sw t1, 656(s10)
    xor t6, a5, s0
    xor t1, s4, s5
    slli t6, t6, 24
    andi t1, t1, 0xff
    srli t6, t6, 16
    or t1, t1, t6
    sw t1, 660(s10)
    srli t5, t5, 16
    andi t1, s1, 0xff
    or t1, t1, t5
    slli t5, s7, 24
    srli t5, t5, 8
    or t1, t1, t5
    or t1, t1, t2
    xor t5, a4, s11
    xor t2, s9, s2
    slli t5, t5, 24
    andi t2, t2, 0xff
    srli t5, t5, 16
    or t2, t2, t5
    sw t1, 664(s10)
    xor t5, s8, a6
    xor t1, a4, s2
    slli t5, t5, 24
    andi t1, t1, 0xff
    srli t5, t5, 16
    or t1, t1, t5
    xor t6, s6, a6
    xor t5, s8, a7
    slli t6, t6, 24
    andi t5, t5, 0xff
    srli t6, t6, 16
    or t5, t5, t6
    xor t6, s9, s11
    slli t6, t6, 24
    srli t6, t6, 8
    or t1, t1, t6
    andi t6, s9, 0xff
    or t4, t6, t4
    or t4, t4, a1
    slli t6, s11, 24
    or t4, t4, t6
    xor t6, s6, a7
    slli t6, t6, 24
    or t1, t1, t6
    or t0, t0, a0
    sw t1, 668(s10)
    sw t0, 672(s10)
    andi t0, s6, 0xff
    srli t3, t3, 8
    or t0, t0, a2
    or t0, t0, t3
    slli t1, a7, 24
    or t0, t0, t1
    xor t3, s1, s7
    xor t1, ra, a3
    slli t3, t3, 24
    andi t1, t1, 0xff
    srli t3, t3, 16
    or t1, t1, t3
    sw t1, 676(s10)
    xor a0, s1, a3
    sw t5, 680(s10)
    xor t1, s4, a5
    xor t5, s5, s0
    slli a0, a0, 24
    andi t1, t1, 0xff
    slli t5, t5, 24
    srli a0, a0, 16
    srli t5, t5, 8
    or t1, t1, a0
    or t1, t1, t5
    xor t5, ra, s7
    slli t5, t5, 24
    or t1, t1, t5
    sw t1, 684(s10)
    sw t4, 688(s10)
    xor t3, s4, s0
    sw t2, 692(s10)
    slli t3, t3, 24
    xor t1, s7, a3
    xor t2, s1, ra
    srli t3, t3, 16
    andi t1, t1, 0xff
    slli t2, t2, 24
    xor t6, s5, a5
    or t1, t1, t3
    srli t2, t2, 8
    slli t6, t6, 24
    or t1, t1, t2
    or t1, t1, t6
    lw s2, 20(sp)  /* reload */
    sw t1, 696(s10)
    lw s3, 4(sp)  /* reload */
    sw t0, 700(s10)
    slli t1, s2, 24
    andi t0, s3, 0xff
    srli t2, t1, 16
    lw a4, 28(sp)  /* reload */
    or t0, t0, t2
    lw s8, 32(sp)  /* reload */
    slli t2, a4, 24
    srli t2, t2, 8
    or t0, t0, t2
    slli t3, s8, 24
    lw s9, 8(sp)  /* reload */
    or t0, t0, t3
    lw a6, 48(sp)  /* reload */
    lw a1, 24(sp)  /* reload */
    sw t0, 704(s10)
    slli t3, s9, 24
    andi t0, a6, 0xff
    srli t3, t3, 16
    slli t4, a1, 24
    or t0, t0, t3
    lw s11, 44(sp)  /* reload */
    srli t5, t4, 8
    or t0, t0, t5
    slli t5, s11, 24
    lw a2, 36(sp)  /* reload */
    or t0, t0, t5
    lw s6, 12(sp)  /* reload */
    lw a7, 52(sp)  /* reload */
    sw t0, 708(s10)
    slli t5, a2, 24
    andi t0, s6, 0xff
    srli t6, t5, 16
    slli a0, a7, 24
    or t6, t0, t6
    lw s4, 56(sp)  /* reload */
    srli a3, a0, 8
    or t6, t6, a3
    slli a3, s4, 24
    lw a5, 60(sp)  /* reload */
    or t6, t6, a3
    lw s0, 64(sp)  /* reload */
    sw t6, 712(s10)
    slli s1, a5, 24
    andi t6, s0, 0xff
    srli s5, s1, 16
    lw s7, 0(sp)  /* reload */
    or t6, t6, s5
    slli s5, s7, 24
    lw ra, 68(sp)  /* reload */
    srli s5, s5, 8
    or t6, t6, s5
    slli s5, ra, 24
    srli t4, t4, 16
    or t6, t6, s5
    or t0, t0, t4
    sw t6, 716(s10)
    xor t4, a4, s0
    xor t6, s9, s7
    slli t4, t4, 24
    andi t6, t6, 0xff
    srli t4, t4, 16
    or t4, t6, t4
    xor t6, s3, a2
    slli t6, t6, 24
    srli t6, t6, 8
    or t4, t4, t6
    xor t6, s4, s11
    slli t6, t6, 24
    or t4, t4, t6
    sw t4, 720(s10)
    xor t6, s2, a1
    xor t4, s6, a5
    slli t6, t6, 24
    andi t4, t4, 0xff
    srli t6, t6, 16
    or t4, t4, t6
    sw t4, 724(s10)
    srli a0, a0, 16
    andi t4, s8, 0xff
    slli t6, a6, 24
    or t4, t4, a0
    srli t6, t6, 8
    or t4, t4, t6
    or t4, t4, s5
    sw t4, 728(s10)
    xor t6, s9, a2
    xor t4, s4, a4
    slli t6, t6, 24
    andi t4, t4, 0xff
    srli t6, t6, 16
    or t4, t4, t6
    xor t6, s11, s0
    slli t6, t6, 24
    srli t6, t6, 8
    or t4, t4, t6
    xor t6, s7, s3
    slli t6, t6, 24
    or t4, t4, t6
    sw t4, 732(s10)
    srli t4, s1, 8
    or t0, t0, t4
    or t0, t0, t1
    sw t0, 736(s10)
    xor t1, s8, a6
    xor t0, a7, ra
    slli t1, t1, 24
    andi t0, t0, 0xff
    srli t1, t1, 16
    or t0, t0, t1
    sw t0, 740(s10)
    xor t1, s7, a2
    xor t0, s9, s3
    slli t1, t1, 24
    andi t0, t0, 0xff
    srli t1, t1, 16
    or t0, t0, t1
    sw t0, 744(s10)
    xor t1, s8, ra
    xor t0, s6, s2
    slli t1, t1, 24
    andi t0, t0, 0xff
    srli t1, t1, 16
    or t0, t0, t1
    xor t1, a5, a1
    slli t1, t1, 24
    srli t1, t1, 8
    or t0, t0, t1
    xor t1, a7, a6
    slli t1, t1, 24
    or t0, t0, t1
    sw t0, 748(s10)
    andi t0, s11, 0xff
    srli t1, a3, 16
    or t0, t0, t1
    or t0, t0, t2
    slli t1, s0, 24
    or t0, t0, t1
    sw t0, 752(s10)
    xor t1, s4, s0
    xor t0, s11, a4
    slli t1, t1, 24
    andi t0, t0, 0xff
    srli t1, t1, 16
    or t0, t0, t1
    sw t0, 756(s10)
    xor t1, s6, a1
    xor t0, a6, ra
    slli t1, t1, 24
    andi t0, t0, 0xff
    srli t1, t1, 16
    or t0, t0, t1
    xor t1, s8, a7
    slli t1, t1, 24
    srli t1, t1, 8
    or t0, t0, t1
    xor t1, a5, s2
    slli t1, t1, 24
    or t0, t0, t1
    sw t0, 760(s10)
    andi t0, s7, 0xff
    or t0, t0, t3
    srli t1, t5, 8
    or t0, t0, t1
    slli t1, s3, 24
    or t0, t0, t1
    sw t0, 764(s10)
    lw s0, 420(sp)
    lw s1, 424(sp)
    lw s2, 428(sp)
    lw s3, 432(sp)
    lw s4, 436(sp)
    lw s5, 440(sp)
    lw s6, 444(sp)
    lw s7, 448(sp)
    lw s8, 452(sp)
    lw s9, 456(sp)
    lw s10, 460(sp)
    lw s11, 464(sp)
    lw ra, 468(sp)
    addi sp, sp, 544
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
    lbu a0, 1(a1)
    lbu s5, 0(a1)
    lbu t6, 2(a1)
    slli t0, a0, 8
    or t0, s5, t0
    slli t1, t6, 16
    or t0, t0, t1
    lbu s1, 3(a1)
    lbu t4, 5(a1)
    lbu s9, 4(a1)
    slli t1, s1, 24
    or t0, t0, t1
    slli t1, t4, 8
    or t1, s9, t1
    lbu a2, 6(a1)
    lbu a3, 7(a1)
    lbu t2, 9(a1)
    slli t3, a2, 16
    or t1, t1, t3
    slli t3, a3, 24
    or t1, t1, t3
    slli t2, t2, 8
    lbu a4, 8(a1)
    lbu s11, 10(a1)
    lbu s0, 11(a1)
    or t2, a4, t2
    slli t3, s11, 16
    or t2, t2, t3
    slli t3, s0, 24
    or t2, t2, t3
    lbu s4, 13(a1)
    lbu a6, 12(a1)
    lbu ra, 14(a1)
    slli t3, s4, 8
    or t3, a6, t3
    slli t4, ra, 16
    or t3, t3, t4
    lbu s6, 15(a1)
    slli t4, s6, 24
    or t3, t3, t4
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
    addi sp, sp, -144
    .cfi_def_cfa_offset 144
    sw s0, 56(sp)
    .cfi_offset s0, -88
    sw s1, 60(sp)
    .cfi_offset s1, -84
    sw s2, 64(sp)
    .cfi_offset s2, -80
    sw s3, 68(sp)
    .cfi_offset s3, -76
    sw s4, 72(sp)
    .cfi_offset s4, -72
    sw s5, 76(sp)
    .cfi_offset s5, -68
    sw s6, 80(sp)
    .cfi_offset s6, -64
    sw s7, 84(sp)
    .cfi_offset s7, -60
    sw s8, 88(sp)
    .cfi_offset s8, -56
    sw s9, 92(sp)
    .cfi_offset s9, -52
    sw s10, 96(sp)
    .cfi_offset s10, -48
    sw s11, 100(sp)
    .cfi_offset s11, -44
    sw ra, 104(sp)
    .cfi_offset ra, -40
    sw a3, 0(sp)  /* spill */
    sw a0, 4(sp)  /* spill */
    sw a1, 8(sp)  /* spill */
    sw a2, 12(sp)  /* spill */
    beq a3, zero, .Laria128_encrypt_blocks_done1
    addi t0, a0, 640
    sw t0, 16(sp)  /* spill */
    lui t0, 0x10
    addi t1, t0, -0x100  /* 0x0000ff00 */
    sw t1, 20(sp)  /* spill */
    lui t1, 0xff0
    sw t1, 24(sp)  /* spill */
    lui t1, 0xff000
    sw t1, 28(sp)  /* spill */
    lui t1, 0xffff0
    sw t1, 32(sp)  /* spill */
    addi t0, t0, -1  /* 0x0000ffff */
    sw t0, 36(sp)  /* spill */
.Laria128_encrypt_blocks_blocks3:
    lw t0, 8(sp)  /* reload */
    andi t1, t0, 3
    bne t1, zero, .Laria128_encrypt_blocks_misaligned4
.Laria128_encrypt_blocks_join5:
    lw t1, 0(t0)
    lw t2, 4(t0)
    lw t3, 8(t0)
    lw t0, 12(t0)
    lw t4, 8(sp)  /* reload */
    lw t5, 4(sp)  /* reload */
    addi t4, t4, 16
    sw t4, 8(sp)  /* spill */
    sw t5, 40(sp)  /* spill */
.Laria128_encrypt_blocks_rounds8:
    andi t4, t1, 0xff
    slli t5, t2, 8
    lw t6, 20(sp)  /* reload */
    srli t2, t2, 24
    or t2, t5, t2
    and t5, t2, t6
    or t4, t4, t5
    slli t5, t3, 16
    lw a4, 24(sp)  /* reload */
    srli t3, t3, 16
    or t3, t5, t3
    and t5, t3, a4
    or t4, t4, t5
    slli t5, t0, 24
    lw a5, 28(sp)  /* reload */
    srli t0, t0, 8
    or t0, t5, t0
    and t5, t0, a5
    or t4, t4, t5
    lw a6, 40(sp)  /* reload */
    and t5, t2, a4
    lw a7, 0(a6)
    lw s0, 4(a6)
    xor a0, t4, a7
    and t4, t1, t6
    or t4, t4, t5
    and t5, t3, a5
    or t4, t4, t5
    andi t5, t0, 0xff
    or t4, t4, t5
    xor t4, t4, s0
    slli t5, t4, 24
    srli t4, t4, 8
    or t4, t5, t4
    sw t4, 44(sp)  /* spill */
    and t4, t1, a5
    and t1, t1, a4
    andi t5, t2, 0xff
    or t4, t4, t5
    and t2, t2, a5
    or t1, t1, t2
    and t2, t3, t6
    or t2, t4, t2
    andi t3, t3, 0xff
    or t1, t1, t3
    and t3, t0, a4
    or t2, t2, t3
    and t0, t0, t6
    or t0, t1, t0
    lw s1, 8(a6)
    lw s2, 12(a6)
    xor t1, t2, s1
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    sw t1, 48(sp)  /* spill */
    xor t0, t0, s2
    slli t1, t0, 16
    srli t0, t0, 16
    or t0, t1, t0
    sw t0, 52(sp)  /* spill */
    jal ra, aria128_look_up0_words1_local
    addi s10, a0, 0
    lw a0, 44(sp)  /* reload */
    jal ra, aria128_look_up1_words1_local
    sw a0, 44(sp)  /* spill */
    lw a0, 48(sp)  /* reload */
    jal ra, aria128_look_up2_words1_local
    addi s11, a0, 0
    lw a0, 52(sp)  /* reload */
    jal ra, aria128_look_up3_words1_local
    lw t0, 32(sp)  /* reload */
    lw t1, 28(sp)  /* reload */
    and t2, a0, t0
    lw t3, 44(sp)  /* reload */
    lw a1, 36(sp)  /* reload */
    and t4, t3, t1
    xor t2, t2, t4
    slli t5, t3, 16
    srli t6, t3, 16
    or t5, t5, t6
    andi t6, t5, 0xff
    xor t2, t2, t6
    slli t6, s10, 16
    srli a2, s10, 16
    or t6, t6, a2
    and a2, t6, a1
    xor t2, t2, a2
    slli a2, s11, 16
    lw a3, 20(sp)  /* reload */
    srli a4, s11, 16
    or a2, a2, a4
    lw a5, 24(sp)  /* reload */
    and a4, a2, a3
    xor t2, t2, a4
    and a4, s11, a5
    xor t2, t2, a4
    slli a6, t2, 8
    srli a7, t2, 24
    or a6, a6, a7
    xor t2, t2, a6
    and a6, a0, a3
    and a7, s10, a3
    xor a6, a6, a7
    slli s0, s11, 8
    srli s1, s11, 24
    or s0, s0, s1
    and s1, s0, a5
    xor a6, a6, s1
    slli s1, t3, 8
    srli s2, t3, 24
    or s1, s1, s2
    and s2, s1, a5
    xor a6, a6, s2
    slli s2, a6, 8
    srli s3, a6, 24
    or s2, s2, s3
    slli s3, a6, 24
    srli a6, a6, 8
    or a6, s3, a6
    xor a6, s2, a6
    xor t2, t2, a6
    andi a6, s11, 0xff
    slli s2, a0, 8
    srli s3, a0, 24
    or s2, s2, s3
    and s2, s2, a3
    or a6, a6, s2
    and s2, t5, a5
    or a6, a6, s2
    slli s2, s10, 24
    srli s3, s10, 8
    or s2, s2, s3
    and s3, s2, t1
    or a6, a6, s3
    xor t2, t2, a6
    and a6, a0, t1
    and s3, s10, a5
    xor a6, a6, s3
    and s3, s11, t0
    xor a6, a6, s3
    and s3, t5, a1
    xor a6, a6, s3
    slli s3, a0, 16
    srli s4, a0, 16
    or s3, s3, s4
    andi s4, s3, 0xff
    xor a6, a6, s4
    and s4, t6, a3
    xor a6, a6, s4
    slli s4, a6, 8
    srli s5, a6, 24
    or s4, s4, s5
    slli s5, a6, 16
    srli a6, a6, 16
    or a6, s5, a6
    xor a6, s4, a6
    and s4, t3, a3
    slli s5, s10, 8
    srli s6, s10, 24
    or s5, s5, s6
    and s5, s5, a5
    or s4, s4, s5
    and s5, a2, t1
    or s4, s4, s5
    and a2, a2, a5
    slli s5, a0, 24
    srli s6, a0, 8
    or s5, s5, s6
    andi s6, s5, 0xff
    or s4, s4, s6
    slli s6, s4, 24
    srli s4, s4, 8
    or s4, s6, s4
    xor a6, a6, s4
    andi s4, a0, 0xff
    andi s6, s10, 0xff
    xor s6, s4, s6
    and s7, s10, t1
    and s8, s0, a3
    xor s6, s6, s8
    and s0, s0, t1
    and s8, s1, a3
    xor s6, s6, s8
    andi s1, s1, 0xff
    or s1, s7, s1
    slli s7, s6, 16
    srli s8, s6, 16
    or s7, s7, s8
    xor s6, s6, s7
    xor a6, a6, s6
    and s6, s11, t1
    xor t4, t4, s6
    and s6, s5, a5
    xor t4, t4, s6
    and s5, s5, a3
    and s6, s2, a5
    xor t4, t4, s6
    and s2, s2, a3
    slli s6, t4, 8
    srli s7, t4, 24
    or s6, s6, s7
    slli s7, t4, 24
    srli t4, t4, 8
    or t4, s7, t4
    xor t4, s6, t4
    and s6, s11, a1
    xor a7, a7, s6
    and s6, t5, t0
    xor a7, a7, s6
    and t5, t5, t1
    and s6, t6, a5
    xor a7, a7, s6
    and s6, s3, t1
    xor a7, a7, s6
    xor a7, a7, s4
    and s3, s3, a3
    or s1, s1, s3
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, a7, 24
    srli a7, a7, 8
    or a7, s4, a7
    xor a7, s3, a7
    xor t4, t4, a7
    and a7, a0, a5
    or a7, a7, s0
    and a0, a0, a1
    andi a1, t6, 0xff
    or a1, a7, a1
    and t0, t6, t0
    slli t6, t3, 24
    srli a7, t3, 8
    or t6, t6, a7
    and t6, t6, a3
    or t6, a1, t6
    slli a1, t6, 16
    srli t6, t6, 16
    or t6, a1, t6
    xor t4, t4, t6
    and t6, t3, a5
    xor t6, t6, a4
    xor t6, t6, s2
    xor t6, t6, s5
    andi t3, t3, 0xff
    slli a1, t6, 16
    srli a4, t6, 16
    or a1, a1, a4
    xor t6, t6, a1
    and a1, s11, a3
    xor a0, a0, a1
    xor t3, a0, t3
    xor t3, t3, a2
    xor t0, t3, t0
    xor t0, t0, t5
    slli t3, t0, 24
    srli t5, t0, 8
    or t3, t3, t5
    xor t0, t0, t3
    xor t0, t6, t0
    slli t3, s11, 24
    srli t5, s11, 8
    or t3, t3, t5
    and t3, t3, a5
    or t3, s1, t3
    slli t5, t3, 8
    srli t3, t3, 24
    or t3, t5, t3
    xor t0, t0, t3
    andi t3, t2, 0xff
    slli t5, a6, 8
    srli t6, a6, 24
    or t5, t5, t6
    and t6, t5, a3
    or t3, t3, t6
    slli t6, t4, 16
    srli t4, t4, 16
    or t4, t6, t4
    and t6, t4, a5
    or t3, t3, t6
    slli t6, t0, 24
    srli t0, t0, 8
    or t0, t6, t0
    and t6, t0, t1
    or t3, t3, t6
    lw s9, 40(sp)  /* reload */
    and t6, t5, a5
    lw ra, 64(s9)
    lw s10, 68(s9)
    xor a0, t3, ra
    and t3, t2, a3
    or t3, t3, t6
    and t6, t4, t1
    or t3, t3, t6
    andi t6, t0, 0xff
    or t3, t3, t6
    xor t3, t3, s10
    slli t6, t3, 24
    srli t3, t3, 8
    or t3, t6, t3
    sw t3, 44(sp)  /* spill */
    and t3, t2, t1
    and t2, t2, a5
    andi t6, t5, 0xff
    or t3, t3, t6
    and t1, t5, t1
    or t1, t2, t1
    and t2, t4, a3
    or t2, t3, t2
    andi t3, t4, 0xff
    or t1, t1, t3
    and t3, t0, a5
    or t2, t2, t3
    and t0, t0, a3
    or t0, t1, t0
    lw s8, 72(s9)
    lw s7, 76(s9)
    xor t1, t2, s8
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    sw t1, 48(sp)  /* spill */
    xor t0, t0, s7
    slli t1, t0, 16
    srli t0, t0, 16
    or t0, t1, t0
    sw t0, 52(sp)  /* spill */
    jal ra, aria128_look_up3_words1_local
    addi s10, a0, 0
    lw a0, 44(sp)  /* reload */
    jal ra, aria128_look_up2_words1_local
    sw a0, 44(sp)  /* spill */
    lw a0, 48(sp)  /* reload */
    jal ra, aria128_look_up1_words1_local
    addi s11, a0, 0
    lw a0, 52(sp)  /* reload */
    jal ra, aria128_look_up0_words1_local
    lw t0, 32(sp)  /* reload */
    lw t1, 40(sp)  /* reload */
    lw t4, 28(sp)  /* reload */
    addi t5, t1, 128
    sw t5, 40(sp)  /* spill */
    and t1, a0, t0
    lw t6, 44(sp)  /* reload */
    lw a2, 36(sp)  /* reload */
    and t3, t6, t4
    xor t1, t1, t3
    slli t2, t6, 16
    srli a1, t6, 16
    or a1, t2, a1
    andi t2, a1, 0xff
    xor t1, t1, t2
    slli t2, s10, 16
    srli a3, s10, 16
    or a3, t2, a3
    and t2, a3, a2
    xor t1, t1, t2
    slli t2, s11, 16
    lw a4, 20(sp)  /* reload */
    srli a5, s11, 16
    or t2, t2, a5
    lw a6, 24(sp)  /* reload */
    and a5, t2, a4
    xor t1, t1, a5
    and a5, s11, a6
    xor t1, t1, a5
    slli a7, t1, 8
    srli s0, t1, 24
    or a7, a7, s0
    xor t1, t1, a7
    and a7, a0, a4
    and s0, s10, a4
    xor a7, a7, s0
    slli s1, s11, 8
    srli s2, s11, 24
    or s1, s1, s2
    and s2, s1, a6
    xor a7, a7, s2
    slli s2, t6, 8
    srli s3, t6, 24
    or s2, s2, s3
    and s3, s2, a6
    xor a7, a7, s3
    slli s3, a7, 8
    srli s4, a7, 24
    or s3, s3, s4
    slli s4, a7, 24
    srli a7, a7, 8
    or a7, s4, a7
    xor a7, s3, a7
    xor t1, t1, a7
    andi a7, s11, 0xff
    slli s3, a0, 8
    srli s4, a0, 24
    or s3, s3, s4
    and s3, s3, a4
    or a7, a7, s3
    and s3, a1, a6
    or a7, a7, s3
    slli s3, s10, 24
    srli s4, s10, 8
    or s3, s3, s4
    and s4, s3, t4
    or a7, a7, s4
    xor t1, t1, a7
    and a7, a0, t4
    and s4, s10, a6
    xor a7, a7, s4
    and s4, s11, t0
    xor a7, a7, s4
    and s4, a1, a2
    xor a7, a7, s4
    slli s4, a0, 16
    srli s5, a0, 16
    or s4, s4, s5
    andi s5, s4, 0xff
    xor a7, a7, s5
    and s5, a3, a4
    xor a7, a7, s5
    slli s5, a7, 8
    srli s6, a7, 24
    or s5, s5, s6
    slli s6, a7, 16
    srli a7, a7, 16
    or a7, s6, a7
    xor a7, s5, a7
    and s5, t6, a4
    slli s6, s10, 8
    srli s7, s10, 24
    or s6, s6, s7
    and s6, s6, a6
    or s5, s5, s6
    and s6, t2, t4
    or s5, s5, s6
    and s6, t2, a6
    slli t2, a0, 24
    srli s7, a0, 8
    or s7, t2, s7
    andi t2, s7, 0xff
    or t2, s5, t2
    slli s5, t2, 24
    srli t2, t2, 8
    or t2, s5, t2
    xor t2, a7, t2
    andi a7, a0, 0xff
    andi s5, s10, 0xff
    xor s5, a7, s5
    and s8, s10, t4
    and s9, s1, a4
    xor s5, s5, s9
    and s1, s1, t4
    and s9, s2, a4
    xor s5, s5, s9
    andi s2, s2, 0xff
    or s2, s8, s2
    slli s8, s5, 16
    srli s9, s5, 16
    or s8, s8, s9
    xor s5, s5, s8
    xor t2, t2, s5
    and s5, s11, t4
    xor t3, t3, s5
    and s5, s7, a6
    xor t3, t3, s5
    and s5, s7, a4
    and s7, s3, a6
    xor t3, t3, s7
    and s3, s3, a4
    slli s7, t3, 8
    srli s8, t3, 24
    or s7, s7, s8
    slli s8, t3, 24
    srli t3, t3, 8
    or t3, s8, t3
    xor t3, s7, t3
    and s7, s11, a2
    xor s0, s0, s7
    and s7, a1, t0
    xor s0, s0, s7
    and a1, a1, t4
    and s7, a3, a6
    xor s0, s0, s7
    and s7, s4, t4
    xor s0, s0, s7
    xor a7, s0, a7
    and s0, s4, a4
    or s0, s2, s0
    slli s2, a7, 16
    srli s4, a7, 16
    or s2, s2, s4
    slli s4, a7, 24
    srli a7, a7, 8
    or a7, s4, a7
    xor a7, s2, a7
    xor t3, t3, a7
    and a7, a0, a6
    or a7, a7, s1
    and a0, a0, a2
    andi a2, a3, 0xff
    or a2, a7, a2
    and t0, a3, t0
    slli a3, t6, 24
    srli a7, t6, 8
    or a3, a3, a7
    and a3, a3, a4
    or a2, a2, a3
    slli a3, a2, 16
    srli a2, a2, 16
    or a2, a3, a2
    xor t3, t3, a2
    and a2, t6, a6
    xor a2, a2, a5
    xor a2, a2, s3
    xor a2, a2, s5
    andi t6, t6, 0xff
    slli a3, a2, 16
    srli a5, a2, 16
    or a3, a3, a5
    xor a2, a2, a3
    and a3, s11, a4
    xor a0, a0, a3
    xor t6, a0, t6
    xor t6, t6, s6
    xor t0, t6, t0
    xor t0, t0, a1
    slli t6, t0, 24
    srli a0, t0, 8
    or t6, t6, a0
    xor t0, t0, t6
    xor t0, a2, t0
    slli t6, s11, 24
    srli a0, s11, 8
    or t6, t6, a0
    and t6, t6, a6
    or t6, s0, t6
    slli a0, t6, 8
    srli t6, t6, 24
    or t6, a0, t6
    xor t0, t0, t6
    lw ra, 16(sp)  /* reload */
    bne t5, ra, .Laria128_encrypt_blocks_rounds8
    andi t5, t1, 0xff
    slli t6, t2, 8
    srli t2, t2, 24
    or t2, t6, t2
    and t6, t2, a4
    or t5, t5, t6
    slli t6, t3, 16
    srli t3, t3, 16
    or t3, t6, t3
    and t6, t3, a6
    or t5, t5, t6
    slli t6, t0, 24
    srli t0, t0, 8
    or t0, t6, t0
    and t6, t0, t4
    or t5, t5, t6
    lw s10, 4(sp)  /* reload */
    and t6, t2, a6
    lw s9, 640(s10)
    lw s8, 644(s10)
    xor a0, t5, s9
    and t5, t1, a4
    or t5, t5, t6
    and t6, t3, t4
    or t5, t5, t6
    andi t6, t0, 0xff
    or t5, t5, t6
    xor t5, t5, s8
    slli t6, t5, 24
    srli t5, t5, 8
    or t5, t6, t5
    sw t5, 40(sp)  /* spill */
    and t5, t1, t4
    and t1, t1, a6
    andi t6, t2, 0xff
    or t5, t5, t6
    and t2, t2, t4
    or t1, t1, t2
    and t2, t3, a4
    or t2, t5, t2
    andi t3, t3, 0xff
    or t1, t1, t3
    and t3, t0, a6
    or t2, t2, t3
    and t0, t0, a4
    or t0, t1, t0
    lw s7, 648(s10)
    lw s4, 652(s10)
    xor t1, t2, s7
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    sw t1, 44(sp)  /* spill */
    xor t0, t0, s4
    slli t1, t0, 16
    srli t0, t0, 16
    or t0, t1, t0
    sw t0, 48(sp)  /* spill */
    jal ra, aria128_look_up0_words1_local
    addi s10, a0, 0
    lw a0, 40(sp)  /* reload */
    jal ra, aria128_look_up1_words1_local
    sw a0, 40(sp)  /* spill */
    lw a0, 44(sp)  /* reload */
    jal ra, aria128_look_up2_words1_local
    addi s11, a0, 0
    lw a0, 48(sp)  /* reload */
    jal ra, aria128_look_up3_words1_local
    lw t3, 40(sp)  /* reload */
    lw t0, 32(sp)  /* reload */
    lw t1, 28(sp)  /* reload */
    slli t5, t3, 16
    srli t6, t3, 16
    and t2, a0, t0
    and t4, t3, t1
    or t5, t5, t6
    xor t2, t2, t4
    andi t6, t5, 0xff
    xor t2, t2, t6
    lw a1, 36(sp)  /* reload */
    slli t6, s10, 16
    srli a2, s10, 16
    or t6, t6, a2
    and a2, t6, a1
    xor t2, t2, a2
    slli a2, s11, 16
    lw a3, 20(sp)  /* reload */
    srli a4, s11, 16
    or a2, a2, a4
    lw a5, 24(sp)  /* reload */
    and a4, a2, a3
    xor t2, t2, a4
    and a4, s11, a5
    xor t2, t2, a4
    slli a6, t2, 8
    srli a7, t2, 24
    or a6, a6, a7
    xor t2, t2, a6
    slli s0, s11, 8
    srli s1, s11, 24
    and a6, a0, a3
    and a7, s10, a3
    or s0, s0, s1
    xor a6, a6, a7
    and s1, s0, a5
    xor a6, a6, s1
    slli s1, t3, 8
    srli s2, t3, 24
    or s1, s1, s2
    and s2, s1, a5
    xor a6, a6, s2
    slli s2, a6, 8
    srli s3, a6, 24
    or s2, s2, s3
    slli s3, a6, 24
    srli a6, a6, 8
    or a6, s3, a6
    xor a6, s2, a6
    slli s2, a0, 8
    srli s3, a0, 24
    xor t2, t2, a6
    or s2, s2, s3
    andi a6, s11, 0xff
    and s2, s2, a3
    or a6, a6, s2
    and s2, t5, a5
    or a6, a6, s2
    slli s2, s10, 24
    srli s3, s10, 8
    or s2, s2, s3
    and s3, s2, t1
    or a6, a6, s3
    xor t2, t2, a6
    and a6, a0, t1
    and s3, s10, a5
    xor a6, a6, s3
    and s3, s11, t0
    xor a6, a6, s3
    and s3, t5, a1
    xor a6, a6, s3
    slli s3, a0, 16
    srli s4, a0, 16
    or s3, s3, s4
    andi s4, s3, 0xff
    xor a6, a6, s4
    and s4, t6, a3
    xor a6, a6, s4
    slli s4, a6, 8
    srli s5, a6, 24
    or s4, s4, s5
    slli s5, a6, 16
    srli a6, a6, 16
    or a6, s5, a6
    slli s5, s10, 8
    srli s6, s10, 24
    xor a6, s4, a6
    or s5, s5, s6
    and s4, t3, a3
    and s5, s5, a5
    or s4, s4, s5
    and s5, a2, t1
    or s4, s4, s5
    slli s5, a0, 24
    srli s6, a0, 8
    or s5, s5, s6
    andi s6, s5, 0xff
    or s4, s4, s6
    slli s6, s4, 24
    srli s4, s4, 8
    or s4, s6, s4
    xor a6, a6, s4
    andi s4, a0, 0xff
    andi s6, s10, 0xff
    xor s6, s4, s6
    and s8, s0, a3
    xor s6, s6, s8
    and s8, s1, a3
    and s7, s10, t1
    andi s1, s1, 0xff
    xor s6, s6, s8
    or s1, s7, s1
    slli s7, s6, 16
    srli s8, s6, 16
    or s7, s7, s8
    xor s6, s6, s7
    xor a6, a6, s6
    and s6, s11, t1
    xor t4, t4, s6
    and s6, s5, a5
    xor t4, t4, s6
    and s6, s2, a5
    xor t4, t4, s6
    slli s6, t4, 8
    srli s7, t4, 24
    or s6, s6, s7
    slli s7, t4, 24
    srli t4, t4, 8
    or t4, s7, t4
    xor t4, s6, t4
    and s6, s11, a1
    xor a7, a7, s6
    and s6, t5, t0
    xor a7, a7, s6
    and s6, t6, a5
    xor a7, a7, s6
    and s6, s3, t1
    xor a7, a7, s6
    and s3, s3, a3
    xor a7, a7, s4
    or s1, s1, s3
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, a7, 24
    srli a7, a7, 8
    or a7, s4, a7
    xor a7, s3, a7
    xor t4, t4, a7
    and a7, a0, a5
    and s0, s0, t1
    and a0, a0, a1
    or a7, a7, s0
    andi a1, t6, 0xff
    or a1, a7, a1
    and t0, t6, t0
    slli t6, t3, 24
    srli a7, t3, 8
    or t6, t6, a7
    and t6, t6, a3
    or t6, a1, t6
    slli a1, t6, 16
    srli t6, t6, 16
    or t6, a1, t6
    xor t4, t4, t6
    and t6, t3, a5
    and s2, s2, a3
    xor t6, t6, a4
    and s5, s5, a3
    xor t6, t6, s2
    xor t6, t6, s5
    slli a1, t6, 16
    srli a4, t6, 16
    or a1, a1, a4
    xor t6, t6, a1
    and a1, s11, a3
    andi t3, t3, 0xff
    xor a0, a0, a1
    and a2, a2, a5
    xor t3, a0, t3
    xor t3, t3, a2
    and t5, t5, t1
    xor t0, t3, t0
    xor t0, t0, t5
    slli t3, t0, 24
    srli t5, t0, 8
    or t3, t3, t5
    xor t0, t0, t3
    slli t3, s11, 24
    srli t5, s11, 8
    or t3, t3, t5
    and t3, t3, a5
    or t3, s1, t3
    slli t5, t3, 8
    srli t3, t3, 24
    xor t0, t6, t0
    or t3, t5, t3
    slli t5, a6, 8
    srli t6, a6, 24
    xor t0, t0, t3
    or t5, t5, t6
    and t3, t2, t1
    andi t6, t5, 0xff
    or t3, t3, t6
    slli t6, t4, 16
    srli t4, t4, 16
    or t4, t6, t4
    and t6, t4, a3
    or t3, t3, t6
    slli t6, t0, 24
    srli t0, t0, 8
    lw s9, 4(sp)  /* reload */
    or t0, t6, t0
    and t6, t0, a5
    lw ra, 704(s9)
    or t3, t3, t6
    xor t3, t3, ra
    slli t6, t3, 8
    srli t3, t3, 24
    or a0, t6, t3
    and t3, t2, a5
    and t6, t5, t1
    or t3, t3, t6
    andi t6, t4, 0xff
    or t3, t3, t6
    lw s10, 708(s9)
    and t6, t0, a3
    or t3, t3, t6
    xor t3, t3, s10
    slli t6, t3, 16
    srli t3, t3, 16
    or t3, t6, t3
    sw t3, 40(sp)  /* spill */
    and t3, t2, a3
    and t6, t5, a5
    andi t2, t2, 0xff
    and t5, t5, a3
    or t2, t2, t5
    and t5, t4, t1
    and t4, t4, a5
    or t3, t3, t6
    or t2, t2, t4
    or t3, t3, t5
    andi t4, t0, 0xff
    lw s8, 712(s9)
    or t3, t3, t4
    and t0, t0, t1
    or t0, t2, t0
    xor t1, t3, s8
    lw s7, 716(s9)
    slli t2, t1, 24
    srli t1, t1, 8
    or t1, t2, t1
    xor t0, t0, s7
    sw t1, 44(sp)  /* spill */
    sw t0, 48(sp)  /* spill */
    jal ra, aria128_look_up1_words1_local
    addi s10, a0, 0
    lw a0, 40(sp)  /* reload */
    jal ra, aria128_look_up0_words1_local
    addi s11, a0, 0
    lw a0, 44(sp)  /* reload */
    jal ra, aria128_look_up2_words1_local
    sw a0, 40(sp)  /* spill */
    lw a0, 48(sp)  /* reload */
    jal ra, aria128_look_up3_words1_local
    andi t0, a0, 0xff
    lw t1, 40(sp)  /* reload */
    lw t3, 20(sp)  /* reload */
    slli t2, t1, 8
    srli t1, t1, 24
    or t2, t2, t1
    and t1, t2, t3
    or t0, t0, t1
    slli t1, s11, 16
    lw t4, 24(sp)  /* reload */
    srli t5, s11, 16
    or t5, t1, t5
    and t1, t5, t4
    or t0, t0, t1
    slli t1, s10, 24
    lw t6, 28(sp)  /* reload */
    srli a1, s10, 8
    or a1, t1, a1
    and t1, a1, t6
    or t0, t0, t1
    lw a2, 4(sp)  /* reload */
    and t1, a0, t3
    lw a3, 768(a2)
    lw a4, 772(a2)
    xor t0, t0, a3
    and a3, t2, t4
    or t1, t1, a3
    and a3, t5, t6
    or t1, t1, a3
    andi a3, a1, 0xff
    or t1, t1, a3
    xor t1, t1, a4
    slli a3, t1, 24
    srli t1, t1, 8
    or t1, a3, t1
    and a3, a0, t4
    and a0, a0, t6
    and t6, t2, t6
    or t6, a3, t6
    andi t2, t2, 0xff
    or t2, a0, t2
    andi a0, t5, 0xff
    or t6, t6, a0
    and t5, t5, t3
    or t2, t2, t5
    and t3, a1, t3
    or t3, t6, t3
    and t4, a1, t4
    or t4, t2, t4
    lw a5, 776(a2)
    lw a6, 780(a2)
    xor t2, t3, a5
    slli t3, t2, 16
    srli t2, t2, 16
    or t2, t3, t2
    xor t3, t4, a6
    slli t4, t3, 8
    srli t3, t3, 24
    or t3, t4, t3
    lw t4, 12(sp)  /* reload */
    andi t5, t4, 3
    bne t5, zero, .Laria128_encrypt_blocks_misaligned26
    sw t0, 0(t4)
    sw t1, 4(t4)
    sw t2, 8(t4)
    sw t3, 12(t4)
.Laria128_encrypt_blocks_join27:
    lw a7, 12(sp)  /* reload */
    lw s0, 0(sp)  /* reload */
    addi t0, a7, 16
    sw t0, 12(sp)  /* spill */
    addi t0, s0, -1
    sw t0, 0(sp)  /* spill */
    bne t0, zero, .Laria128_encrypt_blocks_blocks3
.Laria128_encrypt_blocks_done1:
    lw s0, 56(sp)
    lw s1, 60(sp)
    lw s2, 64(sp)
    lw s3, 68(sp)
    lw s4, 72(sp)
    lw s5, 76(sp)
    lw s6, 80(sp)
    lw s7, 84(sp)
    lw s8, 88(sp)
    lw s9, 92(sp)
    lw s10, 96(sp)
    lw s11, 100(sp)
    lw ra, 104(sp)
    addi sp, sp, 144
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
    addi t1, sp, 108
    addi t2, t0, 16
.Laria128_encrypt_blocks_copy6:
    lbu s1, 0(t0)
    addi t0, t0, 1
    sb s1, 0(t1)
    addi t1, t1, 1
    bne t0, t2, .Laria128_encrypt_blocks_copy6
    addi t0, sp, 108
    jal zero, .Laria128_encrypt_blocks_join5
.Laria128_encrypt_blocks_misaligned26:
    addi t5, sp, 124
    sw t0, 0(t5)
    sw t1, 4(t5)
    sw t2, 8(t5)
    sw t3, 12(t5)
    addi t0, t5, 16
.Laria128_encrypt_blocks_copy28:
    lbu s2, 0(t5)
    addi t5, t5, 1
    sb s2, 0(t4)
    addi t4, t4, 1
    bne t5, t0, .Laria128_encrypt_blocks_copy28
    jal zero, .Laria128_encrypt_blocks_join27
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
    addi sp, sp, -144
    .cfi_def_cfa_offset 144
    sw s0, 52(sp)
    .cfi_offset s0, -92
    sw s1, 56(sp)
    .cfi_offset s1, -88
    sw s2, 60(sp)
    .cfi_offset s2, -84
    sw s3, 64(sp)
    .cfi_offset s3, -80
    sw s4, 68(sp)
    .cfi_offset s4, -76
    sw s5, 72(sp)
    .cfi_offset s5, -72
    sw s6, 76(sp)
    .cfi_offset s6, -68
    sw s7, 80(sp)
    .cfi_offset s7, -64
    sw s8, 84(sp)
    .cfi_offset s8, -60
    sw s9, 88(sp)
    .cfi_offset s9, -56
    sw s10, 92(sp)
    .cfi_offset s10, -52
    sw s11, 96(sp)
    .cfi_offset s11, -48
    sw ra, 100(sp)
    .cfi_offset ra, -44
    sw a3, 0(sp)  /* spill */
    sw a0, 4(sp)  /* spill */
    sw a1, 8(sp)  /* spill */
    sw a2, 12(sp)  /* spill */
    bne a3, zero, .Laria128_decrypt_blocks_start2
    jal zero, .Laria128_decrypt_blocks_done1
.Laria128_decrypt_blocks_start2:
    lui t0, 0x10
    addi t1, t0, -0x100  /* 0x0000ff00 */
    sw t1, 16(sp)  /* spill */
    lui t1, 0xff0
    sw t1, 20(sp)  /* spill */
    lui t1, 0xff000
    sw t1, 24(sp)  /* spill */
    lui t1, 0xffff0
    sw t1, 28(sp)  /* spill */
    addi t0, t0, -1  /* 0x0000ffff */
    sw t0, 32(sp)  /* spill */
.Laria128_decrypt_blocks_blocks3:
    lw t0, 8(sp)  /* reload */
    andi t1, t0, 3
    beq t1, zero, .Laria128_decrypt_blocks_join5
    jal zero, .Laria128_decrypt_blocks_misaligned4
.Laria128_decrypt_blocks_join5:
    lw t3, 4(t0)
    lw t6, 8(sp)  /* reload */
    lw t2, 0(t0)
    lw t4, 8(t0)
    lw t5, 12(t0)
    slli t1, t3, 8
    addi t0, t6, 16
    lw a4, 16(sp)  /* reload */
    srli t3, t3, 24
    sw t0, 8(sp)  /* spill */
    or t1, t1, t3
    andi t0, t2, 0xff
    and t3, t1, a4
    or t0, t0, t3
    slli t3, t4, 16
    lw a5, 20(sp)  /* reload */
    srli t4, t4, 16
    or t3, t3, t4
    and t4, t3, a5
    or t0, t0, t4
    slli t4, t5, 24
    lw a6, 24(sp)  /* reload */
    srli t5, t5, 8
    lw a7, 4(sp)  /* reload */
    or t4, t4, t5
    and t5, t4, a6
    lw s0, 784(a7)
    or t0, t0, t5
    xor a0, t0, s0
    and t5, t1, a5
    and t0, t2, a4
    or t0, t0, t5
    and t5, t3, a6
    or t0, t0, t5
    lw s1, 788(a7)
    andi t5, t4, 0xff
    or t0, t0, t5
    xor t0, t0, s1
    slli t5, t0, 24
    srli t0, t0, 8
    or t0, t5, t0
    sw t0, 36(sp)  /* spill */
    and t0, t2, a6
    andi t5, t1, 0xff
    and t2, t2, a5
    and t1, t1, a6
    or t1, t2, t1
    or t0, t0, t5
    and t2, t3, a4
    or t0, t0, t2
    andi t2, t3, 0xff
    or t1, t1, t2
    and t2, t4, a5
    lw s2, 792(a7)
    or t0, t0, t2
    xor t0, t0, s2
    slli t3, t0, 8
    srli t0, t0, 24
    or t0, t3, t0
    and t2, t4, a4
    sw t0, 40(sp)  /* spill */
    lw s3, 796(a7)
    or t0, t1, t2
    xor t0, t0, s3
    slli t1, t0, 16
    srli t0, t0, 16
    or t0, t1, t0
    sw t0, 44(sp)  /* spill */
    jal ra, aria128_look_up0_words1_local
    addi s10, a0, 0
    lw a0, 36(sp)  /* reload */
    jal ra, aria128_look_up1_words1_local
    sw a0, 36(sp)  /* spill */
    lw a0, 40(sp)  /* reload */
    jal ra, aria128_look_up2_words1_local
    addi s11, a0, 0
    lw a0, 44(sp)  /* reload */
    jal ra, aria128_look_up3_words1_local
    lw t4, 36(sp)  /* reload */
    lw t2, 28(sp)  /* reload */
    lw t3, 24(sp)  /* reload */
    slli t1, t4, 16
    srli t6, t4, 16
    and t0, a0, t2
    and t5, t4, t3
    or t6, t1, t6
    xor t0, t0, t5
    andi t1, t6, 0xff
    xor t0, t0, t1
    lw a1, 32(sp)  /* reload */
    slli t1, s10, 16
    srli a2, s10, 16
    or a2, t1, a2
    and t1, a2, a1
    xor t0, t0, t1
    slli t1, s11, 16
    lw a3, 16(sp)  /* reload */
    srli a4, s11, 16
    or t1, t1, a4
    lw a5, 20(sp)  /* reload */
    and a4, t1, a3
    xor t0, t0, a4
    and a4, s11, a5
    xor t0, t0, a4
    slli a6, t0, 8
    srli a7, t0, 24
    or a6, a6, a7
    xor t0, t0, a6
    slli s0, s11, 8
    srli s1, s11, 24
    and a6, a0, a3
    and a7, s10, a3
    or s0, s0, s1
    xor a6, a6, a7
    and s1, s0, a5
    xor a6, a6, s1
    slli s1, t4, 8
    srli s2, t4, 24
    or s1, s1, s2
    and s2, s1, a5
    xor a6, a6, s2
    slli s2, a6, 8
    srli s3, a6, 24
    or s2, s2, s3
    slli s3, a6, 24
    srli a6, a6, 8
    or a6, s3, a6
    xor a6, s2, a6
    slli s2, a0, 8
    srli s3, a0, 24
    xor t0, t0, a6
    or s2, s2, s3
    andi a6, s11, 0xff
    and s2, s2, a3
    or a6, a6, s2
    and s2, t6, a5
    or a6, a6, s2
    slli s2, s10, 24
    srli s3, s10, 8
    or s2, s2, s3
    and s3, s2, t3
    or a6, a6, s3
    xor t0, t0, a6
    and a6, a0, t3
    and s3, s10, a5
    xor a6, a6, s3
    and s3, s11, t2
    xor a6, a6, s3
    and s3, t6, a1
    xor a6, a6, s3
    slli s3, a0, 16
    srli s4, a0, 16
    or s3, s3, s4
    andi s4, s3, 0xff
    xor a6, a6, s4
    and s4, a2, a3
    xor a6, a6, s4
    slli s4, a6, 8
    srli s5, a6, 24
    or s4, s4, s5
    slli s5, a6, 16
    srli a6, a6, 16
    or a6, s5, a6
    slli s5, s10, 8
    srli s6, s10, 24
    xor a6, s4, a6
    or s5, s5, s6
    and s4, t4, a3
    and s5, s5, a5
    or s4, s4, s5
    and s5, t1, t3
    or s4, s4, s5
    and s5, t1, a5
    slli t1, a0, 24
    srli s6, a0, 8
    or s6, t1, s6
    andi t1, s6, 0xff
    or t1, s4, t1
    slli s4, t1, 24
    srli t1, t1, 8
    or t1, s4, t1
    xor t1, a6, t1
    andi a6, a0, 0xff
    andi s4, s10, 0xff
    xor s4, a6, s4
    and s8, s0, a3
    xor s4, s4, s8
    and s8, s1, a3
    and s7, s10, t3
    andi s1, s1, 0xff
    xor s4, s4, s8
    or s1, s7, s1
    slli s7, s4, 16
    srli s8, s4, 16
    or s7, s7, s8
    xor s4, s4, s7
    xor t1, t1, s4
    and s4, s11, t3
    xor t5, t5, s4
    and s4, s6, a5
    xor t5, t5, s4
    and s4, s6, a3
    and s6, s2, a5
    xor t5, t5, s6
    slli s6, t5, 8
    srli s7, t5, 24
    or s6, s6, s7
    slli s7, t5, 24
    srli t5, t5, 8
    or t5, s7, t5
    xor t5, s6, t5
    and s6, s11, a1
    xor a7, a7, s6
    and s6, t6, t2
    xor a7, a7, s6
    and s0, s0, t3
    and t6, t6, t3
    and s6, a2, a5
    xor a7, a7, s6
    and t3, s3, t3
    xor t3, a7, t3
    xor t3, t3, a6
    and a6, s3, a3
    or a6, s1, a6
    slli a7, t3, 16
    srli s1, t3, 16
    or a7, a7, s1
    slli s1, t3, 24
    srli t3, t3, 8
    or t3, s1, t3
    xor t3, a7, t3
    xor t3, t5, t3
    and t5, a0, a5
    and a0, a0, a1
    or t5, t5, s0
    andi a1, a2, 0xff
    or t5, t5, a1
    and a1, a2, t2
    slli t2, t4, 24
    srli a2, t4, 8
    or t2, t2, a2
    and t2, t2, a3
    or t2, t5, t2
    slli t5, t2, 16
    srli t2, t2, 16
    or t2, t5, t2
    xor t2, t3, t2
    and t3, t4, a5
    and s2, s2, a3
    xor t3, t3, a4
    xor t3, t3, s2
    xor t3, t3, s4
    slli t5, t3, 16
    srli a2, t3, 16
    or t5, t5, a2
    xor t3, t3, t5
    and t5, s11, a3
    andi t4, t4, 0xff
    xor t5, a0, t5
    xor t4, t5, t4
    xor t4, t4, s5
    xor t4, t4, a1
    xor t4, t4, t6
    slli t5, t4, 24
    srli t6, t4, 8
    or t5, t5, t6
    xor t4, t4, t5
    xor t3, t3, t4
    slli t4, s11, 24
    srli t5, s11, 8
    or t4, t4, t5
    and t4, t4, a5
    or t4, a6, t4
    slli t5, t4, 8
    srli t4, t4, 24
    or t4, t5, t4
    lw s9, 4(sp)  /* reload */
    xor t3, t3, t4
    addi t4, s9, 640
    sw t4, 36(sp)  /* spill */
.Laria128_decrypt_blocks_rounds12:
    lw ra, 36(sp)  /* reload */
    lw s7, 16(sp)  /* reload */
    lw s10, 80(ra)
    lw s8, 84(ra)
    slli t4, s10, 8
    srli t5, s10, 24
    or t4, t4, t5
    xor t4, s10, t4
    slli t5, s8, 16
    srli t6, s8, 16
    or t5, t5, t6
    xor t5, s8, t5
    xor t4, t4, t5
    andi t5, t0, 0xff
    slli t6, t1, 8
    srli t1, t1, 24
    or t1, t6, t1
    and t6, t1, s7
    or t5, t5, t6
    slli t6, t2, 16
    lw s6, 20(sp)  /* reload */
    srli t2, t2, 16
    or t2, t6, t2
    and t6, t2, s6
    or t5, t5, t6
    slli t6, t3, 24
    lw s3, 24(sp)  /* reload */
    srli t3, t3, 8
    or t3, t6, t3
    and t6, t3, s3
    or t5, t5, t6
    lw s1, 88(ra)
    lw a7, 92(ra)
    xor t5, t5, s1
    xor a0, t4, t5
    slli t4, a7, 8
    srli t5, a7, 24
    or t4, t4, t5
    xor t4, a7, t4
    and t5, t0, s7
    and t6, t1, s6
    or t5, t5, t6
    and t6, t2, s3
    or t5, t5, t6
    andi t6, t3, 0xff
    or t5, t5, t6
    lw s0, 96(ra)
    lw a4, 100(ra)
    xor t5, t5, s0
    slli t6, t5, 24
    srli t5, t5, 8
    or t5, t6, t5
    xor t4, t4, t5
    slli t5, a4, 16
    srli t6, a4, 16
    or t5, t5, t6
    xor t5, a4, t5
    xor t4, t4, t5
    sw t4, 40(sp)  /* spill */
    lw s2, 104(ra)
    lw s4, 108(ra)
    slli t4, s2, 16
    srli t5, s2, 16
    or t4, t4, t5
    xor t4, s2, t4
    slli t5, s4, 8
    srli t6, s4, 24
    or t5, t5, t6
    xor t5, s4, t5
    xor t4, t4, t5
    and t5, t0, s3
    and t0, t0, s6
    andi t6, t1, 0xff
    or t5, t5, t6
    and t1, t1, s3
    or t0, t0, t1
    and t1, t2, s7
    or t1, t5, t1
    andi t2, t2, 0xff
    or t0, t0, t2
    and t2, t3, s6
    or t1, t1, t2
    and t2, t3, s7
    or t0, t0, t2
    lw a2, 112(ra)
    lw a3, 116(ra)
    xor t1, t1, a2
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    xor t1, t4, t1
    sw t1, 44(sp)  /* spill */
    slli t1, a3, 16
    srli t2, a3, 16
    or t1, t1, t2
    xor t1, a3, t1
    lw s5, 120(ra)
    lw a1, 124(ra)
    slli t2, s5, 8
    srli t3, s5, 24
    or t2, t2, t3
    xor t2, s5, t2
    xor t1, t1, t2
    xor t0, t0, a1
    slli t2, t0, 16
    srli t0, t0, 16
    or t0, t2, t0
    xor t0, t1, t0
    sw t0, 48(sp)  /* spill */
    jal ra, aria128_look_up3_words1_local
    addi s10, a0, 0
    lw a0, 40(sp)  /* reload */
    jal ra, aria128_look_up2_words1_local
    sw a0, 40(sp)  /* spill */
    lw a0, 44(sp)  /* reload */
    jal ra, aria128_look_up1_words1_local
    addi s11, a0, 0
    lw a0, 48(sp)  /* reload */
    jal ra, aria128_look_up0_words1_local
    lw t0, 28(sp)  /* reload */
    lw t1, 24(sp)  /* reload */
    and t2, a0, t0
    lw t3, 40(sp)  /* reload */
    lw a1, 32(sp)  /* reload */
    and t4, t3, t1
    xor t2, t2, t4
    slli t5, t3, 16
    srli t6, t3, 16
    or t5, t5, t6
    andi t6, t5, 0xff
    xor t2, t2, t6
    slli t6, s10, 16
    srli a2, s10, 16
    or t6, t6, a2
    and a2, t6, a1
    xor t2, t2, a2
    slli a2, s11, 16
    lw a3, 16(sp)  /* reload */
    srli a4, s11, 16
    or a2, a2, a4
    lw a5, 20(sp)  /* reload */
    and a4, a2, a3
    xor t2, t2, a4
    and a4, s11, a5
    xor t2, t2, a4
    slli a6, t2, 8
    srli a7, t2, 24
    or a6, a6, a7
    xor t2, t2, a6
    and a6, a0, a3
    and a7, s10, a3
    xor a6, a6, a7
    slli s0, s11, 8
    srli s1, s11, 24
    or s0, s0, s1
    and s1, s0, a5
    xor a6, a6, s1
    slli s1, t3, 8
    srli s2, t3, 24
    or s1, s1, s2
    and s2, s1, a5
    xor a6, a6, s2
    slli s2, a6, 8
    srli s3, a6, 24
    or s2, s2, s3
    slli s3, a6, 24
    srli a6, a6, 8
    or a6, s3, a6
    xor a6, s2, a6
    xor t2, t2, a6
    andi a6, s11, 0xff
    slli s2, a0, 8
    srli s3, a0, 24
    or s2, s2, s3
    and s2, s2, a3
    or a6, a6, s2
    and s2, t5, a5
    or a6, a6, s2
    slli s2, s10, 24
    srli s3, s10, 8
    or s2, s2, s3
    and s3, s2, t1
    or a6, a6, s3
    xor t2, t2, a6
    and a6, a0, t1
    and s3, s10, a5
    xor a6, a6, s3
    and s3, s11, t0
    xor a6, a6, s3
    and s3, t5, a1
    xor a6, a6, s3
    slli s3, a0, 16
    srli s4, a0, 16
    or s3, s3, s4
    andi s4, s3, 0xff
    xor a6, a6, s4
    and s4, t6, a3
    xor a6, a6, s4
    slli s4, a6, 8
    srli s5, a6, 24
    or s4, s4, s5
    slli s5, a6, 16
    srli a6, a6, 16
    or a6, s5, a6
    xor a6, s4, a6
    and s4, t3, a3
    slli s5, s10, 8
    srli s6, s10, 24
    or s5, s5, s6
    and s5, s5, a5
    or s4, s4, s5
    and s5, a2, t1
    or s4, s4, s5
    and a2, a2, a5
    slli s5, a0, 24
    srli s6, a0, 8
    or s5, s5, s6
    andi s6, s5, 0xff
    or s4, s4, s6
    slli s6, s4, 24
    srli s4, s4, 8
    or s4, s6, s4
    xor a6, a6, s4
    andi s4, a0, 0xff
    andi s6, s10, 0xff
    xor s6, s4, s6
    and s7, s10, t1
    and s8, s0, a3
    xor s6, s6, s8
    and s0, s0, t1
    and s8, s1, a3
    xor s6, s6, s8
    andi s1, s1, 0xff
    or s1, s7, s1
    slli s7, s6, 16
    srli s8, s6, 16
    or s7, s7, s8
    xor s6, s6, s7
    xor a6, a6, s6
    and s6, s11, t1
    xor t4, t4, s6
    and s6, s5, a5
    xor t4, t4, s6
    and s5, s5, a3
    and s6, s2, a5
    xor t4, t4, s6
    and s2, s2, a3
    slli s6, t4, 8
    srli s7, t4, 24
    or s6, s6, s7
    slli s7, t4, 24
    srli t4, t4, 8
    or t4, s7, t4
    xor t4, s6, t4
    and s6, s11, a1
    xor a7, a7, s6
    and s6, t5, t0
    xor a7, a7, s6
    and t5, t5, t1
    and s6, t6, a5
    xor a7, a7, s6
    and s6, s3, t1
    xor a7, a7, s6
    xor a7, a7, s4
    and s3, s3, a3
    or s1, s1, s3
    slli s3, a7, 16
    srli s4, a7, 16
    or s3, s3, s4
    slli s4, a7, 24
    srli a7, a7, 8
    or a7, s4, a7
    xor a7, s3, a7
    xor t4, t4, a7
    and a7, a0, a5
    or a7, a7, s0
    and a0, a0, a1
    andi a1, t6, 0xff
    or a1, a7, a1
    and t0, t6, t0
    slli t6, t3, 24
    srli a7, t3, 8
    or t6, t6, a7
    and t6, t6, a3
    or t6, a1, t6
    slli a1, t6, 16
    srli t6, t6, 16
    or t6, a1, t6
    xor t4, t4, t6
    and t6, t3, a5
    xor t6, t6, a4
    xor t6, t6, s2
    xor t6, t6, s5
    andi t3, t3, 0xff
    slli a1, t6, 16
    srli a4, t6, 16
    or a1, a1, a4
    xor t6, t6, a1
    and a1, s11, a3
    xor a0, a0, a1
    xor t3, a0, t3
    xor t3, t3, a2
    xor t0, t3, t0
    xor t0, t0, t5
    slli t3, t0, 24
    srli t5, t0, 8
    or t3, t3, t5
    xor t0, t0, t3
    xor t0, t6, t0
    slli t3, s11, 24
    srli t5, s11, 8
    or t3, t3, t5
    and t3, t3, a5
    or t3, s1, t3
    slli t5, t3, 8
    srli t3, t3, 24
    or t3, t5, t3
    xor t0, t0, t3
    lw s9, 36(sp)  /* reload */
    srli a0, a6, 24
    lw ra, 16(s9)
    lw s10, 20(s9)
    slli t3, ra, 8
    srli t5, ra, 24
    or t3, t3, t5
    xor t3, ra, t3
    slli t5, s10, 16
    srli t6, s10, 16
    or t5, t5, t6
    xor t5, s10, t5
    xor t3, t3, t5
    andi t5, t2, 0xff
    slli t6, a6, 8
    or t6, t6, a0
    and a0, t6, a3
    or t5, t5, a0
    slli a0, t4, 16
    srli t4, t4, 16
    or t4, a0, t4
    and a0, t4, a5
    or t5, t5, a0
    slli a0, t0, 24
    srli t0, t0, 8
    or t0, a0, t0
    and a0, t0, t1
    or t5, t5, a0
    lw s8, 24(s9)
    lw s7, 28(s9)
    xor t5, t5, s8
    xor a0, t3, t5
    slli t3, s7, 8
    srli t5, s7, 24
    or t3, t3, t5
    xor t3, s7, t3
    and t5, t2, a3
    and a1, t6, a5
    or t5, t5, a1
    and a1, t4, t1
    or t5, t5, a1
    andi a1, t0, 0xff
    or t5, t5, a1
    lw s6, 32(s9)
    lw s4, 36(s9)
    xor t5, t5, s6
    slli a1, t5, 24
    srli t5, t5, 8
    or t5, a1, t5
    xor t3, t3, t5
    slli t5, s4, 16
    srli a1, s4, 16
    or t5, t5, a1
    xor t5, s4, t5
    xor t3, t3, t5
    sw t3, 40(sp)  /* spill */
    lw s3, 40(s9)
    lw s0, 44(s9)
    slli t3, s3, 16
    srli t5, s3, 16
    or t3, t3, t5
    xor t3, s3, t3
    slli t5, s0, 8
    srli a1, s0, 24
    or t5, t5, a1
    xor t5, s0, t5
    xor t3, t3, t5
    and t5, t2, t1
    and t2, t2, a5
    andi a1, t6, 0xff
    or t5, t5, a1
    and t1, t6, t1
    or t1, t2, t1
    and t2, t4, a3
    or t2, t5, t2
    andi t4, t4, 0xff
    or t1, t1, t4
    and t4, t0, a5
    or t2, t2, t4
    and t0, t0, a3
    or t0, t1, t0
    lw a7, 48(s9)
    lw s2, 52(s9)
    xor t1, t2, a7
    slli t2, t1, 8
    srli t1, t1, 24
    or t1, t2, t1
    xor t1, t3, t1
    sw t1, 44(sp)  /* spill */
    slli t1, s2, 16
    srli t2, s2, 16
    or t1, t1, t2
    xor t1, s2, t1
    lw s5, 56(s9)
    lw a4, 60(s9)
    slli t2, s5, 8
    srli t3, s5, 24
    or t2, t2, t3
    xor t2, s5, t2
    xor t1, t1, t2
    xor t0, t0, a4
    slli t2, t0, 16
    srli t0, t0, 16
    or t0, t2, t0
    xor t0, t1, t0
    sw t0, 48(sp)  /* spill */
    jal ra, aria128_look_up0_words1_local
    addi s10, a0, 0
    lw a0, 40(sp)  /* reload */
    jal ra, aria128_look_up1_words1_local
    sw a0, 40(sp)  /* spill */
    lw a0, 44(sp)  /* reload */
    jal ra, aria128_look_up2_words1_local
    addi s11, a0, 0
    lw a0, 48(sp)  /* reload */
    jal ra, aria128_look_up3_words1_local
    lw t2, 28(sp)  /* reload */
    lw t4, 24(sp)  /* reload */
    and t0, a0, t2
    lw t1, 36(sp)  /* reload */
    lw t3, 40(sp)  /* reload */
    addi t5, t1, -128
    sw t5, 36(sp)  /* spill */
    and t6, t3, t4
    xor t0, t0, t6
    slli t1, t3, 16
    srli a1, t3, 16
    or a1, t1, a1
    andi t1, a1, 0xff
    xor t0, t0, t1
    slli t1, s10, 16
    lw a2, 32(sp)  /* reload */
    srli a3, s10, 16
    or a3, t1, a3
    and t1, a3, a2
    xor t0, t0, t1
    slli t1, s11, 16
    lw a4, 16(sp)  /* reload */
    srli a5, s11, 16
    or t1, t1, a5
    lw a6, 20(sp)  /* reload */
    and a5, t1, a4
    xor t0, t0, a5
    and a5, s11, a6
    xor t0, t0, a5
    slli a7, t0, 8
    srli s0, t0, 24
    or a7, a7, s0
    xor t0, t0, a7
    and a7, a0, a4
    and s0, s10, a4
    xor a7, a7, s0
    slli s1, s11, 8
    srli s2, s11, 24
    or s1, s1, s2
    and s2, s1, a6
    xor a7, a7, s2
    slli s2, t3, 8
    srli s3, t3, 24
    or s2, s2, s3
    and s3, s2, a6
    xor a7, a7, s3
    slli s3, a7, 8
    srli s4, a7, 24
    or s3, s3, s4
    slli s4, a7, 24
    srli a7, a7, 8
    or a7, s4, a7
    xor a7, s3, a7
    xor t0, t0, a7
    andi a7, s11, 0xff
    slli s3, a0, 8
    srli s4, a0, 24
    or s3, s3, s4
    and s3, s3, a4
    or a7, a7, s3
    and s3, a1, a6
    or a7, a7, s3
    slli s3, s10, 24
    srli s4, s10, 8
    or s3, s3, s4
    and s4, s3, t4
    or a7, a7, s4
    xor t0, t0, a7
    and a7, a0, t4
    and s4, s10, a6
    xor a7, a7, s4
    and s4, s11, t2
    xor a7, a7, s4
    and s4, a1, a2
    xor a7, a7, s4
    slli s4, a0, 16
    srli s5, a0, 16
    or s4, s4, s5
    andi s5, s4, 0xff
    xor a7, a7, s5
    and s5, a3, a4
    xor a7, a7, s5
    slli s5, a7, 8
    srli s6, a7, 24
    or s5, s5, s6
    slli s6, a7, 16
    srli a7, a7, 16
    or a7, s6, a7
    xor a7, s5, a7
    and s5, t3, a4
    slli s6, s10, 8
    srli s7, s10, 24
    or s6, s6, s7
    and s6, s6, a6
    or s5, s5, s6
    and s6, t1, t4
    or s5, s5, s6
    and s6, t1, a6
    slli t1, a0, 24
    srli s7, a0, 8
    or s7, t1, s7
    andi t1, s7, 0xff
    or t1, s5, t1
    slli s5, t1, 24
    srli t1, t1, 8
    or t1, s5, t1
    xor t1, a7, t1
    andi a7, a0, 0xff
    andi s5, s10, 0xff
    xor s5, a7, s5
    and s8, s10, t4
    and s9, s1, a4
    xor s5, s5, s9
    and s1, s1, t4
    and s9, s2, a4
    xor s5, s5, s9
    andi s2, s2, 0xff
    or s2, s8, s2
    slli s8, s5, 16
    srli s9, s5, 16
    or s8, s8, s9
    xor s5, s5, s8
    xor t1, t1, s5
    and s5, s11, t4
    xor t6, t6, s5
    and s5, s7, a6
    xor t6, t6, s5
    and s5, s7, a4
    and s7, s3, a6
    xor t6, t6, s7
    and s3, s3, a4
    slli s7, t6, 8
    srli s8, t6, 24
    or s7, s7, s8
    slli s8, t6, 24
    srli t6, t6, 8
    or t6, s8, t6
    xor t6, s7, t6
    and s7, s11, a2
    xor s0, s0, s7
    and s7, a1, t2
    xor s0, s0, s7
    and a1, a1, t4
    and s7, a3, a6
    xor s0, s0, s7
    and s7, s4, t4
    xor s0, s0, s7
    xor a7, s0, a7
    and s0, s4, a4
    or s0, s2, s0
    slli s2, a7, 16
    srli s4, a7, 16
    or s2, s2, s4
    slli s4, a7, 24
    srli a7, a7, 8
    or a7, s4, a7
    xor a7, s2, a7
    xor t6, t6, a7
    and a7, a0, a6
    or a7, a7, s1
    and a0, a0, a2
    andi a2, a3, 0xff
    or a2, a7, a2
    and a3, a3, t2
    slli t2, t3, 24
    srli a7, t3, 8
    or t2, t2, a7
    and t2, t2, a4
    or t2, a2, t2
    slli a2, t2, 16
    srli t2, t2, 16
    or t2, a2, t2
    xor t2, t6, t2
    and t6, t3, a6
    xor t6, t6, a5
    xor t6, t6, s3
    xor t6, t6, s5
    andi t3, t3, 0xff
    slli a2, t6, 16
    srli a5, t6, 16
    or a2, a2, a5
    xor t6, t6, a2
    and a2, s11, a4
    xor a0, a0, a2
    xor t3, a0, t3
    xor t3, t3, s6
    xor t3, t3, a3
    xor t3, t3, a1
    slli a0, t3, 24
    srli a1, t3, 8
    or a0, a0, a1
    xor t3, t3, a0
    xor t3, t6, t3
    slli t6, s11, 24
    srli a0, s11, 8
    or t6, t6, a0
    and t6, t6, a6
    or t6, s0, t6
    slli a0, t6, 8
    srli t6, t6, 24
    or t6, a0, t6
    xor t3, t3, t6
    lw ra, 4(sp)  /* reload */
    bne t5, ra, .Laria128_decrypt_blocks_rounds12
    lw s10, 80(ra)
    lw s9, 84(ra)
    slli t5, s10, 16
    srli t6, s10, 16
    or t5, t5, t6
    slli t6, s9, 8
    srli a0, s9, 24
    or t6, t6, a0
    slli a0, t1, 8
    xor t5, s10, t5
    xor t6, s9, t6
    srli t1, t1, 24
    xor t5, t5, t6
    or t1, a0, t1
    and t6, t0, t4
    andi a0, t1, 0xff
    or t6, t6, a0
    slli a0, t2, 16
    srli t2, t2, 16
    or t2, a0, t2
    and a0, t2, a4
    or t6, t6, a0
    slli a0, t3, 24
    srli t3, t3, 8
    or t3, a0, t3
    and a0, t3, a6
    lw s8, 88(ra)
    or t6, t6, a0
    xor t6, t6, s8
    slli a0, t6, 8
    srli t6, t6, 24
    lw s7, 92(ra)
    or t6, a0, t6
    xor a0, t5, t6
    slli t5, s7, 8
    srli t6, s7, 24
    or t5, t5, t6
    and t6, t0, a6
    and a1, t1, t4
    or t6, t6, a1
    andi a1, t2, 0xff
    or t6, t6, a1
    and a1, t3, a4
    lw s4, 96(ra)
    or t6, t6, a1
    xor t6, t6, s4
    slli a1, t6, 16
    srli t6, t6, 16
    xor t5, s7, t5
    lw s2, 100(ra)
    or t6, a1, t6
    xor t5, t5, t6
    slli t6, s2, 16
    srli a1, s2, 16
    or t6, t6, a1
    xor t6, s2, t6
    xor t5, t5, t6
    lw s1, 104(ra)
    sw t5, 36(sp)  /* spill */
    lw a7, 108(ra)
    slli t5, s1, 8
    srli t6, s1, 24
    or t5, t5, t6
    slli t6, a7, 16
    srli a1, a7, 16
    or t6, t6, a1
    xor t5, s1, t5
    xor t6, a7, t6
    xor t5, t5, t6
    and t6, t0, a4
    and a1, t1, a6
    andi t0, t0, 0xff
    and t1, t1, a4
    or t0, t0, t1
    and t1, t2, t4
    and t2, t2, a6
    or t6, t6, a1
    or t0, t0, t2
    or t1, t6, t1
    andi t2, t3, 0xff
    or t1, t1, t2
    lw s3, 112(ra)
    and t2, t3, t4
    or t0, t0, t2
    xor t1, t1, s3
    slli t2, t1, 24
    srli t1, t1, 8
    or t1, t2, t1
    lw s5, 116(ra)
    xor t1, t5, t1
    sw t1, 40(sp)  /* spill */
    lw a5, 120(ra)
    slli t1, s5, 8
    srli t2, s5, 24
    or t1, t1, t2
    slli t2, a5, 16
    srli t3, a5, 16
    or t2, t2, t3
    lw a2, 124(ra)
    xor t1, s5, t1
    xor t2, a5, t2
    xor t1, t1, t2
    xor t0, t0, a2
    xor t0, t1, t0
    sw t0, 44(sp)  /* spill */
    jal ra, aria128_look_up1_words1_local
    addi s10, a0, 0
    lw a0, 36(sp)  /* reload */
    jal ra, aria128_look_up0_words1_local
    addi s11, a0, 0
    lw a0, 40(sp)  /* reload */
    jal ra, aria128_look_up2_words1_local
    sw a0, 36(sp)  /* spill */
    lw a0, 44(sp)  /* reload */
    jal ra, aria128_look_up3_words1_local
    andi t0, a0, 0xff
    lw t1, 36(sp)  /* reload */
    lw t3, 16(sp)  /* reload */
    slli t2, t1, 8
    srli t1, t1, 24
    or t2, t2, t1
    and t1, t2, t3
    or t0, t0, t1
    slli t1, s11, 16
    lw t4, 20(sp)  /* reload */
    srli t5, s11, 16
    or t5, t1, t5
    and t1, t5, t4
    or t0, t0, t1
    slli t1, s10, 24
    lw t6, 24(sp)  /* reload */
    srli a1, s10, 8
    or a1, t1, a1
    and t1, a1, t6
    or t0, t0, t1
    lw a2, 4(sp)  /* reload */
    and t1, a0, t3
    lw a3, 16(a2)
    lw a4, 20(a2)
    xor t0, t0, a3
    and a3, t2, t4
    or t1, t1, a3
    and a3, t5, t6
    or t1, t1, a3
    andi a3, a1, 0xff
    or t1, t1, a3
    xor t1, t1, a4
    slli a3, t1, 24
    srli t1, t1, 8
    or t1, a3, t1
    and a3, a0, t4
    and a0, a0, t6
    and t6, t2, t6
    or t6, a3, t6
    andi t2, t2, 0xff
    or t2, a0, t2
    andi a0, t5, 0xff
    or t6, t6, a0
    and t5, t5, t3
    or t5, t2, t5
    and t2, a1, t3
    or t2, t6, t2
    lw a5, 24(a2)
    and t3, a1, t4
    xor t2, t2, a5
    slli t4, t2, 16
    srli t2, t2, 16
    or t2, t4, t2
    or t4, t5, t3
    lw a6, 28(a2)
    lw t3, 12(sp)  /* reload */
    xor t4, t4, a6
    andi t5, t3, 3
    slli t6, t4, 8
    srli t4, t4, 24
    or t4, t6, t4
    bne t5, zero, .Laria128_decrypt_blocks_misaligned26
    sw t0, 0(t3)
    sw t1, 4(t3)
    sw t2, 8(t3)
    sw t4, 12(t3)
.Laria128_decrypt_blocks_join27:
    lw a7, 12(sp)  /* reload */
    lw s0, 0(sp)  /* reload */
    addi t0, a7, 16
    sw t0, 12(sp)  /* spill */
    addi t0, s0, -1
    sw t0, 0(sp)  /* spill */
    beq t0, zero, .Laria128_decrypt_blocks_done1
    jal zero, .Laria128_decrypt_blocks_blocks3
.Laria128_decrypt_blocks_done1:
    lw s0, 52(sp)
    lw s1, 56(sp)
    lw s2, 60(sp)
    lw s3, 64(sp)
    lw s4, 68(sp)
    lw s5, 72(sp)
    lw s6, 76(sp)
    lw s7, 80(sp)
    lw s8, 84(sp)
    lw s9, 88(sp)
    lw s10, 92(sp)
    lw s11, 96(sp)
    lw ra, 100(sp)
    addi sp, sp, 144
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
    addi t1, sp, 104
    addi t2, t0, 16
.Laria128_decrypt_blocks_copy6:
    lbu s1, 0(t0)
    addi t0, t0, 1
    sb s1, 0(t1)
    addi t1, t1, 1
    bne t0, t2, .Laria128_decrypt_blocks_copy6
    addi t0, sp, 104
    jal zero, .Laria128_decrypt_blocks_join5
.Laria128_decrypt_blocks_misaligned26:
    addi t5, sp, 120
    sw t0, 0(t5)
    sw t1, 4(t5)
    sw t2, 8(t5)
    sw t4, 12(t5)
    addi t0, t5, 16
.Laria128_decrypt_blocks_copy28:
    lbu s2, 0(t5)
    addi t5, t5, 1
    sb s2, 0(t3)
    addi t3, t3, 1
    bne t5, t0, .Laria128_decrypt_blocks_copy28
    jal zero, .Laria128_decrypt_blocks_join27
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

    /* For the functions of this file. */
    .section .text.aria128_look_up2_words1_local,"ax",%progbits
    .balign 4
    .type aria128_look_up2_words1_local, %function
aria128_look_up2_words1_local:
    .cfi_startproc
    addi sp, sp, -16
    .cfi_def_cfa_offset 16
    sw ra, 0(sp)
    .cfi_offset ra, -16
    jal ra, aria128_to_planes1_local
    jal ra, aria128_look_up2_local
    jal ra, aria128_from_planes1_local
    lw ra, 0(sp)
    addi sp, sp, 16
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    jalr zero, 0(ra)
    .cfi_endproc
    .size aria128_look_up2_words1_local, .-aria128_look_up2_words1_local

    /* For the functions of this file. */
    .section .text.aria128_look_up0_words1_local,"ax",%progbits
    .balign 4
    .type aria128_look_up0_words1_local, %function
aria128_look_up0_words1_local:
    .cfi_startproc
    addi sp, sp, -16
    .cfi_def_cfa_offset 16
    sw ra, 0(sp)
    .cfi_offset ra, -16
    jal ra, aria128_to_planes1_local
    jal ra, aria128_look_up0_local
    jal ra, aria128_from_planes1_local
    lw ra, 0(sp)
    addi sp, sp, 16
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    jalr zero, 0(ra)
    .cfi_endproc
    .size aria128_look_up0_words1_local, .-aria128_look_up0_words1_local

    /* For the functions of this file. */
    .section .text.aria128_look_up3_words1_local,"ax",%progbits
    .balign 4
    .type aria128_look_up3_words1_local, %function
aria128_look_up3_words1_local:
    .cfi_startproc
    addi sp, sp, -16
    .cfi_def_cfa_offset 16
    sw ra, 0(sp)
    .cfi_offset ra, -16
    jal ra, aria128_to_planes1_local
    jal ra, aria128_look_up3_local
    jal ra, aria128_from_planes1_local
    lw ra, 0(sp)
    addi sp, sp, 16
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    jalr zero, 0(ra)
    .cfi_endproc
    .size aria128_look_up3_words1_local, .-aria128_look_up3_words1_local

    /* For the functions of this file. */
    .section .text.aria128_look_up1_words1_local,"ax",%progbits
    .balign 4
    .type aria128_look_up1_words1_local, %function
aria128_look_up1_words1_local:
    .cfi_startproc
    addi sp, sp, -16
    .cfi_def_cfa_offset 16
    sw ra, 0(sp)
    .cfi_offset ra, -16
    jal ra, aria128_to_planes1_local
    jal ra, aria128_look_up1_local
    jal ra, aria128_from_planes1_local
    lw ra, 0(sp)
    addi sp, sp, 16
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    jalr zero, 0(ra)
    .cfi_endproc
    .size aria128_look_up1_words1_local, .-aria128_look_up1_words1_local

    /* For the functions of this file. */
    .section .text.aria128_to_planes1_local,"ax",%progbits
    .balign 4
    .type aria128_to_planes1_local, %function
aria128_to_planes1_local:
    .cfi_startproc
    srli a1, a0, 1
    srli a2, a0, 2
    srli a3, a0, 3
    srli a4, a0, 4
    srli a5, a0, 5
    srli a6, a0, 6
    srli a7, a0, 7
    jalr zero, 0(ra)
    .cfi_endproc
    .size aria128_to_planes1_local, .-aria128_to_planes1_local

    /* For the functions of this file. */
    .section .text.aria128_look_up2_local,"ax",%progbits
    .balign 4
    .type aria128_look_up2_local, %function
aria128_look_up2_local:
    .cfi_startproc
    xori t0, a1, -1
    xori t1, a5, -1
    xori t2, a6, -1
    xori t3, a7, -1
    xor t4, a4, t1
    xor t0, t0, t4
    xor t2, t2, t4
    xor t1, a3, t1
    xor t4, a0, t0
    xor t5, a2, t4
    xor t6, a4, t4
    xor a1, a0, t2
    xor a2, t3, a1
    xor a4, t6, a2
    xor a3, a3, a4
    xor a5, t5, a2
    xor a6, a5, a3
    and a7, a6, t1
    and s0, a3, t4
    xor a7, a7, s0
    xor s1, t1, t4
    and s2, a5, s1
    xor s0, s2, s0
    xor s2, a1, a3
    and s3, s2, t0
    xor s4, s1, a4
    and s5, t5, s4
    xor s3, s3, s5
    xor a7, a7, s3
    xor s6, t5, s4
    xor a7, a7, s6
    and s6, a2, a4
    and s7, a1, a0
    xor s6, s6, s7
    xor s8, a0, a4
    and s9, t3, s8
    xor s7, s9, s7
    xor s3, s7, s3
    xor t2, s3, t2
    xor s3, t3, a6
    xor s7, t0, s4
    and s9, s3, s7
    xor s5, s9, s5
    xor s0, s0, s5
    xor s5, s6, s5
    xor t6, s5, t6
    xor s5, s3, s7
    xor s0, s0, s5
    xor s5, a7, s0
    and a7, a7, t2
    xor s6, t6, a7
    xor a7, s0, a7
    xor s9, t2, t6
    and a7, a7, s9
    xor a7, a7, t6
    and s1, a7, s1
    and a5, a7, a5
    xor s9, s6, a7
    and t6, t6, s9
    xor t2, t6, t2
    xor t6, s6, t6
    and s6, s5, s6
    xor s0, s6, s0
    and t6, s0, t6
    xor t6, s5, t6
    xor t2, t2, a7
    and a4, s0, a4
    and s5, t6, s8
    and t3, t6, t3
    and a6, t2, a6
    xor s1, s1, a4
    and t1, t2, t1
    xor t1, t1, s5
    xor s1, s1, t1
    and a2, s0, a2
    xor s6, a2, a5
    xor a2, s1, s6
    xor s1, t6, t2
    and s7, s1, s7
    xor a4, s7, a4
    xor t2, a7, t2
    and t4, t2, t4
    xor t1, t4, t1
    and t2, t2, a3
    xor t4, s0, a7
    xor t6, s0, t6
    and a7, t6, a1
    and t6, t6, a0
    and a0, s1, s3
    xor a0, a0, a5
    xor a1, t4, s1
    and t0, a1, t0
    xor t0, t0, s5
    and a1, a1, s2
    and a3, t4, s4
    and t4, t4, t5
    xor t5, a4, t0
    xor t0, a3, t0
    xor a3, t1, t0
    xor t0, t6, t0
    xor t1, a6, t5
    xor t3, t3, t1
    xor t1, a1, t1
    xor t6, a0, a3
    xor a1, t1, t6
    xor t1, t4, t6
    xor t4, a7, a2
    xor a2, t3, a2
    xor a5, s6, t3
    xor a4, t4, t1
    xor a6, t2, t1
    xor a0, t5, a2
    xor t0, t0, a6
    xor a7, t0, a1
    jalr zero, 0(ra)
    .cfi_endproc
    .size aria128_look_up2_local, .-aria128_look_up2_local

    /* For the functions of this file. */
    .section .text.aria128_from_planes1_local,"ax",%progbits
    .balign 4
    .type aria128_from_planes1_local, %function
aria128_from_planes1_local:
    .cfi_startproc
    lui t0, 0x1010
    addi t0, t0, 0x101  /* 0x01010101 */
    and t1, a0, t0
    and t2, a1, t0
    slli t2, t2, 1
    or t1, t1, t2
    and t2, a2, t0
    slli t2, t2, 2
    or t1, t1, t2
    and t2, a3, t0
    slli t2, t2, 3
    or t1, t1, t2
    and t2, a4, t0
    slli t2, t2, 4
    or t1, t1, t2
    and t2, a5, t0
    slli t2, t2, 5
    or t1, t1, t2
    and t2, a6, t0
    slli t2, t2, 6
    or t1, t1, t2
    and t0, a7, t0
    slli t0, t0, 7
    or a0, t1, t0
    jalr zero, 0(ra)
    .cfi_endproc
    .size aria128_from_planes1_local, .-aria128_from_planes1_local

    /* For the functions of this file. */
    .section .text.aria128_look_up0_local,"ax",%progbits
    .balign 4
    .type aria128_look_up0_local, %function
aria128_look_up0_local:
    .cfi_startproc
    xor t0, a2, a3
    xor t1, a5, a6
    xor t2, a4, t1
    xor t3, a3, a6
    xor t4, a1, t0
    xor t5, a5, t4
    xor t6, a7, t5
    xor a2, a1, t6
    xor a4, t2, a2
    xor a5, a0, t1
    xor a6, t5, a5
    xor a3, a3, a6
    and a7, t0, a5
    and s0, t2, t5
    xor a7, a7, s0
    xor s1, t0, t2
    and s2, s1, a6
    xor s0, s2, s0
    xor s2, s1, t6
    xor s3, t3, s2
    and s4, s2, s3
    and s5, t4, a0
    xor s5, s5, s4
    xor s5, s5, s0
    xor t3, s5, t3
    xor s5, a0, s3
    and s6, a4, s5
    xor s4, s6, s4
    xor s4, s4, a7
    xor a3, s4, a3
    and s4, a1, t1
    xor s6, a6, s3
    and s7, t6, s6
    xor s4, s4, s7
    xor s0, s4, s0
    xor s4, t5, t2
    xor s0, s0, s4
    xor s4, t5, s5
    and s8, a2, s4
    xor s7, s8, s7
    xor a7, s7, a7
    xor s7, t0, a5
    xor a7, a7, s7
    and s7, s0, t3
    xor s0, s0, a7
    xor s8, a3, s7
    xor s7, a7, s7
    xor s9, t3, a3
    and s7, s7, s9
    xor s7, s7, a3
    and s4, s7, s4
    and a2, s7, a2
    xor s9, s8, s7
    and a3, a3, s9
    xor t3, a3, t3
    xor a3, s8, a3
    and s8, s0, s8
    xor a7, s8, a7
    and a3, a7, a3
    xor a3, s0, a3
    xor t3, t3, s7
    and t1, t3, t1
    xor t1, t1, s4
    and a1, t3, a1
    and a4, a7, a4
    and s0, a7, s5
    and t4, a3, t4
    and a0, a3, a0
    xor s5, s7, t3
    and t6, s5, t6
    and s5, s5, s6
    xor s4, s5, s4
    xor s5, a7, s7
    xor t3, a3, t3
    xor a3, a7, a3
    and a7, a3, s2
    and a3, a3, s3
    and a5, t3, a5
    xor a4, a4, t6
    xor a4, a4, a2
    xor s2, a4, a7
    xor t4, t4, a7
    and t0, t3, t0
    xor t0, t0, a2
    xor t3, s5, t3
    and a2, t3, a6
    and t3, t3, s1
    and t5, s5, t5
    and t2, s5, t2
    xor a2, a2, a5
    xor t5, t5, a5
    xor t1, t1, a2
    xor a0, a0, a2
    xor a2, s2, t1
    xor a1, a1, a2
    xor a2, s0, a2
    xor a5, a3, a2
    xor a4, a0, a2
    xor a3, s4, a5
    xor a7, t5, a5
    xor t0, t0, a3
    xor t5, a1, t0
    xor t6, t6, a4
    xor t0, t6, t0
    xor t4, t4, a7
    xor t4, t4, t2
    xor t0, t0, t2
    xor t2, t3, t5
    xor a2, t4, t5
    xor t1, t1, t2
    xori a0, t1, -1
    xori a1, t2, -1
    xori a5, t0, -1
    xori a6, s2, -1
    jalr zero, 0(ra)
    .cfi_endproc
    .size aria128_look_up0_local, .-aria128_look_up0_local

    /* For the functions of this file. */
    .section .text.aria128_look_up3_local,"ax",%progbits
    .balign 4
    .type aria128_look_up3_local, %function
aria128_look_up3_local:
    .cfi_startproc
    xori t0, a5, -1
    xori t1, a0, -1
    xori t2, a1, -1
    xori t3, a6, -1
    xor t3, t0, t3
    xor t4, a2, t3
    xor t5, t2, a7
    xor t2, t2, t0
    xor t6, a3, t5
    xor a0, t2, t6
    xor t1, t1, a0
    xor a1, a3, t4
    xor a5, t2, a1
    xor a2, a4, a5
    and a4, t4, t0
    and a6, a1, t1
    xor a6, a6, a4
    xor a7, t0, t1
    and s0, a3, a7
    xor a4, s0, a4
    xor s0, t3, t6
    xor s1, a2, a0
    xor s2, s0, s1
    xor s3, t1, s2
    and s4, a5, s3
    xor s5, a7, s0
    and s6, t5, s5
    xor s4, s4, s6
    xor a4, a4, s4
    xor s7, a5, s3
    xor a4, a4, s7
    xor s7, a5, t5
    and s8, a0, s1
    and s9, t6, s0
    xor s9, s9, s8
    xor s4, s9, s4
    xor t3, s4, t3
    and s4, t2, s2
    xor s4, s4, s8
    xor s8, t0, s1
    and s9, s7, s8
    xor s6, s9, s6
    xor a6, a6, s6
    xor s4, s4, s6
    xor a2, s4, a2
    xor s4, t5, s5
    xor a6, a6, s4
    and s4, a6, a2
    xor a6, a6, a4
    xor s6, a4, s4
    xor s4, t3, s4
    xor s9, a2, t3
    and s6, s6, s9
    xor s6, s6, t3
    and a3, s6, a3
    and a7, s6, a7
    xor s9, s4, s6
    and t3, t3, s9
    xor a2, t3, a2
    xor t3, s4, t3
    and s4, a6, s4
    xor a4, s4, a4
    and t3, a4, t3
    xor t3, a6, t3
    xor a6, a2, s6
    and t1, a6, t1
    and t2, t3, t2
    and t6, a4, t6
    and a1, a6, a1
    xor a1, a1, t2
    xor a3, a3, t6
    xor a7, a7, t1
    and a2, t3, s2
    and s0, a4, s0
    xor s0, s0, a7
    xor s2, a2, s0
    addi a2, s2, 0
    xor s4, s6, a6
    and t0, s4, t0
    xor t0, t0, t1
    and t1, s4, t4
    xor t4, a4, s6
    xor a6, t3, a6
    xor t3, a4, t3
    and a0, t3, a0
    and t3, t3, s1
    and a4, a6, a5
    xor t6, a4, t6
    and a4, t4, s5
    and t5, t4, t5
    xor t4, t4, a6
    and a5, a6, s3
    and a6, t4, s8
    and t4, t4, s7
    xor t2, t4, t2
    xor t4, a4, a6
    xor a4, a5, a3
    xor a4, a4, a6
    xor a5, a4, a7
    xor t0, t0, t4
    xor t3, t3, t4
    xor t4, t5, a0
    xor t1, t1, a0
    xor a6, t4, t2
    xor t2, t6, t2
    xor t3, t3, s0
    xor a4, t1, a5
    xor t1, a1, a5
    xor t4, a3, a1
    xor a0, t0, a6
    xor t0, t1, a0
    xor a1, t2, t0
    xor a5, t0, s2
    xor a7, t4, t3
    xor a3, t3, a4
    jalr zero, 0(ra)
    .cfi_endproc
    .size aria128_look_up3_local, .-aria128_look_up3_local

    /* For the functions of this file. */
    .section .text.aria128_look_up1_local,"ax",%progbits
    .balign 4
    .type aria128_look_up1_local, %function
aria128_look_up1_local:
    .cfi_startproc
    xor t0, a0, a1
    xor t1, a2, t0
    xor t2, a0, a7
    xor t3, a4, a5
    xor t4, a4, t1
    xor t5, a6, t4
    xor t6, a5, t0
    xor a0, a7, t3
    xor a1, a3, a0
    and a2, t2, t3
    xor a3, t2, t5
    xor a4, t2, t1
    xor a5, a1, a4
    xor a6, t5, a5
    xor t0, t0, a6
    xor s0, t3, t0
    and s1, a3, s0
    xor a2, a2, s1
    and s2, t5, t0
    xor s1, s2, s1
    and s2, a4, a0
    and s3, a1, t4
    xor s3, s3, s2
    xor s1, s1, s3
    xor s4, a0, a4
    xor s1, s1, s4
    xor s4, a0, t4
    and s5, a5, s4
    xor s2, s5, s2
    xor a2, a2, s2
    xor s5, a5, s4
    xor a2, a2, s5
    xor s5, t4, s0
    xor s6, t1, a6
    and s7, s6, s5
    and s8, t1, a7
    xor s8, s8, s7
    xor s2, s8, s2
    xor s8, a7, s5
    and s9, a6, s8
    xor s7, s9, s7
    xor s3, s7, s3
    xor t6, s3, t6
    xor s3, a7, t1
    xor s2, s2, s3
    and s3, s1, t6
    xor s1, s1, a2
    xor s7, a2, s3
    xor s3, s2, s3
    xor s9, t6, s2
    and s7, s7, s9
    xor s7, s7, s2
    and t2, s7, t2
    and t3, s7, t3
    xor s9, s3, s7
    and s2, s2, s9
    xor t6, s2, t6
    xor s2, s3, s2
    and s3, s1, s3
    xor a2, s3, a2
    and s2, a2, s2
    xor s1, s1, s2
    xor t6, t6, s7
    and t0, t6, t0
    and a6, s1, a6
    and t5, t6, t5
    and a7, a2, a7
    and s2, s1, s8
    xor s2, s2, t0
    and t1, a2, t1
    xor s3, s7, t6
    and a3, s3, a3
    and s0, s3, s0
    xor s3, a2, s7
    xor t6, s1, t6
    xor a2, a2, s1
    and s1, a2, s6
    and a2, a2, s5
    and a4, s3, a4
    xor a3, a3, a4
    xor a4, s1, a4
    and a5, t6, a5
    xor t2, t2, a5
    xor t1, t1, a5
    xor s1, a3, t2
    xor t2, t5, t2
    and t5, s3, a0
    xor a0, s3, t6
    and t6, t6, s4
    and t4, a0, t4
    xor t0, t4, t0
    and t4, a0, a1
    xor a0, a4, a6
    xor t1, t1, a6
    xor t5, t5, t0
    xor t5, t5, s0
    xor a1, a2, s0
    xor t6, t6, t3
    xor t0, t6, t0
    xor t6, a7, s1
    xor t3, t6, t3
    xor a3, t3, a1
    xor a4, s2, a1
    xor t0, t0, t4
    xor t3, t4, t2
    xor t2, a0, t2
    xor t1, t1, t0
    xor t0, t0, a0
    xori a1, t2, -1
    xor a2, t3, t5
    xor a0, s1, t5
    xori a5, t1, -1
    xor t1, s1, a4
    xori a6, t1, -1
    xori a7, t0, -1
    jalr zero, 0(ra)
    .cfi_endproc
    .size aria128_look_up1_local, .-aria128_look_up1_local

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
      "code_bytes": 15404,
      "stack_bytes": 560
    },
    {
      "symbol": "aria128_encrypt",
      "role": "encrypt",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 160
    },
    {
      "symbol": "aria128_decrypt",
      "role": "decrypt",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 160
    },
    {
      "symbol": "aria128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 4120,
      "stack_bytes": 160
    },
    {
      "symbol": "aria128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 4712,
      "stack_bytes": 160
    },
    {
      "symbol": "aria128_ctr",
      "role": "ctr",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 736,
      "stack_bytes": 224
    }
  ]
}
*/
