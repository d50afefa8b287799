/* gen --cipher pipo --target rv32i */
/* SPDX-License-Identifier: 0BSD */
/*
 * PIPO64_256 (ICISC 2020) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
 * Called as C (RISC-V ELF psABI 1.0, chapters 1 and 2: integer calling convention, ILP32).
 */
#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "pipo64_256.S is for RV32I with ILP32, little-endian"
#endif

#ifdef CIPHERGEN_PREFIX
#define CIPHERGEN_JOIN_(a, b) a##b
#define CIPHERGEN_JOIN(a, b) CIPHERGEN_JOIN_(a, b)
#define pipo64_256_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_expand_key)
#define pipo64_256_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_encrypt)
#define pipo64_256_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_decrypt)
#define pipo64_256_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_encrypt_blocks)
#define pipo64_256_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_decrypt_blocks)
#define pipo64_256_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_ctr)
#endif

    .option norvc
    .option norelax
    .cfi_sections .debug_frame
#ifdef CIPHERGEN_HIDDEN
    .hidden pipo64_256_expand_key, pipo64_256_encrypt, pipo64_256_decrypt, pipo64_256_encrypt_blocks, pipo64_256_decrypt_blocks, pipo64_256_ctr
#endif

    .section .text.pipo64_256_expand_key,"ax",%progbits
    .balign 4
    .globl pipo64_256_expand_key
    .type pipo64_256_expand_key, %function
pipo64_256_expand_key:
    /* The cipher text:
     *     schedule PIPO64_256(K: byte[4][8]) -> rk: byte[rounds + 1][8] {
     *       for i in 0..rounds { rk[i] = K[i mod 4] ^ [i, 0, 0, 0, 0, 0, 0, 0] }
     *     }
     * A comment that names a round key stands in front of the first instruction for it. Behind it there may
     * be instructions for another round key, too. */
    .cfi_startproc
    addi sp, sp, -16
    .cfi_def_cfa_offset 16
    sw s0, 0(sp)
    .cfi_offset s0, -16
    sw s1, 4(sp)
    .cfi_offset s1, -12
    sw s2, 8(sp)
    .cfi_offset s2, -8
    sw s3, 12(sp)
    .cfi_offset s3, -4
    andi t0, a1, 3
    bne t0, zero, .Lpipo64_256_expand_key_misaligned1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a1, 28(a1)
.Lpipo64_256_expand_key_join3:
    /* round key 0 */
    srli a2, t0, 8
    xor a2, a2, t0
    lui a3, 0xff0
    addi a3, a3, 0xff  /* 0x00ff00ff */
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t0, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    slli a5, a4, 16
    xor a5, a3, a5
    sw a5, 0(a0)
    xor a2, t0, a2
    slli a6, a2, 16
    xor a6, a2, a6
    srli a6, a6, 16
    slli a7, a6, 16
    xor a7, a2, a7
    sw a7, 4(a0)
    sw a7, 132(a0)
    sw a7, 260(a0)
    sw a7, 388(a0)
    sw a7, 516(a0)
    xor a3, a3, a4
    sw a3, 8(a0)
    sw a3, 136(a0)
    sw a3, 264(a0)
    sw a3, 392(a0)
    sw a3, 520(a0)
    xor a2, a2, a6
    sw a2, 12(a0)
    sw a2, 140(a0)
    sw a2, 268(a0)
    sw a2, 396(a0)
    sw a2, 524(a0)
    srli a2, t1, 8
    xor a2, a2, t1
    lui a3, 0xff0
    addi a3, a3, 0xff  /* 0x00ff00ff */
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t1, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    slli a6, a4, 16
    xor a6, a3, a6
    sw a6, 16(a0)
    sw a6, 144(a0)
    sw a6, 272(a0)
    sw a6, 400(a0)
    sw a6, 528(a0)
    xor a2, t1, a2
    slli a6, a2, 16
    xor a6, a2, a6
    srli a6, a6, 16
    slli a7, a6, 16
    xor a7, a2, a7
    sw a7, 20(a0)
    sw a7, 148(a0)
    sw a7, 276(a0)
    sw a7, 404(a0)
    sw a7, 532(a0)
    xor a3, a3, a4
    sw a3, 24(a0)
    sw a3, 152(a0)
    sw a3, 280(a0)
    sw a3, 408(a0)
    sw a3, 536(a0)
    xor a2, a2, a6
    sw a2, 28(a0)
    sw a2, 156(a0)
    sw a2, 284(a0)
    sw a2, 412(a0)
    sw a2, 540(a0)
    /* round key 1 */
    srli a2, t2, 8
    xor a2, a2, t2
    lui a3, 0xff0
    addi a3, a3, 0xff  /* 0x00ff00ff */
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t2, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    slli a6, a4, 16
    xor a6, a3, a6
    lui a7, 0x1010
    addi a7, a7, 0x101  /* 0x01010101 */
    xor a2, t2, a2
    xor a3, a3, a4
    xor a4, a6, a7
    sw a4, 32(a0)
    slli a4, a2, 16
    xor a4, a2, a4
    srli a4, a4, 16
    slli a7, a7, 1  /* 0x02020202 */
    slli s0, a4, 16
    xor s0, a2, s0
    sw s0, 36(a0)
    sw s0, 164(a0)
    sw s0, 292(a0)
    sw s0, 420(a0)
    sw s0, 548(a0)
    sw a3, 40(a0)
    sw a3, 168(a0)
    sw a3, 296(a0)
    sw a3, 424(a0)
    sw a3, 552(a0)
    xor a2, a2, a4
    sw a2, 44(a0)
    sw a2, 172(a0)
    sw a2, 300(a0)
    sw a2, 428(a0)
    sw a2, 556(a0)
    srli a2, t3, 8
    xor a2, a2, t3
    lui a3, 0xff0
    addi a3, a3, 0xff  /* 0x00ff00ff */
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t3, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    xor a2, t3, a2
    slli s0, a4, 16
    xor s0, a3, s0
    sw s0, 48(a0)
    sw s0, 176(a0)
    sw s0, 304(a0)
    sw s0, 432(a0)
    sw s0, 560(a0)
    xor a3, a3, a4
    slli a4, a2, 16
    xor a4, a2, a4
    srli a4, a4, 16
    slli s0, a4, 16
    xor s0, a2, s0
    sw s0, 52(a0)
    sw s0, 180(a0)
    sw s0, 308(a0)
    sw s0, 436(a0)
    sw s0, 564(a0)
    sw a3, 56(a0)
    sw a3, 184(a0)
    sw a3, 312(a0)
    sw a3, 440(a0)
    sw a3, 568(a0)
    xor a2, a2, a4
    sw a2, 60(a0)
    sw a2, 188(a0)
    sw a2, 316(a0)
    sw a2, 444(a0)
    sw a2, 572(a0)
    /* round key 2 */
    srli a2, t4, 8
    xor a2, a2, t4
    lui a3, 0xff0
    addi a3, a3, 0xff  /* 0x00ff00ff */
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t4, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    xor a2, t4, a2
    slli s0, a4, 16
    xor s0, a3, s0
    xor a3, a3, a4
    xor a4, s0, a7
    sw a4, 64(a0)
    slli a4, a7, 1  /* 0x04040404 */
    slli a7, a2, 16
    xor a7, a2, a7
    srli a7, a7, 16
    slli s1, a7, 16
    xor s1, a2, s1
    sw s1, 68(a0)
    sw s1, 196(a0)
    sw s1, 324(a0)
    sw s1, 452(a0)
    sw a3, 72(a0)
    sw a3, 200(a0)
    sw a3, 328(a0)
    sw a3, 456(a0)
    xor a2, a2, a7
    sw a2, 76(a0)
    sw a2, 204(a0)
    sw a2, 332(a0)
    sw a2, 460(a0)
    srli a2, t5, 8
    xor a2, a2, t5
    lui a3, 0xff0
    addi a3, a3, 0xff  /* 0x00ff00ff */
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t5, a3
    xor a2, t5, a2
    slli a7, a3, 16
    xor a7, a3, a7
    srli a7, a7, 16
    slli s1, a7, 16
    xor s1, a3, s1
    sw s1, 80(a0)
    sw s1, 208(a0)
    sw s1, 336(a0)
    sw s1, 464(a0)
    xor a3, a3, a7
    slli a7, a2, 16
    xor a7, a2, a7
    srli a7, a7, 16
    slli s1, a7, 16
    xor s1, a2, s1
    sw s1, 84(a0)
    sw s1, 212(a0)
    sw s1, 340(a0)
    sw s1, 468(a0)
    sw a3, 88(a0)
    sw a3, 216(a0)
    sw a3, 344(a0)
    sw a3, 472(a0)
    xor a2, a2, a7
    sw a2, 92(a0)
    sw a2, 220(a0)
    sw a2, 348(a0)
    sw a2, 476(a0)
    /* round key 3 */
    srli a2, t6, 8
    xor a2, a2, t6
    lui a3, 0xff0
    addi a3, a3, 0xff  /* 0x00ff00ff */
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t6, a3
    xor a2, t6, a2
    slli a7, a3, 16
    xor a7, a3, a7
    srli a7, a7, 16
    slli s1, a7, 16
    xor s1, a3, s1
    xor a3, a3, a7
    lui a7, 0x3030
    addi a7, a7, 0x303  /* 0x03030303 */
    xor s2, s1, a7
    sw s2, 96(a0)
    slli a7, a7, 1  /* 0x06060606 */
    slli s2, a2, 16
    xor s2, a2, s2
    srli s2, s2, 16
    slli s3, s2, 16
    xor s3, a2, s3
    sw s3, 100(a0)
    sw s3, 228(a0)
    sw s3, 356(a0)
    sw s3, 484(a0)
    sw a3, 104(a0)
    sw a3, 232(a0)
    sw a3, 360(a0)
    sw a3, 488(a0)
    xor a2, a2, s2
    sw a2, 108(a0)
    sw a2, 236(a0)
    sw a2, 364(a0)
    sw a2, 492(a0)
    srli a2, a1, 8
    xor a2, a2, a1
    lui a3, 0xff0
    addi a3, a3, 0xff  /* 0x00ff00ff */
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, a1, a3
    xor a2, a1, a2
    slli s2, a3, 16
    xor s2, a3, s2
    srli s2, s2, 16
    slli s3, s2, 16
    xor s3, a3, s3
    sw s3, 112(a0)
    sw s3, 240(a0)
    sw s3, 368(a0)
    sw s3, 496(a0)
    xor a3, a3, s2
    slli s2, a2, 16
    xor s2, a2, s2
    srli s2, s2, 16
    slli s3, s2, 16
    xor s3, a2, s3
    sw s3, 116(a0)
    sw s3, 244(a0)
    sw s3, 372(a0)
    sw s3, 500(a0)
    sw a3, 120(a0)
    sw a3, 248(a0)
    sw a3, 376(a0)
    sw a3, 504(a0)
    xor a2, a2, s2
    sw a2, 124(a0)
    sw a2, 252(a0)
    sw a2, 380(a0)
    sw a2, 508(a0)
    xor a2, a5, a4
    sw a2, 128(a0)
    slli a2, a4, 1  /* 0x08080808 */
    /* round key 5 */
    lui a3, 0x5050
    addi a3, a3, 0x505  /* 0x05050505 */
    xor a4, a6, a3
    sw a4, 160(a0)
    slli a3, a3, 1  /* 0x0a0a0a0a */
    xor a3, s0, a3
    xor a4, s0, a7
    sw a4, 192(a0)
    slli a4, a7, 1  /* 0x0c0c0c0c */
    xor a4, a5, a4
    /* round key 7 */
    lui a7, 0x7070
    addi a7, a7, 0x707  /* 0x07070707 */
    xor s2, s1, a7
    sw s2, 224(a0)
    slli a7, a7, 1  /* 0x0e0e0e0e */
    xor a7, s0, a7
    xor s0, a5, a2
    sw s0, 256(a0)
    slli a2, a2, 1  /* 0x10101010 */
    xor a2, a5, a2
    /* round key 9 */
    lui a5, 0x9091
    addi a5, a5, -0x6f7  /* 0x09090909 */
    xor a5, a6, a5
    sw a5, 288(a0)
    sw a3, 320(a0)
    /* round key 11 */
    lui a3, 0xb0b1
    addi a3, a3, -0x4f5  /* 0x0b0b0b0b */
    xor a3, s1, a3
    sw a3, 352(a0)
    sw a4, 384(a0)
    /* round key 13 */
    lui a3, 0xd0d1
    addi a3, a3, -0x2f3  /* 0x0d0d0d0d */
    xor a3, a6, a3
    sw a3, 416(a0)
    sw a7, 448(a0)
    /* round key 15 */
    lui a3, 0xf0f1
    addi a3, a3, -0xf1  /* 0x0f0f0f0f */
    xor a3, s1, a3
    sw a3, 480(a0)
    sw a2, 512(a0)
    /* round key 17 */
    lui a2, 0x11111
    addi a2, a2, 0x111  /* 0x11111111 */
    xor a2, a6, a2
    sw a2, 544(a0)
    srli a2, t0, 1
    xor a2, a2, t0
    lui a3, 0x55555
    addi a3, a3, 0x555  /* 0x55555555 */
    and a2, a2, a3
    slli a3, a2, 1
    xor a3, t0, a3
    srli a4, a3, 2
    xor a4, a4, a3
    lui a5, 0x33333
    addi a5, a5, 0x333  /* 0x33333333 */
    and a4, a4, a5
    slli a5, a4, 2
    xor a5, a3, a5
    srli a6, a5, 4
    xor t0, t0, a2
    srli a2, t0, 2
    xor a2, a2, t0
    lui a7, 0x33333
    addi a7, a7, 0x333  /* 0x33333333 */
    and a2, a2, a7
    slli a7, a2, 2
    xor a7, t0, a7
    xor a6, a6, a7
    xor a3, a3, a4
    lui a4, 0xf0f1
    addi a4, a4, -0xf1  /* 0x0f0f0f0f */
    and a4, a6, a4
    slli a6, a4, 4
    xor a5, a5, a6
    srli a6, a5, 8
    xor t0, t0, a2
    srli a2, a3, 4
    xor a2, a2, t0
    xor a4, a7, a4
    lui a7, 0xf0f1
    addi a7, a7, -0xf1  /* 0x0f0f0f0f */
    and a2, a2, a7
    slli a7, a2, 4
    xor a3, a3, a7
    xor a6, a6, a3
    lui a7, 0xff0
    addi a7, a7, 0xff  /* 0x00ff00ff */
    and a6, a6, a7
    slli a7, a6, 8
    xor a5, a5, a7
    srli a7, a4, 8
    xor t0, t0, a2
    xor a2, a7, t0
    lui a7, 0xff0
    addi a7, a7, 0xff  /* 0x00ff00ff */
    and a2, a2, a7
    slli a7, a2, 8
    xor a4, a4, a7
    slli a7, a4, 16
    xor a7, a5, a7
    srli a7, a7, 16
    xor a3, a3, a6
    slli a6, a7, 16
    xor a5, a5, a6
    sw a5, 576(a0)
    xor t0, t0, a2
    slli a2, t0, 16
    xor a2, a3, a2
    srli a2, a2, 16
    slli a6, a2, 16
    xor a3, a3, a6
    sw a3, 580(a0)
    xor a3, a4, a7
    sw a3, 584(a0)
    xor t0, t0, a2
    sw t0, 588(a0)
    srli t0, t1, 1
    xor t0, t0, t1
    lui a2, 0x55555
    addi a2, a2, 0x555  /* 0x55555555 */
    and t0, t0, a2
    slli a2, t0, 1
    xor a2, t1, a2
    srli a3, a2, 2
    xor a3, a3, a2
    lui a4, 0x33333
    addi a4, a4, 0x333  /* 0x33333333 */
    and a3, a3, a4
    slli a4, a3, 2
    xor a4, a2, a4
    srli a6, a4, 4
    xor t0, t1, t0
    srli t1, t0, 2
    xor t1, t1, t0
    lui a7, 0x33333
    addi a7, a7, 0x333  /* 0x33333333 */
    and t1, t1, a7
    slli a7, t1, 2
    xor a7, t0, a7
    xor a6, a6, a7
    xor a2, a2, a3
    lui a3, 0xf0f1
    addi a3, a3, -0xf1  /* 0x0f0f0f0f */
    and a3, a6, a3
    slli a6, a3, 4
    xor a4, a4, a6
    srli a6, a4, 8
    xor t0, t0, t1
    srli t1, a2, 4
    xor t1, t1, t0
    xor a3, a7, a3
    lui a7, 0xf0f1
    addi a7, a7, -0xf1  /* 0x0f0f0f0f */
    and t1, t1, a7
    slli a7, t1, 4
    xor a2, a2, a7
    xor a6, a6, a2
    lui a7, 0xff0
    addi a7, a7, 0xff  /* 0x00ff00ff */
    and a6, a6, a7
    slli a7, a6, 8
    xor a4, a4, a7
    srli a7, a3, 8
    xor t0, t0, t1
    xor t1, a7, t0
    lui a7, 0xff0
    addi a7, a7, 0xff  /* 0x00ff00ff */
    and t1, t1, a7
    slli a7, t1, 8
    xor a3, a3, a7
    slli a7, a3, 16
    xor a7, a4, a7
    srli a7, a7, 16
    xor a2, a2, a6
    slli a6, a7, 16
    xor a4, a4, a6
    sw a4, 592(a0)
    xor t0, t0, t1
    slli t1, t0, 16
    xor t1, a2, t1
    srli t1, t1, 16
    slli a4, t1, 16
    xor a2, a2, a4
    sw a2, 596(a0)
    xor a2, a3, a7
    sw a2, 600(a0)
    xor t0, t0, t1
    sw t0, 604(a0)
    srli t0, t2, 1
    xor t0, t0, t2
    lui t1, 0x55555
    addi t1, t1, 0x555  /* 0x55555555 */
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t2, t1
    srli a2, t1, 2
    xor a2, a2, t1
    lui a3, 0x33333
    addi a3, a3, 0x333  /* 0x33333333 */
    and a2, a2, a3
    slli a3, a2, 2
    xor a3, t1, a3
    srli a4, a3, 4
    xor t0, t2, t0
    srli t2, t0, 2
    xor t2, t2, t0
    lui a6, 0x33333
    addi a6, a6, 0x333  /* 0x33333333 */
    and t2, t2, a6
    slli a6, t2, 2
    xor a6, t0, a6
    xor a4, a4, a6
    lui a7, 0xf0f1
    addi a7, a7, -0xf1  /* 0x0f0f0f0f */
    and a4, a4, a7
    slli a7, a4, 4
    xor a3, a3, a7
    srli a7, a3, 8
    xor t1, t1, a2
    srli a2, t1, 4
    xor t0, t0, t2
    xor t2, a2, t0
    lui a2, 0xf0f1
    addi a2, a2, -0xf1  /* 0x0f0f0f0f */
    and t2, t2, a2
    slli a2, t2, 4
    xor t1, t1, a2
    xor a2, a7, t1
    lui a7, 0xff0
    addi a7, a7, 0xff  /* 0x00ff00ff */
    and a2, a2, a7
    slli a7, a2, 8
    xor a3, a3, a7
    xor a4, a6, a4
    srli a6, a4, 8
    xor t0, t0, t2
    xor t2, a6, t0
    lui a6, 0xff0
    addi a6, a6, 0xff  /* 0x00ff00ff */
    and t2, t2, a6
    slli a6, t2, 8
    xor a4, a4, a6
    slli a6, a4, 16
    xor a6, a3, a6
    srli a6, a6, 16
    slli a7, a6, 16
    xor a3, a3, a7
    xori a7, a3, 0xf
    sw a7, 608(a0)
    xor t1, t1, a2
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli a2, t2, 16
    xor t1, t1, a2
    sw t1, 612(a0)
    xor t1, a4, a6
    sw t1, 616(a0)
    xor t0, t0, t2
    sw t0, 620(a0)
    srli t0, t3, 1
    xor t0, t0, t3
    lui t1, 0x55555
    addi t1, t1, 0x555  /* 0x55555555 */
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t3, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lui a2, 0x33333
    addi a2, a2, 0x333  /* 0x33333333 */
    and t2, t2, a2
    slli a2, t2, 2
    xor a2, t1, a2
    srli a4, a2, 4
    xor t0, t3, t0
    srli t3, t0, 2
    xor t3, t3, t0
    lui a6, 0x33333
    addi a6, a6, 0x333  /* 0x33333333 */
    and t3, t3, a6
    slli a6, t3, 2
    xor a6, t0, a6
    xor a4, a4, a6
    lui a7, 0xf0f1
    addi a7, a7, -0xf1  /* 0x0f0f0f0f */
    and a4, a4, a7
    slli a7, a4, 4
    xor a2, a2, a7
    srli a7, a2, 8
    xor t1, t1, t2
    srli t2, t1, 4
    xor t0, t0, t3
    xor t2, t2, t0
    lui t3, 0xf0f1
    addi t3, t3, -0xf1  /* 0x0f0f0f0f */
    and t2, t2, t3
    slli t3, t2, 4
    xor t1, t1, t3
    xor t3, a7, t1
    lui a7, 0xff0
    addi a7, a7, 0xff  /* 0x00ff00ff */
    and t3, t3, a7
    slli a7, t3, 8
    xor a2, a2, a7
    xor a4, a6, a4
    srli a6, a4, 8
    xor t0, t0, t2
    xor t2, a6, t0
    lui a6, 0xff0
    addi a6, a6, 0xff  /* 0x00ff00ff */
    and t2, t2, a6
    slli a6, t2, 8
    xor a4, a4, a6
    slli a6, a4, 16
    xor a6, a2, a6
    srli a6, a6, 16
    slli a7, a6, 16
    xor a2, a2, a7
    sw a2, 624(a0)
    xor t1, t1, t3
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t3, t2, 16
    xor t1, t1, t3
    sw t1, 628(a0)
    xor t1, a4, a6
    sw t1, 632(a0)
    xor t0, t0, t2
    sw t0, 636(a0)
    srli t0, t4, 1
    xor t0, t0, t4
    lui t1, 0x55555
    addi t1, t1, 0x555  /* 0x55555555 */
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t4, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lui t3, 0x33333
    addi t3, t3, 0x333  /* 0x33333333 */
    and t2, t2, t3
    slli t3, t2, 2
    xor t3, t1, t3
    srli a2, t3, 4
    xor t0, t4, t0
    srli t4, t0, 2
    xor t4, t4, t0
    lui a4, 0x33333
    addi a4, a4, 0x333  /* 0x33333333 */
    and t4, t4, a4
    slli a4, t4, 2
    xor a4, t0, a4
    xor a2, a2, a4
    lui a6, 0xf0f1
    addi a6, a6, -0xf1  /* 0x0f0f0f0f */
    and a2, a2, a6
    slli a6, a2, 4
    xor t3, t3, a6
    srli a6, t3, 8
    xor t1, t1, t2
    srli t2, t1, 4
    xor t0, t0, t4
    xor t2, t2, t0
    lui t4, 0xf0f1
    addi t4, t4, -0xf1  /* 0x0f0f0f0f */
    and t2, t2, t4
    slli t4, t2, 4
    xor t1, t1, t4
    xor t4, a6, t1
    lui a6, 0xff0
    addi a6, a6, 0xff  /* 0x00ff00ff */
    and t4, t4, a6
    slli a6, t4, 8
    xor t3, t3, a6
    xor a2, a4, a2
    srli a4, a2, 8
    xor t0, t0, t2
    xor t2, a4, t0
    lui a4, 0xff0
    addi a4, a4, 0xff  /* 0x00ff00ff */
    and t2, t2, a4
    slli a4, t2, 8
    xor a2, a2, a4
    slli a4, a2, 16
    xor a4, t3, a4
    srli a4, a4, 16
    slli a6, a4, 16
    xor t3, t3, a6
    xori a6, t3, 0xf0
    sw a6, 640(a0)
    xor t1, t1, t4
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t4, t2, 16
    xor t1, t1, t4
    sw t1, 644(a0)
    xor t1, a2, a4
    sw t1, 648(a0)
    xor t0, t0, t2
    sw t0, 652(a0)
    srli t0, t5, 1
    xor t0, t0, t5
    lui t1, 0x55555
    addi t1, t1, 0x555  /* 0x55555555 */
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t5, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lui t4, 0x33333
    addi t4, t4, 0x333  /* 0x33333333 */
    and t2, t2, t4
    slli t4, t2, 2
    xor t4, t1, t4
    srli a2, t4, 4
    xor t0, t5, t0
    srli t5, t0, 2
    xor t5, t5, t0
    lui a4, 0x33333
    addi a4, a4, 0x333  /* 0x33333333 */
    and t5, t5, a4
    slli a4, t5, 2
    xor a4, t0, a4
    xor a2, a2, a4
    lui a6, 0xf0f1
    addi a6, a6, -0xf1  /* 0x0f0f0f0f */
    and a2, a2, a6
    slli a6, a2, 4
    xor t4, t4, a6
    srli a6, t4, 8
    xor t1, t1, t2
    srli t2, t1, 4
    xor t0, t0, t5
    xor t2, t2, t0
    lui t5, 0xf0f1
    addi t5, t5, -0xf1  /* 0x0f0f0f0f */
    and t2, t2, t5
    slli t5, t2, 4
    xor t1, t1, t5
    xor t5, a6, t1
    lui a6, 0xff0
    addi a6, a6, 0xff  /* 0x00ff00ff */
    and t5, t5, a6
    slli a6, t5, 8
    xor t4, t4, a6
    xor a2, a4, a2
    srli a4, a2, 8
    xor t0, t0, t2
    xor t2, a4, t0
    lui a4, 0xff0
    addi a4, a4, 0xff  /* 0x00ff00ff */
    and t2, t2, a4
    slli a4, t2, 8
    xor a2, a2, a4
    slli a4, a2, 16
    xor a4, t4, a4
    srli a4, a4, 16
    slli a6, a4, 16
    xor t4, t4, a6
    sw t4, 656(a0)
    xor t1, t1, t5
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t4, t2, 16
    xor t1, t1, t4
    sw t1, 660(a0)
    xor t1, a2, a4
    sw t1, 664(a0)
    xor t0, t0, t2
    sw t0, 668(a0)
    srli t0, t6, 1
    xor t0, t0, t6
    lui t1, 0x55555
    addi t1, t1, 0x555  /* 0x55555555 */
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t6, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lui t4, 0x33333
    addi t4, t4, 0x333  /* 0x33333333 */
    and t2, t2, t4
    slli t4, t2, 2
    xor t4, t1, t4
    srli t5, t4, 4
    xor t0, t6, t0
    srli t6, t0, 2
    xor t6, t6, t0
    lui a2, 0x33333
    addi a2, a2, 0x333  /* 0x33333333 */
    and t6, t6, a2
    slli a2, t6, 2
    xor a2, t0, a2
    xor t5, t5, a2
    lui a4, 0xf0f1
    addi a4, a4, -0xf1  /* 0x0f0f0f0f */
    and t5, t5, a4
    slli a4, t5, 4
    xor t4, t4, a4
    srli a4, t4, 8
    xor t1, t1, t2
    srli t2, t1, 4
    xor t0, t0, t6
    xor t2, t2, t0
    lui t6, 0xf0f1
    addi t6, t6, -0xf1  /* 0x0f0f0f0f */
    and t2, t2, t6
    slli t6, t2, 4
    xor t1, t1, t6
    xor t6, a4, t1
    lui a4, 0xff0
    addi a4, a4, 0xff  /* 0x00ff00ff */
    and t6, t6, a4
    slli a4, t6, 8
    xor t4, t4, a4
    xor t5, a2, t5
    srli a2, t5, 8
    xor t0, t0, t2
    xor t2, a2, t0
    lui a2, 0xff0
    addi a2, a2, 0xff  /* 0x00ff00ff */
    and t2, t2, a2
    slli a2, t2, 8
    xor t5, t5, a2
    slli a2, t5, 16
    xor a2, t4, a2
    srli a2, a2, 16
    slli a4, a2, 16
    xor t4, t4, a4
    xori a4, t4, 0xff
    sw a4, 672(a0)
    xor t1, t1, t6
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t6, t2, 16
    xor t1, t1, t6
    sw t1, 676(a0)
    xor t1, t5, a2
    sw t1, 680(a0)
    xor t0, t0, t2
    sw t0, 684(a0)
    srli t0, a1, 1
    xor t0, t0, a1
    lui t1, 0x55555
    addi t1, t1, 0x555  /* 0x55555555 */
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, a1, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lui t5, 0x33333
    addi t5, t5, 0x333  /* 0x33333333 */
    and t2, t2, t5
    slli t5, t2, 2
    xor t5, t1, t5
    srli t6, t5, 4
    xor t0, a1, t0
    srli a1, t0, 2
    xor a1, a1, t0
    lui a2, 0x33333
    addi a2, a2, 0x333  /* 0x33333333 */
    and a1, a1, a2
    slli a2, a1, 2
    xor a2, t0, a2
    xor t6, t6, a2
    lui a4, 0xf0f1
    addi a4, a4, -0xf1  /* 0x0f0f0f0f */
    and t6, t6, a4
    slli a4, t6, 4
    xor t5, t5, a4
    srli a4, t5, 8
    xor t1, t1, t2
    srli t2, t1, 4
    xor t0, t0, a1
    xor t2, t2, t0
    lui a1, 0xf0f1
    addi a1, a1, -0xf1  /* 0x0f0f0f0f */
    and t2, t2, a1
    slli a6, t2, 4
    xor t1, t1, a6
    xor a4, a4, t1
    lui a6, 0xff0
    addi a6, a6, 0xff  /* 0x00ff00ff */
    and a4, a4, a6
    slli a6, a4, 8
    xor t5, t5, a6
    xor t6, a2, t6
    srli a2, t6, 8
    xor t0, t0, t2
    xor t2, a2, t0
    lui a2, 0xff0
    addi a2, a2, 0xff  /* 0x00ff00ff */
    and t2, t2, a2
    slli a6, t2, 8
    xor t6, t6, a6
    slli a6, t6, 16
    xor a6, t5, a6
    srli a6, a6, 16
    slli a7, a6, 16
    xor t5, t5, a7
    sw t5, 688(a0)
    xor t1, t1, a4
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t5, t2, 16
    xor t1, t1, t5
    sw t1, 692(a0)
    xor t1, t6, a6
    sw t1, 696(a0)
    xor t0, t0, t2
    sw t0, 700(a0)
    /* round key 4 */
    lui t0, 1
    addi t0, t0, -0x100  /* 0x00000f00 */
    xor t0, a5, t0
    sw t0, 704(a0)
    srli t0, a1, 16  /* 0x00000f0f */
    xor t1, a3, t0
    sw t1, 708(a0)
    srli t1, a2, 12  /* 0x00000ff0 */
    xor t2, t3, t1
    sw t2, 712(a0)
    lui t2, 1
    addi t2, t2, -1  /* 0x00000fff */
    xor t5, t4, t2
    sw t5, 716(a0)
    /* round key 8 */
    lui t5, 0xf
    xor t5, a5, t5
    sw t5, 720(a0)
    lui t5, 0xf
    addi t5, t5, 0xf  /* 0x0000f00f */
    xor t5, a3, t5
    sw t5, 724(a0)
    slli t0, t0, 4  /* 0x0000f0f0 */
    xor t0, t3, t0
    sw t0, 728(a0)
    lui t0, 0xf
    addi t0, t0, 0xff  /* 0x0000f0ff */
    xor t0, t4, t0
    sw t0, 732(a0)
    slli t0, t1, 4  /* 0x0000ff00 */
    xor t0, a5, t0
    sw t0, 736(a0)
    lui t0, 0x10
    addi t0, t0, -0xf1  /* 0x0000ff0f */
    xor t0, a3, t0
    sw t0, 740(a0)
    slli t0, t2, 4  /* 0x0000fff0 */
    xor t0, t3, t0
    sw t0, 744(a0)
    lui t0, 0x10
    addi t0, t0, -1  /* 0x0000ffff */
    xor t0, t4, t0
    sw t0, 748(a0)
    /* round key 16 */
    lui t0, 0xf0
    xor t0, a5, t0
    sw t0, 752(a0)
    lui t0, 0xf0
    addi t0, t0, 0xf  /* 0x000f000f */
    xor t0, a3, t0
    sw t0, 756(a0)
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s3, 12(sp)
    addi sp, sp, 16
    .cfi_remember_state
    .cfi_def_cfa_offset 0
    .cfi_restore s0
    .cfi_restore s1
    .cfi_restore s2
    .cfi_restore s3
    jalr zero, 0(ra)
