/* gen --cipher lea --target rv32i */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA128 (TTAK.KO-12.0223) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
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
    auipc t4, 1  /* the constants behind the code */
    addi t4, t4, -1588  /* the constants behind the code */
    /* round key 0 */
    lw a1, 220(t4)  /* 0xc3efe9db */
    lw t5, 216(t4)  /* 0x87dfd3b7 */
    add t0, t0, a1
    slli t6, t0, 1
    srli t0, t0, 31
    or t0, t6, t0
    sw t0, 0(a0)
    add t1, t1, t5
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 4(a0)
    lw a1, 212(t4)  /* 0x0fbfa76f */
    /* round key 1 */
    lw t6, 208(t4)  /* 0x88c4d604 */
    add t2, t2, a1
    slli t5, t2, 6
    srli t2, t2, 26
    or t2, t5, t2
    sw t2, 8(a0)
    slli t5, a1, 1
    add t3, t3, t5
    slli a1, t3, 11
    srli t3, t3, 21
    or t3, a1, t3
    sw t3, 12(a0)
    add t0, t0, t6
    slli t6, t0, 1
    srli t0, t0, 31
    or t0, t6, t0
    sw t0, 16(a0)
    lw a1, 204(t4)  /* 0x1189ac09 */
    /* round key 2 */
    lw t6, 200(t4)  /* 0xe789f229 */
    add t1, t1, a1
    slli a2, t1, 3
    srli t1, t1, 29
    or t1, a2, t1
    sw t1, 20(a0)
    slli a1, a1, 1
    add t2, t2, a1
    slli a2, t2, 6
    srli t2, t2, 26
    or t2, a2, t2
    sw t2, 24(a0)
    slli a1, a1, 1
    add t3, t3, a1
    slli a2, t3, 11
    srli t3, t3, 21
    or t3, a2, t3
    sw t3, 28(a0)
    add t0, t0, t6
    slli t6, t0, 1
    srli t0, t0, 31
    or t0, t6, t0
    sw t0, 32(a0)
    lw a2, 196(t4)  /* 0xcf13e453 */
    lw t6, 192(t4)  /* 0x9e27c8a7 */
    add t1, t1, a2
    slli a2, t1, 3
    srli t1, t1, 29
    or t1, a2, t1
    sw t1, 36(a0)
    add t2, t2, t6
    slli t6, t2, 6
    srli t2, t2, 26
    or t2, t6, t2
    sw t2, 40(a0)
    lw a2, 188(t4)  /* 0x3c4f914f */
    /* round key 3 */
    lw t6, 184(t4)  /* 0xc6f98763 */
    add t3, t3, a2
    slli a3, t3, 11
    srli t3, t3, 21
    or t3, a3, t3
    sw t3, 44(a0)
    add t0, t0, t6
    slli t6, t0, 1
    srli t0, t0, 31
    or t0, t6, t0
    sw t0, 48(a0)
    lw a3, 180(t4)  /* 0x8df30ec7 */
    lw t6, 176(t4)  /* 0x1be61d8f */
    add t1, t1, a3
    slli a3, t1, 3
    srli t1, t1, 29
    or t1, a3, t1
    sw t1, 52(a0)
    add t2, t2, t6
    slli a3, t2, 6
    srli t2, t2, 26
    or t2, a3, t2
    sw t2, 56(a0)
    slli t6, t6, 1
    add t3, t3, t6
    slli a3, t3, 11
    srli t3, t3, 21
    or t3, a3, t3
    sw t3, 60(a0)
    slli t5, t5, 1
    add t0, t0, t5
    /* round key 4 */
    slli a3, t0, 1
    srli t0, t0, 31
    or t0, a3, t0
    sw t0, 64(a0)
    slli t5, t5, 1
    add t1, t1, t5
    slli a3, t1, 3
    srli t1, t1, 29
    or t1, a3, t1
    sw t1, 68(a0)
    slli t5, t5, 1
    add t2, t2, t5
    slli t5, t2, 6
    srli t2, t2, 26
    or t2, t5, t2
    sw t2, 72(a0)
    lw a3, 172(t4)  /* 0xf7f4ede1 */
    slli t5, a1, 1
    add t3, t3, a3
    slli a1, t3, 11
    srli t3, t3, 21
    or t3, a1, t3
    sw t3, 76(a0)
    add t0, t0, t5
    /* round key 5 */
    slli t5, t0, 1
    srli t0, t0, 31
    or t0, t5, t0
    sw t0, 80(a0)
    lw a3, 168(t4)  /* 0x189ac091 */
    slli t5, a2, 1
    add t1, t1, a3
    slli a1, t1, 3
    srli t1, t1, 29
    or t1, a1, t1
    sw t1, 84(a0)
    slli a1, a3, 1
    add t2, t2, a1
    slli a2, t2, 6
    srli t2, t2, 26
    or t2, a2, t2
    sw t2, 88(a0)
    slli a1, a1, 1
    add t3, t3, a1
    slli a2, t3, 11
    srli t3, t3, 21
    or t3, a2, t3
    sw t3, 92(a0)
    add t0, t0, t5
    /* round key 6 */
    slli a2, t0, 1
    srli t0, t0, 31
    or t0, a2, t0
    sw t0, 96(a0)
    slli t5, t5, 1
    add t1, t1, t5
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 100(a0)
    lw a3, 164(t4)  /* 0xe27c8a79 */
    lw a2, 160(t4)  /* 0xc4f914f3 */
    add t2, t2, a3
    slli t5, t2, 6
    srli t2, t2, 26
    or t2, t5, t2
    sw t2, 104(a0)
    add t3, t3, a2
    slli t5, t3, 11
    srli t3, t3, 21
    or t3, t5, t3
    sw t3, 108(a0)
    slli t5, t6, 1
    add t0, t0, t5
    /* round key 7 */
    slli t6, t0, 1
    srli t0, t0, 31
    or t0, t6, t0
    sw t0, 112(a0)
    slli t5, t5, 1
    add t1, t1, t5
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 116(a0)
    lw a3, 156(t4)  /* 0xbe61d8f1 */
    lw a2, 152(t4)  /* 0x7cc3b1e3 */
    add t2, t2, a3
    slli t5, t2, 6
    srli t2, t2, 26
    or t2, t5, t2
    sw t2, 120(a0)
    add t3, t3, a2
    slli t5, t3, 11
    srli t3, t3, 21
    or t3, t5, t3
    sw t3, 124(a0)
    /* round key 8 */
    lw t6, 148(t4)  /* 0xefe9dbc3 */
    lw a3, 144(t4)  /* 0xdfd3b787 */
    add t0, t0, t6
    slli t5, t0, 1
    srli t0, t0, 31
    or t0, t5, t0
    sw t0, 128(a0)
    add t1, t1, a3
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 132(a0)
    lw t6, 140(t4)  /* 0xbfa76f0f */
    lw a3, 136(t4)  /* 0x7f4ede1f */
    add t2, t2, t6
    slli t5, t2, 6
    srli t2, t2, 26
    or t2, t5, t2
    sw t2, 136(a0)
    add t3, t3, a3
    slli t5, t3, 11
    srli t3, t3, 21
    or t3, t5, t3
    sw t3, 140(a0)
    slli t5, a1, 1
    add t0, t0, t5
    /* round key 9 */
    slli t5, t0, 1
    srli t0, t0, 31
    or t0, t5, t0
    sw t0, 144(a0)
    lw t6, 132(t4)  /* 0x89ac0911 */
    lw a1, 128(t4)  /* 0x13581223 */
    add t1, t1, t6
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 148(a0)
    add t2, t2, a1
    slli t5, t2, 6
    srli t2, t2, 26
    or t2, t5, t2
    sw t2, 152(a0)
    slli t5, a1, 1
    add t3, t3, t5
    slli t6, t3, 11
    srli t3, t3, 21
    or t3, t6, t3
    sw t3, 156(a0)
    /* round key 10 */
    lw a1, 124(t4)  /* 0x89f229e7 */
    lw t6, 120(t4)  /* 0x13e453cf */
    add t0, t0, a1
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t0, 160(a0)
    add t1, t1, t6
    slli a1, t1, 3
    srli t1, t1, 29
    or t1, a1, t1
    sw t1, 164(a0)
    slli t6, t6, 1
    add t2, t2, t6
    slli a1, t2, 6
    srli t2, t2, 26
    or t2, a1, t2
    sw t2, 168(a0)
    slli t6, t6, 1
    add t3, t3, t6
    slli a1, t3, 11
    srli t3, t3, 21
    or t3, a1, t3
    sw t3, 172(a0)
    slli a1, a2, 1
    add t0, t0, a1
    /* round key 11 */
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t0, 176(a0)
    lw a2, 116(t4)  /* 0xf30ec78d */
    lw a1, 112(t4)  /* 0xe61d8f1b */
    add t1, t1, a2
    slli a2, t1, 3
    srli t1, t1, 29
    or t1, a2, t1
    sw t1, 180(a0)
    add t2, t2, a1
    slli a1, t2, 6
    srli t2, t2, 26
    or t2, a1, t2
    sw t2, 184(a0)
    lw a2, 108(t4)  /* 0xcc3b1e37 */
    slli a1, a3, 1
    add t3, t3, a2
    slli a2, t3, 11
    srli t3, t3, 21
    or t3, a2, t3
    sw t3, 188(a0)
    add t0, t0, a1
    /* round key 12 */
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t0, 192(a0)
    lw a3, 104(t4)  /* 0xfd3b787d */
    lw a2, 100(t4)  /* 0xfa76f0fb */
    add t1, t1, a3
    slli a1, t1, 3
    srli t1, t1, 29
    or t1, a1, t1
    sw t1, 196(a0)
    add t2, t2, a2
    slli a1, t2, 6
    srli t2, t2, 26
    or t2, a1, t2
    sw t2, 200(a0)
    lw a3, 96(t4)  /* 0xf4ede1f7 */
    slli t5, t5, 1
    add t3, t3, a3
    slli a1, t3, 11
    srli t3, t3, 21
    or t3, a1, t3
    sw t3, 204(a0)
    add t0, t0, t5
    /* round key 13 */
    slli a1, t0, 1
    srli t0, t0, 31
    or t0, a1, t0
    sw t0, 208(a0)
    slli t5, t5, 1
    add t1, t1, t5
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 212(a0)
    lw a2, 92(t4)  /* 0x35812231 */
    slli t5, t6, 1
    add t2, t2, a2
    slli t6, t2, 6
    srli t2, t2, 26
    or t2, t6, t2
    sw t2, 216(a0)
    slli t6, a2, 1
    add t3, t3, t6
    slli a1, t3, 11
    srli t3, t3, 21
    or t3, a1, t3
    sw t3, 220(a0)
    add t0, t0, t5
    /* round key 14 */
    slli t5, t0, 1
    srli t0, t0, 31
    or t0, t5, t0
    sw t0, 224(a0)
    lw a3, 88(t4)  /* 0x3e453cf1 */
    /* round key 15 */
    lw a2, 84(t4)  /* 0x98763c6f */
    add t1, t1, a3
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 228(a0)
    slli t5, a3, 1
    add t2, t2, t5
    slli a1, t2, 6
    srli t2, t2, 26
    or t2, a1, t2
    sw t2, 232(a0)
    slli t5, t5, 1
    add t3, t3, t5
    slli t5, t3, 11
    srli t3, t3, 21
    or t3, t5, t3
    sw t3, 236(a0)
    add t0, t0, a2
    slli t5, t0, 1
    srli t0, t0, 31
    or t0, t5, t0
    sw t0, 240(a0)
    lw a3, 80(t4)  /* 0x30ec78df */
    /* round key 16 */
    lw a1, 76(t4)  /* 0xe9dbc3ef */
    add t1, t1, a3
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 244(a0)
    slli t5, a3, 1
    add t2, t2, t5
    slli a2, t2, 6
    srli t2, t2, 26
    or t2, a2, t2
    sw t2, 248(a0)
    slli t5, t5, 1
    add t3, t3, t5
    slli t5, t3, 11
    srli t3, t3, 21
    or t3, t5, t3
    sw t3, 252(a0)
    add t0, t0, a1
    slli t5, t0, 1
    srli t0, t0, 31
    or t0, t5, t0
    sw t0, 256(a0)
    lw a3, 72(t4)  /* 0xd3b787df */
    lw a2, 68(t4)  /* 0xa76f0fbf */
    add t1, t1, a3
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 260(a0)
    add t2, t2, a2
    slli t5, t2, 6
    srli t2, t2, 26
    or t2, t5, t2
    sw t2, 264(a0)
    lw a1, 64(t4)  /* 0x4ede1f7f */
    slli t5, t6, 1
    add t3, t3, a1
    slli t6, t3, 11
    srli t3, t3, 21
    or t3, t6, t3
    sw t3, 268(a0)
    add t0, t0, t5
    /* round key 17 */
    slli t5, t0, 1
    srli t0, t0, 31
    or t0, t5, t0
    sw t0, 272(a0)
    lw a3, 60(t4)  /* 0xac091189 */
    lw a2, 56(t4)  /* 0x58122313 */
    add t1, t1, a3
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 276(a0)
    add t2, t2, a2
    slli t5, t2, 6
    srli t2, t2, 26
    or t2, t5, t2
    sw t2, 280(a0)
    slli t5, a2, 1
    add t3, t3, t5
    slli t5, t3, 11
    srli t3, t3, 21
    or t3, t5, t3
    sw t3, 284(a0)
    /* round key 18 */
    lw t6, 52(t4)  /* 0xf229e789 */
    lw a3, 48(t4)  /* 0xe453cf13 */
    add t0, t0, t6
    slli t5, t0, 1
    srli t0, t0, 31
    or t0, t5, t0
    sw t0, 288(a0)
    add t1, t1, a3
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 292(a0)
    lw a2, 44(t4)  /* 0xc8a79e27 */
    lw t6, 40(t4)  /* 0x914f3c4f */
    add t2, t2, a2
    slli t5, t2, 6
    srli t2, t2, 26
    or t2, t5, t2
    sw t2, 296(a0)
    add t3, t3, t6
    slli t5, t3, 11
    srli t3, t3, 21
    or t3, t5, t3
    sw t3, 300(a0)
    /* round key 19 */
    lw a3, 36(t4)  /* 0x8763c6f9 */
    lw a2, 32(t4)  /* 0x0ec78df3 */
    add t0, t0, a3
    slli t5, t0, 1
    srli t0, t0, 31
    or t0, t5, t0
    sw t0, 304(a0)
    add t1, t1, a2
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    sw t1, 308(a0)
    slli t5, a2, 1
    add t2, t2, t5
    slli t6, t2, 6
    srli t2, t2, 26
    or t2, t6, t2
    sw t2, 312(a0)
    slli t5, t5, 1
    add t3, t3, t5
    slli t6, t3, 11
    srli t3, t3, 21
    or t3, t6, t3
    sw t3, 316(a0)
    slli t6, a1, 1
    add t0, t0, t6
    /* round key 20 */
    slli t6, t0, 1
    srli t0, t0, 31
    or t0, t6, t0
    sw t0, 320(a0)
    lw a3, 28(t4)  /* 0x3b787dfd */
    /* round key 21 */
    lw a2, 24(t4)  /* 0x60488c4d */
    add t1, t1, a3
    slli t6, t1, 3
    srli t1, t1, 29
    or t1, t6, t1
    sw t1, 324(a0)
    slli t6, a3, 1
    add t2, t2, t6
    slli a1, t2, 6
    srli t2, t2, 26
    or t2, a1, t2
    sw t2, 328(a0)
    slli t6, t6, 1
    add t3, t3, t6
    slli t6, t3, 11
    srli t3, t3, 21
    or t3, t6, t3
    sw t3, 332(a0)
    add t0, t0, a2
    slli t6, t0, 1
    srli t0, t0, 31
    or t0, t6, t0
    sw t0, 336(a0)
    slli t6, a2, 1
    add t1, t1, t6
    slli t6, t1, 3
    srli t1, t1, 29
    or t1, t6, t1
    sw t1, 340(a0)
    lw a3, 20(t4)  /* 0x81223135 */
    lw a1, 16(t4)  /* 0x0244626b */
    add t2, t2, a3
    slli t6, t2, 6
    srli t2, t2, 26
    or t2, t6, t2
    sw t2, 344(a0)
    add t3, t3, a1
    slli t6, t3, 11
    srli t3, t3, 21
    or t3, t6, t3
    sw t3, 348(a0)
    /* round key 22 */
    lw a2, 12(t4)  /* 0x229e789f */
    lw a3, 8(t4)  /* 0x14f3c4f9 */
    add t0, t0, a2
    slli t6, t0, 1
    srli t0, t0, 31
    or t0, t6, t0
    sw t0, 352(a0)
    slli t6, a2, 1
    add t1, t1, t6
    slli a1, t1, 3
    srli t1, t1, 29
    or t1, a1, t1
    sw t1, 356(a0)
    slli t6, t6, 1
    add t2, t2, t6
    slli t6, t2, 6
    srli t2, t2, 26
    or t2, t6, t2
    sw t2, 360(a0)
    add t3, t3, a3
    slli t6, t3, 11
    srli t3, t3, 21
    or t3, t6, t3
    sw t3, 364(a0)
    slli t5, t5, 1
    add t0, t0, t5
    /* round key 23 */
    slli t6, t0, 1
    srli t0, t0, 31
    or t0, t6, t0
    sw t0, 368(a0)
    slli t0, t5, 1
    add t0, t1, t0
    slli t1, t0, 3
    srli t0, t0, 29
    or t0, t1, t0
    sw t0, 372(a0)
    lw a2, 4(t4)  /* 0xd8f1be61 */
    lw a1, 0(t4)  /* 0xb1e37cc3 */
    add t0, t2, a2
    slli t1, t0, 6
    srli t0, t0, 26
    or t0, t1, t0
    sw t0, 376(a0)
    add t0, t3, a1
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 380(a0)
    jalr zero, 0(ra)
