/* gen --cipher lea --target aarch64 */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA128 (TTAK.KO-12.0223) for aarch64: 64-bit Arm with Advanced SIMD (NEON), AAPCS64.
 * Called as C (AAPCS64 2023Q3, 6.1 and 6.4).
 */
#if !(defined(__aarch64__) && !defined(__AARCH64EB__) && !defined(__ILP32__))
#error "lea128.S is for AArch64, little-endian, with pointers of 64 bits"
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

#ifdef __ARM_FEATURE_BTI_DEFAULT
#define CIPHERGEN_BTI bti c
#define CIPHERGEN_BTI_BIT 1
#else
#define CIPHERGEN_BTI
#define CIPHERGEN_BTI_BIT 0
#endif
#ifdef __ARM_FEATURE_PAC_DEFAULT
#define CIPHERGEN_SIGN paciasp
#define CIPHERGEN_AUTHENTICATE autiasp
#define CIPHERGEN_NEGATE .cfi_negate_ra_state
#define CIPHERGEN_PAC_BIT 2
#else
#define CIPHERGEN_SIGN CIPHERGEN_BTI
#define CIPHERGEN_AUTHENTICATE
#define CIPHERGEN_NEGATE
#define CIPHERGEN_PAC_BIT 0
#endif

    .cfi_sections .debug_frame
#ifdef __ELF__
#define L(label) .L##label

    .macro FUNCTION name
    .section .text.\name,"ax",%progbits
    .balign 4
    .globl \name
#ifdef CIPHERGEN_HIDDEN
    .hidden \name
#endif
    .type \name, %function
\name:
    .endm
    .macro END name
    .size \name, .-\name
    .endm
    .section .note.GNU-stack,"",%progbits
#if CIPHERGEN_BTI_BIT | CIPHERGEN_PAC_BIT /* GNU_PROPERTY_AARCH64_FEATURE_1_AND */
    .section .note.gnu.property,"a",%note
    .p2align 3
    .word 4, 16, 5
    .asciz "GNU"
    .word 0xc0000000, 4, CIPHERGEN_BTI_BIT | CIPHERGEN_PAC_BIT, 0
#endif

#elif defined(__MACH__)
#define L(label) L##label

    .macro FUNCTION name
    .globl _\name
#ifdef CIPHERGEN_HIDDEN
    .private_extern _\name
#endif
    .p2align 2
_\name:
    .endm
    .macro END name
    .endm
    .section __TEXT,__text,regular,pure_instructions
    .subsections_via_symbols

#else /* COFF */
#define L(label) .L##label

    .macro FUNCTION name
    .section .text$\name,"xr"
    .def \name
    .scl 2
    .type 32
    .endef
    .globl \name
    .p2align 2
\name:
    .endm
    .macro END name
    .endm
