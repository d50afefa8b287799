/* gen --cipher lea --target rv32i_zbb */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA192 (TTAK.KO-12.0223) for rv32i_zbb: 32-bit RISC-V, base integer instructions and Zbb, ILP32.
 * Called as C (RISC-V ELF psABI 1.0, chapters 1 and 2: integer calling convention, ILP32).
 */
#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "lea192.S is for RV32I with ILP32, little-endian"
#endif

#ifdef CIPHERGEN_PREFIX
#define CIPHERGEN_JOIN_(a, b) a##b
#define CIPHERGEN_JOIN(a, b) CIPHERGEN_JOIN_(a, b)
#define lea192_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_expand_key)
#define lea192_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_encrypt)
#define lea192_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_decrypt)
#define lea192_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_encrypt_blocks)
#define lea192_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_decrypt_blocks)
#define lea192_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_ctr)
#endif

    .option norvc
    .option norelax
    .cfi_sections .debug_frame
#ifdef CIPHERGEN_HIDDEN
    .hidden lea192_expand_key, lea192_encrypt, lea192_decrypt, lea192_encrypt_blocks, lea192_decrypt_blocks, lea192_ctr
#endif

    .section .text.lea192_expand_key,"ax",%progbits
    .balign 4
    .globl lea192_expand_key
    .type lea192_expand_key, %function
lea192_expand_key:
    /* The cipher text:
     *     schedule LEA192(t) -> rk: word[rounds][6] {
     *       for i in 0..rounds-1 {
     *         let d = delta[i mod 6]
     *         t[0] := (t[0] + (d <<< i + 0)) <<< 1
     *         t[1] := (t[1] + (d <<< i + 1)) <<< 3
     *         t[2] := (t[2] + (d <<< i + 2)) <<< 6
     *         t[3] := (t[3] + (d <<< i + 3)) <<< 11
     *         t[4] := (t[4] + (d <<< i + 4)) <<< 13
     *         t[5] := (t[5] + (d <<< i + 5)) <<< 17
     *         rk[i] = t
     *       }
     *     }
     * A comment that names a round key stands in front of the first instruction for it. Behind it there may
     * be instructions for another round key, too. */
    .cfi_startproc
    andi t0, a1, 3
    bne t0, zero, .Llea192_expand_key_misaligned1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
.Llea192_expand_key_join3:
    /* round key 0 */
    lui t6, 0xc3eff
    addi t6, t6, -0x625  /* 0xc3efe9db */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 0(a0)
    lui t6, 0x87dfd
    addi t6, t6, 0x3b7  /* 0x87dfd3b7 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 4(a0)
    lui t6, 0xfbfa
    addi t6, t6, 0x76f  /* 0x0fbfa76f */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 8(a0)
    slli t6, t6, 1  /* 0x1f7f4ede */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 12(a0)
    slli t6, t6, 1  /* 0x3efe9dbc */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 16(a0)
    slli t6, t6, 1  /* 0x7dfd3b78 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 20(a0)
    /* round key 1 */
    lui t6, 0x88c4d
    addi t6, t6, 0x604  /* 0x88c4d604 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 24(a0)
    lui t6, 0x1189b
    addi t6, t6, -0x3f7  /* 0x1189ac09 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 28(a0)
    slli t6, t6, 1  /* 0x23135812 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 32(a0)
    slli t6, t6, 1  /* 0x4626b024 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 36(a0)
    slli t6, t6, 1  /* 0x8c4d6048 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 40(a0)
    lui t6, 0x189ac
    addi t6, t6, 0x91  /* 0x189ac091 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 44(a0)
    /* round key 2 */
    lui t6, 0xe789f
    addi t6, t6, 0x229  /* 0xe789f229 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 48(a0)
    lui t6, 0xcf13e
    addi t6, t6, 0x453  /* 0xcf13e453 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 52(a0)
    lui t6, 0x9e27d
    addi t6, t6, -0x759  /* 0x9e27c8a7 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 56(a0)
    lui t6, 0x3c4f9
    addi t6, t6, 0x14f  /* 0x3c4f914f */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 60(a0)
    slli t6, t6, 1  /* 0x789f229e */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 64(a0)
    slli t6, t6, 1  /* 0xf13e453c */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 68(a0)
    /* round key 3 */
    lui t6, 0xc6f98
    addi t6, t6, 0x763  /* 0xc6f98763 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 72(a0)
    lui t6, 0x8df31
    addi t6, t6, -0x139  /* 0x8df30ec7 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 76(a0)
    lui t6, 0x1be62
    addi t6, t6, -0x271  /* 0x1be61d8f */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 80(a0)
    slli t6, t6, 1  /* 0x37cc3b1e */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 84(a0)
    slli t6, t6, 1  /* 0x6f98763c */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 88(a0)
    slli t6, t6, 1  /* 0xdf30ec78 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 92(a0)
    /* round key 4 */
    lui t6, 0x15ea5
    addi t6, t6, -0x619  /* 0x15ea49e7 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 96(a0)
    slli t6, t6, 1  /* 0x2bd493ce */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 100(a0)
    slli t6, t6, 1  /* 0x57a9279c */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 104(a0)
    slli t6, t6, 1  /* 0xaf524f38 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 108(a0)
    lui t6, 0x5ea4a
    addi t6, t6, -0x18f  /* 0x5ea49e71 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 112(a0)
    slli t6, t6, 1  /* 0xbd493ce2 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 116(a0)
    /* round key 5 */
    lui t6, 0xf0bb4
    addi t6, t6, 0x158  /* 0xf0bb4158 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 120(a0)
    lui t6, 0xe1768
    addi t6, t6, 0x2b1  /* 0xe17682b1 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 124(a0)
    lui t6, 0xc2ed0
    addi t6, t6, 0x563  /* 0xc2ed0563 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 128(a0)
    lui t6, 0x85da1
    addi t6, t6, -0x539  /* 0x85da0ac7 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 132(a0)
    lui t6, 0xbb41
    addi t6, t6, 0x58f  /* 0x0bb4158f */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 136(a0)
    slli t6, t6, 1  /* 0x17682b1e */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 140(a0)
    /* round key 6 */
    lui t6, 0xfbfa7
    addi t6, t6, 0x6f0  /* 0xfbfa76f0 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 144(a0)
    lui t6, 0xf7f4f
    addi t6, t6, -0x21f  /* 0xf7f4ede1 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 148(a0)
    lui t6, 0xefe9e
    addi t6, t6, -0x43d  /* 0xefe9dbc3 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 152(a0)
    lui t6, 0xdfd3b
    addi t6, t6, 0x787  /* 0xdfd3b787 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 156(a0)
    lui t6, 0xbfa77
    addi t6, t6, -0xf1  /* 0xbfa76f0f */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 160(a0)
    lui t6, 0x7f4ee
    addi t6, t6, -0x1e1  /* 0x7f4ede1f */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 164(a0)
    /* round key 7 */
    lui t6, 0x31358
    addi t6, t6, 0x122  /* 0x31358122 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 168(a0)
    slli t6, t6, 1  /* 0x626b0244 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 172(a0)
    slli t6, t6, 1  /* 0xc4d60488 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 176(a0)
    lui t6, 0x89ac1
    addi t6, t6, -0x6ef  /* 0x89ac0911 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 180(a0)
    lui t6, 0x13581
    addi t6, t6, 0x223  /* 0x13581223 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 184(a0)
    slli t6, t6, 1  /* 0x26b02446 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 188(a0)
    /* round key 8 */
    lui t6, 0xe27c9
    addi t6, t6, -0x587  /* 0xe27c8a79 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 192(a0)
    lui t6, 0xc4f91
    addi t6, t6, 0x4f3  /* 0xc4f914f3 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 196(a0)
    lui t6, 0x89f23
    addi t6, t6, -0x619  /* 0x89f229e7 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 200(a0)
    lui t6, 0x13e45
    addi t6, t6, 0x3cf  /* 0x13e453cf */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 204(a0)
    slli t6, t6, 1  /* 0x27c8a79e */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 208(a0)
    slli t6, t6, 1  /* 0x4f914f3c */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 212(a0)
    /* round key 9 */
    lui t6, 0xbe61e
    addi t6, t6, -0x70f  /* 0xbe61d8f1 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 216(a0)
    lui t6, 0x7cc3b
    addi t6, t6, 0x1e3  /* 0x7cc3b1e3 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 220(a0)
    slli t6, t6, 1  /* 0xf98763c6 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 224(a0)
    lui t6, 0xf30ec
    addi t6, t6, 0x78d  /* 0xf30ec78d */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 228(a0)
    lui t6, 0xe61d9
    addi t6, t6, -0xe5  /* 0xe61d8f1b */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 232(a0)
    lui t6, 0xcc3b2
    addi t6, t6, -0x1c9  /* 0xcc3b1e37 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 236(a0)
    /* round key 10 */
    lui t6, 0x7a928
    addi t6, t6, -0x63b  /* 0x7a9279c5 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 240(a0)
    slli t6, t6, 1  /* 0xf524f38a */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 244(a0)
    lui t6, 0xea49e
    addi t6, t6, 0x715  /* 0xea49e715 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 248(a0)
    lui t6, 0xd493d
    addi t6, t6, -0x1d5  /* 0xd493ce2b */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 252(a0)
    lui t6, 0xa927a
    addi t6, t6, -0x3a9  /* 0xa9279c57 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 256(a0)
    lui t6, 0x524f4
    addi t6, t6, -0x751  /* 0x524f38af */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 260(a0)
    /* round key 11 */
    lui t6, 0x2ed05
    addi t6, t6, 0x63c  /* 0x2ed0563c */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 264(a0)
    slli t6, t6, 1  /* 0x5da0ac78 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 268(a0)
    slli t6, t6, 1  /* 0xbb4158f0 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 272(a0)
    lui t6, 0x7682b
    addi t6, t6, 0x1e1  /* 0x7682b1e1 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 276(a0)
    slli t6, t6, 1  /* 0xed0563c2 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 280(a0)
    lui t6, 0xda0ac
    addi t6, t6, 0x785  /* 0xda0ac785 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 284(a0)
    /* round key 12 */
    lui t6, 0xfe9dc
    addi t6, t6, -0x3c2  /* 0xfe9dbc3e */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 288(a0)
    lui t6, 0xfd3b8
    addi t6, t6, -0x783  /* 0xfd3b787d */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 292(a0)
    lui t6, 0xfa76f
    addi t6, t6, 0xfb  /* 0xfa76f0fb */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 296(a0)
    lui t6, 0xf4ede
    addi t6, t6, 0x1f7  /* 0xf4ede1f7 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 300(a0)
    lui t6, 0xe9dbc
    addi t6, t6, 0x3ef  /* 0xe9dbc3ef */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 304(a0)
    lui t6, 0xd3b78
    addi t6, t6, 0x7df  /* 0xd3b787df */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 308(a0)
    /* round key 13 */
    lui t6, 0x4d605
    addi t6, t6, -0x774  /* 0x4d60488c */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 312(a0)
    slli t6, t6, 1  /* 0x9ac09118 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 316(a0)
    lui t6, 0x35812
    addi t6, t6, 0x231  /* 0x35812231 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 320(a0)
    slli t6, t6, 1  /* 0x6b024462 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 324(a0)
    slli t6, t6, 1  /* 0xd60488c4 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 328(a0)
    lui t6, 0xac091
    addi t6, t6, 0x189  /* 0xac091189 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 332(a0)
    /* round key 14 */
    lui t6, 0x9f22a
    addi t6, t6, -0x188  /* 0x9f229e78 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 336(a0)
    lui t6, 0x3e454
    addi t6, t6, -0x30f  /* 0x3e453cf1 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 340(a0)
    slli t6, t6, 1  /* 0x7c8a79e2 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 344(a0)
    slli t6, t6, 1  /* 0xf914f3c4 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 348(a0)
    lui t6, 0xf229e
    addi t6, t6, 0x789  /* 0xf229e789 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 352(a0)
    lui t6, 0xe453d
    addi t6, t6, -0xed  /* 0xe453cf13 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 356(a0)
    /* round key 15 */
    lui t6, 0x98764
    addi t6, t6, -0x391  /* 0x98763c6f */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 360(a0)
    lui t6, 0x30ec8
    addi t6, t6, -0x721  /* 0x30ec78df */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 364(a0)
    slli t6, t6, 1  /* 0x61d8f1be */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 368(a0)
    slli t6, t6, 1  /* 0xc3b1e37c */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 372(a0)
    lui t6, 0x8763c
    addi t6, t6, 0x6f9  /* 0x8763c6f9 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 376(a0)
    lui t6, 0xec79
    addi t6, t6, -0x20d  /* 0x0ec78df3 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 380(a0)
    /* round key 16 */
    lui t6, 0xa49e7
    addi t6, t6, 0x15e  /* 0xa49e715e */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 384(a0)
    lui t6, 0x493ce
    addi t6, t6, 0x2bd  /* 0x493ce2bd */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 388(a0)
    slli t6, t6, 1  /* 0x9279c57a */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 392(a0)
    lui t6, 0x24f39
    addi t6, t6, -0x50b  /* 0x24f38af5 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 396(a0)
    slli t6, t6, 1  /* 0x49e715ea */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 400(a0)
    slli t6, t6, 1  /* 0x93ce2bd4 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 404(a0)
    /* round key 17 */
    lui t6, 0xb4159
    addi t6, t6, -0xf5  /* 0xb4158f0b */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 408(a0)
    lui t6, 0x682b2
    addi t6, t6, -0x1e9  /* 0x682b1e17 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 412(a0)
    slli t6, t6, 1  /* 0xd0563c2e */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 416(a0)
    lui t6, 0xa0ac8
    addi t6, t6, -0x7a3  /* 0xa0ac785d */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 420(a0)
    lui t6, 0x4158f
    addi t6, t6, 0xbb  /* 0x4158f0bb */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 424(a0)
    slli t6, t6, 1  /* 0x82b1e176 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 428(a0)
    /* round key 18 */
    lui t6, 0xa76f1
    addi t6, t6, -0x41  /* 0xa76f0fbf */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 432(a0)
    lui t6, 0x4ede2
    addi t6, t6, -0x81  /* 0x4ede1f7f */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 436(a0)
    slli t6, t6, 1  /* 0x9dbc3efe */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 440(a0)
    lui t6, 0x3b788
    addi t6, t6, -0x203  /* 0x3b787dfd */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 444(a0)
    slli t6, t6, 1  /* 0x76f0fbfa */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 448(a0)
    slli t6, t6, 1  /* 0xede1f7f4 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 452(a0)
    /* round key 19 */
    lui t6, 0x58122
    addi t6, t6, 0x313  /* 0x58122313 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 456(a0)
    slli t6, t6, 1  /* 0xb0244626 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 460(a0)
    lui t6, 0x60489
    addi t6, t6, -0x3b3  /* 0x60488c4d */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 464(a0)
    slli t6, t6, 1  /* 0xc091189a */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 468(a0)
    lui t6, 0x81223
    addi t6, t6, 0x135  /* 0x81223135 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 472(a0)
    lui t6, 0x2446
    addi t6, t6, 0x26b  /* 0x0244626b */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 476(a0)
    /* round key 20 */
    lui t6, 0xc8a7a
    addi t6, t6, -0x1d9  /* 0xc8a79e27 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 480(a0)
    lui t6, 0x914f4
    addi t6, t6, -0x3b1  /* 0x914f3c4f */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 484(a0)
    lui t6, 0x229e8
    addi t6, t6, -0x761  /* 0x229e789f */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 488(a0)
    slli t6, t6, 1  /* 0x453cf13e */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 492(a0)
    slli t6, t6, 1  /* 0x8a79e27c */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 496(a0)
    lui t6, 0x14f3c
    addi t6, t6, 0x4f9  /* 0x14f3c4f9 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 500(a0)
    /* round key 21 */
    lui t6, 0x1d8f2
    addi t6, t6, -0x41a  /* 0x1d8f1be6 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 504(a0)
    slli t6, t6, 1  /* 0x3b1e37cc */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 508(a0)
    slli t6, t6, 1  /* 0x763c6f98 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 512(a0)
    slli t6, t6, 1  /* 0xec78df30 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 516(a0)
    lui t6, 0xd8f1c
    addi t6, t6, -0x19f  /* 0xd8f1be61 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 520(a0)
    lui t6, 0xb1e38
    addi t6, t6, -0x33d  /* 0xb1e37cc3 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 524(a0)
    /* round key 22 */
    lui t6, 0x279c5
    addi t6, t6, 0x7a9  /* 0x279c57a9 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 528(a0)
    slli t6, t6, 1  /* 0x4f38af52 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 532(a0)
    slli t6, t6, 1  /* 0x9e715ea4 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 536(a0)
    lui t6, 0x3ce2c
    addi t6, t6, -0x2b7  /* 0x3ce2bd49 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 540(a0)
    slli t6, t6, 1  /* 0x79c57a92 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 544(a0)
    slli t6, t6, 1  /* 0xf38af524 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 548(a0)
    /* round key 23 */
    lui t6, 0x563c
    addi t6, t6, 0x2ed  /* 0x0563c2ed */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 552(a0)
    slli t6, t6, 1  /* 0x0ac785da */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 556(a0)
    slli t6, t6, 1  /* 0x158f0bb4 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 560(a0)
    slli t6, t6, 1  /* 0x2b1e1768 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 564(a0)
    slli t6, t6, 1  /* 0x563c2ed0 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 568(a0)
    slli t6, t6, 1  /* 0xac785da0 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 572(a0)
    /* round key 24 */
    lui t6, 0xdbc3f
    addi t6, t6, -0x17  /* 0xdbc3efe9 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 576(a0)
    lui t6, 0xb787e
    addi t6, t6, -0x2d  /* 0xb787dfd3 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 580(a0)
    lui t6, 0x6f0fc
    addi t6, t6, -0x59  /* 0x6f0fbfa7 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 584(a0)
    slli t6, t6, 1  /* 0xde1f7f4e */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 588(a0)
    lui t6, 0xbc3f0
    addi t6, t6, -0x163  /* 0xbc3efe9d */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 592(a0)
    lui t6, 0x787e0
    addi t6, t6, -0x2c5  /* 0x787dfd3b */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 596(a0)
    /* round key 25 */
    lui t6, 0x488c
    addi t6, t6, 0x4d6  /* 0x0488c4d6 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 600(a0)
    slli t6, t6, 1  /* 0x091189ac */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 604(a0)
    slli t6, t6, 1  /* 0x12231358 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 608(a0)
    slli t6, t6, 1  /* 0x244626b0 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 612(a0)
    slli t6, t6, 1  /* 0x488c4d60 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 616(a0)
    slli t6, t6, 1  /* 0x91189ac0 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 620(a0)
    /* round key 26 */
    lui t6, 0x29e79
    addi t6, t6, -0x60e  /* 0x29e789f2 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 624(a0)
    slli t6, t6, 1  /* 0x53cf13e4 */
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 628(a0)
    slli t6, t6, 1  /* 0xa79e27c8 */
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 632(a0)
    lui t6, 0x4f3c5
    addi t6, t6, -0x6f  /* 0x4f3c4f91 */
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 636(a0)
    slli t6, t6, 1  /* 0x9e789f22 */
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 640(a0)
    lui t6, 0x3cf14
    addi t6, t6, -0x1bb  /* 0x3cf13e45 */
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 644(a0)
    /* round key 27 */
    lui t6, 0x63c70
    addi t6, t6, -0x679  /* 0x63c6f987 */
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 648(a0)
    slli t0, t6, 1  /* 0xc78df30e */
    add t0, t1, t0
    rori t0, t0, 29
    sw t0, 652(a0)
    lui t0, 0x8f1be
    addi t0, t0, 0x61d  /* 0x8f1be61d */
    add t0, t2, t0
    rori t0, t0, 26
    sw t0, 656(a0)
    lui t0, 0x1e37d
    addi t0, t0, -0x3c5  /* 0x1e37cc3b */
    add t1, t3, t0
    rori t1, t1, 21
    sw t1, 660(a0)
    slli t0, t0, 1  /* 0x3c6f9876 */
    add t1, t4, t0
    rori t1, t1, 19
    sw t1, 664(a0)
    slli t0, t0, 1  /* 0x78df30ec */
    add t0, t5, t0
    rori t0, t0, 15
    sw t0, 668(a0)
    jalr zero, 0(ra)
