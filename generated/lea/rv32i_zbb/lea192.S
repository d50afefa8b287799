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
    auipc t6, 1  /* the constants behind the code */
    addi t6, t6, -1116  /* the constants behind the code */
    /* round key 0 */
    lw a1, 392(t6)  /* 0xc3efe9db */
    lw a2, 388(t6)  /* 0x87dfd3b7 */
    add t0, t0, a1
    lw a1, 384(t6)  /* 0x0fbfa76f */
    rori t0, t0, 31
    add t2, t2, a1
    slli a1, a1, 1
    add t3, t3, a1
    slli a1, a1, 1
    add t4, t4, a1
    slli a1, a1, 1
    add t1, t1, a2
    add t5, t5, a1
    sw t0, 0(a0)
    rori t1, t1, 29
    /* round key 1 */
    lw a1, 376(t6)  /* 0x1189ac09 */
    sw t1, 4(a0)
    rori t2, t2, 26
    add t1, t1, a1
    sw t2, 8(a0)
    slli a1, a1, 1
    lw a2, 380(t6)  /* 0x88c4d604 */
    rori t3, t3, 21
    add t2, t2, a1
    sw t3, 12(a0)
    slli a1, a1, 1
    rori t4, t4, 19
    add t0, t0, a2
    add t3, t3, a1
    sw t4, 16(a0)
    rori t5, t5, 15
    lw a2, 372(t6)  /* 0x189ac091 */
    slli a1, a1, 1
    sw t5, 20(a0)
    add t4, t4, a1
    rori t0, t0, 31
    add t5, t5, a2
    /* round key 2 */
    lw a1, 368(t6)  /* 0xe789f229 */
    sw t0, 24(a0)
    rori t1, t1, 29
    lw a2, 364(t6)  /* 0xcf13e453 */
    sw t1, 28(a0)
    add t0, t0, a1
    rori t2, t2, 26
    add t1, t1, a2
    lw a1, 360(t6)  /* 0x9e27c8a7 */
    sw t2, 32(a0)
    rori t3, t3, 21
    lw a2, 356(t6)  /* 0x3c4f914f */
    sw t3, 36(a0)
    rori t4, t4, 19
    add t2, t2, a1
    sw t4, 40(a0)
    rori t5, t5, 15
    add t3, t3, a2
    slli a1, a2, 1
    sw t5, 44(a0)
    rori t0, t0, 31
    /* round key 3 */
    lw a2, 352(t6)  /* 0xc6f98763 */
    sw t0, 48(a0)
    rori t1, t1, 29
    add t0, t0, a2
    sw t1, 52(a0)
    rori t2, t2, 26
    add t4, t4, a1
    lw a2, 344(t6)  /* 0x1be61d8f */
    sw t2, 56(a0)
    slli a1, a1, 1
    rori t3, t3, 21
    add t5, t5, a1
    add t2, t2, a2
    sw t3, 60(a0)
    rori t4, t4, 19
    lw a1, 348(t6)  /* 0x8df30ec7 */
    slli a2, a2, 1
    sw t4, 64(a0)
    rori t5, t5, 15
    add t3, t3, a2
    sw t5, 68(a0)
    rori t0, t0, 31
    add t1, t1, a1
    slli a2, a2, 1
    sw t0, 72(a0)
    rori t1, t1, 29
    add t4, t4, a2
    sw t1, 76(a0)
    rori t2, t2, 26
    slli a2, a2, 1
    /* round key 4 */
    lw a1, 340(t6)  /* 0x15ea49e7 */
    sw t2, 80(a0)
    rori t3, t3, 21
    add t5, t5, a2
    sw t3, 84(a0)
    rori t4, t4, 19
    lw a2, 336(t6)  /* 0x5ea49e71 */
    sw t4, 88(a0)
    add t0, t0, a1
    rori t5, t5, 15
    slli a1, a1, 1
    add t4, t4, a2
    sw t5, 92(a0)
    add t1, t1, a1
    slli a2, a2, 1
    rori t0, t0, 31
    slli a1, a1, 1
    add t5, t5, a2
    sw t0, 96(a0)
    rori t1, t1, 29
    add t2, t2, a1
    /* round key 5 */
    lw a2, 328(t6)  /* 0xe17682b1 */
    sw t1, 100(a0)
    slli a1, a1, 1
    rori t2, t2, 26
    add t3, t3, a1
    add t1, t1, a2
    sw t2, 104(a0)
    rori t3, t3, 21
    lw a1, 332(t6)  /* 0xf0bb4158 */
    lw a2, 320(t6)  /* 0x85da0ac7 */
    sw t3, 108(a0)
    rori t4, t4, 19
    sw t4, 112(a0)
    rori t5, t5, 15
    add t0, t0, a1
    add t3, t3, a2
    sw t5, 116(a0)
    rori t0, t0, 31
    lw a1, 324(t6)  /* 0xc2ed0563 */
    /* round key 6 */
    lw a2, 312(t6)  /* 0xfbfa76f0 */
    sw t0, 120(a0)
    rori t1, t1, 29
    add t2, t2, a1
    add t0, t0, a2
    sw t1, 124(a0)
    rori t2, t2, 26
    lw a1, 316(t6)  /* 0x0bb4158f */
    lw a2, 304(t6)  /* 0xefe9dbc3 */
    sw t2, 128(a0)
    rori t3, t3, 21
    add t4, t4, a1
    add t2, t2, a2
    sw t3, 132(a0)
    rori t4, t4, 19
    slli a1, a1, 1
    lw a2, 296(t6)  /* 0xbfa76f0f */
    sw t4, 136(a0)
    add t5, t5, a1
    rori t5, t5, 15
    lw a1, 308(t6)  /* 0xf7f4ede1 */
    add t4, t4, a2
    sw t5, 140(a0)
    rori t0, t0, 31
    /* round key 7 */
    lw a2, 288(t6)  /* 0x31358122 */
    sw t0, 144(a0)
    add t1, t1, a1
    rori t1, t1, 29
    add t0, t0, a2
    sw t1, 148(a0)
    lw a1, 300(t6)  /* 0xdfd3b787 */
    slli a2, a2, 1
    rori t2, t2, 26
    add t1, t1, a2
    sw t2, 152(a0)
    add t3, t3, a1
    slli a2, a2, 1
    rori t3, t3, 21
    lw a1, 292(t6)  /* 0x7f4ede1f */
    add t2, t2, a2
    sw t3, 156(a0)
    rori t4, t4, 19
    lw a2, 280(t6)  /* 0x13581223 */
    sw t4, 160(a0)
    add t5, t5, a1
    rori t5, t5, 15
    add t4, t4, a2
    sw t5, 164(a0)
    slli a2, a2, 1
    rori t0, t0, 31
    add t5, t5, a2
    lw a1, 284(t6)  /* 0x89ac0911 */
    sw t0, 168(a0)
    rori t1, t1, 29
    /* round key 8 */
    lw a2, 272(t6)  /* 0xc4f914f3 */
    sw t1, 172(a0)
    rori t2, t2, 26
    add t3, t3, a1
    add t1, t1, a2
    sw t2, 176(a0)
    rori t3, t3, 21
    lw a2, 264(t6)  /* 0x13e453cf */
    sw t3, 180(a0)
    rori t4, t4, 19
    add t3, t3, a2
    lw a1, 276(t6)  /* 0xe27c8a79 */
    sw t4, 184(a0)
    slli a2, a2, 1
    rori t5, t5, 15
    add t4, t4, a2
    sw t5, 188(a0)
    add t0, t0, a1
    slli a2, a2, 1
    rori t0, t0, 31
    lw a1, 268(t6)  /* 0x89f229e7 */
    add t5, t5, a2
    sw t0, 192(a0)
    rori t1, t1, 29
    /* round key 9 */
    lw a2, 256(t6)  /* 0x7cc3b1e3 */
    sw t1, 196(a0)
    add t2, t2, a1
    rori t2, t2, 26
    lw a1, 260(t6)  /* 0xbe61d8f1 */
    add t1, t1, a2
    sw t2, 200(a0)
    slli a2, a2, 1
    rori t3, t3, 21
    add t0, t0, a1
    add t2, t2, a2
    sw t3, 204(a0)
    rori t4, t4, 19
    lw a1, 252(t6)  /* 0xf30ec78d */
    lw a2, 248(t6)  /* 0xe61d8f1b */
    sw t4, 208(a0)
    rori t5, t5, 15
    add t3, t3, a1
    add t4, t4, a2
    sw t5, 212(a0)
    rori t0, t0, 31
    lw a1, 244(t6)  /* 0xcc3b1e37 */
    /* round key 10 */
    lw a2, 240(t6)  /* 0x7a9279c5 */
    sw t0, 216(a0)
    rori t1, t1, 29
    add t5, t5, a1
    add t0, t0, a2
    sw t1, 220(a0)
    rori t2, t2, 26
    lw a1, 236(t6)  /* 0xea49e715 */
    slli a2, a2, 1
    sw t2, 224(a0)
    add t1, t1, a2
    rori t3, t3, 21
    add t2, t2, a1
    lw a2, 232(t6)  /* 0xd493ce2b */
    sw t3, 228(a0)
    rori t4, t4, 19
    lw a1, 228(t6)  /* 0xa9279c57 */
    sw t4, 232(a0)
    rori t5, t5, 15
    add t3, t3, a2
    sw t5, 236(a0)
    rori t0, t0, 31
    add t4, t4, a1
    lw a2, 224(t6)  /* 0x524f38af */
    sw t0, 240(a0)
    rori t1, t1, 29
    /* round key 11 */
    lw a1, 220(t6)  /* 0x2ed0563c */
    sw t1, 244(a0)
    rori t2, t2, 26
    add t5, t5, a2
    sw t2, 248(a0)
    rori t3, t3, 21
    add t0, t0, a1
    lw a2, 216(t6)  /* 0x7682b1e1 */
    sw t3, 252(a0)
    slli a1, a1, 1
    rori t4, t4, 19
    add t1, t1, a1
    add t3, t3, a2
    sw t4, 256(a0)
    slli a1, a1, 1
    slli a2, a2, 1
    rori t5, t5, 15
    add t2, t2, a1
    add t4, t4, a2
    sw t5, 260(a0)
    rori t0, t0, 31
    lw a1, 212(t6)  /* 0xda0ac785 */
    /* round key 12 */
    lw a2, 208(t6)  /* 0xfe9dbc3e */
    sw t0, 264(a0)
    rori t1, t1, 29
    add t5, t5, a1
    add t0, t0, a2
    sw t1, 268(a0)
    rori t2, t2, 26
    lw a1, 204(t6)  /* 0xfd3b787d */
    lw a2, 200(t6)  /* 0xfa76f0fb */
    sw t2, 272(a0)
    rori t3, t3, 21
    add t1, t1, a1
    add t2, t2, a2
    sw t3, 276(a0)
    rori t4, t4, 19
    lw a1, 196(t6)  /* 0xf4ede1f7 */
    lw a2, 192(t6)  /* 0xe9dbc3ef */
    sw t4, 280(a0)
    rori t5, t5, 15
    add t3, t3, a1
    add t4, t4, a2
    sw t5, 284(a0)
    rori t0, t0, 31
    lw a1, 188(t6)  /* 0xd3b787df */
    /* round key 13 */
    lw a2, 184(t6)  /* 0x4d60488c */
    sw t0, 288(a0)
    rori t1, t1, 29
    sw t1, 292(a0)
    rori t2, t2, 26
    add t5, t5, a1
    add t0, t0, a2
    sw t2, 296(a0)
    rori t3, t3, 21
    lw a1, 180(t6)  /* 0x35812231 */
    slli a2, a2, 1
    sw t3, 300(a0)
    rori t4, t4, 19
    add t1, t1, a2
    sw t4, 304(a0)
    rori t5, t5, 15
    add t2, t2, a1
    lw a2, 176(t6)  /* 0xac091189 */
    sw t5, 308(a0)
    slli a1, a1, 1
    rori t0, t0, 31
    add t3, t3, a1
    add t5, t5, a2
    sw t0, 312(a0)
    rori t1, t1, 29
    slli a1, a1, 1
    /* round key 14 */
    lw a2, 168(t6)  /* 0x3e453cf1 */
    sw t1, 316(a0)
    add t4, t4, a1
    rori t2, t2, 26
    lw a1, 172(t6)  /* 0x9f229e78 */
    add t1, t1, a2
    sw t2, 320(a0)
    slli a2, a2, 1
    rori t3, t3, 21
    add t0, t0, a1
    add t2, t2, a2
    sw t3, 324(a0)
    rori t4, t4, 19
    lw a1, 164(t6)  /* 0xf229e789 */
    slli a2, a2, 1
    sw t4, 328(a0)
    rori t5, t5, 15
    add t3, t3, a2
    sw t5, 332(a0)
    rori t0, t0, 31
    add t4, t4, a1
    lw a2, 160(t6)  /* 0xe453cf13 */
    sw t0, 336(a0)
    rori t1, t1, 29
    /* round key 15 */
    lw a1, 156(t6)  /* 0x98763c6f */
    sw t1, 340(a0)
    rori t2, t2, 26
    add t5, t5, a2
    sw t2, 344(a0)
    rori t3, t3, 21
    add t0, t0, a1
    lw a2, 152(t6)  /* 0x30ec78df */
    sw t3, 348(a0)
    rori t4, t4, 19
    lw a1, 148(t6)  /* 0x8763c6f9 */
    sw t4, 352(a0)
    add t1, t1, a2
    rori t5, t5, 15
    slli a2, a2, 1
    add t4, t4, a1
    sw t5, 356(a0)
    rori t0, t0, 31
    add t2, t2, a2
    /* round key 16 */
    lw a1, 140(t6)  /* 0xa49e715e */
    sw t0, 360(a0)
    rori t1, t1, 29
    slli a2, a2, 1
    sw t1, 364(a0)
    rori t2, t2, 26
    add t3, t3, a2
    add t0, t0, a1
    sw t2, 368(a0)
    rori t3, t3, 21
    lw a1, 132(t6)  /* 0x24f38af5 */
    sw t3, 372(a0)
    lw a2, 144(t6)  /* 0x0ec78df3 */
    rori t4, t4, 19
    add t3, t3, a1
    sw t4, 376(a0)
    add t5, t5, a2
    slli a1, a1, 1
    rori t5, t5, 15
    lw a2, 136(t6)  /* 0x493ce2bd */
    add t4, t4, a1
    sw t5, 380(a0)
    slli a1, a1, 1
    rori t0, t0, 31
    add t1, t1, a2
    add t5, t5, a1
    sw t0, 384(a0)
    rori t1, t1, 29
    slli a2, a2, 1
    /* round key 17 */
    lw a1, 124(t6)  /* 0x682b1e17 */
    sw t1, 388(a0)
    add t2, t2, a2
    rori t2, t2, 26
    add t1, t1, a1
    sw t2, 392(a0)
    slli a1, a1, 1
    rori t3, t3, 21
    add t2, t2, a1
    sw t3, 396(a0)
    rori t4, t4, 19
    lw a1, 116(t6)  /* 0x4158f0bb */
    sw t4, 400(a0)
    lw a2, 128(t6)  /* 0xb4158f0b */
    rori t5, t5, 15
    add t4, t4, a1
    sw t5, 404(a0)
    add t0, t0, a2
    slli a1, a1, 1
    rori t0, t0, 31
    lw a2, 120(t6)  /* 0xa0ac785d */
    add t5, t5, a1
    sw t0, 408(a0)
    rori t1, t1, 29
    /* round key 18 */
    lw a1, 108(t6)  /* 0x4ede1f7f */
    sw t1, 412(a0)
    rori t2, t2, 26
    add t3, t3, a2
    sw t2, 416(a0)
    rori t3, t3, 21
    lw a2, 112(t6)  /* 0xa76f0fbf */
    add t1, t1, a1
    sw t3, 420(a0)
    rori t4, t4, 19
    slli a1, a1, 1
    sw t4, 424(a0)
    rori t5, t5, 15
    add t0, t0, a2
    add t2, t2, a1
    sw t5, 428(a0)
    rori t0, t0, 31
    lw a2, 104(t6)  /* 0x3b787dfd */
    /* round key 19 */
    lw a1, 100(t6)  /* 0x58122313 */
    sw t0, 432(a0)
    rori t1, t1, 29
    add t3, t3, a2
    add t0, t0, a1
    sw t1, 436(a0)
    rori t2, t2, 26
    slli a2, a2, 1
    slli a1, a1, 1
    sw t2, 440(a0)
    rori t3, t3, 21
    add t4, t4, a2
    add t1, t1, a1
    sw t3, 444(a0)
    rori t4, t4, 19
    slli a2, a2, 1
    lw a1, 92(t6)  /* 0x81223135 */
    sw t4, 448(a0)
    add t5, t5, a2
    rori t5, t5, 15
    lw a2, 96(t6)  /* 0x60488c4d */
    add t4, t4, a1
    sw t5, 452(a0)
    rori t0, t0, 31
    /* round key 20 */
    lw a1, 84(t6)  /* 0xc8a79e27 */
    sw t0, 456(a0)
    add t2, t2, a2
    rori t1, t1, 29
    slli a2, a2, 1
    add t0, t0, a1
    sw t1, 460(a0)
    rori t2, t2, 26
    add t3, t3, a2
    lw a1, 76(t6)  /* 0x229e789f */
    sw t2, 464(a0)
    lw a2, 88(t6)  /* 0x0244626b */
    rori t3, t3, 21
    add t2, t2, a1
    sw t3, 468(a0)
    add t5, t5, a2
    slli a1, a1, 1
    rori t4, t4, 19
    lw a2, 80(t6)  /* 0x914f3c4f */
    add t3, t3, a1
    sw t4, 472(a0)
    rori t5, t5, 15
    slli a1, a1, 1
    sw t5, 476(a0)
    rori t0, t0, 31
    add t1, t1, a2
    add t4, t4, a1
    sw t0, 480(a0)
    rori t1, t1, 29
    lw a2, 72(t6)  /* 0x14f3c4f9 */
    /* round key 21 */
    lw a1, 68(t6)  /* 0x1d8f1be6 */
    sw t1, 484(a0)
    rori t2, t2, 26
    sw t2, 488(a0)
    rori t3, t3, 21
    add t5, t5, a2
    add t0, t0, a1
    sw t3, 492(a0)
    rori t4, t4, 19
    slli a1, a1, 1
    lw a2, 64(t6)  /* 0xd8f1be61 */
    sw t4, 496(a0)
    add t1, t1, a1
    rori t5, t5, 15
    slli a1, a1, 1
    add t4, t4, a2
    sw t5, 500(a0)
    rori t0, t0, 31
    add t2, t2, a1
    /* round key 22 */
    lw a2, 56(t6)  /* 0x279c57a9 */
    sw t0, 504(a0)
    slli a1, a1, 1
    rori t1, t1, 29
    add t3, t3, a1
    add t0, t0, a2
    sw t1, 508(a0)
    rori t2, t2, 26
    lw a1, 60(t6)  /* 0xb1e37cc3 */
    slli a2, a2, 1
    sw t2, 512(a0)
    rori t3, t3, 21
    add t1, t1, a2
    sw t3, 516(a0)
    rori t4, t4, 19
    add t5, t5, a1
    slli a2, a2, 1
    sw t4, 520(a0)
    rori t5, t5, 15
    add t2, t2, a2
    sw t5, 524(a0)
    rori t0, t0, 31
    /* round key 23 */
    lw a2, 48(t6)  /* 0x0563c2ed */
    sw t0, 528(a0)
    rori t1, t1, 29
    add t0, t0, a2
    lw a1, 52(t6)  /* 0x3ce2bd49 */
    sw t1, 532(a0)
    slli a2, a2, 1
    rori t2, t2, 26
    add t1, t1, a2
    sw t2, 536(a0)
    add t3, t3, a1
    slli a2, a2, 1
    rori t3, t3, 21
    slli a1, a1, 1
    add t2, t2, a2
    sw t3, 540(a0)
    add t4, t4, a1
    slli a2, a2, 1
    rori t4, t4, 19
    slli a1, a1, 1
    add t3, t3, a2
    sw t4, 544(a0)
    add t5, t5, a1
    slli a2, a2, 1
    rori t5, t5, 15
    add t4, t4, a2
    sw t5, 548(a0)
    slli a2, a2, 1
    rori t0, t0, 31
    add t5, t5, a2
    sw t0, 552(a0)
    rori t1, t1, 29
    /* round key 24 */
    lw a2, 40(t6)  /* 0xb787dfd3 */
    sw t1, 556(a0)
    rori t2, t2, 26
    sw t2, 560(a0)
    rori t3, t3, 21
    add t1, t1, a2
    lw a1, 44(t6)  /* 0xdbc3efe9 */
    sw t3, 564(a0)
    rori t4, t4, 19
    lw a2, 32(t6)  /* 0xbc3efe9d */
    sw t4, 568(a0)
    rori t5, t5, 15
    add t0, t0, a1
    add t4, t4, a2
    sw t5, 572(a0)
    rori t0, t0, 31
    lw a1, 36(t6)  /* 0x6f0fbfa7 */
    /* round key 25 */
    lw a2, 24(t6)  /* 0x0488c4d6 */
    sw t0, 576(a0)
    rori t1, t1, 29
    add t2, t2, a1
    add t0, t0, a2
    sw t1, 580(a0)
    slli a1, a1, 1
    slli a2, a2, 1
    rori t2, t2, 26
    add t3, t3, a1
    add t1, t1, a2
    sw t2, 584(a0)
    lw a1, 28(t6)  /* 0x787dfd3b */
    slli a2, a2, 1
    rori t3, t3, 21
    add t2, t2, a2
    sw t3, 588(a0)
    rori t4, t4, 19
    add t5, t5, a1
    slli a2, a2, 1
    sw t4, 592(a0)
    rori t5, t5, 15
    add t3, t3, a2
    sw t5, 596(a0)
    rori t0, t0, 31
    slli a2, a2, 1
    /* round key 26 */
    lw a1, 20(t6)  /* 0x29e789f2 */
    sw t0, 600(a0)
    rori t1, t1, 29
    add t4, t4, a2
    sw t1, 604(a0)
    rori t2, t2, 26
    slli a2, a2, 1
    sw t2, 608(a0)
    rori t3, t3, 21
    add t5, t5, a2
    add t0, t0, a1
    sw t3, 612(a0)
    rori t4, t4, 19
    slli a1, a1, 1
    lw a2, 16(t6)  /* 0x4f3c4f91 */
    sw t4, 616(a0)
    rori t5, t5, 15
    add t1, t1, a1
    sw t5, 620(a0)
    rori t0, t0, 31
    slli a1, a1, 1
    add t3, t3, a2
    sw t0, 624(a0)
    rori t1, t1, 29
    add t2, t2, a1
    slli a2, a2, 1
    sw t1, 628(a0)
    rori t2, t2, 26
    lw a1, 12(t6)  /* 0x3cf13e45 */
    add t4, t4, a2
    sw t2, 632(a0)
    rori t3, t3, 21
    /* round key 27 */
    lw a2, 8(t6)  /* 0x63c6f987 */
    sw t3, 636(a0)
    rori t4, t4, 19
    add t5, t5, a1
    sw t4, 640(a0)
    rori t5, t5, 15
    add t0, t0, a2
    sw t5, 644(a0)
    rori t0, t0, 31
    sw t0, 648(a0)
    slli t0, a2, 1
    add t0, t1, t0
    lw a1, 4(t6)  /* 0x8f1be61d */
    rori t0, t0, 29
    sw t0, 652(a0)
    add t0, t2, a1
    rori t0, t0, 26
    lw a2, 0(t6)  /* 0x1e37cc3b */
    sw t0, 656(a0)
    add t0, t3, a2
    rori t0, t0, 21
    sw t0, 660(a0)
    slli t0, a2, 1
    add t1, t4, t0
    slli t0, t0, 1
    rori t1, t1, 19
    add t0, t5, t0
    sw t1, 664(a0)
    rori t0, t0, 15
    sw t0, 668(a0)
    jalr zero, 0(ra)
