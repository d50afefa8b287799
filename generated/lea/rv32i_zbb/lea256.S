/* gen --cipher lea --target rv32i_zbb */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA256 (TTAK.KO-12.0223) for rv32i_zbb: 32-bit RISC-V, base integer instructions and Zbb, ILP32.
 * Called as C (RISC-V ELF psABI 1.0, chapters 1 and 2: integer calling convention, ILP32).
 */
#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "lea256.S is for RV32I with ILP32, little-endian"
#endif

#ifdef CIPHERGEN_PREFIX
#define CIPHERGEN_JOIN_(a, b) a##b
#define CIPHERGEN_JOIN(a, b) CIPHERGEN_JOIN_(a, b)
#define lea256_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_expand_key)
#define lea256_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_encrypt)
#define lea256_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_decrypt)
#define lea256_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_encrypt_blocks)
#define lea256_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_decrypt_blocks)
#define lea256_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_ctr)
#endif

    .option norvc
    .option norelax
    .cfi_sections .debug_frame
#ifdef CIPHERGEN_HIDDEN
    .hidden lea256_expand_key, lea256_encrypt, lea256_decrypt, lea256_encrypt_blocks, lea256_decrypt_blocks, lea256_ctr
#endif

    .section .text.lea256_expand_key,"ax",%progbits
    .balign 4
    .globl lea256_expand_key
    .type lea256_expand_key, %function
lea256_expand_key:
    /* The cipher text:
     *     schedule LEA256(t) -> rk: word[rounds][6] {
     *       for i in 0..rounds-1 {
     *         let d = delta[i mod 8]
     *         for j in 0..5 {
     *           let k = (6 * i + j) mod 8
     *           t[k] := (t[k] + (d <<< i + j)) <<< [1, 3, 6, 11, 13, 17][j]
     *           rk[i][j] = t[k]
     *         }
     *       }
     *     }
     * A comment that names a round key stands in front of the first instruction for it. Behind it there may
     * be instructions for another round key, too. */
    .cfi_startproc
    andi t0, a1, 3
    bne t0, zero, .Llea256_expand_key_misaligned1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a1, 28(a1)