.Lpipo64_256_expand_key_misaligned1:
    .cfi_restore_state
    andi t0, a1, 1
    bne t0, zero, .Lpipo64_256_expand_key_odd2
    lhu s3, 2(a1)
    lhu s2, 0(a1)
    lhu s0, 6(a1)
    slli t0, s3, 16
    or t0, s2, t0
    slli t1, s0, 16
    lhu s1, 4(a1)
    lhu a7, 10(a1)
    lhu a4, 8(a1)
    or t1, s1, t1
    slli t2, a7, 16
    or t2, a4, t2
    lhu t6, 14(a1)
    lhu a6, 12(a1)
    lhu a2, 18(a1)
    slli t3, t6, 16
    or t3, a6, t3
    slli t4, a2, 16
    lhu t5, 16(a1)
    lhu a5, 22(a1)
    lhu a3, 20(a1)
    or t4, t5, t4
    slli t5, a5, 16
    or t5, a3, t5
    lhu s3, 26(a1)
    lhu s2, 24(a1)
    lhu s0, 30(a1)
    slli t6, s3, 16
    or t6, s2, t6
    slli a2, s0, 16
    lhu s1, 28(a1)
    or a1, s1, a2
    jal zero, .Lpipo64_256_expand_key_join3
.Lpipo64_256_expand_key_odd2:
    lhu a7, 1(a1)
    lbu a4, 0(a1)
    lbu a6, 3(a1)
    slli t0, a7, 8
    or t0, a4, t0
    slli t1, a6, 24
    or t0, t0, t1
    lhu a5, 5(a1)
    lbu a3, 4(a1)
    lbu s3, 7(a1)
    slli t1, a5, 8
    or t1, a3, t1
    slli t2, s3, 24
    or t1, t1, t2
    lhu s2, 9(a1)
    lbu s0, 8(a1)
    lbu a2, 11(a1)
    slli t2, s2, 8
    or t2, s0, t2
    slli t3, a2, 24
    or t2, t2, t3
    lhu s1, 13(a1)
    lbu t4, 12(a1)
    lbu t5, 15(a1)
    slli t3, s1, 8
    or t3, t4, t3
    slli t4, t5, 24
    or t3, t3, t4
    lhu t6, 17(a1)
    lbu a7, 16(a1)
    lbu a4, 19(a1)
    slli t4, t6, 8
    or t4, a7, t4
    slli t5, a4, 24
    or t4, t4, t5
    lhu a6, 21(a1)
    lbu a5, 20(a1)
    lbu a3, 23(a1)
    slli t5, a6, 8
    or t5, a5, t5
    slli t6, a3, 24
    or t5, t5, t6
    lhu s3, 25(a1)
    lbu s2, 24(a1)
    lbu s0, 27(a1)
    slli t6, s3, 8
    or t6, s2, t6
    slli a2, s0, 24
    or t6, t6, a2
    lhu s1, 29(a1)
    lbu a7, 28(a1)
    lbu a4, 31(a1)
    slli a1, s1, 8
    or a1, a7, a1
    slli a2, a4, 24
    or a1, a1, a2
    jal zero, .Lpipo64_256_expand_key_join3
    .cfi_endproc
    .size pipo64_256_expand_key, .-pipo64_256_expand_key

    .section .text.pipo64_256_encrypt,"ax",%progbits
    .balign 4
    .globl pipo64_256_encrypt
    .type pipo64_256_encrypt, %function
pipo64_256_encrypt:
    /* The cipher text:
     *     function S(x: byte[8]) -> byte[8] = transpose(S8[transpose(x)])
     *     function R(x: byte[8]) -> byte[8] = [x[i] <<< distance[i] for i in 0..7]
     *     encrypt(x, rk) -> y {
     *       x := x ^ rk[0]
     *       for i in 1..rounds { x := R(S(x)) ^ rk[i] }
     *       y = x
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    lbu t0, 0(a1)
    lbu t1, 1(a1)
    lbu t2, 2(a1)
    slli t3, t0, 8
    or t0, t0, t3
    slli t3, t0, 16
    or t0, t0, t3
    slli t3, t1, 8
    or t1, t1, t3
    slli t3, t1, 16
    or t1, t1, t3
    slli t3, t2, 8
    or t2, t2, t3
    slli t3, t2, 16
    or t2, t2, t3
    lbu t3, 3(a1)
    lbu t4, 4(a1)
    lbu t5, 5(a1)
    slli t6, t3, 8
    or t3, t3, t6
    slli t6, t3, 16
    or t3, t3, t6
    slli t6, t4, 8
    or t4, t4, t6
    slli t6, t4, 16
    or t4, t4, t6
    slli t6, t5, 8
    or t5, t5, t6
    slli t6, t5, 16
    or t5, t5, t6
    lbu t6, 6(a1)
    lbu a1, 7(a1)
    addi a3, a0, 448
    slli a4, t6, 8
    or t6, t6, a4
    slli a4, t6, 16
    or t6, t6, a4
    slli a4, a1, 8
    or a1, a1, a4
    slli a4, a1, 16
    or a1, a1, a4
    /* start: x := x ^ rk[0] */
    lw a4, 0(a0)
    lw a5, 4(a0)
    xor t0, t0, a4
    xor t1, t1, a5
    lw a4, 8(a0)
    lw a5, 12(a0)
    xor t2, t2, a4
    xor t3, t3, a5
    lw a4, 16(a0)
    lw a5, 20(a0)
    xor t4, t4, a4
    xor t5, t5, a5
    lw a4, 24(a0)
    lw a5, 28(a0)
    xor t6, t6, a4
    xor a1, a1, a5
    addi a4, a0, 0
.Lpipo64_256_encrypt_rounds1:
    /* round i = 1, 3, ..., 13: x := R(S(x)) ^ rk[i] */
    and a5, a1, t6
    xor t5, t5, a5
    and a5, t3, t5
    xor t4, t4, a5
    xor a1, a1, t4
    and a5, t1, t0
    xor t2, t2, a5
    or a5, t2, t1
    xor t0, t0, a5
    or a5, t2, t0
    xor t1, t1, a5
    xori t2, t2, -1
    xor t6, t6, t3
    or a5, t4, t5
    xor t3, t3, a5
    xor t3, t3, t2
    xor t5, t5, a1
    xor a1, a1, t1
    and a5, t5, t6
    xor t4, t4, a5
    and a5, a1, t5
    xor t6, t6, a5
    xor t4, t4, t0
    lw a5, 32(a4)
    xor a6, a1, t6
    xor a1, a1, a5
    xor t2, t2, a6
    slli a5, t2, 28
    srli t2, t2, 4
    or t2, a5, t2
    xor a5, t3, t5
    xor t0, t0, a5
    and a5, a5, a6
    xor a5, t4, a5
    xor t1, t1, a5
    slli a5, t0, 31
    srli t0, t0, 1
    or t0, a5, t0
    lw a6, 36(a4)
    lw a5, 40(a4)
    xor t0, t0, a6
    xor t2, t2, a5
    or a5, t4, t3
    xor t6, t6, a5
    slli a5, t3, 25
    srli t3, t3, 7
    or t3, a5, t3
    or a5, t6, t4
    xor t5, t5, a5
    slli a5, t6, 27
    srli t6, t6, 5
    or t6, a5, t6
    lw a6, 44(a4)
    slli a5, t5, 30
    xor t6, t6, a6
    srli t5, t5, 2
    or t5, a5, t5
    lw a6, 48(a4)
    slli a5, t4, 29
    xor t5, t5, a6
    srli t4, t4, 3
    or t4, a5, t4
    lw a6, 52(a4)
    lw a5, 56(a4)
    xor t4, t4, a6
    xor t3, t3, a5
    slli a5, t1, 26
    srli t1, t1, 6
    or t1, a5, t1
    lw a6, 60(a4)
    /* round i = 2, 4, ..., 14: x := R(S(x)) ^ rk[i] */
    and a5, t0, a1
    xor t1, t1, a6
    and a6, t1, t3
    xor t4, t4, a6
    and a6, t6, t4
    xor t5, t5, a6
    xor t1, t1, t5
    xor t2, t2, a5
    or a5, t2, t0
    xor a1, a1, a5
    or a5, t2, a1
    xor a5, t0, a5
    xori t2, t2, -1
    xor t0, t3, t6
    or t3, t5, t4
    xor t3, t6, t3
    xor t3, t3, t2
    xor t4, t4, t1
    xor t1, t1, a5
    and t6, t4, t0
    xor t5, t5, t6
    and t6, t1, t4
    xor t6, t0, t6
    xor t5, t5, a1
    lw a6, 64(a4)
    xor a7, t1, t6
    xor t0, t1, a6
    xor t1, t2, a7
    slli t2, t1, 28
    srli t1, t1, 4
    or t2, t2, t1
    xor t1, t3, t4
    xor a1, a1, t1
    and t1, t1, a7
    xor t1, t5, t1
    xor a5, a5, t1
    slli t1, a1, 31
    srli a1, a1, 1
    or t1, t1, a1
    lw a6, 68(a4)
    lw a7, 72(a4)
    xor t1, t1, a6
    xor t2, t2, a7
    or a1, t5, t3
    xor t6, t6, a1
    slli a1, t3, 25
    srli t3, t3, 7
    or a1, a1, t3
    or t3, t6, t5
    xor t4, t4, t3
    slli t3, t6, 27
    srli t6, t6, 5
    or t3, t3, t6
    lw a6, 76(a4)
    slli t6, t4, 30
    xor t3, t3, a6
    srli t4, t4, 2
    or t4, t6, t4
    lw a7, 80(a4)
    slli t6, t5, 29
    xor t4, t4, a7
    srli t5, t5, 3
    or t5, t6, t5
    lw a6, 84(a4)
    lw a7, 88(a4)
    xor t5, t5, a6
    xor t6, a1, a7
    slli a1, a5, 26
    srli a5, a5, 6
    or a1, a1, a5
    lw a6, 92(a4)
    addi a4, a4, 64
    xor a1, a1, a6
    bne a4, a3, .Lpipo64_256_encrypt_rounds1
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and a3, a1, t6
    xor t5, t5, a3
    and a3, t3, t5
    xor t4, t4, a3
    xor a1, a1, t4
    and a3, t1, t0
    xor t2, t2, a3
    or a3, t2, t1
    xor t0, t0, a3
    or a3, t2, t0
    xor t1, t1, a3
    xori t2, t2, -1
    xor t6, t6, t3
    or a3, t4, t5
    xor t3, t3, a3
    xor t3, t3, t2
    xor t5, t5, a1
    xor a1, a1, t1
    and a3, t5, t6
    xor t4, t4, a3
    and a3, a1, t5
    xor t6, t6, a3
    xor t4, t4, t0
    lw a7, 480(a0)
    xor a3, a1, t6
    xor a1, a1, a7
    xor t2, t2, a3
    srli t2, t2, 4
    xor a4, t3, t5
    xor t0, t0, a4
    and a3, a4, a3
    xor a3, t4, a3
    xor t1, t1, a3
    srli t0, t0, 1
    lw a5, 484(a0)
    lw a6, 488(a0)
    xor t0, t0, a5
    xor t2, t2, a6
    or a3, t4, t3
    xor t6, t6, a3
    srli t3, t3, 7
    or a3, t6, t4
    xor t5, t5, a3
    srli t6, t6, 5
    lw a7, 492(a0)
    srli t5, t5, 2
    xor t6, t6, a7
    lw a4, 496(a0)
    srli t4, t4, 3
    xor t5, t5, a4
    lw a5, 500(a0)
    lw a6, 504(a0)
    xor t4, t4, a5
    xor t3, t3, a6
    srli t1, t1, 6
    lw a3, 508(a0)
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and a4, t0, a1
    xor t1, t1, a3
    and a3, t1, t3
    xor t4, t4, a3
    and a3, t6, t4
    xor t5, t5, a3
    xor t1, t1, t5
    xor t2, t2, a4
    or a3, t2, t0
    xor a1, a1, a3
    or a3, t2, a1
    xor t0, t0, a3
    xori t2, t2, -1
    xor t3, t3, t6
    or a3, t5, t4
    xor t6, t6, a3
    xor t6, t6, t2
    xor t4, t4, t1
    xor t1, t1, t0
    and a3, t4, t3
    xor t5, t5, a3
    and a3, t1, t4
    xor t3, t3, a3
    xor t5, t5, a1
    lw a7, 512(a0)
    xor a3, t1, t3
    xor t1, t1, a7
    xor t2, t2, a3
    srli t2, t2, 4
    xor a4, t6, t4
    xor a1, a1, a4
    and a3, a4, a3
    xor a3, t5, a3
    xor t0, t0, a3
    srli a1, a1, 1
    lw a5, 516(a0)
    lw a6, 520(a0)
    xor a1, a1, a5
    xor t2, t2, a6
    or a3, t5, t6
    xor t3, t3, a3
    srli t6, t6, 7
    or a3, t3, t5
    xor t4, t4, a3
    srli t3, t3, 5
    lw a7, 524(a0)
    srli t4, t4, 2
    xor t3, t3, a7
    lw a4, 528(a0)
    srli t5, t5, 3
    xor t4, t4, a4
    lw a5, 532(a0)
    lw a6, 536(a0)
    xor t5, t5, a5
    xor t6, t6, a6
    srli t0, t0, 6
    lw a3, 540(a0)
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and a4, a1, t1
    xor t0, t0, a3
    and a3, t0, t6
    xor t5, t5, a3
    and a3, t3, t5
    xor t4, t4, a3
    xor t0, t0, t4
    xor t2, t2, a4
    or a3, t2, a1
    xor t1, t1, a3
    or a3, t2, t1
    xor a1, a1, a3
    xori t2, t2, -1
    xor t6, t6, t3
    or a3, t4, t5
    xor t3, t3, a3
    xor t3, t3, t2
    xor t5, t5, t0
    xor t0, t0, a1
    and a3, t5, t6
    xor t4, t4, a3
    and a3, t0, t5
    xor t6, t6, a3
    xor t4, t4, t1
    lw a7, 544(a0)
    xor a3, t0, t6
    xor t0, t0, a7
    xor t2, t2, a3
    srli t2, t2, 4
    xor a4, t3, t5
    xor t1, t1, a4
    and a3, a4, a3
    xor a3, t4, a3
    xor a1, a1, a3
    srli t1, t1, 1
    lw a5, 548(a0)
    lw a6, 552(a0)
    xor t1, t1, a5
    xor t2, t2, a6
    or a3, t4, t3
    xor t6, t6, a3
    srli t3, t3, 7
    or a3, t6, t4
    xor t5, t5, a3
    srli t6, t6, 5
    lw a7, 556(a0)
    srli t5, t5, 2
    xor t6, t6, a7
    lw a4, 560(a0)
    srli t4, t4, 3
    xor t5, t5, a4
    lw a5, 564(a0)
    lw a6, 568(a0)
    xor t4, t4, a5
    xor t3, t3, a6
    srli a1, a1, 6
    lw a3, 572(a0)
    sb t0, 0(a2)
    xor t0, a1, a3
    sb t1, 1(a2)
    sb t2, 2(a2)
    sb t6, 3(a2)
    sb t5, 4(a2)
    sb t4, 5(a2)
    sb t3, 6(a2)
    sb t0, 7(a2)
    jalr zero, 0(ra)
    .cfi_endproc
    .size pipo64_256_encrypt, .-pipo64_256_encrypt

    .section .text.pipo64_256_decrypt,"ax",%progbits
    .balign 4
    .globl pipo64_256_decrypt
    .type pipo64_256_decrypt, %function
pipo64_256_decrypt:
    /* The cipher text:
     *     function S_inverse(x: byte[8]) -> byte[8] = transpose(S8_inverse[transpose(x)])
     *     function R_inverse(x: byte[8]) -> byte[8] = [x[i] >>> distance[i] for i in 0..7]
     *     decrypt(y, rk) -> x {
     *       for i in rounds down to 1 { y := S_inverse(R_inverse(y ^ rk[i])) }
     *       x = y ^ rk[0]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    lbu t0, 0(a1)
    lbu t1, 1(a1)
    lbu t2, 2(a1)
    slli t3, t0, 8
    or t0, t0, t3
    slli t3, t0, 16
    or t0, t0, t3
    slli t3, t1, 8
    or t1, t1, t3
    slli t3, t1, 16
    or t1, t1, t3
    slli t3, t2, 8
    or t2, t2, t3
    slli t3, t2, 16
    or t2, t2, t3
    lbu t3, 3(a1)
    lbu t4, 4(a1)
    lbu t5, 5(a1)
    slli t6, t3, 8
    or t3, t3, t6
    slli t6, t3, 16
    or t3, t3, t6
    slli t6, t4, 8
    or t4, t4, t6
    slli t6, t4, 16
    or t4, t4, t6
    slli t6, t5, 8
    or t5, t5, t6
    slli t6, t5, 16
    or t5, t5, t6
    lbu t6, 6(a1)
    lbu a1, 7(a1)
    addi a3, a0, 448
    slli a4, t6, 8
    or t6, t6, a4
    slli a4, t6, 16
    or t6, t6, a4
    slli a4, a1, 8
    or a1, a1, a4
    slli a4, a1, 16
    or a1, a1, a4
.Lpipo64_256_decrypt_rounds1:
    /* round i = 17, 15, ..., 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw a4, 100(a3)
    lw a5, 120(a3)
    xor t1, t1, a4
    xor t6, t6, a5
    lw a4, 112(a3)
    lw a5, 108(a3)
    xor t4, t4, a4
    xor t3, t3, a5
    lw a4, 116(a3)
    lw a5, 104(a3)
    xor t5, t5, a4
    xor t2, t2, a5
    slli a4, t1, 25
    srli t1, t1, 7
    or t1, a4, t1
    slli a4, t6, 31
    srli t6, t6, 1
    or t6, a4, t6
    slli a4, t4, 26
    srli t4, t4, 6
    or t4, a4, t4
    slli a4, t3, 29
    srli t3, t3, 3
    or t3, a4, t3
    slli a4, t5, 27
    srli t5, t5, 5
    or t5, a4, t5
    slli a4, t2, 28
    srli t2, t2, 4
    or t2, a4, t2
    or a4, t3, t5
    xor t4, t4, a4
    lw a5, 96(a3)
    or a4, t5, t6
    xor t0, t0, a5
    xor t3, t3, a4
    lw a5, 124(a3)
    xor a4, t6, t4
    xor a1, a1, a5
    slli a5, a1, 30
    srli a1, a1, 2
    or a1, a5, a1
    xor t1, t1, a4
    xor a5, t0, t3
    xor t2, t2, a5
    and a4, a4, a5
    xor a4, t5, a4
    xor a1, a1, a4
    xor t6, t6, t2
    xori t2, t2, -1
    xor t5, t5, t1
    and a4, t4, t0
    xor t3, t3, a4
    and a4, t4, t3
    xor t5, t5, a4
    xor t0, t0, a1
    or a4, t2, t1
    xor a1, a1, a4
    or a4, t2, a1
    xor t1, t1, a4
    xor t4, t4, t0
    and a4, a1, t1
    xor t2, t2, a4
    or a4, t5, t4
    xor t6, t6, a4
    xor t0, t0, t5
    and a4, t6, t4
    xor t5, t5, a4
    xor t3, t3, t6
    and a4, t0, t3
    xor t4, t4, a4
    /* round i = 16, 14, ..., 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw a5, 68(a3)
    lw a4, 88(a3)
    xor a1, a1, a5
    xor t3, t3, a4
    lw a5, 80(a3)
    lw a4, 76(a3)
    xor t5, t5, a5
    xor t6, t6, a4
    lw a5, 84(a3)
    lw a4, 72(a3)
    xor t4, t4, a5
    xor t2, t2, a4
    slli a4, a1, 25
    srli a1, a1, 7
    or a1, a4, a1
    slli a4, t3, 31
    srli t3, t3, 1
    or t3, a4, t3
    slli a4, t5, 26
    srli t5, t5, 6
    or t5, a4, t5
    slli a4, t6, 29
    srli t6, t6, 3
    or t6, a4, t6
    slli a4, t4, 27
    srli t4, t4, 5
    or t4, a4, t4
    slli a4, t2, 28
    srli t2, t2, 4
    or t2, a4, t2
    or a4, t6, t4
    xor t5, t5, a4
    lw a5, 64(a3)
    or a4, t4, t3
    xor t1, t1, a5
    xor t6, t6, a4
    lw a5, 92(a3)
    xor a4, t3, t5
    xor t0, t0, a5
    slli a5, t0, 30
    srli t0, t0, 2
    or t0, a5, t0
    xor a1, a1, a4
    xor a5, t1, t6
    xor t2, t2, a5
    and a4, a4, a5
    xor a4, t4, a4
    xor t0, t0, a4
    xor t3, t3, t2
    xori t2, t2, -1
    xor t4, t4, a1
    and a4, t5, t1
    xor t6, t6, a4
    and a4, t5, t6
    xor t4, t4, a4
    xor a4, t1, t0
    or t1, t2, a1
    xor t1, t0, t1
    or t0, t2, t1
    xor t0, a1, t0
    xor t5, t5, a4
    and a1, t1, t0
    xor t2, t2, a1
    or a1, t4, t5
    xor t3, t3, a1
    xor a1, a4, t4
    and a4, t3, t5
    xor t4, t4, a4
    xor t6, t6, t3
    and a4, a1, t6
    xor t5, t5, a4
    addi a3, a3, -64
    bne a3, a0, .Lpipo64_256_decrypt_rounds1
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw a5, 100(a0)
    lw a4, 120(a0)
    xor t1, t1, a5
    xor t6, t6, a4
    lw a3, 112(a0)
    lw a5, 108(a0)
    xor t4, t4, a3
    xor t3, t3, a5
    lw a4, 116(a0)
    lw a3, 104(a0)
    xor t5, t5, a4
    xor t2, t2, a3
    srli t1, t1, 7
    srli t6, t6, 1
    srli t4, t4, 6
    srli t3, t3, 3
    srli t5, t5, 5
    srli t2, t2, 4
    or a3, t3, t5
    xor t4, t4, a3
    lw a5, 96(a0)
    or a3, t5, t6
    xor t0, t0, a5
    xor t3, t3, a3
    lw a4, 124(a0)
    xor a3, t6, t4
    xor a1, a1, a4
    srli a1, a1, 2
    xor t1, t1, a3
    xor a4, t0, t3
    xor t2, t2, a4
    and a3, a3, a4
    xor a3, t5, a3
    xor a1, a1, a3
    xor t6, t6, t2
    xori t2, t2, -1
    xor t5, t5, t1
    and a3, t4, t0
    xor t3, t3, a3
    and a3, t4, t3
    xor t5, t5, a3
    xor t0, t0, a1
    or a3, t2, t1
    xor a1, a1, a3
    or a3, t2, a1
    xor t1, t1, a3
    xor t4, t4, t0
    and a3, a1, t1
    xor t2, t2, a3
    or a3, t5, t4
    xor t6, t6, a3
    xor t0, t0, t5
    and a3, t6, t4
    xor t5, t5, a3
    xor t3, t3, t6
    and a3, t0, t3
    xor t4, t4, a3
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw a5, 68(a0)
    lw a4, 88(a0)
    xor a1, a1, a5
    xor t3, t3, a4
    lw a3, 80(a0)
    lw a5, 76(a0)
    xor t5, t5, a3
    xor t6, t6, a5
    lw a4, 84(a0)
    lw a3, 72(a0)
    xor t4, t4, a4
    xor t2, t2, a3
    srli a1, a1, 7
    srli t3, t3, 1
    srli t5, t5, 6
    srli t6, t6, 3
    srli t4, t4, 5
    srli t2, t2, 4
    or a3, t6, t4
    xor t5, t5, a3
    lw a5, 64(a0)
    or a3, t4, t3
    xor t1, t1, a5
    xor t6, t6, a3
    lw a4, 92(a0)
    xor a3, t3, t5
    xor t0, t0, a4
    srli t0, t0, 2
    xor a1, a1, a3
    xor a4, t1, t6
    xor t2, t2, a4
    and a3, a3, a4
    xor a3, t4, a3
    xor t0, t0, a3
    xor t3, t3, t2
    xori t2, t2, -1
    xor t4, t4, a1
    and a3, t5, t1
    xor t6, t6, a3
    and a3, t5, t6
    xor t4, t4, a3
    xor t1, t1, t0
    or a3, t2, a1
    xor t0, t0, a3
    or a3, t2, t0
    xor a1, a1, a3
    xor t5, t5, t1
    and a3, t0, a1
    xor t2, t2, a3
    or a3, t4, t5
    xor t3, t3, a3
    xor t1, t1, t4
    and a3, t3, t5
    xor t4, t4, a3
    xor t6, t6, t3
    and a3, t1, t6
    xor t5, t5, a3
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw a5, 36(a0)
    lw a4, 56(a0)
    xor t0, t0, a5
    xor t6, t6, a4
    lw a3, 48(a0)
    lw a5, 44(a0)
    xor t4, t4, a3
    xor t3, t3, a5
    lw a4, 52(a0)
    lw a3, 40(a0)
    xor t5, t5, a4
    xor t2, t2, a3
    srli t0, t0, 7
    srli t6, t6, 1
    srli t4, t4, 6
    srli t3, t3, 3
    srli t5, t5, 5
    srli t2, t2, 4
    or a3, t3, t5
    xor t4, t4, a3
    lw a5, 32(a0)
    or a3, t5, t6
    xor a1, a1, a5
    xor t3, t3, a3
    lw a4, 60(a0)
    xor a3, t6, t4
    xor t1, t1, a4
    srli t1, t1, 2
    xor t0, t0, a3
    xor a4, a1, t3
    xor t2, t2, a4
    and a3, a3, a4
    xor a3, t5, a3
    xor t1, t1, a3
    xor t6, t6, t2
    xori t2, t2, -1
    xor t5, t5, t0
    and a3, t4, a1
    xor t3, t3, a3
    and a3, t4, t3
    xor t5, t5, a3
    xor a1, a1, t1
    or a3, t2, t0
    xor t1, t1, a3
    or a3, t2, t1
    xor t0, t0, a3
    xor t4, t4, a1
    and a3, t1, t0
    xor t2, t2, a3
    or a3, t5, t4
    xor t6, t6, a3
    xor a1, a1, t5
    and a3, t6, t4
    xor t5, t5, a3
    xor t3, t3, t6
    and a3, a1, t3
    xor t4, t4, a3
    /* end: x = y ^ rk[0] */
    lw a5, 0(a0)
    lw a4, 4(a0)
    xor t0, t0, a5
    xor t1, t1, a4
    lw a3, 8(a0)
    lw a5, 12(a0)
    xor t2, t2, a3
    xor t6, t6, a5
    lw a4, 16(a0)
    lw a3, 20(a0)
    xor t5, t5, a4
    xor t4, t4, a3
    lw a5, 24(a0)
    lw a4, 28(a0)
    xor t3, t3, a5
    xor a0, a1, a4
    sb t0, 0(a2)
    sb t1, 1(a2)
    sb t2, 2(a2)
    sb t6, 3(a2)
    sb t5, 4(a2)
    sb t4, 5(a2)
    sb t3, 6(a2)
    sb a0, 7(a2)
    jalr zero, 0(ra)
    .cfi_endproc
    .size pipo64_256_decrypt, .-pipo64_256_decrypt

    .section .text.pipo64_256_encrypt_blocks,"ax",%progbits
    .balign 4
    .globl pipo64_256_encrypt_blocks
    .type pipo64_256_encrypt_blocks, %function