.Llea128_expand_key_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea128_expand_key_odd2
    lhu a3, 2(a1)
    lhu t6, 0(a1)
    lhu t5, 6(a1)
    slli t0, a3, 16
    or t0, t6, t0
    slli t1, t5, 16
    lhu t4, 4(a1)
    lhu t2, 10(a1)
    lhu a2, 8(a1)
    or t1, t4, t1
    slli t2, t2, 16
    or t2, a2, t2
    lhu t3, 14(a1)
    lhu a3, 12(a1)
    slli t3, t3, 16
    or t3, a3, t3
    jal zero, .Llea128_expand_key_join3
.Llea128_expand_key_odd2:
    lhu t6, 1(a1)
    lbu t5, 0(a1)
    lbu t4, 3(a1)
    slli t0, t6, 8
    or t0, t5, t0
    slli t1, t4, 24
    or t0, t0, t1
    lhu a2, 5(a1)
    lbu a3, 4(a1)
    lbu t2, 7(a1)
    slli t1, a2, 8
    or t1, a3, t1
    slli t2, t2, 24
    or t1, t1, t2
    lhu t3, 9(a1)
    lbu t6, 8(a1)
    lbu t5, 11(a1)
    slli t2, t3, 8
    or t2, t6, t2
    slli t3, t5, 24
    or t2, t2, t3
    lhu t4, 13(a1)
    lbu a2, 12(a1)
    lbu a3, 15(a1)
    slli t3, t4, 8
    or t3, a2, t3
    slli t4, a3, 24
    or t3, t3, t4
    jal zero, .Llea128_expand_key_join3
    /* The constants, which the code reads. */
    .word 0xb1e37cc3, 0xd8f1be61, 0x14f3c4f9, 0x229e789f
    .word 0x0244626b, 0x81223135, 0x60488c4d, 0x3b787dfd
    .word 0x0ec78df3, 0x8763c6f9, 0x914f3c4f, 0xc8a79e27
    .word 0xe453cf13, 0xf229e789, 0x58122313, 0xac091189
    .word 0x4ede1f7f, 0xa76f0fbf, 0xd3b787df, 0xe9dbc3ef
    .word 0x30ec78df, 0x98763c6f, 0x3e453cf1, 0x35812231
    .word 0xf4ede1f7, 0xfa76f0fb, 0xfd3b787d, 0xcc3b1e37
    .word 0xe61d8f1b, 0xf30ec78d, 0x13e453cf, 0x89f229e7
    .word 0x13581223, 0x89ac0911, 0x7f4ede1f, 0xbfa76f0f
    .word 0xdfd3b787, 0xefe9dbc3, 0x7cc3b1e3, 0xbe61d8f1
    .word 0xc4f914f3, 0xe27c8a79, 0x189ac091, 0xf7f4ede1
    .word 0x1be61d8f, 0x8df30ec7, 0xc6f98763, 0x3c4f914f
    .word 0x9e27c8a7, 0xcf13e453, 0xe789f229, 0x1189ac09
    .word 0x88c4d604, 0x0fbfa76f, 0x87dfd3b7, 0xc3efe9db
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
    lw a1, 12(a0)
    lw t5, 4(a0)
    xor t6, t2, a1
    xor t3, t3, t5
    add t3, t6, t3
    slli t6, t3, 29
    srli t3, t3, 3
    or t3, t6, t3
    lw a1, 8(a0)
    xor t2, t2, t5
    xor t6, t1, a1
    add t2, t6, t2
    slli t6, t2, 27
    srli t2, t2, 5
    or t2, t6, t2
    lw a1, 0(a0)
    xor t1, t1, t5
    xor t5, t0, a1
    add t1, t5, t1
    slli t5, t1, 9
    srli t1, t1, 23
    or t1, t5, t1
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    lw t6, 28(a0)
    lw a1, 20(a0)
    xor t5, t3, t6
    xor t0, t0, a1
    add t0, t5, t0
    slli t5, t0, 29
    srli t0, t0, 3
    or t0, t5, t0
    lw t6, 24(a0)
    xor t3, t3, a1
    xor t5, t2, t6
    add t3, t5, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t3, t5, t3
    lw t6, 16(a0)
    xor t2, t2, a1
    xor t5, t1, t6
    add t2, t5, t2
    slli t5, t2, 9
    srli t2, t2, 23
    or t2, t5, t2
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    lw a1, 44(a0)
    lw t6, 36(a0)
    xor t5, t0, a1
    xor t1, t1, t6
    add t1, t5, t1
    slli t5, t1, 29
    srli t1, t1, 3
    or t1, t5, t1
    lw a1, 40(a0)
    xor t0, t0, t6
    xor t5, t3, a1
    add t0, t5, t0
    slli t5, t0, 27
    srli t0, t0, 5
    or t0, t5, t0
    lw a1, 32(a0)
    xor t3, t3, t6
    xor t5, t2, a1
    add t3, t5, t3
    slli t5, t3, 9
    srli t3, t3, 23
    or t3, t5, t3
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    lw t6, 60(a0)
    lw a1, 52(a0)
    xor t5, t1, t6
    xor t2, t2, a1
    add t2, t5, t2
    slli t5, t2, 29
    srli t2, t2, 3
    or t2, t5, t2
    lw t6, 56(a0)
    xor t1, t1, a1
    xor t5, t0, t6
    add t1, t5, t1
    slli t5, t1, 27
    srli t1, t1, 5
    or t1, t5, t1
    lw t6, 48(a0)
    xor t0, t0, a1
    xor t5, t3, t6
    add t0, t5, t0
    slli t5, t0, 9
    srli t0, t0, 23
    or t0, t5, t0
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
    jal zero, .Llea128_encrypt_join3
.Llea128_encrypt_odd2:
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
    slli t5, t0, 23
    srli t0, t0, 9
    or t0, t5, t0
    lw a1, -16(t4)
    lw t5, -12(t4)
    xor t6, t3, a1
    sub t0, t0, t6
    xor t0, t0, t5
    slli t6, t1, 5
    srli t1, t1, 27
    or t1, t6, t1
    lw a1, -8(t4)
    slli t6, t2, 3
    xor a1, t0, a1
    sub t1, t1, a1
    xor t1, t1, t5
    srli t2, t2, 29
    or t2, t6, t2
    lw a1, -4(t4)
    /* round i = 22, 18, ..., 2: y := round_back(y, rk[i]) */
    slli t6, t3, 23
    xor a1, t1, a1
    sub t2, t2, a1
    xor t2, t2, t5
    srli t3, t3, 9
    or t3, t6, t3
    lw a1, -32(t4)
    lw t5, -28(t4)
    xor t6, t2, a1
    sub t3, t3, t6
    xor t3, t3, t5
    slli t6, t0, 5
    srli t0, t0, 27
    or t0, t6, t0
    lw a1, -24(t4)
    slli t6, t1, 3
    xor a1, t3, a1
    sub t0, t0, a1
    xor t0, t0, t5
    srli t1, t1, 29
    or t1, t6, t1
    lw a1, -20(t4)
    /* round i = 21, 17, ..., 1: y := round_back(y, rk[i]) */
    slli t6, t2, 23
    xor a1, t0, a1
    sub t1, t1, a1
    xor t1, t1, t5
    srli t2, t2, 9
    or t2, t6, t2
    lw a1, -48(t4)
    lw t5, -44(t4)
    xor t6, t1, a1
    sub t2, t2, t6
    xor t2, t2, t5
    slli t6, t3, 5
    srli t3, t3, 27
    or t3, t6, t3
    lw a1, -40(t4)
    slli t6, t0, 3
    xor a1, t2, a1
    sub t3, t3, a1
    xor t3, t3, t5
    srli t0, t0, 29
    or t0, t6, t0
    lw a1, -36(t4)
    /* round i = 20, 16, ..., 0: y := round_back(y, rk[i]) */
    slli t6, t1, 23
    xor a1, t3, a1
    sub t0, t0, a1
    xor t0, t0, t5
    srli t1, t1, 9
    or t1, t6, t1
    lw a1, -64(t4)
    lw t5, -60(t4)
    xor t6, t0, a1
    sub t1, t1, t6
    xor t1, t1, t5
    slli t6, t2, 5
    srli t2, t2, 27
    or t2, t6, t2
    lw a1, -56(t4)
    slli t6, t3, 3
    xor a1, t1, a1
    sub t2, t2, a1
    xor t2, t2, t5
    srli t3, t3, 29
    or t3, t6, t3
    lw a1, -52(t4)
    addi t4, t4, -64
    xor t6, t2, a1
    sub t3, t3, t6
    xor t3, t3, t5
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
    jal zero, .Llea128_decrypt_join3
.Llea128_decrypt_odd2:
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
    bne t0, zero, .Llea128_encrypt_blocks_rest2
    andi t0, a2, 3
    bne t0, zero, .Llea128_encrypt_blocks_rest2
    addi t0, a3, -6
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea128_encrypt_blocks_fewer3
    addi t0, a0, 384
    sw t0, 16(sp)  /* spill */
.Llea128_encrypt_blocks_blocks7:
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
.Llea128_encrypt_blocks_rounds8:
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    lw s11, 12(s10)
    lw ra, 4(s10)
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
    lw s11, 8(s10)
    or s8, s9, s8
    xor t2, t2, ra
    xor s9, t1, s11
    add t2, s9, t2
    slli s9, t2, 27
    srli t2, t2, 5
    or t2, s9, t2
    xor t6, t6, ra
    xor s9, t5, s11
    add t6, s9, t6
    slli s9, t6, 27
    srli t6, t6, 5
    or t6, s9, t6
    xor a3, a3, ra
    xor s9, a2, s11
    add a3, s9, a3
    slli s9, a3, 27
    srli a3, a3, 5
    or a3, s9, a3
    xor a7, a7, ra
    xor s9, a6, s11
    add a7, s9, a7
    slli s9, a7, 27
    srli a7, a7, 5
    or a7, s9, a7
    xor s3, s3, ra
    xor s9, s2, s11
    add s3, s9, s3
    xor s7, s7, ra
    xor s9, s6, s11
    add s7, s9, s7
    slli s9, s3, 27
    srli s3, s3, 5
    or s3, s9, s3
    slli s9, s7, 27
    srli s7, s7, 5
    lw s11, 0(s10)
    or s7, s9, s7
    xor t1, t1, ra
    xor s9, t0, s11
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
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    lw ra, 28(s10)
    srli s6, s6, 23
    lw s11, 20(s10)
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
    lw ra, 24(s10)
    or s5, s9, s5
    xor t3, t3, s11
    xor s9, t2, ra
    add t3, s9, t3
    slli s9, t3, 27
    srli t3, t3, 5
    or t3, s9, t3
    xor a0, a0, s11
    xor s9, t6, ra
    add a0, s9, a0
    slli s9, a0, 27
    srli a0, a0, 5
    or a0, s9, a0
    xor a4, a4, s11
    xor s9, a3, ra
    add a4, s9, a4
    slli s9, a4, 27
    srli a4, a4, 5
    or a4, s9, a4
    xor s0, s0, s11
    xor s9, a7, ra
    add s0, s9, s0
    slli s9, s0, 27
    srli s0, s0, 5
    or s0, s9, s0
    xor s4, s4, s11
    xor s9, s3, ra
    add s4, s9, s4
    xor s8, s8, s11
    xor s9, s7, ra
    add s8, s9, s8
    slli s9, s4, 27
    srli s4, s4, 5
    or s4, s9, s4
    slli s9, s8, 27
    srli s8, s8, 5
    lw ra, 16(s10)
    or s8, s9, s8
    xor t2, t2, s11
    xor s9, t1, ra
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
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    lw s11, 44(s10)
    srli s7, s7, 23
    lw ra, 36(s10)
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
    lw s11, 40(s10)
    or s6, s9, s6
    xor t0, t0, ra
    xor s9, t3, s11
    add t0, s9, t0
    slli s9, t0, 27
    srli t0, t0, 5
    or t0, s9, t0
    xor t4, t4, ra
    xor s9, a0, s11
    add t4, s9, t4
    slli s9, t4, 27
    srli t4, t4, 5
    or t4, s9, t4
    xor a1, a1, ra
    xor s9, a4, s11
    add a1, s9, a1
    slli s9, a1, 27
    srli a1, a1, 5
    or a1, s9, a1
    xor a5, a5, ra
    xor s9, s0, s11
    add a5, s9, a5
    slli s9, a5, 27
    srli a5, a5, 5
    or a5, s9, a5
    xor s1, s1, ra
    xor s9, s4, s11
    add s1, s9, s1
    xor s5, s5, ra
    xor s9, s8, s11
    add s5, s9, s5
    slli s9, s1, 27
    srli s1, s1, 5
    or s1, s9, s1
    slli s9, s5, 27
    srli s5, s5, 5
    lw s11, 32(s10)
    or s5, s9, s5
    xor t3, t3, ra
    xor s9, t2, s11
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
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    lw ra, 60(s10)
    srli s8, s8, 23
    lw s11, 52(s10)
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
    lw ra, 56(s10)
    or s7, s9, s7
    xor t1, t1, s11
    xor s9, t0, ra
    add t1, s9, t1
    slli s9, t1, 27
    srli t1, t1, 5
    or t1, s9, t1
    xor t5, t5, s11
    xor s9, t4, ra
    add t5, s9, t5
    slli s9, t5, 27
    srli t5, t5, 5
    or t5, s9, t5
    xor a2, a2, s11
    xor s9, a1, ra
    add a2, s9, a2
    slli s9, a2, 27
    srli a2, a2, 5
    or a2, s9, a2
    xor a6, a6, s11
    xor s9, a5, ra
    add a6, s9, a6
    slli s9, a6, 27
    srli a6, a6, 5
    or a6, s9, a6
    xor s2, s2, s11
    xor s9, s1, ra
    add s2, s9, s2
    xor s6, s6, s11
    xor s9, s5, ra
    add s6, s9, s6
    slli s9, s2, 27
    srli s2, s2, 5
    or s2, s9, s2
    slli s9, s6, 27
    srli s6, s6, 5
    lw ra, 48(s10)
    or s6, s9, s6
    xor t0, t0, s11
    xor s9, t3, ra
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
    addi s10, s10, 64
    or s5, s9, s5
    bne s10, s11, .Llea128_encrypt_blocks_rounds8
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
    bge t0, zero, .Llea128_encrypt_blocks_blocks7
.Llea128_encrypt_blocks_fewer3:
    lw s11, 12(sp)  /* reload */
    addi t0, s11, 6
    sw t0, 12(sp)  /* spill */
.Llea128_encrypt_blocks_rest2:
    lw s10, 12(sp)  /* reload */
    addi t0, s10, -4
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea128_encrypt_blocks_fewer11
    lw t1, 4(sp)  /* reload */
    addi t0, t1, 384
.Llea128_encrypt_blocks_blocks13:
    lw t1, 0(sp)  /* reload */
    andi t2, t1, 3
    bne t2, zero, .Llea128_encrypt_blocks_misaligned14
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
.Llea128_encrypt_blocks_join16:
    lw s2, 0(sp)  /* reload */
    lw s3, 4(sp)  /* reload */
    addi s2, s2, 64
    sw s2, 0(sp)  /* spill */