.Llea192_expand_key_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea192_expand_key_odd2
    lhu t2, 2(a1)
    lhu t6, 0(a1)
    lhu t3, 6(a1)
    slli t0, t2, 16
    or t0, t6, t0
    slli t1, t3, 16
    lhu a2, 4(a1)
    lhu t4, 10(a1)
    lhu t5, 8(a1)
    or t1, a2, t1
    slli t2, t4, 16
    or t2, t5, t2
    lhu t6, 14(a1)
    lhu t3, 12(a1)
    lhu a2, 18(a1)
    slli t4, t6, 16
    or t3, t3, t4
    slli t4, a2, 16
    lhu t5, 16(a1)
    lhu t6, 22(a1)
    lhu a2, 20(a1)
    or t4, t5, t4
    slli t5, t6, 16
    or t5, a2, t5
    jal zero, .Llea192_expand_key_join3
.Llea192_expand_key_odd2:
    lhu t6, 1(a1)
    lbu a2, 0(a1)
    lbu t0, 3(a1)
    slli t1, t6, 8
    or t1, a2, t1
    slli t0, t0, 24
    or t0, t1, t0
    lhu t2, 5(a1)
    lbu t3, 4(a1)
    lbu t4, 7(a1)
    slli t1, t2, 8
    or t1, t3, t1
    slli t2, t4, 24
    or t1, t1, t2
    lhu t5, 9(a1)
    lbu t6, 8(a1)
    lbu a2, 11(a1)
    slli t2, t5, 8
    or t2, t6, t2
    slli t3, a2, 24
    or t2, t2, t3
    lhu t4, 13(a1)
    lbu t5, 12(a1)
    lbu t6, 15(a1)
    slli t3, t4, 8
    or t3, t5, t3
    slli t4, t6, 24
    or t3, t3, t4
    lhu a2, 17(a1)
    lbu t5, 16(a1)
    lbu t6, 19(a1)
    slli t4, a2, 8
    or t4, t5, t4
    slli t5, t6, 24
    or t4, t4, t5
    lhu a2, 21(a1)
    lbu t6, 20(a1)
    lbu t5, 23(a1)
    slli a1, a2, 8
    or t6, t6, a1
    slli t5, t5, 24
    or t5, t6, t5
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
    rori t3, t3, 3
    lw a1, 8(a0)
    lw t5, 12(a0)
    xor t6, t1, a1
    xor t2, t2, t5
    add t2, t6, t2
    rori t2, t2, 5
    lw a1, 0(a0)
    lw t5, 4(a0)
    xor t6, t0, a1
    xor t1, t1, t5
    add t1, t6, t1
    rori t1, t1, 23
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw a1, 40(a0)
    lw t5, 44(a0)
    xor t6, t3, a1
    xor t0, t0, t5
    add t0, t6, t0
    rori t0, t0, 3
    lw a1, 32(a0)
    lw t5, 36(a0)
    xor t6, t2, a1
    xor t3, t3, t5
    add t3, t6, t3
    rori t3, t3, 5
    lw a1, 24(a0)
    lw t5, 28(a0)
    xor t6, t1, a1
    xor t2, t2, t5
    add t2, t6, t2
    rori t2, t2, 23
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw a1, 64(a0)
    lw t5, 68(a0)
    xor t6, t0, a1
    xor t1, t1, t5
    add t1, t6, t1
    rori t1, t1, 3
    lw a1, 56(a0)
    lw t5, 60(a0)
    xor t6, t3, a1
    xor t0, t0, t5
    add t0, t6, t0
    rori t0, t0, 5
    lw a1, 48(a0)
    lw t5, 52(a0)
    xor t6, t2, a1
    xor t3, t3, t5
    add t3, t6, t3
    rori t3, t3, 23
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw a1, 88(a0)
    lw t5, 92(a0)
    xor t6, t1, a1
    xor t2, t2, t5
    add t2, t6, t2
    rori t2, t2, 3
    lw a1, 80(a0)
    lw t5, 84(a0)
    xor t6, t0, a1
    xor t1, t1, t5
    add t1, t6, t1
    rori t1, t1, 5
    lw a1, 72(a0)
    lw t5, 76(a0)
    xor t6, t3, a1
    xor t0, t0, t5
    add t0, t6, t0
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
    jal zero, .Llea192_encrypt_join3
.Llea192_encrypt_odd2:
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
    rori t0, t0, 9
    lw a1, -24(t4)
    lw t5, -20(t4)
    xor t6, t3, a1
    sub t0, t0, t6
    xor t0, t0, t5
    rori t1, t1, 27
    lw a1, -16(t4)
    lw t6, -12(t4)
    xor t5, t0, a1
    sub t1, t1, t5
    xor t1, t1, t6
    rori t2, t2, 29
    lw a1, -8(t4)
    lw t5, -4(t4)
    xor t6, t1, a1
    sub t2, t2, t6
    xor t2, t2, t5
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    lw a1, -48(t4)
    lw t6, -44(t4)
    xor t5, t2, a1
    sub t3, t3, t5
    xor t3, t3, t6
    rori t0, t0, 27
    lw a1, -40(t4)
    lw t5, -36(t4)
    xor t6, t3, a1
    sub t0, t0, t6
    xor t0, t0, t5
    rori t1, t1, 29
    lw a1, -32(t4)
    lw t6, -28(t4)
    xor t5, t0, a1
    sub t1, t1, t5
    xor t1, t1, t6
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    lw a1, -72(t4)
    lw t5, -68(t4)
    xor t6, t1, a1
    sub t2, t2, t6
    xor t2, t2, t5
    rori t3, t3, 27
    lw a1, -64(t4)
    lw t6, -60(t4)
    xor t5, t2, a1
    sub t3, t3, t5
    xor t3, t3, t6
    rori t0, t0, 29
    lw a1, -56(t4)
    lw t5, -52(t4)
    xor t6, t3, a1
    sub t0, t0, t6
    xor t0, t0, t5
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    lw a1, -96(t4)
    lw t6, -92(t4)
    xor t5, t0, a1
    sub t1, t1, t5
    xor t1, t1, t6
    rori t2, t2, 27
    lw a1, -88(t4)
    lw t5, -84(t4)
    xor t6, t1, a1
    sub t2, t2, t6
    xor t2, t2, t5
    rori t3, t3, 29
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
    sw s7, 28(sp)
    .cfi_offset s7, -36
    sw s8, 32(sp)
    .cfi_offset s8, -32
    sw s9, 36(sp)
    .cfi_offset s9, -28
    sw s10, 40(sp)
    .cfi_offset s10, -24
    sw s11, 44(sp)
    .cfi_offset s11, -20
    sw ra, 48(sp)
    .cfi_offset ra, -16
    andi t0, a1, 3
    bne t0, zero, .Llea192_encrypt_blocks_rest2
    andi t0, a2, 3
    bne t0, zero, .Llea192_encrypt_blocks_rest2
    addi s8, a3, -5
    blt s8, zero, .Llea192_encrypt_blocks_fewer3
    addi s9, a0, 576
.Llea192_encrypt_blocks_blocks7:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a3, 28(a1)
    lw a4, 32(a1)
    lw a5, 36(a1)
    lw a6, 40(a1)
    lw a7, 44(a1)
    lw s0, 48(a1)
    lw s1, 52(a1)
    lw s2, 56(a1)
    lw s3, 60(a1)
    lw s4, 64(a1)
    lw s5, 68(a1)
    lw s6, 72(a1)
    lw s7, 76(a1)
    addi a1, a1, 80
    addi s10, a0, 0
.Llea192_encrypt_blocks_rounds8:
    /* round i = 0, 8, 16: x := round(x, rk[i]) */
    lw ra, 20(s10)
    lw s11, 16(s10)
    xor t3, t3, ra
    xor a3, a3, ra
    xor a7, a7, ra
    xor s3, s3, ra
    xor s7, s7, ra
    xor ra, t2, s11
    add t3, ra, t3
    xor ra, t6, s11
    add a3, ra, a3
    xor ra, a6, s11
    add a7, ra, a7
    xor ra, s2, s11
    xor s11, s6, s11
    add s7, s11, s7
    add s3, ra, s3
    lw s11, 12(s10)
    lw ra, 8(s10)
    xor t2, t2, s11
    xor t6, t6, s11
    xor a6, a6, s11
    xor s2, s2, s11
    xor s6, s6, s11
    xor s11, t1, ra
    add t2, s11, t2
    xor s11, t5, ra
    add t6, s11, t6
    xor s11, a5, ra
    add a6, s11, a6
    xor s11, s1, ra
    add s2, s11, s2
    xor s11, s5, ra
    add s6, s11, s6
    lw s11, 4(s10)
    lw ra, 0(s10)
    xor t1, t1, s11
    xor t5, t5, s11
    xor a5, a5, s11
    xor s1, s1, s11
    xor s5, s5, s11
    xor s11, t0, ra
    add t1, s11, t1
    xor s11, t4, ra
    add t5, s11, t5
    xor s11, a4, ra
    add a5, s11, a5
    xor s11, s0, ra
    add s1, s11, s1
    xor s11, s4, ra
    add s5, s11, s5
    /* round i = 1, 9, 17: x := round(x, rk[i]) */
    lw s11, 44(s10)
    lw ra, 40(s10)
    rori t3, t3, 3
    xor t0, t0, s11
    xor t4, t4, s11
    xor a4, a4, s11
    xor s0, s0, s11
    xor s4, s4, s11
    xor s11, t3, ra
    rori a3, a3, 3
    add t0, s11, t0
    xor s11, a3, ra
    rori a7, a7, 3
    add t4, s11, t4
    xor s11, a7, ra
    rori s3, s3, 3
    add a4, s11, a4
    xor s11, s3, ra
    rori s7, s7, 3
    add s0, s11, s0
    xor s11, s7, ra
    add s4, s11, s4
    lw s11, 36(s10)
    lw ra, 32(s10)
    rori t2, t2, 5
    xor t3, t3, s11
    xor a3, a3, s11
    xor a7, a7, s11
    xor s3, s3, s11
    xor s7, s7, s11
    xor s11, t2, ra
    rori t6, t6, 5
    add t3, s11, t3
    xor s11, t6, ra
    rori a6, a6, 5
    add a3, s11, a3
    xor s11, a6, ra
    rori s2, s2, 5
    add a7, s11, a7
    xor s11, s2, ra
    rori s6, s6, 5
    add s3, s11, s3
    xor s11, s6, ra
    add s7, s11, s7
    lw s11, 28(s10)
    lw ra, 24(s10)
    rori t1, t1, 23
    xor t2, t2, s11
    xor t6, t6, s11
    xor a6, a6, s11
    xor s2, s2, s11
    xor s6, s6, s11
    xor s11, t1, ra
    rori t5, t5, 23
    add t2, s11, t2
    xor s11, t5, ra
    rori a5, a5, 23
    add t6, s11, t6
    xor s11, a5, ra
    rori s1, s1, 23
    add a6, s11, a6
    xor s11, s1, ra
    rori s5, s5, 23
    add s2, s11, s2
    xor s11, s5, ra
    add s6, s11, s6
    /* round i = 2, 10, 18: x := round(x, rk[i]) */
    lw s11, 68(s10)
    lw ra, 64(s10)
    rori t0, t0, 3
    xor t1, t1, s11
    xor t5, t5, s11
    xor a5, a5, s11
    xor s1, s1, s11
    xor s5, s5, s11
    xor s11, t0, ra
    rori t4, t4, 3
    add t1, s11, t1
    xor s11, t4, ra
    rori a4, a4, 3
    add t5, s11, t5
    xor s11, a4, ra
    rori s0, s0, 3
    add a5, s11, a5
    xor s11, s0, ra
    rori s4, s4, 3
    add s1, s11, s1
    xor s11, s4, ra
    add s5, s11, s5
    lw s11, 60(s10)
    lw ra, 56(s10)
    rori t3, t3, 5
    xor t0, t0, s11
    xor t4, t4, s11
    xor a4, a4, s11
    xor s0, s0, s11
    xor s4, s4, s11
    xor s11, t3, ra
    rori a3, a3, 5
    add t0, s11, t0
    xor s11, a3, ra
    rori a7, a7, 5
    add t4, s11, t4
    xor s11, a7, ra
    rori s3, s3, 5
    add a4, s11, a4
    xor s11, s3, ra
    rori s7, s7, 5
    add s0, s11, s0
    xor s11, s7, ra
    add s4, s11, s4
    lw s11, 52(s10)
    lw ra, 48(s10)
    rori t2, t2, 23
    xor t3, t3, s11
    xor a3, a3, s11
    xor a7, a7, s11
    xor s3, s3, s11
    xor s7, s7, s11
    xor s11, t2, ra
    rori t6, t6, 23
    add t3, s11, t3
    xor s11, t6, ra
    rori a6, a6, 23
    add a3, s11, a3
    xor s11, a6, ra
    rori s2, s2, 23
    add a7, s11, a7
    xor s11, s2, ra
    rori s6, s6, 23
    add s3, s11, s3
    xor s11, s6, ra
    add s7, s11, s7
    /* round i = 3, 11, 19: x := round(x, rk[i]) */
    lw s11, 92(s10)
    lw ra, 88(s10)
    rori t1, t1, 3
    xor t2, t2, s11
    xor t6, t6, s11
    xor a6, a6, s11
    xor s2, s2, s11
    xor s6, s6, s11
    xor s11, t1, ra
    rori t5, t5, 3
    add t2, s11, t2
    xor s11, t5, ra
    rori a5, a5, 3
    add t6, s11, t6
    xor s11, a5, ra
    rori s1, s1, 3
    add a6, s11, a6
    xor s11, s1, ra
    rori s5, s5, 3
    add s2, s11, s2
    xor s11, s5, ra
    add s6, s11, s6
    lw s11, 84(s10)
    lw ra, 80(s10)
    rori t0, t0, 5
    xor t1, t1, s11
    xor t5, t5, s11
    xor a5, a5, s11
    xor s1, s1, s11
    xor s5, s5, s11
    xor s11, t0, ra
    rori t4, t4, 5
    add t1, s11, t1
    xor s11, t4, ra
    rori a4, a4, 5
    add t5, s11, t5
    xor s11, a4, ra
    rori s0, s0, 5
    add a5, s11, a5
    xor s11, s0, ra
    rori s4, s4, 5
    add s1, s11, s1
    xor s11, s4, ra
    add s5, s11, s5
    lw s11, 76(s10)
    lw ra, 72(s10)
    rori t3, t3, 23
    xor t0, t0, s11
    xor t4, t4, s11
    xor a4, a4, s11
    xor s0, s0, s11
    xor s4, s4, s11
    xor s11, t3, ra
    rori a3, a3, 23
    add t0, s11, t0
    xor s11, a3, ra
    rori a7, a7, 23
    add t4, s11, t4
    xor s11, a7, ra
    rori s3, s3, 23
    add a4, s11, a4
    xor s11, s3, ra
    rori s7, s7, 23
    add s0, s11, s0
    xor s11, s7, ra
    add s4, s11, s4
    /* round i = 4, 12, 20: x := round(x, rk[i]) */
    lw s11, 116(s10)
    lw ra, 112(s10)
    rori t2, t2, 3
    xor t3, t3, s11
    xor a3, a3, s11
    xor a7, a7, s11
    xor s3, s3, s11
    xor s7, s7, s11
    xor s11, t2, ra
    rori t6, t6, 3
    add t3, s11, t3
    xor s11, t6, ra
    rori a6, a6, 3
    add a3, s11, a3
    xor s11, a6, ra
    rori s2, s2, 3
    add a7, s11, a7
    xor s11, s2, ra
    rori s6, s6, 3
    add s3, s11, s3
    xor s11, s6, ra
    add s7, s11, s7
    lw s11, 108(s10)
    lw ra, 104(s10)
    rori t1, t1, 5
    xor t2, t2, s11
    xor t6, t6, s11
    xor a6, a6, s11
    xor s2, s2, s11
    xor s6, s6, s11
    xor s11, t1, ra
    rori t5, t5, 5
    add t2, s11, t2
    xor s11, t5, ra
    rori a5, a5, 5
    add t6, s11, t6
    xor s11, a5, ra
    rori s1, s1, 5
    add a6, s11, a6
    xor s11, s1, ra
    rori s5, s5, 5
    add s2, s11, s2
    xor s11, s5, ra
    add s6, s11, s6
    lw s11, 100(s10)
    lw ra, 96(s10)
    rori t0, t0, 23
    xor t1, t1, s11
    xor t5, t5, s11
    xor a5, a5, s11
    xor s1, s1, s11
    xor s5, s5, s11
    xor s11, t0, ra
    rori t4, t4, 23
    add t1, s11, t1
    xor s11, t4, ra
    rori a4, a4, 23
    add t5, s11, t5
    xor s11, a4, ra
    rori s0, s0, 23
    add a5, s11, a5
    xor s11, s0, ra
    rori s4, s4, 23
    add s1, s11, s1
    xor s11, s4, ra
    add s5, s11, s5
    /* round i = 5, 13, 21: x := round(x, rk[i]) */
    lw s11, 140(s10)
    lw ra, 136(s10)
    rori t3, t3, 3
    xor t0, t0, s11
    xor t4, t4, s11
    xor a4, a4, s11
    xor s0, s0, s11
    xor s4, s4, s11
    xor s11, t3, ra
    rori a3, a3, 3
    add t0, s11, t0
    xor s11, a3, ra
    rori a7, a7, 3
    add t4, s11, t4
    xor s11, a7, ra
    rori s3, s3, 3
    add a4, s11, a4
    xor s11, s3, ra
    rori s7, s7, 3
    add s0, s11, s0
    xor s11, s7, ra
    add s4, s11, s4
    lw s11, 132(s10)
    lw ra, 128(s10)
    rori t2, t2, 5
    xor t3, t3, s11
    xor a3, a3, s11
    xor a7, a7, s11
    xor s3, s3, s11
    xor s7, s7, s11
    xor s11, t2, ra
    rori t6, t6, 5
    add t3, s11, t3
    xor s11, t6, ra
    rori a6, a6, 5
    add a3, s11, a3
    xor s11, a6, ra
    rori s2, s2, 5
    add a7, s11, a7
    xor s11, s2, ra
    rori s6, s6, 5
    add s3, s11, s3
    xor s11, s6, ra
    add s7, s11, s7
    lw s11, 124(s10)
    lw ra, 120(s10)
    rori t1, t1, 23
    xor t2, t2, s11
    xor t6, t6, s11
    xor a6, a6, s11
    xor s2, s2, s11
    xor s6, s6, s11
    xor s11, t1, ra
    rori t5, t5, 23
    add t2, s11, t2
    xor s11, t5, ra
    rori a5, a5, 23
    add t6, s11, t6
    xor s11, a5, ra
    rori s1, s1, 23
    add a6, s11, a6
    xor s11, s1, ra
    rori s5, s5, 23
    add s2, s11, s2
    xor s11, s5, ra
    add s6, s11, s6
    /* round i = 6, 14, 22: x := round(x, rk[i]) */
    lw s11, 164(s10)
    lw ra, 160(s10)
    rori t0, t0, 3
    xor t1, t1, s11
    xor t5, t5, s11
    xor a5, a5, s11
    xor s1, s1, s11
    xor s5, s5, s11
    xor s11, t0, ra
    rori t4, t4, 3
    add t1, s11, t1
    xor s11, t4, ra
    rori a4, a4, 3
    add t5, s11, t5
    xor s11, a4, ra
    rori s0, s0, 3
    add a5, s11, a5
    xor s11, s0, ra
    rori s4, s4, 3
    add s1, s11, s1
    xor s11, s4, ra
    add s5, s11, s5
    lw s11, 156(s10)
    lw ra, 152(s10)
    rori t3, t3, 5
    xor t0, t0, s11
    xor t4, t4, s11
    xor a4, a4, s11
    xor s0, s0, s11
    xor s4, s4, s11
    xor s11, t3, ra
    rori a3, a3, 5
    add t0, s11, t0
    xor s11, a3, ra
    rori a7, a7, 5
    add t4, s11, t4
    xor s11, a7, ra
    rori s3, s3, 5
    add a4, s11, a4
    xor s11, s3, ra
    rori s7, s7, 5
    add s0, s11, s0
    xor s11, s7, ra
    add s4, s11, s4
    lw s11, 148(s10)
    lw ra, 144(s10)
    rori t2, t2, 23
    xor t3, t3, s11
    xor a3, a3, s11
    xor a7, a7, s11
    xor s3, s3, s11
    xor s7, s7, s11
    xor s11, t2, ra
    rori t6, t6, 23
    add t3, s11, t3
    xor s11, t6, ra
    rori a6, a6, 23
    add a3, s11, a3
    xor s11, a6, ra
    rori s2, s2, 23
    add a7, s11, a7
    xor s11, s2, ra
    rori s6, s6, 23
    add s3, s11, s3
    xor s11, s6, ra
    add s7, s11, s7
    /* round i = 7, 15, 23: x := round(x, rk[i]) */
    lw s11, 188(s10)
    lw ra, 184(s10)
    rori t1, t1, 3
    xor t2, t2, s11
    xor t6, t6, s11
    xor a6, a6, s11
    xor s2, s2, s11
    xor s6, s6, s11
    xor s11, t1, ra
    rori t5, t5, 3
    add t2, s11, t2
    xor s11, t5, ra
    rori a5, a5, 3
    add t6, s11, t6
    xor s11, a5, ra
    rori s1, s1, 3
    add a6, s11, a6
    xor s11, s1, ra
    rori s5, s5, 3
    add s2, s11, s2
    xor s11, s5, ra
    add s6, s11, s6
    lw s11, 180(s10)
    lw ra, 176(s10)
    rori t0, t0, 5
    xor t1, t1, s11
    xor t5, t5, s11
    xor a5, a5, s11
    xor s1, s1, s11
    xor s5, s5, s11
    xor s11, t0, ra
    rori t4, t4, 5
    add t1, s11, t1
    xor s11, t4, ra
    rori a4, a4, 5
    add t5, s11, t5
    xor s11, a4, ra
    rori s0, s0, 5
    add a5, s11, a5
    xor s11, s0, ra
    rori s4, s4, 5
    add s1, s11, s1
    xor s11, s4, ra
    add s5, s11, s5
    lw s11, 172(s10)
    lw ra, 168(s10)
    rori t3, t3, 23
    xor t0, t0, s11
    xor t4, t4, s11
    xor a4, a4, s11
    xor s0, s0, s11
    xor s4, s4, s11
    xor s11, t3, ra
    rori a3, a3, 23
    add t0, s11, t0
    xor s11, a3, ra
    rori a7, a7, 23
    add t4, s11, t4
    xor s11, a7, ra
    rori s3, s3, 23
    add a4, s11, a4
    xor s11, s3, ra
    rori s7, s7, 23
    add s0, s11, s0
    xor s11, s7, ra
    add s4, s11, s4
    rori t2, t2, 3
    rori t6, t6, 3
    rori a6, a6, 3
    rori s2, s2, 3
    rori s6, s6, 3
    rori t1, t1, 5
    rori t5, t5, 5
    rori a5, a5, 5
    rori s1, s1, 5
    rori s5, s5, 5
    addi s10, s10, 192
    rori t0, t0, 23
    rori t4, t4, 23
    rori a4, a4, 23
    rori s0, s0, 23
    rori s4, s4, 23
    bne s10, s9, .Llea192_encrypt_blocks_rounds8
    /* round i = 24: x := round(x, rk[i]) */
    lw ra, 592(a0)
    lw s11, 596(a0)
    xor s10, t2, ra
    xor t3, t3, s11
    add t3, s10, t3
    rori t3, t3, 3
    xor s10, t6, ra
    xor a3, a3, s11
    add a3, s10, a3
    rori a3, a3, 3
    xor s10, a6, ra
    xor a7, a7, s11
    add a7, s10, a7
    rori a7, a7, 3
    xor s10, s2, ra
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 3
    xor s10, s6, ra
    xor s7, s7, s11
    add s7, s10, s7
    rori s7, s7, 3
    lw ra, 584(a0)
    lw s11, 588(a0)
    xor s10, t1, ra
    xor t2, t2, s11
    add t2, s10, t2
    rori t2, t2, 5
    xor s10, t5, ra
    xor t6, t6, s11
    add t6, s10, t6
    rori t6, t6, 5
    xor s10, a5, ra
    xor a6, a6, s11
    add a6, s10, a6
    rori a6, a6, 5
    xor s10, s1, ra
    xor s2, s2, s11
    add s2, s10, s2
    rori s2, s2, 5
    xor s10, s5, ra
    xor s6, s6, s11
    add s6, s10, s6
    rori s6, s6, 5
    lw ra, 576(a0)
    lw s11, 580(a0)
    xor s10, t0, ra
    xor t1, t1, s11
    add t1, s10, t1
    rori t1, t1, 23
    xor s10, t4, ra
    xor t5, t5, s11
    add t5, s10, t5
    rori t5, t5, 23
    xor s10, a4, ra
    xor a5, a5, s11
    add a5, s10, a5
    rori a5, a5, 23
    xor s10, s0, ra
    xor s1, s1, s11
    add s1, s10, s1
    rori s1, s1, 23
    xor s10, s4, ra
    xor s5, s5, s11
    add s5, s10, s5
    rori s5, s5, 23
    /* round i = 25: x := round(x, rk[i]) */
    lw ra, 616(a0)
    lw s11, 620(a0)
    xor s10, t3, ra
    xor t0, t0, s11
    add t0, s10, t0
    rori t0, t0, 3
    xor s10, a3, ra
    xor t4, t4, s11
    add t4, s10, t4
    rori t4, t4, 3
    xor s10, a7, ra
    xor a4, a4, s11
    add a4, s10, a4
    rori a4, a4, 3
    xor s10, s3, ra
    xor s0, s0, s11
    add s0, s10, s0
    rori s0, s0, 3
    xor s10, s7, ra
    xor s4, s4, s11
    add s4, s10, s4
    rori s4, s4, 3
    lw ra, 608(a0)
    lw s11, 612(a0)
    xor s10, t2, ra
    xor t3, t3, s11
    add t3, s10, t3
    rori t3, t3, 5
    xor s10, t6, ra
    xor a3, a3, s11
    add a3, s10, a3
    rori a3, a3, 5
    xor s10, a6, ra
    xor a7, a7, s11
    add a7, s10, a7
    rori a7, a7, 5
    xor s10, s2, ra
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 5
    xor s10, s6, ra
    xor s7, s7, s11
    add s7, s10, s7
    rori s7, s7, 5
    lw ra, 600(a0)
    lw s11, 604(a0)
    xor s10, t1, ra
    xor t2, t2, s11
    add t2, s10, t2
    rori t2, t2, 23
    xor s10, t5, ra
    xor t6, t6, s11
    add t6, s10, t6
    rori t6, t6, 23
    xor s10, a5, ra
    xor a6, a6, s11
    add a6, s10, a6
    rori a6, a6, 23
    xor s10, s1, ra
    xor s2, s2, s11
    add s2, s10, s2
    rori s2, s2, 23
    xor s10, s5, ra
    xor s6, s6, s11
    add s6, s10, s6
    rori s6, s6, 23
    /* round i = 26: x := round(x, rk[i]) */
    lw ra, 640(a0)
    lw s11, 644(a0)
    xor s10, t0, ra
    xor t1, t1, s11
    add t1, s10, t1
    rori t1, t1, 3
    xor s10, t4, ra
    xor t5, t5, s11
    add t5, s10, t5
    rori t5, t5, 3
    xor s10, a4, ra
    xor a5, a5, s11
    add a5, s10, a5
    rori a5, a5, 3
    xor s10, s0, ra
    xor s1, s1, s11
    add s1, s10, s1
    rori s1, s1, 3
    xor s10, s4, ra
    xor s5, s5, s11
    add s5, s10, s5
    rori s5, s5, 3
    lw ra, 632(a0)
    lw s11, 636(a0)
    xor s10, t3, ra
    xor t0, t0, s11
    add t0, s10, t0
    rori t0, t0, 5
    xor s10, a3, ra
    xor t4, t4, s11
    add t4, s10, t4
    rori t4, t4, 5
    xor s10, a7, ra
    xor a4, a4, s11
    add a4, s10, a4
    rori a4, a4, 5
    xor s10, s3, ra
    xor s0, s0, s11
    add s0, s10, s0
    rori s0, s0, 5
    xor s10, s7, ra
    xor s4, s4, s11
    add s4, s10, s4
    rori s4, s4, 5
    lw ra, 624(a0)
    lw s11, 628(a0)
    xor s10, t2, ra
    xor t3, t3, s11
    add t3, s10, t3
    rori t3, t3, 23
    xor s10, t6, ra
    xor a3, a3, s11
    add a3, s10, a3
    rori a3, a3, 23
    xor s10, a6, ra
    xor a7, a7, s11
    add a7, s10, a7
    rori a7, a7, 23
    xor s10, s2, ra
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 23
    xor s10, s6, ra
    xor s7, s7, s11
    add s7, s10, s7
    rori s7, s7, 23
    /* round i = 27: x := round(x, rk[i]) */
    lw ra, 664(a0)
    lw s11, 668(a0)
    xor s10, t1, ra
    xor t2, t2, s11
    add t2, s10, t2
    rori t2, t2, 3
    xor s10, t5, ra
    xor t6, t6, s11
    add t6, s10, t6
    rori t6, t6, 3
    xor s10, a5, ra
    xor a6, a6, s11
    add a6, s10, a6
    rori a6, a6, 3
    xor s10, s1, ra
    xor s2, s2, s11
    add s2, s10, s2
    rori s2, s2, 3
    xor s10, s5, ra
    xor s6, s6, s11
    add s6, s10, s6
    rori s6, s6, 3
    lw ra, 656(a0)
    lw s11, 660(a0)
    xor s10, t0, ra
    xor t1, t1, s11
    add t1, s10, t1
    rori t1, t1, 5
    xor s10, t4, ra
    xor t5, t5, s11
    add t5, s10, t5
    rori t5, t5, 5
    xor s10, a4, ra
    xor a5, a5, s11
    add a5, s10, a5
    rori a5, a5, 5
    xor s10, s0, ra
    xor s1, s1, s11
    add s1, s10, s1
    rori s1, s1, 5
    xor s10, s4, ra
    xor s5, s5, s11
    add s5, s10, s5
    rori s5, s5, 5
    lw ra, 648(a0)
    lw s11, 652(a0)
    xor s10, t3, ra
    xor t0, t0, s11
    add t0, s10, t0
    rori t0, t0, 23
    xor s10, a3, ra
    xor t4, t4, s11
    add t4, s10, t4
    rori t4, t4, 23
    xor s10, a7, ra
    xor a4, a4, s11
    add a4, s10, a4
    rori a4, a4, 23
    xor s10, s3, ra
    xor s0, s0, s11
    add s0, s10, s0
    rori s0, s0, 23
    xor s10, s7, ra
    xor s4, s4, s11
    add s4, s10, s4
    rori s4, s4, 23
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
    sw t4, 16(a2)
    sw t5, 20(a2)
    sw t6, 24(a2)
    sw a3, 28(a2)
    sw a4, 32(a2)
    sw a5, 36(a2)
    sw a6, 40(a2)
    sw a7, 44(a2)
    sw s0, 48(a2)
    sw s1, 52(a2)
    sw s2, 56(a2)
    sw s3, 60(a2)
    sw s4, 64(a2)
    sw s5, 68(a2)
    sw s6, 72(a2)
    sw s7, 76(a2)
    addi a2, a2, 80
    addi s8, s8, -5
    bge s8, zero, .Llea192_encrypt_blocks_blocks7