.Llea256_expand_key_join3:
    /* round key 0 */
    lui a2, 0xc3eff
    addi a2, a2, -0x625  /* 0xc3efe9db */
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 0(a0)
    lui a2, 0x87dfd
    addi a2, a2, 0x3b7  /* 0x87dfd3b7 */
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 4(a0)
    lui a2, 0xfbfa
    addi a2, a2, 0x76f  /* 0x0fbfa76f */
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 8(a0)
    slli a2, a2, 1  /* 0x1f7f4ede */
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 12(a0)
    slli a2, a2, 1  /* 0x3efe9dbc */
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 16(a0)
    slli a2, a2, 1  /* 0x7dfd3b78 */
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 20(a0)
    /* round key 1 */
    lui a2, 0x88c4d
    addi a2, a2, 0x604  /* 0x88c4d604 */
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 24(a0)
    lui a2, 0x1189b
    addi a2, a2, -0x3f7  /* 0x1189ac09 */
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 28(a0)
    slli a2, a2, 1  /* 0x23135812 */
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 32(a0)
    slli a2, a2, 1  /* 0x4626b024 */
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 36(a0)
    slli a2, a2, 1  /* 0x8c4d6048 */
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 40(a0)
    lui a2, 0x189ac
    addi a2, a2, 0x91  /* 0x189ac091 */
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 44(a0)
    /* round key 2 */
    lui a2, 0xe789f
    addi a2, a2, 0x229  /* 0xe789f229 */
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 48(a0)
    lui a2, 0xcf13e
    addi a2, a2, 0x453  /* 0xcf13e453 */
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 52(a0)
    lui a2, 0x9e27d
    addi a2, a2, -0x759  /* 0x9e27c8a7 */
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 56(a0)
    lui a2, 0x3c4f9
    addi a2, a2, 0x14f  /* 0x3c4f914f */
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 60(a0)
    slli a2, a2, 1  /* 0x789f229e */
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 64(a0)
    slli a2, a2, 1  /* 0xf13e453c */
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 68(a0)
    /* round key 3 */
    lui a2, 0xc6f98
    addi a2, a2, 0x763  /* 0xc6f98763 */
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 72(a0)
    lui a2, 0x8df31
    addi a2, a2, -0x139  /* 0x8df30ec7 */
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 76(a0)
    lui a2, 0x1be62
    addi a2, a2, -0x271  /* 0x1be61d8f */
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 80(a0)
    slli a2, a2, 1  /* 0x37cc3b1e */
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 84(a0)
    slli a2, a2, 1  /* 0x6f98763c */
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 88(a0)
    slli a2, a2, 1  /* 0xdf30ec78 */
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 92(a0)
    /* round key 4 */
    lui a2, 0x15ea5
    addi a2, a2, -0x619  /* 0x15ea49e7 */
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 96(a0)
    slli a2, a2, 1  /* 0x2bd493ce */
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 100(a0)
    slli a2, a2, 1  /* 0x57a9279c */
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 104(a0)
    slli a2, a2, 1  /* 0xaf524f38 */
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 108(a0)
    lui a2, 0x5ea4a
    addi a2, a2, -0x18f  /* 0x5ea49e71 */
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 112(a0)
    slli a2, a2, 1  /* 0xbd493ce2 */
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 116(a0)
    /* round key 5 */
    lui a2, 0xf0bb4
    addi a2, a2, 0x158  /* 0xf0bb4158 */
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 120(a0)
    lui a2, 0xe1768
    addi a2, a2, 0x2b1  /* 0xe17682b1 */
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 124(a0)
    lui a2, 0xc2ed0
    addi a2, a2, 0x563  /* 0xc2ed0563 */
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 128(a0)
    lui a2, 0x85da1
    addi a2, a2, -0x539  /* 0x85da0ac7 */
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 132(a0)
    lui a2, 0xbb41
    addi a2, a2, 0x58f  /* 0x0bb4158f */
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 136(a0)
    slli a2, a2, 1  /* 0x17682b1e */
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 140(a0)
    /* round key 6 */
    lui a2, 0x13bc9
    addi a2, a2, -0x548  /* 0x13bc8ab8 */
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 144(a0)
    slli a2, a2, 1  /* 0x27791570 */
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 148(a0)
    slli a2, a2, 1  /* 0x4ef22ae0 */
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 152(a0)
    slli a2, a2, 1  /* 0x9de455c0 */
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 156(a0)
    lui a2, 0x3bc8b
    addi a2, a2, -0x47f  /* 0x3bc8ab81 */
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 160(a0)
    slli a2, a2, 1  /* 0x77915702 */
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 164(a0)
    /* round key 7 */
    lui a2, 0xe204b
    addi a2, a2, -0x40e  /* 0xe204abf2 */
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 168(a0)
    lui a2, 0xc4095
    addi a2, a2, 0x7e5  /* 0xc40957e5 */
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 172(a0)
    lui a2, 0x8812b
    addi a2, a2, -0x35  /* 0x8812afcb */
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 176(a0)
    lui a2, 0x10256
    addi a2, a2, -0x69  /* 0x10255f97 */
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 180(a0)
    slli a2, a2, 1  /* 0x204abf2e */
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 184(a0)
    slli a2, a2, 1  /* 0x40957e5c */
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 188(a0)
    /* round key 8 */
    lui a2, 0xefe9e
    addi a2, a2, -0x43d  /* 0xefe9dbc3 */
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 192(a0)
    lui a2, 0xdfd3b
    addi a2, a2, 0x787  /* 0xdfd3b787 */
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 196(a0)
    lui a2, 0xbfa77
    addi a2, a2, -0xf1  /* 0xbfa76f0f */
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 200(a0)
    lui a2, 0x7f4ee
    addi a2, a2, -0x1e1  /* 0x7f4ede1f */
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 204(a0)
    slli a2, a2, 1  /* 0xfe9dbc3e */
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 208(a0)
    lui a2, 0xfd3b8
    addi a2, a2, -0x783  /* 0xfd3b787d */
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 212(a0)
    /* round key 9 */
    lui a2, 0xc4d60
    addi a2, a2, 0x488  /* 0xc4d60488 */
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 216(a0)
    lui a2, 0x89ac1
    addi a2, a2, -0x6ef  /* 0x89ac0911 */
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 220(a0)
    lui a2, 0x13581
    addi a2, a2, 0x223  /* 0x13581223 */
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 224(a0)
    slli a2, a2, 1  /* 0x26b02446 */
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 228(a0)
    slli a2, a2, 1  /* 0x4d60488c */
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 232(a0)
    slli a2, a2, 1  /* 0x9ac09118 */
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 236(a0)
    /* round key 10 */
    lui a2, 0x89f23
    addi a2, a2, -0x619  /* 0x89f229e7 */
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 240(a0)
    lui a2, 0x13e45
    addi a2, a2, 0x3cf  /* 0x13e453cf */
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 244(a0)
    slli a2, a2, 1  /* 0x27c8a79e */
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 248(a0)
    slli a2, a2, 1  /* 0x4f914f3c */
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 252(a0)
    slli a2, a2, 1  /* 0x9f229e78 */
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 256(a0)
    lui a2, 0x3e454
    addi a2, a2, -0x30f  /* 0x3e453cf1 */
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 260(a0)
    /* round key 11 */
    lui a2, 0xf9876
    addi a2, a2, 0x3c6  /* 0xf98763c6 */
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 264(a0)
    lui a2, 0xf30ec
    addi a2, a2, 0x78d  /* 0xf30ec78d */
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 268(a0)
    lui a2, 0xe61d9
    addi a2, a2, -0xe5  /* 0xe61d8f1b */
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 272(a0)
    lui a2, 0xcc3b2
    addi a2, a2, -0x1c9  /* 0xcc3b1e37 */
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 276(a0)
    lui a2, 0x98764
    addi a2, a2, -0x391  /* 0x98763c6f */
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 280(a0)
    lui a2, 0x30ec8
    addi a2, a2, -0x721  /* 0x30ec78df */
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 284(a0)
    /* round key 12 */
    lui a2, 0xea49e
    addi a2, a2, 0x715  /* 0xea49e715 */
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 288(a0)
    lui a2, 0xd493d
    addi a2, a2, -0x1d5  /* 0xd493ce2b */
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 292(a0)
    lui a2, 0xa927a
    addi a2, a2, -0x3a9  /* 0xa9279c57 */
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 296(a0)
    lui a2, 0x524f4
    addi a2, a2, -0x751  /* 0x524f38af */
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 300(a0)
    slli a2, a2, 1  /* 0xa49e715e */
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 304(a0)
    lui a2, 0x493ce
    addi a2, a2, 0x2bd  /* 0x493ce2bd */
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 308(a0)
    /* round key 13 */
    lui a2, 0xbb416
    addi a2, a2, -0x710  /* 0xbb4158f0 */
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 312(a0)
    lui a2, 0x7682b
    addi a2, a2, 0x1e1  /* 0x7682b1e1 */
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 316(a0)
    slli a2, a2, 1  /* 0xed0563c2 */
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 320(a0)
    lui a2, 0xda0ac
    addi a2, a2, 0x785  /* 0xda0ac785 */
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 324(a0)
    lui a2, 0xb4159
    addi a2, a2, -0xf5  /* 0xb4158f0b */
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 328(a0)
    lui a2, 0x682b2
    addi a2, a2, -0x1e9  /* 0x682b1e17 */
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 332(a0)
    /* round key 14 */
    lui a2, 0xbc8ac
    addi a2, a2, -0x7ed  /* 0xbc8ab813 */
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 336(a0)
    lui a2, 0x79157
    addi a2, a2, 0x27  /* 0x79157027 */
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 340(a0)
    slli a2, a2, 1  /* 0xf22ae04e */
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 344(a0)
    lui a2, 0xe455c
    addi a2, a2, 0x9d  /* 0xe455c09d */
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 348(a0)
    lui a2, 0xc8ab8
    addi a2, a2, 0x13b  /* 0xc8ab813b */
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 352(a0)
    lui a2, 0x91570
    addi a2, a2, 0x277  /* 0x91570277 */
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 356(a0)
    /* round key 15 */
    lui a2, 0x4abf
    addi a2, a2, 0x2e2  /* 0x04abf2e2 */
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 360(a0)
    slli a2, a2, 1  /* 0x0957e5c4 */
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 364(a0)
    slli a2, a2, 1  /* 0x12afcb88 */
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 368(a0)
    slli a2, a2, 1  /* 0x255f9710 */
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 372(a0)
    slli a2, a2, 1  /* 0x4abf2e20 */
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 376(a0)
    slli a2, a2, 1  /* 0x957e5c40 */
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 380(a0)
    /* round key 16 */
    lui a2, 0xe9dbc
    addi a2, a2, 0x3ef  /* 0xe9dbc3ef */
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 384(a0)
    lui a2, 0xd3b78
    addi a2, a2, 0x7df  /* 0xd3b787df */
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 388(a0)
    lui a2, 0xa76f1
    addi a2, a2, -0x41  /* 0xa76f0fbf */
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 392(a0)
    lui a2, 0x4ede2
    addi a2, a2, -0x81  /* 0x4ede1f7f */
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 396(a0)
    slli a2, a2, 1  /* 0x9dbc3efe */
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 400(a0)
    lui a2, 0x3b788
    addi a2, a2, -0x203  /* 0x3b787dfd */
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 404(a0)
    /* round key 17 */
    lui a2, 0xd6049
    addi a2, a2, -0x73c  /* 0xd60488c4 */
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 408(a0)
    lui a2, 0xac091
    addi a2, a2, 0x189  /* 0xac091189 */
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 412(a0)
    lui a2, 0x58122
    addi a2, a2, 0x313  /* 0x58122313 */
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 416(a0)
    slli a2, a2, 1  /* 0xb0244626 */
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 420(a0)
    lui a2, 0x60489
    addi a2, a2, -0x3b3  /* 0x60488c4d */
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 424(a0)
    slli a2, a2, 1  /* 0xc091189a */
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 428(a0)
    /* round key 18 */
    lui a2, 0xf229e
    addi a2, a2, 0x789  /* 0xf229e789 */
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 432(a0)
    lui a2, 0xe453d
    addi a2, a2, -0xed  /* 0xe453cf13 */
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 436(a0)
    lui a2, 0xc8a7a
    addi a2, a2, -0x1d9  /* 0xc8a79e27 */
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 440(a0)
    lui a2, 0x914f4
    addi a2, a2, -0x3b1  /* 0x914f3c4f */
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 444(a0)
    lui a2, 0x229e8
    addi a2, a2, -0x761  /* 0x229e789f */
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 448(a0)
    slli a2, a2, 1  /* 0x453cf13e */
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 452(a0)
    /* round key 19 */
    lui a2, 0x8763c
    addi a2, a2, 0x6f9  /* 0x8763c6f9 */
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 456(a0)
    lui a2, 0xec79
    addi a2, a2, -0x20d  /* 0x0ec78df3 */
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 460(a0)
    slli a2, a2, 1  /* 0x1d8f1be6 */
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 464(a0)
    slli a2, a2, 1  /* 0x3b1e37cc */
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 468(a0)
    slli a2, a2, 1  /* 0x763c6f98 */
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 472(a0)
    slli a2, a2, 1  /* 0xec78df30 */
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 476(a0)
    /* round key 20 */
    lui a2, 0x49e71
    addi a2, a2, 0x5ea  /* 0x49e715ea */
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 480(a0)
    slli a2, a2, 1  /* 0x93ce2bd4 */
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 484(a0)
    lui a2, 0x279c5
    addi a2, a2, 0x7a9  /* 0x279c57a9 */
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 488(a0)
    slli a2, a2, 1  /* 0x4f38af52 */
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 492(a0)
    slli a2, a2, 1  /* 0x9e715ea4 */
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 496(a0)
    lui a2, 0x3ce2c
    addi a2, a2, -0x2b7  /* 0x3ce2bd49 */
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 500(a0)
    /* round key 21 */
    lui a2, 0x4158f
    addi a2, a2, 0xbb  /* 0x4158f0bb */
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 504(a0)
    slli a2, a2, 1  /* 0x82b1e176 */
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 508(a0)
    lui a2, 0x563c
    addi a2, a2, 0x2ed  /* 0x0563c2ed */
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 512(a0)
    slli a2, a2, 1  /* 0x0ac785da */
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 516(a0)
    slli a2, a2, 1  /* 0x158f0bb4 */
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 520(a0)
    slli a2, a2, 1  /* 0x2b1e1768 */
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 524(a0)
    /* round key 22 */
    lui a2, 0x8ab81
    addi a2, a2, 0x3bc  /* 0x8ab813bc */
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 528(a0)
    lui a2, 0x15702
    addi a2, a2, 0x779  /* 0x15702779 */
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 532(a0)
    slli a2, a2, 1  /* 0x2ae04ef2 */
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 536(a0)
    slli a2, a2, 1  /* 0x55c09de4 */
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 540(a0)
    slli a2, a2, 1  /* 0xab813bc8 */
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 544(a0)
    lui a2, 0x57027
    addi a2, a2, 0x791  /* 0x57027791 */
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 548(a0)
    /* round key 23 */
    lui a2, 0xabf2e
    addi a2, a2, 0x204  /* 0xabf2e204 */
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 552(a0)
    lui a2, 0x57e5c
    addi a2, a2, 0x409  /* 0x57e5c409 */
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 556(a0)
    slli a2, a2, 1  /* 0xafcb8812 */
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 560(a0)
    lui a2, 0x5f971
    addi a2, a2, 0x25  /* 0x5f971025 */
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 564(a0)
    slli a2, a2, 1  /* 0xbf2e204a */
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 568(a0)
    lui a2, 0x7e5c4
    addi a2, a2, 0x95  /* 0x7e5c4095 */
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 572(a0)
    /* round key 24 */
    lui a2, 0xdbc3f
    addi a2, a2, -0x17  /* 0xdbc3efe9 */
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 576(a0)
    lui a2, 0xb787e
    addi a2, a2, -0x2d  /* 0xb787dfd3 */
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 580(a0)
    lui a2, 0x6f0fc
    addi a2, a2, -0x59  /* 0x6f0fbfa7 */
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 584(a0)
    slli a2, a2, 1  /* 0xde1f7f4e */
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 588(a0)
    lui a2, 0xbc3f0
    addi a2, a2, -0x163  /* 0xbc3efe9d */
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 592(a0)
    lui a2, 0x787e0
    addi a2, a2, -0x2c5  /* 0x787dfd3b */
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 596(a0)
    /* round key 25 */
    lui a2, 0x488c
    addi a2, a2, 0x4d6  /* 0x0488c4d6 */
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 600(a0)
    slli a2, a2, 1  /* 0x091189ac */
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 604(a0)
    slli a2, a2, 1  /* 0x12231358 */
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 608(a0)
    slli a2, a2, 1  /* 0x244626b0 */
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 612(a0)
    slli a2, a2, 1  /* 0x488c4d60 */
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 616(a0)
    slli a2, a2, 1  /* 0x91189ac0 */
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 620(a0)
    /* round key 26 */
    lui a2, 0x29e79
    addi a2, a2, -0x60e  /* 0x29e789f2 */
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 624(a0)
    slli a2, a2, 1  /* 0x53cf13e4 */
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 628(a0)
    slli a2, a2, 1  /* 0xa79e27c8 */
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 632(a0)
    lui a2, 0x4f3c5
    addi a2, a2, -0x6f  /* 0x4f3c4f91 */
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 636(a0)
    slli a2, a2, 1  /* 0x9e789f22 */
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 640(a0)
    lui a2, 0x3cf14
    addi a2, a2, -0x1bb  /* 0x3cf13e45 */
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 644(a0)
    /* round key 27 */
    lui a2, 0x63c70
    addi a2, a2, -0x679  /* 0x63c6f987 */
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 648(a0)
    slli a2, a2, 1  /* 0xc78df30e */
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 652(a0)
    lui a2, 0x8f1be
    addi a2, a2, 0x61d  /* 0x8f1be61d */
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 656(a0)
    lui a2, 0x1e37d
    addi a2, a2, -0x3c5  /* 0x1e37cc3b */
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 660(a0)
    slli a2, a2, 1  /* 0x3c6f9876 */
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 664(a0)
    slli a2, a2, 1  /* 0x78df30ec */
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 668(a0)
    /* round key 28 */
    lui a2, 0xe715f
    addi a2, a2, -0x5b7  /* 0xe715ea49 */
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 672(a0)
    lui a2, 0xce2bd
    addi a2, a2, 0x493  /* 0xce2bd493 */
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 676(a0)
    lui a2, 0x9c57b
    addi a2, a2, -0x6d9  /* 0x9c57a927 */
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 680(a0)
    lui a2, 0x38af5
    addi a2, a2, 0x24f  /* 0x38af524f */
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 684(a0)
    slli a2, a2, 1  /* 0x715ea49e */
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 688(a0)
    slli a2, a2, 1  /* 0xe2bd493c */
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 692(a0)
    /* round key 29 */
    lui a2, 0x58f0c
    addi a2, a2, -0x4bf  /* 0x58f0bb41 */
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 696(a0)
    slli a2, a2, 1  /* 0xb1e17682 */
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 700(a0)
    lui a2, 0x63c2f
    addi a2, a2, -0x2fb  /* 0x63c2ed05 */
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 704(a0)
    slli a2, a2, 1  /* 0xc785da0a */
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 708(a0)
    lui a2, 0x8f0bb
    addi a2, a2, 0x415  /* 0x8f0bb415 */
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 712(a0)
    lui a2, 0x1e177
    addi a2, a2, -0x7d5  /* 0x1e17682b */
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 716(a0)
    /* round key 30 */
    lui a2, 0xb813c
    addi a2, a2, -0x376  /* 0xb813bc8a */
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 720(a0)
    lui a2, 0x70278
    addi a2, a2, -0x6eb  /* 0x70277915 */
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 724(a0)
    slli a2, a2, 1  /* 0xe04ef22a */
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 728(a0)
    lui a2, 0xc09de
    addi a2, a2, 0x455  /* 0xc09de455 */
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 732(a0)
    lui a2, 0x813bd
    addi a2, a2, -0x755  /* 0x813bc8ab */
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 736(a0)
    lui t0, 0x2779
    addi t0, t0, 0x157  /* 0x02779157 */
    add t0, t1, t0
    rori t0, t0, 15
    sw t0, 740(a0)
    /* round key 31 */
    lui t0, 0xf2e20
    addi t0, t0, 0x4ab  /* 0xf2e204ab */
    add t0, t2, t0
    rori t0, t0, 31
    sw t0, 744(a0)
    lui t0, 0xe5c41
    addi t0, t0, -0x6a9  /* 0xe5c40957 */
    add t0, t3, t0
    rori t0, t0, 29
    sw t0, 748(a0)
    lui t0, 0xcb881
    addi t0, t0, 0x2af  /* 0xcb8812af */
    add t0, t4, t0
    rori t0, t0, 26
    sw t0, 752(a0)
    lui t0, 0x97102
    addi t0, t0, 0x55f  /* 0x9710255f */
    add t0, t5, t0
    rori t0, t0, 21
    sw t0, 756(a0)
    lui t0, 0x2e205
    addi t0, t0, -0x541  /* 0x2e204abf */
    add t1, t6, t0
    rori t1, t1, 19
    sw t1, 760(a0)
    slli t0, t0, 1  /* 0x5c40957e */
    add t0, a1, t0
    rori t0, t0, 15
    sw t0, 764(a0)
    jalr zero, 0(ra)
