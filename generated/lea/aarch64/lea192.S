/* gen --cipher lea --target aarch64 */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA192 (TTAK.KO-12.0223) for aarch64: 64-bit Arm with Advanced SIMD (NEON), AAPCS64.
 * Called as C (AAPCS64 2023Q3, 6.1 and 6.4).
 */
#if !(defined(__aarch64__) && !defined(__AARCH64EB__) && !defined(__ILP32__))
#error "lea192.S is for AArch64, little-endian, with pointers of 64 bits"
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

    FUNCTION lea192_expand_key
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
    CIPHERGEN_BTI
    ldp w9, w10, [x1, #0]
    ldp w11, w12, [x1, #8]
    ldp w13, w14, [x1, #16]
    /* round key 0 */
    movz w15, #0xe9db, lsl #0
    movz w16, #0xd3b7, lsl #0
    movz w17, #0xa76f, lsl #0
    movk w15, #0xc3ef, lsl #16  /* 0xc3efe9db */
    movk w16, #0x87df, lsl #16  /* 0x87dfd3b7 */
    movk w17, #0xfbf, lsl #16  /* 0x0fbfa76f */
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #0x4ede, lsl #0
    movz w16, #0x9dbc, lsl #0
    movz w17, #0x3b78, lsl #0
    stp q16, q17, [x0, #0]
    movk w15, #0x1f7f, lsl #16  /* 0x1f7f4ede */
    movk w16, #0x3efe, lsl #16  /* 0x3efe9dbc */
    movk w17, #0x7dfd, lsl #16  /* 0x7dfd3b78 */
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #32]
    /* round key 1 */
    movz w15, #0xd604, lsl #0
    movz w16, #0xac09, lsl #0
    movz w17, #0x5812, lsl #0
    stp q17, q19, [x0, #64]
    movk w15, #0x88c4, lsl #16  /* 0x88c4d604 */
    movk w16, #0x1189, lsl #16  /* 0x1189ac09 */
    movk w17, #0x2313, lsl #16  /* 0x23135812 */
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #0xb024, lsl #0
    movz w16, #0x6048, lsl #0
    movz w17, #0xc091, lsl #0
    stp q16, q17, [x0, #96]
    movk w15, #0x4626, lsl #16  /* 0x4626b024 */
    movk w16, #0x8c4d, lsl #16  /* 0x8c4d6048 */
    movk w17, #0x189a, lsl #16  /* 0x189ac091 */
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #128]
    /* round key 2 */
    movz w15, #0xf229, lsl #0
    movz w16, #0xe453, lsl #0
    movz w17, #0xc8a7, lsl #0
    stp q17, q19, [x0, #160]
    movk w15, #0xe789, lsl #16  /* 0xe789f229 */
    movk w16, #0xcf13, lsl #16  /* 0xcf13e453 */
    movk w17, #0x9e27, lsl #16  /* 0x9e27c8a7 */
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #0x914f, lsl #0
    movz w16, #0x229e, lsl #0
    movz w17, #0x453c, lsl #0
    stp q16, q17, [x0, #192]
    movk w15, #0x3c4f, lsl #16  /* 0x3c4f914f */
    movk w16, #0x789f, lsl #16  /* 0x789f229e */
    movk w17, #0xf13e, lsl #16  /* 0xf13e453c */
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #224]
    /* round key 3 */
    movz w15, #0x8763, lsl #0
    movz w16, #0xec7, lsl #0
    movz w17, #0x1d8f, lsl #0
    stp q17, q19, [x0, #256]
    movk w15, #0xc6f9, lsl #16  /* 0xc6f98763 */
    movk w16, #0x8df3, lsl #16  /* 0x8df30ec7 */
    movk w17, #0x1be6, lsl #16  /* 0x1be61d8f */
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #0x3b1e, lsl #0
    movz w16, #0x763c, lsl #0
    movz w17, #0xec78, lsl #0
    stp q16, q17, [x0, #288]
    movk w15, #0x37cc, lsl #16  /* 0x37cc3b1e */
    movk w16, #0x6f98, lsl #16  /* 0x6f98763c */
    movk w17, #0xdf30, lsl #16  /* 0xdf30ec78 */
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #320]
    /* round key 4 */
    movz w15, #0x49e7, lsl #0
    movz w16, #0x93ce, lsl #0
    movz w17, #0x279c, lsl #0
    stp q17, q19, [x0, #352]
    movk w15, #0x15ea, lsl #16  /* 0x15ea49e7 */
    movk w16, #0x2bd4, lsl #16  /* 0x2bd493ce */
    movk w17, #0x57a9, lsl #16  /* 0x57a9279c */
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #0x4f38, lsl #0
    movz w16, #0x9e71, lsl #0
    movz w17, #0x3ce2, lsl #0
    stp q16, q17, [x0, #384]
    movk w15, #0xaf52, lsl #16  /* 0xaf524f38 */
    movk w16, #0x5ea4, lsl #16  /* 0x5ea49e71 */
    movk w17, #0xbd49, lsl #16  /* 0xbd493ce2 */
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #416]
    /* round key 5 */
    movz w15, #0x4158, lsl #0
    movz w16, #0x82b1, lsl #0
    movz w17, #0x563, lsl #0
    stp q17, q19, [x0, #448]
    movk w15, #0xf0bb, lsl #16  /* 0xf0bb4158 */
    movk w16, #0xe176, lsl #16  /* 0xe17682b1 */
    movk w17, #0xc2ed, lsl #16  /* 0xc2ed0563 */
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #0xac7, lsl #0
    movz w16, #0x158f, lsl #0
    movz w17, #0x2b1e, lsl #0
    stp q16, q17, [x0, #480]
    movk w15, #0x85da, lsl #16  /* 0x85da0ac7 */
    movk w16, #0xbb4, lsl #16  /* 0x0bb4158f */
    movk w17, #0x1768, lsl #16  /* 0x17682b1e */
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #512]
    /* round key 6 */
    movz w15, #0x76f0, lsl #0
    movz w16, #0xede1, lsl #0
    movz w17, #0xdbc3, lsl #0
    stp q17, q19, [x0, #544]
    movk w15, #0xfbfa, lsl #16  /* 0xfbfa76f0 */
    movk w16, #0xf7f4, lsl #16  /* 0xf7f4ede1 */
    movk w17, #0xefe9, lsl #16  /* 0xefe9dbc3 */
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #0xb787, lsl #0
    movz w16, #0x6f0f, lsl #0
    movz w17, #0xde1f, lsl #0
    stp q16, q17, [x0, #576]
    movk w15, #0xdfd3, lsl #16  /* 0xdfd3b787 */
    movk w16, #0xbfa7, lsl #16  /* 0xbfa76f0f */
    movk w17, #0x7f4e, lsl #16  /* 0x7f4ede1f */
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #608]
    /* round key 7 */
    movz w15, #0x8122, lsl #0
    movz w16, #0x244, lsl #0
    movz w17, #0x488, lsl #0
    stp q17, q19, [x0, #640]
    movk w15, #0x3135, lsl #16  /* 0x31358122 */
    movk w16, #0x626b, lsl #16  /* 0x626b0244 */
    movk w17, #0xc4d6, lsl #16  /* 0xc4d60488 */
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #0x911, lsl #0
    movz w16, #0x1223, lsl #0
    movz w17, #0x2446, lsl #0
    stp q16, q17, [x0, #672]
    movk w15, #0x89ac, lsl #16  /* 0x89ac0911 */
    movk w16, #0x1358, lsl #16  /* 0x13581223 */
    movk w17, #0x26b0, lsl #16  /* 0x26b02446 */
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #704]
    /* round key 8 */
    movz w15, #0x8a79, lsl #0
    movz w16, #0x14f3, lsl #0
    movz w17, #0x29e7, lsl #0
    stp q17, q19, [x0, #736]
    movk w15, #0xe27c, lsl #16  /* 0xe27c8a79 */
    movk w16, #0xc4f9, lsl #16  /* 0xc4f914f3 */
    movk w17, #0x89f2, lsl #16  /* 0x89f229e7 */
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #0x53cf, lsl #0
    movz w16, #0xa79e, lsl #0
    movz w17, #0x4f3c, lsl #0
    stp q16, q17, [x0, #768]
    movk w15, #0x13e4, lsl #16  /* 0x13e453cf */
    movk w16, #0x27c8, lsl #16  /* 0x27c8a79e */
    movk w17, #0x4f91, lsl #16  /* 0x4f914f3c */
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #800]
    /* round key 9 */
    movz w15, #0xd8f1, lsl #0
    movz w16, #0xb1e3, lsl #0
    movz w17, #0x63c6, lsl #0
    stp q17, q19, [x0, #832]
    movk w15, #0xbe61, lsl #16  /* 0xbe61d8f1 */
    movk w16, #0x7cc3, lsl #16  /* 0x7cc3b1e3 */
    movk w17, #0xf987, lsl #16  /* 0xf98763c6 */
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #0xc78d, lsl #0
    movz w16, #0x8f1b, lsl #0
    movz w17, #0x1e37, lsl #0
    stp q16, q17, [x0, #864]
    movk w15, #0xf30e, lsl #16  /* 0xf30ec78d */
    movk w16, #0xe61d, lsl #16  /* 0xe61d8f1b */
    movk w17, #0xcc3b, lsl #16  /* 0xcc3b1e37 */
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #896]
    /* round key 10 */
    movz w15, #0x79c5, lsl #0
    movz w16, #0xf38a, lsl #0
    movz w17, #0xe715, lsl #0
    stp q17, q19, [x0, #928]
    movk w15, #0x7a92, lsl #16  /* 0x7a9279c5 */
    movk w16, #0xf524, lsl #16  /* 0xf524f38a */
    movk w17, #0xea49, lsl #16  /* 0xea49e715 */
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #0xce2b, lsl #0
    movz w16, #0x9c57, lsl #0
    movz w17, #0x38af, lsl #0
    stp q16, q17, [x0, #960]
    movk w15, #0xd493, lsl #16  /* 0xd493ce2b */
    movk w16, #0xa927, lsl #16  /* 0xa9279c57 */
    movk w17, #0x524f, lsl #16  /* 0x524f38af */
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #992]
    str q17, [x0, #1024]
    /* round key 11 */
    movz w15, #0x563c, lsl #0
    movz w16, #0xac78, lsl #0
    str q19, [x0, #1040]
    movk w15, #0x2ed0, lsl #16  /* 0x2ed0563c */
    movk w16, #0x5da0, lsl #16  /* 0x5da0ac78 */
    movz w17, #0x58f0, lsl #0
    add w9, w9, w15
    add w10, w10, w16
    movk w17, #0xbb41, lsl #16  /* 0xbb4158f0 */
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    add w11, w11, w17
    dup v16.4s, w9
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movz w15, #0xb1e1, lsl #0
    movz w16, #0x63c2, lsl #0
    str q16, [x0, #1056]
    dup v16.4s, w11
    str q17, [x0, #1072]
    movk w15, #0x7682, lsl #16  /* 0x7682b1e1 */
    movk w16, #0xed05, lsl #16  /* 0xed0563c2 */
    movz w17, #0xc785, lsl #0
    add w12, w12, w15
    add w13, w13, w16
    str q16, [x0, #1088]
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    movk w17, #0xda0a, lsl #16  /* 0xda0ac785 */
    dup v16.4s, w12
    dup v17.4s, w13
    add w14, w14, w17
    /* round key 12 */
    movz w15, #0xbc3e, lsl #0
    movz w16, #0x787d, lsl #0
    str q16, [x0, #1104]
    extr w14, w14, w14, #15
    movk w15, #0xfe9d, lsl #16  /* 0xfe9dbc3e */
    str q17, [x0, #1120]
    dup v16.4s, w14
    add w9, w9, w15
    movk w16, #0xfd3b, lsl #16  /* 0xfd3b787d */
    movz w15, #0xf0fb, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w16
    movk w15, #0xfa76, lsl #16  /* 0xfa76f0fb */
    str q16, [x0, #1136]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w15
    movz w15, #0xe1f7, lsl #0
    dup v17.4s, w10
    str q16, [x0, #1152]
    extr w11, w11, w11, #26
    movk w15, #0xf4ed, lsl #16  /* 0xf4ede1f7 */
    movz w16, #0xc3ef, lsl #0
    dup v16.4s, w11
    str q17, [x0, #1168]
    add w12, w12, w15
    movk w16, #0xe9db, lsl #16  /* 0xe9dbc3ef */
    movz w15, #0x87df, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q16, [x0, #1184]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0xd3b7, lsl #16  /* 0xd3b787df */
    /* round key 13 */
    movz w16, #0x488c, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1200]
    add w14, w14, w15
    movk w16, #0x4d60, lsl #16  /* 0x4d60488c */
    movz w15, #0x9118, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1216]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0x9ac0, lsl #16  /* 0x9ac09118 */
    movz w16, #0x2231, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1232]
    add w10, w10, w15
    movk w16, #0x3581, lsl #16  /* 0x35812231 */
    movz w15, #0x4462, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1248]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0x6b02, lsl #16  /* 0x6b024462 */
    movz w16, #0x88c4, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1264]
    add w12, w12, w15
    movk w16, #0xd604, lsl #16  /* 0xd60488c4 */
    movz w15, #0x1189, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1280]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0xac09, lsl #16  /* 0xac091189 */
    /* round key 14 */
    movz w16, #0x9e78, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1296]
    add w14, w14, w15
    movk w16, #0x9f22, lsl #16  /* 0x9f229e78 */
    movz w15, #0x3cf1, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1312]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0x3e45, lsl #16  /* 0x3e453cf1 */
    movz w16, #0x79e2, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1328]
    add w10, w10, w15
    movk w16, #0x7c8a, lsl #16  /* 0x7c8a79e2 */
    movz w15, #0xf3c4, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1344]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0xf914, lsl #16  /* 0xf914f3c4 */
    movz w16, #0xe789, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1360]
    add w12, w12, w15
    movk w16, #0xf229, lsl #16  /* 0xf229e789 */
    movz w15, #0xcf13, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1376]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0xe453, lsl #16  /* 0xe453cf13 */
    /* round key 15 */
    movz w16, #0x3c6f, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1392]
    add w14, w14, w15
    movk w16, #0x9876, lsl #16  /* 0x98763c6f */
    movz w15, #0x78df, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1408]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0x30ec, lsl #16  /* 0x30ec78df */
    movz w16, #0xf1be, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1424]
    add w10, w10, w15
    movk w16, #0x61d8, lsl #16  /* 0x61d8f1be */
    movz w15, #0xe37c, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1440]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0xc3b1, lsl #16  /* 0xc3b1e37c */
    movz w16, #0xc6f9, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1456]
    add w12, w12, w15
    movk w16, #0x8763, lsl #16  /* 0x8763c6f9 */
    movz w15, #0x8df3, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1472]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0xec7, lsl #16  /* 0x0ec78df3 */
    /* round key 16 */
    movz w16, #0x715e, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1488]
    add w14, w14, w15
    movk w16, #0xa49e, lsl #16  /* 0xa49e715e */
    movz w15, #0xe2bd, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1504]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0x493c, lsl #16  /* 0x493ce2bd */
    movz w16, #0xc57a, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1520]
    add w10, w10, w15
    movk w16, #0x9279, lsl #16  /* 0x9279c57a */
    movz w15, #0x8af5, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1536]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0x24f3, lsl #16  /* 0x24f38af5 */
    movz w16, #0x15ea, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1552]
    add w12, w12, w15
    movk w16, #0x49e7, lsl #16  /* 0x49e715ea */
    movz w15, #0x2bd4, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1568]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0x93ce, lsl #16  /* 0x93ce2bd4 */
    /* round key 17 */
    movz w16, #0x8f0b, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1584]
    add w14, w14, w15
    movk w16, #0xb415, lsl #16  /* 0xb4158f0b */
    movz w15, #0x1e17, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1600]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0x682b, lsl #16  /* 0x682b1e17 */
    movz w16, #0x3c2e, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1616]
    add w10, w10, w15
    movk w16, #0xd056, lsl #16  /* 0xd0563c2e */
    movz w15, #0x785d, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1632]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0xa0ac, lsl #16  /* 0xa0ac785d */
    movz w16, #0xf0bb, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1648]
    add w12, w12, w15
    movk w16, #0x4158, lsl #16  /* 0x4158f0bb */
    movz w15, #0xe176, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1664]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0x82b1, lsl #16  /* 0x82b1e176 */
    /* round key 18 */
    movz w16, #0xfbf, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1680]
    add w14, w14, w15
    movk w16, #0xa76f, lsl #16  /* 0xa76f0fbf */
    movz w15, #0x1f7f, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1696]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0x4ede, lsl #16  /* 0x4ede1f7f */
    movz w16, #0x3efe, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1712]
    add w10, w10, w15
    movk w16, #0x9dbc, lsl #16  /* 0x9dbc3efe */
    movz w15, #0x7dfd, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1728]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0x3b78, lsl #16  /* 0x3b787dfd */
    movz w16, #0xfbfa, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1744]
    add w12, w12, w15
    movk w16, #0x76f0, lsl #16  /* 0x76f0fbfa */
    movz w15, #0xf7f4, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1760]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0xede1, lsl #16  /* 0xede1f7f4 */
    /* round key 19 */
    movz w16, #0x2313, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1776]
    add w14, w14, w15
    movk w16, #0x5812, lsl #16  /* 0x58122313 */
    movz w15, #0x4626, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1792]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0xb024, lsl #16  /* 0xb0244626 */
    movz w16, #0x8c4d, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1808]
    add w10, w10, w15
    movk w16, #0x6048, lsl #16  /* 0x60488c4d */
    movz w15, #0x189a, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1824]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0xc091, lsl #16  /* 0xc091189a */
    movz w16, #0x3135, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1840]
    add w12, w12, w15
    movk w16, #0x8122, lsl #16  /* 0x81223135 */
    movz w15, #0x626b, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1856]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0x244, lsl #16  /* 0x0244626b */
    /* round key 20 */
    movz w16, #0x9e27, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1872]
    add w14, w14, w15
    movk w16, #0xc8a7, lsl #16  /* 0xc8a79e27 */
    movz w15, #0x3c4f, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1888]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0x914f, lsl #16  /* 0x914f3c4f */
    movz w16, #0x789f, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1904]
    add w10, w10, w15
    movk w16, #0x229e, lsl #16  /* 0x229e789f */
    movz w15, #0xf13e, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1920]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0x453c, lsl #16  /* 0x453cf13e */
    movz w16, #0xe27c, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1936]
    add w12, w12, w15
    movk w16, #0x8a79, lsl #16  /* 0x8a79e27c */
    movz w15, #0xc4f9, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1952]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0x14f3, lsl #16  /* 0x14f3c4f9 */
    /* round key 21 */
    movz w16, #0x1be6, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1968]
    add w14, w14, w15
    movk w16, #0x1d8f, lsl #16  /* 0x1d8f1be6 */
    movz w15, #0x37cc, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1984]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0x3b1e, lsl #16  /* 0x3b1e37cc */
    movz w16, #0x6f98, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2000]
    add w10, w10, w15
    movk w16, #0x763c, lsl #16  /* 0x763c6f98 */
    movz w15, #0xdf30, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2016]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0xec78, lsl #16  /* 0xec78df30 */
    movz w16, #0xbe61, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2032]
    add w12, w12, w15
    movk w16, #0xd8f1, lsl #16  /* 0xd8f1be61 */
    movz w15, #0x7cc3, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2048]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0xb1e3, lsl #16  /* 0xb1e37cc3 */
    /* round key 22 */
    movz w16, #0x57a9, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2064]
    add w14, w14, w15
    movk w16, #0x279c, lsl #16  /* 0x279c57a9 */
    movz w15, #0xaf52, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2080]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0x4f38, lsl #16  /* 0x4f38af52 */
    movz w16, #0x5ea4, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2096]
    add w10, w10, w15
    movk w16, #0x9e71, lsl #16  /* 0x9e715ea4 */
    movz w15, #0xbd49, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2112]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0x3ce2, lsl #16  /* 0x3ce2bd49 */
    movz w16, #0x7a92, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2128]
    add w12, w12, w15
    movk w16, #0x79c5, lsl #16  /* 0x79c57a92 */
    movz w15, #0xf524, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2144]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0xf38a, lsl #16  /* 0xf38af524 */
    /* round key 23 */
    movz w16, #0xc2ed, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2160]
    add w14, w14, w15
    movk w16, #0x563, lsl #16  /* 0x0563c2ed */
    movz w15, #0x85da, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2176]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0xac7, lsl #16  /* 0x0ac785da */
    movz w16, #0xbb4, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2192]
    add w10, w10, w15
    movk w16, #0x158f, lsl #16  /* 0x158f0bb4 */
    movz w15, #0x1768, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2208]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0x2b1e, lsl #16  /* 0x2b1e1768 */
    movz w16, #0x2ed0, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2224]
    add w12, w12, w15
    movk w16, #0x563c, lsl #16  /* 0x563c2ed0 */
    movz w15, #0x5da0, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2240]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0xac78, lsl #16  /* 0xac785da0 */
    /* round key 24 */
    movz w16, #0xefe9, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2256]
    add w14, w14, w15
    movk w16, #0xdbc3, lsl #16  /* 0xdbc3efe9 */
    movz w15, #0xdfd3, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2272]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0xb787, lsl #16  /* 0xb787dfd3 */
    movz w16, #0xbfa7, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2288]
    add w10, w10, w15
    movk w16, #0x6f0f, lsl #16  /* 0x6f0fbfa7 */
    movz w15, #0x7f4e, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2304]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0xde1f, lsl #16  /* 0xde1f7f4e */
    movz w16, #0xfe9d, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2320]
    add w12, w12, w15
    movk w16, #0xbc3e, lsl #16  /* 0xbc3efe9d */
    movz w15, #0xfd3b, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2336]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0x787d, lsl #16  /* 0x787dfd3b */
    /* round key 25 */
    movz w16, #0xc4d6, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2352]
    add w14, w14, w15
    movk w16, #0x488, lsl #16  /* 0x0488c4d6 */
    movz w15, #0x89ac, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2368]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0x911, lsl #16  /* 0x091189ac */
    movz w16, #0x1358, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2384]
    add w10, w10, w15
    movk w16, #0x1223, lsl #16  /* 0x12231358 */
    movz w15, #0x26b0, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2400]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0x2446, lsl #16  /* 0x244626b0 */
    movz w16, #0x4d60, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2416]
    add w12, w12, w15
    movk w16, #0x488c, lsl #16  /* 0x488c4d60 */
    movz w15, #0x9ac0, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2432]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0x9118, lsl #16  /* 0x91189ac0 */
    /* round key 26 */
    movz w16, #0x89f2, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2448]
    add w14, w14, w15
    movk w16, #0x29e7, lsl #16  /* 0x29e789f2 */
    movz w15, #0x13e4, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2464]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0x53cf, lsl #16  /* 0x53cf13e4 */
    movz w16, #0x27c8, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2480]
    add w10, w10, w15
    movk w16, #0xa79e, lsl #16  /* 0xa79e27c8 */
    movz w15, #0x4f91, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2496]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #0x4f3c, lsl #16  /* 0x4f3c4f91 */
    movz w16, #0x9f22, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2512]
    add w12, w12, w15
    movk w16, #0x9e78, lsl #16  /* 0x9e789f22 */
    movz w15, #0x3e45, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2528]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #0x3cf1, lsl #16  /* 0x3cf13e45 */
    /* round key 27 */
    movz w16, #0xf987, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2544]
    add w14, w14, w15
    movk w16, #0x63c6, lsl #16  /* 0x63c6f987 */
    movz w15, #0xf30e, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2560]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #0xc78d, lsl #16  /* 0xc78df30e */
    movz w16, #0xe61d, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2576]
    add w9, w10, w15
    movk w16, #0x8f1b, lsl #16  /* 0x8f1be61d */
    movz w10, #0xcc3b, lsl #0
    extr w9, w9, w9, #29
    add w11, w11, w16
    str q17, [x0, #2592]
    dup v16.4s, w9
    extr w9, w11, w11, #26
    movk w10, #0x1e37, lsl #16  /* 0x1e37cc3b */
    movz w11, #0x9876, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2608]
    add w9, w12, w10
    movk w11, #0x3c6f, lsl #16  /* 0x3c6f9876 */
    movz w10, #0x30ec, lsl #0
    extr w9, w9, w9, #21
    add w11, w13, w11
    str q17, [x0, #2624]
    dup v16.4s, w9
    extr w9, w11, w11, #19
    movk w10, #0x78df, lsl #16  /* 0x78df30ec */
    dup v17.4s, w9
    str q16, [x0, #2640]
    add w9, w14, w10
    extr w9, w9, w9, #15
    str q17, [x0, #2656]
    dup v16.4s, w9
    str q16, [x0, #2672]
    ret x30
    .cfi_endproc
    END lea192_expand_key

    FUNCTION lea192_encrypt
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
    ldp w10, w9, [x1, #0]
    ldp w12, w11, [x1, #8]
    add x13, x0, #2688
L(lea192_encrypt_rounds1):
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    ldr w14, [x0, #64]
    ldr w15, [x0, #80]
    ldr w16, [x0, #32]
    ldr w17, [x0, #48]
    ldr w8, [x0, #0]
    ldr w1, [x0, #16]
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    ldr w3, [x0, #160]
    ldr w4, [x0, #176]
    ldr w5, [x0, #128]
    ldr w6, [x0, #144]
    ldr w7, [x0, #96]
    eor w14, w12, w14
    eor w11, w11, w15
    eor w15, w9, w16
    eor w12, w12, w17
    eor w16, w10, w8
    add w11, w14, w11
    eor w9, w9, w1
    add w12, w15, w12
    eor w10, w10, w4
    eor w14, w3, w11, ror #3
    add w9, w16, w9
    eor w15, w5, w12, ror #5
    eor w11, w6, w11, ror #3
    add w10, w14, w10
    eor w14, w7, w9, ror #23
    ldr w16, [x0, #112]
    add w11, w15, w11
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    ldr w15, [x0, #256]
    ldr w17, [x0, #272]
    ldr w8, [x0, #224]
    ldr w1, [x0, #240]
    ldr w3, [x0, #192]
    eor w12, w16, w12, ror #5
    ldr w16, [x0, #208]
    eor w15, w15, w10, ror #3
    eor w9, w17, w9, ror #23
    add w12, w14, w12
    eor w14, w8, w11, ror #5
    eor w10, w1, w10, ror #3
    add w9, w15, w9
    eor w15, w3, w12, ror #23
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    ldr w17, [x0, #352]
    add w10, w14, w10
    ldr w14, [x0, #368]
    ldr w8, [x0, #320]
    ldr w1, [x0, #336]
    ldr w3, [x0, #288]
    eor w11, w16, w11, ror #5
    ldr w16, [x0, #304]
    add x0, x0, #384
    add w15, w15, w11
    sub x4, x0, x13
    eor w17, w17, w9, ror #3
    eor w12, w14, w12, ror #23
    extr w11, w15, w15, #23
    eor w14, w8, w10, ror #5
    eor w9, w1, w9, ror #3
    add w12, w17, w12
    eor w15, w3, w15, ror #23
    add w9, w14, w9
    extr w12, w12, w12, #3
    eor w10, w16, w10, ror #5
    extr w9, w9, w9, #5
    add w10, w15, w10
    extr w10, w10, w10, #23
    cbnz x4, L(lea192_encrypt_rounds1)
    stp w10, w9, [x2, #0]
    stp w12, w11, [x2, #8]
    ret x30
    .cfi_endproc
    END lea192_encrypt

    FUNCTION lea192_decrypt
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
    add x13, x0, #2688
L(lea192_decrypt_rounds1):
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    extr w9, w9, w9, #9
    ldur w14, [x13, #-96]
    ldur w15, [x13, #-80]
    extr w10, w10, w10, #27
    ldur w16, [x13, #-64]
    ldur w17, [x13, #-48]
    extr w11, w11, w11, #29
    ldur w8, [x13, #-32]
    ldur w1, [x13, #-16]
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    extr w3, w12, w12, #9
    eor w12, w12, w14
    ldur w14, [x13, #-192]
    sub w9, w9, w12
    eor w12, w15, w16
    ldur w16, [x13, #-176]
    eor w15, w9, w15
    eor w9, w9, w12
    eor w12, w17, w8
    extr w15, w15, w15, #27
    sub w9, w10, w9
    ldur w10, [x13, #-160]
    eor w14, w1, w14
    eor w17, w9, w17
    eor w9, w9, w12
    ldur w12, [x13, #-144]
    extr w17, w17, w17, #29
    sub w9, w11, w9
    ldur w11, [x13, #-128]
    ldur w8, [x13, #-112]
    eor w1, w9, w1
    eor w9, w9, w14
    eor w10, w16, w10
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    extr w14, w1, w1, #9
    sub w9, w3, w9
    sub x1, x13, #288
    sub x3, x13, #272
    eor w16, w9, w16
    eor w9, w9, w10
    eor w10, w12, w11
    ldr w11, [x1, #0]
    sub w9, w15, w9
    ldr w15, [x3, #0]
    extr w16, w16, w16, #27
    eor w12, w9, w12
    eor w9, w9, w10
    ldur w10, [x13, #-256]
    ldur w1, [x13, #-240]
    sub w9, w17, w9
    extr w12, w12, w12, #29
    eor w11, w8, w11
    eor w17, w9, w8
    ldur w8, [x13, #-224]
    eor w9, w9, w11
    ldur w11, [x13, #-208]
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    extr w17, w17, w17, #9
    sub w9, w14, w9
    eor w10, w15, w10
    sub x14, x13, #384
    eor w15, w9, w15
    eor w9, w9, w10
    ldr w10, [x14, #0]
    sub x14, x13, #368
    sub w9, w16, w9
    eor w16, w1, w8
    ldr w14, [x14, #0]
    eor w8, w9, w1
    eor w9, w9, w16
    extr w15, w15, w15, #27
    sub x16, x13, #352
    sub w12, w12, w9
    sub x1, x13, #336
    eor w10, w11, w10
    eor w9, w12, w11
    ldr w11, [x16, #0]
    eor w10, w12, w10
    ldr w12, [x1, #0]
    extr w16, w8, w8, #29
    sub w17, w17, w10
    sub x8, x13, #320
    sub x1, x13, #304
    eor w10, w17, w14
    ldr w8, [x8, #0]
    ldr w1, [x1, #0]
    eor w11, w14, w11
    sub x13, x13, #384
    eor w11, w17, w11
    sub x14, x13, x0
    sub w15, w15, w11
    eor w11, w15, w12
    eor w12, w12, w8
    eor w12, w15, w12
    sub w12, w16, w12
    eor w12, w12, w1
    cbnz x14, L(lea192_decrypt_rounds1)
    stp w9, w10, [x2, #0]
    stp w11, w12, [x2, #8]
    ret x30
    .cfi_endproc
    END lea192_decrypt

    FUNCTION lea192_encrypt_blocks
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
    sub sp, sp, #112
    .cfi_def_cfa_offset 112
    str x19, [sp, #16]
    .cfi_offset x19, -96
    str x20, [sp, #24]
    .cfi_offset x20, -88
    str x21, [sp, #32]
    .cfi_offset x21, -80
    str x22, [sp, #40]
    .cfi_offset x22, -72
    str x23, [sp, #48]
    .cfi_offset x23, -64
    str x24, [sp, #56]
    .cfi_offset x24, -56
    str x25, [sp, #64]
    .cfi_offset x25, -48
    str x26, [sp, #72]
    .cfi_offset x26, -40
    str x27, [sp, #80]
    .cfi_offset x27, -32
    str x28, [sp, #88]
    .cfi_offset x28, -24
    str x29, [sp, #96]
    .cfi_offset x29, -16
    str x30, [sp, #104]
    .cfi_offset x30, -8
    sub x7, x3, #16
    str x0, [sp, #0]  /* spill */
    str x1, [sp, #8]  /* spill */
    tbnz x7, 63, L(lea192_encrypt_blocks_fewer3)
    add x19, x0, #2688
L(lea192_encrypt_blocks_blocks5):
    ldr x3, [sp, #8]  /* reload */
    ldr x20, [sp, #0]  /* reload */
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    add x9, x3, #64
    add x10, x3, #128
    add x5, x3, #192
    ld4 {v20.4s, v21.4s, v22.4s, v23.4s}, [x9]
    ld4 {v24.4s, v25.4s, v26.4s, v27.4s}, [x10]
    ldp w10, w9, [x5, #0]
    ldp w12, w11, [x5, #8]
    ldp w14, w13, [x5, #16]
    ldp w16, w15, [x5, #24]
    ldp w8, w17, [x5, #32]
    ldp w1, w0, [x5, #40]
    add x3, x3, #256
    str x3, [sp, #8]  /* spill */
    ldp w4, w3, [x5, #48]
    ldp w6, w5, [x5, #56]
L(lea192_encrypt_blocks_rounds6):
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    ldp q28, q29, [x20, #64]
    ldp q30, q31, [x20, #32]
    ldp q0, q1, [x20, #0]
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    ldp q2, q3, [x20, #160]
    ldp q5, q4, [x20, #128]
    eor v6.16b, v18.16b, v28.16b
    eor v19.16b, v19.16b, v29.16b
    eor v23.16b, v23.16b, v29.16b
    eor v27.16b, v27.16b, v29.16b
    eor v18.16b, v18.16b, v31.16b
    add v19.4s, v6.4s, v19.4s
    eor v6.16b, v22.16b, v28.16b
    eor v28.16b, v26.16b, v28.16b
    eor v29.16b, v25.16b, v30.16b
    eor v22.16b, v22.16b, v31.16b
    add v23.4s, v6.4s, v23.4s
    add v27.4s, v28.4s, v27.4s
    shl v28.4s, v19.4s, #29
    eor v26.16b, v26.16b, v31.16b
    eor v25.16b, v25.16b, v1.16b
    sri v28.4s, v19.4s, #3
    shl v19.4s, v23.4s, #29
    add v26.4s, v29.4s, v26.4s
    eor v29.16b, v24.16b, v0.16b
    sri v19.4s, v23.4s, #3
    shl v23.4s, v27.4s, #29
    add v25.4s, v29.4s, v25.4s
    ldr w21, [x20, #64]
    sri v23.4s, v27.4s, #3
    eor v27.16b, v17.16b, v30.16b
    eor v17.16b, v17.16b, v1.16b
    eor v29.16b, v23.16b, v2.16b
    eor v23.16b, v23.16b, v4.16b
    add v18.4s, v27.4s, v18.4s
    eor v27.16b, v21.16b, v30.16b
    eor v21.16b, v21.16b, v1.16b
    ldr w22, [x20, #80]
    ldr w23, [x20, #32]
    add v22.4s, v27.4s, v22.4s
    shl v27.4s, v18.4s, #27
    ldr w24, [x20, #48]
    ldr w25, [x20, #0]
    sri v27.4s, v18.4s, #5
    shl v18.4s, v22.4s, #27
    ldr w26, [x20, #16]
    ldr w27, [x20, #160]
    sri v18.4s, v22.4s, #5
    shl v22.4s, v26.4s, #27
    ldr w28, [x20, #176]
    eor w29, w12, w21
    eor w30, w16, w21
    sri v22.4s, v26.4s, #5
    eor v26.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v3.16b
    eor w11, w11, w22
    eor w15, w15, w22
    eor w0, w0, w22
    add v17.4s, v26.4s, v17.4s
    eor v26.16b, v20.16b, v0.16b
    add w11, w29, w11
    add w15, w30, w15
    eor w29, w1, w21
    eor w21, w6, w21
    eor w5, w5, w22
    add v21.4s, v26.4s, v21.4s
    shl v26.4s, v17.4s, #9
    add w0, w29, w0
    add w5, w21, w5
    eor w21, w9, w23
    sri v26.4s, v17.4s, #23
    shl v17.4s, v21.4s, #9
    eor w12, w12, w24
    eor w16, w16, w24
    eor w22, w3, w23
    sri v17.4s, v21.4s, #23
    shl v21.4s, v25.4s, #9
    add w12, w21, w12
    eor w21, w13, w23
    eor w1, w1, w24
    sri v21.4s, v25.4s, #23
    eor v25.16b, v28.16b, v2.16b
    eor v28.16b, v28.16b, v4.16b
    add w16, w21, w16
    eor w21, w17, w23
    eor w6, w6, w24
    add v16.4s, v25.4s, v16.4s
    eor v25.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v4.16b
    add w1, w21, w1
    add w6, w22, w6
    shl v30.4s, v16.4s, #29
    eor w21, w10, w25
    eor w9, w9, w26
    eor w13, w13, w26
    sri v30.4s, v16.4s, #3
    eor v16.16b, v20.16b, v3.16b
    eor v20.16b, v24.16b, v3.16b
    eor v24.16b, v27.16b, v5.16b
    add w9, w21, w9
    eor w21, w14, w25
    add v16.4s, v25.4s, v16.4s
    add v20.4s, v29.4s, v20.4s
    add v24.4s, v24.4s, v28.4s
    eor v28.16b, v22.16b, v5.16b
    shl v25.4s, v16.4s, #29
    add w13, w21, w13
    eor w21, w8, w25
    add v23.4s, v28.4s, v23.4s
    sri v25.4s, v16.4s, #3
    shl v16.4s, v20.4s, #29
    eor w22, w4, w25
    eor w17, w17, w26
    eor w3, w3, w26
    sri v16.4s, v20.4s, #3
    shl v20.4s, v24.4s, #27
    add w17, w21, w17
    add w3, w22, w3
    eor w21, w27, w11, ror #3
    sri v20.4s, v24.4s, #5
    eor v24.16b, v18.16b, v5.16b
    eor w10, w10, w28
    eor w14, w14, w28
    eor w22, w27, w5, ror #3
    add w10, w21, w10
    eor w21, w27, w15, ror #3
    add v19.4s, v24.4s, v19.4s
    ldp q28, q24, [x20, #96]
    add w14, w21, w14
    eor w21, w27, w0, ror #3
    eor w8, w8, w28
    eor w4, w4, w28
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    ldr w25, [x20, #352]
    add w8, w21, w8
    add w4, w22, w4
    ldr w21, [x20, #128]
    ldr w22, [x20, #144]
    ldr w26, [x20, #368]
    eor v27.16b, v27.16b, v24.16b
    eor v18.16b, v18.16b, v24.16b
    eor v22.16b, v22.16b, v24.16b
    shl v24.4s, v19.4s, #27
    eor w11, w22, w11, ror #3
    eor w15, w22, w15, ror #3
    sri v24.4s, v19.4s, #5
    shl v19.4s, v23.4s, #27
    eor w0, w22, w0, ror #3
    eor w5, w22, w5, ror #3
    eor w22, w21, w12, ror #5
    sri v19.4s, v23.4s, #5
    eor v23.16b, v26.16b, v28.16b
    add w11, w22, w11
    eor w22, w21, w16, ror #5
    add w15, w22, w15
    add v23.4s, v23.4s, v27.4s
    eor v27.16b, v17.16b, v28.16b
    eor v28.16b, v21.16b, v28.16b
    eor w22, w21, w1, ror #5
    eor w21, w21, w6, ror #5
    add v18.4s, v27.4s, v18.4s
    add v22.4s, v28.4s, v22.4s
    shl v28.4s, v23.4s, #9
    shl v29.4s, v18.4s, #9
    sri v28.4s, v23.4s, #23
    sri v29.4s, v18.4s, #23
    shl v18.4s, v22.4s, #9
    add w0, w22, w0
    add w5, w21, w5
    ldr w21, [x20, #96]
    sri v18.4s, v22.4s, #23
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    ldp q23, q22, [x20, #256]
    ldr w22, [x20, #112]
    eor v26.16b, v26.16b, v22.16b
    eor v17.16b, v17.16b, v22.16b
    eor v21.16b, v21.16b, v22.16b
    eor v22.16b, v30.16b, v23.16b
    eor w12, w22, w12, ror #5
    eor w16, w22, w16, ror #5
    eor w1, w22, w1, ror #5
    eor w6, w22, w6, ror #5
    eor w22, w21, w9, ror #23
    add v22.4s, v22.4s, v26.4s
    eor v26.16b, v25.16b, v23.16b
    eor v23.16b, v16.16b, v23.16b
    add w12, w22, w12
    eor w22, w21, w13, ror #23
    shl v31.4s, v22.4s, #29
    add v17.4s, v26.4s, v17.4s
    add v21.4s, v23.4s, v21.4s
    sri v31.4s, v22.4s, #3
    shl v0.4s, v17.4s, #29
    add w16, w22, w16
    eor w22, w21, w17, ror #23
    eor w21, w21, w3, ror #23
    sri v0.4s, v17.4s, #3
    shl v17.4s, v21.4s, #29
    add w1, w22, w1
    add w6, w21, w6
    ldr w21, [x20, #256]
    sri v17.4s, v21.4s, #3
    ldp q22, q21, [x20, #224]
    ldr w22, [x20, #272]
    eor v23.16b, v30.16b, v21.16b
    eor v25.16b, v25.16b, v21.16b
    eor v16.16b, v16.16b, v21.16b
    eor v21.16b, v20.16b, v22.16b
    eor w9, w22, w9, ror #23
    eor w13, w22, w13, ror #23
    eor w17, w22, w17, ror #23
    eor w3, w22, w3, ror #23
    eor w22, w21, w10, ror #3
    add v21.4s, v21.4s, v23.4s
    eor v23.16b, v24.16b, v22.16b
    eor v22.16b, v19.16b, v22.16b
    add w9, w22, w9
    eor w22, w21, w14, ror #3
    add v23.4s, v23.4s, v25.4s
    add v16.4s, v22.4s, v16.4s
    shl v25.4s, v21.4s, #27
    add w13, w22, w13
    eor w22, w21, w8, ror #3
    shl v30.4s, v16.4s, #27
    sri v25.4s, v21.4s, #5
    shl v21.4s, v23.4s, #27
    sri v30.4s, v16.4s, #5
    sri v21.4s, v23.4s, #5
    ldp q22, q16, [x20, #192]
    eor w21, w21, w4, ror #3
    add w17, w22, w17
    ldr w22, [x20, #240]
    add w3, w21, w3
    ldr w21, [x20, #224]
    eor v20.16b, v20.16b, v16.16b
    eor v23.16b, v24.16b, v16.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v28.16b, v22.16b
    eor w10, w22, w10, ror #3
    eor w14, w22, w14, ror #3
    eor w8, w22, w8, ror #3
    eor w4, w22, w4, ror #3
    eor w22, w21, w11, ror #5
    add v20.4s, v19.4s, v20.4s
    eor v19.16b, v29.16b, v22.16b
    eor v22.16b, v18.16b, v22.16b
    add w10, w22, w10
    eor w22, w21, w15, ror #5
    add v24.4s, v19.4s, v23.4s
    add v16.4s, v22.4s, v16.4s
    shl v19.4s, v20.4s, #9
    shl v23.4s, v24.4s, #9
    sri v19.4s, v20.4s, #23
    sri v23.4s, v24.4s, #23
    shl v27.4s, v16.4s, #9
    add w14, w22, w14
    eor w22, w21, w0, ror #5
    eor w21, w21, w5, ror #5
    sri v27.4s, v16.4s, #23
    ldp q20, q16, [x20, #352]
    add w8, w22, w8
    add w4, w21, w4
    ldr w21, [x20, #192]
    ldr w22, [x20, #208]
    eor v22.16b, v28.16b, v16.16b
    eor v24.16b, v29.16b, v16.16b
    eor v16.16b, v18.16b, v16.16b
    eor v18.16b, v31.16b, v20.16b
    eor w11, w22, w11, ror #5
    eor w15, w22, w15, ror #5
    eor w0, w22, w0, ror #5
    eor w5, w22, w5, ror #5
    eor w22, w21, w12, ror #23
    add v22.4s, v18.4s, v22.4s
    eor v18.16b, v0.16b, v20.16b
    eor v20.16b, v17.16b, v20.16b
    add w22, w22, w11
    eor w11, w21, w16, ror #23
    eor w24, w21, w1, ror #23
    add v24.4s, v18.4s, v24.4s
    add v16.4s, v20.4s, v16.4s
    shl v18.4s, v22.4s, #29
    add w23, w11, w15
    extr w11, w22, w22, #23
    shl v26.4s, v16.4s, #29
    sri v18.4s, v22.4s, #3
    shl v22.4s, v24.4s, #29
    sri v26.4s, v16.4s, #3
    sri v22.4s, v24.4s, #3
    ldp q24, q20, [x20, #320]
    ldp q28, q16, [x20, #288]
    extr w15, w23, w23, #23
    eor w21, w21, w6, ror #23
    add w24, w24, w0
    eor w12, w26, w12, ror #23
    add w21, w21, w5
    extr w0, w24, w24, #23
    eor w16, w26, w16, ror #23
    extr w5, w21, w21, #23
    eor w1, w26, w1, ror #23
    eor v29.16b, v31.16b, v20.16b
    eor v31.16b, v0.16b, v20.16b
    eor v20.16b, v17.16b, v20.16b
    eor v17.16b, v25.16b, v24.16b
    eor v0.16b, v25.16b, v16.16b
    eor w6, w26, w6, ror #23
    eor w26, w25, w9, ror #3
    add v25.4s, v17.4s, v29.4s
    eor v17.16b, v21.16b, v24.16b
    eor v24.16b, v30.16b, v24.16b
    eor v29.16b, v21.16b, v16.16b
    eor v30.16b, v30.16b, v16.16b
    add v16.4s, v17.4s, v31.4s
    shl v17.4s, v25.4s, #27
    add v20.4s, v24.4s, v20.4s
    shl v21.4s, v16.4s, #27
    sri v17.4s, v25.4s, #5
    sri v21.4s, v16.4s, #5
    shl v25.4s, v20.4s, #27
    eor v16.16b, v19.16b, v28.16b
    eor v24.16b, v23.16b, v28.16b
    sri v25.4s, v20.4s, #5
    add v31.4s, v16.4s, v0.4s
    add v24.4s, v24.4s, v29.4s
    eor v28.16b, v27.16b, v28.16b
    add w12, w26, w12
    eor w26, w25, w13, ror #3
    shl v16.4s, v31.4s, #9
    shl v20.4s, v24.4s, #9
    sri v16.4s, v31.4s, #23
    sri v20.4s, v24.4s, #23
    add v28.4s, v28.4s, v30.4s
    extr w12, w12, w12, #3
    add w16, w26, w16
    eor w26, w25, w17, ror #3
    eor w25, w25, w3, ror #3
    extr w16, w16, w16, #3
    shl v24.4s, v28.4s, #9
    add w1, w26, w1
    add w6, w25, w6
    ldr w25, [x20, #320]
    sri v24.4s, v28.4s, #23
    extr w1, w1, w1, #3
    extr w6, w6, w6, #3
    ldr w26, [x20, #336]
    eor w9, w26, w9, ror #3
    eor w13, w26, w13, ror #3
    eor w17, w26, w17, ror #3
    eor w3, w26, w3, ror #3
    eor w26, w25, w10, ror #5
    add w9, w26, w9
    eor w26, w25, w14, ror #5
    extr w9, w9, w9, #5
    add w13, w26, w13
    eor w26, w25, w8, ror #5
    eor w25, w25, w4, ror #5
    extr w13, w13, w13, #5
    add w17, w26, w17
    add w3, w25, w3
    ldr w25, [x20, #288]
    extr w17, w17, w17, #5
    extr w3, w3, w3, #5
    eor w22, w25, w22, ror #23
    eor w23, w25, w23, ror #23
    eor w24, w25, w24, ror #23
    eor w21, w25, w21, ror #23
    ldr w25, [x20, #304]
    add x20, x20, #384
    eor w10, w25, w10, ror #5
    eor w14, w25, w14, ror #5
    eor w8, w25, w8, ror #5
    add w10, w22, w10
    add w14, w23, w14
    add w8, w24, w8
    extr w10, w10, w10, #23
    extr w14, w14, w14, #23
    extr w8, w8, w8, #23
    eor w4, w25, w4, ror #5
    add w4, w21, w4
    sub x21, x20, x19
    extr w4, w4, w4, #23
    cbnz x21, L(lea192_encrypt_blocks_rounds6)
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    sub x7, x7, #16
    add x20, x2, #64
    st4 {v20.4s, v21.4s, v22.4s, v23.4s}, [x20]
    add x20, x2, #128
    st4 {v24.4s, v25.4s, v26.4s, v27.4s}, [x20]
    add x20, x2, #192
    add x2, x2, #256
    stp w10, w9, [x20, #0]
    stp w12, w11, [x20, #8]
    stp w14, w13, [x20, #16]
    stp w16, w15, [x20, #24]
    stp w8, w17, [x20, #32]
    stp w1, w0, [x20, #40]
    stp w4, w3, [x20, #48]
    stp w6, w5, [x20, #56]
    tbz x7, 63, L(lea192_encrypt_blocks_blocks5)
L(lea192_encrypt_blocks_fewer3):
    add x9, x7, #16
    sub x9, x9, #4
    tbnz x9, 63, L(lea192_encrypt_blocks_fewer9)
    ldr x10, [sp, #0]  /* reload */
    add x10, x10, #2688
L(lea192_encrypt_blocks_blocks11):
    ldr x11, [sp, #8]  /* reload */
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11]
    add x11, x11, #64
    str x11, [sp, #8]  /* spill */
    ldr x11, [sp, #0]  /* reload */
L(lea192_encrypt_blocks_rounds12):
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    ldp q20, q21, [x11, #64]
    ldp q22, q23, [x11, #32]
    ldp q24, q25, [x11, #0]
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    ldp q27, q26, [x11, #160]
    ldp q28, q29, [x11, #128]
    eor v20.16b, v18.16b, v20.16b
    eor v19.16b, v19.16b, v21.16b
    eor v21.16b, v17.16b, v22.16b
    eor v18.16b, v18.16b, v23.16b
    eor v22.16b, v16.16b, v24.16b
    add v19.4s, v20.4s, v19.4s
    eor v17.16b, v17.16b, v25.16b
    add v18.4s, v21.4s, v18.4s
    eor v16.16b, v16.16b, v26.16b
    shl v20.4s, v19.4s, #29
    shl v21.4s, v18.4s, #27
    sri v20.4s, v19.4s, #3
    sri v21.4s, v18.4s, #5
    add v17.4s, v22.4s, v17.4s
    eor v18.16b, v20.16b, v27.16b
    eor v19.16b, v21.16b, v28.16b
    eor v20.16b, v20.16b, v29.16b
    shl v22.4s, v17.4s, #9
    add v16.4s, v18.4s, v16.4s
    add v18.4s, v19.4s, v20.4s
    sri v22.4s, v17.4s, #23
    shl v17.4s, v16.4s, #29
    shl v19.4s, v18.4s, #27
    sri v17.4s, v16.4s, #3
    sri v19.4s, v18.4s, #5
    ldp q16, q18, [x11, #96]
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    ldp q20, q23, [x11, #256]
    ldp q24, q25, [x11, #224]
    ldp q27, q26, [x11, #192]
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    ldp q28, q29, [x11, #352]
    eor v16.16b, v22.16b, v16.16b
    eor v18.16b, v21.16b, v18.16b
    eor v20.16b, v17.16b, v20.16b
    eor v21.16b, v22.16b, v23.16b
    eor v22.16b, v19.16b, v24.16b
    add v16.4s, v16.4s, v18.4s
    eor v17.16b, v17.16b, v25.16b
    add v18.4s, v20.4s, v21.4s
    eor v19.16b, v19.16b, v26.16b
    shl v20.4s, v16.4s, #9
    shl v21.4s, v18.4s, #29
    sri v20.4s, v16.4s, #23
    sri v21.4s, v18.4s, #3
    add v16.4s, v22.4s, v17.4s
    eor v17.16b, v20.16b, v27.16b
    eor v18.16b, v21.16b, v28.16b
    eor v20.16b, v20.16b, v29.16b
    shl v22.4s, v16.4s, #27
    add v17.4s, v17.4s, v19.4s
    add v19.4s, v18.4s, v20.4s
    sri v22.4s, v16.4s, #5
    shl v16.4s, v17.4s, #9
    shl v18.4s, v19.4s, #29
    sri v16.4s, v17.4s, #23
    sri v18.4s, v19.4s, #3
    ldp q17, q20, [x11, #320]
    ldp q23, q24, [x11, #288]
    add x11, x11, #384
    orr v19.16b, v16.16b, v16.16b
    sub x12, x11, x10
    eor v17.16b, v22.16b, v17.16b
    eor v20.16b, v21.16b, v20.16b
    eor v16.16b, v16.16b, v23.16b
    eor v21.16b, v22.16b, v24.16b
    add v20.4s, v17.4s, v20.4s
    add v21.4s, v16.4s, v21.4s
    shl v17.4s, v20.4s, #27
    shl v16.4s, v21.4s, #9
    sri v17.4s, v20.4s, #5
    sri v16.4s, v21.4s, #23
    cbnz x12, L(lea192_encrypt_blocks_rounds12)
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    add x2, x2, #64
    sub x9, x9, #4
    tbz x9, 63, L(lea192_encrypt_blocks_blocks11)
L(lea192_encrypt_blocks_fewer9):
    add x13, x9, #4
    cbz x13, L(lea192_encrypt_blocks_done1)
    ldr x9, [sp, #0]  /* reload */
    add x14, x9, #2688
L(lea192_encrypt_blocks_blocks15):
    ldr x15, [sp, #8]  /* reload */
    ldp w10, w9, [x15, #0]
    ldp w12, w11, [x15, #8]
    add x15, x15, #16
    str x15, [sp, #8]  /* spill */
    ldr x15, [sp, #0]  /* reload */
L(lea192_encrypt_blocks_rounds16):
    /* round i = 0, 4, ..., 24: x := round(x, rk[i]) */
    ldr w16, [x15, #64]
    ldr w17, [x15, #80]
    ldr w8, [x15, #32]
    ldr w0, [x15, #48]
    ldr w1, [x15, #0]
    ldr w3, [x15, #16]
    /* round i = 1, 5, ..., 25: x := round(x, rk[i]) */
    ldr w4, [x15, #160]
    ldr w5, [x15, #176]
    eor w16, w12, w16
    eor w11, w11, w17
    eor w17, w9, w8
    eor w12, w12, w0
    add w11, w16, w11
    eor w16, w10, w1
    add w12, w17, w12
    eor w9, w9, w3
    eor w17, w4, w11, ror #3
    eor w10, w10, w5
    add w9, w16, w9
    ldr w16, [x15, #128]
    add w10, w17, w10
    ldr w17, [x15, #144]
    ldr w8, [x15, #96]
    ldr w0, [x15, #112]
    /* round i = 3, 7, ..., 27: x := round(x, rk[i]) */
    ldr w1, [x15, #304]
    eor w16, w16, w12, ror #5
    eor w11, w17, w11, ror #3
    /* round i = 2, 6, ..., 26: x := round(x, rk[i]) */
    ldr w17, [x15, #256]
    eor w8, w8, w9, ror #23
    add w11, w16, w11
    eor w12, w0, w12, ror #5
    ldr w16, [x15, #272]
    ldr w0, [x15, #224]
    add w12, w8, w12
    ldr w8, [x15, #240]
    eor w17, w17, w10, ror #3
    eor w9, w16, w9, ror #23
    eor w16, w0, w11, ror #5
    ldr w0, [x15, #192]
    add w9, w17, w9
    eor w10, w8, w10, ror #3
    ldr w17, [x15, #208]
    ldr w8, [x15, #352]
    add w10, w16, w10
    ldr w16, [x15, #368]
    eor w0, w0, w12, ror #23
    eor w11, w17, w11, ror #5
    eor w17, w8, w9, ror #3
    ldr w8, [x15, #320]
    add w0, w0, w11
    eor w12, w16, w12, ror #23
    ldr w16, [x15, #336]
    extr w11, w0, w0, #23
    add w12, w17, w12
    ldr w17, [x15, #288]
    add x15, x15, #384
    extr w12, w12, w12, #3
    sub x3, x15, x14
    eor w8, w8, w10, ror #5
    eor w10, w1, w10, ror #5
    eor w9, w16, w9, ror #3
    add w9, w8, w9
    eor w16, w17, w0, ror #23
    extr w9, w9, w9, #5
    add w10, w16, w10
    extr w10, w10, w10, #23
    cbnz x3, L(lea192_encrypt_blocks_rounds16)
    stp w10, w9, [x2, #0]
    stp w12, w11, [x2, #8]
    add x2, x2, #16
    sub x13, x13, #1
    cbnz x13, L(lea192_encrypt_blocks_blocks15)
L(lea192_encrypt_blocks_done1):
    ldr x19, [sp, #16]
    ldr x20, [sp, #24]
    ldr x21, [sp, #32]
    ldr x22, [sp, #40]
    ldr x23, [sp, #48]
    ldr x24, [sp, #56]
    ldr x25, [sp, #64]
    ldr x26, [sp, #72]
    ldr x27, [sp, #80]
    ldr x28, [sp, #88]
    ldr x29, [sp, #96]
    ldr x30, [sp, #104]
    add sp, sp, #112
    .cfi_def_cfa_offset 0
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
    END lea192_encrypt_blocks

    FUNCTION lea192_decrypt_blocks
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
    sub sp, sp, #432
    .cfi_def_cfa_offset 432
    str x19, [sp, #328]
    .cfi_offset x19, -104
    str x20, [sp, #336]
    .cfi_offset x20, -96
    str x21, [sp, #344]
    .cfi_offset x21, -88
    str x22, [sp, #352]
    .cfi_offset x22, -80
    str x23, [sp, #360]
    .cfi_offset x23, -72
    str x24, [sp, #368]
    .cfi_offset x24, -64
    str x25, [sp, #376]
    .cfi_offset x25, -56
    str x26, [sp, #384]
    .cfi_offset x26, -48
    str x27, [sp, #392]
    .cfi_offset x27, -40
    str x28, [sp, #400]
    .cfi_offset x28, -32
    str x29, [sp, #408]
    .cfi_offset x29, -24
    str q8, [sp, #0]
    .cfi_offset d8, -432
    str q9, [sp, #16]
    .cfi_offset d9, -416
    str q10, [sp, #32]
    .cfi_offset d10, -400
    str q11, [sp, #48]
    .cfi_offset d11, -384
    str q12, [sp, #64]
    .cfi_offset d12, -368
    str q13, [sp, #80]
    .cfi_offset d13, -352
    str q14, [sp, #96]
    .cfi_offset d14, -336
    str x30, [sp, #416]
    .cfi_offset x30, -16
    sub x9, x3, #16
    str x1, [sp, #120]  /* spill */
    str x2, [sp, #128]  /* spill */
    str x9, [sp, #112]  /* spill */
    tbnz x9, 63, L(lea192_decrypt_blocks_fewer3)
L(lea192_decrypt_blocks_blocks5):
    ldr x9, [sp, #120]  /* reload */
    add x10, x9, #64
    add x11, x9, #128
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x9]
    add x5, x9, #192
    add x9, x9, #256
    add x7, x0, #2688
    str x9, [sp, #120]  /* spill */
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
L(lea192_decrypt_blocks_rounds6):
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    ldur q28, [x7, #-96]
    ldur w19, [x7, #-96]
    extr w1, w1, w1, #29
    shl v29.4s, v16.4s, #23
    str x1, [sp, #144]  /* spill */
    extr w1, w5, w5, #29
    ldur w20, [x7, #-80]
    ldur w21, [x7, #-64]
    str x1, [sp, #152]  /* spill */
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    ldur w1, [x7, #-176]
    ldur q30, [x7, #-80]
    extr w9, w9, w9, #9
    shl v31.4s, v20.4s, #23
    ldur q0, [x7, #-64]
    extr w13, w13, w13, #9
    ldur w22, [x7, #-48]
    shl v1.4s, v24.4s, #23
    extr w17, w17, w17, #9
    extr w3, w3, w3, #9
    ldur w23, [x7, #-32]
    sri v29.4s, v16.4s, #9
    eor v16.16b, v19.16b, v28.16b
    extr w10, w10, w10, #27
    extr w14, w14, w14, #27
    str x1, [sp, #160]  /* spill */
    ldur w1, [x7, #-160]
    sri v31.4s, v20.4s, #9
    eor v20.16b, v23.16b, v28.16b
    sri v1.4s, v24.4s, #9
    eor v24.16b, v27.16b, v28.16b
    ldur q2, [x7, #-48]
    extr w8, w8, w8, #27
    sub v16.4s, v29.4s, v16.4s
    sub v20.4s, v31.4s, v20.4s
    extr w4, w4, w4, #27
    ldur q28, [x7, #-32]
    sub v24.4s, v1.4s, v24.4s
    shl v29.4s, v17.4s, #5
    extr w11, w11, w11, #29
    extr w15, w15, w15, #29
    eor v16.16b, v16.16b, v30.16b
    str x1, [sp, #168]  /* spill */
    extr w1, w12, w12, #9
    eor w12, w12, w19
    sub w9, w9, w12
    eor w12, w16, w19
    str x1, [sp, #176]  /* spill */
    extr w1, w16, w16, #9
    eor w9, w9, w20
    sub w12, w13, w12
    eor w13, w2, w19
    eor v20.16b, v20.16b, v30.16b
    eor w16, w6, w19
    eor w12, w12, w20
    sub w13, w17, w13
    eor v24.16b, v24.16b, v30.16b
    sub w16, w3, w16
    eor w17, w9, w21
    eor w13, w13, w20
    ldr x3, [sp, #144]  /* reload */
    eor w16, w16, w20
    sub w10, w10, w17
    eor w17, w12, w21
    shl v30.4s, v21.4s, #5
    eor w10, w10, w22
    sub w14, w14, w17
    eor w17, w13, w21
    shl v31.4s, v25.4s, #5
    eor v1.16b, v16.16b, v0.16b
    sri v29.4s, v17.4s, #27
    str x1, [sp, #184]  /* spill */
    extr w1, w2, w2, #9
    shl v8.4s, v16.4s, #5
    eor w14, w14, w22
    sub w17, w8, w17
    str x1, [sp, #192]  /* spill */
    extr w1, w6, w6, #9
    sri v30.4s, v21.4s, #27
    sub v17.4s, v29.4s, v1.4s
    eor w17, w17, w22
    sri v31.4s, v25.4s, #27
    eor v21.16b, v20.16b, v0.16b
    str x1, [sp, #200]  /* spill */
    ldur w1, [x7, #-144]
    eor v25.16b, v24.16b, v0.16b
    sri v8.4s, v16.4s, #27
    ldur w24, [x7, #-16]
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    sub x27, x7, #352
    shl v16.4s, v20.4s, #5
    sub v21.4s, v30.4s, v21.4s
    ldr x20, [sp, #184]  /* reload */
    sub x29, x7, #320
    sub v25.4s, v31.4s, v25.4s
    shl v29.4s, v18.4s, #3
    eor v17.16b, v17.16b, v2.16b
    sri v16.4s, v20.4s, #27
    str x1, [sp, #208]  /* spill */
    ldur w1, [x7, #-128]
    shl v20.4s, v24.4s, #5
    eor v21.16b, v21.16b, v2.16b
    shl v30.4s, v22.4s, #3
    eor v25.16b, v25.16b, v2.16b
    shl v31.4s, v26.4s, #3
    sri v29.4s, v18.4s, #29
    ldur q18, [x7, #-16]
    str x1, [sp, #216]  /* spill */
    ldur w1, [x7, #-112]
    sri v20.4s, v24.4s, #27
    eor v24.16b, v17.16b, v28.16b
    sri v30.4s, v22.4s, #29
    sri v31.4s, v26.4s, #29
    sub v24.4s, v29.4s, v24.4s
    eor v29.16b, v21.16b, v28.16b
    eor v28.16b, v25.16b, v28.16b
    str x1, [sp, #224]  /* spill */
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    sub x1, x7, #288
    eor v24.16b, v24.16b, v18.16b
    ldr w1, [x1, #0]
    shl v26.4s, v19.4s, #23
    sub v29.4s, v30.4s, v29.4s
    sub v28.4s, v31.4s, v28.4s
    sri v26.4s, v19.4s, #9
    eor v29.16b, v29.16b, v18.16b
    eor v18.16b, v28.16b, v18.16b
    shl v28.4s, v17.4s, #3
    str x1, [sp, #232]  /* spill */
    sub x1, x7, #288
    shl v19.4s, v23.4s, #23
    sri v28.4s, v17.4s, #29
    shl v17.4s, v21.4s, #3
    sri v19.4s, v23.4s, #9
    sri v17.4s, v21.4s, #29
    shl v21.4s, v25.4s, #3
    shl v23.4s, v27.4s, #23
    sri v21.4s, v25.4s, #29
    ldr q25, [x1, #0]
    eor w1, w16, w21
    extr w9, w9, w9, #27
    sub w8, w4, w1
    eor w1, w10, w23
    extr w12, w12, w12, #27
    sub w11, w11, w1
    eor w1, w14, w23
    eor w8, w8, w22
    sub w15, w15, w1
    eor w1, w17, w23
    eor w2, w8, w23
    ldr x21, [sp, #192]  /* reload */
    sub w1, w3, w1
    ldr x3, [sp, #152]  /* reload */
    eor w15, w15, w24
    eor w11, w11, w24
    eor w1, w1, w24
    extr w16, w16, w16, #27
    extr w13, w13, w13, #27
    extr w10, w10, w10, #29
    extr w14, w14, w14, #29
    extr w17, w17, w17, #29
    extr w8, w8, w8, #29
    sub w2, w3, w2
    ldur w25, [x7, #-192]
    sub x5, x7, #272
    eor w2, w2, w24
    ldr w5, [x5, #0]
    ldur q22, [x7, #-192]
    sub x26, x7, #368
    sub x28, x7, #336
    sub x30, x7, #304
    str x25, [sp, #136]  /* spill */
    ldr x3, [sp, #136]  /* reload */
    eor w6, w15, w3
    eor w4, w11, w3
    extr w11, w11, w11, #9
    sub w6, w20, w6
    eor w20, w1, w3
    eor w3, w2, w3
    sub w20, w21, w20
    ldr x21, [sp, #200]  /* reload */
    extr w15, w15, w15, #9
    extr w1, w1, w1, #9
    extr w2, w2, w2, #9
    sub w3, w21, w3
    str x5, [sp, #240]  /* spill */
    sub x5, x7, #272
    eor v14.16b, v24.16b, v22.16b
    ldr q30, [x5, #0]
    ldr x5, [sp, #176]  /* reload */
    sub w4, w5, w4
    ldr x5, [sp, #160]  /* reload */
    eor w4, w4, w5
    eor w6, w6, w5
    eor w20, w20, w5
    eor w3, w3, w5
    ldr x5, [sp, #168]  /* reload */
    eor w21, w4, w5
    eor w22, w6, w5
    extr w4, w4, w4, #27
    sub w9, w9, w21
    ldr x21, [sp, #208]  /* reload */
    sub w12, w12, w22
    eor w22, w20, w5
    eor w5, w3, w5
    sub w13, w13, w22
    extr w6, w6, w6, #27
    sub w16, w16, w5
    extr w5, w20, w20, #27
    ldr x20, [sp, #216]  /* reload */
    sri v23.4s, v27.4s, #9
    ldur q27, [x7, #-176]
    extr w3, w3, w3, #27
    eor w9, w9, w21
    eor w12, w12, w21
    eor w13, w13, w21
    sub v26.4s, v26.4s, v14.4s
    eor w16, w16, w21
    shl v14.4s, v24.4s, #23
    eor w21, w9, w20
    eor w22, w12, w20
    extr w9, w9, w9, #29
    sub w10, w10, w21
    ldr x21, [sp, #224]  /* reload */
    sub w14, w14, w22
    eor w22, w13, w20
    eor w20, w16, w20
    sub w17, w17, w22
    sri v14.4s, v24.4s, #9
    eor v24.16b, v29.16b, v22.16b
    sub w8, w8, w20
    extr w20, w13, w13, #29
    eor v22.16b, v18.16b, v22.16b
    ldur q0, [x7, #-160]
    eor v26.16b, v26.16b, v27.16b
    sub v19.4s, v19.4s, v24.4s
    ldur q1, [x7, #-144]
    extr w12, w12, w12, #29
    eor w13, w17, w21
    eor w17, w8, w21
    ldr x8, [sp, #232]  /* reload */
    sub v22.4s, v23.4s, v22.4s
    eor w10, w10, w21
    eor v19.16b, v19.16b, v27.16b
    shl v24.4s, v18.4s, #23
    eor w14, w14, w21
    eor v22.16b, v22.16b, v27.16b
    shl v27.4s, v26.4s, #5
    ldur q2, [x7, #-128]
    extr w16, w16, w16, #29
    sri v24.4s, v18.4s, #9
    eor v18.16b, v26.16b, v0.16b
    eor w21, w10, w8
    sri v27.4s, v26.4s, #27
    eor v26.16b, v19.16b, v0.16b
    eor w22, w14, w8
    sub w11, w11, w21
    ldr x21, [sp, #240]  /* reload */
    sub w15, w15, w22
    eor w22, w13, w8
    shl v23.4s, v29.4s, #23
    sub v18.4s, v8.4s, v18.4s
    eor w8, w17, w8
    sub w1, w1, w22
    sub v16.4s, v16.4s, v26.4s
    shl v26.4s, v19.4s, #5
    sub w8, w2, w8
    extr w2, w13, w13, #9
    sri v23.4s, v29.4s, #9
    eor v18.16b, v18.16b, v1.16b
    ldur q3, [x7, #-112]
    ldur w25, [x7, #-256]
    eor v29.16b, v22.16b, v0.16b
    sri v26.4s, v19.4s, #27
    eor w13, w1, w21
    extr w1, w17, w17, #9
    shl v19.4s, v22.4s, #5
    eor w11, w11, w21
    eor v16.16b, v16.16b, v1.16b
    eor w15, w15, w21
    sub v20.4s, v20.4s, v29.4s
    eor w8, w8, w21
    sri v19.4s, v22.4s, #27
    eor v22.16b, v18.16b, v2.16b
    str x25, [sp, #248]  /* spill */
    ldr x17, [sp, #248]  /* reload */
    eor v20.16b, v20.16b, v1.16b
    ldur w25, [x7, #-240]
    sub v22.4s, v28.4s, v22.4s
    shl v28.4s, v18.4s, #3
    ldur q4, [x7, #-256]
    extr w10, w10, w10, #9
    eor v29.16b, v20.16b, v2.16b
    extr w14, w14, w14, #9
    eor w21, w11, w17
    sri v28.4s, v18.4s, #29
    eor v18.16b, v16.16b, v2.16b
    eor w22, w15, w17
    sub w4, w4, w21
    eor v22.16b, v22.16b, v3.16b
    sub w6, w6, w22
    eor w22, w13, w17
    sub v17.4s, v17.4s, v18.4s
    sub v18.4s, v21.4s, v29.4s
    eor w17, w8, w17
    sub w5, w5, w22
    shl v21.4s, v16.4s, #3
    sub w17, w3, w17
    str x25, [sp, #256]  /* spill */
    ldr x21, [sp, #256]  /* reload */
    eor v17.16b, v17.16b, v3.16b
    shl v29.4s, v20.4s, #3
    ldur w25, [x7, #-224]
    ldur q5, [x7, #-240]
    sri v21.4s, v16.4s, #29
    eor v16.16b, v22.16b, v25.16b
    extr w22, w13, w13, #27
    ldur q6, [x7, #-224]
    eor v18.16b, v18.16b, v3.16b
    sri v29.4s, v20.4s, #29
    extr w11, w11, w11, #27
    extr w15, w15, w15, #27
    eor w3, w5, w21
    eor w5, w17, w21
    sub v16.4s, v14.4s, v16.4s
    shl v0.4s, v22.4s, #23
    eor v20.16b, v17.16b, v25.16b
    eor w4, w4, w21
    eor w6, w6, w21
    extr w21, w8, w8, #27
    eor v16.16b, v16.16b, v30.16b
    sri v0.4s, v22.4s, #9
    str x25, [sp, #264]  /* spill */
    ldr x17, [sp, #264]  /* reload */
    eor v22.16b, v18.16b, v25.16b
    sub v20.4s, v23.4s, v20.4s
    ldur w25, [x7, #-208]
    ldr w26, [x26, #0]
    shl v23.4s, v17.4s, #23
    shl v25.4s, v18.4s, #23
    sub v22.4s, v24.4s, v22.4s
    extr w23, w4, w4, #29
    extr w24, w5, w5, #29
    eor w13, w4, w17
    eor v20.16b, v20.16b, v30.16b
    sri v23.4s, v17.4s, #9
    sri v25.4s, v18.4s, #9
    eor v17.16b, v16.16b, v4.16b
    sub w9, w9, w13
    eor w13, w6, w17
    shl v18.4s, v16.4s, #5
    eor v22.16b, v22.16b, v30.16b
    sub w12, w12, w13
    str x25, [sp, #272]  /* spill */
    ldr x8, [sp, #272]  /* reload */
    sub v17.4s, v27.4s, v17.4s
    sub x25, x7, #384
    ldur q7, [x7, #-208]
    sri v18.4s, v16.4s, #27
    eor v16.16b, v20.16b, v4.16b
    ldr w25, [x25, #0]
    str x26, [sp, #288]  /* spill */
    eor v17.16b, v17.16b, v5.16b
    eor v24.16b, v22.16b, v4.16b
    sub x26, x7, #352
    extr w6, w6, w6, #29
    sub v16.4s, v26.4s, v16.4s
    shl v27.4s, v20.4s, #5
    ldr w26, [x26, #0]
    eor w13, w12, w8
    eor w12, w3, w17
    eor w17, w5, w17
    sub v19.4s, v19.4s, v24.4s
    sub w12, w20, w12
    eor v26.16b, v16.16b, v5.16b
    eor v16.16b, v17.16b, v6.16b
    sub w16, w16, w17
    eor w17, w12, w8
    eor v19.16b, v19.16b, v5.16b
    str x25, [sp, #280]  /* spill */
    ldr x12, [sp, #280]  /* reload */
    sub x25, x7, #384
    sub v16.4s, v28.4s, v16.4s
    shl v28.4s, v17.4s, #3
    ldr w28, [x28, #0]
    ldr q31, [x25, #0]
    eor w9, w9, w8
    sri v27.4s, v20.4s, #27
    eor v20.16b, v19.16b, v6.16b
    sri v28.4s, v17.4s, #29
    eor v17.16b, v26.16b, v6.16b
    extr w20, w3, w3, #29
    eor w3, w16, w8
    eor w16, w9, w12
    eor v16.16b, v16.16b, v7.16b
    str x26, [sp, #296]  /* spill */
    sub x26, x7, #368
    sub v17.4s, v21.4s, v17.4s
    sub v21.4s, v29.4s, v20.4s
    sub w10, w10, w16
    ldr x16, [sp, #288]  /* reload */
    ldr q9, [x26, #0]
    eor w8, w13, w12
    str x28, [sp, #304]  /* spill */
    sub x28, x7, #320
    eor v20.16b, v17.16b, v7.16b
    eor v24.16b, v21.16b, v7.16b
    ldr w28, [x28, #0]
    sub w14, w14, w8
    shl v1.4s, v19.4s, #3
    eor v17.16b, v16.16b, v31.16b
    eor w8, w17, w12
    eor w12, w3, w12
    ldr q10, [x27, #0]
    sub w12, w1, w12
    shl v30.4s, v22.4s, #5
    eor v21.16b, v24.16b, v31.16b
    sri v1.4s, v19.4s, #29
    sub v17.4s, v0.4s, v17.4s
    eor w4, w12, w16
    ldr x12, [sp, #296]  /* reload */
    eor v19.16b, v20.16b, v31.16b
    sri v30.4s, v22.4s, #27
    str x28, [sp, #312]  /* spill */
    sub x28, x7, #336
    eor v17.16b, v17.16b, v9.16b
    sub v22.4s, v25.4s, v21.4s
    ldr q11, [x28, #0]
    eor w10, w10, w16
    sub v19.4s, v23.4s, v19.4s
    sub w8, w2, w8
    ldr q12, [x29, #0]
    eor w14, w14, w16
    eor v25.16b, v22.16b, v9.16b
    eor w8, w8, w16
    eor w16, w10, w12
    ldr w30, [x30, #0]
    eor v21.16b, v19.16b, v9.16b
    eor v19.16b, v17.16b, v10.16b
    sub w11, w11, w16
    ldr x16, [sp, #304]  /* reload */
    eor v22.16b, v25.16b, v10.16b
    shl v29.4s, v26.4s, #3
    ldr x2, [sp, #312]  /* reload */
    eor w1, w14, w12
    sub v18.4s, v18.4s, v19.4s
    eor v19.16b, v21.16b, v10.16b
    sub w15, w15, w1
    eor w1, w8, w12
    sub v23.4s, v30.4s, v22.4s
    sri v29.4s, v26.4s, #29
    str x30, [sp, #320]  /* spill */
    sub x30, x7, #304
    eor v18.16b, v18.16b, v11.16b
    sub v19.4s, v27.4s, v19.4s
    eor w12, w4, w12
    ldr q13, [x30, #0]
    eor v26.16b, v23.16b, v11.16b
    eor w15, w15, w16
    sub w1, w22, w1
    sub w12, w21, w12
    eor v27.16b, v18.16b, v12.16b
    eor v22.16b, v19.16b, v11.16b
    ldr x21, [sp, #320]  /* reload */
    eor w11, w11, w16
    eor w1, w1, w16
    eor w5, w12, w16
    eor w16, w15, w2
    eor v19.16b, v22.16b, v12.16b
    sub v23.4s, v28.4s, v27.4s
    eor w12, w11, w2
    sub w16, w6, w16
    eor v27.16b, v26.16b, v12.16b
    eor w6, w1, w2
    eor w2, w5, w2
    sub w12, w23, w12
    sub v28.4s, v29.4s, v19.4s
    sub w6, w20, w6
    sub w20, w24, w2
    eor v19.16b, v23.16b, v13.16b
    sub v27.4s, v1.4s, v27.4s
    sub x7, x7, #384
    eor w12, w12, w21
    eor w16, w16, w21
    eor v23.16b, v28.16b, v13.16b
    eor w2, w6, w21
    eor w6, w20, w21
    sub x19, x7, x0
    eor v27.16b, v27.16b, v13.16b
    cbnz x19, L(lea192_decrypt_blocks_rounds6)
    ldr x19, [sp, #128]  /* reload */
    ldr x7, [sp, #112]  /* reload */
    add x20, x19, #64
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x19]
    sub x7, x7, #16
    str x7, [sp, #112]  /* spill */
    st4 {v20.4s, v21.4s, v22.4s, v23.4s}, [x20]
    add x20, x19, #128
    st4 {v24.4s, v25.4s, v26.4s, v27.4s}, [x20]
    add x20, x19, #192
    add x19, x19, #256
    str x19, [sp, #128]  /* spill */
    stp w9, w10, [x20, #0]
    stp w11, w12, [x20, #8]
    stp w13, w14, [x20, #16]
    stp w15, w16, [x20, #24]
    stp w17, w8, [x20, #32]
    stp w1, w2, [x20, #40]
    stp w3, w4, [x20, #48]
    stp w5, w6, [x20, #56]
    tbz x7, 63, L(lea192_decrypt_blocks_blocks5)
L(lea192_decrypt_blocks_fewer3):
    ldr x9, [sp, #112]  /* reload */
    add x9, x9, #16
    str x9, [sp, #112]  /* spill */
    sub x9, x9, #4
    str x9, [sp, #112]  /* spill */
    tbnz x9, 63, L(lea192_decrypt_blocks_fewer9)
L(lea192_decrypt_blocks_blocks11):
    ldr x9, [sp, #120]  /* reload */
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x9]
    add x9, x9, #64
    str x9, [sp, #120]  /* spill */
    add x9, x0, #2688
L(lea192_decrypt_blocks_rounds12):
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    ldur q20, [x9, #-96]
    shl v21.4s, v16.4s, #23
    ldur q22, [x9, #-80]
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    sub x10, x9, #288
    shl v24.4s, v17.4s, #5
    ldur q23, [x9, #-64]
    ldur q25, [x9, #-48]
    sub x11, x9, #272
    sri v21.4s, v16.4s, #9
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    sub x12, x9, #384
    sub x13, x9, #368
    sub x14, x9, #352
    sri v24.4s, v17.4s, #27
    sub x15, x9, #336
    sub x16, x9, #320
    sub x17, x9, #304
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    shl v26.4s, v19.4s, #23
    eor v17.16b, v19.16b, v20.16b
    ldur q20, [x9, #-32]
    shl v16.4s, v18.4s, #3
    sri v26.4s, v19.4s, #9
    sub v17.4s, v21.4s, v17.4s
    sri v16.4s, v18.4s, #29
    eor v17.16b, v17.16b, v22.16b
    ldur q18, [x9, #-16]
    eor v19.16b, v17.16b, v23.16b
    shl v22.4s, v17.4s, #5
    ldur q21, [x9, #-192]
    sub v19.4s, v24.4s, v19.4s
    sri v22.4s, v17.4s, #27
    eor v17.16b, v19.16b, v25.16b
    ldur q19, [x9, #-176]
    eor v20.16b, v17.16b, v20.16b
    ldur q23, [x9, #-160]
    shl v24.4s, v17.4s, #3
    sub v16.4s, v16.4s, v20.4s
    sri v24.4s, v17.4s, #29
    eor v16.16b, v16.16b, v18.16b
    ldur q17, [x9, #-144]
    eor v18.16b, v16.16b, v21.16b
    shl v21.4s, v16.4s, #23
    ldur q20, [x9, #-128]
    sub v18.4s, v26.4s, v18.4s
    sri v21.4s, v16.4s, #9
    eor v16.16b, v18.16b, v19.16b
    ldur q18, [x9, #-112]
    eor v19.16b, v16.16b, v23.16b
    shl v25.4s, v16.4s, #5
    ldr q23, [x10, #0]
    sub v19.4s, v22.4s, v19.4s
    sri v25.4s, v16.4s, #27
    eor v16.16b, v19.16b, v17.16b
    ldr q17, [x11, #0]
    eor v19.16b, v16.16b, v20.16b
    shl v22.4s, v16.4s, #3
    ldur q20, [x9, #-256]
    sub v19.4s, v24.4s, v19.4s
    sri v22.4s, v16.4s, #29
    eor v16.16b, v19.16b, v18.16b
    ldur q18, [x9, #-240]
    eor v19.16b, v16.16b, v23.16b
    shl v24.4s, v16.4s, #23
    ldur q23, [x9, #-224]
    sub v19.4s, v21.4s, v19.4s
    sri v24.4s, v16.4s, #9
    eor v16.16b, v19.16b, v17.16b
    ldur q17, [x9, #-208]
    eor v19.16b, v16.16b, v20.16b
    shl v21.4s, v16.4s, #5
    ldr q20, [x12, #0]
    sub v19.4s, v25.4s, v19.4s
    sri v21.4s, v16.4s, #27
    eor v16.16b, v19.16b, v18.16b
    ldr q18, [x13, #0]
    eor v19.16b, v16.16b, v23.16b
    shl v25.4s, v16.4s, #3
    ldr q23, [x14, #0]
    sub v19.4s, v22.4s, v19.4s
    sri v25.4s, v16.4s, #29
    eor v17.16b, v19.16b, v17.16b
    ldr q19, [x15, #0]
    orr v16.16b, v17.16b, v17.16b
    eor v17.16b, v17.16b, v20.16b
    ldr q20, [x16, #0]
    sub v17.4s, v24.4s, v17.4s
    eor v18.16b, v17.16b, v18.16b
    ldr q22, [x17, #0]
    orr v17.16b, v18.16b, v18.16b
    eor v18.16b, v18.16b, v23.16b
    sub v18.4s, v21.4s, v18.4s
    sub x9, x9, #384
    eor v19.16b, v18.16b, v19.16b
    sub x10, x9, x0
    orr v18.16b, v19.16b, v19.16b
    eor v19.16b, v19.16b, v20.16b
    sub v19.4s, v25.4s, v19.4s
    eor v19.16b, v19.16b, v22.16b
    cbnz x10, L(lea192_decrypt_blocks_rounds12)
    ldr x9, [sp, #112]  /* reload */
    ldr x10, [sp, #128]  /* reload */
    sub x9, x9, #4
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10]
    add x10, x10, #64
    str x9, [sp, #112]  /* spill */
    str x10, [sp, #128]  /* spill */
    tbz x9, 63, L(lea192_decrypt_blocks_blocks11)
L(lea192_decrypt_blocks_fewer9):
    ldr x9, [sp, #112]  /* reload */
    add x9, x9, #4
    str x9, [sp, #112]  /* spill */
    cbz x9, L(lea192_decrypt_blocks_done1)
L(lea192_decrypt_blocks_blocks15):
    ldr x13, [sp, #120]  /* reload */
    add x14, x0, #2688
    ldp w9, w10, [x13, #0]
    ldp w11, w12, [x13, #8]
    add x13, x13, #16
    str x13, [sp, #120]  /* spill */
L(lea192_decrypt_blocks_rounds16):
    /* round i = 27, 23, ..., 3: y := round_back(y, rk[i]) */
    ldur w13, [x14, #-96]
    ldur w15, [x14, #-80]
    extr w9, w9, w9, #9
    extr w10, w10, w10, #27
    ldur w16, [x14, #-64]
    ldur w17, [x14, #-48]
    extr w11, w11, w11, #29
    eor w13, w12, w13
    /* round i = 26, 22, ..., 2: y := round_back(y, rk[i]) */
    extr w12, w12, w12, #9
    sub w9, w9, w13
    ldur w13, [x14, #-32]
    eor w9, w9, w15
    ldur w15, [x14, #-16]
    eor w16, w9, w16
    extr w9, w9, w9, #27
    sub w10, w10, w16
    ldur w16, [x14, #-192]
    eor w10, w10, w17
    ldur w17, [x14, #-176]
    eor w13, w10, w13
    extr w10, w10, w10, #29
    sub w11, w11, w13
    ldur w13, [x14, #-160]
    eor w11, w11, w15
    eor w15, w11, w16
    ldur w16, [x14, #-128]
    /* round i = 25, 21, ..., 1: y := round_back(y, rk[i]) */
    extr w11, w11, w11, #9
    sub w12, w12, w15
    ldur w15, [x14, #-144]
    eor w12, w12, w17
    /* round i = 24, 20, ..., 0: y := round_back(y, rk[i]) */
    sub x17, x14, #336
    eor w13, w12, w13
    extr w12, w12, w12, #27
    sub w9, w9, w13
    ldur w13, [x14, #-112]
    eor w9, w9, w15
    sub x15, x14, #288
    ldr w15, [x15, #0]
    eor w16, w9, w16
    extr w9, w9, w9, #29
    sub w10, w10, w16
    sub x16, x14, #272
    ldr w16, [x16, #0]
    eor w10, w10, w13
    ldur w13, [x14, #-256]
    eor w15, w10, w15
    extr w10, w10, w10, #9
    sub w11, w11, w15
    ldur w15, [x14, #-240]
    eor w11, w11, w16
    ldur w16, [x14, #-224]
    eor w13, w11, w13
    extr w11, w11, w11, #27
    sub w12, w12, w13
    ldur w13, [x14, #-208]
    eor w12, w12, w15
    sub x15, x14, #384
    ldr w15, [x15, #0]
    eor w16, w12, w16
    extr w12, w12, w12, #29
    sub w9, w9, w16
    sub x16, x14, #368
    ldr w16, [x16, #0]
    eor w9, w9, w13
    sub x13, x14, #352
    ldr w13, [x13, #0]
    eor w15, w9, w15
    sub w10, w10, w15
    ldr w15, [x17, #0]
    sub x17, x14, #320
    eor w10, w10, w16
    ldr w16, [x17, #0]
    sub x17, x14, #304
    sub x14, x14, #384
    eor w13, w10, w13
    ldr w17, [x17, #0]
    sub x8, x14, x0
    sub w11, w11, w13
    eor w13, w11, w15
    orr x11, xzr, x13
    eor w13, w13, w16
    sub w12, w12, w13
    eor w12, w12, w17
    cbnz x8, L(lea192_decrypt_blocks_rounds16)
    ldr x13, [sp, #112]  /* reload */
    ldr x14, [sp, #128]  /* reload */
    sub x13, x13, #1
    stp w9, w10, [x14, #0]
    add x9, x14, #16
    str x13, [sp, #112]  /* spill */
    stp w11, w12, [x14, #8]
    str x9, [sp, #128]  /* spill */
    cbnz x13, L(lea192_decrypt_blocks_blocks15)
L(lea192_decrypt_blocks_done1):
    ldr x19, [sp, #328]
    ldr x20, [sp, #336]
    ldr x21, [sp, #344]
    ldr x22, [sp, #352]
    ldr x23, [sp, #360]
    ldr x24, [sp, #368]
    ldr x25, [sp, #376]
    ldr x26, [sp, #384]
    ldr x27, [sp, #392]
    ldr x28, [sp, #400]
    ldr x29, [sp, #408]
    ldr q8, [sp, #0]
    ldr q9, [sp, #16]
    ldr q10, [sp, #32]
    ldr q11, [sp, #48]
    ldr q12, [sp, #64]
    ldr q13, [sp, #80]
    ldr q14, [sp, #96]
    ldr x30, [sp, #416]
    add sp, sp, #432
    .cfi_def_cfa_offset 0
    .cfi_restore d8
    .cfi_restore d9
    .cfi_restore d10
    .cfi_restore d11
    .cfi_restore d12
    .cfi_restore d13
    .cfi_restore d14
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
    END lea192_decrypt_blocks

    FUNCTION lea192_ctr
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
    sub sp, sp, #432
    .cfi_def_cfa_offset 432
    str x19, [sp, #328]
    .cfi_offset x19, -104
    str x20, [sp, #336]
    .cfi_offset x20, -96
    str x21, [sp, #344]
    .cfi_offset x21, -88
    str x22, [sp, #352]
    .cfi_offset x22, -80
    str x23, [sp, #360]
    .cfi_offset x23, -72
    str x24, [sp, #368]
    .cfi_offset x24, -64
    str x25, [sp, #376]
    .cfi_offset x25, -56
    str x26, [sp, #384]
    .cfi_offset x26, -48
    str x27, [sp, #392]
    .cfi_offset x27, -40
    str x28, [sp, #400]
    .cfi_offset x28, -32
    str x29, [sp, #408]
    .cfi_offset x29, -24
    str q8, [sp, #48]
    .cfi_offset d8, -384
    str q9, [sp, #64]
    .cfi_offset d9, -368
    str q10, [sp, #80]
    .cfi_offset d10, -352
    str q11, [sp, #96]
    .cfi_offset d11, -336
    str q12, [sp, #112]
    .cfi_offset d12, -320
    str q13, [sp, #128]
    .cfi_offset d13, -304
    str q14, [sp, #144]
    .cfi_offset d14, -288
    str q15, [sp, #160]
    .cfi_offset d15, -272
    str x30, [sp, #416]
    .cfi_offset x30, -16
    str x0, [sp, #176]  /* spill */
    str x1, [sp, #184]  /* spill */
    str x2, [sp, #192]  /* spill */
    str x3, [sp, #200]  /* spill */
    cbz x4, L(lea192_ctr_done4)
L(lea192_ctr_epoch1):
    ldr x9, [sp, #184]  /* reload */
    movz x14, #1, lsl #32
    ldr x0, [sp, #176]  /* reload */
    sub x4, x4, #256
    ldrb w10, [x9, #15]
    ldrb w11, [x9, #14]
    ldrb w12, [x9, #13]
    ldrb w13, [x9, #12]
    ldp w15, w16, [x9, #0]
    ldp w8, w17, [x9, #8]
    /* round i = 0: x := round(x, rk[i]) */
    ldp q16, q29, [x0, #64]
    orr w9, w10, w11, lsl #8
    /* round i = 1: x := round(x, rk[i]) */
    ldp q30, q17, [x0, #160]
    orr w9, w9, w12, lsl #16
    dup v18.4s, w15
    orr w9, w9, w13, lsl #24
    dup v19.4s, w8
    sub x9, x9, x14
    dup v20.4s, w16
    eor v17.16b, v18.16b, v17.16b
    ldp q21, q22, [x0, #32]
    eor v16.16b, v19.16b, v16.16b
    ldp q23, q31, [x0, #128]
    ldp q24, q25, [x0, #0]
    /* round i = 2: x := round(x, rk[i]) */
    ldr q26, [x0, #272]
    ldp q28, q27, [x0, #96]
    eor v21.16b, v20.16b, v21.16b
    eor v19.16b, v19.16b, v22.16b
    ldr q22, [x0, #192]
    /* round i = 3: x := round(x, rk[i]) */
    ldr q0, [x0, #368]
    ldr w10, [x0, #64]
    add v19.4s, v21.4s, v19.4s
    eor v18.16b, v18.16b, v24.16b
    eor v20.16b, v20.16b, v25.16b
    ldr w11, [x0, #176]
    shl v21.4s, v19.4s, #27
    add v18.4s, v18.4s, v20.4s
    eor w10, w8, w10
    ldr w12, [x0, #32]
    sri v21.4s, v19.4s, #5
    shl v19.4s, v18.4s, #9
    eor v20.16b, v21.16b, v23.16b
    eor v21.16b, v21.16b, v27.16b
    sri v19.4s, v18.4s, #23
    eor w11, w15, w11
    eor w12, w16, w12
    ldr w13, [x0, #48]
    eor v1.16b, v19.16b, v26.16b
    eor v18.16b, v19.16b, v28.16b
    ldr w14, [x0, #128]
    ldr w1, [x0, #0]
    ldr w2, [x0, #16]
    add v18.4s, v18.4s, v21.4s
    ldr w3, [x0, #272]
    eor w13, w8, w13
    str q16, [sp, #0]  /* spill */
    str q17, [sp, #16]  /* spill */
    shl v19.4s, v18.4s, #9
    add w12, w12, w13
    eor w13, w15, w1
    eor w1, w16, w2
    sri v19.4s, v18.4s, #23
    eor w14, w14, w12, ror #5
    add w13, w13, w1
    ldr w1, [x0, #112]
    eor v2.16b, v19.16b, v22.16b
    eor v0.16b, v19.16b, v0.16b
    eor w2, w3, w13, ror #23
    ldr w3, [x0, #368]
    str q20, [sp, #32]  /* spill */
    str x10, [sp, #208]  /* spill */
    str x11, [sp, #216]  /* spill */
    str x14, [sp, #224]  /* spill */
    str x2, [sp, #232]  /* spill */
    eor w10, w1, w12, ror #5
    ldr w11, [x0, #80]
    ldr w12, [x0, #160]
    ldr w14, [x0, #144]
    add x19, x0, #2304
    ldr w17, [x0, #96]
    str x11, [sp, #256]  /* spill */
    str x12, [sp, #264]  /* spill */
    str x14, [sp, #272]  /* spill */
    ldr w11, [x0, #48]
    eor w13, w17, w13, ror #23
    ldr w17, [x0, #192]
    ldr w12, [x0, #16]
    add w10, w13, w10
    eor w11, w8, w11
    eor w13, w17, w10, ror #23
    eor w10, w3, w10, ror #23
    eor w12, w16, w12
    str x13, [sp, #240]  /* spill */
    str x10, [sp, #248]  /* spill */
    ldr w10, [x0, #64]
    eor w10, w8, w10
    str x10, [sp, #280]  /* spill */
    ldr w10, [x0, #176]
    eor w10, w15, w10
    str x10, [sp, #288]  /* spill */
    ldr w10, [x0, #32]
    eor w10, w16, w10
    add w10, w10, w11
    ldr w11, [x0, #128]
    eor w11, w11, w10, ror #5
    str x11, [sp, #296]  /* spill */
    ldr w11, [x0, #0]
    eor w11, w15, w11
    add w11, w11, w12
    ldr w12, [x0, #272]
    eor w12, w12, w11, ror #23
    str x12, [sp, #304]  /* spill */
    ldr w12, [x0, #96]
    eor w11, w12, w11, ror #23
    ldr w12, [x0, #112]
    eor w10, w12, w10, ror #5
    add w10, w11, w10
    ldr w11, [x0, #192]
    eor w11, w11, w10, ror #23
    str x11, [sp, #312]  /* spill */
    ldr w11, [x0, #368]
    eor w10, w11, w10, ror #23
    str x10, [sp, #320]  /* spill */
    tbnz x4, 63, L(lea192_ctr_fewer7)
    add x10, x9, #15
    tbz x10, 63, L(lea192_ctr_fewer7)
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
    dup v3.4s, w10
    add v16.4s, v16.4s, v17.4s
    movz w10, #8, lsl #0
    dup v4.4s, w10
L(lea192_ctr_batch8):
    /* round i = 0: x := round(x, rk[i]) */
    rev32 v17.16b, v16.16b
    add v16.4s, v16.4s, v3.4s
    ldr x20, [sp, #176]  /* reload */
    ldr q23, [sp, #0]  /* reload */
    eor v17.16b, v17.16b, v29.16b
    rev32 v20.16b, v16.16b
    add v16.4s, v16.4s, v3.4s
    ldr q27, [sp, #16]  /* reload */
    ldr q5, [sp, #32]  /* reload */
    eor v20.16b, v20.16b, v29.16b
    /* round i = 2: x := round(x, rk[i]) */
    ldp q19, q18, [x20, #240]
    ldp q22, q21, [x20, #208]
    add v17.4s, v23.4s, v17.4s
    rev32 v24.16b, v16.16b
    /* round i = 3: x := round(x, rk[i]) */
    ldr q25, [x20, #352]
    add v20.4s, v23.4s, v20.4s
    shl v26.4s, v17.4s, #29
    eor v24.16b, v24.16b, v29.16b
    add v16.4s, v16.4s, v4.4s
    sri v26.4s, v17.4s, #3
    shl v17.4s, v20.4s, #29
    add v23.4s, v23.4s, v24.4s
    /* round i = 1: x := round(x, rk[i]) */
    eor v24.16b, v26.16b, v30.16b
    sri v17.4s, v20.4s, #3
    shl v20.4s, v23.4s, #29
    add v24.4s, v24.4s, v27.4s
    eor v28.16b, v17.16b, v30.16b
    sri v20.4s, v23.4s, #3
    shl v23.4s, v24.4s, #29
    add v28.4s, v28.4s, v27.4s
    eor v26.16b, v26.16b, v31.16b
    sri v23.4s, v24.4s, #3
    shl v24.4s, v28.4s, #29
    add v26.4s, v5.4s, v26.4s
    eor v17.16b, v17.16b, v31.16b
    sri v24.4s, v28.4s, #3
    eor v28.16b, v20.16b, v30.16b
    add v17.4s, v5.4s, v17.4s
    eor v20.16b, v20.16b, v31.16b
    add w10, w9, #12
    ldr x11, [sp, #256]  /* reload */
    add v27.4s, v28.4s, v27.4s
    shl v28.4s, v26.4s, #27
    add v20.4s, v5.4s, v20.4s
    eor v5.16b, v24.16b, v18.16b
    sri v28.4s, v26.4s, #5
    shl v26.4s, v27.4s, #29
    eor v24.16b, v24.16b, v19.16b
    rev w10, w10
    ldr x12, [sp, #208]  /* reload */
    sri v26.4s, v27.4s, #3
    shl v27.4s, v17.4s, #27
    eor w10, w10, w11
    add w13, w9, #13
    add w14, w9, #14
    sri v27.4s, v17.4s, #5
    shl v17.4s, v20.4s, #27
    add w10, w12, w10
    rev w13, w13
    rev w14, w14
    sri v17.4s, v20.4s, #5
    eor v20.16b, v23.16b, v18.16b
    eor v23.16b, v23.16b, v19.16b
    eor v18.16b, v26.16b, v18.16b
    eor v19.16b, v26.16b, v19.16b
    add v20.4s, v20.4s, v1.4s
    add v26.4s, v5.4s, v1.4s
    add v18.4s, v18.4s, v1.4s
    eor w13, w13, w11
    eor w14, w14, w11
    shl v5.4s, v20.4s, #29
    shl v6.4s, v26.4s, #29
    sri v5.4s, v20.4s, #3
    sri v6.4s, v26.4s, #3
    shl v26.4s, v18.4s, #29
    eor v20.16b, v28.16b, v22.16b
    add w13, w12, w13
    add w14, w12, w14
    sri v26.4s, v18.4s, #3
    eor v18.16b, v28.16b, v21.16b
    add v20.4s, v2.4s, v20.4s
    add w15, w9, #15
    add x9, x9, #16
    ldr x16, [sp, #272]  /* reload */
    add v18.4s, v18.4s, v23.4s
    eor v23.16b, v27.16b, v21.16b
    eor v21.16b, v17.16b, v21.16b
    eor v27.16b, v27.16b, v22.16b
    eor v22.16b, v17.16b, v22.16b
    add v17.4s, v23.4s, v24.4s
    shl v28.4s, v18.4s, #27
    add v19.4s, v21.4s, v19.4s
    shl v7.4s, v17.4s, #27
    sri v28.4s, v18.4s, #5
    sri v7.4s, v17.4s, #5
    shl v8.4s, v19.4s, #27
    shl v17.4s, v20.4s, #9
    sri v8.4s, v19.4s, #5
    sri v17.4s, v20.4s, #23
    add v19.4s, v2.4s, v27.4s
    add v20.4s, v2.4s, v22.4s
    eor v18.16b, v5.16b, v25.16b
    eor v21.16b, v6.16b, v25.16b
    eor v22.16b, v26.16b, v25.16b
    rev w15, w15
    ldr x17, [sp, #216]  /* reload */
    add v23.4s, v18.4s, v0.4s
    add v24.4s, v21.4s, v0.4s
    add v25.4s, v22.4s, v0.4s
    shl v18.4s, v19.4s, #9
    shl v21.4s, v24.4s, #29
    sri v18.4s, v19.4s, #23
    shl v19.4s, v20.4s, #9
    sri v21.4s, v24.4s, #3
    sri v19.4s, v20.4s, #23
    shl v20.4s, v23.4s, #29
    shl v22.4s, v25.4s, #29
    sri v20.4s, v23.4s, #3
    sri v22.4s, v25.4s, #3
    ldp q24, q23, [x20, #320]
    eor w11, w15, w11
    ldr x8, [sp, #224]  /* reload */
    ldr w2, [x20, #208]
    add w11, w12, w11
    ldr x12, [sp, #264]  /* reload */
    ldr w3, [x20, #352]
    ldr w5, [x20, #320]
    ldr w6, [x20, #336]
    ldr w7, [x20, #288]
    eor v25.16b, v5.16b, v23.16b
    eor v27.16b, v6.16b, v23.16b
    eor v23.16b, v26.16b, v23.16b
    eor v26.16b, v28.16b, v24.16b
    eor w15, w12, w10, ror #3
    eor w10, w16, w10, ror #3
    eor w0, w12, w13, ror #3
    add w15, w15, w17
    add w10, w8, w10
    add v25.4s, v26.4s, v25.4s
    eor v26.16b, v7.16b, v24.16b
    eor v24.16b, v8.16b, v24.16b
    eor w13, w16, w13, ror #3
    add w0, w0, w17
    eor w1, w12, w14, ror #3
    add v26.4s, v26.4s, v27.4s
    add v27.4s, v24.4s, v23.4s
    shl v23.4s, v25.4s, #27
    shl v24.4s, v26.4s, #27
    sri v23.4s, v25.4s, #5
    sri v24.4s, v26.4s, #5
    shl v25.4s, v27.4s, #27
    add w13, w8, w13
    eor w14, w16, w14, ror #3
    add w1, w1, w17
    sri v25.4s, v27.4s, #5
    ldp q27, q26, [x20, #288]
    add w14, w8, w14
    eor w12, w12, w11, ror #3
    eor w11, w16, w11, ror #3
    ldr w16, [x20, #256]
    add w12, w12, w17
    add w11, w8, w11
    ldr w17, [x20, #224]
    ldr w8, [x20, #240]
    ldr x22, [sp, #232]  /* reload */
    eor v28.16b, v28.16b, v26.16b
    eor v5.16b, v7.16b, v26.16b
    eor v26.16b, v8.16b, v26.16b
    eor v6.16b, v17.16b, v27.16b
    eor w21, w16, w15, ror #3
    eor w23, w16, w0, ror #3
    eor w24, w16, w1, ror #3
    eor w15, w8, w15, ror #3
    add w21, w21, w22
    add v28.4s, v6.4s, v28.4s
    eor v6.16b, v18.16b, v27.16b
    eor v27.16b, v19.16b, v27.16b
    eor w0, w8, w0, ror #3
    add w23, w23, w22
    eor w16, w16, w12, ror #3
    add v5.4s, v6.4s, v5.4s
    add v6.4s, v27.4s, v26.4s
    shl v26.4s, v28.4s, #9
    shl v27.4s, v5.4s, #9
    sri v26.4s, v28.4s, #23
    sri v27.4s, v5.4s, #23
    shl v28.4s, v6.4s, #9
    eor w1, w8, w1, ror #3
    add w24, w24, w22
    add w16, w16, w22
    sri v28.4s, v6.4s, #23
    eor w12, w8, w12, ror #3
    eor w8, w17, w10, ror #5
    eor w10, w2, w10, ror #5
    add w22, w8, w15
    ldr x15, [sp, #240]  /* reload */
    add w8, w15, w10
    eor w10, w17, w13, ror #5
    eor w13, w2, w13, ror #5
    eor w28, w7, w8, ror #23
    add w25, w10, w0
    add w13, w15, w13
    eor w10, w17, w14, ror #5
    eor w17, w17, w11, ror #5
    eor w14, w2, w14, ror #5
    add w26, w10, w1
    add w27, w17, w12
    add w14, w15, w14
    eor w10, w2, w11, ror #5
    extr w11, w13, w13, #23
    eor w29, w7, w13, ror #23
    add w15, w15, w10
    extr w10, w8, w8, #23
    extr w12, w14, w14, #23
    eor w30, w7, w14, ror #23
    eor w7, w7, w15, ror #23
    extr w13, w15, w15, #23
    eor w14, w3, w21, ror #3
    eor w8, w6, w21, ror #3
    ldr x17, [sp, #248]  /* reload */
    eor w15, w3, w23, ror #3
    eor w0, w6, w23, ror #3
    eor w1, w3, w24, ror #3
    eor w2, w3, w16, ror #3
    eor w3, w6, w24, ror #3
    ldr w21, [x20, #304]
    add w14, w14, w17
    add w15, w15, w17
    add w1, w1, w17
    extr w14, w14, w14, #3
    extr w15, w15, w15, #3
    add w17, w2, w17
    eor w2, w6, w16, ror #3
    extr w16, w1, w1, #3
    extr w17, w17, w17, #3
    eor w1, w5, w22, ror #5
    eor w6, w21, w26, ror #5
    add w8, w1, w8
    eor w1, w5, w25, ror #5
    add w6, w30, w6
    extr w8, w8, w8, #5
    add w0, w1, w0
    eor w1, w5, w26, ror #5
    eor w5, w5, w27, ror #5
    extr w0, w0, w0, #5
    add w1, w1, w3
    add w2, w5, w2
    eor w3, w21, w22, ror #5
    extr w1, w1, w1, #5
    extr w2, w2, w2, #5
    eor w5, w21, w25, ror #5
    add w3, w28, w3
    extr w6, w6, w6, #23
    add w5, w29, w5
    extr w3, w3, w3, #23
    eor w21, w21, w27, ror #5
    extr w5, w5, w5, #23
    add w7, w7, w21
    extr w7, w7, w7, #23
L(lea192_ctr_rounds11):
    /* round i = 4, 8, ..., 24: x := round(x, rk[i]) */
    ldp q5, q6, [x20, #448]
    ldp q7, q8, [x20, #416]
    ldp q9, q10, [x20, #384]
    /* round i = 5, 9, ..., 25: x := round(x, rk[i]) */
    ldp q11, q12, [x20, #544]
    ldp q14, q13, [x20, #512]
    eor v15.16b, v20.16b, v5.16b
    eor v17.16b, v17.16b, v6.16b
    eor v18.16b, v18.16b, v6.16b
    eor v19.16b, v19.16b, v6.16b
    eor v20.16b, v20.16b, v8.16b
    add v17.4s, v15.4s, v17.4s
    eor v15.16b, v21.16b, v5.16b
    eor v5.16b, v22.16b, v5.16b
    eor v6.16b, v25.16b, v7.16b
    eor v21.16b, v21.16b, v8.16b
    add v18.4s, v15.4s, v18.4s
    add v19.4s, v5.4s, v19.4s
    shl v5.4s, v17.4s, #29
    eor v22.16b, v22.16b, v8.16b
    eor v25.16b, v25.16b, v10.16b
    sri v5.4s, v17.4s, #3
    shl v17.4s, v18.4s, #29
    ldr w21, [x20, #448]
    ldr w22, [x20, #464]
    sri v17.4s, v18.4s, #3
    shl v18.4s, v19.4s, #29
    ldr w23, [x20, #416]
    ldr w24, [x20, #432]
    sri v18.4s, v19.4s, #3
    eor v19.16b, v23.16b, v7.16b
    eor v23.16b, v23.16b, v10.16b
    ldr w25, [x20, #384]
    ldr w26, [x20, #400]
    add v19.4s, v19.4s, v20.4s
    eor v20.16b, v24.16b, v7.16b
    eor v24.16b, v24.16b, v10.16b
    ldr w27, [x20, #544]
    ldr w28, [x20, #560]
    add v20.4s, v20.4s, v21.4s
    add v21.4s, v6.4s, v22.4s
    shl v22.4s, v19.4s, #27
    eor v6.16b, v28.16b, v9.16b
    eor w29, w14, w21
    eor w30, w15, w21
    sri v22.4s, v19.4s, #5
    shl v19.4s, v20.4s, #27
    eor w10, w10, w22
    eor w11, w11, w22
    eor w12, w12, w22
    sri v19.4s, v20.4s, #5
    shl v20.4s, v21.4s, #27
    add w10, w29, w10
    add w11, w30, w11
    eor w29, w16, w21
    sri v20.4s, v21.4s, #5
    eor v21.16b, v26.16b, v9.16b
    eor v26.16b, v26.16b, v12.16b
    eor w21, w17, w21
    eor w13, w13, w22
    add w12, w29, w12
    add v21.4s, v21.4s, v23.4s
    eor v23.16b, v27.16b, v9.16b
    add w13, w21, w13
    eor w21, w8, w23
    eor w14, w14, w24
    eor w15, w15, w24
    eor w22, w2, w23
    add v23.4s, v23.4s, v24.4s
    add v24.4s, v6.4s, v25.4s
    shl v25.4s, v21.4s, #9
    eor v6.16b, v18.16b, v11.16b
    eor v18.16b, v18.16b, v13.16b
    sri v25.4s, v21.4s, #23
    shl v21.4s, v23.4s, #9
    add w14, w21, w14
    eor w21, w0, w23
    eor w16, w16, w24
    sri v21.4s, v23.4s, #23
    shl v23.4s, v24.4s, #9
    add w15, w21, w15
    eor w21, w1, w23
    eor w17, w17, w24
    sri v23.4s, v24.4s, #23
    eor v24.16b, v5.16b, v11.16b
    eor v5.16b, v5.16b, v13.16b
    add w16, w21, w16
    add w17, w22, w17
    eor w21, w3, w25
    add v24.4s, v24.4s, v26.4s
    eor v26.16b, v17.16b, v11.16b
    eor v17.16b, v17.16b, v13.16b
    eor w8, w8, w26
    eor w0, w0, w26
    shl v7.4s, v24.4s, #29
    add w8, w21, w8
    eor w21, w5, w25
    eor w22, w7, w25
    sri v7.4s, v24.4s, #3
    eor v24.16b, v27.16b, v12.16b
    eor v27.16b, v28.16b, v12.16b
    add w0, w21, w0
    eor w21, w6, w25
    eor w1, w1, w26
    add v24.4s, v26.4s, v24.4s
    add v26.4s, v6.4s, v27.4s
    eor v27.16b, v22.16b, v14.16b
    eor w2, w2, w26
    add w1, w21, w1
    shl v28.4s, v24.4s, #29
    add v27.4s, v27.4s, v5.4s
    eor v5.16b, v20.16b, v14.16b
    sri v28.4s, v24.4s, #3
    shl v24.4s, v26.4s, #29
    add v18.4s, v5.4s, v18.4s
    add w2, w22, w2
    eor w21, w27, w10, ror #3
    sri v24.4s, v26.4s, #3
    shl v26.4s, v27.4s, #27
    eor w3, w3, w28
    eor w5, w5, w28
    eor w22, w27, w13, ror #3
    sri v26.4s, v27.4s, #5
    eor v27.16b, v19.16b, v14.16b
    add w3, w21, w3
    eor w21, w27, w11, ror #3
    eor w6, w6, w28
    eor w7, w7, w28
    add w5, w21, w5
    add v17.4s, v27.4s, v17.4s
    ldp q5, q27, [x20, #480]
    eor w21, w27, w12, ror #3
    add w7, w22, w7
    ldr w22, [x20, #528]
    add w6, w21, w6
    ldr w21, [x20, #512]
    /* round i = 7, 11, ..., 27: x := round(x, rk[i]) */
    ldr w25, [x20, #736]
    ldr w26, [x20, #752]
    eor v22.16b, v22.16b, v27.16b
    eor v19.16b, v19.16b, v27.16b
    eor v20.16b, v20.16b, v27.16b
    shl v27.4s, v17.4s, #27
    eor w10, w22, w10, ror #3
    eor w11, w22, w11, ror #3
    eor w12, w22, w12, ror #3
    sri v27.4s, v17.4s, #5
    shl v17.4s, v18.4s, #27
    eor w13, w22, w13, ror #3
    eor w22, w21, w14, ror #5
    sri v17.4s, v18.4s, #5
    eor v18.16b, v25.16b, v5.16b
    add w10, w22, w10
    eor w22, w21, w15, ror #5
    add w11, w22, w11
    add v18.4s, v18.4s, v22.4s
    eor v22.16b, v21.16b, v5.16b
    eor v5.16b, v23.16b, v5.16b
    eor w22, w21, w16, ror #5
    eor w21, w21, w17, ror #5
    add v19.4s, v22.4s, v19.4s
    add v20.4s, v5.4s, v20.4s
    shl v22.4s, v18.4s, #9
    shl v5.4s, v19.4s, #9
    sri v22.4s, v18.4s, #23
    sri v5.4s, v19.4s, #23
    shl v6.4s, v20.4s, #9
    /* round i = 6, 10, ..., 26: x := round(x, rk[i]) */
    ldp q19, q18, [x20, #640]
    sri v6.4s, v20.4s, #23
    add w12, w22, w12
    add w13, w21, w13
    ldr w21, [x20, #480]
    ldr w22, [x20, #496]
    eor v20.16b, v25.16b, v18.16b
    eor v21.16b, v21.16b, v18.16b
    eor v18.16b, v23.16b, v18.16b
    eor v23.16b, v7.16b, v19.16b
    eor w14, w22, w14, ror #5
    eor w15, w22, w15, ror #5
    eor w16, w22, w16, ror #5
    eor w17, w22, w17, ror #5
    add v20.4s, v23.4s, v20.4s
    eor v23.16b, v28.16b, v19.16b
    eor v19.16b, v24.16b, v19.16b
    eor w22, w21, w8, ror #23
    add v21.4s, v23.4s, v21.4s
    add v18.4s, v19.4s, v18.4s
    shl v23.4s, v20.4s, #29
    shl v25.4s, v21.4s, #29
    sri v23.4s, v20.4s, #3
    sri v25.4s, v21.4s, #3
    shl v8.4s, v18.4s, #29
    add w14, w22, w14
    eor w22, w21, w0, ror #23
    sri v8.4s, v18.4s, #3
    ldp q19, q18, [x20, #608]
    add w15, w22, w15
    eor w22, w21, w1, ror #23
    eor w21, w21, w2, ror #23
    add w16, w22, w16
    add w17, w21, w17
    ldr w21, [x20, #640]
    ldr w22, [x20, #656]
    eor v20.16b, v7.16b, v18.16b
    eor v21.16b, v28.16b, v18.16b
    eor v18.16b, v24.16b, v18.16b
    eor v24.16b, v26.16b, v19.16b
    eor w8, w22, w8, ror #23
    eor w0, w22, w0, ror #23
    eor w1, w22, w1, ror #23
    add v20.4s, v24.4s, v20.4s
    eor v24.16b, v27.16b, v19.16b
    eor v19.16b, v17.16b, v19.16b
    eor w2, w22, w2, ror #23
    eor w22, w21, w3, ror #3
    shl v28.4s, v20.4s, #27
    add v21.4s, v24.4s, v21.4s
    add v18.4s, v19.4s, v18.4s
    sri v28.4s, v20.4s, #5
    shl v7.4s, v21.4s, #27
    shl v9.4s, v18.4s, #27
    sri v7.4s, v21.4s, #5
    sri v9.4s, v18.4s, #5
    ldp q19, q18, [x20, #576]
    add w8, w22, w8
    eor w22, w21, w5, ror #3
    add w0, w22, w0
    eor w22, w21, w6, ror #3
    eor w21, w21, w7, ror #3
    add w1, w22, w1
    add w2, w21, w2
    ldr w21, [x20, #608]
    ldr w22, [x20, #624]
    eor v20.16b, v26.16b, v18.16b
    eor v21.16b, v27.16b, v18.16b
    eor v17.16b, v17.16b, v18.16b
    eor v18.16b, v22.16b, v19.16b
    add v18.4s, v18.4s, v20.4s
    eor v20.16b, v5.16b, v19.16b
    eor v19.16b, v6.16b, v19.16b
    eor w3, w22, w3, ror #3
    eor w5, w22, w5, ror #3
    eor w6, w22, w6, ror #3
    add v20.4s, v20.4s, v21.4s
    add v21.4s, v19.4s, v17.4s
    shl v17.4s, v18.4s, #9
    eor w7, w22, w7, ror #3
    eor w22, w21, w10, ror #5
    shl v19.4s, v21.4s, #9
    sri v17.4s, v18.4s, #23
    shl v18.4s, v20.4s, #9
    sri v19.4s, v21.4s, #23
    sri v18.4s, v20.4s, #23
    ldp q21, q20, [x20, #736]
    add w3, w22, w3
    eor w22, w21, w11, ror #5
    add w5, w22, w5
    eor w22, w21, w12, ror #5
    eor w21, w21, w13, ror #5
    add w6, w22, w6
    add w7, w21, w7
    ldr w21, [x20, #576]
    ldr w22, [x20, #592]
    eor v22.16b, v22.16b, v20.16b
    eor v24.16b, v5.16b, v20.16b
    eor v20.16b, v6.16b, v20.16b
    eor v26.16b, v23.16b, v21.16b
    eor w24, w21, w16, ror #23
    eor w16, w26, w16, ror #23
    add v22.4s, v26.4s, v22.4s
    eor v26.16b, v25.16b, v21.16b
    eor v21.16b, v8.16b, v21.16b
    eor w10, w22, w10, ror #5
    eor w11, w22, w11, ror #5
    eor w12, w22, w12, ror #5
    add v24.4s, v26.4s, v24.4s
    add v26.4s, v21.4s, v20.4s
    shl v20.4s, v22.4s, #29
    shl v21.4s, v24.4s, #29
    sri v20.4s, v22.4s, #3
    sri v21.4s, v24.4s, #3
    shl v22.4s, v26.4s, #29
    eor w13, w22, w13, ror #5
    eor w22, w21, w14, ror #23
    add w24, w24, w12
    sri v22.4s, v26.4s, #3
    ldp q26, q24, [x20, #704]
    add w22, w22, w10
    eor w10, w21, w15, ror #23
    eor w21, w21, w17, ror #23
    extr w12, w24, w24, #23
    add w23, w10, w11
    extr w10, w22, w22, #23
    add w21, w21, w13
    extr w11, w23, w23, #23
    eor w14, w26, w14, ror #23
    extr w13, w21, w21, #23
    eor w15, w26, w15, ror #23
    eor w17, w26, w17, ror #23
    eor v23.16b, v23.16b, v24.16b
    eor v25.16b, v25.16b, v24.16b
    eor v24.16b, v8.16b, v24.16b
    eor v27.16b, v28.16b, v26.16b
    eor w26, w25, w8, ror #3
    add w14, w26, w14
    eor w26, w25, w0, ror #3
    add v27.4s, v27.4s, v23.4s
    eor v23.16b, v7.16b, v26.16b
    eor v26.16b, v9.16b, v26.16b
    extr w14, w14, w14, #3
    add w15, w26, w15
    eor w26, w25, w1, ror #3
    add v25.4s, v23.4s, v25.4s
    add v26.4s, v26.4s, v24.4s
    shl v23.4s, v27.4s, #27
    shl v24.4s, v25.4s, #27
    sri v23.4s, v27.4s, #5
    sri v24.4s, v25.4s, #5
    shl v25.4s, v26.4s, #27
    extr w15, w15, w15, #3
    eor w25, w25, w2, ror #3
    add w16, w26, w16
    sri v25.4s, v26.4s, #5
    ldp q27, q26, [x20, #672]
    add w17, w25, w17
    extr w16, w16, w16, #3
    ldr w25, [x20, #704]
    extr w17, w17, w17, #3
    ldr w26, [x20, #720]
    eor v28.16b, v28.16b, v26.16b
    eor v5.16b, v7.16b, v26.16b
    eor v26.16b, v9.16b, v26.16b
    eor v6.16b, v17.16b, v27.16b
    eor w8, w26, w8, ror #3
    eor w0, w26, w0, ror #3
    eor w1, w26, w1, ror #3
    eor w2, w26, w2, ror #3
    eor w26, w25, w3, ror #5
    add v28.4s, v6.4s, v28.4s
    eor v6.16b, v18.16b, v27.16b
    eor v27.16b, v19.16b, v27.16b
    add w8, w26, w8
    eor w26, w25, w5, ror #5
    add v5.4s, v6.4s, v5.4s
    add v6.4s, v27.4s, v26.4s
    shl v26.4s, v28.4s, #9
    shl v27.4s, v5.4s, #9
    sri v26.4s, v28.4s, #23
    sri v27.4s, v5.4s, #23
    shl v28.4s, v6.4s, #9
    extr w8, w8, w8, #5
    add w0, w26, w0
    eor w26, w25, w6, ror #5
    sri v28.4s, v6.4s, #23
    extr w0, w0, w0, #5
    eor w25, w25, w7, ror #5
    add w1, w26, w1
    add w2, w25, w2
    extr w1, w1, w1, #5
    ldr w25, [x20, #672]
    extr w2, w2, w2, #5
    eor w22, w25, w22, ror #23
    eor w23, w25, w23, ror #23
    eor w24, w25, w24, ror #23
    eor w21, w25, w21, ror #23
    ldr w25, [x20, #688]
    add x20, x20, #384
    eor w3, w25, w3, ror #5
    eor w5, w25, w5, ror #5
    eor w6, w25, w6, ror #5
    add w3, w22, w3
    add w5, w23, w5
    add w6, w24, w6
    extr w3, w3, w3, #23
    extr w5, w5, w5, #23
    extr w6, w6, w6, #23
    eor w7, w25, w7, ror #5
    add w7, w21, w7
    sub x21, x20, x19
    extr w7, w7, w7, #23
    cbnz x21, L(lea192_ctr_rounds11)
    trn1 v5.2d, v26.2d, v20.2d
    trn2 v20.2d, v26.2d, v20.2d
    trn1 v26.2d, v23.2d, v17.2d
    trn2 v17.2d, v23.2d, v17.2d
    trn1 v23.2d, v27.2d, v21.2d
    trn2 v21.2d, v27.2d, v21.2d
    trn1 v27.4s, v5.4s, v26.4s
    trn2 v26.4s, v5.4s, v26.4s
    trn1 v5.4s, v20.4s, v17.4s
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
    ldr x20, [sp, #192]  /* reload */
    ldr x21, [sp, #200]  /* reload */
    ldp q25, q6, [x20, #0]
    eor v25.16b, v27.16b, v25.16b
    eor v26.16b, v26.16b, v6.16b
    trn1 v27.4s, v24.4s, v21.4s
    trn2 v21.4s, v24.4s, v21.4s
    trn1 v24.4s, v22.4s, v19.4s
    trn2 v19.4s, v22.4s, v19.4s
    ldp q22, q6, [x20, #32]
    stp q25, q26, [x21, #0]
    eor v22.16b, v5.16b, v22.16b
    eor v17.16b, v17.16b, v6.16b
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
    eor w3, w3, w22
    eor w8, w8, w23
    ldp w22, w23, [x20, #200]
    stp w3, w8, [x21, #192]
    eor w14, w14, w22
    eor w10, w10, w23
    stp w14, w10, [x21, #200]
    ldp w10, w14, [x20, #208]
    eor w10, w5, w10
    eor w14, w0, w14
    ldp w8, w0, [x20, #216]
    stp w10, w14, [x21, #208]
    eor w10, w15, w8
    eor w11, w11, w0
    stp w10, w11, [x21, #216]
    ldp w10, w11, [x20, #224]
    ldp w14, w15, [x20, #232]
    eor w10, w6, w10
    eor w11, w1, w11
    stp w10, w11, [x21, #224]
    eor w10, w16, w14
    eor w11, w12, w15
    stp w10, w11, [x21, #232]
    ldp w10, w11, [x20, #240]
    ldp w12, w14, [x20, #248]
    eor w10, w7, w10
    eor w11, w2, w11
    stp w10, w11, [x21, #240]
    add x10, x20, #256
    eor w11, w13, w14
    str x10, [sp, #192]  /* spill */
    eor w10, w17, w12
    stp w10, w11, [x21, #248]
    add x10, x21, #256
    str x10, [sp, #200]  /* spill */
    cbz x9, L(lea192_ctr_carry2)
    sub x4, x4, #256
    tbnz x4, 63, L(lea192_ctr_fewer7)
    add x10, x9, #15
    tbnz x10, 63, L(lea192_ctr_batch8)
L(lea192_ctr_fewer7):
    add x10, x4, #256
    ldr x11, [sp, #176]  /* reload */
    sub x4, x10, #64
    add x11, x11, #2304
    tbnz x4, 63, L(lea192_ctr_fewer16)
    add x10, x9, #3
    tbz x10, 63, L(lea192_ctr_fewer16)
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
L(lea192_ctr_batch17):
    /* round i = 0: x := round(x, rk[i]) */
    rev32 v16.16b, v21.16b
    ldr x10, [sp, #176]  /* reload */
    add v21.4s, v21.4s, v20.4s
    ldr q30, [sp, #0]  /* reload */
    add x9, x9, #4
    ldr q17, [x10, #80]
    /* round i = 1: x := round(x, rk[i]) */
    ldp q19, q18, [x10, #144]
    /* round i = 2: x := round(x, rk[i]) */
    ldp q23, q22, [x10, #240]
    ldp q25, q24, [x10, #208]
    /* round i = 3: x := round(x, rk[i]) */
    ldr q26, [x10, #352]
    ldp q27, q28, [x10, #320]
    eor v16.16b, v16.16b, v17.16b
    ldp q17, q29, [x10, #288]
    add v16.4s, v30.4s, v16.4s
    shl v30.4s, v16.4s, #29
    sri v30.4s, v16.4s, #3
    eor v16.16b, v30.16b, v18.16b
    eor v18.16b, v30.16b, v19.16b
    ldr q19, [sp, #16]  /* reload */
    add v16.4s, v16.4s, v19.4s
    ldr q19, [sp, #32]  /* reload */
    add v18.4s, v19.4s, v18.4s
    shl v19.4s, v16.4s, #29
    shl v30.4s, v18.4s, #27
    sri v19.4s, v16.4s, #3
    sri v30.4s, v18.4s, #5
    eor v16.16b, v19.16b, v22.16b
    eor v18.16b, v19.16b, v23.16b
    eor v19.16b, v30.16b, v24.16b
    eor v22.16b, v30.16b, v25.16b
    add v16.4s, v16.4s, v1.4s
    add v18.4s, v19.4s, v18.4s
    add v19.4s, v2.4s, v22.4s
    shl v22.4s, v16.4s, #29
    shl v23.4s, v18.4s, #27
    sri v22.4s, v16.4s, #3
    sri v23.4s, v18.4s, #5
    shl v16.4s, v19.4s, #9
    eor v18.16b, v22.16b, v26.16b
    eor v24.16b, v23.16b, v27.16b
    sri v16.4s, v19.4s, #23
    add v18.4s, v18.4s, v0.4s
    eor v19.16b, v22.16b, v28.16b
    eor v22.16b, v16.16b, v17.16b
    eor v23.16b, v23.16b, v29.16b
    shl v17.4s, v18.4s, #29
    add v24.4s, v24.4s, v19.4s
    add v22.4s, v22.4s, v23.4s
    sri v17.4s, v18.4s, #3
    shl v18.4s, v24.4s, #27
    shl v19.4s, v22.4s, #9
    sri v18.4s, v24.4s, #5
    sri v19.4s, v22.4s, #23
L(lea192_ctr_rounds20):
    /* round i = 4, 8, ..., 24: x := round(x, rk[i]) */
    ldp q22, q23, [x10, #448]
    ldp q24, q25, [x10, #416]
    ldp q26, q27, [x10, #384]
    /* round i = 5, 9, ..., 25: x := round(x, rk[i]) */
    ldp q29, q28, [x10, #544]
    ldp q30, q31, [x10, #512]
    eor v22.16b, v17.16b, v22.16b
    eor v16.16b, v16.16b, v23.16b
    eor v23.16b, v18.16b, v24.16b
    eor v17.16b, v17.16b, v25.16b
    eor v24.16b, v19.16b, v26.16b
    add v16.4s, v22.4s, v16.4s
    eor v18.16b, v18.16b, v27.16b
    add v17.4s, v23.4s, v17.4s
    eor v19.16b, v19.16b, v28.16b
    shl v22.4s, v16.4s, #29
    shl v23.4s, v17.4s, #27
    sri v22.4s, v16.4s, #3
    sri v23.4s, v17.4s, #5
    add v16.4s, v24.4s, v18.4s
    eor v17.16b, v22.16b, v29.16b
    eor v18.16b, v23.16b, v30.16b
    eor v22.16b, v22.16b, v31.16b
    shl v24.4s, v16.4s, #9
    add v17.4s, v17.4s, v19.4s
    add v18.4s, v18.4s, v22.4s
    sri v24.4s, v16.4s, #23
    shl v16.4s, v17.4s, #29
    shl v19.4s, v18.4s, #27
    sri v16.4s, v17.4s, #3
    sri v19.4s, v18.4s, #5
    ldp q17, q18, [x10, #480]
    /* round i = 6, 10, ..., 26: x := round(x, rk[i]) */
    ldp q22, q25, [x10, #640]
    ldp q26, q27, [x10, #608]
    ldp q29, q28, [x10, #576]
    eor v17.16b, v24.16b, v17.16b
    eor v18.16b, v23.16b, v18.16b
    eor v22.16b, v16.16b, v22.16b
    eor v23.16b, v24.16b, v25.16b
    eor v24.16b, v19.16b, v26.16b
    add v17.4s, v17.4s, v18.4s
    eor v16.16b, v16.16b, v27.16b
    add v18.4s, v22.4s, v23.4s
    eor v19.16b, v19.16b, v28.16b
    shl v22.4s, v17.4s, #9
    shl v23.4s, v18.4s, #29
    sri v22.4s, v17.4s, #23
    sri v23.4s, v18.4s, #3
    add v16.4s, v24.4s, v16.4s
    eor v17.16b, v22.16b, v29.16b
    /* round i = 7, 11, ..., 27: x := round(x, rk[i]) */
    ldp q18, q24, [x10, #736]
    shl v25.4s, v16.4s, #27
    add v17.4s, v17.4s, v19.4s
    ldp q19, q26, [x10, #704]
    sri v25.4s, v16.4s, #5
    shl v27.4s, v17.4s, #9
    eor v16.16b, v23.16b, v18.16b
    eor v18.16b, v22.16b, v24.16b
    sri v27.4s, v17.4s, #23
    eor v19.16b, v25.16b, v19.16b
    add v18.4s, v16.4s, v18.4s
    eor v16.16b, v23.16b, v26.16b
    ldp q22, q23, [x10, #672]
    shl v17.4s, v18.4s, #29
    add v19.4s, v19.4s, v16.4s
    add x10, x10, #384
    orr v16.16b, v27.16b, v27.16b
    sri v17.4s, v18.4s, #3
    shl v18.4s, v19.4s, #27
    eor v22.16b, v27.16b, v22.16b
    eor v23.16b, v25.16b, v23.16b
    sri v18.4s, v19.4s, #5
    sub x12, x10, x11
    add v22.4s, v22.4s, v23.4s
    shl v19.4s, v22.4s, #9
    sri v19.4s, v22.4s, #23
    cbnz x12, L(lea192_ctr_rounds20)
    trn1 v22.2d, v19.2d, v17.2d
    trn2 v17.2d, v19.2d, v17.2d
    trn1 v19.2d, v18.2d, v16.2d
    trn2 v16.2d, v18.2d, v16.2d
    ldr x10, [sp, #192]  /* reload */
    trn1 v24.4s, v22.4s, v19.4s
    trn2 v19.4s, v22.4s, v19.4s
    trn1 v22.4s, v17.4s, v16.4s
    trn2 v16.4s, v17.4s, v16.4s
    ldp q18, q23, [x10, #0]
    ldp q17, q25, [x10, #32]
    add x10, x10, #64
    str x10, [sp, #192]  /* spill */
    ldr x10, [sp, #200]  /* reload */
    eor v18.16b, v24.16b, v18.16b
    eor v19.16b, v19.16b, v23.16b
    eor v17.16b, v22.16b, v17.16b
    eor v16.16b, v16.16b, v25.16b
    stp q18, q19, [x10, #0]
    stp q17, q16, [x10, #32]
    add x10, x10, #64
    str x10, [sp, #200]  /* spill */
    cbz x9, L(lea192_ctr_carry2)
    sub x4, x4, #64
    tbnz x4, 63, L(lea192_ctr_fewer16)
    add x10, x9, #3
    tbnz x10, 63, L(lea192_ctr_batch17)
L(lea192_ctr_fewer16):
    add x4, x4, #64
    cbz x4, L(lea192_ctr_end3)
    ldr x10, [sp, #176]  /* reload */
    add x10, x10, #2304
L(lea192_ctr_block24):
    /* round i = 0: x := round(x, rk[i]) */
    rev w11, w9
    ldr x15, [sp, #176]  /* reload */
    add x9, x9, #1
    ldr x17, [sp, #280]  /* reload */
    ldr w12, [x15, #80]
    /* round i = 1: x := round(x, rk[i]) */
    ldr w13, [x15, #160]
    ldr w14, [x15, #144]
    /* round i = 2: x := round(x, rk[i]) */
    ldr w16, [x15, #256]
    /* round i = 3: x := round(x, rk[i]) */
    ldr w8, [x15, #336]
    eor w11, w11, w12
    ldr w12, [x15, #224]
    add w11, w17, w11
    ldr x17, [sp, #288]  /* reload */
    eor w13, w13, w11, ror #3
    eor w11, w14, w11, ror #3
    ldr w14, [x15, #240]
    add w13, w13, w17
    ldr x17, [sp, #296]  /* reload */
    eor w16, w16, w13, ror #3
    eor w13, w14, w13, ror #3
    ldr w14, [x15, #208]
    add w11, w17, w11
    ldr x17, [sp, #304]  /* reload */
    eor w12, w12, w11, ror #5
    eor w11, w14, w11, ror #5
    ldr x14, [sp, #312]  /* reload */
    add w16, w16, w17
    add w17, w12, w13
    ldr w12, [x15, #352]
    ldr w13, [x15, #320]
    add w14, w14, w11
    eor w11, w12, w16, ror #3
    ldr x12, [sp, #320]  /* reload */
    eor w13, w13, w17, ror #5
    eor w16, w8, w16, ror #3
    add w13, w13, w16
    ldr w16, [x15, #288]
    extr w13, w13, w13, #5
    add w11, w11, w12
    extr w12, w14, w14, #23
    extr w11, w11, w11, #3
    eor w14, w16, w14, ror #23
    ldr w16, [x15, #304]
    eor w16, w16, w17, ror #5
    add w14, w14, w16
    extr w14, w14, w14, #23
L(lea192_ctr_rounds28):
    /* round i = 4, 8, ..., 24: x := round(x, rk[i]) */
    ldr w16, [x15, #448]
    ldr w17, [x15, #464]
    /* round i = 7, 11, ..., 27: x := round(x, rk[i]) */
    ldr w8, [x15, #752]
    eor w16, w11, w16
    eor w12, w12, w17
    ldr w17, [x15, #432]
    add w12, w16, w12
    ldr w16, [x15, #416]
    eor w11, w11, w17
    ldr w17, [x15, #400]
    eor w16, w13, w16
    add w11, w16, w11
    ldr w16, [x15, #384]
    eor w13, w13, w17
    /* round i = 5, 9, ..., 25: x := round(x, rk[i]) */
    ldr w17, [x15, #560]
    eor w16, w14, w16
    add w13, w16, w13
    ldr w16, [x15, #544]
    eor w14, w14, w17
    ldr w17, [x15, #528]
    eor w16, w16, w12, ror #3
    add w14, w16, w14
    ldr w16, [x15, #512]
    eor w12, w17, w12, ror #3
    ldr w17, [x15, #496]
    eor w16, w16, w11, ror #5
    eor w11, w17, w11, ror #5
    add w12, w16, w12
    ldr w16, [x15, #480]
    /* round i = 6, 10, ..., 26: x := round(x, rk[i]) */
    ldr w17, [x15, #656]
    eor w16, w16, w13, ror #23
    eor w13, w17, w13, ror #23
    ldr w17, [x15, #624]
    add w11, w16, w11
    ldr w16, [x15, #640]
    eor w16, w16, w14, ror #3
    eor w14, w17, w14, ror #3
    ldr w17, [x15, #592]
    add w13, w16, w13
    ldr w16, [x15, #608]
    eor w16, w16, w12, ror #5
    eor w12, w17, w12, ror #5
    add w14, w16, w14
    ldr w16, [x15, #576]
    eor w16, w16, w11, ror #23
    eor w11, w8, w11, ror #23
    ldr w8, [x15, #720]
    add w16, w16, w12
    ldr w12, [x15, #736]
    eor w17, w12, w13, ror #3
    extr w12, w16, w16, #23
    eor w13, w8, w13, ror #3
    add w11, w17, w11
    ldr w17, [x15, #704]
    extr w11, w11, w11, #3
    eor w17, w17, w14, ror #5
    add w13, w17, w13
    ldr w17, [x15, #672]
    extr w13, w13, w13, #5
    eor w16, w17, w16, ror #23
    ldr w17, [x15, #688]
    add x15, x15, #384
    eor w14, w17, w14, ror #5
    add w14, w16, w14
    sub x16, x15, x10
    extr w14, w14, w14, #23
    cbnz x16, L(lea192_ctr_rounds28)
    sub x4, x4, #16
    tbnz x4, 63, L(lea192_ctr_short25)
    ldr x15, [sp, #192]  /* reload */
    ldr x8, [sp, #200]  /* reload */
    ldp w16, w17, [x15, #0]
    eor w14, w14, w16
    eor w13, w13, w17
    ldp w16, w17, [x15, #8]
    stp w14, w13, [x8, #0]
    eor w11, w11, w16
    eor w12, w12, w17
    stp w11, w12, [x8, #8]
    add x11, x15, #16
    str x11, [sp, #192]  /* spill */
    add x11, x8, #16
    str x11, [sp, #200]  /* spill */
L(lea192_ctr_count26):
    cbz x9, L(lea192_ctr_carry2)
    cbnz x4, L(lea192_ctr_block24)
L(lea192_ctr_end3):
    ldr x10, [sp, #184]  /* reload */
    ubfm w11, w9, #8, #31
    ubfm w12, w9, #16, #31
    strb w9, [x10, #15]
    ubfm w9, w9, #24, #31
    strb w11, [x10, #14]
    strb w12, [x10, #13]
    strb w9, [x10, #12]
L(lea192_ctr_done4):
    ldr x19, [sp, #328]
    ldr x20, [sp, #336]
    ldr x21, [sp, #344]
    ldr x22, [sp, #352]
    ldr x23, [sp, #360]
    ldr x24, [sp, #368]
    ldr x25, [sp, #376]
    ldr x26, [sp, #384]
    ldr x27, [sp, #392]
    ldr x28, [sp, #400]
    ldr x29, [sp, #408]
    ldr q8, [sp, #48]
    ldr q9, [sp, #64]
    ldr q10, [sp, #80]
    ldr q11, [sp, #96]
    ldr q12, [sp, #112]
    ldr q13, [sp, #128]
    ldr q14, [sp, #144]
    ldr q15, [sp, #160]
    ldr x30, [sp, #416]
    add sp, sp, #432
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
L(lea192_ctr_short25):
    .cfi_restore_state
    movz w15, #8, lsl #0
    and w15, w4, w15
    cbz x15, L(lea192_ctr_after33)
    ldr x15, [sp, #192]  /* reload */
    ldr x17, [sp, #200]  /* reload */
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
    str x12, [sp, #192]  /* spill */
    eor w11, w16, w11
    strb w11, [x17, #7]
    add x11, x17, #8
    str x11, [sp, #200]  /* spill */
L(lea192_ctr_after33):
    movz w11, #4, lsl #0
    and w11, w4, w11
    cbz x11, L(lea192_ctr_after35)
    ldr x11, [sp, #192]  /* reload */
    ubfm w15, w14, #8, #31
    ldr x17, [sp, #200]  /* reload */
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
    str x11, [sp, #192]  /* spill */
    eor w11, w13, w12
    strb w11, [x17, #3]
    add x11, x17, #4
    str x11, [sp, #200]  /* spill */
L(lea192_ctr_after35):
    movz w11, #2, lsl #0
    and w11, w4, w11
    cbz x11, L(lea192_ctr_after37)
    ldr x11, [sp, #192]  /* reload */
    ubfm w13, w14, #8, #31
    ubfm w15, w14, #16, #31
    ldrb w12, [x11, #0]
    eor w12, w14, w12
    orr x14, xzr, x15
    ldr x15, [sp, #200]  /* reload */
    strb w12, [x15, #0]
    ldrb w12, [x11, #1]
    add x11, x11, #2
    str x11, [sp, #192]  /* spill */
    eor w11, w13, w12
    strb w11, [x15, #1]
    add x11, x15, #2
    str x11, [sp, #200]  /* spill */
L(lea192_ctr_after37):
    movz w11, #1, lsl #0
    and w11, w4, w11
    cbz x11, L(lea192_ctr_after39)
    ldr x11, [sp, #192]  /* reload */
    ldr x12, [sp, #200]  /* reload */
    ldrb w11, [x11, #0]
    eor w11, w14, w11
    strb w11, [x12, #0]
L(lea192_ctr_after39):
    movz w11, #0, lsl #0
    add x4, x11, #0  /* 0x00000000 */
    b L(lea192_ctr_count26)
L(lea192_ctr_carry2):
    ldr x9, [sp, #184]  /* reload */
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
    b L(lea192_ctr_epoch1)
    .cfi_endproc
    END lea192_ctr

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
      "symbol": "lea192_expand_key",
      "role": "expand_key",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 3920,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt",
      "role": "encrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 292,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_decrypt",
      "role": "decrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 400,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 2472,
      "stack_bytes": 112
    },
    {
      "symbol": "lea192_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 3168,
      "stack_bytes": 432
    },
    {
      "symbol": "lea192_ctr",
      "role": "ctr",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 5548,
      "stack_bytes": 432
    }
  ]
}
*/