pipo64_256_encrypt_blocks:
    /* The cipher text:
     *     function S(x: byte[8]) -> byte[8] = transpose(S8[transpose(x)])
     *     function R(x: byte[8]) -> byte[8] = [x[i] <<< distance[i] for i in 0..7]
     *     encrypt(x, rk) -> y {
     *       x := x ^ rk[0]
     *       for i in 1..rounds { x := R(S(x)) ^ rk[i] }
     *       y = x
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -80
    .cfi_def_cfa_offset 80
    sw s0, 16(sp)
    .cfi_offset s0, -64
    sw s1, 20(sp)
    .cfi_offset s1, -60
    sw s2, 24(sp)
    .cfi_offset s2, -56
    sw s3, 28(sp)
    .cfi_offset s3, -52
    sw s4, 32(sp)
    .cfi_offset s4, -48
    sw s5, 36(sp)
    .cfi_offset s5, -44
    sw s6, 40(sp)
    .cfi_offset s6, -40
    sw s7, 44(sp)
    .cfi_offset s7, -36
    sw s8, 48(sp)
    .cfi_offset s8, -32
    sw s9, 52(sp)
    .cfi_offset s9, -28
    sw s10, 56(sp)
    .cfi_offset s10, -24
    sw s11, 60(sp)
    .cfi_offset s11, -20
    sw ra, 64(sp)
    .cfi_offset ra, -16
    addi t0, a3, -4
    bge t0, zero, .Lpipo64_256_encrypt_blocks_batches4
    jal zero, .Lpipo64_256_encrypt_blocks_fewer3
.Lpipo64_256_encrypt_blocks_batches4:
    lui t1, 0x55555
    addi t1, t1, 0x555  /* 0x55555555 */
    sw t1, 0(sp)  /* spill */
    lui t1, 0x33333
    addi t1, t1, 0x333  /* 0x33333333 */
    sw t1, 4(sp)  /* spill */
    lui t1, 0xf0f1
    addi t1, t1, -0xf1  /* 0x0f0f0f0f */
    sw t1, 8(sp)  /* spill */
    lui t1, 0xff0
    addi t1, t1, 0xff  /* 0x00ff00ff */
    sw t1, 12(sp)  /* spill */
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    lw t1, 644(a0)
    lw t2, 652(a0)
    lw t3, 656(a0)
    lw t4, 660(a0)
    lw t5, 664(a0)
    lw t6, 668(a0)
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    lw a3, 676(a0)
    lw a4, 680(a0)
    lw a5, 696(a0)
.Lpipo64_256_encrypt_blocks_blocks5:
    andi a6, a1, 3
    beq a6, zero, .Lpipo64_256_encrypt_blocks_words9
    jal zero, .Lpipo64_256_encrypt_blocks_misaligned6
.Lpipo64_256_encrypt_blocks_words9:
    lw a6, 0(a1)
    lw a7, 4(a1)
    lw s0, 8(a1)
    lw s1, 12(a1)
    lw s2, 16(a1)
    lw s3, 20(a1)
    lw s4, 24(a1)
    lw s5, 28(a1)
.Lpipo64_256_encrypt_blocks_join8:
    lw s6, 0(sp)  /* reload */
    srli s7, a6, 1
    xor s7, s7, s0
    and s7, s7, s6
    xor s0, s0, s7
    slli s7, s7, 1
    xor a6, a6, s7
    srli s7, s2, 1
    xor s7, s7, s4
    and s7, s7, s6
    xor s4, s4, s7
    slli s7, s7, 1
    xor s2, s2, s7
    lw s8, 4(sp)  /* reload */
    srli s7, a6, 2
    xor s7, s7, s2
    and s7, s7, s8
    xor s2, s2, s7
    slli s7, s7, 2
    xor a6, a6, s7
    srli s7, s0, 2
    xor s7, s7, s4
    and s7, s7, s8
    xor s4, s4, s7
    slli s7, s7, 2
    xor s0, s0, s7
    lw s9, 8(sp)  /* reload */
    srli s7, a6, 4
    xor s7, s7, s0
    and s7, s7, s9
    xor s0, s0, s7
    slli s7, s7, 4
    xor a6, a6, s7
    srli s7, s2, 4
    xor s7, s7, s4
    and s7, s7, s9
    xor s4, s4, s7
    slli s7, s7, 4
    xor s2, s2, s7
    lw s10, 12(sp)  /* reload */
    srli s7, a6, 8
    xor s7, s7, s2
    and s7, s7, s10
    xor s2, s2, s7
    slli s7, s7, 8
    xor a6, a6, s7
    srli s7, s0, 8
    xor s7, s7, s4
    and s7, s7, s10
    xor s4, s4, s7
    slli s7, s7, 8
    xor s0, s0, s7
    slli s7, s0, 16
    xor s7, a6, s7
    srli s7, s7, 16
    xor s0, s0, s7
    slli s7, s7, 16
    xor a6, a6, s7
    slli s7, s4, 16
    xor s7, s2, s7
    srli s7, s7, 16
    xor s4, s4, s7
    slli s7, s7, 16
    xor s2, s2, s7
    srli s7, a7, 1
    xor s7, s7, s1
    and s7, s7, s6
    xor s1, s1, s7
    slli s7, s7, 1
    xor a7, a7, s7
    srli s7, s3, 1
    xor s7, s7, s5
    and s6, s7, s6
    xor s5, s5, s6
    slli s6, s6, 1
    xor s3, s3, s6
    srli s6, a7, 2
    xor s6, s6, s3
    and s6, s6, s8
    xor s3, s3, s6
    slli s6, s6, 2
    xor a7, a7, s6
    srli s6, s1, 2
    xor s6, s6, s5
    and s6, s6, s8
    xor s5, s5, s6
    slli s6, s6, 2
    xor s1, s1, s6
    srli s6, a7, 4
    xor s6, s6, s1
    and s6, s6, s9
    xor s1, s1, s6
    slli s6, s6, 4
    xor a7, a7, s6
    srli s6, s3, 4
    xor s6, s6, s5
    and s6, s6, s9
    xor s5, s5, s6
    slli s6, s6, 4
    xor s3, s3, s6
    srli s6, a7, 8
    xor s6, s6, s3
    and s6, s6, s10
    xor s3, s3, s6
    slli s6, s6, 8
    xor a7, a7, s6
    srli s6, s1, 8
    xor s6, s6, s5
    and s6, s6, s10
    xor s5, s5, s6
    slli s6, s6, 8
    xor s1, s1, s6
    slli s6, s1, 16
    xor s6, a7, s6
    srli s6, s6, 16
    xor s1, s1, s6
    slli s6, s6, 16
    xor a7, a7, s6
    slli s6, s5, 16
    xor s6, s3, s6
    srli s6, s6, 16
    xor s5, s5, s6
    slli s6, s6, 16
    /* start: x := x ^ rk[0] */
    lw s11, 584(a0)  /* again */
    xor s3, s3, s6
    lw s8, 600(a0)  /* again */
    lw s10, 604(a0)  /* again */
    lw s6, 576(a0)
    xor s0, s0, s11
    lw s9, 596(a0)  /* again */
    lw s11, 588(a0)  /* again */
    xor s1, s1, s8
    xor s5, s5, s10
    xor a6, a6, s6
    lw s7, 592(a0)  /* again */
    xor s3, s3, s9
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and s6, s5, s1
    lw ra, 580(a0)  /* again */
    xor s4, s4, s11
    xor s3, s3, s6
    xor a7, a7, s7
    and s6, s4, s3
    xor s2, s2, ra
    xor a7, a7, s6
    and s6, s2, a6
    xor s0, s0, s6
    or s6, s0, s2
    xor a6, a6, s6
    or s6, s0, a6
    xor s2, s2, s6
    xor s1, s1, s4
    xor s5, s5, a7
    or s6, a7, s3
    xor s4, s4, s6
    xor s3, s3, s5
    and s6, s3, s1
    xor s5, s5, s2
    xor a7, a7, s6
    lw s9, 608(a0)
    and s6, s5, s3
    xor s1, s1, s6
    xori s0, s0, -1
    xor s6, s5, s9
    xor s4, s4, s0
    xor s5, s5, s1
    xor s0, s0, s5
    slli s9, s0, 16
    srli s0, s0, 16
    or s0, s9, s0
    xor s9, s4, s3
    xor a7, a7, a6
    and s5, s9, s5
    xor s5, a7, s5
    xor a6, a6, s9
    xor s2, s2, s5
    slli s5, a6, 28
    srli a6, a6, 4
    or a6, s5, a6
    or s5, a7, s4
    xor s1, s1, s5
    slli s5, s4, 4
    srli s4, s4, 28
    or s4, s5, s4
    or s5, s1, a7
    xor s3, s3, s5
    slli s5, s1, 12
    srli s1, s1, 20
    lw s10, 616(a0)  /* again */
    or s1, s5, s1
    slli s5, s3, 24
    xor s0, s0, s10
    lw s9, 632(a0)  /* again */
    srli s3, s3, 8
    lw s10, 612(a0)  /* again */
    or s3, s5, s3
    xor s4, s4, s9
    slli s5, a7, 20
    xor a6, a6, s10
    lw s9, 624(a0)  /* again */
    srli a7, a7, 12
    lw s10, 620(a0)  /* again */
    or a7, s5, a7
    xor s3, s3, s9
    slli s5, s2, 8
    xor s1, s1, s10
    lw s9, 636(a0)  /* again */
    srli s2, s2, 24
    lw s10, 628(a0)  /* again */
    or s2, s5, s2
    xor s2, s2, s9
    xor a7, a7, s10
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and s5, s2, s4
    xor a7, a7, s5
    and s5, s1, a7
    xor s3, s3, s5
    and s5, a6, s6
    xor s0, s0, s5
    or s5, s0, a6
    xor s5, s6, s5
    or s6, s0, s5
    xor a6, a6, s6
    xor s4, s4, s1
    xor s2, s2, s3
    or s6, s3, a7
    xor s1, s1, s6
    xor a7, a7, s2
    and s6, a7, s4
    xor s2, s2, a6
    xor s3, s3, s6
    and s6, s2, a7
    lw s10, 640(a0)
    xor s4, s4, s6
    xori s0, s0, -1
    xor s6, s2, s10
    xor s1, s1, s0
    xor s2, s2, s4
    xor s0, s0, s2
    slli s9, s0, 16
    srli s0, s0, 16
    or s0, s9, s0
    xor s9, s1, a7
    xor s3, s3, s5
    and s2, s9, s2
    xor s2, s3, s2
    xor s5, s5, s9
    xor a6, a6, s2
    slli s2, s5, 28
    srli s5, s5, 4
    or s2, s2, s5
    or s5, s3, s1
    xor s4, s4, s5
    slli s5, s1, 4
    srli s1, s1, 28
    or s1, s5, s1
    or s5, s4, s3
    xor a7, a7, s5
    slli s5, s4, 12
    srli s4, s4, 20
    or s4, s5, s4
    slli s5, a7, 24
    srli a7, a7, 8
    or a7, s5, a7
    slli s5, s3, 20
    srli s3, s3, 12
    or s3, s5, s3
    slli s5, a6, 8
    srli a6, a6, 24
    or a6, s5, a6
    xor s1, s1, t5
    xor a6, a6, t6
    xor s3, s3, t4
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and s5, a6, s1
    xor s4, s4, t2
    xor s3, s3, s5
    lw s10, 648(a0)  /* again */
    xor a7, a7, t3
    and s5, s4, s3
    xor s2, s2, t1
    xor a7, a7, s5
    xor s0, s0, s10
    and s5, s2, s6
    xor s0, s0, s5
    or s5, s0, s2
    xor s5, s6, s5
    or s6, s0, s5
    xor s2, s2, s6
    xor s1, s1, s4
    xor a6, a6, a7
    or s6, a7, s3
    xor s4, s4, s6
    xor s3, s3, a6
    and s6, s3, s1
    xor a6, a6, s2
    xor a7, a7, s6
    and s6, a6, s3
    lw s9, 672(a0)
    xor s1, s1, s6
    xori s0, s0, -1
    xor s6, a6, s9
    xor s4, s4, s0
    xor a6, a6, s1
    xor s0, s0, a6
    slli s9, s0, 16
    srli s0, s0, 16
    or s0, s9, s0
    xor s9, s4, s3
    xor a7, a7, s5
    and a6, s9, a6
    xor a6, a7, a6
    xor s5, s5, s9
    xor a6, s2, a6
    slli s2, s5, 28
    srli s5, s5, 4
    or s2, s2, s5
    or s5, a7, s4
    xor s1, s1, s5
    slli s5, s4, 4
    srli s4, s4, 28
    or s4, s5, s4
    xor a5, s4, a5
    or s4, s1, a7
    xor s3, s3, s4
    slli s4, s1, 12
    srli s1, s1, 20
    or s1, s4, s1
    slli s4, s3, 24
    srli s3, s3, 8
    or s3, s4, s3
    slli s4, a7, 20
    lw s5, 688(a0)  /* again */
    srli a7, a7, 12
    lw s9, 684(a0)  /* again */
    or a7, s4, a7
    xor s3, s3, s5
    slli s4, a6, 8
    xor s1, s1, s9
    lw s5, 700(a0)  /* again */
    srli a6, a6, 24
    lw s9, 692(a0)  /* again */
    or a6, s4, a6
    xor a6, a6, s5
    xor a7, a7, s9
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and s4, a6, a5
    xor a7, a7, s4
    and s4, s1, a7
    xor s2, s2, a3
    xor s3, s3, s4
    xor s0, s0, a4
    and s4, s2, s6
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s6, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor a5, a5, s1
    xor a6, a6, s3
    or s5, s3, a7
    xor s1, s1, s5
    xor a7, a7, a6
    and s5, a7, a5
    xor a6, a6, s2
    xor s3, s3, s5
    and s5, a6, a7
    lw s9, 704(a0)
    xor a5, a5, s5
    xori s0, s0, -1
    xor s5, a6, s9
    xor s1, s1, s0
    xor a6, a6, a5
    xor s0, s0, a6
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, s1, a7
    xor s3, s3, s4
    and a6, s6, a6
    xor a6, s3, a6
    xor s4, s4, s6
    xor a6, s2, a6
    slli s2, s4, 28
    srli s4, s4, 4
    or s2, s2, s4
    or s4, s3, s1
    xor a5, a5, s4
    slli s4, s1, 4
    srli s1, s1, 28
    or s1, s4, s1
    or s4, a5, s3
    xor a7, a7, s4
    slli s4, a5, 12
    srli a5, a5, 20
    or a5, s4, a5
    slli s4, a7, 24
    srli a7, a7, 8
    or a7, s4, a7
    slli s4, s3, 20
    srli s3, s3, 12
    or s3, s4, s3
    xor a7, a7, s7
    slli s4, a6, 8
    lw s7, 604(a0)  /* again */
    srli a6, a6, 24
    lw s6, 596(a0)  /* again */
    or a6, s4, a6
    xor s1, s1, s8
    xor a6, a6, s7
    xor s3, s3, s6
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and s4, a6, s1
    xor a5, a5, s11
    xor s3, s3, s4
    lw s9, 584(a0)  /* again */
    and s4, a5, s3
    xor s2, s2, ra
    xor a7, a7, s4
    xor s0, s0, s9
    and s4, s2, s5
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s5, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor s1, s1, a5
    xor a6, a6, a7
    or s5, a7, s3
    xor a5, a5, s5
    xor s3, s3, a6
    and s5, s3, s1
    xor a6, a6, s2
    xor a7, a7, s5
    and s5, a6, s3
    lw s6, 708(a0)
    xor s1, s1, s5
    xori s0, s0, -1
    xor s5, a6, s6
    xor a5, a5, s0
    xor a6, a6, s1
    xor s0, s0, a6
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, a5, s3
    xor a7, a7, s4
    and a6, s6, a6
    xor a6, a7, a6
    xor s4, s4, s6
    xor a6, s2, a6
    slli s2, s4, 28
    srli s4, s4, 4
    or s2, s2, s4
    or s4, a7, a5
    xor s1, s1, s4
    lw s6, 612(a0)  /* again */
    slli s4, a5, 4
    srli a5, a5, 28
    xor s2, s2, s6
    or a5, s4, a5
    lw s6, 632(a0)  /* again */
    or s4, s1, a7
    xor s3, s3, s4
    xor a5, a5, s6
    slli s4, s1, 12
    lw s6, 620(a0)  /* again */
    srli s1, s1, 20
    or s1, s4, s1
    xor s1, s1, s6
    slli s4, s3, 24
    lw s6, 624(a0)  /* again */
    srli s3, s3, 8
    or s3, s4, s3
    xor s3, s3, s6
    slli s4, a7, 20
    lw s6, 628(a0)  /* again */
    srli a7, a7, 12
    or a7, s4, a7
    xor a7, a7, s6
    slli s4, a6, 8
    lw s6, 636(a0)  /* again */
    srli a6, a6, 24
    or a6, s4, a6
    xor a6, a6, s6
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and s4, a6, a5
    xor a7, a7, s4
    lw s7, 616(a0)  /* again */
    and s4, s1, a7
    xor s3, s3, s4
    xor s0, s0, s7
    and s4, s2, s5
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s5, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor a5, a5, s1
    xor a6, a6, s3
    or s5, s3, a7
    xor s1, s1, s5
    xor a7, a7, a6
    and s5, a7, a5
    xor a6, a6, s2
    xor s3, s3, s5
    and s5, a6, a7
    lw s6, 712(a0)
    xor a5, a5, s5
    xori s0, s0, -1
    xor s5, a6, s6
    xor s1, s1, s0
    xor a6, a6, a5
    xor s0, s0, a6
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, s1, a7
    xor s3, s3, s4
    and a6, s6, a6
    xor a6, s3, a6
    xor s4, s4, s6
    xor a6, s2, a6
    slli s2, s4, 28
    srli s4, s4, 4
    or s2, s2, s4
    or s4, s3, s1
    xor a5, a5, s4
    slli s4, s1, 4
    srli s1, s1, 28
    or s1, s4, s1
    or s4, a5, s3
    xor a7, a7, s4
    slli s4, a5, 12
    srli a5, a5, 20
    or a5, s4, a5
    slli s4, a7, 24
    srli a7, a7, 8
    or a7, s4, a7
    slli s4, s3, 20
    srli s3, s3, 12
    or s3, s4, s3
    slli s4, a6, 8
    srli a6, a6, 24
    or a6, s4, a6
    xor s1, s1, t5
    xor a6, a6, t6
    xor s3, s3, t4
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and s4, a6, s1
    xor a5, a5, t2
    xor s3, s3, s4
    xor a7, a7, t3
    and s4, a5, s3
    xor s2, s2, t1
    xor a7, a7, s4
    xor s0, s0, s10
    and s4, s2, s5
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s5, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor s1, s1, a5
    xor a6, a6, a7
    or s5, a7, s3
    xor a5, a5, s5
    xor s3, s3, a6
    and s5, s3, s1
    xor a6, a6, s2
    xor a7, a7, s5
    and s5, a6, s3
    lw s6, 716(a0)
    xor s1, s1, s5
    xori s0, s0, -1
    xor s5, a6, s6
    xor a5, a5, s0
    xor a6, a6, s1
    xor s0, s0, a6
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, a5, s3
    xor a7, a7, s4
    and a6, s6, a6
    xor a6, a7, a6
    xor s4, s4, s6
    xor a6, s2, a6
    slli s2, s4, 28
    srli s4, s4, 4
    or s2, s2, s4
    or s4, a7, a5
    xor s1, s1, s4
    slli s4, a5, 4
    srli a5, a5, 28
    or a5, s4, a5
    lw s6, 696(a0)  /* again */
    or s4, s1, a7
    xor s3, s3, s4
    xor a5, a5, s6
    slli s4, s1, 12
    lw s6, 684(a0)  /* again */
    srli s1, s1, 20
    or s1, s4, s1
    xor s1, s1, s6
    slli s4, s3, 24
    lw s6, 688(a0)  /* again */
    srli s3, s3, 8
    or s3, s4, s3
    xor s3, s3, s6
    slli s4, a7, 20
    lw s6, 692(a0)  /* again */
    srli a7, a7, 12
    or a7, s4, a7
    xor a7, a7, s6
    slli s4, a6, 8
    lw s6, 700(a0)  /* again */
    srli a6, a6, 24
    or a6, s4, a6
    xor a6, a6, s6
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and s4, a6, a5
    xor a7, a7, s4
    and s4, s1, a7
    xor s2, s2, a3
    xor s3, s3, s4
    xor s0, s0, a4
    and s4, s2, s5
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s5, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor a5, a5, s1
    xor a6, a6, s3
    or s5, s3, a7
    xor s1, s1, s5
    xor a7, a7, a6
    and s5, a7, a5
    xor a6, a6, s2
    xor s3, s3, s5
    and s5, a6, a7
    lw s6, 720(a0)
    xor a5, a5, s5
    xori s0, s0, -1
    xor s5, a6, s6
    xor s1, s1, s0
    xor a6, a6, a5
    xor s0, s0, a6
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, s1, a7
    xor s3, s3, s4
    and a6, s6, a6
    xor a6, s3, a6
    xor s4, s4, s6
    xor a6, s2, a6
    slli s2, s4, 28
    srli s4, s4, 4
    or s2, s2, s4
    or s4, s3, s1
    xor a5, a5, s4
    slli s4, s1, 4
    srli s1, s1, 28
    or s1, s4, s1
    or s4, a5, s3
    xor a7, a7, s4
    slli s4, a5, 12
    srli a5, a5, 20
    or a5, s4, a5
    slli s4, a7, 24
    lw s6, 592(a0)  /* again */
    srli a7, a7, 8
    or a7, s4, a7
    xor a7, a7, s6
    slli s4, s3, 20
    lw s6, 596(a0)  /* again */
    srli s3, s3, 12
    or s3, s4, s3
    xor s3, s3, s6
    slli s4, a6, 8
    lw s6, 604(a0)  /* again */
    srli a6, a6, 24
    or a6, s4, a6
    xor s1, s1, s8
    xor a6, a6, s6
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and s4, a6, s1
    xor a5, a5, s11
    xor s3, s3, s4
    and s4, a5, s3
    xor s2, s2, ra
    xor a7, a7, s4
    xor s0, s0, s9
    and s4, s2, s5
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s5, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor s1, s1, a5
    xor a6, a6, a7
    or s5, a7, s3
    xor a5, a5, s5
    xor s3, s3, a6
    and s5, s3, s1
    xor a6, a6, s2
    xor a7, a7, s5
    and s5, a6, s3
    lw s6, 724(a0)
    xor s1, s1, s5
    xori s0, s0, -1
    xor s5, a6, s6
    xor a5, a5, s0
    xor a6, a6, s1
    xor s0, s0, a6
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, a5, s3
    xor a7, a7, s4
    and a6, s6, a6
    xor a6, a7, a6
    xor s4, s4, s6
    xor a6, s2, a6
    slli s2, s4, 28
    srli s4, s4, 4
    or s2, s2, s4
    or s4, a7, a5
    xor s1, s1, s4
    lw s6, 612(a0)  /* again */
    slli s4, a5, 4
    srli a5, a5, 28
    xor s2, s2, s6
    or a5, s4, a5
    lw s6, 632(a0)  /* again */
    or s4, s1, a7
    xor s3, s3, s4
    xor a5, a5, s6
    slli s4, s1, 12
    lw s6, 620(a0)  /* again */
    srli s1, s1, 20
    or s1, s4, s1
    xor s1, s1, s6
    slli s4, s3, 24
    lw s6, 624(a0)  /* again */
    srli s3, s3, 8
    or s3, s4, s3
    xor s3, s3, s6
    slli s4, a7, 20
    lw s6, 628(a0)  /* again */
    srli a7, a7, 12
    or a7, s4, a7
    xor a7, a7, s6
    slli s4, a6, 8
    lw s6, 636(a0)  /* again */
    srli a6, a6, 24
    or a6, s4, a6
    xor a6, a6, s6
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and s4, a6, a5
    xor a7, a7, s4
    and s4, s1, a7
    xor s3, s3, s4
    xor s0, s0, s7
    and s4, s2, s5
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s5, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor a5, a5, s1
    xor a6, a6, s3
    or s5, s3, a7
    xor s1, s1, s5
    xor a7, a7, a6
    and s5, a7, a5
    xor a6, a6, s2
    xor s3, s3, s5
    and s5, a6, a7
    lw s6, 728(a0)
    xor a5, a5, s5
    xori s0, s0, -1
    xor s5, a6, s6
    xor s1, s1, s0
    xor a6, a6, a5
    xor s0, s0, a6
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, s1, a7
    xor s3, s3, s4
    and a6, s6, a6
    xor a6, s3, a6
    xor s4, s4, s6
    xor a6, s2, a6
    slli s2, s4, 28
    srli s4, s4, 4
    or s2, s2, s4
    or s4, s3, s1
    xor a5, a5, s4
    slli s4, s1, 4
    srli s1, s1, 28
    or s1, s4, s1
    or s4, a5, s3
    xor a7, a7, s4
    slli s4, a5, 12
    srli a5, a5, 20
    or a5, s4, a5
    slli s4, a7, 24
    srli a7, a7, 8
    or a7, s4, a7
    slli s4, s3, 20
    srli s3, s3, 12
    or s3, s4, s3
    slli s4, a6, 8
    srli a6, a6, 24
    or a6, s4, a6
    xor s1, s1, t5
    xor a6, a6, t6
    xor s3, s3, t4
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and s4, a6, s1
    xor a5, a5, t2
    xor s3, s3, s4
    xor a7, a7, t3
    and s4, a5, s3
    xor s2, s2, t1
    xor a7, a7, s4
    xor s0, s0, s10
    and s4, s2, s5
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s5, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor s1, s1, a5
    xor a6, a6, a7
    or s5, a7, s3
    xor a5, a5, s5
    xor s3, s3, a6
    and s5, s3, s1
    xor a6, a6, s2
    xor a7, a7, s5
    and s5, a6, s3
    lw s6, 732(a0)
    xor s1, s1, s5
    xori s0, s0, -1
    xor s5, a6, s6
    xor a5, a5, s0
    xor a6, a6, s1
    xor s0, s0, a6
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, a5, s3
    xor a7, a7, s4
    and a6, s6, a6
    xor a6, a7, a6
    xor s4, s4, s6
    xor a6, s2, a6
    slli s2, s4, 28
    srli s4, s4, 4
    or s2, s2, s4
    or s4, a7, a5
    xor s1, s1, s4
    slli s4, a5, 4
    srli a5, a5, 28
    or a5, s4, a5
    lw s6, 696(a0)  /* again */
    or s4, s1, a7
    xor s3, s3, s4
    xor a5, a5, s6
    slli s4, s1, 12
    lw s6, 684(a0)  /* again */
    srli s1, s1, 20
    or s1, s4, s1
    xor s1, s1, s6
    slli s4, s3, 24
    lw s6, 688(a0)  /* again */
    srli s3, s3, 8
    or s3, s4, s3
    xor s3, s3, s6
    slli s4, a7, 20
    lw s6, 692(a0)  /* again */
    srli a7, a7, 12
    or a7, s4, a7
    xor a7, a7, s6
    slli s4, a6, 8
    lw s6, 700(a0)  /* again */
    srli a6, a6, 24
    or a6, s4, a6
    xor a6, a6, s6
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and s4, a6, a5
    xor a7, a7, s4
    and s4, s1, a7
    xor s2, s2, a3
    xor s3, s3, s4
    xor s0, s0, a4
    and s4, s2, s5
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s5, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor a5, a5, s1
    xor a6, a6, s3
    or s5, s3, a7
    xor s1, s1, s5
    xor a7, a7, a6
    and s5, a7, a5
    xor a6, a6, s2
    xor s3, s3, s5
    and s5, a6, a7
    lw s6, 736(a0)
    xor a5, a5, s5
    xori s0, s0, -1
    xor s5, a6, s6
    xor s1, s1, s0
    xor a6, a6, a5
    xor s0, s0, a6
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, s1, a7
    xor s3, s3, s4
    and a6, s6, a6
    xor a6, s3, a6
    xor s4, s4, s6
    xor a6, s2, a6
    slli s2, s4, 28
    srli s4, s4, 4
    or s2, s2, s4
    or s4, s3, s1
    xor a5, a5, s4
    slli s4, s1, 4
    srli s1, s1, 28
    or s1, s4, s1
    or s4, a5, s3
    xor a7, a7, s4
    slli s4, a5, 12
    srli a5, a5, 20
    or a5, s4, a5
    slli s4, a7, 24
    lw s6, 592(a0)  /* again */
    srli a7, a7, 8
    or a7, s4, a7
    xor a7, a7, s6
    slli s4, s3, 20
    lw s6, 596(a0)  /* again */
    srli s3, s3, 12
    or s3, s4, s3
    xor s3, s3, s6
    slli s4, a6, 8
    lw s6, 604(a0)  /* again */
    srli a6, a6, 24
    or a6, s4, a6
    xor s1, s1, s8
    xor a6, a6, s6
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and s4, a6, s1
    xor a5, a5, s11
    xor s3, s3, s4
    and s4, a5, s3
    xor s2, s2, ra
    xor a7, a7, s4
    xor s0, s0, s9
    and s4, s2, s5
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s5, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor s1, s1, a5
    xor a6, a6, a7
    or s5, a7, s3
    xor a5, a5, s5
    xor s3, s3, a6
    and s5, s3, s1
    xor a6, a6, s2
    xor a7, a7, s5
    and s5, a6, s3
    lw s6, 740(a0)
    xor s1, s1, s5
    xori s0, s0, -1
    xor s5, a6, s6
    xor a5, a5, s0
    xor a6, a6, s1
    xor s0, s0, a6
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, a5, s3
    xor a7, a7, s4
    and a6, s6, a6
    xor a6, a7, a6
    xor s4, s4, s6
    xor a6, s2, a6
    slli s2, s4, 28
    srli s4, s4, 4
    or s2, s2, s4
    or s4, a7, a5
    xor s1, s1, s4
    lw s6, 612(a0)  /* again */
    slli s4, a5, 4
    srli a5, a5, 28
    xor s2, s2, s6
    or a5, s4, a5
    lw s6, 632(a0)  /* again */
    or s4, s1, a7
    xor s3, s3, s4
    xor a5, a5, s6
    slli s4, s1, 12
    lw s6, 620(a0)  /* again */
    srli s1, s1, 20
    or s1, s4, s1
    xor s1, s1, s6
    slli s4, s3, 24
    lw s6, 624(a0)  /* again */
    srli s3, s3, 8
    or s3, s4, s3
    xor s3, s3, s6
    slli s4, a7, 20
    lw s6, 628(a0)  /* again */
    srli a7, a7, 12
    or a7, s4, a7
    xor a7, a7, s6
    slli s4, a6, 8
    lw s6, 636(a0)  /* again */
    srli a6, a6, 24
    or a6, s4, a6
    xor a6, a6, s6
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    and s4, a6, a5
    xor a7, a7, s4
    and s4, s1, a7
    xor s3, s3, s4
    xor s0, s0, s7
    and s4, s2, s5
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s5, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor a5, a5, s1
    xor a6, a6, s3
    or s5, s3, a7
    xor s1, s1, s5
    xor a7, a7, a6
    and s5, a7, a5
    xor a6, a6, s2
    xor s3, s3, s5
    and s5, a6, a7
    lw s6, 744(a0)
    xor a5, a5, s5
    xori s0, s0, -1
    xor s5, a6, s6
    xor s1, s1, s0
    xor a6, a6, a5
    xor s0, s0, a6
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, s1, a7
    xor s3, s3, s4
    and a6, s6, a6
    xor a6, s3, a6
    xor s4, s4, s6
    xor a6, s2, a6
    slli s2, s4, 28
    srli s4, s4, 4
    or s2, s2, s4
    or s4, s3, s1
    xor a5, a5, s4
    slli s4, s1, 4
    srli s1, s1, 28
    or s1, s4, s1
    or s4, a5, s3
    xor a7, a7, s4
    slli s4, a5, 12
    srli a5, a5, 20
    or a5, s4, a5
    slli s4, a7, 24
    srli a7, a7, 8
    or a7, s4, a7
    slli s4, s3, 20
    srli s3, s3, 12
    or s3, s4, s3
    slli s4, a6, 8
    srli a6, a6, 24
    or a6, s4, a6
    xor s1, s1, t5
    xor a6, a6, t6
    xor s3, s3, t4
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and s4, a6, s1
    xor a5, a5, t2
    xor s3, s3, s4
    xor a7, a7, t3
    and s4, a5, s3
    xor s2, s2, t1
    xor a7, a7, s4
    xor s0, s0, s10
    and s4, s2, s5
    xor s0, s0, s4
    or s4, s0, s2
    xor s4, s5, s4
    or s5, s0, s4
    xor s2, s2, s5
    xor s1, s1, a5
    or s5, a7, s3
    xori s0, s0, -1
    xor a5, a5, s5
    xor a6, a6, a7
    xor s5, a5, s0
    xor s3, s3, a6
    xor a5, a6, s2
    and a6, s3, s1
    xor a6, a7, a6
    and a7, a5, s3
    lw s10, 748(a0)
    xor a7, s1, a7
    xor s1, a5, s10
    xor a5, a5, a7
    xor s0, s0, a5
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s6, s5, s3
    xor a6, a6, s4
    and a5, s6, a5
    xor a5, a6, a5
    xor s4, s4, s6
    xor s2, s2, a5
    slli a5, s4, 28
    srli s4, s4, 4
    or a5, a5, s4
    xor s4, a5, a3
    or a5, a6, s5
    slli s6, s5, 4
    srli s5, s5, 28
    xor a7, a7, a5
    or s5, s6, s5
    or s6, a7, a6
    xor s3, s3, s6
    slli s6, a7, 12
    lw s10, 684(a0)  /* again */
    srli a7, a7, 20
    or a7, s6, a7
    xor a7, a7, s10
    slli s6, s3, 24
    lw s10, 688(a0)  /* again */
    srli s3, s3, 8
    or s3, s6, s3
    xor s3, s3, s10
    slli s6, a6, 20
    lw s10, 692(a0)  /* again */
    srli a6, a6, 12
    or a6, s6, a6
    xor a6, a6, s10
    slli s6, s2, 8
    lw a5, 696(a0)  /* again */
    lw s10, 700(a0)  /* again */
    srli s2, s2, 24
    or s2, s6, s2
    xor s5, s5, a5
    xor s2, s2, s10
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and s6, s2, s5
    xor a6, a6, s6
    and s6, a7, a6
    xor s3, s3, s6
    xor s0, s0, a4
    and s6, s4, s1
    xor s0, s0, s6
    or s6, s0, s4
    xor s1, s1, s6
    or s6, s0, s1
    xor s4, s4, s6
    xor s5, s5, a7
    xor s2, s2, s3
    or s6, s3, a6
    xor a7, a7, s6
    xor a6, a6, s2
    and s6, a6, s5
    xor s2, s2, s4
    xor s3, s3, s6
    and s6, s2, a6
    lw s10, 752(a0)
    xor s5, s5, s6
    xori s0, s0, -1
    xor s6, s2, s10
    xor a7, a7, s0
    xor s2, s2, s5
    xor s0, s0, s2
    slli s10, s0, 16
    srli s0, s0, 16
    or s0, s10, s0
    xor s0, s0, s9
    xor s9, a7, a6
    xor s3, s3, s1
    and s2, s9, s2
    xor s2, s3, s2
    xor s1, s1, s9
    xor s2, s4, s2
    slli s4, s1, 28
    srli s1, s1, 4
    or s1, s4, s1
    or s4, s3, a7
    xor s4, s5, s4
    slli s5, a7, 4
    srli a7, a7, 28
    or a7, s5, a7
    or s5, s4, s3
    xor a6, a6, s5
    slli s5, s4, 12
    srli s4, s4, 20
    or s4, s5, s4
    slli s5, a6, 24
    srli a6, a6, 8
    or a6, s5, a6
    slli s5, s3, 20
    srli s3, s3, 12
    or s3, s5, s3
    xor s1, s1, ra
    slli s5, s2, 8
    lw ra, 604(a0)  /* again */
    srli s2, s2, 24
    lw s9, 596(a0)  /* again */
    or s2, s5, s2
    xor a7, a7, s8
    xor s2, s2, ra
    lw s10, 592(a0)  /* again */
    xor s3, s3, s9
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and s5, s2, a7
    xor s4, s4, s11
    xor s3, s3, s5
    xor a6, a6, s10
    and s5, s4, s3
    xor a6, a6, s5
    and s5, s1, s6
    xor s0, s0, s5
    or s5, s0, s1
    xor s5, s6, s5
    or s6, s0, s5
    xor s1, s1, s6
    xor a7, a7, s4
    xor s2, s2, a6
    or s6, a6, s3
    xor s4, s4, s6
    xor s3, s3, s2
    and s6, s3, a7
    xor s2, s2, s1
    xor a6, a6, s6
    and s6, s2, s3
    lw s8, 756(a0)
    xor a7, a7, s6
    xori s0, s0, -1
    xor s6, s2, s8
    xor s4, s4, s0
    xor s2, s2, a7
    xor s0, s0, s2
    slli s8, s0, 16
    srli s0, s0, 16
    or s0, s8, s0
    xor s0, s0, s7
    xor s7, s4, s3
    xor a6, a6, s5
    and s2, s7, s2
    xor s2, a6, s2
    xor s5, s5, s7
    xor s1, s1, s2
    slli s2, s5, 28
    srli s5, s5, 4
    or s2, s2, s5
    or s5, a6, s4
    xor a7, a7, s5
    slli s5, s4, 4
    srli s4, s4, 28
    or s4, s5, s4
    or s5, a7, a6
    xor s3, s3, s5
    slli s5, a7, 12
    srli a7, a7, 20
    or a7, s5, a7
    slli s5, s3, 24
    srli s3, s3, 8
    or s3, s5, s3
    slli s5, a6, 20
    lw s8, 628(a0)  /* again */
    srli a6, a6, 12
    or a6, s5, a6
    xor s5, a6, s8
    slli a6, s1, 8
    lw s9, 620(a0)  /* again */
    lw s7, 636(a0)  /* again */
    srli s1, s1, 24
    lw s11, 612(a0)  /* again */
    or a6, a6, s1
    xor a7, a7, s9
    xor s7, a6, s7
    xor s2, s2, s11
    slli a6, s0, 16
    slli s1, a7, 16
    xor a6, s6, a6
    xor s1, s2, s1
    srli a6, a6, 16
    srli s1, s1, 16
    xor s0, s0, a6
    xor a7, a7, s1
    slli a6, a6, 16
    slli s1, s1, 16
    xor a6, s6, a6
    xor s1, s2, s1
    lw s11, 12(sp)  /* reload */
    srli s2, a6, 8
    xor s2, s2, s1
    and s2, s2, s11
    xor s1, s1, s2
    slli s2, s2, 8
    xor a6, a6, s2
    srli s2, s0, 8
    xor s2, s2, a7
    and s2, s2, s11
    lw s10, 632(a0)  /* again */
    xor a7, a7, s2
    slli s2, s2, 8
    xor s4, s4, s10
    xor s0, s0, s2
    lw s10, 8(sp)  /* reload */
    srli s2, a6, 4
    xor s2, s2, s0
    and s2, s2, s10
    xor s0, s0, s2
    slli s2, s2, 4
    xor a6, a6, s2
    srli s2, s1, 4
    xor s2, s2, a7
    and s2, s2, s10
    xor a7, a7, s2
    slli s2, s2, 4
    xor s1, s1, s2
    lw s9, 4(sp)  /* reload */
    srli s2, a6, 2
    xor s2, s2, s1
    and s2, s2, s9
    xor s1, s1, s2
    slli s2, s2, 2
    xor s2, a6, s2
    srli a6, s0, 2
    xor a6, a6, a7
    lw ra, 624(a0)  /* again */
    and a6, a6, s9
    xor s6, a7, a6
    xor s3, s3, ra
    slli a6, a6, 2
    xor a6, s0, a6
    lw ra, 0(sp)  /* reload */
    srli a7, s2, 1
    xor a7, a7, a6
    and a7, a7, ra
    xor a6, a6, a7
    slli a7, a7, 1
    srli s0, s1, 1
    xor a7, s2, a7
    xor s0, s0, s6
    and s2, s0, ra
    xor s0, s6, s2
    slli s2, s2, 1
    xor s1, s1, s2
    slli s2, s4, 16
    xor s2, s3, s2
    srli s2, s2, 16
    xor s4, s4, s2
    slli s2, s2, 16
    xor s2, s3, s2
    slli s3, s7, 16
    xor s3, s5, s3
    srli s3, s3, 16
    xor s6, s7, s3
    slli s3, s3, 16
    xor s3, s5, s3
    srli s5, s2, 8
    xor s5, s5, s3
    and s5, s5, s11
    xor s3, s3, s5
    slli s5, s5, 8
    xor s2, s2, s5
    srli s5, s4, 8
    xor s5, s5, s6
    and s5, s5, s11
    xor s6, s6, s5
    slli s5, s5, 8
    xor s4, s4, s5
    srli s5, s2, 4
    xor s5, s5, s4
    and s5, s5, s10
    xor s4, s4, s5
    slli s5, s5, 4
    xor s2, s2, s5
    srli s5, s3, 4
    xor s5, s5, s6
    and s5, s5, s10
    xor s6, s6, s5
    slli s5, s5, 4
    xor s3, s3, s5
    srli s5, s2, 2
    xor s5, s5, s3
    and s5, s5, s9
    xor s7, s3, s5
    slli s3, s5, 2
    xor s3, s2, s3
    srli s2, s4, 2
    xor s2, s2, s6
    and s2, s2, s9
    xor s5, s6, s2
    slli s2, s2, 2
    xor s2, s4, s2
    srli s4, s3, 1
    xor s4, s4, s2
    and s4, s4, ra
    xor s2, s2, s4
    slli s4, s4, 1
    xor s3, s3, s4
    srli s4, s7, 1
    xor s4, s4, s5
    and s6, s4, ra
    xor s4, s5, s6
    slli s5, s6, 1
    addi a1, a1, 32
    xor s5, s7, s5
    andi s6, a2, 3
    bne s6, zero, .Lpipo64_256_encrypt_blocks_misaligned11
    sw a7, 0(a2)
    sw s3, 4(a2)
    sw a6, 8(a2)
    sw s2, 12(a2)
    sw s1, 16(a2)
    sw s5, 20(a2)
    sw s0, 24(a2)
    sw s4, 28(a2)