.Llea128_encrypt_blocks_rounds19:
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    lw s4, 12(s3)
    lw s5, 4(s3)
    xor s2, t4, s4
    xor t5, t5, s5
    add t5, s2, t5
    xor a2, a2, s5
    xor a6, a6, s5
    xor t1, t1, s5
    xor t4, t4, s5
    slli s2, t5, 29
    srli t5, t5, 3
    or t5, s2, t5
    xor s2, a1, s4
    add a2, s2, a2
    xor a1, a1, s5
    slli s2, a2, 29
    srli a2, a2, 3
    or a2, s2, a2
    xor s2, a5, s4
    add a6, s2, a6
    xor s2, s1, s4
    add t1, s2, t1
    xor a5, a5, s5
    xor s1, s1, s5
    slli s2, a6, 29
    srli a6, a6, 3
    or a6, s2, a6
    slli s2, t1, 29
    srli t1, t1, 3
    or t1, s2, t1
    lw s6, 8(s3)
    lw s7, 0(s3)
    xor s2, t3, s6
    add t4, s2, t4
    xor t3, t3, s5
    slli s2, t4, 27
    srli t4, t4, 5
    or t4, s2, t4
    xor s2, a0, s6
    add a1, s2, a1
    xor a0, a0, s5
    slli s2, a1, 27
    srli a1, a1, 5
    or a1, s2, a1
    xor s2, a4, s6
    add a5, s2, a5
    xor s2, s0, s6
    add s1, s2, s1
    xor a4, a4, s5
    xor s0, s0, s5
    slli s2, a5, 27
    srli a5, a5, 5
    or a5, s2, a5
    slli s2, s1, 27
    srli s1, s1, 5
    or s1, s2, s1
    xor s2, t2, s7
    add t3, s2, t3
    slli s2, t3, 9
    srli t3, t3, 23
    or t3, s2, t3
    xor s2, t6, s7
    add a0, s2, a0
    slli s2, a0, 9
    srli a0, a0, 23
    or a0, s2, a0
    xor s2, a3, s7
    add a4, s2, a4
    xor s2, a7, s7
    add s0, s2, s0
    slli s2, a4, 9
    srli a4, a4, 23
    or a4, s2, a4
    slli s2, s0, 9
    srli s0, s0, 23
    or s0, s2, s0
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    lw s8, 28(s3)
    lw ra, 20(s3)
    xor s2, t5, s8
    xor t2, t2, ra
    add t2, s2, t2
    xor t6, t6, ra
    xor a3, a3, ra
    xor a7, a7, ra
    xor t5, t5, ra
    slli s2, t2, 29
    srli t2, t2, 3
    or t2, s2, t2
    xor s2, a2, s8
    add t6, s2, t6
    xor a2, a2, ra
    slli s2, t6, 29
    srli t6, t6, 3
    or t6, s2, t6
    xor s2, a6, s8
    add a3, s2, a3
    xor s2, t1, s8
    add a7, s2, a7
    xor a6, a6, ra
    xor t1, t1, ra
    slli s2, a3, 29
    srli a3, a3, 3
    or a3, s2, a3
    slli s2, a7, 29
    srli a7, a7, 3
    or a7, s2, a7
    lw s9, 24(s3)
    lw s11, 16(s3)
    xor s2, t4, s9
    add t5, s2, t5
    xor t4, t4, ra
    slli s2, t5, 27
    srli t5, t5, 5
    or t5, s2, t5
    xor s2, a1, s9
    add a2, s2, a2
    xor a1, a1, ra
    slli s2, a2, 27
    srli a2, a2, 5
    or a2, s2, a2
    xor s2, a5, s9
    add a6, s2, a6
    xor s2, s1, s9
    add t1, s2, t1
    xor a5, a5, ra
    xor s1, s1, ra
    slli s2, a6, 27
    srli a6, a6, 5
    or a6, s2, a6
    slli s2, t1, 27
    srli t1, t1, 5
    or t1, s2, t1
    xor s2, t3, s11
    add t4, s2, t4
    slli s2, t4, 9
    srli t4, t4, 23
    or t4, s2, t4
    xor s2, a0, s11
    add a1, s2, a1
    slli s2, a1, 9
    srli a1, a1, 23
    or a1, s2, a1
    xor s2, a4, s11
    add a5, s2, a5
    xor s2, s0, s11
    add s1, s2, s1
    slli s2, a5, 9
    srli a5, a5, 23
    or a5, s2, a5
    slli s2, s1, 9
    srli s1, s1, 23
    or s1, s2, s1
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    lw s10, 44(s3)
    lw s4, 36(s3)
    xor s2, t2, s10
    xor t3, t3, s4
    add t3, s2, t3
    xor a0, a0, s4
    xor a4, a4, s4
    xor s0, s0, s4
    xor t2, t2, s4
    slli s2, t3, 29
    srli t3, t3, 3
    or t3, s2, t3
    xor s2, t6, s10
    add a0, s2, a0
    xor t6, t6, s4
    slli s2, a0, 29
    srli a0, a0, 3
    or a0, s2, a0
    xor s2, a3, s10
    add a4, s2, a4
    xor s2, a7, s10
    add s0, s2, s0
    xor a3, a3, s4
    xor a7, a7, s4
    slli s2, a4, 29
    srli a4, a4, 3
    or a4, s2, a4
    slli s2, s0, 29
    srli s0, s0, 3
    or s0, s2, s0
    lw s6, 40(s3)
    lw s5, 32(s3)
    xor s2, t5, s6
    add t2, s2, t2
    xor t5, t5, s4
    slli s2, t2, 27
    srli t2, t2, 5
    or t2, s2, t2
    xor s2, a2, s6
    add t6, s2, t6
    xor a2, a2, s4
    slli s2, t6, 27
    srli t6, t6, 5
    or t6, s2, t6
    xor s2, a6, s6
    add a3, s2, a3
    xor s2, t1, s6
    add a7, s2, a7
    xor a6, a6, s4
    xor t1, t1, s4
    slli s2, a3, 27
    srli a3, a3, 5
    or a3, s2, a3
    slli s2, a7, 27
    srli a7, a7, 5
    or a7, s2, a7
    xor s2, t4, s5
    add t5, s2, t5
    slli s2, t5, 9
    srli t5, t5, 23
    or t5, s2, t5
    xor s2, a1, s5
    add a2, s2, a2
    slli s2, a2, 9
    srli a2, a2, 23
    or a2, s2, a2
    xor s2, a5, s5
    add a6, s2, a6
    xor s2, s1, s5
    add t1, s2, t1
    slli s2, a6, 9
    srli a6, a6, 23
    or a6, s2, a6
    slli s2, t1, 9
    srli t1, t1, 23
    or t1, s2, t1
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    lw s7, 60(s3)
    lw s8, 52(s3)
    xor s2, t3, s7
    xor t4, t4, s8
    add t4, s2, t4
    xor a1, a1, s8
    xor a5, a5, s8
    xor s1, s1, s8
    xor t3, t3, s8
    slli s2, t4, 29
    srli t4, t4, 3
    or t4, s2, t4
    xor s2, a0, s7
    add a1, s2, a1
    xor a0, a0, s8
    slli s2, a1, 29
    srli a1, a1, 3
    or a1, s2, a1
    xor s2, a4, s7
    add a5, s2, a5
    xor s2, s0, s7
    add s1, s2, s1
    xor a4, a4, s8
    xor s0, s0, s8
    slli s2, a5, 29
    srli a5, a5, 3
    or a5, s2, a5
    slli s2, s1, 29
    srli s1, s1, 3
    or s1, s2, s1
    lw s9, 56(s3)
    lw ra, 48(s3)
    xor s2, t2, s9
    add t3, s2, t3
    xor t2, t2, s8
    slli s2, t3, 27
    srli t3, t3, 5
    or t3, s2, t3
    xor s2, t6, s9
    add a0, s2, a0
    xor t6, t6, s8
    slli s2, a0, 27
    srli a0, a0, 5
    or a0, s2, a0
    xor s2, a3, s9
    add a4, s2, a4
    xor s2, a7, s9
    add s0, s2, s0
    xor a3, a3, s8
    xor a7, a7, s8
    slli s2, a4, 27
    srli a4, a4, 5
    or a4, s2, a4
    slli s2, s0, 27
    srli s0, s0, 5
    or s0, s2, s0
    addi s3, s3, 64
    xor s2, t5, ra
    add t2, s2, t2
    slli s2, t2, 9
    srli t2, t2, 23
    or t2, s2, t2
    xor s2, a2, ra
    add t6, s2, t6
    slli s2, t6, 9
    srli t6, t6, 23
    or t6, s2, t6
    xor s2, a6, ra
    add a3, s2, a3
    xor s2, t1, ra
    add a7, s2, a7
    slli s2, a3, 9
    srli a3, a3, 23
    or a3, s2, a3
    slli s2, a7, 9
    srli a7, a7, 23
    or a7, s2, a7
    bne s3, t0, .Llea128_encrypt_blocks_rounds19
    lw s2, 8(sp)  /* reload */
    andi s3, s2, 3
    bne s3, zero, .Llea128_encrypt_blocks_misaligned21
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
.Llea128_encrypt_blocks_join23:
    lw s11, 8(sp)  /* reload */
    lw s10, 12(sp)  /* reload */
    addi t1, s11, 64
    sw t1, 8(sp)  /* spill */
    addi t1, s10, -4
    sw t1, 12(sp)  /* spill */
    bge t1, zero, .Llea128_encrypt_blocks_blocks13
.Llea128_encrypt_blocks_fewer11:
    lw s6, 12(sp)  /* reload */
    addi t0, s6, 4
    sw t0, 12(sp)  /* spill */
    beq t0, zero, .Llea128_encrypt_blocks_done1
    lw s4, 4(sp)  /* reload */
    addi t0, s4, 384
.Llea128_encrypt_blocks_blocks27:
    lw t1, 0(sp)  /* reload */
    andi t2, t1, 3
    bne t2, zero, .Llea128_encrypt_blocks_misaligned28
    lw t2, 0(t1)
    lw t3, 4(t1)
    lw t4, 8(t1)
    lw t1, 12(t1)
.Llea128_encrypt_blocks_join30:
    lw s5, 0(sp)  /* reload */
    lw s7, 4(sp)  /* reload */
    addi t5, s5, 16
    sw t5, 0(sp)  /* spill */
.Llea128_encrypt_blocks_rounds33:
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    lw s9, 12(s7)
    lw s8, 4(s7)
    xor t5, t4, s9
    xor t1, t1, s8
    add t1, t5, t1
    slli t5, t1, 29
    srli t1, t1, 3
    or t1, t5, t1
    lw ra, 8(s7)
    xor t4, t4, s8
    xor t5, t3, ra
    add t4, t5, t4
    slli t5, t4, 27
    srli t4, t4, 5
    or t4, t5, t4
    lw s3, 0(s7)
    xor t3, t3, s8
    xor t5, t2, s3
    add t3, t5, t3
    slli t5, t3, 9
    srli t3, t3, 23
    or t3, t5, t3
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    lw t6, 28(s7)
    lw a0, 20(s7)
    xor t5, t1, t6
    xor t2, t2, a0
    add t2, t5, t2
    slli t5, t2, 29
    srli t2, t2, 3
    or t2, t5, t2
    lw a1, 24(s7)
    xor t1, t1, a0
    xor t5, t4, a1
    add t1, t5, t1
    slli t5, t1, 27
    srli t1, t1, 5
    or t1, t5, t1
    lw a2, 16(s7)
    xor t4, t4, a0
    xor t5, t3, a2
    add t4, t5, t4
    slli t5, t4, 9
    srli t4, t4, 23
    or t4, t5, t4
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    lw a3, 44(s7)
    lw a4, 36(s7)
    xor t5, t2, a3
    xor t3, t3, a4
    add t3, t5, t3
    slli t5, t3, 29
    srli t3, t3, 3
    or t3, t5, t3
    lw a5, 40(s7)
    xor t2, t2, a4
    xor t5, t1, a5
    add t2, t5, t2
    slli t5, t2, 27
    srli t2, t2, 5
    or t2, t5, t2
    lw a6, 32(s7)
    xor t1, t1, a4
    xor t5, t4, a6
    add t1, t5, t1
    slli t5, t1, 9
    srli t1, t1, 23
    or t1, t5, t1
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    lw a7, 60(s7)
    lw s0, 52(s7)
    xor t5, t3, a7
    xor t4, t4, s0
    add t4, t5, t4
    slli t5, t4, 29
    srli t4, t4, 3
    or t4, t5, t4
    lw s1, 56(s7)
    xor t3, t3, s0
    xor t5, t2, s1
    add t3, t5, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t3, t5, t3
    lw s2, 48(s7)
    xor t2, t2, s0
    xor t5, t1, s2
    add t2, t5, t2
    slli t5, t2, 9
    srli t2, t2, 23
    or t2, t5, t2
    addi s7, s7, 64
    bne s7, t0, .Llea128_encrypt_blocks_rounds33
    lw t5, 8(sp)  /* reload */
    andi t6, t5, 3
    bne t6, zero, .Llea128_encrypt_blocks_misaligned35
    sw t2, 0(t5)
    sw t3, 4(t5)
    sw t4, 8(t5)
    sw t1, 12(t5)
.Llea128_encrypt_blocks_join37:
    lw s11, 8(sp)  /* reload */
    lw s10, 12(sp)  /* reload */
    addi t1, s11, 16
    sw t1, 8(sp)  /* spill */
    addi t1, s10, -1
    sw t1, 12(sp)  /* spill */
    bne t1, zero, .Llea128_encrypt_blocks_blocks27
.Llea128_encrypt_blocks_done1:
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
.Llea128_encrypt_blocks_misaligned14:
    .cfi_restore_state
    andi t2, t1, 1
    bne t2, zero, .Llea128_encrypt_blocks_odd15
    lhu s6, 2(t1)
    lhu s4, 0(t1)
    lhu s5, 6(t1)
    slli t2, s6, 16
    or t2, s4, t2
    slli t3, s5, 16
    lhu s9, 4(t1)
    lhu ra, 10(t1)
    lhu s8, 8(t1)
    or t3, s9, t3
    slli t4, ra, 16
    or t4, s8, t4
    lhu s3, 14(t1)
    lhu a1, 12(t1)
    lhu a0, 18(t1)
    slli t5, s3, 16
    or t5, a1, t5
    slli t6, a0, 16
    lhu a2, 16(t1)
    lhu a3, 22(t1)
    lhu a5, 20(t1)
    or t6, a2, t6
    slli a0, a3, 16
    or a0, a5, a0
    lhu a4, 26(t1)
    lhu a6, 24(t1)
    lhu a7, 30(t1)
    slli a1, a4, 16
    or a1, a6, a1
    slli a2, a7, 16
    lhu s1, 28(t1)
    lhu s0, 34(t1)
    lhu s2, 32(t1)
    or a2, s1, a2
    slli a3, s0, 16
    or a3, s2, a3
    lhu s7, 38(t1)
    lhu s11, 36(t1)
    lhu s10, 42(t1)
    slli a4, s7, 16
    or a4, s11, a4
    slli a5, s10, 16
    lhu s6, 40(t1)
    lhu s4, 46(t1)
    lhu s5, 44(t1)
    or a5, s6, a5
    slli a6, s4, 16
    or a6, s5, a6
    lhu s9, 50(t1)
    lhu ra, 48(t1)
    lhu s8, 54(t1)
    slli a7, s9, 16
    or a7, ra, a7
    slli s0, s8, 16
    lhu s3, 52(t1)
    lhu s1, 58(t1)
    lhu s2, 56(t1)
    or s0, s3, s0
    slli s1, s1, 16
    or s1, s2, s1
    lhu s7, 62(t1)
    lhu s11, 60(t1)
    slli s2, s7, 16
    or t1, s11, s2
    jal zero, .Llea128_encrypt_blocks_join16
.Llea128_encrypt_blocks_odd15:
    lhu s10, 1(t1)
    lbu s6, 0(t1)
    lbu s4, 3(t1)
    slli t2, s10, 8
    or t2, s6, t2
    slli t3, s4, 24
    or t2, t2, t3
    lhu s5, 5(t1)
    lbu s9, 4(t1)
    lbu ra, 7(t1)
    slli t3, s5, 8
    or t3, s9, t3
    slli t4, ra, 24
    or t3, t3, t4
    lhu s8, 9(t1)
    lbu s3, 8(t1)
    lbu s7, 11(t1)
    slli t4, s8, 8
    or t4, s3, t4
    slli t5, s7, 24
    or t4, t4, t5
    lhu s2, 13(t1)
    lbu s11, 12(t1)
    lbu t6, 15(t1)
    slli t5, s2, 8
    or t5, s11, t5
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
    lbu s10, 28(t1)
    lbu s6, 31(t1)
    slli a2, s1, 8
    or a2, s10, a2
    slli a3, s6, 24
    or a2, a2, a3
    lhu s4, 33(t1)
    lbu s5, 32(t1)
    lbu s9, 35(t1)
    slli a3, s4, 8
    or a3, s5, a3
    slli a4, s9, 24
    or a3, a3, a4
    lhu ra, 37(t1)
    lbu s8, 36(t1)
    lbu s3, 39(t1)
    slli a4, ra, 8
    or a4, s8, a4
    slli a5, s3, 24
    or a4, a4, a5
    lhu s7, 41(t1)
    lbu s2, 40(t1)
    lbu s11, 43(t1)
    slli a5, s7, 8
    or a5, s2, a5
    slli a6, s11, 24
    or a5, a5, a6
    lhu a7, 45(t1)
    lbu s0, 44(t1)
    lbu s1, 47(t1)
    slli a6, a7, 8
    or a6, s0, a6
    slli a7, s1, 24
    or a6, a6, a7
    lhu s10, 49(t1)
    lbu s6, 48(t1)
    lbu s4, 51(t1)
    slli a7, s10, 8
    or a7, s6, a7
    slli s0, s4, 24
    or a7, a7, s0
    lhu s5, 53(t1)
    lbu s9, 52(t1)
    lbu ra, 55(t1)
    slli s0, s5, 8
    or s0, s9, s0
    slli s1, ra, 24
    or s0, s0, s1
    lhu s8, 57(t1)
    lbu s3, 56(t1)
    lbu s7, 59(t1)
    slli s1, s8, 8
    or s1, s3, s1
    slli s2, s7, 24
    or s1, s1, s2
    lhu s11, 61(t1)
    lbu s10, 60(t1)
    lbu s6, 63(t1)
    slli s2, s11, 8
    or s2, s10, s2
    slli t1, s6, 24
    or t1, s2, t1
    jal zero, .Llea128_encrypt_blocks_join16
.Llea128_encrypt_blocks_misaligned21:
    andi s3, s2, 1
    bne s3, zero, .Llea128_encrypt_blocks_odd22
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
    jal zero, .Llea128_encrypt_blocks_join23
.Llea128_encrypt_blocks_odd22:
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
    jal zero, .Llea128_encrypt_blocks_join23
.Llea128_encrypt_blocks_misaligned28:
    andi t2, t1, 1
    bne t2, zero, .Llea128_encrypt_blocks_odd29
    lhu s4, 2(t1)
    lhu s5, 0(t1)
    lhu s9, 6(t1)
    slli t2, s4, 16
    or t2, s5, t2
    slli t3, s9, 16
    lhu ra, 4(t1)
    lhu s8, 10(t1)
    lhu s7, 8(t1)
    or t3, ra, t3
    slli t4, s8, 16
    or t4, s7, t4
    lhu s11, 14(t1)
    lhu s10, 12(t1)
    slli t1, s11, 16
    or t1, s10, t1
    jal zero, .Llea128_encrypt_blocks_join30
.Llea128_encrypt_blocks_odd29:
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
    jal zero, .Llea128_encrypt_blocks_join30
.Llea128_encrypt_blocks_misaligned35:
    andi t6, t5, 1
    bne t6, zero, .Llea128_encrypt_blocks_odd36
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
    jal zero, .Llea128_encrypt_blocks_join37
.Llea128_encrypt_blocks_odd36:
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
    bne t0, zero, .Llea128_decrypt_blocks_rest2
    andi t0, a2, 3
    bne t0, zero, .Llea128_decrypt_blocks_rest2
    addi t0, a3, -6
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea128_decrypt_blocks_fewer3
.Llea128_decrypt_blocks_blocks7:
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
    addi s9, s10, 384
