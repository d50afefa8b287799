/* gen --cipher lea --target rv32i_zbb */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA128 (TTAK.KO-12.0223) for rv32i_zbb: 32-bit RISC-V, base integer instructions and Zbb, ILP32.
 * Called as C (RISC-V ELF psABI 1.0, chapters 1 and 2: integer calling convention, ILP32).
 */
#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "lea128.S is for RV32I with ILP32, little-endian"
#endif

#ifdef CIPHERGEN_PREFIX
#define CIPHERGEN_JOIN_(a, b) a##b
#define CIPHERGEN_JOIN(a, b) CIPHERGEN_JOIN_(a, b)
#define lea128_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_expand_key)
#define lea128_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_encrypt)
#define lea128_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_decrypt)
#define lea128_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_encrypt_blocks)
#define lea128_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_decrypt_blocks)
#define lea128_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_ctr)
#endif

    .option norvc
    .option norelax
    .cfi_sections .debug_frame
#ifdef CIPHERGEN_HIDDEN
    .hidden lea128_expand_key, lea128_encrypt, lea128_decrypt, lea128_encrypt_blocks, lea128_decrypt_blocks, lea128_ctr
#endif

    .section .text.lea128_expand_key,"ax",%progbits
    .balign 4
    .globl lea128_expand_key
    .type lea128_expand_key, %function
lea128_expand_key:
    /* The cipher text:
     *     schedule LEA128(t) -> rk: word[rounds][6] {
     *       for i in 0..rounds-1 {
     *         let d = delta[i mod 4]
     *         t[0] := (t[0] + (d <<< i + 0)) <<< 1
     *         t[1] := (t[1] + (d <<< i + 1)) <<< 3
     *         t[2] := (t[2] + (d <<< i + 2)) <<< 6
     *         t[3] := (t[3] + (d <<< i + 3)) <<< 11
     *         rk[i] = [t[0], t[1], t[2], t[1], t[3], t[1]]
     *       }
     *     }
     * A comment that names a round key stands in front of the first instruction for it. Behind it there may
     * be instructions for another round key, too. */
    .cfi_startproc
    andi t0, a1, 3
    bne t0, zero, .Llea128_expand_key_misaligned1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Llea128_expand_key_join3:
    /* round key 0 */
    lui t4, 0xc3eff
    addi t4, t4, -0x625  /* 0xc3efe9db */
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 0(a0)
    lui t4, 0x87dfd
    addi t4, t4, 0x3b7  /* 0x87dfd3b7 */
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 4(a0)
    lui t4, 0xfbfa
    addi t4, t4, 0x76f  /* 0x0fbfa76f */
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 8(a0)
    slli t4, t4, 1  /* 0x1f7f4ede */
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 12(a0)
    /* round key 1 */
    lui t5, 0x88c4d
    addi t5, t5, 0x604  /* 0x88c4d604 */
    add t0, t0, t5
    rori t0, t0, 31
    sw t0, 16(a0)
    lui t5, 0x1189b
    addi t5, t5, -0x3f7  /* 0x1189ac09 */
    add t1, t1, t5
    rori t1, t1, 29
    sw t1, 20(a0)
    slli t5, t5, 1  /* 0x23135812 */
    add t2, t2, t5
    rori t2, t2, 26
    sw t2, 24(a0)
    slli t5, t5, 1  /* 0x4626b024 */
    add t3, t3, t5
    rori t3, t3, 21
    sw t3, 28(a0)
    /* round key 2 */
    lui t6, 0xe789f
    addi t6, t6, 0x229  /* 0xe789f229 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 32(a0)
    lui t6, 0xcf13e
    addi t6, t6, 0x453  /* 0xcf13e453 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 36(a0)
    lui t6, 0x9e27d
    addi t6, t6, -0x759  /* 0x9e27c8a7 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 40(a0)
    lui t6, 0x3c4f9
    addi t6, t6, 0x14f  /* 0x3c4f914f */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 44(a0)
    /* round key 3 */
    lui a1, 0xc6f98
    addi a1, a1, 0x763  /* 0xc6f98763 */
    add t0, t0, a1
    rori t0, t0, 31
    sw t0, 48(a0)
    lui a1, 0x8df31
    addi a1, a1, -0x139  /* 0x8df30ec7 */
    add t1, t1, a1
    rori t1, t1, 29
    sw t1, 52(a0)
    lui a1, 0x1be62
    addi a1, a1, -0x271  /* 0x1be61d8f */
    add t2, t2, a1
    rori t2, t2, 26
    sw t2, 56(a0)
    slli a1, a1, 1  /* 0x37cc3b1e */
    add t3, t3, a1
    rori t3, t3, 21
    sw t3, 60(a0)
    slli t4, t4, 1  /* 0x3efe9dbc */
    add t0, t0, t4
    /* round key 4 */
    rori t0, t0, 31
    sw t0, 64(a0)
    slli t4, t4, 1  /* 0x7dfd3b78 */
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 68(a0)
    slli t4, t4, 1  /* 0xfbfa76f0 */
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 72(a0)
    lui t4, 0xf7f4f
    addi t4, t4, -0x21f  /* 0xf7f4ede1 */
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 76(a0)
    slli t4, t5, 1  /* 0x8c4d6048 */
    add t0, t0, t4
    /* round key 5 */
    rori t0, t0, 31
    sw t0, 80(a0)
    lui t4, 0x189ac
    addi t4, t4, 0x91  /* 0x189ac091 */
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 84(a0)
    slli t4, t4, 1  /* 0x31358122 */
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 88(a0)
    slli t4, t4, 1  /* 0x626b0244 */
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 92(a0)
    slli t5, t6, 1  /* 0x789f229e */
    add t0, t0, t5
    /* round key 6 */
    rori t0, t0, 31
    sw t0, 96(a0)
    slli t5, t5, 1  /* 0xf13e453c */
    add t1, t1, t5
    rori t1, t1, 29
    sw t1, 100(a0)
    lui t5, 0xe27c9
    addi t5, t5, -0x587  /* 0xe27c8a79 */
    add t2, t2, t5
    rori t2, t2, 26
    sw t2, 104(a0)
    lui t5, 0xc4f91
    addi t5, t5, 0x4f3  /* 0xc4f914f3 */
    add t3, t3, t5
    rori t3, t3, 21
    sw t3, 108(a0)
    slli t5, a1, 1  /* 0x6f98763c */
    add t0, t0, t5
    /* round key 7 */
    rori t0, t0, 31
    sw t0, 112(a0)
    slli t5, t5, 1  /* 0xdf30ec78 */
    add t1, t1, t5
    rori t1, t1, 29
    sw t1, 116(a0)
    lui t5, 0xbe61e
    addi t5, t5, -0x70f  /* 0xbe61d8f1 */
    add t2, t2, t5
    rori t2, t2, 26
    sw t2, 120(a0)
    lui t5, 0x7cc3b
    addi t5, t5, 0x1e3  /* 0x7cc3b1e3 */
    add t3, t3, t5
    rori t3, t3, 21
    sw t3, 124(a0)
    /* round key 8 */
    lui t6, 0xefe9e
    addi t6, t6, -0x43d  /* 0xefe9dbc3 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 128(a0)
    lui t6, 0xdfd3b
    addi t6, t6, 0x787  /* 0xdfd3b787 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 132(a0)
    lui t6, 0xbfa77
    addi t6, t6, -0xf1  /* 0xbfa76f0f */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 136(a0)
    lui t6, 0x7f4ee
    addi t6, t6, -0x1e1  /* 0x7f4ede1f */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 140(a0)
    slli t4, t4, 1  /* 0xc4d60488 */
    add t0, t0, t4
    /* round key 9 */
    rori t0, t0, 31
    sw t0, 144(a0)
    lui t4, 0x89ac1
    addi t4, t4, -0x6ef  /* 0x89ac0911 */
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 148(a0)
    lui t4, 0x13581
    addi t4, t4, 0x223  /* 0x13581223 */
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 152(a0)
    slli t4, t4, 1  /* 0x26b02446 */
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 156(a0)
    /* round key 10 */
    lui a1, 0x89f23
    addi a1, a1, -0x619  /* 0x89f229e7 */
    add t0, t0, a1
    rori t0, t0, 31
    sw t0, 160(a0)
    lui a1, 0x13e45
    addi a1, a1, 0x3cf  /* 0x13e453cf */
    add t1, t1, a1
    rori t1, t1, 29
    sw t1, 164(a0)
    slli a1, a1, 1  /* 0x27c8a79e */
    add t2, t2, a1
    rori t2, t2, 26
    sw t2, 168(a0)
    slli a1, a1, 1  /* 0x4f914f3c */
    add t3, t3, a1
    rori t3, t3, 21
    sw t3, 172(a0)
    slli t5, t5, 1  /* 0xf98763c6 */
    add t0, t0, t5
    /* round key 11 */
    rori t0, t0, 31
    sw t0, 176(a0)
    lui t5, 0xf30ec
    addi t5, t5, 0x78d  /* 0xf30ec78d */
    add t1, t1, t5
    rori t1, t1, 29
    sw t1, 180(a0)
    lui t5, 0xe61d9
    addi t5, t5, -0xe5  /* 0xe61d8f1b */
    add t2, t2, t5
    rori t2, t2, 26
    sw t2, 184(a0)
    lui t5, 0xcc3b2
    addi t5, t5, -0x1c9  /* 0xcc3b1e37 */
    add t3, t3, t5
    rori t3, t3, 21
    sw t3, 188(a0)
    slli t5, t6, 1  /* 0xfe9dbc3e */
    add t0, t0, t5
    /* round key 12 */
    rori t0, t0, 31
    sw t0, 192(a0)
    lui t5, 0xfd3b8
    addi t5, t5, -0x783  /* 0xfd3b787d */
    add t1, t1, t5
    rori t1, t1, 29
    sw t1, 196(a0)
    lui t5, 0xfa76f
    addi t5, t5, 0xfb  /* 0xfa76f0fb */
    add t2, t2, t5
    rori t2, t2, 26
    sw t2, 200(a0)
    lui t5, 0xf4ede
    addi t5, t5, 0x1f7  /* 0xf4ede1f7 */
    add t3, t3, t5
    rori t3, t3, 21
    sw t3, 204(a0)
    slli t4, t4, 1  /* 0x4d60488c */
    add t0, t0, t4
    /* round key 13 */
    rori t0, t0, 31
    sw t0, 208(a0)
    slli t4, t4, 1  /* 0x9ac09118 */
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 212(a0)
    lui t4, 0x35812
    addi t4, t4, 0x231  /* 0x35812231 */
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 216(a0)
    slli t4, t4, 1  /* 0x6b024462 */
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 220(a0)
    slli t5, a1, 1  /* 0x9f229e78 */
    add t0, t0, t5
    /* round key 14 */
    rori t0, t0, 31
    sw t0, 224(a0)
    lui t5, 0x3e454
    addi t5, t5, -0x30f  /* 0x3e453cf1 */
    add t1, t1, t5
    rori t1, t1, 29
    sw t1, 228(a0)
    slli t5, t5, 1  /* 0x7c8a79e2 */
    add t2, t2, t5
    rori t2, t2, 26
    sw t2, 232(a0)
    slli t5, t5, 1  /* 0xf914f3c4 */
    add t3, t3, t5
    rori t3, t3, 21
    sw t3, 236(a0)
    /* round key 15 */
    lui t5, 0x98764
    addi t5, t5, -0x391  /* 0x98763c6f */
    add t0, t0, t5
    rori t0, t0, 31
    sw t0, 240(a0)
    lui t5, 0x30ec8
    addi t5, t5, -0x721  /* 0x30ec78df */
    add t1, t1, t5
    rori t1, t1, 29
    sw t1, 244(a0)
    slli t5, t5, 1  /* 0x61d8f1be */
    add t2, t2, t5
    rori t2, t2, 26
    sw t2, 248(a0)
    slli t5, t5, 1  /* 0xc3b1e37c */
    add t3, t3, t5
    rori t3, t3, 21
    sw t3, 252(a0)
    /* round key 16 */
    lui t5, 0xe9dbc
    addi t5, t5, 0x3ef  /* 0xe9dbc3ef */
    add t0, t0, t5
    rori t0, t0, 31
    sw t0, 256(a0)
    lui t5, 0xd3b78
    addi t5, t5, 0x7df  /* 0xd3b787df */
    add t1, t1, t5
    rori t1, t1, 29
    sw t1, 260(a0)
    lui t5, 0xa76f1
    addi t5, t5, -0x41  /* 0xa76f0fbf */
    add t2, t2, t5
    rori t2, t2, 26
    sw t2, 264(a0)
    lui t5, 0x4ede2
    addi t5, t5, -0x81  /* 0x4ede1f7f */
    add t3, t3, t5
    rori t3, t3, 21
    sw t3, 268(a0)
    slli t4, t4, 1  /* 0xd60488c4 */
    add t0, t0, t4
    /* round key 17 */
    rori t0, t0, 31
    sw t0, 272(a0)
    lui t4, 0xac091
    addi t4, t4, 0x189  /* 0xac091189 */
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 276(a0)
    lui t4, 0x58122
    addi t4, t4, 0x313  /* 0x58122313 */
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 280(a0)
    slli t4, t4, 1  /* 0xb0244626 */
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 284(a0)
    /* round key 18 */
    lui t4, 0xf229e
    addi t4, t4, 0x789  /* 0xf229e789 */
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 288(a0)
    lui t4, 0xe453d
    addi t4, t4, -0xed  /* 0xe453cf13 */
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 292(a0)
    lui t4, 0xc8a7a
    addi t4, t4, -0x1d9  /* 0xc8a79e27 */
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 296(a0)
    lui t4, 0x914f4
    addi t4, t4, -0x3b1  /* 0x914f3c4f */
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 300(a0)
    /* round key 19 */
    lui t4, 0x8763c
    addi t4, t4, 0x6f9  /* 0x8763c6f9 */
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 304(a0)
    lui t4, 0xec79
    addi t4, t4, -0x20d  /* 0x0ec78df3 */
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 308(a0)
    slli t4, t4, 1  /* 0x1d8f1be6 */
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 312(a0)
    slli t4, t4, 1  /* 0x3b1e37cc */
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 316(a0)
    slli t5, t5, 1  /* 0x9dbc3efe */
    add t0, t0, t5
    /* round key 20 */
    rori t0, t0, 31
    sw t0, 320(a0)
    lui t5, 0x3b788
    addi t5, t5, -0x203  /* 0x3b787dfd */
    add t1, t1, t5
    rori t1, t1, 29
    sw t1, 324(a0)
    slli t5, t5, 1  /* 0x76f0fbfa */
    add t2, t2, t5
    rori t2, t2, 26
    sw t2, 328(a0)
    slli t5, t5, 1  /* 0xede1f7f4 */
    add t3, t3, t5
    rori t3, t3, 21
    sw t3, 332(a0)
    /* round key 21 */
    lui t5, 0x60489
    addi t5, t5, -0x3b3  /* 0x60488c4d */
    add t0, t0, t5
    rori t0, t0, 31
    sw t0, 336(a0)
    slli t5, t5, 1  /* 0xc091189a */
    add t1, t1, t5
    rori t1, t1, 29
    sw t1, 340(a0)
    lui t5, 0x81223
    addi t5, t5, 0x135  /* 0x81223135 */
    add t2, t2, t5
    rori t2, t2, 26
    sw t2, 344(a0)
    lui t5, 0x2446
    addi t5, t5, 0x26b  /* 0x0244626b */
    add t3, t3, t5
    rori t3, t3, 21
    sw t3, 348(a0)
    /* round key 22 */
    lui t5, 0x229e8
    addi t5, t5, -0x761  /* 0x229e789f */
    add t0, t0, t5
    rori t0, t0, 31
    sw t0, 352(a0)
    slli t5, t5, 1  /* 0x453cf13e */
    add t1, t1, t5
    rori t1, t1, 29
    sw t1, 356(a0)
    slli t5, t5, 1  /* 0x8a79e27c */
    add t2, t2, t5
    rori t2, t2, 26
    sw t2, 360(a0)
    lui t5, 0x14f3c
    addi t5, t5, 0x4f9  /* 0x14f3c4f9 */
    add t3, t3, t5
    rori t3, t3, 21
    sw t3, 364(a0)
    slli t4, t4, 1  /* 0x763c6f98 */
    add t0, t0, t4
    /* round key 23 */
    rori t0, t0, 31
    sw t0, 368(a0)
    slli t0, t4, 1  /* 0xec78df30 */
    add t0, t1, t0
    rori t0, t0, 29
    sw t0, 372(a0)
    lui t0, 0xd8f1c
    addi t0, t0, -0x19f  /* 0xd8f1be61 */
    add t0, t2, t0
    rori t0, t0, 26
    sw t0, 376(a0)
    lui t0, 0xb1e38
    addi t0, t0, -0x33d  /* 0xb1e37cc3 */
    add t0, t3, t0
    rori t0, t0, 21
    sw t0, 380(a0)
    jalr zero, 0(ra)
.Llea128_expand_key_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea128_expand_key_odd2
    lhu t0, 2(a1)
    lhu t1, 0(a1)
    lhu t2, 6(a1)
    slli t0, t0, 16
    or t0, t1, t0
    slli t1, t2, 16
    lhu t2, 4(a1)
    lhu t3, 10(a1)
    lhu t4, 8(a1)
    or t1, t2, t1
    slli t2, t3, 16
    or t2, t4, t2
    lhu t3, 14(a1)
    lhu t4, 12(a1)
    slli t3, t3, 16
    or t3, t4, t3
    jal zero, .Llea128_expand_key_join3
.Llea128_expand_key_odd2:
    lhu t0, 1(a1)
    lbu t1, 0(a1)
    lbu t2, 3(a1)
    slli t0, t0, 8
    or t0, t1, t0
    slli t1, t2, 24
    or t0, t0, t1
    lhu t1, 5(a1)
    lbu t2, 4(a1)
    lbu t3, 7(a1)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t3, 24
    or t1, t1, t2
    lhu t2, 9(a1)
    lbu t3, 8(a1)
    lbu t4, 11(a1)
    slli t2, t2, 8
    or t2, t3, t2
    slli t3, t4, 24
    or t2, t2, t3
    lhu t3, 13(a1)
    lbu t4, 12(a1)
    lbu t5, 15(a1)
    slli t3, t3, 8
    or t3, t4, t3
    slli t4, t5, 24
    or t3, t3, t4
    jal zero, .Llea128_expand_key_join3
    .cfi_endproc
    .size lea128_expand_key, .-lea128_expand_key

    .section .text.lea128_encrypt,"ax",%progbits
    .balign 4
    .globl lea128_encrypt
    .type lea128_encrypt, %function