.Lpipo64_256_encrypt_blocks_join13:
    addi a2, a2, 32
    addi t0, t0, -4
    blt t0, zero, .Lpipo64_256_encrypt_blocks_fewer3
    jal zero, .Lpipo64_256_encrypt_blocks_blocks5
.Lpipo64_256_encrypt_blocks_fewer3:
    addi a4, t0, 4
    beq a4, zero, .Lpipo64_256_encrypt_blocks_done1
    addi a5, a0, 512
.Lpipo64_256_encrypt_blocks_blocks17:
    lbu s8, 0(a1)
    lbu s11, 1(a1)
    lbu s10, 2(a1)
    slli t0, s8, 8
    or t0, s8, t0
    slli t1, t0, 16
    or t0, t0, t1
    slli t1, s11, 8
    or t1, s11, t1
    slli t2, t1, 16
    or t1, t1, t2
    slli t2, s10, 8
    or t2, s10, t2
    slli t3, t2, 16
    or t2, t2, t3
    lbu s9, 3(a1)
    lbu ra, 4(a1)
    lbu s7, 5(a1)
    slli t3, s9, 8
    or t3, s9, t3
    slli t4, t3, 16
    or t3, t3, t4
    slli t4, ra, 8
    or t4, ra, t4
    slli t5, t4, 16
    or t4, t4, t5
    slli t5, s7, 8
    or t5, s7, t5
    slli t6, t5, 16
    or t5, t5, t6
    lbu s6, 6(a1)
    lbu a7, 7(a1)
    addi a1, a1, 8
    slli t6, s6, 8
    or t6, s6, t6
    slli a3, t6, 16
    or t6, t6, a3
    slli a3, a7, 8
    or a3, a7, a3
    slli a6, a3, 16
    or a3, a3, a6
    /* start: x := x ^ rk[0] */
    lw s3, 0(a0)
    lw s2, 4(a0)
    xor t0, t0, s3
    xor t1, t1, s2
    lw s1, 8(a0)
    lw s5, 12(a0)
    xor t2, t2, s1
    xor t3, t3, s5
    lw s0, 16(a0)
    lw s4, 20(a0)
    xor t4, t4, s0
    xor t5, t5, s4
    lw s8, 24(a0)
    lw s11, 28(a0)
    xor t6, t6, s8
    xor a3, a3, s11
    addi a6, a0, 0
.Lpipo64_256_encrypt_blocks_rounds18:
    /* round i = 1, 3, ..., 15: x := R(S(x)) ^ rk[i] */
    and a7, a3, t6
    xor t5, t5, a7
    and a7, t3, t5
    xor t4, t4, a7
    xor a3, a3, t4
    and a7, t1, t0
    xor t2, t2, a7
    or a7, t2, t1
    xor t0, t0, a7
    or a7, t2, t0
    xor t1, t1, a7
    xori t2, t2, -1
    xor t6, t6, t3
    or a7, t4, t5
    xor t3, t3, a7
    xor t3, t3, t2
    xor t5, t5, a3
    xor a3, a3, t1
    and a7, t5, t6
    xor t4, t4, a7
    and a7, a3, t5
    xor t6, t6, a7
    xor t4, t4, t0
    lw s10, 32(a6)
    lw s9, 36(a6)
    xor a7, a3, s10
    xor a3, a3, t6
    xor t2, t2, a3
    slli s0, t2, 28
    srli t2, t2, 4
    or t2, s0, t2
    xor s0, t3, t5
    xor t0, t0, s0
    and a3, s0, a3
    xor a3, t4, a3
    xor t1, t1, a3
    slli a3, t0, 31
    srli t0, t0, 1
    or t0, a3, t0
    xor t0, t0, s9
    lw ra, 40(a6)
    or a3, t4, t3
    xor t2, t2, ra
    xor t6, t6, a3
    slli a3, t3, 25
    srli t3, t3, 7
    or t3, a3, t3
    or a3, t6, t4
    xor t5, t5, a3
    slli a3, t6, 27
    srli t6, t6, 5
    or t6, a3, t6
    lw s7, 44(a6)
    slli a3, t5, 30
    xor t6, t6, s7
    srli t5, t5, 2
    or t5, a3, t5
    lw s6, 48(a6)
    slli a3, t4, 29
    xor t5, t5, s6
    srli t4, t4, 3
    or t4, a3, t4
    lw s3, 52(a6)
    lw s2, 56(a6)
    xor t4, t4, s3
    xor t3, t3, s2
    slli a3, t1, 26
    srli t1, t1, 6
    or t1, a3, t1
    lw s1, 60(a6)
    /* round i = 2, 4, ..., 16: x := R(S(x)) ^ rk[i] */
    lw s5, 64(a6)
    xor t1, t1, s1
    and a3, t1, t3
    xor t4, t4, a3
    and a3, t6, t4
    xor t5, t5, a3
    xor t1, t1, t5
    and a3, t0, a7
    xor t2, t2, a3
    or a3, t2, t0
    xor a3, a7, a3
    or a7, t2, a3
    xor a7, t0, a7
    xori t2, t2, -1
    xor t0, t3, t6
    or t3, t5, t4
    xor t3, t6, t3
    xor t3, t3, t2
    xor t4, t4, t1
    xor t1, t1, a7
    and t6, t4, t0
    xor t5, t5, t6
    and t6, t1, t4
    xor t6, t0, t6
    xor t5, t5, a3
    xor t0, t1, s5
    xor t1, t1, t6
    xor t2, t2, t1
    slli s0, t2, 28
    srli t2, t2, 4
    or t2, s0, t2
    xor s0, t3, t4
    xor a3, a3, s0
    and t1, s0, t1
    xor t1, t5, t1
    xor a7, a7, t1
    slli t1, a3, 31
    srli a3, a3, 1
    or t1, t1, a3
    lw s4, 68(a6)
    lw s8, 72(a6)
    xor t1, t1, s4
    xor t2, t2, s8
    or a3, t5, t3
    xor t6, t6, a3
    slli a3, t3, 25
    srli t3, t3, 7
    or a3, a3, t3
    or t3, t6, t5
    xor t4, t4, t3
    slli t3, t6, 27
    srli t6, t6, 5
    or t3, t3, t6
    lw s11, 76(a6)
    slli t6, t4, 30
    xor t3, t3, s11
    srli t4, t4, 2
    or t4, t6, t4
    lw s10, 80(a6)
    slli t6, t5, 29
    xor t4, t4, s10
    srli t5, t5, 3
    or t5, t6, t5
    lw s9, 84(a6)
    lw ra, 88(a6)
    xor t5, t5, s9
    xor t6, a3, ra
    slli a3, a7, 26
    srli a7, a7, 6
    or a3, a3, a7
    lw s7, 92(a6)
    addi a6, a6, 64
    xor a3, a3, s7
    bne a6, a5, .Lpipo64_256_encrypt_blocks_rounds18
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and a6, a3, t6
    xor t5, t5, a6
    and a6, t3, t5
    xor t4, t4, a6
    xor a3, a3, t4
    and a6, t1, t0
    xor t2, t2, a6
    or a6, t2, t1
    xor t0, t0, a6
    or a6, t2, t0
    xor t1, t1, a6
    xori t2, t2, -1
    xor t6, t6, t3
    or a6, t4, t5
    xor t3, t3, a6
    xor t3, t3, t2
    xor t5, t5, a3
    xor a3, a3, t1
    and a6, t5, t6
    xor t4, t4, a6
    and a6, a3, t5
    xor t6, t6, a6
    xor t4, t4, t0
    lw s6, 544(a0)
    xor a6, a3, t6
    xor a3, a3, s6
    xor t2, t2, a6
    srli t2, t2, 4
    xor a7, t3, t5
    xor t0, t0, a7
    and a6, a7, a6
    xor a6, t4, a6
    xor t1, t1, a6
    srli t0, t0, 1
    lw s3, 548(a0)
    lw s2, 552(a0)
    xor t0, t0, s3
    xor t2, t2, s2
    or a6, t4, t3
    xor t6, t6, a6
    srli t3, t3, 7
    or a6, t6, t4
    xor t5, t5, a6
    srli t6, t6, 5
    lw s1, 556(a0)
    srli t5, t5, 2
    xor t6, t6, s1
    lw s5, 560(a0)
    srli t4, t4, 3
    xor t5, t5, s5
    lw s0, 564(a0)
    lw s4, 568(a0)
    xor t4, t4, s0
    xor t3, t3, s4
    srli t1, t1, 6
    lw s8, 572(a0)
    sb a3, 0(a2)
    xor t1, t1, s8
    sb t0, 1(a2)
    sb t2, 2(a2)
    sb t6, 3(a2)
    sb t5, 4(a2)
    sb t4, 5(a2)
    sb t3, 6(a2)
    sb t1, 7(a2)
    addi a2, a2, 8
    addi a4, a4, -1
    bne a4, zero, .Lpipo64_256_encrypt_blocks_blocks17
.Lpipo64_256_encrypt_blocks_done1:
    lw s0, 16(sp)
    lw s1, 20(sp)
    lw s2, 24(sp)
    lw s3, 28(sp)
    lw s4, 32(sp)
    lw s5, 36(sp)
    lw s6, 40(sp)
    lw s7, 44(sp)
    lw s8, 48(sp)
    lw s9, 52(sp)
    lw s10, 56(sp)
    lw s11, 60(sp)
    lw ra, 64(sp)
    addi sp, sp, 80
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
.Lpipo64_256_encrypt_blocks_misaligned6:
    .cfi_restore_state
    andi a6, a1, 1
    bne a6, zero, .Lpipo64_256_encrypt_blocks_odd7
    lhu s11, 2(a1)
    lhu s10, 0(a1)
    lhu s9, 6(a1)
    slli a6, s11, 16
    or a6, s10, a6
    slli a7, s9, 16
    lhu ra, 4(a1)
    lhu s7, 10(a1)
    lhu s6, 8(a1)
    or a7, ra, a7
    slli s0, s7, 16
    or s0, s6, s0
    lhu s3, 14(a1)
    lhu s2, 12(a1)
    lhu s5, 18(a1)
    slli s1, s3, 16
    or s1, s2, s1
    slli s2, s5, 16
    lhu s4, 16(a1)
    lhu s8, 22(a1)
    lhu s11, 20(a1)
    or s2, s4, s2
    slli s3, s8, 16
    or s3, s11, s3
    lhu s10, 26(a1)
    lhu s9, 24(a1)
    lhu ra, 30(a1)
    slli s4, s10, 16
    or s4, s9, s4
    slli s5, ra, 16
    lhu s7, 28(a1)
    or s5, s7, s5
    jal zero, .Lpipo64_256_encrypt_blocks_join8
.Lpipo64_256_encrypt_blocks_odd7:
    lhu s6, 1(a1)
    lbu s8, 0(a1)
    lbu s11, 3(a1)
    slli a6, s6, 8
    or a6, s8, a6
    slli a7, s11, 24
    or a6, a6, a7
    lhu s10, 5(a1)
    lbu s9, 4(a1)
    lbu ra, 7(a1)
    slli a7, s10, 8
    or a7, s9, a7
    slli s0, ra, 24
    or a7, a7, s0
    lhu s7, 9(a1)
    lbu s1, 8(a1)
    lbu s2, 11(a1)
    slli s0, s7, 8
    or s0, s1, s0
    slli s1, s2, 24
    or s0, s0, s1
    lhu s3, 13(a1)
    lbu s4, 12(a1)
    lbu s5, 15(a1)
    slli s1, s3, 8
    or s1, s4, s1
    slli s2, s5, 24
    or s1, s1, s2
    lhu s6, 17(a1)
    lbu s8, 16(a1)
    lbu s11, 19(a1)
    slli s2, s6, 8
    or s2, s8, s2
    slli s3, s11, 24
    or s2, s2, s3
    lhu s10, 21(a1)
    lbu s9, 20(a1)
    lbu ra, 23(a1)
    slli s3, s10, 8
    or s3, s9, s3
    slli s4, ra, 24
    or s3, s3, s4
    lhu s7, 25(a1)
    lbu s5, 24(a1)
    lbu s6, 27(a1)
    slli s4, s7, 8
    or s4, s5, s4
    slli s5, s6, 24
    or s4, s4, s5
    lhu s8, 29(a1)
    lbu s11, 28(a1)
    lbu s10, 31(a1)
    slli s5, s8, 8
    or s5, s11, s5
    slli s6, s10, 24
    or s5, s5, s6
    jal zero, .Lpipo64_256_encrypt_blocks_join8
.Lpipo64_256_encrypt_blocks_misaligned11:
    andi s6, a2, 1
    bne s6, zero, .Lpipo64_256_encrypt_blocks_odd12
    sh a7, 0(a2)
    srli a7, a7, 16
    sh a7, 2(a2)
    sh s3, 4(a2)
    srli a7, s3, 16
    sh a7, 6(a2)
    sh a6, 8(a2)
    srli a6, a6, 16
    sh a6, 10(a2)
    sh s2, 12(a2)
    srli a6, s2, 16
    sh a6, 14(a2)
    sh s1, 16(a2)
    srli a6, s1, 16
    sh a6, 18(a2)
    sh s5, 20(a2)
    srli a6, s5, 16
    sh a6, 22(a2)
    sh s0, 24(a2)
    srli a6, s0, 16
    sh a6, 26(a2)
    sh s4, 28(a2)
    srli a6, s4, 16
    sh a6, 30(a2)
    jal zero, .Lpipo64_256_encrypt_blocks_join13
.Lpipo64_256_encrypt_blocks_odd12:
    sb a7, 0(a2)
    srli s6, a7, 8
    srli a7, a7, 24
    sh s6, 1(a2)
    sb a7, 3(a2)
    sb s3, 4(a2)
    srli a7, s3, 8
    srli s3, s3, 24
    sh a7, 5(a2)
    sb s3, 7(a2)
    sb a6, 8(a2)
    srli a7, a6, 8
    srli a6, a6, 24
    sh a7, 9(a2)
    sb a6, 11(a2)
    sb s2, 12(a2)
    srli a6, s2, 8
    srli a7, s2, 24
    sh a6, 13(a2)
    sb a7, 15(a2)
    sb s1, 16(a2)
    srli a6, s1, 8
    srli a7, s1, 24
    sh a6, 17(a2)
    sb a7, 19(a2)
    sb s5, 20(a2)
    srli a6, s5, 8
    srli a7, s5, 24
    sh a6, 21(a2)
    sb a7, 23(a2)
    sb s0, 24(a2)
    srli a6, s0, 8
    srli a7, s0, 24
    sh a6, 25(a2)
    sb a7, 27(a2)
    sb s4, 28(a2)
    srli a6, s4, 8
    srli a7, s4, 24
    sh a6, 29(a2)
    sb a7, 31(a2)
    jal zero, .Lpipo64_256_encrypt_blocks_join13
    .cfi_endproc
    .size pipo64_256_encrypt_blocks, .-pipo64_256_encrypt_blocks

    .section .text.pipo64_256_decrypt_blocks,"ax",%progbits
    .balign 4
    .globl pipo64_256_decrypt_blocks
    .type pipo64_256_decrypt_blocks, %function