.Llea128_decrypt_blocks_rounds8:
    /* round i = 23, 19, ..., 3: y := round_back(y, rk[i]) */
    slli s10, t0, 23
    srli t0, t0, 9
    lw s11, -16(s9)
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
    lw ra, -12(s9)
    slli s10, t1, 5
    srli t1, t1, 27
    lw s11, -8(s9)
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
    slli s10, t2, 3
    srli t2, t2, 29
    lw s11, -4(s9)
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
    /* round i = 22, 18, ..., 2: y := round_back(y, rk[i]) */
    slli s10, t3, 23
    srli t3, t3, 9
    lw s11, -32(s9)
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
    lw ra, -28(s9)
    slli s10, t0, 5
    srli t0, t0, 27
    lw s11, -24(s9)
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
    slli s10, t1, 3
    srli t1, t1, 29
    lw s11, -20(s9)
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
    /* round i = 21, 17, ..., 1: y := round_back(y, rk[i]) */
    slli s10, t2, 23
    srli t2, t2, 9
    lw s11, -48(s9)
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
    lw ra, -44(s9)
    slli s10, t3, 5
    srli t3, t3, 27
    lw s11, -40(s9)
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
    slli s10, t0, 3
    srli t0, t0, 29
    lw s11, -36(s9)
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
    /* round i = 20, 16, ..., 0: y := round_back(y, rk[i]) */
    slli s10, t1, 23
    srli t1, t1, 9
    lw s11, -64(s9)
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
    lw ra, -60(s9)
    slli s10, t2, 5
    srli t2, t2, 27
    lw s11, -56(s9)
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
    slli s10, t3, 3
    srli t3, t3, 29
    lw s11, -52(s9)
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
    or s8, s11, s8
    sub s8, s8, s10
    lw s11, 4(sp)  /* reload */
    addi s9, s9, -64
    xor t3, t3, ra
    xor a0, a0, ra
    xor a4, a4, ra
    xor s0, s0, ra
    xor s4, s4, ra
    xor s8, s8, ra
    bne s9, s11, .Llea128_decrypt_blocks_rounds8
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
    bge t0, zero, .Llea128_decrypt_blocks_blocks7
.Llea128_decrypt_blocks_fewer3:
    lw s11, 12(sp)  /* reload */
    addi t0, s11, 6
    sw t0, 12(sp)  /* spill */
.Llea128_decrypt_blocks_rest2:
    lw s9, 12(sp)  /* reload */
    addi t0, s9, -4
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea128_decrypt_blocks_fewer11
.Llea128_decrypt_blocks_blocks13:
    lw t0, 0(sp)  /* reload */
    andi t1, t0, 3
    bne t1, zero, .Llea128_decrypt_blocks_misaligned14
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
.Llea128_decrypt_blocks_join16:
    lw s1, 0(sp)  /* reload */
    lw s2, 4(sp)  /* reload */
    addi s1, s1, 64
    sw s1, 0(sp)  /* spill */
    addi s1, s2, 384
.Llea128_decrypt_blocks_rounds19:
    /* round i = 23, 19, ..., 3: y := round_back(y, rk[i]) */
    slli s2, t1, 23
    srli t1, t1, 9
    or t1, s2, t1
    lw s3, -16(s1)
    lw s4, -12(s1)
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
    lw s5, -8(s1)
    slli s3, a7, 5
    xor s2, t1, s5
    sub t2, t2, s2
    xor t2, t2, s4
    slli s2, t6, 5
    srli t6, t6, 27
    or t6, s2, t6
    xor s2, t5, s5
    sub t6, t6, s2
    xor t6, t6, s4
    slli s2, a3, 5
    srli a3, a3, 27
    or a3, s2, a3
    xor s2, a2, s5
    sub a3, a3, s2
    xor a3, a3, s4
    xor s2, a6, s5
    srli a7, a7, 27
    or a7, s3, a7
    sub a7, a7, s2
    xor a7, a7, s4
    slli s2, t3, 3
    srli t3, t3, 29
    or t3, s2, t3
    lw s6, -4(s1)
    slli s3, s0, 3
    xor s2, t2, s6
    sub t3, t3, s2
    xor t3, t3, s4
    slli s2, a0, 3
    srli a0, a0, 29
    or a0, s2, a0
    xor s2, t6, s6
    sub a0, a0, s2
    xor a0, a0, s4
    slli s2, a4, 3
    srli a4, a4, 29
    or a4, s2, a4
    xor s2, a3, s6
    sub a4, a4, s2
    xor a4, a4, s4
    xor s2, a7, s6
    srli s0, s0, 29
    or s0, s3, s0
    sub s0, s0, s2
    xor s0, s0, s4
    /* round i = 22, 18, ..., 2: y := round_back(y, rk[i]) */
    slli s2, t4, 23
    srli t4, t4, 9
    or t4, s2, t4
    lw s7, -32(s1)
    lw s8, -28(s1)
    xor s2, t3, s7
    sub t4, t4, s2
    xor t4, t4, s8
    slli s2, a1, 23
    srli a1, a1, 9
    or a1, s2, a1
    xor s2, a0, s7
    sub a1, a1, s2
    xor a1, a1, s8
    slli s2, a5, 23
    srli a5, a5, 9
    or a5, s2, a5
    xor s2, a4, s7
    sub a5, a5, s2
    xor a5, a5, s8
    xor s2, s0, s7
    slli s3, t0, 23
    srli t0, t0, 9
    or t0, s3, t0
    sub t0, t0, s2
    xor t0, t0, s8
    slli s2, t1, 5
    srli t1, t1, 27
    or t1, s2, t1
    lw s10, -24(s1)
    slli s3, a6, 5
    xor s2, t4, s10
    sub t1, t1, s2
    xor t1, t1, s8
    slli s2, t5, 5
    srli t5, t5, 27
    or t5, s2, t5
    xor s2, a1, s10
    sub t5, t5, s2
    xor t5, t5, s8
    slli s2, a2, 5
    srli a2, a2, 27
    or a2, s2, a2
    xor s2, a5, s10
    sub a2, a2, s2
    xor a2, a2, s8
    xor s2, t0, s10
    srli a6, a6, 27
    or a6, s3, a6
    sub a6, a6, s2
    xor a6, a6, s8
    slli s2, t2, 3
    srli t2, t2, 29
    or t2, s2, t2
    lw ra, -20(s1)
    slli s3, a7, 3
    xor s2, t1, ra
    sub t2, t2, s2
    xor t2, t2, s8
    slli s2, t6, 3
    srli t6, t6, 29
    or t6, s2, t6
    xor s2, t5, ra
    sub t6, t6, s2
    xor t6, t6, s8
    slli s2, a3, 3
    srli a3, a3, 29
    or a3, s2, a3
    xor s2, a2, ra
    sub a3, a3, s2
    xor a3, a3, s8
    xor s2, a6, ra
    srli a7, a7, 29
    or a7, s3, a7
    sub a7, a7, s2
    xor a7, a7, s8
    /* round i = 21, 17, ..., 1: y := round_back(y, rk[i]) */
    slli s2, t3, 23
    srli t3, t3, 9
    or t3, s2, t3
    lw s11, -48(s1)
    lw s9, -44(s1)
    xor s2, t2, s11
    sub t3, t3, s2
    xor t3, t3, s9
    slli s2, a0, 23
    srli a0, a0, 9
    or a0, s2, a0
    xor s2, t6, s11
    sub a0, a0, s2
    xor a0, a0, s9
    slli s2, a4, 23
    srli a4, a4, 9
    or a4, s2, a4
    xor s2, a3, s11
    sub a4, a4, s2
    xor a4, a4, s9
    xor s2, a7, s11
    slli s3, s0, 23
    srli s0, s0, 9
    or s0, s3, s0
    sub s0, s0, s2
    xor s0, s0, s9
    slli s2, t4, 5
    srli t4, t4, 27
    or t4, s2, t4
    lw s5, -40(s1)
    slli s3, t0, 5
    xor s2, t3, s5
    sub t4, t4, s2
    xor t4, t4, s9
    slli s2, a1, 5
    srli a1, a1, 27
    or a1, s2, a1
    xor s2, a0, s5
    sub a1, a1, s2
    xor a1, a1, s9
    slli s2, a5, 5
    srli a5, a5, 27
    or a5, s2, a5
    xor s2, a4, s5
    sub a5, a5, s2
    xor a5, a5, s9
    xor s2, s0, s5
    srli t0, t0, 27
    or t0, s3, t0
    sub t0, t0, s2
    xor t0, t0, s9
    slli s2, t1, 3
    srli t1, t1, 29
    or t1, s2, t1
    lw s6, -36(s1)
    slli s3, a6, 3
    xor s2, t4, s6
    sub t1, t1, s2
    xor t1, t1, s9
    slli s2, t5, 3
    srli t5, t5, 29
    or t5, s2, t5
    xor s2, a1, s6
    sub t5, t5, s2
    xor t5, t5, s9
    slli s2, a2, 3
    srli a2, a2, 29
    or a2, s2, a2
    xor s2, a5, s6
    sub a2, a2, s2
    xor a2, a2, s9
    xor s2, t0, s6
    srli a6, a6, 29
    or a6, s3, a6
    sub a6, a6, s2
    xor a6, a6, s9
    /* round i = 20, 16, ..., 0: y := round_back(y, rk[i]) */
    slli s2, t2, 23
    srli t2, t2, 9
    or t2, s2, t2
    lw s4, -64(s1)
    lw s7, -60(s1)
    xor s2, t1, s4
    sub t2, t2, s2
    xor t2, t2, s7
    slli s2, t6, 23
    srli t6, t6, 9
    or t6, s2, t6
    xor s2, t5, s4
    sub t6, t6, s2
    xor t6, t6, s7
    slli s2, a3, 23
    srli a3, a3, 9
    or a3, s2, a3
    xor s2, a2, s4
    sub a3, a3, s2
    xor a3, a3, s7
    xor s2, a6, s4
    slli s3, a7, 23
    srli a7, a7, 9
    or a7, s3, a7
    sub a7, a7, s2
    xor a7, a7, s7
    slli s2, t3, 5
    srli t3, t3, 27
    or t3, s2, t3
    lw s10, -56(s1)
    slli s3, s0, 5
    xor s2, t2, s10
    sub t3, t3, s2
    xor t3, t3, s7
    slli s2, a0, 5
    srli a0, a0, 27
    or a0, s2, a0
    xor s2, t6, s10
    sub a0, a0, s2
    xor a0, a0, s7
    slli s2, a4, 5
    srli a4, a4, 27
    or a4, s2, a4
    xor s2, a3, s10
    sub a4, a4, s2
    xor a4, a4, s7
    xor s2, a7, s10
    srli s0, s0, 27
    or s0, s3, s0
    sub s0, s0, s2
    xor s0, s0, s7
    slli s2, t4, 3
    srli t4, t4, 29
    or t4, s2, t4
    lw ra, -52(s1)
    addi s1, s1, -64
    xor s2, t3, ra
    sub t4, t4, s2
    xor t4, t4, s7
    slli s2, a1, 3
    srli a1, a1, 29
    or a1, s2, a1
    xor s2, a0, ra
    sub a1, a1, s2
    xor a1, a1, s7
    slli s2, a5, 3
    srli a5, a5, 29
    or a5, s2, a5
    xor s2, a4, ra
    sub a5, a5, s2
    xor a5, a5, s7
    xor s2, s0, ra
    slli s3, t0, 3
    srli t0, t0, 29
    or t0, s3, t0
    sub t0, t0, s2
    xor t0, t0, s7
    lw s8, 4(sp)  /* reload */
    bne s1, s8, .Llea128_decrypt_blocks_rounds19
    lw s1, 8(sp)  /* reload */
    andi s2, s1, 3
    bne s2, zero, .Llea128_decrypt_blocks_misaligned21
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
.Llea128_decrypt_blocks_join23:
    lw s11, 8(sp)  /* reload */
    lw s5, 12(sp)  /* reload */
    addi t0, s11, 64
    sw t0, 8(sp)  /* spill */
    addi t0, s5, -4
    sw t0, 12(sp)  /* spill */
    bge t0, zero, .Llea128_decrypt_blocks_blocks13
.Llea128_decrypt_blocks_fewer11:
    lw s6, 12(sp)  /* reload */
    addi t0, s6, 4
    sw t0, 12(sp)  /* spill */
    beq t0, zero, .Llea128_decrypt_blocks_done1
.Llea128_decrypt_blocks_blocks27:
    lw t0, 0(sp)  /* reload */
    andi t1, t0, 3
    bne t1, zero, .Llea128_decrypt_blocks_misaligned28
    lw t1, 0(t0)
    lw t2, 4(t0)
    lw t3, 8(t0)
    lw t0, 12(t0)
.Llea128_decrypt_blocks_join30:
    lw s9, 0(sp)  /* reload */
    lw s4, 4(sp)  /* reload */
    addi t4, s9, 16
    sw t4, 0(sp)  /* spill */
    addi t4, s4, 384
.Llea128_decrypt_blocks_rounds33:
    /* round i = 23, 19, ..., 3: y := round_back(y, rk[i]) */
    slli t5, t1, 23
    srli t1, t1, 9
    or t1, t5, t1
    lw s10, -16(t4)
    lw ra, -12(t4)
    xor t5, t0, s10
    sub t1, t1, t5
    xor t1, t1, ra
    slli t5, t2, 5
    srli t2, t2, 27
    or t2, t5, t2
    lw s3, -8(t4)
    slli t5, t3, 3
    xor t6, t1, s3
    sub t2, t2, t6
    xor t2, t2, ra
    srli t3, t3, 29
    or t3, t5, t3
    lw s7, -4(t4)
    /* round i = 22, 18, ..., 2: y := round_back(y, rk[i]) */
    slli t5, t0, 23
    xor t6, t2, s7
    sub t3, t3, t6
    xor t3, t3, ra
    srli t0, t0, 9
    or t0, t5, t0
    lw s8, -32(t4)
    lw s2, -28(t4)
    xor t5, t3, s8
    sub t0, t0, t5
    xor t0, t0, s2
    slli t5, t1, 5
    srli t1, t1, 27
    or t1, t5, t1
    lw a0, -24(t4)
    slli t5, t2, 3
    xor t6, t0, a0
    sub t1, t1, t6
    xor t1, t1, s2
    srli t2, t2, 29
    or t2, t5, t2
    lw a1, -20(t4)
    /* round i = 21, 17, ..., 1: y := round_back(y, rk[i]) */
    slli t5, t3, 23
    xor t6, t1, a1
    sub t2, t2, t6
    xor t2, t2, s2
    srli t3, t3, 9
    or t3, t5, t3
    lw a2, -48(t4)
    lw a3, -44(t4)
    xor t5, t2, a2
    sub t3, t3, t5
    xor t3, t3, a3
    slli t5, t0, 5
    srli t0, t0, 27
    or t0, t5, t0
    lw a4, -40(t4)
    slli t5, t1, 3
    xor t6, t3, a4
    sub t0, t0, t6
    xor t0, t0, a3
    srli t1, t1, 29
    or t1, t5, t1
    lw a5, -36(t4)
    /* round i = 20, 16, ..., 0: y := round_back(y, rk[i]) */
    slli t5, t2, 23
    xor t6, t0, a5
    sub t1, t1, t6
    xor t1, t1, a3
    srli t2, t2, 9
    or t2, t5, t2
    lw a6, -64(t4)
    lw a7, -60(t4)
    xor t5, t1, a6
    sub t2, t2, t5
    xor t2, t2, a7
    slli t5, t3, 5
    srli t3, t3, 27
    or t3, t5, t3
    lw s0, -56(t4)
    slli t5, t0, 3
    xor t6, t2, s0
    sub t3, t3, t6
    xor t3, t3, a7
    srli t0, t0, 29
    or t0, t5, t0
    lw s1, -52(t4)
    addi t4, t4, -64
    xor t5, t3, s1
    sub t0, t0, t5
    xor t0, t0, a7
    lw s11, 4(sp)  /* reload */
    bne t4, s11, .Llea128_decrypt_blocks_rounds33
    lw t4, 8(sp)  /* reload */
    andi t5, t4, 3
    bne t5, zero, .Llea128_decrypt_blocks_misaligned35
    sw t1, 0(t4)
    sw t2, 4(t4)
    sw t3, 8(t4)
    sw t0, 12(t4)
.Llea128_decrypt_blocks_join37:
    lw s5, 8(sp)  /* reload */
    lw s6, 12(sp)  /* reload */
    addi t0, s5, 16
    sw t0, 8(sp)  /* spill */
    addi t0, s6, -1
    sw t0, 12(sp)  /* spill */
    bne t0, zero, .Llea128_decrypt_blocks_blocks27
.Llea128_decrypt_blocks_done1:
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
.Llea128_decrypt_blocks_misaligned14:
    .cfi_restore_state
    andi t1, t0, 1
    bne t1, zero, .Llea128_decrypt_blocks_odd15
    lhu s9, 2(t0)
    lhu s4, 0(t0)
    lhu s10, 6(t0)
    slli t1, s9, 16
    or t1, s4, t1
    slli t2, s10, 16
    lhu s3, 4(t0)
    lhu s7, 10(t0)
    lhu ra, 8(t0)
    or t2, s3, t2
    slli t3, s7, 16
    or t3, ra, t3
    lhu s8, 14(t0)
    lhu a0, 12(t0)
    lhu a1, 18(t0)
    slli t4, s8, 16
    or t4, a0, t4
    slli t5, a1, 16
    lhu s2, 16(t0)
    lhu a2, 22(t0)
    lhu a4, 20(t0)
    or t5, s2, t5
    slli t6, a2, 16
    or t6, a4, t6
    lhu a5, 26(t0)
    lhu a3, 24(t0)
    lhu a6, 30(t0)
    slli a0, a5, 16
    or a0, a3, a0
    slli a1, a6, 16
    lhu s0, 28(t0)
    lhu s1, 34(t0)
    lhu a7, 32(t0)
    or a1, s0, a1
    slli a2, s1, 16
    or a2, a7, a2
    lhu s11, 38(t0)
    lhu s5, 36(t0)
    lhu s6, 42(t0)
    slli a3, s11, 16
    or a3, s5, a3
    slli a4, s6, 16
    lhu s9, 40(t0)
    lhu s4, 46(t0)
    lhu s10, 44(t0)
    or a4, s9, a4
    slli a5, s4, 16
    or a5, s10, a5
    lhu s3, 50(t0)
    lhu s7, 48(t0)
    lhu ra, 54(t0)
    slli a6, s3, 16
    or a6, s7, a6
    slli a7, ra, 16
    lhu s8, 52(t0)
    lhu s2, 58(t0)
    lhu s1, 56(t0)
    or a7, s8, a7
    slli s0, s2, 16
    or s0, s1, s0
    lhu s11, 62(t0)
    lhu s5, 60(t0)
    slli s1, s11, 16
    or t0, s5, s1
    jal zero, .Llea128_decrypt_blocks_join16