lea128_encrypt:
    /* The cipher text:
     *     function round(x: word[4], rk: word[6]) -> y: word[4] {
     *       y[0] = ((x[0] ^ rk[0]) + (x[1] ^ rk[1])) <<< 9
     *       y[1] = ((x[1] ^ rk[2]) + (x[2] ^ rk[3])) >>> 5
     *       y[2] = ((x[2] ^ rk[4]) + (x[3] ^ rk[5])) >>> 3
     *       y[3] = x[0]
     *     }
     *     encrypt(x, rk) -> y {
     *       for i in 0..rounds-1 { x := round(x, rk[i]) }
     *       y = x
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    andi t0, a1, 3
    bne t0, zero, .Llea128_encrypt_misaligned1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Llea128_encrypt_join3:
    addi t4, a0, 384
.Llea128_encrypt_rounds6:
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    lw t5, 12(a0)
    lw t6, 4(a0)
    xor t5, t2, t5
    xor t3, t3, t6
    add t3, t5, t3
    rori t3, t3, 3
    lw t5, 8(a0)
    xor t2, t2, t6
    xor t5, t1, t5
    add t2, t5, t2
    rori t2, t2, 5
    lw t5, 0(a0)
    xor t1, t1, t6
    xor t5, t0, t5
    add t1, t5, t1
    rori t1, t1, 23
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    lw t5, 28(a0)
    lw t6, 20(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    rori t0, t0, 3
    lw t5, 24(a0)
    xor t3, t3, t6
    xor t5, t2, t5
    add t3, t5, t3
    rori t3, t3, 5
    lw t5, 16(a0)
    xor t2, t2, t6
    xor t5, t1, t5
    add t2, t5, t2
    rori t2, t2, 23
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    lw t5, 44(a0)
    lw t6, 36(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    rori t1, t1, 3
    lw t5, 40(a0)
    xor t0, t0, t6
    xor t5, t3, t5
    add t0, t5, t0
    rori t0, t0, 5
    lw t5, 32(a0)
    xor t3, t3, t6
    xor t5, t2, t5
    add t3, t5, t3
    rori t3, t3, 23
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    lw t5, 60(a0)
    lw t6, 52(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    rori t2, t2, 3
    lw t5, 56(a0)
    xor t1, t1, t6
    xor t5, t0, t5
    add t1, t5, t1
    rori t1, t1, 5
    lw t5, 48(a0)
    xor t0, t0, t6
    xor t5, t3, t5
    add t0, t5, t0
    rori t0, t0, 23
    addi a0, a0, 64
    bne a0, t4, .Llea128_encrypt_rounds6
    andi t4, a2, 3
    bne t4, zero, .Llea128_encrypt_misaligned8
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
.Llea128_encrypt_join10:
    jalr zero, 0(ra)
.Llea128_encrypt_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea128_encrypt_odd2
    lhu t0, 2(a1)
    lhu t1, 0(a1)
    lhu t2, 6(a1)
    slli t0, t0, 16
    or t0, t1, t0
    slli t1, t2, 16
    lhu t2, 4(a1)
    lhu t3, 10(a1)
    lhu t4, 8(a1)
    or t1, t2, t1
    slli t2, t3, 16
    or t2, t4, t2
    lhu t3, 14(a1)
    lhu t4, 12(a1)
    slli t3, t3, 16
    or t3, t4, t3
    jal zero, .Llea128_encrypt_join3
.Llea128_encrypt_odd2:
    lhu t0, 1(a1)
    lbu t1, 0(a1)
    lbu t2, 3(a1)
    slli t0, t0, 8
    or t0, t1, t0
    slli t1, t2, 24
    or t0, t0, t1
    lhu t1, 5(a1)
    lbu t2, 4(a1)
    lbu t3, 7(a1)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t3, 24
    or t1, t1, t2
    lhu t2, 9(a1)
    lbu t3, 8(a1)
    lbu t4, 11(a1)
    slli t2, t2, 8
    or t2, t3, t2
    slli t3, t4, 24
    or t2, t2, t3
    lhu t3, 13(a1)
    lbu t4, 12(a1)
    lbu t5, 15(a1)
    slli t3, t3, 8
    or t3, t4, t3
    slli t4, t5, 24
    or t3, t3, t4
    jal zero, .Llea128_encrypt_join3
.Llea128_encrypt_misaligned8:
    andi t4, a2, 1
    bne t4, zero, .Llea128_encrypt_odd9
    srli t4, t0, 16
    sh t0, 0(a2)
    sh t4, 2(a2)
    srli t0, t1, 16
    sh t1, 4(a2)
    sh t0, 6(a2)
    srli t0, t2, 16
    sh t2, 8(a2)
    sh t0, 10(a2)
    srli t0, t3, 16
    sh t3, 12(a2)
    sh t0, 14(a2)
    jal zero, .Llea128_encrypt_join10
.Llea128_encrypt_odd9:
    srli t4, t0, 8
    srli t5, t0, 24
    sb t0, 0(a2)
    sh t4, 1(a2)
    sb t5, 3(a2)
    srli t0, t1, 8
    srli t4, t1, 24
    sb t1, 4(a2)
    sh t0, 5(a2)
    sb t4, 7(a2)
    srli t0, t2, 8
    srli t1, t2, 24
    sb t2, 8(a2)
    sh t0, 9(a2)
    sb t1, 11(a2)
    srli t0, t3, 8
    srli t1, t3, 24
    sb t3, 12(a2)
    sh t0, 13(a2)
    sb t1, 15(a2)
    jal zero, .Llea128_encrypt_join10
    .cfi_endproc
    .size lea128_encrypt, .-lea128_encrypt

    .section .text.lea128_decrypt,"ax",%progbits
    .balign 4
    .globl lea128_decrypt
    .type lea128_decrypt, %function
lea128_decrypt:
    /* The cipher text:
     *     function round_back(y: word[4], rk: word[6]) -> x: word[4] {
     *       x[0] = y[3]
     *       x[1] = ((y[0] >>> 9) - (x[0] ^ rk[0])) ^ rk[1]
     *       x[2] = ((y[1] <<< 5) - (x[1] ^ rk[2])) ^ rk[3]
     *       x[3] = ((y[2] <<< 3) - (x[2] ^ rk[4])) ^ rk[5]
     *     }
     *     decrypt(y, rk) -> x {
     *       for i in rounds-1 down to 0 { y := round_back(y, rk[i]) }
     *       x = y
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    andi t0, a1, 3
    bne t0, zero, .Llea128_decrypt_misaligned1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Llea128_decrypt_join3:
    addi t4, a0, 384
.Llea128_decrypt_rounds6:
    /* round i = 23, 19, ..., 3: y := round_back(y, rk[i]) */
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
    lw t5, -16(t4)
    lw t6, -12(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -8(t4)
    lw a1, -4(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    xor t5, t1, a1
    sub t2, t2, t5
    xor t2, t2, t6
    /* round i = 22, 18, ..., 2: y := round_back(y, rk[i]) */
    rori t1, t1, 29
    rori t0, t0, 27
    rori t3, t3, 9
    lw t5, -32(t4)
    lw t6, -28(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -24(t4)
    lw a1, -20(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    xor t5, t0, a1
    sub t1, t1, t5
    xor t1, t1, t6
    /* round i = 21, 17, ..., 1: y := round_back(y, rk[i]) */
    rori t0, t0, 29
    rori t3, t3, 27
    rori t2, t2, 9
    lw t5, -48(t4)
    lw t6, -44(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -40(t4)
    lw a1, -36(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    xor t5, t3, a1
    sub t0, t0, t5
    xor t0, t0, t6
    /* round i = 20, 16, ..., 0: y := round_back(y, rk[i]) */
    rori t3, t3, 29
    rori t2, t2, 27
    rori t1, t1, 9
    lw t5, -64(t4)
    lw t6, -60(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -56(t4)
    lw a1, -52(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    xor t5, t2, a1
    sub t3, t3, t5
    xor t3, t3, t6
    addi t4, t4, -64
    bne t4, a0, .Llea128_decrypt_rounds6
    andi t4, a2, 3
    bne t4, zero, .Llea128_decrypt_misaligned8
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
.Llea128_decrypt_join10:
    jalr zero, 0(ra)
.Llea128_decrypt_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea128_decrypt_odd2
    lhu t0, 2(a1)
    lhu t1, 0(a1)
    lhu t2, 6(a1)
    slli t0, t0, 16
    or t0, t1, t0
    slli t1, t2, 16
    lhu t2, 4(a1)
    lhu t3, 10(a1)
    lhu t4, 8(a1)
    or t1, t2, t1
    slli t2, t3, 16
    or t2, t4, t2
    lhu t3, 14(a1)
    lhu t4, 12(a1)
    slli t3, t3, 16
    or t3, t4, t3
    jal zero, .Llea128_decrypt_join3
.Llea128_decrypt_odd2:
    lhu t0, 1(a1)
    lbu t1, 0(a1)
    lbu t2, 3(a1)
    slli t0, t0, 8
    or t0, t1, t0
    slli t1, t2, 24
    or t0, t0, t1
    lhu t1, 5(a1)
    lbu t2, 4(a1)
    lbu t3, 7(a1)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t3, 24
    or t1, t1, t2
    lhu t2, 9(a1)
    lbu t3, 8(a1)
    lbu t4, 11(a1)
    slli t2, t2, 8
    or t2, t3, t2
    slli t3, t4, 24
    or t2, t2, t3
    lhu t3, 13(a1)
    lbu t4, 12(a1)
    lbu t5, 15(a1)
    slli t3, t3, 8
    or t3, t4, t3
    slli t4, t5, 24
    or t3, t3, t4
    jal zero, .Llea128_decrypt_join3
.Llea128_decrypt_misaligned8:
    andi t4, a2, 1
    bne t4, zero, .Llea128_decrypt_odd9
    srli t4, t0, 16
    sh t0, 0(a2)
    sh t4, 2(a2)
    srli t0, t1, 16
    sh t1, 4(a2)
    sh t0, 6(a2)
    srli t0, t2, 16
    sh t2, 8(a2)
    sh t0, 10(a2)
    srli t0, t3, 16
    sh t3, 12(a2)
    sh t0, 14(a2)
    jal zero, .Llea128_decrypt_join10
.Llea128_decrypt_odd9:
    srli t4, t0, 8
    srli t5, t0, 24
    sb t0, 0(a2)
    sh t4, 1(a2)
    sb t5, 3(a2)
    srli t0, t1, 8
    srli t4, t1, 24
    sb t1, 4(a2)
    sh t0, 5(a2)
    sb t4, 7(a2)
    srli t0, t2, 8
    srli t1, t2, 24
    sb t2, 8(a2)
    sh t0, 9(a2)
    sb t1, 11(a2)
    srli t0, t3, 8
    srli t1, t3, 24
    sb t3, 12(a2)
    sh t0, 13(a2)
    sb t1, 15(a2)
    jal zero, .Llea128_decrypt_join10
    .cfi_endproc
    .size lea128_decrypt, .-lea128_decrypt

    .section .text.lea128_encrypt_blocks,"ax",%progbits
    .balign 4
    .globl lea128_encrypt_blocks
    .type lea128_encrypt_blocks, %function
lea128_encrypt_blocks:
    /* The cipher text:
     *     function round(x: word[4], rk: word[6]) -> y: word[4] {
     *       y[0] = ((x[0] ^ rk[0]) + (x[1] ^ rk[1])) <<< 9
     *       y[1] = ((x[1] ^ rk[2]) + (x[2] ^ rk[3])) >>> 5
     *       y[2] = ((x[2] ^ rk[4]) + (x[3] ^ rk[5])) >>> 3
     *       y[3] = x[0]
     *     }
     *     encrypt(x, rk) -> y {
     *       for i in 0..rounds-1 { x := round(x, rk[i]) }
     *       y = x
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -64
    .cfi_def_cfa_offset 64
    sw s0, 4(sp)
    .cfi_offset s0, -60
    sw s1, 8(sp)
    .cfi_offset s1, -56
    sw s2, 12(sp)
    .cfi_offset s2, -52
    sw s3, 16(sp)
    .cfi_offset s3, -48
    sw s4, 20(sp)
    .cfi_offset s4, -44
    sw s5, 24(sp)
    .cfi_offset s5, -40
    sw s6, 28(sp)
    .cfi_offset s6, -36
    sw s7, 32(sp)
    .cfi_offset s7, -32
    sw s8, 36(sp)
    .cfi_offset s8, -28
    sw s9, 40(sp)
    .cfi_offset s9, -24
    sw s10, 44(sp)
    .cfi_offset s10, -20
    sw s11, 48(sp)
    .cfi_offset s11, -16
    sw ra, 52(sp)
    .cfi_offset ra, -12
    andi t0, a1, 3
    sw a0, 0(sp)  /* spill */
    bne t0, zero, .Llea128_encrypt_blocks_rest2
    andi t0, a2, 3
    bne t0, zero, .Llea128_encrypt_blocks_rest2
    addi s7, a3, -5
    blt s7, zero, .Llea128_encrypt_blocks_fewer3
    lw t0, 0(sp)  /* reload */
    addi s8, t0, 384
.Llea128_encrypt_blocks_blocks7:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a0, 28(a1)
    lw a3, 32(a1)
    lw a4, 36(a1)
    lw a5, 40(a1)
    lw a6, 44(a1)
    lw a7, 48(a1)
    lw s0, 52(a1)
    lw s1, 56(a1)
    lw s2, 60(a1)
    lw s3, 64(a1)
    lw s4, 68(a1)
    lw s5, 72(a1)
    lw s6, 76(a1)
    addi a1, a1, 80
    lw s9, 0(sp)  /* reload */
.Llea128_encrypt_blocks_rounds8:
    /* round i = 0, 8, 16: x := round(x, rk[i]) */
    lw s10, 12(s9)
    lw s11, 4(s9)
    xor ra, t2, s10
    xor t3, t3, s11
    xor a0, a0, s11
    xor a6, a6, s11
    xor s2, s2, s11
    xor s6, s6, s11
    add t3, ra, t3
    rori t3, t3, 3
    xor t2, t2, s11
    xor ra, t6, s10
    add a0, ra, a0
    rori a0, a0, 3
    xor t6, t6, s11
    xor ra, a5, s10
    add a6, ra, a6
    rori a6, a6, 3
    xor a5, a5, s11
    xor ra, s1, s10
    add s2, ra, s2
    rori s2, s2, 3
    xor s10, s5, s10
    add s6, s10, s6
    rori s6, s6, 3
    lw s10, 8(s9)
    xor s1, s1, s11
    xor s5, s5, s11
    xor ra, t1, s10
    add t2, ra, t2
    rori t2, t2, 5
    xor t1, t1, s11
    xor ra, t5, s10
    add t6, ra, t6
    rori t6, t6, 5
    xor t5, t5, s11
    xor ra, a4, s10
    add a5, ra, a5
    rori a5, a5, 5
    xor a4, a4, s11
    xor ra, s0, s10
    add s1, ra, s1
    rori s1, s1, 5
    xor s10, s4, s10
    add s5, s10, s5
    rori s5, s5, 5
    lw s10, 0(s9)
    xor s0, s0, s11
    xor s4, s4, s11
    xor s11, t0, s10
    add t1, s11, t1
    rori t1, t1, 23
    xor s11, t4, s10
    add t5, s11, t5
    rori t5, t5, 23
    xor s11, a3, s10
    add a4, s11, a4
    rori a4, a4, 23
    xor s11, a7, s10
    add s0, s11, s0
    rori s0, s0, 23
    xor s10, s3, s10
    add s4, s10, s4
    rori s4, s4, 23
    /* round i = 1, 9, 17: x := round(x, rk[i]) */
    lw s10, 28(s9)
    lw s11, 20(s9)
    xor ra, t3, s10
    xor t0, t0, s11
    xor t4, t4, s11
    xor a3, a3, s11
    xor a7, a7, s11
    xor s3, s3, s11
    add t0, ra, t0
    rori t0, t0, 3
    xor t3, t3, s11
    xor ra, a0, s10
    add t4, ra, t4
    rori t4, t4, 3
    xor a0, a0, s11
    xor ra, a6, s10
    add a3, ra, a3
    rori a3, a3, 3
    xor a6, a6, s11
    xor ra, s2, s10
    add a7, ra, a7
    rori a7, a7, 3
    xor s10, s6, s10
    add s3, s10, s3
    rori s3, s3, 3
    lw s10, 24(s9)
    xor s2, s2, s11
    xor s6, s6, s11
    xor ra, t2, s10
    add t3, ra, t3
    rori t3, t3, 5
    xor t2, t2, s11
    xor ra, t6, s10
    add a0, ra, a0
    rori a0, a0, 5
    xor t6, t6, s11
    xor ra, a5, s10
    add a6, ra, a6
    rori a6, a6, 5
    xor a5, a5, s11
    xor ra, s1, s10
    add s2, ra, s2
    rori s2, s2, 5
    xor s10, s5, s10
    add s6, s10, s6
    rori s6, s6, 5
    lw s10, 16(s9)
    xor s1, s1, s11
    xor s5, s5, s11
    xor s11, t1, s10
    add t2, s11, t2
    rori t2, t2, 23
    xor s11, t5, s10
    add t6, s11, t6
    rori t6, t6, 23
    xor s11, a4, s10
    add a5, s11, a5
    rori a5, a5, 23
    xor s11, s0, s10
    add s1, s11, s1
    rori s1, s1, 23
    xor s10, s4, s10
    add s5, s10, s5
    rori s5, s5, 23
    /* round i = 2, 10, 18: x := round(x, rk[i]) */
    lw s10, 44(s9)
    lw s11, 36(s9)
    xor ra, t0, s10
    xor t1, t1, s11
    xor t5, t5, s11
    xor a4, a4, s11
    xor s0, s0, s11
    xor s4, s4, s11
    add t1, ra, t1
    rori t1, t1, 3
    xor t0, t0, s11
    xor ra, t4, s10
    add t5, ra, t5
    rori t5, t5, 3
    xor t4, t4, s11
    xor ra, a3, s10
    add a4, ra, a4
    rori a4, a4, 3
    xor a3, a3, s11
    xor ra, a7, s10
    add s0, ra, s0
    rori s0, s0, 3
    xor s10, s3, s10
    add s4, s10, s4
    rori s4, s4, 3
    lw s10, 40(s9)
    xor a7, a7, s11
    xor s3, s3, s11
    xor ra, t3, s10
    add t0, ra, t0
    rori t0, t0, 5
    xor t3, t3, s11
    xor ra, a0, s10
    add t4, ra, t4
    rori t4, t4, 5
    xor a0, a0, s11
    xor ra, a6, s10
    add a3, ra, a3
    rori a3, a3, 5
    xor a6, a6, s11
    xor ra, s2, s10
    add a7, ra, a7
    rori a7, a7, 5
    xor s10, s6, s10
    add s3, s10, s3
    rori s3, s3, 5
    lw s10, 32(s9)
    xor s2, s2, s11
    xor s6, s6, s11
    xor s11, t2, s10
    add t3, s11, t3
    rori t3, t3, 23
    xor s11, t6, s10
    add a0, s11, a0
    rori a0, a0, 23
    xor s11, a5, s10
    add a6, s11, a6
    rori a6, a6, 23
    xor s11, s1, s10
    add s2, s11, s2
    rori s2, s2, 23
    xor s10, s5, s10
    add s6, s10, s6
    rori s6, s6, 23
    /* round i = 3, 11, 19: x := round(x, rk[i]) */
    lw s10, 60(s9)
    lw s11, 52(s9)
    xor ra, t1, s10
    xor t2, t2, s11
    xor t6, t6, s11
    xor a5, a5, s11
    xor s1, s1, s11
    xor s5, s5, s11
    add t2, ra, t2
    rori t2, t2, 3
    xor t1, t1, s11
    xor ra, t5, s10
    add t6, ra, t6
    rori t6, t6, 3
    xor t5, t5, s11
    xor ra, a4, s10
    add a5, ra, a5
    rori a5, a5, 3
    xor a4, a4, s11
    xor ra, s0, s10
    add s1, ra, s1
    rori s1, s1, 3
    xor s10, s4, s10
    add s5, s10, s5
    rori s5, s5, 3
    lw s10, 56(s9)
    xor s0, s0, s11
    xor s4, s4, s11
    xor ra, t0, s10
    add t1, ra, t1
    rori t1, t1, 5
    xor t0, t0, s11
    xor ra, t4, s10
    add t5, ra, t5
    rori t5, t5, 5
    xor t4, t4, s11
    xor ra, a3, s10
    add a4, ra, a4
    rori a4, a4, 5
    xor a3, a3, s11
    xor ra, a7, s10
    add s0, ra, s0
    rori s0, s0, 5
    xor s10, s3, s10
    add s4, s10, s4
    rori s4, s4, 5
    lw s10, 48(s9)
    xor a7, a7, s11
    xor s3, s3, s11
    xor s11, t3, s10
    add t0, s11, t0
    rori t0, t0, 23
    xor s11, a0, s10
    add t4, s11, t4
    rori t4, t4, 23
    xor s11, a6, s10
    add a3, s11, a3
    rori a3, a3, 23
    xor s11, s2, s10
    add a7, s11, a7
    rori a7, a7, 23
    xor s10, s6, s10
    add s3, s10, s3
    rori s3, s3, 23
    /* round i = 4, 12, 20: x := round(x, rk[i]) */
    lw s10, 76(s9)
    lw s11, 68(s9)
    xor ra, t2, s10
    xor t3, t3, s11
    xor a0, a0, s11
    xor a6, a6, s11
    xor s2, s2, s11
    xor s6, s6, s11
    add t3, ra, t3
    rori t3, t3, 3
    xor t2, t2, s11
    xor ra, t6, s10
    add a0, ra, a0
    rori a0, a0, 3
    xor t6, t6, s11
    xor ra, a5, s10
    add a6, ra, a6
    rori a6, a6, 3
    xor a5, a5, s11
    xor ra, s1, s10
    add s2, ra, s2
    rori s2, s2, 3
    xor s10, s5, s10
    add s6, s10, s6
    rori s6, s6, 3
    lw s10, 72(s9)
    xor s1, s1, s11
    xor s5, s5, s11
    xor ra, t1, s10
    add t2, ra, t2
    rori t2, t2, 5
    xor t1, t1, s11
    xor ra, t5, s10
    add t6, ra, t6
    rori t6, t6, 5
    xor t5, t5, s11
    xor ra, a4, s10
    add a5, ra, a5
    rori a5, a5, 5
    xor a4, a4, s11
    xor ra, s0, s10
    add s1, ra, s1
    rori s1, s1, 5
    xor s10, s4, s10
    add s5, s10, s5
    rori s5, s5, 5
    lw s10, 64(s9)
    xor s0, s0, s11
    xor s4, s4, s11
    xor s11, t0, s10
    add t1, s11, t1
    rori t1, t1, 23
    xor s11, t4, s10
    add t5, s11, t5
    rori t5, t5, 23
    xor s11, a3, s10
    add a4, s11, a4
    rori a4, a4, 23
    xor s11, a7, s10
    add s0, s11, s0
    rori s0, s0, 23
    xor s10, s3, s10
    add s4, s10, s4
    rori s4, s4, 23
    /* round i = 5, 13, 21: x := round(x, rk[i]) */
    lw s10, 92(s9)
    lw s11, 84(s9)
    xor ra, t3, s10
    xor t0, t0, s11
    xor t4, t4, s11
    xor a3, a3, s11
    xor a7, a7, s11
    xor s3, s3, s11
    add t0, ra, t0
    rori t0, t0, 3
    xor t3, t3, s11
    xor ra, a0, s10
    add t4, ra, t4
    rori t4, t4, 3
    xor a0, a0, s11
    xor ra, a6, s10
    add a3, ra, a3
    rori a3, a3, 3
    xor a6, a6, s11
    xor ra, s2, s10
    add a7, ra, a7
    rori a7, a7, 3
    xor s10, s6, s10
    add s3, s10, s3
    rori s3, s3, 3
    lw s10, 88(s9)
    xor s2, s2, s11
    xor s6, s6, s11
    xor ra, t2, s10
    add t3, ra, t3
    rori t3, t3, 5
    xor t2, t2, s11
    xor ra, t6, s10
    add a0, ra, a0
    rori a0, a0, 5
    xor t6, t6, s11
    xor ra, a5, s10
    add a6, ra, a6
    rori a6, a6, 5
    xor a5, a5, s11
    xor ra, s1, s10
    add s2, ra, s2
    rori s2, s2, 5
    xor s10, s5, s10
    add s6, s10, s6
    rori s6, s6, 5
    lw s10, 80(s9)
    xor s1, s1, s11
    xor s5, s5, s11
    xor s11, t1, s10
    add t2, s11, t2
    rori t2, t2, 23
    xor s11, t5, s10
    add t6, s11, t6
    rori t6, t6, 23
    xor s11, a4, s10
    add a5, s11, a5
    rori a5, a5, 23
    xor s11, s0, s10
    add s1, s11, s1
    rori s1, s1, 23
    xor s10, s4, s10
    add s5, s10, s5
    rori s5, s5, 23
    /* round i = 6, 14, 22: x := round(x, rk[i]) */
    lw s10, 108(s9)
    lw s11, 100(s9)
    xor ra, t0, s10
    xor t1, t1, s11
    xor t5, t5, s11
    xor a4, a4, s11
    xor s0, s0, s11
    xor s4, s4, s11
    add t1, ra, t1
    rori t1, t1, 3
    xor t0, t0, s11
    xor ra, t4, s10
    add t5, ra, t5
    rori t5, t5, 3
    xor t4, t4, s11
    xor ra, a3, s10
    add a4, ra, a4
    rori a4, a4, 3
    xor a3, a3, s11
    xor ra, a7, s10
    add s0, ra, s0
    rori s0, s0, 3
    xor s10, s3, s10
    add s4, s10, s4
    rori s4, s4, 3
    lw s10, 104(s9)
    xor a7, a7, s11
    xor s3, s3, s11
    xor ra, t3, s10
    add t0, ra, t0
    rori t0, t0, 5
    xor t3, t3, s11
    xor ra, a0, s10
    add t4, ra, t4
    rori t4, t4, 5
    xor a0, a0, s11
    xor ra, a6, s10
    add a3, ra, a3
    rori a3, a3, 5
    xor a6, a6, s11
    xor ra, s2, s10
    add a7, ra, a7
    rori a7, a7, 5
    xor s10, s6, s10
    add s3, s10, s3
    rori s3, s3, 5
    lw s10, 96(s9)
    xor s2, s2, s11
    xor s6, s6, s11
    xor s11, t2, s10
    add t3, s11, t3
    rori t3, t3, 23
    xor s11, t6, s10
    add a0, s11, a0
    rori a0, a0, 23
    xor s11, a5, s10
    add a6, s11, a6
    rori a6, a6, 23
    xor s11, s1, s10
    add s2, s11, s2
    rori s2, s2, 23
    xor s10, s5, s10
    add s6, s10, s6
    rori s6, s6, 23
    /* round i = 7, 15, 23: x := round(x, rk[i]) */
    lw s10, 124(s9)
    lw s11, 116(s9)
    xor ra, t1, s10
    xor t2, t2, s11
    xor t6, t6, s11
    xor a5, a5, s11
    xor s1, s1, s11
    xor s5, s5, s11
    add t2, ra, t2
    rori t2, t2, 3
    xor t1, t1, s11
    xor ra, t5, s10
    add t6, ra, t6
    rori t6, t6, 3
    xor t5, t5, s11
    xor ra, a4, s10
    add a5, ra, a5
    rori a5, a5, 3
    xor a4, a4, s11
    xor ra, s0, s10
    add s1, ra, s1
    rori s1, s1, 3
    xor s10, s4, s10
    add s5, s10, s5
    rori s5, s5, 3
    lw s10, 120(s9)
    xor s0, s0, s11
    xor s4, s4, s11
    xor ra, t0, s10
    add t1, ra, t1
    rori t1, t1, 5
    xor t0, t0, s11
    xor ra, t4, s10
    add t5, ra, t5
    rori t5, t5, 5
    xor t4, t4, s11
    xor ra, a3, s10
    add a4, ra, a4
    rori a4, a4, 5
    xor a3, a3, s11
    xor ra, a7, s10
    add s0, ra, s0
    rori s0, s0, 5
    xor s10, s3, s10
    add s4, s10, s4
    rori s4, s4, 5
    lw s10, 112(s9)
    xor a7, a7, s11
    xor s3, s3, s11
    xor s11, t3, s10
    add t0, s11, t0
    rori t0, t0, 23
    xor s11, a0, s10
    add t4, s11, t4
    rori t4, t4, 23
    xor s11, a6, s10
    add a3, s11, a3
    rori a3, a3, 23
    xor s11, s2, s10
    add a7, s11, a7
    rori a7, a7, 23
    xor s10, s6, s10
    add s3, s10, s3
    rori s3, s3, 23
    addi s9, s9, 128
    bne s9, s8, .Llea128_encrypt_blocks_rounds8
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
    sw t4, 16(a2)
    sw t5, 20(a2)
    sw t6, 24(a2)
    sw a0, 28(a2)
    sw a3, 32(a2)
    sw a4, 36(a2)
    sw a5, 40(a2)
    sw a6, 44(a2)
    sw a7, 48(a2)
    sw s0, 52(a2)
    sw s1, 56(a2)
    sw s2, 60(a2)
    sw s3, 64(a2)
    sw s4, 68(a2)
    sw s5, 72(a2)
    sw s6, 76(a2)
    addi a2, a2, 80
    addi s7, s7, -5
    bge s7, zero, .Llea128_encrypt_blocks_blocks7
.Llea128_encrypt_blocks_fewer3:
    addi a3, s7, 5
.Llea128_encrypt_blocks_rest2:
    addi t0, a3, -4
    blt t0, zero, .Llea128_encrypt_blocks_fewer11
    lw t1, 0(sp)  /* reload */
    addi t1, t1, 384
.Llea128_encrypt_blocks_blocks13:
    andi t2, a1, 3
    bne t2, zero, .Llea128_encrypt_blocks_misaligned14
    lw t2, 0(a1)
    lw t3, 4(a1)
    lw t4, 8(a1)
    lw t5, 12(a1)
    lw t6, 16(a1)
    lw a0, 20(a1)
    lw a3, 24(a1)
    lw a4, 28(a1)
    lw a5, 32(a1)
    lw a6, 36(a1)
    lw a7, 40(a1)
    lw s0, 44(a1)
    lw s1, 48(a1)
    lw s2, 52(a1)
    lw s3, 56(a1)
    lw s4, 60(a1)
.Llea128_encrypt_blocks_join16:
    addi a1, a1, 64
    lw s5, 0(sp)  /* reload */
.Llea128_encrypt_blocks_rounds19:
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    lw s6, 12(s5)
    lw s7, 4(s5)
    xor s8, t4, s6
    xor t5, t5, s7
    add t5, s8, t5
    rori t5, t5, 3
    xor s8, a3, s6
    xor a4, a4, s7
    add a4, s8, a4
    rori a4, a4, 3
    xor s8, a7, s6
    xor s0, s0, s7
    add s0, s8, s0
    rori s0, s0, 3
    xor s6, s3, s6
    xor s4, s4, s7
    add s4, s6, s4
    rori s4, s4, 3
    lw s6, 8(s5)
    xor t4, t4, s7
    xor s8, t3, s6
    add t4, s8, t4
    rori t4, t4, 5
    xor s8, a0, s6
    xor a3, a3, s7
    add a3, s8, a3
    rori a3, a3, 5
    xor s8, a6, s6
    xor a7, a7, s7
    add a7, s8, a7
    rori a7, a7, 5
    xor s6, s2, s6
    xor s3, s3, s7
    add s3, s6, s3
    rori s3, s3, 5
    lw s6, 0(s5)
    xor t3, t3, s7
    xor s8, t2, s6
    add t3, s8, t3
    rori t3, t3, 23
    xor s8, t6, s6
    xor a0, a0, s7
    add a0, s8, a0
    rori a0, a0, 23
    xor s8, a5, s6
    xor a6, a6, s7
    add a6, s8, a6
    rori a6, a6, 23
    xor s6, s1, s6
    xor s2, s2, s7
    add s2, s6, s2
    rori s2, s2, 23
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    lw s6, 28(s5)
    lw s7, 20(s5)
    xor s8, t5, s6
    xor t2, t2, s7
    add t2, s8, t2
    rori t2, t2, 3
    xor s8, a4, s6
    xor t6, t6, s7
    add t6, s8, t6
    rori t6, t6, 3
    xor s8, s0, s6
    xor a5, a5, s7
    add a5, s8, a5
    rori a5, a5, 3
    xor s6, s4, s6
    xor s1, s1, s7
    add s1, s6, s1
    rori s1, s1, 3
    lw s6, 24(s5)
    xor t5, t5, s7
    xor s8, t4, s6
    add t5, s8, t5
    rori t5, t5, 5
    xor s8, a3, s6
    xor a4, a4, s7
    add a4, s8, a4
    rori a4, a4, 5
    xor s8, a7, s6
    xor s0, s0, s7
    add s0, s8, s0
    rori s0, s0, 5
    xor s6, s3, s6
    xor s4, s4, s7
    add s4, s6, s4
    rori s4, s4, 5
    lw s6, 16(s5)
    xor t4, t4, s7
    xor s8, t3, s6
    add t4, s8, t4
    rori t4, t4, 23
    xor s8, a0, s6
    xor a3, a3, s7
    add a3, s8, a3
    rori a3, a3, 23
    xor s8, a6, s6
    xor a7, a7, s7
    add a7, s8, a7
    rori a7, a7, 23
    xor s6, s2, s6
    xor s3, s3, s7
    add s3, s6, s3
    rori s3, s3, 23
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    lw s6, 44(s5)
    lw s7, 36(s5)
    xor s8, t2, s6
    xor t3, t3, s7
    add t3, s8, t3
    rori t3, t3, 3
    xor s8, t6, s6
    xor a0, a0, s7
    add a0, s8, a0
    rori a0, a0, 3
    xor s8, a5, s6
    xor a6, a6, s7
    add a6, s8, a6
    rori a6, a6, 3
    xor s6, s1, s6
    xor s2, s2, s7
    add s2, s6, s2
    rori s2, s2, 3
    lw s6, 40(s5)
    xor t2, t2, s7
    xor s8, t5, s6
    add t2, s8, t2
    rori t2, t2, 5
    xor s8, a4, s6
    xor t6, t6, s7
    add t6, s8, t6
    rori t6, t6, 5
    xor s8, s0, s6
    xor a5, a5, s7
    add a5, s8, a5
    rori a5, a5, 5
    xor s6, s4, s6
    xor s1, s1, s7
    add s1, s6, s1
    rori s1, s1, 5
    lw s6, 32(s5)
    xor t5, t5, s7
    xor s8, t4, s6
    add t5, s8, t5
    rori t5, t5, 23
    xor s8, a3, s6
    xor a4, a4, s7
    add a4, s8, a4
    rori a4, a4, 23
    xor s8, a7, s6
    xor s0, s0, s7
    add s0, s8, s0
    rori s0, s0, 23
    xor s6, s3, s6
    xor s4, s4, s7
    add s4, s6, s4
    rori s4, s4, 23
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    lw s6, 60(s5)
    lw s7, 52(s5)
    xor s8, t3, s6
    xor t4, t4, s7
    add t4, s8, t4
    rori t4, t4, 3
    xor s8, a0, s6
    xor a3, a3, s7
    add a3, s8, a3
    rori a3, a3, 3
    xor s8, a6, s6
    xor a7, a7, s7
    add a7, s8, a7
    rori a7, a7, 3
    xor s6, s2, s6
    xor s3, s3, s7
    add s3, s6, s3
    rori s3, s3, 3
    lw s6, 56(s5)
    xor t3, t3, s7
    xor s8, t2, s6
    add t3, s8, t3
    rori t3, t3, 5
    xor s8, t6, s6
    xor a0, a0, s7
    add a0, s8, a0
    rori a0, a0, 5
    xor s8, a5, s6
    xor a6, a6, s7
    add a6, s8, a6
    rori a6, a6, 5
    xor s6, s1, s6
    xor s2, s2, s7
    add s2, s6, s2
    rori s2, s2, 5
    lw s6, 48(s5)
    xor t2, t2, s7
    xor s8, t5, s6
    add t2, s8, t2
    rori t2, t2, 23
    xor s8, a4, s6
    xor t6, t6, s7
    add t6, s8, t6
    rori t6, t6, 23
    xor s8, s0, s6
    xor a5, a5, s7
    add a5, s8, a5
    rori a5, a5, 23
    xor s6, s4, s6
    xor s1, s1, s7
    add s1, s6, s1
    rori s1, s1, 23
    addi s5, s5, 64
    bne s5, t1, .Llea128_encrypt_blocks_rounds19
    andi s5, a2, 3
    bne s5, zero, .Llea128_encrypt_blocks_misaligned21
    sw t2, 0(a2)
    sw t3, 4(a2)
    sw t4, 8(a2)
    sw t5, 12(a2)
    sw t6, 16(a2)
    sw a0, 20(a2)
    sw a3, 24(a2)
    sw a4, 28(a2)
    sw a5, 32(a2)
    sw a6, 36(a2)
    sw a7, 40(a2)
    sw s0, 44(a2)
    sw s1, 48(a2)
    sw s2, 52(a2)
    sw s3, 56(a2)
    sw s4, 60(a2)
.Llea128_encrypt_blocks_join23:
    addi a2, a2, 64
    addi t0, t0, -4
    bge t0, zero, .Llea128_encrypt_blocks_blocks13
.Llea128_encrypt_blocks_fewer11:
    addi t0, t0, 4
    beq t0, zero, .Llea128_encrypt_blocks_done1
    lw t1, 0(sp)  /* reload */
    addi t1, t1, 384
.Llea128_encrypt_blocks_blocks27:
    andi t2, a1, 3
    bne t2, zero, .Llea128_encrypt_blocks_misaligned28
    lw t2, 0(a1)
    lw t3, 4(a1)
    lw t4, 8(a1)
    lw t5, 12(a1)
.Llea128_encrypt_blocks_join30:
    addi a1, a1, 16
    lw t6, 0(sp)  /* reload */
.Llea128_encrypt_blocks_rounds33:
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    lw a0, 12(t6)
    lw a3, 4(t6)
    xor a0, t4, a0
    xor t5, t5, a3
    add t5, a0, t5
    rori t5, t5, 3
    lw a0, 8(t6)
    xor t4, t4, a3
    xor a0, t3, a0
    add t4, a0, t4
    rori t4, t4, 5
    lw a0, 0(t6)
    xor t3, t3, a3
    xor a0, t2, a0
    add t3, a0, t3
    rori t3, t3, 23
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    lw a0, 28(t6)
    lw a3, 20(t6)
    xor a0, t5, a0
    xor t2, t2, a3
    add t2, a0, t2
    rori t2, t2, 3
    lw a0, 24(t6)
    xor t5, t5, a3
    xor a0, t4, a0
    add t5, a0, t5
    rori t5, t5, 5
    lw a0, 16(t6)
    xor t4, t4, a3
    xor a0, t3, a0
    add t4, a0, t4
    rori t4, t4, 23
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    lw a0, 44(t6)
    lw a3, 36(t6)
    xor a0, t2, a0
    xor t3, t3, a3
    add t3, a0, t3
    rori t3, t3, 3
    lw a0, 40(t6)
    xor t2, t2, a3
    xor a0, t5, a0
    add t2, a0, t2
    rori t2, t2, 5
    lw a0, 32(t6)
    xor t5, t5, a3
    xor a0, t4, a0
    add t5, a0, t5
    rori t5, t5, 23
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    lw a0, 60(t6)
    lw a3, 52(t6)
    xor a0, t3, a0
    xor t4, t4, a3
    add t4, a0, t4
    rori t4, t4, 3
    lw a0, 56(t6)
    xor t3, t3, a3
    xor a0, t2, a0
    add t3, a0, t3
    rori t3, t3, 5
    lw a0, 48(t6)
    xor t2, t2, a3
    xor a0, t5, a0
    add t2, a0, t2
    rori t2, t2, 23
    addi t6, t6, 64
    bne t6, t1, .Llea128_encrypt_blocks_rounds33
    andi t6, a2, 3
    bne t6, zero, .Llea128_encrypt_blocks_misaligned35
    sw t2, 0(a2)
    sw t3, 4(a2)
    sw t4, 8(a2)
    sw t5, 12(a2)
.Llea128_encrypt_blocks_join37:
    addi a2, a2, 16
    addi t0, t0, -1
    bne t0, zero, .Llea128_encrypt_blocks_blocks27
.Llea128_encrypt_blocks_done1:
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    lw s8, 36(sp)
    lw s9, 40(sp)
    lw s10, 44(sp)
    lw s11, 48(sp)
    lw ra, 52(sp)
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
    .cfi_restore s7
    .cfi_restore s8
    .cfi_restore s9
    .cfi_restore s10
    .cfi_restore s11
    jalr zero, 0(ra)
.Llea128_encrypt_blocks_misaligned14:
    .cfi_restore_state
    andi t2, a1, 1
    bne t2, zero, .Llea128_encrypt_blocks_odd15
    lhu t2, 2(a1)
    lhu t3, 0(a1)
    lhu t4, 6(a1)
    slli t2, t2, 16
    or t2, t3, t2
    slli t3, t4, 16
    lhu t4, 4(a1)
    lhu t5, 10(a1)
    lhu t6, 8(a1)
    or t3, t4, t3
    slli t4, t5, 16
    or t4, t6, t4
    lhu t5, 14(a1)
    lhu t6, 12(a1)
    lhu a0, 18(a1)
    slli t5, t5, 16
    or t5, t6, t5
    slli t6, a0, 16
    lhu a0, 16(a1)
    lhu a3, 22(a1)
    lhu a4, 20(a1)
    or t6, a0, t6
    slli a0, a3, 16
    or a0, a4, a0
    lhu a3, 26(a1)
    lhu a4, 24(a1)
    lhu a5, 30(a1)
    slli a3, a3, 16
    or a3, a4, a3
    slli a4, a5, 16
    lhu a5, 28(a1)
    lhu a6, 34(a1)
    lhu a7, 32(a1)
    or a4, a5, a4
    slli a5, a6, 16
    or a5, a7, a5
    lhu a6, 38(a1)
    lhu a7, 36(a1)
    lhu s0, 42(a1)
    slli a6, a6, 16
    or a6, a7, a6
    slli a7, s0, 16
    lhu s0, 40(a1)
    lhu s1, 46(a1)
    lhu s2, 44(a1)
    or a7, s0, a7
    slli s0, s1, 16
    or s0, s2, s0
    lhu s1, 50(a1)
    lhu s2, 48(a1)
    lhu s3, 54(a1)
    slli s1, s1, 16
    or s1, s2, s1
    slli s2, s3, 16
    lhu s3, 52(a1)
    lhu s4, 58(a1)
    lhu s5, 56(a1)
    or s2, s3, s2
    slli s3, s4, 16
    or s3, s5, s3
    lhu s4, 62(a1)
    lhu s5, 60(a1)
    slli s4, s4, 16
    or s4, s5, s4
    jal zero, .Llea128_encrypt_blocks_join16
.Llea128_encrypt_blocks_odd15:
    lhu t2, 1(a1)
    lbu t3, 0(a1)
    lbu t4, 3(a1)
    slli t2, t2, 8
    or t2, t3, t2
    slli t3, t4, 24
    or t2, t2, t3
    lhu t3, 5(a1)
    lbu t4, 4(a1)
    lbu t5, 7(a1)
    slli t3, t3, 8
    or t3, t4, t3
    slli t4, t5, 24
    or t3, t3, t4
    lhu t4, 9(a1)
    lbu t5, 8(a1)
    lbu t6, 11(a1)
    slli t4, t4, 8
    or t4, t5, t4
    slli t5, t6, 24
    or t4, t4, t5
    lhu t5, 13(a1)
    lbu t6, 12(a1)
    lbu a0, 15(a1)
    slli t5, t5, 8
    or t5, t6, t5
    slli t6, a0, 24
    or t5, t5, t6
    lhu t6, 17(a1)
    lbu a0, 16(a1)
    lbu a3, 19(a1)
    slli t6, t6, 8
    or t6, a0, t6
    slli a0, a3, 24
    or t6, t6, a0
    lhu a0, 21(a1)
    lbu a3, 20(a1)
    lbu a4, 23(a1)
    slli a0, a0, 8
    or a0, a3, a0
    slli a3, a4, 24
    or a0, a0, a3
    lhu a3, 25(a1)
    lbu a4, 24(a1)
    lbu a5, 27(a1)
    slli a3, a3, 8
    or a3, a4, a3
    slli a4, a5, 24
    or a3, a3, a4
    lhu a4, 29(a1)
    lbu a5, 28(a1)
    lbu a6, 31(a1)
    slli a4, a4, 8
    or a4, a5, a4
    slli a5, a6, 24
    or a4, a4, a5
    lhu a5, 33(a1)
    lbu a6, 32(a1)
    lbu a7, 35(a1)
    slli a5, a5, 8
    or a5, a6, a5
    slli a6, a7, 24
    or a5, a5, a6
    lhu a6, 37(a1)
    lbu a7, 36(a1)
    lbu s0, 39(a1)
    slli a6, a6, 8
    or a6, a7, a6
    slli a7, s0, 24
    or a6, a6, a7
    lhu a7, 41(a1)
    lbu s0, 40(a1)
    lbu s1, 43(a1)
    slli a7, a7, 8
    or a7, s0, a7
    slli s0, s1, 24
    or a7, a7, s0
    lhu s0, 45(a1)
    lbu s1, 44(a1)
    lbu s2, 47(a1)
    slli s0, s0, 8
    or s0, s1, s0
    slli s1, s2, 24
    or s0, s0, s1
    lhu s1, 49(a1)
    lbu s2, 48(a1)
    lbu s3, 51(a1)
    slli s1, s1, 8
    or s1, s2, s1
    slli s2, s3, 24
    or s1, s1, s2
    lhu s2, 53(a1)
    lbu s3, 52(a1)
    lbu s4, 55(a1)
    slli s2, s2, 8
    or s2, s3, s2
    slli s3, s4, 24
    or s2, s2, s3
    lhu s3, 57(a1)
    lbu s4, 56(a1)
    lbu s5, 59(a1)
    slli s3, s3, 8
    or s3, s4, s3
    slli s4, s5, 24
    or s3, s3, s4
    lhu s4, 61(a1)
    lbu s5, 60(a1)
    lbu s6, 63(a1)
    slli s4, s4, 8
    or s4, s5, s4
    slli s5, s6, 24
    or s4, s4, s5
    jal zero, .Llea128_encrypt_blocks_join16
.Llea128_encrypt_blocks_misaligned21:
    andi s5, a2, 1
    bne s5, zero, .Llea128_encrypt_blocks_odd22
    srli s5, t2, 16
    sh t2, 0(a2)
    sh s5, 2(a2)
    srli t2, t3, 16
    sh t3, 4(a2)
    sh t2, 6(a2)
    srli t2, t4, 16
    sh t4, 8(a2)
    sh t2, 10(a2)
    srli t2, t5, 16
    sh t5, 12(a2)
    sh t2, 14(a2)
    srli t2, t6, 16
    sh t6, 16(a2)
    sh t2, 18(a2)
    srli t2, a0, 16
    sh a0, 20(a2)
    sh t2, 22(a2)
    srli t2, a3, 16
    sh a3, 24(a2)
    sh t2, 26(a2)
    srli t2, a4, 16
    sh a4, 28(a2)
    sh t2, 30(a2)
    srli t2, a5, 16
    sh a5, 32(a2)
    sh t2, 34(a2)
    srli t2, a6, 16
    sh a6, 36(a2)
    sh t2, 38(a2)
    srli t2, a7, 16
    sh a7, 40(a2)
    sh t2, 42(a2)
    srli t2, s0, 16
    sh s0, 44(a2)
    sh t2, 46(a2)
    srli t2, s1, 16
    sh s1, 48(a2)
    sh t2, 50(a2)
    srli t2, s2, 16
    sh s2, 52(a2)
    sh t2, 54(a2)
    srli t2, s3, 16
    sh s3, 56(a2)
    sh t2, 58(a2)
    srli t2, s4, 16
    sh s4, 60(a2)
    sh t2, 62(a2)
    jal zero, .Llea128_encrypt_blocks_join23
.Llea128_encrypt_blocks_odd22:
    srli s5, t2, 8
    srli s6, t2, 24
    sb t2, 0(a2)
    sh s5, 1(a2)
    sb s6, 3(a2)
    srli t2, t3, 8
    srli s5, t3, 24
    sb t3, 4(a2)
    sh t2, 5(a2)
    sb s5, 7(a2)
    srli t2, t4, 8
    srli t3, t4, 24
    sb t4, 8(a2)
    sh t2, 9(a2)
    sb t3, 11(a2)
    srli t2, t5, 8
    srli t3, t5, 24
    sb t5, 12(a2)
    sh t2, 13(a2)
    sb t3, 15(a2)
    srli t2, t6, 8
    srli t3, t6, 24
    sb t6, 16(a2)
    sh t2, 17(a2)
    sb t3, 19(a2)
    srli t2, a0, 8
    srli t3, a0, 24
    sb a0, 20(a2)
    sh t2, 21(a2)
    sb t3, 23(a2)
    srli t2, a3, 8
    srli t3, a3, 24
    sb a3, 24(a2)
    sh t2, 25(a2)
    sb t3, 27(a2)
    srli t2, a4, 8
    srli t3, a4, 24
    sb a4, 28(a2)
    sh t2, 29(a2)
    sb t3, 31(a2)
    srli t2, a5, 8
    srli t3, a5, 24
    sb a5, 32(a2)
    sh t2, 33(a2)
    sb t3, 35(a2)
    srli t2, a6, 8
    srli t3, a6, 24
    sb a6, 36(a2)
    sh t2, 37(a2)
    sb t3, 39(a2)
    srli t2, a7, 8
    srli t3, a7, 24
    sb a7, 40(a2)
    sh t2, 41(a2)
    sb t3, 43(a2)
    srli t2, s0, 8
    srli t3, s0, 24
    sb s0, 44(a2)
    sh t2, 45(a2)
    sb t3, 47(a2)
    srli t2, s1, 8
    srli t3, s1, 24
    sb s1, 48(a2)
    sh t2, 49(a2)
    sb t3, 51(a2)
    srli t2, s2, 8
    srli t3, s2, 24
    sb s2, 52(a2)
    sh t2, 53(a2)
    sb t3, 55(a2)
    srli t2, s3, 8
    srli t3, s3, 24
    sb s3, 56(a2)
    sh t2, 57(a2)
    sb t3, 59(a2)
    srli t2, s4, 8
    srli t3, s4, 24
    sb s4, 60(a2)
    sh t2, 61(a2)
    sb t3, 63(a2)
    jal zero, .Llea128_encrypt_blocks_join23
.Llea128_encrypt_blocks_misaligned28:
    andi t2, a1, 1
    bne t2, zero, .Llea128_encrypt_blocks_odd29
    lhu t2, 2(a1)
    lhu t3, 0(a1)
    lhu t4, 6(a1)
    slli t2, t2, 16
    or t2, t3, t2
    slli t3, t4, 16
    lhu t4, 4(a1)
    lhu t5, 10(a1)
    lhu t6, 8(a1)
    or t3, t4, t3
    slli t4, t5, 16
    or t4, t6, t4
    lhu t5, 14(a1)
    lhu t6, 12(a1)
    slli t5, t5, 16
    or t5, t6, t5
    jal zero, .Llea128_encrypt_blocks_join30
.Llea128_encrypt_blocks_odd29:
    lhu t2, 1(a1)
    lbu t3, 0(a1)
    lbu t4, 3(a1)
    slli t2, t2, 8
    or t2, t3, t2
    slli t3, t4, 24
    or t2, t2, t3
    lhu t3, 5(a1)
    lbu t4, 4(a1)
    lbu t5, 7(a1)
    slli t3, t3, 8
    or t3, t4, t3
    slli t4, t5, 24
    or t3, t3, t4
    lhu t4, 9(a1)
    lbu t5, 8(a1)
    lbu t6, 11(a1)
    slli t4, t4, 8
    or t4, t5, t4
    slli t5, t6, 24
    or t4, t4, t5
    lhu t5, 13(a1)
    lbu t6, 12(a1)
    lbu a0, 15(a1)
    slli t5, t5, 8
    or t5, t6, t5
    slli t6, a0, 24
    or t5, t5, t6
    jal zero, .Llea128_encrypt_blocks_join30
.Llea128_encrypt_blocks_misaligned35:
    andi t6, a2, 1
    bne t6, zero, .Llea128_encrypt_blocks_odd36
    srli t6, t2, 16
    sh t2, 0(a2)
    sh t6, 2(a2)
    srli t2, t3, 16
    sh t3, 4(a2)
    sh t2, 6(a2)
    srli t2, t4, 16
    sh t4, 8(a2)
    sh t2, 10(a2)
    srli t2, t5, 16
    sh t5, 12(a2)
    sh t2, 14(a2)
    jal zero, .Llea128_encrypt_blocks_join37
.Llea128_encrypt_blocks_odd36:
    srli t6, t2, 8
    srli a0, t2, 24
    sb t2, 0(a2)
    sh t6, 1(a2)
    sb a0, 3(a2)
    srli t2, t3, 8
    srli t6, t3, 24
    sb t3, 4(a2)
    sh t2, 5(a2)
    sb t6, 7(a2)
    srli t2, t4, 8
    srli t3, t4, 24
    sb t4, 8(a2)
    sh t2, 9(a2)
    sb t3, 11(a2)
    srli t2, t5, 8
    srli t3, t5, 24
    sb t5, 12(a2)
    sh t2, 13(a2)
    sb t3, 15(a2)
    jal zero, .Llea128_encrypt_blocks_join37
    .cfi_endproc
    .size lea128_encrypt_blocks, .-lea128_encrypt_blocks

    .section .text.lea128_decrypt_blocks,"ax",%progbits
    .balign 4
    .globl lea128_decrypt_blocks
    .type lea128_decrypt_blocks, %function
lea128_decrypt_blocks:
    /* The cipher text:
     *     function round_back(y: word[4], rk: word[6]) -> x: word[4] {
     *       x[0] = y[3]
     *       x[1] = ((y[0] >>> 9) - (x[0] ^ rk[0])) ^ rk[1]
     *       x[2] = ((y[1] <<< 5) - (x[1] ^ rk[2])) ^ rk[3]
     *       x[3] = ((y[2] <<< 3) - (x[2] ^ rk[4])) ^ rk[5]
     *     }
     *     decrypt(y, rk) -> x {
     *       for i in rounds-1 down to 0 { y := round_back(y, rk[i]) }
     *       x = y
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -64
    .cfi_def_cfa_offset 64
    sw s0, 8(sp)
    .cfi_offset s0, -56
    sw s1, 12(sp)
    .cfi_offset s1, -52
    sw s2, 16(sp)
    .cfi_offset s2, -48
    sw s3, 20(sp)
    .cfi_offset s3, -44
    sw s4, 24(sp)
    .cfi_offset s4, -40
    sw s5, 28(sp)
    .cfi_offset s5, -36
    sw s6, 32(sp)
    .cfi_offset s6, -32
    sw s7, 36(sp)
    .cfi_offset s7, -28
    sw s8, 40(sp)
    .cfi_offset s8, -24
    sw s9, 44(sp)
    .cfi_offset s9, -20
    sw s10, 48(sp)
    .cfi_offset s10, -16
    sw s11, 52(sp)
    .cfi_offset s11, -12
    sw ra, 56(sp)
    .cfi_offset ra, -8
    sw a1, 0(sp)  /* spill */
    andi t0, a1, 3
    sw a2, 4(sp)  /* spill */
    bne t0, zero, .Llea128_decrypt_blocks_rest2
    lw t0, 4(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea128_decrypt_blocks_rest2
    addi s6, a3, -5
    blt s6, zero, .Llea128_decrypt_blocks_fewer3
.Llea128_decrypt_blocks_blocks7:
    lw s7, 0(sp)  /* reload */
    lw t0, 0(s7)
    lw t1, 4(s7)
    lw t2, 8(s7)
    lw t3, 12(s7)
    lw t4, 16(s7)
    lw t5, 20(s7)
    lw t6, 24(s7)
    lw a1, 28(s7)
    lw a2, 32(s7)
    lw a3, 36(s7)
    lw a4, 40(s7)
    lw a5, 44(s7)
    lw a6, 48(s7)
    lw a7, 52(s7)
    lw s0, 56(s7)
    lw s1, 60(s7)
    lw s2, 64(s7)
    lw s3, 68(s7)
    lw s4, 72(s7)
    lw s5, 76(s7)
    addi s7, s7, 80
    sw s7, 0(sp)  /* spill */
    addi s7, a0, 384
.Llea128_decrypt_blocks_rounds8:
    /* round i = 23, 15, 7: y := round_back(y, rk[i]) */
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
    lw s8, -16(s7)
    lw s9, -12(s7)
    xor s10, t3, s8
    sub t0, t0, s10
    xor t0, t0, s9
    lw s10, -8(s7)
    rori t6, t6, 29
    rori t5, t5, 27
    rori t4, t4, 9
    rori a4, a4, 29
    rori a3, a3, 27
    rori a2, a2, 9
    rori s0, s0, 29
    rori a7, a7, 27
    rori a6, a6, 9
    rori s4, s4, 29
    rori s3, s3, 27
    rori s2, s2, 9
    /* round i = 22, 14, 6: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    xor s11, t0, s10
    sub t1, t1, s11
    xor t1, t1, s9
    rori t0, t0, 27
    lw s11, -4(s7)
    xor ra, a1, s8
    sub t4, t4, ra
    xor t4, t4, s9
    rori a1, a1, 9
    xor ra, t1, s11
    sub t2, t2, ra
    xor t2, t2, s9
    rori t1, t1, 29
    xor ra, t4, s10
    sub t5, t5, ra
    xor t5, t5, s9
    rori t4, t4, 27
    xor ra, t5, s11
    sub t6, t6, ra
    xor t6, t6, s9
    rori t5, t5, 29
    xor ra, a5, s8
    sub a2, a2, ra
    xor a2, a2, s9
    rori a5, a5, 9
    xor ra, a2, s10
    sub a3, a3, ra
    xor a3, a3, s9
    rori a2, a2, 27
    xor ra, a3, s11
    sub a4, a4, ra
    xor a4, a4, s9
    rori a3, a3, 29
    xor ra, s1, s8
    sub a6, a6, ra
    xor a6, a6, s9
    xor s8, s5, s8
    sub s2, s2, s8
    xor s2, s2, s9
    rori s1, s1, 9
    rori s5, s5, 9
    xor s8, a6, s10
    sub a7, a7, s8
    xor a7, a7, s9
    xor s8, s2, s10
    sub s3, s3, s8
    xor s8, a7, s11
    sub s0, s0, s8
    xor s0, s0, s9
    xor s3, s3, s9
    xor s8, s3, s11
    sub s4, s4, s8
    xor s4, s4, s9
    lw s8, -32(s7)
    lw s9, -28(s7)
    xor s10, t2, s8
    sub t3, t3, s10
    xor t3, t3, s9
    lw s10, -24(s7)
    rori a7, a7, 29
    rori a6, a6, 27
    rori s3, s3, 29
    rori s2, s2, 27
    /* round i = 21, 13, 5: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    xor s11, t3, s10
    sub t0, t0, s11
    xor t0, t0, s9
    rori t3, t3, 27
    lw s11, -20(s7)
    xor ra, t6, s8
    sub a1, a1, ra
    xor a1, a1, s9
    rori t6, t6, 9
    xor ra, t0, s11
    sub t1, t1, ra
    xor t1, t1, s9
    rori t0, t0, 29
    xor ra, a1, s10
    sub t4, t4, ra
    xor t4, t4, s9
    rori a1, a1, 27
    xor ra, t4, s11
    sub t5, t5, ra
    xor t5, t5, s9
    rori t4, t4, 29
    xor ra, a4, s8
    sub a5, a5, ra
    xor a5, a5, s9
    rori a4, a4, 9
    xor ra, a5, s10
    sub a2, a2, ra
    xor a2, a2, s9
    rori a5, a5, 27
    xor ra, a2, s11
    sub a3, a3, ra
    xor a3, a3, s9
    rori a2, a2, 29
    xor ra, s0, s8
    sub s1, s1, ra
    xor s1, s1, s9
    xor s8, s4, s8
    sub s5, s5, s8
    xor s5, s5, s9
    rori s0, s0, 9
    rori s4, s4, 9
    xor s8, s1, s10
    sub a6, a6, s8
    xor a6, a6, s9
    xor s8, s5, s10
    sub s2, s2, s8
    xor s8, a6, s11
    sub a7, a7, s8
    xor a7, a7, s9
    xor s2, s2, s9
    xor s8, s2, s11
    sub s3, s3, s8
    xor s3, s3, s9
    lw s8, -48(s7)
    lw s9, -44(s7)
    xor s10, t1, s8
    sub t2, t2, s10
    xor t2, t2, s9
    lw s10, -40(s7)
    rori a6, a6, 29
    rori s1, s1, 27
    rori s2, s2, 29
    rori s5, s5, 27
    /* round i = 20, 12, 4: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    xor s11, t2, s10
    sub t3, t3, s11
    xor t3, t3, s9
    rori t2, t2, 27
    lw s11, -36(s7)
    xor ra, t5, s8
    sub t6, t6, ra
    xor t6, t6, s9
    rori t5, t5, 9
    xor ra, t3, s11
    sub t0, t0, ra
    xor t0, t0, s9
    rori t3, t3, 29
    xor ra, t6, s10
    sub a1, a1, ra
    xor a1, a1, s9
    rori t6, t6, 27
    xor ra, a1, s11
    sub t4, t4, ra
    xor t4, t4, s9
    rori a1, a1, 29
    xor ra, a3, s8
    sub a4, a4, ra
    xor a4, a4, s9
    rori a3, a3, 9
    xor ra, a4, s10
    sub a5, a5, ra
    xor a5, a5, s9
    rori a4, a4, 27
    xor ra, a5, s11
    sub a2, a2, ra
    xor a2, a2, s9
    rori a5, a5, 29
    xor ra, a7, s8
    sub s0, s0, ra
    xor s0, s0, s9
    xor s8, s3, s8
    sub s4, s4, s8
    xor s4, s4, s9
    rori a7, a7, 9
    rori s3, s3, 9
    xor s8, s0, s10
    sub s1, s1, s8
    xor s1, s1, s9
    xor s8, s4, s10
    sub s5, s5, s8
    xor s8, s1, s11
    sub a6, a6, s8
    xor a6, a6, s9
    xor s5, s5, s9
    xor s8, s5, s11
    sub s2, s2, s8
    xor s2, s2, s9
    lw s8, -64(s7)
    lw s9, -60(s7)
    xor s10, t0, s8
    sub t1, t1, s10
    xor t1, t1, s9
    lw s10, -56(s7)
    rori s1, s1, 29
    rori s0, s0, 27
    rori s5, s5, 29
    rori s4, s4, 27
    /* round i = 19, 11, 3: y := round_back(y, rk[i]) */
    rori t0, t0, 9
    xor s11, t1, s10
    sub t2, t2, s11
    xor t2, t2, s9
    rori t1, t1, 27
    lw s11, -52(s7)
    xor ra, t4, s8
    sub t5, t5, ra
    xor t5, t5, s9
    rori t4, t4, 9
    xor ra, t2, s11
    sub t3, t3, ra
    xor t3, t3, s9
    rori t2, t2, 29
    xor ra, t5, s10
    sub t6, t6, ra
    xor t6, t6, s9
    rori t5, t5, 27
    xor ra, t6, s11
    sub a1, a1, ra
    xor a1, a1, s9
    rori t6, t6, 29
    xor ra, a2, s8
    sub a3, a3, ra
    xor a3, a3, s9
    rori a2, a2, 9
    xor ra, a3, s10
    sub a4, a4, ra
    xor a4, a4, s9
    rori a3, a3, 27
    xor ra, a4, s11
    sub a5, a5, ra
    xor a5, a5, s9
    rori a4, a4, 29
    xor ra, a6, s8
    sub a7, a7, ra
    xor a7, a7, s9
    xor s8, s2, s8
    sub s3, s3, s8
    xor s3, s3, s9
    rori a6, a6, 9
    rori s2, s2, 9
    xor s8, a7, s10
    sub s0, s0, s8
    xor s0, s0, s9
    xor s8, s3, s10
    sub s4, s4, s8
    xor s8, s0, s11
    sub s1, s1, s8
    xor s1, s1, s9
    xor s4, s4, s9
    xor s8, s4, s11
    sub s5, s5, s8
    xor s5, s5, s9
    lw s8, -80(s7)
    lw s9, -76(s7)
    xor s10, t3, s8
    sub t0, t0, s10
    xor t0, t0, s9
    lw s10, -72(s7)
    rori s0, s0, 29
    rori a7, a7, 27
    rori s4, s4, 29
    rori s3, s3, 27
    /* round i = 18, 10, 2: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    xor s11, t0, s10
    sub t1, t1, s11
    xor t1, t1, s9
    rori t0, t0, 27
    lw s11, -68(s7)
    xor ra, a1, s8
    sub t4, t4, ra
    xor t4, t4, s9
    rori a1, a1, 9
    xor ra, t1, s11
    sub t2, t2, ra
    xor t2, t2, s9
    rori t1, t1, 29
    xor ra, t4, s10
    sub t5, t5, ra
    xor t5, t5, s9
    rori t4, t4, 27
    xor ra, t5, s11
    sub t6, t6, ra
    xor t6, t6, s9
    rori t5, t5, 29
    xor ra, a5, s8
    sub a2, a2, ra
    xor a2, a2, s9
    rori a5, a5, 9
    xor ra, a2, s10
    sub a3, a3, ra
    xor a3, a3, s9
    rori a2, a2, 27
    xor ra, a3, s11
    sub a4, a4, ra
    xor a4, a4, s9
    rori a3, a3, 29
    xor ra, s1, s8
    sub a6, a6, ra
    xor a6, a6, s9
    xor s8, s5, s8
    sub s2, s2, s8
    xor s2, s2, s9
    rori s1, s1, 9
    rori s5, s5, 9
    xor s8, a6, s10
    sub a7, a7, s8
    xor a7, a7, s9
    xor s8, s2, s10
    sub s3, s3, s8
    xor s8, a7, s11
    sub s0, s0, s8
    xor s0, s0, s9
    xor s3, s3, s9
    xor s8, s3, s11
    sub s4, s4, s8
    xor s4, s4, s9
    lw s8, -96(s7)
    lw s9, -92(s7)
    xor s10, t2, s8
    sub t3, t3, s10
    xor t3, t3, s9
    lw s10, -88(s7)
    rori a7, a7, 29
    rori a6, a6, 27
    rori s3, s3, 29
    rori s2, s2, 27
    /* round i = 17, 9, 1: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    xor s11, t3, s10
    sub t0, t0, s11
    xor t0, t0, s9
    rori t3, t3, 27
    lw s11, -84(s7)
    xor ra, t6, s8
    sub a1, a1, ra
    xor a1, a1, s9
    rori t6, t6, 9
    xor ra, t0, s11
    sub t1, t1, ra
    xor t1, t1, s9
    rori t0, t0, 29
    xor ra, a1, s10
    sub t4, t4, ra
    xor t4, t4, s9
    rori a1, a1, 27
    xor ra, t4, s11
    sub t5, t5, ra
    xor t5, t5, s9
    rori t4, t4, 29
    xor ra, a4, s8
    sub a5, a5, ra
    xor a5, a5, s9
    rori a4, a4, 9
    xor ra, a5, s10
    sub a2, a2, ra
    xor a2, a2, s9
    rori a5, a5, 27
    xor ra, a2, s11
    sub a3, a3, ra
    xor a3, a3, s9
    rori a2, a2, 29
    xor ra, s0, s8
    sub s1, s1, ra
    xor s1, s1, s9
    xor s8, s4, s8
    sub s5, s5, s8
    xor s5, s5, s9
    rori s0, s0, 9
    rori s4, s4, 9
    xor s8, s1, s10
    sub a6, a6, s8
    xor a6, a6, s9
    xor s8, s5, s10
    sub s2, s2, s8
    xor s8, a6, s11
    sub a7, a7, s8
    xor a7, a7, s9
    xor s2, s2, s9
    xor s8, s2, s11
    sub s3, s3, s8
    xor s3, s3, s9
    lw s8, -112(s7)
    lw s9, -108(s7)
    xor s10, t1, s8
    sub t2, t2, s10
    xor t2, t2, s9
    lw s10, -104(s7)
    rori a6, a6, 29
    rori s1, s1, 27
    rori s2, s2, 29
    rori s5, s5, 27
    /* round i = 16, 8, 0: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    xor s11, t2, s10
    sub t3, t3, s11
    xor t3, t3, s9
    rori t2, t2, 27
    lw s11, -100(s7)
    xor ra, t5, s8
    sub t6, t6, ra
    xor t6, t6, s9
    rori t5, t5, 9
    xor ra, t3, s11
    sub t0, t0, ra
    xor t0, t0, s9
    rori t3, t3, 29
    xor ra, t6, s10
    sub a1, a1, ra
    xor a1, a1, s9
    rori t6, t6, 27
    xor ra, a1, s11
    sub t4, t4, ra
    xor t4, t4, s9
    rori a1, a1, 29
    xor ra, a3, s8
    sub a4, a4, ra
    xor a4, a4, s9
    rori a3, a3, 9
    xor ra, a4, s10
    sub a5, a5, ra
    xor a5, a5, s9
    rori a4, a4, 27
    xor ra, a5, s11
    sub a2, a2, ra
    xor a2, a2, s9
    rori a5, a5, 29
    xor ra, a7, s8
    sub s0, s0, ra
    xor s0, s0, s9
    xor s8, s3, s8
    sub s4, s4, s8
    xor s4, s4, s9
    rori a7, a7, 9
    rori s3, s3, 9
    xor s8, s0, s10
    sub s1, s1, s8
    xor s1, s1, s9
    xor s8, s4, s10
    sub s5, s5, s8
    xor s8, s1, s11
    sub a6, a6, s8
    xor a6, a6, s9
    xor s5, s5, s9
    xor s8, s5, s11
    sub s2, s2, s8
    xor s2, s2, s9
    lw s8, -128(s7)
    lw s9, -124(s7)
    xor s10, t0, s8
    sub t1, t1, s10
    xor t1, t1, s9
    lw s10, -120(s7)
    rori s1, s1, 29
    rori s0, s0, 27
    rori s5, s5, 29
    rori s4, s4, 27
    xor s11, t1, s10
    sub t2, t2, s11
    xor t2, t2, s9
    lw s11, -116(s7)
    addi s7, s7, -128
    xor ra, t2, s11
    sub t3, t3, ra
    xor t3, t3, s9
    xor ra, t4, s8
    sub t5, t5, ra
    xor t5, t5, s9
    xor ra, t5, s10
    sub t6, t6, ra
    xor t6, t6, s9
    xor ra, t6, s11
    sub a1, a1, ra
    xor a1, a1, s9
    xor ra, a2, s8
    sub a3, a3, ra
    xor a3, a3, s9
    xor ra, a3, s10
    sub a4, a4, ra
    xor a4, a4, s9
    xor ra, a4, s11
    sub a5, a5, ra
    xor a5, a5, s9
    xor ra, a6, s8
    sub a7, a7, ra
    xor a7, a7, s9
    xor s8, s2, s8
    sub s3, s3, s8
    xor s3, s3, s9
    xor s8, a7, s10
    sub s0, s0, s8
    xor s0, s0, s9
    xor s8, s3, s10
    sub s4, s4, s8
    xor s8, s0, s11
    sub s1, s1, s8
    xor s1, s1, s9
    xor s4, s4, s9
    xor s8, s4, s11
    sub s5, s5, s8
    xor s5, s5, s9
    bne s7, a0, .Llea128_decrypt_blocks_rounds8
    lw s7, 4(sp)  /* reload */
    addi s6, s6, -5
    sw t0, 0(s7)
    sw t1, 4(s7)
    sw t2, 8(s7)
    sw t3, 12(s7)
    sw t4, 16(s7)
    sw t5, 20(s7)
    sw t6, 24(s7)
    sw a1, 28(s7)
    sw a2, 32(s7)
    sw a3, 36(s7)
    sw a4, 40(s7)
    sw a5, 44(s7)
    sw a6, 48(s7)
    sw a7, 52(s7)
    sw s0, 56(s7)
    sw s1, 60(s7)
    sw s2, 64(s7)
    sw s3, 68(s7)
    sw s4, 72(s7)
    sw s5, 76(s7)
    addi t0, s7, 80
    sw t0, 4(sp)  /* spill */
    bge s6, zero, .Llea128_decrypt_blocks_blocks7
.Llea128_decrypt_blocks_fewer3:
    addi a3, s6, 5
.Llea128_decrypt_blocks_rest2:
    addi t0, a3, -4
    blt t0, zero, .Llea128_decrypt_blocks_fewer11
.Llea128_decrypt_blocks_blocks13:
    lw t1, 0(sp)  /* reload */
    andi t1, t1, 3
    bne t1, zero, .Llea128_decrypt_blocks_misaligned14
    lw s2, 0(sp)  /* reload */
    lw t1, 0(s2)
    lw t2, 4(s2)
    lw t3, 8(s2)
    lw t4, 12(s2)
    lw t5, 16(s2)
    lw t6, 20(s2)
    lw a1, 24(s2)
    lw a2, 28(s2)
    lw a3, 32(s2)
    lw a4, 36(s2)
    lw a5, 40(s2)
    lw a6, 44(s2)
    lw a7, 48(s2)
    lw s0, 52(s2)
    lw s1, 56(s2)
    lw s2, 60(s2)
.Llea128_decrypt_blocks_join16:
    lw s3, 0(sp)  /* reload */
    addi s3, s3, 64
    sw s3, 0(sp)  /* spill */
    addi s3, a0, 384
.Llea128_decrypt_blocks_rounds19:
    /* round i = 23, 19, ..., 3: y := round_back(y, rk[i]) */
    rori t3, t3, 29
    rori t2, t2, 27
    rori t1, t1, 9
    lw s4, -16(s3)
    lw s5, -12(s3)
    xor s6, t4, s4
    sub t1, t1, s6
    xor t1, t1, s5
    lw s6, -8(s3)
    lw s7, -4(s3)
    xor s8, t1, s6
    sub t2, t2, s8
    xor t2, t2, s5
    xor s8, t2, s7
    sub t3, t3, s8
    xor t3, t3, s5
    rori a1, a1, 29
    rori t6, t6, 27
    rori t5, t5, 9
    xor s8, a2, s4
    sub t5, t5, s8
    xor t5, t5, s5
    xor s8, t5, s6
    sub t6, t6, s8
    xor t6, t6, s5
    xor s8, t6, s7
    sub a1, a1, s8
    xor a1, a1, s5
    rori a5, a5, 29
    rori a4, a4, 27
    rori a3, a3, 9
    xor s8, a6, s4
    sub a3, a3, s8
    xor a3, a3, s5
    xor s8, a3, s6
    sub a4, a4, s8
    xor a4, a4, s5
    xor s8, a4, s7
    sub a5, a5, s8
    xor a5, a5, s5
    rori s1, s1, 29
    rori s0, s0, 27
    rori a7, a7, 9
    xor s4, s2, s4
    sub a7, a7, s4
    xor a7, a7, s5
    xor s4, a7, s6
    sub s0, s0, s4
    xor s0, s0, s5
    xor s4, s0, s7
    sub s1, s1, s4
    xor s1, s1, s5
    /* round i = 22, 18, ..., 2: y := round_back(y, rk[i]) */
    rori t2, t2, 29
    rori t1, t1, 27
    rori t4, t4, 9
    lw s4, -32(s3)
    lw s5, -28(s3)
    xor s6, t3, s4
    sub t4, t4, s6
    xor t4, t4, s5
    lw s6, -24(s3)
    lw s7, -20(s3)
    xor s8, t4, s6
    sub t1, t1, s8
    xor t1, t1, s5
    xor s8, t1, s7
    sub t2, t2, s8
    xor t2, t2, s5
    rori t6, t6, 29
    rori t5, t5, 27
    rori a2, a2, 9
    xor s8, a1, s4
    sub a2, a2, s8
    xor a2, a2, s5
    xor s8, a2, s6
    sub t5, t5, s8
    xor t5, t5, s5
    xor s8, t5, s7
    sub t6, t6, s8
    xor t6, t6, s5
    rori a4, a4, 29
    rori a3, a3, 27
    rori a6, a6, 9
    xor s8, a5, s4
    sub a6, a6, s8
    xor a6, a6, s5
    xor s8, a6, s6
    sub a3, a3, s8
    xor a3, a3, s5
    xor s8, a3, s7
    sub a4, a4, s8
    xor a4, a4, s5
    rori s0, s0, 29
    rori a7, a7, 27
    rori s2, s2, 9
    xor s4, s1, s4
    sub s2, s2, s4
    xor s2, s2, s5
    xor s4, s2, s6
    sub a7, a7, s4
    xor a7, a7, s5
    xor s4, a7, s7
    sub s0, s0, s4
    xor s0, s0, s5
    /* round i = 21, 17, ..., 1: y := round_back(y, rk[i]) */
    rori t1, t1, 29
    rori t4, t4, 27
    rori t3, t3, 9
    lw s4, -48(s3)
    lw s5, -44(s3)
    xor s6, t2, s4
    sub t3, t3, s6
    xor t3, t3, s5
    lw s6, -40(s3)
    lw s7, -36(s3)
    xor s8, t3, s6
    sub t4, t4, s8
    xor t4, t4, s5
    xor s8, t4, s7
    sub t1, t1, s8
    xor t1, t1, s5
    rori t5, t5, 29
    rori a2, a2, 27
    rori a1, a1, 9
    xor s8, t6, s4
    sub a1, a1, s8
    xor a1, a1, s5
    xor s8, a1, s6
    sub a2, a2, s8
    xor a2, a2, s5
    xor s8, a2, s7
    sub t5, t5, s8
    xor t5, t5, s5
    rori a3, a3, 29
    rori a6, a6, 27
    rori a5, a5, 9
    xor s8, a4, s4
    sub a5, a5, s8
    xor a5, a5, s5
    xor s8, a5, s6
    sub a6, a6, s8
    xor a6, a6, s5
    xor s8, a6, s7
    sub a3, a3, s8
    xor a3, a3, s5
    rori a7, a7, 29
    rori s2, s2, 27
    rori s1, s1, 9
    xor s4, s0, s4
    sub s1, s1, s4
    xor s1, s1, s5
    xor s4, s1, s6
    sub s2, s2, s4
    xor s2, s2, s5
    xor s4, s2, s7
    sub a7, a7, s4
    xor a7, a7, s5
    /* round i = 20, 16, ..., 0: y := round_back(y, rk[i]) */
    rori t4, t4, 29
    rori t3, t3, 27
    rori t2, t2, 9
    lw s4, -64(s3)
    lw s5, -60(s3)
    xor s6, t1, s4
    sub t2, t2, s6
    xor t2, t2, s5
    lw s6, -56(s3)
    lw s7, -52(s3)
    xor s8, t2, s6
    sub t3, t3, s8
    xor t3, t3, s5
    xor s8, t3, s7
    sub t4, t4, s8
    xor t4, t4, s5
    rori a2, a2, 29
    rori a1, a1, 27
    rori t6, t6, 9
    xor s8, t5, s4
    sub t6, t6, s8
    xor t6, t6, s5
    xor s8, t6, s6
    sub a1, a1, s8
    xor a1, a1, s5
    xor s8, a1, s7
    sub a2, a2, s8
    xor a2, a2, s5
    rori a6, a6, 29
    rori a5, a5, 27
    rori a4, a4, 9
    xor s8, a3, s4
    sub a4, a4, s8
    xor a4, a4, s5
    xor s8, a4, s6
    sub a5, a5, s8
    xor a5, a5, s5
    xor s8, a5, s7
    sub a6, a6, s8
    xor a6, a6, s5
    rori s2, s2, 29
    rori s1, s1, 27
    rori s0, s0, 9
    xor s4, a7, s4
    sub s0, s0, s4
    xor s0, s0, s5
    xor s4, s0, s6
    sub s1, s1, s4
    xor s1, s1, s5
    xor s4, s1, s7
    sub s2, s2, s4
    xor s2, s2, s5
    addi s3, s3, -64
    bne s3, a0, .Llea128_decrypt_blocks_rounds19
    lw s3, 4(sp)  /* reload */
    andi s3, s3, 3
    bne s3, zero, .Llea128_decrypt_blocks_misaligned21
    lw s3, 4(sp)  /* reload */
    sw t1, 0(s3)
    sw t2, 4(s3)
    sw t3, 8(s3)
    sw t4, 12(s3)
    sw t5, 16(s3)
    sw t6, 20(s3)
    sw a1, 24(s3)
    sw a2, 28(s3)
    sw a3, 32(s3)
    sw a4, 36(s3)
    sw a5, 40(s3)
    sw a6, 44(s3)
    sw a7, 48(s3)
    sw s0, 52(s3)
    sw s1, 56(s3)
    sw s2, 60(s3)
.Llea128_decrypt_blocks_join23:
    lw t1, 4(sp)  /* reload */
    addi t0, t0, -4
    addi t1, t1, 64
    sw t1, 4(sp)  /* spill */
    bge t0, zero, .Llea128_decrypt_blocks_blocks13
.Llea128_decrypt_blocks_fewer11:
    addi t0, t0, 4
    beq t0, zero, .Llea128_decrypt_blocks_done1
.Llea128_decrypt_blocks_blocks27:
    lw t1, 0(sp)  /* reload */
    andi t1, t1, 3
    bne t1, zero, .Llea128_decrypt_blocks_misaligned28
    lw t4, 0(sp)  /* reload */
    lw t1, 0(t4)
    lw t2, 4(t4)
    lw t3, 8(t4)
    lw t4, 12(t4)
.Llea128_decrypt_blocks_join30:
    lw t5, 0(sp)  /* reload */
    addi t5, t5, 16
    sw t5, 0(sp)  /* spill */
    addi t5, a0, 384
.Llea128_decrypt_blocks_rounds33:
    /* round i = 23, 19, ..., 3: y := round_back(y, rk[i]) */
    rori t3, t3, 29
    rori t2, t2, 27
    rori t1, t1, 9
    lw t6, -16(t5)
    lw a1, -12(t5)
    xor t6, t4, t6
    sub t1, t1, t6
    xor t1, t1, a1
    lw t6, -8(t5)
    lw a2, -4(t5)
    xor t6, t1, t6
    sub t2, t2, t6
    xor t2, t2, a1
    xor t6, t2, a2
    sub t3, t3, t6
    xor t3, t3, a1
    /* round i = 22, 18, ..., 2: y := round_back(y, rk[i]) */
    rori t2, t2, 29
    rori t1, t1, 27
    rori t4, t4, 9
    lw t6, -32(t5)
    lw a1, -28(t5)
    xor t6, t3, t6
    sub t4, t4, t6
    xor t4, t4, a1
    lw t6, -24(t5)
    lw a2, -20(t5)
    xor t6, t4, t6
    sub t1, t1, t6
    xor t1, t1, a1
    xor t6, t1, a2
    sub t2, t2, t6
    xor t2, t2, a1
    /* round i = 21, 17, ..., 1: y := round_back(y, rk[i]) */
    rori t1, t1, 29
    rori t4, t4, 27
    rori t3, t3, 9
    lw t6, -48(t5)
    lw a1, -44(t5)
    xor t6, t2, t6
    sub t3, t3, t6
    xor t3, t3, a1
    lw t6, -40(t5)
    lw a2, -36(t5)
    xor t6, t3, t6
    sub t4, t4, t6
    xor t4, t4, a1
    xor t6, t4, a2
    sub t1, t1, t6
    xor t1, t1, a1
    /* round i = 20, 16, ..., 0: y := round_back(y, rk[i]) */
    rori t4, t4, 29
    rori t3, t3, 27
    rori t2, t2, 9
    lw t6, -64(t5)
    lw a1, -60(t5)
    xor t6, t1, t6
    sub t2, t2, t6
    xor t2, t2, a1
    lw t6, -56(t5)
    lw a2, -52(t5)
    xor t6, t2, t6
    sub t3, t3, t6
    xor t3, t3, a1
    xor t6, t3, a2
    sub t4, t4, t6
    xor t4, t4, a1
    addi t5, t5, -64
    bne t5, a0, .Llea128_decrypt_blocks_rounds33
    lw t5, 4(sp)  /* reload */
    andi t5, t5, 3
    bne t5, zero, .Llea128_decrypt_blocks_misaligned35
    lw t5, 4(sp)  /* reload */
    sw t1, 0(t5)
    sw t2, 4(t5)
    sw t3, 8(t5)
    sw t4, 12(t5)
.Llea128_decrypt_blocks_join37:
    lw t1, 4(sp)  /* reload */
    addi t0, t0, -1
    addi t1, t1, 16
    sw t1, 4(sp)  /* spill */
    bne t0, zero, .Llea128_decrypt_blocks_blocks27
.Llea128_decrypt_blocks_done1:
    lw s0, 8(sp)
    lw s1, 12(sp)
    lw s2, 16(sp)
    lw s3, 20(sp)
    lw s4, 24(sp)
    lw s5, 28(sp)
    lw s6, 32(sp)
    lw s7, 36(sp)
    lw s8, 40(sp)
    lw s9, 44(sp)
    lw s10, 48(sp)
    lw s11, 52(sp)
    lw ra, 56(sp)
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
    .cfi_restore s7
    .cfi_restore s8
    .cfi_restore s9
    .cfi_restore s10
    .cfi_restore s11
    jalr zero, 0(ra)
.Llea128_decrypt_blocks_misaligned14:
    .cfi_restore_state
    lw t1, 0(sp)  /* reload */
    andi t1, t1, 1
    bne t1, zero, .Llea128_decrypt_blocks_odd15
    lw s2, 0(sp)  /* reload */
    lhu t1, 2(s2)
    lhu t2, 0(s2)
    lhu t3, 6(s2)
    slli t1, t1, 16
    or t1, t2, t1
    slli t2, t3, 16
    lhu t3, 4(s2)
    lhu t4, 10(s2)
    lhu t5, 8(s2)
    or t2, t3, t2
    slli t3, t4, 16
    or t3, t5, t3
    lhu t4, 14(s2)
    lhu t5, 12(s2)
    lhu t6, 18(s2)
    slli t4, t4, 16
    or t4, t5, t4
    slli t5, t6, 16
    lhu t6, 16(s2)
    lhu a1, 22(s2)
    lhu a2, 20(s2)
    or t5, t6, t5
    slli t6, a1, 16
    or t6, a2, t6
    lhu a1, 26(s2)
    lhu a2, 24(s2)
    lhu a3, 30(s2)
    slli a1, a1, 16
    or a1, a2, a1
    slli a2, a3, 16
    lhu a3, 28(s2)
    lhu a4, 34(s2)
    lhu a5, 32(s2)
    or a2, a3, a2
    slli a3, a4, 16
    or a3, a5, a3
    lhu a4, 38(s2)
    lhu a5, 36(s2)
    lhu a6, 42(s2)
    slli a4, a4, 16
    or a4, a5, a4
    slli a5, a6, 16
    lhu a6, 40(s2)
    lhu a7, 46(s2)
    lhu s0, 44(s2)
    or a5, a6, a5
    slli a6, a7, 16
    or a6, s0, a6
    lhu a7, 50(s2)
    lhu s0, 48(s2)
    lhu s1, 54(s2)
    slli a7, a7, 16
    or a7, s0, a7
    slli s0, s1, 16
    lhu s1, 52(s2)
    lhu s3, 58(s2)
    lhu s4, 56(s2)
    or s0, s1, s0
    slli s1, s3, 16
    or s1, s4, s1
    lhu s3, 62(s2)
    lhu s2, 60(s2)
    slli s3, s3, 16
    or s2, s2, s3
    jal zero, .Llea128_decrypt_blocks_join16
.Llea128_decrypt_blocks_odd15:
    lw s2, 0(sp)  /* reload */
    lhu t1, 1(s2)
    lbu t2, 0(s2)
    lbu t3, 3(s2)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t3, 24
    or t1, t1, t2
    lhu t2, 5(s2)
    lbu t3, 4(s2)
    lbu t4, 7(s2)
    slli t2, t2, 8
    or t2, t3, t2
    slli t3, t4, 24
    or t2, t2, t3
    lhu t3, 9(s2)
    lbu t4, 8(s2)
    lbu t5, 11(s2)
    slli t3, t3, 8
    or t3, t4, t3
    slli t4, t5, 24
    or t3, t3, t4
    lhu t4, 13(s2)
    lbu t5, 12(s2)
    lbu t6, 15(s2)
    slli t4, t4, 8
    or t4, t5, t4
    slli t5, t6, 24
    or t4, t4, t5
    lhu t5, 17(s2)
    lbu t6, 16(s2)
    lbu a1, 19(s2)
    slli t5, t5, 8
    or t5, t6, t5
    slli t6, a1, 24
    or t5, t5, t6
    lhu t6, 21(s2)
    lbu a1, 20(s2)
    lbu a2, 23(s2)
    slli t6, t6, 8
    or t6, a1, t6
    slli a1, a2, 24
    or t6, t6, a1
    lhu a1, 25(s2)
    lbu a2, 24(s2)
    lbu a3, 27(s2)
    slli a1, a1, 8
    or a1, a2, a1
    slli a2, a3, 24
    or a1, a1, a2
    lhu a2, 29(s2)
    lbu a3, 28(s2)
    lbu a4, 31(s2)
    slli a2, a2, 8
    or a2, a3, a2
    slli a3, a4, 24
    or a2, a2, a3
    lhu a3, 33(s2)
    lbu a4, 32(s2)
    lbu a5, 35(s2)
    slli a3, a3, 8
    or a3, a4, a3
    slli a4, a5, 24
    or a3, a3, a4
    lhu a4, 37(s2)
    lbu a5, 36(s2)
    lbu a6, 39(s2)
    slli a4, a4, 8
    or a4, a5, a4
    slli a5, a6, 24
    or a4, a4, a5
    lhu a5, 41(s2)
    lbu a6, 40(s2)
    lbu a7, 43(s2)
    slli a5, a5, 8
    or a5, a6, a5
    slli a6, a7, 24
    or a5, a5, a6
    lhu a6, 45(s2)
    lbu a7, 44(s2)
    lbu s0, 47(s2)
    slli a6, a6, 8
    or a6, a7, a6
    slli a7, s0, 24
    or a6, a6, a7
    lhu a7, 49(s2)
    lbu s0, 48(s2)
    lbu s1, 51(s2)
    slli a7, a7, 8
    or a7, s0, a7
    slli s0, s1, 24
    or a7, a7, s0
    lhu s0, 53(s2)
    lbu s1, 52(s2)
    lbu s3, 55(s2)
    slli s0, s0, 8
    or s0, s1, s0
    slli s1, s3, 24
    or s0, s0, s1
    lhu s1, 57(s2)
    lbu s3, 56(s2)
    lbu s4, 59(s2)
    slli s1, s1, 8
    or s1, s3, s1
    slli s3, s4, 24
    or s1, s1, s3
    lhu s3, 61(s2)
    lbu s4, 60(s2)
    lbu s2, 63(s2)
    slli s3, s3, 8
    or s3, s4, s3
    slli s2, s2, 24
    or s2, s3, s2
    jal zero, .Llea128_decrypt_blocks_join16
.Llea128_decrypt_blocks_misaligned21:
    lw s3, 4(sp)  /* reload */
    andi s3, s3, 1
    bne s3, zero, .Llea128_decrypt_blocks_odd22
    srli s3, t1, 16
    lw s4, 4(sp)  /* reload */
    sh t1, 0(s4)
    sh s3, 2(s4)
    srli t1, t2, 16
    sh t2, 4(s4)
    sh t1, 6(s4)
    srli t1, t3, 16
    sh t3, 8(s4)
    sh t1, 10(s4)
    srli t1, t4, 16
    sh t4, 12(s4)
    sh t1, 14(s4)
    srli t1, t5, 16
    sh t5, 16(s4)
    sh t1, 18(s4)
    srli t1, t6, 16
    sh t6, 20(s4)
    sh t1, 22(s4)
    srli t1, a1, 16
    sh a1, 24(s4)
    sh t1, 26(s4)
    srli t1, a2, 16
    sh a2, 28(s4)
    sh t1, 30(s4)
    srli t1, a3, 16
    sh a3, 32(s4)
    sh t1, 34(s4)
    srli t1, a4, 16
    sh a4, 36(s4)
    sh t1, 38(s4)
    srli t1, a5, 16
    sh a5, 40(s4)
    sh t1, 42(s4)
    srli t1, a6, 16
    sh a6, 44(s4)
    sh t1, 46(s4)
    srli t1, a7, 16
    sh a7, 48(s4)
    sh t1, 50(s4)
    srli t1, s0, 16
    sh s0, 52(s4)
    sh t1, 54(s4)
    srli t1, s1, 16
    sh s1, 56(s4)
    sh t1, 58(s4)
    srli t1, s2, 16
    sh s2, 60(s4)
    sh t1, 62(s4)
    jal zero, .Llea128_decrypt_blocks_join23
.Llea128_decrypt_blocks_odd22:
    srli s3, t1, 8
    srli s4, t1, 24
    lw s5, 4(sp)  /* reload */
    sb t1, 0(s5)
    sh s3, 1(s5)
    sb s4, 3(s5)
    srli t1, t2, 8
    srli s3, t2, 24
    sb t2, 4(s5)
    sh t1, 5(s5)
    sb s3, 7(s5)
    srli t1, t3, 8
    srli t2, t3, 24
    sb t3, 8(s5)
    sh t1, 9(s5)
    sb t2, 11(s5)
    srli t1, t4, 8
    srli t2, t4, 24
    sb t4, 12(s5)
    sh t1, 13(s5)
    sb t2, 15(s5)
    srli t1, t5, 8
    srli t2, t5, 24
    sb t5, 16(s5)
    sh t1, 17(s5)
    sb t2, 19(s5)
    srli t1, t6, 8
    srli t2, t6, 24
    sb t6, 20(s5)
    sh t1, 21(s5)
    sb t2, 23(s5)
    srli t1, a1, 8
    srli t2, a1, 24
    sb a1, 24(s5)
    sh t1, 25(s5)
    sb t2, 27(s5)
    srli t1, a2, 8
    srli t2, a2, 24
    sb a2, 28(s5)
    sh t1, 29(s5)
    sb t2, 31(s5)
    srli t1, a3, 8
    srli t2, a3, 24
    sb a3, 32(s5)
    sh t1, 33(s5)
    sb t2, 35(s5)
    srli t1, a4, 8
    srli t2, a4, 24
    sb a4, 36(s5)
    sh t1, 37(s5)
    sb t2, 39(s5)
    srli t1, a5, 8
    srli t2, a5, 24
    sb a5, 40(s5)
    sh t1, 41(s5)
    sb t2, 43(s5)
    srli t1, a6, 8
    srli t2, a6, 24
    sb a6, 44(s5)
    sh t1, 45(s5)
    sb t2, 47(s5)
    srli t1, a7, 8
    srli t2, a7, 24
    sb a7, 48(s5)
    sh t1, 49(s5)
    sb t2, 51(s5)
    srli t1, s0, 8
    srli t2, s0, 24
    sb s0, 52(s5)
    sh t1, 53(s5)
    sb t2, 55(s5)
    srli t1, s1, 8
    srli t2, s1, 24
    sb s1, 56(s5)
    sh t1, 57(s5)
    sb t2, 59(s5)
    srli t1, s2, 8
    srli t2, s2, 24
    sb s2, 60(s5)
    sh t1, 61(s5)
    sb t2, 63(s5)
    jal zero, .Llea128_decrypt_blocks_join23
.Llea128_decrypt_blocks_misaligned28:
    lw t1, 0(sp)  /* reload */
    andi t1, t1, 1
    bne t1, zero, .Llea128_decrypt_blocks_odd29
    lw t4, 0(sp)  /* reload */
    lhu t1, 2(t4)
    lhu t2, 0(t4)
    lhu t3, 6(t4)
    slli t1, t1, 16
    or t1, t2, t1
    slli t2, t3, 16
    lhu t3, 4(t4)
    lhu t5, 10(t4)
    lhu t6, 8(t4)
    or t2, t3, t2
    slli t3, t5, 16
    or t3, t6, t3
    lhu t5, 14(t4)
    lhu t4, 12(t4)
    slli t5, t5, 16
    or t4, t4, t5
    jal zero, .Llea128_decrypt_blocks_join30
.Llea128_decrypt_blocks_odd29:
    lw t4, 0(sp)  /* reload */
    lhu t1, 1(t4)
    lbu t2, 0(t4)
    lbu t3, 3(t4)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t3, 24
    or t1, t1, t2
    lhu t2, 5(t4)
    lbu t3, 4(t4)
    lbu t5, 7(t4)
    slli t2, t2, 8
    or t2, t3, t2
    slli t3, t5, 24
    or t2, t2, t3
    lhu t3, 9(t4)
    lbu t5, 8(t4)
    lbu t6, 11(t4)
    slli t3, t3, 8
    or t3, t5, t3
    slli t5, t6, 24
    or t3, t3, t5
    lhu t5, 13(t4)
    lbu t6, 12(t4)
    lbu t4, 15(t4)
    slli t5, t5, 8
    or t5, t6, t5
    slli t4, t4, 24
    or t4, t5, t4
    jal zero, .Llea128_decrypt_blocks_join30
.Llea128_decrypt_blocks_misaligned35:
    lw t5, 4(sp)  /* reload */
    andi t5, t5, 1
    bne t5, zero, .Llea128_decrypt_blocks_odd36
    srli t5, t1, 16
    lw t6, 4(sp)  /* reload */
    sh t1, 0(t6)
    sh t5, 2(t6)
    srli t1, t2, 16
    sh t2, 4(t6)
    sh t1, 6(t6)
    srli t1, t3, 16
    sh t3, 8(t6)
    sh t1, 10(t6)
    srli t1, t4, 16
    sh t4, 12(t6)
    sh t1, 14(t6)
    jal zero, .Llea128_decrypt_blocks_join37
.Llea128_decrypt_blocks_odd36:
    srli t5, t1, 8
    srli t6, t1, 24
    lw a1, 4(sp)  /* reload */
    sb t1, 0(a1)
    sh t5, 1(a1)
    sb t6, 3(a1)
    srli t1, t2, 8
    srli t5, t2, 24
    sb t2, 4(a1)
    sh t1, 5(a1)
    sb t5, 7(a1)
    srli t1, t3, 8
    srli t2, t3, 24
    sb t3, 8(a1)
    sh t1, 9(a1)
    sb t2, 11(a1)
    srli t1, t4, 8
    srli t2, t4, 24
    sb t4, 12(a1)
    sh t1, 13(a1)
    sb t2, 15(a1)
    jal zero, .Llea128_decrypt_blocks_join37
    .cfi_endproc
    .size lea128_decrypt_blocks, .-lea128_decrypt_blocks

    .section .text.lea128_ctr,"ax",%progbits
    .balign 4
    .globl lea128_ctr
    .type lea128_ctr, %function
lea128_ctr:
    /* The cipher text:
     *     function round(x: word[4], rk: word[6]) -> y: word[4] {
     *       y[0] = ((x[0] ^ rk[0]) + (x[1] ^ rk[1])) <<< 9
     *       y[1] = ((x[1] ^ rk[2]) + (x[2] ^ rk[3])) >>> 5
     *       y[2] = ((x[2] ^ rk[4]) + (x[3] ^ rk[5])) >>> 3
     *       y[3] = x[0]
     *     }
     *     encrypt(x, rk) -> y {
     *       for i in 0..rounds-1 { x := round(x, rk[i]) }
     *       y = x
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -112
    .cfi_def_cfa_offset 112
    sw s0, 48(sp)
    .cfi_offset s0, -64
    sw s1, 52(sp)
    .cfi_offset s1, -60
    sw s2, 56(sp)
    .cfi_offset s2, -56
    sw s3, 60(sp)
    .cfi_offset s3, -52
    sw s4, 64(sp)
    .cfi_offset s4, -48
    sw s5, 68(sp)
    .cfi_offset s5, -44
    sw s6, 72(sp)
    .cfi_offset s6, -40
    sw s7, 76(sp)
    .cfi_offset s7, -36
    sw s8, 80(sp)
    .cfi_offset s8, -32
    sw s9, 84(sp)
    .cfi_offset s9, -28
    sw s10, 88(sp)
    .cfi_offset s10, -24
    sw s11, 92(sp)
    .cfi_offset s11, -20
    sw ra, 96(sp)
    .cfi_offset ra, -16
    or t0, a2, a3
    andi t0, t0, 3
    bne a4, zero, .Llea128_ctr_some5
    jal zero, .Llea128_ctr_done4
.Llea128_ctr_some5:
.Llea128_ctr_epoch1:
    andi t1, a1, 3
    beq t1, zero, .Llea128_ctr_words9
    jal zero, .Llea128_ctr_misaligned6
.Llea128_ctr_words9:
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea128_ctr_join8:
    lui t5, 0x1000
    beq t0, zero, .Llea128_ctr_aligned13
    jal zero, .Llea128_ctr_few11
.Llea128_ctr_aligned13:
    addi t6, zero, 64
    bgeu a4, t6, .Llea128_ctr_enough14
    jal zero, .Llea128_ctr_few11
.Llea128_ctr_enough14:
    sw a4, 0(sp)  /* spill */
    /* round i = 0: x := round(x, rk[i]) */
    lw t6, 12(a0)
    /* round i = 1: x := round(x, rk[i]) */
    lw a5, 20(a0)
    xor t6, t3, t6
    xor a6, t1, a5
    lw a7, 8(a0)
    lw s0, 4(a0)
    xor a7, t2, a7
    xor t3, t3, s0
    add t3, a7, t3
    rori t3, t3, 5
    lw a7, 24(a0)
    lw s1, 0(a0)
    xor a7, t3, a7
    xor t1, t1, s1
    xor t2, t2, s0
    add t1, t1, t2
    rori t1, t1, 23
    /* round i = 2: x := round(x, rk[i]) */
    lw t2, 36(a0)
    lw s0, 16(a0)
    xor t2, t1, t2
    xor t1, t1, s0
    xor t3, t3, a5
    add t1, t1, t3
    rori t1, t1, 23
    lw t3, 32(a0)
    /* round i = 3: x := round(x, rk[i]) */
    lw a5, 52(a0)
    xor t3, t1, t3
    xor t1, t1, a5
    addi a5, a0, 256
    sw a5, 4(sp)  /* spill */
    addi a5, zero, 80
    sw a2, 8(sp)  /* spill */
    sw a3, 12(sp)  /* spill */
    sw a1, 16(sp)  /* spill */
    sw t0, 20(sp)  /* spill */
    sw t6, 24(sp)  /* spill */
    sw a6, 28(sp)  /* spill */
    sw a7, 32(sp)  /* spill */
    sw t2, 36(sp)  /* spill */
    sw t3, 40(sp)  /* spill */
    sw t1, 44(sp)  /* spill */
    bltu a4, a5, .Llea128_ctr_fewer16
    lui t0, 0xfc000
    bgeu t4, t0, .Llea128_ctr_fewer16
.Llea128_ctr_batch17:
    /* round i = 0: x := round(x, rk[i]) */
    lw t0, 4(a0)
    add t1, t4, t5
    xor t2, t4, t0
    lw t3, 24(sp)  /* reload */
    xor t4, t1, t0
    add t2, t3, t2
    rori t2, t2, 3
    add t4, t3, t4
    rori t4, t4, 3
    add t1, t1, t5
    xor t6, t1, t0
    add t6, t3, t6
    rori t6, t6, 3
    add t1, t1, t5
    xor a1, t1, t0
    add a1, t3, a1
    rori a1, a1, 3
    add t1, t1, t5
    xor t0, t1, t0
    add t0, t3, t0
    rori t0, t0, 3
    /* round i = 1: x := round(x, rk[i]) */
    lw t3, 28(a0)
    lw a2, 20(a0)
    xor a3, t2, t3
    lw a4, 28(sp)  /* reload */
    xor a5, t4, t3
    add a3, a3, a4
    rori a3, a3, 3
    add a5, a5, a4
    rori a5, a5, 3
    xor a6, t6, t3
    add a6, a6, a4
    rori a6, a6, 3
    xor a7, a1, t3
    add a7, a7, a4
    rori a7, a7, 3
    xor t3, t0, t3
    add t3, t3, a4
    rori t3, t3, 3
    xor t2, t2, a2
    lw a4, 32(sp)  /* reload */
    xor t4, t4, a2
    add t2, a4, t2
    rori t2, t2, 5
    add t4, a4, t4
    rori s0, t4, 5
    xor t4, t6, a2
    add t4, a4, t4
    rori t6, t4, 5
    xor t4, a1, a2
    add t4, a4, t4
    rori a1, t4, 5
    xor t0, t0, a2
    add t0, a4, t0
    rori a2, t0, 5
    /* round i = 2: x := round(x, rk[i]) */
    lw t0, 44(a0)
    lw a4, 40(a0)
    xor t4, a3, t0
    lw s1, 36(sp)  /* reload */
    lw s6, 36(a0)
    add t4, t4, s1
    rori s2, t4, 3
    xor t4, a5, t0
    add t4, t4, s1
    rori s3, t4, 3
    xor t4, a6, t0
    add t4, t4, s1
    rori s4, t4, 3
    add t4, t1, t5
    xor t1, a7, t0
    add t1, t1, s1
    rori s5, t1, 3
    xor t0, t3, t0
    add t0, t0, s1
    rori s1, t0, 3
    xor t0, t2, a4
    xor t1, a3, s6
    add t0, t0, t1
    rori s7, t0, 5
    xor t0, a5, s6
    xor t1, a6, s6
    xor a3, a7, s6
    xor t3, t3, s6
    xor t2, t2, s6
    lw a5, 40(sp)  /* reload */
    lw a6, 44(sp)  /* reload */
    add t2, a5, t2
    rori s8, t2, 23
    xor t2, s0, a4
    add t0, t2, t0
    rori s9, t0, 5
    xor t0, s0, s6
    add t0, a5, t0
    rori t0, t0, 23
    xor t2, t6, a4
    add t1, t2, t1
    rori s10, t1, 5
    xor t1, t6, s6
    add t1, a5, t1
    rori t1, t1, 23
    xor t2, a1, a4
    add t2, t2, a3
    rori s11, t2, 5
    xor t2, a2, a4
    add t2, t2, t3
    rori a4, t2, 5
    xor t2, a1, s6
    add t2, a5, t2
    rori t2, t2, 23
    xor t3, a2, s6
    add t3, a5, t3
    rori t3, t3, 23
    /* round i = 3: x := round(x, rk[i]) */
    lw a5, 60(a0)
    lw s6, 56(a0)
    xor t6, s2, a5
    add t6, t6, a6
    rori t6, t6, 3
    xor a1, s3, a5
    add a1, a1, a6
    rori a1, a1, 3
    xor a2, s4, a5
    add a2, a2, a6
    rori a2, a2, 3
    xor a3, s5, a5
    add a3, a3, a6
    rori a3, a3, 3
    xor a5, s1, a5
    add a5, a5, a6
    rori a5, a5, 3
    xor a6, s7, s6
    lw ra, 52(a0)
    xor a7, s2, ra
    add a6, a6, a7
    rori a6, a6, 5
    xor a7, s3, ra
    xor s0, s4, ra
    xor s2, s5, ra
    xor s3, s1, ra
    xor s4, s7, ra
    xor s1, s9, s6
    add a7, s1, a7
    rori a7, a7, 5
    xor s5, s9, ra
    xor s1, s10, s6
    add s0, s1, s0
    rori s0, s0, 5
    xor s7, s10, ra
    xor s1, s11, s6
    add s1, s1, s2
    rori s1, s1, 5
    xor s2, a4, s6
    add s2, s2, s3
    rori s2, s2, 5
    xor s9, s11, ra
    xor a4, a4, ra
    lw s10, 48(a0)
    addi s3, s8, 0
    xor s6, s8, s10
    add s4, s6, s4
    rori s4, s4, 23
    xor s6, t0, s10
    add s5, s6, s5
    rori s5, s5, 23
    xor s6, t1, s10
    add s6, s6, s7
    rori s6, s6, 23
    xor s7, t2, s10
    add s7, s7, s9
    rori s7, s7, 23
    xor s8, t3, s10
    add a4, s8, a4
    rori s8, a4, 23
    addi a4, a0, 0
.Llea128_ctr_rounds20:
    /* round i = 4, 12: x := round(x, rk[i]) */
    lw s9, 76(a4)
    lw s10, 68(a4)
    xor s11, t6, s9
    xor s3, s3, s10
    xor t0, t0, s10
    xor t1, t1, s10
    xor t2, t2, s10
    xor t3, t3, s10
    add s3, s11, s3
    rori s3, s3, 3
    xor t6, t6, s10
    xor s11, a1, s9
    add t0, s11, t0
    rori t0, t0, 3
    xor a1, a1, s10
    xor s11, a2, s9
    add t1, s11, t1
    rori t1, t1, 3
    xor a2, a2, s10
    xor s11, a3, s9
    add t2, s11, t2
    rori t2, t2, 3
    xor s9, a5, s9
    add t3, s9, t3
    rori t3, t3, 3
    xor a3, a3, s10
    xor a5, a5, s10
    lw s9, 72(a4)
    lw s11, 64(a4)
    xor ra, a6, s9
    add t6, ra, t6
    rori t6, t6, 5
    xor a6, a6, s10
    xor ra, a7, s9
    add a1, ra, a1
    rori a1, a1, 5
    xor a7, a7, s10
    xor ra, s0, s9
    add a2, ra, a2
    rori a2, a2, 5
    xor s0, s0, s10
    xor ra, s1, s9
    add a3, ra, a3
    rori a3, a3, 5
    xor s9, s2, s9
    add a5, s9, a5
    rori a5, a5, 5
    xor s1, s1, s10
    xor s2, s2, s10
    xor s9, s4, s11
    add a6, s9, a6
    rori a6, a6, 23
    xor s9, s5, s11
    add a7, s9, a7
    rori a7, a7, 23
    xor s9, s6, s11
    add s0, s9, s0
    rori s0, s0, 23
    xor s9, s7, s11
    add s1, s9, s1
    rori s1, s1, 23
    xor s9, s8, s11
    add s2, s9, s2
    rori s2, s2, 23
    /* round i = 5, 13: x := round(x, rk[i]) */
    lw s9, 92(a4)
    lw s10, 84(a4)
    xor s11, s3, s9
    xor s4, s4, s10
    xor s5, s5, s10
    xor s6, s6, s10
    xor s7, s7, s10
    xor s8, s8, s10
    add s4, s11, s4
    rori s4, s4, 3
    xor s3, s3, s10
    xor s11, t0, s9
    add s5, s11, s5
    rori s5, s5, 3
    xor t0, t0, s10
    xor s11, t1, s9
    add s6, s11, s6
    rori s6, s6, 3
    xor t1, t1, s10
    xor s11, t2, s9
    add s7, s11, s7
    rori s7, s7, 3
    xor s9, t3, s9
    add s8, s9, s8
    rori s8, s8, 3
    xor t2, t2, s10
    xor t3, t3, s10
    lw s9, 88(a4)
    lw s11, 80(a4)
    xor ra, t6, s9
    add s3, ra, s3
    rori s3, s3, 5
    xor t6, t6, s10
    xor ra, a1, s9
    add t0, ra, t0
    rori t0, t0, 5
    xor a1, a1, s10
    xor ra, a2, s9
    add t1, ra, t1
    rori t1, t1, 5
    xor a2, a2, s10
    xor ra, a3, s9
    add t2, ra, t2
    rori t2, t2, 5
    xor s9, a5, s9
    add t3, s9, t3
    rori t3, t3, 5
    xor a3, a3, s10
    xor a5, a5, s10
    xor s9, a6, s11
    add t6, s9, t6
    rori t6, t6, 23
    xor s9, a7, s11
    add a1, s9, a1
    rori a1, a1, 23
    xor s9, s0, s11
    add a2, s9, a2
    rori a2, a2, 23
    xor s9, s1, s11
    add a3, s9, a3
    rori a3, a3, 23
    xor s9, s2, s11
    add a5, s9, a5
    rori a5, a5, 23
    /* round i = 6, 14: x := round(x, rk[i]) */
    lw s9, 108(a4)
    lw s10, 100(a4)
    xor s11, s4, s9
    xor a6, a6, s10
    xor a7, a7, s10
    xor s0, s0, s10
    xor s1, s1, s10
    xor s2, s2, s10
    add a6, s11, a6
    rori a6, a6, 3
    xor s4, s4, s10
    xor s11, s5, s9
    add a7, s11, a7
    rori a7, a7, 3
    xor s5, s5, s10
    xor s11, s6, s9
    add s0, s11, s0
    rori s0, s0, 3
    xor s6, s6, s10
    xor s11, s7, s9
    add s1, s11, s1
    rori s1, s1, 3
    xor s9, s8, s9
    add s2, s9, s2
    rori s2, s2, 3
    xor s7, s7, s10
    xor s8, s8, s10
    lw s9, 104(a4)
    lw s11, 96(a4)
    xor ra, s3, s9
    add s4, ra, s4
    rori s4, s4, 5
    xor s3, s3, s10
    xor ra, t0, s9
    add s5, ra, s5
    rori s5, s5, 5
    xor t0, t0, s10
    xor ra, t1, s9
    add s6, ra, s6
    rori s6, s6, 5
    xor t1, t1, s10
    xor ra, t2, s9
    add s7, ra, s7
    rori s7, s7, 5
    xor s9, t3, s9
    add s8, s9, s8
    rori s8, s8, 5
    xor t2, t2, s10
    xor t3, t3, s10
    xor s9, t6, s11
    add s3, s9, s3
    rori s3, s3, 23
    xor s9, a1, s11
    add t0, s9, t0
    rori t0, t0, 23
    xor s9, a2, s11
    add t1, s9, t1
    rori t1, t1, 23
    xor s9, a3, s11
    add t2, s9, t2
    rori t2, t2, 23
    xor s9, a5, s11
    add t3, s9, t3
    rori t3, t3, 23
    /* round i = 7, 15: x := round(x, rk[i]) */
    lw s9, 124(a4)
    lw s10, 116(a4)
    xor s11, a6, s9
    xor t6, t6, s10
    xor a1, a1, s10
    xor a2, a2, s10
    xor a3, a3, s10
    xor a5, a5, s10
    add t6, s11, t6
    rori t6, t6, 3
    xor a6, a6, s10
    xor s11, a7, s9
    add a1, s11, a1
    rori a1, a1, 3
    xor a7, a7, s10
    xor s11, s0, s9
    add a2, s11, a2
    rori a2, a2, 3
    xor s0, s0, s10
    xor s11, s1, s9
    add a3, s11, a3
    rori a3, a3, 3
    xor s9, s2, s9
    add a5, s9, a5
    rori a5, a5, 3
    xor s1, s1, s10
    xor s2, s2, s10
    lw s9, 120(a4)
    lw s11, 112(a4)
    xor ra, s4, s9
    add a6, ra, a6
    rori a6, a6, 5
    xor s4, s4, s10
    xor ra, s5, s9
    add a7, ra, a7
    rori a7, a7, 5
    xor s5, s5, s10
    xor ra, s6, s9
    add s0, ra, s0
    rori s0, s0, 5
    xor s6, s6, s10
    xor ra, s7, s9
    add s1, ra, s1
    rori s1, s1, 5
    xor s9, s8, s9
    add s2, s9, s2
    rori s2, s2, 5
    xor s7, s7, s10
    xor s8, s8, s10
    xor s9, s3, s11
    add s4, s9, s4
    rori s4, s4, 23
    xor s9, t0, s11
    add s5, s9, s5
    rori s5, s5, 23
    xor s9, t1, s11
    add s6, s9, s6
    rori s6, s6, 23
    xor s9, t2, s11
    add s7, s9, s7
    rori s7, s7, 23
    xor s9, t3, s11
    add s8, s9, s8
    rori s8, s8, 23
    /* round i = 8, 16: x := round(x, rk[i]) */
    lw s9, 140(a4)
    lw s10, 132(a4)
    xor s11, t6, s9
    xor s3, s3, s10
    xor t0, t0, s10
    xor t1, t1, s10
    xor t2, t2, s10
    xor t3, t3, s10
    add s3, s11, s3
    rori s3, s3, 3
    xor t6, t6, s10
    xor s11, a1, s9
    add t0, s11, t0
    rori t0, t0, 3
    xor a1, a1, s10
    xor s11, a2, s9
    add t1, s11, t1
    rori t1, t1, 3
    xor a2, a2, s10
    xor s11, a3, s9
    add t2, s11, t2
    rori t2, t2, 3
    xor s9, a5, s9
    add t3, s9, t3
    rori t3, t3, 3
    xor a3, a3, s10
    xor a5, a5, s10
    lw s9, 136(a4)
    lw s11, 128(a4)
    xor ra, a6, s9
    add t6, ra, t6
    rori t6, t6, 5
    xor a6, a6, s10
    xor ra, a7, s9
    add a1, ra, a1
    rori a1, a1, 5
    xor a7, a7, s10
    xor ra, s0, s9
    add a2, ra, a2
    rori a2, a2, 5
    xor s0, s0, s10
    xor ra, s1, s9
    add a3, ra, a3
    rori a3, a3, 5
    xor s9, s2, s9
    add a5, s9, a5
    rori a5, a5, 5
    xor s1, s1, s10
    xor s2, s2, s10
    xor s9, s4, s11
    add a6, s9, a6
    rori a6, a6, 23
    xor s9, s5, s11
    add a7, s9, a7
    rori a7, a7, 23
    xor s9, s6, s11
    add s0, s9, s0
    rori s0, s0, 23
    xor s9, s7, s11
    add s1, s9, s1
    rori s1, s1, 23
    xor s9, s8, s11
    add s2, s9, s2
    rori s2, s2, 23
    /* round i = 9, 17: x := round(x, rk[i]) */
    lw s9, 156(a4)
    lw s10, 148(a4)
    xor s11, s3, s9
    xor s4, s4, s10
    xor s5, s5, s10
    xor s6, s6, s10
    xor s7, s7, s10
    xor s8, s8, s10
    add s4, s11, s4
    rori s4, s4, 3
    xor s3, s3, s10
    xor s11, t0, s9
    add s5, s11, s5
    rori s5, s5, 3
    xor t0, t0, s10
    xor s11, t1, s9
    add s6, s11, s6
    rori s6, s6, 3
    xor t1, t1, s10
    xor s11, t2, s9
    add s7, s11, s7
    rori s7, s7, 3
    xor s9, t3, s9
    add s8, s9, s8
    rori s8, s8, 3
    xor t2, t2, s10
    xor t3, t3, s10
    lw s9, 152(a4)
    lw s11, 144(a4)
    xor ra, t6, s9
    add s3, ra, s3
    rori s3, s3, 5
    xor t6, t6, s10
    xor ra, a1, s9
    add t0, ra, t0
    rori t0, t0, 5
    xor a1, a1, s10
    xor ra, a2, s9
    add t1, ra, t1
    rori t1, t1, 5
    xor a2, a2, s10
    xor ra, a3, s9
    add t2, ra, t2
    rori t2, t2, 5
    xor s9, a5, s9
    add t3, s9, t3
    rori t3, t3, 5
    xor a3, a3, s10
    xor a5, a5, s10
    xor s9, a6, s11
    add t6, s9, t6
    rori t6, t6, 23
    xor s9, a7, s11
    add a1, s9, a1
    rori a1, a1, 23
    xor s9, s0, s11
    add a2, s9, a2
    rori a2, a2, 23
    xor s9, s1, s11
    add a3, s9, a3
    rori a3, a3, 23
    xor s9, s2, s11
    add a5, s9, a5
    rori a5, a5, 23
    /* round i = 10, 18: x := round(x, rk[i]) */
    lw s9, 172(a4)
    lw s10, 164(a4)
    xor s11, s4, s9
    xor a6, a6, s10
    xor a7, a7, s10
    xor s0, s0, s10
    xor s1, s1, s10
    xor s2, s2, s10
    add a6, s11, a6
    rori a6, a6, 3
    xor s4, s4, s10
    xor s11, s5, s9
    add a7, s11, a7
    rori a7, a7, 3
    xor s5, s5, s10
    xor s11, s6, s9
    add s0, s11, s0
    rori s0, s0, 3
    xor s6, s6, s10
    xor s11, s7, s9
    add s1, s11, s1
    rori s1, s1, 3
    xor s9, s8, s9
    add s2, s9, s2
    rori s2, s2, 3
    xor s7, s7, s10
    xor s8, s8, s10
    lw s9, 168(a4)
    lw s11, 160(a4)
    xor ra, s3, s9
    add s4, ra, s4
    rori s4, s4, 5
    xor s3, s3, s10
    xor ra, t0, s9
    add s5, ra, s5
    rori s5, s5, 5
    xor t0, t0, s10
    xor ra, t1, s9
    add s6, ra, s6
    rori s6, s6, 5
    xor t1, t1, s10
    xor ra, t2, s9
    add s7, ra, s7
    rori s7, s7, 5
    xor s9, t3, s9
    add s8, s9, s8
    rori s8, s8, 5
    xor t2, t2, s10
    xor t3, t3, s10
    xor s9, t6, s11
    add s3, s9, s3
    rori s3, s3, 23
    xor s9, a1, s11
    add t0, s9, t0
    rori t0, t0, 23
    xor s9, a2, s11
    add t1, s9, t1
    rori t1, t1, 23
    xor s9, a3, s11
    add t2, s9, t2
    rori t2, t2, 23
    xor s9, a5, s11
    add t3, s9, t3
    rori t3, t3, 23
    /* round i = 11, 19: x := round(x, rk[i]) */
    lw s9, 188(a4)
    lw s10, 180(a4)
    xor s11, a6, s9
    xor t6, t6, s10
    xor a1, a1, s10
    xor a2, a2, s10
    xor a3, a3, s10
    xor a5, a5, s10
    add t6, s11, t6
    rori t6, t6, 3
    xor a6, a6, s10
    xor s11, a7, s9
    add a1, s11, a1
    rori a1, a1, 3
    xor a7, a7, s10
    xor s11, s0, s9
    add a2, s11, a2
    rori a2, a2, 3
    xor s0, s0, s10
    xor s11, s1, s9
    add a3, s11, a3
    rori a3, a3, 3
    xor s9, s2, s9
    add a5, s9, a5
    rori a5, a5, 3
    xor s1, s1, s10
    xor s2, s2, s10
    lw s9, 184(a4)
    lw s11, 176(a4)
    addi a4, a4, 128
    xor ra, s4, s9
    add a6, ra, a6
    rori a6, a6, 5
    xor s4, s4, s10
    xor ra, s5, s9
    add a7, ra, a7
    rori a7, a7, 5
    xor s5, s5, s10
    xor ra, s6, s9
    add s0, ra, s0
    rori s0, s0, 5
    xor s6, s6, s10
    xor ra, s7, s9
    add s1, ra, s1
    rori s1, s1, 5
    xor s9, s8, s9
    add s2, s9, s2
    rori s2, s2, 5
    xor s7, s7, s10
    xor s8, s8, s10
    xor s9, s3, s11
    add s4, s9, s4
    rori s4, s4, 23
    xor s9, t0, s11
    add s5, s9, s5
    rori s5, s5, 23
    xor s9, t1, s11
    add s6, s9, s6
    rori s6, s6, 23
    xor s9, t2, s11
    add s7, s9, s7
    rori s7, s7, 23
    xor s9, t3, s11
    add s8, s9, s8
    rori s8, s8, 23
    lw s9, 4(sp)  /* reload */
    lw s10, 0(sp)  /* reload */
    bne a4, s9, .Llea128_ctr_rounds20
    addi a4, s10, -80
    sw a4, 0(sp)  /* spill */
    /* round i = 20: x := round(x, rk[i]) */
    lw s9, 332(a0)
    lw s10, 324(a0)
    xor s11, t6, s9
    xor s3, s3, s10
    xor t0, t0, s10
    xor t1, t1, s10
    xor t2, t2, s10
    xor t3, t3, s10
    add s3, s11, s3
    rori s3, s3, 3
    xor t6, t6, s10
    xor s11, a1, s9
    add t0, s11, t0
    rori t0, t0, 3
    xor a1, a1, s10
    xor s11, a2, s9
    add t1, s11, t1
    rori t1, t1, 3
    xor a2, a2, s10
    xor s11, a3, s9
    add t2, s11, t2
    rori t2, t2, 3
    xor s9, a5, s9
    add t3, s9, t3
    rori t3, t3, 3
    xor a3, a3, s10
    xor a5, a5, s10
    lw s9, 328(a0)
    lw s11, 320(a0)
    xor ra, a6, s9
    add t6, ra, t6
    rori t6, t6, 5
    xor a6, a6, s10
    xor ra, a7, s9
    add a1, ra, a1
    rori a1, a1, 5
    xor a7, a7, s10
    xor ra, s0, s9
    add a2, ra, a2
    rori a2, a2, 5
    xor s0, s0, s10
    xor ra, s1, s9
    add a3, ra, a3
    rori a3, a3, 5
    xor s9, s2, s9
    add a5, s9, a5
    rori a5, a5, 5
    xor s1, s1, s10
    xor s2, s2, s10
    xor s9, s4, s11
    add a6, s9, a6
    rori a6, a6, 23
    xor s9, s5, s11
    add a7, s9, a7
    rori a7, a7, 23
    xor s9, s6, s11
    add s0, s9, s0
    rori s0, s0, 23
    xor s9, s7, s11
    add s1, s9, s1
    rori s1, s1, 23
    xor s9, s8, s11
    add s2, s9, s2
    rori s2, s2, 23
    /* round i = 21: x := round(x, rk[i]) */
    lw s9, 348(a0)
    lw s10, 340(a0)
    xor s11, s3, s9
    xor s4, s4, s10
    xor s5, s5, s10
    xor s6, s6, s10
    xor s7, s7, s10
    xor s8, s8, s10
    add s4, s11, s4
    rori s4, s4, 3
    xor s3, s3, s10
    xor s11, t0, s9
    add s5, s11, s5
    rori s5, s5, 3
    xor t0, t0, s10
    xor s11, t1, s9
    add s6, s11, s6
    rori s6, s6, 3
    xor t1, t1, s10
    xor s11, t2, s9
    add s7, s11, s7
    rori s7, s7, 3
    xor s9, t3, s9
    add s8, s9, s8
    rori s8, s8, 3
    xor t2, t2, s10
    xor t3, t3, s10
    lw s9, 344(a0)
    lw s11, 336(a0)
    xor ra, t6, s9
    add s3, ra, s3
    rori s3, s3, 5
    xor t6, t6, s10
    xor ra, a1, s9
    add t0, ra, t0
    rori t0, t0, 5
    xor a1, a1, s10
    xor ra, a2, s9
    add t1, ra, t1
    rori t1, t1, 5
    xor a2, a2, s10
    xor ra, a3, s9
    add t2, ra, t2
    rori t2, t2, 5
    xor s9, a5, s9
    add t3, s9, t3
    rori t3, t3, 5
    xor a3, a3, s10
    xor a5, a5, s10
    xor s9, a6, s11
    add t6, s9, t6
    rori t6, t6, 23
    xor s9, a7, s11
    add a1, s9, a1
    rori a1, a1, 23
    xor s9, s0, s11
    add a2, s9, a2
    rori a2, a2, 23
    xor s9, s1, s11
    add a3, s9, a3
    rori a3, a3, 23
    xor s9, s2, s11
    add a5, s9, a5
    rori a5, a5, 23
    /* round i = 22: x := round(x, rk[i]) */
    lw s9, 364(a0)
    lw s10, 356(a0)
    xor s11, s4, s9
    xor a6, a6, s10
    xor a7, a7, s10
    xor s0, s0, s10
    xor s1, s1, s10
    xor s2, s2, s10
    add a6, s11, a6
    rori a6, a6, 3
    xor s4, s4, s10
    xor s11, s5, s9
    add a7, s11, a7
    rori a7, a7, 3
    xor s5, s5, s10
    xor s11, s6, s9
    add s0, s11, s0
    rori s0, s0, 3
    xor s6, s6, s10
    xor s11, s7, s9
    add s1, s11, s1
    rori s1, s1, 3
    xor s9, s8, s9
    add s2, s9, s2
    rori s2, s2, 3
    xor s7, s7, s10
    xor s8, s8, s10
    lw s9, 360(a0)
    lw s11, 352(a0)
    xor ra, s3, s9
    add s4, ra, s4
    rori s4, s4, 5
    xor s3, s3, s10
    xor ra, t0, s9
    add s5, ra, s5
    rori s5, s5, 5
    xor t0, t0, s10
    xor ra, t1, s9
    add s6, ra, s6
    rori s6, s6, 5
    xor t1, t1, s10
    xor ra, t2, s9
    add s7, ra, s7
    rori s7, s7, 5
    xor s9, t3, s9
    add s8, s9, s8
    rori s8, s8, 5
    xor t2, t2, s10
    xor t3, t3, s10
    xor s9, t6, s11
    add s3, s9, s3
    rori s3, s3, 23
    xor s9, a1, s11
    add t0, s9, t0
    rori t0, t0, 23
    xor s9, a2, s11
    add t1, s9, t1
    rori t1, t1, 23
    xor s9, a3, s11
    add t2, s9, t2
    rori t2, t2, 23
    xor s9, a5, s11
    add t3, s9, t3
    rori t3, t3, 23
    /* round i = 23: x := round(x, rk[i]) */
    lw s9, 380(a0)
    lw s10, 372(a0)
    xor s11, a6, s9
    xor t6, t6, s10
    xor a1, a1, s10
    xor a2, a2, s10
    xor a3, a3, s10
    xor a5, a5, s10
    add t6, s11, t6
    rori t6, t6, 3
    xor a6, a6, s10
    xor s11, a7, s9
    add a1, s11, a1
    rori a1, a1, 3
    xor a7, a7, s10
    xor s11, s0, s9
    add a2, s11, a2
    rori a2, a2, 3
    xor s0, s0, s10
    xor s11, s1, s9
    add a3, s11, a3
    rori a3, a3, 3
    xor s9, s2, s9
    add a5, s9, a5
    rori a5, a5, 3
    xor s1, s1, s10
    xor s2, s2, s10
    lw s9, 376(a0)
    lw s11, 368(a0)
    xor ra, s4, s9
    add a6, ra, a6
    rori a6, a6, 5
    xor s4, s4, s10
    xor ra, s5, s9
    add a7, ra, a7
    rori a7, a7, 5
    xor s5, s5, s10
    xor ra, s6, s9
    add s0, ra, s0
    rori s0, s0, 5
    xor s6, s6, s10
    xor ra, s7, s9
    add s1, ra, s1
    rori s1, s1, 5
    xor s9, s8, s9
    add s2, s9, s2
    rori s2, s2, 5
    xor s7, s7, s10
    xor s8, s8, s10
    xor s9, s3, s11
    add s4, s9, s4
    rori s4, s4, 23
    xor s9, t0, s11
    add s5, s9, s5
    rori s5, s5, 23
    xor s9, t1, s11
    add s6, s9, s6
    rori s6, s6, 23
    xor s9, t2, s11
    add s7, s9, s7
    rori s7, s7, 23
    xor s9, t3, s11
    add s8, s9, s8
    rori s8, s8, 23
    lw s9, 8(sp)  /* reload */
    lw s11, 12(sp)  /* reload */
    lw s10, 0(s9)
    xor s4, s4, s10
    lw s10, 4(s9)
    xor a6, a6, s10
    lw s10, 8(s9)
    xor t6, t6, s10
    lw s10, 12(s9)
    sw s4, 0(s11)
    sw a6, 4(s11)
    sw t6, 8(s11)
    xor t6, s3, s10
    sw t6, 12(s11)
    lw t6, 16(s9)
    lw a6, 20(s9)
    xor t6, s5, t6
    xor a6, a7, a6
    lw a7, 24(s9)
    xor a1, a1, a7
    lw a7, 28(s9)
    sw t6, 16(s11)
    sw a6, 20(s11)
    sw a1, 24(s11)
    xor t0, t0, a7
    sw t0, 28(s11)
    lw t0, 32(s9)
    lw t6, 36(s9)
    lw a1, 40(s9)
    xor t0, s6, t0
    lw a6, 44(s9)
    sw t0, 32(s11)
    xor t0, s0, t6
    sw t0, 36(s11)
    xor t0, a2, a1
    sw t0, 40(s11)
    xor t0, t1, a6
    sw t0, 44(s11)
    lw t0, 48(s9)
    lw t1, 52(s9)
    lw t6, 56(s9)
    lw a1, 60(s9)
    xor t0, s7, t0
    sw t0, 48(s11)
    xor t0, s1, t1
    sw t0, 52(s11)
    xor t0, a3, t6
    sw t0, 56(s11)
    xor t0, t2, a1
    sw t0, 60(s11)
    lw t0, 64(s9)
    lw t1, 68(s9)
    lw t2, 72(s9)
    lw t6, 76(s9)
    xor t0, s8, t0
    sw t0, 64(s11)
    xor t0, s2, t1
    sw t0, 68(s11)
    xor t0, a5, t2
    sw t0, 72(s11)
    xor t0, t3, t6
    sw t0, 76(s11)
    addi t0, s9, 80
    sw t0, 8(sp)  /* spill */
    addi t0, s11, 80
    sw t0, 12(sp)  /* spill */
    bltu t4, t5, .Llea128_ctr_wrapped12
    addi t0, zero, 80
    bltu a4, t0, .Llea128_ctr_fewer16
    lui t0, 0xfc000
    bltu t4, t0, .Llea128_ctr_batch17
.Llea128_ctr_fewer16:
    addi s5, a0, 320
    addi t0, zero, 64
    bltu a4, t0, .Llea128_ctr_fewer25
    lui t0, 0xfd000
    bgeu t4, t0, .Llea128_ctr_fewer25
.Llea128_ctr_batch26:
    /* round i = 0: x := round(x, rk[i]) */
    lw t0, 4(a0)
    add t1, t4, t5
    xor t2, t4, t0
    lw t3, 24(sp)  /* reload */
    xor t4, t1, t0
    add t2, t3, t2
    rori t2, t2, 3
    add t4, t3, t4
    rori t4, t4, 3
    add t1, t1, t5
    xor t6, t1, t0
    add t6, t3, t6
    rori t6, t6, 3
    add t1, t1, t5
    xor t0, t1, t0
    add t0, t3, t0
    rori t0, t0, 3
    /* round i = 1: x := round(x, rk[i]) */
    lw t3, 28(a0)
    lw a1, 20(a0)
    xor a2, t2, t3
    lw a3, 28(sp)  /* reload */
    xor a5, t4, t3
    add a2, a2, a3
    rori a2, a2, 3
    add a5, a5, a3
    rori a5, a5, 3
    xor a6, t6, t3
    add a6, a6, a3
    rori a6, a6, 3
    xor t3, t0, t3
    add t3, t3, a3
    rori t3, t3, 3
    xor t2, t2, a1
    lw a3, 32(sp)  /* reload */
    xor t4, t4, a1
    add t2, a3, t2
    rori t2, t2, 5
    add t4, a3, t4
    rori a7, t4, 5
    xor t4, t6, a1
    add t4, a3, t4
    rori t6, t4, 5
    xor t0, t0, a1
    add t0, a3, t0
    rori a1, t0, 5
    /* round i = 2: x := round(x, rk[i]) */
    lw t0, 44(a0)
    lw a3, 40(a0)
    xor t4, a2, t0
    lw s0, 36(sp)  /* reload */
    lw s4, 36(a0)
    add t4, t4, s0
    rori s1, t4, 3
    xor t4, a5, t0
    add t4, t4, s0
    rori s2, t4, 3
    xor t4, a6, t0
    add t4, t4, s0
    rori s3, t4, 3
    xor t0, t3, t0
    add t0, t0, s0
    rori s0, t0, 3
    xor t0, t2, a3
    add t4, t1, t5
    xor t1, a2, s4
    add t0, t0, t1
    rori s6, t0, 5
    xor t0, a7, a3
    xor t1, a5, s4
    add t0, t0, t1
    rori s7, t0, 5
    xor t0, t6, a3
    xor t1, a6, s4
    add t0, t0, t1
    rori s8, t0, 5
    xor t0, a1, a3
    xor t1, t3, s4
    add t0, t0, t1
    rori s9, t0, 5
    xor t0, t2, s4
    lw t2, 40(sp)  /* reload */
    xor t1, t6, s4
    add t0, t2, t0
    rori s10, t0, 23
    xor t0, a7, s4
    add t0, t2, t0
    rori t0, t0, 23
    add t1, t2, t1
    rori t1, t1, 23
    xor t3, a1, s4
    add t2, t2, t3
    rori t2, t2, 23
    /* round i = 3: x := round(x, rk[i]) */
    lw a2, 60(a0)
    lw a7, 56(a0)
    xor t3, s1, a2
    lw a3, 44(sp)  /* reload */
    xor t6, s2, a2
    add t3, t3, a3
    rori t3, t3, 3
    add t6, t6, a3
    rori t6, t6, 3
    xor a1, s3, a2
    add a1, a1, a3
    rori a1, a1, 3
    xor a2, s0, a2
    add a2, a2, a3
    rori a2, a2, 3
    xor a3, s6, a7
    lw s4, 52(a0)
    xor a5, s1, s4
    add a3, a3, a5
    rori a3, a3, 5
    xor a5, s2, s4
    xor a6, s3, s4
    xor s0, s0, s4
    xor s1, s6, s4
    xor s2, s7, a7
    add a5, s2, a5
    rori a5, a5, 5
    xor s2, s7, s4
    xor s3, s8, a7
    add a6, s3, a6
    rori a6, a6, 5
    xor a7, s9, a7
    add a7, a7, s0
    rori a7, a7, 5
    xor s3, s8, s4
    xor s4, s9, s4
    lw s6, 48(a0)
    addi s0, s10, 0
    xor s7, s10, s6
    add s1, s7, s1
    rori s1, s1, 23
    xor s7, t0, s6
    add s2, s7, s2
    rori s2, s2, 23
    xor s7, t1, s6
    add s3, s7, s3
    rori s3, s3, 23
    xor s6, t2, s6
    add s4, s6, s4
    rori s4, s4, 23
    addi s6, a0, 0
.Llea128_ctr_rounds29:
    /* round i = 4, 8, ..., 20: x := round(x, rk[i]) */
    lw s7, 76(s6)
    lw s8, 68(s6)
    xor s9, t3, s7
    xor s0, s0, s8
    xor t0, t0, s8
    xor t1, t1, s8
    xor t2, t2, s8
    add s0, s9, s0
    rori s0, s0, 3
    xor t3, t3, s8
    xor s9, t6, s7
    add t0, s9, t0
    rori t0, t0, 3
    xor t6, t6, s8
    xor s9, a1, s7
    add t1, s9, t1
    rori t1, t1, 3
    xor s7, a2, s7
    add t2, s7, t2
    rori t2, t2, 3
    xor a1, a1, s8
    xor a2, a2, s8
    lw s7, 72(s6)
    lw s9, 64(s6)
    xor s10, a3, s7
    add t3, s10, t3
    rori t3, t3, 5
    xor a3, a3, s8
    xor s10, a5, s7
    add t6, s10, t6
    rori t6, t6, 5
    xor a5, a5, s8
    xor s10, a6, s7
    add a1, s10, a1
    rori a1, a1, 5
    xor s7, a7, s7
    add a2, s7, a2
    rori a2, a2, 5
    xor a6, a6, s8
    xor a7, a7, s8
    xor s7, s1, s9
    add a3, s7, a3
    rori a3, a3, 23
    xor s7, s2, s9
    add a5, s7, a5
    rori a5, a5, 23
    xor s7, s3, s9
    add a6, s7, a6
    rori a6, a6, 23
    xor s7, s4, s9
    add a7, s7, a7
    rori a7, a7, 23
    /* round i = 5, 9, ..., 21: x := round(x, rk[i]) */
    lw s7, 92(s6)
    lw s8, 84(s6)
    xor s9, s0, s7
    xor s1, s1, s8
    xor s2, s2, s8
    xor s3, s3, s8
    xor s4, s4, s8
    add s1, s9, s1
    rori s1, s1, 3
    xor s0, s0, s8
    xor s9, t0, s7
    add s2, s9, s2
    rori s2, s2, 3
    xor t0, t0, s8
    xor s9, t1, s7
    add s3, s9, s3
    rori s3, s3, 3
    xor s7, t2, s7
    add s4, s7, s4
    rori s4, s4, 3
    xor t1, t1, s8
    xor t2, t2, s8
    lw s7, 88(s6)
    lw s9, 80(s6)
    xor s10, t3, s7
    add s0, s10, s0
    rori s0, s0, 5
    xor t3, t3, s8
    xor s10, t6, s7
    add t0, s10, t0
    rori t0, t0, 5
    xor t6, t6, s8
    xor s10, a1, s7
    add t1, s10, t1
    rori t1, t1, 5
    xor s7, a2, s7
    add t2, s7, t2
    rori t2, t2, 5
    xor a1, a1, s8
    xor a2, a2, s8
    xor s7, a3, s9
    add t3, s7, t3
    rori t3, t3, 23
    xor s7, a5, s9
    add t6, s7, t6
    rori t6, t6, 23
    xor s7, a6, s9
    add a1, s7, a1
    rori a1, a1, 23
    xor s7, a7, s9
    add a2, s7, a2
    rori a2, a2, 23
    /* round i = 6, 10, ..., 22: x := round(x, rk[i]) */
    lw s7, 108(s6)
    lw s8, 100(s6)
    xor s9, s1, s7
    xor a3, a3, s8
    xor a5, a5, s8
    xor a6, a6, s8
    xor a7, a7, s8
    add a3, s9, a3
    rori a3, a3, 3
    xor s1, s1, s8
    xor s9, s2, s7
    add a5, s9, a5
    rori a5, a5, 3
    xor s2, s2, s8
    xor s9, s3, s7
    add a6, s9, a6
    rori a6, a6, 3
    xor s7, s4, s7
    add a7, s7, a7
    rori a7, a7, 3
    xor s3, s3, s8
    xor s4, s4, s8
    lw s7, 104(s6)
    lw s9, 96(s6)
    xor s10, s0, s7
    add s1, s10, s1
    rori s1, s1, 5
    xor s0, s0, s8
    xor s10, t0, s7
    add s2, s10, s2
    rori s2, s2, 5
    xor t0, t0, s8
    xor s10, t1, s7
    add s3, s10, s3
    rori s3, s3, 5
    xor s7, t2, s7
    add s4, s7, s4
    rori s4, s4, 5
    xor t1, t1, s8
    xor t2, t2, s8
    xor s7, t3, s9
    add s0, s7, s0
    rori s0, s0, 23
    xor s7, t6, s9
    add t0, s7, t0
    rori t0, t0, 23
    xor s7, a1, s9
    add t1, s7, t1
    rori t1, t1, 23
    xor s7, a2, s9
    add t2, s7, t2
    rori t2, t2, 23
    /* round i = 7, 11, ..., 23: x := round(x, rk[i]) */
    lw s7, 124(s6)
    lw s8, 116(s6)
    xor s9, a3, s7
    xor t3, t3, s8
    xor t6, t6, s8
    xor a1, a1, s8
    xor a2, a2, s8
    add t3, s9, t3
    rori t3, t3, 3
    xor a3, a3, s8
    xor s9, a5, s7
    add t6, s9, t6
    rori t6, t6, 3
    xor a5, a5, s8
    xor s9, a6, s7
    add a1, s9, a1
    rori a1, a1, 3
    xor s7, a7, s7
    add a2, s7, a2
    rori a2, a2, 3
    xor a6, a6, s8
    xor a7, a7, s8
    lw s7, 120(s6)
    lw s9, 112(s6)
    addi s6, s6, 64
    xor s10, s1, s7
    add a3, s10, a3
    rori a3, a3, 5
    xor s1, s1, s8
    xor s10, s2, s7
    add a5, s10, a5
    rori a5, a5, 5
    xor s2, s2, s8
    xor s10, s3, s7
    add a6, s10, a6
    rori a6, a6, 5
    xor s7, s4, s7
    add a7, s7, a7
    rori a7, a7, 5
    xor s3, s3, s8
    xor s4, s4, s8
    xor s7, s0, s9
    add s1, s7, s1
    rori s1, s1, 23
    xor s7, t0, s9
    add s2, s7, s2
    rori s2, s2, 23
    xor s7, t1, s9
    add s3, s7, s3
    rori s3, s3, 23
    xor s7, t2, s9
    add s4, s7, s4
    rori s4, s4, 23
    bne s6, s5, .Llea128_ctr_rounds29
    addi a4, a4, -64
    sw a4, 0(sp)  /* spill */
    lw s6, 8(sp)  /* reload */
    lw s8, 12(sp)  /* reload */
    lw s7, 0(s6)
    xor s1, s1, s7
    lw s7, 4(s6)
    xor a3, a3, s7
    lw s7, 8(s6)
    xor t3, t3, s7
    lw s7, 12(s6)
    sw s1, 0(s8)
    sw a3, 4(s8)
    sw t3, 8(s8)
    xor t3, s0, s7
    sw t3, 12(s8)
    lw t3, 16(s6)
    lw a3, 20(s6)
    lw s0, 24(s6)
    xor t3, s2, t3
    lw s1, 28(s6)
    sw t3, 16(s8)
    xor t3, a5, a3
    sw t3, 20(s8)
    xor t3, t6, s0
    sw t3, 24(s8)
    xor t0, t0, s1
    sw t0, 28(s8)
    lw t0, 32(s6)
    lw t3, 36(s6)
    lw t6, 40(s6)
    lw a3, 44(s6)
    xor t0, s3, t0
    sw t0, 32(s8)
    xor t0, a6, t3
    sw t0, 36(s8)
    xor t0, a1, t6
    sw t0, 40(s8)
    xor t0, t1, a3
    sw t0, 44(s8)
    lw t0, 48(s6)
    lw t1, 52(s6)
    lw t3, 56(s6)
    lw t6, 60(s6)
    xor t0, s4, t0
    sw t0, 48(s8)
    xor t0, a7, t1
    sw t0, 52(s8)
    xor t0, a2, t3
    sw t0, 56(s8)
    xor t0, t2, t6
    sw t0, 60(s8)
    addi t0, s6, 64
    sw t0, 8(sp)  /* spill */
    addi t0, s8, 64
    sw t0, 12(sp)  /* spill */
    bltu t4, t5, .Llea128_ctr_wrapped12
    addi t0, zero, 64
    bltu a4, t0, .Llea128_ctr_fewer25
    lui t0, 0xfd000
    bltu t4, t0, .Llea128_ctr_batch26
.Llea128_ctr_fewer25:
    lw a2, 8(sp)  /* reload */
    lw a3, 12(sp)  /* reload */
    lw a1, 16(sp)  /* reload */
    lw t0, 20(sp)  /* reload */
    beq a4, zero, .Llea128_ctr_end3
    andi t1, a1, 3
    bne t1, zero, .Llea128_ctr_misaligned34
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t6, 12(a1)
.Llea128_ctr_join36:
.Llea128_ctr_few11:
    addi t6, a0, 384
.Llea128_ctr_block39:
    add s1, t4, t5
    addi a5, t1, 0
    addi a6, t2, 0
    addi a7, t3, 0
    addi s0, t4, 0
    addi t4, s1, 0
    addi s1, a0, 0
.Llea128_ctr_rounds43:
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    lw s2, 12(s1)
    lw s3, 4(s1)
    xor s2, a7, s2
    xor s0, s0, s3
    add s0, s2, s0
    rori s0, s0, 3
    lw s2, 8(s1)
    xor a7, a7, s3
    xor s2, a6, s2
    add a7, s2, a7
    rori a7, a7, 5
    lw s2, 0(s1)
    xor a6, a6, s3
    xor s2, a5, s2
    add a6, s2, a6
    rori a6, a6, 23
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    lw s2, 28(s1)
    lw s3, 20(s1)
    xor s2, s0, s2
    xor a5, a5, s3
    add a5, s2, a5
    rori a5, a5, 3
    lw s2, 24(s1)
    xor s0, s0, s3
    xor s2, a7, s2
    add s0, s2, s0
    rori s0, s0, 5
    lw s2, 16(s1)
    xor a7, a7, s3
    xor s2, a6, s2
    add a7, s2, a7
    rori a7, a7, 23
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    lw s2, 44(s1)
    lw s3, 36(s1)
    xor s2, a5, s2
    xor a6, a6, s3
    add a6, s2, a6
    rori a6, a6, 3
    lw s2, 40(s1)
    xor a5, a5, s3
    xor s2, s0, s2
    add a5, s2, a5
    rori a5, a5, 5
    lw s2, 32(s1)
    xor s0, s0, s3
    xor s2, a7, s2
    add s0, s2, s0
    rori s0, s0, 23
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    lw s2, 60(s1)
    lw s3, 52(s1)
    xor s2, a6, s2
    xor a7, a7, s3
    add a7, s2, a7
    rori a7, a7, 3
    lw s2, 56(s1)
    xor a6, a6, s3
    xor s2, a5, s2
    add a6, s2, a6
    rori a6, a6, 5
    lw s2, 48(s1)
    xor a5, a5, s3
    xor s2, s0, s2
    add a5, s2, a5
    rori a5, a5, 23
    addi s1, s1, 64
    bne s1, t6, .Llea128_ctr_rounds43
    addi s1, zero, 16
    bltu a4, s1, .Llea128_ctr_short41
    bne t0, zero, .Llea128_ctr_bytes46
    lw s1, 0(a2)
    lw s2, 4(a2)
    lw s3, 8(a2)
    lw s4, 12(a2)
    xor a5, a5, s1
    sw a5, 0(a3)
    xor a5, a6, s2
    sw a5, 4(a3)
    xor a5, a7, s3
    sw a5, 8(a3)
    xor a5, s0, s4
    sw a5, 12(a3)
.Llea128_ctr_join40:
    addi a2, a2, 16
    addi a3, a3, 16
    addi a4, a4, -16
.Llea128_ctr_count42:
    bltu t4, t5, .Llea128_ctr_carry2
    bne a4, zero, .Llea128_ctr_block39
.Llea128_ctr_end3:
    srli t0, t4, 24
    sb t0, 15(a1)
.Llea128_ctr_done4:
    lw s0, 48(sp)
    lw s1, 52(sp)
    lw s2, 56(sp)
    lw s3, 60(sp)
    lw s4, 64(sp)
    lw s5, 68(sp)
    lw s6, 72(sp)
    lw s7, 76(sp)
    lw s8, 80(sp)
    lw s9, 84(sp)
    lw s10, 88(sp)
    lw s11, 92(sp)
    lw ra, 96(sp)
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
.Llea128_ctr_short41:
    .cfi_restore_state
    andi s1, a4, 8
    beq s1, zero, .Llea128_ctr_after49
    lbu s1, 0(a2)
    lbu s2, 1(a2)
    lbu s3, 2(a2)
    lbu s4, 3(a2)
    xor s1, a5, s1
    sb s1, 0(a3)
    srli a5, a5, 8
    xor s1, a5, s2
    sb s1, 1(a3)
    srli a5, a5, 8
    xor s1, a5, s3
    sb s1, 2(a3)
    srli a5, a5, 8
    xor a5, a5, s4
    sb a5, 3(a3)
    lbu a5, 4(a2)
    lbu s1, 5(a2)
    lbu s2, 6(a2)
    lbu s3, 7(a2)
    xor a5, a6, a5
    sb a5, 4(a3)
    srli a5, a6, 8
    xor a6, a5, s1
    sb a6, 5(a3)
    srli a5, a5, 8
    xor a6, a5, s2
    sb a6, 6(a3)
    srli a5, a5, 8
    xor a5, a5, s3
    sb a5, 7(a3)
    addi a2, a2, 8
    addi a3, a3, 8
    addi a5, a7, 0
    addi a6, s0, 0
.Llea128_ctr_after49:
    andi a7, a4, 4
    beq a7, zero, .Llea128_ctr_after51
    lbu a7, 0(a2)
    lbu s0, 1(a2)
    lbu s1, 2(a2)
    lbu s2, 3(a2)
    xor a7, a5, a7
    sb a7, 0(a3)
    srli a5, a5, 8
    xor a7, a5, s0
    sb a7, 1(a3)
    srli a5, a5, 8
    xor a7, a5, s1
    sb a7, 2(a3)
    srli a5, a5, 8
    xor a5, a5, s2
    sb a5, 3(a3)
    addi a2, a2, 4
    addi a3, a3, 4
    addi a5, a6, 0
.Llea128_ctr_after51:
    andi a6, a4, 2
    beq a6, zero, .Llea128_ctr_after53
    lbu a6, 0(a2)
    lbu a7, 1(a2)
    srli s0, a5, 8
    xor a6, a5, a6
    sb a6, 0(a3)
    xor a6, s0, a7
    sb a6, 1(a3)
    addi a2, a2, 2
    addi a3, a3, 2
    srli a5, a5, 16
.Llea128_ctr_after53:
    andi a4, a4, 1
    beq a4, zero, .Llea128_ctr_after55
    lbu a4, 0(a2)
    xor a4, a5, a4
    sb a4, 0(a3)
.Llea128_ctr_after55:
    addi a4, zero, 0
    jal zero, .Llea128_ctr_count42
.Llea128_ctr_wrapped12:
    lw a2, 8(sp)  /* reload */
    lw a3, 12(sp)  /* reload */
    lw a1, 16(sp)  /* reload */
    lw t0, 20(sp)  /* reload */
.Llea128_ctr_carry2:
    lbu t1, 14(a1)
    addi t1, t1, 1
    sb t1, 14(a1)
    srli t1, t1, 8
    lbu t2, 13(a1)
    add t1, t2, t1
    sb t1, 13(a1)
    srli t1, t1, 8
    lbu t2, 12(a1)
    add t1, t2, t1
    sb t1, 12(a1)
    srli t1, t1, 8
    lbu t2, 11(a1)
    add t1, t2, t1
    sb t1, 11(a1)
    srli t1, t1, 8
    lbu t2, 10(a1)
    add t1, t2, t1
    sb t1, 10(a1)
    srli t1, t1, 8
    lbu t2, 9(a1)
    add t1, t2, t1
    sb t1, 9(a1)
    srli t1, t1, 8
    lbu t2, 8(a1)
    add t1, t2, t1
    sb t1, 8(a1)
    srli t1, t1, 8
    lbu t2, 7(a1)
    add t1, t2, t1
    sb t1, 7(a1)
    srli t1, t1, 8
    lbu t2, 6(a1)
    add t1, t2, t1
    sb t1, 6(a1)
    srli t1, t1, 8
    lbu t2, 5(a1)
    add t1, t2, t1
    sb t1, 5(a1)
    srli t1, t1, 8
    lbu t2, 4(a1)
    add t1, t2, t1
    sb t1, 4(a1)
    srli t1, t1, 8
    lbu t2, 3(a1)
    add t1, t2, t1
    sb t1, 3(a1)
    srli t1, t1, 8
    lbu t2, 2(a1)
    add t1, t2, t1
    sb t1, 2(a1)
    srli t1, t1, 8
    lbu t2, 1(a1)
    add t1, t2, t1
    sb t1, 1(a1)
    srli t1, t1, 8
    lbu t2, 0(a1)
    add t1, t2, t1
    sb t1, 0(a1)
    sb zero, 15(a1)
    beq a4, zero, .Llea128_ctr_end3
    jal zero, .Llea128_ctr_epoch1
.Llea128_ctr_misaligned6:
    andi t1, a1, 1
    bne t1, zero, .Llea128_ctr_odd7
    lhu t1, 2(a1)
    lhu t2, 0(a1)
    lhu t3, 6(a1)
    slli t1, t1, 16
    or t1, t2, t1
    slli t2, t3, 16
    lhu t3, 4(a1)
    lhu t4, 10(a1)
    lhu t5, 8(a1)
    or t2, t3, t2
    slli t3, t4, 16
    or t3, t5, t3
    lhu t4, 14(a1)
    lhu t5, 12(a1)
    slli t4, t4, 16
    or t4, t5, t4
    jal zero, .Llea128_ctr_join8
.Llea128_ctr_odd7:
    lhu t1, 1(a1)
    lbu t2, 0(a1)
    lbu t3, 3(a1)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t3, 24
    or t1, t1, t2
    lhu t2, 5(a1)
    lbu t3, 4(a1)
    lbu t4, 7(a1)
    slli t2, t2, 8
    or t2, t3, t2
    slli t3, t4, 24
    or t2, t2, t3
    lhu t3, 9(a1)
    lbu t4, 8(a1)
    lbu t5, 11(a1)
    slli t3, t3, 8
    or t3, t4, t3
    slli t4, t5, 24
    or t3, t3, t4
    lhu t4, 13(a1)
    lbu t5, 12(a1)
    lbu t6, 15(a1)
    slli t4, t4, 8
    or t4, t5, t4
    slli t5, t6, 24
    or t4, t4, t5
    jal zero, .Llea128_ctr_join8
.Llea128_ctr_misaligned34:
    andi t1, a1, 1
    bne t1, zero, .Llea128_ctr_odd35
    lhu t1, 2(a1)
    lhu t2, 0(a1)
    lhu t3, 6(a1)
    slli t1, t1, 16
    or t1, t2, t1
    slli t2, t3, 16
    lhu t3, 4(a1)
    lhu t6, 10(a1)
    lhu a5, 8(a1)
    or t2, t3, t2
    slli t3, t6, 16
    or t3, a5, t3
    lhu t6, 14(a1)
    lhu a5, 12(a1)
    slli t6, t6, 16
    or t6, a5, t6
    jal zero, .Llea128_ctr_join36
.Llea128_ctr_odd35:
    lhu t1, 1(a1)
    lbu t2, 0(a1)
    lbu t3, 3(a1)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t3, 24
    or t1, t1, t2
    lhu t2, 5(a1)
    lbu t3, 4(a1)
    lbu t6, 7(a1)
    slli t2, t2, 8
    or t2, t3, t2
    slli t3, t6, 24
    or t2, t2, t3
    lhu t3, 9(a1)
    lbu t6, 8(a1)
    lbu a5, 11(a1)
    slli t3, t3, 8
    or t3, t6, t3
    slli t6, a5, 24
    or t3, t3, t6
    lhu t6, 13(a1)
    lbu a5, 12(a1)
    lbu a6, 15(a1)
    slli t6, t6, 8
    or t6, a5, t6
    slli a5, a6, 24
    or t6, t6, a5
    jal zero, .Llea128_ctr_join36
.Llea128_ctr_bytes46:
    lbu s1, 0(a2)
    lbu s2, 1(a2)
    lbu s3, 2(a2)
    lbu s4, 3(a2)
    xor s1, a5, s1
    sb s1, 0(a3)
    srli a5, a5, 8
    xor s1, a5, s2
    sb s1, 1(a3)
    srli a5, a5, 8
    xor s1, a5, s3
    sb s1, 2(a3)
    srli a5, a5, 8
    xor a5, a5, s4
    sb a5, 3(a3)
    lbu a5, 4(a2)
    lbu s1, 5(a2)
    lbu s2, 6(a2)
    lbu s3, 7(a2)
    xor a5, a6, a5
    sb a5, 4(a3)
    srli a5, a6, 8
    xor a6, a5, s1
    sb a6, 5(a3)
    srli a5, a5, 8
    xor a6, a5, s2
    sb a6, 6(a3)
    srli a5, a5, 8
    xor a5, a5, s3
    sb a5, 7(a3)
    lbu a5, 8(a2)
    lbu a6, 9(a2)
    lbu s1, 10(a2)
    lbu s2, 11(a2)
    xor a5, a7, a5
    sb a5, 8(a3)
    srli a5, a7, 8
    xor a6, a5, a6
    sb a6, 9(a3)
    srli a5, a5, 8
    xor a6, a5, s1
    sb a6, 10(a3)
    srli a5, a5, 8
    xor a5, a5, s2
    sb a5, 11(a3)
    lbu a5, 12(a2)
    lbu a6, 13(a2)
    lbu a7, 14(a2)
    lbu s1, 15(a2)
    xor a5, s0, a5
    sb a5, 12(a3)
    srli a5, s0, 8
    xor a6, a5, a6
    sb a6, 13(a3)
    srli a5, a5, 8
    xor a6, a5, a7
    sb a6, 14(a3)
    srli a5, a5, 8
    xor a5, a5, s1
    sb a5, 15(a3)
    jal zero, .Llea128_ctr_join40
    .cfi_endproc
    .size lea128_ctr, .-lea128_ctr

    .section .note.GNU-stack,"",%progbits

/* For programs: what the file promises, as JSON. */
/* contract
{
  "command": "gen --cipher lea --target rv32i_zbb",
  "cipher": "lea",
  "cipher_sha256": "3af82d9afc2b0d39f7a5586d7821915feb8c08e3b2fea708a22aeb18ba0ce701",
  "target": "rv32i_zbb",
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
      "symbol": "lea128_expand_key",
      "role": "expand_key",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 1980,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt",
      "role": "encrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 656,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_decrypt",
      "role": "decrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 656,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 5344,
      "stack_bytes": 64
    },
    {
      "symbol": "lea128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 5456,
      "stack_bytes": 64
    },
    {
      "symbol": "lea128_ctr",
      "role": "ctr",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 7728,
      "stack_bytes": 112
    }
  ]
}
*/