.Llea192_expand_key_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea192_expand_key_odd2
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
    lhu t5, 18(a1)
    slli t3, t3, 16
    or t3, t4, t3
    slli t4, t5, 16
    lhu t5, 16(a1)
    lhu t6, 22(a1)
    lhu a1, 20(a1)
    or t4, t5, t4
    slli t5, t6, 16
    or t5, a1, t5
    jal zero, .Llea192_expand_key_join3
.Llea192_expand_key_odd2:
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
    lhu t4, 17(a1)
    lbu t5, 16(a1)
    lbu t6, 19(a1)
    slli t4, t4, 8
    or t4, t5, t4
    slli t5, t6, 24
    or t4, t4, t5
    lhu t5, 21(a1)
    lbu t6, 20(a1)
    lbu a1, 23(a1)
    slli t5, t5, 8
    or t5, t6, t5
    slli t6, a1, 24
    or t5, t5, t6
    jal zero, .Llea192_expand_key_join3
    .cfi_endproc
    .size lea192_expand_key, .-lea192_expand_key

    .section .text.lea192_encrypt,"ax",%progbits
    .balign 4
    .globl lea192_encrypt
    .type lea192_encrypt, %function
lea192_encrypt:
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
    bne t0, zero, .Llea192_encrypt_misaligned1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Llea192_encrypt_join3:
    addi t4, a0, 672