.Llea128_decrypt_blocks_odd15:
    lhu s6, 1(t0)
    lbu s9, 0(t0)
    lbu s4, 3(t0)
    slli t1, s6, 8
    or t1, s9, t1
    slli t2, s4, 24
    or t1, t1, t2
    lhu s10, 5(t0)
    lbu s3, 4(t0)
    lbu s7, 7(t0)
    slli t2, s10, 8
    or t2, s3, t2
    slli t3, s7, 24
    or t2, t2, t3
    lhu ra, 9(t0)
    lbu s8, 8(t0)
    lbu s2, 11(t0)
    slli t3, ra, 8
    or t3, s8, t3
    slli t4, s2, 24
    or t3, t3, t4
    lhu s11, 13(t0)
    lbu s1, 12(t0)
    lbu s5, 15(t0)
    slli t4, s11, 8
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
    lbu s9, 31(t0)
    slli a1, s0, 8
    or a1, s6, a1
    slli a2, s9, 24
    or a1, a1, a2
    lhu s4, 33(t0)
    lbu s10, 32(t0)
    lbu s3, 35(t0)
    slli a2, s4, 8
    or a2, s10, a2
    slli a3, s3, 24
    or a2, a2, a3
    lhu s7, 37(t0)
    lbu ra, 36(t0)
    lbu s8, 39(t0)
    slli a3, s7, 8
    or a3, ra, a3
    slli a4, s8, 24
    or a3, a3, a4
    lhu s2, 41(t0)
    lbu s11, 40(t0)
    lbu s1, 43(t0)
    slli a4, s2, 8
    or a4, s11, a4
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
    lbu s9, 51(t0)
    slli a6, s0, 8
    or a6, s6, a6
    slli a7, s9, 24
    or a6, a6, a7
    lhu s4, 53(t0)
    lbu s10, 52(t0)
    lbu s3, 55(t0)
    slli a7, s4, 8
    or a7, s10, a7
    slli s0, s3, 24
    or a7, a7, s0
    lhu s7, 57(t0)
    lbu ra, 56(t0)
    lbu s8, 59(t0)
    slli s0, s7, 8
    or s0, ra, s0
    slli s1, s8, 24
    or s0, s0, s1
    lhu s2, 61(t0)
    lbu s11, 60(t0)
    lbu s5, 63(t0)
    slli s1, s2, 8
    or s1, s11, s1
    slli t0, s5, 24
    or t0, s1, t0
    jal zero, .Llea128_decrypt_blocks_join16
.Llea128_decrypt_blocks_misaligned21:
    andi s2, s1, 1
    bne s2, zero, .Llea128_decrypt_blocks_odd22
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
    jal zero, .Llea128_decrypt_blocks_join23
.Llea128_decrypt_blocks_odd22:
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
    jal zero, .Llea128_decrypt_blocks_join23
.Llea128_decrypt_blocks_misaligned28:
    andi t1, t0, 1
    bne t1, zero, .Llea128_decrypt_blocks_odd29
    lhu s6, 2(t0)
    lhu s9, 0(t0)
    lhu s4, 6(t0)
    slli t1, s6, 16
    or t1, s9, t1
    slli t2, s4, 16
    lhu s10, 4(t0)
    lhu s3, 10(t0)
    lhu s7, 8(t0)
    or t2, s10, t2
    slli t3, s3, 16
    or t3, s7, t3
    lhu ra, 14(t0)
    lhu s8, 12(t0)
    slli t0, ra, 16
    or t0, s8, t0
    jal zero, .Llea128_decrypt_blocks_join30
.Llea128_decrypt_blocks_odd29:
    lhu s11, 1(t0)
    lbu s5, 0(t0)
    lbu s2, 3(t0)
    slli t1, s11, 8
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
    jal zero, .Llea128_decrypt_blocks_join30
.Llea128_decrypt_blocks_misaligned35:
    andi t5, t4, 1
    bne t5, zero, .Llea128_decrypt_blocks_odd36
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
    jal zero, .Llea128_decrypt_blocks_join37
.Llea128_decrypt_blocks_odd36:
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
    sw t4, 0(sp)  /* spill */
.Llea128_ctr_join8:
    lui t4, 0x1000
    addi t5, zero, 64
    bgeu a4, t5, .Llea128_ctr_enough13
    jal zero, .Llea128_ctr_few11
.Llea128_ctr_enough13:
    sw a0, 4(sp)  /* spill */
    sw t0, 8(sp)  /* spill */
    /* round i = 0: x := round(x, rk[i]) */
    lw t5, 12(a0)
    /* round i = 1: x := round(x, rk[i]) */
    lw t6, 20(a0)
    xor t5, t3, t5
    xor a5, t1, t6
    lw a6, 8(a0)
    lw a7, 4(a0)
    xor a6, t2, a6
    xor t3, t3, a7
    add t3, a6, t3
    slli a6, t3, 27
    srli t3, t3, 5
    or t3, a6, t3
    lw a6, 24(a0)
    lw s0, 0(a0)
    xor a6, t3, a6
    xor t1, t1, s0
    xor t2, t2, a7
    add t1, t1, t2
    slli t2, t1, 9
    srli t1, t1, 23
    or t1, t2, t1
    /* round i = 2: x := round(x, rk[i]) */
    lw t2, 36(a0)
    lw a7, 16(a0)
    xor t2, t1, t2
    xor t1, t1, a7
    xor t3, t3, t6
    add t1, t1, t3
    slli t3, t1, 9
    srli t1, t1, 23
    or t1, t3, t1
    lw t3, 32(a0)
    /* round i = 3: x := round(x, rk[i]) */
    lw t6, 52(a0)
    xor t3, t1, t3
    xor t1, t1, t6
    sw a4, 12(sp)  /* spill */
    sw a2, 16(sp)  /* spill */
    sw a3, 20(sp)  /* spill */
    sw a1, 24(sp)  /* spill */
    sw t4, 28(sp)  /* spill */
    sw t5, 32(sp)  /* spill */
    sw a5, 36(sp)  /* spill */
    sw a6, 40(sp)  /* spill */
    sw t2, 44(sp)  /* spill */
    sw t3, 48(sp)  /* spill */
    sw t1, 52(sp)  /* spill */
    bne t0, zero, .Llea128_ctr_rest14
    addi t0, a0, 320
    sw t0, 56(sp)  /* spill */
    addi t0, zero, 96
    bltu a4, t0, .Llea128_ctr_fewer15
    lw t1, 0(sp)  /* reload */
    lui t0, 0xfb000
    bgeu t1, t0, .Llea128_ctr_fewer15
.Llea128_ctr_batch16:
    lw s9, 4(sp)  /* reload */
    lw t1, 0(sp)  /* reload */
    lw t2, 28(sp)  /* reload */
    /* round i = 0: x := round(x, rk[i]) */
    lw t0, 4(s9)
    lw t4, 32(sp)  /* reload */
    add t3, t1, t2
    xor t1, t1, t0
    add t1, t4, t1
    slli t5, t1, 29
    srli t1, t1, 3
    or t1, t5, t1
    xor t5, t3, t0
    add t5, t4, t5
    slli t6, t5, 29
    srli t5, t5, 3
    or t5, t6, t5
    add t3, t3, t2
    xor t6, t3, t0
    add t6, t4, t6
    slli a0, t6, 29
    srli t6, t6, 3
    or t6, a0, t6
    add t3, t3, t2
    xor a0, t3, t0
    add a0, t4, a0
    slli a1, a0, 29
    srli a0, a0, 3
    or a0, a1, a0
    add t3, t3, t2
    xor a1, t3, t0
    add t3, t3, t2
    xor t0, t3, t0
    add a1, t4, a1
    add t0, t4, t0
    slli t4, t0, 29
    srli t0, t0, 3
    or t0, t4, t0
    /* round i = 1: x := round(x, rk[i]) */
    lw t4, 28(s9)
    lw a4, 36(sp)  /* reload */
    xor a3, t1, t4
    add a3, a3, a4
    slli a5, a3, 29
    srli a3, a3, 3
    or a3, a5, a3
    xor a5, t5, t4
    add a5, a5, a4
    slli a6, a5, 29
    srli a5, a5, 3
    or a5, a6, a5
    xor a6, t6, t4
    add a6, a6, a4
    slli a7, a6, 29
    srli a6, a6, 3
    or a6, a7, a6
    xor a7, a0, t4
    add a7, a7, a4
    slli a2, a1, 29
    slli s0, a7, 29
    srli a1, a1, 3
    srli a7, a7, 3
    or a1, a2, a1
    or a7, s0, a7
    lw a2, 20(s9)
    xor s0, a1, t4
    xor t4, t0, t4
    xor t1, t1, a2
    add s0, s0, a4
    xor t5, t5, a2
    xor t6, t6, a2
    xor a0, a0, a2
    xor a1, a1, a2
    xor t0, t0, a2
    slli a2, s0, 29
    srli s0, s0, 3
    add t4, t4, a4
    or a2, a2, s0
    lw a4, 40(sp)  /* reload */
    slli s0, t4, 29
    srli t4, t4, 3
    add t1, a4, t1
    or t4, s0, t4
    slli s0, t1, 27
    srli t1, t1, 5
    add t5, a4, t5
    or t1, s0, t1
    slli s0, t5, 27
    srli t5, t5, 5
    add t6, a4, t6
    or t5, s0, t5
    slli s0, t6, 27
    add a0, a4, a0
    add a1, a4, a1
    srli t6, t6, 5
    add t0, a4, t0
    or t6, s0, t6
    slli a4, t0, 27
    slli s0, a0, 27
    srli t0, t0, 5
    srli a0, a0, 5
    or t0, a4, t0
    or a0, s0, a0
    /* round i = 2: x := round(x, rk[i]) */
    lw a4, 44(s9)
    add t2, t3, t2
    slli s0, a1, 27
    sw t2, 0(sp)  /* spill */
    lw t3, 44(sp)  /* reload */
    srli a1, a1, 5
    xor t2, a3, a4
    or a1, s0, a1
    add t2, t2, t3
    slli s0, t2, 29
    srli t2, t2, 3
    or s0, s0, t2
    xor t2, a5, a4
    add t2, t2, t3
    slli s1, t2, 29
    srli t2, t2, 3
    or s1, s1, t2
    xor t2, a6, a4
    add t2, t2, t3
    slli s2, t2, 29
    srli t2, t2, 3
    or s2, s2, t2
    xor t2, a7, a4
    add t2, t2, t3
    slli s3, t2, 29
    srli t2, t2, 3
    or s3, s3, t2
    xor t2, a2, a4
    add t2, t2, t3
    xor a4, t4, a4
    add t3, a4, t3
    slli a4, t2, 29
    srli t2, t2, 3
    or s4, a4, t2
    slli t2, t3, 29
    srli t3, t3, 3
    or s5, t2, t3
    lw t2, 40(s9)
    lw a4, 36(s9)
    xor t3, t1, t2
    xor a3, a3, a4
    add t3, t3, a3
    slli s6, t3, 27
    srli t3, t3, 5
    or s6, s6, t3
    xor a3, a5, a4
    xor t3, t5, t2
    add t3, t3, a3
    slli a3, t3, 27
    srli t3, t3, 5
    or s7, a3, t3
    xor a5, a6, a4
    xor t3, t6, t2
    add t3, t3, a5
    slli a3, t3, 27
    srli t3, t3, 5
    or s8, a3, t3
    xor a6, a7, a4
    xor t3, a0, t2
    add t3, t3, a6
    slli a3, t3, 27
    srli t3, t3, 5
    or s10, a3, t3
    xor t3, a1, t2
    xor t4, t4, a4
    xor t2, t0, t2
    lw a7, 48(sp)  /* reload */
    add t2, t2, t4
    xor a2, a2, a4
    xor t4, a1, a4
    add t3, t3, a2
    add a1, a7, t4
    slli t4, t3, 27
    srli t3, t3, 5
    or s11, t4, t3
    slli t3, t2, 27
    xor t1, t1, a4
    srli t2, t2, 5
    add t1, a7, t1
    or ra, t3, t2
    slli t2, t1, 9
    xor t5, t5, a4
    srli t1, t1, 23
    add t5, a7, t5
    or t2, t2, t1
    xor t6, t6, a4
    slli t1, t5, 9
    srli t3, t5, 23
    add t6, a7, t6
    or t3, t1, t3
    xor a0, a0, a4
    slli t1, t6, 9
    srli t4, t6, 23
    add a0, a7, a0
    or t4, t1, t4
    slli t1, a0, 9
    srli t5, a0, 23
    or t5, t1, t5
    xor t0, t0, a4
    slli t1, a1, 9
    srli t6, a1, 23
    add t0, a7, t0
    or t6, t1, t6
    slli t1, t0, 9
    srli t0, t0, 23
    or a0, t1, t0
    /* round i = 3: x := round(x, rk[i]) */
    lw t0, 60(s9)
    lw a5, 52(sp)  /* reload */
    xor t1, s0, t0
    add t1, t1, a5
    slli a1, t1, 29
    srli t1, t1, 3
    or a1, a1, t1
    xor t1, s1, t0
    add t1, t1, a5
    slli a2, t1, 29
    srli t1, t1, 3
    or a2, a2, t1
    xor t1, s2, t0
    add t1, t1, a5
    slli a3, t1, 29
    srli t1, t1, 3
    or a3, a3, t1
    xor t1, s3, t0
    add t1, t1, a5
    slli a4, t1, 29
    srli t1, t1, 3
    or a4, a4, t1
    xor t1, s4, t0
    xor t0, s5, t0
    add t1, t1, a5
    add t0, t0, a5
    slli a5, t1, 29
    srli t1, t1, 3
    or a5, a5, t1
    slli t1, t0, 29
    srli t0, t0, 3
    or a6, t1, t0
    lw t0, 56(s9)
    lw t1, 52(s9)
    xor a7, s6, t0
    xor s0, s0, t1
    add a7, a7, s0
    xor s0, s1, t1
    xor s1, s2, t1
    xor s2, s3, t1
    xor s3, s4, t1
    xor s4, s5, t1
    xor s5, s6, t1
    slli s6, a7, 27
    srli a7, a7, 5
    or a7, s6, a7
    xor s6, s7, t0
    add s0, s6, s0
    xor s6, s7, t1
    slli s7, s0, 27
    srli s0, s0, 5
    or s0, s7, s0
    xor s7, s8, t0
    add s1, s7, s1
    xor s7, s8, t1
    slli s8, s1, 27
    srli s1, s1, 5
    or s1, s8, s1
    xor s8, s10, t0
    add s2, s8, s2
    xor s8, s10, t1
    slli s10, s2, 27
    srli s2, s2, 5
    or s2, s10, s2
    xor s10, s11, t0
    add s3, s10, s3
    xor t0, ra, t0
    xor s10, s11, t1
    add s4, t0, s4
    xor s11, ra, t1
    slli t0, s3, 27
    srli t1, s3, 5
    or t0, t0, t1
    slli t1, s4, 27
    srli s3, s4, 5
    lw ra, 48(s9)
    or t1, t1, s3
    xor s3, t2, ra
    add s3, s3, s5
    slli s4, s3, 9
    srli s3, s3, 23
    or s3, s4, s3
    xor s4, t3, ra
    add s4, s4, s6
    slli s5, s4, 9
    srli s4, s4, 23
    or s4, s5, s4
    xor s5, t4, ra
    add s5, s5, s7
    slli s6, s5, 9
    srli s5, s5, 23
    or s5, s6, s5
    xor s6, t5, ra
    add s6, s6, s8
    slli s7, s6, 9
    srli s6, s6, 23
    or s6, s7, s6
    xor s7, t6, ra
    add s7, s7, s10
    slli s10, s7, 9
    xor s8, a0, ra
    srli s7, s7, 23
    add s8, s8, s11
    or s7, s10, s7
    slli s10, s8, 9
    srli s8, s8, 23
    or s8, s10, s8