.Llea256_expand_key_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea256_expand_key_odd2
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
    lhu a2, 20(a1)
    or t4, t5, t4
    slli t5, t6, 16
    or t5, a2, t5
    lhu t6, 26(a1)
    lhu a2, 24(a1)
    lhu a3, 30(a1)
    slli t6, t6, 16
    or t6, a2, t6
    slli a2, a3, 16
    lhu a1, 28(a1)
    or a1, a1, a2
    jal zero, .Llea256_expand_key_join3
.Llea256_expand_key_odd2:
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
    lbu a2, 23(a1)
    slli t5, t5, 8
    or t5, t6, t5
    slli t6, a2, 24
    or t5, t5, t6
    lhu t6, 25(a1)
    lbu a2, 24(a1)
    lbu a3, 27(a1)
    slli t6, t6, 8
    or t6, a2, t6
    slli a2, a3, 24
    or t6, t6, a2
    lhu a2, 29(a1)
    lbu a3, 28(a1)
    lbu a1, 31(a1)
    slli a2, a2, 8
    or a2, a3, a2
    slli a1, a1, 24
    or a1, a2, a1
    jal zero, .Llea256_expand_key_join3
    .cfi_endproc
    .size lea256_expand_key, .-lea256_expand_key

    .section .text.lea256_encrypt,"ax",%progbits
    .balign 4
    .globl lea256_encrypt
    .type lea256_encrypt, %function
lea256_encrypt:
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
    bne t0, zero, .Llea256_encrypt_misaligned1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Llea256_encrypt_join3:
    addi t4, a0, 768
.Llea256_encrypt_rounds6:
    /* round i = 0, 4, ..., 28: x := round(x, rk[i]) */
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
    /* round i = 1, 5, ..., 29: x := round(x, rk[i]) */
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
    /* round i = 2, 6, ..., 30: x := round(x, rk[i]) */
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
    /* round i = 3, 7, ..., 31: x := round(x, rk[i]) */
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
    bne a0, t4, .Llea256_encrypt_rounds6
    andi t4, a2, 3
    bne t4, zero, .Llea256_encrypt_misaligned8
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
.Llea256_encrypt_join10:
    jalr zero, 0(ra)
.Llea256_encrypt_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea256_encrypt_odd2
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
    jal zero, .Llea256_encrypt_join3
.Llea256_encrypt_odd2:
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
    jal zero, .Llea256_encrypt_join3
.Llea256_encrypt_misaligned8:
    andi t4, a2, 1
    bne t4, zero, .Llea256_encrypt_odd9
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
    jal zero, .Llea256_encrypt_join10
.Llea256_encrypt_odd9:
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
    jal zero, .Llea256_encrypt_join10
    .cfi_endproc
    .size lea256_encrypt, .-lea256_encrypt

    .section .text.lea256_decrypt,"ax",%progbits
    .balign 4
    .globl lea256_decrypt
    .type lea256_decrypt, %function
lea256_decrypt:
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
    bne t0, zero, .Llea256_decrypt_misaligned1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Llea256_decrypt_join3:
    addi t4, a0, 768
.Llea256_decrypt_rounds6:
    /* round i = 31, 27, ..., 3: y := round_back(y, rk[i]) */
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
    /* round i = 30, 26, ..., 2: y := round_back(y, rk[i]) */
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
    /* round i = 29, 25, ..., 1: y := round_back(y, rk[i]) */
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
    /* round i = 28, 24, ..., 0: y := round_back(y, rk[i]) */
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
    bne t4, a0, .Llea256_decrypt_rounds6
    andi t4, a2, 3
    bne t4, zero, .Llea256_decrypt_misaligned8
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
.Llea256_decrypt_join10:
    jalr zero, 0(ra)
.Llea256_decrypt_misaligned1:
    andi t0, a1, 1
    bne t0, zero, .Llea256_decrypt_odd2
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
    jal zero, .Llea256_decrypt_join3
.Llea256_decrypt_odd2:
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
    jal zero, .Llea256_decrypt_join3
.Llea256_decrypt_misaligned8:
    andi t4, a2, 1
    bne t4, zero, .Llea256_decrypt_odd9
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
    jal zero, .Llea256_decrypt_join10
.Llea256_decrypt_odd9:
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
    jal zero, .Llea256_decrypt_join10
    .cfi_endproc
    .size lea256_decrypt, .-lea256_decrypt

    .section .text.lea256_encrypt_blocks,"ax",%progbits
    .balign 4
    .globl lea256_encrypt_blocks
    .type lea256_encrypt_blocks, %function
lea256_encrypt_blocks:
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
    bne t0, zero, .Llea256_encrypt_blocks_rest2
    andi t0, a2, 3
    bne t0, zero, .Llea256_encrypt_blocks_rest2
    addi s7, a3, -5
    blt s7, zero, .Llea256_encrypt_blocks_fewer3
    lw t0, 0(sp)  /* reload */
    addi s8, t0, 768
.Llea256_encrypt_blocks_blocks7:
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
.Llea256_encrypt_blocks_rounds8:
    /* round i = 0, 8, 16, 24: x := round(x, rk[i]) */
    lw s10, 16(s9)
    lw s11, 20(s9)
    xor ra, t2, s10
    xor t3, t3, s11
    add t3, ra, t3
    rori t3, t3, 3
    xor ra, t6, s10
    xor a0, a0, s11
    add a0, ra, a0
    rori a0, a0, 3
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
    /* round i = 1, 9, 17, 25: x := round(x, rk[i]) */
    lw s10, 40(s9)
    lw s11, 44(s9)
    xor ra, t3, s10
    xor t0, t0, s11
    add t0, ra, t0
    rori t0, t0, 3
    xor ra, a0, s10
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
    xor a0, a0, s11
    add a0, ra, a0
    rori a0, a0, 5
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
    /* round i = 2, 10, 18, 26: x := round(x, rk[i]) */
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
    xor ra, a0, s10
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
    xor a0, a0, s11
    add a0, ra, a0
    rori a0, a0, 23
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
    /* round i = 3, 11, 19, 27: x := round(x, rk[i]) */
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
    xor ra, a0, s10
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
    /* round i = 4, 12, 20, 28: x := round(x, rk[i]) */
    lw s10, 112(s9)
    lw s11, 116(s9)
    xor ra, t2, s10
    xor t3, t3, s11
    add t3, ra, t3
    rori t3, t3, 3
    xor ra, t6, s10
    xor a0, a0, s11
    add a0, ra, a0
    rori a0, a0, 3
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
    /* round i = 5, 13, 21, 29: x := round(x, rk[i]) */
    lw s10, 136(s9)
    lw s11, 140(s9)
    xor ra, t3, s10
    xor t0, t0, s11
    add t0, ra, t0
    rori t0, t0, 3
    xor ra, a0, s10
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
    xor a0, a0, s11
    add a0, ra, a0
    rori a0, a0, 5
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
    /* round i = 6, 14, 22, 30: x := round(x, rk[i]) */
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
    xor ra, a0, s10
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
    xor a0, a0, s11
    add a0, ra, a0
    rori a0, a0, 23
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
    /* round i = 7, 15, 23, 31: x := round(x, rk[i]) */
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
    xor ra, a0, s10
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
    bne s9, s8, .Llea256_encrypt_blocks_rounds8
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
    bge s7, zero, .Llea256_encrypt_blocks_blocks7