.Llea192_encrypt_rounds6:
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    lw t5, 16(a0)
    lw t6, 20(a0)
    xor t5, t2, t5
    xor t3, t3, t6
    add t3, t5, t3
    rori t3, t3, 3
    lw t5, 8(a0)
    lw t6, 12(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    rori t2, t2, 5
    lw t5, 0(a0)
    lw t6, 4(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    rori t1, t1, 23
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw t5, 40(a0)
    lw t6, 44(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    rori t0, t0, 3
    lw t5, 32(a0)
    lw t6, 36(a0)
    xor t5, t2, t5
    xor t3, t3, t6
    add t3, t5, t3
    rori t3, t3, 5
    lw t5, 24(a0)
    lw t6, 28(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    rori t2, t2, 23
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw t5, 64(a0)
    lw t6, 68(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    rori t1, t1, 3
    lw t5, 56(a0)
    lw t6, 60(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    rori t0, t0, 5
    lw t5, 48(a0)
    lw t6, 52(a0)
    xor t5, t2, t5
    xor t3, t3, t6
    add t3, t5, t3
    rori t3, t3, 23
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw t5, 88(a0)
    lw t6, 92(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    rori t2, t2, 3
    lw t5, 80(a0)
    lw t6, 84(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    rori t1, t1, 5
    lw t5, 72(a0)
    lw t6, 76(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    rori t0, t0, 23
    addi a0, a0, 96
    bne a0, t4, .Llea192_encrypt_rounds6
    andi t4, a2, 3
    bne t4, zero, .Llea192_encrypt_misaligned8
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
.Llea192_encrypt_join10:
    jalr zero, 0(ra)
.Llea192_encrypt_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea192_encrypt_odd2
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
    jal zero, .Llea192_encrypt_join3
.Llea192_encrypt_odd2:
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
    jal zero, .Llea192_encrypt_join3
.Llea192_encrypt_misaligned8:
    andi t4, a2, 1
    bne t4, zero, .Llea192_encrypt_odd9
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
    jal zero, .Llea192_encrypt_join10
.Llea192_encrypt_odd9:
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
    jal zero, .Llea192_encrypt_join10
    .cfi_endproc
    .size lea192_encrypt, .-lea192_encrypt

    .section .text.lea192_decrypt,"ax",%progbits
    .balign 4
    .globl lea192_decrypt
    .type lea192_decrypt, %function
lea192_decrypt:
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
    bne t0, zero, .Llea192_decrypt_misaligned1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Llea192_decrypt_join3:
    addi t4, a0, 672
.Llea192_decrypt_rounds6:
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
    lw t5, -24(t4)
    lw t6, -20(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -16(t4)
    lw t6, -12(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -8(t4)
    lw t6, -4(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    rori t1, t1, 29
    rori t0, t0, 27
    rori t3, t3, 9
    lw t5, -48(t4)
    lw t6, -44(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -40(t4)
    lw t6, -36(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -32(t4)
    lw t6, -28(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    rori t0, t0, 29
    rori t3, t3, 27
    rori t2, t2, 9
    lw t5, -72(t4)
    lw t6, -68(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -64(t4)
    lw t6, -60(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -56(t4)
    lw t6, -52(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    rori t3, t3, 29
    rori t2, t2, 27
    rori t1, t1, 9
    lw t5, -96(t4)
    lw t6, -92(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -88(t4)
    lw t6, -84(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -80(t4)
    lw t6, -76(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    addi t4, t4, -96
    bne t4, a0, .Llea192_decrypt_rounds6
    andi t4, a2, 3
    bne t4, zero, .Llea192_decrypt_misaligned8
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
.Llea192_decrypt_join10:
    jalr zero, 0(ra)
.Llea192_decrypt_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea192_decrypt_odd2
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
    jal zero, .Llea192_decrypt_join3
.Llea192_decrypt_odd2:
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
    jal zero, .Llea192_decrypt_join3
.Llea192_decrypt_misaligned8:
    andi t4, a2, 1
    bne t4, zero, .Llea192_decrypt_odd9
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
    jal zero, .Llea192_decrypt_join10
.Llea192_decrypt_odd9:
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
    jal zero, .Llea192_decrypt_join10
    .cfi_endproc
    .size lea192_decrypt, .-lea192_decrypt

    .section .text.lea192_encrypt_blocks,"ax",%progbits
    .balign 4
    .globl lea192_encrypt_blocks
    .type lea192_encrypt_blocks, %function
lea192_encrypt_blocks:
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
    sw a2, 0(sp)  /* spill */
    bne t0, zero, .Llea192_encrypt_blocks_rest2
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea192_encrypt_blocks_rest2
    addi s7, a3, -5
    blt s7, zero, .Llea192_encrypt_blocks_fewer3
    addi s8, a0, 576
.Llea192_encrypt_blocks_blocks7:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a2, 28(a1)
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
    addi s9, a0, 0
.Llea192_encrypt_blocks_rounds8:
    /* round i = 0, 8, 16: x := round(x, rk[i]) */
    lw s10, 16(s9)
    lw s11, 20(s9)
    xor ra, t2, s10
    xor t3, t3, s11
    add t3, ra, t3
    rori t3, t3, 3
    xor ra, t6, s10
    xor a2, a2, s11
    add a2, ra, a2
    rori a2, a2, 3
    xor ra, a5, s10
    xor a6, a6, s11
    add a6, ra, a6
    rori a6, a6, 3
    xor ra, s1, s10
    xor s2, s2, s11
    add s2, ra, s2
    rori s2, s2, 3
    xor s10, s5, s10
    xor s6, s6, s11
    add s6, s10, s6
    rori s6, s6, 3
    lw s10, 8(s9)
    lw s11, 12(s9)
    xor ra, t1, s10
    xor t2, t2, s11
    add t2, ra, t2
    rori t2, t2, 5
    xor ra, t5, s10
    xor t6, t6, s11
    add t6, ra, t6
    rori t6, t6, 5
    xor ra, a4, s10
    xor a5, a5, s11
    add a5, ra, a5
    rori a5, a5, 5
    xor ra, s0, s10
    xor s1, s1, s11
    add s1, ra, s1
    rori s1, s1, 5
    xor s10, s4, s10
    xor s5, s5, s11
    add s5, s10, s5
    rori s5, s5, 5
    lw s10, 0(s9)
    lw s11, 4(s9)
    xor ra, t0, s10
    xor t1, t1, s11
    add t1, ra, t1
    rori t1, t1, 23
    xor ra, t4, s10
    xor t5, t5, s11
    add t5, ra, t5
    rori t5, t5, 23
    xor ra, a3, s10
    xor a4, a4, s11
    add a4, ra, a4
    rori a4, a4, 23
    xor ra, a7, s10
    xor s0, s0, s11
    add s0, ra, s0
    rori s0, s0, 23
    xor s10, s3, s10
    xor s4, s4, s11
    add s4, s10, s4
    rori s4, s4, 23
    /* round i = 1, 9, 17: x := round(x, rk[i]) */
    lw s10, 40(s9)
    lw s11, 44(s9)
    xor ra, t3, s10
    xor t0, t0, s11
    add t0, ra, t0
    rori t0, t0, 3
    xor ra, a2, s10
    xor t4, t4, s11
    add t4, ra, t4
    rori t4, t4, 3
    xor ra, a6, s10
    xor a3, a3, s11
    add a3, ra, a3
    rori a3, a3, 3
    xor ra, s2, s10
    xor a7, a7, s11
    add a7, ra, a7
    rori a7, a7, 3
    xor s10, s6, s10
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 3
    lw s10, 32(s9)
    lw s11, 36(s9)
    xor ra, t2, s10
    xor t3, t3, s11
    add t3, ra, t3
    rori t3, t3, 5
    xor ra, t6, s10
    xor a2, a2, s11
    add a2, ra, a2
    rori a2, a2, 5
    xor ra, a5, s10
    xor a6, a6, s11
    add a6, ra, a6
    rori a6, a6, 5
    xor ra, s1, s10
    xor s2, s2, s11
    add s2, ra, s2
    rori s2, s2, 5
    xor s10, s5, s10
    xor s6, s6, s11
    add s6, s10, s6
    rori s6, s6, 5
    lw s10, 24(s9)
    lw s11, 28(s9)
    xor ra, t1, s10
    xor t2, t2, s11
    add t2, ra, t2
    rori t2, t2, 23
    xor ra, t5, s10
    xor t6, t6, s11
    add t6, ra, t6
    rori t6, t6, 23
    xor ra, a4, s10
    xor a5, a5, s11
    add a5, ra, a5
    rori a5, a5, 23
    xor ra, s0, s10
    xor s1, s1, s11
    add s1, ra, s1
    rori s1, s1, 23
    xor s10, s4, s10
    xor s5, s5, s11
    add s5, s10, s5
    rori s5, s5, 23
    /* round i = 2, 10, 18: x := round(x, rk[i]) */
    lw s10, 64(s9)
    lw s11, 68(s9)
    xor ra, t0, s10
    xor t1, t1, s11
    add t1, ra, t1
    rori t1, t1, 3
    xor ra, t4, s10
    xor t5, t5, s11
    add t5, ra, t5
    rori t5, t5, 3
    xor ra, a3, s10
    xor a4, a4, s11
    add a4, ra, a4
    rori a4, a4, 3
    xor ra, a7, s10
    xor s0, s0, s11
    add s0, ra, s0
    rori s0, s0, 3
    xor s10, s3, s10
    xor s4, s4, s11
    add s4, s10, s4
    rori s4, s4, 3
    lw s10, 56(s9)
    lw s11, 60(s9)
    xor ra, t3, s10
    xor t0, t0, s11
    add t0, ra, t0
    rori t0, t0, 5
    xor ra, a2, s10
    xor t4, t4, s11
    add t4, ra, t4
    rori t4, t4, 5
    xor ra, a6, s10
    xor a3, a3, s11
    add a3, ra, a3
    rori a3, a3, 5
    xor ra, s2, s10
    xor a7, a7, s11
    add a7, ra, a7
    rori a7, a7, 5
    xor s10, s6, s10
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 5
    lw s10, 48(s9)
    lw s11, 52(s9)
    xor ra, t2, s10
    xor t3, t3, s11
    add t3, ra, t3
    rori t3, t3, 23
    xor ra, t6, s10
    xor a2, a2, s11
    add a2, ra, a2
    rori a2, a2, 23
    xor ra, a5, s10
    xor a6, a6, s11
    add a6, ra, a6
    rori a6, a6, 23
    xor ra, s1, s10
    xor s2, s2, s11
    add s2, ra, s2
    rori s2, s2, 23
    xor s10, s5, s10
    xor s6, s6, s11
    add s6, s10, s6
    rori s6, s6, 23
    /* round i = 3, 11, 19: x := round(x, rk[i]) */
    lw s10, 88(s9)
    lw s11, 92(s9)
    xor ra, t1, s10
    xor t2, t2, s11
    add t2, ra, t2
    rori t2, t2, 3
    xor ra, t5, s10
    xor t6, t6, s11
    add t6, ra, t6
    rori t6, t6, 3
    xor ra, a4, s10
    xor a5, a5, s11
    add a5, ra, a5
    rori a5, a5, 3
    xor ra, s0, s10
    xor s1, s1, s11
    add s1, ra, s1
    rori s1, s1, 3
    xor s10, s4, s10
    xor s5, s5, s11
    add s5, s10, s5
    rori s5, s5, 3
    lw s10, 80(s9)
    lw s11, 84(s9)
    xor ra, t0, s10
    xor t1, t1, s11
    add t1, ra, t1
    rori t1, t1, 5
    xor ra, t4, s10
    xor t5, t5, s11
    add t5, ra, t5
    rori t5, t5, 5
    xor ra, a3, s10
    xor a4, a4, s11
    add a4, ra, a4
    rori a4, a4, 5
    xor ra, a7, s10
    xor s0, s0, s11
    add s0, ra, s0
    rori s0, s0, 5
    xor s10, s3, s10
    xor s4, s4, s11
    add s4, s10, s4
    rori s4, s4, 5
    lw s10, 72(s9)
    lw s11, 76(s9)
    xor ra, t3, s10
    xor t0, t0, s11
    add t0, ra, t0
    rori t0, t0, 23
    xor ra, a2, s10
    xor t4, t4, s11
    add t4, ra, t4
    rori t4, t4, 23
    xor ra, a6, s10
    xor a3, a3, s11
    add a3, ra, a3
    rori a3, a3, 23
    xor ra, s2, s10
    xor a7, a7, s11
    add a7, ra, a7
    rori a7, a7, 23
    xor s10, s6, s10
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 23
    /* round i = 4, 12, 20: x := round(x, rk[i]) */
    lw s10, 112(s9)
    lw s11, 116(s9)
    xor ra, t2, s10
    xor t3, t3, s11
    add t3, ra, t3
    rori t3, t3, 3
    xor ra, t6, s10
    xor a2, a2, s11
    add a2, ra, a2
    rori a2, a2, 3
    xor ra, a5, s10
    xor a6, a6, s11
    add a6, ra, a6
    rori a6, a6, 3
    xor ra, s1, s10
    xor s2, s2, s11
    add s2, ra, s2
    rori s2, s2, 3
    xor s10, s5, s10
    xor s6, s6, s11
    add s6, s10, s6
    rori s6, s6, 3
    lw s10, 104(s9)
    lw s11, 108(s9)
    xor ra, t1, s10
    xor t2, t2, s11
    add t2, ra, t2
    rori t2, t2, 5
    xor ra, t5, s10
    xor t6, t6, s11
    add t6, ra, t6
    rori t6, t6, 5
    xor ra, a4, s10
    xor a5, a5, s11
    add a5, ra, a5
    rori a5, a5, 5
    xor ra, s0, s10
    xor s1, s1, s11
    add s1, ra, s1
    rori s1, s1, 5
    xor s10, s4, s10
    xor s5, s5, s11
    add s5, s10, s5
    rori s5, s5, 5
    lw s10, 96(s9)
    lw s11, 100(s9)
    xor ra, t0, s10
    xor t1, t1, s11
    add t1, ra, t1
    rori t1, t1, 23
    xor ra, t4, s10
    xor t5, t5, s11
    add t5, ra, t5
    rori t5, t5, 23
    xor ra, a3, s10
    xor a4, a4, s11
    add a4, ra, a4
    rori a4, a4, 23
    xor ra, a7, s10
    xor s0, s0, s11
    add s0, ra, s0
    rori s0, s0, 23
    xor s10, s3, s10
    xor s4, s4, s11
    add s4, s10, s4
    rori s4, s4, 23
    /* round i = 5, 13, 21: x := round(x, rk[i]) */
    lw s10, 136(s9)
    lw s11, 140(s9)
    xor ra, t3, s10
    xor t0, t0, s11
    add t0, ra, t0
    rori t0, t0, 3
    xor ra, a2, s10
    xor t4, t4, s11
    add t4, ra, t4
    rori t4, t4, 3
    xor ra, a6, s10
    xor a3, a3, s11
    add a3, ra, a3
    rori a3, a3, 3
    xor ra, s2, s10
    xor a7, a7, s11
    add a7, ra, a7
    rori a7, a7, 3
    xor s10, s6, s10
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 3
    lw s10, 128(s9)
    lw s11, 132(s9)
    xor ra, t2, s10
    xor t3, t3, s11
    add t3, ra, t3
    rori t3, t3, 5
    xor ra, t6, s10
    xor a2, a2, s11
    add a2, ra, a2
    rori a2, a2, 5
    xor ra, a5, s10
    xor a6, a6, s11
    add a6, ra, a6
    rori a6, a6, 5
    xor ra, s1, s10
    xor s2, s2, s11
    add s2, ra, s2
    rori s2, s2, 5
    xor s10, s5, s10
    xor s6, s6, s11
    add s6, s10, s6
    rori s6, s6, 5
    lw s10, 120(s9)
    lw s11, 124(s9)
    xor ra, t1, s10
    xor t2, t2, s11
    add t2, ra, t2
    rori t2, t2, 23
    xor ra, t5, s10
    xor t6, t6, s11
    add t6, ra, t6
    rori t6, t6, 23
    xor ra, a4, s10
    xor a5, a5, s11
    add a5, ra, a5
    rori a5, a5, 23
    xor ra, s0, s10
    xor s1, s1, s11
    add s1, ra, s1
    rori s1, s1, 23
    xor s10, s4, s10
    xor s5, s5, s11
    add s5, s10, s5
    rori s5, s5, 23
    /* round i = 6, 14, 22: x := round(x, rk[i]) */
    lw s10, 160(s9)
    lw s11, 164(s9)
    xor ra, t0, s10
    xor t1, t1, s11
    add t1, ra, t1
    rori t1, t1, 3
    xor ra, t4, s10
    xor t5, t5, s11
    add t5, ra, t5
    rori t5, t5, 3
    xor ra, a3, s10
    xor a4, a4, s11
    add a4, ra, a4
    rori a4, a4, 3
    xor ra, a7, s10
    xor s0, s0, s11
    add s0, ra, s0
    rori s0, s0, 3
    xor s10, s3, s10
    xor s4, s4, s11
    add s4, s10, s4
    rori s4, s4, 3
    lw s10, 152(s9)
    lw s11, 156(s9)
    xor ra, t3, s10
    xor t0, t0, s11
    add t0, ra, t0
    rori t0, t0, 5
    xor ra, a2, s10
    xor t4, t4, s11
    add t4, ra, t4
    rori t4, t4, 5
    xor ra, a6, s10
    xor a3, a3, s11
    add a3, ra, a3
    rori a3, a3, 5
    xor ra, s2, s10
    xor a7, a7, s11
    add a7, ra, a7
    rori a7, a7, 5
    xor s10, s6, s10
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 5
    lw s10, 144(s9)
    lw s11, 148(s9)
    xor ra, t2, s10
    xor t3, t3, s11
    add t3, ra, t3
    rori t3, t3, 23
    xor ra, t6, s10
    xor a2, a2, s11
    add a2, ra, a2
    rori a2, a2, 23
    xor ra, a5, s10
    xor a6, a6, s11
    add a6, ra, a6
    rori a6, a6, 23
    xor ra, s1, s10
    xor s2, s2, s11
    add s2, ra, s2
    rori s2, s2, 23
    xor s10, s5, s10
    xor s6, s6, s11
    add s6, s10, s6
    rori s6, s6, 23
    /* round i = 7, 15, 23: x := round(x, rk[i]) */
    lw s10, 184(s9)
    lw s11, 188(s9)
    xor ra, t1, s10
    xor t2, t2, s11
    add t2, ra, t2
    rori t2, t2, 3
    xor ra, t5, s10
    xor t6, t6, s11
    add t6, ra, t6
    rori t6, t6, 3
    xor ra, a4, s10
    xor a5, a5, s11
    add a5, ra, a5
    rori a5, a5, 3
    xor ra, s0, s10
    xor s1, s1, s11
    add s1, ra, s1
    rori s1, s1, 3
    xor s10, s4, s10
    xor s5, s5, s11
    add s5, s10, s5
    rori s5, s5, 3
    lw s10, 176(s9)
    lw s11, 180(s9)
    xor ra, t0, s10
    xor t1, t1, s11
    add t1, ra, t1
    rori t1, t1, 5
    xor ra, t4, s10
    xor t5, t5, s11
    add t5, ra, t5
    rori t5, t5, 5
    xor ra, a3, s10
    xor a4, a4, s11
    add a4, ra, a4
    rori a4, a4, 5
    xor ra, a7, s10
    xor s0, s0, s11
    add s0, ra, s0
    rori s0, s0, 5
    xor s10, s3, s10
    xor s4, s4, s11
    add s4, s10, s4
    rori s4, s4, 5
    lw s10, 168(s9)
    lw s11, 172(s9)
    xor ra, t3, s10
    xor t0, t0, s11
    add t0, ra, t0
    rori t0, t0, 23
    xor ra, a2, s10
    xor t4, t4, s11
    add t4, ra, t4
    rori t4, t4, 23
    xor ra, a6, s10
    xor a3, a3, s11
    add a3, ra, a3
    rori a3, a3, 23
    xor ra, s2, s10
    xor a7, a7, s11
    add a7, ra, a7
    rori a7, a7, 23
    xor s10, s6, s10
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 23
    addi s9, s9, 192
    bne s9, s8, .Llea192_encrypt_blocks_rounds8
    /* round i = 24: x := round(x, rk[i]) */
    lw s9, 592(a0)
    lw s10, 596(a0)
    xor s11, t2, s9
    xor t3, t3, s10
    add t3, s11, t3
    rori t3, t3, 3
    xor s11, t6, s9
    xor a2, a2, s10
    add a2, s11, a2
    rori a2, a2, 3
    xor s11, a5, s9
    xor a6, a6, s10
    add a6, s11, a6
    rori a6, a6, 3
    xor s11, s1, s9
    xor s2, s2, s10
    add s2, s11, s2
    rori s2, s2, 3
    xor s9, s5, s9
    xor s6, s6, s10
    add s6, s9, s6
    rori s6, s6, 3
    lw s9, 584(a0)
    lw s10, 588(a0)
    xor s11, t1, s9
    xor t2, t2, s10
    add t2, s11, t2
    rori t2, t2, 5
    xor s11, t5, s9
    xor t6, t6, s10
    add t6, s11, t6
    rori t6, t6, 5
    xor s11, a4, s9
    xor a5, a5, s10
    add a5, s11, a5
    rori a5, a5, 5
    xor s11, s0, s9
    xor s1, s1, s10
    add s1, s11, s1
    rori s1, s1, 5
    xor s9, s4, s9
    xor s5, s5, s10
    add s5, s9, s5
    rori s5, s5, 5
    lw s9, 576(a0)
    lw s10, 580(a0)
    xor s11, t0, s9
    xor t1, t1, s10
    add t1, s11, t1
    rori t1, t1, 23
    xor s11, t4, s9
    xor t5, t5, s10
    add t5, s11, t5
    rori t5, t5, 23
    xor s11, a3, s9
    xor a4, a4, s10
    add a4, s11, a4
    rori a4, a4, 23
    xor s11, a7, s9
    xor s0, s0, s10
    add s0, s11, s0
    rori s0, s0, 23
    xor s9, s3, s9
    xor s4, s4, s10
    add s4, s9, s4
    rori s4, s4, 23
    /* round i = 25: x := round(x, rk[i]) */
    lw s9, 616(a0)
    lw s10, 620(a0)
    xor s11, t3, s9
    xor t0, t0, s10
    add t0, s11, t0
    rori t0, t0, 3
    xor s11, a2, s9
    xor t4, t4, s10
    add t4, s11, t4
    rori t4, t4, 3
    xor s11, a6, s9
    xor a3, a3, s10
    add a3, s11, a3
    rori a3, a3, 3
    xor s11, s2, s9
    xor a7, a7, s10
    add a7, s11, a7
    rori a7, a7, 3
    xor s9, s6, s9
    xor s3, s3, s10
    add s3, s9, s3
    rori s3, s3, 3
    lw s9, 608(a0)
    lw s10, 612(a0)
    xor s11, t2, s9
    xor t3, t3, s10
    add t3, s11, t3
    rori t3, t3, 5
    xor s11, t6, s9
    xor a2, a2, s10
    add a2, s11, a2
    rori a2, a2, 5
    xor s11, a5, s9
    xor a6, a6, s10
    add a6, s11, a6
    rori a6, a6, 5
    xor s11, s1, s9
    xor s2, s2, s10
    add s2, s11, s2
    rori s2, s2, 5
    xor s9, s5, s9
    xor s6, s6, s10
    add s6, s9, s6
    rori s6, s6, 5
    lw s9, 600(a0)
    lw s10, 604(a0)
    xor s11, t1, s9
    xor t2, t2, s10
    add t2, s11, t2
    rori t2, t2, 23
    xor s11, t5, s9
    xor t6, t6, s10
    add t6, s11, t6
    rori t6, t6, 23
    xor s11, a4, s9
    xor a5, a5, s10
    add a5, s11, a5
    rori a5, a5, 23
    xor s11, s0, s9
    xor s1, s1, s10
    add s1, s11, s1
    rori s1, s1, 23
    xor s9, s4, s9
    xor s5, s5, s10
    add s5, s9, s5
    rori s5, s5, 23
    /* round i = 26: x := round(x, rk[i]) */
    lw s9, 640(a0)
    lw s10, 644(a0)
    xor s11, t0, s9
    xor t1, t1, s10
    add t1, s11, t1
    rori t1, t1, 3
    xor s11, t4, s9
    xor t5, t5, s10
    add t5, s11, t5
    rori t5, t5, 3
    xor s11, a3, s9
    xor a4, a4, s10
    add a4, s11, a4
    rori a4, a4, 3
    xor s11, a7, s9
    xor s0, s0, s10
    add s0, s11, s0
    rori s0, s0, 3
    xor s9, s3, s9
    xor s4, s4, s10
    add s4, s9, s4
    rori s4, s4, 3
    lw s9, 632(a0)
    lw s10, 636(a0)
    xor s11, t3, s9
    xor t0, t0, s10
    add t0, s11, t0
    rori t0, t0, 5
    xor s11, a2, s9
    xor t4, t4, s10
    add t4, s11, t4
    rori t4, t4, 5
    xor s11, a6, s9
    xor a3, a3, s10
    add a3, s11, a3
    rori a3, a3, 5
    xor s11, s2, s9
    xor a7, a7, s10
    add a7, s11, a7
    rori a7, a7, 5
    xor s9, s6, s9
    xor s3, s3, s10
    add s3, s9, s3
    rori s3, s3, 5
    lw s9, 624(a0)
    lw s10, 628(a0)
    xor s11, t2, s9
    xor t3, t3, s10
    add t3, s11, t3
    rori t3, t3, 23
    xor s11, t6, s9
    xor a2, a2, s10
    add a2, s11, a2
    rori a2, a2, 23
    xor s11, a5, s9
    xor a6, a6, s10
    add a6, s11, a6
    rori a6, a6, 23
    xor s11, s1, s9
    xor s2, s2, s10
    add s2, s11, s2
    rori s2, s2, 23
    xor s9, s5, s9
    xor s6, s6, s10
    add s6, s9, s6
    rori s6, s6, 23
    /* round i = 27: x := round(x, rk[i]) */
    lw s9, 664(a0)
    lw s10, 668(a0)
    xor s11, t1, s9
    xor t2, t2, s10
    add t2, s11, t2
    rori t2, t2, 3
    xor s11, t5, s9
    xor t6, t6, s10
    add t6, s11, t6
    rori t6, t6, 3
    xor s11, a4, s9
    xor a5, a5, s10
    add a5, s11, a5
    rori a5, a5, 3
    xor s11, s0, s9
    xor s1, s1, s10
    add s1, s11, s1
    rori s1, s1, 3
    xor s9, s4, s9
    xor s5, s5, s10
    add s5, s9, s5
    rori s5, s5, 3
    lw s9, 656(a0)
    lw s10, 660(a0)
    xor s11, t0, s9
    xor t1, t1, s10
    add t1, s11, t1
    rori t1, t1, 5
    xor s11, t4, s9
    xor t5, t5, s10
    add t5, s11, t5
    rori t5, t5, 5
    xor s11, a3, s9
    xor a4, a4, s10
    add a4, s11, a4
    rori a4, a4, 5
    xor s11, a7, s9
    xor s0, s0, s10
    add s0, s11, s0
    rori s0, s0, 5
    xor s9, s3, s9
    xor s4, s4, s10
    add s4, s9, s4
    rori s4, s4, 5
    lw s9, 648(a0)
    lw s10, 652(a0)
    xor s11, t3, s9
    xor t0, t0, s10
    add t0, s11, t0
    rori t0, t0, 23
    xor s11, a2, s9
    xor t4, t4, s10
    add t4, s11, t4
    rori t4, t4, 23
    xor s11, a6, s9
    xor a3, a3, s10
    add a3, s11, a3
    rori a3, a3, 23
    xor s11, s2, s9
    xor a7, a7, s10
    add a7, s11, a7
    rori a7, a7, 23
    xor s9, s6, s9
    xor s3, s3, s10
    add s3, s9, s3
    rori s3, s3, 23
    lw s9, 0(sp)  /* reload */
    addi s7, s7, -5
    sw t0, 0(s9)
    sw t1, 4(s9)
    sw t2, 8(s9)
    sw t3, 12(s9)
    sw t4, 16(s9)
    sw t5, 20(s9)
    sw t6, 24(s9)
    sw a2, 28(s9)
    sw a3, 32(s9)
    sw a4, 36(s9)
    sw a5, 40(s9)
    sw a6, 44(s9)
    sw a7, 48(s9)
    sw s0, 52(s9)
    sw s1, 56(s9)
    sw s2, 60(s9)
    sw s3, 64(s9)
    sw s4, 68(s9)
    sw s5, 72(s9)
    sw s6, 76(s9)
    addi t0, s9, 80
    sw t0, 0(sp)  /* spill */
    bge s7, zero, .Llea192_encrypt_blocks_blocks7
.Llea192_encrypt_blocks_fewer3:
    addi a3, s7, 5
.Llea192_encrypt_blocks_rest2:
    addi t0, a3, -4
    blt t0, zero, .Llea192_encrypt_blocks_fewer11
    addi t1, a0, 672
.Llea192_encrypt_blocks_blocks13:
    andi t2, a1, 3
    bne t2, zero, .Llea192_encrypt_blocks_misaligned14
    lw t2, 0(a1)
    lw t3, 4(a1)
    lw t4, 8(a1)
    lw t5, 12(a1)
    lw t6, 16(a1)
    lw a2, 20(a1)
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
.Llea192_encrypt_blocks_join16:
    addi a1, a1, 64
    addi s5, a0, 0
.Llea192_encrypt_blocks_rounds19:
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    lw s6, 16(s5)
    lw s7, 20(s5)
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
    lw s7, 12(s5)
    xor s8, t3, s6
    xor t4, t4, s7
    add t4, s8, t4
    rori t4, t4, 5
    xor s8, a2, s6
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
    lw s7, 4(s5)
    xor s8, t2, s6
    xor t3, t3, s7
    add t3, s8, t3
    rori t3, t3, 23
    xor s8, t6, s6
    xor a2, a2, s7
    add a2, s8, a2
    rori a2, a2, 23
    xor s8, a5, s6
    xor a6, a6, s7
    add a6, s8, a6
    rori a6, a6, 23
    xor s6, s1, s6
    xor s2, s2, s7
    add s2, s6, s2
    rori s2, s2, 23
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw s6, 40(s5)
    lw s7, 44(s5)
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
    lw s6, 32(s5)
    lw s7, 36(s5)
    xor s8, t4, s6
    xor t5, t5, s7
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
    lw s6, 24(s5)
    lw s7, 28(s5)
    xor s8, t3, s6
    xor t4, t4, s7
    add t4, s8, t4
    rori t4, t4, 23
    xor s8, a2, s6
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
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw s6, 64(s5)
    lw s7, 68(s5)
    xor s8, t2, s6
    xor t3, t3, s7
    add t3, s8, t3
    rori t3, t3, 3
    xor s8, t6, s6
    xor a2, a2, s7
    add a2, s8, a2
    rori a2, a2, 3
    xor s8, a5, s6
    xor a6, a6, s7
    add a6, s8, a6
    rori a6, a6, 3
    xor s6, s1, s6
    xor s2, s2, s7
    add s2, s6, s2
    rori s2, s2, 3
    lw s6, 56(s5)
    lw s7, 60(s5)
    xor s8, t5, s6
    xor t2, t2, s7
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
    lw s6, 48(s5)
    lw s7, 52(s5)
    xor s8, t4, s6
    xor t5, t5, s7
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
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw s6, 88(s5)
    lw s7, 92(s5)
    xor s8, t3, s6
    xor t4, t4, s7
    add t4, s8, t4
    rori t4, t4, 3
    xor s8, a2, s6
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
    lw s6, 80(s5)
    lw s7, 84(s5)
    xor s8, t2, s6
    xor t3, t3, s7
    add t3, s8, t3
    rori t3, t3, 5
    xor s8, t6, s6
    xor a2, a2, s7
    add a2, s8, a2
    rori a2, a2, 5
    xor s8, a5, s6
    xor a6, a6, s7
    add a6, s8, a6
    rori a6, a6, 5
    xor s6, s1, s6
    xor s2, s2, s7
    add s2, s6, s2
    rori s2, s2, 5
    lw s6, 72(s5)
    lw s7, 76(s5)
    xor s8, t5, s6
    xor t2, t2, s7
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
    addi s5, s5, 96
    bne s5, t1, .Llea192_encrypt_blocks_rounds19
    lw s5, 0(sp)  /* reload */
    andi s5, s5, 3
    bne s5, zero, .Llea192_encrypt_blocks_misaligned21
    lw s5, 0(sp)  /* reload */
    sw t2, 0(s5)
    sw t3, 4(s5)
    sw t4, 8(s5)
    sw t5, 12(s5)
    sw t6, 16(s5)
    sw a2, 20(s5)
    sw a3, 24(s5)
    sw a4, 28(s5)
    sw a5, 32(s5)
    sw a6, 36(s5)
    sw a7, 40(s5)
    sw s0, 44(s5)
    sw s1, 48(s5)
    sw s2, 52(s5)
    sw s3, 56(s5)
    sw s4, 60(s5)
.Llea192_encrypt_blocks_join23:
    lw t2, 0(sp)  /* reload */
    addi t0, t0, -4
    addi t2, t2, 64
    sw t2, 0(sp)  /* spill */
    bge t0, zero, .Llea192_encrypt_blocks_blocks13
.Llea192_encrypt_blocks_fewer11:
    addi t0, t0, 4
    beq t0, zero, .Llea192_encrypt_blocks_done1
    addi t1, a0, 672
.Llea192_encrypt_blocks_blocks27:
    andi t2, a1, 3
    bne t2, zero, .Llea192_encrypt_blocks_misaligned28
    lw t2, 0(a1)
    lw t3, 4(a1)
    lw t4, 8(a1)
    lw t5, 12(a1)
.Llea192_encrypt_blocks_join30:
    addi a1, a1, 16
    addi t6, a0, 0
.Llea192_encrypt_blocks_rounds33:
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    lw a2, 16(t6)
    lw a3, 20(t6)
    xor a2, t4, a2
    xor t5, t5, a3
    add t5, a2, t5
    rori t5, t5, 3
    lw a2, 8(t6)
    lw a3, 12(t6)
    xor a2, t3, a2
    xor t4, t4, a3
    add t4, a2, t4
    rori t4, t4, 5
    lw a2, 0(t6)
    lw a3, 4(t6)
    xor a2, t2, a2
    xor t3, t3, a3
    add t3, a2, t3
    rori t3, t3, 23
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw a2, 40(t6)
    lw a3, 44(t6)
    xor a2, t5, a2
    xor t2, t2, a3
    add t2, a2, t2
    rori t2, t2, 3
    lw a2, 32(t6)
    lw a3, 36(t6)
    xor a2, t4, a2
    xor t5, t5, a3
    add t5, a2, t5
    rori t5, t5, 5
    lw a2, 24(t6)
    lw a3, 28(t6)
    xor a2, t3, a2
    xor t4, t4, a3
    add t4, a2, t4
    rori t4, t4, 23
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw a2, 64(t6)
    lw a3, 68(t6)
    xor a2, t2, a2
    xor t3, t3, a3
    add t3, a2, t3
    rori t3, t3, 3
    lw a2, 56(t6)
    lw a3, 60(t6)
    xor a2, t5, a2
    xor t2, t2, a3
    add t2, a2, t2
    rori t2, t2, 5
    lw a2, 48(t6)
    lw a3, 52(t6)
    xor a2, t4, a2
    xor t5, t5, a3
    add t5, a2, t5
    rori t5, t5, 23
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw a2, 88(t6)
    lw a3, 92(t6)
    xor a2, t3, a2
    xor t4, t4, a3
    add t4, a2, t4
    rori t4, t4, 3
    lw a2, 80(t6)
    lw a3, 84(t6)
    xor a2, t2, a2
    xor t3, t3, a3
    add t3, a2, t3
    rori t3, t3, 5
    lw a2, 72(t6)
    lw a3, 76(t6)
    xor a2, t5, a2
    xor t2, t2, a3
    add t2, a2, t2
    rori t2, t2, 23
    addi t6, t6, 96
    bne t6, t1, .Llea192_encrypt_blocks_rounds33
    lw t6, 0(sp)  /* reload */
    andi t6, t6, 3
    bne t6, zero, .Llea192_encrypt_blocks_misaligned35
    lw t6, 0(sp)  /* reload */
    sw t2, 0(t6)
    sw t3, 4(t6)
    sw t4, 8(t6)
    sw t5, 12(t6)
.Llea192_encrypt_blocks_join37:
    lw t2, 0(sp)  /* reload */
    addi t0, t0, -1
    addi t2, t2, 16
    sw t2, 0(sp)  /* spill */
    bne t0, zero, .Llea192_encrypt_blocks_blocks27
.Llea192_encrypt_blocks_done1:
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
.Llea192_encrypt_blocks_misaligned14:
    .cfi_restore_state
    andi t2, a1, 1
    bne t2, zero, .Llea192_encrypt_blocks_odd15
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
    lhu a2, 18(a1)
    slli t5, t5, 16
    or t5, t6, t5
    slli t6, a2, 16
    lhu a2, 16(a1)
    lhu a3, 22(a1)
    lhu a4, 20(a1)
    or t6, a2, t6
    slli a2, a3, 16
    or a2, a4, a2
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
    jal zero, .Llea192_encrypt_blocks_join16
.Llea192_encrypt_blocks_odd15:
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
    lbu a2, 15(a1)
    slli t5, t5, 8
    or t5, t6, t5
    slli t6, a2, 24
    or t5, t5, t6
    lhu t6, 17(a1)
    lbu a2, 16(a1)
    lbu a3, 19(a1)
    slli t6, t6, 8
    or t6, a2, t6
    slli a2, a3, 24
    or t6, t6, a2
    lhu a2, 21(a1)
    lbu a3, 20(a1)
    lbu a4, 23(a1)
    slli a2, a2, 8
    or a2, a3, a2
    slli a3, a4, 24
    or a2, a2, a3
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
    jal zero, .Llea192_encrypt_blocks_join16
.Llea192_encrypt_blocks_misaligned21:
    lw s5, 0(sp)  /* reload */
    andi s5, s5, 1
    bne s5, zero, .Llea192_encrypt_blocks_odd22
    srli s5, t2, 16
    lw s6, 0(sp)  /* reload */
    sh t2, 0(s6)
    sh s5, 2(s6)
    srli t2, t3, 16
    sh t3, 4(s6)
    sh t2, 6(s6)
    srli t2, t4, 16
    sh t4, 8(s6)
    sh t2, 10(s6)
    srli t2, t5, 16
    sh t5, 12(s6)
    sh t2, 14(s6)
    srli t2, t6, 16
    sh t6, 16(s6)
    sh t2, 18(s6)
    srli t2, a2, 16
    sh a2, 20(s6)
    sh t2, 22(s6)
    srli t2, a3, 16
    sh a3, 24(s6)
    sh t2, 26(s6)
    srli t2, a4, 16
    sh a4, 28(s6)
    sh t2, 30(s6)
    srli t2, a5, 16
    sh a5, 32(s6)
    sh t2, 34(s6)
    srli t2, a6, 16
    sh a6, 36(s6)
    sh t2, 38(s6)
    srli t2, a7, 16
    sh a7, 40(s6)
    sh t2, 42(s6)
    srli t2, s0, 16
    sh s0, 44(s6)
    sh t2, 46(s6)
    srli t2, s1, 16
    sh s1, 48(s6)
    sh t2, 50(s6)
    srli t2, s2, 16
    sh s2, 52(s6)
    sh t2, 54(s6)
    srli t2, s3, 16
    sh s3, 56(s6)
    sh t2, 58(s6)
    srli t2, s4, 16
    sh s4, 60(s6)
    sh t2, 62(s6)
    jal zero, .Llea192_encrypt_blocks_join23
.Llea192_encrypt_blocks_odd22:
    srli s5, t2, 8
    srli s6, t2, 24
    lw s7, 0(sp)  /* reload */
    sb t2, 0(s7)
    sh s5, 1(s7)
    sb s6, 3(s7)
    srli t2, t3, 8
    srli s5, t3, 24
    sb t3, 4(s7)
    sh t2, 5(s7)
    sb s5, 7(s7)
    srli t2, t4, 8
    srli t3, t4, 24
    sb t4, 8(s7)
    sh t2, 9(s7)
    sb t3, 11(s7)
    srli t2, t5, 8
    srli t3, t5, 24
    sb t5, 12(s7)
    sh t2, 13(s7)
    sb t3, 15(s7)
    srli t2, t6, 8
    srli t3, t6, 24
    sb t6, 16(s7)
    sh t2, 17(s7)
    sb t3, 19(s7)
    srli t2, a2, 8
    srli t3, a2, 24
    sb a2, 20(s7)
    sh t2, 21(s7)
    sb t3, 23(s7)
    srli t2, a3, 8
    srli t3, a3, 24
    sb a3, 24(s7)
    sh t2, 25(s7)
    sb t3, 27(s7)
    srli t2, a4, 8
    srli t3, a4, 24
    sb a4, 28(s7)
    sh t2, 29(s7)
    sb t3, 31(s7)
    srli t2, a5, 8
    srli t3, a5, 24
    sb a5, 32(s7)
    sh t2, 33(s7)
    sb t3, 35(s7)
    srli t2, a6, 8
    srli t3, a6, 24
    sb a6, 36(s7)
    sh t2, 37(s7)
    sb t3, 39(s7)
    srli t2, a7, 8
    srli t3, a7, 24
    sb a7, 40(s7)
    sh t2, 41(s7)
    sb t3, 43(s7)
    srli t2, s0, 8
    srli t3, s0, 24
    sb s0, 44(s7)
    sh t2, 45(s7)
    sb t3, 47(s7)
    srli t2, s1, 8
    srli t3, s1, 24
    sb s1, 48(s7)
    sh t2, 49(s7)
    sb t3, 51(s7)
    srli t2, s2, 8
    srli t3, s2, 24
    sb s2, 52(s7)
    sh t2, 53(s7)
    sb t3, 55(s7)
    srli t2, s3, 8
    srli t3, s3, 24
    sb s3, 56(s7)
    sh t2, 57(s7)
    sb t3, 59(s7)
    srli t2, s4, 8
    srli t3, s4, 24
    sb s4, 60(s7)
    sh t2, 61(s7)
    sb t3, 63(s7)
    jal zero, .Llea192_encrypt_blocks_join23
.Llea192_encrypt_blocks_misaligned28:
    andi t2, a1, 1
    bne t2, zero, .Llea192_encrypt_blocks_odd29
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
    jal zero, .Llea192_encrypt_blocks_join30
.Llea192_encrypt_blocks_odd29:
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
    lbu a2, 15(a1)
    slli t5, t5, 8
    or t5, t6, t5
    slli t6, a2, 24
    or t5, t5, t6
    jal zero, .Llea192_encrypt_blocks_join30
.Llea192_encrypt_blocks_misaligned35:
    lw t6, 0(sp)  /* reload */
    andi t6, t6, 1
    bne t6, zero, .Llea192_encrypt_blocks_odd36
    srli t6, t2, 16
    lw a2, 0(sp)  /* reload */
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
    jal zero, .Llea192_encrypt_blocks_join37
.Llea192_encrypt_blocks_odd36:
    srli t6, t2, 8
    srli a2, t2, 24
    lw a3, 0(sp)  /* reload */
    sb t2, 0(a3)
    sh t6, 1(a3)
    sb a2, 3(a3)
    srli t2, t3, 8
    srli t6, t3, 24
    sb t3, 4(a3)
    sh t2, 5(a3)
    sb t6, 7(a3)
    srli t2, t4, 8
    srli t3, t4, 24
    sb t4, 8(a3)
    sh t2, 9(a3)
    sb t3, 11(a3)
    srli t2, t5, 8
    srli t3, t5, 24
    sb t5, 12(a3)
    sh t2, 13(a3)
    sb t3, 15(a3)
    jal zero, .Llea192_encrypt_blocks_join37
    .cfi_endproc
    .size lea192_encrypt_blocks, .-lea192_encrypt_blocks

    .section .text.lea192_decrypt_blocks,"ax",%progbits
    .balign 4
    .globl lea192_decrypt_blocks
    .type lea192_decrypt_blocks, %function
lea192_decrypt_blocks:
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
    addi sp, sp, -80
    .cfi_def_cfa_offset 80
    sw s0, 20(sp)
    .cfi_offset s0, -60
    sw s1, 24(sp)
    .cfi_offset s1, -56
    sw s2, 28(sp)
    .cfi_offset s2, -52
    sw s3, 32(sp)
    .cfi_offset s3, -48
    sw s4, 36(sp)
    .cfi_offset s4, -44
    sw s5, 40(sp)
    .cfi_offset s5, -40
    sw s6, 44(sp)
    .cfi_offset s6, -36
    sw s7, 48(sp)
    .cfi_offset s7, -32
    sw s8, 52(sp)
    .cfi_offset s8, -28
    sw s9, 56(sp)
    .cfi_offset s9, -24
    sw s10, 60(sp)
    .cfi_offset s10, -20
    sw s11, 64(sp)
    .cfi_offset s11, -16
    sw ra, 68(sp)
    .cfi_offset ra, -12
    sw a1, 0(sp)  /* spill */
    andi t0, a1, 3
    sw a0, 4(sp)  /* spill */
    sw a2, 8(sp)  /* spill */
    sw a3, 12(sp)  /* spill */
    bne t0, zero, .Llea192_decrypt_blocks_rest2
    lw t0, 8(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea192_decrypt_blocks_rest2
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -5
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea192_decrypt_blocks_fewer3
.Llea192_decrypt_blocks_blocks7:
    lw s6, 0(sp)  /* reload */
    lw t0, 0(s6)
    lw t1, 4(s6)
    lw t2, 8(s6)
    lw t3, 12(s6)
    lw t4, 16(s6)
    lw t5, 20(s6)
    lw t6, 24(s6)
    lw a1, 28(s6)
    lw a2, 32(s6)
    lw a3, 36(s6)
    lw a4, 40(s6)
    lw a5, 44(s6)
    lw a6, 48(s6)
    lw a7, 52(s6)
    lw s0, 56(s6)
    lw s1, 60(s6)
    lw s2, 64(s6)
    lw s3, 68(s6)
    lw s4, 72(s6)
    lw s5, 76(s6)
    addi s6, s6, 80
    sw s6, 0(sp)  /* spill */
    addi s6, a0, 576
.Llea192_decrypt_blocks_rounds8:
    /* round i = 27, 19, 11: y := round_back(y, rk[i]) */
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
    lw a0, 72(s6)
    lw s7, 76(s6)
    xor s8, t3, a0
    sub t0, t0, s8
    xor t0, t0, s7
    lw s8, 80(s6)
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
    /* round i = 26, 18, 10: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    xor s9, t0, s8
    sub t1, t1, s9
    rori t0, t0, 27
    lw s9, 84(s6)
    lw s10, 88(s6)
    xor t1, t1, s9
    lw s11, 92(s6)
    xor ra, t1, s10
    sub t2, t2, ra
    xor t2, t2, s11
    rori t1, t1, 29
    xor ra, a1, a0
    sub t4, t4, ra
    xor t4, t4, s7
    rori a1, a1, 9
    xor ra, t4, s8
    sub t5, t5, ra
    xor t5, t5, s9
    rori t4, t4, 27
    xor ra, t5, s10
    sub t6, t6, ra
    xor t6, t6, s11
    rori t5, t5, 29
    xor ra, a5, a0
    sub a2, a2, ra
    xor a2, a2, s7
    rori a5, a5, 9
    xor ra, a2, s8
    sub a3, a3, ra
    xor a3, a3, s9
    rori a2, a2, 27
    xor ra, a3, s10
    sub a4, a4, ra
    xor a4, a4, s11
    rori a3, a3, 29
    xor ra, s1, a0
    sub a6, a6, ra
    xor a6, a6, s7
    xor a0, s5, a0
    sub a0, s2, a0
    xor a0, a0, s7
    rori s1, s1, 9
    rori s2, s5, 9
    xor s5, a6, s8
    sub a7, a7, s5
    xor a7, a7, s9
    xor s5, a0, s8
    sub s3, s3, s5
    xor s3, s3, s9
    xor s5, a7, s10
    sub s0, s0, s5
    xor s0, s0, s11
    xor s5, s3, s10
    sub s4, s4, s5
    xor s4, s4, s11
    lw s5, 48(s6)
    lw s7, 52(s6)
    xor s8, t2, s5
    sub t3, t3, s8
    xor t3, t3, s7
    lw s8, 56(s6)
    rori a7, a7, 29
    rori a6, a6, 27
    rori s3, s3, 29
    rori a0, a0, 27
    /* round i = 25, 17, 9: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    xor s9, t3, s8
    sub t0, t0, s9
    rori t3, t3, 27
    lw s9, 60(s6)
    lw s10, 64(s6)
    xor t0, t0, s9
    lw s11, 68(s6)
    xor ra, t0, s10
    sub t1, t1, ra
    xor t1, t1, s11
    rori t0, t0, 29
    xor ra, t6, s5
    sub a1, a1, ra
    xor a1, a1, s7
    rori t6, t6, 9
    xor ra, a1, s8
    sub t4, t4, ra
    xor t4, t4, s9
    rori a1, a1, 27
    xor ra, t4, s10
    sub t5, t5, ra
    xor t5, t5, s11
    rori t4, t4, 29
    xor ra, a4, s5
    sub a5, a5, ra
    xor a5, a5, s7
    rori a4, a4, 9
    xor ra, a5, s8
    sub a2, a2, ra
    xor a2, a2, s9
    rori a5, a5, 27
    xor ra, a2, s10
    sub a3, a3, ra
    xor a3, a3, s11
    rori a2, a2, 29
    xor ra, s0, s5
    sub s1, s1, ra
    xor s1, s1, s7
    xor s5, s4, s5
    sub s2, s2, s5
    xor s2, s2, s7
    rori s0, s0, 9
    rori s4, s4, 9
    xor s5, s1, s8
    sub a6, a6, s5
    xor a6, a6, s9
    xor s5, s2, s8
    sub a0, a0, s5
    xor a0, a0, s9
    xor s5, a6, s10
    sub a7, a7, s5
    xor a7, a7, s11
    xor s5, a0, s10
    sub s3, s3, s5
    xor s3, s3, s11
    lw s5, 24(s6)
    lw s7, 28(s6)
    xor s8, t1, s5
    sub t2, t2, s8
    xor t2, t2, s7
    lw s8, 32(s6)
    rori a6, a6, 29
    rori s1, s1, 27
    rori a0, a0, 29
    rori s2, s2, 27
    /* round i = 24, 16, 8: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    xor s9, t2, s8
    sub t3, t3, s9
    rori t2, t2, 27
    lw s9, 36(s6)
    lw s10, 40(s6)
    xor t3, t3, s9
    lw s11, 44(s6)
    xor ra, t3, s10
    sub t0, t0, ra
    xor t0, t0, s11
    rori t3, t3, 29
    xor ra, t5, s5
    sub t6, t6, ra
    xor t6, t6, s7
    rori t5, t5, 9
    xor ra, t6, s8
    sub a1, a1, ra
    xor a1, a1, s9
    rori t6, t6, 27
    xor ra, a1, s10
    sub t4, t4, ra
    xor t4, t4, s11
    rori a1, a1, 29
    xor ra, a3, s5
    sub a4, a4, ra
    xor a4, a4, s7
    rori a3, a3, 9
    xor ra, a4, s8
    sub a5, a5, ra
    xor a5, a5, s9
    rori a4, a4, 27
    xor ra, a5, s10
    sub a2, a2, ra
    xor a2, a2, s11
    rori a5, a5, 29
    xor ra, a7, s5
    sub s0, s0, ra
    xor s0, s0, s7
    xor s5, s3, s5
    sub s4, s4, s5
    xor s4, s4, s7
    rori a7, a7, 9
    rori s3, s3, 9
    xor s5, s0, s8
    sub s1, s1, s5
    xor s1, s1, s9
    xor s5, s4, s8
    sub s2, s2, s5
    xor s2, s2, s9
    xor s5, s1, s10
    sub a6, a6, s5
    xor a6, a6, s11
    xor s5, s2, s10
    sub a0, a0, s5
    xor a0, a0, s11
    lw s5, 0(s6)
    lw s7, 4(s6)
    xor s8, t0, s5
    sub t1, t1, s8
    xor t1, t1, s7
    lw s8, 8(s6)
    rori s1, s1, 29
    rori s0, s0, 27
    rori s2, s2, 29
    rori s4, s4, 27
    /* round i = 23, 15, 7: y := round_back(y, rk[i]) */
    rori t0, t0, 9
    xor s9, t1, s8
    sub t2, t2, s9
    rori t1, t1, 27
    lw s9, 12(s6)
    lw s10, 16(s6)
    xor t2, t2, s9
    lw s11, 20(s6)
    xor ra, t2, s10
    sub t3, t3, ra
    xor t3, t3, s11
    rori t2, t2, 29
    xor ra, t4, s5
    sub t5, t5, ra
    xor t5, t5, s7
    rori t4, t4, 9
    xor ra, t5, s8
    sub t6, t6, ra
    xor t6, t6, s9
    rori t5, t5, 27
    xor ra, t6, s10
    sub a1, a1, ra
    xor a1, a1, s11
    rori t6, t6, 29
    xor ra, a2, s5
    sub a3, a3, ra
    xor a3, a3, s7
    rori a2, a2, 9
    xor ra, a3, s8
    sub a4, a4, ra
    xor a4, a4, s9
    rori a3, a3, 27
    xor ra, a4, s10
    sub a5, a5, ra
    xor a5, a5, s11
    rori a4, a4, 29
    xor ra, a6, s5
    sub a7, a7, ra
    xor a7, a7, s7
    xor s5, a0, s5
    sub s3, s3, s5
    xor s3, s3, s7
    rori a6, a6, 9
    rori a0, a0, 9
    xor s5, a7, s8
    sub s0, s0, s5
    xor s0, s0, s9
    xor s5, s3, s8
    sub s4, s4, s5
    xor s4, s4, s9
    xor s5, s0, s10
    sub s1, s1, s5
    xor s1, s1, s11
    xor s5, s4, s10
    sub s2, s2, s5
    xor s2, s2, s11
    lw s5, -24(s6)
    lw s7, -20(s6)
    xor s8, t3, s5
    sub t0, t0, s8
    xor t0, t0, s7
    lw s8, -16(s6)
    rori s0, s0, 29
    rori a7, a7, 27
    rori s4, s4, 29
    rori s3, s3, 27
    /* round i = 22, 14, 6: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    xor s9, t0, s8
    sub t1, t1, s9
    rori t0, t0, 27
    lw s9, -12(s6)
    lw s10, -8(s6)
    xor t1, t1, s9
    lw s11, -4(s6)
    xor ra, t1, s10
    sub t2, t2, ra
    xor t2, t2, s11
    rori t1, t1, 29
    xor ra, a1, s5
    sub t4, t4, ra
    xor t4, t4, s7
    rori a1, a1, 9
    xor ra, t4, s8
    sub t5, t5, ra
    xor t5, t5, s9
    rori t4, t4, 27
    xor ra, t5, s10
    sub t6, t6, ra
    xor t6, t6, s11
    rori t5, t5, 29
    xor ra, a5, s5
    sub a2, a2, ra
    xor a2, a2, s7
    rori a5, a5, 9
    xor ra, a2, s8
    sub a3, a3, ra
    xor a3, a3, s9
    rori a2, a2, 27
    xor ra, a3, s10
    sub a4, a4, ra
    xor a4, a4, s11
    rori a3, a3, 29
    xor ra, s1, s5
    sub a6, a6, ra
    xor a6, a6, s7
    xor s5, s2, s5
    sub a0, a0, s5
    xor a0, a0, s7
    rori s1, s1, 9
    rori s2, s2, 9
    xor s5, a6, s8
    sub a7, a7, s5
    xor a7, a7, s9
    xor s5, a0, s8
    sub s3, s3, s5
    xor s3, s3, s9
    xor s5, a7, s10
    sub s0, s0, s5
    xor s0, s0, s11
    xor s5, s3, s10
    sub s4, s4, s5
    xor s4, s4, s11
    lw s5, -48(s6)
    lw s7, -44(s6)
    xor s8, t2, s5
    sub t3, t3, s8
    xor t3, t3, s7
    lw s8, -40(s6)
    rori a7, a7, 29
    rori a6, a6, 27
    rori s3, s3, 29
    rori a0, a0, 27
    /* round i = 21, 13, 5: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    xor s9, t3, s8
    sub t0, t0, s9
    rori t3, t3, 27
    lw s9, -36(s6)
    lw s10, -32(s6)
    xor t0, t0, s9
    lw s11, -28(s6)
    xor ra, t0, s10
    sub t1, t1, ra
    xor t1, t1, s11
    rori t0, t0, 29
    xor ra, t6, s5
    sub a1, a1, ra
    xor a1, a1, s7
    rori t6, t6, 9
    xor ra, a1, s8
    sub t4, t4, ra
    xor t4, t4, s9
    rori a1, a1, 27
    xor ra, t4, s10
    sub t5, t5, ra
    xor t5, t5, s11
    rori t4, t4, 29
    xor ra, a4, s5
    sub a5, a5, ra
    xor a5, a5, s7
    rori a4, a4, 9
    xor ra, a5, s8
    sub a2, a2, ra
    xor a2, a2, s9
    rori a5, a5, 27
    xor ra, a2, s10
    sub a3, a3, ra
    xor a3, a3, s11
    rori a2, a2, 29
    xor ra, s0, s5
    sub s1, s1, ra
    xor s1, s1, s7
    xor s5, s4, s5
    sub s2, s2, s5
    xor s2, s2, s7
    rori s0, s0, 9
    rori s4, s4, 9
    xor s5, s1, s8
    sub a6, a6, s5
    xor a6, a6, s9
    xor s5, s2, s8
    sub a0, a0, s5
    xor a0, a0, s9
    xor s5, a6, s10
    sub a7, a7, s5
    xor a7, a7, s11
    xor s5, a0, s10
    sub s3, s3, s5
    xor s3, s3, s11
    lw s5, -72(s6)
    lw s7, -68(s6)
    xor s8, t1, s5
    sub t2, t2, s8
    xor t2, t2, s7
    lw s8, -64(s6)
    rori a6, a6, 29
    rori s1, s1, 27
    rori a0, a0, 29
    rori s2, s2, 27
    /* round i = 20, 12, 4: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    xor s9, t2, s8
    sub t3, t3, s9
    rori t2, t2, 27
    lw s9, -60(s6)
    lw s10, -56(s6)
    xor t3, t3, s9
    lw s11, -52(s6)
    xor ra, t3, s10
    sub t0, t0, ra
    xor t0, t0, s11
    rori t3, t3, 29
    xor ra, t5, s5
    sub t6, t6, ra
    xor t6, t6, s7
    rori t5, t5, 9
    xor ra, t6, s8
    sub a1, a1, ra
    xor a1, a1, s9
    rori t6, t6, 27
    xor ra, a1, s10
    sub t4, t4, ra
    xor t4, t4, s11
    rori a1, a1, 29
    xor ra, a3, s5
    sub a4, a4, ra
    xor a4, a4, s7
    rori a3, a3, 9
    xor ra, a4, s8
    sub a5, a5, ra
    xor a5, a5, s9
    rori a4, a4, 27
    xor ra, a5, s10
    sub a2, a2, ra
    xor a2, a2, s11
    rori a5, a5, 29
    xor ra, a7, s5
    sub s0, s0, ra
    xor s0, s0, s7
    xor s5, s3, s5
    sub s4, s4, s5
    xor s4, s4, s7
    rori a7, a7, 9
    rori s3, s3, 9
    xor s5, s0, s8
    sub s1, s1, s5
    xor s1, s1, s9
    xor s5, s4, s8
    sub s2, s2, s5
    xor s5, s2, s9
    xor s2, s1, s10
    sub a6, a6, s2
    xor a6, a6, s11
    xor s2, s5, s10
    sub a0, a0, s2
    xor s2, a0, s11
    lw a0, -96(s6)
    lw s7, -92(s6)
    xor s8, t0, a0
    sub t1, t1, s8
    xor t1, t1, s7
    lw s8, -88(s6)
    rori s1, s1, 29
    rori s0, s0, 27
    rori s5, s5, 29
    rori s4, s4, 27
    xor s9, t1, s8
    sub t2, t2, s9
    lw s9, -84(s6)
    lw s10, -80(s6)
    xor t2, t2, s9
    lw s11, -76(s6)
    addi s6, s6, -192
    xor ra, t2, s10
    sub t3, t3, ra
    xor t3, t3, s11
    xor ra, t4, a0
    sub t5, t5, ra
    xor t5, t5, s7
    xor ra, t5, s8
    sub t6, t6, ra
    xor t6, t6, s9
    xor ra, t6, s10
    sub a1, a1, ra
    xor a1, a1, s11
    xor ra, a2, a0
    sub a3, a3, ra
    xor a3, a3, s7
    xor ra, a3, s8
    sub a4, a4, ra
    xor a4, a4, s9
    xor ra, a4, s10
    sub a5, a5, ra
    xor a5, a5, s11
    xor ra, a6, a0
    sub a7, a7, ra
    xor a7, a7, s7
    xor a0, s2, a0
    sub a0, s3, a0
    xor s3, a0, s7
    xor a0, a7, s8
    sub a0, s0, a0
    xor s0, a0, s9
    xor a0, s3, s8
    sub a0, s4, a0
    xor s4, a0, s9
    xor a0, s0, s10
    sub a0, s1, a0
    xor s1, a0, s11
    xor a0, s4, s10
    sub a0, s5, a0
    xor s5, a0, s11
    lw a0, 4(sp)  /* reload */
    bne s6, a0, .Llea192_decrypt_blocks_rounds8
    /* round i = 3: y := round_back(y, rk[i]) */
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
    lw s6, 72(a0)
    lw s7, 76(a0)
    xor s8, t3, s6
    sub t0, t0, s8
    xor t0, t0, s7
    lw s8, 80(a0)
    lw s9, 84(a0)
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
    /* round i = 2: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    lw s10, 12(sp)  /* reload */
    lw s11, 92(a0)
    addi s10, s10, -5
    sw s10, 12(sp)  /* spill */
    xor s10, t0, s8
    sub t1, t1, s10
    xor t1, t1, s9
    rori t0, t0, 27
    lw s10, 88(a0)
    xor ra, t1, s10
    sub t2, t2, ra
    xor t2, t2, s11
    rori t1, t1, 29
    xor ra, a1, s6
    sub t4, t4, ra
    xor t4, t4, s7
    rori a1, a1, 9
    xor ra, t4, s8
    sub t5, t5, ra
    xor t5, t5, s9
    rori t4, t4, 27
    xor ra, t5, s10
    sub t6, t6, ra
    xor t6, t6, s11
    rori t5, t5, 29
    xor ra, a5, s6
    sub a2, a2, ra
    xor a2, a2, s7
    rori a5, a5, 9
    xor ra, a2, s8
    sub a3, a3, ra
    xor a3, a3, s9
    rori a2, a2, 27
    xor ra, a3, s10
    sub a4, a4, ra
    xor a4, a4, s11
    rori a3, a3, 29
    xor ra, s1, s6
    sub a6, a6, ra
    xor a6, a6, s7
    xor s6, s5, s6
    sub s2, s2, s6
    xor s2, s2, s7
    rori s1, s1, 9
    rori s5, s5, 9
    xor s6, a6, s8
    sub a7, a7, s6
    xor a7, a7, s9
    xor s6, s2, s8
    sub s3, s3, s6
    xor s6, a7, s10
    sub s0, s0, s6
    xor s0, s0, s11
    xor s3, s3, s9
    xor s6, s3, s10
    sub s4, s4, s6
    xor s4, s4, s11
    lw s6, 48(a0)
    lw s7, 52(a0)
    xor s8, t2, s6
    sub t3, t3, s8
    xor t3, t3, s7
    lw s8, 56(a0)
    lw s9, 60(a0)
    rori a7, a7, 29
    rori a6, a6, 27
    rori s3, s3, 29
    rori s2, s2, 27
    /* round i = 1: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    xor s10, t3, s8
    sub t0, t0, s10
    xor t0, t0, s9
    rori t3, t3, 27
    lw s10, 64(a0)
    lw s11, 68(a0)
    xor ra, t0, s10
    sub t1, t1, ra
    xor t1, t1, s11
    rori t0, t0, 29
    xor ra, t6, s6
    sub a1, a1, ra
    xor a1, a1, s7
    rori t6, t6, 9
    xor ra, a1, s8
    sub t4, t4, ra
    xor t4, t4, s9
    rori a1, a1, 27
    xor ra, t4, s10
    sub t5, t5, ra
    xor t5, t5, s11
    rori t4, t4, 29
    xor ra, a4, s6
    sub a5, a5, ra
    xor a5, a5, s7
    rori a4, a4, 9
    xor ra, a5, s8
    sub a2, a2, ra
    xor a2, a2, s9
    rori a5, a5, 27
    xor ra, a2, s10
    sub a3, a3, ra
    xor a3, a3, s11
    rori a2, a2, 29
    xor ra, s0, s6
    sub s1, s1, ra
    xor s1, s1, s7
    xor s6, s4, s6
    sub s5, s5, s6
    xor s5, s5, s7
    rori s0, s0, 9
    rori s4, s4, 9
    xor s6, s1, s8
    sub a6, a6, s6
    xor a6, a6, s9
    xor s6, s5, s8
    sub s2, s2, s6
    xor s6, a6, s10
    sub a7, a7, s6
    xor a7, a7, s11
    xor s2, s2, s9
    xor s6, s2, s10
    sub s3, s3, s6
    xor s3, s3, s11
    lw s6, 24(a0)
    lw s7, 28(a0)
    xor s8, t1, s6
    sub t2, t2, s8
    xor t2, t2, s7
    lw s8, 32(a0)
    lw s9, 36(a0)
    rori a6, a6, 29
    rori s1, s1, 27
    rori s2, s2, 29
    rori s5, s5, 27
    /* round i = 0: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    xor s10, t2, s8
    sub t3, t3, s10
    xor t3, t3, s9
    rori t2, t2, 27
    lw s10, 40(a0)
    lw s11, 44(a0)
    xor ra, t3, s10
    sub t0, t0, ra
    xor t0, t0, s11
    rori t3, t3, 29
    sw t3, 16(sp)  /* spill */
    lw t3, 8(sp)  /* reload */
    xor ra, t5, s6
    sw t0, 0(t3)
    sub t6, t6, ra
    xor t6, t6, s7
    rori t5, t5, 9
    xor ra, t6, s8
    sub a1, a1, ra
    xor a1, a1, s9
    rori t6, t6, 27
    xor ra, a1, s10
    sub t4, t4, ra
    xor t4, t4, s11
    rori a1, a1, 29
    xor ra, a3, s6
    sub a4, a4, ra
    xor a4, a4, s7
    rori a3, a3, 9
    xor ra, a4, s8
    sub a5, a5, ra
    xor a5, a5, s9
    rori a4, a4, 27
    xor ra, a5, s10
    sub a2, a2, ra
    xor a2, a2, s11
    rori a5, a5, 29
    xor ra, a7, s6
    sub s0, s0, ra
    xor s0, s0, s7
    xor s6, s3, s6
    sub s4, s4, s6
    xor s4, s4, s7
    rori a7, a7, 9
    rori s3, s3, 9
    xor s6, s0, s8
    sub s1, s1, s6
    xor s1, s1, s9
    xor s6, s4, s8
    sub s5, s5, s6
    xor s6, s1, s10
    sub a6, a6, s6
    xor a6, a6, s11
    xor s5, s5, s9
    xor s6, s5, s10
    sub s2, s2, s6
    xor s2, s2, s11
    lw s6, 0(a0)
    lw s7, 4(a0)
    xor t0, t0, s6
    sub t0, t1, t0
    xor t0, t0, s7
    lw t1, 8(a0)
    lw s8, 12(a0)
    xor s9, t0, t1
    sub t2, t2, s9
    xor t2, t2, s8
    lw s9, 16(a0)
    rori s1, s1, 29
    rori s0, s0, 27
    rori s5, s5, 29
    rori s4, s4, 27
    sw t0, 4(t3)
    xor t0, t2, s9
    lw s10, 16(sp)  /* reload */
    sw t2, 8(t3)
    sub t0, s10, t0
    lw s10, 20(a0)
    xor t2, t4, s6
    xor t0, t0, s10
    sub t2, t5, t2
    xor t2, t2, s7
    xor t5, t2, t1
    sub t5, t6, t5
    xor t5, t5, s8
    xor t6, t5, s9
    sub t6, a1, t6
    xor t6, t6, s10
    xor a1, a2, s6
    sub a1, a3, a1
    xor a1, a1, s7
    xor a3, a1, t1
    sub a3, a4, a3
    xor a3, a3, s8
    xor a4, a3, s9
    sub a4, a5, a4
    xor a4, a4, s10
    xor a5, a6, s6
    sub a5, a7, a5
    xor a5, a5, s7
    xor a7, a5, t1
    sub a7, s0, a7
    xor a7, a7, s8
    xor s0, a7, s9
    sub s0, s1, s0
    xor s0, s0, s10
    xor s1, s2, s6
    sub s1, s3, s1
    xor s1, s1, s7
    xor t1, s1, t1
    sub t1, s4, t1
    xor t1, t1, s8
    xor s3, t1, s9
    sub s3, s5, s3
    xor s3, s3, s10
    sw t0, 12(t3)
    sw t4, 16(t3)
    sw t2, 20(t3)
    sw t5, 24(t3)
    sw t6, 28(t3)
    sw a2, 32(t3)
    sw a1, 36(t3)
    sw a3, 40(t3)
    sw a4, 44(t3)
    sw a6, 48(t3)
    sw a5, 52(t3)
    sw a7, 56(t3)
    sw s0, 60(t3)
    sw s2, 64(t3)
    sw s1, 68(t3)
    sw t1, 72(t3)
    sw s3, 76(t3)
    addi t0, t3, 80
    sw t0, 8(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    bge t0, zero, .Llea192_decrypt_blocks_blocks7
.Llea192_decrypt_blocks_fewer3:
    lw t0, 12(sp)  /* reload */
    addi t0, t0, 5
    sw t0, 12(sp)  /* spill */
.Llea192_decrypt_blocks_rest2:
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -4
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea192_decrypt_blocks_fewer11
.Llea192_decrypt_blocks_blocks13:
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea192_decrypt_blocks_misaligned14
    lw s1, 0(sp)  /* reload */
    lw t0, 0(s1)
    lw t1, 4(s1)
    lw t2, 8(s1)
    lw t3, 12(s1)
    lw t4, 16(s1)
    lw t5, 20(s1)
    lw t6, 24(s1)
    lw a1, 28(s1)
    lw a2, 32(s1)
    lw a3, 36(s1)
    lw a4, 40(s1)
    lw a5, 44(s1)
    lw a6, 48(s1)
    lw a7, 52(s1)
    lw s0, 56(s1)
    lw s1, 60(s1)
.Llea192_decrypt_blocks_join16:
    lw s2, 0(sp)  /* reload */
    addi s2, s2, 64
    sw s2, 0(sp)  /* spill */
    addi s2, a0, 672
.Llea192_decrypt_blocks_rounds19:
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
    lw s3, -24(s2)
    lw s4, -20(s2)
    xor s5, t3, s3
    sub t0, t0, s5
    xor t0, t0, s4
    lw s5, -16(s2)
    lw s6, -12(s2)
    xor s7, t0, s5
    sub t1, t1, s7
    xor t1, t1, s6
    lw s7, -8(s2)
    lw s8, -4(s2)
    xor s9, t1, s7
    sub t2, t2, s9
    xor t2, t2, s8
    rori t6, t6, 29
    rori t5, t5, 27
    rori t4, t4, 9
    xor s9, a1, s3
    sub t4, t4, s9
    xor t4, t4, s4
    xor s9, t4, s5
    sub t5, t5, s9
    xor t5, t5, s6
    xor s9, t5, s7
    sub t6, t6, s9
    xor t6, t6, s8
    rori a4, a4, 29
    rori a3, a3, 27
    rori a2, a2, 9
    xor s9, a5, s3
    sub a2, a2, s9
    xor a2, a2, s4
    xor s9, a2, s5
    sub a3, a3, s9
    xor a3, a3, s6
    xor s9, a3, s7
    sub a4, a4, s9
    xor a4, a4, s8
    rori s0, s0, 29
    rori a7, a7, 27
    rori a6, a6, 9
    xor s3, s1, s3
    sub a6, a6, s3
    xor a6, a6, s4
    xor s3, a6, s5
    sub a7, a7, s3
    xor a7, a7, s6
    xor s3, a7, s7
    sub s0, s0, s3
    xor s0, s0, s8
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    rori t1, t1, 29
    rori t0, t0, 27
    rori t3, t3, 9
    lw s3, -48(s2)
    lw s4, -44(s2)
    xor s5, t2, s3
    sub t3, t3, s5
    xor t3, t3, s4
    lw s5, -40(s2)
    lw s6, -36(s2)
    xor s7, t3, s5
    sub t0, t0, s7
    xor t0, t0, s6
    lw s7, -32(s2)
    lw s8, -28(s2)
    xor s9, t0, s7
    sub t1, t1, s9
    xor t1, t1, s8
    rori t5, t5, 29
    rori t4, t4, 27
    rori a1, a1, 9
    xor s9, t6, s3
    sub a1, a1, s9
    xor a1, a1, s4
    xor s9, a1, s5
    sub t4, t4, s9
    xor t4, t4, s6
    xor s9, t4, s7
    sub t5, t5, s9
    xor t5, t5, s8
    rori a3, a3, 29
    rori a2, a2, 27
    rori a5, a5, 9
    xor s9, a4, s3
    sub a5, a5, s9
    xor a5, a5, s4
    xor s9, a5, s5
    sub a2, a2, s9
    xor a2, a2, s6
    xor s9, a2, s7
    sub a3, a3, s9
    xor a3, a3, s8
    rori a7, a7, 29
    rori a6, a6, 27
    rori s1, s1, 9
    xor s3, s0, s3
    sub s1, s1, s3
    xor s1, s1, s4
    xor s3, s1, s5
    sub a6, a6, s3
    xor a6, a6, s6
    xor s3, a6, s7
    sub a7, a7, s3
    xor a7, a7, s8
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    rori t0, t0, 29
    rori t3, t3, 27
    rori t2, t2, 9
    lw s3, -72(s2)
    lw s4, -68(s2)
    xor s5, t1, s3
    sub t2, t2, s5
    xor t2, t2, s4
    lw s5, -64(s2)
    lw s6, -60(s2)
    xor s7, t2, s5
    sub t3, t3, s7
    xor t3, t3, s6
    lw s7, -56(s2)
    lw s8, -52(s2)
    xor s9, t3, s7
    sub t0, t0, s9
    xor t0, t0, s8
    rori t4, t4, 29
    rori a1, a1, 27
    rori t6, t6, 9
    xor s9, t5, s3
    sub t6, t6, s9
    xor t6, t6, s4
    xor s9, t6, s5
    sub a1, a1, s9
    xor a1, a1, s6
    xor s9, a1, s7
    sub t4, t4, s9
    xor t4, t4, s8
    rori a2, a2, 29
    rori a5, a5, 27
    rori a4, a4, 9
    xor s9, a3, s3
    sub a4, a4, s9
    xor a4, a4, s4
    xor s9, a4, s5
    sub a5, a5, s9
    xor a5, a5, s6
    xor s9, a5, s7
    sub a2, a2, s9
    xor a2, a2, s8
    rori a6, a6, 29
    rori s1, s1, 27
    rori s0, s0, 9
    xor s3, a7, s3
    sub s0, s0, s3
    xor s0, s0, s4
    xor s3, s0, s5
    sub s1, s1, s3
    xor s1, s1, s6
    xor s3, s1, s7
    sub a6, a6, s3
    xor a6, a6, s8
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    rori t3, t3, 29
    rori t2, t2, 27
    rori t1, t1, 9
    lw s3, -96(s2)
    lw s4, -92(s2)
    xor s5, t0, s3
    sub t1, t1, s5
    xor t1, t1, s4
    lw s5, -88(s2)
    lw s6, -84(s2)
    xor s7, t1, s5
    sub t2, t2, s7
    xor t2, t2, s6
    lw s7, -80(s2)
    lw s8, -76(s2)
    xor s9, t2, s7
    sub t3, t3, s9
    xor t3, t3, s8
    rori a1, a1, 29
    rori t6, t6, 27
    rori t5, t5, 9
    xor s9, t4, s3
    sub t5, t5, s9
    xor t5, t5, s4
    xor s9, t5, s5
    sub t6, t6, s9
    xor t6, t6, s6
    xor s9, t6, s7
    sub a1, a1, s9
    xor a1, a1, s8
    rori a5, a5, 29
    rori a4, a4, 27
    rori a3, a3, 9
    xor s9, a2, s3
    sub a3, a3, s9
    xor a3, a3, s4
    xor s9, a3, s5
    sub a4, a4, s9
    xor a4, a4, s6
    xor s9, a4, s7
    sub a5, a5, s9
    xor a5, a5, s8
    rori s1, s1, 29
    rori s0, s0, 27
    rori a7, a7, 9
    xor s3, a6, s3
    sub a7, a7, s3
    xor a7, a7, s4
    xor s3, a7, s5
    sub s0, s0, s3
    xor s0, s0, s6
    xor s3, s0, s7
    sub s1, s1, s3
    xor s1, s1, s8
    addi s2, s2, -96
    bne s2, a0, .Llea192_decrypt_blocks_rounds19
    lw s2, 8(sp)  /* reload */
    andi s2, s2, 3
    bne s2, zero, .Llea192_decrypt_blocks_misaligned21
    lw s2, 8(sp)  /* reload */
    sw t0, 0(s2)
    sw t1, 4(s2)
    sw t2, 8(s2)
    sw t3, 12(s2)
    sw t4, 16(s2)
    sw t5, 20(s2)
    sw t6, 24(s2)
    sw a1, 28(s2)
    sw a2, 32(s2)
    sw a3, 36(s2)
    sw a4, 40(s2)
    sw a5, 44(s2)
    sw a6, 48(s2)
    sw a7, 52(s2)
    sw s0, 56(s2)
    sw s1, 60(s2)
.Llea192_decrypt_blocks_join23:
    lw t0, 8(sp)  /* reload */
    addi t0, t0, 64
    sw t0, 8(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -4
    sw t0, 12(sp)  /* spill */
    bge t0, zero, .Llea192_decrypt_blocks_blocks13
.Llea192_decrypt_blocks_fewer11:
    lw t0, 12(sp)  /* reload */
    addi t0, t0, 4
    sw t0, 12(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    beq t0, zero, .Llea192_decrypt_blocks_done1
.Llea192_decrypt_blocks_blocks27:
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea192_decrypt_blocks_misaligned28
    lw t3, 0(sp)  /* reload */
    lw t0, 0(t3)
    lw t1, 4(t3)
    lw t2, 8(t3)
    lw t3, 12(t3)
.Llea192_decrypt_blocks_join30:
    lw t4, 0(sp)  /* reload */
    addi t4, t4, 16
    sw t4, 0(sp)  /* spill */
    addi t4, a0, 672
.Llea192_decrypt_blocks_rounds33:
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
    lw t5, -24(t4)
    lw t6, -20(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -16(t4)
    lw t6, -12(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -8(t4)
    lw t6, -4(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    rori t1, t1, 29
    rori t0, t0, 27
    rori t3, t3, 9
    lw t5, -48(t4)
    lw t6, -44(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -40(t4)
    lw t6, -36(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -32(t4)
    lw t6, -28(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    rori t0, t0, 29
    rori t3, t3, 27
    rori t2, t2, 9
    lw t5, -72(t4)
    lw t6, -68(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -64(t4)
    lw t6, -60(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -56(t4)
    lw t6, -52(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    rori t3, t3, 29
    rori t2, t2, 27
    rori t1, t1, 9
    lw t5, -96(t4)
    lw t6, -92(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -88(t4)
    lw t6, -84(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -80(t4)
    lw t6, -76(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    addi t4, t4, -96
    bne t4, a0, .Llea192_decrypt_blocks_rounds33
    lw t4, 8(sp)  /* reload */
    andi t4, t4, 3
    bne t4, zero, .Llea192_decrypt_blocks_misaligned35
    lw t4, 8(sp)  /* reload */
    sw t0, 0(t4)
    sw t1, 4(t4)
    sw t2, 8(t4)
    sw t3, 12(t4)
.Llea192_decrypt_blocks_join37:
    lw t0, 8(sp)  /* reload */
    addi t0, t0, 16
    sw t0, 8(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -1
    sw t0, 12(sp)  /* spill */
    bne t0, zero, .Llea192_decrypt_blocks_blocks27
.Llea192_decrypt_blocks_done1:
    lw s0, 20(sp)
    lw s1, 24(sp)
    lw s2, 28(sp)
    lw s3, 32(sp)
    lw s4, 36(sp)
    lw s5, 40(sp)
    lw s6, 44(sp)
    lw s7, 48(sp)
    lw s8, 52(sp)
    lw s9, 56(sp)
    lw s10, 60(sp)
    lw s11, 64(sp)
    lw ra, 68(sp)
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
.Llea192_decrypt_blocks_misaligned14:
    .cfi_restore_state
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 1
    bne t0, zero, .Llea192_decrypt_blocks_odd15
    lw s1, 0(sp)  /* reload */
    lhu t0, 2(s1)
    lhu t1, 0(s1)
    lhu t2, 6(s1)
    slli t0, t0, 16
    or t0, t1, t0
    slli t1, t2, 16
    lhu t2, 4(s1)
    lhu t3, 10(s1)
    lhu t4, 8(s1)
    or t1, t2, t1
    slli t2, t3, 16
    or t2, t4, t2
    lhu t3, 14(s1)
    lhu t4, 12(s1)
    lhu t5, 18(s1)
    slli t3, t3, 16
    or t3, t4, t3
    slli t4, t5, 16
    lhu t5, 16(s1)
    lhu t6, 22(s1)
    lhu a1, 20(s1)
    or t4, t5, t4
    slli t5, t6, 16
    or t5, a1, t5
    lhu t6, 26(s1)
    lhu a1, 24(s1)
    lhu a2, 30(s1)
    slli t6, t6, 16
    or t6, a1, t6
    slli a1, a2, 16
    lhu a2, 28(s1)
    lhu a3, 34(s1)
    lhu a4, 32(s1)
    or a1, a2, a1
    slli a2, a3, 16
    or a2, a4, a2
    lhu a3, 38(s1)
    lhu a4, 36(s1)
    lhu a5, 42(s1)
    slli a3, a3, 16
    or a3, a4, a3
    slli a4, a5, 16
    lhu a5, 40(s1)
    lhu a6, 46(s1)
    lhu a7, 44(s1)
    or a4, a5, a4
    slli a5, a6, 16
    or a5, a7, a5
    lhu a6, 50(s1)
    lhu a7, 48(s1)
    lhu s0, 54(s1)
    slli a6, a6, 16
    or a6, a7, a6
    slli a7, s0, 16
    lhu s0, 52(s1)
    lhu s2, 58(s1)
    lhu s3, 56(s1)
    or a7, s0, a7
    slli s0, s2, 16
    or s0, s3, s0
    lhu s2, 62(s1)
    lhu s1, 60(s1)
    slli s2, s2, 16
    or s1, s1, s2
    jal zero, .Llea192_decrypt_blocks_join16
.Llea192_decrypt_blocks_odd15:
    lw s1, 0(sp)  /* reload */
    lhu t0, 1(s1)
    lbu t1, 0(s1)
    lbu t2, 3(s1)
    slli t0, t0, 8
    or t0, t1, t0
    slli t1, t2, 24
    or t0, t0, t1
    lhu t1, 5(s1)
    lbu t2, 4(s1)
    lbu t3, 7(s1)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t3, 24
    or t1, t1, t2
    lhu t2, 9(s1)
    lbu t3, 8(s1)
    lbu t4, 11(s1)
    slli t2, t2, 8
    or t2, t3, t2
    slli t3, t4, 24
    or t2, t2, t3
    lhu t3, 13(s1)
    lbu t4, 12(s1)
    lbu t5, 15(s1)
    slli t3, t3, 8
    or t3, t4, t3
    slli t4, t5, 24
    or t3, t3, t4
    lhu t4, 17(s1)
    lbu t5, 16(s1)
    lbu t6, 19(s1)
    slli t4, t4, 8
    or t4, t5, t4
    slli t5, t6, 24
    or t4, t4, t5
    lhu t5, 21(s1)
    lbu t6, 20(s1)
    lbu a1, 23(s1)
    slli t5, t5, 8
    or t5, t6, t5
    slli t6, a1, 24
    or t5, t5, t6
    lhu t6, 25(s1)
    lbu a1, 24(s1)
    lbu a2, 27(s1)
    slli t6, t6, 8
    or t6, a1, t6
    slli a1, a2, 24
    or t6, t6, a1
    lhu a1, 29(s1)
    lbu a2, 28(s1)
    lbu a3, 31(s1)
    slli a1, a1, 8
    or a1, a2, a1
    slli a2, a3, 24
    or a1, a1, a2
    lhu a2, 33(s1)
    lbu a3, 32(s1)
    lbu a4, 35(s1)
    slli a2, a2, 8
    or a2, a3, a2
    slli a3, a4, 24
    or a2, a2, a3
    lhu a3, 37(s1)
    lbu a4, 36(s1)
    lbu a5, 39(s1)
    slli a3, a3, 8
    or a3, a4, a3
    slli a4, a5, 24
    or a3, a3, a4
    lhu a4, 41(s1)
    lbu a5, 40(s1)
    lbu a6, 43(s1)
    slli a4, a4, 8
    or a4, a5, a4
    slli a5, a6, 24
    or a4, a4, a5
    lhu a5, 45(s1)
    lbu a6, 44(s1)
    lbu a7, 47(s1)
    slli a5, a5, 8
    or a5, a6, a5
    slli a6, a7, 24
    or a5, a5, a6
    lhu a6, 49(s1)
    lbu a7, 48(s1)
    lbu s0, 51(s1)
    slli a6, a6, 8
    or a6, a7, a6
    slli a7, s0, 24
    or a6, a6, a7
    lhu a7, 53(s1)
    lbu s0, 52(s1)
    lbu s2, 55(s1)
    slli a7, a7, 8
    or a7, s0, a7
    slli s0, s2, 24
    or a7, a7, s0
    lhu s0, 57(s1)
    lbu s2, 56(s1)
    lbu s3, 59(s1)
    slli s0, s0, 8
    or s0, s2, s0
    slli s2, s3, 24
    or s0, s0, s2
    lhu s2, 61(s1)
    lbu s3, 60(s1)
    lbu s1, 63(s1)
    slli s2, s2, 8
    or s2, s3, s2
    slli s1, s1, 24
    or s1, s2, s1
    jal zero, .Llea192_decrypt_blocks_join16
.Llea192_decrypt_blocks_misaligned21:
    lw s2, 8(sp)  /* reload */
    andi s2, s2, 1
    bne s2, zero, .Llea192_decrypt_blocks_odd22
    srli s2, t0, 16
    lw s3, 8(sp)  /* reload */
    sh t0, 0(s3)
    sh s2, 2(s3)
    srli t0, t1, 16
    sh t1, 4(s3)
    sh t0, 6(s3)
    srli t0, t2, 16
    sh t2, 8(s3)
    sh t0, 10(s3)
    srli t0, t3, 16
    sh t3, 12(s3)
    sh t0, 14(s3)
    srli t0, t4, 16
    sh t4, 16(s3)
    sh t0, 18(s3)
    srli t0, t5, 16
    sh t5, 20(s3)
    sh t0, 22(s3)
    srli t0, t6, 16
    sh t6, 24(s3)
    sh t0, 26(s3)
    srli t0, a1, 16
    sh a1, 28(s3)
    sh t0, 30(s3)
    srli t0, a2, 16
    sh a2, 32(s3)
    sh t0, 34(s3)
    srli t0, a3, 16
    sh a3, 36(s3)
    sh t0, 38(s3)
    srli t0, a4, 16
    sh a4, 40(s3)
    sh t0, 42(s3)
    srli t0, a5, 16
    sh a5, 44(s3)
    sh t0, 46(s3)
    srli t0, a6, 16
    sh a6, 48(s3)
    sh t0, 50(s3)
    srli t0, a7, 16
    sh a7, 52(s3)
    sh t0, 54(s3)
    srli t0, s0, 16
    sh s0, 56(s3)
    sh t0, 58(s3)
    srli t0, s1, 16
    sh s1, 60(s3)
    sh t0, 62(s3)
    jal zero, .Llea192_decrypt_blocks_join23
.Llea192_decrypt_blocks_odd22:
    srli s2, t0, 8
    srli s3, t0, 24
    lw s4, 8(sp)  /* reload */
    sb t0, 0(s4)
    sh s2, 1(s4)
    sb s3, 3(s4)
    srli t0, t1, 8
    srli s2, t1, 24
    sb t1, 4(s4)
    sh t0, 5(s4)
    sb s2, 7(s4)
    srli t0, t2, 8
    srli t1, t2, 24
    sb t2, 8(s4)
    sh t0, 9(s4)
    sb t1, 11(s4)
    srli t0, t3, 8
    srli t1, t3, 24
    sb t3, 12(s4)
    sh t0, 13(s4)
    sb t1, 15(s4)
    srli t0, t4, 8
    srli t1, t4, 24
    sb t4, 16(s4)
    sh t0, 17(s4)
    sb t1, 19(s4)
    srli t0, t5, 8
    srli t1, t5, 24
    sb t5, 20(s4)
    sh t0, 21(s4)
    sb t1, 23(s4)
    srli t0, t6, 8
    srli t1, t6, 24
    sb t6, 24(s4)
    sh t0, 25(s4)
    sb t1, 27(s4)
    srli t0, a1, 8
    srli t1, a1, 24
    sb a1, 28(s4)
    sh t0, 29(s4)
    sb t1, 31(s4)
    srli t0, a2, 8
    srli t1, a2, 24
    sb a2, 32(s4)
    sh t0, 33(s4)
    sb t1, 35(s4)
    srli t0, a3, 8
    srli t1, a3, 24
    sb a3, 36(s4)
    sh t0, 37(s4)
    sb t1, 39(s4)
    srli t0, a4, 8
    srli t1, a4, 24
    sb a4, 40(s4)
    sh t0, 41(s4)
    sb t1, 43(s4)
    srli t0, a5, 8
    srli t1, a5, 24
    sb a5, 44(s4)
    sh t0, 45(s4)
    sb t1, 47(s4)
    srli t0, a6, 8
    srli t1, a6, 24
    sb a6, 48(s4)
    sh t0, 49(s4)
    sb t1, 51(s4)
    srli t0, a7, 8
    srli t1, a7, 24
    sb a7, 52(s4)
    sh t0, 53(s4)
    sb t1, 55(s4)
    srli t0, s0, 8
    srli t1, s0, 24
    sb s0, 56(s4)
    sh t0, 57(s4)
    sb t1, 59(s4)
    srli t0, s1, 8
    srli t1, s1, 24
    sb s1, 60(s4)
    sh t0, 61(s4)
    sb t1, 63(s4)
    jal zero, .Llea192_decrypt_blocks_join23
.Llea192_decrypt_blocks_misaligned28:
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 1
    bne t0, zero, .Llea192_decrypt_blocks_odd29
    lw t3, 0(sp)  /* reload */
    lhu t0, 2(t3)
    lhu t1, 0(t3)
    lhu t2, 6(t3)
    slli t0, t0, 16
    or t0, t1, t0
    slli t1, t2, 16
    lhu t2, 4(t3)
    lhu t4, 10(t3)
    lhu t5, 8(t3)
    or t1, t2, t1
    slli t2, t4, 16
    or t2, t5, t2
    lhu t4, 14(t3)
    lhu t3, 12(t3)
    slli t4, t4, 16
    or t3, t3, t4
    jal zero, .Llea192_decrypt_blocks_join30
.Llea192_decrypt_blocks_odd29:
    lw t3, 0(sp)  /* reload */
    lhu t0, 1(t3)
    lbu t1, 0(t3)
    lbu t2, 3(t3)
    slli t0, t0, 8
    or t0, t1, t0
    slli t1, t2, 24
    or t0, t0, t1
    lhu t1, 5(t3)
    lbu t2, 4(t3)
    lbu t4, 7(t3)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t4, 24
    or t1, t1, t2
    lhu t2, 9(t3)
    lbu t4, 8(t3)
    lbu t5, 11(t3)
    slli t2, t2, 8
    or t2, t4, t2
    slli t4, t5, 24
    or t2, t2, t4
    lhu t4, 13(t3)
    lbu t5, 12(t3)
    lbu t3, 15(t3)
    slli t4, t4, 8
    or t4, t5, t4
    slli t3, t3, 24
    or t3, t4, t3
    jal zero, .Llea192_decrypt_blocks_join30
.Llea192_decrypt_blocks_misaligned35:
    lw t4, 8(sp)  /* reload */
    andi t4, t4, 1
    bne t4, zero, .Llea192_decrypt_blocks_odd36
    srli t4, t0, 16
    lw t5, 8(sp)  /* reload */
    sh t0, 0(t5)
    sh t4, 2(t5)
    srli t0, t1, 16
    sh t1, 4(t5)
    sh t0, 6(t5)
    srli t0, t2, 16
    sh t2, 8(t5)
    sh t0, 10(t5)
    srli t0, t3, 16
    sh t3, 12(t5)
    sh t0, 14(t5)
    jal zero, .Llea192_decrypt_blocks_join37
.Llea192_decrypt_blocks_odd36:
    srli t4, t0, 8
    srli t5, t0, 24
    lw t6, 8(sp)  /* reload */
    sb t0, 0(t6)
    sh t4, 1(t6)
    sb t5, 3(t6)
    srli t0, t1, 8
    srli t4, t1, 24
    sb t1, 4(t6)
    sh t0, 5(t6)
    sb t4, 7(t6)
    srli t0, t2, 8
    srli t1, t2, 24
    sb t2, 8(t6)
    sh t0, 9(t6)
    sb t1, 11(t6)
    srli t0, t3, 8
    srli t1, t3, 24
    sb t3, 12(t6)
    sh t0, 13(t6)
    sb t1, 15(t6)
    jal zero, .Llea192_decrypt_blocks_join37
    .cfi_endproc
    .size lea192_decrypt_blocks, .-lea192_decrypt_blocks

    .section .text.lea192_ctr,"ax",%progbits
    .balign 4
    .globl lea192_ctr
    .type lea192_ctr, %function
lea192_ctr:
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
    addi sp, sp, -96
    .cfi_def_cfa_offset 96
    sw s0, 44(sp)
    .cfi_offset s0, -52
    sw s1, 48(sp)
    .cfi_offset s1, -48
    sw s2, 52(sp)
    .cfi_offset s2, -44
    sw s3, 56(sp)
    .cfi_offset s3, -40
    sw s4, 60(sp)
    .cfi_offset s4, -36
    sw s5, 64(sp)
    .cfi_offset s5, -32
    sw s6, 68(sp)
    .cfi_offset s6, -28
    sw s7, 72(sp)
    .cfi_offset s7, -24
    sw s8, 76(sp)
    .cfi_offset s8, -20
    sw s9, 80(sp)
    .cfi_offset s9, -16
    sw s10, 84(sp)
    .cfi_offset s10, -12
    sw s11, 88(sp)
    .cfi_offset s11, -8
    sw ra, 92(sp)
    .cfi_offset ra, -4
    or t0, a2, a3
    andi t0, t0, 3
    bne a4, zero, .Llea192_ctr_some5
    jal zero, .Llea192_ctr_done4
.Llea192_ctr_some5:
.Llea192_ctr_epoch1:
    andi t1, a1, 3
    beq t1, zero, .Llea192_ctr_words9
    jal zero, .Llea192_ctr_misaligned6
.Llea192_ctr_words9:
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea192_ctr_join8:
    lui t5, 0x1000
    beq t0, zero, .Llea192_ctr_aligned13
    jal zero, .Llea192_ctr_few11
.Llea192_ctr_aligned13:
    addi t6, zero, 64
    bgeu a4, t6, .Llea192_ctr_enough14
    jal zero, .Llea192_ctr_few11
.Llea192_ctr_enough14:
    sw a0, 0(sp)  /* spill */
    /* round i = 0: x := round(x, rk[i]) */
    lw t6, 16(a0)
    /* round i = 1: x := round(x, rk[i]) */
    lw a5, 44(a0)
    xor t6, t3, t6
    xor a5, t1, a5
    lw a6, 8(a0)
    lw a7, 12(a0)
    xor a6, t2, a6
    xor t3, t3, a7
    add t3, a6, t3
    rori t3, t3, 5
    lw a6, 32(a0)
    lw a7, 0(a0)
    xor a6, t3, a6
    xor t1, t1, a7
    lw a7, 4(a0)
    /* round i = 2: x := round(x, rk[i]) */
    lw s0, 68(a0)
    xor t2, t2, a7
    add t1, t1, t2
    rori t1, t1, 23
    xor t2, t1, s0
    lw a7, 24(a0)
    lw s0, 28(a0)
    xor t1, t1, a7
    xor t3, t3, s0
    add t1, t1, t3
    rori t1, t1, 23
    lw t3, 48(a0)
    /* round i = 3: x := round(x, rk[i]) */
    lw a7, 92(a0)
    xor t3, t1, t3
    xor t1, t1, a7
    addi s8, a0, 576
    addi a0, zero, 80
    sw a2, 4(sp)  /* spill */
    sw a3, 8(sp)  /* spill */
    sw a1, 12(sp)  /* spill */
    sw t0, 16(sp)  /* spill */
    sw t6, 20(sp)  /* spill */
    sw a5, 24(sp)  /* spill */
    sw a6, 28(sp)  /* spill */
    sw t2, 32(sp)  /* spill */
    sw t3, 36(sp)  /* spill */
    sw t1, 40(sp)  /* spill */
    bltu a4, a0, .Llea192_ctr_fewer16
    lui t0, 0xfc000
    bgeu t4, t0, .Llea192_ctr_fewer16
.Llea192_ctr_batch17:
    lw s9, 0(sp)  /* reload */
    /* round i = 0: x := round(x, rk[i]) */
    add t1, t4, t5
    lw t0, 20(s9)
    lw t3, 20(sp)  /* reload */
    xor t2, t4, t0
    add t2, t3, t2
    rori t2, t2, 3
    xor t4, t1, t0
    add t4, t3, t4
    rori t4, t4, 3
    add t1, t1, t5
    xor t6, t1, t0
    add t6, t3, t6
    rori t6, t6, 3
    add t1, t1, t5
    xor a0, t1, t0
    add a0, t3, a0
    rori a0, a0, 3
    add t1, t1, t5
    xor t0, t1, t0
    add t0, t3, t0
    rori t0, t0, 3
    /* round i = 1: x := round(x, rk[i]) */
    lw t3, 40(s9)
    lw a1, 36(s9)
    xor a2, t2, t3
    lw a3, 24(sp)  /* reload */
    xor a5, t4, t3
    add a2, a2, a3
    rori a2, a2, 3
    add a5, a5, a3
    rori a5, a5, 3
    xor a6, t6, t3
    add a6, a6, a3
    rori a6, a6, 3
    xor a7, a0, t3
    add a7, a7, a3
    rori a7, a7, 3
    xor t3, t0, t3
    add t3, t3, a3
    rori t3, t3, 3
    xor t2, t2, a1
    lw a3, 28(sp)  /* reload */
    xor t4, t4, a1
    add t2, a3, t2
    rori t2, t2, 5
    add t4, a3, t4
    rori s0, t4, 5
    xor t4, t6, a1
    add t4, a3, t4
    rori t6, t4, 5
    xor t4, a0, a1
    add t4, a3, t4
    rori a0, t4, 5
    xor t0, t0, a1
    add t0, a3, t0
    rori t0, t0, 5
    /* round i = 2: x := round(x, rk[i]) */
    lw a1, 64(s9)
    lw a3, 56(s9)
    xor t4, a2, a1
    lw s1, 32(sp)  /* reload */
    add t4, t4, s1
    rori s2, t4, 3
    xor t4, a5, a1
    add t4, t4, s1
    rori s3, t4, 3
    add t4, t1, t5
    xor t1, a6, a1
    add t1, t1, s1
    rori s4, t1, 3
    xor t1, a7, a1
    add t1, t1, s1
    rori s5, t1, 3
    xor t1, t3, a1
    add t1, t1, s1
    rori s1, t1, 3
    xor t1, t2, a3
    lw a1, 60(s9)
    xor a2, a2, a1
    add t1, t1, a2
    rori s6, t1, 5
    xor t1, a5, a1
    xor a2, a6, a1
    xor a5, a7, a1
    xor t3, t3, a1
    xor a1, s0, a3
    add t1, a1, t1
    rori s7, t1, 5
    xor t1, t6, a3
    add t1, t1, a2
    rori s10, t1, 5
    xor t1, a0, a3
    add t1, t1, a5
    rori s11, t1, 5
    xor t1, t0, a3
    add t1, t1, t3
    rori ra, t1, 5
    lw a1, 52(s9)
    lw a2, 36(sp)  /* reload */
    xor t1, t2, a1
    add t1, a2, t1
    rori t1, t1, 23
    xor t2, s0, a1
    add t2, a2, t2
    rori t2, t2, 23
    xor t3, t6, a1
    add t3, a2, t3
    rori t3, t3, 23
    xor t6, a0, a1
    add t6, a2, t6
    rori t6, t6, 23
    xor t0, t0, a1
    add t0, a2, t0
    rori a0, t0, 23
    /* round i = 3: x := round(x, rk[i]) */
    lw a6, 88(s9)
    lw t0, 80(s9)
    xor a1, s2, a6
    lw a7, 40(sp)  /* reload */
    xor a2, s3, a6
    add a1, a1, a7
    rori a1, a1, 3
    add a2, a2, a7
    rori a2, a2, 3
    xor a3, s4, a6
    add a3, a3, a7
    rori a3, a3, 3
    xor a5, s5, a6
    add a5, a5, a7
    rori a5, a5, 3
    xor a6, s1, a6
    add a6, a6, a7
    rori a6, a6, 3
    xor a7, s6, t0
    lw s0, 84(s9)
    xor s2, s2, s0
    add a7, a7, s2
    rori a7, a7, 5
    xor s2, s3, s0
    xor s3, s4, s0
    xor s4, s5, s0
    xor s5, s1, s0
    xor s0, s7, t0
    add s0, s0, s2
    rori s0, s0, 5
    xor s1, s10, t0
    add s1, s1, s3
    rori s1, s1, 5
    xor s2, s11, t0
    add s2, s2, s4
    rori s2, s2, 5
    xor t0, ra, t0
    add t0, t0, s5
    rori s3, t0, 5
    lw t0, 72(s9)
    lw s4, 76(s9)
    xor s5, s6, s4
    xor s6, s7, s4
    xor s7, s10, s4
    xor s10, s11, s4
    xor s11, ra, s4
    xor s4, t1, t0
    add s4, s4, s5
    rori s4, s4, 23
    xor s5, t2, t0
    add s5, s5, s6
    rori s5, s5, 23
    xor s6, t3, t0
    add s6, s6, s7
    rori s6, s6, 23
    xor s7, t6, t0
    add s7, s7, s10
    rori s7, s7, 23
    xor t0, a0, t0
    add t0, t0, s11
    rori t0, t0, 23
.Llea192_ctr_rounds20:
    /* round i = 4, 12, 20: x := round(x, rk[i]) */
    lw s10, 112(s9)
    lw s11, 116(s9)
    xor ra, a1, s10
    xor t1, t1, s11
    add t1, ra, t1
    rori t1, t1, 3
    xor ra, a2, s10
    xor t2, t2, s11
    add t2, ra, t2
    rori t2, t2, 3
    xor ra, a3, s10
    xor t3, t3, s11
    add t3, ra, t3
    rori t3, t3, 3
    xor ra, a5, s10
    xor s10, a6, s10
    xor t6, t6, s11
    add t6, ra, t6
    rori t6, t6, 3
    xor a0, a0, s11
    add a0, s10, a0
    rori a0, a0, 3
    lw s10, 104(s9)
    lw s11, 108(s9)
    xor ra, a7, s10
    xor a1, a1, s11
    add a1, ra, a1
    rori a1, a1, 5
    xor ra, s0, s10
    xor a2, a2, s11
    add a2, ra, a2
    rori a2, a2, 5
    xor ra, s1, s10
    xor a3, a3, s11
    add a3, ra, a3
    rori a3, a3, 5
    xor ra, s2, s10
    xor s10, s3, s10
    xor a5, a5, s11
    add a5, ra, a5
    rori a5, a5, 5
    xor a6, a6, s11
    add a6, s10, a6
    rori a6, a6, 5
    lw s10, 96(s9)
    lw s11, 100(s9)
    xor ra, s4, s10
    xor a7, a7, s11
    add a7, ra, a7
    rori a7, a7, 23
    xor ra, s5, s10
    xor s0, s0, s11
    add s0, ra, s0
    rori s0, s0, 23
    xor ra, s6, s10
    xor s1, s1, s11
    add s1, ra, s1
    rori s1, s1, 23
    xor ra, s7, s10
    xor s10, t0, s10
    xor s2, s2, s11
    add s2, ra, s2
    rori s2, s2, 23
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 23
    /* round i = 5, 13, 21: x := round(x, rk[i]) */
    lw s10, 136(s9)
    lw s11, 140(s9)
    xor ra, t1, s10
    xor s4, s4, s11
    add s4, ra, s4
    rori s4, s4, 3
    xor ra, t2, s10
    xor s5, s5, s11
    add s5, ra, s5
    rori s5, s5, 3
    xor ra, t3, s10
    xor s6, s6, s11
    add s6, ra, s6
    rori s6, s6, 3
    xor ra, t6, s10
    xor s10, a0, s10
    xor s7, s7, s11
    add s7, ra, s7
    rori s7, s7, 3
    xor t0, t0, s11
    add t0, s10, t0
    rori t0, t0, 3
    lw s10, 128(s9)
    lw s11, 132(s9)
    xor t1, t1, s11
    xor t2, t2, s11
    xor t3, t3, s11
    xor t6, t6, s11
    xor a0, a0, s11
    xor s11, a1, s10
    add t1, s11, t1
    rori t1, t1, 5
    xor s11, a2, s10
    add t2, s11, t2
    rori t2, t2, 5
    xor s11, a3, s10
    add t3, s11, t3
    rori t3, t3, 5
    xor s11, a5, s10
    add t6, s11, t6
    rori t6, t6, 5
    xor s10, a6, s10
    add a0, s10, a0
    rori a0, a0, 5
    lw s10, 120(s9)
    lw s11, 124(s9)
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor a5, a5, s11
    xor a6, a6, s11
    xor s11, a7, s10
    add a1, s11, a1
    rori a1, a1, 23
    xor s11, s0, s10
    add a2, s11, a2
    rori a2, a2, 23
    xor s11, s1, s10
    add a3, s11, a3
    rori a3, a3, 23
    xor s11, s2, s10
    add a5, s11, a5
    rori a5, a5, 23
    xor s10, s3, s10
    add a6, s10, a6
    rori a6, a6, 23
    /* round i = 6, 14, 22: x := round(x, rk[i]) */
    lw s10, 160(s9)
    lw s11, 164(s9)
    xor a7, a7, s11
    xor s0, s0, s11
    xor s1, s1, s11
    xor s2, s2, s11
    xor s3, s3, s11
    xor s11, s4, s10
    add a7, s11, a7
    rori a7, a7, 3
    xor s11, s5, s10
    add s0, s11, s0
    rori s0, s0, 3
    xor s11, s6, s10
    add s1, s11, s1
    rori s1, s1, 3
    xor s11, s7, s10
    add s2, s11, s2
    rori s2, s2, 3
    xor s10, t0, s10
    add s3, s10, s3
    rori s3, s3, 3
    lw s10, 152(s9)
    lw s11, 156(s9)
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor t0, t0, s11
    xor s11, t1, s10
    add s4, s11, s4
    rori s4, s4, 5
    xor s11, t2, s10
    add s5, s11, s5
    rori s5, s5, 5
    xor s11, t3, s10
    add s6, s11, s6
    rori s6, s6, 5
    xor s11, t6, s10
    add s7, s11, s7
    rori s7, s7, 5
    xor s10, a0, s10
    add t0, s10, t0
    rori t0, t0, 5
    lw s10, 144(s9)
    lw s11, 148(s9)
    xor t1, t1, s11
    xor t2, t2, s11
    xor t3, t3, s11
    xor t6, t6, s11
    xor a0, a0, s11
    xor s11, a1, s10
    add t1, s11, t1
    rori t1, t1, 23
    xor s11, a2, s10
    add t2, s11, t2
    rori t2, t2, 23
    xor s11, a3, s10
    add t3, s11, t3
    rori t3, t3, 23
    xor s11, a5, s10
    add t6, s11, t6
    rori t6, t6, 23
    xor s10, a6, s10
    add a0, s10, a0
    rori a0, a0, 23
    /* round i = 7, 15, 23: x := round(x, rk[i]) */
    lw s10, 184(s9)
    lw s11, 188(s9)
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor a5, a5, s11
    xor a6, a6, s11
    xor s11, a7, s10
    add a1, s11, a1
    rori a1, a1, 3
    xor s11, s0, s10
    add a2, s11, a2
    rori a2, a2, 3
    xor s11, s1, s10
    add a3, s11, a3
    rori a3, a3, 3
    xor s11, s2, s10
    add a5, s11, a5
    rori a5, a5, 3
    xor s10, s3, s10
    add a6, s10, a6
    rori a6, a6, 3
    lw s10, 176(s9)
    lw s11, 180(s9)
    xor a7, a7, s11
    xor s0, s0, s11
    xor s1, s1, s11
    xor s2, s2, s11
    xor s3, s3, s11
    xor s11, s4, s10
    add a7, s11, a7
    rori a7, a7, 5
    xor s11, s5, s10
    add s0, s11, s0
    rori s0, s0, 5
    xor s11, s6, s10
    add s1, s11, s1
    rori s1, s1, 5
    xor s11, s7, s10
    add s2, s11, s2
    rori s2, s2, 5
    xor s10, t0, s10
    add s3, s10, s3
    rori s3, s3, 5
    lw s10, 168(s9)
    lw s11, 172(s9)
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor t0, t0, s11
    xor s11, t1, s10
    add s4, s11, s4
    rori s4, s4, 23
    xor s11, t2, s10
    add s5, s11, s5
    rori s5, s5, 23
    xor s11, t3, s10
    add s6, s11, s6
    rori s6, s6, 23
    xor s11, t6, s10
    add s7, s11, s7
    rori s7, s7, 23
    xor s10, a0, s10
    add t0, s10, t0
    rori t0, t0, 23
    /* round i = 8, 16, 24: x := round(x, rk[i]) */
    lw s10, 208(s9)
    lw s11, 212(s9)
    xor t1, t1, s11
    xor t2, t2, s11
    xor t3, t3, s11
    xor t6, t6, s11
    xor a0, a0, s11
    xor s11, a1, s10
    add t1, s11, t1
    rori t1, t1, 3
    xor s11, a2, s10
    add t2, s11, t2
    rori t2, t2, 3
    xor s11, a3, s10
    add t3, s11, t3
    rori t3, t3, 3
    xor s11, a5, s10
    add t6, s11, t6
    rori t6, t6, 3
    xor s10, a6, s10
    add a0, s10, a0
    rori a0, a0, 3
    lw s10, 200(s9)
    lw s11, 204(s9)
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor a5, a5, s11
    xor a6, a6, s11
    xor s11, a7, s10
    add a1, s11, a1
    rori a1, a1, 5
    xor s11, s0, s10
    add a2, s11, a2
    rori a2, a2, 5
    xor s11, s1, s10
    add a3, s11, a3
    rori a3, a3, 5
    xor s11, s2, s10
    add a5, s11, a5
    rori a5, a5, 5
    xor s10, s3, s10
    add a6, s10, a6
    rori a6, a6, 5
    lw s10, 192(s9)
    lw s11, 196(s9)
    xor a7, a7, s11
    xor s0, s0, s11
    xor s1, s1, s11
    xor s2, s2, s11
    xor s3, s3, s11
    xor s11, s4, s10
    add a7, s11, a7
    rori a7, a7, 23
    xor s11, s5, s10
    add s0, s11, s0
    rori s0, s0, 23
    xor s11, s6, s10
    add s1, s11, s1
    rori s1, s1, 23
    xor s11, s7, s10
    add s2, s11, s2
    rori s2, s2, 23
    xor s10, t0, s10
    add s3, s10, s3
    rori s3, s3, 23
    /* round i = 9, 17, 25: x := round(x, rk[i]) */
    lw s10, 232(s9)
    lw s11, 236(s9)
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor t0, t0, s11
    xor s11, t1, s10
    add s4, s11, s4
    rori s4, s4, 3
    xor s11, t2, s10
    add s5, s11, s5
    rori s5, s5, 3
    xor s11, t3, s10
    add s6, s11, s6
    rori s6, s6, 3
    xor s11, t6, s10
    add s7, s11, s7
    rori s7, s7, 3
    xor s10, a0, s10
    add t0, s10, t0
    rori t0, t0, 3
    lw s10, 224(s9)
    lw s11, 228(s9)
    xor t1, t1, s11
    xor t2, t2, s11
    xor t3, t3, s11
    xor t6, t6, s11
    xor a0, a0, s11
    xor s11, a1, s10
    add t1, s11, t1
    rori t1, t1, 5
    xor s11, a2, s10
    add t2, s11, t2
    rori t2, t2, 5
    xor s11, a3, s10
    add t3, s11, t3
    rori t3, t3, 5
    xor s11, a5, s10
    add t6, s11, t6
    rori t6, t6, 5
    xor s10, a6, s10
    add a0, s10, a0
    rori a0, a0, 5
    lw s10, 216(s9)
    lw s11, 220(s9)
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor a5, a5, s11
    xor a6, a6, s11
    xor s11, a7, s10
    add a1, s11, a1
    rori a1, a1, 23
    xor s11, s0, s10
    add a2, s11, a2
    rori a2, a2, 23
    xor s11, s1, s10
    add a3, s11, a3
    rori a3, a3, 23
    xor s11, s2, s10
    add a5, s11, a5
    rori a5, a5, 23
    xor s10, s3, s10
    add a6, s10, a6
    rori a6, a6, 23
    /* round i = 10, 18, 26: x := round(x, rk[i]) */
    lw s10, 256(s9)
    lw s11, 260(s9)
    xor a7, a7, s11
    xor s0, s0, s11
    xor s1, s1, s11
    xor s2, s2, s11
    xor s3, s3, s11
    xor s11, s4, s10
    add a7, s11, a7
    rori a7, a7, 3
    xor s11, s5, s10
    add s0, s11, s0
    rori s0, s0, 3
    xor s11, s6, s10
    add s1, s11, s1
    rori s1, s1, 3
    xor s11, s7, s10
    add s2, s11, s2
    rori s2, s2, 3
    xor s10, t0, s10
    add s3, s10, s3
    rori s3, s3, 3
    lw s10, 248(s9)
    lw s11, 252(s9)
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor t0, t0, s11
    xor s11, t1, s10
    add s4, s11, s4
    rori s4, s4, 5
    xor s11, t2, s10
    add s5, s11, s5
    rori s5, s5, 5
    xor s11, t3, s10
    add s6, s11, s6
    rori s6, s6, 5
    xor s11, t6, s10
    add s7, s11, s7
    rori s7, s7, 5
    xor s10, a0, s10
    add t0, s10, t0
    rori t0, t0, 5
    lw s10, 240(s9)
    lw s11, 244(s9)
    xor t1, t1, s11
    xor t2, t2, s11
    xor t3, t3, s11
    xor t6, t6, s11
    xor a0, a0, s11
    xor s11, a1, s10
    add t1, s11, t1
    rori t1, t1, 23
    xor s11, a2, s10
    add t2, s11, t2
    rori t2, t2, 23
    xor s11, a3, s10
    add t3, s11, t3
    rori t3, t3, 23
    xor s11, a5, s10
    add t6, s11, t6
    rori t6, t6, 23
    xor s10, a6, s10
    add a0, s10, a0
    rori a0, a0, 23
    /* round i = 11, 19, 27: x := round(x, rk[i]) */
    lw s10, 280(s9)
    lw s11, 284(s9)
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor a5, a5, s11
    xor a6, a6, s11
    xor s11, a7, s10
    add a1, s11, a1
    rori a1, a1, 3
    xor s11, s0, s10
    add a2, s11, a2
    rori a2, a2, 3
    xor s11, s1, s10
    add a3, s11, a3
    rori a3, a3, 3
    xor s11, s2, s10
    add a5, s11, a5
    rori a5, a5, 3
    xor s10, s3, s10
    add a6, s10, a6
    rori a6, a6, 3
    lw s10, 272(s9)
    lw s11, 276(s9)
    xor a7, a7, s11
    xor s0, s0, s11
    xor s1, s1, s11
    xor s2, s2, s11
    xor s3, s3, s11
    xor s11, s4, s10
    add a7, s11, a7
    rori a7, a7, 5
    xor s11, s5, s10
    add s0, s11, s0
    rori s0, s0, 5
    xor s11, s6, s10
    add s1, s11, s1
    rori s1, s1, 5
    xor s11, s7, s10
    add s2, s11, s2
    rori s2, s2, 5
    xor s10, t0, s10
    add s3, s10, s3
    rori s3, s3, 5
    lw s10, 264(s9)
    lw s11, 268(s9)
    addi s9, s9, 192
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor t0, t0, s11
    xor s11, t1, s10
    add s4, s11, s4
    rori s4, s4, 23
    xor s11, t2, s10
    add s5, s11, s5
    rori s5, s5, 23
    xor s11, t3, s10
    add s6, s11, s6
    rori s6, s6, 23
    xor s11, t6, s10
    add s7, s11, s7
    rori s7, s7, 23
    xor s10, a0, s10
    add t0, s10, t0
    rori t0, t0, 23
    bne s9, s8, .Llea192_ctr_rounds20
    addi a4, a4, -80
    lw s9, 4(sp)  /* reload */
    lw s11, 8(sp)  /* reload */
    lw s10, 0(s9)
    xor s4, s4, s10
    lw s10, 4(s9)
    xor a7, a7, s10
    lw s10, 8(s9)
    xor a1, a1, s10
    lw s10, 12(s9)
    sw s4, 0(s11)
    sw a7, 4(s11)
    sw a1, 8(s11)
    xor t1, t1, s10
    sw t1, 12(s11)
    lw t1, 16(s9)
    lw a1, 20(s9)
    xor t1, s5, t1
    xor a1, s0, a1
    lw a7, 24(s9)
    xor a2, a2, a7
    lw a7, 28(s9)
    sw t1, 16(s11)
    sw a1, 20(s11)
    sw a2, 24(s11)
    xor t1, t2, a7
    sw t1, 28(s11)
    lw t1, 32(s9)
    lw t2, 36(s9)
    lw a1, 40(s9)
    xor t1, s6, t1
    lw a2, 44(s9)
    sw t1, 32(s11)
    xor t1, s1, t2
    sw t1, 36(s11)
    xor t1, a3, a1
    sw t1, 40(s11)
    xor t1, t3, a2
    sw t1, 44(s11)
    lw t1, 48(s9)
    lw t2, 52(s9)
    lw t3, 56(s9)
    lw a1, 60(s9)
    xor t1, s7, t1
    sw t1, 48(s11)
    xor t1, s2, t2
    sw t1, 52(s11)
    xor t1, a5, t3
    sw t1, 56(s11)
    xor t1, t6, a1
    sw t1, 60(s11)
    lw t1, 64(s9)
    lw t2, 68(s9)
    lw t3, 72(s9)
    lw t6, 76(s9)
    xor t0, t0, t1
    sw t0, 64(s11)
    xor t0, s3, t2
    sw t0, 68(s11)
    xor t0, a6, t3
    sw t0, 72(s11)
    xor t0, a0, t6
    sw t0, 76(s11)
    addi t0, s9, 80
    sw t0, 4(sp)  /* spill */
    addi t0, s11, 80
    sw t0, 8(sp)  /* spill */
    bltu t4, t5, .Llea192_ctr_wrapped12
    addi t0, zero, 80
    bltu a4, t0, .Llea192_ctr_fewer16
    lui t0, 0xfc000
    bltu t4, t0, .Llea192_ctr_batch17
.Llea192_ctr_fewer16:
    lw t0, 0(sp)  /* reload */
    addi s4, t0, 576
    addi t0, zero, 64
    bltu a4, t0, .Llea192_ctr_fewer25
    lui t0, 0xfd000
    bgeu t4, t0, .Llea192_ctr_fewer25
.Llea192_ctr_batch26:
    lw s5, 0(sp)  /* reload */
    /* round i = 0: x := round(x, rk[i]) */
    add t1, t4, t5
    lw t0, 20(s5)
    lw t3, 20(sp)  /* reload */
    xor t2, t4, t0
    add t2, t3, t2
    rori t2, t2, 3
    xor t4, t1, t0
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
    lw t3, 40(s5)
    lw a0, 36(s5)
    xor a1, t2, t3
    lw a2, 24(sp)  /* reload */
    xor a3, t4, t3
    add a1, a1, a2
    rori a1, a1, 3
    add a3, a3, a2
    rori a3, a3, 3
    xor a5, t6, t3
    add a5, a5, a2
    rori a5, a5, 3
    xor t3, t0, t3
    add t3, t3, a2
    rori t3, t3, 3
    xor t2, t2, a0
    lw a2, 28(sp)  /* reload */
    xor t4, t4, a0
    add t2, a2, t2
    rori t2, t2, 5
    add t4, a2, t4
    rori a6, t4, 5
    xor t4, t6, a0
    add t4, a2, t4
    rori t6, t4, 5
    xor t0, t0, a0
    add t0, a2, t0
    rori a0, t0, 5
    /* round i = 2: x := round(x, rk[i]) */
    lw t0, 64(s5)
    lw a2, 56(s5)
    xor t4, a1, t0
    lw a7, 32(sp)  /* reload */
    /* round i = 3: x := round(x, rk[i]) */
    lw s9, 80(s5)
    add t4, t4, a7
    rori s0, t4, 3
    xor t4, a3, t0
    add t4, t4, a7
    rori s1, t4, 3
    xor t4, a5, t0
    add t4, t4, a7
    rori s2, t4, 3
    xor t0, t3, t0
    add t0, t0, a7
    rori a7, t0, 3
    xor t0, t2, a2
    add t4, t1, t5
    lw t1, 60(s5)
    xor a1, a1, t1
    add t0, t0, a1
    rori s3, t0, 5
    xor t0, a6, a2
    xor a1, a3, t1
    add t0, t0, a1
    rori s6, t0, 5
    xor t0, t6, a2
    xor a1, a5, t1
    add t0, t0, a1
    rori s7, t0, 5
    xor t0, a0, a2
    xor t1, t3, t1
    add t0, t0, t1
    rori s8, t0, 5
    lw t3, 52(s5)
    lw a2, 88(s5)
    xor t0, t2, t3
    lw a1, 36(sp)  /* reload */
    xor t1, a6, t3
    add t0, a1, t0
    rori t0, t0, 23
    add t1, a1, t1
    rori t1, t1, 23
    xor t2, t6, t3
    add t2, a1, t2
    rori t2, t2, 23
    xor t3, a0, t3
    add t3, a1, t3
    rori t3, t3, 23
    xor t6, s0, a2
    lw a3, 40(sp)  /* reload */
    xor a0, s1, a2
    add t6, t6, a3
    rori t6, t6, 3
    add a0, a0, a3
    rori a0, a0, 3
    xor a1, s2, a2
    add a1, a1, a3
    rori a1, a1, 3
    xor a2, a7, a2
    add a2, a2, a3
    rori a2, a2, 3
    lw a3, 84(s5)
    xor a5, s0, a3
    xor a6, s1, a3
    xor s0, s2, a3
    xor a7, a7, a3
    xor a3, s3, s9
    add a3, a3, a5
    rori a3, a3, 5
    xor a5, s6, s9
    add a5, a5, a6
    rori a5, a5, 5
    xor a6, s7, s9
    add a6, a6, s0
    rori a6, a6, 5
    xor s0, s8, s9
    add a7, s0, a7
    rori a7, a7, 5
    lw s9, 72(s5)
    lw s0, 76(s5)
    xor s1, s3, s0
    xor s2, s6, s0
    xor s3, s7, s0
    xor s6, s8, s0
    xor s0, t0, s9
    add s0, s0, s1
    rori s0, s0, 23
    xor s1, t1, s9
    add s1, s1, s2
    rori s1, s1, 23
    xor s2, t2, s9
    add s2, s2, s3
    rori s2, s2, 23
    xor s3, t3, s9
    add s3, s3, s6
    rori s3, s3, 23
.Llea192_ctr_rounds29:
    /* round i = 4, 8, ..., 24: x := round(x, rk[i]) */
    lw s6, 112(s5)
    lw s7, 116(s5)
    xor s8, t6, s6
    xor t0, t0, s7
    add t0, s8, t0
    rori t0, t0, 3
    xor s8, a0, s6
    xor t1, t1, s7
    add t1, s8, t1
    rori t1, t1, 3
    xor s8, a1, s6
    xor s6, a2, s6
    xor t2, t2, s7
    add t2, s8, t2
    rori t2, t2, 3
    xor t3, t3, s7
    add t3, s6, t3
    rori t3, t3, 3
    lw s6, 104(s5)
    lw s7, 108(s5)
    xor s8, a3, s6
    xor t6, t6, s7
    add t6, s8, t6
    rori t6, t6, 5
    xor s8, a5, s6
    xor a0, a0, s7
    add a0, s8, a0
    rori a0, a0, 5
    xor s8, a6, s6
    xor s6, a7, s6
    xor a1, a1, s7
    add a1, s8, a1
    rori a1, a1, 5
    xor a2, a2, s7
    add a2, s6, a2
    rori a2, a2, 5
    lw s6, 96(s5)
    lw s7, 100(s5)
    xor s8, s0, s6
    xor a3, a3, s7
    add a3, s8, a3
    rori a3, a3, 23
    xor s8, s1, s6
    xor a5, a5, s7
    add a5, s8, a5
    rori a5, a5, 23
    xor s8, s2, s6
    xor s6, s3, s6
    xor a6, a6, s7
    add a6, s8, a6
    rori a6, a6, 23
    xor a7, a7, s7
    add a7, s6, a7
    rori a7, a7, 23
    /* round i = 5, 9, ..., 25: x := round(x, rk[i]) */
    lw s6, 136(s5)
    lw s7, 140(s5)
    xor s8, t0, s6
    xor s0, s0, s7
    add s0, s8, s0
    rori s0, s0, 3
    xor s8, t1, s6
    xor s1, s1, s7
    add s1, s8, s1
    rori s1, s1, 3
    xor s8, t2, s6
    xor s6, t3, s6
    xor s2, s2, s7
    add s2, s8, s2
    rori s2, s2, 3
    xor s3, s3, s7
    add s3, s6, s3
    rori s3, s3, 3
    lw s6, 128(s5)
    lw s7, 132(s5)
    xor t0, t0, s7
    xor t1, t1, s7
    xor t2, t2, s7
    xor t3, t3, s7
    xor s7, t6, s6
    add t0, s7, t0
    rori t0, t0, 5
    xor s7, a0, s6
    add t1, s7, t1
    rori t1, t1, 5
    xor s7, a1, s6
    add t2, s7, t2
    rori t2, t2, 5
    xor s6, a2, s6
    add t3, s6, t3
    rori t3, t3, 5
    lw s6, 120(s5)
    lw s7, 124(s5)
    xor t6, t6, s7
    xor a0, a0, s7
    xor a1, a1, s7
    xor a2, a2, s7
    xor s7, a3, s6
    add t6, s7, t6
    rori t6, t6, 23
    xor s7, a5, s6
    add a0, s7, a0
    rori a0, a0, 23
    xor s7, a6, s6
    add a1, s7, a1
    rori a1, a1, 23
    xor s6, a7, s6
    add a2, s6, a2
    rori a2, a2, 23
    /* round i = 6, 10, ..., 26: x := round(x, rk[i]) */
    lw s6, 160(s5)
    lw s7, 164(s5)
    xor a3, a3, s7
    xor a5, a5, s7
    xor a6, a6, s7
    xor a7, a7, s7
    xor s7, s0, s6
    add a3, s7, a3
    rori a3, a3, 3
    xor s7, s1, s6
    add a5, s7, a5
    rori a5, a5, 3
    xor s7, s2, s6
    add a6, s7, a6
    rori a6, a6, 3
    xor s6, s3, s6
    add a7, s6, a7
    rori a7, a7, 3
    lw s6, 152(s5)
    lw s7, 156(s5)
    xor s0, s0, s7
    xor s1, s1, s7
    xor s2, s2, s7
    xor s3, s3, s7
    xor s7, t0, s6
    add s0, s7, s0
    rori s0, s0, 5
    xor s7, t1, s6
    add s1, s7, s1
    rori s1, s1, 5
    xor s7, t2, s6
    add s2, s7, s2
    rori s2, s2, 5
    xor s6, t3, s6
    add s3, s6, s3
    rori s3, s3, 5
    lw s6, 144(s5)
    lw s7, 148(s5)
    xor t0, t0, s7
    xor t1, t1, s7
    xor t2, t2, s7
    xor t3, t3, s7
    xor s7, t6, s6
    add t0, s7, t0
    rori t0, t0, 23
    xor s7, a0, s6
    add t1, s7, t1
    rori t1, t1, 23
    xor s7, a1, s6
    add t2, s7, t2
    rori t2, t2, 23
    xor s6, a2, s6
    add t3, s6, t3
    rori t3, t3, 23
    /* round i = 7, 11, ..., 27: x := round(x, rk[i]) */
    lw s6, 184(s5)
    lw s7, 188(s5)
    xor t6, t6, s7
    xor a0, a0, s7
    xor a1, a1, s7
    xor a2, a2, s7
    xor s7, a3, s6
    add t6, s7, t6
    rori t6, t6, 3
    xor s7, a5, s6
    add a0, s7, a0
    rori a0, a0, 3
    xor s7, a6, s6
    add a1, s7, a1
    rori a1, a1, 3
    xor s6, a7, s6
    add a2, s6, a2
    rori a2, a2, 3
    lw s6, 176(s5)
    lw s7, 180(s5)
    xor a3, a3, s7
    xor a5, a5, s7
    xor a6, a6, s7
    xor a7, a7, s7
    xor s7, s0, s6
    add a3, s7, a3
    rori a3, a3, 5
    xor s7, s1, s6
    add a5, s7, a5
    rori a5, a5, 5
    xor s7, s2, s6
    add a6, s7, a6
    rori a6, a6, 5
    xor s6, s3, s6
    add a7, s6, a7
    rori a7, a7, 5
    lw s6, 168(s5)
    lw s7, 172(s5)
    addi s5, s5, 96
    xor s0, s0, s7
    xor s1, s1, s7
    xor s2, s2, s7
    xor s3, s3, s7
    xor s7, t0, s6
    add s0, s7, s0
    rori s0, s0, 23
    xor s7, t1, s6
    add s1, s7, s1
    rori s1, s1, 23
    xor s7, t2, s6
    add s2, s7, s2
    rori s2, s2, 23
    xor s6, t3, s6
    add s3, s6, s3
    rori s3, s3, 23
    bne s5, s4, .Llea192_ctr_rounds29
    addi a4, a4, -64
    lw s5, 4(sp)  /* reload */
    lw s7, 8(sp)  /* reload */
    lw s6, 0(s5)
    xor s0, s0, s6
    lw s6, 4(s5)
    xor a3, a3, s6
    lw s6, 8(s5)
    xor t6, t6, s6
    lw s6, 12(s5)
    sw s0, 0(s7)
    sw a3, 4(s7)
    sw t6, 8(s7)
    xor t0, t0, s6
    sw t0, 12(s7)
    lw t0, 16(s5)
    lw t6, 20(s5)
    lw a3, 24(s5)
    xor t0, s1, t0
    lw s0, 28(s5)
    sw t0, 16(s7)
    xor t0, a5, t6
    sw t0, 20(s7)
    xor t0, a0, a3
    sw t0, 24(s7)
    xor t0, t1, s0
    sw t0, 28(s7)
    lw t0, 32(s5)
    lw t1, 36(s5)
    lw t6, 40(s5)
    lw a0, 44(s5)
    xor t0, s2, t0
    sw t0, 32(s7)
    xor t0, a6, t1
    sw t0, 36(s7)
    xor t0, a1, t6
    sw t0, 40(s7)
    xor t0, t2, a0
    sw t0, 44(s7)
    lw t0, 48(s5)
    lw t1, 52(s5)
    lw t2, 56(s5)
    lw t6, 60(s5)
    xor t0, s3, t0
    sw t0, 48(s7)
    xor t0, a7, t1
    sw t0, 52(s7)
    xor t0, a2, t2
    sw t0, 56(s7)
    xor t0, t3, t6
    sw t0, 60(s7)
    addi t0, s5, 64
    sw t0, 4(sp)  /* spill */
    addi t0, s7, 64
    sw t0, 8(sp)  /* spill */
    bltu t4, t5, .Llea192_ctr_wrapped12
    addi t0, zero, 64
    bltu a4, t0, .Llea192_ctr_fewer25
    lui t0, 0xfd000
    bltu t4, t0, .Llea192_ctr_batch26
.Llea192_ctr_fewer25:
    lw a0, 0(sp)  /* reload */
    lw a2, 4(sp)  /* reload */
    lw a3, 8(sp)  /* reload */
    lw a1, 12(sp)  /* reload */
    lw t0, 16(sp)  /* reload */
    beq a4, zero, .Llea192_ctr_end3
    andi t1, a1, 3
    bne t1, zero, .Llea192_ctr_misaligned34
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t6, 12(a1)
.Llea192_ctr_join36:
.Llea192_ctr_few11:
    addi t6, a0, 672
.Llea192_ctr_block39:
    add s1, t4, t5
    addi a5, t1, 0
    addi a6, t2, 0
    addi a7, t3, 0
    addi s0, t4, 0
    addi t4, s1, 0
    addi s1, a0, 0
.Llea192_ctr_rounds43:
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    lw s2, 16(s1)
    lw s3, 20(s1)
    xor s2, a7, s2
    xor s0, s0, s3
    add s0, s2, s0
    rori s0, s0, 3
    lw s2, 8(s1)
    lw s3, 12(s1)
    xor s2, a6, s2
    xor a7, a7, s3
    add a7, s2, a7
    rori a7, a7, 5
    lw s2, 0(s1)
    lw s3, 4(s1)
    xor s2, a5, s2
    xor a6, a6, s3
    add a6, s2, a6
    rori a6, a6, 23
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw s2, 40(s1)
    lw s3, 44(s1)
    xor s2, s0, s2
    xor a5, a5, s3
    add a5, s2, a5
    rori a5, a5, 3
    lw s2, 32(s1)
    lw s3, 36(s1)
    xor s2, a7, s2
    xor s0, s0, s3
    add s0, s2, s0
    rori s0, s0, 5
    lw s2, 24(s1)
    lw s3, 28(s1)
    xor s2, a6, s2
    xor a7, a7, s3
    add a7, s2, a7
    rori a7, a7, 23
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw s2, 64(s1)
    lw s3, 68(s1)
    xor s2, a5, s2
    xor a6, a6, s3
    add a6, s2, a6
    rori a6, a6, 3
    lw s2, 56(s1)
    lw s3, 60(s1)
    xor s2, s0, s2
    xor a5, a5, s3
    add a5, s2, a5
    rori a5, a5, 5
    lw s2, 48(s1)
    lw s3, 52(s1)
    xor s2, a7, s2
    xor s0, s0, s3
    add s0, s2, s0
    rori s0, s0, 23
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw s2, 88(s1)
    lw s3, 92(s1)
    xor s2, a6, s2
    xor a7, a7, s3
    add a7, s2, a7
    rori a7, a7, 3
    lw s2, 80(s1)
    lw s3, 84(s1)
    xor s2, a5, s2
    xor a6, a6, s3
    add a6, s2, a6
    rori a6, a6, 5
    lw s2, 72(s1)
    lw s3, 76(s1)
    xor s2, s0, s2
    xor a5, a5, s3
    add a5, s2, a5
    rori a5, a5, 23
    addi s1, s1, 96
    bne s1, t6, .Llea192_ctr_rounds43
    addi s1, zero, 16
    bltu a4, s1, .Llea192_ctr_short41
    bne t0, zero, .Llea192_ctr_bytes46
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
.Llea192_ctr_join40:
    addi a2, a2, 16
    addi a3, a3, 16
    addi a4, a4, -16
.Llea192_ctr_count42:
    bltu t4, t5, .Llea192_ctr_carry2
    bne a4, zero, .Llea192_ctr_block39
.Llea192_ctr_end3:
    srli t0, t4, 24
    sb t0, 15(a1)
.Llea192_ctr_done4:
    lw s0, 44(sp)
    lw s1, 48(sp)
    lw s2, 52(sp)
    lw s3, 56(sp)
    lw s4, 60(sp)
    lw s5, 64(sp)
    lw s6, 68(sp)
    lw s7, 72(sp)
    lw s8, 76(sp)
    lw s9, 80(sp)
    lw s10, 84(sp)
    lw s11, 88(sp)
    lw ra, 92(sp)
    addi sp, sp, 96
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
.Llea192_ctr_short41:
    .cfi_restore_state
    andi s1, a4, 8
    beq s1, zero, .Llea192_ctr_after49
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
.Llea192_ctr_after49:
    andi a7, a4, 4
    beq a7, zero, .Llea192_ctr_after51
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
.Llea192_ctr_after51:
    andi a6, a4, 2
    beq a6, zero, .Llea192_ctr_after53
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
.Llea192_ctr_after53:
    andi a4, a4, 1
    beq a4, zero, .Llea192_ctr_after55
    lbu a4, 0(a2)
    xor a4, a5, a4
    sb a4, 0(a3)
.Llea192_ctr_after55:
    addi a4, zero, 0
    jal zero, .Llea192_ctr_count42
.Llea192_ctr_wrapped12:
    lw a0, 0(sp)  /* reload */
    lw a2, 4(sp)  /* reload */
    lw a3, 8(sp)  /* reload */
    lw a1, 12(sp)  /* reload */
    lw t0, 16(sp)  /* reload */
.Llea192_ctr_carry2:
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
    beq a4, zero, .Llea192_ctr_end3
    jal zero, .Llea192_ctr_epoch1
.Llea192_ctr_misaligned6:
    andi t1, a1, 1
    bne t1, zero, .Llea192_ctr_odd7
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
    jal zero, .Llea192_ctr_join8
.Llea192_ctr_odd7:
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
    jal zero, .Llea192_ctr_join8
.Llea192_ctr_misaligned34:
    andi t1, a1, 1
    bne t1, zero, .Llea192_ctr_odd35
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
    jal zero, .Llea192_ctr_join36
.Llea192_ctr_odd35:
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
    jal zero, .Llea192_ctr_join36
.Llea192_ctr_bytes46:
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
    jal zero, .Llea192_ctr_join40
    .cfi_endproc
    .size lea192_ctr, .-lea192_ctr

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
      "symbol": "lea192_expand_key",
      "role": "expand_key",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 3400,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt",
      "role": "encrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 688,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_decrypt",
      "role": "decrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 688,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 6584,
      "stack_bytes": 64
    },
    {
      "symbol": "lea192_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 6724,
      "stack_bytes": 80
    },
    {
      "symbol": "lea192_ctr",
      "role": "ctr",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 6840,
      "stack_bytes": 96
    }
  ]
}
*/