.Llea128_ctr_rounds20:
    /* round i = 4, 8, ..., 20: x := round(x, rk[i]) */
    lw s10, 76(s9)
    lw ra, 68(s9)
    xor s11, a1, s10
    xor t2, t2, ra
    add t2, s11, t2
    slli s11, t2, 29
    srli t2, t2, 3
    or t2, s11, t2
    xor t3, t3, ra
    xor s11, a2, s10
    add t3, s11, t3
    slli s11, t3, 29
    srli t3, t3, 3
    or t3, s11, t3
    xor t4, t4, ra
    xor s11, a3, s10
    add t4, s11, t4
    slli s11, t4, 29
    srli t4, t4, 3
    or t4, s11, t4
    xor t5, t5, ra
    xor s11, a4, s10
    add t5, s11, t5
    slli s11, t5, 29
    srli t5, t5, 3
    or t5, s11, t5
    xor s11, a5, s10
    xor t6, t6, ra
    xor a0, a0, ra
    xor s10, a6, s10
    add t6, s11, t6
    add a0, s10, a0
    slli s10, t6, 29
    srli t6, t6, 3
    or t6, s10, t6
    slli s10, a0, 29
    srli a0, a0, 3
    or a0, s10, a0
    lw s10, 72(s9)
    xor a1, a1, ra
    xor s11, a7, s10
    add a1, s11, a1
    slli s11, a1, 27
    srli a1, a1, 5
    or a1, s11, a1
    xor a2, a2, ra
    xor s11, s0, s10
    add a2, s11, a2
    slli s11, a2, 27
    srli a2, a2, 5
    or a2, s11, a2
    xor a3, a3, ra
    xor s11, s1, s10
    add a3, s11, a3
    slli s11, a3, 27
    srli a3, a3, 5
    or a3, s11, a3
    xor a4, a4, ra
    xor s11, s2, s10
    add a4, s11, a4
    slli s11, a4, 27
    srli a4, a4, 5
    or a4, s11, a4
    xor s11, t0, s10
    xor a5, a5, ra
    xor a6, a6, ra
    xor s10, t1, s10
    add a5, s11, a5
    add a6, s10, a6
    slli s10, a5, 27
    srli a5, a5, 5
    or a5, s10, a5
    slli s10, a6, 27
    srli a6, a6, 5
    or a6, s10, a6
    lw s10, 64(s9)
    xor a7, a7, ra
    xor s11, s3, s10
    add a7, s11, a7
    slli s11, a7, 9
    srli a7, a7, 23
    or a7, s11, a7
    xor s0, s0, ra
    xor s11, s4, s10
    add s0, s11, s0
    slli s11, s0, 9
    srli s0, s0, 23
    or s0, s11, s0
    xor s1, s1, ra
    xor s11, s5, s10
    add s1, s11, s1
    slli s11, s1, 9
    srli s1, s1, 23
    or s1, s11, s1
    xor s2, s2, ra
    xor s11, s6, s10
    add s2, s11, s2
    slli s11, s2, 9
    srli s2, s2, 23
    or s2, s11, s2
    xor s11, s7, s10
    xor t0, t0, ra
    xor t1, t1, ra
    xor s10, s8, s10
    add t0, s11, t0
    add t1, s10, t1
    slli s10, t0, 9
    srli t0, t0, 23
    or t0, s10, t0
    slli s10, t1, 9
    srli t1, t1, 23
    or t1, s10, t1
    /* round i = 5, 9, ..., 21: x := round(x, rk[i]) */
    lw ra, 84(s9)
    lw s10, 92(s9)
    xor s3, s3, ra
    xor s11, t2, s10
    add s3, s11, s3
    slli s11, s3, 29
    srli s3, s3, 3
    or s3, s11, s3
    xor s4, s4, ra
    xor s11, t3, s10
    add s4, s11, s4
    slli s11, s4, 29
    srli s4, s4, 3
    or s4, s11, s4
    xor s5, s5, ra
    xor s11, t4, s10
    add s5, s11, s5
    slli s11, s5, 29
    srli s5, s5, 3
    or s5, s11, s5
    xor s6, s6, ra
    xor s11, t5, s10
    add s6, s11, s6
    slli s11, s6, 29
    srli s6, s6, 3
    or s6, s11, s6
    xor s11, t6, s10
    xor s7, s7, ra
    xor s8, s8, ra
    xor s10, a0, s10
    add s7, s11, s7
    add s8, s10, s8
    slli s10, s7, 29
    srli s7, s7, 3
    or s7, s10, s7
    slli s10, s8, 29
    srli s8, s8, 3
    or s8, s10, s8
    lw s10, 88(s9)
    xor t2, t2, ra
    xor s11, a1, s10
    add t2, s11, t2
    slli s11, t2, 27
    srli t2, t2, 5
    or t2, s11, t2
    xor t3, t3, ra
    xor s11, a2, s10
    add t3, s11, t3
    slli s11, t3, 27
    srli t3, t3, 5
    or t3, s11, t3
    xor t4, t4, ra
    xor s11, a3, s10
    add t4, s11, t4
    slli s11, t4, 27
    srli t4, t4, 5
    or t4, s11, t4
    xor t5, t5, ra
    xor s11, a4, s10
    add t5, s11, t5
    slli s11, t5, 27
    srli t5, t5, 5
    or t5, s11, t5
    xor s11, a5, s10
    xor t6, t6, ra
    xor a0, a0, ra
    xor s10, a6, s10
    add t6, s11, t6
    add a0, s10, a0
    slli s10, t6, 27
    srli t6, t6, 5
    or t6, s10, t6
    slli s10, a0, 27
    srli a0, a0, 5
    or a0, s10, a0
    lw s10, 80(s9)
    xor a1, a1, ra
    xor s11, a7, s10
    add a1, s11, a1
    slli s11, a1, 9
    srli a1, a1, 23
    or a1, s11, a1
    xor a2, a2, ra
    xor s11, s0, s10
    add a2, s11, a2
    slli s11, a2, 9
    srli a2, a2, 23
    or a2, s11, a2
    xor a3, a3, ra
    xor s11, s1, s10
    add a3, s11, a3
    slli s11, a3, 9
    srli a3, a3, 23
    or a3, s11, a3
    xor a4, a4, ra
    xor s11, s2, s10
    add a4, s11, a4
    slli s11, a4, 9
    srli a4, a4, 23
    or a4, s11, a4
    xor s11, t0, s10
    xor a5, a5, ra
    xor a6, a6, ra
    xor s10, t1, s10
    add a5, s11, a5
    add a6, s10, a6
    slli s10, a5, 9
    srli a5, a5, 23
    or a5, s10, a5
    slli s10, a6, 9
    srli a6, a6, 23
    or a6, s10, a6
    /* round i = 6, 10, ..., 22: x := round(x, rk[i]) */
    lw ra, 100(s9)
    lw s10, 108(s9)
    xor a7, a7, ra
    xor s11, s3, s10
    add a7, s11, a7
    slli s11, a7, 29
    srli a7, a7, 3
    or a7, s11, a7
    xor s0, s0, ra
    xor s11, s4, s10
    add s0, s11, s0
    slli s11, s0, 29
    srli s0, s0, 3
    or s0, s11, s0
    xor s1, s1, ra
    xor s11, s5, s10
    add s1, s11, s1
    slli s11, s1, 29
    srli s1, s1, 3
    or s1, s11, s1
    xor s2, s2, ra
    xor s11, s6, s10
    add s2, s11, s2
    slli s11, s2, 29
    srli s2, s2, 3
    or s2, s11, s2
    xor s11, s7, s10
    xor t0, t0, ra
    xor t1, t1, ra
    xor s10, s8, s10
    add t0, s11, t0
    add t1, s10, t1
    slli s10, t0, 29
    srli t0, t0, 3
    or t0, s10, t0
    slli s10, t1, 29
    srli t1, t1, 3
    or t1, s10, t1
    lw s10, 104(s9)
    xor s3, s3, ra
    xor s11, t2, s10
    add s3, s11, s3
    slli s11, s3, 27
    srli s3, s3, 5
    or s3, s11, s3
    xor s4, s4, ra
    xor s11, t3, s10
    add s4, s11, s4
    slli s11, s4, 27
    srli s4, s4, 5
    or s4, s11, s4
    xor s5, s5, ra
    xor s11, t4, s10
    add s5, s11, s5
    slli s11, s5, 27
    srli s5, s5, 5
    or s5, s11, s5
    xor s6, s6, ra
    xor s11, t5, s10
    add s6, s11, s6
    slli s11, s6, 27
    srli s6, s6, 5
    or s6, s11, s6
    xor s11, t6, s10
    xor s7, s7, ra
    xor s8, s8, ra
    xor s10, a0, s10
    add s7, s11, s7
    add s8, s10, s8
    slli s10, s7, 27
    srli s7, s7, 5
    or s7, s10, s7
    slli s10, s8, 27
    srli s8, s8, 5
    or s8, s10, s8
    lw s10, 96(s9)
    xor t2, t2, ra
    xor s11, a1, s10
    add t2, s11, t2
    slli s11, t2, 9
    srli t2, t2, 23
    or t2, s11, t2
    xor t3, t3, ra
    xor s11, a2, s10
    add t3, s11, t3
    slli s11, t3, 9
    srli t3, t3, 23
    or t3, s11, t3
    xor t4, t4, ra
    xor s11, a3, s10
    add t4, s11, t4
    slli s11, t4, 9
    srli t4, t4, 23
    or t4, s11, t4
    xor t5, t5, ra
    xor s11, a4, s10
    add t5, s11, t5
    slli s11, t5, 9
    srli t5, t5, 23
    or t5, s11, t5
    xor s11, a5, s10
    xor t6, t6, ra
    xor a0, a0, ra
    xor s10, a6, s10
    add t6, s11, t6
    add a0, s10, a0
    slli s10, t6, 9
    srli t6, t6, 23
    or t6, s10, t6
    slli s10, a0, 9
    srli a0, a0, 23
    or a0, s10, a0
    /* round i = 7, 11, ..., 23: x := round(x, rk[i]) */
    lw ra, 116(s9)
    lw s10, 124(s9)
    xor a1, a1, ra
    xor s11, a7, s10
    add a1, s11, a1
    slli s11, a1, 29
    srli a1, a1, 3
    or a1, s11, a1
    xor a2, a2, ra
    xor s11, s0, s10
    add a2, s11, a2
    slli s11, a2, 29
    srli a2, a2, 3
    or a2, s11, a2
    xor a3, a3, ra
    xor s11, s1, s10
    add a3, s11, a3
    slli s11, a3, 29
    srli a3, a3, 3
    or a3, s11, a3
    xor a4, a4, ra
    xor s11, s2, s10
    add a4, s11, a4
    slli s11, a4, 29
    srli a4, a4, 3
    or a4, s11, a4
    xor s11, t0, s10
    xor a5, a5, ra
    xor a6, a6, ra
    xor s10, t1, s10
    add a5, s11, a5
    add a6, s10, a6
    slli s10, a5, 29
    srli a5, a5, 3
    or a5, s10, a5
    slli s10, a6, 29
    srli a6, a6, 3
    or a6, s10, a6
    lw s10, 120(s9)
    xor a7, a7, ra
    xor s11, s3, s10
    add a7, s11, a7
    slli s11, a7, 27
    srli a7, a7, 5
    or a7, s11, a7
    xor s0, s0, ra
    xor s11, s4, s10
    add s0, s11, s0
    slli s11, s0, 27
    srli s0, s0, 5
    or s0, s11, s0
    xor s1, s1, ra
    xor s11, s5, s10
    add s1, s11, s1
    slli s11, s1, 27
    srli s1, s1, 5
    or s1, s11, s1
    xor s2, s2, ra
    xor s11, s6, s10
    add s2, s11, s2
    slli s11, s2, 27
    srli s2, s2, 5
    or s2, s11, s2
    xor s11, s7, s10
    xor t0, t0, ra
    xor t1, t1, ra
    xor s10, s8, s10
    add t0, s11, t0
    add t1, s10, t1
    slli s10, t0, 27
    srli t0, t0, 5
    or t0, s10, t0
    slli s10, t1, 27
    srli t1, t1, 5
    or t1, s10, t1
    lw s10, 112(s9)
    xor s3, s3, ra
    xor s11, t2, s10
    add s3, s11, s3
    slli s11, s3, 9
    srli s3, s3, 23
    or s3, s11, s3
    xor s4, s4, ra
    xor s11, t3, s10
    add s4, s11, s4
    slli s11, s4, 9
    srli s4, s4, 23
    or s4, s11, s4
    xor s5, s5, ra
    xor s11, t4, s10
    add s5, s11, s5
    slli s11, s5, 9
    srli s5, s5, 23
    or s5, s11, s5
    xor s6, s6, ra
    xor s11, t5, s10
    add s6, s11, s6
    slli s11, s6, 9
    srli s6, s6, 23
    or s6, s11, s6
    xor s11, t6, s10
    xor s7, s7, ra
    xor s8, s8, ra
    xor s10, a0, s10
    add s7, s11, s7
    add s8, s10, s8
    slli s10, s7, 9
    srli s7, s7, 23
    or s7, s10, s7
    slli s10, s8, 9
    srli s8, s8, 23
    or s8, s10, s8
    lw s10, 56(sp)  /* reload */
    addi s9, s9, 64
    bne s9, s10, .Llea128_ctr_rounds20
    lw s10, 16(sp)  /* reload */
    lw ra, 20(sp)  /* reload */
    lw s11, 0(s10)
    lw s9, 12(sp)  /* reload */
    xor s3, s3, s11
    lw s11, 4(s10)
    addi s9, s9, -96
    xor a7, a7, s11
    lw s11, 8(s10)
    sw s9, 12(sp)  /* spill */
    xor a1, a1, s11
    lw s11, 12(s10)
    sw s3, 0(ra)
    sw a7, 4(ra)
    sw a1, 8(ra)
    xor t2, t2, s11
    sw t2, 12(ra)
    lw a7, 24(s10)
    lw t2, 16(s10)
    lw a1, 20(s10)
    xor a2, a2, a7
    xor t2, s4, t2
    lw a7, 28(s10)
    xor a1, s0, a1
    sw t2, 16(ra)
    sw a1, 20(ra)
    sw a2, 24(ra)
    xor t2, t3, a7
    sw t2, 28(ra)
    lw t2, 32(s10)
    lw t3, 36(s10)
    xor t2, s5, t2
    lw a1, 40(s10)
    lw a2, 44(s10)
    xor t3, s1, t3
    sw t2, 32(ra)
    xor a1, a3, a1
    sw t3, 36(ra)
    sw a1, 40(ra)
    xor t2, t4, a2
    sw t2, 44(ra)
    lw t2, 48(s10)
    lw t3, 52(s10)
    xor t2, s6, t2
    lw t4, 56(s10)
    lw a1, 60(s10)
    xor t3, s2, t3
    sw t2, 48(ra)
    xor t4, a4, t4
    sw t3, 52(ra)
    sw t4, 56(ra)
    xor t2, t5, a1
    sw t2, 60(ra)
    lw t2, 64(s10)
    lw t3, 68(s10)
    lw t4, 72(s10)
    lw t5, 76(s10)
    xor t2, s7, t2
    sw t2, 64(ra)
    xor t0, t0, t3
    sw t0, 68(ra)
    xor t0, a5, t4
    sw t0, 72(ra)
    xor t0, t6, t5
    sw t0, 76(ra)
    lw t0, 80(s10)
    lw t2, 84(s10)
    lw t3, 88(s10)
    lw t4, 92(s10)
    xor t0, s8, t0
    sw t0, 80(ra)
    xor t0, t1, t2
    sw t0, 84(ra)
    xor t0, a6, t3
    sw t0, 88(ra)
    xor t0, a0, t4
    sw t0, 92(ra)
    addi t0, s10, 96
    sw t0, 16(sp)  /* spill */
    addi t0, ra, 96
    sw t0, 20(sp)  /* spill */
    lw t0, 0(sp)  /* reload */
    lw t1, 28(sp)  /* reload */
    bltu t0, t1, .Llea128_ctr_wrapped12
    addi t1, zero, 96
    bltu s9, t1, .Llea128_ctr_fewer15
    lui t1, 0xfb000
    bltu t0, t1, .Llea128_ctr_batch16
.Llea128_ctr_fewer15:
.Llea128_ctr_rest14:
    lw t0, 4(sp)  /* reload */
    lw t2, 12(sp)  /* reload */
    addi t1, zero, 64
    addi t0, t0, 320
    bltu t2, t1, .Llea128_ctr_fewer25
    lw t2, 0(sp)  /* reload */
    lui t1, 0xfd000
    bgeu t2, t1, .Llea128_ctr_fewer25