.Llea192_encrypt_blocks_fewer3:
    addi a3, s8, 5
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
    lw a3, 20(a1)
    lw a4, 24(a1)
    lw a5, 28(a1)
    lw a6, 32(a1)
    lw a7, 36(a1)
    lw s0, 40(a1)
    lw s1, 44(a1)
    lw s2, 48(a1)
    lw s3, 52(a1)
    lw s4, 56(a1)
    lw s5, 60(a1)
.Llea192_encrypt_blocks_join16:
    addi a1, a1, 64
    addi s6, a0, 0
.Llea192_encrypt_blocks_rounds19:
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    lw ra, 16(s6)
    lw s11, 20(s6)
    xor s7, t4, ra
    xor t5, t5, s11
    add t5, s7, t5
    rori t5, t5, 3
    xor s7, a4, ra
    xor a5, a5, s11
    add a5, s7, a5
    rori a5, a5, 3
    xor s7, s0, ra
    xor s1, s1, s11
    add s1, s7, s1
    rori s1, s1, 3
    xor s7, s4, ra
    xor s5, s5, s11
    add s5, s7, s5
    rori s5, s5, 3
    lw s10, 8(s6)
    lw s9, 12(s6)
    xor s7, t3, s10
    xor t4, t4, s9
    add t4, s7, t4
    rori t4, t4, 5
    xor s7, a3, s10
    xor a4, a4, s9
    add a4, s7, a4
    rori a4, a4, 5
    xor s7, a7, s10
    xor s0, s0, s9
    add s0, s7, s0
    rori s0, s0, 5
    xor s7, s3, s10
    xor s4, s4, s9
    add s4, s7, s4
    rori s4, s4, 5
    lw s8, 0(s6)
    lw ra, 4(s6)
    xor s7, t2, s8
    xor t3, t3, ra
    add t3, s7, t3
    rori t3, t3, 23
    xor s7, t6, s8
    xor a3, a3, ra
    add a3, s7, a3
    rori a3, a3, 23
    xor s7, a6, s8
    xor a7, a7, ra
    add a7, s7, a7
    rori a7, a7, 23
    xor s7, s2, s8
    xor s3, s3, ra
    add s3, s7, s3
    rori s3, s3, 23
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw s11, 40(s6)
    lw s10, 44(s6)
    xor s7, t5, s11
    xor t2, t2, s10
    add t2, s7, t2
    rori t2, t2, 3
    xor s7, a5, s11
    xor t6, t6, s10
    add t6, s7, t6
    rori t6, t6, 3
    xor s7, s1, s11
    xor a6, a6, s10
    add a6, s7, a6
    rori a6, a6, 3
    xor s7, s5, s11
    xor s2, s2, s10
    add s2, s7, s2
    rori s2, s2, 3
    lw s9, 32(s6)
    lw s8, 36(s6)
    xor s7, t4, s9
    xor t5, t5, s8
    add t5, s7, t5
    rori t5, t5, 5
    xor s7, a4, s9
    xor a5, a5, s8
    add a5, s7, a5
    rori a5, a5, 5
    xor s7, s0, s9
    xor s1, s1, s8
    add s1, s7, s1
    rori s1, s1, 5
    xor s7, s4, s9
    xor s5, s5, s8
    add s5, s7, s5
    rori s5, s5, 5
    lw ra, 24(s6)
    lw s11, 28(s6)
    xor s7, t3, ra
    xor t4, t4, s11
    add t4, s7, t4
    rori t4, t4, 23
    xor s7, a3, ra
    xor a4, a4, s11
    add a4, s7, a4
    rori a4, a4, 23
    xor s7, a7, ra
    xor s0, s0, s11
    add s0, s7, s0
    rori s0, s0, 23
    xor s7, s3, ra
    xor s4, s4, s11
    add s4, s7, s4
    rori s4, s4, 23
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw s10, 64(s6)
    lw s9, 68(s6)
    xor s7, t2, s10
    xor t3, t3, s9
    add t3, s7, t3
    rori t3, t3, 3
    xor s7, t6, s10
    xor a3, a3, s9
    add a3, s7, a3
    rori a3, a3, 3
    xor s7, a6, s10
    xor a7, a7, s9
    add a7, s7, a7
    rori a7, a7, 3
    xor s7, s2, s10
    xor s3, s3, s9
    add s3, s7, s3
    rori s3, s3, 3
    lw s8, 56(s6)
    lw ra, 60(s6)
    xor s7, t5, s8
    xor t2, t2, ra
    add t2, s7, t2
    rori t2, t2, 5
    xor s7, a5, s8
    xor t6, t6, ra
    add t6, s7, t6
    rori t6, t6, 5
    xor s7, s1, s8
    xor a6, a6, ra
    add a6, s7, a6
    rori a6, a6, 5
    xor s7, s5, s8
    xor s2, s2, ra
    add s2, s7, s2
    rori s2, s2, 5
    lw s11, 48(s6)
    lw s10, 52(s6)
    xor s7, t4, s11
    xor t5, t5, s10
    add t5, s7, t5
    rori t5, t5, 23
    xor s7, a4, s11
    xor a5, a5, s10
    add a5, s7, a5
    rori a5, a5, 23
    xor s7, s0, s11
    xor s1, s1, s10
    add s1, s7, s1
    rori s1, s1, 23
    xor s7, s4, s11
    xor s5, s5, s10
    add s5, s7, s5
    rori s5, s5, 23
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw s9, 88(s6)
    lw s8, 92(s6)
    xor s7, t3, s9
    xor t4, t4, s8
    add t4, s7, t4
    rori t4, t4, 3
    xor s7, a3, s9
    xor a4, a4, s8
    add a4, s7, a4
    rori a4, a4, 3
    xor s7, a7, s9
    xor s0, s0, s8
    add s0, s7, s0
    rori s0, s0, 3
    xor s7, s3, s9
    xor s4, s4, s8
    add s4, s7, s4
    rori s4, s4, 3
    lw ra, 80(s6)
    lw s11, 84(s6)
    xor s7, t2, ra
    xor t3, t3, s11
    add t3, s7, t3
    rori t3, t3, 5
    xor s7, t6, ra
    xor a3, a3, s11
    add a3, s7, a3
    rori a3, a3, 5
    xor s7, a6, ra
    xor a7, a7, s11
    add a7, s7, a7
    rori a7, a7, 5
    xor s7, s2, ra
    xor s3, s3, s11
    add s3, s7, s3
    rori s3, s3, 5
    lw s10, 72(s6)
    lw s9, 76(s6)
    xor s7, t5, s10
    xor t2, t2, s9
    add t2, s7, t2
    rori t2, t2, 23
    xor s7, a5, s10
    xor t6, t6, s9
    add t6, s7, t6
    rori t6, t6, 23
    xor s7, s1, s10
    xor a6, a6, s9
    add a6, s7, a6
    rori a6, a6, 23
    xor s7, s5, s10
    xor s2, s2, s9
    add s2, s7, s2
    rori s2, s2, 23
    addi s6, s6, 96
    bne s6, t1, .Llea192_encrypt_blocks_rounds19
    andi s6, a2, 3
    bne s6, zero, .Llea192_encrypt_blocks_misaligned21
    sw t2, 0(a2)
    sw t3, 4(a2)
    sw t4, 8(a2)
    sw t5, 12(a2)
    sw t6, 16(a2)
    sw a3, 20(a2)
    sw a4, 24(a2)
    sw a5, 28(a2)
    sw a6, 32(a2)
    sw a7, 36(a2)
    sw s0, 40(a2)
    sw s1, 44(a2)
    sw s2, 48(a2)
    sw s3, 52(a2)
    sw s4, 56(a2)
    sw s5, 60(a2)
.Llea192_encrypt_blocks_join23:
    addi a2, a2, 64
    addi t0, t0, -4
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
    lw s8, 16(t6)
    lw ra, 20(t6)
    xor a3, t4, s8
    xor t5, t5, ra
    add t5, a3, t5
    rori t5, t5, 3
    lw s11, 8(t6)
    lw s10, 12(t6)
    xor a3, t3, s11
    xor t4, t4, s10
    add t4, a3, t4
    rori t4, t4, 5
    lw s9, 0(t6)
    lw s7, 4(t6)
    xor a3, t2, s9
    xor t3, t3, s7
    add t3, a3, t3
    rori t3, t3, 23
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw s6, 40(t6)
    lw a4, 44(t6)
    xor a3, t5, s6
    xor t2, t2, a4
    add t2, a3, t2
    rori t2, t2, 3
    lw a5, 32(t6)
    lw a6, 36(t6)
    xor a3, t4, a5
    xor t5, t5, a6
    add t5, a3, t5
    rori t5, t5, 5
    lw a7, 24(t6)
    lw s0, 28(t6)
    xor a3, t3, a7
    xor t4, t4, s0
    add t4, a3, t4
    rori t4, t4, 23
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw s1, 64(t6)
    lw s2, 68(t6)
    xor a3, t2, s1
    xor t3, t3, s2
    add t3, a3, t3
    rori t3, t3, 3
    lw s3, 56(t6)
    lw s4, 60(t6)
    xor a3, t5, s3
    xor t2, t2, s4
    add t2, a3, t2
    rori t2, t2, 5
    lw s5, 48(t6)
    lw s8, 52(t6)
    xor a3, t4, s5
    xor t5, t5, s8
    add t5, a3, t5
    rori t5, t5, 23
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw ra, 88(t6)
    lw s11, 92(t6)
    xor a3, t3, ra
    xor t4, t4, s11
    add t4, a3, t4
    rori t4, t4, 3
    lw s10, 80(t6)
    lw s9, 84(t6)
    xor a3, t2, s10
    xor t3, t3, s9
    add t3, a3, t3
    rori t3, t3, 5
    lw s7, 72(t6)
    lw s6, 76(t6)
    xor a3, t5, s7
    xor t2, t2, s6
    add t2, a3, t2
    rori t2, t2, 23
    addi t6, t6, 96
    bne t6, t1, .Llea192_encrypt_blocks_rounds33
    andi t6, a2, 3
    bne t6, zero, .Llea192_encrypt_blocks_misaligned35
    sw t2, 0(a2)
    sw t3, 4(a2)
    sw t4, 8(a2)
    sw t5, 12(a2)
.Llea192_encrypt_blocks_join37:
    addi a2, a2, 16
    addi t0, t0, -1
    bne t0, zero, .Llea192_encrypt_blocks_blocks27