pipo64_256_decrypt_blocks:
    /* The cipher text:
     *     function S_inverse(x: byte[8]) -> byte[8] = transpose(S8_inverse[transpose(x)])
     *     function R_inverse(x: byte[8]) -> byte[8] = [x[i] >>> distance[i] for i in 0..7]
     *     decrypt(y, rk) -> x {
     *       for i in rounds down to 1 { y := S_inverse(R_inverse(y ^ rk[i])) }
     *       x = y ^ rk[0]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -80
    .cfi_def_cfa_offset 80
    sw s0, 16(sp)
    .cfi_offset s0, -64
    sw s1, 20(sp)
    .cfi_offset s1, -60
    sw s2, 24(sp)
    .cfi_offset s2, -56
    sw s3, 28(sp)
    .cfi_offset s3, -52
    sw s4, 32(sp)
    .cfi_offset s4, -48
    sw s5, 36(sp)
    .cfi_offset s5, -44
    sw s6, 40(sp)
    .cfi_offset s6, -40
    sw s7, 44(sp)
    .cfi_offset s7, -36
    sw s8, 48(sp)
    .cfi_offset s8, -32
    sw s9, 52(sp)
    .cfi_offset s9, -28
    sw s10, 56(sp)
    .cfi_offset s10, -24
    sw s11, 60(sp)
    .cfi_offset s11, -20
    sw ra, 64(sp)
    .cfi_offset ra, -16
    addi t0, a3, -4
    bge t0, zero, .Lpipo64_256_decrypt_blocks_batches4
    jal zero, .Lpipo64_256_decrypt_blocks_fewer3
.Lpipo64_256_decrypt_blocks_batches4:
    lui t1, 0x55555
    addi t1, t1, 0x555  /* 0x55555555 */
    sw t1, 0(sp)  /* spill */
    lui t1, 0x33333
    addi t1, t1, 0x333  /* 0x33333333 */
    sw t1, 4(sp)  /* spill */
    lui t1, 0xf0f1
    addi t1, t1, -0xf1  /* 0x0f0f0f0f */
    sw t1, 8(sp)  /* spill */
    lui t1, 0xff0
    addi t1, t1, 0xff  /* 0x00ff00ff */
    sw t1, 12(sp)  /* spill */
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw t1, 696(a0)
    lw t2, 688(a0)
    lw t3, 684(a0)
    lw t4, 692(a0)
    lw t5, 680(a0)
    lw t6, 700(a0)
    /* round i = 14: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw a3, 644(a0)
    lw a4, 656(a0)
    lw a5, 648(a0)
.Lpipo64_256_decrypt_blocks_blocks5:
    andi a6, a1, 3
    beq a6, zero, .Lpipo64_256_decrypt_blocks_words9
    jal zero, .Lpipo64_256_decrypt_blocks_misaligned6
.Lpipo64_256_decrypt_blocks_words9:
    lw a6, 0(a1)
    lw a7, 4(a1)
    lw s0, 8(a1)
    lw s1, 12(a1)
    lw s2, 16(a1)
    lw s3, 20(a1)
    lw s4, 24(a1)
    lw s5, 28(a1)
.Lpipo64_256_decrypt_blocks_join8:
    lw s6, 0(sp)  /* reload */
    srli s7, a6, 1
    xor s7, s7, s0
    and s7, s7, s6
    xor s0, s0, s7
    slli s7, s7, 1
    xor a6, a6, s7
    srli s7, s2, 1
    xor s7, s7, s4
    and s7, s7, s6
    xor s4, s4, s7
    slli s7, s7, 1
    xor s2, s2, s7
    lw s8, 4(sp)  /* reload */
    srli s7, a6, 2
    xor s7, s7, s2
    and s7, s7, s8
    xor s2, s2, s7
    slli s7, s7, 2
    xor a6, a6, s7
    srli s7, s0, 2
    xor s7, s7, s4
    and s7, s7, s8
    xor s4, s4, s7
    slli s7, s7, 2
    xor s0, s0, s7
    lw s9, 8(sp)  /* reload */
    srli s7, a6, 4
    xor s7, s7, s0
    and s7, s7, s9
    xor s0, s0, s7
    slli s7, s7, 4
    xor a6, a6, s7
    srli s7, s2, 4
    xor s7, s7, s4
    and s7, s7, s9
    xor s4, s4, s7
    slli s7, s7, 4
    xor s2, s2, s7
    lw s10, 12(sp)  /* reload */
    srli s7, a6, 8
    xor s7, s7, s2
    and s7, s7, s10
    xor s2, s2, s7
    slli s7, s7, 8
    xor a6, a6, s7
    srli s7, s0, 8
    xor s7, s7, s4
    and s7, s7, s10
    xor s4, s4, s7
    slli s7, s7, 8
    xor s0, s0, s7
    slli s7, s0, 16
    xor s7, a6, s7
    srli s7, s7, 16
    xor s0, s0, s7
    slli s7, s7, 16
    xor a6, a6, s7
    slli s7, s4, 16
    xor s7, s2, s7
    srli s7, s7, 16
    xor s4, s4, s7
    slli s7, s7, 16
    xor s2, s2, s7
    srli s7, a7, 1
    xor s7, s7, s1
    and s7, s7, s6
    xor s1, s1, s7
    slli s7, s7, 1
    xor a7, a7, s7
    srli s7, s3, 1
    xor s7, s7, s5
    and s6, s7, s6
    xor s5, s5, s6
    slli s6, s6, 1
    xor s3, s3, s6
    srli s6, a7, 2
    xor s6, s6, s3
    and s6, s6, s8
    xor s3, s3, s6
    slli s6, s6, 2
    xor a7, a7, s6
    srli s6, s1, 2
    xor s6, s6, s5
    and s6, s6, s8
    xor s5, s5, s6
    slli s6, s6, 2
    xor s1, s1, s6
    srli s6, a7, 4
    xor s6, s6, s1
    and s6, s6, s9
    xor s1, s1, s6
    slli s6, s6, 4
    xor a7, a7, s6
    srli s6, s3, 4
    xor s6, s6, s5
    and s6, s6, s9
    xor s5, s5, s6
    slli s6, s6, 4
    xor s3, s3, s6
    srli s6, a7, 8
    xor s6, s6, s3
    and s6, s6, s10
    xor s3, s3, s6
    slli s6, s6, 8
    xor a7, a7, s6
    srli s6, s1, 8
    xor s6, s6, s5
    and s6, s6, s10
    xor s5, s5, s6
    slli s6, s6, 8
    xor s1, s1, s6
    slli s6, s1, 16
    xor s6, a7, s6
    srli s6, s6, 16
    xor s1, s1, s6
    slli s6, s6, 16
    xor a7, a7, s6
    slli s6, s5, 16
    xor s6, s3, s6
    srli s6, s6, 16
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw ra, 612(a0)  /* again */
    xor s5, s5, s6
    slli s6, s6, 16
    xor s2, s2, ra
    xor s3, s3, s6
    lw s7, 632(a0)  /* again */
    slli s6, s2, 4
    srli s2, s2, 28
    xor s1, s1, s7
    or s2, s6, s2
    lw s11, 616(a0)  /* again */
    lw s8, 624(a0)  /* again */
    slli s6, s1, 28
    srli s1, s1, 4
    xor s0, s0, s11
    xor a7, a7, s8
    or s1, s6, s1
    lw s11, 620(a0)  /* again */
    slli s6, a7, 8
    srli a7, a7, 24
    xor s4, s4, s11
    or a7, s6, a7
    lw s9, 628(a0)  /* again */
    slli s6, s4, 20
    srli s4, s4, 12
    xor s3, s3, s9
    or s4, s6, s4
    slli s6, s3, 12
    srli s3, s3, 20
    or s3, s6, s3
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    or s6, s4, s3
    lw s10, 636(a0)  /* again */
    xor a7, a7, s6
    or s6, s3, s1
    xor s5, s5, s10
    xor s4, s4, s6
    slli s6, s5, 24
    lw s9, 756(a0)
    srli s5, s5, 8
    or s5, s6, s5
    xor a6, a6, s9
    xor s6, s1, a7
    xor s2, s2, s6
    xor s9, a6, s4
    and s6, s6, s9
    xor s6, s3, s6
    xor s5, s5, s6
    and s6, a7, a6
    xor s0, s0, s9
    xor s4, s4, s6
    xor s1, s1, s0
    xor s3, s3, s2
    and s6, a7, s4
    xori s0, s0, -1
    xor s3, s3, s6
    xor a6, a6, s5
    or s6, s0, s2
    xor s5, s5, s6
    or s6, s0, s5
    xor s2, s2, s6
    and s6, s5, s2
    /* round i = 16: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw s9, 584(a0)  /* again */
    xor a7, a7, a6
    xor s0, s0, s6
    xor s0, s0, s9
    or s6, s3, a7
    xor s1, s1, s6
    lw s9, 588(a0)  /* again */
    xor s4, s4, s1
    and s6, s1, a7
    xor a6, a6, s3
    xor s1, s1, s9
    and s9, a6, s4
    xor a7, a7, s9
    lw s10, 580(a0)  /* again */
    lw s9, 604(a0)  /* again */
    xor s5, s5, s10
    xor s3, s3, s6
    xor a6, a6, s9
    lw s6, 600(a0)  /* again */
    slli s9, s5, 4
    srli s5, s5, 28
    xor s4, s4, s6
    or s5, s9, s5
    lw s10, 592(a0)  /* again */
    slli s9, s4, 28
    srli s4, s4, 4
    xor s3, s3, s10
    or s4, s9, s4
    slli s9, s3, 8
    srli s3, s3, 24
    or s3, s9, s3
    lw s10, 596(a0)  /* again */
    slli s9, s1, 20
    srli s1, s1, 12
    xor a7, a7, s10
    or s1, s9, s1
    slli s9, a7, 12
    srli a7, a7, 20
    or a7, s9, a7
    slli s9, s0, 16
    srli s0, s0, 16
    or s0, s9, s0
    or s9, s1, a7
    xor s3, s3, s9
    or s9, a7, s4
    xor s1, s1, s9
    slli s9, a6, 24
    lw s10, 752(a0)
    srli a6, a6, 8
    or a6, s9, a6
    xor s2, s2, s10
    xor s9, s4, s3
    xor s5, s5, s9
    xor s10, s2, s1
    and s9, s9, s10
    xor s9, a7, s9
    xor a6, a6, s9
    and s9, s3, s2
    xor s0, s0, s10
    xor s1, s1, s9
    xor s4, s4, s0
    xor a7, a7, s5
    and s9, s3, s1
    xori s0, s0, -1
    xor a7, a7, s9
    xor s2, s2, a6
    or s9, s0, s5
    xor a6, a6, s9
    or s9, s0, a6
    xor s5, s5, s9
    and s9, a6, s5
    xor s3, s3, s2
    xor s0, s0, s9
    or s9, a7, s3
    xor s4, s4, s9
    xor s2, s2, a7
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw s10, 676(a0)  /* again */
    and s9, s4, s3
    xor s1, s1, s4
    xor a7, a7, s9
    xor a6, a6, s10
    and s9, s2, s1
    xor t6, s2, t6
    slli s2, a6, 4
    srli a6, a6, 28
    xor s1, s1, t1
    or a6, s2, a6
    slli s2, s1, 28
    srli s1, s1, 4
    xor a7, a7, t2
    or s1, s2, s1
    slli s2, a7, 8
    srli a7, a7, 24
    xor s4, s4, t3
    or a7, s2, a7
    slli s2, s4, 20
    xor s3, s3, s9
    srli s4, s4, 12
    xor s3, s3, t4
    or s2, s2, s4
    slli s4, s3, 12
    srli s3, s3, 20
    xor s0, s0, t5
    or s3, s4, s3
    slli s4, s0, 16
    srli s0, s0, 16
    or s0, s4, s0
    or s4, s2, s3
    lw s9, 748(a0)
    xor a7, a7, s4
    xor s4, s5, s9
    or s5, s3, s1
    xor s2, s2, s5
    slli s5, t6, 24
    srli t6, t6, 8
    or t6, s5, t6
    xor s5, s1, a7
    xor a6, a6, s5
    xor s9, s4, s2
    and s5, s5, s9
    xor s5, s3, s5
    xor t6, t6, s5
    and s5, a7, s4
    xor s0, s0, s9
    xor s2, s2, s5
    xor s1, s1, s0
    xor s3, s3, a6
    and s5, a7, s2
    xori s0, s0, -1
    xor s3, s3, s5
    xor s4, s4, t6
    or s5, s0, a6
    xor t6, t6, s5
    or s5, s0, t6
    xor a6, a6, s5
    and s5, t6, a6
    xor a7, a7, s4
    xor s0, s0, s5
    or s5, s3, a7
    xor s1, s1, s5
    xor s4, s4, s3
    and s5, s1, a7
    xor s3, s3, s5
    xor s2, s2, s1
    /* round i = 14: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor a4, s3, a4
    and s3, s4, s2
    xor a7, a7, s3
    lw s3, 668(a0)  /* again */
    xor t6, t6, a3
    xor s3, s4, s3
    lw s5, 664(a0)  /* again */
    slli s4, t6, 4
    srli t6, t6, 28
    xor s2, s2, s5
    or t6, s4, t6
    slli s4, s2, 28
    srli s2, s2, 4
    or s2, s4, s2
    lw s9, 652(a0)  /* again */
    slli s4, a4, 8
    srli a4, a4, 24
    xor s1, s1, s9
    or a4, s4, a4
    lw s9, 660(a0)  /* again */
    slli s4, s1, 20
    srli s1, s1, 12
    xor a7, a7, s9
    or s1, s4, s1
    slli s4, a7, 12
    srli a7, a7, 20
    xor s0, s0, a5
    or a7, s4, a7
    slli s4, s0, 16
    srli s0, s0, 16
    or s0, s4, s0
    or s4, s1, a7
    xor a4, a4, s4
    or s4, a7, s2
    xor s1, s1, s4
    slli s4, s3, 24
    lw s9, 744(a0)
    srli s3, s3, 8
    or s3, s4, s3
    xor a6, a6, s9
    xor s4, s2, a4
    xor t6, t6, s4
    xor s9, a6, s1
    and s4, s4, s9
    xor s4, a7, s4
    xor s3, s3, s4
    and s4, a4, a6
    xor s0, s0, s9
    xor s1, s1, s4
    xor s2, s2, s0
    xor a7, a7, t6
    and s4, a4, s1
    xori s0, s0, -1
    xor a7, a7, s4
    xor a6, a6, s3
    or s4, s0, t6
    xor s3, s3, s4
    or s4, s0, s3
    xor t6, t6, s4
    and s4, s3, t6
    xor a4, a4, a6
    xor s0, s0, s4
    or s4, a7, a4
    xor s2, s2, s4
    xor a6, a6, a7
    and s4, s2, a4
    xor s1, s1, s2
    xor a7, a7, s4
    and s4, a6, s1
    xor a4, a4, s4
    lw s4, 636(a0)  /* again */
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor s3, s3, ra
    xor a6, a6, s4
    slli s4, s3, 4
    srli s3, s3, 28
    xor s1, s1, s7
    or s3, s4, s3
    slli s4, s1, 28
    srli s1, s1, 4
    xor a7, a7, s8
    or s1, s4, s1
    slli s4, a7, 8
    srli a7, a7, 24
    xor s2, s2, s11
    or a7, s4, a7
    lw s11, 628(a0)  /* again */
    slli s4, s2, 20
    srli s2, s2, 12
    xor a4, a4, s11
    or s2, s4, s2
    lw s9, 616(a0)  /* again */
    slli s4, a4, 12
    srli a4, a4, 20
    xor s0, s0, s9
    or a4, s4, a4
    slli s4, s0, 16
    srli s0, s0, 16
    or s0, s4, s0
    or s4, s2, a4
    xor a7, a7, s4
    or s4, a4, s1
    xor s2, s2, s4
    slli s4, a6, 24
    lw s7, 740(a0)
    srli a6, a6, 8
    or a6, s4, a6
    xor t6, t6, s7
    xor s4, s1, a7
    xor s3, s3, s4
    xor s7, t6, s2
    and s4, s4, s7
    xor s4, a4, s4
    xor a6, a6, s4
    and s4, a7, t6
    xor s0, s0, s7
    xor s2, s2, s4
    xor s1, s1, s0
    xor a4, a4, s3
    and s4, a7, s2
    xori s0, s0, -1
    xor a4, a4, s4
    xor t6, t6, a6
    or s4, s0, s3
    xor a6, a6, s4
    or s4, s0, a6
    xor s3, s3, s4
    and s4, a6, s3
    xor a7, a7, t6
    xor s0, s0, s4
    or s4, a4, a7
    xor s1, s1, s4
    xor t6, t6, a4
    and s4, s1, a7
    xor s2, s2, s1
    xor a4, a4, s4
    and s4, t6, s2
    xor a7, a7, s4
    lw s11, 580(a0)  /* again */
    lw s4, 604(a0)  /* again */
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor a6, a6, s11
    xor t6, t6, s4
    slli s4, a6, 4
    srli a6, a6, 28
    xor s2, s2, s6
    or a6, s4, a6
    lw s7, 584(a0)  /* again */
    lw s11, 592(a0)  /* again */
    slli s4, s2, 28
    srli s2, s2, 4
    xor s0, s0, s7
    xor a4, a4, s11
    or s2, s4, s2
    lw s7, 588(a0)  /* again */
    slli s4, a4, 8
    srli a4, a4, 24
    xor s1, s1, s7
    or a4, s4, a4
    lw s7, 596(a0)  /* again */
    slli s4, s1, 20
    srli s1, s1, 12
    xor a7, a7, s7
    or s1, s4, s1
    slli s4, a7, 12
    srli a7, a7, 20
    or a7, s4, a7
    slli s4, s0, 16
    srli s0, s0, 16
    or s0, s4, s0
    or s4, s1, a7
    xor a4, a4, s4
    or s4, a7, s2
    xor s1, s1, s4
    slli s4, t6, 24
    lw s7, 736(a0)
    srli t6, t6, 8
    or t6, s4, t6
    xor s3, s3, s7
    xor s4, s2, a4
    xor a6, a6, s4
    xor s7, s3, s1
    and s4, s4, s7
    xor s4, a7, s4
    xor t6, t6, s4
    and s4, a4, s3
    xor s0, s0, s7
    xor s1, s1, s4
    xor s2, s2, s0
    xor a7, a7, a6
    and s4, a4, s1
    xori s0, s0, -1
    xor a7, a7, s4
    xor s3, s3, t6
    or s4, s0, a6
    xor t6, t6, s4
    or s4, s0, t6
    xor a6, a6, s4
    and s4, t6, a6
    xor a4, a4, s3
    xor s0, s0, s4
    or s4, a7, a4
    xor s2, s2, s4
    xor s3, s3, a7
    and s4, s2, a4
    xor s1, s1, s2
    xor a7, a7, s4
    and s4, s3, s1
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor t6, t6, s10
    xor a4, a4, s4
    slli s4, t6, 4
    srli t6, t6, 28
    xor s1, s1, t1
    or t6, s4, t6
    slli s4, s1, 28
    srli s1, s1, 4
    xor a7, a7, t2
    or s1, s4, s1
    slli s4, a7, 8
    srli a7, a7, 24
    xor s2, s2, t3
    or a7, s4, a7
    slli s4, s2, 20
    srli s2, s2, 12
    xor a4, a4, t4
    or s2, s4, s2
    slli s4, a4, 12
    srli a4, a4, 20
    xor s0, s0, t5
    or a4, s4, a4
    slli s4, s0, 16
    srli s0, s0, 16
    or s0, s4, s0
    or s4, s2, a4
    lw s7, 700(a0)  /* again */
    xor a7, a7, s4
    or s4, a4, s1
    xor s3, s3, s7
    xor s2, s2, s4
    slli s4, s3, 24
    lw s7, 732(a0)
    srli s3, s3, 8
    or s3, s4, s3
    xor a6, a6, s7
    xor s4, s1, a7
    xor t6, t6, s4
    xor s7, a6, s2
    and s4, s4, s7
    xor s4, a4, s4
    xor s3, s3, s4
    and s4, a7, a6
    xor s0, s0, s7
    xor s2, s2, s4
    xor s1, s1, s0
    xor a4, a4, t6
    and s4, a7, s2
    xori s0, s0, -1
    xor s4, a4, s4
    or a4, s0, t6
    xor a6, a6, s3
    xor a4, s3, a4
    or s3, s0, a4
    xor t6, t6, s3
    and s3, a4, t6
    xor s0, s0, s3
    xor a7, a7, a6
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor s3, a4, a3
    xor a5, s0, a5
    or a4, s4, a7
    xor s0, s1, a4
    xor s1, s2, s0
    and s2, s0, a7
    xor a6, a6, s4
    xor s2, s4, s2
    and s4, a6, s1
    xor a7, a7, s4
    lw s4, 668(a0)  /* again */
    xor s1, s1, s5
    xor a6, a6, s4
    slli s4, s3, 4
    srli s3, s3, 28
    or s3, s4, s3
    lw a4, 656(a0)  /* again */
    slli s4, s1, 28
    srli s1, s1, 4
    xor s2, s2, a4
    or s1, s4, s1
    lw s7, 652(a0)  /* again */
    slli s4, s2, 8
    srli s2, s2, 24
    xor s0, s0, s7
    or s2, s4, s2
    lw s7, 660(a0)  /* again */
    slli s4, s0, 20
    srli s0, s0, 12
    xor a7, a7, s7
    or s0, s4, s0
    slli s4, a7, 12
    srli a7, a7, 20
    or a7, s4, a7
    slli s4, a5, 16
    srli a5, a5, 16
    or a5, s4, a5
    or s4, s0, a7
    xor s2, s2, s4
    or s4, a7, s1
    xor s0, s0, s4
    slli s4, a6, 24
    lw s7, 728(a0)
    srli a6, a6, 8
    or a6, s4, a6
    xor t6, t6, s7
    xor s4, s1, s2
    xor s3, s3, s4
    xor s7, t6, s0
    and s4, s4, s7
    xor s4, a7, s4
    xor a6, a6, s4
    and s4, s2, t6
    xor a5, a5, s7
    xor s0, s0, s4
    xor s1, s1, a5
    xor a7, a7, s3
    and s4, s2, s0
    xori a5, a5, -1
    xor a7, a7, s4
    xor t6, t6, a6
    or s4, a5, s3
    xor a6, a6, s4
    or s4, a5, a6
    xor s3, s3, s4
    and s4, a6, s3
    xor s2, s2, t6
    xor a5, a5, s4
    or s4, a7, s2
    xor s1, s1, s4
    xor t6, t6, a7
    and s4, s1, s2
    lw s7, 620(a0)  /* again */
    xor s0, s0, s1
    xor a7, a7, s4
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor s1, s1, s7
    lw s4, 632(a0)  /* again */
    and s7, t6, s0
    xor a6, a6, ra
    xor s0, s0, s4
    slli s4, a6, 4
    srli a6, a6, 28
    or a6, s4, a6
    slli s4, s0, 28
    srli s0, s0, 4
    xor a7, a7, s8
    or s0, s4, s0
    slli s4, a7, 8
    srli a7, a7, 24
    or a7, s4, a7
    lw s8, 628(a0)  /* again */
    slli s4, s1, 20
    xor s2, s2, s7
    srli s1, s1, 12
    xor s2, s2, s8
    or s1, s4, s1
    slli s4, s2, 12
    srli s2, s2, 20
    xor a5, a5, s9
    or s2, s4, s2
    slli s4, a5, 16
    srli a5, a5, 16
    or a5, s4, a5
    or s4, s1, s2
    lw s7, 636(a0)  /* again */
    xor a7, a7, s4
    or s4, s2, s0
    xor t6, t6, s7
    xor s1, s1, s4
    slli s4, t6, 24
    lw s8, 724(a0)
    srli t6, t6, 8
    or t6, s4, t6
    xor s3, s3, s8
    xor s4, s0, a7
    xor a6, a6, s4
    xor s7, s3, s1
    and s4, s4, s7
    xor s4, s2, s4
    xor t6, t6, s4
    and s4, a7, s3
    xor a5, a5, s7
    xor s1, s1, s4
    xor s0, s0, a5
    xor s2, s2, a6
    and s4, a7, s1
    xori a5, a5, -1
    xor s2, s2, s4
    xor s3, s3, t6
    or s4, a5, a6
    xor t6, t6, s4
    or s4, a5, t6
    xor a6, a6, s4
    and s4, t6, a6
    xor a7, a7, s3
    xor a5, a5, s4
    or s4, s2, a7
    xor s0, s0, s4
    xor s3, s3, s2
    and s4, s0, a7
    xor s1, s1, s0
    xor s2, s2, s4
    and s4, s3, s1
    xor a7, a7, s4
    lw s8, 580(a0)  /* again */
    lw s4, 604(a0)  /* again */
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor t6, t6, s8
    xor s3, s3, s4
    slli s4, t6, 4
    srli t6, t6, 28
    xor s1, s1, s6
    or t6, s4, t6
    lw s7, 584(a0)  /* again */
    slli s4, s1, 28
    srli s1, s1, 4
    xor a5, a5, s7
    xor s2, s2, s11
    or s1, s4, s1
    lw s7, 588(a0)  /* again */
    slli s4, s2, 8
    srli s2, s2, 24
    xor s0, s0, s7
    or s2, s4, s2
    lw s7, 596(a0)  /* again */
    slli s4, s0, 20
    srli s0, s0, 12
    xor a7, a7, s7
    or s0, s4, s0
    slli s4, a7, 12
    srli a7, a7, 20
    or a7, s4, a7
    slli s4, a5, 16
    srli a5, a5, 16
    or a5, s4, a5
    or s4, s0, a7
    xor s2, s2, s4
    or s4, a7, s1
    xor s0, s0, s4
    slli s4, s3, 24
    lw s7, 720(a0)
    srli s3, s3, 8
    or s3, s4, s3
    xor a6, a6, s7
    xor s4, s1, s2
    xor t6, t6, s4
    xor s7, a6, s0
    and s4, s4, s7
    xor s4, a7, s4
    xor s3, s3, s4
    and s4, s2, a6
    xor a5, a5, s7
    xor s0, s0, s4
    xor s1, s1, a5
    xor a7, a7, t6
    and s4, s2, s0
    xori a5, a5, -1
    xor a7, a7, s4
    xor a6, a6, s3
    or s4, a5, t6
    xor s3, s3, s4
    or s4, a5, s3
    xor t6, t6, s4
    and s4, s3, t6
    xor s2, s2, a6
    xor a5, a5, s4
    or s4, a7, s2
    xor s1, s1, s4
    xor a6, a6, a7
    and s4, s1, s2
    xor s0, s0, s1
    xor a7, a7, s4
    and s4, a6, s0
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor s3, s3, s10
    xor s2, s2, s4
    slli s4, s3, 4
    srli s3, s3, 28
    xor s0, s0, t1
    or s3, s4, s3
    slli s4, s0, 28
    srli s0, s0, 4
    xor a7, a7, t2
    or s0, s4, s0
    slli s4, a7, 8
    srli a7, a7, 24
    xor s1, s1, t3
    or a7, s4, a7
    slli s4, s1, 20
    srli s1, s1, 12
    xor s2, s2, t4
    or s1, s4, s1
    slli s4, s2, 12
    srli s2, s2, 20
    xor a5, a5, t5
    or s2, s4, s2
    slli s4, a5, 16
    srli a5, a5, 16
    or a5, s4, a5
    or s4, s1, s2
    lw s7, 700(a0)  /* again */
    xor a7, a7, s4
    or s4, s2, s0
    xor a6, a6, s7
    xor s1, s1, s4
    slli s4, a6, 24
    lw s7, 716(a0)
    srli a6, a6, 8
    or a6, s4, a6
    xor t6, t6, s7
    xor s4, s0, a7
    xor s3, s3, s4
    xor s7, t6, s1
    and s4, s4, s7
    xor s4, s2, s4
    xor a6, a6, s4
    and s4, a7, t6
    xor a5, a5, s7
    xor s1, s1, s4
    xor s0, s0, a5
    xor s2, s2, s3
    and s4, a7, s1
    xori a5, a5, -1
    xor s2, s2, s4
    xor t6, t6, a6
    or s4, a5, s3
    xor a6, a6, s4
    or s4, a5, a6
    xor s3, s3, s4
    and s4, a6, s3
    xor a7, a7, t6
    xor a5, a5, s4
    or s4, s2, a7
    xor s0, s0, s4
    xor t6, t6, s2
    and s4, s0, a7
    xor s1, s1, s0
    xor s2, s2, s4
    and s4, t6, s1
    xor a7, a7, s4
    lw s4, 668(a0)  /* again */
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor a6, a6, a3
    xor t6, t6, s4
    slli s4, a6, 4
    srli a6, a6, 28
    xor s1, s1, s5
    or a6, s4, a6
    lw s7, 648(a0)  /* again */
    slli s4, s1, 28
    srli s1, s1, 4
    xor a5, a5, s7
    xor s2, s2, a4
    or s1, s4, s1
    lw s7, 652(a0)  /* again */
    slli s4, s2, 8
    srli s2, s2, 24
    xor s0, s0, s7
    or s2, s4, s2
    lw s7, 660(a0)  /* again */
    slli s4, s0, 20
    srli s0, s0, 12
    xor a7, a7, s7
    or s0, s4, s0
    slli s4, a7, 12
    srli a7, a7, 20
    or a7, s4, a7
    slli s4, a5, 16
    srli a5, a5, 16
    or a5, s4, a5
    or s4, s0, a7
    xor s2, s2, s4
    or s4, a7, s1
    xor s0, s0, s4
    slli s4, t6, 24
    lw s7, 712(a0)
    srli t6, t6, 8
    or t6, s4, t6
    xor s3, s3, s7
    xor s4, s1, s2
    xor a6, a6, s4
    xor s7, s3, s0
    and s4, s4, s7
    xor s4, a7, s4
    xor t6, t6, s4
    and s4, s2, s3
    xor a5, a5, s7
    xor s0, s0, s4
    xor s1, s1, a5
    xor a7, a7, a6
    and s4, s2, s0
    xori a5, a5, -1
    xor a7, a7, s4
    xor s3, s3, t6
    or s4, a5, a6
    xor t6, t6, s4
    or s4, a5, t6
    xor a6, a6, s4
    and s4, t6, a6
    xor s2, s2, s3
    xor a5, a5, s4
    or s4, a7, s2
    xor s1, s1, s4
    xor s3, s3, a7
    lw s7, 624(a0)  /* again */
    and s4, s1, s2
    xor a7, a7, s4
    xor s0, s0, s1
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor a7, a7, s7
    and s7, s3, s0
    xor s2, s2, s7
    lw s7, 636(a0)  /* again */
    xor t6, t6, ra
    xor s3, s3, s7
    lw s4, 632(a0)  /* again */
    slli s7, t6, 4
    srli t6, t6, 28
    xor s0, s0, s4
    or t6, s7, t6
    slli s7, s0, 28
    srli s0, s0, 4
    xor a5, a5, s9
    or s0, s7, s0
    lw s9, 620(a0)  /* again */
    slli s7, a7, 8
    srli a7, a7, 24
    xor s1, s1, s9
    or a7, s7, a7
    lw s9, 628(a0)  /* again */
    slli s7, s1, 20
    srli s1, s1, 12
    xor s2, s2, s9
    or s1, s7, s1
    slli s7, s2, 12
    srli s2, s2, 20
    or s2, s7, s2
    slli s7, a5, 16
    srli a5, a5, 16
    or a5, s7, a5
    or s7, s1, s2
    xor a7, a7, s7
    or s7, s2, s0
    xor s1, s1, s7
    slli s7, s3, 24
    lw s9, 708(a0)
    srli s3, s3, 8
    or s3, s7, s3
    xor a6, a6, s9
    xor s7, s0, a7
    xor t6, t6, s7
    xor s9, a6, s1
    and s7, s7, s9
    xor s7, s2, s7
    xor s3, s3, s7
    and s7, a7, a6
    xor a5, a5, s9
    xor s1, s1, s7
    xor s0, s0, a5
    xor s2, s2, t6
    and s7, a7, s1
    xori a5, a5, -1
    xor s2, s2, s7
    xor a6, a6, s3
    or s7, a5, t6
    xor s3, s3, s7
    or s7, a5, s3
    xor t6, t6, s7
    and s7, s3, t6
    xor a7, a7, a6
    xor a5, a5, s7
    or s7, s2, a7
    xor s0, s0, s7
    xor a6, a6, s2
    and s7, s0, a7
    xor s1, s1, s0
    xor s2, s2, s7
    and s7, a6, s1
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor s3, s3, s8
    xor s1, s1, s6
    slli s6, s3, 4
    srli s3, s3, 28
    or s3, s6, s3
    lw s9, 584(a0)  /* again */
    slli s6, s1, 28
    srli s1, s1, 4
    xor a5, a5, s9
    xor s2, s2, s11
    or s1, s6, s1
    lw s9, 588(a0)  /* again */
    slli s6, s2, 8
    srli s2, s2, 24
    xor s0, s0, s9
    or s2, s6, s2
    lw s11, 596(a0)  /* again */
    slli s6, s0, 20
    xor a7, a7, s7
    srli s0, s0, 12
    xor a7, a7, s11
    or s0, s6, s0
    slli s6, a7, 12
    srli a7, a7, 20
    or a7, s6, a7
    slli s6, a5, 16
    srli a5, a5, 16
    or a5, s6, a5
    or s6, s0, a7
    lw s7, 604(a0)  /* again */
    xor s2, s2, s6
    or s6, a7, s1
    xor a6, a6, s7
    xor s0, s0, s6
    slli s6, a6, 24
    lw s7, 704(a0)
    srli a6, a6, 8
    or a6, s6, a6
    xor t6, t6, s7
    xor s6, s1, s2
    xor s3, s3, s6
    xor s7, t6, s0
    and s6, s6, s7
    xor s6, a7, s6
    xor a6, a6, s6
    and s6, s2, t6
    xor s0, s0, s6
    xor a5, a5, s7
    xor a7, a7, s3
    and s6, s2, s0
    xor s1, s1, a5
    xor t6, t6, a6
    xor a7, a7, s6
    xori a5, a5, -1
    xor s2, s2, t6
    xor s6, t6, a7
    or t6, a5, s3
    xor t6, a6, t6
    or a6, a5, t6
    xor a6, s3, a6
    and s3, t6, a6
    xor a5, a5, s3
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor s3, t6, s10
    or t6, a7, s2
    xor t5, a5, t5
    xor t6, s1, t6
    xor a5, s0, t6
    and s0, t6, s2
    xor a7, a7, s0
    xor s0, t6, t3
    and t6, s6, a5
    xor s1, s2, t6
    lw t6, 700(a0)  /* again */
    xor a5, a5, t1
    xor s2, s6, t6
    slli s6, s3, 4
    srli s3, s3, 28
    or s3, s6, s3
    slli s6, a5, 28
    srli a5, a5, 4
    xor a7, a7, t2
    or a5, s6, a5
    slli s6, a7, 8
    srli a7, a7, 24
    or a7, s6, a7
    slli s6, s0, 20
    srli s0, s0, 12
    xor s1, s1, t4
    or s0, s6, s0
    slli s6, s1, 12
    srli s1, s1, 20
    or s1, s6, s1
    slli s6, t5, 16
    srli t5, t5, 16
    or t5, s6, t5
    or s6, s0, s1
    xor a7, a7, s6
    or s6, s1, a5
    xor s0, s0, s6
    slli s6, s2, 24
    lw s7, 672(a0)
    srli s2, s2, 8
    or s2, s6, s2
    xor a6, a6, s7
    xor s6, a5, a7
    xor s3, s3, s6
    xor s7, a6, s0
    and s6, s6, s7
    xor s6, s1, s6
    xor t5, t5, s7
    xor s2, s2, s6
    xor s6, a5, t5
    xor a5, s1, s3
    and s1, a7, a6
    xor s0, s0, s1
    and s1, a7, s0
    xori t5, t5, -1
    xor s1, a5, s1
    xor a6, a6, s2
    or a5, t5, s3
    xor s2, s2, a5
    or a5, t5, s2
    xor s3, s3, a5
    and s7, s2, s3
    xor a7, a7, a6
    xor t5, t5, s7
    or s7, s1, a7
    xor s6, s6, s7
    xor a6, a6, s1
    and s7, s6, a7
    xor s0, s0, s6
    xor s1, s1, s7
    and s7, a6, s0
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor s2, s2, a3
    xor s0, s0, s5
    slli s5, s2, 4
    srli s2, s2, 28
    or s2, s5, s2
    slli s5, s0, 28
    srli s0, s0, 4
    xor s1, s1, a4
    or s0, s5, s0
    lw s10, 652(a0)  /* again */
    slli s5, s1, 8
    srli s1, s1, 24
    xor s6, s6, s10
    or s1, s5, s1
    lw s10, 660(a0)  /* again */
    slli s5, s6, 20
    xor a7, a7, s7
    srli s6, s6, 12
    xor a7, a7, s10
    or s5, s5, s6
    lw a5, 648(a0)  /* again */
    slli s6, a7, 12
    srli a7, a7, 20
    xor t5, t5, a5
    or a7, s6, a7
    slli s6, t5, 16
    srli t5, t5, 16
    or t5, s6, t5
    or s6, s5, a7
    lw s7, 668(a0)  /* again */
    xor s1, s1, s6
    or s6, a7, s0
    xor a6, a6, s7
    xor s5, s5, s6
    slli s6, a6, 24
    lw s10, 640(a0)
    srli a6, a6, 8
    or a6, s6, a6
    xor s3, s3, s10
    xor s6, s0, s1
    xor s2, s2, s6
    xor s7, s3, s5
    and s6, s6, s7
    xor s6, a7, s6
    xor a6, a6, s6
    and s6, s1, s3
    xor t5, t5, s7
    xor s5, s5, s6
    xor s0, s0, t5
    xor a7, a7, s2
    and s6, s1, s5
    xori t5, t5, -1
    xor a7, a7, s6
    xor s3, s3, a6
    or s6, t5, s2
    xor a6, a6, s6
    or s6, t5, a6
    xor s2, s2, s6
    and s6, a6, s2
    xor s1, s1, s3
    xor t5, t5, s6
    or s6, a7, s1
    xor s0, s0, s6
    xor s3, s3, a7
    and s6, s0, s1
    xor s5, s5, s0
    xor a7, a7, s6
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    xor a6, a6, ra
    and s6, s3, s5
    xor s4, s5, s4
    slli s5, a6, 4
    srli a6, a6, 28
    or a6, s5, a6
    lw s7, 624(a0)  /* again */
    slli s5, s4, 28
    srli s4, s4, 4
    xor a7, a7, s7
    or s4, s5, s4
    lw s10, 616(a0)  /* again */
    lw ra, 620(a0)  /* again */
    slli s5, a7, 8
    srli a7, a7, 24
    xor t5, t5, s10
    xor s0, s0, ra
    or a7, s5, a7
    lw s10, 628(a0)  /* again */
    slli s5, s0, 20
    xor s1, s1, s6
    srli s0, s0, 12
    xor s1, s1, s10
    or s0, s5, s0
    slli s5, s1, 12
    srli s1, s1, 20
    or s1, s5, s1
    slli s5, t5, 16
    srli t5, t5, 16
    or t5, s5, t5
    or s5, s0, s1
    lw s7, 636(a0)  /* again */
    xor a7, a7, s5
    or s5, s1, s4
    xor s3, s3, s7
    xor s0, s0, s5
    slli s5, s3, 24
    lw ra, 608(a0)
    srli s3, s3, 8
    or s3, s5, s3
    xor s2, s2, ra
    xor s5, s4, a7
    xor a6, a6, s5
    xor s6, s2, s0
    and s5, s5, s6
    xor s5, s1, s5
    xor s3, s3, s5
    and s5, a7, s2
    xor t5, t5, s6
    xor s0, s0, s5
    xor s4, s4, t5
    xor s1, s1, a6
    and s5, a7, s0
    xori t5, t5, -1
    xor s1, s1, s5
    xor s2, s2, s3
    or s5, t5, a6
    xor s3, s3, s5
    or s5, t5, s3
    xor a6, a6, s5
    and s5, s3, a6
    xor a7, a7, s2
    xor t5, t5, s5
    or s5, s1, a7
    xor s4, s4, s5
    xor s2, s2, s1
    and s5, s4, a7
    lw s7, 592(a0)  /* again */
    lw s10, 584(a0)  /* again */
    xor s1, s1, s5
    xor s0, s0, s4
    /* end: x = y ^ rk[0] */
    xor s5, s1, s7
    xor t5, t5, s10
    and s1, s2, s0
    xor a7, a7, s1
    lw s10, 576(a0)
    xor s7, a7, s11
    slli a7, t5, 16
    xor a6, a6, s10
    xor a7, a6, a7
    srli a7, a7, 16
    xor t5, t5, a7
    slli a7, a7, 16
    xor s4, s4, s9
    xor a6, a6, a7
    xor s3, s3, s8
    lw ra, 600(a0)  /* again */
    slli a7, s4, 16
    xor a7, s3, a7
    xor s8, s0, ra
    srli a7, a7, 16
    xor s0, s4, a7
    slli a7, a7, 16
    xor a7, s3, a7
    lw s9, 12(sp)  /* reload */
    srli s1, a6, 8
    xor s1, s1, a7
    and s1, s1, s9
    xor a7, a7, s1
    slli s1, s1, 8
    xor a6, a6, s1
    srli s1, t5, 8
    xor s1, s1, s0
    and s1, s1, s9
    xor s0, s0, s1
    slli s1, s1, 8
    xor t5, t5, s1
    lw s11, 8(sp)  /* reload */
    srli s1, a6, 4
    xor s1, s1, t5
    and s1, s1, s11
    xor t5, t5, s1
    slli s1, s1, 4
    xor a6, a6, s1
    srli s1, a7, 4
    xor s1, s1, s0
    and s1, s1, s11
    xor s0, s0, s1
    slli s1, s1, 4
    xor a7, a7, s1
    lw ra, 4(sp)  /* reload */
    srli s1, a6, 2
    xor s1, s1, a7
    and s1, s1, ra
    xor s3, a7, s1
    slli a7, s1, 2
    xor a7, a6, a7
    srli a6, t5, 2
    xor a6, a6, s0
    and a6, a6, ra
    lw s6, 604(a0)  /* again */
    xor s0, s0, a6
    slli a6, a6, 2
    xor s2, s2, s6
    xor t5, t5, a6
    lw s6, 0(sp)  /* reload */
    srli a6, a7, 1
    xor a6, a6, t5
    and s1, a6, s6
    xor a6, t5, s1
    slli t5, s1, 1
    xor a7, a7, t5
    srli t5, s3, 1
    xor t5, t5, s0
    and t5, t5, s6
    xor s0, s0, t5
    slli t5, t5, 1
    xor s1, s3, t5
    slli t5, s8, 16
    xor t5, s5, t5
    slli s4, s2, 16
    srli t5, t5, 16
    xor s4, s7, s4
    xor s3, s8, t5
    srli s4, s4, 16
    slli t5, t5, 16
    xor s2, s2, s4
    xor t5, s5, t5
    slli s4, s4, 16
    xor s4, s7, s4
    srli s5, t5, 8
    xor s5, s5, s4
    and s5, s5, s9
    xor s4, s4, s5
    slli s5, s5, 8
    xor t5, t5, s5
    srli s5, s3, 8
    xor s5, s5, s2
    and s5, s5, s9
    xor s2, s2, s5
    slli s5, s5, 8
    xor s3, s3, s5
    srli s5, t5, 4
    xor s5, s5, s3
    and s5, s5, s11
    xor s3, s3, s5
    slli s5, s5, 4
    xor t5, t5, s5
    srli s5, s4, 4
    xor s5, s5, s2
    and s5, s5, s11
    xor s2, s2, s5
    slli s5, s5, 4
    xor s4, s4, s5
    srli s5, t5, 2
    xor s5, s5, s4
    and s5, s5, ra
    xor s7, s4, s5
    slli s4, s5, 2
    xor t5, t5, s4
    srli s4, s3, 2
    xor s4, s4, s2
    and s4, s4, ra
    xor s5, s2, s4
    slli s2, s4, 2
    xor s2, s3, s2
    srli s3, t5, 1
    xor s3, s3, s2
    and s3, s3, s6
    xor s2, s2, s3
    slli s3, s3, 1
    xor s3, t5, s3
    srli t5, s7, 1
    xor t5, t5, s5
    and t5, t5, s6
    xor s4, s5, t5
    slli t5, t5, 1
    xor s5, s7, t5
    addi a1, a1, 32
    andi s6, a2, 3
    lw t5, 680(a0)  /* again */
    bne s6, zero, .Lpipo64_256_decrypt_blocks_misaligned11
    sw a7, 0(a2)
    sw s3, 4(a2)
    sw a6, 8(a2)
    sw s2, 12(a2)
    sw s1, 16(a2)
    sw s5, 20(a2)
    sw s0, 24(a2)
    sw s4, 28(a2)
