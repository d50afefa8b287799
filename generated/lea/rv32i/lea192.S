/* gen --cipher lea --target rv32i */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA192 (TTAK.KO-12.0223) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
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
    auipc t6, 1  /* the constants behind the code */
    addi t6, t6, 228  /* the constants behind the code */
    /* round key 0 */
    lw a2, 388(t6)  /* 0x87dfd3b7 */
    lw a1, 392(t6)  /* 0xc3efe9db */
    add t1, t1, a2
    lw a2, 384(t6)  /* 0x0fbfa76f */
    add t0, t0, a1
    add t2, t2, a2
    slli a1, t0, 1
    slli a3, t2, 6
    srli t0, t0, 31
    srli t2, t2, 26
    slli a2, a2, 1
    or t0, a1, t0
    or t2, a3, t2
    add t3, t3, a2
    slli a1, t1, 3
    slli a3, t3, 11
    srli t1, t1, 29
    srli t3, t3, 21
    slli a2, a2, 1
    or t1, a1, t1
    or t3, a3, t3
    add t4, t4, a2
    /* round key 1 */
    lw a1, 380(t6)  /* 0x88c4d604 */
    slli a3, t4, 13
    sw t0, 0(a0)
    srli t4, t4, 19
    or t4, a3, t4
    add t0, t0, a1
    slli a1, t0, 1
    lw a3, 376(t6)  /* 0x1189ac09 */
    sw t1, 4(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a3
    slli a1, t1, 3
    srli t1, t1, 29
    or t1, a1, t1
    sw t2, 8(a0)
    slli a1, a3, 1
    slli a2, a2, 1
    add t2, t2, a1
    sw t3, 12(a0)
    add t5, t5, a2
    slli a1, a1, 1
    slli a2, t5, 17
    slli a3, t2, 6
    add t3, t3, a1
    sw t4, 16(a0)
    srli t5, t5, 15
    srli t2, t2, 26
    slli a1, a1, 1
    or t5, a2, t5
    or t2, a3, t2
    add t4, t4, a1
    lw a2, 372(t6)  /* 0x189ac091 */
    slli a3, t3, 11
    slli a1, t4, 13
    sw t5, 20(a0)
    srli t3, t3, 21
    srli t4, t4, 19
    or t3, a3, t3
    or t4, a1, t4
    add t5, t5, a2
    slli a1, t5, 17
    /* round key 2 */
    lw a3, 368(t6)  /* 0xe789f229 */
    sw t0, 24(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a3
    lw a2, 364(t6)  /* 0xcf13e453 */
    slli a1, t0, 1
    sw t1, 28(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a2
    slli a1, t1, 3
    lw a3, 360(t6)  /* 0x9e27c8a7 */
    sw t2, 32(a0)
    srli t1, t1, 29
    or t1, a1, t1
    add t2, t2, a3
    lw a2, 356(t6)  /* 0x3c4f914f */
    slli a1, t2, 6
    sw t3, 36(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a2
    slli a1, t3, 11
    srli t3, t3, 21
    or t3, a1, t3
    sw t4, 40(a0)
    slli a1, a2, 1
    add t4, t4, a1
    sw t5, 44(a0)
    slli a1, a1, 1
    add t5, t5, a1
    slli a2, t4, 13
    slli a1, t5, 17
    /* round key 3 */
    lw a3, 352(t6)  /* 0xc6f98763 */
    sw t0, 48(a0)
    srli t4, t4, 19
    srli t5, t5, 15
    or t4, a2, t4
    or t5, a1, t5
    add t0, t0, a3
    lw a2, 348(t6)  /* 0x8df30ec7 */
    slli a1, t0, 1
    sw t1, 52(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a2
    slli a1, t1, 3
    lw a3, 344(t6)  /* 0x1be61d8f */
    sw t2, 56(a0)
    srli t1, t1, 29
    or t1, a1, t1
    add t2, t2, a3
    slli a1, t2, 6
    srli t2, t2, 26
    or t2, a1, t2
    sw t3, 60(a0)
    slli a1, a3, 1
    add t3, t3, a1
    sw t4, 64(a0)
    slli a1, a1, 1
    add t4, t4, a1
    sw t5, 68(a0)
    slli a1, a1, 1
    add t5, t5, a1
    /* round key 4 */
    lw a2, 340(t6)  /* 0x15ea49e7 */
    slli a1, t5, 17
    sw t0, 72(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t1, 76(a0)
    slli a3, t3, 11
    slli a1, a2, 1
    srli t3, t3, 21
    add t1, t1, a1
    sw t2, 80(a0)
    or t3, a3, t3
    slli a1, a1, 1
    slli a3, t4, 13
    add t2, t2, a1
    sw t3, 84(a0)
    srli t4, t4, 19
    slli a1, a1, 1
    or t4, a3, t4
    add t3, t3, a1
    slli a1, t3, 11
    lw a3, 336(t6)  /* 0x5ea49e71 */
    sw t4, 88(a0)
    srli t3, t3, 21
    slli a2, t1, 3
    or t3, a1, t3
    add t4, t4, a3
    srli t1, t1, 29
    slli a1, t4, 13
    or t1, a2, t1
    srli t4, t4, 19
    slli a2, t2, 6
    or t4, a1, t4
    sw t5, 92(a0)
    srli t2, t2, 26
    slli a1, a3, 1
    or t2, a2, t2
    add t5, t5, a1
    /* round key 5 */
    lw a2, 332(t6)  /* 0xf0bb4158 */
    slli a1, t5, 17
    sw t0, 96(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    lw a3, 328(t6)  /* 0xe17682b1 */
    sw t1, 100(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a3
    lw a2, 324(t6)  /* 0xc2ed0563 */
    slli a1, t1, 3
    sw t2, 104(a0)
    srli t1, t1, 29
    or t1, a1, t1
    add t2, t2, a2
    slli a1, t2, 6
    lw a3, 320(t6)  /* 0x85da0ac7 */
    sw t3, 108(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a3
    lw a2, 316(t6)  /* 0x0bb4158f */
    slli a1, t3, 11
    sw t4, 112(a0)
    srli t3, t3, 21
    or t3, a1, t3
    add t4, t4, a2
    slli a1, t4, 13
    srli t4, t4, 19
    or t4, a1, t4
    sw t5, 116(a0)
    slli a1, a2, 1
    add t5, t5, a1
    slli a1, t5, 17
    /* round key 6 */
    lw a3, 312(t6)  /* 0xfbfa76f0 */
    sw t0, 120(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a3
    lw a2, 308(t6)  /* 0xf7f4ede1 */
    slli a1, t0, 1
    sw t1, 124(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a2
    slli a1, t1, 3
    lw a3, 304(t6)  /* 0xefe9dbc3 */
    sw t2, 128(a0)
    srli t1, t1, 29
    or t1, a1, t1
    add t2, t2, a3
    lw a2, 300(t6)  /* 0xdfd3b787 */
    slli a1, t2, 6
    sw t3, 132(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a2
    slli a1, t3, 11
    lw a3, 296(t6)  /* 0xbfa76f0f */
    sw t4, 136(a0)
    srli t3, t3, 21
    or t3, a1, t3
    add t4, t4, a3
    lw a2, 292(t6)  /* 0x7f4ede1f */
    slli a1, t4, 13
    sw t5, 140(a0)
    srli t4, t4, 19
    or t4, a1, t4
    add t5, t5, a2
    slli a1, t5, 17
    /* round key 7 */
    lw a3, 288(t6)  /* 0x31358122 */
    sw t0, 144(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a3
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t1, 148(a0)
    slli a1, a3, 1
    add t1, t1, a1
    sw t2, 152(a0)
    slli a1, a1, 1
    add t2, t2, a1
    lw a2, 284(t6)  /* 0x89ac0911 */
    slli a3, t1, 3
    slli a1, t2, 6
    sw t3, 156(a0)
    srli t1, t1, 29
    srli t2, t2, 26
    or t1, a3, t1
    or t2, a1, t2
    add t3, t3, a2
    slli a1, t3, 11
    lw a3, 280(t6)  /* 0x13581223 */
    sw t4, 160(a0)
    srli t3, t3, 21
    or t3, a1, t3
    add t4, t4, a3
    slli a1, t4, 13
    srli t4, t4, 19
    or t4, a1, t4
    sw t5, 164(a0)
    slli a1, a3, 1
    add t5, t5, a1
    /* round key 8 */
    lw a2, 276(t6)  /* 0xe27c8a79 */
    slli a1, t5, 17
    sw t0, 168(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    lw a3, 272(t6)  /* 0xc4f914f3 */
    sw t1, 172(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a3
    lw a2, 268(t6)  /* 0x89f229e7 */
    slli a1, t1, 3
    sw t2, 176(a0)
    srli t1, t1, 29
    or t1, a1, t1
    add t2, t2, a2
    slli a1, t2, 6
    lw a3, 264(t6)  /* 0x13e453cf */
    sw t3, 180(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a3
    slli a1, t3, 11
    srli t3, t3, 21
    or t3, a1, t3
    sw t4, 184(a0)
    slli a1, a3, 1
    add t4, t4, a1
    sw t5, 188(a0)
    slli a1, a1, 1
    add t5, t5, a1
    /* round key 9 */
    lw a2, 260(t6)  /* 0xbe61d8f1 */
    slli a3, t4, 13
    slli a1, t5, 17
    sw t0, 192(a0)
    srli t4, t4, 19
    srli t5, t5, 15
    or t4, a3, t4
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    lw a3, 256(t6)  /* 0x7cc3b1e3 */
    sw t1, 196(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a3
    slli a1, t1, 3
    srli t1, t1, 29
    or t1, a1, t1
    sw t2, 200(a0)
    slli a1, a3, 1
    add t2, t2, a1
    lw a2, 252(t6)  /* 0xf30ec78d */
    slli a1, t2, 6
    sw t3, 204(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a2
    slli a1, t3, 11
    lw a3, 248(t6)  /* 0xe61d8f1b */
    sw t4, 208(a0)
    srli t3, t3, 21
    or t3, a1, t3
    add t4, t4, a3
    lw a2, 244(t6)  /* 0xcc3b1e37 */
    slli a1, t4, 13
    sw t5, 212(a0)
    srli t4, t4, 19
    or t4, a1, t4
    add t5, t5, a2
    slli a1, t5, 17
    /* round key 10 */
    lw a3, 240(t6)  /* 0x7a9279c5 */
    sw t0, 216(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a3
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t1, 220(a0)
    slli a1, a3, 1
    add t1, t1, a1
    lw a2, 236(t6)  /* 0xea49e715 */
    slli a1, t1, 3
    sw t2, 224(a0)
    srli t1, t1, 29
    or t1, a1, t1
    add t2, t2, a2
    slli a1, t2, 6
    lw a3, 232(t6)  /* 0xd493ce2b */
    sw t3, 228(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a3
    lw a2, 228(t6)  /* 0xa9279c57 */
    slli a1, t3, 11
    sw t4, 232(a0)
    srli t3, t3, 21
    or t3, a1, t3
    add t4, t4, a2
    slli a1, t4, 13
    lw a3, 224(t6)  /* 0x524f38af */
    sw t5, 236(a0)
    srli t4, t4, 19
    or t4, a1, t4
    add t5, t5, a3
    /* round key 11 */
    lw a2, 220(t6)  /* 0x2ed0563c */
    slli a1, t5, 17
    sw t0, 240(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t1, 244(a0)
    slli a1, a2, 1
    add t1, t1, a1
    sw t2, 248(a0)
    slli a1, a1, 1
    add t2, t2, a1
    slli a1, t2, 6
    lw a3, 216(t6)  /* 0x7682b1e1 */
    sw t3, 252(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a3
    slli a1, t3, 11
    srli t3, t3, 21
    slli a2, t1, 3
    or t3, a1, t3
    sw t4, 256(a0)
    srli t1, t1, 29
    slli a1, a3, 1
    or t1, a2, t1
    add t4, t4, a1
    lw a2, 212(t6)  /* 0xda0ac785 */
    slli a1, t4, 13
    sw t5, 260(a0)
    srli t4, t4, 19
    or t4, a1, t4
    add t5, t5, a2
    slli a1, t5, 17
    /* round key 12 */
    lw a3, 208(t6)  /* 0xfe9dbc3e */
    sw t0, 264(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a3
    lw a2, 204(t6)  /* 0xfd3b787d */
    slli a1, t0, 1
    sw t1, 268(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a2
    slli a1, t1, 3
    lw a3, 200(t6)  /* 0xfa76f0fb */
    sw t2, 272(a0)
    srli t1, t1, 29
    or t1, a1, t1
    add t2, t2, a3
    lw a2, 196(t6)  /* 0xf4ede1f7 */
    slli a1, t2, 6
    sw t3, 276(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a2
    slli a1, t3, 11
    lw a3, 192(t6)  /* 0xe9dbc3ef */
    sw t4, 280(a0)
    srli t3, t3, 21
    or t3, a1, t3
    add t4, t4, a3
    lw a2, 188(t6)  /* 0xd3b787df */
    slli a1, t4, 13
    sw t5, 284(a0)
    srli t4, t4, 19
    or t4, a1, t4
    add t5, t5, a2
    slli a1, t5, 17
    /* round key 13 */
    lw a3, 184(t6)  /* 0x4d60488c */
    sw t0, 288(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a3
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t1, 292(a0)
    slli a1, a3, 1
    add t1, t1, a1
    lw a2, 180(t6)  /* 0x35812231 */
    slli a1, t1, 3
    sw t2, 296(a0)
    srli t1, t1, 29
    or t1, a1, t1
    add t2, t2, a2
    slli a1, t2, 6
    srli t2, t2, 26
    or t2, a1, t2
    sw t3, 300(a0)
    slli a1, a2, 1
    add t3, t3, a1
    sw t4, 304(a0)
    slli a1, a1, 1
    add t4, t4, a1
    slli a2, t3, 11
    slli a1, t4, 13
    lw a3, 176(t6)  /* 0xac091189 */
    sw t5, 308(a0)
    srli t3, t3, 21
    srli t4, t4, 19
    or t3, a2, t3
    or t4, a1, t4
    add t5, t5, a3
    /* round key 14 */
    lw a2, 172(t6)  /* 0x9f229e78 */
    slli a1, t5, 17
    sw t0, 312(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    lw a3, 168(t6)  /* 0x3e453cf1 */
    sw t1, 316(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a3
    slli a1, t1, 3
    srli t1, t1, 29
    or t1, a1, t1
    sw t2, 320(a0)
    slli a1, a3, 1
    add t2, t2, a1
    sw t3, 324(a0)
    slli a1, a1, 1
    add t3, t3, a1
    lw a2, 164(t6)  /* 0xf229e789 */
    slli a3, t2, 6
    slli a1, t3, 11
    sw t4, 328(a0)
    srli t2, t2, 26
    srli t3, t3, 21
    or t2, a3, t2
    or t3, a1, t3
    add t4, t4, a2
    slli a1, t4, 13
    lw a3, 160(t6)  /* 0xe453cf13 */
    sw t5, 332(a0)
    srli t4, t4, 19
    or t4, a1, t4
    add t5, t5, a3
    /* round key 15 */
    lw a2, 156(t6)  /* 0x98763c6f */
    slli a1, t5, 17
    sw t0, 336(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    lw a3, 152(t6)  /* 0x30ec78df */
    sw t1, 340(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a3
    slli a1, t1, 3
    srli t1, t1, 29
    or t1, a1, t1
    sw t2, 344(a0)
    slli a1, a3, 1
    add t2, t2, a1
    sw t3, 348(a0)
    slli a1, a1, 1
    add t3, t3, a1
    lw a2, 148(t6)  /* 0x8763c6f9 */
    slli a3, t2, 6
    slli a1, t3, 11
    sw t4, 352(a0)
    srli t2, t2, 26
    srli t3, t3, 21
    or t2, a3, t2
    or t3, a1, t3
    add t4, t4, a2
    slli a1, t4, 13
    lw a3, 144(t6)  /* 0x0ec78df3 */
    sw t5, 356(a0)
    srli t4, t4, 19
    or t4, a1, t4
    add t5, t5, a3
    /* round key 16 */
    lw a2, 140(t6)  /* 0xa49e715e */
    slli a1, t5, 17
    sw t0, 360(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    lw a3, 136(t6)  /* 0x493ce2bd */
    sw t1, 364(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a3
    slli a1, t1, 3
    srli t1, t1, 29
    or t1, a1, t1
    sw t2, 368(a0)
    slli a1, a3, 1
    add t2, t2, a1
    lw a2, 132(t6)  /* 0x24f38af5 */
    slli a1, t2, 6
    sw t3, 372(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a2
    slli a1, t3, 11
    srli t3, t3, 21
    or t3, a1, t3
    sw t4, 376(a0)
    slli a1, a2, 1
    add t4, t4, a1
    sw t5, 380(a0)
    slli a1, a1, 1
    add t5, t5, a1
    slli a2, t4, 13
    slli a1, t5, 17
    /* round key 17 */
    lw a3, 128(t6)  /* 0xb4158f0b */
    sw t0, 384(a0)
    srli t4, t4, 19
    srli t5, t5, 15
    or t4, a2, t4
    or t5, a1, t5
    add t0, t0, a3
    lw a2, 124(t6)  /* 0x682b1e17 */
    slli a1, t0, 1
    sw t1, 388(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a2
    slli a1, t1, 3
    srli t1, t1, 29
    or t1, a1, t1
    sw t2, 392(a0)
    slli a1, a2, 1
    add t2, t2, a1
    slli a1, t2, 6
    lw a3, 120(t6)  /* 0xa0ac785d */
    sw t3, 396(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a3
    lw a2, 116(t6)  /* 0x4158f0bb */
    slli a1, t3, 11
    sw t4, 400(a0)
    srli t3, t3, 21
    or t3, a1, t3
    add t4, t4, a2
    slli a1, t4, 13
    srli t4, t4, 19
    or t4, a1, t4
    sw t5, 404(a0)
    slli a1, a2, 1
    add t5, t5, a1
    slli a1, t5, 17
    /* round key 18 */
    lw a3, 112(t6)  /* 0xa76f0fbf */
    sw t0, 408(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a3
    lw a2, 108(t6)  /* 0x4ede1f7f */
    slli a1, t0, 1
    sw t1, 412(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a2
    slli a1, t1, 3
    srli t1, t1, 29
    or t1, a1, t1
    sw t2, 416(a0)
    slli a1, a2, 1
    add t2, t2, a1
    slli a1, t2, 6
    lw a3, 104(t6)  /* 0x3b787dfd */
    sw t3, 420(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a3
    slli a1, t3, 11
    srli t3, t3, 21
    or t3, a1, t3
    sw t4, 424(a0)
    slli a1, a3, 1
    add t4, t4, a1
    sw t5, 428(a0)
    slli a1, a1, 1
    add t5, t5, a1
    /* round key 19 */
    lw a2, 100(t6)  /* 0x58122313 */
    slli a1, t5, 17
    sw t0, 432(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    srli t0, t0, 31
    slli a3, t4, 13
    or t0, a1, t0
    sw t1, 436(a0)
    srli t4, t4, 19
    slli a1, a2, 1
    or t4, a3, t4
    add t1, t1, a1
    slli a1, t1, 3
    lw a3, 96(t6)  /* 0x60488c4d */
    sw t2, 440(a0)
    srli t1, t1, 29
    or t1, a1, t1
    add t2, t2, a3
    slli a1, t2, 6
    srli t2, t2, 26
    or t2, a1, t2
    sw t3, 444(a0)
    slli a1, a3, 1
    add t3, t3, a1
    lw a2, 92(t6)  /* 0x81223135 */
    slli a1, t3, 11
    sw t4, 448(a0)
    srli t3, t3, 21
    or t3, a1, t3
    add t4, t4, a2
    slli a1, t4, 13
    lw a3, 88(t6)  /* 0x0244626b */
    sw t5, 452(a0)
    srli t4, t4, 19
    or t4, a1, t4
    add t5, t5, a3
    /* round key 20 */
    lw a2, 84(t6)  /* 0xc8a79e27 */
    slli a1, t5, 17
    sw t0, 456(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    lw a3, 80(t6)  /* 0x914f3c4f */
    sw t1, 460(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a3
    lw a2, 76(t6)  /* 0x229e789f */
    slli a1, t1, 3
    sw t2, 464(a0)
    srli t1, t1, 29
    or t1, a1, t1
    add t2, t2, a2
    slli a1, t2, 6
    srli t2, t2, 26
    or t2, a1, t2
    sw t3, 468(a0)
    slli a1, a2, 1
    add t3, t3, a1
    sw t4, 472(a0)
    slli a1, a1, 1
    add t4, t4, a1
    slli a2, t3, 11
    slli a1, t4, 13
    lw a3, 72(t6)  /* 0x14f3c4f9 */
    sw t5, 476(a0)
    srli t3, t3, 21
    srli t4, t4, 19
    or t3, a2, t3
    or t4, a1, t4
    add t5, t5, a3
    /* round key 21 */
    lw a2, 68(t6)  /* 0x1d8f1be6 */
    slli a1, t5, 17
    sw t0, 480(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t1, 484(a0)
    slli a1, a2, 1
    add t1, t1, a1
    sw t2, 488(a0)
    slli a1, a1, 1
    slli a2, t1, 3
    add t2, t2, a1
    sw t3, 492(a0)
    srli t1, t1, 29
    slli a1, a1, 1
    or t1, a2, t1
    add t3, t3, a1
    slli a2, t2, 6
    slli a1, t3, 11
    lw a3, 64(t6)  /* 0xd8f1be61 */
    sw t4, 496(a0)
    srli t2, t2, 26
    srli t3, t3, 21
    or t2, a2, t2
    or t3, a1, t3
    add t4, t4, a3
    lw a2, 60(t6)  /* 0xb1e37cc3 */
    slli a1, t4, 13
    sw t5, 500(a0)
    srli t4, t4, 19
    or t4, a1, t4
    add t5, t5, a2
    slli a1, t5, 17
    /* round key 22 */
    lw a3, 56(t6)  /* 0x279c57a9 */
    sw t0, 504(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a3
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t1, 508(a0)
    slli a1, a3, 1
    add t1, t1, a1
    sw t2, 512(a0)
    slli a1, a1, 1
    add t2, t2, a1
    lw a2, 52(t6)  /* 0x3ce2bd49 */
    slli a1, t2, 6
    sw t3, 516(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a2
    slli a1, t3, 11
    srli t3, t3, 21
    or t3, a1, t3
    sw t4, 520(a0)
    slli a1, a2, 1
    slli a3, t1, 3
    add t4, t4, a1
    sw t5, 524(a0)
    srli t1, t1, 29
    slli a1, a1, 1
    or t1, a3, t1
    add t5, t5, a1
    slli a1, t5, 17
    /* round key 23 */
    lw a3, 48(t6)  /* 0x0563c2ed */
    sw t0, 528(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a3
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t1, 532(a0)
    slli a1, a3, 1
    add t1, t1, a1
    slli a3, t1, 3
    sw t2, 536(a0)
    srli t1, t1, 29
    slli a1, a1, 1
    slli a2, t4, 13
    or t1, a3, t1
    add t2, t2, a1
    sw t3, 540(a0)
    srli t4, t4, 19
    slli a3, t2, 6
    slli a1, a1, 1
    or t4, a2, t4
    srli t2, t2, 26
    add t3, t3, a1
    sw t4, 544(a0)
    or t2, a3, t2
    slli a1, a1, 1
    slli a3, t3, 11
    add t4, t4, a1
    sw t5, 548(a0)
    srli t3, t3, 21
    slli a1, a1, 1
    or t3, a3, t3
    add t5, t5, a1
    /* round key 24 */
    lw a2, 44(t6)  /* 0xdbc3efe9 */
    slli a3, t4, 13
    slli a1, t5, 17
    sw t0, 552(a0)
    srli t4, t4, 19
    srli t5, t5, 15
    or t4, a3, t4
    or t5, a1, t5
    add t0, t0, a2
    slli a1, t0, 1
    lw a3, 40(t6)  /* 0xb787dfd3 */
    sw t1, 556(a0)
    srli t0, t0, 31
    or t0, a1, t0
    add t1, t1, a3
    lw a2, 36(t6)  /* 0x6f0fbfa7 */
    slli a1, t1, 3
    sw t2, 560(a0)
    srli t1, t1, 29
    or t1, a1, t1
    add t2, t2, a2
    slli a1, t2, 6
    srli t2, t2, 26
    or t2, a1, t2
    sw t3, 564(a0)
    slli a1, a2, 1
    add t3, t3, a1
    slli a1, t3, 11
    lw a3, 32(t6)  /* 0xbc3efe9d */
    sw t4, 568(a0)
    srli t3, t3, 21
    or t3, a1, t3
    add t4, t4, a3
    lw a2, 28(t6)  /* 0x787dfd3b */
    slli a1, t4, 13
    sw t5, 572(a0)
    srli t4, t4, 19
    or t4, a1, t4
    add t5, t5, a2
    slli a1, t5, 17
    /* round key 25 */
    lw a3, 24(t6)  /* 0x0488c4d6 */
    sw t0, 576(a0)
    srli t5, t5, 15
    or t5, a1, t5
    add t0, t0, a3
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t1, 580(a0)
    slli a1, a3, 1
    add t1, t1, a1
    sw t2, 584(a0)
    slli a1, a1, 1
    add t2, t2, a1
    sw t3, 588(a0)
    slli a1, a1, 1
    add t3, t3, a1
    sw t4, 592(a0)
    slli a1, a1, 1
    add t4, t4, a1
    sw t5, 596(a0)
    slli a3, t1, 3
    slli a1, a1, 1
    srli t1, t1, 29
    add t5, t5, a1
    /* round key 26 */
    lw a2, 20(t6)  /* 0x29e789f2 */
    or t1, a3, t1
    slli a1, t5, 17
    sw t0, 600(a0)
    slli a3, t2, 6
    srli t5, t5, 15
    srli t2, t2, 26
    or t5, a1, t5
    add t0, t0, a2
    or t2, a3, t2
    slli a1, t0, 1
    slli a3, t3, 11
    srli t0, t0, 31
    srli t3, t3, 21
    or t0, a1, t0
    sw t1, 604(a0)
    or t3, a3, t3
    slli a1, a2, 1
    slli a3, t4, 13
    add t1, t1, a1
    sw t2, 608(a0)
    srli t4, t4, 19
    slli a1, a1, 1
    or t4, a3, t4
    add t2, t2, a1
    slli a1, t2, 6
    lw a3, 16(t6)  /* 0x4f3c4f91 */
    sw t3, 612(a0)
    srli t2, t2, 26
    or t2, a1, t2
    add t3, t3, a3
    slli a1, t3, 11
    srli t3, t3, 21
    slli a2, t1, 3
    or t3, a1, t3
    sw t4, 616(a0)
    srli t1, t1, 29
    slli a1, a3, 1
    or t1, a2, t1
    add t4, t4, a1
    lw a2, 12(t6)  /* 0x3cf13e45 */
    slli a1, t4, 13
    sw t5, 620(a0)
    srli t4, t4, 19
    or t4, a1, t4
    add t5, t5, a2
    sw t0, 624(a0)
    slli a1, t5, 17
    /* round key 27 */
    lw a3, 8(t6)  /* 0x63c6f987 */
    sw t1, 628(a0)
    srli t5, t5, 15
    sw t2, 632(a0)
    or t5, a1, t5
    add t0, t0, a3
    sw t3, 636(a0)
    slli a1, t0, 1
    sw t4, 640(a0)
    srli t0, t0, 31
    sw t5, 644(a0)
    or t0, a1, t0
    sw t0, 648(a0)
    slli t0, a3, 1
    add t0, t1, t0
    slli t1, t0, 3
    srli t0, t0, 29
    lw a2, 4(t6)  /* 0x8f1be61d */
    or t0, t1, t0
    sw t0, 652(a0)
    add t0, t2, a2
    slli t1, t0, 6
    srli t0, t0, 26
    or t0, t1, t0
    lw a1, 0(t6)  /* 0x1e37cc3b */
    sw t0, 656(a0)
    add t0, t3, a1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 660(a0)
    slli t0, a1, 1
    add t1, t4, t0
    slli t2, t1, 13
    srli t1, t1, 19
    or t1, t2, t1
    slli t0, t0, 1
    sw t1, 664(a0)
    add t0, t5, t0
    slli t1, t0, 17
    srli t0, t0, 15
    or t0, t1, t0
    sw t0, 668(a0)
    jalr zero, 0(ra)
.Llea192_expand_key_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea192_expand_key_odd2
    lhu a3, 2(a1)
    lhu a2, 0(a1)
    lhu t6, 6(a1)
    slli t0, a3, 16
    or t0, a2, t0
    slli t1, t6, 16
    lhu t3, 4(a1)
    lhu t4, 10(a1)
    lhu t2, 8(a1)
    or t1, t3, t1
    slli t3, t4, 16
    or t2, t2, t3
    lhu t5, 14(a1)
    lhu a3, 12(a1)
    lhu a2, 18(a1)
    slli t3, t5, 16
    or t3, a3, t3
    slli t4, a2, 16
    lhu t6, 16(a1)
    lhu t5, 22(a1)
    lhu a3, 20(a1)
    or t4, t6, t4
    slli t5, t5, 16
    or t5, a3, t5
    jal zero, .Llea192_expand_key_join3
.Llea192_expand_key_odd2:
    lhu a2, 1(a1)
    lbu t6, 0(a1)
    lbu a3, 3(a1)
    slli t0, a2, 8
    or t0, t6, t0
    slli t1, a3, 24
    or t0, t0, t1
    lhu t2, 5(a1)
    lbu t3, 4(a1)
    lbu t4, 7(a1)
    slli t1, t2, 8
    or t1, t3, t1
    slli t2, t4, 24
    or t1, t1, t2
    lhu t5, 9(a1)
    lbu a2, 8(a1)
    lbu t6, 11(a1)
    slli t2, t5, 8
    or t2, a2, t2
    slli t3, t6, 24
    or t2, t2, t3
    lhu a3, 13(a1)
    lbu t4, 12(a1)
    lbu t5, 15(a1)
    slli t3, a3, 8
    or t3, t4, t3
    slli t4, t5, 24
    or t3, t3, t4
    lhu a2, 17(a1)
    lbu t6, 16(a1)
    lbu a3, 19(a1)
    slli t4, a2, 8
    or t4, t6, t4
    slli t5, a3, 24
    or t4, t4, t5
    lhu a2, 21(a1)
    lbu t6, 20(a1)
    lbu a3, 23(a1)
    slli t5, a2, 8
    or t5, t6, t5
    slli t6, a3, 24
    or t5, t5, t6
    jal zero, .Llea192_expand_key_join3
    /* The constants, which the code reads. */
    .word 0x1e37cc3b, 0x8f1be61d, 0x63c6f987, 0x3cf13e45
    .word 0x4f3c4f91, 0x29e789f2, 0x0488c4d6, 0x787dfd3b
    .word 0xbc3efe9d, 0x6f0fbfa7, 0xb787dfd3, 0xdbc3efe9
    .word 0x0563c2ed, 0x3ce2bd49, 0x279c57a9, 0xb1e37cc3
    .word 0xd8f1be61, 0x1d8f1be6, 0x14f3c4f9, 0x229e789f
    .word 0x914f3c4f, 0xc8a79e27, 0x0244626b, 0x81223135
    .word 0x60488c4d, 0x58122313, 0x3b787dfd, 0x4ede1f7f
    .word 0xa76f0fbf, 0x4158f0bb, 0xa0ac785d, 0x682b1e17
    .word 0xb4158f0b, 0x24f38af5, 0x493ce2bd, 0xa49e715e
    .word 0x0ec78df3, 0x8763c6f9, 0x30ec78df, 0x98763c6f
    .word 0xe453cf13, 0xf229e789, 0x3e453cf1, 0x9f229e78
    .word 0xac091189, 0x35812231, 0x4d60488c, 0xd3b787df
    .word 0xe9dbc3ef, 0xf4ede1f7, 0xfa76f0fb, 0xfd3b787d
    .word 0xfe9dbc3e, 0xda0ac785, 0x7682b1e1, 0x2ed0563c
    .word 0x524f38af, 0xa9279c57, 0xd493ce2b, 0xea49e715
    .word 0x7a9279c5, 0xcc3b1e37, 0xe61d8f1b, 0xf30ec78d
    .word 0x7cc3b1e3, 0xbe61d8f1, 0x13e453cf, 0x89f229e7
    .word 0xc4f914f3, 0xe27c8a79, 0x13581223, 0x89ac0911
    .word 0x31358122, 0x7f4ede1f, 0xbfa76f0f, 0xdfd3b787
    .word 0xefe9dbc3, 0xf7f4ede1, 0xfbfa76f0, 0x0bb4158f
    .word 0x85da0ac7, 0xc2ed0563, 0xe17682b1, 0xf0bb4158
    .word 0x5ea49e71, 0x15ea49e7, 0x1be61d8f, 0x8df30ec7
    .word 0xc6f98763, 0x3c4f914f, 0x9e27c8a7, 0xcf13e453
    .word 0xe789f229, 0x189ac091, 0x1189ac09, 0x88c4d604
    .word 0x0fbfa76f, 0x87dfd3b7, 0xc3efe9db
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
    lw a1, 16(a0)
    lw t5, 20(a0)
    xor t6, t2, a1
    xor t3, t3, t5
    add t3, t6, t3
    slli t5, t3, 29
    srli t3, t3, 3
    or t3, t5, t3
    lw a1, 8(a0)
    lw t6, 12(a0)
    xor t5, t1, a1
    xor t2, t2, t6
    add t2, t5, t2
    slli t5, t2, 27
    srli t2, t2, 5
    or t2, t5, t2
    lw a1, 0(a0)
    lw t6, 4(a0)
    xor t5, t0, a1
    xor t1, t1, t6
    add t1, t5, t1
    slli t5, t1, 9
    srli t1, t1, 23
    or t1, t5, t1
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw a1, 40(a0)
    lw t6, 44(a0)
    xor t5, t3, a1
    xor t0, t0, t6
    add t0, t5, t0
    slli t5, t0, 29
    srli t0, t0, 3
    or t0, t5, t0
    lw a1, 32(a0)
    lw t6, 36(a0)
    xor t5, t2, a1
    xor t3, t3, t6
    add t3, t5, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t3, t5, t3
    lw a1, 24(a0)
    lw t6, 28(a0)
    xor t5, t1, a1
    xor t2, t2, t6
    add t2, t5, t2
    slli t5, t2, 9
    srli t2, t2, 23
    or t2, t5, t2
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw a1, 64(a0)
    lw t6, 68(a0)
    xor t5, t0, a1
    xor t1, t1, t6
    add t1, t5, t1
    slli t5, t1, 29
    srli t1, t1, 3
    or t1, t5, t1
    lw a1, 56(a0)
    lw t6, 60(a0)
    xor t5, t3, a1
    xor t0, t0, t6
    add t0, t5, t0
    slli t5, t0, 27
    srli t0, t0, 5
    or t0, t5, t0
    lw a1, 48(a0)
    lw t6, 52(a0)
    xor t5, t2, a1
    xor t3, t3, t6
    add t3, t5, t3
    slli t5, t3, 9
    srli t3, t3, 23
    or t3, t5, t3
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw a1, 88(a0)
    lw t6, 92(a0)
    xor t5, t1, a1
    xor t2, t2, t6
    add t2, t5, t2
    slli t5, t2, 29
    srli t2, t2, 3
    or t2, t5, t2
    lw a1, 80(a0)
    lw t6, 84(a0)
    xor t5, t0, a1
    xor t1, t1, t6
    add t1, t5, t1
    slli t5, t1, 27
    srli t1, t1, 5
    or t1, t5, t1
    lw a1, 72(a0)
    lw t6, 76(a0)
    xor t5, t3, a1
    xor t0, t0, t6
    add t0, t5, t0
    slli t5, t0, 9
    srli t0, t0, 23
    or t0, t5, t0
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
    lhu t6, 2(a1)
    lhu t5, 0(a1)
    lhu t4, 6(a1)
    slli t0, t6, 16
    or t0, t5, t0
    slli t1, t4, 16
    lhu t2, 4(a1)
    lhu t3, 10(a1)
    lhu t6, 8(a1)
    or t1, t2, t1
    slli t2, t3, 16
    or t2, t6, t2
    lhu t5, 14(a1)
    lhu t4, 12(a1)
    slli t3, t5, 16
    or t3, t4, t3
    jal zero, .Llea192_encrypt_join3
.Llea192_encrypt_odd2:
    lhu t6, 1(a1)
    lbu t5, 0(a1)
    lbu t4, 3(a1)
    slli t0, t6, 8
    or t0, t5, t0
    slli t1, t4, 24
    or t0, t0, t1
    lhu t2, 5(a1)
    lbu t3, 4(a1)
    lbu t6, 7(a1)
    slli t1, t2, 8
    or t1, t3, t1
    slli t2, t6, 24
    or t1, t1, t2
    lhu t5, 9(a1)
    lbu t4, 8(a1)
    lbu t3, 11(a1)
    slli t2, t5, 8
    or t2, t4, t2
    slli t3, t3, 24
    or t2, t2, t3
    lhu t6, 13(a1)
    lbu t5, 12(a1)
    lbu t4, 15(a1)
    slli t3, t6, 8
    or t3, t5, t3
    slli t4, t4, 24
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
    slli t5, t0, 23
    srli t0, t0, 9
    or t0, t5, t0
    lw a1, -24(t4)
    lw t5, -20(t4)
    xor t6, t3, a1
    sub t0, t0, t6
    xor t0, t0, t5
    slli t5, t1, 5
    srli t1, t1, 27
    or t1, t5, t1
    lw a1, -16(t4)
    lw t6, -12(t4)
    xor t5, t0, a1
    sub t1, t1, t5
    xor t1, t1, t6
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    lw a1, -8(t4)
    lw t6, -4(t4)
    xor t5, t1, a1
    sub t2, t2, t5
    xor t2, t2, t6
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    slli t5, t3, 23
    srli t3, t3, 9
    or t3, t5, t3
    lw a1, -48(t4)
    lw t6, -44(t4)
    xor t5, t2, a1
    sub t3, t3, t5
    xor t3, t3, t6
    slli t5, t0, 5
    srli t0, t0, 27
    or t0, t5, t0
    lw a1, -40(t4)
    lw t6, -36(t4)
    xor t5, t3, a1
    sub t0, t0, t5
    xor t0, t0, t6
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    lw a1, -32(t4)
    lw t6, -28(t4)
    xor t5, t0, a1
    sub t1, t1, t5
    xor t1, t1, t6
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    slli t5, t2, 23
    srli t2, t2, 9
    or t2, t5, t2
    lw a1, -72(t4)
    lw t6, -68(t4)
    xor t5, t1, a1
    sub t2, t2, t5
    xor t2, t2, t6
    slli t5, t3, 5
    srli t3, t3, 27
    or t3, t5, t3
    lw a1, -64(t4)
    lw t6, -60(t4)
    xor t5, t2, a1
    sub t3, t3, t5
    xor t3, t3, t6
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    lw a1, -56(t4)
    lw t6, -52(t4)
    xor t5, t3, a1
    sub t0, t0, t5
    xor t0, t0, t6
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    slli t5, t1, 23
    srli t1, t1, 9
    or t1, t5, t1
    lw a1, -96(t4)
    lw t6, -92(t4)
    xor t5, t0, a1
    sub t1, t1, t5
    xor t1, t1, t6
    slli t5, t2, 5
    srli t2, t2, 27
    or t2, t5, t2
    lw a1, -88(t4)
    lw t6, -84(t4)
    xor t5, t1, a1
    sub t2, t2, t5
    xor t2, t2, t6
    slli t5, t3, 3
    srli t3, t3, 29
    or t3, t5, t3
    lw a1, -80(t4)
    lw t6, -76(t4)
    xor t5, t2, a1
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
    lhu t5, 2(a1)
    lhu t6, 0(a1)
    lhu t4, 6(a1)
    slli t0, t5, 16
    or t0, t6, t0
    slli t1, t4, 16
    lhu t2, 4(a1)
    lhu t3, 10(a1)
    lhu t5, 8(a1)
    or t1, t2, t1
    slli t2, t3, 16
    or t2, t5, t2
    lhu t6, 14(a1)
    lhu t4, 12(a1)
    slli t3, t6, 16
    or t3, t4, t3
    jal zero, .Llea192_decrypt_join3
.Llea192_decrypt_odd2:
    lhu t5, 1(a1)
    lbu t6, 0(a1)
    lbu t4, 3(a1)
    slli t0, t5, 8
    or t0, t6, t0
    slli t1, t4, 24
    or t0, t0, t1
    lhu t2, 5(a1)
    lbu t3, 4(a1)
    lbu t5, 7(a1)
    slli t1, t2, 8
    or t1, t3, t1
    slli t2, t5, 24
    or t1, t1, t2
    lhu t6, 9(a1)
    lbu t4, 8(a1)
    lbu t3, 11(a1)
    slli t2, t6, 8
    or t2, t4, t2
    slli t3, t3, 24
    or t2, t2, t3
    lhu t5, 13(a1)
    lbu t6, 12(a1)
    lbu t4, 15(a1)
    slli t3, t5, 8
    or t3, t6, t3
    slli t4, t4, 24
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
    bne t0, zero, .Llea192_encrypt_blocks_rest2
    andi t0, a2, 3
    bne t0, zero, .Llea192_encrypt_blocks_rest2
    addi t0, a3, -6
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea192_encrypt_blocks_fewer3
    addi t0, a0, 672
    sw t0, 16(sp)  /* spill */
.Llea192_encrypt_blocks_blocks7:
    lw s9, 0(sp)  /* reload */
    lw s10, 4(sp)  /* reload */
    lw t0, 0(s9)
    lw t1, 4(s9)
    lw t2, 8(s9)
    lw t3, 12(s9)
    lw t4, 16(s9)
    lw t5, 20(s9)
    lw t6, 24(s9)
    lw a0, 28(s9)
    lw a1, 32(s9)
    lw a2, 36(s9)
    lw a3, 40(s9)
    lw a4, 44(s9)
    lw a5, 48(s9)
    lw a6, 52(s9)
    lw a7, 56(s9)
    lw s0, 60(s9)
    lw s1, 64(s9)
    lw s2, 68(s9)
    lw s3, 72(s9)
    lw s4, 76(s9)
    lw s5, 80(s9)
    lw s6, 84(s9)
    lw s7, 88(s9)
    lw s8, 92(s9)
    addi s9, s9, 96
    sw s9, 0(sp)  /* spill */
.Llea192_encrypt_blocks_rounds8:
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    lw s11, 16(s10)
    lw ra, 20(s10)
    xor s9, t2, s11
    xor t3, t3, ra
    add t3, s9, t3
    slli s9, t3, 29
    srli t3, t3, 3
    or t3, s9, t3
    xor a0, a0, ra
    xor s9, t6, s11
    add a0, s9, a0
    slli s9, a0, 29
    srli a0, a0, 3
    or a0, s9, a0
    xor a4, a4, ra
    xor s9, a3, s11
    add a4, s9, a4
    slli s9, a4, 29
    srli a4, a4, 3
    or a4, s9, a4
    xor s0, s0, ra
    xor s9, a7, s11
    add s0, s9, s0
    slli s9, s0, 29
    srli s0, s0, 3
    or s0, s9, s0
    xor s4, s4, ra
    xor s9, s3, s11
    add s4, s9, s4
    xor s8, s8, ra
    xor s9, s7, s11
    add s8, s9, s8
    slli s9, s4, 29
    srli s4, s4, 3
    or s4, s9, s4
    slli s9, s8, 29
    srli s8, s8, 3
    lw ra, 8(s10)
    lw s11, 12(s10)
    or s8, s9, s8
    xor s9, t1, ra
    xor t2, t2, s11
    add t2, s9, t2
    slli s9, t2, 27
    srli t2, t2, 5
    or t2, s9, t2
    xor t6, t6, s11
    xor s9, t5, ra
    add t6, s9, t6
    slli s9, t6, 27
    srli t6, t6, 5
    or t6, s9, t6
    xor a3, a3, s11
    xor s9, a2, ra
    add a3, s9, a3
    slli s9, a3, 27
    srli a3, a3, 5
    or a3, s9, a3
    xor a7, a7, s11
    xor s9, a6, ra
    add a7, s9, a7
    slli s9, a7, 27
    srli a7, a7, 5
    or a7, s9, a7
    xor s3, s3, s11
    xor s9, s2, ra
    add s3, s9, s3
    xor s7, s7, s11
    xor s9, s6, ra
    add s7, s9, s7
    slli s9, s3, 27
    srli s3, s3, 5
    or s3, s9, s3
    slli s9, s7, 27
    srli s7, s7, 5
    lw s11, 0(s10)
    lw ra, 4(s10)
    or s7, s9, s7
    xor s9, t0, s11
    xor t1, t1, ra
    add t1, s9, t1
    slli s9, t1, 9
    srli t1, t1, 23
    or t1, s9, t1
    xor t5, t5, ra
    xor s9, t4, s11
    add t5, s9, t5
    slli s9, t5, 9
    srli t5, t5, 23
    or t5, s9, t5
    xor a2, a2, ra
    xor s9, a1, s11
    add a2, s9, a2
    slli s9, a2, 9
    srli a2, a2, 23
    or a2, s9, a2
    xor a6, a6, ra
    xor s9, a5, s11
    add a6, s9, a6
    slli s9, a6, 9
    srli a6, a6, 23
    or a6, s9, a6
    xor s2, s2, ra
    xor s9, s1, s11
    add s2, s9, s2
    xor s6, s6, ra
    xor s9, s5, s11
    add s6, s9, s6
    slli s9, s2, 9
    srli s2, s2, 23
    or s2, s9, s2
    slli s9, s6, 9
    srli s6, s6, 23
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw ra, 40(s10)
    lw s11, 44(s10)
    or s6, s9, s6
    xor s9, t3, ra
    xor t0, t0, s11
    add t0, s9, t0
    slli s9, t0, 29
    srli t0, t0, 3
    or t0, s9, t0
    xor t4, t4, s11
    xor s9, a0, ra
    add t4, s9, t4
    slli s9, t4, 29
    srli t4, t4, 3
    or t4, s9, t4
    xor a1, a1, s11
    xor s9, a4, ra
    add a1, s9, a1
    slli s9, a1, 29
    srli a1, a1, 3
    or a1, s9, a1
    xor a5, a5, s11
    xor s9, s0, ra
    add a5, s9, a5
    slli s9, a5, 29
    srli a5, a5, 3
    or a5, s9, a5
    xor s1, s1, s11
    xor s9, s4, ra
    add s1, s9, s1
    xor s5, s5, s11
    xor s9, s8, ra
    add s5, s9, s5
    slli s9, s1, 29
    srli s1, s1, 3
    or s1, s9, s1
    slli s9, s5, 29
    srli s5, s5, 3
    lw s11, 32(s10)
    lw ra, 36(s10)
    or s5, s9, s5
    xor s9, t2, s11
    xor t3, t3, ra
    add t3, s9, t3
    slli s9, t3, 27
    srli t3, t3, 5
    or t3, s9, t3
    xor a0, a0, ra
    xor s9, t6, s11
    add a0, s9, a0
    slli s9, a0, 27
    srli a0, a0, 5
    or a0, s9, a0
    xor a4, a4, ra
    xor s9, a3, s11
    add a4, s9, a4
    slli s9, a4, 27
    srli a4, a4, 5
    or a4, s9, a4
    xor s0, s0, ra
    xor s9, a7, s11
    add s0, s9, s0
    slli s9, s0, 27
    srli s0, s0, 5
    or s0, s9, s0
    xor s4, s4, ra
    xor s9, s3, s11
    add s4, s9, s4
    xor s8, s8, ra
    xor s9, s7, s11
    add s8, s9, s8
    slli s9, s4, 27
    srli s4, s4, 5
    or s4, s9, s4
    slli s9, s8, 27
    srli s8, s8, 5
    lw ra, 24(s10)
    lw s11, 28(s10)
    or s8, s9, s8
    xor s9, t1, ra
    xor t2, t2, s11
    add t2, s9, t2
    slli s9, t2, 9
    srli t2, t2, 23
    or t2, s9, t2
    xor t6, t6, s11
    xor s9, t5, ra
    add t6, s9, t6
    slli s9, t6, 9
    srli t6, t6, 23
    or t6, s9, t6
    xor a3, a3, s11
    xor s9, a2, ra
    add a3, s9, a3
    slli s9, a3, 9
    srli a3, a3, 23
    or a3, s9, a3
    xor a7, a7, s11
    xor s9, a6, ra
    add a7, s9, a7
    slli s9, a7, 9
    srli a7, a7, 23
    or a7, s9, a7
    xor s3, s3, s11
    xor s9, s2, ra
    add s3, s9, s3
    xor s7, s7, s11
    xor s9, s6, ra
    add s7, s9, s7
    slli s9, s3, 9
    srli s3, s3, 23
    or s3, s9, s3
    slli s9, s7, 9
    srli s7, s7, 23
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw s11, 64(s10)
    lw ra, 68(s10)
    or s7, s9, s7
    xor s9, t0, s11
    xor t1, t1, ra
    add t1, s9, t1
    slli s9, t1, 29
    srli t1, t1, 3
    or t1, s9, t1
    xor t5, t5, ra
    xor s9, t4, s11
    add t5, s9, t5
    slli s9, t5, 29
    srli t5, t5, 3
    or t5, s9, t5
    xor a2, a2, ra
    xor s9, a1, s11
    add a2, s9, a2
    slli s9, a2, 29
    srli a2, a2, 3
    or a2, s9, a2
    xor a6, a6, ra
    xor s9, a5, s11
    add a6, s9, a6
    slli s9, a6, 29
    srli a6, a6, 3
    or a6, s9, a6
    xor s2, s2, ra
    xor s9, s1, s11
    add s2, s9, s2
    xor s6, s6, ra
    xor s9, s5, s11
    add s6, s9, s6
    slli s9, s2, 29
    srli s2, s2, 3
    or s2, s9, s2
    slli s9, s6, 29
    srli s6, s6, 3
    lw ra, 56(s10)
    lw s11, 60(s10)
    or s6, s9, s6
    xor s9, t3, ra
    xor t0, t0, s11
    add t0, s9, t0
    slli s9, t0, 27
    srli t0, t0, 5
    or t0, s9, t0
    xor t4, t4, s11
    xor s9, a0, ra
    add t4, s9, t4
    slli s9, t4, 27
    srli t4, t4, 5
    or t4, s9, t4
    xor a1, a1, s11
    xor s9, a4, ra
    add a1, s9, a1
    slli s9, a1, 27
    srli a1, a1, 5
    or a1, s9, a1
    xor a5, a5, s11
    xor s9, s0, ra
    add a5, s9, a5
    slli s9, a5, 27
    srli a5, a5, 5
    or a5, s9, a5
    xor s1, s1, s11
    xor s9, s4, ra
    add s1, s9, s1
    xor s5, s5, s11
    xor s9, s8, ra
    add s5, s9, s5
    slli s9, s1, 27
    srli s1, s1, 5
    or s1, s9, s1
    slli s9, s5, 27
    srli s5, s5, 5
    lw s11, 48(s10)
    lw ra, 52(s10)
    or s5, s9, s5
    xor s9, t2, s11
    xor t3, t3, ra
    add t3, s9, t3
    slli s9, t3, 9
    srli t3, t3, 23
    or t3, s9, t3
    xor a0, a0, ra
    xor s9, t6, s11
    add a0, s9, a0
    slli s9, a0, 9
    srli a0, a0, 23
    or a0, s9, a0
    xor a4, a4, ra
    xor s9, a3, s11
    add a4, s9, a4
    slli s9, a4, 9
    srli a4, a4, 23
    or a4, s9, a4
    xor s0, s0, ra
    xor s9, a7, s11
    add s0, s9, s0
    slli s9, s0, 9
    srli s0, s0, 23
    or s0, s9, s0
    xor s4, s4, ra
    xor s9, s3, s11
    add s4, s9, s4
    xor s8, s8, ra
    xor s9, s7, s11
    add s8, s9, s8
    slli s9, s4, 9
    srli s4, s4, 23
    or s4, s9, s4
    slli s9, s8, 9
    srli s8, s8, 23
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw ra, 88(s10)
    lw s11, 92(s10)
    or s8, s9, s8
    xor s9, t1, ra
    xor t2, t2, s11
    add t2, s9, t2
    slli s9, t2, 29
    srli t2, t2, 3
    or t2, s9, t2
    xor t6, t6, s11
    xor s9, t5, ra
    add t6, s9, t6
    slli s9, t6, 29
    srli t6, t6, 3
    or t6, s9, t6
    xor a3, a3, s11
    xor s9, a2, ra
    add a3, s9, a3
    slli s9, a3, 29
    srli a3, a3, 3
    or a3, s9, a3
    xor a7, a7, s11
    xor s9, a6, ra
    add a7, s9, a7
    slli s9, a7, 29
    srli a7, a7, 3
    or a7, s9, a7
    xor s3, s3, s11
    xor s9, s2, ra
    add s3, s9, s3
    xor s7, s7, s11
    xor s9, s6, ra
    add s7, s9, s7
    slli s9, s3, 29
    srli s3, s3, 3
    or s3, s9, s3
    slli s9, s7, 29
    srli s7, s7, 3
    lw s11, 80(s10)
    lw ra, 84(s10)
    or s7, s9, s7
    xor s9, t0, s11
    xor t1, t1, ra
    add t1, s9, t1
    slli s9, t1, 27
    srli t1, t1, 5
    or t1, s9, t1
    xor t5, t5, ra
    xor s9, t4, s11
    add t5, s9, t5
    slli s9, t5, 27
    srli t5, t5, 5
    or t5, s9, t5
    xor a2, a2, ra
    xor s9, a1, s11
    add a2, s9, a2
    slli s9, a2, 27
    srli a2, a2, 5
    or a2, s9, a2
    xor a6, a6, ra
    xor s9, a5, s11
    add a6, s9, a6
    slli s9, a6, 27
    srli a6, a6, 5
    or a6, s9, a6
    xor s2, s2, ra
    xor s9, s1, s11
    add s2, s9, s2
    xor s6, s6, ra
    xor s9, s5, s11
    add s6, s9, s6
    slli s9, s2, 27
    srli s2, s2, 5
    or s2, s9, s2
    slli s9, s6, 27
    srli s6, s6, 5
    lw ra, 72(s10)
    lw s11, 76(s10)
    or s6, s9, s6
    xor s9, t3, ra
    xor t0, t0, s11
    add t0, s9, t0
    slli s9, t0, 9
    srli t0, t0, 23
    or t0, s9, t0
    xor t4, t4, s11
    xor s9, a0, ra
    add t4, s9, t4
    slli s9, t4, 9
    srli t4, t4, 23
    or t4, s9, t4
    xor a1, a1, s11
    xor s9, a4, ra
    add a1, s9, a1
    slli s9, a1, 9
    srli a1, a1, 23
    or a1, s9, a1
    xor a5, a5, s11
    xor s9, s0, ra
    add a5, s9, a5
    slli s9, a5, 9
    srli a5, a5, 23
    or a5, s9, a5
    xor s1, s1, s11
    xor s9, s4, ra
    add s1, s9, s1
    xor s5, s5, s11
    xor s9, s8, ra
    add s5, s9, s5
    slli s9, s1, 9
    srli s1, s1, 23
    or s1, s9, s1
    slli s9, s5, 9
    srli s5, s5, 23
    lw s11, 16(sp)  /* reload */
    addi s10, s10, 96
    or s5, s9, s5
    bne s10, s11, .Llea192_encrypt_blocks_rounds8
    lw ra, 8(sp)  /* reload */
    lw s9, 12(sp)  /* reload */
    sw t0, 0(ra)
    sw t1, 4(ra)
    sw t2, 8(ra)
    sw t3, 12(ra)
    sw t4, 16(ra)
    sw t5, 20(ra)
    sw t6, 24(ra)
    sw a0, 28(ra)
    sw a1, 32(ra)
    sw a2, 36(ra)
    sw a3, 40(ra)
    sw a4, 44(ra)
    sw a5, 48(ra)
    sw a6, 52(ra)
    sw a7, 56(ra)
    sw s0, 60(ra)
    sw s1, 64(ra)
    sw s2, 68(ra)
    sw s3, 72(ra)
    sw s4, 76(ra)
    sw s5, 80(ra)
    sw s6, 84(ra)
    sw s7, 88(ra)
    sw s8, 92(ra)
    addi t0, ra, 96
    sw t0, 8(sp)  /* spill */
    addi t0, s9, -6
    sw t0, 12(sp)  /* spill */
    bge t0, zero, .Llea192_encrypt_blocks_blocks7
.Llea192_encrypt_blocks_fewer3:
    lw s11, 12(sp)  /* reload */
    addi t0, s11, 6
    sw t0, 12(sp)  /* spill */
.Llea192_encrypt_blocks_rest2:
    lw s10, 12(sp)  /* reload */
    addi t0, s10, -4
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea192_encrypt_blocks_fewer11
    lw t1, 4(sp)  /* reload */
    addi t0, t1, 672
.Llea192_encrypt_blocks_blocks13:
    lw t1, 0(sp)  /* reload */
    andi t2, t1, 3
    bne t2, zero, .Llea192_encrypt_blocks_misaligned14
    lw t2, 0(t1)
    lw t3, 4(t1)
    lw t4, 8(t1)
    lw t5, 12(t1)
    lw t6, 16(t1)
    lw a0, 20(t1)
    lw a1, 24(t1)
    lw a2, 28(t1)
    lw a3, 32(t1)
    lw a4, 36(t1)
    lw a5, 40(t1)
    lw a6, 44(t1)
    lw a7, 48(t1)
    lw s0, 52(t1)
    lw s1, 56(t1)
    lw t1, 60(t1)
.Llea192_encrypt_blocks_join16:
    lw s2, 0(sp)  /* reload */
    lw s3, 4(sp)  /* reload */
    addi s2, s2, 64
    sw s2, 0(sp)  /* spill */
.Llea192_encrypt_blocks_rounds19:
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    lw s4, 16(s3)
    lw s5, 20(s3)
    xor s2, t4, s4
    xor t5, t5, s5
    add t5, s2, t5
    xor a2, a2, s5
    xor a6, a6, s5
    xor t1, t1, s5
    slli s2, t5, 29
    srli t5, t5, 3
    or t5, s2, t5
    xor s2, a1, s4
    add a2, s2, a2
    slli s2, a2, 29
    srli a2, a2, 3
    or a2, s2, a2
    xor s2, a5, s4
    add a6, s2, a6
    xor s2, s1, s4
    add t1, s2, t1
    slli s2, a6, 29
    srli a6, a6, 3
    or a6, s2, a6
    slli s2, t1, 29
    srli t1, t1, 3
    or t1, s2, t1
    lw s6, 8(s3)
    lw s7, 12(s3)
    xor s2, t3, s6
    xor t4, t4, s7
    add t4, s2, t4
    xor a1, a1, s7
    xor a5, a5, s7
    xor s1, s1, s7
    slli s2, t4, 27
    srli t4, t4, 5
    or t4, s2, t4
    xor s2, a0, s6
    add a1, s2, a1
    slli s2, a1, 27
    srli a1, a1, 5
    or a1, s2, a1
    xor s2, a4, s6
    add a5, s2, a5
    xor s2, s0, s6
    add s1, s2, s1
    slli s2, a5, 27
    srli a5, a5, 5
    or a5, s2, a5
    slli s2, s1, 27
    srli s1, s1, 5
    or s1, s2, s1
    lw s8, 0(s3)
    lw ra, 4(s3)
    xor s2, t2, s8
    xor t3, t3, ra
    add t3, s2, t3
    xor a0, a0, ra
    xor a4, a4, ra
    xor s0, s0, ra
    slli s2, t3, 9
    srli t3, t3, 23
    or t3, s2, t3
    xor s2, t6, s8
    add a0, s2, a0
    slli s2, a0, 9
    srli a0, a0, 23
    or a0, s2, a0
    xor s2, a3, s8
    add a4, s2, a4
    xor s2, a7, s8
    add s0, s2, s0
    slli s2, a4, 9
    srli a4, a4, 23
    or a4, s2, a4
    slli s2, s0, 9
    srli s0, s0, 23
    or s0, s2, s0
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw s9, 40(s3)
    lw s11, 44(s3)
    xor s2, t5, s9
    xor t2, t2, s11
    add t2, s2, t2
    xor t6, t6, s11
    xor a3, a3, s11
    xor a7, a7, s11
    slli s2, t2, 29
    srli t2, t2, 3
    or t2, s2, t2
    xor s2, a2, s9
    add t6, s2, t6
    slli s2, t6, 29
    srli t6, t6, 3
    or t6, s2, t6
    xor s2, a6, s9
    add a3, s2, a3
    xor s2, t1, s9
    add a7, s2, a7
    slli s2, a3, 29
    srli a3, a3, 3
    or a3, s2, a3
    slli s2, a7, 29
    srli a7, a7, 3
    or a7, s2, a7
    lw s10, 32(s3)
    lw s5, 36(s3)
    xor s2, t4, s10
    xor t5, t5, s5
    add t5, s2, t5
    xor a2, a2, s5
    xor a6, a6, s5
    xor t1, t1, s5
    slli s2, t5, 27
    srli t5, t5, 5
    or t5, s2, t5
    xor s2, a1, s10
    add a2, s2, a2
    slli s2, a2, 27
    srli a2, a2, 5
    or a2, s2, a2
    xor s2, a5, s10
    add a6, s2, a6
    xor s2, s1, s10
    add t1, s2, t1
    slli s2, a6, 27
    srli a6, a6, 5
    or a6, s2, a6
    slli s2, t1, 27
    srli t1, t1, 5
    or t1, s2, t1
    lw s4, 24(s3)
    lw s7, 28(s3)
    xor s2, t3, s4
    xor t4, t4, s7
    add t4, s2, t4
    xor a1, a1, s7
    xor a5, a5, s7
    xor s1, s1, s7
    slli s2, t4, 9
    srli t4, t4, 23
    or t4, s2, t4
    xor s2, a0, s4
    add a1, s2, a1
    slli s2, a1, 9
    srli a1, a1, 23
    or a1, s2, a1
    xor s2, a4, s4
    add a5, s2, a5
    xor s2, s0, s4
    add s1, s2, s1
    slli s2, a5, 9
    srli a5, a5, 23
    or a5, s2, a5
    slli s2, s1, 9
    srli s1, s1, 23
    or s1, s2, s1
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw s6, 64(s3)
    lw ra, 68(s3)
    xor s2, t2, s6
    xor t3, t3, ra
    add t3, s2, t3
    xor a0, a0, ra
    xor a4, a4, ra
    xor s0, s0, ra
    slli s2, t3, 29
    srli t3, t3, 3
    or t3, s2, t3
    xor s2, t6, s6
    add a0, s2, a0
    slli s2, a0, 29
    srli a0, a0, 3
    or a0, s2, a0
    xor s2, a3, s6
    add a4, s2, a4
    xor s2, a7, s6
    add s0, s2, s0
    slli s2, a4, 29
    srli a4, a4, 3
    or a4, s2, a4
    slli s2, s0, 29
    srli s0, s0, 3
    or s0, s2, s0
    lw s8, 56(s3)
    lw s11, 60(s3)
    xor s2, t5, s8
    xor t2, t2, s11
    add t2, s2, t2
    xor t6, t6, s11
    xor a3, a3, s11
    xor a7, a7, s11
    slli s2, t2, 27
    srli t2, t2, 5
    or t2, s2, t2
    xor s2, a2, s8
    add t6, s2, t6
    slli s2, t6, 27
    srli t6, t6, 5
    or t6, s2, t6
    xor s2, a6, s8
    add a3, s2, a3
    xor s2, t1, s8
    add a7, s2, a7
    slli s2, a3, 27
    srli a3, a3, 5
    or a3, s2, a3
    slli s2, a7, 27
    srli a7, a7, 5
    or a7, s2, a7
    lw s9, 48(s3)
    lw s5, 52(s3)
    xor s2, t4, s9
    xor t5, t5, s5
    add t5, s2, t5
    xor a2, a2, s5
    xor a6, a6, s5
    xor t1, t1, s5
    slli s2, t5, 9
    srli t5, t5, 23
    or t5, s2, t5
    xor s2, a1, s9
    add a2, s2, a2
    slli s2, a2, 9
    srli a2, a2, 23
    or a2, s2, a2
    xor s2, a5, s9
    add a6, s2, a6
    xor s2, s1, s9
    add t1, s2, t1
    slli s2, a6, 9
    srli a6, a6, 23
    or a6, s2, a6
    slli s2, t1, 9
    srli t1, t1, 23
    or t1, s2, t1
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw s10, 88(s3)
    lw s7, 92(s3)
    xor s2, t3, s10
    xor t4, t4, s7
    add t4, s2, t4
    xor a1, a1, s7
    xor a5, a5, s7
    xor s1, s1, s7
    slli s2, t4, 29
    srli t4, t4, 3
    or t4, s2, t4
    xor s2, a0, s10
    add a1, s2, a1
    slli s2, a1, 29
    srli a1, a1, 3
    or a1, s2, a1
    xor s2, a4, s10
    add a5, s2, a5
    xor s2, s0, s10
    add s1, s2, s1
    slli s2, a5, 29
    srli a5, a5, 3
    or a5, s2, a5
    slli s2, s1, 29
    srli s1, s1, 3
    or s1, s2, s1
    lw s4, 80(s3)
    lw ra, 84(s3)
    xor s2, t2, s4
    xor t3, t3, ra
    add t3, s2, t3
    xor a0, a0, ra
    xor a4, a4, ra
    xor s0, s0, ra
    slli s2, t3, 27
    srli t3, t3, 5
    or t3, s2, t3
    xor s2, t6, s4
    add a0, s2, a0
    slli s2, a0, 27
    srli a0, a0, 5
    or a0, s2, a0
    xor s2, a3, s4
    add a4, s2, a4
    xor s2, a7, s4
    add s0, s2, s0
    slli s2, a4, 27
    srli a4, a4, 5
    or a4, s2, a4
    slli s2, s0, 27
    srli s0, s0, 5
    or s0, s2, s0
    lw s6, 72(s3)
    lw s11, 76(s3)
    xor s2, t5, s6
    addi s3, s3, 96
    xor t2, t2, s11
    add t2, s2, t2
    xor t6, t6, s11
    xor a3, a3, s11
    xor a7, a7, s11
    slli s2, t2, 9
    srli t2, t2, 23
    or t2, s2, t2
    xor s2, a2, s6
    add t6, s2, t6
    slli s2, t6, 9
    srli t6, t6, 23
    or t6, s2, t6
    xor s2, a6, s6
    add a3, s2, a3
    xor s2, t1, s6
    add a7, s2, a7
    slli s2, a3, 9
    srli a3, a3, 23
    or a3, s2, a3
    slli s2, a7, 9
    srli a7, a7, 23
    or a7, s2, a7
    bne s3, t0, .Llea192_encrypt_blocks_rounds19
    lw s2, 8(sp)  /* reload */
    andi s3, s2, 3
    bne s3, zero, .Llea192_encrypt_blocks_misaligned21
    sw t2, 0(s2)
    sw t3, 4(s2)
    sw t4, 8(s2)
    sw t5, 12(s2)
    sw t6, 16(s2)
    sw a0, 20(s2)
    sw a1, 24(s2)
    sw a2, 28(s2)
    sw a3, 32(s2)
    sw a4, 36(s2)
    sw a5, 40(s2)
    sw a6, 44(s2)
    sw a7, 48(s2)
    sw s0, 52(s2)
    sw s1, 56(s2)
    sw t1, 60(s2)
.Llea192_encrypt_blocks_join23:
    lw s8, 8(sp)  /* reload */
    lw s5, 12(sp)  /* reload */
    addi t1, s8, 64
    sw t1, 8(sp)  /* spill */
    addi t1, s5, -4
    sw t1, 12(sp)  /* spill */
    bge t1, zero, .Llea192_encrypt_blocks_blocks13
.Llea192_encrypt_blocks_fewer11:
    lw s9, 12(sp)  /* reload */
    addi t0, s9, 4
    sw t0, 12(sp)  /* spill */
    beq t0, zero, .Llea192_encrypt_blocks_done1
    lw s7, 4(sp)  /* reload */
    addi t0, s7, 672
.Llea192_encrypt_blocks_blocks27:
    lw t1, 0(sp)  /* reload */
    andi t2, t1, 3
    bne t2, zero, .Llea192_encrypt_blocks_misaligned28
    lw t2, 0(t1)
    lw t3, 4(t1)
    lw t4, 8(t1)
    lw t1, 12(t1)
.Llea192_encrypt_blocks_join30:
    lw s10, 0(sp)  /* reload */
    lw ra, 4(sp)  /* reload */
    addi t5, s10, 16
    sw t5, 0(sp)  /* spill */
.Llea192_encrypt_blocks_rounds33:
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    lw s4, 16(ra)
    lw s11, 20(ra)
    xor t5, t4, s4
    xor t1, t1, s11
    add t1, t5, t1
    slli t5, t1, 29
    srli t1, t1, 3
    or t1, t5, t1
    lw s6, 8(ra)
    lw s3, 12(ra)
    xor t5, t3, s6
    xor t4, t4, s3
    add t4, t5, t4
    slli t5, t4, 27
    srli t4, t4, 5
    or t4, t5, t4
    lw t6, 0(ra)
    lw a0, 4(ra)
    xor t5, t2, t6
    xor t3, t3, a0
    add t3, t5, t3
    slli t5, t3, 9
    srli t3, t3, 23
    or t3, t5, t3
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw a1, 40(ra)
    lw a2, 44(ra)
    xor t5, t1, a1
    xor t2, t2, a2
    add t2, t5, t2
    slli t5, t2, 29
    srli t2, t2, 3
    or t2, t5, t2
    lw a3, 32(ra)
    lw a4, 36(ra)
    xor t5, t4, a3
    xor t1, t1, a4
    add t1, t5, t1
    slli t5, t1, 27
    srli t1, t1, 5
    or t1, t5, t1
    lw a5, 24(ra)
    lw a6, 28(ra)
    xor t5, t3, a5
    xor t4, t4, a6
    add t4, t5, t4
    slli t5, t4, 9
    srli t4, t4, 23
    or t4, t5, t4
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw a7, 64(ra)
    lw s0, 68(ra)
    xor t5, t2, a7
    xor t3, t3, s0
    add t3, t5, t3
    slli t5, t3, 29
    srli t3, t3, 3
    or t3, t5, t3
    lw s1, 56(ra)
    lw s2, 60(ra)
    xor t5, t1, s1
    xor t2, t2, s2
    add t2, t5, t2
    slli t5, t2, 27
    srli t2, t2, 5
    or t2, t5, t2
    lw s8, 48(ra)
    lw s5, 52(ra)
    xor t5, t4, s8
    xor t1, t1, s5
    add t1, t5, t1
    slli t5, t1, 9
    srli t1, t1, 23
    or t1, t5, t1
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw s9, 88(ra)
    lw s7, 92(ra)
    xor t5, t3, s9
    xor t4, t4, s7
    add t4, t5, t4
    slli t5, t4, 29
    srli t4, t4, 3
    or t4, t5, t4
    lw s10, 80(ra)
    lw s4, 84(ra)
    xor t5, t2, s10
    xor t3, t3, s4
    add t3, t5, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t3, t5, t3
    lw s11, 72(ra)
    lw s6, 76(ra)
    xor t5, t1, s11
    xor t2, t2, s6
    add t2, t5, t2
    slli t5, t2, 9
    srli t2, t2, 23
    or t2, t5, t2
    addi ra, ra, 96
    bne ra, t0, .Llea192_encrypt_blocks_rounds33
    lw t5, 8(sp)  /* reload */
    andi t6, t5, 3
    bne t6, zero, .Llea192_encrypt_blocks_misaligned35
    sw t2, 0(t5)
    sw t3, 4(t5)
    sw t4, 8(t5)
    sw t1, 12(t5)
.Llea192_encrypt_blocks_join37:
    lw s3, 8(sp)  /* reload */
    lw a0, 12(sp)  /* reload */
    addi t1, s3, 16
    sw t1, 8(sp)  /* spill */
    addi t1, a0, -1
    sw t1, 12(sp)  /* spill */
    bne t1, zero, .Llea192_encrypt_blocks_blocks27
.Llea192_encrypt_blocks_done1:
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
.Llea192_encrypt_blocks_misaligned14:
    .cfi_restore_state
    andi t2, t1, 1
    bne t2, zero, .Llea192_encrypt_blocks_odd15
    lhu a1, 2(t1)
    lhu a2, 0(t1)
    lhu a3, 6(t1)
    slli t2, a1, 16
    or t2, a2, t2
    slli t3, a3, 16
    lhu a4, 4(t1)
    lhu a5, 10(t1)
    lhu a6, 8(t1)
    or t3, a4, t3
    slli t4, a5, 16
    or t4, a6, t4
    lhu a7, 14(t1)
    lhu s0, 12(t1)
    lhu s1, 18(t1)
    slli t5, a7, 16
    or t5, s0, t5
    slli t6, s1, 16
    lhu s2, 16(t1)
    lhu s8, 22(t1)
    lhu s5, 20(t1)
    or t6, s2, t6
    slli a0, s8, 16
    or a0, s5, a0
    lhu s9, 26(t1)
    lhu s7, 24(t1)
    lhu s10, 30(t1)
    slli a1, s9, 16
    or a1, s7, a1
    slli a2, s10, 16
    lhu s4, 28(t1)
    lhu s11, 34(t1)
    lhu s6, 32(t1)
    or a2, s4, a2
    slli a3, s11, 16
    or a3, s6, a3
    lhu ra, 38(t1)
    lhu s3, 36(t1)
    lhu a5, 42(t1)
    slli a4, ra, 16
    or a4, s3, a4
    slli a5, a5, 16
    lhu a6, 40(t1)
    lhu a7, 46(t1)
    lhu s0, 44(t1)
    or a5, a6, a5
    slli a6, a7, 16
    or a6, s0, a6
    lhu s1, 50(t1)
    lhu s2, 48(t1)
    lhu s8, 54(t1)
    slli a7, s1, 16
    or a7, s2, a7
    slli s0, s8, 16
    lhu s5, 52(t1)
    lhu s9, 58(t1)
    lhu s7, 56(t1)
    or s0, s5, s0
    slli s1, s9, 16
    or s1, s7, s1
    lhu s10, 62(t1)
    lhu s4, 60(t1)
    slli s2, s10, 16
    or t1, s4, s2
    jal zero, .Llea192_encrypt_blocks_join16
.Llea192_encrypt_blocks_odd15:
    lhu s11, 1(t1)
    lbu s6, 0(t1)
    lbu ra, 3(t1)
    slli t2, s11, 8
    or t2, s6, t2
    slli t3, ra, 24
    or t2, t2, t3
    lhu s3, 5(t1)
    lbu s8, 4(t1)
    lbu s5, 7(t1)
    slli t3, s3, 8
    or t3, s8, t3
    slli t4, s5, 24
    or t3, t3, t4
    lhu s9, 9(t1)
    lbu s7, 8(t1)
    lbu s10, 11(t1)
    slli t4, s9, 8
    or t4, s7, t4
    slli t5, s10, 24
    or t4, t4, t5
    lhu s2, 13(t1)
    lbu s4, 12(t1)
    lbu t6, 15(t1)
    slli t5, s2, 8
    or t5, s4, t5
    slli t6, t6, 24
    or t5, t5, t6
    lhu a0, 17(t1)
    lbu a1, 16(t1)
    lbu a2, 19(t1)
    slli t6, a0, 8
    or t6, a1, t6
    slli a0, a2, 24
    or t6, t6, a0
    lhu a3, 21(t1)
    lbu a4, 20(t1)
    lbu a5, 23(t1)
    slli a0, a3, 8
    or a0, a4, a0
    slli a1, a5, 24
    or a0, a0, a1
    lhu a6, 25(t1)
    lbu a7, 24(t1)
    lbu s0, 27(t1)
    slli a1, a6, 8
    or a1, a7, a1
    slli a2, s0, 24
    or a1, a1, a2
    lhu s1, 29(t1)
    lbu s11, 28(t1)
    lbu s6, 31(t1)
    slli a2, s1, 8
    or a2, s11, a2
    slli a3, s6, 24
    or a2, a2, a3
    lhu ra, 33(t1)
    lbu s3, 32(t1)
    lbu s8, 35(t1)
    slli a3, ra, 8
    or a3, s3, a3
    slli a4, s8, 24
    or a3, a3, a4
    lhu s5, 37(t1)
    lbu s9, 36(t1)
    lbu s7, 39(t1)
    slli a4, s5, 8
    or a4, s9, a4
    slli a5, s7, 24
    or a4, a4, a5
    lhu s10, 41(t1)
    lbu s2, 40(t1)
    lbu s4, 43(t1)
    slli a5, s10, 8
    or a5, s2, a5
    slli a6, s4, 24
    or a5, a5, a6
    lhu a7, 45(t1)
    lbu s0, 44(t1)
    lbu s1, 47(t1)
    slli a6, a7, 8
    or a6, s0, a6
    slli a7, s1, 24
    or a6, a6, a7
    lhu s11, 49(t1)
    lbu s6, 48(t1)
    lbu ra, 51(t1)
    slli a7, s11, 8
    or a7, s6, a7
    slli s0, ra, 24
    or a7, a7, s0
    lhu s3, 53(t1)
    lbu s8, 52(t1)
    lbu s5, 55(t1)
    slli s0, s3, 8
    or s0, s8, s0
    slli s1, s5, 24
    or s0, s0, s1
    lhu s9, 57(t1)
    lbu s7, 56(t1)
    lbu s10, 59(t1)
    slli s1, s9, 8
    or s1, s7, s1
    slli s2, s10, 24
    or s1, s1, s2
    lhu s4, 61(t1)
    lbu s11, 60(t1)
    lbu s6, 63(t1)
    slli s2, s4, 8
    or s2, s11, s2
    slli t1, s6, 24
    or t1, s2, t1
    jal zero, .Llea192_encrypt_blocks_join16
.Llea192_encrypt_blocks_misaligned21:
    andi s3, s2, 1
    bne s3, zero, .Llea192_encrypt_blocks_odd22
    sh t2, 0(s2)
    srli t2, t2, 16
    sh t2, 2(s2)
    sh t3, 4(s2)
    srli t2, t3, 16
    sh t2, 6(s2)
    sh t4, 8(s2)
    srli t2, t4, 16
    sh t2, 10(s2)
    sh t5, 12(s2)
    srli t2, t5, 16
    sh t2, 14(s2)
    sh t6, 16(s2)
    srli t2, t6, 16
    sh t2, 18(s2)
    sh a0, 20(s2)
    srli t2, a0, 16
    sh t2, 22(s2)
    sh a1, 24(s2)
    srli t2, a1, 16
    sh t2, 26(s2)
    srli t2, a2, 16
    sh a2, 28(s2)
    sh t2, 30(s2)
    srli t2, a3, 16
    sh a3, 32(s2)
    sh t2, 34(s2)
    srli t2, a4, 16
    sh a4, 36(s2)
    sh t2, 38(s2)
    srli t2, a5, 16
    sh a5, 40(s2)
    sh t2, 42(s2)
    srli t2, a6, 16
    sh a6, 44(s2)
    sh t2, 46(s2)
    srli t2, a7, 16
    sh a7, 48(s2)
    sh t2, 50(s2)
    srli t2, s0, 16
    sh s0, 52(s2)
    sh t2, 54(s2)
    srli t2, s1, 16
    sh s1, 56(s2)
    sh t2, 58(s2)
    srli t2, t1, 16
    sh t1, 60(s2)
    sh t2, 62(s2)
    jal zero, .Llea192_encrypt_blocks_join23
.Llea192_encrypt_blocks_odd22:
    sb t2, 0(s2)
    srli s3, t2, 8
    srli t2, t2, 24
    sh s3, 1(s2)
    sb t2, 3(s2)
    sb t3, 4(s2)
    srli t2, t3, 8
    srli t3, t3, 24
    sh t2, 5(s2)
    sb t3, 7(s2)
    sb t4, 8(s2)
    srli t2, t4, 8
    srli t3, t4, 24
    sh t2, 9(s2)
    sb t3, 11(s2)
    sb t5, 12(s2)
    srli t2, t5, 8
    srli t3, t5, 24
    sh t2, 13(s2)
    sb t3, 15(s2)
    sb t6, 16(s2)
    srli t2, t6, 8
    srli t3, t6, 24
    sh t2, 17(s2)
    sb t3, 19(s2)
    sb a0, 20(s2)
    srli t2, a0, 8
    srli t3, a0, 24
    sh t2, 21(s2)
    sb t3, 23(s2)
    sb a1, 24(s2)
    srli t2, a1, 8
    srli t3, a1, 24
    sh t2, 25(s2)
    sb t3, 27(s2)
    srli t2, a2, 8
    sb a2, 28(s2)
    srli t3, a2, 24
    sh t2, 29(s2)
    sb t3, 31(s2)
    srli t2, a3, 8
    srli t3, a3, 24
    sb a3, 32(s2)
    sh t2, 33(s2)
    sb t3, 35(s2)
    srli t2, a4, 8
    srli t3, a4, 24
    sb a4, 36(s2)
    sh t2, 37(s2)
    sb t3, 39(s2)
    srli t2, a5, 8
    srli t3, a5, 24
    sb a5, 40(s2)
    sh t2, 41(s2)
    sb t3, 43(s2)
    srli t2, a6, 8
    srli t3, a6, 24
    sb a6, 44(s2)
    sh t2, 45(s2)
    sb t3, 47(s2)
    srli t2, a7, 8
    srli t3, a7, 24
    sb a7, 48(s2)
    sh t2, 49(s2)
    sb t3, 51(s2)
    srli t2, s0, 8
    srli t3, s0, 24
    sb s0, 52(s2)
    sh t2, 53(s2)
    sb t3, 55(s2)
    srli t2, s1, 8
    srli t3, s1, 24
    sb s1, 56(s2)
    sh t2, 57(s2)
    sb t3, 59(s2)
    srli t2, t1, 8
    srli t3, t1, 24
    sb t1, 60(s2)
    sh t2, 61(s2)
    sb t3, 63(s2)
    jal zero, .Llea192_encrypt_blocks_join23
.Llea192_encrypt_blocks_misaligned28:
    andi t2, t1, 1
    bne t2, zero, .Llea192_encrypt_blocks_odd29
    lhu ra, 2(t1)
    lhu s8, 0(t1)
    lhu s5, 6(t1)
    slli t2, ra, 16
    or t2, s8, t2
    slli t3, s5, 16
    lhu s9, 4(t1)
    lhu s7, 10(t1)
    lhu s10, 8(t1)
    or t3, s9, t3
    slli t4, s7, 16
    or t4, s10, t4
    lhu s4, 14(t1)
    lhu s11, 12(t1)
    slli t1, s4, 16
    or t1, s11, t1
    jal zero, .Llea192_encrypt_blocks_join30
.Llea192_encrypt_blocks_odd29:
    lhu s6, 1(t1)
    lbu s3, 0(t1)
    lbu t5, 3(t1)
    slli t2, s6, 8
    or t2, s3, t2
    slli t3, t5, 24
    or t2, t2, t3
    lhu t6, 5(t1)
    lbu a0, 4(t1)
    lbu a1, 7(t1)
    slli t3, t6, 8
    or t3, a0, t3
    slli t4, a1, 24
    or t3, t3, t4
    lhu a2, 9(t1)
    lbu a3, 8(t1)
    lbu a4, 11(t1)
    slli t4, a2, 8
    or t4, a3, t4
    slli t5, a4, 24
    or t4, t4, t5
    lhu a5, 13(t1)
    lbu a6, 12(t1)
    lbu a7, 15(t1)
    slli t1, a5, 8
    or t1, a6, t1
    slli t5, a7, 24
    or t1, t1, t5
    jal zero, .Llea192_encrypt_blocks_join30
.Llea192_encrypt_blocks_misaligned35:
    andi t6, t5, 1
    bne t6, zero, .Llea192_encrypt_blocks_odd36
    srli t6, t2, 16
    sh t2, 0(t5)
    sh t6, 2(t5)
    srli t2, t3, 16
    sh t3, 4(t5)
    sh t2, 6(t5)
    srli t2, t4, 16
    sh t4, 8(t5)
    sh t2, 10(t5)
    srli t2, t1, 16
    sh t1, 12(t5)
    sh t2, 14(t5)
    jal zero, .Llea192_encrypt_blocks_join37
.Llea192_encrypt_blocks_odd36:
    srli t6, t2, 8
    srli a0, t2, 24
    sb t2, 0(t5)
    sh t6, 1(t5)
    sb a0, 3(t5)
    srli t2, t3, 8
    srli t6, t3, 24
    sb t3, 4(t5)
    sh t2, 5(t5)
    sb t6, 7(t5)
    srli t2, t4, 8
    srli t3, t4, 24
    sb t4, 8(t5)
    sh t2, 9(t5)
    sb t3, 11(t5)
    srli t2, t1, 8
    srli t3, t1, 24
    sb t1, 12(t5)
    sh t2, 13(t5)
    sb t3, 15(t5)
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
    sw a1, 0(sp)  /* spill */
    andi t0, a1, 3
    sw a0, 4(sp)  /* spill */
    sw a2, 8(sp)  /* spill */
    sw a3, 12(sp)  /* spill */
    bne t0, zero, .Llea192_decrypt_blocks_rest2
    andi t0, a2, 3
    bne t0, zero, .Llea192_decrypt_blocks_rest2
    addi t0, a3, -6
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea192_decrypt_blocks_fewer3
.Llea192_decrypt_blocks_blocks7:
    lw s9, 0(sp)  /* reload */
    lw s10, 4(sp)  /* reload */
    lw t0, 0(s9)
    lw t1, 4(s9)
    lw t2, 8(s9)
    lw t3, 12(s9)
    lw t4, 16(s9)
    lw t5, 20(s9)
    lw t6, 24(s9)
    lw a0, 28(s9)
    lw a1, 32(s9)
    lw a2, 36(s9)
    lw a3, 40(s9)
    lw a4, 44(s9)
    lw a5, 48(s9)
    lw a6, 52(s9)
    lw a7, 56(s9)
    lw s0, 60(s9)
    lw s1, 64(s9)
    lw s2, 68(s9)
    lw s3, 72(s9)
    lw s4, 76(s9)
    lw s5, 80(s9)
    lw s6, 84(s9)
    lw s7, 88(s9)
    lw s8, 92(s9)
    addi s9, s9, 96
    sw s9, 0(sp)  /* spill */
    addi s9, s10, 672
.Llea192_decrypt_blocks_rounds8:
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    slli s10, t0, 23
    srli t0, t0, 9
    lw s11, -24(s9)
    or t0, s10, t0
    xor s10, t3, s11
    sub t0, t0, s10
    slli s10, t4, 23
    srli t4, t4, 9
    or t4, s10, t4
    xor s10, a0, s11
    sub t4, t4, s10
    slli s10, a1, 23
    srli a1, a1, 9
    or a1, s10, a1
    xor s10, a4, s11
    sub a1, a1, s10
    slli s10, a5, 23
    srli a5, a5, 9
    or a5, s10, a5
    xor s10, s0, s11
    sub a5, a5, s10
    slli s10, s1, 23
    srli s1, s1, 9
    or s1, s10, s1
    xor s10, s4, s11
    sub s1, s1, s10
    xor s10, s8, s11
    slli s11, s5, 23
    srli s5, s5, 9
    or s5, s11, s5
    sub s5, s5, s10
    lw ra, -20(s9)
    slli s10, t1, 5
    srli t1, t1, 27
    lw s11, -16(s9)
    xor t0, t0, ra
    or t1, s10, t1
    xor s10, t0, s11
    sub t1, t1, s10
    slli s10, t5, 5
    srli t5, t5, 27
    xor t4, t4, ra
    or t5, s10, t5
    xor s10, t4, s11
    sub t5, t5, s10
    slli s10, a2, 5
    srli a2, a2, 27
    xor a1, a1, ra
    or a2, s10, a2
    xor s10, a1, s11
    sub a2, a2, s10
    slli s10, a6, 5
    srli a6, a6, 27
    xor a5, a5, ra
    or a6, s10, a6
    xor s10, a5, s11
    sub a6, a6, s10
    slli s10, s2, 5
    srli s2, s2, 27
    xor s1, s1, ra
    or s2, s10, s2
    xor s10, s1, s11
    xor s5, s5, ra
    sub s2, s2, s10
    xor s10, s5, s11
    slli s11, s6, 5
    srli s6, s6, 27
    or s6, s11, s6
    sub s6, s6, s10
    lw ra, -12(s9)
    slli s10, t2, 3
    srli t2, t2, 29
    lw s11, -8(s9)
    xor t1, t1, ra
    or t2, s10, t2
    xor s10, t1, s11
    sub t2, t2, s10
    slli s10, t6, 3
    srli t6, t6, 29
    xor t5, t5, ra
    or t6, s10, t6
    xor s10, t5, s11
    sub t6, t6, s10
    slli s10, a3, 3
    srli a3, a3, 29
    xor a2, a2, ra
    or a3, s10, a3
    xor s10, a2, s11
    sub a3, a3, s10
    slli s10, a7, 3
    srli a7, a7, 29
    xor a6, a6, ra
    or a7, s10, a7
    xor s10, a6, s11
    sub a7, a7, s10
    slli s10, s3, 3
    srli s3, s3, 29
    xor s2, s2, ra
    or s3, s10, s3
    xor s10, s2, s11
    xor s6, s6, ra
    sub s3, s3, s10
    xor s10, s6, s11
    slli s11, s7, 3
    srli s7, s7, 29
    or s7, s11, s7
    sub s7, s7, s10
    lw ra, -4(s9)
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    slli s10, t3, 23
    srli t3, t3, 9
    lw s11, -48(s9)
    xor t2, t2, ra
    or t3, s10, t3
    xor s10, t2, s11
    sub t3, t3, s10
    slli s10, a0, 23
    srli a0, a0, 9
    xor t6, t6, ra
    or a0, s10, a0
    xor s10, t6, s11
    sub a0, a0, s10
    slli s10, a4, 23
    srli a4, a4, 9
    xor a3, a3, ra
    or a4, s10, a4
    xor s10, a3, s11
    sub a4, a4, s10
    slli s10, s0, 23
    srli s0, s0, 9
    xor a7, a7, ra
    or s0, s10, s0
    xor s10, a7, s11
    sub s0, s0, s10
    slli s10, s4, 23
    srli s4, s4, 9
    xor s3, s3, ra
    or s4, s10, s4
    xor s10, s3, s11
    xor s7, s7, ra
    sub s4, s4, s10
    xor s10, s7, s11
    slli s11, s8, 23
    srli s8, s8, 9
    or s8, s11, s8
    sub s8, s8, s10
    lw ra, -44(s9)
    slli s10, t0, 5
    srli t0, t0, 27
    lw s11, -40(s9)
    xor t3, t3, ra
    or t0, s10, t0
    xor s10, t3, s11
    sub t0, t0, s10
    slli s10, t4, 5
    srli t4, t4, 27
    xor a0, a0, ra
    or t4, s10, t4
    xor s10, a0, s11
    sub t4, t4, s10
    slli s10, a1, 5
    srli a1, a1, 27
    xor a4, a4, ra
    or a1, s10, a1
    xor s10, a4, s11
    sub a1, a1, s10
    slli s10, a5, 5
    srli a5, a5, 27
    xor s0, s0, ra
    or a5, s10, a5
    xor s10, s0, s11
    sub a5, a5, s10
    slli s10, s1, 5
    srli s1, s1, 27
    xor s4, s4, ra
    or s1, s10, s1
    xor s10, s4, s11
    xor s8, s8, ra
    sub s1, s1, s10
    xor s10, s8, s11
    slli s11, s5, 5
    srli s5, s5, 27
    or s5, s11, s5
    sub s5, s5, s10
    lw ra, -36(s9)
    slli s10, t1, 3
    srli t1, t1, 29
    lw s11, -32(s9)
    xor t0, t0, ra
    or t1, s10, t1
    xor s10, t0, s11
    sub t1, t1, s10
    slli s10, t5, 3
    srli t5, t5, 29
    xor t4, t4, ra
    or t5, s10, t5
    xor s10, t4, s11
    sub t5, t5, s10
    slli s10, a2, 3
    srli a2, a2, 29
    xor a1, a1, ra
    or a2, s10, a2
    xor s10, a1, s11
    sub a2, a2, s10
    slli s10, a6, 3
    srli a6, a6, 29
    xor a5, a5, ra
    or a6, s10, a6
    xor s10, a5, s11
    sub a6, a6, s10
    slli s10, s2, 3
    srli s2, s2, 29
    xor s1, s1, ra
    or s2, s10, s2
    xor s10, s1, s11
    xor s5, s5, ra
    sub s2, s2, s10
    xor s10, s5, s11
    slli s11, s6, 3
    srli s6, s6, 29
    or s6, s11, s6
    sub s6, s6, s10
    lw ra, -28(s9)
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    slli s10, t2, 23
    srli t2, t2, 9
    lw s11, -72(s9)
    xor t1, t1, ra
    or t2, s10, t2
    xor s10, t1, s11
    sub t2, t2, s10
    slli s10, t6, 23
    srli t6, t6, 9
    xor t5, t5, ra
    or t6, s10, t6
    xor s10, t5, s11
    sub t6, t6, s10
    slli s10, a3, 23
    srli a3, a3, 9
    xor a2, a2, ra
    or a3, s10, a3
    xor s10, a2, s11
    sub a3, a3, s10
    slli s10, a7, 23
    srli a7, a7, 9
    xor a6, a6, ra
    or a7, s10, a7
    xor s10, a6, s11
    sub a7, a7, s10
    slli s10, s3, 23
    srli s3, s3, 9
    xor s2, s2, ra
    or s3, s10, s3
    xor s10, s2, s11
    xor s6, s6, ra
    sub s3, s3, s10
    xor s10, s6, s11
    slli s11, s7, 23
    srli s7, s7, 9
    or s7, s11, s7
    sub s7, s7, s10
    lw ra, -68(s9)
    slli s10, t3, 5
    srli t3, t3, 27
    lw s11, -64(s9)
    xor t2, t2, ra
    or t3, s10, t3
    xor s10, t2, s11
    sub t3, t3, s10
    slli s10, a0, 5
    srli a0, a0, 27
    xor t6, t6, ra
    or a0, s10, a0
    xor s10, t6, s11
    sub a0, a0, s10
    slli s10, a4, 5
    srli a4, a4, 27
    xor a3, a3, ra
    or a4, s10, a4
    xor s10, a3, s11
    sub a4, a4, s10
    slli s10, s0, 5
    srli s0, s0, 27
    xor a7, a7, ra
    or s0, s10, s0
    xor s10, a7, s11
    sub s0, s0, s10
    slli s10, s4, 5
    srli s4, s4, 27
    xor s3, s3, ra
    or s4, s10, s4
    xor s10, s3, s11
    xor s7, s7, ra
    sub s4, s4, s10
    xor s10, s7, s11
    slli s11, s8, 5
    srli s8, s8, 27
    or s8, s11, s8
    sub s8, s8, s10
    lw ra, -60(s9)
    slli s10, t0, 3
    srli t0, t0, 29
    lw s11, -56(s9)
    xor t3, t3, ra
    or t0, s10, t0
    xor s10, t3, s11
    sub t0, t0, s10
    slli s10, t4, 3
    srli t4, t4, 29
    xor a0, a0, ra
    or t4, s10, t4
    xor s10, a0, s11
    sub t4, t4, s10
    slli s10, a1, 3
    srli a1, a1, 29
    xor a4, a4, ra
    or a1, s10, a1
    xor s10, a4, s11
    sub a1, a1, s10
    slli s10, a5, 3
    srli a5, a5, 29
    xor s0, s0, ra
    or a5, s10, a5
    xor s10, s0, s11
    sub a5, a5, s10
    slli s10, s1, 3
    srli s1, s1, 29
    xor s4, s4, ra
    or s1, s10, s1
    xor s10, s4, s11
    xor s8, s8, ra
    sub s1, s1, s10
    xor s10, s8, s11
    slli s11, s5, 3
    srli s5, s5, 29
    or s5, s11, s5
    sub s5, s5, s10
    lw ra, -52(s9)
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    slli s10, t1, 23
    srli t1, t1, 9
    lw s11, -96(s9)
    xor t0, t0, ra
    or t1, s10, t1
    xor s10, t0, s11
    sub t1, t1, s10
    slli s10, t5, 23
    srli t5, t5, 9
    xor t4, t4, ra
    or t5, s10, t5
    xor s10, t4, s11
    sub t5, t5, s10
    slli s10, a2, 23
    srli a2, a2, 9
    xor a1, a1, ra
    or a2, s10, a2
    xor s10, a1, s11
    sub a2, a2, s10
    slli s10, a6, 23
    srli a6, a6, 9
    xor a5, a5, ra
    or a6, s10, a6
    xor s10, a5, s11
    sub a6, a6, s10
    slli s10, s2, 23
    srli s2, s2, 9
    xor s1, s1, ra
    or s2, s10, s2
    xor s10, s1, s11
    xor s5, s5, ra
    sub s2, s2, s10
    xor s10, s5, s11
    slli s11, s6, 23
    srli s6, s6, 9
    or s6, s11, s6
    sub s6, s6, s10
    lw ra, -92(s9)
    slli s10, t2, 5
    srli t2, t2, 27
    lw s11, -88(s9)
    xor t1, t1, ra
    or t2, s10, t2
    xor s10, t1, s11
    sub t2, t2, s10
    slli s10, t6, 5
    srli t6, t6, 27
    xor t5, t5, ra
    or t6, s10, t6
    xor s10, t5, s11
    sub t6, t6, s10
    slli s10, a3, 5
    srli a3, a3, 27
    xor a2, a2, ra
    or a3, s10, a3
    xor s10, a2, s11
    sub a3, a3, s10
    slli s10, a7, 5
    srli a7, a7, 27
    xor a6, a6, ra
    or a7, s10, a7
    xor s10, a6, s11
    sub a7, a7, s10
    slli s10, s3, 5
    srli s3, s3, 27
    xor s2, s2, ra
    or s3, s10, s3
    xor s10, s2, s11
    xor s6, s6, ra
    sub s3, s3, s10
    xor s10, s6, s11
    slli s11, s7, 5
    srli s7, s7, 27
    or s7, s11, s7
    sub s7, s7, s10
    lw ra, -84(s9)
    slli s10, t3, 3
    srli t3, t3, 29
    lw s11, -80(s9)
    xor t2, t2, ra
    or t3, s10, t3
    xor s10, t2, s11
    sub t3, t3, s10
    slli s10, a0, 3
    srli a0, a0, 29
    xor t6, t6, ra
    or a0, s10, a0
    xor s10, t6, s11
    sub a0, a0, s10
    slli s10, a4, 3
    srli a4, a4, 29
    xor a3, a3, ra
    or a4, s10, a4
    xor s10, a3, s11
    sub a4, a4, s10
    slli s10, s0, 3
    srli s0, s0, 29
    xor a7, a7, ra
    or s0, s10, s0
    xor s10, a7, s11
    sub s0, s0, s10
    slli s10, s4, 3
    srli s4, s4, 29
    xor s3, s3, ra
    or s4, s10, s4
    xor s10, s3, s11
    xor s7, s7, ra
    sub s4, s4, s10
    xor s10, s7, s11
    slli s11, s8, 3
    srli s8, s8, 29
    lw ra, -76(s9)
    or s8, s11, s8
    sub s8, s8, s10
    lw s11, 4(sp)  /* reload */
    addi s9, s9, -96
    xor t3, t3, ra
    xor a0, a0, ra
    xor a4, a4, ra
    xor s0, s0, ra
    xor s4, s4, ra
    xor s8, s8, ra
    bne s9, s11, .Llea192_decrypt_blocks_rounds8
    lw s10, 8(sp)  /* reload */
    lw ra, 12(sp)  /* reload */
    sw t0, 0(s10)
    sw t1, 4(s10)
    sw t2, 8(s10)
    sw t3, 12(s10)
    sw t4, 16(s10)
    sw t5, 20(s10)
    sw t6, 24(s10)
    sw a0, 28(s10)
    sw a1, 32(s10)
    sw a2, 36(s10)
    sw a3, 40(s10)
    sw a4, 44(s10)
    sw a5, 48(s10)
    sw a6, 52(s10)
    sw a7, 56(s10)
    sw s0, 60(s10)
    sw s1, 64(s10)
    sw s2, 68(s10)
    sw s3, 72(s10)
    sw s4, 76(s10)
    sw s5, 80(s10)
    sw s6, 84(s10)
    sw s7, 88(s10)
    sw s8, 92(s10)
    addi t0, s10, 96
    sw t0, 8(sp)  /* spill */
    addi t0, ra, -6
    sw t0, 12(sp)  /* spill */
    bge t0, zero, .Llea192_decrypt_blocks_blocks7
.Llea192_decrypt_blocks_fewer3:
    lw s11, 12(sp)  /* reload */
    addi t0, s11, 6
    sw t0, 12(sp)  /* spill */
.Llea192_decrypt_blocks_rest2:
    lw s9, 12(sp)  /* reload */
    addi t0, s9, -4
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea192_decrypt_blocks_fewer11
.Llea192_decrypt_blocks_blocks13:
    lw t0, 0(sp)  /* reload */
    andi t1, t0, 3
    bne t1, zero, .Llea192_decrypt_blocks_misaligned14
    lw t1, 0(t0)
    lw t2, 4(t0)
    lw t3, 8(t0)
    lw t4, 12(t0)
    lw t5, 16(t0)
    lw t6, 20(t0)
    lw a0, 24(t0)
    lw a1, 28(t0)
    lw a2, 32(t0)
    lw a3, 36(t0)
    lw a4, 40(t0)
    lw a5, 44(t0)
    lw a6, 48(t0)
    lw a7, 52(t0)
    lw s0, 56(t0)
    lw t0, 60(t0)
.Llea192_decrypt_blocks_join16:
    lw s1, 0(sp)  /* reload */
    lw s2, 4(sp)  /* reload */
    addi s1, s1, 64
    sw s1, 0(sp)  /* spill */
    addi s1, s2, 672
.Llea192_decrypt_blocks_rounds19:
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    slli s2, t1, 23
    srli t1, t1, 9
    or t1, s2, t1
    lw s3, -24(s1)
    lw s4, -20(s1)
    xor s2, t4, s3
    sub t1, t1, s2
    xor t1, t1, s4
    slli s2, t5, 23
    srli t5, t5, 9
    or t5, s2, t5
    xor s2, a1, s3
    sub t5, t5, s2
    xor t5, t5, s4
    slli s2, a2, 23
    srli a2, a2, 9
    or a2, s2, a2
    xor s2, a5, s3
    sub a2, a2, s2
    xor a2, a2, s4
    xor s2, t0, s3
    slli s3, a6, 23
    srli a6, a6, 9
    or a6, s3, a6
    sub a6, a6, s2
    xor a6, a6, s4
    slli s2, t2, 5
    srli t2, t2, 27
    or t2, s2, t2
    lw s5, -16(s1)
    lw s6, -12(s1)
    xor s2, t1, s5
    sub t2, t2, s2
    xor t2, t2, s6
    slli s2, t6, 5
    srli t6, t6, 27
    or t6, s2, t6
    xor s2, t5, s5
    sub t6, t6, s2
    xor t6, t6, s6
    slli s2, a3, 5
    srli a3, a3, 27
    or a3, s2, a3
    xor s2, a2, s5
    sub a3, a3, s2
    xor a3, a3, s6
    xor s2, a6, s5
    slli s3, a7, 5
    srli a7, a7, 27
    or a7, s3, a7
    sub a7, a7, s2
    xor a7, a7, s6
    slli s2, t3, 3
    srli t3, t3, 29
    or t3, s2, t3
    lw s7, -8(s1)
    lw s8, -4(s1)
    xor s2, t2, s7
    sub t3, t3, s2
    xor t3, t3, s8
    slli s2, a0, 3
    srli a0, a0, 29
    or a0, s2, a0
    xor s2, t6, s7
    sub a0, a0, s2
    xor a0, a0, s8
    slli s2, a4, 3
    srli a4, a4, 29
    or a4, s2, a4
    xor s2, a3, s7
    sub a4, a4, s2
    xor a4, a4, s8
    xor s2, a7, s7
    slli s3, s0, 3
    srli s0, s0, 29
    or s0, s3, s0
    sub s0, s0, s2
    xor s0, s0, s8
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    slli s2, t4, 23
    srli t4, t4, 9
    or t4, s2, t4
    lw s10, -48(s1)
    lw ra, -44(s1)
    xor s2, t3, s10
    sub t4, t4, s2
    xor t4, t4, ra
    slli s2, a1, 23
    srli a1, a1, 9
    or a1, s2, a1
    xor s2, a0, s10
    sub a1, a1, s2
    xor a1, a1, ra
    slli s2, a5, 23
    srli a5, a5, 9
    or a5, s2, a5
    xor s2, a4, s10
    sub a5, a5, s2
    xor a5, a5, ra
    xor s2, s0, s10
    slli s3, t0, 23
    srli t0, t0, 9
    or t0, s3, t0
    sub t0, t0, s2
    xor t0, t0, ra
    slli s2, t1, 5
    srli t1, t1, 27
    or t1, s2, t1
    lw s11, -40(s1)
    lw s9, -36(s1)
    xor s2, t4, s11
    sub t1, t1, s2
    xor t1, t1, s9
    slli s2, t5, 5
    srli t5, t5, 27
    or t5, s2, t5
    xor s2, a1, s11
    sub t5, t5, s2
    xor t5, t5, s9
    slli s2, a2, 5
    srli a2, a2, 27
    or a2, s2, a2
    xor s2, a5, s11
    sub a2, a2, s2
    xor a2, a2, s9
    xor s2, t0, s11
    slli s3, a6, 5
    srli a6, a6, 27
    or a6, s3, a6
    sub a6, a6, s2
    xor a6, a6, s9
    slli s2, t2, 3
    srli t2, t2, 29
    or t2, s2, t2
    lw s4, -32(s1)
    lw s5, -28(s1)
    xor s2, t1, s4
    sub t2, t2, s2
    xor t2, t2, s5
    slli s2, t6, 3
    srli t6, t6, 29
    or t6, s2, t6
    xor s2, t5, s4
    sub t6, t6, s2
    xor t6, t6, s5
    slli s2, a3, 3
    srli a3, a3, 29
    or a3, s2, a3
    xor s2, a2, s4
    sub a3, a3, s2
    xor a3, a3, s5
    xor s2, a6, s4
    slli s3, a7, 3
    srli a7, a7, 29
    or a7, s3, a7
    sub a7, a7, s2
    xor a7, a7, s5
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    slli s2, t3, 23
    srli t3, t3, 9
    or t3, s2, t3
    lw s6, -72(s1)
    lw s7, -68(s1)
    xor s2, t2, s6
    sub t3, t3, s2
    xor t3, t3, s7
    slli s2, a0, 23
    srli a0, a0, 9
    or a0, s2, a0
    xor s2, t6, s6
    sub a0, a0, s2
    xor a0, a0, s7
    slli s2, a4, 23
    srli a4, a4, 9
    or a4, s2, a4
    xor s2, a3, s6
    sub a4, a4, s2
    xor a4, a4, s7
    xor s2, a7, s6
    slli s3, s0, 23
    srli s0, s0, 9
    or s0, s3, s0
    sub s0, s0, s2
    xor s0, s0, s7
    slli s2, t4, 5
    srli t4, t4, 27
    or t4, s2, t4
    lw s8, -64(s1)
    lw s10, -60(s1)
    xor s2, t3, s8
    sub t4, t4, s2
    xor t4, t4, s10
    slli s2, a1, 5
    srli a1, a1, 27
    or a1, s2, a1
    xor s2, a0, s8
    sub a1, a1, s2
    xor a1, a1, s10
    slli s2, a5, 5
    srli a5, a5, 27
    or a5, s2, a5
    xor s2, a4, s8
    sub a5, a5, s2
    xor a5, a5, s10
    xor s2, s0, s8
    slli s3, t0, 5
    srli t0, t0, 27
    or t0, s3, t0
    sub t0, t0, s2
    xor t0, t0, s10
    slli s2, t1, 3
    srli t1, t1, 29
    or t1, s2, t1
    lw ra, -56(s1)
    lw s11, -52(s1)
    xor s2, t4, ra
    sub t1, t1, s2
    xor t1, t1, s11
    slli s2, t5, 3
    srli t5, t5, 29
    or t5, s2, t5
    xor s2, a1, ra
    sub t5, t5, s2
    xor t5, t5, s11
    slli s2, a2, 3
    srli a2, a2, 29
    or a2, s2, a2
    xor s2, a5, ra
    sub a2, a2, s2
    xor a2, a2, s11
    xor s2, t0, ra
    slli s3, a6, 3
    srli a6, a6, 29
    or a6, s3, a6
    sub a6, a6, s2
    xor a6, a6, s11
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    slli s2, t2, 23
    srli t2, t2, 9
    or t2, s2, t2
    lw s9, -96(s1)
    lw s4, -92(s1)
    xor s2, t1, s9
    sub t2, t2, s2
    xor t2, t2, s4
    slli s2, t6, 23
    srli t6, t6, 9
    or t6, s2, t6
    xor s2, t5, s9
    sub t6, t6, s2
    xor t6, t6, s4
    slli s2, a3, 23
    srli a3, a3, 9
    or a3, s2, a3
    xor s2, a2, s9
    sub a3, a3, s2
    xor a3, a3, s4
    xor s2, a6, s9
    slli s3, a7, 23
    srli a7, a7, 9
    or a7, s3, a7
    sub a7, a7, s2
    xor a7, a7, s4
    slli s2, t3, 5
    srli t3, t3, 27
    or t3, s2, t3
    lw s5, -88(s1)
    lw s6, -84(s1)
    xor s2, t2, s5
    sub t3, t3, s2
    xor t3, t3, s6
    slli s2, a0, 5
    srli a0, a0, 27
    or a0, s2, a0
    xor s2, t6, s5
    sub a0, a0, s2
    xor a0, a0, s6
    slli s2, a4, 5
    srli a4, a4, 27
    or a4, s2, a4
    xor s2, a3, s5
    sub a4, a4, s2
    xor a4, a4, s6
    xor s2, a7, s5
    slli s3, s0, 5
    srli s0, s0, 27
    or s0, s3, s0
    sub s0, s0, s2
    xor s0, s0, s6
    slli s2, t4, 3
    srli t4, t4, 29
    or t4, s2, t4
    lw s7, -80(s1)
    lw s8, -76(s1)
    xor s2, t3, s7
    sub t4, t4, s2
    addi s1, s1, -96
    xor t4, t4, s8
    slli s2, a1, 3
    srli a1, a1, 29
    or a1, s2, a1
    xor s2, a0, s7
    sub a1, a1, s2
    xor a1, a1, s8
    slli s2, a5, 3
    srli a5, a5, 29
    or a5, s2, a5
    xor s2, a4, s7
    sub a5, a5, s2
    xor a5, a5, s8
    xor s2, s0, s7
    slli s3, t0, 3
    srli t0, t0, 29
    or t0, s3, t0
    sub t0, t0, s2
    xor t0, t0, s8
    lw s10, 4(sp)  /* reload */
    bne s1, s10, .Llea192_decrypt_blocks_rounds19
    lw s1, 8(sp)  /* reload */
    andi s2, s1, 3
    bne s2, zero, .Llea192_decrypt_blocks_misaligned21
    sw t1, 0(s1)
    sw t2, 4(s1)
    sw t3, 8(s1)
    sw t4, 12(s1)
    sw t5, 16(s1)
    sw t6, 20(s1)
    sw a0, 24(s1)
    sw a1, 28(s1)
    sw a2, 32(s1)
    sw a3, 36(s1)
    sw a4, 40(s1)
    sw a5, 44(s1)
    sw a6, 48(s1)
    sw a7, 52(s1)
    sw s0, 56(s1)
    sw t0, 60(s1)
.Llea192_decrypt_blocks_join23:
    lw ra, 8(sp)  /* reload */
    lw s11, 12(sp)  /* reload */
    addi t0, ra, 64
    sw t0, 8(sp)  /* spill */
    addi t0, s11, -4
    sw t0, 12(sp)  /* spill */
    bge t0, zero, .Llea192_decrypt_blocks_blocks13
.Llea192_decrypt_blocks_fewer11:
    lw s9, 12(sp)  /* reload */
    addi t0, s9, 4
    sw t0, 12(sp)  /* spill */
    beq t0, zero, .Llea192_decrypt_blocks_done1
.Llea192_decrypt_blocks_blocks27:
    lw t0, 0(sp)  /* reload */
    andi t1, t0, 3
    bne t1, zero, .Llea192_decrypt_blocks_misaligned28
    lw t1, 0(t0)
    lw t2, 4(t0)
    lw t3, 8(t0)
    lw t0, 12(t0)
.Llea192_decrypt_blocks_join30:
    lw s4, 0(sp)  /* reload */
    lw s5, 4(sp)  /* reload */
    addi t4, s4, 16
    sw t4, 0(sp)  /* spill */
    addi t4, s5, 672
.Llea192_decrypt_blocks_rounds33:
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    slli t5, t1, 23
    srli t1, t1, 9
    or t1, t5, t1
    lw s6, -24(t4)
    lw s7, -20(t4)
    xor t5, t0, s6
    sub t1, t1, t5
    xor t1, t1, s7
    slli t5, t2, 5
    srli t2, t2, 27
    or t2, t5, t2
    lw s3, -16(t4)
    lw s8, -12(t4)
    xor t5, t1, s3
    sub t2, t2, t5
    xor t2, t2, s8
    slli t5, t3, 3
    srli t3, t3, 29
    or t3, t5, t3
    lw s10, -8(t4)
    lw s2, -4(t4)
    xor t5, t2, s10
    sub t3, t3, t5
    xor t3, t3, s2
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    slli t5, t0, 23
    srli t0, t0, 9
    or t0, t5, t0
    lw t6, -48(t4)
    lw a0, -44(t4)
    xor t5, t3, t6
    sub t0, t0, t5
    xor t0, t0, a0
    slli t5, t1, 5
    srli t1, t1, 27
    or t1, t5, t1
    lw a1, -40(t4)
    lw a2, -36(t4)
    xor t5, t0, a1
    sub t1, t1, t5
    xor t1, t1, a2
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    lw a3, -32(t4)
    lw a4, -28(t4)
    xor t5, t1, a3
    sub t2, t2, t5
    xor t2, t2, a4
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    slli t5, t3, 23
    srli t3, t3, 9
    or t3, t5, t3
    lw a5, -72(t4)
    lw a6, -68(t4)
    xor t5, t2, a5
    sub t3, t3, t5
    xor t3, t3, a6
    slli t5, t0, 5
    srli t0, t0, 27
    or t0, t5, t0
    lw a7, -64(t4)
    lw s0, -60(t4)
    xor t5, t3, a7
    sub t0, t0, t5
    xor t0, t0, s0
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    lw s1, -56(t4)
    lw ra, -52(t4)
    xor t5, t0, s1
    sub t1, t1, t5
    xor t1, t1, ra
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    slli t5, t2, 23
    srli t2, t2, 9
    or t2, t5, t2
    lw s11, -96(t4)
    lw s9, -92(t4)
    xor t5, t1, s11
    sub t2, t2, t5
    xor t2, t2, s9
    slli t5, t3, 5
    srli t3, t3, 27
    or t3, t5, t3
    lw s4, -88(t4)
    lw s5, -84(t4)
    xor t5, t2, s4
    sub t3, t3, t5
    xor t3, t3, s5
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    lw s6, -80(t4)
    lw s7, -76(t4)
    xor t5, t3, s6
    sub t0, t0, t5
    xor t0, t0, s7
    addi t4, t4, -96
    lw s3, 4(sp)  /* reload */
    bne t4, s3, .Llea192_decrypt_blocks_rounds33
    lw t4, 8(sp)  /* reload */
    andi t5, t4, 3
    bne t5, zero, .Llea192_decrypt_blocks_misaligned35
    sw t1, 0(t4)
    sw t2, 4(t4)
    sw t3, 8(t4)
    sw t0, 12(t4)
.Llea192_decrypt_blocks_join37:
    lw s8, 8(sp)  /* reload */
    lw s10, 12(sp)  /* reload */
    addi t0, s8, 16
    sw t0, 8(sp)  /* spill */
    addi t0, s10, -1
    sw t0, 12(sp)  /* spill */
    bne t0, zero, .Llea192_decrypt_blocks_blocks27
.Llea192_decrypt_blocks_done1:
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
.Llea192_decrypt_blocks_misaligned14:
    .cfi_restore_state
    andi t1, t0, 1
    bne t1, zero, .Llea192_decrypt_blocks_odd15
    lhu s2, 2(t0)
    lhu t6, 0(t0)
    lhu a0, 6(t0)
    slli t1, s2, 16
    or t1, t6, t1
    slli t2, a0, 16
    lhu a1, 4(t0)
    lhu a2, 10(t0)
    lhu a3, 8(t0)
    or t2, a1, t2
    slli t3, a2, 16
    or t3, a3, t3
    lhu a4, 14(t0)
    lhu a5, 12(t0)
    lhu a6, 18(t0)
    slli t4, a4, 16
    or t4, a5, t4
    slli t5, a6, 16
    lhu a7, 16(t0)
    lhu s0, 22(t0)
    lhu s1, 20(t0)
    or t5, a7, t5
    slli t6, s0, 16
    or t6, s1, t6
    lhu ra, 26(t0)
    lhu s11, 24(t0)
    lhu s9, 30(t0)
    slli a0, ra, 16
    or a0, s11, a0
    slli a1, s9, 16
    lhu s4, 28(t0)
    lhu s5, 34(t0)
    lhu s6, 32(t0)
    or a1, s4, a1
    slli a2, s5, 16
    or a2, s6, a2
    lhu s7, 38(t0)
    lhu s3, 36(t0)
    lhu s8, 42(t0)
    slli a3, s7, 16
    or a3, s3, a3
    slli a4, s8, 16
    lhu s10, 40(t0)
    lhu s2, 46(t0)
    lhu a6, 44(t0)
    or a4, s10, a4
    slli a5, s2, 16
    or a5, a6, a5
    lhu a7, 50(t0)
    lhu s0, 48(t0)
    lhu s1, 54(t0)
    slli a6, a7, 16
    or a6, s0, a6
    slli a7, s1, 16
    lhu ra, 52(t0)
    lhu s11, 58(t0)
    lhu s9, 56(t0)
    or a7, ra, a7
    slli s0, s11, 16
    or s0, s9, s0
    lhu s4, 62(t0)
    lhu s5, 60(t0)
    slli s1, s4, 16
    or t0, s5, s1
    jal zero, .Llea192_decrypt_blocks_join16
.Llea192_decrypt_blocks_odd15:
    lhu s6, 1(t0)
    lbu s7, 0(t0)
    lbu s3, 3(t0)
    slli t1, s6, 8
    or t1, s7, t1
    slli t2, s3, 24
    or t1, t1, t2
    lhu s8, 5(t0)
    lbu s10, 4(t0)
    lbu s2, 7(t0)
    slli t2, s8, 8
    or t2, s10, t2
    slli t3, s2, 24
    or t2, t2, t3
    lhu ra, 9(t0)
    lbu s11, 8(t0)
    lbu s9, 11(t0)
    slli t3, ra, 8
    or t3, s11, t3
    slli t4, s9, 24
    or t3, t3, t4
    lhu s4, 13(t0)
    lbu s1, 12(t0)
    lbu s5, 15(t0)
    slli t4, s4, 8
    or t4, s1, t4
    slli t5, s5, 24
    or t4, t4, t5
    lhu t6, 17(t0)
    lbu a0, 16(t0)
    lbu a1, 19(t0)
    slli t5, t6, 8
    or t5, a0, t5
    slli t6, a1, 24
    or t5, t5, t6
    lhu a2, 21(t0)
    lbu a3, 20(t0)
    lbu a4, 23(t0)
    slli t6, a2, 8
    or t6, a3, t6
    slli a0, a4, 24
    or t6, t6, a0
    lhu a5, 25(t0)
    lbu a6, 24(t0)
    lbu a7, 27(t0)
    slli a0, a5, 8
    or a0, a6, a0
    slli a1, a7, 24
    or a0, a0, a1
    lhu s0, 29(t0)
    lbu s6, 28(t0)
    lbu s7, 31(t0)
    slli a1, s0, 8
    or a1, s6, a1
    slli a2, s7, 24
    or a1, a1, a2
    lhu s3, 33(t0)
    lbu s8, 32(t0)
    lbu s10, 35(t0)
    slli a2, s3, 8
    or a2, s8, a2
    slli a3, s10, 24
    or a2, a2, a3
    lhu s2, 37(t0)
    lbu ra, 36(t0)
    lbu s11, 39(t0)
    slli a3, s2, 8
    or a3, ra, a3
    slli a4, s11, 24
    or a3, a3, a4
    lhu s9, 41(t0)
    lbu s4, 40(t0)
    lbu s1, 43(t0)
    slli a4, s9, 8
    or a4, s4, a4
    slli a5, s1, 24
    or a4, a4, a5
    lhu s5, 45(t0)
    lbu a6, 44(t0)
    lbu a7, 47(t0)
    slli a5, s5, 8
    or a5, a6, a5
    slli a6, a7, 24
    or a5, a5, a6
    lhu s0, 49(t0)
    lbu s6, 48(t0)
    lbu s7, 51(t0)
    slli a6, s0, 8
    or a6, s6, a6
    slli a7, s7, 24
    or a6, a6, a7
    lhu s3, 53(t0)
    lbu s8, 52(t0)
    lbu s10, 55(t0)
    slli a7, s3, 8
    or a7, s8, a7
    slli s0, s10, 24
    or a7, a7, s0
    lhu s2, 57(t0)
    lbu ra, 56(t0)
    lbu s11, 59(t0)
    slli s0, s2, 8
    or s0, ra, s0
    slli s1, s11, 24
    or s0, s0, s1
    lhu s9, 61(t0)
    lbu s4, 60(t0)
    lbu s5, 63(t0)
    slli s1, s9, 8
    or s1, s4, s1
    slli t0, s5, 24
    or t0, s1, t0
    jal zero, .Llea192_decrypt_blocks_join16
.Llea192_decrypt_blocks_misaligned21:
    andi s2, s1, 1
    bne s2, zero, .Llea192_decrypt_blocks_odd22
    sh t1, 0(s1)
    srli t1, t1, 16
    sh t1, 2(s1)
    sh t2, 4(s1)
    srli t1, t2, 16
    sh t1, 6(s1)
    sh t3, 8(s1)
    srli t1, t3, 16
    sh t1, 10(s1)
    sh t4, 12(s1)
    srli t1, t4, 16
    sh t1, 14(s1)
    sh t5, 16(s1)
    srli t1, t5, 16
    sh t1, 18(s1)
    sh t6, 20(s1)
    srli t1, t6, 16
    sh t1, 22(s1)
    srli t1, a0, 16
    sh a0, 24(s1)
    sh t1, 26(s1)
    srli t1, a1, 16
    sh a1, 28(s1)
    sh t1, 30(s1)
    srli t1, a2, 16
    sh a2, 32(s1)
    sh t1, 34(s1)
    srli t1, a3, 16
    sh a3, 36(s1)
    sh t1, 38(s1)
    srli t1, a4, 16
    sh a4, 40(s1)
    sh t1, 42(s1)
    srli t1, a5, 16
    sh a5, 44(s1)
    sh t1, 46(s1)
    srli t1, a6, 16
    sh a6, 48(s1)
    sh t1, 50(s1)
    srli t1, a7, 16
    sh a7, 52(s1)
    sh t1, 54(s1)
    srli t1, s0, 16
    sh s0, 56(s1)
    sh t1, 58(s1)
    srli t1, t0, 16
    sh t0, 60(s1)
    sh t1, 62(s1)
    jal zero, .Llea192_decrypt_blocks_join23
.Llea192_decrypt_blocks_odd22:
    sb t1, 0(s1)
    srli s2, t1, 8
    srli t1, t1, 24
    sh s2, 1(s1)
    sb t1, 3(s1)
    sb t2, 4(s1)
    srli t1, t2, 8
    srli t2, t2, 24
    sh t1, 5(s1)
    sb t2, 7(s1)
    sb t3, 8(s1)
    srli t1, t3, 8
    srli t2, t3, 24
    sh t1, 9(s1)
    sb t2, 11(s1)
    sb t4, 12(s1)
    srli t1, t4, 8
    srli t2, t4, 24
    sh t1, 13(s1)
    sb t2, 15(s1)
    sb t5, 16(s1)
    srli t1, t5, 8
    srli t2, t5, 24
    sh t1, 17(s1)
    sb t2, 19(s1)
    sb t6, 20(s1)
    srli t1, t6, 8
    srli t2, t6, 24
    sh t1, 21(s1)
    sb t2, 23(s1)
    srli t1, a0, 8
    sb a0, 24(s1)
    srli t2, a0, 24
    sh t1, 25(s1)
    sb t2, 27(s1)
    srli t1, a1, 8
    srli t2, a1, 24
    sb a1, 28(s1)
    sh t1, 29(s1)
    sb t2, 31(s1)
    srli t1, a2, 8
    srli t2, a2, 24
    sb a2, 32(s1)
    sh t1, 33(s1)
    sb t2, 35(s1)
    srli t1, a3, 8
    srli t2, a3, 24
    sb a3, 36(s1)
    sh t1, 37(s1)
    sb t2, 39(s1)
    srli t1, a4, 8
    srli t2, a4, 24
    sb a4, 40(s1)
    sh t1, 41(s1)
    sb t2, 43(s1)
    srli t1, a5, 8
    srli t2, a5, 24
    sb a5, 44(s1)
    sh t1, 45(s1)
    sb t2, 47(s1)
    srli t1, a6, 8
    srli t2, a6, 24
    sb a6, 48(s1)
    sh t1, 49(s1)
    sb t2, 51(s1)
    srli t1, a7, 8
    srli t2, a7, 24
    sb a7, 52(s1)
    sh t1, 53(s1)
    sb t2, 55(s1)
    srli t1, s0, 8
    srli t2, s0, 24
    sb s0, 56(s1)
    sh t1, 57(s1)
    sb t2, 59(s1)
    srli t1, t0, 8
    srli t2, t0, 24
    sb t0, 60(s1)
    sh t1, 61(s1)
    sb t2, 63(s1)
    jal zero, .Llea192_decrypt_blocks_join23
.Llea192_decrypt_blocks_misaligned28:
    andi t1, t0, 1
    bne t1, zero, .Llea192_decrypt_blocks_odd29
    lhu s6, 2(t0)
    lhu s7, 0(t0)
    lhu s3, 6(t0)
    slli t1, s6, 16
    or t1, s7, t1
    slli t2, s3, 16
    lhu s8, 4(t0)
    lhu s10, 10(t0)
    lhu ra, 8(t0)
    or t2, s8, t2
    slli t3, s10, 16
    or t3, ra, t3
    lhu s11, 14(t0)
    lhu s9, 12(t0)
    slli t0, s11, 16
    or t0, s9, t0
    jal zero, .Llea192_decrypt_blocks_join30
.Llea192_decrypt_blocks_odd29:
    lhu s4, 1(t0)
    lbu s5, 0(t0)
    lbu s2, 3(t0)
    slli t1, s4, 8
    or t1, s5, t1
    slli t2, s2, 24
    or t1, t1, t2
    lhu t4, 5(t0)
    lbu t5, 4(t0)
    lbu t6, 7(t0)
    slli t2, t4, 8
    or t2, t5, t2
    slli t3, t6, 24
    or t2, t2, t3
    lhu a0, 9(t0)
    lbu a1, 8(t0)
    lbu a2, 11(t0)
    slli t3, a0, 8
    or t3, a1, t3
    slli t4, a2, 24
    or t3, t3, t4
    lhu a3, 13(t0)
    lbu a4, 12(t0)
    lbu a5, 15(t0)
    slli t0, a3, 8
    or t0, a4, t0
    slli t4, a5, 24
    or t0, t0, t4
    jal zero, .Llea192_decrypt_blocks_join30
.Llea192_decrypt_blocks_misaligned35:
    andi t5, t4, 1
    bne t5, zero, .Llea192_decrypt_blocks_odd36
    srli t5, t1, 16
    sh t1, 0(t4)
    sh t5, 2(t4)
    srli t1, t2, 16
    sh t2, 4(t4)
    sh t1, 6(t4)
    srli t1, t3, 16
    sh t3, 8(t4)
    sh t1, 10(t4)
    srli t1, t0, 16
    sh t0, 12(t4)
    sh t1, 14(t4)
    jal zero, .Llea192_decrypt_blocks_join37
.Llea192_decrypt_blocks_odd36:
    srli t5, t1, 8
    srli t6, t1, 24
    sb t1, 0(t4)
    sh t5, 1(t4)
    sb t6, 3(t4)
    srli t1, t2, 8
    srli t5, t2, 24
    sb t2, 4(t4)
    sh t1, 5(t4)
    sb t5, 7(t4)
    srli t1, t3, 8
    srli t2, t3, 24
    sb t3, 8(t4)
    sh t1, 9(t4)
    sb t2, 11(t4)
    srli t1, t0, 8
    srli t2, t0, 24
    sb t0, 12(t4)
    sh t1, 13(t4)
    sb t2, 15(t4)
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
    addi sp, sp, -112
    .cfi_def_cfa_offset 112
    sw s0, 60(sp)
    .cfi_offset s0, -52
    sw s1, 64(sp)
    .cfi_offset s1, -48
    sw s2, 68(sp)
    .cfi_offset s2, -44
    sw s3, 72(sp)
    .cfi_offset s3, -40
    sw s4, 76(sp)
    .cfi_offset s4, -36
    sw s5, 80(sp)
    .cfi_offset s5, -32
    sw s6, 84(sp)
    .cfi_offset s6, -28
    sw s7, 88(sp)
    .cfi_offset s7, -24
    sw s8, 92(sp)
    .cfi_offset s8, -20
    sw s9, 96(sp)
    .cfi_offset s9, -16
    sw s10, 100(sp)
    .cfi_offset s10, -12
    sw s11, 104(sp)
    .cfi_offset s11, -8
    sw ra, 108(sp)
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
    sw t4, 0(sp)  /* spill */
.Llea192_ctr_join8:
    lui t4, 0x1000
    addi t5, zero, 64
    bgeu a4, t5, .Llea192_ctr_enough13
    jal zero, .Llea192_ctr_few11
.Llea192_ctr_enough13:
    sw a0, 4(sp)  /* spill */
    sw t0, 8(sp)  /* spill */
    /* round i = 0: x := round(x, rk[i]) */
    lw t6, 16(a0)
    /* round i = 1: x := round(x, rk[i]) */
    lw a5, 44(a0)
    xor t5, t3, t6
    xor t6, t1, a5
    lw a6, 8(a0)
    lw a7, 12(a0)
    xor a5, t2, a6
    xor t3, t3, a7
    add t3, a5, t3
    slli a5, t3, 27
    srli t3, t3, 5
    or t3, a5, t3
    lw s0, 32(a0)
    lw s1, 0(a0)
    xor a5, t3, s0
    xor t1, t1, s1
    lw s2, 4(a0)
    /* round i = 2: x := round(x, rk[i]) */
    lw s3, 68(a0)
    xor t2, t2, s2
    add t1, t1, t2
    slli t2, t1, 9
    srli t1, t1, 23
    or t1, t2, t1
    xor t2, t1, s3
    lw s4, 24(a0)
    lw s5, 28(a0)
    xor t1, t1, s4
    xor t3, t3, s5
    add t1, t1, t3
    slli t3, t1, 9
    srli t1, t1, 23
    or t1, t3, t1
    lw s6, 48(a0)
    /* round i = 3: x := round(x, rk[i]) */
    lw s7, 92(a0)
    xor t3, t1, s6
    xor t1, t1, s7
    sw a4, 12(sp)  /* spill */
    sw a2, 16(sp)  /* spill */
    sw a3, 20(sp)  /* spill */
    sw a1, 24(sp)  /* spill */
    sw t4, 28(sp)  /* spill */
    sw t5, 32(sp)  /* spill */
    sw t6, 36(sp)  /* spill */
    sw a5, 40(sp)  /* spill */
    sw t2, 44(sp)  /* spill */
    sw t3, 48(sp)  /* spill */
    sw t1, 52(sp)  /* spill */
    bne t0, zero, .Llea192_ctr_rest14
    addi t0, a0, 576
    sw t0, 56(sp)  /* spill */
    addi t0, zero, 96
    bltu a4, t0, .Llea192_ctr_fewer15
    lw s8, 0(sp)  /* reload */
    lui t0, 0xfb000
    bgeu s8, t0, .Llea192_ctr_fewer15
.Llea192_ctr_batch16:
    lw s9, 4(sp)  /* reload */
    lw s11, 0(sp)  /* reload */
    /* round i = 0: x := round(x, rk[i]) */
    lw s10, 20(s9)
    lw ra, 28(sp)  /* reload */
    xor t1, s11, s10
    add t0, s11, ra
    lw a6, 32(sp)  /* reload */
    /* round i = 1: x := round(x, rk[i]) */
    lw a7, 40(s9)
    add t1, a6, t1
    slli t2, t1, 29
    srli t1, t1, 3
    or t1, t2, t1
    xor t2, t0, s10
    add t2, a6, t2
    slli t3, t2, 29
    srli t2, t2, 3
    or t2, t3, t2
    add t0, t0, ra
    xor t3, t0, s10
    add t3, a6, t3
    slli t4, t3, 29
    srli t3, t3, 3
    or t3, t4, t3
    add t0, t0, ra
    xor t4, t0, s10
    add t4, a6, t4
    slli t5, t4, 29
    srli t4, t4, 3
    or t4, t5, t4
    add t0, t0, ra
    xor t5, t0, s10
    add t5, a6, t5
    slli t6, t5, 29
    srli t5, t5, 3
    or t5, t6, t5
    add t0, t0, ra
    xor t6, t0, s10
    add t6, a6, t6
    slli a0, t6, 29
    srli t6, t6, 3
    or t6, a0, t6
    lw s0, 36(s9)
    xor a0, t1, a7
    lw s1, 36(sp)  /* reload */
    xor a5, t6, a7
    add a0, a0, s1
    slli a1, a0, 29
    srli a0, a0, 3
    or a0, a1, a0
    xor a1, t2, a7
    add a1, a1, s1
    slli a2, a1, 29
    srli a1, a1, 3
    or a1, a2, a1
    xor a2, t3, a7
    add a2, a2, s1
    slli a3, a2, 29
    srli a2, a2, 3
    or a2, a3, a2
    xor a3, t4, a7
    add a3, a3, s1
    slli a4, a3, 29
    srli a3, a3, 3
    or a3, a4, a3
    xor a4, t5, a7
    add a4, a4, s1
    add a5, a5, s1
    xor t1, t1, s0
    lw s2, 40(sp)  /* reload */
    xor t2, t2, s0
    add t1, s2, t1
    add t2, s2, t2
    xor t3, t3, s0
    add t3, s2, t3
    xor t4, t4, s0
    add t4, s2, t4
    xor t5, t5, s0
    add t5, s2, t5
    xor t6, t6, s0
    slli a6, a4, 29
    srli a4, a4, 3
    or a4, a6, a4
    slli a6, a5, 29
    srli a5, a5, 3
    or a5, a6, a5
    slli a6, t1, 27
    srli t1, t1, 5
    or t1, a6, t1
    slli a6, t2, 27
    srli t2, t2, 5
    or t2, a6, t2
    slli a6, t3, 27
    srli t3, t3, 5
    or t3, a6, t3
    slli a6, t4, 27
    srli t4, t4, 5
    or t4, a6, t4
    slli a6, t5, 27
    srli t5, t5, 5
    or t5, a6, t5
    add t6, s2, t6
    slli a6, t6, 27
    srli t6, t6, 5
    or t6, a6, t6
    /* round i = 2: x := round(x, rk[i]) */
    lw s3, 64(s9)
    add t0, t0, ra
    sw t0, 0(sp)  /* spill */
    xor t0, a0, s3
    lw s4, 44(sp)  /* reload */
    xor s2, a5, s3
    add t0, t0, s4
    slli a6, t0, 29
    srli t0, t0, 3
    or a6, a6, t0
    xor t0, a1, s3
    add t0, t0, s4
    slli a7, t0, 29
    srli t0, t0, 3
    or a7, a7, t0
    xor t0, a2, s3
    add t0, t0, s4
    slli s0, t0, 29
    srli t0, t0, 3
    or s0, s0, t0
    xor t0, a3, s3
    add t0, t0, s4
    slli s1, t0, 29
    srli t0, t0, 3
    or s1, s1, t0
    xor t0, a4, s3
    add t0, t0, s4
    add s2, s2, s4
    slli s3, t0, 29
    srli t0, t0, 3
    or s3, s3, t0
    slli t0, s2, 29
    srli s2, s2, 3
    or s2, t0, s2
    lw s5, 56(s9)
    lw s6, 60(s9)
    xor t0, t1, s5
    xor a0, a0, s6
    add t0, t0, a0
    xor a0, a1, s6
    xor a1, a2, s6
    xor a2, a3, s6
    xor a3, a4, s6
    xor a4, a5, s6
    slli a5, t0, 27
    srli t0, t0, 5
    or s4, a5, t0
    xor t0, t2, s5
    add t0, t0, a0
    slli a0, t0, 27
    srli t0, t0, 5
    or s6, a0, t0
    xor t0, t3, s5
    add t0, t0, a1
    slli a0, t0, 27
    srli t0, t0, 5
    or s7, a0, t0
    xor t0, t4, s5
    add t0, t0, a2
    slli a0, t0, 27
    srli t0, t0, 5
    or s8, a0, t0
    xor t0, t5, s5
    add t0, t0, a3
    xor a0, t6, s5
    add a0, a0, a4
    slli a1, t0, 27
    srli t0, t0, 5
    or s5, a1, t0
    slli t0, a0, 27
    srli a0, a0, 5
    or s10, t0, a0
    lw s11, 52(s9)
    lw ra, 48(sp)  /* reload */
    xor t0, t1, s11
    add t0, ra, t0
    xor t1, t2, s11
    add t1, ra, t1
    xor t2, t3, s11
    add t2, ra, t2
    xor t3, t4, s11
    add t3, ra, t3
    xor t4, t5, s11
    add t4, ra, t4
    xor t5, t6, s11
    add t5, ra, t5
    slli t6, t0, 9
    srli t0, t0, 23
    or t0, t6, t0
    slli t6, t1, 9
    srli t1, t1, 23
    or t1, t6, t1
    slli t6, t2, 9
    srli t2, t2, 23
    or t2, t6, t2
    slli t6, t3, 9
    srli t3, t3, 23
    or t3, t6, t3
    slli t6, t4, 9
    srli t4, t4, 23
    or t4, t6, t4
    slli t6, t5, 9
    srli t5, t5, 23
    or t5, t6, t5
    /* round i = 3: x := round(x, rk[i]) */
    lw a5, 88(s9)
    lw a3, 52(sp)  /* reload */
    xor t6, a6, a5
    add t6, t6, a3
    slli a0, t6, 29
    srli t6, t6, 3
    or t6, a0, t6
    xor a0, a7, a5
    add a0, a0, a3
    slli a1, a0, 29
    srli a0, a0, 3
    or a0, a1, a0
    xor a1, s0, a5
    add a1, a1, a3
    slli a2, a1, 29
    srli a1, a1, 3
    or a1, a2, a1
    xor a2, s1, a5
    add a2, a2, a3
    slli a4, a2, 29
    srli a2, a2, 3
    or a2, a4, a2
    xor a4, s3, a5
    add a4, a4, a3
    xor a5, s2, a5
    add a5, a5, a3
    slli a3, a4, 29
    srli a4, a4, 3
    or a3, a3, a4
    slli a4, a5, 29
    srli a5, a5, 3
    or a4, a4, a5
    lw s11, 80(s9)
    lw ra, 84(s9)
    xor a5, s4, s11
    xor a6, a6, ra
    add a5, a5, a6
    xor a6, a7, ra
    xor a7, s0, ra
    xor s0, s1, ra
    xor s1, s3, ra
    xor s2, s2, ra
    slli s3, a5, 27
    srli a5, a5, 5
    or a5, s3, a5
    xor s3, s6, s11
    add a6, s3, a6
    slli s3, a6, 27
    srli a6, a6, 5
    or a6, s3, a6
    xor s3, s7, s11
    add a7, s3, a7
    slli s3, a7, 27
    srli a7, a7, 5
    or a7, s3, a7
    xor s3, s8, s11
    add s0, s3, s0
    slli s3, s0, 27
    srli s0, s0, 5
    or s0, s3, s0
    xor s3, s5, s11
    add s1, s3, s1
    xor s3, s10, s11
    add s2, s3, s2
    slli s3, s1, 27
    srli s1, s1, 5
    or s1, s3, s1
    slli s3, s2, 27
    srli s2, s2, 5
    or s2, s3, s2
    lw ra, 72(s9)
    lw s11, 76(s9)
    xor s3, t0, ra
    xor s4, s4, s11
    add s3, s3, s4
    xor s4, s6, s11
    xor s6, s7, s11
    xor s7, s8, s11
    xor s8, s5, s11
    xor s10, s10, s11
    slli s5, s3, 9
    srli s3, s3, 23
    or s3, s5, s3
    xor s5, t1, ra
    add s4, s5, s4
    slli s5, s4, 9
    srli s4, s4, 23
    or s4, s5, s4
    xor s5, t2, ra
    add s5, s5, s6
    slli s6, s5, 9
    srli s5, s5, 23
    or s5, s6, s5
    xor s6, t3, ra
    add s6, s6, s7
    slli s7, s6, 9
    srli s6, s6, 23
    or s6, s7, s6
    xor s7, t4, ra
    add s7, s7, s8
    xor s8, t5, ra
    add s8, s8, s10
    slli s10, s7, 9
    srli s7, s7, 23
    or s7, s10, s7
    slli s10, s8, 9
    srli s8, s8, 23
    or s8, s10, s8
.Llea192_ctr_rounds20:
    /* round i = 4, 8, ..., 24: x := round(x, rk[i]) */
    lw s11, 112(s9)
    lw ra, 116(s9)
    xor s10, t6, s11
    xor t0, t0, ra
    add t0, s10, t0
    slli s10, t0, 29
    srli t0, t0, 3
    or t0, s10, t0
    xor t1, t1, ra
    xor s10, a0, s11
    add t1, s10, t1
    slli s10, t1, 29
    srli t1, t1, 3
    or t1, s10, t1
    xor t2, t2, ra
    xor s10, a1, s11
    add t2, s10, t2
    slli s10, t2, 29
    srli t2, t2, 3
    or t2, s10, t2
    xor t3, t3, ra
    xor s10, a2, s11
    add t3, s10, t3
    slli s10, t3, 29
    srli t3, t3, 3
    or t3, s10, t3
    xor t4, t4, ra
    xor s10, a3, s11
    add t4, s10, t4
    xor t5, t5, ra
    xor s10, a4, s11
    add t5, s10, t5
    slli s10, t4, 29
    srli t4, t4, 3
    or t4, s10, t4
    slli s10, t5, 29
    srli t5, t5, 3
    lw ra, 104(s9)
    lw s11, 108(s9)
    or t5, s10, t5
    xor s10, a5, ra
    xor t6, t6, s11
    add t6, s10, t6
    slli s10, t6, 27
    srli t6, t6, 5
    or t6, s10, t6
    xor a0, a0, s11
    xor s10, a6, ra
    add a0, s10, a0
    slli s10, a0, 27
    srli a0, a0, 5
    or a0, s10, a0
    xor a1, a1, s11
    xor s10, a7, ra
    add a1, s10, a1
    slli s10, a1, 27
    srli a1, a1, 5
    or a1, s10, a1
    xor a2, a2, s11
    xor s10, s0, ra
    add a2, s10, a2
    slli s10, a2, 27
    srli a2, a2, 5
    or a2, s10, a2
    xor a3, a3, s11
    xor s10, s1, ra
    add a3, s10, a3
    xor a4, a4, s11
    xor s10, s2, ra
    add a4, s10, a4
    slli s10, a3, 27
    srli a3, a3, 5
    or a3, s10, a3
    slli s10, a4, 27
    srli a4, a4, 5
    lw s11, 96(s9)
    lw ra, 100(s9)
    or a4, s10, a4
    xor s10, s3, s11
    xor a5, a5, ra
    add a5, s10, a5
    slli s10, a5, 9
    srli a5, a5, 23
    or a5, s10, a5
    xor a6, a6, ra
    xor s10, s4, s11
    add a6, s10, a6
    slli s10, a6, 9
    srli a6, a6, 23
    or a6, s10, a6
    xor a7, a7, ra
    xor s10, s5, s11
    add a7, s10, a7
    slli s10, a7, 9
    srli a7, a7, 23
    or a7, s10, a7
    xor s0, s0, ra
    xor s10, s6, s11
    add s0, s10, s0
    slli s10, s0, 9
    srli s0, s0, 23
    or s0, s10, s0
    xor s1, s1, ra
    xor s10, s7, s11
    add s1, s10, s1
    xor s2, s2, ra
    xor s10, s8, s11
    add s2, s10, s2
    slli s10, s1, 9
    srli s1, s1, 23
    or s1, s10, s1
    slli s10, s2, 9
    srli s2, s2, 23
    /* round i = 5, 9, ..., 25: x := round(x, rk[i]) */
    lw ra, 136(s9)
    lw s11, 140(s9)
    or s2, s10, s2
    xor s10, t0, ra
    xor s3, s3, s11
    add s3, s10, s3
    slli s10, s3, 29
    srli s3, s3, 3
    or s3, s10, s3
    xor s4, s4, s11
    xor s10, t1, ra
    add s4, s10, s4
    slli s10, s4, 29
    srli s4, s4, 3
    or s4, s10, s4
    xor s5, s5, s11
    xor s10, t2, ra
    add s5, s10, s5
    slli s10, s5, 29
    srli s5, s5, 3
    or s5, s10, s5
    xor s6, s6, s11
    xor s10, t3, ra
    add s6, s10, s6
    slli s10, s6, 29
    srli s6, s6, 3
    or s6, s10, s6
    xor s7, s7, s11
    xor s10, t4, ra
    add s7, s10, s7
    xor s8, s8, s11
    xor s10, t5, ra
    add s8, s10, s8
    slli s10, s7, 29
    srli s7, s7, 3
    or s7, s10, s7
    slli s10, s8, 29
    srli s8, s8, 3
    lw s11, 128(s9)
    lw ra, 132(s9)
    or s8, s10, s8
    xor s10, t6, s11
    xor t0, t0, ra
    add t0, s10, t0
    slli s10, t0, 27
    srli t0, t0, 5
    or t0, s10, t0
    xor t1, t1, ra
    xor s10, a0, s11
    add t1, s10, t1
    slli s10, t1, 27
    srli t1, t1, 5
    or t1, s10, t1
    xor t2, t2, ra
    xor s10, a1, s11
    add t2, s10, t2
    slli s10, t2, 27
    srli t2, t2, 5
    or t2, s10, t2
    xor t3, t3, ra
    xor s10, a2, s11
    add t3, s10, t3
    slli s10, t3, 27
    srli t3, t3, 5
    or t3, s10, t3
    xor t4, t4, ra
    xor s10, a3, s11
    add t4, s10, t4
    xor t5, t5, ra
    xor s10, a4, s11
    add t5, s10, t5
    slli s10, t4, 27
    srli t4, t4, 5
    or t4, s10, t4
    slli s10, t5, 27
    srli t5, t5, 5
    lw ra, 120(s9)
    lw s11, 124(s9)
    or t5, s10, t5
    xor s10, a5, ra
    xor t6, t6, s11
    add t6, s10, t6
    slli s10, t6, 9
    srli t6, t6, 23
    or t6, s10, t6
    xor a0, a0, s11
    xor s10, a6, ra
    add a0, s10, a0
    slli s10, a0, 9
    srli a0, a0, 23
    or a0, s10, a0
    xor a1, a1, s11
    xor s10, a7, ra
    add a1, s10, a1
    slli s10, a1, 9
    srli a1, a1, 23
    or a1, s10, a1
    xor a2, a2, s11
    xor s10, s0, ra
    add a2, s10, a2
    slli s10, a2, 9
    srli a2, a2, 23
    or a2, s10, a2
    xor a3, a3, s11
    xor s10, s1, ra
    add a3, s10, a3
    xor a4, a4, s11
    xor s10, s2, ra
    add a4, s10, a4
    slli s10, a3, 9
    srli a3, a3, 23
    or a3, s10, a3
    slli s10, a4, 9
    srli a4, a4, 23
    /* round i = 6, 10, ..., 26: x := round(x, rk[i]) */
    lw s11, 160(s9)
    lw ra, 164(s9)
    or a4, s10, a4
    xor s10, s3, s11
    xor a5, a5, ra
    add a5, s10, a5
    slli s10, a5, 29
    srli a5, a5, 3
    or a5, s10, a5
    xor a6, a6, ra
    xor s10, s4, s11
    add a6, s10, a6
    slli s10, a6, 29
    srli a6, a6, 3
    or a6, s10, a6
    xor a7, a7, ra
    xor s10, s5, s11
    add a7, s10, a7
    slli s10, a7, 29
    srli a7, a7, 3
    or a7, s10, a7
    xor s0, s0, ra
    xor s10, s6, s11
    add s0, s10, s0
    slli s10, s0, 29
    srli s0, s0, 3
    or s0, s10, s0
    xor s1, s1, ra
    xor s10, s7, s11
    add s1, s10, s1
    xor s2, s2, ra
    xor s10, s8, s11
    add s2, s10, s2
    slli s10, s1, 29
    srli s1, s1, 3
    or s1, s10, s1
    slli s10, s2, 29
    srli s2, s2, 3
    lw ra, 152(s9)
    lw s11, 156(s9)
    or s2, s10, s2
    xor s10, t0, ra
    xor s3, s3, s11
    add s3, s10, s3
    slli s10, s3, 27
    srli s3, s3, 5
    or s3, s10, s3
    xor s4, s4, s11
    xor s10, t1, ra
    add s4, s10, s4
    slli s10, s4, 27
    srli s4, s4, 5
    or s4, s10, s4
    xor s5, s5, s11
    xor s10, t2, ra
    add s5, s10, s5
    slli s10, s5, 27
    srli s5, s5, 5
    or s5, s10, s5
    xor s6, s6, s11
    xor s10, t3, ra
    add s6, s10, s6
    slli s10, s6, 27
    srli s6, s6, 5
    or s6, s10, s6
    xor s7, s7, s11
    xor s10, t4, ra
    add s7, s10, s7
    xor s8, s8, s11
    xor s10, t5, ra
    add s8, s10, s8
    slli s10, s7, 27
    srli s7, s7, 5
    or s7, s10, s7
    slli s10, s8, 27
    srli s8, s8, 5
    lw s11, 144(s9)
    lw ra, 148(s9)
    or s8, s10, s8
    xor s10, t6, s11
    xor t0, t0, ra
    add t0, s10, t0
    slli s10, t0, 9
    srli t0, t0, 23
    or t0, s10, t0
    xor t1, t1, ra
    xor s10, a0, s11
    add t1, s10, t1
    slli s10, t1, 9
    srli t1, t1, 23
    or t1, s10, t1
    xor t2, t2, ra
    xor s10, a1, s11
    add t2, s10, t2
    slli s10, t2, 9
    srli t2, t2, 23
    or t2, s10, t2
    xor t3, t3, ra
    xor s10, a2, s11
    add t3, s10, t3
    slli s10, t3, 9
    srli t3, t3, 23
    or t3, s10, t3
    xor t4, t4, ra
    xor s10, a3, s11
    add t4, s10, t4
    xor t5, t5, ra
    xor s10, a4, s11
    add t5, s10, t5
    slli s10, t4, 9
    srli t4, t4, 23
    or t4, s10, t4
    slli s10, t5, 9
    srli t5, t5, 23
    /* round i = 7, 11, ..., 27: x := round(x, rk[i]) */
    lw ra, 184(s9)
    lw s11, 188(s9)
    or t5, s10, t5
    xor s10, a5, ra
    xor t6, t6, s11
    add t6, s10, t6
    slli s10, t6, 29
    srli t6, t6, 3
    or t6, s10, t6
    xor a0, a0, s11
    xor s10, a6, ra
    add a0, s10, a0
    slli s10, a0, 29
    srli a0, a0, 3
    or a0, s10, a0
    xor a1, a1, s11
    xor s10, a7, ra
    add a1, s10, a1
    slli s10, a1, 29
    srli a1, a1, 3
    or a1, s10, a1
    xor a2, a2, s11
    xor s10, s0, ra
    add a2, s10, a2
    slli s10, a2, 29
    srli a2, a2, 3
    or a2, s10, a2
    xor a3, a3, s11
    xor s10, s1, ra
    add a3, s10, a3
    xor a4, a4, s11
    xor s10, s2, ra
    add a4, s10, a4
    slli s10, a3, 29
    srli a3, a3, 3
    or a3, s10, a3
    slli s10, a4, 29
    srli a4, a4, 3
    lw s11, 176(s9)
    lw ra, 180(s9)
    or a4, s10, a4
    xor s10, s3, s11
    xor a5, a5, ra
    add a5, s10, a5
    slli s10, a5, 27
    srli a5, a5, 5
    or a5, s10, a5
    xor a6, a6, ra
    xor s10, s4, s11
    add a6, s10, a6
    slli s10, a6, 27
    srli a6, a6, 5
    or a6, s10, a6
    xor a7, a7, ra
    xor s10, s5, s11
    add a7, s10, a7
    slli s10, a7, 27
    srli a7, a7, 5
    or a7, s10, a7
    xor s0, s0, ra
    xor s10, s6, s11
    add s0, s10, s0
    slli s10, s0, 27
    srli s0, s0, 5
    or s0, s10, s0
    xor s1, s1, ra
    xor s10, s7, s11
    add s1, s10, s1
    xor s2, s2, ra
    xor s10, s8, s11
    add s2, s10, s2
    slli s10, s1, 27
    srli s1, s1, 5
    or s1, s10, s1
    slli s10, s2, 27
    srli s2, s2, 5
    lw ra, 168(s9)
    lw s11, 172(s9)
    or s2, s10, s2
    xor s10, t0, ra
    xor s3, s3, s11
    add s3, s10, s3
    slli s10, s3, 9
    srli s3, s3, 23
    or s3, s10, s3
    xor s4, s4, s11
    xor s10, t1, ra
    add s4, s10, s4
    slli s10, s4, 9
    srli s4, s4, 23
    or s4, s10, s4
    xor s5, s5, s11
    xor s10, t2, ra
    add s5, s10, s5
    slli s10, s5, 9
    srli s5, s5, 23
    or s5, s10, s5
    xor s6, s6, s11
    xor s10, t3, ra
    add s6, s10, s6
    slli s10, s6, 9
    srli s6, s6, 23
    or s6, s10, s6
    xor s7, s7, s11
    xor s10, t4, ra
    add s7, s10, s7
    xor s8, s8, s11
    xor s10, t5, ra
    add s8, s10, s8
    slli s10, s7, 9
    srli s7, s7, 23
    or s7, s10, s7
    slli s10, s8, 9
    srli s8, s8, 23
    lw s11, 56(sp)  /* reload */
    addi s9, s9, 96
    or s8, s10, s8
    bne s9, s11, .Llea192_ctr_rounds20
    lw s10, 16(sp)  /* reload */
    lw ra, 12(sp)  /* reload */
    lw s11, 0(s10)
    addi s9, ra, -96
    xor s3, s3, s11
    lw s11, 8(s10)
    lw ra, 4(s10)
    xor t6, t6, s11
    xor a5, a5, ra
    lw s11, 20(sp)  /* reload */
    lw ra, 12(s10)
    sw s3, 0(s11)
    sw a5, 4(s11)
    xor t0, t0, ra
    sw t6, 8(s11)
    sw t0, 12(s11)
    lw s3, 16(s10)
    lw a5, 20(s10)
    xor t0, s4, s3
    lw ra, 24(s10)
    lw s3, 28(s10)
    xor t6, a6, a5
    sw t0, 16(s11)
    xor a0, a0, ra
    sw t6, 20(s11)
    sw a0, 24(s11)
    xor t0, t1, s3
    sw t0, 28(s11)
    lw s4, 32(s10)
    lw a5, 36(s10)
    xor t0, s5, s4
    lw a6, 40(s10)
    lw ra, 44(s10)
    xor t1, a7, a5
    sw t0, 32(s11)
    xor t6, a1, a6
    sw t1, 36(s11)
    sw t6, 40(s11)
    xor t0, t2, ra
    sw t0, 44(s11)
    lw a0, 48(s10)
    lw s3, 52(s10)
    xor t0, s6, a0
    lw s4, 56(s10)
    lw s5, 60(s10)
    xor t1, s0, s3
    sw t0, 48(s11)
    xor t2, a2, s4
    sw t1, 52(s11)
    sw t2, 56(s11)
    xor t0, t3, s5
    sw t0, 60(s11)
    lw a5, 64(s10)
    lw a7, 68(s10)
    lw a1, 72(s10)
    lw a6, 76(s10)
    xor t0, s7, a5
    sw t0, 64(s11)
    xor t0, s1, a7
    sw t0, 68(s11)
    xor t0, a3, a1
    sw t0, 72(s11)
    xor t0, t4, a6
    sw t0, 76(s11)
    lw t6, 80(s10)
    lw ra, 84(s10)
    lw a0, 88(s10)
    lw s6, 92(s10)
    xor t0, s8, t6
    sw t0, 80(s11)
    xor t0, s2, ra
    sw t0, 84(s11)
    xor t0, a4, a0
    sw t0, 88(s11)
    xor t0, t5, s6
    sw t0, 92(s11)
    addi t0, s10, 96
    sw t0, 16(sp)  /* spill */
    addi t0, s11, 96
    lw s0, 0(sp)  /* reload */
    lw s3, 28(sp)  /* reload */
    sw s9, 12(sp)  /* spill */
    sw t0, 20(sp)  /* spill */
    bltu s0, s3, .Llea192_ctr_wrapped12
    addi t0, zero, 96
    bltu s9, t0, .Llea192_ctr_fewer15
    lui t0, 0xfb000
    bltu s0, t0, .Llea192_ctr_batch16
.Llea192_ctr_fewer15:
.Llea192_ctr_rest14:
    lw a2, 4(sp)  /* reload */
    lw s4, 12(sp)  /* reload */
    addi t1, zero, 64
    addi t0, a2, 576
    bltu s4, t1, .Llea192_ctr_fewer25
    lw t2, 0(sp)  /* reload */
    lui t1, 0xfd000
    bgeu t2, t1, .Llea192_ctr_fewer25
.Llea192_ctr_batch26:
    lw s5, 4(sp)  /* reload */
    lw a5, 0(sp)  /* reload */
    /* round i = 0: x := round(x, rk[i]) */
    lw t3, 20(s5)
    lw s7, 28(sp)  /* reload */
    xor t2, a5, t3
    add t1, a5, s7
    lw a7, 32(sp)  /* reload */
    /* round i = 1: x := round(x, rk[i]) */
    lw s1, 40(s5)
    add t2, a7, t2
    slli t4, t2, 29
    srli t2, t2, 3
    or t2, t4, t2
    xor t4, t1, t3
    add t4, a7, t4
    slli t5, t4, 29
    srli t4, t4, 3
    or t4, t5, t4
    add t1, t1, s7
    xor t5, t1, t3
    add t5, a7, t5
    slli t6, t5, 29
    srli t5, t5, 3
    or t5, t6, t5
    add t1, t1, s7
    xor t3, t1, t3
    add t3, a7, t3
    slli t6, t3, 29
    srli t3, t3, 3
    or t3, t6, t3
    lw a1, 36(s5)
    xor t6, t2, s1
    lw a3, 36(sp)  /* reload */
    xor t2, t2, a1
    add t6, t6, a3
    slli a0, t6, 29
    srli t6, t6, 3
    or t6, a0, t6
    xor a0, t4, s1
    add a0, a0, a3
    slli a2, a0, 29
    srli a0, a0, 3
    or a0, a2, a0
    xor a2, t5, s1
    add a2, a2, a3
    slli a4, a2, 29
    srli a2, a2, 3
    or a2, a4, a2
    xor a4, t3, s1
    add a3, a4, a3
    slli a4, a3, 29
    srli a3, a3, 3
    or a3, a4, a3
    lw a6, 40(sp)  /* reload */
    xor t4, t4, a1
    add t2, a6, t2
    slli a4, t2, 27
    srli t2, t2, 5
    or t2, a4, t2
    add t4, a6, t4
    slli a4, t4, 27
    srli t4, t4, 5
    or t4, a4, t4
    xor t5, t5, a1
    add t5, a6, t5
    slli a4, t5, 27
    srli t5, t5, 5
    or t5, a4, t5
    xor t3, t3, a1
    add t3, a6, t3
    slli a1, t3, 27
    srli t3, t3, 5
    or t3, a1, t3
    /* round i = 2: x := round(x, rk[i]) */
    lw s8, 64(s5)
    lw s2, 56(s5)
    xor a1, t6, s8
    lw ra, 44(sp)  /* reload */
    xor a6, a3, s8
    add a1, a1, ra
    slli a4, a1, 29
    srli a1, a1, 3
    or a4, a4, a1
    xor a1, a0, s8
    add a1, a1, ra
    slli a5, a1, 29
    srli a1, a1, 3
    or a5, a5, a1
    xor a1, a2, s8
    add a1, a1, ra
    add a6, a6, ra
    add t1, t1, s7
    sw t1, 0(sp)  /* spill */
    slli t1, a1, 29
    srli a1, a1, 3
    or a7, t1, a1
    slli t1, a6, 29
    srli a1, a6, 3
    or a6, t1, a1
    xor t1, t2, s2
    lw s6, 60(s5)
    lw s10, 52(s5)
    xor t6, t6, s6
    add t1, t1, t6
    xor t6, a0, s6
    xor a0, a2, s6
    xor a1, a3, s6
    slli a2, t1, 27
    srli t1, t1, 5
    or s0, a2, t1
    xor t1, t4, s2
    add t1, t1, t6
    slli t6, t1, 27
    srli t1, t1, 5
    or s1, t6, t1
    xor t1, t5, s2
    add t1, t1, a0
    xor t6, t3, s2
    add t6, t6, a1
    slli a0, t1, 27
    srli t1, t1, 5
    or s2, a0, t1
    slli t1, t6, 27
    srli t6, t6, 5
    or s3, t1, t6
    xor t1, t2, s10
    lw s11, 48(sp)  /* reload */
    xor t2, t4, s10
    add t1, s11, t1
    add t2, s11, t2
    xor t4, t5, s10
    add t4, s11, t4
    xor t5, t3, s10
    slli t3, t1, 9
    srli t1, t1, 23
    or t1, t3, t1
    slli t3, t2, 9
    srli t2, t2, 23
    or t2, t3, t2
    slli t3, t4, 9
    srli t4, t4, 23
    or t3, t3, t4
    add t4, s11, t5
    slli t5, t4, 9
    srli t4, t4, 23
    or t4, t5, t4
    /* round i = 3: x := round(x, rk[i]) */
    lw s9, 88(s5)
    lw s4, 52(sp)  /* reload */
    xor t5, a4, s9
    add t5, t5, s4
    slli t6, t5, 29
    srli t5, t5, 3
    or t5, t6, t5
    xor t6, a5, s9
    add t6, t6, s4
    slli a0, t6, 29
    srli t6, t6, 3
    or t6, a0, t6
    xor a0, a7, s9
    add a0, a0, s4
    xor a1, a6, s9
    add a1, a1, s4
    slli a2, a0, 29
    srli a0, a0, 3
    or a0, a2, a0
    slli a2, a1, 29
    srli a1, a1, 3
    or a1, a2, a1
    lw s8, 80(s5)
    lw ra, 84(s5)
    xor a2, s0, s8
    xor a3, a4, ra
    add a2, a2, a3
    xor a3, a5, ra
    xor a4, a7, ra
    xor a5, a6, ra
    slli a6, a2, 27
    srli a2, a2, 5
    or a2, a6, a2
    xor a6, s1, s8
    add a3, a6, a3
    slli a6, a3, 27
    srli a3, a3, 5
    or a3, a6, a3
    xor a6, s2, s8
    add a4, a6, a4
    xor a6, s3, s8
    add a5, a6, a5
    slli a6, a4, 27
    srli a4, a4, 5
    or a4, a6, a4
    slli a6, a5, 27
    srli a5, a5, 5
    or a5, a6, a5
    lw s7, 72(s5)
    lw s6, 76(s5)
    xor a6, t1, s7
    xor a7, s0, s6
    add a6, a6, a7
    xor a7, s1, s6
    xor s0, s2, s6
    xor s1, s3, s6
    slli s2, a6, 9
    srli a6, a6, 23
    or a6, s2, a6
    xor s2, t2, s7
    add a7, s2, a7
    slli s2, a7, 9
    srli a7, a7, 23
    or a7, s2, a7
    xor s2, t3, s7
    add s0, s2, s0
    xor s2, t4, s7
    add s1, s2, s1
    slli s2, s0, 9
    srli s0, s0, 23
    or s0, s2, s0
    slli s2, s1, 9
    srli s1, s1, 23
    or s1, s2, s1
.Llea192_ctr_rounds29:
    /* round i = 4, 8, ..., 24: x := round(x, rk[i]) */
    lw s10, 112(s5)
    lw s11, 116(s5)
    xor s2, t5, s10
    xor t1, t1, s11
    add t1, s2, t1
    xor t2, t2, s11
    xor t3, t3, s11
    xor t4, t4, s11
    slli s2, t1, 29
    srli t1, t1, 3
    or t1, s2, t1
    xor s2, t6, s10
    add t2, s2, t2
    slli s2, t2, 29
    srli t2, t2, 3
    or t2, s2, t2
    xor s2, a0, s10
    add t3, s2, t3
    xor s2, a1, s10
    add t4, s2, t4
    slli s2, t3, 29
    srli t3, t3, 3
    or t3, s2, t3
    slli s2, t4, 29
    srli t4, t4, 3
    or t4, s2, t4
    lw s9, 104(s5)
    lw s4, 108(s5)
    xor s2, a2, s9
    xor t5, t5, s4
    add t5, s2, t5
    xor t6, t6, s4
    xor a0, a0, s4
    xor a1, a1, s4
    slli s2, t5, 27
    srli t5, t5, 5
    or t5, s2, t5
    xor s2, a3, s9
    add t6, s2, t6
    slli s2, t6, 27
    srli t6, t6, 5
    or t6, s2, t6
    xor s2, a4, s9
    add a0, s2, a0
    xor s2, a5, s9
    add a1, s2, a1
    slli s2, a0, 27
    srli a0, a0, 5
    or a0, s2, a0
    slli s2, a1, 27
    srli a1, a1, 5
    or a1, s2, a1
    lw ra, 96(s5)
    lw s8, 100(s5)
    xor s2, a6, ra
    xor a2, a2, s8
    add a2, s2, a2
    xor a3, a3, s8
    xor a4, a4, s8
    xor a5, a5, s8
    slli s2, a2, 9
    srli a2, a2, 23
    or a2, s2, a2
    xor s2, a7, ra
    add a3, s2, a3
    slli s2, a3, 9
    srli a3, a3, 23
    or a3, s2, a3
    xor s2, s0, ra
    add a4, s2, a4
    xor s2, s1, ra
    add a5, s2, a5
    slli s2, a4, 9
    srli a4, a4, 23
    or a4, s2, a4
    slli s2, a5, 9
    srli a5, a5, 23
    or a5, s2, a5
    /* round i = 5, 9, ..., 25: x := round(x, rk[i]) */
    lw s3, 136(s5)
    lw s6, 140(s5)
    xor s2, t1, s3
    xor a6, a6, s6
    add a6, s2, a6
    xor a7, a7, s6
    xor s0, s0, s6
    xor s1, s1, s6
    slli s2, a6, 29
    srli a6, a6, 3
    or a6, s2, a6
    xor s2, t2, s3
    add a7, s2, a7
    slli s2, a7, 29
    srli a7, a7, 3
    or a7, s2, a7
    xor s2, t3, s3
    add s0, s2, s0
    xor s2, t4, s3
    add s1, s2, s1
    slli s2, s0, 29
    srli s0, s0, 3
    or s0, s2, s0
    slli s2, s1, 29
    srli s1, s1, 3
    or s1, s2, s1
    lw s7, 128(s5)
    lw s11, 132(s5)
    xor s2, t5, s7
    xor t1, t1, s11
    add t1, s2, t1
    xor t2, t2, s11
    xor t3, t3, s11
    xor t4, t4, s11
    slli s2, t1, 27
    srli t1, t1, 5
    or t1, s2, t1
    xor s2, t6, s7
    add t2, s2, t2
    slli s2, t2, 27
    srli t2, t2, 5
    or t2, s2, t2
    xor s2, a0, s7
    add t3, s2, t3
    xor s2, a1, s7
    add t4, s2, t4
    slli s2, t3, 27
    srli t3, t3, 5
    or t3, s2, t3
    slli s2, t4, 27
    srli t4, t4, 5
    or t4, s2, t4
    lw s10, 120(s5)
    lw s4, 124(s5)
    xor s2, a2, s10
    xor t5, t5, s4
    add t5, s2, t5
    xor t6, t6, s4
    xor a0, a0, s4
    xor a1, a1, s4
    slli s2, t5, 9
    srli t5, t5, 23
    or t5, s2, t5
    xor s2, a3, s10
    add t6, s2, t6
    slli s2, t6, 9
    srli t6, t6, 23
    or t6, s2, t6
    xor s2, a4, s10
    add a0, s2, a0
    xor s2, a5, s10
    add a1, s2, a1
    slli s2, a0, 9
    srli a0, a0, 23
    or a0, s2, a0
    slli s2, a1, 9
    srli a1, a1, 23
    or a1, s2, a1
    /* round i = 6, 10, ..., 26: x := round(x, rk[i]) */
    lw s9, 160(s5)
    lw s8, 164(s5)
    xor s2, a6, s9
    xor a2, a2, s8
    add a2, s2, a2
    xor a3, a3, s8
    xor a4, a4, s8
    xor a5, a5, s8
    slli s2, a2, 29
    srli a2, a2, 3
    or a2, s2, a2
    xor s2, a7, s9
    add a3, s2, a3
    slli s2, a3, 29
    srli a3, a3, 3
    or a3, s2, a3
    xor s2, s0, s9
    add a4, s2, a4
    xor s2, s1, s9
    add a5, s2, a5
    slli s2, a4, 29
    srli a4, a4, 3
    or a4, s2, a4
    slli s2, a5, 29
    srli a5, a5, 3
    or a5, s2, a5
    lw ra, 152(s5)
    lw s6, 156(s5)
    xor s2, t1, ra
    xor a6, a6, s6
    add a6, s2, a6
    xor a7, a7, s6
    xor s0, s0, s6
    xor s1, s1, s6
    slli s2, a6, 27
    srli a6, a6, 5
    or a6, s2, a6
    xor s2, t2, ra
    add a7, s2, a7
    slli s2, a7, 27
    srli a7, a7, 5
    or a7, s2, a7
    xor s2, t3, ra
    add s0, s2, s0
    xor s2, t4, ra
    add s1, s2, s1
    slli s2, s0, 27
    srli s0, s0, 5
    or s0, s2, s0
    slli s2, s1, 27
    srli s1, s1, 5
    or s1, s2, s1
    lw s3, 144(s5)
    lw s11, 148(s5)
    xor s2, t5, s3
    xor t1, t1, s11
    add t1, s2, t1
    xor t2, t2, s11
    xor t3, t3, s11
    xor t4, t4, s11
    slli s2, t1, 9
    srli t1, t1, 23
    or t1, s2, t1
    xor s2, t6, s3
    add t2, s2, t2
    slli s2, t2, 9
    srli t2, t2, 23
    or t2, s2, t2
    xor s2, a0, s3
    add t3, s2, t3
    xor s2, a1, s3
    add t4, s2, t4
    slli s2, t3, 9
    srli t3, t3, 23
    or t3, s2, t3
    slli s2, t4, 9
    srli t4, t4, 23
    or t4, s2, t4
    /* round i = 7, 11, ..., 27: x := round(x, rk[i]) */
    lw s7, 184(s5)
    lw s4, 188(s5)
    xor s2, a2, s7
    xor t5, t5, s4
    add t5, s2, t5
    xor t6, t6, s4
    xor a0, a0, s4
    xor a1, a1, s4
    slli s2, t5, 29
    srli t5, t5, 3
    or t5, s2, t5
    xor s2, a3, s7
    add t6, s2, t6
    slli s2, t6, 29
    srli t6, t6, 3
    or t6, s2, t6
    xor s2, a4, s7
    add a0, s2, a0
    xor s2, a5, s7
    add a1, s2, a1
    slli s2, a0, 29
    srli a0, a0, 3
    or a0, s2, a0
    slli s2, a1, 29
    srli a1, a1, 3
    or a1, s2, a1
    lw s10, 176(s5)
    lw s8, 180(s5)
    xor s2, a6, s10
    xor a2, a2, s8
    add a2, s2, a2
    xor a3, a3, s8
    xor a4, a4, s8
    xor a5, a5, s8
    slli s2, a2, 27
    srli a2, a2, 5
    or a2, s2, a2
    xor s2, a7, s10
    add a3, s2, a3
    slli s2, a3, 27
    srli a3, a3, 5
    or a3, s2, a3
    xor s2, s0, s10
    add a4, s2, a4
    xor s2, s1, s10
    add a5, s2, a5
    slli s2, a4, 27
    srli a4, a4, 5
    or a4, s2, a4
    slli s2, a5, 27
    srli a5, a5, 5
    or a5, s2, a5
    lw s9, 168(s5)
    lw s6, 172(s5)
    xor s2, t1, s9
    addi s5, s5, 96
    xor a6, a6, s6
    add a6, s2, a6
    xor a7, a7, s6
    xor s0, s0, s6
    xor s1, s1, s6
    slli s2, a6, 9
    srli a6, a6, 23
    or a6, s2, a6
    xor s2, t2, s9
    add a7, s2, a7
    slli s2, a7, 9
    srli a7, a7, 23
    or a7, s2, a7
    xor s2, t3, s9
    add s0, s2, s0
    xor s2, t4, s9
    add s1, s2, s1
    slli s2, s0, 9
    srli s0, s0, 23
    or s0, s2, s0
    slli s2, s1, 9
    srli s1, s1, 23
    or s1, s2, s1
    bne s5, t0, .Llea192_ctr_rounds29
    lw ra, 8(sp)  /* reload */
    bne ra, zero, .Llea192_ctr_bytes32
    lw s11, 16(sp)  /* reload */
    lw s10, 20(sp)  /* reload */
    lw s3, 0(s11)
    lw s4, 4(s11)
    xor a6, a6, s3
    xor a2, a2, s4
    lw s7, 8(s11)
    lw s8, 12(s11)
    xor t5, t5, s7
    sw a6, 0(s10)
    sw a2, 4(s10)
    sw t5, 8(s10)
    xor t1, t1, s8
    sw t1, 12(s10)
    lw s6, 16(s11)
    lw s9, 20(s11)
    xor t1, a7, s6
    xor t5, a3, s9
    lw s2, 24(s11)
    lw s5, 28(s11)
    xor t6, t6, s2
    sw t1, 16(s10)
    sw t5, 20(s10)
    sw t6, 24(s10)
    xor t1, t2, s5
    sw t1, 28(s10)
    lw ra, 32(s11)
    lw s3, 36(s11)
    lw s4, 40(s11)
    lw s7, 44(s11)
    xor t1, s0, ra
    sw t1, 32(s10)
    xor t1, a4, s3
    sw t1, 36(s10)
    xor t1, a0, s4
    sw t1, 40(s10)
    xor t1, t3, s7
    sw t1, 44(s10)
    lw a6, 48(s11)
    lw a2, 52(s11)
    lw s8, 56(s11)
    lw a7, 60(s11)
    xor t1, s1, a6
    sw t1, 48(s10)
    xor t1, a5, a2
    sw t1, 52(s10)
    xor t1, a1, s8
    sw t1, 56(s10)
    xor t1, t4, a7
    sw t1, 60(s10)
.Llea192_ctr_join31:
    lw s6, 16(sp)  /* reload */
    lw a3, 20(sp)  /* reload */
    addi t1, s6, 64
    sw t1, 16(sp)  /* spill */
    addi t1, a3, 64
    sw t1, 20(sp)  /* spill */
    lw s9, 12(sp)  /* reload */
    lw s2, 0(sp)  /* reload */
    addi t1, s9, -64
    sw t1, 12(sp)  /* spill */
    lw t5, 28(sp)  /* reload */
    bltu s2, t5, .Llea192_ctr_wrapped12
    addi t2, zero, 64
    bltu t1, t2, .Llea192_ctr_fewer25
    lui t1, 0xfd000
    bltu s2, t1, .Llea192_ctr_batch26
.Llea192_ctr_fewer25:
    lw a4, 12(sp)  /* reload */
    lw a0, 4(sp)  /* reload */
    lw a2, 16(sp)  /* reload */
    lw a3, 20(sp)  /* reload */
    lw a1, 24(sp)  /* reload */
    lw t4, 28(sp)  /* reload */
    lw t0, 8(sp)  /* reload */
    beq a4, zero, .Llea192_ctr_end3
    andi t1, a1, 3
    bne t1, zero, .Llea192_ctr_misaligned37
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t6, 12(a1)
.Llea192_ctr_join39:
.Llea192_ctr_few11:
    addi t5, a0, 672
.Llea192_ctr_block42:
    lw t6, 0(sp)  /* reload */
    addi a5, t1, 0
    addi a6, t2, 0
    addi a7, t3, 0
    add s0, t6, t4
    sw s0, 0(sp)  /* spill */
    addi s0, a0, 0
.Llea192_ctr_rounds45:
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    lw s5, 16(s0)
    lw ra, 20(s0)
    xor s1, a7, s5
    xor t6, t6, ra
    add t6, s1, t6
    slli s1, t6, 29
    srli t6, t6, 3
    or t6, s1, t6
    lw s3, 8(s0)
    lw s4, 12(s0)
    xor s1, a6, s3
    xor a7, a7, s4
    add a7, s1, a7
    slli s1, a7, 27
    srli a7, a7, 5
    or a7, s1, a7
    lw s7, 0(s0)
    lw s11, 4(s0)
    xor s1, a5, s7
    xor a6, a6, s11
    add a6, s1, a6
    slli s1, a6, 9
    srli a6, a6, 23
    or a6, s1, a6
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw s8, 40(s0)
    lw s10, 44(s0)
    xor s1, t6, s8
    xor a5, a5, s10
    add a5, s1, a5
    slli s1, a5, 29
    srli a5, a5, 3
    or a5, s1, a5
    lw s6, 32(s0)
    lw s9, 36(s0)
    xor s1, a7, s6
    xor t6, t6, s9
    add t6, s1, t6
    slli s1, t6, 27
    srli t6, t6, 5
    or t6, s1, t6
    lw s2, 24(s0)
    lw s5, 28(s0)
    xor s1, a6, s2
    xor a7, a7, s5
    add a7, s1, a7
    slli s1, a7, 9
    srli a7, a7, 23
    or a7, s1, a7
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw ra, 64(s0)
    lw s3, 68(s0)
    xor s1, a5, ra
    xor a6, a6, s3
    add a6, s1, a6
    slli s1, a6, 29
    srli a6, a6, 3
    or a6, s1, a6
    lw s4, 56(s0)
    lw s7, 60(s0)
    xor s1, t6, s4
    xor a5, a5, s7
    add a5, s1, a5
    slli s1, a5, 27
    srli a5, a5, 5
    or a5, s1, a5
    lw s11, 48(s0)
    lw s8, 52(s0)
    xor s1, a7, s11
    xor t6, t6, s8
    add t6, s1, t6
    slli s1, t6, 9
    srli t6, t6, 23
    or t6, s1, t6
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw s10, 88(s0)
    lw s6, 92(s0)
    xor s1, a6, s10
    xor a7, a7, s6
    add a7, s1, a7
    slli s1, a7, 29
    srli a7, a7, 3
    or a7, s1, a7
    lw s9, 80(s0)
    lw s2, 84(s0)
    xor s1, a5, s9
    xor a6, a6, s2
    add a6, s1, a6
    slli s1, a6, 27
    srli a6, a6, 5
    or a6, s1, a6
    lw s5, 72(s0)
    lw ra, 76(s0)
    xor s1, t6, s5
    xor a5, a5, ra
    add a5, s1, a5
    slli s1, a5, 9
    srli a5, a5, 23
    or a5, s1, a5
    addi s0, s0, 96
    bne s0, t5, .Llea192_ctr_rounds45
    addi s0, zero, 16
    bltu a4, s0, .Llea192_ctr_short43
    bne t0, zero, .Llea192_ctr_bytes49
    lw s3, 0(a2)
    lw s4, 4(a2)
    lw s7, 8(a2)
    lw s11, 12(a2)
    xor a5, a5, s3
    sw a5, 0(a3)
    xor a5, a6, s4
    sw a5, 4(a3)
    xor a5, a7, s7
    sw a5, 8(a3)
    xor t6, t6, s11
    sw t6, 12(a3)
.Llea192_ctr_join48:
    addi a2, a2, 16
    addi a3, a3, 16
    addi a4, a4, -16
.Llea192_ctr_count44:
    lw s8, 0(sp)  /* reload */
    bltu s8, t4, .Llea192_ctr_carry2
    bne a4, zero, .Llea192_ctr_block42
.Llea192_ctr_end3:
    lw s10, 0(sp)  /* reload */
    srli t0, s10, 24
    sb t0, 15(a1)
.Llea192_ctr_done4:
    lw s0, 60(sp)
    lw s1, 64(sp)
    lw s2, 68(sp)
    lw s3, 72(sp)
    lw s4, 76(sp)
    lw s5, 80(sp)
    lw s6, 84(sp)
    lw s7, 88(sp)
    lw s8, 92(sp)
    lw s9, 96(sp)
    lw s10, 100(sp)
    lw s11, 104(sp)
    lw ra, 108(sp)
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
.Llea192_ctr_short43:
    .cfi_restore_state
    andi s0, a4, 8
    beq s0, zero, .Llea192_ctr_after52
    lbu s6, 0(a2)
    lbu s9, 1(a2)
    lbu s2, 2(a2)
    lbu s5, 3(a2)
    xor s0, a5, s6
    sb s0, 0(a3)
    srli a5, a5, 8
    xor s0, a5, s9
    sb s0, 1(a3)
    srli a5, a5, 8
    xor s0, a5, s2
    sb s0, 2(a3)
    srli a5, a5, 8
    xor a5, a5, s5
    sb a5, 3(a3)
    lbu ra, 4(a2)
    lbu s1, 5(a2)
    lbu s3, 6(a2)
    lbu s4, 7(a2)
    xor a5, a6, ra
    sb a5, 4(a3)
    srli a5, a6, 8
    xor a6, a5, s1
    sb a6, 5(a3)
    srli a5, a5, 8
    xor a6, a5, s3
    sb a6, 6(a3)
    srli a5, a5, 8
    xor a5, a5, s4
    sb a5, 7(a3)
    addi a2, a2, 8
    addi a3, a3, 8
    addi a5, a7, 0
    addi a6, t6, 0
.Llea192_ctr_after52:
    andi t6, a4, 4
    beq t6, zero, .Llea192_ctr_after54
    lbu s7, 0(a2)
    lbu s11, 1(a2)
    lbu s8, 2(a2)
    lbu s10, 3(a2)
    xor t6, a5, s7
    sb t6, 0(a3)
    srli t6, a5, 8
    xor a5, t6, s11
    sb a5, 1(a3)
    srli t6, t6, 8
    xor a5, t6, s8
    sb a5, 2(a3)
    srli t6, t6, 8
    xor t6, t6, s10
    sb t6, 3(a3)
    addi a2, a2, 4
    addi a3, a3, 4
    addi a5, a6, 0
.Llea192_ctr_after54:
    andi t6, a4, 2
    beq t6, zero, .Llea192_ctr_after56
    lbu s6, 0(a2)
    lbu s9, 1(a2)
    srli t6, a5, 8
    xor a6, a5, s6
    sb a6, 0(a3)
    xor t6, t6, s9
    sb t6, 1(a3)
    addi a2, a2, 2
    addi a3, a3, 2
    srli a5, a5, 16
.Llea192_ctr_after56:
    andi t6, a4, 1
    beq t6, zero, .Llea192_ctr_after58
    lbu s2, 0(a2)
    xor t6, a5, s2
    sb t6, 0(a3)
.Llea192_ctr_after58:
    addi a4, zero, 0
    jal zero, .Llea192_ctr_count44
.Llea192_ctr_wrapped12:
    lw a0, 4(sp)  /* reload */
    lw a4, 12(sp)  /* reload */
    lw a2, 16(sp)  /* reload */
    lw a3, 20(sp)  /* reload */
    lw a1, 24(sp)  /* reload */
    lw s0, 28(sp)  /* reload */
    lw t0, 8(sp)  /* reload */
.Llea192_ctr_carry2:
    lbu s5, 14(a1)
    addi t1, s5, 1
    sb t1, 14(a1)
    srli t1, t1, 8
    lbu ra, 13(a1)
    add t1, ra, t1
    sb t1, 13(a1)
    srli t1, t1, 8
    lbu s1, 12(a1)
    add t1, s1, t1
    sb t1, 12(a1)
    srli t1, t1, 8
    lbu s3, 11(a1)
    add t1, s3, t1
    sb t1, 11(a1)
    srli t1, t1, 8
    lbu s4, 10(a1)
    add t1, s4, t1
    sb t1, 10(a1)
    srli t1, t1, 8
    lbu a7, 9(a1)
    add t1, a7, t1
    sb t1, 9(a1)
    srli t1, t1, 8
    lbu s7, 8(a1)
    add t1, s7, t1
    sb t1, 8(a1)
    srli t1, t1, 8
    lbu s11, 7(a1)
    add t1, s11, t1
    sb t1, 7(a1)
    srli t1, t1, 8
    lbu s8, 6(a1)
    add t1, s8, t1
    sb t1, 6(a1)
    srli t1, t1, 8
    lbu s10, 5(a1)
    add t1, s10, t1
    sb t1, 5(a1)
    srli t1, t1, 8
    lbu s6, 4(a1)
    add t1, s6, t1
    sb t1, 4(a1)
    srli t1, t1, 8
    lbu a6, 3(a1)
    add t1, a6, t1
    sb t1, 3(a1)
    srli t1, t1, 8
    lbu s9, 2(a1)
    add t1, s9, t1
    sb t1, 2(a1)
    srli t1, t1, 8
    lbu a5, 1(a1)
    add t1, a5, t1
    sb t1, 1(a1)
    srli t1, t1, 8
    lbu s2, 0(a1)
    add t1, s2, t1
    sb t1, 0(a1)
    sb zero, 15(a1)
    beq a4, zero, .Llea192_ctr_end3
    jal zero, .Llea192_ctr_epoch1
.Llea192_ctr_misaligned6:
    andi t1, a1, 1
    bne t1, zero, .Llea192_ctr_odd7
    lhu t6, 2(a1)
    lhu t2, 0(a1)
    lhu t3, 6(a1)
    slli t1, t6, 16
    or t1, t2, t1
    slli t2, t3, 16
    lhu t4, 4(a1)
    lhu t5, 10(a1)
    lhu s0, 8(a1)
    or t2, t4, t2
    slli t3, t5, 16
    or t3, s0, t3
    lhu s5, 14(a1)
    lhu ra, 12(a1)
    slli t4, s5, 16
    or t4, ra, t4
    sw t4, 0(sp)  /* spill */
    jal zero, .Llea192_ctr_join8
.Llea192_ctr_odd7:
    lhu s1, 1(a1)
    lbu s3, 0(a1)
    lbu s4, 3(a1)
    slli t1, s1, 8
    or t1, s3, t1
    slli t2, s4, 24
    or t1, t1, t2
    lhu a7, 5(a1)
    lbu s7, 4(a1)
    lbu s11, 7(a1)
    slli t2, a7, 8
    or t2, s7, t2
    slli t3, s11, 24
    or t2, t2, t3
    lhu s8, 9(a1)
    lbu s10, 8(a1)
    lbu s6, 11(a1)
    slli t3, s8, 8
    or t3, s10, t3
    slli t4, s6, 24
    or t3, t3, t4
    lhu a6, 13(a1)
    lbu s9, 12(a1)
    lbu a5, 15(a1)
    slli t4, a6, 8
    or t4, s9, t4
    slli t5, a5, 24
    or t4, t4, t5
    sw t4, 0(sp)  /* spill */
    jal zero, .Llea192_ctr_join8
.Llea192_ctr_bytes32:
    lw s2, 16(sp)  /* reload */
    lw s8, 20(sp)  /* reload */
    lbu s5, 0(s2)
    lbu ra, 1(s2)
    lbu s7, 2(s2)
    xor s3, a6, s5
    srli a6, a6, 8
    xor s4, a6, ra
    srli a6, a6, 8
    xor s5, a6, s7
    srli a6, a6, 8
    lbu s11, 3(s2)
    sb s3, 0(s8)
    sb s4, 1(s8)
    sb s5, 2(s8)
    xor a6, a6, s11
    sb a6, 3(s8)
    lbu s10, 4(s2)
    lbu s6, 5(s2)
    lbu s9, 6(s2)
    xor a6, a2, s10
    srli a2, a2, 8
    xor s3, a2, s6
    srli a2, a2, 8
    xor s4, a2, s9
    srli a2, a2, 8
    lbu ra, 7(s2)
    sb a6, 4(s8)
    sb s3, 5(s8)
    sb s4, 6(s8)
    xor a2, a2, ra
    sb a2, 7(s8)
    lbu s7, 8(s2)
    lbu s5, 9(s2)
    lbu s11, 10(s2)
    xor a2, t5, s7
    srli t5, t5, 8
    xor a6, t5, s5
    srli t5, t5, 8
    xor s3, t5, s11
    srli t5, t5, 8
    lbu s10, 11(s2)
    sb a2, 8(s8)
    sb a6, 9(s8)
    sb s3, 10(s8)
    xor t5, t5, s10
    sb t5, 11(s8)
    lbu s6, 12(s2)
    lbu s9, 13(s2)
    lbu s4, 14(s2)
    xor t5, t1, s6
    srli t1, t1, 8
    xor a2, t1, s9
    srli t1, t1, 8
    xor a6, t1, s4
    srli t1, t1, 8
    lbu ra, 15(s2)
    sb t5, 12(s8)
    sb a2, 13(s8)
    sb a6, 14(s8)
    xor t1, t1, ra
    sb t1, 15(s8)
    lbu s7, 16(s2)
    srli t5, a7, 8
    lbu s5, 17(s2)
    xor t1, a7, s7
    lbu s11, 18(s2)
    xor a2, t5, s5
    srli t5, t5, 8
    xor a6, t5, s11
    srli t5, t5, 8
    lbu s3, 19(s2)
    sb t1, 16(s8)
    sb a2, 17(s8)
    sb a6, 18(s8)
    xor t1, t5, s3
    sb t1, 19(s8)
    lbu s10, 20(s2)
    lbu s6, 21(s2)
    srli t5, a3, 8
    xor t1, a3, s10
    xor a2, t5, s6
    srli t5, t5, 8
    lbu s9, 22(s2)
    lbu s4, 23(s2)
    sb t1, 20(s8)
    xor a3, t5, s9
    srli t5, t5, 8
    sb a2, 21(s8)
    sb a3, 22(s8)
    xor t1, t5, s4
    sb t1, 23(s8)
    lbu ra, 24(s2)
    lbu s7, 25(s2)
    lbu a7, 26(s2)
    xor t1, t6, ra
    srli t5, t6, 8
    xor t6, t5, s7
    srli t5, t5, 8
    xor a2, t5, a7
    srli t5, t5, 8
    lbu s5, 27(s2)
    sb t1, 24(s8)
    sb t6, 25(s8)
    sb a2, 26(s8)
    xor t1, t5, s5
    sb t1, 27(s8)
    lbu s11, 28(s2)
    lbu a6, 29(s2)
    lbu s3, 30(s2)
    lbu s10, 31(s2)
    xor t1, t2, s11
    sb t1, 28(s8)
    srli t1, t2, 8
    xor t2, t1, a6
    sb t2, 29(s8)
    srli t1, t1, 8
    xor t2, t1, s3
    sb t2, 30(s8)
    srli t1, t1, 8
    xor t1, t1, s10
    sb t1, 31(s8)
    lbu s6, 32(s2)
    lbu s9, 33(s2)
    lbu a3, 34(s2)
    lbu s4, 35(s2)
    xor t1, s0, s6
    sb t1, 32(s8)
    srli t1, s0, 8
    xor t2, t1, s9
    sb t2, 33(s8)
    srli t1, t1, 8
    xor t2, t1, a3
    sb t2, 34(s8)
    srli t1, t1, 8
    xor t1, t1, s4
    sb t1, 35(s8)
    lbu ra, 36(s2)
    lbu s7, 37(s2)
    lbu a7, 38(s2)
    lbu t6, 39(s2)
    xor t1, a4, ra
    sb t1, 36(s8)
    srli t1, a4, 8
    xor t2, t1, s7
    sb t2, 37(s8)
    srli t1, t1, 8
    xor t2, t1, a7
    sb t2, 38(s8)
    srli t1, t1, 8
    xor t1, t1, t6
    sb t1, 39(s8)
    lbu a2, 40(s2)
    lbu t5, 41(s2)
    lbu s5, 42(s2)
    lbu s11, 43(s2)
    xor t1, a0, a2
    sb t1, 40(s8)
    srli t1, a0, 8
    xor t2, t1, t5
    sb t2, 41(s8)
    srli t1, t1, 8
    xor t2, t1, s5
    sb t2, 42(s8)
    srli t1, t1, 8
    xor t1, t1, s11
    sb t1, 43(s8)
    lbu a6, 44(s2)
    lbu s3, 45(s2)
    lbu s10, 46(s2)
    lbu s6, 47(s2)
    xor t1, t3, a6
    sb t1, 44(s8)
    srli t1, t3, 8
    xor t2, t1, s3
    sb t2, 45(s8)
    srli t1, t1, 8
    xor t2, t1, s10
    sb t2, 46(s8)
    srli t1, t1, 8
    xor t1, t1, s6
    sb t1, 47(s8)
    lbu s0, 48(s2)
    lbu s9, 49(s2)
    lbu a3, 50(s2)
    lbu s4, 51(s2)
    xor t1, s1, s0
    sb t1, 48(s8)
    srli t1, s1, 8
    xor t2, t1, s9
    sb t2, 49(s8)
    srli t1, t1, 8
    xor t2, t1, a3
    sb t2, 50(s8)
    srli t1, t1, 8
    xor t1, t1, s4
    sb t1, 51(s8)
    lbu ra, 52(s2)
    lbu a4, 53(s2)
    lbu s7, 54(s2)
    lbu a7, 55(s2)
    xor t1, a5, ra
    sb t1, 52(s8)
    srli t1, a5, 8
    xor t2, t1, a4
    sb t2, 53(s8)
    srli t1, t1, 8
    xor t2, t1, s7
    sb t2, 54(s8)
    srli t1, t1, 8
    xor t1, t1, a7
    sb t1, 55(s8)
    lbu t6, 56(s2)
    lbu a2, 57(s2)
    lbu a0, 58(s2)
    lbu t5, 59(s2)
    xor t1, a1, t6
    sb t1, 56(s8)
    srli t1, a1, 8
    xor t2, t1, a2
    sb t2, 57(s8)
    srli t1, t1, 8
    xor t2, t1, a0
    sb t2, 58(s8)
    srli t1, t1, 8
    xor t1, t1, t5
    sb t1, 59(s8)
    lbu s5, 60(s2)
    lbu s11, 61(s2)
    lbu a6, 62(s2)
    lbu t3, 63(s2)
    xor t1, t4, s5
    sb t1, 60(s8)
    srli t1, t4, 8
    xor t2, t1, s11
    sb t2, 61(s8)
    srli t1, t1, 8
    xor t2, t1, a6
    sb t2, 62(s8)
    srli t1, t1, 8
    xor t1, t1, t3
    sb t1, 63(s8)
    jal zero, .Llea192_ctr_join31
.Llea192_ctr_misaligned37:
    andi t1, a1, 1
    bne t1, zero, .Llea192_ctr_odd38
    lhu s3, 2(a1)
    lhu s10, 0(a1)
    lhu s6, 6(a1)
    slli t1, s3, 16
    or t1, s10, t1
    slli t2, s6, 16
    lhu s0, 4(a1)
    lhu s1, 10(a1)
    lhu s9, 8(a1)
    or t2, s0, t2
    slli t3, s1, 16
    or t3, s9, t3
    lhu s4, 14(a1)
    lhu ra, 12(a1)
    slli t5, s4, 16
    or t5, ra, t5
    jal zero, .Llea192_ctr_join39
.Llea192_ctr_odd38:
    lhu a5, 1(a1)
    lbu s7, 0(a1)
    lbu a7, 3(a1)
    slli t1, a5, 8
    or t1, s7, t1
    slli t2, a7, 24
    or t1, t1, t2
    lhu t6, 5(a1)
    lbu s2, 4(a1)
    lbu s5, 7(a1)
    slli t2, t6, 8
    or t2, s2, t2
    slli t3, s5, 24
    or t2, t2, t3
    lhu s11, 9(a1)
    lbu a6, 8(a1)
    lbu s8, 11(a1)
    slli t3, s11, 8
    or t3, a6, t3
    slli t5, s8, 24
    or t3, t3, t5
    lhu s3, 13(a1)
    lbu s10, 12(a1)
    lbu s6, 15(a1)
    slli t5, s3, 8
    or t5, s10, t5
    slli t6, s6, 24
    or t5, t5, t6
    jal zero, .Llea192_ctr_join39
.Llea192_ctr_bytes49:
    lbu s0, 0(a2)
    lbu s1, 1(a2)
    lbu s9, 2(a2)
    lbu s4, 3(a2)
    xor s0, a5, s0
    sb s0, 0(a3)
    srli a5, a5, 8
    xor s0, a5, s1
    sb s0, 1(a3)
    srli a5, a5, 8
    xor s0, a5, s9
    sb s0, 2(a3)
    srli a5, a5, 8
    xor a5, a5, s4
    sb a5, 3(a3)
    lbu ra, 4(a2)
    lbu s7, 5(a2)
    lbu s2, 6(a2)
    lbu s5, 7(a2)
    xor a5, a6, ra
    sb a5, 4(a3)
    srli a5, a6, 8
    xor a6, a5, s7
    sb a6, 5(a3)
    srli a5, a5, 8
    xor a6, a5, s2
    sb a6, 6(a3)
    srli a5, a5, 8
    xor a5, a5, s5
    sb a5, 7(a3)
    lbu s11, 8(a2)
    lbu s8, 9(a2)
    lbu s3, 10(a2)
    lbu s10, 11(a2)
    xor a5, a7, s11
    sb a5, 8(a3)
    srli a5, a7, 8
    xor a6, a5, s8
    sb a6, 9(a3)
    srli a5, a5, 8
    xor a6, a5, s3
    sb a6, 10(a3)
    srli a5, a5, 8
    xor a5, a5, s10
    sb a5, 11(a3)
    lbu s6, 12(a2)
    lbu s1, 13(a2)
    lbu s9, 14(a2)
    lbu s0, 15(a2)
    xor a5, t6, s6
    sb a5, 12(a3)
    srli t6, t6, 8
    xor a5, t6, s1
    sb a5, 13(a3)
    srli t6, t6, 8
    xor a5, t6, s9
    sb a5, 14(a3)
    srli t6, t6, 8
    xor t6, t6, s0
    sb t6, 15(a3)
    jal zero, .Llea192_ctr_join48
    .cfi_endproc
    .size lea192_ctr, .-lea192_ctr

    .section .note.GNU-stack,"",%progbits

/* For programs: what the file promises, as JSON. */
/* contract
{
  "command": "gen --cipher lea --target rv32i",
  "cipher": "lea",
  "cipher_sha256": "3af82d9afc2b0d39f7a5586d7821915feb8c08e3b2fea708a22aeb18ba0ce701",
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
      "symbol": "lea192_expand_key",
      "role": "expand_key",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 4752,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt",
      "role": "encrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 784,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_decrypt",
      "role": "decrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 784,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 5828,
      "stack_bytes": 80
    },
    {
      "symbol": "lea192_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 5824,
      "stack_bytes": 80
    },
    {
      "symbol": "lea192_ctr",
      "role": "ctr",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 9052,
      "stack_bytes": 112
    }
  ]
}
*/