.Llea192_encrypt_blocks_done1:
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s3, 12(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    lw s6, 24(sp)
    lw s7, 28(sp)
    lw s8, 32(sp)
    lw s9, 36(sp)
    lw s10, 40(sp)
    lw s11, 44(sp)
    lw ra, 48(sp)
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
    lhu a4, 2(a1)
    lhu a5, 0(a1)
    lhu a6, 6(a1)
    slli t2, a4, 16
    or t2, a5, t2
    slli t3, a6, 16
    lhu a7, 4(a1)
    lhu s0, 10(a1)
    lhu s1, 8(a1)
    or t3, a7, t3
    slli t4, s0, 16
    or t4, s1, t4
    lhu s2, 14(a1)
    lhu s3, 12(a1)
    lhu s4, 18(a1)
    slli t5, s2, 16
    or t5, s3, t5
    slli t6, s4, 16
    lhu s5, 16(a1)
    lhu s8, 22(a1)
    lhu ra, 20(a1)
    or t6, s5, t6
    slli a3, s8, 16
    or a3, ra, a3
    lhu s11, 26(a1)
    lhu s10, 24(a1)
    lhu s9, 30(a1)
    slli a4, s11, 16
    or a4, s10, a4
    slli a5, s9, 16
    lhu s7, 28(a1)
    lhu s6, 34(a1)
    lhu a6, 32(a1)
    or a5, s7, a5
    slli a7, s6, 16
    or a6, a6, a7
    lhu s0, 38(a1)
    lhu s1, 36(a1)
    lhu s2, 42(a1)
    slli a7, s0, 16
    or a7, s1, a7
    slli s0, s2, 16
    lhu s3, 40(a1)
    lhu s4, 46(a1)
    lhu s5, 44(a1)
    or s0, s3, s0
    slli s1, s4, 16
    or s1, s5, s1
    lhu s8, 50(a1)
    lhu ra, 48(a1)
    lhu s11, 54(a1)
    slli s2, s8, 16
    or s2, ra, s2
    slli s3, s11, 16
    lhu s10, 52(a1)
    lhu s9, 58(a1)
    lhu s7, 56(a1)
    or s3, s10, s3
    slli s4, s9, 16
    or s4, s7, s4
    lhu s6, 62(a1)
    lhu s5, 60(a1)
    slli s6, s6, 16
    or s5, s5, s6
    jal zero, .Llea192_encrypt_blocks_join16
.Llea192_encrypt_blocks_odd15:
    lhu s8, 1(a1)
    lbu ra, 0(a1)
    lbu s11, 3(a1)
    slli t2, s8, 8
    or t2, ra, t2
    slli t3, s11, 24
    or t2, t2, t3
    lhu s10, 5(a1)
    lbu s9, 4(a1)
    lbu s7, 7(a1)
    slli t3, s10, 8
    or t3, s9, t3
    slli t4, s7, 24
    or t3, t3, t4
    lhu s6, 9(a1)
    lbu t5, 8(a1)
    lbu t6, 11(a1)
    slli t4, s6, 8
    or t4, t5, t4
    slli t5, t6, 24
    or t4, t4, t5
    lhu a3, 13(a1)
    lbu a4, 12(a1)
    lbu a5, 15(a1)
    slli t5, a3, 8
    or t5, a4, t5
    slli t6, a5, 24
    or t5, t5, t6
    lhu a6, 17(a1)
    lbu a7, 16(a1)
    lbu s0, 19(a1)
    slli t6, a6, 8
    or t6, a7, t6
    slli a3, s0, 24
    or t6, t6, a3
    lhu s1, 21(a1)
    lbu s2, 20(a1)
    lbu s3, 23(a1)
    slli a3, s1, 8
    or a3, s2, a3
    slli a4, s3, 24
    or a3, a3, a4
    lhu s4, 25(a1)
    lbu s5, 24(a1)
    lbu s8, 27(a1)
    slli a4, s4, 8
    or a4, s5, a4
    slli a5, s8, 24
    or a4, a4, a5
    lhu ra, 29(a1)
    lbu s11, 28(a1)
    lbu s10, 31(a1)
    slli a5, ra, 8
    or a5, s11, a5
    slli a6, s10, 24
    or a5, a5, a6
    lhu s9, 33(a1)
    lbu s7, 32(a1)
    lbu s6, 35(a1)
    slli a6, s9, 8
    or a6, s7, a6
    slli a7, s6, 24
    or a6, a6, a7
    lhu s0, 37(a1)
    lbu s1, 36(a1)
    lbu s2, 39(a1)
    slli a7, s0, 8
    or a7, s1, a7
    slli s0, s2, 24
    or a7, a7, s0
    lhu s3, 41(a1)
    lbu s4, 40(a1)
    lbu s5, 43(a1)
    slli s0, s3, 8
    or s0, s4, s0
    slli s1, s5, 24
    or s0, s0, s1
    lhu s8, 45(a1)
    lbu ra, 44(a1)
    lbu s11, 47(a1)
    slli s1, s8, 8
    or s1, ra, s1
    slli s2, s11, 24
    or s1, s1, s2
    lhu s10, 49(a1)
    lbu s9, 48(a1)
    lbu s7, 51(a1)
    slli s2, s10, 8
    or s2, s9, s2
    slli s3, s7, 24
    or s2, s2, s3
    lhu s6, 53(a1)
    lbu s4, 52(a1)
    lbu s5, 55(a1)
    slli s3, s6, 8
    or s3, s4, s3
    slli s4, s5, 24
    or s3, s3, s4
    lhu s8, 57(a1)
    lbu ra, 56(a1)
    lbu s11, 59(a1)
    slli s4, s8, 8
    or s4, ra, s4
    slli s5, s11, 24
    or s4, s4, s5
    lhu s10, 61(a1)
    lbu s9, 60(a1)
    lbu s7, 63(a1)
    slli s5, s10, 8
    or s5, s9, s5
    slli s6, s7, 24
    or s5, s5, s6
    jal zero, .Llea192_encrypt_blocks_join16
.Llea192_encrypt_blocks_misaligned21:
    andi s6, a2, 1
    bne s6, zero, .Llea192_encrypt_blocks_odd22
    srli s6, t2, 16
    sh t2, 0(a2)
    sh s6, 2(a2)
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
    srli t2, a3, 16
    sh a3, 20(a2)
    sh t2, 22(a2)
    srli t2, a4, 16
    sh a4, 24(a2)
    sh t2, 26(a2)
    srli t2, a5, 16
    sh a5, 28(a2)
    sh t2, 30(a2)
    srli t2, a6, 16
    sh a6, 32(a2)
    sh t2, 34(a2)
    srli t2, a7, 16
    sh a7, 36(a2)
    sh t2, 38(a2)
    srli t2, s0, 16
    sh s0, 40(a2)
    sh t2, 42(a2)
    srli t2, s1, 16
    sh s1, 44(a2)
    sh t2, 46(a2)
    srli t2, s2, 16
    sh s2, 48(a2)
    sh t2, 50(a2)
    srli t2, s3, 16
    sh s3, 52(a2)
    sh t2, 54(a2)
    srli t2, s4, 16
    sh s4, 56(a2)
    sh t2, 58(a2)
    srli t2, s5, 16
    sh s5, 60(a2)
    sh t2, 62(a2)
    jal zero, .Llea192_encrypt_blocks_join23
.Llea192_encrypt_blocks_odd22:
    srli s6, t2, 8
    srli s7, t2, 24
    sb t2, 0(a2)
    sh s6, 1(a2)
    sb s7, 3(a2)
    srli t2, t3, 8
    srli s6, t3, 24
    sb t3, 4(a2)
    sh t2, 5(a2)
    sb s6, 7(a2)
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
    srli t2, a3, 8
    srli t3, a3, 24
    sb a3, 20(a2)
    sh t2, 21(a2)
    sb t3, 23(a2)
    srli t2, a4, 8
    srli t3, a4, 24
    sb a4, 24(a2)
    sh t2, 25(a2)
    sb t3, 27(a2)
    srli t2, a5, 8
    srli t3, a5, 24
    sb a5, 28(a2)
    sh t2, 29(a2)
    sb t3, 31(a2)
    srli t2, a6, 8
    srli t3, a6, 24
    sb a6, 32(a2)
    sh t2, 33(a2)
    sb t3, 35(a2)
    srli t2, a7, 8
    srli t3, a7, 24
    sb a7, 36(a2)
    sh t2, 37(a2)
    sb t3, 39(a2)
    srli t2, s0, 8
    srli t3, s0, 24
    sb s0, 40(a2)
    sh t2, 41(a2)
    sb t3, 43(a2)
    srli t2, s1, 8
    srli t3, s1, 24
    sb s1, 44(a2)
    sh t2, 45(a2)
    sb t3, 47(a2)
    srli t2, s2, 8
    srli t3, s2, 24
    sb s2, 48(a2)
    sh t2, 49(a2)
    sb t3, 51(a2)
    srli t2, s3, 8
    srli t3, s3, 24
    sb s3, 52(a2)
    sh t2, 53(a2)
    sb t3, 55(a2)
    srli t2, s4, 8
    srli t3, s4, 24
    sb s4, 56(a2)
    sh t2, 57(a2)
    sb t3, 59(a2)
    srli t2, s5, 8
    srli t3, s5, 24
    sb s5, 60(a2)
    sh t2, 61(a2)
    sb t3, 63(a2)
    jal zero, .Llea192_encrypt_blocks_join23
.Llea192_encrypt_blocks_misaligned28:
    andi t2, a1, 1
    bne t2, zero, .Llea192_encrypt_blocks_odd29
    lhu s8, 2(a1)
    lhu ra, 0(a1)
    lhu s11, 6(a1)
    slli t2, s8, 16
    or t2, ra, t2
    slli t3, s11, 16
    lhu s10, 4(a1)
    lhu s9, 10(a1)
    lhu s7, 8(a1)
    or t3, s10, t3
    slli t4, s9, 16
    or t4, s7, t4
    lhu s6, 14(a1)
    lhu t5, 12(a1)
    slli t6, s6, 16
    or t5, t5, t6
    jal zero, .Llea192_encrypt_blocks_join30
.Llea192_encrypt_blocks_odd29:
    lhu a3, 1(a1)
    lbu a4, 0(a1)
    lbu a5, 3(a1)
    slli t2, a3, 8
    or t2, a4, t2
    slli t3, a5, 24
    or t2, t2, t3
    lhu a6, 5(a1)
    lbu a7, 4(a1)
    lbu s0, 7(a1)
    slli t3, a6, 8
    or t3, a7, t3
    slli t4, s0, 24
    or t3, t3, t4
    lhu s1, 9(a1)
    lbu s2, 8(a1)
    lbu s3, 11(a1)
    slli t4, s1, 8
    or t4, s2, t4
    slli t5, s3, 24
    or t4, t4, t5
    lhu s4, 13(a1)
    lbu s5, 12(a1)
    lbu s8, 15(a1)
    slli t5, s4, 8
    or t5, s5, t5
    slli t6, s8, 24
    or t5, t5, t6
    jal zero, .Llea192_encrypt_blocks_join30
.Llea192_encrypt_blocks_misaligned35:
    andi t6, a2, 1
    bne t6, zero, .Llea192_encrypt_blocks_odd36
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
    jal zero, .Llea192_encrypt_blocks_join37
.Llea192_encrypt_blocks_odd36:
    srli t6, t2, 8
    srli a3, t2, 24
    sb t2, 0(a2)
    sh t6, 1(a2)
    sb a3, 3(a2)
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
    sw s7, 28(sp)
    .cfi_offset s7, -36
    sw s8, 32(sp)
    .cfi_offset s8, -32
    sw s9, 36(sp)
    .cfi_offset s9, -28
    sw s10, 40(sp)
    .cfi_offset s10, -24
    sw s11, 44(sp)
    .cfi_offset s11, -20
    sw ra, 48(sp)
    .cfi_offset ra, -16
    andi t0, a1, 3
    bne t0, zero, .Llea192_decrypt_blocks_rest2
    andi t0, a2, 3
    bne t0, zero, .Llea192_decrypt_blocks_rest2
    addi s8, a3, -5
    blt s8, zero, .Llea192_decrypt_blocks_fewer3
.Llea192_decrypt_blocks_blocks7:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a3, 28(a1)
    lw a4, 32(a1)
    lw a5, 36(a1)
    lw a6, 40(a1)
    lw a7, 44(a1)
    lw s0, 48(a1)
    lw s1, 52(a1)
    lw s2, 56(a1)
    lw s3, 60(a1)
    lw s4, 64(a1)
    lw s5, 68(a1)
    lw s6, 72(a1)
    lw s7, 76(a1)
    addi a1, a1, 80
    addi s9, a0, 576
.Llea192_decrypt_blocks_rounds8:
    /* round i = 27, 19, 11: y := round_back(y, rk[i]) */
    rori t0, t0, 9
    lw s10, 72(s9)
    lw s11, 76(s9)
    xor ra, t3, s10
    sub t0, t0, ra
    xor t0, t0, s11
    rori t4, t4, 9
    xor ra, a3, s10
    sub t4, t4, ra
    xor t4, t4, s11
    rori a4, a4, 9
    xor ra, a7, s10
    sub a4, a4, ra
    xor a4, a4, s11
    rori s0, s0, 9
    xor ra, s3, s10
    sub s0, s0, ra
    xor s0, s0, s11
    rori s4, s4, 9
    xor s10, s7, s10
    sub s4, s4, s10
    xor s4, s4, s11
    rori t1, t1, 27
    lw ra, 80(s9)
    lw s10, 84(s9)
    xor s11, t0, ra
    sub t1, t1, s11
    xor t1, t1, s10
    rori t5, t5, 27
    xor s11, t4, ra
    sub t5, t5, s11
    xor t5, t5, s10
    rori a5, a5, 27
    xor s11, a4, ra
    sub a5, a5, s11
    xor a5, a5, s10
    rori s1, s1, 27
    xor s11, s0, ra
    sub s1, s1, s11
    xor s1, s1, s10
    rori s5, s5, 27
    xor s11, s4, ra
    sub s5, s5, s11
    xor s5, s5, s10
    rori t2, t2, 29
    lw ra, 88(s9)
    lw s11, 92(s9)
    xor s10, t1, ra
    sub t2, t2, s10
    xor t2, t2, s11
    rori t6, t6, 29
    xor s10, t5, ra
    sub t6, t6, s10
    xor t6, t6, s11
    rori a6, a6, 29
    xor s10, a5, ra
    sub a6, a6, s10
    xor a6, a6, s11
    rori s2, s2, 29
    xor s10, s1, ra
    sub s2, s2, s10
    xor s2, s2, s11
    rori s6, s6, 29
    xor s10, s5, ra
    sub s6, s6, s10
    xor s6, s6, s11
    /* round i = 26, 18, 10: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    lw ra, 48(s9)
    lw s10, 52(s9)
    xor s11, t2, ra
    sub t3, t3, s11
    xor t3, t3, s10
    rori a3, a3, 9
    xor s11, t6, ra
    sub a3, a3, s11
    xor a3, a3, s10
    rori a7, a7, 9
    xor s11, a6, ra
    sub a7, a7, s11
    xor a7, a7, s10
    rori s3, s3, 9
    xor s11, s2, ra
    sub s3, s3, s11
    xor s3, s3, s10
    rori s7, s7, 9
    xor s11, s6, ra
    sub s7, s7, s11
    xor s7, s7, s10
    rori t0, t0, 27
    lw ra, 56(s9)
    lw s11, 60(s9)
    xor s10, t3, ra
    sub t0, t0, s10
    xor t0, t0, s11
    rori t4, t4, 27
    xor s10, a3, ra
    sub t4, t4, s10
    xor t4, t4, s11
    rori a4, a4, 27
    xor s10, a7, ra
    sub a4, a4, s10
    xor a4, a4, s11
    rori s0, s0, 27
    xor s10, s3, ra
    sub s0, s0, s10
    xor s0, s0, s11
    rori s4, s4, 27
    xor s10, s7, ra
    sub s4, s4, s10
    xor s4, s4, s11
    rori t1, t1, 29
    lw ra, 64(s9)
    lw s10, 68(s9)
    xor s11, t0, ra
    sub t1, t1, s11
    xor t1, t1, s10
    rori t5, t5, 29
    xor s11, t4, ra
    sub t5, t5, s11
    xor t5, t5, s10
    rori a5, a5, 29
    xor s11, a4, ra
    sub a5, a5, s11
    xor a5, a5, s10
    rori s1, s1, 29
    xor s11, s0, ra
    sub s1, s1, s11
    xor s1, s1, s10
    rori s5, s5, 29
    xor s11, s4, ra
    sub s5, s5, s11
    xor s5, s5, s10
    /* round i = 25, 17, 9: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    lw ra, 24(s9)
    lw s11, 28(s9)
    xor s10, t1, ra
    sub t2, t2, s10
    xor t2, t2, s11
    rori t6, t6, 9
    xor s10, t5, ra
    sub t6, t6, s10
    xor t6, t6, s11
    rori a6, a6, 9
    xor s10, a5, ra
    sub a6, a6, s10
    xor a6, a6, s11
    rori s2, s2, 9
    xor s10, s1, ra
    sub s2, s2, s10
    xor s2, s2, s11
    rori s6, s6, 9
    xor s10, s5, ra
    sub s6, s6, s10
    xor s6, s6, s11
    rori t3, t3, 27
    lw ra, 32(s9)
    lw s10, 36(s9)
    xor s11, t2, ra
    sub t3, t3, s11
    xor t3, t3, s10
    rori a3, a3, 27
    xor s11, t6, ra
    sub a3, a3, s11
    xor a3, a3, s10
    rori a7, a7, 27
    xor s11, a6, ra
    sub a7, a7, s11
    xor a7, a7, s10
    rori s3, s3, 27
    xor s11, s2, ra
    sub s3, s3, s11
    xor s3, s3, s10
    rori s7, s7, 27
    xor s11, s6, ra
    sub s7, s7, s11
    xor s7, s7, s10
    rori t0, t0, 29
    lw ra, 40(s9)
    lw s11, 44(s9)
    xor s10, t3, ra
    sub t0, t0, s10
    xor t0, t0, s11
    rori t4, t4, 29
    xor s10, a3, ra
    sub t4, t4, s10
    xor t4, t4, s11
    rori a4, a4, 29
    xor s10, a7, ra
    sub a4, a4, s10
    xor a4, a4, s11
    rori s0, s0, 29
    xor s10, s3, ra
    sub s0, s0, s10
    xor s0, s0, s11
    rori s4, s4, 29
    xor s10, s7, ra
    sub s4, s4, s10
    xor s4, s4, s11
    /* round i = 24, 16, 8: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    lw ra, 0(s9)
    lw s10, 4(s9)
    xor s11, t0, ra
    sub t1, t1, s11
    xor t1, t1, s10
    rori t5, t5, 9
    xor s11, t4, ra
    sub t5, t5, s11
    xor t5, t5, s10
    rori a5, a5, 9
    xor s11, a4, ra
    sub a5, a5, s11
    xor a5, a5, s10
    rori s1, s1, 9
    xor s11, s0, ra
    sub s1, s1, s11
    xor s1, s1, s10
    rori s5, s5, 9
    xor s11, s4, ra
    sub s5, s5, s11
    xor s5, s5, s10
    rori t2, t2, 27
    lw ra, 8(s9)
    lw s11, 12(s9)
    xor s10, t1, ra
    sub t2, t2, s10
    xor t2, t2, s11
    rori t6, t6, 27
    xor s10, t5, ra
    sub t6, t6, s10
    xor t6, t6, s11
    rori a6, a6, 27
    xor s10, a5, ra
    sub a6, a6, s10
    xor a6, a6, s11
    rori s2, s2, 27
    xor s10, s1, ra
    sub s2, s2, s10
    xor s2, s2, s11
    rori s6, s6, 27
    xor s10, s5, ra
    sub s6, s6, s10
    xor s6, s6, s11
    rori t3, t3, 29
    lw ra, 16(s9)
    lw s10, 20(s9)
    xor s11, t2, ra
    sub t3, t3, s11
    xor t3, t3, s10
    rori a3, a3, 29
    xor s11, t6, ra
    sub a3, a3, s11
    xor a3, a3, s10
    rori a7, a7, 29
    xor s11, a6, ra
    sub a7, a7, s11
    xor a7, a7, s10
    rori s3, s3, 29
    xor s11, s2, ra
    sub s3, s3, s11
    xor s3, s3, s10
    rori s7, s7, 29
    xor s11, s6, ra
    sub s7, s7, s11
    xor s7, s7, s10
    /* round i = 23, 15, 7: y := round_back(y, rk[i]) */
    rori t0, t0, 9
    lw ra, -24(s9)
    lw s11, -20(s9)
    xor s10, t3, ra
    sub t0, t0, s10
    xor t0, t0, s11
    rori t4, t4, 9
    xor s10, a3, ra
    sub t4, t4, s10
    xor t4, t4, s11
    rori a4, a4, 9
    xor s10, a7, ra
    sub a4, a4, s10
    xor a4, a4, s11
    rori s0, s0, 9
    xor s10, s3, ra
    sub s0, s0, s10
    xor s0, s0, s11
    rori s4, s4, 9
    xor s10, s7, ra
    sub s4, s4, s10
    xor s4, s4, s11
    rori t1, t1, 27
    lw ra, -16(s9)
    lw s10, -12(s9)
    xor s11, t0, ra
    sub t1, t1, s11
    xor t1, t1, s10
    rori t5, t5, 27
    xor s11, t4, ra
    sub t5, t5, s11
    xor t5, t5, s10
    rori a5, a5, 27
    xor s11, a4, ra
    sub a5, a5, s11
    xor a5, a5, s10
    rori s1, s1, 27
    xor s11, s0, ra
    sub s1, s1, s11
    xor s1, s1, s10
    rori s5, s5, 27
    xor s11, s4, ra
    sub s5, s5, s11
    xor s5, s5, s10
    rori t2, t2, 29
    lw ra, -8(s9)
    lw s11, -4(s9)
    xor s10, t1, ra
    sub t2, t2, s10
    xor t2, t2, s11
    rori t6, t6, 29
    xor s10, t5, ra
    sub t6, t6, s10
    xor t6, t6, s11
    rori a6, a6, 29
    xor s10, a5, ra
    sub a6, a6, s10
    xor a6, a6, s11
    rori s2, s2, 29
    xor s10, s1, ra
    sub s2, s2, s10
    xor s2, s2, s11
    rori s6, s6, 29
    xor s10, s5, ra
    sub s6, s6, s10
    xor s6, s6, s11
    /* round i = 22, 14, 6: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    lw ra, -48(s9)
    lw s10, -44(s9)
    xor s11, t2, ra
    sub t3, t3, s11
    xor t3, t3, s10
    rori a3, a3, 9
    xor s11, t6, ra
    sub a3, a3, s11
    xor a3, a3, s10
    rori a7, a7, 9
    xor s11, a6, ra
    sub a7, a7, s11
    xor a7, a7, s10
    rori s3, s3, 9
    xor s11, s2, ra
    sub s3, s3, s11
    xor s3, s3, s10
    rori s7, s7, 9
    xor s11, s6, ra
    sub s7, s7, s11
    xor s7, s7, s10
    rori t0, t0, 27
    lw ra, -40(s9)
    lw s11, -36(s9)
    xor s10, t3, ra
    sub t0, t0, s10
    xor t0, t0, s11
    rori t4, t4, 27
    xor s10, a3, ra
    sub t4, t4, s10
    xor t4, t4, s11
    rori a4, a4, 27
    xor s10, a7, ra
    sub a4, a4, s10
    xor a4, a4, s11
    rori s0, s0, 27
    xor s10, s3, ra
    sub s0, s0, s10
    xor s0, s0, s11
    rori s4, s4, 27
    xor s10, s7, ra
    sub s4, s4, s10
    xor s4, s4, s11
    rori t1, t1, 29
    lw ra, -32(s9)
    lw s10, -28(s9)
    xor s11, t0, ra
    sub t1, t1, s11
    xor t1, t1, s10
    rori t5, t5, 29
    xor s11, t4, ra
    sub t5, t5, s11
    xor t5, t5, s10
    rori a5, a5, 29
    xor s11, a4, ra
    sub a5, a5, s11
    xor a5, a5, s10
    rori s1, s1, 29
    xor s11, s0, ra
    sub s1, s1, s11
    xor s1, s1, s10
    rori s5, s5, 29
    xor s11, s4, ra
    sub s5, s5, s11
    xor s5, s5, s10
    /* round i = 21, 13, 5: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    lw ra, -72(s9)
    lw s11, -68(s9)
    xor s10, t1, ra
    sub t2, t2, s10
    xor t2, t2, s11
    rori t6, t6, 9
    xor s10, t5, ra
    sub t6, t6, s10
    xor t6, t6, s11
    rori a6, a6, 9
    xor s10, a5, ra
    sub a6, a6, s10
    xor a6, a6, s11
    rori s2, s2, 9
    xor s10, s1, ra
    sub s2, s2, s10
    xor s2, s2, s11
    rori s6, s6, 9
    xor s10, s5, ra
    sub s6, s6, s10
    xor s6, s6, s11
    rori t3, t3, 27
    lw ra, -64(s9)
    lw s10, -60(s9)
    xor s11, t2, ra
    sub t3, t3, s11
    xor t3, t3, s10
    rori a3, a3, 27
    xor s11, t6, ra
    sub a3, a3, s11
    xor a3, a3, s10
    rori a7, a7, 27
    xor s11, a6, ra
    sub a7, a7, s11
    xor a7, a7, s10
    rori s3, s3, 27
    xor s11, s2, ra
    sub s3, s3, s11
    xor s3, s3, s10
    rori s7, s7, 27
    xor s11, s6, ra
    sub s7, s7, s11
    xor s7, s7, s10
    rori t0, t0, 29
    lw ra, -56(s9)
    lw s11, -52(s9)
    xor s10, t3, ra
    sub t0, t0, s10
    xor t0, t0, s11
    rori t4, t4, 29
    xor s10, a3, ra
    sub t4, t4, s10
    xor t4, t4, s11
    rori a4, a4, 29
    xor s10, a7, ra
    sub a4, a4, s10
    xor a4, a4, s11
    rori s0, s0, 29
    xor s10, s3, ra
    sub s0, s0, s10
    xor s0, s0, s11
    rori s4, s4, 29
    xor s10, s7, ra
    sub s4, s4, s10
    xor s4, s4, s11
    /* round i = 20, 12, 4: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    lw ra, -96(s9)
    lw s10, -92(s9)
    xor s11, t0, ra
    sub t1, t1, s11
    xor t1, t1, s10
    rori t5, t5, 9
    xor s11, t4, ra
    sub t5, t5, s11
    xor t5, t5, s10
    rori a5, a5, 9
    xor s11, a4, ra
    sub a5, a5, s11
    xor a5, a5, s10
    rori s1, s1, 9
    xor s11, s0, ra
    sub s1, s1, s11
    xor s1, s1, s10
    rori s5, s5, 9
    xor s11, s4, ra
    sub s5, s5, s11
    xor s5, s5, s10
    rori t2, t2, 27
    lw ra, -88(s9)
    lw s11, -84(s9)
    xor s10, t1, ra
    sub t2, t2, s10
    xor t2, t2, s11
    rori t6, t6, 27
    xor s10, t5, ra
    sub t6, t6, s10
    xor t6, t6, s11
    rori a6, a6, 27
    xor s10, a5, ra
    sub a6, a6, s10
    xor a6, a6, s11
    rori s2, s2, 27
    xor s10, s1, ra
    sub s2, s2, s10
    xor s2, s2, s11
    rori s6, s6, 27
    xor s10, s5, ra
    sub s6, s6, s10
    xor s6, s6, s11
    rori t3, t3, 29
    lw ra, -80(s9)
    lw s10, -76(s9)
    xor s11, t2, ra
    sub t3, t3, s11
    xor t3, t3, s10
    rori a3, a3, 29
    xor s11, t6, ra
    sub a3, a3, s11
    xor a3, a3, s10
    rori a7, a7, 29
    xor s11, a6, ra
    sub a7, a7, s11
    xor a7, a7, s10
    rori s3, s3, 29
    xor s11, s2, ra
    sub s3, s3, s11
    xor s3, s3, s10
    rori s7, s7, 29
    xor s11, s6, ra
    sub s7, s7, s11
    xor s7, s7, s10
    addi s9, s9, -192
    bne s9, a0, .Llea192_decrypt_blocks_rounds8
    /* round i = 3: y := round_back(y, rk[i]) */
    rori t0, t0, 9
    lw ra, 72(a0)
    lw s11, 76(a0)
    xor s9, t3, ra
    sub t0, t0, s9
    xor t0, t0, s11
    rori t4, t4, 9
    xor s9, a3, ra
    sub t4, t4, s9
    xor t4, t4, s11
    rori a4, a4, 9
    xor s9, a7, ra
    sub a4, a4, s9
    xor a4, a4, s11
    rori s0, s0, 9
    xor s9, s3, ra
    sub s0, s0, s9
    xor s0, s0, s11
    rori s4, s4, 9
    xor s9, s7, ra
    sub s4, s4, s9
    xor s4, s4, s11
    rori t1, t1, 27
    lw s10, 80(a0)
    lw ra, 84(a0)
    xor s9, t0, s10
    sub t1, t1, s9
    xor t1, t1, ra
    rori t5, t5, 27
    xor s9, t4, s10
    sub t5, t5, s9
    xor t5, t5, ra
    rori a5, a5, 27
    xor s9, a4, s10
    sub a5, a5, s9
    xor a5, a5, ra
    rori s1, s1, 27
    xor s9, s0, s10
    sub s1, s1, s9
    xor s1, s1, ra
    rori s5, s5, 27
    xor s9, s4, s10
    sub s5, s5, s9
    xor s5, s5, ra
    rori t2, t2, 29
    lw s11, 88(a0)
    lw s10, 92(a0)
    xor s9, t1, s11
    sub t2, t2, s9
    xor t2, t2, s10
    rori t6, t6, 29
    xor s9, t5, s11
    sub t6, t6, s9
    xor t6, t6, s10
    rori a6, a6, 29
    xor s9, a5, s11
    sub a6, a6, s9
    xor a6, a6, s10
    rori s2, s2, 29
    xor s9, s1, s11
    sub s2, s2, s9
    xor s2, s2, s10
    rori s6, s6, 29
    xor s9, s5, s11
    sub s6, s6, s9
    xor s6, s6, s10
    /* round i = 2: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    lw ra, 48(a0)
    lw s11, 52(a0)
    xor s9, t2, ra
    sub t3, t3, s9
    xor t3, t3, s11
    rori a3, a3, 9
    xor s9, t6, ra
    sub a3, a3, s9
    xor a3, a3, s11
    rori a7, a7, 9
    xor s9, a6, ra
    sub a7, a7, s9
    xor a7, a7, s11
    rori s3, s3, 9
    xor s9, s2, ra
    sub s3, s3, s9
    xor s3, s3, s11
    rori s7, s7, 9
    xor s9, s6, ra
    sub s7, s7, s9
    xor s7, s7, s11
    rori t0, t0, 27
    lw s10, 56(a0)
    lw ra, 60(a0)
    xor s9, t3, s10
    sub t0, t0, s9
    xor t0, t0, ra
    rori t4, t4, 27
    xor s9, a3, s10
    sub t4, t4, s9
    xor t4, t4, ra
    rori a4, a4, 27
    xor s9, a7, s10
    sub a4, a4, s9
    xor a4, a4, ra
    rori s0, s0, 27
    xor s9, s3, s10
    sub s0, s0, s9
    xor s0, s0, ra
    rori s4, s4, 27
    xor s9, s7, s10
    sub s4, s4, s9
    xor s4, s4, ra
    rori t1, t1, 29
    lw s11, 64(a0)
    lw s10, 68(a0)
    xor s9, t0, s11
    sub t1, t1, s9
    xor t1, t1, s10
    rori t5, t5, 29
    xor s9, t4, s11
    sub t5, t5, s9
    xor t5, t5, s10
    rori a5, a5, 29
    xor s9, a4, s11
    sub a5, a5, s9
    xor a5, a5, s10
    rori s1, s1, 29
    xor s9, s0, s11
    sub s1, s1, s9
    xor s1, s1, s10
    rori s5, s5, 29
    xor s9, s4, s11
    sub s5, s5, s9
    xor s5, s5, s10
    /* round i = 1: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    lw ra, 24(a0)
    lw s11, 28(a0)
    xor s9, t1, ra
    sub t2, t2, s9
    xor t2, t2, s11
    rori t6, t6, 9
    xor s9, t5, ra
    sub t6, t6, s9
    xor t6, t6, s11
    rori a6, a6, 9
    xor s9, a5, ra
    sub a6, a6, s9
    xor a6, a6, s11
    rori s2, s2, 9
    xor s9, s1, ra
    sub s2, s2, s9
    xor s2, s2, s11
    rori s6, s6, 9
    xor s9, s5, ra
    sub s6, s6, s9
    xor s6, s6, s11
    rori t3, t3, 27
    lw s10, 32(a0)
    lw ra, 36(a0)
    xor s9, t2, s10
    sub t3, t3, s9
    xor t3, t3, ra
    rori a3, a3, 27
    xor s9, t6, s10
    sub a3, a3, s9
    xor a3, a3, ra
    rori a7, a7, 27
    xor s9, a6, s10
    sub a7, a7, s9
    xor a7, a7, ra
    rori s3, s3, 27
    xor s9, s2, s10
    sub s3, s3, s9
    xor s3, s3, ra
    rori s7, s7, 27
    xor s9, s6, s10
    sub s7, s7, s9
    xor s7, s7, ra
    rori t0, t0, 29
    lw s11, 40(a0)
    lw s10, 44(a0)
    xor s9, t3, s11
    sub t0, t0, s9
    xor t0, t0, s10
    rori t4, t4, 29
    xor s9, a3, s11
    sub t4, t4, s9
    xor t4, t4, s10
    rori a4, a4, 29
    xor s9, a7, s11
    sub a4, a4, s9
    xor a4, a4, s10
    rori s0, s0, 29
    xor s9, s3, s11
    sub s0, s0, s9
    xor s0, s0, s10
    rori s4, s4, 29
    xor s9, s7, s11
    sub s4, s4, s9
    xor s4, s4, s10
    /* round i = 0: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    lw ra, 0(a0)
    lw s11, 4(a0)
    xor s9, t0, ra
    sub t1, t1, s9
    xor t1, t1, s11
    rori t5, t5, 9
    xor s9, t4, ra
    sub t5, t5, s9
    xor t5, t5, s11
    rori a5, a5, 9
    xor s9, a4, ra
    sub a5, a5, s9
    xor a5, a5, s11
    rori s1, s1, 9
    xor s9, s0, ra
    sub s1, s1, s9
    xor s1, s1, s11
    rori s5, s5, 9
    xor s9, s4, ra
    sub s5, s5, s9
    xor s5, s5, s11
    rori t2, t2, 27
    lw s10, 8(a0)
    lw ra, 12(a0)
    xor s9, t1, s10
    sub t2, t2, s9
    xor t2, t2, ra
    rori t6, t6, 27
    xor s9, t5, s10
    sub t6, t6, s9
    xor t6, t6, ra
    rori a6, a6, 27
    xor s9, a5, s10
    sub a6, a6, s9
    xor a6, a6, ra
    rori s2, s2, 27
    xor s9, s1, s10
    sub s2, s2, s9
    xor s2, s2, ra
    rori s6, s6, 27
    xor s9, s5, s10
    sub s6, s6, s9
    xor s6, s6, ra
    rori t3, t3, 29
    lw s11, 16(a0)
    lw s10, 20(a0)
    xor s9, t2, s11
    sub t3, t3, s9
    xor t3, t3, s10
    rori a3, a3, 29
    xor s9, t6, s11
    sub a3, a3, s9
    xor a3, a3, s10
    rori a7, a7, 29
    xor s9, a6, s11
    sub a7, a7, s9
    xor a7, a7, s10
    rori s3, s3, 29
    xor s9, s2, s11
    sub s3, s3, s9
    xor s3, s3, s10
    rori s7, s7, 29
    xor s9, s6, s11
    sub s7, s7, s9
    xor s7, s7, s10
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
    sw t4, 16(a2)
    sw t5, 20(a2)
    sw t6, 24(a2)
    sw a3, 28(a2)
    sw a4, 32(a2)
    sw a5, 36(a2)
    sw a6, 40(a2)
    sw a7, 44(a2)
    sw s0, 48(a2)
    sw s1, 52(a2)
    sw s2, 56(a2)
    sw s3, 60(a2)
    sw s4, 64(a2)
    sw s5, 68(a2)
    sw s6, 72(a2)
    sw s7, 76(a2)
    addi a2, a2, 80
    addi s8, s8, -5
    bge s8, zero, .Llea192_decrypt_blocks_blocks7
.Llea192_decrypt_blocks_fewer3:
    addi a3, s8, 5
.Llea192_decrypt_blocks_rest2:
    addi t0, a3, -4
    blt t0, zero, .Llea192_decrypt_blocks_fewer11
.Llea192_decrypt_blocks_blocks13:
    andi t1, a1, 3
    bne t1, zero, .Llea192_decrypt_blocks_misaligned14
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
    lw t5, 16(a1)
    lw t6, 20(a1)
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
.Llea192_decrypt_blocks_join16:
    addi a1, a1, 64
    addi s5, a0, 672
.Llea192_decrypt_blocks_rounds19:
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    lw ra, -24(s5)
    lw s11, -20(s5)
    xor s6, t4, ra
    sub t1, t1, s6
    xor t1, t1, s11
    rori t5, t5, 9
    xor s6, a4, ra
    sub t5, t5, s6
    xor t5, t5, s11
    rori a5, a5, 9
    xor s6, s0, ra
    sub a5, a5, s6
    xor a5, a5, s11
    rori s1, s1, 9
    xor s6, s4, ra
    sub s1, s1, s6
    xor s1, s1, s11
    rori t2, t2, 27
    lw s9, -16(s5)
    lw s10, -12(s5)
    xor s6, t1, s9
    sub t2, t2, s6
    xor t2, t2, s10
    rori t6, t6, 27
    xor s6, t5, s9
    sub t6, t6, s6
    xor t6, t6, s10
    rori a6, a6, 27
    xor s6, a5, s9
    sub a6, a6, s6
    xor a6, a6, s10
    rori s2, s2, 27
    xor s6, s1, s9
    sub s2, s2, s6
    xor s2, s2, s10
    rori t3, t3, 29
    lw s7, -8(s5)
    lw s8, -4(s5)
    xor s6, t2, s7
    sub t3, t3, s6
    xor t3, t3, s8
    rori a3, a3, 29
    xor s6, t6, s7
    sub a3, a3, s6
    xor a3, a3, s8
    rori a7, a7, 29
    xor s6, a6, s7
    sub a7, a7, s6
    xor a7, a7, s8
    rori s3, s3, 29
    xor s6, s2, s7
    sub s3, s3, s6
    xor s3, s3, s8
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    rori t4, t4, 9
    lw ra, -48(s5)
    lw s11, -44(s5)
    xor s6, t3, ra
    sub t4, t4, s6
    xor t4, t4, s11
    rori a4, a4, 9
    xor s6, a3, ra
    sub a4, a4, s6
    xor a4, a4, s11
    rori s0, s0, 9
    xor s6, a7, ra
    sub s0, s0, s6
    xor s0, s0, s11
    rori s4, s4, 9
    xor s6, s3, ra
    sub s4, s4, s6
    xor s4, s4, s11
    rori t1, t1, 27
    lw s9, -40(s5)
    lw s10, -36(s5)
    xor s6, t4, s9
    sub t1, t1, s6
    xor t1, t1, s10
    rori t5, t5, 27
    xor s6, a4, s9
    sub t5, t5, s6
    xor t5, t5, s10
    rori a5, a5, 27
    xor s6, s0, s9
    sub a5, a5, s6
    xor a5, a5, s10
    rori s1, s1, 27
    xor s6, s4, s9
    sub s1, s1, s6
    xor s1, s1, s10
    rori t2, t2, 29
    lw s7, -32(s5)
    lw s8, -28(s5)
    xor s6, t1, s7
    sub t2, t2, s6
    xor t2, t2, s8
    rori t6, t6, 29
    xor s6, t5, s7
    sub t6, t6, s6
    xor t6, t6, s8
    rori a6, a6, 29
    xor s6, a5, s7
    sub a6, a6, s6
    xor a6, a6, s8
    rori s2, s2, 29
    xor s6, s1, s7
    sub s2, s2, s6
    xor s2, s2, s8
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    lw ra, -72(s5)
    lw s11, -68(s5)
    xor s6, t2, ra
    sub t3, t3, s6
    xor t3, t3, s11
    rori a3, a3, 9
    xor s6, t6, ra
    sub a3, a3, s6
    xor a3, a3, s11
    rori a7, a7, 9
    xor s6, a6, ra
    sub a7, a7, s6
    xor a7, a7, s11
    rori s3, s3, 9
    xor s6, s2, ra
    sub s3, s3, s6
    xor s3, s3, s11
    rori t4, t4, 27
    lw s9, -64(s5)
    lw s10, -60(s5)
    xor s6, t3, s9
    sub t4, t4, s6
    xor t4, t4, s10
    rori a4, a4, 27
    xor s6, a3, s9
    sub a4, a4, s6
    xor a4, a4, s10
    rori s0, s0, 27
    xor s6, a7, s9
    sub s0, s0, s6
    xor s0, s0, s10
    rori s4, s4, 27
    xor s6, s3, s9
    sub s4, s4, s6
    xor s4, s4, s10
    rori t1, t1, 29
    lw s7, -56(s5)
    lw s8, -52(s5)
    xor s6, t4, s7
    sub t1, t1, s6
    xor t1, t1, s8
    rori t5, t5, 29
    xor s6, a4, s7
    sub t5, t5, s6
    xor t5, t5, s8
    rori a5, a5, 29
    xor s6, s0, s7
    sub a5, a5, s6
    xor a5, a5, s8
    rori s1, s1, 29
    xor s6, s4, s7
    sub s1, s1, s6
    xor s1, s1, s8
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    lw ra, -96(s5)
    lw s11, -92(s5)
    xor s6, t1, ra
    sub t2, t2, s6
    xor t2, t2, s11
    rori t6, t6, 9
    xor s6, t5, ra
    sub t6, t6, s6
    xor t6, t6, s11
    rori a6, a6, 9
    xor s6, a5, ra
    sub a6, a6, s6
    xor a6, a6, s11
    rori s2, s2, 9
    xor s6, s1, ra
    sub s2, s2, s6
    xor s2, s2, s11
    rori t3, t3, 27
    lw s9, -88(s5)
    lw s10, -84(s5)
    xor s6, t2, s9
    sub t3, t3, s6
    xor t3, t3, s10
    rori a3, a3, 27
    xor s6, t6, s9
    sub a3, a3, s6
    xor a3, a3, s10
    rori a7, a7, 27
    xor s6, a6, s9
    sub a7, a7, s6
    xor a7, a7, s10
    rori s3, s3, 27
    xor s6, s2, s9
    sub s3, s3, s6
    xor s3, s3, s10
    rori t4, t4, 29
    lw s7, -80(s5)
    lw s8, -76(s5)
    xor s6, t3, s7
    sub t4, t4, s6
    xor t4, t4, s8
    rori a4, a4, 29
    xor s6, a3, s7
    sub a4, a4, s6
    xor a4, a4, s8
    rori s0, s0, 29
    xor s6, a7, s7
    sub s0, s0, s6
    xor s0, s0, s8
    rori s4, s4, 29
    xor s6, s3, s7
    sub s4, s4, s6
    xor s4, s4, s8
    addi s5, s5, -96
    bne s5, a0, .Llea192_decrypt_blocks_rounds19
    andi s5, a2, 3
    bne s5, zero, .Llea192_decrypt_blocks_misaligned21
    sw t1, 0(a2)
    sw t2, 4(a2)
    sw t3, 8(a2)
    sw t4, 12(a2)
    sw t5, 16(a2)
    sw t6, 20(a2)
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
.Llea192_decrypt_blocks_join23:
    addi a2, a2, 64
    addi t0, t0, -4
    bge t0, zero, .Llea192_decrypt_blocks_blocks13
.Llea192_decrypt_blocks_fewer11:
    addi t0, t0, 4
    beq t0, zero, .Llea192_decrypt_blocks_done1
.Llea192_decrypt_blocks_blocks27:
    andi t1, a1, 3
    bne t1, zero, .Llea192_decrypt_blocks_misaligned28
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea192_decrypt_blocks_join30:
    addi a1, a1, 16
    addi t5, a0, 672
.Llea192_decrypt_blocks_rounds33:
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    lw ra, -24(t5)
    lw s11, -20(t5)
    xor t6, t4, ra
    sub t1, t1, t6
    xor t1, t1, s11
    rori t2, t2, 27
    lw s9, -16(t5)
    lw s10, -12(t5)
    xor t6, t1, s9
    sub t2, t2, t6
    xor t2, t2, s10
    rori t3, t3, 29
    lw s7, -8(t5)
    lw s6, -4(t5)
    xor t6, t2, s7
    sub t3, t3, t6
    xor t3, t3, s6
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    rori t4, t4, 9
    lw s8, -48(t5)
    lw s5, -44(t5)
    xor t6, t3, s8
    sub t4, t4, t6
    xor t4, t4, s5
    rori t1, t1, 27
    lw a3, -40(t5)
    lw a4, -36(t5)
    xor t6, t4, a3
    sub t1, t1, t6
    xor t1, t1, a4
    rori t2, t2, 29
    lw a5, -32(t5)
    lw a6, -28(t5)
    xor t6, t1, a5
    sub t2, t2, t6
    xor t2, t2, a6
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    lw a7, -72(t5)
    lw s0, -68(t5)
    xor t6, t2, a7
    sub t3, t3, t6
    xor t3, t3, s0
    rori t4, t4, 27
    lw s1, -64(t5)
    lw s2, -60(t5)
    xor t6, t3, s1
    sub t4, t4, t6
    xor t4, t4, s2
    rori t1, t1, 29
    lw s3, -56(t5)
    lw s4, -52(t5)
    xor t6, t4, s3
    sub t1, t1, t6
    xor t1, t1, s4
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    lw ra, -96(t5)
    lw s11, -92(t5)
    xor t6, t1, ra
    sub t2, t2, t6
    xor t2, t2, s11
    rori t3, t3, 27
    lw s9, -88(t5)
    lw s10, -84(t5)
    xor t6, t2, s9
    sub t3, t3, t6
    xor t3, t3, s10
    rori t4, t4, 29
    lw s7, -80(t5)
    lw s6, -76(t5)
    xor t6, t3, s7
    sub t4, t4, t6
    xor t4, t4, s6
    addi t5, t5, -96
    bne t5, a0, .Llea192_decrypt_blocks_rounds33
    andi t5, a2, 3
    bne t5, zero, .Llea192_decrypt_blocks_misaligned35
    sw t1, 0(a2)
    sw t2, 4(a2)
    sw t3, 8(a2)
    sw t4, 12(a2)
.Llea192_decrypt_blocks_join37:
    addi a2, a2, 16
    addi t0, t0, -1
    bne t0, zero, .Llea192_decrypt_blocks_blocks27
.Llea192_decrypt_blocks_done1:
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s3, 12(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    lw s6, 24(sp)
    lw s7, 28(sp)
    lw s8, 32(sp)
    lw s9, 36(sp)
    lw s10, 40(sp)
    lw s11, 44(sp)
    lw ra, 48(sp)
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
.Llea192_decrypt_blocks_misaligned14:
    .cfi_restore_state
    andi t1, a1, 1
    bne t1, zero, .Llea192_decrypt_blocks_odd15
    lhu s8, 2(a1)
    lhu s5, 0(a1)
    lhu a3, 6(a1)
    slli t1, s8, 16
    or t1, s5, t1
    slli t2, a3, 16
    lhu a4, 4(a1)
    lhu a5, 10(a1)
    lhu a6, 8(a1)
    or t2, a4, t2
    slli t3, a5, 16
    or t3, a6, t3
    lhu a7, 14(a1)
    lhu s0, 12(a1)
    lhu s1, 18(a1)
    slli t4, a7, 16
    or t4, s0, t4
    slli t5, s1, 16
    lhu s2, 16(a1)
    lhu s3, 22(a1)
    lhu s4, 20(a1)
    or t5, s2, t5
    slli t6, s3, 16
    or t6, s4, t6
    lhu ra, 26(a1)
    lhu s11, 24(a1)
    lhu s9, 30(a1)
    slli a3, ra, 16
    or a3, s11, a3
    slli a4, s9, 16
    lhu s10, 28(a1)
    lhu s7, 34(a1)
    lhu s6, 32(a1)
    or a4, s10, a4
    slli a5, s7, 16
    or a5, s6, a5
    lhu s8, 38(a1)
    lhu s5, 36(a1)
    lhu a7, 42(a1)
    slli a6, s8, 16
    or a6, s5, a6
    slli a7, a7, 16
    lhu s0, 40(a1)
    lhu s1, 46(a1)
    lhu s2, 44(a1)
    or a7, s0, a7
    slli s0, s1, 16
    or s0, s2, s0
    lhu s3, 50(a1)
    lhu s4, 48(a1)
    lhu ra, 54(a1)
    slli s1, s3, 16
    or s1, s4, s1
    slli s2, ra, 16
    lhu s11, 52(a1)
    lhu s9, 58(a1)
    lhu s10, 56(a1)
    or s2, s11, s2
    slli s3, s9, 16
    or s3, s10, s3
    lhu s7, 62(a1)
    lhu s6, 60(a1)
    slli s4, s7, 16
    or s4, s6, s4
    jal zero, .Llea192_decrypt_blocks_join16
.Llea192_decrypt_blocks_odd15:
    lhu s8, 1(a1)
    lbu s5, 0(a1)
    lbu ra, 3(a1)
    slli t1, s8, 8
    or t1, s5, t1
    slli t2, ra, 24
    or t1, t1, t2
    lhu s11, 5(a1)
    lbu s9, 4(a1)
    lbu s10, 7(a1)
    slli t2, s11, 8
    or t2, s9, t2
    slli t3, s10, 24
    or t2, t2, t3
    lhu s7, 9(a1)
    lbu s6, 8(a1)
    lbu t4, 11(a1)
    slli t3, s7, 8
    or t3, s6, t3
    slli t4, t4, 24
    or t3, t3, t4
    lhu t5, 13(a1)
    lbu t6, 12(a1)
    lbu a3, 15(a1)
    slli t4, t5, 8
    or t4, t6, t4
    slli t5, a3, 24
    or t4, t4, t5
    lhu a4, 17(a1)
    lbu a5, 16(a1)
    lbu a6, 19(a1)
    slli t5, a4, 8
    or t5, a5, t5
    slli t6, a6, 24
    or t5, t5, t6
    lhu a7, 21(a1)
    lbu s0, 20(a1)
    lbu s1, 23(a1)
    slli t6, a7, 8
    or t6, s0, t6
    slli a3, s1, 24
    or t6, t6, a3
    lhu s2, 25(a1)
    lbu s3, 24(a1)
    lbu s4, 27(a1)
    slli a3, s2, 8
    or a3, s3, a3
    slli a4, s4, 24
    or a3, a3, a4
    lhu s8, 29(a1)
    lbu s5, 28(a1)
    lbu ra, 31(a1)
    slli a4, s8, 8
    or a4, s5, a4
    slli a5, ra, 24
    or a4, a4, a5
    lhu s11, 33(a1)
    lbu s9, 32(a1)
    lbu s10, 35(a1)
    slli a5, s11, 8
    or a5, s9, a5
    slli a6, s10, 24
    or a5, a5, a6
    lhu s7, 37(a1)
    lbu s6, 36(a1)
    lbu a7, 39(a1)
    slli a6, s7, 8
    or a6, s6, a6
    slli a7, a7, 24
    or a6, a6, a7
    lhu s0, 41(a1)
    lbu s1, 40(a1)
    lbu s2, 43(a1)
    slli a7, s0, 8
    or a7, s1, a7
    slli s0, s2, 24
    or a7, a7, s0
    lhu s3, 45(a1)
    lbu s4, 44(a1)
    lbu s8, 47(a1)
    slli s0, s3, 8
    or s0, s4, s0
    slli s1, s8, 24
    or s0, s0, s1
    lhu s5, 49(a1)
    lbu ra, 48(a1)
    lbu s11, 51(a1)
    slli s1, s5, 8
    or s1, ra, s1
    slli s2, s11, 24
    or s1, s1, s2
    lhu s9, 53(a1)
    lbu s10, 52(a1)
    lbu s7, 55(a1)
    slli s2, s9, 8
    or s2, s10, s2
    slli s3, s7, 24
    or s2, s2, s3
    lhu s6, 57(a1)
    lbu s4, 56(a1)
    lbu s8, 59(a1)
    slli s3, s6, 8
    or s3, s4, s3
    slli s4, s8, 24
    or s3, s3, s4
    lhu s5, 61(a1)
    lbu ra, 60(a1)
    lbu s11, 63(a1)
    slli s4, s5, 8
    or s4, ra, s4
    slli s5, s11, 24
    or s4, s4, s5
    jal zero, .Llea192_decrypt_blocks_join16
.Llea192_decrypt_blocks_misaligned21:
    andi s5, a2, 1
    bne s5, zero, .Llea192_decrypt_blocks_odd22
    srli s5, t1, 16
    sh t1, 0(a2)
    sh s5, 2(a2)
    srli t1, t2, 16
    sh t2, 4(a2)
    sh t1, 6(a2)
    srli t1, t3, 16
    sh t3, 8(a2)
    sh t1, 10(a2)
    srli t1, t4, 16
    sh t4, 12(a2)
    sh t1, 14(a2)
    srli t1, t5, 16
    sh t5, 16(a2)
    sh t1, 18(a2)
    srli t1, t6, 16
    sh t6, 20(a2)
    sh t1, 22(a2)
    srli t1, a3, 16
    sh a3, 24(a2)
    sh t1, 26(a2)
    srli t1, a4, 16
    sh a4, 28(a2)
    sh t1, 30(a2)
    srli t1, a5, 16
    sh a5, 32(a2)
    sh t1, 34(a2)
    srli t1, a6, 16
    sh a6, 36(a2)
    sh t1, 38(a2)
    srli t1, a7, 16
    sh a7, 40(a2)
    sh t1, 42(a2)
    srli t1, s0, 16
    sh s0, 44(a2)
    sh t1, 46(a2)
    srli t1, s1, 16
    sh s1, 48(a2)
    sh t1, 50(a2)
    srli t1, s2, 16
    sh s2, 52(a2)
    sh t1, 54(a2)
    srli t1, s3, 16
    sh s3, 56(a2)
    sh t1, 58(a2)
    srli t1, s4, 16
    sh s4, 60(a2)
    sh t1, 62(a2)
    jal zero, .Llea192_decrypt_blocks_join23
.Llea192_decrypt_blocks_odd22:
    srli s5, t1, 8
    srli s6, t1, 24
    sb t1, 0(a2)
    sh s5, 1(a2)
    sb s6, 3(a2)
    srli t1, t2, 8
    srli s5, t2, 24
    sb t2, 4(a2)
    sh t1, 5(a2)
    sb s5, 7(a2)
    srli t1, t3, 8
    srli t2, t3, 24
    sb t3, 8(a2)
    sh t1, 9(a2)
    sb t2, 11(a2)
    srli t1, t4, 8
    srli t2, t4, 24
    sb t4, 12(a2)
    sh t1, 13(a2)
    sb t2, 15(a2)
    srli t1, t5, 8
    srli t2, t5, 24
    sb t5, 16(a2)
    sh t1, 17(a2)
    sb t2, 19(a2)
    srli t1, t6, 8
    srli t2, t6, 24
    sb t6, 20(a2)
    sh t1, 21(a2)
    sb t2, 23(a2)
    srli t1, a3, 8
    srli t2, a3, 24
    sb a3, 24(a2)
    sh t1, 25(a2)
    sb t2, 27(a2)
    srli t1, a4, 8
    srli t2, a4, 24
    sb a4, 28(a2)
    sh t1, 29(a2)
    sb t2, 31(a2)
    srli t1, a5, 8
    srli t2, a5, 24
    sb a5, 32(a2)
    sh t1, 33(a2)
    sb t2, 35(a2)
    srli t1, a6, 8
    srli t2, a6, 24
    sb a6, 36(a2)
    sh t1, 37(a2)
    sb t2, 39(a2)
    srli t1, a7, 8
    srli t2, a7, 24
    sb a7, 40(a2)
    sh t1, 41(a2)
    sb t2, 43(a2)
    srli t1, s0, 8
    srli t2, s0, 24
    sb s0, 44(a2)
    sh t1, 45(a2)
    sb t2, 47(a2)
    srli t1, s1, 8
    srli t2, s1, 24
    sb s1, 48(a2)
    sh t1, 49(a2)
    sb t2, 51(a2)
    srli t1, s2, 8
    srli t2, s2, 24
    sb s2, 52(a2)
    sh t1, 53(a2)
    sb t2, 55(a2)
    srli t1, s3, 8
    srli t2, s3, 24
    sb s3, 56(a2)
    sh t1, 57(a2)
    sb t2, 59(a2)
    srli t1, s4, 8
    srli t2, s4, 24
    sb s4, 60(a2)
    sh t1, 61(a2)
    sb t2, 63(a2)
    jal zero, .Llea192_decrypt_blocks_join23
.Llea192_decrypt_blocks_misaligned28:
    andi t1, a1, 1
    bne t1, zero, .Llea192_decrypt_blocks_odd29
    lhu s9, 2(a1)
    lhu s10, 0(a1)
    lhu s7, 6(a1)
    slli t1, s9, 16
    or t1, s10, t1
    slli t2, s7, 16
    lhu s8, 4(a1)
    lhu ra, 10(a1)
    lhu s11, 8(a1)
    or t2, s8, t2
    slli t3, ra, 16
    or t3, s11, t3
    lhu s6, 14(a1)
    lhu s5, 12(a1)
    slli t4, s6, 16
    or t4, s5, t4
    jal zero, .Llea192_decrypt_blocks_join30
.Llea192_decrypt_blocks_odd29:
    lhu t5, 1(a1)
    lbu t6, 0(a1)
    lbu a3, 3(a1)
    slli t1, t5, 8
    or t1, t6, t1
    slli t2, a3, 24
    or t1, t1, t2
    lhu a4, 5(a1)
    lbu a5, 4(a1)
    lbu a6, 7(a1)
    slli t2, a4, 8
    or t2, a5, t2
    slli t3, a6, 24
    or t2, t2, t3
    lhu a7, 9(a1)
    lbu s0, 8(a1)
    lbu s1, 11(a1)
    slli t3, a7, 8
    or t3, s0, t3
    slli t4, s1, 24
    or t3, t3, t4
    lhu s2, 13(a1)
    lbu s3, 12(a1)
    lbu s4, 15(a1)
    slli t4, s2, 8
    or t4, s3, t4
    slli t5, s4, 24
    or t4, t4, t5
    jal zero, .Llea192_decrypt_blocks_join30
.Llea192_decrypt_blocks_misaligned35:
    andi t5, a2, 1
    bne t5, zero, .Llea192_decrypt_blocks_odd36
    srli t5, t1, 16
    sh t1, 0(a2)
    sh t5, 2(a2)
    srli t1, t2, 16
    sh t2, 4(a2)
    sh t1, 6(a2)
    srli t1, t3, 16
    sh t3, 8(a2)
    sh t1, 10(a2)
    srli t1, t4, 16
    sh t4, 12(a2)
    sh t1, 14(a2)
    jal zero, .Llea192_decrypt_blocks_join37
.Llea192_decrypt_blocks_odd36:
    srli t5, t1, 8
    srli t6, t1, 24
    sb t1, 0(a2)
    sh t5, 1(a2)
    sb t6, 3(a2)
    srli t1, t2, 8
    srli t5, t2, 24
    sb t2, 4(a2)
    sh t1, 5(a2)
    sb t5, 7(a2)
    srli t1, t3, 8
    srli t2, t3, 24
    sb t3, 8(a2)
    sh t1, 9(a2)
    sb t2, 11(a2)
    srli t1, t4, 8
    srli t2, t4, 24
    sb t4, 12(a2)
    sh t1, 13(a2)
    sb t2, 15(a2)
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
    addi t6, zero, 64
    bgeu a4, t6, .Llea192_ctr_enough13
    jal zero, .Llea192_ctr_few11
.Llea192_ctr_enough13:
    sw a0, 0(sp)  /* spill */
    sw t0, 4(sp)  /* spill */
    /* round i = 0: x := round(x, rk[i]) */
    lw a5, 16(a0)
    /* round i = 1: x := round(x, rk[i]) */
    lw a6, 44(a0)
    xor t6, t3, a5
    xor a5, t1, a6
    lw a7, 8(a0)
    lw s0, 12(a0)
    xor a6, t2, a7
    xor t3, t3, s0
    add t3, a6, t3
    rori t3, t3, 5
    lw s1, 32(a0)
    lw s2, 0(a0)
    xor a6, t3, s1
    xor t1, t1, s2
    lw s3, 4(a0)
    sw a2, 8(sp)  /* spill */
    sw a3, 12(sp)  /* spill */
    sw a1, 16(sp)  /* spill */
    sw t6, 20(sp)  /* spill */
    sw a5, 24(sp)  /* spill */
    sw a6, 28(sp)  /* spill */
    xor t2, t2, s3
    add t1, t1, t2
    rori t1, t1, 23
    /* round i = 2: x := round(x, rk[i]) */
    lw s4, 68(a0)
    lw s5, 24(a0)
    xor t2, t1, s4
    xor t1, t1, s5
    lw s6, 28(a0)
    sw t2, 32(sp)  /* spill */
    xor t2, t3, s6
    add t1, t1, t2
    rori t1, t1, 23
    lw s7, 48(a0)
    /* round i = 3: x := round(x, rk[i]) */
    lw s8, 92(a0)
    xor t2, t1, s7
    xor t1, t1, s8
    sw t2, 36(sp)  /* spill */
    sw t1, 40(sp)  /* spill */
    bne t0, zero, .Llea192_ctr_rest14
    addi s8, a0, 576
    addi t0, zero, 80
    bltu a4, t0, .Llea192_ctr_fewer15
    lui t0, 0xfc000
    bgeu t4, t0, .Llea192_ctr_fewer15
.Llea192_ctr_batch16:
    lw s9, 0(sp)  /* reload */
    lw s11, 20(sp)  /* reload */
    /* round i = 0: x := round(x, rk[i]) */
    lw s10, 20(s9)
    add t1, t4, t5
    xor t0, t4, s10
    add t0, s11, t0
    rori t0, t0, 3
    xor t2, t1, s10
    add t2, s11, t2
    rori t2, t2, 3
    add t1, t1, t5
    xor t3, t1, s10
    add t3, s11, t3
    rori t3, t3, 3
    add t1, t1, t5
    xor t4, t1, s10
    add t4, s11, t4
    rori t6, t4, 3
    add t1, t1, t5
    xor t4, t1, s10
    add t4, s11, t4
    rori a0, t4, 3
    add t4, t1, t5
    /* round i = 1: x := round(x, rk[i]) */
    lw ra, 40(s9)
    lw a7, 24(sp)  /* reload */
    xor t1, t0, ra
    add t1, t1, a7
    rori t1, t1, 3
    xor a1, t2, ra
    add a1, a1, a7
    rori a1, a1, 3
    xor a2, t3, ra
    add a2, a2, a7
    rori a2, a2, 3
    xor a3, t6, ra
    add a3, a3, a7
    rori a3, a3, 3
    xor a5, a0, ra
    add a5, a5, a7
    rori a5, a5, 3
    lw s0, 36(s9)
    lw s1, 28(sp)  /* reload */
    xor t0, t0, s0
    add t0, s1, t0
    rori t0, t0, 5
    xor t2, t2, s0
    add t2, s1, t2
    rori t2, t2, 5
    xor t3, t3, s0
    add t3, s1, t3
    rori t3, t3, 5
    xor t6, t6, s0
    add t6, s1, t6
    rori t6, t6, 5
    xor a0, a0, s0
    add a0, s1, a0
    rori a0, a0, 5
    /* round i = 2: x := round(x, rk[i]) */
    lw s2, 64(s9)
    lw s3, 32(sp)  /* reload */
    xor a6, t1, s2
    add a6, a6, s3
    rori a6, a6, 3
    xor a7, a1, s2
    add a7, a7, s3
    rori a7, a7, 3
    xor s0, a2, s2
    add s0, s0, s3
    rori s0, s0, 3
    xor s1, a3, s2
    add s1, s1, s3
    rori s1, s1, 3
    xor s2, a5, s2
    add s2, s2, s3
    rori s2, s2, 3
    lw s4, 56(s9)
    lw s5, 60(s9)
    xor s3, t0, s4
    xor t1, t1, s5
    add t1, s3, t1
    rori s3, t1, 5
    xor t1, a1, s5
    xor a1, a2, s5
    xor a2, a3, s5
    xor a3, a5, s5
    xor a5, t2, s4
    add t1, a5, t1
    rori s5, t1, 5
    xor t1, t3, s4
    add t1, t1, a1
    rori s6, t1, 5
    xor t1, t6, s4
    add t1, t1, a2
    rori s7, t1, 5
    xor t1, a0, s4
    add t1, t1, a3
    rori s4, t1, 5
    lw s10, 52(s9)
    lw s11, 36(sp)  /* reload */
    xor t0, t0, s10
    add t0, s11, t0
    rori t0, t0, 23
    xor t1, t2, s10
    add t1, s11, t1
    rori t1, t1, 23
    xor t2, t3, s10
    add t2, s11, t2
    rori t2, t2, 23
    xor t3, t6, s10
    add t3, s11, t3
    rori t3, t3, 23
    xor t6, a0, s10
    add t6, s11, t6
    rori t6, t6, 23
    /* round i = 3: x := round(x, rk[i]) */
    lw ra, 88(s9)
    lw a5, 40(sp)  /* reload */
    xor a0, a6, ra
    add a0, a0, a5
    rori a0, a0, 3
    xor a1, a7, ra
    add a1, a1, a5
    rori a1, a1, 3
    xor a2, s0, ra
    add a2, a2, a5
    rori a2, a2, 3
    xor a3, s1, ra
    add a3, a3, a5
    rori a3, a3, 3
    xor s10, s2, ra
    add a5, s10, a5
    rori a5, a5, 3
    lw s11, 80(s9)
    lw ra, 84(s9)
    xor s10, s3, s11
    xor a6, a6, ra
    add a6, s10, a6
    rori a6, a6, 5
    xor a7, a7, ra
    xor s0, s0, ra
    xor s1, s1, ra
    xor s2, s2, ra
    xor s10, s5, s11
    add a7, s10, a7
    rori a7, a7, 5
    xor s10, s6, s11
    add s0, s10, s0
    rori s0, s0, 5
    xor s10, s7, s11
    add s1, s10, s1
    rori s1, s1, 5
    xor s10, s4, s11
    add s2, s10, s2
    rori s2, s2, 5
    lw ra, 72(s9)
    lw s11, 76(s9)
    xor s10, t0, ra
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 23
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor s10, s4, s11
    xor s4, t1, ra
    add s4, s4, s5
    rori s4, s4, 23
    xor s5, t2, ra
    add s5, s5, s6
    rori s5, s5, 23
    xor s6, t3, ra
    add s6, s6, s7
    rori s6, s6, 23
    xor s7, t6, ra
    add s7, s7, s10
    rori s7, s7, 23
.Llea192_ctr_rounds20:
    /* round i = 4, 12, 20: x := round(x, rk[i]) */
    lw s11, 112(s9)
    lw ra, 116(s9)
    xor s10, a0, s11
    xor t0, t0, ra
    add t0, s10, t0
    rori t0, t0, 3
    xor t1, t1, ra
    xor t2, t2, ra
    xor t3, t3, ra
    xor t6, t6, ra
    xor s10, a1, s11
    add t1, s10, t1
    rori t1, t1, 3
    xor s10, a2, s11
    add t2, s10, t2
    rori t2, t2, 3
    xor s10, a3, s11
    add t3, s10, t3
    rori t3, t3, 3
    xor s10, a5, s11
    add t6, s10, t6
    rori t6, t6, 3
    lw ra, 104(s9)
    lw s11, 108(s9)
    xor s10, a6, ra
    xor a0, a0, s11
    add a0, s10, a0
    rori a0, a0, 5
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor a5, a5, s11
    xor s10, a7, ra
    add a1, s10, a1
    rori a1, a1, 5
    xor s10, s0, ra
    add a2, s10, a2
    rori a2, a2, 5
    xor s10, s1, ra
    add a3, s10, a3
    rori a3, a3, 5
    xor s10, s2, ra
    add a5, s10, a5
    rori a5, a5, 5
    lw s11, 96(s9)
    lw ra, 100(s9)
    xor s10, s3, s11
    xor a6, a6, ra
    add a6, s10, a6
    rori a6, a6, 23
    xor a7, a7, ra
    xor s0, s0, ra
    xor s1, s1, ra
    xor s2, s2, ra
    xor s10, s4, s11
    add a7, s10, a7
    rori a7, a7, 23
    xor s10, s5, s11
    add s0, s10, s0
    rori s0, s0, 23
    xor s10, s6, s11
    add s1, s10, s1
    rori s1, s1, 23
    xor s10, s7, s11
    add s2, s10, s2
    rori s2, s2, 23
    /* round i = 5, 13, 21: x := round(x, rk[i]) */
    lw ra, 136(s9)
    lw s11, 140(s9)
    xor s10, t0, ra
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 3
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor s10, t1, ra
    add s4, s10, s4
    rori s4, s4, 3
    xor s10, t2, ra
    add s5, s10, s5
    rori s5, s5, 3
    xor s10, t3, ra
    add s6, s10, s6
    rori s6, s6, 3
    xor s10, t6, ra
    add s7, s10, s7
    rori s7, s7, 3
    lw s11, 128(s9)
    lw ra, 132(s9)
    xor s10, a0, s11
    xor t0, t0, ra
    add t0, s10, t0
    rori t0, t0, 5
    xor t1, t1, ra
    xor t2, t2, ra
    xor t3, t3, ra
    xor t6, t6, ra
    xor s10, a1, s11
    add t1, s10, t1
    rori t1, t1, 5
    xor s10, a2, s11
    add t2, s10, t2
    rori t2, t2, 5
    xor s10, a3, s11
    add t3, s10, t3
    rori t3, t3, 5
    xor s10, a5, s11
    add t6, s10, t6
    rori t6, t6, 5
    lw ra, 120(s9)
    lw s11, 124(s9)
    xor s10, a6, ra
    xor a0, a0, s11
    add a0, s10, a0
    rori a0, a0, 23
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor a5, a5, s11
    xor s10, a7, ra
    add a1, s10, a1
    rori a1, a1, 23
    xor s10, s0, ra
    add a2, s10, a2
    rori a2, a2, 23
    xor s10, s1, ra
    add a3, s10, a3
    rori a3, a3, 23
    xor s10, s2, ra
    add a5, s10, a5
    rori a5, a5, 23
    /* round i = 6, 14, 22: x := round(x, rk[i]) */
    lw s11, 160(s9)
    lw ra, 164(s9)
    xor s10, s3, s11
    xor a6, a6, ra
    add a6, s10, a6
    rori a6, a6, 3
    xor a7, a7, ra
    xor s0, s0, ra
    xor s1, s1, ra
    xor s2, s2, ra
    xor s10, s4, s11
    add a7, s10, a7
    rori a7, a7, 3
    xor s10, s5, s11
    add s0, s10, s0
    rori s0, s0, 3
    xor s10, s6, s11
    add s1, s10, s1
    rori s1, s1, 3
    xor s10, s7, s11
    add s2, s10, s2
    rori s2, s2, 3
    lw ra, 152(s9)
    lw s11, 156(s9)
    xor s10, t0, ra
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 5
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor s10, t1, ra
    add s4, s10, s4
    rori s4, s4, 5
    xor s10, t2, ra
    add s5, s10, s5
    rori s5, s5, 5
    xor s10, t3, ra
    add s6, s10, s6
    rori s6, s6, 5
    xor s10, t6, ra
    add s7, s10, s7
    rori s7, s7, 5
    lw s11, 144(s9)
    lw ra, 148(s9)
    xor s10, a0, s11
    xor t0, t0, ra
    add t0, s10, t0
    rori t0, t0, 23
    xor t1, t1, ra
    xor t2, t2, ra
    xor t3, t3, ra
    xor t6, t6, ra
    xor s10, a1, s11
    add t1, s10, t1
    rori t1, t1, 23
    xor s10, a2, s11
    add t2, s10, t2
    rori t2, t2, 23
    xor s10, a3, s11
    add t3, s10, t3
    rori t3, t3, 23
    xor s10, a5, s11
    add t6, s10, t6
    rori t6, t6, 23
    /* round i = 7, 15, 23: x := round(x, rk[i]) */
    lw ra, 184(s9)
    lw s11, 188(s9)
    xor s10, a6, ra
    xor a0, a0, s11
    add a0, s10, a0
    rori a0, a0, 3
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor a5, a5, s11
    xor s10, a7, ra
    add a1, s10, a1
    rori a1, a1, 3
    xor s10, s0, ra
    add a2, s10, a2
    rori a2, a2, 3
    xor s10, s1, ra
    add a3, s10, a3
    rori a3, a3, 3
    xor s10, s2, ra
    add a5, s10, a5
    rori a5, a5, 3
    lw s11, 176(s9)
    lw ra, 180(s9)
    xor s10, s3, s11
    xor a6, a6, ra
    add a6, s10, a6
    rori a6, a6, 5
    xor a7, a7, ra
    xor s0, s0, ra
    xor s1, s1, ra
    xor s2, s2, ra
    xor s10, s4, s11
    add a7, s10, a7
    rori a7, a7, 5
    xor s10, s5, s11
    add s0, s10, s0
    rori s0, s0, 5
    xor s10, s6, s11
    add s1, s10, s1
    rori s1, s1, 5
    xor s10, s7, s11
    add s2, s10, s2
    rori s2, s2, 5
    lw ra, 168(s9)
    lw s11, 172(s9)
    xor s10, t0, ra
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 23
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor s10, t1, ra
    add s4, s10, s4
    rori s4, s4, 23
    xor s10, t2, ra
    add s5, s10, s5
    rori s5, s5, 23
    xor s10, t3, ra
    add s6, s10, s6
    rori s6, s6, 23
    xor s10, t6, ra
    add s7, s10, s7
    rori s7, s7, 23
    /* round i = 8, 16, 24: x := round(x, rk[i]) */
    lw s11, 208(s9)
    lw ra, 212(s9)
    xor s10, a0, s11
    xor t0, t0, ra
    add t0, s10, t0
    rori t0, t0, 3
    xor t1, t1, ra
    xor t2, t2, ra
    xor t3, t3, ra
    xor t6, t6, ra
    xor s10, a1, s11
    add t1, s10, t1
    rori t1, t1, 3
    xor s10, a2, s11
    add t2, s10, t2
    rori t2, t2, 3
    xor s10, a3, s11
    add t3, s10, t3
    rori t3, t3, 3
    xor s10, a5, s11
    add t6, s10, t6
    rori t6, t6, 3
    lw ra, 200(s9)
    lw s11, 204(s9)
    xor s10, a6, ra
    xor a0, a0, s11
    add a0, s10, a0
    rori a0, a0, 5
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor a5, a5, s11
    xor s10, a7, ra
    add a1, s10, a1
    rori a1, a1, 5
    xor s10, s0, ra
    add a2, s10, a2
    rori a2, a2, 5
    xor s10, s1, ra
    add a3, s10, a3
    rori a3, a3, 5
    xor s10, s2, ra
    add a5, s10, a5
    rori a5, a5, 5
    lw s11, 192(s9)
    lw ra, 196(s9)
    xor s10, s3, s11
    xor a6, a6, ra
    add a6, s10, a6
    rori a6, a6, 23
    xor a7, a7, ra
    xor s0, s0, ra
    xor s1, s1, ra
    xor s2, s2, ra
    xor s10, s4, s11
    add a7, s10, a7
    rori a7, a7, 23
    xor s10, s5, s11
    add s0, s10, s0
    rori s0, s0, 23
    xor s10, s6, s11
    add s1, s10, s1
    rori s1, s1, 23
    xor s10, s7, s11
    add s2, s10, s2
    rori s2, s2, 23
    /* round i = 9, 17, 25: x := round(x, rk[i]) */
    lw ra, 232(s9)
    lw s11, 236(s9)
    xor s10, t0, ra
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 3
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor s10, t1, ra
    add s4, s10, s4
    rori s4, s4, 3
    xor s10, t2, ra
    add s5, s10, s5
    rori s5, s5, 3
    xor s10, t3, ra
    add s6, s10, s6
    rori s6, s6, 3
    xor s10, t6, ra
    add s7, s10, s7
    rori s7, s7, 3
    lw s11, 224(s9)
    lw ra, 228(s9)
    xor s10, a0, s11
    xor t0, t0, ra
    add t0, s10, t0
    rori t0, t0, 5
    xor t1, t1, ra
    xor t2, t2, ra
    xor t3, t3, ra
    xor t6, t6, ra
    xor s10, a1, s11
    add t1, s10, t1
    rori t1, t1, 5
    xor s10, a2, s11
    add t2, s10, t2
    rori t2, t2, 5
    xor s10, a3, s11
    add t3, s10, t3
    rori t3, t3, 5
    xor s10, a5, s11
    add t6, s10, t6
    rori t6, t6, 5
    lw ra, 216(s9)
    lw s11, 220(s9)
    xor s10, a6, ra
    xor a0, a0, s11
    add a0, s10, a0
    rori a0, a0, 23
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor a5, a5, s11
    xor s10, a7, ra
    add a1, s10, a1
    rori a1, a1, 23
    xor s10, s0, ra
    add a2, s10, a2
    rori a2, a2, 23
    xor s10, s1, ra
    add a3, s10, a3
    rori a3, a3, 23
    xor s10, s2, ra
    add a5, s10, a5
    rori a5, a5, 23
    /* round i = 10, 18, 26: x := round(x, rk[i]) */
    lw s11, 256(s9)
    lw ra, 260(s9)
    xor s10, s3, s11
    xor a6, a6, ra
    add a6, s10, a6
    rori a6, a6, 3
    xor a7, a7, ra
    xor s0, s0, ra
    xor s1, s1, ra
    xor s2, s2, ra
    xor s10, s4, s11
    add a7, s10, a7
    rori a7, a7, 3
    xor s10, s5, s11
    add s0, s10, s0
    rori s0, s0, 3
    xor s10, s6, s11
    add s1, s10, s1
    rori s1, s1, 3
    xor s10, s7, s11
    add s2, s10, s2
    rori s2, s2, 3
    lw ra, 248(s9)
    lw s11, 252(s9)
    xor s10, t0, ra
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 5
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor s10, t1, ra
    add s4, s10, s4
    rori s4, s4, 5
    xor s10, t2, ra
    add s5, s10, s5
    rori s5, s5, 5
    xor s10, t3, ra
    add s6, s10, s6
    rori s6, s6, 5
    xor s10, t6, ra
    add s7, s10, s7
    rori s7, s7, 5
    lw s11, 240(s9)
    lw ra, 244(s9)
    xor s10, a0, s11
    xor t0, t0, ra
    add t0, s10, t0
    rori t0, t0, 23
    xor t1, t1, ra
    xor t2, t2, ra
    xor t3, t3, ra
    xor t6, t6, ra
    xor s10, a1, s11
    add t1, s10, t1
    rori t1, t1, 23
    xor s10, a2, s11
    add t2, s10, t2
    rori t2, t2, 23
    xor s10, a3, s11
    add t3, s10, t3
    rori t3, t3, 23
    xor s10, a5, s11
    add t6, s10, t6
    rori t6, t6, 23
    /* round i = 11, 19, 27: x := round(x, rk[i]) */
    lw ra, 280(s9)
    lw s11, 284(s9)
    xor s10, a6, ra
    xor a0, a0, s11
    add a0, s10, a0
    rori a0, a0, 3
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor a5, a5, s11
    xor s10, a7, ra
    add a1, s10, a1
    rori a1, a1, 3
    xor s10, s0, ra
    add a2, s10, a2
    rori a2, a2, 3
    xor s10, s1, ra
    add a3, s10, a3
    rori a3, a3, 3
    xor s10, s2, ra
    add a5, s10, a5
    rori a5, a5, 3
    lw s11, 272(s9)
    lw ra, 276(s9)
    xor s10, s3, s11
    xor a6, a6, ra
    add a6, s10, a6
    rori a6, a6, 5
    xor a7, a7, ra
    xor s0, s0, ra
    xor s1, s1, ra
    xor s2, s2, ra
    xor s10, s4, s11
    add a7, s10, a7
    rori a7, a7, 5
    xor s10, s5, s11
    add s0, s10, s0
    rori s0, s0, 5
    xor s10, s6, s11
    add s1, s10, s1
    rori s1, s1, 5
    xor s10, s7, s11
    add s2, s10, s2
    rori s2, s2, 5
    lw ra, 264(s9)
    lw s11, 268(s9)
    xor s10, t0, ra
    addi s9, s9, 192
    xor s3, s3, s11
    add s3, s10, s3
    rori s3, s3, 23
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor s10, t1, ra
    add s4, s10, s4
    rori s4, s4, 23
    xor s10, t2, ra
    add s5, s10, s5
    rori s5, s5, 23
    xor s10, t3, ra
    add s6, s10, s6
    rori s6, s6, 23
    xor s10, t6, ra
    add s7, s10, s7
    rori s7, s7, 23
    bne s9, s8, .Llea192_ctr_rounds20
    lw s11, 8(sp)  /* reload */
    addi a4, a4, -80
    lw s10, 4(s11)
    lw ra, 0(s11)
    xor a6, a6, s10
    xor s3, s3, ra
    lw s10, 12(sp)  /* reload */
    lw s9, 8(s11)
    lw ra, 12(s11)
    sw s3, 0(s10)
    xor a0, a0, s9
    sw a6, 4(s10)
    xor t0, t0, ra
    sw a0, 8(s10)
    sw t0, 12(s10)
    lw s9, 16(s11)
    lw s3, 20(s11)
    xor t0, s4, s9
    lw a6, 24(s11)
    lw ra, 28(s11)
    xor a0, a7, s3
    sw t0, 16(s10)
    xor a1, a1, a6
    sw a0, 20(s10)
    sw a1, 24(s10)
    xor t0, t1, ra
    sw t0, 28(s10)
    lw s4, 32(s11)
    lw s9, 36(s11)
    xor t0, s5, s4
    lw a7, 40(s11)
    lw s3, 44(s11)
    xor t1, s0, s9
    sw t0, 32(s10)
    xor a0, a2, a7
    sw t1, 36(s10)
    sw a0, 40(s10)
    xor t0, t2, s3
    sw t0, 44(s10)
    lw a6, 48(s11)
    lw a1, 52(s11)
    xor t0, s6, a6
    lw ra, 56(s11)
    lw s4, 60(s11)
    xor t1, s1, a1
    sw t0, 48(s10)
    xor t2, a3, ra
    sw t1, 52(s10)
    sw t2, 56(s10)
    xor t0, t3, s4
    sw t0, 60(s10)
    lw s5, 64(s11)
    lw s0, 68(s11)
    xor t0, s7, s5
    lw s9, 72(s11)
    lw a2, 76(s11)
    xor t1, s2, s0
    sw t0, 64(s10)
    xor t2, a5, s9
    sw t1, 68(s10)
    sw t2, 72(s10)
    xor t0, t6, a2
    sw t0, 76(s10)
    addi t0, s11, 80
    sw t0, 8(sp)  /* spill */
    addi t0, s10, 80
    sw t0, 12(sp)  /* spill */
    bltu t4, t5, .Llea192_ctr_wrapped12
    addi t0, zero, 80
    bltu a4, t0, .Llea192_ctr_fewer15
    lui t0, 0xfc000
    bltu t4, t0, .Llea192_ctr_batch16
.Llea192_ctr_fewer15:
.Llea192_ctr_rest14:
    lw a7, 0(sp)  /* reload */
    addi t1, zero, 64
    addi t0, a7, 576
    bltu a4, t1, .Llea192_ctr_fewer25
    lui t1, 0xfd000
    bgeu t4, t1, .Llea192_ctr_fewer25
.Llea192_ctr_batch26:
    lw s6, 0(sp)  /* reload */
    lw s3, 20(sp)  /* reload */
    /* round i = 0: x := round(x, rk[i]) */
    lw a0, 20(s6)
    add t2, t4, t5
    xor t1, t4, a0
    add t1, s3, t1
    rori t1, t1, 3
    xor t3, t2, a0
    add t3, s3, t3
    rori t3, t3, 3
    add t2, t2, t5
    xor t4, t2, a0
    add t4, s3, t4
    rori t6, t4, 3
    add t2, t2, t5
    xor t4, t2, a0
    add t4, s3, t4
    rori a0, t4, 3
    add t4, t2, t5
    /* round i = 1: x := round(x, rk[i]) */
    lw a6, 40(s6)
    lw a1, 24(sp)  /* reload */
    xor t2, t1, a6
    add t2, t2, a1
    rori t2, t2, 3
    xor a2, t3, a6
    add a2, a2, a1
    rori a2, a2, 3
    xor a3, t6, a6
    add a3, a3, a1
    rori a3, a3, 3
    xor a5, a0, a6
    add a1, a5, a1
    rori a1, a1, 3
    lw s1, 36(s6)
    lw ra, 28(sp)  /* reload */
    xor t1, t1, s1
    add t1, ra, t1
    rori t1, t1, 5
    xor t3, t3, s1
    add t3, ra, t3
    rori t3, t3, 5
    xor t6, t6, s1
    add t6, ra, t6
    rori t6, t6, 5
    xor a0, a0, s1
    add a0, ra, a0
    rori a0, a0, 5
    /* round i = 2: x := round(x, rk[i]) */
    lw s4, 64(s6)
    lw s5, 32(sp)  /* reload */
    xor a5, t2, s4
    add a5, a5, s5
    rori a5, a5, 3
    xor a6, a2, s4
    add a6, a6, s5
    rori a6, a6, 3
    xor a7, a3, s4
    add a7, a7, s5
    rori a7, a7, 3
    xor s0, a1, s4
    add s0, s0, s5
    rori s0, s0, 3
    lw s7, 56(s6)
    lw s2, 60(s6)
    xor s1, t1, s7
    xor t2, t2, s2
    add t2, s1, t2
    rori s1, t2, 5
    xor t2, a2, s2
    xor a2, a3, s2
    xor a1, a1, s2
    xor a3, t3, s7
    add t2, a3, t2
    rori s2, t2, 5
    xor t2, t6, s7
    add t2, t2, a2
    rori s3, t2, 5
    xor t2, a0, s7
    add t2, t2, a1
    rori s4, t2, 5
    lw s9, 52(s6)
    lw s11, 36(sp)  /* reload */
    xor t1, t1, s9
    add t1, s11, t1
    rori t1, t1, 23
    xor t2, t3, s9
    add t2, s11, t2
    rori t2, t2, 23
    xor t3, t6, s9
    add t3, s11, t3
    rori t3, t3, 23
    xor t6, a0, s9
    add t6, s11, t6
    rori t6, t6, 23
    /* round i = 3: x := round(x, rk[i]) */
    lw s10, 88(s6)
    lw s8, 40(sp)  /* reload */
    xor a0, a5, s10
    add a0, a0, s8
    rori a0, a0, 3
    xor a1, a6, s10
    add a1, a1, s8
    rori a1, a1, 3
    xor a2, a7, s10
    add a2, a2, s8
    rori a2, a2, 3
    xor a3, s0, s10
    add a3, a3, s8
    rori a3, a3, 3
    lw ra, 80(s6)
    lw s7, 84(s6)
    xor s5, s1, ra
    xor a5, a5, s7
    add a5, s5, a5
    rori a5, a5, 5
    xor a6, a6, s7
    xor a7, a7, s7
    xor s0, s0, s7
    xor s5, s2, ra
    add a6, s5, a6
    rori a6, a6, 5
    xor s5, s3, ra
    add a7, s5, a7
    rori a7, a7, 5
    xor s5, s4, ra
    add s0, s5, s0
    rori s0, s0, 5
    lw s9, 72(s6)
    lw s11, 76(s6)
    xor s5, t1, s9
    xor s1, s1, s11
    add s1, s5, s1
    rori s1, s1, 23
    xor s2, s2, s11
    xor s3, s3, s11
    xor s4, s4, s11
    xor s5, t2, s9
    add s2, s5, s2
    rori s2, s2, 23
    xor s5, t3, s9
    add s3, s5, s3
    rori s3, s3, 23
    xor s5, t6, s9
    add s4, s5, s4
    rori s4, s4, 23
.Llea192_ctr_rounds29:
    /* round i = 4, 8, ..., 24: x := round(x, rk[i]) */
    lw s10, 112(s6)
    lw s8, 116(s6)
    xor s5, a0, s10
    xor t1, t1, s8
    add t1, s5, t1
    rori t1, t1, 3
    xor t2, t2, s8
    xor t3, t3, s8
    xor t6, t6, s8
    xor s5, a1, s10
    add t2, s5, t2
    rori t2, t2, 3
    xor s5, a2, s10
    add t3, s5, t3
    rori t3, t3, 3
    xor s5, a3, s10
    add t6, s5, t6
    rori t6, t6, 3
    lw s7, 104(s6)
    lw ra, 108(s6)
    xor s5, a5, s7
    xor a0, a0, ra
    add a0, s5, a0
    rori a0, a0, 5
    xor a1, a1, ra
    xor a2, a2, ra
    xor a3, a3, ra
    xor s5, a6, s7
    add a1, s5, a1
    rori a1, a1, 5
    xor s5, a7, s7
    add a2, s5, a2
    rori a2, a2, 5
    xor s5, s0, s7
    add a3, s5, a3
    rori a3, a3, 5
    lw s11, 96(s6)
    lw s9, 100(s6)
    xor s5, s1, s11
    xor a5, a5, s9
    add a5, s5, a5
    rori a5, a5, 23
    xor a6, a6, s9
    xor a7, a7, s9
    xor s0, s0, s9
    xor s5, s2, s11
    add a6, s5, a6
    rori a6, a6, 23
    xor s5, s3, s11
    add a7, s5, a7
    rori a7, a7, 23
    xor s5, s4, s11
    add s0, s5, s0
    rori s0, s0, 23
    /* round i = 5, 9, ..., 25: x := round(x, rk[i]) */
    lw s8, 136(s6)
    lw s10, 140(s6)
    xor s5, t1, s8
    xor s1, s1, s10
    add s1, s5, s1
    rori s1, s1, 3
    xor s2, s2, s10
    xor s3, s3, s10
    xor s4, s4, s10
    xor s5, t2, s8
    add s2, s5, s2
    rori s2, s2, 3
    xor s5, t3, s8
    add s3, s5, s3
    rori s3, s3, 3
    xor s5, t6, s8
    add s4, s5, s4
    rori s4, s4, 3
    lw ra, 128(s6)
    lw s7, 132(s6)
    xor s5, a0, ra
    xor t1, t1, s7
    add t1, s5, t1
    rori t1, t1, 5
    xor t2, t2, s7
    xor t3, t3, s7
    xor t6, t6, s7
    xor s5, a1, ra
    add t2, s5, t2
    rori t2, t2, 5
    xor s5, a2, ra
    add t3, s5, t3
    rori t3, t3, 5
    xor s5, a3, ra
    add t6, s5, t6
    rori t6, t6, 5
    lw s9, 120(s6)
    lw s11, 124(s6)
    xor s5, a5, s9
    xor a0, a0, s11
    add a0, s5, a0
    rori a0, a0, 23
    xor a1, a1, s11
    xor a2, a2, s11
    xor a3, a3, s11
    xor s5, a6, s9
    add a1, s5, a1
    rori a1, a1, 23
    xor s5, a7, s9
    add a2, s5, a2
    rori a2, a2, 23
    xor s5, s0, s9
    add a3, s5, a3
    rori a3, a3, 23
    /* round i = 6, 10, ..., 26: x := round(x, rk[i]) */
    lw s10, 160(s6)
    lw s8, 164(s6)
    xor s5, s1, s10
    xor a5, a5, s8
    add a5, s5, a5
    rori a5, a5, 3
    xor a6, a6, s8
    xor a7, a7, s8
    xor s0, s0, s8
    xor s5, s2, s10
    add a6, s5, a6
    rori a6, a6, 3
    xor s5, s3, s10
    add a7, s5, a7
    rori a7, a7, 3
    xor s5, s4, s10
    add s0, s5, s0
    rori s0, s0, 3
    lw s7, 152(s6)
    lw ra, 156(s6)
    xor s5, t1, s7
    xor s1, s1, ra
    add s1, s5, s1
    rori s1, s1, 5
    xor s2, s2, ra
    xor s3, s3, ra
    xor s4, s4, ra
    xor s5, t2, s7
    add s2, s5, s2
    rori s2, s2, 5
    xor s5, t3, s7
    add s3, s5, s3
    rori s3, s3, 5
    xor s5, t6, s7
    add s4, s5, s4
    rori s4, s4, 5
    lw s11, 144(s6)
    lw s9, 148(s6)
    xor s5, a0, s11
    xor t1, t1, s9
    add t1, s5, t1
    rori t1, t1, 23
    xor t2, t2, s9
    xor t3, t3, s9
    xor t6, t6, s9
    xor s5, a1, s11
    add t2, s5, t2
    rori t2, t2, 23
    xor s5, a2, s11
    add t3, s5, t3
    rori t3, t3, 23
    xor s5, a3, s11
    add t6, s5, t6
    rori t6, t6, 23
    /* round i = 7, 11, ..., 27: x := round(x, rk[i]) */
    lw s8, 184(s6)
    lw s10, 188(s6)
    xor s5, a5, s8
    xor a0, a0, s10
    add a0, s5, a0
    rori a0, a0, 3
    xor a1, a1, s10
    xor a2, a2, s10
    xor a3, a3, s10
    xor s5, a6, s8
    add a1, s5, a1
    rori a1, a1, 3
    xor s5, a7, s8
    add a2, s5, a2
    rori a2, a2, 3
    xor s5, s0, s8
    add a3, s5, a3
    rori a3, a3, 3
    lw ra, 176(s6)
    lw s7, 180(s6)
    xor s5, s1, ra
    xor a5, a5, s7
    add a5, s5, a5
    rori a5, a5, 5
    xor a6, a6, s7
    xor a7, a7, s7
    xor s0, s0, s7
    xor s5, s2, ra
    add a6, s5, a6
    rori a6, a6, 5
    xor s5, s3, ra
    add a7, s5, a7
    rori a7, a7, 5
    xor s5, s4, ra
    add s0, s5, s0
    rori s0, s0, 5
    lw s9, 168(s6)
    lw s11, 172(s6)
    xor s5, t1, s9
    addi s6, s6, 96
    xor s1, s1, s11
    add s1, s5, s1
    rori s1, s1, 23
    xor s2, s2, s11
    xor s3, s3, s11
    xor s4, s4, s11
    xor s5, t2, s9
    add s2, s5, s2
    rori s2, s2, 23
    xor s5, t3, s9
    add s3, s5, s3
    rori s3, s3, 23
    xor s5, t6, s9
    add s4, s5, s4
    rori s4, s4, 23
    bne s6, t0, .Llea192_ctr_rounds29
    lw s10, 4(sp)  /* reload */
    bne s10, zero, .Llea192_ctr_bytes32
    lw s8, 8(sp)  /* reload */
    lw s5, 12(sp)  /* reload */
    lw s7, 0(s8)
    lw ra, 4(s8)
    xor s1, s1, s7
    xor a5, a5, ra
    lw s11, 8(s8)
    lw s9, 12(s8)
    xor a0, a0, s11
    sw s1, 0(s5)
    sw a5, 4(s5)
    sw a0, 8(s5)
    xor t1, t1, s9
    sw t1, 12(s5)
    lw s6, 16(s8)
    lw s10, 20(s8)
    xor t1, s2, s6
    xor a0, a6, s10
    lw s7, 24(s8)
    lw ra, 28(s8)
    xor a1, a1, s7
    sw t1, 16(s5)
    sw a0, 20(s5)
    sw a1, 24(s5)
    xor t1, t2, ra
    sw t1, 28(s5)
    lw s11, 32(s8)
    lw s1, 36(s8)
    xor t1, s3, s11
    xor t2, a7, s1
    lw a5, 40(s8)
    lw s9, 44(s8)
    xor a0, a2, a5
    sw t1, 32(s5)
    sw t2, 36(s5)
    sw a0, 40(s5)
    xor t1, t3, s9
    sw t1, 44(s5)
    lw s2, 48(s8)
    lw s6, 52(s8)
    xor t1, s4, s2
    xor t2, s0, s6
    lw a6, 56(s8)
    lw s10, 60(s8)
    xor t3, a3, a6
    sw t1, 48(s5)
    sw t2, 52(s5)
    sw t3, 56(s5)
    xor t1, t6, s10
    sw t1, 60(s5)
.Llea192_ctr_join31:
    lw s7, 8(sp)  /* reload */
    lw a1, 12(sp)  /* reload */
    addi t1, s7, 64
    sw t1, 8(sp)  /* spill */
    addi t1, a1, 64
    sw t1, 12(sp)  /* spill */
    addi a4, a4, -64
    bltu t4, t5, .Llea192_ctr_wrapped12
    addi t1, zero, 64
    bltu a4, t1, .Llea192_ctr_fewer25
    lui t1, 0xfd000
    bltu t4, t1, .Llea192_ctr_batch26
.Llea192_ctr_fewer25:
    lw a0, 0(sp)  /* reload */
    lw a2, 8(sp)  /* reload */
    lw a3, 12(sp)  /* reload */
    lw a1, 16(sp)  /* reload */
    lw t0, 4(sp)  /* reload */
    beq a4, zero, .Llea192_ctr_end3
    andi t1, a1, 3
    bne t1, zero, .Llea192_ctr_misaligned37
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw ra, 12(a1)
.Llea192_ctr_join39:
.Llea192_ctr_few11:
    addi t6, a0, 672
.Llea192_ctr_block42:
    add s0, t4, t5
    addi a5, t1, 0
    addi a6, t2, 0
    addi a7, t4, 0
    addi t4, s0, 0
    addi s0, t3, 0
    addi s1, a0, 0
.Llea192_ctr_rounds45:
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    lw s3, 16(s1)
    lw s11, 20(s1)
    xor s2, s0, s3
    xor a7, a7, s11
    add a7, s2, a7
    rori a7, a7, 3
    lw s9, 8(s1)
    lw s4, 12(s1)
    xor s2, a6, s9
    xor s0, s0, s4
    add s0, s2, s0
    rori s0, s0, 5
    lw s6, 0(s1)
    lw s8, 4(s1)
    xor s2, a5, s6
    xor a6, a6, s8
    add a6, s2, a6
    rori a6, a6, 23
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    lw s10, 40(s1)
    lw s5, 44(s1)
    xor s2, a7, s10
    xor a5, a5, s5
    add a5, s2, a5
    rori a5, a5, 3
    lw s7, 32(s1)
    lw ra, 36(s1)
    xor s2, s0, s7
    xor a7, a7, ra
    add a7, s2, a7
    rori a7, a7, 5
    lw s3, 24(s1)
    lw s11, 28(s1)
    xor s2, a6, s3
    xor s0, s0, s11
    add s0, s2, s0
    rori s0, s0, 23
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    lw s9, 64(s1)
    lw s4, 68(s1)
    xor s2, a5, s9
    xor a6, a6, s4
    add a6, s2, a6
    rori a6, a6, 3
    lw s6, 56(s1)
    lw s8, 60(s1)
    xor s2, a7, s6
    xor a5, a5, s8
    add a5, s2, a5
    rori a5, a5, 5
    lw s10, 48(s1)
    lw s5, 52(s1)
    xor s2, s0, s10
    xor a7, a7, s5
    add a7, s2, a7
    rori a7, a7, 23
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    lw s7, 88(s1)
    lw ra, 92(s1)
    xor s2, a6, s7
    xor s0, s0, ra
    add s0, s2, s0
    rori s0, s0, 3
    lw s3, 80(s1)
    lw s11, 84(s1)
    xor s2, a5, s3
    xor a6, a6, s11
    add a6, s2, a6
    rori a6, a6, 5
    lw s9, 72(s1)
    lw s4, 76(s1)
    xor s2, a7, s9
    addi s1, s1, 96
    xor a5, a5, s4
    add a5, s2, a5
    rori a5, a5, 23
    bne s1, t6, .Llea192_ctr_rounds45
    addi s1, zero, 16
    bltu a4, s1, .Llea192_ctr_short43
    bne t0, zero, .Llea192_ctr_bytes49
    lw s6, 0(a2)
    lw s8, 4(a2)
    xor a5, a5, s6
    xor a6, a6, s8
    lw s10, 8(a2)
    lw s5, 12(a2)
    xor s0, s0, s10
    sw a5, 0(a3)
    sw a6, 4(a3)
    sw s0, 8(a3)
    xor a5, a7, s5
    sw a5, 12(a3)
.Llea192_ctr_join48:
    addi a2, a2, 16
    addi a3, a3, 16
    addi a4, a4, -16
.Llea192_ctr_count44:
    bltu t4, t5, .Llea192_ctr_carry2
    bne a4, zero, .Llea192_ctr_block42
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
.Llea192_ctr_short43:
    .cfi_restore_state
    andi s1, a4, 8
    beq s1, zero, .Llea192_ctr_after52
    lbu s7, 0(a2)
    srli s2, a5, 8
    lbu ra, 1(a2)
    xor s1, a5, s7
    lbu s3, 2(a2)
    lbu s11, 3(a2)
    sb s1, 0(a3)
    srli s1, a6, 8
    addi a5, s0, 0
    xor s0, s2, ra
    srli s2, s2, 8
    xor s3, s2, s3
    srli s2, s2, 8
    sb s0, 1(a3)
    sb s3, 2(a3)
    xor s0, s2, s11
    sb s0, 3(a3)
    lbu s9, 4(a2)
    lbu s4, 5(a2)
    lbu s6, 6(a2)
    xor s0, a6, s9
    lbu s8, 7(a2)
    sb s0, 4(a3)
    addi a2, a2, 8
    addi a6, a7, 0
    xor a7, s1, s4
    srli s1, s1, 8
    xor s2, s1, s6
    srli s1, s1, 8
    sb a7, 5(a3)
    sb s2, 6(a3)
    xor a7, s1, s8
    sb a7, 7(a3)
    addi a3, a3, 8
.Llea192_ctr_after52:
    andi a7, a4, 4
    beq a7, zero, .Llea192_ctr_after54
    lbu s10, 0(a2)
    srli s0, a5, 8
    lbu s5, 1(a2)
    xor a7, a5, s10
    lbu s7, 2(a2)
    lbu ra, 3(a2)
    sb a7, 0(a3)
    addi a2, a2, 4
    addi a5, a6, 0
    xor a6, s0, s5
    srli s0, s0, 8
    xor s1, s0, s7
    srli s0, s0, 8
    sb a6, 1(a3)
    sb s1, 2(a3)
    xor a6, s0, ra
    sb a6, 3(a3)
    addi a3, a3, 4
.Llea192_ctr_after54:
    andi a6, a4, 2
    beq a6, zero, .Llea192_ctr_after56
    lbu s3, 0(a2)
    lbu s11, 1(a2)
    addi a2, a2, 2
    xor a6, a5, s3
    sb a6, 0(a3)
    srli a6, a5, 8
    xor a6, a6, s11
    sb a6, 1(a3)
    addi a3, a3, 2
    srli a5, a5, 16
.Llea192_ctr_after56:
    andi a4, a4, 1
    beq a4, zero, .Llea192_ctr_after58
    lbu s9, 0(a2)
    xor a4, a5, s9
    sb a4, 0(a3)
.Llea192_ctr_after58:
    addi a4, zero, 0
    jal zero, .Llea192_ctr_count44
.Llea192_ctr_wrapped12:
    lw a0, 0(sp)  /* reload */
    lw a2, 8(sp)  /* reload */
    lw a3, 12(sp)  /* reload */
    lw a1, 16(sp)  /* reload */
    lw t0, 4(sp)  /* reload */
.Llea192_ctr_carry2:
    lbu s4, 14(a1)
    addi t1, s4, 1
    sb t1, 14(a1)
    srli t1, t1, 8
    lbu s6, 13(a1)
    add t1, s6, t1
    sb t1, 13(a1)
    srli t1, t1, 8
    lbu s2, 12(a1)
    add t1, s2, t1
    sb t1, 12(a1)
    srli t1, t1, 8
    lbu s8, 11(a1)
    add t1, s8, t1
    sb t1, 11(a1)
    srli t1, t1, 8
    lbu s10, 10(a1)
    add t1, s10, t1
    sb t1, 10(a1)
    srli t1, t1, 8
    lbu s5, 9(a1)
    add t1, s5, t1
    sb t1, 9(a1)
    srli t1, t1, 8
    lbu s7, 8(a1)
    add t1, s7, t1
    sb t1, 8(a1)
    srli t1, t1, 8
    lbu a7, 7(a1)
    add t1, a7, t1
    sb t1, 7(a1)
    srli t1, t1, 8
    lbu s1, 6(a1)
    add t1, s1, t1
    sb t1, 6(a1)
    srli t1, t1, 8
    lbu s0, 5(a1)
    add t1, s0, t1
    sb t1, 5(a1)
    srli t1, t1, 8
    lbu ra, 4(a1)
    add t1, ra, t1
    sb t1, 4(a1)
    srli t1, t1, 8
    lbu s3, 3(a1)
    add t1, s3, t1
    sb t1, 3(a1)
    srli t1, t1, 8
    lbu s11, 2(a1)
    add t1, s11, t1
    sb t1, 2(a1)
    srli t1, t1, 8
    lbu a6, 1(a1)
    add t1, a6, t1
    sb t1, 1(a1)
    srli t1, t1, 8
    lbu a5, 0(a1)
    add t1, a5, t1
    sb t1, 0(a1)
    sb zero, 15(a1)
    beq a4, zero, .Llea192_ctr_end3
    jal zero, .Llea192_ctr_epoch1
.Llea192_ctr_misaligned6:
    andi t1, a1, 1
    bne t1, zero, .Llea192_ctr_odd7
    lhu s9, 2(a1)
    lhu t2, 0(a1)
    lhu t3, 6(a1)
    slli t1, s9, 16
    or t1, t2, t1
    slli t2, t3, 16
    lhu t6, 4(a1)
    lhu t5, 10(a1)
    lhu s4, 8(a1)
    or t2, t6, t2
    slli t3, t5, 16
    or t3, s4, t3
    lhu s6, 14(a1)
    lhu s2, 12(a1)
    slli t4, s6, 16
    or t4, s2, t4
    jal zero, .Llea192_ctr_join8
.Llea192_ctr_odd7:
    lhu s8, 1(a1)
    lbu s10, 0(a1)
    lbu s5, 3(a1)
    slli t1, s8, 8
    or t1, s10, t1
    slli t2, s5, 24
    or t1, t1, t2
    lhu s7, 5(a1)
    lbu a7, 4(a1)
    lbu s1, 7(a1)
    slli t2, s7, 8
    or t2, a7, t2
    slli t3, s1, 24
    or t2, t2, t3
    lhu s0, 9(a1)
    lbu ra, 8(a1)
    lbu s3, 11(a1)
    slli t3, s0, 8
    or t3, ra, t3
    slli t4, s3, 24
    or t3, t3, t4
    lhu s11, 13(a1)
    lbu a6, 12(a1)
    lbu a5, 15(a1)
    slli t4, s11, 8
    or t4, a6, t4
    slli t5, a5, 24
    or t4, t4, t5
    jal zero, .Llea192_ctr_join8
.Llea192_ctr_bytes32:
    lw s9, 8(sp)  /* reload */
    lw s11, 12(sp)  /* reload */
    lbu s6, 0(s9)
    lbu s8, 1(s9)
    lbu s10, 2(s9)
    xor s5, s1, s6
    srli s1, s1, 8
    xor s6, s1, s8
    srli s1, s1, 8
    xor s7, s1, s10
    srli s1, s1, 8
    lbu ra, 3(s9)
    sb s5, 0(s11)
    sb s6, 1(s11)
    sb s7, 2(s11)
    xor s1, s1, ra
    sb s1, 3(s11)
    lbu s8, 4(s9)
    lbu s10, 5(s9)
    lbu s6, 6(s9)
    xor s1, a5, s8
    srli a5, a5, 8
    xor s5, a5, s10
    srli a5, a5, 8
    xor s6, a5, s6
    srli a5, a5, 8
    lbu s7, 7(s9)
    sb s1, 4(s11)
    sb s5, 5(s11)
    sb s6, 6(s11)
    xor a5, a5, s7
    sb a5, 7(s11)
    lbu ra, 8(s9)
    lbu s8, 9(s9)
    lbu s10, 10(s9)
    xor a5, a0, ra
    srli a0, a0, 8
    xor s1, a0, s8
    srli a0, a0, 8
    xor s5, a0, s10
    srli a0, a0, 8
    lbu s6, 11(s9)
    sb a5, 8(s11)
    sb s1, 9(s11)
    sb s5, 10(s11)
    xor a0, a0, s6
    sb a0, 11(s11)
    lbu s7, 12(s9)
    lbu ra, 13(s9)
    lbu s8, 14(s9)
    xor a0, t1, s7
    srli t1, t1, 8
    xor a5, t1, ra
    srli t1, t1, 8
    xor s1, t1, s8
    srli t1, t1, 8
    lbu s10, 15(s9)
    sb a0, 12(s11)
    sb a5, 13(s11)
    sb s1, 14(s11)
    xor t1, t1, s10
    sb t1, 15(s11)
    lbu s5, 16(s9)
    srli a0, s2, 8
    lbu s6, 17(s9)
    xor t1, s2, s5
    lbu s7, 18(s9)
    xor a5, a0, s6
    srli a0, a0, 8
    xor s1, a0, s7
    srli a0, a0, 8
    lbu ra, 19(s9)
    sb t1, 16(s11)
    sb a5, 17(s11)
    sb s1, 18(s11)
    xor t1, a0, ra
    sb t1, 19(s11)
    lbu s8, 20(s9)
    srli a0, a6, 8
    lbu s10, 21(s9)
    xor t1, a6, s8
    lbu s5, 22(s9)
    xor a5, a0, s10
    srli a0, a0, 8
    xor a6, a0, s5
    srli a0, a0, 8
    lbu s2, 23(s9)
    sb t1, 20(s11)
    sb a5, 21(s11)
    sb a6, 22(s11)
    xor t1, a0, s2
    sb t1, 23(s11)
    lbu s6, 24(s9)
    srli a0, a1, 8
    lbu s7, 25(s9)
    xor t1, a1, s6
    lbu s1, 26(s9)
    xor a1, a0, s7
    srli a0, a0, 8
    xor a5, a0, s1
    srli a0, a0, 8
    lbu ra, 27(s9)
    sb t1, 24(s11)
    sb a1, 25(s11)
    sb a5, 26(s11)
    xor t1, a0, ra
    sb t1, 27(s11)
    lbu s8, 28(s9)
    lbu s10, 29(s9)
    lbu s5, 30(s9)
    xor t1, t2, s8
    srli t2, t2, 8
    xor a0, t2, s10
    srli t2, t2, 8
    xor a1, t2, s5
    srli t2, t2, 8
    lbu a6, 31(s9)
    sb t1, 28(s11)
    sb a0, 29(s11)
    sb a1, 30(s11)
    xor t1, t2, a6
    sb t1, 31(s11)
    lbu s2, 32(s9)
    srli t2, s3, 8
    lbu s6, 33(s9)
    xor t1, s3, s2
    lbu s7, 34(s9)
    xor a0, t2, s6
    srli t2, t2, 8
    xor a1, t2, s7
    srli t2, t2, 8
    lbu s1, 35(s9)
    sb t1, 32(s11)
    sb a0, 33(s11)
    sb a1, 34(s11)
    xor t1, t2, s1
    sb t1, 35(s11)
    lbu a5, 36(s9)
    srli t2, a7, 8
    lbu ra, 37(s9)
    xor t1, a7, a5
    lbu s8, 38(s9)
    xor a0, t2, ra
    srli t2, t2, 8
    xor a1, t2, s8
    srli t2, t2, 8
    lbu s10, 39(s9)
    sb t1, 36(s11)
    sb a0, 37(s11)
    sb a1, 38(s11)
    xor t1, t2, s10
    sb t1, 39(s11)
    lbu s5, 40(s9)
    srli t2, a2, 8
    lbu a6, 41(s9)
    xor t1, a2, s5
    lbu s2, 42(s9)
    xor a0, t2, a6
    srli t2, t2, 8
    xor a1, t2, s2
    srli t2, t2, 8
    lbu s3, 43(s9)
    sb t1, 40(s11)
    sb a0, 41(s11)
    sb a1, 42(s11)
    xor t1, t2, s3
    sb t1, 43(s11)
    lbu s6, 44(s9)
    srli t2, t3, 8
    lbu s7, 45(s9)
    xor t1, t3, s6
    lbu s1, 46(s9)
    xor t3, t2, s7
    srli t2, t2, 8
    xor a0, t2, s1
    srli t2, t2, 8
    lbu a5, 47(s9)
    sb t1, 44(s11)
    sb t3, 45(s11)
    sb a0, 46(s11)
    xor t1, t2, a5
    sb t1, 47(s11)
    lbu a7, 48(s9)
    srli t2, s4, 8
    lbu ra, 49(s9)
    xor t1, s4, a7
    lbu s8, 50(s9)
    xor t3, t2, ra
    srli t2, t2, 8
    xor a0, t2, s8
    srli t2, t2, 8
    lbu s10, 51(s9)
    sb t1, 48(s11)
    sb t3, 49(s11)
    sb a0, 50(s11)
    xor t1, t2, s10
    sb t1, 51(s11)
    lbu s5, 52(s9)
    srli t2, s0, 8
    lbu a2, 53(s9)
    xor t1, s0, s5
    lbu a6, 54(s9)
    xor t3, t2, a2
    srli t2, t2, 8
    xor a0, t2, a6
    srli t2, t2, 8
    lbu s2, 55(s9)
    sb t1, 52(s11)
    sb t3, 53(s11)
    sb a0, 54(s11)
    xor t1, t2, s2
    sb t1, 55(s11)
    lbu a1, 56(s9)
    srli t2, a3, 8
    lbu s3, 57(s9)
    xor t1, a3, a1
    lbu s6, 58(s9)
    xor t3, t2, s3
    srli t2, t2, 8
    xor a0, t2, s6
    srli t2, t2, 8
    lbu s7, 59(s9)
    sb t1, 56(s11)
    sb t3, 57(s11)
    sb a0, 58(s11)
    xor t1, t2, s7
    sb t1, 59(s11)
    lbu s1, 60(s9)
    srli t2, t6, 8
    lbu a5, 61(s9)
    xor t1, t6, s1
    lbu a7, 62(s9)
    xor t3, t2, a5
    srli t2, t2, 8
    xor t6, t2, a7
    srli t2, t2, 8
    lbu s4, 63(s9)
    sb t1, 60(s11)
    sb t3, 61(s11)
    sb t6, 62(s11)
    xor t1, t2, s4
    sb t1, 63(s11)
    jal zero, .Llea192_ctr_join31
.Llea192_ctr_misaligned37:
    andi t1, a1, 1
    bne t1, zero, .Llea192_ctr_odd38
    lhu ra, 2(a1)
    lhu s8, 0(a1)
    lhu s10, 6(a1)
    slli t1, ra, 16
    or t1, s8, t1
    slli t2, s10, 16
    lhu s5, 4(a1)
    lhu s0, 10(a1)
    lhu a6, 8(a1)
    or t2, s5, t2
    slli t3, s0, 16
    or t3, a6, t3
    lhu s2, 14(a1)
    lhu s3, 12(a1)
    slli t6, s2, 16
    or t6, s3, t6
    jal zero, .Llea192_ctr_join39
.Llea192_ctr_odd38:
    lhu s6, 1(a1)
    lbu s7, 0(a1)
    lbu s1, 3(a1)
    slli t1, s6, 8
    or t1, s7, t1
    slli t2, s1, 24
    or t1, t1, t2
    lhu a5, 5(a1)
    lbu a7, 4(a1)
    lbu s9, 7(a1)
    slli t2, a5, 8
    or t2, a7, t2
    slli t3, s9, 24
    or t2, t2, t3
    lhu s4, 9(a1)
    lbu s11, 8(a1)
    lbu ra, 11(a1)
    slli t3, s4, 8
    or t3, s11, t3
    slli t6, ra, 24
    or t3, t3, t6
    lhu s8, 13(a1)
    lbu s10, 12(a1)
    lbu s5, 15(a1)
    slli t6, s8, 8
    or t6, s10, t6
    slli a5, s5, 24
    or t6, t6, a5
    jal zero, .Llea192_ctr_join39
.Llea192_ctr_bytes49:
    lbu s2, 0(a2)
    lbu s3, 1(a2)
    lbu s6, 2(a2)
    xor s1, a5, s2
    srli a5, a5, 8
    xor s2, a5, s3
    srli a5, a5, 8
    xor s3, a5, s6
    srli a5, a5, 8
    lbu s7, 3(a2)
    sb s1, 0(a3)
    sb s2, 1(a3)
    sb s3, 2(a3)
    xor a5, a5, s7
    sb a5, 3(a3)
    lbu s9, 4(a2)
    lbu s4, 5(a2)
    lbu s11, 6(a2)
    xor a5, a6, s9
    srli a6, a6, 8
    xor s1, a6, s4
    srli a6, a6, 8
    xor s2, a6, s11
    srli a6, a6, 8
    lbu ra, 7(a2)
    sb a5, 4(a3)
    sb s1, 5(a3)
    sb s2, 6(a3)
    xor a5, a6, ra
    sb a5, 7(a3)
    lbu s8, 8(a2)
    srli a6, s0, 8
    lbu s10, 9(a2)
    xor a5, s0, s8
    lbu s5, 10(a2)
    xor s0, a6, s10
    srli a6, a6, 8
    xor s1, a6, s5
    srli a6, a6, 8
    lbu s6, 11(a2)
    sb a5, 8(a3)
    sb s0, 9(a3)
    sb s1, 10(a3)
    xor a5, a6, s6
    sb a5, 11(a3)
    lbu s3, 12(a2)
    lbu s7, 13(a2)
    srli a6, a7, 8
    xor a5, a7, s3
    xor a7, a6, s7
    srli a6, a6, 8
    lbu s9, 14(a2)
    lbu s4, 15(a2)
    sb a5, 12(a3)
    xor s0, a6, s9
    srli a6, a6, 8
    sb a7, 13(a3)
    sb s0, 14(a3)
    xor a5, a6, s4
    sb a5, 15(a3)
    jal zero, .Llea192_ctr_join48
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
      "code_bytes": 3408,
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
      "code_bytes": 6512,
      "stack_bytes": 64
    },
    {
      "symbol": "lea192_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 6500,
      "stack_bytes": 64
    },
    {
      "symbol": "lea192_ctr",
      "role": "ctr",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 7824,
      "stack_bytes": 96
    }
  ]
}
*/