.Lpipo64_256_decrypt_blocks_join13:
    addi a2, a2, 32
    addi t0, t0, -4
    blt t0, zero, .Lpipo64_256_decrypt_blocks_fewer3
    jal zero, .Lpipo64_256_decrypt_blocks_blocks5
.Lpipo64_256_decrypt_blocks_fewer3:
    addi a4, t0, 4
    beq a4, zero, .Lpipo64_256_decrypt_blocks_done1
.Lpipo64_256_decrypt_blocks_blocks17:
    lbu s10, 0(a1)
    lbu s8, 1(a1)
    lbu s9, 2(a1)
    slli t0, s10, 8
    or t0, s10, t0
    slli t1, t0, 16
    or t0, t0, t1
    slli t1, s8, 8
    or t1, s8, t1
    slli t2, t1, 16
    or t1, t1, t2
    slli t2, s9, 8
    or t2, s9, t2
    slli t3, t2, 16
    or t2, t2, t3
    lbu s11, 3(a1)
    lbu ra, 4(a1)
    lbu s7, 5(a1)
    slli t3, s11, 8
    or t3, s11, t3
    slli t4, t3, 16
    or t3, t3, t4
    slli t4, ra, 8
    or t4, ra, t4
    slli t5, t4, 16
    or t4, t4, t5
    slli t5, s7, 8
    or t5, s7, t5
    slli t6, t5, 16
    or t5, t5, t6
    lbu s6, 6(a1)
    lbu a7, 7(a1)
    addi a1, a1, 8
    slli t6, s6, 8
    or t6, s6, t6
    slli a3, t6, 16
    or t6, t6, a3
    slli a3, a7, 8
    or a3, a7, a3
    slli a5, a3, 16
    or a3, a3, a5
    addi a5, a0, 512
.Lpipo64_256_decrypt_blocks_rounds18:
    /* round i = 17, 15, ..., 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw s3, 36(a5)
    lw a6, 56(a5)
    xor t1, t1, s3
    xor t6, t6, a6
    lw s2, 48(a5)
    lw s1, 44(a5)
    xor t4, t4, s2
    xor t3, t3, s1
    lw s5, 52(a5)
    lw s0, 40(a5)
    xor t5, t5, s5
    xor t2, t2, s0
    slli a6, t1, 25
    srli t1, t1, 7
    or t1, a6, t1
    slli a6, t6, 31
    srli t6, t6, 1
    or t6, a6, t6
    slli a6, t4, 26
    srli t4, t4, 6
    or t4, a6, t4
    slli a6, t3, 29
    srli t3, t3, 3
    or t3, a6, t3
    slli a6, t5, 27
    srli t5, t5, 5
    or t5, a6, t5
    slli a6, t2, 28
    srli t2, t2, 4
    or t2, a6, t2
    or a6, t3, t5
    xor t4, t4, a6
    lw s4, 32(a5)
    or a6, t5, t6
    xor t0, t0, s4
    xor t3, t3, a6
    lw s10, 60(a5)
    xor a6, t6, t4
    xor a3, a3, s10
    slli a7, a3, 30
    srli a3, a3, 2
    or a3, a7, a3
    xor t1, t1, a6
    xor a7, t0, t3
    xor t2, t2, a7
    and a6, a6, a7
    xor a6, t5, a6
    xor a3, a3, a6
    xor t6, t6, t2
    xori t2, t2, -1
    xor t5, t5, t1
    and a6, t4, t0
    xor t3, t3, a6
    and a6, t4, t3
    xor t5, t5, a6
    xor t0, t0, a3
    or a6, t2, t1
    xor a3, a3, a6
    or a6, t2, a3
    xor t1, t1, a6
    xor t4, t4, t0
    and a6, a3, t1
    xor t2, t2, a6
    or a6, t5, t4
    xor t6, t6, a6
    xor t0, t0, t5
    and a6, t6, t4
    xor t5, t5, a6
    xor t3, t3, t6
    and a6, t0, t3
    xor t4, t4, a6
    /* round i = 16, 14, ..., 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw s8, 4(a5)
    lw s9, 24(a5)
    xor a3, a3, s8
    xor t3, t3, s9
    lw s11, 16(a5)
    lw ra, 12(a5)
    xor t5, t5, s11
    xor t6, t6, ra
    lw s7, 20(a5)
    lw s6, 8(a5)
    xor t4, t4, s7
    xor t2, t2, s6
    slli a6, a3, 25
    srli a3, a3, 7
    or a3, a6, a3
    slli a6, t3, 31
    srli t3, t3, 1
    or t3, a6, t3
    slli a6, t5, 26
    srli t5, t5, 6
    or t5, a6, t5
    slli a6, t6, 29
    srli t6, t6, 3
    or t6, a6, t6
    slli a6, t4, 27
    srli t4, t4, 5
    or t4, a6, t4
    slli a6, t2, 28
    srli t2, t2, 4
    or t2, a6, t2
    or a6, t6, t4
    xor t5, t5, a6
    lw s3, 0(a5)
    or a6, t4, t3
    xor t1, t1, s3
    xor t6, t6, a6
    lw s2, 28(a5)
    xor a6, t3, t5
    xor t0, t0, s2
    slli a7, t0, 30
    srli t0, t0, 2
    or t0, a7, t0
    xor a3, a3, a6
    xor a7, t1, t6
    xor t2, t2, a7
    and a6, a6, a7
    xor a6, t4, a6
    xor t0, t0, a6
    xor t3, t3, t2
    xori t2, t2, -1
    xor t4, t4, a3
    and a6, t5, t1
    xor t6, t6, a6
    and a6, t5, t6
    xor t4, t4, a6
    xor a6, t1, t0
    or t1, t2, a3
    xor t1, t0, t1
    or t0, t2, t1
    xor t0, a3, t0
    xor t5, t5, a6
    and a3, t1, t0
    xor t2, t2, a3
    or a3, t4, t5
    xor t3, t3, a3
    xor a3, a6, t4
    and a6, t3, t5
    xor t4, t4, a6
    xor t6, t6, t3
    and a6, a3, t6
    xor t5, t5, a6
    addi a5, a5, -64
    bne a5, a0, .Lpipo64_256_decrypt_blocks_rounds18
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    lw s1, 36(a0)
    lw s5, 56(a0)
    xor t1, t1, s1
    xor t6, t6, s5
    lw s0, 48(a0)
    lw s4, 44(a0)
    xor t4, t4, s0
    xor t3, t3, s4
    lw s10, 52(a0)
    lw s8, 40(a0)
    xor t5, t5, s10
    xor t2, t2, s8
    srli t1, t1, 7
    srli t6, t6, 1
    srli t4, t4, 6
    srli t3, t3, 3
    srli t5, t5, 5
    srli t2, t2, 4
    or a5, t3, t5
    xor t4, t4, a5
    lw s9, 32(a0)
    or a5, t5, t6
    xor t0, t0, s9
    xor t3, t3, a5
    lw s11, 60(a0)
    xor a5, t6, t4
    xor a3, a3, s11
    srli a3, a3, 2
    xor t1, t1, a5
    xor a6, t0, t3
    xor t2, t2, a6
    and a5, a5, a6
    xor a5, t5, a5
    xor a3, a3, a5
    xor t6, t6, t2
    xori t2, t2, -1
    xor t5, t5, t1
    and a5, t4, t0
    xor t3, t3, a5
    and a5, t4, t3
    xor t5, t5, a5
    xor t0, t0, a3
    or a5, t2, t1
    xor a3, a3, a5
    or a5, t2, a3
    xor t1, t1, a5
    xor t4, t4, t0
    and a5, a3, t1
    xor t2, t2, a5
    or a5, t5, t4
    xor t6, t6, a5
    xor t0, t0, t5
    and a5, t6, t4
    xor t5, t5, a5
    xor t3, t3, t6
    and a5, t0, t3
    xor t4, t4, a5
    /* end: x = y ^ rk[0] */
    lw ra, 0(a0)
    lw s7, 4(a0)
    xor t1, t1, ra
    xor a3, a3, s7
    lw s6, 8(a0)
    lw s3, 12(a0)
    xor t2, t2, s6
    xor t6, t6, s3
    lw s2, 16(a0)
    lw a7, 20(a0)
    xor t5, t5, s2
    xor t4, t4, a7
    lw s1, 24(a0)
    lw s5, 28(a0)
    xor t3, t3, s1
    xor t0, t0, s5
    sb t1, 0(a2)
    sb a3, 1(a2)
    sb t2, 2(a2)
    sb t6, 3(a2)
    sb t5, 4(a2)
    sb t4, 5(a2)
    sb t3, 6(a2)
    sb t0, 7(a2)
    addi a2, a2, 8
    addi a4, a4, -1
    bne a4, zero, .Lpipo64_256_decrypt_blocks_blocks17
.Lpipo64_256_decrypt_blocks_done1:
    lw s0, 16(sp)
    lw s1, 20(sp)
    lw s2, 24(sp)
    lw s3, 28(sp)
    lw s4, 32(sp)
    lw s5, 36(sp)
    lw s6, 40(sp)
    lw s7, 44(sp)
    lw s8, 48(sp)
    lw s9, 52(sp)
    lw s10, 56(sp)
    lw s11, 60(sp)
    lw ra, 64(sp)
    addi sp, sp, 80
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
.Lpipo64_256_decrypt_blocks_misaligned6:
    .cfi_restore_state
    andi a6, a1, 1
    bne a6, zero, .Lpipo64_256_decrypt_blocks_odd7
    lhu s0, 2(a1)
    lhu s4, 0(a1)
    lhu s10, 6(a1)
    slli a6, s0, 16
    or a6, s4, a6
    slli a7, s10, 16
    lhu s8, 4(a1)
    lhu s9, 10(a1)
    lhu s11, 8(a1)
    or a7, s8, a7
    slli s0, s9, 16
    or s0, s11, s0
    lhu ra, 14(a1)
    lhu s7, 12(a1)
    lhu s6, 18(a1)
    slli s1, ra, 16
    or s1, s7, s1
    slli s2, s6, 16
    lhu s3, 16(a1)
    lhu s5, 22(a1)
    lhu s4, 20(a1)
    or s2, s3, s2
    slli s3, s5, 16
    or s3, s4, s3
    lhu s10, 26(a1)
    lhu s8, 24(a1)
    lhu s9, 30(a1)
    slli s4, s10, 16
    or s4, s8, s4
    slli s5, s9, 16
    lhu s11, 28(a1)
    or s5, s11, s5
    jal zero, .Lpipo64_256_decrypt_blocks_join8
.Lpipo64_256_decrypt_blocks_odd7:
    lhu ra, 1(a1)
    lbu s7, 0(a1)
    lbu s6, 3(a1)
    slli a6, ra, 8
    or a6, s7, a6
    slli a7, s6, 24
    or a6, a6, a7
    lhu s10, 5(a1)
    lbu s8, 4(a1)
    lbu s9, 7(a1)
    slli a7, s10, 8
    or a7, s8, a7
    slli s0, s9, 24
    or a7, a7, s0
    lhu s11, 9(a1)
    lbu s1, 8(a1)
    lbu s2, 11(a1)
    slli s0, s11, 8
    or s0, s1, s0
    slli s1, s2, 24
    or s0, s0, s1
    lhu s3, 13(a1)
    lbu s4, 12(a1)
    lbu s5, 15(a1)
    slli s1, s3, 8
    or s1, s4, s1
    slli s2, s5, 24
    or s1, s1, s2
    lhu ra, 17(a1)
    lbu s7, 16(a1)
    lbu s6, 19(a1)
    slli s2, ra, 8
    or s2, s7, s2
    slli s3, s6, 24
    or s2, s2, s3
    lhu s10, 21(a1)
    lbu s8, 20(a1)
    lbu s9, 23(a1)
    slli s3, s10, 8
    or s3, s8, s3
    slli s4, s9, 24
    or s3, s3, s4
    lhu s11, 25(a1)
    lbu s5, 24(a1)
    lbu ra, 27(a1)
    slli s4, s11, 8
    or s4, s5, s4
    slli s5, ra, 24
    or s4, s4, s5
    lhu s7, 29(a1)
    lbu s6, 28(a1)
    lbu s10, 31(a1)
    slli s5, s7, 8
    or s5, s6, s5
    slli s6, s10, 24
    or s5, s5, s6
    jal zero, .Lpipo64_256_decrypt_blocks_join8
.Lpipo64_256_decrypt_blocks_misaligned11:
    andi s6, a2, 1
    bne s6, zero, .Lpipo64_256_decrypt_blocks_odd12
    sh a7, 0(a2)
    srli a7, a7, 16
    sh a7, 2(a2)
    sh s3, 4(a2)
    srli a7, s3, 16
    sh a7, 6(a2)
    sh a6, 8(a2)
    srli a6, a6, 16
    sh a6, 10(a2)
    sh s2, 12(a2)
    srli a6, s2, 16
    sh a6, 14(a2)
    sh s1, 16(a2)
    srli a6, s1, 16
    sh a6, 18(a2)
    sh s5, 20(a2)
    srli a6, s5, 16
    sh a6, 22(a2)
    sh s0, 24(a2)
    srli a6, s0, 16
    sh a6, 26(a2)
    sh s4, 28(a2)
    srli a6, s4, 16
    sh a6, 30(a2)
    jal zero, .Lpipo64_256_decrypt_blocks_join13
.Lpipo64_256_decrypt_blocks_odd12:
    sb a7, 0(a2)
    srli s6, a7, 8
    srli a7, a7, 24
    sh s6, 1(a2)
    sb a7, 3(a2)
    sb s3, 4(a2)
    srli a7, s3, 8
    srli s3, s3, 24
    sh a7, 5(a2)
    sb s3, 7(a2)
    sb a6, 8(a2)
    srli a7, a6, 8
    srli a6, a6, 24
    sh a7, 9(a2)
    sb a6, 11(a2)
    sb s2, 12(a2)
    srli a6, s2, 8
    srli a7, s2, 24
    sh a6, 13(a2)
    sb a7, 15(a2)
    sb s1, 16(a2)
    srli a6, s1, 8
    srli a7, s1, 24
    sh a6, 17(a2)
    sb a7, 19(a2)
    sb s5, 20(a2)
    srli a6, s5, 8
    srli a7, s5, 24
    sh a6, 21(a2)
    sb a7, 23(a2)
    sb s0, 24(a2)
    srli a6, s0, 8
    srli a7, s0, 24
    sh a6, 25(a2)
    sb a7, 27(a2)
    sb s4, 28(a2)
    srli a6, s4, 8
    srli a7, s4, 24
    sh a6, 29(a2)
    sb a7, 31(a2)
    jal zero, .Lpipo64_256_decrypt_blocks_join13
    .cfi_endproc
    .size pipo64_256_decrypt_blocks, .-pipo64_256_decrypt_blocks

    .section .text.pipo64_256_ctr,"ax",%progbits
    .balign 4
    .globl pipo64_256_ctr
    .type pipo64_256_ctr, %function
pipo64_256_ctr:
    /* The cipher text:
     *     function S(x: byte[8]) -> byte[8] = transpose(S8[transpose(x)])
     *     function R(x: byte[8]) -> byte[8] = [x[i] <<< distance[i] for i in 0..7]
     *     encrypt(x, rk) -> y {
     *       x := x ^ rk[0]
     *       for i in 1..rounds { x := R(S(x)) ^ rk[i] }
     *       y = x
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -112
    .cfi_def_cfa_offset 112
    sw s0, 56(sp)
    .cfi_offset s0, -56
    sw s1, 60(sp)
    .cfi_offset s1, -52
    sw s2, 64(sp)
    .cfi_offset s2, -48
    sw s3, 68(sp)
    .cfi_offset s3, -44
    sw s4, 72(sp)
    .cfi_offset s4, -40
    sw s5, 76(sp)
    .cfi_offset s5, -36
    sw s6, 80(sp)
    .cfi_offset s6, -32
    sw s7, 84(sp)
    .cfi_offset s7, -28
    sw s8, 88(sp)
    .cfi_offset s8, -24
    sw s9, 92(sp)
    .cfi_offset s9, -20
    sw s10, 96(sp)
    .cfi_offset s10, -16
    sw s11, 100(sp)
    .cfi_offset s11, -12
    sw ra, 104(sp)
    .cfi_offset ra, -8
    or t0, a2, a3
    andi t0, t0, 3
    bne a4, zero, .Lpipo64_256_ctr_some5
    jal zero, .Lpipo64_256_ctr_done4
.Lpipo64_256_ctr_some5:
.Lpipo64_256_ctr_epoch1:
    lbu t1, 0(a1)
    lbu t2, 1(a1)
    lbu t3, 2(a1)
    slli t4, t1, 8
    or t1, t1, t4
    slli t4, t1, 16
    or t1, t1, t4
    slli t4, t2, 8
    or t2, t2, t4
    slli t4, t2, 16
    or t2, t2, t4
    slli t4, t3, 8
    or t3, t3, t4
    slli t4, t3, 16
    or t3, t3, t4
    lbu t5, 3(a1)
    lbu t6, 4(a1)
    lbu a5, 5(a1)
    slli t4, t5, 8
    or t4, t5, t4
    slli t5, t4, 16
    or t4, t4, t5
    slli t5, t6, 8
    or t5, t6, t5
    slli t6, t5, 16
    or t5, t5, t6
    slli t6, a5, 8
    or t6, a5, t6
    slli a5, t6, 16
    or t6, t6, a5
    lbu a6, 6(a1)
    lbu a7, 7(a1)
    lui s0, 0x1010
    slli a5, a6, 8
    or a5, a6, a5
    slli a6, a5, 16
    or a5, a5, a6
    slli a6, a7, 8
    or a6, a7, a6
    slli a7, a6, 16
    or a6, a6, a7
    addi a7, s0, 0x101  /* 0x01010101 */
    addi s0, zero, 32
    bgeu a4, s0, .Lpipo64_256_ctr_enough8
    jal zero, .Lpipo64_256_ctr_few6