.Llea256_encrypt_blocks_fewer3:
    addi a3, s7, 5
.Llea256_encrypt_blocks_rest2:
    addi t0, a3, -4
    blt t0, zero, .Llea256_encrypt_blocks_fewer11
    lw t1, 0(sp)  /* reload */
    addi t1, t1, 768
.Llea256_encrypt_blocks_blocks13:
    andi t2, a1, 3
    bne t2, zero, .Llea256_encrypt_blocks_misaligned14
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
.Llea256_encrypt_blocks_join16:
    addi a1, a1, 64
    lw s5, 0(sp)  /* reload */
.Llea256_encrypt_blocks_rounds19:
    /* round i = 0, 4, ..., 28: x := round(x, rk[i]) */
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
    lw s7, 4(s5)
    xor s8, t2, s6
    xor t3, t3, s7
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
    /* round i = 1, 5, ..., 29: x := round(x, rk[i]) */
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
    /* round i = 2, 6, ..., 30: x := round(x, rk[i]) */
    lw s6, 64(s5)
    lw s7, 68(s5)
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
    /* round i = 3, 7, ..., 31: x := round(x, rk[i]) */
    lw s6, 88(s5)
    lw s7, 92(s5)
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
    lw s6, 80(s5)
    lw s7, 84(s5)
    xor s8, t2, s6
    xor t3, t3, s7
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
    bne s5, t1, .Llea256_encrypt_blocks_rounds19
    andi s5, a2, 3
    bne s5, zero, .Llea256_encrypt_blocks_misaligned21
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
.Llea256_encrypt_blocks_join23:
    addi a2, a2, 64
    addi t0, t0, -4
    bge t0, zero, .Llea256_encrypt_blocks_blocks13
.Llea256_encrypt_blocks_fewer11:
    addi t0, t0, 4
    beq t0, zero, .Llea256_encrypt_blocks_done1
    lw t1, 0(sp)  /* reload */
    addi t1, t1, 768
.Llea256_encrypt_blocks_blocks27:
    andi t2, a1, 3
    bne t2, zero, .Llea256_encrypt_blocks_misaligned28
    lw t2, 0(a1)
    lw t3, 4(a1)
    lw t4, 8(a1)
    lw t5, 12(a1)
.Llea256_encrypt_blocks_join30:
    addi a1, a1, 16
    lw t6, 0(sp)  /* reload */
.Llea256_encrypt_blocks_rounds33:
    /* round i = 0, 4, ..., 28: x := round(x, rk[i]) */
    lw a0, 16(t6)
    lw a3, 20(t6)
    xor a0, t4, a0
    xor t5, t5, a3
    add t5, a0, t5
    rori t5, t5, 3
    lw a0, 8(t6)
    lw a3, 12(t6)
    xor a0, t3, a0
    xor t4, t4, a3
    add t4, a0, t4
    rori t4, t4, 5
    lw a0, 0(t6)
    lw a3, 4(t6)
    xor a0, t2, a0
    xor t3, t3, a3
    add t3, a0, t3
    rori t3, t3, 23
    /* round i = 1, 5, ..., 29: x := round(x, rk[i]) */
    lw a0, 40(t6)
    lw a3, 44(t6)
    xor a0, t5, a0
    xor t2, t2, a3
    add t2, a0, t2
    rori t2, t2, 3
    lw a0, 32(t6)
    lw a3, 36(t6)
    xor a0, t4, a0
    xor t5, t5, a3
    add t5, a0, t5
    rori t5, t5, 5
    lw a0, 24(t6)
    lw a3, 28(t6)
    xor a0, t3, a0
    xor t4, t4, a3
    add t4, a0, t4
    rori t4, t4, 23
    /* round i = 2, 6, ..., 30: x := round(x, rk[i]) */
    lw a0, 64(t6)
    lw a3, 68(t6)
    xor a0, t2, a0
    xor t3, t3, a3
    add t3, a0, t3
    rori t3, t3, 3
    lw a0, 56(t6)
    lw a3, 60(t6)
    xor a0, t5, a0
    xor t2, t2, a3
    add t2, a0, t2
    rori t2, t2, 5
    lw a0, 48(t6)
    lw a3, 52(t6)
    xor a0, t4, a0
    xor t5, t5, a3
    add t5, a0, t5
    rori t5, t5, 23
    /* round i = 3, 7, ..., 31: x := round(x, rk[i]) */
    lw a0, 88(t6)
    lw a3, 92(t6)
    xor a0, t3, a0
    xor t4, t4, a3
    add t4, a0, t4
    rori t4, t4, 3
    lw a0, 80(t6)
    lw a3, 84(t6)
    xor a0, t2, a0
    xor t3, t3, a3
    add t3, a0, t3
    rori t3, t3, 5
    lw a0, 72(t6)
    lw a3, 76(t6)
    xor a0, t5, a0
    xor t2, t2, a3
    add t2, a0, t2
    rori t2, t2, 23
    addi t6, t6, 96
    bne t6, t1, .Llea256_encrypt_blocks_rounds33
    andi t6, a2, 3
    bne t6, zero, .Llea256_encrypt_blocks_misaligned35
    sw t2, 0(a2)
    sw t3, 4(a2)
    sw t4, 8(a2)
    sw t5, 12(a2)
.Llea256_encrypt_blocks_join37:
    addi a2, a2, 16
    addi t0, t0, -1
    bne t0, zero, .Llea256_encrypt_blocks_blocks27
.Llea256_encrypt_blocks_done1:
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
.Llea256_encrypt_blocks_misaligned14:
    .cfi_restore_state
    andi t2, a1, 1
    bne t2, zero, .Llea256_encrypt_blocks_odd15
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
    jal zero, .Llea256_encrypt_blocks_join16
.Llea256_encrypt_blocks_odd15:
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
    jal zero, .Llea256_encrypt_blocks_join16
.Llea256_encrypt_blocks_misaligned21:
    andi s5, a2, 1
    bne s5, zero, .Llea256_encrypt_blocks_odd22
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
    jal zero, .Llea256_encrypt_blocks_join23
.Llea256_encrypt_blocks_odd22:
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
    jal zero, .Llea256_encrypt_blocks_join23
.Llea256_encrypt_blocks_misaligned28:
    andi t2, a1, 1
    bne t2, zero, .Llea256_encrypt_blocks_odd29
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
    jal zero, .Llea256_encrypt_blocks_join30
.Llea256_encrypt_blocks_odd29:
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
    jal zero, .Llea256_encrypt_blocks_join30
.Llea256_encrypt_blocks_misaligned35:
    andi t6, a2, 1
    bne t6, zero, .Llea256_encrypt_blocks_odd36
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
    jal zero, .Llea256_encrypt_blocks_join37
.Llea256_encrypt_blocks_odd36:
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
    jal zero, .Llea256_encrypt_blocks_join37
    .cfi_endproc
    .size lea256_encrypt_blocks, .-lea256_encrypt_blocks

    .section .text.lea256_decrypt_blocks,"ax",%progbits
    .balign 4
    .globl lea256_decrypt_blocks
    .type lea256_decrypt_blocks, %function