.Llea128_ctr_batch26:
    lw s2, 4(sp)  /* reload */
    lw t2, 0(sp)  /* reload */
    /* round i = 0: x := round(x, rk[i]) */
    lw t1, 4(s2)
    lw t3, 28(sp)  /* reload */
    lw t5, 32(sp)  /* reload */
    add t4, t2, t3
    xor t2, t2, t1
    add t2, t5, t2
    slli t6, t2, 29
    srli t2, t2, 3
    or t2, t6, t2
    xor t6, t4, t1
    add t6, t5, t6
    slli a0, t6, 29
    srli t6, t6, 3
    or t6, a0, t6
    add t4, t4, t3
    xor a0, t4, t1
    add a0, t5, a0
    slli a1, a0, 29
    srli a0, a0, 3
    or a0, a1, a0
    add t4, t4, t3
    xor t1, t4, t1
    add t1, t5, t1
    slli t5, t1, 29
    srli t1, t1, 3
    or t1, t5, t1
    /* round i = 1: x := round(x, rk[i]) */
    lw t5, 28(s2)
    lw a1, 20(s2)
    xor a2, t2, t5
    lw a3, 36(sp)  /* reload */
    xor t2, t2, a1
    add a2, a2, a3
    slli a4, a2, 29
    srli a2, a2, 3
    or a2, a4, a2
    xor a4, t6, t5
    add a4, a4, a3
    slli a5, a4, 29
    srli a4, a4, 3
    or a4, a5, a4
    xor a5, a0, t5
    add a5, a5, a3
    slli a6, a5, 29
    srli a5, a5, 3
    or a5, a6, a5
    xor t5, t1, t5
    add t5, t5, a3
    slli a3, t5, 29
    srli t5, t5, 3
    or t5, a3, t5
    lw a3, 40(sp)  /* reload */
    xor t6, t6, a1
    add t2, a3, t2
    slli a6, t2, 27
    srli t2, t2, 5
    or t2, a6, t2
    add t6, a3, t6
    slli a6, t6, 27
    srli t6, t6, 5
    or t6, a6, t6
    xor a0, a0, a1
    add a0, a3, a0
    slli a6, a0, 27
    srli a0, a0, 5
    or a0, a6, a0
    xor t1, t1, a1
    add t1, a3, t1
    slli a1, t1, 27
    srli t1, t1, 5
    or t1, a1, t1
    /* round i = 2: x := round(x, rk[i]) */
    lw a1, 44(s2)
    lw a3, 40(s2)
    xor a6, a2, a1
    lw a7, 44(sp)  /* reload */
    add t3, t4, t3
    add a6, a6, a7
    slli s0, a6, 29
    srli a6, a6, 3
    or a6, s0, a6
    xor s0, a4, a1
    add s0, s0, a7
    slli s1, s0, 29
    srli s0, s0, 3
    or s0, s1, s0
    xor s1, a5, a1
    add s1, s1, a7
    xor a1, t5, a1
    add a1, a1, a7
    sw t3, 0(sp)  /* spill */
    slli t3, s1, 29
    srli t4, s1, 3
    or a7, t3, t4
    slli t3, a1, 29
    srli t4, a1, 3
    or s1, t3, t4
    xor t3, t2, a3
    lw t4, 36(s2)
    /* round i = 3: x := round(x, rk[i]) */
    lw s6, 52(s2)
    xor a1, a2, t4
    add t3, t3, a1
    xor a1, a4, t4
    xor a2, a5, t4
    xor t5, t5, t4
    xor t2, t2, t4
    lw a4, 48(sp)  /* reload */
    slli a5, t3, 27
    add t2, a4, t2
    srli t3, t3, 5
    or a5, a5, t3
    xor t3, t6, a3
    add t3, t3, a1
    xor t6, t6, t4
    add t6, a4, t6
    slli a1, t3, 27
    srli t3, t3, 5
    or s3, a1, t3
    xor t3, a0, a3
    add t3, t3, a2
    xor a1, t1, a3
    add t5, a1, t5
    xor a0, a0, t4
    add a0, a4, a0
    xor t4, t1, t4
    slli t1, t3, 27
    srli t3, t3, 5
    or s4, t1, t3
    slli t1, t5, 27
    srli t3, t5, 5
    or s5, t1, t3
    slli t1, t2, 9
    srli t2, t2, 23
    or t1, t1, t2
    slli t2, t6, 9
    srli t3, t6, 23
    or t2, t2, t3
    slli t3, a0, 9
    srli t5, a0, 23
    or t3, t3, t5
    add t4, a4, t4
    slli t5, t4, 9
    srli t4, t4, 23
    or t4, t5, t4
    lw a0, 60(s2)
    lw a1, 52(sp)  /* reload */
    xor t5, a6, a0
    add t5, t5, a1
    slli t6, t5, 29
    srli t5, t5, 3
    or t5, t6, t5
    xor t6, s0, a0
    add t6, t6, a1
    slli a2, t6, 29
    srli t6, t6, 3
    or t6, a2, t6
    xor a2, a7, a0
    add a2, a2, a1
    xor a0, s1, a0
    add a1, a0, a1
    slli a0, a2, 29
    srli a2, a2, 3
    or a0, a0, a2
    slli a2, a1, 29
    srli a1, a1, 3
    or a1, a2, a1
    lw a4, 56(s2)
    xor a3, a6, s6
    xor a2, a5, a4
    add a2, a2, a3
    xor a3, s0, s6
    xor a6, a7, s6
    xor a7, s1, s6
    xor s0, a5, s6
    slli a5, a2, 27
    srli a2, a2, 5
    or a2, a5, a2
    xor a5, s3, a4
    add a3, a5, a3
    xor s1, s3, s6
    slli a5, a3, 27
    srli a3, a3, 5
    or a3, a5, a3
    xor a5, s4, a4
    add a5, a5, a6
    xor a4, s5, a4
    add a6, a4, a7
    xor s3, s4, s6
    xor s4, s5, s6
    slli a4, a5, 27
    srli a5, a5, 5
    or a4, a4, a5
    slli a5, a6, 27
    srli a6, a6, 5
    or a5, a5, a6
    lw s5, 48(s2)
    xor a6, t1, s5
    add a6, a6, s0
    slli a7, a6, 9
    srli a6, a6, 23
    or a6, a7, a6
    xor a7, t2, s5
    add a7, a7, s1
    slli s0, a7, 9
    srli a7, a7, 23
    or a7, s0, a7
    xor s0, t3, s5
    add s0, s0, s3
    xor s1, t4, s5
    add s1, s1, s4
    slli s3, s0, 9
    srli s0, s0, 23
    or s0, s3, s0
    slli s3, s1, 9
    srli s1, s1, 23
    or s1, s3, s1
.Llea128_ctr_rounds29:
    /* round i = 4, 8, ..., 20: x := round(x, rk[i]) */
    lw s3, 76(s2)
    lw s5, 68(s2)
    xor s4, t5, s3
    xor t1, t1, s5
    add t1, s4, t1
    xor t2, t2, s5
    xor t3, t3, s5
    xor t4, t4, s5
    xor t5, t5, s5
    slli s4, t1, 29
    srli t1, t1, 3
    or t1, s4, t1
    xor s4, t6, s3
    add t2, s4, t2
    xor t6, t6, s5
    slli s4, t2, 29
    srli t2, t2, 3
    or t2, s4, t2
    xor s4, a0, s3
    add t3, s4, t3
    xor s3, a1, s3
    add t4, s3, t4
    xor a0, a0, s5
    xor a1, a1, s5
    slli s3, t3, 29
    srli t3, t3, 3
    or t3, s3, t3
    slli s3, t4, 29
    srli t4, t4, 3
    or t4, s3, t4
    lw s3, 72(s2)
    xor s4, a2, s3
    add t5, s4, t5
    xor a2, a2, s5
    slli s4, t5, 27
    srli t5, t5, 5
    or t5, s4, t5
    xor s4, a3, s3
    add t6, s4, t6
    xor a3, a3, s5
    slli s4, t6, 27
    srli t6, t6, 5
    or t6, s4, t6
    xor s4, a4, s3
    add a0, s4, a0
    xor s3, a5, s3
    add a1, s3, a1
    xor a4, a4, s5
    xor a5, a5, s5
    slli s3, a0, 27
    srli a0, a0, 5
    or a0, s3, a0
    slli s3, a1, 27
    srli a1, a1, 5
    or a1, s3, a1
    lw s3, 64(s2)
    /* round i = 5, 9, ..., 21: x := round(x, rk[i]) */
    lw s5, 84(s2)
    xor s4, a6, s3
    add a2, s4, a2
    slli s4, a2, 9
    srli a2, a2, 23
    or a2, s4, a2
    xor s4, a7, s3
    add a3, s4, a3
    slli s4, a3, 9
    srli a3, a3, 23
    or a3, s4, a3
    xor s4, s0, s3
    add a4, s4, a4
    xor s3, s1, s3
    add a5, s3, a5
    slli s3, a4, 9
    srli a4, a4, 23
    or a4, s3, a4
    slli s3, a5, 9
    srli a5, a5, 23
    or a5, s3, a5
    lw s3, 92(s2)
    xor a6, a6, s5
    xor s4, t1, s3
    add a6, s4, a6
    xor a7, a7, s5
    xor s0, s0, s5
    xor s1, s1, s5
    xor t1, t1, s5
    slli s4, a6, 29
    srli a6, a6, 3
    or a6, s4, a6
    xor s4, t2, s3
    add a7, s4, a7
    xor t2, t2, s5
    slli s4, a7, 29
    srli a7, a7, 3
    or a7, s4, a7
    xor s4, t3, s3
    add s0, s4, s0
    xor s3, t4, s3
    add s1, s3, s1
    xor t3, t3, s5
    xor t4, t4, s5
    slli s3, s0, 29
    srli s0, s0, 3
    or s0, s3, s0
    slli s3, s1, 29
    srli s1, s1, 3
    or s1, s3, s1
    lw s3, 88(s2)
    xor s4, t5, s3
    add t1, s4, t1
    xor t5, t5, s5
    slli s4, t1, 27
    srli t1, t1, 5
    or t1, s4, t1
    xor s4, t6, s3
    add t2, s4, t2
    xor t6, t6, s5
    slli s4, t2, 27
    srli t2, t2, 5
    or t2, s4, t2
    xor s4, a0, s3
    add t3, s4, t3
    xor s3, a1, s3
    add t4, s3, t4
    xor a0, a0, s5
    xor a1, a1, s5
    slli s3, t3, 27
    srli t3, t3, 5
    or t3, s3, t3
    slli s3, t4, 27
    srli t4, t4, 5
    or t4, s3, t4
    lw s3, 80(s2)
    /* round i = 6, 10, ..., 22: x := round(x, rk[i]) */
    lw s5, 100(s2)
    xor s4, a2, s3
    add t5, s4, t5
    slli s4, t5, 9
    srli t5, t5, 23
    or t5, s4, t5
    xor s4, a3, s3
    add t6, s4, t6
    slli s4, t6, 9
    srli t6, t6, 23
    or t6, s4, t6
    xor s4, a4, s3
    add a0, s4, a0
    xor s3, a5, s3
    add a1, s3, a1
    slli s3, a0, 9
    srli a0, a0, 23
    or a0, s3, a0
    slli s3, a1, 9
    srli a1, a1, 23
    or a1, s3, a1
    lw s3, 108(s2)
    xor a2, a2, s5
    xor s4, a6, s3
    add a2, s4, a2
    xor a3, a3, s5
    xor a4, a4, s5
    xor a5, a5, s5
    xor a6, a6, s5
    slli s4, a2, 29
    srli a2, a2, 3
    or a2, s4, a2
    xor s4, a7, s3
    add a3, s4, a3
    xor a7, a7, s5
    slli s4, a3, 29
    srli a3, a3, 3
    or a3, s4, a3
    xor s4, s0, s3
    add a4, s4, a4
    xor s3, s1, s3
    add a5, s3, a5
    xor s0, s0, s5
    xor s1, s1, s5
    slli s3, a4, 29
    srli a4, a4, 3
    or a4, s3, a4
    slli s3, a5, 29
    srli a5, a5, 3
    or a5, s3, a5
    lw s3, 104(s2)
    xor s4, t1, s3
    add a6, s4, a6
    xor t1, t1, s5
    slli s4, a6, 27
    srli a6, a6, 5
    or a6, s4, a6
    xor s4, t2, s3
    add a7, s4, a7
    xor t2, t2, s5
    slli s4, a7, 27
    srli a7, a7, 5
    or a7, s4, a7
    xor s4, t3, s3
    add s0, s4, s0
    xor s3, t4, s3
    add s1, s3, s1
    xor t3, t3, s5
    xor t4, t4, s5
    slli s3, s0, 27
    srli s0, s0, 5
    or s0, s3, s0
    slli s3, s1, 27
    srli s1, s1, 5
    or s1, s3, s1
    lw s3, 96(s2)
    /* round i = 7, 11, ..., 23: x := round(x, rk[i]) */
    lw s5, 116(s2)
    xor s4, t5, s3
    add t1, s4, t1
    slli s4, t1, 9
    srli t1, t1, 23
    or t1, s4, t1
    xor s4, t6, s3
    add t2, s4, t2
    slli s4, t2, 9
    srli t2, t2, 23
    or t2, s4, t2
    xor s4, a0, s3
    add t3, s4, t3
    xor s3, a1, s3
    add t4, s3, t4
    slli s3, t3, 9
    srli t3, t3, 23
    or t3, s3, t3
    slli s3, t4, 9
    srli t4, t4, 23
    or t4, s3, t4
    lw s3, 124(s2)
    xor t5, t5, s5
    xor s4, a2, s3
    add t5, s4, t5
    xor t6, t6, s5
    xor a0, a0, s5
    xor a1, a1, s5
    xor a2, a2, s5
    slli s4, t5, 29
    srli t5, t5, 3
    or t5, s4, t5
    xor s4, a3, s3
    add t6, s4, t6
    xor a3, a3, s5
    slli s4, t6, 29
    srli t6, t6, 3
    or t6, s4, t6
    xor s4, a4, s3
    add a0, s4, a0
    xor s3, a5, s3
    add a1, s3, a1
    xor a4, a4, s5
    xor a5, a5, s5
    slli s3, a0, 29
    srli a0, a0, 3
    or a0, s3, a0
    slli s3, a1, 29
    srli a1, a1, 3
    or a1, s3, a1
    lw s3, 120(s2)
    xor s4, a6, s3
    add a2, s4, a2
    xor a6, a6, s5
    slli s4, a2, 27
    srli a2, a2, 5
    or a2, s4, a2
    xor s4, a7, s3
    add a3, s4, a3
    xor a7, a7, s5
    slli s4, a3, 27
    srli a3, a3, 5
    or a3, s4, a3
    xor s4, s0, s3
    add a4, s4, a4
    xor s3, s1, s3
    add a5, s3, a5
    xor s0, s0, s5
    xor s1, s1, s5
    slli s3, a4, 27
    srli a4, a4, 5
    or a4, s3, a4
    slli s3, a5, 27
    srli a5, a5, 5
    or a5, s3, a5
    lw s3, 112(s2)
    addi s2, s2, 64
    xor s4, t1, s3
    add a6, s4, a6
    slli s4, a6, 9
    srli a6, a6, 23
    or a6, s4, a6
    xor s4, t2, s3
    add a7, s4, a7
    slli s4, a7, 9
    srli a7, a7, 23
    or a7, s4, a7
    xor s4, t3, s3
    add s0, s4, s0
    xor s3, t4, s3
    add s1, s3, s1
    slli s3, s0, 9
    srli s0, s0, 23
    or s0, s3, s0
    slli s3, s1, 9
    srli s1, s1, 23
    or s1, s3, s1
    bne s2, t0, .Llea128_ctr_rounds29
    lw s2, 8(sp)  /* reload */
    bne s2, zero, .Llea128_ctr_bytes32
    lw s2, 16(sp)  /* reload */
    lw s4, 20(sp)  /* reload */
    lw s3, 0(s2)
    xor a6, a6, s3
    lw s3, 4(s2)
    xor a2, a2, s3
    lw s3, 8(s2)
    xor t5, t5, s3
    lw s3, 12(s2)
    sw a6, 0(s4)
    sw a2, 4(s4)
    sw t5, 8(s4)
    xor t1, t1, s3
    sw t1, 12(s4)
    lw t1, 16(s2)
    lw t5, 20(s2)
    xor t1, a7, t1
    xor t5, a3, t5
    lw a2, 24(s2)
    xor t6, t6, a2
    lw a2, 28(s2)
    sw t1, 16(s4)
    sw t5, 20(s4)
    sw t6, 24(s4)
    xor t1, t2, a2
    sw t1, 28(s4)
    lw t1, 32(s2)
    lw t2, 36(s2)
    lw t5, 40(s2)
    lw t6, 44(s2)
    xor t1, s0, t1
    sw t1, 32(s4)
    xor t1, a4, t2
    sw t1, 36(s4)
    xor t1, a0, t5
    sw t1, 40(s4)
    xor t1, t3, t6
    sw t1, 44(s4)
    lw t1, 48(s2)
    lw t2, 52(s2)
    lw t3, 56(s2)
    lw t5, 60(s2)
    xor t1, s1, t1
    sw t1, 48(s4)
    xor t1, a5, t2
    sw t1, 52(s4)
    xor t1, a1, t3
    sw t1, 56(s4)
    xor t1, t4, t5
    sw t1, 60(s4)
.Llea128_ctr_join31:
    lw t1, 16(sp)  /* reload */
    lw t2, 0(sp)  /* reload */
    addi t1, t1, 64
    sw t1, 16(sp)  /* spill */
    lw t1, 20(sp)  /* reload */
    lw t3, 28(sp)  /* reload */
    addi t1, t1, 64
    sw t1, 20(sp)  /* spill */
    lw t1, 12(sp)  /* reload */
    addi t1, t1, -64
    sw t1, 12(sp)  /* spill */
    bltu t2, t3, .Llea128_ctr_wrapped12
    addi t3, zero, 64
    bltu t1, t3, .Llea128_ctr_fewer25
    lui t1, 0xfd000
    bltu t2, t1, .Llea128_ctr_batch26
.Llea128_ctr_fewer25:
    lw a4, 12(sp)  /* reload */
    lw a0, 4(sp)  /* reload */
    lw a2, 16(sp)  /* reload */
    lw a3, 20(sp)  /* reload */
    lw a1, 24(sp)  /* reload */
    lw t4, 28(sp)  /* reload */
    lw t0, 8(sp)  /* reload */
    beq a4, zero, .Llea128_ctr_end3
    andi t1, a1, 3
    bne t1, zero, .Llea128_ctr_misaligned37
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t5, 12(a1)
.Llea128_ctr_join39:
.Llea128_ctr_few11:
    addi t5, a0, 384
.Llea128_ctr_block42:
    lw t6, 0(sp)  /* reload */
    addi a5, t1, 0
    addi a6, t2, 0
    addi a7, t3, 0
    add s0, t6, t4
    sw s0, 0(sp)  /* spill */
    addi s0, a0, 0