.Lpipo64_256_ctr_enough8:
    /* start: x := x ^ rk[0] */
    srli s0, a5, 15
    xor s0, s0, a5
    lui s1, 0xb
    addi s1, s1, -0x556  /* 0x0000aaaa */
    and s0, s0, s1
    xor a5, a5, s0
    slli s0, s0, 15
    xor a5, a5, s0
    srli s0, a5, 6
    xor s0, s0, a5
    lui s1, 0xcc0
    addi s1, s1, 0xcc  /* 0x00cc00cc */
    and s0, s0, s1
    xor a5, a5, s0
    slli s0, s0, 6
    xor a5, a5, s0
    srli s0, a5, 12
    xor s0, s0, a5
    lui s1, 0xf
    addi s1, s1, 0xf0  /* 0x0000f0f0 */
    and s0, s0, s1
    xor a5, a5, s0
    slli s0, s0, 12
    xor a5, a5, s0
    lw s2, 600(a0)
    srli s0, t6, 15
    xor a5, a5, s2
    xor s0, s0, t6
    lui s1, 0xb
    addi s1, s1, -0x556  /* 0x0000aaaa */
    and s0, s0, s1
    xor t6, t6, s0
    slli s0, s0, 15
    xor t6, t6, s0
    srli s0, t6, 6
    xor s0, s0, t6
    lui s1, 0xcc0
    addi s1, s1, 0xcc  /* 0x00cc00cc */
    and s0, s0, s1
    xor t6, t6, s0
    slli s0, s0, 6
    xor t6, t6, s0
    srli s0, t6, 12
    xor s0, s0, t6
    lui s1, 0xf
    addi s1, s1, 0xf0  /* 0x0000f0f0 */
    and s0, s0, s1
    xor t6, t6, s0
    slli s0, s0, 12
    xor t6, t6, s0
    lw s3, 596(a0)
    srli s0, t4, 15
    xor t6, t6, s3
    xor s0, s0, t4
    lui s1, 0xb
    addi s1, s1, -0x556  /* 0x0000aaaa */
    and s0, s0, s1
    xor t4, t4, s0
    slli s0, s0, 15
    xor t4, t4, s0
    srli s0, t4, 6
    xor s0, s0, t4
    lui s1, 0xcc0
    addi s1, s1, 0xcc  /* 0x00cc00cc */
    and s0, s0, s1
    xor t4, t4, s0
    slli s0, s0, 6
    xor t4, t4, s0
    srli s0, t4, 12
    xor s0, s0, t4
    lui s1, 0xf
    addi s1, s1, 0xf0  /* 0x0000f0f0 */
    and s0, s0, s1
    xor t4, t4, s0
    slli s0, s0, 12
    xor t4, t4, s0
    lw s4, 588(a0)
    srli s0, t5, 15
    xor t4, t4, s4
    xor s0, s0, t5
    lui s1, 0xb
    addi s1, s1, -0x556  /* 0x0000aaaa */
    and s0, s0, s1
    xor t5, t5, s0
    slli s0, s0, 15
    xor t5, t5, s0
    srli s0, t5, 6
    xor s0, s0, t5
    lui s1, 0xcc0
    addi s1, s1, 0xcc  /* 0x00cc00cc */
    and s0, s0, s1
    xor t5, t5, s0
    slli s0, s0, 6
    xor t5, t5, s0
    srli s0, t5, 12
    xor s0, s0, t5
    lui s1, 0xf
    addi s1, s1, 0xf0  /* 0x0000f0f0 */
    and s0, s0, s1
    xor t5, t5, s0
    slli s0, s0, 12
    xor t5, t5, s0
    lw s5, 592(a0)
    srli s0, t3, 15
    xor t5, t5, s5
    xor s0, s0, t3
    lui s1, 0xb
    addi s1, s1, -0x556  /* 0x0000aaaa */
    and s0, s0, s1
    xor t3, t3, s0
    slli s0, s0, 15
    xor t3, t3, s0
    srli s0, t3, 6
    xor s0, s0, t3
    lui s1, 0xcc0
    addi s1, s1, 0xcc  /* 0x00cc00cc */
    and s0, s0, s1
    xor t3, t3, s0
    slli s0, s0, 6
    xor t3, t3, s0
    srli s0, t3, 12
    xor s0, s0, t3
    lui s1, 0xf
    addi s1, s1, 0xf0  /* 0x0000f0f0 */
    and s0, s0, s1
    xor t3, t3, s0
    slli s0, s0, 12
    xor t3, t3, s0
    lw s6, 584(a0)
    srli s0, t2, 15
    xor t3, t3, s6
    xor s0, s0, t2
    lui s1, 0xb
    addi s1, s1, -0x556  /* 0x0000aaaa */
    and s0, s0, s1
    xor t2, t2, s0
    slli s0, s0, 15
    xor t2, t2, s0
    srli s0, t2, 6
    xor s0, s0, t2
    lui s1, 0xcc0
    addi s1, s1, 0xcc  /* 0x00cc00cc */
    and s0, s0, s1
    xor t2, t2, s0
    slli s0, s0, 6
    xor t2, t2, s0
    srli s0, t2, 12
    xor s0, s0, t2
    lui s1, 0xf
    addi s1, s1, 0xf0  /* 0x0000f0f0 */
    and s0, s0, s1
    xor t2, t2, s0
    slli s0, s0, 12
    xor t2, t2, s0
    lw s7, 580(a0)
    srli s0, t1, 15
    xor t2, t2, s7
    xor s0, s0, t1
    lui s1, 0xb
    addi s1, s1, -0x556  /* 0x0000aaaa */
    and s0, s0, s1
    xor t1, t1, s0
    slli s0, s0, 15
    xor t1, t1, s0
    srli s0, t1, 6
    xor s0, s0, t1
    lui s1, 0xcc0
    addi s1, s1, 0xcc  /* 0x00cc00cc */
    and s0, s0, s1
    xor t1, t1, s0
    slli s0, s0, 6
    xor t1, t1, s0
    srli s0, t1, 12
    xor s0, s0, t1
    lui s1, 0xf
    addi s1, s1, 0xf0  /* 0x0000f0f0 */
    and s0, s0, s1
    xor t1, t1, s0
    slli s0, s0, 12
    xor t1, t1, s0
    lw s8, 576(a0)
    lui s0, 0xfdfe0
    xor t1, t1, s8
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and s1, t2, t1
    xor t3, t3, s1
    xori s1, t3, -1
    or s2, t3, t2
    xor t1, t1, s2
    or t3, t3, t1
    xor t2, t2, t3
    addi t3, s0, -0x203  /* 0xfdfdfdfd */
    sw a1, 0(sp)  /* spill */
    sw a7, 4(sp)  /* spill */
    sw a5, 8(sp)  /* spill */
    sw t6, 12(sp)  /* spill */
    sw t4, 16(sp)  /* spill */
    sw t5, 20(sp)  /* spill */
    sw s1, 24(sp)  /* spill */
    sw t2, 28(sp)  /* spill */
    sw t1, 32(sp)  /* spill */
    bltu a6, t3, .Lpipo64_256_ctr_batches12
    jal zero, .Lpipo64_256_ctr_fewer10
.Lpipo64_256_ctr_batches12:
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    xor t1, a5, t4
    sw t1, 36(sp)  /* spill */
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    lw t1, 580(a0)
    lw t2, 588(a0)
    lw t3, 592(a0)
    lw t5, 596(a0)
    lw t6, 600(a0)
    lui a1, 0xff0
    addi a1, a1, 0xff  /* 0x00ff00ff */
    sw a1, 40(sp)  /* spill */
    lui a1, 0xf0f1
    addi a1, a1, -0xf1  /* 0x0f0f0f0f */
    sw a1, 44(sp)  /* spill */
    lui a1, 0x33333
    addi a1, a1, 0x333  /* 0x33333333 */
    sw a1, 48(sp)  /* spill */
    lui a1, 0x55555
    addi a1, a1, 0x555  /* 0x55555555 */
    sw a1, 52(sp)  /* spill */
.Lpipo64_256_ctr_batch11:
    /* start: x := x ^ rk[0] */
    lui a1, 0x7f7f8
    addi a1, a1, -0x81  /* 0x7f7f7f7f */
    lui a7, 0x3010
    and a1, a6, a1
    addi a7, a7, 0x200  /* 0x03010200 */
    add a7, a1, a7
    xor a1, a1, a6
    xor a1, a7, a1
    srli a7, a1, 15
    lui s0, 0xb
    xor a7, a7, a1
    addi s0, s0, -0x556  /* 0x0000aaaa */
    and a7, a7, s0
    xor a1, a1, a7
    slli a7, a7, 15
    xor a1, a1, a7
    srli a7, a1, 6
    lui s0, 0xcc0
    xor a7, a7, a1
    addi s0, s0, 0xcc  /* 0x00cc00cc */
    and a7, a7, s0
    xor a1, a1, a7
    slli a7, a7, 6
    xor a1, a1, a7
    srli a7, a1, 12
    lui s0, 0xf
    xor a7, a7, a1
    addi s0, s0, 0xf0  /* 0x0000f0f0 */
    and a7, a7, s0
    xor a1, a1, a7
    lw s9, 604(a0)  /* again */
    slli a7, a7, 12
    xor a1, a1, a7
    lw s10, 12(sp)  /* reload */
    xor a1, a1, s9
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and a5, a1, a5
    lw s11, 20(sp)  /* reload */
    xor a5, s10, a5
    and a7, t4, a5
    xor a7, s11, a7
    xor a1, a1, a7
    or s0, a7, a5
    lw s4, 36(sp)  /* reload */
    xor t4, t4, s0
    lw s3, 28(sp)  /* reload */
    xor a5, a5, a1
    and s0, a5, s4
    xor a1, a1, s3
    xor a7, a7, s0
    lw s6, 608(a0)
    and s0, a1, a5
    lw ra, 24(sp)  /* reload */
    xor s0, s4, s0
    xor s1, a1, s6
    xor a1, a1, s0
    xor s2, ra, a1
    slli s4, s2, 16
    srli s2, s2, 16
    xor t4, t4, ra
    lw s5, 32(sp)  /* reload */
    or s2, s4, s2
    xor s4, t4, a5
    xor a7, a7, s5
    and a1, s4, a1
    xor a1, a7, a1
    xor s4, s5, s4
    xor a1, s3, a1
    slli s3, s4, 28
    srli s4, s4, 4
    or s3, s3, s4
    or s4, a7, t4
    xor s0, s0, s4
    slli s4, t4, 4
    srli t4, t4, 28
    or t4, s4, t4
    or s4, s0, a7
    xor a5, a5, s4
    slli s4, s0, 12
    srli s0, s0, 20
    or s0, s4, s0
    slli s4, a5, 24
    srli a5, a5, 8
    or a5, s4, a5
    slli s4, a7, 20
    srli a7, a7, 12
    or a7, s4, a7
    slli s4, a1, 8
    srli a1, a1, 24
    or a1, s4, a1
    lw s10, 632(a0)  /* again */
    lw s5, 636(a0)  /* again */
    lui s4, 0x4040
    lw ra, 628(a0)  /* again */
    addi s4, s4, 0x404  /* 0x04040404 */
    xor t4, t4, s10
    lw s11, 620(a0)  /* again */
    xor a1, a1, s5
    add a6, a6, s4
    lw s6, 624(a0)  /* again */
    xor a7, a7, ra
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and s4, a1, t4
    lw s8, 612(a0)  /* again */
    xor s0, s0, s11
    xor a7, a7, s4
    lw s7, 616(a0)  /* again */
    xor a5, a5, s6
    and s4, s0, a7
    xor s3, s3, s8
    xor a5, a5, s4
    xor s2, s2, s7
    and s4, s3, s1
    xor s2, s2, s4
    or s4, s2, s3
    xor s1, s1, s4
    or s4, s2, s1
    xor s3, s3, s4
    xor t4, t4, s0
    xor a1, a1, a5
    or s4, a5, a7
    xor s0, s0, s4
    xor a7, a7, a1
    and s4, a7, t4
    xor a1, a1, s3
    xor a5, a5, s4
    and s4, a1, a7
    lw ra, 640(a0)
    xor t4, t4, s4
    xori s2, s2, -1
    xor s4, a1, ra
    xor s0, s0, s2
    xor a1, a1, t4
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s0, a7
    xor a5, a5, s1
    and a1, s5, a1
    xor a1, a5, a1
    xor s1, s1, s5
    xor a1, s3, a1
    slli s3, s1, 28
    srli s1, s1, 4
    or s1, s3, s1
    or s3, a5, s0
    xor t4, t4, s3
    slli s3, s0, 4
    srli s0, s0, 28
    or s0, s3, s0
    or s3, t4, a5
    xor a7, a7, s3
    slli s3, t4, 12
    srli t4, t4, 20
    lw ra, 648(a0)  /* again */
    or t4, s3, t4
    slli s3, a7, 24
    xor s2, s2, ra
    lw s5, 664(a0)  /* again */
    srli a7, a7, 8
    lw ra, 644(a0)  /* again */
    or a7, s3, a7
    xor s0, s0, s5
    slli s3, a5, 20
    xor s1, s1, ra
    lw s5, 656(a0)  /* again */
    srli a5, a5, 12
    lw ra, 652(a0)  /* again */
    or a5, s3, a5
    xor a7, a7, s5
    slli s3, a1, 8
    xor t4, t4, ra
    lw s5, 668(a0)  /* again */
    srli a1, a1, 24
    lw ra, 660(a0)  /* again */
    or a1, s3, a1
    xor a1, a1, s5
    xor a5, a5, ra
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and s3, a1, s0
    xor a5, a5, s3
    and s3, t4, a5
    xor a7, a7, s3
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor s0, s0, t4
    xor a1, a1, a7
    or s4, a7, a5
    xor t4, t4, s4
    xor a5, a5, a1
    and s4, a5, s0
    xor a1, a1, s1
    xor a7, a7, s4
    and s4, a1, a5
    lw ra, 672(a0)
    xor s0, s0, s4
    xori s2, s2, -1
    xor s4, a1, ra
    xor t4, t4, s2
    xor a1, a1, s0
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t4, a5
    xor a7, a7, s3
    and a1, s5, a1
    xor a1, a7, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a7, t4
    xor s0, s0, s3
    slli s3, t4, 4
    srli t4, t4, 28
    or t4, s3, t4
    or s3, s0, a7
    xor a5, a5, s3
    slli s3, s0, 12
    srli s0, s0, 20
    lw ra, 680(a0)  /* again */
    or s0, s3, s0
    slli s3, a5, 24
    xor s2, s2, ra
    lw s5, 696(a0)  /* again */
    srli a5, a5, 8
    lw ra, 676(a0)  /* again */
    or a5, s3, a5
    xor t4, t4, s5
    slli s3, a7, 20
    xor s1, s1, ra
    lw s5, 688(a0)  /* again */
    srli a7, a7, 12
    lw ra, 684(a0)  /* again */
    or a7, s3, a7
    xor a5, a5, s5
    slli s3, a1, 8
    xor s0, s0, ra
    lw s5, 700(a0)  /* again */
    srli a1, a1, 24
    lw ra, 692(a0)  /* again */
    or a1, s3, a1
    xor a1, a1, s5
    xor a7, a7, ra
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and s3, a1, t4
    xor a7, a7, s3
    and s3, s0, a7
    xor a5, a5, s3
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor t4, t4, s0
    xor a1, a1, a5
    or s4, a5, a7
    xor s0, s0, s4
    xor a7, a7, a1
    and s4, a7, t4
    xor a1, a1, s1
    xor a5, a5, s4
    and s4, a1, a7
    lw ra, 704(a0)
    xor t4, t4, s4
    xori s2, s2, -1
    xor s4, a1, ra
    xor s0, s0, s2
    xor a1, a1, t4
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s0, a7
    xor a5, a5, s3
    and a1, s5, a1
    xor a1, a5, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a5, s0
    xor t4, t4, s3
    slli s3, s0, 4
    srli s0, s0, 28
    or s0, s3, s0
    or s3, t4, a5
    xor a7, a7, s3
    slli s3, t4, 12
    srli t4, t4, 20
    or t4, s3, t4
    slli s3, a7, 24
    srli a7, a7, 8
    or a7, s3, a7
    slli s3, a5, 20
    srli a5, a5, 12
    or a5, s3, a5
    slli s3, a1, 8
    srli a1, a1, 24
    or a1, s3, a1
    xor s0, s0, t6
    xor a1, a1, s9
    xor a5, a5, t5
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and s3, a1, s0
    xor t4, t4, t2
    xor a5, a5, s3
    lw ra, 584(a0)  /* again */
    xor a7, a7, t3
    and s3, t4, a5
    xor s1, s1, t1
    xor a7, a7, s3
    xor s2, s2, ra
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor s0, s0, t4
    xor a1, a1, a7
    or s4, a7, a5
    xor t4, t4, s4
    xor a5, a5, a1
    and s4, a5, s0
    xor a1, a1, s1
    xor a7, a7, s4
    and s4, a1, a5
    lw s5, 708(a0)
    xor s0, s0, s4
    xori s2, s2, -1
    xor s4, a1, s5
    xor t4, t4, s2
    xor a1, a1, s0
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t4, a5
    xor a7, a7, s3
    and a1, s5, a1
    xor a1, a7, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a7, t4
    xor s0, s0, s3
    slli s3, t4, 4
    srli t4, t4, 28
    or t4, s3, t4
    or s3, s0, a7
    xor a5, a5, s3
    slli s3, s0, 12
    srli s0, s0, 20
    or s0, s3, s0
    slli s3, a5, 24
    srli a5, a5, 8
    or a5, s3, a5
    slli s3, a7, 20
    srli a7, a7, 12
    or a7, s3, a7
    xor a5, a5, s6
    slli s3, a1, 8
    lw s6, 636(a0)  /* again */
    srli a1, a1, 24
    lw s5, 628(a0)  /* again */
    or a1, s3, a1
    xor t4, t4, s10
    xor a1, a1, s6
    xor a7, a7, s5
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and s3, a1, t4
    xor s0, s0, s11
    xor a7, a7, s3
    and s3, s0, a7
    xor s1, s1, s8
    xor a5, a5, s3
    xor s2, s2, s7
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor t4, t4, s0
    xor a1, a1, a5
    or s4, a5, a7
    xor s0, s0, s4
    xor a7, a7, a1
    and s4, a7, t4
    xor a1, a1, s1
    xor a5, a5, s4
    and s4, a1, a7
    lw s5, 712(a0)
    xor t4, t4, s4
    xori s2, s2, -1
    xor s4, a1, s5
    xor s0, s0, s2
    xor a1, a1, t4
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s0, a7
    xor a5, a5, s3
    and a1, s5, a1
    xor a1, a5, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a5, s0
    xor t4, t4, s3
    slli s3, s0, 4
    srli s0, s0, 28
    or s0, s3, s0
    or s3, t4, a5
    xor a7, a7, s3
    slli s3, t4, 12
    srli t4, t4, 20
    lw s6, 648(a0)  /* again */
    or t4, s3, t4
    slli s3, a7, 24
    xor s2, s2, s6
    lw s5, 664(a0)  /* again */
    srli a7, a7, 8
    lw s6, 644(a0)  /* again */
    or a7, s3, a7
    xor s0, s0, s5
    slli s3, a5, 20
    xor s1, s1, s6
    lw s5, 656(a0)  /* again */
    srli a5, a5, 12
    lw s6, 652(a0)  /* again */
    or a5, s3, a5
    xor a7, a7, s5
    slli s3, a1, 8
    xor t4, t4, s6
    lw s5, 668(a0)  /* again */
    srli a1, a1, 24
    lw s6, 660(a0)  /* again */
    or a1, s3, a1
    xor a1, a1, s5
    xor a5, a5, s6
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and s3, a1, s0
    xor a5, a5, s3
    and s3, t4, a5
    xor a7, a7, s3
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor s0, s0, t4
    xor a1, a1, a7
    or s4, a7, a5
    xor t4, t4, s4
    xor a5, a5, a1
    and s4, a5, s0
    xor a1, a1, s1
    xor a7, a7, s4
    and s4, a1, a5
    lw s6, 716(a0)
    xor s0, s0, s4
    xori s2, s2, -1
    xor s4, a1, s6
    xor t4, t4, s2
    xor a1, a1, s0
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t4, a5
    xor a7, a7, s3
    and a1, s5, a1
    xor a1, a7, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a7, t4
    xor s0, s0, s3
    lw s5, 676(a0)  /* again */
    slli s3, t4, 4
    srli t4, t4, 28
    xor s1, s1, s5
    or t4, s3, t4
    lw s5, 696(a0)  /* again */
    or s3, s0, a7
    xor a5, a5, s3
    xor t4, t4, s5
    slli s3, s0, 12
    lw s5, 684(a0)  /* again */
    srli s0, s0, 20
    or s0, s3, s0
    xor s0, s0, s5
    slli s3, a5, 24
    lw s5, 688(a0)  /* again */
    srli a5, a5, 8
    or a5, s3, a5
    xor a5, a5, s5
    slli s3, a7, 20
    lw s5, 692(a0)  /* again */
    srli a7, a7, 12
    or a7, s3, a7
    xor a7, a7, s5
    slli s3, a1, 8
    lw s5, 700(a0)  /* again */
    srli a1, a1, 24
    or a1, s3, a1
    xor a1, a1, s5
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and s3, a1, t4
    xor a7, a7, s3
    lw s6, 680(a0)  /* again */
    and s3, s0, a7
    xor a5, a5, s3
    xor s2, s2, s6
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor t4, t4, s0
    xor a1, a1, a5
    or s4, a5, a7
    xor s0, s0, s4
    xor a7, a7, a1
    and s4, a7, t4
    xor a1, a1, s1
    xor a5, a5, s4
    and s4, a1, a7
    lw s5, 720(a0)
    xor t4, t4, s4
    xori s2, s2, -1
    xor s4, a1, s5
    xor s0, s0, s2
    xor a1, a1, t4
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s0, a7
    xor a5, a5, s3
    and a1, s5, a1
    xor a1, a5, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a5, s0
    xor t4, t4, s3
    slli s3, s0, 4
    srli s0, s0, 28
    or s0, s3, s0
    or s3, t4, a5
    xor a7, a7, s3
    slli s3, t4, 12
    srli t4, t4, 20
    or t4, s3, t4
    slli s3, a7, 24
    srli a7, a7, 8
    or a7, s3, a7
    slli s3, a5, 20
    srli a5, a5, 12
    or a5, s3, a5
    slli s3, a1, 8
    srli a1, a1, 24
    or a1, s3, a1
    xor s0, s0, t6
    xor a1, a1, s9
    xor a5, a5, t5
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and s3, a1, s0
    xor t4, t4, t2
    xor a5, a5, s3
    xor a7, a7, t3
    and s3, t4, a5
    xor s1, s1, t1
    xor a7, a7, s3
    xor s2, s2, ra
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor s0, s0, t4
    xor a1, a1, a7
    or s4, a7, a5
    xor t4, t4, s4
    xor a5, a5, a1
    and s4, a5, s0
    xor a1, a1, s1
    xor a7, a7, s4
    and s4, a1, a5
    lw s5, 724(a0)
    xor s0, s0, s4
    xori s2, s2, -1
    xor s4, a1, s5
    xor t4, t4, s2
    xor a1, a1, s0
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t4, a5
    xor a7, a7, s3
    and a1, s5, a1
    xor a1, a7, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a7, t4
    xor s0, s0, s3
    slli s3, t4, 4
    srli t4, t4, 28
    or t4, s3, t4
    or s3, s0, a7
    xor a5, a5, s3
    slli s3, s0, 12
    srli s0, s0, 20
    or s0, s3, s0
    slli s3, a5, 24
    srli a5, a5, 8
    or a5, s3, a5
    slli s3, a7, 20
    lw s5, 624(a0)  /* again */
    srli a7, a7, 12
    or a7, s3, a7
    xor a5, a5, s5
    slli s3, a1, 8
    xor s0, s0, s11
    lw s5, 636(a0)  /* again */
    srli a1, a1, 24
    lw s11, 628(a0)  /* again */
    or a1, s3, a1
    xor t4, t4, s10
    xor a1, a1, s5
    xor a7, a7, s11
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and s3, a1, t4
    xor a7, a7, s3
    and s3, s0, a7
    xor s1, s1, s8
    xor a5, a5, s3
    xor s2, s2, s7
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor t4, t4, s0
    xor a1, a1, a5
    or s4, a5, a7
    xor s0, s0, s4
    xor a7, a7, a1
    and s4, a7, t4
    xor a1, a1, s1
    xor a5, a5, s4
    and s4, a1, a7
    lw s11, 728(a0)
    xor t4, t4, s4
    xori s2, s2, -1
    xor s4, a1, s11
    xor s0, s0, s2
    xor a1, a1, t4
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s0, a7
    xor a5, a5, s3
    and a1, s5, a1
    xor a1, a5, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a5, s0
    xor t4, t4, s3
    lw s5, 644(a0)  /* again */
    slli s3, s0, 4
    srli s0, s0, 28
    xor s1, s1, s5
    or s0, s3, s0
    lw s5, 664(a0)  /* again */
    or s3, t4, a5
    xor a7, a7, s3
    xor s0, s0, s5
    slli s3, t4, 12
    lw s5, 652(a0)  /* again */
    srli t4, t4, 20
    or t4, s3, t4
    xor t4, t4, s5
    slli s3, a7, 24
    lw s5, 656(a0)  /* again */
    srli a7, a7, 8
    or a7, s3, a7
    xor a7, a7, s5
    slli s3, a5, 20
    lw s5, 660(a0)  /* again */
    srli a5, a5, 12
    or a5, s3, a5
    xor a5, a5, s5
    slli s3, a1, 8
    lw s5, 668(a0)  /* again */
    srli a1, a1, 24
    or a1, s3, a1
    xor a1, a1, s5
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and s3, a1, s0
    xor a5, a5, s3
    lw s11, 648(a0)  /* again */
    and s3, t4, a5
    xor a7, a7, s3
    xor s2, s2, s11
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor s0, s0, t4
    xor a1, a1, a7
    or s4, a7, a5
    xor t4, t4, s4
    xor a5, a5, a1
    and s4, a5, s0
    xor a1, a1, s1
    xor a7, a7, s4
    and s4, a1, a5
    lw s5, 732(a0)
    xor s0, s0, s4
    xori s2, s2, -1
    xor s4, a1, s5
    xor t4, t4, s2
    xor a1, a1, s0
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t4, a5
    xor a7, a7, s3
    and a1, s5, a1
    xor a1, a7, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a7, t4
    xor s0, s0, s3
    lw s5, 676(a0)  /* again */
    slli s3, t4, 4
    srli t4, t4, 28
    xor s1, s1, s5
    or t4, s3, t4
    lw s5, 696(a0)  /* again */
    or s3, s0, a7
    xor a5, a5, s3
    xor t4, t4, s5
    slli s3, s0, 12
    lw s5, 684(a0)  /* again */
    srli s0, s0, 20
    or s0, s3, s0
    xor s0, s0, s5
    slli s3, a5, 24
    lw s5, 688(a0)  /* again */
    srli a5, a5, 8
    or a5, s3, a5
    xor a5, a5, s5
    slli s3, a7, 20
    lw s5, 692(a0)  /* again */
    srli a7, a7, 12
    or a7, s3, a7
    xor a7, a7, s5
    slli s3, a1, 8
    lw s5, 700(a0)  /* again */
    srli a1, a1, 24
    or a1, s3, a1
    xor a1, a1, s5
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and s3, a1, t4
    xor a7, a7, s3
    and s3, s0, a7
    xor a5, a5, s3
    xor s2, s2, s6
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor t4, t4, s0
    xor a1, a1, a5
    or s4, a5, a7
    xor s0, s0, s4
    xor a7, a7, a1
    and s4, a7, t4
    xor a1, a1, s1
    xor a5, a5, s4
    and s4, a1, a7
    lw s5, 736(a0)
    xor t4, t4, s4
    xori s2, s2, -1
    xor s4, a1, s5
    xor s0, s0, s2
    xor a1, a1, t4
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s0, a7
    xor a5, a5, s3
    and a1, s5, a1
    xor a1, a5, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a5, s0
    xor t4, t4, s3
    slli s3, s0, 4
    srli s0, s0, 28
    or s0, s3, s0
    or s3, t4, a5
    xor a7, a7, s3
    slli s3, t4, 12
    srli t4, t4, 20
    or t4, s3, t4
    slli s3, a7, 24
    srli a7, a7, 8
    or a7, s3, a7
    slli s3, a5, 20
    srli a5, a5, 12
    or a5, s3, a5
    slli s3, a1, 8
    srli a1, a1, 24
    or a1, s3, a1
    xor s0, s0, t6
    xor a1, a1, s9
    xor a5, a5, t5
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and s3, a1, s0
    xor t4, t4, t2
    xor a5, a5, s3
    xor a7, a7, t3
    and s3, t4, a5
    xor s1, s1, t1
    xor a7, a7, s3
    xor s2, s2, ra
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor s0, s0, t4
    xor a1, a1, a7
    or s4, a7, a5
    xor t4, t4, s4
    xor a5, a5, a1
    and s4, a5, s0
    xor a1, a1, s1
    xor a7, a7, s4
    and s4, a1, a5
    lw s5, 740(a0)
    xor s0, s0, s4
    xori s2, s2, -1
    xor s4, a1, s5
    xor t4, t4, s2
    xor a1, a1, s0
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t4, a5
    xor a7, a7, s3
    and a1, s5, a1
    xor a1, a7, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a7, t4
    xor s0, s0, s3
    slli s3, t4, 4
    srli t4, t4, 28
    or t4, s3, t4
    or s3, s0, a7
    xor a5, a5, s3
    slli s3, s0, 12
    lw s5, 620(a0)  /* again */
    srli s0, s0, 20
    or s0, s3, s0
    xor s0, s0, s5
    slli s3, a5, 24
    lw s5, 624(a0)  /* again */
    srli a5, a5, 8
    or a5, s3, a5
    xor a5, a5, s5
    slli s3, a7, 20
    lw s5, 628(a0)  /* again */
    srli a7, a7, 12
    or a7, s3, a7
    xor a7, a7, s5
    slli s3, a1, 8
    lw s5, 636(a0)  /* again */
    srli a1, a1, 24
    or a1, s3, a1
    xor t4, t4, s10
    xor a1, a1, s5
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    and s3, a1, t4
    xor a7, a7, s3
    and s3, s0, a7
    xor s1, s1, s8
    xor a5, a5, s3
    xor s2, s2, s7
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor t4, t4, s0
    xor a1, a1, a5
    or s4, a5, a7
    xor s0, s0, s4
    xor a7, a7, a1
    and s4, a7, t4
    xor a1, a1, s1
    xor a5, a5, s4
    and s4, a1, a7
    lw s5, 744(a0)
    xor t4, t4, s4
    xori s2, s2, -1
    xor s4, a1, s5
    xor s0, s0, s2
    xor a1, a1, t4
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s0, a7
    xor a5, a5, s3
    and a1, s5, a1
    xor a1, a5, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a5, s0
    xor t4, t4, s3
    slli s3, s0, 4
    srli s0, s0, 28
    or s0, s3, s0
    or s3, t4, a5
    xor a7, a7, s3
    slli s3, t4, 12
    srli t4, t4, 20
    or t4, s3, t4
    slli s3, a7, 24
    xor s2, s2, s11
    lw s5, 664(a0)  /* again */
    srli a7, a7, 8
    lw s11, 644(a0)  /* again */
    or a7, s3, a7
    xor s0, s0, s5
    slli s3, a5, 20
    xor s1, s1, s11
    lw s5, 656(a0)  /* again */
    srli a5, a5, 12
    lw s11, 652(a0)  /* again */
    or a5, s3, a5
    xor a7, a7, s5
    slli s3, a1, 8
    xor t4, t4, s11
    lw s5, 668(a0)  /* again */
    srli a1, a1, 24
    lw s11, 660(a0)  /* again */
    or a1, s3, a1
    xor a1, a1, s5
    xor a5, a5, s11
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and s3, a1, s0
    xor a5, a5, s3
    and s3, t4, a5
    xor a7, a7, s3
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor s0, s0, t4
    xor a1, a1, a7
    or s4, a7, a5
    xor t4, t4, s4
    xor a5, a5, a1
    and s4, a5, s0
    xor a1, a1, s1
    xor a7, a7, s4
    and s4, a1, a5
    lw s11, 748(a0)
    xor s0, s0, s4
    xori s2, s2, -1
    xor s4, a1, s11
    xor t4, t4, s2
    xor a1, a1, s0
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t4, a5
    xor a7, a7, s3
    and a1, s5, a1
    xor a1, a7, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a7, t4
    xor s0, s0, s3
    slli s3, t4, 4
    srli t4, t4, 28
    or t4, s3, t4
    or s3, s0, a7
    xor a5, a5, s3
    slli s3, s0, 12
    srli s0, s0, 20
    or s0, s3, s0
    slli s3, a5, 24
    srli a5, a5, 8
    or a5, s3, a5
    slli s3, a7, 20
    xor s2, s2, s6
    lw s5, 684(a0)  /* again */
    srli a7, a7, 12
    lw s6, 696(a0)  /* again */
    or a7, s3, a7
    xor s0, s0, s5
    slli s3, a1, 8
    lw s11, 676(a0)  /* again */
    xor t4, t4, s6
    lw s5, 700(a0)  /* again */
    srli a1, a1, 24
    lw s6, 692(a0)  /* again */
    or a1, s3, a1
    xor s1, s1, s11
    xor a1, a1, s5
    lw s11, 688(a0)  /* again */
    xor a7, a7, s6
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and s3, a1, t4
    xor a7, a7, s3
    xor a5, a5, s11
    and s3, s0, a7
    xor a5, a5, s3
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor t4, t4, s0
    xor a1, a1, a5
    or s4, a5, a7
    xor s0, s0, s4
    xor a7, a7, a1
    and s4, a7, t4
    xor a1, a1, s1
    xor a5, a5, s4
    and s4, a1, a7
    lw s11, 752(a0)
    xor t4, t4, s4
    xori s2, s2, -1
    xor s4, a1, s11
    xor s0, s0, s2
    xor a1, a1, t4
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s0, a7
    xor a5, a5, s3
    and a1, s5, a1
    xor a1, a5, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a5, s0
    xor t4, t4, s3
    slli s3, s0, 4
    srli s0, s0, 28
    or s0, s3, s0
    or s3, t4, a5
    xor a7, a7, s3
    slli s3, t4, 12
    srli t4, t4, 20
    or t4, s3, t4
    slli s3, a7, 24
    srli a7, a7, 8
    or a7, s3, a7
    slli s3, a5, 20
    srli a5, a5, 12
    or a5, s3, a5
    slli s3, a1, 8
    srli a1, a1, 24
    or a1, s3, a1
    xor s0, s0, t6
    xor a1, a1, s9
    xor a5, a5, t5
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and s3, a1, s0
    xor t4, t4, t2
    xor a5, a5, s3
    xor a7, a7, t3
    and s3, t4, a5
    xor s1, s1, t1
    xor a7, a7, s3
    xor s2, s2, ra
    and s3, s1, s4
    xor s2, s2, s3
    or s3, s2, s1
    xor s3, s4, s3
    or s4, s2, s3
    xor s1, s1, s4
    xor s0, s0, t4
    xor a1, a1, a7
    or s4, a7, a5
    xor t4, t4, s4
    xor a5, a5, a1
    and s4, a5, s0
    xor a1, a1, s1
    xor a7, a7, s4
    lw s6, 756(a0)
    and s4, a1, a5
    xor s0, s0, s4
    xori s2, s2, -1
    xor s4, a1, s6
    xor t4, t4, s2
    xor a1, a1, s0
    xor s2, s2, a1
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t4, a5
    xor a7, a7, s3
    and a1, s5, a1
    xor a1, a7, a1
    xor s3, s3, s5
    xor a1, s1, a1
    slli s1, s3, 28
    srli s3, s3, 4
    or s1, s1, s3
    or s3, a7, t4
    xor s0, s0, s3
    slli s3, t4, 4
    srli t4, t4, 28
    or t4, s3, t4
    or s3, s0, a7
    xor a5, a5, s3
    slli s3, s0, 12
    srli s0, s0, 20
    or s0, s3, s0
    slli s3, a5, 24
    srli a5, a5, 8
    or a5, s3, a5
    slli s3, a7, 20
    lw s9, 628(a0)  /* again */
    srli a7, a7, 12
    or a7, s3, a7
    xor s3, a7, s9
    slli a7, a1, 8
    lw s6, 636(a0)  /* again */
    srli a1, a1, 24
    or a1, a7, a1
    xor s2, s2, s7
    xor s5, a1, s6
    slli a1, s2, 16
    lw s11, 620(a0)  /* again */
    xor a1, s4, a1
    srli a1, a1, 16
    xor s0, s0, s11
    xor a7, s2, a1
    xor s1, s1, s8
    slli s2, s0, 16
    xor s2, s1, s2
    srli s2, s2, 16
    xor s0, s0, s2
    slli a1, a1, 16
    slli s2, s2, 16
    xor a1, s4, a1
    xor s1, s1, s2
    lw s7, 40(sp)  /* reload */
    srli s2, a1, 8
    xor s2, s2, s1
    and s2, s2, s7
    xor s1, s1, s2
    slli s2, s2, 8
    xor a1, a1, s2
    srli s2, a7, 8
    xor s2, s2, s0
    and s2, s2, s7
    xor s0, s0, s2
    slli s2, s2, 8
    xor a7, a7, s2
    lw s8, 44(sp)  /* reload */
    srli s2, a1, 4
    xor s2, s2, a7
    and s2, s2, s8
    xor a7, a7, s2
    slli s2, s2, 4
    xor a1, a1, s2
    srli s2, s1, 4
    xor s2, s2, s0
    and s2, s2, s8
    xor s0, s0, s2
    slli s2, s2, 4
    xor t4, t4, s10
    xor s1, s1, s2
    lw s10, 48(sp)  /* reload */
    srli s2, a1, 2
    xor s2, s2, s1
    and s2, s2, s10
    xor s1, s1, s2
    slli s2, s2, 2
    xor s2, a1, s2
    srli a1, a7, 2
    xor a1, a1, s0
    and a1, a1, s10
    xor s0, s0, a1
    slli a1, a1, 2
    xor a1, a7, a1
    lw s11, 52(sp)  /* reload */
    srli a7, s2, 1
    xor a7, a7, a1
    and a7, a7, s11
    xor a1, a1, a7
    slli a7, a7, 1
    xor a7, s2, a7
    srli s2, s1, 1
    xor s2, s2, s0
    and s2, s2, s11
    xor s0, s0, s2
    lw ra, 624(a0)  /* again */
    slli s2, s2, 1
    xor s1, s1, s2
    xor a5, a5, ra
    slli s2, t4, 16
    xor s2, a5, s2
    srli s2, s2, 16
    xor t4, t4, s2
    slli s2, s2, 16
    xor a5, a5, s2
    slli s2, s5, 16
    xor s2, s3, s2
    srli s2, s2, 16
    xor s4, s5, s2
    slli s2, s2, 16
    xor s2, s3, s2
    srli s3, a5, 8
    xor s3, s3, s2
    and s3, s3, s7
    xor s2, s2, s3
    slli s3, s3, 8
    xor a5, a5, s3
    srli s3, t4, 8
    xor s3, s3, s4
    and s3, s3, s7
    xor s4, s4, s3
    slli s3, s3, 8
    xor t4, t4, s3
    srli s3, a5, 4
    xor s3, s3, t4
    and s3, s3, s8
    xor t4, t4, s3
    slli s3, s3, 4
    xor a5, a5, s3
    srli s3, s2, 4
    xor s3, s3, s4
    and s3, s3, s8
    xor s4, s4, s3
    slli s3, s3, 4
    xor s2, s2, s3
    srli s3, a5, 2
    xor s3, s3, s2
    and s3, s3, s10
    xor s5, s2, s3
    slli s2, s3, 2
    xor a5, a5, s2
    srli s2, t4, 2
    xor s2, s2, s4
    and s2, s2, s10
    xor s4, s4, s2
    slli s2, s2, 2
    xor t4, t4, s2
    srli s2, a5, 1
    xor s2, s2, t4
    and s3, s2, s11
    xor s2, t4, s3
    slli t4, s3, 1
    xor s3, a5, t4
    srli t4, s5, 1
    xor t4, t4, s4
    and t4, t4, s11
    xor s4, s4, t4
    slli t4, t4, 1
    xor s5, s5, t4
    lw a5, 8(sp)  /* reload */
    lw t4, 16(sp)  /* reload */
    bne t0, zero, .Lpipo64_256_ctr_bytes14
    lw ra, 0(a2)
    lw s9, 4(a2)
    xor a7, a7, ra
    xor s3, s3, s9
    lw s6, 8(a2)
    lw s7, 12(a2)
    xor a1, a1, s6
    sw a7, 0(a3)
    sw s3, 4(a3)
    sw a1, 8(a3)
    xor a1, s2, s7
    sw a1, 12(a3)
    lw s8, 16(a2)
    lw s10, 20(a2)
    xor a1, s1, s8
    xor a7, s5, s10
    lw s11, 24(a2)
    lw ra, 28(a2)
    xor s0, s0, s11
    sw a1, 16(a3)
    sw a7, 20(a3)
    sw s0, 24(a3)
    xor a1, s4, ra
    sw a1, 28(a3)