lea256_decrypt_blocks:
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
    bne t0, zero, .Llea256_decrypt_blocks_rest2
    lw t0, 8(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea256_decrypt_blocks_rest2
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -5
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea256_decrypt_blocks_fewer3
.Llea256_decrypt_blocks_blocks7:
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
    addi s6, a0, 768
.Llea256_decrypt_blocks_rounds8:
    /* round i = 31, 23, 15, 7: y := round_back(y, rk[i]) */
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
    lw a0, -24(s6)
    lw s7, -20(s6)
    xor s8, t3, a0
    sub t0, t0, s8
    xor t0, t0, s7
    lw s8, -16(s6)
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
    /* round i = 30, 22, 14, 6: y := round_back(y, rk[i]) */
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
    /* round i = 29, 21, 13, 5: y := round_back(y, rk[i]) */
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
    /* round i = 28, 20, 12, 4: y := round_back(y, rk[i]) */
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
    xor s2, s2, s9
    xor s5, s1, s10
    sub a6, a6, s5
    xor a6, a6, s11
    xor s5, s2, s10
    sub a0, a0, s5
    xor a0, a0, s11
    lw s5, -96(s6)
    lw s7, -92(s6)
    xor s8, t0, s5
    sub t1, t1, s8
    xor t1, t1, s7
    lw s8, -88(s6)
    rori s1, s1, 29
    rori s0, s0, 27
    rori s2, s2, 29
    rori s4, s4, 27
    /* round i = 27, 19, 11, 3: y := round_back(y, rk[i]) */
    rori t0, t0, 9
    xor s9, t1, s8
    sub t2, t2, s9
    rori t1, t1, 27
    lw s9, -84(s6)
    lw s10, -80(s6)
    xor t2, t2, s9
    lw s11, -76(s6)
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
    lw s5, -120(s6)
    lw s7, -116(s6)
    xor s8, t3, s5
    sub t0, t0, s8
    xor t0, t0, s7
    lw s8, -112(s6)
    rori s0, s0, 29
    rori a7, a7, 27
    rori s4, s4, 29
    rori s3, s3, 27
    /* round i = 26, 18, 10, 2: y := round_back(y, rk[i]) */
    rori t3, t3, 9
    xor s9, t0, s8
    sub t1, t1, s9
    rori t0, t0, 27
    lw s9, -108(s6)
    lw s10, -104(s6)
    xor t1, t1, s9
    lw s11, -100(s6)
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
    lw s5, -144(s6)
    lw s7, -140(s6)
    xor s8, t2, s5
    sub t3, t3, s8
    xor t3, t3, s7
    lw s8, -136(s6)
    rori a7, a7, 29
    rori a6, a6, 27
    rori s3, s3, 29
    rori a0, a0, 27
    /* round i = 25, 17, 9, 1: y := round_back(y, rk[i]) */
    rori t2, t2, 9
    xor s9, t3, s8
    sub t0, t0, s9
    rori t3, t3, 27
    lw s9, -132(s6)
    lw s10, -128(s6)
    xor t0, t0, s9
    lw s11, -124(s6)
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
    lw s5, -168(s6)
    lw s7, -164(s6)
    xor s8, t1, s5
    sub t2, t2, s8
    xor t2, t2, s7
    lw s8, -160(s6)
    rori a6, a6, 29
    rori s1, s1, 27
    rori a0, a0, 29
    rori s2, s2, 27
    /* round i = 24, 16, 8, 0: y := round_back(y, rk[i]) */
    rori t1, t1, 9
    xor s9, t2, s8
    sub t3, t3, s9
    rori t2, t2, 27
    lw s9, -156(s6)
    lw s10, -152(s6)
    xor t3, t3, s9
    lw s11, -148(s6)
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
    lw a0, -192(s6)
    lw s7, -188(s6)
    xor s8, t0, a0
    sub t1, t1, s8
    xor t1, t1, s7
    lw s8, -184(s6)
    rori s1, s1, 29
    rori s0, s0, 27
    rori s5, s5, 29
    rori s4, s4, 27
    xor s9, t1, s8
    sub t2, t2, s9
    lw s9, -180(s6)
    lw s10, -176(s6)
    xor t2, t2, s9
    lw s11, -172(s6)
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
    bne s6, a0, .Llea256_decrypt_blocks_rounds8
    lw s6, 8(sp)  /* reload */
    sw t0, 0(s6)
    sw t1, 4(s6)
    sw t2, 8(s6)
    sw t3, 12(s6)
    sw t4, 16(s6)
    sw t5, 20(s6)
    sw t6, 24(s6)
    sw a1, 28(s6)
    sw a2, 32(s6)
    sw a3, 36(s6)
    sw a4, 40(s6)
    sw a5, 44(s6)
    sw a6, 48(s6)
    sw a7, 52(s6)
    sw s0, 56(s6)
    sw s1, 60(s6)
    sw s2, 64(s6)
    sw s3, 68(s6)
    sw s4, 72(s6)
    sw s5, 76(s6)
    addi t0, s6, 80
    sw t0, 8(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -5
    sw t0, 12(sp)  /* spill */
    bge t0, zero, .Llea256_decrypt_blocks_blocks7
.Llea256_decrypt_blocks_fewer3:
    lw t0, 12(sp)  /* reload */
    addi t0, t0, 5
    sw t0, 12(sp)  /* spill */
.Llea256_decrypt_blocks_rest2:
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -4
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea256_decrypt_blocks_fewer11
.Llea256_decrypt_blocks_blocks13:
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea256_decrypt_blocks_misaligned14
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
.Llea256_decrypt_blocks_join16:
    lw s2, 0(sp)  /* reload */
    addi s2, s2, 64
    sw s2, 0(sp)  /* spill */
    addi s2, a0, 768
.Llea256_decrypt_blocks_rounds19:
    /* round i = 31, 27, ..., 3: y := round_back(y, rk[i]) */
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
    /* round i = 30, 26, ..., 2: y := round_back(y, rk[i]) */
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
    /* round i = 29, 25, ..., 1: y := round_back(y, rk[i]) */
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
    /* round i = 28, 24, ..., 0: y := round_back(y, rk[i]) */
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
    bne s2, a0, .Llea256_decrypt_blocks_rounds19
    lw s2, 8(sp)  /* reload */
    andi s2, s2, 3
    bne s2, zero, .Llea256_decrypt_blocks_misaligned21
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
.Llea256_decrypt_blocks_join23:
    lw t0, 8(sp)  /* reload */
    addi t0, t0, 64
    sw t0, 8(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -4
    sw t0, 12(sp)  /* spill */
    bge t0, zero, .Llea256_decrypt_blocks_blocks13
.Llea256_decrypt_blocks_fewer11:
    lw t0, 12(sp)  /* reload */
    addi t0, t0, 4
    sw t0, 12(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    beq t0, zero, .Llea256_decrypt_blocks_done1
.Llea256_decrypt_blocks_blocks27:
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea256_decrypt_blocks_misaligned28
    lw t3, 0(sp)  /* reload */
    lw t0, 0(t3)
    lw t1, 4(t3)
    lw t2, 8(t3)
    lw t3, 12(t3)
.Llea256_decrypt_blocks_join30:
    lw t4, 0(sp)  /* reload */
    addi t4, t4, 16
    sw t4, 0(sp)  /* spill */
    addi t4, a0, 768
.Llea256_decrypt_blocks_rounds33:
    /* round i = 31, 27, ..., 3: y := round_back(y, rk[i]) */
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
    /* round i = 30, 26, ..., 2: y := round_back(y, rk[i]) */
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
    /* round i = 29, 25, ..., 1: y := round_back(y, rk[i]) */
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
    /* round i = 28, 24, ..., 0: y := round_back(y, rk[i]) */
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
    bne t4, a0, .Llea256_decrypt_blocks_rounds33
    lw t4, 8(sp)  /* reload */
    andi t4, t4, 3
    bne t4, zero, .Llea256_decrypt_blocks_misaligned35
    lw t4, 8(sp)  /* reload */
    sw t0, 0(t4)
    sw t1, 4(t4)
    sw t2, 8(t4)
    sw t3, 12(t4)
.Llea256_decrypt_blocks_join37:
    lw t0, 8(sp)  /* reload */
    addi t0, t0, 16
    sw t0, 8(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -1
    sw t0, 12(sp)  /* spill */
    bne t0, zero, .Llea256_decrypt_blocks_blocks27
.Llea256_decrypt_blocks_done1:
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
.Llea256_decrypt_blocks_misaligned14:
    .cfi_restore_state
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 1
    bne t0, zero, .Llea256_decrypt_blocks_odd15
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
    jal zero, .Llea256_decrypt_blocks_join16
.Llea256_decrypt_blocks_odd15:
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
    jal zero, .Llea256_decrypt_blocks_join16
.Llea256_decrypt_blocks_misaligned21:
    lw s2, 8(sp)  /* reload */
    andi s2, s2, 1
    bne s2, zero, .Llea256_decrypt_blocks_odd22
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
    jal zero, .Llea256_decrypt_blocks_join23
.Llea256_decrypt_blocks_odd22:
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
    jal zero, .Llea256_decrypt_blocks_join23
.Llea256_decrypt_blocks_misaligned28:
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 1
    bne t0, zero, .Llea256_decrypt_blocks_odd29
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
    jal zero, .Llea256_decrypt_blocks_join30
.Llea256_decrypt_blocks_odd29:
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
    jal zero, .Llea256_decrypt_blocks_join30
.Llea256_decrypt_blocks_misaligned35:
    lw t4, 8(sp)  /* reload */
    andi t4, t4, 1
    bne t4, zero, .Llea256_decrypt_blocks_odd36
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
    jal zero, .Llea256_decrypt_blocks_join37
.Llea256_decrypt_blocks_odd36:
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
    jal zero, .Llea256_decrypt_blocks_join37
    .cfi_endproc
    .size lea256_decrypt_blocks, .-lea256_decrypt_blocks

    .section .text.lea256_ctr,"ax",%progbits
    .balign 4
    .globl lea256_ctr
    .type lea256_ctr, %function
lea256_ctr:
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
    bne a4, zero, .Llea256_ctr_some5
    jal zero, .Llea256_ctr_done4
.Llea256_ctr_some5:
.Llea256_ctr_epoch1:
    andi t1, a1, 3
    beq t1, zero, .Llea256_ctr_words9
    jal zero, .Llea256_ctr_misaligned6
.Llea256_ctr_words9:
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea256_ctr_join8:
    lui t5, 0x1000
    beq t0, zero, .Llea256_ctr_aligned13
    jal zero, .Llea256_ctr_few11
.Llea256_ctr_aligned13:
    addi t6, zero, 64
    bgeu a4, t6, .Llea256_ctr_enough14
    jal zero, .Llea256_ctr_few11
.Llea256_ctr_enough14:
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
    addi a7, zero, 80
    sw a2, 0(sp)  /* spill */
    sw a3, 4(sp)  /* spill */
    sw a1, 8(sp)  /* spill */
    sw t5, 12(sp)  /* spill */
    sw t0, 16(sp)  /* spill */
    sw t6, 20(sp)  /* spill */
    sw a5, 24(sp)  /* spill */
    sw a6, 28(sp)  /* spill */
    sw t2, 32(sp)  /* spill */
    sw t3, 36(sp)  /* spill */
    sw t1, 40(sp)  /* spill */
    bgeu a4, a7, .Llea256_ctr_enough18
    jal zero, .Llea256_ctr_fewer16
.Llea256_ctr_enough18:
    lui t0, 0xfc000
    bltu t4, t0, .Llea256_ctr_batches19
    jal zero, .Llea256_ctr_fewer16
.Llea256_ctr_batches19:
.Llea256_ctr_batch17:
    /* round i = 0: x := round(x, rk[i]) */
    lw t0, 20(a0)
    lw t1, 12(sp)  /* reload */
    xor t3, t4, t0
    add t2, t4, t1
    lw t4, 20(sp)  /* reload */
    xor t5, t2, t0
    add t3, t4, t3
    rori t3, t3, 3
    add t5, t4, t5
    rori t5, t5, 3
    add t2, t2, t1
    xor t6, t2, t0
    add t6, t4, t6
    rori t6, t6, 3
    add t2, t2, t1
    xor a1, t2, t0
    add a1, t4, a1
    rori a1, a1, 3
    add t2, t2, t1
    xor t0, t2, t0
    add t0, t4, t0
    rori t0, t0, 3
    /* round i = 1: x := round(x, rk[i]) */
    lw t4, 40(a0)
    lw a2, 36(a0)
    xor a3, t3, t4
    lw a5, 24(sp)  /* reload */
    xor a6, t5, t4
    add a3, a3, a5
    rori a3, a3, 3
    add a6, a6, a5
    rori a6, a6, 3
    xor a7, t6, t4
    add a7, a7, a5
    rori a7, a7, 3
    xor s0, a1, t4
    add s0, s0, a5
    rori s0, s0, 3
    xor t4, t0, t4
    add t4, t4, a5
    rori a5, t4, 3
    xor t3, t3, a2
    lw t4, 28(sp)  /* reload */
    xor t5, t5, a2
    add t3, t4, t3
    rori t3, t3, 5
    add t5, t4, t5
    rori t5, t5, 5
    xor t6, t6, a2
    add t6, t4, t6
    rori t6, t6, 5
    xor a1, a1, a2
    add a1, t4, a1
    rori a1, a1, 5
    xor t0, t0, a2
    add t0, t4, t0
    rori t0, t0, 5
    /* round i = 2: x := round(x, rk[i]) */
    lw a2, 64(a0)
    lw s1, 56(a0)
    xor t4, a3, a2
    lw s2, 32(sp)  /* reload */
    add t4, t4, s2
    rori s3, t4, 3
    xor t4, a6, a2
    add t4, t4, s2
    rori s4, t4, 3
    add t4, t2, t1
    xor t1, a7, a2
    add t1, t1, s2
    rori s5, t1, 3
    xor t1, s0, a2
    add t1, t1, s2
    rori s6, t1, 3
    xor t1, a5, a2
    add t1, t1, s2
    rori s2, t1, 3
    xor t1, t3, s1
    lw t2, 60(a0)
    xor a2, a3, t2
    add t1, t1, a2
    rori s7, t1, 5
    xor t1, a6, t2
    xor a2, a7, t2
    xor a3, s0, t2
    xor t2, a5, t2
    xor a5, t5, s1
    add t1, a5, t1
    rori s9, t1, 5
    xor t1, t6, s1
    add t1, t1, a2
    rori s10, t1, 5
    xor t1, a1, s1
    add t1, t1, a3
    rori s11, t1, 5
    xor t1, t0, s1
    add t1, t1, t2
    rori ra, t1, 5
    lw a2, 52(a0)
    lw a3, 36(sp)  /* reload */
    xor t1, t3, a2
    add t1, a3, t1
    rori t1, t1, 23
    xor t2, t5, a2
    add t2, a3, t2
    rori t2, t2, 23
    xor t3, t6, a2
    add t3, a3, t3
    rori t3, t3, 23
    xor t5, a1, a2
    add t5, a3, t5
    rori t5, t5, 23
    xor t0, t0, a2
    add t0, a3, t0
    rori t6, t0, 23
    /* round i = 3: x := round(x, rk[i]) */
    lw a6, 88(a0)
    lw t0, 80(a0)
    xor a1, s3, a6
    lw a7, 40(sp)  /* reload */
    xor a2, s4, a6
    add a1, a1, a7
    rori a1, a1, 3
    add a2, a2, a7
    rori a2, a2, 3
    xor a3, s5, a6
    add a3, a3, a7
    rori a3, a3, 3
    xor a5, s6, a6
    add a5, a5, a7
    rori a5, a5, 3
    xor a6, s2, a6
    add a6, a6, a7
    rori a6, a6, 3
    xor a7, s7, t0
    lw s0, 84(a0)
    xor s1, s3, s0
    add a7, a7, s1
    rori a7, a7, 5
    xor s1, s4, s0
    xor s3, s5, s0
    xor s4, s6, s0
    xor s5, s2, s0
    xor s0, s9, t0
    add s0, s0, s1
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
    lw t0, 72(a0)
    lw s4, 76(a0)
    xor s5, s7, s4
    xor s6, s9, s4
    xor s7, s10, s4
    xor s9, s11, s4
    xor s10, ra, s4
    xor s4, t1, t0
    add s4, s4, s5
    rori s4, s4, 23
    xor s5, t2, t0
    add s5, s5, s6
    rori s5, s5, 23
    xor s6, t3, t0
    add s6, s6, s7
    rori s6, s6, 23
    xor s7, t5, t0
    add s7, s7, s9
    rori s7, s7, 23
    xor t0, t6, t0
    add t0, t0, s10
    rori t0, t0, 23
    addi s9, a0, 0
.Llea256_ctr_rounds20:
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
    xor t5, t5, s11
    add t5, ra, t5
    rori t5, t5, 3
    xor t6, t6, s11
    add t6, s10, t6
    rori t6, t6, 3
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
    xor ra, t5, s10
    xor s10, t6, s10
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
    xor t5, t5, s11
    xor t6, t6, s11
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
    add t5, s11, t5
    rori t5, t5, 5
    xor s10, a6, s10
    add t6, s10, t6
    rori t6, t6, 5
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
    xor s11, t5, s10
    add s7, s11, s7
    rori s7, s7, 5
    xor s10, t6, s10
    add t0, s10, t0
    rori t0, t0, 5
    lw s10, 144(s9)
    lw s11, 148(s9)
    xor t1, t1, s11
    xor t2, t2, s11
    xor t3, t3, s11
    xor t5, t5, s11
    xor t6, t6, s11
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
    add t5, s11, t5
    rori t5, t5, 23
    xor s10, a6, s10
    add t6, s10, t6
    rori t6, t6, 23
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
    xor s11, t5, s10
    add s7, s11, s7
    rori s7, s7, 23
    xor s10, t6, s10
    add t0, s10, t0
    rori t0, t0, 23
    /* round i = 8, 16, 24: x := round(x, rk[i]) */
    lw s10, 208(s9)
    lw s11, 212(s9)
    xor t1, t1, s11
    xor t2, t2, s11
    xor t3, t3, s11
    xor t5, t5, s11
    xor t6, t6, s11
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
    add t5, s11, t5
    rori t5, t5, 3
    xor s10, a6, s10
    add t6, s10, t6
    rori t6, t6, 3
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
    xor s11, t5, s10
    add s7, s11, s7
    rori s7, s7, 3
    xor s10, t6, s10
    add t0, s10, t0
    rori t0, t0, 3
    lw s10, 224(s9)
    lw s11, 228(s9)
    xor t1, t1, s11
    xor t2, t2, s11
    xor t3, t3, s11
    xor t5, t5, s11
    xor t6, t6, s11
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
    add t5, s11, t5
    rori t5, t5, 5
    xor s10, a6, s10
    add t6, s10, t6
    rori t6, t6, 5
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
    xor s11, t5, s10
    add s7, s11, s7
    rori s7, s7, 5
    xor s10, t6, s10
    add t0, s10, t0
    rori t0, t0, 5
    lw s10, 240(s9)
    lw s11, 244(s9)
    xor t1, t1, s11
    xor t2, t2, s11
    xor t3, t3, s11
    xor t5, t5, s11
    xor t6, t6, s11
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
    add t5, s11, t5
    rori t5, t5, 23
    xor s10, a6, s10
    add t6, s10, t6
    rori t6, t6, 23
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
    xor s11, t5, s10
    add s7, s11, s7
    rori s7, s7, 23
    xor s10, t6, s10
    add t0, s10, t0
    rori t0, t0, 23
    bne s9, s8, .Llea256_ctr_rounds20
    addi a4, a4, -80
    /* round i = 28: x := round(x, rk[i]) */
    lw s9, 688(a0)
    lw s10, 692(a0)
    lw s11, 4(sp)  /* reload */
    xor t1, t1, s10
    xor t2, t2, s10
    xor t3, t3, s10
    xor t5, t5, s10
    xor t6, t6, s10
    xor s10, a1, s9
    add t1, s10, t1
    rori t1, t1, 3
    xor s10, a2, s9
    add t2, s10, t2
    rori t2, t2, 3
    xor s10, a3, s9
    add t3, s10, t3
    rori t3, t3, 3
    xor s10, a5, s9
    add t5, s10, t5
    rori t5, t5, 3
    xor s9, a6, s9
    add t6, s9, t6
    rori t6, t6, 3
    lw s9, 680(a0)
    lw s10, 684(a0)
    xor a1, a1, s10
    xor a2, a2, s10
    xor a3, a3, s10
    xor a5, a5, s10
    xor a6, a6, s10
    xor s10, a7, s9
    add a1, s10, a1
    rori a1, a1, 5
    xor s10, s0, s9
    add a2, s10, a2
    rori a2, a2, 5
    xor s10, s1, s9
    add a3, s10, a3
    rori a3, a3, 5
    xor s10, s2, s9
    add a5, s10, a5
    rori a5, a5, 5
    xor s9, s3, s9
    add a6, s9, a6
    rori a6, a6, 5
    lw s9, 672(a0)
    lw s10, 676(a0)
    xor a7, a7, s10
    xor s0, s0, s10
    xor s1, s1, s10
    xor s2, s2, s10
    xor s3, s3, s10
    xor s10, s4, s9
    add a7, s10, a7
    rori a7, a7, 23
    xor s10, s5, s9
    add s0, s10, s0
    rori s0, s0, 23
    xor s10, s6, s9
    add s1, s10, s1
    rori s1, s1, 23
    xor s10, s7, s9
    add s2, s10, s2
    rori s2, s2, 23
    xor s9, t0, s9
    add s3, s9, s3
    rori s3, s3, 23
    /* round i = 29: x := round(x, rk[i]) */
    lw s9, 712(a0)
    lw s10, 716(a0)
    xor s4, s4, s10
    xor s5, s5, s10
    xor s6, s6, s10
    xor s7, s7, s10
    xor t0, t0, s10
    xor s10, t1, s9
    add s4, s10, s4
    rori s4, s4, 3
    xor s10, t2, s9
    add s5, s10, s5
    rori s5, s5, 3
    xor s10, t3, s9
    add s6, s10, s6
    rori s6, s6, 3
    xor s10, t5, s9
    add s7, s10, s7
    rori s7, s7, 3
    xor s9, t6, s9
    add t0, s9, t0
    rori t0, t0, 3
    lw s9, 704(a0)
    lw s10, 708(a0)
    xor t1, t1, s10
    xor t2, t2, s10
    xor t3, t3, s10
    xor t5, t5, s10
    xor t6, t6, s10
    xor s10, a1, s9
    add t1, s10, t1
    rori t1, t1, 5
    xor s10, a2, s9
    add t2, s10, t2
    rori t2, t2, 5
    xor s10, a3, s9
    add t3, s10, t3
    rori t3, t3, 5
    xor s10, a5, s9
    add t5, s10, t5
    rori t5, t5, 5
    xor s9, a6, s9
    add t6, s9, t6
    rori t6, t6, 5
    lw s9, 696(a0)
    lw s10, 700(a0)
    xor a1, a1, s10
    xor a2, a2, s10
    xor a3, a3, s10
    xor a5, a5, s10
    xor a6, a6, s10
    xor s10, a7, s9
    add a1, s10, a1
    rori a1, a1, 23
    xor s10, s0, s9
    add a2, s10, a2
    rori a2, a2, 23
    xor s10, s1, s9
    add a3, s10, a3
    rori a3, a3, 23
    xor s10, s2, s9
    add a5, s10, a5
    rori a5, a5, 23
    xor s9, s3, s9
    add a6, s9, a6
    rori a6, a6, 23
    /* round i = 30: x := round(x, rk[i]) */
    lw s9, 736(a0)
    lw s10, 740(a0)
    xor a7, a7, s10
    xor s0, s0, s10
    xor s1, s1, s10
    xor s2, s2, s10
    xor s3, s3, s10
    xor s10, s4, s9
    add a7, s10, a7
    rori a7, a7, 3
    xor s10, s5, s9
    add s0, s10, s0
    rori s0, s0, 3
    xor s10, s6, s9
    add s1, s10, s1
    rori s1, s1, 3
    xor s10, s7, s9
    add s2, s10, s2
    rori s2, s2, 3
    xor s9, t0, s9
    add s3, s9, s3
    rori s3, s3, 3
    lw s9, 728(a0)
    lw s10, 732(a0)
    xor s4, s4, s10
    xor s5, s5, s10
    xor s6, s6, s10
    xor s7, s7, s10
    xor t0, t0, s10
    xor s10, t1, s9
    add s4, s10, s4
    rori s4, s4, 5
    xor s10, t2, s9
    add s5, s10, s5
    rori s5, s5, 5
    xor s10, t3, s9
    add s6, s10, s6
    rori s6, s6, 5
    xor s10, t5, s9
    add s7, s10, s7
    rori s7, s7, 5
    xor s9, t6, s9
    add t0, s9, t0
    rori t0, t0, 5
    lw s9, 720(a0)
    lw s10, 724(a0)
    xor t1, t1, s10
    xor t2, t2, s10
    xor t3, t3, s10
    xor t5, t5, s10
    xor t6, t6, s10
    xor s10, a1, s9
    add t1, s10, t1
    rori t1, t1, 23
    xor s10, a2, s9
    add t2, s10, t2
    rori t2, t2, 23
    xor s10, a3, s9
    add t3, s10, t3
    rori t3, t3, 23
    xor s10, a5, s9
    add t5, s10, t5
    rori t5, t5, 23
    xor s9, a6, s9
    add t6, s9, t6
    rori t6, t6, 23
    /* round i = 31: x := round(x, rk[i]) */
    lw s9, 760(a0)
    lw s10, 764(a0)
    xor a1, a1, s10
    xor a2, a2, s10
    xor a3, a3, s10
    xor a5, a5, s10
    xor a6, a6, s10
    xor s10, a7, s9
    add a1, s10, a1
    rori a1, a1, 3
    xor s10, s0, s9
    add a2, s10, a2
    rori a2, a2, 3
    xor s10, s1, s9
    add a3, s10, a3
    rori a3, a3, 3
    xor s10, s2, s9
    add a5, s10, a5
    rori a5, a5, 3
    xor s9, s3, s9
    add a6, s9, a6
    rori a6, a6, 3
    lw s9, 752(a0)
    lw s10, 756(a0)
    xor a7, a7, s10
    xor s0, s0, s10
    xor s1, s1, s10
    xor s2, s2, s10
    xor s3, s3, s10
    xor s10, s4, s9
    add a7, s10, a7
    rori a7, a7, 5
    xor s10, s5, s9
    add s0, s10, s0
    rori s0, s0, 5
    xor s10, s6, s9
    add s1, s10, s1
    rori s1, s1, 5
    xor s10, s7, s9
    add s2, s10, s2
    rori s2, s2, 5
    xor s9, t0, s9
    add s3, s9, s3
    rori s3, s3, 5
    lw s9, 744(a0)
    lw s10, 748(a0)
    xor s4, s4, s10
    xor s5, s5, s10
    xor s6, s6, s10
    xor s7, s7, s10
    xor t0, t0, s10
    xor s10, t1, s9
    add s4, s10, s4
    rori s4, s4, 23
    xor s10, t2, s9
    add s5, s10, s5
    rori s5, s5, 23
    xor s10, t3, s9
    add s6, s10, s6
    rori s6, s6, 23
    xor s10, t5, s9
    add s7, s10, s7
    rori s7, s7, 23
    xor s9, t6, s9
    add t0, s9, t0
    rori t0, t0, 23
    lw s9, 0(sp)  /* reload */
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
    xor t1, t5, a1
    sw t1, 60(s11)
    lw t1, 64(s9)
    lw t2, 68(s9)
    lw t3, 72(s9)
    lw t5, 76(s9)
    xor t0, t0, t1
    sw t0, 64(s11)
    xor t0, s3, t2
    sw t0, 68(s11)
    xor t0, a6, t3
    sw t0, 72(s11)
    xor t0, t6, t5
    sw t0, 76(s11)
    addi t0, s9, 80
    sw t0, 0(sp)  /* spill */
    addi t0, s11, 80
    sw t0, 4(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    bltu t4, t0, .Llea256_ctr_wrapped12
    addi t0, zero, 80
    bltu a4, t0, .Llea256_ctr_fewer16
    lui t0, 0xfc000
    bgeu t4, t0, .Llea256_ctr_fewer16
    jal zero, .Llea256_ctr_batch17
.Llea256_ctr_fewer16:
    addi s4, a0, 672
    addi t0, zero, 64
    bltu a4, t0, .Llea256_ctr_fewer25
    lui t0, 0xfd000
    bgeu t4, t0, .Llea256_ctr_fewer25
.Llea256_ctr_batch26:
    /* round i = 0: x := round(x, rk[i]) */
    lw t0, 20(a0)
    lw t1, 12(sp)  /* reload */
    xor t3, t4, t0
    add t2, t4, t1
    lw t4, 20(sp)  /* reload */
    xor t5, t2, t0
    add t3, t4, t3
    rori t3, t3, 3
    add t5, t4, t5
    rori t5, t5, 3
    add t2, t2, t1
    xor t6, t2, t0
    add t6, t4, t6
    rori t6, t6, 3
    add t2, t2, t1
    xor t0, t2, t0
    add t0, t4, t0
    rori t0, t0, 3
    /* round i = 1: x := round(x, rk[i]) */
    lw t4, 40(a0)
    lw a1, 36(a0)
    xor a2, t3, t4
    lw a3, 24(sp)  /* reload */
    xor a5, t5, t4
    add a2, a2, a3
    rori a2, a2, 3
    add a5, a5, a3
    rori a5, a5, 3
    xor a6, t6, t4
    add a6, a6, a3
    rori a6, a6, 3
    xor t4, t0, t4
    add t4, t4, a3
    rori a3, t4, 3
    xor t3, t3, a1
    lw t4, 28(sp)  /* reload */
    xor t5, t5, a1
    add t3, t4, t3
    rori t3, t3, 5
    add t5, t4, t5
    rori t5, t5, 5
    xor t6, t6, a1
    add t6, t4, t6
    rori t6, t6, 5
    xor t0, t0, a1
    add t0, t4, t0
    rori a1, t0, 5
    /* round i = 2: x := round(x, rk[i]) */
    lw t0, 64(a0)
    lw a7, 56(a0)
    xor t4, a2, t0
    lw s0, 32(sp)  /* reload */
    add t4, t4, s0
    rori s1, t4, 3
    xor t4, a5, t0
    add t4, t4, s0
    rori s2, t4, 3
    xor t4, a6, t0
    add t4, t4, s0
    rori s3, t4, 3
    xor t0, a3, t0
    add t0, t0, s0
    rori s0, t0, 3
    xor t0, t3, a7
    add t4, t2, t1
    lw t1, 60(a0)
    xor t2, a2, t1
    add t0, t0, t2
    rori s5, t0, 5
    xor t0, t5, a7
    xor t2, a5, t1
    add t0, t0, t2
    rori s6, t0, 5
    xor t0, t6, a7
    xor t2, a6, t1
    add t0, t0, t2
    rori s7, t0, 5
    xor t0, a1, a7
    xor t1, a3, t1
    add t0, t0, t1
    rori s8, t0, 5
    lw a2, 52(a0)
    /* round i = 3: x := round(x, rk[i]) */
    lw a3, 88(a0)
    xor t0, t3, a2
    lw t3, 36(sp)  /* reload */
    xor t1, t5, a2
    add t0, t3, t0
    rori t0, t0, 23
    add t1, t3, t1
    rori t1, t1, 23
    xor t2, t6, a2
    add t2, t3, t2
    rori t2, t2, 23
    xor t5, a1, a2
    add t3, t3, t5
    rori t3, t3, 23
    xor t5, s1, a3
    lw a2, 40(sp)  /* reload */
    xor t6, s2, a3
    add t5, t5, a2
    rori t5, t5, 3
    add t6, t6, a2
    rori t6, t6, 3
    xor a1, s3, a3
    add a1, a1, a2
    rori a1, a1, 3
    xor a3, s0, a3
    add a2, a3, a2
    rori a2, a2, 3
    lw a7, 80(a0)
    lw a3, 84(a0)
    xor a5, s1, a3
    xor a6, s2, a3
    xor s1, s3, a3
    xor s0, s0, a3
    xor a3, s5, a7
    add a3, a3, a5
    rori a3, a3, 5
    xor a5, s6, a7
    add a5, a5, a6
    rori a5, a5, 5
    xor a6, s7, a7
    add a6, a6, s1
    rori a6, a6, 5
    xor a7, s8, a7
    add a7, a7, s0
    rori a7, a7, 5
    lw s3, 72(a0)
    lw s0, 76(a0)
    xor s1, s5, s0
    xor s2, s6, s0
    xor s5, s7, s0
    xor s6, s8, s0
    xor s0, t0, s3
    add s0, s0, s1
    rori s0, s0, 23
    xor s1, t1, s3
    add s1, s1, s2
    rori s1, s1, 23
    xor s2, t2, s3
    add s2, s2, s5
    rori s2, s2, 23
    xor s3, t3, s3
    add s3, s3, s6
    rori s3, s3, 23
    addi s5, a0, 0
.Llea256_ctr_rounds29:
    /* round i = 4, 8, ..., 28: x := round(x, rk[i]) */
    lw s6, 112(s5)
    lw s7, 116(s5)
    xor s8, t5, s6
    xor t0, t0, s7
    add t0, s8, t0
    rori t0, t0, 3
    xor s8, t6, s6
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
    xor t5, t5, s7
    add t5, s8, t5
    rori t5, t5, 5
    xor s8, a5, s6
    xor t6, t6, s7
    add t6, s8, t6
    rori t6, t6, 5
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
    /* round i = 5, 9, ..., 29: x := round(x, rk[i]) */
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
    xor s7, t5, s6
    add t0, s7, t0
    rori t0, t0, 5
    xor s7, t6, s6
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
    xor t5, t5, s7
    xor t6, t6, s7
    xor a1, a1, s7
    xor a2, a2, s7
    xor s7, a3, s6
    add t5, s7, t5
    rori t5, t5, 23
    xor s7, a5, s6
    add t6, s7, t6
    rori t6, t6, 23
    xor s7, a6, s6
    add a1, s7, a1
    rori a1, a1, 23
    xor s6, a7, s6
    add a2, s6, a2
    rori a2, a2, 23
    /* round i = 6, 10, ..., 30: x := round(x, rk[i]) */
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
    xor s7, t5, s6
    add t0, s7, t0
    rori t0, t0, 23
    xor s7, t6, s6
    add t1, s7, t1
    rori t1, t1, 23
    xor s7, a1, s6
    add t2, s7, t2
    rori t2, t2, 23
    xor s6, a2, s6
    add t3, s6, t3
    rori t3, t3, 23
    /* round i = 7, 11, ..., 31: x := round(x, rk[i]) */
    lw s6, 184(s5)
    lw s7, 188(s5)
    xor t5, t5, s7
    xor t6, t6, s7
    xor a1, a1, s7
    xor a2, a2, s7
    xor s7, a3, s6
    add t5, s7, t5
    rori t5, t5, 3
    xor s7, a5, s6
    add t6, s7, t6
    rori t6, t6, 3
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
    bne s5, s4, .Llea256_ctr_rounds29
    addi a4, a4, -64
    lw s5, 0(sp)  /* reload */
    lw s7, 4(sp)  /* reload */
    lw s6, 0(s5)
    xor s0, s0, s6
    lw s6, 4(s5)
    xor a3, a3, s6
    lw s6, 8(s5)
    xor t5, t5, s6
    lw s6, 12(s5)
    sw s0, 0(s7)
    sw a3, 4(s7)
    sw t5, 8(s7)
    xor t0, t0, s6
    sw t0, 12(s7)
    lw t0, 16(s5)
    lw t5, 20(s5)
    lw a3, 24(s5)
    xor t0, s1, t0
    lw s0, 28(s5)
    sw t0, 16(s7)
    xor t0, a5, t5
    sw t0, 20(s7)
    xor t0, t6, a3
    sw t0, 24(s7)
    xor t0, t1, s0
    sw t0, 28(s7)
    lw t0, 32(s5)
    lw t1, 36(s5)
    lw t5, 40(s5)
    lw t6, 44(s5)
    xor t0, s2, t0
    sw t0, 32(s7)
    xor t0, a6, t1
    sw t0, 36(s7)
    xor t0, a1, t5
    sw t0, 40(s7)
    xor t0, t2, t6
    sw t0, 44(s7)
    lw t0, 48(s5)
    lw t1, 52(s5)
    lw t2, 56(s5)
    lw t5, 60(s5)
    xor t0, s3, t0
    sw t0, 48(s7)
    xor t0, a7, t1
    sw t0, 52(s7)
    xor t0, a2, t2
    sw t0, 56(s7)
    xor t0, t3, t5
    sw t0, 60(s7)
    addi t0, s5, 64
    sw t0, 0(sp)  /* spill */
    addi t0, s7, 64
    sw t0, 4(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    bltu t4, t0, .Llea256_ctr_wrapped12
    addi t0, zero, 64
    bltu a4, t0, .Llea256_ctr_fewer25
    lui t0, 0xfd000
    bltu t4, t0, .Llea256_ctr_batch26
.Llea256_ctr_fewer25:
    lw a2, 0(sp)  /* reload */
    lw a3, 4(sp)  /* reload */
    lw a1, 8(sp)  /* reload */
    lw t5, 12(sp)  /* reload */
    lw t0, 16(sp)  /* reload */
    beq a4, zero, .Llea256_ctr_end3
    andi t1, a1, 3
    bne t1, zero, .Llea256_ctr_misaligned34
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t6, 12(a1)
.Llea256_ctr_join36:
.Llea256_ctr_few11:
    addi t6, a0, 768
.Llea256_ctr_block39:
    add s1, t4, t5
    addi a5, t1, 0
    addi a6, t2, 0
    addi a7, t3, 0
    addi s0, t4, 0
    addi t4, s1, 0
    addi s1, a0, 0
.Llea256_ctr_rounds43:
    /* round i = 0, 4, ..., 28: x := round(x, rk[i]) */
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
    /* round i = 1, 5, ..., 29: x := round(x, rk[i]) */
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
    /* round i = 2, 6, ..., 30: x := round(x, rk[i]) */
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
    /* round i = 3, 7, ..., 31: x := round(x, rk[i]) */
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
    bne s1, t6, .Llea256_ctr_rounds43
    addi s1, zero, 16
    bltu a4, s1, .Llea256_ctr_short41
    bne t0, zero, .Llea256_ctr_bytes46
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
.Llea256_ctr_join40:
    addi a2, a2, 16
    addi a3, a3, 16
    addi a4, a4, -16
.Llea256_ctr_count42:
    bltu t4, t5, .Llea256_ctr_carry2
    bne a4, zero, .Llea256_ctr_block39
.Llea256_ctr_end3:
    srli t0, t4, 24
    sb t0, 15(a1)
.Llea256_ctr_done4:
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
.Llea256_ctr_short41:
    .cfi_restore_state
    andi s1, a4, 8
    beq s1, zero, .Llea256_ctr_after49
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
.Llea256_ctr_after49:
    andi a7, a4, 4
    beq a7, zero, .Llea256_ctr_after51
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
.Llea256_ctr_after51:
    andi a6, a4, 2
    beq a6, zero, .Llea256_ctr_after53
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
.Llea256_ctr_after53:
    andi a4, a4, 1
    beq a4, zero, .Llea256_ctr_after55
    lbu a4, 0(a2)
    xor a4, a5, a4
    sb a4, 0(a3)
.Llea256_ctr_after55:
    addi a4, zero, 0
    jal zero, .Llea256_ctr_count42
.Llea256_ctr_wrapped12:
    lw a2, 0(sp)  /* reload */
    lw a3, 4(sp)  /* reload */
    lw a1, 8(sp)  /* reload */
    lw t0, 12(sp)  /* reload */
    lw t0, 16(sp)  /* reload */
.Llea256_ctr_carry2:
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
    beq a4, zero, .Llea256_ctr_end3
    jal zero, .Llea256_ctr_epoch1
.Llea256_ctr_misaligned6:
    andi t1, a1, 1
    bne t1, zero, .Llea256_ctr_odd7
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
    jal zero, .Llea256_ctr_join8
.Llea256_ctr_odd7:
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
    jal zero, .Llea256_ctr_join8
.Llea256_ctr_misaligned34:
    andi t1, a1, 1
    bne t1, zero, .Llea256_ctr_odd35
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
    jal zero, .Llea256_ctr_join36
.Llea256_ctr_odd35:
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
    jal zero, .Llea256_ctr_join36
.Llea256_ctr_bytes46:
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
    jal zero, .Llea256_ctr_join40
    .cfi_endproc
    .size lea256_ctr, .-lea256_ctr

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
      "symbol": "lea256_expand_key",
      "role": "expand_key",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 3952,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_encrypt",
      "role": "encrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 688,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_decrypt",
      "role": "decrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 688,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 5472,
      "stack_bytes": 64
    },
    {
      "symbol": "lea256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 5656,
      "stack_bytes": 80
    },
    {
      "symbol": "lea256_ctr",
      "role": "ctr",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 7920,
      "stack_bytes": 96
    }
  ]
}
*/
