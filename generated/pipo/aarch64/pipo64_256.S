/* gen --cipher pipo --target aarch64 */
/* SPDX-License-Identifier: 0BSD */
/*
 * PIPO64_256 (ICISC 2020) for aarch64: 64-bit Arm with Advanced SIMD (NEON), AAPCS64.
 * Called as C (AAPCS64 2023Q3, 6.1 and 6.4).
 */
#if !(defined(__aarch64__) && !defined(__AARCH64EB__) && !defined(__ILP32__))
#error "pipo64_256.S is for AArch64, little-endian, with pointers of 64 bits"
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

    FUNCTION pipo64_256_expand_key
    /* The cipher text:
     *     schedule PIPO64_256(K: byte[4][8]) -> rk: byte[rounds + 1][8] {
     *       for i in 0..rounds { rk[i] = K[i mod 4] ^ [i, 0, 0, 0, 0, 0, 0, 0] }
     *     }
     * A comment that names a round key stands in front of the first instruction for it. Behind it there may
     * be instructions for another round key, too. */
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
    ldp w9, w10, [x1, #0]
    ldp w11, w12, [x1, #8]
    ldp w13, w14, [x1, #16]
    ldp w15, w16, [x1, #24]
    /* round key 0 */
    eor w17, w9, w9, lsr #8
    movz w8, #0xff, lsl #0
    eor w1, w10, w10, lsr #8
    movz w2, #0xff, lsl #0
    movk w8, #0xff, lsl #16  /* 0x00ff00ff */
    /* round key 1 */
    eor w3, w11, w11, lsr #8
    movk w2, #0xff, lsl #16  /* 0x00ff00ff */
    and w17, w17, w8
    movz w8, #0xff, lsl #0
    and w1, w1, w2
    eor w2, w9, w17, lsl #8
    eor w17, w9, w17
    eor w4, w10, w1, lsl #8
    eor w5, w2, w2, lsl #16
    eor w6, w17, w17, lsl #16
    eor w7, w4, w4, lsl #16
    movk w8, #0xff, lsl #16  /* 0x00ff00ff */
    eor w1, w10, w1
    and w8, w3, w8
    ubfm w3, w5, #16, #31
    eor w5, w2, w5, lsr #16
    eor w2, w2, w3, lsl #16
    ubfm w3, w6, #16, #31
    dup v16.4s, w5
    dup v17.4s, w2
    eor w3, w17, w3, lsl #16
    /* round key 4 */
    orn w5, wzr, w5
    eor w17, w17, w6, lsr #16
    dup v18.4s, w3
    ubfm w6, w7, #16, #31
    eor w7, w4, w7, lsr #16
    orn w3, wzr, w3
    dup v19.4s, w5
    stp q17, q18, [x0, #0]
    dup v17.4s, w7
    eor w5, w11, w8, lsl #8
    dup v18.4s, w3
    eor w3, w5, w5, lsl #16
    orn w7, wzr, w7
    stp q16, q17, [x0, #32]
    dup v16.4s, w7
    ubfm w7, w3, #16, #31
    dup v17.4s, w17
    eor w17, w5, w7, lsl #16
    movz w7, #0x101, lsl #0
    eor w4, w4, w6, lsl #16
    /* round key 2 */
    eor w6, w13, w13, lsr #8
    movk w7, #0x101, lsl #16  /* 0x01010101 */
    dup v20.4s, w4
    eor w4, w17, w7
    movz w7, #0xff, lsl #0
    eor w8, w11, w8
    dup v21.4s, w4
    movk w7, #0xff, lsl #16  /* 0x00ff00ff */
    movz w4, #0x202, lsl #0
    eor w3, w5, w3, lsr #16
    and w5, w6, w7
    movk w4, #0x202, lsl #16  /* 0x02020202 */
    /* round key 3 */
    eor w6, w15, w15, lsr #8
    eor w7, w13, w5, lsl #8
    eor w5, w13, w5
    movz w19, #0xff, lsl #0
    movk w19, #0xff, lsl #16  /* 0x00ff00ff */
    and w6, w6, w19
    eor w19, w7, w7, lsl #16
    movz w20, #0x303, lsl #0
    movk w20, #0x303, lsl #16  /* 0x03030303 */
    ubfm w21, w19, #16, #31
    eor w19, w7, w19, lsr #16
    eor w7, w7, w21, lsl #16
    eor w4, w7, w4
    dup v22.4s, w4
    stp q21, q22, [x0, #64]
    eor w4, w15, w6, lsl #8
    eor w6, w15, w6
    movz w21, #0x404, lsl #0
    movk w21, #0x404, lsl #16  /* 0x04040404 */
    eor w21, w2, w21
    dup v21.4s, w21
    eor w21, w4, w4, lsl #16
    /* round key 5 */
    movz w22, #0x505, lsl #0
    movk w22, #0x505, lsl #16  /* 0x05050505 */
    eor w22, w17, w22
    dup v22.4s, w22
    ubfm w22, w21, #16, #31
    eor w21, w4, w21, lsr #16
    eor w4, w4, w22, lsl #16
    eor w20, w4, w20
    dup v23.4s, w20
    stp q23, q21, [x0, #96]
    /* round key 6 */
    movz w20, #0x606, lsl #0
    movk w20, #0x606, lsl #16  /* 0x06060606 */
    eor w20, w7, w20
    dup v21.4s, w20
    stp q22, q21, [x0, #128]
    /* round key 7 */
    movz w20, #0x707, lsl #0
    movk w20, #0x707, lsl #16  /* 0x07070707 */
    eor w20, w4, w20
    dup v21.4s, w20
    /* round key 8 */
    movz w20, #0x808, lsl #0
    movk w20, #0x808, lsl #16  /* 0x08080808 */
    eor w20, w2, w20
    dup v22.4s, w20
    stp q21, q22, [x0, #160]
    /* round key 9 */
    movz w20, #0x909, lsl #0
    movk w20, #0x909, lsl #16  /* 0x09090909 */
    eor w20, w17, w20
    dup v21.4s, w20
    /* round key 10 */
    movz w20, #0xa0a, lsl #0
    movk w20, #0xa0a, lsl #16  /* 0x0a0a0a0a */
    eor w20, w7, w20
    dup v22.4s, w20
    stp q21, q22, [x0, #192]
    /* round key 11 */
    movz w20, #0xb0b, lsl #0
    movk w20, #0xb0b, lsl #16  /* 0x0b0b0b0b */
    eor w20, w4, w20
    dup v21.4s, w20
    /* round key 12 */
    movz w20, #0xc0c, lsl #0
    movk w20, #0xc0c, lsl #16  /* 0x0c0c0c0c */
    eor w20, w2, w20
    dup v22.4s, w20
    stp q21, q22, [x0, #224]
    /* round key 13 */
    movz w20, #0xd0d, lsl #0
    movk w20, #0xd0d, lsl #16  /* 0x0d0d0d0d */
    eor w20, w17, w20
    dup v21.4s, w20
    /* round key 14 */
    movz w20, #0xe0e, lsl #0
    movk w20, #0xe0e, lsl #16  /* 0x0e0e0e0e */
    eor w7, w7, w20
    dup v22.4s, w7
    stp q21, q22, [x0, #256]
    eor w7, w5, w5, lsl #16
    orn w20, wzr, w19
    dup v21.4s, w20
    ubfm w20, w7, #16, #31
    eor w7, w5, w7, lsr #16
    eor w5, w5, w20, lsl #16
    dup v22.4s, w7
    str w5, [x0, #980]
    orn w5, wzr, w5
    str w19, [x0, #984]
    dup v23.4s, w5
    eor w5, w14, w14, lsr #8
    stp q23, q21, [x0, #288]
    movz w7, #0xff, lsl #0
    movk w7, #0xff, lsl #16  /* 0x00ff00ff */
    and w5, w5, w7
    /* round key 15 */
    movz w7, #0xf0f, lsl #0
    movk w7, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w4, w4, w7
    dup v21.4s, w4
    eor w4, w14, w5, lsl #8
    eor w5, w14, w5
    eor w7, w6, w6, lsl #16
    eor w19, w4, w4, lsl #16
    eor w20, w5, w5, lsl #16
    ubfm w22, w7, #16, #31
    eor w7, w6, w7, lsr #16
    eor w6, w6, w22, lsl #16
    dup v23.4s, w7
    ubfm w7, w19, #16, #31
    eor w19, w4, w19, lsr #16
    eor w4, w4, w7, lsl #16
    dup v24.4s, w4
    stp q22, q24, [x0, #320]
    str w19, [x0, #988]
    orn w4, wzr, w19
    dup v22.4s, w4
    ubfm w4, w20, #16, #31
    eor w7, w5, w20, lsr #16
    eor w4, w5, w4, lsl #16
    dup v24.4s, w7
    dup v25.4s, w4
    orn w4, wzr, w6
    orn w5, wzr, w21
    dup v26.4s, w4
    stp q25, q22, [x0, #352]
    stp q24, q21, [x0, #384]
    str w6, [x0, #992]
    str w21, [x0, #996]
    dup v21.4s, w5
    eor w4, w16, w16, lsr #8
    movz w5, #0xff, lsl #0
    /* round key 16 */
    movz w6, #0x1010, lsl #0
    eor w7, w1, w1, lsl #16
    movk w5, #0xff, lsl #16  /* 0x00ff00ff */
    movk w6, #0x1010, lsl #16  /* 0x10101010 */
    stp q26, q21, [x0, #416]
    and w4, w4, w5
    eor w2, w2, w6
    ubfm w5, w7, #16, #31
    eor w6, w16, w4, lsl #8
    eor w4, w16, w4
    dup v21.4s, w2
    eor w2, w6, w6, lsl #16
    eor w5, w1, w5, lsl #16
    eor w1, w1, w7, lsr #16
    ubfm w7, w2, #16, #31
    eor w2, w6, w2, lsr #16
    dup v22.4s, w5
    eor w5, w6, w7, lsl #16
    eor w6, w4, w4, lsl #16
    orn w7, wzr, w2
    dup v24.4s, w5
    ubfm w5, w6, #16, #31
    dup v25.4s, w7
    eor w5, w4, w5, lsl #16
    eor w4, w4, w6, lsr #16
    stp q23, q24, [x0, #448]
    dup v23.4s, w5
    str w2, [x0, #1000]
    dup v24.4s, w4
    dup v26.4s, w1
    stp q23, q25, [x0, #480]
    stp q24, q21, [x0, #512]
    stp q18, q19, [x0, #544]
    stp q16, q17, [x0, #576]
    stp q20, q22, [x0, #608]
    /* round key 17 */
    movz w1, #0x1111, lsl #0
    eor w2, w8, w8, lsl #16
    orn w4, wzr, w3
    movk w1, #0x1111, lsl #16  /* 0x11111111 */
    ubfm w5, w2, #16, #31
    dup v16.4s, w4
    eor w17, w17, w1
    eor w1, w8, w5, lsl #16
    eor w8, w8, w2, lsr #16
    dup v17.4s, w17
    orn w17, wzr, w1
    dup v18.4s, w8
    dup v19.4s, w17
    stp q26, q17, [x0, #640]
    str w1, [x0, #968]
    str w3, [x0, #972]
    stp q19, q16, [x0, #672]
    eor w17, w12, w12, lsr #8
    movz w8, #0xff, lsl #0
    eor w1, w9, w9, lsr #1
    movz w2, #0x5555, lsl #0
    movk w8, #0xff, lsl #16  /* 0x00ff00ff */
    movz w3, #0x3333, lsl #0
    movk w2, #0x5555, lsl #16  /* 0x55555555 */
    and w17, w17, w8
    movk w3, #0x3333, lsl #16  /* 0x33333333 */
    and w8, w1, w2
    eor w1, w12, w17, lsl #8
    eor w17, w12, w17
    eor w2, w9, w8, lsl #1
    eor w4, w1, w1, lsl #16
    eor w5, w17, w17, lsl #16
    eor w6, w2, w2, lsr #2
    ubfm w7, w4, #16, #31
    eor w4, w1, w4, lsr #16
    and w3, w6, w3
    eor w1, w1, w7, lsl #16
    ubfm w6, w5, #16, #31
    orn w7, wzr, w4
    dup v16.4s, w1
    eor w1, w17, w6, lsl #16
    dup v17.4s, w7
    dup v19.4s, w1
    stp q18, q16, [x0, #704]
    str w4, [x0, #976]
    eor w17, w17, w5, lsr #16
    eor w1, w2, w3, lsl #2
    stp q19, q17, [x0, #736]
    dup v16.4s, w17
    eor w9, w9, w8
    movz w17, #0x3333, lsl #0
    movz w8, #0xf0f, lsl #0
    eor w4, w9, w9, lsr #2
    movk w17, #0x3333, lsl #16  /* 0x33333333 */
    movk w8, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    str q16, [x0, #768]
    and w17, w4, w17
    eor w2, w2, w3
    movz w3, #0xf0f, lsl #0
    eor w4, w9, w17, lsl #2
    eor w9, w9, w17
    movk w3, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w17, w4, w1, lsr #4
    eor w5, w9, w2, lsr #4
    movz w6, #0xff, lsl #0
    and w17, w17, w8
    and w8, w5, w3
    movk w6, #0xff, lsl #16  /* 0x00ff00ff */
    eor w1, w1, w17, lsl #4
    eor w2, w2, w8, lsl #4
    eor w17, w4, w17
    eor w9, w9, w8
    eor w8, w2, w1, lsr #8
    movz w3, #0xff, lsl #0
    eor w4, w9, w17, lsr #8
    and w8, w8, w6
    movk w3, #0xff, lsl #16  /* 0x00ff00ff */
    eor w5, w10, w10, lsr #1
    eor w1, w1, w8, lsl #8
    and w3, w4, w3
    eor w8, w2, w8
    movz w2, #0x5555, lsl #0
    eor w17, w17, w3, lsl #8
    eor w9, w9, w3
    movk w2, #0x5555, lsl #16  /* 0x55555555 */
    eor w3, w1, w17, lsl #16
    eor w4, w8, w9, lsl #16
    and w2, w5, w2
    ubfm w5, w3, #16, #31
    ubfm w6, w4, #16, #31
    eor w17, w17, w3, lsr #16
    eor w1, w1, w5, lsl #16
    eor w8, w8, w6, lsl #16
    eor w9, w9, w4, lsr #16
    str w1, [x0, #784]
    str w8, [x0, #788]
    str w17, [x0, #792]
    str w9, [x0, #796]
    eor w9, w10, w2, lsl #1
    movz w17, #0x3333, lsl #0
    eor w10, w10, w2
    eor w8, w9, w9, lsr #2
    movk w17, #0x3333, lsl #16  /* 0x33333333 */
    eor w2, w10, w10, lsr #2
    movz w3, #0x3333, lsl #0
    and w17, w8, w17
    movz w8, #0xf0f, lsl #0
    movk w3, #0x3333, lsl #16  /* 0x33333333 */
    eor w4, w9, w17, lsl #2
    movk w8, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w2, w2, w3
    eor w9, w9, w17
    movz w17, #0xf0f, lsl #0
    eor w3, w10, w2, lsl #2
    eor w10, w10, w2
    movk w17, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w2, w3, w4, lsr #4
    eor w5, w10, w9, lsr #4
    movz w6, #0xff, lsl #0
    and w8, w2, w8
    and w17, w5, w17
    movk w6, #0xff, lsl #16  /* 0x00ff00ff */
    eor w2, w4, w8, lsl #4
    eor w9, w9, w17, lsl #4
    eor w8, w3, w8
    eor w10, w10, w17
    eor w17, w9, w2, lsr #8
    movz w3, #0xff, lsl #0
    eor w4, w10, w8, lsr #8
    and w17, w17, w6
    movk w3, #0xff, lsl #16  /* 0x00ff00ff */
    eor w5, w11, w11, lsr #1
    eor w2, w2, w17, lsl #8
    and w3, w4, w3
    eor w9, w9, w17
    movz w17, #0x5555, lsl #0
    eor w8, w8, w3, lsl #8
    eor w10, w10, w3
    movk w17, #0x5555, lsl #16  /* 0x55555555 */
    eor w3, w2, w8, lsl #16
    eor w4, w9, w10, lsl #16
    and w17, w5, w17
    ubfm w5, w3, #16, #31
    ubfm w6, w4, #16, #31
    eor w8, w8, w3, lsr #16
    eor w2, w2, w5, lsl #16
    eor w9, w9, w6, lsl #16
    eor w10, w10, w4, lsr #16
    str w2, [x0, #800]
    str w9, [x0, #804]
    str w8, [x0, #808]
    str w10, [x0, #812]
    eor w9, w11, w17, lsl #1
    movz w10, #0x3333, lsl #0
    eor w11, w11, w17
    eor w17, w9, w9, lsr #2
    movk w10, #0x3333, lsl #16  /* 0x33333333 */
    eor w8, w11, w11, lsr #2
    movz w2, #0x3333, lsl #0
    and w10, w17, w10
    movz w17, #0xf0f, lsl #0
    movk w2, #0x3333, lsl #16  /* 0x33333333 */
    eor w3, w9, w10, lsl #2
    movk w17, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w8, w8, w2
    eor w9, w9, w10
    movz w10, #0xf0f, lsl #0
    eor w2, w11, w8, lsl #2
    eor w11, w11, w8
    movk w10, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w8, w2, w3, lsr #4
    eor w4, w11, w9, lsr #4
    movz w5, #0xff, lsl #0
    and w17, w8, w17
    and w10, w4, w10
    movk w5, #0xff, lsl #16  /* 0x00ff00ff */
    eor w8, w3, w17, lsl #4
    eor w9, w9, w10, lsl #4
    eor w17, w2, w17
    eor w10, w11, w10
    eor w11, w9, w8, lsr #8
    movz w2, #0xff, lsl #0
    eor w3, w10, w17, lsr #8
    and w11, w11, w5
    movk w2, #0xff, lsl #16  /* 0x00ff00ff */
    movz w4, #0xf, lsl #0
    eor w8, w8, w11, lsl #8
    and w2, w3, w2
    eor w9, w9, w11
    eor w11, w12, w12, lsr #1
    eor w17, w17, w2, lsl #8
    eor w10, w10, w2
    movz w2, #0x5555, lsl #0
    eor w3, w8, w17, lsl #16
    eor w5, w9, w10, lsl #16
    movk w2, #0x5555, lsl #16  /* 0x55555555 */
    ubfm w6, w3, #16, #31
    ubfm w7, w5, #16, #31
    eor w17, w17, w3, lsr #16
    eor w8, w8, w6, lsl #16
    eor w9, w9, w7, lsl #16
    eor w10, w10, w5, lsr #16
    eor w3, w8, w4
    and w11, w11, w2
    movz w2, #0x3333, lsl #0
    str w3, [x0, #816]
    str w9, [x0, #820]
    str w17, [x0, #824]
    str w10, [x0, #828]
    eor w9, w12, w11, lsl #1
    movk w2, #0x3333, lsl #16  /* 0x33333333 */
    eor w10, w12, w11
    eor w11, w9, w9, lsr #2
    movz w12, #0x3333, lsl #0
    eor w17, w10, w10, lsr #2
    and w11, w11, w2
    movk w12, #0x3333, lsl #16  /* 0x33333333 */
    movz w2, #0xf0f, lsl #0
    eor w3, w9, w11, lsl #2
    and w12, w17, w12
    movk w2, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w9, w9, w11
    eor w11, w10, w12, lsl #2
    eor w10, w10, w12
    movz w12, #0xf0f, lsl #0
    eor w17, w11, w3, lsr #4
    eor w4, w10, w9, lsr #4
    movk w12, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w17, w17, w2
    movz w2, #0xff, lsl #0
    and w12, w4, w12
    eor w3, w3, w17, lsl #4
    movk w2, #0xff, lsl #16  /* 0x00ff00ff */
    eor w9, w9, w12, lsl #4
    eor w11, w11, w17
    eor w10, w10, w12
    eor w12, w9, w3, lsr #8
    movz w17, #0xff, lsl #0
    eor w4, w10, w11, lsr #8
    and w12, w12, w2
    movk w17, #0xff, lsl #16  /* 0x00ff00ff */
    eor w2, w13, w13, lsr #1
    eor w3, w3, w12, lsl #8
    and w17, w4, w17
    eor w9, w9, w12
    movz w12, #0x5555, lsl #0
    eor w11, w11, w17, lsl #8
    eor w10, w10, w17
    movk w12, #0x5555, lsl #16  /* 0x55555555 */
    eor w17, w3, w11, lsl #16
    eor w4, w9, w10, lsl #16
    and w12, w2, w12
    ubfm w2, w17, #16, #31
    ubfm w5, w4, #16, #31
    eor w11, w11, w17, lsr #16
    eor w17, w3, w2, lsl #16
    eor w9, w9, w5, lsl #16
    eor w10, w10, w4, lsr #16
    str w17, [x0, #832]
    str w9, [x0, #836]
    str w11, [x0, #840]
    str w10, [x0, #844]
    eor w9, w13, w12, lsl #1
    movz w10, #0x3333, lsl #0
    eor w11, w13, w12
    eor w12, w9, w9, lsr #2
    movk w10, #0x3333, lsl #16  /* 0x33333333 */
    eor w13, w11, w11, lsr #2
    movz w17, #0x3333, lsl #0
    and w10, w12, w10
    movz w12, #0xf0f, lsl #0
    movk w17, #0x3333, lsl #16  /* 0x33333333 */
    eor w2, w9, w10, lsl #2
    movk w12, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w13, w13, w17
    eor w9, w9, w10
    movz w10, #0xf0f, lsl #0
    eor w17, w11, w13, lsl #2
    eor w11, w11, w13
    movk w10, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w13, w17, w2, lsr #4
    eor w3, w11, w9, lsr #4
    movz w4, #0xff, lsl #0
    and w12, w13, w12
    and w10, w3, w10
    movk w4, #0xff, lsl #16  /* 0x00ff00ff */
    eor w13, w2, w12, lsl #4
    eor w9, w9, w10, lsl #4
    eor w12, w17, w12
    eor w10, w11, w10
    eor w11, w9, w13, lsr #8
    movz w17, #0xff, lsl #0
    eor w2, w10, w12, lsr #8
    and w11, w11, w4
    movk w17, #0xff, lsl #16  /* 0x00ff00ff */
    movz w3, #0xf0, lsl #0
    eor w13, w13, w11, lsl #8
    and w17, w2, w17
    eor w9, w9, w11
    eor w11, w14, w14, lsr #1
    eor w12, w12, w17, lsl #8
    eor w10, w10, w17
    movz w17, #0x5555, lsl #0
    eor w2, w13, w12, lsl #16
    eor w4, w9, w10, lsl #16
    movk w17, #0x5555, lsl #16  /* 0x55555555 */
    ubfm w5, w2, #16, #31
    ubfm w6, w4, #16, #31
    eor w12, w12, w2, lsr #16
    eor w13, w13, w5, lsl #16
    eor w9, w9, w6, lsl #16
    eor w10, w10, w4, lsr #16
    eor w2, w13, w3
    and w11, w11, w17
    movz w17, #0x3333, lsl #0
    str w2, [x0, #848]
    str w9, [x0, #852]
    str w12, [x0, #856]
    str w10, [x0, #860]
    eor w9, w14, w11, lsl #1
    movk w17, #0x3333, lsl #16  /* 0x33333333 */
    eor w10, w14, w11
    eor w11, w9, w9, lsr #2
    movz w12, #0x3333, lsl #0
    eor w14, w10, w10, lsr #2
    and w11, w11, w17
    movk w12, #0x3333, lsl #16  /* 0x33333333 */
    movz w17, #0xf0f, lsl #0
    eor w2, w9, w11, lsl #2
    and w12, w14, w12
    movk w17, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w9, w9, w11
    eor w11, w10, w12, lsl #2
    eor w10, w10, w12
    movz w12, #0xf0f, lsl #0
    eor w14, w11, w2, lsr #4
    eor w3, w10, w9, lsr #4
    movk w12, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w14, w14, w17
    movz w17, #0xff, lsl #0
    and w12, w3, w12
    eor w2, w2, w14, lsl #4
    movk w17, #0xff, lsl #16  /* 0x00ff00ff */
    eor w9, w9, w12, lsl #4
    eor w11, w11, w14
    eor w10, w10, w12
    eor w12, w9, w2, lsr #8
    movz w14, #0xff, lsl #0
    eor w3, w10, w11, lsr #8
    and w12, w12, w17
    movk w14, #0xff, lsl #16  /* 0x00ff00ff */
    eor w17, w15, w15, lsr #1
    eor w2, w2, w12, lsl #8
    and w14, w3, w14
    eor w9, w9, w12
    movz w12, #0x5555, lsl #0
    eor w11, w11, w14, lsl #8
    eor w10, w10, w14
    movk w12, #0x5555, lsl #16  /* 0x55555555 */
    eor w14, w2, w11, lsl #16
    eor w3, w9, w10, lsl #16
    and w12, w17, w12
    ubfm w17, w14, #16, #31
    ubfm w4, w3, #16, #31
    eor w11, w11, w14, lsr #16
    eor w14, w2, w17, lsl #16
    eor w9, w9, w4, lsl #16
    eor w10, w10, w3, lsr #16
    str w14, [x0, #864]
    str w9, [x0, #868]
    str w11, [x0, #872]
    str w10, [x0, #876]
    eor w9, w15, w12, lsl #1
    movz w10, #0x3333, lsl #0
    eor w11, w15, w12
    eor w12, w9, w9, lsr #2
    movk w10, #0x3333, lsl #16  /* 0x33333333 */
    eor w14, w11, w11, lsr #2
    movz w15, #0x3333, lsl #0
    and w10, w12, w10
    movz w12, #0xf0f, lsl #0
    movk w15, #0x3333, lsl #16  /* 0x33333333 */
    eor w17, w9, w10, lsl #2
    movk w12, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w14, w14, w15
    eor w9, w9, w10
    movz w10, #0xf0f, lsl #0
    eor w15, w11, w14, lsl #2
    eor w11, w11, w14
    movk w10, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w14, w15, w17, lsr #4
    eor w2, w11, w9, lsr #4
    movz w3, #0xff, lsl #0
    and w12, w14, w12
    and w10, w2, w10
    movk w3, #0xff, lsl #16  /* 0x00ff00ff */
    eor w14, w17, w12, lsl #4
    eor w9, w9, w10, lsl #4
    eor w12, w15, w12
    eor w10, w11, w10
    eor w11, w9, w14, lsr #8
    movz w15, #0xff, lsl #0
    eor w17, w10, w12, lsr #8
    and w11, w11, w3
    movk w15, #0xff, lsl #16  /* 0x00ff00ff */
    movz w2, #0xff, lsl #0
    eor w14, w14, w11, lsl #8
    and w15, w17, w15
    eor w9, w9, w11
    eor w11, w16, w16, lsr #1
    eor w12, w12, w15, lsl #8
    eor w10, w10, w15
    movz w15, #0x5555, lsl #0
    eor w17, w14, w12, lsl #16
    eor w3, w9, w10, lsl #16
    movk w15, #0x5555, lsl #16  /* 0x55555555 */
    ubfm w4, w17, #16, #31
    ubfm w5, w3, #16, #31
    eor w12, w12, w17, lsr #16
    eor w14, w14, w4, lsl #16
    eor w9, w9, w5, lsl #16
    eor w10, w10, w3, lsr #16
    eor w17, w14, w2
    and w11, w11, w15
    movz w15, #0x3333, lsl #0
    str w17, [x0, #880]
    str w9, [x0, #884]
    str w12, [x0, #888]
    str w10, [x0, #892]
    eor w9, w16, w11, lsl #1
    movk w15, #0x3333, lsl #16  /* 0x33333333 */
    eor w10, w16, w11
    eor w11, w9, w9, lsr #2
    movz w12, #0x3333, lsl #0
    eor w16, w10, w10, lsr #2
    and w11, w11, w15
    movk w12, #0x3333, lsl #16  /* 0x33333333 */
    movz w15, #0xf0f, lsl #0
    eor w17, w9, w11, lsl #2
    and w12, w16, w12
    movk w15, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w9, w9, w11
    eor w11, w10, w12, lsl #2
    eor w10, w10, w12
    movz w12, #0xf0f, lsl #0
    eor w16, w11, w17, lsr #4
    eor w2, w10, w9, lsr #4
    movk w12, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w15, w16, w15
    movz w16, #0xff, lsl #0
    and w12, w2, w12
    eor w17, w17, w15, lsl #4
    movk w16, #0xff, lsl #16  /* 0x00ff00ff */
    eor w9, w9, w12, lsl #4
    eor w11, w11, w15
    eor w10, w10, w12
    eor w12, w9, w17, lsr #8
    movz w15, #0xff, lsl #0
    eor w2, w10, w11, lsr #8
    and w12, w12, w16
    movk w15, #0xff, lsl #16  /* 0x00ff00ff */
    movz w16, #0xf00, lsl #0
    eor w17, w17, w12, lsl #8
    and w15, w2, w15
    eor w9, w9, w12
    eor w12, w1, w16
    eor w11, w11, w15, lsl #8
    eor w10, w10, w15
    movz w15, #0xf0f, lsl #0
    eor w16, w17, w11, lsl #16
    eor w2, w9, w10, lsl #16
    eor w15, w8, w15
    ubfm w3, w16, #16, #31
    ubfm w4, w2, #16, #31
    eor w11, w11, w16, lsr #16
    eor w16, w17, w3, lsl #16
    eor w9, w9, w4, lsl #16
    eor w10, w10, w2, lsr #16
    str w16, [x0, #896]
    str w9, [x0, #900]
    str w11, [x0, #904]
    str w10, [x0, #908]
    str w12, [x0, #912]
    str w15, [x0, #916]
    movz w9, #0xff0, lsl #0
    movz w10, #0xfff, lsl #0
    movz w11, #0xf000, lsl #0
    eor w9, w13, w9
    eor w10, w14, w10
    eor w11, w1, w11
    str w9, [x0, #920]
    str w10, [x0, #924]
    str w11, [x0, #928]
    movz w9, #0xf00f, lsl #0
    movz w10, #0xf0f0, lsl #0
    movz w11, #0xf0ff, lsl #0
    eor w9, w8, w9
    eor w10, w13, w10
    eor w11, w14, w11
    str w9, [x0, #932]
    str w10, [x0, #936]
    str w11, [x0, #940]
    movz w9, #0xff00, lsl #0
    movz w10, #0xff0f, lsl #0
    movz w11, #0xfff0, lsl #0
    eor w9, w1, w9
    eor w10, w8, w10
    eor w11, w13, w11
    str w9, [x0, #944]
    str w10, [x0, #948]
    str w11, [x0, #952]
    movz w9, #0xffff, lsl #0
    movz w10, #0xf, lsl #16
    movz w11, #0xf, lsl #0
    eor w9, w14, w9
    eor w10, w1, w10
    movk w11, #0xf, lsl #16  /* 0x000f000f */
    str w9, [x0, #956]
    str w10, [x0, #960]
    eor w9, w8, w11
    str w9, [x0, #964]
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
    END pipo64_256_expand_key

    FUNCTION pipo64_256_encrypt
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
    CIPHERGEN_SIGN
    CIPHERGEN_NEGATE
    sub sp, sp, #144
    .cfi_def_cfa_offset 144
    str x19, [sp, #40]
    .cfi_offset x19, -104
    str x20, [sp, #48]
    .cfi_offset x20, -96
    str x21, [sp, #56]
    .cfi_offset x21, -88
    str x22, [sp, #64]
    .cfi_offset x22, -80
    str x23, [sp, #72]
    .cfi_offset x23, -72
    str x24, [sp, #80]
    .cfi_offset x24, -64
    str x25, [sp, #88]
    .cfi_offset x25, -56
    str x26, [sp, #96]
    .cfi_offset x26, -48
    str x27, [sp, #104]
    .cfi_offset x27, -40
    str x28, [sp, #112]
    .cfi_offset x28, -32
    str x29, [sp, #120]
    .cfi_offset x29, -24
    str x30, [sp, #128]
    .cfi_offset x30, -16
    ldrb w9, [x1, #0]
    ldrb w10, [x1, #1]
    ldrb w11, [x1, #2]
    ldrb w12, [x1, #6]
    ldrb w13, [x1, #7]
    ldrb w14, [x1, #5]
    /* start: x := x ^ rk[0] */
    ldr w15, [x0, #0]
    ldr w16, [x0, #16]
    ldrb w17, [x1, #3]
    ldr w8, [x0, #32]
    orr w9, w9, w9, lsl #8
    orr w10, w10, w10, lsl #8
    ldr w3, [x0, #48]
    ldr w4, [x0, #640]
    orr w9, w9, w9, lsl #16
    orr w10, w10, w10, lsl #16
    ldrb w1, [x1, #4]
    ldr w5, [x0, #624]
    orr w11, w11, w11, lsl #8
    orr w12, w12, w12, lsl #8
    orr w13, w13, w13, lsl #8
    ldr w6, [x0, #592]
    orr w11, w11, w11, lsl #16
    orr w14, w14, w14, lsl #8
    orr w12, w12, w12, lsl #16
    orr w13, w13, w13, lsl #16
    eor w9, w9, w15
    ldr w15, [x0, #608]
    eor w10, w10, w16
    orr w17, w17, w17, lsl #8
    orr w14, w14, w14, lsl #16
    eor w11, w11, w8
    eor w12, w12, w3
    eor w13, w13, w4
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and w7, w10, w9
    orr w17, w17, w17, lsl #16
    orr w1, w1, w1, lsl #8
    eor w14, w14, w5
    and w19, w13, w12
    eor w11, w11, w7
    ldr w7, [x0, #64]
    orr w1, w1, w1, lsl #16
    eor w17, w17, w6
    eor w14, w14, w19
    ldr w19, [x0, #968]
    orr w20, w11, w10
    eor w1, w1, w15
    and w21, w17, w14
    ldr w22, [x0, #972]
    eor w9, w9, w20
    eor w1, w1, w21
    eor w12, w12, w17
    ldr w20, [x0, #976]
    orr w21, w11, w9
    eor w13, w13, w1
    orr w23, w1, w14
    ldr w24, [x0, #768]
    eor w10, w10, w21
    eor w14, w14, w13
    eor w17, w17, w23
    ldr w21, [x0, #736]
    eor w13, w13, w10
    eon w17, w17, w11
    and w23, w14, w12
    ldr w25, [x0, #704]
    and w26, w13, w14
    eor w1, w1, w23
    eor w23, w17, w14
    ldr w27, [x0, #720]
    eor w12, w12, w26
    eor w1, w1, w9
    eor w9, w9, w23
    str x24, [sp, #16]  /* spill */
    eor w26, w13, w12
    eor w13, w13, w7
    eor w9, w19, w9, ror #1
    str x21, [sp, #24]  /* spill */
    and w7, w23, w26
    eon w11, w26, w11
    orr w23, w1, w17
    str x20, [sp, #8]  /* spill */
    eor w7, w1, w7
    eor w11, w22, w11, ror #4
    eor w12, w12, w23
    str x27, [sp, #32]  /* spill */
    eor w10, w10, w7
    eor w17, w20, w17, ror #7
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and w7, w9, w13
    str x22, [sp, #0]  /* spill */
    eor w10, w24, w10, ror #6
    orr w23, w12, w1
    eor w1, w21, w1, ror #3
    and w21, w10, w17
    eor w11, w11, w7
    eor w14, w14, w23
    ldr w7, [x0, #80]
    eor w12, w25, w12, ror #5
    eor w1, w1, w21
    orr w21, w11, w9
    ldr w23, [x0, #980]
    eor w14, w27, w14, ror #2
    and w24, w12, w1
    eor w13, w13, w21
    ldr w21, [x0, #984]
    eor w14, w14, w24
    orr w24, w11, w13
    eor w17, w17, w12
    ldr w25, [x0, #988]
    eor w10, w10, w14
    eor w9, w9, w24
    orr w24, w14, w1
    ldr w26, [x0, #384]
    eor w1, w1, w10
    eor w10, w10, w9
    eor w12, w12, w24
    ldr w24, [x0, #352]
    and w27, w10, w1
    eon w12, w12, w11
    and w28, w1, w17
    ldr w29, [x0, #320]
    eor w17, w17, w27
    eor w14, w14, w28
    eor w27, w12, w1
    ldr w28, [x0, #336]
    eor w30, w10, w17
    eor w14, w14, w13
    eor w13, w13, w27
    and w27, w27, w30
    eor w10, w10, w7
    eon w11, w30, w11
    eor w7, w14, w27
    eor w13, w23, w13, ror #1
    orr w23, w14, w12
    eor w9, w9, w7
    eor w11, w21, w11, ror #4
    eor w17, w17, w23
    eor w12, w25, w12, ror #7
    eor w9, w26, w9, ror #6
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and w7, w13, w10
    orr w21, w17, w14
    eor w14, w24, w14, ror #3
    and w23, w9, w12
    eor w11, w11, w7
    eor w1, w1, w21
    eor w17, w29, w17, ror #5
    ldr w7, [x0, #96]
    eor w14, w14, w23
    orr w21, w11, w13
    eor w1, w28, w1, ror #2
    ldr w23, [x0, #992]
    and w24, w17, w14
    eor w10, w10, w21
    eor w12, w12, w17
    ldr w21, [x0, #996]
    eor w1, w1, w24
    orr w24, w11, w10
    ldr w25, [x0, #1000]
    ldr w26, [x0, #512]
    eor w9, w9, w1
    eor w13, w13, w24
    orr w24, w1, w14
    ldr w27, [x0, #480]
    eor w14, w14, w9
    eor w9, w9, w13
    eor w17, w17, w24
    ldr w24, [x0, #448]
    and w28, w9, w14
    eon w17, w17, w11
    and w29, w14, w12
    ldr w30, [x0, #464]
    eor w12, w12, w28
    eor w1, w1, w29
    eor w28, w17, w14
    eor w29, w9, w12
    eor w1, w1, w10
    eor w10, w10, w28
    and w28, w28, w29
    eor w9, w9, w7
    eon w11, w29, w11
    eor w7, w1, w28
    eor w10, w23, w10, ror #1
    orr w28, w1, w17
    eor w13, w13, w7
    eor w11, w21, w11, ror #4
    eor w12, w12, w28
    eor w17, w25, w17, ror #7
    eor w13, w26, w13, ror #6
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and w7, w10, w9
    orr w28, w12, w1
    eor w1, w27, w1, ror #3
    and w29, w13, w17
    eor w11, w11, w7
    eor w14, w14, w28
    eor w12, w24, w12, ror #5
    ldr w7, [x0, #112]
    eor w1, w1, w29
    orr w28, w11, w10
    eor w14, w30, w14, ror #2
    and w29, w12, w1
    eor w9, w9, w28
    eor w17, w17, w12
    eor w14, w14, w29
    orr w28, w11, w9
    eor w13, w13, w14
    eor w10, w10, w28
    orr w28, w14, w1
    eor w1, w1, w13
    eor w13, w13, w10
    eor w12, w12, w28
    and w28, w13, w1
    eon w12, w12, w11
    and w29, w1, w17
    eor w17, w17, w28
    eor w14, w14, w29
    eor w28, w12, w1
    eor w29, w13, w17
    eor w14, w14, w9
    eor w9, w9, w28
    and w28, w28, w29
    eor w13, w13, w7
    eon w11, w29, w11
    eor w7, w14, w28
    eor w9, w16, w9, ror #1
    orr w28, w14, w12
    eor w10, w10, w7
    eor w11, w8, w11, ror #4
    eor w17, w17, w28
    eor w12, w3, w12, ror #7
    eor w10, w4, w10, ror #6
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and w7, w9, w13
    orr w28, w17, w14
    eor w14, w5, w14, ror #3
    and w29, w10, w12
    eor w11, w11, w7
    eor w1, w1, w28
    eor w17, w6, w17, ror #5
    ldr w7, [x0, #128]
    eor w14, w14, w29
    orr w28, w11, w9
    eor w1, w15, w1, ror #2
    and w29, w17, w14
    eor w13, w13, w28
    eor w12, w12, w17
    eor w1, w1, w29
    orr w28, w11, w13
    eor w10, w10, w1
    eor w9, w9, w28
    orr w28, w1, w14
    eor w14, w14, w10
    eor w10, w10, w9
    eor w17, w17, w28
    and w28, w10, w14
    eon w17, w17, w11
    and w29, w14, w12
    eor w12, w12, w28
    eor w1, w1, w29
    eor w28, w17, w14
    eor w29, w10, w12
    eor w1, w1, w13
    eor w13, w13, w28
    and w28, w28, w29
    eor w10, w10, w7
    eon w11, w29, w11
    ldr w29, [x0, #704]  /* again */
    eor w7, w1, w28
    orr w28, w1, w17
    eor w13, w19, w13, ror #1
    eor w9, w9, w7
    ldr x7, [sp, #16]  /* reload */
    eor w12, w12, w28
    eor w11, w22, w11, ror #4
    orr w28, w12, w1
    eor w17, w20, w17, ror #7
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and w20, w13, w10
    eor w14, w14, w28
    ldr x28, [sp, #32]  /* reload */
    eor w11, w11, w20
    eor w12, w29, w12, ror #5
    eor w9, w7, w9, ror #6
    ldr x7, [sp, #24]  /* reload */
    ldr w20, [x0, #144]
    eor w14, w28, w14, ror #2
    eor w1, w7, w1, ror #3
    and w7, w9, w17
    eor w17, w17, w12
    eor w1, w1, w7
    orr w7, w11, w13
    and w28, w12, w1
    eor w10, w10, w7
    eor w14, w14, w28
    orr w7, w11, w10
    eor w9, w9, w14
    eor w13, w13, w7
    orr w7, w14, w1
    eor w1, w1, w9
    eor w9, w9, w13
    eor w12, w12, w7
    and w7, w9, w1
    and w28, w1, w17
    eon w12, w12, w11
    eor w17, w17, w7
    eor w14, w14, w28
    eor w7, w12, w1
    eor w28, w9, w17
    eor w9, w9, w20
    ldr w20, [x0, #980]  /* again */
    eor w14, w14, w10
    eor w10, w10, w7
    and w7, w7, w28
    eon w11, w28, w11
    ldr w29, [x0, #320]  /* again */
    eor w7, w14, w7
    orr w28, w14, w12
    eor w13, w13, w7
    ldr w7, [x0, #988]  /* again */
    eor w17, w17, w28
    eor w10, w20, w10, ror #1
    ldr w20, [x0, #984]  /* again */
    orr w28, w17, w14
    eor w1, w1, w28
    ldr w28, [x0, #336]  /* again */
    eor w17, w29, w17, ror #5
    eor w12, w7, w12, ror #7
    ldr w7, [x0, #352]  /* again */
    eor w11, w20, w11, ror #4
    ldr w20, [x0, #384]  /* again */
    eor w1, w28, w1, ror #2
    eor w14, w7, w14, ror #3
    eor w13, w20, w13, ror #6
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and w20, w10, w9
    and w7, w13, w12
    eor w11, w11, w20
    eor w12, w12, w17
    ldr w20, [x0, #160]
    eor w14, w14, w7
    orr w7, w11, w10
    and w28, w17, w14
    eor w9, w9, w7
    eor w1, w1, w28
    orr w7, w11, w9
    eor w13, w13, w1
    eor w10, w10, w7
    orr w7, w1, w14
    eor w14, w14, w13
    eor w13, w13, w10
    eor w17, w17, w7
    and w7, w13, w14
    eon w17, w17, w11
    and w28, w14, w12
    eor w12, w12, w7
    eor w1, w1, w28
    eor w7, w17, w14
    eor w28, w13, w12
    eor w1, w1, w9
    eor w9, w9, w7
    and w7, w7, w28
    eor w13, w13, w20
    eon w11, w28, w11
    eor w7, w1, w7
    eor w9, w23, w9, ror #1
    orr w20, w1, w17
    eor w10, w10, w7
    eor w11, w21, w11, ror #4
    eor w12, w12, w20
    eor w17, w25, w17, ror #7
    eor w10, w26, w10, ror #6
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and w7, w9, w13
    orr w20, w12, w1
    eor w1, w27, w1, ror #3
    and w28, w10, w17
    eor w11, w11, w7
    eor w14, w14, w20
    eor w12, w24, w12, ror #5
    ldr w7, [x0, #176]
    eor w1, w1, w28
    orr w20, w11, w9
    eor w14, w30, w14, ror #2
    and w28, w12, w1
    eor w13, w13, w20
    eor w17, w17, w12
    eor w14, w14, w28
    orr w20, w11, w13
    eor w10, w10, w14
    eor w9, w9, w20
    orr w20, w14, w1
    eor w1, w1, w10
    eor w10, w10, w9
    eor w12, w12, w20
    and w20, w10, w1
    eon w12, w12, w11
    and w28, w1, w17
    eor w17, w17, w20
    eor w14, w14, w28
    eor w20, w12, w1
    eor w28, w10, w17
    eor w14, w14, w13
    eor w13, w13, w20
    and w20, w20, w28
    eor w10, w10, w7
    eon w11, w28, w11
    eor w7, w14, w20
    eor w13, w16, w13, ror #1
    orr w20, w14, w12
    eor w9, w9, w7
    eor w11, w8, w11, ror #4
    eor w17, w17, w20
    eor w12, w3, w12, ror #7
    eor w9, w4, w9, ror #6
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and w7, w13, w10
    orr w20, w17, w14
    eor w14, w5, w14, ror #3
    and w28, w9, w12
    eor w11, w11, w7
    eor w1, w1, w20
    eor w17, w6, w17, ror #5
    ldr w7, [x0, #192]
    eor w14, w14, w28
    orr w20, w11, w13
    eor w1, w15, w1, ror #2
    and w28, w17, w14
    eor w10, w10, w20
    eor w12, w12, w17
    eor w1, w1, w28
    orr w20, w11, w10
    eor w9, w9, w1
    eor w13, w13, w20
    orr w20, w1, w14
    eor w14, w14, w9
    eor w9, w9, w13
    eor w17, w17, w20
    and w20, w9, w14
    eon w17, w17, w11
    and w28, w14, w12
    eor w12, w12, w20
    eor w1, w1, w28
    eor w20, w17, w14
    eor w28, w9, w12
    eor w1, w1, w10
    eor w10, w10, w20
    and w20, w20, w28
    eor w9, w9, w7
    eon w11, w28, w11
    ldr w28, [x0, #704]  /* again */
    eor w7, w1, w20
    eor w11, w22, w11, ror #4
    ldr x22, [sp, #16]  /* reload */
    orr w20, w1, w17
    eor w13, w13, w7
    ldr x7, [sp, #8]  /* reload */
    eor w12, w12, w20
    eor w10, w19, w10, ror #1
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and w20, w10, w9
    eor w11, w11, w20
    eor w13, w22, w13, ror #6
    orr w22, w12, w1
    eor w12, w28, w12, ror #5
    eor w17, w7, w17, ror #7
    ldr x7, [sp, #24]  /* reload */
    eor w14, w14, w22
    ldr x22, [sp, #32]  /* reload */
    ldr w20, [x0, #208]
    eor w1, w7, w1, ror #3
    and w7, w13, w17
    eor w14, w22, w14, ror #2
    eor w1, w1, w7
    orr w7, w11, w10
    eor w17, w17, w12
    and w22, w12, w1
    eor w9, w9, w7
    eor w14, w14, w22
    orr w7, w11, w9
    eor w13, w13, w14
    eor w10, w10, w7
    orr w7, w14, w1
    eor w1, w1, w13
    eor w13, w13, w10
    eor w12, w12, w7
    and w7, w13, w1
    and w22, w1, w17
    eon w12, w12, w11
    eor w17, w17, w7
    eor w14, w14, w22
    eor w7, w12, w1
    eor w22, w13, w17
    eor w13, w13, w20
    ldr w20, [x0, #980]  /* again */
    eor w14, w14, w9
    eor w9, w9, w7
    and w7, w7, w22
    eon w11, w22, w11
    eor w7, w14, w7
    orr w22, w14, w12
    eor w10, w10, w7
    ldr w7, [x0, #988]  /* again */
    eor w17, w17, w22
    eor w9, w20, w9, ror #1
    ldr w20, [x0, #984]  /* again */
    orr w22, w17, w14
    eor w17, w29, w17, ror #5
    eor w1, w1, w22
    ldr w22, [x0, #336]  /* again */
    eor w12, w7, w12, ror #7
    ldr w7, [x0, #352]  /* again */
    eor w11, w20, w11, ror #4
    ldr w20, [x0, #384]  /* again */
    eor w1, w22, w1, ror #2
    eor w14, w7, w14, ror #3
    eor w10, w20, w10, ror #6
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and w20, w9, w13
    and w7, w10, w12
    eor w11, w11, w20
    eor w12, w12, w17
    ldr w20, [x0, #224]
    eor w14, w14, w7
    orr w7, w11, w9
    and w22, w17, w14
    eor w13, w13, w7
    eor w1, w1, w22
    orr w7, w11, w13
    eor w10, w10, w1
    eor w9, w9, w7
    orr w7, w1, w14
    eor w14, w14, w10
    eor w10, w10, w9
    eor w17, w17, w7
    and w7, w10, w14
    eon w17, w17, w11
    and w22, w14, w12
    eor w12, w12, w7
    eor w1, w1, w22
    eor w7, w17, w14
    eor w22, w10, w12
    eor w1, w1, w13
    eor w13, w13, w7
    and w7, w7, w22
    eor w10, w10, w20
    eon w11, w22, w11
    eor w7, w1, w7
    eor w13, w23, w13, ror #1
    orr w20, w1, w17
    eor w9, w9, w7
    eor w11, w21, w11, ror #4
    eor w12, w12, w20
    eor w17, w25, w17, ror #7
    eor w9, w26, w9, ror #6
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and w7, w13, w10
    orr w20, w12, w1
    eor w1, w27, w1, ror #3
    and w22, w9, w17
    eor w11, w11, w7
    eor w14, w14, w20
    eor w12, w24, w12, ror #5
    ldr w7, [x0, #240]
    eor w1, w1, w22
    orr w20, w11, w13
    eor w14, w30, w14, ror #2
    and w22, w12, w1
    eor w10, w10, w20
    eor w17, w17, w12
    eor w14, w14, w22
    orr w20, w11, w10
    eor w9, w9, w14
    eor w13, w13, w20
    orr w20, w14, w1
    eor w1, w1, w9
    eor w9, w9, w13
    eor w12, w12, w20
    and w20, w9, w1
    eon w12, w12, w11
    and w22, w1, w17
    eor w17, w17, w20
    eor w14, w14, w22
    eor w20, w12, w1
    eor w22, w9, w17
    eor w14, w14, w10
    eor w10, w10, w20
    and w20, w20, w22
    eor w9, w9, w7
    eon w11, w22, w11
    eor w7, w14, w20
    eor w10, w16, w10, ror #1
    orr w20, w14, w12
    eor w13, w13, w7
    eor w11, w8, w11, ror #4
    eor w17, w17, w20
    eor w12, w3, w12, ror #7
    eor w13, w4, w13, ror #6
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and w7, w10, w9
    orr w20, w17, w14
    eor w14, w5, w14, ror #3
    and w22, w13, w12
    eor w11, w11, w7
    eor w1, w1, w20
    eor w17, w6, w17, ror #5
    ldr w7, [x0, #256]
    eor w14, w14, w22
    orr w20, w11, w10
    eor w1, w15, w1, ror #2
    and w22, w17, w14
    eor w9, w9, w20
    eor w12, w12, w17
    eor w1, w1, w22
    orr w20, w11, w9
    eor w13, w13, w1
    eor w10, w10, w20
    orr w20, w1, w14
    eor w14, w14, w13
    eor w13, w13, w10
    eor w17, w17, w20
    and w20, w13, w14
    eon w17, w17, w11
    and w22, w14, w12
    eor w12, w12, w20
    eor w1, w1, w22
    eor w20, w17, w14
    eor w22, w13, w12
    eor w1, w1, w9
    eor w9, w9, w20
    and w20, w20, w22
    eor w13, w13, w7
    eon w11, w22, w11
    eor w7, w1, w20
    ldr x20, [sp, #0]  /* reload */
    orr w22, w1, w17
    eor w9, w19, w9, ror #1
    eor w10, w10, w7
    ldr x7, [sp, #8]  /* reload */
    eor w12, w12, w22
    orr w22, w12, w1
    eor w12, w28, w12, ror #5
    eor w14, w14, w22
    ldr x22, [sp, #32]  /* reload */
    eor w11, w20, w11, ror #4
    ldr x20, [sp, #16]  /* reload */
    eor w17, w7, w17, ror #7
    ldr x7, [sp, #24]  /* reload */
    eor w14, w22, w14, ror #2
    eor w10, w20, w10, ror #6
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    and w20, w9, w13
    eor w1, w7, w1, ror #3
    and w7, w10, w17
    eor w11, w11, w20
    ldr w20, [x0, #272]
    eor w1, w1, w7
    orr w7, w11, w9
    eor w17, w17, w12
    and w22, w12, w1
    eor w13, w13, w7
    eor w14, w14, w22
    orr w7, w11, w13
    eor w10, w10, w14
    eor w9, w9, w7
    orr w7, w14, w1
    eor w1, w1, w10
    eor w10, w10, w9
    eor w12, w12, w7
    and w7, w10, w1
    and w22, w1, w17
    eon w12, w12, w11
    eor w17, w17, w7
    eor w14, w14, w22
    eor w7, w12, w1
    eor w22, w10, w17
    eor w10, w10, w20
    ldr w20, [x0, #980]  /* again */
    eor w14, w14, w13
    eor w13, w13, w7
    and w7, w7, w22
    eon w11, w22, w11
    eor w7, w14, w7
    orr w22, w14, w12
    eor w9, w9, w7
    ldr w7, [x0, #988]  /* again */
    eor w17, w17, w22
    eor w13, w20, w13, ror #1
    ldr w20, [x0, #984]  /* again */
    orr w22, w17, w14
    eor w17, w29, w17, ror #5
    eor w1, w1, w22
    ldr w22, [x0, #336]  /* again */
    eor w12, w7, w12, ror #7
    ldr w7, [x0, #352]  /* again */
    eor w11, w20, w11, ror #4
    ldr w20, [x0, #384]  /* again */
    eor w1, w22, w1, ror #2
    eor w14, w7, w14, ror #3
    eor w9, w20, w9, ror #6
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and w20, w13, w10
    and w7, w9, w12
    eor w11, w11, w20
    eor w12, w12, w17
    ldr w20, [x0, #400]
    eor w14, w14, w7
    orr w7, w11, w13
    and w22, w17, w14
    eor w10, w10, w7
    eor w1, w1, w22
    orr w7, w11, w10
    eor w9, w9, w1
    eor w13, w13, w7
    orr w7, w1, w14
    eor w14, w14, w9
    eor w9, w9, w13
    eor w17, w17, w7
    and w7, w9, w14
    eon w17, w17, w11
    and w22, w14, w12
    eor w12, w12, w7
    eor w1, w1, w22
    eor w7, w17, w14
    eor w22, w9, w12
    eor w1, w1, w10
    eor w10, w10, w7
    and w7, w7, w22
    eor w9, w9, w20
    eon w11, w22, w11
    eor w7, w1, w7
    eor w10, w23, w10, ror #1
    orr w20, w1, w17
    eor w13, w13, w7
    eor w11, w21, w11, ror #4
    eor w12, w12, w20
    eor w17, w25, w17, ror #7
    eor w13, w26, w13, ror #6
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and w7, w10, w9
    orr w20, w12, w1
    eor w1, w27, w1, ror #3
    and w21, w13, w17
    eor w11, w11, w7
    eor w14, w14, w20
    eor w12, w24, w12, ror #5
    ldr w20, [x0, #528]
    eor w1, w1, w21
    orr w7, w11, w10
    eor w14, w30, w14, ror #2
    and w21, w12, w1
    eor w9, w9, w7
    eor w17, w17, w12
    eor w14, w14, w21
    orr w7, w11, w9
    eor w13, w13, w14
    eor w10, w10, w7
    orr w7, w14, w1
    eor w1, w1, w13
    eor w13, w13, w10
    eor w12, w12, w7
    and w7, w13, w1
    eon w12, w12, w11
    and w21, w1, w17
    eor w17, w17, w7
    eor w14, w14, w21
    eor w7, w12, w1
    eor w21, w13, w17
    eor w14, w14, w9
    eor w9, w9, w7
    and w7, w7, w21
    orr w22, w14, w12
    eor w13, w13, w20
    eor w7, w14, w7
    eon w11, w21, w11
    eor w9, w16, w9, ror #1
    eor w10, w10, w7
    eor w16, w17, w22
    eor w12, w3, w12, ror #7
    eor w10, w4, w10, ror #6
    eor w11, w8, w11, ror #4
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and w3, w9, w13
    orr w17, w16, w14
    eor w14, w5, w14, ror #3
    and w8, w10, w12
    eor w11, w11, w3
    eor w17, w1, w17
    eor w16, w6, w16, ror #5
    eor w14, w14, w8
    orr w8, w11, w9
    eor w15, w15, w17, ror #2
    and w17, w16, w14
    eor w13, w13, w8
    eor w12, w12, w16
    eor w15, w15, w17
    ldr w17, [x0, #656]
    orr w0, w11, w13
    eor w10, w10, w15
    eor w9, w9, w0
    orr w8, w15, w14
    eor w14, w14, w10
    eor w10, w10, w9
    eor w16, w16, w8
    and w0, w10, w14
    and w8, w14, w12
    eon w16, w16, w11
    eor w12, w12, w0
    eor w15, w15, w8
    eor w8, w16, w14
    eor w17, w10, w17
    eor w10, w10, w12
    eor w15, w15, w13
    strb w17, [x2, #0]
    and w17, w8, w10
    eon w10, w10, w11
    ldr x11, [sp, #0]  /* reload */
    orr w0, w15, w16
    eor w13, w13, w8
    eor w12, w12, w0
    eor w13, w19, w13, ror #1
    orr w8, w12, w15
    strb w13, [x2, #1]
    eor w13, w15, w17
    eor w12, w28, w12, ror #5
    eor w10, w11, w10, ror #4
    ldr x11, [sp, #32]  /* reload */
    eor w14, w14, w8
    eor w9, w9, w13
    ldr x13, [sp, #24]  /* reload */
    strb w10, [x2, #2]
    ldr x10, [sp, #16]  /* reload */
    strb w12, [x2, #3]
    eor w11, w11, w14, ror #2
    ldr x14, [sp, #8]  /* reload */
    eor w13, w13, w15, ror #3
    eor w9, w10, w9, ror #6
    strb w11, [x2, #4]
    strb w13, [x2, #5]
    eor w14, w14, w16, ror #7
    strb w14, [x2, #6]
    strb w9, [x2, #7]
    ldr x19, [sp, #40]
    ldr x20, [sp, #48]
    ldr x21, [sp, #56]
    ldr x22, [sp, #64]
    ldr x23, [sp, #72]
    ldr x24, [sp, #80]
    ldr x25, [sp, #88]
    ldr x26, [sp, #96]
    ldr x27, [sp, #104]
    ldr x28, [sp, #112]
    ldr x29, [sp, #120]
    ldr x30, [sp, #128]
    add sp, sp, #144
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
    END pipo64_256_encrypt

    FUNCTION pipo64_256_decrypt
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
    CIPHERGEN_SIGN
    CIPHERGEN_NEGATE
    sub sp, sp, #128
    .cfi_def_cfa_offset 128
    str x19, [sp, #32]
    .cfi_offset x19, -96
    str x20, [sp, #40]
    .cfi_offset x20, -88
    str x21, [sp, #48]
    .cfi_offset x21, -80
    str x22, [sp, #56]
    .cfi_offset x22, -72
    str x23, [sp, #64]
    .cfi_offset x23, -64
    str x24, [sp, #72]
    .cfi_offset x24, -56
    str x25, [sp, #80]
    .cfi_offset x25, -48
    str x26, [sp, #88]
    .cfi_offset x26, -40
    str x27, [sp, #96]
    .cfi_offset x27, -32
    str x28, [sp, #104]
    .cfi_offset x28, -24
    str x29, [sp, #112]
    .cfi_offset x29, -16
    str x30, [sp, #120]
    .cfi_offset x30, -8
    ldrb w9, [x1, #3]
    ldrb w10, [x1, #5]
    ldrb w11, [x1, #6]
    ldrb w12, [x1, #4]
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w13, [x0, #704]
    ldr w14, [x0, #736]
    ldrb w15, [x1, #0]
    ldr w16, [x0, #976]
    orr w9, w9, w9, lsl #8
    orr w10, w10, w10, lsl #8
    ldr w17, [x0, #720]
    ldr w8, [x0, #656]
    orr w9, w9, w9, lsl #16
    orr w10, w10, w10, lsl #16
    orr w11, w11, w11, lsl #8
    ldrb w3, [x1, #1]
    orr w12, w12, w12, lsl #8
    orr w11, w11, w11, lsl #16
    ldrb w4, [x1, #7]
    eor w9, w9, w13
    eor w10, w10, w14
    orr w15, w15, w15, lsl #8
    orr w12, w12, w12, lsl #16
    ldrb w1, [x1, #2]
    eor w11, w11, w16
    extr w5, w9, w9, #3
    extr w6, w10, w10, #5
    ldr w7, [x0, #968]
    orr w15, w15, w15, lsl #16
    eor w12, w12, w17
    orr w5, w5, w10, ror #5
    ldr w19, [x0, #768]
    orr w6, w6, w11, ror #1
    eor w12, w5, w12, ror #6
    eor w15, w15, w8
    ldr w8, [x0, #972]
    eor w9, w6, w9, ror #3
    orr w3, w3, w3, lsl #8
    orr w4, w4, w4, lsl #8
    eor w5, w12, w11, ror #1
    eor w6, w15, w9
    orr w3, w3, w3, lsl #16
    /* round i = 16: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w20, [x0, #592]
    orr w4, w4, w4, lsl #16
    and w21, w5, w6
    orr w1, w1, w1, lsl #8
    ldr w22, [x0, #624]
    eor w3, w3, w7
    eor w4, w4, w19
    eor w21, w21, w10, ror #5
    ldr w23, [x0, #48]
    and w24, w12, w15
    orr w1, w1, w1, lsl #16
    eor w3, w5, w3, ror #7
    ldr w5, [x0, #608]
    eor w4, w21, w4, ror #2
    eor w9, w9, w24
    eor w1, w1, w8
    ldr w21, [x0, #528]
    eor w10, w3, w10, ror #5
    and w24, w12, w9
    eor w15, w15, w4
    str x22, [sp, #0]  /* spill */
    eor w1, w6, w1, ror #4
    eor w10, w10, w24
    eor w12, w12, w15
    str x23, [sp, #8]  /* spill */
    eor w11, w1, w11, ror #1
    orr w6, w10, w12
    eor w15, w15, w10
    str x5, [sp, #16]  /* spill */
    eor w11, w11, w6
    orn w6, w3, w1
    ldr w24, [x0, #16]
    ldr w25, [x0, #640]
    eor w9, w9, w11
    eor w4, w4, w6
    and w6, w11, w12
    ldr w26, [x0, #32]
    and w27, w15, w9
    eor w11, w11, w20
    orn w28, w4, w1
    eor w12, w12, w27
    eor w10, w10, w6
    eor w9, w9, w23
    eor w12, w12, w22
    extr w6, w11, w11, #3
    eor w3, w3, w28
    str x25, [sp, #24]  /* spill */
    extr w22, w12, w12, #5
    eor w10, w10, w5
    orr w5, w6, w12, ror #5
    orr w6, w22, w9, ror #1
    eor w10, w5, w10, ror #6
    eor w5, w3, w21
    eor w11, w6, w11, ror #3
    eor w6, w10, w9, ror #1
    and w3, w4, w3
    eor w21, w5, w11
    eor w4, w4, w24
    eor w15, w15, w25
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w22, [x0, #448]
    and w23, w6, w21
    and w27, w10, w5
    eon w1, w3, w1
    ldr w3, [x0, #480]
    eor w23, w23, w12, ror #5
    eor w4, w6, w4, ror #7
    eor w11, w11, w27
    ldr w6, [x0, #1000]
    eor w15, w23, w15, ror #2
    eor w1, w1, w26
    eor w12, w4, w12, ror #5
    ldr w23, [x0, #464]
    and w26, w10, w11
    eor w5, w5, w15
    eor w1, w21, w1, ror #4
    ldr w21, [x0, #400]
    eor w12, w12, w26
    eor w10, w10, w5
    eor w9, w1, w9, ror #1
    ldr w28, [x0, #992]
    orr w26, w12, w10
    eor w5, w5, w12
    orn w27, w4, w1
    eor w9, w9, w26
    eor w15, w15, w27
    ldr w26, [x0, #512]
    eor w11, w11, w9
    and w27, w9, w10
    eor w9, w9, w22
    ldr w22, [x0, #996]
    and w29, w5, w11
    orn w30, w15, w1
    eor w12, w12, w27
    eor w10, w10, w29
    eor w11, w11, w6
    extr w6, w9, w9, #3
    eor w10, w10, w3
    eor w3, w4, w30
    eor w12, w12, w23
    extr w4, w10, w10, #5
    orr w6, w6, w10, ror #5
    eor w21, w3, w21
    orr w4, w4, w11, ror #1
    eor w12, w6, w12, ror #6
    and w3, w15, w3
    eor w9, w4, w9, ror #3
    eor w4, w12, w11, ror #1
    eor w15, w15, w28
    eor w6, w21, w9
    eor w5, w5, w26
    and w23, w12, w21
    /* round i = 14: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w26, [x0, #320]
    and w27, w4, w6
    eor w15, w4, w15, ror #7
    eon w1, w3, w1
    ldr w3, [x0, #352]
    eor w4, w27, w10, ror #5
    eor w9, w9, w23
    eor w1, w1, w22
    ldr w22, [x0, #988]
    eor w4, w4, w5, ror #2
    eor w10, w15, w10, ror #5
    and w5, w12, w9
    ldr w23, [x0, #336]
    eor w21, w21, w4
    eor w1, w6, w1, ror #4
    eor w10, w10, w5
    ldr w5, [x0, #272]
    eor w12, w12, w21
    eor w11, w1, w11, ror #1
    eor w6, w21, w10
    ldr w28, [x0, #980]
    orr w21, w10, w12
    orn w27, w15, w1
    ldr w29, [x0, #384]
    eor w11, w11, w21
    eor w4, w4, w27
    eor w9, w9, w11
    and w21, w11, w12
    eor w11, w11, w26
    ldr w26, [x0, #984]
    and w27, w6, w9
    orn w30, w4, w1
    eor w10, w10, w21
    eor w12, w12, w27
    eor w9, w9, w22
    extr w21, w11, w11, #3
    eor w12, w12, w3
    eor w15, w15, w30
    eor w10, w10, w23
    extr w27, w12, w12, #5
    orr w21, w21, w12, ror #5
    eor w5, w15, w5
    orr w27, w27, w9, ror #1
    eor w10, w21, w10, ror #6
    and w15, w4, w15
    eor w11, w27, w11, ror #3
    eor w21, w10, w9, ror #1
    eor w4, w4, w28
    eor w27, w5, w11
    eor w6, w6, w29
    and w29, w10, w5
    and w30, w21, w27
    eon w15, w15, w1
    eor w1, w21, w4, ror #7
    eor w4, w30, w12, ror #5
    eor w11, w11, w29
    eor w15, w15, w26
    eor w4, w4, w6, ror #2
    eor w12, w1, w12, ror #5
    and w6, w10, w11
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w21, [x0, #256]
    eor w5, w5, w4
    eor w15, w27, w15, ror #4
    eor w12, w12, w6
    eor w10, w10, w5
    eor w9, w15, w9, ror #1
    eor w5, w5, w12
    orr w6, w12, w10
    eor w29, w5, w19
    orn w27, w1, w15
    eor w9, w9, w6
    eor w4, w4, w27
    eor w11, w11, w9
    and w6, w9, w10
    eor w9, w9, w13
    and w5, w5, w11
    orn w27, w4, w15
    eor w12, w12, w6
    eor w10, w10, w5
    eor w11, w11, w16
    extr w5, w9, w9, #3
    eor w10, w10, w14
    eor w1, w1, w27
    eor w12, w12, w17
    extr w6, w10, w10, #5
    orr w5, w5, w10, ror #5
    eor w21, w1, w21
    orr w6, w6, w11, ror #1
    eor w12, w5, w12, ror #6
    and w1, w4, w1
    eor w9, w6, w9, ror #3
    eor w5, w12, w11, ror #1
    eon w15, w1, w15
    eor w6, w21, w9
    eor w4, w4, w7
    and w27, w12, w21
    ldr x30, [sp, #8]  /* reload */
    and w1, w5, w6
    eor w4, w5, w4, ror #7
    eor w9, w9, w27
    eor w1, w1, w10, ror #5
    eor w15, w15, w8
    eor w10, w4, w10, ror #5
    eor w1, w1, w29, ror #2
    and w5, w12, w9
    eor w15, w6, w15, ror #4
    eor w21, w21, w1
    eor w10, w10, w5
    eor w11, w15, w11, ror #1
    eor w12, w12, w21
    eor w5, w21, w10
    orn w21, w4, w15
    orr w27, w10, w12
    eor w1, w1, w21
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w21, w5, w25
    ldr w6, [x0, #240]
    eor w11, w11, w27
    orn w25, w1, w15
    eor w27, w1, w24
    eor w9, w9, w11
    and w29, w11, w12
    eor w11, w11, w20
    and w5, w5, w9
    eor w9, w9, w30
    ldr x30, [sp, #16]  /* reload */
    eor w10, w10, w29
    eor w12, w12, w5
    ldr x5, [sp, #0]  /* reload */
    extr w29, w11, w11, #3
    eor w4, w4, w25
    and w1, w1, w4
    eon w15, w1, w15
    eor w10, w10, w30
    eor w12, w12, w5
    eor w5, w4, w6
    orr w25, w29, w12, ror #5
    extr w6, w12, w12, #5
    eor w10, w25, w10, ror #6
    orr w4, w6, w9, ror #1
    eor w1, w10, w9, ror #1
    eor w11, w4, w11, ror #3
    and w4, w10, w5
    eor w25, w1, w27, ror #7
    ldr w27, [x0, #32]  /* again */
    eor w6, w5, w11
    eor w11, w11, w4
    and w1, w1, w6
    eor w4, w25, w12, ror #5
    ldr w29, [x0, #512]  /* again */
    eor w12, w1, w12, ror #5
    and w1, w10, w11
    eor w12, w12, w21, ror #2
    eor w1, w4, w1
    eor w15, w15, w27
    eor w5, w5, w12
    eor w15, w6, w15, ror #4
    eor w10, w10, w5
    eor w5, w5, w1
    orn w6, w25, w15
    eor w9, w15, w9, ror #1
    orr w21, w1, w10
    eor w12, w12, w6
    eor w9, w9, w21
    ldr w6, [x0, #992]  /* again */
    orn w27, w12, w15
    eor w11, w11, w9
    eor w21, w25, w27
    ldr w27, [x0, #448]  /* again */
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w25, w5, w29
    and w29, w9, w10
    and w5, w5, w11
    ldr w4, [x0, #224]
    eor w1, w1, w29
    eor w10, w10, w5
    ldr w5, [x0, #480]  /* again */
    eor w6, w12, w6
    and w12, w12, w21
    eon w12, w12, w15
    ldr w15, [x0, #996]  /* again */
    eor w9, w9, w27
    ldr w27, [x0, #1000]  /* again */
    extr w29, w9, w9, #3
    eor w4, w21, w4
    eor w10, w10, w5
    extr w5, w10, w10, #5
    orr w21, w29, w10, ror #5
    eor w12, w12, w15
    eor w11, w11, w27
    ldr w27, [x0, #464]  /* again */
    orr w5, w5, w11, ror #1
    eor w9, w5, w9, ror #3
    eor w1, w1, w27
    eor w1, w21, w1, ror #6
    eor w21, w4, w9
    eor w15, w1, w11, ror #1
    and w5, w1, w4
    eor w12, w21, w12, ror #4
    eor w6, w15, w6, ror #7
    eor w9, w9, w5
    and w15, w15, w21
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w21, [x0, #208]
    eor w5, w6, w10, ror #5
    and w29, w1, w9
    eor w10, w15, w10, ror #5
    eor w15, w5, w29
    eor w10, w10, w25, ror #2
    orn w5, w6, w12
    eor w4, w4, w10
    eor w10, w10, w5
    eor w11, w12, w11, ror #1
    eor w1, w1, w4
    orn w5, w10, w12
    eor w4, w4, w15
    orr w25, w15, w1
    eor w5, w6, w5
    eor w6, w10, w28
    eor w11, w11, w25
    eor w21, w5, w21
    and w10, w10, w5
    ldr w5, [x0, #320]  /* again */
    eor w9, w9, w11
    and w25, w11, w1
    eon w10, w10, w12
    and w29, w4, w9
    eor w15, w15, w25
    eor w9, w9, w22
    eor w1, w1, w29
    ldr w29, [x0, #384]  /* again */
    eor w15, w15, w23
    eor w10, w10, w26
    eor w11, w11, w5
    eor w1, w1, w3
    extr w25, w11, w11, #3
    extr w12, w1, w1, #5
    orr w25, w25, w1, ror #5
    orr w12, w12, w9, ror #1
    eor w15, w25, w15, ror #6
    eor w11, w12, w11, ror #3
    eor w4, w4, w29
    eor w12, w15, w9, ror #1
    eor w26, w21, w11
    and w25, w15, w21
    eor w6, w12, w6, ror #7
    and w12, w12, w26
    eor w11, w11, w25
    eor w12, w12, w1, ror #5
    eor w25, w6, w1, ror #5
    and w29, w15, w11
    eor w12, w12, w4, ror #2
    eor w10, w26, w10, ror #4
    eor w1, w25, w29
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w25, [x0, #192]
    eor w21, w21, w12
    eor w9, w10, w9, ror #1
    orn w4, w6, w10
    eor w15, w15, w21
    eor w12, w12, w4
    eor w4, w21, w1
    orr w26, w1, w15
    orn w21, w12, w10
    eor w9, w9, w26
    eor w6, w6, w21
    eor w21, w12, w7
    eor w11, w11, w9
    eor w25, w6, w25
    and w12, w12, w6
    and w26, w4, w11
    and w6, w9, w15
    eor w9, w9, w13
    eor w15, w15, w26
    eor w1, w1, w6
    eor w11, w11, w16
    eor w15, w15, w14
    extr w6, w9, w9, #3
    eon w10, w12, w10
    extr w12, w15, w15, #5
    eor w1, w1, w17
    orr w6, w6, w15, ror #5
    orr w12, w12, w11, ror #1
    eor w1, w6, w1, ror #6
    eor w4, w4, w19
    eor w9, w12, w9, ror #3
    eor w12, w1, w11, ror #1
    and w6, w1, w25
    eor w26, w25, w9
    eor w21, w12, w21, ror #7
    eor w10, w10, w8
    and w12, w12, w26
    eor w9, w9, w6
    eor w6, w21, w15, ror #5
    eor w12, w12, w15, ror #5
    and w29, w1, w9
    eor w10, w26, w10, ror #4
    eor w12, w12, w4, ror #2
    eor w15, w6, w29
    orn w4, w21, w10
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w6, [x0, #176]
    eor w25, w25, w12
    eor w12, w12, w4
    eor w11, w10, w11, ror #1
    eor w1, w1, w25
    eor w4, w25, w15
    orn w25, w12, w10
    orr w26, w15, w1
    eor w21, w21, w25
    eor w25, w12, w24
    eor w11, w11, w26
    eor w6, w21, w6
    and w12, w12, w21
    ldr x26, [sp, #8]  /* reload */
    and w21, w11, w1
    eor w9, w9, w11
    eon w10, w12, w10
    ldr w12, [x0, #32]  /* again */
    eor w15, w15, w21
    ldr x21, [sp, #0]  /* reload */
    and w29, w4, w9
    eor w11, w11, w20
    eor w1, w1, w29
    ldr x29, [sp, #24]  /* reload */
    eor w15, w15, w30
    eor w9, w9, w26
    extr w26, w11, w11, #3
    eor w10, w10, w12
    eor w1, w1, w21
    extr w21, w1, w1, #5
    orr w26, w26, w1, ror #5
    eor w4, w4, w29
    orr w12, w21, w9, ror #1
    eor w15, w26, w15, ror #6
    eor w11, w12, w11, ror #3
    eor w12, w15, w9, ror #1
    and w21, w15, w6
    eor w26, w6, w11
    eor w25, w12, w25, ror #7
    eor w11, w11, w21
    and w12, w12, w26
    eor w21, w25, w1, ror #5
    and w29, w15, w11
    eor w12, w12, w1, ror #5
    eor w10, w26, w10, ror #4
    eor w1, w21, w29
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w21, [x0, #160]
    eor w12, w12, w4, ror #2
    orn w4, w25, w10
    ldr w26, [x0, #992]  /* again */
    eor w9, w10, w9, ror #1
    eor w6, w6, w12
    eor w12, w12, w4
    eor w15, w15, w6
    eor w4, w6, w1
    orn w6, w12, w10
    eor w6, w25, w6
    orr w29, w1, w15
    eor w25, w12, w26
    eor w21, w6, w21
    and w12, w12, w6
    ldr w6, [x0, #448]  /* again */
    eor w9, w9, w29
    eon w10, w12, w10
    ldr w12, [x0, #996]  /* again */
    eor w11, w11, w9
    and w26, w9, w15
    and w29, w4, w11
    eor w1, w1, w26
    eor w9, w9, w6
    ldr w6, [x0, #1000]  /* again */
    eor w15, w15, w29
    ldr w29, [x0, #512]  /* again */
    extr w26, w9, w9, #3
    eor w1, w1, w27
    eor w10, w10, w12
    eor w11, w11, w6
    ldr w6, [x0, #480]  /* again */
    eor w4, w4, w29
    eor w15, w15, w6
    extr w6, w15, w15, #5
    orr w26, w26, w15, ror #5
    orr w12, w6, w11, ror #1
    eor w1, w26, w1, ror #6
    eor w9, w12, w9, ror #3
    eor w12, w1, w11, ror #1
    and w6, w1, w21
    eor w26, w21, w9
    eor w25, w12, w25, ror #7
    eor w9, w9, w6
    and w12, w12, w26
    eor w6, w25, w15, ror #5
    and w29, w1, w9
    eor w12, w12, w15, ror #5
    eor w10, w26, w10, ror #4
    eor w15, w6, w29
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w6, [x0, #144]
    eor w12, w12, w4, ror #2
    eor w11, w10, w11, ror #1
    orn w4, w25, w10
    eor w21, w21, w12
    eor w12, w12, w4
    eor w1, w1, w21
    eor w4, w21, w15
    orn w21, w12, w10
    orr w26, w15, w1
    eor w21, w25, w21
    eor w25, w12, w28
    eor w11, w11, w26
    eor w6, w21, w6
    and w12, w12, w21
    eor w9, w9, w11
    and w21, w11, w1
    eon w10, w12, w10
    ldr w12, [x0, #984]  /* again */
    and w26, w4, w9
    eor w11, w11, w5
    eor w15, w15, w21
    eor w1, w1, w26
    ldr w26, [x0, #384]  /* again */
    eor w9, w9, w22
    extr w21, w11, w11, #3
    eor w1, w1, w3
    eor w15, w15, w23
    orr w21, w21, w1, ror #5
    eor w10, w10, w12
    eor w15, w21, w15, ror #6
    eor w4, w4, w26
    extr w26, w1, w1, #5
    and w21, w15, w6
    orr w12, w26, w9, ror #1
    eor w11, w12, w11, ror #3
    eor w12, w15, w9, ror #1
    eor w26, w6, w11
    eor w25, w12, w25, ror #7
    eor w11, w11, w21
    and w12, w12, w26
    eor w21, w25, w1, ror #5
    and w29, w15, w11
    eor w12, w12, w1, ror #5
    eor w10, w26, w10, ror #4
    eor w1, w21, w29
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w21, [x0, #128]
    eor w12, w12, w4, ror #2
    eor w9, w10, w9, ror #1
    orn w4, w25, w10
    eor w6, w6, w12
    eor w12, w12, w4
    eor w15, w15, w6
    eor w4, w6, w1
    orn w6, w12, w10
    orr w26, w1, w15
    eor w6, w25, w6
    eor w25, w12, w7
    eor w9, w9, w26
    eor w21, w6, w21
    and w12, w12, w6
    eor w11, w11, w9
    and w6, w9, w15
    eor w9, w9, w13
    and w26, w4, w11
    eor w1, w1, w6
    eor w11, w11, w16
    eor w15, w15, w26
    extr w6, w9, w9, #3
    eon w10, w12, w10
    eor w15, w15, w14
    eor w1, w1, w17
    eor w4, w4, w19
    extr w12, w15, w15, #5
    orr w6, w6, w15, ror #5
    eor w10, w10, w8
    orr w12, w12, w11, ror #1
    eor w1, w6, w1, ror #6
    eor w9, w12, w9, ror #3
    eor w12, w1, w11, ror #1
    and w6, w1, w21
    eor w26, w21, w9
    eor w25, w12, w25, ror #7
    eor w9, w9, w6
    and w12, w12, w26
    eor w6, w25, w15, ror #5
    and w29, w1, w9
    eor w12, w12, w15, ror #5
    eor w10, w26, w10, ror #4
    eor w15, w6, w29
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w6, [x0, #112]
    eor w12, w12, w4, ror #2
    orn w4, w25, w10
    eor w11, w10, w11, ror #1
    eor w21, w21, w12
    eor w12, w12, w4
    eor w1, w1, w21
    eor w4, w21, w15
    orn w21, w12, w10
    orr w26, w15, w1
    eor w21, w25, w21
    eor w25, w12, w24
    eor w11, w11, w26
    eor w6, w21, w6
    and w12, w12, w21
    ldr x26, [sp, #8]  /* reload */
    and w21, w11, w1
    eor w9, w9, w11
    eor w11, w11, w20
    eor w15, w15, w21
    ldr x21, [sp, #0]  /* reload */
    and w29, w4, w9
    eon w10, w12, w10
    eor w1, w1, w29
    ldr x29, [sp, #24]  /* reload */
    ldr w12, [x0, #32]  /* again */
    eor w15, w15, w30
    eor w9, w9, w26
    extr w26, w11, w11, #3
    eor w1, w1, w21
    extr w21, w1, w1, #5
    orr w26, w26, w1, ror #5
    eor w4, w4, w29
    orr w21, w21, w9, ror #1
    eor w15, w26, w15, ror #6
    eor w10, w10, w12
    eor w11, w21, w11, ror #3
    eor w21, w15, w9, ror #1
    and w26, w15, w6
    eor w29, w6, w11
    eor w25, w21, w25, ror #7
    eor w11, w11, w26
    and w21, w21, w29
    eor w26, w25, w1, ror #5
    and w30, w15, w11
    eor w1, w21, w1, ror #5
    eor w10, w29, w10, ror #4
    eor w21, w26, w30
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w26, [x0, #96]
    eor w1, w1, w4, ror #2
    orn w4, w25, w10
    ldr w29, [x0, #992]  /* again */
    eor w9, w10, w9, ror #1
    eor w6, w6, w1
    eor w1, w1, w4
    eor w15, w15, w6
    eor w4, w6, w21
    orn w6, w1, w10
    eor w6, w25, w6
    orr w30, w21, w15
    eor w25, w1, w29
    eor w26, w6, w26
    and w1, w1, w6
    ldr w6, [x0, #448]  /* again */
    eor w9, w9, w30
    eon w10, w1, w10
    ldr w1, [x0, #996]  /* again */
    eor w11, w11, w9
    and w29, w9, w15
    and w30, w4, w11
    eor w21, w21, w29
    eor w9, w9, w6
    ldr w6, [x0, #1000]  /* again */
    eor w15, w15, w30
    ldr w30, [x0, #512]  /* again */
    extr w29, w9, w9, #3
    eor w21, w21, w27
    eor w10, w10, w1
    eor w11, w11, w6
    ldr w6, [x0, #480]  /* again */
    eor w4, w4, w30
    eor w15, w15, w6
    extr w6, w15, w15, #5
    orr w27, w29, w15, ror #5
    orr w1, w6, w11, ror #1
    eor w6, w27, w21, ror #6
    eor w9, w1, w9, ror #3
    eor w1, w6, w11, ror #1
    and w21, w6, w26
    eor w27, w26, w9
    eor w25, w1, w25, ror #7
    eor w9, w9, w21
    and w1, w1, w27
    eor w21, w25, w15, ror #5
    eor w10, w27, w10, ror #4
    eor w15, w1, w15, ror #5
    and w29, w6, w9
    eor w11, w10, w11, ror #1
    eor w15, w15, w4, ror #2
    orn w4, w25, w10
    eor w1, w21, w29
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w21, [x0, #80]
    eor w26, w26, w15
    eor w15, w15, w4
    eor w4, w6, w26
    eor w6, w26, w1
    orn w26, w15, w10
    orr w27, w1, w4
    eor w25, w25, w26
    eor w26, w15, w28
    eor w11, w11, w27
    eor w21, w25, w21
    and w15, w15, w25
    eor w9, w9, w11
    and w25, w11, w4
    eor w11, w11, w5
    and w5, w6, w9
    eor w9, w9, w22
    ldr w22, [x0, #384]  /* again */
    eon w10, w15, w10
    ldr w15, [x0, #984]  /* again */
    eor w4, w4, w5
    eor w1, w1, w25
    extr w5, w11, w11, #3
    eor w3, w4, w3
    eor w1, w1, w23
    orr w5, w5, w3, ror #5
    eor w4, w6, w22
    extr w6, w3, w3, #5
    eor w1, w5, w1, ror #6
    eor w10, w10, w15
    orr w15, w6, w9, ror #1
    and w5, w1, w21
    eor w11, w15, w11, ror #3
    eor w15, w1, w9, ror #1
    eor w6, w21, w11
    eor w22, w15, w26, ror #7
    eor w11, w11, w5
    and w15, w15, w6
    eor w5, w22, w3, ror #5
    and w23, w1, w11
    eor w15, w15, w3, ror #5
    eor w10, w6, w10, ror #4
    eor w3, w5, w23
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w5, [x0, #64]
    eor w15, w15, w4, ror #2
    orn w4, w22, w10
    eor w9, w10, w9, ror #1
    eor w6, w21, w15
    eor w15, w15, w4
    eor w1, w1, w6
    eor w4, w6, w3
    orn w6, w15, w10
    orr w21, w3, w1
    eor w6, w22, w6
    eor w7, w15, w7
    eor w9, w9, w21
    eor w5, w6, w5
    and w15, w15, w6
    eor w11, w11, w9
    and w6, w9, w1
    eor w9, w9, w13
    and w13, w4, w11
    eor w3, w3, w6
    eor w11, w11, w16
    eor w13, w1, w13
    extr w16, w9, w9, #3
    eon w10, w15, w10
    eor w13, w13, w14
    eor w17, w3, w17
    eor w10, w10, w8
    extr w15, w13, w13, #5
    orr w16, w16, w13, ror #5
    eor w14, w4, w19
    orr w15, w15, w11, ror #1
    eor w16, w16, w17, ror #6
    eor w9, w15, w9, ror #3
    eor w15, w16, w11, ror #1
    and w17, w16, w5
    eor w8, w5, w9
    eor w1, w15, w7, ror #7
    eor w9, w9, w17
    /* end: x = y ^ rk[0] */
    ldr w17, [x0, #0]
    and w15, w15, w8
    eor w10, w8, w10, ror #4
    eor w8, w1, w13, ror #5
    eor w13, w15, w13, ror #5
    and w15, w16, w9
    orn w0, w1, w10
    eor w13, w13, w14, ror #2
    eor w14, w8, w15
    eor w11, w10, w11, ror #1
    eor w15, w5, w13
    eor w13, w13, w0
    orn w8, w13, w10
    eor w16, w16, w15
    eor w15, w15, w14
    eor w8, w1, w8
    eor w1, w13, w24
    orr w0, w14, w16
    and w13, w13, w8
    eor w11, w11, w0
    eor w17, w8, w17
    eon w10, w13, w10
    eor w9, w9, w11
    and w8, w11, w16
    strb w17, [x2, #0]
    eor w10, w10, w12
    ldr x12, [sp, #16]  /* reload */
    and w13, w15, w9
    eor w14, w14, w8
    strb w1, [x2, #1]
    eor w13, w16, w13
    ldr x16, [sp, #0]  /* reload */
    strb w10, [x2, #2]
    ldr x10, [sp, #24]  /* reload */
    eor w11, w11, w20
    strb w11, [x2, #3]
    eor w12, w14, w12
    ldr x14, [sp, #8]  /* reload */
    eor w13, w13, w16
    strb w12, [x2, #4]
    eor w10, w15, w10
    strb w13, [x2, #5]
    eor w9, w9, w14
    strb w9, [x2, #6]
    strb w10, [x2, #7]
    ldr x19, [sp, #32]
    ldr x20, [sp, #40]
    ldr x21, [sp, #48]
    ldr x22, [sp, #56]
    ldr x23, [sp, #64]
    ldr x24, [sp, #72]
    ldr x25, [sp, #80]
    ldr x26, [sp, #88]
    ldr x27, [sp, #96]
    ldr x28, [sp, #104]
    ldr x29, [sp, #112]
    ldr x30, [sp, #120]
    add sp, sp, #128
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
    END pipo64_256_decrypt

    FUNCTION pipo64_256_encrypt_blocks
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
    CIPHERGEN_SIGN
    CIPHERGEN_NEGATE
    sub sp, sp, #448
    .cfi_def_cfa_offset 448
    str x19, [sp, #352]
    .cfi_offset x19, -96
    str x20, [sp, #360]
    .cfi_offset x20, -88
    str x21, [sp, #368]
    .cfi_offset x21, -80
    str x22, [sp, #376]
    .cfi_offset x22, -72
    str x23, [sp, #384]
    .cfi_offset x23, -64
    str x24, [sp, #392]
    .cfi_offset x24, -56
    str x25, [sp, #400]
    .cfi_offset x25, -48
    str x26, [sp, #408]
    .cfi_offset x26, -40
    str x27, [sp, #416]
    .cfi_offset x27, -32
    str x28, [sp, #424]
    .cfi_offset x28, -24
    str x29, [sp, #432]
    .cfi_offset x29, -16
    str q8, [sp, #224]
    .cfi_offset d8, -224
    str q9, [sp, #240]
    .cfi_offset d9, -208
    str q10, [sp, #256]
    .cfi_offset d10, -192
    str q11, [sp, #272]
    .cfi_offset d11, -176
    str q12, [sp, #288]
    .cfi_offset d12, -160
    str q13, [sp, #304]
    .cfi_offset d13, -144
    str q14, [sp, #320]
    .cfi_offset d14, -128
    str q15, [sp, #336]
    .cfi_offset d15, -112
    str x30, [sp, #440]
    .cfi_offset x30, -8
    sub x9, x3, #240
    tbnz x9, 63, L(pipo64_256_encrypt_blocks_rest2)
    sub x9, x3, #40
    tbnz x9, 63, L(pipo64_256_encrypt_blocks_fewer3)
    /* start: x := x ^ rk[0] */
    ldp q17, q16, [x0, #592]
    ldp q19, q18, [x0, #624]
L(pipo64_256_encrypt_blocks_blocks6):
    ldp q21, q20, [x1, #0]
    ldp q23, q22, [x1, #32]
    ldp q25, q24, [x1, #64]
    ldp q27, q26, [x1, #96]
    ldp q29, q28, [x1, #128]
    ldp q31, q30, [x1, #160]
    ldp q1, q0, [x1, #192]
    ldp q3, q2, [x1, #224]
    /* start: x := x ^ rk[0] */
    ldp q4, q5, [x0, #0]
    ldp q6, q7, [x0, #32]
    add x10, x1, #256
    movz w11, #0x5555, lsl #0
    add x1, x1, #320
    movz w8, #0x5555, lsl #0
    ldr w12, [x10, #8]
    movk w11, #0x5555, lsl #16  /* 0x55555555 */
    ldr w13, [x10, #0]
    ldr w14, [x10, #24]
    movk w8, #0x5555, lsl #16  /* 0x55555555 */
    movz w3, #0x5555, lsl #0
    trn1 v8.16b, v21.16b, v20.16b
    trn2 v20.16b, v21.16b, v20.16b
    trn1 v21.16b, v23.16b, v22.16b
    trn2 v22.16b, v23.16b, v22.16b
    trn1 v23.16b, v25.16b, v24.16b
    trn2 v24.16b, v25.16b, v24.16b
    trn1 v25.16b, v27.16b, v26.16b
    trn2 v26.16b, v27.16b, v26.16b
    trn1 v27.16b, v29.16b, v28.16b
    trn2 v28.16b, v29.16b, v28.16b
    trn1 v29.8h, v8.8h, v21.8h
    trn2 v21.8h, v8.8h, v21.8h
    trn1 v8.8h, v20.8h, v22.8h
    trn2 v20.8h, v20.8h, v22.8h
    trn1 v22.8h, v23.8h, v25.8h
    trn2 v23.8h, v23.8h, v25.8h
    trn1 v25.8h, v24.8h, v26.8h
    trn2 v24.8h, v24.8h, v26.8h
    trn1 v26.16b, v31.16b, v30.16b
    trn2 v30.16b, v31.16b, v30.16b
    trn1 v31.16b, v1.16b, v0.16b
    trn2 v0.16b, v1.16b, v0.16b
    trn1 v1.4s, v29.4s, v22.4s
    trn2 v22.4s, v29.4s, v22.4s
    eor w15, w12, w13, lsr #1
    movk w3, #0x5555, lsl #16  /* 0x55555555 */
    movz w4, #0x3333, lsl #0
    movz w5, #0x3333, lsl #0
    and w11, w15, w11
    movz w15, #0x5555, lsl #0
    eor v29.16b, v1.16b, v4.16b
    eor v22.16b, v22.16b, v16.16b
    trn1 v1.4s, v8.4s, v25.4s
    trn2 v25.4s, v8.4s, v25.4s
    trn1 v8.4s, v21.4s, v23.4s
    trn2 v21.4s, v21.4s, v23.4s
    eor w12, w12, w11
    eor w11, w13, w11, lsl #1
    ldr w13, [x10, #16]
    movk w15, #0x5555, lsl #16  /* 0x55555555 */
    eor v1.16b, v1.16b, v5.16b
    eor v25.16b, v25.16b, v19.16b
    eor v23.16b, v8.16b, v6.16b
    eor v21.16b, v21.16b, v7.16b
    trn1 v8.4s, v20.4s, v24.4s
    trn2 v20.4s, v20.4s, v24.4s
    movk w4, #0x3333, lsl #16  /* 0x33333333 */
    movk w5, #0x3333, lsl #16  /* 0x33333333 */
    movz w7, #0x5555, lsl #0
    movz w19, #0x3333, lsl #0
    movz w20, #0x3333, lsl #0
    movz w22, #0x3333, lsl #0
    eor v24.16b, v8.16b, v17.16b
    eor v20.16b, v20.16b, v18.16b
    trn1 v8.16b, v3.16b, v2.16b
    trn2 v2.16b, v3.16b, v2.16b
    trn1 v3.8h, v27.8h, v26.8h
    trn2 v26.8h, v27.8h, v26.8h
    trn1 v27.8h, v28.8h, v30.8h
    trn2 v28.8h, v28.8h, v30.8h
    eor w16, w14, w13, lsr #1
    movk w7, #0x5555, lsl #16  /* 0x55555555 */
    trn1 v30.8h, v31.8h, v8.8h
    trn2 v31.8h, v31.8h, v8.8h
    trn1 v8.8h, v0.8h, v2.8h
    trn2 v0.8h, v0.8h, v2.8h
    and w15, w16, w15
    movk w19, #0x3333, lsl #16  /* 0x33333333 */
    movk w20, #0x3333, lsl #16  /* 0x33333333 */
    movk w22, #0x3333, lsl #16  /* 0x33333333 */
    trn1 v2.4s, v3.4s, v30.4s
    trn2 v30.4s, v3.4s, v30.4s
    trn1 v3.4s, v27.4s, v8.4s
    trn2 v27.4s, v27.4s, v8.4s
    eor w14, w14, w15
    eor w13, w13, w15, lsl #1
    movz w15, #0x3333, lsl #0
    movz w23, #0x3333, lsl #0
    eor v2.16b, v2.16b, v4.16b
    trn1 v4.4s, v26.4s, v31.4s
    trn2 v26.4s, v26.4s, v31.4s
    trn1 v31.4s, v28.4s, v0.4s
    trn2 v28.4s, v28.4s, v0.4s
    eor v30.16b, v30.16b, v16.16b
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v0.16b, v20.16b, v21.16b
    eor v3.16b, v3.16b, v5.16b
    eor v27.16b, v27.16b, v19.16b
    eor v4.16b, v4.16b, v6.16b
    eor v26.16b, v26.16b, v7.16b
    eor v31.16b, v31.16b, v17.16b
    eor v28.16b, v28.16b, v18.16b
    and v5.16b, v1.16b, v29.16b
    eor v25.16b, v25.16b, v0.16b
    ldr q0, [x0, #64]
    and v6.16b, v3.16b, v2.16b
    ldp q7, q8, [x0, #672]
    eor v21.16b, v21.16b, v24.16b
    movk w15, #0x3333, lsl #16  /* 0x33333333 */
    eor w16, w13, w11, lsr #2
    eor v23.16b, v23.16b, v5.16b
    and v5.16b, v24.16b, v25.16b
    movk w23, #0x3333, lsl #16  /* 0x33333333 */
    eor v4.16b, v4.16b, v6.16b
    and w15, w16, w15
    movz w16, #0x3333, lsl #0
    sub x9, x9, #40
    ldr w25, [x0, #840]  /* again */
    eor w13, w13, w15
    eor v22.16b, v22.16b, v5.16b
    orr v5.16b, v23.16b, v1.16b
    eor w11, w11, w15, lsl #2
    eor w15, w14, w12, lsr #2
    movk w16, #0x3333, lsl #16  /* 0x33333333 */
    orr v6.16b, v4.16b, v3.16b
    ldr w27, [x0, #820]  /* again */
    ldr w28, [x0, #836]  /* again */
    eor v20.16b, v20.16b, v22.16b
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v31.16b
    and w15, w15, w16
    eor v2.16b, v2.16b, v6.16b
    ldr w30, [x0, #832]  /* again */
    eor w14, w14, w15
    eor w12, w12, w15, lsl #2
    eor v27.16b, v27.16b, v5.16b
    orr v5.16b, v23.16b, v29.16b
    movz w15, #0xf0f, lsl #0
    eor w16, w12, w11, lsr #4
    orr v6.16b, v4.16b, v2.16b
    movk w15, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v1.16b, v1.16b, v5.16b
    and v5.16b, v31.16b, v27.16b
    and w15, w16, w15
    movz w16, #0xf0f, lsl #0
    eor v3.16b, v3.16b, v6.16b
    eor w12, w12, w15
    eor w11, w11, w15, lsl #4
    eor w15, w14, w13, lsr #4
    eor v30.16b, v30.16b, v5.16b
    eor v5.16b, v20.16b, v1.16b
    eor v20.16b, v25.16b, v20.16b
    orr v25.16b, v22.16b, v25.16b
    movk w16, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v28.16b, v28.16b, v30.16b
    and w15, w15, w16
    orr v9.16b, v30.16b, v27.16b
    eor v24.16b, v24.16b, v25.16b
    eor v25.16b, v5.16b, v0.16b
    eor w14, w14, w15
    eor w13, w13, w15, lsl #4
    movz w15, #0xff, lsl #0
    eor v27.16b, v27.16b, v28.16b
    eor v28.16b, v28.16b, v3.16b
    eor w16, w13, w11, lsr #8
    eor v24.16b, v24.16b, v23.16b
    movk w15, #0xff, lsl #16  /* 0x00ff00ff */
    eor v31.16b, v31.16b, v9.16b
    and v10.16b, v5.16b, v20.16b
    and w15, w16, w15
    movz w16, #0xff, lsl #0
    eor v0.16b, v28.16b, v0.16b
    eor v6.16b, v24.16b, v20.16b
    eor w13, w13, w15
    eor w11, w11, w15, lsl #8
    eor w15, w14, w12, lsr #8
    movk w16, #0xff, lsl #16  /* 0x00ff00ff */
    eor v31.16b, v31.16b, v4.16b
    eor v10.16b, v21.16b, v10.16b
    and v21.16b, v20.16b, v21.16b
    and w15, w15, w16
    ldr w16, [x10, #4]
    eor v9.16b, v29.16b, v6.16b
    eor w14, w14, w15
    eor w12, w12, w15, lsl #8
    ldr w15, [x10, #12]
    eor v5.16b, v5.16b, v10.16b
    eor w17, w13, w14, lsl #16
    eor v21.16b, v22.16b, v21.16b
    eor w14, w14, w17, lsr #16
    ubfm w17, w17, #16, #31
    eor v22.16b, v23.16b, v5.16b
    bic v23.16b, v5.16b, v6.16b
    eor w13, w13, w17, lsl #16
    eor w17, w11, w12, lsl #16
    eor v21.16b, v21.16b, v29.16b
    shl v29.16b, v9.16b, #7
    eor w12, w12, w17, lsr #16
    ubfm w17, w17, #16, #31
    shl v6.16b, v22.16b, #4
    eor w11, w11, w17, lsl #16
    eor w17, w15, w16, lsr #1
    eor v23.16b, v21.16b, v23.16b
    sri v29.16b, v9.16b, #1
    and w17, w17, w8
    ldr w8, [x10, #20]
    sri v6.16b, v22.16b, #4
    eor w15, w15, w17
    eor w16, w16, w17, lsl #1
    ldr w17, [x10, #28]
    eor v23.16b, v1.16b, v23.16b
    eor v1.16b, v31.16b, v27.16b
    eor v29.16b, v29.16b, v7.16b
    eor v22.16b, v6.16b, v8.16b
    eor v5.16b, v2.16b, v1.16b
    eor w6, w17, w8, lsr #1
    shl v6.16b, v5.16b, #7
    and w3, w6, w3
    eor w17, w17, w3
    eor w8, w8, w3, lsl #1
    movz w3, #0xf0f, lsl #0
    sri v6.16b, v5.16b, #1
    eor w6, w8, w16, lsr #2
    movk w3, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w4, w6, w4
    movz w6, #0x5555, lsl #0
    eor v5.16b, v6.16b, v7.16b
    and v6.16b, v28.16b, v27.16b
    eor w8, w8, w4
    eor w16, w16, w4, lsl #2
    eor w4, w17, w15, lsr #2
    movk w6, #0x5555, lsl #16  /* 0x55555555 */
    and w4, w4, w5
    eor v6.16b, v26.16b, v6.16b
    and v26.16b, v27.16b, v26.16b
    eor w17, w17, w4
    eor w15, w15, w4, lsl #2
    movz w4, #0xf0f, lsl #0
    eor w5, w15, w16, lsr #4
    movk w4, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v28.16b, v28.16b, v6.16b
    eor v26.16b, v30.16b, v26.16b
    and w3, w5, w3
    eor w15, w15, w3
    eor w16, w16, w3, lsl #4
    eor w3, w17, w8, lsr #4
    eor v30.16b, v4.16b, v28.16b
    eor v26.16b, v26.16b, v2.16b
    orn v2.16b, v21.16b, v24.16b
    and w3, w3, w4
    bic v28.16b, v28.16b, v1.16b
    ldp q1, q4, [x0, #704]
    eor w17, w17, w3
    eor w8, w8, w3, lsl #4
    movz w3, #0xff, lsl #0
    eor v2.16b, v10.16b, v2.16b
    orn v7.16b, v26.16b, v31.16b
    eor w4, w8, w16, lsr #8
    movk w3, #0xff, lsl #16  /* 0x00ff00ff */
    eor v28.16b, v26.16b, v28.16b
    and w3, w4, w3
    movz w4, #0xff, lsl #0
    eor v6.16b, v6.16b, v7.16b
    eor w8, w8, w3
    eor w16, w16, w3, lsl #8
    eor w3, w17, w15, lsr #8
    movk w4, #0xff, lsl #16  /* 0x00ff00ff */
    eor v28.16b, v3.16b, v28.16b
    shl v3.16b, v30.16b, #4
    and w3, w3, w4
    ldr w4, [x10, #32]
    eor w17, w17, w3
    eor w15, w15, w3, lsl #8
    ldr w3, [x10, #40]
    sri v3.16b, v30.16b, #4
    eor w5, w8, w17, lsl #16
    shl v30.16b, v2.16b, #3
    eor w17, w17, w5, lsr #16
    ubfm w5, w5, #16, #31
    eor v3.16b, v3.16b, v8.16b
    ldp q7, q8, [x0, #736]
    eor w8, w8, w5, lsl #16
    eor w5, w16, w15, lsl #16
    sri v30.16b, v2.16b, #5
    orr v2.16b, v2.16b, v21.16b
    eor w15, w15, w5, lsr #16
    ubfm w5, w5, #16, #31
    eor w16, w16, w5, lsl #16
    eor w5, w3, w4, lsr #1
    eor v30.16b, v30.16b, v1.16b
    eor v20.16b, v20.16b, v2.16b
    shl v2.16b, v21.16b, #5
    and w5, w5, w6
    ldr w6, [x10, #48]
    eor w3, w3, w5
    eor w4, w4, w5, lsl #1
    ldr w5, [x10, #56]
    sri v2.16b, v21.16b, #3
    eor v21.16b, v2.16b, v7.16b
    shl v2.16b, v6.16b, #3
    eor w21, w5, w6, lsr #1
    sri v2.16b, v6.16b, #5
    orr v6.16b, v6.16b, v26.16b
    and w7, w21, w7
    eor w5, w5, w7
    eor w6, w6, w7, lsl #1
    movz w7, #0xf0f, lsl #0
    eor v1.16b, v2.16b, v1.16b
    eor v27.16b, v27.16b, v6.16b
    eor w21, w6, w4, lsr #2
    movk w7, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    shl v2.16b, v20.16b, #6
    shl v6.16b, v28.16b, #2
    and w19, w21, w19
    movz w21, #0x5555, lsl #0
    eor w6, w6, w19
    eor w4, w4, w19, lsl #2
    eor w19, w5, w3, lsr #2
    movk w21, #0x5555, lsl #16  /* 0x55555555 */
    sri v2.16b, v20.16b, #2
    shl v20.16b, v27.16b, #6
    and w19, w19, w20
    sri v6.16b, v28.16b, #6
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    ldr q28, [x0, #80]
    eor w5, w5, w19
    eor w3, w3, w19, lsl #2
    movz w19, #0xf0f, lsl #0
    eor v2.16b, v2.16b, v4.16b
    sri v20.16b, v27.16b, #2
    eor w20, w3, w4, lsr #4
    movk w19, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    shl v27.16b, v26.16b, #5
    and w7, w20, w7
    eor v20.16b, v20.16b, v4.16b
    eor w3, w3, w7
    eor w4, w4, w7, lsl #4
    eor w7, w5, w6, lsr #4
    sri v27.16b, v26.16b, #3
    shl v26.16b, v24.16b, #1
    shl v4.16b, v31.16b, #1
    and w7, w7, w19
    eor w5, w5, w7
    eor w6, w6, w7, lsl #4
    movz w7, #0xff, lsl #0
    eor v27.16b, v27.16b, v7.16b
    sri v26.16b, v24.16b, #7
    eor w19, w6, w4, lsr #8
    movk w7, #0xff, lsl #16  /* 0x00ff00ff */
    sri v4.16b, v31.16b, #7
    shl v24.16b, v23.16b, #2
    ldr q31, [x0, #768]
    and w7, w19, w7
    movz w19, #0xff, lsl #0
    eor v26.16b, v26.16b, v8.16b
    and v7.16b, v5.16b, v0.16b
    eor w6, w6, w7
    eor w4, w4, w7, lsl #8
    eor w7, w5, w3, lsr #8
    movk w19, #0xff, lsl #16  /* 0x00ff00ff */
    eor v4.16b, v4.16b, v8.16b
    sri v24.16b, v23.16b, #6
    and v23.16b, v29.16b, v25.16b
    and w7, w7, w19
    ldr w19, [x10, #36]
    eor v3.16b, v3.16b, v7.16b
    eor w5, w5, w7
    eor w3, w3, w7, lsl #8
    ldr w7, [x10, #44]
    eor v22.16b, v22.16b, v23.16b
    eor w20, w6, w5, lsl #16
    ldp q23, q8, [x0, #288]
    eor v24.16b, v24.16b, v31.16b
    eor v31.16b, v6.16b, v31.16b
    eor w5, w5, w20, lsr #16
    ubfm w20, w20, #16, #31
    eor v6.16b, v26.16b, v30.16b
    eor w6, w6, w20, lsl #16
    eor w20, w4, w3, lsl #16
    and v26.16b, v24.16b, v26.16b
    eor w3, w3, w20, lsr #16
    ubfm w20, w20, #16, #31
    eor w4, w4, w20, lsl #16
    eor w20, w7, w19, lsr #1
    eor v21.16b, v21.16b, v26.16b
    orr v26.16b, v22.16b, v29.16b
    and w20, w20, w21
    movz w21, #0x5555, lsl #0
    eor w7, w7, w20
    eor w19, w19, w20, lsl #1
    ldr w20, [x10, #60]
    ldr w10, [x10, #52]
    movk w21, #0x5555, lsl #16  /* 0x55555555 */
    eor v25.16b, v25.16b, v26.16b
    and v26.16b, v30.16b, v21.16b
    eor v26.16b, v2.16b, v26.16b
    orr v2.16b, v22.16b, v25.16b
    eor w24, w20, w10, lsr #1
    eor v24.16b, v24.16b, v26.16b
    and w21, w24, w21
    eor v29.16b, v29.16b, v2.16b
    and v2.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor w20, w20, w21
    eor w10, w10, w21, lsl #1
    movz w21, #0xf0f, lsl #0
    eor w24, w10, w19, lsr #2
    movk w21, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v27.16b, v27.16b, v2.16b
    eor v2.16b, v24.16b, v29.16b
    and w22, w24, w22
    eor v24.16b, v21.16b, v24.16b
    orr v21.16b, v26.16b, v21.16b
    ldr w24, [x0, #824]  /* again */
    eor w10, w10, w22
    eor w19, w19, w22, lsl #2
    eor w22, w20, w7, lsr #2
    and v7.16b, v1.16b, v27.16b
    and v11.16b, v2.16b, v24.16b
    and w22, w22, w23
    eor v21.16b, v30.16b, v21.16b
    eor v30.16b, v2.16b, v28.16b
    eor w20, w20, w22
    eor w7, w7, w22, lsl #2
    movz w22, #0xf0f, lsl #0
    eor v20.16b, v20.16b, v7.16b
    orr v7.16b, v3.16b, v5.16b
    eor w23, w7, w19, lsr #4
    movk w22, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v21.16b, v21.16b, v22.16b
    eor v11.16b, v6.16b, v11.16b
    and w21, w23, w21
    and v6.16b, v24.16b, v6.16b
    eor v31.16b, v31.16b, v20.16b
    eor v0.16b, v0.16b, v7.16b
    eor w7, w7, w21
    eor w19, w19, w21, lsl #4
    eor w21, w20, w10, lsr #4
    eor v7.16b, v21.16b, v24.16b
    orr v9.16b, v20.16b, v27.16b
    eor v2.16b, v2.16b, v11.16b
    and w21, w21, w22
    eor v27.16b, v27.16b, v31.16b
    eor v26.16b, v26.16b, v6.16b
    ldr w23, [x0, #800]  /* again */
    eor w20, w20, w21
    eor w10, w10, w21, lsl #4
    movz w21, #0xff, lsl #0
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v3.16b, v0.16b
    eor w22, w10, w19, lsr #8
    movk w21, #0xff, lsl #16  /* 0x00ff00ff */
    eor v22.16b, v22.16b, v2.16b
    and w21, w22, w21
    movz w22, #0xff, lsl #0
    eor v1.16b, v1.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    eor w10, w10, w21
    eor w19, w19, w21, lsl #8
    eor w21, w20, w7, lsr #8
    movk w22, #0xff, lsl #16  /* 0x00ff00ff */
    eor v9.16b, v25.16b, v7.16b
    eor v25.16b, v26.16b, v25.16b
    eor v10.16b, v1.16b, v27.16b
    and w21, w21, w22
    eor v31.16b, v31.16b, v5.16b
    bic v26.16b, v2.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor w20, w20, w21
    eor w7, w7, w21, lsl #8
    ldr w22, [x0, #788]  /* again */
    eor v2.16b, v0.16b, v10.16b
    eor w16, w16, w23
    eor w21, w19, w7, lsl #16
    eor v28.16b, v31.16b, v28.16b
    eor v26.16b, v25.16b, v26.16b
    sri v6.16b, v22.16b, #4
    eor w7, w7, w21, lsr #16
    ubfm w21, w21, #16, #31
    eor w19, w19, w21, lsl #16
    eor w21, w10, w20, lsl #16
    eor v26.16b, v29.16b, v26.16b
    shl v29.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    eor w20, w20, w21, lsr #16
    ubfm w21, w21, #16, #31
    shl v6.16b, v2.16b, #7
    eor w13, w13, w22
    eor w6, w6, w22
    eor w10, w10, w21, lsl #16
    sri v29.16b, v9.16b, #1
    ldr w21, [x0, #784]  /* again */
    ldr w22, [x0, #796]  /* again */
    eor w19, w19, w23
    sri v6.16b, v2.16b, #1
    and v2.16b, v31.16b, v27.16b
    ldr w23, [x0, #808]  /* again */
    eor v29.16b, v29.16b, v23.16b
    eor v23.16b, v6.16b, v23.16b
    eor v2.16b, v4.16b, v2.16b
    and v4.16b, v27.16b, v4.16b
    eor w11, w11, w21
    eor w4, w4, w21
    ldr w21, [x0, #792]  /* again */
    eor w14, w14, w22
    eor v31.16b, v31.16b, v2.16b
    eor v20.16b, v20.16b, v4.16b
    ldp q4, q6, [x0, #320]
    eor w5, w5, w22
    ldr w22, [x0, #804]  /* again */
    eor w15, w15, w23
    eor w7, w7, w23
    ldr w23, [x0, #816]  /* again */
    eor v3.16b, v3.16b, v31.16b
    eor v20.16b, v20.16b, v0.16b
    orn v0.16b, v25.16b, v21.16b
    bic v31.16b, v31.16b, v10.16b
    eor w12, w12, w21
    eor w3, w3, w21
    orn v7.16b, v20.16b, v1.16b
    eor v0.16b, v11.16b, v0.16b
    eor v31.16b, v20.16b, v31.16b
    eor w8, w8, w22
    eor w10, w10, w22
    ldr w22, [x0, #812]  /* again */
    eor v2.16b, v2.16b, v7.16b
    eor v31.16b, v5.16b, v31.16b
    shl v5.16b, v3.16b, #4
    sri v5.16b, v3.16b, #4
    shl v3.16b, v0.16b, #3
    eor w17, w17, w22
    eor w20, w20, w22
    and w22, w17, w15
    eor w15, w15, w14
    eor v5.16b, v5.16b, v8.16b
    sri v3.16b, v0.16b, #5
    orr v0.16b, v0.16b, v25.16b
    ldp q7, q8, [x0, #352]
    eor w8, w8, w22
    and w22, w13, w11
    eor v3.16b, v3.16b, v4.16b
    eor v24.16b, v24.16b, v0.16b
    shl v0.16b, v25.16b, #5
    eor w12, w12, w22
    and w22, w14, w8
    eor w16, w16, w22
    orr w22, w12, w13
    sri v0.16b, v25.16b, #3
    eor w17, w17, w16
    eor w11, w11, w22
    and w22, w20, w7
    eor w7, w7, w5
    eor v25.16b, v0.16b, v7.16b
    shl v0.16b, v2.16b, #3
    eor w10, w10, w22
    orr w22, w12, w11
    eor w13, w13, w22
    and w22, w5, w10
    sri v0.16b, v2.16b, #5
    orr v2.16b, v2.16b, v20.16b
    eor w19, w19, w22
    orr w22, w16, w8
    eor w8, w8, w17
    eor w17, w17, w13
    eor w20, w20, w19
    eor v0.16b, v0.16b, v4.16b
    eor v27.16b, v27.16b, v2.16b
    shl v2.16b, v24.16b, #6
    shl v4.16b, v1.16b, #1
    eor w14, w14, w22
    and w22, w6, w4
    eon w14, w14, w12
    eor w3, w3, w22
    sri v2.16b, v24.16b, #2
    shl v24.16b, v27.16b, #6
    sri v4.16b, v1.16b, #7
    ldr q1, [x0, #384]
    orr w22, w19, w10
    eor w10, w10, w20
    eor w26, w14, w8
    eor v2.16b, v2.16b, v6.16b
    sri v24.16b, v27.16b, #2
    shl v27.16b, v20.16b, #5
    eor v4.16b, v4.16b, v8.16b
    eor w5, w5, w22
    orr w22, w3, w6
    eon w5, w5, w3
    eor v24.16b, v24.16b, v6.16b
    sri v27.16b, v20.16b, #3
    shl v20.16b, v21.16b, #1
    shl v6.16b, v31.16b, #2
    eor w4, w4, w22
    and w22, w8, w15
    eor v27.16b, v27.16b, v7.16b
    sri v20.16b, v21.16b, #7
    shl v21.16b, v26.16b, #2
    sri v6.16b, v31.16b, #6
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    ldr q31, [x0, #96]
    and v7.16b, v23.16b, v28.16b
    eor w16, w16, w22
    orr w22, w3, w4
    eor v20.16b, v20.16b, v8.16b
    sri v21.16b, v26.16b, #6
    and v26.16b, v29.16b, v30.16b
    eor w16, w16, w11
    eor v5.16b, v5.16b, v7.16b
    eor w6, w6, w22
    and w22, w17, w8
    eor w11, w11, w26
    eor v21.16b, v21.16b, v1.16b
    eor v22.16b, v22.16b, v26.16b
    ldp q26, q8, [x0, #416]
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v20.16b, v3.16b
    eor w20, w20, w6
    eor w15, w15, w22
    and w22, w10, w7
    and v20.16b, v21.16b, v20.16b
    eor w11, w27, w11, ror #4
    eor w19, w19, w22
    and w22, w20, w10
    eor w19, w19, w4
    eor v20.16b, v25.16b, v20.16b
    orr v25.16b, v22.16b, v29.16b
    eor w7, w7, w22
    orr w22, w16, w14
    eor w14, w25, w14, ror #28
    eor w22, w15, w22
    eor w15, w17, w15
    eor v25.16b, v30.16b, v25.16b
    and v30.16b, v3.16b, v20.16b
    eor w17, w17, w23
    eon w12, w15, w12
    and w15, w26, w15
    ldr w26, [x0, #844]  /* again */
    orr w29, w22, w16
    eor w12, w24, w12, ror #16
    eor w15, w16, w15
    eor v30.16b, v2.16b, v30.16b
    orr v2.16b, v22.16b, v25.16b
    eor w16, w28, w16, ror #12
    eor w13, w13, w15
    ldr w15, [x0, #828]  /* again */
    eor w8, w8, w29
    orr w29, w19, w5
    eor v21.16b, v21.16b, v30.16b
    eor v29.16b, v29.16b, v2.16b
    and v2.16b, v1.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor w13, w26, w13, ror #24
    eor w8, w30, w8, ror #8
    eor w29, w7, w29
    eor w7, w20, w7
    eor w20, w20, w23
    eor w23, w5, w10
    eor v27.16b, v27.16b, v2.16b
    eor v2.16b, v21.16b, v29.16b
    eor v21.16b, v20.16b, v21.16b
    orr v20.16b, v30.16b, v20.16b
    eor w22, w15, w22, ror #20
    eon w3, w7, w3
    eor w5, w25, w5, ror #28
    eor w4, w4, w23
    and v7.16b, v0.16b, v27.16b
    eor w3, w24, w3, ror #16
    and v11.16b, v2.16b, v21.16b
    eor v20.16b, v3.16b, v20.16b
    eor v3.16b, v2.16b, v31.16b
    and w7, w23, w7
    eor w4, w27, w4, ror #4
    eor w15, w15, w29, ror #20
    eor v24.16b, v24.16b, v7.16b
    orr v7.16b, v5.16b, v23.16b
    eor v11.16b, v6.16b, v11.16b
    eor v20.16b, v20.16b, v22.16b
    and v6.16b, v21.16b, v6.16b
    eor w7, w19, w7
    ldr w23, [x0, #848]  /* again */
    ldr w24, [x0, #856]  /* again */
    eor v1.16b, v1.16b, v24.16b
    eor v28.16b, v28.16b, v7.16b
    orr v9.16b, v24.16b, v27.16b
    eor v7.16b, v20.16b, v21.16b
    eor v2.16b, v2.16b, v11.16b
    eor v30.16b, v30.16b, v6.16b
    eor w6, w6, w7
    orr w7, w29, w19
    eor v27.16b, v27.16b, v1.16b
    eor w19, w28, w19, ror #12
    eor v0.16b, v0.16b, v9.16b
    orr v9.16b, v5.16b, v28.16b
    eor v22.16b, v22.16b, v2.16b
    eor w6, w26, w6, ror #24
    eor w10, w10, w7
    and w7, w13, w14
    eor w14, w14, w22
    ldr w25, [x0, #872]  /* again */
    eor v0.16b, v0.16b, v5.16b
    eor v23.16b, v23.16b, v9.16b
    eor v9.16b, v25.16b, v7.16b
    eor v25.16b, v30.16b, v25.16b
    bic v30.16b, v2.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor w10, w30, w10, ror #8
    eor w16, w16, w7
    eor v10.16b, v0.16b, v27.16b
    eor v1.16b, v1.16b, v23.16b
    and w7, w11, w17
    ldr w27, [x0, #852]  /* again */
    eor v30.16b, v25.16b, v30.16b
    sri v6.16b, v22.16b, #4
    eor w12, w12, w7
    and w7, w22, w16
    eor v2.16b, v28.16b, v10.16b
    eor v31.16b, v1.16b, v31.16b
    ldr w28, [x0, #868]  /* again */
    eor w8, w8, w7
    eor v29.16b, v29.16b, v30.16b
    shl v30.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    eor w13, w13, w8
    shl v6.16b, v2.16b, #7
    orr w7, w12, w11
    ldr w30, [x0, #864]  /* again */
    sri v30.16b, v9.16b, #1
    eor w17, w17, w7
    and w7, w6, w5
    sri v6.16b, v2.16b, #1
    and v2.16b, v1.16b, v27.16b
    eor w5, w5, w15
    eor w7, w19, w7
    orr w19, w12, w17
    eor v30.16b, v30.16b, v26.16b
    eor v26.16b, v6.16b, v26.16b
    eor v2.16b, v4.16b, v2.16b
    and v4.16b, v27.16b, v4.16b
    eor w11, w11, w19
    and w19, w15, w7
    eor w10, w10, w19
    eor v1.16b, v1.16b, v2.16b
    eor v24.16b, v24.16b, v4.16b
    orr w19, w8, w16
    eor w6, w6, w10
    eor w16, w16, w13
    eor w13, w13, w11
    eor w19, w22, w19
    and w22, w4, w20
    eor v4.16b, v5.16b, v1.16b
    eor v24.16b, v24.16b, v28.16b
    orn v28.16b, v25.16b, v20.16b
    bic v1.16b, v1.16b, v10.16b
    ldp q5, q6, [x0, #448]
    eon w19, w19, w12
    eor w3, w3, w22
    orr w22, w10, w7
    eor w7, w7, w6
    orn v7.16b, v24.16b, v0.16b
    eor v28.16b, v11.16b, v28.16b
    eor v1.16b, v24.16b, v1.16b
    eor w15, w15, w22
    orr w22, w3, w4
    eor w26, w19, w16
    eon w15, w15, w3
    eor v2.16b, v2.16b, v7.16b
    eor w20, w20, w22
    eor v23.16b, v23.16b, v1.16b
    shl v1.16b, v4.16b, #4
    and w22, w16, w14
    eor w8, w8, w22
    orr w22, w3, w20
    sri v1.16b, v4.16b, #4
    shl v4.16b, v28.16b, #3
    eor w8, w8, w17
    eor w4, w4, w22
    and w22, w13, w16
    eor w17, w17, w26
    eor w6, w6, w4
    eor v1.16b, v1.16b, v8.16b
    sri v4.16b, v28.16b, #5
    orr v28.16b, v28.16b, v25.16b
    ldp q7, q8, [x0, #480]
    eor w14, w14, w22
    and w22, w7, w5
    eor w17, w27, w17, ror #4
    eor v4.16b, v4.16b, v5.16b
    eor v21.16b, v21.16b, v28.16b
    shl v28.16b, v25.16b, #5
    eor w10, w10, w22
    and w22, w6, w7
    eor w10, w10, w20
    eor w5, w5, w22
    orr w22, w8, w19
    sri v28.16b, v25.16b, #3
    eor w19, w25, w19, ror #28
    eor w22, w14, w22
    eor w14, w13, w14
    eor w13, w13, w23
    orr w29, w22, w8
    eor v25.16b, v28.16b, v7.16b
    shl v28.16b, v2.16b, #3
    eon w12, w14, w12
    and w14, w26, w14
    ldr w26, [x0, #876]  /* again */
    eor w16, w16, w29
    eor w12, w24, w12, ror #16
    eor w14, w8, w14
    eor w8, w28, w8, ror #12
    sri v28.16b, v2.16b, #5
    orr v2.16b, v2.16b, v24.16b
    eor w11, w11, w14
    ldr w14, [x0, #860]  /* again */
    eor w16, w30, w16, ror #8
    orr w29, w10, w15
    eor v28.16b, v28.16b, v5.16b
    eor v27.16b, v27.16b, v2.16b
    shl v2.16b, v21.16b, #6
    shl v5.16b, v0.16b, #1
    eor w11, w26, w11, ror #24
    eor w29, w5, w29
    eor w5, w6, w5
    eor w6, w6, w23
    eor w23, w15, w7
    eor w15, w25, w15, ror #28
    sri v2.16b, v21.16b, #2
    shl v21.16b, v27.16b, #6
    sri v5.16b, v0.16b, #7
    ldr q0, [x0, #512]
    eor w22, w14, w22, ror #20
    eon w3, w5, w3
    eor w20, w20, w23
    and w5, w23, w5
    eor v2.16b, v2.16b, v6.16b
    sri v21.16b, v27.16b, #2
    shl v27.16b, v24.16b, #5
    eor v5.16b, v5.16b, v8.16b
    eor w3, w24, w3, ror #16
    eor w20, w27, w20, ror #4
    eor w5, w10, w5
    eor w14, w14, w29, ror #20
    ldr w23, [x0, #880]  /* again */
    eor v21.16b, v21.16b, v6.16b
    sri v27.16b, v24.16b, #3
    shl v24.16b, v20.16b, #1
    shl v6.16b, v23.16b, #2
    eor w4, w4, w5
    orr w5, w29, w10
    eor w10, w28, w10, ror #12
    ldr w24, [x0, #888]  /* again */
    eor w4, w26, w4, ror #24
    eor v27.16b, v27.16b, v7.16b
    sri v24.16b, v20.16b, #7
    shl v20.16b, v29.16b, #2
    sri v6.16b, v23.16b, #6
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    ldr q23, [x0, #112]
    and v7.16b, v26.16b, v31.16b
    eor w5, w7, w5
    and w7, w11, w19
    eor w19, w19, w22
    eor v24.16b, v24.16b, v8.16b
    sri v20.16b, v29.16b, #6
    and v29.16b, v30.16b, v3.16b
    eor w5, w30, w5, ror #8
    eor v1.16b, v1.16b, v7.16b
    eor w8, w8, w7
    and w7, w17, w13
    ldr w25, [x0, #904]  /* again */
    ldr w27, [x0, #884]  /* again */
    eor v20.16b, v20.16b, v0.16b
    eor v22.16b, v22.16b, v29.16b
    ldp q29, q8, [x0, #544]
    eor v0.16b, v6.16b, v0.16b
    eor v6.16b, v24.16b, v4.16b
    eor w12, w12, w7
    and w7, w22, w8
    ldr w28, [x0, #900]  /* again */
    and v24.16b, v20.16b, v24.16b
    ldr w30, [x0, #896]  /* again */
    eor w16, w16, w7
    orr w7, w12, w17
    eor w11, w11, w16
    eor w13, w13, w7
    eor v24.16b, v25.16b, v24.16b
    orr v25.16b, v22.16b, v30.16b
    and w7, w4, w15
    eor w15, w15, w14
    eor w10, w10, w7
    orr w7, w12, w13
    eor v25.16b, v3.16b, v25.16b
    and v3.16b, v4.16b, v24.16b
    eor w17, w17, w7
    and w7, w14, w10
    eor w5, w5, w7
    orr w7, w16, w8
    eor v2.16b, v2.16b, v3.16b
    orr v3.16b, v22.16b, v25.16b
    eor w4, w4, w5
    eor w8, w8, w11
    eor w11, w11, w17
    eor w7, w22, w7
    and w22, w20, w6
    eor v20.16b, v20.16b, v2.16b
    eor v30.16b, v30.16b, v3.16b
    and v3.16b, v0.16b, v5.16b
    eor v5.16b, v5.16b, v28.16b
    eon w7, w7, w12
    eor w3, w3, w22
    orr w22, w5, w10
    eor w10, w10, w4
    eor w26, w7, w8
    eor v27.16b, v27.16b, v3.16b
    eor v3.16b, v20.16b, v30.16b
    eor v20.16b, v24.16b, v20.16b
    orr v24.16b, v2.16b, v24.16b
    eor w14, w14, w22
    orr w22, w3, w20
    and v7.16b, v28.16b, v27.16b
    eon w14, w14, w3
    and v11.16b, v3.16b, v20.16b
    eor v24.16b, v4.16b, v24.16b
    eor v4.16b, v3.16b, v23.16b
    eor w6, w6, w22
    and w22, w8, w19
    eor v21.16b, v21.16b, v7.16b
    orr v7.16b, v1.16b, v26.16b
    eor v11.16b, v6.16b, v11.16b
    eor v24.16b, v24.16b, v22.16b
    and v6.16b, v20.16b, v6.16b
    eor w16, w16, w22
    orr w22, w3, w6
    eor v0.16b, v0.16b, v21.16b
    eor v31.16b, v31.16b, v7.16b
    orr v9.16b, v21.16b, v27.16b
    eor v7.16b, v24.16b, v20.16b
    eor v3.16b, v3.16b, v11.16b
    eor v2.16b, v2.16b, v6.16b
    eor w16, w16, w13
    eor w20, w20, w22
    eor v27.16b, v27.16b, v0.16b
    and w22, w11, w8
    eor v28.16b, v28.16b, v9.16b
    orr v9.16b, v1.16b, v31.16b
    eor v22.16b, v22.16b, v3.16b
    eor w4, w4, w20
    eor w19, w19, w22
    and w22, w10, w15
    eor w13, w13, w26
    eor v28.16b, v28.16b, v1.16b
    eor v26.16b, v26.16b, v9.16b
    eor v9.16b, v25.16b, v7.16b
    eor v25.16b, v2.16b, v25.16b
    bic v2.16b, v3.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor w5, w5, w22
    and w22, w4, w10
    eor v10.16b, v28.16b, v27.16b
    eor v0.16b, v0.16b, v26.16b
    shl v7.16b, v28.16b, #1
    eor w5, w5, w6
    eor v2.16b, v25.16b, v2.16b
    sri v6.16b, v22.16b, #4
    eor w15, w15, w22
    orr w22, w16, w7
    eor v3.16b, v31.16b, v10.16b
    eor v23.16b, v0.16b, v23.16b
    sri v7.16b, v28.16b, #7
    eor w22, w19, w22
    eor v30.16b, v30.16b, v2.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    eor w19, w11, w19
    shl v6.16b, v3.16b, #7
    eor w11, w11, w23
    eor w7, w25, w7, ror #28
    eon w12, w19, w12
    and w19, w26, w19
    sri v2.16b, v9.16b, #1
    eor w13, w27, w13, ror #4
    eor w12, w24, w12, ror #16
    sri v6.16b, v3.16b, #1
    and v3.16b, v0.16b, v27.16b
    ldr w26, [x0, #908]  /* again */
    eor w19, w16, w19
    orr w29, w22, w16
    eor v2.16b, v2.16b, v29.16b
    eor w16, w28, w16, ror #12
    eor w17, w17, w19
    eor v29.16b, v6.16b, v29.16b
    eor v3.16b, v5.16b, v3.16b
    and v5.16b, v27.16b, v5.16b
    ldr w19, [x0, #892]  /* again */
    eor w8, w8, w29
    orr w29, w5, w14
    eor w8, w30, w8, ror #8
    eor v0.16b, v0.16b, v3.16b
    eor v21.16b, v21.16b, v5.16b
    shl v5.16b, v25.16b, #5
    eor w17, w26, w17, ror #24
    eor w29, w15, w29
    eor w15, w4, w15
    eor w4, w4, w23
    eor w23, w14, w10
    eor v1.16b, v1.16b, v0.16b
    eor v21.16b, v21.16b, v31.16b
    orn v31.16b, v25.16b, v24.16b
    bic v0.16b, v0.16b, v10.16b
    sri v5.16b, v25.16b, #3
    eor w22, w19, w22, ror #20
    eon w3, w15, w3
    eor w14, w25, w14, ror #28
    shl v6.16b, v1.16b, #4
    eor w6, w6, w23
    eor v31.16b, v11.16b, v31.16b
    eor v0.16b, v21.16b, v0.16b
    eor v5.16b, v5.16b, v19.16b
    eor w3, w24, w3, ror #16
    and w15, w23, w15
    eor w6, w27, w6, ror #4
    sri v6.16b, v1.16b, #4
    eor w19, w19, w29, ror #20
    orr v25.16b, v31.16b, v25.16b
    shl v1.16b, v31.16b, #3
    eor v26.16b, v26.16b, v0.16b
    orn v0.16b, v21.16b, v28.16b
    eor w15, w5, w15
    ldr w23, [x0, #912]  /* again */
    ldr w25, [x0, #808]  /* again */
    ldr w27, [x0, #788]  /* again */
    eor v20.16b, v20.16b, v25.16b
    eor v25.16b, v6.16b, v8.16b
    sri v1.16b, v31.16b, #5
    shl v31.16b, v21.16b, #5
    shl v6.16b, v24.16b, #1
    eor v0.16b, v3.16b, v0.16b
    ldr q3, [x0, #576]
    eor w15, w20, w15
    shl v28.16b, v20.16b, #6
    orr w20, w29, w5
    eor v1.16b, v1.16b, v17.16b
    sri v31.16b, v21.16b, #3
    sri v6.16b, v24.16b, #7
    shl v24.16b, v0.16b, #3
    orr v21.16b, v0.16b, v21.16b
    eor w15, w26, w15, ror #24
    sri v28.16b, v20.16b, #2
    shl v20.16b, v26.16b, #2
    eor w5, w28, w5, ror #12
    eor v31.16b, v31.16b, v19.16b
    eor w10, w10, w20
    sri v24.16b, v0.16b, #5
    eor v21.16b, v27.16b, v21.16b
    shl v27.16b, v30.16b, #2
    eor v28.16b, v28.16b, v16.16b
    sri v20.16b, v26.16b, #6
    eor v0.16b, v6.16b, v3.16b
    eor v3.16b, v7.16b, v3.16b
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v6.16b, v2.16b, v4.16b
    eor v24.16b, v24.16b, v17.16b
    shl v7.16b, v21.16b, #6
    sri v27.16b, v30.16b, #6
    ldr q26, [x0, #128]
    and v30.16b, v29.16b, v23.16b
    eor v20.16b, v20.16b, v18.16b
    eor w10, w30, w10, ror #8
    eor v22.16b, v22.16b, v6.16b
    ldp q6, q8, [x0, #672]
    sri v7.16b, v21.16b, #2
    eor v21.16b, v27.16b, v18.16b
    and w20, w17, w7
    eor v25.16b, v25.16b, v30.16b
    eor w7, w7, w22
    ldr w28, [x0, #804]  /* again */
    orr v27.16b, v22.16b, v2.16b
    eor w16, w16, w20
    eor v30.16b, v7.16b, v16.16b
    and w20, w13, w11
    ldr w30, [x0, #800]  /* again */
    eor w12, w12, w20
    eor v27.16b, v4.16b, v27.16b
    and v4.16b, v21.16b, v0.16b
    eor v0.16b, v0.16b, v1.16b
    and w20, w22, w16
    eor w8, w8, w20
    orr w20, w12, w13
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v22.16b, v27.16b
    eor w17, w17, w8
    eor w11, w11, w20
    and w20, w15, w14
    eor w14, w14, w19
    eor w5, w5, w20
    eor v2.16b, v2.16b, v5.16b
    and v5.16b, v1.16b, v4.16b
    orr w20, w12, w11
    eor w13, w13, w20
    and w20, w19, w5
    eor v28.16b, v28.16b, v5.16b
    and v5.16b, v20.16b, v3.16b
    eor v3.16b, v3.16b, v24.16b
    eor w10, w10, w20
    orr w20, w8, w16
    eor w16, w16, w17
    eor w17, w17, w13
    eor w15, w15, w10
    eor v21.16b, v21.16b, v28.16b
    eor v31.16b, v31.16b, v5.16b
    orr v5.16b, v25.16b, v29.16b
    eor w20, w22, w20
    and w22, w6, w4
    eon w20, w20, w12
    eor w3, w3, w22
    and v7.16b, v24.16b, v31.16b
    eor v23.16b, v23.16b, v5.16b
    eor v5.16b, v21.16b, v2.16b
    eor v21.16b, v4.16b, v21.16b
    orr v4.16b, v28.16b, v4.16b
    orr w22, w10, w5
    eor w5, w5, w15
    eor w26, w20, w16
    eor v30.16b, v30.16b, v7.16b
    orr v7.16b, v25.16b, v23.16b
    eor w19, w19, w22
    and v10.16b, v5.16b, v21.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v5.16b, v26.16b
    eon w19, w19, w3
    orr w22, w3, w6
    eor v20.16b, v20.16b, v30.16b
    eor v29.16b, v29.16b, v7.16b
    orr v9.16b, v30.16b, v31.16b
    eor v10.16b, v0.16b, v10.16b
    eor v1.16b, v1.16b, v22.16b
    and v0.16b, v21.16b, v0.16b
    eor w4, w4, w22
    and w22, w16, w7
    eor v31.16b, v31.16b, v20.16b
    eor v20.16b, v20.16b, v29.16b
    eor v24.16b, v24.16b, v9.16b
    eor v5.16b, v5.16b, v10.16b
    eor v7.16b, v1.16b, v21.16b
    eor v28.16b, v28.16b, v0.16b
    eor w8, w8, w22
    orr w22, w3, w4
    eor v26.16b, v20.16b, v26.16b
    eor v24.16b, v24.16b, v25.16b
    eor v22.16b, v22.16b, v5.16b
    eor v9.16b, v27.16b, v7.16b
    eor v27.16b, v28.16b, v27.16b
    bic v28.16b, v5.16b, v7.16b
    eor w8, w8, w11
    eor w6, w6, w22
    and w22, w17, w16
    eor w11, w11, w26
    shl v7.16b, v22.16b, #4
    shl v0.16b, v9.16b, #7
    eor w15, w15, w6
    eor v28.16b, v27.16b, v28.16b
    eor w7, w7, w22
    and w22, w5, w14
    eor w11, w27, w11, ror #4
    sri v7.16b, v22.16b, #4
    sri v0.16b, v9.16b, #1
    eor w10, w10, w22
    eor v28.16b, v2.16b, v28.16b
    eor v2.16b, v24.16b, v31.16b
    and w22, w15, w5
    eor w10, w10, w4
    eor v22.16b, v7.16b, v8.16b
    eor v0.16b, v0.16b, v6.16b
    eor w14, w14, w22
    orr w22, w8, w20
    eor v5.16b, v23.16b, v2.16b
    eor w20, w25, w20, ror #28
    eor w22, w7, w22
    eor w7, w17, w7
    eor w17, w17, w23
    orr w29, w22, w8
    shl v7.16b, v5.16b, #7
    eon w12, w7, w12
    and w7, w26, w7
    ldr w26, [x0, #812]  /* again */
    eor w16, w16, w29
    eor w12, w21, w12, ror #16
    eor w7, w8, w7
    eor w8, w28, w8, ror #12
    sri v7.16b, v5.16b, #1
    eor w16, w30, w16, ror #8
    eor w13, w13, w7
    ldr w7, [x0, #796]  /* again */
    orr w29, w10, w19
    eor v5.16b, v7.16b, v6.16b
    and v6.16b, v20.16b, v31.16b
    eor w29, w14, w29
    eor w13, w26, w13, ror #24
    eor w14, w15, w14
    eor w15, w15, w23
    ldr w23, [x0, #824]  /* again */
    eon w3, w14, w3
    eor v6.16b, v3.16b, v6.16b
    and v3.16b, v31.16b, v3.16b
    eor w22, w7, w22, ror #20
    eor w3, w21, w3, ror #16
    eor w21, w19, w5
    eor w19, w25, w19, ror #28
    eor w7, w7, w29, ror #20
    ldr w25, [x0, #840]  /* again */
    eor v20.16b, v20.16b, v6.16b
    eor v30.16b, v30.16b, v3.16b
    eor w4, w4, w21
    and w14, w21, w14
    eor w4, w27, w4, ror #4
    eor w14, w10, w14
    eor v25.16b, v25.16b, v20.16b
    eor v23.16b, v30.16b, v23.16b
    orn v30.16b, v27.16b, v1.16b
    bic v20.16b, v20.16b, v2.16b
    ldp q2, q3, [x0, #704]
    eor w14, w6, w14
    orr w6, w29, w10
    eor w10, w28, w10, ror #12
    and w21, w4, w15
    orn v7.16b, v23.16b, v24.16b
    eor v30.16b, v10.16b, v30.16b
    eor v20.16b, v23.16b, v20.16b
    eor w14, w26, w14, ror #24
    eor w5, w5, w6
    and w6, w13, w20
    eor w20, w20, w22
    eor w3, w3, w21
    eor v6.16b, v6.16b, v7.16b
    eor w5, w30, w5, ror #8
    eor v20.16b, v29.16b, v20.16b
    shl v29.16b, v25.16b, #4
    eor w8, w8, w6
    and w6, w11, w17
    ldr w27, [x0, #820]  /* again */
    ldr w28, [x0, #836]  /* again */
    ldr w30, [x0, #832]  /* again */
    eor w12, w12, w6
    and w6, w22, w8
    sri v29.16b, v25.16b, #4
    shl v25.16b, v30.16b, #3
    eor w16, w16, w6
    orr w6, w12, w11
    eor w13, w13, w16
    eor v29.16b, v29.16b, v8.16b
    sri v25.16b, v30.16b, #5
    orr v30.16b, v30.16b, v27.16b
    ldp q7, q8, [x0, #736]
    eor w17, w17, w6
    and w6, w14, w19
    eor w19, w19, w7
    eor v25.16b, v25.16b, v2.16b
    eor v21.16b, v21.16b, v30.16b
    shl v30.16b, v27.16b, #5
    eor w10, w10, w6
    orr w6, w12, w17
    eor w11, w11, w6
    and w6, w7, w10
    sri v30.16b, v27.16b, #3
    eor w5, w5, w6
    orr w6, w16, w8
    eor w8, w8, w13
    eor w13, w13, w11
    eor w14, w14, w5
    eor v27.16b, v30.16b, v7.16b
    shl v30.16b, v6.16b, #3
    eor w6, w22, w6
    orr w21, w5, w10
    eor w10, w10, w14
    ldr w22, [x0, #916]  /* again */
    eon w6, w6, w12
    eor w7, w7, w21
    orr w21, w3, w4
    sri v30.16b, v6.16b, #5
    orr v6.16b, v6.16b, v23.16b
    eon w7, w7, w3
    eor w15, w15, w21
    and w21, w8, w20
    eor w26, w6, w8
    eor v30.16b, v30.16b, v2.16b
    eor v31.16b, v31.16b, v6.16b
    shl v2.16b, v21.16b, #6
    shl v6.16b, v20.16b, #2
    eor w16, w16, w21
    orr w21, w3, w15
    eor w16, w16, w17
    eor w4, w4, w21
    sri v2.16b, v21.16b, #2
    shl v21.16b, v31.16b, #6
    sri v6.16b, v20.16b, #6
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    ldr q20, [x0, #144]
    eor w14, w14, w4
    and w21, w13, w8
    eor w17, w17, w26
    eor v2.16b, v2.16b, v3.16b
    sri v21.16b, v31.16b, #2
    shl v31.16b, v23.16b, #5
    eor w20, w20, w21
    and w21, w10, w19
    eor w17, w27, w17, ror #4
    eor w5, w5, w21
    eor v21.16b, v21.16b, v3.16b
    sri v31.16b, v23.16b, #3
    shl v23.16b, v1.16b, #1
    shl v3.16b, v24.16b, #1
    eor w5, w5, w15
    and w21, w14, w10
    eor v31.16b, v31.16b, v7.16b
    sri v23.16b, v1.16b, #7
    sri v3.16b, v24.16b, #7
    shl v24.16b, v28.16b, #2
    ldr q1, [x0, #768]
    and v7.16b, v5.16b, v26.16b
    eor w19, w19, w21
    orr w21, w16, w6
    eor w6, w25, w6, ror #28
    eor v23.16b, v23.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    sri v24.16b, v28.16b, #6
    and v28.16b, v0.16b, v4.16b
    eor v29.16b, v29.16b, v7.16b
    eor w21, w20, w21
    eor w20, w13, w20
    eor w13, w13, w22
    orr w29, w21, w16
    eon w12, w20, w12
    eor v22.16b, v22.16b, v28.16b
    ldp q28, q8, [x0, #288]
    and w20, w26, w20
    eor w12, w23, w12, ror #16
    eor v24.16b, v24.16b, v1.16b
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v23.16b, v25.16b
    ldr w26, [x0, #844]  /* again */
    eor w20, w16, w20
    eor w16, w28, w16, ror #12
    eor w8, w8, w29
    orr w29, w5, w7
    and v23.16b, v24.16b, v23.16b
    eor w11, w11, w20
    ldr w20, [x0, #828]  /* again */
    eor w8, w30, w8, ror #8
    eor w29, w19, w29
    eor w19, w14, w19
    eor w14, w14, w22
    eor w22, w7, w10
    eor v23.16b, v27.16b, v23.16b
    orr v27.16b, v22.16b, v0.16b
    eon w3, w19, w3
    eor w11, w26, w11, ror #24
    eor w7, w25, w7, ror #28
    eor w15, w15, w22
    eor w3, w23, w3, ror #16
    and w19, w22, w19
    ldr w22, [x0, #920]  /* again */
    eor v27.16b, v4.16b, v27.16b
    and v4.16b, v25.16b, v23.16b
    eor w21, w20, w21, ror #20
    eor w15, w27, w15, ror #4
    eor w19, w5, w19
    eor w20, w20, w29, ror #20
    ldr w23, [x0, #856]  /* again */
    ldr w25, [x0, #872]  /* again */
    eor w4, w4, w19
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v22.16b, v27.16b
    orr w19, w29, w5
    eor w4, w26, w4, ror #24
    eor w5, w28, w5, ror #12
    ldr w27, [x0, #852]  /* again */
    eor w10, w10, w19
    and w19, w11, w6
    eor v24.16b, v24.16b, v2.16b
    eor v0.16b, v0.16b, v4.16b
    and v4.16b, v1.16b, v3.16b
    eor v3.16b, v3.16b, v30.16b
    eor w10, w30, w10, ror #8
    eor w6, w6, w21
    eor w16, w16, w19
    and w19, w17, w13
    ldr w28, [x0, #868]  /* again */
    ldr w30, [x0, #864]  /* again */
    eor v31.16b, v31.16b, v4.16b
    eor v4.16b, v24.16b, v0.16b
    eor v24.16b, v23.16b, v24.16b
    orr v23.16b, v2.16b, v23.16b
    eor w12, w12, w19
    and w19, w21, w16
    and v7.16b, v30.16b, v31.16b
    eor w8, w8, w19
    and v11.16b, v4.16b, v24.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v4.16b, v20.16b
    eor w11, w11, w8
    orr w19, w12, w17
    eor v21.16b, v21.16b, v7.16b
    orr v7.16b, v29.16b, v5.16b
    eor v11.16b, v6.16b, v11.16b
    eor v23.16b, v23.16b, v22.16b
    and v6.16b, v24.16b, v6.16b
    eor w13, w13, w19
    and w19, w4, w7
    eor w7, w7, w20
    eor v1.16b, v1.16b, v21.16b
    eor v26.16b, v26.16b, v7.16b
    orr v9.16b, v21.16b, v31.16b
    eor v7.16b, v23.16b, v24.16b
    eor v4.16b, v4.16b, v11.16b
    eor v2.16b, v2.16b, v6.16b
    eor w5, w5, w19
    orr w19, w12, w13
    eor v31.16b, v31.16b, v1.16b
    eor v30.16b, v30.16b, v9.16b
    orr v9.16b, v29.16b, v26.16b
    eor v22.16b, v22.16b, v4.16b
    eor w17, w17, w19
    and w19, w20, w5
    eor v30.16b, v30.16b, v29.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v27.16b, v7.16b
    eor v27.16b, v2.16b, v27.16b
    bic v2.16b, v4.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor w10, w10, w19
    orr w19, w8, w16
    eor v10.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v5.16b
    eor w4, w4, w10
    eor w16, w16, w11
    eor v2.16b, v27.16b, v2.16b
    sri v6.16b, v22.16b, #4
    eor w11, w11, w17
    eor w19, w21, w19
    eor v4.16b, v26.16b, v10.16b
    eor v20.16b, v1.16b, v20.16b
    and w21, w15, w14
    eon w19, w19, w12
    eor v0.16b, v0.16b, v2.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    eor w3, w3, w21
    shl v6.16b, v4.16b, #7
    orr w21, w10, w5
    eor w5, w5, w4
    eor w26, w19, w16
    sri v2.16b, v9.16b, #1
    eor w20, w20, w21
    orr w21, w3, w15
    sri v6.16b, v4.16b, #1
    and v4.16b, v1.16b, v31.16b
    eon w20, w20, w3
    eor w14, w14, w21
    and w21, w16, w6
    eor v2.16b, v2.16b, v28.16b
    eor v28.16b, v6.16b, v28.16b
    eor v4.16b, v3.16b, v4.16b
    and v3.16b, v31.16b, v3.16b
    eor w8, w8, w21
    orr w21, w3, w14
    eor w8, w8, w13
    eor w15, w15, w21
    eor v1.16b, v1.16b, v4.16b
    eor v21.16b, v21.16b, v3.16b
    ldp q3, q6, [x0, #320]
    eor w4, w4, w15
    and w21, w11, w16
    eor w13, w13, w26
    eor v29.16b, v29.16b, v1.16b
    eor v21.16b, v21.16b, v26.16b
    orn v26.16b, v27.16b, v23.16b
    bic v1.16b, v1.16b, v10.16b
    eor w6, w6, w21
    and w21, w5, w7
    eor w13, w27, w13, ror #4
    orn v7.16b, v21.16b, v30.16b
    eor v26.16b, v11.16b, v26.16b
    eor v1.16b, v21.16b, v1.16b
    eor w10, w10, w21
    and w21, w4, w5
    eor w10, w10, w14
    eor v4.16b, v4.16b, v7.16b
    eor w7, w7, w21
    eor v1.16b, v5.16b, v1.16b
    shl v5.16b, v29.16b, #4
    orr w21, w8, w19
    eor w19, w25, w19, ror #28
    eor w21, w6, w21
    eor w6, w11, w6
    eor w11, w11, w22
    sri v5.16b, v29.16b, #4
    shl v29.16b, v26.16b, #3
    eon w12, w6, w12
    and w6, w26, w6
    ldr w26, [x0, #876]  /* again */
    orr w29, w21, w8
    eor w12, w23, w12, ror #16
    eor w6, w8, w6
    eor v5.16b, v5.16b, v8.16b
    sri v29.16b, v26.16b, #5
    orr v26.16b, v26.16b, v27.16b
    ldp q7, q8, [x0, #352]
    eor w17, w17, w6
    ldr w6, [x0, #860]  /* again */
    eor w8, w28, w8, ror #12
    eor w16, w16, w29
    orr w29, w10, w20
    eor v29.16b, v29.16b, v3.16b
    eor v24.16b, v24.16b, v26.16b
    shl v26.16b, v27.16b, #5
    eor w17, w26, w17, ror #24
    eor w16, w30, w16, ror #8
    eor w29, w7, w29
    eor w7, w4, w7
    eor w4, w4, w22
    eor w22, w20, w5
    eor w20, w25, w20, ror #28
    sri v26.16b, v27.16b, #3
    shl v27.16b, v4.16b, #3
    eor w21, w6, w21, ror #20
    eon w3, w7, w3
    eor w14, w14, w22
    and w7, w22, w7
    eor w6, w6, w29, ror #20
    eor w3, w23, w3, ror #16
    eor v26.16b, v26.16b, v7.16b
    sri v27.16b, v4.16b, #5
    orr v4.16b, v4.16b, v21.16b
    eor w14, w27, w14, ror #4
    eor w7, w10, w7
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #924]  /* again */
    ldr w25, [x0, #904]  /* again */
    ldr w27, [x0, #884]  /* again */
    eor w15, w15, w7
    eor v27.16b, v27.16b, v3.16b
    eor v31.16b, v31.16b, v4.16b
    shl v3.16b, v24.16b, #6
    shl v4.16b, v30.16b, #1
    eor w15, w26, w15, ror #24
    orr w7, w29, w10
    eor w10, w28, w10, ror #12
    ldr w28, [x0, #900]  /* again */
    eor w5, w5, w7
    sri v3.16b, v24.16b, #2
    shl v24.16b, v31.16b, #6
    sri v4.16b, v30.16b, #7
    ldr q30, [x0, #384]
    eor w5, w30, w5, ror #8
    and w7, w17, w19
    eor w19, w19, w21
    ldr w30, [x0, #896]  /* again */
    eor v3.16b, v3.16b, v6.16b
    sri v24.16b, v31.16b, #2
    shl v31.16b, v21.16b, #5
    eor v4.16b, v4.16b, v8.16b
    eor w8, w8, w7
    and w7, w13, w11
    eor v24.16b, v24.16b, v6.16b
    sri v31.16b, v21.16b, #3
    shl v21.16b, v23.16b, #1
    shl v6.16b, v1.16b, #2
    eor w12, w12, w7
    and w7, w21, w8
    eor v31.16b, v31.16b, v7.16b
    sri v21.16b, v23.16b, #7
    shl v23.16b, v0.16b, #2
    sri v6.16b, v1.16b, #6
    ldr q1, [x0, #160]
    and v7.16b, v28.16b, v20.16b
    eor w16, w16, w7
    orr w7, w12, w13
    eor v21.16b, v21.16b, v8.16b
    sri v23.16b, v0.16b, #6
    and v0.16b, v2.16b, v25.16b
    eor w17, w17, w16
    eor v5.16b, v5.16b, v7.16b
    eor w11, w11, w7
    and w7, w15, w20
    eor w20, w20, w6
    eor v23.16b, v23.16b, v30.16b
    eor v22.16b, v22.16b, v0.16b
    ldp q0, q8, [x0, #416]
    eor v30.16b, v6.16b, v30.16b
    eor v6.16b, v21.16b, v29.16b
    eor w10, w10, w7
    orr w7, w12, w11
    and v21.16b, v23.16b, v21.16b
    eor w13, w13, w7
    and w7, w6, w10
    eor w5, w5, w7
    eor v21.16b, v26.16b, v21.16b
    orr v26.16b, v22.16b, v2.16b
    orr w7, w16, w8
    eor w15, w15, w5
    eor w8, w8, w17
    eor w17, w17, w13
    eor w7, w21, w7
    and w21, w14, w4
    eor v25.16b, v25.16b, v26.16b
    and v26.16b, v29.16b, v21.16b
    eon w7, w7, w12
    eor w3, w3, w21
    orr w21, w5, w10
    eor w10, w10, w15
    eor w26, w7, w8
    eor w6, w6, w21
    eor v26.16b, v3.16b, v26.16b
    orr v3.16b, v22.16b, v25.16b
    orr w21, w3, w14
    eon w6, w6, w3
    eor w4, w4, w21
    and w21, w8, w19
    eor v23.16b, v23.16b, v26.16b
    eor v2.16b, v2.16b, v3.16b
    and v3.16b, v30.16b, v4.16b
    eor v4.16b, v4.16b, v27.16b
    eor w16, w16, w21
    orr w21, w3, w4
    eor w16, w16, w11
    eor w14, w14, w21
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v23.16b, v2.16b
    eor v23.16b, v21.16b, v23.16b
    orr v21.16b, v26.16b, v21.16b
    eor w15, w15, w14
    and w21, w17, w8
    eor w11, w11, w26
    and v7.16b, v27.16b, v31.16b
    eor w19, w19, w21
    and v11.16b, v3.16b, v23.16b
    eor v21.16b, v29.16b, v21.16b
    eor v29.16b, v3.16b, v1.16b
    and w21, w10, w20
    eor w11, w27, w11, ror #4
    eor v24.16b, v24.16b, v7.16b
    orr v7.16b, v5.16b, v28.16b
    eor v11.16b, v6.16b, v11.16b
    eor v21.16b, v21.16b, v22.16b
    and v6.16b, v23.16b, v6.16b
    eor w5, w5, w21
    and w21, w15, w10
    eor v30.16b, v30.16b, v24.16b
    eor v20.16b, v20.16b, v7.16b
    orr v9.16b, v24.16b, v31.16b
    eor v7.16b, v21.16b, v23.16b
    eor v3.16b, v3.16b, v11.16b
    eor v26.16b, v26.16b, v6.16b
    eor w5, w5, w4
    eor w20, w20, w21
    eor v31.16b, v31.16b, v30.16b
    orr w21, w16, w7
    eor v27.16b, v27.16b, v9.16b
    orr v9.16b, v5.16b, v20.16b
    eor v22.16b, v22.16b, v3.16b
    eor w21, w19, w21
    eor w19, w17, w19
    eor w17, w17, w22
    eor w7, w25, w7, ror #28
    orr w29, w21, w16
    eor v27.16b, v27.16b, v5.16b
    eor v28.16b, v28.16b, v9.16b
    eor v9.16b, v25.16b, v7.16b
    eor v25.16b, v26.16b, v25.16b
    bic v26.16b, v3.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eon w12, w19, w12
    and w19, w26, w19
    eor v10.16b, v27.16b, v31.16b
    eor v30.16b, v30.16b, v28.16b
    eor w12, w24, w12, ror #16
    ldr w26, [x0, #908]  /* again */
    eor v26.16b, v25.16b, v26.16b
    sri v6.16b, v22.16b, #4
    eor w19, w16, w19
    eor w16, w28, w16, ror #12
    eor v3.16b, v20.16b, v10.16b
    eor v1.16b, v30.16b, v1.16b
    eor w13, w13, w19
    ldr w19, [x0, #892]  /* again */
    eor v26.16b, v2.16b, v26.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    eor w8, w8, w29
    shl v6.16b, v3.16b, #7
    orr w29, w5, w6
    eor w13, w26, w13, ror #24
    eor w8, w30, w8, ror #8
    sri v2.16b, v9.16b, #1
    eor w29, w20, w29
    eor w20, w15, w20
    sri v6.16b, v3.16b, #1
    and v3.16b, v30.16b, v31.16b
    eor w15, w15, w22
    eor w21, w19, w21, ror #20
    eon w3, w20, w3
    eor v2.16b, v2.16b, v0.16b
    eor w22, w6, w10
    eor w6, w25, w6, ror #28
    eor v0.16b, v6.16b, v0.16b
    eor v3.16b, v4.16b, v3.16b
    and v4.16b, v31.16b, v4.16b
    eor w3, w24, w3, ror #16
    eor w4, w4, w22
    and w20, w22, w20
    eor w19, w19, w29, ror #20
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #928]  /* again */
    eor w4, w27, w4, ror #4
    eor v30.16b, v30.16b, v3.16b
    eor v24.16b, v24.16b, v4.16b
    eor w20, w5, w20
    ldr w24, [x0, #792]  /* again */
    ldr w25, [x0, #808]  /* again */
    ldr w27, [x0, #788]  /* again */
    eor w14, w14, w20
    orr w20, w29, w5
    eor v4.16b, v5.16b, v30.16b
    eor v20.16b, v24.16b, v20.16b
    orn v24.16b, v25.16b, v21.16b
    bic v30.16b, v30.16b, v10.16b
    ldp q5, q6, [x0, #448]
    eor w14, w26, w14, ror #24
    eor w5, w28, w5, ror #12
    eor w10, w10, w20
    and w20, w13, w7
    orn v7.16b, v20.16b, v27.16b
    eor v24.16b, v11.16b, v24.16b
    eor v30.16b, v20.16b, v30.16b
    eor w10, w30, w10, ror #8
    eor w7, w7, w21
    eor w16, w16, w20
    and w20, w11, w17
    ldr w28, [x0, #804]  /* again */
    eor v3.16b, v3.16b, v7.16b
    ldr w30, [x0, #800]  /* again */
    eor v28.16b, v28.16b, v30.16b
    shl v30.16b, v4.16b, #4
    eor w12, w12, w20
    and w20, w21, w16
    eor w8, w8, w20
    orr w20, w12, w11
    sri v30.16b, v4.16b, #4
    shl v4.16b, v24.16b, #3
    eor w13, w13, w8
    eor w17, w17, w20
    and w20, w14, w6
    eor w6, w6, w19
    eor v30.16b, v30.16b, v8.16b
    sri v4.16b, v24.16b, #5
    orr v24.16b, v24.16b, v25.16b
    ldp q7, q8, [x0, #480]
    eor w5, w5, w20
    orr w20, w12, w17
    eor v4.16b, v4.16b, v5.16b
    eor v23.16b, v23.16b, v24.16b
    shl v24.16b, v25.16b, #5
    eor w11, w11, w20
    and w20, w19, w5
    eor w10, w10, w20
    orr w20, w8, w16
    sri v24.16b, v25.16b, #3
    shl v25.16b, v3.16b, #3
    eor w14, w14, w10
    eor w16, w16, w13
    eor w13, w13, w11
    eor w20, w21, w20
    and w21, w4, w15
    eor v24.16b, v24.16b, v7.16b
    sri v25.16b, v3.16b, #5
    orr v3.16b, v3.16b, v20.16b
    eon w20, w20, w12
    eor w3, w3, w21
    orr w21, w10, w5
    eor w5, w5, w14
    eor w26, w20, w16
    eor v25.16b, v25.16b, v5.16b
    eor v31.16b, v31.16b, v3.16b
    shl v3.16b, v23.16b, #6
    shl v5.16b, v27.16b, #1
    eor w19, w19, w21
    orr w21, w3, w4
    eon w19, w19, w3
    eor w15, w15, w21
    sri v3.16b, v23.16b, #2
    shl v23.16b, v31.16b, #6
    sri v5.16b, v27.16b, #7
    ldr q27, [x0, #512]
    and w21, w16, w7
    eor v3.16b, v3.16b, v6.16b
    sri v23.16b, v31.16b, #2
    shl v31.16b, v20.16b, #5
    eor v5.16b, v5.16b, v8.16b
    eor w8, w8, w21
    orr w21, w3, w15
    eor w8, w8, w17
    eor v23.16b, v23.16b, v6.16b
    sri v31.16b, v20.16b, #3
    shl v20.16b, v21.16b, #1
    shl v6.16b, v28.16b, #2
    eor w4, w4, w21
    and w21, w13, w16
    eor w17, w17, w26
    eor w14, w14, w4
    eor v31.16b, v31.16b, v7.16b
    sri v20.16b, v21.16b, #7
    shl v21.16b, v26.16b, #2
    sri v6.16b, v28.16b, #6
    ldr q28, [x0, #176]
    and v7.16b, v0.16b, v1.16b
    eor w7, w7, w21
    and w21, w5, w6
    eor w17, w27, w17, ror #4
    eor v20.16b, v20.16b, v8.16b
    sri v21.16b, v26.16b, #6
    and v26.16b, v2.16b, v29.16b
    eor w10, w10, w21
    eor v30.16b, v30.16b, v7.16b
    and w21, w14, w5
    eor w10, w10, w15
    eor v21.16b, v21.16b, v27.16b
    eor v22.16b, v22.16b, v26.16b
    ldp q26, q8, [x0, #544]
    eor v27.16b, v6.16b, v27.16b
    eor v6.16b, v20.16b, v4.16b
    eor w6, w6, w21
    orr w21, w8, w20
    eor w20, w25, w20, ror #28
    and v20.16b, v21.16b, v20.16b
    eor w21, w7, w21
    eor w7, w13, w7
    eor w13, w13, w22
    orr w29, w21, w8
    eon w12, w7, w12
    eor v20.16b, v24.16b, v20.16b
    orr v24.16b, v22.16b, v2.16b
    and w7, w26, w7
    eor w12, w24, w12, ror #16
    ldr w26, [x0, #812]  /* again */
    eor w16, w16, w29
    eor w7, w8, w7
    eor w8, w28, w8, ror #12
    orr w29, w10, w19
    eor v24.16b, v29.16b, v24.16b
    and v29.16b, v4.16b, v20.16b
    eor w11, w11, w7
    ldr w7, [x0, #796]  /* again */
    eor w16, w30, w16, ror #8
    eor w29, w6, w29
    eor w6, w14, w6
    eor w14, w14, w22
    eor w22, w19, w5
    eor v29.16b, v3.16b, v29.16b
    orr v3.16b, v22.16b, v24.16b
    eor w11, w26, w11, ror #24
    eon w3, w6, w3
    eor w19, w25, w19, ror #28
    eor w15, w15, w22
    and w6, w22, w6
    eor w3, w24, w3, ror #16
    eor v21.16b, v21.16b, v29.16b
    eor v2.16b, v2.16b, v3.16b
    and v3.16b, v27.16b, v5.16b
    eor v5.16b, v5.16b, v25.16b
    eor w21, w7, w21, ror #20
    eor w15, w27, w15, ror #4
    eor w6, w10, w6
    eor w7, w7, w29, ror #20
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #932]  /* again */
    ldr w24, [x0, #824]  /* again */
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v21.16b, v2.16b
    eor v21.16b, v20.16b, v21.16b
    orr v20.16b, v29.16b, v20.16b
    eor w4, w4, w6
    orr w6, w29, w10
    eor w10, w28, w10, ror #12
    ldr w25, [x0, #840]  /* again */
    and v7.16b, v25.16b, v31.16b
    eor w4, w26, w4, ror #24
    and v11.16b, v3.16b, v21.16b
    eor v20.16b, v4.16b, v20.16b
    eor v4.16b, v3.16b, v28.16b
    eor w5, w5, w6
    and w6, w11, w20
    eor w20, w20, w21
    eor v23.16b, v23.16b, v7.16b
    orr v7.16b, v30.16b, v0.16b
    eor v11.16b, v6.16b, v11.16b
    eor v20.16b, v20.16b, v22.16b
    and v6.16b, v21.16b, v6.16b
    eor w5, w30, w5, ror #8
    eor w8, w8, w6
    and w6, w17, w13
    eor v27.16b, v27.16b, v23.16b
    eor v1.16b, v1.16b, v7.16b
    orr v9.16b, v23.16b, v31.16b
    eor v7.16b, v20.16b, v21.16b
    eor v3.16b, v3.16b, v11.16b
    eor v29.16b, v29.16b, v6.16b
    eor w12, w12, w6
    and w6, w21, w8
    eor v31.16b, v31.16b, v27.16b
    ldr w27, [x0, #820]  /* again */
    eor v25.16b, v25.16b, v9.16b
    orr v9.16b, v30.16b, v1.16b
    eor v22.16b, v22.16b, v3.16b
    eor w16, w16, w6
    orr w6, w12, w17
    ldr w28, [x0, #836]  /* again */
    ldr w30, [x0, #832]  /* again */
    eor w11, w11, w16
    eor v25.16b, v25.16b, v30.16b
    eor v0.16b, v0.16b, v9.16b
    eor v9.16b, v24.16b, v7.16b
    eor v24.16b, v29.16b, v24.16b
    bic v29.16b, v3.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor w13, w13, w6
    and w6, w4, w19
    eor v10.16b, v25.16b, v31.16b
    eor v27.16b, v27.16b, v0.16b
    shl v7.16b, v25.16b, #1
    eor w19, w19, w7
    eor v29.16b, v24.16b, v29.16b
    sri v6.16b, v22.16b, #4
    eor w10, w10, w6
    orr w6, w12, w13
    eor v3.16b, v1.16b, v10.16b
    eor v28.16b, v27.16b, v28.16b
    sri v7.16b, v25.16b, #7
    eor w17, w17, w6
    eor v29.16b, v2.16b, v29.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    and w6, w7, w10
    shl v6.16b, v3.16b, #7
    eor w5, w5, w6
    orr w6, w16, w8
    sri v2.16b, v9.16b, #1
    eor w8, w8, w11
    eor w4, w4, w5
    sri v6.16b, v3.16b, #1
    and v3.16b, v27.16b, v31.16b
    eor w11, w11, w17
    eor w6, w21, w6
    and w21, w15, w14
    eor v2.16b, v2.16b, v26.16b
    eon w6, w6, w12
    eor v26.16b, v6.16b, v26.16b
    eor v3.16b, v5.16b, v3.16b
    and v5.16b, v31.16b, v5.16b
    eor w3, w3, w21
    orr w21, w5, w10
    eor w10, w10, w4
    eor w26, w6, w8
    eor w7, w7, w21
    eor v27.16b, v27.16b, v3.16b
    eor v23.16b, v23.16b, v5.16b
    shl v5.16b, v24.16b, #5
    eon w7, w7, w3
    orr w21, w3, w15
    eor v30.16b, v30.16b, v27.16b
    eor v23.16b, v23.16b, v1.16b
    orn v1.16b, v24.16b, v20.16b
    bic v27.16b, v27.16b, v10.16b
    sri v5.16b, v24.16b, #3
    eor w14, w14, w21
    and w21, w8, w20
    shl v6.16b, v30.16b, #4
    eor v1.16b, v11.16b, v1.16b
    eor v27.16b, v23.16b, v27.16b
    eor v5.16b, v5.16b, v19.16b
    eor w16, w16, w21
    orr w21, w3, w14
    sri v6.16b, v30.16b, #4
    eor w16, w16, w13
    orr v24.16b, v1.16b, v24.16b
    shl v30.16b, v1.16b, #3
    eor v27.16b, v0.16b, v27.16b
    orn v0.16b, v23.16b, v25.16b
    eor w15, w15, w21
    and w21, w11, w8
    eor w13, w13, w26
    eor v21.16b, v21.16b, v24.16b
    eor v24.16b, v6.16b, v8.16b
    sri v30.16b, v1.16b, #5
    shl v1.16b, v23.16b, #5
    shl v6.16b, v20.16b, #1
    eor v0.16b, v3.16b, v0.16b
    ldr q3, [x0, #576]
    eor w4, w4, w15
    shl v25.16b, v21.16b, #6
    eor w20, w20, w21
    eor v30.16b, v30.16b, v17.16b
    sri v1.16b, v23.16b, #3
    sri v6.16b, v20.16b, #7
    shl v20.16b, v0.16b, #3
    orr v23.16b, v0.16b, v23.16b
    and w21, w10, w19
    sri v25.16b, v21.16b, #2
    shl v21.16b, v27.16b, #2
    eor w13, w27, w13, ror #4
    eor v1.16b, v1.16b, v19.16b
    eor w5, w5, w21
    sri v20.16b, v0.16b, #5
    eor v23.16b, v31.16b, v23.16b
    shl v31.16b, v29.16b, #2
    eor v25.16b, v25.16b, v16.16b
    sri v21.16b, v27.16b, #6
    eor v0.16b, v6.16b, v3.16b
    eor v3.16b, v7.16b, v3.16b
    and v6.16b, v2.16b, v4.16b
    eor v20.16b, v20.16b, v17.16b
    shl v7.16b, v23.16b, #6
    sri v31.16b, v29.16b, #6
    ldr q27, [x0, #192]
    and v29.16b, v26.16b, v28.16b
    eor v21.16b, v21.16b, v18.16b
    eor w5, w5, w14
    eor v22.16b, v22.16b, v6.16b
    ldp q6, q8, [x0, #672]
    sri v7.16b, v23.16b, #2
    eor v23.16b, v31.16b, v18.16b
    and w21, w4, w10
    eor v24.16b, v24.16b, v29.16b
    orr v29.16b, v22.16b, v2.16b
    eor w19, w19, w21
    eor v31.16b, v7.16b, v16.16b
    orr w21, w16, w6
    eor w6, w25, w6, ror #28
    eor w21, w20, w21
    eor v29.16b, v4.16b, v29.16b
    and v4.16b, v23.16b, v0.16b
    eor v0.16b, v0.16b, v30.16b
    eor w20, w11, w20
    eor w11, w11, w22
    orr w29, w21, w16
    eon w12, w20, w12
    and w20, w26, w20
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v22.16b, v29.16b
    eor w12, w24, w12, ror #16
    ldr w26, [x0, #844]  /* again */
    eor w20, w16, w20
    eor w16, w28, w16, ror #12
    eor w8, w8, w29
    orr w29, w5, w7
    eor w17, w17, w20
    eor v2.16b, v2.16b, v5.16b
    and v5.16b, v30.16b, v4.16b
    ldr w20, [x0, #828]  /* again */
    eor w8, w30, w8, ror #8
    eor w29, w19, w29
    eor w19, w4, w19
    eor w4, w4, w22
    eor w22, w7, w10
    eor w7, w25, w7, ror #28
    eor v25.16b, v25.16b, v5.16b
    and v5.16b, v21.16b, v3.16b
    eor v3.16b, v3.16b, v20.16b
    eor w17, w26, w17, ror #24
    eon w3, w19, w3
    eor w14, w14, w22
    and w19, w22, w19
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #936]  /* again */
    eor v23.16b, v23.16b, v25.16b
    eor v1.16b, v1.16b, v5.16b
    orr v5.16b, v24.16b, v26.16b
    eor w21, w20, w21, ror #20
    eor w3, w24, w3, ror #16
    eor w14, w27, w14, ror #4
    eor w19, w5, w19
    eor w20, w20, w29, ror #20
    ldr w25, [x0, #872]  /* again */
    and v7.16b, v20.16b, v1.16b
    eor v28.16b, v28.16b, v5.16b
    eor v5.16b, v23.16b, v2.16b
    eor v23.16b, v4.16b, v23.16b
    orr v4.16b, v25.16b, v4.16b
    eor w15, w15, w19
    orr w19, w29, w5
    eor w5, w28, w5, ror #12
    eor v31.16b, v31.16b, v7.16b
    orr v7.16b, v24.16b, v28.16b
    eor w15, w26, w15, ror #24
    and v10.16b, v5.16b, v23.16b
    eor v30.16b, v30.16b, v4.16b
    eor v4.16b, v5.16b, v27.16b
    eor w10, w10, w19
    and w19, w17, w6
    eor v21.16b, v21.16b, v31.16b
    eor v26.16b, v26.16b, v7.16b
    orr v9.16b, v31.16b, v1.16b
    eor v10.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v22.16b
    and v0.16b, v23.16b, v0.16b
    eor w10, w30, w10, ror #8
    eor w6, w6, w21
    eor v1.16b, v1.16b, v21.16b
    eor v21.16b, v21.16b, v26.16b
    eor v20.16b, v20.16b, v9.16b
    eor v5.16b, v5.16b, v10.16b
    eor v7.16b, v30.16b, v23.16b
    eor v25.16b, v25.16b, v0.16b
    eor w16, w16, w19
    and w19, w13, w11
    ldr w27, [x0, #852]  /* again */
    eor v27.16b, v21.16b, v27.16b
    eor v20.16b, v20.16b, v24.16b
    eor v22.16b, v22.16b, v5.16b
    eor v9.16b, v29.16b, v7.16b
    eor v25.16b, v25.16b, v29.16b
    bic v29.16b, v5.16b, v7.16b
    eor w12, w12, w19
    and w19, w21, w16
    ldr w28, [x0, #868]  /* again */
    ldr w30, [x0, #864]  /* again */
    shl v7.16b, v22.16b, #4
    shl v0.16b, v9.16b, #7
    eor w8, w8, w19
    eor v29.16b, v25.16b, v29.16b
    orr w19, w12, w13
    eor w17, w17, w8
    sri v7.16b, v22.16b, #4
    sri v0.16b, v9.16b, #1
    eor w11, w11, w19
    eor v29.16b, v2.16b, v29.16b
    eor v2.16b, v20.16b, v1.16b
    and w19, w15, w7
    eor w7, w7, w20
    eor v22.16b, v7.16b, v8.16b
    eor v0.16b, v0.16b, v6.16b
    eor w5, w5, w19
    orr w19, w12, w11
    eor v5.16b, v28.16b, v2.16b
    eor w13, w13, w19
    and w19, w20, w5
    shl v7.16b, v5.16b, #7
    eor w10, w10, w19
    orr w19, w8, w16
    eor w16, w16, w17
    eor w17, w17, w13
    eor w15, w15, w10
    eor w19, w21, w19
    and w21, w14, w4
    sri v7.16b, v5.16b, #1
    eon w19, w19, w12
    eor w3, w3, w21
    orr w21, w10, w5
    eor w5, w5, w15
    eor w26, w19, w16
    eor v5.16b, v7.16b, v6.16b
    and v6.16b, v21.16b, v1.16b
    eor w20, w20, w21
    orr w21, w3, w14
    eon w20, w20, w3
    eor w4, w4, w21
    and w21, w16, w6
    eor v6.16b, v3.16b, v6.16b
    and v3.16b, v1.16b, v3.16b
    eor w8, w8, w21
    orr w21, w3, w4
    eor w8, w8, w11
    eor v21.16b, v21.16b, v6.16b
    eor v31.16b, v31.16b, v3.16b
    eor w14, w14, w21
    and w21, w17, w16
    eor w11, w11, w26
    eor w15, w15, w14
    eor w6, w6, w21
    eor v24.16b, v24.16b, v21.16b
    eor v28.16b, v31.16b, v28.16b
    orn v31.16b, v25.16b, v30.16b
    bic v21.16b, v21.16b, v2.16b
    ldp q2, q3, [x0, #704]
    and w21, w5, w7
    eor w11, w27, w11, ror #4
    orn v7.16b, v28.16b, v20.16b
    eor v31.16b, v10.16b, v31.16b
    eor v21.16b, v28.16b, v21.16b
    eor w10, w10, w21
    and w21, w15, w5
    eor w10, w10, w4
    eor v6.16b, v6.16b, v7.16b
    eor w7, w7, w21
    eor v21.16b, v26.16b, v21.16b
    shl v26.16b, v24.16b, #4
    orr w21, w8, w19
    eor w19, w25, w19, ror #28
    eor w21, w6, w21
    eor w6, w17, w6
    eor w17, w17, w22
    sri v26.16b, v24.16b, #4
    shl v24.16b, v31.16b, #3
    eon w12, w6, w12
    and w6, w26, w6
    ldr w26, [x0, #876]  /* again */
    orr w29, w21, w8
    eor w12, w23, w12, ror #16
    eor w6, w8, w6
    eor v26.16b, v26.16b, v8.16b
    sri v24.16b, v31.16b, #5
    orr v31.16b, v31.16b, v25.16b
    ldp q7, q8, [x0, #736]
    eor w13, w13, w6
    ldr w6, [x0, #860]  /* again */
    eor w8, w28, w8, ror #12
    eor w16, w16, w29
    orr w29, w10, w20
    eor v24.16b, v24.16b, v2.16b
    eor v23.16b, v23.16b, v31.16b
    shl v31.16b, v25.16b, #5
    eor w13, w26, w13, ror #24
    eor w16, w30, w16, ror #8
    eor w29, w7, w29
    eor w7, w15, w7
    eor w15, w15, w22
    eor w22, w20, w5
    eor w20, w25, w20, ror #28
    sri v31.16b, v25.16b, #3
    eon w3, w7, w3
    eor w21, w6, w21, ror #20
    eor w4, w4, w22
    and w7, w22, w7
    eor w3, w23, w3, ror #16
    eor w6, w6, w29, ror #20
    eor w4, w27, w4, ror #4
    eor v25.16b, v31.16b, v7.16b
    shl v31.16b, v6.16b, #3
    eor w7, w10, w7
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #940]  /* again */
    ldr w23, [x0, #888]  /* again */
    ldr w25, [x0, #904]  /* again */
    eor w14, w14, w7
    orr w7, w29, w10
    eor w10, w28, w10, ror #12
    sri v31.16b, v6.16b, #5
    orr v6.16b, v6.16b, v28.16b
    eor w14, w26, w14, ror #24
    eor w5, w5, w7
    and w7, w13, w19
    eor w19, w19, w21
    ldr w27, [x0, #884]  /* again */
    eor w5, w30, w5, ror #8
    eor v31.16b, v31.16b, v2.16b
    eor v1.16b, v1.16b, v6.16b
    shl v2.16b, v23.16b, #6
    shl v6.16b, v21.16b, #2
    eor w8, w8, w7
    and w7, w11, w17
    ldr w28, [x0, #900]  /* again */
    ldr w30, [x0, #896]  /* again */
    eor w12, w12, w7
    sri v2.16b, v23.16b, #2
    shl v23.16b, v1.16b, #6
    sri v6.16b, v21.16b, #6
    ldr q21, [x0, #208]
    and w7, w21, w8
    eor v2.16b, v2.16b, v3.16b
    sri v23.16b, v1.16b, #2
    shl v1.16b, v28.16b, #5
    eor w16, w16, w7
    orr w7, w12, w11
    eor w13, w13, w16
    eor w17, w17, w7
    eor v23.16b, v23.16b, v3.16b
    sri v1.16b, v28.16b, #3
    shl v28.16b, v30.16b, #1
    shl v3.16b, v20.16b, #1
    and w7, w14, w20
    eor w20, w20, w6
    eor w10, w10, w7
    eor v1.16b, v1.16b, v7.16b
    sri v28.16b, v30.16b, #7
    sri v3.16b, v20.16b, #7
    shl v20.16b, v29.16b, #2
    ldr q30, [x0, #768]
    and v7.16b, v5.16b, v27.16b
    orr w7, w12, w17
    eor v28.16b, v28.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    sri v20.16b, v29.16b, #6
    and v29.16b, v0.16b, v4.16b
    eor v26.16b, v26.16b, v7.16b
    eor w11, w11, w7
    and w7, w6, w10
    eor w5, w5, w7
    eor v22.16b, v22.16b, v29.16b
    ldp q29, q8, [x0, #288]
    orr w7, w16, w8
    eor w14, w14, w5
    eor v20.16b, v20.16b, v30.16b
    eor v30.16b, v6.16b, v30.16b
    eor v6.16b, v28.16b, v24.16b
    eor w8, w8, w13
    eor w13, w13, w11
    eor w7, w21, w7
    and w21, w4, w15
    and v28.16b, v20.16b, v28.16b
    eon w7, w7, w12
    eor w3, w3, w21
    orr w21, w5, w10
    eor w10, w10, w14
    eor w26, w7, w8
    eor w6, w6, w21
    eor v25.16b, v25.16b, v28.16b
    orr v28.16b, v22.16b, v0.16b
    orr w21, w3, w4
    eon w6, w6, w3
    eor w15, w15, w21
    and w21, w8, w19
    eor v28.16b, v4.16b, v28.16b
    and v4.16b, v24.16b, v25.16b
    eor w16, w16, w21
    orr w21, w3, w15
    eor w16, w16, w17
    eor w4, w4, w21
    and w21, w13, w8
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v22.16b, v28.16b
    eor w14, w14, w4
    eor w19, w19, w21
    and w21, w10, w20
    eor w17, w17, w26
    eor v20.16b, v20.16b, v2.16b
    eor v0.16b, v0.16b, v4.16b
    and v4.16b, v30.16b, v3.16b
    eor v3.16b, v3.16b, v31.16b
    eor w5, w5, w21
    and w21, w14, w10
    eor w17, w27, w17, ror #4
    eor w5, w5, w15
    eor w20, w20, w21
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v20.16b, v0.16b
    eor v20.16b, v25.16b, v20.16b
    orr v25.16b, v2.16b, v25.16b
    orr w21, w16, w7
    eor w7, w25, w7, ror #28
    and v7.16b, v31.16b, v1.16b
    eor w21, w19, w21
    and v11.16b, v4.16b, v20.16b
    eor v24.16b, v24.16b, v25.16b
    eor v25.16b, v4.16b, v21.16b
    eor w19, w13, w19
    eor w13, w13, w22
    orr w29, w21, w16
    eor v23.16b, v23.16b, v7.16b
    orr v7.16b, v26.16b, v5.16b
    eor v11.16b, v6.16b, v11.16b
    eor v24.16b, v24.16b, v22.16b
    and v6.16b, v20.16b, v6.16b
    eon w12, w19, w12
    and w19, w26, w19
    ldr w26, [x0, #908]  /* again */
    eor v30.16b, v30.16b, v23.16b
    eor v27.16b, v27.16b, v7.16b
    orr v9.16b, v23.16b, v1.16b
    eor v7.16b, v24.16b, v20.16b
    eor v4.16b, v4.16b, v11.16b
    eor v2.16b, v2.16b, v6.16b
    eor w12, w23, w12, ror #16
    eor w19, w16, w19
    eor v1.16b, v1.16b, v30.16b
    eor w16, w28, w16, ror #12
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v26.16b, v27.16b
    eor v22.16b, v22.16b, v4.16b
    eor w11, w11, w19
    ldr w19, [x0, #892]  /* again */
    eor w8, w8, w29
    orr w29, w5, w6
    eor w11, w26, w11, ror #24
    eor v31.16b, v31.16b, v26.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v28.16b, v7.16b
    eor v28.16b, v2.16b, v28.16b
    bic v2.16b, v4.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor w8, w30, w8, ror #8
    eor w29, w20, w29
    eor v10.16b, v31.16b, v1.16b
    eor v30.16b, v30.16b, v5.16b
    eor w20, w14, w20
    eor w14, w14, w22
    eor v2.16b, v28.16b, v2.16b
    sri v6.16b, v22.16b, #4
    eor w21, w19, w21, ror #20
    eon w3, w20, w3
    eor v4.16b, v27.16b, v10.16b
    eor v21.16b, v30.16b, v21.16b
    eor w22, w6, w10
    eor w3, w23, w3, ror #16
    eor v0.16b, v0.16b, v2.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    eor w6, w25, w6, ror #28
    shl v6.16b, v4.16b, #7
    eor w15, w15, w22
    and w20, w22, w20
    eor w19, w19, w29, ror #20
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #944]  /* again */
    sri v2.16b, v9.16b, #1
    eor w15, w27, w15, ror #4
    eor w20, w5, w20
    sri v6.16b, v4.16b, #1
    and v4.16b, v30.16b, v1.16b
    ldr w23, [x0, #792]  /* again */
    eor w4, w4, w20
    orr w20, w29, w5
    eor v2.16b, v2.16b, v29.16b
    eor w5, w28, w5, ror #12
    eor w4, w26, w4, ror #24
    eor v29.16b, v6.16b, v29.16b
    eor v4.16b, v3.16b, v4.16b
    and v3.16b, v1.16b, v3.16b
    eor w10, w10, w20
    and w20, w11, w7
    eor w7, w7, w21
    ldr w25, [x0, #808]  /* again */
    eor w10, w30, w10, ror #8
    eor w16, w16, w20
    eor v30.16b, v30.16b, v4.16b
    eor v23.16b, v23.16b, v3.16b
    ldp q3, q6, [x0, #320]
    and w20, w17, w13
    ldr w27, [x0, #788]  /* again */
    ldr w28, [x0, #804]  /* again */
    ldr w30, [x0, #800]  /* again */
    eor w12, w12, w20
    eor v26.16b, v26.16b, v30.16b
    eor v23.16b, v23.16b, v27.16b
    orn v27.16b, v28.16b, v24.16b
    bic v30.16b, v30.16b, v10.16b
    and w20, w21, w16
    eor w8, w8, w20
    orn v7.16b, v23.16b, v31.16b
    eor v27.16b, v11.16b, v27.16b
    eor v30.16b, v23.16b, v30.16b
    eor w11, w11, w8
    orr w20, w12, w17
    eor v4.16b, v4.16b, v7.16b
    eor w13, w13, w20
    eor v30.16b, v5.16b, v30.16b
    shl v5.16b, v26.16b, #4
    and w20, w4, w6
    eor w6, w6, w19
    eor w5, w5, w20
    orr w20, w12, w13
    sri v5.16b, v26.16b, #4
    shl v26.16b, v27.16b, #3
    eor w17, w17, w20
    and w20, w19, w5
    eor w10, w10, w20
    eor v5.16b, v5.16b, v8.16b
    sri v26.16b, v27.16b, #5
    orr v27.16b, v27.16b, v28.16b
    ldp q7, q8, [x0, #352]
    eor w4, w4, w10
    orr w20, w8, w16
    eor w16, w16, w11
    eor w11, w11, w17
    eor v26.16b, v26.16b, v3.16b
    eor v20.16b, v20.16b, v27.16b
    shl v27.16b, v28.16b, #5
    eor w20, w21, w20
    and w21, w15, w14
    eon w20, w20, w12
    eor w3, w3, w21
    orr w21, w10, w5
    sri v27.16b, v28.16b, #3
    shl v28.16b, v4.16b, #3
    eor w5, w5, w4
    eor w19, w19, w21
    orr w21, w3, w15
    eor w26, w20, w16
    eon w19, w19, w3
    eor v27.16b, v27.16b, v7.16b
    sri v28.16b, v4.16b, #5
    orr v4.16b, v4.16b, v23.16b
    eor w14, w14, w21
    and w21, w16, w7
    eor w8, w8, w21
    eor v28.16b, v28.16b, v3.16b
    eor v1.16b, v1.16b, v4.16b
    shl v3.16b, v20.16b, #6
    shl v4.16b, v31.16b, #1
    eor w8, w8, w13
    orr w21, w3, w14
    eor w13, w13, w26
    eor w15, w15, w21
    sri v3.16b, v20.16b, #2
    shl v20.16b, v1.16b, #6
    sri v4.16b, v31.16b, #7
    ldr q31, [x0, #384]
    eor w4, w4, w15
    and w21, w11, w16
    eor w13, w27, w13, ror #4
    eor v3.16b, v3.16b, v6.16b
    sri v20.16b, v1.16b, #2
    shl v1.16b, v23.16b, #5
    eor v4.16b, v4.16b, v8.16b
    eor w7, w7, w21
    and w21, w5, w6
    eor v20.16b, v20.16b, v6.16b
    sri v1.16b, v23.16b, #3
    shl v23.16b, v24.16b, #1
    shl v6.16b, v30.16b, #2
    eor w10, w10, w21
    and w21, w4, w5
    eor w10, w10, w14
    eor v1.16b, v1.16b, v7.16b
    sri v23.16b, v24.16b, #7
    shl v24.16b, v0.16b, #2
    sri v6.16b, v30.16b, #6
    ldr q30, [x0, #224]
    and v7.16b, v29.16b, v21.16b
    eor w6, w6, w21
    orr w21, w8, w20
    eor w20, w25, w20, ror #28
    eor v23.16b, v23.16b, v8.16b
    sri v24.16b, v0.16b, #6
    and v0.16b, v2.16b, v25.16b
    eor w21, w7, w21
    eor v5.16b, v5.16b, v7.16b
    eor w7, w11, w7
    eor w11, w11, w22
    orr w29, w21, w8
    eor v24.16b, v24.16b, v31.16b
    eor v22.16b, v22.16b, v0.16b
    ldp q0, q8, [x0, #416]
    eor v31.16b, v6.16b, v31.16b
    eor v6.16b, v23.16b, v26.16b
    eon w12, w7, w12
    and w7, w26, w7
    ldr w26, [x0, #812]  /* again */
    and v23.16b, v24.16b, v23.16b
    eor w12, w23, w12, ror #16
    eor w7, w8, w7
    eor w8, w28, w8, ror #12
    eor w16, w16, w29
    orr w29, w10, w19
    eor w17, w17, w7
    ldr w7, [x0, #796]  /* again */
    eor v23.16b, v27.16b, v23.16b
    orr v27.16b, v22.16b, v2.16b
    eor w16, w30, w16, ror #8
    eor w29, w6, w29
    eor w6, w4, w6
    eor w4, w4, w22
    eor w22, w19, w5
    eor w17, w26, w17, ror #24
    eon w3, w6, w3
    eor v25.16b, v25.16b, v27.16b
    and v27.16b, v26.16b, v23.16b
    eor w19, w25, w19, ror #28
    eor w3, w23, w3, ror #16
    eor w14, w14, w22
    and w6, w22, w6
    eor w21, w7, w21, ror #20
    eor w7, w7, w29, ror #20
    eor w14, w27, w14, ror #4
    eor v27.16b, v3.16b, v27.16b
    orr v3.16b, v22.16b, v25.16b
    eor w6, w10, w6
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #948]  /* again */
    ldr w25, [x0, #840]  /* again */
    ldr w27, [x0, #820]  /* again */
    eor w15, w15, w6
    orr w6, w29, w10
    eor v24.16b, v24.16b, v27.16b
    eor v2.16b, v2.16b, v3.16b
    and v3.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v28.16b
    eor w15, w26, w15, ror #24
    eor w10, w28, w10, ror #12
    eor w5, w5, w6
    and w6, w17, w20
    eor w20, w20, w21
    ldr w28, [x0, #836]  /* again */
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v24.16b, v2.16b
    eor v24.16b, v23.16b, v24.16b
    orr v23.16b, v27.16b, v23.16b
    eor w5, w30, w5, ror #8
    eor w8, w8, w6
    and w6, w13, w11
    ldr w30, [x0, #832]  /* again */
    and v7.16b, v28.16b, v1.16b
    and v11.16b, v3.16b, v24.16b
    eor v23.16b, v26.16b, v23.16b
    eor v26.16b, v3.16b, v30.16b
    eor w12, w12, w6
    and w6, w21, w8
    eor v20.16b, v20.16b, v7.16b
    orr v7.16b, v5.16b, v29.16b
    eor v11.16b, v6.16b, v11.16b
    eor v23.16b, v23.16b, v22.16b
    and v6.16b, v24.16b, v6.16b
    eor w16, w16, w6
    orr w6, w12, w13
    eor v31.16b, v31.16b, v20.16b
    eor v21.16b, v21.16b, v7.16b
    orr v9.16b, v20.16b, v1.16b
    eor v7.16b, v23.16b, v24.16b
    eor v3.16b, v3.16b, v11.16b
    eor v27.16b, v27.16b, v6.16b
    eor w17, w17, w16
    eor w11, w11, w6
    eor v1.16b, v1.16b, v31.16b
    and w6, w15, w19
    eor v28.16b, v28.16b, v9.16b
    orr v9.16b, v5.16b, v21.16b
    eor v22.16b, v22.16b, v3.16b
    eor w19, w19, w7
    eor w10, w10, w6
    orr w6, w12, w11
    eor v28.16b, v28.16b, v5.16b
    eor v29.16b, v29.16b, v9.16b
    eor v9.16b, v25.16b, v7.16b
    eor v25.16b, v27.16b, v25.16b
    bic v27.16b, v3.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor w13, w13, w6
    and w6, w7, w10
    eor v10.16b, v28.16b, v1.16b
    eor v31.16b, v31.16b, v29.16b
    eor w5, w5, w6
    eor v27.16b, v25.16b, v27.16b
    sri v6.16b, v22.16b, #4
    orr w6, w16, w8
    eor w15, w15, w5
    eor v3.16b, v21.16b, v10.16b
    eor v30.16b, v31.16b, v30.16b
    eor w8, w8, w17
    eor w17, w17, w13
    eor v27.16b, v2.16b, v27.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    eor w6, w21, w6
    shl v6.16b, v3.16b, #7
    and w21, w14, w4
    eon w6, w6, w12
    sri v2.16b, v9.16b, #1
    eor w3, w3, w21
    orr w21, w5, w10
    sri v6.16b, v3.16b, #1
    and v3.16b, v31.16b, v1.16b
    eor w10, w10, w15
    eor w7, w7, w21
    orr w21, w3, w14
    eor v2.16b, v2.16b, v0.16b
    eor w26, w6, w8
    eon w7, w7, w3
    eor v0.16b, v6.16b, v0.16b
    eor v3.16b, v4.16b, v3.16b
    and v4.16b, v1.16b, v4.16b
    eor w4, w4, w21
    and w21, w8, w20
    eor w16, w16, w21
    eor v31.16b, v31.16b, v3.16b
    eor v20.16b, v20.16b, v4.16b
    orr w21, w3, w4
    eor w16, w16, w11
    eor w11, w11, w26
    eor w14, w14, w21
    and w21, w17, w8
    eor v4.16b, v5.16b, v31.16b
    eor v20.16b, v20.16b, v21.16b
    orn v21.16b, v25.16b, v23.16b
    bic v31.16b, v31.16b, v10.16b
    ldp q5, q6, [x0, #448]
    eor w15, w15, w14
    eor w20, w20, w21
    and w21, w10, w19
    eor w11, w27, w11, ror #4
    orn v7.16b, v20.16b, v28.16b
    eor v21.16b, v11.16b, v21.16b
    eor v31.16b, v20.16b, v31.16b
    eor w5, w5, w21
    and w21, w15, w10
    eor w5, w5, w4
    eor v3.16b, v3.16b, v7.16b
    eor w19, w19, w21
    eor v29.16b, v29.16b, v31.16b
    shl v31.16b, v4.16b, #4
    orr w21, w16, w6
    eor w6, w25, w6, ror #28
    eor w21, w20, w21
    eor w20, w17, w20
    eor w17, w17, w22
    sri v31.16b, v4.16b, #4
    shl v4.16b, v21.16b, #3
    eon w12, w20, w12
    and w20, w26, w20
    ldr w26, [x0, #844]  /* again */
    orr w29, w21, w16
    eor w12, w24, w12, ror #16
    eor w20, w16, w20
    eor v31.16b, v31.16b, v8.16b
    sri v4.16b, v21.16b, #5
    orr v21.16b, v21.16b, v25.16b
    ldp q7, q8, [x0, #480]
    eor w13, w13, w20
    ldr w20, [x0, #828]  /* again */
    eor w16, w28, w16, ror #12
    eor w8, w8, w29
    orr w29, w5, w7
    eor v4.16b, v4.16b, v5.16b
    eor v21.16b, v24.16b, v21.16b
    shl v24.16b, v25.16b, #5
    eor w13, w26, w13, ror #24
    eor w8, w30, w8, ror #8
    eor w29, w19, w29
    eor w19, w15, w19
    eor w15, w15, w22
    eor w22, w7, w10
    eor w7, w25, w7, ror #28
    sri v24.16b, v25.16b, #3
    shl v25.16b, v3.16b, #3
    eor w21, w20, w21, ror #20
    eon w3, w19, w3
    eor w4, w4, w22
    and w19, w22, w19
    eor w20, w20, w29, ror #20
    eor w3, w24, w3, ror #16
    eor v24.16b, v24.16b, v7.16b
    sri v25.16b, v3.16b, #5
    orr v3.16b, v3.16b, v20.16b
    eor w4, w27, w4, ror #4
    eor w19, w5, w19
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #952]  /* again */
    ldr w24, [x0, #856]  /* again */
    ldr w25, [x0, #872]  /* again */
    eor w14, w14, w19
    eor v25.16b, v25.16b, v5.16b
    eor v1.16b, v1.16b, v3.16b
    shl v3.16b, v21.16b, #6
    shl v5.16b, v28.16b, #1
    eor w14, w26, w14, ror #24
    orr w19, w29, w5
    eor w5, w28, w5, ror #12
    ldr w27, [x0, #852]  /* again */
    ldr w28, [x0, #868]  /* again */
    eor w10, w10, w19
    sri v3.16b, v21.16b, #2
    shl v21.16b, v1.16b, #6
    sri v5.16b, v28.16b, #7
    ldr q28, [x0, #512]
    eor w10, w30, w10, ror #8
    and w19, w13, w6
    eor w6, w6, w21
    ldr w30, [x0, #864]  /* again */
    eor v3.16b, v3.16b, v6.16b
    sri v21.16b, v1.16b, #2
    shl v1.16b, v20.16b, #5
    eor v5.16b, v5.16b, v8.16b
    eor w16, w16, w19
    and w19, w11, w17
    eor v21.16b, v21.16b, v6.16b
    sri v1.16b, v20.16b, #3
    shl v20.16b, v23.16b, #1
    shl v6.16b, v29.16b, #2
    eor w12, w12, w19
    and w19, w21, w16
    eor v1.16b, v1.16b, v7.16b
    sri v20.16b, v23.16b, #7
    shl v23.16b, v27.16b, #2
    sri v6.16b, v29.16b, #6
    ldr q29, [x0, #240]
    and v7.16b, v0.16b, v30.16b
    eor w8, w8, w19
    orr w19, w12, w11
    eor v20.16b, v20.16b, v8.16b
    sri v23.16b, v27.16b, #6
    and v27.16b, v2.16b, v26.16b
    eor w13, w13, w8
    eor v31.16b, v31.16b, v7.16b
    eor w17, w17, w19
    and w19, w14, w7
    eor w7, w7, w20
    eor v23.16b, v23.16b, v28.16b
    eor v22.16b, v22.16b, v27.16b
    ldp q27, q8, [x0, #544]
    eor v28.16b, v6.16b, v28.16b
    eor v6.16b, v20.16b, v4.16b
    eor w5, w5, w19
    orr w19, w12, w17
    and v20.16b, v23.16b, v20.16b
    eor w11, w11, w19
    and w19, w20, w5
    eor w10, w10, w19
    eor v20.16b, v24.16b, v20.16b
    orr v24.16b, v22.16b, v2.16b
    orr w19, w8, w16
    eor w14, w14, w10
    eor w16, w16, w13
    eor w13, w13, w11
    eor w19, w21, w19
    and w21, w4, w15
    eor v24.16b, v26.16b, v24.16b
    and v26.16b, v4.16b, v20.16b
    eon w19, w19, w12
    eor w3, w3, w21
    orr w21, w10, w5
    eor w5, w5, w14
    eor w26, w19, w16
    eor w20, w20, w21
    eor v26.16b, v3.16b, v26.16b
    orr v3.16b, v22.16b, v24.16b
    orr w21, w3, w4
    eon w20, w20, w3
    eor w15, w15, w21
    and w21, w16, w6
    eor v23.16b, v23.16b, v26.16b
    eor v2.16b, v2.16b, v3.16b
    and v3.16b, v28.16b, v5.16b
    eor v5.16b, v5.16b, v25.16b
    eor w8, w8, w21
    orr w21, w3, w15
    eor w8, w8, w17
    eor w4, w4, w21
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v23.16b, v2.16b
    eor v23.16b, v20.16b, v23.16b
    orr v20.16b, v26.16b, v20.16b
    eor w14, w14, w4
    and w21, w13, w16
    eor w17, w17, w26
    and v7.16b, v25.16b, v1.16b
    eor w6, w6, w21
    and v11.16b, v3.16b, v23.16b
    eor v20.16b, v4.16b, v20.16b
    eor v4.16b, v3.16b, v29.16b
    and w21, w5, w7
    eor w17, w27, w17, ror #4
    eor v21.16b, v21.16b, v7.16b
    orr v7.16b, v31.16b, v0.16b
    eor v11.16b, v6.16b, v11.16b
    eor v20.16b, v20.16b, v22.16b
    and v6.16b, v23.16b, v6.16b
    eor w10, w10, w21
    and w21, w14, w5
    eor v28.16b, v28.16b, v21.16b
    eor v30.16b, v30.16b, v7.16b
    orr v9.16b, v21.16b, v1.16b
    eor v7.16b, v20.16b, v23.16b
    eor v3.16b, v3.16b, v11.16b
    eor v26.16b, v26.16b, v6.16b
    eor w10, w10, w15
    eor w7, w7, w21
    eor v1.16b, v1.16b, v28.16b
    orr w21, w8, w19
    eor v25.16b, v25.16b, v9.16b
    orr v9.16b, v31.16b, v30.16b
    eor v22.16b, v22.16b, v3.16b
    eor w21, w6, w21
    eor w6, w13, w6
    eor w13, w13, w22
    eor w19, w25, w19, ror #28
    orr w29, w21, w8
    eor v25.16b, v25.16b, v31.16b
    eor v0.16b, v0.16b, v9.16b
    eor v9.16b, v24.16b, v7.16b
    eor v24.16b, v26.16b, v24.16b
    bic v26.16b, v3.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eon w12, w6, w12
    and w6, w26, w6
    eor v10.16b, v25.16b, v1.16b
    eor v28.16b, v28.16b, v0.16b
    shl v7.16b, v25.16b, #1
    eor w12, w24, w12, ror #16
    eor v26.16b, v24.16b, v26.16b
    sri v6.16b, v22.16b, #4
    ldr w26, [x0, #876]  /* again */
    eor w6, w8, w6
    eor v3.16b, v30.16b, v10.16b
    eor v29.16b, v28.16b, v29.16b
    sri v7.16b, v25.16b, #7
    eor w11, w11, w6
    eor v26.16b, v2.16b, v26.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    ldr w6, [x0, #860]  /* again */
    shl v6.16b, v3.16b, #7
    eor w8, w28, w8, ror #12
    eor w16, w16, w29
    orr w29, w10, w20
    sri v2.16b, v9.16b, #1
    eor w11, w26, w11, ror #24
    eor w16, w30, w16, ror #8
    sri v6.16b, v3.16b, #1
    and v3.16b, v28.16b, v1.16b
    eor w29, w7, w29
    eor w7, w14, w7
    eor w14, w14, w22
    eor v2.16b, v2.16b, v27.16b
    eor w22, w20, w5
    eor w21, w6, w21, ror #20
    eor v27.16b, v6.16b, v27.16b
    eor v3.16b, v5.16b, v3.16b
    and v5.16b, v1.16b, v5.16b
    eon w3, w7, w3
    eor w20, w25, w20, ror #28
    eor w15, w15, w22
    and w7, w22, w7
    eor w3, w24, w3, ror #16
    eor w6, w6, w29, ror #20
    eor v28.16b, v28.16b, v3.16b
    eor v21.16b, v21.16b, v5.16b
    shl v5.16b, v24.16b, #5
    eor w15, w27, w15, ror #4
    eor w7, w10, w7
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #956]  /* again */
    ldr w24, [x0, #888]  /* again */
    ldr w25, [x0, #904]  /* again */
    eor v31.16b, v31.16b, v28.16b
    eor v21.16b, v21.16b, v30.16b
    orn v30.16b, v24.16b, v20.16b
    bic v28.16b, v28.16b, v10.16b
    sri v5.16b, v24.16b, #3
    eor w4, w4, w7
    orr w7, w29, w10
    eor w10, w28, w10, ror #12
    shl v6.16b, v31.16b, #4
    eor w4, w26, w4, ror #24
    eor v30.16b, v11.16b, v30.16b
    eor v28.16b, v21.16b, v28.16b
    eor v5.16b, v5.16b, v19.16b
    eor w5, w5, w7
    and w7, w11, w19
    eor w19, w19, w21
    sri v6.16b, v31.16b, #4
    eor w5, w30, w5, ror #8
    orr v24.16b, v30.16b, v24.16b
    shl v31.16b, v30.16b, #3
    eor v28.16b, v0.16b, v28.16b
    orn v0.16b, v21.16b, v25.16b
    eor w8, w8, w7
    and w7, w17, w13
    ldr w27, [x0, #884]  /* again */
    ldr w28, [x0, #900]  /* again */
    eor v23.16b, v23.16b, v24.16b
    eor v24.16b, v6.16b, v8.16b
    sri v31.16b, v30.16b, #5
    shl v30.16b, v21.16b, #5
    shl v6.16b, v20.16b, #1
    eor v0.16b, v3.16b, v0.16b
    ldr q3, [x0, #576]
    eor w12, w12, w7
    shl v25.16b, v23.16b, #6
    and w7, w21, w8
    eor v31.16b, v31.16b, v17.16b
    sri v30.16b, v21.16b, #3
    sri v6.16b, v20.16b, #7
    shl v20.16b, v0.16b, #3
    orr v21.16b, v0.16b, v21.16b
    eor w16, w16, w7
    sri v25.16b, v23.16b, #2
    shl v23.16b, v28.16b, #2
    orr w7, w12, w17
    eor v30.16b, v30.16b, v19.16b
    eor w11, w11, w16
    sri v20.16b, v0.16b, #5
    eor v21.16b, v1.16b, v21.16b
    shl v0.16b, v26.16b, #2
    eor v25.16b, v25.16b, v16.16b
    sri v23.16b, v28.16b, #6
    eor v1.16b, v6.16b, v3.16b
    eor v3.16b, v7.16b, v3.16b
    and v6.16b, v2.16b, v4.16b
    eor v20.16b, v20.16b, v17.16b
    shl v7.16b, v21.16b, #6
    sri v0.16b, v26.16b, #6
    ldr q26, [x0, #256]
    and v28.16b, v27.16b, v29.16b
    eor v23.16b, v23.16b, v18.16b
    eor w13, w13, w7
    eor v22.16b, v22.16b, v6.16b
    ldp q6, q8, [x0, #672]
    sri v7.16b, v21.16b, #2
    eor v21.16b, v0.16b, v18.16b
    and w7, w4, w20
    eor v24.16b, v24.16b, v28.16b
    eor w20, w20, w6
    ldr w30, [x0, #896]  /* again */
    orr v28.16b, v22.16b, v2.16b
    eor w10, w10, w7
    eor v0.16b, v7.16b, v16.16b
    orr w7, w12, w13
    eor w17, w17, w7
    eor v28.16b, v4.16b, v28.16b
    and v4.16b, v21.16b, v1.16b
    eor v1.16b, v1.16b, v31.16b
    and w7, w6, w10
    eor w5, w5, w7
    orr w7, w16, w8
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v22.16b, v28.16b
    eor w4, w4, w5
    eor w8, w8, w11
    eor w11, w11, w17
    eor w7, w21, w7
    and w21, w15, w14
    eor v2.16b, v2.16b, v5.16b
    and v5.16b, v31.16b, v4.16b
    eon w7, w7, w12
    eor w3, w3, w21
    orr w21, w5, w10
    eor w10, w10, w4
    eor w26, w7, w8
    eor w6, w6, w21
    eor v25.16b, v25.16b, v5.16b
    and v5.16b, v23.16b, v3.16b
    eor v3.16b, v3.16b, v20.16b
    eon w6, w6, w3
    orr w21, w3, w15
    eor v21.16b, v21.16b, v25.16b
    eor v30.16b, v30.16b, v5.16b
    orr v5.16b, v24.16b, v27.16b
    eor w14, w14, w21
    and w21, w8, w19
    eor w16, w16, w21
    and v7.16b, v20.16b, v30.16b
    eor v29.16b, v29.16b, v5.16b
    eor v5.16b, v21.16b, v2.16b
    eor v21.16b, v4.16b, v21.16b
    orr v4.16b, v25.16b, v4.16b
    eor w16, w16, w13
    orr w21, w3, w14
    eor w13, w13, w26
    eor v0.16b, v0.16b, v7.16b
    orr v7.16b, v24.16b, v29.16b
    eor w15, w15, w21
    and v10.16b, v5.16b, v21.16b
    eor v31.16b, v31.16b, v4.16b
    eor v4.16b, v5.16b, v26.16b
    eor w4, w4, w15
    and w21, w11, w8
    eor v23.16b, v23.16b, v0.16b
    eor v27.16b, v27.16b, v7.16b
    orr v9.16b, v0.16b, v30.16b
    eor v10.16b, v1.16b, v10.16b
    eor v31.16b, v31.16b, v22.16b
    and v1.16b, v21.16b, v1.16b
    eor w19, w19, w21
    and w21, w10, w20
    eor v30.16b, v30.16b, v23.16b
    eor v23.16b, v23.16b, v27.16b
    eor v20.16b, v20.16b, v9.16b
    eor v5.16b, v5.16b, v10.16b
    eor v7.16b, v31.16b, v21.16b
    eor v25.16b, v25.16b, v1.16b
    eor w5, w5, w21
    and w21, w4, w10
    eor w13, w27, w13, ror #4
    eor v26.16b, v23.16b, v26.16b
    eor v20.16b, v20.16b, v24.16b
    eor v22.16b, v22.16b, v5.16b
    eor v9.16b, v28.16b, v7.16b
    eor v25.16b, v25.16b, v28.16b
    bic v28.16b, v5.16b, v7.16b
    eor w5, w5, w14
    eor w20, w20, w21
    orr w21, w16, w7
    eor w7, w25, w7, ror #28
    shl v7.16b, v22.16b, #4
    shl v1.16b, v9.16b, #7
    eor w21, w19, w21
    eor v28.16b, v25.16b, v28.16b
    eor w19, w11, w19
    eor w11, w11, w22
    orr w29, w21, w16
    sri v7.16b, v22.16b, #4
    sri v1.16b, v9.16b, #1
    eon w12, w19, w12
    eor v28.16b, v2.16b, v28.16b
    eor v2.16b, v20.16b, v30.16b
    and w19, w26, w19
    eor w12, w24, w12, ror #16
    ldr w26, [x0, #908]  /* again */
    eor v22.16b, v7.16b, v8.16b
    eor v1.16b, v1.16b, v6.16b
    eor w19, w16, w19
    eor w16, w28, w16, ror #12
    eor v5.16b, v29.16b, v2.16b
    eor w8, w8, w29
    eor w17, w17, w19
    ldr w19, [x0, #892]  /* again */
    orr w29, w5, w6
    eor w8, w30, w8, ror #8
    shl v7.16b, v5.16b, #7
    eor w29, w20, w29
    eor w20, w4, w20
    eor w17, w26, w17, ror #24
    eor w4, w4, w22
    eor w22, w6, w10
    eon w3, w20, w3
    eor w6, w25, w6, ror #28
    sri v7.16b, v5.16b, #1
    eor w14, w14, w22
    eor w3, w24, w3, ror #16
    eor w21, w19, w21, ror #20
    and w20, w22, w20
    eor w14, w27, w14, ror #4
    eor w19, w19, w29, ror #20
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #960]  /* again */
    eor v5.16b, v7.16b, v6.16b
    and v6.16b, v23.16b, v30.16b
    eor w20, w5, w20
    ldr w24, [x0, #808]  /* again */
    ldr w27, [x0, #804]  /* again */
    eor w15, w15, w20
    orr w20, w29, w5
    eor w5, w28, w5, ror #12
    eor v6.16b, v3.16b, v6.16b
    and v3.16b, v30.16b, v3.16b
    eor w15, w26, w15, ror #24
    eor w10, w10, w20
    and w20, w17, w7
    eor w7, w7, w21
    ldr w26, [x0, #788]  /* again */
    eor w10, w30, w10, ror #8
    eor v23.16b, v23.16b, v6.16b
    eor v0.16b, v0.16b, v3.16b
    eor w16, w16, w20
    and w20, w13, w11
    ldr w29, [x0, #800]  /* again */
    eor w12, w12, w20
    eor v24.16b, v24.16b, v23.16b
    eor v29.16b, v0.16b, v29.16b
    orn v0.16b, v25.16b, v31.16b
    bic v23.16b, v23.16b, v2.16b
    ldp q2, q3, [x0, #704]
    and w20, w21, w16
    orn v7.16b, v29.16b, v20.16b
    eor v0.16b, v10.16b, v0.16b
    eor v23.16b, v29.16b, v23.16b
    eor w8, w8, w20
    orr w20, w12, w13
    eor w17, w17, w8
    eor v6.16b, v6.16b, v7.16b
    eor w11, w11, w20
    eor v23.16b, v27.16b, v23.16b
    shl v27.16b, v24.16b, #4
    and w20, w15, w6
    eor w6, w6, w19
    eor w5, w5, w20
    orr w20, w12, w11
    sri v27.16b, v24.16b, #4
    shl v24.16b, v0.16b, #3
    eor w13, w13, w20
    and w20, w19, w5
    eor w10, w10, w20
    eor v27.16b, v27.16b, v8.16b
    sri v24.16b, v0.16b, #5
    orr v0.16b, v0.16b, v25.16b
    ldp q7, q8, [x0, #736]
    eor w15, w15, w10
    orr w20, w8, w16
    eor w16, w16, w17
    eor w17, w17, w13
    eor v24.16b, v24.16b, v2.16b
    eor v21.16b, v21.16b, v0.16b
    shl v0.16b, v25.16b, #5
    eor w20, w21, w20
    and w21, w14, w4
    eon w20, w20, w12
    eor w3, w3, w21
    orr w21, w10, w5
    sri v0.16b, v25.16b, #3
    eor w5, w5, w15
    eor w25, w20, w16
    eor w19, w19, w21
    orr w21, w3, w14
    eon w19, w19, w3
    eor v25.16b, v0.16b, v7.16b
    shl v0.16b, v6.16b, #3
    eor w4, w4, w21
    and w21, w16, w7
    eor w8, w8, w21
    orr w21, w3, w4
    sri v0.16b, v6.16b, #5
    orr v6.16b, v6.16b, v29.16b
    eor w8, w8, w11
    eor w14, w14, w21
    and w21, w17, w16
    eor w11, w11, w25
    eor w15, w15, w14
    eor v0.16b, v0.16b, v2.16b
    eor v30.16b, v30.16b, v6.16b
    shl v2.16b, v21.16b, #6
    shl v6.16b, v23.16b, #2
    eor w7, w7, w21
    and w21, w5, w6
    eor w11, w26, w11, ror #4
    eor w10, w10, w21
    sri v2.16b, v21.16b, #2
    shl v21.16b, v30.16b, #6
    sri v6.16b, v23.16b, #6
    eor w10, w10, w4
    and w21, w15, w5
    eor v2.16b, v2.16b, v3.16b
    sri v21.16b, v30.16b, #2
    shl v30.16b, v29.16b, #5
    eor w6, w6, w21
    orr w21, w8, w20
    eor w20, w24, w20, ror #28
    eor w21, w7, w21
    eor v21.16b, v21.16b, v3.16b
    sri v30.16b, v29.16b, #3
    shl v29.16b, v31.16b, #1
    shl v3.16b, v20.16b, #1
    eor w7, w17, w7
    eor w17, w17, w22
    orr w28, w21, w8
    eon w12, w7, w12
    eor v30.16b, v30.16b, v7.16b
    sri v29.16b, v31.16b, #7
    sri v3.16b, v20.16b, #7
    shl v20.16b, v28.16b, #2
    ldr q31, [x0, #768]
    ldp q23, q7, [x0, #272]
    eor w12, w23, w12, ror #16
    and w7, w25, w7
    ldr w25, [x0, #812]  /* again */
    eor v29.16b, v29.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    sri v20.16b, v28.16b, #6
    and v28.16b, v1.16b, v4.16b
    eor w7, w8, w7
    eor w8, w27, w8, ror #12
    eor w16, w16, w28
    orr w28, w10, w19
    eor w13, w13, w7
    ldr w7, [x0, #796]  /* again */
    eor w16, w29, w16, ror #8
    eor v22.16b, v22.16b, v28.16b
    and v28.16b, v5.16b, v26.16b
    eor w28, w6, w28
    eor w6, w15, w6
    eor v20.16b, v20.16b, v31.16b
    eor v31.16b, v6.16b, v31.16b
    eor v6.16b, v29.16b, v24.16b
    eor w13, w25, w13, ror #24
    eor w15, w15, w22
    eor v27.16b, v27.16b, v28.16b
    orr v28.16b, v22.16b, v1.16b
    eon w3, w6, w3
    and v29.16b, v20.16b, v29.16b
    eor w22, w19, w5
    eor w21, w7, w21, ror #20
    eor w3, w23, w3, ror #16
    eor w19, w24, w19, ror #28
    eor w4, w4, w22
    eor v28.16b, v4.16b, v28.16b
    and v4.16b, v31.16b, v3.16b
    eor v25.16b, v25.16b, v29.16b
    orr v29.16b, v27.16b, v5.16b
    eor v3.16b, v3.16b, v0.16b
    and w6, w22, w6
    eor w4, w26, w4, ror #4
    eor w7, w7, w28, ror #20
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #964]  /* again */
    eor v30.16b, v30.16b, v4.16b
    and v4.16b, v24.16b, v25.16b
    eor v26.16b, v26.16b, v29.16b
    orr v29.16b, v22.16b, v28.16b
    eor w6, w10, w6
    ldr w23, [x0, #824]  /* again */
    ldr w24, [x0, #840]  /* again */
    ldr w26, [x0, #820]  /* again */
    eor w14, w14, w6
    eor v2.16b, v2.16b, v4.16b
    and v4.16b, v0.16b, v30.16b
    eor v29.16b, v1.16b, v29.16b
    orr v1.16b, v27.16b, v26.16b
    eor w14, w25, w14, ror #24
    orr w6, w28, w10
    eor w10, w27, w10, ror #12
    ldr w27, [x0, #836]  /* again */
    eor v20.16b, v20.16b, v2.16b
    eor v21.16b, v21.16b, v4.16b
    orr v4.16b, v2.16b, v25.16b
    eor v1.16b, v5.16b, v1.16b
    ldp q5, q8, [x0, #304]
    eor w5, w5, w6
    and w6, w13, w20
    eor w20, w20, w21
    eor v25.16b, v25.16b, v20.16b
    eor v20.16b, v20.16b, v29.16b
    eor v31.16b, v31.16b, v21.16b
    eor v24.16b, v24.16b, v4.16b
    eor w5, w29, w5, ror #8
    eor w8, w8, w6
    and w6, w11, w17
    ldr w29, [x0, #832]  /* again */
    eor v4.16b, v20.16b, v23.16b
    eor v9.16b, v31.16b, v1.16b
    eor v24.16b, v24.16b, v22.16b
    eor v31.16b, v30.16b, v31.16b
    orr v30.16b, v21.16b, v30.16b
    and v10.16b, v20.16b, v25.16b
    eor w12, w12, w6
    and w6, w21, w8
    eor v23.16b, v9.16b, v23.16b
    eor w16, w16, w6
    eor v30.16b, v0.16b, v30.16b
    eor v0.16b, v24.16b, v25.16b
    eor v10.16b, v6.16b, v10.16b
    and v6.16b, v25.16b, v6.16b
    eor w13, w13, w16
    orr w6, w12, w11
    eor v30.16b, v30.16b, v27.16b
    eor w17, w17, w6
    eor v20.16b, v20.16b, v10.16b
    eor v2.16b, v2.16b, v6.16b
    and v6.16b, v9.16b, v31.16b
    and w6, w14, w19
    eor w19, w19, w7
    eor w10, w10, w6
    eor v22.16b, v22.16b, v20.16b
    eor v2.16b, v2.16b, v28.16b
    eor v28.16b, v28.16b, v0.16b
    bic v20.16b, v20.16b, v0.16b
    eor v6.16b, v3.16b, v6.16b
    and v3.16b, v31.16b, v3.16b
    orr w6, w12, w17
    shl v0.16b, v22.16b, #4
    eor w11, w11, w6
    eor v20.16b, v2.16b, v20.16b
    eor v9.16b, v9.16b, v6.16b
    eor v21.16b, v21.16b, v3.16b
    and w6, w7, w10
    sri v0.16b, v22.16b, #4
    eor w5, w5, w6
    eor v20.16b, v29.16b, v20.16b
    shl v29.16b, v28.16b, #7
    eor v27.16b, v27.16b, v9.16b
    eor v21.16b, v21.16b, v26.16b
    eor w14, w14, w5
    eor v22.16b, v0.16b, v5.16b
    orr w6, w16, w8
    eor w8, w8, w13
    eor w13, w13, w11
    sri v29.16b, v28.16b, #1
    eor w6, w21, w6
    and w21, w4, w15
    eon w6, w6, w12
    eor w3, w3, w21
    orr w21, w5, w10
    eor v28.16b, v29.16b, v7.16b
    eor v29.16b, v30.16b, v31.16b
    eor w10, w10, w14
    eor w7, w7, w21
    orr w21, w3, w4
    eor w25, w6, w8
    eon w7, w7, w3
    eor w15, w15, w21
    eor v0.16b, v26.16b, v29.16b
    bic v26.16b, v9.16b, v29.16b
    and w21, w8, w20
    eor w16, w16, w21
    orr w21, w3, w15
    shl v29.16b, v0.16b, #7
    eor v26.16b, v21.16b, v26.16b
    eor w16, w16, w17
    eor w4, w4, w21
    and w21, w13, w8
    eor w17, w17, w25
    eor w14, w14, w4
    sri v29.16b, v0.16b, #1
    eor v26.16b, v1.16b, v26.16b
    shl v0.16b, v27.16b, #4
    orn v1.16b, v21.16b, v30.16b
    eor w20, w20, w21
    and w21, w10, w19
    eor w17, w26, w17, ror #4
    eor v29.16b, v29.16b, v7.16b
    eor w5, w5, w21
    sri v0.16b, v27.16b, #4
    orn v27.16b, v2.16b, v24.16b
    eor v1.16b, v6.16b, v1.16b
    shl v6.16b, v2.16b, #5
    eor w5, w5, w15
    and w21, w14, w10
    eor v0.16b, v0.16b, v5.16b
    eor v27.16b, v10.16b, v27.16b
    ldp q5, q3, [x0, #336]
    sri v6.16b, v2.16b, #3
    eor w19, w19, w21
    orr w21, w16, w6
    eor w6, w24, w6, ror #28
    orr v2.16b, v27.16b, v2.16b
    eor w21, w20, w21
    eor w20, w13, w20
    eor w13, w13, w22
    orr w28, w21, w16
    eon w12, w20, w12
    and w20, w25, w20
    eor v25.16b, v25.16b, v2.16b
    shl v2.16b, v27.16b, #3
    eor w12, w23, w12, ror #16
    ldr w25, [x0, #844]  /* again */
    eor w20, w16, w20
    eor v6.16b, v6.16b, v3.16b
    eor w16, w27, w16, ror #12
    eor w8, w8, w28
    shl v7.16b, v25.16b, #6
    sri v2.16b, v27.16b, #5
    shl v27.16b, v1.16b, #3
    eor w11, w11, w20
    ldr w20, [x0, #828]  /* again */
    eor w8, w29, w8, ror #8
    orr w28, w5, w7
    sri v7.16b, v25.16b, #2
    eor v2.16b, v2.16b, v8.16b
    sri v27.16b, v1.16b, #5
    orr v1.16b, v1.16b, v21.16b
    eor w11, w25, w11, ror #24
    eor w28, w19, w28
    eor w19, w14, w19
    eor w14, w14, w22
    eor v7.16b, v7.16b, v5.16b
    eor w22, w7, w10
    eor v27.16b, v27.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    shl v1.16b, v21.16b, #5
    eor w21, w20, w21, ror #20
    eon w3, w19, w3
    eor w7, w24, w7, ror #28
    eor w15, w15, w22
    and w19, w22, w19
    eor w3, w23, w3, ror #16
    shl v25.16b, v31.16b, #6
    sri v1.16b, v21.16b, #3
    shl v21.16b, v24.16b, #1
    eor w15, w26, w15, ror #4
    eor w19, w5, w19
    eor w20, w20, w28, ror #20
    eor w22, w13, w12, lsl #16
    sri v25.16b, v31.16b, #2
    eor v31.16b, v1.16b, v3.16b
    sri v21.16b, v24.16b, #7
    ldp q24, q1, [x0, #368]
    shl v3.16b, v30.16b, #1
    eor w4, w4, w19
    orr w19, w28, w5
    eor w5, w27, w5, ror #12
    eor v25.16b, v25.16b, v5.16b
    shl v5.16b, v20.16b, #2
    eor w4, w25, w4, ror #24
    eor w10, w10, w19
    sri v3.16b, v30.16b, #7
    shl v30.16b, v26.16b, #2
    add x19, x2, #256
    eor w10, w29, w10, ror #8
    eor w12, w12, w22, lsr #16
    sri v5.16b, v20.16b, #6
    and v20.16b, v28.16b, v4.16b
    ubfm w22, w22, #16, #31
    sri v30.16b, v26.16b, #6
    ldp q26, q8, [x0, #400]
    eor v21.16b, v21.16b, v24.16b
    eor v24.16b, v3.16b, v24.16b
    eor v3.16b, v5.16b, v1.16b
    eor v20.16b, v22.16b, v20.16b
    and v22.16b, v29.16b, v23.16b
    eor w13, w13, w22, lsl #16
    eor v30.16b, v30.16b, v1.16b
    ldp q1, q5, [x0, #432]
    eor w22, w17, w21, lsl #16
    eor v22.16b, v0.16b, v22.16b
    and v0.16b, v3.16b, v21.16b
    eor v21.16b, v21.16b, v2.16b
    eor w21, w21, w22, lsr #16
    ubfm w22, w22, #16, #31
    eor w17, w17, w22, lsl #16
    eor v0.16b, v6.16b, v0.16b
    orr v6.16b, v20.16b, v28.16b
    movz w22, #0xff, lsl #0
    eor w23, w17, w13, lsr #8
    movk w22, #0xff, lsl #16  /* 0x00ff00ff */
    eor v4.16b, v4.16b, v6.16b
    and v6.16b, v2.16b, v0.16b
    and w22, w23, w22
    movz w23, #0xff, lsl #0
    eor w17, w17, w22
    eor w13, w13, w22, lsl #8
    eor w22, w21, w12, lsr #8
    eor v6.16b, v7.16b, v6.16b
    orr v7.16b, v20.16b, v4.16b
    movk w23, #0xff, lsl #16  /* 0x00ff00ff */
    and w22, w22, w23
    eor v3.16b, v3.16b, v6.16b
    eor v28.16b, v28.16b, v7.16b
    and v7.16b, v30.16b, v24.16b
    eor v24.16b, v24.16b, v27.16b
    eor w21, w21, w22
    eor w12, w12, w22, lsl #8
    movz w22, #0xf0f, lsl #0
    eor w23, w12, w13, lsr #4
    eor v31.16b, v31.16b, v7.16b
    eor v7.16b, v3.16b, v28.16b
    eor v3.16b, v0.16b, v3.16b
    orr v0.16b, v6.16b, v0.16b
    movk w22, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and v9.16b, v27.16b, v31.16b
    and w22, w23, w22
    and v12.16b, v7.16b, v3.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v7.16b, v26.16b
    eor w12, w12, w22
    eor w13, w13, w22, lsl #4
    eor w22, w21, w17, lsr #4
    eor v25.16b, v25.16b, v9.16b
    orr v9.16b, v22.16b, v29.16b
    eor v12.16b, v21.16b, v12.16b
    eor v0.16b, v0.16b, v20.16b
    and v21.16b, v3.16b, v21.16b
    movz w23, #0xf0f, lsl #0
    eor v30.16b, v30.16b, v25.16b
    eor v23.16b, v23.16b, v9.16b
    orr v10.16b, v25.16b, v31.16b
    eor v9.16b, v0.16b, v3.16b
    eor v7.16b, v7.16b, v12.16b
    eor v21.16b, v6.16b, v21.16b
    movk w23, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v31.16b, v31.16b, v30.16b
    eor v27.16b, v27.16b, v10.16b
    orr v10.16b, v22.16b, v23.16b
    eor v20.16b, v20.16b, v7.16b
    eor v21.16b, v21.16b, v4.16b
    and w22, w22, w23
    eor v27.16b, v27.16b, v22.16b
    eor v29.16b, v29.16b, v10.16b
    eor v10.16b, v4.16b, v9.16b
    bic v4.16b, v7.16b, v9.16b
    shl v7.16b, v20.16b, #4
    eor w21, w21, w22
    eor w17, w17, w22, lsl #4
    movz w22, #0x3333, lsl #0
    eor v11.16b, v27.16b, v31.16b
    eor v30.16b, v30.16b, v29.16b
    eor w23, w17, w13, lsr #2
    eor v4.16b, v21.16b, v4.16b
    sri v7.16b, v20.16b, #4
    movk w22, #0x3333, lsl #16  /* 0x33333333 */
    eor v6.16b, v23.16b, v11.16b
    eor v26.16b, v30.16b, v26.16b
    and w22, w23, w22
    eor v28.16b, v28.16b, v4.16b
    shl v4.16b, v10.16b, #7
    eor v20.16b, v7.16b, v1.16b
    eor w17, w17, w22
    eor w13, w13, w22, lsl #2
    shl v7.16b, v6.16b, #7
    eor w22, w21, w12, lsr #2
    movz w23, #0x3333, lsl #0
    sri v4.16b, v10.16b, #1
    movk w23, #0x3333, lsl #16  /* 0x33333333 */
    sri v7.16b, v6.16b, #1
    and w22, w22, w23
    eor v4.16b, v4.16b, v8.16b
    eor w21, w21, w22
    eor w12, w12, w22, lsl #2
    eor v6.16b, v7.16b, v8.16b
    and v7.16b, v30.16b, v31.16b
    movz w22, #0x5555, lsl #0
    eor w23, w12, w13, lsr #1
    movk w22, #0x5555, lsl #16  /* 0x55555555 */
    eor v7.16b, v24.16b, v7.16b
    and v24.16b, v31.16b, v24.16b
    and w22, w23, w22
    eor w12, w12, w22
    eor w13, w13, w22, lsl #1
    eor v30.16b, v30.16b, v7.16b
    eor v24.16b, v25.16b, v24.16b
    orn v25.16b, v21.16b, v0.16b
    eor v22.16b, v22.16b, v30.16b
    eor v23.16b, v24.16b, v23.16b
    bic v24.16b, v30.16b, v11.16b
    eor v25.16b, v12.16b, v25.16b
    shl v30.16b, v22.16b, #4
    eor v24.16b, v23.16b, v24.16b
    sri v30.16b, v22.16b, #4
    orn v22.16b, v23.16b, v27.16b
    eor v24.16b, v29.16b, v24.16b
    shl v29.16b, v25.16b, #3
    eor v30.16b, v30.16b, v1.16b
    eor v22.16b, v7.16b, v22.16b
    ldp q1, q7, [x0, #464]
    sri v29.16b, v25.16b, #5
    orr v25.16b, v25.16b, v21.16b
    eor v29.16b, v29.16b, v5.16b
    eor v25.16b, v3.16b, v25.16b
    shl v3.16b, v22.16b, #3
    sri v3.16b, v22.16b, #5
    orr v22.16b, v22.16b, v23.16b
    eor v3.16b, v3.16b, v5.16b
    shl v5.16b, v25.16b, #6
    eor v22.16b, v31.16b, v22.16b
    shl v31.16b, v21.16b, #5
    sri v5.16b, v25.16b, #2
    shl v25.16b, v22.16b, #6
    sri v31.16b, v21.16b, #3
    shl v21.16b, v23.16b, #5
    eor v5.16b, v5.16b, v1.16b
    sri v25.16b, v22.16b, #2
    eor v22.16b, v31.16b, v7.16b
    sri v21.16b, v23.16b, #3
    shl v23.16b, v0.16b, #1
    ldp q31, q8, [x0, #496]
    eor v25.16b, v25.16b, v1.16b
    shl v1.16b, v28.16b, #2
    eor v21.16b, v21.16b, v7.16b
    sri v23.16b, v0.16b, #7
    shl v0.16b, v27.16b, #1
    sri v1.16b, v28.16b, #6
    and v28.16b, v4.16b, v2.16b
    sri v0.16b, v27.16b, #7
    shl v27.16b, v24.16b, #2
    eor v23.16b, v23.16b, v31.16b
    eor v20.16b, v20.16b, v28.16b
    eor v31.16b, v0.16b, v31.16b
    eor v0.16b, v1.16b, v8.16b
    sri v27.16b, v24.16b, #6
    ldp q24, q28, [x0, #528]
    and v1.16b, v6.16b, v26.16b
    and v7.16b, v0.16b, v23.16b
    eor v27.16b, v27.16b, v8.16b
    eor v23.16b, v23.16b, v29.16b
    eor v30.16b, v30.16b, v1.16b
    orr v1.16b, v20.16b, v4.16b
    eor v22.16b, v22.16b, v7.16b
    and v7.16b, v27.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v1.16b, v2.16b, v1.16b
    orr v2.16b, v30.16b, v6.16b
    eor v21.16b, v21.16b, v7.16b
    and v7.16b, v29.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    orr v2.16b, v20.16b, v1.16b
    eor v5.16b, v5.16b, v7.16b
    and v7.16b, v3.16b, v21.16b
    eor v2.16b, v4.16b, v2.16b
    orr v4.16b, v30.16b, v26.16b
    eor v0.16b, v0.16b, v5.16b
    eor v25.16b, v25.16b, v7.16b
    orr v7.16b, v5.16b, v22.16b
    eor v4.16b, v6.16b, v4.16b
    ldp q6, q8, [x0, #560]
    eor v22.16b, v22.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    eor v27.16b, v27.16b, v25.16b
    eor v29.16b, v29.16b, v7.16b
    eor v7.16b, v0.16b, v24.16b
    eor v9.16b, v27.16b, v4.16b
    eor v29.16b, v29.16b, v20.16b
    eor v27.16b, v21.16b, v27.16b
    orr v21.16b, v25.16b, v21.16b
    and v10.16b, v0.16b, v22.16b
    eor v24.16b, v9.16b, v24.16b
    eor v21.16b, v3.16b, v21.16b
    eor v3.16b, v29.16b, v22.16b
    eor v10.16b, v23.16b, v10.16b
    and v23.16b, v22.16b, v23.16b
    eor v21.16b, v21.16b, v30.16b
    eor v0.16b, v0.16b, v10.16b
    eor v23.16b, v5.16b, v23.16b
    and v5.16b, v9.16b, v27.16b
    eor v20.16b, v20.16b, v0.16b
    eor v23.16b, v23.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    bic v0.16b, v0.16b, v3.16b
    eor v5.16b, v31.16b, v5.16b
    and v31.16b, v27.16b, v31.16b
    shl v3.16b, v20.16b, #4
    eor v0.16b, v23.16b, v0.16b
    eor v9.16b, v9.16b, v5.16b
    eor v25.16b, v25.16b, v31.16b
    sri v3.16b, v20.16b, #4
    eor v0.16b, v2.16b, v0.16b
    shl v2.16b, v1.16b, #7
    eor v30.16b, v30.16b, v9.16b
    eor v25.16b, v25.16b, v26.16b
    eor v20.16b, v3.16b, v6.16b
    sri v2.16b, v1.16b, #1
    eor v1.16b, v2.16b, v28.16b
    eor v2.16b, v21.16b, v27.16b
    eor v3.16b, v26.16b, v2.16b
    bic v26.16b, v9.16b, v2.16b
    shl v2.16b, v30.16b, #4
    shl v31.16b, v3.16b, #7
    eor v26.16b, v25.16b, v26.16b
    sri v2.16b, v30.16b, #4
    orn v30.16b, v23.16b, v29.16b
    sri v31.16b, v3.16b, #1
    eor v26.16b, v4.16b, v26.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v10.16b, v30.16b
    shl v3.16b, v23.16b, #5
    shl v4.16b, v25.16b, #5
    eor v28.16b, v31.16b, v28.16b
    orn v31.16b, v25.16b, v21.16b
    sri v3.16b, v23.16b, #3
    orr v23.16b, v30.16b, v23.16b
    sri v4.16b, v25.16b, #3
    eor v31.16b, v5.16b, v31.16b
    shl v5.16b, v29.16b, #1
    eor v3.16b, v3.16b, v19.16b
    eor v22.16b, v22.16b, v23.16b
    orr v25.16b, v31.16b, v25.16b
    sri v5.16b, v29.16b, #7
    shl v29.16b, v30.16b, #3
    shl v23.16b, v31.16b, #3
    eor v25.16b, v27.16b, v25.16b
    eor v27.16b, v4.16b, v19.16b
    sri v29.16b, v30.16b, #5
    eor v30.16b, v5.16b, v8.16b
    shl v4.16b, v21.16b, #1
    shl v5.16b, v0.16b, #2
    sri v23.16b, v31.16b, #5
    shl v31.16b, v22.16b, #6
    eor v29.16b, v29.16b, v17.16b
    sri v4.16b, v21.16b, #7
    shl v21.16b, v25.16b, #6
    sri v5.16b, v0.16b, #6
    eor v23.16b, v23.16b, v17.16b
    sri v31.16b, v22.16b, #2
    shl v22.16b, v26.16b, #2
    and v0.16b, v1.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    sri v21.16b, v25.16b, #2
    eor v25.16b, v5.16b, v18.16b
    ldp q5, q6, [x0, #656]
    eor v31.16b, v31.16b, v16.16b
    sri v22.16b, v26.16b, #6
    eor v20.16b, v20.16b, v0.16b
    and v26.16b, v28.16b, v24.16b
    eor v0.16b, v30.16b, v29.16b
    eor v21.16b, v21.16b, v16.16b
    and v30.16b, v25.16b, v30.16b
    eor v22.16b, v22.16b, v18.16b
    eor v26.16b, v2.16b, v26.16b
    orr v2.16b, v20.16b, v1.16b
    eor v30.16b, v3.16b, v30.16b
    ldp q3, q8, [x0, #688]
    orr v9.16b, v26.16b, v28.16b
    eor v2.16b, v7.16b, v2.16b
    and v7.16b, v22.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v24.16b, v24.16b, v9.16b
    eor v27.16b, v27.16b, v7.16b
    and v7.16b, v29.16b, v30.16b
    eor v31.16b, v31.16b, v7.16b
    orr v7.16b, v20.16b, v2.16b
    eor v25.16b, v25.16b, v31.16b
    eor v1.16b, v1.16b, v7.16b
    and v7.16b, v23.16b, v27.16b
    eor v21.16b, v21.16b, v7.16b
    eor v7.16b, v25.16b, v1.16b
    eor v25.16b, v30.16b, v25.16b
    orr v30.16b, v31.16b, v30.16b
    eor v22.16b, v22.16b, v21.16b
    orr v10.16b, v21.16b, v27.16b
    and v12.16b, v7.16b, v25.16b
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v7.16b, v5.16b
    eor v27.16b, v27.16b, v22.16b
    eor v23.16b, v23.16b, v10.16b
    orr v10.16b, v26.16b, v24.16b
    eor v29.16b, v29.16b, v20.16b
    eor v12.16b, v0.16b, v12.16b
    and v0.16b, v25.16b, v0.16b
    eor v23.16b, v23.16b, v26.16b
    eor v28.16b, v28.16b, v10.16b
    eor v9.16b, v29.16b, v25.16b
    eor v7.16b, v7.16b, v12.16b
    eor v31.16b, v31.16b, v0.16b
    eor v11.16b, v23.16b, v27.16b
    eor v22.16b, v22.16b, v28.16b
    eor v10.16b, v2.16b, v9.16b
    eor v20.16b, v20.16b, v7.16b
    eor v31.16b, v31.16b, v2.16b
    bic v0.16b, v7.16b, v9.16b
    eor v2.16b, v24.16b, v11.16b
    eor v5.16b, v22.16b, v5.16b
    shl v7.16b, v20.16b, #4
    eor v0.16b, v31.16b, v0.16b
    sri v7.16b, v20.16b, #4
    eor v0.16b, v1.16b, v0.16b
    shl v1.16b, v10.16b, #7
    eor v20.16b, v7.16b, v3.16b
    shl v7.16b, v2.16b, #7
    sri v1.16b, v10.16b, #1
    sri v7.16b, v2.16b, #1
    eor v1.16b, v1.16b, v6.16b
    eor v2.16b, v7.16b, v6.16b
    and v6.16b, v22.16b, v27.16b
    eor v6.16b, v4.16b, v6.16b
    and v4.16b, v27.16b, v4.16b
    eor v22.16b, v22.16b, v6.16b
    eor v21.16b, v21.16b, v4.16b
    eor v26.16b, v26.16b, v22.16b
    eor v21.16b, v21.16b, v24.16b
    bic v22.16b, v22.16b, v11.16b
    orn v24.16b, v31.16b, v29.16b
    shl v4.16b, v26.16b, #4
    eor v22.16b, v21.16b, v22.16b
    eor v24.16b, v12.16b, v24.16b
    sri v4.16b, v26.16b, #4
    orn v26.16b, v21.16b, v23.16b
    eor v22.16b, v28.16b, v22.16b
    shl v28.16b, v24.16b, #3
    eor v3.16b, v4.16b, v3.16b
    eor v26.16b, v6.16b, v26.16b
    ldp q4, q6, [x0, #720]
    sri v28.16b, v24.16b, #5
    orr v24.16b, v24.16b, v31.16b
    eor v28.16b, v28.16b, v8.16b
    eor v24.16b, v25.16b, v24.16b
    shl v25.16b, v26.16b, #3
    shl v7.16b, v24.16b, #6
    sri v25.16b, v26.16b, #5
    orr v26.16b, v26.16b, v21.16b
    sri v7.16b, v24.16b, #2
    eor v25.16b, v25.16b, v8.16b
    eor v26.16b, v27.16b, v26.16b
    shl v27.16b, v31.16b, #5
    eor v7.16b, v7.16b, v4.16b
    shl v24.16b, v26.16b, #6
    sri v27.16b, v31.16b, #3
    shl v31.16b, v21.16b, #5
    sri v24.16b, v26.16b, #2
    eor v26.16b, v27.16b, v6.16b
    sri v31.16b, v21.16b, #3
    shl v21.16b, v29.16b, #1
    ldp q27, q8, [x0, #752]
    eor v24.16b, v24.16b, v4.16b
    shl v4.16b, v0.16b, #2
    eor v31.16b, v31.16b, v6.16b
    sri v21.16b, v29.16b, #7
    shl v29.16b, v23.16b, #1
    trn1 v6.4s, v1.4s, v26.4s
    trn2 v26.4s, v1.4s, v26.4s
    sri v4.16b, v0.16b, #6
    trn1 v0.4s, v30.4s, v7.4s
    trn2 v30.4s, v30.4s, v7.4s
    sri v29.16b, v23.16b, #7
    shl v23.16b, v22.16b, #2
    eor v21.16b, v21.16b, v27.16b
    eor v27.16b, v29.16b, v27.16b
    eor v29.16b, v4.16b, v8.16b
    sri v23.16b, v22.16b, #6
    trn1 v22.4s, v5.4s, v24.4s
    trn1 v1.4s, v20.4s, v21.4s
    trn2 v20.4s, v20.4s, v21.4s
    trn2 v21.4s, v5.4s, v24.4s
    trn1 v24.4s, v2.4s, v31.4s
    trn2 v31.4s, v2.4s, v31.4s
    trn1 v2.4s, v28.4s, v29.4s
    eor v23.16b, v23.16b, v8.16b
    trn2 v28.4s, v28.4s, v29.4s
    trn1 v29.8h, v0.8h, v1.8h
    trn2 v0.8h, v0.8h, v1.8h
    trn1 v1.8h, v30.8h, v20.8h
    trn2 v20.8h, v30.8h, v20.8h
    trn1 v30.4s, v3.4s, v27.4s
    trn1 v4.8h, v6.8h, v2.8h
    trn2 v2.8h, v6.8h, v2.8h
    trn1 v5.8h, v26.8h, v28.8h
    trn2 v26.8h, v26.8h, v28.8h
    trn2 v27.4s, v3.4s, v27.4s
    trn1 v28.4s, v25.4s, v23.4s
    trn2 v23.4s, v25.4s, v23.4s
    trn1 v25.8h, v22.8h, v30.8h
    trn1 v3.16b, v29.16b, v4.16b
    trn2 v29.16b, v29.16b, v4.16b
    trn1 v4.16b, v0.16b, v2.16b
    trn2 v0.16b, v0.16b, v2.16b
    trn1 v2.16b, v1.16b, v5.16b
    trn2 v1.16b, v1.16b, v5.16b
    trn1 v5.16b, v20.16b, v26.16b
    trn2 v20.16b, v20.16b, v26.16b
    trn2 v22.8h, v22.8h, v30.8h
    trn1 v26.8h, v24.8h, v28.8h
    trn2 v24.8h, v24.8h, v28.8h
    trn1 v28.8h, v21.8h, v27.8h
    trn2 v21.8h, v21.8h, v27.8h
    trn1 v27.8h, v31.8h, v23.8h
    trn2 v23.8h, v31.8h, v23.8h
    stp q3, q29, [x2, #0]
    stp q4, q0, [x2, #32]
    trn1 v29.16b, v25.16b, v26.16b
    trn2 v25.16b, v25.16b, v26.16b
    trn1 v26.16b, v22.16b, v24.16b
    trn2 v22.16b, v22.16b, v24.16b
    trn1 v24.16b, v28.16b, v27.16b
    trn2 v27.16b, v28.16b, v27.16b
    trn1 v28.16b, v21.16b, v23.16b
    trn2 v21.16b, v21.16b, v23.16b
    stp q2, q1, [x2, #64]
    stp q5, q20, [x2, #96]
    stp q29, q25, [x2, #128]
    stp q26, q22, [x2, #160]
    stp q24, q27, [x2, #192]
    stp q28, q21, [x2, #224]
    add x2, x2, #320
    str w12, [x19, #8]
    str w13, [x19, #0]
    eor w12, w21, w17, lsr #1
    movz w13, #0x5555, lsl #0
    movk w13, #0x5555, lsl #16  /* 0x55555555 */
    and w12, w12, w13
    eor w13, w21, w12
    eor w12, w17, w12, lsl #1
    str w13, [x19, #24]
    str w12, [x19, #16]
    eor w12, w14, w3, lsl #16
    eor w13, w3, w12, lsr #16
    ubfm w12, w12, #16, #31
    eor w12, w14, w12, lsl #16
    eor w14, w15, w20, lsl #16
    eor w17, w20, w14, lsr #16
    ubfm w14, w14, #16, #31
    eor w14, w15, w14, lsl #16
    movz w15, #0xff, lsl #0
    eor w3, w14, w12, lsr #8
    movk w15, #0xff, lsl #16  /* 0x00ff00ff */
    and w15, w3, w15
    movz w3, #0xff, lsl #0
    eor w14, w14, w15
    eor w12, w12, w15, lsl #8
    eor w15, w17, w13, lsr #8
    movk w3, #0xff, lsl #16  /* 0x00ff00ff */
    and w15, w15, w3
    eor w17, w17, w15
    eor w13, w13, w15, lsl #8
    movz w15, #0xf0f, lsl #0
    eor w3, w13, w12, lsr #4
    movk w15, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w15, w3, w15
    movz w3, #0xf0f, lsl #0
    eor w13, w13, w15
    eor w12, w12, w15, lsl #4
    eor w15, w17, w14, lsr #4
    movk w3, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w15, w15, w3
    eor w17, w17, w15
    eor w14, w14, w15, lsl #4
    movz w15, #0x3333, lsl #0
    eor w3, w14, w12, lsr #2
    movk w15, #0x3333, lsl #16  /* 0x33333333 */
    and w15, w3, w15
    movz w3, #0x3333, lsl #0
    eor w14, w14, w15
    eor w12, w12, w15, lsl #2
    eor w15, w17, w13, lsr #2
    movk w3, #0x3333, lsl #16  /* 0x33333333 */
    and w15, w15, w3
    eor w17, w17, w15
    eor w13, w13, w15, lsl #2
    movz w15, #0x5555, lsl #0
    eor w3, w13, w12, lsr #1
    movk w15, #0x5555, lsl #16  /* 0x55555555 */
    and w15, w3, w15
    eor w13, w13, w15
    eor w12, w12, w15, lsl #1
    movz w15, #0xff, lsl #0
    str w13, [x19, #40]
    str w12, [x19, #32]
    eor w12, w17, w14, lsr #1
    movz w13, #0x5555, lsl #0
    movk w15, #0xff, lsl #16  /* 0x00ff00ff */
    movk w13, #0x5555, lsl #16  /* 0x55555555 */
    and w12, w12, w13
    eor w13, w17, w12
    eor w12, w14, w12, lsl #1
    eor w14, w16, w11, lsl #16
    str w13, [x19, #56]
    str w12, [x19, #48]
    eor w12, w8, w6, lsl #16
    eor w11, w11, w14, lsr #16
    ubfm w14, w14, #16, #31
    eor w13, w6, w12, lsr #16
    ubfm w12, w12, #16, #31
    eor w14, w16, w14, lsl #16
    eor w12, w8, w12, lsl #16
    eor w16, w14, w12, lsr #8
    and w15, w16, w15
    movz w16, #0xff, lsl #0
    eor w14, w14, w15
    eor w12, w12, w15, lsl #8
    eor w15, w11, w13, lsr #8
    movk w16, #0xff, lsl #16  /* 0x00ff00ff */
    and w15, w15, w16
    eor w11, w11, w15
    eor w13, w13, w15, lsl #8
    movz w15, #0xf0f, lsl #0
    eor w16, w13, w12, lsr #4
    movk w15, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w15, w16, w15
    movz w16, #0xf0f, lsl #0
    eor w13, w13, w15
    eor w12, w12, w15, lsl #4
    eor w15, w11, w14, lsr #4
    movk w16, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w15, w15, w16
    eor w11, w11, w15
    eor w14, w14, w15, lsl #4
    movz w15, #0x3333, lsl #0
    eor w16, w14, w12, lsr #2
    movk w15, #0x3333, lsl #16  /* 0x33333333 */
    and w15, w16, w15
    movz w16, #0x3333, lsl #0
    eor w14, w14, w15
    eor w12, w12, w15, lsl #2
    eor w15, w11, w13, lsr #2
    movk w16, #0x3333, lsl #16  /* 0x33333333 */
    and w15, w15, w16
    eor w11, w11, w15
    eor w13, w13, w15, lsl #2
    movz w15, #0x5555, lsl #0
    eor w16, w13, w12, lsr #1
    movk w15, #0x5555, lsl #16  /* 0x55555555 */
    and w15, w16, w15
    eor w13, w13, w15
    eor w12, w12, w15, lsl #1
    str w13, [x19, #12]
    str w12, [x19, #4]
    eor w12, w11, w14, lsr #1
    movz w13, #0x5555, lsl #0
    movk w13, #0x5555, lsl #16  /* 0x55555555 */
    and w12, w12, w13
    eor w11, w11, w12
    eor w12, w14, w12, lsl #1
    movz w14, #0xff, lsl #0
    str w11, [x19, #28]
    str w12, [x19, #20]
    eor w11, w10, w7, lsl #16
    movk w14, #0xff, lsl #16  /* 0x00ff00ff */
    eor w12, w7, w11, lsr #16
    ubfm w11, w11, #16, #31
    eor w10, w10, w11, lsl #16
    eor w11, w5, w4, lsl #16
    eor w13, w4, w11, lsr #16
    ubfm w11, w11, #16, #31
    eor w11, w5, w11, lsl #16
    eor w15, w11, w10, lsr #8
    and w14, w15, w14
    movz w15, #0xff, lsl #0
    eor w11, w11, w14
    eor w10, w10, w14, lsl #8
    eor w14, w13, w12, lsr #8
    movk w15, #0xff, lsl #16  /* 0x00ff00ff */
    and w14, w14, w15
    eor w13, w13, w14
    eor w12, w12, w14, lsl #8
    movz w14, #0xf0f, lsl #0
    eor w15, w12, w10, lsr #4
    movk w14, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w14, w15, w14
    movz w15, #0xf0f, lsl #0
    eor w12, w12, w14
    eor w10, w10, w14, lsl #4
    eor w14, w13, w11, lsr #4
    movk w15, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w14, w14, w15
    eor w13, w13, w14
    eor w11, w11, w14, lsl #4
    movz w14, #0x3333, lsl #0
    eor w15, w11, w10, lsr #2
    movk w14, #0x3333, lsl #16  /* 0x33333333 */
    and w14, w15, w14
    movz w15, #0x3333, lsl #0
    eor w11, w11, w14
    eor w10, w10, w14, lsl #2
    eor w14, w13, w12, lsr #2
    movk w15, #0x3333, lsl #16  /* 0x33333333 */
    and w14, w14, w15
    eor w13, w13, w14
    eor w12, w12, w14, lsl #2
    movz w14, #0x5555, lsl #0
    eor w15, w12, w10, lsr #1
    movk w14, #0x5555, lsl #16  /* 0x55555555 */
    and w14, w15, w14
    eor w12, w12, w14
    eor w10, w10, w14, lsl #1
    str w12, [x19, #44]
    str w10, [x19, #36]
    eor w10, w13, w11, lsr #1
    movz w12, #0x5555, lsl #0
    movk w12, #0x5555, lsl #16  /* 0x55555555 */
    and w10, w10, w12
    eor w12, w13, w10
    eor w10, w11, w10, lsl #1
    str w12, [x19, #60]
    str w10, [x19, #52]
    tbz x9, 63, L(pipo64_256_encrypt_blocks_blocks6)
L(pipo64_256_encrypt_blocks_fewer3):
    add x3, x9, #40
L(pipo64_256_encrypt_blocks_rest2):
    sub x9, x3, #32
    tbnz x9, 63, L(pipo64_256_encrypt_blocks_fewer8)
    /* start: x := x ^ rk[0] */
    ldp q17, q16, [x0, #592]
    ldp q19, q18, [x0, #624]
L(pipo64_256_encrypt_blocks_blocks10):
    ldp q21, q20, [x1, #0]
    ldp q23, q22, [x1, #32]
    ldp q25, q24, [x1, #64]
    ldp q27, q26, [x1, #96]
    ldp q29, q28, [x1, #128]
    ldp q31, q30, [x1, #160]
    ldp q1, q0, [x1, #192]
    ldp q3, q2, [x1, #224]
    add x1, x1, #256
    /* start: x := x ^ rk[0] */
    ldp q4, q5, [x0, #0]
    ldp q6, q7, [x0, #32]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldr q8, [x0, #64]
    ldp q9, q10, [x0, #672]
    ldp q11, q12, [x0, #704]
    ldp q14, q13, [x0, #736]
    sub x9, x9, #32
    str q13, [sp, #0]  /* spill */
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    ldp q13, q15, [x0, #288]
    str q13, [sp, #32]  /* spill */
    str q15, [sp, #16]  /* spill */
    ldp q13, q15, [x0, #320]
    str q13, [sp, #64]  /* spill */
    str q15, [sp, #48]  /* spill */
    ldp q15, q13, [x0, #352]
    str q13, [sp, #80]  /* spill */
    trn1 v13.16b, v21.16b, v20.16b
    trn2 v20.16b, v21.16b, v20.16b
    trn1 v21.16b, v23.16b, v22.16b
    trn2 v22.16b, v23.16b, v22.16b
    trn1 v23.16b, v25.16b, v24.16b
    trn2 v24.16b, v25.16b, v24.16b
    trn1 v25.16b, v27.16b, v26.16b
    trn2 v26.16b, v27.16b, v26.16b
    trn1 v27.16b, v29.16b, v28.16b
    trn2 v28.16b, v29.16b, v28.16b
    trn1 v29.8h, v13.8h, v21.8h
    trn2 v21.8h, v13.8h, v21.8h
    trn1 v13.8h, v20.8h, v22.8h
    trn2 v20.8h, v20.8h, v22.8h
    trn1 v22.8h, v23.8h, v25.8h
    trn2 v23.8h, v23.8h, v25.8h
    trn1 v25.8h, v24.8h, v26.8h
    trn2 v24.8h, v24.8h, v26.8h
    trn1 v26.16b, v31.16b, v30.16b
    trn2 v30.16b, v31.16b, v30.16b
    trn1 v31.16b, v1.16b, v0.16b
    trn2 v0.16b, v1.16b, v0.16b
    trn1 v1.4s, v29.4s, v22.4s
    trn2 v22.4s, v29.4s, v22.4s
    eor v29.16b, v1.16b, v4.16b
    eor v22.16b, v22.16b, v16.16b
    trn1 v1.4s, v13.4s, v25.4s
    trn2 v25.4s, v13.4s, v25.4s
    trn1 v13.4s, v21.4s, v23.4s
    trn2 v21.4s, v21.4s, v23.4s
    eor v1.16b, v1.16b, v5.16b
    eor v25.16b, v25.16b, v19.16b
    eor v23.16b, v13.16b, v6.16b
    eor v21.16b, v21.16b, v7.16b
    trn1 v13.4s, v20.4s, v24.4s
    trn2 v20.4s, v20.4s, v24.4s
    eor v24.16b, v13.16b, v17.16b
    eor v20.16b, v20.16b, v18.16b
    trn1 v13.16b, v3.16b, v2.16b
    trn2 v2.16b, v3.16b, v2.16b
    trn1 v3.8h, v27.8h, v26.8h
    trn2 v26.8h, v27.8h, v26.8h
    trn1 v27.8h, v28.8h, v30.8h
    trn2 v28.8h, v28.8h, v30.8h
    and v30.16b, v1.16b, v29.16b
    eor v23.16b, v23.16b, v30.16b
    trn1 v30.8h, v31.8h, v13.8h
    trn2 v31.8h, v31.8h, v13.8h
    trn1 v13.8h, v0.8h, v2.8h
    trn2 v0.8h, v0.8h, v2.8h
    and v2.16b, v20.16b, v21.16b
    eor v21.16b, v21.16b, v24.16b
    eor v25.16b, v25.16b, v2.16b
    trn1 v2.4s, v3.4s, v30.4s
    trn2 v30.4s, v3.4s, v30.4s
    trn1 v3.4s, v27.4s, v13.4s
    trn2 v27.4s, v27.4s, v13.4s
    eor v2.16b, v2.16b, v4.16b
    eor v30.16b, v30.16b, v16.16b
    eor v3.16b, v3.16b, v5.16b
    eor v27.16b, v27.16b, v19.16b
    trn1 v4.4s, v26.4s, v31.4s
    trn2 v26.4s, v26.4s, v31.4s
    and v5.16b, v3.16b, v2.16b
    eor v31.16b, v4.16b, v6.16b
    eor v26.16b, v26.16b, v7.16b
    trn1 v4.4s, v28.4s, v0.4s
    trn2 v28.4s, v28.4s, v0.4s
    eor v31.16b, v31.16b, v5.16b
    eor v0.16b, v4.16b, v17.16b
    eor v28.16b, v28.16b, v18.16b
    and v4.16b, v24.16b, v25.16b
    eor v22.16b, v22.16b, v4.16b
    orr v4.16b, v23.16b, v1.16b
    eor v20.16b, v20.16b, v22.16b
    eor v29.16b, v29.16b, v4.16b
    and v4.16b, v28.16b, v26.16b
    eor v26.16b, v26.16b, v0.16b
    eor v27.16b, v27.16b, v4.16b
    orr v4.16b, v23.16b, v29.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v0.16b, v27.16b
    eor v30.16b, v30.16b, v4.16b
    eor v4.16b, v20.16b, v1.16b
    eor v20.16b, v25.16b, v20.16b
    orr v25.16b, v22.16b, v25.16b
    eor v28.16b, v28.16b, v30.16b
    orr v6.16b, v30.16b, v27.16b
    and v13.16b, v4.16b, v20.16b
    eor v24.16b, v24.16b, v25.16b
    eor v25.16b, v4.16b, v8.16b
    eor v27.16b, v27.16b, v28.16b
    eor v0.16b, v0.16b, v6.16b
    orr v6.16b, v31.16b, v3.16b
    eor v24.16b, v24.16b, v23.16b
    eor v13.16b, v21.16b, v13.16b
    and v21.16b, v20.16b, v21.16b
    eor v0.16b, v0.16b, v31.16b
    eor v2.16b, v2.16b, v6.16b
    eor v5.16b, v24.16b, v20.16b
    eor v4.16b, v4.16b, v13.16b
    eor v21.16b, v22.16b, v21.16b
    eor v7.16b, v0.16b, v27.16b
    eor v6.16b, v29.16b, v5.16b
    eor v22.16b, v23.16b, v4.16b
    eor v21.16b, v21.16b, v29.16b
    bic v23.16b, v4.16b, v5.16b
    orr v29.16b, v31.16b, v2.16b
    eor v4.16b, v2.16b, v7.16b
    shl v5.16b, v22.16b, #4
    eor v23.16b, v21.16b, v23.16b
    eor v29.16b, v3.16b, v29.16b
    shl v3.16b, v6.16b, #7
    sri v5.16b, v22.16b, #4
    eor v23.16b, v1.16b, v23.16b
    eor v28.16b, v28.16b, v29.16b
    sri v3.16b, v6.16b, #1
    eor v22.16b, v5.16b, v10.16b
    shl v5.16b, v4.16b, #7
    eor v1.16b, v28.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    sri v5.16b, v4.16b, #1
    eor v4.16b, v5.16b, v9.16b
    and v5.16b, v28.16b, v27.16b
    and v6.16b, v4.16b, v1.16b
    eor v5.16b, v26.16b, v5.16b
    and v26.16b, v27.16b, v26.16b
    eor v28.16b, v28.16b, v5.16b
    eor v26.16b, v30.16b, v26.16b
    eor v30.16b, v31.16b, v28.16b
    eor v26.16b, v26.16b, v2.16b
    bic v28.16b, v28.16b, v7.16b
    orn v31.16b, v26.16b, v0.16b
    eor v28.16b, v26.16b, v28.16b
    eor v31.16b, v5.16b, v31.16b
    eor v28.16b, v29.16b, v28.16b
    shl v29.16b, v30.16b, #4
    shl v5.16b, v24.16b, #1
    sri v29.16b, v30.16b, #4
    orn v30.16b, v21.16b, v24.16b
    sri v5.16b, v24.16b, #7
    eor v29.16b, v29.16b, v10.16b
    eor v30.16b, v13.16b, v30.16b
    eor v29.16b, v29.16b, v6.16b
    shl v2.16b, v30.16b, #3
    sri v2.16b, v30.16b, #5
    orr v30.16b, v30.16b, v21.16b
    eor v2.16b, v2.16b, v11.16b
    eor v20.16b, v20.16b, v30.16b
    shl v30.16b, v31.16b, #3
    sri v30.16b, v31.16b, #5
    orr v31.16b, v31.16b, v26.16b
    eor v30.16b, v30.16b, v11.16b
    eor v27.16b, v27.16b, v31.16b
    shl v31.16b, v20.16b, #6
    sri v31.16b, v20.16b, #2
    eor v20.16b, v31.16b, v12.16b
    shl v31.16b, v27.16b, #6
    sri v31.16b, v27.16b, #2
    eor v27.16b, v31.16b, v12.16b
    shl v31.16b, v21.16b, #5
    sri v31.16b, v21.16b, #3
    eor v21.16b, v31.16b, v14.16b
    shl v31.16b, v26.16b, #5
    sri v31.16b, v26.16b, #3
    eor v26.16b, v31.16b, v14.16b
    ldr q31, [sp, #0]  /* reload */
    eor v24.16b, v5.16b, v31.16b
    shl v5.16b, v0.16b, #1
    sri v5.16b, v0.16b, #7
    ldr q0, [x0, #768]  /* again */
    eor v31.16b, v5.16b, v31.16b
    shl v5.16b, v23.16b, #2
    sri v5.16b, v23.16b, #6
    eor v23.16b, v5.16b, v0.16b
    shl v5.16b, v28.16b, #2
    sri v5.16b, v28.16b, #6
    eor v28.16b, v5.16b, v0.16b
    and v0.16b, v23.16b, v24.16b
    eor v24.16b, v24.16b, v2.16b
    ldr q5, [x0, #80]  /* again */
    eor v21.16b, v21.16b, v0.16b
    and v0.16b, v3.16b, v25.16b
    eor v22.16b, v22.16b, v0.16b
    and v0.16b, v2.16b, v21.16b
    eor v20.16b, v20.16b, v0.16b
    orr v0.16b, v22.16b, v3.16b
    eor v23.16b, v23.16b, v20.16b
    eor v25.16b, v25.16b, v0.16b
    and v0.16b, v28.16b, v31.16b
    eor v31.16b, v31.16b, v30.16b
    eor v26.16b, v26.16b, v0.16b
    orr v0.16b, v22.16b, v25.16b
    eor v0.16b, v3.16b, v0.16b
    and v3.16b, v30.16b, v26.16b
    eor v27.16b, v27.16b, v3.16b
    eor v3.16b, v23.16b, v0.16b
    eor v23.16b, v21.16b, v23.16b
    orr v21.16b, v20.16b, v21.16b
    eor v28.16b, v28.16b, v27.16b
    orr v7.16b, v27.16b, v26.16b
    and v9.16b, v3.16b, v23.16b
    eor v21.16b, v2.16b, v21.16b
    eor v2.16b, v3.16b, v5.16b
    eor v26.16b, v26.16b, v28.16b
    eor v30.16b, v30.16b, v7.16b
    orr v7.16b, v29.16b, v4.16b
    eor v21.16b, v21.16b, v22.16b
    eor v9.16b, v24.16b, v9.16b
    and v24.16b, v23.16b, v24.16b
    eor v30.16b, v30.16b, v29.16b
    eor v1.16b, v1.16b, v7.16b
    eor v6.16b, v21.16b, v23.16b
    eor v3.16b, v3.16b, v9.16b
    eor v20.16b, v20.16b, v24.16b
    eor v8.16b, v30.16b, v26.16b
    eor v7.16b, v25.16b, v6.16b
    eor v22.16b, v22.16b, v3.16b
    eor v20.16b, v20.16b, v25.16b
    bic v24.16b, v3.16b, v6.16b
    orr v25.16b, v29.16b, v1.16b
    ldr q3, [sp, #32]  /* reload */
    ldr q6, [sp, #16]  /* reload */
    eor v24.16b, v20.16b, v24.16b
    eor v25.16b, v4.16b, v25.16b
    shl v4.16b, v7.16b, #7
    eor v24.16b, v0.16b, v24.16b
    eor v28.16b, v28.16b, v25.16b
    sri v4.16b, v7.16b, #1
    shl v7.16b, v22.16b, #4
    eor v0.16b, v28.16b, v5.16b
    eor v4.16b, v4.16b, v3.16b
    eor v5.16b, v1.16b, v8.16b
    sri v7.16b, v22.16b, #4
    eor v22.16b, v7.16b, v6.16b
    shl v7.16b, v5.16b, #7
    sri v7.16b, v5.16b, #1
    and v5.16b, v28.16b, v26.16b
    eor v3.16b, v7.16b, v3.16b
    eor v5.16b, v31.16b, v5.16b
    and v31.16b, v26.16b, v31.16b
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v7.16b, v4.16b, v2.16b
    eor v28.16b, v28.16b, v5.16b
    eor v27.16b, v27.16b, v31.16b
    eor v22.16b, v22.16b, v7.16b
    eor v29.16b, v29.16b, v28.16b
    eor v27.16b, v27.16b, v1.16b
    bic v28.16b, v28.16b, v8.16b
    ldp q7, q8, [x0, #416]
    orn v31.16b, v27.16b, v30.16b
    eor v28.16b, v27.16b, v28.16b
    eor v31.16b, v5.16b, v31.16b
    eor v25.16b, v25.16b, v28.16b
    shl v28.16b, v29.16b, #4
    ldr q5, [sp, #64]  /* reload */
    sri v28.16b, v29.16b, #4
    orn v29.16b, v20.16b, v21.16b
    eor v28.16b, v28.16b, v6.16b
    eor v29.16b, v9.16b, v29.16b
    shl v6.16b, v24.16b, #2
    shl v1.16b, v29.16b, #3
    sri v6.16b, v24.16b, #6
    ldr q24, [x0, #384]
    sri v1.16b, v29.16b, #5
    orr v29.16b, v29.16b, v20.16b
    eor v1.16b, v1.16b, v5.16b
    eor v23.16b, v23.16b, v29.16b
    shl v29.16b, v31.16b, #3
    sri v29.16b, v31.16b, #5
    orr v31.16b, v31.16b, v27.16b
    eor v29.16b, v29.16b, v5.16b
    eor v26.16b, v26.16b, v31.16b
    shl v31.16b, v23.16b, #6
    ldr q5, [sp, #48]  /* reload */
    sri v31.16b, v23.16b, #2
    shl v23.16b, v26.16b, #6
    sri v23.16b, v26.16b, #2
    shl v26.16b, v20.16b, #5
    eor v31.16b, v31.16b, v5.16b
    eor v23.16b, v23.16b, v5.16b
    sri v26.16b, v20.16b, #3
    shl v20.16b, v27.16b, #5
    shl v5.16b, v21.16b, #1
    eor v26.16b, v26.16b, v15.16b
    sri v20.16b, v27.16b, #3
    sri v5.16b, v21.16b, #7
    shl v21.16b, v30.16b, #1
    ldr q27, [sp, #80]  /* reload */
    eor v20.16b, v20.16b, v15.16b
    sri v21.16b, v30.16b, #7
    shl v30.16b, v25.16b, #2
    sri v30.16b, v25.16b, #6
    and v25.16b, v3.16b, v0.16b
    eor v5.16b, v5.16b, v27.16b
    eor v21.16b, v21.16b, v27.16b
    ldr q27, [x0, #96]
    eor v25.16b, v28.16b, v25.16b
    eor v28.16b, v6.16b, v24.16b
    eor v24.16b, v30.16b, v24.16b
    orr v30.16b, v22.16b, v4.16b
    eor v30.16b, v2.16b, v30.16b
    and v2.16b, v28.16b, v5.16b
    eor v5.16b, v5.16b, v1.16b
    eor v26.16b, v26.16b, v2.16b
    orr v2.16b, v22.16b, v30.16b
    eor v2.16b, v4.16b, v2.16b
    and v4.16b, v1.16b, v26.16b
    eor v31.16b, v31.16b, v4.16b
    and v4.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v29.16b
    eor v28.16b, v28.16b, v31.16b
    eor v20.16b, v20.16b, v4.16b
    orr v4.16b, v25.16b, v3.16b
    and v6.16b, v29.16b, v20.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v28.16b, v2.16b
    eor v28.16b, v26.16b, v28.16b
    orr v26.16b, v31.16b, v26.16b
    eor v23.16b, v23.16b, v6.16b
    orr v6.16b, v25.16b, v0.16b
    and v10.16b, v4.16b, v28.16b
    eor v26.16b, v1.16b, v26.16b
    eor v1.16b, v4.16b, v27.16b
    eor v24.16b, v24.16b, v23.16b
    eor v3.16b, v3.16b, v6.16b
    orr v9.16b, v23.16b, v20.16b
    eor v10.16b, v5.16b, v10.16b
    eor v26.16b, v26.16b, v22.16b
    and v5.16b, v28.16b, v5.16b
    eor v20.16b, v20.16b, v24.16b
    eor v24.16b, v24.16b, v3.16b
    eor v29.16b, v29.16b, v9.16b
    eor v4.16b, v4.16b, v10.16b
    eor v6.16b, v26.16b, v28.16b
    eor v31.16b, v31.16b, v5.16b
    eor v27.16b, v24.16b, v27.16b
    eor v29.16b, v29.16b, v25.16b
    eor v22.16b, v22.16b, v4.16b
    eor v9.16b, v30.16b, v6.16b
    eor v30.16b, v31.16b, v30.16b
    bic v31.16b, v4.16b, v6.16b
    eor v4.16b, v29.16b, v20.16b
    shl v6.16b, v22.16b, #4
    eor v31.16b, v30.16b, v31.16b
    eor v5.16b, v0.16b, v4.16b
    sri v6.16b, v22.16b, #4
    eor v31.16b, v2.16b, v31.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    shl v6.16b, v5.16b, #7
    sri v2.16b, v9.16b, #1
    sri v6.16b, v5.16b, #1
    eor v2.16b, v2.16b, v7.16b
    eor v5.16b, v6.16b, v7.16b
    and v6.16b, v24.16b, v20.16b
    eor v6.16b, v21.16b, v6.16b
    and v21.16b, v20.16b, v21.16b
    eor v24.16b, v24.16b, v6.16b
    eor v21.16b, v23.16b, v21.16b
    eor v23.16b, v25.16b, v24.16b
    eor v21.16b, v21.16b, v0.16b
    orn v25.16b, v30.16b, v26.16b
    bic v24.16b, v24.16b, v4.16b
    ldp q0, q4, [x0, #448]
    orn v7.16b, v21.16b, v29.16b
    eor v25.16b, v10.16b, v25.16b
    eor v24.16b, v21.16b, v24.16b
    eor v6.16b, v6.16b, v7.16b
    eor v24.16b, v3.16b, v24.16b
    shl v3.16b, v23.16b, #4
    sri v3.16b, v23.16b, #4
    shl v23.16b, v25.16b, #3
    eor v3.16b, v3.16b, v8.16b
    sri v23.16b, v25.16b, #5
    orr v25.16b, v25.16b, v30.16b
    ldp q7, q8, [x0, #480]
    eor v23.16b, v23.16b, v0.16b
    eor v25.16b, v28.16b, v25.16b
    shl v28.16b, v30.16b, #5
    sri v28.16b, v30.16b, #3
    shl v30.16b, v6.16b, #3
    eor v28.16b, v28.16b, v7.16b
    sri v30.16b, v6.16b, #5
    orr v6.16b, v6.16b, v21.16b
    eor v30.16b, v30.16b, v0.16b
    eor v20.16b, v20.16b, v6.16b
    shl v0.16b, v25.16b, #6
    shl v6.16b, v24.16b, #2
    sri v0.16b, v25.16b, #2
    shl v25.16b, v20.16b, #6
    sri v6.16b, v24.16b, #6
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    ldr q24, [x0, #112]
    eor v0.16b, v0.16b, v4.16b
    sri v25.16b, v20.16b, #2
    shl v20.16b, v21.16b, #5
    eor v25.16b, v25.16b, v4.16b
    sri v20.16b, v21.16b, #3
    shl v21.16b, v26.16b, #1
    shl v4.16b, v29.16b, #1
    eor v20.16b, v20.16b, v7.16b
    sri v21.16b, v26.16b, #7
    sri v4.16b, v29.16b, #7
    shl v26.16b, v31.16b, #2
    ldr q29, [x0, #512]
    and v7.16b, v5.16b, v27.16b
    eor v21.16b, v21.16b, v8.16b
    eor v4.16b, v4.16b, v8.16b
    sri v26.16b, v31.16b, #6
    and v31.16b, v2.16b, v1.16b
    eor v3.16b, v3.16b, v7.16b
    eor v22.16b, v22.16b, v31.16b
    ldp q31, q8, [x0, #544]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v6.16b, v29.16b
    eor v6.16b, v21.16b, v23.16b
    and v21.16b, v26.16b, v21.16b
    eor v21.16b, v28.16b, v21.16b
    orr v28.16b, v22.16b, v2.16b
    eor v28.16b, v1.16b, v28.16b
    and v1.16b, v23.16b, v21.16b
    eor v0.16b, v0.16b, v1.16b
    orr v1.16b, v22.16b, v28.16b
    eor v26.16b, v26.16b, v0.16b
    eor v1.16b, v2.16b, v1.16b
    and v2.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v30.16b
    eor v20.16b, v20.16b, v2.16b
    eor v2.16b, v26.16b, v1.16b
    eor v26.16b, v21.16b, v26.16b
    orr v21.16b, v0.16b, v21.16b
    and v7.16b, v30.16b, v20.16b
    and v11.16b, v2.16b, v26.16b
    eor v21.16b, v23.16b, v21.16b
    eor v23.16b, v2.16b, v24.16b
    eor v25.16b, v25.16b, v7.16b
    orr v7.16b, v3.16b, v5.16b
    eor v11.16b, v6.16b, v11.16b
    eor v21.16b, v21.16b, v22.16b
    and v6.16b, v26.16b, v6.16b
    eor v29.16b, v29.16b, v25.16b
    eor v27.16b, v27.16b, v7.16b
    orr v9.16b, v25.16b, v20.16b
    eor v7.16b, v21.16b, v26.16b
    eor v2.16b, v2.16b, v11.16b
    eor v0.16b, v0.16b, v6.16b
    eor v20.16b, v20.16b, v29.16b
    eor v30.16b, v30.16b, v9.16b
    orr v9.16b, v3.16b, v27.16b
    eor v22.16b, v22.16b, v2.16b
    eor v30.16b, v30.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v28.16b, v7.16b
    eor v28.16b, v0.16b, v28.16b
    bic v0.16b, v2.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor v10.16b, v30.16b, v20.16b
    eor v29.16b, v29.16b, v5.16b
    shl v7.16b, v30.16b, #1
    eor v0.16b, v28.16b, v0.16b
    sri v6.16b, v22.16b, #4
    eor v2.16b, v27.16b, v10.16b
    eor v24.16b, v29.16b, v24.16b
    sri v7.16b, v30.16b, #7
    eor v0.16b, v1.16b, v0.16b
    shl v1.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    shl v6.16b, v2.16b, #7
    sri v1.16b, v9.16b, #1
    sri v6.16b, v2.16b, #1
    and v2.16b, v29.16b, v20.16b
    eor v1.16b, v1.16b, v31.16b
    eor v31.16b, v6.16b, v31.16b
    eor v2.16b, v4.16b, v2.16b
    and v4.16b, v20.16b, v4.16b
    eor v29.16b, v29.16b, v2.16b
    eor v25.16b, v25.16b, v4.16b
    shl v4.16b, v28.16b, #5
    eor v3.16b, v3.16b, v29.16b
    eor v25.16b, v25.16b, v27.16b
    orn v27.16b, v28.16b, v21.16b
    bic v29.16b, v29.16b, v10.16b
    sri v4.16b, v28.16b, #3
    shl v6.16b, v3.16b, #4
    eor v27.16b, v11.16b, v27.16b
    eor v29.16b, v25.16b, v29.16b
    eor v4.16b, v4.16b, v19.16b
    sri v6.16b, v3.16b, #4
    orr v28.16b, v27.16b, v28.16b
    shl v3.16b, v27.16b, #3
    eor v29.16b, v5.16b, v29.16b
    orn v5.16b, v25.16b, v30.16b
    eor v26.16b, v26.16b, v28.16b
    eor v28.16b, v6.16b, v8.16b
    sri v3.16b, v27.16b, #5
    shl v27.16b, v25.16b, #5
    shl v6.16b, v21.16b, #1
    eor v2.16b, v2.16b, v5.16b
    ldr q5, [x0, #576]
    shl v30.16b, v26.16b, #6
    eor v3.16b, v3.16b, v17.16b
    sri v27.16b, v25.16b, #3
    sri v6.16b, v21.16b, #7
    shl v21.16b, v2.16b, #3
    orr v25.16b, v2.16b, v25.16b
    sri v30.16b, v26.16b, #2
    shl v26.16b, v29.16b, #2
    eor v27.16b, v27.16b, v19.16b
    sri v21.16b, v2.16b, #5
    eor v20.16b, v20.16b, v25.16b
    shl v25.16b, v0.16b, #2
    eor v30.16b, v30.16b, v16.16b
    sri v26.16b, v29.16b, #6
    eor v2.16b, v6.16b, v5.16b
    eor v5.16b, v7.16b, v5.16b
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v6.16b, v1.16b, v23.16b
    eor v21.16b, v21.16b, v17.16b
    shl v7.16b, v20.16b, #6
    sri v25.16b, v0.16b, #6
    ldr q29, [x0, #128]
    and v0.16b, v31.16b, v24.16b
    eor v22.16b, v22.16b, v6.16b
    ldp q6, q8, [x0, #672]
    sri v7.16b, v20.16b, #2
    eor v20.16b, v25.16b, v18.16b
    eor v25.16b, v26.16b, v18.16b
    eor v26.16b, v28.16b, v0.16b
    orr v28.16b, v22.16b, v1.16b
    eor v0.16b, v7.16b, v16.16b
    eor v23.16b, v23.16b, v28.16b
    and v28.16b, v20.16b, v2.16b
    eor v2.16b, v2.16b, v3.16b
    eor v28.16b, v4.16b, v28.16b
    orr v4.16b, v22.16b, v23.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v3.16b, v28.16b
    eor v30.16b, v30.16b, v4.16b
    and v4.16b, v25.16b, v5.16b
    eor v5.16b, v5.16b, v21.16b
    eor v20.16b, v20.16b, v30.16b
    eor v27.16b, v27.16b, v4.16b
    orr v4.16b, v26.16b, v31.16b
    and v7.16b, v21.16b, v27.16b
    eor v24.16b, v24.16b, v4.16b
    eor v4.16b, v20.16b, v1.16b
    eor v20.16b, v28.16b, v20.16b
    orr v28.16b, v30.16b, v28.16b
    eor v0.16b, v0.16b, v7.16b
    orr v7.16b, v26.16b, v24.16b
    and v10.16b, v4.16b, v20.16b
    eor v28.16b, v3.16b, v28.16b
    eor v3.16b, v4.16b, v29.16b
    eor v25.16b, v25.16b, v0.16b
    eor v31.16b, v31.16b, v7.16b
    orr v9.16b, v0.16b, v27.16b
    eor v10.16b, v2.16b, v10.16b
    eor v28.16b, v28.16b, v22.16b
    and v2.16b, v20.16b, v2.16b
    eor v27.16b, v27.16b, v25.16b
    eor v25.16b, v25.16b, v31.16b
    eor v21.16b, v21.16b, v9.16b
    eor v4.16b, v4.16b, v10.16b
    eor v7.16b, v28.16b, v20.16b
    eor v30.16b, v30.16b, v2.16b
    eor v29.16b, v25.16b, v29.16b
    eor v21.16b, v21.16b, v26.16b
    eor v22.16b, v22.16b, v4.16b
    eor v9.16b, v23.16b, v7.16b
    eor v23.16b, v30.16b, v23.16b
    bic v30.16b, v4.16b, v7.16b
    eor v2.16b, v21.16b, v27.16b
    shl v7.16b, v22.16b, #4
    eor v30.16b, v23.16b, v30.16b
    eor v4.16b, v24.16b, v2.16b
    sri v7.16b, v22.16b, #4
    eor v30.16b, v1.16b, v30.16b
    shl v1.16b, v9.16b, #7
    eor v22.16b, v7.16b, v8.16b
    shl v7.16b, v4.16b, #7
    sri v1.16b, v9.16b, #1
    sri v7.16b, v4.16b, #1
    eor v1.16b, v1.16b, v6.16b
    eor v4.16b, v7.16b, v6.16b
    and v6.16b, v25.16b, v27.16b
    eor v6.16b, v5.16b, v6.16b
    and v5.16b, v27.16b, v5.16b
    eor v25.16b, v25.16b, v6.16b
    eor v0.16b, v0.16b, v5.16b
    eor v26.16b, v26.16b, v25.16b
    eor v24.16b, v0.16b, v24.16b
    orn v0.16b, v23.16b, v28.16b
    bic v25.16b, v25.16b, v2.16b
    ldp q2, q5, [x0, #704]
    orn v7.16b, v24.16b, v21.16b
    eor v0.16b, v10.16b, v0.16b
    eor v25.16b, v24.16b, v25.16b
    eor v6.16b, v6.16b, v7.16b
    eor v25.16b, v31.16b, v25.16b
    shl v31.16b, v26.16b, #4
    sri v31.16b, v26.16b, #4
    shl v26.16b, v0.16b, #3
    eor v31.16b, v31.16b, v8.16b
    sri v26.16b, v0.16b, #5
    orr v0.16b, v0.16b, v23.16b
    ldp q7, q8, [x0, #736]
    eor v26.16b, v26.16b, v2.16b
    eor v20.16b, v20.16b, v0.16b
    shl v0.16b, v23.16b, #5
    sri v0.16b, v23.16b, #3
    eor v23.16b, v0.16b, v7.16b
    shl v0.16b, v6.16b, #3
    sri v0.16b, v6.16b, #5
    orr v6.16b, v6.16b, v24.16b
    eor v0.16b, v0.16b, v2.16b
    eor v27.16b, v27.16b, v6.16b
    shl v2.16b, v20.16b, #6
    shl v6.16b, v25.16b, #2
    sri v2.16b, v20.16b, #2
    shl v20.16b, v27.16b, #6
    sri v6.16b, v25.16b, #6
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    ldr q25, [x0, #144]
    eor v2.16b, v2.16b, v5.16b
    sri v20.16b, v27.16b, #2
    shl v27.16b, v24.16b, #5
    eor v20.16b, v20.16b, v5.16b
    sri v27.16b, v24.16b, #3
    shl v24.16b, v28.16b, #1
    shl v5.16b, v21.16b, #1
    eor v27.16b, v27.16b, v7.16b
    sri v24.16b, v28.16b, #7
    sri v5.16b, v21.16b, #7
    shl v21.16b, v30.16b, #2
    ldr q28, [x0, #768]
    and v7.16b, v4.16b, v29.16b
    eor v24.16b, v24.16b, v8.16b
    eor v5.16b, v5.16b, v8.16b
    sri v21.16b, v30.16b, #6
    and v30.16b, v1.16b, v3.16b
    eor v31.16b, v31.16b, v7.16b
    eor v22.16b, v22.16b, v30.16b
    ldp q30, q8, [x0, #288]
    eor v21.16b, v21.16b, v28.16b
    eor v28.16b, v6.16b, v28.16b
    eor v6.16b, v24.16b, v26.16b
    and v24.16b, v21.16b, v24.16b
    eor v23.16b, v23.16b, v24.16b
    orr v24.16b, v22.16b, v1.16b
    eor v24.16b, v3.16b, v24.16b
    and v3.16b, v26.16b, v23.16b
    eor v2.16b, v2.16b, v3.16b
    orr v3.16b, v22.16b, v24.16b
    eor v21.16b, v21.16b, v2.16b
    eor v1.16b, v1.16b, v3.16b
    and v3.16b, v28.16b, v5.16b
    eor v5.16b, v5.16b, v0.16b
    eor v27.16b, v27.16b, v3.16b
    eor v3.16b, v21.16b, v1.16b
    eor v21.16b, v23.16b, v21.16b
    orr v23.16b, v2.16b, v23.16b
    and v7.16b, v0.16b, v27.16b
    and v11.16b, v3.16b, v21.16b
    eor v23.16b, v26.16b, v23.16b
    eor v26.16b, v3.16b, v25.16b
    eor v20.16b, v20.16b, v7.16b
    orr v7.16b, v31.16b, v4.16b
    eor v11.16b, v6.16b, v11.16b
    eor v23.16b, v23.16b, v22.16b
    and v6.16b, v21.16b, v6.16b
    eor v28.16b, v28.16b, v20.16b
    eor v29.16b, v29.16b, v7.16b
    orr v9.16b, v20.16b, v27.16b
    eor v7.16b, v23.16b, v21.16b
    eor v3.16b, v3.16b, v11.16b
    eor v2.16b, v2.16b, v6.16b
    eor v27.16b, v27.16b, v28.16b
    eor v0.16b, v0.16b, v9.16b
    orr v9.16b, v31.16b, v29.16b
    eor v22.16b, v22.16b, v3.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v9.16b
    eor v9.16b, v24.16b, v7.16b
    eor v24.16b, v2.16b, v24.16b
    bic v2.16b, v3.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor v10.16b, v0.16b, v27.16b
    eor v28.16b, v28.16b, v4.16b
    eor v2.16b, v24.16b, v2.16b
    sri v6.16b, v22.16b, #4
    eor v3.16b, v29.16b, v10.16b
    eor v25.16b, v28.16b, v25.16b
    eor v1.16b, v1.16b, v2.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    shl v6.16b, v3.16b, #7
    sri v2.16b, v9.16b, #1
    sri v6.16b, v3.16b, #1
    and v3.16b, v28.16b, v27.16b
    eor v2.16b, v2.16b, v30.16b
    eor v30.16b, v6.16b, v30.16b
    eor v3.16b, v5.16b, v3.16b
    and v5.16b, v27.16b, v5.16b
    eor v28.16b, v28.16b, v3.16b
    eor v20.16b, v20.16b, v5.16b
    ldp q5, q6, [x0, #320]
    eor v31.16b, v31.16b, v28.16b
    eor v20.16b, v20.16b, v29.16b
    orn v29.16b, v24.16b, v23.16b
    bic v28.16b, v28.16b, v10.16b
    orn v7.16b, v20.16b, v0.16b
    eor v29.16b, v11.16b, v29.16b
    eor v28.16b, v20.16b, v28.16b
    eor v3.16b, v3.16b, v7.16b
    eor v28.16b, v4.16b, v28.16b
    shl v4.16b, v31.16b, #4
    sri v4.16b, v31.16b, #4
    shl v31.16b, v29.16b, #3
    eor v4.16b, v4.16b, v8.16b
    sri v31.16b, v29.16b, #5
    orr v29.16b, v29.16b, v24.16b
    ldp q7, q8, [x0, #352]
    eor v31.16b, v31.16b, v5.16b
    eor v21.16b, v21.16b, v29.16b
    shl v29.16b, v24.16b, #5
    sri v29.16b, v24.16b, #3
    eor v24.16b, v29.16b, v7.16b
    shl v29.16b, v3.16b, #3
    sri v29.16b, v3.16b, #5
    orr v3.16b, v3.16b, v20.16b
    eor v29.16b, v29.16b, v5.16b
    eor v27.16b, v27.16b, v3.16b
    shl v3.16b, v21.16b, #6
    shl v5.16b, v0.16b, #1
    sri v3.16b, v21.16b, #2
    shl v21.16b, v27.16b, #6
    sri v5.16b, v0.16b, #7
    ldr q0, [x0, #384]
    eor v3.16b, v3.16b, v6.16b
    sri v21.16b, v27.16b, #2
    shl v27.16b, v20.16b, #5
    eor v5.16b, v5.16b, v8.16b
    eor v21.16b, v21.16b, v6.16b
    sri v27.16b, v20.16b, #3
    shl v20.16b, v23.16b, #1
    shl v6.16b, v28.16b, #2
    eor v27.16b, v27.16b, v7.16b
    sri v20.16b, v23.16b, #7
    shl v23.16b, v1.16b, #2
    sri v6.16b, v28.16b, #6
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    ldr q28, [x0, #160]
    and v7.16b, v30.16b, v25.16b
    eor v20.16b, v20.16b, v8.16b
    sri v23.16b, v1.16b, #6
    and v1.16b, v2.16b, v26.16b
    eor v4.16b, v4.16b, v7.16b
    eor v23.16b, v23.16b, v0.16b
    eor v22.16b, v22.16b, v1.16b
    ldp q1, q8, [x0, #416]
    eor v0.16b, v6.16b, v0.16b
    eor v6.16b, v20.16b, v31.16b
    and v20.16b, v23.16b, v20.16b
    eor v20.16b, v24.16b, v20.16b
    orr v24.16b, v22.16b, v2.16b
    eor v24.16b, v26.16b, v24.16b
    and v26.16b, v31.16b, v20.16b
    eor v26.16b, v3.16b, v26.16b
    orr v3.16b, v22.16b, v24.16b
    eor v23.16b, v23.16b, v26.16b
    eor v2.16b, v2.16b, v3.16b
    and v3.16b, v0.16b, v5.16b
    eor v5.16b, v5.16b, v29.16b
    eor v27.16b, v27.16b, v3.16b
    eor v3.16b, v23.16b, v2.16b
    eor v23.16b, v20.16b, v23.16b
    orr v20.16b, v26.16b, v20.16b
    and v7.16b, v29.16b, v27.16b
    and v11.16b, v3.16b, v23.16b
    eor v20.16b, v31.16b, v20.16b
    eor v31.16b, v3.16b, v28.16b
    eor v21.16b, v21.16b, v7.16b
    orr v7.16b, v4.16b, v30.16b
    eor v11.16b, v6.16b, v11.16b
    eor v20.16b, v20.16b, v22.16b
    and v6.16b, v23.16b, v6.16b
    eor v0.16b, v0.16b, v21.16b
    eor v25.16b, v25.16b, v7.16b
    orr v9.16b, v21.16b, v27.16b
    eor v7.16b, v20.16b, v23.16b
    eor v3.16b, v3.16b, v11.16b
    eor v26.16b, v26.16b, v6.16b
    eor v27.16b, v27.16b, v0.16b
    eor v29.16b, v29.16b, v9.16b
    orr v9.16b, v4.16b, v25.16b
    eor v22.16b, v22.16b, v3.16b
    eor v29.16b, v29.16b, v4.16b
    eor v30.16b, v30.16b, v9.16b
    eor v9.16b, v24.16b, v7.16b
    eor v24.16b, v26.16b, v24.16b
    bic v26.16b, v3.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor v10.16b, v29.16b, v27.16b
    eor v0.16b, v0.16b, v30.16b
    eor v26.16b, v24.16b, v26.16b
    sri v6.16b, v22.16b, #4
    eor v3.16b, v25.16b, v10.16b
    eor v28.16b, v0.16b, v28.16b
    eor v26.16b, v2.16b, v26.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    shl v6.16b, v3.16b, #7
    sri v2.16b, v9.16b, #1
    sri v6.16b, v3.16b, #1
    and v3.16b, v0.16b, v27.16b
    eor v2.16b, v2.16b, v1.16b
    eor v1.16b, v6.16b, v1.16b
    eor v3.16b, v5.16b, v3.16b
    and v5.16b, v27.16b, v5.16b
    eor v0.16b, v0.16b, v3.16b
    eor v21.16b, v21.16b, v5.16b
    ldp q5, q6, [x0, #448]
    eor v4.16b, v4.16b, v0.16b
    eor v21.16b, v21.16b, v25.16b
    orn v25.16b, v24.16b, v20.16b
    bic v0.16b, v0.16b, v10.16b
    orn v7.16b, v21.16b, v29.16b
    eor v25.16b, v11.16b, v25.16b
    eor v0.16b, v21.16b, v0.16b
    eor v3.16b, v3.16b, v7.16b
    eor v30.16b, v30.16b, v0.16b
    shl v0.16b, v4.16b, #4
    sri v0.16b, v4.16b, #4
    shl v4.16b, v25.16b, #3
    eor v0.16b, v0.16b, v8.16b
    sri v4.16b, v25.16b, #5
    orr v25.16b, v25.16b, v24.16b
    ldp q7, q8, [x0, #480]
    eor v4.16b, v4.16b, v5.16b
    eor v23.16b, v23.16b, v25.16b
    shl v25.16b, v24.16b, #5
    sri v25.16b, v24.16b, #3
    eor v24.16b, v25.16b, v7.16b
    shl v25.16b, v3.16b, #3
    sri v25.16b, v3.16b, #5
    orr v3.16b, v3.16b, v21.16b
    eor v25.16b, v25.16b, v5.16b
    eor v27.16b, v27.16b, v3.16b
    shl v3.16b, v23.16b, #6
    shl v5.16b, v29.16b, #1
    sri v3.16b, v23.16b, #2
    shl v23.16b, v27.16b, #6
    sri v5.16b, v29.16b, #7
    ldr q29, [x0, #512]
    eor v3.16b, v3.16b, v6.16b
    sri v23.16b, v27.16b, #2
    shl v27.16b, v21.16b, #5
    eor v5.16b, v5.16b, v8.16b
    eor v23.16b, v23.16b, v6.16b
    sri v27.16b, v21.16b, #3
    shl v21.16b, v20.16b, #1
    shl v6.16b, v30.16b, #2
    eor v27.16b, v27.16b, v7.16b
    sri v21.16b, v20.16b, #7
    shl v20.16b, v26.16b, #2
    sri v6.16b, v30.16b, #6
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    ldr q30, [x0, #176]
    and v7.16b, v1.16b, v28.16b
    eor v21.16b, v21.16b, v8.16b
    sri v20.16b, v26.16b, #6
    and v26.16b, v2.16b, v31.16b
    eor v0.16b, v0.16b, v7.16b
    eor v20.16b, v20.16b, v29.16b
    eor v22.16b, v22.16b, v26.16b
    ldp q26, q8, [x0, #544]
    eor v29.16b, v6.16b, v29.16b
    eor v6.16b, v21.16b, v4.16b
    and v21.16b, v20.16b, v21.16b
    eor v21.16b, v24.16b, v21.16b
    orr v24.16b, v22.16b, v2.16b
    eor v24.16b, v31.16b, v24.16b
    and v31.16b, v4.16b, v21.16b
    eor v31.16b, v3.16b, v31.16b
    orr v3.16b, v22.16b, v24.16b
    eor v20.16b, v20.16b, v31.16b
    eor v2.16b, v2.16b, v3.16b
    and v3.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v25.16b
    eor v27.16b, v27.16b, v3.16b
    eor v3.16b, v20.16b, v2.16b
    eor v20.16b, v21.16b, v20.16b
    orr v21.16b, v31.16b, v21.16b
    and v7.16b, v25.16b, v27.16b
    and v11.16b, v3.16b, v20.16b
    eor v21.16b, v4.16b, v21.16b
    eor v4.16b, v3.16b, v30.16b
    eor v23.16b, v23.16b, v7.16b
    orr v7.16b, v0.16b, v1.16b
    eor v11.16b, v6.16b, v11.16b
    eor v21.16b, v21.16b, v22.16b
    and v6.16b, v20.16b, v6.16b
    eor v29.16b, v29.16b, v23.16b
    eor v28.16b, v28.16b, v7.16b
    orr v9.16b, v23.16b, v27.16b
    eor v7.16b, v21.16b, v20.16b
    eor v3.16b, v3.16b, v11.16b
    eor v31.16b, v31.16b, v6.16b
    eor v27.16b, v27.16b, v29.16b
    eor v25.16b, v25.16b, v9.16b
    orr v9.16b, v0.16b, v28.16b
    eor v22.16b, v22.16b, v3.16b
    eor v25.16b, v25.16b, v0.16b
    eor v1.16b, v1.16b, v9.16b
    eor v9.16b, v24.16b, v7.16b
    eor v24.16b, v31.16b, v24.16b
    bic v31.16b, v3.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor v10.16b, v25.16b, v27.16b
    eor v29.16b, v29.16b, v1.16b
    shl v7.16b, v25.16b, #1
    eor v31.16b, v24.16b, v31.16b
    sri v6.16b, v22.16b, #4
    eor v3.16b, v28.16b, v10.16b
    eor v30.16b, v29.16b, v30.16b
    sri v7.16b, v25.16b, #7
    eor v31.16b, v2.16b, v31.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    shl v6.16b, v3.16b, #7
    sri v2.16b, v9.16b, #1
    sri v6.16b, v3.16b, #1
    and v3.16b, v29.16b, v27.16b
    eor v2.16b, v2.16b, v26.16b
    eor v26.16b, v6.16b, v26.16b
    eor v3.16b, v5.16b, v3.16b
    and v5.16b, v27.16b, v5.16b
    eor v29.16b, v29.16b, v3.16b
    eor v23.16b, v23.16b, v5.16b
    shl v5.16b, v24.16b, #5
    eor v0.16b, v0.16b, v29.16b
    eor v23.16b, v23.16b, v28.16b
    orn v28.16b, v24.16b, v21.16b
    bic v29.16b, v29.16b, v10.16b
    sri v5.16b, v24.16b, #3
    shl v6.16b, v0.16b, #4
    eor v28.16b, v11.16b, v28.16b
    eor v29.16b, v23.16b, v29.16b
    eor v5.16b, v5.16b, v19.16b
    sri v6.16b, v0.16b, #4
    orr v24.16b, v28.16b, v24.16b
    shl v0.16b, v28.16b, #3
    eor v29.16b, v1.16b, v29.16b
    orn v1.16b, v23.16b, v25.16b
    eor v20.16b, v20.16b, v24.16b
    eor v24.16b, v6.16b, v8.16b
    sri v0.16b, v28.16b, #5
    shl v28.16b, v23.16b, #5
    shl v6.16b, v21.16b, #1
    eor v1.16b, v3.16b, v1.16b
    ldr q3, [x0, #576]
    shl v25.16b, v20.16b, #6
    eor v0.16b, v0.16b, v17.16b
    sri v28.16b, v23.16b, #3
    sri v6.16b, v21.16b, #7
    shl v21.16b, v1.16b, #3
    orr v23.16b, v1.16b, v23.16b
    sri v25.16b, v20.16b, #2
    shl v20.16b, v29.16b, #2
    eor v28.16b, v28.16b, v19.16b
    sri v21.16b, v1.16b, #5
    eor v23.16b, v27.16b, v23.16b
    shl v27.16b, v31.16b, #2
    eor v25.16b, v25.16b, v16.16b
    sri v20.16b, v29.16b, #6
    eor v1.16b, v6.16b, v3.16b
    eor v3.16b, v7.16b, v3.16b
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v6.16b, v2.16b, v4.16b
    eor v21.16b, v21.16b, v17.16b
    shl v7.16b, v23.16b, #6
    sri v27.16b, v31.16b, #6
    ldr q29, [x0, #192]
    and v31.16b, v26.16b, v30.16b
    eor v20.16b, v20.16b, v18.16b
    eor v22.16b, v22.16b, v6.16b
    ldp q6, q8, [x0, #672]
    sri v7.16b, v23.16b, #2
    eor v23.16b, v27.16b, v18.16b
    eor v24.16b, v24.16b, v31.16b
    orr v27.16b, v22.16b, v2.16b
    eor v31.16b, v7.16b, v16.16b
    eor v27.16b, v4.16b, v27.16b
    and v4.16b, v23.16b, v1.16b
    eor v1.16b, v1.16b, v0.16b
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v22.16b, v27.16b
    eor v2.16b, v2.16b, v5.16b
    and v5.16b, v0.16b, v4.16b
    eor v25.16b, v25.16b, v5.16b
    and v5.16b, v20.16b, v3.16b
    eor v3.16b, v3.16b, v21.16b
    eor v23.16b, v23.16b, v25.16b
    eor v28.16b, v28.16b, v5.16b
    orr v5.16b, v24.16b, v26.16b
    and v7.16b, v21.16b, v28.16b
    eor v30.16b, v30.16b, v5.16b
    eor v5.16b, v23.16b, v2.16b
    eor v23.16b, v4.16b, v23.16b
    orr v4.16b, v25.16b, v4.16b
    eor v31.16b, v31.16b, v7.16b
    orr v7.16b, v24.16b, v30.16b
    and v10.16b, v5.16b, v23.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v5.16b, v29.16b
    eor v20.16b, v20.16b, v31.16b
    eor v26.16b, v26.16b, v7.16b
    orr v9.16b, v31.16b, v28.16b
    eor v10.16b, v1.16b, v10.16b
    eor v0.16b, v0.16b, v22.16b
    and v1.16b, v23.16b, v1.16b
    eor v28.16b, v28.16b, v20.16b
    eor v20.16b, v20.16b, v26.16b
    eor v21.16b, v21.16b, v9.16b
    eor v5.16b, v5.16b, v10.16b
    eor v7.16b, v0.16b, v23.16b
    eor v25.16b, v25.16b, v1.16b
    eor v29.16b, v20.16b, v29.16b
    eor v21.16b, v21.16b, v24.16b
    eor v22.16b, v22.16b, v5.16b
    eor v9.16b, v27.16b, v7.16b
    eor v25.16b, v25.16b, v27.16b
    bic v27.16b, v5.16b, v7.16b
    shl v7.16b, v22.16b, #4
    shl v1.16b, v9.16b, #7
    eor v27.16b, v25.16b, v27.16b
    sri v7.16b, v22.16b, #4
    sri v1.16b, v9.16b, #1
    eor v27.16b, v2.16b, v27.16b
    eor v2.16b, v21.16b, v28.16b
    eor v22.16b, v7.16b, v8.16b
    eor v1.16b, v1.16b, v6.16b
    eor v5.16b, v30.16b, v2.16b
    shl v7.16b, v5.16b, #7
    sri v7.16b, v5.16b, #1
    eor v5.16b, v7.16b, v6.16b
    and v6.16b, v20.16b, v28.16b
    eor v6.16b, v3.16b, v6.16b
    and v3.16b, v28.16b, v3.16b
    eor v20.16b, v20.16b, v6.16b
    eor v31.16b, v31.16b, v3.16b
    eor v24.16b, v24.16b, v20.16b
    eor v30.16b, v31.16b, v30.16b
    orn v31.16b, v25.16b, v0.16b
    bic v20.16b, v20.16b, v2.16b
    ldp q2, q3, [x0, #704]
    orn v7.16b, v30.16b, v21.16b
    eor v31.16b, v10.16b, v31.16b
    eor v20.16b, v30.16b, v20.16b
    eor v6.16b, v6.16b, v7.16b
    eor v20.16b, v26.16b, v20.16b
    shl v26.16b, v24.16b, #4
    sri v26.16b, v24.16b, #4
    shl v24.16b, v31.16b, #3
    eor v26.16b, v26.16b, v8.16b
    sri v24.16b, v31.16b, #5
    orr v31.16b, v31.16b, v25.16b
    ldp q7, q8, [x0, #736]
    eor v24.16b, v24.16b, v2.16b
    eor v23.16b, v23.16b, v31.16b
    shl v31.16b, v25.16b, #5
    sri v31.16b, v25.16b, #3
    eor v25.16b, v31.16b, v7.16b
    shl v31.16b, v6.16b, #3
    sri v31.16b, v6.16b, #5
    orr v6.16b, v6.16b, v30.16b
    eor v31.16b, v31.16b, v2.16b
    eor v28.16b, v28.16b, v6.16b
    shl v2.16b, v23.16b, #6
    shl v6.16b, v20.16b, #2
    sri v2.16b, v23.16b, #2
    shl v23.16b, v28.16b, #6
    sri v6.16b, v20.16b, #6
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    ldr q20, [x0, #208]
    eor v2.16b, v2.16b, v3.16b
    sri v23.16b, v28.16b, #2
    shl v28.16b, v30.16b, #5
    eor v23.16b, v23.16b, v3.16b
    sri v28.16b, v30.16b, #3
    shl v30.16b, v0.16b, #1
    shl v3.16b, v21.16b, #1
    eor v28.16b, v28.16b, v7.16b
    sri v30.16b, v0.16b, #7
    sri v3.16b, v21.16b, #7
    shl v21.16b, v27.16b, #2
    ldr q0, [x0, #768]
    and v7.16b, v5.16b, v29.16b
    eor v30.16b, v30.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    sri v21.16b, v27.16b, #6
    and v27.16b, v1.16b, v4.16b
    eor v26.16b, v26.16b, v7.16b
    eor v22.16b, v22.16b, v27.16b
    ldp q27, q8, [x0, #288]
    eor v21.16b, v21.16b, v0.16b
    eor v0.16b, v6.16b, v0.16b
    eor v6.16b, v30.16b, v24.16b
    and v30.16b, v21.16b, v30.16b
    eor v25.16b, v25.16b, v30.16b
    orr v30.16b, v22.16b, v1.16b
    eor v30.16b, v4.16b, v30.16b
    and v4.16b, v24.16b, v25.16b
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v22.16b, v30.16b
    eor v21.16b, v21.16b, v2.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v31.16b
    eor v28.16b, v28.16b, v4.16b
    eor v4.16b, v21.16b, v1.16b
    eor v21.16b, v25.16b, v21.16b
    orr v25.16b, v2.16b, v25.16b
    and v7.16b, v31.16b, v28.16b
    and v11.16b, v4.16b, v21.16b
    eor v24.16b, v24.16b, v25.16b
    eor v25.16b, v4.16b, v20.16b
    eor v23.16b, v23.16b, v7.16b
    orr v7.16b, v26.16b, v5.16b
    eor v11.16b, v6.16b, v11.16b
    eor v24.16b, v24.16b, v22.16b
    and v6.16b, v21.16b, v6.16b
    eor v0.16b, v0.16b, v23.16b
    eor v29.16b, v29.16b, v7.16b
    orr v9.16b, v23.16b, v28.16b
    eor v7.16b, v24.16b, v21.16b
    eor v4.16b, v4.16b, v11.16b
    eor v2.16b, v2.16b, v6.16b
    eor v28.16b, v28.16b, v0.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v26.16b, v29.16b
    eor v22.16b, v22.16b, v4.16b
    eor v31.16b, v31.16b, v26.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v30.16b, v7.16b
    eor v30.16b, v2.16b, v30.16b
    bic v2.16b, v4.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor v10.16b, v31.16b, v28.16b
    eor v0.16b, v0.16b, v5.16b
    eor v2.16b, v30.16b, v2.16b
    sri v6.16b, v22.16b, #4
    eor v4.16b, v29.16b, v10.16b
    eor v20.16b, v0.16b, v20.16b
    eor v1.16b, v1.16b, v2.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    shl v6.16b, v4.16b, #7
    sri v2.16b, v9.16b, #1
    sri v6.16b, v4.16b, #1
    and v4.16b, v0.16b, v28.16b
    eor v2.16b, v2.16b, v27.16b
    eor v27.16b, v6.16b, v27.16b
    eor v4.16b, v3.16b, v4.16b
    and v3.16b, v28.16b, v3.16b
    eor v0.16b, v0.16b, v4.16b
    eor v23.16b, v23.16b, v3.16b
    ldp q3, q6, [x0, #320]
    eor v26.16b, v26.16b, v0.16b
    eor v23.16b, v23.16b, v29.16b
    orn v29.16b, v30.16b, v24.16b
    bic v0.16b, v0.16b, v10.16b
    orn v7.16b, v23.16b, v31.16b
    eor v29.16b, v11.16b, v29.16b
    eor v0.16b, v23.16b, v0.16b
    eor v4.16b, v4.16b, v7.16b
    eor v0.16b, v5.16b, v0.16b
    shl v5.16b, v26.16b, #4
    sri v5.16b, v26.16b, #4
    shl v26.16b, v29.16b, #3
    eor v5.16b, v5.16b, v8.16b
    sri v26.16b, v29.16b, #5
    orr v29.16b, v29.16b, v30.16b
    ldp q7, q8, [x0, #352]
    eor v26.16b, v26.16b, v3.16b
    eor v21.16b, v21.16b, v29.16b
    shl v29.16b, v30.16b, #5
    sri v29.16b, v30.16b, #3
    shl v30.16b, v4.16b, #3
    eor v29.16b, v29.16b, v7.16b
    sri v30.16b, v4.16b, #5
    orr v4.16b, v4.16b, v23.16b
    eor v30.16b, v30.16b, v3.16b
    eor v28.16b, v28.16b, v4.16b
    shl v3.16b, v21.16b, #6
    shl v4.16b, v31.16b, #1
    sri v3.16b, v21.16b, #2
    shl v21.16b, v28.16b, #6
    sri v4.16b, v31.16b, #7
    ldr q31, [x0, #384]
    eor v3.16b, v3.16b, v6.16b
    sri v21.16b, v28.16b, #2
    shl v28.16b, v23.16b, #5
    eor v4.16b, v4.16b, v8.16b
    eor v21.16b, v21.16b, v6.16b
    sri v28.16b, v23.16b, #3
    shl v23.16b, v24.16b, #1
    shl v6.16b, v0.16b, #2
    eor v28.16b, v28.16b, v7.16b
    sri v23.16b, v24.16b, #7
    shl v24.16b, v1.16b, #2
    sri v6.16b, v0.16b, #6
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    ldr q0, [x0, #224]
    and v7.16b, v27.16b, v20.16b
    eor v23.16b, v23.16b, v8.16b
    sri v24.16b, v1.16b, #6
    and v1.16b, v2.16b, v25.16b
    eor v5.16b, v5.16b, v7.16b
    eor v24.16b, v24.16b, v31.16b
    eor v22.16b, v22.16b, v1.16b
    ldp q1, q8, [x0, #416]
    eor v31.16b, v6.16b, v31.16b
    eor v6.16b, v23.16b, v26.16b
    and v23.16b, v24.16b, v23.16b
    eor v23.16b, v29.16b, v23.16b
    orr v29.16b, v22.16b, v2.16b
    eor v25.16b, v25.16b, v29.16b
    and v29.16b, v26.16b, v23.16b
    eor v29.16b, v3.16b, v29.16b
    orr v3.16b, v22.16b, v25.16b
    eor v24.16b, v24.16b, v29.16b
    eor v2.16b, v2.16b, v3.16b
    and v3.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v30.16b
    eor v28.16b, v28.16b, v3.16b
    eor v3.16b, v24.16b, v2.16b
    eor v24.16b, v23.16b, v24.16b
    orr v23.16b, v29.16b, v23.16b
    and v7.16b, v30.16b, v28.16b
    and v11.16b, v3.16b, v24.16b
    eor v23.16b, v26.16b, v23.16b
    eor v26.16b, v3.16b, v0.16b
    eor v21.16b, v21.16b, v7.16b
    orr v7.16b, v5.16b, v27.16b
    eor v11.16b, v6.16b, v11.16b
    eor v23.16b, v23.16b, v22.16b
    and v6.16b, v24.16b, v6.16b
    eor v31.16b, v31.16b, v21.16b
    eor v20.16b, v20.16b, v7.16b
    orr v9.16b, v21.16b, v28.16b
    eor v7.16b, v23.16b, v24.16b
    eor v3.16b, v3.16b, v11.16b
    eor v29.16b, v29.16b, v6.16b
    eor v28.16b, v28.16b, v31.16b
    eor v30.16b, v30.16b, v9.16b
    orr v9.16b, v5.16b, v20.16b
    eor v22.16b, v22.16b, v3.16b
    eor v30.16b, v30.16b, v5.16b
    eor v27.16b, v27.16b, v9.16b
    eor v9.16b, v25.16b, v7.16b
    eor v25.16b, v29.16b, v25.16b
    bic v29.16b, v3.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor v10.16b, v30.16b, v28.16b
    eor v31.16b, v31.16b, v27.16b
    eor v29.16b, v25.16b, v29.16b
    sri v6.16b, v22.16b, #4
    eor v3.16b, v20.16b, v10.16b
    eor v0.16b, v31.16b, v0.16b
    eor v29.16b, v2.16b, v29.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    shl v6.16b, v3.16b, #7
    sri v2.16b, v9.16b, #1
    sri v6.16b, v3.16b, #1
    and v3.16b, v31.16b, v28.16b
    eor v2.16b, v2.16b, v1.16b
    eor v1.16b, v6.16b, v1.16b
    eor v3.16b, v4.16b, v3.16b
    and v4.16b, v28.16b, v4.16b
    eor v31.16b, v31.16b, v3.16b
    eor v21.16b, v21.16b, v4.16b
    eor v4.16b, v5.16b, v31.16b
    eor v20.16b, v21.16b, v20.16b
    orn v21.16b, v25.16b, v23.16b
    bic v31.16b, v31.16b, v10.16b
    ldp q5, q6, [x0, #448]
    orn v7.16b, v20.16b, v30.16b
    eor v21.16b, v11.16b, v21.16b
    eor v31.16b, v20.16b, v31.16b
    eor v3.16b, v3.16b, v7.16b
    eor v27.16b, v27.16b, v31.16b
    shl v31.16b, v4.16b, #4
    sri v31.16b, v4.16b, #4
    shl v4.16b, v21.16b, #3
    eor v31.16b, v31.16b, v8.16b
    sri v4.16b, v21.16b, #5
    orr v21.16b, v21.16b, v25.16b
    ldp q7, q8, [x0, #480]
    eor v4.16b, v4.16b, v5.16b
    eor v21.16b, v24.16b, v21.16b
    shl v24.16b, v25.16b, #5
    sri v24.16b, v25.16b, #3
    shl v25.16b, v3.16b, #3
    eor v24.16b, v24.16b, v7.16b
    sri v25.16b, v3.16b, #5
    orr v3.16b, v3.16b, v20.16b
    eor v25.16b, v25.16b, v5.16b
    eor v28.16b, v28.16b, v3.16b
    shl v3.16b, v21.16b, #6
    shl v5.16b, v30.16b, #1
    sri v3.16b, v21.16b, #2
    shl v21.16b, v28.16b, #6
    sri v5.16b, v30.16b, #7
    ldr q30, [x0, #512]
    eor v3.16b, v3.16b, v6.16b
    sri v21.16b, v28.16b, #2
    shl v28.16b, v20.16b, #5
    eor v5.16b, v5.16b, v8.16b
    eor v21.16b, v21.16b, v6.16b
    sri v28.16b, v20.16b, #3
    shl v20.16b, v23.16b, #1
    shl v6.16b, v27.16b, #2
    eor v28.16b, v28.16b, v7.16b
    sri v20.16b, v23.16b, #7
    shl v23.16b, v29.16b, #2
    sri v6.16b, v27.16b, #6
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    ldr q27, [x0, #240]
    and v7.16b, v1.16b, v0.16b
    eor v20.16b, v20.16b, v8.16b
    sri v23.16b, v29.16b, #6
    and v29.16b, v2.16b, v26.16b
    eor v31.16b, v31.16b, v7.16b
    eor v23.16b, v23.16b, v30.16b
    eor v22.16b, v22.16b, v29.16b
    ldp q29, q8, [x0, #544]
    eor v30.16b, v6.16b, v30.16b
    eor v6.16b, v20.16b, v4.16b
    and v20.16b, v23.16b, v20.16b
    eor v20.16b, v24.16b, v20.16b
    orr v24.16b, v22.16b, v2.16b
    eor v24.16b, v26.16b, v24.16b
    and v26.16b, v4.16b, v20.16b
    eor v26.16b, v3.16b, v26.16b
    orr v3.16b, v22.16b, v24.16b
    eor v23.16b, v23.16b, v26.16b
    eor v2.16b, v2.16b, v3.16b
    and v3.16b, v30.16b, v5.16b
    eor v5.16b, v5.16b, v25.16b
    eor v28.16b, v28.16b, v3.16b
    eor v3.16b, v23.16b, v2.16b
    eor v23.16b, v20.16b, v23.16b
    orr v20.16b, v26.16b, v20.16b
    and v7.16b, v25.16b, v28.16b
    and v11.16b, v3.16b, v23.16b
    eor v20.16b, v4.16b, v20.16b
    eor v4.16b, v3.16b, v27.16b
    eor v21.16b, v21.16b, v7.16b
    orr v7.16b, v31.16b, v1.16b
    eor v11.16b, v6.16b, v11.16b
    eor v20.16b, v20.16b, v22.16b
    and v6.16b, v23.16b, v6.16b
    eor v30.16b, v30.16b, v21.16b
    eor v0.16b, v0.16b, v7.16b
    orr v9.16b, v21.16b, v28.16b
    eor v7.16b, v20.16b, v23.16b
    eor v3.16b, v3.16b, v11.16b
    eor v26.16b, v26.16b, v6.16b
    eor v28.16b, v28.16b, v30.16b
    eor v25.16b, v25.16b, v9.16b
    orr v9.16b, v31.16b, v0.16b
    eor v22.16b, v22.16b, v3.16b
    eor v25.16b, v25.16b, v31.16b
    eor v1.16b, v1.16b, v9.16b
    eor v9.16b, v24.16b, v7.16b
    eor v24.16b, v26.16b, v24.16b
    bic v26.16b, v3.16b, v7.16b
    shl v6.16b, v22.16b, #4
    eor v10.16b, v25.16b, v28.16b
    eor v30.16b, v30.16b, v1.16b
    shl v7.16b, v25.16b, #1
    eor v26.16b, v24.16b, v26.16b
    sri v6.16b, v22.16b, #4
    eor v3.16b, v0.16b, v10.16b
    eor v27.16b, v30.16b, v27.16b
    sri v7.16b, v25.16b, #7
    eor v26.16b, v2.16b, v26.16b
    shl v2.16b, v9.16b, #7
    eor v22.16b, v6.16b, v8.16b
    shl v6.16b, v3.16b, #7
    sri v2.16b, v9.16b, #1
    sri v6.16b, v3.16b, #1
    and v3.16b, v30.16b, v28.16b
    eor v2.16b, v2.16b, v29.16b
    eor v29.16b, v6.16b, v29.16b
    eor v3.16b, v5.16b, v3.16b
    and v5.16b, v28.16b, v5.16b
    eor v30.16b, v30.16b, v3.16b
    eor v21.16b, v21.16b, v5.16b
    shl v5.16b, v24.16b, #5
    eor v31.16b, v31.16b, v30.16b
    eor v21.16b, v21.16b, v0.16b
    orn v0.16b, v24.16b, v20.16b
    bic v30.16b, v30.16b, v10.16b
    sri v5.16b, v24.16b, #3
    shl v6.16b, v31.16b, #4
    eor v0.16b, v11.16b, v0.16b
    eor v30.16b, v21.16b, v30.16b
    eor v5.16b, v5.16b, v19.16b
    sri v6.16b, v31.16b, #4
    orr v24.16b, v0.16b, v24.16b
    shl v31.16b, v0.16b, #3
    eor v30.16b, v1.16b, v30.16b
    orn v1.16b, v21.16b, v25.16b
    eor v23.16b, v23.16b, v24.16b
    eor v24.16b, v6.16b, v8.16b
    sri v31.16b, v0.16b, #5
    shl v0.16b, v21.16b, #5
    shl v6.16b, v20.16b, #1
    eor v1.16b, v3.16b, v1.16b
    ldr q3, [x0, #576]
    shl v25.16b, v23.16b, #6
    eor v31.16b, v31.16b, v17.16b
    sri v0.16b, v21.16b, #3
    sri v6.16b, v20.16b, #7
    shl v20.16b, v1.16b, #3
    orr v21.16b, v1.16b, v21.16b
    sri v25.16b, v23.16b, #2
    shl v23.16b, v30.16b, #2
    eor v0.16b, v0.16b, v19.16b
    sri v20.16b, v1.16b, #5
    eor v21.16b, v28.16b, v21.16b
    shl v28.16b, v26.16b, #2
    eor v25.16b, v25.16b, v16.16b
    sri v23.16b, v30.16b, #6
    eor v1.16b, v6.16b, v3.16b
    eor v3.16b, v7.16b, v3.16b
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v6.16b, v2.16b, v4.16b
    eor v20.16b, v20.16b, v17.16b
    shl v7.16b, v21.16b, #6
    sri v28.16b, v26.16b, #6
    ldr q26, [x0, #256]
    and v30.16b, v29.16b, v27.16b
    eor v23.16b, v23.16b, v18.16b
    eor v22.16b, v22.16b, v6.16b
    ldp q6, q8, [x0, #672]
    sri v7.16b, v21.16b, #2
    eor v21.16b, v28.16b, v18.16b
    eor v24.16b, v24.16b, v30.16b
    orr v28.16b, v22.16b, v2.16b
    eor v30.16b, v7.16b, v16.16b
    eor v28.16b, v4.16b, v28.16b
    and v4.16b, v21.16b, v1.16b
    eor v1.16b, v1.16b, v31.16b
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v22.16b, v28.16b
    eor v2.16b, v2.16b, v5.16b
    and v5.16b, v31.16b, v4.16b
    eor v25.16b, v25.16b, v5.16b
    and v5.16b, v23.16b, v3.16b
    eor v3.16b, v3.16b, v20.16b
    eor v21.16b, v21.16b, v25.16b
    eor v0.16b, v0.16b, v5.16b
    orr v5.16b, v24.16b, v29.16b
    and v7.16b, v20.16b, v0.16b
    eor v27.16b, v27.16b, v5.16b
    eor v5.16b, v21.16b, v2.16b
    eor v21.16b, v4.16b, v21.16b
    orr v4.16b, v25.16b, v4.16b
    eor v30.16b, v30.16b, v7.16b
    orr v7.16b, v24.16b, v27.16b
    and v10.16b, v5.16b, v21.16b
    eor v31.16b, v31.16b, v4.16b
    eor v4.16b, v5.16b, v26.16b
    eor v23.16b, v23.16b, v30.16b
    eor v29.16b, v29.16b, v7.16b
    orr v9.16b, v30.16b, v0.16b
    eor v10.16b, v1.16b, v10.16b
    eor v31.16b, v31.16b, v22.16b
    and v1.16b, v21.16b, v1.16b
    eor v0.16b, v0.16b, v23.16b
    eor v23.16b, v23.16b, v29.16b
    eor v20.16b, v20.16b, v9.16b
    eor v5.16b, v5.16b, v10.16b
    eor v7.16b, v31.16b, v21.16b
    eor v25.16b, v25.16b, v1.16b
    eor v26.16b, v23.16b, v26.16b
    eor v20.16b, v20.16b, v24.16b
    eor v22.16b, v22.16b, v5.16b
    eor v9.16b, v28.16b, v7.16b
    eor v25.16b, v25.16b, v28.16b
    bic v28.16b, v5.16b, v7.16b
    shl v7.16b, v22.16b, #4
    shl v1.16b, v9.16b, #7
    eor v28.16b, v25.16b, v28.16b
    sri v7.16b, v22.16b, #4
    sri v1.16b, v9.16b, #1
    eor v28.16b, v2.16b, v28.16b
    eor v2.16b, v20.16b, v0.16b
    eor v22.16b, v7.16b, v8.16b
    eor v1.16b, v1.16b, v6.16b
    eor v5.16b, v27.16b, v2.16b
    shl v7.16b, v5.16b, #7
    sri v7.16b, v5.16b, #1
    eor v5.16b, v7.16b, v6.16b
    and v6.16b, v23.16b, v0.16b
    eor v6.16b, v3.16b, v6.16b
    and v3.16b, v0.16b, v3.16b
    eor v23.16b, v23.16b, v6.16b
    eor v30.16b, v30.16b, v3.16b
    eor v24.16b, v24.16b, v23.16b
    eor v27.16b, v30.16b, v27.16b
    orn v30.16b, v25.16b, v31.16b
    bic v23.16b, v23.16b, v2.16b
    ldp q2, q3, [x0, #704]
    orn v7.16b, v27.16b, v20.16b
    eor v30.16b, v10.16b, v30.16b
    eor v23.16b, v27.16b, v23.16b
    eor v6.16b, v6.16b, v7.16b
    eor v23.16b, v29.16b, v23.16b
    shl v29.16b, v24.16b, #4
    sri v29.16b, v24.16b, #4
    shl v24.16b, v30.16b, #3
    eor v29.16b, v29.16b, v8.16b
    sri v24.16b, v30.16b, #5
    orr v30.16b, v30.16b, v25.16b
    ldp q7, q8, [x0, #736]
    eor v24.16b, v24.16b, v2.16b
    eor v21.16b, v21.16b, v30.16b
    shl v30.16b, v25.16b, #5
    sri v30.16b, v25.16b, #3
    eor v25.16b, v30.16b, v7.16b
    shl v30.16b, v6.16b, #3
    sri v30.16b, v6.16b, #5
    orr v6.16b, v6.16b, v27.16b
    eor v30.16b, v30.16b, v2.16b
    eor v0.16b, v0.16b, v6.16b
    shl v2.16b, v21.16b, #6
    shl v6.16b, v23.16b, #2
    sri v2.16b, v21.16b, #2
    shl v21.16b, v0.16b, #6
    sri v6.16b, v23.16b, #6
    eor v2.16b, v2.16b, v3.16b
    sri v21.16b, v0.16b, #2
    shl v0.16b, v27.16b, #5
    eor v21.16b, v21.16b, v3.16b
    sri v0.16b, v27.16b, #3
    shl v27.16b, v31.16b, #1
    shl v3.16b, v20.16b, #1
    eor v0.16b, v0.16b, v7.16b
    sri v27.16b, v31.16b, #7
    sri v3.16b, v20.16b, #7
    shl v20.16b, v28.16b, #2
    ldr q31, [x0, #768]
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    ldp q23, q7, [x0, #272]
    eor v27.16b, v27.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    sri v20.16b, v28.16b, #6
    and v28.16b, v1.16b, v4.16b
    eor v22.16b, v22.16b, v28.16b
    and v28.16b, v5.16b, v26.16b
    eor v20.16b, v20.16b, v31.16b
    eor v31.16b, v6.16b, v31.16b
    eor v6.16b, v27.16b, v24.16b
    eor v28.16b, v29.16b, v28.16b
    orr v29.16b, v22.16b, v1.16b
    and v27.16b, v20.16b, v27.16b
    eor v29.16b, v4.16b, v29.16b
    and v4.16b, v31.16b, v3.16b
    eor v25.16b, v25.16b, v27.16b
    orr v27.16b, v28.16b, v5.16b
    eor v3.16b, v3.16b, v30.16b
    eor v0.16b, v0.16b, v4.16b
    and v4.16b, v24.16b, v25.16b
    eor v26.16b, v26.16b, v27.16b
    orr v27.16b, v22.16b, v29.16b
    eor v2.16b, v2.16b, v4.16b
    and v4.16b, v30.16b, v0.16b
    eor v27.16b, v1.16b, v27.16b
    orr v1.16b, v28.16b, v26.16b
    eor v20.16b, v20.16b, v2.16b
    eor v21.16b, v21.16b, v4.16b
    orr v4.16b, v2.16b, v25.16b
    eor v1.16b, v5.16b, v1.16b
    ldp q5, q8, [x0, #304]
    eor v25.16b, v25.16b, v20.16b
    eor v20.16b, v20.16b, v27.16b
    eor v31.16b, v31.16b, v21.16b
    eor v24.16b, v24.16b, v4.16b
    eor v4.16b, v20.16b, v23.16b
    eor v9.16b, v31.16b, v1.16b
    eor v24.16b, v24.16b, v22.16b
    eor v31.16b, v0.16b, v31.16b
    orr v0.16b, v21.16b, v0.16b
    and v10.16b, v20.16b, v25.16b
    eor v23.16b, v9.16b, v23.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v24.16b, v25.16b
    eor v10.16b, v6.16b, v10.16b
    and v6.16b, v25.16b, v6.16b
    eor v30.16b, v30.16b, v28.16b
    eor v20.16b, v20.16b, v10.16b
    eor v2.16b, v2.16b, v6.16b
    and v6.16b, v9.16b, v31.16b
    eor v22.16b, v22.16b, v20.16b
    eor v2.16b, v2.16b, v29.16b
    eor v29.16b, v29.16b, v0.16b
    bic v20.16b, v20.16b, v0.16b
    eor v6.16b, v3.16b, v6.16b
    and v3.16b, v31.16b, v3.16b
    shl v0.16b, v22.16b, #4
    eor v20.16b, v2.16b, v20.16b
    eor v9.16b, v9.16b, v6.16b
    eor v21.16b, v21.16b, v3.16b
    sri v0.16b, v22.16b, #4
    eor v20.16b, v27.16b, v20.16b
    shl v27.16b, v29.16b, #7
    eor v28.16b, v28.16b, v9.16b
    eor v21.16b, v21.16b, v26.16b
    eor v22.16b, v0.16b, v5.16b
    sri v27.16b, v29.16b, #1
    eor v29.16b, v30.16b, v31.16b
    eor v27.16b, v27.16b, v7.16b
    eor v0.16b, v26.16b, v29.16b
    bic v26.16b, v9.16b, v29.16b
    shl v29.16b, v0.16b, #7
    eor v26.16b, v21.16b, v26.16b
    sri v29.16b, v0.16b, #1
    eor v26.16b, v1.16b, v26.16b
    shl v0.16b, v28.16b, #4
    orn v1.16b, v21.16b, v30.16b
    eor v29.16b, v29.16b, v7.16b
    sri v0.16b, v28.16b, #4
    orn v28.16b, v2.16b, v24.16b
    eor v1.16b, v6.16b, v1.16b
    shl v6.16b, v2.16b, #5
    eor v0.16b, v0.16b, v5.16b
    eor v28.16b, v10.16b, v28.16b
    ldp q5, q3, [x0, #336]
    sri v6.16b, v2.16b, #3
    orr v2.16b, v28.16b, v2.16b
    eor v25.16b, v25.16b, v2.16b
    shl v2.16b, v28.16b, #3
    eor v6.16b, v6.16b, v3.16b
    shl v7.16b, v25.16b, #6
    sri v2.16b, v28.16b, #5
    shl v28.16b, v1.16b, #3
    sri v7.16b, v25.16b, #2
    eor v2.16b, v2.16b, v8.16b
    sri v28.16b, v1.16b, #5
    orr v1.16b, v1.16b, v21.16b
    eor v7.16b, v7.16b, v5.16b
    eor v28.16b, v28.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    shl v1.16b, v21.16b, #5
    shl v25.16b, v31.16b, #6
    sri v1.16b, v21.16b, #3
    shl v21.16b, v24.16b, #1
    sri v25.16b, v31.16b, #2
    eor v31.16b, v1.16b, v3.16b
    sri v21.16b, v24.16b, #7
    ldp q24, q1, [x0, #368]
    shl v3.16b, v30.16b, #1
    eor v25.16b, v25.16b, v5.16b
    shl v5.16b, v20.16b, #2
    sri v3.16b, v30.16b, #7
    shl v30.16b, v26.16b, #2
    sri v5.16b, v20.16b, #6
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and v20.16b, v27.16b, v4.16b
    sri v30.16b, v26.16b, #6
    ldp q26, q8, [x0, #400]
    eor v21.16b, v21.16b, v24.16b
    eor v24.16b, v3.16b, v24.16b
    eor v3.16b, v5.16b, v1.16b
    eor v20.16b, v22.16b, v20.16b
    and v22.16b, v29.16b, v23.16b
    eor v30.16b, v30.16b, v1.16b
    ldp q1, q5, [x0, #432]
    eor v22.16b, v0.16b, v22.16b
    and v0.16b, v3.16b, v21.16b
    eor v21.16b, v21.16b, v2.16b
    eor v0.16b, v6.16b, v0.16b
    orr v6.16b, v20.16b, v27.16b
    eor v4.16b, v4.16b, v6.16b
    and v6.16b, v2.16b, v0.16b
    eor v6.16b, v7.16b, v6.16b
    orr v7.16b, v20.16b, v4.16b
    eor v3.16b, v3.16b, v6.16b
    eor v27.16b, v27.16b, v7.16b
    and v7.16b, v30.16b, v24.16b
    eor v24.16b, v24.16b, v28.16b
    eor v31.16b, v31.16b, v7.16b
    eor v7.16b, v3.16b, v27.16b
    eor v3.16b, v0.16b, v3.16b
    orr v0.16b, v6.16b, v0.16b
    and v9.16b, v28.16b, v31.16b
    and v12.16b, v7.16b, v3.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v7.16b, v26.16b
    eor v25.16b, v25.16b, v9.16b
    orr v9.16b, v22.16b, v29.16b
    eor v12.16b, v21.16b, v12.16b
    eor v0.16b, v0.16b, v20.16b
    and v21.16b, v3.16b, v21.16b
    eor v30.16b, v30.16b, v25.16b
    eor v23.16b, v23.16b, v9.16b
    orr v10.16b, v25.16b, v31.16b
    eor v9.16b, v0.16b, v3.16b
    eor v7.16b, v7.16b, v12.16b
    eor v21.16b, v6.16b, v21.16b
    eor v31.16b, v31.16b, v30.16b
    eor v28.16b, v28.16b, v10.16b
    orr v10.16b, v22.16b, v23.16b
    eor v20.16b, v20.16b, v7.16b
    eor v21.16b, v21.16b, v4.16b
    eor v28.16b, v28.16b, v22.16b
    eor v29.16b, v29.16b, v10.16b
    eor v10.16b, v4.16b, v9.16b
    bic v4.16b, v7.16b, v9.16b
    shl v7.16b, v20.16b, #4
    eor v11.16b, v28.16b, v31.16b
    eor v30.16b, v30.16b, v29.16b
    eor v4.16b, v21.16b, v4.16b
    sri v7.16b, v20.16b, #4
    eor v6.16b, v23.16b, v11.16b
    eor v26.16b, v30.16b, v26.16b
    eor v27.16b, v27.16b, v4.16b
    shl v4.16b, v10.16b, #7
    eor v20.16b, v7.16b, v1.16b
    shl v7.16b, v6.16b, #7
    sri v4.16b, v10.16b, #1
    sri v7.16b, v6.16b, #1
    eor v4.16b, v4.16b, v8.16b
    eor v6.16b, v7.16b, v8.16b
    and v7.16b, v30.16b, v31.16b
    eor v7.16b, v24.16b, v7.16b
    and v24.16b, v31.16b, v24.16b
    eor v30.16b, v30.16b, v7.16b
    eor v24.16b, v25.16b, v24.16b
    orn v25.16b, v21.16b, v0.16b
    eor v22.16b, v22.16b, v30.16b
    eor v23.16b, v24.16b, v23.16b
    bic v24.16b, v30.16b, v11.16b
    eor v25.16b, v12.16b, v25.16b
    shl v30.16b, v22.16b, #4
    eor v24.16b, v23.16b, v24.16b
    sri v30.16b, v22.16b, #4
    orn v22.16b, v23.16b, v28.16b
    eor v24.16b, v29.16b, v24.16b
    shl v29.16b, v25.16b, #3
    eor v30.16b, v30.16b, v1.16b
    eor v22.16b, v7.16b, v22.16b
    ldp q1, q7, [x0, #464]
    sri v29.16b, v25.16b, #5
    orr v25.16b, v25.16b, v21.16b
    eor v29.16b, v29.16b, v5.16b
    eor v25.16b, v3.16b, v25.16b
    shl v3.16b, v22.16b, #3
    sri v3.16b, v22.16b, #5
    orr v22.16b, v22.16b, v23.16b
    eor v3.16b, v3.16b, v5.16b
    shl v5.16b, v25.16b, #6
    eor v22.16b, v31.16b, v22.16b
    shl v31.16b, v21.16b, #5
    sri v5.16b, v25.16b, #2
    shl v25.16b, v22.16b, #6
    sri v31.16b, v21.16b, #3
    shl v21.16b, v23.16b, #5
    eor v5.16b, v5.16b, v1.16b
    sri v25.16b, v22.16b, #2
    eor v22.16b, v31.16b, v7.16b
    sri v21.16b, v23.16b, #3
    shl v23.16b, v0.16b, #1
    ldp q31, q8, [x0, #496]
    eor v25.16b, v25.16b, v1.16b
    shl v1.16b, v27.16b, #2
    eor v21.16b, v21.16b, v7.16b
    sri v23.16b, v0.16b, #7
    shl v0.16b, v28.16b, #1
    sri v1.16b, v27.16b, #6
    shl v27.16b, v24.16b, #2
    sri v0.16b, v28.16b, #7
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and v28.16b, v4.16b, v2.16b
    eor v23.16b, v23.16b, v31.16b
    sri v27.16b, v24.16b, #6
    eor v31.16b, v0.16b, v31.16b
    eor v0.16b, v1.16b, v8.16b
    eor v20.16b, v20.16b, v28.16b
    ldp q24, q28, [x0, #528]
    and v1.16b, v6.16b, v26.16b
    eor v27.16b, v27.16b, v8.16b
    and v7.16b, v0.16b, v23.16b
    eor v23.16b, v23.16b, v29.16b
    eor v30.16b, v30.16b, v1.16b
    orr v1.16b, v20.16b, v4.16b
    eor v22.16b, v22.16b, v7.16b
    and v7.16b, v27.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v1.16b, v2.16b, v1.16b
    orr v2.16b, v30.16b, v6.16b
    eor v21.16b, v21.16b, v7.16b
    and v7.16b, v29.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    orr v2.16b, v20.16b, v1.16b
    eor v5.16b, v5.16b, v7.16b
    and v7.16b, v3.16b, v21.16b
    eor v2.16b, v4.16b, v2.16b
    orr v4.16b, v30.16b, v26.16b
    eor v0.16b, v0.16b, v5.16b
    eor v25.16b, v25.16b, v7.16b
    orr v7.16b, v5.16b, v22.16b
    eor v4.16b, v6.16b, v4.16b
    ldp q6, q8, [x0, #560]
    eor v22.16b, v22.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    eor v27.16b, v27.16b, v25.16b
    eor v29.16b, v29.16b, v7.16b
    eor v7.16b, v0.16b, v24.16b
    eor v9.16b, v27.16b, v4.16b
    eor v29.16b, v29.16b, v20.16b
    eor v27.16b, v21.16b, v27.16b
    orr v21.16b, v25.16b, v21.16b
    and v10.16b, v0.16b, v22.16b
    eor v24.16b, v9.16b, v24.16b
    eor v21.16b, v3.16b, v21.16b
    eor v3.16b, v29.16b, v22.16b
    eor v10.16b, v23.16b, v10.16b
    and v23.16b, v22.16b, v23.16b
    eor v21.16b, v21.16b, v30.16b
    eor v0.16b, v0.16b, v10.16b
    eor v23.16b, v5.16b, v23.16b
    and v5.16b, v9.16b, v27.16b
    eor v20.16b, v20.16b, v0.16b
    eor v23.16b, v23.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    bic v0.16b, v0.16b, v3.16b
    eor v5.16b, v31.16b, v5.16b
    and v31.16b, v27.16b, v31.16b
    shl v3.16b, v20.16b, #4
    eor v0.16b, v23.16b, v0.16b
    eor v9.16b, v9.16b, v5.16b
    eor v25.16b, v25.16b, v31.16b
    sri v3.16b, v20.16b, #4
    eor v0.16b, v2.16b, v0.16b
    shl v2.16b, v1.16b, #7
    eor v30.16b, v30.16b, v9.16b
    eor v25.16b, v25.16b, v26.16b
    eor v20.16b, v3.16b, v6.16b
    sri v2.16b, v1.16b, #1
    eor v1.16b, v2.16b, v28.16b
    eor v2.16b, v21.16b, v27.16b
    eor v3.16b, v26.16b, v2.16b
    bic v26.16b, v9.16b, v2.16b
    shl v2.16b, v30.16b, #4
    shl v31.16b, v3.16b, #7
    eor v26.16b, v25.16b, v26.16b
    sri v2.16b, v30.16b, #4
    orn v30.16b, v23.16b, v29.16b
    sri v31.16b, v3.16b, #1
    eor v26.16b, v4.16b, v26.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v10.16b, v30.16b
    shl v3.16b, v23.16b, #5
    shl v4.16b, v25.16b, #5
    eor v28.16b, v31.16b, v28.16b
    orn v31.16b, v25.16b, v21.16b
    sri v3.16b, v23.16b, #3
    orr v23.16b, v30.16b, v23.16b
    sri v4.16b, v25.16b, #3
    eor v31.16b, v5.16b, v31.16b
    shl v5.16b, v29.16b, #1
    eor v3.16b, v3.16b, v19.16b
    eor v22.16b, v22.16b, v23.16b
    orr v25.16b, v31.16b, v25.16b
    sri v5.16b, v29.16b, #7
    shl v29.16b, v30.16b, #3
    shl v23.16b, v31.16b, #3
    eor v25.16b, v27.16b, v25.16b
    eor v27.16b, v4.16b, v19.16b
    sri v29.16b, v30.16b, #5
    eor v30.16b, v5.16b, v8.16b
    shl v4.16b, v21.16b, #1
    shl v5.16b, v0.16b, #2
    sri v23.16b, v31.16b, #5
    shl v31.16b, v22.16b, #6
    eor v29.16b, v29.16b, v17.16b
    sri v4.16b, v21.16b, #7
    shl v21.16b, v25.16b, #6
    sri v5.16b, v0.16b, #6
    eor v23.16b, v23.16b, v17.16b
    sri v31.16b, v22.16b, #2
    shl v22.16b, v26.16b, #2
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and v0.16b, v1.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    sri v21.16b, v25.16b, #2
    eor v25.16b, v5.16b, v18.16b
    ldp q5, q6, [x0, #656]
    eor v31.16b, v31.16b, v16.16b
    sri v22.16b, v26.16b, #6
    eor v20.16b, v20.16b, v0.16b
    and v26.16b, v28.16b, v24.16b
    eor v0.16b, v30.16b, v29.16b
    eor v21.16b, v21.16b, v16.16b
    and v30.16b, v25.16b, v30.16b
    eor v22.16b, v22.16b, v18.16b
    eor v26.16b, v2.16b, v26.16b
    orr v2.16b, v20.16b, v1.16b
    eor v30.16b, v3.16b, v30.16b
    ldp q3, q8, [x0, #688]
    orr v9.16b, v26.16b, v28.16b
    eor v2.16b, v7.16b, v2.16b
    and v7.16b, v22.16b, v4.16b
    eor v4.16b, v4.16b, v23.16b
    eor v24.16b, v24.16b, v9.16b
    eor v27.16b, v27.16b, v7.16b
    and v7.16b, v29.16b, v30.16b
    eor v31.16b, v31.16b, v7.16b
    orr v7.16b, v20.16b, v2.16b
    eor v25.16b, v25.16b, v31.16b
    eor v1.16b, v1.16b, v7.16b
    and v7.16b, v23.16b, v27.16b
    eor v21.16b, v21.16b, v7.16b
    eor v7.16b, v25.16b, v1.16b
    eor v25.16b, v30.16b, v25.16b
    orr v30.16b, v31.16b, v30.16b
    eor v22.16b, v22.16b, v21.16b
    orr v10.16b, v21.16b, v27.16b
    and v12.16b, v7.16b, v25.16b
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v7.16b, v5.16b
    eor v27.16b, v27.16b, v22.16b
    eor v23.16b, v23.16b, v10.16b
    orr v10.16b, v26.16b, v24.16b
    eor v29.16b, v29.16b, v20.16b
    eor v12.16b, v0.16b, v12.16b
    and v0.16b, v25.16b, v0.16b
    eor v23.16b, v23.16b, v26.16b
    eor v28.16b, v28.16b, v10.16b
    eor v9.16b, v29.16b, v25.16b
    eor v7.16b, v7.16b, v12.16b
    eor v31.16b, v31.16b, v0.16b
    eor v11.16b, v23.16b, v27.16b
    eor v22.16b, v22.16b, v28.16b
    eor v10.16b, v2.16b, v9.16b
    eor v20.16b, v20.16b, v7.16b
    eor v31.16b, v31.16b, v2.16b
    bic v0.16b, v7.16b, v9.16b
    eor v2.16b, v24.16b, v11.16b
    eor v5.16b, v22.16b, v5.16b
    shl v7.16b, v20.16b, #4
    eor v0.16b, v31.16b, v0.16b
    sri v7.16b, v20.16b, #4
    eor v0.16b, v1.16b, v0.16b
    shl v1.16b, v10.16b, #7
    eor v20.16b, v7.16b, v3.16b
    shl v7.16b, v2.16b, #7
    sri v1.16b, v10.16b, #1
    sri v7.16b, v2.16b, #1
    eor v1.16b, v1.16b, v6.16b
    eor v2.16b, v7.16b, v6.16b
    and v6.16b, v22.16b, v27.16b
    eor v6.16b, v4.16b, v6.16b
    and v4.16b, v27.16b, v4.16b
    eor v22.16b, v22.16b, v6.16b
    eor v21.16b, v21.16b, v4.16b
    eor v26.16b, v26.16b, v22.16b
    eor v21.16b, v21.16b, v24.16b
    bic v22.16b, v22.16b, v11.16b
    orn v24.16b, v31.16b, v29.16b
    shl v4.16b, v26.16b, #4
    eor v22.16b, v21.16b, v22.16b
    eor v24.16b, v12.16b, v24.16b
    sri v4.16b, v26.16b, #4
    orn v26.16b, v21.16b, v23.16b
    eor v22.16b, v28.16b, v22.16b
    shl v28.16b, v24.16b, #3
    eor v3.16b, v4.16b, v3.16b
    eor v26.16b, v6.16b, v26.16b
    ldp q4, q6, [x0, #720]
    sri v28.16b, v24.16b, #5
    orr v24.16b, v24.16b, v31.16b
    eor v28.16b, v28.16b, v8.16b
    eor v24.16b, v25.16b, v24.16b
    shl v25.16b, v26.16b, #3
    shl v7.16b, v24.16b, #6
    sri v25.16b, v26.16b, #5
    orr v26.16b, v26.16b, v21.16b
    sri v7.16b, v24.16b, #2
    eor v25.16b, v25.16b, v8.16b
    eor v26.16b, v27.16b, v26.16b
    shl v27.16b, v31.16b, #5
    eor v7.16b, v7.16b, v4.16b
    shl v24.16b, v26.16b, #6
    sri v27.16b, v31.16b, #3
    shl v31.16b, v21.16b, #5
    sri v24.16b, v26.16b, #2
    eor v26.16b, v27.16b, v6.16b
    sri v31.16b, v21.16b, #3
    shl v21.16b, v29.16b, #1
    ldp q27, q8, [x0, #752]
    eor v24.16b, v24.16b, v4.16b
    shl v4.16b, v0.16b, #2
    eor v31.16b, v31.16b, v6.16b
    sri v21.16b, v29.16b, #7
    shl v29.16b, v23.16b, #1
    trn1 v6.4s, v1.4s, v26.4s
    trn2 v26.4s, v1.4s, v26.4s
    sri v4.16b, v0.16b, #6
    trn1 v0.4s, v30.4s, v7.4s
    trn2 v30.4s, v30.4s, v7.4s
    sri v29.16b, v23.16b, #7
    shl v23.16b, v22.16b, #2
    eor v21.16b, v21.16b, v27.16b
    eor v27.16b, v29.16b, v27.16b
    eor v29.16b, v4.16b, v8.16b
    sri v23.16b, v22.16b, #6
    trn1 v22.4s, v5.4s, v24.4s
    trn1 v1.4s, v20.4s, v21.4s
    trn2 v20.4s, v20.4s, v21.4s
    trn2 v21.4s, v5.4s, v24.4s
    trn1 v24.4s, v2.4s, v31.4s
    trn2 v31.4s, v2.4s, v31.4s
    trn1 v2.4s, v28.4s, v29.4s
    eor v23.16b, v23.16b, v8.16b
    trn2 v28.4s, v28.4s, v29.4s
    trn1 v29.8h, v0.8h, v1.8h
    trn2 v0.8h, v0.8h, v1.8h
    trn1 v1.8h, v30.8h, v20.8h
    trn2 v20.8h, v30.8h, v20.8h
    trn1 v30.4s, v3.4s, v27.4s
    trn1 v4.8h, v6.8h, v2.8h
    trn2 v2.8h, v6.8h, v2.8h
    trn1 v5.8h, v26.8h, v28.8h
    trn2 v26.8h, v26.8h, v28.8h
    trn2 v27.4s, v3.4s, v27.4s
    trn1 v28.4s, v25.4s, v23.4s
    trn2 v23.4s, v25.4s, v23.4s
    trn1 v25.8h, v22.8h, v30.8h
    trn1 v3.16b, v29.16b, v4.16b
    trn2 v29.16b, v29.16b, v4.16b
    trn1 v4.16b, v0.16b, v2.16b
    trn2 v0.16b, v0.16b, v2.16b
    trn1 v2.16b, v1.16b, v5.16b
    trn2 v1.16b, v1.16b, v5.16b
    trn1 v5.16b, v20.16b, v26.16b
    trn2 v20.16b, v20.16b, v26.16b
    trn2 v22.8h, v22.8h, v30.8h
    trn1 v26.8h, v24.8h, v28.8h
    trn2 v24.8h, v24.8h, v28.8h
    trn1 v28.8h, v21.8h, v27.8h
    trn2 v21.8h, v21.8h, v27.8h
    trn1 v27.8h, v31.8h, v23.8h
    trn2 v23.8h, v31.8h, v23.8h
    stp q3, q29, [x2, #0]
    stp q4, q0, [x2, #32]
    trn1 v29.16b, v25.16b, v26.16b
    trn2 v25.16b, v25.16b, v26.16b
    trn1 v26.16b, v22.16b, v24.16b
    trn2 v22.16b, v22.16b, v24.16b
    trn1 v24.16b, v28.16b, v27.16b
    trn2 v27.16b, v28.16b, v27.16b
    trn1 v28.16b, v21.16b, v23.16b
    trn2 v21.16b, v21.16b, v23.16b
    stp q2, q1, [x2, #64]
    stp q5, q20, [x2, #96]
    stp q29, q25, [x2, #128]
    stp q26, q22, [x2, #160]
    stp q24, q27, [x2, #192]
    stp q28, q21, [x2, #224]
    add x2, x2, #256
    tbz x9, 63, L(pipo64_256_encrypt_blocks_blocks10)
L(pipo64_256_encrypt_blocks_fewer8):
    add x9, x9, #32
    sub x9, x9, #16
    tbnz x9, 63, L(pipo64_256_encrypt_blocks_fewer12)
    /* start: x := x ^ rk[0] */
    ldp q17, q16, [x0, #592]
    ldp q19, q18, [x0, #624]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldp q21, q20, [x0, #672]
    ldp q23, q22, [x0, #704]
    ldp q25, q24, [x0, #736]
    ldr q26, [x0, #768]
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    ldp q28, q27, [x0, #288]
    ldp q30, q29, [x0, #320]
    ldp q0, q31, [x0, #352]
    str q31, [sp, #0]  /* spill */
L(pipo64_256_encrypt_blocks_blocks14):
    ldp q1, q31, [x1, #0]
    ldp q3, q2, [x1, #32]
    ldp q5, q4, [x1, #64]
    ldp q7, q6, [x1, #96]
    add x1, x1, #128
    sub x9, x9, #16
    /* start: x := x ^ rk[0] */
    ldp q8, q9, [x0, #0]
    ldp q10, q11, [x0, #32]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldr q12, [x0, #64]
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    ldr q13, [x0, #80]
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    ldp q14, q15, [x0, #416]
    str q14, [sp, #32]  /* spill */
    str q15, [sp, #16]  /* spill */
    ldp q14, q15, [x0, #448]
    str q14, [sp, #64]  /* spill */
    str q15, [sp, #48]  /* spill */
    ldp q14, q15, [x0, #480]
    str q14, [sp, #96]  /* spill */
    str q15, [sp, #80]  /* spill */
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    ldp q14, q15, [x0, #544]
    str q14, [sp, #128]  /* spill */
    str q15, [sp, #112]  /* spill */
    trn1 v14.16b, v1.16b, v31.16b
    trn2 v31.16b, v1.16b, v31.16b
    trn1 v1.16b, v3.16b, v2.16b
    trn2 v2.16b, v3.16b, v2.16b
    trn1 v3.16b, v5.16b, v4.16b
    trn2 v4.16b, v5.16b, v4.16b
    trn1 v5.16b, v7.16b, v6.16b
    trn2 v6.16b, v7.16b, v6.16b
    trn1 v7.8h, v14.8h, v1.8h
    trn2 v1.8h, v14.8h, v1.8h
    trn1 v14.8h, v31.8h, v2.8h
    trn2 v31.8h, v31.8h, v2.8h
    trn1 v2.8h, v3.8h, v5.8h
    trn2 v3.8h, v3.8h, v5.8h
    trn1 v5.8h, v4.8h, v6.8h
    trn2 v4.8h, v4.8h, v6.8h
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    ldp q6, q15, [x0, #416]
    str q6, [sp, #160]  /* spill */
    str q15, [sp, #144]  /* spill */
    ldp q6, q15, [x0, #448]
    str q6, [sp, #192]  /* spill */
    str q15, [sp, #176]  /* spill */
    ldp q15, q6, [x0, #480]
    str q6, [sp, #208]  /* spill */
    trn1 v6.4s, v7.4s, v2.4s
    trn2 v2.4s, v7.4s, v2.4s
    trn1 v7.4s, v14.4s, v5.4s
    trn2 v5.4s, v14.4s, v5.4s
    eor v6.16b, v6.16b, v8.16b
    eor v2.16b, v2.16b, v16.16b
    eor v7.16b, v7.16b, v9.16b
    eor v5.16b, v5.16b, v19.16b
    trn1 v8.4s, v1.4s, v3.4s
    trn2 v1.4s, v1.4s, v3.4s
    eor v3.16b, v8.16b, v10.16b
    eor v1.16b, v1.16b, v11.16b
    trn1 v8.4s, v31.4s, v4.4s
    trn2 v31.4s, v31.4s, v4.4s
    eor v4.16b, v8.16b, v17.16b
    eor v31.16b, v31.16b, v18.16b
    and v8.16b, v7.16b, v6.16b
    eor v3.16b, v3.16b, v8.16b
    and v8.16b, v31.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v5.16b, v5.16b, v8.16b
    orr v8.16b, v3.16b, v7.16b
    eor v6.16b, v6.16b, v8.16b
    and v8.16b, v4.16b, v5.16b
    eor v2.16b, v2.16b, v8.16b
    orr v8.16b, v3.16b, v6.16b
    eor v31.16b, v31.16b, v2.16b
    eor v7.16b, v7.16b, v8.16b
    orr v8.16b, v2.16b, v5.16b
    eor v5.16b, v5.16b, v31.16b
    eor v31.16b, v31.16b, v7.16b
    eor v4.16b, v4.16b, v8.16b
    eor v8.16b, v31.16b, v12.16b
    eor v4.16b, v4.16b, v3.16b
    and v9.16b, v31.16b, v5.16b
    eor v9.16b, v1.16b, v9.16b
    and v1.16b, v5.16b, v1.16b
    eor v31.16b, v31.16b, v9.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v3.16b, v31.16b
    eor v1.16b, v1.16b, v6.16b
    eor v3.16b, v4.16b, v5.16b
    eor v6.16b, v6.16b, v3.16b
    bic v31.16b, v31.16b, v3.16b
    shl v3.16b, v6.16b, #7
    eor v31.16b, v1.16b, v31.16b
    sri v3.16b, v6.16b, #1
    eor v31.16b, v7.16b, v31.16b
    shl v6.16b, v2.16b, #4
    shl v7.16b, v1.16b, #5
    eor v3.16b, v3.16b, v21.16b
    sri v6.16b, v2.16b, #4
    sri v7.16b, v1.16b, #3
    eor v2.16b, v6.16b, v20.16b
    orn v6.16b, v1.16b, v4.16b
    eor v7.16b, v7.16b, v25.16b
    eor v6.16b, v9.16b, v6.16b
    orr v1.16b, v6.16b, v1.16b
    eor v1.16b, v5.16b, v1.16b
    shl v5.16b, v6.16b, #3
    sri v5.16b, v6.16b, #5
    shl v6.16b, v1.16b, #6
    eor v5.16b, v5.16b, v23.16b
    sri v6.16b, v1.16b, #2
    eor v1.16b, v6.16b, v22.16b
    shl v6.16b, v4.16b, #1
    sri v6.16b, v4.16b, #7
    eor v4.16b, v6.16b, v24.16b
    shl v6.16b, v31.16b, #2
    sri v6.16b, v31.16b, #6
    eor v31.16b, v6.16b, v26.16b
    and v6.16b, v3.16b, v8.16b
    eor v2.16b, v2.16b, v6.16b
    and v6.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v6.16b, v7.16b, v6.16b
    orr v7.16b, v2.16b, v3.16b
    eor v7.16b, v8.16b, v7.16b
    and v8.16b, v5.16b, v6.16b
    eor v1.16b, v1.16b, v8.16b
    orr v8.16b, v2.16b, v7.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v8.16b
    orr v8.16b, v1.16b, v6.16b
    eor v6.16b, v6.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v5.16b, v5.16b, v8.16b
    eor v8.16b, v31.16b, v13.16b
    eor v5.16b, v5.16b, v2.16b
    and v9.16b, v31.16b, v6.16b
    eor v9.16b, v4.16b, v9.16b
    and v4.16b, v6.16b, v4.16b
    eor v31.16b, v31.16b, v9.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v5.16b, v6.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v4.16b
    bic v31.16b, v31.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v4.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v7.16b, #7
    eor v2.16b, v4.16b, v27.16b
    orn v4.16b, v1.16b, v5.16b
    shl v10.16b, v31.16b, #2
    sri v3.16b, v7.16b, #1
    shl v7.16b, v1.16b, #5
    eor v4.16b, v9.16b, v4.16b
    shl v9.16b, v5.16b, #1
    sri v10.16b, v31.16b, #6
    eor v3.16b, v3.16b, v28.16b
    sri v7.16b, v1.16b, #3
    orr v1.16b, v4.16b, v1.16b
    sri v9.16b, v5.16b, #7
    eor v7.16b, v7.16b, v0.16b
    eor v1.16b, v6.16b, v1.16b
    shl v6.16b, v4.16b, #3
    sri v6.16b, v4.16b, #5
    eor v4.16b, v6.16b, v30.16b
    shl v6.16b, v1.16b, #6
    sri v6.16b, v1.16b, #2
    eor v1.16b, v6.16b, v29.16b
    ldr q6, [sp, #0]  /* reload */
    eor v5.16b, v9.16b, v6.16b
    ldr q9, [x0, #384]  /* again */
    eor v31.16b, v10.16b, v9.16b
    and v9.16b, v3.16b, v8.16b
    ldr q10, [x0, #96]  /* again */
    eor v2.16b, v2.16b, v9.16b
    and v9.16b, v31.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v2.16b, v3.16b
    eor v8.16b, v8.16b, v9.16b
    and v9.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    eor v9.16b, v31.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v10.16b, v31.16b, v7.16b
    eor v10.16b, v5.16b, v10.16b
    and v5.16b, v7.16b, v5.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v31.16b, v31.16b, v5.16b
    shl v5.16b, v8.16b, #7
    eor v31.16b, v1.16b, v31.16b
    sri v5.16b, v8.16b, #1
    eor v31.16b, v3.16b, v31.16b
    ldr q3, [sp, #32]  /* reload */
    shl v8.16b, v2.16b, #4
    sri v8.16b, v2.16b, #4
    eor v3.16b, v5.16b, v3.16b
    ldr q5, [sp, #16]  /* reload */
    eor v2.16b, v8.16b, v5.16b
    orn v5.16b, v1.16b, v4.16b
    shl v8.16b, v1.16b, #5
    eor v5.16b, v10.16b, v5.16b
    ldr q10, [sp, #96]  /* reload */
    sri v8.16b, v1.16b, #3
    orr v1.16b, v5.16b, v1.16b
    eor v1.16b, v7.16b, v1.16b
    ldr q7, [sp, #64]  /* reload */
    eor v8.16b, v8.16b, v10.16b
    shl v10.16b, v5.16b, #3
    sri v10.16b, v5.16b, #5
    eor v5.16b, v10.16b, v7.16b
    ldr q7, [sp, #48]  /* reload */
    shl v10.16b, v1.16b, #6
    sri v10.16b, v1.16b, #2
    eor v1.16b, v10.16b, v7.16b
    ldr q7, [sp, #80]  /* reload */
    shl v10.16b, v4.16b, #1
    sri v10.16b, v4.16b, #7
    eor v4.16b, v10.16b, v7.16b
    ldr q7, [x0, #512]  /* again */
    shl v10.16b, v31.16b, #2
    sri v10.16b, v31.16b, #6
    eor v31.16b, v10.16b, v7.16b
    and v7.16b, v3.16b, v9.16b
    ldr q10, [x0, #112]  /* again */
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v31.16b, v10.16b
    eor v5.16b, v5.16b, v2.16b
    and v10.16b, v31.16b, v7.16b
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v7.16b, v4.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v31.16b, v31.16b, v4.16b
    shl v4.16b, v8.16b, #7
    eor v31.16b, v1.16b, v31.16b
    sri v4.16b, v8.16b, #1
    eor v31.16b, v3.16b, v31.16b
    ldr q3, [sp, #128]  /* reload */
    shl v8.16b, v2.16b, #4
    sri v8.16b, v2.16b, #4
    eor v3.16b, v4.16b, v3.16b
    ldr q4, [sp, #112]  /* reload */
    eor v2.16b, v8.16b, v4.16b
    orn v4.16b, v1.16b, v5.16b
    shl v8.16b, v1.16b, #5
    eor v4.16b, v10.16b, v4.16b
    sri v8.16b, v1.16b, #3
    shl v10.16b, v5.16b, #1
    orr v1.16b, v4.16b, v1.16b
    eor v8.16b, v8.16b, v19.16b
    sri v10.16b, v5.16b, #7
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v17.16b
    shl v7.16b, v1.16b, #6
    sri v7.16b, v1.16b, #2
    eor v1.16b, v7.16b, v16.16b
    ldr q7, [x0, #576]  /* again */
    eor v5.16b, v10.16b, v7.16b
    shl v7.16b, v31.16b, #2
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    ldr q10, [x0, #128]  /* again */
    sri v7.16b, v31.16b, #6
    eor v31.16b, v7.16b, v18.16b
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v31.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    eor v9.16b, v31.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v10.16b, v31.16b, v7.16b
    eor v10.16b, v5.16b, v10.16b
    and v5.16b, v7.16b, v5.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v31.16b, v31.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v5.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v5.16b, v20.16b
    orn v5.16b, v1.16b, v4.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v1.16b, #5
    eor v5.16b, v10.16b, v5.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    ldr q10, [x0, #144]  /* again */
    eor v3.16b, v3.16b, v21.16b
    sri v8.16b, v1.16b, #3
    orr v1.16b, v5.16b, v1.16b
    eor v8.16b, v8.16b, v25.16b
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v5.16b, #3
    sri v7.16b, v5.16b, #5
    eor v5.16b, v7.16b, v23.16b
    shl v7.16b, v1.16b, #6
    sri v7.16b, v1.16b, #2
    eor v1.16b, v7.16b, v22.16b
    shl v7.16b, v4.16b, #1
    sri v7.16b, v4.16b, #7
    eor v4.16b, v7.16b, v24.16b
    shl v7.16b, v31.16b, #2
    sri v7.16b, v31.16b, #6
    eor v31.16b, v7.16b, v26.16b
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v31.16b, v10.16b
    eor v5.16b, v5.16b, v2.16b
    and v10.16b, v31.16b, v7.16b
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v7.16b, v4.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v31.16b, v31.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v4.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v4.16b, v27.16b
    orn v4.16b, v1.16b, v5.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v1.16b, #5
    eor v4.16b, v10.16b, v4.16b
    shl v10.16b, v31.16b, #2
    eor v3.16b, v3.16b, v28.16b
    sri v8.16b, v1.16b, #3
    orr v1.16b, v4.16b, v1.16b
    sri v10.16b, v31.16b, #6
    eor v8.16b, v8.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v30.16b
    shl v7.16b, v1.16b, #6
    sri v7.16b, v1.16b, #2
    eor v1.16b, v7.16b, v29.16b
    shl v7.16b, v5.16b, #1
    sri v7.16b, v5.16b, #7
    eor v5.16b, v7.16b, v6.16b
    ldr q7, [x0, #384]  /* again */
    eor v31.16b, v10.16b, v7.16b
    and v7.16b, v3.16b, v9.16b
    ldr q10, [x0, #160]  /* again */
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v31.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    eor v9.16b, v31.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v10.16b, v31.16b, v7.16b
    eor v10.16b, v5.16b, v10.16b
    and v5.16b, v7.16b, v5.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v31.16b, v31.16b, v5.16b
    shl v5.16b, v8.16b, #7
    eor v31.16b, v1.16b, v31.16b
    sri v5.16b, v8.16b, #1
    eor v31.16b, v3.16b, v31.16b
    ldr q3, [sp, #160]  /* reload */
    shl v8.16b, v2.16b, #4
    sri v8.16b, v2.16b, #4
    eor v3.16b, v5.16b, v3.16b
    ldr q5, [sp, #144]  /* reload */
    eor v2.16b, v8.16b, v5.16b
    orn v5.16b, v1.16b, v4.16b
    shl v8.16b, v1.16b, #5
    eor v5.16b, v10.16b, v5.16b
    sri v8.16b, v1.16b, #3
    orr v1.16b, v5.16b, v1.16b
    eor v8.16b, v8.16b, v15.16b
    shl v10.16b, v5.16b, #3
    eor v1.16b, v7.16b, v1.16b
    ldr q7, [sp, #192]  /* reload */
    sri v10.16b, v5.16b, #5
    eor v5.16b, v10.16b, v7.16b
    ldr q7, [sp, #176]  /* reload */
    shl v10.16b, v1.16b, #6
    sri v10.16b, v1.16b, #2
    eor v1.16b, v10.16b, v7.16b
    ldr q7, [sp, #208]  /* reload */
    shl v10.16b, v4.16b, #1
    sri v10.16b, v4.16b, #7
    eor v4.16b, v10.16b, v7.16b
    shl v7.16b, v31.16b, #2
    sri v7.16b, v31.16b, #6
    ldr q31, [x0, #512]
    eor v31.16b, v7.16b, v31.16b
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #176]
    orr v10.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q10, q11, [x0, #544]
    and v12.16b, v31.16b, v7.16b
    eor v5.16b, v5.16b, v2.16b
    eor v9.16b, v31.16b, v9.16b
    eor v12.16b, v4.16b, v12.16b
    and v4.16b, v7.16b, v4.16b
    eor v31.16b, v31.16b, v12.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v31.16b, v31.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v4.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v4.16b, v11.16b
    orn v4.16b, v1.16b, v5.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v1.16b, #5
    eor v4.16b, v12.16b, v4.16b
    eor v3.16b, v3.16b, v10.16b
    sri v8.16b, v1.16b, #3
    orr v1.16b, v4.16b, v1.16b
    eor v8.16b, v8.16b, v19.16b
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v17.16b
    shl v7.16b, v1.16b, #6
    sri v7.16b, v1.16b, #2
    eor v1.16b, v7.16b, v16.16b
    shl v7.16b, v5.16b, #1
    sri v7.16b, v5.16b, #7
    ldr q5, [x0, #576]
    eor v5.16b, v7.16b, v5.16b
    shl v7.16b, v31.16b, #2
    sri v7.16b, v31.16b, #6
    eor v31.16b, v7.16b, v18.16b
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v31.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #192]
    orr v10.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v4.16b, v4.16b, v10.16b
    and v10.16b, v31.16b, v7.16b
    eor v4.16b, v4.16b, v2.16b
    eor v9.16b, v31.16b, v9.16b
    eor v10.16b, v5.16b, v10.16b
    and v5.16b, v7.16b, v5.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v31.16b, v31.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v5.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v5.16b, v20.16b
    orn v5.16b, v1.16b, v4.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v1.16b, #5
    eor v5.16b, v10.16b, v5.16b
    eor v3.16b, v3.16b, v21.16b
    sri v8.16b, v1.16b, #3
    orr v1.16b, v5.16b, v1.16b
    eor v8.16b, v8.16b, v25.16b
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v5.16b, #3
    sri v7.16b, v5.16b, #5
    eor v5.16b, v7.16b, v23.16b
    shl v7.16b, v1.16b, #6
    sri v7.16b, v1.16b, #2
    eor v1.16b, v7.16b, v22.16b
    shl v7.16b, v4.16b, #1
    sri v7.16b, v4.16b, #7
    eor v4.16b, v7.16b, v24.16b
    shl v7.16b, v31.16b, #2
    sri v7.16b, v31.16b, #6
    eor v31.16b, v7.16b, v26.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #208]
    orr v10.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v5.16b, v5.16b, v10.16b
    and v10.16b, v31.16b, v7.16b
    eor v5.16b, v5.16b, v2.16b
    eor v9.16b, v31.16b, v9.16b
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v7.16b, v4.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v31.16b, v31.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v4.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v4.16b, v27.16b
    orn v4.16b, v1.16b, v5.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v1.16b, #5
    eor v4.16b, v10.16b, v4.16b
    eor v3.16b, v3.16b, v28.16b
    sri v8.16b, v1.16b, #3
    orr v1.16b, v4.16b, v1.16b
    eor v8.16b, v8.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v30.16b
    shl v7.16b, v1.16b, #6
    sri v7.16b, v1.16b, #2
    eor v1.16b, v7.16b, v29.16b
    shl v7.16b, v5.16b, #1
    sri v7.16b, v5.16b, #7
    eor v5.16b, v7.16b, v6.16b
    shl v7.16b, v31.16b, #2
    sri v7.16b, v31.16b, #6
    ldr q31, [x0, #384]
    eor v31.16b, v7.16b, v31.16b
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v31.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #224]
    orr v10.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q10, q11, [x0, #416]
    and v12.16b, v31.16b, v7.16b
    eor v4.16b, v4.16b, v2.16b
    eor v9.16b, v31.16b, v9.16b
    eor v12.16b, v5.16b, v12.16b
    and v5.16b, v7.16b, v5.16b
    eor v31.16b, v31.16b, v12.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v31.16b, v31.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v5.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v5.16b, v11.16b
    orn v5.16b, v1.16b, v4.16b
    shl v11.16b, v1.16b, #5
    sri v3.16b, v8.16b, #1
    eor v5.16b, v12.16b, v5.16b
    sri v11.16b, v1.16b, #3
    eor v3.16b, v3.16b, v10.16b
    ldp q8, q10, [x0, #448]
    orr v1.16b, v5.16b, v1.16b
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v5.16b, #3
    sri v7.16b, v5.16b, #5
    eor v5.16b, v7.16b, v8.16b
    shl v7.16b, v1.16b, #6
    sri v7.16b, v1.16b, #2
    eor v1.16b, v7.16b, v10.16b
    ldp q7, q8, [x0, #480]
    shl v10.16b, v4.16b, #1
    sri v10.16b, v4.16b, #7
    eor v7.16b, v11.16b, v7.16b
    eor v4.16b, v10.16b, v8.16b
    shl v8.16b, v31.16b, #2
    sri v8.16b, v31.16b, #6
    ldr q31, [x0, #512]
    eor v31.16b, v8.16b, v31.16b
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v8.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v8.16b
    and v8.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v7.16b, v8.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #240]
    orr v10.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q10, q11, [x0, #544]
    and v12.16b, v31.16b, v7.16b
    eor v5.16b, v5.16b, v2.16b
    eor v9.16b, v31.16b, v9.16b
    eor v12.16b, v4.16b, v12.16b
    and v4.16b, v7.16b, v4.16b
    eor v31.16b, v31.16b, v12.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v31.16b, v31.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v4.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v4.16b, v11.16b
    orn v4.16b, v1.16b, v5.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v1.16b, #5
    eor v4.16b, v12.16b, v4.16b
    eor v3.16b, v3.16b, v10.16b
    sri v8.16b, v1.16b, #3
    orr v1.16b, v4.16b, v1.16b
    eor v8.16b, v8.16b, v19.16b
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v17.16b
    shl v7.16b, v1.16b, #6
    sri v7.16b, v1.16b, #2
    eor v1.16b, v7.16b, v16.16b
    shl v7.16b, v5.16b, #1
    sri v7.16b, v5.16b, #7
    ldr q5, [x0, #576]
    eor v5.16b, v7.16b, v5.16b
    shl v7.16b, v31.16b, #2
    sri v7.16b, v31.16b, #6
    eor v31.16b, v7.16b, v18.16b
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v31.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #256]
    orr v10.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v4.16b, v4.16b, v10.16b
    and v10.16b, v31.16b, v7.16b
    eor v4.16b, v4.16b, v2.16b
    eor v9.16b, v31.16b, v9.16b
    eor v10.16b, v5.16b, v10.16b
    and v5.16b, v7.16b, v5.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v31.16b, v31.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v5.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v5.16b, v20.16b
    orn v5.16b, v1.16b, v4.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v1.16b, #5
    eor v5.16b, v10.16b, v5.16b
    eor v3.16b, v3.16b, v21.16b
    sri v8.16b, v1.16b, #3
    orr v1.16b, v5.16b, v1.16b
    eor v8.16b, v8.16b, v25.16b
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v5.16b, #3
    sri v7.16b, v5.16b, #5
    eor v5.16b, v7.16b, v23.16b
    shl v7.16b, v1.16b, #6
    sri v7.16b, v1.16b, #2
    eor v1.16b, v7.16b, v22.16b
    shl v7.16b, v4.16b, #1
    sri v7.16b, v4.16b, #7
    eor v4.16b, v7.16b, v24.16b
    shl v7.16b, v31.16b, #2
    sri v7.16b, v31.16b, #6
    eor v31.16b, v7.16b, v26.16b
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #272]
    orr v10.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v5.16b, v5.16b, v10.16b
    and v10.16b, v31.16b, v7.16b
    eor v5.16b, v5.16b, v2.16b
    eor v9.16b, v31.16b, v9.16b
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v7.16b, v4.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v31.16b, v31.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v4.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v4.16b, v27.16b
    orn v4.16b, v1.16b, v5.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v1.16b, #5
    eor v4.16b, v10.16b, v4.16b
    eor v3.16b, v3.16b, v28.16b
    sri v8.16b, v1.16b, #3
    orr v1.16b, v4.16b, v1.16b
    eor v8.16b, v8.16b, v0.16b
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v30.16b
    shl v7.16b, v1.16b, #6
    sri v7.16b, v1.16b, #2
    eor v1.16b, v7.16b, v29.16b
    shl v7.16b, v5.16b, #1
    sri v7.16b, v5.16b, #7
    eor v5.16b, v7.16b, v6.16b
    shl v6.16b, v31.16b, #2
    sri v6.16b, v31.16b, #6
    ldp q31, q7, [x0, #384]
    eor v31.16b, v6.16b, v31.16b
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and v6.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v6.16b
    and v6.16b, v31.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v6.16b, v8.16b, v6.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v1.16b, v6.16b
    eor v6.16b, v6.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    ldp q9, q10, [x0, #416]
    eor v7.16b, v31.16b, v7.16b
    eor v4.16b, v4.16b, v2.16b
    and v11.16b, v31.16b, v6.16b
    eor v11.16b, v5.16b, v11.16b
    and v5.16b, v6.16b, v5.16b
    eor v31.16b, v31.16b, v11.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v4.16b, v6.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v31.16b, v31.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v5.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v5.16b, v10.16b
    orn v5.16b, v1.16b, v4.16b
    shl v10.16b, v1.16b, #5
    sri v3.16b, v8.16b, #1
    eor v5.16b, v11.16b, v5.16b
    sri v10.16b, v1.16b, #3
    eor v3.16b, v3.16b, v9.16b
    ldp q8, q9, [x0, #448]
    orr v1.16b, v5.16b, v1.16b
    eor v1.16b, v6.16b, v1.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    eor v5.16b, v6.16b, v8.16b
    shl v6.16b, v1.16b, #6
    sri v6.16b, v1.16b, #2
    eor v1.16b, v6.16b, v9.16b
    ldp q6, q8, [x0, #480]
    shl v9.16b, v4.16b, #1
    sri v9.16b, v4.16b, #7
    eor v6.16b, v10.16b, v6.16b
    eor v4.16b, v9.16b, v8.16b
    shl v8.16b, v31.16b, #2
    sri v8.16b, v31.16b, #6
    ldp q31, q9, [x0, #512]
    eor v31.16b, v8.16b, v31.16b
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and v8.16b, v3.16b, v7.16b
    eor v2.16b, v2.16b, v8.16b
    and v8.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v6.16b, v6.16b, v8.16b
    orr v8.16b, v2.16b, v3.16b
    eor v7.16b, v7.16b, v8.16b
    and v8.16b, v5.16b, v6.16b
    eor v1.16b, v1.16b, v8.16b
    orr v8.16b, v2.16b, v7.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v8.16b
    orr v8.16b, v1.16b, v6.16b
    eor v6.16b, v6.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v5.16b, v5.16b, v8.16b
    eor v8.16b, v31.16b, v9.16b
    eor v5.16b, v5.16b, v2.16b
    ldp q9, q10, [x0, #544]
    and v11.16b, v31.16b, v6.16b
    eor v11.16b, v4.16b, v11.16b
    and v4.16b, v6.16b, v4.16b
    eor v31.16b, v31.16b, v11.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v5.16b, v6.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v4.16b
    bic v31.16b, v31.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v4.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v7.16b, #7
    eor v2.16b, v4.16b, v10.16b
    orn v4.16b, v1.16b, v5.16b
    sri v3.16b, v7.16b, #1
    shl v7.16b, v1.16b, #5
    eor v4.16b, v11.16b, v4.16b
    eor v3.16b, v3.16b, v9.16b
    sri v7.16b, v1.16b, #3
    orr v1.16b, v4.16b, v1.16b
    eor v7.16b, v7.16b, v19.16b
    eor v1.16b, v6.16b, v1.16b
    shl v6.16b, v4.16b, #3
    sri v6.16b, v4.16b, #5
    eor v4.16b, v6.16b, v17.16b
    shl v6.16b, v1.16b, #6
    sri v6.16b, v1.16b, #2
    eor v1.16b, v6.16b, v16.16b
    shl v6.16b, v5.16b, #1
    sri v6.16b, v5.16b, #7
    ldr q5, [x0, #576]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v31.16b, #2
    sri v6.16b, v31.16b, #6
    eor v31.16b, v6.16b, v18.16b
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and v6.16b, v3.16b, v8.16b
    eor v2.16b, v2.16b, v6.16b
    and v6.16b, v31.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v6.16b, v7.16b, v6.16b
    orr v7.16b, v2.16b, v3.16b
    eor v7.16b, v8.16b, v7.16b
    and v8.16b, v4.16b, v6.16b
    eor v1.16b, v1.16b, v8.16b
    orr v8.16b, v2.16b, v7.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v8.16b
    ldr q8, [x0, #656]
    orr v9.16b, v1.16b, v6.16b
    eor v6.16b, v6.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    and v9.16b, v31.16b, v6.16b
    eor v4.16b, v4.16b, v2.16b
    eor v8.16b, v31.16b, v8.16b
    eor v9.16b, v5.16b, v9.16b
    and v5.16b, v6.16b, v5.16b
    eor v31.16b, v31.16b, v9.16b
    eor v1.16b, v1.16b, v5.16b
    eor v5.16b, v4.16b, v6.16b
    eor v2.16b, v2.16b, v31.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    bic v31.16b, v31.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v5.16b, v2.16b, #4
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v7.16b, #7
    eor v2.16b, v5.16b, v20.16b
    orn v5.16b, v1.16b, v4.16b
    sri v3.16b, v7.16b, #1
    shl v7.16b, v1.16b, #5
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v3.16b, v21.16b
    sri v7.16b, v1.16b, #3
    orr v1.16b, v5.16b, v1.16b
    eor v7.16b, v7.16b, v25.16b
    eor v1.16b, v6.16b, v1.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    eor v5.16b, v6.16b, v23.16b
    shl v6.16b, v1.16b, #6
    sri v6.16b, v1.16b, #2
    eor v1.16b, v6.16b, v22.16b
    shl v6.16b, v4.16b, #1
    sri v6.16b, v4.16b, #7
    eor v4.16b, v6.16b, v24.16b
    shl v6.16b, v31.16b, #2
    sri v6.16b, v31.16b, #6
    eor v31.16b, v6.16b, v26.16b
    trn1 v6.4s, v8.4s, v1.4s
    trn2 v1.4s, v8.4s, v1.4s
    trn1 v8.4s, v3.4s, v7.4s
    trn2 v3.4s, v3.4s, v7.4s
    trn1 v7.4s, v2.4s, v4.4s
    trn2 v2.4s, v2.4s, v4.4s
    trn1 v4.4s, v5.4s, v31.4s
    trn2 v31.4s, v5.4s, v31.4s
    trn1 v5.8h, v6.8h, v7.8h
    trn2 v6.8h, v6.8h, v7.8h
    trn1 v7.8h, v1.8h, v2.8h
    trn2 v1.8h, v1.8h, v2.8h
    trn1 v2.8h, v8.8h, v4.8h
    trn2 v4.8h, v8.8h, v4.8h
    trn1 v8.8h, v3.8h, v31.8h
    trn2 v31.8h, v3.8h, v31.8h
    trn1 v3.16b, v5.16b, v2.16b
    trn2 v2.16b, v5.16b, v2.16b
    trn2 v5.16b, v7.16b, v8.16b
    stp q3, q2, [x2, #0]
    trn1 v2.16b, v6.16b, v4.16b
    trn2 v3.16b, v6.16b, v4.16b
    trn1 v4.16b, v7.16b, v8.16b
    trn1 v6.16b, v1.16b, v31.16b
    trn2 v31.16b, v1.16b, v31.16b
    stp q2, q3, [x2, #32]
    stp q4, q5, [x2, #64]
    stp q6, q31, [x2, #96]
    add x2, x2, #128
    tbz x9, 63, L(pipo64_256_encrypt_blocks_blocks14)
L(pipo64_256_encrypt_blocks_fewer12):
    add x9, x9, #16
    sub x9, x9, #4
    tbnz x9, 63, L(pipo64_256_encrypt_blocks_fewer16)
    /* start: x := x ^ rk[0] */
    ldp q17, q16, [x0, #592]
    ldp q19, q18, [x0, #624]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldp q21, q20, [x0, #672]
    ldp q23, q22, [x0, #704]
    ldp q25, q24, [x0, #736]
    ldr q26, [x0, #768]
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    ldp q28, q27, [x0, #288]
    ldp q30, q29, [x0, #320]
    ldp q0, q31, [x0, #352]
    str q31, [sp, #0]  /* spill */
L(pipo64_256_encrypt_blocks_blocks18):
    ldr s31, [x1, #0]
    ldr s1, [x1, #4]
    ldr s2, [x1, #8]
    ldr s3, [x1, #12]
    ldr s4, [x1, #16]
    ldr s5, [x1, #20]
    ldr s6, [x1, #24]
    sub x9, x9, #4
    ldr s7, [x1, #28]
    add x1, x1, #32
    /* start: x := x ^ rk[0] */
    ldp q8, q9, [x0, #0]
    ldp q10, q11, [x0, #32]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldr q12, [x0, #64]
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    ldr q13, [x0, #80]
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    ldp q14, q15, [x0, #416]
    str q14, [sp, #32]  /* spill */
    str q15, [sp, #16]  /* spill */
    ldp q14, q15, [x0, #448]
    str q14, [sp, #64]  /* spill */
    str q15, [sp, #48]  /* spill */
    ldp q14, q15, [x0, #480]
    str q14, [sp, #96]  /* spill */
    str q15, [sp, #80]  /* spill */
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    ldp q15, q14, [x0, #544]
    str q14, [sp, #112]  /* spill */
    trn1 v14.16b, v31.16b, v2.16b
    trn2 v31.16b, v31.16b, v2.16b
    trn1 v2.16b, v1.16b, v3.16b
    trn2 v1.16b, v1.16b, v3.16b
    trn1 v3.16b, v4.16b, v6.16b
    trn2 v4.16b, v4.16b, v6.16b
    trn1 v6.16b, v5.16b, v7.16b
    trn2 v5.16b, v5.16b, v7.16b
    trn1 v7.8h, v14.8h, v3.8h
    trn2 v3.8h, v14.8h, v3.8h
    eor v7.16b, v7.16b, v8.16b
    eor v3.16b, v3.16b, v10.16b
    trn1 v8.8h, v2.8h, v6.8h
    trn2 v2.8h, v2.8h, v6.8h
    eor v6.16b, v8.16b, v16.16b
    eor v2.16b, v2.16b, v11.16b
    trn1 v8.8h, v31.8h, v4.8h
    trn2 v31.8h, v31.8h, v4.8h
    eor v4.16b, v8.16b, v9.16b
    eor v31.16b, v31.16b, v17.16b
    trn1 v8.8h, v1.8h, v5.8h
    trn2 v1.8h, v1.8h, v5.8h
    eor v5.16b, v8.16b, v19.16b
    eor v1.16b, v1.16b, v18.16b
    and v8.16b, v4.16b, v7.16b
    eor v3.16b, v3.16b, v8.16b
    and v8.16b, v1.16b, v2.16b
    eor v2.16b, v2.16b, v31.16b
    eor v5.16b, v5.16b, v8.16b
    orr v8.16b, v3.16b, v4.16b
    eor v7.16b, v7.16b, v8.16b
    and v8.16b, v31.16b, v5.16b
    eor v6.16b, v6.16b, v8.16b
    orr v8.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v6.16b
    eor v4.16b, v4.16b, v8.16b
    orr v8.16b, v6.16b, v5.16b
    eor v5.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v1.16b, v12.16b
    eor v31.16b, v31.16b, v3.16b
    and v9.16b, v1.16b, v5.16b
    eor v9.16b, v2.16b, v9.16b
    and v2.16b, v5.16b, v2.16b
    eor v1.16b, v1.16b, v9.16b
    eor v2.16b, v6.16b, v2.16b
    eor v6.16b, v31.16b, v5.16b
    eor v3.16b, v3.16b, v1.16b
    eor v2.16b, v2.16b, v7.16b
    eor v7.16b, v7.16b, v6.16b
    bic v1.16b, v1.16b, v6.16b
    shl v6.16b, v3.16b, #4
    eor v1.16b, v2.16b, v1.16b
    sri v6.16b, v3.16b, #4
    eor v1.16b, v4.16b, v1.16b
    shl v4.16b, v7.16b, #7
    eor v3.16b, v6.16b, v20.16b
    orn v6.16b, v2.16b, v31.16b
    sri v4.16b, v7.16b, #1
    shl v7.16b, v2.16b, #5
    eor v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v21.16b
    sri v7.16b, v2.16b, #3
    orr v2.16b, v6.16b, v2.16b
    eor v7.16b, v7.16b, v25.16b
    eor v2.16b, v5.16b, v2.16b
    shl v5.16b, v6.16b, #3
    sri v5.16b, v6.16b, #5
    shl v6.16b, v2.16b, #6
    eor v5.16b, v5.16b, v23.16b
    sri v6.16b, v2.16b, #2
    eor v2.16b, v6.16b, v22.16b
    shl v6.16b, v31.16b, #1
    sri v6.16b, v31.16b, #7
    eor v31.16b, v6.16b, v24.16b
    shl v6.16b, v1.16b, #2
    sri v6.16b, v1.16b, #6
    eor v1.16b, v6.16b, v26.16b
    and v6.16b, v4.16b, v8.16b
    eor v3.16b, v3.16b, v6.16b
    and v6.16b, v1.16b, v31.16b
    eor v31.16b, v31.16b, v5.16b
    eor v6.16b, v7.16b, v6.16b
    orr v7.16b, v3.16b, v4.16b
    eor v7.16b, v8.16b, v7.16b
    and v8.16b, v5.16b, v6.16b
    eor v2.16b, v2.16b, v8.16b
    orr v8.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v2.16b
    eor v4.16b, v4.16b, v8.16b
    orr v8.16b, v2.16b, v6.16b
    eor v6.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v5.16b, v5.16b, v8.16b
    eor v8.16b, v1.16b, v13.16b
    eor v5.16b, v5.16b, v3.16b
    and v9.16b, v1.16b, v6.16b
    eor v9.16b, v31.16b, v9.16b
    and v31.16b, v6.16b, v31.16b
    eor v1.16b, v1.16b, v9.16b
    eor v31.16b, v2.16b, v31.16b
    eor v2.16b, v3.16b, v1.16b
    eor v31.16b, v31.16b, v7.16b
    eor v3.16b, v5.16b, v6.16b
    eor v7.16b, v7.16b, v3.16b
    bic v1.16b, v1.16b, v3.16b
    shl v3.16b, v7.16b, #7
    eor v1.16b, v31.16b, v1.16b
    sri v3.16b, v7.16b, #1
    eor v1.16b, v4.16b, v1.16b
    shl v4.16b, v2.16b, #4
    shl v7.16b, v31.16b, #5
    eor v3.16b, v3.16b, v28.16b
    shl v10.16b, v1.16b, #2
    sri v4.16b, v2.16b, #4
    sri v7.16b, v31.16b, #3
    sri v10.16b, v1.16b, #6
    eor v2.16b, v4.16b, v27.16b
    orn v4.16b, v31.16b, v5.16b
    eor v7.16b, v7.16b, v0.16b
    eor v4.16b, v9.16b, v4.16b
    shl v9.16b, v5.16b, #1
    orr v31.16b, v4.16b, v31.16b
    sri v9.16b, v5.16b, #7
    eor v31.16b, v6.16b, v31.16b
    shl v6.16b, v4.16b, #3
    sri v6.16b, v4.16b, #5
    eor v4.16b, v6.16b, v30.16b
    shl v6.16b, v31.16b, #6
    sri v6.16b, v31.16b, #2
    eor v31.16b, v6.16b, v29.16b
    ldr q6, [sp, #0]  /* reload */
    eor v5.16b, v9.16b, v6.16b
    ldr q9, [x0, #384]  /* again */
    eor v1.16b, v10.16b, v9.16b
    and v9.16b, v3.16b, v8.16b
    ldr q10, [x0, #96]  /* again */
    eor v2.16b, v2.16b, v9.16b
    and v9.16b, v1.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v2.16b, v3.16b
    eor v8.16b, v8.16b, v9.16b
    and v9.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    eor v9.16b, v1.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v10.16b, v1.16b, v7.16b
    eor v10.16b, v5.16b, v10.16b
    and v5.16b, v7.16b, v5.16b
    eor v1.16b, v1.16b, v10.16b
    eor v31.16b, v31.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v1.16b, v1.16b, v5.16b
    shl v5.16b, v8.16b, #7
    eor v1.16b, v31.16b, v1.16b
    sri v5.16b, v8.16b, #1
    eor v1.16b, v3.16b, v1.16b
    ldr q3, [sp, #32]  /* reload */
    shl v8.16b, v2.16b, #4
    sri v8.16b, v2.16b, #4
    eor v3.16b, v5.16b, v3.16b
    ldr q5, [sp, #16]  /* reload */
    eor v2.16b, v8.16b, v5.16b
    orn v5.16b, v31.16b, v4.16b
    shl v8.16b, v31.16b, #5
    eor v5.16b, v10.16b, v5.16b
    ldr q10, [sp, #96]  /* reload */
    sri v8.16b, v31.16b, #3
    orr v31.16b, v5.16b, v31.16b
    eor v31.16b, v7.16b, v31.16b
    ldr q7, [sp, #64]  /* reload */
    eor v8.16b, v8.16b, v10.16b
    shl v10.16b, v5.16b, #3
    sri v10.16b, v5.16b, #5
    eor v5.16b, v10.16b, v7.16b
    ldr q7, [sp, #48]  /* reload */
    shl v10.16b, v31.16b, #6
    sri v10.16b, v31.16b, #2
    eor v31.16b, v10.16b, v7.16b
    ldr q7, [sp, #80]  /* reload */
    shl v10.16b, v4.16b, #1
    sri v10.16b, v4.16b, #7
    eor v4.16b, v10.16b, v7.16b
    ldr q7, [x0, #512]  /* again */
    shl v10.16b, v1.16b, #2
    sri v10.16b, v1.16b, #6
    eor v1.16b, v10.16b, v7.16b
    and v7.16b, v3.16b, v9.16b
    ldr q10, [x0, #112]  /* again */
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v1.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v1.16b, v10.16b
    eor v5.16b, v5.16b, v2.16b
    and v10.16b, v1.16b, v7.16b
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v10.16b
    eor v31.16b, v31.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v1.16b, v1.16b, v4.16b
    ldr q4, [sp, #112]  /* reload */
    eor v1.16b, v31.16b, v1.16b
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    sri v3.16b, v8.16b, #1
    shl v8.16b, v2.16b, #4
    eor v3.16b, v3.16b, v15.16b
    sri v8.16b, v2.16b, #4
    eor v2.16b, v8.16b, v4.16b
    orn v4.16b, v31.16b, v5.16b
    shl v8.16b, v31.16b, #5
    eor v4.16b, v10.16b, v4.16b
    sri v8.16b, v31.16b, #3
    shl v10.16b, v5.16b, #1
    orr v31.16b, v4.16b, v31.16b
    eor v8.16b, v8.16b, v19.16b
    sri v10.16b, v5.16b, #7
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v17.16b
    shl v7.16b, v31.16b, #6
    sri v7.16b, v31.16b, #2
    eor v31.16b, v7.16b, v16.16b
    ldr q7, [x0, #576]  /* again */
    eor v5.16b, v10.16b, v7.16b
    shl v7.16b, v1.16b, #2
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    ldr q10, [x0, #128]  /* again */
    sri v7.16b, v1.16b, #6
    eor v1.16b, v7.16b, v18.16b
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v1.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    eor v9.16b, v1.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v10.16b, v1.16b, v7.16b
    eor v10.16b, v5.16b, v10.16b
    and v5.16b, v7.16b, v5.16b
    eor v1.16b, v1.16b, v10.16b
    eor v31.16b, v31.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v1.16b, v1.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v5.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v5.16b, v20.16b
    orn v5.16b, v31.16b, v4.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v31.16b, #5
    eor v5.16b, v10.16b, v5.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    ldr q10, [x0, #144]  /* again */
    eor v3.16b, v3.16b, v21.16b
    sri v8.16b, v31.16b, #3
    orr v31.16b, v5.16b, v31.16b
    eor v8.16b, v8.16b, v25.16b
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v5.16b, #3
    sri v7.16b, v5.16b, #5
    eor v5.16b, v7.16b, v23.16b
    shl v7.16b, v31.16b, #6
    sri v7.16b, v31.16b, #2
    eor v31.16b, v7.16b, v22.16b
    shl v7.16b, v4.16b, #1
    sri v7.16b, v4.16b, #7
    eor v4.16b, v7.16b, v24.16b
    shl v7.16b, v1.16b, #2
    sri v7.16b, v1.16b, #6
    eor v1.16b, v7.16b, v26.16b
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v1.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v1.16b, v10.16b
    eor v5.16b, v5.16b, v2.16b
    and v10.16b, v1.16b, v7.16b
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v10.16b
    eor v31.16b, v31.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v1.16b, v1.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v4.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v4.16b, v27.16b
    orn v4.16b, v31.16b, v5.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v31.16b, #5
    eor v4.16b, v10.16b, v4.16b
    shl v10.16b, v1.16b, #2
    eor v3.16b, v3.16b, v28.16b
    sri v8.16b, v31.16b, #3
    orr v31.16b, v4.16b, v31.16b
    sri v10.16b, v1.16b, #6
    eor v8.16b, v8.16b, v0.16b
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v30.16b
    shl v7.16b, v31.16b, #6
    sri v7.16b, v31.16b, #2
    eor v31.16b, v7.16b, v29.16b
    shl v7.16b, v5.16b, #1
    sri v7.16b, v5.16b, #7
    eor v5.16b, v7.16b, v6.16b
    ldr q7, [x0, #384]  /* again */
    eor v1.16b, v10.16b, v7.16b
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v1.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #160]
    orr v10.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q10, q11, [x0, #416]
    and v12.16b, v1.16b, v7.16b
    eor v4.16b, v4.16b, v2.16b
    eor v9.16b, v1.16b, v9.16b
    eor v12.16b, v5.16b, v12.16b
    and v5.16b, v7.16b, v5.16b
    eor v1.16b, v1.16b, v12.16b
    eor v31.16b, v31.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v1.16b, v1.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v5.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v5.16b, v11.16b
    orn v5.16b, v31.16b, v4.16b
    shl v11.16b, v31.16b, #5
    sri v3.16b, v8.16b, #1
    eor v5.16b, v12.16b, v5.16b
    sri v11.16b, v31.16b, #3
    eor v3.16b, v3.16b, v10.16b
    ldp q8, q10, [x0, #448]
    orr v31.16b, v5.16b, v31.16b
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v5.16b, #3
    sri v7.16b, v5.16b, #5
    eor v5.16b, v7.16b, v8.16b
    shl v7.16b, v31.16b, #6
    sri v7.16b, v31.16b, #2
    eor v31.16b, v7.16b, v10.16b
    ldp q7, q8, [x0, #480]
    shl v10.16b, v4.16b, #1
    sri v10.16b, v4.16b, #7
    eor v7.16b, v11.16b, v7.16b
    eor v4.16b, v10.16b, v8.16b
    shl v8.16b, v1.16b, #2
    sri v8.16b, v1.16b, #6
    ldr q1, [x0, #512]
    eor v1.16b, v8.16b, v1.16b
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v8.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v8.16b
    and v8.16b, v1.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v7.16b, v8.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #176]
    orr v10.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q10, q11, [x0, #544]
    and v12.16b, v1.16b, v7.16b
    eor v5.16b, v5.16b, v2.16b
    eor v9.16b, v1.16b, v9.16b
    eor v12.16b, v4.16b, v12.16b
    and v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v12.16b
    eor v31.16b, v31.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v1.16b, v1.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v4.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v4.16b, v11.16b
    orn v4.16b, v31.16b, v5.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v31.16b, #5
    eor v4.16b, v12.16b, v4.16b
    eor v3.16b, v3.16b, v10.16b
    sri v8.16b, v31.16b, #3
    orr v31.16b, v4.16b, v31.16b
    eor v8.16b, v8.16b, v19.16b
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v17.16b
    shl v7.16b, v31.16b, #6
    sri v7.16b, v31.16b, #2
    eor v31.16b, v7.16b, v16.16b
    shl v7.16b, v5.16b, #1
    sri v7.16b, v5.16b, #7
    ldr q5, [x0, #576]
    eor v5.16b, v7.16b, v5.16b
    shl v7.16b, v1.16b, #2
    sri v7.16b, v1.16b, #6
    eor v1.16b, v7.16b, v18.16b
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v1.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #192]
    orr v10.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v4.16b, v4.16b, v10.16b
    and v10.16b, v1.16b, v7.16b
    eor v4.16b, v4.16b, v2.16b
    eor v9.16b, v1.16b, v9.16b
    eor v10.16b, v5.16b, v10.16b
    and v5.16b, v7.16b, v5.16b
    eor v1.16b, v1.16b, v10.16b
    eor v31.16b, v31.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v1.16b, v1.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v5.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v5.16b, v20.16b
    orn v5.16b, v31.16b, v4.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v31.16b, #5
    eor v5.16b, v10.16b, v5.16b
    eor v3.16b, v3.16b, v21.16b
    sri v8.16b, v31.16b, #3
    orr v31.16b, v5.16b, v31.16b
    eor v8.16b, v8.16b, v25.16b
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v5.16b, #3
    sri v7.16b, v5.16b, #5
    eor v5.16b, v7.16b, v23.16b
    shl v7.16b, v31.16b, #6
    sri v7.16b, v31.16b, #2
    eor v31.16b, v7.16b, v22.16b
    shl v7.16b, v4.16b, #1
    sri v7.16b, v4.16b, #7
    eor v4.16b, v7.16b, v24.16b
    shl v7.16b, v1.16b, #2
    sri v7.16b, v1.16b, #6
    eor v1.16b, v7.16b, v26.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v1.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #208]
    orr v10.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v5.16b, v5.16b, v10.16b
    and v10.16b, v1.16b, v7.16b
    eor v5.16b, v5.16b, v2.16b
    eor v9.16b, v1.16b, v9.16b
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v10.16b
    eor v31.16b, v31.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v1.16b, v1.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v4.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v4.16b, v27.16b
    orn v4.16b, v31.16b, v5.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v31.16b, #5
    eor v4.16b, v10.16b, v4.16b
    eor v3.16b, v3.16b, v28.16b
    sri v8.16b, v31.16b, #3
    orr v31.16b, v4.16b, v31.16b
    eor v8.16b, v8.16b, v0.16b
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v30.16b
    shl v7.16b, v31.16b, #6
    sri v7.16b, v31.16b, #2
    eor v31.16b, v7.16b, v29.16b
    shl v7.16b, v5.16b, #1
    sri v7.16b, v5.16b, #7
    eor v5.16b, v7.16b, v6.16b
    shl v7.16b, v1.16b, #2
    sri v7.16b, v1.16b, #6
    ldr q1, [x0, #384]
    eor v1.16b, v7.16b, v1.16b
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v1.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #224]
    orr v10.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q10, q11, [x0, #416]
    and v12.16b, v1.16b, v7.16b
    eor v4.16b, v4.16b, v2.16b
    eor v9.16b, v1.16b, v9.16b
    eor v12.16b, v5.16b, v12.16b
    and v5.16b, v7.16b, v5.16b
    eor v1.16b, v1.16b, v12.16b
    eor v31.16b, v31.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v1.16b, v1.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v5.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v5.16b, v11.16b
    orn v5.16b, v31.16b, v4.16b
    shl v11.16b, v31.16b, #5
    sri v3.16b, v8.16b, #1
    eor v5.16b, v12.16b, v5.16b
    sri v11.16b, v31.16b, #3
    eor v3.16b, v3.16b, v10.16b
    ldp q8, q10, [x0, #448]
    orr v31.16b, v5.16b, v31.16b
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v5.16b, #3
    sri v7.16b, v5.16b, #5
    eor v5.16b, v7.16b, v8.16b
    shl v7.16b, v31.16b, #6
    sri v7.16b, v31.16b, #2
    eor v31.16b, v7.16b, v10.16b
    ldp q7, q8, [x0, #480]
    shl v10.16b, v4.16b, #1
    sri v10.16b, v4.16b, #7
    eor v7.16b, v11.16b, v7.16b
    eor v4.16b, v10.16b, v8.16b
    shl v8.16b, v1.16b, #2
    sri v8.16b, v1.16b, #6
    ldr q1, [x0, #512]
    eor v1.16b, v8.16b, v1.16b
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v8.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v8.16b
    and v8.16b, v1.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v7.16b, v8.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #240]
    orr v10.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v5.16b, v5.16b, v10.16b
    ldp q10, q11, [x0, #544]
    and v12.16b, v1.16b, v7.16b
    eor v5.16b, v5.16b, v2.16b
    eor v9.16b, v1.16b, v9.16b
    eor v12.16b, v4.16b, v12.16b
    and v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v12.16b
    eor v31.16b, v31.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v1.16b, v1.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v4.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v4.16b, v11.16b
    orn v4.16b, v31.16b, v5.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v31.16b, #5
    eor v4.16b, v12.16b, v4.16b
    eor v3.16b, v3.16b, v10.16b
    sri v8.16b, v31.16b, #3
    orr v31.16b, v4.16b, v31.16b
    eor v8.16b, v8.16b, v19.16b
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v17.16b
    shl v7.16b, v31.16b, #6
    sri v7.16b, v31.16b, #2
    eor v31.16b, v7.16b, v16.16b
    shl v7.16b, v5.16b, #1
    sri v7.16b, v5.16b, #7
    ldr q5, [x0, #576]
    eor v5.16b, v7.16b, v5.16b
    shl v7.16b, v1.16b, #2
    sri v7.16b, v1.16b, #6
    eor v1.16b, v7.16b, v18.16b
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v1.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #256]
    orr v10.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v4.16b, v4.16b, v10.16b
    and v10.16b, v1.16b, v7.16b
    eor v4.16b, v4.16b, v2.16b
    eor v9.16b, v1.16b, v9.16b
    eor v10.16b, v5.16b, v10.16b
    and v5.16b, v7.16b, v5.16b
    eor v1.16b, v1.16b, v10.16b
    eor v31.16b, v31.16b, v5.16b
    eor v5.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v1.16b, v1.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v5.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v5.16b, v20.16b
    orn v5.16b, v31.16b, v4.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v31.16b, #5
    eor v5.16b, v10.16b, v5.16b
    eor v3.16b, v3.16b, v21.16b
    sri v8.16b, v31.16b, #3
    orr v31.16b, v5.16b, v31.16b
    eor v8.16b, v8.16b, v25.16b
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v5.16b, #3
    sri v7.16b, v5.16b, #5
    eor v5.16b, v7.16b, v23.16b
    shl v7.16b, v31.16b, #6
    sri v7.16b, v31.16b, #2
    eor v31.16b, v7.16b, v22.16b
    shl v7.16b, v4.16b, #1
    sri v7.16b, v4.16b, #7
    eor v4.16b, v7.16b, v24.16b
    shl v7.16b, v1.16b, #2
    sri v7.16b, v1.16b, #6
    eor v1.16b, v7.16b, v26.16b
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v7.16b, v1.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v5.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x0, #272]
    orr v10.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v5.16b, v5.16b, v10.16b
    and v10.16b, v1.16b, v7.16b
    eor v5.16b, v5.16b, v2.16b
    eor v9.16b, v1.16b, v9.16b
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v10.16b
    eor v31.16b, v31.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    bic v1.16b, v1.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v4.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v4.16b, v27.16b
    orn v4.16b, v31.16b, v5.16b
    sri v3.16b, v8.16b, #1
    shl v8.16b, v31.16b, #5
    eor v4.16b, v10.16b, v4.16b
    eor v3.16b, v3.16b, v28.16b
    sri v8.16b, v31.16b, #3
    orr v31.16b, v4.16b, v31.16b
    eor v8.16b, v8.16b, v0.16b
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    eor v4.16b, v7.16b, v30.16b
    shl v7.16b, v31.16b, #6
    sri v7.16b, v31.16b, #2
    eor v31.16b, v7.16b, v29.16b
    shl v7.16b, v5.16b, #1
    sri v7.16b, v5.16b, #7
    eor v5.16b, v7.16b, v6.16b
    shl v6.16b, v1.16b, #2
    sri v6.16b, v1.16b, #6
    ldp q1, q7, [x0, #384]
    eor v1.16b, v6.16b, v1.16b
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and v6.16b, v3.16b, v9.16b
    eor v2.16b, v2.16b, v6.16b
    and v6.16b, v1.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v6.16b, v8.16b, v6.16b
    orr v8.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v6.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v31.16b, v6.16b
    eor v6.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    ldp q9, q10, [x0, #416]
    eor v7.16b, v1.16b, v7.16b
    eor v4.16b, v4.16b, v2.16b
    and v11.16b, v1.16b, v6.16b
    eor v11.16b, v5.16b, v11.16b
    and v5.16b, v6.16b, v5.16b
    eor v1.16b, v1.16b, v11.16b
    eor v31.16b, v31.16b, v5.16b
    eor v5.16b, v4.16b, v6.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v8.16b
    eor v8.16b, v8.16b, v5.16b
    bic v1.16b, v1.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v5.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v8.16b, #7
    eor v2.16b, v5.16b, v10.16b
    orn v5.16b, v31.16b, v4.16b
    shl v10.16b, v31.16b, #5
    sri v3.16b, v8.16b, #1
    eor v5.16b, v11.16b, v5.16b
    sri v10.16b, v31.16b, #3
    eor v3.16b, v3.16b, v9.16b
    ldp q8, q9, [x0, #448]
    orr v31.16b, v5.16b, v31.16b
    eor v31.16b, v6.16b, v31.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    eor v5.16b, v6.16b, v8.16b
    shl v6.16b, v31.16b, #6
    sri v6.16b, v31.16b, #2
    eor v31.16b, v6.16b, v9.16b
    ldp q6, q8, [x0, #480]
    shl v9.16b, v4.16b, #1
    sri v9.16b, v4.16b, #7
    eor v6.16b, v10.16b, v6.16b
    eor v4.16b, v9.16b, v8.16b
    shl v8.16b, v1.16b, #2
    sri v8.16b, v1.16b, #6
    ldp q1, q9, [x0, #512]
    eor v1.16b, v8.16b, v1.16b
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and v8.16b, v3.16b, v7.16b
    eor v2.16b, v2.16b, v8.16b
    and v8.16b, v1.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v6.16b, v6.16b, v8.16b
    orr v8.16b, v2.16b, v3.16b
    eor v7.16b, v7.16b, v8.16b
    and v8.16b, v5.16b, v6.16b
    eor v31.16b, v31.16b, v8.16b
    orr v8.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v8.16b
    orr v8.16b, v31.16b, v6.16b
    eor v6.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v5.16b, v5.16b, v8.16b
    eor v8.16b, v1.16b, v9.16b
    eor v5.16b, v5.16b, v2.16b
    ldp q9, q10, [x0, #544]
    and v11.16b, v1.16b, v6.16b
    eor v11.16b, v4.16b, v11.16b
    and v4.16b, v6.16b, v4.16b
    eor v1.16b, v1.16b, v11.16b
    eor v31.16b, v31.16b, v4.16b
    eor v4.16b, v5.16b, v6.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v4.16b
    bic v1.16b, v1.16b, v4.16b
    shl v4.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v4.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v7.16b, #7
    eor v2.16b, v4.16b, v10.16b
    orn v4.16b, v31.16b, v5.16b
    sri v3.16b, v7.16b, #1
    shl v7.16b, v31.16b, #5
    eor v4.16b, v11.16b, v4.16b
    eor v3.16b, v3.16b, v9.16b
    sri v7.16b, v31.16b, #3
    orr v31.16b, v4.16b, v31.16b
    eor v7.16b, v7.16b, v19.16b
    eor v31.16b, v6.16b, v31.16b
    shl v6.16b, v4.16b, #3
    sri v6.16b, v4.16b, #5
    eor v4.16b, v6.16b, v17.16b
    shl v6.16b, v31.16b, #6
    sri v6.16b, v31.16b, #2
    eor v31.16b, v6.16b, v16.16b
    shl v6.16b, v5.16b, #1
    sri v6.16b, v5.16b, #7
    ldr q5, [x0, #576]
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v1.16b, #2
    sri v6.16b, v1.16b, #6
    eor v1.16b, v6.16b, v18.16b
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and v6.16b, v3.16b, v8.16b
    eor v2.16b, v2.16b, v6.16b
    and v6.16b, v1.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v6.16b, v7.16b, v6.16b
    orr v7.16b, v2.16b, v3.16b
    eor v7.16b, v8.16b, v7.16b
    and v8.16b, v4.16b, v6.16b
    eor v31.16b, v31.16b, v8.16b
    orr v8.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v31.16b
    eor v3.16b, v3.16b, v8.16b
    ldr q8, [x0, #656]
    orr v9.16b, v31.16b, v6.16b
    eor v6.16b, v6.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    and v9.16b, v1.16b, v6.16b
    eor v4.16b, v4.16b, v2.16b
    eor v8.16b, v1.16b, v8.16b
    eor v9.16b, v5.16b, v9.16b
    and v5.16b, v6.16b, v5.16b
    eor v1.16b, v1.16b, v9.16b
    eor v31.16b, v31.16b, v5.16b
    eor v5.16b, v4.16b, v6.16b
    eor v2.16b, v2.16b, v1.16b
    eor v31.16b, v31.16b, v7.16b
    eor v7.16b, v7.16b, v5.16b
    bic v1.16b, v1.16b, v5.16b
    shl v5.16b, v2.16b, #4
    eor v1.16b, v31.16b, v1.16b
    sri v5.16b, v2.16b, #4
    eor v1.16b, v3.16b, v1.16b
    shl v3.16b, v7.16b, #7
    eor v2.16b, v5.16b, v20.16b
    orn v5.16b, v31.16b, v4.16b
    sri v3.16b, v7.16b, #1
    shl v7.16b, v31.16b, #5
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v3.16b, v21.16b
    sri v7.16b, v31.16b, #3
    orr v31.16b, v5.16b, v31.16b
    eor v7.16b, v7.16b, v25.16b
    eor v31.16b, v6.16b, v31.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    eor v5.16b, v6.16b, v23.16b
    shl v6.16b, v31.16b, #6
    sri v6.16b, v31.16b, #2
    eor v31.16b, v6.16b, v22.16b
    shl v6.16b, v4.16b, #1
    sri v6.16b, v4.16b, #7
    eor v4.16b, v6.16b, v24.16b
    shl v6.16b, v1.16b, #2
    sri v6.16b, v1.16b, #6
    eor v1.16b, v6.16b, v26.16b
    trn1 v6.8h, v8.8h, v2.8h
    trn2 v2.8h, v8.8h, v2.8h
    trn1 v8.8h, v31.8h, v4.8h
    trn2 v31.8h, v31.8h, v4.8h
    trn1 v4.8h, v3.8h, v5.8h
    trn2 v3.8h, v3.8h, v5.8h
    trn1 v5.8h, v7.8h, v1.8h
    trn2 v1.8h, v7.8h, v1.8h
    trn1 v7.16b, v6.16b, v4.16b
    trn2 v4.16b, v6.16b, v4.16b
    trn1 v6.16b, v8.16b, v5.16b
    trn2 v5.16b, v8.16b, v5.16b
    str s7, [x2, #0]
    str s6, [x2, #4]
    trn1 v6.16b, v2.16b, v3.16b
    trn2 v2.16b, v2.16b, v3.16b
    trn1 v3.16b, v31.16b, v1.16b
    trn2 v31.16b, v31.16b, v1.16b
    str s4, [x2, #8]
    str s5, [x2, #12]
    str s6, [x2, #16]
    str s3, [x2, #20]
    str s2, [x2, #24]
    str s31, [x2, #28]
    add x2, x2, #32
    tbz x9, 63, L(pipo64_256_encrypt_blocks_blocks18)
L(pipo64_256_encrypt_blocks_fewer16):
    add x14, x9, #4
    cbz x14, L(pipo64_256_encrypt_blocks_done1)
    /* start: x := x ^ rk[0] */
    ldr w15, [x0, #48]
    ldr w16, [x0, #640]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldr w17, [x0, #968]
    ldr w9, [x0, #972]
    ldr w8, [x0, #704]
    ldr w3, [x0, #720]
    ldr w4, [x0, #736]
    ldr w5, [x0, #976]
    ldr w6, [x0, #768]
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    ldr w10, [x0, #980]
    ldr w11, [x0, #984]
    ldr w12, [x0, #988]
    ldr w13, [x0, #384]
L(pipo64_256_encrypt_blocks_blocks20):
    sub x14, x14, #1
    ldrb w7, [x1, #0]
    ldrb w19, [x1, #1]
    /* start: x := x ^ rk[0] */
    ldr w20, [x0, #16]  /* again */
    ldrb w21, [x1, #2]
    ldr w22, [x0, #32]  /* again */
    ldrb w23, [x1, #3]
    ldr w24, [x0, #592]  /* again */
    ldrb w25, [x1, #4]
    ldr w26, [x0, #608]  /* again */
    ldr w27, [x0, #624]  /* again */
    ldrb w28, [x1, #6]
    ldrb w29, [x1, #7]
    ldr w30, [x0, #0]
    orr w7, w7, w7, lsl #8
    orr w19, w19, w19, lsl #8
    orr w21, w21, w21, lsl #8
    orr w7, w7, w7, lsl #16
    orr w19, w19, w19, lsl #16
    orr w23, w23, w23, lsl #8
    orr w21, w21, w21, lsl #16
    orr w25, w25, w25, lsl #8
    eor w19, w19, w20
    orr w23, w23, w23, lsl #16
    eor w21, w21, w22
    orr w25, w25, w25, lsl #16
    orr w28, w28, w28, lsl #8
    eor w23, w23, w24
    orr w29, w29, w29, lsl #8
    eor w25, w25, w26
    ldrb w26, [x1, #5]
    orr w28, w28, w28, lsl #16
    add x1, x1, #8
    orr w29, w29, w29, lsl #16
    eor w7, w7, w30
    eor w28, w28, w15
    eor w29, w29, w16
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and w30, w29, w28
    eor w28, w28, w23
    orr w26, w26, w26, lsl #8
    orr w26, w26, w26, lsl #16
    eor w26, w26, w27
    eor w26, w26, w30
    and w30, w19, w7
    eor w21, w21, w30
    and w30, w23, w26
    eor w25, w25, w30
    orr w30, w21, w19
    eor w29, w29, w25
    eor w7, w7, w30
    orr w30, w25, w26
    eor w26, w26, w29
    eor w23, w23, w30
    orr w30, w21, w7
    eon w23, w23, w21
    eor w19, w19, w30
    and w30, w26, w28
    eor w29, w29, w19
    eor w25, w25, w30
    and w30, w29, w26
    eor w25, w25, w7
    eor w28, w28, w30
    ldr w30, [x0, #64]
    eor w30, w29, w30
    eor w29, w29, w28
    eon w21, w29, w21
    eor w9, w9, w21, ror #4
    eor w21, w23, w26
    eor w7, w7, w21
    and w21, w21, w29
    eor w7, w17, w7, ror #1
    eor w21, w25, w21
    eor w19, w19, w21
    orr w21, w25, w23
    eor w23, w5, w23, ror #7
    eor w19, w6, w19, ror #6
    eor w21, w28, w21
    eor w28, w4, w25, ror #3
    orr w25, w21, w25
    eor w21, w8, w21, ror #5
    eor w25, w26, w25
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and w26, w19, w23
    eor w23, w23, w21
    eor w25, w3, w25, ror #2
    eor w26, w28, w26
    and w28, w7, w30
    eor w9, w9, w28
    and w28, w21, w26
    eor w25, w25, w28
    orr w28, w9, w7
    eor w19, w19, w25
    eor w28, w30, w28
    orr w29, w25, w26
    eor w26, w26, w19
    eor w21, w21, w29
    orr w29, w9, w28
    eon w21, w21, w9
    eor w7, w7, w29
    and w29, w26, w23
    eor w30, w21, w26
    eor w19, w19, w7
    eor w25, w25, w29
    eor w12, w12, w21, ror #7
    and w29, w19, w26
    eor w25, w25, w28
    eor w28, w28, w30
    eor w23, w23, w29
    ldr w29, [x0, #80]
    eor w28, w10, w28, ror #1
    eor w29, w19, w29
    eor w19, w19, w23
    eon w9, w19, w9
    and w19, w30, w19
    ldr w30, [x0, #352]  /* again */
    eor w9, w11, w9, ror #4
    eor w19, w25, w19
    eor w7, w7, w19
    orr w19, w25, w21
    ldr w21, [x0, #320]  /* again */
    eor w7, w13, w7, ror #6
    eor w19, w23, w19
    eor w23, w30, w25, ror #3
    orr w25, w19, w25
    ldr w30, [x0, #336]  /* again */
    eor w19, w21, w19, ror #5
    eor w21, w26, w25
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and w25, w7, w12
    eor w12, w12, w19
    eor w23, w23, w25
    and w25, w28, w29
    eor w21, w30, w21, ror #2
    ldr w30, [x0, #992]  /* again */
    eor w9, w9, w25
    and w25, w19, w23
    eor w21, w21, w25
    orr w25, w9, w28
    eor w7, w7, w21
    eor w25, w29, w25
    orr w26, w21, w23
    ldr w29, [x0, #996]  /* again */
    eor w23, w23, w7
    eor w19, w19, w26
    orr w26, w9, w25
    eon w19, w19, w9
    eor w26, w28, w26
    and w28, w23, w12
    eor w7, w7, w26
    eor w21, w21, w28
    and w28, w7, w23
    eor w21, w21, w25
    eor w12, w12, w28
    ldr w28, [x0, #96]
    eor w28, w7, w28
    eor w7, w7, w12
    eon w9, w7, w9
    eor w9, w29, w9, ror #4
    eor w29, w19, w23
    eor w25, w25, w29
    and w7, w29, w7
    ldr w29, [x0, #512]  /* again */
    eor w25, w30, w25, ror #1
    eor w7, w21, w7
    ldr w30, [x0, #480]  /* again */
    eor w7, w26, w7
    ldr w26, [x0, #1000]  /* again */
    eor w7, w29, w7, ror #6
    orr w29, w21, w19
    eor w12, w12, w29
    eor w29, w30, w21, ror #3
    ldr w30, [x0, #464]  /* again */
    eor w19, w26, w19, ror #7
    ldr w26, [x0, #448]  /* again */
    orr w21, w12, w21
    eor w21, w23, w21
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and w23, w7, w19
    eor w23, w29, w23
    and w29, w25, w28
    eor w21, w30, w21, ror #2
    eor w9, w9, w29
    eor w12, w26, w12, ror #5
    eor w19, w19, w12
    and w29, w12, w23
    eor w21, w21, w29
    orr w29, w9, w25
    eor w7, w7, w21
    eor w28, w28, w29
    orr w29, w21, w23
    eor w23, w23, w7
    eor w12, w12, w29
    orr w29, w9, w28
    eon w12, w12, w9
    eor w25, w25, w29
    and w29, w23, w19
    eor w7, w7, w25
    eor w21, w21, w29
    and w29, w7, w23
    eor w21, w21, w28
    eor w19, w19, w29
    ldr w29, [x0, #112]
    eor w29, w7, w29
    eor w7, w7, w19
    eon w9, w7, w9
    eor w9, w22, w9, ror #4
    eor w22, w12, w23
    eor w28, w28, w22
    and w7, w22, w7
    eor w22, w20, w28, ror #1
    eor w7, w21, w7
    ldr w28, [x0, #608]  /* again */
    eor w7, w25, w7
    orr w25, w21, w12
    eor w12, w15, w12, ror #7
    eor w7, w16, w7, ror #6
    eor w19, w19, w25
    eor w25, w27, w21, ror #3
    orr w21, w19, w21
    eor w19, w24, w19, ror #5
    eor w21, w23, w21
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and w23, w7, w12
    eor w12, w12, w19
    eor w21, w28, w21, ror #2
    eor w23, w25, w23
    and w25, w22, w29
    eor w9, w9, w25
    and w25, w19, w23
    eor w21, w21, w25
    orr w25, w9, w22
    eor w7, w7, w21
    eor w25, w29, w25
    orr w28, w21, w23
    ldr w29, [x0, #972]  /* again */
    eor w23, w23, w7
    eor w19, w19, w28
    orr w28, w9, w25
    eon w19, w19, w9
    eor w22, w22, w28
    and w28, w23, w12
    eor w7, w7, w22
    eor w21, w21, w28
    and w28, w7, w23
    eor w21, w21, w25
    eor w12, w12, w28
    ldr w28, [x0, #128]
    eor w28, w7, w28
    eor w7, w7, w12
    eon w9, w7, w9
    eor w9, w29, w9, ror #4
    eor w29, w19, w23
    eor w25, w25, w29
    and w7, w29, w7
    eor w25, w17, w25, ror #1
    eor w7, w21, w7
    eor w7, w22, w7
    orr w22, w21, w19
    eor w19, w5, w19, ror #7
    eor w7, w6, w7, ror #6
    eor w12, w12, w22
    eor w22, w4, w21, ror #3
    orr w21, w12, w21
    eor w12, w8, w12, ror #5
    eor w21, w23, w21
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and w23, w7, w19
    eor w19, w19, w12
    eor w21, w3, w21, ror #2
    eor w22, w22, w23
    and w23, w25, w28
    eor w9, w9, w23
    and w23, w12, w22
    eor w21, w21, w23
    orr w23, w9, w25
    eor w7, w7, w21
    eor w23, w28, w23
    orr w28, w21, w22
    eor w22, w22, w7
    eor w12, w12, w28
    orr w28, w9, w23
    eon w12, w12, w9
    eor w25, w25, w28
    and w28, w22, w19
    eor w29, w12, w22
    eor w7, w7, w25
    eor w21, w21, w28
    and w28, w7, w22
    eor w21, w21, w23
    eor w23, w23, w29
    eor w19, w19, w28
    ldr w28, [x0, #144]
    eor w23, w10, w23, ror #1
    eor w28, w7, w28
    eor w7, w7, w19
    eon w9, w7, w9
    and w7, w29, w7
    ldr w29, [x0, #352]  /* again */
    eor w9, w11, w9, ror #4
    eor w7, w21, w7
    eor w7, w25, w7
    ldr w25, [x0, #988]  /* again */
    eor w13, w13, w7, ror #6
    orr w7, w21, w12
    eor w7, w19, w7
    ldr w19, [x0, #320]  /* again */
    eor w12, w25, w12, ror #7
    eor w25, w29, w21, ror #3
    orr w21, w7, w21
    ldr w29, [x0, #336]  /* again */
    eor w7, w19, w7, ror #5
    eor w19, w22, w21
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and w21, w13, w12
    and w22, w23, w28
    eor w12, w12, w7
    eor w21, w25, w21
    eor w9, w9, w22
    eor w19, w29, w19, ror #2
    and w22, w7, w21
    ldr w29, [x0, #992]  /* again */
    eor w19, w19, w22
    orr w22, w9, w23
    eor w13, w13, w19
    eor w22, w28, w22
    orr w25, w19, w21
    ldr w28, [x0, #996]  /* again */
    eor w21, w21, w13
    eor w7, w7, w25
    orr w25, w9, w22
    eon w7, w7, w9
    eor w23, w23, w25
    and w25, w21, w12
    eor w13, w13, w23
    eor w19, w19, w25
    and w25, w13, w21
    eor w19, w19, w22
    eor w12, w12, w25
    ldr w25, [x0, #160]
    eor w25, w13, w25
    eor w13, w13, w12
    eon w9, w13, w9
    eor w9, w28, w9, ror #4
    eor w28, w7, w21
    eor w22, w22, w28
    and w13, w28, w13
    ldr w28, [x0, #512]  /* again */
    eor w22, w29, w22, ror #1
    eor w13, w19, w13
    ldr w29, [x0, #480]  /* again */
    eor w13, w23, w13
    ldr w23, [x0, #1000]  /* again */
    eor w13, w28, w13, ror #6
    orr w28, w19, w7
    eor w12, w12, w28
    eor w28, w29, w19, ror #3
    eor w7, w23, w7, ror #7
    orr w19, w12, w19
    eor w12, w26, w12, ror #5
    eor w19, w21, w19
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and w21, w13, w7
    eor w7, w7, w12
    eor w19, w30, w19, ror #2
    eor w21, w28, w21
    and w28, w22, w25
    ldr w30, [x0, #32]  /* again */
    eor w9, w9, w28
    and w28, w12, w21
    eor w19, w19, w28
    orr w28, w9, w22
    eor w13, w13, w19
    eor w25, w25, w28
    orr w28, w19, w21
    eor w21, w21, w13
    eor w12, w12, w28
    orr w28, w9, w25
    eon w12, w12, w9
    eor w22, w22, w28
    and w28, w21, w7
    eor w13, w13, w22
    eor w19, w19, w28
    and w28, w13, w21
    eor w19, w19, w25
    eor w7, w7, w28
    ldr w28, [x0, #176]
    eor w28, w13, w28
    eor w13, w13, w7
    eon w9, w13, w9
    eor w9, w30, w9, ror #4
    eor w30, w12, w21
    eor w25, w25, w30
    and w13, w30, w13
    ldr w30, [x0, #608]  /* again */
    eor w25, w20, w25, ror #1
    eor w13, w19, w13
    eor w13, w22, w13
    orr w22, w19, w12
    eor w12, w15, w12, ror #7
    eor w13, w16, w13, ror #6
    eor w7, w7, w22
    eor w22, w27, w19, ror #3
    orr w19, w7, w19
    eor w7, w24, w7, ror #5
    eor w19, w21, w19
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and w21, w13, w12
    eor w12, w12, w7
    eor w19, w30, w19, ror #2
    eor w21, w22, w21
    and w22, w25, w28
    ldr w30, [x0, #972]  /* again */
    eor w9, w9, w22
    and w22, w7, w21
    eor w19, w19, w22
    orr w22, w9, w25
    eor w13, w13, w19
    eor w22, w28, w22
    orr w28, w19, w21
    eor w21, w21, w13
    eor w7, w7, w28
    orr w28, w9, w22
    eon w7, w7, w9
    eor w25, w25, w28
    and w28, w21, w12
    eor w13, w13, w25
    eor w19, w19, w28
    and w28, w13, w21
    eor w19, w19, w22
    eor w12, w12, w28
    ldr w28, [x0, #192]
    eor w28, w13, w28
    eor w13, w13, w12
    eon w9, w13, w9
    eor w9, w30, w9, ror #4
    eor w30, w7, w21
    eor w22, w22, w30
    and w13, w30, w13
    eor w22, w17, w22, ror #1
    eor w13, w19, w13
    eor w13, w25, w13
    orr w25, w19, w7
    eor w7, w5, w7, ror #7
    eor w13, w6, w13, ror #6
    eor w12, w12, w25
    eor w25, w4, w19, ror #3
    orr w19, w12, w19
    eor w12, w8, w12, ror #5
    eor w19, w21, w19
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and w21, w13, w7
    eor w7, w7, w12
    eor w19, w3, w19, ror #2
    eor w21, w25, w21
    and w25, w22, w28
    eor w9, w9, w25
    and w25, w12, w21
    eor w19, w19, w25
    orr w25, w9, w22
    eor w13, w13, w19
    eor w25, w28, w25
    orr w28, w19, w21
    eor w21, w21, w13
    eor w12, w12, w28
    orr w28, w9, w25
    eon w12, w12, w9
    eor w22, w22, w28
    and w28, w21, w7
    eor w30, w12, w21
    eor w13, w13, w22
    eor w19, w19, w28
    and w28, w13, w21
    eor w19, w19, w25
    eor w25, w25, w30
    eor w7, w7, w28
    ldr w28, [x0, #208]
    eor w10, w10, w25, ror #1
    ldr w25, [x0, #384]  /* again */
    eor w28, w13, w28
    eor w13, w13, w7
    eon w9, w13, w9
    and w13, w30, w13
    ldr w30, [x0, #352]  /* again */
    eor w9, w11, w9, ror #4
    eor w13, w19, w13
    eor w13, w22, w13
    ldr w22, [x0, #988]  /* again */
    eor w13, w25, w13, ror #6
    orr w25, w19, w12
    eor w7, w7, w25
    eor w25, w30, w19, ror #3
    ldr w30, [x0, #336]  /* again */
    orr w19, w7, w19
    eor w12, w22, w12, ror #7
    ldr w22, [x0, #320]  /* again */
    eor w19, w21, w19
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and w21, w13, w12
    eor w21, w25, w21
    eor w19, w30, w19, ror #2
    ldr w30, [x0, #992]  /* again */
    eor w7, w22, w7, ror #5
    and w22, w10, w28
    eor w12, w12, w7
    eor w9, w9, w22
    and w22, w7, w21
    eor w19, w19, w22
    orr w22, w9, w10
    eor w13, w13, w19
    eor w22, w28, w22
    orr w25, w19, w21
    ldr w28, [x0, #996]  /* again */
    eor w21, w21, w13
    eor w7, w7, w25
    orr w25, w9, w22
    eon w7, w7, w9
    eor w10, w10, w25
    and w25, w21, w12
    eor w13, w13, w10
    eor w19, w19, w25
    and w25, w13, w21
    eor w19, w19, w22
    eor w12, w12, w25
    ldr w25, [x0, #224]
    eor w25, w13, w25
    eor w13, w13, w12
    eon w9, w13, w9
    eor w9, w28, w9, ror #4
    eor w28, w7, w21
    eor w22, w22, w28
    and w13, w28, w13
    ldr w28, [x0, #512]  /* again */
    eor w22, w30, w22, ror #1
    eor w13, w19, w13
    eor w10, w10, w13
    orr w13, w19, w7
    eor w7, w23, w7, ror #7
    eor w12, w12, w13
    eor w13, w29, w19, ror #3
    ldr w29, [x0, #464]  /* again */
    eor w10, w28, w10, ror #6
    orr w19, w12, w19
    eor w12, w26, w12, ror #5
    eor w19, w21, w19
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and w21, w10, w7
    eor w7, w7, w12
    eor w13, w13, w21
    and w21, w22, w25
    eor w19, w29, w19, ror #2
    eor w9, w9, w21
    and w21, w12, w13
    ldr w29, [x0, #32]  /* again */
    eor w19, w19, w21
    orr w21, w9, w22
    eor w10, w10, w19
    eor w21, w25, w21
    orr w25, w19, w13
    eor w13, w13, w10
    eor w12, w12, w25
    orr w25, w9, w21
    eon w12, w12, w9
    eor w22, w22, w25
    and w25, w13, w7
    eor w10, w10, w22
    eor w19, w19, w25
    and w25, w10, w13
    eor w19, w19, w21
    eor w7, w7, w25
    ldr w25, [x0, #240]
    eor w25, w10, w25
    eor w10, w10, w7
    eon w9, w10, w9
    eor w9, w29, w9, ror #4
    eor w29, w12, w13
    eor w21, w21, w29
    and w10, w29, w10
    ldr w29, [x0, #608]  /* again */
    eor w21, w20, w21, ror #1
    eor w10, w19, w10
    eor w10, w22, w10
    orr w22, w19, w12
    eor w12, w15, w12, ror #7
    eor w10, w16, w10, ror #6
    eor w7, w7, w22
    eor w22, w27, w19, ror #3
    orr w19, w7, w19
    eor w7, w24, w7, ror #5
    eor w13, w13, w19
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and w19, w10, w12
    eor w12, w12, w7
    eor w13, w29, w13, ror #2
    eor w19, w22, w19
    and w22, w21, w25
    ldr w29, [x0, #972]  /* again */
    eor w9, w9, w22
    and w22, w7, w19
    eor w13, w13, w22
    orr w22, w9, w21
    eor w10, w10, w13
    eor w22, w25, w22
    orr w25, w13, w19
    eor w19, w19, w10
    eor w7, w7, w25
    orr w25, w9, w22
    eon w7, w7, w9
    eor w21, w21, w25
    and w25, w19, w12
    eor w10, w10, w21
    eor w13, w13, w25
    and w25, w10, w19
    eor w13, w13, w22
    eor w12, w12, w25
    ldr w25, [x0, #256]
    eor w25, w10, w25
    eor w10, w10, w12
    eon w9, w10, w9
    eor w9, w29, w9, ror #4
    eor w29, w7, w19
    eor w22, w22, w29
    and w10, w29, w10
    ldr w29, [x0, #980]  /* again */
    eor w22, w17, w22, ror #1
    eor w10, w13, w10
    eor w10, w21, w10
    orr w21, w13, w7
    eor w7, w5, w7, ror #7
    eor w10, w6, w10, ror #6
    eor w12, w12, w21
    eor w21, w4, w13, ror #3
    orr w13, w12, w13
    eor w12, w8, w12, ror #5
    eor w13, w19, w13
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    and w19, w10, w7
    eor w7, w7, w12
    eor w13, w3, w13, ror #2
    eor w19, w21, w19
    and w21, w22, w25
    eor w9, w9, w21
    and w21, w12, w19
    eor w13, w13, w21
    orr w21, w9, w22
    eor w10, w10, w13
    eor w21, w25, w21
    orr w25, w13, w19
    eor w19, w19, w10
    eor w12, w12, w25
    orr w25, w9, w21
    eon w12, w12, w9
    eor w22, w22, w25
    and w25, w19, w7
    eor w10, w10, w22
    eor w13, w13, w25
    and w25, w10, w19
    eor w13, w13, w21
    eor w7, w7, w25
    ldr w25, [x0, #272]
    eor w25, w10, w25
    eor w10, w10, w7
    eon w9, w10, w9
    eor w9, w11, w9, ror #4
    eor w11, w12, w19
    eor w21, w21, w11
    and w10, w11, w10
    eor w11, w29, w21, ror #1
    ldr w21, [x0, #384]  /* again */
    eor w10, w13, w10
    ldr w29, [x0, #352]  /* again */
    eor w10, w22, w10
    ldr w22, [x0, #988]  /* again */
    eor w10, w21, w10, ror #6
    orr w21, w13, w12
    eor w7, w7, w21
    eor w12, w22, w12, ror #7
    ldr w21, [x0, #320]  /* again */
    eor w22, w29, w13, ror #3
    orr w13, w7, w13
    ldr w29, [x0, #336]  /* again */
    eor w13, w19, w13
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and w19, w10, w12
    eor w19, w22, w19
    eor w7, w21, w7, ror #5
    and w21, w11, w25
    eor w13, w29, w13, ror #2
    eor w12, w12, w7
    eor w9, w9, w21
    and w21, w7, w19
    eor w13, w13, w21
    orr w21, w9, w11
    eor w10, w10, w13
    eor w21, w25, w21
    orr w22, w13, w19
    ldr w25, [x0, #996]  /* again */
    eor w19, w19, w10
    eor w7, w7, w22
    orr w22, w9, w21
    eon w7, w7, w9
    eor w11, w11, w22
    and w22, w19, w12
    eor w10, w10, w11
    eor w13, w13, w22
    and w22, w10, w19
    eor w13, w13, w21
    eor w12, w12, w22
    ldr w22, [x0, #400]
    eor w22, w10, w22
    eor w10, w10, w12
    eon w9, w10, w9
    eor w9, w25, w9, ror #4
    eor w25, w7, w19
    eor w21, w21, w25
    and w10, w25, w10
    ldr w25, [x0, #480]  /* again */
    eor w21, w30, w21, ror #1
    eor w10, w13, w10
    eor w10, w11, w10
    orr w11, w13, w7
    eor w7, w23, w7, ror #7
    ldr w23, [x0, #464]  /* again */
    eor w10, w28, w10, ror #6
    eor w11, w12, w11
    eor w12, w25, w13, ror #3
    orr w13, w11, w13
    eor w11, w26, w11, ror #5
    eor w13, w19, w13
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and w19, w10, w7
    eor w7, w7, w11
    eor w13, w23, w13, ror #2
    eor w12, w12, w19
    and w19, w21, w22
    ldr w23, [x0, #32]  /* again */
    eor w9, w9, w19
    and w19, w11, w12
    eor w13, w13, w19
    orr w19, w9, w21
    eor w10, w10, w13
    eor w19, w22, w19
    orr w22, w13, w12
    eor w12, w12, w10
    eor w11, w11, w22
    orr w22, w9, w19
    eon w11, w11, w9
    eor w21, w21, w22
    and w22, w12, w7
    eor w10, w10, w21
    eor w13, w13, w22
    and w22, w10, w12
    eor w13, w13, w19
    eor w7, w7, w22
    ldr w22, [x0, #528]
    eor w22, w10, w22
    eor w10, w10, w7
    eon w9, w10, w9
    eor w9, w23, w9, ror #4
    eor w23, w11, w12
    eor w19, w19, w23
    and w10, w23, w10
    eor w19, w20, w19, ror #1
    eor w10, w13, w10
    orr w20, w13, w11
    eor w11, w15, w11, ror #7
    eor w10, w21, w10
    eor w7, w7, w20
    eor w20, w27, w13, ror #3
    ldr w21, [x0, #608]  /* again */
    eor w10, w16, w10, ror #6
    orr w13, w7, w13
    eor w7, w24, w7, ror #5
    eor w12, w12, w13
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and w13, w10, w11
    eor w11, w11, w7
    eor w13, w20, w13
    and w20, w19, w22
    eor w12, w21, w12, ror #2
    eor w20, w9, w20
    and w9, w7, w13
    eor w9, w12, w9
    orr w12, w20, w19
    eor w10, w10, w9
    eor w12, w22, w12
    orr w21, w9, w13
    eor w13, w13, w10
    eor w7, w7, w21
    orr w21, w20, w12
    eon w7, w7, w20
    eor w19, w19, w21
    and w21, w13, w11
    eor w10, w10, w19
    eor w9, w9, w21
    eor w21, w9, w12
    and w9, w10, w13
    eor w11, w11, w9
    ldr w9, [x0, #656]
    eor w22, w10, w9
    eor w10, w10, w11
    ldr w9, [x0, #972]  /* again */
    strb w22, [x2, #0]
    eon w20, w10, w20
    eor w22, w7, w13
    eor w12, w12, w22
    and w10, w22, w10
    eor w12, w17, w12, ror #1
    eor w10, w21, w10
    eor w20, w9, w20, ror #4
    strb w12, [x2, #1]
    eor w10, w19, w10
    orr w12, w21, w7
    strb w20, [x2, #2]
    eor w7, w5, w7, ror #7
    eor w10, w6, w10, ror #6
    eor w11, w11, w12
    eor w12, w4, w21, ror #3
    orr w19, w11, w21
    eor w11, w8, w11, ror #5
    eor w13, w13, w19
    strb w11, [x2, #3]
    eor w11, w3, w13, ror #2
    ldr w13, [x0, #384]  /* again */
    strb w11, [x2, #4]
    strb w12, [x2, #5]
    strb w7, [x2, #6]
    strb w10, [x2, #7]
    add x2, x2, #8
    ldr w11, [x0, #984]  /* again */
    ldr w10, [x0, #980]  /* again */
    ldr w12, [x0, #988]  /* again */
    cbnz x14, L(pipo64_256_encrypt_blocks_blocks20)
L(pipo64_256_encrypt_blocks_done1):
    ldr x19, [sp, #352]
    ldr x20, [sp, #360]
    ldr x21, [sp, #368]
    ldr x22, [sp, #376]
    ldr x23, [sp, #384]
    ldr x24, [sp, #392]
    ldr x25, [sp, #400]
    ldr x26, [sp, #408]
    ldr x27, [sp, #416]
    ldr x28, [sp, #424]
    ldr x29, [sp, #432]
    ldr q8, [sp, #224]
    ldr q9, [sp, #240]
    ldr q10, [sp, #256]
    ldr q11, [sp, #272]
    ldr q12, [sp, #288]
    ldr q13, [sp, #304]
    ldr q14, [sp, #320]
    ldr q15, [sp, #336]
    ldr x30, [sp, #440]
    add sp, sp, #448
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
    .cfi_endproc
    END pipo64_256_encrypt_blocks

    FUNCTION pipo64_256_decrypt_blocks
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
    CIPHERGEN_SIGN
    CIPHERGEN_NEGATE
    sub sp, sp, #496
    .cfi_def_cfa_offset 496
    str x19, [sp, #400]
    .cfi_offset x19, -96
    str x20, [sp, #408]
    .cfi_offset x20, -88
    str x21, [sp, #416]
    .cfi_offset x21, -80
    str x22, [sp, #424]
    .cfi_offset x22, -72
    str x23, [sp, #432]
    .cfi_offset x23, -64
    str x24, [sp, #440]
    .cfi_offset x24, -56
    str x25, [sp, #448]
    .cfi_offset x25, -48
    str x26, [sp, #456]
    .cfi_offset x26, -40
    str x27, [sp, #464]
    .cfi_offset x27, -32
    str x28, [sp, #472]
    .cfi_offset x28, -24
    str x29, [sp, #480]
    .cfi_offset x29, -16
    str q8, [sp, #256]
    .cfi_offset d8, -240
    str q9, [sp, #272]
    .cfi_offset d9, -224
    str q10, [sp, #288]
    .cfi_offset d10, -208
    str q11, [sp, #304]
    .cfi_offset d11, -192
    str q12, [sp, #320]
    .cfi_offset d12, -176
    str q13, [sp, #336]
    .cfi_offset d13, -160
    str q14, [sp, #352]
    .cfi_offset d14, -144
    str q15, [sp, #368]
    .cfi_offset d15, -128
    str x30, [sp, #488]
    .cfi_offset x30, -8
    str x3, [sp, #384]  /* spill */
    sub x9, x3, #240
    str x1, [sp, #392]  /* spill */
    tbnz x9, 63, L(pipo64_256_decrypt_blocks_rest2)
    sub x10, x3, #40
    str x10, [sp, #384]  /* spill */
    tbnz x10, 63, L(pipo64_256_decrypt_blocks_fewer3)
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q16, [x0, #672]
    ldr q17, [x0, #752]
    ldr q18, [x0, #720]
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w9, [x0, #900]
L(pipo64_256_decrypt_blocks_blocks6):
    ldp q20, q19, [x1, #0]
    ldp q22, q21, [x1, #32]
    ldp q24, q23, [x1, #64]
    ldp q26, q25, [x1, #96]
    ldp q28, q27, [x1, #128]
    ldp q30, q29, [x1, #160]
    ldp q0, q31, [x1, #192]
    ldp q2, q1, [x1, #224]
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q4, q3, [x0, #688]
    ldr q5, [x0, #736]
    ldr q6, [x0, #656]
    ldr q7, [x0, #768]
    add x11, x1, #256
    movz w12, #0x5555, lsl #0
    add x13, x1, #320
    movz w17, #0x5555, lsl #0
    ldr w14, [x11, #0]
    movk w12, #0x5555, lsl #16  /* 0x55555555 */
    str x13, [sp, #392]  /* spill */
    ldr w13, [x11, #8]
    trn1 v8.16b, v20.16b, v19.16b
    trn2 v19.16b, v20.16b, v19.16b
    trn1 v20.16b, v22.16b, v21.16b
    trn2 v21.16b, v22.16b, v21.16b
    trn1 v22.16b, v24.16b, v23.16b
    trn2 v23.16b, v24.16b, v23.16b
    trn1 v24.16b, v26.16b, v25.16b
    trn2 v25.16b, v26.16b, v25.16b
    trn1 v26.16b, v28.16b, v27.16b
    trn2 v27.16b, v28.16b, v27.16b
    trn1 v28.8h, v8.8h, v20.8h
    trn2 v20.8h, v8.8h, v20.8h
    trn1 v8.8h, v19.8h, v21.8h
    trn2 v19.8h, v19.8h, v21.8h
    trn1 v21.8h, v22.8h, v24.8h
    trn2 v22.8h, v22.8h, v24.8h
    trn1 v24.8h, v23.8h, v25.8h
    trn2 v23.8h, v23.8h, v25.8h
    trn1 v25.16b, v30.16b, v29.16b
    trn2 v29.16b, v30.16b, v29.16b
    trn1 v30.16b, v0.16b, v31.16b
    trn2 v31.16b, v0.16b, v31.16b
    trn1 v0.4s, v28.4s, v21.4s
    trn2 v21.4s, v28.4s, v21.4s
    ldr w15, [x11, #24]
    ldr w16, [x11, #16]
    movk w17, #0x5555, lsl #16  /* 0x55555555 */
    eor w8, w13, w14, lsr #1
    movz w1, #0x5555, lsl #0
    movz w3, #0x5555, lsl #0
    eor v28.16b, v0.16b, v6.16b
    eor v21.16b, v21.16b, v18.16b
    trn1 v0.4s, v8.4s, v24.4s
    trn2 v24.4s, v8.4s, v24.4s
    trn1 v8.4s, v20.4s, v22.4s
    trn2 v20.4s, v20.4s, v22.4s
    and w12, w8, w12
    movk w1, #0x5555, lsl #16  /* 0x55555555 */
    movk w3, #0x5555, lsl #16  /* 0x55555555 */
    movz w4, #0x3333, lsl #0
    eor v0.16b, v0.16b, v16.16b
    eor v24.16b, v24.16b, v5.16b
    eor v22.16b, v8.16b, v4.16b
    eor v20.16b, v20.16b, v17.16b
    trn1 v8.4s, v19.4s, v23.4s
    trn2 v19.4s, v19.4s, v23.4s
    eor w13, w13, w12
    eor w12, w14, w12, lsl #1
    eor w14, w15, w16, lsr #1
    movk w4, #0x3333, lsl #16  /* 0x33333333 */
    movz w5, #0x3333, lsl #0
    movz w7, #0x5555, lsl #0
    eor v23.16b, v8.16b, v3.16b
    eor v19.16b, v19.16b, v7.16b
    trn1 v8.16b, v2.16b, v1.16b
    trn2 v1.16b, v2.16b, v1.16b
    trn1 v2.8h, v26.8h, v25.8h
    trn2 v25.8h, v26.8h, v25.8h
    trn1 v26.8h, v27.8h, v29.8h
    trn2 v27.8h, v27.8h, v29.8h
    and w14, w14, w17
    movk w5, #0x3333, lsl #16  /* 0x33333333 */
    trn1 v29.8h, v30.8h, v8.8h
    trn2 v30.8h, v30.8h, v8.8h
    trn1 v8.8h, v31.8h, v1.8h
    trn2 v31.8h, v31.8h, v1.8h
    eor w15, w15, w14
    eor w14, w16, w14, lsl #1
    movz w16, #0x3333, lsl #0
    movk w7, #0x5555, lsl #16  /* 0x55555555 */
    trn1 v1.4s, v2.4s, v29.4s
    trn2 v29.4s, v2.4s, v29.4s
    trn1 v2.4s, v26.4s, v8.4s
    trn2 v26.4s, v26.4s, v8.4s
    movk w16, #0x3333, lsl #16  /* 0x33333333 */
    eor w17, w14, w12, lsr #2
    movz w19, #0x3333, lsl #0
    movz w20, #0x3333, lsl #0
    eor v1.16b, v1.16b, v6.16b
    trn1 v6.4s, v25.4s, v30.4s
    trn2 v25.4s, v25.4s, v30.4s
    trn1 v30.4s, v27.4s, v31.4s
    trn2 v27.4s, v27.4s, v31.4s
    shl v31.16b, v0.16b, #1
    eor v29.16b, v29.16b, v18.16b
    eor v2.16b, v2.16b, v16.16b
    eor v26.16b, v26.16b, v5.16b
    shl v5.16b, v20.16b, #7
    eor v25.16b, v25.16b, v17.16b
    eor v30.16b, v30.16b, v3.16b
    shl v3.16b, v21.16b, #2
    sri v31.16b, v0.16b, #7
    shl v0.16b, v23.16b, #5
    eor v4.16b, v6.16b, v4.16b
    shl v6.16b, v24.16b, #3
    sri v5.16b, v20.16b, #1
    shl v20.16b, v22.16b, #4
    eor v27.16b, v27.16b, v7.16b
    sri v3.16b, v21.16b, #6
    shl v21.16b, v19.16b, #6
    sri v0.16b, v23.16b, #3
    shl v23.16b, v2.16b, #1
    sri v6.16b, v24.16b, #5
    shl v24.16b, v25.16b, #7
    sri v20.16b, v22.16b, #4
    shl v22.16b, v29.16b, #2
    shl v7.16b, v30.16b, #5
    sri v21.16b, v19.16b, #2
    shl v19.16b, v26.16b, #3
    sri v23.16b, v2.16b, #7
    orr v2.16b, v0.16b, v6.16b
    sri v24.16b, v25.16b, #1
    orn v25.16b, v6.16b, v5.16b
    sri v22.16b, v29.16b, #6
    sri v7.16b, v30.16b, #3
    shl v29.16b, v4.16b, #4
    sri v19.16b, v26.16b, #5
    shl v26.16b, v27.16b, #6
    eor v30.16b, v3.16b, v2.16b
    /* round i = 16: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q3, q2, [x0, #528]
    eor v25.16b, v0.16b, v25.16b
    ldp q0, q8, [x0, #560]
    and w16, w17, w16
    sri v29.16b, v4.16b, #4
    movz w17, #0x3333, lsl #0
    sri v26.16b, v27.16b, #2
    eor v27.16b, v5.16b, v30.16b
    eor w14, w14, w16
    eor w12, w12, w16, lsl #2
    eor w16, w15, w13, lsr #2
    movk w17, #0x3333, lsl #16  /* 0x33333333 */
    movk w19, #0x3333, lsl #16  /* 0x33333333 */
    movk w20, #0x3333, lsl #16  /* 0x33333333 */
    movz w22, #0x3333, lsl #0
    eor v31.16b, v31.16b, v27.16b
    and w16, w16, w17
    movz w23, #0x3333, lsl #0
    movk w22, #0x3333, lsl #16  /* 0x33333333 */
    eor v4.16b, v28.16b, v25.16b
    eor w15, w15, w16
    eor w13, w13, w16, lsl #2
    movz w16, #0xf0f, lsl #0
    movk w23, #0x3333, lsl #16  /* 0x33333333 */
    ldr w25, [x0, #836]  /* again */
    eor w17, w13, w12, lsr #4
    movk w16, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v20.16b, v20.16b, v4.16b
    bic v27.16b, v4.16b, v27.16b
    ldr w26, [x0, #824]  /* again */
    and w16, w17, w16
    movz w17, #0xf0f, lsl #0
    ldr w27, [x0, #964]  /* again */
    ldr w28, [x0, #844]  /* again */
    eor w13, w13, w16
    eor w12, w12, w16, lsl #4
    eor w16, w15, w14, lsr #4
    movk w17, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v4.16b, v5.16b, v20.16b
    eor v27.16b, v6.16b, v27.16b
    eor v5.16b, v6.16b, v31.16b
    and w16, w16, w17
    sub x10, x10, #40
    ldr w29, [x0, #804]  /* again */
    eor w15, w15, w16
    eor w14, w14, w16, lsl #4
    movz w16, #0xff, lsl #0
    eor v21.16b, v21.16b, v27.16b
    orr v27.16b, v20.16b, v31.16b
    eor w17, w14, w12, lsr #8
    movk w16, #0xff, lsl #16  /* 0x00ff00ff */
    str x10, [sp, #384]  /* spill */
    and w16, w17, w16
    movz w17, #0xff, lsl #0
    eor v27.16b, v21.16b, v27.16b
    eor v21.16b, v28.16b, v21.16b
    eor w14, w14, w16
    eor w12, w12, w16, lsl #8
    eor w16, w15, w13, lsr #8
    movk w17, #0xff, lsl #16  /* 0x00ff00ff */
    and v28.16b, v30.16b, v28.16b
    and w16, w16, w17
    ldr w17, [x11, #4]
    eor w15, w15, w16
    eor w13, w13, w16, lsl #8
    ldr w16, [x11, #12]
    eor v25.16b, v25.16b, v28.16b
    eor w8, w14, w15, lsl #16
    orr v28.16b, v20.16b, v27.16b
    eor w15, w15, w8, lsr #16
    ubfm w8, w8, #16, #31
    eor w14, w14, w8, lsl #16
    eor w8, w12, w13, lsl #16
    eor v28.16b, v31.16b, v28.16b
    orr v31.16b, v7.16b, v19.16b
    eor w13, w13, w8, lsr #16
    ubfm w8, w8, #16, #31
    eor w13, w13, w26
    eor w12, w12, w8, lsl #16
    eor w8, w16, w17, lsr #1
    eor v22.16b, v22.16b, v31.16b
    orn v31.16b, v19.16b, v24.16b
    eor w12, w12, w27
    and w8, w8, w1
    ldr w1, [x11, #20]
    eor w16, w16, w8
    eor w17, w17, w8, lsl #1
    ldr w8, [x11, #28]
    eor v31.16b, v7.16b, v31.16b
    eor v6.16b, v24.16b, v22.16b
    eor v7.16b, v1.16b, v31.16b
    eor v23.16b, v23.16b, v6.16b
    eor w6, w8, w1, lsr #1
    eor v29.16b, v29.16b, v7.16b
    bic v6.16b, v7.16b, v6.16b
    and w3, w6, w3
    eor w8, w8, w3
    eor w1, w1, w3, lsl #1
    movz w3, #0xf0f, lsl #0
    eor v24.16b, v24.16b, v29.16b
    eor v6.16b, v19.16b, v6.16b
    eor w6, w1, w17, lsr #2
    movk w3, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v19.16b, v19.16b, v23.16b
    and w4, w6, w4
    movz w6, #0x5555, lsl #0
    eor v26.16b, v26.16b, v6.16b
    eor w1, w1, w4
    eor w17, w17, w4, lsl #2
    eor w4, w8, w16, lsr #2
    movk w6, #0x5555, lsl #16  /* 0x55555555 */
    orr v6.16b, v29.16b, v23.16b
    and w4, w4, w5
    eor w8, w8, w4
    eor w16, w16, w4, lsl #2
    movz w4, #0xf0f, lsl #0
    eor v6.16b, v26.16b, v6.16b
    eor v26.16b, v1.16b, v26.16b
    eor w5, w16, w17, lsr #4
    movk w4, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and v1.16b, v22.16b, v1.16b
    and w3, w5, w3
    eor w16, w16, w3
    eor w17, w17, w3, lsl #4
    eor w3, w8, w1, lsr #4
    eor v31.16b, v31.16b, v1.16b
    orr v1.16b, v29.16b, v6.16b
    and w3, w3, w4
    eor w8, w8, w3
    eor w1, w1, w3, lsl #4
    movz w3, #0xff, lsl #0
    eor v23.16b, v23.16b, v1.16b
    and v1.16b, v27.16b, v28.16b
    eor w4, w1, w17, lsr #8
    movk w3, #0xff, lsl #16  /* 0x00ff00ff */
    eor v27.16b, v27.16b, v2.16b
    eor v28.16b, v28.16b, v3.16b
    eor v2.16b, v6.16b, v2.16b
    and w3, w4, w3
    movz w4, #0xff, lsl #0
    and v6.16b, v6.16b, v23.16b
    eor v20.16b, v20.16b, v1.16b
    eor w1, w1, w3
    eor w17, w17, w3, lsl #8
    eor w3, w8, w16, lsr #8
    movk w4, #0xff, lsl #16  /* 0x00ff00ff */
    and v1.16b, v30.16b, v25.16b
    eor v30.16b, v30.16b, v21.16b
    eor v23.16b, v23.16b, v3.16b
    and w3, w3, w4
    ldr w4, [x11, #32]
    and v3.16b, v22.16b, v31.16b
    eor v22.16b, v22.16b, v26.16b
    eor w8, w8, w3
    eor w16, w16, w3, lsl #8
    ldr w3, [x11, #40]
    eor v29.16b, v29.16b, v6.16b
    eor w5, w1, w8, lsl #16
    shl v6.16b, v27.16b, #1
    eor v1.16b, v5.16b, v1.16b
    ldp q5, q7, [x0, #592]
    eor w8, w8, w5, lsr #16
    ubfm w5, w5, #16, #31
    eor v20.16b, v20.16b, v0.16b
    eor v19.16b, v19.16b, v3.16b
    eor v29.16b, v29.16b, v0.16b
    eor w1, w1, w5, lsl #16
    eor w5, w17, w16, lsl #16
    sri v6.16b, v27.16b, #7
    orr v27.16b, v1.16b, v30.16b
    eor v21.16b, v21.16b, v1.16b
    eor w16, w16, w5, lsr #16
    ubfm w5, w5, #16, #31
    ldp q3, q0, [x0, #624]
    eor v26.16b, v26.16b, v19.16b
    eor w1, w1, w25
    eor w17, w17, w5, lsl #16
    eor w5, w3, w4, lsr #1
    eor v27.16b, v4.16b, v27.16b
    orr v4.16b, v19.16b, v22.16b
    eor w8, w8, w28
    and w5, w5, w6
    ldr w6, [x11, #48]
    eor w3, w3, w5
    eor w4, w4, w5, lsl #1
    ldr w5, [x11, #56]
    eor v25.16b, v25.16b, v27.16b
    eor v24.16b, v24.16b, v4.16b
    and v4.16b, v27.16b, v30.16b
    eor v27.16b, v27.16b, v5.16b
    eor v31.16b, v31.16b, v24.16b
    eor v5.16b, v24.16b, v5.16b
    and v24.16b, v24.16b, v22.16b
    eor v1.16b, v1.16b, v4.16b
    eor w21, w5, w6, lsr #1
    eor v4.16b, v31.16b, v8.16b
    and v31.16b, v26.16b, v31.16b
    and w7, w21, w7
    eor v19.16b, v19.16b, v24.16b
    and v24.16b, v21.16b, v25.16b
    eor v25.16b, v25.16b, v8.16b
    eor w5, w5, w7
    eor w6, w6, w7, lsl #1
    movz w7, #0xf0f, lsl #0
    eor v21.16b, v21.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    eor w21, w6, w4, lsr #2
    movk w7, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v26.16b, v26.16b, v0.16b
    shl v0.16b, v27.16b, #5
    and w19, w21, w19
    movz w21, #0x5555, lsl #0
    eor v24.16b, v30.16b, v24.16b
    shl v30.16b, v25.16b, #7
    eor w6, w6, w19
    eor w4, w4, w19, lsl #2
    eor w19, w5, w3, lsr #2
    movk w21, #0x5555, lsl #16  /* 0x55555555 */
    eor v19.16b, v19.16b, v7.16b
    shl v7.16b, v20.16b, #4
    and w19, w19, w20
    eor v22.16b, v22.16b, v31.16b
    shl v31.16b, v1.16b, #2
    sri v0.16b, v27.16b, #3
    eor w5, w5, w19
    eor w3, w3, w19, lsl #2
    movz w19, #0xf0f, lsl #0
    eor v24.16b, v24.16b, v3.16b
    sri v30.16b, v25.16b, #1
    eor w20, w3, w4, lsr #4
    movk w19, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    shl v25.16b, v21.16b, #6
    sri v7.16b, v20.16b, #4
    and w7, w20, w7
    shl v20.16b, v2.16b, #1
    sri v31.16b, v1.16b, #6
    shl v27.16b, v4.16b, #7
    eor w3, w3, w7
    eor w4, w4, w7, lsl #4
    eor w7, w5, w6, lsr #4
    shl v1.16b, v19.16b, #2
    eor v22.16b, v22.16b, v3.16b
    shl v3.16b, v24.16b, #3
    and w7, w7, w19
    sri v25.16b, v21.16b, #2
    shl v21.16b, v5.16b, #5
    sri v20.16b, v2.16b, #7
    eor w5, w5, w7
    eor w6, w6, w7, lsl #4
    movz w7, #0xff, lsl #0
    shl v2.16b, v29.16b, #4
    sri v27.16b, v4.16b, #1
    eor w19, w6, w4, lsr #8
    movk w7, #0xff, lsl #16  /* 0x00ff00ff */
    sri v1.16b, v19.16b, #6
    shl v19.16b, v22.16b, #3
    sri v3.16b, v24.16b, #5
    and w7, w19, w7
    movz w19, #0xff, lsl #0
    shl v24.16b, v26.16b, #6
    sri v21.16b, v5.16b, #3
    eor w6, w6, w7
    eor w4, w4, w7, lsl #8
    eor w7, w5, w3, lsr #8
    movk w19, #0xff, lsl #16  /* 0x00ff00ff */
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q5, q4, [x0, #400]
    sri v2.16b, v29.16b, #4
    ldp q29, q8, [x0, #496]
    and w7, w7, w19
    ldr w19, [x11, #36]
    sri v19.16b, v22.16b, #5
    sri v24.16b, v26.16b, #2
    eor w5, w5, w7
    eor w3, w3, w7, lsl #8
    ldr w7, [x11, #44]
    orr v22.16b, v0.16b, v3.16b
    eor w20, w6, w5, lsl #16
    orn v26.16b, v3.16b, v30.16b
    eor w5, w5, w20, lsr #16
    ubfm w20, w20, #16, #31
    eor v22.16b, v31.16b, v22.16b
    eor w6, w6, w20, lsl #16
    eor w20, w4, w3, lsl #16
    eor v26.16b, v0.16b, v26.16b
    eor w3, w3, w20, lsr #16
    ubfm w20, w20, #16, #31
    eor v31.16b, v30.16b, v22.16b
    eor w3, w3, w26
    eor w4, w4, w20, lsl #16
    eor w20, w7, w19, lsr #1
    ldr w26, [x0, #792]  /* again */
    eor w4, w4, w27
    and w20, w20, w21
    movz w21, #0x5555, lsl #0
    eor v0.16b, v6.16b, v31.16b
    eor v6.16b, v28.16b, v26.16b
    eor w7, w7, w20
    eor w19, w19, w20, lsl #1
    ldr w20, [x11, #60]
    ldr w11, [x11, #52]
    movk w21, #0x5555, lsl #16  /* 0x55555555 */
    ldr w27, [x0, #812]  /* again */
    eor v7.16b, v7.16b, v6.16b
    bic v31.16b, v6.16b, v31.16b
    eor v30.16b, v30.16b, v7.16b
    eor v31.16b, v3.16b, v31.16b
    eor v3.16b, v3.16b, v0.16b
    eor w24, w20, w11, lsr #1
    and w21, w24, w21
    eor v25.16b, v25.16b, v31.16b
    orr v31.16b, v7.16b, v0.16b
    eor w20, w20, w21
    eor w11, w11, w21, lsl #1
    movz w21, #0xf0f, lsl #0
    eor w24, w11, w19, lsr #2
    movk w21, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v31.16b, v25.16b, v31.16b
    eor v25.16b, v28.16b, v25.16b
    and w22, w24, w22
    and v28.16b, v22.16b, v28.16b
    ldr w24, [x0, #828]  /* again */
    eor w11, w11, w22
    eor w19, w19, w22, lsl #2
    eor w22, w20, w7, lsr #2
    eor v26.16b, v26.16b, v28.16b
    and w22, w22, w23
    orr v28.16b, v7.16b, v31.16b
    eor w20, w20, w22
    eor w7, w7, w22, lsl #2
    movz w22, #0xf0f, lsl #0
    eor w15, w15, w24
    eor w23, w7, w19, lsr #4
    movk w22, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v28.16b, v0.16b, v28.16b
    orr v0.16b, v21.16b, v19.16b
    and w21, w23, w21
    ldr w23, [x0, #832]  /* again */
    eor w5, w5, w24
    ldr w24, [x0, #960]  /* again */
    eor w7, w7, w21
    eor w19, w19, w21, lsl #4
    eor w21, w20, w11, lsr #4
    eor v0.16b, v1.16b, v0.16b
    orn v1.16b, v19.16b, v27.16b
    and w21, w21, w22
    eor w20, w20, w21
    eor w11, w11, w21, lsl #4
    movz w21, #0xff, lsl #0
    eor v21.16b, v21.16b, v1.16b
    eor v1.16b, v27.16b, v0.16b
    eor w22, w11, w19, lsr #8
    movk w21, #0xff, lsl #16  /* 0x00ff00ff */
    eor w17, w17, w23
    and w21, w22, w21
    movz w22, #0xff, lsl #0
    eor v20.16b, v20.16b, v1.16b
    eor v6.16b, v23.16b, v21.16b
    eor w11, w11, w21
    eor w19, w19, w21, lsl #8
    eor w21, w20, w7, lsr #8
    movk w22, #0xff, lsl #16  /* 0x00ff00ff */
    and w21, w21, w22
    eor v2.16b, v2.16b, v6.16b
    bic v1.16b, v6.16b, v1.16b
    and v6.16b, v22.16b, v26.16b
    eor w20, w20, w21
    eor w7, w7, w21, lsl #8
    eor v22.16b, v22.16b, v25.16b
    ldr w22, [x0, #840]  /* again */
    eor w21, w19, w7, lsl #16
    eor v27.16b, v27.16b, v2.16b
    eor v1.16b, v19.16b, v1.16b
    eor v19.16b, v19.16b, v20.16b
    eor w7, w7, w21, lsr #16
    ubfm w21, w21, #16, #31
    eor v3.16b, v3.16b, v6.16b
    eor w19, w19, w21, lsl #16
    eor w21, w11, w20, lsl #16
    eor v24.16b, v24.16b, v1.16b
    orr v1.16b, v2.16b, v20.16b
    eor w19, w19, w23
    eor w20, w20, w21, lsr #16
    ubfm w21, w21, #16, #31
    eor v25.16b, v25.16b, v3.16b
    eor w16, w16, w22
    eor w7, w7, w22
    eor w11, w11, w21, lsl #16
    eor v1.16b, v24.16b, v1.16b
    eor v24.16b, v23.16b, v24.16b
    and v23.16b, v0.16b, v23.16b
    ldr w21, [x0, #820]  /* again */
    eor w11, w11, w25
    eor w20, w20, w28
    ldr w23, [x0, #800]  /* again */
    eor v21.16b, v21.16b, v23.16b
    orr v23.16b, v2.16b, v1.16b
    eor v20.16b, v20.16b, v23.16b
    and v23.16b, v31.16b, v28.16b
    eor v31.16b, v31.16b, v4.16b
    eor v28.16b, v28.16b, v5.16b
    eor v4.16b, v1.16b, v4.16b
    eor w14, w14, w21
    eor w6, w6, w21
    extr w21, w15, w15, #12
    and v1.16b, v1.16b, v20.16b
    eor v23.16b, v7.16b, v23.16b
    eor v20.16b, v20.16b, v5.16b
    and v5.16b, v0.16b, v21.16b
    eor v0.16b, v0.16b, v24.16b
    ldp q6, q7, [x0, #464]
    orr w21, w21, w1, ror #20
    eor v1.16b, v2.16b, v1.16b
    shl v2.16b, v31.16b, #1
    eor w17, w21, w17, ror #24
    eor v19.16b, v19.16b, v5.16b
    extr w21, w1, w1, #20
    eor w22, w17, w16, ror #4
    orr w21, w21, w16, ror #4
    sri v2.16b, v31.16b, #7
    orr v31.16b, v3.16b, v22.16b
    eor v24.16b, v24.16b, v19.16b
    eor w15, w21, w15, ror #12
    extr w21, w5, w5, #12
    eor w14, w22, w14, ror #28
    orr w21, w21, w11, ror #20
    eor v30.16b, v30.16b, v31.16b
    orr v31.16b, v19.16b, v0.16b
    eor w19, w21, w19, ror #24
    extr w21, w11, w11, #20
    eor v26.16b, v26.16b, v30.16b
    eor v27.16b, v27.16b, v31.16b
    and v31.16b, v30.16b, v22.16b
    orr w21, w21, w7, ror #4
    eor w5, w21, w5, ror #12
    and w21, w17, w12
    eor v21.16b, v21.16b, v27.16b
    eor v31.16b, v3.16b, v31.16b
    and v3.16b, v27.16b, v0.16b
    eor w21, w15, w21
    eor w15, w12, w15
    eor w30, w4, w5
    eor w13, w15, w13, ror #16
    eor v31.16b, v31.16b, v6.16b
    eor v19.16b, v19.16b, v3.16b
    and v3.16b, v25.16b, v26.16b
    eor v26.16b, v26.16b, v29.16b
    eor v25.16b, v25.16b, v8.16b
    eor v29.16b, v21.16b, v29.16b
    and v21.16b, v24.16b, v21.16b
    eor v24.16b, v24.16b, v8.16b
    shl v5.16b, v31.16b, #2
    eor v19.16b, v19.16b, v6.16b
    eor v22.16b, v22.16b, v3.16b
    shl v3.16b, v26.16b, #7
    ldp q8, q6, [x0, #432]
    eor w16, w13, w16, ror #4
    eor v21.16b, v0.16b, v21.16b
    shl v0.16b, v29.16b, #7
    sri v5.16b, v31.16b, #6
    shl v31.16b, v25.16b, #6
    eor v22.16b, v22.16b, v7.16b
    sri v3.16b, v26.16b, #1
    shl v26.16b, v4.16b, #1
    and w15, w22, w15
    eor v21.16b, v21.16b, v7.16b
    sri v0.16b, v29.16b, #1
    ldr w22, [x0, #796]  /* again */
    sri v31.16b, v25.16b, #2
    shl v25.16b, v22.16b, #3
    eor w15, w15, w1, ror #20
    sri v26.16b, v4.16b, #7
    shl v4.16b, v19.16b, #2
    eor w1, w14, w1, ror #20
    eor w15, w15, w8, ror #8
    eor v29.16b, v30.16b, v6.16b
    eor v23.16b, v23.16b, v8.16b
    sri v25.16b, v22.16b, #5
    eor v22.16b, v27.16b, v6.16b
    shl v27.16b, v21.16b, #3
    sri v4.16b, v19.16b, #6
    eor v19.16b, v1.16b, v8.16b
    shl v30.16b, v24.16b, #6
    shl v1.16b, v29.16b, #5
    shl v6.16b, v23.16b, #4
    orn v7.16b, v25.16b, v3.16b
    eor w12, w12, w15
    sri v27.16b, v21.16b, #5
    shl v21.16b, v22.16b, #5
    and w8, w17, w21
    sri v30.16b, v24.16b, #2
    sri v1.16b, v29.16b, #3
    sri v6.16b, v23.16b, #4
    shl v23.16b, v19.16b, #4
    /* round i = 14: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q29, q24, [x0, #272]
    eor w17, w17, w12
    sri v21.16b, v22.16b, #3
    orn v22.16b, v27.16b, v0.16b
    eor w8, w1, w8
    eor v7.16b, v1.16b, v7.16b
    orr v1.16b, v1.16b, v25.16b
    sri v23.16b, v19.16b, #4
    ldp q19, q8, [x0, #368]
    eor w12, w12, w8
    orn w1, w14, w13
    eor v22.16b, v21.16b, v22.16b
    orr v21.16b, v21.16b, v27.16b
    eor w3, w30, w3, ror #16
    eor v1.16b, v5.16b, v1.16b
    eor w15, w15, w1
    orr w1, w8, w17
    eor v21.16b, v4.16b, v21.16b
    eor v4.16b, v28.16b, v7.16b
    eor w16, w16, w1
    eor w1, w21, w16
    orn w21, w15, w13
    eor v5.16b, v6.16b, v4.16b
    eor v6.16b, v3.16b, v1.16b
    eor w14, w14, w21
    and w21, w16, w17
    eor w16, w16, w22
    and w28, w12, w1
    and w25, w15, w14
    eor w8, w8, w21
    eor v3.16b, v3.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    bic v4.16b, v4.16b, v6.16b
    ldr w21, [x0, #788]  /* again */
    eor w8, w8, w23
    eor w14, w14, w24
    eon w13, w25, w13
    ldr w25, [x0, #808]  /* again */
    eor w12, w12, w27
    eor w17, w17, w28
    eor v4.16b, v25.16b, v4.16b
    eor v25.16b, v25.16b, v2.16b
    eor w13, w13, w26
    eor w17, w17, w29
    eor w28, w19, w7, ror #4
    eor w7, w3, w7, ror #4
    eor v31.16b, v31.16b, v4.16b
    orr v4.16b, v5.16b, v2.16b
    eor w15, w15, w21
    eor w6, w28, w6, ror #28
    and w28, w28, w30
    eor w1, w1, w25
    eor w28, w28, w11, ror #20
    eor v4.16b, v31.16b, v4.16b
    eor v31.16b, v28.16b, v31.16b
    and v28.16b, v1.16b, v28.16b
    eor w11, w6, w11, ror #20
    eor w20, w28, w20, ror #8
    and w28, w19, w4
    orr v6.16b, v5.16b, v4.16b
    eor w4, w4, w20
    eor v28.16b, v7.16b, v28.16b
    eor v7.16b, v20.16b, v22.16b
    eor w5, w5, w28
    orn w28, w6, w3
    eor v2.16b, v2.16b, v6.16b
    eor v6.16b, v0.16b, v21.16b
    eor w20, w20, w28
    eor v23.16b, v23.16b, v7.16b
    and w28, w19, w5
    eor w19, w19, w4
    eor w11, w11, w28
    eor v26.16b, v26.16b, v6.16b
    bic v6.16b, v7.16b, v6.16b
    eor v0.16b, v0.16b, v23.16b
    eor w4, w4, w11
    orn w28, w20, w3
    eor w6, w6, w28
    eor v6.16b, v27.16b, v6.16b
    eor v27.16b, v27.16b, v26.16b
    orr w28, w11, w19
    eor w7, w7, w28
    and w28, w20, w6
    eor v30.16b, v30.16b, v6.16b
    orr v6.16b, v23.16b, v26.16b
    eor w5, w5, w7
    eor w20, w20, w21
    eor w6, w6, w24
    eon w3, w28, w3
    and w21, w7, w19
    eor w7, w7, w22
    ldr w24, [x0, #896]  /* again */
    eor v6.16b, v30.16b, v6.16b
    eor v30.16b, v20.16b, v30.16b
    and v20.16b, v21.16b, v20.16b
    eor w3, w3, w26
    eor w11, w11, w21
    and w21, w4, w5
    eor w5, w5, w25
    eor w4, w4, w27
    eor w11, w11, w23
    eor w19, w19, w21
    eor v20.16b, v22.16b, v20.16b
    orr v22.16b, v23.16b, v6.16b
    extr w21, w16, w16, #12
    eor w19, w19, w29
    ldr w25, [x0, #956]  /* again */
    ldr w27, [x0, #888]  /* again */
    orr w21, w21, w17, ror #20
    ldr w28, [x0, #908]  /* again */
    eor v22.16b, v26.16b, v22.16b
    and v26.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v24.16b
    eor v2.16b, v2.16b, v29.16b
    eor v24.16b, v6.16b, v24.16b
    eor w8, w21, w8, ror #24
    extr w21, w17, w17, #20
    and v6.16b, v6.16b, v22.16b
    eor v26.16b, v5.16b, v26.16b
    and v5.16b, v1.16b, v28.16b
    eor v1.16b, v1.16b, v31.16b
    eor v22.16b, v22.16b, v29.16b
    and v29.16b, v21.16b, v20.16b
    eor v21.16b, v21.16b, v30.16b
    orr w21, w21, w1, ror #4
    eor v23.16b, v23.16b, v6.16b
    shl v6.16b, v4.16b, #1
    eor v25.16b, v25.16b, v5.16b
    ldp q5, q7, [x0, #336]
    eor w16, w21, w16, ror #12
    eor v27.16b, v27.16b, v29.16b
    extr w21, w7, w7, #12
    eor w23, w8, w1, ror #4
    sri v6.16b, v4.16b, #7
    orr v29.16b, v25.16b, v1.16b
    eor v31.16b, v31.16b, v25.16b
    orr w21, w21, w19, ror #20
    eor v30.16b, v30.16b, v27.16b
    eor w15, w23, w15, ror #28
    eor w11, w21, w11, ror #24
    extr w21, w19, w19, #20
    eor v29.16b, v3.16b, v29.16b
    orr v3.16b, v27.16b, v21.16b
    orr w21, w21, w5, ror #4
    eor w7, w21, w7, ror #12
    eor v28.16b, v28.16b, v29.16b
    eor v0.16b, v0.16b, v3.16b
    and v3.16b, v29.16b, v1.16b
    and w21, w8, w14
    eor w30, w6, w7
    eor w21, w16, w21
    eor w16, w14, w16
    eor v20.16b, v20.16b, v0.16b
    eor v25.16b, v25.16b, v3.16b
    and v3.16b, v0.16b, v21.16b
    eor w13, w16, w13, ror #16
    and w16, w23, w16
    ldr w23, [x0, #892]  /* again */
    eor w3, w30, w3, ror #16
    eor w1, w13, w1, ror #4
    eor w16, w16, w17, ror #20
    eor v25.16b, v25.16b, v5.16b
    eor v27.16b, v27.16b, v3.16b
    and v3.16b, v31.16b, v28.16b
    eor v28.16b, v28.16b, v19.16b
    eor v31.16b, v31.16b, v8.16b
    eor v19.16b, v20.16b, v19.16b
    and v20.16b, v30.16b, v20.16b
    eor v30.16b, v30.16b, v8.16b
    shl v4.16b, v25.16b, #2
    eor v27.16b, v27.16b, v5.16b
    eor v1.16b, v1.16b, v3.16b
    shl v3.16b, v28.16b, #7
    ldp q8, q5, [x0, #304]
    eor w17, w15, w17, ror #20
    eor v20.16b, v21.16b, v20.16b
    shl v21.16b, v31.16b, #6
    sri v4.16b, v25.16b, #6
    eor w12, w16, w12, ror #8
    eor v25.16b, v1.16b, v7.16b
    sri v3.16b, v28.16b, #1
    shl v28.16b, v24.16b, #1
    shl v1.16b, v19.16b, #7
    eor v20.16b, v20.16b, v7.16b
    sri v21.16b, v31.16b, #2
    eor w14, w14, w12
    and w16, w8, w21
    shl v31.16b, v25.16b, #3
    sri v28.16b, v24.16b, #7
    shl v24.16b, v27.16b, #2
    sri v1.16b, v19.16b, #1
    eor w8, w8, w14
    eor v19.16b, v29.16b, v5.16b
    eor v26.16b, v26.16b, v8.16b
    sri v31.16b, v25.16b, #5
    eor v25.16b, v0.16b, v5.16b
    shl v29.16b, v20.16b, #3
    sri v24.16b, v27.16b, #6
    eor v23.16b, v23.16b, v8.16b
    shl v27.16b, v30.16b, #6
    shl v0.16b, v19.16b, #5
    shl v5.16b, v26.16b, #4
    orn v7.16b, v31.16b, v3.16b
    eor w16, w17, w16
    sri v29.16b, v20.16b, #5
    shl v20.16b, v25.16b, #5
    orn w17, w15, w13
    sri v27.16b, v30.16b, #2
    sri v0.16b, v19.16b, #3
    sri v5.16b, v26.16b, #4
    shl v19.16b, v23.16b, #4
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q26, q30, [x0, #688]
    eor w14, w14, w16
    sri v20.16b, v25.16b, #3
    orn v25.16b, v29.16b, v1.16b
    eor w12, w12, w17
    eor v7.16b, v0.16b, v7.16b
    orr v0.16b, v0.16b, v31.16b
    sri v19.16b, v23.16b, #4
    ldr q23, [x0, #736]
    orr w17, w16, w8
    eor v25.16b, v20.16b, v25.16b
    orr v20.16b, v20.16b, v29.16b
    eor w17, w1, w17
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v2.16b, v7.16b
    eor w1, w21, w17
    orn w21, w12, w13
    eor v20.16b, v24.16b, v20.16b
    eor v24.16b, v22.16b, v25.16b
    eor v8.16b, v3.16b, v0.16b
    eor v5.16b, v5.16b, v4.16b
    eor w15, w15, w21
    and w21, w17, w8
    eor w17, w17, w23
    and w29, w14, w1
    and w26, w12, w15
    eor v19.16b, v19.16b, v24.16b
    eor v6.16b, v6.16b, v8.16b
    eor v3.16b, v3.16b, v5.16b
    bic v4.16b, v4.16b, v8.16b
    eor w16, w16, w21
    ldr w21, [x0, #884]  /* again */
    eor w15, w15, w25
    eon w13, w26, w13
    eor w16, w16, w24
    ldr w26, [x0, #904]  /* again */
    eor w14, w14, w28
    eor v4.16b, v31.16b, v4.16b
    eor v31.16b, v31.16b, v6.16b
    eor w13, w13, w27
    eor w8, w8, w29
    eor w29, w11, w5, ror #4
    eor w5, w3, w5, ror #4
    eor w8, w8, w9
    eor v21.16b, v21.16b, v4.16b
    orr v4.16b, v5.16b, v6.16b
    eor w12, w12, w21
    eor w20, w29, w20, ror #28
    and w29, w29, w30
    eor w1, w1, w26
    eor w29, w29, w19, ror #20
    eor v4.16b, v21.16b, v4.16b
    eor v21.16b, v2.16b, v21.16b
    and v2.16b, v0.16b, v2.16b
    eor w19, w20, w19, ror #20
    eor w4, w29, w4, ror #8
    and w29, w11, w6
    eor w6, w6, w4
    eor w7, w7, w29
    eor v2.16b, v7.16b, v2.16b
    orr v7.16b, v5.16b, v4.16b
    orn w29, w20, w3
    eor w4, w4, w29
    and w29, w11, w7
    eor w11, w11, w6
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v19.16b
    eor w19, w19, w29
    orn w29, w4, w3
    eor w6, w6, w19
    eor w20, w20, w29
    eor v28.16b, v28.16b, v7.16b
    bic v24.16b, v24.16b, v7.16b
    and v7.16b, v4.16b, v6.16b
    eor v4.16b, v4.16b, v16.16b
    orr w29, w19, w11
    eor w5, w5, w29
    eor v24.16b, v29.16b, v24.16b
    eor v5.16b, v5.16b, v7.16b
    orr v7.16b, v19.16b, v28.16b
    eor v29.16b, v29.16b, v28.16b
    eor w7, w7, w5
    and w29, w4, w20
    eor w4, w4, w21
    eor w20, w20, w25
    eor v24.16b, v27.16b, v24.16b
    and v27.16b, v0.16b, v2.16b
    eor v0.16b, v0.16b, v21.16b
    eor v5.16b, v5.16b, v26.16b
    eon w3, w29, w3
    and w21, w5, w11
    eor w5, w5, w23
    ldr w23, [x0, #864]  /* again */
    eor v7.16b, v24.16b, v7.16b
    eor v27.16b, v31.16b, v27.16b
    and v31.16b, v20.16b, v22.16b
    eor v22.16b, v22.16b, v24.16b
    shl v24.16b, v4.16b, #1
    eor w3, w3, w27
    eor w19, w19, w21
    and w21, w6, w7
    eor w7, w7, w26
    eor v21.16b, v21.16b, v27.16b
    eor v25.16b, v25.16b, v31.16b
    orr v31.16b, v19.16b, v7.16b
    sri v24.16b, v4.16b, #7
    orr v4.16b, v27.16b, v0.16b
    eor w19, w19, w24
    eor w6, w6, w28
    eor w11, w11, w21
    ldr w24, [x0, #952]  /* again */
    ldr w26, [x0, #856]  /* again */
    eor v28.16b, v28.16b, v31.16b
    and v31.16b, v20.16b, v25.16b
    eor v3.16b, v3.16b, v4.16b
    eor v20.16b, v20.16b, v22.16b
    shl v4.16b, v5.16b, #4
    eor w9, w11, w9
    extr w11, w17, w17, #12
    ldr w27, [x0, #876]  /* again */
    ldr w29, [x0, #868]  /* again */
    eor v29.16b, v29.16b, v31.16b
    and v31.16b, v7.16b, v28.16b
    eor v2.16b, v2.16b, v3.16b
    sri v4.16b, v5.16b, #4
    and v5.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v30.16b
    eor v7.16b, v7.16b, v16.16b
    orr w11, w11, w8, ror #20
    eor v22.16b, v22.16b, v29.16b
    eor v19.16b, v19.16b, v31.16b
    orr v31.16b, v29.16b, v20.16b
    eor w11, w11, w16, ror #24
    eor v27.16b, v27.16b, v5.16b
    and v5.16b, v21.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    extr w16, w8, w8, #20
    eor w21, w11, w1, ror #4
    eor v19.16b, v19.16b, v26.16b
    eor v26.16b, v1.16b, v31.16b
    shl v31.16b, v3.16b, #5
    eor v27.16b, v27.16b, v18.16b
    eor v0.16b, v0.16b, v5.16b
    shl v1.16b, v2.16b, #7
    ldr q5, [x0, #256]
    orr w16, w16, w1, ror #4
    eor w12, w21, w12, ror #28
    eor v25.16b, v25.16b, v26.16b
    sri v31.16b, v3.16b, #3
    and v3.16b, v26.16b, v20.16b
    eor v0.16b, v0.16b, v23.16b
    sri v1.16b, v2.16b, #1
    shl v2.16b, v27.16b, #2
    eor v26.16b, v26.16b, v30.16b
    ldr q30, [x0, #768]
    eor w16, w16, w17, ror #12
    extr w17, w5, w5, #12
    eor v29.16b, v29.16b, v3.16b
    and v3.16b, v22.16b, v25.16b
    eor v25.16b, v25.16b, v17.16b
    sri v2.16b, v27.16b, #6
    shl v27.16b, v0.16b, #3
    orr w17, w17, w9, ror #20
    eor v6.16b, v6.16b, v5.16b
    eor v29.16b, v29.16b, v18.16b
    eor v20.16b, v20.16b, v3.16b
    shl v3.16b, v7.16b, #1
    eor v28.16b, v28.16b, v5.16b
    sri v27.16b, v0.16b, #5
    shl v0.16b, v25.16b, #7
    shl v5.16b, v26.16b, #5
    eor w17, w17, w19, ror #24
    extr w19, w9, w9, #20
    eor v21.16b, v21.16b, v30.16b
    sri v3.16b, v7.16b, #7
    shl v7.16b, v29.16b, #2
    eor v20.16b, v20.16b, v23.16b
    orr v23.16b, v31.16b, v27.16b
    sri v0.16b, v25.16b, #1
    orn v25.16b, v27.16b, v1.16b
    sri v5.16b, v26.16b, #3
    shl v26.16b, v21.16b, #6
    eor v22.16b, v22.16b, v30.16b
    sri v7.16b, v29.16b, #6
    shl v29.16b, v20.16b, #3
    eor v23.16b, v2.16b, v23.16b
    shl v30.16b, v19.16b, #4
    eor v25.16b, v31.16b, v25.16b
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q31, q2, [x0, #544]
    sri v26.16b, v21.16b, #2
    shl v21.16b, v22.16b, #6
    orr w19, w19, w7, ror #4
    sri v29.16b, v20.16b, #5
    eor v20.16b, v1.16b, v23.16b
    sri v30.16b, v19.16b, #4
    eor v19.16b, v6.16b, v25.16b
    eor w5, w19, w5, ror #12
    and w19, w11, w15
    sri v21.16b, v22.16b, #2
    and v22.16b, v23.16b, v6.16b
    eor w30, w20, w5
    eor v24.16b, v24.16b, v20.16b
    eor w19, w16, w19
    eor v4.16b, v4.16b, v19.16b
    bic v19.16b, v19.16b, v20.16b
    orr v20.16b, v5.16b, v29.16b
    eor w16, w15, w16
    eor v22.16b, v25.16b, v22.16b
    orn v25.16b, v29.16b, v0.16b
    eor w3, w30, w3, ror #16
    eor w13, w16, w13, ror #16
    eor v1.16b, v1.16b, v4.16b
    eor v19.16b, v27.16b, v19.16b
    eor v20.16b, v7.16b, v20.16b
    orr v7.16b, v4.16b, v24.16b
    eor v27.16b, v27.16b, v24.16b
    eor v25.16b, v5.16b, v25.16b
    and v5.16b, v23.16b, v22.16b
    eor w1, w13, w1, ror #4
    and w16, w21, w16
    eor v19.16b, v26.16b, v19.16b
    eor v26.16b, v0.16b, v20.16b
    ldr w21, [x0, #860]  /* again */
    eor w16, w16, w8, ror #20
    eor w8, w12, w8, ror #20
    eor v27.16b, v27.16b, v5.16b
    eor v5.16b, v28.16b, v25.16b
    eor w14, w16, w14, ror #8
    eor v7.16b, v19.16b, v7.16b
    eor v3.16b, v3.16b, v26.16b
    eor v19.16b, v6.16b, v19.16b
    and v6.16b, v20.16b, v28.16b
    eor w15, w15, w14
    and w16, w11, w19
    eor v30.16b, v30.16b, v5.16b
    bic v26.16b, v5.16b, v26.16b
    orr v5.16b, v4.16b, v7.16b
    eor w11, w11, w15
    eor v23.16b, v23.16b, v19.16b
    eor v25.16b, v25.16b, v6.16b
    eor v6.16b, v29.16b, v3.16b
    eor v19.16b, v19.16b, v27.16b
    eor v0.16b, v0.16b, v30.16b
    eor v26.16b, v29.16b, v26.16b
    eor v24.16b, v24.16b, v5.16b
    orr v29.16b, v30.16b, v3.16b
    orr v5.16b, v27.16b, v23.16b
    eor w16, w8, w16
    orn w8, w12, w13
    eor v21.16b, v21.16b, v26.16b
    and v26.16b, v7.16b, v24.16b
    eor v7.16b, v7.16b, v31.16b
    eor v1.16b, v1.16b, v5.16b
    and v5.16b, v20.16b, v25.16b
    eor w15, w15, w16
    eor w14, w14, w8
    orr w8, w16, w11
    eor v29.16b, v21.16b, v29.16b
    eor v26.16b, v4.16b, v26.16b
    eor v21.16b, v28.16b, v21.16b
    and v28.16b, v1.16b, v23.16b
    eor v4.16b, v6.16b, v5.16b
    eor v22.16b, v22.16b, v1.16b
    shl v5.16b, v7.16b, #1
    ldp q8, q6, [x0, #576]
    eor v31.16b, v29.16b, v31.16b
    eor v26.16b, v26.16b, v2.16b
    eor v20.16b, v20.16b, v21.16b
    eor v27.16b, v27.16b, v28.16b
    eor v21.16b, v21.16b, v4.16b
    orr v28.16b, v30.16b, v29.16b
    sri v5.16b, v7.16b, #7
    eor w8, w1, w8
    eor w1, w19, w8
    orn w19, w14, w13
    eor v28.16b, v3.16b, v28.16b
    orr v3.16b, v4.16b, v20.16b
    and w28, w15, w1
    eor w12, w12, w19
    and w19, w8, w11
    eor w8, w8, w21
    eor v1.16b, v1.16b, v6.16b
    and w25, w14, w12
    and v29.16b, v29.16b, v28.16b
    eor v0.16b, v0.16b, v3.16b
    and v3.16b, v19.16b, v22.16b
    eor v22.16b, v22.16b, v8.16b
    eor w16, w16, w19
    ldr w19, [x0, #852]  /* again */
    eor w12, w12, w24
    eon w13, w25, w13
    eor v29.16b, v30.16b, v29.16b
    and v30.16b, v0.16b, v20.16b
    eor v23.16b, v23.16b, v3.16b
    eor v25.16b, v25.16b, v0.16b
    shl v3.16b, v22.16b, #7
    eor v0.16b, v0.16b, v6.16b
    ldp q6, q7, [x0, #608]
    eor w16, w16, w23
    eor v29.16b, v29.16b, v2.16b
    eor v30.16b, v4.16b, v30.16b
    shl v2.16b, v1.16b, #5
    eor v4.16b, v25.16b, v8.16b
    and v25.16b, v21.16b, v25.16b
    sri v3.16b, v22.16b, #1
    shl v22.16b, v26.16b, #4
    eor w14, w14, w19
    ldr w25, [x0, #872]  /* again */
    eor w13, w13, w26
    sri v2.16b, v1.16b, #3
    ldr q1, [x0, #240]
    eor v20.16b, v20.16b, v25.16b
    ldr q25, [x0, #640]
    sri v22.16b, v26.16b, #4
    shl v26.16b, v31.16b, #1
    eor w15, w15, w27
    eor w11, w11, w28
    eor v27.16b, v27.16b, v6.16b
    eor v23.16b, v23.16b, v7.16b
    eor v30.16b, v30.16b, v6.16b
    shl v6.16b, v4.16b, #7
    eor v20.16b, v20.16b, v7.16b
    sri v26.16b, v31.16b, #7
    shl v31.16b, v0.16b, #5
    shl v7.16b, v29.16b, #4
    eor w1, w1, w25
    eor w11, w11, w29
    eor w28, w17, w7, ror #4
    sri v6.16b, v4.16b, #1
    shl v4.16b, v27.16b, #2
    eor v24.16b, v24.16b, v1.16b
    sri v31.16b, v0.16b, #3
    shl v0.16b, v23.16b, #3
    eor v19.16b, v19.16b, v25.16b
    sri v7.16b, v29.16b, #4
    shl v29.16b, v30.16b, #2
    eor v28.16b, v28.16b, v1.16b
    sri v4.16b, v27.16b, #6
    shl v27.16b, v20.16b, #3
    eor v21.16b, v21.16b, v25.16b
    sri v0.16b, v23.16b, #5
    shl v23.16b, v19.16b, #6
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q25, q1, [x0, #416]
    sri v29.16b, v30.16b, #6
    ldp q8, q30, [x0, #480]
    eor w4, w28, w4, ror #28
    sri v27.16b, v20.16b, #5
    and w28, w28, w30
    orn v20.16b, v0.16b, v3.16b
    sri v23.16b, v19.16b, #2
    orr v19.16b, v2.16b, v0.16b
    eor w7, w3, w7, ror #4
    eor w28, w28, w9, ror #20
    eor w9, w4, w9, ror #20
    eor v20.16b, v2.16b, v20.16b
    eor w6, w28, w6, ror #8
    eor v19.16b, v4.16b, v19.16b
    and w28, w17, w20
    eor w20, w20, w6
    eor w5, w5, w28
    orn w28, w4, w3
    eor v2.16b, v3.16b, v19.16b
    eor w6, w6, w28
    and w28, w17, w5
    eor w17, w17, w20
    eor w9, w9, w28
    eor v4.16b, v5.16b, v2.16b
    eor v5.16b, v24.16b, v20.16b
    orn w28, w6, w3
    eor w20, w20, w9
    eor w4, w4, w28
    orr w28, w9, w17
    eor v22.16b, v22.16b, v5.16b
    bic v2.16b, v5.16b, v2.16b
    eor w7, w7, w28
    and w28, w6, w4
    eor w6, w6, w19
    eor w4, w4, w24
    eor w5, w5, w7
    eon w3, w28, w3
    eor v3.16b, v3.16b, v22.16b
    eor v2.16b, v0.16b, v2.16b
    eor v0.16b, v0.16b, v4.16b
    eor w3, w3, w26
    and w19, w7, w17
    eor w7, w7, w21
    ldr w24, [x0, #948]  /* again */
    ldr w26, [x0, #824]  /* again */
    eor w9, w9, w19
    eor v23.16b, v23.16b, v2.16b
    orr v2.16b, v22.16b, v4.16b
    and w19, w20, w5
    eor w9, w9, w23
    eor w5, w5, w25
    eor w20, w20, w27
    eor w17, w17, w19
    extr w19, w8, w8, #12
    ldr w23, [x0, #832]  /* again */
    eor v2.16b, v23.16b, v2.16b
    eor v23.16b, v24.16b, v23.16b
    and v24.16b, v19.16b, v24.16b
    eor w17, w17, w29
    orr w19, w19, w11, ror #20
    ldr w27, [x0, #844]  /* again */
    ldr w29, [x0, #836]  /* again */
    eor w16, w19, w16, ror #24
    extr w19, w11, w11, #20
    eor v20.16b, v20.16b, v24.16b
    orr v24.16b, v22.16b, v2.16b
    eor w21, w16, w1, ror #4
    orr w19, w19, w1, ror #4
    eor w14, w21, w14, ror #28
    eor w8, w19, w8, ror #12
    extr w19, w7, w7, #12
    eor v24.16b, v4.16b, v24.16b
    orr v4.16b, v31.16b, v27.16b
    orr w19, w19, w17, ror #20
    eor w9, w19, w9, ror #24
    extr w19, w17, w17, #20
    eor v29.16b, v29.16b, v4.16b
    orn v4.16b, v27.16b, v6.16b
    orr w19, w19, w5, ror #4
    eor w7, w19, w7, ror #12
    and w19, w16, w12
    eor v31.16b, v31.16b, v4.16b
    eor v4.16b, v6.16b, v29.16b
    eor w30, w4, w7
    eor w19, w8, w19
    eor w8, w12, w8
    eor w3, w30, w3, ror #16
    eor v5.16b, v28.16b, v31.16b
    eor v26.16b, v26.16b, v4.16b
    eor w13, w8, w13, ror #16
    and w8, w21, w8
    ldr w21, [x0, #828]  /* again */
    eor w1, w13, w1, ror #4
    eor w8, w8, w11, ror #20
    eor v7.16b, v7.16b, v5.16b
    bic v4.16b, v5.16b, v4.16b
    eor w11, w14, w11, ror #20
    eor w15, w8, w15, ror #8
    and w8, w16, w19
    eor w12, w12, w15
    eor v5.16b, v6.16b, v7.16b
    eor v4.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v26.16b
    shl v6.16b, v21.16b, #6
    eor w16, w16, w12
    eor w11, w11, w8
    orn w8, w14, w13
    eor w12, w12, w11
    eor w15, w15, w8
    sri v6.16b, v21.16b, #2
    orr w8, w11, w16
    eor w8, w1, w8
    eor v21.16b, v6.16b, v4.16b
    orr v4.16b, v7.16b, v26.16b
    eor w1, w19, w8
    orn w19, w15, w13
    and w28, w12, w1
    eor w14, w14, w19
    and w19, w8, w16
    eor v4.16b, v21.16b, v4.16b
    eor v21.16b, v28.16b, v21.16b
    and v28.16b, v29.16b, v28.16b
    eor w8, w8, w21
    eor w11, w11, w19
    ldr w19, [x0, #820]  /* again */
    and w25, w15, w14
    eor w14, w14, w24
    eor w11, w11, w23
    eor w12, w12, w27
    eor v28.16b, v31.16b, v28.16b
    orr v31.16b, v7.16b, v4.16b
    eon w13, w25, w13
    ldr w25, [x0, #840]  /* again */
    eor w16, w16, w28
    eor w28, w9, w5, ror #4
    eor w13, w13, w26
    eor w5, w3, w5, ror #4
    and v6.16b, v29.16b, v28.16b
    eor v26.16b, v26.16b, v31.16b
    and v31.16b, v2.16b, v24.16b
    eor v2.16b, v2.16b, v25.16b
    eor v25.16b, v4.16b, v25.16b
    eor v29.16b, v29.16b, v21.16b
    eor w15, w15, w19
    eor w16, w16, w29
    eor v27.16b, v27.16b, v6.16b
    and v4.16b, v4.16b, v26.16b
    eor v22.16b, v22.16b, v31.16b
    and v31.16b, v19.16b, v20.16b
    eor v19.16b, v19.16b, v23.16b
    eor w1, w1, w25
    eor w6, w28, w6, ror #28
    and w28, w28, w30
    eor v21.16b, v21.16b, v27.16b
    eor v4.16b, v7.16b, v4.16b
    eor v22.16b, v22.16b, v1.16b
    eor v31.16b, v0.16b, v31.16b
    shl v0.16b, v2.16b, #1
    eor w28, w28, w17, ror #20
    eor w17, w6, w17, ror #20
    eor v1.16b, v4.16b, v1.16b
    eor w20, w28, w20, ror #8
    orr v4.16b, v31.16b, v19.16b
    eor v23.16b, v23.16b, v31.16b
    sri v0.16b, v2.16b, #7
    ldp q2, q6, [x0, #448]
    and w28, w9, w4
    eor w4, w4, w20
    eor v3.16b, v3.16b, v4.16b
    orr v4.16b, v27.16b, v29.16b
    eor w7, w7, w28
    orn w28, w6, w3
    eor w20, w20, w28
    eor v20.16b, v20.16b, v3.16b
    eor v4.16b, v5.16b, v4.16b
    and v5.16b, v3.16b, v19.16b
    and w28, w9, w7
    eor w9, w9, w4
    eor w19, w20, w19
    eor v3.16b, v3.16b, v2.16b
    eor w17, w17, w28
    eor v28.16b, v28.16b, v4.16b
    eor v31.16b, v31.16b, v5.16b
    and v5.16b, v4.16b, v29.16b
    eor v2.16b, v4.16b, v2.16b
    and v4.16b, v23.16b, v20.16b
    eor v20.16b, v20.16b, v30.16b
    eor w4, w4, w17
    orn w28, w20, w3
    eor v30.16b, v28.16b, v30.16b
    and v28.16b, v21.16b, v28.16b
    eor v27.16b, v27.16b, v5.16b
    eor v31.16b, v31.16b, v6.16b
    eor v19.16b, v19.16b, v4.16b
    shl v4.16b, v20.16b, #7
    shl v5.16b, v3.16b, #5
    eor w6, w6, w28
    orr w28, w17, w9
    eor v28.16b, v29.16b, v28.16b
    shl v29.16b, v22.16b, #4
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v31.16b, #2
    sri v4.16b, v20.16b, #1
    sri v5.16b, v3.16b, #3
    eor v19.16b, v19.16b, v8.16b
    ldr q20, [x0, #224]
    ldr q3, [x0, #512]
    sri v29.16b, v22.16b, #4
    shl v22.16b, v25.16b, #1
    sri v6.16b, v31.16b, #6
    shl v31.16b, v30.16b, #7
    eor v28.16b, v28.16b, v8.16b
    shl v7.16b, v19.16b, #3
    eor w5, w5, w28
    and w28, w20, w6
    eor w6, w6, w24
    sri v22.16b, v25.16b, #7
    shl v25.16b, v27.16b, #2
    sri v31.16b, v30.16b, #1
    shl v30.16b, v2.16b, #5
    sri v7.16b, v19.16b, #5
    shl v19.16b, v28.16b, #3
    eor w7, w7, w5
    eon w3, w28, w3
    and w20, w5, w9
    eor v24.16b, v24.16b, v20.16b
    eor v23.16b, v23.16b, v3.16b
    sri v25.16b, v27.16b, #6
    orr v27.16b, v5.16b, v7.16b
    sri v30.16b, v2.16b, #3
    orn v2.16b, v7.16b, v4.16b
    sri v19.16b, v28.16b, #5
    shl v28.16b, v1.16b, #4
    eor v20.16b, v26.16b, v20.16b
    shl v26.16b, v23.16b, #6
    eor v21.16b, v21.16b, v3.16b
    eor v27.16b, v6.16b, v27.16b
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q3, q6, [x0, #288]
    eor v2.16b, v5.16b, v2.16b
    orr v5.16b, v30.16b, v19.16b
    sri v28.16b, v1.16b, #4
    orn v1.16b, v19.16b, v31.16b
    sri v26.16b, v23.16b, #2
    shl v23.16b, v21.16b, #6
    eor w3, w3, w26
    eor w5, w5, w21
    eor w17, w17, w20
    eor v25.16b, v25.16b, v5.16b
    eor v5.16b, v4.16b, v27.16b
    eor v30.16b, v30.16b, v1.16b
    eor v1.16b, v24.16b, v2.16b
    sri v23.16b, v21.16b, #2
    and v21.16b, v27.16b, v24.16b
    eor w17, w17, w23
    and w20, w4, w7
    eor w7, w7, w25
    eor v0.16b, v0.16b, v5.16b
    eor w4, w4, w27
    eor v29.16b, v29.16b, v1.16b
    bic v1.16b, v1.16b, v5.16b
    eor v5.16b, v31.16b, v25.16b
    eor v21.16b, v2.16b, v21.16b
    eor v2.16b, v20.16b, v30.16b
    eor w9, w9, w20
    extr w20, w8, w8, #12
    ldr w24, [x0, #944]  /* again */
    eor v4.16b, v4.16b, v29.16b
    eor v1.16b, v7.16b, v1.16b
    eor v22.16b, v22.16b, v5.16b
    eor v7.16b, v7.16b, v0.16b
    eor v28.16b, v28.16b, v2.16b
    bic v2.16b, v2.16b, v5.16b
    orr v5.16b, v29.16b, v0.16b
    eor w9, w9, w29
    orr w20, w20, w16, ror #20
    eor v26.16b, v26.16b, v1.16b
    and v1.16b, v27.16b, v21.16b
    ldr w26, [x0, #792]  /* again */
    eor v31.16b, v31.16b, v28.16b
    eor v2.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v22.16b
    eor w11, w20, w11, ror #24
    extr w20, w16, w16, #20
    eor v5.16b, v26.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    orr v7.16b, v28.16b, v22.16b
    eor v24.16b, v24.16b, v26.16b
    eor v23.16b, v23.16b, v2.16b
    and v26.16b, v25.16b, v20.16b
    ldp q8, q2, [x0, #352]
    orr w20, w20, w1, ror #4
    eor w23, w11, w1, ror #4
    ldr w27, [x0, #812]  /* again */
    ldr w29, [x0, #804]  /* again */
    eor v27.16b, v27.16b, v24.16b
    eor v7.16b, v23.16b, v7.16b
    eor v26.16b, v30.16b, v26.16b
    eor v20.16b, v20.16b, v23.16b
    orr v23.16b, v29.16b, v5.16b
    eor v24.16b, v24.16b, v1.16b
    eor w8, w20, w8, ror #12
    extr w20, w5, w5, #12
    eor w15, w23, w15, ror #28
    orr v30.16b, v28.16b, v7.16b
    orr w20, w20, w9, ror #20
    eor v23.16b, v0.16b, v23.16b
    eor v0.16b, v5.16b, v3.16b
    eor v3.16b, v7.16b, v3.16b
    eor w17, w20, w17, ror #24
    extr w20, w9, w9, #20
    eor v22.16b, v22.16b, v30.16b
    and v30.16b, v5.16b, v23.16b
    orr w20, w20, w7, ror #4
    and v5.16b, v7.16b, v22.16b
    eor w5, w20, w5, ror #12
    and w20, w11, w14
    eor v29.16b, v29.16b, v30.16b
    orr v30.16b, v1.16b, v27.16b
    eor w30, w6, w5
    eor w20, w8, w20
    eor w8, w14, w8
    eor v28.16b, v28.16b, v5.16b
    and v5.16b, v25.16b, v26.16b
    eor v25.16b, v25.16b, v20.16b
    eor v29.16b, v29.16b, v6.16b
    eor v30.16b, v4.16b, v30.16b
    shl v4.16b, v0.16b, #1
    eor w13, w8, w13, ror #16
    and w8, w23, w8
    eor v28.16b, v28.16b, v6.16b
    eor v19.16b, v19.16b, v5.16b
    eor w1, w13, w1, ror #4
    eor w8, w8, w16, ror #20
    and v5.16b, v30.16b, v27.16b
    eor v21.16b, v21.16b, v30.16b
    sri v4.16b, v0.16b, #7
    ldp q0, q6, [x0, #320]
    eor w16, w15, w16, ror #20
    eor v20.16b, v20.16b, v19.16b
    eor w12, w8, w12, ror #8
    and w8, w11, w20
    eor v1.16b, v1.16b, v5.16b
    orr v5.16b, v19.16b, v25.16b
    eor w14, w14, w12
    eor w16, w16, w8
    orn w8, w15, w13
    ldr w23, [x0, #800]  /* again */
    eor w11, w11, w14
    eor w14, w14, w16
    eor w12, w12, w8
    eor v31.16b, v31.16b, v5.16b
    and v5.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v2.16b
    orr w8, w16, w11
    eor w3, w30, w3, ror #16
    eor v1.16b, v1.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v26.16b, v26.16b, v31.16b
    eor v27.16b, v27.16b, v5.16b
    and v5.16b, v31.16b, v25.16b
    eor v31.16b, v31.16b, v0.16b
    shl v0.16b, v21.16b, #7
    eor w8, w1, w8
    eor v2.16b, v26.16b, v2.16b
    and v26.16b, v20.16b, v26.16b
    eor v19.16b, v19.16b, v5.16b
    shl v5.16b, v1.16b, #2
    sri v0.16b, v21.16b, #1
    shl v21.16b, v30.16b, #5
    eor v27.16b, v27.16b, v8.16b
    eor w1, w20, w8
    shl v7.16b, v2.16b, #7
    eor v25.16b, v25.16b, v26.16b
    shl v26.16b, v29.16b, #4
    sri v5.16b, v1.16b, #6
    ldr q1, [x0, #208]
    sri v21.16b, v30.16b, #3
    shl v30.16b, v27.16b, #3
    eor v19.16b, v19.16b, v6.16b
    ldr q6, [x0, #384]
    eor v25.16b, v25.16b, v8.16b
    sri v26.16b, v29.16b, #4
    shl v29.16b, v3.16b, #1
    sri v7.16b, v2.16b, #1
    shl v2.16b, v31.16b, #5
    sri v30.16b, v27.16b, #5
    shl v27.16b, v19.16b, #2
    orn w20, w12, w13
    and w28, w14, w1
    eor w14, w14, w27
    sri v29.16b, v3.16b, #7
    eor w15, w15, w20
    sri v2.16b, v31.16b, #3
    orr v3.16b, v21.16b, v30.16b
    sri v27.16b, v19.16b, #6
    eor v19.16b, v23.16b, v1.16b
    orn v23.16b, v30.16b, v0.16b
    eor v22.16b, v22.16b, v1.16b
    shl v1.16b, v25.16b, #3
    eor v24.16b, v24.16b, v6.16b
    eor v20.16b, v20.16b, v6.16b
    eor v31.16b, v5.16b, v3.16b
    shl v3.16b, v28.16b, #4
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q6, [x0, #736]
    eor v21.16b, v21.16b, v23.16b
    ldp q23, q5, [x0, #688]
    sri v1.16b, v25.16b, #5
    shl v25.16b, v24.16b, #6
    and w20, w8, w11
    eor w8, w8, w22
    sri v3.16b, v28.16b, #4
    eor v28.16b, v0.16b, v31.16b
    eor w16, w16, w20
    ldr w20, [x0, #788]  /* again */
    and w25, w12, w15
    sri v25.16b, v24.16b, #2
    eor v24.16b, v19.16b, v21.16b
    eor w16, w16, w23
    eor w15, w15, w24
    eor v4.16b, v4.16b, v28.16b
    eon w13, w25, w13
    ldr w25, [x0, #808]  /* again */
    eor w11, w11, w28
    eor w28, w17, w7, ror #4
    eor v26.16b, v26.16b, v24.16b
    bic v24.16b, v24.16b, v28.16b
    orr v28.16b, v2.16b, v1.16b
    eor w13, w13, w26
    eor w11, w11, w29
    eor w12, w12, w20
    eor w19, w28, w19, ror #28
    and w28, w28, w30
    eor v0.16b, v0.16b, v26.16b
    eor v24.16b, v30.16b, v24.16b
    eor v27.16b, v27.16b, v28.16b
    orr v28.16b, v26.16b, v4.16b
    eor v30.16b, v30.16b, v4.16b
    eor w1, w1, w25
    eor w7, w3, w7, ror #4
    eor w28, w28, w9, ror #20
    eor w9, w19, w9, ror #20
    eor v24.16b, v25.16b, v24.16b
    eor v25.16b, v7.16b, v27.16b
    eor w4, w28, w4, ror #8
    and w28, w17, w6
    eor w6, w6, w4
    eor w5, w5, w28
    eor v28.16b, v24.16b, v28.16b
    eor v29.16b, v29.16b, v25.16b
    eor v24.16b, v19.16b, v24.16b
    and v19.16b, v31.16b, v19.16b
    orn w28, w19, w3
    eor w4, w4, w28
    and w28, w17, w5
    eor w17, w17, w6
    eor v19.16b, v21.16b, v19.16b
    orr v21.16b, v26.16b, v28.16b
    eor w9, w9, w28
    orn w28, w4, w3
    eor w6, w6, w9
    eor w19, w19, w28
    orr w28, w9, w17
    eor v21.16b, v4.16b, v21.16b
    orn v4.16b, v1.16b, v7.16b
    eor w7, w7, w28
    and w28, w4, w19
    eor w4, w4, w20
    eor w19, w19, w24
    eor w5, w5, w7
    eon w3, w28, w3
    eor v2.16b, v2.16b, v4.16b
    shl v4.16b, v20.16b, #6
    and w20, w7, w17
    eor w3, w3, w26
    eor w7, w7, w22
    ldr w24, [x0, #940]  /* again */
    eor w9, w9, w20
    and w20, w6, w5
    eor w5, w5, w25
    sri v4.16b, v20.16b, #2
    eor v20.16b, v22.16b, v2.16b
    eor w9, w9, w23
    eor w6, w6, w27
    eor w17, w17, w20
    extr w20, w8, w8, #12
    ldr w23, [x0, #896]  /* again */
    ldr w26, [x0, #888]  /* again */
    eor w17, w17, w29
    eor v3.16b, v3.16b, v20.16b
    bic v20.16b, v20.16b, v25.16b
    and v25.16b, v28.16b, v21.16b
    eor v28.16b, v28.16b, v16.16b
    orr w20, w20, w11, ror #20
    ldr w27, [x0, #908]  /* again */
    ldr w29, [x0, #900]  /* again */
    eor v7.16b, v7.16b, v3.16b
    eor v20.16b, v1.16b, v20.16b
    eor v25.16b, v26.16b, v25.16b
    orr v26.16b, v3.16b, v29.16b
    eor v1.16b, v1.16b, v29.16b
    eor w16, w20, w16, ror #24
    extr w20, w11, w11, #20
    eor v20.16b, v4.16b, v20.16b
    and v4.16b, v31.16b, v19.16b
    eor v31.16b, v31.16b, v24.16b
    eor v25.16b, v25.16b, v23.16b
    orr w20, w20, w1, ror #4
    eor w22, w16, w1, ror #4
    eor v26.16b, v20.16b, v26.16b
    eor v30.16b, v30.16b, v4.16b
    and v4.16b, v27.16b, v22.16b
    eor v20.16b, v22.16b, v20.16b
    shl v22.16b, v28.16b, #1
    eor w8, w20, w8, ror #12
    extr w20, w7, w7, #12
    eor w12, w22, w12, ror #28
    eor v24.16b, v24.16b, v30.16b
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v3.16b, v26.16b
    sri v22.16b, v28.16b, #7
    orr v28.16b, v30.16b, v31.16b
    orr w20, w20, w17, ror #20
    eor w9, w20, w9, ror #24
    eor v29.16b, v29.16b, v4.16b
    and v4.16b, v27.16b, v2.16b
    eor v28.16b, v0.16b, v28.16b
    eor v27.16b, v27.16b, v20.16b
    shl v0.16b, v25.16b, #4
    extr w20, w17, w17, #20
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v26.16b, v29.16b
    eor v19.16b, v19.16b, v28.16b
    sri v0.16b, v25.16b, #4
    and v25.16b, v28.16b, v31.16b
    eor v28.16b, v28.16b, v5.16b
    eor v26.16b, v26.16b, v16.16b
    orr w20, w20, w5, ror #4
    eor v20.16b, v20.16b, v1.16b
    eor v3.16b, v3.16b, v4.16b
    orr v4.16b, v1.16b, v27.16b
    eor w7, w20, w7, ror #12
    eor v25.16b, v30.16b, v25.16b
    and v30.16b, v24.16b, v19.16b
    eor v19.16b, v19.16b, v17.16b
    and w20, w16, w15
    eor w30, w19, w7
    eor v23.16b, v3.16b, v23.16b
    eor v3.16b, v7.16b, v4.16b
    shl v4.16b, v28.16b, #5
    eor v25.16b, v25.16b, v18.16b
    eor v30.16b, v31.16b, v30.16b
    shl v31.16b, v19.16b, #7
    ldr q7, [x0, #192]
    eor w20, w8, w20
    eor w8, w15, w8
    eor v2.16b, v2.16b, v3.16b
    sri v4.16b, v28.16b, #3
    and v28.16b, v3.16b, v27.16b
    eor v30.16b, v30.16b, v6.16b
    sri v31.16b, v19.16b, #1
    shl v19.16b, v25.16b, #2
    eor v3.16b, v3.16b, v5.16b
    ldr q5, [x0, #768]
    eor w13, w8, w13, ror #16
    and w8, w22, w8
    eor v28.16b, v1.16b, v28.16b
    and v1.16b, v20.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    sri v19.16b, v25.16b, #6
    shl v25.16b, v30.16b, #3
    eor w1, w13, w1, ror #4
    eor w8, w8, w11, ror #20
    eor v21.16b, v21.16b, v7.16b
    eor v28.16b, v28.16b, v18.16b
    eor v27.16b, v27.16b, v1.16b
    shl v1.16b, v26.16b, #1
    eor v29.16b, v29.16b, v7.16b
    sri v25.16b, v30.16b, #5
    shl v30.16b, v2.16b, #7
    shl v7.16b, v3.16b, #5
    eor w11, w12, w11, ror #20
    eor w14, w8, w14, ror #8
    eor v24.16b, v24.16b, v5.16b
    sri v1.16b, v26.16b, #7
    shl v26.16b, v28.16b, #2
    eor v27.16b, v27.16b, v6.16b
    orr v6.16b, v4.16b, v25.16b
    sri v30.16b, v2.16b, #1
    orn v2.16b, v25.16b, v31.16b
    sri v7.16b, v3.16b, #3
    shl v3.16b, v24.16b, #6
    eor v20.16b, v20.16b, v5.16b
    sri v26.16b, v28.16b, #6
    shl v28.16b, v27.16b, #3
    eor v19.16b, v19.16b, v6.16b
    shl v5.16b, v23.16b, #4
    eor v2.16b, v4.16b, v2.16b
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q4, q6, [x0, #544]
    sri v3.16b, v24.16b, #2
    shl v24.16b, v20.16b, #6
    eor w15, w15, w14
    sri v28.16b, v27.16b, #5
    eor v27.16b, v31.16b, v19.16b
    sri v5.16b, v23.16b, #4
    eor v23.16b, v21.16b, v2.16b
    and w8, w16, w20
    eor w16, w16, w15
    sri v24.16b, v20.16b, #2
    and v20.16b, v19.16b, v21.16b
    eor w11, w11, w8
    eor v22.16b, v22.16b, v27.16b
    orn w8, w12, w13
    eor v0.16b, v0.16b, v23.16b
    bic v23.16b, v23.16b, v27.16b
    orr v27.16b, v7.16b, v28.16b
    eor w15, w15, w11
    eor v20.16b, v2.16b, v20.16b
    orn v2.16b, v28.16b, v30.16b
    eor w14, w14, w8
    orr w8, w11, w16
    eor v31.16b, v31.16b, v0.16b
    eor v23.16b, v25.16b, v23.16b
    eor v26.16b, v26.16b, v27.16b
    orr v27.16b, v0.16b, v22.16b
    eor v25.16b, v25.16b, v22.16b
    eor v2.16b, v7.16b, v2.16b
    and v7.16b, v19.16b, v20.16b
    eor w8, w1, w8
    ldr w22, [x0, #892]  /* again */
    eor v23.16b, v3.16b, v23.16b
    eor v3.16b, v30.16b, v26.16b
    eor w1, w20, w8
    orn w20, w14, w13
    eor w3, w30, w3, ror #16
    eor v25.16b, v25.16b, v7.16b
    eor v7.16b, v29.16b, v2.16b
    eor w12, w12, w20
    eor v27.16b, v23.16b, v27.16b
    eor v1.16b, v1.16b, v3.16b
    eor v21.16b, v21.16b, v23.16b
    and v23.16b, v26.16b, v29.16b
    and w20, w8, w16
    and w25, w14, w12
    eor v5.16b, v5.16b, v7.16b
    bic v3.16b, v7.16b, v3.16b
    orr v7.16b, v0.16b, v27.16b
    eor w8, w8, w22
    eor v19.16b, v19.16b, v21.16b
    eor v23.16b, v2.16b, v23.16b
    eor v2.16b, v28.16b, v1.16b
    eor v21.16b, v21.16b, v25.16b
    eor v30.16b, v30.16b, v5.16b
    eor v28.16b, v28.16b, v3.16b
    eor v22.16b, v22.16b, v7.16b
    orr v3.16b, v5.16b, v1.16b
    orr v7.16b, v25.16b, v19.16b
    eor w11, w11, w20
    ldr w20, [x0, #884]  /* again */
    eor w12, w12, w24
    eon w13, w25, w13
    eor v24.16b, v24.16b, v28.16b
    and v28.16b, v27.16b, v22.16b
    eor v27.16b, v27.16b, v4.16b
    eor v31.16b, v31.16b, v7.16b
    and v7.16b, v26.16b, v23.16b
    eor w11, w11, w23
    ldr w25, [x0, #904]  /* again */
    eor w13, w13, w26
    eor v3.16b, v24.16b, v3.16b
    eor v28.16b, v0.16b, v28.16b
    eor v24.16b, v29.16b, v24.16b
    and v29.16b, v31.16b, v19.16b
    eor v0.16b, v2.16b, v7.16b
    eor v20.16b, v20.16b, v31.16b
    shl v2.16b, v27.16b, #1
    ldp q8, q7, [x0, #576]
    eor v4.16b, v3.16b, v4.16b
    eor v28.16b, v28.16b, v6.16b
    eor v26.16b, v26.16b, v24.16b
    eor v25.16b, v25.16b, v29.16b
    eor v24.16b, v24.16b, v0.16b
    eor w14, w14, w20
    sri v2.16b, v27.16b, #7
    orr v27.16b, v5.16b, v3.16b
    and w28, w15, w1
    eor w1, w1, w25
    orr v29.16b, v0.16b, v26.16b
    eor w15, w15, w27
    eor w16, w16, w28
    eor w28, w9, w5, ror #4
    eor w5, w3, w5, ror #4
    eor v27.16b, v1.16b, v27.16b
    eor w16, w16, w29
    eor w4, w28, w4, ror #28
    eor v29.16b, v30.16b, v29.16b
    eor v31.16b, v31.16b, v7.16b
    and v30.16b, v21.16b, v20.16b
    eor v20.16b, v20.16b, v8.16b
    and w28, w28, w30
    and v1.16b, v3.16b, v27.16b
    and v3.16b, v29.16b, v26.16b
    eor v23.16b, v23.16b, v29.16b
    eor v19.16b, v19.16b, v30.16b
    shl v30.16b, v20.16b, #7
    eor v29.16b, v29.16b, v7.16b
    eor v1.16b, v5.16b, v1.16b
    ldp q5, q7, [x0, #608]
    eor w28, w28, w17, ror #20
    eor v0.16b, v0.16b, v3.16b
    shl v3.16b, v31.16b, #5
    eor w17, w4, w17, ror #20
    sri v30.16b, v20.16b, #1
    shl v20.16b, v28.16b, #4
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v23.16b, v8.16b
    and v23.16b, v24.16b, v23.16b
    eor w6, w28, w6, ror #8
    sri v3.16b, v31.16b, #3
    ldr q31, [x0, #176]
    and w28, w9, w19
    sri v20.16b, v28.16b, #4
    shl v28.16b, v4.16b, #1
    eor w19, w19, w6
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x0, #640]
    eor w7, w7, w28
    eor v25.16b, v25.16b, v5.16b
    eor v19.16b, v19.16b, v7.16b
    eor v0.16b, v0.16b, v5.16b
    shl v5.16b, v6.16b, #7
    sri v28.16b, v4.16b, #7
    eor v23.16b, v23.16b, v7.16b
    shl v4.16b, v29.16b, #5
    shl v7.16b, v1.16b, #4
    orn w28, w4, w3
    sri v5.16b, v6.16b, #1
    shl v6.16b, v25.16b, #2
    eor v22.16b, v22.16b, v31.16b
    sri v4.16b, v29.16b, #3
    shl v29.16b, v19.16b, #3
    sri v7.16b, v1.16b, #4
    shl v1.16b, v0.16b, #2
    eor v21.16b, v21.16b, v26.16b
    eor v27.16b, v27.16b, v31.16b
    sri v6.16b, v25.16b, #6
    shl v25.16b, v23.16b, #3
    eor v24.16b, v24.16b, v26.16b
    sri v29.16b, v19.16b, #5
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q26, q31, [x0, #416]
    sri v1.16b, v0.16b, #6
    shl v19.16b, v21.16b, #6
    ldp q8, q0, [x0, #480]
    eor w6, w6, w28
    sri v25.16b, v23.16b, #5
    and w28, w9, w7
    orn v23.16b, v29.16b, v30.16b
    eor w9, w9, w19
    sri v19.16b, v21.16b, #2
    orr v21.16b, v3.16b, v29.16b
    eor w17, w17, w28
    orn w28, w6, w3
    eor v23.16b, v3.16b, v23.16b
    eor w19, w19, w17
    eor w4, w4, w28
    orr w28, w17, w9
    eor v21.16b, v6.16b, v21.16b
    eor w5, w5, w28
    eor v6.16b, v22.16b, v23.16b
    and w28, w6, w4
    eor w6, w6, w20
    eor w7, w7, w5
    eor v3.16b, v30.16b, v21.16b
    eor w4, w4, w24
    eon w3, w28, w3
    and w20, w5, w9
    eor v20.16b, v20.16b, v6.16b
    eor w5, w5, w22
    eor w3, w3, w26
    eor w17, w17, w20
    eor v2.16b, v2.16b, v3.16b
    bic v3.16b, v6.16b, v3.16b
    and w20, w19, w7
    eor w17, w17, w23
    eor v30.16b, v30.16b, v20.16b
    eor w7, w7, w25
    eor w19, w19, w27
    eor w9, w9, w20
    extr w20, w8, w8, #12
    eor v3.16b, v29.16b, v3.16b
    eor v29.16b, v29.16b, v2.16b
    eor w9, w9, w29
    orr w20, w20, w16, ror #20
    ldr w23, [x0, #864]  /* again */
    ldr w24, [x0, #936]  /* again */
    ldr w26, [x0, #856]  /* again */
    eor w11, w20, w11, ror #24
    eor v19.16b, v19.16b, v3.16b
    orr v3.16b, v20.16b, v2.16b
    extr w20, w16, w16, #20
    eor w22, w11, w1, ror #4
    ldr w27, [x0, #876]  /* again */
    ldr w29, [x0, #868]  /* again */
    orr w20, w20, w1, ror #4
    eor w14, w22, w14, ror #28
    eor v3.16b, v19.16b, v3.16b
    eor v19.16b, v22.16b, v19.16b
    and v22.16b, v21.16b, v22.16b
    eor w8, w20, w8, ror #12
    extr w20, w5, w5, #12
    orr w20, w20, w9, ror #20
    eor v22.16b, v23.16b, v22.16b
    orr v23.16b, v20.16b, v3.16b
    eor w17, w20, w17, ror #24
    extr w20, w9, w9, #20
    orr w20, w20, w7, ror #4
    eor v23.16b, v2.16b, v23.16b
    orr v2.16b, v4.16b, v25.16b
    eor w5, w20, w5, ror #12
    and w20, w11, w12
    eor w30, w4, w5
    eor w20, w8, w20
    eor w8, w12, w8
    eor v1.16b, v1.16b, v2.16b
    orn v2.16b, v25.16b, v5.16b
    eor w3, w30, w3, ror #16
    eor w13, w8, w13, ror #16
    and w8, w22, w8
    ldr w22, [x0, #860]  /* again */
    eor w1, w13, w1, ror #4
    eor w8, w8, w16, ror #20
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v5.16b, v1.16b
    eor w16, w14, w16, ror #20
    eor w15, w8, w15, ror #8
    and w8, w11, w20
    eor w12, w12, w15
    eor v6.16b, v27.16b, v2.16b
    eor v28.16b, v28.16b, v4.16b
    eor w16, w16, w8
    eor w11, w11, w12
    orn w8, w14, w13
    eor w12, w12, w16
    eor v7.16b, v7.16b, v6.16b
    bic v4.16b, v6.16b, v4.16b
    shl v6.16b, v24.16b, #6
    eor w15, w15, w8
    orr w8, w16, w11
    eor v5.16b, v5.16b, v7.16b
    eor v4.16b, v25.16b, v4.16b
    eor v25.16b, v25.16b, v28.16b
    sri v6.16b, v24.16b, #2
    eor w8, w1, w8
    eor w1, w20, w8
    orn w20, w15, w13
    eor v24.16b, v6.16b, v4.16b
    orr v4.16b, v7.16b, v28.16b
    eor w14, w14, w20
    and w20, w8, w11
    eor w8, w8, w22
    and w28, w12, w1
    and w25, w15, w14
    eor w16, w16, w20
    ldr w20, [x0, #852]  /* again */
    eor v4.16b, v24.16b, v4.16b
    eor v24.16b, v27.16b, v24.16b
    and v27.16b, v1.16b, v27.16b
    eor w16, w16, w23
    eor w14, w14, w24
    eon w13, w25, w13
    ldr w25, [x0, #872]  /* again */
    eor w12, w12, w27
    eor w11, w11, w28
    eor w13, w13, w26
    eor v27.16b, v2.16b, v27.16b
    orr v2.16b, v7.16b, v4.16b
    eor w11, w11, w29
    eor w28, w17, w7, ror #4
    eor w7, w3, w7, ror #4
    eor w15, w15, w20
    eor w6, w28, w6, ror #28
    and v6.16b, v1.16b, v27.16b
    eor v28.16b, v28.16b, v2.16b
    and v2.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v26.16b
    eor v26.16b, v4.16b, v26.16b
    eor v1.16b, v1.16b, v24.16b
    eor w1, w1, w25
    and w28, w28, w30
    eor v25.16b, v25.16b, v6.16b
    and v4.16b, v4.16b, v28.16b
    eor v20.16b, v20.16b, v2.16b
    and v2.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v19.16b
    eor w28, w28, w9, ror #20
    eor w9, w6, w9, ror #20
    eor v24.16b, v24.16b, v25.16b
    eor v4.16b, v7.16b, v4.16b
    eor v20.16b, v20.16b, v31.16b
    eor v29.16b, v29.16b, v2.16b
    shl v2.16b, v3.16b, #1
    eor w19, w28, w19, ror #8
    and w28, w17, w4
    eor v31.16b, v4.16b, v31.16b
    eor w4, w4, w19
    orr v4.16b, v29.16b, v21.16b
    eor v19.16b, v19.16b, v29.16b
    sri v2.16b, v3.16b, #7
    ldp q3, q6, [x0, #448]
    eor w5, w5, w28
    orn w28, w6, w3
    eor v30.16b, v30.16b, v4.16b
    orr v4.16b, v25.16b, v1.16b
    eor w19, w19, w28
    and w28, w17, w5
    eor w17, w17, w4
    eor w9, w9, w28
    eor v22.16b, v22.16b, v30.16b
    eor v4.16b, v5.16b, v4.16b
    and v5.16b, v30.16b, v21.16b
    eor w4, w4, w9
    orn w28, w19, w3
    eor v30.16b, v30.16b, v3.16b
    eor w6, w6, w28
    eor v27.16b, v27.16b, v4.16b
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v4.16b, v1.16b
    eor v3.16b, v4.16b, v3.16b
    and v4.16b, v19.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    orr w28, w9, w17
    eor v0.16b, v27.16b, v0.16b
    and v27.16b, v24.16b, v27.16b
    eor v25.16b, v25.16b, v5.16b
    eor v29.16b, v29.16b, v6.16b
    eor v21.16b, v21.16b, v4.16b
    shl v4.16b, v22.16b, #7
    shl v5.16b, v30.16b, #5
    eor w7, w7, w28
    and w28, w19, w6
    eor v27.16b, v1.16b, v27.16b
    shl v1.16b, v20.16b, #4
    eor v25.16b, v25.16b, v6.16b
    shl v6.16b, v29.16b, #2
    sri v4.16b, v22.16b, #1
    sri v5.16b, v30.16b, #3
    eor v21.16b, v21.16b, v8.16b
    ldr q22, [x0, #160]
    ldr q30, [x0, #512]
    sri v1.16b, v20.16b, #4
    shl v20.16b, v26.16b, #1
    sri v6.16b, v29.16b, #6
    shl v29.16b, v0.16b, #7
    eor v27.16b, v27.16b, v8.16b
    shl v7.16b, v21.16b, #3
    eor w5, w5, w7
    eor w19, w19, w20
    eor w6, w6, w24
    sri v20.16b, v26.16b, #7
    shl v26.16b, v25.16b, #2
    sri v29.16b, v0.16b, #1
    shl v0.16b, v3.16b, #5
    sri v7.16b, v21.16b, #5
    shl v21.16b, v27.16b, #3
    eon w3, w28, w3
    and w20, w7, w17
    eor w7, w7, w22
    eor v23.16b, v23.16b, v22.16b
    eor v19.16b, v19.16b, v30.16b
    sri v26.16b, v25.16b, #6
    orr v25.16b, v5.16b, v7.16b
    sri v0.16b, v3.16b, #3
    orn v3.16b, v7.16b, v4.16b
    sri v21.16b, v27.16b, #5
    shl v27.16b, v31.16b, #4
    eor v22.16b, v28.16b, v22.16b
    shl v28.16b, v19.16b, #6
    eor v24.16b, v24.16b, v30.16b
    eor v25.16b, v6.16b, v25.16b
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q30, q6, [x0, #288]
    eor v3.16b, v5.16b, v3.16b
    orr v5.16b, v0.16b, v21.16b
    sri v27.16b, v31.16b, #4
    orn v31.16b, v21.16b, v29.16b
    sri v28.16b, v19.16b, #2
    shl v19.16b, v24.16b, #6
    eor w3, w3, w26
    eor w9, w9, w20
    and w20, w4, w5
    eor v26.16b, v26.16b, v5.16b
    eor v5.16b, v4.16b, v25.16b
    eor v31.16b, v0.16b, v31.16b
    eor v0.16b, v23.16b, v3.16b
    sri v19.16b, v24.16b, #2
    and v24.16b, v25.16b, v23.16b
    eor w9, w9, w23
    eor w5, w5, w25
    eor w4, w4, w27
    eor v2.16b, v2.16b, v5.16b
    eor w17, w17, w20
    eor v1.16b, v1.16b, v0.16b
    bic v0.16b, v0.16b, v5.16b
    eor v5.16b, v29.16b, v26.16b
    eor v24.16b, v3.16b, v24.16b
    eor v3.16b, v22.16b, v31.16b
    eor w17, w17, w29
    extr w20, w8, w8, #12
    ldr w24, [x0, #932]  /* again */
    eor v4.16b, v4.16b, v1.16b
    eor v0.16b, v7.16b, v0.16b
    eor v20.16b, v20.16b, v5.16b
    eor v7.16b, v7.16b, v2.16b
    eor v27.16b, v27.16b, v3.16b
    bic v3.16b, v3.16b, v5.16b
    orr v5.16b, v1.16b, v2.16b
    orr w20, w20, w11, ror #20
    ldr w26, [x0, #824]  /* again */
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v25.16b, v24.16b
    eor w16, w20, w16, ror #24
    eor v29.16b, v29.16b, v27.16b
    eor v3.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v20.16b
    extr w20, w11, w11, #20
    eor w23, w16, w1, ror #4
    eor v5.16b, v28.16b, v5.16b
    eor v0.16b, v7.16b, v0.16b
    orr v7.16b, v27.16b, v20.16b
    eor v23.16b, v23.16b, v28.16b
    eor v19.16b, v19.16b, v3.16b
    and v28.16b, v26.16b, v22.16b
    ldp q8, q3, [x0, #352]
    orr w20, w20, w1, ror #4
    eor w15, w23, w15, ror #28
    ldr w27, [x0, #844]  /* again */
    ldr w29, [x0, #836]  /* again */
    eor v25.16b, v25.16b, v23.16b
    eor v7.16b, v19.16b, v7.16b
    eor v28.16b, v31.16b, v28.16b
    eor v19.16b, v22.16b, v19.16b
    orr v22.16b, v1.16b, v5.16b
    eor v23.16b, v23.16b, v0.16b
    eor w8, w20, w8, ror #12
    extr w20, w7, w7, #12
    orr v31.16b, v27.16b, v7.16b
    orr w20, w20, w17, ror #20
    eor v22.16b, v2.16b, v22.16b
    eor v2.16b, v5.16b, v30.16b
    eor v30.16b, v7.16b, v30.16b
    eor w9, w20, w9, ror #24
    extr w20, w17, w17, #20
    eor v20.16b, v20.16b, v31.16b
    and v31.16b, v5.16b, v22.16b
    orr w20, w20, w5, ror #4
    and v5.16b, v7.16b, v20.16b
    eor w7, w20, w7, ror #12
    and w20, w16, w14
    eor v31.16b, v1.16b, v31.16b
    orr v1.16b, v0.16b, v25.16b
    eor w30, w6, w7
    eor w20, w8, w20
    eor w8, w14, w8
    eor v27.16b, v27.16b, v5.16b
    and v5.16b, v26.16b, v28.16b
    eor v26.16b, v26.16b, v19.16b
    eor v31.16b, v31.16b, v6.16b
    eor v1.16b, v4.16b, v1.16b
    shl v4.16b, v2.16b, #1
    eor w13, w8, w13, ror #16
    and w8, w23, w8
    eor v27.16b, v27.16b, v6.16b
    eor v21.16b, v21.16b, v5.16b
    eor w1, w13, w1, ror #4
    eor w8, w8, w11, ror #20
    and v5.16b, v1.16b, v25.16b
    eor v24.16b, v24.16b, v1.16b
    sri v4.16b, v2.16b, #7
    ldp q2, q6, [x0, #320]
    eor w11, w15, w11, ror #20
    eor v19.16b, v19.16b, v21.16b
    eor w12, w8, w12, ror #8
    and w8, w16, w20
    eor v0.16b, v0.16b, v5.16b
    orr v5.16b, v21.16b, v26.16b
    eor w14, w14, w12
    eor w11, w11, w8
    orn w8, w15, w13
    ldr w23, [x0, #832]  /* again */
    eor w16, w16, w14
    eor w14, w14, w11
    eor w12, w12, w8
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v23.16b, v24.16b
    eor v24.16b, v24.16b, v3.16b
    orr w8, w11, w16
    eor w3, w30, w3, ror #16
    eor v0.16b, v0.16b, v6.16b
    eor v1.16b, v1.16b, v2.16b
    eor v28.16b, v28.16b, v29.16b
    eor v25.16b, v25.16b, v5.16b
    and v5.16b, v29.16b, v26.16b
    eor v29.16b, v29.16b, v2.16b
    shl v2.16b, v24.16b, #7
    eor w8, w1, w8
    eor v3.16b, v28.16b, v3.16b
    and v28.16b, v19.16b, v28.16b
    eor v21.16b, v21.16b, v5.16b
    shl v5.16b, v0.16b, #2
    sri v2.16b, v24.16b, #1
    shl v24.16b, v1.16b, #5
    eor v25.16b, v25.16b, v8.16b
    eor w1, w20, w8
    shl v7.16b, v3.16b, #7
    eor v26.16b, v26.16b, v28.16b
    shl v28.16b, v31.16b, #4
    sri v5.16b, v0.16b, #6
    ldr q0, [x0, #144]
    sri v24.16b, v1.16b, #3
    shl v1.16b, v25.16b, #3
    eor v21.16b, v21.16b, v6.16b
    ldr q6, [x0, #384]
    eor v26.16b, v26.16b, v8.16b
    sri v28.16b, v31.16b, #4
    shl v31.16b, v30.16b, #1
    sri v7.16b, v3.16b, #1
    orn w20, w12, w13
    sri v1.16b, v25.16b, #5
    shl v25.16b, v21.16b, #2
    and w28, w14, w1
    eor w15, w15, w20
    and w20, w8, w16
    sri v31.16b, v30.16b, #7
    shl v30.16b, v29.16b, #5
    eor w8, w8, w21
    orr v3.16b, v24.16b, v1.16b
    sri v25.16b, v21.16b, #6
    eor v21.16b, v22.16b, v0.16b
    orn v22.16b, v1.16b, v2.16b
    eor v20.16b, v20.16b, v0.16b
    shl v0.16b, v26.16b, #3
    eor v23.16b, v23.16b, v6.16b
    sri v30.16b, v29.16b, #3
    eor v29.16b, v5.16b, v3.16b
    shl v3.16b, v27.16b, #4
    eor v19.16b, v19.16b, v6.16b
    eor v22.16b, v24.16b, v22.16b
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q24, q5, [x0, #688]
    sri v0.16b, v26.16b, #5
    shl v26.16b, v23.16b, #6
    ldr q6, [x0, #736]
    eor w11, w11, w20
    sri v3.16b, v27.16b, #4
    eor v27.16b, v2.16b, v29.16b
    ldr w20, [x0, #820]  /* again */
    eor w11, w11, w23
    and w25, w12, w15
    sri v26.16b, v23.16b, #2
    eor v23.16b, v21.16b, v22.16b
    eor w15, w15, w24
    eon w13, w25, w13
    eor v4.16b, v4.16b, v27.16b
    ldr w25, [x0, #840]  /* again */
    eor w14, w14, w27
    eor w13, w13, w26
    eor w16, w16, w28
    eor v28.16b, v28.16b, v23.16b
    bic v23.16b, v23.16b, v27.16b
    orr v27.16b, v30.16b, v0.16b
    eor w16, w16, w29
    eor w12, w12, w20
    eor w28, w9, w5, ror #4
    eor w5, w3, w5, ror #4
    eor v2.16b, v2.16b, v28.16b
    eor v23.16b, v1.16b, v23.16b
    eor v25.16b, v25.16b, v27.16b
    orr v27.16b, v28.16b, v4.16b
    eor v1.16b, v1.16b, v4.16b
    eor w1, w1, w25
    eor w19, w28, w19, ror #28
    and w28, w28, w30
    eor v23.16b, v26.16b, v23.16b
    eor v26.16b, v7.16b, v25.16b
    eor w28, w28, w17, ror #20
    eor w17, w19, w17, ror #20
    eor w4, w28, w4, ror #8
    and w28, w9, w6
    eor v27.16b, v23.16b, v27.16b
    eor v31.16b, v31.16b, v26.16b
    eor v23.16b, v21.16b, v23.16b
    and v21.16b, v29.16b, v21.16b
    eor w6, w6, w4
    eor w7, w7, w28
    orn w28, w19, w3
    eor w4, w4, w28
    eor v21.16b, v22.16b, v21.16b
    orr v22.16b, v28.16b, v27.16b
    and w28, w9, w7
    eor w9, w9, w6
    eor w17, w17, w28
    orn w28, w4, w3
    eor v22.16b, v4.16b, v22.16b
    orn v4.16b, v0.16b, v7.16b
    eor w6, w6, w17
    eor w19, w19, w28
    orr w28, w17, w9
    eor w5, w5, w28
    eor v30.16b, v30.16b, v4.16b
    shl v4.16b, v19.16b, #6
    and w28, w4, w19
    eor w7, w7, w5
    eor w4, w4, w20
    eor w19, w19, w24
    eon w3, w28, w3
    and w20, w5, w9
    eor w5, w5, w21
    sri v4.16b, v19.16b, #2
    eor v19.16b, v20.16b, v30.16b
    eor w3, w3, w26
    eor w17, w17, w20
    and w20, w6, w7
    eor w7, w7, w25
    eor w6, w6, w27
    eor w17, w17, w23
    eor w9, w9, w20
    eor v3.16b, v3.16b, v19.16b
    bic v19.16b, v19.16b, v26.16b
    and v26.16b, v27.16b, v22.16b
    eor v27.16b, v27.16b, v16.16b
    eor w9, w9, w29
    extr w20, w8, w8, #12
    ldr w23, [x0, #800]  /* again */
    ldr w24, [x0, #928]  /* again */
    eor v7.16b, v7.16b, v3.16b
    eor v19.16b, v0.16b, v19.16b
    eor v26.16b, v28.16b, v26.16b
    orr v28.16b, v3.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    orr w20, w20, w16, ror #20
    ldr w26, [x0, #792]  /* again */
    ldr w27, [x0, #812]  /* again */
    ldr w29, [x0, #804]  /* again */
    eor v19.16b, v4.16b, v19.16b
    and v4.16b, v29.16b, v21.16b
    eor v29.16b, v29.16b, v23.16b
    eor v26.16b, v26.16b, v24.16b
    eor w11, w20, w11, ror #24
    extr w20, w16, w16, #20
    eor v28.16b, v19.16b, v28.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v25.16b, v20.16b
    eor v19.16b, v20.16b, v19.16b
    shl v20.16b, v27.16b, #1
    orr w20, w20, w1, ror #4
    eor w21, w11, w1, ror #4
    eor v23.16b, v23.16b, v1.16b
    eor v30.16b, v30.16b, v4.16b
    orr v4.16b, v3.16b, v28.16b
    sri v20.16b, v27.16b, #7
    orr v27.16b, v1.16b, v29.16b
    eor w8, w20, w8, ror #12
    extr w20, w5, w5, #12
    eor w12, w21, w12, ror #28
    eor v31.16b, v31.16b, v4.16b
    and v4.16b, v25.16b, v30.16b
    eor v27.16b, v2.16b, v27.16b
    eor v25.16b, v25.16b, v19.16b
    shl v2.16b, v26.16b, #4
    orr w20, w20, w9, ror #20
    eor v0.16b, v0.16b, v4.16b
    and v4.16b, v28.16b, v31.16b
    eor v21.16b, v21.16b, v27.16b
    sri v2.16b, v26.16b, #4
    and v26.16b, v27.16b, v29.16b
    eor v27.16b, v27.16b, v5.16b
    eor v28.16b, v28.16b, v16.16b
    eor w17, w20, w17, ror #24
    eor v19.16b, v19.16b, v0.16b
    eor v3.16b, v3.16b, v4.16b
    orr v4.16b, v0.16b, v25.16b
    extr w20, w9, w9, #20
    eor v26.16b, v1.16b, v26.16b
    and v1.16b, v23.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    orr w20, w20, w7, ror #4
    eor v24.16b, v3.16b, v24.16b
    eor v3.16b, v7.16b, v4.16b
    shl v4.16b, v27.16b, #5
    eor v26.16b, v26.16b, v18.16b
    eor v29.16b, v29.16b, v1.16b
    shl v1.16b, v21.16b, #7
    ldr q7, [x0, #128]
    eor w5, w20, w5, ror #12
    and w20, w11, w15
    eor v30.16b, v30.16b, v3.16b
    sri v4.16b, v27.16b, #3
    and v27.16b, v3.16b, v25.16b
    eor v29.16b, v29.16b, v6.16b
    sri v1.16b, v21.16b, #1
    shl v21.16b, v26.16b, #2
    eor v3.16b, v3.16b, v5.16b
    ldr q5, [x0, #768]
    eor w20, w8, w20
    eor w8, w15, w8
    eor v27.16b, v0.16b, v27.16b
    and v0.16b, v19.16b, v30.16b
    eor v30.16b, v30.16b, v17.16b
    sri v21.16b, v26.16b, #6
    shl v26.16b, v29.16b, #3
    eor w13, w8, w13, ror #16
    and w8, w21, w8
    eor v22.16b, v22.16b, v7.16b
    eor v27.16b, v27.16b, v18.16b
    eor v25.16b, v25.16b, v0.16b
    shl v0.16b, v28.16b, #1
    eor v31.16b, v31.16b, v7.16b
    sri v26.16b, v29.16b, #5
    shl v29.16b, v30.16b, #7
    shl v7.16b, v3.16b, #5
    eor w1, w13, w1, ror #4
    eor w8, w8, w16, ror #20
    eor v23.16b, v23.16b, v5.16b
    sri v0.16b, v28.16b, #7
    shl v28.16b, v27.16b, #2
    eor v25.16b, v25.16b, v6.16b
    orr v6.16b, v4.16b, v26.16b
    sri v29.16b, v30.16b, #1
    orn v30.16b, v26.16b, v1.16b
    sri v7.16b, v3.16b, #3
    shl v3.16b, v23.16b, #6
    eor v19.16b, v19.16b, v5.16b
    sri v28.16b, v27.16b, #6
    shl v27.16b, v25.16b, #3
    eor v21.16b, v21.16b, v6.16b
    shl v5.16b, v24.16b, #4
    eor v30.16b, v4.16b, v30.16b
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q4, q6, [x0, #544]
    sri v3.16b, v23.16b, #2
    shl v23.16b, v19.16b, #6
    eor w16, w12, w16, ror #20
    sri v27.16b, v25.16b, #5
    eor v25.16b, v1.16b, v21.16b
    sri v5.16b, v24.16b, #4
    eor v24.16b, v22.16b, v30.16b
    eor w14, w8, w14, ror #8
    and w8, w11, w20
    sri v23.16b, v19.16b, #2
    and v19.16b, v21.16b, v22.16b
    eor w15, w15, w14
    eor v20.16b, v20.16b, v25.16b
    eor w16, w16, w8
    eor v2.16b, v2.16b, v24.16b
    bic v24.16b, v24.16b, v25.16b
    orr v25.16b, v7.16b, v27.16b
    eor w11, w11, w15
    eor v19.16b, v30.16b, v19.16b
    orn v30.16b, v27.16b, v29.16b
    eor w15, w15, w16
    orn w8, w12, w13
    eor v1.16b, v1.16b, v2.16b
    eor v24.16b, v26.16b, v24.16b
    eor v25.16b, v28.16b, v25.16b
    orr v28.16b, v2.16b, v20.16b
    eor v26.16b, v26.16b, v20.16b
    eor v30.16b, v7.16b, v30.16b
    and v7.16b, v21.16b, v19.16b
    eor w14, w14, w8
    orr w8, w16, w11
    eor v24.16b, v3.16b, v24.16b
    eor v3.16b, v29.16b, v25.16b
    ldr w21, [x0, #796]  /* again */
    eor w8, w1, w8
    eor w30, w19, w5
    eor v26.16b, v26.16b, v7.16b
    eor v7.16b, v31.16b, v30.16b
    eor w1, w20, w8
    eor v28.16b, v24.16b, v28.16b
    eor v0.16b, v0.16b, v3.16b
    eor v22.16b, v22.16b, v24.16b
    and v24.16b, v25.16b, v31.16b
    orn w20, w14, w13
    and w28, w15, w1
    eor v5.16b, v5.16b, v7.16b
    bic v3.16b, v7.16b, v3.16b
    orr v7.16b, v2.16b, v28.16b
    eor w12, w12, w20
    eor v21.16b, v21.16b, v22.16b
    eor v24.16b, v30.16b, v24.16b
    eor v30.16b, v27.16b, v0.16b
    eor v22.16b, v22.16b, v26.16b
    eor v29.16b, v29.16b, v5.16b
    eor v27.16b, v27.16b, v3.16b
    eor v20.16b, v20.16b, v7.16b
    orr v3.16b, v5.16b, v0.16b
    orr v7.16b, v26.16b, v21.16b
    and w20, w8, w11
    eor w8, w8, w21
    and w25, w14, w12
    eor w12, w12, w24
    eor v23.16b, v23.16b, v27.16b
    and v27.16b, v28.16b, v20.16b
    eor v28.16b, v28.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    and v7.16b, v25.16b, v24.16b
    eor w16, w16, w20
    ldr w20, [x0, #788]  /* again */
    eon w13, w25, w13
    eor v3.16b, v23.16b, v3.16b
    eor v27.16b, v2.16b, v27.16b
    eor v23.16b, v31.16b, v23.16b
    and v31.16b, v1.16b, v21.16b
    eor v30.16b, v30.16b, v7.16b
    eor v19.16b, v19.16b, v1.16b
    shl v2.16b, v28.16b, #1
    ldp q8, q7, [x0, #576]
    eor v4.16b, v3.16b, v4.16b
    eor v27.16b, v27.16b, v6.16b
    eor v25.16b, v25.16b, v23.16b
    eor v26.16b, v26.16b, v31.16b
    eor v23.16b, v23.16b, v30.16b
    eor w16, w16, w23
    sri v2.16b, v28.16b, #7
    orr v28.16b, v5.16b, v3.16b
    eor w14, w14, w20
    ldr w25, [x0, #808]  /* again */
    orr v31.16b, v30.16b, v25.16b
    eor w13, w13, w26
    eor w15, w15, w27
    eor w11, w11, w28
    eor w28, w17, w7, ror #4
    eor v28.16b, v0.16b, v28.16b
    eor w3, w30, w3, ror #16
    eor w11, w11, w29
    eor v29.16b, v29.16b, v31.16b
    eor v0.16b, v1.16b, v7.16b
    and v31.16b, v22.16b, v19.16b
    eor v19.16b, v19.16b, v8.16b
    eor w4, w28, w4, ror #28
    and v1.16b, v3.16b, v28.16b
    and w28, w28, w30
    eor w1, w1, w25
    and v3.16b, v29.16b, v25.16b
    eor v24.16b, v24.16b, v29.16b
    eor v21.16b, v21.16b, v31.16b
    shl v31.16b, v19.16b, #7
    eor v29.16b, v29.16b, v7.16b
    eor v1.16b, v5.16b, v1.16b
    ldp q5, q7, [x0, #608]
    eor w7, w3, w7, ror #4
    eor v30.16b, v30.16b, v3.16b
    shl v3.16b, v0.16b, #5
    eor w28, w28, w9, ror #20
    sri v31.16b, v19.16b, #1
    shl v19.16b, v27.16b, #4
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v24.16b, v8.16b
    and v24.16b, v23.16b, v24.16b
    eor w9, w4, w9, ror #20
    sri v3.16b, v0.16b, #3
    ldr q0, [x0, #112]
    eor w6, w28, w6, ror #8
    sri v19.16b, v27.16b, #4
    shl v27.16b, v4.16b, #1
    and w28, w17, w19
    eor v24.16b, v25.16b, v24.16b
    ldr q25, [x0, #640]
    eor w19, w19, w6
    eor v26.16b, v26.16b, v5.16b
    eor v21.16b, v21.16b, v7.16b
    eor v30.16b, v30.16b, v5.16b
    shl v5.16b, v6.16b, #7
    sri v27.16b, v4.16b, #7
    eor v24.16b, v24.16b, v7.16b
    shl v4.16b, v29.16b, #5
    shl v7.16b, v1.16b, #4
    eor w5, w5, w28
    orn w28, w4, w3
    sri v5.16b, v6.16b, #1
    shl v6.16b, v26.16b, #2
    eor v20.16b, v20.16b, v0.16b
    sri v4.16b, v29.16b, #3
    shl v29.16b, v21.16b, #3
    sri v7.16b, v1.16b, #4
    shl v1.16b, v30.16b, #2
    eor v22.16b, v22.16b, v25.16b
    eor v28.16b, v28.16b, v0.16b
    sri v6.16b, v26.16b, #6
    shl v26.16b, v24.16b, #3
    eor v23.16b, v23.16b, v25.16b
    sri v29.16b, v21.16b, #5
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q25, q0, [x0, #416]
    sri v1.16b, v30.16b, #6
    shl v21.16b, v22.16b, #6
    ldp q8, q30, [x0, #480]
    eor w6, w6, w28
    sri v26.16b, v24.16b, #5
    and w28, w17, w5
    orn v24.16b, v29.16b, v31.16b
    eor w17, w17, w19
    sri v21.16b, v22.16b, #2
    orr v22.16b, v3.16b, v29.16b
    eor w9, w9, w28
    orn w28, w6, w3
    eor v24.16b, v3.16b, v24.16b
    eor w19, w19, w9
    eor w4, w4, w28
    orr w28, w9, w17
    eor v22.16b, v6.16b, v22.16b
    eor w7, w7, w28
    eor v6.16b, v20.16b, v24.16b
    and w28, w6, w4
    eor w6, w6, w20
    eor w5, w5, w7
    eor v3.16b, v31.16b, v22.16b
    eor w4, w4, w24
    eon w3, w28, w3
    and w20, w7, w17
    eor v19.16b, v19.16b, v6.16b
    eor w7, w7, w21
    eor w3, w3, w26
    eor w9, w9, w20
    eor v2.16b, v2.16b, v3.16b
    bic v3.16b, v6.16b, v3.16b
    and w20, w19, w5
    eor w9, w9, w23
    eor v31.16b, v31.16b, v19.16b
    eor w5, w5, w25
    eor w19, w19, w27
    eor w17, w17, w20
    extr w20, w8, w8, #12
    eor v3.16b, v29.16b, v3.16b
    eor v29.16b, v29.16b, v2.16b
    eor w17, w17, w29
    orr w20, w20, w11, ror #20
    ldr w23, [x0, #896]  /* again */
    ldr w24, [x0, #924]  /* again */
    ldr w26, [x0, #888]  /* again */
    eor w16, w20, w16, ror #24
    eor v21.16b, v21.16b, v3.16b
    orr v3.16b, v19.16b, v2.16b
    extr w20, w11, w11, #20
    eor w21, w16, w1, ror #4
    ldr w27, [x0, #908]  /* again */
    ldr w29, [x0, #900]  /* again */
    orr w20, w20, w1, ror #4
    eor w14, w21, w14, ror #28
    eor v3.16b, v21.16b, v3.16b
    eor v21.16b, v20.16b, v21.16b
    and v20.16b, v22.16b, v20.16b
    eor w8, w20, w8, ror #12
    extr w20, w7, w7, #12
    orr w20, w20, w17, ror #20
    eor v20.16b, v24.16b, v20.16b
    orr v24.16b, v19.16b, v3.16b
    eor w9, w20, w9, ror #24
    extr w20, w17, w17, #20
    orr w20, w20, w5, ror #4
    eor v24.16b, v2.16b, v24.16b
    orr v2.16b, v4.16b, v26.16b
    eor w7, w20, w7, ror #12
    and w20, w16, w12
    eor w30, w4, w7
    eor w20, w8, w20
    eor w8, w12, w8
    eor v1.16b, v1.16b, v2.16b
    orn v2.16b, v26.16b, v5.16b
    eor w3, w30, w3, ror #16
    eor w13, w8, w13, ror #16
    and w8, w21, w8
    ldr w21, [x0, #892]  /* again */
    eor w1, w13, w1, ror #4
    eor w8, w8, w11, ror #20
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v5.16b, v1.16b
    eor w11, w14, w11, ror #20
    eor w15, w8, w15, ror #8
    and w8, w16, w20
    eor w12, w12, w15
    eor v6.16b, v28.16b, v2.16b
    eor v27.16b, v27.16b, v4.16b
    eor w11, w11, w8
    eor w16, w16, w12
    orn w8, w14, w13
    eor w12, w12, w11
    eor v7.16b, v7.16b, v6.16b
    bic v4.16b, v6.16b, v4.16b
    shl v6.16b, v23.16b, #6
    eor w15, w15, w8
    orr w8, w11, w16
    eor v5.16b, v5.16b, v7.16b
    eor v4.16b, v26.16b, v4.16b
    eor v26.16b, v26.16b, v27.16b
    sri v6.16b, v23.16b, #2
    eor w8, w1, w8
    eor w1, w20, w8
    orn w20, w15, w13
    eor v23.16b, v6.16b, v4.16b
    orr v4.16b, v7.16b, v27.16b
    eor w14, w14, w20
    and w20, w8, w16
    eor w8, w8, w21
    and w28, w12, w1
    and w25, w15, w14
    eor w11, w11, w20
    ldr w20, [x0, #884]  /* again */
    eor v4.16b, v23.16b, v4.16b
    eor v23.16b, v28.16b, v23.16b
    and v28.16b, v1.16b, v28.16b
    eor w11, w11, w23
    eor w14, w14, w24
    eon w13, w25, w13
    ldr w25, [x0, #904]  /* again */
    eor w12, w12, w27
    eor w16, w16, w28
    eor w13, w13, w26
    eor v28.16b, v2.16b, v28.16b
    orr v2.16b, v7.16b, v4.16b
    eor w16, w16, w29
    eor w28, w9, w5, ror #4
    eor w5, w3, w5, ror #4
    eor w15, w15, w20
    eor w6, w28, w6, ror #28
    and v6.16b, v1.16b, v28.16b
    eor v27.16b, v27.16b, v2.16b
    and v2.16b, v3.16b, v24.16b
    eor v3.16b, v3.16b, v25.16b
    eor v25.16b, v4.16b, v25.16b
    eor v1.16b, v1.16b, v23.16b
    eor w1, w1, w25
    and w28, w28, w30
    eor v26.16b, v26.16b, v6.16b
    and v4.16b, v4.16b, v27.16b
    eor v19.16b, v19.16b, v2.16b
    and v2.16b, v22.16b, v20.16b
    eor v22.16b, v22.16b, v21.16b
    eor w28, w28, w17, ror #20
    eor w17, w6, w17, ror #20
    eor v23.16b, v23.16b, v26.16b
    eor v4.16b, v7.16b, v4.16b
    eor v19.16b, v19.16b, v0.16b
    eor v29.16b, v29.16b, v2.16b
    shl v2.16b, v3.16b, #1
    eor w19, w28, w19, ror #8
    and w28, w9, w4
    eor v0.16b, v4.16b, v0.16b
    eor w4, w4, w19
    orr v4.16b, v29.16b, v22.16b
    eor v21.16b, v21.16b, v29.16b
    sri v2.16b, v3.16b, #7
    ldp q3, q6, [x0, #448]
    eor w7, w7, w28
    orn w28, w6, w3
    eor v31.16b, v31.16b, v4.16b
    orr v4.16b, v26.16b, v1.16b
    eor w19, w19, w28
    and w28, w9, w7
    eor w9, w9, w4
    eor w17, w17, w28
    eor v20.16b, v20.16b, v31.16b
    eor v4.16b, v5.16b, v4.16b
    and v5.16b, v31.16b, v22.16b
    eor w4, w4, w17
    orn w28, w19, w3
    eor v31.16b, v31.16b, v3.16b
    eor w6, w6, w28
    eor v28.16b, v28.16b, v4.16b
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v4.16b, v1.16b
    eor v3.16b, v4.16b, v3.16b
    and v4.16b, v21.16b, v20.16b
    eor v20.16b, v20.16b, v30.16b
    orr w28, w17, w9
    eor v30.16b, v28.16b, v30.16b
    and v28.16b, v23.16b, v28.16b
    eor v26.16b, v26.16b, v5.16b
    eor v29.16b, v29.16b, v6.16b
    eor v22.16b, v22.16b, v4.16b
    shl v4.16b, v20.16b, #7
    shl v5.16b, v31.16b, #5
    eor w5, w5, w28
    and w28, w19, w6
    eor v28.16b, v1.16b, v28.16b
    shl v1.16b, v19.16b, #4
    eor v26.16b, v26.16b, v6.16b
    shl v6.16b, v29.16b, #2
    sri v4.16b, v20.16b, #1
    sri v5.16b, v31.16b, #3
    eor v20.16b, v22.16b, v8.16b
    ldr q22, [x0, #96]
    ldr q31, [x0, #512]
    sri v1.16b, v19.16b, #4
    shl v19.16b, v25.16b, #1
    sri v6.16b, v29.16b, #6
    shl v29.16b, v30.16b, #7
    eor v28.16b, v28.16b, v8.16b
    shl v7.16b, v20.16b, #3
    eor w7, w7, w5
    eor w19, w19, w20
    eor w6, w6, w24
    sri v19.16b, v25.16b, #7
    shl v25.16b, v26.16b, #2
    sri v29.16b, v30.16b, #1
    shl v30.16b, v3.16b, #5
    sri v7.16b, v20.16b, #5
    shl v20.16b, v28.16b, #3
    eon w3, w28, w3
    and w20, w5, w9
    eor w5, w5, w21
    eor v24.16b, v24.16b, v22.16b
    eor v21.16b, v21.16b, v31.16b
    sri v25.16b, v26.16b, #6
    orr v26.16b, v5.16b, v7.16b
    sri v30.16b, v3.16b, #3
    orn v3.16b, v7.16b, v4.16b
    sri v20.16b, v28.16b, #5
    shl v28.16b, v0.16b, #4
    eor v22.16b, v27.16b, v22.16b
    shl v27.16b, v21.16b, #6
    eor v23.16b, v23.16b, v31.16b
    eor v26.16b, v6.16b, v26.16b
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q31, q6, [x0, #288]
    eor v3.16b, v5.16b, v3.16b
    orr v5.16b, v30.16b, v20.16b
    sri v28.16b, v0.16b, #4
    orn v0.16b, v20.16b, v29.16b
    sri v27.16b, v21.16b, #2
    shl v21.16b, v23.16b, #6
    eor w3, w3, w26
    eor w17, w17, w20
    and w20, w4, w7
    eor v25.16b, v25.16b, v5.16b
    eor v5.16b, v4.16b, v26.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v24.16b, v3.16b
    sri v21.16b, v23.16b, #2
    and v23.16b, v26.16b, v24.16b
    eor w17, w17, w23
    eor w7, w7, w25
    eor w4, w4, w27
    eor v2.16b, v2.16b, v5.16b
    eor w9, w9, w20
    eor v1.16b, v1.16b, v0.16b
    bic v0.16b, v0.16b, v5.16b
    eor v5.16b, v29.16b, v25.16b
    eor v23.16b, v3.16b, v23.16b
    eor v3.16b, v22.16b, v30.16b
    eor w9, w9, w29
    extr w20, w8, w8, #12
    ldr w24, [x0, #920]  /* again */
    eor v4.16b, v4.16b, v1.16b
    eor v0.16b, v7.16b, v0.16b
    eor v19.16b, v19.16b, v5.16b
    eor v7.16b, v7.16b, v2.16b
    eor v28.16b, v28.16b, v3.16b
    bic v3.16b, v3.16b, v5.16b
    orr v5.16b, v1.16b, v2.16b
    orr w20, w20, w16, ror #20
    ldr w26, [x0, #856]  /* again */
    eor v27.16b, v27.16b, v0.16b
    and v0.16b, v26.16b, v23.16b
    eor w11, w20, w11, ror #24
    eor v29.16b, v29.16b, v28.16b
    eor v3.16b, v20.16b, v3.16b
    eor v20.16b, v20.16b, v19.16b
    extr w20, w16, w16, #20
    eor w23, w11, w1, ror #4
    eor v5.16b, v27.16b, v5.16b
    eor v0.16b, v7.16b, v0.16b
    orr v7.16b, v28.16b, v19.16b
    eor v24.16b, v24.16b, v27.16b
    eor v21.16b, v21.16b, v3.16b
    and v27.16b, v25.16b, v22.16b
    ldp q8, q3, [x0, #352]
    orr w20, w20, w1, ror #4
    eor w15, w23, w15, ror #28
    ldr w27, [x0, #876]  /* again */
    ldr w29, [x0, #868]  /* again */
    eor v26.16b, v26.16b, v24.16b
    eor v7.16b, v21.16b, v7.16b
    eor v27.16b, v30.16b, v27.16b
    eor v21.16b, v22.16b, v21.16b
    orr v22.16b, v1.16b, v5.16b
    eor v24.16b, v24.16b, v0.16b
    eor w8, w20, w8, ror #12
    extr w20, w5, w5, #12
    orr v30.16b, v28.16b, v7.16b
    orr w20, w20, w9, ror #20
    eor v22.16b, v2.16b, v22.16b
    eor v2.16b, v5.16b, v31.16b
    eor v31.16b, v7.16b, v31.16b
    eor w17, w20, w17, ror #24
    extr w20, w9, w9, #20
    eor v19.16b, v19.16b, v30.16b
    and v30.16b, v5.16b, v22.16b
    orr w20, w20, w7, ror #4
    and v5.16b, v7.16b, v19.16b
    eor w5, w20, w5, ror #12
    and w20, w11, w14
    eor v30.16b, v1.16b, v30.16b
    orr v1.16b, v0.16b, v26.16b
    eor w30, w6, w5
    eor w20, w8, w20
    eor w8, w14, w8
    eor v28.16b, v28.16b, v5.16b
    and v5.16b, v25.16b, v27.16b
    eor v25.16b, v25.16b, v21.16b
    eor v30.16b, v30.16b, v6.16b
    eor v1.16b, v4.16b, v1.16b
    shl v4.16b, v2.16b, #1
    eor w13, w8, w13, ror #16
    and w8, w23, w8
    eor v28.16b, v28.16b, v6.16b
    eor v20.16b, v20.16b, v5.16b
    eor w1, w13, w1, ror #4
    eor w8, w8, w16, ror #20
    and v5.16b, v1.16b, v26.16b
    eor v23.16b, v23.16b, v1.16b
    sri v4.16b, v2.16b, #7
    ldp q2, q6, [x0, #320]
    eor w16, w15, w16, ror #20
    eor v21.16b, v21.16b, v20.16b
    eor w12, w8, w12, ror #8
    and w8, w11, w20
    eor v0.16b, v0.16b, v5.16b
    orr v5.16b, v20.16b, v25.16b
    eor w14, w14, w12
    eor w16, w16, w8
    orn w8, w15, w13
    ldr w23, [x0, #864]  /* again */
    eor w11, w11, w14
    eor w14, w14, w16
    eor w12, w12, w8
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v3.16b
    orr w8, w16, w11
    eor w3, w30, w3, ror #16
    eor v0.16b, v0.16b, v6.16b
    eor v1.16b, v1.16b, v2.16b
    eor v27.16b, v27.16b, v29.16b
    eor v26.16b, v26.16b, v5.16b
    and v5.16b, v29.16b, v25.16b
    eor v29.16b, v29.16b, v2.16b
    shl v2.16b, v23.16b, #7
    eor w8, w1, w8
    eor v3.16b, v27.16b, v3.16b
    and v27.16b, v21.16b, v27.16b
    eor v20.16b, v20.16b, v5.16b
    shl v5.16b, v0.16b, #2
    sri v2.16b, v23.16b, #1
    shl v23.16b, v1.16b, #5
    eor v26.16b, v26.16b, v8.16b
    eor w1, w20, w8
    shl v7.16b, v3.16b, #7
    eor v25.16b, v25.16b, v27.16b
    shl v27.16b, v30.16b, #4
    sri v5.16b, v0.16b, #6
    ldr q0, [x0, #80]
    sri v23.16b, v1.16b, #3
    shl v1.16b, v26.16b, #3
    eor v20.16b, v20.16b, v6.16b
    ldr q6, [x0, #384]
    eor v25.16b, v25.16b, v8.16b
    sri v27.16b, v30.16b, #4
    shl v30.16b, v31.16b, #1
    sri v7.16b, v3.16b, #1
    orn w20, w12, w13
    sri v1.16b, v26.16b, #5
    shl v26.16b, v20.16b, #2
    and w28, w14, w1
    eor w15, w15, w20
    and w20, w8, w11
    sri v30.16b, v31.16b, #7
    shl v31.16b, v29.16b, #5
    eor w8, w8, w22
    orr v3.16b, v23.16b, v1.16b
    sri v26.16b, v20.16b, #6
    eor v20.16b, v22.16b, v0.16b
    orn v22.16b, v1.16b, v2.16b
    eor v19.16b, v19.16b, v0.16b
    shl v0.16b, v25.16b, #3
    eor v24.16b, v24.16b, v6.16b
    sri v31.16b, v29.16b, #3
    eor v29.16b, v5.16b, v3.16b
    shl v3.16b, v28.16b, #4
    eor v21.16b, v21.16b, v6.16b
    eor v22.16b, v23.16b, v22.16b
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q23, q5, [x0, #688]
    sri v0.16b, v25.16b, #5
    shl v25.16b, v24.16b, #6
    ldr q6, [x0, #736]
    eor w16, w16, w20
    sri v3.16b, v28.16b, #4
    eor v28.16b, v2.16b, v29.16b
    ldr w20, [x0, #852]  /* again */
    eor w16, w16, w23
    and w25, w12, w15
    sri v25.16b, v24.16b, #2
    eor v24.16b, v20.16b, v22.16b
    eor w15, w15, w24
    eon w13, w25, w13
    eor v4.16b, v4.16b, v28.16b
    ldr w25, [x0, #872]  /* again */
    eor w14, w14, w27
    eor w13, w13, w26
    eor w11, w11, w28
    eor v27.16b, v27.16b, v24.16b
    bic v24.16b, v24.16b, v28.16b
    orr v28.16b, v31.16b, v0.16b
    eor w11, w11, w29
    eor w12, w12, w20
    eor w28, w17, w7, ror #4
    eor w7, w3, w7, ror #4
    eor v2.16b, v2.16b, v27.16b
    eor v24.16b, v1.16b, v24.16b
    eor v26.16b, v26.16b, v28.16b
    orr v28.16b, v27.16b, v4.16b
    eor v1.16b, v1.16b, v4.16b
    eor w1, w1, w25
    eor w19, w28, w19, ror #28
    and w28, w28, w30
    eor v24.16b, v25.16b, v24.16b
    eor v25.16b, v7.16b, v26.16b
    eor w28, w28, w9, ror #20
    eor w9, w19, w9, ror #20
    eor w4, w28, w4, ror #8
    and w28, w17, w6
    eor v28.16b, v24.16b, v28.16b
    eor v30.16b, v30.16b, v25.16b
    eor v24.16b, v20.16b, v24.16b
    and v20.16b, v29.16b, v20.16b
    eor w6, w6, w4
    eor w5, w5, w28
    orn w28, w19, w3
    eor w4, w4, w28
    eor v20.16b, v22.16b, v20.16b
    orr v22.16b, v27.16b, v28.16b
    and w28, w17, w5
    eor w17, w17, w6
    eor w9, w9, w28
    orn w28, w4, w3
    eor v22.16b, v4.16b, v22.16b
    orn v4.16b, v0.16b, v7.16b
    eor w6, w6, w9
    eor w19, w19, w28
    orr w28, w9, w17
    eor w7, w7, w28
    eor v31.16b, v31.16b, v4.16b
    shl v4.16b, v21.16b, #6
    and w28, w4, w19
    eor w5, w5, w7
    eor w4, w4, w20
    eor w19, w19, w24
    eon w3, w28, w3
    and w20, w7, w17
    eor w7, w7, w22
    sri v4.16b, v21.16b, #2
    eor v21.16b, v19.16b, v31.16b
    eor w3, w3, w26
    eor w9, w9, w20
    and w20, w6, w5
    eor w5, w5, w25
    eor w6, w6, w27
    eor w9, w9, w23
    eor w17, w17, w20
    eor v3.16b, v3.16b, v21.16b
    bic v21.16b, v21.16b, v25.16b
    and v25.16b, v28.16b, v22.16b
    eor v28.16b, v28.16b, v16.16b
    eor w17, w17, w29
    extr w20, w8, w8, #12
    ldr w23, [x0, #832]  /* again */
    ldr w24, [x0, #916]  /* again */
    eor v7.16b, v7.16b, v3.16b
    eor v21.16b, v0.16b, v21.16b
    eor v25.16b, v27.16b, v25.16b
    orr v27.16b, v3.16b, v30.16b
    eor v0.16b, v0.16b, v30.16b
    orr w20, w20, w11, ror #20
    ldr w26, [x0, #824]  /* again */
    ldr w27, [x0, #844]  /* again */
    ldr w29, [x0, #836]  /* again */
    eor v21.16b, v4.16b, v21.16b
    and v4.16b, v29.16b, v20.16b
    eor v29.16b, v29.16b, v24.16b
    eor v25.16b, v25.16b, v23.16b
    eor w16, w20, w16, ror #24
    extr w20, w11, w11, #20
    eor v27.16b, v21.16b, v27.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v26.16b, v19.16b
    eor v19.16b, v19.16b, v21.16b
    shl v21.16b, v28.16b, #1
    orr w20, w20, w1, ror #4
    eor w22, w16, w1, ror #4
    eor v24.16b, v24.16b, v1.16b
    eor v31.16b, v31.16b, v4.16b
    orr v4.16b, v3.16b, v27.16b
    sri v21.16b, v28.16b, #7
    orr v28.16b, v1.16b, v29.16b
    eor w8, w20, w8, ror #12
    extr w20, w7, w7, #12
    eor w12, w22, w12, ror #28
    eor v30.16b, v30.16b, v4.16b
    and v4.16b, v26.16b, v31.16b
    eor v28.16b, v2.16b, v28.16b
    eor v26.16b, v26.16b, v19.16b
    shl v2.16b, v25.16b, #4
    orr w20, w20, w17, ror #20
    eor v0.16b, v0.16b, v4.16b
    and v4.16b, v27.16b, v30.16b
    eor v20.16b, v20.16b, v28.16b
    sri v2.16b, v25.16b, #4
    and v25.16b, v28.16b, v29.16b
    eor v28.16b, v28.16b, v5.16b
    eor v27.16b, v27.16b, v16.16b
    eor w9, w20, w9, ror #24
    eor v19.16b, v19.16b, v0.16b
    eor v3.16b, v3.16b, v4.16b
    orr v4.16b, v0.16b, v26.16b
    extr w20, w17, w17, #20
    eor v25.16b, v1.16b, v25.16b
    and v1.16b, v24.16b, v20.16b
    eor v20.16b, v20.16b, v17.16b
    orr w20, w20, w5, ror #4
    eor v23.16b, v3.16b, v23.16b
    eor v3.16b, v7.16b, v4.16b
    shl v4.16b, v28.16b, #5
    eor v25.16b, v25.16b, v18.16b
    eor v29.16b, v29.16b, v1.16b
    shl v1.16b, v20.16b, #7
    ldr q7, [x0, #64]
    eor w7, w20, w7, ror #12
    and w20, w16, w15
    eor v31.16b, v31.16b, v3.16b
    sri v4.16b, v28.16b, #3
    and v28.16b, v3.16b, v26.16b
    eor v29.16b, v29.16b, v6.16b
    sri v1.16b, v20.16b, #1
    shl v20.16b, v25.16b, #2
    eor v3.16b, v3.16b, v5.16b
    ldr q5, [x0, #768]
    eor w20, w8, w20
    eor w8, w15, w8
    eor v28.16b, v0.16b, v28.16b
    and v0.16b, v19.16b, v31.16b
    eor v31.16b, v31.16b, v17.16b
    sri v20.16b, v25.16b, #6
    shl v25.16b, v29.16b, #3
    eor w13, w8, w13, ror #16
    and w8, w22, w8
    eor v22.16b, v22.16b, v7.16b
    eor v28.16b, v28.16b, v18.16b
    eor v26.16b, v26.16b, v0.16b
    shl v0.16b, v27.16b, #1
    eor v30.16b, v30.16b, v7.16b
    sri v25.16b, v29.16b, #5
    shl v29.16b, v31.16b, #7
    shl v7.16b, v3.16b, #5
    eor w1, w13, w1, ror #4
    eor w8, w8, w11, ror #20
    eor v24.16b, v24.16b, v5.16b
    sri v0.16b, v27.16b, #7
    shl v27.16b, v28.16b, #2
    eor v26.16b, v26.16b, v6.16b
    orr v6.16b, v4.16b, v25.16b
    sri v29.16b, v31.16b, #1
    orn v31.16b, v25.16b, v1.16b
    sri v7.16b, v3.16b, #3
    shl v3.16b, v24.16b, #6
    eor v19.16b, v19.16b, v5.16b
    sri v27.16b, v28.16b, #6
    shl v28.16b, v26.16b, #3
    eor v20.16b, v20.16b, v6.16b
    shl v5.16b, v23.16b, #4
    eor v31.16b, v4.16b, v31.16b
    /* end: x = y ^ rk[0] */
    ldp q6, q4, [x0, #0]
    sri v3.16b, v24.16b, #2
    shl v24.16b, v19.16b, #6
    eor w11, w12, w11, ror #20
    sri v28.16b, v26.16b, #5
    eor v26.16b, v1.16b, v20.16b
    sri v5.16b, v23.16b, #4
    eor v23.16b, v22.16b, v31.16b
    eor w14, w8, w14, ror #8
    and w8, w16, w20
    sri v24.16b, v19.16b, #2
    and v19.16b, v20.16b, v22.16b
    eor w15, w15, w14
    eor v21.16b, v21.16b, v26.16b
    eor w11, w11, w8
    eor v2.16b, v2.16b, v23.16b
    bic v23.16b, v23.16b, v26.16b
    orr v26.16b, v7.16b, v28.16b
    eor w16, w16, w15
    eor v19.16b, v31.16b, v19.16b
    orn v31.16b, v28.16b, v29.16b
    eor w15, w15, w11
    orn w8, w12, w13
    eor v1.16b, v1.16b, v2.16b
    eor v23.16b, v25.16b, v23.16b
    eor v26.16b, v27.16b, v26.16b
    orr v27.16b, v2.16b, v21.16b
    eor v25.16b, v25.16b, v21.16b
    eor v31.16b, v7.16b, v31.16b
    and v7.16b, v20.16b, v19.16b
    eor w14, w14, w8
    orr w8, w11, w16
    eor v23.16b, v3.16b, v23.16b
    eor v3.16b, v29.16b, v26.16b
    ldr w22, [x0, #828]  /* again */
    eor w8, w1, w8
    eor w30, w19, w7
    eor v25.16b, v25.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor w1, w20, w8
    eor v27.16b, v23.16b, v27.16b
    eor v0.16b, v0.16b, v3.16b
    eor v22.16b, v22.16b, v23.16b
    and v23.16b, v26.16b, v30.16b
    orn w20, w14, w13
    and w28, w15, w1
    eor v5.16b, v5.16b, v7.16b
    bic v3.16b, v7.16b, v3.16b
    orr v7.16b, v2.16b, v27.16b
    eor w12, w12, w20
    eor v20.16b, v20.16b, v22.16b
    eor v23.16b, v31.16b, v23.16b
    eor v31.16b, v28.16b, v0.16b
    eor v22.16b, v22.16b, v25.16b
    eor v29.16b, v29.16b, v5.16b
    eor v28.16b, v28.16b, v3.16b
    eor v21.16b, v21.16b, v7.16b
    orr v3.16b, v5.16b, v0.16b
    orr v7.16b, v25.16b, v20.16b
    and w20, w8, w16
    eor w8, w8, w22
    and w25, w14, w12
    eor w12, w12, w24
    eor v24.16b, v24.16b, v28.16b
    and v28.16b, v27.16b, v21.16b
    eor v21.16b, v21.16b, v6.16b
    eor v1.16b, v1.16b, v7.16b
    and v7.16b, v26.16b, v23.16b
    eor v27.16b, v27.16b, v4.16b
    eor w11, w11, w20
    ldr w20, [x0, #820]  /* again */
    eor v3.16b, v24.16b, v3.16b
    eor v28.16b, v2.16b, v28.16b
    eor v24.16b, v30.16b, v24.16b
    and v30.16b, v1.16b, v20.16b
    eor v31.16b, v31.16b, v7.16b
    eor v19.16b, v19.16b, v1.16b
    ldp q2, q7, [x0, #32]
    eor w11, w11, w23
    eor v4.16b, v3.16b, v4.16b
    eon w13, w25, w13
    eor v26.16b, v26.16b, v24.16b
    eor v25.16b, v25.16b, v30.16b
    orr v30.16b, v5.16b, v3.16b
    eor v24.16b, v24.16b, v31.16b
    ldr w25, [x0, #840]  /* again */
    eor w14, w14, w20
    eor w13, w13, w26
    eor w15, w15, w27
    eor w16, w16, w28
    eor w28, w9, w5, ror #4
    eor v30.16b, v0.16b, v30.16b
    orr v0.16b, v31.16b, v26.16b
    eor w16, w16, w29
    eor w4, w28, w4, ror #28
    eor w3, w30, w3, ror #16
    and w28, w28, w30
    eor v28.16b, v28.16b, v2.16b
    and v3.16b, v3.16b, v30.16b
    eor v29.16b, v29.16b, v0.16b
    and v0.16b, v22.16b, v19.16b
    eor v30.16b, v30.16b, v6.16b
    ldp q6, q8, [x0, #592]
    eor v19.16b, v19.16b, v7.16b
    eor w1, w1, w25
    eor w5, w3, w5, ror #4
    eor v3.16b, v5.16b, v3.16b
    eor v23.16b, v23.16b, v29.16b
    eor v20.16b, v20.16b, v0.16b
    and v0.16b, v29.16b, v26.16b
    eor w28, w28, w17, ror #20
    eor w17, w4, w17, ror #20
    eor v2.16b, v3.16b, v2.16b
    and v3.16b, v24.16b, v23.16b
    eor v23.16b, v23.16b, v7.16b
    eor v31.16b, v31.16b, v0.16b
    ldp q0, q5, [x0, #624]
    eor w6, w28, w6, ror #8
    and w28, w9, w19
    eor v1.16b, v1.16b, v6.16b
    eor v26.16b, v26.16b, v3.16b
    eor v29.16b, v29.16b, v6.16b
    eor v25.16b, v25.16b, v8.16b
    eor v31.16b, v31.16b, v8.16b
    trn1 v3.4s, v28.4s, v19.4s
    trn2 v19.4s, v28.4s, v19.4s
    trn1 v28.4s, v2.4s, v23.4s
    trn2 v23.4s, v2.4s, v23.4s
    eor w19, w19, w6
    eor w7, w7, w28
    trn1 v2.4s, v21.4s, v25.4s
    trn2 v21.4s, v21.4s, v25.4s
    trn1 v25.4s, v30.4s, v31.4s
    trn2 v30.4s, v30.4s, v31.4s
    orn w28, w4, w3
    eor v20.16b, v20.16b, v0.16b
    eor v26.16b, v26.16b, v0.16b
    eor v22.16b, v22.16b, v5.16b
    eor v24.16b, v24.16b, v5.16b
    trn1 v31.8h, v2.8h, v3.8h
    trn2 v0.8h, v2.8h, v3.8h
    trn1 v2.8h, v21.8h, v19.8h
    trn2 v19.8h, v21.8h, v19.8h
    trn1 v21.4s, v27.4s, v20.4s
    trn2 v20.4s, v27.4s, v20.4s
    trn1 v27.4s, v1.4s, v22.4s
    trn2 v22.4s, v1.4s, v22.4s
    trn1 v1.4s, v4.4s, v26.4s
    trn2 v26.4s, v4.4s, v26.4s
    trn1 v3.4s, v29.4s, v24.4s
    trn2 v24.4s, v29.4s, v24.4s
    trn1 v29.8h, v25.8h, v28.8h
    trn2 v25.8h, v25.8h, v28.8h
    trn1 v28.8h, v21.8h, v27.8h
    trn2 v21.8h, v21.8h, v27.8h
    trn1 v27.8h, v20.8h, v22.8h
    trn2 v20.8h, v20.8h, v22.8h
    trn1 v22.8h, v1.8h, v3.8h
    trn2 v1.8h, v1.8h, v3.8h
    trn1 v3.8h, v30.8h, v23.8h
    trn2 v23.8h, v30.8h, v23.8h
    trn1 v30.16b, v31.16b, v28.16b
    trn2 v28.16b, v31.16b, v28.16b
    trn1 v31.16b, v0.16b, v21.16b
    trn2 v21.16b, v0.16b, v21.16b
    trn1 v0.16b, v2.16b, v27.16b
    trn2 v27.16b, v2.16b, v27.16b
    trn1 v2.16b, v19.16b, v20.16b
    trn2 v19.16b, v19.16b, v20.16b
    trn1 v20.8h, v26.8h, v24.8h
    trn2 v24.8h, v26.8h, v24.8h
    trn1 v26.16b, v29.16b, v22.16b
    trn2 v22.16b, v29.16b, v22.16b
    trn1 v29.16b, v25.16b, v1.16b
    trn2 v25.16b, v25.16b, v1.16b
    stp q30, q28, [x2, #0]
    stp q31, q21, [x2, #32]
    trn1 v21.16b, v3.16b, v20.16b
    trn2 v20.16b, v3.16b, v20.16b
    trn1 v28.16b, v23.16b, v24.16b
    trn2 v23.16b, v23.16b, v24.16b
    stp q0, q27, [x2, #64]
    stp q2, q19, [x2, #96]
    stp q26, q22, [x2, #128]
    stp q29, q25, [x2, #160]
    eor w6, w6, w28
    stp q21, q20, [x2, #192]
    and w28, w9, w7
    stp q28, q23, [x2, #224]
    eor w9, w9, w19
    eor w17, w17, w28
    orn w28, w6, w3
    eor w19, w19, w17
    eor w4, w4, w28
    orr w28, w17, w9
    eor w5, w5, w28
    and w28, w6, w4
    eor w6, w6, w20
    eor w4, w4, w24
    eor w7, w7, w5
    eon w3, w28, w3
    and w20, w5, w9
    eor w5, w5, w22
    ldr w24, [x0, #912]  /* again */
    eor w3, w3, w26
    eor w17, w17, w20
    and w20, w19, w7
    eor w7, w7, w25
    eor w19, w19, w27
    eor w17, w17, w23
    eor w9, w9, w20
    extr w20, w8, w8, #12
    ldr w23, [x0, #800]  /* again */
    ldr w26, [x0, #792]  /* again */
    eor w9, w9, w29
    orr w20, w20, w16, ror #20
    ldr w27, [x0, #812]  /* again */
    ldr w29, [x0, #804]  /* again */
    eor w11, w20, w11, ror #24
    extr w20, w16, w16, #20
    eor w22, w11, w1, ror #4
    orr w20, w20, w1, ror #4
    eor w14, w22, w14, ror #28
    eor w8, w20, w8, ror #12
    extr w20, w5, w5, #12
    orr w20, w20, w9, ror #20
    eor w17, w20, w17, ror #24
    extr w20, w9, w9, #20
    orr w20, w20, w7, ror #4
    eor w5, w20, w5, ror #12
    and w20, w11, w12
    eor w30, w4, w5
    eor w20, w8, w20
    eor w8, w12, w8
    eor w3, w30, w3, ror #16
    eor w13, w8, w13, ror #16
    and w8, w22, w8
    ldr w22, [x0, #796]  /* again */
    eor w1, w13, w1, ror #4
    eor w8, w8, w16, ror #20
    eor w16, w14, w16, ror #20
    eor w15, w8, w15, ror #8
    and w8, w11, w20
    eor w12, w12, w15
    eor w16, w16, w8
    orn w8, w14, w13
    eor w11, w11, w12
    eor w12, w12, w16
    eor w15, w15, w8
    orr w8, w16, w11
    eor w8, w1, w8
    eor w1, w20, w8
    orn w20, w15, w13
    and w28, w12, w1
    eor w14, w14, w20
    and w20, w8, w11
    eor w8, w8, w22
    eor w12, w12, w27
    and w25, w15, w14
    eor w16, w16, w20
    ldr w20, [x0, #788]  /* again */
    eor w14, w14, w24
    eon w13, w25, w13
    eor w16, w16, w23
    ldr w25, [x0, #808]  /* again */
    eor w11, w11, w28
    eor w13, w13, w26
    eor w28, w17, w7, ror #4
    eor w7, w3, w7, ror #4
    eor w11, w11, w29
    eor w6, w28, w6, ror #28
    and w28, w28, w30
    eor w15, w15, w20
    eor w28, w28, w9, ror #20
    eor w9, w6, w9, ror #20
    eor w1, w1, w25
    eor w19, w28, w19, ror #8
    and w28, w17, w4
    eor w4, w4, w19
    eor w5, w5, w28
    orn w28, w6, w3
    eor w19, w19, w28
    and w28, w17, w5
    eor w17, w17, w4
    eor w9, w9, w28
    orn w28, w19, w3
    eor w4, w4, w9
    eor w6, w6, w28
    orr w28, w9, w17
    eor w7, w7, w28
    and w28, w19, w6
    eor w19, w19, w20
    eor w6, w6, w24
    eor w5, w5, w7
    eon w3, w28, w3
    and w20, w7, w17
    eor w7, w7, w22
    ldr w24, [x0, #880]  /* again */
    eor w3, w3, w26
    eor w9, w9, w20
    and w20, w4, w5
    eor w5, w5, w25
    eor w4, w4, w27
    eor w9, w9, w23
    eor w17, w17, w20
    extr w20, w8, w8, #12
    ldr w26, [x0, #888]  /* again */
    ldr w27, [x0, #908]  /* again */
    eor w17, w17, w29
    orr w20, w20, w11, ror #20
    ldr w29, [x0, #900]  /* again */
    eor w16, w20, w16, ror #24
    extr w20, w11, w11, #20
    eor w23, w16, w1, ror #4
    orr w20, w20, w1, ror #4
    eor w15, w23, w15, ror #28
    eor w8, w20, w8, ror #12
    extr w20, w7, w7, #12
    orr w20, w20, w17, ror #20
    eor w9, w20, w9, ror #24
    extr w20, w17, w17, #20
    orr w20, w20, w5, ror #4
    eor w7, w20, w7, ror #12
    and w20, w16, w14
    eor w30, w6, w7
    eor w20, w8, w20
    eor w8, w14, w8
    eor w3, w30, w3, ror #16
    eor w13, w8, w13, ror #16
    and w8, w23, w8
    ldr w23, [x0, #896]  /* again */
    eor w1, w13, w1, ror #4
    eor w8, w8, w11, ror #20
    eor w11, w15, w11, ror #20
    eor w12, w8, w12, ror #8
    and w8, w16, w20
    eor w14, w14, w12
    eor w11, w11, w8
    orn w8, w15, w13
    eor w16, w16, w14
    eor w14, w14, w11
    eor w12, w12, w8
    orr w8, w11, w16
    eor w8, w1, w8
    eor w1, w20, w8
    orn w20, w12, w13
    and w28, w14, w1
    eor w15, w15, w20
    and w20, w8, w16
    eor w8, w8, w21
    eor w14, w14, w27
    and w25, w12, w15
    eor w11, w11, w20
    ldr w20, [x0, #884]  /* again */
    eor w15, w15, w24
    eon w13, w25, w13
    eor w11, w11, w23
    ldr w25, [x0, #904]  /* again */
    eor w16, w16, w28
    eor w13, w13, w26
    eor w28, w9, w5, ror #4
    eor w5, w3, w5, ror #4
    eor w16, w16, w29
    eor w19, w28, w19, ror #28
    and w28, w28, w30
    eor w12, w12, w20
    eor w28, w28, w17, ror #20
    eor w17, w19, w17, ror #20
    eor w1, w1, w25
    eor w4, w28, w4, ror #8
    and w28, w9, w6
    eor w6, w6, w4
    eor w7, w7, w28
    orn w28, w19, w3
    eor w4, w4, w28
    and w28, w9, w7
    eor w9, w9, w6
    eor w17, w17, w28
    orn w28, w4, w3
    eor w6, w6, w17
    eor w19, w19, w28
    orr w28, w17, w9
    eor w5, w5, w28
    and w28, w4, w19
    eor w4, w4, w20
    eor w19, w19, w24
    eor w7, w7, w5
    eon w3, w28, w3
    and w20, w5, w9
    eor w5, w5, w21
    ldr w24, [x0, #848]  /* again */
    eor w3, w3, w26
    eor w17, w17, w20
    and w20, w6, w7
    eor w7, w7, w25
    eor w6, w6, w27
    eor w17, w17, w23
    eor w9, w9, w20
    extr w20, w8, w8, #12
    ldr w23, [x0, #864]  /* again */
    ldr w26, [x0, #856]  /* again */
    eor w9, w9, w29
    orr w20, w20, w16, ror #20
    ldr w27, [x0, #876]  /* again */
    ldr w29, [x0, #868]  /* again */
    eor w11, w20, w11, ror #24
    extr w20, w16, w16, #20
    eor w21, w11, w1, ror #4
    orr w20, w20, w1, ror #4
    eor w12, w21, w12, ror #28
    eor w8, w20, w8, ror #12
    extr w20, w5, w5, #12
    orr w20, w20, w9, ror #20
    eor w17, w20, w17, ror #24
    extr w20, w9, w9, #20
    orr w20, w20, w7, ror #4
    eor w5, w20, w5, ror #12
    and w20, w11, w15
    eor w30, w19, w5
    eor w20, w8, w20
    eor w8, w15, w8
    eor w3, w30, w3, ror #16
    eor w13, w8, w13, ror #16
    and w8, w21, w8
    ldr w21, [x0, #860]  /* again */
    eor w1, w13, w1, ror #4
    eor w8, w8, w16, ror #20
    eor w16, w12, w16, ror #20
    eor w14, w8, w14, ror #8
    and w8, w11, w20
    eor w15, w15, w14
    eor w16, w16, w8
    orn w8, w12, w13
    eor w11, w11, w15
    eor w15, w15, w16
    eor w14, w14, w8
    orr w8, w16, w11
    eor w8, w1, w8
    eor w1, w20, w8
    orn w20, w14, w13
    and w28, w15, w1
    eor w12, w12, w20
    and w20, w8, w11
    eor w8, w8, w21
    eor w15, w15, w27
    and w25, w14, w12
    eor w16, w16, w20
    ldr w20, [x0, #852]  /* again */
    eor w12, w12, w24
    eon w13, w25, w13
    eor w16, w16, w23
    ldr w25, [x0, #872]  /* again */
    eor w11, w11, w28
    eor w13, w13, w26
    eor w28, w17, w7, ror #4
    eor w7, w3, w7, ror #4
    eor w11, w11, w29
    eor w4, w28, w4, ror #28
    and w28, w28, w30
    eor w14, w14, w20
    eor w28, w28, w9, ror #20
    eor w9, w4, w9, ror #20
    eor w1, w1, w25
    eor w6, w28, w6, ror #8
    and w28, w17, w19
    eor w19, w19, w6
    eor w5, w5, w28
    orn w28, w4, w3
    eor w6, w6, w28
    and w28, w17, w5
    eor w17, w17, w19
    eor w9, w9, w28
    orn w28, w6, w3
    eor w19, w19, w9
    eor w4, w4, w28
    orr w28, w9, w17
    eor w7, w7, w28
    and w28, w6, w4
    eor w6, w6, w20
    eor w4, w4, w24
    eor w5, w5, w7
    eon w3, w28, w3
    and w20, w7, w17
    eor w7, w7, w21
    ldr w24, [x0, #816]  /* again */
    eor w3, w3, w26
    eor w9, w9, w20
    and w20, w19, w5
    eor w5, w5, w25
    eor w19, w19, w27
    eor w9, w9, w23
    eor w17, w17, w20
    extr w20, w8, w8, #12
    ldr w23, [x0, #832]  /* again */
    ldr w26, [x0, #824]  /* again */
    eor w17, w17, w29
    orr w20, w20, w11, ror #20
    ldr w27, [x0, #844]  /* again */
    ldr w29, [x0, #836]  /* again */
    eor w16, w20, w16, ror #24
    extr w20, w11, w11, #20
    eor w21, w16, w1, ror #4
    orr w20, w20, w1, ror #4
    eor w14, w21, w14, ror #28
    eor w8, w20, w8, ror #12
    extr w20, w7, w7, #12
    orr w20, w20, w17, ror #20
    eor w9, w20, w9, ror #24
    extr w20, w17, w17, #20
    orr w20, w20, w5, ror #4
    eor w7, w20, w7, ror #12
    and w20, w16, w12
    eor w30, w4, w7
    eor w20, w8, w20
    eor w8, w12, w8
    eor w3, w30, w3, ror #16
    eor w13, w8, w13, ror #16
    and w8, w21, w8
    ldr w21, [x0, #828]  /* again */
    eor w1, w13, w1, ror #4
    eor w8, w8, w11, ror #20
    eor w11, w14, w11, ror #20
    eor w15, w8, w15, ror #8
    and w8, w16, w20
    eor w12, w12, w15
    eor w11, w11, w8
    orn w8, w14, w13
    eor w16, w16, w12
    eor w12, w12, w11
    eor w15, w15, w8
    orr w8, w11, w16
    eor w8, w1, w8
    eor w1, w20, w8
    orn w20, w15, w13
    and w28, w12, w1
    eor w14, w14, w20
    and w20, w8, w16
    eor w8, w8, w21
    eor w12, w12, w27
    and w25, w15, w14
    eor w11, w11, w20
    ldr w20, [x0, #820]  /* again */
    eor w14, w14, w24
    eon w13, w25, w13
    eor w11, w11, w23
    ldr w25, [x0, #840]  /* again */
    eor w16, w16, w28
    eor w13, w13, w26
    eor w28, w9, w5, ror #4
    eor w5, w3, w5, ror #4
    eor w16, w16, w29
    eor w6, w28, w6, ror #28
    and w28, w28, w30
    eor w15, w15, w20
    eor w28, w28, w17, ror #20
    eor w17, w6, w17, ror #20
    eor w1, w1, w25
    eor w19, w28, w19, ror #8
    and w28, w9, w4
    eor w4, w4, w19
    eor w7, w7, w28
    orn w28, w6, w3
    eor w19, w19, w28
    and w28, w9, w7
    eor w9, w9, w4
    eor w17, w17, w28
    orn w28, w19, w3
    eor w4, w4, w17
    eor w6, w6, w28
    orr w28, w17, w9
    eor w5, w5, w28
    and w28, w19, w6
    eor w19, w19, w20
    eor w6, w6, w24
    eor w7, w7, w5
    eon w3, w28, w3
    and w20, w5, w9
    eor w5, w5, w21
    ldr w28, [x0, #804]  /* again */
    eor w3, w3, w26
    eor w17, w17, w20
    and w20, w4, w7
    eor w7, w7, w25
    eor w4, w4, w27
    eor w17, w17, w23
    eor w9, w9, w20
    extr w20, w8, w8, #12
    ldr w23, [x0, #788]  /* again */
    ldr w25, [x0, #792]  /* again */
    eor w9, w9, w29
    orr w20, w20, w16, ror #20
    ldr w26, [x0, #812]  /* again */
    eor w11, w20, w11, ror #24
    extr w20, w16, w16, #20
    eor w21, w11, w1, ror #4
    orr w20, w20, w1, ror #4
    eor w15, w21, w15, ror #28
    eor w8, w20, w8, ror #12
    extr w20, w5, w5, #12
    orr w20, w20, w9, ror #20
    eor w17, w20, w17, ror #24
    extr w20, w9, w9, #20
    orr w20, w20, w7, ror #4
    eor w5, w20, w5, ror #12
    and w20, w11, w14
    eor w29, w6, w5
    eor w20, w8, w20
    eor w8, w14, w8
    eor w3, w29, w3, ror #16
    eor w13, w8, w13, ror #16
    and w8, w21, w8
    ldr w21, [x0, #800]  /* again */
    eor w1, w13, w1, ror #4
    eor w8, w8, w16, ror #20
    eor w16, w15, w16, ror #20
    eor w12, w8, w12, ror #8
    and w8, w11, w20
    eor w14, w14, w12
    eor w16, w16, w8
    orn w8, w15, w13
    eor w11, w11, w14
    eor w14, w14, w16
    eor w12, w12, w8
    orr w8, w16, w11
    eor w8, w1, w8
    eor w1, w20, w8
    orn w20, w12, w13
    and w27, w14, w1
    eor w15, w15, w20
    and w20, w8, w11
    eor w8, w8, w22
    eor w14, w14, w26
    and w24, w12, w15
    eor w16, w16, w20
    ldr w20, [x0, #784]  /* again */
    eor w12, w12, w23
    eon w13, w24, w13
    eor w16, w16, w21
    ldr w24, [x0, #808]  /* again */
    eor w11, w11, w27
    eor w13, w13, w25
    eor w27, w17, w7, ror #4
    eor w7, w3, w7, ror #4
    eor w11, w11, w28
    eor w19, w27, w19, ror #28
    and w27, w27, w29
    eor w15, w15, w20
    eor w27, w27, w9, ror #20
    eor w9, w19, w9, ror #20
    eor w1, w1, w24
    eor w4, w27, w4, ror #8
    and w27, w17, w6
    eor w6, w6, w4
    eor w5, w5, w27
    orn w27, w19, w3
    eor w4, w4, w27
    and w27, w17, w5
    eor w17, w17, w6
    eor w9, w9, w27
    orn w27, w4, w3
    eor w6, w6, w9
    eor w19, w19, w27
    orr w27, w9, w17
    eor w7, w7, w27
    and w27, w4, w19
    eor w19, w19, w20
    eor w4, w4, w23
    eor w5, w5, w7
    eon w3, w27, w3
    and w20, w7, w17
    eor w7, w7, w22
    eor w3, w3, w25
    eor w9, w9, w20
    and w20, w6, w5
    eor w5, w5, w24
    eor w6, w6, w26
    eor w9, w9, w21
    eor w17, w17, w20
    add x20, x2, #256
    add x2, x2, #320
    eor w21, w15, w13, lsl #16
    eor w17, w17, w28
    eor w13, w13, w21, lsr #16
    ubfm w21, w21, #16, #31
    eor w15, w15, w21, lsl #16
    eor w21, w12, w8, lsl #16
    eor w8, w8, w21, lsr #16
    ubfm w21, w21, #16, #31
    eor w12, w12, w21, lsl #16
    movz w21, #0xff, lsl #0
    eor w22, w12, w15, lsr #8
    movk w21, #0xff, lsl #16  /* 0x00ff00ff */
    and w21, w22, w21
    movz w22, #0xff, lsl #0
    eor w12, w12, w21
    eor w15, w15, w21, lsl #8
    eor w21, w8, w13, lsr #8
    movk w22, #0xff, lsl #16  /* 0x00ff00ff */
    and w21, w21, w22
    eor w8, w8, w21
    eor w13, w13, w21, lsl #8
    movz w21, #0xf0f, lsl #0
    eor w22, w13, w15, lsr #4
    movk w21, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w21, w22, w21
    movz w22, #0xf0f, lsl #0
    eor w13, w13, w21
    eor w15, w15, w21, lsl #4
    eor w21, w8, w12, lsr #4
    movk w22, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w21, w21, w22
    eor w8, w8, w21
    eor w12, w12, w21, lsl #4
    movz w21, #0x3333, lsl #0
    eor w22, w12, w15, lsr #2
    movk w21, #0x3333, lsl #16  /* 0x33333333 */
    and w21, w22, w21
    movz w22, #0x3333, lsl #0
    eor w12, w12, w21
    eor w15, w15, w21, lsl #2
    eor w21, w8, w13, lsr #2
    movk w22, #0x3333, lsl #16  /* 0x33333333 */
    and w21, w21, w22
    eor w8, w8, w21
    eor w13, w13, w21, lsl #2
    movz w21, #0x5555, lsl #0
    eor w22, w13, w15, lsr #1
    movk w21, #0x5555, lsl #16  /* 0x55555555 */
    and w21, w22, w21
    eor w13, w13, w21
    eor w15, w15, w21, lsl #1
    str w13, [x20, #8]
    str w15, [x20, #0]
    eor w13, w8, w12, lsr #1
    movz w15, #0x5555, lsl #0
    movk w15, #0x5555, lsl #16  /* 0x55555555 */
    and w13, w13, w15
    eor w15, w8, w13
    eor w12, w12, w13, lsl #1
    str w15, [x20, #24]
    str w12, [x20, #16]
    eor w12, w19, w3, lsl #16
    eor w15, w4, w7, lsl #16
    eor w13, w3, w12, lsr #16
    ubfm w12, w12, #16, #31
    eor w8, w7, w15, lsr #16
    ubfm w15, w15, #16, #31
    movz w3, #0xff, lsl #0
    eor w12, w19, w12, lsl #16
    eor w15, w4, w15, lsl #16
    movk w3, #0xff, lsl #16  /* 0x00ff00ff */
    eor w4, w15, w12, lsr #8
    and w3, w4, w3
    movz w4, #0xff, lsl #0
    eor w15, w15, w3
    eor w12, w12, w3, lsl #8
    eor w3, w8, w13, lsr #8
    movk w4, #0xff, lsl #16  /* 0x00ff00ff */
    and w3, w3, w4
    eor w8, w8, w3
    eor w13, w13, w3, lsl #8
    movz w3, #0xf0f, lsl #0
    eor w4, w13, w12, lsr #4
    movk w3, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w3, w4, w3
    movz w4, #0xf0f, lsl #0
    eor w13, w13, w3
    eor w12, w12, w3, lsl #4
    eor w3, w8, w15, lsr #4
    movk w4, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w3, w3, w4
    eor w8, w8, w3
    eor w15, w15, w3, lsl #4
    movz w3, #0x3333, lsl #0
    eor w4, w15, w12, lsr #2
    movk w3, #0x3333, lsl #16  /* 0x33333333 */
    and w3, w4, w3
    movz w4, #0x3333, lsl #0
    eor w15, w15, w3
    eor w12, w12, w3, lsl #2
    eor w3, w8, w13, lsr #2
    movk w4, #0x3333, lsl #16  /* 0x33333333 */
    and w3, w3, w4
    eor w8, w8, w3
    eor w13, w13, w3, lsl #2
    movz w3, #0x5555, lsl #0
    eor w4, w13, w12, lsr #1
    movk w3, #0x5555, lsl #16  /* 0x55555555 */
    and w3, w4, w3
    eor w13, w13, w3
    eor w12, w12, w3, lsl #1
    str w13, [x20, #40]
    str w12, [x20, #32]
    eor w12, w8, w15, lsr #1
    movz w13, #0x5555, lsl #0
    movk w13, #0x5555, lsl #16  /* 0x55555555 */
    and w12, w12, w13
    eor w13, w8, w12
    eor w12, w15, w12, lsl #1
    eor w15, w11, w14, lsl #16
    str w13, [x20, #56]
    str w12, [x20, #48]
    eor w12, w16, w1, lsl #16
    eor w14, w14, w15, lsr #16
    ubfm w15, w15, #16, #31
    eor w13, w1, w12, lsr #16
    ubfm w12, w12, #16, #31
    eor w11, w11, w15, lsl #16
    movz w15, #0xff, lsl #0
    ldr x1, [sp, #392]  /* reload */
    eor w12, w16, w12, lsl #16
    movk w15, #0xff, lsl #16  /* 0x00ff00ff */
    eor w16, w11, w12, lsr #8
    and w15, w16, w15
    movz w16, #0xff, lsl #0
    eor w11, w11, w15
    eor w12, w12, w15, lsl #8
    eor w15, w14, w13, lsr #8
    movk w16, #0xff, lsl #16  /* 0x00ff00ff */
    and w15, w15, w16
    eor w14, w14, w15
    eor w13, w13, w15, lsl #8
    movz w15, #0xf0f, lsl #0
    eor w16, w13, w12, lsr #4
    movk w15, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w15, w16, w15
    movz w16, #0xf0f, lsl #0
    eor w13, w13, w15
    eor w12, w12, w15, lsl #4
    eor w15, w14, w11, lsr #4
    movk w16, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w15, w15, w16
    eor w14, w14, w15
    eor w11, w11, w15, lsl #4
    movz w15, #0x3333, lsl #0
    eor w16, w11, w12, lsr #2
    movk w15, #0x3333, lsl #16  /* 0x33333333 */
    and w15, w16, w15
    movz w16, #0x3333, lsl #0
    eor w11, w11, w15
    eor w12, w12, w15, lsl #2
    eor w15, w14, w13, lsr #2
    movk w16, #0x3333, lsl #16  /* 0x33333333 */
    and w15, w15, w16
    eor w14, w14, w15
    eor w13, w13, w15, lsl #2
    movz w15, #0x5555, lsl #0
    eor w16, w13, w12, lsr #1
    movk w15, #0x5555, lsl #16  /* 0x55555555 */
    and w15, w16, w15
    eor w13, w13, w15
    eor w12, w12, w15, lsl #1
    str w13, [x20, #12]
    str w12, [x20, #4]
    eor w12, w14, w11, lsr #1
    movz w13, #0x5555, lsl #0
    movk w13, #0x5555, lsl #16  /* 0x55555555 */
    and w12, w12, w13
    eor w13, w14, w12
    eor w11, w11, w12, lsl #1
    movz w14, #0xff, lsl #0
    str w13, [x20, #28]
    str w11, [x20, #20]
    eor w11, w9, w5, lsl #16
    movk w14, #0xff, lsl #16  /* 0x00ff00ff */
    eor w12, w5, w11, lsr #16
    ubfm w11, w11, #16, #31
    eor w9, w9, w11, lsl #16
    eor w11, w17, w6, lsl #16
    eor w13, w6, w11, lsr #16
    ubfm w11, w11, #16, #31
    eor w11, w17, w11, lsl #16
    eor w15, w11, w9, lsr #8
    and w14, w15, w14
    movz w15, #0xff, lsl #0
    eor w11, w11, w14
    eor w9, w9, w14, lsl #8
    eor w14, w13, w12, lsr #8
    movk w15, #0xff, lsl #16  /* 0x00ff00ff */
    and w14, w14, w15
    eor w13, w13, w14
    eor w12, w12, w14, lsl #8
    movz w14, #0xf0f, lsl #0
    eor w15, w12, w9, lsr #4
    movk w14, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w14, w15, w14
    movz w15, #0xf0f, lsl #0
    eor w12, w12, w14
    eor w9, w9, w14, lsl #4
    eor w14, w13, w11, lsr #4
    movk w15, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w14, w14, w15
    eor w13, w13, w14
    eor w11, w11, w14, lsl #4
    movz w14, #0x3333, lsl #0
    eor w15, w11, w9, lsr #2
    movk w14, #0x3333, lsl #16  /* 0x33333333 */
    and w14, w15, w14
    movz w15, #0x3333, lsl #0
    eor w11, w11, w14
    eor w9, w9, w14, lsl #2
    eor w14, w13, w12, lsr #2
    movk w15, #0x3333, lsl #16  /* 0x33333333 */
    and w14, w14, w15
    eor w13, w13, w14
    eor w12, w12, w14, lsl #2
    movz w14, #0x5555, lsl #0
    eor w15, w12, w9, lsr #1
    movk w14, #0x5555, lsl #16  /* 0x55555555 */
    and w14, w15, w14
    eor w12, w12, w14
    eor w9, w9, w14, lsl #1
    str w12, [x20, #44]
    str w9, [x20, #36]
    eor w9, w13, w11, lsr #1
    movz w12, #0x5555, lsl #0
    movk w12, #0x5555, lsl #16  /* 0x55555555 */
    and w9, w9, w12
    eor w12, w13, w9
    eor w9, w11, w9, lsl #1
    str w12, [x20, #60]
    str w9, [x20, #52]
    ldr w9, [x0, #900]  /* again */
    tbz x10, 63, L(pipo64_256_decrypt_blocks_blocks6)
L(pipo64_256_decrypt_blocks_fewer3):
    add x3, x10, #40
    str x3, [sp, #384]  /* spill */
L(pipo64_256_decrypt_blocks_rest2):
    sub x9, x3, #32
    str x9, [sp, #384]  /* spill */
    tbnz x9, 63, L(pipo64_256_decrypt_blocks_fewer8)
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q16, [x0, #672]
    ldr q17, [x0, #752]
    ldr q18, [x0, #720]
L(pipo64_256_decrypt_blocks_blocks10):
    ldp q20, q19, [x1, #0]
    ldp q22, q21, [x1, #32]
    ldp q24, q23, [x1, #64]
    ldp q26, q25, [x1, #96]
    ldp q28, q27, [x1, #128]
    ldp q30, q29, [x1, #160]
    ldp q0, q31, [x1, #192]
    ldp q2, q1, [x1, #224]
    add x1, x1, #256
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q3, q4, [x0, #688]
    ldr q5, [x0, #736]
    ldr q6, [x0, #656]
    str x1, [sp, #392]  /* spill */
    ldr q7, [x0, #768]
    /* round i = 16: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q9, q8, [x0, #528]
    ldp q10, q11, [x0, #560]
    ldp q12, q13, [x0, #592]
    ldp q14, q15, [x0, #624]
    sub x9, x9, #32
    str x9, [sp, #384]  /* spill */
    str q14, [sp, #16]  /* spill */
    str q15, [sp, #0]  /* spill */
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q14, q15, [x0, #400]
    str q14, [sp, #48]  /* spill */
    str q15, [sp, #32]  /* spill */
    ldp q14, q15, [x0, #496]
    str q14, [sp, #80]  /* spill */
    str q15, [sp, #64]  /* spill */
    ldp q15, q14, [x0, #464]
    str q14, [sp, #96]  /* spill */
    trn1 v14.16b, v20.16b, v19.16b
    trn2 v19.16b, v20.16b, v19.16b
    trn1 v20.16b, v22.16b, v21.16b
    trn2 v21.16b, v22.16b, v21.16b
    trn1 v22.16b, v24.16b, v23.16b
    trn2 v23.16b, v24.16b, v23.16b
    trn1 v24.16b, v26.16b, v25.16b
    trn2 v25.16b, v26.16b, v25.16b
    trn1 v26.16b, v28.16b, v27.16b
    trn2 v27.16b, v28.16b, v27.16b
    trn1 v28.8h, v14.8h, v20.8h
    trn2 v20.8h, v14.8h, v20.8h
    trn1 v14.8h, v19.8h, v21.8h
    trn2 v19.8h, v19.8h, v21.8h
    trn1 v21.8h, v22.8h, v24.8h
    trn2 v22.8h, v22.8h, v24.8h
    trn1 v24.8h, v23.8h, v25.8h
    trn2 v23.8h, v23.8h, v25.8h
    trn1 v25.16b, v30.16b, v29.16b
    trn2 v29.16b, v30.16b, v29.16b
    trn1 v30.16b, v0.16b, v31.16b
    trn2 v31.16b, v0.16b, v31.16b
    trn1 v0.4s, v28.4s, v21.4s
    trn2 v21.4s, v28.4s, v21.4s
    eor v28.16b, v0.16b, v6.16b
    eor v21.16b, v21.16b, v18.16b
    trn1 v0.4s, v14.4s, v24.4s
    trn2 v24.4s, v14.4s, v24.4s
    trn1 v14.4s, v20.4s, v22.4s
    trn2 v20.4s, v20.4s, v22.4s
    eor v0.16b, v0.16b, v16.16b
    eor v24.16b, v24.16b, v5.16b
    eor v22.16b, v14.16b, v3.16b
    eor v20.16b, v20.16b, v17.16b
    trn1 v14.4s, v19.4s, v23.4s
    trn2 v19.4s, v19.4s, v23.4s
    eor v23.16b, v14.16b, v4.16b
    eor v19.16b, v19.16b, v7.16b
    trn1 v14.16b, v2.16b, v1.16b
    trn2 v1.16b, v2.16b, v1.16b
    trn1 v2.8h, v26.8h, v25.8h
    trn2 v25.8h, v26.8h, v25.8h
    trn1 v26.8h, v27.8h, v29.8h
    trn2 v27.8h, v27.8h, v29.8h
    shl v29.16b, v0.16b, #1
    sri v29.16b, v0.16b, #7
    trn1 v0.8h, v30.8h, v14.8h
    trn2 v30.8h, v30.8h, v14.8h
    trn1 v14.8h, v31.8h, v1.8h
    trn2 v31.8h, v31.8h, v1.8h
    shl v1.16b, v20.16b, #7
    sri v1.16b, v20.16b, #1
    trn1 v20.4s, v2.4s, v0.4s
    trn2 v0.4s, v2.4s, v0.4s
    trn1 v2.4s, v26.4s, v14.4s
    trn2 v26.4s, v26.4s, v14.4s
    eor v20.16b, v20.16b, v6.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v16.16b
    eor v26.16b, v26.16b, v5.16b
    trn1 v5.4s, v25.4s, v30.4s
    trn2 v25.4s, v25.4s, v30.4s
    eor v30.16b, v5.16b, v3.16b
    eor v25.16b, v25.16b, v17.16b
    trn1 v3.4s, v27.4s, v31.4s
    trn2 v27.4s, v27.4s, v31.4s
    eor v31.16b, v3.16b, v4.16b
    eor v27.16b, v27.16b, v7.16b
    shl v3.16b, v21.16b, #2
    sri v3.16b, v21.16b, #6
    shl v21.16b, v23.16b, #5
    sri v21.16b, v23.16b, #3
    shl v23.16b, v24.16b, #3
    sri v23.16b, v24.16b, #5
    shl v24.16b, v22.16b, #4
    sri v24.16b, v22.16b, #4
    orr v22.16b, v21.16b, v23.16b
    eor v22.16b, v3.16b, v22.16b
    orn v3.16b, v23.16b, v1.16b
    eor v21.16b, v21.16b, v3.16b
    eor v3.16b, v1.16b, v22.16b
    eor v4.16b, v28.16b, v21.16b
    eor v29.16b, v29.16b, v3.16b
    eor v24.16b, v24.16b, v4.16b
    bic v3.16b, v4.16b, v3.16b
    shl v4.16b, v19.16b, #6
    eor v1.16b, v1.16b, v24.16b
    eor v3.16b, v23.16b, v3.16b
    eor v23.16b, v23.16b, v29.16b
    sri v4.16b, v19.16b, #2
    eor v19.16b, v4.16b, v3.16b
    orr v3.16b, v24.16b, v29.16b
    eor v3.16b, v19.16b, v3.16b
    eor v19.16b, v28.16b, v19.16b
    and v28.16b, v22.16b, v28.16b
    eor v21.16b, v21.16b, v28.16b
    orr v28.16b, v24.16b, v3.16b
    eor v28.16b, v29.16b, v28.16b
    shl v29.16b, v2.16b, #1
    sri v29.16b, v2.16b, #7
    shl v2.16b, v25.16b, #7
    sri v2.16b, v25.16b, #1
    shl v25.16b, v0.16b, #2
    sri v25.16b, v0.16b, #6
    shl v0.16b, v31.16b, #5
    sri v0.16b, v31.16b, #3
    shl v31.16b, v26.16b, #3
    sri v31.16b, v26.16b, #5
    shl v26.16b, v30.16b, #4
    sri v26.16b, v30.16b, #4
    orr v30.16b, v0.16b, v31.16b
    eor v25.16b, v25.16b, v30.16b
    orn v30.16b, v31.16b, v2.16b
    eor v30.16b, v0.16b, v30.16b
    eor v0.16b, v2.16b, v25.16b
    eor v4.16b, v20.16b, v30.16b
    eor v29.16b, v29.16b, v0.16b
    eor v26.16b, v26.16b, v4.16b
    bic v0.16b, v4.16b, v0.16b
    shl v4.16b, v27.16b, #6
    eor v2.16b, v2.16b, v26.16b
    eor v0.16b, v31.16b, v0.16b
    eor v31.16b, v31.16b, v29.16b
    sri v4.16b, v27.16b, #2
    eor v27.16b, v4.16b, v0.16b
    orr v0.16b, v26.16b, v29.16b
    eor v0.16b, v27.16b, v0.16b
    eor v27.16b, v20.16b, v27.16b
    and v20.16b, v25.16b, v20.16b
    eor v4.16b, v0.16b, v8.16b
    eor v20.16b, v30.16b, v20.16b
    orr v30.16b, v26.16b, v0.16b
    eor v29.16b, v29.16b, v30.16b
    and v30.16b, v3.16b, v28.16b
    eor v3.16b, v3.16b, v8.16b
    eor v28.16b, v28.16b, v9.16b
    ldp q8, q7, [x0, #432]
    and v0.16b, v0.16b, v29.16b
    eor v24.16b, v24.16b, v30.16b
    eor v29.16b, v29.16b, v9.16b
    and v30.16b, v22.16b, v21.16b
    eor v22.16b, v22.16b, v19.16b
    eor v26.16b, v26.16b, v0.16b
    eor v24.16b, v24.16b, v10.16b
    and v0.16b, v25.16b, v20.16b
    eor v23.16b, v23.16b, v30.16b
    eor v25.16b, v25.16b, v27.16b
    eor v26.16b, v26.16b, v10.16b
    eor v31.16b, v31.16b, v0.16b
    eor v19.16b, v19.16b, v23.16b
    orr v30.16b, v23.16b, v22.16b
    eor v27.16b, v27.16b, v31.16b
    orr v0.16b, v31.16b, v25.16b
    eor v30.16b, v1.16b, v30.16b
    eor v0.16b, v2.16b, v0.16b
    eor v21.16b, v21.16b, v30.16b
    and v1.16b, v30.16b, v22.16b
    eor v30.16b, v30.16b, v12.16b
    eor v20.16b, v20.16b, v0.16b
    eor v2.16b, v0.16b, v12.16b
    and v0.16b, v0.16b, v25.16b
    eor v23.16b, v23.16b, v1.16b
    and v1.16b, v19.16b, v21.16b
    eor v21.16b, v21.16b, v11.16b
    eor v5.16b, v20.16b, v11.16b
    and v20.16b, v27.16b, v20.16b
    eor v31.16b, v31.16b, v0.16b
    eor v23.16b, v23.16b, v13.16b
    ldr q0, [sp, #0]  /* reload */
    eor v22.16b, v22.16b, v1.16b
    eor v20.16b, v25.16b, v20.16b
    eor v31.16b, v31.16b, v13.16b
    shl v25.16b, v3.16b, #1
    sri v25.16b, v3.16b, #7
    shl v3.16b, v31.16b, #2
    eor v19.16b, v19.16b, v0.16b
    eor v27.16b, v27.16b, v0.16b
    ldr q0, [sp, #16]  /* reload */
    sri v3.16b, v31.16b, #6
    shl v31.16b, v2.16b, #5
    sri v31.16b, v2.16b, #3
    eor v22.16b, v22.16b, v0.16b
    eor v20.16b, v20.16b, v0.16b
    shl v0.16b, v21.16b, #7
    shl v2.16b, v20.16b, #3
    sri v0.16b, v21.16b, #1
    shl v21.16b, v23.16b, #2
    sri v2.16b, v20.16b, #5
    shl v20.16b, v26.16b, #4
    sri v21.16b, v23.16b, #6
    shl v23.16b, v30.16b, #5
    sri v20.16b, v26.16b, #4
    orr v26.16b, v31.16b, v2.16b
    sri v23.16b, v30.16b, #3
    shl v30.16b, v22.16b, #3
    eor v26.16b, v3.16b, v26.16b
    sri v30.16b, v22.16b, #5
    shl v22.16b, v24.16b, #4
    sri v22.16b, v24.16b, #4
    orr v24.16b, v23.16b, v30.16b
    eor v21.16b, v21.16b, v24.16b
    orn v24.16b, v30.16b, v0.16b
    eor v23.16b, v23.16b, v24.16b
    eor v24.16b, v0.16b, v21.16b
    eor v1.16b, v28.16b, v23.16b
    eor v25.16b, v25.16b, v24.16b
    eor v22.16b, v22.16b, v1.16b
    bic v24.16b, v1.16b, v24.16b
    shl v1.16b, v19.16b, #6
    eor v0.16b, v0.16b, v22.16b
    eor v24.16b, v30.16b, v24.16b
    eor v30.16b, v30.16b, v25.16b
    sri v1.16b, v19.16b, #2
    eor v19.16b, v1.16b, v24.16b
    orr v24.16b, v22.16b, v25.16b
    shl v1.16b, v5.16b, #7
    eor v24.16b, v19.16b, v24.16b
    eor v19.16b, v28.16b, v19.16b
    and v28.16b, v21.16b, v28.16b
    sri v1.16b, v5.16b, #1
    eor v23.16b, v23.16b, v28.16b
    orr v28.16b, v22.16b, v24.16b
    orn v3.16b, v2.16b, v1.16b
    eor v25.16b, v25.16b, v28.16b
    shl v28.16b, v4.16b, #1
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v1.16b, v26.16b
    and v5.16b, v24.16b, v25.16b
    sri v28.16b, v4.16b, #7
    eor v4.16b, v29.16b, v31.16b
    eor v22.16b, v22.16b, v5.16b
    eor v28.16b, v28.16b, v3.16b
    eor v20.16b, v20.16b, v4.16b
    bic v3.16b, v4.16b, v3.16b
    shl v4.16b, v27.16b, #6
    eor v22.16b, v22.16b, v8.16b
    eor v1.16b, v1.16b, v20.16b
    eor v3.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v28.16b
    sri v4.16b, v27.16b, #2
    eor v27.16b, v4.16b, v3.16b
    orr v3.16b, v20.16b, v28.16b
    ldr q4, [sp, #32]  /* reload */
    eor v3.16b, v27.16b, v3.16b
    eor v27.16b, v29.16b, v27.16b
    and v29.16b, v26.16b, v29.16b
    eor v29.16b, v31.16b, v29.16b
    orr v31.16b, v20.16b, v3.16b
    eor v24.16b, v24.16b, v4.16b
    eor v4.16b, v3.16b, v4.16b
    eor v28.16b, v28.16b, v31.16b
    ldr q31, [sp, #48]  /* reload */
    and v3.16b, v3.16b, v28.16b
    eor v20.16b, v20.16b, v3.16b
    ldr q3, [sp, #80]  /* reload */
    eor v25.16b, v25.16b, v31.16b
    eor v28.16b, v28.16b, v31.16b
    and v31.16b, v21.16b, v23.16b
    eor v21.16b, v21.16b, v19.16b
    eor v20.16b, v20.16b, v8.16b
    eor v30.16b, v30.16b, v31.16b
    and v31.16b, v26.16b, v29.16b
    eor v26.16b, v26.16b, v27.16b
    eor v19.16b, v19.16b, v30.16b
    eor v31.16b, v2.16b, v31.16b
    orr v2.16b, v30.16b, v21.16b
    eor v27.16b, v27.16b, v31.16b
    eor v0.16b, v0.16b, v2.16b
    orr v2.16b, v31.16b, v26.16b
    eor v23.16b, v23.16b, v0.16b
    eor v1.16b, v1.16b, v2.16b
    and v2.16b, v0.16b, v21.16b
    eor v0.16b, v0.16b, v7.16b
    and v5.16b, v19.16b, v23.16b
    eor v29.16b, v29.16b, v1.16b
    eor v30.16b, v30.16b, v2.16b
    and v2.16b, v1.16b, v26.16b
    eor v23.16b, v23.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    eor v21.16b, v21.16b, v5.16b
    eor v3.16b, v29.16b, v3.16b
    eor v30.16b, v30.16b, v15.16b
    eor v31.16b, v31.16b, v2.16b
    ldr q2, [sp, #64]  /* reload */
    and v29.16b, v27.16b, v29.16b
    shl v5.16b, v23.16b, #7
    shl v6.16b, v30.16b, #2
    eor v31.16b, v31.16b, v15.16b
    eor v26.16b, v26.16b, v29.16b
    ldr q29, [sp, #96]  /* reload */
    sri v5.16b, v23.16b, #1
    sri v6.16b, v30.16b, #6
    shl v30.16b, v31.16b, #2
    eor v19.16b, v19.16b, v2.16b
    eor v27.16b, v27.16b, v2.16b
    shl v2.16b, v24.16b, #1
    sri v30.16b, v31.16b, #6
    shl v31.16b, v22.16b, #4
    shl v23.16b, v19.16b, #6
    sri v2.16b, v24.16b, #7
    eor v21.16b, v21.16b, v29.16b
    shl v24.16b, v4.16b, #1
    eor v26.16b, v26.16b, v29.16b
    shl v29.16b, v3.16b, #7
    sri v31.16b, v22.16b, #4
    sri v23.16b, v19.16b, #2
    shl v19.16b, v21.16b, #3
    sri v24.16b, v4.16b, #7
    shl v4.16b, v1.16b, #5
    sri v29.16b, v3.16b, #1
    shl v3.16b, v26.16b, #3
    sri v19.16b, v21.16b, #5
    shl v21.16b, v27.16b, #6
    sri v4.16b, v1.16b, #3
    sri v3.16b, v26.16b, #5
    shl v26.16b, v0.16b, #5
    orn v7.16b, v19.16b, v5.16b
    sri v21.16b, v27.16b, #2
    shl v27.16b, v20.16b, #4
    orn v22.16b, v3.16b, v29.16b
    sri v26.16b, v0.16b, #3
    /* round i = 14: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q1, q0, [x0, #272]
    sri v27.16b, v20.16b, #4
    ldp q20, q8, [x0, #368]
    eor v22.16b, v4.16b, v22.16b
    eor v7.16b, v26.16b, v7.16b
    orr v26.16b, v26.16b, v19.16b
    orr v4.16b, v4.16b, v3.16b
    eor v26.16b, v6.16b, v26.16b
    eor v30.16b, v30.16b, v4.16b
    eor v4.16b, v25.16b, v7.16b
    eor v6.16b, v5.16b, v26.16b
    eor v31.16b, v31.16b, v4.16b
    eor v2.16b, v2.16b, v6.16b
    bic v4.16b, v4.16b, v6.16b
    eor v5.16b, v5.16b, v31.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v19.16b, v2.16b
    eor v23.16b, v23.16b, v4.16b
    orr v4.16b, v31.16b, v2.16b
    eor v4.16b, v23.16b, v4.16b
    eor v23.16b, v25.16b, v23.16b
    and v25.16b, v26.16b, v25.16b
    orr v6.16b, v31.16b, v4.16b
    eor v25.16b, v7.16b, v25.16b
    eor v7.16b, v28.16b, v22.16b
    eor v2.16b, v2.16b, v6.16b
    eor v6.16b, v29.16b, v30.16b
    eor v27.16b, v27.16b, v7.16b
    eor v24.16b, v24.16b, v6.16b
    bic v6.16b, v7.16b, v6.16b
    eor v29.16b, v29.16b, v27.16b
    eor v6.16b, v3.16b, v6.16b
    eor v3.16b, v3.16b, v24.16b
    eor v21.16b, v21.16b, v6.16b
    orr v6.16b, v27.16b, v24.16b
    eor v6.16b, v21.16b, v6.16b
    eor v21.16b, v28.16b, v21.16b
    and v28.16b, v30.16b, v28.16b
    eor v22.16b, v22.16b, v28.16b
    orr v28.16b, v27.16b, v6.16b
    eor v24.16b, v24.16b, v28.16b
    and v28.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v0.16b
    eor v2.16b, v2.16b, v1.16b
    eor v0.16b, v6.16b, v0.16b
    and v6.16b, v6.16b, v24.16b
    eor v28.16b, v31.16b, v28.16b
    and v31.16b, v26.16b, v25.16b
    eor v26.16b, v26.16b, v23.16b
    eor v24.16b, v24.16b, v1.16b
    and v1.16b, v30.16b, v22.16b
    eor v30.16b, v30.16b, v21.16b
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v4.16b, #1
    eor v19.16b, v19.16b, v31.16b
    ldp q31, q7, [x0, #336]
    eor v1.16b, v3.16b, v1.16b
    sri v6.16b, v4.16b, #7
    orr v3.16b, v19.16b, v26.16b
    eor v23.16b, v23.16b, v19.16b
    eor v21.16b, v21.16b, v1.16b
    orr v4.16b, v1.16b, v30.16b
    eor v3.16b, v5.16b, v3.16b
    eor v29.16b, v29.16b, v4.16b
    eor v25.16b, v25.16b, v3.16b
    and v4.16b, v3.16b, v26.16b
    eor v22.16b, v22.16b, v29.16b
    eor v19.16b, v19.16b, v4.16b
    and v4.16b, v29.16b, v30.16b
    eor v19.16b, v19.16b, v31.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v23.16b, v25.16b
    eor v25.16b, v25.16b, v20.16b
    eor v23.16b, v23.16b, v8.16b
    eor v20.16b, v22.16b, v20.16b
    and v22.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v8.16b
    shl v5.16b, v19.16b, #2
    eor v31.16b, v1.16b, v31.16b
    eor v26.16b, v26.16b, v4.16b
    shl v1.16b, v25.16b, #7
    ldp q8, q4, [x0, #304]
    eor v22.16b, v30.16b, v22.16b
    shl v30.16b, v20.16b, #7
    sri v5.16b, v19.16b, #6
    shl v19.16b, v23.16b, #6
    eor v26.16b, v26.16b, v7.16b
    sri v1.16b, v25.16b, #1
    shl v25.16b, v0.16b, #1
    eor v22.16b, v22.16b, v7.16b
    sri v30.16b, v20.16b, #1
    sri v19.16b, v23.16b, #2
    shl v23.16b, v26.16b, #3
    sri v25.16b, v0.16b, #7
    shl v0.16b, v31.16b, #2
    eor v20.16b, v3.16b, v4.16b
    eor v28.16b, v28.16b, v8.16b
    sri v23.16b, v26.16b, #5
    eor v26.16b, v29.16b, v4.16b
    shl v29.16b, v22.16b, #3
    sri v0.16b, v31.16b, #6
    eor v27.16b, v27.16b, v8.16b
    shl v31.16b, v21.16b, #6
    shl v3.16b, v20.16b, #5
    shl v4.16b, v28.16b, #4
    orn v7.16b, v23.16b, v1.16b
    sri v29.16b, v22.16b, #5
    shl v22.16b, v26.16b, #5
    sri v31.16b, v21.16b, #2
    sri v3.16b, v20.16b, #3
    sri v4.16b, v28.16b, #4
    shl v20.16b, v27.16b, #4
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q21, q28, [x0, #688]
    sri v22.16b, v26.16b, #3
    orn v26.16b, v29.16b, v30.16b
    eor v7.16b, v3.16b, v7.16b
    orr v3.16b, v3.16b, v23.16b
    sri v20.16b, v27.16b, #4
    ldr q27, [x0, #736]
    eor v26.16b, v22.16b, v26.16b
    orr v22.16b, v22.16b, v29.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v2.16b, v7.16b
    eor v22.16b, v0.16b, v22.16b
    eor v0.16b, v24.16b, v26.16b
    eor v8.16b, v1.16b, v3.16b
    eor v4.16b, v4.16b, v5.16b
    eor v20.16b, v20.16b, v0.16b
    eor v6.16b, v6.16b, v8.16b
    eor v1.16b, v1.16b, v4.16b
    bic v5.16b, v5.16b, v8.16b
    eor v5.16b, v23.16b, v5.16b
    eor v23.16b, v23.16b, v6.16b
    eor v19.16b, v19.16b, v5.16b
    orr v5.16b, v4.16b, v6.16b
    eor v5.16b, v19.16b, v5.16b
    eor v19.16b, v2.16b, v19.16b
    and v2.16b, v3.16b, v2.16b
    eor v2.16b, v7.16b, v2.16b
    orr v7.16b, v4.16b, v5.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v30.16b, v22.16b
    eor v30.16b, v30.16b, v20.16b
    eor v25.16b, v25.16b, v7.16b
    bic v0.16b, v0.16b, v7.16b
    and v7.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v16.16b
    eor v0.16b, v29.16b, v0.16b
    eor v4.16b, v4.16b, v7.16b
    orr v7.16b, v20.16b, v25.16b
    eor v29.16b, v29.16b, v25.16b
    eor v31.16b, v31.16b, v0.16b
    and v0.16b, v3.16b, v2.16b
    eor v3.16b, v3.16b, v19.16b
    eor v4.16b, v4.16b, v21.16b
    eor v7.16b, v31.16b, v7.16b
    eor v23.16b, v23.16b, v0.16b
    and v0.16b, v22.16b, v24.16b
    eor v24.16b, v24.16b, v31.16b
    shl v31.16b, v5.16b, #1
    eor v19.16b, v19.16b, v23.16b
    eor v26.16b, v26.16b, v0.16b
    orr v0.16b, v20.16b, v7.16b
    sri v31.16b, v5.16b, #7
    orr v5.16b, v23.16b, v3.16b
    eor v25.16b, v25.16b, v0.16b
    and v0.16b, v22.16b, v26.16b
    eor v1.16b, v1.16b, v5.16b
    eor v22.16b, v22.16b, v24.16b
    shl v5.16b, v4.16b, #4
    eor v29.16b, v29.16b, v0.16b
    and v0.16b, v7.16b, v25.16b
    eor v2.16b, v2.16b, v1.16b
    sri v5.16b, v4.16b, #4
    and v4.16b, v1.16b, v3.16b
    eor v1.16b, v1.16b, v28.16b
    eor v7.16b, v7.16b, v16.16b
    eor v24.16b, v24.16b, v29.16b
    eor v20.16b, v20.16b, v0.16b
    orr v0.16b, v29.16b, v22.16b
    eor v23.16b, v23.16b, v4.16b
    and v4.16b, v19.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    eor v20.16b, v20.16b, v21.16b
    eor v21.16b, v30.16b, v0.16b
    shl v30.16b, v1.16b, #5
    eor v23.16b, v23.16b, v18.16b
    eor v0.16b, v3.16b, v4.16b
    shl v3.16b, v2.16b, #7
    ldr q4, [x0, #256]
    eor v26.16b, v26.16b, v21.16b
    sri v30.16b, v1.16b, #3
    and v1.16b, v21.16b, v22.16b
    eor v0.16b, v0.16b, v27.16b
    sri v3.16b, v2.16b, #1
    shl v2.16b, v23.16b, #2
    eor v21.16b, v21.16b, v28.16b
    ldr q28, [x0, #768]
    eor v29.16b, v29.16b, v1.16b
    and v1.16b, v24.16b, v26.16b
    eor v26.16b, v26.16b, v17.16b
    sri v2.16b, v23.16b, #6
    shl v23.16b, v0.16b, #3
    eor v6.16b, v6.16b, v4.16b
    eor v29.16b, v29.16b, v18.16b
    eor v22.16b, v22.16b, v1.16b
    shl v1.16b, v7.16b, #1
    eor v25.16b, v25.16b, v4.16b
    sri v23.16b, v0.16b, #5
    shl v0.16b, v26.16b, #7
    shl v4.16b, v21.16b, #5
    eor v19.16b, v19.16b, v28.16b
    sri v1.16b, v7.16b, #7
    shl v7.16b, v29.16b, #2
    eor v22.16b, v22.16b, v27.16b
    orr v27.16b, v30.16b, v23.16b
    sri v0.16b, v26.16b, #1
    orn v26.16b, v23.16b, v3.16b
    sri v4.16b, v21.16b, #3
    shl v21.16b, v19.16b, #6
    eor v24.16b, v24.16b, v28.16b
    sri v7.16b, v29.16b, #6
    shl v28.16b, v22.16b, #3
    eor v27.16b, v2.16b, v27.16b
    shl v29.16b, v20.16b, #4
    eor v26.16b, v30.16b, v26.16b
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q30, q2, [x0, #544]
    sri v21.16b, v19.16b, #2
    shl v19.16b, v24.16b, #6
    sri v28.16b, v22.16b, #5
    eor v22.16b, v3.16b, v27.16b
    sri v29.16b, v20.16b, #4
    eor v20.16b, v6.16b, v26.16b
    sri v19.16b, v24.16b, #2
    and v24.16b, v27.16b, v6.16b
    eor v31.16b, v31.16b, v22.16b
    eor v5.16b, v5.16b, v20.16b
    bic v20.16b, v20.16b, v22.16b
    orr v22.16b, v4.16b, v28.16b
    eor v24.16b, v26.16b, v24.16b
    orn v26.16b, v28.16b, v0.16b
    eor v3.16b, v3.16b, v5.16b
    eor v20.16b, v23.16b, v20.16b
    eor v22.16b, v7.16b, v22.16b
    orr v7.16b, v5.16b, v31.16b
    eor v23.16b, v23.16b, v31.16b
    eor v26.16b, v4.16b, v26.16b
    and v4.16b, v27.16b, v24.16b
    eor v20.16b, v21.16b, v20.16b
    eor v21.16b, v0.16b, v22.16b
    eor v23.16b, v23.16b, v4.16b
    eor v4.16b, v25.16b, v26.16b
    eor v7.16b, v20.16b, v7.16b
    eor v1.16b, v1.16b, v21.16b
    eor v20.16b, v6.16b, v20.16b
    and v6.16b, v22.16b, v25.16b
    eor v29.16b, v29.16b, v4.16b
    bic v21.16b, v4.16b, v21.16b
    orr v4.16b, v5.16b, v7.16b
    eor v27.16b, v27.16b, v20.16b
    eor v26.16b, v26.16b, v6.16b
    eor v6.16b, v28.16b, v1.16b
    eor v20.16b, v20.16b, v23.16b
    eor v0.16b, v0.16b, v29.16b
    eor v21.16b, v28.16b, v21.16b
    eor v28.16b, v31.16b, v4.16b
    orr v31.16b, v29.16b, v1.16b
    orr v4.16b, v23.16b, v27.16b
    eor v19.16b, v19.16b, v21.16b
    and v21.16b, v7.16b, v28.16b
    eor v7.16b, v7.16b, v30.16b
    eor v3.16b, v3.16b, v4.16b
    and v4.16b, v22.16b, v26.16b
    eor v31.16b, v19.16b, v31.16b
    eor v21.16b, v5.16b, v21.16b
    eor v19.16b, v25.16b, v19.16b
    and v25.16b, v3.16b, v27.16b
    eor v4.16b, v6.16b, v4.16b
    eor v24.16b, v24.16b, v3.16b
    shl v5.16b, v7.16b, #1
    ldp q8, q6, [x0, #576]
    eor v30.16b, v31.16b, v30.16b
    eor v21.16b, v21.16b, v2.16b
    eor v22.16b, v22.16b, v19.16b
    eor v23.16b, v23.16b, v25.16b
    eor v19.16b, v19.16b, v4.16b
    orr v25.16b, v29.16b, v31.16b
    sri v5.16b, v7.16b, #7
    eor v25.16b, v1.16b, v25.16b
    orr v1.16b, v4.16b, v22.16b
    eor v3.16b, v3.16b, v6.16b
    and v31.16b, v31.16b, v25.16b
    eor v0.16b, v0.16b, v1.16b
    and v1.16b, v20.16b, v24.16b
    eor v24.16b, v24.16b, v8.16b
    eor v29.16b, v29.16b, v31.16b
    and v31.16b, v0.16b, v22.16b
    eor v27.16b, v27.16b, v1.16b
    eor v26.16b, v26.16b, v0.16b
    shl v1.16b, v24.16b, #7
    eor v0.16b, v0.16b, v6.16b
    ldp q6, q7, [x0, #608]
    eor v29.16b, v29.16b, v2.16b
    eor v31.16b, v4.16b, v31.16b
    shl v2.16b, v3.16b, #5
    eor v4.16b, v26.16b, v8.16b
    and v26.16b, v19.16b, v26.16b
    sri v1.16b, v24.16b, #1
    shl v24.16b, v21.16b, #4
    sri v2.16b, v3.16b, #3
    ldr q3, [x0, #240]
    eor v22.16b, v22.16b, v26.16b
    ldr q26, [x0, #640]
    sri v24.16b, v21.16b, #4
    shl v21.16b, v30.16b, #1
    eor v23.16b, v23.16b, v6.16b
    eor v27.16b, v27.16b, v7.16b
    eor v31.16b, v31.16b, v6.16b
    shl v6.16b, v4.16b, #7
    eor v22.16b, v22.16b, v7.16b
    sri v21.16b, v30.16b, #7
    shl v30.16b, v0.16b, #5
    shl v7.16b, v29.16b, #4
    sri v6.16b, v4.16b, #1
    shl v4.16b, v23.16b, #2
    eor v28.16b, v28.16b, v3.16b
    sri v30.16b, v0.16b, #3
    shl v0.16b, v27.16b, #3
    eor v20.16b, v20.16b, v26.16b
    sri v7.16b, v29.16b, #4
    shl v29.16b, v31.16b, #2
    eor v25.16b, v25.16b, v3.16b
    sri v4.16b, v23.16b, #6
    shl v23.16b, v22.16b, #3
    eor v19.16b, v19.16b, v26.16b
    sri v0.16b, v27.16b, #5
    shl v26.16b, v20.16b, #6
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q27, q3, [x0, #416]
    sri v29.16b, v31.16b, #6
    ldp q8, q31, [x0, #480]
    sri v23.16b, v22.16b, #5
    orn v22.16b, v0.16b, v1.16b
    sri v26.16b, v20.16b, #2
    orr v20.16b, v2.16b, v0.16b
    eor v22.16b, v2.16b, v22.16b
    eor v20.16b, v4.16b, v20.16b
    eor v2.16b, v1.16b, v20.16b
    eor v4.16b, v5.16b, v2.16b
    eor v5.16b, v28.16b, v22.16b
    eor v24.16b, v24.16b, v5.16b
    bic v2.16b, v5.16b, v2.16b
    eor v1.16b, v1.16b, v24.16b
    eor v2.16b, v0.16b, v2.16b
    eor v0.16b, v0.16b, v4.16b
    eor v26.16b, v26.16b, v2.16b
    orr v2.16b, v24.16b, v4.16b
    eor v2.16b, v26.16b, v2.16b
    eor v26.16b, v28.16b, v26.16b
    and v28.16b, v20.16b, v28.16b
    eor v22.16b, v22.16b, v28.16b
    orr v28.16b, v24.16b, v2.16b
    eor v28.16b, v4.16b, v28.16b
    orr v4.16b, v30.16b, v23.16b
    eor v29.16b, v29.16b, v4.16b
    orn v4.16b, v23.16b, v6.16b
    eor v30.16b, v30.16b, v4.16b
    eor v4.16b, v6.16b, v29.16b
    eor v5.16b, v25.16b, v30.16b
    eor v21.16b, v21.16b, v4.16b
    eor v7.16b, v7.16b, v5.16b
    bic v4.16b, v5.16b, v4.16b
    eor v5.16b, v6.16b, v7.16b
    eor v4.16b, v23.16b, v4.16b
    eor v23.16b, v23.16b, v21.16b
    shl v6.16b, v19.16b, #6
    sri v6.16b, v19.16b, #2
    eor v19.16b, v6.16b, v4.16b
    orr v4.16b, v7.16b, v21.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v25.16b, v19.16b
    and v25.16b, v29.16b, v25.16b
    eor v25.16b, v30.16b, v25.16b
    orr v30.16b, v7.16b, v4.16b
    and v6.16b, v29.16b, v25.16b
    eor v21.16b, v21.16b, v30.16b
    and v30.16b, v2.16b, v28.16b
    eor v2.16b, v2.16b, v27.16b
    eor v27.16b, v4.16b, v27.16b
    eor v29.16b, v29.16b, v19.16b
    eor v23.16b, v23.16b, v6.16b
    and v4.16b, v4.16b, v21.16b
    eor v24.16b, v24.16b, v30.16b
    and v30.16b, v20.16b, v22.16b
    eor v20.16b, v20.16b, v26.16b
    eor v19.16b, v19.16b, v23.16b
    eor v4.16b, v7.16b, v4.16b
    eor v24.16b, v24.16b, v3.16b
    eor v30.16b, v0.16b, v30.16b
    shl v0.16b, v2.16b, #1
    eor v3.16b, v4.16b, v3.16b
    orr v4.16b, v30.16b, v20.16b
    eor v26.16b, v26.16b, v30.16b
    sri v0.16b, v2.16b, #7
    ldp q2, q6, [x0, #448]
    eor v1.16b, v1.16b, v4.16b
    orr v4.16b, v23.16b, v29.16b
    eor v22.16b, v22.16b, v1.16b
    eor v4.16b, v5.16b, v4.16b
    and v5.16b, v1.16b, v20.16b
    eor v1.16b, v1.16b, v2.16b
    eor v25.16b, v25.16b, v4.16b
    eor v30.16b, v30.16b, v5.16b
    and v5.16b, v4.16b, v29.16b
    eor v2.16b, v4.16b, v2.16b
    and v4.16b, v26.16b, v22.16b
    eor v22.16b, v22.16b, v31.16b
    eor v31.16b, v25.16b, v31.16b
    and v25.16b, v19.16b, v25.16b
    eor v23.16b, v23.16b, v5.16b
    eor v30.16b, v30.16b, v6.16b
    eor v20.16b, v20.16b, v4.16b
    shl v4.16b, v22.16b, #7
    shl v5.16b, v1.16b, #5
    eor v25.16b, v29.16b, v25.16b
    shl v29.16b, v24.16b, #4
    eor v23.16b, v23.16b, v6.16b
    shl v6.16b, v30.16b, #2
    sri v4.16b, v22.16b, #1
    sri v5.16b, v1.16b, #3
    eor v20.16b, v20.16b, v8.16b
    ldr q22, [x0, #224]
    ldr q1, [x0, #512]
    sri v29.16b, v24.16b, #4
    shl v24.16b, v27.16b, #1
    sri v6.16b, v30.16b, #6
    shl v30.16b, v31.16b, #7
    eor v25.16b, v25.16b, v8.16b
    shl v7.16b, v20.16b, #3
    sri v24.16b, v27.16b, #7
    shl v27.16b, v23.16b, #2
    sri v30.16b, v31.16b, #1
    shl v31.16b, v2.16b, #5
    sri v7.16b, v20.16b, #5
    shl v20.16b, v25.16b, #3
    eor v28.16b, v28.16b, v22.16b
    eor v26.16b, v26.16b, v1.16b
    sri v27.16b, v23.16b, #6
    orr v23.16b, v5.16b, v7.16b
    sri v31.16b, v2.16b, #3
    orn v2.16b, v7.16b, v4.16b
    sri v20.16b, v25.16b, #5
    shl v25.16b, v3.16b, #4
    eor v21.16b, v21.16b, v22.16b
    shl v22.16b, v26.16b, #6
    eor v19.16b, v19.16b, v1.16b
    eor v23.16b, v6.16b, v23.16b
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q1, q6, [x0, #288]
    eor v2.16b, v5.16b, v2.16b
    orr v5.16b, v31.16b, v20.16b
    sri v25.16b, v3.16b, #4
    orn v3.16b, v20.16b, v30.16b
    sri v22.16b, v26.16b, #2
    shl v26.16b, v19.16b, #6
    eor v27.16b, v27.16b, v5.16b
    eor v5.16b, v4.16b, v23.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v28.16b, v2.16b
    sri v26.16b, v19.16b, #2
    and v19.16b, v23.16b, v28.16b
    eor v0.16b, v0.16b, v5.16b
    eor v29.16b, v29.16b, v3.16b
    bic v3.16b, v3.16b, v5.16b
    eor v5.16b, v30.16b, v27.16b
    eor v19.16b, v2.16b, v19.16b
    eor v2.16b, v21.16b, v31.16b
    eor v4.16b, v4.16b, v29.16b
    eor v3.16b, v7.16b, v3.16b
    eor v24.16b, v24.16b, v5.16b
    eor v7.16b, v7.16b, v0.16b
    eor v25.16b, v25.16b, v2.16b
    bic v2.16b, v2.16b, v5.16b
    orr v5.16b, v29.16b, v0.16b
    eor v22.16b, v22.16b, v3.16b
    and v3.16b, v23.16b, v19.16b
    eor v30.16b, v30.16b, v25.16b
    eor v2.16b, v20.16b, v2.16b
    eor v20.16b, v20.16b, v24.16b
    eor v5.16b, v22.16b, v5.16b
    eor v3.16b, v7.16b, v3.16b
    orr v7.16b, v25.16b, v24.16b
    eor v22.16b, v28.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    and v28.16b, v27.16b, v21.16b
    ldp q8, q2, [x0, #352]
    eor v23.16b, v23.16b, v22.16b
    eor v7.16b, v26.16b, v7.16b
    eor v28.16b, v31.16b, v28.16b
    eor v21.16b, v21.16b, v26.16b
    orr v26.16b, v29.16b, v5.16b
    eor v22.16b, v22.16b, v3.16b
    orr v31.16b, v25.16b, v7.16b
    eor v26.16b, v0.16b, v26.16b
    eor v0.16b, v5.16b, v1.16b
    eor v1.16b, v7.16b, v1.16b
    eor v24.16b, v24.16b, v31.16b
    and v31.16b, v5.16b, v26.16b
    and v5.16b, v7.16b, v24.16b
    eor v29.16b, v29.16b, v31.16b
    orr v31.16b, v3.16b, v23.16b
    eor v25.16b, v25.16b, v5.16b
    and v5.16b, v27.16b, v28.16b
    eor v27.16b, v27.16b, v21.16b
    eor v29.16b, v29.16b, v6.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v0.16b, #1
    eor v25.16b, v25.16b, v6.16b
    eor v20.16b, v20.16b, v5.16b
    and v5.16b, v31.16b, v23.16b
    eor v19.16b, v19.16b, v31.16b
    sri v4.16b, v0.16b, #7
    ldp q0, q6, [x0, #320]
    eor v21.16b, v21.16b, v20.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v20.16b, v27.16b
    eor v30.16b, v30.16b, v5.16b
    and v5.16b, v22.16b, v19.16b
    eor v19.16b, v19.16b, v2.16b
    eor v3.16b, v3.16b, v6.16b
    eor v31.16b, v31.16b, v0.16b
    eor v28.16b, v28.16b, v30.16b
    eor v23.16b, v23.16b, v5.16b
    and v5.16b, v30.16b, v27.16b
    eor v30.16b, v30.16b, v0.16b
    shl v0.16b, v19.16b, #7
    eor v2.16b, v28.16b, v2.16b
    and v28.16b, v21.16b, v28.16b
    eor v20.16b, v20.16b, v5.16b
    shl v5.16b, v3.16b, #2
    sri v0.16b, v19.16b, #1
    shl v19.16b, v31.16b, #5
    eor v23.16b, v23.16b, v8.16b
    shl v7.16b, v2.16b, #7
    eor v27.16b, v27.16b, v28.16b
    shl v28.16b, v29.16b, #4
    sri v5.16b, v3.16b, #6
    ldr q3, [x0, #208]
    sri v19.16b, v31.16b, #3
    shl v31.16b, v23.16b, #3
    eor v20.16b, v20.16b, v6.16b
    ldr q6, [x0, #384]
    eor v27.16b, v27.16b, v8.16b
    sri v28.16b, v29.16b, #4
    shl v29.16b, v1.16b, #1
    sri v7.16b, v2.16b, #1
    sri v31.16b, v23.16b, #5
    shl v23.16b, v20.16b, #2
    sri v29.16b, v1.16b, #7
    shl v1.16b, v30.16b, #5
    orr v2.16b, v19.16b, v31.16b
    sri v23.16b, v20.16b, #6
    eor v20.16b, v26.16b, v3.16b
    orn v26.16b, v31.16b, v0.16b
    eor v24.16b, v24.16b, v3.16b
    shl v3.16b, v27.16b, #3
    eor v22.16b, v22.16b, v6.16b
    sri v1.16b, v30.16b, #3
    eor v30.16b, v5.16b, v2.16b
    shl v2.16b, v25.16b, #4
    eor v21.16b, v21.16b, v6.16b
    eor v19.16b, v19.16b, v26.16b
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q26, q5, [x0, #688]
    sri v3.16b, v27.16b, #5
    shl v27.16b, v22.16b, #6
    ldr q6, [x0, #736]
    sri v2.16b, v25.16b, #4
    eor v25.16b, v0.16b, v30.16b
    sri v27.16b, v22.16b, #2
    eor v22.16b, v20.16b, v19.16b
    eor v4.16b, v4.16b, v25.16b
    eor v28.16b, v28.16b, v22.16b
    bic v22.16b, v22.16b, v25.16b
    orr v25.16b, v1.16b, v3.16b
    eor v0.16b, v0.16b, v28.16b
    eor v22.16b, v31.16b, v22.16b
    eor v23.16b, v23.16b, v25.16b
    orr v25.16b, v28.16b, v4.16b
    eor v31.16b, v31.16b, v4.16b
    eor v22.16b, v27.16b, v22.16b
    eor v27.16b, v7.16b, v23.16b
    eor v25.16b, v22.16b, v25.16b
    eor v29.16b, v29.16b, v27.16b
    eor v22.16b, v20.16b, v22.16b
    and v20.16b, v30.16b, v20.16b
    eor v19.16b, v19.16b, v20.16b
    orr v20.16b, v28.16b, v25.16b
    eor v20.16b, v4.16b, v20.16b
    orn v4.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v4.16b
    shl v4.16b, v21.16b, #6
    sri v4.16b, v21.16b, #2
    eor v21.16b, v24.16b, v1.16b
    eor v2.16b, v2.16b, v21.16b
    bic v21.16b, v21.16b, v27.16b
    and v27.16b, v25.16b, v20.16b
    eor v25.16b, v25.16b, v16.16b
    eor v7.16b, v7.16b, v2.16b
    eor v21.16b, v3.16b, v21.16b
    eor v27.16b, v28.16b, v27.16b
    orr v28.16b, v2.16b, v29.16b
    eor v3.16b, v3.16b, v29.16b
    eor v21.16b, v4.16b, v21.16b
    and v4.16b, v30.16b, v19.16b
    eor v30.16b, v30.16b, v22.16b
    eor v27.16b, v27.16b, v26.16b
    eor v28.16b, v21.16b, v28.16b
    eor v31.16b, v31.16b, v4.16b
    and v4.16b, v23.16b, v24.16b
    eor v21.16b, v24.16b, v21.16b
    shl v24.16b, v25.16b, #1
    eor v22.16b, v22.16b, v31.16b
    eor v1.16b, v1.16b, v4.16b
    orr v4.16b, v2.16b, v28.16b
    sri v24.16b, v25.16b, #7
    orr v25.16b, v31.16b, v30.16b
    eor v29.16b, v29.16b, v4.16b
    and v4.16b, v23.16b, v1.16b
    eor v25.16b, v0.16b, v25.16b
    eor v23.16b, v23.16b, v21.16b
    shl v0.16b, v27.16b, #4
    eor v3.16b, v3.16b, v4.16b
    and v4.16b, v28.16b, v29.16b
    eor v19.16b, v19.16b, v25.16b
    sri v0.16b, v27.16b, #4
    and v27.16b, v25.16b, v30.16b
    eor v25.16b, v25.16b, v5.16b
    eor v28.16b, v28.16b, v16.16b
    eor v21.16b, v21.16b, v3.16b
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v3.16b, v23.16b
    eor v27.16b, v31.16b, v27.16b
    and v31.16b, v22.16b, v19.16b
    eor v19.16b, v19.16b, v17.16b
    eor v26.16b, v2.16b, v26.16b
    eor v2.16b, v7.16b, v4.16b
    shl v4.16b, v25.16b, #5
    eor v27.16b, v27.16b, v18.16b
    eor v30.16b, v30.16b, v31.16b
    shl v31.16b, v19.16b, #7
    ldr q7, [x0, #192]
    eor v1.16b, v1.16b, v2.16b
    sri v4.16b, v25.16b, #3
    and v25.16b, v2.16b, v23.16b
    eor v30.16b, v30.16b, v6.16b
    sri v31.16b, v19.16b, #1
    shl v19.16b, v27.16b, #2
    eor v2.16b, v2.16b, v5.16b
    ldr q5, [x0, #768]
    eor v25.16b, v3.16b, v25.16b
    and v3.16b, v21.16b, v1.16b
    eor v1.16b, v1.16b, v17.16b
    sri v19.16b, v27.16b, #6
    shl v27.16b, v30.16b, #3
    eor v20.16b, v20.16b, v7.16b
    eor v25.16b, v25.16b, v18.16b
    eor v23.16b, v23.16b, v3.16b
    shl v3.16b, v28.16b, #1
    eor v29.16b, v29.16b, v7.16b
    sri v27.16b, v30.16b, #5
    shl v30.16b, v1.16b, #7
    shl v7.16b, v2.16b, #5
    eor v22.16b, v22.16b, v5.16b
    sri v3.16b, v28.16b, #7
    shl v28.16b, v25.16b, #2
    eor v23.16b, v23.16b, v6.16b
    orr v6.16b, v4.16b, v27.16b
    sri v30.16b, v1.16b, #1
    orn v1.16b, v27.16b, v31.16b
    sri v7.16b, v2.16b, #3
    shl v2.16b, v22.16b, #6
    eor v21.16b, v21.16b, v5.16b
    sri v28.16b, v25.16b, #6
    shl v25.16b, v23.16b, #3
    eor v19.16b, v19.16b, v6.16b
    shl v5.16b, v26.16b, #4
    eor v1.16b, v4.16b, v1.16b
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q4, q6, [x0, #544]
    sri v2.16b, v22.16b, #2
    shl v22.16b, v21.16b, #6
    sri v25.16b, v23.16b, #5
    eor v23.16b, v31.16b, v19.16b
    sri v5.16b, v26.16b, #4
    eor v26.16b, v20.16b, v1.16b
    sri v22.16b, v21.16b, #2
    and v21.16b, v19.16b, v20.16b
    eor v24.16b, v24.16b, v23.16b
    eor v0.16b, v0.16b, v26.16b
    bic v23.16b, v26.16b, v23.16b
    orr v26.16b, v7.16b, v25.16b
    eor v21.16b, v1.16b, v21.16b
    orn v1.16b, v25.16b, v30.16b
    eor v31.16b, v31.16b, v0.16b
    eor v23.16b, v27.16b, v23.16b
    eor v26.16b, v28.16b, v26.16b
    orr v28.16b, v0.16b, v24.16b
    eor v27.16b, v27.16b, v24.16b
    eor v1.16b, v7.16b, v1.16b
    and v7.16b, v19.16b, v21.16b
    eor v23.16b, v2.16b, v23.16b
    eor v2.16b, v30.16b, v26.16b
    eor v27.16b, v27.16b, v7.16b
    eor v7.16b, v29.16b, v1.16b
    eor v28.16b, v23.16b, v28.16b
    eor v3.16b, v3.16b, v2.16b
    eor v20.16b, v20.16b, v23.16b
    and v23.16b, v26.16b, v29.16b
    eor v5.16b, v5.16b, v7.16b
    bic v2.16b, v7.16b, v2.16b
    orr v7.16b, v0.16b, v28.16b
    eor v19.16b, v19.16b, v20.16b
    eor v23.16b, v1.16b, v23.16b
    eor v1.16b, v25.16b, v3.16b
    eor v20.16b, v20.16b, v27.16b
    eor v30.16b, v30.16b, v5.16b
    eor v25.16b, v25.16b, v2.16b
    eor v24.16b, v24.16b, v7.16b
    orr v2.16b, v5.16b, v3.16b
    orr v7.16b, v27.16b, v19.16b
    eor v22.16b, v22.16b, v25.16b
    and v25.16b, v28.16b, v24.16b
    eor v28.16b, v28.16b, v4.16b
    eor v31.16b, v31.16b, v7.16b
    and v7.16b, v26.16b, v23.16b
    eor v2.16b, v22.16b, v2.16b
    eor v25.16b, v0.16b, v25.16b
    eor v22.16b, v29.16b, v22.16b
    and v29.16b, v31.16b, v19.16b
    eor v0.16b, v1.16b, v7.16b
    eor v21.16b, v21.16b, v31.16b
    shl v1.16b, v28.16b, #1
    ldp q8, q7, [x0, #576]
    eor v4.16b, v2.16b, v4.16b
    eor v25.16b, v25.16b, v6.16b
    eor v26.16b, v26.16b, v22.16b
    eor v27.16b, v27.16b, v29.16b
    eor v22.16b, v22.16b, v0.16b
    sri v1.16b, v28.16b, #7
    orr v28.16b, v5.16b, v2.16b
    orr v29.16b, v0.16b, v26.16b
    eor v28.16b, v3.16b, v28.16b
    eor v29.16b, v30.16b, v29.16b
    eor v31.16b, v31.16b, v7.16b
    and v30.16b, v20.16b, v21.16b
    eor v21.16b, v21.16b, v8.16b
    and v2.16b, v2.16b, v28.16b
    and v3.16b, v29.16b, v26.16b
    eor v23.16b, v23.16b, v29.16b
    eor v19.16b, v19.16b, v30.16b
    shl v30.16b, v21.16b, #7
    eor v29.16b, v29.16b, v7.16b
    eor v2.16b, v5.16b, v2.16b
    ldp q5, q7, [x0, #608]
    eor v0.16b, v0.16b, v3.16b
    shl v3.16b, v31.16b, #5
    sri v30.16b, v21.16b, #1
    shl v21.16b, v25.16b, #4
    eor v2.16b, v2.16b, v6.16b
    eor v6.16b, v23.16b, v8.16b
    and v23.16b, v22.16b, v23.16b
    sri v3.16b, v31.16b, #3
    ldr q31, [x0, #176]
    sri v21.16b, v25.16b, #4
    shl v25.16b, v4.16b, #1
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x0, #640]
    eor v27.16b, v27.16b, v5.16b
    eor v19.16b, v19.16b, v7.16b
    eor v0.16b, v0.16b, v5.16b
    shl v5.16b, v6.16b, #7
    sri v25.16b, v4.16b, #7
    eor v23.16b, v23.16b, v7.16b
    shl v4.16b, v29.16b, #5
    shl v7.16b, v2.16b, #4
    sri v5.16b, v6.16b, #1
    shl v6.16b, v27.16b, #2
    eor v24.16b, v24.16b, v31.16b
    sri v4.16b, v29.16b, #3
    shl v29.16b, v19.16b, #3
    sri v7.16b, v2.16b, #4
    shl v2.16b, v0.16b, #2
    eor v20.16b, v20.16b, v26.16b
    eor v28.16b, v28.16b, v31.16b
    sri v6.16b, v27.16b, #6
    shl v27.16b, v23.16b, #3
    eor v22.16b, v22.16b, v26.16b
    sri v29.16b, v19.16b, #5
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q26, q31, [x0, #416]
    sri v2.16b, v0.16b, #6
    shl v19.16b, v20.16b, #6
    ldp q8, q0, [x0, #480]
    sri v27.16b, v23.16b, #5
    orn v23.16b, v29.16b, v30.16b
    sri v19.16b, v20.16b, #2
    orr v20.16b, v3.16b, v29.16b
    eor v23.16b, v3.16b, v23.16b
    eor v20.16b, v6.16b, v20.16b
    eor v6.16b, v24.16b, v23.16b
    eor v3.16b, v30.16b, v20.16b
    eor v21.16b, v21.16b, v6.16b
    eor v1.16b, v1.16b, v3.16b
    bic v3.16b, v6.16b, v3.16b
    eor v30.16b, v30.16b, v21.16b
    eor v3.16b, v29.16b, v3.16b
    eor v29.16b, v29.16b, v1.16b
    eor v19.16b, v19.16b, v3.16b
    orr v3.16b, v21.16b, v1.16b
    eor v3.16b, v19.16b, v3.16b
    eor v19.16b, v24.16b, v19.16b
    and v24.16b, v20.16b, v24.16b
    eor v23.16b, v23.16b, v24.16b
    orr v24.16b, v21.16b, v3.16b
    eor v24.16b, v1.16b, v24.16b
    orr v1.16b, v4.16b, v27.16b
    eor v1.16b, v2.16b, v1.16b
    orn v2.16b, v27.16b, v5.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v5.16b, v1.16b
    eor v6.16b, v28.16b, v2.16b
    eor v25.16b, v25.16b, v4.16b
    eor v7.16b, v7.16b, v6.16b
    bic v4.16b, v6.16b, v4.16b
    shl v6.16b, v22.16b, #6
    eor v5.16b, v5.16b, v7.16b
    eor v4.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v25.16b
    sri v6.16b, v22.16b, #2
    eor v22.16b, v6.16b, v4.16b
    orr v4.16b, v7.16b, v25.16b
    eor v4.16b, v22.16b, v4.16b
    eor v22.16b, v28.16b, v22.16b
    and v28.16b, v1.16b, v28.16b
    eor v28.16b, v2.16b, v28.16b
    orr v2.16b, v7.16b, v4.16b
    and v6.16b, v1.16b, v28.16b
    eor v25.16b, v25.16b, v2.16b
    and v2.16b, v3.16b, v24.16b
    eor v3.16b, v3.16b, v26.16b
    eor v26.16b, v4.16b, v26.16b
    eor v1.16b, v1.16b, v22.16b
    eor v27.16b, v27.16b, v6.16b
    and v4.16b, v4.16b, v25.16b
    eor v21.16b, v21.16b, v2.16b
    and v2.16b, v20.16b, v23.16b
    eor v20.16b, v20.16b, v19.16b
    eor v22.16b, v22.16b, v27.16b
    eor v4.16b, v7.16b, v4.16b
    eor v21.16b, v21.16b, v31.16b
    eor v29.16b, v29.16b, v2.16b
    shl v2.16b, v3.16b, #1
    eor v31.16b, v4.16b, v31.16b
    orr v4.16b, v29.16b, v20.16b
    eor v19.16b, v19.16b, v29.16b
    sri v2.16b, v3.16b, #7
    ldp q3, q6, [x0, #448]
    eor v30.16b, v30.16b, v4.16b
    orr v4.16b, v27.16b, v1.16b
    eor v23.16b, v23.16b, v30.16b
    eor v4.16b, v5.16b, v4.16b
    and v5.16b, v30.16b, v20.16b
    eor v30.16b, v30.16b, v3.16b
    eor v28.16b, v28.16b, v4.16b
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v4.16b, v1.16b
    eor v3.16b, v4.16b, v3.16b
    and v4.16b, v19.16b, v23.16b
    eor v23.16b, v23.16b, v0.16b
    eor v0.16b, v28.16b, v0.16b
    and v28.16b, v22.16b, v28.16b
    eor v27.16b, v27.16b, v5.16b
    eor v29.16b, v29.16b, v6.16b
    eor v20.16b, v20.16b, v4.16b
    shl v4.16b, v23.16b, #7
    shl v5.16b, v30.16b, #5
    eor v28.16b, v1.16b, v28.16b
    shl v1.16b, v21.16b, #4
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v29.16b, #2
    sri v4.16b, v23.16b, #1
    sri v5.16b, v30.16b, #3
    eor v20.16b, v20.16b, v8.16b
    ldr q23, [x0, #160]
    ldr q30, [x0, #512]
    sri v1.16b, v21.16b, #4
    shl v21.16b, v26.16b, #1
    sri v6.16b, v29.16b, #6
    shl v29.16b, v0.16b, #7
    eor v28.16b, v28.16b, v8.16b
    shl v7.16b, v20.16b, #3
    sri v21.16b, v26.16b, #7
    shl v26.16b, v27.16b, #2
    sri v29.16b, v0.16b, #1
    shl v0.16b, v3.16b, #5
    sri v7.16b, v20.16b, #5
    shl v20.16b, v28.16b, #3
    eor v24.16b, v24.16b, v23.16b
    eor v19.16b, v19.16b, v30.16b
    sri v26.16b, v27.16b, #6
    orr v27.16b, v5.16b, v7.16b
    sri v0.16b, v3.16b, #3
    orn v3.16b, v7.16b, v4.16b
    sri v20.16b, v28.16b, #5
    shl v28.16b, v31.16b, #4
    eor v23.16b, v25.16b, v23.16b
    shl v25.16b, v19.16b, #6
    eor v22.16b, v22.16b, v30.16b
    eor v27.16b, v6.16b, v27.16b
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q30, q6, [x0, #288]
    eor v3.16b, v5.16b, v3.16b
    orr v5.16b, v0.16b, v20.16b
    sri v28.16b, v31.16b, #4
    orn v31.16b, v20.16b, v29.16b
    sri v25.16b, v19.16b, #2
    shl v19.16b, v22.16b, #6
    eor v26.16b, v26.16b, v5.16b
    eor v5.16b, v4.16b, v27.16b
    eor v31.16b, v0.16b, v31.16b
    eor v0.16b, v24.16b, v3.16b
    sri v19.16b, v22.16b, #2
    and v22.16b, v27.16b, v24.16b
    eor v2.16b, v2.16b, v5.16b
    eor v1.16b, v1.16b, v0.16b
    bic v0.16b, v0.16b, v5.16b
    eor v5.16b, v29.16b, v26.16b
    eor v22.16b, v3.16b, v22.16b
    eor v3.16b, v23.16b, v31.16b
    eor v4.16b, v4.16b, v1.16b
    eor v0.16b, v7.16b, v0.16b
    eor v21.16b, v21.16b, v5.16b
    eor v7.16b, v7.16b, v2.16b
    eor v28.16b, v28.16b, v3.16b
    bic v3.16b, v3.16b, v5.16b
    orr v5.16b, v1.16b, v2.16b
    eor v25.16b, v25.16b, v0.16b
    and v0.16b, v27.16b, v22.16b
    eor v29.16b, v29.16b, v28.16b
    eor v3.16b, v20.16b, v3.16b
    eor v20.16b, v20.16b, v21.16b
    eor v5.16b, v25.16b, v5.16b
    eor v0.16b, v7.16b, v0.16b
    orr v7.16b, v28.16b, v21.16b
    eor v24.16b, v24.16b, v25.16b
    eor v19.16b, v19.16b, v3.16b
    and v25.16b, v26.16b, v23.16b
    ldp q8, q3, [x0, #352]
    eor v27.16b, v27.16b, v24.16b
    eor v7.16b, v19.16b, v7.16b
    eor v25.16b, v31.16b, v25.16b
    eor v19.16b, v23.16b, v19.16b
    orr v23.16b, v1.16b, v5.16b
    eor v24.16b, v24.16b, v0.16b
    orr v31.16b, v28.16b, v7.16b
    eor v23.16b, v2.16b, v23.16b
    eor v2.16b, v5.16b, v30.16b
    eor v30.16b, v7.16b, v30.16b
    eor v21.16b, v21.16b, v31.16b
    and v31.16b, v5.16b, v23.16b
    and v5.16b, v7.16b, v21.16b
    eor v31.16b, v1.16b, v31.16b
    orr v1.16b, v0.16b, v27.16b
    eor v28.16b, v28.16b, v5.16b
    and v5.16b, v26.16b, v25.16b
    eor v26.16b, v26.16b, v19.16b
    eor v31.16b, v31.16b, v6.16b
    eor v1.16b, v4.16b, v1.16b
    shl v4.16b, v2.16b, #1
    eor v28.16b, v28.16b, v6.16b
    eor v20.16b, v20.16b, v5.16b
    and v5.16b, v1.16b, v27.16b
    eor v22.16b, v22.16b, v1.16b
    sri v4.16b, v2.16b, #7
    ldp q2, q6, [x0, #320]
    eor v19.16b, v19.16b, v20.16b
    eor v0.16b, v0.16b, v5.16b
    orr v5.16b, v20.16b, v26.16b
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v3.16b
    eor v0.16b, v0.16b, v6.16b
    eor v1.16b, v1.16b, v2.16b
    eor v25.16b, v25.16b, v29.16b
    eor v27.16b, v27.16b, v5.16b
    and v5.16b, v29.16b, v26.16b
    eor v29.16b, v29.16b, v2.16b
    shl v2.16b, v22.16b, #7
    eor v3.16b, v25.16b, v3.16b
    and v25.16b, v19.16b, v25.16b
    eor v20.16b, v20.16b, v5.16b
    shl v5.16b, v0.16b, #2
    sri v2.16b, v22.16b, #1
    shl v22.16b, v1.16b, #5
    eor v27.16b, v27.16b, v8.16b
    shl v7.16b, v3.16b, #7
    eor v25.16b, v26.16b, v25.16b
    shl v26.16b, v31.16b, #4
    sri v5.16b, v0.16b, #6
    ldr q0, [x0, #144]
    sri v22.16b, v1.16b, #3
    shl v1.16b, v27.16b, #3
    eor v20.16b, v20.16b, v6.16b
    ldr q6, [x0, #384]
    eor v25.16b, v25.16b, v8.16b
    sri v26.16b, v31.16b, #4
    shl v31.16b, v30.16b, #1
    sri v7.16b, v3.16b, #1
    sri v1.16b, v27.16b, #5
    shl v27.16b, v20.16b, #2
    sri v31.16b, v30.16b, #7
    shl v30.16b, v29.16b, #5
    orr v3.16b, v22.16b, v1.16b
    sri v27.16b, v20.16b, #6
    eor v20.16b, v23.16b, v0.16b
    orn v23.16b, v1.16b, v2.16b
    eor v21.16b, v21.16b, v0.16b
    shl v0.16b, v25.16b, #3
    eor v24.16b, v24.16b, v6.16b
    sri v30.16b, v29.16b, #3
    eor v29.16b, v5.16b, v3.16b
    shl v3.16b, v28.16b, #4
    eor v19.16b, v19.16b, v6.16b
    eor v22.16b, v22.16b, v23.16b
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q23, q5, [x0, #688]
    sri v0.16b, v25.16b, #5
    shl v25.16b, v24.16b, #6
    ldr q6, [x0, #736]
    sri v3.16b, v28.16b, #4
    eor v28.16b, v2.16b, v29.16b
    sri v25.16b, v24.16b, #2
    eor v24.16b, v20.16b, v22.16b
    eor v4.16b, v4.16b, v28.16b
    eor v26.16b, v26.16b, v24.16b
    bic v24.16b, v24.16b, v28.16b
    orr v28.16b, v30.16b, v0.16b
    eor v2.16b, v2.16b, v26.16b
    eor v24.16b, v1.16b, v24.16b
    eor v27.16b, v27.16b, v28.16b
    orr v28.16b, v26.16b, v4.16b
    eor v1.16b, v1.16b, v4.16b
    eor v24.16b, v25.16b, v24.16b
    eor v25.16b, v7.16b, v27.16b
    eor v28.16b, v24.16b, v28.16b
    eor v31.16b, v31.16b, v25.16b
    eor v24.16b, v20.16b, v24.16b
    and v20.16b, v29.16b, v20.16b
    eor v20.16b, v22.16b, v20.16b
    orr v22.16b, v26.16b, v28.16b
    eor v22.16b, v4.16b, v22.16b
    orn v4.16b, v0.16b, v7.16b
    eor v30.16b, v30.16b, v4.16b
    shl v4.16b, v19.16b, #6
    sri v4.16b, v19.16b, #2
    eor v19.16b, v21.16b, v30.16b
    eor v3.16b, v3.16b, v19.16b
    bic v19.16b, v19.16b, v25.16b
    and v25.16b, v28.16b, v22.16b
    eor v28.16b, v28.16b, v16.16b
    eor v7.16b, v7.16b, v3.16b
    eor v19.16b, v0.16b, v19.16b
    eor v25.16b, v26.16b, v25.16b
    orr v26.16b, v3.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v19.16b, v4.16b, v19.16b
    and v4.16b, v29.16b, v20.16b
    eor v29.16b, v29.16b, v24.16b
    eor v25.16b, v25.16b, v23.16b
    eor v26.16b, v19.16b, v26.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v27.16b, v21.16b
    eor v19.16b, v21.16b, v19.16b
    shl v21.16b, v28.16b, #1
    eor v24.16b, v24.16b, v1.16b
    eor v30.16b, v30.16b, v4.16b
    orr v4.16b, v3.16b, v26.16b
    sri v21.16b, v28.16b, #7
    orr v28.16b, v1.16b, v29.16b
    eor v31.16b, v31.16b, v4.16b
    and v4.16b, v27.16b, v30.16b
    eor v28.16b, v2.16b, v28.16b
    eor v27.16b, v27.16b, v19.16b
    shl v2.16b, v25.16b, #4
    eor v0.16b, v0.16b, v4.16b
    and v4.16b, v26.16b, v31.16b
    eor v20.16b, v20.16b, v28.16b
    sri v2.16b, v25.16b, #4
    and v25.16b, v28.16b, v29.16b
    eor v28.16b, v28.16b, v5.16b
    eor v26.16b, v26.16b, v16.16b
    eor v19.16b, v19.16b, v0.16b
    eor v3.16b, v3.16b, v4.16b
    orr v4.16b, v0.16b, v27.16b
    eor v25.16b, v1.16b, v25.16b
    and v1.16b, v24.16b, v20.16b
    eor v20.16b, v20.16b, v17.16b
    eor v23.16b, v3.16b, v23.16b
    eor v3.16b, v7.16b, v4.16b
    shl v4.16b, v28.16b, #5
    eor v25.16b, v25.16b, v18.16b
    eor v29.16b, v29.16b, v1.16b
    shl v1.16b, v20.16b, #7
    ldr q7, [x0, #128]
    eor v30.16b, v30.16b, v3.16b
    sri v4.16b, v28.16b, #3
    and v28.16b, v3.16b, v27.16b
    eor v29.16b, v29.16b, v6.16b
    sri v1.16b, v20.16b, #1
    shl v20.16b, v25.16b, #2
    eor v3.16b, v3.16b, v5.16b
    ldr q5, [x0, #768]
    eor v28.16b, v0.16b, v28.16b
    and v0.16b, v19.16b, v30.16b
    eor v30.16b, v30.16b, v17.16b
    sri v20.16b, v25.16b, #6
    shl v25.16b, v29.16b, #3
    eor v22.16b, v22.16b, v7.16b
    eor v28.16b, v28.16b, v18.16b
    eor v27.16b, v27.16b, v0.16b
    shl v0.16b, v26.16b, #1
    eor v31.16b, v31.16b, v7.16b
    sri v25.16b, v29.16b, #5
    shl v29.16b, v30.16b, #7
    shl v7.16b, v3.16b, #5
    eor v24.16b, v24.16b, v5.16b
    sri v0.16b, v26.16b, #7
    shl v26.16b, v28.16b, #2
    eor v27.16b, v27.16b, v6.16b
    orr v6.16b, v4.16b, v25.16b
    sri v29.16b, v30.16b, #1
    orn v30.16b, v25.16b, v1.16b
    sri v7.16b, v3.16b, #3
    shl v3.16b, v24.16b, #6
    eor v19.16b, v19.16b, v5.16b
    sri v26.16b, v28.16b, #6
    shl v28.16b, v27.16b, #3
    eor v20.16b, v20.16b, v6.16b
    shl v5.16b, v23.16b, #4
    eor v30.16b, v4.16b, v30.16b
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q4, q6, [x0, #544]
    sri v3.16b, v24.16b, #2
    shl v24.16b, v19.16b, #6
    sri v28.16b, v27.16b, #5
    eor v27.16b, v1.16b, v20.16b
    sri v5.16b, v23.16b, #4
    eor v23.16b, v22.16b, v30.16b
    sri v24.16b, v19.16b, #2
    and v19.16b, v20.16b, v22.16b
    eor v21.16b, v21.16b, v27.16b
    eor v2.16b, v2.16b, v23.16b
    bic v23.16b, v23.16b, v27.16b
    orr v27.16b, v7.16b, v28.16b
    eor v19.16b, v30.16b, v19.16b
    orn v30.16b, v28.16b, v29.16b
    eor v1.16b, v1.16b, v2.16b
    eor v23.16b, v25.16b, v23.16b
    eor v26.16b, v26.16b, v27.16b
    orr v27.16b, v2.16b, v21.16b
    eor v25.16b, v25.16b, v21.16b
    eor v30.16b, v7.16b, v30.16b
    and v7.16b, v20.16b, v19.16b
    eor v23.16b, v3.16b, v23.16b
    eor v3.16b, v29.16b, v26.16b
    eor v25.16b, v25.16b, v7.16b
    eor v7.16b, v31.16b, v30.16b
    eor v27.16b, v23.16b, v27.16b
    eor v0.16b, v0.16b, v3.16b
    eor v22.16b, v22.16b, v23.16b
    and v23.16b, v26.16b, v31.16b
    eor v5.16b, v5.16b, v7.16b
    bic v3.16b, v7.16b, v3.16b
    orr v7.16b, v2.16b, v27.16b
    eor v20.16b, v20.16b, v22.16b
    eor v23.16b, v30.16b, v23.16b
    eor v30.16b, v28.16b, v0.16b
    eor v22.16b, v22.16b, v25.16b
    eor v29.16b, v29.16b, v5.16b
    eor v28.16b, v28.16b, v3.16b
    eor v21.16b, v21.16b, v7.16b
    orr v3.16b, v5.16b, v0.16b
    orr v7.16b, v25.16b, v20.16b
    eor v24.16b, v24.16b, v28.16b
    and v28.16b, v27.16b, v21.16b
    eor v27.16b, v27.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    and v7.16b, v26.16b, v23.16b
    eor v3.16b, v24.16b, v3.16b
    eor v28.16b, v2.16b, v28.16b
    eor v24.16b, v31.16b, v24.16b
    and v31.16b, v1.16b, v20.16b
    eor v30.16b, v30.16b, v7.16b
    eor v19.16b, v19.16b, v1.16b
    shl v2.16b, v27.16b, #1
    ldp q8, q7, [x0, #576]
    eor v4.16b, v3.16b, v4.16b
    eor v28.16b, v28.16b, v6.16b
    eor v26.16b, v26.16b, v24.16b
    eor v25.16b, v25.16b, v31.16b
    eor v24.16b, v24.16b, v30.16b
    sri v2.16b, v27.16b, #7
    orr v27.16b, v5.16b, v3.16b
    orr v31.16b, v30.16b, v26.16b
    eor v27.16b, v0.16b, v27.16b
    eor v29.16b, v29.16b, v31.16b
    eor v0.16b, v1.16b, v7.16b
    and v31.16b, v22.16b, v19.16b
    eor v19.16b, v19.16b, v8.16b
    and v1.16b, v3.16b, v27.16b
    and v3.16b, v29.16b, v26.16b
    eor v23.16b, v23.16b, v29.16b
    eor v20.16b, v20.16b, v31.16b
    shl v31.16b, v19.16b, #7
    eor v29.16b, v29.16b, v7.16b
    eor v1.16b, v5.16b, v1.16b
    ldp q5, q7, [x0, #608]
    eor v30.16b, v30.16b, v3.16b
    shl v3.16b, v0.16b, #5
    sri v31.16b, v19.16b, #1
    shl v19.16b, v28.16b, #4
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v23.16b, v8.16b
    and v23.16b, v24.16b, v23.16b
    sri v3.16b, v0.16b, #3
    ldr q0, [x0, #112]
    sri v19.16b, v28.16b, #4
    shl v28.16b, v4.16b, #1
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x0, #640]
    eor v25.16b, v25.16b, v5.16b
    eor v20.16b, v20.16b, v7.16b
    eor v30.16b, v30.16b, v5.16b
    shl v5.16b, v6.16b, #7
    sri v28.16b, v4.16b, #7
    eor v23.16b, v23.16b, v7.16b
    shl v4.16b, v29.16b, #5
    shl v7.16b, v1.16b, #4
    sri v5.16b, v6.16b, #1
    shl v6.16b, v25.16b, #2
    eor v21.16b, v21.16b, v0.16b
    sri v4.16b, v29.16b, #3
    shl v29.16b, v20.16b, #3
    sri v7.16b, v1.16b, #4
    shl v1.16b, v30.16b, #2
    eor v22.16b, v22.16b, v26.16b
    eor v27.16b, v27.16b, v0.16b
    sri v6.16b, v25.16b, #6
    shl v25.16b, v23.16b, #3
    eor v24.16b, v24.16b, v26.16b
    sri v29.16b, v20.16b, #5
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q26, q0, [x0, #416]
    sri v1.16b, v30.16b, #6
    shl v20.16b, v22.16b, #6
    ldp q8, q30, [x0, #480]
    sri v25.16b, v23.16b, #5
    orn v23.16b, v29.16b, v31.16b
    sri v20.16b, v22.16b, #2
    orr v22.16b, v3.16b, v29.16b
    eor v23.16b, v3.16b, v23.16b
    eor v22.16b, v6.16b, v22.16b
    eor v6.16b, v21.16b, v23.16b
    eor v3.16b, v31.16b, v22.16b
    eor v19.16b, v19.16b, v6.16b
    eor v2.16b, v2.16b, v3.16b
    bic v3.16b, v6.16b, v3.16b
    eor v31.16b, v31.16b, v19.16b
    eor v3.16b, v29.16b, v3.16b
    eor v29.16b, v29.16b, v2.16b
    eor v20.16b, v20.16b, v3.16b
    orr v3.16b, v19.16b, v2.16b
    eor v3.16b, v20.16b, v3.16b
    eor v20.16b, v21.16b, v20.16b
    and v21.16b, v22.16b, v21.16b
    eor v21.16b, v23.16b, v21.16b
    orr v23.16b, v19.16b, v3.16b
    eor v23.16b, v2.16b, v23.16b
    orr v2.16b, v4.16b, v25.16b
    eor v1.16b, v1.16b, v2.16b
    orn v2.16b, v25.16b, v5.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v5.16b, v1.16b
    eor v6.16b, v27.16b, v2.16b
    eor v28.16b, v28.16b, v4.16b
    eor v7.16b, v7.16b, v6.16b
    bic v4.16b, v6.16b, v4.16b
    shl v6.16b, v24.16b, #6
    eor v5.16b, v5.16b, v7.16b
    eor v4.16b, v25.16b, v4.16b
    eor v25.16b, v25.16b, v28.16b
    sri v6.16b, v24.16b, #2
    eor v24.16b, v6.16b, v4.16b
    orr v4.16b, v7.16b, v28.16b
    eor v4.16b, v24.16b, v4.16b
    eor v24.16b, v27.16b, v24.16b
    and v27.16b, v1.16b, v27.16b
    eor v27.16b, v2.16b, v27.16b
    orr v2.16b, v7.16b, v4.16b
    and v6.16b, v1.16b, v27.16b
    eor v28.16b, v28.16b, v2.16b
    and v2.16b, v3.16b, v23.16b
    eor v3.16b, v3.16b, v26.16b
    eor v26.16b, v4.16b, v26.16b
    eor v1.16b, v1.16b, v24.16b
    eor v25.16b, v25.16b, v6.16b
    and v4.16b, v4.16b, v28.16b
    eor v19.16b, v19.16b, v2.16b
    and v2.16b, v22.16b, v21.16b
    eor v22.16b, v22.16b, v20.16b
    eor v24.16b, v24.16b, v25.16b
    eor v4.16b, v7.16b, v4.16b
    eor v19.16b, v19.16b, v0.16b
    eor v29.16b, v29.16b, v2.16b
    shl v2.16b, v3.16b, #1
    eor v0.16b, v4.16b, v0.16b
    orr v4.16b, v29.16b, v22.16b
    eor v20.16b, v20.16b, v29.16b
    sri v2.16b, v3.16b, #7
    ldp q3, q6, [x0, #448]
    eor v31.16b, v31.16b, v4.16b
    orr v4.16b, v25.16b, v1.16b
    eor v21.16b, v21.16b, v31.16b
    eor v4.16b, v5.16b, v4.16b
    and v5.16b, v31.16b, v22.16b
    eor v31.16b, v31.16b, v3.16b
    eor v27.16b, v27.16b, v4.16b
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v4.16b, v1.16b
    eor v3.16b, v4.16b, v3.16b
    and v4.16b, v20.16b, v21.16b
    eor v21.16b, v21.16b, v30.16b
    eor v30.16b, v27.16b, v30.16b
    and v27.16b, v24.16b, v27.16b
    eor v25.16b, v25.16b, v5.16b
    eor v29.16b, v29.16b, v6.16b
    eor v22.16b, v22.16b, v4.16b
    shl v4.16b, v21.16b, #7
    shl v5.16b, v31.16b, #5
    eor v27.16b, v1.16b, v27.16b
    shl v1.16b, v19.16b, #4
    eor v25.16b, v25.16b, v6.16b
    shl v6.16b, v29.16b, #2
    sri v4.16b, v21.16b, #1
    sri v5.16b, v31.16b, #3
    eor v21.16b, v22.16b, v8.16b
    ldr q22, [x0, #96]
    ldr q31, [x0, #512]
    sri v1.16b, v19.16b, #4
    shl v19.16b, v26.16b, #1
    sri v6.16b, v29.16b, #6
    shl v29.16b, v30.16b, #7
    eor v27.16b, v27.16b, v8.16b
    shl v7.16b, v21.16b, #3
    sri v19.16b, v26.16b, #7
    shl v26.16b, v25.16b, #2
    sri v29.16b, v30.16b, #1
    shl v30.16b, v3.16b, #5
    sri v7.16b, v21.16b, #5
    shl v21.16b, v27.16b, #3
    eor v23.16b, v23.16b, v22.16b
    eor v20.16b, v20.16b, v31.16b
    sri v26.16b, v25.16b, #6
    orr v25.16b, v5.16b, v7.16b
    sri v30.16b, v3.16b, #3
    orn v3.16b, v7.16b, v4.16b
    sri v21.16b, v27.16b, #5
    shl v27.16b, v0.16b, #4
    eor v22.16b, v28.16b, v22.16b
    shl v28.16b, v20.16b, #6
    eor v24.16b, v24.16b, v31.16b
    eor v25.16b, v6.16b, v25.16b
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q31, q6, [x0, #288]
    eor v3.16b, v5.16b, v3.16b
    orr v5.16b, v30.16b, v21.16b
    sri v27.16b, v0.16b, #4
    orn v0.16b, v21.16b, v29.16b
    sri v28.16b, v20.16b, #2
    shl v20.16b, v24.16b, #6
    eor v26.16b, v26.16b, v5.16b
    eor v5.16b, v4.16b, v25.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v23.16b, v3.16b
    sri v20.16b, v24.16b, #2
    and v24.16b, v25.16b, v23.16b
    eor v2.16b, v2.16b, v5.16b
    eor v1.16b, v1.16b, v0.16b
    bic v0.16b, v0.16b, v5.16b
    eor v5.16b, v29.16b, v26.16b
    eor v24.16b, v3.16b, v24.16b
    eor v3.16b, v22.16b, v30.16b
    eor v4.16b, v4.16b, v1.16b
    eor v0.16b, v7.16b, v0.16b
    eor v19.16b, v19.16b, v5.16b
    eor v7.16b, v7.16b, v2.16b
    eor v27.16b, v27.16b, v3.16b
    bic v3.16b, v3.16b, v5.16b
    orr v5.16b, v1.16b, v2.16b
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v25.16b, v24.16b
    eor v29.16b, v29.16b, v27.16b
    eor v3.16b, v21.16b, v3.16b
    eor v21.16b, v21.16b, v19.16b
    eor v5.16b, v28.16b, v5.16b
    eor v0.16b, v7.16b, v0.16b
    orr v7.16b, v27.16b, v19.16b
    eor v23.16b, v23.16b, v28.16b
    eor v20.16b, v20.16b, v3.16b
    and v28.16b, v26.16b, v22.16b
    ldp q8, q3, [x0, #352]
    eor v25.16b, v25.16b, v23.16b
    eor v7.16b, v20.16b, v7.16b
    eor v28.16b, v30.16b, v28.16b
    eor v20.16b, v22.16b, v20.16b
    orr v22.16b, v1.16b, v5.16b
    eor v23.16b, v23.16b, v0.16b
    orr v30.16b, v27.16b, v7.16b
    eor v22.16b, v2.16b, v22.16b
    eor v2.16b, v5.16b, v31.16b
    eor v31.16b, v7.16b, v31.16b
    eor v19.16b, v19.16b, v30.16b
    and v30.16b, v5.16b, v22.16b
    and v5.16b, v7.16b, v19.16b
    eor v30.16b, v1.16b, v30.16b
    orr v1.16b, v0.16b, v25.16b
    eor v27.16b, v27.16b, v5.16b
    and v5.16b, v26.16b, v28.16b
    eor v26.16b, v26.16b, v20.16b
    eor v30.16b, v30.16b, v6.16b
    eor v1.16b, v4.16b, v1.16b
    shl v4.16b, v2.16b, #1
    eor v27.16b, v27.16b, v6.16b
    eor v21.16b, v21.16b, v5.16b
    and v5.16b, v1.16b, v25.16b
    eor v24.16b, v24.16b, v1.16b
    sri v4.16b, v2.16b, #7
    ldp q2, q6, [x0, #320]
    eor v20.16b, v20.16b, v21.16b
    eor v0.16b, v0.16b, v5.16b
    orr v5.16b, v21.16b, v26.16b
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v23.16b, v24.16b
    eor v24.16b, v24.16b, v3.16b
    eor v0.16b, v0.16b, v6.16b
    eor v1.16b, v1.16b, v2.16b
    eor v28.16b, v28.16b, v29.16b
    eor v25.16b, v25.16b, v5.16b
    and v5.16b, v29.16b, v26.16b
    eor v29.16b, v29.16b, v2.16b
    shl v2.16b, v24.16b, #7
    eor v3.16b, v28.16b, v3.16b
    and v28.16b, v20.16b, v28.16b
    eor v21.16b, v21.16b, v5.16b
    shl v5.16b, v0.16b, #2
    sri v2.16b, v24.16b, #1
    shl v24.16b, v1.16b, #5
    eor v25.16b, v25.16b, v8.16b
    shl v7.16b, v3.16b, #7
    eor v26.16b, v26.16b, v28.16b
    shl v28.16b, v30.16b, #4
    sri v5.16b, v0.16b, #6
    ldr q0, [x0, #80]
    sri v24.16b, v1.16b, #3
    shl v1.16b, v25.16b, #3
    eor v21.16b, v21.16b, v6.16b
    ldr q6, [x0, #384]
    eor v26.16b, v26.16b, v8.16b
    sri v28.16b, v30.16b, #4
    shl v30.16b, v31.16b, #1
    sri v7.16b, v3.16b, #1
    sri v1.16b, v25.16b, #5
    shl v25.16b, v21.16b, #2
    sri v30.16b, v31.16b, #7
    shl v31.16b, v29.16b, #5
    orr v3.16b, v24.16b, v1.16b
    sri v25.16b, v21.16b, #6
    eor v21.16b, v22.16b, v0.16b
    orn v22.16b, v1.16b, v2.16b
    eor v19.16b, v19.16b, v0.16b
    shl v0.16b, v26.16b, #3
    eor v23.16b, v23.16b, v6.16b
    sri v31.16b, v29.16b, #3
    eor v29.16b, v5.16b, v3.16b
    shl v3.16b, v27.16b, #4
    eor v20.16b, v20.16b, v6.16b
    eor v22.16b, v24.16b, v22.16b
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q24, q5, [x0, #688]
    sri v0.16b, v26.16b, #5
    shl v26.16b, v23.16b, #6
    ldr q6, [x0, #736]
    sri v3.16b, v27.16b, #4
    eor v27.16b, v2.16b, v29.16b
    sri v26.16b, v23.16b, #2
    eor v23.16b, v21.16b, v22.16b
    eor v4.16b, v4.16b, v27.16b
    eor v28.16b, v28.16b, v23.16b
    bic v23.16b, v23.16b, v27.16b
    orr v27.16b, v31.16b, v0.16b
    eor v2.16b, v2.16b, v28.16b
    eor v23.16b, v1.16b, v23.16b
    eor v25.16b, v25.16b, v27.16b
    orr v27.16b, v28.16b, v4.16b
    eor v1.16b, v1.16b, v4.16b
    eor v23.16b, v26.16b, v23.16b
    eor v26.16b, v7.16b, v25.16b
    eor v27.16b, v23.16b, v27.16b
    eor v30.16b, v30.16b, v26.16b
    eor v23.16b, v21.16b, v23.16b
    and v21.16b, v29.16b, v21.16b
    eor v21.16b, v22.16b, v21.16b
    orr v22.16b, v28.16b, v27.16b
    eor v22.16b, v4.16b, v22.16b
    orn v4.16b, v0.16b, v7.16b
    eor v31.16b, v31.16b, v4.16b
    shl v4.16b, v20.16b, #6
    sri v4.16b, v20.16b, #2
    eor v20.16b, v19.16b, v31.16b
    eor v3.16b, v3.16b, v20.16b
    bic v20.16b, v20.16b, v26.16b
    and v26.16b, v27.16b, v22.16b
    eor v27.16b, v27.16b, v16.16b
    eor v7.16b, v7.16b, v3.16b
    eor v20.16b, v0.16b, v20.16b
    eor v26.16b, v28.16b, v26.16b
    orr v28.16b, v3.16b, v30.16b
    eor v0.16b, v0.16b, v30.16b
    eor v20.16b, v4.16b, v20.16b
    and v4.16b, v29.16b, v21.16b
    eor v29.16b, v29.16b, v23.16b
    eor v26.16b, v26.16b, v24.16b
    eor v28.16b, v20.16b, v28.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v25.16b, v19.16b
    eor v19.16b, v19.16b, v20.16b
    shl v20.16b, v27.16b, #1
    eor v23.16b, v23.16b, v1.16b
    eor v31.16b, v31.16b, v4.16b
    orr v4.16b, v3.16b, v28.16b
    sri v20.16b, v27.16b, #7
    orr v27.16b, v1.16b, v29.16b
    eor v30.16b, v30.16b, v4.16b
    and v4.16b, v25.16b, v31.16b
    eor v27.16b, v2.16b, v27.16b
    eor v25.16b, v25.16b, v19.16b
    shl v2.16b, v26.16b, #4
    eor v0.16b, v0.16b, v4.16b
    and v4.16b, v28.16b, v30.16b
    eor v21.16b, v21.16b, v27.16b
    sri v2.16b, v26.16b, #4
    and v26.16b, v27.16b, v29.16b
    eor v27.16b, v27.16b, v5.16b
    eor v28.16b, v28.16b, v16.16b
    eor v19.16b, v19.16b, v0.16b
    eor v3.16b, v3.16b, v4.16b
    orr v4.16b, v0.16b, v25.16b
    eor v26.16b, v1.16b, v26.16b
    and v1.16b, v23.16b, v21.16b
    eor v21.16b, v21.16b, v17.16b
    eor v24.16b, v3.16b, v24.16b
    eor v3.16b, v7.16b, v4.16b
    shl v4.16b, v27.16b, #5
    eor v26.16b, v26.16b, v18.16b
    eor v29.16b, v29.16b, v1.16b
    shl v1.16b, v21.16b, #7
    ldr q7, [x0, #64]
    eor v31.16b, v31.16b, v3.16b
    sri v4.16b, v27.16b, #3
    and v27.16b, v3.16b, v25.16b
    eor v29.16b, v29.16b, v6.16b
    sri v1.16b, v21.16b, #1
    shl v21.16b, v26.16b, #2
    eor v3.16b, v3.16b, v5.16b
    ldr q5, [x0, #768]
    eor v27.16b, v0.16b, v27.16b
    and v0.16b, v19.16b, v31.16b
    eor v31.16b, v31.16b, v17.16b
    sri v21.16b, v26.16b, #6
    shl v26.16b, v29.16b, #3
    eor v22.16b, v22.16b, v7.16b
    eor v27.16b, v27.16b, v18.16b
    eor v25.16b, v25.16b, v0.16b
    shl v0.16b, v28.16b, #1
    eor v30.16b, v30.16b, v7.16b
    sri v26.16b, v29.16b, #5
    shl v29.16b, v31.16b, #7
    shl v7.16b, v3.16b, #5
    eor v23.16b, v23.16b, v5.16b
    sri v0.16b, v28.16b, #7
    shl v28.16b, v27.16b, #2
    eor v25.16b, v25.16b, v6.16b
    orr v6.16b, v4.16b, v26.16b
    sri v29.16b, v31.16b, #1
    orn v31.16b, v26.16b, v1.16b
    sri v7.16b, v3.16b, #3
    shl v3.16b, v23.16b, #6
    eor v19.16b, v19.16b, v5.16b
    sri v28.16b, v27.16b, #6
    shl v27.16b, v25.16b, #3
    eor v21.16b, v21.16b, v6.16b
    shl v5.16b, v24.16b, #4
    eor v31.16b, v4.16b, v31.16b
    /* end: x = y ^ rk[0] */
    ldp q6, q4, [x0, #0]
    sri v3.16b, v23.16b, #2
    shl v23.16b, v19.16b, #6
    sri v27.16b, v25.16b, #5
    eor v25.16b, v1.16b, v21.16b
    sri v5.16b, v24.16b, #4
    eor v24.16b, v22.16b, v31.16b
    sri v23.16b, v19.16b, #2
    and v19.16b, v21.16b, v22.16b
    eor v20.16b, v20.16b, v25.16b
    eor v2.16b, v2.16b, v24.16b
    bic v24.16b, v24.16b, v25.16b
    orr v25.16b, v7.16b, v27.16b
    eor v19.16b, v31.16b, v19.16b
    orn v31.16b, v27.16b, v29.16b
    eor v1.16b, v1.16b, v2.16b
    eor v24.16b, v26.16b, v24.16b
    eor v25.16b, v28.16b, v25.16b
    orr v28.16b, v2.16b, v20.16b
    eor v26.16b, v26.16b, v20.16b
    eor v31.16b, v7.16b, v31.16b
    and v7.16b, v21.16b, v19.16b
    eor v24.16b, v3.16b, v24.16b
    eor v3.16b, v29.16b, v25.16b
    eor v26.16b, v26.16b, v7.16b
    eor v7.16b, v30.16b, v31.16b
    eor v28.16b, v24.16b, v28.16b
    eor v0.16b, v0.16b, v3.16b
    eor v22.16b, v22.16b, v24.16b
    and v24.16b, v25.16b, v30.16b
    eor v5.16b, v5.16b, v7.16b
    bic v3.16b, v7.16b, v3.16b
    orr v7.16b, v2.16b, v28.16b
    eor v21.16b, v21.16b, v22.16b
    eor v24.16b, v31.16b, v24.16b
    eor v31.16b, v27.16b, v0.16b
    eor v22.16b, v22.16b, v26.16b
    eor v29.16b, v29.16b, v5.16b
    eor v27.16b, v27.16b, v3.16b
    eor v20.16b, v20.16b, v7.16b
    orr v3.16b, v5.16b, v0.16b
    orr v7.16b, v26.16b, v21.16b
    eor v23.16b, v23.16b, v27.16b
    and v27.16b, v28.16b, v20.16b
    eor v20.16b, v20.16b, v6.16b
    eor v1.16b, v1.16b, v7.16b
    and v7.16b, v25.16b, v24.16b
    eor v28.16b, v28.16b, v4.16b
    eor v3.16b, v23.16b, v3.16b
    eor v27.16b, v2.16b, v27.16b
    eor v23.16b, v30.16b, v23.16b
    and v30.16b, v1.16b, v21.16b
    eor v31.16b, v31.16b, v7.16b
    eor v19.16b, v19.16b, v1.16b
    ldp q2, q7, [x0, #32]
    eor v4.16b, v3.16b, v4.16b
    eor v25.16b, v25.16b, v23.16b
    eor v26.16b, v26.16b, v30.16b
    orr v30.16b, v5.16b, v3.16b
    eor v23.16b, v23.16b, v31.16b
    eor v30.16b, v0.16b, v30.16b
    orr v0.16b, v31.16b, v25.16b
    eor v27.16b, v27.16b, v2.16b
    and v3.16b, v3.16b, v30.16b
    eor v29.16b, v29.16b, v0.16b
    and v0.16b, v22.16b, v19.16b
    eor v30.16b, v30.16b, v6.16b
    ldp q6, q8, [x0, #592]
    eor v19.16b, v19.16b, v7.16b
    eor v3.16b, v5.16b, v3.16b
    eor v24.16b, v24.16b, v29.16b
    eor v21.16b, v21.16b, v0.16b
    and v0.16b, v29.16b, v25.16b
    eor v2.16b, v3.16b, v2.16b
    and v3.16b, v23.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    eor v31.16b, v31.16b, v0.16b
    ldp q0, q5, [x0, #624]
    eor v1.16b, v1.16b, v6.16b
    eor v25.16b, v25.16b, v3.16b
    eor v29.16b, v29.16b, v6.16b
    eor v26.16b, v26.16b, v8.16b
    eor v31.16b, v31.16b, v8.16b
    trn1 v3.4s, v27.4s, v19.4s
    trn2 v19.4s, v27.4s, v19.4s
    trn1 v27.4s, v2.4s, v24.4s
    trn2 v24.4s, v2.4s, v24.4s
    trn1 v2.4s, v20.4s, v26.4s
    trn2 v20.4s, v20.4s, v26.4s
    trn1 v26.4s, v30.4s, v31.4s
    trn2 v30.4s, v30.4s, v31.4s
    eor v21.16b, v21.16b, v0.16b
    eor v25.16b, v25.16b, v0.16b
    eor v22.16b, v22.16b, v5.16b
    eor v23.16b, v23.16b, v5.16b
    trn1 v31.8h, v2.8h, v3.8h
    trn2 v0.8h, v2.8h, v3.8h
    trn1 v2.8h, v20.8h, v19.8h
    trn2 v19.8h, v20.8h, v19.8h
    trn1 v20.4s, v28.4s, v21.4s
    trn2 v21.4s, v28.4s, v21.4s
    trn1 v28.4s, v1.4s, v22.4s
    trn2 v22.4s, v1.4s, v22.4s
    trn1 v1.4s, v4.4s, v25.4s
    trn2 v25.4s, v4.4s, v25.4s
    trn1 v3.4s, v29.4s, v23.4s
    trn2 v23.4s, v29.4s, v23.4s
    trn1 v29.8h, v26.8h, v27.8h
    trn2 v26.8h, v26.8h, v27.8h
    trn1 v27.8h, v20.8h, v28.8h
    trn2 v20.8h, v20.8h, v28.8h
    trn1 v28.8h, v21.8h, v22.8h
    trn2 v21.8h, v21.8h, v22.8h
    trn1 v22.8h, v1.8h, v3.8h
    trn2 v1.8h, v1.8h, v3.8h
    trn1 v3.8h, v30.8h, v24.8h
    trn2 v24.8h, v30.8h, v24.8h
    trn1 v30.16b, v31.16b, v27.16b
    trn2 v27.16b, v31.16b, v27.16b
    trn1 v31.16b, v0.16b, v20.16b
    trn2 v20.16b, v0.16b, v20.16b
    trn1 v0.16b, v2.16b, v28.16b
    trn2 v28.16b, v2.16b, v28.16b
    trn1 v2.16b, v19.16b, v21.16b
    trn2 v19.16b, v19.16b, v21.16b
    trn1 v21.8h, v25.8h, v23.8h
    trn2 v23.8h, v25.8h, v23.8h
    trn1 v25.16b, v29.16b, v22.16b
    trn2 v22.16b, v29.16b, v22.16b
    trn1 v29.16b, v26.16b, v1.16b
    trn2 v26.16b, v26.16b, v1.16b
    stp q30, q27, [x2, #0]
    stp q31, q20, [x2, #32]
    trn1 v20.16b, v3.16b, v21.16b
    trn2 v21.16b, v3.16b, v21.16b
    trn1 v27.16b, v24.16b, v23.16b
    trn2 v23.16b, v24.16b, v23.16b
    stp q0, q28, [x2, #64]
    stp q2, q19, [x2, #96]
    stp q25, q22, [x2, #128]
    stp q29, q26, [x2, #160]
    stp q20, q21, [x2, #192]
    stp q27, q23, [x2, #224]
    add x2, x2, #256
    tbz x9, 63, L(pipo64_256_decrypt_blocks_blocks10)
L(pipo64_256_decrypt_blocks_fewer8):
    add x9, x9, #32
    str x9, [sp, #384]  /* spill */
    sub x9, x9, #16
    str x9, [sp, #384]  /* spill */
    tbnz x9, 63, L(pipo64_256_decrypt_blocks_fewer12)
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q17, q16, [x0, #672]
    ldp q19, q18, [x0, #736]
    ldp q21, q20, [x0, #704]
    ldr q22, [x0, #768]
    /* round i = 16: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q24, q23, [x0, #544]
    ldp q26, q25, [x0, #576]
    ldp q28, q27, [x0, #608]
    ldr q29, [x0, #640]
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q30, [x0, #416]
    ldp q31, q0, [x0, #480]
    str q31, [sp, #0]  /* spill */
    ldp q1, q31, [x0, #448]
    str q31, [sp, #16]  /* spill */
L(pipo64_256_decrypt_blocks_blocks14):
    ldp q2, q31, [x1, #0]
    ldp q4, q3, [x1, #32]
    ldp q6, q5, [x1, #64]
    sub x9, x9, #16
    ldp q8, q7, [x1, #96]
    add x1, x1, #128
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q9, [x0, #656]
    str x9, [sp, #384]  /* spill */
    /* round i = 16: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q10, [x0, #528]
    str x1, [sp, #392]  /* spill */
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q11, [x0, #432]
    ldr q12, [x0, #400]
    ldr q13, [x0, #512]
    /* round i = 14: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q14, q15, [x0, #272]
    str q14, [sp, #48]  /* spill */
    str q15, [sp, #32]  /* spill */
    ldp q14, q15, [x0, #368]
    str q14, [sp, #80]  /* spill */
    str q15, [sp, #64]  /* spill */
    ldp q14, q15, [x0, #336]
    str q14, [sp, #112]  /* spill */
    str q15, [sp, #96]  /* spill */
    ldp q14, q15, [x0, #304]
    str q14, [sp, #144]  /* spill */
    str q15, [sp, #128]  /* spill */
    trn1 v14.16b, v2.16b, v31.16b
    trn2 v31.16b, v2.16b, v31.16b
    trn1 v2.16b, v4.16b, v3.16b
    trn2 v3.16b, v4.16b, v3.16b
    trn1 v4.16b, v6.16b, v5.16b
    trn2 v5.16b, v6.16b, v5.16b
    trn1 v6.16b, v8.16b, v7.16b
    trn2 v7.16b, v8.16b, v7.16b
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q8, q15, [x0, #288]
    str q8, [sp, #176]  /* spill */
    str q15, [sp, #160]  /* spill */
    ldp q8, q15, [x0, #352]
    str q8, [sp, #208]  /* spill */
    str q15, [sp, #192]  /* spill */
    trn1 v8.8h, v14.8h, v2.8h
    trn2 v2.8h, v14.8h, v2.8h
    trn1 v14.8h, v31.8h, v3.8h
    trn2 v31.8h, v31.8h, v3.8h
    trn1 v3.8h, v4.8h, v6.8h
    trn2 v4.8h, v4.8h, v6.8h
    trn1 v6.8h, v5.8h, v7.8h
    trn2 v5.8h, v5.8h, v7.8h
    ldp q7, q15, [x0, #320]
    str q7, [sp, #240]  /* spill */
    str q15, [sp, #224]  /* spill */
    ldr q7, [x0, #208]
    trn1 v15.4s, v8.4s, v3.4s
    trn2 v3.4s, v8.4s, v3.4s
    eor v8.16b, v15.16b, v9.16b
    eor v3.16b, v3.16b, v20.16b
    trn1 v9.4s, v14.4s, v6.4s
    trn2 v6.4s, v14.4s, v6.4s
    trn1 v14.4s, v2.4s, v4.4s
    trn2 v2.4s, v2.4s, v4.4s
    eor v9.16b, v9.16b, v17.16b
    eor v6.16b, v6.16b, v19.16b
    eor v4.16b, v14.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    trn1 v14.4s, v31.4s, v5.4s
    trn2 v31.4s, v31.4s, v5.4s
    eor v5.16b, v14.16b, v21.16b
    eor v31.16b, v31.16b, v22.16b
    shl v14.16b, v9.16b, #1
    sri v14.16b, v9.16b, #7
    shl v9.16b, v2.16b, #7
    sri v9.16b, v2.16b, #1
    shl v2.16b, v3.16b, #2
    sri v2.16b, v3.16b, #6
    shl v3.16b, v5.16b, #5
    sri v3.16b, v5.16b, #3
    shl v5.16b, v6.16b, #3
    sri v5.16b, v6.16b, #5
    shl v6.16b, v4.16b, #4
    sri v6.16b, v4.16b, #4
    orr v4.16b, v3.16b, v5.16b
    eor v2.16b, v2.16b, v4.16b
    orn v4.16b, v5.16b, v9.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v9.16b, v2.16b
    eor v15.16b, v8.16b, v3.16b
    eor v14.16b, v14.16b, v4.16b
    eor v6.16b, v6.16b, v15.16b
    bic v4.16b, v15.16b, v4.16b
    shl v15.16b, v31.16b, #6
    eor v9.16b, v9.16b, v6.16b
    eor v4.16b, v5.16b, v4.16b
    eor v5.16b, v5.16b, v14.16b
    sri v15.16b, v31.16b, #2
    eor v31.16b, v15.16b, v4.16b
    orr v4.16b, v6.16b, v14.16b
    eor v4.16b, v31.16b, v4.16b
    eor v31.16b, v8.16b, v31.16b
    and v8.16b, v2.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    orr v8.16b, v6.16b, v4.16b
    eor v8.16b, v14.16b, v8.16b
    eor v10.16b, v8.16b, v10.16b
    and v8.16b, v4.16b, v8.16b
    eor v4.16b, v4.16b, v24.16b
    eor v6.16b, v6.16b, v8.16b
    and v8.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v31.16b
    eor v6.16b, v6.16b, v23.16b
    eor v5.16b, v5.16b, v8.16b
    eor v31.16b, v31.16b, v5.16b
    orr v8.16b, v5.16b, v2.16b
    eor v8.16b, v9.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    and v9.16b, v8.16b, v2.16b
    eor v8.16b, v8.16b, v25.16b
    eor v5.16b, v5.16b, v9.16b
    and v9.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v26.16b
    eor v31.16b, v31.16b, v29.16b
    eor v5.16b, v5.16b, v28.16b
    eor v2.16b, v2.16b, v9.16b
    shl v9.16b, v4.16b, #1
    eor v2.16b, v2.16b, v27.16b
    sri v9.16b, v4.16b, #7
    shl v4.16b, v3.16b, #7
    sri v4.16b, v3.16b, #1
    shl v3.16b, v5.16b, #2
    sri v3.16b, v5.16b, #6
    shl v5.16b, v8.16b, #5
    sri v5.16b, v8.16b, #3
    shl v8.16b, v2.16b, #3
    sri v8.16b, v2.16b, #5
    shl v2.16b, v6.16b, #4
    sri v2.16b, v6.16b, #4
    orr v6.16b, v5.16b, v8.16b
    eor v3.16b, v3.16b, v6.16b
    orn v6.16b, v8.16b, v4.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v4.16b, v3.16b
    eor v14.16b, v10.16b, v5.16b
    eor v9.16b, v9.16b, v6.16b
    eor v2.16b, v2.16b, v14.16b
    bic v6.16b, v14.16b, v6.16b
    shl v14.16b, v31.16b, #6
    eor v4.16b, v4.16b, v2.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v9.16b
    sri v14.16b, v31.16b, #2
    eor v31.16b, v14.16b, v6.16b
    orr v6.16b, v2.16b, v9.16b
    ldr q14, [sp, #48]  /* reload */
    eor v6.16b, v31.16b, v6.16b
    eor v31.16b, v10.16b, v31.16b
    and v10.16b, v3.16b, v10.16b
    eor v5.16b, v5.16b, v10.16b
    orr v10.16b, v2.16b, v6.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v9.16b, v12.16b
    and v9.16b, v6.16b, v9.16b
    eor v6.16b, v6.16b, v30.16b
    ldr q12, [sp, #16]  /* reload */
    eor v2.16b, v2.16b, v9.16b
    and v9.16b, v3.16b, v5.16b
    eor v3.16b, v3.16b, v31.16b
    eor v2.16b, v2.16b, v11.16b
    eor v8.16b, v8.16b, v9.16b
    eor v31.16b, v31.16b, v8.16b
    orr v11.16b, v8.16b, v3.16b
    eor v9.16b, v31.16b, v13.16b
    eor v4.16b, v4.16b, v11.16b
    ldr q11, [sp, #0]  /* reload */
    eor v5.16b, v5.16b, v4.16b
    and v31.16b, v31.16b, v5.16b
    eor v5.16b, v5.16b, v0.16b
    eor v31.16b, v3.16b, v31.16b
    and v3.16b, v4.16b, v3.16b
    eor v4.16b, v4.16b, v1.16b
    eor v31.16b, v31.16b, v11.16b
    eor v3.16b, v8.16b, v3.16b
    shl v8.16b, v6.16b, #1
    eor v3.16b, v3.16b, v12.16b
    sri v8.16b, v6.16b, #7
    shl v6.16b, v5.16b, #7
    sri v6.16b, v5.16b, #1
    shl v5.16b, v3.16b, #2
    sri v5.16b, v3.16b, #6
    shl v3.16b, v4.16b, #5
    sri v3.16b, v4.16b, #3
    shl v4.16b, v31.16b, #3
    sri v4.16b, v31.16b, #5
    shl v31.16b, v2.16b, #4
    sri v31.16b, v2.16b, #4
    orr v2.16b, v3.16b, v4.16b
    eor v2.16b, v5.16b, v2.16b
    orn v5.16b, v4.16b, v6.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v6.16b, v2.16b
    eor v13.16b, v10.16b, v3.16b
    eor v8.16b, v8.16b, v5.16b
    eor v31.16b, v31.16b, v13.16b
    bic v5.16b, v13.16b, v5.16b
    shl v13.16b, v9.16b, #6
    eor v6.16b, v6.16b, v31.16b
    eor v5.16b, v4.16b, v5.16b
    eor v4.16b, v4.16b, v8.16b
    sri v13.16b, v9.16b, #2
    orr v9.16b, v31.16b, v8.16b
    eor v5.16b, v13.16b, v5.16b
    ldr q13, [sp, #32]  /* reload */
    eor v9.16b, v5.16b, v9.16b
    eor v5.16b, v10.16b, v5.16b
    and v10.16b, v2.16b, v10.16b
    eor v3.16b, v3.16b, v10.16b
    orr v10.16b, v31.16b, v9.16b
    eor v13.16b, v9.16b, v13.16b
    eor v8.16b, v8.16b, v10.16b
    ldr q10, [sp, #144]  /* reload */
    and v9.16b, v9.16b, v8.16b
    eor v8.16b, v8.16b, v14.16b
    ldr q14, [sp, #128]  /* reload */
    eor v31.16b, v31.16b, v9.16b
    and v9.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v5.16b
    eor v31.16b, v31.16b, v10.16b
    ldr q10, [sp, #64]  /* reload */
    eor v4.16b, v4.16b, v9.16b
    eor v5.16b, v5.16b, v4.16b
    eor v9.16b, v5.16b, v10.16b
    orr v10.16b, v4.16b, v2.16b
    eor v6.16b, v6.16b, v10.16b
    eor v3.16b, v3.16b, v6.16b
    eor v10.16b, v6.16b, v14.16b
    ldr q14, [sp, #80]  /* reload */
    and v6.16b, v6.16b, v2.16b
    and v5.16b, v5.16b, v3.16b
    eor v4.16b, v4.16b, v6.16b
    ldr q6, [sp, #96]  /* reload */
    eor v2.16b, v2.16b, v5.16b
    shl v5.16b, v13.16b, #1
    eor v3.16b, v3.16b, v14.16b
    ldr q14, [sp, #112]  /* reload */
    sri v5.16b, v13.16b, #7
    eor v2.16b, v2.16b, v6.16b
    shl v6.16b, v3.16b, #7
    sri v6.16b, v3.16b, #1
    eor v4.16b, v4.16b, v14.16b
    shl v3.16b, v4.16b, #2
    sri v3.16b, v4.16b, #6
    shl v4.16b, v10.16b, #5
    sri v4.16b, v10.16b, #3
    shl v10.16b, v2.16b, #3
    sri v10.16b, v2.16b, #5
    shl v2.16b, v31.16b, #4
    sri v2.16b, v31.16b, #4
    orr v31.16b, v4.16b, v10.16b
    eor v31.16b, v3.16b, v31.16b
    orn v3.16b, v10.16b, v6.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v6.16b, v31.16b
    eor v13.16b, v8.16b, v3.16b
    eor v5.16b, v5.16b, v4.16b
    eor v2.16b, v2.16b, v13.16b
    bic v4.16b, v13.16b, v4.16b
    shl v13.16b, v9.16b, #6
    eor v6.16b, v6.16b, v2.16b
    eor v4.16b, v10.16b, v4.16b
    eor v10.16b, v10.16b, v5.16b
    sri v13.16b, v9.16b, #2
    orr v9.16b, v2.16b, v5.16b
    eor v4.16b, v13.16b, v4.16b
    eor v9.16b, v4.16b, v9.16b
    eor v4.16b, v8.16b, v4.16b
    and v8.16b, v31.16b, v8.16b
    orr v13.16b, v2.16b, v9.16b
    eor v3.16b, v3.16b, v8.16b
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q8, [x0, #256]  /* again */
    eor v5.16b, v5.16b, v13.16b
    eor v8.16b, v5.16b, v8.16b
    and v5.16b, v9.16b, v5.16b
    eor v9.16b, v9.16b, v17.16b
    eor v2.16b, v2.16b, v5.16b
    and v5.16b, v31.16b, v3.16b
    eor v31.16b, v31.16b, v4.16b
    eor v2.16b, v2.16b, v16.16b
    eor v5.16b, v10.16b, v5.16b
    eor v4.16b, v4.16b, v5.16b
    orr v10.16b, v5.16b, v31.16b
    eor v6.16b, v6.16b, v10.16b
    eor v3.16b, v3.16b, v6.16b
    and v10.16b, v6.16b, v31.16b
    eor v6.16b, v6.16b, v21.16b
    eor v5.16b, v5.16b, v10.16b
    and v10.16b, v4.16b, v3.16b
    eor v3.16b, v3.16b, v18.16b
    eor v4.16b, v4.16b, v22.16b
    eor v5.16b, v5.16b, v20.16b
    eor v31.16b, v31.16b, v10.16b
    shl v10.16b, v9.16b, #1
    eor v31.16b, v31.16b, v19.16b
    sri v10.16b, v9.16b, #7
    shl v9.16b, v3.16b, #7
    sri v9.16b, v3.16b, #1
    shl v3.16b, v5.16b, #2
    sri v3.16b, v5.16b, #6
    shl v5.16b, v6.16b, #5
    sri v5.16b, v6.16b, #3
    shl v6.16b, v31.16b, #3
    sri v6.16b, v31.16b, #5
    shl v31.16b, v2.16b, #4
    sri v31.16b, v2.16b, #4
    orr v2.16b, v5.16b, v6.16b
    eor v2.16b, v3.16b, v2.16b
    orn v3.16b, v6.16b, v9.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v9.16b, v2.16b
    eor v13.16b, v8.16b, v3.16b
    eor v10.16b, v10.16b, v5.16b
    eor v31.16b, v31.16b, v13.16b
    bic v5.16b, v13.16b, v5.16b
    shl v13.16b, v4.16b, #6
    eor v9.16b, v9.16b, v31.16b
    eor v5.16b, v6.16b, v5.16b
    eor v6.16b, v6.16b, v10.16b
    sri v13.16b, v4.16b, #2
    eor v4.16b, v13.16b, v5.16b
    orr v5.16b, v31.16b, v10.16b
    eor v5.16b, v4.16b, v5.16b
    eor v4.16b, v8.16b, v4.16b
    and v8.16b, v2.16b, v8.16b
    orr v13.16b, v31.16b, v5.16b
    eor v3.16b, v3.16b, v8.16b
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q8, [x0, #240]  /* again */
    eor v10.16b, v10.16b, v13.16b
    eor v8.16b, v10.16b, v8.16b
    and v10.16b, v5.16b, v10.16b
    eor v5.16b, v5.16b, v24.16b
    eor v31.16b, v31.16b, v10.16b
    and v10.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v4.16b
    eor v31.16b, v31.16b, v23.16b
    eor v6.16b, v6.16b, v10.16b
    eor v4.16b, v4.16b, v6.16b
    orr v10.16b, v6.16b, v2.16b
    eor v9.16b, v9.16b, v10.16b
    eor v3.16b, v3.16b, v9.16b
    and v10.16b, v9.16b, v2.16b
    eor v9.16b, v9.16b, v25.16b
    eor v6.16b, v6.16b, v10.16b
    and v10.16b, v4.16b, v3.16b
    eor v3.16b, v3.16b, v26.16b
    eor v4.16b, v4.16b, v29.16b
    eor v6.16b, v6.16b, v28.16b
    eor v2.16b, v2.16b, v10.16b
    shl v10.16b, v5.16b, #1
    eor v2.16b, v2.16b, v27.16b
    sri v10.16b, v5.16b, #7
    shl v5.16b, v3.16b, #7
    sri v5.16b, v3.16b, #1
    shl v3.16b, v6.16b, #2
    sri v3.16b, v6.16b, #6
    shl v6.16b, v9.16b, #5
    sri v6.16b, v9.16b, #3
    shl v9.16b, v2.16b, #3
    sri v9.16b, v2.16b, #5
    shl v2.16b, v31.16b, #4
    sri v2.16b, v31.16b, #4
    orr v31.16b, v6.16b, v9.16b
    eor v31.16b, v3.16b, v31.16b
    orn v3.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v5.16b, v31.16b
    eor v13.16b, v8.16b, v3.16b
    eor v10.16b, v10.16b, v6.16b
    eor v2.16b, v2.16b, v13.16b
    bic v6.16b, v13.16b, v6.16b
    shl v13.16b, v4.16b, #6
    eor v5.16b, v5.16b, v2.16b
    eor v6.16b, v9.16b, v6.16b
    eor v9.16b, v9.16b, v10.16b
    sri v13.16b, v4.16b, #2
    eor v4.16b, v13.16b, v6.16b
    orr v6.16b, v2.16b, v10.16b
    eor v6.16b, v4.16b, v6.16b
    eor v4.16b, v8.16b, v4.16b
    and v8.16b, v31.16b, v8.16b
    orr v13.16b, v2.16b, v6.16b
    eor v3.16b, v3.16b, v8.16b
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q8, [x0, #224]  /* again */
    eor v10.16b, v10.16b, v13.16b
    ldr q13, [x0, #432]  /* again */
    eor v8.16b, v10.16b, v8.16b
    and v10.16b, v6.16b, v10.16b
    eor v6.16b, v6.16b, v30.16b
    eor v2.16b, v2.16b, v10.16b
    and v10.16b, v31.16b, v3.16b
    eor v31.16b, v31.16b, v4.16b
    eor v2.16b, v2.16b, v13.16b
    ldr q13, [x0, #512]  /* again */
    eor v9.16b, v9.16b, v10.16b
    eor v4.16b, v4.16b, v9.16b
    eor v10.16b, v4.16b, v13.16b
    orr v13.16b, v9.16b, v31.16b
    eor v5.16b, v5.16b, v13.16b
    eor v3.16b, v3.16b, v5.16b
    and v4.16b, v4.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v4.16b, v31.16b, v4.16b
    and v31.16b, v5.16b, v31.16b
    eor v5.16b, v5.16b, v1.16b
    eor v4.16b, v4.16b, v11.16b
    eor v31.16b, v9.16b, v31.16b
    shl v9.16b, v6.16b, #1
    eor v31.16b, v31.16b, v12.16b
    sri v9.16b, v6.16b, #7
    shl v6.16b, v3.16b, #7
    sri v6.16b, v3.16b, #1
    shl v3.16b, v31.16b, #2
    sri v3.16b, v31.16b, #6
    shl v31.16b, v5.16b, #5
    sri v31.16b, v5.16b, #3
    shl v5.16b, v4.16b, #3
    sri v5.16b, v4.16b, #5
    shl v4.16b, v2.16b, #4
    sri v4.16b, v2.16b, #4
    orr v2.16b, v31.16b, v5.16b
    eor v2.16b, v3.16b, v2.16b
    orn v3.16b, v5.16b, v6.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v6.16b, v2.16b
    eor v13.16b, v8.16b, v31.16b
    eor v9.16b, v9.16b, v3.16b
    eor v4.16b, v4.16b, v13.16b
    bic v3.16b, v13.16b, v3.16b
    shl v13.16b, v10.16b, #6
    eor v6.16b, v6.16b, v4.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    sri v13.16b, v10.16b, #2
    orr v10.16b, v4.16b, v9.16b
    eor v3.16b, v13.16b, v3.16b
    ldr q13, [sp, #176]  /* reload */
    eor v10.16b, v3.16b, v10.16b
    eor v3.16b, v8.16b, v3.16b
    and v8.16b, v2.16b, v8.16b
    eor v31.16b, v31.16b, v8.16b
    orr v8.16b, v4.16b, v10.16b
    eor v13.16b, v10.16b, v13.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v10.16b, v8.16b
    ldr q10, [sp, #160]  /* reload */
    eor v7.16b, v8.16b, v7.16b
    and v8.16b, v2.16b, v31.16b
    eor v2.16b, v2.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    ldr q9, [x0, #384]  /* again */
    eor v5.16b, v5.16b, v8.16b
    eor v3.16b, v3.16b, v5.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [sp, #240]  /* reload */
    eor v8.16b, v3.16b, v9.16b
    orr v9.16b, v5.16b, v2.16b
    eor v6.16b, v6.16b, v9.16b
    eor v31.16b, v31.16b, v6.16b
    eor v9.16b, v6.16b, v10.16b
    ldr q10, [sp, #192]  /* reload */
    and v6.16b, v6.16b, v2.16b
    and v3.16b, v3.16b, v31.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [sp, #208]  /* reload */
    eor v2.16b, v2.16b, v3.16b
    eor v31.16b, v31.16b, v10.16b
    ldr q10, [sp, #224]  /* reload */
    eor v2.16b, v2.16b, v6.16b
    shl v6.16b, v31.16b, #7
    sri v6.16b, v31.16b, #1
    eor v3.16b, v5.16b, v10.16b
    shl v5.16b, v13.16b, #1
    shl v31.16b, v3.16b, #2
    sri v5.16b, v13.16b, #7
    sri v31.16b, v3.16b, #6
    shl v3.16b, v9.16b, #5
    sri v3.16b, v9.16b, #3
    shl v9.16b, v2.16b, #3
    sri v9.16b, v2.16b, #5
    shl v2.16b, v4.16b, #4
    sri v2.16b, v4.16b, #4
    orr v4.16b, v3.16b, v9.16b
    eor v31.16b, v31.16b, v4.16b
    orn v4.16b, v9.16b, v6.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v6.16b, v31.16b
    eor v10.16b, v7.16b, v3.16b
    eor v5.16b, v5.16b, v4.16b
    eor v2.16b, v2.16b, v10.16b
    bic v4.16b, v10.16b, v4.16b
    shl v10.16b, v8.16b, #6
    eor v6.16b, v6.16b, v2.16b
    eor v4.16b, v9.16b, v4.16b
    eor v9.16b, v9.16b, v5.16b
    sri v10.16b, v8.16b, #2
    orr v8.16b, v2.16b, v5.16b
    eor v4.16b, v10.16b, v4.16b
    eor v8.16b, v4.16b, v8.16b
    eor v4.16b, v7.16b, v4.16b
    and v7.16b, v31.16b, v7.16b
    orr v10.16b, v2.16b, v8.16b
    eor v3.16b, v3.16b, v7.16b
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q7, [x0, #192]  /* again */
    eor v5.16b, v5.16b, v10.16b
    eor v7.16b, v5.16b, v7.16b
    and v5.16b, v8.16b, v5.16b
    eor v8.16b, v8.16b, v17.16b
    eor v2.16b, v2.16b, v5.16b
    and v5.16b, v31.16b, v3.16b
    eor v31.16b, v31.16b, v4.16b
    eor v2.16b, v2.16b, v16.16b
    eor v5.16b, v9.16b, v5.16b
    eor v4.16b, v4.16b, v5.16b
    orr v9.16b, v5.16b, v31.16b
    eor v6.16b, v6.16b, v9.16b
    eor v3.16b, v3.16b, v6.16b
    and v9.16b, v6.16b, v31.16b
    eor v6.16b, v6.16b, v21.16b
    eor v5.16b, v5.16b, v9.16b
    and v9.16b, v4.16b, v3.16b
    eor v3.16b, v3.16b, v18.16b
    eor v4.16b, v4.16b, v22.16b
    eor v5.16b, v5.16b, v20.16b
    eor v31.16b, v31.16b, v9.16b
    shl v9.16b, v8.16b, #1
    eor v31.16b, v31.16b, v19.16b
    sri v9.16b, v8.16b, #7
    shl v8.16b, v3.16b, #7
    sri v8.16b, v3.16b, #1
    shl v3.16b, v5.16b, #2
    sri v3.16b, v5.16b, #6
    shl v5.16b, v6.16b, #5
    sri v5.16b, v6.16b, #3
    shl v6.16b, v31.16b, #3
    sri v6.16b, v31.16b, #5
    shl v31.16b, v2.16b, #4
    sri v31.16b, v2.16b, #4
    orr v2.16b, v5.16b, v6.16b
    eor v2.16b, v3.16b, v2.16b
    orn v3.16b, v6.16b, v8.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v8.16b, v2.16b
    eor v10.16b, v7.16b, v3.16b
    eor v9.16b, v9.16b, v5.16b
    eor v31.16b, v31.16b, v10.16b
    bic v5.16b, v10.16b, v5.16b
    shl v10.16b, v4.16b, #6
    eor v8.16b, v8.16b, v31.16b
    eor v5.16b, v6.16b, v5.16b
    eor v6.16b, v6.16b, v9.16b
    sri v10.16b, v4.16b, #2
    eor v4.16b, v10.16b, v5.16b
    orr v5.16b, v31.16b, v9.16b
    eor v5.16b, v4.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    and v7.16b, v2.16b, v7.16b
    eor v3.16b, v3.16b, v7.16b
    orr v7.16b, v31.16b, v5.16b
    eor v7.16b, v9.16b, v7.16b
    and v9.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v4.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v5.16b, v7.16b
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v5.16b, v5.16b, v24.16b
    eor v4.16b, v4.16b, v6.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v6.16b, v2.16b
    eor v31.16b, v31.16b, v23.16b
    eor v8.16b, v8.16b, v9.16b
    eor v3.16b, v3.16b, v8.16b
    and v9.16b, v8.16b, v2.16b
    eor v8.16b, v8.16b, v25.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v4.16b, v3.16b
    eor v3.16b, v3.16b, v26.16b
    eor v4.16b, v4.16b, v29.16b
    eor v6.16b, v6.16b, v28.16b
    eor v2.16b, v2.16b, v9.16b
    shl v9.16b, v5.16b, #1
    eor v2.16b, v2.16b, v27.16b
    sri v9.16b, v5.16b, #7
    shl v5.16b, v3.16b, #7
    sri v5.16b, v3.16b, #1
    shl v3.16b, v6.16b, #2
    sri v3.16b, v6.16b, #6
    shl v6.16b, v8.16b, #5
    sri v6.16b, v8.16b, #3
    shl v8.16b, v2.16b, #3
    sri v8.16b, v2.16b, #5
    shl v2.16b, v31.16b, #4
    orn v10.16b, v8.16b, v5.16b
    sri v2.16b, v31.16b, #4
    orr v31.16b, v6.16b, v8.16b
    eor v6.16b, v6.16b, v10.16b
    shl v10.16b, v4.16b, #6
    eor v31.16b, v3.16b, v31.16b
    ldr q3, [x0, #176]
    sri v10.16b, v4.16b, #2
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v5.16b, v31.16b
    eor v4.16b, v3.16b, v6.16b
    eor v9.16b, v9.16b, v7.16b
    eor v2.16b, v2.16b, v4.16b
    bic v4.16b, v4.16b, v7.16b
    eor v7.16b, v8.16b, v9.16b
    eor v5.16b, v5.16b, v2.16b
    eor v4.16b, v8.16b, v4.16b
    orr v8.16b, v2.16b, v9.16b
    eor v4.16b, v10.16b, v4.16b
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q10, [x0, #160]
    eor v8.16b, v4.16b, v8.16b
    eor v4.16b, v3.16b, v4.16b
    and v3.16b, v31.16b, v3.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v2.16b, v8.16b
    eor v6.16b, v9.16b, v6.16b
    and v9.16b, v31.16b, v3.16b
    eor v31.16b, v31.16b, v4.16b
    eor v7.16b, v7.16b, v9.16b
    and v9.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v30.16b
    eor v6.16b, v6.16b, v10.16b
    eor v4.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v9.16b
    orr v9.16b, v7.16b, v31.16b
    eor v5.16b, v5.16b, v9.16b
    eor v3.16b, v3.16b, v5.16b
    and v9.16b, v5.16b, v31.16b
    eor v5.16b, v5.16b, v1.16b
    eor v7.16b, v7.16b, v9.16b
    and v9.16b, v4.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v7.16b, v7.16b, v12.16b
    eor v31.16b, v31.16b, v9.16b
    shl v9.16b, v8.16b, #1
    eor v31.16b, v31.16b, v11.16b
    sri v9.16b, v8.16b, #7
    shl v8.16b, v3.16b, #7
    sri v8.16b, v3.16b, #1
    shl v3.16b, v7.16b, #2
    sri v3.16b, v7.16b, #6
    shl v7.16b, v5.16b, #5
    sri v7.16b, v5.16b, #3
    shl v5.16b, v31.16b, #3
    sri v5.16b, v31.16b, #5
    ldr q31, [x0, #432]
    orn v10.16b, v5.16b, v8.16b
    eor v31.16b, v2.16b, v31.16b
    orr v2.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v10.16b
    ldr q10, [x0, #512]
    eor v2.16b, v3.16b, v2.16b
    shl v3.16b, v31.16b, #4
    sri v3.16b, v31.16b, #4
    eor v31.16b, v8.16b, v2.16b
    eor v4.16b, v4.16b, v10.16b
    eor v10.16b, v6.16b, v7.16b
    eor v9.16b, v9.16b, v31.16b
    eor v3.16b, v3.16b, v10.16b
    bic v31.16b, v10.16b, v31.16b
    shl v10.16b, v4.16b, #6
    eor v8.16b, v8.16b, v3.16b
    eor v31.16b, v5.16b, v31.16b
    eor v5.16b, v5.16b, v9.16b
    sri v10.16b, v4.16b, #2
    orr v4.16b, v3.16b, v9.16b
    eor v31.16b, v10.16b, v31.16b
    eor v4.16b, v31.16b, v4.16b
    eor v31.16b, v6.16b, v31.16b
    and v6.16b, v2.16b, v6.16b
    eor v6.16b, v7.16b, v6.16b
    orr v7.16b, v3.16b, v4.16b
    eor v7.16b, v9.16b, v7.16b
    and v9.16b, v2.16b, v6.16b
    eor v2.16b, v2.16b, v31.16b
    eor v5.16b, v5.16b, v9.16b
    and v9.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v5.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v5.16b, v2.16b
    eor v8.16b, v8.16b, v9.16b
    eor v6.16b, v6.16b, v8.16b
    and v9.16b, v8.16b, v2.16b
    eor v5.16b, v5.16b, v9.16b
    and v9.16b, v31.16b, v6.16b
    eor v2.16b, v2.16b, v9.16b
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q9, q10, [x0, #288]
    eor v4.16b, v4.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    ldp q10, q9, [x0, #352]
    eor v6.16b, v6.16b, v9.16b
    eor v2.16b, v2.16b, v10.16b
    shl v9.16b, v4.16b, #1
    sri v9.16b, v4.16b, #7
    shl v4.16b, v6.16b, #7
    sri v4.16b, v6.16b, #1
    ldp q10, q6, [x0, #320]
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v8.16b, v10.16b
    shl v8.16b, v2.16b, #3
    sri v8.16b, v2.16b, #5
    shl v2.16b, v5.16b, #2
    orn v10.16b, v8.16b, v4.16b
    sri v2.16b, v5.16b, #6
    shl v5.16b, v6.16b, #5
    sri v5.16b, v6.16b, #3
    shl v6.16b, v3.16b, #4
    sri v6.16b, v3.16b, #4
    orr v3.16b, v5.16b, v8.16b
    eor v5.16b, v5.16b, v10.16b
    ldr q10, [x0, #384]
    eor v2.16b, v2.16b, v3.16b
    ldr q3, [x0, #144]
    eor v31.16b, v31.16b, v10.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v4.16b, v2.16b
    eor v10.16b, v3.16b, v5.16b
    eor v9.16b, v9.16b, v7.16b
    eor v6.16b, v6.16b, v10.16b
    bic v7.16b, v10.16b, v7.16b
    shl v10.16b, v31.16b, #6
    eor v4.16b, v4.16b, v6.16b
    eor v7.16b, v8.16b, v7.16b
    eor v8.16b, v8.16b, v9.16b
    sri v10.16b, v31.16b, #2
    eor v31.16b, v10.16b, v7.16b
    orr v7.16b, v6.16b, v9.16b
    eor v7.16b, v31.16b, v7.16b
    eor v31.16b, v3.16b, v31.16b
    and v3.16b, v2.16b, v3.16b
    eor v3.16b, v5.16b, v3.16b
    orr v5.16b, v6.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    and v9.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v31.16b
    eor v8.16b, v8.16b, v9.16b
    and v9.16b, v7.16b, v5.16b
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v7.16b, v7.16b, v17.16b
    eor v31.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v9.16b
    orr v9.16b, v8.16b, v2.16b
    eor v6.16b, v6.16b, v16.16b
    eor v4.16b, v4.16b, v9.16b
    eor v3.16b, v3.16b, v4.16b
    and v9.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v21.16b
    eor v8.16b, v8.16b, v9.16b
    and v9.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v18.16b
    eor v31.16b, v31.16b, v22.16b
    eor v8.16b, v8.16b, v20.16b
    eor v2.16b, v2.16b, v9.16b
    shl v9.16b, v7.16b, #1
    eor v2.16b, v2.16b, v19.16b
    sri v9.16b, v7.16b, #7
    shl v7.16b, v3.16b, #7
    sri v7.16b, v3.16b, #1
    shl v3.16b, v8.16b, #2
    sri v3.16b, v8.16b, #6
    shl v8.16b, v4.16b, #5
    sri v8.16b, v4.16b, #3
    shl v4.16b, v2.16b, #3
    sri v4.16b, v2.16b, #5
    shl v2.16b, v6.16b, #4
    orn v10.16b, v4.16b, v7.16b
    sri v2.16b, v6.16b, #4
    orr v6.16b, v8.16b, v4.16b
    eor v8.16b, v8.16b, v10.16b
    shl v10.16b, v31.16b, #6
    eor v3.16b, v3.16b, v6.16b
    ldr q6, [x0, #128]
    sri v10.16b, v31.16b, #2
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v7.16b, v3.16b
    eor v31.16b, v5.16b, v8.16b
    eor v9.16b, v9.16b, v6.16b
    eor v2.16b, v2.16b, v31.16b
    bic v31.16b, v31.16b, v6.16b
    eor v6.16b, v7.16b, v2.16b
    eor v31.16b, v4.16b, v31.16b
    eor v4.16b, v4.16b, v9.16b
    orr v7.16b, v2.16b, v9.16b
    eor v31.16b, v10.16b, v31.16b
    eor v7.16b, v31.16b, v7.16b
    eor v31.16b, v5.16b, v31.16b
    and v5.16b, v3.16b, v5.16b
    eor v5.16b, v8.16b, v5.16b
    orr v8.16b, v2.16b, v7.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v3.16b, v5.16b
    eor v3.16b, v3.16b, v31.16b
    eor v4.16b, v4.16b, v9.16b
    and v9.16b, v7.16b, v8.16b
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v7.16b, v7.16b, v24.16b
    eor v31.16b, v31.16b, v4.16b
    eor v2.16b, v2.16b, v9.16b
    orr v9.16b, v4.16b, v3.16b
    eor v2.16b, v2.16b, v23.16b
    eor v6.16b, v6.16b, v9.16b
    eor v5.16b, v5.16b, v6.16b
    and v9.16b, v6.16b, v3.16b
    eor v6.16b, v6.16b, v25.16b
    eor v4.16b, v4.16b, v9.16b
    and v9.16b, v31.16b, v5.16b
    eor v5.16b, v5.16b, v26.16b
    eor v31.16b, v31.16b, v29.16b
    eor v4.16b, v4.16b, v28.16b
    eor v3.16b, v3.16b, v9.16b
    shl v9.16b, v7.16b, #1
    eor v3.16b, v3.16b, v27.16b
    sri v9.16b, v7.16b, #7
    shl v7.16b, v5.16b, #7
    sri v7.16b, v5.16b, #1
    shl v5.16b, v4.16b, #2
    sri v5.16b, v4.16b, #6
    shl v4.16b, v6.16b, #5
    sri v4.16b, v6.16b, #3
    shl v6.16b, v3.16b, #3
    sri v6.16b, v3.16b, #5
    shl v3.16b, v2.16b, #4
    orn v10.16b, v6.16b, v7.16b
    sri v3.16b, v2.16b, #4
    orr v2.16b, v4.16b, v6.16b
    eor v4.16b, v4.16b, v10.16b
    shl v10.16b, v31.16b, #6
    eor v2.16b, v5.16b, v2.16b
    ldr q5, [x0, #112]
    sri v10.16b, v31.16b, #2
    eor v5.16b, v8.16b, v5.16b
    eor v8.16b, v7.16b, v2.16b
    eor v31.16b, v5.16b, v4.16b
    eor v9.16b, v9.16b, v8.16b
    eor v3.16b, v3.16b, v31.16b
    bic v31.16b, v31.16b, v8.16b
    eor v7.16b, v7.16b, v3.16b
    eor v31.16b, v6.16b, v31.16b
    eor v6.16b, v6.16b, v9.16b
    orr v8.16b, v3.16b, v9.16b
    eor v31.16b, v10.16b, v31.16b
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q10, [x0, #96]
    eor v8.16b, v31.16b, v8.16b
    eor v31.16b, v5.16b, v31.16b
    and v5.16b, v2.16b, v5.16b
    eor v4.16b, v4.16b, v5.16b
    orr v5.16b, v3.16b, v8.16b
    eor v5.16b, v9.16b, v5.16b
    and v9.16b, v2.16b, v4.16b
    eor v2.16b, v2.16b, v31.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v8.16b, v5.16b
    eor v8.16b, v8.16b, v30.16b
    eor v5.16b, v5.16b, v10.16b
    eor v31.16b, v31.16b, v6.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v6.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    eor v4.16b, v4.16b, v7.16b
    and v9.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v1.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v6.16b, v6.16b, v12.16b
    eor v2.16b, v2.16b, v9.16b
    shl v9.16b, v8.16b, #1
    eor v2.16b, v2.16b, v11.16b
    sri v9.16b, v8.16b, #7
    shl v8.16b, v4.16b, #7
    sri v8.16b, v4.16b, #1
    shl v4.16b, v6.16b, #2
    sri v4.16b, v6.16b, #6
    shl v6.16b, v7.16b, #5
    sri v6.16b, v7.16b, #3
    shl v7.16b, v2.16b, #3
    sri v7.16b, v2.16b, #5
    ldr q2, [x0, #432]
    orn v10.16b, v7.16b, v8.16b
    eor v2.16b, v3.16b, v2.16b
    orr v3.16b, v6.16b, v7.16b
    eor v6.16b, v6.16b, v10.16b
    ldr q10, [x0, #512]
    eor v3.16b, v4.16b, v3.16b
    shl v4.16b, v2.16b, #4
    sri v4.16b, v2.16b, #4
    eor v2.16b, v8.16b, v3.16b
    eor v31.16b, v31.16b, v10.16b
    eor v10.16b, v5.16b, v6.16b
    eor v9.16b, v9.16b, v2.16b
    eor v4.16b, v4.16b, v10.16b
    bic v2.16b, v10.16b, v2.16b
    shl v10.16b, v31.16b, #6
    eor v8.16b, v8.16b, v4.16b
    eor v2.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    sri v10.16b, v31.16b, #2
    eor v31.16b, v10.16b, v2.16b
    orr v2.16b, v4.16b, v9.16b
    eor v2.16b, v31.16b, v2.16b
    eor v31.16b, v5.16b, v31.16b
    and v5.16b, v3.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v4.16b, v2.16b
    eor v6.16b, v9.16b, v6.16b
    and v9.16b, v3.16b, v5.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v7.16b, v9.16b
    and v9.16b, v2.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    eor v4.16b, v4.16b, v9.16b
    orr v9.16b, v7.16b, v3.16b
    eor v8.16b, v8.16b, v9.16b
    eor v5.16b, v5.16b, v8.16b
    and v9.16b, v8.16b, v3.16b
    eor v7.16b, v7.16b, v9.16b
    and v9.16b, v31.16b, v5.16b
    eor v3.16b, v3.16b, v9.16b
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q9, q10, [x0, #288]
    eor v2.16b, v2.16b, v9.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q10, q9, [x0, #352]
    eor v5.16b, v5.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    shl v9.16b, v2.16b, #1
    sri v9.16b, v2.16b, #7
    shl v2.16b, v5.16b, #7
    sri v2.16b, v5.16b, #1
    ldp q10, q5, [x0, #320]
    eor v5.16b, v7.16b, v5.16b
    eor v7.16b, v8.16b, v10.16b
    shl v8.16b, v3.16b, #3
    sri v8.16b, v3.16b, #5
    shl v3.16b, v5.16b, #2
    orn v10.16b, v8.16b, v2.16b
    sri v3.16b, v5.16b, #6
    shl v5.16b, v7.16b, #5
    sri v5.16b, v7.16b, #3
    shl v7.16b, v4.16b, #4
    sri v7.16b, v4.16b, #4
    orr v4.16b, v5.16b, v8.16b
    eor v5.16b, v5.16b, v10.16b
    ldr q10, [x0, #384]
    eor v3.16b, v3.16b, v4.16b
    ldr q4, [x0, #80]
    eor v31.16b, v31.16b, v10.16b
    eor v4.16b, v6.16b, v4.16b
    eor v6.16b, v2.16b, v3.16b
    eor v10.16b, v4.16b, v5.16b
    eor v9.16b, v9.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    bic v6.16b, v10.16b, v6.16b
    shl v10.16b, v31.16b, #6
    eor v2.16b, v2.16b, v7.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v9.16b
    sri v10.16b, v31.16b, #2
    eor v31.16b, v10.16b, v6.16b
    orr v6.16b, v7.16b, v9.16b
    eor v6.16b, v31.16b, v6.16b
    eor v31.16b, v4.16b, v31.16b
    and v4.16b, v3.16b, v4.16b
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v7.16b, v6.16b
    eor v5.16b, v9.16b, v5.16b
    and v9.16b, v3.16b, v4.16b
    eor v3.16b, v3.16b, v31.16b
    eor v8.16b, v8.16b, v9.16b
    and v9.16b, v6.16b, v5.16b
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v6.16b, v6.16b, v17.16b
    eor v31.16b, v31.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v8.16b, v3.16b
    eor v7.16b, v7.16b, v16.16b
    eor v2.16b, v2.16b, v9.16b
    eor v4.16b, v4.16b, v2.16b
    and v9.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v21.16b
    eor v8.16b, v8.16b, v9.16b
    and v9.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v18.16b
    eor v31.16b, v31.16b, v22.16b
    eor v8.16b, v8.16b, v20.16b
    eor v3.16b, v3.16b, v9.16b
    shl v9.16b, v6.16b, #1
    eor v3.16b, v3.16b, v19.16b
    sri v9.16b, v6.16b, #7
    shl v6.16b, v4.16b, #7
    sri v6.16b, v4.16b, #1
    shl v4.16b, v8.16b, #2
    sri v4.16b, v8.16b, #6
    shl v8.16b, v2.16b, #5
    sri v8.16b, v2.16b, #3
    shl v2.16b, v3.16b, #3
    sri v2.16b, v3.16b, #5
    shl v3.16b, v7.16b, #4
    orn v10.16b, v2.16b, v6.16b
    sri v3.16b, v7.16b, #4
    orr v7.16b, v8.16b, v2.16b
    eor v8.16b, v8.16b, v10.16b
    shl v10.16b, v31.16b, #6
    eor v4.16b, v4.16b, v7.16b
    ldr q7, [x0, #64]
    sri v10.16b, v31.16b, #2
    eor v5.16b, v5.16b, v7.16b
    eor v7.16b, v6.16b, v4.16b
    eor v31.16b, v5.16b, v8.16b
    eor v9.16b, v9.16b, v7.16b
    eor v3.16b, v3.16b, v31.16b
    bic v31.16b, v31.16b, v7.16b
    eor v6.16b, v6.16b, v3.16b
    eor v31.16b, v2.16b, v31.16b
    eor v2.16b, v2.16b, v9.16b
    orr v7.16b, v3.16b, v9.16b
    eor v31.16b, v10.16b, v31.16b
    eor v7.16b, v31.16b, v7.16b
    eor v31.16b, v5.16b, v31.16b
    and v5.16b, v4.16b, v5.16b
    eor v5.16b, v8.16b, v5.16b
    orr v8.16b, v3.16b, v7.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v5.16b
    eor v4.16b, v4.16b, v31.16b
    eor v2.16b, v2.16b, v9.16b
    and v9.16b, v7.16b, v8.16b
    eor v31.16b, v31.16b, v2.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v2.16b, v4.16b
    eor v6.16b, v6.16b, v9.16b
    eor v5.16b, v5.16b, v6.16b
    and v9.16b, v6.16b, v4.16b
    /* end: x = y ^ rk[0] */
    eor v6.16b, v6.16b, v25.16b
    eor v2.16b, v2.16b, v9.16b
    and v9.16b, v31.16b, v5.16b
    eor v31.16b, v31.16b, v29.16b
    eor v2.16b, v2.16b, v28.16b
    eor v4.16b, v4.16b, v9.16b
    ldp q9, q10, [x0, #0]
    eor v4.16b, v4.16b, v27.16b
    eor v8.16b, v8.16b, v9.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q9, q10, [x0, #32]
    eor v3.16b, v3.16b, v9.16b
    eor v5.16b, v5.16b, v10.16b
    trn1 v9.4s, v8.4s, v2.4s
    trn2 v2.4s, v8.4s, v2.4s
    trn1 v8.4s, v7.4s, v4.4s
    trn2 v4.4s, v7.4s, v4.4s
    trn1 v7.4s, v6.4s, v31.4s
    trn2 v31.4s, v6.4s, v31.4s
    trn1 v6.4s, v3.4s, v5.4s
    trn2 v3.4s, v3.4s, v5.4s
    trn1 v5.8h, v8.8h, v7.8h
    trn2 v7.8h, v8.8h, v7.8h
    trn1 v8.8h, v4.8h, v31.8h
    trn2 v31.8h, v4.8h, v31.8h
    trn1 v4.8h, v9.8h, v6.8h
    trn2 v6.8h, v9.8h, v6.8h
    trn1 v9.8h, v2.8h, v3.8h
    trn2 v2.8h, v2.8h, v3.8h
    trn1 v3.16b, v4.16b, v5.16b
    trn2 v4.16b, v4.16b, v5.16b
    trn1 v5.16b, v2.16b, v31.16b
    trn2 v31.16b, v2.16b, v31.16b
    stp q3, q4, [x2, #0]
    trn1 v3.16b, v6.16b, v7.16b
    trn2 v4.16b, v6.16b, v7.16b
    stp q3, q4, [x2, #32]
    trn1 v3.16b, v9.16b, v8.16b
    trn2 v4.16b, v9.16b, v8.16b
    stp q3, q4, [x2, #64]
    stp q5, q31, [x2, #96]
    add x2, x2, #128
    tbz x9, 63, L(pipo64_256_decrypt_blocks_blocks14)
L(pipo64_256_decrypt_blocks_fewer12):
    add x9, x9, #16
    str x9, [sp, #384]  /* spill */
    sub x9, x9, #4
    str x9, [sp, #384]  /* spill */
    tbnz x9, 63, L(pipo64_256_decrypt_blocks_fewer16)
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q17, q16, [x0, #672]
    ldp q19, q18, [x0, #736]
    ldp q21, q20, [x0, #704]
    ldr q22, [x0, #768]
    /* round i = 16: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q24, q23, [x0, #544]
    ldp q26, q25, [x0, #576]
    ldp q28, q27, [x0, #608]
    ldr q29, [x0, #640]
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q30, [x0, #416]
    ldp q31, q0, [x0, #480]
    str q31, [sp, #0]  /* spill */
    ldp q1, q31, [x0, #448]
    str q31, [sp, #16]  /* spill */
L(pipo64_256_decrypt_blocks_blocks18):
    ldr s31, [x1, #0]
    ldr s2, [x1, #4]
    ldr s3, [x1, #8]
    ldr s4, [x1, #12]
    ldr s5, [x1, #16]
    sub x9, x9, #4
    ldr s6, [x1, #20]
    ldr s7, [x1, #24]
    ldr s8, [x1, #28]
    str x9, [sp, #384]  /* spill */
    add x1, x1, #32
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q9, [x0, #656]
    /* round i = 16: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q10, [x0, #528]
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q11, [x0, #432]
    str x1, [sp, #392]  /* spill */
    ldr q12, [x0, #400]
    ldr q13, [x0, #512]
    /* round i = 14: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q14, q15, [x0, #272]
    str q14, [sp, #48]  /* spill */
    str q15, [sp, #32]  /* spill */
    ldp q14, q15, [x0, #368]
    str q14, [sp, #80]  /* spill */
    str q15, [sp, #64]  /* spill */
    ldp q14, q15, [x0, #336]
    str q14, [sp, #112]  /* spill */
    str q15, [sp, #96]  /* spill */
    ldp q14, q15, [x0, #304]
    str q14, [sp, #144]  /* spill */
    str q15, [sp, #128]  /* spill */
    trn1 v14.16b, v31.16b, v3.16b
    trn2 v31.16b, v31.16b, v3.16b
    trn1 v3.16b, v2.16b, v4.16b
    trn2 v2.16b, v2.16b, v4.16b
    trn1 v4.16b, v5.16b, v7.16b
    trn2 v5.16b, v5.16b, v7.16b
    trn1 v7.16b, v6.16b, v8.16b
    trn2 v6.16b, v6.16b, v8.16b
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q8, q15, [x0, #288]
    str q8, [sp, #176]  /* spill */
    str q15, [sp, #160]  /* spill */
    ldp q8, q15, [x0, #352]
    str q8, [sp, #208]  /* spill */
    str q15, [sp, #192]  /* spill */
    ldp q15, q8, [x0, #320]
    str q8, [sp, #224]  /* spill */
    trn1 v8.8h, v14.8h, v4.8h
    trn2 v4.8h, v14.8h, v4.8h
    eor v8.16b, v8.16b, v9.16b
    eor v4.16b, v4.16b, v16.16b
    trn1 v9.8h, v3.8h, v7.8h
    trn2 v3.8h, v3.8h, v7.8h
    eor v7.16b, v9.16b, v20.16b
    eor v3.16b, v3.16b, v18.16b
    trn1 v9.8h, v31.8h, v5.8h
    trn2 v31.8h, v31.8h, v5.8h
    eor v5.16b, v9.16b, v17.16b
    eor v31.16b, v31.16b, v21.16b
    trn1 v9.8h, v2.8h, v6.8h
    trn2 v2.8h, v2.8h, v6.8h
    eor v6.16b, v9.16b, v19.16b
    eor v2.16b, v2.16b, v22.16b
    shl v9.16b, v5.16b, #1
    sri v9.16b, v5.16b, #7
    shl v5.16b, v3.16b, #7
    sri v5.16b, v3.16b, #1
    shl v3.16b, v7.16b, #2
    sri v3.16b, v7.16b, #6
    shl v7.16b, v31.16b, #5
    sri v7.16b, v31.16b, #3
    shl v31.16b, v6.16b, #3
    sri v31.16b, v6.16b, #5
    shl v6.16b, v4.16b, #4
    sri v6.16b, v4.16b, #4
    orr v4.16b, v7.16b, v31.16b
    eor v3.16b, v3.16b, v4.16b
    orn v4.16b, v31.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v7.16b, v5.16b, v3.16b
    eor v14.16b, v8.16b, v4.16b
    eor v9.16b, v9.16b, v7.16b
    eor v6.16b, v6.16b, v14.16b
    bic v7.16b, v14.16b, v7.16b
    shl v14.16b, v2.16b, #6
    eor v5.16b, v5.16b, v6.16b
    eor v7.16b, v31.16b, v7.16b
    eor v31.16b, v31.16b, v9.16b
    sri v14.16b, v2.16b, #2
    eor v2.16b, v14.16b, v7.16b
    orr v7.16b, v6.16b, v9.16b
    eor v7.16b, v2.16b, v7.16b
    eor v2.16b, v8.16b, v2.16b
    and v8.16b, v3.16b, v8.16b
    eor v4.16b, v4.16b, v8.16b
    orr v8.16b, v6.16b, v7.16b
    eor v8.16b, v9.16b, v8.16b
    eor v9.16b, v8.16b, v10.16b
    and v8.16b, v7.16b, v8.16b
    eor v7.16b, v7.16b, v24.16b
    eor v6.16b, v6.16b, v8.16b
    and v8.16b, v3.16b, v4.16b
    eor v3.16b, v3.16b, v2.16b
    eor v6.16b, v6.16b, v23.16b
    eor v31.16b, v31.16b, v8.16b
    eor v2.16b, v2.16b, v31.16b
    orr v8.16b, v31.16b, v3.16b
    eor v5.16b, v5.16b, v8.16b
    eor v4.16b, v4.16b, v5.16b
    and v8.16b, v5.16b, v3.16b
    eor v5.16b, v5.16b, v25.16b
    eor v31.16b, v31.16b, v8.16b
    and v8.16b, v2.16b, v4.16b
    eor v4.16b, v4.16b, v26.16b
    eor v2.16b, v2.16b, v29.16b
    eor v31.16b, v31.16b, v28.16b
    eor v3.16b, v3.16b, v8.16b
    shl v8.16b, v7.16b, #1
    eor v3.16b, v3.16b, v27.16b
    sri v8.16b, v7.16b, #7
    shl v7.16b, v4.16b, #7
    sri v7.16b, v4.16b, #1
    shl v4.16b, v31.16b, #2
    sri v4.16b, v31.16b, #6
    shl v31.16b, v5.16b, #5
    sri v31.16b, v5.16b, #3
    shl v5.16b, v3.16b, #3
    sri v5.16b, v3.16b, #5
    shl v3.16b, v6.16b, #4
    sri v3.16b, v6.16b, #4
    orr v6.16b, v31.16b, v5.16b
    eor v4.16b, v4.16b, v6.16b
    orn v6.16b, v5.16b, v7.16b
    eor v31.16b, v31.16b, v6.16b
    eor v6.16b, v7.16b, v4.16b
    eor v10.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v6.16b
    eor v3.16b, v3.16b, v10.16b
    bic v6.16b, v10.16b, v6.16b
    shl v10.16b, v2.16b, #6
    eor v7.16b, v7.16b, v3.16b
    eor v6.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v8.16b
    sri v10.16b, v2.16b, #2
    eor v2.16b, v10.16b, v6.16b
    orr v6.16b, v3.16b, v8.16b
    eor v6.16b, v2.16b, v6.16b
    eor v2.16b, v9.16b, v2.16b
    and v9.16b, v4.16b, v9.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v3.16b, v6.16b
    eor v8.16b, v8.16b, v9.16b
    eor v9.16b, v8.16b, v12.16b
    and v8.16b, v6.16b, v8.16b
    eor v6.16b, v6.16b, v30.16b
    eor v3.16b, v3.16b, v8.16b
    and v8.16b, v4.16b, v31.16b
    eor v4.16b, v4.16b, v2.16b
    eor v3.16b, v3.16b, v11.16b
    eor v5.16b, v5.16b, v8.16b
    ldr q11, [sp, #16]  /* reload */
    eor v2.16b, v2.16b, v5.16b
    orr v10.16b, v5.16b, v4.16b
    eor v8.16b, v2.16b, v13.16b
    eor v7.16b, v7.16b, v10.16b
    ldr q10, [sp, #0]  /* reload */
    ldr q13, [sp, #48]  /* reload */
    eor v31.16b, v31.16b, v7.16b
    and v2.16b, v2.16b, v31.16b
    eor v31.16b, v31.16b, v0.16b
    eor v2.16b, v4.16b, v2.16b
    and v4.16b, v7.16b, v4.16b
    eor v7.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v10.16b
    eor v4.16b, v5.16b, v4.16b
    shl v5.16b, v6.16b, #1
    eor v4.16b, v4.16b, v11.16b
    sri v5.16b, v6.16b, #7
    shl v6.16b, v31.16b, #7
    sri v6.16b, v31.16b, #1
    shl v31.16b, v4.16b, #2
    sri v31.16b, v4.16b, #6
    shl v4.16b, v7.16b, #5
    sri v4.16b, v7.16b, #3
    shl v7.16b, v2.16b, #3
    sri v7.16b, v2.16b, #5
    shl v2.16b, v3.16b, #4
    sri v2.16b, v3.16b, #4
    orr v3.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v3.16b
    orn v3.16b, v7.16b, v6.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v6.16b, v31.16b
    eor v12.16b, v9.16b, v3.16b
    eor v5.16b, v5.16b, v4.16b
    eor v2.16b, v2.16b, v12.16b
    bic v4.16b, v12.16b, v4.16b
    shl v12.16b, v8.16b, #6
    eor v6.16b, v6.16b, v2.16b
    eor v4.16b, v7.16b, v4.16b
    eor v7.16b, v7.16b, v5.16b
    sri v12.16b, v8.16b, #2
    orr v8.16b, v2.16b, v5.16b
    eor v4.16b, v12.16b, v4.16b
    ldr q12, [sp, #32]  /* reload */
    eor v8.16b, v4.16b, v8.16b
    eor v4.16b, v9.16b, v4.16b
    and v9.16b, v31.16b, v9.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v2.16b, v8.16b
    eor v12.16b, v8.16b, v12.16b
    eor v5.16b, v5.16b, v9.16b
    ldr q9, [sp, #144]  /* reload */
    and v8.16b, v8.16b, v5.16b
    eor v5.16b, v5.16b, v13.16b
    ldr q13, [sp, #128]  /* reload */
    eor v2.16b, v2.16b, v8.16b
    and v8.16b, v31.16b, v3.16b
    eor v31.16b, v31.16b, v4.16b
    eor v2.16b, v2.16b, v9.16b
    ldr q9, [sp, #64]  /* reload */
    eor v7.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v7.16b
    eor v8.16b, v4.16b, v9.16b
    orr v9.16b, v7.16b, v31.16b
    eor v6.16b, v6.16b, v9.16b
    eor v3.16b, v3.16b, v6.16b
    eor v9.16b, v6.16b, v13.16b
    ldr q13, [sp, #80]  /* reload */
    and v6.16b, v6.16b, v31.16b
    and v4.16b, v4.16b, v3.16b
    eor v6.16b, v7.16b, v6.16b
    ldr q7, [sp, #96]  /* reload */
    eor v31.16b, v31.16b, v4.16b
    eor v3.16b, v3.16b, v13.16b
    ldr q13, [sp, #112]  /* reload */
    eor v31.16b, v31.16b, v7.16b
    shl v7.16b, v3.16b, #7
    sri v7.16b, v3.16b, #1
    eor v4.16b, v6.16b, v13.16b
    shl v6.16b, v12.16b, #1
    ldr q13, [sp, #224]  /* reload */
    shl v3.16b, v4.16b, #2
    sri v6.16b, v12.16b, #7
    sri v3.16b, v4.16b, #6
    shl v4.16b, v9.16b, #5
    sri v4.16b, v9.16b, #3
    shl v9.16b, v31.16b, #3
    sri v9.16b, v31.16b, #5
    shl v31.16b, v2.16b, #4
    sri v31.16b, v2.16b, #4
    orr v2.16b, v4.16b, v9.16b
    eor v2.16b, v3.16b, v2.16b
    orn v3.16b, v9.16b, v7.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v7.16b, v2.16b
    eor v12.16b, v5.16b, v3.16b
    eor v6.16b, v6.16b, v4.16b
    eor v31.16b, v31.16b, v12.16b
    bic v4.16b, v12.16b, v4.16b
    shl v12.16b, v8.16b, #6
    eor v7.16b, v7.16b, v31.16b
    eor v4.16b, v9.16b, v4.16b
    eor v9.16b, v9.16b, v6.16b
    sri v12.16b, v8.16b, #2
    orr v8.16b, v31.16b, v6.16b
    eor v4.16b, v12.16b, v4.16b
    eor v8.16b, v4.16b, v8.16b
    eor v4.16b, v5.16b, v4.16b
    and v5.16b, v2.16b, v5.16b
    orr v12.16b, v31.16b, v8.16b
    eor v3.16b, v3.16b, v5.16b
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q5, [x0, #256]  /* again */
    eor v6.16b, v6.16b, v12.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v17.16b
    eor v31.16b, v31.16b, v6.16b
    and v6.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v4.16b
    eor v31.16b, v31.16b, v16.16b
    eor v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v6.16b
    orr v9.16b, v6.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    eor v3.16b, v3.16b, v7.16b
    and v9.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v21.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v4.16b, v3.16b
    eor v3.16b, v3.16b, v18.16b
    eor v4.16b, v4.16b, v22.16b
    eor v6.16b, v6.16b, v20.16b
    eor v2.16b, v2.16b, v9.16b
    shl v9.16b, v8.16b, #1
    eor v2.16b, v2.16b, v19.16b
    sri v9.16b, v8.16b, #7
    shl v8.16b, v3.16b, #7
    sri v8.16b, v3.16b, #1
    shl v3.16b, v6.16b, #2
    sri v3.16b, v6.16b, #6
    shl v6.16b, v7.16b, #5
    sri v6.16b, v7.16b, #3
    shl v7.16b, v2.16b, #3
    sri v7.16b, v2.16b, #5
    shl v2.16b, v31.16b, #4
    sri v2.16b, v31.16b, #4
    orr v31.16b, v6.16b, v7.16b
    eor v31.16b, v3.16b, v31.16b
    orn v3.16b, v7.16b, v8.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v8.16b, v31.16b
    eor v12.16b, v5.16b, v3.16b
    eor v9.16b, v9.16b, v6.16b
    eor v2.16b, v2.16b, v12.16b
    bic v6.16b, v12.16b, v6.16b
    shl v12.16b, v4.16b, #6
    eor v8.16b, v8.16b, v2.16b
    eor v6.16b, v7.16b, v6.16b
    eor v7.16b, v7.16b, v9.16b
    sri v12.16b, v4.16b, #2
    eor v4.16b, v12.16b, v6.16b
    orr v6.16b, v2.16b, v9.16b
    eor v6.16b, v4.16b, v6.16b
    eor v4.16b, v5.16b, v4.16b
    and v5.16b, v31.16b, v5.16b
    orr v12.16b, v2.16b, v6.16b
    eor v3.16b, v3.16b, v5.16b
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q5, [x0, #240]  /* again */
    eor v9.16b, v9.16b, v12.16b
    eor v5.16b, v9.16b, v5.16b
    and v9.16b, v6.16b, v9.16b
    eor v6.16b, v6.16b, v24.16b
    eor v2.16b, v2.16b, v9.16b
    and v9.16b, v31.16b, v3.16b
    eor v31.16b, v31.16b, v4.16b
    eor v2.16b, v2.16b, v23.16b
    eor v7.16b, v7.16b, v9.16b
    eor v4.16b, v4.16b, v7.16b
    orr v9.16b, v7.16b, v31.16b
    eor v8.16b, v8.16b, v9.16b
    eor v3.16b, v3.16b, v8.16b
    and v9.16b, v8.16b, v31.16b
    eor v8.16b, v8.16b, v25.16b
    eor v7.16b, v7.16b, v9.16b
    and v9.16b, v4.16b, v3.16b
    eor v3.16b, v3.16b, v26.16b
    eor v4.16b, v4.16b, v29.16b
    eor v7.16b, v7.16b, v28.16b
    eor v31.16b, v31.16b, v9.16b
    shl v9.16b, v6.16b, #1
    eor v31.16b, v31.16b, v27.16b
    sri v9.16b, v6.16b, #7
    shl v6.16b, v3.16b, #7
    sri v6.16b, v3.16b, #1
    shl v3.16b, v7.16b, #2
    sri v3.16b, v7.16b, #6
    shl v7.16b, v8.16b, #5
    sri v7.16b, v8.16b, #3
    shl v8.16b, v31.16b, #3
    sri v8.16b, v31.16b, #5
    shl v31.16b, v2.16b, #4
    sri v31.16b, v2.16b, #4
    orr v2.16b, v7.16b, v8.16b
    eor v2.16b, v3.16b, v2.16b
    orn v3.16b, v8.16b, v6.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v6.16b, v2.16b
    eor v12.16b, v5.16b, v3.16b
    eor v9.16b, v9.16b, v7.16b
    eor v31.16b, v31.16b, v12.16b
    bic v7.16b, v12.16b, v7.16b
    shl v12.16b, v4.16b, #6
    eor v6.16b, v6.16b, v31.16b
    eor v7.16b, v8.16b, v7.16b
    eor v8.16b, v8.16b, v9.16b
    sri v12.16b, v4.16b, #2
    eor v4.16b, v12.16b, v7.16b
    orr v7.16b, v31.16b, v9.16b
    eor v7.16b, v4.16b, v7.16b
    eor v4.16b, v5.16b, v4.16b
    and v5.16b, v2.16b, v5.16b
    orr v12.16b, v31.16b, v7.16b
    eor v3.16b, v3.16b, v5.16b
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q5, [x0, #224]  /* again */
    eor v9.16b, v9.16b, v12.16b
    ldr q12, [x0, #432]  /* again */
    eor v5.16b, v9.16b, v5.16b
    and v9.16b, v7.16b, v9.16b
    eor v7.16b, v7.16b, v30.16b
    eor v31.16b, v31.16b, v9.16b
    and v9.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v4.16b
    eor v31.16b, v31.16b, v12.16b
    ldr q12, [x0, #512]  /* again */
    eor v8.16b, v8.16b, v9.16b
    eor v4.16b, v4.16b, v8.16b
    eor v9.16b, v4.16b, v12.16b
    orr v12.16b, v8.16b, v2.16b
    eor v6.16b, v6.16b, v12.16b
    eor v3.16b, v3.16b, v6.16b
    and v4.16b, v4.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v4.16b, v2.16b, v4.16b
    and v2.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v1.16b
    eor v4.16b, v4.16b, v10.16b
    eor v2.16b, v8.16b, v2.16b
    shl v8.16b, v7.16b, #1
    eor v2.16b, v2.16b, v11.16b
    sri v8.16b, v7.16b, #7
    shl v7.16b, v3.16b, #7
    sri v7.16b, v3.16b, #1
    shl v3.16b, v2.16b, #2
    sri v3.16b, v2.16b, #6
    shl v2.16b, v6.16b, #5
    sri v2.16b, v6.16b, #3
    shl v6.16b, v4.16b, #3
    sri v6.16b, v4.16b, #5
    shl v4.16b, v31.16b, #4
    sri v4.16b, v31.16b, #4
    orr v31.16b, v2.16b, v6.16b
    eor v31.16b, v3.16b, v31.16b
    orn v3.16b, v6.16b, v7.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v7.16b, v31.16b
    eor v12.16b, v5.16b, v2.16b
    eor v8.16b, v8.16b, v3.16b
    eor v4.16b, v4.16b, v12.16b
    bic v3.16b, v12.16b, v3.16b
    shl v12.16b, v9.16b, #6
    eor v7.16b, v7.16b, v4.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v6.16b, v8.16b
    sri v12.16b, v9.16b, #2
    orr v9.16b, v4.16b, v8.16b
    eor v3.16b, v12.16b, v3.16b
    ldr q12, [sp, #176]  /* reload */
    eor v9.16b, v3.16b, v9.16b
    eor v3.16b, v5.16b, v3.16b
    and v5.16b, v31.16b, v5.16b
    eor v2.16b, v2.16b, v5.16b
    orr v5.16b, v4.16b, v9.16b
    eor v12.16b, v9.16b, v12.16b
    eor v5.16b, v8.16b, v5.16b
    ldr q8, [sp, #160]  /* reload */
    and v9.16b, v9.16b, v5.16b
    eor v4.16b, v4.16b, v9.16b
    eor v4.16b, v4.16b, v8.16b
    and v8.16b, v31.16b, v2.16b
    eor v31.16b, v31.16b, v3.16b
    eor v6.16b, v6.16b, v8.16b
    eor v3.16b, v3.16b, v6.16b
    orr v8.16b, v6.16b, v31.16b
    eor v7.16b, v7.16b, v8.16b
    ldr q8, [sp, #192]  /* reload */
    eor v2.16b, v2.16b, v7.16b
    eor v9.16b, v7.16b, v15.16b
    and v7.16b, v7.16b, v31.16b
    eor v6.16b, v6.16b, v7.16b
    ldr q7, [sp, #208]  /* reload */
    eor v8.16b, v2.16b, v8.16b
    and v2.16b, v3.16b, v2.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v6.16b, v13.16b
    shl v6.16b, v12.16b, #1
    eor v31.16b, v31.16b, v7.16b
    sri v6.16b, v12.16b, #7
    shl v7.16b, v8.16b, #7
    sri v7.16b, v8.16b, #1
    shl v8.16b, v2.16b, #2
    sri v8.16b, v2.16b, #6
    shl v2.16b, v9.16b, #5
    sri v2.16b, v9.16b, #3
    shl v9.16b, v31.16b, #3
    sri v9.16b, v31.16b, #5
    shl v31.16b, v4.16b, #4
    orn v12.16b, v9.16b, v7.16b
    sri v31.16b, v4.16b, #4
    orr v4.16b, v2.16b, v9.16b
    eor v2.16b, v2.16b, v12.16b
    ldr q12, [x0, #384]
    eor v4.16b, v8.16b, v4.16b
    ldr q8, [x0, #208]
    eor v3.16b, v3.16b, v12.16b
    eor v5.16b, v5.16b, v8.16b
    eor v8.16b, v7.16b, v4.16b
    eor v12.16b, v5.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    eor v31.16b, v31.16b, v12.16b
    bic v8.16b, v12.16b, v8.16b
    shl v12.16b, v3.16b, #6
    eor v7.16b, v7.16b, v31.16b
    eor v8.16b, v9.16b, v8.16b
    eor v9.16b, v9.16b, v6.16b
    sri v12.16b, v3.16b, #2
    eor v3.16b, v12.16b, v8.16b
    orr v8.16b, v31.16b, v6.16b
    eor v8.16b, v3.16b, v8.16b
    eor v3.16b, v5.16b, v3.16b
    and v5.16b, v4.16b, v5.16b
    eor v2.16b, v2.16b, v5.16b
    orr v5.16b, v31.16b, v8.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v3.16b
    eor v6.16b, v9.16b, v6.16b
    and v9.16b, v8.16b, v5.16b
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v8.16b, v8.16b, v17.16b
    eor v3.16b, v3.16b, v6.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v6.16b, v4.16b
    eor v31.16b, v31.16b, v16.16b
    eor v7.16b, v7.16b, v9.16b
    eor v2.16b, v2.16b, v7.16b
    and v9.16b, v7.16b, v4.16b
    eor v7.16b, v7.16b, v21.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v18.16b
    eor v3.16b, v3.16b, v22.16b
    eor v6.16b, v6.16b, v20.16b
    eor v4.16b, v4.16b, v9.16b
    shl v9.16b, v8.16b, #1
    eor v4.16b, v4.16b, v19.16b
    sri v9.16b, v8.16b, #7
    shl v8.16b, v2.16b, #7
    sri v8.16b, v2.16b, #1
    shl v2.16b, v6.16b, #2
    sri v2.16b, v6.16b, #6
    shl v6.16b, v7.16b, #5
    sri v6.16b, v7.16b, #3
    shl v7.16b, v4.16b, #3
    sri v7.16b, v4.16b, #5
    shl v4.16b, v31.16b, #4
    orn v12.16b, v7.16b, v8.16b
    sri v4.16b, v31.16b, #4
    orr v31.16b, v6.16b, v7.16b
    eor v6.16b, v6.16b, v12.16b
    shl v12.16b, v3.16b, #6
    eor v31.16b, v2.16b, v31.16b
    ldr q2, [x0, #192]
    sri v12.16b, v3.16b, #2
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v8.16b, v31.16b
    eor v3.16b, v2.16b, v6.16b
    eor v9.16b, v9.16b, v5.16b
    eor v4.16b, v4.16b, v3.16b
    bic v3.16b, v3.16b, v5.16b
    eor v5.16b, v8.16b, v4.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v7.16b, v9.16b
    orr v8.16b, v4.16b, v9.16b
    eor v3.16b, v12.16b, v3.16b
    eor v8.16b, v3.16b, v8.16b
    eor v3.16b, v2.16b, v3.16b
    and v2.16b, v31.16b, v2.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v4.16b, v8.16b
    eor v6.16b, v9.16b, v6.16b
    and v9.16b, v31.16b, v2.16b
    eor v31.16b, v31.16b, v3.16b
    eor v7.16b, v7.16b, v9.16b
    and v9.16b, v8.16b, v6.16b
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v8.16b, v8.16b, v24.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v9.16b
    orr v9.16b, v7.16b, v31.16b
    eor v4.16b, v4.16b, v23.16b
    eor v5.16b, v5.16b, v9.16b
    eor v2.16b, v2.16b, v5.16b
    and v9.16b, v5.16b, v31.16b
    eor v5.16b, v5.16b, v25.16b
    eor v7.16b, v7.16b, v9.16b
    and v9.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v26.16b
    eor v3.16b, v3.16b, v29.16b
    eor v7.16b, v7.16b, v28.16b
    eor v31.16b, v31.16b, v9.16b
    shl v9.16b, v8.16b, #1
    eor v31.16b, v31.16b, v27.16b
    sri v9.16b, v8.16b, #7
    shl v8.16b, v2.16b, #7
    sri v8.16b, v2.16b, #1
    shl v2.16b, v7.16b, #2
    sri v2.16b, v7.16b, #6
    shl v7.16b, v5.16b, #5
    sri v7.16b, v5.16b, #3
    shl v5.16b, v31.16b, #3
    sri v5.16b, v31.16b, #5
    shl v31.16b, v4.16b, #4
    orn v12.16b, v5.16b, v8.16b
    sri v31.16b, v4.16b, #4
    orr v4.16b, v7.16b, v5.16b
    eor v7.16b, v7.16b, v12.16b
    shl v12.16b, v3.16b, #6
    eor v2.16b, v2.16b, v4.16b
    ldr q4, [x0, #176]
    sri v12.16b, v3.16b, #2
    eor v4.16b, v6.16b, v4.16b
    eor v6.16b, v8.16b, v2.16b
    eor v3.16b, v4.16b, v7.16b
    eor v9.16b, v9.16b, v6.16b
    eor v31.16b, v31.16b, v3.16b
    bic v3.16b, v3.16b, v6.16b
    eor v6.16b, v8.16b, v31.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    orr v8.16b, v31.16b, v9.16b
    eor v3.16b, v12.16b, v3.16b
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q12, [x0, #160]
    eor v8.16b, v3.16b, v8.16b
    eor v3.16b, v4.16b, v3.16b
    and v4.16b, v2.16b, v4.16b
    eor v4.16b, v7.16b, v4.16b
    orr v7.16b, v31.16b, v8.16b
    eor v7.16b, v9.16b, v7.16b
    and v9.16b, v2.16b, v4.16b
    eor v2.16b, v2.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    and v9.16b, v8.16b, v7.16b
    eor v8.16b, v8.16b, v30.16b
    eor v7.16b, v7.16b, v12.16b
    eor v3.16b, v3.16b, v5.16b
    eor v31.16b, v31.16b, v9.16b
    orr v9.16b, v5.16b, v2.16b
    eor v6.16b, v6.16b, v9.16b
    eor v4.16b, v4.16b, v6.16b
    and v9.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v1.16b
    eor v5.16b, v5.16b, v9.16b
    and v9.16b, v3.16b, v4.16b
    eor v4.16b, v4.16b, v0.16b
    eor v5.16b, v5.16b, v11.16b
    eor v2.16b, v2.16b, v9.16b
    shl v9.16b, v8.16b, #1
    eor v2.16b, v2.16b, v10.16b
    sri v9.16b, v8.16b, #7
    shl v8.16b, v4.16b, #7
    sri v8.16b, v4.16b, #1
    shl v4.16b, v5.16b, #2
    sri v4.16b, v5.16b, #6
    shl v5.16b, v6.16b, #5
    sri v5.16b, v6.16b, #3
    shl v6.16b, v2.16b, #3
    sri v6.16b, v2.16b, #5
    ldr q2, [x0, #432]
    orn v12.16b, v6.16b, v8.16b
    eor v31.16b, v31.16b, v2.16b
    orr v2.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v12.16b
    ldr q12, [x0, #512]
    eor v2.16b, v4.16b, v2.16b
    shl v4.16b, v31.16b, #4
    sri v4.16b, v31.16b, #4
    eor v31.16b, v8.16b, v2.16b
    eor v3.16b, v3.16b, v12.16b
    eor v12.16b, v7.16b, v5.16b
    eor v9.16b, v9.16b, v31.16b
    eor v4.16b, v4.16b, v12.16b
    bic v31.16b, v12.16b, v31.16b
    shl v12.16b, v3.16b, #6
    eor v8.16b, v8.16b, v4.16b
    eor v31.16b, v6.16b, v31.16b
    eor v6.16b, v6.16b, v9.16b
    sri v12.16b, v3.16b, #2
    orr v3.16b, v4.16b, v9.16b
    eor v31.16b, v12.16b, v31.16b
    eor v3.16b, v31.16b, v3.16b
    eor v31.16b, v7.16b, v31.16b
    and v7.16b, v2.16b, v7.16b
    eor v5.16b, v5.16b, v7.16b
    orr v7.16b, v4.16b, v3.16b
    eor v7.16b, v9.16b, v7.16b
    and v9.16b, v2.16b, v5.16b
    eor v2.16b, v2.16b, v31.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v3.16b, v7.16b
    eor v31.16b, v31.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orr v9.16b, v6.16b, v2.16b
    eor v8.16b, v8.16b, v9.16b
    eor v5.16b, v5.16b, v8.16b
    and v9.16b, v8.16b, v2.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v31.16b, v5.16b
    eor v2.16b, v2.16b, v9.16b
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q9, q12, [x0, #288]
    eor v3.16b, v3.16b, v9.16b
    eor v4.16b, v4.16b, v12.16b
    ldp q12, q9, [x0, #352]
    eor v5.16b, v5.16b, v9.16b
    eor v2.16b, v2.16b, v12.16b
    shl v9.16b, v3.16b, #1
    sri v9.16b, v3.16b, #7
    shl v3.16b, v5.16b, #7
    sri v3.16b, v5.16b, #1
    ldp q12, q5, [x0, #320]
    eor v5.16b, v6.16b, v5.16b
    eor v6.16b, v8.16b, v12.16b
    shl v8.16b, v2.16b, #3
    sri v8.16b, v2.16b, #5
    shl v2.16b, v5.16b, #2
    orn v12.16b, v8.16b, v3.16b
    sri v2.16b, v5.16b, #6
    shl v5.16b, v6.16b, #5
    sri v5.16b, v6.16b, #3
    shl v6.16b, v4.16b, #4
    sri v6.16b, v4.16b, #4
    orr v4.16b, v5.16b, v8.16b
    eor v5.16b, v5.16b, v12.16b
    ldr q12, [x0, #384]
    eor v2.16b, v2.16b, v4.16b
    ldr q4, [x0, #144]
    eor v31.16b, v31.16b, v12.16b
    eor v4.16b, v7.16b, v4.16b
    eor v7.16b, v3.16b, v2.16b
    eor v12.16b, v4.16b, v5.16b
    eor v9.16b, v9.16b, v7.16b
    eor v6.16b, v6.16b, v12.16b
    bic v7.16b, v12.16b, v7.16b
    shl v12.16b, v31.16b, #6
    eor v3.16b, v3.16b, v6.16b
    eor v7.16b, v8.16b, v7.16b
    eor v8.16b, v8.16b, v9.16b
    sri v12.16b, v31.16b, #2
    eor v31.16b, v12.16b, v7.16b
    orr v7.16b, v6.16b, v9.16b
    eor v7.16b, v31.16b, v7.16b
    eor v31.16b, v4.16b, v31.16b
    and v4.16b, v2.16b, v4.16b
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v6.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    and v9.16b, v2.16b, v4.16b
    eor v2.16b, v2.16b, v31.16b
    eor v8.16b, v8.16b, v9.16b
    and v9.16b, v7.16b, v5.16b
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v7.16b, v7.16b, v17.16b
    eor v31.16b, v31.16b, v8.16b
    eor v6.16b, v6.16b, v9.16b
    orr v9.16b, v8.16b, v2.16b
    eor v6.16b, v6.16b, v16.16b
    eor v3.16b, v3.16b, v9.16b
    eor v4.16b, v4.16b, v3.16b
    and v9.16b, v3.16b, v2.16b
    eor v3.16b, v3.16b, v21.16b
    eor v8.16b, v8.16b, v9.16b
    and v9.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v18.16b
    eor v31.16b, v31.16b, v22.16b
    eor v8.16b, v8.16b, v20.16b
    eor v2.16b, v2.16b, v9.16b
    shl v9.16b, v7.16b, #1
    eor v2.16b, v2.16b, v19.16b
    sri v9.16b, v7.16b, #7
    shl v7.16b, v4.16b, #7
    sri v7.16b, v4.16b, #1
    shl v4.16b, v8.16b, #2
    sri v4.16b, v8.16b, #6
    shl v8.16b, v3.16b, #5
    sri v8.16b, v3.16b, #3
    shl v3.16b, v2.16b, #3
    sri v3.16b, v2.16b, #5
    shl v2.16b, v6.16b, #4
    orn v12.16b, v3.16b, v7.16b
    sri v2.16b, v6.16b, #4
    orr v6.16b, v8.16b, v3.16b
    eor v8.16b, v8.16b, v12.16b
    shl v12.16b, v31.16b, #6
    eor v4.16b, v4.16b, v6.16b
    ldr q6, [x0, #128]
    sri v12.16b, v31.16b, #2
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v7.16b, v4.16b
    eor v31.16b, v5.16b, v8.16b
    eor v9.16b, v9.16b, v6.16b
    eor v2.16b, v2.16b, v31.16b
    bic v31.16b, v31.16b, v6.16b
    eor v6.16b, v7.16b, v2.16b
    eor v31.16b, v3.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    orr v7.16b, v2.16b, v9.16b
    eor v31.16b, v12.16b, v31.16b
    eor v7.16b, v31.16b, v7.16b
    eor v31.16b, v5.16b, v31.16b
    and v5.16b, v4.16b, v5.16b
    eor v5.16b, v8.16b, v5.16b
    orr v8.16b, v2.16b, v7.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v5.16b
    eor v4.16b, v4.16b, v31.16b
    eor v3.16b, v3.16b, v9.16b
    and v9.16b, v7.16b, v8.16b
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v7.16b, v7.16b, v24.16b
    eor v31.16b, v31.16b, v3.16b
    eor v2.16b, v2.16b, v9.16b
    orr v9.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v23.16b
    eor v6.16b, v6.16b, v9.16b
    eor v5.16b, v5.16b, v6.16b
    and v9.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v25.16b
    eor v3.16b, v3.16b, v9.16b
    and v9.16b, v31.16b, v5.16b
    eor v5.16b, v5.16b, v26.16b
    eor v31.16b, v31.16b, v29.16b
    eor v3.16b, v3.16b, v28.16b
    eor v4.16b, v4.16b, v9.16b
    shl v9.16b, v7.16b, #1
    eor v4.16b, v4.16b, v27.16b
    sri v9.16b, v7.16b, #7
    shl v7.16b, v5.16b, #7
    sri v7.16b, v5.16b, #1
    shl v5.16b, v3.16b, #2
    sri v5.16b, v3.16b, #6
    shl v3.16b, v6.16b, #5
    sri v3.16b, v6.16b, #3
    shl v6.16b, v4.16b, #3
    sri v6.16b, v4.16b, #5
    shl v4.16b, v2.16b, #4
    orn v12.16b, v6.16b, v7.16b
    sri v4.16b, v2.16b, #4
    orr v2.16b, v3.16b, v6.16b
    eor v3.16b, v3.16b, v12.16b
    shl v12.16b, v31.16b, #6
    eor v2.16b, v5.16b, v2.16b
    ldr q5, [x0, #112]
    sri v12.16b, v31.16b, #2
    eor v5.16b, v8.16b, v5.16b
    eor v8.16b, v7.16b, v2.16b
    eor v31.16b, v5.16b, v3.16b
    eor v9.16b, v9.16b, v8.16b
    eor v4.16b, v4.16b, v31.16b
    bic v31.16b, v31.16b, v8.16b
    eor v7.16b, v7.16b, v4.16b
    eor v31.16b, v6.16b, v31.16b
    eor v6.16b, v6.16b, v9.16b
    orr v8.16b, v4.16b, v9.16b
    eor v31.16b, v12.16b, v31.16b
    eor v8.16b, v31.16b, v8.16b
    eor v31.16b, v5.16b, v31.16b
    and v5.16b, v2.16b, v5.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v4.16b, v8.16b
    eor v5.16b, v9.16b, v5.16b
    and v9.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v31.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v8.16b, v5.16b
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v8.16b, v8.16b, v30.16b
    eor v31.16b, v31.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orr v9.16b, v6.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    eor v3.16b, v3.16b, v7.16b
    and v9.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v1.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v0.16b
    eor v6.16b, v6.16b, v11.16b
    eor v2.16b, v2.16b, v9.16b
    shl v9.16b, v8.16b, #1
    eor v2.16b, v2.16b, v10.16b
    sri v9.16b, v8.16b, #7
    shl v8.16b, v3.16b, #7
    ldr q10, [x0, #96]
    sri v8.16b, v3.16b, #1
    shl v3.16b, v6.16b, #2
    sri v3.16b, v6.16b, #6
    shl v6.16b, v7.16b, #5
    eor v5.16b, v5.16b, v10.16b
    sri v6.16b, v7.16b, #3
    shl v7.16b, v2.16b, #3
    sri v7.16b, v2.16b, #5
    ldr q2, [x0, #432]
    orn v10.16b, v7.16b, v8.16b
    eor v2.16b, v4.16b, v2.16b
    orr v4.16b, v6.16b, v7.16b
    eor v6.16b, v6.16b, v10.16b
    ldr q10, [x0, #512]
    eor v3.16b, v3.16b, v4.16b
    shl v4.16b, v2.16b, #4
    sri v4.16b, v2.16b, #4
    eor v2.16b, v8.16b, v3.16b
    eor v31.16b, v31.16b, v10.16b
    eor v10.16b, v5.16b, v6.16b
    eor v9.16b, v9.16b, v2.16b
    eor v4.16b, v4.16b, v10.16b
    bic v2.16b, v10.16b, v2.16b
    shl v10.16b, v31.16b, #6
    eor v8.16b, v8.16b, v4.16b
    eor v2.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    sri v10.16b, v31.16b, #2
    eor v31.16b, v10.16b, v2.16b
    orr v2.16b, v4.16b, v9.16b
    eor v2.16b, v31.16b, v2.16b
    eor v31.16b, v5.16b, v31.16b
    and v5.16b, v3.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v4.16b, v2.16b
    eor v6.16b, v9.16b, v6.16b
    and v9.16b, v3.16b, v5.16b
    eor v3.16b, v3.16b, v31.16b
    eor v7.16b, v7.16b, v9.16b
    and v9.16b, v2.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    eor v4.16b, v4.16b, v9.16b
    orr v9.16b, v7.16b, v3.16b
    eor v8.16b, v8.16b, v9.16b
    eor v5.16b, v5.16b, v8.16b
    and v9.16b, v8.16b, v3.16b
    eor v7.16b, v7.16b, v9.16b
    and v9.16b, v31.16b, v5.16b
    eor v3.16b, v3.16b, v9.16b
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q9, q10, [x0, #288]
    eor v2.16b, v2.16b, v9.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q10, q9, [x0, #352]
    eor v5.16b, v5.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    shl v9.16b, v2.16b, #1
    sri v9.16b, v2.16b, #7
    shl v2.16b, v5.16b, #7
    sri v2.16b, v5.16b, #1
    ldp q10, q5, [x0, #320]
    eor v5.16b, v7.16b, v5.16b
    eor v7.16b, v8.16b, v10.16b
    shl v8.16b, v3.16b, #3
    sri v8.16b, v3.16b, #5
    shl v3.16b, v5.16b, #2
    orn v10.16b, v8.16b, v2.16b
    sri v3.16b, v5.16b, #6
    shl v5.16b, v7.16b, #5
    sri v5.16b, v7.16b, #3
    shl v7.16b, v4.16b, #4
    sri v7.16b, v4.16b, #4
    orr v4.16b, v5.16b, v8.16b
    eor v5.16b, v5.16b, v10.16b
    ldr q10, [x0, #384]
    eor v3.16b, v3.16b, v4.16b
    ldr q4, [x0, #80]
    eor v31.16b, v31.16b, v10.16b
    eor v4.16b, v6.16b, v4.16b
    eor v6.16b, v2.16b, v3.16b
    eor v10.16b, v4.16b, v5.16b
    eor v9.16b, v9.16b, v6.16b
    eor v7.16b, v7.16b, v10.16b
    bic v6.16b, v10.16b, v6.16b
    shl v10.16b, v31.16b, #6
    eor v2.16b, v2.16b, v7.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v9.16b
    sri v10.16b, v31.16b, #2
    eor v31.16b, v10.16b, v6.16b
    orr v6.16b, v7.16b, v9.16b
    eor v6.16b, v31.16b, v6.16b
    eor v31.16b, v4.16b, v31.16b
    and v4.16b, v3.16b, v4.16b
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v7.16b, v6.16b
    eor v5.16b, v9.16b, v5.16b
    and v9.16b, v3.16b, v4.16b
    eor v3.16b, v3.16b, v31.16b
    eor v8.16b, v8.16b, v9.16b
    and v9.16b, v6.16b, v5.16b
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v6.16b, v6.16b, v17.16b
    eor v31.16b, v31.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v8.16b, v3.16b
    eor v7.16b, v7.16b, v16.16b
    eor v2.16b, v2.16b, v9.16b
    eor v4.16b, v4.16b, v2.16b
    and v9.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v21.16b
    eor v8.16b, v8.16b, v9.16b
    and v9.16b, v31.16b, v4.16b
    eor v4.16b, v4.16b, v18.16b
    eor v31.16b, v31.16b, v22.16b
    eor v8.16b, v8.16b, v20.16b
    eor v3.16b, v3.16b, v9.16b
    shl v9.16b, v6.16b, #1
    eor v3.16b, v3.16b, v19.16b
    sri v9.16b, v6.16b, #7
    shl v6.16b, v4.16b, #7
    sri v6.16b, v4.16b, #1
    shl v4.16b, v8.16b, #2
    sri v4.16b, v8.16b, #6
    shl v8.16b, v2.16b, #5
    sri v8.16b, v2.16b, #3
    shl v2.16b, v3.16b, #3
    sri v2.16b, v3.16b, #5
    shl v3.16b, v7.16b, #4
    orn v10.16b, v2.16b, v6.16b
    sri v3.16b, v7.16b, #4
    orr v7.16b, v8.16b, v2.16b
    eor v8.16b, v8.16b, v10.16b
    shl v10.16b, v31.16b, #6
    eor v4.16b, v4.16b, v7.16b
    ldr q7, [x0, #64]
    sri v10.16b, v31.16b, #2
    eor v5.16b, v5.16b, v7.16b
    eor v7.16b, v6.16b, v4.16b
    eor v31.16b, v5.16b, v8.16b
    eor v9.16b, v9.16b, v7.16b
    eor v3.16b, v3.16b, v31.16b
    bic v31.16b, v31.16b, v7.16b
    eor v6.16b, v6.16b, v3.16b
    eor v31.16b, v2.16b, v31.16b
    eor v2.16b, v2.16b, v9.16b
    orr v7.16b, v3.16b, v9.16b
    eor v31.16b, v10.16b, v31.16b
    eor v7.16b, v31.16b, v7.16b
    eor v31.16b, v5.16b, v31.16b
    and v5.16b, v4.16b, v5.16b
    eor v5.16b, v8.16b, v5.16b
    orr v8.16b, v3.16b, v7.16b
    eor v8.16b, v9.16b, v8.16b
    and v9.16b, v4.16b, v5.16b
    eor v4.16b, v4.16b, v31.16b
    eor v2.16b, v2.16b, v9.16b
    and v9.16b, v7.16b, v8.16b
    eor v31.16b, v31.16b, v2.16b
    eor v3.16b, v3.16b, v9.16b
    orr v9.16b, v2.16b, v4.16b
    eor v6.16b, v6.16b, v9.16b
    eor v5.16b, v5.16b, v6.16b
    and v9.16b, v6.16b, v4.16b
    /* end: x = y ^ rk[0] */
    eor v6.16b, v6.16b, v25.16b
    eor v2.16b, v2.16b, v9.16b
    and v9.16b, v31.16b, v5.16b
    eor v31.16b, v31.16b, v29.16b
    eor v2.16b, v2.16b, v28.16b
    eor v4.16b, v4.16b, v9.16b
    ldp q9, q10, [x0, #0]
    eor v4.16b, v4.16b, v27.16b
    eor v8.16b, v8.16b, v9.16b
    eor v7.16b, v7.16b, v10.16b
    ldp q9, q10, [x0, #32]
    eor v3.16b, v3.16b, v9.16b
    eor v5.16b, v5.16b, v10.16b
    trn1 v9.8h, v7.8h, v6.8h
    trn2 v6.8h, v7.8h, v6.8h
    trn1 v7.8h, v4.8h, v31.8h
    trn2 v31.8h, v4.8h, v31.8h
    trn1 v4.8h, v8.8h, v3.8h
    trn2 v3.8h, v8.8h, v3.8h
    trn1 v8.8h, v2.8h, v5.8h
    trn2 v2.8h, v2.8h, v5.8h
    trn1 v5.16b, v4.16b, v9.16b
    trn2 v4.16b, v4.16b, v9.16b
    str s5, [x2, #0]
    trn1 v5.16b, v8.16b, v7.16b
    trn2 v7.16b, v8.16b, v7.16b
    str s5, [x2, #4]
    str s4, [x2, #8]
    str s7, [x2, #12]
    trn1 v4.16b, v3.16b, v6.16b
    trn2 v3.16b, v3.16b, v6.16b
    trn1 v5.16b, v2.16b, v31.16b
    trn2 v31.16b, v2.16b, v31.16b
    str s4, [x2, #16]
    str s5, [x2, #20]
    str s3, [x2, #24]
    str s31, [x2, #28]
    add x2, x2, #32
    tbz x9, 63, L(pipo64_256_decrypt_blocks_blocks18)
L(pipo64_256_decrypt_blocks_fewer16):
    add x9, x9, #4
    str x9, [sp, #384]  /* spill */
    cbz x9, L(pipo64_256_decrypt_blocks_done1)
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w10, [x0, #976]
    ldr w11, [x0, #768]
    /* round i = 16: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w5, [x0, #16]
    ldr w6, [x0, #48]
    ldr w7, [x0, #608]
    ldr w19, [x0, #592]
    ldr w20, [x0, #624]
    ldr w21, [x0, #32]
    ldr w22, [x0, #640]
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w12, [x0, #992]
    ldr w13, [x0, #1000]
    ldr w14, [x0, #464]
    ldr w15, [x0, #448]
    ldr w16, [x0, #480]
    ldr w17, [x0, #996]
    ldr w8, [x0, #512]
    /* round i = 14: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w3, [x0, #980]
    ldr w4, [x0, #984]
L(pipo64_256_decrypt_blocks_blocks20):
    sub x9, x9, #1
    ldrb w23, [x1, #1]
    /* round i = 17: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w24, [x0, #968]  /* again */
    ldr w25, [x0, #972]  /* again */
    str x9, [sp, #384]  /* spill */
    ldrb w9, [x1, #0]
    ldr w26, [x0, #704]  /* again */
    ldr w27, [x0, #720]  /* again */
    ldr w28, [x0, #736]  /* again */
    orr w23, w23, w23, lsl #8
    orr w9, w9, w9, lsl #8
    orr w23, w23, w23, lsl #16
    orr w9, w9, w9, lsl #16
    eor w23, w23, w24
    ldrb w24, [x1, #2]
    orr w24, w24, w24, lsl #8
    orr w24, w24, w24, lsl #16
    eor w24, w24, w25
    ldrb w25, [x1, #3]
    orr w25, w25, w25, lsl #8
    orr w25, w25, w25, lsl #16
    eor w25, w25, w26
    ldrb w26, [x1, #4]
    orr w26, w26, w26, lsl #8
    orr w26, w26, w26, lsl #16
    eor w26, w26, w27
    ldrb w27, [x1, #5]
    orr w27, w27, w27, lsl #8
    orr w27, w27, w27, lsl #16
    eor w27, w27, w28
    ldrb w28, [x1, #6]
    orr w28, w28, w28, lsl #8
    orr w28, w28, w28, lsl #16
    eor w10, w28, w10
    ldrb w28, [x1, #7]
    add x1, x1, #8
    str x1, [sp, #392]  /* spill */
    orr w28, w28, w28, lsl #8
    orr w28, w28, w28, lsl #16
    eor w11, w28, w11
    extr w28, w25, w25, #3
    orr w28, w28, w27, ror #5
    eor w26, w28, w26, ror #6
    extr w28, w27, w27, #5
    orr w28, w28, w10, ror #1
    eor w25, w28, w25, ror #3
    ldr w28, [x0, #656]
    eor w9, w9, w28
    eor w28, w26, w10, ror #1
    eor w29, w9, w25
    eor w23, w28, w23, ror #7
    eor w24, w29, w24, ror #4
    and w28, w28, w29
    eor w10, w24, w10, ror #1
    eor w28, w28, w27, ror #5
    eor w27, w23, w27, ror #5
    eor w11, w28, w11, ror #2
    and w28, w26, w9
    eor w9, w9, w11
    eor w25, w25, w28
    orn w28, w23, w24
    eor w11, w11, w28
    and w28, w26, w25
    eor w26, w26, w9
    eor w27, w27, w28
    orn w28, w11, w24
    eor w9, w9, w27
    eor w23, w23, w28
    orr w28, w27, w26
    eor w10, w10, w28
    and w28, w11, w23
    /* round i = 16: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w11, w11, w5
    eor w25, w25, w10
    eon w24, w28, w24
    and w28, w10, w26
    eor w10, w10, w19
    eor w24, w24, w21
    eor w27, w27, w28
    and w28, w9, w25
    eor w25, w25, w6
    eor w9, w9, w22
    eor w27, w27, w7
    eor w26, w26, w28
    extr w28, w10, w10, #3
    eor w26, w26, w20
    orr w28, w28, w26, ror #5
    eor w27, w28, w27, ror #6
    extr w28, w26, w26, #5
    orr w28, w28, w25, ror #1
    eor w10, w28, w10, ror #3
    ldr w28, [x0, #528]
    eor w23, w23, w28
    eor w28, w27, w25, ror #1
    eor w29, w23, w10
    eor w11, w28, w11, ror #7
    eor w24, w29, w24, ror #4
    and w28, w28, w29
    eor w25, w24, w25, ror #1
    eor w28, w28, w26, ror #5
    eor w26, w11, w26, ror #5
    eor w9, w28, w9, ror #2
    and w28, w27, w23
    eor w23, w23, w9
    eor w10, w10, w28
    orn w28, w11, w24
    eor w9, w9, w28
    and w28, w27, w10
    eor w27, w27, w23
    eor w26, w26, w28
    orn w28, w9, w24
    eor w23, w23, w26
    eor w11, w11, w28
    orr w28, w26, w27
    eor w25, w25, w28
    and w28, w9, w11
    /* round i = 15: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w9, w9, w12
    eor w10, w10, w25
    eon w24, w28, w24
    and w28, w25, w27
    eor w25, w25, w15
    eor w24, w24, w17
    eor w26, w26, w28
    and w28, w23, w10
    eor w10, w10, w13
    eor w23, w23, w8
    eor w26, w26, w14
    eor w27, w27, w28
    extr w28, w25, w25, #3
    eor w27, w27, w16
    orr w28, w28, w27, ror #5
    eor w26, w28, w26, ror #6
    extr w28, w27, w27, #5
    orr w28, w28, w10, ror #1
    eor w25, w28, w25, ror #3
    ldr w28, [x0, #400]
    eor w11, w11, w28
    eor w28, w26, w10, ror #1
    eor w29, w11, w25
    eor w9, w28, w9, ror #7
    eor w24, w29, w24, ror #4
    and w28, w28, w29
    /* round i = 14: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w29, [x0, #336]  /* again */
    eor w10, w24, w10, ror #1
    eor w28, w28, w27, ror #5
    eor w27, w9, w27, ror #5
    eor w23, w28, w23, ror #2
    and w28, w26, w11
    eor w11, w11, w23
    eor w25, w25, w28
    orn w28, w9, w24
    eor w23, w23, w28
    and w28, w26, w25
    eor w26, w26, w11
    eor w27, w27, w28
    orn w28, w23, w24
    eor w11, w11, w27
    eor w9, w9, w28
    orr w28, w27, w26
    eor w10, w10, w28
    and w28, w23, w9
    eor w23, w23, w3
    eor w25, w25, w10
    eon w24, w28, w24
    ldr w28, [x0, #320]  /* again */
    eor w4, w24, w4
    and w24, w10, w26
    eor w24, w27, w24
    ldr w27, [x0, #988]  /* again */
    eor w24, w24, w29
    and w29, w11, w25
    eor w10, w10, w28
    ldr w28, [x0, #384]  /* again */
    eor w26, w26, w29
    ldr w29, [x0, #972]  /* again */
    eor w25, w25, w27
    ldr w27, [x0, #352]  /* again */
    eor w11, w11, w28
    eor w26, w26, w27
    extr w27, w10, w10, #3
    orr w27, w27, w26, ror #5
    eor w24, w27, w24, ror #6
    extr w27, w26, w26, #5
    orr w27, w27, w25, ror #1
    eor w10, w27, w10, ror #3
    ldr w27, [x0, #272]
    eor w9, w9, w27
    eor w27, w24, w25, ror #1
    eor w28, w9, w10
    eor w23, w27, w23, ror #7
    eor w4, w28, w4, ror #4
    and w27, w27, w28
    eor w25, w4, w25, ror #1
    eor w27, w27, w26, ror #5
    eor w26, w23, w26, ror #5
    eor w11, w27, w11, ror #2
    and w27, w24, w9
    eor w9, w9, w11
    eor w10, w10, w27
    orn w27, w23, w4
    eor w11, w11, w27
    and w27, w24, w10
    eor w24, w24, w9
    eor w26, w26, w27
    orn w27, w11, w4
    eor w9, w9, w26
    eor w23, w23, w27
    orr w27, w26, w24
    and w28, w11, w23
    eor w25, w25, w27
    ldr w27, [x0, #968]  /* again */
    eor w10, w10, w25
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w27, w11, w27
    eon w11, w28, w4
    ldr w4, [x0, #704]  /* again */
    eor w28, w11, w29
    and w11, w25, w24
    ldr w29, [x0, #720]  /* again */
    eor w11, w26, w11
    eor w4, w25, w4
    ldr w25, [x0, #976]  /* again */
    eor w26, w11, w29
    ldr w11, [x0, #768]  /* again */
    and w29, w9, w10
    eor w24, w24, w29
    eor w10, w10, w25
    ldr w25, [x0, #736]  /* again */
    eor w9, w9, w11
    eor w24, w24, w25
    extr w25, w4, w4, #3
    orr w25, w25, w24, ror #5
    eor w25, w25, w26, ror #6
    extr w26, w24, w24, #5
    orr w26, w26, w10, ror #1
    eor w4, w26, w4, ror #3
    ldr w26, [x0, #256]
    eor w23, w23, w26
    eor w26, w25, w10, ror #1
    eor w29, w23, w4
    eor w27, w26, w27, ror #7
    eor w28, w29, w28, ror #4
    and w26, w26, w29
    eor w10, w28, w10, ror #1
    eor w26, w26, w24, ror #5
    eor w24, w27, w24, ror #5
    eor w9, w26, w9, ror #2
    and w26, w25, w23
    eor w23, w23, w9
    eor w4, w4, w26
    orn w26, w27, w28
    eor w9, w9, w26
    and w26, w25, w4
    eor w25, w25, w23
    eor w24, w24, w26
    orn w26, w9, w28
    eor w23, w23, w24
    eor w26, w27, w26
    orr w27, w24, w25
    eor w10, w10, w27
    and w27, w9, w26
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w9, w9, w5
    eor w4, w4, w10
    eon w27, w27, w28
    and w28, w10, w25
    eor w10, w10, w19
    eor w27, w27, w21
    eor w24, w24, w28
    and w28, w23, w4
    eor w4, w4, w6
    eor w23, w23, w22
    eor w24, w24, w7
    eor w25, w25, w28
    extr w28, w10, w10, #3
    eor w25, w25, w20
    orr w28, w28, w25, ror #5
    eor w24, w28, w24, ror #6
    extr w28, w25, w25, #5
    orr w28, w28, w4, ror #1
    eor w10, w28, w10, ror #3
    ldr w28, [x0, #240]
    eor w26, w26, w28
    eor w28, w24, w4, ror #1
    eor w29, w26, w10
    eor w9, w28, w9, ror #7
    eor w27, w29, w27, ror #4
    and w28, w28, w29
    eor w4, w27, w4, ror #1
    eor w28, w28, w25, ror #5
    eor w25, w9, w25, ror #5
    eor w23, w28, w23, ror #2
    and w28, w24, w26
    eor w26, w26, w23
    eor w10, w10, w28
    orn w28, w9, w27
    eor w23, w23, w28
    and w28, w24, w10
    eor w24, w24, w26
    eor w25, w25, w28
    orn w28, w23, w27
    eor w26, w26, w25
    eor w9, w9, w28
    orr w28, w25, w24
    eor w4, w4, w28
    and w28, w23, w9
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w23, w23, w12
    eor w10, w10, w4
    eon w27, w28, w27
    and w28, w4, w24
    eor w4, w4, w15
    eor w27, w27, w17
    eor w25, w25, w28
    and w28, w26, w10
    eor w10, w10, w13
    eor w26, w26, w8
    eor w25, w25, w14
    eor w24, w24, w28
    extr w28, w4, w4, #3
    eor w24, w24, w16
    orr w28, w28, w24, ror #5
    eor w25, w28, w25, ror #6
    extr w28, w24, w24, #5
    orr w28, w28, w10, ror #1
    eor w4, w28, w4, ror #3
    ldr w28, [x0, #224]
    eor w9, w9, w28
    eor w28, w25, w10, ror #1
    eor w29, w9, w4
    eor w23, w28, w23, ror #7
    eor w27, w29, w27, ror #4
    and w28, w28, w29
    ldr w29, [x0, #984]  /* again */
    eor w10, w27, w10, ror #1
    eor w28, w28, w24, ror #5
    eor w24, w23, w24, ror #5
    eor w26, w28, w26, ror #2
    and w28, w25, w9
    eor w9, w9, w26
    eor w4, w4, w28
    orn w28, w23, w27
    eor w26, w26, w28
    and w28, w25, w4
    eor w25, w25, w9
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w3, w26, w3
    eor w24, w24, w28
    orn w28, w26, w27
    eor w9, w9, w24
    eor w23, w23, w28
    orr w28, w24, w25
    eor w10, w10, w28
    and w28, w26, w23
    eor w4, w4, w10
    eon w26, w28, w27
    ldr w27, [x0, #320]  /* again */
    and w28, w10, w25
    eor w26, w26, w29
    ldr w29, [x0, #336]  /* again */
    eor w24, w24, w28
    ldr w28, [x0, #384]  /* again */
    eor w10, w10, w27
    ldr w27, [x0, #988]  /* again */
    eor w24, w24, w29
    and w29, w9, w4
    eor w9, w9, w28
    eor w25, w25, w29
    ldr w29, [x0, #972]  /* again */
    eor w4, w4, w27
    ldr w27, [x0, #352]  /* again */
    eor w25, w25, w27
    extr w27, w10, w10, #3
    orr w27, w27, w25, ror #5
    eor w24, w27, w24, ror #6
    extr w27, w25, w25, #5
    orr w27, w27, w4, ror #1
    eor w10, w27, w10, ror #3
    ldr w27, [x0, #208]
    eor w23, w23, w27
    eor w27, w24, w4, ror #1
    eor w28, w23, w10
    eor w3, w27, w3, ror #7
    eor w26, w28, w26, ror #4
    and w27, w27, w28
    eor w4, w26, w4, ror #1
    eor w27, w27, w25, ror #5
    eor w25, w3, w25, ror #5
    eor w9, w27, w9, ror #2
    and w27, w24, w23
    eor w23, w23, w9
    eor w10, w10, w27
    orn w27, w3, w26
    eor w9, w9, w27
    and w27, w24, w10
    eor w24, w24, w23
    eor w25, w25, w27
    orn w27, w9, w26
    eor w23, w23, w25
    eor w3, w3, w27
    orr w27, w25, w24
    and w28, w9, w3
    eor w4, w4, w27
    ldr w27, [x0, #968]  /* again */
    eon w26, w28, w26
    eor w10, w10, w4
    and w28, w4, w24
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w26, w26, w29
    ldr w29, [x0, #720]  /* again */
    eor w25, w25, w28
    ldr w28, [x0, #976]  /* again */
    eor w9, w9, w27
    ldr w27, [x0, #704]  /* again */
    eor w25, w25, w29
    and w29, w23, w10
    eor w10, w10, w28
    ldr w28, [x0, #736]  /* again */
    eor w23, w23, w11
    eor w24, w24, w29
    eor w4, w4, w27
    eor w24, w24, w28
    extr w28, w4, w4, #3
    orr w28, w28, w24, ror #5
    eor w25, w28, w25, ror #6
    extr w28, w24, w24, #5
    orr w28, w28, w10, ror #1
    eor w4, w28, w4, ror #3
    ldr w28, [x0, #192]
    eor w3, w3, w28
    eor w28, w25, w10, ror #1
    eor w29, w3, w4
    eor w9, w28, w9, ror #7
    eor w26, w29, w26, ror #4
    and w28, w28, w29
    eor w10, w26, w10, ror #1
    eor w28, w28, w24, ror #5
    eor w24, w9, w24, ror #5
    eor w23, w28, w23, ror #2
    and w28, w25, w3
    eor w3, w3, w23
    eor w4, w4, w28
    orn w28, w9, w26
    eor w23, w23, w28
    and w28, w25, w4
    eor w25, w25, w3
    eor w24, w24, w28
    orn w28, w23, w26
    eor w3, w3, w24
    eor w9, w9, w28
    orr w28, w24, w25
    eor w10, w10, w28
    and w28, w23, w9
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w23, w23, w5
    eor w4, w4, w10
    eon w26, w28, w26
    and w28, w10, w25
    eor w10, w10, w19
    eor w26, w26, w21
    eor w24, w24, w28
    and w28, w3, w4
    eor w4, w4, w6
    eor w3, w3, w22
    eor w24, w24, w7
    eor w25, w25, w28
    extr w28, w10, w10, #3
    eor w25, w25, w20
    orr w28, w28, w25, ror #5
    eor w24, w28, w24, ror #6
    extr w28, w25, w25, #5
    orr w28, w28, w4, ror #1
    eor w10, w28, w10, ror #3
    ldr w28, [x0, #176]
    eor w9, w9, w28
    eor w28, w24, w4, ror #1
    eor w29, w9, w10
    eor w23, w28, w23, ror #7
    eor w26, w29, w26, ror #4
    and w28, w28, w29
    ldr w29, [x0, #984]  /* again */
    eor w4, w26, w4, ror #1
    eor w28, w28, w25, ror #5
    eor w25, w23, w25, ror #5
    eor w3, w28, w3, ror #2
    and w28, w24, w9
    eor w9, w9, w3
    eor w10, w10, w28
    orn w28, w23, w26
    eor w3, w3, w28
    and w28, w24, w10
    eor w24, w24, w9
    eor w25, w25, w28
    orn w28, w3, w26
    eor w9, w9, w25
    eor w23, w23, w28
    orr w28, w25, w24
    eor w4, w4, w28
    and w28, w3, w23
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w3, w3, w12
    eor w10, w10, w4
    eon w26, w28, w26
    and w28, w4, w24
    eor w4, w4, w15
    eor w26, w26, w17
    eor w25, w25, w28
    and w28, w9, w10
    eor w10, w10, w13
    eor w9, w9, w8
    eor w25, w25, w14
    eor w24, w24, w28
    eor w16, w24, w16
    extr w24, w4, w4, #3
    orr w24, w24, w16, ror #5
    eor w24, w24, w25, ror #6
    extr w25, w16, w16, #5
    orr w25, w25, w10, ror #1
    eor w4, w25, w4, ror #3
    ldr w25, [x0, #160]
    eor w23, w23, w25
    eor w25, w24, w10, ror #1
    eor w28, w23, w4
    eor w3, w25, w3, ror #7
    eor w26, w28, w26, ror #4
    and w25, w25, w28
    eor w10, w26, w10, ror #1
    eor w25, w25, w16, ror #5
    eor w16, w3, w16, ror #5
    eor w9, w25, w9, ror #2
    and w25, w24, w23
    eor w23, w23, w9
    eor w4, w4, w25
    orn w25, w3, w26
    eor w9, w9, w25
    and w25, w24, w4
    eor w24, w24, w23
    eor w16, w16, w25
    orn w25, w9, w26
    eor w23, w23, w16
    eor w3, w3, w25
    orr w25, w16, w24
    and w28, w9, w3
    eor w10, w10, w25
    ldr w25, [x0, #980]  /* again */
    eor w4, w4, w10
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w9, w9, w25
    eon w25, w28, w26
    ldr w26, [x0, #320]  /* again */
    and w28, w10, w24
    eor w25, w25, w29
    ldr w29, [x0, #336]  /* again */
    eor w16, w16, w28
    ldr w28, [x0, #384]  /* again */
    eor w10, w10, w26
    ldr w26, [x0, #988]  /* again */
    eor w16, w16, w29
    and w29, w23, w4
    eor w23, w23, w28
    eor w24, w24, w29
    ldr w29, [x0, #972]  /* again */
    eor w4, w4, w26
    ldr w26, [x0, #352]  /* again */
    eor w24, w24, w26
    extr w26, w10, w10, #3
    orr w26, w26, w24, ror #5
    eor w16, w26, w16, ror #6
    extr w26, w24, w24, #5
    orr w26, w26, w4, ror #1
    eor w10, w26, w10, ror #3
    ldr w26, [x0, #144]
    eor w3, w3, w26
    eor w26, w16, w4, ror #1
    eor w28, w3, w10
    eor w9, w26, w9, ror #7
    eor w25, w28, w25, ror #4
    and w26, w26, w28
    eor w4, w25, w4, ror #1
    eor w26, w26, w24, ror #5
    eor w24, w9, w24, ror #5
    eor w23, w26, w23, ror #2
    and w26, w16, w3
    eor w3, w3, w23
    eor w10, w10, w26
    orn w26, w9, w25
    eor w23, w23, w26
    and w26, w16, w10
    eor w16, w16, w3
    eor w24, w24, w26
    orn w26, w23, w25
    eor w3, w3, w24
    eor w9, w9, w26
    orr w26, w24, w16
    and w28, w23, w9
    eor w4, w4, w26
    ldr w26, [x0, #968]  /* again */
    eon w25, w28, w25
    eor w10, w10, w4
    and w28, w4, w16
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w4, w4, w27
    eor w25, w25, w29
    ldr w29, [x0, #720]  /* again */
    eor w24, w24, w28
    ldr w28, [x0, #976]  /* again */
    eor w23, w23, w26
    eor w24, w24, w29
    and w29, w3, w10
    eor w10, w10, w28
    ldr w28, [x0, #736]  /* again */
    eor w3, w3, w11
    eor w16, w16, w29
    eor w16, w16, w28
    extr w28, w4, w4, #3
    orr w28, w28, w16, ror #5
    eor w24, w28, w24, ror #6
    extr w28, w16, w16, #5
    orr w28, w28, w10, ror #1
    eor w4, w28, w4, ror #3
    ldr w28, [x0, #128]
    eor w9, w9, w28
    eor w28, w24, w10, ror #1
    eor w29, w9, w4
    eor w23, w28, w23, ror #7
    eor w25, w29, w25, ror #4
    and w28, w28, w29
    eor w10, w25, w10, ror #1
    eor w28, w28, w16, ror #5
    eor w16, w23, w16, ror #5
    eor w3, w28, w3, ror #2
    and w28, w24, w9
    eor w9, w9, w3
    eor w4, w4, w28
    orn w28, w23, w25
    eor w3, w3, w28
    and w28, w24, w4
    eor w24, w24, w9
    eor w16, w16, w28
    orn w28, w3, w25
    eor w9, w9, w16
    eor w23, w23, w28
    orr w28, w16, w24
    eor w10, w10, w28
    and w28, w3, w23
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w3, w3, w5
    eor w4, w4, w10
    eon w25, w28, w25
    and w28, w10, w24
    eor w10, w10, w19
    eor w25, w25, w21
    eor w16, w16, w28
    and w28, w9, w4
    eor w4, w4, w6
    eor w9, w9, w22
    eor w16, w16, w7
    eor w24, w24, w28
    extr w28, w10, w10, #3
    eor w24, w24, w20
    orr w28, w28, w24, ror #5
    eor w16, w28, w16, ror #6
    extr w28, w24, w24, #5
    orr w28, w28, w4, ror #1
    eor w10, w28, w10, ror #3
    ldr w28, [x0, #112]
    eor w23, w23, w28
    eor w28, w16, w4, ror #1
    eor w29, w23, w10
    eor w3, w28, w3, ror #7
    eor w25, w29, w25, ror #4
    and w28, w28, w29
    eor w4, w25, w4, ror #1
    eor w28, w28, w24, ror #5
    eor w24, w3, w24, ror #5
    eor w9, w28, w9, ror #2
    and w28, w16, w23
    eor w23, w23, w9
    eor w10, w10, w28
    orn w28, w3, w25
    eor w9, w9, w28
    and w28, w16, w10
    eor w16, w16, w23
    eor w24, w24, w28
    orn w28, w9, w25
    eor w23, w23, w24
    eor w3, w3, w28
    orr w28, w24, w16
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w8, w23, w8
    eor w4, w4, w28
    and w28, w9, w3
    eor w9, w9, w12
    eor w10, w10, w4
    eon w12, w28, w25
    eor w15, w4, w15
    eor w12, w12, w17
    and w17, w4, w16
    ldr w4, [x0, #984]  /* again */
    eor w17, w24, w17
    ldr w24, [x0, #336]  /* again */
    eor w14, w17, w14
    and w17, w23, w10
    eor w10, w10, w13
    ldr w13, [x0, #480]  /* again */
    eor w16, w16, w17
    eor w13, w16, w13
    extr w16, w15, w15, #3
    orr w16, w16, w13, ror #5
    eor w14, w16, w14, ror #6
    extr w16, w13, w13, #5
    eor w17, w14, w10, ror #1
    orr w16, w16, w10, ror #1
    eor w9, w17, w9, ror #7
    eor w15, w16, w15, ror #3
    ldr w16, [x0, #96]
    eor w16, w3, w16
    eor w3, w16, w15
    eor w12, w3, w12, ror #4
    and w17, w17, w3
    ldr w3, [x0, #980]  /* again */
    eor w10, w12, w10, ror #1
    eor w17, w17, w13, ror #5
    eor w13, w9, w13, ror #5
    eor w17, w17, w8, ror #2
    and w8, w14, w16
    eor w16, w16, w17
    eor w15, w15, w8
    orn w8, w9, w12
    eor w17, w17, w8
    and w8, w14, w15
    eor w14, w14, w16
    eor w13, w13, w8
    orn w8, w17, w12
    eor w16, w16, w13
    eor w9, w9, w8
    orr w8, w13, w14
    eor w10, w10, w8
    and w8, w17, w9
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w17, w17, w3
    eor w15, w15, w10
    eon w12, w8, w12
    ldr w8, [x0, #320]  /* again */
    and w23, w10, w14
    eor w12, w12, w4
    eor w13, w13, w23
    ldr w23, [x0, #384]  /* again */
    eor w13, w13, w24
    and w24, w16, w15
    eor w14, w14, w24
    ldr w24, [x0, #736]  /* again */
    eor w10, w10, w8
    ldr w8, [x0, #988]  /* again */
    eor w16, w16, w23
    eor w15, w15, w8
    ldr w8, [x0, #352]  /* again */
    eor w14, w14, w8
    extr w8, w10, w10, #3
    orr w8, w8, w14, ror #5
    eor w13, w8, w13, ror #6
    extr w8, w14, w14, #5
    orr w8, w8, w15, ror #1
    eor w10, w8, w10, ror #3
    ldr w8, [x0, #80]
    eor w9, w9, w8
    eor w8, w13, w15, ror #1
    eor w23, w9, w10
    eor w17, w8, w17, ror #7
    eor w12, w23, w12, ror #4
    and w8, w8, w23
    ldr w23, [x0, #972]  /* again */
    eor w15, w12, w15, ror #1
    eor w8, w8, w14, ror #5
    eor w14, w17, w14, ror #5
    eor w16, w8, w16, ror #2
    and w8, w13, w9
    eor w9, w9, w16
    eor w10, w10, w8
    orn w8, w17, w12
    eor w16, w16, w8
    and w8, w13, w10
    eor w13, w13, w9
    eor w14, w14, w8
    orn w8, w16, w12
    eor w9, w9, w14
    eor w17, w17, w8
    orr w8, w14, w13
    eor w15, w15, w8
    eor w8, w10, w15
    and w10, w16, w17
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w16, w16, w26
    eon w10, w10, w12
    eor w12, w10, w23
    and w10, w15, w13
    ldr w23, [x0, #720]  /* again */
    eor w15, w15, w27
    eor w14, w14, w10
    ldr w10, [x0, #976]  /* again */
    eor w14, w14, w23
    and w23, w9, w8
    eor w9, w9, w11
    eor w8, w8, w10
    eor w13, w13, w23
    extr w23, w15, w15, #3
    eor w13, w13, w24
    orr w23, w23, w13, ror #5
    eor w14, w23, w14, ror #6
    extr w23, w13, w13, #5
    orr w23, w23, w8, ror #1
    eor w15, w23, w15, ror #3
    ldr w23, [x0, #64]
    eor w17, w17, w23
    eor w23, w14, w8, ror #1
    eor w24, w17, w15
    eor w16, w23, w16, ror #7
    eor w12, w24, w12, ror #4
    and w23, w23, w24
    eor w8, w12, w8, ror #1
    eor w23, w23, w13, ror #5
    eor w13, w16, w13, ror #5
    eor w9, w23, w9, ror #2
    and w23, w14, w17
    eor w17, w17, w9
    eor w15, w15, w23
    orn w23, w16, w12
    eor w9, w9, w23
    and w23, w14, w15
    eor w14, w14, w17
    eor w13, w13, w23
    orn w23, w9, w12
    eor w17, w17, w13
    eor w16, w16, w23
    orr w23, w13, w14
    eor w8, w8, w23
    and w23, w9, w16
    /* end: x = y ^ rk[0] */
    eor w9, w9, w5
    eor w15, w15, w8
    eon w12, w23, w12
    and w23, w8, w14
    eor w8, w8, w19
    eor w12, w12, w21
    eor w13, w13, w23
    and w23, w17, w15
    eor w15, w15, w6
    eor w17, w17, w22
    eor w13, w13, w7
    eor w14, w14, w23
    ldr w23, [x0, #0]
    eor w14, w14, w20
    eor w16, w16, w23
    strb w16, [x2, #0]
    strb w9, [x2, #1]
    strb w12, [x2, #2]
    strb w8, [x2, #3]
    strb w13, [x2, #4]
    strb w14, [x2, #5]
    strb w15, [x2, #6]
    strb w17, [x2, #7]
    add x2, x2, #8
    ldr x9, [sp, #384]  /* reload */
    ldr w12, [x0, #992]  /* again */
    ldr w17, [x0, #996]  /* again */
    ldr w15, [x0, #448]  /* again */
    ldr w14, [x0, #464]  /* again */
    ldr w13, [x0, #1000]  /* again */
    ldr w8, [x0, #512]  /* again */
    ldr w16, [x0, #480]  /* again */
    cbnz x9, L(pipo64_256_decrypt_blocks_blocks20)
L(pipo64_256_decrypt_blocks_done1):
    ldr x19, [sp, #400]
    ldr x20, [sp, #408]
    ldr x21, [sp, #416]
    ldr x22, [sp, #424]
    ldr x23, [sp, #432]
    ldr x24, [sp, #440]
    ldr x25, [sp, #448]
    ldr x26, [sp, #456]
    ldr x27, [sp, #464]
    ldr x28, [sp, #472]
    ldr x29, [sp, #480]
    ldr q8, [sp, #256]
    ldr q9, [sp, #272]
    ldr q10, [sp, #288]
    ldr q11, [sp, #304]
    ldr q12, [sp, #320]
    ldr q13, [sp, #336]
    ldr q14, [sp, #352]
    ldr q15, [sp, #368]
    ldr x30, [sp, #488]
    add sp, sp, #496
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
    .cfi_endproc
    END pipo64_256_decrypt_blocks

    FUNCTION pipo64_256_ctr
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
    CIPHERGEN_SIGN
    CIPHERGEN_NEGATE
    sub sp, sp, #384
    .cfi_def_cfa_offset 384
    str x19, [sp, #280]
    .cfi_offset x19, -104
    str x20, [sp, #288]
    .cfi_offset x20, -96
    str x21, [sp, #296]
    .cfi_offset x21, -88
    str x22, [sp, #304]
    .cfi_offset x22, -80
    str x23, [sp, #312]
    .cfi_offset x23, -72
    str x24, [sp, #320]
    .cfi_offset x24, -64
    str x25, [sp, #328]
    .cfi_offset x25, -56
    str x26, [sp, #336]
    .cfi_offset x26, -48
    str x27, [sp, #344]
    .cfi_offset x27, -40
    str x28, [sp, #352]
    .cfi_offset x28, -32
    str x29, [sp, #360]
    .cfi_offset x29, -24
    str q8, [sp, #96]
    .cfi_offset d8, -288
    str q9, [sp, #112]
    .cfi_offset d9, -272
    str q10, [sp, #128]
    .cfi_offset d10, -256
    str q11, [sp, #144]
    .cfi_offset d11, -240
    str q12, [sp, #160]
    .cfi_offset d12, -224
    str q13, [sp, #176]
    .cfi_offset d13, -208
    str q14, [sp, #192]
    .cfi_offset d14, -192
    str q15, [sp, #208]
    .cfi_offset d15, -176
    str x30, [sp, #368]
    .cfi_offset x30, -16
    cbz x4, L(pipo64_256_ctr_done4)
L(pipo64_256_ctr_epoch1):
    ldrb w11, [x1, #3]
    ldrb w9, [x1, #0]
    ldrb w10, [x1, #1]
    ldrb w13, [x1, #2]
    /* start: x := x ^ rk[0] */
    ldp q17, q16, [x0, #0]
    ldr q18, [x0, #32]
    ldrb w12, [x1, #4]
    ldp q19, q20, [x0, #592]
    orr w9, w9, w9, lsl #8
    orr w10, w10, w10, lsl #8
    orr w16, w9, w9, lsl #16
    orr w9, w11, w11, lsl #8
    dup v22.4s, w16
    orr w10, w10, w10, lsl #16
    dup v21.4s, w10
    orr w11, w13, w13, lsl #8
    orr w9, w9, w9, lsl #16
    orr w11, w11, w11, lsl #16
    dup v23.4s, w11
    ldrb w13, [x1, #5]
    ldr w17, [x0, #16]
    eor v22.16b, v22.16b, v17.16b
    ldr w8, [x0, #0]
    ldr w14, [x0, #592]
    orr w12, w12, w12, lsl #8
    eor v21.16b, v21.16b, v16.16b
    dup v16.4s, w9
    ldr w5, [x0, #32]
    orr w12, w12, w12, lsl #16
    eor v18.16b, v23.16b, v18.16b
    ldr w15, [x0, #608]
    dup v17.4s, w12
    ldr q24, [x0, #624]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v23.16b, v21.16b, v22.16b
    ldrb w7, [x1, #7]
    orr w13, w13, w13, lsl #8
    eor w17, w10, w17
    eor v16.16b, v16.16b, v19.16b
    eor w16, w16, w8
    eor w9, w9, w14
    ldrb w6, [x1, #6]
    eor v23.16b, v18.16b, v23.16b
    ldrb w14, [x1, #7]
    ldrb w19, [x1, #6]
    orr w13, w13, w13, lsl #16
    eor w10, w11, w5
    and w11, w17, w16
    dup v25.4s, w13
    ldr w8, [x0, #624]
    orr v19.16b, v23.16b, v21.16b
    eor w5, w10, w11
    eor v17.16b, v17.16b, v20.16b
    eor w10, w12, w15
    orr w11, w5, w17
    orr w15, w7, w7, lsl #8
    orr w12, w6, w6, lsl #8
    str q16, [sp, #16]  /* spill */
    eor v22.16b, v22.16b, v19.16b
    orr v20.16b, v22.16b, v22.16b
    eor w11, w16, w11
    eor v18.16b, v25.16b, v24.16b
    orr w16, w14, w19, lsl #8
    movz x6, #1, lsl #16
    orr w14, w5, w11
    orr w15, w15, w15, lsl #16
    str q18, [sp, #0]  /* spill */
    orr v22.16b, v23.16b, v22.16b
    orr w7, w12, w12, lsl #16
    eor w12, w13, w8
    orn w13, wzr, w5
    eor w14, w17, w14
    sub x4, x4, #256
    str q17, [sp, #32]  /* spill */
    orr v19.16b, v23.16b, v23.16b
    str q19, [sp, #48]  /* spill */
    eor v21.16b, v21.16b, v22.16b
    str q20, [sp, #64]  /* spill */
    str x12, [sp, #224]  /* spill */
    sub x15, x16, x6
    str x9, [sp, #232]  /* spill */
    str x10, [sp, #240]  /* spill */
    str x13, [sp, #248]  /* spill */
    str x14, [sp, #256]  /* spill */
    str x11, [sp, #264]  /* spill */
    str x15, [sp, #272]  /* spill */
    str q21, [sp, #80]  /* spill */
    tbnz x4, 63, L(pipo64_256_ctr_fewer7)
    add x16, x15, #31
    tbz x16, 63, L(pipo64_256_ctr_fewer7)
    movz w16, #0x200, lsl #0
    movz w17, #0xa08, lsl #0
    movz w8, #0x301, lsl #0
    movk w16, #0x604, lsl #16  /* 0x06040200 */
    movk w17, #0xe0c, lsl #16  /* 0x0e0c0a08 */
    movz w5, #0xff, lsl #0
    dup v22.4s, w16
    movk w8, #0x705, lsl #16  /* 0x07050301 */
    and w16, w15, w5
    movz w5, #0xb09, lsl #0
    orr w16, w16, w16, lsl #8
    movk w5, #0xf0d, lsl #16  /* 0x0f0d0b09 */
    movz w6, #0xff, lsl #0
    orr w16, w16, w16, lsl #16
    and w6, w6, w15, lsr #8
    ins v22.s[1], w17  /* 0x6040200060402000e0c0a0806040200 */
    orr w17, w6, w6, lsl #8
    dup v23.4s, w16
    orr w16, w17, w17, lsl #16
    dup v24.4s, w16
    ins v22.s[2], w8  /* 0x6040200070503010e0c0a0806040200 */
    ins v22.s[3], w5  /* 0xf0d0b09070503010e0c0a0806040200 */
    movz w16, #0x1010, lsl #0
    add v25.16b, v23.16b, v22.16b
    movk w16, #0x1010, lsl #16  /* 0x10101010 */
    orr v22.16b, v25.16b, v25.16b
    dup v26.4s, w16
    bic v23.16b, v23.16b, v25.16b
    ushr v23.16b, v23.16b, #7
    add v23.16b, v24.16b, v23.16b
L(pipo64_256_ctr_batch8):
    /* start: x := x ^ rk[0] */
    ldp q24, q25, [x0, #48]
    ldr q27, [x0, #640]
    add v28.16b, v22.16b, v26.16b
    bic v29.16b, v22.16b, v28.16b
    ushr v29.16b, v29.16b, #7
    eor v30.16b, v23.16b, v24.16b
    eor v22.16b, v22.16b, v27.16b
    add v23.16b, v23.16b, v29.16b
    eor v27.16b, v28.16b, v27.16b
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v29.16b, v22.16b, v30.16b
    eor v30.16b, v30.16b, v16.16b
    eor v24.16b, v23.16b, v24.16b
    eor v29.16b, v18.16b, v29.16b
    and v31.16b, v27.16b, v24.16b
    eor v24.16b, v24.16b, v16.16b
    and v0.16b, v16.16b, v29.16b
    eor v18.16b, v18.16b, v31.16b
    eor v31.16b, v17.16b, v0.16b
    and v0.16b, v16.16b, v18.16b
    eor v22.16b, v22.16b, v31.16b
    orr v1.16b, v31.16b, v29.16b
    ldp q8, q7, [x0, #736]
    eor v17.16b, v17.16b, v0.16b
    eor v0.16b, v22.16b, v21.16b
    eor v22.16b, v29.16b, v22.16b
    eor v29.16b, v16.16b, v1.16b
    eor v27.16b, v27.16b, v17.16b
    and v2.16b, v22.16b, v30.16b
    and v1.16b, v0.16b, v22.16b
    eor v29.16b, v29.16b, v19.16b
    eor v3.16b, v27.16b, v21.16b
    eor v31.16b, v31.16b, v2.16b
    eor v30.16b, v30.16b, v1.16b
    shl v14.16b, v29.16b, #1
    eor v4.16b, v29.16b, v22.16b
    eor v31.16b, v31.16b, v20.16b
    eor v6.16b, v0.16b, v30.16b
    ldp q2, q1, [x0, #672]
    sri v14.16b, v29.16b, #7
    orr v5.16b, v17.16b, v18.16b
    orn v29.16b, v31.16b, v29.16b
    eor v18.16b, v18.16b, v27.16b
    eor v27.16b, v20.16b, v4.16b
    bic v4.16b, v6.16b, v4.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v14.16b, v7.16b
    shl v14.16b, v31.16b, #5
    eor v4.16b, v31.16b, v4.16b
    eor v16.16b, v16.16b, v5.16b
    eor v6.16b, v19.16b, v6.16b
    sri v14.16b, v31.16b, #3
    orr v31.16b, v29.16b, v31.16b
    eor v16.16b, v16.16b, v19.16b
    eor v4.16b, v21.16b, v4.16b
    eor v22.16b, v22.16b, v31.16b
    eor v31.16b, v14.16b, v8.16b
    shl v14.16b, v27.16b, #7
    eor v0.16b, v0.16b, v25.16b
    shl v15.16b, v16.16b, #1
    eor v25.16b, v3.16b, v25.16b
    sri v14.16b, v27.16b, #1
    sri v15.16b, v16.16b, #7
    eor v27.16b, v14.16b, v2.16b
    and v14.16b, v3.16b, v18.16b
    eor v7.16b, v15.16b, v7.16b
    eor v14.16b, v24.16b, v14.16b
    and v24.16b, v18.16b, v24.16b
    ldr q9, [x0, #768]
    eor v17.16b, v17.16b, v24.16b
    shl v24.16b, v6.16b, #4
    eor v3.16b, v3.16b, v14.16b
    eor v17.16b, v17.16b, v20.16b
    sri v24.16b, v6.16b, #4
    eor v6.16b, v16.16b, v18.16b
    orn v16.16b, v17.16b, v16.16b
    eor v24.16b, v24.16b, v1.16b
    shl v15.16b, v17.16b, #5
    eor v16.16b, v14.16b, v16.16b
    shl v14.16b, v4.16b, #2
    sri v15.16b, v17.16b, #3
    sri v14.16b, v4.16b, #6
    eor v4.16b, v14.16b, v9.16b
    shl v14.16b, v29.16b, #3
    sri v14.16b, v29.16b, #5
    shl v29.16b, v22.16b, #6
    sri v29.16b, v22.16b, #2
    add v22.16b, v28.16b, v26.16b
    bic v28.16b, v28.16b, v22.16b
    ushr v28.16b, v28.16b, #7
    add v23.16b, v23.16b, v28.16b
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v28.16b, v27.16b, v0.16b
    eor v24.16b, v24.16b, v28.16b
    eor v28.16b, v19.16b, v3.16b
    bic v3.16b, v3.16b, v6.16b
    eor v6.16b, v20.16b, v6.16b
    eor v3.16b, v17.16b, v3.16b
    orr v17.16b, v16.16b, v17.16b
    eor v17.16b, v18.16b, v17.16b
    eor v18.16b, v15.16b, v8.16b
    shl v8.16b, v16.16b, #3
    eor v3.16b, v21.16b, v3.16b
    sri v8.16b, v16.16b, #5
    and v16.16b, v4.16b, v30.16b
    eor v16.16b, v31.16b, v16.16b
    orr v31.16b, v24.16b, v27.16b
    eor v31.16b, v0.16b, v31.16b
    shl v0.16b, v28.16b, #4
    sri v0.16b, v28.16b, #4
    eor v28.16b, v0.16b, v1.16b
    shl v0.16b, v6.16b, #7
    shl v1.16b, v3.16b, #2
    sri v0.16b, v6.16b, #1
    sri v1.16b, v3.16b, #6
    eor v0.16b, v0.16b, v2.16b
    shl v2.16b, v17.16b, #6
    eor v1.16b, v1.16b, v9.16b
    sri v2.16b, v17.16b, #2
    orr v17.16b, v24.16b, v31.16b
    eor v17.16b, v27.16b, v17.16b
    and v27.16b, v0.16b, v25.16b
    eor v27.16b, v28.16b, v27.16b
    and v28.16b, v1.16b, v7.16b
    eor v18.16b, v18.16b, v28.16b
    orr v28.16b, v27.16b, v0.16b
    eor v25.16b, v25.16b, v28.16b
    orr v28.16b, v27.16b, v25.16b
    eor v28.16b, v0.16b, v28.16b
    ldp q0, q3, [x0, #704]
    eor v6.16b, v14.16b, v0.16b
    eor v0.16b, v8.16b, v0.16b
    eor v29.16b, v29.16b, v3.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v7.16b, v0.16b
    and v7.16b, v6.16b, v16.16b
    ldr q5, [x0, #80]
    eor v30.16b, v30.16b, v6.16b
    eor v29.16b, v29.16b, v7.16b
    and v7.16b, v0.16b, v18.16b
    eor v4.16b, v4.16b, v29.16b
    eor v2.16b, v2.16b, v7.16b
    orr v7.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v4.16b, v4.16b, v17.16b
    eor v6.16b, v6.16b, v7.16b
    orr v7.16b, v2.16b, v18.16b
    eor v1.16b, v1.16b, v2.16b
    eor v0.16b, v0.16b, v7.16b
    and v7.16b, v4.16b, v16.16b
    eor v6.16b, v6.16b, v24.16b
    eor v18.16b, v18.16b, v1.16b
    eor v7.16b, v30.16b, v7.16b
    and v30.16b, v16.16b, v30.16b
    eor v8.16b, v6.16b, v16.16b
    eor v1.16b, v1.16b, v28.16b
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v4.16b, v5.16b
    eor v4.16b, v4.16b, v7.16b
    eor v0.16b, v0.16b, v27.16b
    eor v29.16b, v29.16b, v31.16b
    eor v5.16b, v1.16b, v5.16b
    eor v24.16b, v24.16b, v4.16b
    bic v4.16b, v4.16b, v8.16b
    eor v31.16b, v31.16b, v8.16b
    eor v4.16b, v29.16b, v4.16b
    eor v17.16b, v17.16b, v4.16b
    shl v4.16b, v6.16b, #1
    sri v4.16b, v6.16b, #7
    orn v6.16b, v29.16b, v6.16b
    eor v6.16b, v7.16b, v6.16b
    and v7.16b, v1.16b, v18.16b
    eor v7.16b, v3.16b, v7.16b
    and v3.16b, v18.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v25.16b
    eor v27.16b, v27.16b, v1.16b
    bic v1.16b, v1.16b, v3.16b
    eor v25.16b, v25.16b, v3.16b
    shl v3.16b, v29.16b, #5
    ldr q10, [x0, #384]
    eor v1.16b, v2.16b, v1.16b
    sri v3.16b, v29.16b, #3
    orr v29.16b, v6.16b, v29.16b
    eor v28.16b, v28.16b, v1.16b
    shl v1.16b, v0.16b, #1
    eor v16.16b, v16.16b, v29.16b
    shl v29.16b, v24.16b, #4
    sri v1.16b, v0.16b, #7
    orn v0.16b, v2.16b, v0.16b
    sri v29.16b, v24.16b, #4
    shl v24.16b, v31.16b, #7
    eor v0.16b, v7.16b, v0.16b
    sri v24.16b, v31.16b, #1
    shl v31.16b, v17.16b, #2
    sri v31.16b, v17.16b, #6
    eor v17.16b, v31.16b, v10.16b
    shl v31.16b, v6.16b, #3
    sri v31.16b, v6.16b, #5
    shl v6.16b, v27.16b, #4
    sri v6.16b, v27.16b, #4
    shl v27.16b, v2.16b, #5
    sri v27.16b, v2.16b, #3
    orr v2.16b, v0.16b, v2.16b
    eor v18.16b, v18.16b, v2.16b
    shl v2.16b, v25.16b, #7
    sri v2.16b, v25.16b, #1
    shl v25.16b, v28.16b, #2
    sri v25.16b, v28.16b, #6
    shl v28.16b, v0.16b, #3
    eor v25.16b, v25.16b, v10.16b
    sri v28.16b, v0.16b, #5
    shl v0.16b, v16.16b, #6
    sri v0.16b, v16.16b, #2
    shl v16.16b, v18.16b, #6
    sri v16.16b, v18.16b, #2
    ldp q18, q7, [x0, #288]
    eor v24.16b, v24.16b, v18.16b
    eor v29.16b, v29.16b, v7.16b
    eor v18.16b, v2.16b, v18.16b
    eor v2.16b, v6.16b, v7.16b
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v6.16b, v24.16b, v30.16b
    eor v29.16b, v29.16b, v6.16b
    and v6.16b, v18.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v29.16b, v24.16b
    eor v30.16b, v30.16b, v6.16b
    orr v6.16b, v2.16b, v18.16b
    eor v5.16b, v5.16b, v6.16b
    orr v6.16b, v29.16b, v30.16b
    eor v24.16b, v24.16b, v6.16b
    orr v6.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v6.16b
    ldp q7, q6, [x0, #352]
    eor v4.16b, v4.16b, v6.16b
    eor v3.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v6.16b
    eor v27.16b, v27.16b, v7.16b
    and v6.16b, v17.16b, v4.16b
    eor v3.16b, v3.16b, v6.16b
    and v6.16b, v25.16b, v1.16b
    eor v27.16b, v27.16b, v6.16b
    ldp q6, q7, [x0, #320]
    eor v31.16b, v31.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    eor v28.16b, v28.16b, v6.16b
    eor v16.16b, v16.16b, v7.16b
    and v6.16b, v31.16b, v3.16b
    eor v4.16b, v4.16b, v31.16b
    ldr q11, [x0, #96]
    eor v1.16b, v1.16b, v28.16b
    eor v0.16b, v0.16b, v6.16b
    and v6.16b, v28.16b, v27.16b
    eor v17.16b, v17.16b, v0.16b
    eor v16.16b, v16.16b, v6.16b
    orr v6.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v17.16b, v24.16b
    eor v31.16b, v31.16b, v6.16b
    orr v6.16b, v16.16b, v27.16b
    eor v25.16b, v25.16b, v16.16b
    eor v28.16b, v28.16b, v6.16b
    and v6.16b, v17.16b, v3.16b
    eor v31.16b, v31.16b, v29.16b
    eor v27.16b, v27.16b, v25.16b
    eor v6.16b, v4.16b, v6.16b
    and v4.16b, v3.16b, v4.16b
    eor v8.16b, v31.16b, v3.16b
    eor v25.16b, v25.16b, v18.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v17.16b, v11.16b
    eor v17.16b, v17.16b, v6.16b
    eor v28.16b, v28.16b, v2.16b
    eor v0.16b, v0.16b, v30.16b
    eor v7.16b, v25.16b, v11.16b
    eor v29.16b, v29.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v30.16b, v30.16b, v8.16b
    eor v17.16b, v0.16b, v17.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v31.16b, #1
    sri v24.16b, v31.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v31.16b, v6.16b, v31.16b
    and v6.16b, v25.16b, v27.16b
    eor v6.16b, v1.16b, v6.16b
    and v1.16b, v27.16b, v1.16b
    eor v25.16b, v25.16b, v6.16b
    eor v16.16b, v16.16b, v1.16b
    eor v1.16b, v2.16b, v25.16b
    eor v2.16b, v28.16b, v27.16b
    eor v16.16b, v16.16b, v5.16b
    bic v25.16b, v25.16b, v2.16b
    eor v2.16b, v5.16b, v2.16b
    shl v5.16b, v0.16b, #5
    ldr q12, [x0, #512]
    eor v25.16b, v16.16b, v25.16b
    sri v5.16b, v0.16b, #3
    orr v0.16b, v31.16b, v0.16b
    eor v18.16b, v18.16b, v25.16b
    shl v25.16b, v28.16b, #1
    eor v0.16b, v3.16b, v0.16b
    shl v3.16b, v29.16b, #4
    sri v25.16b, v28.16b, #7
    orn v28.16b, v16.16b, v28.16b
    sri v3.16b, v29.16b, #4
    shl v29.16b, v30.16b, #7
    eor v28.16b, v6.16b, v28.16b
    sri v29.16b, v30.16b, #1
    shl v30.16b, v17.16b, #2
    sri v30.16b, v17.16b, #6
    eor v17.16b, v30.16b, v12.16b
    shl v30.16b, v31.16b, #3
    sri v30.16b, v31.16b, #5
    shl v31.16b, v1.16b, #4
    sri v31.16b, v1.16b, #4
    shl v1.16b, v16.16b, #5
    sri v1.16b, v16.16b, #3
    orr v16.16b, v28.16b, v16.16b
    eor v16.16b, v27.16b, v16.16b
    shl v27.16b, v2.16b, #7
    sri v27.16b, v2.16b, #1
    shl v2.16b, v18.16b, #2
    sri v2.16b, v18.16b, #6
    eor v18.16b, v2.16b, v12.16b
    shl v2.16b, v28.16b, #3
    sri v2.16b, v28.16b, #5
    shl v28.16b, v0.16b, #6
    sri v28.16b, v0.16b, #2
    shl v0.16b, v16.16b, #6
    sri v0.16b, v16.16b, #2
    ldp q16, q6, [x0, #416]
    eor v29.16b, v29.16b, v16.16b
    eor v3.16b, v3.16b, v6.16b
    eor v16.16b, v27.16b, v16.16b
    eor v27.16b, v31.16b, v6.16b
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v31.16b, v29.16b, v4.16b
    eor v31.16b, v3.16b, v31.16b
    and v3.16b, v16.16b, v7.16b
    eor v27.16b, v27.16b, v3.16b
    orr v3.16b, v31.16b, v29.16b
    eor v3.16b, v4.16b, v3.16b
    orr v4.16b, v27.16b, v16.16b
    eor v4.16b, v7.16b, v4.16b
    orr v6.16b, v31.16b, v3.16b
    eor v29.16b, v29.16b, v6.16b
    orr v6.16b, v27.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    ldp q7, q6, [x0, #480]
    eor v24.16b, v24.16b, v6.16b
    eor v5.16b, v5.16b, v7.16b
    eor v25.16b, v25.16b, v6.16b
    eor v1.16b, v1.16b, v7.16b
    and v6.16b, v17.16b, v24.16b
    eor v5.16b, v5.16b, v6.16b
    and v6.16b, v18.16b, v25.16b
    eor v1.16b, v1.16b, v6.16b
    ldp q6, q7, [x0, #448]
    eor v30.16b, v30.16b, v6.16b
    eor v28.16b, v28.16b, v7.16b
    eor v2.16b, v2.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    and v6.16b, v30.16b, v5.16b
    eor v24.16b, v24.16b, v30.16b
    ldr q13, [x0, #112]
    eor v25.16b, v25.16b, v2.16b
    eor v28.16b, v28.16b, v6.16b
    and v6.16b, v2.16b, v1.16b
    eor v17.16b, v17.16b, v28.16b
    eor v0.16b, v0.16b, v6.16b
    orr v6.16b, v28.16b, v5.16b
    eor v5.16b, v5.16b, v17.16b
    eor v17.16b, v17.16b, v29.16b
    eor v30.16b, v30.16b, v6.16b
    orr v6.16b, v0.16b, v1.16b
    eor v18.16b, v18.16b, v0.16b
    eor v2.16b, v2.16b, v6.16b
    and v6.16b, v17.16b, v5.16b
    eor v30.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v18.16b
    eor v6.16b, v24.16b, v6.16b
    and v24.16b, v5.16b, v24.16b
    eor v8.16b, v30.16b, v5.16b
    eor v18.16b, v18.16b, v16.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v17.16b, v13.16b
    eor v17.16b, v17.16b, v6.16b
    eor v2.16b, v2.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v7.16b, v18.16b, v13.16b
    eor v31.16b, v31.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v29.16b, v17.16b
    shl v29.16b, v30.16b, #1
    sri v29.16b, v30.16b, #7
    orn v30.16b, v24.16b, v30.16b
    eor v30.16b, v6.16b, v30.16b
    and v6.16b, v18.16b, v1.16b
    eor v6.16b, v25.16b, v6.16b
    and v25.16b, v1.16b, v25.16b
    eor v18.16b, v18.16b, v6.16b
    eor v25.16b, v0.16b, v25.16b
    eor v0.16b, v2.16b, v1.16b
    eor v25.16b, v25.16b, v4.16b
    eor v27.16b, v27.16b, v18.16b
    bic v18.16b, v18.16b, v0.16b
    eor v0.16b, v4.16b, v0.16b
    shl v4.16b, v24.16b, #5
    eor v18.16b, v25.16b, v18.16b
    sri v4.16b, v24.16b, #3
    orr v24.16b, v30.16b, v24.16b
    eor v16.16b, v16.16b, v18.16b
    shl v18.16b, v2.16b, #1
    eor v24.16b, v5.16b, v24.16b
    shl v5.16b, v31.16b, #4
    sri v18.16b, v2.16b, #7
    orn v2.16b, v25.16b, v2.16b
    sri v5.16b, v31.16b, #4
    shl v31.16b, v3.16b, #7
    eor v2.16b, v6.16b, v2.16b
    shl v6.16b, v17.16b, #2
    sri v31.16b, v3.16b, #1
    ldr q3, [x0, #640]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v3.16b
    shl v6.16b, v30.16b, #3
    sri v6.16b, v30.16b, #5
    shl v30.16b, v27.16b, #4
    sri v30.16b, v27.16b, #4
    shl v27.16b, v25.16b, #5
    sri v27.16b, v25.16b, #3
    orr v25.16b, v2.16b, v25.16b
    eor v25.16b, v1.16b, v25.16b
    shl v1.16b, v0.16b, #7
    sri v1.16b, v0.16b, #1
    shl v0.16b, v16.16b, #2
    sri v0.16b, v16.16b, #6
    eor v16.16b, v0.16b, v3.16b
    shl v0.16b, v2.16b, #3
    sri v0.16b, v2.16b, #5
    shl v2.16b, v24.16b, #6
    sri v2.16b, v24.16b, #2
    shl v24.16b, v25.16b, #6
    sri v24.16b, v25.16b, #2
    ldp q25, q3, [x0, #544]
    eor v31.16b, v31.16b, v25.16b
    eor v5.16b, v5.16b, v3.16b
    eor v25.16b, v1.16b, v25.16b
    eor v30.16b, v30.16b, v3.16b
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v1.16b, v31.16b, v28.16b
    and v3.16b, v25.16b, v7.16b
    eor v1.16b, v5.16b, v1.16b
    eor v30.16b, v30.16b, v3.16b
    orr v3.16b, v1.16b, v31.16b
    eor v28.16b, v28.16b, v3.16b
    orr v3.16b, v30.16b, v25.16b
    ldp q9, q8, [x0, #608]
    eor v3.16b, v7.16b, v3.16b
    orr v5.16b, v1.16b, v28.16b
    eor v31.16b, v31.16b, v5.16b
    orr v5.16b, v30.16b, v3.16b
    eor v4.16b, v4.16b, v8.16b
    eor v27.16b, v27.16b, v8.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q5, q7, [x0, #576]
    eor v2.16b, v2.16b, v9.16b
    eor v24.16b, v24.16b, v9.16b
    eor v29.16b, v29.16b, v5.16b
    eor v18.16b, v18.16b, v5.16b
    eor v6.16b, v6.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    and v5.16b, v17.16b, v29.16b
    and v7.16b, v16.16b, v18.16b
    eor v29.16b, v29.16b, v6.16b
    eor v18.16b, v18.16b, v0.16b
    eor v4.16b, v4.16b, v5.16b
    eor v27.16b, v27.16b, v7.16b
    and v5.16b, v6.16b, v4.16b
    ldr q7, [x0, #128]  /* again */
    eor v2.16b, v2.16b, v5.16b
    and v5.16b, v0.16b, v27.16b
    eor v17.16b, v17.16b, v2.16b
    eor v24.16b, v24.16b, v5.16b
    orr v5.16b, v2.16b, v4.16b
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v17.16b, v31.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v24.16b, v27.16b
    eor v16.16b, v16.16b, v24.16b
    eor v0.16b, v0.16b, v6.16b
    and v6.16b, v17.16b, v4.16b
    eor v5.16b, v5.16b, v1.16b
    eor v27.16b, v27.16b, v16.16b
    eor v6.16b, v29.16b, v6.16b
    and v29.16b, v4.16b, v29.16b
    eor v8.16b, v5.16b, v4.16b
    eor v16.16b, v16.16b, v25.16b
    eor v29.16b, v2.16b, v29.16b
    eor v2.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v0.16b, v0.16b, v30.16b
    eor v29.16b, v29.16b, v28.16b
    eor v7.16b, v16.16b, v7.16b
    eor v1.16b, v1.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v28.16b, v28.16b, v8.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v31.16b, v17.16b
    shl v31.16b, v5.16b, #1
    sri v31.16b, v5.16b, #7
    orn v5.16b, v29.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v27.16b
    eor v6.16b, v18.16b, v6.16b
    and v18.16b, v27.16b, v18.16b
    eor v16.16b, v16.16b, v6.16b
    eor v18.16b, v24.16b, v18.16b
    eor v24.16b, v30.16b, v16.16b
    eor v30.16b, v0.16b, v27.16b
    eor v18.16b, v18.16b, v3.16b
    bic v16.16b, v16.16b, v30.16b
    eor v30.16b, v3.16b, v30.16b
    shl v3.16b, v29.16b, #5
    eor v16.16b, v18.16b, v16.16b
    sri v3.16b, v29.16b, #3
    orr v29.16b, v5.16b, v29.16b
    eor v16.16b, v25.16b, v16.16b
    shl v25.16b, v0.16b, #1
    eor v29.16b, v4.16b, v29.16b
    shl v4.16b, v1.16b, #4
    sri v25.16b, v0.16b, #7
    orn v0.16b, v18.16b, v0.16b
    sri v4.16b, v1.16b, #4
    shl v1.16b, v28.16b, #7
    eor v0.16b, v6.16b, v0.16b
    shl v6.16b, v17.16b, #2
    sri v1.16b, v28.16b, #1
    ldr q28, [x0, #768]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v28.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v24.16b, #4
    sri v5.16b, v24.16b, #4
    shl v24.16b, v18.16b, #5
    sri v24.16b, v18.16b, #3
    orr v18.16b, v0.16b, v18.16b
    eor v18.16b, v27.16b, v18.16b
    shl v27.16b, v30.16b, #7
    sri v27.16b, v30.16b, #1
    shl v30.16b, v16.16b, #2
    sri v30.16b, v16.16b, #6
    eor v16.16b, v30.16b, v28.16b
    shl v30.16b, v29.16b, #6
    shl v28.16b, v0.16b, #3
    sri v30.16b, v29.16b, #2
    shl v29.16b, v18.16b, #6
    sri v28.16b, v0.16b, #5
    sri v29.16b, v18.16b, #2
    ldp q18, q0, [x0, #672]
    eor v1.16b, v1.16b, v18.16b
    eor v4.16b, v4.16b, v0.16b
    eor v18.16b, v27.16b, v18.16b
    eor v27.16b, v5.16b, v0.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v0.16b, v1.16b, v2.16b
    eor v0.16b, v4.16b, v0.16b
    and v4.16b, v18.16b, v7.16b
    eor v27.16b, v27.16b, v4.16b
    orr v4.16b, v0.16b, v1.16b
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v27.16b, v18.16b
    eor v4.16b, v7.16b, v4.16b
    orr v5.16b, v0.16b, v2.16b
    eor v1.16b, v1.16b, v5.16b
    orr v5.16b, v27.16b, v4.16b
    eor v18.16b, v18.16b, v5.16b
    ldp q7, q5, [x0, #736]
    eor v31.16b, v31.16b, v5.16b
    eor v3.16b, v3.16b, v7.16b
    eor v25.16b, v25.16b, v5.16b
    eor v24.16b, v24.16b, v7.16b
    and v5.16b, v17.16b, v31.16b
    eor v3.16b, v3.16b, v5.16b
    and v5.16b, v16.16b, v25.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q5, q7, [x0, #704]
    eor v6.16b, v6.16b, v5.16b
    eor v30.16b, v30.16b, v7.16b
    eor v28.16b, v28.16b, v5.16b
    eor v29.16b, v29.16b, v7.16b
    and v5.16b, v6.16b, v3.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q7, [x0, #144]  /* again */
    eor v25.16b, v25.16b, v28.16b
    eor v30.16b, v30.16b, v5.16b
    and v5.16b, v28.16b, v24.16b
    eor v17.16b, v17.16b, v30.16b
    eor v29.16b, v29.16b, v5.16b
    orr v5.16b, v30.16b, v3.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v17.16b, v1.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v29.16b, v24.16b
    eor v16.16b, v16.16b, v29.16b
    eor v28.16b, v28.16b, v6.16b
    and v6.16b, v17.16b, v3.16b
    eor v5.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v16.16b
    eor v6.16b, v31.16b, v6.16b
    and v31.16b, v3.16b, v31.16b
    eor v8.16b, v5.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v28.16b, v28.16b, v27.16b
    eor v30.16b, v30.16b, v2.16b
    eor v7.16b, v16.16b, v7.16b
    eor v0.16b, v0.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v2.16b, v2.16b, v8.16b
    eor v17.16b, v30.16b, v17.16b
    eor v17.16b, v1.16b, v17.16b
    shl v1.16b, v5.16b, #1
    sri v1.16b, v5.16b, #7
    orn v5.16b, v30.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v24.16b
    eor v6.16b, v25.16b, v6.16b
    and v25.16b, v24.16b, v25.16b
    eor v16.16b, v16.16b, v6.16b
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v28.16b, v24.16b
    eor v25.16b, v25.16b, v4.16b
    eor v27.16b, v27.16b, v16.16b
    bic v16.16b, v16.16b, v29.16b
    eor v29.16b, v4.16b, v29.16b
    shl v4.16b, v30.16b, #5
    eor v16.16b, v25.16b, v16.16b
    sri v4.16b, v30.16b, #3
    orr v30.16b, v5.16b, v30.16b
    eor v16.16b, v18.16b, v16.16b
    shl v18.16b, v28.16b, #1
    eor v30.16b, v3.16b, v30.16b
    shl v3.16b, v0.16b, #4
    sri v18.16b, v28.16b, #7
    orn v28.16b, v25.16b, v28.16b
    sri v3.16b, v0.16b, #4
    shl v0.16b, v2.16b, #7
    eor v28.16b, v6.16b, v28.16b
    shl v6.16b, v17.16b, #2
    sri v0.16b, v2.16b, #1
    ldr q2, [x0, #384]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v2.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v27.16b, #4
    sri v5.16b, v27.16b, #4
    shl v27.16b, v25.16b, #5
    sri v27.16b, v25.16b, #3
    orr v25.16b, v28.16b, v25.16b
    eor v24.16b, v24.16b, v25.16b
    shl v25.16b, v29.16b, #7
    sri v25.16b, v29.16b, #1
    shl v29.16b, v16.16b, #2
    sri v29.16b, v16.16b, #6
    eor v16.16b, v29.16b, v2.16b
    shl v29.16b, v28.16b, #3
    sri v29.16b, v28.16b, #5
    shl v28.16b, v30.16b, #6
    sri v28.16b, v30.16b, #2
    shl v30.16b, v24.16b, #6
    sri v30.16b, v24.16b, #2
    ldp q24, q2, [x0, #288]
    eor v0.16b, v0.16b, v24.16b
    eor v3.16b, v3.16b, v2.16b
    eor v24.16b, v25.16b, v24.16b
    eor v25.16b, v5.16b, v2.16b
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v2.16b, v0.16b, v31.16b
    eor v2.16b, v3.16b, v2.16b
    and v3.16b, v24.16b, v7.16b
    eor v25.16b, v25.16b, v3.16b
    orr v3.16b, v2.16b, v0.16b
    eor v31.16b, v31.16b, v3.16b
    orr v3.16b, v25.16b, v24.16b
    eor v3.16b, v7.16b, v3.16b
    orr v5.16b, v2.16b, v31.16b
    eor v0.16b, v0.16b, v5.16b
    orr v5.16b, v25.16b, v3.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q7, q5, [x0, #352]
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v7.16b
    eor v18.16b, v18.16b, v5.16b
    eor v27.16b, v27.16b, v7.16b
    and v5.16b, v17.16b, v1.16b
    eor v4.16b, v4.16b, v5.16b
    and v5.16b, v16.16b, v18.16b
    eor v27.16b, v27.16b, v5.16b
    ldp q5, q7, [x0, #320]
    eor v6.16b, v6.16b, v5.16b
    eor v28.16b, v28.16b, v7.16b
    eor v29.16b, v29.16b, v5.16b
    eor v30.16b, v30.16b, v7.16b
    and v5.16b, v6.16b, v4.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q7, [x0, #160]  /* again */
    eor v18.16b, v18.16b, v29.16b
    eor v28.16b, v28.16b, v5.16b
    and v5.16b, v29.16b, v27.16b
    eor v17.16b, v17.16b, v28.16b
    eor v30.16b, v30.16b, v5.16b
    orr v5.16b, v28.16b, v4.16b
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v17.16b, v0.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v30.16b, v27.16b
    eor v16.16b, v16.16b, v30.16b
    eor v29.16b, v29.16b, v6.16b
    and v6.16b, v17.16b, v4.16b
    eor v5.16b, v5.16b, v2.16b
    eor v27.16b, v27.16b, v16.16b
    eor v6.16b, v1.16b, v6.16b
    and v1.16b, v4.16b, v1.16b
    eor v8.16b, v5.16b, v4.16b
    eor v16.16b, v16.16b, v24.16b
    eor v28.16b, v28.16b, v1.16b
    eor v1.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v29.16b, v29.16b, v25.16b
    eor v28.16b, v28.16b, v31.16b
    eor v7.16b, v16.16b, v7.16b
    eor v2.16b, v2.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v31.16b, v31.16b, v8.16b
    eor v17.16b, v28.16b, v17.16b
    eor v17.16b, v0.16b, v17.16b
    shl v0.16b, v5.16b, #1
    sri v0.16b, v5.16b, #7
    orn v5.16b, v28.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v27.16b
    eor v6.16b, v18.16b, v6.16b
    and v18.16b, v27.16b, v18.16b
    eor v16.16b, v16.16b, v6.16b
    eor v18.16b, v30.16b, v18.16b
    eor v30.16b, v29.16b, v27.16b
    eor v18.16b, v18.16b, v3.16b
    eor v25.16b, v25.16b, v16.16b
    bic v16.16b, v16.16b, v30.16b
    eor v30.16b, v3.16b, v30.16b
    shl v3.16b, v28.16b, #5
    eor v16.16b, v18.16b, v16.16b
    sri v3.16b, v28.16b, #3
    orr v28.16b, v5.16b, v28.16b
    eor v16.16b, v24.16b, v16.16b
    shl v24.16b, v29.16b, #1
    eor v28.16b, v4.16b, v28.16b
    shl v4.16b, v2.16b, #4
    sri v24.16b, v29.16b, #7
    orn v29.16b, v18.16b, v29.16b
    sri v4.16b, v2.16b, #4
    shl v2.16b, v31.16b, #7
    eor v29.16b, v6.16b, v29.16b
    shl v6.16b, v17.16b, #2
    sri v2.16b, v31.16b, #1
    ldr q31, [x0, #512]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v31.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v25.16b, #4
    sri v5.16b, v25.16b, #4
    shl v25.16b, v18.16b, #5
    sri v25.16b, v18.16b, #3
    orr v18.16b, v29.16b, v18.16b
    eor v18.16b, v27.16b, v18.16b
    shl v27.16b, v30.16b, #7
    sri v27.16b, v30.16b, #1
    shl v30.16b, v16.16b, #2
    sri v30.16b, v16.16b, #6
    eor v16.16b, v30.16b, v31.16b
    shl v30.16b, v29.16b, #3
    sri v30.16b, v29.16b, #5
    shl v29.16b, v28.16b, #6
    sri v29.16b, v28.16b, #2
    shl v28.16b, v18.16b, #6
    sri v28.16b, v18.16b, #2
    ldp q18, q31, [x0, #416]
    eor v2.16b, v2.16b, v18.16b
    eor v4.16b, v4.16b, v31.16b
    eor v18.16b, v27.16b, v18.16b
    eor v27.16b, v5.16b, v31.16b
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v1.16b
    eor v31.16b, v4.16b, v31.16b
    and v4.16b, v18.16b, v7.16b
    eor v27.16b, v27.16b, v4.16b
    orr v4.16b, v31.16b, v2.16b
    eor v1.16b, v1.16b, v4.16b
    orr v4.16b, v27.16b, v18.16b
    eor v4.16b, v7.16b, v4.16b
    orr v5.16b, v31.16b, v1.16b
    eor v2.16b, v2.16b, v5.16b
    orr v5.16b, v27.16b, v4.16b
    eor v18.16b, v18.16b, v5.16b
    ldp q7, q5, [x0, #480]
    eor v0.16b, v0.16b, v5.16b
    eor v3.16b, v3.16b, v7.16b
    eor v24.16b, v24.16b, v5.16b
    eor v25.16b, v25.16b, v7.16b
    and v5.16b, v17.16b, v0.16b
    eor v3.16b, v3.16b, v5.16b
    and v5.16b, v16.16b, v24.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q5, q7, [x0, #448]
    eor v6.16b, v6.16b, v5.16b
    eor v29.16b, v29.16b, v7.16b
    eor v30.16b, v30.16b, v5.16b
    eor v28.16b, v28.16b, v7.16b
    and v5.16b, v6.16b, v3.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q7, [x0, #176]  /* again */
    eor v24.16b, v24.16b, v30.16b
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v30.16b, v25.16b
    eor v17.16b, v17.16b, v29.16b
    eor v28.16b, v28.16b, v5.16b
    orr v5.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v17.16b, v2.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v28.16b, v25.16b
    eor v16.16b, v16.16b, v28.16b
    eor v30.16b, v30.16b, v6.16b
    and v6.16b, v17.16b, v3.16b
    eor v5.16b, v5.16b, v31.16b
    eor v25.16b, v25.16b, v16.16b
    eor v6.16b, v0.16b, v6.16b
    and v0.16b, v3.16b, v0.16b
    eor v8.16b, v5.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v29.16b, v29.16b, v0.16b
    eor v0.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v30.16b, v30.16b, v27.16b
    eor v29.16b, v29.16b, v1.16b
    eor v7.16b, v16.16b, v7.16b
    eor v31.16b, v31.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v1.16b, v1.16b, v8.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v2.16b, v17.16b
    shl v2.16b, v5.16b, #1
    sri v2.16b, v5.16b, #7
    orn v5.16b, v29.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v25.16b
    eor v6.16b, v24.16b, v6.16b
    and v24.16b, v25.16b, v24.16b
    eor v16.16b, v16.16b, v6.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v30.16b, v25.16b
    eor v24.16b, v24.16b, v4.16b
    eor v27.16b, v27.16b, v16.16b
    bic v16.16b, v16.16b, v28.16b
    eor v28.16b, v4.16b, v28.16b
    shl v4.16b, v29.16b, #5
    eor v16.16b, v24.16b, v16.16b
    sri v4.16b, v29.16b, #3
    orr v29.16b, v5.16b, v29.16b
    eor v16.16b, v18.16b, v16.16b
    shl v18.16b, v30.16b, #1
    eor v29.16b, v3.16b, v29.16b
    shl v3.16b, v31.16b, #4
    sri v18.16b, v30.16b, #7
    orn v30.16b, v24.16b, v30.16b
    sri v3.16b, v31.16b, #4
    shl v31.16b, v1.16b, #7
    eor v30.16b, v6.16b, v30.16b
    shl v6.16b, v17.16b, #2
    sri v31.16b, v1.16b, #1
    ldr q1, [x0, #640]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v1.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v27.16b, #4
    sri v5.16b, v27.16b, #4
    shl v27.16b, v24.16b, #5
    sri v27.16b, v24.16b, #3
    orr v24.16b, v30.16b, v24.16b
    eor v24.16b, v25.16b, v24.16b
    shl v25.16b, v28.16b, #7
    sri v25.16b, v28.16b, #1
    shl v28.16b, v16.16b, #2
    sri v28.16b, v16.16b, #6
    eor v16.16b, v28.16b, v1.16b
    shl v28.16b, v30.16b, #3
    sri v28.16b, v30.16b, #5
    shl v30.16b, v29.16b, #6
    sri v30.16b, v29.16b, #2
    shl v29.16b, v24.16b, #6
    sri v29.16b, v24.16b, #2
    ldp q24, q1, [x0, #544]
    eor v31.16b, v31.16b, v24.16b
    eor v3.16b, v3.16b, v1.16b
    eor v24.16b, v25.16b, v24.16b
    eor v25.16b, v5.16b, v1.16b
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v1.16b, v31.16b, v0.16b
    eor v1.16b, v3.16b, v1.16b
    and v3.16b, v24.16b, v7.16b
    eor v25.16b, v25.16b, v3.16b
    orr v3.16b, v1.16b, v31.16b
    eor v0.16b, v0.16b, v3.16b
    orr v3.16b, v25.16b, v24.16b
    ldp q9, q8, [x0, #608]
    eor v3.16b, v7.16b, v3.16b
    orr v5.16b, v1.16b, v0.16b
    eor v31.16b, v31.16b, v5.16b
    orr v5.16b, v25.16b, v3.16b
    eor v4.16b, v4.16b, v8.16b
    eor v27.16b, v27.16b, v8.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q5, q7, [x0, #576]
    eor v30.16b, v30.16b, v9.16b
    eor v29.16b, v29.16b, v9.16b
    eor v2.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v5.16b
    eor v6.16b, v6.16b, v7.16b
    eor v28.16b, v28.16b, v7.16b
    and v5.16b, v17.16b, v2.16b
    and v7.16b, v16.16b, v18.16b
    eor v2.16b, v2.16b, v6.16b
    eor v18.16b, v18.16b, v28.16b
    eor v4.16b, v4.16b, v5.16b
    eor v27.16b, v27.16b, v7.16b
    and v5.16b, v6.16b, v4.16b
    ldr q7, [x0, #192]  /* again */
    eor v30.16b, v30.16b, v5.16b
    and v5.16b, v28.16b, v27.16b
    eor v17.16b, v17.16b, v30.16b
    eor v29.16b, v29.16b, v5.16b
    orr v5.16b, v30.16b, v4.16b
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v17.16b, v31.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v29.16b, v27.16b
    eor v16.16b, v16.16b, v29.16b
    eor v28.16b, v28.16b, v6.16b
    and v6.16b, v17.16b, v4.16b
    eor v5.16b, v5.16b, v1.16b
    eor v27.16b, v27.16b, v16.16b
    eor v6.16b, v2.16b, v6.16b
    and v2.16b, v4.16b, v2.16b
    eor v8.16b, v5.16b, v4.16b
    eor v16.16b, v16.16b, v24.16b
    eor v30.16b, v30.16b, v2.16b
    eor v2.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v28.16b, v28.16b, v25.16b
    eor v30.16b, v30.16b, v0.16b
    eor v7.16b, v16.16b, v7.16b
    eor v1.16b, v1.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v0.16b, v0.16b, v8.16b
    eor v17.16b, v30.16b, v17.16b
    eor v17.16b, v31.16b, v17.16b
    shl v31.16b, v5.16b, #1
    sri v31.16b, v5.16b, #7
    orn v5.16b, v30.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v27.16b
    eor v6.16b, v18.16b, v6.16b
    and v18.16b, v27.16b, v18.16b
    eor v16.16b, v16.16b, v6.16b
    eor v18.16b, v29.16b, v18.16b
    eor v29.16b, v28.16b, v27.16b
    eor v18.16b, v18.16b, v3.16b
    eor v25.16b, v25.16b, v16.16b
    bic v16.16b, v16.16b, v29.16b
    eor v29.16b, v3.16b, v29.16b
    shl v3.16b, v30.16b, #5
    eor v16.16b, v18.16b, v16.16b
    sri v3.16b, v30.16b, #3
    orr v30.16b, v5.16b, v30.16b
    eor v16.16b, v24.16b, v16.16b
    shl v24.16b, v28.16b, #1
    eor v30.16b, v4.16b, v30.16b
    shl v4.16b, v1.16b, #4
    sri v24.16b, v28.16b, #7
    orn v28.16b, v18.16b, v28.16b
    sri v4.16b, v1.16b, #4
    shl v1.16b, v0.16b, #7
    eor v28.16b, v6.16b, v28.16b
    shl v6.16b, v17.16b, #2
    sri v1.16b, v0.16b, #1
    ldr q0, [x0, #768]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v0.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v25.16b, #4
    sri v5.16b, v25.16b, #4
    shl v25.16b, v18.16b, #5
    sri v25.16b, v18.16b, #3
    orr v18.16b, v28.16b, v18.16b
    eor v18.16b, v27.16b, v18.16b
    shl v27.16b, v29.16b, #7
    sri v27.16b, v29.16b, #1
    shl v29.16b, v16.16b, #2
    sri v29.16b, v16.16b, #6
    eor v16.16b, v29.16b, v0.16b
    shl v29.16b, v28.16b, #3
    sri v29.16b, v28.16b, #5
    shl v28.16b, v30.16b, #6
    sri v28.16b, v30.16b, #2
    shl v30.16b, v18.16b, #6
    sri v30.16b, v18.16b, #2
    ldp q18, q0, [x0, #672]
    eor v1.16b, v1.16b, v18.16b
    eor v4.16b, v4.16b, v0.16b
    eor v18.16b, v27.16b, v18.16b
    eor v27.16b, v5.16b, v0.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v0.16b, v1.16b, v2.16b
    eor v0.16b, v4.16b, v0.16b
    and v4.16b, v18.16b, v7.16b
    eor v27.16b, v27.16b, v4.16b
    orr v4.16b, v0.16b, v1.16b
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v27.16b, v18.16b
    eor v4.16b, v7.16b, v4.16b
    orr v5.16b, v0.16b, v2.16b
    eor v1.16b, v1.16b, v5.16b
    orr v5.16b, v27.16b, v4.16b
    eor v18.16b, v18.16b, v5.16b
    ldp q7, q5, [x0, #736]
    eor v31.16b, v31.16b, v5.16b
    eor v3.16b, v3.16b, v7.16b
    eor v24.16b, v24.16b, v5.16b
    eor v25.16b, v25.16b, v7.16b
    and v5.16b, v17.16b, v31.16b
    eor v3.16b, v3.16b, v5.16b
    and v5.16b, v16.16b, v24.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q5, q7, [x0, #704]
    eor v6.16b, v6.16b, v5.16b
    eor v28.16b, v28.16b, v7.16b
    eor v29.16b, v29.16b, v5.16b
    eor v30.16b, v30.16b, v7.16b
    and v5.16b, v6.16b, v3.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q7, [x0, #208]  /* again */
    eor v24.16b, v24.16b, v29.16b
    eor v28.16b, v28.16b, v5.16b
    and v5.16b, v29.16b, v25.16b
    eor v17.16b, v17.16b, v28.16b
    eor v30.16b, v30.16b, v5.16b
    orr v5.16b, v28.16b, v3.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v17.16b, v1.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v30.16b, v25.16b
    eor v16.16b, v16.16b, v30.16b
    eor v29.16b, v29.16b, v6.16b
    and v6.16b, v17.16b, v3.16b
    eor v5.16b, v5.16b, v0.16b
    eor v25.16b, v25.16b, v16.16b
    eor v6.16b, v31.16b, v6.16b
    and v31.16b, v3.16b, v31.16b
    eor v8.16b, v5.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v28.16b, v28.16b, v31.16b
    eor v31.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v29.16b, v29.16b, v27.16b
    eor v28.16b, v28.16b, v2.16b
    eor v7.16b, v16.16b, v7.16b
    eor v0.16b, v0.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v2.16b, v2.16b, v8.16b
    eor v17.16b, v28.16b, v17.16b
    eor v17.16b, v1.16b, v17.16b
    shl v1.16b, v5.16b, #1
    sri v1.16b, v5.16b, #7
    orn v5.16b, v28.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v25.16b
    eor v6.16b, v24.16b, v6.16b
    and v24.16b, v25.16b, v24.16b
    eor v16.16b, v16.16b, v6.16b
    eor v24.16b, v30.16b, v24.16b
    eor v30.16b, v29.16b, v25.16b
    eor v24.16b, v24.16b, v4.16b
    eor v27.16b, v27.16b, v16.16b
    bic v16.16b, v16.16b, v30.16b
    eor v30.16b, v4.16b, v30.16b
    shl v4.16b, v28.16b, #5
    eor v16.16b, v24.16b, v16.16b
    sri v4.16b, v28.16b, #3
    orr v28.16b, v5.16b, v28.16b
    eor v16.16b, v18.16b, v16.16b
    shl v18.16b, v29.16b, #1
    eor v28.16b, v3.16b, v28.16b
    shl v3.16b, v0.16b, #4
    sri v18.16b, v29.16b, #7
    orn v29.16b, v24.16b, v29.16b
    sri v3.16b, v0.16b, #4
    shl v0.16b, v2.16b, #7
    eor v29.16b, v6.16b, v29.16b
    shl v6.16b, v17.16b, #2
    sri v0.16b, v2.16b, #1
    ldr q2, [x0, #384]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v2.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v27.16b, #4
    sri v5.16b, v27.16b, #4
    shl v27.16b, v24.16b, #5
    sri v27.16b, v24.16b, #3
    orr v24.16b, v29.16b, v24.16b
    eor v24.16b, v25.16b, v24.16b
    shl v25.16b, v30.16b, #7
    sri v25.16b, v30.16b, #1
    shl v30.16b, v16.16b, #2
    sri v30.16b, v16.16b, #6
    eor v16.16b, v30.16b, v2.16b
    shl v30.16b, v29.16b, #3
    sri v30.16b, v29.16b, #5
    shl v29.16b, v28.16b, #6
    sri v29.16b, v28.16b, #2
    shl v28.16b, v24.16b, #6
    sri v28.16b, v24.16b, #2
    ldp q24, q2, [x0, #288]
    eor v0.16b, v0.16b, v24.16b
    eor v3.16b, v3.16b, v2.16b
    eor v24.16b, v25.16b, v24.16b
    eor v25.16b, v5.16b, v2.16b
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v2.16b, v0.16b, v31.16b
    eor v2.16b, v3.16b, v2.16b
    and v3.16b, v24.16b, v7.16b
    eor v25.16b, v25.16b, v3.16b
    orr v3.16b, v2.16b, v0.16b
    eor v31.16b, v31.16b, v3.16b
    orr v3.16b, v25.16b, v24.16b
    eor v3.16b, v7.16b, v3.16b
    orr v5.16b, v2.16b, v31.16b
    eor v0.16b, v0.16b, v5.16b
    orr v5.16b, v25.16b, v3.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q7, q5, [x0, #352]
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v7.16b
    eor v18.16b, v18.16b, v5.16b
    eor v27.16b, v27.16b, v7.16b
    and v5.16b, v17.16b, v1.16b
    eor v4.16b, v4.16b, v5.16b
    and v5.16b, v16.16b, v18.16b
    eor v27.16b, v27.16b, v5.16b
    ldp q5, q7, [x0, #320]
    eor v6.16b, v6.16b, v5.16b
    eor v29.16b, v29.16b, v7.16b
    eor v30.16b, v30.16b, v5.16b
    eor v28.16b, v28.16b, v7.16b
    and v5.16b, v6.16b, v4.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q7, [x0, #224]  /* again */
    eor v18.16b, v18.16b, v30.16b
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v30.16b, v27.16b
    eor v17.16b, v17.16b, v29.16b
    eor v28.16b, v28.16b, v5.16b
    orr v5.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v17.16b, v0.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v28.16b, v27.16b
    eor v16.16b, v16.16b, v28.16b
    eor v30.16b, v30.16b, v6.16b
    and v6.16b, v17.16b, v4.16b
    eor v5.16b, v5.16b, v2.16b
    eor v27.16b, v27.16b, v16.16b
    eor v6.16b, v1.16b, v6.16b
    and v1.16b, v4.16b, v1.16b
    eor v8.16b, v5.16b, v4.16b
    eor v16.16b, v16.16b, v24.16b
    eor v29.16b, v29.16b, v1.16b
    eor v1.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v30.16b, v30.16b, v25.16b
    eor v29.16b, v29.16b, v31.16b
    eor v7.16b, v16.16b, v7.16b
    eor v2.16b, v2.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v31.16b, v31.16b, v8.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v0.16b, v17.16b
    shl v0.16b, v5.16b, #1
    sri v0.16b, v5.16b, #7
    orn v5.16b, v29.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v27.16b
    eor v6.16b, v18.16b, v6.16b
    and v18.16b, v27.16b, v18.16b
    eor v16.16b, v16.16b, v6.16b
    eor v18.16b, v28.16b, v18.16b
    eor v28.16b, v30.16b, v27.16b
    eor v18.16b, v18.16b, v3.16b
    eor v25.16b, v25.16b, v16.16b
    bic v16.16b, v16.16b, v28.16b
    eor v28.16b, v3.16b, v28.16b
    shl v3.16b, v29.16b, #5
    eor v16.16b, v18.16b, v16.16b
    sri v3.16b, v29.16b, #3
    orr v29.16b, v5.16b, v29.16b
    eor v16.16b, v24.16b, v16.16b
    shl v24.16b, v30.16b, #1
    eor v29.16b, v4.16b, v29.16b
    shl v4.16b, v2.16b, #4
    sri v24.16b, v30.16b, #7
    orn v30.16b, v18.16b, v30.16b
    sri v4.16b, v2.16b, #4
    shl v2.16b, v31.16b, #7
    eor v30.16b, v6.16b, v30.16b
    shl v6.16b, v17.16b, #2
    sri v2.16b, v31.16b, #1
    ldr q31, [x0, #512]  /* again */
    sri v6.16b, v17.16b, #6
    shl v8.16b, v30.16b, #3
    sri v8.16b, v30.16b, #5
    eor v17.16b, v6.16b, v31.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v25.16b, #4
    sri v5.16b, v25.16b, #4
    shl v25.16b, v18.16b, #5
    sri v25.16b, v18.16b, #3
    orr v18.16b, v30.16b, v18.16b
    eor v18.16b, v27.16b, v18.16b
    shl v27.16b, v28.16b, #7
    sri v27.16b, v28.16b, #1
    shl v28.16b, v16.16b, #2
    sri v28.16b, v16.16b, #6
    eor v16.16b, v28.16b, v31.16b
    ldp q28, q31, [x0, #416]
    eor v2.16b, v2.16b, v28.16b
    eor v4.16b, v4.16b, v31.16b
    eor v27.16b, v27.16b, v28.16b
    eor v28.16b, v5.16b, v31.16b
    ldp q5, q31, [x0, #480]
    eor v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v5.16b
    eor v24.16b, v24.16b, v31.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q31, q5, [x0, #448]
    eor v6.16b, v6.16b, v31.16b
    eor v30.16b, v8.16b, v31.16b
    shl v31.16b, v29.16b, #6
    sri v31.16b, v29.16b, #2
    eor v29.16b, v31.16b, v5.16b
    shl v31.16b, v18.16b, #6
    sri v31.16b, v18.16b, #2
    eor v18.16b, v31.16b, v5.16b
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v1.16b
    and v5.16b, v27.16b, v7.16b
    eor v31.16b, v4.16b, v31.16b
    and v4.16b, v17.16b, v0.16b
    eor v0.16b, v0.16b, v6.16b
    eor v28.16b, v28.16b, v5.16b
    eor v3.16b, v3.16b, v4.16b
    orr v4.16b, v31.16b, v2.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v6.16b, v3.16b
    eor v29.16b, v29.16b, v4.16b
    orr v4.16b, v31.16b, v1.16b
    eor v17.16b, v17.16b, v29.16b
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v17.16b, v2.16b
    eor v4.16b, v6.16b, v4.16b
    ldr q6, [x0, #240]  /* again */
    and v5.16b, v17.16b, v3.16b
    eor v4.16b, v4.16b, v31.16b
    eor v5.16b, v0.16b, v5.16b
    and v0.16b, v3.16b, v0.16b
    shl v9.16b, v4.16b, #1
    eor v29.16b, v29.16b, v0.16b
    and v0.16b, v16.16b, v24.16b
    eor v8.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v5.16b
    eor v25.16b, v25.16b, v0.16b
    orr v0.16b, v28.16b, v27.16b
    eor v29.16b, v29.16b, v1.16b
    sri v9.16b, v4.16b, #7
    eor v0.16b, v7.16b, v0.16b
    eor v7.16b, v4.16b, v3.16b
    orn v4.16b, v29.16b, v4.16b
    eor v24.16b, v24.16b, v30.16b
    eor v1.16b, v1.16b, v7.16b
    bic v7.16b, v17.16b, v7.16b
    eor v17.16b, v31.16b, v17.16b
    eor v4.16b, v5.16b, v4.16b
    eor v31.16b, v29.16b, v7.16b
    shl v5.16b, v29.16b, #5
    eor v31.16b, v2.16b, v31.16b
    and v2.16b, v30.16b, v25.16b
    sri v5.16b, v29.16b, #3
    orr v29.16b, v4.16b, v29.16b
    eor v18.16b, v18.16b, v2.16b
    orr v2.16b, v28.16b, v0.16b
    eor v29.16b, v3.16b, v29.16b
    shl v3.16b, v1.16b, #7
    eor v27.16b, v27.16b, v2.16b
    ldp q7, q2, [x0, #544]
    shl v10.16b, v31.16b, #2
    sri v3.16b, v1.16b, #1
    eor v16.16b, v16.16b, v18.16b
    sri v10.16b, v31.16b, #6
    eor v1.16b, v3.16b, v7.16b
    shl v3.16b, v17.16b, #4
    sri v3.16b, v17.16b, #4
    eor v17.16b, v3.16b, v2.16b
    ldr q3, [x0, #640]  /* again */
    eor v31.16b, v10.16b, v3.16b
    orr v10.16b, v18.16b, v25.16b
    eor v25.16b, v25.16b, v16.16b
    eor v16.16b, v16.16b, v27.16b
    eor v30.16b, v30.16b, v10.16b
    shl v10.16b, v4.16b, #3
    eor v6.16b, v16.16b, v6.16b
    sri v10.16b, v4.16b, #5
    eor v30.16b, v30.16b, v28.16b
    shl v4.16b, v29.16b, #6
    sri v4.16b, v29.16b, #2
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v29.16b, v1.16b, v8.16b
    eor v17.16b, v17.16b, v29.16b
    and v29.16b, v16.16b, v25.16b
    eor v29.16b, v24.16b, v29.16b
    and v24.16b, v25.16b, v24.16b
    eor v16.16b, v16.16b, v29.16b
    eor v18.16b, v18.16b, v24.16b
    eor v24.16b, v28.16b, v16.16b
    eor v28.16b, v30.16b, v25.16b
    eor v18.16b, v18.16b, v0.16b
    bic v16.16b, v16.16b, v28.16b
    eor v28.16b, v0.16b, v28.16b
    shl v0.16b, v24.16b, #4
    eor v16.16b, v18.16b, v16.16b
    sri v0.16b, v24.16b, #4
    eor v16.16b, v27.16b, v16.16b
    shl v27.16b, v30.16b, #1
    eor v24.16b, v0.16b, v2.16b
    ldp q0, q2, [x0, #576]
    sri v27.16b, v30.16b, #7
    orn v30.16b, v18.16b, v30.16b
    eor v29.16b, v29.16b, v30.16b
    orr v30.16b, v17.16b, v1.16b
    eor v30.16b, v8.16b, v30.16b
    eor v8.16b, v9.16b, v0.16b
    eor v27.16b, v27.16b, v0.16b
    shl v0.16b, v18.16b, #5
    eor v9.16b, v10.16b, v2.16b
    sri v0.16b, v18.16b, #3
    orr v18.16b, v29.16b, v18.16b
    eor v18.16b, v25.16b, v18.16b
    shl v25.16b, v28.16b, #7
    sri v25.16b, v28.16b, #1
    eor v25.16b, v25.16b, v7.16b
    ldp q7, q28, [x0, #608]
    eor v5.16b, v5.16b, v28.16b
    eor v28.16b, v0.16b, v28.16b
    shl v0.16b, v16.16b, #2
    eor v4.16b, v4.16b, v7.16b
    sri v0.16b, v16.16b, #6
    eor v16.16b, v0.16b, v3.16b
    and v0.16b, v31.16b, v8.16b
    eor v3.16b, v8.16b, v9.16b
    and v8.16b, v25.16b, v6.16b
    eor v0.16b, v5.16b, v0.16b
    orr v5.16b, v17.16b, v30.16b
    eor v24.16b, v24.16b, v8.16b
    shl v8.16b, v18.16b, #6
    eor v1.16b, v1.16b, v5.16b
    and v5.16b, v9.16b, v0.16b
    sri v8.16b, v18.16b, #2
    and v18.16b, v16.16b, v27.16b
    eor v4.16b, v4.16b, v5.16b
    shl v5.16b, v29.16b, #3
    eor v18.16b, v28.16b, v18.16b
    eor v7.16b, v8.16b, v7.16b
    eor v31.16b, v31.16b, v4.16b
    sri v5.16b, v29.16b, #5
    orr v29.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v31.16b
    eor v31.16b, v31.16b, v1.16b
    eor v29.16b, v9.16b, v29.16b
    eor v2.16b, v5.16b, v2.16b
    and v5.16b, v31.16b, v0.16b
    eor v29.16b, v29.16b, v17.16b
    eor v27.16b, v27.16b, v2.16b
    eor v5.16b, v3.16b, v5.16b
    and v3.16b, v0.16b, v3.16b
    eor v28.16b, v29.16b, v0.16b
    shl v11.16b, v29.16b, #1
    eor v3.16b, v4.16b, v3.16b
    eor v8.16b, v31.16b, v5.16b
    orr v4.16b, v24.16b, v25.16b
    sri v11.16b, v29.16b, #7
    eor v3.16b, v3.16b, v30.16b
    eor v30.16b, v30.16b, v28.16b
    bic v28.16b, v8.16b, v28.16b
    eor v4.16b, v6.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    and v6.16b, v2.16b, v18.16b
    eor v28.16b, v3.16b, v28.16b
    eor v6.16b, v7.16b, v6.16b
    eor v28.16b, v1.16b, v28.16b
    orr v1.16b, v24.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    eor v25.16b, v25.16b, v1.16b
    shl v1.16b, v30.16b, #7
    shl v12.16b, v28.16b, #2
    sri v1.16b, v30.16b, #1
    orn v30.16b, v3.16b, v29.16b
    sri v12.16b, v28.16b, #6
    eor v30.16b, v5.16b, v30.16b
    ldp q8, q5, [x0, #736]
    ldp q10, q9, [x0, #672]
    eor v29.16b, v11.16b, v5.16b
    shl v11.16b, v3.16b, #5
    eor v1.16b, v1.16b, v10.16b
    sri v11.16b, v3.16b, #3
    orr v3.16b, v30.16b, v3.16b
    ldr q7, [x0, #256]  /* again */
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v11.16b, v8.16b
    orr v11.16b, v6.16b, v18.16b
    eor v18.16b, v18.16b, v16.16b
    eor v16.16b, v16.16b, v25.16b
    eor v2.16b, v2.16b, v11.16b
    shl v11.16b, v17.16b, #4
    eor v31.16b, v31.16b, v7.16b
    eor v7.16b, v16.16b, v7.16b
    sri v11.16b, v17.16b, #4
    eor v2.16b, v2.16b, v24.16b
    eor v17.16b, v11.16b, v9.16b
    ldr q11, [x0, #768]  /* again */
    eor v28.16b, v12.16b, v11.16b
    shl v12.16b, v30.16b, #3
    sri v12.16b, v30.16b, #5
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    and v30.16b, v1.16b, v31.16b
    eor v17.16b, v17.16b, v30.16b
    shl v30.16b, v0.16b, #6
    sri v30.16b, v0.16b, #2
    and v0.16b, v18.16b, v27.16b
    eor v0.16b, v6.16b, v0.16b
    and v6.16b, v16.16b, v18.16b
    eor v27.16b, v27.16b, v6.16b
    eor v6.16b, v2.16b, v18.16b
    eor v0.16b, v0.16b, v4.16b
    eor v16.16b, v16.16b, v27.16b
    eor v4.16b, v4.16b, v6.16b
    eor v24.16b, v24.16b, v16.16b
    bic v16.16b, v16.16b, v6.16b
    eor v16.16b, v0.16b, v16.16b
    eor v16.16b, v25.16b, v16.16b
    shl v25.16b, v2.16b, #1
    sri v25.16b, v2.16b, #7
    orn v2.16b, v0.16b, v2.16b
    eor v27.16b, v27.16b, v2.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q2, q5, [x0, #704]
    eor v6.16b, v12.16b, v2.16b
    and v12.16b, v28.16b, v29.16b
    eor v30.16b, v30.16b, v5.16b
    eor v3.16b, v3.16b, v12.16b
    orr v12.16b, v17.16b, v1.16b
    eor v29.16b, v29.16b, v6.16b
    eor v31.16b, v31.16b, v12.16b
    shl v12.16b, v0.16b, #5
    sri v12.16b, v0.16b, #3
    orr v0.16b, v27.16b, v0.16b
    eor v18.16b, v18.16b, v0.16b
    eor v0.16b, v12.16b, v8.16b
    shl v8.16b, v24.16b, #4
    sri v8.16b, v24.16b, #4
    eor v24.16b, v8.16b, v9.16b
    and v8.16b, v6.16b, v3.16b
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v4.16b, #7
    sri v8.16b, v4.16b, #1
    orr v4.16b, v17.16b, v31.16b
    eor v28.16b, v28.16b, v30.16b
    orr v9.16b, v30.16b, v3.16b
    eor v1.16b, v1.16b, v4.16b
    shl v4.16b, v16.16b, #2
    eor v8.16b, v8.16b, v10.16b
    eor v6.16b, v6.16b, v9.16b
    sri v4.16b, v16.16b, #6
    eor v16.16b, v28.16b, v1.16b
    eor v28.16b, v3.16b, v28.16b
    and v10.16b, v8.16b, v7.16b
    shl v3.16b, v27.16b, #3
    eor v4.16b, v4.16b, v11.16b
    and v9.16b, v16.16b, v28.16b
    eor v24.16b, v24.16b, v10.16b
    shl v10.16b, v18.16b, #6
    eor v6.16b, v6.16b, v17.16b
    sri v3.16b, v27.16b, #5
    and v27.16b, v4.16b, v25.16b
    eor v9.16b, v29.16b, v9.16b
    and v29.16b, v28.16b, v29.16b
    sri v10.16b, v18.16b, #2
    eor v18.16b, v0.16b, v27.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v6.16b, v28.16b
    eor v0.16b, v10.16b, v5.16b
    eor v5.16b, v16.16b, v9.16b
    eor v29.16b, v29.16b, v31.16b
    eor v31.16b, v31.16b, v30.16b
    bic v30.16b, v5.16b, v30.16b
    eor v2.16b, v3.16b, v2.16b
    orr v27.16b, v24.16b, v8.16b
    eor v17.16b, v17.16b, v5.16b
    eor v30.16b, v29.16b, v30.16b
    shl v12.16b, v6.16b, #1
    eor v27.16b, v7.16b, v27.16b
    eor v25.16b, v25.16b, v2.16b
    eor v30.16b, v1.16b, v30.16b
    and v1.16b, v2.16b, v18.16b
    ldp q3, q11, [x0, #272]
    sri v12.16b, v6.16b, #7
    orn v6.16b, v29.16b, v6.16b
    eor v0.16b, v0.16b, v1.16b
    orr v1.16b, v24.16b, v27.16b
    eor v6.16b, v9.16b, v6.16b
    eor v1.16b, v8.16b, v1.16b
    ldp q5, q8, [x0, #368]
    eor v4.16b, v4.16b, v0.16b
    eor v16.16b, v16.16b, v3.16b
    eor v9.16b, v12.16b, v5.16b
    shl v12.16b, v31.16b, #7
    ldp q7, q10, [x0, #304]
    sri v12.16b, v31.16b, #1
    eor v31.16b, v12.16b, v11.16b
    shl v12.16b, v29.16b, #5
    sri v12.16b, v29.16b, #3
    orr v29.16b, v6.16b, v29.16b
    eor v28.16b, v28.16b, v29.16b
    shl v29.16b, v17.16b, #4
    sri v29.16b, v17.16b, #4
    eor v17.16b, v29.16b, v7.16b
    shl v29.16b, v30.16b, #2
    sri v29.16b, v30.16b, #6
    orr v30.16b, v0.16b, v18.16b
    eor v18.16b, v18.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v30.16b, v2.16b, v30.16b
    eor v29.16b, v29.16b, v8.16b
    and v13.16b, v4.16b, v18.16b
    eor v2.16b, v4.16b, v3.16b
    eor v30.16b, v30.16b, v24.16b
    shl v3.16b, v6.16b, #3
    eor v13.16b, v25.16b, v13.16b
    and v25.16b, v18.16b, v25.16b
    sri v3.16b, v6.16b, #5
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and v6.16b, v31.16b, v16.16b
    eor v4.16b, v4.16b, v13.16b
    eor v25.16b, v0.16b, v25.16b
    eor v0.16b, v30.16b, v18.16b
    eor v17.16b, v17.16b, v6.16b
    eor v25.16b, v25.16b, v27.16b
    eor v24.16b, v24.16b, v4.16b
    bic v4.16b, v4.16b, v0.16b
    eor v27.16b, v27.16b, v0.16b
    shl v6.16b, v28.16b, #6
    eor v3.16b, v3.16b, v10.16b
    eor v0.16b, v25.16b, v4.16b
    orr v4.16b, v17.16b, v31.16b
    sri v6.16b, v28.16b, #2
    and v28.16b, v29.16b, v9.16b
    eor v0.16b, v1.16b, v0.16b
    shl v1.16b, v30.16b, #1
    eor v16.16b, v16.16b, v4.16b
    shl v4.16b, v24.16b, #4
    sri v1.16b, v30.16b, #7
    orn v30.16b, v25.16b, v30.16b
    sri v4.16b, v24.16b, #4
    eor v9.16b, v9.16b, v3.16b
    eor v1.16b, v1.16b, v5.16b
    eor v30.16b, v13.16b, v30.16b
    eor v24.16b, v4.16b, v7.16b
    ldp q5, q4, [x0, #336]
    eor v7.16b, v12.16b, v4.16b
    eor v6.16b, v6.16b, v5.16b
    eor v28.16b, v7.16b, v28.16b
    shl v7.16b, v25.16b, #5
    sri v7.16b, v25.16b, #3
    orr v25.16b, v30.16b, v25.16b
    eor v18.16b, v18.16b, v25.16b
    eor v25.16b, v7.16b, v4.16b
    and v4.16b, v3.16b, v28.16b
    eor v4.16b, v6.16b, v4.16b
    shl v6.16b, v27.16b, #7
    sri v6.16b, v27.16b, #1
    orr v27.16b, v17.16b, v16.16b
    eor v29.16b, v29.16b, v4.16b
    orr v7.16b, v4.16b, v28.16b
    eor v27.16b, v31.16b, v27.16b
    shl v31.16b, v0.16b, #2
    eor v6.16b, v6.16b, v11.16b
    eor v28.16b, v28.16b, v29.16b
    sri v31.16b, v0.16b, #6
    eor v0.16b, v29.16b, v27.16b
    shl v29.16b, v30.16b, #3
    eor v3.16b, v3.16b, v7.16b
    eor v31.16b, v31.16b, v8.16b
    and v8.16b, v6.16b, v2.16b
    and v7.16b, v0.16b, v28.16b
    sri v29.16b, v30.16b, #5
    eor v24.16b, v24.16b, v8.16b
    shl v8.16b, v18.16b, #6
    and v30.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v9.16b, v7.16b
    and v9.16b, v28.16b, v9.16b
    sri v8.16b, v18.16b, #2
    eor v18.16b, v25.16b, v30.16b
    eor v30.16b, v4.16b, v9.16b
    eor v4.16b, v3.16b, v28.16b
    eor v5.16b, v8.16b, v5.16b
    eor v8.16b, v0.16b, v7.16b
    eor v30.16b, v30.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    bic v4.16b, v8.16b, v4.16b
    eor v29.16b, v29.16b, v10.16b
    orr v25.16b, v24.16b, v6.16b
    eor v17.16b, v17.16b, v8.16b
    eor v4.16b, v30.16b, v4.16b
    shl v12.16b, v3.16b, #1
    eor v25.16b, v2.16b, v25.16b
    eor v1.16b, v1.16b, v29.16b
    eor v27.16b, v27.16b, v4.16b
    and v4.16b, v29.16b, v18.16b
    ldp q10, q11, [x0, #400]
    sri v12.16b, v3.16b, #7
    orn v3.16b, v30.16b, v3.16b
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v24.16b, v25.16b
    eor v3.16b, v7.16b, v3.16b
    eor v5.16b, v6.16b, v5.16b
    ldp q6, q8, [x0, #496]
    eor v31.16b, v31.16b, v4.16b
    eor v0.16b, v0.16b, v10.16b
    eor v7.16b, v12.16b, v6.16b
    shl v12.16b, v16.16b, #7
    ldp q2, q9, [x0, #432]
    sri v12.16b, v16.16b, #1
    eor v16.16b, v12.16b, v11.16b
    shl v12.16b, v30.16b, #5
    sri v12.16b, v30.16b, #3
    orr v30.16b, v3.16b, v30.16b
    eor v28.16b, v28.16b, v30.16b
    shl v30.16b, v17.16b, #4
    sri v30.16b, v17.16b, #4
    eor v17.16b, v30.16b, v2.16b
    shl v30.16b, v27.16b, #2
    sri v30.16b, v27.16b, #6
    eor v27.16b, v30.16b, v8.16b
    orr v30.16b, v4.16b, v18.16b
    eor v18.16b, v18.16b, v31.16b
    eor v31.16b, v31.16b, v5.16b
    eor v29.16b, v29.16b, v30.16b
    and v13.16b, v31.16b, v18.16b
    eor v30.16b, v31.16b, v10.16b
    eor v29.16b, v29.16b, v24.16b
    shl v10.16b, v3.16b, #3
    eor v13.16b, v1.16b, v13.16b
    and v1.16b, v18.16b, v1.16b
    sri v10.16b, v3.16b, #5
    eor v31.16b, v31.16b, v13.16b
    eor v1.16b, v4.16b, v1.16b
    eor v4.16b, v29.16b, v18.16b
    eor v3.16b, v10.16b, v9.16b
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and v10.16b, v16.16b, v0.16b
    eor v1.16b, v1.16b, v25.16b
    eor v24.16b, v24.16b, v31.16b
    bic v31.16b, v31.16b, v4.16b
    eor v17.16b, v17.16b, v10.16b
    eor v25.16b, v25.16b, v4.16b
    eor v31.16b, v1.16b, v31.16b
    shl v4.16b, v29.16b, #1
    shl v10.16b, v28.16b, #6
    eor v31.16b, v5.16b, v31.16b
    orr v5.16b, v17.16b, v16.16b
    sri v4.16b, v29.16b, #7
    orn v29.16b, v1.16b, v29.16b
    eor v0.16b, v0.16b, v5.16b
    shl v5.16b, v24.16b, #4
    sri v10.16b, v28.16b, #2
    and v28.16b, v27.16b, v7.16b
    sri v5.16b, v24.16b, #4
    eor v4.16b, v4.16b, v6.16b
    eor v29.16b, v13.16b, v29.16b
    eor v7.16b, v7.16b, v3.16b
    eor v24.16b, v5.16b, v2.16b
    ldp q5, q2, [x0, #464]
    eor v6.16b, v12.16b, v2.16b
    eor v10.16b, v10.16b, v5.16b
    eor v28.16b, v6.16b, v28.16b
    shl v6.16b, v1.16b, #5
    sri v6.16b, v1.16b, #3
    orr v1.16b, v29.16b, v1.16b
    eor v18.16b, v18.16b, v1.16b
    eor v1.16b, v6.16b, v2.16b
    and v2.16b, v3.16b, v28.16b
    shl v6.16b, v25.16b, #7
    eor v2.16b, v10.16b, v2.16b
    sri v6.16b, v25.16b, #1
    orr v25.16b, v17.16b, v0.16b
    eor v27.16b, v27.16b, v2.16b
    eor v6.16b, v6.16b, v11.16b
    eor v16.16b, v16.16b, v25.16b
    shl v25.16b, v31.16b, #2
    orr v10.16b, v2.16b, v28.16b
    sri v25.16b, v31.16b, #6
    eor v31.16b, v27.16b, v16.16b
    eor v27.16b, v28.16b, v27.16b
    shl v28.16b, v29.16b, #3
    eor v25.16b, v25.16b, v8.16b
    and v8.16b, v6.16b, v30.16b
    eor v3.16b, v3.16b, v10.16b
    and v10.16b, v31.16b, v27.16b
    sri v28.16b, v29.16b, #5
    and v29.16b, v25.16b, v4.16b
    eor v24.16b, v24.16b, v8.16b
    shl v8.16b, v18.16b, #6
    eor v3.16b, v3.16b, v17.16b
    eor v10.16b, v7.16b, v10.16b
    and v7.16b, v27.16b, v7.16b
    eor v28.16b, v28.16b, v9.16b
    sri v8.16b, v18.16b, #2
    eor v18.16b, v1.16b, v29.16b
    orr v29.16b, v24.16b, v6.16b
    eor v1.16b, v3.16b, v27.16b
    eor v9.16b, v31.16b, v10.16b
    eor v2.16b, v2.16b, v7.16b
    ldp q7, q11, [x0, #528]
    eor v5.16b, v8.16b, v5.16b
    eor v29.16b, v30.16b, v29.16b
    ldp q8, q30, [x0, #560]
    eor v2.16b, v2.16b, v0.16b
    eor v0.16b, v0.16b, v1.16b
    bic v1.16b, v9.16b, v1.16b
    shl v12.16b, v3.16b, #1
    eor v17.16b, v17.16b, v9.16b
    eor v4.16b, v4.16b, v28.16b
    eor v1.16b, v2.16b, v1.16b
    sri v12.16b, v3.16b, #7
    orn v3.16b, v2.16b, v3.16b
    eor v31.16b, v31.16b, v7.16b
    eor v16.16b, v16.16b, v1.16b
    and v1.16b, v28.16b, v18.16b
    eor v3.16b, v10.16b, v3.16b
    eor v10.16b, v12.16b, v30.16b
    shl v12.16b, v0.16b, #7
    eor v1.16b, v5.16b, v1.16b
    orr v5.16b, v24.16b, v29.16b
    sri v12.16b, v0.16b, #1
    eor v25.16b, v25.16b, v1.16b
    eor v5.16b, v6.16b, v5.16b
    ldp q6, q9, [x0, #624]
    eor v0.16b, v12.16b, v11.16b
    shl v12.16b, v2.16b, #5
    sri v12.16b, v2.16b, #3
    orr v2.16b, v3.16b, v2.16b
    eor v27.16b, v27.16b, v2.16b
    eor v2.16b, v12.16b, v6.16b
    shl v12.16b, v17.16b, #4
    sri v12.16b, v17.16b, #4
    eor v17.16b, v12.16b, v8.16b
    shl v12.16b, v16.16b, #2
    sri v12.16b, v16.16b, #6
    eor v16.16b, v12.16b, v9.16b
    orr v12.16b, v1.16b, v18.16b
    eor v18.16b, v18.16b, v25.16b
    eor v25.16b, v25.16b, v5.16b
    eor v28.16b, v28.16b, v12.16b
    shl v12.16b, v3.16b, #3
    eor v7.16b, v25.16b, v7.16b
    sri v12.16b, v3.16b, #5
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and v3.16b, v0.16b, v31.16b
    eor v28.16b, v28.16b, v24.16b
    eor v17.16b, v17.16b, v3.16b
    shl v3.16b, v27.16b, #6
    sri v3.16b, v27.16b, #2
    and v27.16b, v16.16b, v10.16b
    eor v27.16b, v2.16b, v27.16b
    and v2.16b, v25.16b, v18.16b
    eor v2.16b, v4.16b, v2.16b
    and v4.16b, v18.16b, v4.16b
    eor v25.16b, v25.16b, v2.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v29.16b
    eor v24.16b, v24.16b, v25.16b
    bic v25.16b, v25.16b, v4.16b
    eor v29.16b, v29.16b, v4.16b
    shl v4.16b, v28.16b, #1
    eor v25.16b, v1.16b, v25.16b
    sri v4.16b, v28.16b, #7
    orn v28.16b, v1.16b, v28.16b
    eor v25.16b, v5.16b, v25.16b
    eor v28.16b, v2.16b, v28.16b
    eor v30.16b, v4.16b, v30.16b
    ldp q2, q4, [x0, #592]
    eor v5.16b, v12.16b, v2.16b
    orr v12.16b, v17.16b, v0.16b
    eor v3.16b, v3.16b, v4.16b
    eor v31.16b, v31.16b, v12.16b
    shl v12.16b, v24.16b, #4
    eor v10.16b, v10.16b, v5.16b
    sri v12.16b, v24.16b, #4
    eor v24.16b, v12.16b, v8.16b
    shl v8.16b, v1.16b, #5
    sri v8.16b, v1.16b, #3
    orr v1.16b, v28.16b, v1.16b
    eor v18.16b, v18.16b, v1.16b
    eor v1.16b, v8.16b, v6.16b
    and v6.16b, v5.16b, v27.16b
    orr v8.16b, v17.16b, v31.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v29.16b, #7
    eor v0.16b, v0.16b, v8.16b
    shl v8.16b, v28.16b, #3
    eor v16.16b, v16.16b, v3.16b
    sri v6.16b, v29.16b, #1
    shl v29.16b, v25.16b, #2
    eor v6.16b, v6.16b, v11.16b
    sri v8.16b, v28.16b, #5
    sri v29.16b, v25.16b, #6
    eor v25.16b, v27.16b, v16.16b
    orr v27.16b, v3.16b, v27.16b
    eor v16.16b, v16.16b, v0.16b
    eor v29.16b, v29.16b, v9.16b
    and v9.16b, v25.16b, v10.16b
    eor v27.16b, v5.16b, v27.16b
    shl v5.16b, v18.16b, #6
    and v28.16b, v29.16b, v30.16b
    eor v3.16b, v3.16b, v9.16b
    and v9.16b, v6.16b, v7.16b
    eor v2.16b, v8.16b, v2.16b
    and v8.16b, v16.16b, v25.16b
    sri v5.16b, v18.16b, #2
    eor v18.16b, v1.16b, v28.16b
    eor v24.16b, v24.16b, v9.16b
    eor v27.16b, v27.16b, v17.16b
    eor v28.16b, v10.16b, v8.16b
    eor v1.16b, v3.16b, v31.16b
    eor v3.16b, v5.16b, v4.16b
    and v4.16b, v2.16b, v18.16b
    orr v5.16b, v24.16b, v6.16b
    eor v8.16b, v27.16b, v25.16b
    eor v9.16b, v16.16b, v28.16b
    orn v10.16b, v1.16b, v27.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v7.16b, v5.16b
    shl v12.16b, v27.16b, #1
    ldp q5, q7, [x0, #656]
    eor v28.16b, v28.16b, v10.16b
    bic v10.16b, v9.16b, v8.16b
    eor v17.16b, v17.16b, v9.16b
    orr v9.16b, v24.16b, v4.16b
    sri v12.16b, v27.16b, #7
    eor v31.16b, v31.16b, v8.16b
    ldp q8, q11, [x0, #688]
    shl v27.16b, v1.16b, #5
    eor v10.16b, v1.16b, v10.16b
    eor v6.16b, v6.16b, v9.16b
    orr v9.16b, v28.16b, v1.16b
    sri v27.16b, v1.16b, #3
    eor v29.16b, v29.16b, v3.16b
    shl v1.16b, v28.16b, #3
    eor v0.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v2.16b
    eor v25.16b, v25.16b, v9.16b
    sri v1.16b, v28.16b, #5
    eor v9.16b, v18.16b, v29.16b
    orr v18.16b, v3.16b, v18.16b
    eor v29.16b, v29.16b, v6.16b
    eor v28.16b, v1.16b, v11.16b
    shl v1.16b, v31.16b, #7
    eor v18.16b, v2.16b, v18.16b
    eor v16.16b, v16.16b, v5.16b
    sri v1.16b, v31.16b, #1
    eor v5.16b, v29.16b, v5.16b
    eor v18.16b, v18.16b, v24.16b
    eor v31.16b, v1.16b, v7.16b
    shl v1.16b, v17.16b, #4
    ldp q10, q2, [x0, #720]
    sri v1.16b, v17.16b, #4
    eor v17.16b, v1.16b, v8.16b
    shl v1.16b, v0.16b, #2
    eor v27.16b, v27.16b, v2.16b
    sri v1.16b, v0.16b, #6
    and v0.16b, v9.16b, v30.16b
    eor v0.16b, v3.16b, v0.16b
    shl v3.16b, v25.16b, #6
    sri v3.16b, v25.16b, #2
    eor v0.16b, v0.16b, v4.16b
    eor v25.16b, v3.16b, v10.16b
    and v3.16b, v29.16b, v9.16b
    eor v30.16b, v30.16b, v3.16b
    eor v3.16b, v18.16b, v9.16b
    eor v29.16b, v29.16b, v30.16b
    eor v24.16b, v24.16b, v29.16b
    bic v29.16b, v29.16b, v3.16b
    eor v3.16b, v4.16b, v3.16b
    shl v4.16b, v18.16b, #1
    eor v29.16b, v0.16b, v29.16b
    sri v4.16b, v18.16b, #7
    orn v18.16b, v0.16b, v18.16b
    eor v29.16b, v6.16b, v29.16b
    eor v18.16b, v30.16b, v18.16b
    trn1 v30.4s, v31.4s, v27.4s
    trn2 v27.4s, v31.4s, v27.4s
    shl v31.16b, v0.16b, #5
    sri v31.16b, v0.16b, #3
    orr v0.16b, v18.16b, v0.16b
    eor v31.16b, v31.16b, v2.16b
    ldp q2, q6, [x0, #752]
    eor v0.16b, v9.16b, v0.16b
    eor v9.16b, v12.16b, v2.16b
    shl v12.16b, v3.16b, #7
    eor v2.16b, v4.16b, v2.16b
    trn1 v4.4s, v16.4s, v25.4s
    sri v12.16b, v3.16b, #1
    trn2 v16.4s, v16.4s, v25.4s
    shl v25.16b, v24.16b, #4
    eor v1.16b, v1.16b, v6.16b
    eor v3.16b, v12.16b, v7.16b
    shl v12.16b, v18.16b, #3
    shl v7.16b, v29.16b, #2
    sri v12.16b, v18.16b, #5
    sri v25.16b, v24.16b, #4
    eor v18.16b, v12.16b, v11.16b
    shl v11.16b, v0.16b, #6
    sri v7.16b, v29.16b, #6
    eor v24.16b, v25.16b, v8.16b
    trn1 v25.4s, v17.4s, v9.4s
    trn1 v8.4s, v28.4s, v1.4s
    sri v11.16b, v0.16b, #2
    trn2 v17.4s, v17.4s, v9.4s
    trn2 v28.4s, v28.4s, v1.4s
    ldp q1, q9, [x2, #0]
    eor v29.16b, v7.16b, v6.16b
    ldp q6, q7, [x2, #32]
    eor v0.16b, v11.16b, v10.16b
    trn1 v10.8h, v4.8h, v25.8h
    trn2 v25.8h, v4.8h, v25.8h
    trn1 v4.8h, v30.8h, v8.8h
    trn2 v30.8h, v30.8h, v8.8h
    trn1 v8.8h, v16.8h, v17.8h
    trn2 v16.8h, v16.8h, v17.8h
    trn1 v17.16b, v10.16b, v4.16b
    trn2 v4.16b, v10.16b, v4.16b
    trn1 v10.16b, v25.16b, v30.16b
    trn2 v25.16b, v25.16b, v30.16b
    eor v17.16b, v17.16b, v1.16b
    eor v30.16b, v4.16b, v9.16b
    eor v1.16b, v10.16b, v6.16b
    eor v25.16b, v25.16b, v7.16b
    trn1 v4.8h, v27.8h, v28.8h
    stp q17, q30, [x3, #0]
    trn2 v17.8h, v27.8h, v28.8h
    trn1 v27.4s, v5.4s, v0.4s
    stp q1, q25, [x3, #32]
    ldp q25, q28, [x2, #64]
    trn1 v30.16b, v8.16b, v4.16b
    trn2 v1.16b, v8.16b, v4.16b
    ldp q4, q6, [x2, #96]
    trn1 v7.16b, v16.16b, v17.16b
    trn2 v16.16b, v16.16b, v17.16b
    trn1 v17.4s, v3.4s, v31.4s
    trn1 v8.4s, v24.4s, v2.4s
    trn1 v9.4s, v18.4s, v29.4s
    trn2 v0.4s, v5.4s, v0.4s
    trn1 v5.8h, v27.8h, v8.8h
    trn2 v27.8h, v27.8h, v8.8h
    eor v25.16b, v30.16b, v25.16b
    eor v28.16b, v1.16b, v28.16b
    eor v30.16b, v7.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    stp q25, q28, [x3, #64]
    trn1 v25.8h, v17.8h, v9.8h
    trn2 v17.8h, v17.8h, v9.8h
    stp q30, q16, [x3, #96]
    ldp q16, q28, [x2, #128]
    trn2 v30.4s, v3.4s, v31.4s
    trn2 v24.4s, v24.4s, v2.4s
    ldp q31, q1, [x2, #160]
    trn1 v2.16b, v5.16b, v25.16b
    trn2 v25.16b, v5.16b, v25.16b
    trn1 v3.16b, v27.16b, v17.16b
    trn2 v17.16b, v27.16b, v17.16b
    trn2 v18.4s, v18.4s, v29.4s
    trn1 v27.8h, v0.8h, v24.8h
    trn2 v24.8h, v0.8h, v24.8h
    eor v16.16b, v2.16b, v16.16b
    eor v25.16b, v25.16b, v28.16b
    eor v28.16b, v3.16b, v31.16b
    eor v17.16b, v17.16b, v1.16b
    add x15, x15, #32
    stp q16, q25, [x3, #128]
    trn1 v16.8h, v30.8h, v18.8h
    trn2 v18.8h, v30.8h, v18.8h
    stp q28, q17, [x3, #160]
    ldp q17, q25, [x2, #192]
    str x15, [sp, #272]  /* spill */
    ldp q28, q29, [x2, #224]
    trn1 v30.16b, v27.16b, v16.16b
    trn2 v16.16b, v27.16b, v16.16b
    add x2, x2, #256
    trn1 v27.16b, v24.16b, v18.16b
    trn2 v18.16b, v24.16b, v18.16b
    eor v17.16b, v30.16b, v17.16b
    eor v16.16b, v16.16b, v25.16b
    eor v24.16b, v27.16b, v28.16b
    eor v18.16b, v18.16b, v29.16b
    stp q17, q16, [x3, #192]
    ldr q16, [sp, #16]  /* reload */
    ldr q17, [sp, #32]  /* reload */
    stp q24, q18, [x3, #224]
    add x3, x3, #256
    ldr q18, [sp, #0]  /* reload */
    cbz x15, L(pipo64_256_ctr_carry2)
    sub x4, x4, #256
    tbnz x4, 63, L(pipo64_256_ctr_fewer7)
    add x16, x15, #31
    tbnz x16, 63, L(pipo64_256_ctr_batch8)
L(pipo64_256_ctr_fewer7):
    add x16, x4, #256
    sub x4, x16, #256
    tbnz x4, 63, L(pipo64_256_ctr_fewer14)
    add x16, x15, #31
    tbz x16, 63, L(pipo64_256_ctr_fewer14)
    movz w16, #0x200, lsl #0
    movz w17, #0xa08, lsl #0
    movz w8, #0x301, lsl #0
    movk w16, #0x604, lsl #16  /* 0x06040200 */
    movk w17, #0xe0c, lsl #16  /* 0x0e0c0a08 */
    movz w5, #0xff, lsl #0
    dup v22.4s, w16
    movk w8, #0x705, lsl #16  /* 0x07050301 */
    and w16, w15, w5
    movz w5, #0xb09, lsl #0
    orr w16, w16, w16, lsl #8
    movk w5, #0xf0d, lsl #16  /* 0x0f0d0b09 */
    movz w6, #0xff, lsl #0
    orr w16, w16, w16, lsl #16
    and w6, w6, w15, lsr #8
    ins v22.s[1], w17  /* 0x6040200060402000e0c0a0806040200 */
    orr w17, w6, w6, lsl #8
    dup v23.4s, w16
    orr w16, w17, w17, lsl #16
    dup v24.4s, w16
    ins v22.s[2], w8  /* 0x6040200070503010e0c0a0806040200 */
    ins v22.s[3], w5  /* 0xf0d0b09070503010e0c0a0806040200 */
    movz w16, #0x1010, lsl #0
    add v25.16b, v23.16b, v22.16b
    movk w16, #0x1010, lsl #16  /* 0x10101010 */
    orr v22.16b, v25.16b, v25.16b
    dup v26.4s, w16
    bic v23.16b, v23.16b, v25.16b
    ushr v23.16b, v23.16b, #7
    add v23.16b, v24.16b, v23.16b
L(pipo64_256_ctr_batch15):
    /* start: x := x ^ rk[0] */
    ldp q24, q25, [x0, #48]
    ldr q27, [x0, #640]
    add v28.16b, v22.16b, v26.16b
    bic v29.16b, v22.16b, v28.16b
    ushr v29.16b, v29.16b, #7
    eor v30.16b, v23.16b, v24.16b
    eor v22.16b, v22.16b, v27.16b
    add v23.16b, v23.16b, v29.16b
    eor v27.16b, v28.16b, v27.16b
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v29.16b, v22.16b, v30.16b
    eor v30.16b, v30.16b, v16.16b
    eor v24.16b, v23.16b, v24.16b
    eor v29.16b, v18.16b, v29.16b
    and v31.16b, v27.16b, v24.16b
    eor v24.16b, v24.16b, v16.16b
    and v0.16b, v16.16b, v29.16b
    eor v18.16b, v18.16b, v31.16b
    eor v31.16b, v17.16b, v0.16b
    and v0.16b, v16.16b, v18.16b
    eor v22.16b, v22.16b, v31.16b
    orr v1.16b, v31.16b, v29.16b
    ldp q8, q7, [x0, #736]
    eor v17.16b, v17.16b, v0.16b
    eor v0.16b, v22.16b, v21.16b
    eor v22.16b, v29.16b, v22.16b
    eor v29.16b, v16.16b, v1.16b
    eor v27.16b, v27.16b, v17.16b
    and v2.16b, v22.16b, v30.16b
    and v1.16b, v0.16b, v22.16b
    eor v29.16b, v29.16b, v19.16b
    eor v3.16b, v27.16b, v21.16b
    eor v31.16b, v31.16b, v2.16b
    eor v30.16b, v30.16b, v1.16b
    shl v14.16b, v29.16b, #1
    eor v4.16b, v29.16b, v22.16b
    eor v31.16b, v31.16b, v20.16b
    eor v6.16b, v0.16b, v30.16b
    ldp q2, q1, [x0, #672]
    sri v14.16b, v29.16b, #7
    orr v5.16b, v17.16b, v18.16b
    orn v29.16b, v31.16b, v29.16b
    eor v18.16b, v18.16b, v27.16b
    eor v27.16b, v20.16b, v4.16b
    bic v4.16b, v6.16b, v4.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v14.16b, v7.16b
    shl v14.16b, v31.16b, #5
    eor v4.16b, v31.16b, v4.16b
    eor v16.16b, v16.16b, v5.16b
    eor v6.16b, v19.16b, v6.16b
    sri v14.16b, v31.16b, #3
    orr v31.16b, v29.16b, v31.16b
    eor v16.16b, v16.16b, v19.16b
    eor v4.16b, v21.16b, v4.16b
    eor v22.16b, v22.16b, v31.16b
    eor v31.16b, v14.16b, v8.16b
    shl v14.16b, v27.16b, #7
    eor v0.16b, v0.16b, v25.16b
    shl v15.16b, v16.16b, #1
    eor v25.16b, v3.16b, v25.16b
    sri v14.16b, v27.16b, #1
    sri v15.16b, v16.16b, #7
    eor v27.16b, v14.16b, v2.16b
    and v14.16b, v3.16b, v18.16b
    eor v7.16b, v15.16b, v7.16b
    eor v14.16b, v24.16b, v14.16b
    and v24.16b, v18.16b, v24.16b
    ldr q9, [x0, #768]
    eor v17.16b, v17.16b, v24.16b
    shl v24.16b, v6.16b, #4
    eor v3.16b, v3.16b, v14.16b
    eor v17.16b, v17.16b, v20.16b
    sri v24.16b, v6.16b, #4
    eor v6.16b, v16.16b, v18.16b
    orn v16.16b, v17.16b, v16.16b
    eor v24.16b, v24.16b, v1.16b
    shl v15.16b, v17.16b, #5
    eor v16.16b, v14.16b, v16.16b
    shl v14.16b, v4.16b, #2
    sri v15.16b, v17.16b, #3
    sri v14.16b, v4.16b, #6
    eor v4.16b, v14.16b, v9.16b
    shl v14.16b, v29.16b, #3
    sri v14.16b, v29.16b, #5
    shl v29.16b, v22.16b, #6
    sri v29.16b, v22.16b, #2
    add v22.16b, v28.16b, v26.16b
    bic v28.16b, v28.16b, v22.16b
    ushr v28.16b, v28.16b, #7
    add v23.16b, v23.16b, v28.16b
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v28.16b, v27.16b, v0.16b
    eor v24.16b, v24.16b, v28.16b
    eor v28.16b, v19.16b, v3.16b
    bic v3.16b, v3.16b, v6.16b
    eor v6.16b, v20.16b, v6.16b
    eor v3.16b, v17.16b, v3.16b
    orr v17.16b, v16.16b, v17.16b
    eor v17.16b, v18.16b, v17.16b
    eor v18.16b, v15.16b, v8.16b
    shl v8.16b, v16.16b, #3
    eor v3.16b, v21.16b, v3.16b
    sri v8.16b, v16.16b, #5
    and v16.16b, v4.16b, v30.16b
    eor v16.16b, v31.16b, v16.16b
    orr v31.16b, v24.16b, v27.16b
    eor v31.16b, v0.16b, v31.16b
    shl v0.16b, v28.16b, #4
    sri v0.16b, v28.16b, #4
    eor v28.16b, v0.16b, v1.16b
    shl v0.16b, v6.16b, #7
    shl v1.16b, v3.16b, #2
    sri v0.16b, v6.16b, #1
    sri v1.16b, v3.16b, #6
    eor v0.16b, v0.16b, v2.16b
    shl v2.16b, v17.16b, #6
    eor v1.16b, v1.16b, v9.16b
    sri v2.16b, v17.16b, #2
    orr v17.16b, v24.16b, v31.16b
    eor v17.16b, v27.16b, v17.16b
    and v27.16b, v0.16b, v25.16b
    eor v27.16b, v28.16b, v27.16b
    and v28.16b, v1.16b, v7.16b
    eor v18.16b, v18.16b, v28.16b
    orr v28.16b, v27.16b, v0.16b
    eor v25.16b, v25.16b, v28.16b
    orr v28.16b, v27.16b, v25.16b
    eor v28.16b, v0.16b, v28.16b
    ldp q0, q3, [x0, #704]
    eor v6.16b, v14.16b, v0.16b
    eor v0.16b, v8.16b, v0.16b
    eor v29.16b, v29.16b, v3.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v7.16b, v0.16b
    and v7.16b, v6.16b, v16.16b
    ldr q5, [x0, #80]
    eor v30.16b, v30.16b, v6.16b
    eor v29.16b, v29.16b, v7.16b
    and v7.16b, v0.16b, v18.16b
    eor v4.16b, v4.16b, v29.16b
    eor v2.16b, v2.16b, v7.16b
    orr v7.16b, v29.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    eor v4.16b, v4.16b, v17.16b
    eor v6.16b, v6.16b, v7.16b
    orr v7.16b, v2.16b, v18.16b
    eor v1.16b, v1.16b, v2.16b
    eor v0.16b, v0.16b, v7.16b
    and v7.16b, v4.16b, v16.16b
    eor v6.16b, v6.16b, v24.16b
    eor v18.16b, v18.16b, v1.16b
    eor v7.16b, v30.16b, v7.16b
    and v30.16b, v16.16b, v30.16b
    eor v8.16b, v6.16b, v16.16b
    eor v1.16b, v1.16b, v28.16b
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v4.16b, v5.16b
    eor v4.16b, v4.16b, v7.16b
    eor v0.16b, v0.16b, v27.16b
    eor v29.16b, v29.16b, v31.16b
    eor v5.16b, v1.16b, v5.16b
    eor v24.16b, v24.16b, v4.16b
    bic v4.16b, v4.16b, v8.16b
    eor v31.16b, v31.16b, v8.16b
    eor v4.16b, v29.16b, v4.16b
    eor v17.16b, v17.16b, v4.16b
    shl v4.16b, v6.16b, #1
    sri v4.16b, v6.16b, #7
    orn v6.16b, v29.16b, v6.16b
    eor v6.16b, v7.16b, v6.16b
    and v7.16b, v1.16b, v18.16b
    eor v7.16b, v3.16b, v7.16b
    and v3.16b, v18.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v25.16b
    eor v27.16b, v27.16b, v1.16b
    bic v1.16b, v1.16b, v3.16b
    eor v25.16b, v25.16b, v3.16b
    shl v3.16b, v29.16b, #5
    ldr q10, [x0, #384]
    eor v1.16b, v2.16b, v1.16b
    sri v3.16b, v29.16b, #3
    orr v29.16b, v6.16b, v29.16b
    eor v28.16b, v28.16b, v1.16b
    shl v1.16b, v0.16b, #1
    eor v16.16b, v16.16b, v29.16b
    shl v29.16b, v24.16b, #4
    sri v1.16b, v0.16b, #7
    orn v0.16b, v2.16b, v0.16b
    sri v29.16b, v24.16b, #4
    shl v24.16b, v31.16b, #7
    eor v0.16b, v7.16b, v0.16b
    sri v24.16b, v31.16b, #1
    shl v31.16b, v17.16b, #2
    sri v31.16b, v17.16b, #6
    eor v17.16b, v31.16b, v10.16b
    shl v31.16b, v6.16b, #3
    sri v31.16b, v6.16b, #5
    shl v6.16b, v27.16b, #4
    sri v6.16b, v27.16b, #4
    shl v27.16b, v2.16b, #5
    sri v27.16b, v2.16b, #3
    orr v2.16b, v0.16b, v2.16b
    eor v18.16b, v18.16b, v2.16b
    shl v2.16b, v25.16b, #7
    sri v2.16b, v25.16b, #1
    shl v25.16b, v28.16b, #2
    sri v25.16b, v28.16b, #6
    shl v28.16b, v0.16b, #3
    eor v25.16b, v25.16b, v10.16b
    sri v28.16b, v0.16b, #5
    shl v0.16b, v16.16b, #6
    sri v0.16b, v16.16b, #2
    shl v16.16b, v18.16b, #6
    sri v16.16b, v18.16b, #2
    ldp q18, q7, [x0, #288]
    eor v24.16b, v24.16b, v18.16b
    eor v29.16b, v29.16b, v7.16b
    eor v18.16b, v2.16b, v18.16b
    eor v2.16b, v6.16b, v7.16b
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v6.16b, v24.16b, v30.16b
    eor v29.16b, v29.16b, v6.16b
    and v6.16b, v18.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v29.16b, v24.16b
    eor v30.16b, v30.16b, v6.16b
    orr v6.16b, v2.16b, v18.16b
    eor v5.16b, v5.16b, v6.16b
    orr v6.16b, v29.16b, v30.16b
    eor v24.16b, v24.16b, v6.16b
    orr v6.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v6.16b
    ldp q7, q6, [x0, #352]
    eor v4.16b, v4.16b, v6.16b
    eor v3.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v6.16b
    eor v27.16b, v27.16b, v7.16b
    and v6.16b, v17.16b, v4.16b
    eor v3.16b, v3.16b, v6.16b
    and v6.16b, v25.16b, v1.16b
    eor v27.16b, v27.16b, v6.16b
    ldp q6, q7, [x0, #320]
    eor v31.16b, v31.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    eor v28.16b, v28.16b, v6.16b
    eor v16.16b, v16.16b, v7.16b
    and v6.16b, v31.16b, v3.16b
    eor v4.16b, v4.16b, v31.16b
    ldr q11, [x0, #96]
    eor v1.16b, v1.16b, v28.16b
    eor v0.16b, v0.16b, v6.16b
    and v6.16b, v28.16b, v27.16b
    eor v17.16b, v17.16b, v0.16b
    eor v16.16b, v16.16b, v6.16b
    orr v6.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v17.16b, v24.16b
    eor v31.16b, v31.16b, v6.16b
    orr v6.16b, v16.16b, v27.16b
    eor v25.16b, v25.16b, v16.16b
    eor v28.16b, v28.16b, v6.16b
    and v6.16b, v17.16b, v3.16b
    eor v31.16b, v31.16b, v29.16b
    eor v27.16b, v27.16b, v25.16b
    eor v6.16b, v4.16b, v6.16b
    and v4.16b, v3.16b, v4.16b
    eor v8.16b, v31.16b, v3.16b
    eor v25.16b, v25.16b, v18.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v17.16b, v11.16b
    eor v17.16b, v17.16b, v6.16b
    eor v28.16b, v28.16b, v2.16b
    eor v0.16b, v0.16b, v30.16b
    eor v7.16b, v25.16b, v11.16b
    eor v29.16b, v29.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v30.16b, v30.16b, v8.16b
    eor v17.16b, v0.16b, v17.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v31.16b, #1
    sri v24.16b, v31.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v31.16b, v6.16b, v31.16b
    and v6.16b, v25.16b, v27.16b
    eor v6.16b, v1.16b, v6.16b
    and v1.16b, v27.16b, v1.16b
    eor v25.16b, v25.16b, v6.16b
    eor v16.16b, v16.16b, v1.16b
    eor v1.16b, v2.16b, v25.16b
    eor v2.16b, v28.16b, v27.16b
    eor v16.16b, v16.16b, v5.16b
    bic v25.16b, v25.16b, v2.16b
    eor v2.16b, v5.16b, v2.16b
    shl v5.16b, v0.16b, #5
    ldr q12, [x0, #512]
    eor v25.16b, v16.16b, v25.16b
    sri v5.16b, v0.16b, #3
    orr v0.16b, v31.16b, v0.16b
    eor v18.16b, v18.16b, v25.16b
    shl v25.16b, v28.16b, #1
    eor v0.16b, v3.16b, v0.16b
    shl v3.16b, v29.16b, #4
    sri v25.16b, v28.16b, #7
    orn v28.16b, v16.16b, v28.16b
    sri v3.16b, v29.16b, #4
    shl v29.16b, v30.16b, #7
    eor v28.16b, v6.16b, v28.16b
    sri v29.16b, v30.16b, #1
    shl v30.16b, v17.16b, #2
    sri v30.16b, v17.16b, #6
    eor v17.16b, v30.16b, v12.16b
    shl v30.16b, v31.16b, #3
    sri v30.16b, v31.16b, #5
    shl v31.16b, v1.16b, #4
    sri v31.16b, v1.16b, #4
    shl v1.16b, v16.16b, #5
    sri v1.16b, v16.16b, #3
    orr v16.16b, v28.16b, v16.16b
    eor v16.16b, v27.16b, v16.16b
    shl v27.16b, v2.16b, #7
    sri v27.16b, v2.16b, #1
    shl v2.16b, v18.16b, #2
    sri v2.16b, v18.16b, #6
    eor v18.16b, v2.16b, v12.16b
    shl v2.16b, v28.16b, #3
    sri v2.16b, v28.16b, #5
    shl v28.16b, v0.16b, #6
    sri v28.16b, v0.16b, #2
    shl v0.16b, v16.16b, #6
    sri v0.16b, v16.16b, #2
    ldp q16, q6, [x0, #416]
    eor v29.16b, v29.16b, v16.16b
    eor v3.16b, v3.16b, v6.16b
    eor v16.16b, v27.16b, v16.16b
    eor v27.16b, v31.16b, v6.16b
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v31.16b, v29.16b, v4.16b
    eor v31.16b, v3.16b, v31.16b
    and v3.16b, v16.16b, v7.16b
    eor v27.16b, v27.16b, v3.16b
    orr v3.16b, v31.16b, v29.16b
    eor v3.16b, v4.16b, v3.16b
    orr v4.16b, v27.16b, v16.16b
    eor v4.16b, v7.16b, v4.16b
    orr v6.16b, v31.16b, v3.16b
    eor v29.16b, v29.16b, v6.16b
    orr v6.16b, v27.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    ldp q7, q6, [x0, #480]
    eor v24.16b, v24.16b, v6.16b
    eor v5.16b, v5.16b, v7.16b
    eor v25.16b, v25.16b, v6.16b
    eor v1.16b, v1.16b, v7.16b
    and v6.16b, v17.16b, v24.16b
    eor v5.16b, v5.16b, v6.16b
    and v6.16b, v18.16b, v25.16b
    eor v1.16b, v1.16b, v6.16b
    ldp q6, q7, [x0, #448]
    eor v30.16b, v30.16b, v6.16b
    eor v28.16b, v28.16b, v7.16b
    eor v2.16b, v2.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    and v6.16b, v30.16b, v5.16b
    eor v24.16b, v24.16b, v30.16b
    ldr q13, [x0, #112]
    eor v25.16b, v25.16b, v2.16b
    eor v28.16b, v28.16b, v6.16b
    and v6.16b, v2.16b, v1.16b
    eor v17.16b, v17.16b, v28.16b
    eor v0.16b, v0.16b, v6.16b
    orr v6.16b, v28.16b, v5.16b
    eor v5.16b, v5.16b, v17.16b
    eor v17.16b, v17.16b, v29.16b
    eor v30.16b, v30.16b, v6.16b
    orr v6.16b, v0.16b, v1.16b
    eor v18.16b, v18.16b, v0.16b
    eor v2.16b, v2.16b, v6.16b
    and v6.16b, v17.16b, v5.16b
    eor v30.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v18.16b
    eor v6.16b, v24.16b, v6.16b
    and v24.16b, v5.16b, v24.16b
    eor v8.16b, v30.16b, v5.16b
    eor v18.16b, v18.16b, v16.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v17.16b, v13.16b
    eor v17.16b, v17.16b, v6.16b
    eor v2.16b, v2.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v7.16b, v18.16b, v13.16b
    eor v31.16b, v31.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v3.16b, v3.16b, v8.16b
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v29.16b, v17.16b
    shl v29.16b, v30.16b, #1
    sri v29.16b, v30.16b, #7
    orn v30.16b, v24.16b, v30.16b
    eor v30.16b, v6.16b, v30.16b
    and v6.16b, v18.16b, v1.16b
    eor v6.16b, v25.16b, v6.16b
    and v25.16b, v1.16b, v25.16b
    eor v18.16b, v18.16b, v6.16b
    eor v25.16b, v0.16b, v25.16b
    eor v0.16b, v2.16b, v1.16b
    eor v25.16b, v25.16b, v4.16b
    eor v27.16b, v27.16b, v18.16b
    bic v18.16b, v18.16b, v0.16b
    eor v0.16b, v4.16b, v0.16b
    shl v4.16b, v24.16b, #5
    eor v18.16b, v25.16b, v18.16b
    sri v4.16b, v24.16b, #3
    orr v24.16b, v30.16b, v24.16b
    eor v16.16b, v16.16b, v18.16b
    shl v18.16b, v2.16b, #1
    eor v24.16b, v5.16b, v24.16b
    shl v5.16b, v31.16b, #4
    sri v18.16b, v2.16b, #7
    orn v2.16b, v25.16b, v2.16b
    sri v5.16b, v31.16b, #4
    shl v31.16b, v3.16b, #7
    eor v2.16b, v6.16b, v2.16b
    shl v6.16b, v17.16b, #2
    sri v31.16b, v3.16b, #1
    ldr q3, [x0, #640]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v3.16b
    shl v6.16b, v30.16b, #3
    sri v6.16b, v30.16b, #5
    shl v30.16b, v27.16b, #4
    sri v30.16b, v27.16b, #4
    shl v27.16b, v25.16b, #5
    sri v27.16b, v25.16b, #3
    orr v25.16b, v2.16b, v25.16b
    eor v25.16b, v1.16b, v25.16b
    shl v1.16b, v0.16b, #7
    sri v1.16b, v0.16b, #1
    shl v0.16b, v16.16b, #2
    sri v0.16b, v16.16b, #6
    eor v16.16b, v0.16b, v3.16b
    shl v0.16b, v2.16b, #3
    sri v0.16b, v2.16b, #5
    shl v2.16b, v24.16b, #6
    sri v2.16b, v24.16b, #2
    shl v24.16b, v25.16b, #6
    sri v24.16b, v25.16b, #2
    ldp q25, q3, [x0, #544]
    eor v31.16b, v31.16b, v25.16b
    eor v5.16b, v5.16b, v3.16b
    eor v25.16b, v1.16b, v25.16b
    eor v30.16b, v30.16b, v3.16b
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v1.16b, v31.16b, v28.16b
    and v3.16b, v25.16b, v7.16b
    eor v1.16b, v5.16b, v1.16b
    eor v30.16b, v30.16b, v3.16b
    orr v3.16b, v1.16b, v31.16b
    eor v28.16b, v28.16b, v3.16b
    orr v3.16b, v30.16b, v25.16b
    ldp q9, q8, [x0, #608]
    eor v3.16b, v7.16b, v3.16b
    orr v5.16b, v1.16b, v28.16b
    eor v31.16b, v31.16b, v5.16b
    orr v5.16b, v30.16b, v3.16b
    eor v4.16b, v4.16b, v8.16b
    eor v27.16b, v27.16b, v8.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q5, q7, [x0, #576]
    eor v2.16b, v2.16b, v9.16b
    eor v24.16b, v24.16b, v9.16b
    eor v29.16b, v29.16b, v5.16b
    eor v18.16b, v18.16b, v5.16b
    eor v6.16b, v6.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    and v5.16b, v17.16b, v29.16b
    and v7.16b, v16.16b, v18.16b
    eor v29.16b, v29.16b, v6.16b
    eor v18.16b, v18.16b, v0.16b
    eor v4.16b, v4.16b, v5.16b
    eor v27.16b, v27.16b, v7.16b
    and v5.16b, v6.16b, v4.16b
    ldr q7, [x0, #128]  /* again */
    eor v2.16b, v2.16b, v5.16b
    and v5.16b, v0.16b, v27.16b
    eor v17.16b, v17.16b, v2.16b
    eor v24.16b, v24.16b, v5.16b
    orr v5.16b, v2.16b, v4.16b
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v17.16b, v31.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v24.16b, v27.16b
    eor v16.16b, v16.16b, v24.16b
    eor v0.16b, v0.16b, v6.16b
    and v6.16b, v17.16b, v4.16b
    eor v5.16b, v5.16b, v1.16b
    eor v27.16b, v27.16b, v16.16b
    eor v6.16b, v29.16b, v6.16b
    and v29.16b, v4.16b, v29.16b
    eor v8.16b, v5.16b, v4.16b
    eor v16.16b, v16.16b, v25.16b
    eor v29.16b, v2.16b, v29.16b
    eor v2.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v0.16b, v0.16b, v30.16b
    eor v29.16b, v29.16b, v28.16b
    eor v7.16b, v16.16b, v7.16b
    eor v1.16b, v1.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v28.16b, v28.16b, v8.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v31.16b, v17.16b
    shl v31.16b, v5.16b, #1
    sri v31.16b, v5.16b, #7
    orn v5.16b, v29.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v27.16b
    eor v6.16b, v18.16b, v6.16b
    and v18.16b, v27.16b, v18.16b
    eor v16.16b, v16.16b, v6.16b
    eor v18.16b, v24.16b, v18.16b
    eor v24.16b, v30.16b, v16.16b
    eor v30.16b, v0.16b, v27.16b
    eor v18.16b, v18.16b, v3.16b
    bic v16.16b, v16.16b, v30.16b
    eor v30.16b, v3.16b, v30.16b
    shl v3.16b, v29.16b, #5
    eor v16.16b, v18.16b, v16.16b
    sri v3.16b, v29.16b, #3
    orr v29.16b, v5.16b, v29.16b
    eor v16.16b, v25.16b, v16.16b
    shl v25.16b, v0.16b, #1
    eor v29.16b, v4.16b, v29.16b
    shl v4.16b, v1.16b, #4
    sri v25.16b, v0.16b, #7
    orn v0.16b, v18.16b, v0.16b
    sri v4.16b, v1.16b, #4
    shl v1.16b, v28.16b, #7
    eor v0.16b, v6.16b, v0.16b
    shl v6.16b, v17.16b, #2
    sri v1.16b, v28.16b, #1
    ldr q28, [x0, #768]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v28.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v24.16b, #4
    sri v5.16b, v24.16b, #4
    shl v24.16b, v18.16b, #5
    sri v24.16b, v18.16b, #3
    orr v18.16b, v0.16b, v18.16b
    eor v18.16b, v27.16b, v18.16b
    shl v27.16b, v30.16b, #7
    sri v27.16b, v30.16b, #1
    shl v30.16b, v16.16b, #2
    sri v30.16b, v16.16b, #6
    eor v16.16b, v30.16b, v28.16b
    shl v30.16b, v29.16b, #6
    shl v28.16b, v0.16b, #3
    sri v30.16b, v29.16b, #2
    shl v29.16b, v18.16b, #6
    sri v28.16b, v0.16b, #5
    sri v29.16b, v18.16b, #2
    ldp q18, q0, [x0, #672]
    eor v1.16b, v1.16b, v18.16b
    eor v4.16b, v4.16b, v0.16b
    eor v18.16b, v27.16b, v18.16b
    eor v27.16b, v5.16b, v0.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v0.16b, v1.16b, v2.16b
    eor v0.16b, v4.16b, v0.16b
    and v4.16b, v18.16b, v7.16b
    eor v27.16b, v27.16b, v4.16b
    orr v4.16b, v0.16b, v1.16b
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v27.16b, v18.16b
    eor v4.16b, v7.16b, v4.16b
    orr v5.16b, v0.16b, v2.16b
    eor v1.16b, v1.16b, v5.16b
    orr v5.16b, v27.16b, v4.16b
    eor v18.16b, v18.16b, v5.16b
    ldp q7, q5, [x0, #736]
    eor v31.16b, v31.16b, v5.16b
    eor v3.16b, v3.16b, v7.16b
    eor v25.16b, v25.16b, v5.16b
    eor v24.16b, v24.16b, v7.16b
    and v5.16b, v17.16b, v31.16b
    eor v3.16b, v3.16b, v5.16b
    and v5.16b, v16.16b, v25.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q5, q7, [x0, #704]
    eor v6.16b, v6.16b, v5.16b
    eor v30.16b, v30.16b, v7.16b
    eor v28.16b, v28.16b, v5.16b
    eor v29.16b, v29.16b, v7.16b
    and v5.16b, v6.16b, v3.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q7, [x0, #144]  /* again */
    eor v25.16b, v25.16b, v28.16b
    eor v30.16b, v30.16b, v5.16b
    and v5.16b, v28.16b, v24.16b
    eor v17.16b, v17.16b, v30.16b
    eor v29.16b, v29.16b, v5.16b
    orr v5.16b, v30.16b, v3.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v17.16b, v1.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v29.16b, v24.16b
    eor v16.16b, v16.16b, v29.16b
    eor v28.16b, v28.16b, v6.16b
    and v6.16b, v17.16b, v3.16b
    eor v5.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v16.16b
    eor v6.16b, v31.16b, v6.16b
    and v31.16b, v3.16b, v31.16b
    eor v8.16b, v5.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v28.16b, v28.16b, v27.16b
    eor v30.16b, v30.16b, v2.16b
    eor v7.16b, v16.16b, v7.16b
    eor v0.16b, v0.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v2.16b, v2.16b, v8.16b
    eor v17.16b, v30.16b, v17.16b
    eor v17.16b, v1.16b, v17.16b
    shl v1.16b, v5.16b, #1
    sri v1.16b, v5.16b, #7
    orn v5.16b, v30.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v24.16b
    eor v6.16b, v25.16b, v6.16b
    and v25.16b, v24.16b, v25.16b
    eor v16.16b, v16.16b, v6.16b
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v28.16b, v24.16b
    eor v25.16b, v25.16b, v4.16b
    eor v27.16b, v27.16b, v16.16b
    bic v16.16b, v16.16b, v29.16b
    eor v29.16b, v4.16b, v29.16b
    shl v4.16b, v30.16b, #5
    eor v16.16b, v25.16b, v16.16b
    sri v4.16b, v30.16b, #3
    orr v30.16b, v5.16b, v30.16b
    eor v16.16b, v18.16b, v16.16b
    shl v18.16b, v28.16b, #1
    eor v30.16b, v3.16b, v30.16b
    shl v3.16b, v0.16b, #4
    sri v18.16b, v28.16b, #7
    orn v28.16b, v25.16b, v28.16b
    sri v3.16b, v0.16b, #4
    shl v0.16b, v2.16b, #7
    eor v28.16b, v6.16b, v28.16b
    shl v6.16b, v17.16b, #2
    sri v0.16b, v2.16b, #1
    ldr q2, [x0, #384]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v2.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v27.16b, #4
    sri v5.16b, v27.16b, #4
    shl v27.16b, v25.16b, #5
    sri v27.16b, v25.16b, #3
    orr v25.16b, v28.16b, v25.16b
    eor v24.16b, v24.16b, v25.16b
    shl v25.16b, v29.16b, #7
    sri v25.16b, v29.16b, #1
    shl v29.16b, v16.16b, #2
    sri v29.16b, v16.16b, #6
    eor v16.16b, v29.16b, v2.16b
    shl v29.16b, v28.16b, #3
    sri v29.16b, v28.16b, #5
    shl v28.16b, v30.16b, #6
    sri v28.16b, v30.16b, #2
    shl v30.16b, v24.16b, #6
    sri v30.16b, v24.16b, #2
    ldp q24, q2, [x0, #288]
    eor v0.16b, v0.16b, v24.16b
    eor v3.16b, v3.16b, v2.16b
    eor v24.16b, v25.16b, v24.16b
    eor v25.16b, v5.16b, v2.16b
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v2.16b, v0.16b, v31.16b
    eor v2.16b, v3.16b, v2.16b
    and v3.16b, v24.16b, v7.16b
    eor v25.16b, v25.16b, v3.16b
    orr v3.16b, v2.16b, v0.16b
    eor v31.16b, v31.16b, v3.16b
    orr v3.16b, v25.16b, v24.16b
    eor v3.16b, v7.16b, v3.16b
    orr v5.16b, v2.16b, v31.16b
    eor v0.16b, v0.16b, v5.16b
    orr v5.16b, v25.16b, v3.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q7, q5, [x0, #352]
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v7.16b
    eor v18.16b, v18.16b, v5.16b
    eor v27.16b, v27.16b, v7.16b
    and v5.16b, v17.16b, v1.16b
    eor v4.16b, v4.16b, v5.16b
    and v5.16b, v16.16b, v18.16b
    eor v27.16b, v27.16b, v5.16b
    ldp q5, q7, [x0, #320]
    eor v6.16b, v6.16b, v5.16b
    eor v28.16b, v28.16b, v7.16b
    eor v29.16b, v29.16b, v5.16b
    eor v30.16b, v30.16b, v7.16b
    and v5.16b, v6.16b, v4.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q7, [x0, #160]  /* again */
    eor v18.16b, v18.16b, v29.16b
    eor v28.16b, v28.16b, v5.16b
    and v5.16b, v29.16b, v27.16b
    eor v17.16b, v17.16b, v28.16b
    eor v30.16b, v30.16b, v5.16b
    orr v5.16b, v28.16b, v4.16b
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v17.16b, v0.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v30.16b, v27.16b
    eor v16.16b, v16.16b, v30.16b
    eor v29.16b, v29.16b, v6.16b
    and v6.16b, v17.16b, v4.16b
    eor v5.16b, v5.16b, v2.16b
    eor v27.16b, v27.16b, v16.16b
    eor v6.16b, v1.16b, v6.16b
    and v1.16b, v4.16b, v1.16b
    eor v8.16b, v5.16b, v4.16b
    eor v16.16b, v16.16b, v24.16b
    eor v28.16b, v28.16b, v1.16b
    eor v1.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v29.16b, v29.16b, v25.16b
    eor v28.16b, v28.16b, v31.16b
    eor v7.16b, v16.16b, v7.16b
    eor v2.16b, v2.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v31.16b, v31.16b, v8.16b
    eor v17.16b, v28.16b, v17.16b
    eor v17.16b, v0.16b, v17.16b
    shl v0.16b, v5.16b, #1
    sri v0.16b, v5.16b, #7
    orn v5.16b, v28.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v27.16b
    eor v6.16b, v18.16b, v6.16b
    and v18.16b, v27.16b, v18.16b
    eor v16.16b, v16.16b, v6.16b
    eor v18.16b, v30.16b, v18.16b
    eor v30.16b, v29.16b, v27.16b
    eor v18.16b, v18.16b, v3.16b
    eor v25.16b, v25.16b, v16.16b
    bic v16.16b, v16.16b, v30.16b
    eor v30.16b, v3.16b, v30.16b
    shl v3.16b, v28.16b, #5
    eor v16.16b, v18.16b, v16.16b
    sri v3.16b, v28.16b, #3
    orr v28.16b, v5.16b, v28.16b
    eor v16.16b, v24.16b, v16.16b
    shl v24.16b, v29.16b, #1
    eor v28.16b, v4.16b, v28.16b
    shl v4.16b, v2.16b, #4
    sri v24.16b, v29.16b, #7
    orn v29.16b, v18.16b, v29.16b
    sri v4.16b, v2.16b, #4
    shl v2.16b, v31.16b, #7
    eor v29.16b, v6.16b, v29.16b
    shl v6.16b, v17.16b, #2
    sri v2.16b, v31.16b, #1
    ldr q31, [x0, #512]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v31.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v25.16b, #4
    sri v5.16b, v25.16b, #4
    shl v25.16b, v18.16b, #5
    sri v25.16b, v18.16b, #3
    orr v18.16b, v29.16b, v18.16b
    eor v18.16b, v27.16b, v18.16b
    shl v27.16b, v30.16b, #7
    sri v27.16b, v30.16b, #1
    shl v30.16b, v16.16b, #2
    sri v30.16b, v16.16b, #6
    eor v16.16b, v30.16b, v31.16b
    shl v30.16b, v29.16b, #3
    sri v30.16b, v29.16b, #5
    shl v29.16b, v28.16b, #6
    sri v29.16b, v28.16b, #2
    shl v28.16b, v18.16b, #6
    sri v28.16b, v18.16b, #2
    ldp q18, q31, [x0, #416]
    eor v2.16b, v2.16b, v18.16b
    eor v4.16b, v4.16b, v31.16b
    eor v18.16b, v27.16b, v18.16b
    eor v27.16b, v5.16b, v31.16b
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v1.16b
    eor v31.16b, v4.16b, v31.16b
    and v4.16b, v18.16b, v7.16b
    eor v27.16b, v27.16b, v4.16b
    orr v4.16b, v31.16b, v2.16b
    eor v1.16b, v1.16b, v4.16b
    orr v4.16b, v27.16b, v18.16b
    eor v4.16b, v7.16b, v4.16b
    orr v5.16b, v31.16b, v1.16b
    eor v2.16b, v2.16b, v5.16b
    orr v5.16b, v27.16b, v4.16b
    eor v18.16b, v18.16b, v5.16b
    ldp q7, q5, [x0, #480]
    eor v0.16b, v0.16b, v5.16b
    eor v3.16b, v3.16b, v7.16b
    eor v24.16b, v24.16b, v5.16b
    eor v25.16b, v25.16b, v7.16b
    and v5.16b, v17.16b, v0.16b
    eor v3.16b, v3.16b, v5.16b
    and v5.16b, v16.16b, v24.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q5, q7, [x0, #448]
    eor v6.16b, v6.16b, v5.16b
    eor v29.16b, v29.16b, v7.16b
    eor v30.16b, v30.16b, v5.16b
    eor v28.16b, v28.16b, v7.16b
    and v5.16b, v6.16b, v3.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q7, [x0, #176]  /* again */
    eor v24.16b, v24.16b, v30.16b
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v30.16b, v25.16b
    eor v17.16b, v17.16b, v29.16b
    eor v28.16b, v28.16b, v5.16b
    orr v5.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v17.16b, v2.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v28.16b, v25.16b
    eor v16.16b, v16.16b, v28.16b
    eor v30.16b, v30.16b, v6.16b
    and v6.16b, v17.16b, v3.16b
    eor v5.16b, v5.16b, v31.16b
    eor v25.16b, v25.16b, v16.16b
    eor v6.16b, v0.16b, v6.16b
    and v0.16b, v3.16b, v0.16b
    eor v8.16b, v5.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v29.16b, v29.16b, v0.16b
    eor v0.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v30.16b, v30.16b, v27.16b
    eor v29.16b, v29.16b, v1.16b
    eor v7.16b, v16.16b, v7.16b
    eor v31.16b, v31.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v1.16b, v1.16b, v8.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v2.16b, v17.16b
    shl v2.16b, v5.16b, #1
    sri v2.16b, v5.16b, #7
    orn v5.16b, v29.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v25.16b
    eor v6.16b, v24.16b, v6.16b
    and v24.16b, v25.16b, v24.16b
    eor v16.16b, v16.16b, v6.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v30.16b, v25.16b
    eor v24.16b, v24.16b, v4.16b
    eor v27.16b, v27.16b, v16.16b
    bic v16.16b, v16.16b, v28.16b
    eor v28.16b, v4.16b, v28.16b
    shl v4.16b, v29.16b, #5
    eor v16.16b, v24.16b, v16.16b
    sri v4.16b, v29.16b, #3
    orr v29.16b, v5.16b, v29.16b
    eor v16.16b, v18.16b, v16.16b
    shl v18.16b, v30.16b, #1
    eor v29.16b, v3.16b, v29.16b
    shl v3.16b, v31.16b, #4
    sri v18.16b, v30.16b, #7
    orn v30.16b, v24.16b, v30.16b
    sri v3.16b, v31.16b, #4
    shl v31.16b, v1.16b, #7
    eor v30.16b, v6.16b, v30.16b
    shl v6.16b, v17.16b, #2
    sri v31.16b, v1.16b, #1
    ldr q1, [x0, #640]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v1.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v27.16b, #4
    sri v5.16b, v27.16b, #4
    shl v27.16b, v24.16b, #5
    sri v27.16b, v24.16b, #3
    orr v24.16b, v30.16b, v24.16b
    eor v24.16b, v25.16b, v24.16b
    shl v25.16b, v28.16b, #7
    sri v25.16b, v28.16b, #1
    shl v28.16b, v16.16b, #2
    sri v28.16b, v16.16b, #6
    eor v16.16b, v28.16b, v1.16b
    shl v28.16b, v30.16b, #3
    sri v28.16b, v30.16b, #5
    shl v30.16b, v29.16b, #6
    sri v30.16b, v29.16b, #2
    shl v29.16b, v24.16b, #6
    sri v29.16b, v24.16b, #2
    ldp q24, q1, [x0, #544]
    eor v31.16b, v31.16b, v24.16b
    eor v3.16b, v3.16b, v1.16b
    eor v24.16b, v25.16b, v24.16b
    eor v25.16b, v5.16b, v1.16b
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v1.16b, v31.16b, v0.16b
    eor v1.16b, v3.16b, v1.16b
    and v3.16b, v24.16b, v7.16b
    eor v25.16b, v25.16b, v3.16b
    orr v3.16b, v1.16b, v31.16b
    eor v0.16b, v0.16b, v3.16b
    orr v3.16b, v25.16b, v24.16b
    ldp q9, q8, [x0, #608]
    eor v3.16b, v7.16b, v3.16b
    orr v5.16b, v1.16b, v0.16b
    eor v31.16b, v31.16b, v5.16b
    orr v5.16b, v25.16b, v3.16b
    eor v4.16b, v4.16b, v8.16b
    eor v27.16b, v27.16b, v8.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q5, q7, [x0, #576]
    eor v30.16b, v30.16b, v9.16b
    eor v29.16b, v29.16b, v9.16b
    eor v2.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v5.16b
    eor v6.16b, v6.16b, v7.16b
    eor v28.16b, v28.16b, v7.16b
    and v5.16b, v17.16b, v2.16b
    and v7.16b, v16.16b, v18.16b
    eor v2.16b, v2.16b, v6.16b
    eor v18.16b, v18.16b, v28.16b
    eor v4.16b, v4.16b, v5.16b
    eor v27.16b, v27.16b, v7.16b
    and v5.16b, v6.16b, v4.16b
    ldr q7, [x0, #192]  /* again */
    eor v30.16b, v30.16b, v5.16b
    and v5.16b, v28.16b, v27.16b
    eor v17.16b, v17.16b, v30.16b
    eor v29.16b, v29.16b, v5.16b
    orr v5.16b, v30.16b, v4.16b
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v17.16b, v31.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v29.16b, v27.16b
    eor v16.16b, v16.16b, v29.16b
    eor v28.16b, v28.16b, v6.16b
    and v6.16b, v17.16b, v4.16b
    eor v5.16b, v5.16b, v1.16b
    eor v27.16b, v27.16b, v16.16b
    eor v6.16b, v2.16b, v6.16b
    and v2.16b, v4.16b, v2.16b
    eor v8.16b, v5.16b, v4.16b
    eor v16.16b, v16.16b, v24.16b
    eor v30.16b, v30.16b, v2.16b
    eor v2.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v28.16b, v28.16b, v25.16b
    eor v30.16b, v30.16b, v0.16b
    eor v7.16b, v16.16b, v7.16b
    eor v1.16b, v1.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v0.16b, v0.16b, v8.16b
    eor v17.16b, v30.16b, v17.16b
    eor v17.16b, v31.16b, v17.16b
    shl v31.16b, v5.16b, #1
    sri v31.16b, v5.16b, #7
    orn v5.16b, v30.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v27.16b
    eor v6.16b, v18.16b, v6.16b
    and v18.16b, v27.16b, v18.16b
    eor v16.16b, v16.16b, v6.16b
    eor v18.16b, v29.16b, v18.16b
    eor v29.16b, v28.16b, v27.16b
    eor v18.16b, v18.16b, v3.16b
    eor v25.16b, v25.16b, v16.16b
    bic v16.16b, v16.16b, v29.16b
    eor v29.16b, v3.16b, v29.16b
    shl v3.16b, v30.16b, #5
    eor v16.16b, v18.16b, v16.16b
    sri v3.16b, v30.16b, #3
    orr v30.16b, v5.16b, v30.16b
    eor v16.16b, v24.16b, v16.16b
    shl v24.16b, v28.16b, #1
    eor v30.16b, v4.16b, v30.16b
    shl v4.16b, v1.16b, #4
    sri v24.16b, v28.16b, #7
    orn v28.16b, v18.16b, v28.16b
    sri v4.16b, v1.16b, #4
    shl v1.16b, v0.16b, #7
    eor v28.16b, v6.16b, v28.16b
    shl v6.16b, v17.16b, #2
    sri v1.16b, v0.16b, #1
    ldr q0, [x0, #768]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v0.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v25.16b, #4
    sri v5.16b, v25.16b, #4
    shl v25.16b, v18.16b, #5
    sri v25.16b, v18.16b, #3
    orr v18.16b, v28.16b, v18.16b
    eor v18.16b, v27.16b, v18.16b
    shl v27.16b, v29.16b, #7
    sri v27.16b, v29.16b, #1
    shl v29.16b, v16.16b, #2
    sri v29.16b, v16.16b, #6
    eor v16.16b, v29.16b, v0.16b
    shl v29.16b, v28.16b, #3
    sri v29.16b, v28.16b, #5
    shl v28.16b, v30.16b, #6
    sri v28.16b, v30.16b, #2
    shl v30.16b, v18.16b, #6
    sri v30.16b, v18.16b, #2
    ldp q18, q0, [x0, #672]
    eor v1.16b, v1.16b, v18.16b
    eor v4.16b, v4.16b, v0.16b
    eor v18.16b, v27.16b, v18.16b
    eor v27.16b, v5.16b, v0.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v0.16b, v1.16b, v2.16b
    eor v0.16b, v4.16b, v0.16b
    and v4.16b, v18.16b, v7.16b
    eor v27.16b, v27.16b, v4.16b
    orr v4.16b, v0.16b, v1.16b
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v27.16b, v18.16b
    eor v4.16b, v7.16b, v4.16b
    orr v5.16b, v0.16b, v2.16b
    eor v1.16b, v1.16b, v5.16b
    orr v5.16b, v27.16b, v4.16b
    eor v18.16b, v18.16b, v5.16b
    ldp q7, q5, [x0, #736]
    eor v31.16b, v31.16b, v5.16b
    eor v3.16b, v3.16b, v7.16b
    eor v24.16b, v24.16b, v5.16b
    eor v25.16b, v25.16b, v7.16b
    and v5.16b, v17.16b, v31.16b
    eor v3.16b, v3.16b, v5.16b
    and v5.16b, v16.16b, v24.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q5, q7, [x0, #704]
    eor v6.16b, v6.16b, v5.16b
    eor v28.16b, v28.16b, v7.16b
    eor v29.16b, v29.16b, v5.16b
    eor v30.16b, v30.16b, v7.16b
    and v5.16b, v6.16b, v3.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q7, [x0, #208]  /* again */
    eor v24.16b, v24.16b, v29.16b
    eor v28.16b, v28.16b, v5.16b
    and v5.16b, v29.16b, v25.16b
    eor v17.16b, v17.16b, v28.16b
    eor v30.16b, v30.16b, v5.16b
    orr v5.16b, v28.16b, v3.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v17.16b, v1.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v30.16b, v25.16b
    eor v16.16b, v16.16b, v30.16b
    eor v29.16b, v29.16b, v6.16b
    and v6.16b, v17.16b, v3.16b
    eor v5.16b, v5.16b, v0.16b
    eor v25.16b, v25.16b, v16.16b
    eor v6.16b, v31.16b, v6.16b
    and v31.16b, v3.16b, v31.16b
    eor v8.16b, v5.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v28.16b, v28.16b, v31.16b
    eor v31.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v29.16b, v29.16b, v27.16b
    eor v28.16b, v28.16b, v2.16b
    eor v7.16b, v16.16b, v7.16b
    eor v0.16b, v0.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v2.16b, v2.16b, v8.16b
    eor v17.16b, v28.16b, v17.16b
    eor v17.16b, v1.16b, v17.16b
    shl v1.16b, v5.16b, #1
    sri v1.16b, v5.16b, #7
    orn v5.16b, v28.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v25.16b
    eor v6.16b, v24.16b, v6.16b
    and v24.16b, v25.16b, v24.16b
    eor v16.16b, v16.16b, v6.16b
    eor v24.16b, v30.16b, v24.16b
    eor v30.16b, v29.16b, v25.16b
    eor v24.16b, v24.16b, v4.16b
    eor v27.16b, v27.16b, v16.16b
    bic v16.16b, v16.16b, v30.16b
    eor v30.16b, v4.16b, v30.16b
    shl v4.16b, v28.16b, #5
    eor v16.16b, v24.16b, v16.16b
    sri v4.16b, v28.16b, #3
    orr v28.16b, v5.16b, v28.16b
    eor v16.16b, v18.16b, v16.16b
    shl v18.16b, v29.16b, #1
    eor v28.16b, v3.16b, v28.16b
    shl v3.16b, v0.16b, #4
    sri v18.16b, v29.16b, #7
    orn v29.16b, v24.16b, v29.16b
    sri v3.16b, v0.16b, #4
    shl v0.16b, v2.16b, #7
    eor v29.16b, v6.16b, v29.16b
    shl v6.16b, v17.16b, #2
    sri v0.16b, v2.16b, #1
    ldr q2, [x0, #384]  /* again */
    sri v6.16b, v17.16b, #6
    eor v17.16b, v6.16b, v2.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v27.16b, #4
    sri v5.16b, v27.16b, #4
    shl v27.16b, v24.16b, #5
    sri v27.16b, v24.16b, #3
    orr v24.16b, v29.16b, v24.16b
    eor v24.16b, v25.16b, v24.16b
    shl v25.16b, v30.16b, #7
    sri v25.16b, v30.16b, #1
    shl v30.16b, v16.16b, #2
    sri v30.16b, v16.16b, #6
    eor v16.16b, v30.16b, v2.16b
    shl v30.16b, v29.16b, #3
    sri v30.16b, v29.16b, #5
    shl v29.16b, v28.16b, #6
    sri v29.16b, v28.16b, #2
    shl v28.16b, v24.16b, #6
    sri v28.16b, v24.16b, #2
    ldp q24, q2, [x0, #288]
    eor v0.16b, v0.16b, v24.16b
    eor v3.16b, v3.16b, v2.16b
    eor v24.16b, v25.16b, v24.16b
    eor v25.16b, v5.16b, v2.16b
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v2.16b, v0.16b, v31.16b
    eor v2.16b, v3.16b, v2.16b
    and v3.16b, v24.16b, v7.16b
    eor v25.16b, v25.16b, v3.16b
    orr v3.16b, v2.16b, v0.16b
    eor v31.16b, v31.16b, v3.16b
    orr v3.16b, v25.16b, v24.16b
    eor v3.16b, v7.16b, v3.16b
    orr v5.16b, v2.16b, v31.16b
    eor v0.16b, v0.16b, v5.16b
    orr v5.16b, v25.16b, v3.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q7, q5, [x0, #352]
    eor v1.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v7.16b
    eor v18.16b, v18.16b, v5.16b
    eor v27.16b, v27.16b, v7.16b
    and v5.16b, v17.16b, v1.16b
    eor v4.16b, v4.16b, v5.16b
    and v5.16b, v16.16b, v18.16b
    eor v27.16b, v27.16b, v5.16b
    ldp q5, q7, [x0, #320]
    eor v6.16b, v6.16b, v5.16b
    eor v29.16b, v29.16b, v7.16b
    eor v30.16b, v30.16b, v5.16b
    eor v28.16b, v28.16b, v7.16b
    and v5.16b, v6.16b, v4.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q7, [x0, #224]  /* again */
    eor v18.16b, v18.16b, v30.16b
    eor v29.16b, v29.16b, v5.16b
    and v5.16b, v30.16b, v27.16b
    eor v17.16b, v17.16b, v29.16b
    eor v28.16b, v28.16b, v5.16b
    orr v5.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v17.16b, v0.16b
    eor v5.16b, v6.16b, v5.16b
    orr v6.16b, v28.16b, v27.16b
    eor v16.16b, v16.16b, v28.16b
    eor v30.16b, v30.16b, v6.16b
    and v6.16b, v17.16b, v4.16b
    eor v5.16b, v5.16b, v2.16b
    eor v27.16b, v27.16b, v16.16b
    eor v6.16b, v1.16b, v6.16b
    and v1.16b, v4.16b, v1.16b
    eor v8.16b, v5.16b, v4.16b
    eor v16.16b, v16.16b, v24.16b
    eor v29.16b, v29.16b, v1.16b
    eor v1.16b, v17.16b, v7.16b
    eor v17.16b, v17.16b, v6.16b
    eor v30.16b, v30.16b, v25.16b
    eor v29.16b, v29.16b, v31.16b
    eor v7.16b, v16.16b, v7.16b
    eor v2.16b, v2.16b, v17.16b
    bic v17.16b, v17.16b, v8.16b
    eor v31.16b, v31.16b, v8.16b
    eor v17.16b, v29.16b, v17.16b
    eor v17.16b, v0.16b, v17.16b
    shl v0.16b, v5.16b, #1
    sri v0.16b, v5.16b, #7
    orn v5.16b, v29.16b, v5.16b
    eor v5.16b, v6.16b, v5.16b
    and v6.16b, v16.16b, v27.16b
    eor v6.16b, v18.16b, v6.16b
    and v18.16b, v27.16b, v18.16b
    eor v16.16b, v16.16b, v6.16b
    eor v18.16b, v28.16b, v18.16b
    eor v28.16b, v30.16b, v27.16b
    eor v18.16b, v18.16b, v3.16b
    eor v25.16b, v25.16b, v16.16b
    bic v16.16b, v16.16b, v28.16b
    eor v28.16b, v3.16b, v28.16b
    shl v3.16b, v29.16b, #5
    eor v16.16b, v18.16b, v16.16b
    sri v3.16b, v29.16b, #3
    orr v29.16b, v5.16b, v29.16b
    eor v16.16b, v24.16b, v16.16b
    shl v24.16b, v30.16b, #1
    eor v29.16b, v4.16b, v29.16b
    shl v4.16b, v2.16b, #4
    sri v24.16b, v30.16b, #7
    orn v30.16b, v18.16b, v30.16b
    sri v4.16b, v2.16b, #4
    shl v2.16b, v31.16b, #7
    eor v30.16b, v6.16b, v30.16b
    shl v6.16b, v17.16b, #2
    sri v2.16b, v31.16b, #1
    ldr q31, [x0, #512]  /* again */
    sri v6.16b, v17.16b, #6
    shl v8.16b, v30.16b, #3
    sri v8.16b, v30.16b, #5
    eor v17.16b, v6.16b, v31.16b
    shl v6.16b, v5.16b, #3
    sri v6.16b, v5.16b, #5
    shl v5.16b, v25.16b, #4
    sri v5.16b, v25.16b, #4
    shl v25.16b, v18.16b, #5
    sri v25.16b, v18.16b, #3
    orr v18.16b, v30.16b, v18.16b
    eor v18.16b, v27.16b, v18.16b
    shl v27.16b, v28.16b, #7
    sri v27.16b, v28.16b, #1
    shl v28.16b, v16.16b, #2
    sri v28.16b, v16.16b, #6
    eor v16.16b, v28.16b, v31.16b
    ldp q28, q31, [x0, #416]
    eor v2.16b, v2.16b, v28.16b
    eor v4.16b, v4.16b, v31.16b
    eor v27.16b, v27.16b, v28.16b
    eor v28.16b, v5.16b, v31.16b
    ldp q5, q31, [x0, #480]
    eor v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v5.16b
    eor v24.16b, v24.16b, v31.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q31, q5, [x0, #448]
    eor v6.16b, v6.16b, v31.16b
    eor v30.16b, v8.16b, v31.16b
    shl v31.16b, v29.16b, #6
    sri v31.16b, v29.16b, #2
    eor v29.16b, v31.16b, v5.16b
    shl v31.16b, v18.16b, #6
    sri v31.16b, v18.16b, #2
    eor v18.16b, v31.16b, v5.16b
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v1.16b
    and v5.16b, v27.16b, v7.16b
    eor v31.16b, v4.16b, v31.16b
    and v4.16b, v17.16b, v0.16b
    eor v0.16b, v0.16b, v6.16b
    eor v28.16b, v28.16b, v5.16b
    eor v3.16b, v3.16b, v4.16b
    orr v4.16b, v31.16b, v2.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v6.16b, v3.16b
    eor v29.16b, v29.16b, v4.16b
    orr v4.16b, v31.16b, v1.16b
    eor v17.16b, v17.16b, v29.16b
    eor v2.16b, v2.16b, v4.16b
    orr v4.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v17.16b, v2.16b
    eor v4.16b, v6.16b, v4.16b
    ldr q6, [x0, #240]  /* again */
    and v5.16b, v17.16b, v3.16b
    eor v4.16b, v4.16b, v31.16b
    eor v5.16b, v0.16b, v5.16b
    and v0.16b, v3.16b, v0.16b
    shl v9.16b, v4.16b, #1
    eor v29.16b, v29.16b, v0.16b
    and v0.16b, v16.16b, v24.16b
    eor v8.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v5.16b
    eor v25.16b, v25.16b, v0.16b
    orr v0.16b, v28.16b, v27.16b
    eor v29.16b, v29.16b, v1.16b
    sri v9.16b, v4.16b, #7
    eor v0.16b, v7.16b, v0.16b
    eor v7.16b, v4.16b, v3.16b
    orn v4.16b, v29.16b, v4.16b
    eor v24.16b, v24.16b, v30.16b
    eor v1.16b, v1.16b, v7.16b
    bic v7.16b, v17.16b, v7.16b
    eor v17.16b, v31.16b, v17.16b
    eor v4.16b, v5.16b, v4.16b
    eor v31.16b, v29.16b, v7.16b
    shl v5.16b, v29.16b, #5
    eor v31.16b, v2.16b, v31.16b
    and v2.16b, v30.16b, v25.16b
    sri v5.16b, v29.16b, #3
    orr v29.16b, v4.16b, v29.16b
    eor v18.16b, v18.16b, v2.16b
    orr v2.16b, v28.16b, v0.16b
    eor v29.16b, v3.16b, v29.16b
    shl v3.16b, v1.16b, #7
    eor v27.16b, v27.16b, v2.16b
    ldp q7, q2, [x0, #544]
    shl v10.16b, v31.16b, #2
    sri v3.16b, v1.16b, #1
    eor v16.16b, v16.16b, v18.16b
    sri v10.16b, v31.16b, #6
    eor v1.16b, v3.16b, v7.16b
    shl v3.16b, v17.16b, #4
    sri v3.16b, v17.16b, #4
    eor v17.16b, v3.16b, v2.16b
    ldr q3, [x0, #640]  /* again */
    eor v31.16b, v10.16b, v3.16b
    orr v10.16b, v18.16b, v25.16b
    eor v25.16b, v25.16b, v16.16b
    eor v16.16b, v16.16b, v27.16b
    eor v30.16b, v30.16b, v10.16b
    shl v10.16b, v4.16b, #3
    eor v6.16b, v16.16b, v6.16b
    sri v10.16b, v4.16b, #5
    eor v30.16b, v30.16b, v28.16b
    shl v4.16b, v29.16b, #6
    sri v4.16b, v29.16b, #2
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v29.16b, v1.16b, v8.16b
    eor v17.16b, v17.16b, v29.16b
    and v29.16b, v16.16b, v25.16b
    eor v29.16b, v24.16b, v29.16b
    and v24.16b, v25.16b, v24.16b
    eor v16.16b, v16.16b, v29.16b
    eor v18.16b, v18.16b, v24.16b
    eor v24.16b, v28.16b, v16.16b
    eor v28.16b, v30.16b, v25.16b
    eor v18.16b, v18.16b, v0.16b
    bic v16.16b, v16.16b, v28.16b
    eor v28.16b, v0.16b, v28.16b
    shl v0.16b, v24.16b, #4
    eor v16.16b, v18.16b, v16.16b
    sri v0.16b, v24.16b, #4
    eor v16.16b, v27.16b, v16.16b
    shl v27.16b, v30.16b, #1
    eor v24.16b, v0.16b, v2.16b
    ldp q0, q2, [x0, #576]
    sri v27.16b, v30.16b, #7
    orn v30.16b, v18.16b, v30.16b
    eor v29.16b, v29.16b, v30.16b
    orr v30.16b, v17.16b, v1.16b
    eor v30.16b, v8.16b, v30.16b
    eor v8.16b, v9.16b, v0.16b
    eor v27.16b, v27.16b, v0.16b
    shl v0.16b, v18.16b, #5
    eor v9.16b, v10.16b, v2.16b
    sri v0.16b, v18.16b, #3
    orr v18.16b, v29.16b, v18.16b
    eor v18.16b, v25.16b, v18.16b
    shl v25.16b, v28.16b, #7
    sri v25.16b, v28.16b, #1
    eor v25.16b, v25.16b, v7.16b
    ldp q7, q28, [x0, #608]
    eor v5.16b, v5.16b, v28.16b
    eor v28.16b, v0.16b, v28.16b
    shl v0.16b, v16.16b, #2
    eor v4.16b, v4.16b, v7.16b
    sri v0.16b, v16.16b, #6
    eor v16.16b, v0.16b, v3.16b
    and v0.16b, v31.16b, v8.16b
    eor v3.16b, v8.16b, v9.16b
    and v8.16b, v25.16b, v6.16b
    eor v0.16b, v5.16b, v0.16b
    orr v5.16b, v17.16b, v30.16b
    eor v24.16b, v24.16b, v8.16b
    shl v8.16b, v18.16b, #6
    eor v1.16b, v1.16b, v5.16b
    and v5.16b, v9.16b, v0.16b
    sri v8.16b, v18.16b, #2
    and v18.16b, v16.16b, v27.16b
    eor v4.16b, v4.16b, v5.16b
    shl v5.16b, v29.16b, #3
    eor v18.16b, v28.16b, v18.16b
    eor v7.16b, v8.16b, v7.16b
    eor v31.16b, v31.16b, v4.16b
    sri v5.16b, v29.16b, #5
    orr v29.16b, v4.16b, v0.16b
    eor v0.16b, v0.16b, v31.16b
    eor v31.16b, v31.16b, v1.16b
    eor v29.16b, v9.16b, v29.16b
    eor v2.16b, v5.16b, v2.16b
    and v5.16b, v31.16b, v0.16b
    eor v29.16b, v29.16b, v17.16b
    eor v27.16b, v27.16b, v2.16b
    eor v5.16b, v3.16b, v5.16b
    and v3.16b, v0.16b, v3.16b
    eor v28.16b, v29.16b, v0.16b
    shl v11.16b, v29.16b, #1
    eor v3.16b, v4.16b, v3.16b
    eor v8.16b, v31.16b, v5.16b
    orr v4.16b, v24.16b, v25.16b
    sri v11.16b, v29.16b, #7
    eor v3.16b, v3.16b, v30.16b
    eor v30.16b, v30.16b, v28.16b
    bic v28.16b, v8.16b, v28.16b
    eor v4.16b, v6.16b, v4.16b
    eor v17.16b, v17.16b, v8.16b
    and v6.16b, v2.16b, v18.16b
    eor v28.16b, v3.16b, v28.16b
    eor v6.16b, v7.16b, v6.16b
    eor v28.16b, v1.16b, v28.16b
    orr v1.16b, v24.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    eor v25.16b, v25.16b, v1.16b
    shl v1.16b, v30.16b, #7
    shl v12.16b, v28.16b, #2
    sri v1.16b, v30.16b, #1
    orn v30.16b, v3.16b, v29.16b
    sri v12.16b, v28.16b, #6
    eor v30.16b, v5.16b, v30.16b
    ldp q8, q5, [x0, #736]
    ldp q10, q9, [x0, #672]
    eor v29.16b, v11.16b, v5.16b
    shl v11.16b, v3.16b, #5
    eor v1.16b, v1.16b, v10.16b
    sri v11.16b, v3.16b, #3
    orr v3.16b, v30.16b, v3.16b
    ldr q7, [x0, #256]  /* again */
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v11.16b, v8.16b
    orr v11.16b, v6.16b, v18.16b
    eor v18.16b, v18.16b, v16.16b
    eor v16.16b, v16.16b, v25.16b
    eor v2.16b, v2.16b, v11.16b
    shl v11.16b, v17.16b, #4
    eor v31.16b, v31.16b, v7.16b
    eor v7.16b, v16.16b, v7.16b
    sri v11.16b, v17.16b, #4
    eor v2.16b, v2.16b, v24.16b
    eor v17.16b, v11.16b, v9.16b
    ldr q11, [x0, #768]  /* again */
    eor v28.16b, v12.16b, v11.16b
    shl v12.16b, v30.16b, #3
    sri v12.16b, v30.16b, #5
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    and v30.16b, v1.16b, v31.16b
    eor v17.16b, v17.16b, v30.16b
    shl v30.16b, v0.16b, #6
    sri v30.16b, v0.16b, #2
    and v0.16b, v18.16b, v27.16b
    eor v0.16b, v6.16b, v0.16b
    and v6.16b, v16.16b, v18.16b
    eor v27.16b, v27.16b, v6.16b
    eor v6.16b, v2.16b, v18.16b
    eor v0.16b, v0.16b, v4.16b
    eor v16.16b, v16.16b, v27.16b
    eor v4.16b, v4.16b, v6.16b
    eor v24.16b, v24.16b, v16.16b
    bic v16.16b, v16.16b, v6.16b
    eor v16.16b, v0.16b, v16.16b
    eor v16.16b, v25.16b, v16.16b
    shl v25.16b, v2.16b, #1
    sri v25.16b, v2.16b, #7
    orn v2.16b, v0.16b, v2.16b
    eor v27.16b, v27.16b, v2.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q2, q5, [x0, #704]
    eor v6.16b, v12.16b, v2.16b
    and v12.16b, v28.16b, v29.16b
    eor v30.16b, v30.16b, v5.16b
    eor v3.16b, v3.16b, v12.16b
    orr v12.16b, v17.16b, v1.16b
    eor v29.16b, v29.16b, v6.16b
    eor v31.16b, v31.16b, v12.16b
    shl v12.16b, v0.16b, #5
    sri v12.16b, v0.16b, #3
    orr v0.16b, v27.16b, v0.16b
    eor v18.16b, v18.16b, v0.16b
    eor v0.16b, v12.16b, v8.16b
    shl v8.16b, v24.16b, #4
    sri v8.16b, v24.16b, #4
    eor v24.16b, v8.16b, v9.16b
    and v8.16b, v6.16b, v3.16b
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v4.16b, #7
    sri v8.16b, v4.16b, #1
    orr v4.16b, v17.16b, v31.16b
    eor v28.16b, v28.16b, v30.16b
    orr v9.16b, v30.16b, v3.16b
    eor v1.16b, v1.16b, v4.16b
    shl v4.16b, v16.16b, #2
    eor v8.16b, v8.16b, v10.16b
    eor v6.16b, v6.16b, v9.16b
    sri v4.16b, v16.16b, #6
    eor v16.16b, v28.16b, v1.16b
    eor v28.16b, v3.16b, v28.16b
    and v10.16b, v8.16b, v7.16b
    shl v3.16b, v27.16b, #3
    eor v4.16b, v4.16b, v11.16b
    and v9.16b, v16.16b, v28.16b
    eor v24.16b, v24.16b, v10.16b
    shl v10.16b, v18.16b, #6
    eor v6.16b, v6.16b, v17.16b
    sri v3.16b, v27.16b, #5
    and v27.16b, v4.16b, v25.16b
    eor v9.16b, v29.16b, v9.16b
    and v29.16b, v28.16b, v29.16b
    sri v10.16b, v18.16b, #2
    eor v18.16b, v0.16b, v27.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v6.16b, v28.16b
    eor v0.16b, v10.16b, v5.16b
    eor v5.16b, v16.16b, v9.16b
    eor v29.16b, v29.16b, v31.16b
    eor v31.16b, v31.16b, v30.16b
    bic v30.16b, v5.16b, v30.16b
    eor v2.16b, v3.16b, v2.16b
    orr v27.16b, v24.16b, v8.16b
    eor v17.16b, v17.16b, v5.16b
    eor v30.16b, v29.16b, v30.16b
    shl v12.16b, v6.16b, #1
    eor v27.16b, v7.16b, v27.16b
    eor v25.16b, v25.16b, v2.16b
    eor v30.16b, v1.16b, v30.16b
    and v1.16b, v2.16b, v18.16b
    ldp q3, q11, [x0, #272]
    sri v12.16b, v6.16b, #7
    orn v6.16b, v29.16b, v6.16b
    eor v0.16b, v0.16b, v1.16b
    orr v1.16b, v24.16b, v27.16b
    eor v6.16b, v9.16b, v6.16b
    eor v1.16b, v8.16b, v1.16b
    ldp q5, q8, [x0, #368]
    eor v4.16b, v4.16b, v0.16b
    eor v16.16b, v16.16b, v3.16b
    eor v9.16b, v12.16b, v5.16b
    shl v12.16b, v31.16b, #7
    ldp q7, q10, [x0, #304]
    sri v12.16b, v31.16b, #1
    eor v31.16b, v12.16b, v11.16b
    shl v12.16b, v29.16b, #5
    sri v12.16b, v29.16b, #3
    orr v29.16b, v6.16b, v29.16b
    eor v28.16b, v28.16b, v29.16b
    shl v29.16b, v17.16b, #4
    sri v29.16b, v17.16b, #4
    eor v17.16b, v29.16b, v7.16b
    shl v29.16b, v30.16b, #2
    sri v29.16b, v30.16b, #6
    orr v30.16b, v0.16b, v18.16b
    eor v18.16b, v18.16b, v4.16b
    eor v4.16b, v4.16b, v1.16b
    eor v30.16b, v2.16b, v30.16b
    eor v29.16b, v29.16b, v8.16b
    and v13.16b, v4.16b, v18.16b
    eor v2.16b, v4.16b, v3.16b
    eor v30.16b, v30.16b, v24.16b
    shl v3.16b, v6.16b, #3
    eor v13.16b, v25.16b, v13.16b
    and v25.16b, v18.16b, v25.16b
    sri v3.16b, v6.16b, #5
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and v6.16b, v31.16b, v16.16b
    eor v4.16b, v4.16b, v13.16b
    eor v25.16b, v0.16b, v25.16b
    eor v0.16b, v30.16b, v18.16b
    eor v17.16b, v17.16b, v6.16b
    eor v25.16b, v25.16b, v27.16b
    eor v24.16b, v24.16b, v4.16b
    bic v4.16b, v4.16b, v0.16b
    eor v27.16b, v27.16b, v0.16b
    shl v6.16b, v28.16b, #6
    eor v3.16b, v3.16b, v10.16b
    eor v0.16b, v25.16b, v4.16b
    orr v4.16b, v17.16b, v31.16b
    sri v6.16b, v28.16b, #2
    and v28.16b, v29.16b, v9.16b
    eor v0.16b, v1.16b, v0.16b
    shl v1.16b, v30.16b, #1
    eor v16.16b, v16.16b, v4.16b
    shl v4.16b, v24.16b, #4
    sri v1.16b, v30.16b, #7
    orn v30.16b, v25.16b, v30.16b
    sri v4.16b, v24.16b, #4
    eor v9.16b, v9.16b, v3.16b
    eor v1.16b, v1.16b, v5.16b
    eor v30.16b, v13.16b, v30.16b
    eor v24.16b, v4.16b, v7.16b
    ldp q5, q4, [x0, #336]
    eor v7.16b, v12.16b, v4.16b
    eor v6.16b, v6.16b, v5.16b
    eor v28.16b, v7.16b, v28.16b
    shl v7.16b, v25.16b, #5
    sri v7.16b, v25.16b, #3
    orr v25.16b, v30.16b, v25.16b
    eor v18.16b, v18.16b, v25.16b
    eor v25.16b, v7.16b, v4.16b
    and v4.16b, v3.16b, v28.16b
    eor v4.16b, v6.16b, v4.16b
    shl v6.16b, v27.16b, #7
    sri v6.16b, v27.16b, #1
    orr v27.16b, v17.16b, v16.16b
    eor v29.16b, v29.16b, v4.16b
    orr v7.16b, v4.16b, v28.16b
    eor v27.16b, v31.16b, v27.16b
    shl v31.16b, v0.16b, #2
    eor v6.16b, v6.16b, v11.16b
    eor v28.16b, v28.16b, v29.16b
    sri v31.16b, v0.16b, #6
    eor v0.16b, v29.16b, v27.16b
    shl v29.16b, v30.16b, #3
    eor v3.16b, v3.16b, v7.16b
    eor v31.16b, v31.16b, v8.16b
    and v8.16b, v6.16b, v2.16b
    and v7.16b, v0.16b, v28.16b
    sri v29.16b, v30.16b, #5
    eor v24.16b, v24.16b, v8.16b
    shl v8.16b, v18.16b, #6
    and v30.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v17.16b
    eor v7.16b, v9.16b, v7.16b
    and v9.16b, v28.16b, v9.16b
    sri v8.16b, v18.16b, #2
    eor v18.16b, v25.16b, v30.16b
    eor v30.16b, v4.16b, v9.16b
    eor v4.16b, v3.16b, v28.16b
    eor v5.16b, v8.16b, v5.16b
    eor v8.16b, v0.16b, v7.16b
    eor v30.16b, v30.16b, v16.16b
    eor v16.16b, v16.16b, v4.16b
    bic v4.16b, v8.16b, v4.16b
    eor v29.16b, v29.16b, v10.16b
    orr v25.16b, v24.16b, v6.16b
    eor v17.16b, v17.16b, v8.16b
    eor v4.16b, v30.16b, v4.16b
    shl v12.16b, v3.16b, #1
    eor v25.16b, v2.16b, v25.16b
    eor v1.16b, v1.16b, v29.16b
    eor v27.16b, v27.16b, v4.16b
    and v4.16b, v29.16b, v18.16b
    ldp q10, q11, [x0, #400]
    sri v12.16b, v3.16b, #7
    orn v3.16b, v30.16b, v3.16b
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v24.16b, v25.16b
    eor v3.16b, v7.16b, v3.16b
    eor v5.16b, v6.16b, v5.16b
    ldp q6, q8, [x0, #496]
    eor v31.16b, v31.16b, v4.16b
    eor v0.16b, v0.16b, v10.16b
    eor v7.16b, v12.16b, v6.16b
    shl v12.16b, v16.16b, #7
    ldp q2, q9, [x0, #432]
    sri v12.16b, v16.16b, #1
    eor v16.16b, v12.16b, v11.16b
    shl v12.16b, v30.16b, #5
    sri v12.16b, v30.16b, #3
    orr v30.16b, v3.16b, v30.16b
    eor v28.16b, v28.16b, v30.16b
    shl v30.16b, v17.16b, #4
    sri v30.16b, v17.16b, #4
    eor v17.16b, v30.16b, v2.16b
    shl v30.16b, v27.16b, #2
    sri v30.16b, v27.16b, #6
    eor v27.16b, v30.16b, v8.16b
    orr v30.16b, v4.16b, v18.16b
    eor v18.16b, v18.16b, v31.16b
    eor v31.16b, v31.16b, v5.16b
    eor v29.16b, v29.16b, v30.16b
    and v13.16b, v31.16b, v18.16b
    eor v30.16b, v31.16b, v10.16b
    eor v29.16b, v29.16b, v24.16b
    shl v10.16b, v3.16b, #3
    eor v13.16b, v1.16b, v13.16b
    and v1.16b, v18.16b, v1.16b
    sri v10.16b, v3.16b, #5
    eor v31.16b, v31.16b, v13.16b
    eor v1.16b, v4.16b, v1.16b
    eor v4.16b, v29.16b, v18.16b
    eor v3.16b, v10.16b, v9.16b
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and v10.16b, v16.16b, v0.16b
    eor v1.16b, v1.16b, v25.16b
    eor v24.16b, v24.16b, v31.16b
    bic v31.16b, v31.16b, v4.16b
    eor v17.16b, v17.16b, v10.16b
    eor v25.16b, v25.16b, v4.16b
    eor v31.16b, v1.16b, v31.16b
    shl v4.16b, v29.16b, #1
    shl v10.16b, v28.16b, #6
    eor v31.16b, v5.16b, v31.16b
    orr v5.16b, v17.16b, v16.16b
    sri v4.16b, v29.16b, #7
    orn v29.16b, v1.16b, v29.16b
    eor v0.16b, v0.16b, v5.16b
    shl v5.16b, v24.16b, #4
    sri v10.16b, v28.16b, #2
    and v28.16b, v27.16b, v7.16b
    sri v5.16b, v24.16b, #4
    eor v4.16b, v4.16b, v6.16b
    eor v29.16b, v13.16b, v29.16b
    eor v7.16b, v7.16b, v3.16b
    eor v24.16b, v5.16b, v2.16b
    ldp q5, q2, [x0, #464]
    eor v6.16b, v12.16b, v2.16b
    eor v10.16b, v10.16b, v5.16b
    eor v28.16b, v6.16b, v28.16b
    shl v6.16b, v1.16b, #5
    sri v6.16b, v1.16b, #3
    orr v1.16b, v29.16b, v1.16b
    eor v18.16b, v18.16b, v1.16b
    eor v1.16b, v6.16b, v2.16b
    and v2.16b, v3.16b, v28.16b
    shl v6.16b, v25.16b, #7
    eor v2.16b, v10.16b, v2.16b
    sri v6.16b, v25.16b, #1
    orr v25.16b, v17.16b, v0.16b
    eor v27.16b, v27.16b, v2.16b
    eor v6.16b, v6.16b, v11.16b
    eor v16.16b, v16.16b, v25.16b
    shl v25.16b, v31.16b, #2
    orr v10.16b, v2.16b, v28.16b
    sri v25.16b, v31.16b, #6
    eor v31.16b, v27.16b, v16.16b
    eor v27.16b, v28.16b, v27.16b
    shl v28.16b, v29.16b, #3
    eor v25.16b, v25.16b, v8.16b
    and v8.16b, v6.16b, v30.16b
    eor v3.16b, v3.16b, v10.16b
    and v10.16b, v31.16b, v27.16b
    sri v28.16b, v29.16b, #5
    and v29.16b, v25.16b, v4.16b
    eor v24.16b, v24.16b, v8.16b
    shl v8.16b, v18.16b, #6
    eor v3.16b, v3.16b, v17.16b
    eor v10.16b, v7.16b, v10.16b
    and v7.16b, v27.16b, v7.16b
    eor v28.16b, v28.16b, v9.16b
    sri v8.16b, v18.16b, #2
    eor v18.16b, v1.16b, v29.16b
    orr v29.16b, v24.16b, v6.16b
    eor v1.16b, v3.16b, v27.16b
    eor v9.16b, v31.16b, v10.16b
    eor v2.16b, v2.16b, v7.16b
    ldp q7, q11, [x0, #528]
    eor v5.16b, v8.16b, v5.16b
    eor v29.16b, v30.16b, v29.16b
    ldp q8, q30, [x0, #560]
    eor v2.16b, v2.16b, v0.16b
    eor v0.16b, v0.16b, v1.16b
    bic v1.16b, v9.16b, v1.16b
    shl v12.16b, v3.16b, #1
    eor v17.16b, v17.16b, v9.16b
    eor v4.16b, v4.16b, v28.16b
    eor v1.16b, v2.16b, v1.16b
    sri v12.16b, v3.16b, #7
    orn v3.16b, v2.16b, v3.16b
    eor v31.16b, v31.16b, v7.16b
    eor v16.16b, v16.16b, v1.16b
    and v1.16b, v28.16b, v18.16b
    eor v3.16b, v10.16b, v3.16b
    eor v10.16b, v12.16b, v30.16b
    shl v12.16b, v0.16b, #7
    eor v1.16b, v5.16b, v1.16b
    orr v5.16b, v24.16b, v29.16b
    sri v12.16b, v0.16b, #1
    eor v25.16b, v25.16b, v1.16b
    eor v5.16b, v6.16b, v5.16b
    ldp q6, q9, [x0, #624]
    eor v0.16b, v12.16b, v11.16b
    shl v12.16b, v2.16b, #5
    sri v12.16b, v2.16b, #3
    orr v2.16b, v3.16b, v2.16b
    eor v27.16b, v27.16b, v2.16b
    eor v2.16b, v12.16b, v6.16b
    shl v12.16b, v17.16b, #4
    sri v12.16b, v17.16b, #4
    eor v17.16b, v12.16b, v8.16b
    shl v12.16b, v16.16b, #2
    sri v12.16b, v16.16b, #6
    eor v16.16b, v12.16b, v9.16b
    orr v12.16b, v1.16b, v18.16b
    eor v18.16b, v18.16b, v25.16b
    eor v25.16b, v25.16b, v5.16b
    eor v28.16b, v28.16b, v12.16b
    shl v12.16b, v3.16b, #3
    eor v7.16b, v25.16b, v7.16b
    sri v12.16b, v3.16b, #5
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and v3.16b, v0.16b, v31.16b
    eor v28.16b, v28.16b, v24.16b
    eor v17.16b, v17.16b, v3.16b
    shl v3.16b, v27.16b, #6
    sri v3.16b, v27.16b, #2
    and v27.16b, v16.16b, v10.16b
    eor v27.16b, v2.16b, v27.16b
    and v2.16b, v25.16b, v18.16b
    eor v2.16b, v4.16b, v2.16b
    and v4.16b, v18.16b, v4.16b
    eor v25.16b, v25.16b, v2.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v28.16b, v18.16b
    eor v1.16b, v1.16b, v29.16b
    eor v24.16b, v24.16b, v25.16b
    bic v25.16b, v25.16b, v4.16b
    eor v29.16b, v29.16b, v4.16b
    shl v4.16b, v28.16b, #1
    eor v25.16b, v1.16b, v25.16b
    sri v4.16b, v28.16b, #7
    orn v28.16b, v1.16b, v28.16b
    eor v25.16b, v5.16b, v25.16b
    eor v28.16b, v2.16b, v28.16b
    eor v30.16b, v4.16b, v30.16b
    ldp q2, q4, [x0, #592]
    eor v5.16b, v12.16b, v2.16b
    orr v12.16b, v17.16b, v0.16b
    eor v3.16b, v3.16b, v4.16b
    eor v31.16b, v31.16b, v12.16b
    shl v12.16b, v24.16b, #4
    eor v10.16b, v10.16b, v5.16b
    sri v12.16b, v24.16b, #4
    eor v24.16b, v12.16b, v8.16b
    shl v8.16b, v1.16b, #5
    sri v8.16b, v1.16b, #3
    orr v1.16b, v28.16b, v1.16b
    eor v18.16b, v18.16b, v1.16b
    eor v1.16b, v8.16b, v6.16b
    and v6.16b, v5.16b, v27.16b
    orr v8.16b, v17.16b, v31.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v29.16b, #7
    eor v0.16b, v0.16b, v8.16b
    shl v8.16b, v28.16b, #3
    eor v16.16b, v16.16b, v3.16b
    sri v6.16b, v29.16b, #1
    shl v29.16b, v25.16b, #2
    eor v6.16b, v6.16b, v11.16b
    sri v8.16b, v28.16b, #5
    sri v29.16b, v25.16b, #6
    eor v25.16b, v27.16b, v16.16b
    orr v27.16b, v3.16b, v27.16b
    eor v16.16b, v16.16b, v0.16b
    eor v29.16b, v29.16b, v9.16b
    and v9.16b, v25.16b, v10.16b
    eor v27.16b, v5.16b, v27.16b
    shl v5.16b, v18.16b, #6
    and v28.16b, v29.16b, v30.16b
    eor v3.16b, v3.16b, v9.16b
    and v9.16b, v6.16b, v7.16b
    eor v2.16b, v8.16b, v2.16b
    and v8.16b, v16.16b, v25.16b
    sri v5.16b, v18.16b, #2
    eor v18.16b, v1.16b, v28.16b
    eor v24.16b, v24.16b, v9.16b
    eor v27.16b, v27.16b, v17.16b
    eor v28.16b, v10.16b, v8.16b
    eor v1.16b, v3.16b, v31.16b
    eor v3.16b, v5.16b, v4.16b
    and v4.16b, v2.16b, v18.16b
    orr v5.16b, v24.16b, v6.16b
    eor v8.16b, v27.16b, v25.16b
    eor v9.16b, v16.16b, v28.16b
    orn v10.16b, v1.16b, v27.16b
    eor v3.16b, v3.16b, v4.16b
    eor v4.16b, v7.16b, v5.16b
    shl v12.16b, v27.16b, #1
    ldp q5, q7, [x0, #656]
    eor v28.16b, v28.16b, v10.16b
    bic v10.16b, v9.16b, v8.16b
    eor v17.16b, v17.16b, v9.16b
    orr v9.16b, v24.16b, v4.16b
    sri v12.16b, v27.16b, #7
    eor v31.16b, v31.16b, v8.16b
    ldp q8, q11, [x0, #688]
    shl v27.16b, v1.16b, #5
    eor v10.16b, v1.16b, v10.16b
    eor v6.16b, v6.16b, v9.16b
    orr v9.16b, v28.16b, v1.16b
    sri v27.16b, v1.16b, #3
    eor v29.16b, v29.16b, v3.16b
    shl v1.16b, v28.16b, #3
    eor v0.16b, v0.16b, v10.16b
    eor v30.16b, v30.16b, v2.16b
    eor v25.16b, v25.16b, v9.16b
    sri v1.16b, v28.16b, #5
    eor v9.16b, v18.16b, v29.16b
    orr v18.16b, v3.16b, v18.16b
    eor v29.16b, v29.16b, v6.16b
    eor v28.16b, v1.16b, v11.16b
    shl v1.16b, v31.16b, #7
    eor v18.16b, v2.16b, v18.16b
    eor v16.16b, v16.16b, v5.16b
    sri v1.16b, v31.16b, #1
    eor v5.16b, v29.16b, v5.16b
    eor v18.16b, v18.16b, v24.16b
    eor v31.16b, v1.16b, v7.16b
    shl v1.16b, v17.16b, #4
    ldp q10, q2, [x0, #720]
    sri v1.16b, v17.16b, #4
    eor v17.16b, v1.16b, v8.16b
    shl v1.16b, v0.16b, #2
    eor v27.16b, v27.16b, v2.16b
    sri v1.16b, v0.16b, #6
    and v0.16b, v9.16b, v30.16b
    eor v0.16b, v3.16b, v0.16b
    shl v3.16b, v25.16b, #6
    sri v3.16b, v25.16b, #2
    eor v0.16b, v0.16b, v4.16b
    eor v25.16b, v3.16b, v10.16b
    and v3.16b, v29.16b, v9.16b
    eor v30.16b, v30.16b, v3.16b
    eor v3.16b, v18.16b, v9.16b
    eor v29.16b, v29.16b, v30.16b
    eor v24.16b, v24.16b, v29.16b
    bic v29.16b, v29.16b, v3.16b
    eor v3.16b, v4.16b, v3.16b
    shl v4.16b, v18.16b, #1
    eor v29.16b, v0.16b, v29.16b
    sri v4.16b, v18.16b, #7
    orn v18.16b, v0.16b, v18.16b
    eor v29.16b, v6.16b, v29.16b
    eor v18.16b, v30.16b, v18.16b
    trn1 v30.4s, v31.4s, v27.4s
    trn2 v27.4s, v31.4s, v27.4s
    shl v31.16b, v0.16b, #5
    sri v31.16b, v0.16b, #3
    orr v0.16b, v18.16b, v0.16b
    eor v31.16b, v31.16b, v2.16b
    ldp q2, q6, [x0, #752]
    eor v0.16b, v9.16b, v0.16b
    eor v9.16b, v12.16b, v2.16b
    shl v12.16b, v3.16b, #7
    eor v2.16b, v4.16b, v2.16b
    trn1 v4.4s, v16.4s, v25.4s
    sri v12.16b, v3.16b, #1
    trn2 v16.4s, v16.4s, v25.4s
    shl v25.16b, v24.16b, #4
    eor v1.16b, v1.16b, v6.16b
    eor v3.16b, v12.16b, v7.16b
    shl v12.16b, v18.16b, #3
    shl v7.16b, v29.16b, #2
    sri v12.16b, v18.16b, #5
    sri v25.16b, v24.16b, #4
    eor v18.16b, v12.16b, v11.16b
    shl v11.16b, v0.16b, #6
    sri v7.16b, v29.16b, #6
    eor v24.16b, v25.16b, v8.16b
    trn1 v25.4s, v17.4s, v9.4s
    trn1 v8.4s, v28.4s, v1.4s
    sri v11.16b, v0.16b, #2
    trn2 v17.4s, v17.4s, v9.4s
    trn2 v28.4s, v28.4s, v1.4s
    ldp q1, q9, [x2, #0]
    eor v29.16b, v7.16b, v6.16b
    ldp q6, q7, [x2, #32]
    eor v0.16b, v11.16b, v10.16b
    trn1 v10.8h, v4.8h, v25.8h
    trn2 v25.8h, v4.8h, v25.8h
    trn1 v4.8h, v30.8h, v8.8h
    trn2 v30.8h, v30.8h, v8.8h
    trn1 v8.8h, v16.8h, v17.8h
    trn2 v16.8h, v16.8h, v17.8h
    trn1 v17.16b, v10.16b, v4.16b
    trn2 v4.16b, v10.16b, v4.16b
    trn1 v10.16b, v25.16b, v30.16b
    trn2 v25.16b, v25.16b, v30.16b
    eor v17.16b, v17.16b, v1.16b
    eor v30.16b, v4.16b, v9.16b
    eor v1.16b, v10.16b, v6.16b
    eor v25.16b, v25.16b, v7.16b
    trn1 v4.8h, v27.8h, v28.8h
    stp q17, q30, [x3, #0]
    trn2 v17.8h, v27.8h, v28.8h
    trn1 v27.4s, v5.4s, v0.4s
    stp q1, q25, [x3, #32]
    ldp q25, q28, [x2, #64]
    trn1 v30.16b, v8.16b, v4.16b
    trn2 v1.16b, v8.16b, v4.16b
    ldp q4, q6, [x2, #96]
    trn1 v7.16b, v16.16b, v17.16b
    trn2 v16.16b, v16.16b, v17.16b
    trn1 v17.4s, v3.4s, v31.4s
    trn1 v8.4s, v24.4s, v2.4s
    trn1 v9.4s, v18.4s, v29.4s
    trn2 v0.4s, v5.4s, v0.4s
    trn1 v5.8h, v27.8h, v8.8h
    trn2 v27.8h, v27.8h, v8.8h
    eor v25.16b, v30.16b, v25.16b
    eor v28.16b, v1.16b, v28.16b
    eor v30.16b, v7.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    stp q25, q28, [x3, #64]
    trn1 v25.8h, v17.8h, v9.8h
    trn2 v17.8h, v17.8h, v9.8h
    stp q30, q16, [x3, #96]
    ldp q16, q28, [x2, #128]
    trn2 v30.4s, v3.4s, v31.4s
    trn2 v24.4s, v24.4s, v2.4s
    ldp q31, q1, [x2, #160]
    trn1 v2.16b, v5.16b, v25.16b
    trn2 v25.16b, v5.16b, v25.16b
    trn1 v3.16b, v27.16b, v17.16b
    trn2 v17.16b, v27.16b, v17.16b
    trn2 v18.4s, v18.4s, v29.4s
    trn1 v27.8h, v0.8h, v24.8h
    trn2 v24.8h, v0.8h, v24.8h
    eor v16.16b, v2.16b, v16.16b
    eor v25.16b, v25.16b, v28.16b
    eor v28.16b, v3.16b, v31.16b
    eor v17.16b, v17.16b, v1.16b
    add x15, x15, #32
    stp q16, q25, [x3, #128]
    trn1 v16.8h, v30.8h, v18.8h
    trn2 v18.8h, v30.8h, v18.8h
    stp q28, q17, [x3, #160]
    ldp q17, q25, [x2, #192]
    str x15, [sp, #272]  /* spill */
    ldp q28, q29, [x2, #224]
    trn1 v30.16b, v27.16b, v16.16b
    trn2 v16.16b, v27.16b, v16.16b
    add x2, x2, #256
    trn1 v27.16b, v24.16b, v18.16b
    trn2 v18.16b, v24.16b, v18.16b
    eor v17.16b, v30.16b, v17.16b
    eor v16.16b, v16.16b, v25.16b
    eor v24.16b, v27.16b, v28.16b
    eor v18.16b, v18.16b, v29.16b
    stp q17, q16, [x3, #192]
    ldr q16, [sp, #16]  /* reload */
    ldr q17, [sp, #32]  /* reload */
    stp q24, q18, [x3, #224]
    add x3, x3, #256
    ldr q18, [sp, #0]  /* reload */
    cbz x15, L(pipo64_256_ctr_carry2)
    sub x4, x4, #256
    tbnz x4, 63, L(pipo64_256_ctr_fewer14)
    add x16, x15, #31
    tbnz x16, 63, L(pipo64_256_ctr_batch15)
L(pipo64_256_ctr_fewer14):
    add x16, x4, #256
    sub x4, x16, #128
    tbnz x4, 63, L(pipo64_256_ctr_fewer21)
    add x16, x15, #15
    tbz x16, 63, L(pipo64_256_ctr_fewer21)
    movz w16, #0x200, lsl #0
    movz w17, #0xa08, lsl #0
    movz w8, #0x301, lsl #0
    movk w16, #0x604, lsl #16  /* 0x06040200 */
    movk w17, #0xe0c, lsl #16  /* 0x0e0c0a08 */
    movz w5, #0xff, lsl #0
    dup v22.4s, w16
    movk w8, #0x705, lsl #16  /* 0x07050301 */
    and w16, w15, w5
    movz w5, #0xb09, lsl #0
    orr w16, w16, w16, lsl #8
    movk w5, #0xf0d, lsl #16  /* 0x0f0d0b09 */
    movz w6, #0xff, lsl #0
    orr w16, w16, w16, lsl #16
    and w6, w6, w15, lsr #8
    ins v22.s[1], w17  /* 0x6040200060402000e0c0a0806040200 */
    orr w17, w6, w6, lsl #8
    dup v23.4s, w16
    orr w16, w17, w17, lsl #16
    dup v24.4s, w16
    ins v22.s[2], w8  /* 0x6040200070503010e0c0a0806040200 */
    ins v22.s[3], w5  /* 0xf0d0b09070503010e0c0a0806040200 */
    movz w16, #0x1010, lsl #0
    add v25.16b, v23.16b, v22.16b
    movk w16, #0x1010, lsl #16  /* 0x10101010 */
    /* start: x := x ^ rk[0] */
    ldr q26, [x0, #640]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldp q28, q27, [x0, #672]
    dup v29.4s, w16
    ldp q31, q30, [x0, #704]
    ldr q0, [x0, #768]
    orr v22.16b, v25.16b, v25.16b
    bic v23.16b, v23.16b, v25.16b
    ldp q1, q25, [x0, #736]
    ushr v23.16b, v23.16b, #7
    add v23.16b, v24.16b, v23.16b
L(pipo64_256_ctr_batch22):
    /* start: x := x ^ rk[0] */
    ldp q24, q2, [x0, #48]
    eor v3.16b, v22.16b, v26.16b
    eor v24.16b, v23.16b, v24.16b
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v24.16b
    eor v24.16b, v24.16b, v16.16b
    eor v18.16b, v18.16b, v4.16b
    and v4.16b, v16.16b, v18.16b
    eor v4.16b, v17.16b, v4.16b
    eor v3.16b, v3.16b, v4.16b
    orr v5.16b, v4.16b, v18.16b
    eor v6.16b, v3.16b, v21.16b
    eor v18.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v5.16b
    and v3.16b, v6.16b, v18.16b
    and v5.16b, v18.16b, v24.16b
    eor v16.16b, v16.16b, v19.16b
    eor v2.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v3.16b
    eor v3.16b, v4.16b, v5.16b
    eor v4.16b, v16.16b, v18.16b
    shl v5.16b, v16.16b, #1
    eor v6.16b, v6.16b, v24.16b
    eor v3.16b, v3.16b, v20.16b
    eor v7.16b, v20.16b, v4.16b
    sri v5.16b, v16.16b, #7
    bic v4.16b, v6.16b, v4.16b
    eor v6.16b, v19.16b, v6.16b
    orn v16.16b, v3.16b, v16.16b
    shl v8.16b, v7.16b, #7
    eor v4.16b, v3.16b, v4.16b
    shl v9.16b, v6.16b, #4
    eor v16.16b, v24.16b, v16.16b
    sri v8.16b, v7.16b, #1
    eor v24.16b, v21.16b, v4.16b
    sri v9.16b, v6.16b, #4
    eor v4.16b, v8.16b, v28.16b
    orr v6.16b, v16.16b, v3.16b
    shl v7.16b, v24.16b, #2
    eor v8.16b, v9.16b, v27.16b
    shl v9.16b, v3.16b, #5
    eor v18.16b, v18.16b, v6.16b
    sri v7.16b, v24.16b, #6
    eor v24.16b, v5.16b, v25.16b
    shl v5.16b, v16.16b, #3
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v6.16b, v4.16b, v2.16b
    sri v9.16b, v3.16b, #3
    eor v3.16b, v7.16b, v0.16b
    sri v5.16b, v16.16b, #5
    and v16.16b, v3.16b, v24.16b
    shl v7.16b, v18.16b, #6
    eor v9.16b, v9.16b, v1.16b
    eor v6.16b, v8.16b, v6.16b
    eor v5.16b, v5.16b, v31.16b
    sri v7.16b, v18.16b, #2
    eor v16.16b, v9.16b, v16.16b
    orr v18.16b, v6.16b, v4.16b
    eor v24.16b, v24.16b, v5.16b
    eor v7.16b, v7.16b, v30.16b
    and v8.16b, v5.16b, v16.16b
    eor v18.16b, v2.16b, v18.16b
    eor v2.16b, v7.16b, v8.16b
    orr v7.16b, v6.16b, v18.16b
    eor v3.16b, v3.16b, v2.16b
    orr v8.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v7.16b
    eor v16.16b, v16.16b, v3.16b
    eor v5.16b, v5.16b, v8.16b
    eor v3.16b, v3.16b, v4.16b
    and v7.16b, v16.16b, v24.16b
    eor v5.16b, v5.16b, v6.16b
    and v8.16b, v3.16b, v16.16b
    eor v2.16b, v2.16b, v7.16b
    shl v11.16b, v5.16b, #1
    ldr q7, [x0, #80]
    eor v9.16b, v5.16b, v16.16b
    eor v24.16b, v24.16b, v8.16b
    ldp q8, q10, [x0, #288]
    eor v2.16b, v2.16b, v18.16b
    sri v11.16b, v5.16b, #7
    eor v18.16b, v18.16b, v9.16b
    orn v5.16b, v2.16b, v5.16b
    eor v5.16b, v24.16b, v5.16b
    eor v24.16b, v3.16b, v24.16b
    eor v3.16b, v3.16b, v7.16b
    shl v7.16b, v18.16b, #7
    bic v9.16b, v24.16b, v9.16b
    eor v24.16b, v6.16b, v24.16b
    ldp q12, q6, [x0, #352]
    sri v7.16b, v18.16b, #1
    eor v18.16b, v2.16b, v9.16b
    orr v9.16b, v5.16b, v2.16b
    eor v7.16b, v7.16b, v8.16b
    ldr q8, [x0, #384]
    eor v18.16b, v4.16b, v18.16b
    shl v4.16b, v24.16b, #4
    eor v16.16b, v16.16b, v9.16b
    eor v6.16b, v11.16b, v6.16b
    shl v9.16b, v18.16b, #2
    sri v4.16b, v24.16b, #4
    ldp q24, q11, [x0, #320]
    sri v9.16b, v18.16b, #6
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v18.16b, v7.16b, v3.16b
    eor v4.16b, v4.16b, v10.16b
    shl v10.16b, v16.16b, #6
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v2.16b, #5
    eor v18.16b, v4.16b, v18.16b
    shl v4.16b, v5.16b, #3
    sri v9.16b, v2.16b, #3
    and v2.16b, v8.16b, v6.16b
    sri v4.16b, v5.16b, #5
    orr v5.16b, v18.16b, v7.16b
    eor v9.16b, v9.16b, v12.16b
    sri v10.16b, v16.16b, #2
    eor v24.16b, v4.16b, v24.16b
    eor v3.16b, v3.16b, v5.16b
    eor v16.16b, v9.16b, v2.16b
    eor v5.16b, v10.16b, v11.16b
    eor v4.16b, v6.16b, v24.16b
    orr v2.16b, v18.16b, v3.16b
    and v6.16b, v24.16b, v16.16b
    eor v2.16b, v7.16b, v2.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v8.16b, v5.16b
    orr v7.16b, v5.16b, v16.16b
    eor v8.16b, v6.16b, v2.16b
    eor v16.16b, v16.16b, v6.16b
    eor v24.16b, v24.16b, v7.16b
    and v6.16b, v8.16b, v16.16b
    and v7.16b, v16.16b, v4.16b
    eor v24.16b, v24.16b, v18.16b
    eor v4.16b, v4.16b, v6.16b
    ldr q6, [x0, #96]
    eor v5.16b, v5.16b, v7.16b
    ldp q7, q9, [x0, #416]
    eor v10.16b, v24.16b, v16.16b
    shl v11.16b, v24.16b, #1
    eor v5.16b, v5.16b, v3.16b
    eor v3.16b, v3.16b, v10.16b
    sri v11.16b, v24.16b, #7
    orn v24.16b, v5.16b, v24.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v4.16b
    eor v24.16b, v4.16b, v24.16b
    shl v4.16b, v3.16b, #7
    bic v10.16b, v8.16b, v10.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q12, q8, [x0, #480]
    sri v4.16b, v3.16b, #1
    eor v3.16b, v5.16b, v10.16b
    orr v10.16b, v24.16b, v5.16b
    eor v4.16b, v4.16b, v7.16b
    ldr q7, [x0, #512]
    eor v2.16b, v2.16b, v3.16b
    shl v3.16b, v18.16b, #4
    eor v8.16b, v11.16b, v8.16b
    eor v16.16b, v16.16b, v10.16b
    sri v3.16b, v18.16b, #4
    ldp q18, q11, [x0, #448]
    shl v10.16b, v16.16b, #6
    eor v3.16b, v3.16b, v9.16b
    shl v9.16b, v2.16b, #2
    sri v10.16b, v16.16b, #2
    sri v9.16b, v2.16b, #6
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v2.16b, v4.16b, v6.16b
    eor v7.16b, v9.16b, v7.16b
    shl v9.16b, v5.16b, #5
    eor v2.16b, v3.16b, v2.16b
    shl v3.16b, v24.16b, #3
    sri v9.16b, v5.16b, #3
    and v5.16b, v7.16b, v8.16b
    sri v3.16b, v24.16b, #5
    orr v24.16b, v2.16b, v4.16b
    eor v9.16b, v9.16b, v12.16b
    eor v18.16b, v3.16b, v18.16b
    eor v24.16b, v6.16b, v24.16b
    eor v16.16b, v9.16b, v5.16b
    eor v6.16b, v10.16b, v11.16b
    orr v3.16b, v2.16b, v24.16b
    eor v5.16b, v8.16b, v18.16b
    and v8.16b, v18.16b, v16.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v6.16b, v8.16b
    eor v6.16b, v7.16b, v4.16b
    orr v7.16b, v4.16b, v16.16b
    eor v16.16b, v16.16b, v6.16b
    eor v8.16b, v6.16b, v3.16b
    eor v18.16b, v18.16b, v7.16b
    and v7.16b, v16.16b, v5.16b
    and v6.16b, v8.16b, v16.16b
    eor v18.16b, v18.16b, v2.16b
    eor v4.16b, v4.16b, v7.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [x0, #112]
    ldp q7, q9, [x0, #544]
    eor v10.16b, v18.16b, v16.16b
    shl v11.16b, v18.16b, #1
    eor v4.16b, v4.16b, v24.16b
    eor v24.16b, v24.16b, v10.16b
    sri v11.16b, v18.16b, #7
    orn v18.16b, v4.16b, v18.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v5.16b
    eor v18.16b, v5.16b, v18.16b
    shl v5.16b, v24.16b, #7
    bic v10.16b, v8.16b, v10.16b
    eor v2.16b, v2.16b, v8.16b
    ldp q8, q12, [x0, #576]
    sri v5.16b, v24.16b, #1
    eor v24.16b, v4.16b, v10.16b
    eor v5.16b, v5.16b, v7.16b
    shl v7.16b, v2.16b, #4
    eor v24.16b, v3.16b, v24.16b
    ldp q10, q3, [x0, #608]
    sri v7.16b, v2.16b, #4
    eor v2.16b, v11.16b, v8.16b
    shl v8.16b, v24.16b, #2
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v18.16b, v4.16b
    sri v8.16b, v24.16b, #6
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v24.16b, v5.16b, v6.16b
    eor v16.16b, v16.16b, v9.16b
    shl v9.16b, v4.16b, #5
    eor v8.16b, v8.16b, v26.16b
    eor v24.16b, v7.16b, v24.16b
    shl v7.16b, v18.16b, #3
    sri v9.16b, v4.16b, #3
    and v4.16b, v8.16b, v2.16b
    sri v7.16b, v18.16b, #5
    orr v18.16b, v24.16b, v5.16b
    eor v3.16b, v9.16b, v3.16b
    shl v9.16b, v16.16b, #6
    eor v7.16b, v7.16b, v12.16b
    eor v18.16b, v6.16b, v18.16b
    sri v9.16b, v16.16b, #2
    eor v16.16b, v3.16b, v4.16b
    orr v3.16b, v24.16b, v18.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v9.16b, v10.16b
    and v6.16b, v7.16b, v16.16b
    eor v3.16b, v5.16b, v3.16b
    eor v4.16b, v4.16b, v6.16b
    eor v5.16b, v8.16b, v4.16b
    orr v6.16b, v4.16b, v16.16b
    eor v8.16b, v5.16b, v3.16b
    eor v16.16b, v16.16b, v5.16b
    eor v5.16b, v7.16b, v6.16b
    and v6.16b, v8.16b, v16.16b
    and v7.16b, v16.16b, v2.16b
    eor v5.16b, v5.16b, v24.16b
    eor v2.16b, v2.16b, v6.16b
    eor v4.16b, v4.16b, v7.16b
    ldr q6, [x0, #128]
    eor v7.16b, v5.16b, v16.16b
    shl v9.16b, v5.16b, #1
    eor v10.16b, v8.16b, v2.16b
    eor v4.16b, v4.16b, v18.16b
    eor v18.16b, v18.16b, v7.16b
    sri v9.16b, v5.16b, #7
    bic v7.16b, v10.16b, v7.16b
    eor v24.16b, v24.16b, v10.16b
    shl v10.16b, v18.16b, #7
    orn v5.16b, v4.16b, v5.16b
    eor v7.16b, v4.16b, v7.16b
    shl v11.16b, v24.16b, #4
    sri v10.16b, v18.16b, #1
    eor v18.16b, v2.16b, v5.16b
    eor v2.16b, v3.16b, v7.16b
    sri v11.16b, v24.16b, #4
    eor v3.16b, v8.16b, v6.16b
    eor v5.16b, v10.16b, v28.16b
    shl v24.16b, v2.16b, #2
    orr v6.16b, v18.16b, v4.16b
    shl v7.16b, v4.16b, #5
    eor v8.16b, v11.16b, v27.16b
    sri v24.16b, v2.16b, #6
    eor v16.16b, v16.16b, v6.16b
    shl v2.16b, v18.16b, #3
    eor v6.16b, v9.16b, v25.16b
    sri v7.16b, v4.16b, #3
    eor v24.16b, v24.16b, v0.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v4.16b, v5.16b, v3.16b
    sri v2.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v7.16b, v7.16b, v1.16b
    and v9.16b, v24.16b, v6.16b
    eor v4.16b, v8.16b, v4.16b
    eor v2.16b, v2.16b, v31.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v7.16b, v9.16b
    orr v7.16b, v4.16b, v5.16b
    eor v18.16b, v18.16b, v30.16b
    eor v6.16b, v6.16b, v2.16b
    and v8.16b, v2.16b, v16.16b
    eor v3.16b, v3.16b, v7.16b
    eor v18.16b, v18.16b, v8.16b
    orr v7.16b, v4.16b, v3.16b
    eor v24.16b, v24.16b, v18.16b
    eor v5.16b, v5.16b, v7.16b
    orr v7.16b, v18.16b, v16.16b
    eor v8.16b, v24.16b, v5.16b
    eor v16.16b, v16.16b, v24.16b
    eor v24.16b, v2.16b, v7.16b
    and v2.16b, v8.16b, v16.16b
    and v7.16b, v16.16b, v6.16b
    eor v24.16b, v24.16b, v4.16b
    eor v2.16b, v6.16b, v2.16b
    ldr q6, [x0, #144]
    eor v18.16b, v18.16b, v7.16b
    ldp q7, q9, [x0, #288]
    eor v10.16b, v24.16b, v16.16b
    shl v11.16b, v24.16b, #1
    eor v18.16b, v18.16b, v3.16b
    eor v3.16b, v3.16b, v10.16b
    sri v11.16b, v24.16b, #7
    orn v24.16b, v18.16b, v24.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v2.16b
    eor v24.16b, v2.16b, v24.16b
    shl v2.16b, v3.16b, #7
    bic v10.16b, v8.16b, v10.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q12, q8, [x0, #352]
    sri v2.16b, v3.16b, #1
    eor v3.16b, v18.16b, v10.16b
    orr v10.16b, v24.16b, v18.16b
    eor v2.16b, v2.16b, v7.16b
    ldr q7, [x0, #384]
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v4.16b, #4
    eor v8.16b, v11.16b, v8.16b
    eor v16.16b, v16.16b, v10.16b
    sri v5.16b, v4.16b, #4
    ldp q4, q11, [x0, #320]
    shl v10.16b, v16.16b, #6
    eor v5.16b, v5.16b, v9.16b
    shl v9.16b, v3.16b, #2
    sri v10.16b, v16.16b, #2
    sri v9.16b, v3.16b, #6
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v3.16b, v2.16b, v6.16b
    eor v7.16b, v9.16b, v7.16b
    shl v9.16b, v18.16b, #5
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v24.16b, #3
    sri v9.16b, v18.16b, #3
    and v18.16b, v7.16b, v8.16b
    sri v5.16b, v24.16b, #5
    orr v24.16b, v3.16b, v2.16b
    eor v9.16b, v9.16b, v12.16b
    eor v4.16b, v5.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v16.16b, v9.16b, v18.16b
    eor v6.16b, v10.16b, v11.16b
    orr v18.16b, v3.16b, v24.16b
    eor v5.16b, v8.16b, v4.16b
    and v8.16b, v4.16b, v16.16b
    eor v18.16b, v2.16b, v18.16b
    eor v2.16b, v6.16b, v8.16b
    eor v6.16b, v7.16b, v2.16b
    orr v7.16b, v2.16b, v16.16b
    eor v8.16b, v6.16b, v18.16b
    eor v16.16b, v16.16b, v6.16b
    eor v4.16b, v4.16b, v7.16b
    and v6.16b, v8.16b, v16.16b
    and v7.16b, v16.16b, v5.16b
    eor v4.16b, v4.16b, v3.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [x0, #160]
    eor v2.16b, v2.16b, v7.16b
    ldp q7, q9, [x0, #416]
    eor v10.16b, v4.16b, v16.16b
    shl v11.16b, v4.16b, #1
    eor v2.16b, v2.16b, v24.16b
    eor v24.16b, v24.16b, v10.16b
    sri v11.16b, v4.16b, #7
    orn v4.16b, v2.16b, v4.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v5.16b
    eor v4.16b, v5.16b, v4.16b
    shl v5.16b, v24.16b, #7
    bic v10.16b, v8.16b, v10.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q12, q8, [x0, #480]
    sri v5.16b, v24.16b, #1
    eor v24.16b, v2.16b, v10.16b
    orr v10.16b, v4.16b, v2.16b
    eor v5.16b, v5.16b, v7.16b
    ldr q7, [x0, #512]
    eor v18.16b, v18.16b, v24.16b
    shl v24.16b, v3.16b, #4
    eor v8.16b, v11.16b, v8.16b
    eor v16.16b, v16.16b, v10.16b
    sri v24.16b, v3.16b, #4
    ldp q3, q11, [x0, #448]
    shl v10.16b, v16.16b, #6
    eor v24.16b, v24.16b, v9.16b
    shl v9.16b, v18.16b, #2
    sri v10.16b, v16.16b, #2
    sri v9.16b, v18.16b, #6
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v18.16b, v5.16b, v6.16b
    eor v7.16b, v9.16b, v7.16b
    shl v9.16b, v2.16b, #5
    eor v18.16b, v24.16b, v18.16b
    shl v24.16b, v4.16b, #3
    sri v9.16b, v2.16b, #3
    and v2.16b, v7.16b, v8.16b
    sri v24.16b, v4.16b, #5
    orr v4.16b, v18.16b, v5.16b
    eor v9.16b, v9.16b, v12.16b
    eor v24.16b, v24.16b, v3.16b
    eor v3.16b, v6.16b, v4.16b
    eor v16.16b, v9.16b, v2.16b
    eor v6.16b, v10.16b, v11.16b
    orr v2.16b, v18.16b, v3.16b
    eor v4.16b, v8.16b, v24.16b
    and v8.16b, v24.16b, v16.16b
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v6.16b, v8.16b
    eor v6.16b, v7.16b, v5.16b
    orr v7.16b, v5.16b, v16.16b
    eor v16.16b, v16.16b, v6.16b
    eor v8.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v7.16b
    and v7.16b, v16.16b, v4.16b
    and v6.16b, v8.16b, v16.16b
    eor v24.16b, v24.16b, v18.16b
    eor v5.16b, v5.16b, v7.16b
    eor v4.16b, v4.16b, v6.16b
    ldr q6, [x0, #176]
    ldp q7, q9, [x0, #544]
    eor v10.16b, v24.16b, v16.16b
    shl v11.16b, v24.16b, #1
    eor v5.16b, v5.16b, v3.16b
    eor v3.16b, v3.16b, v10.16b
    sri v11.16b, v24.16b, #7
    orn v24.16b, v5.16b, v24.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v4.16b
    eor v24.16b, v4.16b, v24.16b
    shl v4.16b, v3.16b, #7
    bic v10.16b, v8.16b, v10.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q8, q12, [x0, #576]
    sri v4.16b, v3.16b, #1
    eor v3.16b, v5.16b, v10.16b
    eor v4.16b, v4.16b, v7.16b
    shl v7.16b, v18.16b, #4
    eor v2.16b, v2.16b, v3.16b
    ldp q10, q3, [x0, #608]
    sri v7.16b, v18.16b, #4
    eor v18.16b, v11.16b, v8.16b
    shl v8.16b, v2.16b, #2
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v24.16b, v5.16b
    sri v8.16b, v2.16b, #6
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v2.16b, v4.16b, v6.16b
    eor v16.16b, v16.16b, v9.16b
    shl v9.16b, v5.16b, #5
    eor v8.16b, v8.16b, v26.16b
    eor v2.16b, v7.16b, v2.16b
    shl v7.16b, v24.16b, #3
    sri v9.16b, v5.16b, #3
    and v5.16b, v8.16b, v18.16b
    sri v7.16b, v24.16b, #5
    orr v24.16b, v2.16b, v4.16b
    eor v3.16b, v9.16b, v3.16b
    shl v9.16b, v16.16b, #6
    eor v7.16b, v7.16b, v12.16b
    eor v24.16b, v6.16b, v24.16b
    sri v9.16b, v16.16b, #2
    eor v16.16b, v3.16b, v5.16b
    orr v3.16b, v2.16b, v24.16b
    eor v18.16b, v18.16b, v7.16b
    eor v5.16b, v9.16b, v10.16b
    and v6.16b, v7.16b, v16.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v5.16b, v6.16b
    eor v5.16b, v8.16b, v4.16b
    orr v6.16b, v4.16b, v16.16b
    eor v8.16b, v5.16b, v3.16b
    eor v16.16b, v16.16b, v5.16b
    eor v5.16b, v7.16b, v6.16b
    and v6.16b, v8.16b, v16.16b
    and v7.16b, v16.16b, v18.16b
    eor v5.16b, v5.16b, v2.16b
    eor v18.16b, v18.16b, v6.16b
    eor v4.16b, v4.16b, v7.16b
    ldr q6, [x0, #192]
    eor v7.16b, v5.16b, v16.16b
    shl v9.16b, v5.16b, #1
    eor v10.16b, v8.16b, v18.16b
    eor v4.16b, v4.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    sri v9.16b, v5.16b, #7
    bic v7.16b, v10.16b, v7.16b
    eor v2.16b, v2.16b, v10.16b
    shl v10.16b, v24.16b, #7
    orn v5.16b, v4.16b, v5.16b
    eor v7.16b, v4.16b, v7.16b
    shl v11.16b, v2.16b, #4
    sri v10.16b, v24.16b, #1
    eor v18.16b, v18.16b, v5.16b
    eor v24.16b, v3.16b, v7.16b
    sri v11.16b, v2.16b, #4
    eor v3.16b, v8.16b, v6.16b
    eor v5.16b, v10.16b, v28.16b
    shl v2.16b, v24.16b, #2
    orr v6.16b, v18.16b, v4.16b
    shl v7.16b, v4.16b, #5
    eor v8.16b, v11.16b, v27.16b
    sri v2.16b, v24.16b, #6
    eor v16.16b, v16.16b, v6.16b
    shl v24.16b, v18.16b, #3
    eor v6.16b, v9.16b, v25.16b
    sri v7.16b, v4.16b, #3
    eor v2.16b, v2.16b, v0.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v4.16b, v5.16b, v3.16b
    sri v24.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v7.16b, v7.16b, v1.16b
    and v9.16b, v2.16b, v6.16b
    eor v4.16b, v8.16b, v4.16b
    eor v24.16b, v24.16b, v31.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v7.16b, v9.16b
    orr v7.16b, v4.16b, v5.16b
    eor v18.16b, v18.16b, v30.16b
    eor v6.16b, v6.16b, v24.16b
    and v8.16b, v24.16b, v16.16b
    eor v3.16b, v3.16b, v7.16b
    eor v18.16b, v18.16b, v8.16b
    orr v7.16b, v4.16b, v3.16b
    eor v2.16b, v2.16b, v18.16b
    eor v5.16b, v5.16b, v7.16b
    orr v7.16b, v18.16b, v16.16b
    eor v8.16b, v2.16b, v5.16b
    eor v16.16b, v16.16b, v2.16b
    eor v24.16b, v24.16b, v7.16b
    and v2.16b, v8.16b, v16.16b
    and v7.16b, v16.16b, v6.16b
    eor v24.16b, v24.16b, v4.16b
    eor v2.16b, v6.16b, v2.16b
    ldr q6, [x0, #208]
    eor v18.16b, v18.16b, v7.16b
    ldp q7, q9, [x0, #288]
    eor v10.16b, v24.16b, v16.16b
    shl v11.16b, v24.16b, #1
    eor v18.16b, v18.16b, v3.16b
    eor v3.16b, v3.16b, v10.16b
    sri v11.16b, v24.16b, #7
    orn v24.16b, v18.16b, v24.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v2.16b
    eor v24.16b, v2.16b, v24.16b
    shl v2.16b, v3.16b, #7
    bic v10.16b, v8.16b, v10.16b
    eor v4.16b, v4.16b, v8.16b
    ldp q12, q8, [x0, #352]
    sri v2.16b, v3.16b, #1
    eor v3.16b, v18.16b, v10.16b
    orr v10.16b, v24.16b, v18.16b
    eor v2.16b, v2.16b, v7.16b
    ldr q7, [x0, #384]
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v4.16b, #4
    eor v8.16b, v11.16b, v8.16b
    eor v16.16b, v16.16b, v10.16b
    sri v5.16b, v4.16b, #4
    ldp q4, q11, [x0, #320]
    shl v10.16b, v16.16b, #6
    eor v5.16b, v5.16b, v9.16b
    shl v9.16b, v3.16b, #2
    sri v10.16b, v16.16b, #2
    sri v9.16b, v3.16b, #6
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v3.16b, v2.16b, v6.16b
    eor v7.16b, v9.16b, v7.16b
    shl v9.16b, v18.16b, #5
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v24.16b, #3
    sri v9.16b, v18.16b, #3
    and v18.16b, v7.16b, v8.16b
    sri v5.16b, v24.16b, #5
    orr v24.16b, v3.16b, v2.16b
    eor v9.16b, v9.16b, v12.16b
    eor v4.16b, v5.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v16.16b, v9.16b, v18.16b
    eor v6.16b, v10.16b, v11.16b
    orr v18.16b, v3.16b, v24.16b
    eor v5.16b, v8.16b, v4.16b
    and v8.16b, v4.16b, v16.16b
    eor v18.16b, v2.16b, v18.16b
    eor v2.16b, v6.16b, v8.16b
    eor v6.16b, v7.16b, v2.16b
    orr v7.16b, v2.16b, v16.16b
    eor v8.16b, v6.16b, v18.16b
    eor v16.16b, v16.16b, v6.16b
    eor v4.16b, v4.16b, v7.16b
    and v6.16b, v8.16b, v16.16b
    and v7.16b, v16.16b, v5.16b
    eor v4.16b, v4.16b, v3.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [x0, #224]
    eor v2.16b, v2.16b, v7.16b
    ldp q7, q9, [x0, #416]
    eor v10.16b, v4.16b, v16.16b
    shl v11.16b, v4.16b, #1
    eor v2.16b, v2.16b, v24.16b
    eor v24.16b, v24.16b, v10.16b
    sri v11.16b, v4.16b, #7
    orn v4.16b, v2.16b, v4.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v5.16b
    eor v4.16b, v5.16b, v4.16b
    shl v5.16b, v24.16b, #7
    bic v10.16b, v8.16b, v10.16b
    eor v3.16b, v3.16b, v8.16b
    ldp q12, q8, [x0, #480]
    sri v5.16b, v24.16b, #1
    eor v24.16b, v2.16b, v10.16b
    orr v10.16b, v4.16b, v2.16b
    eor v5.16b, v5.16b, v7.16b
    ldr q7, [x0, #512]
    eor v18.16b, v18.16b, v24.16b
    shl v24.16b, v3.16b, #4
    eor v8.16b, v11.16b, v8.16b
    eor v16.16b, v16.16b, v10.16b
    sri v24.16b, v3.16b, #4
    ldp q3, q11, [x0, #448]
    shl v10.16b, v16.16b, #6
    eor v24.16b, v24.16b, v9.16b
    shl v9.16b, v18.16b, #2
    sri v10.16b, v16.16b, #2
    sri v9.16b, v18.16b, #6
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v18.16b, v5.16b, v6.16b
    eor v7.16b, v9.16b, v7.16b
    shl v9.16b, v2.16b, #5
    eor v18.16b, v24.16b, v18.16b
    shl v24.16b, v4.16b, #3
    sri v9.16b, v2.16b, #3
    and v2.16b, v7.16b, v8.16b
    sri v24.16b, v4.16b, #5
    orr v4.16b, v18.16b, v5.16b
    eor v9.16b, v9.16b, v12.16b
    eor v24.16b, v24.16b, v3.16b
    eor v3.16b, v6.16b, v4.16b
    eor v16.16b, v9.16b, v2.16b
    eor v6.16b, v10.16b, v11.16b
    orr v2.16b, v18.16b, v3.16b
    eor v4.16b, v8.16b, v24.16b
    and v8.16b, v24.16b, v16.16b
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v6.16b, v8.16b
    eor v6.16b, v7.16b, v5.16b
    orr v7.16b, v5.16b, v16.16b
    eor v16.16b, v16.16b, v6.16b
    eor v8.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v7.16b
    and v7.16b, v16.16b, v4.16b
    and v6.16b, v8.16b, v16.16b
    eor v24.16b, v24.16b, v18.16b
    eor v5.16b, v5.16b, v7.16b
    eor v4.16b, v4.16b, v6.16b
    ldr q6, [x0, #240]
    ldp q7, q9, [x0, #544]
    eor v10.16b, v24.16b, v16.16b
    shl v11.16b, v24.16b, #1
    eor v5.16b, v5.16b, v3.16b
    eor v3.16b, v3.16b, v10.16b
    sri v11.16b, v24.16b, #7
    orn v24.16b, v5.16b, v24.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v4.16b
    eor v24.16b, v4.16b, v24.16b
    shl v4.16b, v3.16b, #7
    bic v10.16b, v8.16b, v10.16b
    eor v18.16b, v18.16b, v8.16b
    ldp q8, q12, [x0, #576]
    sri v4.16b, v3.16b, #1
    eor v3.16b, v5.16b, v10.16b
    eor v4.16b, v4.16b, v7.16b
    shl v7.16b, v18.16b, #4
    eor v2.16b, v2.16b, v3.16b
    ldp q10, q3, [x0, #608]
    sri v7.16b, v18.16b, #4
    eor v18.16b, v11.16b, v8.16b
    shl v8.16b, v2.16b, #2
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v24.16b, v5.16b
    sri v8.16b, v2.16b, #6
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v2.16b, v4.16b, v6.16b
    eor v16.16b, v16.16b, v9.16b
    shl v9.16b, v5.16b, #5
    eor v8.16b, v8.16b, v26.16b
    eor v2.16b, v7.16b, v2.16b
    shl v7.16b, v24.16b, #3
    sri v9.16b, v5.16b, #3
    and v5.16b, v8.16b, v18.16b
    sri v7.16b, v24.16b, #5
    orr v24.16b, v2.16b, v4.16b
    eor v3.16b, v9.16b, v3.16b
    shl v9.16b, v16.16b, #6
    eor v7.16b, v7.16b, v12.16b
    eor v24.16b, v6.16b, v24.16b
    sri v9.16b, v16.16b, #2
    eor v16.16b, v3.16b, v5.16b
    orr v3.16b, v2.16b, v24.16b
    eor v18.16b, v18.16b, v7.16b
    eor v5.16b, v9.16b, v10.16b
    and v6.16b, v7.16b, v16.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v5.16b, v6.16b
    eor v5.16b, v8.16b, v4.16b
    orr v6.16b, v4.16b, v16.16b
    eor v8.16b, v5.16b, v3.16b
    eor v16.16b, v16.16b, v5.16b
    eor v5.16b, v7.16b, v6.16b
    and v6.16b, v8.16b, v16.16b
    and v7.16b, v16.16b, v18.16b
    eor v5.16b, v5.16b, v2.16b
    eor v18.16b, v18.16b, v6.16b
    eor v4.16b, v4.16b, v7.16b
    ldr q6, [x0, #256]
    eor v7.16b, v5.16b, v16.16b
    shl v9.16b, v5.16b, #1
    eor v10.16b, v8.16b, v18.16b
    eor v4.16b, v4.16b, v24.16b
    eor v24.16b, v24.16b, v7.16b
    sri v9.16b, v5.16b, #7
    bic v7.16b, v10.16b, v7.16b
    eor v2.16b, v2.16b, v10.16b
    shl v10.16b, v24.16b, #7
    orn v5.16b, v4.16b, v5.16b
    eor v7.16b, v4.16b, v7.16b
    shl v11.16b, v2.16b, #4
    sri v10.16b, v24.16b, #1
    eor v18.16b, v18.16b, v5.16b
    eor v24.16b, v3.16b, v7.16b
    sri v11.16b, v2.16b, #4
    eor v3.16b, v8.16b, v6.16b
    eor v5.16b, v10.16b, v28.16b
    shl v2.16b, v24.16b, #2
    orr v6.16b, v18.16b, v4.16b
    shl v7.16b, v4.16b, #5
    eor v8.16b, v11.16b, v27.16b
    sri v2.16b, v24.16b, #6
    eor v16.16b, v16.16b, v6.16b
    shl v24.16b, v18.16b, #3
    eor v6.16b, v9.16b, v25.16b
    sri v7.16b, v4.16b, #3
    eor v2.16b, v2.16b, v0.16b
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    and v4.16b, v5.16b, v3.16b
    sri v24.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v7.16b, v7.16b, v1.16b
    and v9.16b, v2.16b, v6.16b
    eor v4.16b, v8.16b, v4.16b
    eor v24.16b, v24.16b, v31.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v7.16b, v9.16b
    orr v7.16b, v4.16b, v5.16b
    eor v18.16b, v18.16b, v30.16b
    eor v6.16b, v6.16b, v24.16b
    and v8.16b, v24.16b, v16.16b
    eor v3.16b, v3.16b, v7.16b
    eor v18.16b, v18.16b, v8.16b
    orr v7.16b, v4.16b, v3.16b
    eor v2.16b, v2.16b, v18.16b
    eor v5.16b, v5.16b, v7.16b
    orr v7.16b, v18.16b, v16.16b
    eor v8.16b, v2.16b, v5.16b
    eor v16.16b, v16.16b, v2.16b
    eor v24.16b, v24.16b, v7.16b
    and v2.16b, v8.16b, v16.16b
    and v7.16b, v16.16b, v6.16b
    eor v24.16b, v24.16b, v4.16b
    eor v2.16b, v6.16b, v2.16b
    eor v18.16b, v18.16b, v7.16b
    ldp q6, q7, [x0, #272]
    eor v9.16b, v24.16b, v16.16b
    shl v10.16b, v24.16b, #1
    eor v11.16b, v8.16b, v2.16b
    eor v18.16b, v18.16b, v3.16b
    eor v3.16b, v3.16b, v9.16b
    sri v10.16b, v24.16b, #7
    bic v9.16b, v11.16b, v9.16b
    orn v24.16b, v18.16b, v24.16b
    eor v6.16b, v8.16b, v6.16b
    eor v4.16b, v4.16b, v11.16b
    eor v8.16b, v18.16b, v9.16b
    eor v24.16b, v2.16b, v24.16b
    shl v2.16b, v3.16b, #7
    eor v5.16b, v5.16b, v8.16b
    ldp q8, q9, [x0, #368]
    sri v2.16b, v3.16b, #1
    ldp q11, q12, [x0, #304]
    shl v3.16b, v4.16b, #4
    eor v2.16b, v2.16b, v7.16b
    sri v3.16b, v4.16b, #4
    ldp q7, q4, [x0, #336]
    eor v8.16b, v10.16b, v8.16b
    shl v10.16b, v5.16b, #2
    eor v3.16b, v3.16b, v11.16b
    sri v10.16b, v5.16b, #6
    orr v5.16b, v24.16b, v18.16b
    eor v16.16b, v16.16b, v5.16b
    shl v5.16b, v18.16b, #5
    eor v9.16b, v10.16b, v9.16b
    shl v10.16b, v24.16b, #3
    sri v5.16b, v18.16b, #3
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and v18.16b, v2.16b, v6.16b
    sri v10.16b, v24.16b, #5
    and v24.16b, v9.16b, v8.16b
    eor v4.16b, v5.16b, v4.16b
    shl v5.16b, v16.16b, #6
    eor v18.16b, v3.16b, v18.16b
    eor v3.16b, v10.16b, v12.16b
    sri v5.16b, v16.16b, #2
    eor v16.16b, v4.16b, v24.16b
    orr v24.16b, v18.16b, v2.16b
    eor v4.16b, v8.16b, v3.16b
    eor v5.16b, v5.16b, v7.16b
    and v7.16b, v3.16b, v16.16b
    eor v24.16b, v6.16b, v24.16b
    eor v5.16b, v5.16b, v7.16b
    orr v6.16b, v18.16b, v24.16b
    eor v7.16b, v9.16b, v5.16b
    orr v8.16b, v5.16b, v16.16b
    eor v2.16b, v2.16b, v6.16b
    eor v16.16b, v16.16b, v7.16b
    eor v3.16b, v3.16b, v8.16b
    eor v6.16b, v7.16b, v2.16b
    and v7.16b, v16.16b, v4.16b
    eor v3.16b, v3.16b, v18.16b
    and v8.16b, v6.16b, v16.16b
    eor v5.16b, v5.16b, v7.16b
    shl v10.16b, v3.16b, #1
    eor v4.16b, v4.16b, v8.16b
    eor v9.16b, v3.16b, v16.16b
    eor v5.16b, v5.16b, v24.16b
    sri v10.16b, v3.16b, #7
    eor v11.16b, v6.16b, v4.16b
    eor v24.16b, v24.16b, v9.16b
    orn v3.16b, v5.16b, v3.16b
    shl v15.16b, v5.16b, #5
    ldp q7, q8, [x0, #400]
    bic v9.16b, v11.16b, v9.16b
    eor v18.16b, v18.16b, v11.16b
    ldp q11, q12, [x0, #432]
    eor v3.16b, v4.16b, v3.16b
    sri v15.16b, v5.16b, #3
    eor v9.16b, v5.16b, v9.16b
    orr v5.16b, v3.16b, v5.16b
    eor v4.16b, v6.16b, v7.16b
    ldp q6, q7, [x0, #496]
    eor v2.16b, v2.16b, v9.16b
    eor v16.16b, v16.16b, v5.16b
    shl v5.16b, v18.16b, #4
    shl v9.16b, v24.16b, #7
    sri v5.16b, v18.16b, #4
    sri v9.16b, v24.16b, #1
    eor v18.16b, v5.16b, v11.16b
    shl v5.16b, v3.16b, #3
    eor v8.16b, v9.16b, v8.16b
    eor v6.16b, v10.16b, v6.16b
    ldp q10, q24, [x0, #464]
    sri v5.16b, v3.16b, #5
    eor v3.16b, v5.16b, v12.16b
    shl v5.16b, v2.16b, #2
    sri v5.16b, v2.16b, #6
    eor v24.16b, v15.16b, v24.16b
    eor v2.16b, v5.16b, v7.16b
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and v5.16b, v8.16b, v4.16b
    eor v18.16b, v18.16b, v5.16b
    shl v5.16b, v16.16b, #6
    sri v5.16b, v16.16b, #2
    and v16.16b, v2.16b, v6.16b
    eor v6.16b, v6.16b, v3.16b
    eor v16.16b, v24.16b, v16.16b
    orr v24.16b, v18.16b, v8.16b
    eor v5.16b, v5.16b, v10.16b
    and v7.16b, v3.16b, v16.16b
    eor v24.16b, v4.16b, v24.16b
    eor v4.16b, v5.16b, v7.16b
    orr v5.16b, v18.16b, v24.16b
    eor v2.16b, v2.16b, v4.16b
    eor v5.16b, v8.16b, v5.16b
    orr v7.16b, v4.16b, v16.16b
    eor v16.16b, v16.16b, v2.16b
    eor v8.16b, v2.16b, v5.16b
    eor v2.16b, v3.16b, v7.16b
    and v7.16b, v16.16b, v6.16b
    and v3.16b, v8.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    eor v4.16b, v4.16b, v7.16b
    eor v3.16b, v6.16b, v3.16b
    shl v7.16b, v2.16b, #1
    eor v6.16b, v2.16b, v16.16b
    eor v4.16b, v4.16b, v24.16b
    sri v7.16b, v2.16b, #7
    eor v24.16b, v24.16b, v6.16b
    orn v2.16b, v4.16b, v2.16b
    shl v12.16b, v4.16b, #5
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v8.16b, v3.16b
    ldr q9, [x0, #624]
    sri v12.16b, v4.16b, #3
    bic v6.16b, v3.16b, v6.16b
    eor v18.16b, v18.16b, v3.16b
    ldp q3, q10, [x0, #528]
    add v14.16b, v22.16b, v29.16b
    eor v6.16b, v4.16b, v6.16b
    orr v4.16b, v2.16b, v4.16b
    eor v5.16b, v5.16b, v6.16b
    eor v16.16b, v16.16b, v4.16b
    eor v3.16b, v8.16b, v3.16b
    ldp q8, q6, [x0, #560]
    eor v4.16b, v12.16b, v9.16b
    shl v9.16b, v24.16b, #7
    sri v9.16b, v24.16b, #1
    eor v6.16b, v7.16b, v6.16b
    bic v7.16b, v22.16b, v14.16b
    add x15, x15, #16
    orr v22.16b, v14.16b, v14.16b
    eor v24.16b, v9.16b, v10.16b
    shl v10.16b, v2.16b, #3
    str x15, [sp, #272]  /* spill */
    ushr v7.16b, v7.16b, #7
    shl v9.16b, v5.16b, #2
    add v23.16b, v23.16b, v7.16b
    ldp q7, q11, [x0, #592]
    sri v10.16b, v2.16b, #5
    sri v9.16b, v5.16b, #6
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and v5.16b, v24.16b, v3.16b
    eor v9.16b, v9.16b, v26.16b
    eor v2.16b, v10.16b, v7.16b
    shl v7.16b, v18.16b, #4
    sri v7.16b, v18.16b, #4
    and v18.16b, v9.16b, v6.16b
    eor v6.16b, v6.16b, v2.16b
    eor v7.16b, v7.16b, v8.16b
    shl v8.16b, v16.16b, #6
    eor v18.16b, v4.16b, v18.16b
    sri v8.16b, v16.16b, #2
    eor v16.16b, v7.16b, v5.16b
    and v4.16b, v2.16b, v18.16b
    eor v5.16b, v8.16b, v11.16b
    orr v7.16b, v16.16b, v24.16b
    eor v4.16b, v5.16b, v4.16b
    eor v3.16b, v3.16b, v7.16b
    eor v5.16b, v9.16b, v4.16b
    orr v7.16b, v16.16b, v3.16b
    orr v8.16b, v4.16b, v18.16b
    eor v24.16b, v24.16b, v7.16b
    eor v18.16b, v18.16b, v5.16b
    eor v2.16b, v2.16b, v8.16b
    eor v5.16b, v5.16b, v24.16b
    and v7.16b, v18.16b, v6.16b
    eor v2.16b, v2.16b, v16.16b
    and v8.16b, v5.16b, v18.16b
    eor v4.16b, v4.16b, v7.16b
    shl v9.16b, v2.16b, #1
    eor v7.16b, v2.16b, v18.16b
    eor v6.16b, v6.16b, v8.16b
    eor v4.16b, v4.16b, v3.16b
    sri v9.16b, v2.16b, #7
    eor v3.16b, v3.16b, v7.16b
    eor v8.16b, v5.16b, v6.16b
    orn v2.16b, v4.16b, v2.16b
    ldr q13, [x0, #656]
    shl v10.16b, v3.16b, #7
    eor v9.16b, v9.16b, v25.16b
    eor v2.16b, v6.16b, v2.16b
    bic v6.16b, v8.16b, v7.16b
    eor v16.16b, v16.16b, v8.16b
    shl v7.16b, v4.16b, #5
    orr v8.16b, v2.16b, v4.16b
    eor v6.16b, v4.16b, v6.16b
    shl v11.16b, v16.16b, #4
    eor v5.16b, v5.16b, v13.16b
    eor v18.16b, v18.16b, v8.16b
    eor v24.16b, v24.16b, v6.16b
    shl v6.16b, v2.16b, #3
    shl v8.16b, v18.16b, #6
    sri v10.16b, v3.16b, #1
    shl v3.16b, v24.16b, #2
    sri v11.16b, v16.16b, #4
    eor v16.16b, v10.16b, v28.16b
    ldp q10, q12, [x2, #0]
    sri v6.16b, v2.16b, #5
    sri v8.16b, v18.16b, #2
    eor v18.16b, v11.16b, v27.16b
    ldp q2, q11, [x2, #32]
    sri v7.16b, v4.16b, #3
    eor v4.16b, v6.16b, v31.16b
    sri v3.16b, v24.16b, #6
    eor v24.16b, v8.16b, v30.16b
    eor v6.16b, v7.16b, v1.16b
    trn1 v7.4s, v18.4s, v9.4s
    eor v3.16b, v3.16b, v0.16b
    trn1 v8.4s, v5.4s, v24.4s
    trn2 v24.4s, v5.4s, v24.4s
    trn1 v5.4s, v16.4s, v6.4s
    trn2 v16.4s, v16.4s, v6.4s
    trn1 v6.4s, v4.4s, v3.4s
    trn2 v18.4s, v18.4s, v9.4s
    trn2 v3.4s, v4.4s, v3.4s
    trn1 v4.8h, v8.8h, v7.8h
    trn2 v7.8h, v8.8h, v7.8h
    trn1 v8.8h, v5.8h, v6.8h
    trn2 v5.8h, v5.8h, v6.8h
    trn1 v6.8h, v24.8h, v18.8h
    trn2 v18.8h, v24.8h, v18.8h
    trn1 v24.16b, v4.16b, v8.16b
    trn2 v4.16b, v4.16b, v8.16b
    trn1 v8.16b, v7.16b, v5.16b
    trn2 v5.16b, v7.16b, v5.16b
    eor v24.16b, v24.16b, v10.16b
    eor v4.16b, v4.16b, v12.16b
    eor v2.16b, v8.16b, v2.16b
    eor v5.16b, v5.16b, v11.16b
    stp q24, q4, [x3, #0]
    trn1 v24.8h, v16.8h, v3.8h
    trn2 v16.8h, v16.8h, v3.8h
    stp q2, q5, [x3, #32]
    ldp q2, q3, [x2, #64]
    ldp q4, q5, [x2, #96]
    trn1 v7.16b, v6.16b, v24.16b
    trn2 v24.16b, v6.16b, v24.16b
    add x2, x2, #128
    trn1 v6.16b, v18.16b, v16.16b
    trn2 v16.16b, v18.16b, v16.16b
    eor v18.16b, v7.16b, v2.16b
    eor v24.16b, v24.16b, v3.16b
    eor v2.16b, v6.16b, v4.16b
    eor v16.16b, v16.16b, v5.16b
    stp q18, q24, [x3, #64]
    ldr q18, [sp, #0]  /* reload */
    stp q2, q16, [x3, #96]
    add x3, x3, #128
    ldr q16, [sp, #16]  /* reload */
    cbz x15, L(pipo64_256_ctr_carry2)
    sub x4, x4, #128
    tbnz x4, 63, L(pipo64_256_ctr_fewer21)
    add x16, x15, #15
    tbnz x16, 63, L(pipo64_256_ctr_batch22)
L(pipo64_256_ctr_fewer21):
    add x16, x4, #128
    sub x4, x16, #32
    tbnz x4, 63, L(pipo64_256_ctr_fewer28)
    add x16, x15, #3
    tbz x16, 63, L(pipo64_256_ctr_fewer28)
    movz w16, #0x100, lsl #0
    movz w17, #0, lsl #0
    movz w8, #0xff, lsl #0
    movk w16, #0x302, lsl #16  /* 0x03020100 */
    movz w5, #0, lsl #0
    and w8, w15, w8
    dup v22.4s, w16
    orr w16, w8, w8, lsl #8
    movz w8, #0, lsl #0
    movz w6, #0xff, lsl #0
    orr w16, w16, w16, lsl #16
    and w6, w6, w15, lsr #8
    dup v23.4s, w16
    orr w16, w6, w6, lsl #8
    ins v22.s[1], w17  /* 0x3020100030201000000000003020100 */
    orr w16, w16, w16, lsl #16
    dup v24.4s, w16
    ins v22.s[2], w5  /* 0x3020100000000000000000003020100 */
    ins v22.s[3], w8  /* 0x03020100 */
    movz w16, #0x404, lsl #0
    add v25.16b, v23.16b, v22.16b
    movk w16, #0x404, lsl #16  /* 0x04040404 */
    /* start: x := x ^ rk[0] */
    ldr q26, [x0, #640]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldp q28, q27, [x0, #672]
    dup v29.4s, w16
    ldp q31, q30, [x0, #704]
    ldr q0, [x0, #768]
    orr v22.16b, v25.16b, v25.16b
    bic v23.16b, v23.16b, v25.16b
    ldp q1, q25, [x0, #736]
    ushr v23.16b, v23.16b, #7
    add v23.16b, v24.16b, v23.16b
L(pipo64_256_ctr_batch29):
    /* start: x := x ^ rk[0] */
    ldp q24, q2, [x0, #48]
    eor v3.16b, v22.16b, v26.16b
    eor v24.16b, v23.16b, v24.16b
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v24.16b
    eor v24.16b, v24.16b, v16.16b
    eor v18.16b, v18.16b, v4.16b
    and v4.16b, v16.16b, v18.16b
    eor v17.16b, v17.16b, v4.16b
    eor v3.16b, v3.16b, v17.16b
    orr v4.16b, v17.16b, v18.16b
    eor v5.16b, v3.16b, v21.16b
    eor v18.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v4.16b
    and v3.16b, v5.16b, v18.16b
    and v4.16b, v18.16b, v24.16b
    eor v16.16b, v16.16b, v19.16b
    eor v2.16b, v5.16b, v2.16b
    eor v24.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v4.16b
    eor v3.16b, v16.16b, v18.16b
    shl v4.16b, v16.16b, #1
    eor v5.16b, v5.16b, v24.16b
    eor v17.16b, v17.16b, v20.16b
    eor v20.16b, v20.16b, v3.16b
    sri v4.16b, v16.16b, #7
    bic v3.16b, v5.16b, v3.16b
    eor v19.16b, v19.16b, v5.16b
    shl v5.16b, v20.16b, #7
    orn v16.16b, v17.16b, v16.16b
    eor v3.16b, v17.16b, v3.16b
    shl v6.16b, v19.16b, #4
    sri v5.16b, v20.16b, #1
    eor v16.16b, v24.16b, v16.16b
    eor v20.16b, v21.16b, v3.16b
    sri v6.16b, v19.16b, #4
    eor v19.16b, v5.16b, v28.16b
    orr v21.16b, v16.16b, v17.16b
    shl v24.16b, v20.16b, #2
    eor v3.16b, v6.16b, v27.16b
    shl v5.16b, v17.16b, #5
    eor v18.16b, v18.16b, v21.16b
    sri v24.16b, v20.16b, #6
    eor v20.16b, v4.16b, v25.16b
    shl v21.16b, v16.16b, #3
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v4.16b, v19.16b, v2.16b
    sri v5.16b, v17.16b, #3
    eor v17.16b, v24.16b, v0.16b
    sri v21.16b, v16.16b, #5
    and v16.16b, v17.16b, v20.16b
    shl v24.16b, v18.16b, #6
    eor v5.16b, v5.16b, v1.16b
    eor v21.16b, v21.16b, v31.16b
    eor v16.16b, v5.16b, v16.16b
    sri v24.16b, v18.16b, #2
    eor v3.16b, v3.16b, v4.16b
    and v4.16b, v21.16b, v16.16b
    eor v20.16b, v20.16b, v21.16b
    eor v24.16b, v24.16b, v30.16b
    orr v18.16b, v3.16b, v19.16b
    eor v24.16b, v24.16b, v4.16b
    eor v18.16b, v2.16b, v18.16b
    eor v17.16b, v17.16b, v24.16b
    orr v4.16b, v24.16b, v16.16b
    orr v2.16b, v3.16b, v18.16b
    eor v16.16b, v16.16b, v17.16b
    eor v21.16b, v21.16b, v4.16b
    eor v19.16b, v19.16b, v2.16b
    and v2.16b, v16.16b, v20.16b
    eor v21.16b, v21.16b, v3.16b
    eor v17.16b, v17.16b, v19.16b
    eor v24.16b, v24.16b, v2.16b
    shl v7.16b, v21.16b, #1
    ldr q2, [x0, #80]
    and v4.16b, v17.16b, v16.16b
    eor v5.16b, v21.16b, v16.16b
    eor v24.16b, v24.16b, v18.16b
    sri v7.16b, v21.16b, #7
    eor v20.16b, v20.16b, v4.16b
    eor v18.16b, v18.16b, v5.16b
    ldp q4, q6, [x0, #288]
    orn v21.16b, v24.16b, v21.16b
    eor v21.16b, v20.16b, v21.16b
    eor v20.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v2.16b
    shl v2.16b, v18.16b, #7
    bic v5.16b, v20.16b, v5.16b
    eor v20.16b, v3.16b, v20.16b
    ldp q8, q3, [x0, #352]
    sri v2.16b, v18.16b, #1
    eor v18.16b, v24.16b, v5.16b
    orr v5.16b, v21.16b, v24.16b
    eor v2.16b, v2.16b, v4.16b
    ldr q4, [x0, #384]
    eor v18.16b, v19.16b, v18.16b
    shl v19.16b, v20.16b, #4
    eor v16.16b, v16.16b, v5.16b
    eor v3.16b, v7.16b, v3.16b
    shl v5.16b, v18.16b, #2
    sri v19.16b, v20.16b, #4
    ldp q20, q7, [x0, #320]
    sri v5.16b, v18.16b, #6
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v18.16b, v2.16b, v17.16b
    eor v19.16b, v19.16b, v6.16b
    shl v6.16b, v16.16b, #6
    eor v4.16b, v5.16b, v4.16b
    shl v5.16b, v24.16b, #5
    eor v18.16b, v19.16b, v18.16b
    shl v19.16b, v21.16b, #3
    sri v5.16b, v24.16b, #3
    and v24.16b, v4.16b, v3.16b
    sri v19.16b, v21.16b, #5
    orr v21.16b, v18.16b, v2.16b
    eor v5.16b, v5.16b, v8.16b
    sri v6.16b, v16.16b, #2
    eor v19.16b, v19.16b, v20.16b
    eor v17.16b, v17.16b, v21.16b
    eor v16.16b, v5.16b, v24.16b
    eor v24.16b, v6.16b, v7.16b
    eor v21.16b, v3.16b, v19.16b
    orr v20.16b, v18.16b, v17.16b
    and v3.16b, v19.16b, v16.16b
    eor v20.16b, v2.16b, v20.16b
    eor v24.16b, v24.16b, v3.16b
    eor v2.16b, v4.16b, v24.16b
    orr v3.16b, v24.16b, v16.16b
    eor v4.16b, v2.16b, v20.16b
    eor v16.16b, v16.16b, v2.16b
    eor v19.16b, v19.16b, v3.16b
    and v2.16b, v4.16b, v16.16b
    and v3.16b, v16.16b, v21.16b
    eor v19.16b, v19.16b, v18.16b
    eor v21.16b, v21.16b, v2.16b
    ldr q2, [x0, #96]
    eor v24.16b, v24.16b, v3.16b
    ldp q3, q5, [x0, #416]
    eor v6.16b, v19.16b, v16.16b
    shl v7.16b, v19.16b, #1
    eor v24.16b, v24.16b, v17.16b
    eor v17.16b, v17.16b, v6.16b
    sri v7.16b, v19.16b, #7
    orn v19.16b, v24.16b, v19.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v21.16b
    eor v19.16b, v21.16b, v19.16b
    shl v21.16b, v17.16b, #7
    bic v6.16b, v4.16b, v6.16b
    eor v18.16b, v18.16b, v4.16b
    ldp q8, q4, [x0, #480]
    sri v21.16b, v17.16b, #1
    eor v17.16b, v24.16b, v6.16b
    orr v6.16b, v19.16b, v24.16b
    eor v21.16b, v21.16b, v3.16b
    ldr q3, [x0, #512]
    eor v17.16b, v20.16b, v17.16b
    shl v20.16b, v18.16b, #4
    eor v4.16b, v7.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    sri v20.16b, v18.16b, #4
    ldp q18, q7, [x0, #448]
    shl v6.16b, v16.16b, #6
    eor v20.16b, v20.16b, v5.16b
    shl v5.16b, v17.16b, #2
    sri v6.16b, v16.16b, #2
    sri v5.16b, v17.16b, #6
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v17.16b, v21.16b, v2.16b
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v24.16b, #5
    eor v17.16b, v20.16b, v17.16b
    shl v20.16b, v19.16b, #3
    sri v5.16b, v24.16b, #3
    and v24.16b, v3.16b, v4.16b
    sri v20.16b, v19.16b, #5
    orr v19.16b, v17.16b, v21.16b
    eor v5.16b, v5.16b, v8.16b
    eor v18.16b, v20.16b, v18.16b
    eor v19.16b, v2.16b, v19.16b
    eor v16.16b, v5.16b, v24.16b
    eor v2.16b, v6.16b, v7.16b
    orr v20.16b, v17.16b, v19.16b
    eor v24.16b, v4.16b, v18.16b
    and v4.16b, v18.16b, v16.16b
    eor v20.16b, v21.16b, v20.16b
    eor v21.16b, v2.16b, v4.16b
    eor v2.16b, v3.16b, v21.16b
    orr v3.16b, v21.16b, v16.16b
    eor v16.16b, v16.16b, v2.16b
    eor v4.16b, v2.16b, v20.16b
    eor v18.16b, v18.16b, v3.16b
    and v3.16b, v16.16b, v24.16b
    and v2.16b, v4.16b, v16.16b
    eor v18.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v3.16b
    eor v24.16b, v24.16b, v2.16b
    ldr q2, [x0, #112]
    ldp q3, q5, [x0, #544]
    eor v6.16b, v18.16b, v16.16b
    shl v7.16b, v18.16b, #1
    eor v21.16b, v21.16b, v19.16b
    eor v19.16b, v19.16b, v6.16b
    sri v7.16b, v18.16b, #7
    orn v18.16b, v21.16b, v18.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v24.16b
    eor v18.16b, v24.16b, v18.16b
    shl v24.16b, v19.16b, #7
    bic v6.16b, v4.16b, v6.16b
    eor v17.16b, v17.16b, v4.16b
    ldp q4, q8, [x0, #576]
    sri v24.16b, v19.16b, #1
    eor v19.16b, v21.16b, v6.16b
    eor v24.16b, v24.16b, v3.16b
    shl v3.16b, v17.16b, #4
    eor v19.16b, v20.16b, v19.16b
    ldp q6, q20, [x0, #608]
    sri v3.16b, v17.16b, #4
    eor v17.16b, v7.16b, v4.16b
    shl v4.16b, v19.16b, #2
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v18.16b, v21.16b
    sri v4.16b, v19.16b, #6
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v19.16b, v24.16b, v2.16b
    eor v16.16b, v16.16b, v5.16b
    shl v5.16b, v21.16b, #5
    eor v4.16b, v4.16b, v26.16b
    eor v19.16b, v3.16b, v19.16b
    shl v3.16b, v18.16b, #3
    sri v5.16b, v21.16b, #3
    and v21.16b, v4.16b, v17.16b
    sri v3.16b, v18.16b, #5
    orr v18.16b, v19.16b, v24.16b
    eor v20.16b, v5.16b, v20.16b
    shl v5.16b, v16.16b, #6
    eor v3.16b, v3.16b, v8.16b
    eor v18.16b, v2.16b, v18.16b
    sri v5.16b, v16.16b, #2
    eor v16.16b, v20.16b, v21.16b
    orr v20.16b, v19.16b, v18.16b
    eor v17.16b, v17.16b, v3.16b
    eor v21.16b, v5.16b, v6.16b
    and v2.16b, v3.16b, v16.16b
    eor v20.16b, v24.16b, v20.16b
    eor v21.16b, v21.16b, v2.16b
    eor v24.16b, v4.16b, v21.16b
    orr v2.16b, v21.16b, v16.16b
    eor v4.16b, v24.16b, v20.16b
    eor v16.16b, v16.16b, v24.16b
    eor v24.16b, v3.16b, v2.16b
    and v2.16b, v4.16b, v16.16b
    and v3.16b, v16.16b, v17.16b
    eor v24.16b, v24.16b, v19.16b
    eor v17.16b, v17.16b, v2.16b
    eor v21.16b, v21.16b, v3.16b
    ldr q2, [x0, #128]
    eor v3.16b, v24.16b, v16.16b
    shl v5.16b, v24.16b, #1
    eor v6.16b, v4.16b, v17.16b
    eor v21.16b, v21.16b, v18.16b
    eor v18.16b, v18.16b, v3.16b
    sri v5.16b, v24.16b, #7
    bic v3.16b, v6.16b, v3.16b
    eor v19.16b, v19.16b, v6.16b
    shl v6.16b, v18.16b, #7
    orn v24.16b, v21.16b, v24.16b
    eor v3.16b, v21.16b, v3.16b
    shl v7.16b, v19.16b, #4
    sri v6.16b, v18.16b, #1
    eor v17.16b, v17.16b, v24.16b
    eor v18.16b, v20.16b, v3.16b
    sri v7.16b, v19.16b, #4
    eor v20.16b, v4.16b, v2.16b
    eor v24.16b, v6.16b, v28.16b
    shl v19.16b, v18.16b, #2
    orr v2.16b, v17.16b, v21.16b
    shl v3.16b, v21.16b, #5
    eor v4.16b, v7.16b, v27.16b
    sri v19.16b, v18.16b, #6
    eor v16.16b, v16.16b, v2.16b
    shl v18.16b, v17.16b, #3
    eor v2.16b, v5.16b, v25.16b
    sri v3.16b, v21.16b, #3
    eor v19.16b, v19.16b, v0.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v21.16b, v24.16b, v20.16b
    sri v18.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v3.16b, v3.16b, v1.16b
    and v5.16b, v19.16b, v2.16b
    eor v21.16b, v4.16b, v21.16b
    eor v18.16b, v18.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v3.16b, v5.16b
    orr v3.16b, v21.16b, v24.16b
    eor v17.16b, v17.16b, v30.16b
    eor v2.16b, v2.16b, v18.16b
    and v4.16b, v18.16b, v16.16b
    eor v20.16b, v20.16b, v3.16b
    eor v17.16b, v17.16b, v4.16b
    orr v3.16b, v21.16b, v20.16b
    eor v19.16b, v19.16b, v17.16b
    eor v24.16b, v24.16b, v3.16b
    orr v3.16b, v17.16b, v16.16b
    eor v4.16b, v19.16b, v24.16b
    eor v16.16b, v16.16b, v19.16b
    eor v18.16b, v18.16b, v3.16b
    and v19.16b, v4.16b, v16.16b
    and v3.16b, v16.16b, v2.16b
    eor v18.16b, v18.16b, v21.16b
    eor v19.16b, v2.16b, v19.16b
    ldr q2, [x0, #144]
    eor v17.16b, v17.16b, v3.16b
    ldp q3, q5, [x0, #288]
    eor v6.16b, v18.16b, v16.16b
    shl v7.16b, v18.16b, #1
    eor v17.16b, v17.16b, v20.16b
    eor v20.16b, v20.16b, v6.16b
    sri v7.16b, v18.16b, #7
    orn v18.16b, v17.16b, v18.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v19.16b
    eor v18.16b, v19.16b, v18.16b
    shl v19.16b, v20.16b, #7
    bic v6.16b, v4.16b, v6.16b
    eor v21.16b, v21.16b, v4.16b
    ldp q8, q4, [x0, #352]
    sri v19.16b, v20.16b, #1
    eor v20.16b, v17.16b, v6.16b
    orr v6.16b, v18.16b, v17.16b
    eor v19.16b, v19.16b, v3.16b
    ldr q3, [x0, #384]
    eor v20.16b, v24.16b, v20.16b
    shl v24.16b, v21.16b, #4
    eor v4.16b, v7.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    sri v24.16b, v21.16b, #4
    ldp q21, q7, [x0, #320]
    shl v6.16b, v16.16b, #6
    eor v24.16b, v24.16b, v5.16b
    shl v5.16b, v20.16b, #2
    sri v6.16b, v16.16b, #2
    sri v5.16b, v20.16b, #6
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v20.16b, v19.16b, v2.16b
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v17.16b, #5
    eor v20.16b, v24.16b, v20.16b
    shl v24.16b, v18.16b, #3
    sri v5.16b, v17.16b, #3
    and v17.16b, v3.16b, v4.16b
    sri v24.16b, v18.16b, #5
    orr v18.16b, v20.16b, v19.16b
    eor v5.16b, v5.16b, v8.16b
    eor v21.16b, v24.16b, v21.16b
    eor v18.16b, v2.16b, v18.16b
    eor v16.16b, v5.16b, v17.16b
    eor v2.16b, v6.16b, v7.16b
    orr v17.16b, v20.16b, v18.16b
    eor v24.16b, v4.16b, v21.16b
    and v4.16b, v21.16b, v16.16b
    eor v17.16b, v19.16b, v17.16b
    eor v19.16b, v2.16b, v4.16b
    eor v2.16b, v3.16b, v19.16b
    orr v3.16b, v19.16b, v16.16b
    eor v4.16b, v2.16b, v17.16b
    eor v16.16b, v16.16b, v2.16b
    eor v21.16b, v21.16b, v3.16b
    and v2.16b, v4.16b, v16.16b
    and v3.16b, v16.16b, v24.16b
    eor v21.16b, v21.16b, v20.16b
    eor v24.16b, v24.16b, v2.16b
    ldr q2, [x0, #160]
    eor v19.16b, v19.16b, v3.16b
    ldp q3, q5, [x0, #416]
    eor v6.16b, v21.16b, v16.16b
    shl v7.16b, v21.16b, #1
    eor v19.16b, v19.16b, v18.16b
    eor v18.16b, v18.16b, v6.16b
    sri v7.16b, v21.16b, #7
    orn v21.16b, v19.16b, v21.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v24.16b
    eor v21.16b, v24.16b, v21.16b
    shl v24.16b, v18.16b, #7
    bic v6.16b, v4.16b, v6.16b
    eor v20.16b, v20.16b, v4.16b
    ldp q8, q4, [x0, #480]
    sri v24.16b, v18.16b, #1
    eor v18.16b, v19.16b, v6.16b
    orr v6.16b, v21.16b, v19.16b
    eor v24.16b, v24.16b, v3.16b
    ldr q3, [x0, #512]
    eor v17.16b, v17.16b, v18.16b
    shl v18.16b, v20.16b, #4
    eor v4.16b, v7.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    sri v18.16b, v20.16b, #4
    ldp q20, q7, [x0, #448]
    shl v6.16b, v16.16b, #6
    eor v18.16b, v18.16b, v5.16b
    shl v5.16b, v17.16b, #2
    sri v6.16b, v16.16b, #2
    sri v5.16b, v17.16b, #6
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v17.16b, v24.16b, v2.16b
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v19.16b, #5
    eor v17.16b, v18.16b, v17.16b
    shl v18.16b, v21.16b, #3
    sri v5.16b, v19.16b, #3
    and v19.16b, v3.16b, v4.16b
    sri v18.16b, v21.16b, #5
    orr v21.16b, v17.16b, v24.16b
    eor v5.16b, v5.16b, v8.16b
    eor v18.16b, v18.16b, v20.16b
    eor v20.16b, v2.16b, v21.16b
    eor v16.16b, v5.16b, v19.16b
    eor v2.16b, v6.16b, v7.16b
    orr v19.16b, v17.16b, v20.16b
    eor v21.16b, v4.16b, v18.16b
    and v4.16b, v18.16b, v16.16b
    eor v19.16b, v24.16b, v19.16b
    eor v24.16b, v2.16b, v4.16b
    eor v2.16b, v3.16b, v24.16b
    orr v3.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v2.16b
    eor v4.16b, v2.16b, v19.16b
    eor v18.16b, v18.16b, v3.16b
    and v3.16b, v16.16b, v21.16b
    and v2.16b, v4.16b, v16.16b
    eor v18.16b, v18.16b, v17.16b
    eor v24.16b, v24.16b, v3.16b
    eor v21.16b, v21.16b, v2.16b
    ldr q2, [x0, #176]
    ldp q3, q5, [x0, #544]
    eor v6.16b, v18.16b, v16.16b
    shl v7.16b, v18.16b, #1
    eor v24.16b, v24.16b, v20.16b
    eor v20.16b, v20.16b, v6.16b
    sri v7.16b, v18.16b, #7
    orn v18.16b, v24.16b, v18.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v21.16b
    eor v18.16b, v21.16b, v18.16b
    shl v21.16b, v20.16b, #7
    bic v6.16b, v4.16b, v6.16b
    eor v17.16b, v17.16b, v4.16b
    ldp q4, q8, [x0, #576]
    sri v21.16b, v20.16b, #1
    eor v20.16b, v24.16b, v6.16b
    eor v21.16b, v21.16b, v3.16b
    shl v3.16b, v17.16b, #4
    eor v19.16b, v19.16b, v20.16b
    ldp q6, q20, [x0, #608]
    sri v3.16b, v17.16b, #4
    eor v17.16b, v7.16b, v4.16b
    shl v4.16b, v19.16b, #2
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v18.16b, v24.16b
    sri v4.16b, v19.16b, #6
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v19.16b, v21.16b, v2.16b
    eor v16.16b, v16.16b, v5.16b
    shl v5.16b, v24.16b, #5
    eor v4.16b, v4.16b, v26.16b
    eor v19.16b, v3.16b, v19.16b
    shl v3.16b, v18.16b, #3
    sri v5.16b, v24.16b, #3
    and v24.16b, v4.16b, v17.16b
    sri v3.16b, v18.16b, #5
    orr v18.16b, v19.16b, v21.16b
    eor v20.16b, v5.16b, v20.16b
    shl v5.16b, v16.16b, #6
    eor v3.16b, v3.16b, v8.16b
    eor v18.16b, v2.16b, v18.16b
    sri v5.16b, v16.16b, #2
    eor v16.16b, v20.16b, v24.16b
    orr v20.16b, v19.16b, v18.16b
    eor v17.16b, v17.16b, v3.16b
    eor v24.16b, v5.16b, v6.16b
    and v2.16b, v3.16b, v16.16b
    eor v20.16b, v21.16b, v20.16b
    eor v21.16b, v24.16b, v2.16b
    eor v24.16b, v4.16b, v21.16b
    orr v2.16b, v21.16b, v16.16b
    eor v4.16b, v24.16b, v20.16b
    eor v16.16b, v16.16b, v24.16b
    eor v24.16b, v3.16b, v2.16b
    and v2.16b, v4.16b, v16.16b
    and v3.16b, v16.16b, v17.16b
    eor v24.16b, v24.16b, v19.16b
    eor v17.16b, v17.16b, v2.16b
    eor v21.16b, v21.16b, v3.16b
    ldr q2, [x0, #192]
    eor v3.16b, v24.16b, v16.16b
    shl v5.16b, v24.16b, #1
    eor v6.16b, v4.16b, v17.16b
    eor v21.16b, v21.16b, v18.16b
    eor v18.16b, v18.16b, v3.16b
    sri v5.16b, v24.16b, #7
    bic v3.16b, v6.16b, v3.16b
    eor v19.16b, v19.16b, v6.16b
    shl v6.16b, v18.16b, #7
    orn v24.16b, v21.16b, v24.16b
    eor v3.16b, v21.16b, v3.16b
    shl v7.16b, v19.16b, #4
    sri v6.16b, v18.16b, #1
    eor v17.16b, v17.16b, v24.16b
    eor v18.16b, v20.16b, v3.16b
    sri v7.16b, v19.16b, #4
    eor v20.16b, v4.16b, v2.16b
    eor v24.16b, v6.16b, v28.16b
    shl v19.16b, v18.16b, #2
    orr v2.16b, v17.16b, v21.16b
    shl v3.16b, v21.16b, #5
    eor v4.16b, v7.16b, v27.16b
    sri v19.16b, v18.16b, #6
    eor v16.16b, v16.16b, v2.16b
    shl v18.16b, v17.16b, #3
    eor v2.16b, v5.16b, v25.16b
    sri v3.16b, v21.16b, #3
    eor v19.16b, v19.16b, v0.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v21.16b, v24.16b, v20.16b
    sri v18.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v3.16b, v3.16b, v1.16b
    and v5.16b, v19.16b, v2.16b
    eor v21.16b, v4.16b, v21.16b
    eor v18.16b, v18.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v3.16b, v5.16b
    orr v3.16b, v21.16b, v24.16b
    eor v17.16b, v17.16b, v30.16b
    eor v2.16b, v2.16b, v18.16b
    and v4.16b, v18.16b, v16.16b
    eor v20.16b, v20.16b, v3.16b
    eor v17.16b, v17.16b, v4.16b
    orr v3.16b, v21.16b, v20.16b
    eor v19.16b, v19.16b, v17.16b
    eor v24.16b, v24.16b, v3.16b
    orr v3.16b, v17.16b, v16.16b
    eor v4.16b, v19.16b, v24.16b
    eor v16.16b, v16.16b, v19.16b
    eor v18.16b, v18.16b, v3.16b
    and v19.16b, v4.16b, v16.16b
    and v3.16b, v16.16b, v2.16b
    eor v18.16b, v18.16b, v21.16b
    eor v19.16b, v2.16b, v19.16b
    ldr q2, [x0, #208]
    eor v17.16b, v17.16b, v3.16b
    ldp q3, q5, [x0, #288]
    eor v6.16b, v18.16b, v16.16b
    shl v7.16b, v18.16b, #1
    eor v17.16b, v17.16b, v20.16b
    eor v20.16b, v20.16b, v6.16b
    sri v7.16b, v18.16b, #7
    orn v18.16b, v17.16b, v18.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v19.16b
    eor v18.16b, v19.16b, v18.16b
    shl v19.16b, v20.16b, #7
    bic v6.16b, v4.16b, v6.16b
    eor v21.16b, v21.16b, v4.16b
    ldp q8, q4, [x0, #352]
    sri v19.16b, v20.16b, #1
    eor v20.16b, v17.16b, v6.16b
    orr v6.16b, v18.16b, v17.16b
    eor v19.16b, v19.16b, v3.16b
    ldr q3, [x0, #384]
    eor v20.16b, v24.16b, v20.16b
    shl v24.16b, v21.16b, #4
    eor v4.16b, v7.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    sri v24.16b, v21.16b, #4
    ldp q21, q7, [x0, #320]
    shl v6.16b, v16.16b, #6
    eor v24.16b, v24.16b, v5.16b
    shl v5.16b, v20.16b, #2
    sri v6.16b, v16.16b, #2
    sri v5.16b, v20.16b, #6
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v20.16b, v19.16b, v2.16b
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v17.16b, #5
    eor v20.16b, v24.16b, v20.16b
    shl v24.16b, v18.16b, #3
    sri v5.16b, v17.16b, #3
    and v17.16b, v3.16b, v4.16b
    sri v24.16b, v18.16b, #5
    orr v18.16b, v20.16b, v19.16b
    eor v5.16b, v5.16b, v8.16b
    eor v21.16b, v24.16b, v21.16b
    eor v18.16b, v2.16b, v18.16b
    eor v16.16b, v5.16b, v17.16b
    eor v2.16b, v6.16b, v7.16b
    orr v17.16b, v20.16b, v18.16b
    eor v24.16b, v4.16b, v21.16b
    and v4.16b, v21.16b, v16.16b
    eor v17.16b, v19.16b, v17.16b
    eor v19.16b, v2.16b, v4.16b
    eor v2.16b, v3.16b, v19.16b
    orr v3.16b, v19.16b, v16.16b
    eor v4.16b, v2.16b, v17.16b
    eor v16.16b, v16.16b, v2.16b
    eor v21.16b, v21.16b, v3.16b
    and v2.16b, v4.16b, v16.16b
    and v3.16b, v16.16b, v24.16b
    eor v21.16b, v21.16b, v20.16b
    eor v24.16b, v24.16b, v2.16b
    ldr q2, [x0, #224]
    eor v19.16b, v19.16b, v3.16b
    ldp q3, q5, [x0, #416]
    eor v6.16b, v21.16b, v16.16b
    shl v7.16b, v21.16b, #1
    eor v19.16b, v19.16b, v18.16b
    eor v18.16b, v18.16b, v6.16b
    sri v7.16b, v21.16b, #7
    orn v21.16b, v19.16b, v21.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v24.16b
    eor v21.16b, v24.16b, v21.16b
    shl v24.16b, v18.16b, #7
    bic v6.16b, v4.16b, v6.16b
    eor v20.16b, v20.16b, v4.16b
    ldp q8, q4, [x0, #480]
    sri v24.16b, v18.16b, #1
    eor v18.16b, v19.16b, v6.16b
    orr v6.16b, v21.16b, v19.16b
    eor v24.16b, v24.16b, v3.16b
    ldr q3, [x0, #512]
    eor v17.16b, v17.16b, v18.16b
    shl v18.16b, v20.16b, #4
    eor v4.16b, v7.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    sri v18.16b, v20.16b, #4
    ldp q20, q7, [x0, #448]
    shl v6.16b, v16.16b, #6
    eor v18.16b, v18.16b, v5.16b
    shl v5.16b, v17.16b, #2
    sri v6.16b, v16.16b, #2
    sri v5.16b, v17.16b, #6
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v17.16b, v24.16b, v2.16b
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v19.16b, #5
    eor v17.16b, v18.16b, v17.16b
    shl v18.16b, v21.16b, #3
    sri v5.16b, v19.16b, #3
    and v19.16b, v3.16b, v4.16b
    sri v18.16b, v21.16b, #5
    orr v21.16b, v17.16b, v24.16b
    eor v5.16b, v5.16b, v8.16b
    eor v18.16b, v18.16b, v20.16b
    eor v20.16b, v2.16b, v21.16b
    eor v16.16b, v5.16b, v19.16b
    eor v2.16b, v6.16b, v7.16b
    orr v19.16b, v17.16b, v20.16b
    eor v21.16b, v4.16b, v18.16b
    and v4.16b, v18.16b, v16.16b
    eor v19.16b, v24.16b, v19.16b
    eor v24.16b, v2.16b, v4.16b
    eor v2.16b, v3.16b, v24.16b
    orr v3.16b, v24.16b, v16.16b
    eor v16.16b, v16.16b, v2.16b
    eor v4.16b, v2.16b, v19.16b
    eor v18.16b, v18.16b, v3.16b
    and v3.16b, v16.16b, v21.16b
    and v2.16b, v4.16b, v16.16b
    eor v18.16b, v18.16b, v17.16b
    eor v24.16b, v24.16b, v3.16b
    eor v21.16b, v21.16b, v2.16b
    ldr q2, [x0, #240]
    ldp q3, q5, [x0, #544]
    eor v6.16b, v18.16b, v16.16b
    shl v7.16b, v18.16b, #1
    eor v24.16b, v24.16b, v20.16b
    eor v20.16b, v20.16b, v6.16b
    sri v7.16b, v18.16b, #7
    orn v18.16b, v24.16b, v18.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v21.16b
    eor v18.16b, v21.16b, v18.16b
    shl v21.16b, v20.16b, #7
    bic v6.16b, v4.16b, v6.16b
    eor v17.16b, v17.16b, v4.16b
    ldp q4, q8, [x0, #576]
    sri v21.16b, v20.16b, #1
    eor v20.16b, v24.16b, v6.16b
    eor v21.16b, v21.16b, v3.16b
    shl v3.16b, v17.16b, #4
    eor v19.16b, v19.16b, v20.16b
    ldp q6, q20, [x0, #608]
    sri v3.16b, v17.16b, #4
    eor v17.16b, v7.16b, v4.16b
    shl v4.16b, v19.16b, #2
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v18.16b, v24.16b
    sri v4.16b, v19.16b, #6
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v19.16b, v21.16b, v2.16b
    eor v16.16b, v16.16b, v5.16b
    shl v5.16b, v24.16b, #5
    eor v4.16b, v4.16b, v26.16b
    eor v19.16b, v3.16b, v19.16b
    shl v3.16b, v18.16b, #3
    sri v5.16b, v24.16b, #3
    and v24.16b, v4.16b, v17.16b
    sri v3.16b, v18.16b, #5
    orr v18.16b, v19.16b, v21.16b
    eor v20.16b, v5.16b, v20.16b
    shl v5.16b, v16.16b, #6
    eor v3.16b, v3.16b, v8.16b
    eor v18.16b, v2.16b, v18.16b
    sri v5.16b, v16.16b, #2
    eor v16.16b, v20.16b, v24.16b
    orr v20.16b, v19.16b, v18.16b
    eor v17.16b, v17.16b, v3.16b
    eor v24.16b, v5.16b, v6.16b
    and v2.16b, v3.16b, v16.16b
    eor v20.16b, v21.16b, v20.16b
    eor v21.16b, v24.16b, v2.16b
    eor v24.16b, v4.16b, v21.16b
    orr v2.16b, v21.16b, v16.16b
    eor v4.16b, v24.16b, v20.16b
    eor v16.16b, v16.16b, v24.16b
    eor v24.16b, v3.16b, v2.16b
    and v2.16b, v4.16b, v16.16b
    and v3.16b, v16.16b, v17.16b
    eor v24.16b, v24.16b, v19.16b
    eor v17.16b, v17.16b, v2.16b
    eor v21.16b, v21.16b, v3.16b
    ldr q2, [x0, #256]
    eor v3.16b, v24.16b, v16.16b
    shl v5.16b, v24.16b, #1
    eor v6.16b, v4.16b, v17.16b
    eor v21.16b, v21.16b, v18.16b
    eor v18.16b, v18.16b, v3.16b
    sri v5.16b, v24.16b, #7
    bic v3.16b, v6.16b, v3.16b
    eor v19.16b, v19.16b, v6.16b
    shl v6.16b, v18.16b, #7
    orn v24.16b, v21.16b, v24.16b
    eor v3.16b, v21.16b, v3.16b
    shl v7.16b, v19.16b, #4
    sri v6.16b, v18.16b, #1
    eor v17.16b, v17.16b, v24.16b
    eor v18.16b, v20.16b, v3.16b
    sri v7.16b, v19.16b, #4
    eor v20.16b, v4.16b, v2.16b
    eor v24.16b, v6.16b, v28.16b
    shl v19.16b, v18.16b, #2
    orr v2.16b, v17.16b, v21.16b
    shl v3.16b, v21.16b, #5
    eor v4.16b, v7.16b, v27.16b
    sri v19.16b, v18.16b, #6
    eor v16.16b, v16.16b, v2.16b
    shl v18.16b, v17.16b, #3
    eor v2.16b, v5.16b, v25.16b
    sri v3.16b, v21.16b, #3
    eor v19.16b, v19.16b, v0.16b
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    and v21.16b, v24.16b, v20.16b
    sri v18.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v3.16b, v3.16b, v1.16b
    and v5.16b, v19.16b, v2.16b
    eor v21.16b, v4.16b, v21.16b
    eor v18.16b, v18.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v3.16b, v5.16b
    orr v3.16b, v21.16b, v24.16b
    eor v17.16b, v17.16b, v30.16b
    eor v2.16b, v2.16b, v18.16b
    and v4.16b, v18.16b, v16.16b
    eor v20.16b, v20.16b, v3.16b
    eor v17.16b, v17.16b, v4.16b
    orr v3.16b, v21.16b, v20.16b
    eor v19.16b, v19.16b, v17.16b
    eor v24.16b, v24.16b, v3.16b
    orr v3.16b, v17.16b, v16.16b
    eor v4.16b, v19.16b, v24.16b
    eor v16.16b, v16.16b, v19.16b
    eor v18.16b, v18.16b, v3.16b
    and v19.16b, v4.16b, v16.16b
    and v3.16b, v16.16b, v2.16b
    eor v18.16b, v18.16b, v21.16b
    eor v19.16b, v2.16b, v19.16b
    eor v17.16b, v17.16b, v3.16b
    ldp q2, q3, [x0, #272]
    eor v5.16b, v18.16b, v16.16b
    shl v6.16b, v18.16b, #1
    eor v7.16b, v4.16b, v19.16b
    eor v17.16b, v17.16b, v20.16b
    eor v20.16b, v20.16b, v5.16b
    sri v6.16b, v18.16b, #7
    bic v5.16b, v7.16b, v5.16b
    orn v18.16b, v17.16b, v18.16b
    eor v2.16b, v4.16b, v2.16b
    eor v21.16b, v21.16b, v7.16b
    eor v4.16b, v17.16b, v5.16b
    eor v18.16b, v19.16b, v18.16b
    shl v19.16b, v20.16b, #7
    eor v24.16b, v24.16b, v4.16b
    ldp q4, q5, [x0, #368]
    sri v19.16b, v20.16b, #1
    ldp q7, q8, [x0, #304]
    shl v20.16b, v21.16b, #4
    eor v19.16b, v19.16b, v3.16b
    sri v20.16b, v21.16b, #4
    ldp q3, q21, [x0, #336]
    eor v4.16b, v6.16b, v4.16b
    shl v6.16b, v24.16b, #2
    eor v20.16b, v20.16b, v7.16b
    sri v6.16b, v24.16b, #6
    orr v24.16b, v18.16b, v17.16b
    eor v16.16b, v16.16b, v24.16b
    shl v24.16b, v17.16b, #5
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v18.16b, #3
    sri v24.16b, v17.16b, #3
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and v17.16b, v19.16b, v2.16b
    sri v6.16b, v18.16b, #5
    and v18.16b, v5.16b, v4.16b
    eor v21.16b, v24.16b, v21.16b
    shl v24.16b, v16.16b, #6
    eor v17.16b, v20.16b, v17.16b
    eor v20.16b, v6.16b, v8.16b
    sri v24.16b, v16.16b, #2
    eor v16.16b, v21.16b, v18.16b
    orr v18.16b, v17.16b, v19.16b
    eor v21.16b, v4.16b, v20.16b
    eor v24.16b, v24.16b, v3.16b
    and v3.16b, v20.16b, v16.16b
    eor v18.16b, v2.16b, v18.16b
    eor v24.16b, v24.16b, v3.16b
    orr v2.16b, v17.16b, v18.16b
    eor v3.16b, v5.16b, v24.16b
    orr v4.16b, v24.16b, v16.16b
    eor v19.16b, v19.16b, v2.16b
    eor v16.16b, v16.16b, v3.16b
    eor v20.16b, v20.16b, v4.16b
    eor v2.16b, v3.16b, v19.16b
    and v3.16b, v16.16b, v21.16b
    eor v20.16b, v20.16b, v17.16b
    and v4.16b, v2.16b, v16.16b
    eor v24.16b, v24.16b, v3.16b
    shl v6.16b, v20.16b, #1
    eor v21.16b, v21.16b, v4.16b
    eor v5.16b, v20.16b, v16.16b
    eor v24.16b, v24.16b, v18.16b
    sri v6.16b, v20.16b, #7
    eor v7.16b, v2.16b, v21.16b
    eor v18.16b, v18.16b, v5.16b
    orn v20.16b, v24.16b, v20.16b
    shl v15.16b, v24.16b, #5
    ldp q3, q4, [x0, #400]
    bic v5.16b, v7.16b, v5.16b
    eor v17.16b, v17.16b, v7.16b
    ldp q7, q8, [x0, #432]
    eor v20.16b, v21.16b, v20.16b
    sri v15.16b, v24.16b, #3
    eor v5.16b, v24.16b, v5.16b
    orr v24.16b, v20.16b, v24.16b
    eor v19.16b, v19.16b, v5.16b
    shl v5.16b, v18.16b, #7
    eor v16.16b, v16.16b, v24.16b
    shl v24.16b, v17.16b, #4
    eor v21.16b, v2.16b, v3.16b
    ldp q2, q3, [x0, #496]
    sri v5.16b, v18.16b, #1
    sri v24.16b, v17.16b, #4
    eor v4.16b, v5.16b, v4.16b
    eor v17.16b, v24.16b, v7.16b
    shl v24.16b, v20.16b, #3
    add v14.16b, v22.16b, v29.16b
    sri v24.16b, v20.16b, #5
    eor v2.16b, v6.16b, v2.16b
    eor v20.16b, v24.16b, v8.16b
    shl v24.16b, v19.16b, #2
    sri v24.16b, v19.16b, #6
    ldp q6, q18, [x0, #464]
    eor v19.16b, v24.16b, v3.16b
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and v24.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v24.16b
    bic v24.16b, v22.16b, v14.16b
    add x15, x15, #4
    orr v22.16b, v14.16b, v14.16b
    eor v18.16b, v15.16b, v18.16b
    str x15, [sp, #272]  /* spill */
    ushr v24.16b, v24.16b, #7
    add v23.16b, v23.16b, v24.16b
    shl v24.16b, v16.16b, #6
    sri v24.16b, v16.16b, #2
    eor v16.16b, v24.16b, v6.16b
    eor v24.16b, v2.16b, v20.16b
    and v2.16b, v19.16b, v2.16b
    eor v18.16b, v18.16b, v2.16b
    orr v2.16b, v17.16b, v4.16b
    eor v21.16b, v21.16b, v2.16b
    and v2.16b, v20.16b, v18.16b
    eor v16.16b, v16.16b, v2.16b
    orr v2.16b, v17.16b, v21.16b
    eor v19.16b, v19.16b, v16.16b
    orr v3.16b, v16.16b, v18.16b
    eor v2.16b, v4.16b, v2.16b
    eor v18.16b, v18.16b, v19.16b
    eor v20.16b, v20.16b, v3.16b
    eor v19.16b, v19.16b, v2.16b
    and v3.16b, v18.16b, v24.16b
    eor v20.16b, v20.16b, v17.16b
    eor v16.16b, v16.16b, v3.16b
    and v3.16b, v19.16b, v18.16b
    shl v4.16b, v20.16b, #1
    eor v16.16b, v16.16b, v21.16b
    eor v24.16b, v24.16b, v3.16b
    eor v3.16b, v20.16b, v18.16b
    sri v4.16b, v20.16b, #7
    orn v20.16b, v16.16b, v20.16b
    ldr q5, [x0, #624]
    eor v21.16b, v21.16b, v3.16b
    eor v20.16b, v24.16b, v20.16b
    eor v24.16b, v19.16b, v24.16b
    bic v3.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v24.16b
    eor v24.16b, v16.16b, v3.16b
    eor v24.16b, v2.16b, v24.16b
    shl v2.16b, v16.16b, #5
    sri v2.16b, v16.16b, #3
    orr v16.16b, v20.16b, v16.16b
    eor v16.16b, v18.16b, v16.16b
    eor v18.16b, v2.16b, v5.16b
    shl v2.16b, v21.16b, #7
    sri v2.16b, v21.16b, #1
    shl v21.16b, v20.16b, #3
    sri v21.16b, v20.16b, #5
    shl v20.16b, v17.16b, #4
    sri v20.16b, v17.16b, #4
    shl v17.16b, v24.16b, #2
    sri v17.16b, v24.16b, #6
    shl v24.16b, v16.16b, #6
    eor v17.16b, v17.16b, v26.16b
    sri v24.16b, v16.16b, #2
    ldp q16, q3, [x0, #528]
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v2.16b, v3.16b
    ldp q5, q3, [x0, #560]
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and v2.16b, v19.16b, v16.16b
    eor v3.16b, v4.16b, v3.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v2.16b
    and v2.16b, v17.16b, v3.16b
    eor v18.16b, v18.16b, v2.16b
    orr v2.16b, v20.16b, v19.16b
    eor v16.16b, v16.16b, v2.16b
    orr v2.16b, v20.16b, v16.16b
    eor v19.16b, v19.16b, v2.16b
    ldp q2, q4, [x0, #592]
    eor v21.16b, v21.16b, v2.16b
    eor v24.16b, v24.16b, v4.16b
    eor v2.16b, v3.16b, v21.16b
    and v3.16b, v21.16b, v18.16b
    eor v24.16b, v24.16b, v3.16b
    ldr q9, [x0, #656]
    eor v17.16b, v17.16b, v24.16b
    orr v3.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v17.16b
    eor v17.16b, v17.16b, v19.16b
    eor v21.16b, v21.16b, v3.16b
    and v4.16b, v18.16b, v2.16b
    eor v3.16b, v17.16b, v9.16b
    eor v21.16b, v21.16b, v20.16b
    eor v24.16b, v24.16b, v4.16b
    and v4.16b, v17.16b, v18.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v21.16b, v18.16b
    eor v24.16b, v24.16b, v16.16b
    eor v17.16b, v17.16b, v2.16b
    eor v16.16b, v16.16b, v4.16b
    eor v20.16b, v20.16b, v17.16b
    bic v17.16b, v17.16b, v4.16b
    eor v17.16b, v24.16b, v17.16b
    eor v17.16b, v19.16b, v17.16b
    orn v19.16b, v24.16b, v21.16b
    eor v19.16b, v2.16b, v19.16b
    shl v2.16b, v16.16b, #7
    sri v2.16b, v16.16b, #1
    orr v16.16b, v19.16b, v24.16b
    eor v16.16b, v18.16b, v16.16b
    shl v18.16b, v20.16b, #4
    ldr s10, [x2, #0]
    eor v2.16b, v2.16b, v28.16b
    sri v18.16b, v20.16b, #4
    shl v20.16b, v19.16b, #3
    eor v18.16b, v18.16b, v27.16b
    sri v20.16b, v19.16b, #5
    shl v19.16b, v16.16b, #6
    eor v20.16b, v20.16b, v31.16b
    sri v19.16b, v16.16b, #2
    trn1 v16.8h, v3.8h, v18.8h
    trn2 v18.8h, v3.8h, v18.8h
    shl v3.16b, v24.16b, #5
    ldr s11, [x2, #4]
    ldr s12, [x2, #8]
    ldr s13, [x2, #12]
    eor v19.16b, v19.16b, v30.16b
    sri v3.16b, v24.16b, #3
    trn1 v24.8h, v2.8h, v20.8h
    trn2 v20.8h, v2.8h, v20.8h
    shl v2.16b, v21.16b, #1
    eor v3.16b, v3.16b, v1.16b
    sri v2.16b, v21.16b, #7
    trn1 v21.16b, v16.16b, v24.16b
    trn2 v16.16b, v16.16b, v24.16b
    shl v24.16b, v17.16b, #2
    eor v21.16b, v21.16b, v10.16b
    eor v2.16b, v2.16b, v25.16b
    sri v24.16b, v17.16b, #6
    eor v16.16b, v16.16b, v12.16b
    str s21, [x3, #0]
    trn1 v17.8h, v19.8h, v2.8h
    trn2 v19.8h, v19.8h, v2.8h
    eor v21.16b, v24.16b, v0.16b
    trn1 v24.16b, v18.16b, v20.16b
    trn2 v18.16b, v18.16b, v20.16b
    trn1 v20.8h, v3.8h, v21.8h
    trn2 v21.8h, v3.8h, v21.8h
    trn1 v2.16b, v17.16b, v20.16b
    trn2 v17.16b, v17.16b, v20.16b
    trn1 v20.16b, v19.16b, v21.16b
    trn2 v19.16b, v19.16b, v21.16b
    eor v21.16b, v2.16b, v11.16b
    eor v17.16b, v17.16b, v13.16b
    str s21, [x3, #4]
    str s16, [x3, #8]
    str s17, [x3, #12]
    ldr s16, [x2, #16]
    ldr s17, [x2, #20]
    ldr s21, [x2, #24]
    ldr s2, [x2, #28]
    add x2, x2, #32
    eor v16.16b, v24.16b, v16.16b
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [sp, #64]  /* reload */
    eor v18.16b, v18.16b, v21.16b
    eor v19.16b, v19.16b, v2.16b
    ldr q21, [sp, #80]  /* reload */
    str s16, [x3, #16]
    str s17, [x3, #20]
    ldr q16, [sp, #16]  /* reload */
    ldr q17, [sp, #32]  /* reload */
    str s18, [x3, #24]
    str s19, [x3, #28]
    add x3, x3, #32
    ldr q18, [sp, #0]  /* reload */
    ldr q19, [sp, #48]  /* reload */
    cbz x15, L(pipo64_256_ctr_carry2)
    sub x4, x4, #32
    tbnz x4, 63, L(pipo64_256_ctr_fewer28)
    add x16, x15, #3
    tbnz x16, 63, L(pipo64_256_ctr_batch29)
L(pipo64_256_ctr_fewer28):
    add x4, x4, #32
    cbz x4, L(pipo64_256_ctr_end3)
L(pipo64_256_ctr_block34):
    /* start: x := x ^ rk[0] */
    movz w16, #0xff, lsl #0
    ldr w17, [x0, #48]
    movz w8, #0xff, lsl #0
    ldr w5, [x0, #640]
    and w16, w16, w15, lsr #8
    and w8, w15, w8
    orr w16, w16, w16, lsl #8
    orr w8, w8, w8, lsl #8
    orr w16, w16, w16, lsl #16
    orr w8, w8, w8, lsl #16
    eor w16, w16, w17
    eor w17, w8, w5
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldr w5, [x0, #64]
    and w8, w17, w16
    eor w16, w16, w9
    ldr w6, [x0, #968]
    eor w12, w12, w8
    ldr w8, [x0, #972]
    ldr w7, [x0, #976]
    and w19, w9, w12
    ldr w20, [x0, #768]
    ldr w21, [x0, #736]
    eor w10, w10, w19
    ldr w19, [x0, #704]
    eor w17, w17, w10
    orr w22, w10, w12
    ldr w23, [x0, #720]
    eor w12, w12, w17
    eor w17, w17, w14
    eor w9, w9, w22
    and w22, w17, w12
    eor w9, w9, w13
    and w24, w12, w16
    eor w16, w16, w22
    eor w10, w10, w24
    eor w22, w9, w12
    eor w24, w17, w16
    eor w10, w10, w11
    eor w11, w11, w22
    and w22, w22, w24
    eor w17, w17, w5
    eor w13, w13, w24
    eor w5, w10, w22
    eor w11, w6, w11, ror #1
    orr w6, w10, w9
    eor w14, w14, w5
    eor w13, w8, w13, ror #4
    eor w16, w16, w6
    eor w9, w7, w9, ror #7
    eor w14, w20, w14, ror #6
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and w8, w11, w17
    orr w5, w16, w10
    eor w10, w21, w10, ror #3
    and w6, w14, w9
    eor w13, w13, w8
    eor w12, w12, w5
    eor w16, w19, w16, ror #5
    ldr w8, [x0, #80]
    eor w10, w10, w6
    orr w5, w13, w11
    eor w12, w23, w12, ror #2
    ldr w6, [x0, #980]
    and w7, w16, w10
    eor w17, w17, w5
    eor w9, w9, w16
    ldr w5, [x0, #984]
    eor w12, w12, w7
    orr w7, w13, w17
    ldr w19, [x0, #988]
    ldr w20, [x0, #384]
    eor w14, w14, w12
    eor w11, w11, w7
    orr w7, w12, w10
    ldr w21, [x0, #352]
    eor w10, w10, w14
    eor w14, w14, w11
    eor w16, w16, w7
    ldr w7, [x0, #320]
    and w22, w14, w10
    eon w16, w16, w13
    eor w8, w14, w8
    eor w22, w9, w22
    and w9, w10, w9
    eor w9, w12, w9
    eor w12, w14, w22
    eor w14, w16, w10
    eor w9, w9, w17
    eor w17, w17, w14
    and w14, w14, w12
    eor w14, w9, w14
    eon w12, w12, w13
    eor w13, w6, w17, ror #1
    ldr w17, [x0, #336]
    eor w11, w11, w14
    orr w14, w9, w16
    eor w12, w5, w12, ror #4
    eor w14, w22, w14
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and w5, w13, w8
    eor w16, w19, w16, ror #7
    eor w11, w20, w11, ror #6
    eor w12, w12, w5
    orr w5, w14, w9
    eor w9, w21, w9, ror #3
    eor w10, w10, w5
    and w5, w11, w16
    eor w14, w7, w14, ror #5
    eor w9, w9, w5
    orr w5, w12, w13
    ldr w6, [x0, #1000]
    eor w10, w17, w10, ror #2
    eor w17, w8, w5
    and w8, w14, w9
    eor w10, w10, w8
    orr w8, w12, w17
    eor w16, w16, w14
    ldr w19, [x0, #480]
    eor w13, w13, w8
    orr w8, w10, w9
    eor w11, w11, w10
    ldr w5, [x0, #996]
    eor w14, w14, w8
    ldr w8, [x0, #96]
    eor w9, w9, w11
    eor w11, w11, w13
    and w30, w11, w9
    eon w14, w14, w12
    add x15, x15, #1
    ldr w7, [x0, #512]
    eor w30, w16, w30
    and w16, w9, w16
    str x15, [sp, #272]  /* spill */
    ldr w15, [x0, #992]
    eor w10, w10, w16
    eor w16, w14, w9
    ldr w20, [x0, #448]
    ldr w21, [x0, #464]
    eor w8, w11, w8
    eor w11, w11, w30
    eor w10, w10, w17
    eon w12, w11, w12
    and w11, w16, w11
    eor w16, w17, w16
    eor w11, w10, w11
    eor w16, w15, w16, ror #1
    eor w17, w19, w10, ror #3
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #112]
    eor w11, w13, w11
    eor w13, w6, w14, ror #7
    orr w14, w10, w14
    eor w14, w30, w14
    eor w12, w5, w12, ror #4
    eor w11, w7, w11, ror #6
    orr w10, w14, w10
    eor w14, w20, w14, ror #5
    eor w9, w9, w10
    and w10, w16, w8
    eor w10, w12, w10
    and w12, w11, w13
    eor w9, w21, w9, ror #2
    eor w12, w17, w12
    orr w17, w10, w16
    eor w13, w13, w14
    ldr w25, [x0, #48]
    eor w17, w8, w17
    and w8, w14, w12
    eor w9, w9, w8
    orr w8, w10, w17
    ldr w23, [x0, #16]
    ldr w27, [x0, #624]
    eor w11, w11, w9
    eor w16, w16, w8
    orr w8, w9, w12
    ldr w24, [x0, #32]
    eor w12, w12, w11
    eor w11, w11, w16
    eor w14, w14, w8
    ldr w26, [x0, #640]
    eor w8, w11, w22
    and w22, w12, w13
    eon w14, w14, w10
    ldr w28, [x0, #592]
    eor w9, w9, w22
    and w22, w11, w12
    ldr w29, [x0, #608]
    eor w13, w13, w22
    eor w22, w14, w12
    eor w9, w9, w17
    eor w11, w11, w13
    eor w17, w17, w22
    eon w10, w11, w10
    and w11, w22, w11
    eor w17, w23, w17, ror #1
    eor w11, w9, w11
    eor w10, w24, w10, ror #4
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    ldr w22, [x0, #128]  /* again */
    eor w11, w16, w11
    eor w16, w25, w14, ror #7
    orr w14, w9, w14
    eor w13, w13, w14
    eor w14, w27, w9, ror #3
    eor w11, w26, w11, ror #6
    orr w9, w13, w9
    eor w13, w28, w13, ror #5
    eor w9, w12, w9
    and w12, w17, w8
    eor w10, w10, w12
    and w12, w11, w16
    eor w9, w29, w9, ror #2
    eor w12, w14, w12
    orr w14, w10, w17
    eor w16, w16, w13
    eor w14, w8, w14
    and w8, w13, w12
    eor w9, w9, w8
    orr w8, w10, w14
    ldr w30, [x0, #968]  /* again */
    eor w11, w11, w9
    eor w17, w17, w8
    orr w8, w9, w12
    eor w12, w12, w11
    eor w11, w11, w17
    eor w13, w13, w8
    eor w8, w11, w22
    and w22, w12, w16
    eon w13, w13, w10
    eor w9, w9, w22
    and w22, w11, w12
    eor w16, w16, w22
    ldr w22, [x0, #972]  /* again */
    eor w9, w9, w14
    eor w11, w11, w16
    eon w10, w11, w10
    eor w10, w22, w10, ror #4
    eor w22, w13, w12
    and w11, w22, w11
    eor w14, w14, w22
    ldr w22, [x0, #768]  /* again */
    eor w14, w30, w14, ror #1
    ldr w30, [x0, #976]  /* again */
    eor w11, w9, w11
    eor w11, w17, w11
    eor w11, w22, w11, ror #6
    ldr w22, [x0, #736]  /* again */
    eor w17, w30, w13, ror #7
    orr w13, w9, w13
    ldr w30, [x0, #720]  /* again */
    eor w13, w16, w13
    ldr w16, [x0, #704]  /* again */
    eor w22, w22, w9, ror #3
    orr w9, w13, w9
    eor w9, w12, w9
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and w12, w14, w8
    eor w13, w16, w13, ror #5
    eor w10, w10, w12
    and w12, w11, w17
    eor w16, w17, w13
    eor w12, w22, w12
    orr w17, w10, w14
    ldr w22, [x0, #144]  /* again */
    eor w9, w30, w9, ror #2
    eor w17, w8, w17
    and w8, w13, w12
    eor w9, w9, w8
    orr w8, w10, w17
    eor w11, w11, w9
    eor w14, w14, w8
    orr w8, w9, w12
    ldr w30, [x0, #980]  /* again */
    eor w12, w12, w11
    eor w11, w11, w14
    eor w13, w13, w8
    eor w8, w11, w22
    and w22, w12, w16
    eon w13, w13, w10
    eor w9, w9, w22
    and w22, w11, w12
    eor w16, w16, w22
    ldr w22, [x0, #984]  /* again */
    eor w9, w9, w17
    eor w11, w11, w16
    eon w10, w11, w10
    eor w10, w22, w10, ror #4
    eor w22, w13, w12
    and w11, w22, w11
    eor w17, w17, w22
    ldr w22, [x0, #384]  /* again */
    eor w11, w9, w11
    eor w17, w30, w17, ror #1
    ldr w30, [x0, #988]  /* again */
    eor w11, w14, w11
    eor w11, w22, w11, ror #6
    ldr w22, [x0, #352]  /* again */
    eor w14, w30, w13, ror #7
    orr w13, w9, w13
    ldr w30, [x0, #336]  /* again */
    eor w13, w16, w13
    ldr w16, [x0, #320]  /* again */
    eor w22, w22, w9, ror #3
    orr w9, w13, w9
    eor w9, w12, w9
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and w12, w17, w8
    eor w10, w10, w12
    and w12, w11, w14
    eor w13, w16, w13, ror #5
    eor w12, w22, w12
    orr w22, w10, w17
    eor w9, w30, w9, ror #2
    ldr w30, [x0, #160]  /* again */
    eor w8, w8, w22
    and w22, w13, w12
    eor w14, w14, w13
    eor w9, w9, w22
    orr w22, w10, w8
    eor w11, w11, w9
    eor w17, w17, w22
    orr w22, w9, w12
    eor w12, w12, w11
    eor w11, w11, w17
    eor w13, w13, w22
    eor w22, w11, w30
    and w30, w12, w14
    eon w13, w13, w10
    eor w9, w9, w30
    and w30, w11, w12
    eor w14, w14, w30
    eor w30, w13, w12
    eor w9, w9, w8
    eor w11, w11, w14
    eor w8, w8, w30
    eon w10, w11, w10
    and w11, w30, w11
    eor w8, w15, w8, ror #1
    eor w11, w9, w11
    eor w10, w5, w10, ror #4
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    ldr w30, [x0, #176]  /* again */
    eor w11, w17, w11
    eor w17, w6, w13, ror #7
    orr w13, w9, w13
    eor w13, w14, w13
    eor w14, w19, w9, ror #3
    eor w11, w7, w11, ror #6
    orr w9, w13, w9
    eor w13, w20, w13, ror #5
    eor w9, w12, w9
    and w12, w8, w22
    eor w10, w10, w12
    and w12, w11, w17
    eor w9, w21, w9, ror #2
    eor w12, w14, w12
    orr w14, w10, w8
    eor w17, w17, w13
    eor w14, w22, w14
    and w22, w13, w12
    eor w9, w9, w22
    orr w22, w10, w14
    eor w11, w11, w9
    eor w8, w8, w22
    orr w22, w9, w12
    eor w12, w12, w11
    eor w11, w11, w8
    eor w13, w13, w22
    eor w22, w11, w30
    and w30, w12, w17
    eon w13, w13, w10
    eor w9, w9, w30
    and w30, w11, w12
    eor w17, w17, w30
    eor w30, w13, w12
    eor w9, w9, w14
    eor w11, w11, w17
    eor w14, w14, w30
    eon w10, w11, w10
    and w11, w30, w11
    eor w14, w23, w14, ror #1
    eor w11, w9, w11
    eor w10, w24, w10, ror #4
    eor w11, w8, w11
    eor w8, w25, w13, ror #7
    orr w13, w9, w13
    eor w13, w17, w13
    eor w17, w27, w9, ror #3
    eor w11, w26, w11, ror #6
    orr w9, w13, w9
    eor w13, w28, w13, ror #5
    eor w9, w12, w9
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and w12, w14, w22
    eor w10, w10, w12
    and w12, w11, w8
    eor w9, w29, w9, ror #2
    ldr w29, [x0, #192]  /* again */
    eor w12, w17, w12
    orr w17, w10, w14
    eor w8, w8, w13
    eor w17, w22, w17
    and w22, w13, w12
    eor w9, w9, w22
    orr w22, w10, w17
    eor w11, w11, w9
    eor w14, w14, w22
    orr w22, w9, w12
    ldr w30, [x0, #968]  /* again */
    eor w12, w12, w11
    eor w11, w11, w14
    eor w13, w13, w22
    eor w22, w11, w29
    and w29, w12, w8
    eon w13, w13, w10
    eor w9, w9, w29
    and w29, w11, w12
    eor w8, w8, w29
    ldr w29, [x0, #972]  /* again */
    eor w9, w9, w17
    eor w11, w11, w8
    eon w10, w11, w10
    eor w10, w29, w10, ror #4
    eor w29, w13, w12
    and w11, w29, w11
    eor w17, w17, w29
    ldr w29, [x0, #768]  /* again */
    eor w11, w9, w11
    eor w17, w30, w17, ror #1
    ldr w30, [x0, #976]  /* again */
    eor w11, w14, w11
    eor w11, w29, w11, ror #6
    ldr w29, [x0, #736]  /* again */
    eor w14, w30, w13, ror #7
    orr w13, w9, w13
    ldr w30, [x0, #720]  /* again */
    eor w13, w8, w13
    ldr w8, [x0, #704]  /* again */
    eor w29, w29, w9, ror #3
    orr w9, w13, w9
    eor w9, w12, w9
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and w12, w17, w22
    eor w10, w10, w12
    and w12, w11, w14
    eor w13, w8, w13, ror #5
    eor w12, w29, w12
    orr w8, w10, w17
    eor w9, w30, w9, ror #2
    ldr w29, [x0, #208]  /* again */
    eor w8, w22, w8
    and w22, w13, w12
    eor w14, w14, w13
    eor w9, w9, w22
    orr w22, w10, w8
    eor w11, w11, w9
    eor w17, w17, w22
    orr w22, w9, w12
    ldr w30, [x0, #980]  /* again */
    eor w12, w12, w11
    eor w11, w11, w17
    eor w13, w13, w22
    eor w22, w11, w29
    and w29, w12, w14
    eon w13, w13, w10
    eor w9, w9, w29
    and w29, w11, w12
    eor w14, w14, w29
    ldr w29, [x0, #984]  /* again */
    eor w9, w9, w8
    eor w11, w11, w14
    eon w10, w11, w10
    eor w10, w29, w10, ror #4
    eor w29, w13, w12
    and w11, w29, w11
    eor w8, w8, w29
    ldr w29, [x0, #384]  /* again */
    eor w11, w9, w11
    eor w8, w30, w8, ror #1
    ldr w30, [x0, #988]  /* again */
    eor w11, w17, w11
    eor w11, w29, w11, ror #6
    ldr w29, [x0, #352]  /* again */
    eor w17, w30, w13, ror #7
    orr w13, w9, w13
    eor w13, w14, w13
    eor w14, w29, w9, ror #3
    orr w9, w13, w9
    ldr w29, [x0, #336]  /* again */
    eor w13, w16, w13, ror #5
    eor w9, w12, w9
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and w12, w8, w22
    eor w10, w10, w12
    and w12, w11, w17
    eor w17, w17, w13
    eor w12, w14, w12
    orr w14, w10, w8
    eor w9, w29, w9, ror #2
    eor w14, w22, w14
    and w22, w13, w12
    ldr w29, [x0, #224]  /* again */
    eor w9, w9, w22
    orr w22, w10, w14
    eor w11, w11, w9
    eor w8, w8, w22
    orr w22, w9, w12
    eor w12, w12, w11
    eor w11, w11, w8
    eor w13, w13, w22
    eor w22, w11, w29
    and w29, w12, w17
    eon w13, w13, w10
    eor w9, w9, w29
    and w29, w11, w12
    eor w17, w17, w29
    eor w29, w13, w12
    eor w9, w9, w14
    eor w11, w11, w17
    eor w14, w14, w29
    eon w10, w11, w10
    and w11, w29, w11
    eor w14, w15, w14, ror #1
    eor w11, w9, w11
    eor w10, w5, w10, ror #4
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    ldr w29, [x0, #240]  /* again */
    eor w11, w8, w11
    eor w8, w6, w13, ror #7
    orr w13, w9, w13
    eor w13, w17, w13
    eor w17, w19, w9, ror #3
    eor w11, w7, w11, ror #6
    orr w9, w13, w9
    eor w13, w20, w13, ror #5
    eor w9, w12, w9
    and w12, w14, w22
    eor w10, w10, w12
    and w12, w11, w8
    eor w9, w21, w9, ror #2
    eor w12, w17, w12
    orr w17, w10, w14
    eor w8, w8, w13
    eor w17, w22, w17
    and w22, w13, w12
    eor w9, w9, w22
    orr w22, w10, w17
    eor w11, w11, w9
    eor w14, w14, w22
    orr w22, w9, w12
    eor w12, w12, w11
    eor w11, w11, w14
    eor w13, w13, w22
    eor w22, w11, w29
    and w29, w12, w8
    eon w13, w13, w10
    eor w9, w9, w29
    and w29, w11, w12
    eor w8, w8, w29
    eor w29, w13, w12
    eor w9, w9, w17
    eor w11, w11, w8
    eor w17, w17, w29
    eon w10, w11, w10
    and w11, w29, w11
    eor w17, w23, w17, ror #1
    eor w11, w9, w11
    eor w10, w24, w10, ror #4
    eor w11, w14, w11
    eor w14, w25, w13, ror #7
    orr w13, w9, w13
    eor w13, w8, w13
    eor w11, w26, w11, ror #6
    eor w8, w27, w9, ror #3
    ldr w26, [x0, #608]  /* again */
    orr w9, w13, w9
    eor w13, w28, w13, ror #5
    eor w9, w12, w9
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and w12, w17, w22
    eor w10, w10, w12
    and w12, w11, w14
    eor w14, w14, w13
    eor w12, w8, w12
    orr w8, w10, w17
    eor w9, w26, w9, ror #2
    ldr w26, [x0, #256]  /* again */
    eor w8, w22, w8
    and w22, w13, w12
    eor w9, w9, w22
    orr w22, w10, w8
    ldr w29, [x0, #968]  /* again */
    eor w11, w11, w9
    eor w17, w17, w22
    orr w22, w9, w12
    eor w12, w12, w11
    eor w11, w11, w17
    eor w13, w13, w22
    eor w22, w11, w26
    and w26, w12, w14
    eon w13, w13, w10
    eor w9, w9, w26
    and w26, w11, w12
    eor w14, w14, w26
    ldr w26, [x0, #972]  /* again */
    eor w9, w9, w8
    eor w11, w11, w14
    eon w10, w11, w10
    eor w10, w26, w10, ror #4
    eor w26, w13, w12
    and w11, w26, w11
    eor w8, w8, w26
    ldr w26, [x0, #768]  /* again */
    eor w8, w29, w8, ror #1
    ldr w29, [x0, #976]  /* again */
    eor w11, w9, w11
    eor w11, w17, w11
    eor w11, w26, w11, ror #6
    ldr w26, [x0, #736]  /* again */
    eor w17, w29, w13, ror #7
    orr w13, w9, w13
    ldr w29, [x0, #720]  /* again */
    eor w13, w14, w13
    ldr w14, [x0, #704]  /* again */
    eor w26, w26, w9, ror #3
    orr w9, w13, w9
    eor w9, w12, w9
    /* round i = 14: x := R(S(x)) ^ rk[i] */
    and w12, w8, w22
    eor w13, w14, w13, ror #5
    eor w10, w10, w12
    and w12, w11, w17
    eor w14, w17, w13
    eor w12, w26, w12
    orr w17, w10, w8
    ldr w26, [x0, #272]  /* again */
    eor w9, w29, w9, ror #2
    eor w17, w22, w17
    and w22, w13, w12
    eor w9, w9, w22
    orr w22, w10, w17
    eor w8, w8, w22
    orr w22, w9, w12
    eor w11, w11, w9
    eor w13, w13, w22
    eor w12, w12, w11
    eor w11, w11, w8
    eon w13, w13, w10
    eor w22, w11, w26
    and w29, w12, w14
    eor w26, w30, w13, ror #7
    ldr w30, [x0, #352]  /* again */
    eor w9, w9, w29
    eor w9, w9, w17
    eor w29, w30, w9, ror #3
    and w30, w11, w12
    eor w14, w14, w30
    ldr w30, [x0, #984]  /* again */
    eor w11, w11, w14
    eon w10, w11, w10
    eor w10, w30, w10, ror #4
    eor w30, w13, w12
    orr w13, w9, w13
    and w11, w30, w11
    eor w17, w17, w30
    ldr w30, [x0, #980]  /* again */
    eor w13, w14, w13
    eor w11, w9, w11
    orr w9, w13, w9
    eor w13, w16, w13, ror #5
    eor w9, w12, w9
    ldr w12, [x0, #336]  /* again */
    eor w11, w8, w11
    eor w14, w30, w17, ror #1
    ldr w17, [x0, #384]  /* again */
    eor w9, w12, w9, ror #2
    /* round i = 15: x := R(S(x)) ^ rk[i] */
    and w12, w14, w22
    eor w10, w10, w12
    eor w12, w26, w13
    eor w11, w17, w11, ror #6
    orr w17, w10, w14
    and w16, w11, w26
    eor w17, w22, w17
    ldr w22, [x0, #400]  /* again */
    eor w16, w29, w16
    and w8, w13, w16
    eor w9, w9, w8
    orr w8, w10, w17
    eor w11, w11, w9
    eor w14, w14, w8
    orr w8, w9, w16
    eor w16, w16, w11
    eor w11, w11, w14
    eor w13, w13, w8
    eor w8, w11, w22
    and w22, w16, w12
    eon w13, w13, w10
    eor w9, w9, w22
    and w22, w11, w16
    eor w6, w6, w13, ror #7
    eor w12, w12, w22
    eor w9, w9, w17
    eor w11, w11, w12
    eor w19, w19, w9, ror #3
    eon w10, w11, w10
    eor w10, w5, w10, ror #4
    eor w5, w13, w16
    orr w13, w9, w13
    and w11, w5, w11
    eor w17, w17, w5
    eor w12, w12, w13
    eor w11, w9, w11
    eor w13, w15, w17, ror #1
    orr w9, w12, w9
    eor w11, w14, w11
    /* round i = 16: x := R(S(x)) ^ rk[i] */
    and w14, w13, w8
    eor w9, w16, w9
    eor w11, w7, w11, ror #6
    eor w10, w10, w14
    eor w12, w20, w12, ror #5
    and w15, w11, w6
    orr w16, w10, w13
    eor w9, w21, w9, ror #2
    eor w15, w19, w15
    eor w16, w8, w16
    ldr w8, [x0, #528]  /* again */
    eor w14, w6, w12
    and w17, w12, w15
    eor w9, w9, w17
    orr w17, w10, w16
    eor w11, w11, w9
    eor w13, w13, w17
    orr w17, w9, w15
    eor w15, w15, w11
    eor w11, w11, w13
    eor w12, w12, w17
    and w5, w15, w14
    and w6, w11, w15
    eon w12, w12, w10
    eor w9, w9, w5
    eor w14, w14, w6
    eor w17, w11, w8
    eor w9, w9, w16
    eor w11, w11, w14
    eor w6, w12, w15
    eor w8, w25, w12, ror #7
    eon w10, w11, w10
    orr w12, w9, w12
    and w11, w6, w11
    eor w12, w14, w12
    eor w5, w27, w9, ror #3
    eor w11, w9, w11
    orr w9, w12, w9
    eor w16, w16, w6
    eor w11, w13, w11
    ldr w13, [x0, #640]  /* again */
    eor w9, w15, w9
    ldr w15, [x0, #608]  /* again */
    eor w14, w23, w16, ror #1
    eor w10, w24, w10, ror #4
    eor w12, w28, w12, ror #5
    eor w11, w13, w11, ror #6
    /* round i = 17: x := R(S(x)) ^ rk[i] */
    and w13, w14, w17
    eor w9, w15, w9, ror #2
    eor w10, w10, w13
    and w15, w11, w8
    eor w13, w8, w12
    ldr w8, [x0, #976]  /* again */
    eor w15, w5, w15
    orr w16, w10, w14
    ldr w5, [x0, #736]  /* again */
    eor w6, w17, w16
    and w16, w12, w15
    ldr w17, [x0, #656]  /* again */
    eor w9, w9, w16
    orr w16, w10, w6
    eor w14, w14, w16
    orr w16, w9, w15
    eor w11, w11, w9
    eor w12, w12, w16
    eor w15, w15, w11
    eor w11, w11, w14
    eon w12, w12, w10
    eor w16, w11, w17
    eor w17, w8, w12, ror #7
    and w8, w15, w13
    eor w9, w9, w8
    eor w9, w9, w6
    eor w8, w5, w9, ror #3
    and w5, w11, w15
    eor w13, w13, w5
    ldr w5, [x0, #972]  /* again */
    eor w11, w11, w13
    eon w10, w11, w10
    eor w5, w5, w10, ror #4
    eor w10, w12, w15
    orr w12, w9, w12
    eor w12, w13, w12
    ldr w13, [x0, #968]  /* again */
    and w11, w10, w11
    eor w10, w6, w10
    eor w11, w9, w11
    orr w9, w12, w9
    sub x4, x4, #8
    eor w11, w14, w11
    ldr w14, [x0, #768]  /* again */
    eor w9, w15, w9
    ldr x15, [sp, #272]  /* reload */
    eor w6, w13, w10, ror #1
    ldr w10, [x0, #704]  /* again */
    ldr w13, [x0, #720]  /* again */
    eor w20, w14, w11, ror #6
    ldr x14, [sp, #256]  /* reload */
    ldr x11, [sp, #264]  /* reload */
    eor w7, w10, w12, ror #5
    eor w19, w13, w9, ror #2
    ldr x9, [sp, #232]  /* reload */
    ldr x12, [sp, #224]  /* reload */
    ldr x10, [sp, #240]  /* reload */
    ldr x13, [sp, #248]  /* reload */
    tbnz x4, 63, L(pipo64_256_ctr_short35)
    ldrb w21, [x2, #0]
    ldrb w22, [x2, #1]
    ldrb w23, [x2, #2]
    ldrb w24, [x2, #3]
    eor w16, w16, w21
    eor w6, w6, w22
    eor w5, w5, w23
    eor w7, w7, w24
    strb w16, [x3, #0]
    strb w6, [x3, #1]
    strb w5, [x3, #2]
    strb w7, [x3, #3]
    ldrb w16, [x2, #4]
    ldrb w5, [x2, #5]
    ldrb w6, [x2, #6]
    ldrb w7, [x2, #7]
    eor w16, w19, w16
    eor w8, w8, w5
    eor w17, w17, w6
    eor w5, w20, w7
    strb w16, [x3, #4]
    strb w8, [x3, #5]
    strb w17, [x3, #6]
    strb w5, [x3, #7]
    add x2, x2, #8
    add x3, x3, #8
L(pipo64_256_ctr_count36):
    cbz x15, L(pipo64_256_ctr_carry2)
    cbnz x4, L(pipo64_256_ctr_block34)
L(pipo64_256_ctr_end3):
    ubfm w9, w15, #8, #31
    strb w15, [x1, #7]
    strb w9, [x1, #6]
L(pipo64_256_ctr_done4):
    ldr x19, [sp, #280]
    ldr x20, [sp, #288]
    ldr x21, [sp, #296]
    ldr x22, [sp, #304]
    ldr x23, [sp, #312]
    ldr x24, [sp, #320]
    ldr x25, [sp, #328]
    ldr x26, [sp, #336]
    ldr x27, [sp, #344]
    ldr x28, [sp, #352]
    ldr x29, [sp, #360]
    ldr q8, [sp, #96]
    ldr q9, [sp, #112]
    ldr q10, [sp, #128]
    ldr q11, [sp, #144]
    ldr q12, [sp, #160]
    ldr q13, [sp, #176]
    ldr q14, [sp, #192]
    ldr q15, [sp, #208]
    ldr x30, [sp, #368]
    add sp, sp, #384
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
L(pipo64_256_ctr_short35):
    .cfi_restore_state
    movz w21, #4, lsl #0
    and w21, w4, w21
    cbz x21, L(pipo64_256_ctr_after41)
    ldrb w21, [x2, #0]
    eor w16, w16, w21
    strb w16, [x3, #0]
    ldrb w16, [x2, #1]
    eor w16, w6, w16
    strb w16, [x3, #1]
    ldrb w16, [x2, #2]
    eor w16, w5, w16
    strb w16, [x3, #2]
    ldrb w21, [x2, #3]
    add x2, x2, #4
    orr x5, xzr, x17
    orr x16, xzr, x19
    orr x6, xzr, x8
    eor w17, w7, w21
    orr x7, xzr, x20
    strb w17, [x3, #3]
    add x3, x3, #4
L(pipo64_256_ctr_after41):
    movz w17, #2, lsl #0
    and w17, w4, w17
    cbz x17, L(pipo64_256_ctr_after43)
    ldrb w17, [x2, #0]
    eor w17, w16, w17
    orr x16, xzr, x5
    strb w17, [x3, #0]
    ldrb w17, [x2, #1]
    add x2, x2, #2
    eor w17, w6, w17
    strb w17, [x3, #1]
    add x3, x3, #2
L(pipo64_256_ctr_after43):
    movz w17, #1, lsl #0
    and w17, w4, w17
    cbz x17, L(pipo64_256_ctr_after45)
    ldrb w17, [x2, #0]
    eor w16, w16, w17
    strb w16, [x3, #0]
L(pipo64_256_ctr_after45):
    movz w16, #0, lsl #0
    add x4, x16, #0  /* 0x00000000 */
    b L(pipo64_256_ctr_count36)
L(pipo64_256_ctr_carry2):
    ldrb w9, [x1, #5]
    add w9, w9, #1
    strb w9, [x1, #5]
    ldrb w10, [x1, #4]
    ubfm w9, w9, #8, #31
    add w9, w10, w9
    strb w9, [x1, #4]
    ldrb w10, [x1, #3]
    ubfm w9, w9, #8, #31
    add w9, w10, w9
    strb w9, [x1, #3]
    ldrb w10, [x1, #2]
    ubfm w9, w9, #8, #31
    add w9, w10, w9
    strb w9, [x1, #2]
    ldrb w10, [x1, #1]
    ubfm w9, w9, #8, #31
    movz w11, #0, lsl #0
    movz w12, #0, lsl #0
    add w9, w10, w9
    strb w9, [x1, #1]
    ldrb w10, [x1, #0]
    ubfm w9, w9, #8, #31
    add w9, w10, w9
    strb w9, [x1, #0]
    strb w11, [x1, #6]
    strb w12, [x1, #7]
    b L(pipo64_256_ctr_epoch1)
    .cfi_endproc
    END pipo64_256_ctr

/* For programs: what the file promises, as JSON. */
/* contract
{
  "command": "gen --cipher pipo --target aarch64",
  "cipher": "pipo",
  "cipher_sha256": "02edfea1fb4d8b75c8f524ee54136a758fdd5e7e2cb4d437d722b561e90e7ece",
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
      "symbol": "pipo64_256_expand_key",
      "role": "expand_key",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 3016,
      "stack_bytes": 32
    },
    {
      "symbol": "pipo64_256_encrypt",
      "role": "encrypt",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 3412,
      "stack_bytes": 144
    },
    {
      "symbol": "pipo64_256_decrypt",
      "role": "decrypt",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 3556,
      "stack_bytes": 128
    },
    {
      "symbol": "pipo64_256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 36952,
      "stack_bytes": 448
    },
    {
      "symbol": "pipo64_256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 37612,
      "stack_bytes": 496
    },
    {
      "symbol": "pipo64_256_ctr",
      "role": "ctr",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 29480,
      "stack_bytes": 384
    }
  ]
}
*/