.Lpipo64_256_ctr_join13:
    lw a7, 4(sp)  /* reload */
    addi a2, a2, 32
    addi a3, a3, 32
    addi a4, a4, -32
    bltu a6, a7, .Lpipo64_256_ctr_wrapped7
    addi a1, zero, 32
    bltu a4, a1, .Lpipo64_256_ctr_fewer10
    lui a1, 0xfdfe0
    addi a1, a1, -0x203  /* 0xfdfdfdfd */
    bgeu a6, a1, .Lpipo64_256_ctr_fewer10
    jal zero, .Lpipo64_256_ctr_batch11
.Lpipo64_256_ctr_fewer10:
    lw a1, 0(sp)  /* reload */
    lw a7, 4(sp)  /* reload */
    beq a4, zero, .Lpipo64_256_ctr_end3
    lbu s9, 0(a1)
    lbu s6, 1(a1)
    lbu s3, 2(a1)
    slli t1, s9, 8
    or t1, s9, t1
    slli t2, t1, 16
    or t1, t1, t2
    slli t2, s6, 8
    or t2, s6, t2
    slli t3, t2, 16
    or t2, t2, t3
    slli t3, s3, 8
    or t3, s3, t3
    lbu s2, 3(a1)
    slli t4, t3, 16
    or t3, t3, t4
    slli t4, s2, 8
    lbu s7, 4(a1)
    or t4, s2, t4
    slli t5, t4, 16
    or t4, t4, t5
    slli t5, s7, 8
    lbu s1, 5(a1)
    or t5, s7, t5
    slli t6, t5, 16
    or t5, t5, t6
    slli t6, s1, 8
    or t6, s1, t6
    lbu s8, 6(a1)
    slli a5, t6, 16
    or t6, t6, a5
    slli a5, s8, 8
    lbu s5, 7(a1)
    or a5, s8, a5
    slli s0, a5, 16
    or a5, a5, s0
    slli s0, s5, 8
    or s0, s5, s0
    slli s1, s0, 16
    or s0, s0, s1
.Lpipo64_256_ctr_few6:
    addi s0, a0, 512
.Lpipo64_256_ctr_block19:
    add s9, a6, a7
    addi s1, t1, 0
    addi s2, t2, 0
    addi s3, t3, 0
    addi s4, t4, 0
    addi s5, t5, 0
    addi s6, t6, 0
    addi s7, a5, 0
    /* start: x := x ^ rk[0] */
    lw s10, 0(a0)
    lw s11, 4(a0)
    xor s1, s1, s10
    xor s2, s2, s11
    lw ra, 8(a0)
    lw s8, 12(a0)
    xor s3, s3, ra
    xor s4, s4, s8
    lw s10, 16(a0)
    lw s11, 20(a0)
    xor s5, s5, s10
    xor s6, s6, s11
    lw ra, 24(a0)
    lw s8, 28(a0)
    xor s7, s7, ra
    xor s8, a6, s8
    addi a6, s9, 0
    addi s9, a0, 0
.Lpipo64_256_ctr_rounds22:
    /* round i = 1, 3, ..., 15: x := R(S(x)) ^ rk[i] */
    and s10, s8, s7
    xor s6, s6, s10
    and s10, s4, s6
    xor s5, s5, s10
    xor s8, s8, s5
    and s10, s2, s1
    xor s3, s3, s10
    or s10, s3, s2
    xor s1, s1, s10
    or s10, s3, s1
    xor s2, s2, s10
    xori s3, s3, -1
    xor s7, s7, s4
    or s10, s5, s6
    xor s4, s4, s10
    xor s4, s4, s3
    xor s6, s6, s8
    xor s8, s8, s2
    and s10, s6, s7
    xor s5, s5, s10
    and s10, s8, s6
    xor s7, s7, s10
    xor s5, s5, s1
    lw s11, 32(s9)
    xor s10, s8, s7
    xor s8, s8, s11
    xor s3, s3, s10
    slli s11, s3, 28
    srli s3, s3, 4
    or s3, s11, s3
    xor s11, s4, s6
    xor s1, s1, s11
    and s10, s11, s10
    xor s10, s5, s10
    xor s2, s2, s10
    slli s10, s1, 31
    srli s1, s1, 1
    or s1, s10, s1
    lw ra, 36(s9)
    lw s11, 40(s9)
    xor s1, s1, ra
    xor s3, s3, s11
    or s10, s5, s4
    xor s7, s7, s10
    slli s10, s4, 25
    srli s4, s4, 7
    or s4, s10, s4
    or s10, s7, s5
    xor s6, s6, s10
    slli s10, s7, 27
    srli s7, s7, 5
    or s7, s10, s7
    lw ra, 44(s9)
    slli s10, s6, 30
    xor s7, s7, ra
    srli s6, s6, 2
    or s6, s10, s6
    lw s11, 48(s9)
    slli s10, s5, 29
    xor s6, s6, s11
    srli s5, s5, 3
    or s5, s10, s5
    lw ra, 52(s9)
    lw s11, 56(s9)
    xor s5, s5, ra
    xor s4, s4, s11
    slli s10, s2, 26
    srli s2, s2, 6
    or s2, s10, s2
    lw ra, 60(s9)
    /* round i = 2, 4, ..., 16: x := R(S(x)) ^ rk[i] */
    and s10, s1, s8
    xor s2, s2, ra
    and s11, s2, s4
    xor s5, s5, s11
    and s11, s7, s5
    xor s6, s6, s11
    xor s2, s2, s6
    xor s3, s3, s10
    or s10, s3, s1
    xor s8, s8, s10
    or s10, s3, s8
    xor s10, s1, s10
    xori s3, s3, -1
    xor s1, s4, s7
    or s4, s6, s5
    xor s4, s7, s4
    xor s4, s4, s3
    xor s5, s5, s2
    xor s2, s2, s10
    and s7, s5, s1
    xor s6, s6, s7
    and s7, s2, s5
    xor s7, s1, s7
    xor s6, s6, s8
    lw ra, 64(s9)
    xor s11, s2, s7
    xor s1, s2, ra
    xor s2, s3, s11
    slli s3, s2, 28
    srli s2, s2, 4
    or s3, s3, s2
    xor s2, s4, s5
    xor s8, s8, s2
    and s2, s2, s11
    xor s2, s6, s2
    xor s10, s10, s2
    slli s2, s8, 31
    srli s8, s8, 1
    or s2, s2, s8
    lw ra, 68(s9)
    lw s11, 72(s9)
    xor s2, s2, ra
    xor s3, s3, s11
    or s8, s6, s4
    xor s7, s7, s8
    slli s8, s4, 25
    srli s4, s4, 7
    or s8, s8, s4
    or s4, s7, s6
    xor s5, s5, s4
    slli s4, s7, 27
    srli s7, s7, 5
    or s4, s4, s7
    lw ra, 76(s9)
    slli s7, s5, 30
    xor s4, s4, ra
    srli s5, s5, 2
    or s5, s7, s5
    lw s11, 80(s9)
    slli s7, s6, 29
    xor s5, s5, s11
    srli s6, s6, 3
    or s6, s7, s6
    lw ra, 84(s9)
    lw s11, 88(s9)
    xor s6, s6, ra
    xor s7, s8, s11
    slli s8, s10, 26
    srli s10, s10, 6
    or s8, s8, s10
    lw ra, 92(s9)
    addi s9, s9, 64
    xor s8, s8, ra
    bne s9, s0, .Lpipo64_256_ctr_rounds22
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and s9, s8, s7
    xor s6, s6, s9
    and s9, s4, s6
    xor s5, s5, s9
    xor s8, s8, s5
    and s9, s2, s1
    xor s3, s3, s9
    or s9, s3, s2
    xor s9, s1, s9
    or s1, s3, s9
    xor s2, s2, s1
    xori s3, s3, -1
    xor s1, s7, s4
    or s7, s5, s6
    xor s4, s4, s7
    xor s4, s4, s3
    xor s6, s6, s8
    xor s7, s8, s2
    and s8, s6, s1
    xor s5, s5, s8
    and s8, s7, s6
    xor s8, s1, s8
    xor s5, s5, s9
    lw s11, 544(a0)
    xor s10, s7, s8
    xor s1, s7, s11
    xor s3, s3, s10
    srli s3, s3, 4
    xor s7, s4, s6
    xor s9, s9, s7
    and s7, s7, s10
    xor s7, s5, s7
    xor s10, s2, s7
    srli s2, s9, 1
    lw ra, 548(a0)
    lw s11, 552(a0)
    xor s2, s2, ra
    xor s3, s3, s11
    or s7, s5, s4
    xor s7, s8, s7
    srli s8, s4, 7
    or s4, s7, s5
    xor s4, s6, s4
    srli s6, s7, 5
    lw s9, 556(a0)
    srli s7, s4, 2
    xor s4, s6, s9
    lw ra, 560(a0)
    srli s6, s5, 3
    xor s5, s7, ra
    lw s11, 564(a0)
    lw s9, 568(a0)
    xor s6, s6, s11
    xor s7, s8, s9
    srli s8, s10, 6
    lw ra, 572(a0)
    addi s9, zero, 8
    xor s8, s8, ra
    bltu a4, s9, .Lpipo64_256_ctr_short20
    lbu s11, 0(a2)
    lbu s10, 1(a2)
    lbu ra, 2(a2)
    lbu s9, 3(a2)
    xor s1, s1, s11
    sb s1, 0(a3)
    xor s1, s2, s10
    sb s1, 1(a3)
    xor s1, s3, ra
    sb s1, 2(a3)
    xor s1, s4, s9
    sb s1, 3(a3)
    lbu s11, 4(a2)
    lbu s2, 5(a2)
    lbu s10, 6(a2)
    lbu s3, 7(a2)
    xor s1, s5, s11
    sb s1, 4(a3)
    xor s1, s6, s2
    sb s1, 5(a3)
    xor s1, s7, s10
    sb s1, 6(a3)
    xor s1, s8, s3
    sb s1, 7(a3)
    addi a2, a2, 8
    addi a3, a3, 8
    addi a4, a4, -8
.Lpipo64_256_ctr_count21:
    bltu a6, a7, .Lpipo64_256_ctr_carry2
    bne a4, zero, .Lpipo64_256_ctr_block19
.Lpipo64_256_ctr_end3:
    sb a6, 7(a1)
.Lpipo64_256_ctr_done4:
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
    addi sp, sp, 112
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
.Lpipo64_256_ctr_short20:
    .cfi_restore_state
    andi s9, a4, 4
    beq s9, zero, .Lpipo64_256_ctr_after27
    lbu ra, 0(a2)
    lbu s11, 1(a2)
    lbu s10, 2(a2)
    lbu s9, 3(a2)
    xor s1, s1, ra
    sb s1, 0(a3)
    xor s1, s2, s11
    sb s1, 1(a3)
    xor s1, s3, s10
    sb s1, 2(a3)
    xor s1, s4, s9
    sb s1, 3(a3)
    addi a2, a2, 4
    addi a3, a3, 4
    addi s1, s5, 0
    addi s2, s6, 0
    addi s3, s7, 0
    addi s4, s8, 0
.Lpipo64_256_ctr_after27:
    andi s5, a4, 2
    beq s5, zero, .Lpipo64_256_ctr_after29
    lbu ra, 0(a2)
    lbu s11, 1(a2)
    addi a2, a2, 2
    xor s1, s1, ra
    sb s1, 0(a3)
    xor s1, s2, s11
    sb s1, 1(a3)
    addi a3, a3, 2
    addi s1, s3, 0
.Lpipo64_256_ctr_after29:
    andi a4, a4, 1
    beq a4, zero, .Lpipo64_256_ctr_after31
    lbu s10, 0(a2)
    xor a4, s1, s10
    sb a4, 0(a3)
.Lpipo64_256_ctr_after31:
    addi a4, zero, 0
    jal zero, .Lpipo64_256_ctr_count21
.Lpipo64_256_ctr_wrapped7:
    lw a1, 0(sp)  /* reload */
.Lpipo64_256_ctr_carry2:
    lbu s9, 6(a1)
    addi t1, s9, 1
    sb t1, 6(a1)
    srli t1, t1, 8
    lbu s6, 5(a1)
    add t1, s6, t1
    sb t1, 5(a1)
    srli t1, t1, 8
    lbu s7, 4(a1)
    add t1, s7, t1
    sb t1, 4(a1)
    srli t1, t1, 8
    lbu s8, 3(a1)
    add t1, s8, t1
    sb t1, 3(a1)
    srli t1, t1, 8
    lbu s5, 2(a1)
    add t1, s5, t1
    sb t1, 2(a1)
    srli t1, t1, 8
    lbu ra, 1(a1)
    add t1, ra, t1
    sb t1, 1(a1)
    srli t1, t1, 8
    lbu s2, 0(a1)
    add t1, s2, t1
    sb t1, 0(a1)
    sb zero, 7(a1)
    beq a4, zero, .Lpipo64_256_ctr_end3
    jal zero, .Lpipo64_256_ctr_epoch1
.Lpipo64_256_ctr_bytes14:
    lbu s11, 0(a2)
    lbu s10, 1(a2)
    lbu s9, 2(a2)
    xor a5, a7, s11
    srli a7, a7, 8
    xor s6, a7, s10
    srli a7, a7, 8
    xor s7, a7, s9
    srli a7, a7, 8
    lbu s8, 3(a2)
    sb a5, 0(a3)
    sb s6, 1(a3)
    sb s7, 2(a3)
    xor a5, a7, s8
    sb a5, 3(a3)
    lbu ra, 4(a2)
    srli a7, s3, 8
    lbu s11, 5(a2)
    xor a5, s3, ra
    lbu s10, 6(a2)
    xor s3, a7, s11
    srli a7, a7, 8
    xor s6, a7, s10
    srli a7, a7, 8
    lbu s9, 7(a2)
    sb a5, 4(a3)
    sb s3, 5(a3)
    sb s6, 6(a3)
    xor a5, a7, s9
    sb a5, 7(a3)
    lbu s7, 8(a2)
    lbu s8, 9(a2)
    lbu ra, 10(a2)
    xor a5, a1, s7
    srli a1, a1, 8
    xor a7, a1, s8
    srli a1, a1, 8
    xor s3, a1, ra
    srli a1, a1, 8
    lbu s11, 11(a2)
    sb a5, 8(a3)
    sb a7, 9(a3)
    sb s3, 10(a3)
    xor a1, a1, s11
    sb a1, 11(a3)
    lbu s10, 12(a2)
    srli a5, s2, 8
    lbu s6, 13(a2)
    xor a1, s2, s10
    lbu s9, 14(a2)
    xor a7, a5, s6
    srli a5, a5, 8
    xor s2, a5, s9
    srli a5, a5, 8
    lbu s7, 15(a2)
    sb a1, 12(a3)
    sb a7, 13(a3)
    sb s2, 14(a3)
    xor a1, a5, s7
    sb a1, 15(a3)
    lbu s8, 16(a2)
    srli a5, s1, 8
    lbu ra, 17(a2)
    xor a1, s1, s8
    lbu s3, 18(a2)
    xor a7, a5, ra
    srli a5, a5, 8
    xor s1, a5, s3
    srli a5, a5, 8
    lbu s11, 19(a2)
    sb a1, 16(a3)
    sb a7, 17(a3)
    sb s1, 18(a3)
    xor a1, a5, s11
    sb a1, 19(a3)
    lbu s10, 20(a2)
    srli a5, s5, 8
    lbu s6, 21(a2)
    xor a1, s5, s10
    lbu s9, 22(a2)
    xor a7, a5, s6
    srli a5, a5, 8
    xor s1, a5, s9
    srli a5, a5, 8
    lbu s2, 23(a2)
    sb a1, 20(a3)
    sb a7, 21(a3)
    sb s1, 22(a3)
    xor a1, a5, s2
    sb a1, 23(a3)
    lbu s7, 24(a2)
    srli a5, s0, 8
    lbu s8, 25(a2)
    xor a1, s0, s7
    lbu ra, 26(a2)
    xor a7, a5, s8
    srli a5, a5, 8
    xor s0, a5, ra
    srli a5, a5, 8
    lbu s3, 27(a2)
    sb a1, 24(a3)
    sb a7, 25(a3)
    sb s0, 26(a3)
    xor a1, a5, s3
    sb a1, 27(a3)
    lbu s11, 28(a2)
    srli a5, s4, 8
    lbu s10, 29(a2)
    xor a1, s4, s11
    lbu s5, 30(a2)
    xor a7, a5, s10
    srli a5, a5, 8
    xor s0, a5, s5
    srli a5, a5, 8
    lbu s6, 31(a2)
    sb a1, 28(a3)
    sb a7, 29(a3)
    sb s0, 30(a3)
    xor a1, a5, s6
    sb a1, 31(a3)
    lw a5, 8(sp)  /* reload */
    jal zero, .Lpipo64_256_ctr_join13
    .cfi_endproc
    .size pipo64_256_ctr, .-pipo64_256_ctr

    .section .note.GNU-stack,"",%progbits

/* For programs: what the file promises, as JSON. */
/* contract
{
  "command": "gen --cipher pipo --target rv32i",
  "cipher": "pipo",
  "cipher_sha256": "02edfea1fb4d8b75c8f524ee54136a758fdd5e7e2cb4d437d722b561e90e7ece",
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
      "symbol": "pipo64_256_expand_key",
      "role": "expand_key",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 4352,
      "stack_bytes": 16
    },
    {
      "symbol": "pipo64_256_encrypt",
      "role": "encrypt",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 1528,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_256_decrypt",
      "role": "decrypt",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 1524,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 7712,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 7708,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_256_ctr",
      "role": "ctr",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 8608,
      "stack_bytes": 112
    }
  ]
}
*/