#endif

    FUNCTION lea128_expand_key
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
    CIPHERGEN_BTI
    ldp w9, w10, [x1, #0]
    ldp w11, w12, [x1, #8]
    /* round key 0 */
    movz w13, #0xe9db, lsl #0
    movz w14, #0xd3b7, lsl #0
    movz w15, #0xa76f, lsl #0
    movk w13, #0xc3ef, lsl #16  /* 0xc3efe9db */
    movk w14, #0x87df, lsl #16  /* 0x87dfd3b7 */
    movk w15, #0xfbf, lsl #16  /* 0x0fbfa76f */
    add w9, w9, w13
    add w10, w10, w14
    movz w13, #0x4ede, lsl #0
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    add w11, w11, w15
    dup v16.4s, w9
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0x1f7f, lsl #16  /* 0x1f7f4ede */
    /* round key 1 */
    movz w14, #0xd604, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #0]
    add w12, w12, w13
    movk w14, #0x88c4, lsl #16  /* 0x88c4d604 */
    movz w13, #0xac09, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #0x1189, lsl #16  /* 0x1189ac09 */
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #0x5812, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #32]
    extr w10, w10, w10, #29
    movk w13, #0x2313, lsl #16  /* 0x23135812 */
    movz w14, #0xb024, lsl #0
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #0x4626, lsl #16  /* 0x4626b024 */
    /* round key 2 */
    movz w13, #0xf229, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #0xe789, lsl #16  /* 0xe789f229 */
    stp q17, q16, [x0, #64]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #0xe453, lsl #0
    dup v17.4s, w12
    extr w9, w9, w9, #31
    movk w13, #0xcf13, lsl #16  /* 0xcf13e453 */
    movz w14, #0xc8a7, lsl #0
    dup v18.4s, w9
    stp q16, q17, [x0, #96]
    add w10, w10, w13
    movk w14, #0x9e27, lsl #16  /* 0x9e27c8a7 */
    movz w13, #0x914f, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    movk w13, #0x3c4f, lsl #16  /* 0x3c4f914f */
    dup v16.4s, w10
    extr w11, w11, w11, #26
    add w12, w12, w13
    /* round key 3 */
    movz w13, #0x8763, lsl #0
    dup v17.4s, w11
    stp q18, q16, [x0, #128]
    extr w12, w12, w12, #21
    movk w13, #0xc6f9, lsl #16  /* 0xc6f98763 */
    movz w14, #0xec7, lsl #0
    dup v16.4s, w12
    add w9, w9, w13
    movk w14, #0x8df3, lsl #16  /* 0x8df30ec7 */
    movz w13, #0x1d8f, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w14
    movk w13, #0x1be6, lsl #16  /* 0x1be61d8f */
    stp q17, q16, [x0, #160]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w13
    movz w13, #0x3b1e, lsl #0
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0x37cc, lsl #16  /* 0x37cc3b1e */
    /* round key 4 */
    movz w14, #0x9dbc, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #192]
    add w12, w12, w13
    movk w14, #0x3efe, lsl #16  /* 0x3efe9dbc */
    movz w13, #0x3b78, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #0x7dfd, lsl #16  /* 0x7dfd3b78 */
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #0x76f0, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #224]
    extr w10, w10, w10, #29
    movk w13, #0xfbfa, lsl #16  /* 0xfbfa76f0 */
    movz w14, #0xede1, lsl #0
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #0xf7f4, lsl #16  /* 0xf7f4ede1 */
    /* round key 5 */
    movz w13, #0x6048, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #0x8c4d, lsl #16  /* 0x8c4d6048 */
    stp q17, q16, [x0, #256]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #0xc091, lsl #0
    dup v17.4s, w12
    extr w9, w9, w9, #31
    movk w13, #0x189a, lsl #16  /* 0x189ac091 */
    movz w14, #0x8122, lsl #0
    dup v18.4s, w9
    stp q16, q17, [x0, #288]
    add w10, w10, w13
    movk w14, #0x3135, lsl #16  /* 0x31358122 */
    movz w13, #0x244, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    movk w13, #0x626b, lsl #16  /* 0x626b0244 */
    dup v16.4s, w10
    extr w11, w11, w11, #26
    add w12, w12, w13
    /* round key 6 */
    movz w13, #0x229e, lsl #0
    dup v17.4s, w11
    stp q18, q16, [x0, #320]
    extr w12, w12, w12, #21
    movk w13, #0x789f, lsl #16  /* 0x789f229e */
    movz w14, #0x453c, lsl #0
    dup v16.4s, w12
    add w9, w9, w13
    movk w14, #0xf13e, lsl #16  /* 0xf13e453c */
    movz w13, #0x8a79, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w14
    movk w13, #0xe27c, lsl #16  /* 0xe27c8a79 */
    stp q17, q16, [x0, #352]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w13
    movz w13, #0x14f3, lsl #0
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0xc4f9, lsl #16  /* 0xc4f914f3 */
    /* round key 7 */
    movz w14, #0x763c, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #384]
    add w12, w12, w13
    movk w14, #0x6f98, lsl #16  /* 0x6f98763c */
    movz w13, #0xec78, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #0xdf30, lsl #16  /* 0xdf30ec78 */
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #0xd8f1, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #416]
    extr w10, w10, w10, #29
    movk w13, #0xbe61, lsl #16  /* 0xbe61d8f1 */
    movz w14, #0xb1e3, lsl #0
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #0x7cc3, lsl #16  /* 0x7cc3b1e3 */
    /* round key 8 */
    movz w13, #0xdbc3, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #0xefe9, lsl #16  /* 0xefe9dbc3 */
    stp q17, q16, [x0, #448]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #0xb787, lsl #0
    dup v17.4s, w12
    extr w9, w9, w9, #31
    movk w13, #0xdfd3, lsl #16  /* 0xdfd3b787 */
    movz w14, #0x6f0f, lsl #0
    dup v18.4s, w9
    stp q16, q17, [x0, #480]
    add w10, w10, w13
    movk w14, #0xbfa7, lsl #16  /* 0xbfa76f0f */
    movz w13, #0xde1f, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    movk w13, #0x7f4e, lsl #16  /* 0x7f4ede1f */
    dup v16.4s, w10
    extr w11, w11, w11, #26
    add w12, w12, w13
    /* round key 9 */
    movz w13, #0x488, lsl #0
    dup v17.4s, w11
    stp q18, q16, [x0, #512]
    extr w12, w12, w12, #21
    movk w13, #0xc4d6, lsl #16  /* 0xc4d60488 */
    movz w14, #0x911, lsl #0
    dup v16.4s, w12
    add w9, w9, w13
    movk w14, #0x89ac, lsl #16  /* 0x89ac0911 */
    movz w13, #0x1223, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w14
    movk w13, #0x1358, lsl #16  /* 0x13581223 */
    stp q17, q16, [x0, #544]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w13
    movz w13, #0x2446, lsl #0
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0x26b0, lsl #16  /* 0x26b02446 */
    /* round key 10 */
    movz w14, #0x29e7, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #576]
    add w12, w12, w13
    movk w14, #0x89f2, lsl #16  /* 0x89f229e7 */
    movz w13, #0x53cf, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #0x13e4, lsl #16  /* 0x13e453cf */
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #0xa79e, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #608]
    extr w10, w10, w10, #29
    movk w13, #0x27c8, lsl #16  /* 0x27c8a79e */
    movz w14, #0x4f3c, lsl #0
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #0x4f91, lsl #16  /* 0x4f914f3c */
    /* round key 11 */
    movz w13, #0x63c6, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #0xf987, lsl #16  /* 0xf98763c6 */
    stp q17, q16, [x0, #640]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #0xc78d, lsl #0
    dup v17.4s, w12
    extr w9, w9, w9, #31
    movk w13, #0xf30e, lsl #16  /* 0xf30ec78d */
    movz w14, #0x8f1b, lsl #0
    dup v18.4s, w9
    stp q16, q17, [x0, #672]
    add w10, w10, w13
    movk w14, #0xe61d, lsl #16  /* 0xe61d8f1b */
    movz w13, #0x1e37, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    movk w13, #0xcc3b, lsl #16  /* 0xcc3b1e37 */
    dup v16.4s, w10
    extr w11, w11, w11, #26
    add w12, w12, w13
    /* round key 12 */
    movz w13, #0xbc3e, lsl #0
    dup v17.4s, w11
    stp q18, q16, [x0, #704]
    extr w12, w12, w12, #21
    movk w13, #0xfe9d, lsl #16  /* 0xfe9dbc3e */
    movz w14, #0x787d, lsl #0
    dup v16.4s, w12
    add w9, w9, w13
    movk w14, #0xfd3b, lsl #16  /* 0xfd3b787d */
    movz w13, #0xf0fb, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w14
    movk w13, #0xfa76, lsl #16  /* 0xfa76f0fb */
    stp q17, q16, [x0, #736]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w13
    movz w13, #0xe1f7, lsl #0
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0xf4ed, lsl #16  /* 0xf4ede1f7 */
    /* round key 13 */
    movz w14, #0x488c, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #768]
    add w12, w12, w13
    movk w14, #0x4d60, lsl #16  /* 0x4d60488c */
    movz w13, #0x9118, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #0x9ac0, lsl #16  /* 0x9ac09118 */
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #0x2231, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #800]
    extr w10, w10, w10, #29
    movk w13, #0x3581, lsl #16  /* 0x35812231 */
    movz w14, #0x4462, lsl #0
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #0x6b02, lsl #16  /* 0x6b024462 */
    /* round key 14 */
    movz w13, #0x9e78, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #0x9f22, lsl #16  /* 0x9f229e78 */
    stp q17, q16, [x0, #832]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #0x3cf1, lsl #0
    dup v17.4s, w12
    extr w9, w9, w9, #31
    movk w13, #0x3e45, lsl #16  /* 0x3e453cf1 */
    movz w14, #0x79e2, lsl #0
    dup v18.4s, w9
    stp q16, q17, [x0, #864]
    add w10, w10, w13
    movk w14, #0x7c8a, lsl #16  /* 0x7c8a79e2 */
    movz w13, #0xf3c4, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    movk w13, #0xf914, lsl #16  /* 0xf914f3c4 */
    dup v16.4s, w10
    extr w11, w11, w11, #26
    add w12, w12, w13
    /* round key 15 */
    movz w13, #0x3c6f, lsl #0
    dup v17.4s, w11
    stp q18, q16, [x0, #896]
    extr w12, w12, w12, #21
    movk w13, #0x9876, lsl #16  /* 0x98763c6f */
    movz w14, #0x78df, lsl #0
    dup v16.4s, w12
    add w9, w9, w13
    movk w14, #0x30ec, lsl #16  /* 0x30ec78df */
    movz w13, #0xf1be, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w14
    movk w13, #0x61d8, lsl #16  /* 0x61d8f1be */
    stp q17, q16, [x0, #928]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w13
    movz w13, #0xe37c, lsl #0
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0xc3b1, lsl #16  /* 0xc3b1e37c */
    /* round key 16 */
    movz w14, #0xc3ef, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #960]
    add w12, w12, w13
    movk w14, #0xe9db, lsl #16  /* 0xe9dbc3ef */
    movz w13, #0x87df, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #0xd3b7, lsl #16  /* 0xd3b787df */
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #0xfbf, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #992]
    extr w10, w10, w10, #29
    movk w13, #0xa76f, lsl #16  /* 0xa76f0fbf */
    movz w14, #0x1f7f, lsl #0
    str q17, [x0, #1024]
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #0x4ede, lsl #16  /* 0x4ede1f7f */
    /* round key 17 */
    movz w13, #0x88c4, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #0xd604, lsl #16  /* 0xd60488c4 */
    str q16, [x0, #1040]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #0x1189, lsl #0
    dup v17.4s, w12
    str q16, [x0, #1056]
    extr w9, w9, w9, #31
    movk w13, #0xac09, lsl #16  /* 0xac091189 */
    movz w14, #0x2313, lsl #0
    dup v16.4s, w9
    str q17, [x0, #1072]
    add w10, w10, w13
    movk w14, #0x5812, lsl #16  /* 0x58122313 */
    movz w13, #0x4626, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q16, [x0, #1088]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0xb024, lsl #16  /* 0xb0244626 */
    /* round key 18 */
    movz w14, #0xe789, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1104]
    add w12, w12, w13
    movk w14, #0xf229, lsl #16  /* 0xf229e789 */
    movz w13, #0xcf13, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1120]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #0xe453, lsl #16  /* 0xe453cf13 */
    movz w14, #0x9e27, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1136]
    add w10, w10, w13
    movk w14, #0xc8a7, lsl #16  /* 0xc8a79e27 */
    movz w13, #0x3c4f, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q17, [x0, #1152]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0x914f, lsl #16  /* 0x914f3c4f */
    /* round key 19 */
    movz w14, #0xc6f9, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1168]
    add w12, w12, w13
    movk w14, #0x8763, lsl #16  /* 0x8763c6f9 */
    movz w13, #0x8df3, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1184]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #0xec7, lsl #16  /* 0x0ec78df3 */
    movz w14, #0x1be6, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1200]
    add w10, w10, w13
    movk w14, #0x1d8f, lsl #16  /* 0x1d8f1be6 */
    movz w13, #0x37cc, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q17, [x0, #1216]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0x3b1e, lsl #16  /* 0x3b1e37cc */
    /* round key 20 */
    movz w14, #0x3efe, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1232]
    add w12, w12, w13
    movk w14, #0x9dbc, lsl #16  /* 0x9dbc3efe */
    movz w13, #0x7dfd, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1248]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #0x3b78, lsl #16  /* 0x3b787dfd */
    movz w14, #0xfbfa, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1264]
    add w10, w10, w13
    movk w14, #0x76f0, lsl #16  /* 0x76f0fbfa */
    movz w13, #0xf7f4, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q17, [x0, #1280]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0xede1, lsl #16  /* 0xede1f7f4 */
    /* round key 21 */
    movz w14, #0x8c4d, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1296]
    add w12, w12, w13
    movk w14, #0x6048, lsl #16  /* 0x60488c4d */
    movz w13, #0x189a, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1312]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #0xc091, lsl #16  /* 0xc091189a */
    movz w14, #0x3135, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1328]
    add w10, w10, w13
    movk w14, #0x8122, lsl #16  /* 0x81223135 */
    movz w13, #0x626b, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q17, [x0, #1344]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0x244, lsl #16  /* 0x0244626b */
    /* round key 22 */
    movz w14, #0x789f, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1360]
    add w12, w12, w13
    movk w14, #0x229e, lsl #16  /* 0x229e789f */
    movz w13, #0xf13e, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1376]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #0x453c, lsl #16  /* 0x453cf13e */
    movz w14, #0xe27c, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1392]
    add w10, w10, w13
    movk w14, #0x8a79, lsl #16  /* 0x8a79e27c */
    movz w13, #0xc4f9, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q17, [x0, #1408]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #0x14f3, lsl #16  /* 0x14f3c4f9 */
    /* round key 23 */
    movz w14, #0x6f98, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1424]
    add w12, w12, w13
    movk w14, #0x763c, lsl #16  /* 0x763c6f98 */
    movz w13, #0xdf30, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1440]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #0xec78, lsl #16  /* 0xec78df30 */
    movz w14, #0xbe61, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1456]
    add w9, w10, w13
    movk w14, #0xd8f1, lsl #16  /* 0xd8f1be61 */
    movz w10, #0x7cc3, lsl #0
    extr w9, w9, w9, #29
    add w11, w11, w14
    str q17, [x0, #1472]
    dup v16.4s, w9
    extr w9, w11, w11, #26
    movk w10, #0xb1e3, lsl #16  /* 0xb1e37cc3 */
    dup v17.4s, w9
    str q16, [x0, #1488]
    add w9, w12, w10
    extr w9, w9, w9, #21
    str q17, [x0, #1504]
    dup v16.4s, w9
    str q16, [x0, #1520]
    ret x30
    .cfi_endproc
    END lea128_expand_key

    FUNCTION lea128_encrypt
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
    CIPHERGEN_BTI
    sub sp, sp, #32
    .cfi_def_cfa_offset 32
    str x19, [sp, #0]
    .cfi_offset x19, -32
    str x20, [sp, #8]
    .cfi_offset x20, -24
    str x21, [sp, #16]
    .cfi_offset x21, -16
    str x22, [sp, #24]
    .cfi_offset x22, -8
    ldp w10, w9, [x1, #0]
    add x13, x0, #1536
    ldp w12, w11, [x1, #8]
L(lea128_encrypt_rounds1):
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    ldr w14, [x0, #48]
    ldr w15, [x0, #16]
    ldr w16, [x0, #32]
    ldr w17, [x0, #0]
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    ldr w8, [x0, #112]
    ldr w1, [x0, #80]
    ldr w3, [x0, #96]
    ldr w4, [x0, #64]
    eor w14, w12, w14
    eor w11, w11, w15
    eor w16, w9, w16
    eor w17, w10, w17
    add w11, w14, w11
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    ldr w14, [x0, #176]
    eor w8, w8, w11, ror #3
    eor w11, w1, w11, ror #3
    ldr w5, [x0, #144]
    ldr w6, [x0, #160]
    ldr w7, [x0, #128]
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    ldr w19, [x0, #240]
    ldr w20, [x0, #208]
    ldr w21, [x0, #224]
    ldr w22, [x0, #192]
    add x0, x0, #256
    eor w12, w12, w15
    eor w9, w9, w15
    add w12, w16, w12
    add w9, w17, w9
    eor w15, w3, w12, ror #5
    eor w16, w4, w9, ror #23
    eor w12, w1, w12, ror #5
    eor w10, w10, w1
    add w11, w15, w11
    add w12, w16, w12
    add w10, w8, w10
    eor w9, w5, w9, ror #23
    eor w15, w6, w11, ror #5
    eor w14, w14, w10, ror #3
    eor w10, w5, w10, ror #3
    eor w16, w7, w12, ror #23
    eor w11, w5, w11, ror #5
    add w9, w14, w9
    add w10, w15, w10
    add w11, w16, w11
    eor w14, w19, w9, ror #3
    eor w12, w20, w12, ror #23
    eor w15, w21, w10, ror #5
    eor w9, w20, w9, ror #3
    eor w16, w22, w11, ror #23
    eor w10, w20, w10, ror #5
    add w12, w14, w12
    add w9, w15, w9
    add w10, w16, w10
    extr w11, w11, w11, #23
    extr w12, w12, w12, #3
    extr w9, w9, w9, #5
    extr w10, w10, w10, #23
    sub x14, x0, x13
    cbnz x14, L(lea128_encrypt_rounds1)
    stp w10, w9, [x2, #0]
    stp w12, w11, [x2, #8]
    ldr x19, [sp, #0]
    ldr x20, [sp, #8]
    ldr x21, [sp, #16]
    ldr x22, [sp, #24]
    add sp, sp, #32
    .cfi_def_cfa_offset 0
    .cfi_restore x19
    .cfi_restore x20
    .cfi_restore x21
    .cfi_restore x22
    ret x30
    .cfi_endproc
    END lea128_encrypt

    FUNCTION lea128_decrypt
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
    CIPHERGEN_BTI
    ldp w9, w10, [x1, #0]
    ldp w11, w12, [x1, #8]
    add x13, x0, #1536
L(lea128_decrypt_rounds1):
    /* round i = 23, 19, ..., 3: y := round_back(y, rk[i]) */
    extr w9, w9, w9, #9
    ldur w14, [x13, #-64]
    ldur w15, [x13, #-48]
    extr w10, w10, w10, #27
    ldur w16, [x13, #-32]
    extr w11, w11, w11, #29
    ldur w17, [x13, #-16]
    /* round i = 22, 18, ..., 2: y := round_back(y, rk[i]) */
    extr w8, w12, w12, #9
    ldur w1, [x13, #-128]
    ldur w3, [x13, #-112]
    eor w12, w12, w14
    ldur w14, [x13, #-96]
    sub w9, w9, w12
    eor w12, w15, w16
    ldur w16, [x13, #-80]
    eor w17, w15, w17
    eor w12, w9, w12
    eor w9, w9, w15
    eor w1, w15, w1
    sub w10, w10, w12
    extr w9, w9, w9, #27
    /* round i = 21, 17, ..., 1: y := round_back(y, rk[i]) */
    ldur w12, [x13, #-192]
    eor w17, w10, w17
    eor w10, w10, w15
    eor w14, w3, w14
    sub w11, w11, w17
    extr w10, w10, w10, #29
    eor w16, w3, w16
    eor w15, w11, w15
    eor w11, w11, w1
    ldur w17, [x13, #-176]
    extr w15, w15, w15, #9
    sub w11, w8, w11
    eor w12, w3, w12
    ldur w8, [x13, #-160]
    eor w1, w11, w3
    eor w11, w11, w14
    ldur w14, [x13, #-144]
    extr w1, w1, w1, #27
    sub w9, w9, w11
    /* round i = 20, 16, ..., 0: y := round_back(y, rk[i]) */
    ldur w11, [x13, #-256]
    eor w16, w9, w16
    eor w9, w9, w3
    eor w8, w17, w8
    sub w10, w10, w16
    extr w9, w9, w9, #29
    ldur w16, [x13, #-240]
    eor w3, w10, w3
    eor w10, w10, w12
    eor w12, w17, w14
    extr w14, w3, w3, #9
    sub w10, w15, w10
    eor w11, w17, w11
    ldur w15, [x13, #-224]
    eor w3, w10, w17
    eor w10, w10, w8
    ldur w8, [x13, #-208]
    extr w3, w3, w3, #27
    sub w10, w1, w10
    sub x13, x13, #256
    eor w1, w10, w17
    eor w10, w10, w12
    sub x4, x13, x0
    eor w12, w16, w15
    sub w10, w9, w10
    extr w15, w1, w1, #29
    eor w8, w16, w8
    eor w9, w10, w17
    eor w10, w10, w11
    sub w11, w14, w10
    eor w10, w11, w16
    eor w11, w11, w12
    sub w12, w3, w11
    eor w11, w12, w16
    eor w12, w12, w8
    sub w12, w15, w12
    eor w12, w12, w16
    cbnz x4, L(lea128_decrypt_rounds1)
    stp w9, w10, [x2, #0]
    stp w11, w12, [x2, #8]
    ret x30
    .cfi_endproc
    END lea128_decrypt

    FUNCTION lea128_encrypt_blocks
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
    CIPHERGEN_SIGN
    CIPHERGEN_NEGATE
    sub sp, sp, #208
    .cfi_def_cfa_offset 208
    str x19, [sp, #104]
    .cfi_offset x19, -104
    str x20, [sp, #112]
    .cfi_offset x20, -96
    str x21, [sp, #120]
    .cfi_offset x21, -88
    str x22, [sp, #128]
    .cfi_offset x22, -80
    str x23, [sp, #136]
    .cfi_offset x23, -72
    str x24, [sp, #144]
    .cfi_offset x24, -64
    str x25, [sp, #152]
    .cfi_offset x25, -56
    str x26, [sp, #160]
    .cfi_offset x26, -48
    str x27, [sp, #168]
    .cfi_offset x27, -40
    str x28, [sp, #176]
    .cfi_offset x28, -32
    str x29, [sp, #184]
    .cfi_offset x29, -24
    str q8, [sp, #0]
    .cfi_offset d8, -208
    str q9, [sp, #16]
    .cfi_offset d9, -192
    str q10, [sp, #32]
    .cfi_offset d10, -176
    str q11, [sp, #48]
    .cfi_offset d11, -160
    str q12, [sp, #64]
    .cfi_offset d12, -144
    str q13, [sp, #80]
    .cfi_offset d13, -128
    str x30, [sp, #192]
    .cfi_offset x30, -16
    sub x19, x3, #16
    str x0, [sp, #96]  /* spill */
    tbnz x19, 63, L(lea128_encrypt_blocks_fewer3)
    add x20, x0, #1536
L(lea128_encrypt_blocks_blocks5):
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x9, x1, #64
    add x10, x1, #128
    add x6, x1, #192
    add x1, x1, #256
    ld4 {v20.4s, v21.4s, v22.4s, v23.4s}, [x9]
    ld4 {v24.4s, v25.4s, v26.4s, v27.4s}, [x10]
    ldp w10, w9, [x6, #0]
    ldp w12, w11, [x6, #8]
    ldp w14, w13, [x6, #16]
    ldp w16, w15, [x6, #24]
    ldp w8, w17, [x6, #32]
    ldp w3, w0, [x6, #40]
    ldp w5, w4, [x6, #48]
    ldp w7, w6, [x6, #56]
    ldr x21, [sp, #96]  /* reload */
L(lea128_encrypt_blocks_rounds6):
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    ldp q29, q28, [x21, #32]
    ldp q30, q31, [x21, #0]
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    ldp q1, q0, [x21, #96]
    ldp q3, q2, [x21, #64]
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    ldp q5, q4, [x21, #160]
    ldp q7, q6, [x21, #128]
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    ldp q9, q8, [x21, #224]
    ldp q10, q11, [x21, #192]
    ldr w22, [x21, #48]
    ldr w23, [x21, #16]
    ldr w24, [x21, #32]
    ldr w25, [x21, #0]
    ldr w26, [x21, #112]
    ldr w27, [x21, #80]
    ldr w28, [x21, #96]
    ldr w29, [x21, #64]
    eor v12.16b, v18.16b, v28.16b
    eor v19.16b, v19.16b, v31.16b
    eor v13.16b, v22.16b, v28.16b
    eor v23.16b, v23.16b, v31.16b
    eor v28.16b, v26.16b, v28.16b
    eor v27.16b, v27.16b, v31.16b
    eor v18.16b, v18.16b, v31.16b
    eor v22.16b, v22.16b, v31.16b
    eor w30, w12, w22
    add v19.4s, v12.4s, v19.4s
    eor v12.16b, v17.16b, v29.16b
    add v23.4s, v13.4s, v23.4s
    eor v17.16b, v17.16b, v31.16b
    add v27.4s, v28.4s, v27.4s
    eor w11, w11, w23
    eor w15, w15, w23
    eor w0, w0, w23
    shl v28.4s, v19.4s, #29
    add v18.4s, v12.4s, v18.4s
    add w11, w30, w11
    eor w30, w16, w22
    eor w6, w6, w23
    eor w12, w12, w23
    eor w16, w16, w23
    add w15, w30, w15
    sri v28.4s, v19.4s, #3
    shl v19.4s, v23.4s, #29
    eor w30, w3, w22
    eor w22, w7, w22
    eor w3, w3, w23
    eor w7, w7, w23
    add w0, w30, w0
    add w6, w22, w6
    eor w22, w9, w24
    sri v19.4s, v23.4s, #3
    shl v23.4s, v27.4s, #29
    eor w9, w9, w23
    add w12, w22, w12
    eor w22, w13, w24
    eor w13, w13, w23
    add w16, w22, w16
    sri v23.4s, v27.4s, #3
    eor v27.16b, v21.16b, v29.16b
    eor v29.16b, v25.16b, v29.16b
    eor v21.16b, v21.16b, v31.16b
    eor v25.16b, v25.16b, v31.16b
    eor w22, w17, w24
    eor w24, w4, w24
    eor w17, w17, w23
    eor w4, w4, w23
    add v22.4s, v27.4s, v22.4s
    shl v27.4s, v18.4s, #27
    add w3, w22, w3
    add w7, w24, w7
    eor w22, w10, w25
    eor w24, w5, w25
    eor w10, w10, w27
    eor w23, w26, w6, ror #3
    add w9, w22, w9
    sri v27.4s, v18.4s, #5
    shl v18.4s, v22.4s, #27
    eor w22, w14, w25
    add w4, w24, w4
    eor w14, w14, w27
    eor w6, w27, w6, ror #3
    add w13, w22, w13
    eor w22, w8, w25
    eor w8, w8, w27
    sri v18.4s, v22.4s, #5
    eor v22.16b, v26.16b, v31.16b
    eor v26.16b, v16.16b, v30.16b
    eor v16.16b, v16.16b, v2.16b
    add w17, w22, w17
    eor w22, w26, w11, ror #3
    eor w11, w27, w11, ror #3
    eor w5, w5, w27
    add v22.4s, v29.4s, v22.4s
    add v17.4s, v26.4s, v17.4s
    eor v29.16b, v24.16b, v30.16b
    add w10, w22, w10
    eor w22, w26, w15, ror #3
    eor w15, w27, w15, ror #3
    add w5, w23, w5
    eor w23, w28, w7, ror #5
    shl v26.4s, v22.4s, #27
    add w14, w22, w14
    eor w22, w26, w0, ror #3
    eor w0, w27, w0, ror #3
    eor w7, w27, w7, ror #5
    add w6, w23, w6
    add w8, w22, w8
    eor w22, w28, w12, ror #5
    sri v26.4s, v22.4s, #5
    shl v22.4s, v17.4s, #9
    eor w12, w27, w12, ror #5
    add w11, w22, w11
    eor w22, w28, w16, ror #5
    eor w16, w27, w16, ror #5
    eor w23, w29, w4, ror #23
    ldr w26, [x21, #240]
    add w15, w22, w15
    sri v22.4s, v17.4s, #23
    eor v17.16b, v20.16b, v30.16b
    eor v20.16b, v20.16b, v2.16b
    eor w22, w28, w3, ror #5
    eor w3, w27, w3, ror #5
    add w7, w23, w7
    ldr w23, [x21, #144]
    add w0, w22, w0
    eor w22, w29, w9, ror #23
    add v17.4s, v17.4s, v21.4s
    add v21.4s, v29.4s, v25.4s
    eor v25.16b, v28.16b, v0.16b
    eor v28.16b, v28.16b, v2.16b
    eor v29.16b, v23.16b, v0.16b
    eor v23.16b, v23.16b, v2.16b
    add w12, w22, w12
    eor w22, w29, w13, ror #23
    ldr w27, [x21, #208]
    add v16.4s, v25.4s, v16.4s
    shl v25.4s, v17.4s, #9
    add w16, w22, w16
    eor w22, w29, w17, ror #23
    eor w9, w23, w9, ror #23
    eor w13, w23, w13, ror #23
    eor w17, w23, w17, ror #23
    add w3, w22, w3
    ldr w22, [x21, #176]
    sri v25.4s, v17.4s, #23
    shl v17.4s, v21.4s, #9
    eor w4, w23, w4, ror #23
    eor w25, w23, w11, ror #5
    sri v17.4s, v21.4s, #23
    shl v21.4s, v16.4s, #29
    eor w24, w22, w10, ror #3
    eor w10, w23, w10, ror #3
    sri v21.4s, v16.4s, #3
    eor v16.16b, v19.16b, v0.16b
    eor v19.16b, v19.16b, v2.16b
    add w9, w24, w9
    eor w24, w22, w14, ror #3
    eor w14, w23, w14, ror #3
    eor w28, w26, w9, ror #3
    add w13, w24, w13
    add v16.4s, v16.4s, v20.4s
    eor v20.16b, v24.16b, v2.16b
    eor w24, w22, w8, ror #3
    eor w22, w22, w5, ror #3
    eor w8, w23, w8, ror #3
    eor w5, w23, w5, ror #3
    add w17, w24, w17
    add w4, w22, w4
    shl v24.4s, v16.4s, #29
    add v20.4s, v29.4s, v20.4s
    eor v29.16b, v26.16b, v1.16b
    eor v26.16b, v26.16b, v2.16b
    ldr w22, [x21, #160]
    ldr w24, [x21, #128]
    eor w9, w27, w9, ror #3
    sri v24.4s, v16.4s, #3
    shl v16.4s, v20.4s, #29
    add v23.4s, v29.4s, v23.4s
    eor v29.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v6.16b
    sri v16.4s, v20.4s, #3
    eor v20.16b, v27.16b, v1.16b
    eor v27.16b, v27.16b, v2.16b
    add v26.4s, v29.4s, v26.4s
    eor w11, w22, w11, ror #5
    eor v29.16b, v16.16b, v4.16b
    add v20.4s, v20.4s, v28.4s
    eor v28.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v2.16b
    eor v16.16b, v16.16b, v6.16b
    add w10, w11, w10
    eor w11, w22, w15, ror #5
    eor w15, w23, w15, ror #5
    add v17.4s, v29.4s, v17.4s
    add v19.4s, v28.4s, v19.4s
    shl v28.4s, v20.4s, #27
    add w14, w11, w14
    eor w11, w22, w0, ror #5
    eor w22, w22, w6, ror #5
    eor w0, w23, w0, ror #5
    eor w6, w23, w6, ror #5
    add w8, w11, w8
    add w5, w22, w5
    sri v28.4s, v20.4s, #5
    shl v20.4s, v19.4s, #27
    eor w11, w24, w12, ror #23
    eor w12, w27, w12, ror #23
    add w22, w11, w25
    eor w11, w24, w16, ror #23
    eor w25, w24, w3, ror #23
    sri v20.4s, v19.4s, #5
    shl v19.4s, v23.4s, #27
    add w23, w11, w15
    extr w11, w22, w22, #23
    eor w24, w24, w7, ror #23
    add w25, w25, w0
    extr w15, w23, w23, #23
    eor w16, w27, w16, ror #23
    add w24, w24, w6
    sri v19.4s, v23.4s, #5
    eor v23.16b, v22.16b, v3.16b
    eor v22.16b, v22.16b, v6.16b
    eor w3, w27, w3, ror #23
    eor w7, w27, w7, ror #23
    extr w0, w25, w25, #23
    extr w6, w24, w24, #23
    add w12, w28, w12
    eor w28, w26, w13, ror #3
    add v23.4s, v23.4s, v27.4s
    eor v27.16b, v25.16b, v3.16b
    eor v25.16b, v25.16b, v6.16b
    extr w12, w12, w12, #3
    eor w13, w27, w13, ror #3
    add w16, w28, w16
    eor w28, w26, w17, ror #3
    eor w26, w26, w4, ror #3
    eor w17, w27, w17, ror #3
    add v18.4s, v27.4s, v18.4s
    shl v27.4s, v23.4s, #9
    extr w16, w16, w16, #3
    eor w4, w27, w4, ror #3
    add w3, w28, w3
    add w7, w26, w7
    ldr w26, [x21, #224]
    ldr w28, [x21, #192]
    extr w3, w3, w3, #3
    sri v27.4s, v23.4s, #23
    shl v23.4s, v18.4s, #9
    extr w7, w7, w7, #3
    add x21, x21, #256
    eor v30.16b, v27.16b, v7.16b
    sri v23.4s, v18.4s, #23
    shl v18.4s, v26.4s, #9
    eor v27.16b, v27.16b, v11.16b
    eor w22, w28, w22, ror #23
    eor w23, w28, w23, ror #23
    eor w25, w28, w25, ror #23
    eor v0.16b, v23.16b, v11.16b
    sri v18.4s, v26.4s, #23
    eor v26.16b, v21.16b, v4.16b
    eor v21.16b, v21.16b, v6.16b
    eor w24, w28, w24, ror #23
    eor w28, w26, w10, ror #5
    eor w10, w27, w10, ror #5
    eor v1.16b, v18.16b, v11.16b
    add v22.4s, v26.4s, v22.4s
    eor v26.16b, v24.16b, v4.16b
    eor v24.16b, v24.16b, v6.16b
    add w9, w28, w9
    add w10, w22, w10
    eor w22, w26, w14, ror #5
    eor w14, w27, w14, ror #5
    extr w9, w9, w9, #5
    extr w10, w10, w10, #23
    add v25.4s, v26.4s, v25.4s
    shl v26.4s, v22.4s, #29
    add w13, w22, w13
    add w14, w23, w14
    eor w22, w26, w8, ror #5
    eor w23, w26, w5, ror #5
    extr w13, w13, w13, #5
    extr w14, w14, w14, #23
    shl v29.4s, v25.4s, #29
    sri v26.4s, v22.4s, #3
    eor v22.16b, v28.16b, v6.16b
    eor w8, w27, w8, ror #5
    eor w5, w27, w5, ror #5
    add w17, w22, w17
    add w4, w23, w4
    add w8, w25, w8
    sri v29.4s, v25.4s, #3
    shl v25.4s, v17.4s, #29
    add v22.4s, v30.4s, v22.4s
    eor v30.16b, v18.16b, v7.16b
    eor v31.16b, v26.16b, v8.16b
    add w5, w24, w5
    extr w17, w17, w17, #5
    extr w4, w4, w4, #5
    extr w8, w8, w8, #23
    sri v25.4s, v17.4s, #3
    eor v17.16b, v28.16b, v5.16b
    eor v28.16b, v19.16b, v5.16b
    eor v19.16b, v19.16b, v6.16b
    extr w5, w5, w5, #23
    sub x22, x21, x20
    eor v3.16b, v25.16b, v8.16b
    add v17.4s, v17.4s, v21.4s
    eor v21.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v6.16b
    add v16.4s, v28.4s, v16.4s
    eor v28.16b, v23.16b, v7.16b
    eor v25.16b, v25.16b, v11.16b
    add v21.4s, v21.4s, v24.4s
    shl v24.4s, v17.4s, #27
    shl v2.4s, v21.4s, #27
    sri v24.4s, v17.4s, #5
    add v17.4s, v28.4s, v20.4s
    shl v20.4s, v16.4s, #27
    add v28.4s, v30.4s, v19.4s
    shl v19.4s, v22.4s, #9
    add v30.4s, v31.4s, v27.4s
    eor v31.16b, v29.16b, v8.16b
    sri v2.4s, v21.4s, #5
    add v21.4s, v3.4s, v1.4s
    shl v23.4s, v17.4s, #9
    sri v20.4s, v16.4s, #5
    shl v27.4s, v28.4s, #9
    sri v19.4s, v22.4s, #23
    shl v18.4s, v30.4s, #29
    add v16.4s, v31.4s, v0.4s
    eor v31.16b, v24.16b, v9.16b
    eor v29.16b, v29.16b, v11.16b
    sri v23.4s, v17.4s, #23
    eor v17.16b, v26.16b, v11.16b
    sri v27.4s, v28.4s, #23
    eor v28.16b, v2.16b, v9.16b
    sri v18.4s, v30.4s, #3
    shl v22.4s, v16.4s, #29
    shl v26.4s, v21.4s, #29
    eor v30.16b, v20.16b, v9.16b
    eor v0.16b, v19.16b, v10.16b
    add v31.4s, v31.4s, v17.4s
    eor v24.16b, v24.16b, v11.16b
    add v28.4s, v28.4s, v29.4s
    eor v20.16b, v20.16b, v11.16b
    sri v22.4s, v16.4s, #3
    sri v26.4s, v21.4s, #3
    eor v16.16b, v23.16b, v10.16b
    add v29.4s, v30.4s, v25.4s
    shl v17.4s, v31.4s, #27
    eor v30.16b, v2.16b, v11.16b
    add v24.4s, v0.4s, v24.4s
    eor v0.16b, v27.16b, v10.16b
    shl v21.4s, v28.4s, #27
    shl v25.4s, v29.4s, #27
    sri v17.4s, v31.4s, #5
    add v30.4s, v16.4s, v30.4s
    shl v16.4s, v24.4s, #9
    add v31.4s, v0.4s, v20.4s
    sri v21.4s, v28.4s, #5
    sri v25.4s, v29.4s, #5
    shl v20.4s, v30.4s, #9
    sri v16.4s, v24.4s, #23
    shl v24.4s, v31.4s, #9
    sri v20.4s, v30.4s, #23
    sri v24.4s, v31.4s, #23
    cbnz x22, L(lea128_encrypt_blocks_rounds6)
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    add x21, x2, #64
    add x22, x2, #128
    add x23, x2, #192
    add x2, x2, #256
    st4 {v20.4s, v21.4s, v22.4s, v23.4s}, [x21]
    st4 {v24.4s, v25.4s, v26.4s, v27.4s}, [x22]
    stp w10, w9, [x23, #0]
    stp w12, w11, [x23, #8]
    stp w14, w13, [x23, #16]
    stp w16, w15, [x23, #24]
    stp w8, w17, [x23, #32]
    stp w3, w0, [x23, #40]
    stp w5, w4, [x23, #48]
    stp w7, w6, [x23, #56]
    sub x19, x19, #16
    tbz x19, 63, L(lea128_encrypt_blocks_blocks5)
L(lea128_encrypt_blocks_fewer3):
    add x9, x19, #16
    sub x9, x9, #4
    tbnz x9, 63, L(lea128_encrypt_blocks_fewer9)
    ldr x10, [sp, #96]  /* reload */
    add x10, x10, #1536
L(lea128_encrypt_blocks_blocks11):
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #64
    ldr x11, [sp, #96]  /* reload */
L(lea128_encrypt_blocks_rounds12):
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    ldp q21, q20, [x11, #32]
    ldp q22, q23, [x11, #0]
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    ldp q25, q24, [x11, #96]
    ldp q27, q26, [x11, #64]
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    ldp q29, q28, [x11, #160]
    ldp q31, q30, [x11, #128]
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    ldp q1, q0, [x11, #224]
    ldp q3, q2, [x11, #192]
    add x11, x11, #256
    sub x12, x11, x10
    eor v20.16b, v18.16b, v20.16b
    eor v19.16b, v19.16b, v23.16b
    eor v21.16b, v17.16b, v21.16b
    eor v18.16b, v18.16b, v23.16b
    eor v22.16b, v16.16b, v22.16b
    eor v17.16b, v17.16b, v23.16b
    eor v16.16b, v16.16b, v26.16b
    add v19.4s, v20.4s, v19.4s
    add v18.4s, v21.4s, v18.4s
    add v17.4s, v22.4s, v17.4s
    shl v20.4s, v19.4s, #29
    shl v21.4s, v18.4s, #27
    shl v22.4s, v17.4s, #9
    sri v20.4s, v19.4s, #3
    sri v21.4s, v18.4s, #5
    sri v22.4s, v17.4s, #23
    eor v17.16b, v20.16b, v24.16b
    eor v18.16b, v20.16b, v26.16b
    eor v19.16b, v21.16b, v25.16b
    eor v20.16b, v21.16b, v26.16b
    eor v21.16b, v22.16b, v27.16b
    eor v22.16b, v22.16b, v30.16b
    add v16.4s, v17.4s, v16.4s
    add v17.4s, v19.4s, v18.4s
    add v18.4s, v21.4s, v20.4s
    shl v19.4s, v16.4s, #29
    shl v20.4s, v17.4s, #27
    shl v21.4s, v18.4s, #9
    sri v19.4s, v16.4s, #3
    sri v20.4s, v17.4s, #5
    sri v21.4s, v18.4s, #23
    eor v16.16b, v19.16b, v28.16b
    eor v17.16b, v19.16b, v30.16b
    eor v18.16b, v20.16b, v29.16b
    eor v19.16b, v20.16b, v30.16b
    eor v20.16b, v21.16b, v31.16b
    eor v21.16b, v21.16b, v2.16b
    add v16.4s, v16.4s, v22.4s
    add v17.4s, v18.4s, v17.4s
    add v18.4s, v20.4s, v19.4s
    shl v20.4s, v16.4s, #29
    shl v22.4s, v17.4s, #27
    shl v19.4s, v18.4s, #9
    sri v20.4s, v16.4s, #3
    sri v22.4s, v17.4s, #5
    sri v19.4s, v18.4s, #23
    eor v16.16b, v20.16b, v0.16b
    eor v17.16b, v20.16b, v2.16b
    eor v18.16b, v22.16b, v1.16b
    eor v20.16b, v22.16b, v2.16b
    eor v22.16b, v19.16b, v3.16b
    add v21.4s, v16.4s, v21.4s
    add v23.4s, v18.4s, v17.4s
    add v20.4s, v22.4s, v20.4s
    shl v18.4s, v21.4s, #29
    shl v17.4s, v23.4s, #27
    shl v16.4s, v20.4s, #9
    sri v18.4s, v21.4s, #3
    sri v17.4s, v23.4s, #5
    sri v16.4s, v20.4s, #23
    cbnz x12, L(lea128_encrypt_blocks_rounds12)
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    add x2, x2, #64
    sub x9, x9, #4
    tbz x9, 63, L(lea128_encrypt_blocks_blocks11)
L(lea128_encrypt_blocks_fewer9):
    add x13, x9, #4
    cbz x13, L(lea128_encrypt_blocks_done1)
    ldr x9, [sp, #96]  /* reload */
    add x14, x9, #1536
L(lea128_encrypt_blocks_blocks15):
    ldp w10, w9, [x1, #0]
    ldp w12, w11, [x1, #8]
    add x1, x1, #16
    ldr x15, [sp, #96]  /* reload */
L(lea128_encrypt_blocks_rounds16):
    /* round i = 0, 4, ..., 20: x := round(x, rk[i]) */
    ldr w16, [x15, #48]
    ldr w17, [x15, #16]
    ldr w8, [x15, #32]
    ldr w0, [x15, #0]
    /* round i = 1, 5, ..., 21: x := round(x, rk[i]) */
    ldr w3, [x15, #112]
    ldr w4, [x15, #80]
    ldr w5, [x15, #96]
    ldr w6, [x15, #64]
    /* round i = 2, 6, ..., 22: x := round(x, rk[i]) */
    ldr w7, [x15, #176]
    ldr w19, [x15, #144]
    ldr w20, [x15, #160]
    ldr w21, [x15, #128]
    /* round i = 3, 7, ..., 23: x := round(x, rk[i]) */
    ldr w22, [x15, #240]
    ldr w23, [x15, #208]
    ldr w24, [x15, #224]
    ldr w25, [x15, #192]
    eor w16, w12, w16
    eor w11, w11, w17
    eor w8, w9, w8
    eor w12, w12, w17
    eor w0, w10, w0
    add w11, w16, w11
    eor w9, w9, w17
    add w12, w8, w12
    eor w10, w10, w4
    eor w16, w3, w11, ror #3
    add w9, w0, w9
    eor w17, w5, w12, ror #5
    eor w11, w4, w11, ror #3
    add w10, w16, w10
    eor w16, w6, w9, ror #23
    eor w12, w4, w12, ror #5
    add w11, w17, w11
    eor w17, w7, w10, ror #3
    eor w9, w19, w9, ror #23
    add w12, w16, w12
    eor w16, w20, w11, ror #5
    eor w10, w19, w10, ror #3
    add w9, w17, w9
    eor w17, w21, w12, ror #23
    eor w11, w19, w11, ror #5
    add w10, w16, w10
    eor w16, w22, w9, ror #3
    eor w12, w23, w12, ror #23
    add w17, w17, w11
    eor w8, w24, w10, ror #5
    eor w9, w23, w9, ror #3
    add w12, w16, w12
    extr w11, w17, w17, #23
    eor w16, w25, w17, ror #23
    add w9, w8, w9
    extr w12, w12, w12, #3
    eor w10, w23, w10, ror #5
    add x15, x15, #256
    extr w9, w9, w9, #5
    add w10, w16, w10
    sub x16, x15, x14
    extr w10, w10, w10, #23
    cbnz x16, L(lea128_encrypt_blocks_rounds16)
    stp w10, w9, [x2, #0]
    stp w12, w11, [x2, #8]
    add x2, x2, #16
    sub x13, x13, #1
    cbnz x13, L(lea128_encrypt_blocks_blocks15)
L(lea128_encrypt_blocks_done1):
    ldr x19, [sp, #104]
    ldr x20, [sp, #112]
    ldr x21, [sp, #120]
    ldr x22, [sp, #128]
    ldr x23, [sp, #136]
    ldr x24, [sp, #144]
    ldr x25, [sp, #152]
    ldr x26, [sp, #160]
    ldr x27, [sp, #168]
    ldr x28, [sp, #176]
    ldr x29, [sp, #184]
    ldr q8, [sp, #0]
    ldr q9, [sp, #16]
    ldr q10, [sp, #32]
    ldr q11, [sp, #48]
    ldr q12, [sp, #64]
    ldr q13, [sp, #80]
    ldr x30, [sp, #192]
    add sp, sp, #208
    .cfi_def_cfa_offset 0
    .cfi_restore d8
    .cfi_restore d9
    .cfi_restore d10
    .cfi_restore d11
    .cfi_restore d12
    .cfi_restore d13
    .cfi_restore x19
    .cfi_restore x20
    .cfi_restore x21
    .cfi_restore x22
    .cfi_restore x23
    .cfi_restore x24
    .cfi_restore x25
    .cfi_restore x26
    .cfi_restore x27
    .cfi_restore x28
    .cfi_restore x29
    .cfi_restore x30
    CIPHERGEN_AUTHENTICATE
    CIPHERGEN_NEGATE
    ret x30
    .cfi_endproc
    END lea128_encrypt_blocks

    FUNCTION lea128_decrypt_blocks
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
    CIPHERGEN_SIGN
    CIPHERGEN_NEGATE
    sub sp, sp, #240
    .cfi_def_cfa_offset 240
    str x19, [sp, #136]
    .cfi_offset x19, -104
    str x20, [sp, #144]
    .cfi_offset x20, -96
    str x21, [sp, #152]
    .cfi_offset x21, -88
    str x22, [sp, #160]
    .cfi_offset x22, -80
    str x23, [sp, #168]
    .cfi_offset x23, -72
    str x24, [sp, #176]
    .cfi_offset x24, -64
    str x25, [sp, #184]
    .cfi_offset x25, -56
    str x26, [sp, #192]
    .cfi_offset x26, -48
    str x27, [sp, #200]
    .cfi_offset x27, -40
    str x28, [sp, #208]
    .cfi_offset x28, -32
    str x29, [sp, #216]
    .cfi_offset x29, -24
    str q8, [sp, #0]
    .cfi_offset d8, -240
    str q9, [sp, #16]
    .cfi_offset d9, -224
    str q10, [sp, #32]
    .cfi_offset d10, -208
    str x30, [sp, #224]
    .cfi_offset x30, -16
    sub x9, x3, #16
    str x1, [sp, #56]  /* spill */
    str x2, [sp, #64]  /* spill */
    str x9, [sp, #48]  /* spill */
    tbnz x9, 63, L(lea128_decrypt_blocks_fewer3)
L(lea128_decrypt_blocks_blocks5):
    ldr x9, [sp, #56]  /* reload */
    add x10, x9, #64
    add x11, x9, #128
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x9]
    add x5, x9, #192
    add x9, x9, #256
    add x7, x0, #1536
    str x9, [sp, #56]  /* spill */
    ld4 {v20.4s, v21.4s, v22.4s, v23.4s}, [x10]
    ld4 {v24.4s, v25.4s, v26.4s, v27.4s}, [x11]
    ldp w9, w10, [x5, #0]
    ldp w11, w12, [x5, #8]
    ldp w13, w14, [x5, #16]
    ldp w15, w16, [x5, #24]
    ldp w17, w8, [x5, #32]
    ldp w1, w2, [x5, #40]
    ldp w3, w4, [x5, #48]
    ldp w5, w6, [x5, #56]
L(lea128_decrypt_blocks_rounds6):
    /* round i = 23, 19, ..., 3: y := round_back(y, rk[i]) */
    ldur q28, [x7, #-64]
    ldur w19, [x7, #-64]
    shl v29.4s, v16.4s, #23
    extr w9, w9, w9, #9
    ldur w20, [x7, #-48]
    ldur w21, [x7, #-32]
    shl v31.4s, v20.4s, #23
    /* round i = 22, 18, ..., 2: y := round_back(y, rk[i]) */
    extr w26, w12, w12, #9
    ldur q30, [x7, #-48]
    sri v29.4s, v16.4s, #9
    ldur q0, [x7, #-32]
    extr w13, w13, w13, #9
    shl v1.4s, v24.4s, #23
    extr w17, w17, w17, #9
    extr w3, w3, w3, #9
    ldur w22, [x7, #-16]
    eor w12, w12, w19
    sri v31.4s, v20.4s, #9
    extr w27, w16, w16, #9
    extr w10, w10, w10, #27
    eor v16.16b, v19.16b, v28.16b
    sub w9, w9, w12
    eor w12, w16, w19
    eor v20.16b, v23.16b, v28.16b
    eor w9, w9, w20
    sub w12, w13, w12
    eor w13, w2, w19
    sri v1.4s, v24.4s, #9
    sub v16.4s, v29.4s, v16.4s
    eor w16, w6, w19
    eor w12, w12, w20
    sub w13, w17, w13
    sub w16, w3, w16
    eor w17, w9, w21
    eor v24.16b, v27.16b, v28.16b
    sub v20.4s, v31.4s, v20.4s
    shl v29.4s, v17.4s, #5
    eor v16.16b, v16.16b, v30.16b
    extr w14, w14, w14, #27
    eor w13, w13, w20
    eor w16, w16, w20
    sub w10, w10, w17
    eor w17, w12, w21
    sub v24.4s, v1.4s, v24.4s
    eor v20.16b, v20.16b, v30.16b
    shl v31.4s, v21.4s, #5
    extr w8, w8, w8, #27
    extr w4, w4, w4, #27
    eor v2.16b, v16.16b, v0.16b
    sri v29.4s, v17.4s, #27
    ldur w23, [x7, #-128]
    extr w28, w2, w2, #9
    shl v10.4s, v16.4s, #5
    eor w10, w10, w20
    sub w14, w14, w17
    eor w17, w13, w21
    eor w2, w16, w21
    ldur q28, [x7, #-16]
    extr w11, w11, w11, #29
    eor w14, w14, w20
    sub w17, w8, w17
    sub w8, w4, w2
    eor w2, w10, w22
    eor v24.16b, v24.16b, v30.16b
    shl v1.4s, v25.4s, #5
    sub v17.4s, v29.4s, v2.4s
    extr w15, w15, w15, #29
    ldur w24, [x7, #-112]
    sri v31.4s, v21.4s, #27
    eor v21.16b, v20.16b, v0.16b
    eor w17, w17, w20
    eor w8, w8, w20
    sri v10.4s, v16.4s, #27
    sub w11, w11, w2
    eor w2, w14, w22
    eor v17.16b, v17.16b, v30.16b
    shl v16.4s, v20.4s, #5
    sub v21.4s, v31.4s, v21.4s
    extr w1, w1, w1, #29
    extr w5, w5, w5, #29
    sri v1.4s, v25.4s, #27
    eor v25.16b, v24.16b, v0.16b
    ldur w25, [x7, #-96]
    eor w11, w11, w20
    shl v29.4s, v18.4s, #3
    sub w15, w15, w2
    eor w2, w17, w22
    eor w3, w8, w22
    sri v16.4s, v20.4s, #27
    eor w15, w15, w20
    sub w1, w1, w2
    sub w2, w5, w3
    shl v20.4s, v24.4s, #5
    eor w3, w11, w23
    sub v25.4s, v1.4s, v25.4s
    eor w1, w1, w20
    shl v31.4s, v22.4s, #3
    eor v21.16b, v21.16b, v30.16b
    sub w3, w26, w3
    eor w4, w15, w23
    sri v29.4s, v18.4s, #29
    eor v25.16b, v25.16b, v30.16b
    eor w3, w3, w24
    sub w4, w27, w4
    sri v20.4s, v24.4s, #27
    eor v24.16b, v17.16b, v28.16b
    eor w5, w1, w23
    extr w9, w9, w9, #27
    sri v31.4s, v22.4s, #29
    eor w2, w2, w20
    eor w4, w4, w24
    sub w5, w28, w5
    shl v18.4s, v26.4s, #3
    sub v24.4s, v29.4s, v24.4s
    eor w20, w3, w25
    extr w12, w12, w12, #27
    eor v29.16b, v21.16b, v28.16b
    eor v28.16b, v25.16b, v28.16b
    eor w5, w5, w24
    sub w9, w9, w20
    sri v18.4s, v26.4s, #29
    eor w20, w4, w25
    extr w13, w13, w13, #27
    ldur q22, [x7, #-128]
    sub v29.4s, v31.4s, v29.4s
    sub w12, w12, w20
    eor w20, w5, w25
    shl v26.4s, v19.4s, #23
    sub v18.4s, v18.4s, v28.4s
    extr w29, w6, w6, #9
    eor w6, w2, w23
    sub w13, w13, w20
    eor v28.16b, v29.16b, v30.16b
    shl v29.4s, v17.4s, #3
    sub w6, w29, w6
    extr w16, w16, w16, #27
    sri v26.4s, v19.4s, #9
    eor w6, w6, w24
    eor v24.16b, v24.16b, v30.16b
    eor w9, w9, w24
    sri v29.4s, v17.4s, #29
    eor w21, w6, w25
    extr w10, w10, w10, #29
    eor w12, w12, w24
    shl v17.4s, v21.4s, #3
    sub w16, w16, w21
    extr w14, w14, w14, #29
    eor w13, w13, w24
    shl v19.4s, v23.4s, #23
    eor w16, w16, w24
    eor v18.16b, v18.16b, v30.16b
    extr w17, w17, w17, #29
    sri v17.4s, v21.4s, #29
    extr w8, w8, w8, #29
    shl v21.4s, v25.4s, #3
    ldur q0, [x7, #-96]
    sri v19.4s, v23.4s, #9
    shl v23.4s, v27.4s, #23
    ldur w30, [x7, #-80]
    sri v21.4s, v25.4s, #29
    eor v25.16b, v24.16b, v22.16b
    sri v23.4s, v27.4s, #9
    ldur q27, [x7, #-112]
    sub v25.4s, v26.4s, v25.4s
    /* round i = 21, 17, ..., 1: y := round_back(y, rk[i]) */
    shl v26.4s, v24.4s, #23
    extr w11, w11, w11, #9
    str x30, [sp, #72]  /* spill */
    ldr x20, [sp, #72]  /* reload */
    extr w15, w15, w15, #9
    extr w1, w1, w1, #9
    sri v26.4s, v24.4s, #9
    eor v24.16b, v28.16b, v22.16b
    extr w2, w2, w2, #9
    extr w3, w3, w3, #27
    eor v22.16b, v18.16b, v22.16b
    extr w4, w4, w4, #27
    extr w6, w6, w6, #27
    extr w5, w5, w5, #27
    eor v25.16b, v25.16b, v27.16b
    sub v19.4s, v19.4s, v24.4s
    eor w21, w9, w20
    sub v22.4s, v23.4s, v22.4s
    shl v23.4s, v28.4s, #23
    extr w9, w9, w9, #29
    sub w10, w10, w21
    eor w21, w12, w20
    eor v19.16b, v19.16b, v27.16b
    shl v24.4s, v18.4s, #23
    sub w14, w14, w21
    eor w21, w13, w20
    eor w20, w16, w20
    sri v23.4s, v28.4s, #9
    sub w17, w17, w21
    sub w8, w8, w20
    extr w20, w13, w13, #29
    shl v28.4s, v25.4s, #5
    eor w13, w17, w24
    eor w17, w8, w24
    eor w10, w10, w24
    sri v24.4s, v18.4s, #9
    eor v18.16b, v25.16b, v0.16b
    sri v28.4s, v25.4s, #27
    ldur q1, [x7, #-80]
    eor w14, w14, w24
    eor v25.16b, v19.16b, v0.16b
    eor v22.16b, v22.16b, v27.16b
    ldur w30, [x7, #-192]
    sub v18.4s, v10.4s, v18.4s
    sub v16.4s, v16.4s, v25.4s
    shl v25.4s, v19.4s, #5
    ldur q2, [x7, #-192]
    eor v18.16b, v18.16b, v27.16b
    eor v30.16b, v22.16b, v0.16b
    sri v25.4s, v19.4s, #27
    str x30, [sp, #80]  /* spill */
    ldr x8, [sp, #80]  /* reload */
    extr w12, w12, w12, #29
    shl v19.4s, v22.4s, #5
    sub v20.4s, v20.4s, v30.4s
    extr w16, w16, w16, #29
    sri v19.4s, v22.4s, #27
    eor v22.16b, v18.16b, v1.16b
    eor w21, w10, w8
    eor w22, w14, w8
    /* round i = 20, 16, ..., 0: y := round_back(y, rk[i]) */
    extr w10, w10, w10, #9
    sub w11, w11, w21
    sub w15, w15, w22
    eor w22, w13, w8
    eor v16.16b, v16.16b, v27.16b
    eor w8, w17, w8
    sub w1, w1, w22
    eor v20.16b, v20.16b, v27.16b
    sub v22.4s, v29.4s, v22.4s
    sub w8, w2, w8
    extr w2, w13, w13, #9
    shl v29.4s, v18.4s, #3
    ldur w30, [x7, #-176]
    eor v30.16b, v20.16b, v1.16b
    eor v22.16b, v22.16b, v27.16b
    ldur q3, [x7, #-176]
    ldur q4, [x7, #-160]
    sri v29.4s, v18.4s, #29
    eor v18.16b, v16.16b, v1.16b
    sub v17.4s, v17.4s, v18.4s
    sub v18.4s, v21.4s, v30.4s
    str x30, [sp, #88]  /* spill */
    ldr x21, [sp, #88]  /* reload */
    shl v21.4s, v16.4s, #3
    extr w14, w14, w14, #9
    eor w13, w1, w21
    extr w1, w17, w17, #9
    eor w11, w11, w21
    ldur w30, [x7, #-160]
    eor w15, w15, w21
    eor w8, w8, w21
    eor v17.16b, v17.16b, v27.16b
    eor v18.16b, v18.16b, v27.16b
    sri v21.4s, v16.4s, #29
    eor v16.16b, v22.16b, v2.16b
    shl v27.4s, v20.4s, #3
    ldur q5, [x7, #-144]
    sub v16.4s, v26.4s, v16.4s
    shl v26.4s, v22.4s, #23
    str x30, [sp, #96]  /* spill */
    ldr x17, [sp, #96]  /* reload */
    sri v27.4s, v20.4s, #29
    eor v20.16b, v17.16b, v2.16b
    extr w23, w8, w8, #27
    eor w22, w11, w17
    eor v16.16b, v16.16b, v3.16b
    sri v26.4s, v22.4s, #9
    extr w11, w11, w11, #27
    sub w3, w3, w22
    eor w22, w15, w17
    eor v22.16b, v18.16b, v2.16b
    sub v20.4s, v23.4s, v20.4s
    sub w4, w4, w22
    eor w22, w13, w17
    eor w17, w8, w17
    shl v23.4s, v17.4s, #23
    sub w17, w6, w17
    sub w5, w5, w22
    shl v30.4s, v18.4s, #23
    sub v22.4s, v24.4s, v22.4s
    eor w22, w17, w21
    eor v20.16b, v20.16b, v3.16b
    sri v23.4s, v17.4s, #9
    eor w3, w3, w21
    sri v30.4s, v18.4s, #9
    eor v17.16b, v16.16b, v4.16b
    ldur w30, [x7, #-144]
    eor w4, w4, w21
    shl v18.4s, v16.4s, #5
    eor v22.16b, v22.16b, v3.16b
    extr w6, w13, w13, #27
    eor w5, w5, w21
    sub v17.4s, v28.4s, v17.4s
    shl v28.4s, v20.4s, #5
    sri v18.4s, v16.4s, #27
    eor v16.16b, v20.16b, v4.16b
    ldur q6, [x7, #-256]
    eor v17.16b, v17.16b, v3.16b
    eor v24.16b, v22.16b, v4.16b
    str x30, [sp, #104]  /* spill */
    ldr x17, [sp, #104]  /* reload */
    sub v16.4s, v25.4s, v16.4s
    extr w24, w3, w3, #29
    extr w25, w4, w4, #29
    extr w15, w15, w15, #27
    sub v19.4s, v19.4s, v24.4s
    eor v25.16b, v16.16b, v3.16b
    eor v16.16b, v17.16b, v5.16b
    eor w13, w3, w17
    eor v19.16b, v19.16b, v3.16b
    sub w9, w9, w13
    eor w13, w4, w17
    sub v16.4s, v29.4s, v16.4s
    shl v29.4s, v17.4s, #3
    sub w12, w12, w13
    ldur w30, [x7, #-256]
    sri v28.4s, v20.4s, #27
    eor v20.16b, v19.16b, v5.16b
    eor w13, w12, w21
    eor w12, w5, w17
    eor w17, w22, w17
    sri v29.4s, v17.4s, #29
    sub w12, w20, w12
    sub w16, w16, w17
    eor v17.16b, v25.16b, v5.16b
    eor v16.16b, v16.16b, v3.16b
    eor w17, w12, w21
    eor w9, w9, w21
    ldur q7, [x7, #-240]
    eor w3, w16, w21
    sub v17.4s, v21.4s, v17.4s
    sub v21.4s, v27.4s, v20.4s
    extr w21, w22, w22, #29
    str x30, [sp, #112]  /* spill */
    ldr x12, [sp, #112]  /* reload */
    ldur w30, [x7, #-240]
    shl v0.4s, v19.4s, #3
    extr w20, w5, w5, #29
    eor v20.16b, v17.16b, v3.16b
    eor v24.16b, v21.16b, v3.16b
    ldur q8, [x7, #-224]
    eor v17.16b, v16.16b, v6.16b
    shl v31.4s, v22.4s, #5
    sri v0.4s, v19.4s, #29
    eor v19.16b, v20.16b, v6.16b
    eor w16, w9, w12
    sub v17.4s, v26.4s, v17.4s
    eor v21.16b, v24.16b, v6.16b
    str x30, [sp, #120]  /* spill */
    ldr x22, [sp, #120]  /* reload */
    sub w10, w10, w16
    eor w16, w13, w12
    ldur w30, [x7, #-224]
    sub w14, w14, w16
    eor w16, w17, w12
    eor w12, w3, w12
    sri v31.4s, v22.4s, #27
    sub w12, w1, w12
    shl v27.4s, v25.4s, #3
    eor v17.16b, v17.16b, v7.16b
    ldur q9, [x7, #-208]
    sub v19.4s, v23.4s, v19.4s
    sub v22.4s, v30.4s, v21.4s
    sub w16, w2, w16
    eor w4, w12, w22
    sri v27.4s, v25.4s, #29
    str x30, [sp, #128]  /* spill */
    ldr x12, [sp, #128]  /* reload */
    eor v21.16b, v19.16b, v7.16b
    eor v25.16b, v22.16b, v7.16b
    eor w10, w10, w22
    eor w14, w14, w22
    eor v19.16b, v17.16b, v8.16b
    eor w8, w16, w22
    ldur w30, [x7, #-208]
    eor v22.16b, v25.16b, v8.16b
    sub v18.4s, v18.4s, v19.4s
    eor v19.16b, v21.16b, v8.16b
    eor w16, w10, w12
    sub v23.4s, v31.4s, v22.4s
    sub w11, w11, w16
    eor w16, w14, w12
    eor v18.16b, v18.16b, v7.16b
    sub v19.4s, v28.4s, v19.4s
    sub w15, w15, w16
    eor w16, w8, w12
    eor v26.16b, v23.16b, v7.16b
    eor w12, w4, w12
    sub w16, w6, w16
    eor w11, w11, w22
    eor v28.16b, v18.16b, v9.16b
    eor v22.16b, v19.16b, v7.16b
    sub w12, w23, w12
    eor w15, w15, w22
    eor w1, w16, w22
    eor w5, w12, w22
    eor w12, w11, w30
    eor v19.16b, v22.16b, v9.16b
    sub v23.4s, v29.4s, v28.4s
    eor w16, w15, w30
    eor w2, w1, w30
    eor v28.16b, v26.16b, v9.16b
    eor w6, w5, w30
    sub w12, w24, w12
    sub w16, w25, w16
    sub v27.4s, v27.4s, v19.4s
    sub w2, w20, w2
    sub w6, w21, w6
    sub x7, x7, #256
    sub v28.4s, v0.4s, v28.4s
    eor v19.16b, v23.16b, v7.16b
    eor w12, w12, w22
    eor w16, w16, w22
    eor v23.16b, v27.16b, v7.16b
    eor w2, w2, w22
    eor w6, w6, w22
    sub x19, x7, x0
    eor v27.16b, v28.16b, v7.16b
    cbnz x19, L(lea128_decrypt_blocks_rounds6)
    ldr x19, [sp, #64]  /* reload */
    ldr x7, [sp, #48]  /* reload */
    add x20, x19, #64
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x19]
    sub x7, x7, #16
    str x7, [sp, #48]  /* spill */
    st4 {v20.4s, v21.4s, v22.4s, v23.4s}, [x20]
    add x20, x19, #128
    st4 {v24.4s, v25.4s, v26.4s, v27.4s}, [x20]
    add x20, x19, #192
    add x19, x19, #256
    str x19, [sp, #64]  /* spill */
    stp w9, w10, [x20, #0]
    stp w11, w12, [x20, #8]
    stp w13, w14, [x20, #16]
    stp w15, w16, [x20, #24]
    stp w17, w8, [x20, #32]
    stp w1, w2, [x20, #40]
    stp w3, w4, [x20, #48]
    stp w5, w6, [x20, #56]
    tbz x7, 63, L(lea128_decrypt_blocks_blocks5)
L(lea128_decrypt_blocks_fewer3):
    ldr x9, [sp, #48]  /* reload */
    add x9, x9, #16
    str x9, [sp, #48]  /* spill */
    sub x9, x9, #4
    str x9, [sp, #48]  /* spill */
    tbnz x9, 63, L(lea128_decrypt_blocks_fewer9)
L(lea128_decrypt_blocks_blocks11):
    ldr x9, [sp, #56]  /* reload */
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x9]
    add x9, x9, #64
    str x9, [sp, #56]  /* spill */
    add x9, x0, #1536
L(lea128_decrypt_blocks_rounds12):
    /* round i = 23, 19, ..., 3: y := round_back(y, rk[i]) */
    ldur q20, [x9, #-64]
    shl v21.4s, v16.4s, #23
    ldur q22, [x9, #-48]
    shl v24.4s, v17.4s, #5
    ldur q23, [x9, #-32]
    sri v21.4s, v16.4s, #9
    sri v24.4s, v17.4s, #27
    shl v16.4s, v18.4s, #3
    eor v17.16b, v19.16b, v20.16b
    ldur q20, [x9, #-16]
    /* round i = 22, 18, ..., 2: y := round_back(y, rk[i]) */
    shl v25.4s, v19.4s, #23
    sri v16.4s, v18.4s, #29
    sub v17.4s, v21.4s, v17.4s
    sri v25.4s, v19.4s, #9
    eor v17.16b, v17.16b, v22.16b
    eor v18.16b, v17.16b, v23.16b
    shl v21.4s, v17.4s, #5
    ldur q19, [x9, #-128]
    sub v18.4s, v24.4s, v18.4s
    sri v21.4s, v17.4s, #27
    eor v17.16b, v18.16b, v22.16b
    ldur q18, [x9, #-112]
    eor v20.16b, v17.16b, v20.16b
    shl v24.4s, v17.4s, #3
    ldur q23, [x9, #-96]
    sub v16.4s, v16.4s, v20.4s
    sri v24.4s, v17.4s, #29
    eor v16.16b, v16.16b, v22.16b
    eor v17.16b, v16.16b, v19.16b
    /* round i = 21, 17, ..., 1: y := round_back(y, rk[i]) */
    shl v20.4s, v16.4s, #23
    ldur q19, [x9, #-80]
    sub v17.4s, v25.4s, v17.4s
    sri v20.4s, v16.4s, #9
    eor v16.16b, v17.16b, v18.16b
    eor v17.16b, v16.16b, v23.16b
    shl v23.4s, v16.4s, #5
    ldur q22, [x9, #-192]
    sub v17.4s, v21.4s, v17.4s
    sri v23.4s, v16.4s, #27
    eor v16.16b, v17.16b, v18.16b
    ldur q17, [x9, #-176]
    eor v19.16b, v16.16b, v19.16b
    shl v25.4s, v16.4s, #3
    ldur q21, [x9, #-160]
    sub v19.4s, v24.4s, v19.4s
    sri v25.4s, v16.4s, #29
    eor v16.16b, v19.16b, v18.16b
    eor v18.16b, v16.16b, v22.16b
    /* round i = 20, 16, ..., 0: y := round_back(y, rk[i]) */
    shl v22.4s, v16.4s, #23
    ldur q19, [x9, #-144]
    sub v18.4s, v20.4s, v18.4s
    sri v22.4s, v16.4s, #9
    eor v16.16b, v18.16b, v17.16b
    eor v18.16b, v16.16b, v21.16b
    shl v21.4s, v16.4s, #5
    ldur q20, [x9, #-256]
    sub v18.4s, v23.4s, v18.4s
    sri v21.4s, v16.4s, #27
    eor v16.16b, v18.16b, v17.16b
    ldur q23, [x9, #-240]
    eor v18.16b, v16.16b, v19.16b
    shl v24.4s, v16.4s, #3
    ldur q19, [x9, #-224]
    sub v18.4s, v25.4s, v18.4s
    sri v24.4s, v16.4s, #29
    eor v17.16b, v18.16b, v17.16b
    orr v16.16b, v17.16b, v17.16b
    eor v17.16b, v17.16b, v20.16b
    ldur q20, [x9, #-208]
    sub v17.4s, v22.4s, v17.4s
    eor v18.16b, v17.16b, v23.16b
    orr v17.16b, v18.16b, v18.16b
    eor v18.16b, v18.16b, v19.16b
    sub v18.4s, v21.4s, v18.4s
    sub x9, x9, #256
    eor v19.16b, v18.16b, v23.16b
    sub x10, x9, x0
    orr v18.16b, v19.16b, v19.16b
    eor v19.16b, v19.16b, v20.16b
    sub v19.4s, v24.4s, v19.4s
    eor v19.16b, v19.16b, v23.16b
    cbnz x10, L(lea128_decrypt_blocks_rounds12)
    ldr x9, [sp, #48]  /* reload */
    ldr x10, [sp, #64]  /* reload */
    sub x9, x9, #4
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10]
    add x10, x10, #64
    str x9, [sp, #48]  /* spill */
    str x10, [sp, #64]  /* spill */
    tbz x9, 63, L(lea128_decrypt_blocks_blocks11)
L(lea128_decrypt_blocks_fewer9):
    ldr x9, [sp, #48]  /* reload */
    add x9, x9, #4
    str x9, [sp, #48]  /* spill */
    cbz x9, L(lea128_decrypt_blocks_done1)
L(lea128_decrypt_blocks_blocks15):
    ldr x13, [sp, #56]  /* reload */
    add x14, x0, #1536
    ldp w9, w10, [x13, #0]
    ldp w11, w12, [x13, #8]
    add x13, x13, #16
    str x13, [sp, #56]  /* spill */
L(lea128_decrypt_blocks_rounds16):
    /* round i = 23, 19, ..., 3: y := round_back(y, rk[i]) */
    ldur w13, [x14, #-64]
    ldur w15, [x14, #-48]
    extr w9, w9, w9, #9
    extr w10, w10, w10, #27
    ldur w16, [x14, #-32]
    ldur w17, [x14, #-16]
    extr w11, w11, w11, #29
    eor w13, w12, w13
    /* round i = 22, 18, ..., 2: y := round_back(y, rk[i]) */
    extr w12, w12, w12, #9
    sub w9, w9, w13
    ldur w13, [x14, #-128]
    eor w9, w9, w15
    eor w16, w9, w16
    extr w9, w9, w9, #27
    sub w10, w10, w16
    ldur w16, [x14, #-112]
    eor w10, w10, w15
    eor w17, w10, w17
    extr w10, w10, w10, #29
    sub w11, w11, w17
    ldur w17, [x14, #-96]
    eor w11, w11, w15
    eor w13, w11, w13
    /* round i = 21, 17, ..., 1: y := round_back(y, rk[i]) */
    extr w11, w11, w11, #9
    sub w12, w12, w13
    ldur w13, [x14, #-80]
    eor w12, w12, w16
    eor w15, w12, w17
    extr w12, w12, w12, #27
    sub w9, w9, w15
    ldur w15, [x14, #-192]
    eor w9, w9, w16
    eor w13, w9, w13
    extr w9, w9, w9, #29
    sub w10, w10, w13
    ldur w13, [x14, #-176]
    eor w10, w10, w16
    ldur w16, [x14, #-160]
    eor w15, w10, w15
    /* round i = 20, 16, ..., 0: y := round_back(y, rk[i]) */
    extr w10, w10, w10, #9
    sub w11, w11, w15
    ldur w15, [x14, #-144]
    eor w11, w11, w13
    eor w16, w11, w16
    extr w11, w11, w11, #27
    sub w12, w12, w16
    ldur w16, [x14, #-256]
    ldur w17, [x14, #-208]
    eor w12, w12, w13
    eor w15, w12, w15
    extr w12, w12, w12, #29
    sub w9, w9, w15
    ldur w15, [x14, #-240]
    eor w9, w9, w13
    ldur w13, [x14, #-224]
    eor w16, w9, w16
    sub x14, x14, #256
    sub w10, w10, w16
    sub x16, x14, x0
    eor w10, w10, w15
    eor w13, w10, w13
    sub w11, w11, w13
    eor w13, w11, w15
    orr x11, xzr, x13
    eor w13, w13, w17
    sub w12, w12, w13
    eor w12, w12, w15
    cbnz x16, L(lea128_decrypt_blocks_rounds16)
    ldr x13, [sp, #48]  /* reload */
    ldr x14, [sp, #64]  /* reload */
    sub x13, x13, #1
    stp w9, w10, [x14, #0]
    add x9, x14, #16
    str x13, [sp, #48]  /* spill */
    stp w11, w12, [x14, #8]
    str x9, [sp, #64]  /* spill */
    cbnz x13, L(lea128_decrypt_blocks_blocks15)
L(lea128_decrypt_blocks_done1):
    ldr x19, [sp, #136]
    ldr x20, [sp, #144]
    ldr x21, [sp, #152]
    ldr x22, [sp, #160]
    ldr x23, [sp, #168]
    ldr x24, [sp, #176]
    ldr x25, [sp, #184]
    ldr x26, [sp, #192]
    ldr x27, [sp, #200]
    ldr x28, [sp, #208]
    ldr x29, [sp, #216]
    ldr q8, [sp, #0]
    ldr q9, [sp, #16]
    ldr q10, [sp, #32]
    ldr x30, [sp, #224]
    add sp, sp, #240
    .cfi_def_cfa_offset 0
    .cfi_restore d8
    .cfi_restore d9
    .cfi_restore d10
    .cfi_restore x19
    .cfi_restore x20
    .cfi_restore x21
    .cfi_restore x22
    .cfi_restore x23
    .cfi_restore x24
    .cfi_restore x25
    .cfi_restore x26
    .cfi_restore x27
    .cfi_restore x28
    .cfi_restore x29
    .cfi_restore x30
    CIPHERGEN_AUTHENTICATE
    CIPHERGEN_NEGATE
    ret x30
    .cfi_endproc
    END lea128_decrypt_blocks

    FUNCTION lea128_ctr
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
    CIPHERGEN_SIGN
    CIPHERGEN_NEGATE
    sub sp, sp, #448
    .cfi_def_cfa_offset 448
    str x19, [sp, #344]
    .cfi_offset x19, -104
    str x20, [sp, #352]
    .cfi_offset x20, -96
    str x21, [sp, #360]
    .cfi_offset x21, -88
    str x22, [sp, #368]
    .cfi_offset x22, -80
    str x23, [sp, #376]
    .cfi_offset x23, -72
    str x24, [sp, #384]
    .cfi_offset x24, -64
    str x25, [sp, #392]
    .cfi_offset x25, -56
    str x26, [sp, #400]
    .cfi_offset x26, -48
    str x27, [sp, #408]
    .cfi_offset x27, -40
    str x28, [sp, #416]
    .cfi_offset x28, -32
    str x29, [sp, #424]
    .cfi_offset x29, -24
    str q8, [sp, #64]
    .cfi_offset d8, -384
    str q9, [sp, #80]
    .cfi_offset d9, -368
    str q10, [sp, #96]
    .cfi_offset d10, -352
    str q11, [sp, #112]
    .cfi_offset d11, -336
    str q12, [sp, #128]
    .cfi_offset d12, -320
    str q13, [sp, #144]
    .cfi_offset d13, -304
    str q14, [sp, #160]
    .cfi_offset d14, -288
    str q15, [sp, #176]
    .cfi_offset d15, -272
    str x30, [sp, #432]
    .cfi_offset x30, -16
    str x0, [sp, #192]  /* spill */
    str x1, [sp, #200]  /* spill */
    str x2, [sp, #208]  /* spill */
    str x3, [sp, #216]  /* spill */
    cbz x4, L(lea128_ctr_done4)
L(lea128_ctr_epoch1):
    ldr x9, [sp, #200]  /* reload */
    movz x14, #1, lsl #32
    ldr x0, [sp, #192]  /* reload */
    sub x4, x4, #256
    ldrb w10, [x9, #15]
    ldrb w11, [x9, #14]
    ldrb w12, [x9, #13]
    ldrb w13, [x9, #12]
    ldp w16, w15, [x9, #0]
    ldp w8, w17, [x9, #8]
    /* round i = 0: x := round(x, rk[i]) */
    ldp q17, q16, [x0, #32]
    orr w9, w10, w11, lsl #8
    /* round i = 1: x := round(x, rk[i]) */
    ldp q18, q29, [x0, #64]
    orr w9, w9, w12, lsl #16
    dup v19.4s, w16
    orr w9, w9, w13, lsl #24
    dup v20.4s, w8
    sub x9, x9, x14
    dup v21.4s, w15
    eor v22.16b, v19.16b, v29.16b
    ldp q23, q30, [x0, #0]
    eor v16.16b, v20.16b, v16.16b
    eor v17.16b, v21.16b, v17.16b
    ldp q24, q31, [x0, #96]
    /* round i = 2: x := round(x, rk[i]) */
    ldp q26, q25, [x0, #128]
    /* round i = 3: x := round(x, rk[i]) */
    ldr q27, [x0, #208]
    ldr w10, [x0, #48]
    eor v20.16b, v20.16b, v30.16b
    eor v19.16b, v19.16b, v23.16b
    eor v21.16b, v21.16b, v30.16b
    ldr w11, [x0, #80]
    add v17.4s, v17.4s, v20.4s
    ldr w12, [x0, #32]
    add v19.4s, v19.4s, v21.4s
    eor w10, w8, w10
    ldr w13, [x0, #16]
    shl v20.4s, v17.4s, #27
    shl v21.4s, v19.4s, #9
    sri v20.4s, v17.4s, #5
    sri v21.4s, v19.4s, #23
    eor v17.16b, v20.16b, v24.16b
    eor v19.16b, v20.16b, v29.16b
    eor v20.16b, v21.16b, v25.16b
    eor v18.16b, v21.16b, v18.16b
    eor w14, w16, w11
    eor w12, w15, w12
    eor w1, w8, w13
    ldr w2, [x0, #96]
    add v18.4s, v18.4s, v19.4s
    add w12, w12, w1
    ldr w1, [x0, #0]
    eor w3, w15, w13
    str q16, [sp, #0]  /* spill */
    shl v19.4s, v18.4s, #9
    str q22, [sp, #16]  /* spill */
    eor w2, w2, w12, ror #5
    eor w12, w11, w12, ror #5
    sri v19.4s, v18.4s, #23
    eor w1, w16, w1
    str q17, [sp, #32]  /* spill */
    str q20, [sp, #48]  /* spill */
    str x13, [sp, #224]  /* spill */
    str x10, [sp, #232]  /* spill */
    str x14, [sp, #240]  /* spill */
    str x11, [sp, #248]  /* spill */
    str x2, [sp, #256]  /* spill */
    eor v0.16b, v19.16b, v26.16b
    eor v1.16b, v19.16b, v27.16b
    add w10, w1, w3
    ldr w11, [x0, #64]
    add x19, x0, #1280
    ldr w17, [x0, #144]
    eor w13, w17, w10, ror #23
    eor w10, w11, w10, ror #23
    ldr w11, [x0, #128]
    str x13, [sp, #264]  /* spill */
    add w10, w10, w12
    ldr w12, [x0, #208]
    eor w11, w11, w10, ror #23
    str x11, [sp, #272]  /* spill */
    eor w10, w12, w10, ror #23
    ldr w12, [x0, #112]
    ldr w11, [x0, #32]
    str x10, [sp, #280]  /* spill */
    ldr w10, [x0, #48]
    str x12, [sp, #288]  /* spill */
    eor w11, w15, w11
    eor w10, w8, w10
    str x10, [sp, #296]  /* spill */
    ldr w10, [x0, #80]
    eor w12, w16, w10
    str x12, [sp, #304]  /* spill */
    ldr w12, [x0, #16]
    eor w13, w8, w12
    eor w12, w15, w12
    add w11, w11, w13
    ldr w13, [x0, #96]
    eor w10, w10, w11, ror #5
    eor w11, w13, w11, ror #5
    str x11, [sp, #312]  /* spill */
    ldr w11, [x0, #0]
    eor w11, w16, w11
    add w11, w11, w12
    ldr w12, [x0, #144]
    eor w12, w12, w11, ror #23
    str x12, [sp, #320]  /* spill */
    ldr w12, [x0, #64]
    eor w11, w12, w11, ror #23
    add w10, w11, w10
    ldr w11, [x0, #128]
    eor w11, w11, w10, ror #23
    str x11, [sp, #328]  /* spill */
    ldr w11, [x0, #208]
    eor w10, w11, w10, ror #23
    str x10, [sp, #336]  /* spill */
    tbnz x4, 63, L(lea128_ctr_fewer7)
    add x10, x9, #15
    tbz x10, 63, L(lea128_ctr_fewer7)
    dup v16.4s, w9
    movz w10, #0, lsl #0
    dup v17.4s, w10
    movz w10, #1, lsl #0
    ins v17.s[1], w10  /* 0x100000000 */
    movz w10, #2, lsl #0
    ins v17.s[2], w10  /* 0x20000000100000000 */
    movz w10, #3, lsl #0
    ins v17.s[3], w10  /* 0x3000000020000000100000000 */
    movz w10, #4, lsl #0
    dup v2.4s, w10
    add v16.4s, v16.4s, v17.4s
    movz w10, #8, lsl #0
    dup v3.4s, w10
L(lea128_ctr_batch8):
    /* round i = 0: x := round(x, rk[i]) */
    rev32 v17.16b, v16.16b
    add v16.4s, v16.4s, v2.4s
    ldr x20, [sp, #192]  /* reload */
    ldr q24, [sp, #0]  /* reload */
    eor v17.16b, v17.16b, v30.16b
    rev32 v21.16b, v16.16b
    add v16.4s, v16.4s, v2.4s
    ldr q5, [sp, #32]  /* reload */
    add w10, w9, #12
    ldr x11, [sp, #224]  /* reload */
    eor v21.16b, v21.16b, v30.16b
    /* round i = 2: x := round(x, rk[i]) */
    ldr q18, [x20, #176]
    ldp q20, q19, [x20, #144]
    /* round i = 3: x := round(x, rk[i]) */
    ldp q23, q22, [x20, #224]
    add v17.4s, v24.4s, v17.4s
    rev32 v25.16b, v16.16b
    ldp q27, q26, [x20, #192]
    shl v28.4s, v17.4s, #29
    add v21.4s, v24.4s, v21.4s
    eor v25.16b, v25.16b, v30.16b
    sri v28.4s, v17.4s, #3
    shl v17.4s, v21.4s, #29
    add v24.4s, v24.4s, v25.4s
    add v16.4s, v16.4s, v3.4s
    sri v17.4s, v21.4s, #3
    shl v21.4s, v24.4s, #29
    /* round i = 1: x := round(x, rk[i]) */
    eor v25.16b, v28.16b, v31.16b
    eor v28.16b, v28.16b, v29.16b
    sri v21.4s, v24.4s, #3
    ldr q24, [sp, #16]  /* reload */
    eor v4.16b, v17.16b, v31.16b
    add v28.4s, v5.4s, v28.4s
    eor v17.16b, v17.16b, v29.16b
    rev w10, w10
    ldr x12, [sp, #232]  /* reload */
    add w13, w9, #13
    eor w10, w10, w11
    add v17.4s, v5.4s, v17.4s
    rev w13, w13
    add w14, w9, #14
    add w15, w9, #15
    add v25.4s, v25.4s, v24.4s
    add v4.4s, v4.4s, v24.4s
    eor w13, w13, w11
    add w10, w12, w10
    rev w14, w14
    shl v6.4s, v25.4s, #29
    add w13, w12, w13
    eor w14, w14, w11
    add x9, x9, #16
    sri v6.4s, v25.4s, #3
    shl v25.4s, v4.4s, #29
    add w14, w12, w14
    rev w15, w15
    ldr x16, [sp, #248]  /* reload */
    sri v25.4s, v4.4s, #3
    eor v4.16b, v21.16b, v31.16b
    eor v21.16b, v21.16b, v29.16b
    eor v7.16b, v25.16b, v18.16b
    eor v25.16b, v25.16b, v20.16b
    add v24.4s, v4.4s, v24.4s
    add v21.4s, v5.4s, v21.4s
    shl v4.4s, v28.4s, #27
    eor v5.16b, v6.16b, v20.16b
    eor w11, w15, w11
    ldr x17, [sp, #240]  /* reload */
    sri v4.4s, v28.4s, #5
    shl v28.4s, v24.4s, #29
    add w11, w12, w11
    ldr x12, [sp, #288]  /* reload */
    ldr x8, [sp, #256]  /* reload */
    sri v28.4s, v24.4s, #3
    shl v24.4s, v17.4s, #27
    ldr w2, [x20, #240]
    ldr w3, [x20, #224]
    sri v24.4s, v17.4s, #5
    shl v17.4s, v21.4s, #27
    eor w15, w12, w10, ror #3
    eor w10, w16, w10, ror #3
    eor w0, w12, w13, ror #3
    sri v17.4s, v21.4s, #5
    eor v21.16b, v6.16b, v18.16b
    ldr q6, [sp, #48]  /* reload */
    eor v18.16b, v28.16b, v18.16b
    eor v28.16b, v28.16b, v20.16b
    add w15, w15, w17
    add w10, w8, w10
    eor w13, w16, w13, ror #3
    add w0, w0, w17
    eor w1, w12, w14, ror #3
    add w13, w8, w13
    eor w14, w16, w14, ror #3
    add w1, w1, w17
    eor w12, w12, w11, ror #3
    add w14, w8, w14
    eor w11, w16, w11, ror #3
    add v21.4s, v21.4s, v6.4s
    add v7.4s, v7.4s, v6.4s
    add v18.4s, v18.4s, v6.4s
    add w12, w12, w17
    add w11, w8, w11
    shl v6.4s, v21.4s, #29
    ldr w16, [x20, #176]
    ldr w17, [x20, #160]
    sri v6.4s, v21.4s, #3
    shl v21.4s, v7.4s, #29
    ldr w8, [x20, #144]
    ldr w7, [x20, #208]
    sri v21.4s, v7.4s, #3
    shl v7.4s, v18.4s, #29
    ldr w5, [x20, #192]
    eor w6, w16, w15, ror #3
    ldr x21, [sp, #264]  /* reload */
    sri v7.4s, v18.4s, #3
    eor v18.16b, v4.16b, v19.16b
    eor v4.16b, v4.16b, v20.16b
    eor w15, w8, w15, ror #3
    eor w22, w16, w0, ror #3
    eor w0, w8, w0, ror #3
    add v18.4s, v18.4s, v5.4s
    add v4.4s, v0.4s, v4.4s
    eor v5.16b, v24.16b, v19.16b
    eor v19.16b, v17.16b, v19.16b
    eor v24.16b, v24.16b, v20.16b
    eor v17.16b, v17.16b, v20.16b
    add v20.4s, v5.4s, v25.4s
    add v19.4s, v19.4s, v28.4s
    add v24.4s, v0.4s, v24.4s
    add v25.4s, v0.4s, v17.4s
    shl v28.4s, v18.4s, #27
    shl v5.4s, v20.4s, #27
    sri v28.4s, v18.4s, #5
    sri v5.4s, v20.4s, #5
    shl v8.4s, v19.4s, #27
    shl v17.4s, v4.4s, #9
    sri v8.4s, v19.4s, #5
    sri v17.4s, v4.4s, #23
    shl v18.4s, v24.4s, #9
    shl v19.4s, v25.4s, #9
    sri v18.4s, v24.4s, #23
    sri v19.4s, v25.4s, #23
    eor v20.16b, v6.16b, v22.16b
    eor v24.16b, v6.16b, v26.16b
    eor v4.16b, v21.16b, v26.16b
    eor v6.16b, v7.16b, v26.16b
    add v25.4s, v20.4s, v1.4s
    eor v20.16b, v21.16b, v22.16b
    eor v22.16b, v7.16b, v22.16b
    add w6, w6, w21
    add w22, w22, w21
    eor w23, w16, w1, ror #3
    add v7.4s, v20.4s, v1.4s
    add v9.4s, v22.4s, v1.4s
    shl v20.4s, v25.4s, #29
    shl v21.4s, v7.4s, #29
    sri v20.4s, v25.4s, #3
    sri v21.4s, v7.4s, #3
    shl v22.4s, v9.4s, #29
    eor v25.16b, v28.16b, v23.16b
    eor v28.16b, v28.16b, v26.16b
    sri v22.4s, v9.4s, #3
    add v24.4s, v25.4s, v24.4s
    eor v25.16b, v5.16b, v23.16b
    eor v23.16b, v8.16b, v23.16b
    eor v5.16b, v5.16b, v26.16b
    eor v26.16b, v8.16b, v26.16b
    add v25.4s, v25.4s, v4.4s
    add v4.4s, v23.4s, v6.4s
    shl v23.4s, v24.4s, #27
    eor w16, w16, w12, ror #3
    eor w1, w8, w1, ror #3
    add w23, w23, w21
    sri v23.4s, v24.4s, #5
    shl v24.4s, v25.4s, #27
    add w16, w16, w21
    eor w12, w8, w12, ror #3
    eor w21, w17, w10, ror #5
    sri v24.4s, v25.4s, #5
    shl v25.4s, v4.4s, #27
    eor w10, w8, w10, ror #5
    add w21, w21, w15
    ldr x15, [sp, #272]  /* reload */
    sri v25.4s, v4.4s, #5
    eor v4.16b, v17.16b, v27.16b
    add v28.4s, v4.4s, v28.4s
    eor v4.16b, v18.16b, v27.16b
    eor v27.16b, v19.16b, v27.16b
    add w24, w15, w10
    eor w10, w17, w13, ror #5
    eor w13, w8, w13, ror #5
    add v4.4s, v4.4s, v5.4s
    add v5.4s, v27.4s, v26.4s
    shl v26.4s, v28.4s, #9
    shl v27.4s, v4.4s, #9
    sri v26.4s, v28.4s, #23
    sri v27.4s, v4.4s, #23
    shl v28.4s, v5.4s, #9
    add w25, w10, w0
    add w13, w15, w13
    eor w10, w17, w14, ror #5
    sri v28.4s, v5.4s, #23
    eor w17, w17, w11, ror #5
    eor w14, w8, w14, ror #5
    add w26, w10, w1
    add w27, w17, w12
    add w14, w15, w14
    eor w10, w8, w11, ror #5
    eor w8, w5, w24, ror #23
    extr w11, w13, w13, #23
    add w15, w15, w10
    extr w10, w24, w24, #23
    eor w1, w5, w13, ror #23
    extr w12, w14, w14, #23
    eor w24, w5, w14, ror #23
    eor w28, w5, w15, ror #23
    extr w13, w15, w15, #23
    eor w14, w2, w6, ror #3
    eor w0, w7, w6, ror #3
    ldr x17, [sp, #280]  /* reload */
    eor w15, w2, w22, ror #3
    eor w5, w7, w22, ror #3
    eor w6, w2, w23, ror #3
    eor w2, w2, w16, ror #3
    eor w22, w7, w23, ror #3
    eor w23, w7, w16, ror #3
    add w14, w14, w17
    add w15, w15, w17
    add w6, w6, w17
    extr w14, w14, w14, #3
    extr w15, w15, w15, #3
    add w17, w2, w17
    extr w16, w6, w6, #3
    eor w2, w3, w21, ror #5
    extr w17, w17, w17, #3
    eor w6, w7, w21, ror #5
    add w0, w2, w0
    add w2, w8, w6
    extr w8, w0, w0, #5
    eor w6, w7, w25, ror #5
    extr w0, w2, w2, #23
    eor w2, w3, w25, ror #5
    add w2, w2, w5
    add w5, w1, w6
    eor w6, w7, w26, ror #5
    extr w1, w2, w2, #5
    extr w2, w5, w5, #23
    eor w5, w3, w26, ror #5
    eor w3, w3, w27, ror #5
    add w6, w24, w6
    add w5, w5, w22
    add w21, w3, w23
    extr w6, w6, w6, #23
    extr w3, w5, w5, #5
    extr w5, w21, w21, #5
    eor w7, w7, w27, ror #5
    add w7, w28, w7
    extr w7, w7, w7, #23
L(lea128_ctr_rounds11):
    /* round i = 4, 8, ..., 20: x := round(x, rk[i]) */
    ldp q5, q4, [x20, #288]
    ldp q6, q7, [x20, #256]
    /* round i = 5, 9, ..., 21: x := round(x, rk[i]) */
    ldp q9, q8, [x20, #352]
    ldp q11, q10, [x20, #320]
    /* round i = 6, 10, ..., 22: x := round(x, rk[i]) */
    ldp q13, q12, [x20, #416]
    eor v14.16b, v20.16b, v4.16b
    eor v15.16b, v21.16b, v4.16b
    eor v4.16b, v22.16b, v4.16b
    eor v17.16b, v17.16b, v7.16b
    eor v18.16b, v18.16b, v7.16b
    eor v20.16b, v20.16b, v7.16b
    eor v21.16b, v21.16b, v7.16b
    add v17.4s, v14.4s, v17.4s
    add v18.4s, v15.4s, v18.4s
    ldr w21, [x20, #304]
    ldr w22, [x20, #272]
    shl v14.4s, v17.4s, #29
    ldr w23, [x20, #288]
    ldr w24, [x20, #256]
    sri v14.4s, v17.4s, #3
    shl v17.4s, v18.4s, #29
    ldr w25, [x20, #368]
    ldr w26, [x20, #336]
    sri v17.4s, v18.4s, #3
    eor v18.16b, v19.16b, v7.16b
    eor v19.16b, v23.16b, v5.16b
    eor v23.16b, v23.16b, v7.16b
    ldr w27, [x20, #352]
    add v18.4s, v4.4s, v18.4s
    add v19.4s, v19.4s, v20.4s
    eor v4.16b, v25.16b, v5.16b
    eor v25.16b, v25.16b, v7.16b
    shl v20.4s, v18.4s, #29
    ldr w28, [x20, #320]
    eor w29, w14, w21
    eor w30, w15, w21
    sri v20.4s, v18.4s, #3
    shl v18.4s, v19.4s, #27
    eor w10, w10, w22
    eor w11, w11, w22
    eor w12, w12, w22
    sri v18.4s, v19.4s, #5
    eor v19.16b, v24.16b, v5.16b
    eor v24.16b, v24.16b, v7.16b
    eor v5.16b, v20.16b, v8.16b
    eor v20.16b, v20.16b, v10.16b
    add v19.4s, v19.4s, v21.4s
    eor v21.16b, v22.16b, v7.16b
    add w10, w29, w10
    add w11, w30, w11
    eor w29, w16, w21
    shl v22.4s, v19.4s, #27
    add v21.4s, v4.4s, v21.4s
    eor v4.16b, v28.16b, v6.16b
    sri v22.4s, v19.4s, #5
    shl v19.4s, v21.4s, #27
    eor w21, w17, w21
    add w12, w29, w12
    eor w13, w13, w22
    sri v19.4s, v21.4s, #5
    eor v21.16b, v26.16b, v6.16b
    eor v26.16b, v26.16b, v10.16b
    add w13, w21, w13
    eor w21, w8, w23
    eor w14, w14, w22
    add v21.4s, v21.4s, v23.4s
    eor v23.16b, v27.16b, v6.16b
    add w14, w21, w14
    eor w21, w1, w23
    eor w15, w15, w22
    eor w16, w16, w22
    eor w17, w17, w22
    add v23.4s, v23.4s, v24.4s
    add v24.4s, v4.4s, v25.4s
    shl v25.4s, v21.4s, #9
    eor v4.16b, v14.16b, v10.16b
    add w15, w21, w15
    eor w21, w3, w23
    sri v25.4s, v21.4s, #23
    shl v21.4s, v23.4s, #9
    eor w23, w5, w23
    add w16, w21, w16
    eor w21, w0, w24
    sri v21.4s, v23.4s, #23
    shl v23.4s, v24.4s, #9
    add w17, w23, w17
    eor w8, w8, w22
    eor w1, w1, w22
    sri v23.4s, v24.4s, #23
    eor v24.16b, v14.16b, v8.16b
    add w8, w21, w8
    eor w21, w2, w24
    eor w23, w7, w24
    eor w3, w3, w22
    add w1, w21, w1
    add v24.4s, v24.4s, v26.4s
    eor v26.16b, v17.16b, v8.16b
    eor v17.16b, v17.16b, v10.16b
    eor w21, w6, w24
    eor w5, w5, w22
    shl v6.4s, v24.4s, #29
    add w3, w21, w3
    add w5, w23, w5
    eor w21, w25, w10, ror #3
    sri v6.4s, v24.4s, #3
    eor v24.16b, v27.16b, v10.16b
    eor w10, w26, w10, ror #3
    eor w0, w0, w26
    eor w2, w2, w26
    eor w22, w25, w13, ror #3
    add w0, w21, w0
    add v24.4s, v26.4s, v24.4s
    eor v26.16b, v28.16b, v10.16b
    eor v28.16b, v22.16b, v9.16b
    eor v22.16b, v22.16b, v10.16b
    shl v27.4s, v24.4s, #29
    add v26.4s, v5.4s, v26.4s
    add v17.4s, v28.4s, v17.4s
    sri v27.4s, v24.4s, #3
    shl v24.4s, v26.4s, #29
    eor w21, w25, w11, ror #3
    eor w11, w26, w11, ror #3
    eor w13, w26, w13, ror #3
    sri v24.4s, v26.4s, #3
    eor v26.16b, v18.16b, v9.16b
    eor v18.16b, v18.16b, v10.16b
    eor v7.16b, v24.16b, v12.16b
    add w2, w21, w2
    eor w21, w25, w12, ror #3
    add v26.4s, v26.4s, v4.4s
    eor v4.16b, v19.16b, v9.16b
    eor v19.16b, v19.16b, v10.16b
    eor w12, w26, w12, ror #3
    eor w6, w6, w26
    shl v28.4s, v26.4s, #27
    add v20.4s, v4.4s, v20.4s
    eor v4.16b, v23.16b, v11.16b
    sri v28.4s, v26.4s, #5
    shl v26.4s, v17.4s, #27
    add v19.4s, v4.4s, v19.4s
    add w6, w21, w6
    eor w7, w7, w26
    sri v26.4s, v17.4s, #5
    shl v17.4s, v20.4s, #27
    add w7, w22, w7
    eor w21, w27, w14, ror #5
    eor w14, w26, w14, ror #5
    sri v17.4s, v20.4s, #5
    eor v20.16b, v25.16b, v11.16b
    add w10, w21, w10
    eor w21, w27, w15, ror #5
    eor w15, w26, w15, ror #5
    eor w22, w27, w17, ror #5
    add w11, w21, w11
    add v18.4s, v20.4s, v18.4s
    eor v20.16b, v21.16b, v11.16b
    eor w21, w27, w16, ror #5
    eor w16, w26, w16, ror #5
    add w13, w22, w13
    add w12, w21, w12
    eor w17, w26, w17, ror #5
    add v20.4s, v20.4s, v22.4s
    shl v22.4s, v18.4s, #9
    eor w21, w28, w8, ror #23
    eor w22, w28, w5, ror #23
    shl v4.4s, v20.4s, #9
    sri v22.4s, v18.4s, #23
    sri v4.4s, v20.4s, #23
    shl v20.4s, v19.4s, #9
    eor v18.16b, v6.16b, v12.16b
    add w14, w21, w14
    eor w21, w28, w1, ror #23
    sri v20.4s, v19.4s, #23
    ldp q5, q19, [x20, #384]
    add w15, w21, w15
    eor w21, w28, w3, ror #23
    add w17, w22, w17
    ldr w22, [x20, #400]
    add w16, w21, w16
    ldr w21, [x20, #432]
    /* round i = 7, 11, ..., 23: x := round(x, rk[i]) */
    ldr w25, [x20, #496]
    ldr w26, [x20, #464]
    eor v25.16b, v25.16b, v19.16b
    eor v21.16b, v21.16b, v19.16b
    eor v23.16b, v23.16b, v19.16b
    eor v6.16b, v6.16b, v19.16b
    add v18.4s, v18.4s, v25.4s
    eor v25.16b, v27.16b, v12.16b
    eor v27.16b, v27.16b, v19.16b
    eor v24.16b, v24.16b, v19.16b
    add v23.4s, v7.4s, v23.4s
    add v21.4s, v25.4s, v21.4s
    shl v25.4s, v18.4s, #29
    eor w8, w22, w8, ror #23
    eor w1, w22, w1, ror #23
    shl v7.4s, v21.4s, #29
    sri v25.4s, v18.4s, #3
    sri v7.4s, v21.4s, #3
    shl v21.4s, v23.4s, #29
    eor v18.16b, v28.16b, v13.16b
    eor w3, w22, w3, ror #23
    eor w5, w22, w5, ror #23
    sri v21.4s, v23.4s, #3
    eor v23.16b, v28.16b, v19.16b
    add v18.4s, v18.4s, v6.4s
    eor v28.16b, v26.16b, v13.16b
    eor v6.16b, v17.16b, v13.16b
    eor v26.16b, v26.16b, v19.16b
    eor v17.16b, v17.16b, v19.16b
    add v19.4s, v28.4s, v27.4s
    add v24.4s, v6.4s, v24.4s
    shl v27.4s, v18.4s, #27
    shl v28.4s, v19.4s, #27
    sri v27.4s, v18.4s, #5
    sri v28.4s, v19.4s, #5
    shl v6.4s, v24.4s, #27
    eor v18.16b, v22.16b, v5.16b
    eor v19.16b, v4.16b, v5.16b
    sri v6.4s, v24.4s, #5
    add v18.4s, v18.4s, v23.4s
    eor v23.16b, v20.16b, v5.16b
    add v19.4s, v19.4s, v26.4s
    ldp q5, q26, [x20, #448]
    add v23.4s, v23.4s, v17.4s
    shl v17.4s, v18.4s, #9
    eor w23, w21, w0, ror #3
    eor w0, w22, w0, ror #3
    eor w24, w22, w10, ror #5
    sri v17.4s, v18.4s, #23
    shl v18.4s, v19.4s, #9
    eor v22.16b, v22.16b, v26.16b
    eor v4.16b, v4.16b, v26.16b
    sri v18.4s, v19.4s, #23
    shl v19.4s, v23.4s, #9
    eor v20.16b, v20.16b, v26.16b
    eor v9.16b, v21.16b, v26.16b
    sri v19.4s, v23.4s, #23
    ldp q24, q23, [x20, #480]
    add w8, w23, w8
    eor w23, w21, w2, ror #3
    eor w2, w22, w2, ror #3
    eor w27, w25, w8, ror #3
    add w1, w23, w1
    eor w23, w21, w6, ror #3
    eor w21, w21, w7, ror #3
    eor w6, w22, w6, ror #3
    add w3, w23, w3
    add w5, w21, w5
    eor w7, w22, w7, ror #3
    ldr w21, [x20, #416]
    eor v8.16b, v25.16b, v23.16b
    eor v25.16b, v25.16b, v26.16b
    ldr w23, [x20, #384]
    eor w8, w26, w8, ror #3
    add v22.4s, v8.4s, v22.4s
    eor v8.16b, v7.16b, v23.16b
    eor v23.16b, v21.16b, v23.16b
    eor v7.16b, v7.16b, v26.16b
    eor w10, w21, w10, ror #5
    add v4.4s, v8.4s, v4.4s
    add v23.4s, v23.4s, v20.4s
    shl v20.4s, v22.4s, #29
    shl v21.4s, v4.4s, #29
    sri v20.4s, v22.4s, #3
    sri v21.4s, v4.4s, #3
    shl v22.4s, v23.4s, #29
    add w0, w10, w0
    eor w10, w21, w11, ror #5
    eor w11, w22, w11, ror #5
    sri v22.4s, v23.4s, #3
    eor v23.16b, v27.16b, v24.16b
    eor v27.16b, v27.16b, v26.16b
    add w2, w10, w2
    eor w10, w21, w12, ror #5
    eor w21, w21, w13, ror #5
    add v25.4s, v23.4s, v25.4s
    eor v23.16b, v28.16b, v24.16b
    eor v24.16b, v6.16b, v24.16b
    eor v28.16b, v28.16b, v26.16b
    eor v26.16b, v6.16b, v26.16b
    add v4.4s, v23.4s, v7.4s
    add v6.4s, v24.4s, v9.4s
    shl v23.4s, v25.4s, #27
    shl v24.4s, v4.4s, #27
    sri v23.4s, v25.4s, #5
    sri v24.4s, v4.4s, #5
    shl v25.4s, v6.4s, #27
    eor v4.16b, v17.16b, v5.16b
    eor w12, w22, w12, ror #5
    add w6, w10, w6
    sri v25.4s, v6.4s, #5
    add v27.4s, v4.4s, v27.4s
    eor v4.16b, v18.16b, v5.16b
    eor v5.16b, v19.16b, v5.16b
    add w7, w21, w7
    eor w13, w22, w13, ror #5
    eor w10, w23, w14, ror #23
    add v28.4s, v4.4s, v28.4s
    add v4.4s, v5.4s, v26.4s
    shl v26.4s, v27.4s, #9
    add w21, w10, w24
    eor w10, w23, w15, ror #23
    eor w24, w23, w16, ror #23
    sri v26.4s, v27.4s, #23
    shl v27.4s, v28.4s, #9
    add w22, w10, w11
    extr w10, w21, w21, #23
    eor w23, w23, w17, ror #23
    sri v27.4s, v28.4s, #23
    shl v28.4s, v4.4s, #9
    extr w11, w22, w22, #23
    add w24, w24, w12
    add w23, w23, w13
    sri v28.4s, v4.4s, #23
    extr w12, w24, w24, #23
    extr w13, w23, w23, #23
    eor w14, w26, w14, ror #23
    eor w15, w26, w15, ror #23
    eor w16, w26, w16, ror #23
    eor w17, w26, w17, ror #23
    add w14, w27, w14
    eor w27, w25, w1, ror #3
    eor w1, w26, w1, ror #3
    extr w14, w14, w14, #3
    add w15, w27, w15
    eor w27, w25, w3, ror #3
    eor w25, w25, w5, ror #3
    extr w15, w15, w15, #3
    eor w3, w26, w3, ror #3
    add w16, w27, w16
    add w17, w25, w17
    eor w5, w26, w5, ror #3
    extr w16, w16, w16, #3
    extr w17, w17, w17, #3
    ldr w25, [x20, #480]
    ldr w27, [x20, #448]
    add x20, x20, #256
    eor w21, w27, w21, ror #23
    eor w22, w27, w22, ror #23
    eor w24, w27, w24, ror #23
    eor w23, w27, w23, ror #23
    eor w27, w25, w0, ror #5
    eor w0, w26, w0, ror #5
    add w8, w27, w8
    add w0, w21, w0
    eor w21, w25, w2, ror #5
    extr w8, w8, w8, #5
    extr w0, w0, w0, #23
    eor w2, w26, w2, ror #5
    add w1, w21, w1
    eor w21, w25, w6, ror #5
    add w2, w22, w2
    extr w1, w1, w1, #5
    eor w22, w25, w7, ror #5
    extr w2, w2, w2, #23
    eor w6, w26, w6, ror #5
    add w3, w21, w3
    add w5, w22, w5
    add w6, w24, w6
    extr w3, w3, w3, #5
    extr w5, w5, w5, #5
    extr w6, w6, w6, #23
    eor w7, w26, w7, ror #5
    sub x21, x20, x19
    add w7, w23, w7
    extr w7, w7, w7, #23
    cbnz x21, L(lea128_ctr_rounds11)
    trn1 v4.2d, v26.2d, v20.2d
    trn2 v20.2d, v26.2d, v20.2d
    trn1 v26.2d, v23.2d, v17.2d
    trn2 v17.2d, v23.2d, v17.2d
    trn1 v23.2d, v27.2d, v21.2d
    trn2 v21.2d, v27.2d, v21.2d
    trn1 v27.4s, v4.4s, v26.4s
    trn2 v26.4s, v4.4s, v26.4s
    trn1 v4.4s, v20.4s, v17.4s
    trn2 v17.4s, v20.4s, v17.4s
    trn1 v20.2d, v24.2d, v18.2d
    trn2 v18.2d, v24.2d, v18.2d
    trn1 v24.2d, v28.2d, v22.2d
    trn2 v22.2d, v28.2d, v22.2d
    trn1 v28.4s, v23.4s, v20.4s
    trn2 v20.4s, v23.4s, v20.4s
    trn1 v23.4s, v21.4s, v18.4s
    trn2 v18.4s, v21.4s, v18.4s
    trn1 v21.2d, v25.2d, v19.2d
    trn2 v19.2d, v25.2d, v19.2d
    ldr x20, [sp, #208]  /* reload */
    ldr x21, [sp, #216]  /* reload */
    ldp q25, q5, [x20, #0]
    eor v25.16b, v27.16b, v25.16b
    eor v26.16b, v26.16b, v5.16b
    trn1 v27.4s, v24.4s, v21.4s
    trn2 v21.4s, v24.4s, v21.4s
    trn1 v24.4s, v22.4s, v19.4s
    trn2 v19.4s, v22.4s, v19.4s
    ldp q22, q5, [x20, #32]
    stp q25, q26, [x21, #0]
    eor v22.16b, v4.16b, v22.16b
    eor v17.16b, v17.16b, v5.16b
    stp q22, q17, [x21, #32]
    ldp q17, q22, [x20, #64]
    ldp q25, q26, [x20, #96]
    eor v17.16b, v28.16b, v17.16b
    eor v20.16b, v20.16b, v22.16b
    eor v22.16b, v23.16b, v25.16b
    eor v18.16b, v18.16b, v26.16b
    stp q17, q20, [x21, #64]
    stp q22, q18, [x21, #96]
    ldp q17, q18, [x20, #128]
    ldp q20, q22, [x20, #160]
    eor v17.16b, v27.16b, v17.16b
    eor v18.16b, v21.16b, v18.16b
    eor v20.16b, v24.16b, v20.16b
    eor v19.16b, v19.16b, v22.16b
    stp q17, q18, [x21, #128]
    stp q20, q19, [x21, #160]
    ldp w22, w23, [x20, #192]
    eor w0, w0, w22
    eor w8, w8, w23
    ldp w22, w23, [x20, #200]
    stp w0, w8, [x21, #192]
    eor w14, w14, w22
    eor w10, w10, w23
    stp w14, w10, [x21, #200]
    ldp w10, w14, [x20, #208]
    ldp w8, w0, [x20, #216]
    eor w10, w2, w10
    eor w14, w1, w14
    eor w11, w11, w0
    stp w10, w14, [x21, #208]
    eor w10, w15, w8
    stp w10, w11, [x21, #216]
    ldp w10, w11, [x20, #224]
    ldp w14, w15, [x20, #232]
    eor w10, w6, w10
    eor w11, w3, w11
    stp w10, w11, [x21, #224]
    eor w10, w16, w14
    eor w11, w12, w15
    stp w10, w11, [x21, #232]
    ldp w10, w11, [x20, #240]
    ldp w12, w14, [x20, #248]
    eor w10, w7, w10
    eor w11, w5, w11
    stp w10, w11, [x21, #240]
    add x10, x20, #256
    eor w11, w13, w14
    str x10, [sp, #208]  /* spill */
    eor w10, w17, w12
    stp w10, w11, [x21, #248]
    add x10, x21, #256
    str x10, [sp, #216]  /* spill */
    cbz x9, L(lea128_ctr_carry2)
    sub x4, x4, #256
    tbnz x4, 63, L(lea128_ctr_fewer7)
    add x10, x9, #15
    tbnz x10, 63, L(lea128_ctr_batch8)
L(lea128_ctr_fewer7):
    add x10, x4, #256
    ldr x11, [sp, #192]  /* reload */
    sub x4, x10, #64
    add x11, x11, #1280
    tbnz x4, 63, L(lea128_ctr_fewer16)
    add x10, x9, #3
    tbz x10, 63, L(lea128_ctr_fewer16)
    dup v16.4s, w9
    movz w10, #0, lsl #0
    movz w12, #1, lsl #0
    movz w13, #2, lsl #0
    movz w14, #3, lsl #0
    dup v17.4s, w10
    movz w10, #4, lsl #0
    dup v20.4s, w10
    ins v17.s[1], w12  /* 0x100000000 */
    ins v17.s[2], w13  /* 0x20000000100000000 */
    ins v17.s[3], w14  /* 0x3000000020000000100000000 */
    add v21.4s, v16.4s, v17.4s
L(lea128_ctr_batch17):
    /* round i = 0: x := round(x, rk[i]) */
    rev32 v16.16b, v21.16b
    ldr x10, [sp, #192]  /* reload */
    add v21.4s, v21.4s, v20.4s
    add x9, x9, #4
    ldr q17, [x10, #16]
    /* round i = 1: x := round(x, rk[i]) */
    ldr q18, [x10, #112]
    ldr q19, [x10, #80]
    /* round i = 2: x := round(x, rk[i]) */
    ldp q22, q23, [x10, #176]
    ldp q25, q24, [x10, #144]
    /* round i = 3: x := round(x, rk[i]) */
    ldr q26, [x10, #240]
    ldp q28, q27, [x10, #208]
    eor v16.16b, v16.16b, v17.16b
    ldr q17, [sp, #0]  /* reload */
    add v16.4s, v17.4s, v16.4s
    shl v17.4s, v16.4s, #29
    sri v17.4s, v16.4s, #3
    eor v16.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v19.16b
    ldr q18, [sp, #16]  /* reload */
    add v16.4s, v16.4s, v18.4s
    ldr q18, [sp, #32]  /* reload */
    add v17.4s, v18.4s, v17.4s
    shl v18.4s, v16.4s, #29
    shl v19.4s, v17.4s, #27
    sri v18.4s, v16.4s, #3
    sri v19.4s, v17.4s, #5
    eor v16.16b, v18.16b, v22.16b
    eor v17.16b, v18.16b, v25.16b
    eor v18.16b, v19.16b, v24.16b
    eor v19.16b, v19.16b, v25.16b
    ldr q22, [sp, #48]  /* reload */
    add v17.4s, v18.4s, v17.4s
    add v18.4s, v0.4s, v19.4s
    add v16.4s, v16.4s, v22.4s
    shl v22.4s, v17.4s, #27
    shl v19.4s, v16.4s, #29
    sri v22.4s, v17.4s, #5
    sri v19.4s, v16.4s, #3
    shl v16.4s, v18.4s, #9
    eor v17.16b, v19.16b, v26.16b
    eor v24.16b, v22.16b, v27.16b
    sri v16.4s, v18.4s, #23
    add v18.4s, v17.4s, v1.4s
    eor v19.16b, v19.16b, v28.16b
    eor v23.16b, v16.16b, v23.16b
    eor v22.16b, v22.16b, v28.16b
    shl v17.4s, v18.4s, #29
    add v24.4s, v24.4s, v19.4s
    add v22.4s, v23.4s, v22.4s
    sri v17.4s, v18.4s, #3
    shl v18.4s, v24.4s, #27
    shl v19.4s, v22.4s, #9
    sri v18.4s, v24.4s, #5
    sri v19.4s, v22.4s, #23
L(lea128_ctr_rounds20):
    /* round i = 4, 8, ..., 20: x := round(x, rk[i]) */
    ldp q23, q22, [x10, #288]
    ldp q24, q25, [x10, #256]
    /* round i = 5, 9, ..., 21: x := round(x, rk[i]) */
    ldp q27, q26, [x10, #352]
    ldp q28, q29, [x10, #320]
    /* round i = 6, 10, ..., 22: x := round(x, rk[i]) */
    ldp q31, q30, [x10, #416]
    eor v22.16b, v17.16b, v22.16b
    eor v23.16b, v18.16b, v23.16b
    eor v16.16b, v16.16b, v25.16b
    eor v17.16b, v17.16b, v25.16b
    eor v24.16b, v19.16b, v24.16b
    eor v18.16b, v18.16b, v25.16b
    add v16.4s, v22.4s, v16.4s
    add v17.4s, v23.4s, v17.4s
    eor v19.16b, v19.16b, v29.16b
    add v18.4s, v24.4s, v18.4s
    shl v22.4s, v16.4s, #29
    shl v23.4s, v17.4s, #27
    sri v22.4s, v16.4s, #3
    sri v23.4s, v17.4s, #5
    shl v16.4s, v18.4s, #9
    eor v17.16b, v22.16b, v26.16b
    eor v24.16b, v23.16b, v27.16b
    sri v16.4s, v18.4s, #23
    add v17.4s, v17.4s, v19.4s
    eor v18.16b, v22.16b, v29.16b
    eor v19.16b, v16.16b, v28.16b
    eor v22.16b, v23.16b, v29.16b
    shl v23.4s, v17.4s, #29
    add v18.4s, v24.4s, v18.4s
    add v19.4s, v19.4s, v22.4s
    sri v23.4s, v17.4s, #3
    shl v17.4s, v18.4s, #27
    shl v22.4s, v19.4s, #9
    sri v17.4s, v18.4s, #5
    sri v22.4s, v19.4s, #23
    eor v18.16b, v23.16b, v30.16b
    ldp q19, q24, [x10, #384]
    eor v25.16b, v17.16b, v31.16b
    /* round i = 7, 11, ..., 23: x := round(x, rk[i]) */
    ldp q27, q26, [x10, #480]
    ldp q28, q29, [x10, #448]
    add x10, x10, #256
    sub x12, x10, x11
    eor v16.16b, v16.16b, v24.16b
    eor v23.16b, v23.16b, v24.16b
    eor v19.16b, v22.16b, v19.16b
    eor v17.16b, v17.16b, v24.16b
    add v16.4s, v18.4s, v16.4s
    add v18.4s, v25.4s, v23.4s
    eor v22.16b, v22.16b, v29.16b
    add v17.4s, v19.4s, v17.4s
    shl v19.4s, v16.4s, #29
    shl v23.4s, v18.4s, #27
    sri v19.4s, v16.4s, #3
    sri v23.4s, v18.4s, #5
    shl v16.4s, v17.4s, #9
    eor v18.16b, v19.16b, v26.16b
    eor v24.16b, v23.16b, v27.16b
    sri v16.4s, v17.4s, #23
    add v18.4s, v18.4s, v22.4s
    eor v19.16b, v19.16b, v29.16b
    eor v22.16b, v16.16b, v28.16b
    eor v23.16b, v23.16b, v29.16b
    shl v17.4s, v18.4s, #29
    add v24.4s, v24.4s, v19.4s
    add v22.4s, v22.4s, v23.4s
    sri v17.4s, v18.4s, #3
    shl v18.4s, v24.4s, #27
    shl v19.4s, v22.4s, #9
    sri v18.4s, v24.4s, #5
    sri v19.4s, v22.4s, #23
    cbnz x12, L(lea128_ctr_rounds20)
    trn1 v22.2d, v19.2d, v17.2d
    trn2 v17.2d, v19.2d, v17.2d
    trn1 v19.2d, v18.2d, v16.2d
    trn2 v16.2d, v18.2d, v16.2d
    ldr x10, [sp, #208]  /* reload */
    trn1 v24.4s, v22.4s, v19.4s
    trn2 v19.4s, v22.4s, v19.4s
    trn1 v22.4s, v17.4s, v16.4s
    trn2 v16.4s, v17.4s, v16.4s
    ldp q18, q23, [x10, #0]
    ldp q17, q25, [x10, #32]
    add x10, x10, #64
    str x10, [sp, #208]  /* spill */
    ldr x10, [sp, #216]  /* reload */
    eor v18.16b, v24.16b, v18.16b
    eor v19.16b, v19.16b, v23.16b
    eor v17.16b, v22.16b, v17.16b
    eor v16.16b, v16.16b, v25.16b
    stp q18, q19, [x10, #0]
    stp q17, q16, [x10, #32]
    add x10, x10, #64
    str x10, [sp, #216]  /* spill */
    cbz x9, L(lea128_ctr_carry2)
    sub x4, x4, #64
    tbnz x4, 63, L(lea128_ctr_fewer16)
    add x10, x9, #3
    tbnz x10, 63, L(lea128_ctr_batch17)
L(lea128_ctr_fewer16):
    add x4, x4, #64
    cbz x4, L(lea128_ctr_end3)
    ldr x10, [sp, #192]  /* reload */
    add x10, x10, #1280
L(lea128_ctr_block24):
    /* round i = 0: x := round(x, rk[i]) */
    rev w11, w9
    ldr x15, [sp, #192]  /* reload */
    add x9, x9, #1
    ldr x17, [sp, #296]  /* reload */
    ldr w12, [x15, #16]
    /* round i = 1: x := round(x, rk[i]) */
    ldr w13, [x15, #112]
    ldr w14, [x15, #80]
    /* round i = 2: x := round(x, rk[i]) */
    ldr w16, [x15, #176]
    /* round i = 3: x := round(x, rk[i]) */
    ldr w8, [x15, #208]
    eor w11, w11, w12
    ldr w12, [x15, #160]
    add w11, w17, w11
    ldr x17, [sp, #304]  /* reload */
    eor w13, w13, w11, ror #3
    eor w11, w14, w11, ror #3
    ldr w14, [x15, #144]
    add w13, w13, w17
    ldr x17, [sp, #312]  /* reload */
    eor w16, w16, w13, ror #3
    eor w13, w14, w13, ror #3
    add w11, w17, w11
    ldr x17, [sp, #320]  /* reload */
    eor w12, w12, w11, ror #5
    eor w11, w14, w11, ror #5
    ldr w14, [x15, #240]
    add w13, w12, w13
    ldr x12, [sp, #328]  /* reload */
    add w16, w16, w17
    add w17, w12, w11
    ldr w11, [x15, #224]
    eor w12, w14, w16, ror #3
    ldr x14, [sp, #336]  /* reload */
    eor w16, w8, w16, ror #3
    eor w8, w8, w13, ror #5
    add w12, w12, w14
    eor w14, w11, w13, ror #5
    extr w11, w12, w12, #3
    extr w12, w17, w17, #23
    add w13, w14, w16
    ldr w14, [x15, #192]
    extr w13, w13, w13, #5
    eor w14, w14, w17, ror #23
    add w14, w14, w8
    extr w14, w14, w14, #23
L(lea128_ctr_rounds28):
    /* round i = 4, 8, ..., 20: x := round(x, rk[i]) */
    ldr w16, [x15, #304]
    ldr w17, [x15, #272]
    ldr w8, [x15, #288]
    eor w16, w11, w16
    eor w12, w12, w17
    eor w11, w11, w17
    eor w8, w13, w8
    add w12, w16, w12
    eor w13, w13, w17
    add w11, w8, w11
    ldr w16, [x15, #256]
    /* round i = 5, 9, ..., 21: x := round(x, rk[i]) */
    ldr w17, [x15, #336]
    /* round i = 7, 11, ..., 23: x := round(x, rk[i]) */
    ldr w8, [x15, #464]
    eor w16, w14, w16
    eor w14, w14, w17
    add w13, w16, w13
    ldr w16, [x15, #368]
    eor w16, w16, w12, ror #3
    eor w12, w17, w12, ror #3
    eor w17, w17, w11, ror #5
    add w14, w16, w14
    ldr w16, [x15, #352]
    eor w11, w16, w11, ror #5
    add w11, w11, w12
    ldr w12, [x15, #320]
    eor w12, w12, w13, ror #23
    add w16, w12, w17
    /* round i = 6, 10, ..., 22: x := round(x, rk[i]) */
    ldr w12, [x15, #432]
    ldr w17, [x15, #400]
    eor w12, w12, w14, ror #3
    eor w13, w17, w13, ror #23
    eor w14, w17, w14, ror #3
    eor w17, w17, w11, ror #5
    add w13, w12, w13
    ldr w12, [x15, #416]
    eor w11, w12, w11, ror #5
    add w14, w11, w14
    ldr w11, [x15, #384]
    eor w11, w11, w16, ror #23
    eor w16, w8, w16, ror #23
    add w17, w11, w17
    ldr w11, [x15, #496]
    extr w12, w17, w17, #23
    eor w11, w11, w13, ror #3
    eor w13, w8, w13, ror #3
    eor w8, w8, w14, ror #5
    add w11, w11, w16
    ldr w16, [x15, #480]
    extr w11, w11, w11, #3
    eor w14, w16, w14, ror #5
    add w13, w14, w13
    ldr w14, [x15, #448]
    add x15, x15, #256
    extr w13, w13, w13, #5
    sub x16, x15, x10
    eor w14, w14, w17, ror #23
    add w14, w14, w8
    extr w14, w14, w14, #23
    cbnz x16, L(lea128_ctr_rounds28)
    sub x4, x4, #16
    tbnz x4, 63, L(lea128_ctr_short25)
    ldr x15, [sp, #208]  /* reload */
    ldr x8, [sp, #216]  /* reload */
    ldp w16, w17, [x15, #0]
    eor w14, w14, w16
    eor w13, w13, w17
    ldp w16, w17, [x15, #8]
    stp w14, w13, [x8, #0]
    eor w11, w11, w16
    eor w12, w12, w17
    stp w11, w12, [x8, #8]
    add x11, x15, #16
    str x11, [sp, #208]  /* spill */
    add x11, x8, #16
    str x11, [sp, #216]  /* spill */
L(lea128_ctr_count26):
    cbz x9, L(lea128_ctr_carry2)
    cbnz x4, L(lea128_ctr_block24)
L(lea128_ctr_end3):
    ldr x10, [sp, #200]  /* reload */
    ubfm w11, w9, #8, #31
    ubfm w12, w9, #16, #31
    strb w9, [x10, #15]
    ubfm w9, w9, #24, #31
    strb w11, [x10, #14]
    strb w12, [x10, #13]
    strb w9, [x10, #12]
L(lea128_ctr_done4):
    ldr x19, [sp, #344]
    ldr x20, [sp, #352]
    ldr x21, [sp, #360]
    ldr x22, [sp, #368]
    ldr x23, [sp, #376]
    ldr x24, [sp, #384]
    ldr x25, [sp, #392]
    ldr x26, [sp, #400]
    ldr x27, [sp, #408]
    ldr x28, [sp, #416]
    ldr x29, [sp, #424]
    ldr q8, [sp, #64]
    ldr q9, [sp, #80]
    ldr q10, [sp, #96]
    ldr q11, [sp, #112]
    ldr q12, [sp, #128]
    ldr q13, [sp, #144]
    ldr q14, [sp, #160]
    ldr q15, [sp, #176]
    ldr x30, [sp, #432]
    add sp, sp, #448
    .cfi_remember_state
    .cfi_def_cfa_offset 0
    .cfi_restore d8
    .cfi_restore d9
    .cfi_restore d10
    .cfi_restore d11
    .cfi_restore d12
    .cfi_restore d13
    .cfi_restore d14
    .cfi_restore d15
    .cfi_restore x19
    .cfi_restore x20
    .cfi_restore x21
    .cfi_restore x22
    .cfi_restore x23
    .cfi_restore x24
    .cfi_restore x25
    .cfi_restore x26
    .cfi_restore x27
    .cfi_restore x28
    .cfi_restore x29
    .cfi_restore x30
    CIPHERGEN_AUTHENTICATE
    CIPHERGEN_NEGATE
    ret x30
L(lea128_ctr_short25):
    .cfi_restore_state
    movz w15, #8, lsl #0
    and w15, w4, w15
    cbz x15, L(lea128_ctr_after33)
    ldr x15, [sp, #208]  /* reload */
    ldr x17, [sp, #216]  /* reload */
    ldrb w16, [x15, #0]
    eor w16, w14, w16
    strb w16, [x17, #0]
    ubfm w16, w14, #8, #31
    orr x14, xzr, x11
    ldrb w11, [x15, #1]
    eor w11, w16, w11
    ubfm w16, w16, #8, #31
    strb w11, [x17, #1]
    ldrb w11, [x15, #2]
    eor w11, w16, w11
    ubfm w16, w16, #8, #31
    strb w11, [x17, #2]
    ldrb w11, [x15, #3]
    eor w11, w16, w11
    ubfm w16, w13, #8, #31
    strb w11, [x17, #3]
    ldrb w11, [x15, #4]
    eor w11, w13, w11
    orr x13, xzr, x12
    ubfm w12, w16, #8, #31
    strb w11, [x17, #4]
    ldrb w11, [x15, #5]
    eor w11, w16, w11
    ubfm w16, w12, #8, #31
    strb w11, [x17, #5]
    ldrb w11, [x15, #6]
    eor w11, w12, w11
    add x12, x15, #8
    strb w11, [x17, #6]
    ldrb w11, [x15, #7]
    str x12, [sp, #208]  /* spill */
    eor w11, w16, w11
    strb w11, [x17, #7]
    add x11, x17, #8
    str x11, [sp, #216]  /* spill */
L(lea128_ctr_after33):
    movz w11, #4, lsl #0
    and w11, w4, w11
    cbz x11, L(lea128_ctr_after35)
    ldr x11, [sp, #208]  /* reload */
    ubfm w15, w14, #8, #31
    ldr x17, [sp, #216]  /* reload */
    ubfm w16, w15, #8, #31
    ldrb w12, [x11, #0]
    eor w12, w14, w12
    orr x14, xzr, x13
    ubfm w13, w16, #8, #31
    strb w12, [x17, #0]
    ldrb w12, [x11, #1]
    eor w12, w15, w12
    strb w12, [x17, #1]
    ldrb w12, [x11, #2]
    eor w12, w16, w12
    strb w12, [x17, #2]
    ldrb w12, [x11, #3]
    add x11, x11, #4
    str x11, [sp, #208]  /* spill */
    eor w11, w13, w12
    strb w11, [x17, #3]
    add x11, x17, #4
    str x11, [sp, #216]  /* spill */
L(lea128_ctr_after35):
    movz w11, #2, lsl #0
    and w11, w4, w11
    cbz x11, L(lea128_ctr_after37)
    ldr x11, [sp, #208]  /* reload */
    ubfm w13, w14, #8, #31
    ubfm w15, w14, #16, #31
    ldrb w12, [x11, #0]
    eor w12, w14, w12
    orr x14, xzr, x15
    ldr x15, [sp, #216]  /* reload */
    strb w12, [x15, #0]
    ldrb w12, [x11, #1]
    add x11, x11, #2
    str x11, [sp, #208]  /* spill */
    eor w11, w13, w12
    strb w11, [x15, #1]
    add x11, x15, #2
    str x11, [sp, #216]  /* spill */
L(lea128_ctr_after37):
    movz w11, #1, lsl #0
    and w11, w4, w11
    cbz x11, L(lea128_ctr_after39)
    ldr x11, [sp, #208]  /* reload */
    ldr x12, [sp, #216]  /* reload */
    ldrb w11, [x11, #0]
    eor w11, w14, w11
    strb w11, [x12, #0]
L(lea128_ctr_after39):
    movz w11, #0, lsl #0
    add x4, x11, #0  /* 0x00000000 */
    b L(lea128_ctr_count26)
L(lea128_ctr_carry2):
    ldr x9, [sp, #200]  /* reload */
    movz w11, #0, lsl #0
    movz w12, #0, lsl #0
    movz w13, #0, lsl #0
    movz w14, #0, lsl #0
    ldrb w10, [x9, #11]
    add w10, w10, #1
    strb w10, [x9, #11]
    ubfm w10, w10, #8, #31
    ldrb w15, [x9, #10]
    add w10, w15, w10
    strb w10, [x9, #10]
    ubfm w10, w10, #8, #31
    ldrb w15, [x9, #9]
    add w10, w15, w10
    strb w10, [x9, #9]
    ubfm w10, w10, #8, #31
    ldrb w15, [x9, #8]
    add w10, w15, w10
    strb w10, [x9, #8]
    ubfm w10, w10, #8, #31
    ldrb w15, [x9, #7]
    add w10, w15, w10
    strb w10, [x9, #7]
    ubfm w10, w10, #8, #31
    ldrb w15, [x9, #6]
    add w10, w15, w10
    strb w10, [x9, #6]
    ubfm w10, w10, #8, #31
    ldrb w15, [x9, #5]
    add w10, w15, w10
    strb w10, [x9, #5]
    ubfm w10, w10, #8, #31
    ldrb w15, [x9, #4]
    add w10, w15, w10
    strb w10, [x9, #4]
    ubfm w10, w10, #8, #31
    ldrb w15, [x9, #3]
    add w10, w15, w10
    strb w10, [x9, #3]
    ubfm w10, w10, #8, #31
    ldrb w15, [x9, #2]
    add w10, w15, w10
    strb w10, [x9, #2]
    ubfm w10, w10, #8, #31
    ldrb w15, [x9, #1]
    add w10, w15, w10
    strb w10, [x9, #1]
    ubfm w10, w10, #8, #31
    ldrb w15, [x9, #0]
    add w10, w15, w10
    strb w10, [x9, #0]
    strb w11, [x9, #12]
    strb w12, [x9, #13]
    strb w13, [x9, #14]
    strb w14, [x9, #15]
    b L(lea128_ctr_epoch1)
    .cfi_endproc
    END lea128_ctr

/* For programs: what the file promises, as JSON. */
/* contract
{
  "command": "gen --cipher lea --target aarch64",
  "cipher": "lea",
  "cipher_sha256": "3af82d9afc2b0d39f7a5586d7821915feb8c08e3b2fea708a22aeb18ba0ce701",
  "target": "aarch64",
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
      "code_bytes": 2188,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt",
      "role": "encrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 300,
      "stack_bytes": 32
    },
    {
      "symbol": "lea128_decrypt",
      "role": "decrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 336,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 2392,
      "stack_bytes": 208
    },
    {
      "symbol": "lea128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 2752,
      "stack_bytes": 240
    },
    {
      "symbol": "lea128_ctr",
      "role": "ctr",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 5404,
      "stack_bytes": 448
    }
  ]
}
*/