.Llea128_ctr_rounds45:
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    lw s1, 12(s0)
    lw s2, 4(s0)
    xor s1, a7, s1
    xor t6, t6, s2
    add t6, s1, t6
    slli s1, t6, 29
    srli t6, t6, 3
    or t6, s1, t6
    lw s1, 8(s0)
    xor a7, a7, s2
    xor s1, a6, s1
    add a7, s1, a7
    slli s1, a7, 27
    srli a7, a7, 5
    or a7, s1, a7
    lw s1, 0(s0)
    xor a6, a6, s2
    xor s1, a5, s1
    add a6, s1, a6
    slli s1, a6, 9
    srli a6, a6, 23
    or a6, s1, a6
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    lw s1, 28(s0)
    lw s2, 20(s0)
    xor s1, t6, s1
    xor a5, a5, s2
    add a5, s1, a5
    slli s1, a5, 29
    srli a5, a5, 3
    or a5, s1, a5
    lw s1, 24(s0)
    xor t6, t6, s2
    xor s1, a7, s1
    add t6, s1, t6
    slli s1, t6, 27
    srli t6, t6, 5
    or t6, s1, t6
    lw s1, 16(s0)
    xor a7, a7, s2
    xor s1, a6, s1
    add a7, s1, a7
    slli s1, a7, 9
    srli a7, a7, 23
    or a7, s1, a7
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    lw s1, 44(s0)
    lw s2, 36(s0)
    xor s1, a5, s1
    xor a6, a6, s2
    add a6, s1, a6
    slli s1, a6, 29
    srli a6, a6, 3
    or a6, s1, a6
    lw s1, 40(s0)
    xor a5, a5, s2
    xor s1, t6, s1
    add a5, s1, a5
    slli s1, a5, 27
    srli a5, a5, 5
    or a5, s1, a5
    lw s1, 32(s0)
    xor t6, t6, s2
    xor s1, a7, s1
    add t6, s1, t6
    slli s1, t6, 9
    srli t6, t6, 23
    or t6, s1, t6
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    lw s1, 60(s0)
    lw s2, 52(s0)
    xor s1, a6, s1
    xor a7, a7, s2
    add a7, s1, a7
    slli s1, a7, 29
    srli a7, a7, 3
    or a7, s1, a7
    lw s1, 56(s0)
    xor a6, a6, s2
    xor s1, a5, s1
    add a6, s1, a6
    slli s1, a6, 27
    srli a6, a6, 5
    or a6, s1, a6
    lw s1, 48(s0)
    xor a5, a5, s2
    xor s1, t6, s1
    add a5, s1, a5
    slli s1, a5, 9
    srli a5, a5, 23
    or a5, s1, a5
    addi s0, s0, 64
    bne s0, t5, .Llea128_ctr_rounds45
    addi s0, zero, 16
    bltu a4, s0, .Llea128_ctr_short43
    bne t0, zero, .Llea128_ctr_bytes49
    lw s0, 0(a2)
    lw s1, 4(a2)
    lw s2, 8(a2)
    lw s3, 12(a2)
    xor a5, a5, s0
    sw a5, 0(a3)
    xor a5, a6, s1
    sw a5, 4(a3)
    xor a5, a7, s2
    sw a5, 8(a3)
    xor t6, t6, s3
    sw t6, 12(a3)
.Llea128_ctr_join48:
    addi a2, a2, 16
    addi a3, a3, 16
    addi a4, a4, -16
.Llea128_ctr_count44:
    lw t6, 0(sp)  /* reload */
    bltu t6, t4, .Llea128_ctr_carry2
    bne a4, zero, .Llea128_ctr_block42
.Llea128_ctr_end3:
    lw t0, 0(sp)  /* reload */
    srli t0, t0, 24
    sb t0, 15(a1)
.Llea128_ctr_done4:
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
.Llea128_ctr_short43:
    .cfi_restore_state
    andi s0, a4, 8
    beq s0, zero, .Llea128_ctr_after52
    lbu s0, 0(a2)
    lbu s1, 1(a2)
    lbu s2, 2(a2)
    lbu s3, 3(a2)
    xor s0, a5, s0
    sb s0, 0(a3)
    srli a5, a5, 8
    xor s0, a5, s1
    sb s0, 1(a3)
    srli a5, a5, 8
    xor s0, a5, s2
    sb s0, 2(a3)
    srli a5, a5, 8
    xor a5, a5, s3
    sb a5, 3(a3)
    lbu a5, 4(a2)
    lbu s0, 5(a2)
    lbu s1, 6(a2)
    lbu s2, 7(a2)
    xor a5, a6, a5
    sb a5, 4(a3)
    srli a5, a6, 8
    xor a6, a5, s0
    sb a6, 5(a3)
    srli a5, a5, 8
    xor a6, a5, s1
    sb a6, 6(a3)
    srli a5, a5, 8
    xor a5, a5, s2
    sb a5, 7(a3)
    addi a2, a2, 8
    addi a3, a3, 8
    addi a5, a7, 0
    addi a6, t6, 0
.Llea128_ctr_after52:
    andi t6, a4, 4
    beq t6, zero, .Llea128_ctr_after54
    lbu t6, 0(a2)
    lbu a7, 1(a2)
    lbu s0, 2(a2)
    lbu s1, 3(a2)
    xor t6, a5, t6
    sb t6, 0(a3)
    srli t6, a5, 8
    xor a5, t6, a7
    sb a5, 1(a3)
    srli t6, t6, 8
    xor a5, t6, s0
    sb a5, 2(a3)
    srli t6, t6, 8
    xor t6, t6, s1
    sb t6, 3(a3)
    addi a2, a2, 4
    addi a3, a3, 4
    addi a5, a6, 0
.Llea128_ctr_after54:
    andi t6, a4, 2
    beq t6, zero, .Llea128_ctr_after56
    lbu t6, 0(a2)
    lbu a6, 1(a2)
    srli a7, a5, 8
    xor t6, a5, t6
    sb t6, 0(a3)
    xor t6, a7, a6
    sb t6, 1(a3)
    addi a2, a2, 2
    addi a3, a3, 2
    srli a5, a5, 16
.Llea128_ctr_after56:
    andi t6, a4, 1
    beq t6, zero, .Llea128_ctr_after58
    lbu t6, 0(a2)
    xor t6, a5, t6
    sb t6, 0(a3)
.Llea128_ctr_after58:
    addi a4, zero, 0
    jal zero, .Llea128_ctr_count44
.Llea128_ctr_wrapped12:
    lw a0, 4(sp)  /* reload */
    lw a4, 12(sp)  /* reload */
    lw a2, 16(sp)  /* reload */
    lw a3, 20(sp)  /* reload */
    lw a1, 24(sp)  /* reload */
    lw t0, 28(sp)  /* reload */
    lw t0, 8(sp)  /* reload */
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
    sw t4, 0(sp)  /* spill */
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
    sw t4, 0(sp)  /* spill */
    jal zero, .Llea128_ctr_join8
.Llea128_ctr_bytes32:
    lw s2, 16(sp)  /* reload */
    lw s7, 20(sp)  /* reload */
    lbu s3, 0(s2)
    lbu s4, 1(s2)
    lbu s5, 2(s2)
    xor s3, a6, s3
    srli a6, a6, 8
    xor s4, a6, s4
    srli a6, a6, 8
    xor s5, a6, s5
    srli a6, a6, 8
    lbu s6, 3(s2)
    sb s3, 0(s7)
    sb s4, 1(s7)
    sb s5, 2(s7)
    xor a6, a6, s6
    sb a6, 3(s7)
    lbu a6, 4(s2)
    lbu s3, 5(s2)
    lbu s4, 6(s2)
    xor a6, a2, a6
    srli a2, a2, 8
    xor s3, a2, s3
    srli a2, a2, 8
    xor s4, a2, s4
    srli a2, a2, 8
    lbu s5, 7(s2)
    sb a6, 4(s7)
    sb s3, 5(s7)
    sb s4, 6(s7)
    xor a2, a2, s5
    sb a2, 7(s7)
    lbu a2, 8(s2)
    lbu a6, 9(s2)
    lbu s3, 10(s2)
    xor a2, t5, a2
    srli t5, t5, 8
    xor a6, t5, a6
    srli t5, t5, 8
    xor s3, t5, s3
    srli t5, t5, 8
    lbu s4, 11(s2)
    sb a2, 8(s7)
    sb a6, 9(s7)
    sb s3, 10(s7)
    xor t5, t5, s4
    sb t5, 11(s7)
    lbu t5, 12(s2)
    lbu a2, 13(s2)
    lbu a6, 14(s2)
    xor t5, t1, t5
    srli t1, t1, 8
    xor a2, t1, a2
    srli t1, t1, 8
    xor a6, t1, a6
    srli t1, t1, 8
    lbu s3, 15(s2)
    sb t5, 12(s7)
    sb a2, 13(s7)
    sb a6, 14(s7)
    xor t1, t1, s3
    sb t1, 15(s7)
    lbu t1, 16(s2)
    srli t5, a7, 8
    lbu a2, 17(s2)
    xor t1, a7, t1
    lbu a6, 18(s2)
    xor a2, t5, a2
    srli t5, t5, 8
    xor a6, t5, a6
    srli t5, t5, 8
    lbu a7, 19(s2)
    sb t1, 16(s7)
    sb a2, 17(s7)
    sb a6, 18(s7)
    xor t1, t5, a7
    sb t1, 19(s7)
    lbu t1, 20(s2)
    lbu t5, 21(s2)
    srli a2, a3, 8
    xor t1, a3, t1
    xor t5, a2, t5
    srli a2, a2, 8
    lbu a3, 22(s2)
    lbu a6, 23(s2)
    sb t1, 20(s7)
    xor a3, a2, a3
    srli a2, a2, 8
    sb t5, 21(s7)
    sb a3, 22(s7)
    xor t1, a2, a6
    sb t1, 23(s7)
    lbu t1, 24(s2)
    lbu t5, 25(s2)
    lbu a2, 26(s2)
    xor t1, t6, t1
    srli t6, t6, 8
    xor t5, t6, t5
    srli t6, t6, 8
    xor a2, t6, a2
    srli t6, t6, 8
    lbu a3, 27(s2)
    sb t1, 24(s7)
    sb t5, 25(s7)
    sb a2, 26(s7)
    xor t1, t6, a3
    sb t1, 27(s7)
    lbu t1, 28(s2)
    lbu t5, 29(s2)
    lbu t6, 30(s2)
    lbu a2, 31(s2)
    xor t1, t2, t1
    sb t1, 28(s7)
    srli t1, t2, 8
    xor t2, t1, t5
    sb t2, 29(s7)
    srli t1, t1, 8
    xor t2, t1, t6
    sb t2, 30(s7)
    srli t1, t1, 8
    xor t1, t1, a2
    sb t1, 31(s7)
    lbu t1, 32(s2)
    lbu t2, 33(s2)
    lbu t5, 34(s2)
    lbu t6, 35(s2)
    xor t1, s0, t1
    sb t1, 32(s7)
    srli t1, s0, 8
    xor t2, t1, t2
    sb t2, 33(s7)
    srli t1, t1, 8
    xor t2, t1, t5
    sb t2, 34(s7)
    srli t1, t1, 8
    xor t1, t1, t6
    sb t1, 35(s7)
    lbu t1, 36(s2)
    lbu t2, 37(s2)
    lbu t5, 38(s2)
    lbu t6, 39(s2)
    xor t1, a4, t1
    sb t1, 36(s7)
    srli t1, a4, 8
    xor t2, t1, t2
    sb t2, 37(s7)
    srli t1, t1, 8
    xor t2, t1, t5
    sb t2, 38(s7)
    srli t1, t1, 8
    xor t1, t1, t6
    sb t1, 39(s7)
    lbu t1, 40(s2)
    lbu t2, 41(s2)
    lbu t5, 42(s2)
    lbu t6, 43(s2)
    xor t1, a0, t1
    sb t1, 40(s7)
    srli t1, a0, 8
    xor t2, t1, t2
    sb t2, 41(s7)
    srli t1, t1, 8
    xor t2, t1, t5
    sb t2, 42(s7)
    srli t1, t1, 8
    xor t1, t1, t6
    sb t1, 43(s7)
    lbu t1, 44(s2)
    lbu t2, 45(s2)
    lbu t5, 46(s2)
    lbu t6, 47(s2)
    xor t1, t3, t1
    sb t1, 44(s7)
    srli t1, t3, 8
    xor t2, t1, t2
    sb t2, 45(s7)
    srli t1, t1, 8
    xor t2, t1, t5
    sb t2, 46(s7)
    srli t1, t1, 8
    xor t1, t1, t6
    sb t1, 47(s7)
    lbu t1, 48(s2)
    lbu t2, 49(s2)
    lbu t3, 50(s2)
    lbu t5, 51(s2)
    xor t1, s1, t1
    sb t1, 48(s7)
    srli t1, s1, 8
    xor t2, t1, t2
    sb t2, 49(s7)
    srli t1, t1, 8
    xor t2, t1, t3
    sb t2, 50(s7)
    srli t1, t1, 8
    xor t1, t1, t5
    sb t1, 51(s7)
    lbu t1, 52(s2)
    lbu t2, 53(s2)
    lbu t3, 54(s2)
    lbu t5, 55(s2)
    xor t1, a5, t1
    sb t1, 52(s7)
    srli t1, a5, 8
    xor t2, t1, t2
    sb t2, 53(s7)
    srli t1, t1, 8
    xor t2, t1, t3
    sb t2, 54(s7)
    srli t1, t1, 8
    xor t1, t1, t5
    sb t1, 55(s7)
    lbu t1, 56(s2)
    lbu t2, 57(s2)
    lbu t3, 58(s2)
    lbu t5, 59(s2)
    xor t1, a1, t1
    sb t1, 56(s7)
    srli t1, a1, 8
    xor t2, t1, t2
    sb t2, 57(s7)
    srli t1, t1, 8
    xor t2, t1, t3
    sb t2, 58(s7)
    srli t1, t1, 8
    xor t1, t1, t5
    sb t1, 59(s7)
    lbu t1, 60(s2)
    lbu t2, 61(s2)
    lbu t3, 62(s2)
    lbu t5, 63(s2)
    xor t1, t4, t1
    sb t1, 60(s7)
    srli t1, t4, 8
    xor t2, t1, t2
    sb t2, 61(s7)
    srli t1, t1, 8
    xor t2, t1, t3
    sb t2, 62(s7)
    srli t1, t1, 8
    xor t1, t1, t5
    sb t1, 63(s7)
    jal zero, .Llea128_ctr_join31
.Llea128_ctr_misaligned37:
    andi t1, a1, 1
    bne t1, zero, .Llea128_ctr_odd38
    lhu t1, 2(a1)
    lhu t2, 0(a1)
    lhu t3, 6(a1)
    slli t1, t1, 16
    or t1, t2, t1
    slli t2, t3, 16
    lhu t3, 4(a1)
    lhu t5, 10(a1)
    lhu t6, 8(a1)
    or t2, t3, t2
    slli t3, t5, 16
    or t3, t6, t3
    lhu t5, 14(a1)
    lhu t6, 12(a1)
    slli t5, t5, 16
    or t5, t6, t5
    jal zero, .Llea128_ctr_join39
.Llea128_ctr_odd38:
    lhu t1, 1(a1)
    lbu t2, 0(a1)
    lbu t3, 3(a1)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t3, 24
    or t1, t1, t2
    lhu t2, 5(a1)
    lbu t3, 4(a1)
    lbu t5, 7(a1)
    slli t2, t2, 8
    or t2, t3, t2
    slli t3, t5, 24
    or t2, t2, t3
    lhu t3, 9(a1)
    lbu t5, 8(a1)
    lbu t6, 11(a1)
    slli t3, t3, 8
    or t3, t5, t3
    slli t5, t6, 24
    or t3, t3, t5
    lhu t5, 13(a1)
    lbu t6, 12(a1)
    lbu a5, 15(a1)
    slli t5, t5, 8
    or t5, t6, t5
    slli t6, a5, 24
    or t5, t5, t6
    jal zero, .Llea128_ctr_join39
.Llea128_ctr_bytes49:
    lbu s0, 0(a2)
    lbu s1, 1(a2)
    lbu s2, 2(a2)
    lbu s3, 3(a2)
    xor s0, a5, s0
    sb s0, 0(a3)
    srli a5, a5, 8
    xor s0, a5, s1
    sb s0, 1(a3)
    srli a5, a5, 8
    xor s0, a5, s2
    sb s0, 2(a3)
    srli a5, a5, 8
    xor a5, a5, s3
    sb a5, 3(a3)
    lbu a5, 4(a2)
    lbu s0, 5(a2)
    lbu s1, 6(a2)
    lbu s2, 7(a2)
    xor a5, a6, a5
    sb a5, 4(a3)
    srli a5, a6, 8
    xor a6, a5, s0
    sb a6, 5(a3)
    srli a5, a5, 8
    xor a6, a5, s1
    sb a6, 6(a3)
    srli a5, a5, 8
    xor a5, a5, s2
    sb a5, 7(a3)
    lbu a5, 8(a2)
    lbu a6, 9(a2)
    lbu s0, 10(a2)
    lbu s1, 11(a2)
    xor a5, a7, a5
    sb a5, 8(a3)
    srli a5, a7, 8
    xor a6, a5, a6
    sb a6, 9(a3)
    srli a5, a5, 8
    xor a6, a5, s0
    sb a6, 10(a3)
    srli a5, a5, 8
    xor a5, a5, s1
    sb a5, 11(a3)
    lbu a5, 12(a2)
    lbu a6, 13(a2)
    lbu a7, 14(a2)
    lbu s0, 15(a2)
    xor a5, t6, a5
    sb a5, 12(a3)
    srli t6, t6, 8
    xor a5, t6, a6
    sb a5, 13(a3)
    srli t6, t6, 8
    xor a5, t6, a7
    sb a5, 14(a3)
    srli t6, t6, 8
    xor t6, t6, s0
    sb t6, 15(a3)
    jal zero, .Llea128_ctr_join48
    .cfi_endproc
    .size lea128_ctr, .-lea128_ctr

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
      "symbol": "lea128_expand_key",
      "role": "expand_key",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 2756,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt",
      "role": "encrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 752,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_decrypt",
      "role": "decrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 752,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 5732,
      "stack_bytes": 80
    },
    {
      "symbol": "lea128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 5728,
      "stack_bytes": 80
    },
    {
      "symbol": "lea128_ctr",
      "role": "ctr",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8932,
      "stack_bytes": 112
    }
  ]
}
*/
