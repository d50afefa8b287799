/* gen --cipher pipo --target aarch64 */
/* SPDX-License-Identifier: 0BSD */
/*
 * PIPO64_128 (ICISC 2020) for aarch64: 64-bit Arm with Advanced SIMD (NEON), AAPCS64.
 * Called as C (AAPCS64 2023Q3, 6.1 and 6.4).
 */
#if !(defined(__aarch64__) && !defined(__AARCH64EB__) && !defined(__ILP32__))
#error "pipo64_128.S is for AArch64, little-endian, with pointers of 64 bits"
#endif

#ifdef CIPHERGEN_PREFIX
#define CIPHERGEN_JOIN_(a, b) a##b
#define CIPHERGEN_JOIN(a, b) CIPHERGEN_JOIN_(a, b)
#define pipo64_128_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_expand_key)
#define pipo64_128_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_encrypt)
#define pipo64_128_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_decrypt)
#define pipo64_128_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_encrypt_blocks)
#define pipo64_128_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_decrypt_blocks)
#define pipo64_128_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_ctr)
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

    FUNCTION pipo64_128_expand_key
    /* The cipher text:
     *     schedule PIPO64_128(K: byte[2][8]) -> rk: byte[rounds + 1][8] {
     *       for i in 0..rounds { rk[i] = K[i mod 2] ^ [i, 0, 0, 0, 0, 0, 0, 0] }
     *     }
     * A comment that names a round key stands in front of the first instruction for it. Behind it there may
     * be instructions for another round key, too. */
    .cfi_startproc
    CIPHERGEN_BTI
    ldp w9, w10, [x1, #0]
    ldp w11, w12, [x1, #8]
    /* round key 0 */
    movz w13, #0xff, lsl #0
    movz w14, #0xff, lsl #0
    /* round key 1 */
    movz w15, #0xff, lsl #0
    movk w13, #0xff, lsl #16  /* 0x00ff00ff */
    movk w14, #0xff, lsl #16  /* 0x00ff00ff */
    movk w15, #0xff, lsl #16  /* 0x00ff00ff */
    eor w16, w9, w9, lsr #8
    eor w17, w10, w10, lsr #8
    movz w8, #0x101, lsl #0
    and w13, w16, w13
    and w14, w17, w14
    eor w16, w11, w11, lsr #8
    eor w17, w9, w13, lsl #8
    eor w13, w9, w13
    eor w1, w10, w14, lsl #8
    eor w2, w17, w17, lsl #16
    eor w3, w13, w13, lsl #16
    eor w4, w1, w1, lsl #16
    ubfm w5, w2, #16, #31
    ubfm w6, w3, #16, #31
    eor w2, w17, w2, lsr #16
    eor w17, w17, w5, lsl #16
    eor w5, w13, w6, lsl #16
    dup v16.4s, w2
    dup v17.4s, w17
    dup v18.4s, w5
    ubfm w6, w4, #16, #31
    eor w4, w1, w4, lsr #16
    and w15, w16, w15
    movk w8, #0x101, lsl #16  /* 0x01010101 */
    dup v19.4s, w4
    stp q17, q18, [x0, #0]
    eor w16, w11, w15, lsl #8
    /* round key 2 */
    movz w7, #0x202, lsl #0
    orn w5, wzr, w5
    stp q16, q19, [x0, #32]
    movk w7, #0x202, lsl #16  /* 0x02020202 */
    dup v16.4s, w5
    eor w5, w16, w16, lsl #16
    eor w7, w17, w7
    orn w2, wzr, w2
    orn w4, wzr, w4
    dup v17.4s, w7
    ubfm w7, w5, #16, #31
    dup v18.4s, w2
    eor w2, w16, w7, lsl #16
    /* round key 3 */
    movz w7, #0x303, lsl #0
    dup v19.4s, w4
    eor w8, w2, w8
    movk w7, #0x303, lsl #16  /* 0x03030303 */
    /* round key 4 */
    movz w4, #0x404, lsl #0
    dup v20.4s, w8
    eor w8, w2, w7
    movk w4, #0x404, lsl #16  /* 0x04040404 */
    /* round key 5 */
    movz w7, #0x505, lsl #0
    dup v21.4s, w8
    stp q20, q17, [x0, #64]
    eor w8, w17, w4
    movk w7, #0x505, lsl #16  /* 0x05050505 */
    /* round key 6 */
    movz w4, #0x606, lsl #0
    dup v17.4s, w8
    eor w8, w2, w7
    movk w4, #0x606, lsl #16  /* 0x06060606 */
    /* round key 7 */
    movz w7, #0x707, lsl #0
    dup v20.4s, w8
    stp q21, q17, [x0, #96]
    eor w8, w17, w4
    movk w7, #0x707, lsl #16  /* 0x07070707 */
    /* round key 8 */
    movz w4, #0x808, lsl #0
    dup v17.4s, w8
    eor w8, w2, w7
    movk w4, #0x808, lsl #16  /* 0x08080808 */
    /* round key 9 */
    movz w7, #0x909, lsl #0
    dup v21.4s, w8
    stp q20, q17, [x0, #128]
    eor w8, w17, w4
    movk w7, #0x909, lsl #16  /* 0x09090909 */
    /* round key 10 */
    movz w4, #0xa0a, lsl #0
    dup v17.4s, w8
    eor w8, w2, w7
    movk w4, #0xa0a, lsl #16  /* 0x0a0a0a0a */
    /* round key 11 */
    movz w7, #0xb0b, lsl #0
    dup v20.4s, w8
    stp q21, q17, [x0, #160]
    eor w8, w17, w4
    movk w7, #0xb0b, lsl #16  /* 0x0b0b0b0b */
    /* round key 12 */
    movz w4, #0xc0c, lsl #0
    dup v17.4s, w8
    eor w8, w2, w7
    movk w4, #0xc0c, lsl #16  /* 0x0c0c0c0c */
    eor w13, w13, w3, lsr #16
    dup v21.4s, w8
    stp q20, q17, [x0, #192]
    eor w17, w17, w4
    dup v17.4s, w13
    dup v20.4s, w17
    eor w13, w1, w6, lsl #16
    eor w14, w10, w14
    /* round key 13 */
    movz w17, #0xd0d, lsl #0
    dup v22.4s, w13
    stp q21, q20, [x0, #224]
    stp q16, q18, [x0, #256]
    stp q19, q17, [x0, #288]
    eor w13, w14, w14, lsl #16
    movk w17, #0xd0d, lsl #16  /* 0x0d0d0d0d */
    eor w15, w11, w15
    ubfm w8, w13, #16, #31
    eor w13, w14, w13, lsr #16
    eor w17, w2, w17
    eor w14, w14, w8, lsl #16
    dup v16.4s, w13
    dup v17.4s, w14
    dup v18.4s, w17
    eor w13, w15, w15, lsl #16
    eor w14, w16, w5, lsr #16
    eor w16, w12, w12, lsr #8
    stp q22, q17, [x0, #320]
    stp q16, q18, [x0, #352]
    ubfm w17, w13, #16, #31
    orn w8, wzr, w14
    eor w13, w15, w13, lsr #16
    eor w15, w15, w17, lsl #16
    dup v16.4s, w8
    str w15, [x0, #608]
    orn w15, wzr, w15
    str w14, [x0, #612]
    dup v17.4s, w13
    dup v18.4s, w15
    movz w13, #0xff, lsl #0
    eor w14, w9, w9, lsr #1
    movz w15, #0x5555, lsl #0
    movk w13, #0xff, lsl #16  /* 0x00ff00ff */
    movz w17, #0x3333, lsl #0
    movk w15, #0x5555, lsl #16  /* 0x55555555 */
    stp q18, q16, [x0, #384]
    and w13, w16, w13
    and w14, w14, w15
    movk w17, #0x3333, lsl #16  /* 0x33333333 */
    eor w15, w12, w13, lsl #8
    eor w13, w12, w13
    eor w16, w9, w14, lsl #1
    eor w8, w15, w15, lsl #16
    eor w1, w13, w13, lsl #16
    eor w2, w16, w16, lsr #2
    ubfm w3, w8, #16, #31
    ubfm w4, w1, #16, #31
    eor w8, w15, w8, lsr #16
    eor w15, w15, w3, lsl #16
    eor w3, w13, w4, lsl #16
    orn w4, wzr, w8
    dup v16.4s, w15
    dup v18.4s, w3
    dup v19.4s, w4
    stp q17, q16, [x0, #416]
    str w8, [x0, #616]
    eor w13, w13, w1, lsr #16
    and w15, w2, w17
    stp q18, q19, [x0, #448]
    dup v16.4s, w13
    eor w13, w16, w15, lsl #2
    eor w9, w9, w14
    movz w14, #0x3333, lsl #0
    movz w17, #0xf0f, lsl #0
    eor w8, w9, w9, lsr #2
    movk w14, #0x3333, lsl #16  /* 0x33333333 */
    str q16, [x0, #480]
    movk w17, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w14, w8, w14
    eor w15, w16, w15
    movz w16, #0xf0f, lsl #0
    eor w8, w9, w14, lsl #2
    eor w9, w9, w14
    movk w16, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w14, w8, w13, lsr #4
    eor w1, w9, w15, lsr #4
    movz w2, #0xff, lsl #0
    and w14, w14, w17
    and w16, w1, w16
    movk w2, #0xff, lsl #16  /* 0x00ff00ff */
    eor w13, w13, w14, lsl #4
    eor w15, w15, w16, lsl #4
    eor w14, w8, w14
    eor w9, w9, w16
    eor w16, w15, w13, lsr #8
    movz w17, #0xff, lsl #0
    eor w8, w9, w14, lsr #8
    and w16, w16, w2
    movk w17, #0xff, lsl #16  /* 0x00ff00ff */
    eor w1, w10, w10, lsr #1
    eor w13, w13, w16, lsl #8
    and w17, w8, w17
    eor w15, w15, w16
    movz w16, #0x5555, lsl #0
    eor w14, w14, w17, lsl #8
    eor w9, w9, w17
    movk w16, #0x5555, lsl #16  /* 0x55555555 */
    eor w17, w13, w14, lsl #16
    eor w8, w15, w9, lsl #16
    and w16, w1, w16
    ubfm w1, w17, #16, #31
    ubfm w2, w8, #16, #31
    eor w14, w14, w17, lsr #16
    eor w13, w13, w1, lsl #16
    eor w15, w15, w2, lsl #16
    eor w9, w9, w8, lsr #16
    str w13, [x0, #496]
    str w15, [x0, #500]
    str w14, [x0, #504]
    str w9, [x0, #508]
    eor w9, w10, w16, lsl #1
    movz w14, #0x3333, lsl #0
    eor w10, w10, w16
    eor w15, w9, w9, lsr #2
    movk w14, #0x3333, lsl #16  /* 0x33333333 */
    eor w16, w10, w10, lsr #2
    movz w17, #0x3333, lsl #0
    and w14, w15, w14
    movz w15, #0xf0f, lsl #0
    movk w17, #0x3333, lsl #16  /* 0x33333333 */
    eor w8, w9, w14, lsl #2
    movk w15, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w16, w16, w17
    eor w9, w9, w14
    movz w14, #0xf0f, lsl #0
    eor w17, w10, w16, lsl #2
    eor w10, w10, w16
    movk w14, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w16, w17, w8, lsr #4
    eor w1, w10, w9, lsr #4
    movz w2, #0xff, lsl #0
    and w15, w16, w15
    and w14, w1, w14
    movk w2, #0xff, lsl #16  /* 0x00ff00ff */
    eor w16, w8, w15, lsl #4
    eor w9, w9, w14, lsl #4
    eor w15, w17, w15
    eor w10, w10, w14
    eor w14, w9, w16, lsr #8
    movz w17, #0xff, lsl #0
    eor w8, w10, w15, lsr #8
    and w14, w14, w2
    movk w17, #0xff, lsl #16  /* 0x00ff00ff */
    eor w1, w11, w11, lsr #1
    eor w16, w16, w14, lsl #8
    and w17, w8, w17
    eor w9, w9, w14
    movz w14, #0x5555, lsl #0
    eor w15, w15, w17, lsl #8
    eor w10, w10, w17
    movk w14, #0x5555, lsl #16  /* 0x55555555 */
    eor w17, w16, w15, lsl #16
    eor w8, w9, w10, lsl #16
    and w14, w1, w14
    ubfm w1, w17, #16, #31
    ubfm w2, w8, #16, #31
    eor w15, w15, w17, lsr #16
    eor w16, w16, w1, lsl #16
    eor w9, w9, w2, lsl #16
    eor w10, w10, w8, lsr #16
    str w16, [x0, #512]
    str w9, [x0, #516]
    str w15, [x0, #520]
    str w10, [x0, #524]
    eor w9, w11, w14, lsl #1
    movz w10, #0x3333, lsl #0
    eor w11, w11, w14
    eor w14, w9, w9, lsr #2
    movk w10, #0x3333, lsl #16  /* 0x33333333 */
    eor w15, w11, w11, lsr #2
    movz w16, #0x3333, lsl #0
    and w10, w14, w10
    movz w14, #0xf0f, lsl #0
    movk w16, #0x3333, lsl #16  /* 0x33333333 */
    eor w17, w9, w10, lsl #2
    movk w14, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w15, w15, w16
    eor w9, w9, w10
    movz w10, #0xf0f, lsl #0
    eor w16, w11, w15, lsl #2
    eor w11, w11, w15
    movk w10, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w15, w16, w17, lsr #4
    eor w8, w11, w9, lsr #4
    movz w1, #0xff, lsl #0
    and w14, w15, w14
    and w10, w8, w10
    movk w1, #0xff, lsl #16  /* 0x00ff00ff */
    eor w15, w17, w14, lsl #4
    eor w9, w9, w10, lsl #4
    eor w14, w16, w14
    eor w10, w11, w10
    eor w11, w9, w15, lsr #8
    movz w16, #0xff, lsl #0
    eor w17, w10, w14, lsr #8
    and w11, w11, w1
    movk w16, #0xff, lsl #16  /* 0x00ff00ff */
    movz w8, #0xf, lsl #0
    eor w15, w15, w11, lsl #8
    and w16, w17, w16
    eor w9, w9, w11
    eor w11, w12, w12, lsr #1
    eor w14, w14, w16, lsl #8
    eor w10, w10, w16
    movz w16, #0x5555, lsl #0
    eor w17, w15, w14, lsl #16
    eor w1, w9, w10, lsl #16
    movk w16, #0x5555, lsl #16  /* 0x55555555 */
    ubfm w2, w17, #16, #31
    ubfm w3, w1, #16, #31
    eor w14, w14, w17, lsr #16
    eor w15, w15, w2, lsl #16
    eor w9, w9, w3, lsl #16
    eor w10, w10, w1, lsr #16
    eor w17, w15, w8
    and w11, w11, w16
    movz w16, #0x3333, lsl #0
    str w17, [x0, #528]
    str w9, [x0, #532]
    str w14, [x0, #536]
    str w10, [x0, #540]
    eor w9, w12, w11, lsl #1
    movk w16, #0x3333, lsl #16  /* 0x33333333 */
    eor w10, w12, w11
    eor w11, w9, w9, lsr #2
    movz w12, #0x3333, lsl #0
    eor w14, w10, w10, lsr #2
    and w11, w11, w16
    movk w12, #0x3333, lsl #16  /* 0x33333333 */
    movz w16, #0xf0f, lsl #0
    eor w17, w9, w11, lsl #2
    and w12, w14, w12
    movk w16, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w9, w9, w11
    eor w11, w10, w12, lsl #2
    eor w10, w10, w12
    movz w12, #0xf0f, lsl #0
    eor w14, w11, w17, lsr #4
    eor w8, w10, w9, lsr #4
    movk w12, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w14, w14, w16
    movz w16, #0xff, lsl #0
    and w12, w8, w12
    eor w17, w17, w14, lsl #4
    movk w16, #0xff, lsl #16  /* 0x00ff00ff */
    eor w9, w9, w12, lsl #4
    eor w11, w11, w14
    eor w10, w10, w12
    eor w12, w9, w17, lsr #8
    movz w14, #0xff, lsl #0
    eor w8, w10, w11, lsr #8
    and w12, w12, w16
    movk w14, #0xff, lsl #16  /* 0x00ff00ff */
    movz w16, #0xf0, lsl #0
    eor w17, w17, w12, lsl #8
    and w14, w8, w14
    eor w9, w9, w12
    eor w12, w13, w16
    eor w11, w11, w14, lsl #8
    eor w10, w10, w14
    movz w14, #0xff, lsl #0
    eor w16, w17, w11, lsl #16
    eor w8, w9, w10, lsl #16
    eor w14, w15, w14
    ubfm w1, w16, #16, #31
    ubfm w2, w8, #16, #31
    eor w11, w11, w16, lsr #16
    eor w16, w17, w1, lsl #16
    eor w9, w9, w2, lsl #16
    eor w10, w10, w8, lsr #16
    str w16, [x0, #544]
    str w9, [x0, #548]
    str w11, [x0, #552]
    str w10, [x0, #556]
    str w12, [x0, #560]
    str w14, [x0, #564]
    movz w9, #0xf00, lsl #0
    movz w10, #0xf0f, lsl #0
    movz w11, #0xff0, lsl #0
    eor w9, w13, w9
    eor w10, w15, w10
    eor w11, w13, w11
    str w9, [x0, #568]
    str w10, [x0, #572]
    str w11, [x0, #576]
    movz w9, #0xfff, lsl #0
    movz w10, #0xf000, lsl #0
    movz w11, #0xf00f, lsl #0
    eor w9, w15, w9
    eor w10, w13, w10
    eor w11, w15, w11
    str w9, [x0, #580]
    str w10, [x0, #584]
    str w11, [x0, #588]
    movz w9, #0xf0f0, lsl #0
    movz w10, #0xf0ff, lsl #0
    movz w11, #0xff00, lsl #0
    eor w9, w13, w9
    eor w10, w15, w10
    eor w11, w13, w11
    str w9, [x0, #592]
    str w10, [x0, #596]
    str w11, [x0, #600]
    movz w9, #0xff0f, lsl #0
    eor w9, w15, w9
    str w9, [x0, #604]
    ret x30
    .cfi_endproc
    END pipo64_128_expand_key

    FUNCTION pipo64_128_encrypt
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
    CIPHERGEN_BTI
    sub sp, sp, #80
    .cfi_def_cfa_offset 80
    str x19, [sp, #0]
    .cfi_offset x19, -80
    str x20, [sp, #8]
    .cfi_offset x20, -72
    str x21, [sp, #16]
    .cfi_offset x21, -64
    str x22, [sp, #24]
    .cfi_offset x22, -56
    str x23, [sp, #32]
    .cfi_offset x23, -48
    str x24, [sp, #40]
    .cfi_offset x24, -40
    str x25, [sp, #48]
    .cfi_offset x25, -32
    str x26, [sp, #56]
    .cfi_offset x26, -24
    str x27, [sp, #64]
    .cfi_offset x27, -16
    str x28, [sp, #72]
    .cfi_offset x28, -8
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
    ldr w4, [x0, #352]
    orr w9, w9, w9, lsl #16
    orr w10, w10, w10, lsl #16
    ldrb w1, [x1, #4]
    ldr w5, [x0, #336]
    orr w11, w11, w11, lsl #8
    orr w12, w12, w12, lsl #8
    orr w13, w13, w13, lsl #8
    ldr w6, [x0, #304]
    orr w11, w11, w11, lsl #16
    orr w14, w14, w14, lsl #8
    orr w12, w12, w12, lsl #16
    orr w13, w13, w13, lsl #16
    eor w9, w9, w15
    ldr w15, [x0, #320]
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
    ldr w19, [x0, #608]
    orr w20, w11, w10
    eor w1, w1, w15
    and w21, w17, w14
    ldr w22, [x0, #612]
    eor w9, w9, w20
    eor w1, w1, w21
    eor w12, w12, w17
    ldr w20, [x0, #616]
    orr w21, w11, w9
    eor w13, w13, w1
    orr w23, w1, w14
    ldr w24, [x0, #480]
    eor w10, w10, w21
    eor w14, w14, w13
    eor w17, w17, w23
    ldr w21, [x0, #448]
    eor w13, w13, w10
    eon w17, w17, w11
    and w23, w14, w12
    ldr w25, [x0, #416]
    and w26, w13, w14
    eor w1, w1, w23
    eor w23, w17, w14
    ldr w27, [x0, #432]
    eor w12, w12, w26
    eor w1, w1, w9
    eor w9, w9, w23
    eor w26, w13, w12
    eor w13, w13, w7
    eor w9, w19, w9, ror #1
    and w7, w23, w26
    eon w11, w26, w11
    orr w23, w1, w17
    eor w7, w1, w7
    eor w11, w22, w11, ror #4
    eor w12, w12, w23
    eor w10, w10, w7
    eor w17, w20, w17, ror #7
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and w7, w9, w13
    eor w10, w24, w10, ror #6
    orr w23, w12, w1
    eor w1, w21, w1, ror #3
    and w26, w10, w17
    eor w11, w11, w7
    eor w14, w14, w23
    ldr w7, [x0, #80]
    eor w12, w25, w12, ror #5
    eor w1, w1, w26
    orr w23, w11, w9
    eor w14, w27, w14, ror #2
    and w26, w12, w1
    eor w13, w13, w23
    eor w14, w14, w26
    orr w23, w11, w13
    eor w17, w17, w12
    eor w10, w10, w14
    eor w9, w9, w23
    orr w23, w14, w1
    eor w1, w1, w10
    eor w10, w10, w9
    eor w12, w12, w23
    and w23, w10, w1
    eon w12, w12, w11
    and w26, w1, w17
    eor w17, w17, w23
    eor w14, w14, w26
    eor w23, w12, w1
    eor w26, w10, w17
    eor w14, w14, w13
    eor w13, w13, w23
    and w23, w23, w26
    eor w10, w10, w7
    eon w11, w26, w11
    eor w7, w14, w23
    eor w13, w16, w13, ror #1
    orr w23, w14, w12
    eor w9, w9, w7
    eor w11, w8, w11, ror #4
    eor w17, w17, w23
    eor w12, w3, w12, ror #7
    eor w9, w4, w9, ror #6
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and w7, w13, w10
    orr w23, w17, w14
    eor w14, w5, w14, ror #3
    and w26, w9, w12
    eor w11, w11, w7
    eor w1, w1, w23
    eor w17, w6, w17, ror #5
    ldr w7, [x0, #96]
    eor w14, w14, w26
    orr w23, w11, w13
    eor w1, w15, w1, ror #2
    and w26, w17, w14
    eor w10, w10, w23
    eor w12, w12, w17
    eor w1, w1, w26
    orr w23, w11, w10
    eor w9, w9, w1
    eor w13, w13, w23
    orr w23, w1, w14
    eor w14, w14, w9
    eor w9, w9, w13
    eor w17, w17, w23
    and w23, w9, w14
    eon w17, w17, w11
    and w26, w14, w12
    eor w12, w12, w23
    eor w1, w1, w26
    eor w23, w17, w14
    eor w26, w9, w12
    eor w1, w1, w10
    eor w10, w10, w23
    and w23, w23, w26
    eor w9, w9, w7
    eon w11, w26, w11
    eor w7, w1, w23
    eor w10, w19, w10, ror #1
    orr w23, w1, w17
    eor w13, w13, w7
    eor w11, w22, w11, ror #4
    eor w12, w12, w23
    eor w17, w20, w17, ror #7
    eor w13, w24, w13, ror #6
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and w7, w10, w9
    orr w23, w12, w1
    eor w1, w21, w1, ror #3
    and w26, w13, w17
    eor w11, w11, w7
    eor w14, w14, w23
    eor w12, w25, w12, ror #5
    ldr w7, [x0, #112]
    eor w1, w1, w26
    orr w23, w11, w10
    eor w14, w27, w14, ror #2
    and w26, w12, w1
    eor w9, w9, w23
    eor w17, w17, w12
    eor w14, w14, w26
    orr w23, w11, w9
    eor w13, w13, w14
    eor w10, w10, w23
    orr w23, w14, w1
    eor w1, w1, w13
    eor w13, w13, w10
    eor w12, w12, w23
    and w23, w13, w1
    eon w12, w12, w11
    and w26, w1, w17
    eor w17, w17, w23
    eor w14, w14, w26
    eor w23, w12, w1
    eor w26, w13, w17
    eor w14, w14, w9
    eor w9, w9, w23
    and w23, w23, w26
    eor w13, w13, w7
    eon w11, w26, w11
    eor w7, w14, w23
    eor w9, w16, w9, ror #1
    orr w23, w14, w12
    eor w10, w10, w7
    eor w11, w8, w11, ror #4
    eor w17, w17, w23
    eor w12, w3, w12, ror #7
    eor w10, w4, w10, ror #6
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and w7, w9, w13
    orr w23, w17, w14
    eor w14, w5, w14, ror #3
    and w26, w10, w12
    eor w11, w11, w7
    eor w1, w1, w23
    eor w17, w6, w17, ror #5
    ldr w7, [x0, #128]
    eor w14, w14, w26
    orr w23, w11, w9
    eor w1, w15, w1, ror #2
    and w26, w17, w14
    eor w13, w13, w23
    eor w12, w12, w17
    eor w1, w1, w26
    orr w23, w11, w13
    eor w10, w10, w1
    eor w9, w9, w23
    orr w23, w1, w14
    eor w14, w14, w10
    eor w10, w10, w9
    eor w17, w17, w23
    and w23, w10, w14
    eon w17, w17, w11
    and w26, w14, w12
    eor w12, w12, w23
    eor w1, w1, w26
    eor w23, w17, w14
    eor w26, w10, w12
    eor w1, w1, w13
    eor w13, w13, w23
    and w23, w23, w26
    eor w10, w10, w7
    eon w11, w26, w11
    eor w7, w1, w23
    eor w13, w19, w13, ror #1
    orr w23, w1, w17
    eor w9, w9, w7
    eor w11, w22, w11, ror #4
    eor w12, w12, w23
    eor w17, w20, w17, ror #7
    eor w9, w24, w9, ror #6
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and w7, w13, w10
    orr w23, w12, w1
    eor w1, w21, w1, ror #3
    and w26, w9, w17
    eor w11, w11, w7
    eor w14, w14, w23
    eor w12, w25, w12, ror #5
    ldr w7, [x0, #144]
    eor w1, w1, w26
    orr w23, w11, w13
    eor w14, w27, w14, ror #2
    and w26, w12, w1
    eor w10, w10, w23
    eor w17, w17, w12
    eor w14, w14, w26
    orr w23, w11, w10
    eor w9, w9, w14
    eor w13, w13, w23
    orr w23, w14, w1
    eor w1, w1, w9
    eor w9, w9, w13
    eor w12, w12, w23
    and w23, w9, w1
    eon w12, w12, w11
    and w26, w1, w17
    eor w17, w17, w23
    eor w14, w14, w26
    eor w23, w12, w1
    eor w26, w9, w17
    eor w14, w14, w10
    eor w10, w10, w23
    and w23, w23, w26
    eor w9, w9, w7
    eon w11, w26, w11
    eor w7, w14, w23
    eor w10, w16, w10, ror #1
    orr w23, w14, w12
    eor w13, w13, w7
    eor w11, w8, w11, ror #4
    eor w17, w17, w23
    eor w12, w3, w12, ror #7
    eor w13, w4, w13, ror #6
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and w7, w10, w9
    orr w23, w17, w14
    eor w14, w5, w14, ror #3
    and w26, w13, w12
    eor w11, w11, w7
    eor w1, w1, w23
    eor w17, w6, w17, ror #5
    ldr w7, [x0, #160]
    eor w14, w14, w26
    orr w23, w11, w10
    eor w1, w15, w1, ror #2
    and w26, w17, w14
    eor w9, w9, w23
    eor w12, w12, w17
    eor w1, w1, w26
    orr w23, w11, w9
    eor w13, w13, w1
    eor w10, w10, w23
    orr w23, w1, w14
    eor w14, w14, w13
    eor w13, w13, w10
    eor w17, w17, w23
    and w23, w13, w14
    eon w17, w17, w11
    and w26, w14, w12
    eor w12, w12, w23
    eor w1, w1, w26
    eor w23, w17, w14
    eor w26, w13, w12
    eor w1, w1, w9
    eor w9, w9, w23
    and w23, w23, w26
    eor w13, w13, w7
    eon w11, w26, w11
    eor w7, w1, w23
    eor w9, w19, w9, ror #1
    orr w23, w1, w17
    eor w10, w10, w7
    eor w11, w22, w11, ror #4
    eor w12, w12, w23
    eor w17, w20, w17, ror #7
    eor w10, w24, w10, ror #6
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and w7, w9, w13
    orr w23, w12, w1
    eor w1, w21, w1, ror #3
    and w26, w10, w17
    eor w11, w11, w7
    eor w14, w14, w23
    eor w12, w25, w12, ror #5
    ldr w7, [x0, #176]
    eor w1, w1, w26
    orr w23, w11, w9
    eor w14, w27, w14, ror #2
    and w26, w12, w1
    eor w13, w13, w23
    eor w17, w17, w12
    eor w14, w14, w26
    orr w23, w11, w13
    eor w10, w10, w14
    eor w9, w9, w23
    orr w23, w14, w1
    eor w1, w1, w10
    eor w10, w10, w9
    eor w12, w12, w23
    and w23, w10, w1
    eon w12, w12, w11
    and w26, w1, w17
    eor w17, w17, w23
    eor w14, w14, w26
    eor w23, w12, w1
    eor w26, w10, w17
    eor w14, w14, w13
    eor w13, w13, w23
    and w23, w23, w26
    eor w10, w10, w7
    eon w11, w26, w11
    eor w7, w14, w23
    eor w13, w16, w13, ror #1
    orr w23, w14, w12
    eor w9, w9, w7
    eor w11, w8, w11, ror #4
    eor w17, w17, w23
    eor w12, w3, w12, ror #7
    eor w9, w4, w9, ror #6
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and w7, w13, w10
    orr w23, w17, w14
    eor w14, w5, w14, ror #3
    and w26, w9, w12
    eor w11, w11, w7
    eor w1, w1, w23
    eor w17, w6, w17, ror #5
    ldr w7, [x0, #192]
    eor w14, w14, w26
    orr w23, w11, w13
    eor w1, w15, w1, ror #2
    and w26, w17, w14
    eor w10, w10, w23
    eor w12, w12, w17
    eor w1, w1, w26
    orr w23, w11, w10
    eor w9, w9, w1
    eor w13, w13, w23
    orr w23, w1, w14
    eor w14, w14, w9
    eor w9, w9, w13
    eor w17, w17, w23
    and w23, w9, w14
    eon w17, w17, w11
    and w26, w14, w12
    eor w12, w12, w23
    eor w1, w1, w26
    eor w23, w17, w14
    eor w26, w9, w12
    eor w1, w1, w10
    eor w10, w10, w23
    and w23, w23, w26
    eor w9, w9, w7
    eon w11, w26, w11
    eor w7, w1, w23
    eor w10, w19, w10, ror #1
    orr w23, w1, w17
    eor w13, w13, w7
    eor w11, w22, w11, ror #4
    eor w12, w12, w23
    eor w17, w20, w17, ror #7
    eor w13, w24, w13, ror #6
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and w7, w10, w9
    orr w23, w12, w1
    eor w1, w21, w1, ror #3
    and w26, w13, w17
    eor w11, w11, w7
    eor w14, w14, w23
    eor w12, w25, w12, ror #5
    ldr w7, [x0, #208]
    eor w1, w1, w26
    orr w23, w11, w10
    eor w14, w27, w14, ror #2
    and w26, w12, w1
    eor w9, w9, w23
    eor w17, w17, w12
    eor w14, w14, w26
    orr w23, w11, w9
    eor w13, w13, w14
    eor w10, w10, w23
    orr w23, w14, w1
    eor w1, w1, w13
    eor w13, w13, w10
    eor w12, w12, w23
    and w23, w13, w1
    eon w12, w12, w11
    and w26, w1, w17
    eor w17, w17, w23
    eor w14, w14, w26
    eor w23, w12, w1
    eor w26, w13, w17
    eor w14, w14, w9
    eor w9, w9, w23
    and w23, w23, w26
    eor w13, w13, w7
    eon w11, w26, w11
    eor w7, w14, w23
    eor w9, w16, w9, ror #1
    orr w23, w14, w12
    eor w10, w10, w7
    eor w11, w8, w11, ror #4
    eor w17, w17, w23
    eor w12, w3, w12, ror #7
    eor w10, w4, w10, ror #6
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and w7, w9, w13
    orr w23, w17, w14
    eor w14, w5, w14, ror #3
    and w26, w10, w12
    eor w11, w11, w7
    eor w1, w1, w23
    eor w17, w6, w17, ror #5
    ldr w7, [x0, #224]
    eor w14, w14, w26
    orr w23, w11, w9
    eor w1, w15, w1, ror #2
    and w26, w17, w14
    eor w13, w13, w23
    eor w12, w12, w17
    eor w1, w1, w26
    orr w23, w11, w13
    eor w10, w10, w1
    eor w9, w9, w23
    orr w23, w1, w14
    eor w14, w14, w10
    eor w10, w10, w9
    eor w17, w17, w23
    and w23, w10, w14
    eon w17, w17, w11
    and w26, w14, w12
    eor w12, w12, w23
    eor w1, w1, w26
    eor w23, w17, w14
    eor w26, w10, w12
    eor w1, w1, w13
    eor w13, w13, w23
    and w23, w23, w26
    eor w10, w10, w7
    eon w11, w26, w11
    eor w7, w1, w23
    eor w13, w19, w13, ror #1
    orr w23, w1, w17
    eor w9, w9, w7
    eor w11, w22, w11, ror #4
    eor w12, w12, w23
    eor w17, w20, w17, ror #7
    eor w9, w24, w9, ror #6
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and w7, w13, w10
    orr w23, w12, w1
    eor w1, w21, w1, ror #3
    and w26, w9, w17
    eor w11, w11, w7
    eor w14, w14, w23
    eor w12, w25, w12, ror #5
    eor w1, w1, w26
    orr w7, w11, w13
    eor w14, w27, w14, ror #2
    ldr w23, [x0, #240]
    and w26, w12, w1
    eor w10, w10, w7
    eor w17, w17, w12
    eor w14, w14, w26
    orr w7, w11, w10
    eor w9, w9, w14
    eor w13, w13, w7
    orr w7, w14, w1
    eor w1, w1, w9
    eor w9, w9, w13
    eor w12, w12, w7
    and w7, w9, w1
    eon w12, w12, w11
    and w26, w1, w17
    eor w17, w17, w7
    eor w14, w14, w26
    eor w7, w12, w1
    eor w26, w9, w17
    eor w14, w14, w10
    eor w10, w10, w7
    and w7, w7, w26
    orr w28, w14, w12
    eor w9, w9, w23
    eor w7, w14, w7
    eon w11, w26, w11
    eor w10, w16, w10, ror #1
    eor w13, w13, w7
    eor w16, w17, w28
    eor w12, w3, w12, ror #7
    eor w13, w4, w13, ror #6
    eor w11, w8, w11, ror #4
    orr w17, w16, w14
    eor w14, w5, w14, ror #3
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and w8, w13, w12
    and w3, w10, w9
    eor w17, w1, w17
    eor w16, w6, w16, ror #5
    eor w14, w14, w8
    eor w11, w11, w3
    eor w15, w15, w17, ror #2
    and w17, w16, w14
    orr w8, w11, w10
    eor w15, w15, w17
    eor w12, w12, w16
    ldr w17, [x0, #368]
    eor w9, w9, w8
    eor w13, w13, w15
    orr w8, w15, w14
    orr w0, w11, w9
    eor w14, w14, w13
    eor w16, w16, w8
    eor w10, w10, w0
    and w8, w14, w12
    eon w16, w16, w11
    eor w13, w13, w10
    eor w15, w15, w8
    eor w8, w16, w14
    and w0, w13, w14
    eor w15, w15, w9
    eor w9, w9, w8
    eor w12, w12, w0
    orr w0, w15, w16
    eor w17, w13, w17
    eor w13, w13, w12
    eor w12, w12, w0
    eor w9, w19, w9, ror #1
    strb w17, [x2, #0]
    and w17, w8, w13
    orr w8, w12, w15
    eon w11, w13, w11
    strb w9, [x2, #1]
    eor w9, w15, w17
    eor w13, w14, w8
    eor w11, w22, w11, ror #4
    eor w9, w10, w9
    eor w10, w25, w12, ror #5
    eor w12, w27, w13, ror #2
    strb w11, [x2, #2]
    eor w11, w21, w15, ror #3
    eor w13, w20, w16, ror #7
    eor w9, w24, w9, ror #6
    strb w10, [x2, #3]
    strb w12, [x2, #4]
    strb w11, [x2, #5]
    strb w13, [x2, #6]
    strb w9, [x2, #7]
    ldr x19, [sp, #0]
    ldr x20, [sp, #8]
    ldr x21, [sp, #16]
    ldr x22, [sp, #24]
    ldr x23, [sp, #32]
    ldr x24, [sp, #40]
    ldr x25, [sp, #48]
    ldr x26, [sp, #56]
    ldr x27, [sp, #64]
    ldr x28, [sp, #72]
    add sp, sp, #80
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
    ret x30
    .cfi_endproc
    END pipo64_128_encrypt

    FUNCTION pipo64_128_decrypt
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
    CIPHERGEN_BTI
    sub sp, sp, #80
    .cfi_def_cfa_offset 80
    str x19, [sp, #0]
    .cfi_offset x19, -80
    str x20, [sp, #8]
    .cfi_offset x20, -72
    str x21, [sp, #16]
    .cfi_offset x21, -64
    str x22, [sp, #24]
    .cfi_offset x22, -56
    str x23, [sp, #32]
    .cfi_offset x23, -48
    str x24, [sp, #40]
    .cfi_offset x24, -40
    str x25, [sp, #48]
    .cfi_offset x25, -32
    str x26, [sp, #56]
    .cfi_offset x26, -24
    str x27, [sp, #64]
    .cfi_offset x27, -16
    str x28, [sp, #72]
    .cfi_offset x28, -8
    ldrb w9, [x1, #3]
    ldrb w10, [x1, #5]
    ldrb w11, [x1, #6]
    ldrb w12, [x1, #4]
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w13, [x0, #416]
    ldr w14, [x0, #448]
    ldrb w15, [x1, #0]
    ldr w16, [x0, #616]
    orr w9, w9, w9, lsl #8
    orr w10, w10, w10, lsl #8
    ldr w17, [x0, #432]
    ldr w8, [x0, #368]
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
    ldr w7, [x0, #608]
    orr w15, w15, w15, lsl #16
    eor w12, w12, w17
    orr w5, w5, w10, ror #5
    ldr w19, [x0, #480]
    orr w6, w6, w11, ror #1
    eor w12, w5, w12, ror #6
    eor w15, w15, w8
    ldr w8, [x0, #612]
    eor w9, w6, w9, ror #3
    orr w3, w3, w3, lsl #8
    orr w4, w4, w4, lsl #8
    eor w5, w12, w11, ror #1
    eor w6, w15, w9
    orr w3, w3, w3, lsl #16
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w20, [x0, #304]
    orr w4, w4, w4, lsl #16
    and w21, w5, w6
    orr w1, w1, w1, lsl #8
    ldr w22, [x0, #336]
    eor w3, w3, w7
    eor w4, w4, w19
    eor w21, w21, w10, ror #5
    ldr w23, [x0, #48]
    and w24, w12, w15
    orr w1, w1, w1, lsl #16
    eor w3, w5, w3, ror #7
    ldr w5, [x0, #320]
    eor w4, w21, w4, ror #2
    eor w9, w9, w24
    eor w1, w1, w8
    ldr w21, [x0, #240]
    eor w10, w3, w10, ror #5
    and w24, w12, w9
    eor w15, w15, w4
    eor w1, w6, w1, ror #4
    eor w10, w10, w24
    eor w12, w12, w15
    eor w11, w1, w11, ror #1
    orr w6, w10, w12
    eor w15, w15, w10
    ldr w24, [x0, #16]
    eor w11, w11, w6
    orn w6, w3, w1
    ldr w25, [x0, #352]
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
    extr w27, w12, w12, #5
    eor w10, w10, w5
    orr w6, w6, w12, ror #5
    orr w27, w27, w9, ror #1
    eor w10, w6, w10, ror #6
    eor w6, w3, w21
    eor w11, w27, w11, ror #3
    eor w21, w10, w9, ror #1
    and w3, w4, w3
    eor w27, w6, w11
    eor w4, w4, w24
    eor w15, w15, w25
    and w28, w21, w27
    eon w1, w3, w1
    and w3, w10, w6
    eor w28, w28, w12, ror #5
    eor w4, w21, w4, ror #7
    eor w11, w11, w3
    eor w15, w28, w15, ror #2
    eor w1, w1, w26
    eor w12, w4, w12, ror #5
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w3, [x0, #224]
    and w21, w10, w11
    eor w6, w6, w15
    eor w1, w27, w1, ror #4
    eor w12, w12, w21
    eor w10, w10, w6
    eor w9, w1, w9, ror #1
    orr w21, w12, w10
    eor w6, w6, w12
    orn w27, w4, w1
    eor w9, w9, w21
    eor w15, w15, w27
    eor w21, w6, w19
    eor w11, w11, w9
    and w27, w9, w10
    eor w9, w9, w13
    and w6, w6, w11
    orn w28, w15, w1
    eor w12, w12, w27
    eor w10, w10, w6
    eor w11, w11, w16
    extr w6, w9, w9, #3
    eor w10, w10, w14
    eor w4, w4, w28
    eor w12, w12, w17
    extr w27, w10, w10, #5
    orr w6, w6, w10, ror #5
    eor w3, w4, w3
    orr w27, w27, w11, ror #1
    eor w12, w6, w12, ror #6
    and w4, w15, w4
    eor w9, w27, w9, ror #3
    eor w6, w12, w11, ror #1
    eor w15, w15, w7
    eor w27, w3, w9
    and w28, w12, w3
    eon w1, w4, w1
    and w4, w6, w27
    eor w15, w6, w15, ror #7
    eor w9, w9, w28
    eor w4, w4, w10, ror #5
    eor w1, w1, w8
    eor w10, w15, w10, ror #5
    eor w4, w4, w21, ror #2
    and w6, w12, w9
    eor w1, w27, w1, ror #4
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w21, [x0, #208]
    eor w3, w3, w4
    eor w10, w10, w6
    eor w11, w1, w11, ror #1
    eor w12, w12, w3
    eor w3, w3, w10
    orn w6, w15, w1
    orr w27, w10, w12
    eor w4, w4, w6
    eor w6, w3, w25
    eor w11, w11, w27
    orn w27, w4, w1
    eor w28, w4, w24
    eor w9, w9, w11
    eor w15, w15, w27
    and w27, w11, w12
    and w3, w3, w9
    eor w11, w11, w20
    eor w10, w10, w27
    eor w12, w12, w3
    eor w9, w9, w23
    extr w3, w11, w11, #3
    eor w12, w12, w22
    eor w10, w10, w5
    eor w21, w15, w21
    extr w27, w12, w12, #5
    orr w3, w3, w12, ror #5
    and w15, w4, w15
    orr w4, w27, w9, ror #1
    eor w10, w3, w10, ror #6
    eon w15, w15, w1
    eor w11, w4, w11, ror #3
    eor w1, w10, w9, ror #1
    and w3, w10, w21
    eor w4, w21, w11
    eor w27, w1, w28, ror #7
    eor w11, w11, w3
    and w1, w1, w4
    eor w15, w15, w26
    eor w3, w27, w12, ror #5
    eor w12, w1, w12, ror #5
    and w1, w10, w11
    eor w15, w4, w15, ror #4
    eor w12, w12, w6, ror #2
    eor w1, w3, w1
    eor w9, w15, w9, ror #1
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w3, [x0, #192]
    eor w4, w21, w12
    orn w6, w27, w15
    eor w10, w10, w4
    eor w4, w4, w1
    eor w12, w12, w6
    orr w6, w1, w10
    orn w21, w12, w15
    eor w28, w12, w7
    eor w9, w9, w6
    eor w6, w27, w21
    eor w21, w4, w19
    eor w11, w11, w9
    and w27, w9, w10
    eor w9, w9, w13
    and w4, w4, w11
    eor w1, w1, w27
    eor w11, w11, w16
    eor w10, w10, w4
    extr w4, w9, w9, #3
    eor w1, w1, w17
    eor w10, w10, w14
    eor w3, w6, w3
    and w12, w12, w6
    extr w6, w10, w10, #5
    orr w4, w4, w10, ror #5
    eon w12, w12, w15
    orr w15, w6, w11, ror #1
    eor w1, w4, w1, ror #6
    eor w12, w12, w8
    eor w9, w15, w9, ror #3
    eor w15, w1, w11, ror #1
    and w4, w1, w3
    eor w6, w3, w9
    eor w27, w15, w28, ror #7
    eor w9, w9, w4
    and w15, w15, w6
    eor w4, w27, w10, ror #5
    and w28, w1, w9
    eor w10, w15, w10, ror #5
    eor w12, w6, w12, ror #4
    eor w15, w4, w28
    eor w10, w10, w21, ror #2
    eor w11, w12, w11, ror #1
    orn w4, w27, w12
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w6, [x0, #176]
    eor w3, w3, w10
    eor w10, w10, w4
    eor w1, w1, w3
    eor w3, w3, w15
    orn w4, w10, w12
    orr w21, w15, w1
    eor w4, w27, w4
    eor w27, w10, w24
    eor w11, w11, w21
    eor w6, w4, w6
    and w10, w10, w4
    eor w9, w9, w11
    and w4, w11, w1
    eor w11, w11, w20
    and w21, w3, w9
    eor w15, w15, w4
    eor w9, w9, w23
    eor w1, w1, w21
    extr w4, w11, w11, #3
    eor w15, w15, w5
    eor w1, w1, w22
    eor w3, w3, w25
    eon w10, w10, w12
    extr w12, w1, w1, #5
    orr w4, w4, w1, ror #5
    eor w10, w10, w26
    orr w12, w12, w9, ror #1
    eor w15, w4, w15, ror #6
    eor w11, w12, w11, ror #3
    eor w12, w15, w9, ror #1
    and w4, w15, w6
    eor w21, w6, w11
    eor w27, w12, w27, ror #7
    eor w11, w11, w4
    and w12, w12, w21
    eor w4, w27, w1, ror #5
    and w28, w15, w11
    eor w12, w12, w1, ror #5
    eor w10, w21, w10, ror #4
    eor w1, w4, w28
    eor w12, w12, w3, ror #2
    eor w9, w10, w9, ror #1
    orn w3, w27, w10
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w4, [x0, #160]
    eor w6, w6, w12
    eor w12, w12, w3
    eor w15, w15, w6
    eor w3, w6, w1
    orn w6, w12, w10
    orr w21, w1, w15
    eor w6, w27, w6
    eor w27, w12, w7
    eor w9, w9, w21
    eor w4, w6, w4
    and w12, w12, w6
    eor w11, w11, w9
    and w6, w9, w15
    eor w9, w9, w13
    and w21, w3, w11
    eor w1, w1, w6
    eor w11, w11, w16
    eor w15, w15, w21
    extr w6, w9, w9, #3
    eor w1, w1, w17
    eor w15, w15, w14
    eor w3, w3, w19
    eon w10, w12, w10
    extr w12, w15, w15, #5
    orr w6, w6, w15, ror #5
    eor w10, w10, w8
    orr w12, w12, w11, ror #1
    eor w1, w6, w1, ror #6
    eor w9, w12, w9, ror #3
    eor w12, w1, w11, ror #1
    and w6, w1, w4
    eor w21, w4, w9
    eor w27, w12, w27, ror #7
    eor w9, w9, w6
    and w12, w12, w21
    eor w6, w27, w15, ror #5
    and w28, w1, w9
    eor w12, w12, w15, ror #5
    eor w10, w21, w10, ror #4
    eor w15, w6, w28
    eor w12, w12, w3, ror #2
    eor w11, w10, w11, ror #1
    orn w3, w27, w10
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w6, [x0, #144]
    eor w4, w4, w12
    eor w12, w12, w3
    eor w1, w1, w4
    eor w3, w4, w15
    orn w4, w12, w10
    orr w21, w15, w1
    eor w4, w27, w4
    eor w27, w12, w24
    eor w11, w11, w21
    eor w6, w4, w6
    and w12, w12, w4
    eor w9, w9, w11
    and w4, w11, w1
    eor w11, w11, w20
    and w21, w3, w9
    eor w15, w15, w4
    eor w9, w9, w23
    eor w1, w1, w21
    extr w4, w11, w11, #3
    eor w15, w15, w5
    eor w1, w1, w22
    eor w3, w3, w25
    eon w10, w12, w10
    extr w12, w1, w1, #5
    orr w4, w4, w1, ror #5
    eor w10, w10, w26
    orr w12, w12, w9, ror #1
    eor w15, w4, w15, ror #6
    eor w11, w12, w11, ror #3
    eor w12, w15, w9, ror #1
    and w4, w15, w6
    eor w21, w6, w11
    eor w27, w12, w27, ror #7
    eor w11, w11, w4
    and w12, w12, w21
    eor w4, w27, w1, ror #5
    and w28, w15, w11
    eor w12, w12, w1, ror #5
    eor w10, w21, w10, ror #4
    eor w1, w4, w28
    eor w12, w12, w3, ror #2
    eor w9, w10, w9, ror #1
    orn w3, w27, w10
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w4, [x0, #128]
    eor w6, w6, w12
    eor w12, w12, w3
    eor w15, w15, w6
    eor w3, w6, w1
    orn w6, w12, w10
    orr w21, w1, w15
    eor w6, w27, w6
    eor w27, w12, w7
    eor w9, w9, w21
    eor w4, w6, w4
    and w12, w12, w6
    eor w11, w11, w9
    and w6, w9, w15
    eor w9, w9, w13
    and w21, w3, w11
    eor w1, w1, w6
    eor w11, w11, w16
    eor w15, w15, w21
    extr w6, w9, w9, #3
    eor w1, w1, w17
    eor w15, w15, w14
    eor w3, w3, w19
    eon w10, w12, w10
    extr w12, w15, w15, #5
    orr w6, w6, w15, ror #5
    eor w10, w10, w8
    orr w12, w12, w11, ror #1
    eor w1, w6, w1, ror #6
    eor w9, w12, w9, ror #3
    eor w12, w1, w11, ror #1
    and w6, w1, w4
    eor w21, w4, w9
    eor w27, w12, w27, ror #7
    eor w9, w9, w6
    and w12, w12, w21
    eor w6, w27, w15, ror #5
    and w28, w1, w9
    eor w12, w12, w15, ror #5
    eor w10, w21, w10, ror #4
    eor w15, w6, w28
    eor w12, w12, w3, ror #2
    eor w11, w10, w11, ror #1
    orn w3, w27, w10
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w6, [x0, #112]
    eor w4, w4, w12
    eor w12, w12, w3
    eor w1, w1, w4
    eor w3, w4, w15
    orn w4, w12, w10
    orr w21, w15, w1
    eor w4, w27, w4
    eor w27, w12, w24
    eor w11, w11, w21
    eor w6, w4, w6
    and w12, w12, w4
    eor w9, w9, w11
    and w4, w11, w1
    eor w11, w11, w20
    and w21, w3, w9
    eor w15, w15, w4
    eor w9, w9, w23
    eor w1, w1, w21
    extr w4, w11, w11, #3
    eor w15, w15, w5
    eor w1, w1, w22
    eor w3, w3, w25
    eon w10, w12, w10
    extr w12, w1, w1, #5
    orr w4, w4, w1, ror #5
    eor w10, w10, w26
    orr w12, w12, w9, ror #1
    eor w15, w4, w15, ror #6
    eor w11, w12, w11, ror #3
    eor w12, w15, w9, ror #1
    and w4, w15, w6
    eor w21, w6, w11
    eor w27, w12, w27, ror #7
    eor w11, w11, w4
    and w12, w12, w21
    eor w4, w27, w1, ror #5
    and w28, w15, w11
    eor w12, w12, w1, ror #5
    eor w10, w21, w10, ror #4
    eor w1, w4, w28
    eor w12, w12, w3, ror #2
    eor w9, w10, w9, ror #1
    orn w3, w27, w10
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w4, [x0, #96]
    eor w6, w6, w12
    eor w12, w12, w3
    eor w15, w15, w6
    eor w3, w6, w1
    orn w6, w12, w10
    orr w21, w1, w15
    eor w6, w27, w6
    eor w27, w12, w7
    eor w9, w9, w21
    eor w4, w6, w4
    and w12, w12, w6
    eor w11, w11, w9
    and w6, w9, w15
    eor w9, w9, w13
    and w21, w3, w11
    eor w1, w1, w6
    eor w11, w11, w16
    eor w15, w15, w21
    extr w6, w9, w9, #3
    eor w1, w1, w17
    eor w15, w15, w14
    eor w3, w3, w19
    eon w10, w12, w10
    extr w12, w15, w15, #5
    orr w6, w6, w15, ror #5
    eor w10, w10, w8
    orr w12, w12, w11, ror #1
    eor w1, w6, w1, ror #6
    eor w9, w12, w9, ror #3
    eor w12, w1, w11, ror #1
    and w6, w1, w4
    eor w21, w4, w9
    eor w27, w12, w27, ror #7
    eor w9, w9, w6
    and w12, w12, w21
    eor w6, w27, w15, ror #5
    and w28, w1, w9
    eor w12, w12, w15, ror #5
    eor w10, w21, w10, ror #4
    eor w15, w6, w28
    eor w12, w12, w3, ror #2
    eor w11, w10, w11, ror #1
    orn w3, w27, w10
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w6, [x0, #80]
    eor w4, w4, w12
    eor w12, w12, w3
    eor w1, w1, w4
    eor w3, w4, w15
    orn w4, w12, w10
    orr w21, w15, w1
    eor w4, w27, w4
    eor w27, w12, w24
    eor w11, w11, w21
    eor w6, w4, w6
    and w12, w12, w4
    eor w9, w9, w11
    and w4, w11, w1
    eor w11, w11, w20
    and w21, w3, w9
    eor w15, w15, w4
    eor w9, w9, w23
    eor w1, w1, w21
    extr w4, w11, w11, #3
    eor w15, w15, w5
    eor w1, w1, w22
    eor w3, w3, w25
    eon w10, w12, w10
    extr w12, w1, w1, #5
    orr w4, w4, w1, ror #5
    eor w10, w10, w26
    orr w12, w12, w9, ror #1
    eor w15, w4, w15, ror #6
    eor w11, w12, w11, ror #3
    eor w12, w15, w9, ror #1
    and w4, w15, w6
    eor w21, w6, w11
    eor w27, w12, w27, ror #7
    eor w11, w11, w4
    and w12, w12, w21
    eor w4, w27, w1, ror #5
    and w28, w15, w11
    eor w12, w12, w1, ror #5
    eor w10, w21, w10, ror #4
    eor w1, w4, w28
    eor w12, w12, w3, ror #2
    eor w9, w10, w9, ror #1
    orn w3, w27, w10
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w4, [x0, #64]
    eor w6, w6, w12
    eor w12, w12, w3
    eor w15, w15, w6
    eor w3, w6, w1
    orn w6, w12, w10
    orr w21, w1, w15
    eor w6, w27, w6
    eor w7, w12, w7
    eor w9, w9, w21
    eor w4, w6, w4
    and w12, w12, w6
    eor w11, w11, w9
    and w6, w9, w15
    eor w9, w9, w13
    and w13, w3, w11
    eor w1, w1, w6
    eor w11, w11, w16
    eor w13, w15, w13
    extr w15, w9, w9, #3
    eor w16, w1, w17
    eor w13, w13, w14
    eon w10, w12, w10
    eor w12, w3, w19
    extr w14, w13, w13, #5
    orr w15, w15, w13, ror #5
    eor w10, w10, w8
    orr w14, w14, w11, ror #1
    eor w15, w15, w16, ror #6
    eor w9, w14, w9, ror #3
    eor w14, w15, w11, ror #1
    and w16, w15, w4
    eor w17, w4, w9
    eor w8, w14, w7, ror #7
    eor w9, w9, w16
    /* end: x = y ^ rk[0] */
    ldr w16, [x0, #0]
    and w14, w14, w17
    eor w10, w17, w10, ror #4
    eor w17, w8, w13, ror #5
    eor w13, w14, w13, ror #5
    and w14, w15, w9
    orn w0, w8, w10
    eor w12, w13, w12, ror #2
    eor w13, w17, w14
    eor w11, w10, w11, ror #1
    eor w14, w4, w12
    eor w12, w12, w0
    eor w15, w15, w14
    orn w17, w12, w10
    eor w14, w14, w13
    orr w0, w13, w15
    eor w17, w8, w17
    eor w8, w12, w24
    eor w11, w11, w0
    and w12, w12, w17
    eor w16, w17, w16
    eor w9, w9, w11
    and w17, w11, w15
    eon w10, w12, w10
    strb w16, [x2, #0]
    and w12, w14, w9
    eor w13, w13, w17
    eor w10, w10, w26
    strb w8, [x2, #1]
    eor w12, w15, w12
    eor w11, w11, w20
    eor w13, w13, w5
    strb w10, [x2, #2]
    eor w10, w12, w22
    eor w9, w9, w23
    eor w12, w14, w25
    strb w11, [x2, #3]
    strb w13, [x2, #4]
    strb w10, [x2, #5]
    strb w9, [x2, #6]
    strb w12, [x2, #7]
    ldr x19, [sp, #0]
    ldr x20, [sp, #8]
    ldr x21, [sp, #16]
    ldr x22, [sp, #24]
    ldr x23, [sp, #32]
    ldr x24, [sp, #40]
    ldr x25, [sp, #48]
    ldr x26, [sp, #56]
    ldr x27, [sp, #64]
    ldr x28, [sp, #72]
    add sp, sp, #80
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
    ret x30
    .cfi_endproc
    END pipo64_128_decrypt

    FUNCTION pipo64_128_encrypt_blocks
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
    str q8, [sp, #144]
    .cfi_offset d8, -240
    str q9, [sp, #160]
    .cfi_offset d9, -224
    str q10, [sp, #176]
    .cfi_offset d10, -208
    str q11, [sp, #192]
    .cfi_offset d11, -192
    str q12, [sp, #208]
    .cfi_offset d12, -176
    str q13, [sp, #224]
    .cfi_offset d13, -160
    str q14, [sp, #240]
    .cfi_offset d14, -144
    str q15, [sp, #256]
    .cfi_offset d15, -128
    str x30, [sp, #368]
    .cfi_offset x30, -16
    sub x9, x3, #240
    str x1, [sp, #272]  /* spill */
    tbnz x9, 63, L(pipo64_128_encrypt_blocks_rest2)
    sub x9, x3, #40
    tbnz x9, 63, L(pipo64_128_encrypt_blocks_fewer3)
    /* start: x := x ^ rk[0] */
    ldp q16, q17, [x0, #304]
    ldp q19, q18, [x0, #336]
    str q16, [sp, #16]  /* spill */
    str q17, [sp, #0]  /* spill */
    str q19, [sp, #48]  /* spill */
    str q18, [sp, #32]  /* spill */
L(pipo64_128_encrypt_blocks_blocks6):
    ldp q21, q20, [x1, #0]
    add x10, x1, #256
    movz w11, #0x5555, lsl #0
    movz w12, #0x5555, lsl #0
    ldp q23, q22, [x1, #32]
    ldr w13, [x10, #8]
    movz w14, #0x5555, lsl #0
    movz w15, #0x5555, lsl #0
    ldr w16, [x10, #0]
    ldr w17, [x10, #24]
    movk w11, #0x5555, lsl #16  /* 0x55555555 */
    movk w12, #0x5555, lsl #16  /* 0x55555555 */
    ldr w8, [x10, #16]
    ldr w5, [x10, #40]
    movk w14, #0x5555, lsl #16  /* 0x55555555 */
    movk w15, #0x5555, lsl #16  /* 0x55555555 */
    ldr w6, [x10, #32]
    ldr w7, [x10, #48]
    movz w3, #0x5555, lsl #0
    movz w4, #0x5555, lsl #0
    ldr w19, [x10, #12]
    ldr w20, [x10, #4]
    trn1 v0.16b, v21.16b, v20.16b
    trn2 v20.16b, v21.16b, v20.16b
    ldr w21, [x10, #28]
    ldr w22, [x10, #20]
    trn1 v2.16b, v23.16b, v22.16b
    trn2 v22.16b, v23.16b, v22.16b
    ldp q25, q24, [x1, #64]
    ldr w23, [x10, #44]
    eor w26, w13, w16, lsr #1
    eor w27, w17, w8, lsr #1
    ldp q27, q26, [x1, #96]
    ldr w24, [x10, #36]
    eor w28, w5, w6, lsr #1
    and w11, w26, w11
    ldr w25, [x10, #60]
    ldp q29, q28, [x1, #128]
    and w12, w27, w12
    and w14, w28, w14
    ldp q31, q30, [x1, #160]
    movz w26, #0x5555, lsl #0
    movz w27, #0x5555, lsl #0
    eor w28, w19, w20, lsr #1
    ldp q1, q21, [x1, #192]
    movk w3, #0x5555, lsl #16  /* 0x55555555 */
    movk w4, #0x5555, lsl #16  /* 0x55555555 */
    eor w13, w13, w11
    ldp q3, q23, [x1, #224]
    ldr w1, [x10, #56]
    trn1 v4.16b, v25.16b, v24.16b
    trn2 v24.16b, v25.16b, v24.16b
    ldr w10, [x10, #52]
    trn1 v25.16b, v27.16b, v26.16b
    trn2 v26.16b, v27.16b, v26.16b
    eor w11, w16, w11, lsl #1
    trn1 v27.16b, v29.16b, v28.16b
    trn2 v28.16b, v29.16b, v28.16b
    eor w16, w17, w12
    eor w12, w8, w12, lsl #1
    trn1 v29.16b, v31.16b, v30.16b
    trn2 v30.16b, v31.16b, v30.16b
    movz w17, #0x3333, lsl #0
    movz w8, #0x3333, lsl #0
    eor w29, w1, w7, lsr #1
    trn1 v31.16b, v1.16b, v21.16b
    trn2 v21.16b, v1.16b, v21.16b
    movk w26, #0x5555, lsl #16  /* 0x55555555 */
    and w15, w29, w15
    eor w29, w21, w22, lsr #1
    trn1 v1.16b, v3.16b, v23.16b
    trn2 v23.16b, v3.16b, v23.16b
    /* start: x := x ^ rk[0] */
    ldp q3, q5, [x0, #0]
    movk w27, #0x5555, lsl #16  /* 0x55555555 */
    and w3, w28, w3
    eor w28, w23, w24, lsr #1
    and w4, w29, w4
    eor w29, w25, w10, lsr #1
    trn1 v6.8h, v0.8h, v2.8h
    trn1 v7.8h, v20.8h, v22.8h
    trn1 v10.8h, v4.8h, v25.8h
    trn1 v11.8h, v24.8h, v26.8h
    eor w5, w5, w14
    eor w14, w6, w14, lsl #1
    eor w1, w1, w15
    eor w15, w7, w15, lsl #1
    movz w6, #0x3333, lsl #0
    ldp q8, q9, [x0, #32]
    movz w7, #0x3333, lsl #0
    movk w17, #0x3333, lsl #16  /* 0x33333333 */
    movk w8, #0x3333, lsl #16  /* 0x33333333 */
    trn1 v12.8h, v27.8h, v29.8h
    and w26, w28, w26
    eor w28, w12, w11, lsr #2
    and w27, w29, w27
    trn1 v13.8h, v28.8h, v30.8h
    eor w29, w16, w13, lsr #2
    trn1 v14.8h, v31.8h, v1.8h
    trn1 v15.8h, v21.8h, v23.8h
    movk w6, #0x3333, lsl #16  /* 0x33333333 */
    trn2 v0.8h, v0.8h, v2.8h
    trn2 v20.8h, v20.8h, v22.8h
    movk w7, #0x3333, lsl #16  /* 0x33333333 */
    and w17, w28, w17
    trn2 v22.8h, v4.8h, v25.8h
    trn2 v24.8h, v24.8h, v26.8h
    eor w28, w15, w14, lsr #2
    and w8, w29, w8
    trn1 v25.4s, v6.4s, v10.4s
    trn1 v26.4s, v7.4s, v11.4s
    eor w29, w1, w5, lsr #2
    eor w19, w19, w3
    eor w3, w20, w3, lsl #1
    eor w20, w21, w4
    eor w4, w22, w4, lsl #1
    trn2 v27.8h, v27.8h, v29.8h
    movz w21, #0x3333, lsl #0
    movz w22, #0x3333, lsl #0
    trn2 v28.8h, v28.8h, v30.8h
    trn2 v29.8h, v31.8h, v1.8h
    trn2 v21.8h, v21.8h, v23.8h
    trn1 v23.4s, v12.4s, v14.4s
    and w6, w28, w6
    and w7, w29, w7
    trn1 v30.4s, v13.4s, v15.4s
    eor w23, w23, w26
    eor w24, w24, w26, lsl #1
    eor w25, w25, w27
    eor w10, w10, w27, lsl #1
    movz w26, #0x3333, lsl #0
    movz w27, #0x3333, lsl #0
    trn1 v31.4s, v0.4s, v22.4s
    eor w28, w4, w3, lsr #2
    movk w21, #0x3333, lsl #16  /* 0x33333333 */
    eor w29, w20, w19, lsr #2
    trn2 v22.4s, v0.4s, v22.4s
    movk w22, #0x3333, lsl #16  /* 0x33333333 */
    trn2 v0.4s, v20.4s, v24.4s
    eor v25.16b, v25.16b, v3.16b
    eor w12, w12, w17
    eor v26.16b, v26.16b, v5.16b
    eor w11, w11, w17, lsl #2
    eor w16, w16, w8
    eor w13, w13, w8, lsl #2
    movz w17, #0xf0f, lsl #0
    movz w8, #0xf0f, lsl #0
    movk w26, #0x3333, lsl #16  /* 0x33333333 */
    trn1 v1.4s, v27.4s, v29.4s
    movk w27, #0x3333, lsl #16  /* 0x33333333 */
    and w21, w28, w21
    eor w28, w10, w24, lsr #2
    trn2 v27.4s, v27.4s, v29.4s
    and w22, w29, w22
    eor w29, w25, w23, lsr #2
    trn2 v29.4s, v28.4s, v21.4s
    eor v23.16b, v23.16b, v3.16b
    eor v30.16b, v30.16b, v5.16b
    trn2 v2.4s, v7.4s, v11.4s
    eor w15, w15, w6
    eor w14, w14, w6, lsl #2
    eor v31.16b, v31.16b, v8.16b
    eor v22.16b, v22.16b, v9.16b
    eor w1, w1, w7
    eor w5, w5, w7, lsl #2
    eor v0.16b, v0.16b, v18.16b
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v4.16b, v26.16b, v25.16b
    movz w6, #0xf0f, lsl #0
    movz w7, #0xf0f, lsl #0
    movk w17, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    movk w8, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w26, w28, w26
    trn2 v3.4s, v13.4s, v15.4s
    eor w28, w13, w11, lsr #4
    and w27, w29, w27
    eor w29, w16, w12, lsr #4
    eor v1.16b, v1.16b, v8.16b
    eor v27.16b, v27.16b, v9.16b
    eor v29.16b, v29.16b, v18.16b
    movk w6, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    movk w7, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and v5.16b, v30.16b, v23.16b
    and w17, w28, w17
    eor w28, w5, w14, lsr #4
    and w8, w29, w8
    eor w29, w1, w15, lsr #4
    eor w4, w4, w21
    eor w3, w3, w21, lsl #2
    trn1 v20.4s, v20.4s, v24.4s
    eor w20, w20, w22
    eor w19, w19, w22, lsl #2
    movz w21, #0xf0f, lsl #0
    trn1 v21.4s, v28.4s, v21.4s
    movz w22, #0xf0f, lsl #0
    eor v24.16b, v2.16b, v19.16b
    and v2.16b, v0.16b, v22.16b
    and w6, w28, w6
    eor v31.16b, v31.16b, v4.16b
    eor v28.16b, v3.16b, v19.16b
    and w7, w29, w7
    eor w10, w10, w26
    and v3.16b, v29.16b, v27.16b
    eor v1.16b, v1.16b, v5.16b
    eor w24, w24, w26, lsl #2
    eor w25, w25, w27
    eor w23, w23, w27, lsl #2
    movz w26, #0xf0f, lsl #0
    movz w27, #0xf0f, lsl #0
    trn2 v4.4s, v6.4s, v10.4s
    eor w28, w19, w3, lsr #4
    movk w21, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w29, w20, w4, lsr #4
    eor v20.16b, v20.16b, v16.16b
    movk w22, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v16.16b, v21.16b, v16.16b
    eor v21.16b, v24.16b, v2.16b
    eor w13, w13, w17
    orr v24.16b, v31.16b, v26.16b
    eor w11, w11, w17, lsl #4
    eor w16, w16, w8
    eor w12, w12, w8, lsl #4
    movz w17, #0xff, lsl #0
    movz w8, #0xff, lsl #0
    movk w26, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    trn2 v5.4s, v12.4s, v14.4s
    movk w27, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w21, w28, w21
    eor w28, w23, w24, lsr #4
    eor v28.16b, v28.16b, v3.16b
    and w22, w29, w22
    eor w29, w25, w10, lsr #4
    orr v2.16b, v1.16b, v30.16b
    eor v3.16b, v4.16b, v17.16b
    and v4.16b, v20.16b, v21.16b
    eor v24.16b, v25.16b, v24.16b
    eor w5, w5, w6
    eor w14, w14, w6, lsl #4
    eor w1, w1, w7
    eor w15, w15, w7, lsl #4
    movz w6, #0xff, lsl #0
    eor v17.16b, v5.16b, v17.16b
    movz w7, #0xff, lsl #0
    movk w17, #0xff, lsl #16  /* 0x00ff00ff */
    movk w8, #0xff, lsl #16  /* 0x00ff00ff */
    and v25.16b, v16.16b, v28.16b
    and w26, w28, w26
    eor w28, w12, w11, lsr #8
    and w27, w29, w27
    eor v23.16b, v23.16b, v2.16b
    eor w29, w16, w13, lsr #8
    movk w6, #0xff, lsl #16  /* 0x00ff00ff */
    movk w7, #0xff, lsl #16  /* 0x00ff00ff */
    eor v2.16b, v3.16b, v4.16b
    and w17, w28, w17
    eor w28, w15, w14, lsr #8
    and w8, w29, w8
    orr v3.16b, v31.16b, v24.16b
    eor w29, w1, w5, lsr #8
    eor v17.16b, v17.16b, v25.16b
    orr v25.16b, v1.16b, v23.16b
    eor w19, w19, w21
    eor w3, w3, w21, lsl #4
    eor w20, w20, w22
    eor w4, w4, w22, lsl #4
    eor v0.16b, v0.16b, v2.16b
    movz w21, #0xff, lsl #0
    movz w22, #0xff, lsl #0
    and w6, w28, w6
    eor v26.16b, v26.16b, v3.16b
    and w7, w29, w7
    eor w23, w23, w26
    eor w24, w24, w26, lsl #4
    eor v29.16b, v29.16b, v17.16b
    eor w25, w25, w27
    eor w10, w10, w27, lsl #4
    movz w26, #0xff, lsl #0
    eor v25.16b, v30.16b, v25.16b
    movz w27, #0xff, lsl #0
    eor w12, w12, w17
    eor w11, w11, w17, lsl #8
    eor v30.16b, v0.16b, v26.16b
    eor w16, w16, w8
    eor w13, w13, w8, lsl #8
    eor w17, w4, w3, lsr #8
    orr v4.16b, v2.16b, v21.16b
    movk w21, #0xff, lsl #16  /* 0x00ff00ff */
    eor w8, w20, w19, lsr #8
    movk w22, #0xff, lsl #16  /* 0x00ff00ff */
    eor v21.16b, v21.16b, v0.16b
    eor w15, w15, w6
    eor w14, w14, w6, lsl #8
    eor w1, w1, w7
    eor v3.16b, v29.16b, v25.16b
    eor w5, w5, w7, lsl #8
    eor w6, w10, w24, lsr #8
    movk w26, #0xff, lsl #16  /* 0x00ff00ff */
    orr v0.16b, v17.16b, v28.16b
    eor w7, w25, w23, lsr #8
    movk w27, #0xff, lsl #16  /* 0x00ff00ff */
    and w17, w17, w21
    eor v28.16b, v28.16b, v29.16b
    and w8, w8, w22
    eor w22, w15, w1, lsl #16
    and w6, w6, w26
    eor v29.16b, v20.16b, v4.16b
    and w7, w7, w27
    eor w28, w11, w13, lsl #16
    eor w4, w4, w17
    eor v20.16b, v22.16b, v20.16b
    eor w17, w3, w17, lsl #8
    eor w3, w20, w8
    ubfm w20, w22, #16, #31
    and v22.16b, v30.16b, v21.16b
    eor w10, w10, w6
    eor w6, w24, w6, lsl #8
    eor w24, w25, w7
    eor v0.16b, v16.16b, v0.16b
    eor w21, w14, w5, lsl #16
    ubfm w26, w28, #16, #31
    eor w25, w4, w3, lsl #16
    eor v16.16b, v27.16b, v16.16b
    eor w15, w15, w20, lsl #16
    eor w20, w10, w24, lsl #16
    and v27.16b, v3.16b, v28.16b
    eor v29.16b, v29.16b, v31.16b
    eor v22.16b, v20.16b, v22.16b
    and v20.16b, v21.16b, v20.16b
    eor w8, w19, w8, lsl #8
    ubfm w19, w21, #16, #31
    eor w11, w11, w26, lsl #16
    ubfm w26, w25, #16, #31
    eor w3, w3, w25, lsr #16
    eor v0.16b, v0.16b, v1.16b
    eor w5, w5, w21, lsr #16
    ldr w21, [x0, #496]  /* again */
    ubfm w25, w20, #16, #31
    eor v27.16b, v16.16b, v27.16b
    and v16.16b, v28.16b, v16.16b
    eor w4, w4, w26, lsl #16
    eor w10, w10, w25, lsl #16
    ldr w25, [x0, #520]  /* again */
    ldr w26, [x0, #524]  /* again */
    eor v4.16b, v29.16b, v21.16b
    eor v6.16b, v30.16b, v22.16b
    eor w1, w1, w22, lsr #16
    eor v20.16b, v2.16b, v20.16b
    eor v5.16b, v0.16b, v28.16b
    ldr w22, [x0, #516]  /* again */
    eor w7, w23, w7, lsl #8
    eor v7.16b, v3.16b, v27.16b
    eor v16.16b, v17.16b, v16.16b
    eor w23, w17, w8, lsl #16
    eor w14, w14, w19, lsl #16
    eor v17.16b, v20.16b, v24.16b
    bic v20.16b, v6.16b, v4.16b
    eor w20, w24, w20, lsr #16
    ldr w24, [x0, #500]  /* again */
    eor v16.16b, v16.16b, v23.16b
    bic v2.16b, v7.16b, v5.16b
    eor w29, w12, w16, lsl #16
    eor w8, w8, w23, lsr #16
    eor v24.16b, v24.16b, v4.16b
    eor v23.16b, v23.16b, v5.16b
    eor w11, w11, w21
    eor w14, w14, w21
    eor v20.16b, v17.16b, v20.16b
    ldr w21, [x0, #504]  /* again */
    eor v2.16b, v16.16b, v2.16b
    ldr q4, [x0, #64]
    ldp q5, q8, [x0, #384]
    ubfm w27, w29, #16, #31
    eor w8, w8, w25
    eor w3, w3, w26
    ubfm w23, w23, #16, #31
    shl v9.16b, v24.16b, #7
    eor v31.16b, v31.16b, v6.16b
    ldr q11, [x0, #480]
    shl v10.16b, v23.16b, #7
    eor v1.16b, v1.16b, v7.16b
    eor w12, w12, w27, lsl #16
    eor w4, w4, w22
    orn v6.16b, v17.16b, v29.16b
    orn v7.16b, v16.16b, v0.16b
    eor w10, w10, w22
    and w22, w3, w8
    eor v20.16b, v26.16b, v20.16b
    eor v25.16b, v25.16b, v2.16b
    ldp q2, q26, [x0, #448]
    eor w17, w17, w23, lsl #16
    ldr w23, [x0, #508]  /* again */
    sri v9.16b, v24.16b, #1
    eor v22.16b, v22.16b, v6.16b
    eor w19, w6, w7, lsl #16
    sri v10.16b, v23.16b, #1
    eor v23.16b, v27.16b, v7.16b
    eor w13, w13, w28, lsr #16
    eor w12, w12, w24
    shl v24.16b, v31.16b, #4
    eor w4, w4, w22
    ldr w22, [x0, #512]  /* again */
    eor w7, w7, w19, lsr #16
    shl v27.16b, v1.16b, #4
    eor w15, w15, w24
    eor w13, w13, w21
    and w27, w12, w11
    shl v6.16b, v29.16b, #1
    eor v30.16b, v30.16b, v4.16b
    ldp q13, q14, [x0, #416]
    eor w5, w5, w21
    shl v12.16b, v20.16b, #2
    eor v3.16b, v3.16b, v4.16b
    eor w7, w7, w25
    eor w20, w20, w26
    shl v7.16b, v0.16b, #1
    eor v9.16b, v9.16b, v5.16b
    and w28, w15, w14
    eor w16, w16, w29, lsr #16
    shl v4.16b, v25.16b, #2
    eor v5.16b, v10.16b, v5.16b
    ubfm w19, w19, #16, #31
    eor w13, w13, w27
    sri v24.16b, v31.16b, #4
    orr v31.16b, v22.16b, v17.16b
    and w27, w20, w7
    eor w5, w5, w28
    sri v27.16b, v1.16b, #4
    orr v1.16b, v23.16b, v16.16b
    eor w6, w6, w19, lsl #16
    eor w16, w16, w23
    shl v10.16b, v17.16b, #5
    eor v24.16b, v24.16b, v8.16b
    orr w19, w13, w12
    eor w1, w1, w23
    shl v15.16b, v16.16b, #5
    eor v21.16b, v21.16b, v31.16b
    eor w10, w10, w27
    orr w23, w5, w15
    sri v6.16b, v29.16b, #7
    eor v27.16b, v27.16b, v8.16b
    eor w17, w17, w22
    eor w6, w6, w22
    sri v12.16b, v20.16b, #6
    eor v20.16b, v28.16b, v1.16b
    and w22, w16, w4
    eor w11, w11, w19
    sri v7.16b, v0.16b, #7
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v0.16b, v5.16b, v3.16b
    and w19, w1, w10
    eor w14, w14, w23
    sri v4.16b, v25.16b, #6
    eor v25.16b, v6.16b, v26.16b
    eor w17, w17, w22
    orr w22, w13, w11
    shl v28.16b, v22.16b, #3
    eor v31.16b, v12.16b, v11.16b
    eor w6, w6, w19
    orr w19, w5, w14
    shl v29.16b, v23.16b, #3
    eor v26.16b, v7.16b, v26.16b
    eor w3, w3, w17
    eor w12, w12, w22
    sri v10.16b, v17.16b, #3
    eor v17.16b, v4.16b, v11.16b
    eor w20, w20, w6
    eor w15, w15, w19
    sri v15.16b, v16.16b, #3
    and v16.16b, v9.16b, v30.16b
    orr w19, w17, w4
    eor w4, w4, w3
    sri v28.16b, v22.16b, #5
    eor v22.16b, v10.16b, v2.16b
    eor w3, w3, w12
    orr w22, w6, w10
    sri v29.16b, v23.16b, #5
    eor v1.16b, v15.16b, v2.16b
    eor w10, w10, w20
    eor w20, w20, w15
    shl v23.16b, v21.16b, #6
    and v4.16b, v31.16b, v25.16b
    eor w8, w8, w16
    eor w7, w7, w1
    shl v2.16b, v20.16b, #6
    eor v16.16b, v24.16b, v16.16b
    eor w16, w16, w19
    and w19, w3, w4
    and v24.16b, v17.16b, v26.16b
    eor v27.16b, v27.16b, v0.16b
    eor w1, w1, w22
    and w22, w20, w10
    eor v28.16b, v28.16b, v13.16b
    sri v23.16b, v21.16b, #2
    eon w16, w16, w13
    and w23, w4, w8
    sri v2.16b, v20.16b, #2
    eor v20.16b, v22.16b, v4.16b
    eor w8, w8, w19
    and w19, w10, w7
    orr v21.16b, v16.16b, v9.16b
    eor v29.16b, v29.16b, v13.16b
    eon w1, w1, w5
    eor w7, w7, w22
    eor v22.16b, v1.16b, v24.16b
    orr v24.16b, v27.16b, v5.16b
    eor w6, w6, w19
    eor w19, w3, w8
    eor v23.16b, v23.16b, v14.16b
    and v1.16b, v28.16b, v20.16b
    eor w22, w16, w4
    eor w17, w17, w23
    eor v21.16b, v30.16b, v21.16b
    eor v0.16b, v2.16b, v14.16b
    eor w23, w20, w7
    eor w27, w1, w10
    and v30.16b, v29.16b, v22.16b
    eor v24.16b, v3.16b, v24.16b
    and w28, w22, w19
    eon w13, w19, w13
    eor v23.16b, v23.16b, v1.16b
    orr v1.16b, v16.16b, v21.16b
    ldr w19, [x0, #532]  /* again */
    and w29, w27, w23
    eor v30.16b, v0.16b, v30.16b
    orr v0.16b, v27.16b, v24.16b
    eon w5, w23, w5
    ldr w23, [x0, #552]  /* again */
    eor v31.16b, v31.16b, v23.16b
    eor v1.16b, v9.16b, v1.16b
    eor w6, w6, w14
    eor w17, w17, w11
    eor v17.16b, v17.16b, v30.16b
    eor v0.16b, v5.16b, v0.16b
    eor w11, w11, w22
    eor w14, w14, w27
    orr v2.16b, v23.16b, v20.16b
    eor v3.16b, v31.16b, v1.16b
    eor w27, w6, w29
    ldr w29, [x0, #528]  /* again */
    eor v20.16b, v20.16b, v31.16b
    eor v31.16b, v17.16b, v0.16b
    eor w22, w17, w28
    eor w11, w19, w11, ror #4
    orr v4.16b, v30.16b, v22.16b
    eor v17.16b, v22.16b, v17.16b
    eor w15, w15, w27
    eor w14, w19, w14, ror #4
    eor v22.16b, v28.16b, v2.16b
    eor v25.16b, v25.16b, v28.16b
    ldr w19, [x0, #536]  /* again */
    ldr w27, [x0, #556]  /* again */
    and v28.16b, v3.16b, v20.16b
    eor v2.16b, v29.16b, v4.16b
    orr w28, w17, w16
    eor w12, w12, w22
    eor v26.16b, v26.16b, v29.16b
    and v29.16b, v31.16b, v17.16b
    orr w22, w6, w1
    eor w16, w23, w16, ror #28
    eor v22.16b, v22.16b, v16.16b
    eor v28.16b, v25.16b, v28.16b
    eor w1, w23, w1, ror #28
    ldr w23, [x0, #548]  /* again */
    and v25.16b, v20.16b, v25.16b
    eor v2.16b, v2.16b, v27.16b
    ldp q8, q9, [x0, #256]
    eor w20, w20, w29
    eor v29.16b, v26.16b, v29.16b
    and v26.16b, v17.16b, v26.16b
    eor w8, w8, w28
    eor w12, w27, w12, ror #24
    eor v4.16b, v22.16b, v20.16b
    eor v6.16b, v3.16b, v28.16b
    eor w7, w7, w22
    eor w5, w19, w5, ror #16
    eor v23.16b, v23.16b, v25.16b
    eor v5.16b, v2.16b, v17.16b
    ldr q25, [x0, #80]
    and w22, w14, w20
    eor v7.16b, v31.16b, v29.16b
    eor v26.16b, v30.16b, v26.16b
    eor w15, w27, w15, ror #24
    orr w27, w8, w17
    bic v30.16b, v6.16b, v4.16b
    eor v23.16b, v23.16b, v21.16b
    eor w17, w23, w17, ror #12
    orr w28, w7, w6
    eor v21.16b, v21.16b, v4.16b
    bic v10.16b, v7.16b, v5.16b
    eor w6, w23, w6, ror #12
    and w23, w12, w16
    eor v26.16b, v26.16b, v24.16b
    eor v24.16b, v24.16b, v5.16b
    eor w5, w5, w22
    ldr w22, [x0, #540]  /* again */
    eor v30.16b, v23.16b, v30.16b
    shl v5.16b, v21.16b, #7
    eor w3, w3, w29
    eor w17, w17, w23
    eor v4.16b, v26.16b, v10.16b
    shl v10.16b, v24.16b, #7
    ldr w23, [x0, #544]  /* again */
    eor w13, w19, w13, ror #16
    eor v16.16b, v16.16b, v6.16b
    eor v27.16b, v27.16b, v7.16b
    ldr q6, [x0, #288]
    and w19, w11, w3
    orn v7.16b, v23.16b, v22.16b
    orn v11.16b, v26.16b, v2.16b
    eor w13, w13, w19
    and w19, w15, w1
    eor v30.16b, v1.16b, v30.16b
    sri v5.16b, v21.16b, #1
    eor w4, w4, w27
    eor w8, w22, w8, ror #20
    eor v0.16b, v0.16b, v4.16b
    sri v10.16b, v24.16b, #1
    eor w10, w10, w28
    eor w7, w22, w7, ror #20
    eor v21.16b, v28.16b, v7.16b
    shl v24.16b, v16.16b, #4
    orr w22, w13, w11
    eor w6, w6, w19
    eor v28.16b, v29.16b, v11.16b
    shl v29.16b, v27.16b, #4
    orr w19, w5, w14
    eor w4, w23, w4, ror #8
    eor v1.16b, v3.16b, v25.16b
    shl v3.16b, v22.16b, #1
    eor w10, w23, w10, ror #8
    and w23, w8, w17
    eor v25.16b, v31.16b, v25.16b
    shl v31.16b, v2.16b, #1
    eor w3, w3, w22
    and w22, w7, w6
    eor v4.16b, v5.16b, v8.16b
    shl v5.16b, v30.16b, #2
    eor w19, w20, w19
    eor w4, w4, w23
    eor v7.16b, v10.16b, v8.16b
    shl v8.16b, v0.16b, #2
    orr w20, w13, w3
    eor w10, w10, w22
    orr v10.16b, v21.16b, v23.16b
    sri v24.16b, v16.16b, #4
    orr w22, w5, w19
    eor w12, w12, w4
    orr v16.16b, v28.16b, v26.16b
    sri v29.16b, v27.16b, #4
    eor w11, w11, w20
    shl v27.16b, v23.16b, #5
    eor v20.16b, v20.16b, v10.16b
    sri v3.16b, v22.16b, #7
    eor v24.16b, v24.16b, v9.16b
    sri v31.16b, v2.16b, #7
    eor v16.16b, v17.16b, v16.16b
    sri v5.16b, v30.16b, #6
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v17.16b, v4.16b, v1.16b
    eor w15, w15, w10
    eor w14, w14, w22
    shl v10.16b, v26.16b, #5
    eor v22.16b, v3.16b, v6.16b
    orr w20, w4, w17
    eor w17, w17, w12
    sri v8.16b, v0.16b, #6
    eor v30.16b, v31.16b, v6.16b
    ldr q6, [sp, #16]  /* reload */
    eor w12, w12, w11
    shl v31.16b, v21.16b, #3
    eor v0.16b, v5.16b, v18.16b
    orr w22, w10, w6
    eor w6, w6, w15
    sri v27.16b, v23.16b, #3
    eor v17.16b, v24.16b, v17.16b
    eor w15, w15, w14
    eor w16, w16, w8
    sri v10.16b, v26.16b, #3
    and v26.16b, v0.16b, v22.16b
    eor w1, w1, w7
    eor w8, w8, w20
    sri v31.16b, v21.16b, #5
    eor v21.16b, v27.16b, v19.16b
    and w20, w12, w17
    eor w7, w7, w22
    shl v24.16b, v16.16b, #6
    eor v29.16b, v29.16b, v9.16b
    and w22, w15, w6
    eon w8, w8, w13
    shl v2.16b, v28.16b, #3
    eor v3.16b, v8.16b, v18.16b
    and w23, w17, w16
    eor w16, w16, w20
    and v23.16b, v7.16b, v25.16b
    sri v24.16b, v16.16b, #2
    and w20, w6, w1
    eor w1, w1, w22
    eor v16.16b, v21.16b, v26.16b
    ldr q21, [sp, #0]  /* reload */
    sri v2.16b, v28.16b, #5
    eor w4, w4, w23
    eor v27.16b, v10.16b, v19.16b
    shl v28.16b, v20.16b, #6
    eor w10, w10, w20
    eor w20, w12, w16
    and v5.16b, v3.16b, v30.16b
    eor v23.16b, v29.16b, v23.16b
    eor w22, w8, w17
    eor w4, w4, w3
    eor v29.16b, v31.16b, v6.16b
    eor v31.16b, v2.16b, v6.16b
    and w28, w22, w20
    eon w7, w7, w5
    sri v28.16b, v20.16b, #2
    orr v20.16b, v17.16b, v4.16b
    eor w3, w3, w22
    eor w22, w4, w28
    eor v26.16b, v27.16b, v5.16b
    orr v27.16b, v23.16b, v7.16b
    ldr w28, [x0, #560]  /* again */
    eor w23, w15, w1
    eor v28.16b, v28.16b, v21.16b
    eor v21.16b, v24.16b, v21.16b
    eor w27, w7, w6
    eon w5, w23, w5
    and v24.16b, v29.16b, v16.16b
    eor v20.16b, v1.16b, v20.16b
    and w29, w27, w23
    ldr w23, [x0, #516]  /* again */
    and v1.16b, v31.16b, v26.16b
    eor v25.16b, v25.16b, v27.16b
    eor w10, w10, w19
    eor w19, w19, w27
    eor v24.16b, v28.16b, v24.16b
    orr v27.16b, v17.16b, v20.16b
    eor v21.16b, v21.16b, v1.16b
    orr v28.16b, v23.16b, v25.16b
    eor w27, w10, w29
    orr w29, w4, w8
    eor v0.16b, v0.16b, v24.16b
    eor v27.16b, v4.16b, v27.16b
    eon w13, w20, w13
    eor w11, w11, w22
    eor v1.16b, v3.16b, v21.16b
    eor v28.16b, v7.16b, v28.16b
    orr w20, w10, w7
    eor w15, w15, w28
    orr v2.16b, v24.16b, v16.16b
    eor v3.16b, v0.16b, v27.16b
    eor w19, w24, w19, ror #4
    eor w16, w16, w29
    eor v16.16b, v16.16b, v0.16b
    eor v0.16b, v1.16b, v28.16b
    eor w8, w25, w8, ror #28
    eor w11, w26, w11, ror #24
    orr v4.16b, v21.16b, v26.16b
    eor v26.16b, v26.16b, v1.16b
    eor w1, w1, w20
    eor w5, w21, w5, ror #16
    eor v1.16b, v29.16b, v2.16b
    eor v22.16b, v22.16b, v29.16b
    and w22, w19, w15
    eor w12, w12, w28
    eor v2.16b, v31.16b, v4.16b
    and v29.16b, v3.16b, v16.16b
    eor w14, w14, w27
    orr w27, w16, w4
    eor v30.16b, v30.16b, v31.16b
    and v31.16b, v0.16b, v26.16b
    eor w4, w23, w4, ror #12
    orr w28, w1, w10
    eor v1.16b, v1.16b, v17.16b
    eor v2.16b, v2.16b, v23.16b
    eor w10, w23, w10, ror #12
    and w23, w11, w8
    eor v29.16b, v22.16b, v29.16b
    eor v31.16b, v30.16b, v31.16b
    eor w5, w5, w22
    ldr w22, [x0, #508]  /* again */
    and v22.16b, v16.16b, v22.16b
    and v30.16b, v26.16b, v30.16b
    ldr q8, [x0, #96]
    ldp q9, q10, [x0, #384]
    eor v4.16b, v1.16b, v16.16b
    eor v5.16b, v2.16b, v26.16b
    eor w3, w24, w3, ror #4
    eor w4, w4, w23
    eor v7.16b, v3.16b, v29.16b
    eor v11.16b, v0.16b, v31.16b
    ldr w23, [x0, #512]  /* again */
    eor w13, w21, w13, ror #16
    eor v22.16b, v24.16b, v22.16b
    eor v21.16b, v21.16b, v30.16b
    and w20, w3, w12
    eor w7, w25, w7, ror #28
    bic v24.16b, v7.16b, v4.16b
    bic v30.16b, v11.16b, v5.16b
    eor w14, w26, w14, ror #24
    eor w13, w13, w20
    eor v22.16b, v22.16b, v20.16b
    eor v21.16b, v21.16b, v25.16b
    ldr q12, [x0, #480]
    and w20, w14, w7
    eor v20.16b, v20.16b, v4.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q5, q4, [x0, #448]
    eor w17, w17, w27
    eor v24.16b, v22.16b, v24.16b
    eor v30.16b, v21.16b, v30.16b
    eor w16, w22, w16, ror #20
    eor w6, w6, w28
    shl v13.16b, v20.16b, #7
    eor v17.16b, v17.16b, v7.16b
    eor w1, w22, w1, ror #20
    orr w22, w13, w3
    shl v14.16b, v25.16b, #7
    orn v7.16b, v22.16b, v1.16b
    eor w10, w10, w20
    orr w20, w5, w19
    eor v23.16b, v23.16b, v11.16b
    orn v11.16b, v21.16b, v2.16b
    eor w17, w23, w17, ror #8
    eor w6, w23, w6, ror #8
    eor v24.16b, v27.16b, v24.16b
    eor v27.16b, v28.16b, v30.16b
    and w23, w16, w4
    eor w12, w12, w22
    sri v13.16b, v20.16b, #1
    eor v20.16b, v29.16b, v7.16b
    and w22, w1, w10
    eor w15, w15, w20
    sri v14.16b, v25.16b, #1
    eor v30.16b, v31.16b, v11.16b
    eor w17, w17, w23
    orr w20, w13, w12
    shl v29.16b, v17.16b, #4
    eor v3.16b, v3.16b, v8.16b
    ldp q25, q28, [x0, #416]
    eor w6, w6, w22
    shl v31.16b, v23.16b, #4
    eor v0.16b, v0.16b, v8.16b
    orr w22, w5, w15
    eor w11, w11, w17
    shl v7.16b, v1.16b, #1
    eor v11.16b, v13.16b, v9.16b
    eor w3, w3, w20
    eor w14, w14, w6
    shl v8.16b, v2.16b, #1
    eor v9.16b, v14.16b, v9.16b
    eor w19, w19, w22
    orr w20, w17, w4
    shl v13.16b, v24.16b, #2
    orr v15.16b, v20.16b, v22.16b
    eor w4, w4, w11
    eor w11, w11, w3
    shl v14.16b, v27.16b, #2
    orr w22, w6, w10
    eor w10, w10, w14
    eor w14, w14, w19
    sri v29.16b, v17.16b, #4
    orr v17.16b, v30.16b, v21.16b
    eor w8, w8, w16
    eor w7, w7, w1
    sri v31.16b, v23.16b, #4
    eor v16.16b, v16.16b, v15.16b
    eor w16, w16, w20
    and w20, w11, w4
    shl v23.16b, v22.16b, #5
    eor v29.16b, v29.16b, v10.16b
    eor w1, w1, w22
    and w22, w14, w10
    shl v15.16b, v21.16b, #5
    eor v31.16b, v31.16b, v10.16b
    eon w16, w16, w13
    and w23, w4, w8
    sri v7.16b, v1.16b, #7
    eor v17.16b, v26.16b, v17.16b
    eor w8, w8, w20
    and w20, w10, w7
    sri v8.16b, v2.16b, #7
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v26.16b, v11.16b, v3.16b
    eon w1, w1, w5
    eor w7, w7, w22
    sri v13.16b, v24.16b, #6
    eor v24.16b, v7.16b, v4.16b
    eor w6, w6, w20
    eor w20, w11, w8
    sri v14.16b, v27.16b, #6
    eor v27.16b, v8.16b, v4.16b
    eor w22, w16, w4
    eor w17, w17, w23
    shl v1.16b, v20.16b, #3
    eor v2.16b, v13.16b, v12.16b
    eor w23, w14, w7
    eor w27, w1, w10
    shl v4.16b, v30.16b, #3
    eor v7.16b, v14.16b, v12.16b
    and w28, w22, w20
    eon w13, w20, w13
    sri v23.16b, v22.16b, #3
    and v22.16b, v9.16b, v0.16b
    ldr w20, [x0, #532]  /* again */
    sri v15.16b, v21.16b, #3
    and v21.16b, v2.16b, v24.16b
    and w29, w27, w23
    eon w5, w23, w5
    sri v1.16b, v20.16b, #5
    eor v20.16b, v23.16b, v5.16b
    ldr w23, [x0, #552]  /* again */
    eor w17, w17, w12
    sri v4.16b, v30.16b, #5
    eor v23.16b, v15.16b, v5.16b
    eor w6, w6, w15
    shl v30.16b, v16.16b, #6
    eor v26.16b, v29.16b, v26.16b
    shl v29.16b, v17.16b, #6
    and v5.16b, v7.16b, v27.16b
    eor v22.16b, v31.16b, v22.16b
    eor v31.16b, v1.16b, v25.16b
    eor w12, w12, w22
    eor w22, w17, w28
    eor v25.16b, v4.16b, v25.16b
    sri v30.16b, v16.16b, #2
    eor w15, w15, w27
    eor w27, w6, w29
    sri v29.16b, v17.16b, #2
    eor v16.16b, v20.16b, v21.16b
    ldr w28, [x0, #564]  /* again */
    orr v17.16b, v26.16b, v11.16b
    eor v20.16b, v23.16b, v5.16b
    orr v21.16b, v22.16b, v9.16b
    eor v23.16b, v30.16b, v28.16b
    eor w12, w20, w12, ror #4
    eor w19, w19, w27
    eor v28.16b, v29.16b, v28.16b
    and v29.16b, v31.16b, v16.16b
    eor w15, w20, w15, ror #4
    ldr w20, [x0, #536]  /* again */
    eor v17.16b, v3.16b, v17.16b
    and v30.16b, v25.16b, v20.16b
    ldr w27, [x0, #556]  /* again */
    orr w29, w17, w16
    eor v21.16b, v0.16b, v21.16b
    eor v23.16b, v23.16b, v29.16b
    eor w3, w3, w22
    orr w22, w6, w1
    orr v29.16b, v26.16b, v17.16b
    eor v28.16b, v28.16b, v30.16b
    eor w16, w23, w16, ror #28
    eor w1, w23, w1, ror #28
    orr v30.16b, v22.16b, v21.16b
    eor v0.16b, v2.16b, v23.16b
    ldr w23, [x0, #548]  /* again */
    eor w14, w14, w28
    eor v29.16b, v11.16b, v29.16b
    eor v1.16b, v7.16b, v28.16b
    eor v30.16b, v9.16b, v30.16b
    orr v2.16b, v23.16b, v16.16b
    eor w8, w8, w29
    eor w3, w27, w3, ror #24
    eor v3.16b, v0.16b, v29.16b
    eor v16.16b, v16.16b, v0.16b
    eor w7, w7, w22
    eor w5, w20, w5, ror #16
    eor v0.16b, v1.16b, v30.16b
    orr v4.16b, v28.16b, v20.16b
    and w22, w15, w14
    eor w11, w11, w28
    eor v20.16b, v20.16b, v1.16b
    eor v1.16b, v31.16b, v2.16b
    eor w19, w27, w19, ror #24
    orr w27, w8, w17
    eor v2.16b, v25.16b, v4.16b
    eor v24.16b, v24.16b, v31.16b
    eor w17, w23, w17, ror #12
    orr w28, w7, w6
    and v31.16b, v3.16b, v16.16b
    eor v25.16b, v27.16b, v25.16b
    eor w6, w23, w6, ror #12
    and w23, w3, w16
    and v27.16b, v0.16b, v20.16b
    eor v1.16b, v1.16b, v26.16b
    eor w5, w5, w22
    ldr w22, [x0, #540]  /* again */
    eor v2.16b, v2.16b, v22.16b
    eor v31.16b, v24.16b, v31.16b
    ldr q8, [x0, #112]
    ldp q9, q10, [x0, #256]
    eor v27.16b, v25.16b, v27.16b
    and v24.16b, v16.16b, v24.16b
    eor w17, w17, w23
    ldr w23, [x0, #544]  /* again */
    and v25.16b, v20.16b, v25.16b
    eor v4.16b, v1.16b, v16.16b
    eor w13, w20, w13, ror #16
    and w20, w12, w11
    eor v5.16b, v2.16b, v20.16b
    eor v11.16b, v0.16b, v27.16b
    eor w13, w13, w20
    and w20, w19, w1
    eor v23.16b, v23.16b, v24.16b
    eor v24.16b, v28.16b, v25.16b
    ldr q12, [x0, #288]
    eor w4, w4, w27
    eor v7.16b, v3.16b, v31.16b
    bic v28.16b, v11.16b, v5.16b
    eor w8, w22, w8, ror #20
    eor w10, w10, w28
    eor v23.16b, v23.16b, v17.16b
    eor v24.16b, v24.16b, v21.16b
    eor w7, w22, w7, ror #20
    orr w22, w13, w12
    eor v17.16b, v17.16b, v4.16b
    eor v21.16b, v21.16b, v5.16b
    eor w6, w6, w20
    orr w20, w5, w15
    bic v25.16b, v7.16b, v4.16b
    eor v28.16b, v24.16b, v28.16b
    eor w4, w23, w4, ror #8
    eor w10, w23, w10, ror #8
    shl v4.16b, v17.16b, #7
    eor v26.16b, v26.16b, v7.16b
    and w23, w8, w17
    eor w11, w11, w22
    shl v5.16b, v21.16b, #7
    orn v7.16b, v23.16b, v1.16b
    and w22, w7, w6
    eor w14, w14, w20
    eor v25.16b, v23.16b, v25.16b
    eor v22.16b, v22.16b, v11.16b
    eor w4, w4, w23
    orr w20, w13, w11
    orn v11.16b, v24.16b, v2.16b
    eor v28.16b, v30.16b, v28.16b
    eor w10, w10, w22
    orr w22, w5, w14
    sri v4.16b, v17.16b, #1
    eor v17.16b, v31.16b, v7.16b
    eor w3, w3, w4
    eor w12, w12, w20
    sri v5.16b, v21.16b, #1
    eor v25.16b, v29.16b, v25.16b
    eor w19, w19, w10
    eor w15, w15, w22
    shl v21.16b, v26.16b, #4
    eor v27.16b, v27.16b, v11.16b
    orr w20, w4, w17
    eor w17, w17, w3
    shl v29.16b, v22.16b, #4
    eor v30.16b, v3.16b, v8.16b
    eor w3, w3, w12
    orr w22, w10, w6
    shl v31.16b, v1.16b, #1
    eor v0.16b, v0.16b, v8.16b
    eor w6, w6, w19
    eor w19, w19, w15
    shl v3.16b, v2.16b, #1
    eor v4.16b, v4.16b, v9.16b
    eor w16, w16, w8
    eor w1, w1, w7
    eor v5.16b, v5.16b, v9.16b
    shl v8.16b, v28.16b, #2
    eor w8, w8, w20
    and w20, w3, w17
    orr v9.16b, v17.16b, v23.16b
    shl v7.16b, v25.16b, #2
    eor w7, w7, w22
    and w22, w19, w6
    sri v21.16b, v26.16b, #4
    orr v26.16b, v27.16b, v24.16b
    eon w8, w8, w13
    and w23, w17, w16
    sri v29.16b, v22.16b, #4
    eor v16.16b, v16.16b, v9.16b
    eor w16, w16, w20
    and w20, w6, w1
    shl v22.16b, v23.16b, #5
    eor v21.16b, v21.16b, v10.16b
    eor w1, w1, w22
    eor w4, w4, w23
    shl v9.16b, v24.16b, #5
    eor v20.16b, v20.16b, v26.16b
    eor w10, w10, w20
    eor w20, w3, w16
    sri v31.16b, v1.16b, #7
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v26.16b, v4.16b, v30.16b
    eor w22, w8, w17
    sri v3.16b, v2.16b, #7
    eor v29.16b, v29.16b, v10.16b
    sri v8.16b, v28.16b, #6
    eor v21.16b, v21.16b, v26.16b
    eor w4, w4, w11
    and w28, w22, w20
    sri v7.16b, v25.16b, #6
    eor v25.16b, v31.16b, v12.16b
    eor v28.16b, v3.16b, v12.16b
    shl v31.16b, v17.16b, #3
    eor v3.16b, v8.16b, v18.16b
    sri v22.16b, v23.16b, #3
    sri v9.16b, v24.16b, #3
    eor v1.16b, v7.16b, v18.16b
    eon w7, w7, w5
    eor w11, w11, w22
    sri v31.16b, v17.16b, #5
    eor v17.16b, v22.16b, v19.16b
    eor w22, w4, w28
    ldr w28, [x0, #568]  /* again */
    eor v22.16b, v9.16b, v19.16b
    shl v26.16b, v20.16b, #6
    eor w23, w19, w1
    eor w27, w7, w6
    and v7.16b, v3.16b, v28.16b
    shl v2.16b, v27.16b, #3
    and v23.16b, v5.16b, v0.16b
    sri v26.16b, v20.16b, #2
    and w29, w27, w23
    eon w5, w23, w5
    eor v20.16b, v22.16b, v7.16b
    ldr q22, [sp, #0]  /* reload */
    and v24.16b, v1.16b, v25.16b
    ldr w23, [x0, #516]  /* again */
    sri v2.16b, v27.16b, #5
    eor v23.16b, v29.16b, v23.16b
    eor w10, w10, w14
    eor w14, w14, w27
    shl v27.16b, v16.16b, #6
    eor v29.16b, v31.16b, v6.16b
    eor w27, w10, w29
    orr w29, w4, w8
    eor v31.16b, v2.16b, v6.16b
    eon w13, w20, w13
    eor w12, w12, w22
    orr w20, w10, w7
    sri v27.16b, v16.16b, #2
    eor v16.16b, v17.16b, v24.16b
    eor w19, w19, w28
    eor w14, w24, w14, ror #4
    orr v17.16b, v21.16b, v4.16b
    orr v24.16b, v23.16b, v5.16b
    eor w16, w16, w29
    eor w8, w25, w8, ror #28
    eor v27.16b, v27.16b, v22.16b
    eor v22.16b, v26.16b, v22.16b
    eor w12, w26, w12, ror #24
    eor w1, w1, w20
    and v26.16b, v29.16b, v16.16b
    eor v17.16b, v30.16b, v17.16b
    eor w5, w21, w5, ror #16
    and w22, w14, w19
    and v30.16b, v31.16b, v20.16b
    eor v24.16b, v0.16b, v24.16b
    eor w3, w3, w28
    eor w15, w15, w27
    eor v26.16b, v27.16b, v26.16b
    orr v27.16b, v21.16b, v17.16b
    orr w27, w16, w4
    eor w4, w23, w4, ror #12
    eor v22.16b, v22.16b, v30.16b
    orr v30.16b, v23.16b, v24.16b
    orr w28, w1, w10
    eor w10, w23, w10, ror #12
    eor v0.16b, v1.16b, v26.16b
    eor v27.16b, v4.16b, v27.16b
    and w23, w12, w8
    eor w5, w5, w22
    eor v1.16b, v3.16b, v22.16b
    eor v30.16b, v5.16b, v30.16b
    ldr w22, [x0, #508]  /* again */
    eor w11, w24, w11, ror #4
    orr v2.16b, v26.16b, v16.16b
    eor v3.16b, v0.16b, v27.16b
    eor w4, w4, w23
    ldr w23, [x0, #512]  /* again */
    eor v16.16b, v16.16b, v0.16b
    eor v0.16b, v1.16b, v30.16b
    eor w13, w21, w13, ror #16
    and w20, w11, w3
    orr v4.16b, v22.16b, v20.16b
    eor v20.16b, v20.16b, v1.16b
    eor w7, w25, w7, ror #28
    eor w15, w26, w15, ror #24
    eor v1.16b, v29.16b, v2.16b
    eor v25.16b, v25.16b, v29.16b
    eor w13, w13, w20
    and w20, w15, w7
    eor v2.16b, v31.16b, v4.16b
    and v29.16b, v3.16b, v16.16b
    eor w17, w17, w27
    eor w16, w22, w16, ror #20
    eor v28.16b, v28.16b, v31.16b
    and v31.16b, v0.16b, v20.16b
    eor w6, w6, w28
    eor w1, w22, w1, ror #20
    eor v1.16b, v1.16b, v21.16b
    eor v2.16b, v2.16b, v23.16b
    orr w22, w13, w11
    ldr q5, [x0, #128]
    eor v29.16b, v25.16b, v29.16b
    eor v31.16b, v28.16b, v31.16b
    ldp q6, q7, [x0, #384]
    eor w10, w10, w20
    and v25.16b, v16.16b, v25.16b
    and v28.16b, v20.16b, v28.16b
    orr w20, w5, w14
    eor w17, w23, w17, ror #8
    eor v4.16b, v1.16b, v16.16b
    eor v8.16b, v2.16b, v20.16b
    eor w6, w23, w6, ror #8
    and w23, w16, w4
    eor v9.16b, v3.16b, v29.16b
    eor v10.16b, v0.16b, v31.16b
    eor w3, w3, w22
    and w22, w1, w10
    eor v25.16b, v26.16b, v25.16b
    eor v22.16b, v22.16b, v28.16b
    eor w19, w19, w20
    eor w17, w17, w23
    bic v26.16b, v9.16b, v4.16b
    bic v13.16b, v10.16b, v8.16b
    orr w20, w13, w3
    ldp q11, q28, [x0, #448]
    eor v25.16b, v25.16b, v17.16b
    eor v22.16b, v22.16b, v24.16b
    ldr q12, [x0, #480]
    eor w6, w6, w22
    eor v17.16b, v17.16b, v4.16b
    eor v24.16b, v24.16b, v8.16b
    orr w22, w5, w19
    eor w12, w12, w17
    eor v26.16b, v25.16b, v26.16b
    eor v4.16b, v22.16b, v13.16b
    eor w11, w11, w20
    eor w15, w15, w6
    shl v8.16b, v17.16b, #7
    eor v21.16b, v21.16b, v9.16b
    eor w14, w14, w22
    orr w20, w17, w4
    orn v9.16b, v25.16b, v1.16b
    shl v15.16b, v24.16b, #7
    eor w4, w4, w12
    eor w12, w12, w11
    eor v23.16b, v23.16b, v10.16b
    orn v10.16b, v22.16b, v2.16b
    orr w22, w6, w10
    eor w10, w10, w15
    eor v26.16b, v27.16b, v26.16b
    eor v27.16b, v30.16b, v4.16b
    eor w15, w15, w14
    eor w8, w8, w16
    sri v8.16b, v17.16b, #1
    eor v17.16b, v29.16b, v9.16b
    eor w7, w7, w1
    eor w16, w16, w20
    sri v15.16b, v24.16b, #1
    eor v29.16b, v31.16b, v10.16b
    and w20, w12, w4
    ldp q13, q14, [x0, #416]
    shl v24.16b, v21.16b, #4
    eor v31.16b, v3.16b, v5.16b
    eor w1, w1, w22
    and w22, w15, w10
    shl v30.16b, v23.16b, #4
    eor v0.16b, v0.16b, v5.16b
    eon w16, w16, w13
    and w23, w4, w8
    shl v3.16b, v1.16b, #1
    eor v5.16b, v8.16b, v6.16b
    eor w8, w8, w20
    and w20, w10, w7
    shl v4.16b, v2.16b, #1
    orr v10.16b, v17.16b, v25.16b
    eon w1, w1, w5
    eor w7, w7, w22
    shl v8.16b, v26.16b, #2
    eor v6.16b, v15.16b, v6.16b
    eor w6, w6, w20
    eor w20, w12, w8
    shl v9.16b, v27.16b, #2
    eor v16.16b, v16.16b, v10.16b
    eor w22, w16, w4
    eor w17, w17, w23
    sri v24.16b, v21.16b, #4
    orr v21.16b, v29.16b, v22.16b
    eor w23, w15, w7
    eor w27, w1, w10
    sri v30.16b, v23.16b, #4
    and w28, w22, w20
    eon w13, w20, w13
    ldr w20, [x0, #532]  /* again */
    shl v23.16b, v25.16b, #5
    eor v24.16b, v24.16b, v7.16b
    and w29, w27, w23
    eon w5, w23, w5
    shl v10.16b, v22.16b, #5
    eor v30.16b, v30.16b, v7.16b
    ldr w23, [x0, #552]  /* again */
    eor w6, w6, w19
    sri v3.16b, v1.16b, #7
    eor v20.16b, v20.16b, v21.16b
    eor w17, w17, w3
    eor w3, w3, w22
    sri v4.16b, v2.16b, #7
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v21.16b, v5.16b, v31.16b
    eor w19, w19, w27
    eor w27, w6, w29
    sri v8.16b, v26.16b, #6
    eor v26.16b, v3.16b, v28.16b
    ldr w29, [x0, #572]  /* again */
    sri v9.16b, v27.16b, #6
    eor v27.16b, v4.16b, v28.16b
    eor w22, w17, w28
    eor w3, w20, w3, ror #4
    shl v28.16b, v17.16b, #3
    eor v1.16b, v8.16b, v12.16b
    eor w14, w14, w27
    eor w19, w20, w19, ror #4
    shl v2.16b, v29.16b, #3
    eor v3.16b, v9.16b, v12.16b
    ldr w20, [x0, #536]  /* again */
    ldr w27, [x0, #556]  /* again */
    sri v23.16b, v25.16b, #3
    and v25.16b, v6.16b, v0.16b
    sri v10.16b, v22.16b, #3
    and v22.16b, v1.16b, v26.16b
    orr w28, w17, w16
    eor w11, w11, w22
    sri v28.16b, v17.16b, #5
    eor v17.16b, v23.16b, v11.16b
    orr w22, w6, w1
    eor w16, w23, w16, ror #28
    sri v2.16b, v29.16b, #5
    eor v23.16b, v10.16b, v11.16b
    eor w1, w23, w1, ror #28
    ldr w23, [x0, #548]  /* again */
    shl v29.16b, v16.16b, #6
    eor v21.16b, v24.16b, v21.16b
    shl v24.16b, v20.16b, #6
    and v4.16b, v3.16b, v27.16b
    eor v25.16b, v30.16b, v25.16b
    eor v28.16b, v28.16b, v13.16b
    eor w15, w15, w29
    eor v30.16b, v2.16b, v13.16b
    sri v29.16b, v16.16b, #2
    sri v24.16b, v20.16b, #2
    eor v16.16b, v17.16b, v22.16b
    orr v17.16b, v21.16b, v5.16b
    eor v20.16b, v23.16b, v4.16b
    orr v22.16b, v25.16b, v6.16b
    eor v23.16b, v29.16b, v14.16b
    eor w8, w8, w28
    eor w11, w27, w11, ror #24
    eor v24.16b, v24.16b, v14.16b
    and v29.16b, v28.16b, v16.16b
    eor w7, w7, w22
    eor w5, w20, w5, ror #16
    eor v17.16b, v31.16b, v17.16b
    and v31.16b, v30.16b, v20.16b
    and w22, w19, w15
    eor v22.16b, v0.16b, v22.16b
    eor v23.16b, v23.16b, v29.16b
    eor w14, w27, w14, ror #24
    orr w27, w8, w17
    orr v29.16b, v21.16b, v17.16b
    eor v24.16b, v24.16b, v31.16b
    eor w17, w23, w17, ror #12
    orr w28, w7, w6
    orr v31.16b, v25.16b, v22.16b
    eor v0.16b, v1.16b, v23.16b
    eor w6, w23, w6, ror #12
    and w23, w11, w16
    eor v29.16b, v5.16b, v29.16b
    eor v1.16b, v3.16b, v24.16b
    eor w5, w5, w22
    ldr w22, [x0, #540]  /* again */
    eor v31.16b, v6.16b, v31.16b
    orr v2.16b, v23.16b, v16.16b
    eor w12, w12, w29
    eor w17, w17, w23
    eor v3.16b, v0.16b, v29.16b
    eor v16.16b, v16.16b, v0.16b
    ldr w23, [x0, #544]  /* again */
    eor w13, w20, w13, ror #16
    eor v0.16b, v1.16b, v31.16b
    orr v4.16b, v24.16b, v20.16b
    and w20, w3, w12
    eor v20.16b, v20.16b, v1.16b
    eor v1.16b, v28.16b, v2.16b
    eor w13, w13, w20
    and w20, w14, w1
    eor v2.16b, v30.16b, v4.16b
    eor v26.16b, v26.16b, v28.16b
    eor w4, w4, w27
    eor w8, w22, w8, ror #20
    and v28.16b, v3.16b, v16.16b
    eor v27.16b, v27.16b, v30.16b
    eor w10, w10, w28
    eor w7, w22, w7, ror #20
    and v30.16b, v0.16b, v20.16b
    eor v1.16b, v1.16b, v21.16b
    ldr q5, [x0, #144]
    ldp q6, q7, [x0, #256]
    eor v2.16b, v2.16b, v25.16b
    eor v28.16b, v26.16b, v28.16b
    orr w22, w13, w3
    eor w6, w6, w20
    eor v30.16b, v27.16b, v30.16b
    and v26.16b, v16.16b, v26.16b
    orr w20, w5, w19
    eor w4, w23, w4, ror #8
    and v27.16b, v20.16b, v27.16b
    eor v4.16b, v1.16b, v16.16b
    eor w10, w23, w10, ror #8
    and w23, w8, w17
    eor v8.16b, v2.16b, v20.16b
    eor v10.16b, v0.16b, v30.16b
    eor w12, w12, w22
    and w22, w7, w6
    eor v23.16b, v23.16b, v26.16b
    eor v24.16b, v24.16b, v27.16b
    eor w15, w15, w20
    eor w4, w4, w23
    eor v9.16b, v3.16b, v28.16b
    bic v11.16b, v10.16b, v8.16b
    orr w20, w13, w12
    eor w10, w10, w22
    eor v23.16b, v23.16b, v17.16b
    eor v24.16b, v24.16b, v22.16b
    orr w22, w5, w15
    ldr q27, [x0, #288]
    eor v17.16b, v17.16b, v4.16b
    eor v22.16b, v22.16b, v8.16b
    eor w11, w11, w4
    eor w3, w3, w20
    bic v26.16b, v9.16b, v4.16b
    eor v4.16b, v24.16b, v11.16b
    eor w14, w14, w10
    eor w19, w19, w22
    shl v8.16b, v17.16b, #7
    eor v21.16b, v21.16b, v9.16b
    orr w20, w4, w17
    eor w17, w17, w11
    shl v11.16b, v22.16b, #7
    eor v25.16b, v25.16b, v10.16b
    eor w11, w11, w3
    orr w22, w10, w6
    orn v9.16b, v23.16b, v1.16b
    orn v10.16b, v24.16b, v2.16b
    eor w6, w6, w14
    eor w14, w14, w19
    eor v26.16b, v23.16b, v26.16b
    sri v8.16b, v17.16b, #1
    eor w16, w16, w8
    eor w1, w1, w7
    sri v11.16b, v22.16b, #1
    eor v17.16b, v28.16b, v9.16b
    eor w8, w8, w20
    eor w7, w7, w22
    shl v22.16b, v21.16b, #4
    eor v28.16b, v30.16b, v10.16b
    and w20, w11, w17
    and w22, w14, w6
    eor v26.16b, v29.16b, v26.16b
    eor v29.16b, v31.16b, v4.16b
    eon w7, w7, w5
    and w23, w17, w16
    eor v31.16b, v3.16b, v5.16b
    shl v3.16b, v1.16b, #1
    eor w16, w16, w20
    and w20, w6, w1
    eor v0.16b, v0.16b, v5.16b
    shl v4.16b, v2.16b, #1
    eor w1, w1, w22
    eor w4, w4, w23
    eor v5.16b, v8.16b, v6.16b
    sri v22.16b, v21.16b, #4
    eor w10, w10, w20
    eor w23, w14, w1
    orr v21.16b, v28.16b, v24.16b
    shl v30.16b, v25.16b, #4
    eor w27, w7, w6
    eor w10, w10, w15
    shl v8.16b, v26.16b, #2
    orr v10.16b, v17.16b, v23.16b
    and w29, w27, w23
    eor w15, w15, w27
    shl v9.16b, v29.16b, #2
    eor v22.16b, v22.16b, v7.16b
    eor w27, w10, w29
    ldr w29, [x0, #576]  /* again */
    sri v3.16b, v1.16b, #7
    eor v20.16b, v20.16b, v21.16b
    eon w8, w8, w13
    sri v4.16b, v2.16b, #7
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v21.16b, v5.16b, v31.16b
    eor w20, w11, w16
    eor w22, w8, w17
    eor v6.16b, v11.16b, v6.16b
    sri v30.16b, v25.16b, #4
    eor v16.16b, v16.16b, v10.16b
    shl v25.16b, v23.16b, #5
    shl v10.16b, v24.16b, #5
    eor v21.16b, v22.16b, v21.16b
    sri v8.16b, v26.16b, #6
    eor v26.16b, v3.16b, v27.16b
    sri v9.16b, v29.16b, #6
    eor v27.16b, v4.16b, v27.16b
    ldr q4, [sp, #16]  /* reload */
    eor w4, w4, w12
    shl v22.16b, v20.16b, #6
    eor v30.16b, v30.16b, v7.16b
    and w28, w22, w20
    shl v29.16b, v17.16b, #3
    eor v1.16b, v8.16b, v18.16b
    shl v2.16b, v28.16b, #3
    eor v3.16b, v9.16b, v18.16b
    sri v25.16b, v23.16b, #3
    and v23.16b, v6.16b, v0.16b
    sri v10.16b, v24.16b, #3
    and v24.16b, v1.16b, v26.16b
    eor w12, w12, w22
    eor w22, w4, w28
    sri v22.16b, v20.16b, #2
    ldr q20, [sp, #0]  /* reload */
    and v7.16b, v3.16b, v27.16b
    orr w28, w4, w8
    sri v29.16b, v17.16b, #5
    eor v17.16b, v25.16b, v19.16b
    eor w14, w14, w29
    eon w5, w23, w5
    sri v2.16b, v28.16b, #5
    eor v25.16b, v10.16b, v19.16b
    eor w15, w24, w15, ror #4
    eor w3, w3, w22
    shl v28.16b, v16.16b, #6
    eor v23.16b, v30.16b, v23.16b
    eor w19, w19, w27
    eor w16, w16, w28
    eor v29.16b, v29.16b, v4.16b
    eor v30.16b, v2.16b, v4.16b
    eor w5, w21, w5, ror #16
    and w22, w15, w14
    sri v28.16b, v16.16b, #2
    eor v16.16b, v17.16b, v24.16b
    ldr w27, [x0, #516]  /* again */
    orr w23, w16, w4
    orr v17.16b, v21.16b, v5.16b
    eor v24.16b, v25.16b, v7.16b
    eor w5, w5, w22
    ldr w22, [x0, #508]  /* again */
    orr v25.16b, v23.16b, v6.16b
    eor v28.16b, v28.16b, v20.16b
    eor w11, w11, w29
    eon w13, w20, w13
    eor v20.16b, v22.16b, v20.16b
    and v22.16b, v29.16b, v16.16b
    eor w12, w24, w12, ror #4
    orr w20, w10, w7
    eor v17.16b, v31.16b, v17.16b
    and v31.16b, v30.16b, v24.16b
    eor w17, w17, w23
    ldr w23, [x0, #512]  /* again */
    eor v25.16b, v0.16b, v25.16b
    eor v22.16b, v28.16b, v22.16b
    eor w13, w21, w13, ror #16
    eor w8, w25, w8, ror #28
    orr v28.16b, v21.16b, v17.16b
    eor v20.16b, v20.16b, v31.16b
    eor w3, w26, w3, ror #24
    eor w1, w1, w20
    orr v31.16b, v23.16b, v25.16b
    eor v0.16b, v1.16b, v22.16b
    eor w7, w25, w7, ror #28
    eor w19, w26, w19, ror #24
    eor v28.16b, v5.16b, v28.16b
    eor v1.16b, v3.16b, v20.16b
    and w20, w12, w11
    eor w4, w27, w4, ror #12
    eor v31.16b, v6.16b, v31.16b
    orr v2.16b, v22.16b, v16.16b
    orr w28, w1, w10
    eor w10, w27, w10, ror #12
    eor v3.16b, v0.16b, v28.16b
    eor v16.16b, v16.16b, v0.16b
    and w27, w3, w8
    eor w13, w13, w20
    eor v0.16b, v1.16b, v31.16b
    orr v4.16b, v20.16b, v24.16b
    and w20, w19, w7
    eor w16, w22, w16, ror #20
    eor v24.16b, v24.16b, v1.16b
    eor v1.16b, v29.16b, v2.16b
    eor w6, w6, w28
    eor w1, w22, w1, ror #20
    eor v2.16b, v30.16b, v4.16b
    eor v26.16b, v26.16b, v29.16b
    eor w4, w4, w27
    orr w22, w13, w12
    and v29.16b, v3.16b, v16.16b
    eor v27.16b, v27.16b, v30.16b
    eor w10, w10, w20
    orr w20, w5, w15
    and v30.16b, v0.16b, v24.16b
    eor v1.16b, v1.16b, v21.16b
    eor w17, w23, w17, ror #8
    eor w6, w23, w6, ror #8
    eor v2.16b, v2.16b, v23.16b
    eor v29.16b, v26.16b, v29.16b
    and w23, w16, w4
    eor w11, w11, w22
    eor v30.16b, v27.16b, v30.16b
    and v26.16b, v16.16b, v26.16b
    and w22, w1, w10
    eor w14, w14, w20
    and v27.16b, v24.16b, v27.16b
    eor v4.16b, v1.16b, v16.16b
    eor w17, w17, w23
    orr w20, w13, w11
    eor v8.16b, v2.16b, v24.16b
    eor v9.16b, v3.16b, v29.16b
    eor w6, w6, w22
    orr w22, w5, w14
    eor v10.16b, v0.16b, v30.16b
    eor v22.16b, v22.16b, v26.16b
    ldr q5, [x0, #160]
    ldp q6, q7, [x0, #384]
    eor v20.16b, v20.16b, v27.16b
    bic v26.16b, v9.16b, v4.16b
    eor w3, w3, w17
    eor w12, w12, w20
    eor v22.16b, v22.16b, v17.16b
    bic v13.16b, v10.16b, v8.16b
    eor w19, w19, w6
    eor w15, w15, w22
    eor v20.16b, v20.16b, v25.16b
    eor v17.16b, v17.16b, v4.16b
    orr w20, w17, w4
    eor w4, w4, w3
    eor v25.16b, v25.16b, v8.16b
    eor v26.16b, v22.16b, v26.16b
    eor w3, w3, w12
    orr w22, w6, w10
    eor v4.16b, v20.16b, v13.16b
    shl v8.16b, v17.16b, #7
    eor w10, w10, w19
    eor w19, w19, w15
    eor v21.16b, v21.16b, v9.16b
    orn v9.16b, v22.16b, v1.16b
    eor w8, w8, w16
    eor w7, w7, w1
    shl v15.16b, v25.16b, #7
    eor v23.16b, v23.16b, v10.16b
    eor w16, w16, w20
    eor w1, w1, w22
    orn v10.16b, v20.16b, v2.16b
    eor v26.16b, v28.16b, v26.16b
    and w20, w3, w4
    and w22, w19, w10
    eor v28.16b, v31.16b, v4.16b
    sri v8.16b, v17.16b, #1
    ldp q11, q27, [x0, #448]
    ldr q12, [x0, #480]
    eor v17.16b, v29.16b, v9.16b
    sri v15.16b, v25.16b, #1
    eon w1, w1, w5
    and w23, w4, w8
    shl v25.16b, v21.16b, #4
    eor v29.16b, v30.16b, v10.16b
    eor w8, w8, w20
    and w20, w10, w7
    shl v30.16b, v23.16b, #4
    eor v31.16b, v3.16b, v5.16b
    eor w7, w7, w22
    eon w16, w16, w13
    shl v3.16b, v1.16b, #1
    eor v0.16b, v0.16b, v5.16b
    eor w17, w17, w23
    eor w6, w6, w20
    shl v4.16b, v2.16b, #1
    eor v5.16b, v8.16b, v6.16b
    eor w23, w19, w7
    eor w27, w1, w10
    shl v8.16b, v26.16b, #2
    orr v10.16b, v17.16b, v22.16b
    ldp q13, q14, [x0, #416]
    eor w20, w3, w8
    shl v9.16b, v28.16b, #2
    eor v6.16b, v15.16b, v6.16b
    eor w22, w16, w4
    eor w6, w6, w14
    sri v25.16b, v21.16b, #4
    orr v21.16b, v29.16b, v20.16b
    and w29, w27, w23
    and w28, w22, w20
    sri v30.16b, v23.16b, #4
    eor v16.16b, v16.16b, v10.16b
    eor w14, w14, w27
    eor w27, w6, w29
    shl v23.16b, v22.16b, #5
    eor v25.16b, v25.16b, v7.16b
    eon w13, w20, w13
    ldr w20, [x0, #532]  /* again */
    shl v10.16b, v20.16b, #5
    eor v30.16b, v30.16b, v7.16b
    eor w15, w15, w27
    ldr w27, [x0, #556]  /* again */
    sri v3.16b, v1.16b, #7
    eor v21.16b, v24.16b, v21.16b
    eor w17, w17, w11
    eor w11, w11, w22
    sri v4.16b, v2.16b, #7
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v24.16b, v5.16b, v31.16b
    eor w22, w17, w28
    ldr w28, [x0, #580]  /* again */
    sri v8.16b, v26.16b, #6
    eor v26.16b, v3.16b, v27.16b
    eor w12, w12, w22
    eor w11, w20, w11, ror #4
    sri v9.16b, v28.16b, #6
    eor v27.16b, v4.16b, v27.16b
    eon w5, w23, w5
    eor w14, w20, w14, ror #4
    shl v28.16b, v17.16b, #3
    eor v1.16b, v8.16b, v12.16b
    ldr w20, [x0, #536]  /* again */
    ldr w23, [x0, #552]  /* again */
    shl v2.16b, v29.16b, #3
    eor v3.16b, v9.16b, v12.16b
    eor w12, w27, w12, ror #24
    eor w15, w27, w15, ror #24
    sri v23.16b, v22.16b, #3
    and v22.16b, v6.16b, v0.16b
    ldr w27, [x0, #548]  /* again */
    sri v10.16b, v20.16b, #3
    and v20.16b, v1.16b, v26.16b
    sri v28.16b, v17.16b, #5
    eor v17.16b, v23.16b, v11.16b
    sri v2.16b, v29.16b, #5
    eor v23.16b, v10.16b, v11.16b
    shl v29.16b, v16.16b, #6
    eor v24.16b, v25.16b, v24.16b
    shl v25.16b, v21.16b, #6
    and v4.16b, v3.16b, v27.16b
    eor v22.16b, v30.16b, v22.16b
    eor v28.16b, v28.16b, v13.16b
    eor w3, w3, w28
    orr w22, w6, w1
    eor v30.16b, v2.16b, v13.16b
    sri v29.16b, v16.16b, #2
    eor w19, w19, w28
    eor w13, w20, w13, ror #16
    sri v25.16b, v21.16b, #2
    eor v16.16b, v17.16b, v20.16b
    eor w7, w7, w22
    eor w5, w20, w5, ror #16
    orr v17.16b, v24.16b, v5.16b
    eor v20.16b, v23.16b, v4.16b
    eor w1, w23, w1, ror #28
    and w20, w11, w3
    orr v21.16b, v22.16b, v6.16b
    eor v23.16b, v29.16b, v14.16b
    and w22, w14, w19
    orr w28, w7, w6
    eor v25.16b, v25.16b, v14.16b
    and v29.16b, v28.16b, v16.16b
    eor w6, w27, w6, ror #12
    eor w13, w13, w20
    eor v17.16b, v31.16b, v17.16b
    and v31.16b, v30.16b, v20.16b
    and w20, w15, w1
    eor w5, w5, w22
    eor v21.16b, v0.16b, v21.16b
    eor v23.16b, v23.16b, v29.16b
    ldr w22, [x0, #540]  /* again */
    orr w29, w17, w16
    orr v29.16b, v24.16b, v17.16b
    eor v25.16b, v25.16b, v31.16b
    eor w6, w6, w20
    ldr w20, [x0, #544]  /* again */
    orr v31.16b, v22.16b, v21.16b
    eor v0.16b, v1.16b, v23.16b
    eor w8, w8, w29
    eor w16, w23, w16, ror #28
    eor v29.16b, v5.16b, v29.16b
    eor v1.16b, v3.16b, v25.16b
    orr w23, w8, w17
    eor w17, w27, w17, ror #12
    eor v31.16b, v6.16b, v31.16b
    orr v2.16b, v23.16b, v16.16b
    and w27, w12, w16
    eor w4, w4, w23
    eor v3.16b, v0.16b, v29.16b
    eor v16.16b, v16.16b, v0.16b
    eor w8, w22, w8, ror #20
    eor w10, w10, w28
    eor v0.16b, v1.16b, v31.16b
    orr v4.16b, v25.16b, v20.16b
    eor w7, w22, w7, ror #20
    eor w17, w17, w27
    eor v20.16b, v20.16b, v1.16b
    eor v1.16b, v28.16b, v2.16b
    orr w22, w13, w11
    orr w23, w5, w14
    eor v2.16b, v30.16b, v4.16b
    eor v26.16b, v26.16b, v28.16b
    eor w4, w20, w4, ror #8
    eor w10, w20, w10, ror #8
    and v28.16b, v3.16b, v16.16b
    eor v27.16b, v27.16b, v30.16b
    and w20, w8, w17
    eor w3, w3, w22
    and v30.16b, v0.16b, v20.16b
    eor v1.16b, v1.16b, v24.16b
    ldr q5, [x0, #176]
    ldp q6, q7, [x0, #256]
    eor v2.16b, v2.16b, v22.16b
    eor v28.16b, v26.16b, v28.16b
    and w22, w7, w6
    eor w19, w19, w23
    eor v30.16b, v27.16b, v30.16b
    and v26.16b, v16.16b, v26.16b
    eor w4, w4, w20
    orr w20, w13, w3
    and v27.16b, v20.16b, v27.16b
    eor v4.16b, v1.16b, v16.16b
    eor w10, w10, w22
    orr w22, w5, w19
    eor v8.16b, v2.16b, v20.16b
    eor v10.16b, v0.16b, v30.16b
    eor w12, w12, w4
    eor w11, w11, w20
    eor v23.16b, v23.16b, v26.16b
    eor v25.16b, v25.16b, v27.16b
    ldr q27, [x0, #288]
    eor w15, w15, w10
    eor v9.16b, v3.16b, v28.16b
    bic v11.16b, v10.16b, v8.16b
    eor w14, w14, w22
    orr w20, w4, w17
    eor v23.16b, v23.16b, v17.16b
    eor v25.16b, v25.16b, v21.16b
    eor w17, w17, w12
    eor w12, w12, w11
    eor v17.16b, v17.16b, v4.16b
    eor v21.16b, v21.16b, v8.16b
    orr w22, w10, w6
    eor w6, w6, w15
    bic v26.16b, v9.16b, v4.16b
    eor v4.16b, v25.16b, v11.16b
    eor w15, w15, w14
    eor w16, w16, w8
    shl v8.16b, v17.16b, #7
    eor v24.16b, v24.16b, v9.16b
    eor w1, w1, w7
    eor w8, w8, w20
    shl v11.16b, v21.16b, #7
    eor v22.16b, v22.16b, v10.16b
    and w20, w12, w17
    eor w7, w7, w22
    orn v9.16b, v23.16b, v1.16b
    orn v10.16b, v25.16b, v2.16b
    and w22, w15, w6
    eon w8, w8, w13
    eor v26.16b, v23.16b, v26.16b
    sri v8.16b, v17.16b, #1
    and w23, w17, w16
    eor w16, w16, w20
    sri v11.16b, v21.16b, #1
    eor v17.16b, v28.16b, v9.16b
    and w20, w6, w1
    eon w7, w7, w5
    shl v21.16b, v24.16b, #4
    eor v28.16b, v30.16b, v10.16b
    eor w1, w1, w22
    eor w4, w4, w23
    eor v26.16b, v29.16b, v26.16b
    eor v29.16b, v31.16b, v4.16b
    eor w10, w10, w20
    eor w20, w12, w16
    eor v31.16b, v3.16b, v5.16b
    shl v3.16b, v1.16b, #1
    eor w22, w8, w17
    eor w23, w15, w1
    eor v0.16b, v0.16b, v5.16b
    shl v4.16b, v2.16b, #1
    eor w27, w7, w6
    eor w4, w4, w3
    eor v5.16b, v8.16b, v6.16b
    sri v21.16b, v24.16b, #4
    and w28, w22, w20
    eor w10, w10, w19
    orr v24.16b, v28.16b, v25.16b
    shl v30.16b, v22.16b, #4
    and w29, w27, w23
    eor w3, w3, w22
    shl v8.16b, v26.16b, #2
    orr v10.16b, v17.16b, v23.16b
    eor w22, w4, w28
    ldr w28, [x0, #584]  /* again */
    shl v9.16b, v29.16b, #2
    eor v21.16b, v21.16b, v7.16b
    eor w19, w19, w27
    eor w27, w10, w29
    sri v3.16b, v1.16b, #7
    eor v20.16b, v20.16b, v24.16b
    eor w14, w14, w27
    ldr w27, [x0, #516]  /* again */
    sri v4.16b, v2.16b, #7
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v24.16b, v5.16b, v31.16b
    eor v6.16b, v11.16b, v6.16b
    sri v30.16b, v22.16b, #4
    eor v16.16b, v16.16b, v10.16b
    shl v22.16b, v23.16b, #5
    shl v10.16b, v25.16b, #5
    eor v21.16b, v21.16b, v24.16b
    sri v8.16b, v26.16b, #6
    eor v26.16b, v3.16b, v27.16b
    sri v9.16b, v29.16b, #6
    eor v27.16b, v4.16b, v27.16b
    ldr q4, [sp, #16]  /* reload */
    eor w12, w12, w28
    shl v24.16b, v20.16b, #6
    eor v30.16b, v30.16b, v7.16b
    eon w13, w20, w13
    eor w3, w24, w3, ror #4
    shl v29.16b, v17.16b, #3
    eor v1.16b, v8.16b, v18.16b
    orr w20, w10, w7
    eor w15, w15, w28
    shl v2.16b, v28.16b, #3
    eor v3.16b, v9.16b, v18.16b
    eon w5, w23, w5
    eor w19, w24, w19, ror #4
    sri v22.16b, v23.16b, #3
    and v23.16b, v6.16b, v0.16b
    sri v10.16b, v25.16b, #3
    and v25.16b, v1.16b, v26.16b
    eor w11, w11, w22
    eor w13, w21, w13, ror #16
    sri v24.16b, v20.16b, #2
    ldr q20, [sp, #0]  /* reload */
    and v7.16b, v3.16b, v27.16b
    eor w1, w1, w20
    sri v29.16b, v17.16b, #5
    eor v17.16b, v22.16b, v19.16b
    eor w5, w21, w5, ror #16
    eor w7, w25, w7, ror #28
    sri v2.16b, v28.16b, #5
    eor v22.16b, v10.16b, v19.16b
    eor w14, w26, w14, ror #24
    and w20, w3, w12
    shl v28.16b, v16.16b, #6
    eor v23.16b, v30.16b, v23.16b
    and w22, w19, w15
    orr w28, w1, w10
    eor v29.16b, v29.16b, v4.16b
    eor v30.16b, v2.16b, v4.16b
    eor w10, w27, w10, ror #12
    eor w13, w13, w20
    sri v28.16b, v16.16b, #2
    eor v16.16b, v17.16b, v25.16b
    and w20, w14, w7
    eor w5, w5, w22
    orr v17.16b, v21.16b, v5.16b
    eor v22.16b, v22.16b, v7.16b
    ldr w22, [x0, #508]  /* again */
    orr w29, w4, w8
    orr v25.16b, v23.16b, v6.16b
    eor v28.16b, v28.16b, v20.16b
    eor w10, w10, w20
    ldr w20, [x0, #512]  /* again */
    eor v20.16b, v24.16b, v20.16b
    and v24.16b, v29.16b, v16.16b
    eor w16, w16, w29
    eor w8, w25, w8, ror #28
    eor v17.16b, v31.16b, v17.16b
    and v31.16b, v30.16b, v22.16b
    eor w11, w26, w11, ror #24
    orr w23, w16, w4
    eor v25.16b, v0.16b, v25.16b
    eor v24.16b, v28.16b, v24.16b
    eor w4, w27, w4, ror #12
    and w27, w11, w8
    orr v28.16b, v21.16b, v17.16b
    eor v20.16b, v20.16b, v31.16b
    eor w17, w17, w23
    eor w16, w22, w16, ror #20
    orr v31.16b, v23.16b, v25.16b
    eor v0.16b, v1.16b, v24.16b
    eor w6, w6, w28
    eor w1, w22, w1, ror #20
    eor v28.16b, v5.16b, v28.16b
    eor v1.16b, v3.16b, v20.16b
    eor w4, w4, w27
    orr w22, w13, w3
    eor v31.16b, v6.16b, v31.16b
    orr v2.16b, v24.16b, v16.16b
    orr w23, w5, w19
    eor w17, w20, w17, ror #8
    eor v3.16b, v0.16b, v28.16b
    eor v16.16b, v16.16b, v0.16b
    eor w6, w20, w6, ror #8
    and w20, w16, w4
    eor v0.16b, v1.16b, v31.16b
    orr v5.16b, v20.16b, v22.16b
    eor w12, w12, w22
    and w22, w1, w10
    eor v22.16b, v22.16b, v1.16b
    eor v1.16b, v29.16b, v2.16b
    eor w15, w15, w23
    eor w17, w17, w20
    eor v2.16b, v30.16b, v5.16b
    eor v26.16b, v26.16b, v29.16b
    orr w20, w13, w12
    eor w6, w6, w22
    and v29.16b, v3.16b, v16.16b
    eor v27.16b, v27.16b, v30.16b
    orr w22, w5, w15
    eor w11, w11, w17
    and v30.16b, v0.16b, v22.16b
    eor v1.16b, v1.16b, v21.16b
    eor w3, w3, w20
    ldr q6, [x0, #192]
    eor v2.16b, v2.16b, v23.16b
    eor v29.16b, v26.16b, v29.16b
    ldp q7, q8, [x0, #384]
    eor w14, w14, w6
    eor v30.16b, v27.16b, v30.16b
    and v26.16b, v16.16b, v26.16b
    eor w19, w19, w22
    orr w20, w17, w4
    and v27.16b, v22.16b, v27.16b
    eor v5.16b, v1.16b, v16.16b
    eor w4, w4, w11
    eor w11, w11, w3
    eor v9.16b, v2.16b, v22.16b
    eor v10.16b, v3.16b, v29.16b
    orr w22, w6, w10
    eor w10, w10, w14
    eor v11.16b, v0.16b, v30.16b
    eor v24.16b, v24.16b, v26.16b
    eor w14, w14, w19
    eor w8, w8, w16
    eor v20.16b, v20.16b, v27.16b
    bic v26.16b, v10.16b, v5.16b
    eor w7, w7, w1
    eor w16, w16, w20
    eor v24.16b, v24.16b, v17.16b
    bic v27.16b, v11.16b, v9.16b
    and w20, w11, w4
    eor w1, w1, w22
    eor v20.16b, v20.16b, v25.16b
    eor v17.16b, v17.16b, v5.16b
    and w22, w14, w10
    eon w16, w16, w13
    eor v25.16b, v25.16b, v9.16b
    eor v26.16b, v24.16b, v26.16b
    and w23, w4, w8
    eor w8, w8, w20
    eor v27.16b, v20.16b, v27.16b
    shl v5.16b, v17.16b, #7
    and w20, w10, w7
    ldp q13, q12, [x0, #448]
    shl v9.16b, v25.16b, #7
    eor v21.16b, v21.16b, v10.16b
    ldr q14, [x0, #480]
    eon w1, w1, w5
    orn v10.16b, v24.16b, v1.16b
    eor v23.16b, v23.16b, v11.16b
    eor w7, w7, w22
    eor w6, w6, w20
    orn v11.16b, v20.16b, v2.16b
    eor v26.16b, v28.16b, v26.16b
    eor w20, w11, w8
    eor w22, w16, w4
    eor v27.16b, v31.16b, v27.16b
    sri v5.16b, v17.16b, #1
    eor w17, w17, w23
    eor w23, w14, w7
    sri v9.16b, v25.16b, #1
    eor v17.16b, v29.16b, v10.16b
    eor w27, w1, w10
    and w28, w22, w20
    shl v29.16b, v21.16b, #4
    eor v30.16b, v30.16b, v11.16b
    eon w13, w20, w13
    ldr w20, [x0, #532]  /* again */
    shl v31.16b, v23.16b, #4
    eor v3.16b, v3.16b, v6.16b
    ldp q25, q28, [x0, #416]
    and w29, w27, w23
    shl v10.16b, v1.16b, #1
    eor v0.16b, v0.16b, v6.16b
    eon w5, w23, w5
    ldr w23, [x0, #552]  /* again */
    shl v6.16b, v2.16b, #1
    eor v5.16b, v5.16b, v7.16b
    eor w17, w17, w12
    eor w6, w6, w15
    shl v11.16b, v26.16b, #2
    eor v7.16b, v9.16b, v7.16b
    eor w12, w12, w22
    eor w22, w17, w28
    shl v9.16b, v27.16b, #2
    orr v15.16b, v17.16b, v24.16b
    eor w15, w15, w27
    eor w27, w6, w29
    sri v29.16b, v21.16b, #4
    orr v21.16b, v30.16b, v20.16b
    ldr w28, [x0, #588]  /* again */
    eor w12, w20, w12, ror #4
    sri v31.16b, v23.16b, #4
    eor v16.16b, v16.16b, v15.16b
    eor w19, w19, w27
    eor w15, w20, w15, ror #4
    shl v23.16b, v24.16b, #5
    eor v29.16b, v29.16b, v8.16b
    ldr w20, [x0, #536]  /* again */
    ldr w27, [x0, #556]  /* again */
    shl v15.16b, v20.16b, #5
    eor v31.16b, v31.16b, v8.16b
    orr w29, w17, w16
    eor w3, w3, w22
    sri v10.16b, v1.16b, #7
    eor v21.16b, v22.16b, v21.16b
    orr w22, w6, w1
    eor w16, w23, w16, ror #28
    sri v6.16b, v2.16b, #7
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v22.16b, v5.16b, v3.16b
    eor w1, w23, w1, ror #28
    ldr w23, [x0, #548]  /* again */
    sri v11.16b, v26.16b, #6
    eor v26.16b, v10.16b, v12.16b
    sri v9.16b, v27.16b, #6
    eor v27.16b, v6.16b, v12.16b
    eor w14, w14, w28
    shl v1.16b, v17.16b, #3
    eor v2.16b, v11.16b, v14.16b
    shl v6.16b, v30.16b, #3
    eor v8.16b, v9.16b, v14.16b
    sri v23.16b, v24.16b, #3
    and v24.16b, v7.16b, v0.16b
    sri v15.16b, v20.16b, #3
    and v20.16b, v2.16b, v26.16b
    eor w8, w8, w29
    eor w3, w27, w3, ror #24
    sri v1.16b, v17.16b, #5
    eor v17.16b, v23.16b, v13.16b
    eor w7, w7, w22
    eor w5, w20, w5, ror #16
    sri v6.16b, v30.16b, #5
    eor v23.16b, v15.16b, v13.16b
    and w22, w15, w14
    eor w11, w11, w28
    shl v30.16b, v16.16b, #6
    eor v22.16b, v29.16b, v22.16b
    eor w19, w27, w19, ror #24
    orr w27, w8, w17
    shl v29.16b, v21.16b, #6
    and v9.16b, v8.16b, v27.16b
    eor w17, w23, w17, ror #12
    orr w28, w7, w6
    eor v24.16b, v31.16b, v24.16b
    eor v31.16b, v1.16b, v25.16b
    eor w6, w23, w6, ror #12
    and w23, w3, w16
    eor v25.16b, v6.16b, v25.16b
    sri v30.16b, v16.16b, #2
    eor w5, w5, w22
    ldr w22, [x0, #540]  /* again */
    sri v29.16b, v21.16b, #2
    eor v16.16b, v17.16b, v20.16b
    eor w17, w17, w23
    ldr w23, [x0, #544]  /* again */
    orr v17.16b, v22.16b, v5.16b
    eor v20.16b, v23.16b, v9.16b
    orr v21.16b, v24.16b, v7.16b
    eor v23.16b, v30.16b, v28.16b
    eor w13, w20, w13, ror #16
    and w20, w12, w11
    eor v28.16b, v29.16b, v28.16b
    and v29.16b, v31.16b, v16.16b
    eor v17.16b, v3.16b, v17.16b
    and v30.16b, v25.16b, v20.16b
    eor v21.16b, v0.16b, v21.16b
    eor v23.16b, v23.16b, v29.16b
    eor w13, w13, w20
    and w20, w19, w1
    orr v29.16b, v22.16b, v17.16b
    eor v28.16b, v28.16b, v30.16b
    eor w4, w4, w27
    eor w8, w22, w8, ror #20
    orr v30.16b, v24.16b, v21.16b
    eor v0.16b, v2.16b, v23.16b
    eor w10, w10, w28
    eor w7, w22, w7, ror #20
    eor v29.16b, v5.16b, v29.16b
    eor v1.16b, v8.16b, v28.16b
    orr w22, w13, w12
    eor w6, w6, w20
    eor v30.16b, v7.16b, v30.16b
    orr v2.16b, v23.16b, v16.16b
    orr w20, w5, w15
    eor w4, w23, w4, ror #8
    eor v3.16b, v0.16b, v29.16b
    eor v16.16b, v16.16b, v0.16b
    eor w10, w23, w10, ror #8
    and w23, w8, w17
    eor v0.16b, v1.16b, v30.16b
    orr v5.16b, v28.16b, v20.16b
    eor w11, w11, w22
    and w22, w7, w6
    eor v20.16b, v20.16b, v1.16b
    eor v1.16b, v31.16b, v2.16b
    eor w14, w14, w20
    eor w4, w4, w23
    eor v2.16b, v25.16b, v5.16b
    eor v26.16b, v26.16b, v31.16b
    orr w20, w13, w11
    eor w10, w10, w22
    and v31.16b, v3.16b, v16.16b
    eor v25.16b, v27.16b, v25.16b
    orr w22, w5, w14
    eor w3, w3, w4
    and v27.16b, v0.16b, v20.16b
    eor v1.16b, v1.16b, v22.16b
    eor w12, w12, w20
    ldp q9, q10, [x0, #256]
    eor v2.16b, v2.16b, v24.16b
    eor v31.16b, v26.16b, v31.16b
    eor w19, w19, w10
    eor w15, w15, w22
    eor v27.16b, v25.16b, v27.16b
    and v26.16b, v16.16b, v26.16b
    orr w20, w4, w17
    eor w17, w17, w3
    and v25.16b, v20.16b, v25.16b
    eor v5.16b, v1.16b, v16.16b
    eor w3, w3, w12
    orr w22, w10, w6
    eor v6.16b, v2.16b, v20.16b
    eor v7.16b, v3.16b, v31.16b
    eor w6, w6, w19
    eor w19, w19, w15
    eor v8.16b, v0.16b, v27.16b
    eor v23.16b, v23.16b, v26.16b
    ldr q26, [x0, #208]
    eor w16, w16, w8
    eor v25.16b, v28.16b, v25.16b
    bic v28.16b, v7.16b, v5.16b
    eor w1, w1, w7
    eor w8, w8, w20
    eor v23.16b, v23.16b, v17.16b
    bic v11.16b, v8.16b, v6.16b
    and w20, w3, w17
    eor w7, w7, w22
    eor v25.16b, v25.16b, v21.16b
    eor v17.16b, v17.16b, v5.16b
    ldr q5, [x0, #288]
    and w22, w19, w6
    eor v21.16b, v21.16b, v6.16b
    eor v28.16b, v23.16b, v28.16b
    eon w8, w8, w13
    and w23, w17, w16
    eor v6.16b, v25.16b, v11.16b
    shl v11.16b, v17.16b, #7
    eor w16, w16, w20
    and w20, w6, w1
    shl v12.16b, v21.16b, #7
    eor v22.16b, v22.16b, v7.16b
    eor w1, w1, w22
    eor w4, w4, w23
    orn v7.16b, v23.16b, v1.16b
    eor v24.16b, v24.16b, v8.16b
    eor w10, w10, w20
    eor w20, w3, w16
    orn v8.16b, v25.16b, v2.16b
    eor v28.16b, v29.16b, v28.16b
    eor w22, w8, w17
    eor w4, w4, w11
    eor v29.16b, v30.16b, v6.16b
    sri v11.16b, v17.16b, #1
    and w28, w22, w20
    eon w7, w7, w5
    sri v12.16b, v21.16b, #1
    eor v17.16b, v31.16b, v7.16b
    eor w11, w11, w22
    eor w22, w4, w28
    shl v21.16b, v22.16b, #4
    eor v27.16b, v27.16b, v8.16b
    ldr w28, [x0, #592]  /* again */
    eor w23, w19, w1
    shl v30.16b, v24.16b, #4
    eor v31.16b, v3.16b, v26.16b
    eor w27, w7, w6
    eon w5, w23, w5
    shl v3.16b, v1.16b, #1
    eor v26.16b, v0.16b, v26.16b
    and w29, w27, w23
    ldr w23, [x0, #516]  /* again */
    shl v0.16b, v2.16b, #1
    eor v6.16b, v11.16b, v9.16b
    eor w10, w10, w14
    eor w14, w14, w27
    eor v8.16b, v12.16b, v9.16b
    shl v9.16b, v29.16b, #2
    orr v11.16b, v17.16b, v23.16b
    shl v7.16b, v28.16b, #2
    eor w27, w10, w29
    orr w29, w4, w8
    sri v21.16b, v22.16b, #4
    orr v22.16b, v27.16b, v25.16b
    eon w13, w20, w13
    eor w12, w12, w22
    sri v30.16b, v24.16b, #4
    eor v16.16b, v16.16b, v11.16b
    orr w20, w10, w7
    eor w19, w19, w28
    shl v24.16b, v23.16b, #5
    eor v21.16b, v21.16b, v10.16b
    eor w14, w24, w14, ror #4
    eor w16, w16, w29
    shl v11.16b, v25.16b, #5
    eor v20.16b, v20.16b, v22.16b
    eor w8, w25, w8, ror #28
    eor w12, w26, w12, ror #24
    sri v3.16b, v1.16b, #7
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v22.16b, v6.16b, v31.16b
    eor w1, w1, w20
    eor w5, w21, w5, ror #16
    sri v0.16b, v2.16b, #7
    eor v30.16b, v30.16b, v10.16b
    and w22, w14, w19
    sri v9.16b, v29.16b, #6
    eor v21.16b, v21.16b, v22.16b
    eor w3, w3, w28
    eor w15, w15, w27
    sri v7.16b, v28.16b, #6
    eor v28.16b, v3.16b, v5.16b
    orr w27, w16, w4
    eor w4, w23, w4, ror #12
    eor v29.16b, v0.16b, v5.16b
    shl v0.16b, v17.16b, #3
    orr w28, w1, w10
    eor w10, w23, w10, ror #12
    eor v3.16b, v9.16b, v18.16b
    sri v24.16b, v23.16b, #3
    and w23, w12, w8
    eor w5, w5, w22
    sri v11.16b, v25.16b, #3
    eor v1.16b, v7.16b, v18.16b
    ldr w22, [x0, #508]  /* again */
    eor w11, w24, w11, ror #4
    sri v0.16b, v17.16b, #5
    eor v17.16b, v24.16b, v19.16b
    eor w4, w4, w23
    ldr w23, [x0, #512]  /* again */
    eor v24.16b, v11.16b, v19.16b
    shl v22.16b, v20.16b, #6
    and v5.16b, v3.16b, v29.16b
    shl v2.16b, v27.16b, #3
    eor w13, w21, w13, ror #16
    and w20, w11, w3
    and v23.16b, v8.16b, v26.16b
    sri v22.16b, v20.16b, #2
    eor w7, w25, w7, ror #28
    eor w15, w26, w15, ror #24
    eor v20.16b, v24.16b, v5.16b
    ldr q24, [sp, #0]  /* reload */
    and v25.16b, v1.16b, v28.16b
    eor w13, w13, w20
    sri v2.16b, v27.16b, #5
    eor v23.16b, v30.16b, v23.16b
    shl v27.16b, v16.16b, #6
    eor v30.16b, v0.16b, v4.16b
    and w20, w15, w7
    eor w17, w17, w27
    eor v0.16b, v2.16b, v4.16b
    eor w16, w22, w16, ror #20
    eor w6, w6, w28
    eor w1, w22, w1, ror #20
    sri v27.16b, v16.16b, #2
    eor v16.16b, v17.16b, v25.16b
    orr w22, w13, w11
    eor w10, w10, w20
    orr v17.16b, v21.16b, v6.16b
    orr v25.16b, v23.16b, v8.16b
    orr w20, w5, w14
    eor w17, w23, w17, ror #8
    eor v27.16b, v27.16b, v24.16b
    eor v22.16b, v22.16b, v24.16b
    eor w6, w23, w6, ror #8
    and w23, w16, w4
    and v24.16b, v30.16b, v16.16b
    eor v17.16b, v31.16b, v17.16b
    eor w3, w3, w22
    and w22, w1, w10
    and v31.16b, v0.16b, v20.16b
    eor v25.16b, v26.16b, v25.16b
    eor w19, w19, w20
    eor w17, w17, w23
    eor v24.16b, v27.16b, v24.16b
    orr v26.16b, v21.16b, v17.16b
    orr w20, w13, w3
    eor w6, w6, w22
    eor v22.16b, v22.16b, v31.16b
    orr v27.16b, v23.16b, v25.16b
    orr w22, w5, w19
    eor w12, w12, w17
    eor v31.16b, v1.16b, v24.16b
    eor v26.16b, v6.16b, v26.16b
    eor w11, w11, w20
    eor w15, w15, w6
    eor v1.16b, v3.16b, v22.16b
    eor v27.16b, v8.16b, v27.16b
    eor w14, w14, w22
    orr w20, w17, w4
    orr v2.16b, v24.16b, v16.16b
    eor v3.16b, v31.16b, v26.16b
    eor w4, w4, w12
    eor w12, w12, w11
    eor v16.16b, v16.16b, v31.16b
    eor v31.16b, v1.16b, v27.16b
    orr w22, w6, w10
    eor w10, w10, w15
    orr v4.16b, v22.16b, v20.16b
    eor v20.16b, v20.16b, v1.16b
    eor w15, w15, w14
    eor w8, w8, w16
    eor v1.16b, v30.16b, v2.16b
    eor v28.16b, v28.16b, v30.16b
    eor w7, w7, w1
    eor w16, w16, w20
    eor v2.16b, v0.16b, v4.16b
    and v30.16b, v3.16b, v16.16b
    and w20, w12, w4
    eor w1, w1, w22
    eor v29.16b, v29.16b, v0.16b
    and v0.16b, v31.16b, v20.16b
    and w22, w15, w10
    eon w16, w16, w13
    eor v1.16b, v1.16b, v21.16b
    eor v2.16b, v2.16b, v23.16b
    and w23, w4, w8
    eor w8, w8, w20
    eor v30.16b, v28.16b, v30.16b
    eor v0.16b, v29.16b, v0.16b
    and w20, w10, w7
    ldr q5, [x0, #224]
    and v28.16b, v16.16b, v28.16b
    and v29.16b, v20.16b, v29.16b
    ldp q6, q7, [x0, #384]
    eon w1, w1, w5
    eor v4.16b, v1.16b, v16.16b
    eor v8.16b, v2.16b, v20.16b
    eor w7, w7, w22
    eor w6, w6, w20
    eor v9.16b, v3.16b, v30.16b
    eor v10.16b, v31.16b, v0.16b
    eor w20, w12, w8
    eor w22, w16, w4
    eor v24.16b, v24.16b, v28.16b
    eor v22.16b, v22.16b, v29.16b
    eor w17, w17, w23
    eor w23, w15, w7
    bic v28.16b, v9.16b, v4.16b
    bic v13.16b, v10.16b, v8.16b
    eor w27, w1, w10
    and w28, w22, w20
    eor v24.16b, v24.16b, v17.16b
    eor v22.16b, v22.16b, v25.16b
    eon w13, w20, w13
    ldr w20, [x0, #532]  /* again */
    eor v17.16b, v17.16b, v4.16b
    eor v25.16b, v25.16b, v8.16b
    and w29, w27, w23
    eon w5, w23, w5
    eor v28.16b, v24.16b, v28.16b
    eor v4.16b, v22.16b, v13.16b
    ldr w23, [x0, #552]  /* again */
    ldp q11, q29, [x0, #448]
    shl v8.16b, v17.16b, #7
    eor v23.16b, v23.16b, v10.16b
    ldr q12, [x0, #480]
    eor w17, w17, w3
    shl v13.16b, v25.16b, #7
    orn v10.16b, v24.16b, v1.16b
    eor w6, w6, w19
    eor w3, w3, w22
    eor v21.16b, v21.16b, v9.16b
    orn v15.16b, v22.16b, v2.16b
    eor w22, w17, w28
    eor w19, w19, w27
    eor v26.16b, v26.16b, v28.16b
    eor v27.16b, v27.16b, v4.16b
    eor w27, w6, w29
    ldr w28, [x0, #596]  /* again */
    sri v8.16b, v17.16b, #1
    eor v17.16b, v30.16b, v10.16b
    eor w3, w20, w3, ror #4
    eor w14, w14, w27
    sri v13.16b, v25.16b, #1
    eor v28.16b, v0.16b, v15.16b
    eor w19, w20, w19, ror #4
    ldr w20, [x0, #536]  /* again */
    shl v25.16b, v21.16b, #4
    eor v0.16b, v3.16b, v5.16b
    ldr w27, [x0, #556]  /* again */
    ldp q9, q14, [x0, #416]
    shl v30.16b, v23.16b, #4
    eor v31.16b, v31.16b, v5.16b
    orr w29, w17, w16
    eor w11, w11, w22
    shl v3.16b, v1.16b, #1
    eor v5.16b, v8.16b, v6.16b
    orr w22, w6, w1
    eor w16, w23, w16, ror #28
    shl v4.16b, v2.16b, #1
    eor v6.16b, v13.16b, v6.16b
    eor w1, w23, w1, ror #28
    ldr w23, [x0, #548]  /* again */
    shl v8.16b, v26.16b, #2
    orr v13.16b, v17.16b, v24.16b
    eor w15, w15, w28
    eor w8, w8, w29
    shl v10.16b, v27.16b, #2
    eor w11, w27, w11, ror #24
    eor w7, w7, w22
    eor w5, w20, w5, ror #16
    sri v25.16b, v21.16b, #4
    orr v21.16b, v28.16b, v22.16b
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and w22, w19, w15
    eor w12, w12, w28
    sri v30.16b, v23.16b, #4
    eor v16.16b, v16.16b, v13.16b
    eor w14, w27, w14, ror #24
    orr w27, w8, w17
    shl v23.16b, v24.16b, #5
    eor v25.16b, v25.16b, v7.16b
    eor w17, w23, w17, ror #12
    orr w28, w7, w6
    shl v13.16b, v22.16b, #5
    eor v30.16b, v30.16b, v7.16b
    eor w6, w23, w6, ror #12
    and w23, w11, w16
    sri v3.16b, v1.16b, #7
    eor v20.16b, v20.16b, v21.16b
    eor w5, w5, w22
    ldr w22, [x0, #540]  /* again */
    sri v4.16b, v2.16b, #7
    and v21.16b, v5.16b, v0.16b
    sri v8.16b, v26.16b, #6
    eor v26.16b, v3.16b, v29.16b
    sri v10.16b, v27.16b, #6
    eor v27.16b, v4.16b, v29.16b
    eor w17, w17, w23
    ldr w23, [x0, #544]  /* again */
    shl v29.16b, v17.16b, #3
    eor v1.16b, v8.16b, v12.16b
    eor w13, w20, w13, ror #16
    and w20, w3, w12
    shl v2.16b, v28.16b, #3
    eor v3.16b, v10.16b, v12.16b
    sri v23.16b, v24.16b, #3
    and v24.16b, v6.16b, v31.16b
    sri v13.16b, v22.16b, #3
    and v22.16b, v1.16b, v26.16b
    eor w13, w13, w20
    and w20, w14, w1
    sri v29.16b, v17.16b, #5
    eor v17.16b, v23.16b, v11.16b
    sri v2.16b, v28.16b, #5
    eor v23.16b, v13.16b, v11.16b
    shl v28.16b, v16.16b, #6
    eor v21.16b, v25.16b, v21.16b
    shl v25.16b, v20.16b, #6
    and v4.16b, v3.16b, v27.16b
    eor v24.16b, v30.16b, v24.16b
    eor v29.16b, v29.16b, v9.16b
    eor w4, w4, w27
    eor w8, w22, w8, ror #20
    eor v30.16b, v2.16b, v9.16b
    sri v28.16b, v16.16b, #2
    eor w10, w10, w28
    eor w7, w22, w7, ror #20
    sri v25.16b, v20.16b, #2
    eor v16.16b, v17.16b, v22.16b
    orr w22, w13, w3
    eor w6, w6, w20
    orr v17.16b, v21.16b, v5.16b
    eor v20.16b, v23.16b, v4.16b
    orr w20, w5, w19
    orr v22.16b, v24.16b, v6.16b
    eor v23.16b, v28.16b, v14.16b
    eor w4, w23, w4, ror #8
    eor w10, w23, w10, ror #8
    eor v25.16b, v25.16b, v14.16b
    and v28.16b, v29.16b, v16.16b
    and w23, w8, w17
    eor w12, w12, w22
    eor v17.16b, v0.16b, v17.16b
    and v0.16b, v30.16b, v20.16b
    and w22, w7, w6
    eor w15, w15, w20
    eor v22.16b, v31.16b, v22.16b
    eor v23.16b, v23.16b, v28.16b
    eor w4, w4, w23
    orr w20, w13, w12
    orr v28.16b, v21.16b, v17.16b
    eor v25.16b, v25.16b, v0.16b
    eor w10, w10, w22
    orr w22, w5, w15
    orr v31.16b, v24.16b, v22.16b
    eor v0.16b, v1.16b, v23.16b
    eor w11, w11, w4
    eor w3, w3, w20
    eor v28.16b, v5.16b, v28.16b
    eor v1.16b, v3.16b, v25.16b
    eor w14, w14, w10
    eor w19, w19, w22
    eor v31.16b, v6.16b, v31.16b
    orr v2.16b, v23.16b, v16.16b
    orr w20, w4, w17
    eor w17, w17, w11
    eor v3.16b, v0.16b, v28.16b
    eor v16.16b, v16.16b, v0.16b
    eor w11, w11, w3
    orr w22, w10, w6
    eor v0.16b, v1.16b, v31.16b
    orr v4.16b, v25.16b, v20.16b
    eor w6, w6, w14
    eor w14, w14, w19
    eor v20.16b, v20.16b, v1.16b
    eor v1.16b, v29.16b, v2.16b
    eor w16, w16, w8
    eor w1, w1, w7
    eor v2.16b, v30.16b, v4.16b
    eor v26.16b, v26.16b, v29.16b
    eor w8, w8, w20
    eor w7, w7, w22
    and v29.16b, v3.16b, v16.16b
    eor v27.16b, v27.16b, v30.16b
    and w20, w11, w17
    and w22, w14, w6
    and v30.16b, v0.16b, v20.16b
    eor v1.16b, v1.16b, v21.16b
    eon w8, w8, w13
    eon w7, w7, w5
    eor v2.16b, v2.16b, v24.16b
    eor v29.16b, v26.16b, v29.16b
    and w23, w17, w16
    eor w16, w16, w20
    eor v30.16b, v27.16b, v30.16b
    and v26.16b, v16.16b, v26.16b
    and w20, w6, w1
    eor w1, w1, w22
    and v27.16b, v20.16b, v27.16b
    eor v4.16b, v1.16b, v16.16b
    eor w4, w4, w23
    eor w10, w10, w20
    eor v5.16b, v2.16b, v20.16b
    eor v6.16b, v3.16b, v29.16b
    eor w20, w11, w16
    eor w22, w8, w17
    eor v7.16b, v0.16b, v30.16b
    eor v23.16b, v23.16b, v26.16b
    eor w23, w14, w1
    eor w27, w7, w6
    eor v25.16b, v25.16b, v27.16b
    bic v26.16b, v6.16b, v4.16b
    eor w4, w4, w12
    eor w10, w10, w15
    eor v23.16b, v23.16b, v17.16b
    bic v9.16b, v7.16b, v5.16b
    and w28, w22, w20
    and w29, w27, w23
    eor v25.16b, v25.16b, v22.16b
    eor v17.16b, v17.16b, v4.16b
    ldp q27, q8, [x0, #240]
    eor w28, w4, w28
    eor v26.16b, v23.16b, v26.16b
    eor v22.16b, v22.16b, v5.16b
    eor w29, w10, w29
    orr w30, w4, w8
    eor v4.16b, v25.16b, v9.16b
    orn v5.16b, v23.16b, v1.16b
    eor w12, w12, w22
    orr w22, w10, w7
    orn v9.16b, v25.16b, v2.16b
    eor v26.16b, v28.16b, v26.16b
    eor w15, w15, w27
    ldr w27, [x0, #600]  /* again */
    eor v28.16b, v31.16b, v4.16b
    shl v31.16b, v17.16b, #7
    ldp q11, q10, [x0, #272]
    eor w3, w3, w28
    shl v4.16b, v22.16b, #7
    eor w19, w19, w29
    eor w16, w16, w30
    eor w1, w1, w22
    ldr w22, [x0, #516]  /* again */
    eor v21.16b, v21.16b, v6.16b
    eor v24.16b, v24.16b, v7.16b
    eon w13, w20, w13
    eor v29.16b, v29.16b, v5.16b
    eor v30.16b, v30.16b, v9.16b
    eor w3, w26, w3, ror #24
    eor w19, w26, w19, ror #24
    shl v5.16b, v1.16b, #1
    orr w20, w16, w4
    ldr w26, [x0, #508]  /* again */
    eor v3.16b, v3.16b, v27.16b
    shl v9.16b, v26.16b, #2
    orr v7.16b, v29.16b, v23.16b
    eor w17, w17, w20
    ldr w20, [x0, #512]  /* again */
    sri v31.16b, v17.16b, #1
    eor v17.16b, v0.16b, v27.16b
    eor w11, w11, w27
    eor w12, w24, w12, ror #4
    sri v4.16b, v22.16b, #1
    eor v16.16b, v16.16b, v7.16b
    eor w8, w25, w8, ror #28
    eor w14, w14, w27
    shl v6.16b, v2.16b, #1
    eor v27.16b, v31.16b, v8.16b
    eon w5, w23, w5
    eor w15, w24, w15, ror #4
    shl v22.16b, v21.16b, #4
    eor v0.16b, v4.16b, v8.16b
    eor w7, w25, w7, ror #28
    eor w13, w21, w13, ror #16
    shl v31.16b, v24.16b, #4
    orr v12.16b, v30.16b, v25.16b
    eor w4, w22, w4, ror #12
    eor w5, w21, w5, ror #16
    shl v4.16b, v23.16b, #5
    orr w21, w1, w10
    eor w10, w22, w10, ror #12
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and w22, w3, w8
    sri v5.16b, v1.16b, #7
    and w23, w12, w11
    and w24, w19, w7
    and w25, w15, w14
    sri v9.16b, v26.16b, #6
    eor v20.16b, v20.16b, v12.16b
    eor w16, w26, w16, ror #20
    eor w6, w6, w21
    shl v13.16b, v28.16b, #2
    eor v26.16b, v5.16b, v10.16b
    eor w1, w26, w1, ror #20
    eor w4, w4, w22
    sri v6.16b, v2.16b, #7
    eor w13, w13, w23
    eor w10, w10, w24
    eor w5, w5, w25
    sri v22.16b, v21.16b, #4
    eor v21.16b, v9.16b, v18.16b
    eor w17, w20, w17, ror #8
    eor w6, w20, w6, ror #8
    sri v31.16b, v24.16b, #4
    and w20, w16, w4
    orr w21, w13, w12
    and w22, w1, w10
    shl v24.16b, v29.16b, #3
    orr w23, w5, w15
    and v8.16b, v27.16b, v3.16b
    eor w17, w17, w20
    shl v2.16b, v30.16b, #3
    and v1.16b, v0.16b, v17.16b
    eor w11, w11, w21
    eor w6, w6, w22
    sri v4.16b, v23.16b, #3
    and v23.16b, v21.16b, v26.16b
    eor w14, w14, w23
    eor w3, w3, w17
    shl v7.16b, v25.16b, #5
    eor v22.16b, v22.16b, v11.16b
    orr w20, w13, w11
    eor w19, w19, w6
    sri v13.16b, v28.16b, #6
    eor v28.16b, v6.16b, v10.16b
    orr w21, w5, w14
    eor w8, w8, w16
    sri v24.16b, v29.16b, #5
    eor v29.16b, v4.16b, v19.16b
    eor w12, w12, w20
    eor w7, w7, w1
    sri v2.16b, v30.16b, #5
    ldr q30, [sp, #16]  /* reload */
    eor v18.16b, v13.16b, v18.16b
    eor w20, w4, w3
    shl v4.16b, v16.16b, #6
    eor v31.16b, v31.16b, v11.16b
    eor w15, w15, w21
    eor w21, w10, w19
    sri v7.16b, v25.16b, #3
    and v25.16b, v18.16b, v28.16b
    orr w4, w17, w4
    eor w3, w3, w12
    sri v4.16b, v16.16b, #2
    eor v16.16b, v29.16b, v23.16b
    ldr q23, [sp, #0]  /* reload */
    orr w10, w6, w10
    shl v5.16b, v20.16b, #6
    eor v19.16b, v7.16b, v19.16b
    and w22, w20, w8
    and w23, w21, w7
    eor v24.16b, v24.16b, v30.16b
    eor v30.16b, v2.16b, v30.16b
    eor w19, w19, w15
    eor w16, w16, w4
    sri v5.16b, v20.16b, #2
    eor v20.16b, v22.16b, v8.16b
    eor w10, w1, w10
    eor w17, w17, w22
    eor v22.16b, v31.16b, v1.16b
    eor v19.16b, v19.16b, v25.16b
    and w1, w3, w20
    eor w4, w6, w23
    eor v25.16b, v4.16b, v23.16b
    and v29.16b, v24.16b, v16.16b
    and w6, w19, w21
    eon w16, w16, w13
    orr v31.16b, v20.16b, v27.16b
    orr v2.16b, v22.16b, v0.16b
    eon w10, w10, w5
    eor w8, w8, w1
    eor v23.16b, v5.16b, v23.16b
    and v1.16b, v30.16b, v19.16b
    eor w17, w17, w11
    eor w4, w4, w14
    eor v25.16b, v25.16b, v29.16b
    eor v29.16b, v3.16b, v31.16b
    eor w1, w7, w6
    orr w6, w17, w16
    eor v17.16b, v17.16b, v2.16b
    eor v23.16b, v23.16b, v1.16b
    eor w7, w3, w8
    eor w22, w16, w20
    eor v21.16b, v21.16b, v25.16b
    orr v31.16b, v20.16b, v29.16b
    orr w23, w4, w10
    eor w24, w19, w1
    orr v1.16b, v22.16b, v17.16b
    eor v18.16b, v18.16b, v23.16b
    eor w8, w8, w6
    and w6, w22, w7
    eor v27.16b, v27.16b, v31.16b
    eor v31.16b, v16.16b, v21.16b
    eor w1, w1, w23
    eor w25, w10, w21
    eor v0.16b, v0.16b, v1.16b
    eor v26.16b, v26.16b, v24.16b
    eor w6, w17, w6
    orr w26, w8, w17
    eor v1.16b, v19.16b, v18.16b
    eor v28.16b, v28.16b, v30.16b
    orr w27, w1, w4
    and w23, w25, w24
    eor v21.16b, v21.16b, v27.16b
    eor v18.16b, v18.16b, v0.16b
    eon w13, w7, w13
    eor w11, w11, w22
    orr v16.16b, v25.16b, v16.16b
    orr v19.16b, v23.16b, v19.16b
    eor w12, w12, w6
    eor w6, w20, w26
    and v2.16b, v31.16b, v26.16b
    and v3.16b, v1.16b, v28.16b
    eon w5, w24, w5
    eor w7, w21, w27
    ldr w20, [x0, #604]  /* again */
    ldr w21, [x0, #536]  /* again */
    eor v16.16b, v24.16b, v16.16b
    eor v19.16b, v30.16b, v19.16b
    ldr w22, [x0, #532]  /* again */
    ldr w24, [x0, #540]  /* again */
    and v24.16b, v21.16b, v31.16b
    and v30.16b, v18.16b, v1.16b
    eor v25.16b, v25.16b, v2.16b
    eor v23.16b, v23.16b, v3.16b
    eor w23, w4, w23
    eor w14, w14, w25
    eor v16.16b, v16.16b, v20.16b
    eor v19.16b, v19.16b, v22.16b
    eor w15, w15, w23
    ldr w23, [x0, #552]  /* again */
    eor v24.16b, v26.16b, v24.16b
    eor v26.16b, v28.16b, v30.16b
    ldr w25, [x0, #544]  /* again */
    ldr w26, [x0, #548]  /* again */
    eor v25.16b, v25.16b, v29.16b
    ldr w27, [x0, #556]  /* again */
    eor v23.16b, v23.16b, v17.16b
    eor w3, w3, w20
    eor v30.16b, v19.16b, v1.16b
    eor v3.16b, v18.16b, v26.16b
    eor w13, w21, w13, ror #16
    eor w11, w22, w11, ror #4
    orn v4.16b, v25.16b, v16.16b
    orn v5.16b, v23.16b, v19.16b
    eor w8, w24, w8, ror #20
    eor w19, w19, w20
    eor v2.16b, v21.16b, v24.16b
    eor w14, w22, w14, ror #4
    eor w5, w21, w5, ror #16
    eor w1, w24, w1, ror #20
    eor v24.16b, v24.16b, v4.16b
    bic v4.16b, v3.16b, v30.16b
    eor w20, w3, w13, lsl #16
    eor w21, w11, w8, lsl #16
    eor v26.16b, v26.16b, v5.16b
    eor v28.16b, v16.16b, v31.16b
    eor w16, w23, w16, ror #28
    eor w6, w25, w6, ror #8
    orr v5.16b, v24.16b, v25.16b
    eor v4.16b, v23.16b, v4.16b
    eor w17, w26, w17, ror #12
    eor w12, w27, w12, ror #24
    eor w7, w25, w7, ror #8
    eor w10, w23, w10, ror #28
    eor w22, w19, w5, lsl #16
    orr v7.16b, v26.16b, v23.16b
    eor w23, w14, w1, lsl #16
    ubfm w28, w20, #16, #31
    ubfm w29, w21, #16, #31
    bic v6.16b, v2.16b, v28.16b
    eor v28.16b, v29.16b, v28.16b
    eor v29.16b, v31.16b, v5.16b
    eor w4, w26, w4, ror #12
    eor w15, w27, w15, ror #24
    eor v31.16b, v0.16b, v4.16b
    ldp q5, q4, [x0, #432]
    eor w24, w6, w16, lsl #16
    eor w25, w17, w12, lsl #16
    eor w26, w7, w10, lsl #16
    eor w13, w13, w20, lsr #16
    ubfm w20, w22, #16, #31
    eor v17.16b, v17.16b, v30.16b
    eor w3, w3, w28, lsl #16
    ubfm w28, w23, #16, #31
    eor w11, w11, w29, lsl #16
    eor v30.16b, v1.16b, v7.16b
    eor w1, w1, w23, lsr #16
    movz w23, #0xff, lsl #0
    eor w27, w4, w15, lsl #16
    eor v6.16b, v25.16b, v6.16b
    eor w8, w8, w21, lsr #16
    ubfm w21, w24, #16, #31
    ubfm w29, w25, #16, #31
    shl v12.16b, v30.16b, #6
    eor w5, w5, w22, lsr #16
    ubfm w22, w26, #16, #31
    eor w19, w19, w20, lsl #16
    str q19, [sp, #64]  /* spill */
    eor w14, w14, w28, lsl #16
    movz w28, #0xff, lsl #0
    eor w16, w16, w24, lsr #16
    eor v27.16b, v27.16b, v6.16b
    movz w24, #0xff, lsl #0
    eor w10, w10, w26, lsr #16
    eor w26, w11, w3, lsr #8
    str q4, [sp, #80]  /* spill */
    movk w23, #0xff, lsl #16  /* 0x00ff00ff */
    ubfm w20, w27, #16, #31
    eor w6, w6, w21, lsl #16
    ldp q4, q6, [x0, #464]
    movz w21, #0xff, lsl #0
    eor w12, w12, w25, lsr #16
    eor w17, w17, w29, lsl #16
    sri v12.16b, v30.16b, #2
    movz w25, #0xff, lsl #0
    eor w15, w15, w27, lsr #16
    eor w27, w8, w13, lsr #8
    ldr q30, [sp, #64]  /* reload */
    movk w28, #0xff, lsl #16  /* 0x00ff00ff */
    movk w24, #0xff, lsl #16  /* 0x00ff00ff */
    and w23, w26, w23
    ldp q0, q1, [x0, #368]
    eor w26, w14, w19, lsr #8
    movz w29, #0xff, lsl #0
    eor w7, w7, w22, lsl #16
    shl v19.16b, v19.16b, #1
    eor w4, w4, w20, lsl #16
    movz w20, #0xff, lsl #0
    movk w21, #0xff, lsl #16  /* 0x00ff00ff */
    str q4, [sp, #112]  /* spill */
    movk w25, #0xff, lsl #16  /* 0x00ff00ff */
    and w27, w27, w28
    eor w28, w1, w5, lsr #8
    and w24, w26, w24
    eor w26, w17, w6, lsr #8
    movz w22, #0xff, lsl #0
    sri v19.16b, v30.16b, #7
    movk w29, #0xff, lsl #16  /* 0x00ff00ff */
    movk w20, #0xff, lsl #16  /* 0x00ff00ff */
    and w21, w28, w21
    ldr q30, [sp, #112]  /* reload */
    eor w28, w12, w16, lsr #8
    and w25, w26, w25
    eor w26, w4, w7, lsr #8
    shl v15.16b, v16.16b, #1
    movk w22, #0xff, lsl #16  /* 0x00ff00ff */
    and w28, w28, w29
    eor w29, w15, w10, lsr #8
    eor v21.16b, v21.16b, v0.16b
    and w20, w26, w20
    eor w11, w11, w23
    eor w3, w3, w23, lsl #8
    shl v11.16b, v29.16b, #6
    eor w8, w8, w27
    eor w13, w13, w27, lsl #8
    movz w23, #0xf0f, lsl #0
    str q21, [sp, #128]  /* spill */
    movz w26, #0xf0f, lsl #0
    and w22, w29, w22
    eor w14, w14, w24
    shl v21.16b, v27.16b, #2
    eor w19, w19, w24, lsl #8
    eor w1, w1, w21
    eor w5, w5, w21, lsl #8
    sri v15.16b, v16.16b, #7
    movz w21, #0xf0f, lsl #0
    movz w24, #0xf0f, lsl #0
    eor w12, w12, w28
    eor v20.16b, v20.16b, v2.16b
    eor w16, w16, w28, lsl #8
    eor w28, w13, w3, lsr #4
    movk w23, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w29, w8, w11, lsr #4
    movk w26, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w17, w17, w25
    eor v22.16b, v22.16b, v3.16b
    eor w6, w6, w25, lsl #8
    movz w25, #0xf0f, lsl #0
    movz w27, #0xf0f, lsl #0
    ldp q2, q3, [x0, #400]
    movk w21, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    movk w24, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w23, w28, w23
    str q6, [sp, #96]  /* spill */
    eor w28, w5, w19, lsr #4
    and w26, w29, w26
    eor w29, w1, w14, lsr #4
    eor v18.16b, v18.16b, v0.16b
    eor w4, w4, w20
    eor w7, w7, w20, lsl #8
    eor w15, w15, w22
    shl v0.16b, v31.16b, #2
    eor w10, w10, w22, lsl #8
    movz w20, #0xf0f, lsl #0
    movz w22, #0xf0f, lsl #0
    sri v11.16b, v29.16b, #2
    movk w25, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    movk w27, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w21, w28, w21
    ldr q29, [sp, #80]  /* reload */
    eor w28, w16, w6, lsr #4
    and w24, w29, w24
    eor w29, w12, w17, lsr #4
    sri v21.16b, v27.16b, #6
    movk w20, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    movk w22, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w25, w28, w25
    eor v27.16b, v15.16b, v30.16b
    eor w28, w10, w7, lsr #4
    and w27, w29, w27
    eor w29, w15, w4, lsr #4
    eor v19.16b, v19.16b, v30.16b
    eor w13, w13, w23
    eor w3, w3, w23, lsl #4
    eor w8, w8, w26
    ldr q30, [sp, #96]  /* reload */
    eor w11, w11, w26, lsl #4
    movz w23, #0x3333, lsl #0
    movz w26, #0x3333, lsl #0
    shl v4.16b, v28.16b, #7
    and w20, w28, w20
    and w22, w29, w22
    eor w5, w5, w21
    shl v7.16b, v20.16b, #4
    eor w19, w19, w21, lsl #4
    eor w1, w1, w24
    eor w14, w14, w24, lsl #4
    shl v9.16b, v24.16b, #3
    movz w21, #0x3333, lsl #0
    movz w24, #0x3333, lsl #0
    eor w28, w11, w3, lsr #2
    shl v13.16b, v25.16b, #5
    movk w23, #0x3333, lsl #16  /* 0x33333333 */
    eor w29, w8, w13, lsr #2
    movk w26, #0x3333, lsl #16  /* 0x33333333 */
    sri v0.16b, v31.16b, #6
    eor w16, w16, w25
    eor w6, w6, w25, lsl #4
    eor w12, w12, w27
    ldr q31, [sp, #128]  /* reload */
    eor w17, w17, w27, lsl #4
    movz w25, #0x3333, lsl #0
    movz w27, #0x3333, lsl #0
    shl v6.16b, v17.16b, #7
    movk w21, #0x3333, lsl #16  /* 0x33333333 */
    movk w24, #0x3333, lsl #16  /* 0x33333333 */
    and w23, w28, w23
    shl v8.16b, v22.16b, #4
    eor w28, w14, w19, lsr #2
    and w26, w29, w26
    eor w29, w1, w5, lsr #2
    shl v10.16b, v26.16b, #3
    eor w10, w10, w20
    eor w7, w7, w20, lsl #4
    eor w15, w15, w22
    shl v14.16b, v23.16b, #5
    eor w4, w4, w22, lsl #4
    movz w20, #0x3333, lsl #0
    movz w22, #0x3333, lsl #0
    sri v4.16b, v28.16b, #1
    movk w25, #0x3333, lsl #16  /* 0x33333333 */
    movk w27, #0x3333, lsl #16  /* 0x33333333 */
    and w21, w28, w21
    sri v7.16b, v20.16b, #4
    eor w28, w17, w6, lsr #2
    and w24, w29, w24
    eor w29, w12, w16, lsr #2
    sri v9.16b, v24.16b, #5
    sri v13.16b, v25.16b, #3
    movk w20, #0x3333, lsl #16  /* 0x33333333 */
    movk w22, #0x3333, lsl #16  /* 0x33333333 */
    and w25, w28, w25
    eor w28, w4, w7, lsr #2
    and w27, w29, w27
    eor w29, w15, w10, lsr #2
    sri v6.16b, v17.16b, #1
    eor w11, w11, w23
    eor w3, w3, w23, lsl #2
    eor w8, w8, w26
    eor v17.16b, v4.16b, v1.16b
    eor w13, w13, w26, lsl #2
    movz w23, #0x5555, lsl #0
    movz w26, #0x5555, lsl #0
    sri v8.16b, v22.16b, #4
    eor v22.16b, v7.16b, v2.16b
    sri v10.16b, v26.16b, #5
    and w20, w28, w20
    and w22, w29, w22
    eor v26.16b, v9.16b, v3.16b
    eor v25.16b, v11.16b, v5.16b
    eor w14, w14, w21
    eor w19, w19, w21, lsl #2
    sri v14.16b, v23.16b, #3
    eor v16.16b, v13.16b, v29.16b
    eor w1, w1, w24
    eor w5, w5, w24, lsl #2
    eor v21.16b, v21.16b, v30.16b
    movz w21, #0x5555, lsl #0
    movz w24, #0x5555, lsl #0
    eor w28, w13, w3, lsr #1
    movk w23, #0x5555, lsl #16  /* 0x55555555 */
    eor w29, w8, w11, lsr #1
    movk w26, #0x5555, lsl #16  /* 0x55555555 */
    eor v20.16b, v6.16b, v1.16b
    movk w21, #0x5555, lsl #16  /* 0x55555555 */
    movk w24, #0x5555, lsl #16  /* 0x55555555 */
    and w23, w28, w23
    eor v24.16b, v8.16b, v2.16b
    eor w28, w5, w19, lsr #1
    and w26, w29, w26
    eor w29, w1, w14, lsr #1
    eor v28.16b, v10.16b, v3.16b
    eor v23.16b, v12.16b, v5.16b
    eor v29.16b, v14.16b, v29.16b
    and w21, w28, w21
    and w24, w29, w24
    trn1 v1.4s, v31.4s, v25.4s
    eor v30.16b, v0.16b, v30.16b
    eor w17, w17, w25
    eor w6, w6, w25, lsl #2
    trn2 v25.4s, v31.4s, v25.4s
    trn1 v31.4s, v17.4s, v16.4s
    eor w12, w12, w27
    eor w16, w16, w27, lsl #2
    trn2 v16.4s, v17.4s, v16.4s
    trn1 v17.4s, v22.4s, v27.4s
    movz w25, #0x5555, lsl #0
    movz w27, #0x5555, lsl #0
    trn2 v22.4s, v22.4s, v27.4s
    trn1 v27.4s, v26.4s, v21.4s
    eor w5, w5, w21
    eor w19, w19, w21, lsl #1
    trn2 v21.4s, v26.4s, v21.4s
    trn1 v26.4s, v18.4s, v23.4s
    eor w21, w1, w24
    eor w4, w4, w20
    trn2 v18.4s, v18.4s, v23.4s
    trn1 v23.4s, v20.4s, v29.4s
    eor w7, w7, w20, lsl #2
    eor w15, w15, w22
    trn2 v20.4s, v20.4s, v29.4s
    trn1 v29.4s, v24.4s, v19.4s
    eor w10, w10, w22, lsl #2
    movz w20, #0x5555, lsl #0
    trn2 v19.4s, v24.4s, v19.4s
    trn1 v24.4s, v28.4s, v30.4s
    movz w22, #0x5555, lsl #0
    movk w25, #0x5555, lsl #16  /* 0x55555555 */
    trn2 v28.4s, v28.4s, v30.4s
    trn1 v30.8h, v1.8h, v17.8h
    movk w27, #0x5555, lsl #16  /* 0x55555555 */
    eor w28, w16, w6, lsr #1
    trn2 v17.8h, v1.8h, v17.8h
    trn1 v0.8h, v31.8h, v27.8h
    eor w29, w12, w17, lsr #1
    ldr x1, [sp, #272]  /* reload */
    trn2 v27.8h, v31.8h, v27.8h
    trn1 v31.8h, v25.8h, v22.8h
    movk w20, #0x5555, lsl #16  /* 0x55555555 */
    movk w22, #0x5555, lsl #16  /* 0x55555555 */
    trn2 v22.8h, v25.8h, v22.8h
    trn1 v25.8h, v16.8h, v21.8h
    and w25, w28, w25
    eor w28, w10, w7, lsr #1
    trn2 v16.8h, v16.8h, v21.8h
    trn1 v21.8h, v26.8h, v29.8h
    and w27, w29, w27
    eor w29, w15, w4, lsr #1
    trn2 v26.8h, v26.8h, v29.8h
    trn1 v29.8h, v23.8h, v24.8h
    and w20, w28, w20
    and w22, w29, w22
    trn2 v23.8h, v23.8h, v24.8h
    trn1 v24.8h, v18.8h, v19.8h
    add x28, x2, #256
    eor w13, w13, w23
    trn2 v18.8h, v18.8h, v19.8h
    trn1 v19.8h, v20.8h, v28.8h
    eor w3, w3, w23, lsl #1
    eor w8, w8, w26
    trn2 v20.8h, v20.8h, v28.8h
    trn1 v28.16b, v30.16b, v0.16b
    eor w11, w11, w26, lsl #1
    eor w14, w14, w24, lsl #1
    trn2 v30.16b, v30.16b, v0.16b
    trn1 v0.16b, v17.16b, v27.16b
    eor w16, w16, w25
    eor w6, w6, w25, lsl #1
    trn2 v17.16b, v17.16b, v27.16b
    trn1 v27.16b, v31.16b, v25.16b
    eor w12, w12, w27
    eor w17, w17, w27, lsl #1
    trn2 v25.16b, v31.16b, v25.16b
    stp q28, q30, [x2, #0]
    trn1 v28.16b, v22.16b, v16.16b
    eor w10, w10, w20
    trn2 v16.16b, v22.16b, v16.16b
    stp q0, q17, [x2, #32]
    trn1 v17.16b, v21.16b, v29.16b
    eor w7, w7, w20, lsl #1
    trn2 v21.16b, v21.16b, v29.16b
    stp q27, q25, [x2, #64]
    trn1 v22.16b, v26.16b, v23.16b
    eor w15, w15, w22
    trn2 v23.16b, v26.16b, v23.16b
    stp q28, q16, [x2, #96]
    trn1 v16.16b, v24.16b, v19.16b
    eor w4, w4, w22, lsl #1
    trn2 v19.16b, v24.16b, v19.16b
    stp q17, q21, [x2, #128]
    trn1 v17.16b, v18.16b, v20.16b
    sub x9, x9, #40
    trn2 v18.16b, v18.16b, v20.16b
    add x1, x1, #320
    stp q22, q23, [x2, #160]
    str x1, [sp, #272]  /* spill */
    stp q16, q19, [x2, #192]
    ldr q19, [sp, #48]  /* reload */
    ldr q16, [sp, #16]  /* reload */
    stp q17, q18, [x2, #224]
    str w13, [x28, #8]
    add x2, x2, #320
    ldr q18, [sp, #32]  /* reload */
    str w3, [x28, #0]
    str w8, [x28, #24]
    ldr q17, [sp, #0]  /* reload */
    str w11, [x28, #16]
    str w5, [x28, #40]
    str w19, [x28, #32]
    str w21, [x28, #56]
    str w14, [x28, #48]
    str w16, [x28, #12]
    str w6, [x28, #4]
    str w12, [x28, #28]
    str w17, [x28, #20]
    str w10, [x28, #44]
    str w7, [x28, #36]
    str w15, [x28, #60]
    str w4, [x28, #52]
    tbz x9, 63, L(pipo64_128_encrypt_blocks_blocks6)
L(pipo64_128_encrypt_blocks_fewer3):
    add x3, x9, #40
L(pipo64_128_encrypt_blocks_rest2):
    sub x9, x3, #32
    tbnz x9, 63, L(pipo64_128_encrypt_blocks_fewer8)
    /* start: x := x ^ rk[0] */
    ldp q16, q17, [x0, #304]
    ldp q19, q18, [x0, #336]
    str q16, [sp, #16]  /* spill */
    str q17, [sp, #0]  /* spill */
    str q19, [sp, #48]  /* spill */
    str q18, [sp, #32]  /* spill */
L(pipo64_128_encrypt_blocks_blocks10):
    ldp q21, q20, [x1, #0]
    ldp q23, q22, [x1, #32]
    ldp q25, q24, [x1, #64]
    ldp q27, q26, [x1, #96]
    ldp q29, q28, [x1, #128]
    ldp q31, q30, [x1, #160]
    trn1 v0.16b, v21.16b, v20.16b
    trn2 v20.16b, v21.16b, v20.16b
    ldp q1, q21, [x1, #192]
    trn1 v2.16b, v23.16b, v22.16b
    trn2 v22.16b, v23.16b, v22.16b
    ldp q3, q23, [x1, #224]
    trn1 v4.16b, v25.16b, v24.16b
    trn2 v24.16b, v25.16b, v24.16b
    trn1 v25.16b, v27.16b, v26.16b
    trn2 v26.16b, v27.16b, v26.16b
    /* start: x := x ^ rk[0] */
    ldp q27, q5, [x0, #0]
    trn1 v6.16b, v29.16b, v28.16b
    trn2 v28.16b, v29.16b, v28.16b
    ldp q29, q7, [x0, #32]
    trn1 v8.16b, v31.16b, v30.16b
    trn2 v30.16b, v31.16b, v30.16b
    trn1 v31.16b, v1.16b, v21.16b
    trn2 v21.16b, v1.16b, v21.16b
    trn1 v1.16b, v3.16b, v23.16b
    trn2 v23.16b, v3.16b, v23.16b
    trn1 v3.8h, v0.8h, v2.8h
    trn1 v9.8h, v20.8h, v22.8h
    trn1 v10.8h, v4.8h, v25.8h
    trn1 v11.8h, v24.8h, v26.8h
    trn1 v12.8h, v6.8h, v8.8h
    trn1 v13.8h, v28.8h, v30.8h
    trn1 v14.8h, v31.8h, v1.8h
    trn1 v15.8h, v21.8h, v23.8h
    trn2 v0.8h, v0.8h, v2.8h
    trn2 v20.8h, v20.8h, v22.8h
    trn2 v22.8h, v4.8h, v25.8h
    trn2 v24.8h, v24.8h, v26.8h
    trn1 v25.4s, v3.4s, v10.4s
    trn1 v26.4s, v9.4s, v11.4s
    trn2 v2.8h, v6.8h, v8.8h
    trn2 v28.8h, v28.8h, v30.8h
    trn2 v30.8h, v31.8h, v1.8h
    trn2 v21.8h, v21.8h, v23.8h
    trn1 v23.4s, v12.4s, v14.4s
    trn1 v31.4s, v13.4s, v15.4s
    trn1 v1.4s, v0.4s, v22.4s
    trn2 v22.4s, v0.4s, v22.4s
    trn2 v0.4s, v20.4s, v24.4s
    trn1 v4.4s, v2.4s, v30.4s
    trn2 v30.4s, v2.4s, v30.4s
    trn2 v2.4s, v28.4s, v21.4s
    eor v25.16b, v25.16b, v27.16b
    eor v23.16b, v23.16b, v27.16b
    eor v26.16b, v26.16b, v5.16b
    eor v27.16b, v31.16b, v5.16b
    trn2 v31.4s, v9.4s, v11.4s
    trn2 v5.4s, v13.4s, v15.4s
    eor v1.16b, v1.16b, v29.16b
    eor v29.16b, v4.16b, v29.16b
    eor v22.16b, v22.16b, v7.16b
    eor v30.16b, v30.16b, v7.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v18.16b
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v4.16b, v26.16b, v25.16b
    and v6.16b, v27.16b, v23.16b
    trn1 v20.4s, v20.4s, v24.4s
    trn1 v21.4s, v28.4s, v21.4s
    eor v24.16b, v31.16b, v19.16b
    eor v28.16b, v5.16b, v19.16b
    and v31.16b, v0.16b, v22.16b
    eor v1.16b, v1.16b, v4.16b
    and v4.16b, v2.16b, v30.16b
    eor v29.16b, v29.16b, v6.16b
    trn2 v3.4s, v3.4s, v10.4s
    trn2 v5.4s, v12.4s, v14.4s
    eor v20.16b, v20.16b, v16.16b
    eor v16.16b, v21.16b, v16.16b
    eor v21.16b, v24.16b, v31.16b
    orr v24.16b, v1.16b, v26.16b
    eor v28.16b, v28.16b, v4.16b
    orr v31.16b, v29.16b, v27.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v5.16b, v17.16b
    and v4.16b, v20.16b, v21.16b
    eor v24.16b, v25.16b, v24.16b
    and v25.16b, v16.16b, v28.16b
    eor v23.16b, v23.16b, v31.16b
    eor v31.16b, v3.16b, v4.16b
    orr v3.16b, v1.16b, v24.16b
    eor v17.16b, v17.16b, v25.16b
    orr v25.16b, v29.16b, v23.16b
    eor v0.16b, v0.16b, v31.16b
    eor v26.16b, v26.16b, v3.16b
    eor v2.16b, v2.16b, v17.16b
    eor v25.16b, v27.16b, v25.16b
    eor v27.16b, v0.16b, v26.16b
    orr v3.16b, v31.16b, v21.16b
    eor v4.16b, v2.16b, v25.16b
    eor v21.16b, v21.16b, v0.16b
    orr v0.16b, v17.16b, v28.16b
    eor v28.16b, v28.16b, v2.16b
    eor v2.16b, v20.16b, v3.16b
    eor v20.16b, v22.16b, v20.16b
    eor v22.16b, v16.16b, v0.16b
    and v0.16b, v27.16b, v21.16b
    eor v16.16b, v30.16b, v16.16b
    and v30.16b, v4.16b, v28.16b
    ldr q3, [x0, #64]
    ldp q5, q6, [x0, #384]
    eor v2.16b, v2.16b, v1.16b
    eor v22.16b, v22.16b, v29.16b
    eor v0.16b, v20.16b, v0.16b
    eor v30.16b, v16.16b, v30.16b
    and v20.16b, v21.16b, v20.16b
    and v16.16b, v28.16b, v16.16b
    eor v7.16b, v2.16b, v21.16b
    eor v8.16b, v22.16b, v28.16b
    eor v9.16b, v27.16b, v0.16b
    eor v10.16b, v4.16b, v30.16b
    eor v20.16b, v31.16b, v20.16b
    eor v16.16b, v17.16b, v16.16b
    ldp q31, q17, [x0, #448]
    ldr q11, [x0, #480]
    bic v12.16b, v9.16b, v7.16b
    bic v13.16b, v10.16b, v8.16b
    eor v20.16b, v20.16b, v24.16b
    eor v16.16b, v16.16b, v23.16b
    eor v24.16b, v24.16b, v7.16b
    eor v23.16b, v23.16b, v8.16b
    eor v7.16b, v20.16b, v12.16b
    eor v8.16b, v16.16b, v13.16b
    shl v14.16b, v24.16b, #7
    eor v1.16b, v1.16b, v9.16b
    shl v9.16b, v23.16b, #7
    eor v29.16b, v29.16b, v10.16b
    ldp q12, q13, [x0, #416]
    orn v10.16b, v20.16b, v2.16b
    orn v15.16b, v16.16b, v22.16b
    eor v26.16b, v26.16b, v7.16b
    eor v25.16b, v25.16b, v8.16b
    sri v14.16b, v24.16b, #1
    eor v24.16b, v0.16b, v10.16b
    sri v9.16b, v23.16b, #1
    eor v23.16b, v30.16b, v15.16b
    shl v30.16b, v1.16b, #4
    eor v27.16b, v27.16b, v3.16b
    shl v0.16b, v29.16b, #4
    eor v3.16b, v4.16b, v3.16b
    shl v4.16b, v2.16b, #1
    eor v7.16b, v14.16b, v5.16b
    shl v8.16b, v22.16b, #1
    eor v5.16b, v9.16b, v5.16b
    shl v9.16b, v26.16b, #2
    orr v10.16b, v24.16b, v20.16b
    shl v14.16b, v25.16b, #2
    orr v15.16b, v23.16b, v16.16b
    sri v30.16b, v1.16b, #4
    eor v21.16b, v21.16b, v10.16b
    sri v0.16b, v29.16b, #4
    eor v28.16b, v28.16b, v15.16b
    shl v29.16b, v20.16b, #5
    eor v30.16b, v30.16b, v6.16b
    shl v1.16b, v16.16b, #5
    eor v0.16b, v0.16b, v6.16b
    sri v4.16b, v2.16b, #7
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v2.16b, v7.16b, v27.16b
    sri v8.16b, v22.16b, #7
    and v22.16b, v5.16b, v3.16b
    sri v9.16b, v26.16b, #6
    eor v26.16b, v4.16b, v17.16b
    sri v14.16b, v25.16b, #6
    eor v17.16b, v8.16b, v17.16b
    shl v25.16b, v24.16b, #3
    eor v4.16b, v9.16b, v11.16b
    shl v6.16b, v23.16b, #3
    eor v8.16b, v14.16b, v11.16b
    sri v29.16b, v20.16b, #3
    and v20.16b, v4.16b, v26.16b
    sri v1.16b, v16.16b, #3
    eor v16.16b, v30.16b, v2.16b
    sri v25.16b, v24.16b, #5
    eor v24.16b, v29.16b, v31.16b
    sri v6.16b, v23.16b, #5
    eor v23.16b, v1.16b, v31.16b
    shl v29.16b, v21.16b, #6
    and v30.16b, v8.16b, v17.16b
    shl v31.16b, v28.16b, #6
    eor v22.16b, v0.16b, v22.16b
    eor v25.16b, v25.16b, v12.16b
    eor v0.16b, v6.16b, v12.16b
    sri v29.16b, v21.16b, #2
    eor v20.16b, v24.16b, v20.16b
    sri v31.16b, v28.16b, #2
    orr v21.16b, v16.16b, v7.16b
    eor v23.16b, v23.16b, v30.16b
    orr v24.16b, v22.16b, v5.16b
    eor v28.16b, v29.16b, v13.16b
    eor v29.16b, v31.16b, v13.16b
    and v30.16b, v25.16b, v20.16b
    eor v21.16b, v27.16b, v21.16b
    and v27.16b, v0.16b, v23.16b
    eor v24.16b, v3.16b, v24.16b
    eor v28.16b, v28.16b, v30.16b
    orr v30.16b, v16.16b, v21.16b
    eor v27.16b, v29.16b, v27.16b
    orr v29.16b, v22.16b, v24.16b
    eor v31.16b, v4.16b, v28.16b
    eor v30.16b, v7.16b, v30.16b
    eor v1.16b, v8.16b, v27.16b
    eor v29.16b, v5.16b, v29.16b
    eor v2.16b, v31.16b, v30.16b
    orr v3.16b, v28.16b, v20.16b
    eor v4.16b, v1.16b, v29.16b
    eor v20.16b, v20.16b, v31.16b
    orr v31.16b, v27.16b, v23.16b
    eor v23.16b, v23.16b, v1.16b
    eor v1.16b, v25.16b, v3.16b
    eor v25.16b, v26.16b, v25.16b
    eor v26.16b, v0.16b, v31.16b
    and v31.16b, v2.16b, v20.16b
    eor v17.16b, v17.16b, v0.16b
    and v0.16b, v4.16b, v23.16b
    ldr q3, [x0, #80]
    ldp q5, q6, [x0, #256]
    eor v1.16b, v1.16b, v16.16b
    eor v26.16b, v26.16b, v22.16b
    eor v31.16b, v25.16b, v31.16b
    eor v0.16b, v17.16b, v0.16b
    and v25.16b, v20.16b, v25.16b
    and v17.16b, v23.16b, v17.16b
    eor v7.16b, v1.16b, v20.16b
    eor v8.16b, v26.16b, v23.16b
    eor v9.16b, v2.16b, v31.16b
    eor v10.16b, v4.16b, v0.16b
    eor v25.16b, v28.16b, v25.16b
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x0, #288]
    bic v28.16b, v9.16b, v7.16b
    bic v11.16b, v10.16b, v8.16b
    eor v25.16b, v25.16b, v21.16b
    eor v17.16b, v17.16b, v24.16b
    eor v21.16b, v21.16b, v7.16b
    eor v24.16b, v24.16b, v8.16b
    eor v28.16b, v25.16b, v28.16b
    eor v7.16b, v17.16b, v11.16b
    shl v8.16b, v21.16b, #7
    eor v16.16b, v16.16b, v9.16b
    shl v9.16b, v24.16b, #7
    eor v22.16b, v22.16b, v10.16b
    orn v10.16b, v25.16b, v1.16b
    orn v11.16b, v17.16b, v26.16b
    eor v28.16b, v30.16b, v28.16b
    sri v8.16b, v21.16b, #1
    eor v21.16b, v31.16b, v10.16b
    sri v9.16b, v24.16b, #1
    eor v24.16b, v0.16b, v11.16b
    shl v30.16b, v16.16b, #4
    eor v29.16b, v29.16b, v7.16b
    eor v31.16b, v2.16b, v3.16b
    shl v0.16b, v22.16b, #4
    eor v2.16b, v4.16b, v3.16b
    shl v3.16b, v1.16b, #1
    eor v4.16b, v8.16b, v5.16b
    eor v5.16b, v9.16b, v5.16b
    shl v8.16b, v28.16b, #2
    orr v9.16b, v21.16b, v25.16b
    orr v11.16b, v24.16b, v17.16b
    sri v30.16b, v16.16b, #4
    shl v10.16b, v29.16b, #2
    eor v16.16b, v20.16b, v9.16b
    sri v0.16b, v22.16b, #4
    eor v20.16b, v23.16b, v11.16b
    shl v22.16b, v25.16b, #5
    eor v23.16b, v30.16b, v6.16b
    shl v30.16b, v17.16b, #5
    eor v0.16b, v0.16b, v6.16b
    sri v3.16b, v1.16b, #7
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v31.16b
    sri v8.16b, v28.16b, #6
    shl v7.16b, v26.16b, #1
    eor v28.16b, v3.16b, v27.16b
    sri v10.16b, v29.16b, #6
    eor v3.16b, v8.16b, v18.16b
    shl v29.16b, v21.16b, #3
    sri v22.16b, v25.16b, #3
    and v25.16b, v3.16b, v28.16b
    sri v30.16b, v17.16b, #3
    eor v17.16b, v23.16b, v1.16b
    sri v7.16b, v26.16b, #7
    and v26.16b, v5.16b, v2.16b
    sri v29.16b, v21.16b, #5
    eor v21.16b, v22.16b, v19.16b
    eor v22.16b, v30.16b, v19.16b
    shl v23.16b, v16.16b, #6
    ldr q30, [sp, #16]  /* reload */
    eor v27.16b, v7.16b, v27.16b
    shl v6.16b, v24.16b, #3
    eor v7.16b, v10.16b, v18.16b
    sri v23.16b, v16.16b, #2
    eor v16.16b, v21.16b, v25.16b
    ldr q21, [sp, #0]  /* reload */
    sri v6.16b, v24.16b, #5
    and v24.16b, v7.16b, v27.16b
    shl v1.16b, v20.16b, #6
    eor v26.16b, v0.16b, v26.16b
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v6.16b, v30.16b
    sri v1.16b, v20.16b, #2
    orr v20.16b, v17.16b, v4.16b
    eor v22.16b, v22.16b, v24.16b
    orr v24.16b, v26.16b, v5.16b
    eor v23.16b, v23.16b, v21.16b
    eor v21.16b, v1.16b, v21.16b
    and v25.16b, v29.16b, v16.16b
    eor v20.16b, v31.16b, v20.16b
    and v31.16b, v30.16b, v22.16b
    eor v24.16b, v2.16b, v24.16b
    eor v23.16b, v23.16b, v25.16b
    orr v25.16b, v17.16b, v20.16b
    eor v21.16b, v21.16b, v31.16b
    orr v31.16b, v26.16b, v24.16b
    eor v0.16b, v3.16b, v23.16b
    eor v25.16b, v4.16b, v25.16b
    eor v1.16b, v7.16b, v21.16b
    eor v31.16b, v5.16b, v31.16b
    orr v3.16b, v23.16b, v16.16b
    eor v2.16b, v0.16b, v25.16b
    eor v16.16b, v16.16b, v0.16b
    eor v4.16b, v1.16b, v31.16b
    orr v0.16b, v21.16b, v22.16b
    eor v22.16b, v22.16b, v1.16b
    eor v1.16b, v29.16b, v3.16b
    eor v28.16b, v28.16b, v29.16b
    eor v29.16b, v30.16b, v0.16b
    and v0.16b, v2.16b, v16.16b
    eor v27.16b, v27.16b, v30.16b
    and v30.16b, v4.16b, v22.16b
    eor v1.16b, v1.16b, v17.16b
    ldr q3, [x0, #96]
    ldp q5, q6, [x0, #384]
    eor v29.16b, v29.16b, v26.16b
    eor v0.16b, v28.16b, v0.16b
    eor v30.16b, v27.16b, v30.16b
    and v28.16b, v16.16b, v28.16b
    and v27.16b, v22.16b, v27.16b
    eor v7.16b, v1.16b, v16.16b
    eor v8.16b, v29.16b, v22.16b
    eor v9.16b, v2.16b, v0.16b
    eor v10.16b, v4.16b, v30.16b
    eor v23.16b, v23.16b, v28.16b
    eor v21.16b, v21.16b, v27.16b
    bic v12.16b, v9.16b, v7.16b
    ldp q28, q27, [x0, #448]
    ldr q11, [x0, #480]
    bic v13.16b, v10.16b, v8.16b
    eor v23.16b, v23.16b, v20.16b
    eor v21.16b, v21.16b, v24.16b
    eor v20.16b, v20.16b, v7.16b
    eor v24.16b, v24.16b, v8.16b
    eor v7.16b, v23.16b, v12.16b
    eor v8.16b, v21.16b, v13.16b
    shl v14.16b, v20.16b, #7
    eor v17.16b, v17.16b, v9.16b
    shl v9.16b, v24.16b, #7
    orn v15.16b, v21.16b, v29.16b
    eor v26.16b, v26.16b, v10.16b
    ldp q12, q13, [x0, #416]
    orn v10.16b, v23.16b, v1.16b
    eor v25.16b, v25.16b, v7.16b
    eor v31.16b, v31.16b, v8.16b
    sri v14.16b, v20.16b, #1
    sri v9.16b, v24.16b, #1
    eor v24.16b, v30.16b, v15.16b
    shl v30.16b, v17.16b, #4
    eor v20.16b, v0.16b, v10.16b
    eor v0.16b, v2.16b, v3.16b
    shl v2.16b, v26.16b, #4
    eor v3.16b, v4.16b, v3.16b
    shl v4.16b, v1.16b, #1
    eor v7.16b, v14.16b, v5.16b
    shl v8.16b, v29.16b, #1
    eor v5.16b, v9.16b, v5.16b
    shl v9.16b, v25.16b, #2
    shl v14.16b, v31.16b, #2
    orr v15.16b, v24.16b, v21.16b
    sri v30.16b, v17.16b, #4
    orr v10.16b, v20.16b, v23.16b
    sri v2.16b, v26.16b, #4
    eor v17.16b, v22.16b, v15.16b
    shl v22.16b, v23.16b, #5
    eor v26.16b, v30.16b, v6.16b
    shl v30.16b, v21.16b, #5
    eor v16.16b, v16.16b, v10.16b
    sri v4.16b, v1.16b, #7
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v29.16b, #7
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v1.16b, v7.16b, v0.16b
    sri v9.16b, v25.16b, #6
    and v29.16b, v5.16b, v3.16b
    sri v14.16b, v31.16b, #6
    eor v25.16b, v4.16b, v27.16b
    eor v27.16b, v8.16b, v27.16b
    shl v31.16b, v20.16b, #3
    eor v4.16b, v9.16b, v11.16b
    shl v6.16b, v24.16b, #3
    eor v8.16b, v14.16b, v11.16b
    sri v22.16b, v23.16b, #3
    sri v30.16b, v21.16b, #3
    and v23.16b, v4.16b, v25.16b
    eor v21.16b, v26.16b, v1.16b
    sri v31.16b, v20.16b, #5
    eor v20.16b, v22.16b, v28.16b
    sri v6.16b, v24.16b, #5
    eor v22.16b, v30.16b, v28.16b
    shl v24.16b, v16.16b, #6
    and v26.16b, v8.16b, v27.16b
    shl v28.16b, v17.16b, #6
    eor v29.16b, v2.16b, v29.16b
    eor v30.16b, v31.16b, v12.16b
    eor v31.16b, v6.16b, v12.16b
    sri v24.16b, v16.16b, #2
    eor v16.16b, v20.16b, v23.16b
    sri v28.16b, v17.16b, #2
    orr v17.16b, v21.16b, v7.16b
    eor v20.16b, v22.16b, v26.16b
    orr v22.16b, v29.16b, v5.16b
    eor v23.16b, v24.16b, v13.16b
    eor v24.16b, v28.16b, v13.16b
    and v26.16b, v30.16b, v16.16b
    eor v17.16b, v0.16b, v17.16b
    and v28.16b, v31.16b, v20.16b
    eor v22.16b, v3.16b, v22.16b
    eor v23.16b, v23.16b, v26.16b
    orr v26.16b, v21.16b, v17.16b
    eor v24.16b, v24.16b, v28.16b
    orr v28.16b, v29.16b, v22.16b
    eor v0.16b, v4.16b, v23.16b
    eor v26.16b, v7.16b, v26.16b
    eor v1.16b, v8.16b, v24.16b
    eor v28.16b, v5.16b, v28.16b
    orr v3.16b, v23.16b, v16.16b
    eor v2.16b, v0.16b, v26.16b
    eor v16.16b, v16.16b, v0.16b
    eor v4.16b, v1.16b, v28.16b
    orr v0.16b, v24.16b, v20.16b
    eor v20.16b, v20.16b, v1.16b
    eor v1.16b, v30.16b, v3.16b
    eor v25.16b, v25.16b, v30.16b
    eor v30.16b, v31.16b, v0.16b
    and v0.16b, v2.16b, v16.16b
    eor v27.16b, v27.16b, v31.16b
    and v31.16b, v4.16b, v20.16b
    eor v1.16b, v1.16b, v21.16b
    ldr q3, [x0, #112]
    ldp q5, q6, [x0, #256]
    eor v30.16b, v30.16b, v29.16b
    eor v0.16b, v25.16b, v0.16b
    eor v31.16b, v27.16b, v31.16b
    and v25.16b, v16.16b, v25.16b
    and v27.16b, v20.16b, v27.16b
    eor v7.16b, v1.16b, v16.16b
    eor v8.16b, v30.16b, v20.16b
    eor v9.16b, v2.16b, v0.16b
    eor v10.16b, v4.16b, v31.16b
    eor v23.16b, v23.16b, v25.16b
    eor v24.16b, v24.16b, v27.16b
    bic v27.16b, v9.16b, v7.16b
    ldr q25, [x0, #288]
    bic v11.16b, v10.16b, v8.16b
    eor v23.16b, v23.16b, v17.16b
    eor v24.16b, v24.16b, v22.16b
    eor v17.16b, v17.16b, v7.16b
    eor v22.16b, v22.16b, v8.16b
    eor v27.16b, v23.16b, v27.16b
    eor v7.16b, v24.16b, v11.16b
    shl v8.16b, v17.16b, #7
    eor v21.16b, v21.16b, v9.16b
    shl v9.16b, v22.16b, #7
    eor v29.16b, v29.16b, v10.16b
    orn v10.16b, v23.16b, v1.16b
    orn v11.16b, v24.16b, v30.16b
    eor v26.16b, v26.16b, v27.16b
    eor v27.16b, v28.16b, v7.16b
    sri v8.16b, v17.16b, #1
    eor v17.16b, v0.16b, v10.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v31.16b, v11.16b
    shl v28.16b, v21.16b, #4
    shl v0.16b, v29.16b, #4
    eor v31.16b, v2.16b, v3.16b
    eor v2.16b, v4.16b, v3.16b
    shl v3.16b, v1.16b, #1
    eor v4.16b, v8.16b, v5.16b
    shl v10.16b, v27.16b, #2
    orr v11.16b, v22.16b, v24.16b
    sri v28.16b, v21.16b, #4
    sri v0.16b, v29.16b, #4
    eor v5.16b, v9.16b, v5.16b
    shl v21.16b, v23.16b, #5
    eor v20.16b, v20.16b, v11.16b
    shl v29.16b, v24.16b, #5
    eor v28.16b, v28.16b, v6.16b
    shl v7.16b, v30.16b, #1
    orr v9.16b, v17.16b, v23.16b
    shl v8.16b, v26.16b, #2
    eor v0.16b, v0.16b, v6.16b
    sri v3.16b, v1.16b, #7
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v31.16b
    sri v10.16b, v27.16b, #6
    eor v16.16b, v16.16b, v9.16b
    shl v27.16b, v17.16b, #3
    sri v21.16b, v23.16b, #3
    sri v29.16b, v24.16b, #3
    eor v24.16b, v28.16b, v1.16b
    sri v7.16b, v30.16b, #7
    and v30.16b, v5.16b, v2.16b
    sri v8.16b, v26.16b, #6
    eor v26.16b, v3.16b, v25.16b
    sri v27.16b, v17.16b, #5
    eor v17.16b, v21.16b, v19.16b
    eor v21.16b, v29.16b, v19.16b
    ldr q29, [sp, #16]  /* reload */
    shl v1.16b, v20.16b, #6
    eor v25.16b, v7.16b, v25.16b
    eor v3.16b, v8.16b, v18.16b
    shl v6.16b, v22.16b, #3
    eor v7.16b, v10.16b, v18.16b
    sri v1.16b, v20.16b, #2
    ldr q20, [sp, #0]  /* reload */
    and v23.16b, v3.16b, v26.16b
    sri v6.16b, v22.16b, #5
    and v28.16b, v7.16b, v25.16b
    shl v22.16b, v16.16b, #6
    eor v30.16b, v0.16b, v30.16b
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v6.16b, v29.16b
    sri v22.16b, v16.16b, #2
    eor v16.16b, v17.16b, v23.16b
    orr v17.16b, v24.16b, v4.16b
    eor v21.16b, v21.16b, v28.16b
    orr v23.16b, v30.16b, v5.16b
    eor v22.16b, v22.16b, v20.16b
    eor v20.16b, v1.16b, v20.16b
    and v28.16b, v27.16b, v16.16b
    eor v17.16b, v31.16b, v17.16b
    and v31.16b, v29.16b, v21.16b
    eor v23.16b, v2.16b, v23.16b
    eor v22.16b, v22.16b, v28.16b
    orr v28.16b, v24.16b, v17.16b
    eor v20.16b, v20.16b, v31.16b
    orr v31.16b, v30.16b, v23.16b
    eor v0.16b, v3.16b, v22.16b
    eor v28.16b, v4.16b, v28.16b
    eor v1.16b, v7.16b, v20.16b
    eor v31.16b, v5.16b, v31.16b
    orr v3.16b, v22.16b, v16.16b
    eor v2.16b, v0.16b, v28.16b
    eor v16.16b, v16.16b, v0.16b
    eor v4.16b, v1.16b, v31.16b
    orr v0.16b, v20.16b, v21.16b
    eor v21.16b, v21.16b, v1.16b
    eor v1.16b, v27.16b, v3.16b
    eor v26.16b, v26.16b, v27.16b
    eor v27.16b, v29.16b, v0.16b
    and v0.16b, v2.16b, v16.16b
    eor v25.16b, v25.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    eor v1.16b, v1.16b, v24.16b
    ldr q3, [x0, #128]
    ldp q5, q6, [x0, #384]
    eor v27.16b, v27.16b, v30.16b
    eor v0.16b, v26.16b, v0.16b
    eor v29.16b, v25.16b, v29.16b
    and v26.16b, v16.16b, v26.16b
    and v25.16b, v21.16b, v25.16b
    eor v7.16b, v1.16b, v16.16b
    eor v8.16b, v27.16b, v21.16b
    eor v9.16b, v2.16b, v0.16b
    eor v10.16b, v4.16b, v29.16b
    eor v22.16b, v22.16b, v26.16b
    eor v20.16b, v20.16b, v25.16b
    bic v12.16b, v9.16b, v7.16b
    ldp q26, q25, [x0, #448]
    ldr q11, [x0, #480]
    bic v13.16b, v10.16b, v8.16b
    eor v22.16b, v22.16b, v17.16b
    eor v20.16b, v20.16b, v23.16b
    eor v17.16b, v17.16b, v7.16b
    eor v23.16b, v23.16b, v8.16b
    eor v7.16b, v22.16b, v12.16b
    eor v8.16b, v20.16b, v13.16b
    shl v14.16b, v17.16b, #7
    eor v24.16b, v24.16b, v9.16b
    shl v9.16b, v23.16b, #7
    ldp q12, q13, [x0, #416]
    eor v30.16b, v30.16b, v10.16b
    orn v10.16b, v22.16b, v1.16b
    orn v15.16b, v20.16b, v27.16b
    eor v28.16b, v28.16b, v7.16b
    eor v31.16b, v31.16b, v8.16b
    sri v14.16b, v17.16b, #1
    sri v9.16b, v23.16b, #1
    eor v17.16b, v0.16b, v10.16b
    eor v23.16b, v29.16b, v15.16b
    shl v29.16b, v24.16b, #4
    eor v0.16b, v2.16b, v3.16b
    shl v2.16b, v30.16b, #4
    eor v3.16b, v4.16b, v3.16b
    shl v4.16b, v1.16b, #1
    eor v7.16b, v14.16b, v5.16b
    shl v8.16b, v27.16b, #1
    eor v5.16b, v9.16b, v5.16b
    shl v9.16b, v28.16b, #2
    shl v14.16b, v31.16b, #2
    orr v10.16b, v17.16b, v22.16b
    orr v15.16b, v23.16b, v20.16b
    sri v29.16b, v24.16b, #4
    sri v2.16b, v30.16b, #4
    eor v16.16b, v16.16b, v10.16b
    shl v24.16b, v22.16b, #5
    eor v21.16b, v21.16b, v15.16b
    shl v30.16b, v20.16b, #5
    eor v29.16b, v29.16b, v6.16b
    sri v4.16b, v1.16b, #7
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v27.16b, #7
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v1.16b, v7.16b, v0.16b
    sri v9.16b, v28.16b, #6
    and v27.16b, v5.16b, v3.16b
    sri v14.16b, v31.16b, #6
    eor v28.16b, v4.16b, v25.16b
    eor v25.16b, v8.16b, v25.16b
    shl v31.16b, v17.16b, #3
    eor v4.16b, v9.16b, v11.16b
    shl v6.16b, v23.16b, #3
    eor v8.16b, v14.16b, v11.16b
    sri v24.16b, v22.16b, #3
    sri v30.16b, v20.16b, #3
    and v22.16b, v4.16b, v28.16b
    eor v20.16b, v29.16b, v1.16b
    sri v31.16b, v17.16b, #5
    eor v17.16b, v24.16b, v26.16b
    sri v6.16b, v23.16b, #5
    eor v23.16b, v30.16b, v26.16b
    shl v24.16b, v16.16b, #6
    and v26.16b, v8.16b, v25.16b
    shl v29.16b, v21.16b, #6
    eor v27.16b, v2.16b, v27.16b
    eor v30.16b, v31.16b, v12.16b
    eor v31.16b, v6.16b, v12.16b
    sri v24.16b, v16.16b, #2
    eor v16.16b, v17.16b, v22.16b
    sri v29.16b, v21.16b, #2
    orr v17.16b, v20.16b, v7.16b
    eor v21.16b, v23.16b, v26.16b
    orr v22.16b, v27.16b, v5.16b
    eor v23.16b, v24.16b, v13.16b
    eor v24.16b, v29.16b, v13.16b
    and v26.16b, v30.16b, v16.16b
    eor v17.16b, v0.16b, v17.16b
    and v29.16b, v31.16b, v21.16b
    eor v22.16b, v3.16b, v22.16b
    eor v23.16b, v23.16b, v26.16b
    orr v26.16b, v20.16b, v17.16b
    eor v24.16b, v24.16b, v29.16b
    orr v29.16b, v27.16b, v22.16b
    eor v0.16b, v4.16b, v23.16b
    eor v26.16b, v7.16b, v26.16b
    eor v1.16b, v8.16b, v24.16b
    eor v29.16b, v5.16b, v29.16b
    orr v3.16b, v23.16b, v16.16b
    eor v2.16b, v0.16b, v26.16b
    eor v16.16b, v16.16b, v0.16b
    eor v4.16b, v1.16b, v29.16b
    orr v0.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v1.16b
    eor v1.16b, v30.16b, v3.16b
    eor v28.16b, v28.16b, v30.16b
    eor v30.16b, v31.16b, v0.16b
    and v0.16b, v2.16b, v16.16b
    eor v25.16b, v25.16b, v31.16b
    and v31.16b, v4.16b, v21.16b
    eor v1.16b, v1.16b, v20.16b
    eor v30.16b, v30.16b, v27.16b
    eor v0.16b, v28.16b, v0.16b
    eor v31.16b, v25.16b, v31.16b
    and v28.16b, v16.16b, v28.16b
    and v25.16b, v21.16b, v25.16b
    eor v7.16b, v1.16b, v16.16b
    ldr q3, [x0, #144]
    ldp q5, q6, [x0, #256]
    eor v8.16b, v30.16b, v21.16b
    eor v9.16b, v2.16b, v0.16b
    eor v10.16b, v4.16b, v31.16b
    eor v23.16b, v23.16b, v28.16b
    eor v24.16b, v24.16b, v25.16b
    bic v28.16b, v9.16b, v7.16b
    bic v11.16b, v10.16b, v8.16b
    eor v23.16b, v23.16b, v17.16b
    eor v24.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v8.16b
    ldr q25, [x0, #288]
    eor v17.16b, v17.16b, v7.16b
    eor v28.16b, v23.16b, v28.16b
    eor v7.16b, v24.16b, v11.16b
    eor v20.16b, v20.16b, v9.16b
    shl v9.16b, v22.16b, #7
    orn v11.16b, v24.16b, v30.16b
    shl v8.16b, v17.16b, #7
    eor v27.16b, v27.16b, v10.16b
    orn v10.16b, v23.16b, v1.16b
    eor v26.16b, v26.16b, v28.16b
    eor v28.16b, v29.16b, v7.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v31.16b, v11.16b
    shl v29.16b, v20.16b, #4
    sri v8.16b, v17.16b, #1
    eor v17.16b, v0.16b, v10.16b
    shl v0.16b, v27.16b, #4
    orr v11.16b, v22.16b, v24.16b
    sri v29.16b, v20.16b, #4
    eor v31.16b, v2.16b, v3.16b
    eor v2.16b, v4.16b, v3.16b
    shl v3.16b, v1.16b, #1
    eor v4.16b, v8.16b, v5.16b
    shl v10.16b, v28.16b, #2
    sri v0.16b, v27.16b, #4
    eor v20.16b, v21.16b, v11.16b
    shl v21.16b, v23.16b, #5
    eor v27.16b, v29.16b, v6.16b
    shl v29.16b, v24.16b, #5
    eor v5.16b, v9.16b, v5.16b
    shl v7.16b, v30.16b, #1
    orr v9.16b, v17.16b, v23.16b
    shl v8.16b, v26.16b, #2
    eor v0.16b, v0.16b, v6.16b
    sri v3.16b, v1.16b, #7
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v31.16b
    sri v10.16b, v28.16b, #6
    eor v16.16b, v16.16b, v9.16b
    shl v28.16b, v17.16b, #3
    sri v21.16b, v23.16b, #3
    sri v29.16b, v24.16b, #3
    eor v24.16b, v27.16b, v1.16b
    sri v7.16b, v30.16b, #7
    and v30.16b, v5.16b, v2.16b
    sri v8.16b, v26.16b, #6
    eor v26.16b, v3.16b, v25.16b
    sri v28.16b, v17.16b, #5
    eor v17.16b, v21.16b, v19.16b
    eor v21.16b, v29.16b, v19.16b
    ldr q29, [sp, #16]  /* reload */
    shl v1.16b, v20.16b, #6
    eor v25.16b, v7.16b, v25.16b
    eor v3.16b, v8.16b, v18.16b
    shl v6.16b, v22.16b, #3
    eor v7.16b, v10.16b, v18.16b
    sri v1.16b, v20.16b, #2
    ldr q20, [sp, #0]  /* reload */
    and v23.16b, v3.16b, v26.16b
    sri v6.16b, v22.16b, #5
    and v27.16b, v7.16b, v25.16b
    shl v22.16b, v16.16b, #6
    eor v30.16b, v0.16b, v30.16b
    eor v28.16b, v28.16b, v29.16b
    eor v29.16b, v6.16b, v29.16b
    sri v22.16b, v16.16b, #2
    eor v16.16b, v17.16b, v23.16b
    orr v17.16b, v24.16b, v4.16b
    eor v21.16b, v21.16b, v27.16b
    orr v23.16b, v30.16b, v5.16b
    eor v22.16b, v22.16b, v20.16b
    eor v20.16b, v1.16b, v20.16b
    and v27.16b, v28.16b, v16.16b
    eor v17.16b, v31.16b, v17.16b
    and v31.16b, v29.16b, v21.16b
    eor v23.16b, v2.16b, v23.16b
    eor v22.16b, v22.16b, v27.16b
    orr v27.16b, v24.16b, v17.16b
    eor v20.16b, v20.16b, v31.16b
    orr v31.16b, v30.16b, v23.16b
    eor v0.16b, v3.16b, v22.16b
    eor v27.16b, v4.16b, v27.16b
    eor v1.16b, v7.16b, v20.16b
    eor v31.16b, v5.16b, v31.16b
    orr v3.16b, v22.16b, v16.16b
    eor v2.16b, v0.16b, v27.16b
    eor v16.16b, v16.16b, v0.16b
    eor v4.16b, v1.16b, v31.16b
    orr v0.16b, v20.16b, v21.16b
    eor v21.16b, v21.16b, v1.16b
    eor v1.16b, v28.16b, v3.16b
    eor v26.16b, v26.16b, v28.16b
    eor v28.16b, v29.16b, v0.16b
    and v0.16b, v2.16b, v16.16b
    eor v25.16b, v25.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    eor v1.16b, v1.16b, v24.16b
    ldr q3, [x0, #160]
    ldp q5, q6, [x0, #384]
    eor v28.16b, v28.16b, v30.16b
    eor v0.16b, v26.16b, v0.16b
    eor v29.16b, v25.16b, v29.16b
    and v26.16b, v16.16b, v26.16b
    and v25.16b, v21.16b, v25.16b
    eor v7.16b, v1.16b, v16.16b
    eor v8.16b, v28.16b, v21.16b
    eor v9.16b, v2.16b, v0.16b
    eor v10.16b, v4.16b, v29.16b
    eor v22.16b, v22.16b, v26.16b
    eor v20.16b, v20.16b, v25.16b
    bic v12.16b, v9.16b, v7.16b
    ldp q26, q25, [x0, #448]
    ldr q11, [x0, #480]
    bic v13.16b, v10.16b, v8.16b
    eor v22.16b, v22.16b, v17.16b
    eor v20.16b, v20.16b, v23.16b
    eor v17.16b, v17.16b, v7.16b
    eor v23.16b, v23.16b, v8.16b
    eor v7.16b, v22.16b, v12.16b
    eor v8.16b, v20.16b, v13.16b
    shl v14.16b, v17.16b, #7
    eor v24.16b, v24.16b, v9.16b
    shl v9.16b, v23.16b, #7
    ldp q12, q13, [x0, #416]
    eor v30.16b, v30.16b, v10.16b
    orn v10.16b, v22.16b, v1.16b
    orn v15.16b, v20.16b, v28.16b
    eor v27.16b, v27.16b, v7.16b
    eor v31.16b, v31.16b, v8.16b
    sri v14.16b, v17.16b, #1
    sri v9.16b, v23.16b, #1
    eor v17.16b, v0.16b, v10.16b
    eor v23.16b, v29.16b, v15.16b
    shl v29.16b, v24.16b, #4
    eor v0.16b, v2.16b, v3.16b
    shl v2.16b, v30.16b, #4
    eor v3.16b, v4.16b, v3.16b
    shl v4.16b, v1.16b, #1
    eor v7.16b, v14.16b, v5.16b
    shl v8.16b, v28.16b, #1
    eor v5.16b, v9.16b, v5.16b
    shl v9.16b, v27.16b, #2
    shl v14.16b, v31.16b, #2
    orr v10.16b, v17.16b, v22.16b
    orr v15.16b, v23.16b, v20.16b
    sri v29.16b, v24.16b, #4
    sri v2.16b, v30.16b, #4
    eor v16.16b, v16.16b, v10.16b
    shl v24.16b, v22.16b, #5
    eor v21.16b, v21.16b, v15.16b
    shl v30.16b, v20.16b, #5
    eor v29.16b, v29.16b, v6.16b
    sri v4.16b, v1.16b, #7
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v28.16b, #7
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v1.16b, v7.16b, v0.16b
    sri v9.16b, v27.16b, #6
    and v28.16b, v5.16b, v3.16b
    sri v14.16b, v31.16b, #6
    eor v27.16b, v4.16b, v25.16b
    eor v25.16b, v8.16b, v25.16b
    shl v31.16b, v17.16b, #3
    eor v4.16b, v9.16b, v11.16b
    shl v6.16b, v23.16b, #3
    eor v8.16b, v14.16b, v11.16b
    sri v24.16b, v22.16b, #3
    sri v30.16b, v20.16b, #3
    and v22.16b, v4.16b, v27.16b
    eor v20.16b, v29.16b, v1.16b
    sri v31.16b, v17.16b, #5
    eor v17.16b, v24.16b, v26.16b
    sri v6.16b, v23.16b, #5
    eor v23.16b, v30.16b, v26.16b
    shl v24.16b, v16.16b, #6
    and v26.16b, v8.16b, v25.16b
    shl v29.16b, v21.16b, #6
    eor v28.16b, v2.16b, v28.16b
    eor v30.16b, v31.16b, v12.16b
    eor v31.16b, v6.16b, v12.16b
    sri v24.16b, v16.16b, #2
    eor v16.16b, v17.16b, v22.16b
    sri v29.16b, v21.16b, #2
    orr v17.16b, v20.16b, v7.16b
    eor v21.16b, v23.16b, v26.16b
    orr v22.16b, v28.16b, v5.16b
    eor v23.16b, v24.16b, v13.16b
    eor v24.16b, v29.16b, v13.16b
    and v26.16b, v30.16b, v16.16b
    eor v17.16b, v0.16b, v17.16b
    and v29.16b, v31.16b, v21.16b
    eor v22.16b, v3.16b, v22.16b
    eor v23.16b, v23.16b, v26.16b
    orr v26.16b, v20.16b, v17.16b
    eor v24.16b, v24.16b, v29.16b
    orr v29.16b, v28.16b, v22.16b
    eor v0.16b, v4.16b, v23.16b
    eor v26.16b, v7.16b, v26.16b
    eor v1.16b, v8.16b, v24.16b
    eor v29.16b, v5.16b, v29.16b
    orr v3.16b, v23.16b, v16.16b
    eor v2.16b, v0.16b, v26.16b
    eor v16.16b, v16.16b, v0.16b
    eor v4.16b, v1.16b, v29.16b
    orr v0.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v1.16b
    eor v1.16b, v30.16b, v3.16b
    eor v27.16b, v27.16b, v30.16b
    eor v30.16b, v31.16b, v0.16b
    and v0.16b, v2.16b, v16.16b
    eor v25.16b, v25.16b, v31.16b
    and v31.16b, v4.16b, v21.16b
    eor v1.16b, v1.16b, v20.16b
    eor v30.16b, v30.16b, v28.16b
    eor v0.16b, v27.16b, v0.16b
    eor v31.16b, v25.16b, v31.16b
    and v27.16b, v16.16b, v27.16b
    and v25.16b, v21.16b, v25.16b
    eor v7.16b, v1.16b, v16.16b
    ldr q3, [x0, #176]
    ldp q5, q6, [x0, #256]
    eor v8.16b, v30.16b, v21.16b
    eor v9.16b, v2.16b, v0.16b
    eor v10.16b, v4.16b, v31.16b
    eor v23.16b, v23.16b, v27.16b
    eor v24.16b, v24.16b, v25.16b
    bic v27.16b, v9.16b, v7.16b
    bic v11.16b, v10.16b, v8.16b
    eor v23.16b, v23.16b, v17.16b
    eor v24.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v8.16b
    ldr q25, [x0, #288]
    eor v17.16b, v17.16b, v7.16b
    eor v27.16b, v23.16b, v27.16b
    eor v7.16b, v24.16b, v11.16b
    eor v20.16b, v20.16b, v9.16b
    shl v9.16b, v22.16b, #7
    orn v11.16b, v24.16b, v30.16b
    shl v8.16b, v17.16b, #7
    eor v28.16b, v28.16b, v10.16b
    orn v10.16b, v23.16b, v1.16b
    eor v26.16b, v26.16b, v27.16b
    eor v27.16b, v29.16b, v7.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v31.16b, v11.16b
    shl v29.16b, v20.16b, #4
    sri v8.16b, v17.16b, #1
    eor v17.16b, v0.16b, v10.16b
    shl v0.16b, v28.16b, #4
    orr v11.16b, v22.16b, v24.16b
    sri v29.16b, v20.16b, #4
    eor v31.16b, v2.16b, v3.16b
    eor v2.16b, v4.16b, v3.16b
    shl v3.16b, v1.16b, #1
    eor v4.16b, v8.16b, v5.16b
    shl v10.16b, v27.16b, #2
    sri v0.16b, v28.16b, #4
    eor v20.16b, v21.16b, v11.16b
    shl v21.16b, v23.16b, #5
    eor v28.16b, v29.16b, v6.16b
    shl v29.16b, v24.16b, #5
    eor v5.16b, v9.16b, v5.16b
    shl v7.16b, v30.16b, #1
    orr v9.16b, v17.16b, v23.16b
    shl v8.16b, v26.16b, #2
    eor v0.16b, v0.16b, v6.16b
    sri v3.16b, v1.16b, #7
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v31.16b
    sri v10.16b, v27.16b, #6
    eor v16.16b, v16.16b, v9.16b
    shl v27.16b, v17.16b, #3
    sri v21.16b, v23.16b, #3
    sri v29.16b, v24.16b, #3
    eor v24.16b, v28.16b, v1.16b
    sri v7.16b, v30.16b, #7
    and v30.16b, v5.16b, v2.16b
    sri v8.16b, v26.16b, #6
    eor v26.16b, v3.16b, v25.16b
    sri v27.16b, v17.16b, #5
    eor v17.16b, v21.16b, v19.16b
    eor v21.16b, v29.16b, v19.16b
    ldr q29, [sp, #16]  /* reload */
    shl v1.16b, v20.16b, #6
    eor v25.16b, v7.16b, v25.16b
    eor v3.16b, v8.16b, v18.16b
    shl v6.16b, v22.16b, #3
    eor v7.16b, v10.16b, v18.16b
    sri v1.16b, v20.16b, #2
    ldr q20, [sp, #0]  /* reload */
    and v23.16b, v3.16b, v26.16b
    sri v6.16b, v22.16b, #5
    and v28.16b, v7.16b, v25.16b
    shl v22.16b, v16.16b, #6
    eor v30.16b, v0.16b, v30.16b
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v6.16b, v29.16b
    sri v22.16b, v16.16b, #2
    eor v16.16b, v17.16b, v23.16b
    orr v17.16b, v24.16b, v4.16b
    eor v21.16b, v21.16b, v28.16b
    orr v23.16b, v30.16b, v5.16b
    eor v22.16b, v22.16b, v20.16b
    eor v20.16b, v1.16b, v20.16b
    and v28.16b, v27.16b, v16.16b
    eor v17.16b, v31.16b, v17.16b
    and v31.16b, v29.16b, v21.16b
    eor v23.16b, v2.16b, v23.16b
    eor v22.16b, v22.16b, v28.16b
    orr v28.16b, v24.16b, v17.16b
    eor v20.16b, v20.16b, v31.16b
    orr v31.16b, v30.16b, v23.16b
    eor v0.16b, v3.16b, v22.16b
    eor v28.16b, v4.16b, v28.16b
    eor v1.16b, v7.16b, v20.16b
    eor v31.16b, v5.16b, v31.16b
    orr v3.16b, v22.16b, v16.16b
    eor v2.16b, v0.16b, v28.16b
    eor v16.16b, v16.16b, v0.16b
    eor v4.16b, v1.16b, v31.16b
    orr v0.16b, v20.16b, v21.16b
    eor v21.16b, v21.16b, v1.16b
    eor v1.16b, v27.16b, v3.16b
    eor v26.16b, v26.16b, v27.16b
    eor v27.16b, v29.16b, v0.16b
    and v0.16b, v2.16b, v16.16b
    eor v25.16b, v25.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    eor v1.16b, v1.16b, v24.16b
    ldr q3, [x0, #192]
    ldp q5, q6, [x0, #384]
    eor v27.16b, v27.16b, v30.16b
    eor v0.16b, v26.16b, v0.16b
    eor v29.16b, v25.16b, v29.16b
    and v26.16b, v16.16b, v26.16b
    and v25.16b, v21.16b, v25.16b
    eor v7.16b, v1.16b, v16.16b
    eor v8.16b, v27.16b, v21.16b
    eor v9.16b, v2.16b, v0.16b
    eor v10.16b, v4.16b, v29.16b
    eor v22.16b, v22.16b, v26.16b
    eor v20.16b, v20.16b, v25.16b
    bic v12.16b, v9.16b, v7.16b
    ldp q26, q25, [x0, #448]
    ldr q11, [x0, #480]
    bic v13.16b, v10.16b, v8.16b
    eor v22.16b, v22.16b, v17.16b
    eor v20.16b, v20.16b, v23.16b
    eor v17.16b, v17.16b, v7.16b
    eor v23.16b, v23.16b, v8.16b
    eor v7.16b, v22.16b, v12.16b
    eor v8.16b, v20.16b, v13.16b
    shl v14.16b, v17.16b, #7
    eor v24.16b, v24.16b, v9.16b
    shl v9.16b, v23.16b, #7
    ldp q12, q13, [x0, #416]
    eor v30.16b, v30.16b, v10.16b
    orn v10.16b, v22.16b, v1.16b
    orn v15.16b, v20.16b, v27.16b
    eor v28.16b, v28.16b, v7.16b
    eor v31.16b, v31.16b, v8.16b
    sri v14.16b, v17.16b, #1
    sri v9.16b, v23.16b, #1
    eor v17.16b, v0.16b, v10.16b
    eor v23.16b, v29.16b, v15.16b
    shl v29.16b, v24.16b, #4
    eor v0.16b, v2.16b, v3.16b
    shl v2.16b, v30.16b, #4
    eor v3.16b, v4.16b, v3.16b
    shl v4.16b, v1.16b, #1
    eor v7.16b, v14.16b, v5.16b
    shl v8.16b, v27.16b, #1
    eor v5.16b, v9.16b, v5.16b
    shl v9.16b, v28.16b, #2
    shl v14.16b, v31.16b, #2
    orr v10.16b, v17.16b, v22.16b
    orr v15.16b, v23.16b, v20.16b
    sri v29.16b, v24.16b, #4
    sri v2.16b, v30.16b, #4
    eor v16.16b, v16.16b, v10.16b
    shl v24.16b, v22.16b, #5
    eor v21.16b, v21.16b, v15.16b
    shl v30.16b, v20.16b, #5
    eor v29.16b, v29.16b, v6.16b
    sri v4.16b, v1.16b, #7
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v27.16b, #7
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v1.16b, v7.16b, v0.16b
    sri v9.16b, v28.16b, #6
    and v27.16b, v5.16b, v3.16b
    sri v14.16b, v31.16b, #6
    eor v28.16b, v4.16b, v25.16b
    eor v25.16b, v8.16b, v25.16b
    shl v31.16b, v17.16b, #3
    eor v4.16b, v9.16b, v11.16b
    shl v6.16b, v23.16b, #3
    eor v8.16b, v14.16b, v11.16b
    sri v24.16b, v22.16b, #3
    sri v30.16b, v20.16b, #3
    and v22.16b, v4.16b, v28.16b
    eor v20.16b, v29.16b, v1.16b
    sri v31.16b, v17.16b, #5
    eor v17.16b, v24.16b, v26.16b
    sri v6.16b, v23.16b, #5
    eor v23.16b, v30.16b, v26.16b
    shl v24.16b, v16.16b, #6
    and v26.16b, v8.16b, v25.16b
    shl v29.16b, v21.16b, #6
    eor v27.16b, v2.16b, v27.16b
    eor v30.16b, v31.16b, v12.16b
    eor v31.16b, v6.16b, v12.16b
    sri v24.16b, v16.16b, #2
    eor v16.16b, v17.16b, v22.16b
    sri v29.16b, v21.16b, #2
    orr v17.16b, v20.16b, v7.16b
    eor v21.16b, v23.16b, v26.16b
    orr v22.16b, v27.16b, v5.16b
    eor v23.16b, v24.16b, v13.16b
    eor v24.16b, v29.16b, v13.16b
    and v26.16b, v30.16b, v16.16b
    eor v17.16b, v0.16b, v17.16b
    and v29.16b, v31.16b, v21.16b
    eor v22.16b, v3.16b, v22.16b
    eor v23.16b, v23.16b, v26.16b
    orr v26.16b, v20.16b, v17.16b
    eor v24.16b, v24.16b, v29.16b
    orr v29.16b, v27.16b, v22.16b
    eor v0.16b, v4.16b, v23.16b
    eor v26.16b, v7.16b, v26.16b
    eor v1.16b, v8.16b, v24.16b
    eor v29.16b, v5.16b, v29.16b
    orr v3.16b, v23.16b, v16.16b
    eor v2.16b, v0.16b, v26.16b
    eor v16.16b, v16.16b, v0.16b
    eor v4.16b, v1.16b, v29.16b
    orr v0.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v1.16b
    eor v1.16b, v30.16b, v3.16b
    eor v28.16b, v28.16b, v30.16b
    eor v30.16b, v31.16b, v0.16b
    and v0.16b, v2.16b, v16.16b
    eor v25.16b, v25.16b, v31.16b
    and v31.16b, v4.16b, v21.16b
    eor v1.16b, v1.16b, v20.16b
    eor v30.16b, v30.16b, v27.16b
    eor v0.16b, v28.16b, v0.16b
    eor v31.16b, v25.16b, v31.16b
    and v28.16b, v16.16b, v28.16b
    and v25.16b, v21.16b, v25.16b
    eor v7.16b, v1.16b, v16.16b
    ldr q3, [x0, #208]
    ldp q5, q6, [x0, #256]
    eor v8.16b, v30.16b, v21.16b
    eor v9.16b, v2.16b, v0.16b
    eor v10.16b, v4.16b, v31.16b
    eor v23.16b, v23.16b, v28.16b
    eor v24.16b, v24.16b, v25.16b
    bic v28.16b, v9.16b, v7.16b
    bic v11.16b, v10.16b, v8.16b
    eor v23.16b, v23.16b, v17.16b
    eor v24.16b, v24.16b, v22.16b
    eor v22.16b, v22.16b, v8.16b
    ldr q25, [x0, #288]
    eor v17.16b, v17.16b, v7.16b
    eor v28.16b, v23.16b, v28.16b
    eor v7.16b, v24.16b, v11.16b
    eor v20.16b, v20.16b, v9.16b
    shl v9.16b, v22.16b, #7
    orn v11.16b, v24.16b, v30.16b
    shl v8.16b, v17.16b, #7
    eor v27.16b, v27.16b, v10.16b
    orn v10.16b, v23.16b, v1.16b
    eor v26.16b, v26.16b, v28.16b
    eor v28.16b, v29.16b, v7.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v31.16b, v11.16b
    shl v29.16b, v20.16b, #4
    sri v8.16b, v17.16b, #1
    eor v17.16b, v0.16b, v10.16b
    shl v0.16b, v27.16b, #4
    orr v11.16b, v22.16b, v24.16b
    sri v29.16b, v20.16b, #4
    eor v31.16b, v2.16b, v3.16b
    eor v2.16b, v4.16b, v3.16b
    shl v3.16b, v1.16b, #1
    eor v4.16b, v8.16b, v5.16b
    shl v10.16b, v28.16b, #2
    sri v0.16b, v27.16b, #4
    eor v20.16b, v21.16b, v11.16b
    shl v21.16b, v23.16b, #5
    eor v27.16b, v29.16b, v6.16b
    shl v29.16b, v24.16b, #5
    eor v5.16b, v9.16b, v5.16b
    shl v7.16b, v30.16b, #1
    orr v9.16b, v17.16b, v23.16b
    shl v8.16b, v26.16b, #2
    eor v0.16b, v0.16b, v6.16b
    sri v3.16b, v1.16b, #7
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v31.16b
    sri v10.16b, v28.16b, #6
    eor v16.16b, v16.16b, v9.16b
    shl v28.16b, v17.16b, #3
    sri v21.16b, v23.16b, #3
    sri v29.16b, v24.16b, #3
    eor v24.16b, v27.16b, v1.16b
    sri v7.16b, v30.16b, #7
    and v30.16b, v5.16b, v2.16b
    sri v8.16b, v26.16b, #6
    eor v26.16b, v3.16b, v25.16b
    sri v28.16b, v17.16b, #5
    eor v17.16b, v21.16b, v19.16b
    eor v21.16b, v29.16b, v19.16b
    ldr q29, [sp, #16]  /* reload */
    shl v1.16b, v20.16b, #6
    eor v25.16b, v7.16b, v25.16b
    eor v3.16b, v8.16b, v18.16b
    shl v6.16b, v22.16b, #3
    eor v7.16b, v10.16b, v18.16b
    sri v1.16b, v20.16b, #2
    ldr q20, [sp, #0]  /* reload */
    and v23.16b, v3.16b, v26.16b
    sri v6.16b, v22.16b, #5
    and v27.16b, v7.16b, v25.16b
    shl v22.16b, v16.16b, #6
    eor v30.16b, v0.16b, v30.16b
    eor v28.16b, v28.16b, v29.16b
    eor v29.16b, v6.16b, v29.16b
    sri v22.16b, v16.16b, #2
    eor v16.16b, v17.16b, v23.16b
    orr v17.16b, v24.16b, v4.16b
    eor v21.16b, v21.16b, v27.16b
    orr v23.16b, v30.16b, v5.16b
    eor v22.16b, v22.16b, v20.16b
    eor v20.16b, v1.16b, v20.16b
    and v27.16b, v28.16b, v16.16b
    eor v17.16b, v31.16b, v17.16b
    and v31.16b, v29.16b, v21.16b
    eor v23.16b, v2.16b, v23.16b
    eor v22.16b, v22.16b, v27.16b
    orr v27.16b, v24.16b, v17.16b
    eor v20.16b, v20.16b, v31.16b
    orr v31.16b, v30.16b, v23.16b
    eor v0.16b, v3.16b, v22.16b
    eor v27.16b, v4.16b, v27.16b
    eor v1.16b, v7.16b, v20.16b
    eor v31.16b, v5.16b, v31.16b
    orr v3.16b, v22.16b, v16.16b
    eor v2.16b, v0.16b, v27.16b
    eor v16.16b, v16.16b, v0.16b
    eor v4.16b, v1.16b, v31.16b
    orr v0.16b, v20.16b, v21.16b
    eor v21.16b, v21.16b, v1.16b
    eor v1.16b, v28.16b, v3.16b
    eor v26.16b, v26.16b, v28.16b
    eor v28.16b, v29.16b, v0.16b
    and v0.16b, v2.16b, v16.16b
    eor v25.16b, v25.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    eor v1.16b, v1.16b, v24.16b
    ldr q3, [x0, #224]
    ldp q5, q6, [x0, #384]
    eor v28.16b, v28.16b, v30.16b
    eor v0.16b, v26.16b, v0.16b
    eor v29.16b, v25.16b, v29.16b
    and v26.16b, v16.16b, v26.16b
    and v25.16b, v21.16b, v25.16b
    eor v7.16b, v1.16b, v16.16b
    eor v8.16b, v28.16b, v21.16b
    eor v9.16b, v2.16b, v0.16b
    eor v10.16b, v4.16b, v29.16b
    eor v22.16b, v22.16b, v26.16b
    eor v20.16b, v20.16b, v25.16b
    bic v12.16b, v9.16b, v7.16b
    ldp q26, q25, [x0, #448]
    ldr q11, [x0, #480]
    bic v13.16b, v10.16b, v8.16b
    eor v22.16b, v22.16b, v17.16b
    eor v20.16b, v20.16b, v23.16b
    eor v17.16b, v17.16b, v7.16b
    eor v23.16b, v23.16b, v8.16b
    eor v7.16b, v22.16b, v12.16b
    eor v8.16b, v20.16b, v13.16b
    shl v14.16b, v17.16b, #7
    eor v24.16b, v24.16b, v9.16b
    shl v9.16b, v23.16b, #7
    ldp q12, q13, [x0, #416]
    eor v30.16b, v30.16b, v10.16b
    orn v10.16b, v22.16b, v1.16b
    orn v15.16b, v20.16b, v28.16b
    eor v27.16b, v27.16b, v7.16b
    eor v31.16b, v31.16b, v8.16b
    sri v14.16b, v17.16b, #1
    sri v9.16b, v23.16b, #1
    eor v17.16b, v0.16b, v10.16b
    eor v23.16b, v29.16b, v15.16b
    shl v29.16b, v24.16b, #4
    eor v0.16b, v2.16b, v3.16b
    shl v2.16b, v30.16b, #4
    eor v3.16b, v4.16b, v3.16b
    shl v4.16b, v1.16b, #1
    eor v7.16b, v14.16b, v5.16b
    shl v8.16b, v28.16b, #1
    eor v5.16b, v9.16b, v5.16b
    shl v9.16b, v27.16b, #2
    shl v14.16b, v31.16b, #2
    orr v10.16b, v17.16b, v22.16b
    orr v15.16b, v23.16b, v20.16b
    sri v29.16b, v24.16b, #4
    sri v2.16b, v30.16b, #4
    eor v16.16b, v16.16b, v10.16b
    shl v24.16b, v22.16b, #5
    eor v21.16b, v21.16b, v15.16b
    shl v30.16b, v20.16b, #5
    eor v29.16b, v29.16b, v6.16b
    sri v4.16b, v1.16b, #7
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v28.16b, #7
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v1.16b, v7.16b, v0.16b
    sri v9.16b, v27.16b, #6
    and v28.16b, v5.16b, v3.16b
    sri v14.16b, v31.16b, #6
    eor v27.16b, v4.16b, v25.16b
    eor v25.16b, v8.16b, v25.16b
    shl v31.16b, v17.16b, #3
    eor v4.16b, v9.16b, v11.16b
    shl v6.16b, v23.16b, #3
    eor v8.16b, v14.16b, v11.16b
    sri v24.16b, v22.16b, #3
    sri v30.16b, v20.16b, #3
    and v22.16b, v4.16b, v27.16b
    eor v20.16b, v29.16b, v1.16b
    sri v31.16b, v17.16b, #5
    eor v17.16b, v24.16b, v26.16b
    sri v6.16b, v23.16b, #5
    eor v23.16b, v30.16b, v26.16b
    shl v24.16b, v16.16b, #6
    and v26.16b, v8.16b, v25.16b
    shl v29.16b, v21.16b, #6
    eor v28.16b, v2.16b, v28.16b
    eor v30.16b, v31.16b, v12.16b
    eor v31.16b, v6.16b, v12.16b
    sri v24.16b, v16.16b, #2
    eor v16.16b, v17.16b, v22.16b
    sri v29.16b, v21.16b, #2
    orr v17.16b, v20.16b, v7.16b
    eor v21.16b, v23.16b, v26.16b
    orr v22.16b, v28.16b, v5.16b
    eor v23.16b, v24.16b, v13.16b
    eor v24.16b, v29.16b, v13.16b
    and v26.16b, v30.16b, v16.16b
    eor v17.16b, v0.16b, v17.16b
    and v29.16b, v31.16b, v21.16b
    eor v22.16b, v3.16b, v22.16b
    eor v23.16b, v23.16b, v26.16b
    orr v26.16b, v20.16b, v17.16b
    eor v24.16b, v24.16b, v29.16b
    orr v29.16b, v28.16b, v22.16b
    eor v0.16b, v4.16b, v23.16b
    eor v26.16b, v7.16b, v26.16b
    eor v1.16b, v8.16b, v24.16b
    eor v29.16b, v5.16b, v29.16b
    orr v3.16b, v23.16b, v16.16b
    eor v2.16b, v0.16b, v26.16b
    eor v16.16b, v16.16b, v0.16b
    eor v4.16b, v1.16b, v29.16b
    orr v0.16b, v24.16b, v21.16b
    eor v21.16b, v21.16b, v1.16b
    eor v1.16b, v30.16b, v3.16b
    eor v27.16b, v27.16b, v30.16b
    eor v30.16b, v31.16b, v0.16b
    and v0.16b, v2.16b, v16.16b
    eor v25.16b, v25.16b, v31.16b
    and v31.16b, v4.16b, v21.16b
    eor v1.16b, v1.16b, v20.16b
    eor v30.16b, v30.16b, v28.16b
    eor v0.16b, v27.16b, v0.16b
    eor v31.16b, v25.16b, v31.16b
    and v27.16b, v16.16b, v27.16b
    and v25.16b, v21.16b, v25.16b
    eor v3.16b, v1.16b, v16.16b
    eor v5.16b, v30.16b, v21.16b
    eor v6.16b, v2.16b, v0.16b
    eor v7.16b, v4.16b, v31.16b
    eor v23.16b, v23.16b, v27.16b
    eor v24.16b, v24.16b, v25.16b
    bic v8.16b, v6.16b, v3.16b
    ldp q25, q27, [x0, #240]
    bic v9.16b, v7.16b, v5.16b
    eor v23.16b, v23.16b, v17.16b
    eor v24.16b, v24.16b, v22.16b
    eor v17.16b, v17.16b, v3.16b
    ldp q11, q10, [x0, #272]
    eor v22.16b, v22.16b, v5.16b
    eor v3.16b, v23.16b, v8.16b
    eor v5.16b, v24.16b, v9.16b
    orn v9.16b, v24.16b, v30.16b
    eor v26.16b, v26.16b, v3.16b
    shl v3.16b, v17.16b, #7
    eor v31.16b, v31.16b, v9.16b
    orn v8.16b, v23.16b, v1.16b
    eor v29.16b, v29.16b, v5.16b
    eor v20.16b, v20.16b, v6.16b
    shl v5.16b, v22.16b, #7
    eor v28.16b, v28.16b, v7.16b
    orr v12.16b, v31.16b, v24.16b
    sri v3.16b, v17.16b, #1
    eor v0.16b, v0.16b, v8.16b
    eor v2.16b, v2.16b, v25.16b
    shl v7.16b, v30.16b, #1
    eor v25.16b, v4.16b, v25.16b
    sri v5.16b, v22.16b, #1
    eor v17.16b, v21.16b, v12.16b
    shl v21.16b, v20.16b, #4
    eor v22.16b, v3.16b, v27.16b
    shl v3.16b, v28.16b, #4
    orr v8.16b, v0.16b, v23.16b
    shl v4.16b, v23.16b, #5
    eor v27.16b, v5.16b, v27.16b
    shl v6.16b, v1.16b, #1
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v5.16b, v22.16b, v2.16b
    shl v9.16b, v26.16b, #2
    eor v16.16b, v16.16b, v8.16b
    sri v7.16b, v30.16b, #7
    and v12.16b, v27.16b, v25.16b
    sri v21.16b, v20.16b, #4
    sri v3.16b, v28.16b, #4
    shl v28.16b, v0.16b, #3
    eor v21.16b, v21.16b, v11.16b
    shl v30.16b, v31.16b, #3
    sri v4.16b, v23.16b, #3
    shl v13.16b, v29.16b, #2
    sri v6.16b, v1.16b, #7
    eor v1.16b, v3.16b, v11.16b
    sri v9.16b, v26.16b, #6
    sri v28.16b, v0.16b, #5
    eor v0.16b, v4.16b, v19.16b
    sri v30.16b, v31.16b, #5
    ldr q31, [sp, #16]  /* reload */
    eor v26.16b, v6.16b, v10.16b
    shl v4.16b, v17.16b, #6
    eor v20.16b, v9.16b, v18.16b
    shl v8.16b, v24.16b, #5
    sri v13.16b, v29.16b, #6
    eor v29.16b, v7.16b, v10.16b
    sri v4.16b, v17.16b, #2
    eor v17.16b, v21.16b, v5.16b
    ldr q21, [sp, #0]  /* reload */
    eor v18.16b, v13.16b, v18.16b
    and v23.16b, v20.16b, v26.16b
    sri v8.16b, v24.16b, #3
    eor v28.16b, v28.16b, v31.16b
    shl v3.16b, v16.16b, #6
    and v24.16b, v18.16b, v29.16b
    eor v19.16b, v8.16b, v19.16b
    eor v30.16b, v30.16b, v31.16b
    sri v3.16b, v16.16b, #2
    eor v16.16b, v0.16b, v23.16b
    eor v19.16b, v19.16b, v24.16b
    eor v23.16b, v1.16b, v12.16b
    eor v24.16b, v3.16b, v21.16b
    and v31.16b, v28.16b, v16.16b
    orr v0.16b, v17.16b, v22.16b
    orr v3.16b, v23.16b, v27.16b
    eor v24.16b, v24.16b, v31.16b
    eor v21.16b, v4.16b, v21.16b
    eor v31.16b, v2.16b, v0.16b
    and v1.16b, v30.16b, v19.16b
    eor v25.16b, v25.16b, v3.16b
    eor v20.16b, v20.16b, v24.16b
    orr v0.16b, v17.16b, v31.16b
    eor v21.16b, v21.16b, v1.16b
    orr v1.16b, v23.16b, v25.16b
    eor v26.16b, v26.16b, v28.16b
    eor v22.16b, v22.16b, v0.16b
    eor v0.16b, v16.16b, v20.16b
    ldp q12, q13, [x0, #464]
    eor v18.16b, v18.16b, v21.16b
    eor v27.16b, v27.16b, v1.16b
    orr v16.16b, v24.16b, v16.16b
    and v2.16b, v0.16b, v26.16b
    eor v1.16b, v19.16b, v18.16b
    eor v20.16b, v20.16b, v22.16b
    eor v18.16b, v18.16b, v27.16b
    orr v19.16b, v21.16b, v19.16b
    eor v16.16b, v28.16b, v16.16b
    eor v24.16b, v24.16b, v2.16b
    ldp q6, q7, [x0, #368]
    eor v29.16b, v29.16b, v30.16b
    eor v19.16b, v30.16b, v19.16b
    str q12, [sp, #80]  /* spill */
    and v28.16b, v20.16b, v0.16b
    and v30.16b, v18.16b, v1.16b
    eor v16.16b, v16.16b, v17.16b
    eor v24.16b, v24.16b, v31.16b
    and v3.16b, v1.16b, v29.16b
    eor v19.16b, v19.16b, v23.16b
    eor v26.16b, v26.16b, v28.16b
    eor v28.16b, v29.16b, v30.16b
    orn v4.16b, v24.16b, v16.16b
    eor v21.16b, v21.16b, v3.16b
    eor v30.16b, v19.16b, v1.16b
    eor v2.16b, v20.16b, v26.16b
    eor v3.16b, v18.16b, v28.16b
    eor v26.16b, v26.16b, v4.16b
    str q13, [sp, #64]  /* spill */
    eor v21.16b, v21.16b, v25.16b
    eor v29.16b, v16.16b, v0.16b
    ldp q10, q11, [x0, #400]
    bic v9.16b, v3.16b, v30.16b
    orr v12.16b, v26.16b, v24.16b
    orn v5.16b, v21.16b, v19.16b
    bic v8.16b, v2.16b, v29.16b
    eor v9.16b, v21.16b, v9.16b
    eor v29.16b, v31.16b, v29.16b
    eor v25.16b, v25.16b, v30.16b
    eor v30.16b, v0.16b, v12.16b
    eor v28.16b, v28.16b, v5.16b
    eor v8.16b, v24.16b, v8.16b
    ldp q4, q5, [x0, #432]
    eor v27.16b, v27.16b, v9.16b
    shl v0.16b, v29.16b, #7
    eor v20.16b, v20.16b, v6.16b
    eor v18.16b, v18.16b, v6.16b
    shl v6.16b, v30.16b, #6
    orr v13.16b, v28.16b, v21.16b
    str q27, [sp, #96]  /* spill */
    shl v14.16b, v19.16b, #1
    eor v17.16b, v17.16b, v2.16b
    str q18, [sp, #128]  /* spill */
    str q20, [sp, #112]  /* spill */
    eor v22.16b, v22.16b, v8.16b
    sri v0.16b, v29.16b, #1
    ldr q29, [sp, #96]  /* reload */
    sri v6.16b, v30.16b, #2
    ldr q30, [sp, #64]  /* reload */
    eor v31.16b, v1.16b, v13.16b
    sri v14.16b, v19.16b, #7
    ldr q19, [sp, #80]  /* reload */
    eor v23.16b, v23.16b, v3.16b
    shl v18.16b, v17.16b, #4
    shl v2.16b, v26.16b, #3
    shl v9.16b, v24.16b, #5
    shl v13.16b, v16.16b, #1
    shl v15.16b, v22.16b, #2
    shl v20.16b, v25.16b, #7
    shl v8.16b, v31.16b, #6
    shl v27.16b, v27.16b, #2
    sri v18.16b, v17.16b, #4
    eor v17.16b, v0.16b, v7.16b
    sri v2.16b, v26.16b, #5
    sri v9.16b, v24.16b, #3
    eor v18.16b, v18.16b, v10.16b
    sri v13.16b, v16.16b, #7
    eor v24.16b, v6.16b, v4.16b
    sri v15.16b, v22.16b, #6
    eor v16.16b, v9.16b, v5.16b
    sri v20.16b, v25.16b, #1
    eor v25.16b, v2.16b, v11.16b
    sri v8.16b, v31.16b, #2
    eor v22.16b, v13.16b, v19.16b
    ldr q31, [sp, #112]  /* reload */
    sri v27.16b, v29.16b, #6
    eor v29.16b, v15.16b, v30.16b
    shl v1.16b, v23.16b, #4
    eor v20.16b, v20.16b, v7.16b
    shl v3.16b, v28.16b, #3
    eor v27.16b, v27.16b, v30.16b
    shl v12.16b, v21.16b, #5
    trn1 v30.4s, v17.4s, v16.4s
    trn2 v16.4s, v17.4s, v16.4s
    trn1 v17.4s, v18.4s, v22.4s
    trn2 v18.4s, v18.4s, v22.4s
    trn1 v22.4s, v25.4s, v29.4s
    trn2 v25.4s, v25.4s, v29.4s
    ldr q29, [sp, #128]  /* reload */
    sri v1.16b, v23.16b, #4
    sri v3.16b, v28.16b, #5
    eor v19.16b, v14.16b, v19.16b
    sri v12.16b, v21.16b, #3
    eor v23.16b, v1.16b, v10.16b
    eor v26.16b, v3.16b, v11.16b
    eor v21.16b, v8.16b, v4.16b
    eor v28.16b, v12.16b, v5.16b
    trn1 v0.4s, v31.4s, v24.4s
    trn2 v24.4s, v31.4s, v24.4s
    trn1 v31.4s, v29.4s, v21.4s
    trn2 v21.4s, v29.4s, v21.4s
    trn1 v29.4s, v20.4s, v28.4s
    trn2 v20.4s, v20.4s, v28.4s
    trn1 v28.4s, v23.4s, v19.4s
    trn2 v19.4s, v23.4s, v19.4s
    trn1 v23.4s, v26.4s, v27.4s
    trn2 v26.4s, v26.4s, v27.4s
    trn1 v27.8h, v0.8h, v17.8h
    trn2 v17.8h, v0.8h, v17.8h
    trn1 v0.8h, v30.8h, v22.8h
    trn2 v22.8h, v30.8h, v22.8h
    trn1 v30.8h, v24.8h, v18.8h
    sub x9, x9, #32
    add x1, x1, #256
    trn2 v18.8h, v24.8h, v18.8h
    trn1 v24.8h, v16.8h, v25.8h
    str x1, [sp, #272]  /* spill */
    trn2 v16.8h, v16.8h, v25.8h
    trn1 v25.8h, v31.8h, v28.8h
    trn2 v28.8h, v31.8h, v28.8h
    trn1 v31.8h, v29.8h, v23.8h
    trn2 v23.8h, v29.8h, v23.8h
    trn1 v29.8h, v21.8h, v19.8h
    trn2 v19.8h, v21.8h, v19.8h
    trn1 v21.8h, v20.8h, v26.8h
    trn2 v20.8h, v20.8h, v26.8h
    trn1 v26.16b, v27.16b, v0.16b
    trn2 v27.16b, v27.16b, v0.16b
    trn1 v0.16b, v17.16b, v22.16b
    trn2 v17.16b, v17.16b, v22.16b
    trn1 v22.16b, v30.16b, v24.16b
    trn2 v24.16b, v30.16b, v24.16b
    stp q26, q27, [x2, #0]
    trn1 v26.16b, v18.16b, v16.16b
    trn2 v16.16b, v18.16b, v16.16b
    stp q0, q17, [x2, #32]
    trn1 v17.16b, v25.16b, v31.16b
    trn2 v18.16b, v25.16b, v31.16b
    stp q22, q24, [x2, #64]
    trn1 v22.16b, v28.16b, v23.16b
    trn2 v23.16b, v28.16b, v23.16b
    stp q26, q16, [x2, #96]
    trn1 v16.16b, v29.16b, v21.16b
    trn2 v21.16b, v29.16b, v21.16b
    stp q17, q18, [x2, #128]
    trn1 v17.16b, v19.16b, v20.16b
    trn2 v18.16b, v19.16b, v20.16b
    stp q22, q23, [x2, #160]
    ldr q19, [sp, #48]  /* reload */
    stp q16, q21, [x2, #192]
    ldr q16, [sp, #16]  /* reload */
    stp q17, q18, [x2, #224]
    add x2, x2, #256
    ldr q18, [sp, #32]  /* reload */
    ldr q17, [sp, #0]  /* reload */
    tbz x9, 63, L(pipo64_128_encrypt_blocks_blocks10)
L(pipo64_128_encrypt_blocks_fewer8):
    add x9, x9, #32
    sub x9, x9, #16
    tbnz x9, 63, L(pipo64_128_encrypt_blocks_fewer12)
    /* start: x := x ^ rk[0] */
    ldp q17, q16, [x0, #288]
    ldr q18, [x0, #352]
    ldp q20, q19, [x0, #320]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldr q21, [x0, #480]
    ldp q23, q22, [x0, #384]
    ldp q25, q24, [x0, #416]
    ldp q27, q26, [x0, #448]
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    ldp q29, q28, [x0, #256]
L(pipo64_128_encrypt_blocks_blocks14):
    ldp q31, q30, [x1, #0]
    ldp q1, q0, [x1, #32]
    ldp q3, q2, [x1, #64]
    ldp q5, q4, [x1, #96]
    /* start: x := x ^ rk[0] */
    ldp q6, q7, [x0, #0]
    trn1 v8.16b, v31.16b, v30.16b
    trn2 v30.16b, v31.16b, v30.16b
    ldp q31, q9, [x0, #32]
    trn1 v10.16b, v1.16b, v0.16b
    trn2 v0.16b, v1.16b, v0.16b
    trn1 v1.16b, v3.16b, v2.16b
    trn2 v2.16b, v3.16b, v2.16b
    trn1 v3.16b, v5.16b, v4.16b
    trn2 v4.16b, v5.16b, v4.16b
    trn1 v5.8h, v8.8h, v10.8h
    trn1 v11.8h, v30.8h, v0.8h
    trn1 v12.8h, v1.8h, v3.8h
    trn1 v13.8h, v2.8h, v4.8h
    trn2 v8.8h, v8.8h, v10.8h
    trn2 v30.8h, v30.8h, v0.8h
    trn2 v0.8h, v1.8h, v3.8h
    trn2 v1.8h, v2.8h, v4.8h
    trn1 v2.4s, v5.4s, v12.4s
    trn1 v3.4s, v11.4s, v13.4s
    trn1 v4.4s, v8.4s, v0.4s
    trn2 v0.4s, v8.4s, v0.4s
    trn2 v8.4s, v30.4s, v1.4s
    eor v2.16b, v2.16b, v6.16b
    eor v3.16b, v3.16b, v7.16b
    trn2 v6.4s, v11.4s, v13.4s
    eor v31.16b, v4.16b, v31.16b
    eor v0.16b, v0.16b, v9.16b
    eor v4.16b, v8.16b, v18.16b
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v2.16b
    trn1 v30.4s, v30.4s, v1.4s
    eor v1.16b, v6.16b, v19.16b
    and v6.16b, v4.16b, v0.16b
    eor v31.16b, v31.16b, v7.16b
    trn2 v5.4s, v5.4s, v12.4s
    eor v30.16b, v30.16b, v16.16b
    eor v1.16b, v1.16b, v6.16b
    orr v6.16b, v31.16b, v3.16b
    eor v5.16b, v5.16b, v20.16b
    eor v0.16b, v0.16b, v30.16b
    and v7.16b, v30.16b, v1.16b
    eor v2.16b, v2.16b, v6.16b
    eor v5.16b, v5.16b, v7.16b
    orr v6.16b, v31.16b, v2.16b
    eor v4.16b, v4.16b, v5.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v5.16b, v1.16b
    eor v7.16b, v4.16b, v3.16b
    eor v1.16b, v1.16b, v4.16b
    eor v30.16b, v30.16b, v6.16b
    and v4.16b, v7.16b, v1.16b
    and v6.16b, v1.16b, v0.16b
    eor v30.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v5.16b, v6.16b
    ldr q5, [x0, #64]
    eor v6.16b, v30.16b, v1.16b
    shl v8.16b, v30.16b, #1
    eor v9.16b, v7.16b, v0.16b
    eor v4.16b, v4.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v30.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v31.16b, v31.16b, v9.16b
    orn v30.16b, v4.16b, v30.16b
    shl v9.16b, v2.16b, #7
    eor v6.16b, v4.16b, v6.16b
    shl v10.16b, v31.16b, #4
    eor v30.16b, v0.16b, v30.16b
    sri v9.16b, v2.16b, #1
    eor v0.16b, v3.16b, v6.16b
    sri v10.16b, v31.16b, #4
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    shl v31.16b, v0.16b, #2
    orr v5.16b, v30.16b, v4.16b
    shl v6.16b, v4.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v31.16b, v0.16b, #6
    eor v0.16b, v1.16b, v5.16b
    shl v1.16b, v30.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v4.16b, #3
    eor v31.16b, v31.16b, v21.16b
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v2.16b
    sri v1.16b, v30.16b, #5
    shl v30.16b, v0.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v31.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v25.16b
    sri v30.16b, v0.16b, #2
    eor v0.16b, v6.16b, v8.16b
    orr v6.16b, v4.16b, v3.16b
    eor v30.16b, v30.16b, v24.16b
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v1.16b, v0.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v7.16b
    orr v6.16b, v4.16b, v2.16b
    eor v31.16b, v31.16b, v30.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v30.16b, v0.16b
    eor v7.16b, v31.16b, v3.16b
    eor v31.16b, v0.16b, v31.16b
    eor v0.16b, v1.16b, v6.16b
    and v1.16b, v7.16b, v31.16b
    and v6.16b, v31.16b, v5.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v30.16b, v30.16b, v6.16b
    ldr q5, [x0, #80]
    eor v6.16b, v0.16b, v31.16b
    shl v8.16b, v0.16b, #1
    eor v9.16b, v7.16b, v1.16b
    eor v30.16b, v30.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v0.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orn v0.16b, v30.16b, v0.16b
    shl v9.16b, v2.16b, #7
    eor v6.16b, v30.16b, v6.16b
    shl v10.16b, v4.16b, #4
    eor v0.16b, v1.16b, v0.16b
    sri v9.16b, v2.16b, #1
    eor v1.16b, v3.16b, v6.16b
    sri v10.16b, v4.16b, #4
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v29.16b
    shl v4.16b, v1.16b, #2
    orr v5.16b, v0.16b, v30.16b
    shl v6.16b, v30.16b, #5
    eor v7.16b, v10.16b, v28.16b
    sri v4.16b, v1.16b, #6
    eor v31.16b, v31.16b, v5.16b
    shl v1.16b, v0.16b, #3
    eor v5.16b, v8.16b, v17.16b
    sri v6.16b, v30.16b, #3
    eor v30.16b, v4.16b, v18.16b
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v2.16b
    sri v1.16b, v0.16b, #5
    shl v0.16b, v31.16b, #6
    eor v6.16b, v6.16b, v19.16b
    and v8.16b, v30.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v16.16b
    sri v0.16b, v31.16b, #2
    eor v31.16b, v6.16b, v8.16b
    orr v6.16b, v4.16b, v3.16b
    eor v0.16b, v0.16b, v20.16b
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v1.16b, v31.16b
    eor v2.16b, v2.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    orr v6.16b, v4.16b, v2.16b
    eor v30.16b, v30.16b, v0.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v0.16b, v31.16b
    eor v7.16b, v30.16b, v3.16b
    eor v30.16b, v31.16b, v30.16b
    eor v31.16b, v1.16b, v6.16b
    and v1.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v31.16b, v31.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q5, [x0, #96]
    eor v6.16b, v31.16b, v30.16b
    shl v8.16b, v31.16b, #1
    eor v9.16b, v7.16b, v1.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v31.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orn v31.16b, v0.16b, v31.16b
    shl v9.16b, v2.16b, #7
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v4.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v9.16b, v2.16b, #1
    eor v1.16b, v3.16b, v6.16b
    sri v10.16b, v4.16b, #4
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    shl v4.16b, v1.16b, #2
    orr v5.16b, v31.16b, v0.16b
    shl v6.16b, v0.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v4.16b, v1.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v1.16b, v31.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v0.16b, #3
    eor v0.16b, v4.16b, v21.16b
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v2.16b
    sri v1.16b, v31.16b, #5
    shl v31.16b, v30.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v0.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v25.16b
    sri v31.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v4.16b, v3.16b
    eor v31.16b, v31.16b, v24.16b
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    orr v6.16b, v4.16b, v2.16b
    eor v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v31.16b, v30.16b
    eor v7.16b, v0.16b, v3.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v6.16b
    and v1.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q5, [x0, #112]
    eor v6.16b, v0.16b, v30.16b
    shl v8.16b, v0.16b, #1
    eor v9.16b, v7.16b, v1.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v0.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orn v0.16b, v31.16b, v0.16b
    shl v9.16b, v2.16b, #7
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v4.16b, #4
    eor v0.16b, v1.16b, v0.16b
    sri v9.16b, v2.16b, #1
    eor v1.16b, v3.16b, v6.16b
    sri v10.16b, v4.16b, #4
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v29.16b
    shl v4.16b, v1.16b, #2
    orr v5.16b, v0.16b, v31.16b
    shl v6.16b, v31.16b, #5
    eor v7.16b, v10.16b, v28.16b
    sri v4.16b, v1.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v1.16b, v0.16b, #3
    eor v5.16b, v8.16b, v17.16b
    sri v6.16b, v31.16b, #3
    eor v31.16b, v4.16b, v18.16b
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v2.16b
    sri v1.16b, v0.16b, #5
    shl v0.16b, v30.16b, #6
    eor v6.16b, v6.16b, v19.16b
    and v8.16b, v31.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v16.16b
    sri v0.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v4.16b, v3.16b
    eor v0.16b, v0.16b, v20.16b
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    orr v6.16b, v4.16b, v2.16b
    eor v31.16b, v31.16b, v0.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v0.16b, v30.16b
    eor v7.16b, v31.16b, v3.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v1.16b, v6.16b
    and v1.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v31.16b, v31.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q5, [x0, #128]
    eor v6.16b, v31.16b, v30.16b
    shl v8.16b, v31.16b, #1
    eor v9.16b, v7.16b, v1.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v31.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orn v31.16b, v0.16b, v31.16b
    shl v9.16b, v2.16b, #7
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v4.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v9.16b, v2.16b, #1
    eor v1.16b, v3.16b, v6.16b
    sri v10.16b, v4.16b, #4
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    shl v4.16b, v1.16b, #2
    orr v5.16b, v31.16b, v0.16b
    shl v6.16b, v0.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v4.16b, v1.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v1.16b, v31.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v0.16b, #3
    eor v0.16b, v4.16b, v21.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v2.16b
    sri v1.16b, v31.16b, #5
    shl v31.16b, v30.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v0.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v25.16b
    sri v31.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v4.16b, v3.16b
    eor v31.16b, v31.16b, v24.16b
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    orr v6.16b, v4.16b, v2.16b
    eor v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v31.16b, v30.16b
    eor v7.16b, v0.16b, v3.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v6.16b
    and v1.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q5, [x0, #144]
    eor v6.16b, v0.16b, v30.16b
    shl v8.16b, v0.16b, #1
    eor v9.16b, v7.16b, v1.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v0.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orn v0.16b, v31.16b, v0.16b
    shl v9.16b, v2.16b, #7
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v4.16b, #4
    eor v0.16b, v1.16b, v0.16b
    sri v9.16b, v2.16b, #1
    eor v1.16b, v3.16b, v6.16b
    sri v10.16b, v4.16b, #4
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v29.16b
    shl v4.16b, v1.16b, #2
    orr v5.16b, v0.16b, v31.16b
    shl v6.16b, v31.16b, #5
    eor v7.16b, v10.16b, v28.16b
    sri v4.16b, v1.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v1.16b, v0.16b, #3
    eor v5.16b, v8.16b, v17.16b
    sri v6.16b, v31.16b, #3
    eor v31.16b, v4.16b, v18.16b
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v2.16b
    sri v1.16b, v0.16b, #5
    shl v0.16b, v30.16b, #6
    eor v6.16b, v6.16b, v19.16b
    and v8.16b, v31.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v16.16b
    sri v0.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v4.16b, v3.16b
    eor v0.16b, v0.16b, v20.16b
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    orr v6.16b, v4.16b, v2.16b
    eor v31.16b, v31.16b, v0.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v0.16b, v30.16b
    eor v7.16b, v31.16b, v3.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v1.16b, v6.16b
    and v1.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v31.16b, v31.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q5, [x0, #160]
    eor v6.16b, v31.16b, v30.16b
    shl v8.16b, v31.16b, #1
    eor v9.16b, v7.16b, v1.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v31.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orn v31.16b, v0.16b, v31.16b
    shl v9.16b, v2.16b, #7
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v4.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v9.16b, v2.16b, #1
    eor v1.16b, v3.16b, v6.16b
    sri v10.16b, v4.16b, #4
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    shl v4.16b, v1.16b, #2
    orr v5.16b, v31.16b, v0.16b
    shl v6.16b, v0.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v4.16b, v1.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v1.16b, v31.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v0.16b, #3
    eor v0.16b, v4.16b, v21.16b
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v2.16b
    sri v1.16b, v31.16b, #5
    shl v31.16b, v30.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v0.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v25.16b
    sri v31.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v4.16b, v3.16b
    eor v31.16b, v31.16b, v24.16b
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    orr v6.16b, v4.16b, v2.16b
    eor v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v31.16b, v30.16b
    eor v7.16b, v0.16b, v3.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v6.16b
    and v1.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q5, [x0, #176]
    eor v6.16b, v0.16b, v30.16b
    shl v8.16b, v0.16b, #1
    eor v9.16b, v7.16b, v1.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v0.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orn v0.16b, v31.16b, v0.16b
    shl v9.16b, v2.16b, #7
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v4.16b, #4
    eor v0.16b, v1.16b, v0.16b
    sri v9.16b, v2.16b, #1
    eor v1.16b, v3.16b, v6.16b
    sri v10.16b, v4.16b, #4
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v29.16b
    shl v4.16b, v1.16b, #2
    orr v5.16b, v0.16b, v31.16b
    shl v6.16b, v31.16b, #5
    eor v7.16b, v10.16b, v28.16b
    sri v4.16b, v1.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v1.16b, v0.16b, #3
    eor v5.16b, v8.16b, v17.16b
    sri v6.16b, v31.16b, #3
    eor v31.16b, v4.16b, v18.16b
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v2.16b
    sri v1.16b, v0.16b, #5
    shl v0.16b, v30.16b, #6
    eor v6.16b, v6.16b, v19.16b
    and v8.16b, v31.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v16.16b
    sri v0.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v4.16b, v3.16b
    eor v0.16b, v0.16b, v20.16b
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    orr v6.16b, v4.16b, v2.16b
    eor v31.16b, v31.16b, v0.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v0.16b, v30.16b
    eor v7.16b, v31.16b, v3.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v1.16b, v6.16b
    and v1.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v31.16b, v31.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q5, [x0, #192]
    eor v6.16b, v31.16b, v30.16b
    shl v8.16b, v31.16b, #1
    eor v9.16b, v7.16b, v1.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v31.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orn v31.16b, v0.16b, v31.16b
    shl v9.16b, v2.16b, #7
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v4.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v9.16b, v2.16b, #1
    eor v1.16b, v3.16b, v6.16b
    sri v10.16b, v4.16b, #4
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    shl v4.16b, v1.16b, #2
    orr v5.16b, v31.16b, v0.16b
    shl v6.16b, v0.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v4.16b, v1.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v1.16b, v31.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v0.16b, #3
    eor v0.16b, v4.16b, v21.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v2.16b
    sri v1.16b, v31.16b, #5
    shl v31.16b, v30.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v0.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v25.16b
    sri v31.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v4.16b, v3.16b
    eor v31.16b, v31.16b, v24.16b
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    orr v6.16b, v4.16b, v2.16b
    eor v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v31.16b, v30.16b
    eor v7.16b, v0.16b, v3.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v6.16b
    and v1.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q5, [x0, #208]
    eor v6.16b, v0.16b, v30.16b
    shl v8.16b, v0.16b, #1
    eor v9.16b, v7.16b, v1.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v0.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orn v0.16b, v31.16b, v0.16b
    shl v9.16b, v2.16b, #7
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v4.16b, #4
    eor v0.16b, v1.16b, v0.16b
    sri v9.16b, v2.16b, #1
    eor v1.16b, v3.16b, v6.16b
    sri v10.16b, v4.16b, #4
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v29.16b
    shl v4.16b, v1.16b, #2
    orr v5.16b, v0.16b, v31.16b
    shl v6.16b, v31.16b, #5
    eor v7.16b, v10.16b, v28.16b
    sri v4.16b, v1.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v1.16b, v0.16b, #3
    eor v5.16b, v8.16b, v17.16b
    sri v6.16b, v31.16b, #3
    eor v31.16b, v4.16b, v18.16b
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v2.16b
    sri v1.16b, v0.16b, #5
    shl v0.16b, v30.16b, #6
    eor v6.16b, v6.16b, v19.16b
    and v8.16b, v31.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v16.16b
    sri v0.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v4.16b, v3.16b
    eor v0.16b, v0.16b, v20.16b
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    orr v6.16b, v4.16b, v2.16b
    eor v31.16b, v31.16b, v0.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v0.16b, v30.16b
    eor v7.16b, v31.16b, v3.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v1.16b, v6.16b
    and v1.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v31.16b, v31.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q5, [x0, #224]
    eor v6.16b, v31.16b, v30.16b
    shl v8.16b, v31.16b, #1
    eor v9.16b, v7.16b, v1.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v31.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orn v31.16b, v0.16b, v31.16b
    shl v9.16b, v2.16b, #7
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v4.16b, #4
    eor v31.16b, v1.16b, v31.16b
    sri v9.16b, v2.16b, #1
    eor v1.16b, v3.16b, v6.16b
    sri v10.16b, v4.16b, #4
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    shl v4.16b, v1.16b, #2
    orr v5.16b, v31.16b, v0.16b
    shl v6.16b, v0.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v4.16b, v1.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v1.16b, v31.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v0.16b, #3
    eor v0.16b, v4.16b, v21.16b
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v4.16b, v3.16b, v2.16b
    sri v1.16b, v31.16b, #5
    shl v31.16b, v30.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v0.16b, v5.16b
    eor v4.16b, v7.16b, v4.16b
    eor v1.16b, v1.16b, v25.16b
    sri v31.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v4.16b, v3.16b
    eor v31.16b, v31.16b, v24.16b
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    orr v6.16b, v4.16b, v2.16b
    eor v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v31.16b, v30.16b
    eor v7.16b, v0.16b, v3.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v6.16b
    and v1.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v5.16b, v1.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q9, [x0, #240]
    eor v5.16b, v0.16b, v30.16b
    shl v6.16b, v0.16b, #1
    eor v8.16b, v7.16b, v1.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    sri v6.16b, v0.16b, #7
    bic v5.16b, v8.16b, v5.16b
    orn v0.16b, v31.16b, v0.16b
    shl v10.16b, v2.16b, #7
    eor v4.16b, v4.16b, v8.16b
    eor v5.16b, v31.16b, v5.16b
    eor v0.16b, v1.16b, v0.16b
    sri v10.16b, v2.16b, #1
    eor v1.16b, v7.16b, v9.16b
    eor v2.16b, v3.16b, v5.16b
    shl v3.16b, v4.16b, #4
    orr v5.16b, v0.16b, v31.16b
    shl v7.16b, v31.16b, #5
    shl v8.16b, v2.16b, #2
    eor v9.16b, v10.16b, v29.16b
    sri v3.16b, v4.16b, #4
    eor v30.16b, v30.16b, v5.16b
    sri v8.16b, v2.16b, #6
    eor v2.16b, v6.16b, v17.16b
    shl v4.16b, v0.16b, #3
    eor v3.16b, v3.16b, v28.16b
    sri v7.16b, v31.16b, #3
    eor v31.16b, v8.16b, v18.16b
    sri v4.16b, v0.16b, #5
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v0.16b, v9.16b, v1.16b
    shl v5.16b, v30.16b, #6
    eor v6.16b, v7.16b, v19.16b
    and v7.16b, v31.16b, v2.16b
    eor v4.16b, v4.16b, v16.16b
    sri v5.16b, v30.16b, #2
    eor v30.16b, v3.16b, v0.16b
    eor v0.16b, v6.16b, v7.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v5.16b, v20.16b
    orr v5.16b, v30.16b, v9.16b
    and v6.16b, v4.16b, v0.16b
    eor v1.16b, v1.16b, v5.16b
    eor v3.16b, v3.16b, v6.16b
    orr v5.16b, v30.16b, v1.16b
    eor v31.16b, v31.16b, v3.16b
    orr v6.16b, v3.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v6.16b
    eor v31.16b, v31.16b, v5.16b
    and v6.16b, v0.16b, v2.16b
    eor v4.16b, v4.16b, v30.16b
    and v7.16b, v31.16b, v0.16b
    eor v3.16b, v3.16b, v6.16b
    eor v6.16b, v4.16b, v0.16b
    eor v2.16b, v2.16b, v7.16b
    shl v7.16b, v4.16b, #1
    eor v3.16b, v3.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v8.16b, v31.16b, v2.16b
    sri v7.16b, v4.16b, #7
    orn v4.16b, v3.16b, v4.16b
    shl v10.16b, v1.16b, #7
    ldr q9, [x0, #368]
    bic v6.16b, v8.16b, v6.16b
    eor v30.16b, v30.16b, v8.16b
    eor v2.16b, v2.16b, v4.16b
    shl v4.16b, v3.16b, #5
    eor v6.16b, v3.16b, v6.16b
    shl v8.16b, v30.16b, #4
    orr v11.16b, v2.16b, v3.16b
    shl v12.16b, v2.16b, #3
    eor v5.16b, v5.16b, v6.16b
    sri v10.16b, v1.16b, #1
    eor v0.16b, v0.16b, v11.16b
    sri v8.16b, v30.16b, #4
    shl v30.16b, v5.16b, #2
    eor v31.16b, v31.16b, v9.16b
    shl v1.16b, v0.16b, #6
    eor v6.16b, v10.16b, v23.16b
    sri v12.16b, v2.16b, #5
    eor v2.16b, v8.16b, v22.16b
    sri v1.16b, v0.16b, #2
    eor v0.16b, v7.16b, v26.16b
    sri v4.16b, v3.16b, #3
    eor v3.16b, v12.16b, v25.16b
    sri v30.16b, v5.16b, #6
    eor v1.16b, v1.16b, v24.16b
    eor v4.16b, v4.16b, v27.16b
    trn1 v5.4s, v2.4s, v0.4s
    eor v30.16b, v30.16b, v21.16b
    trn1 v7.4s, v31.4s, v1.4s
    sub x9, x9, #16
    add x1, x1, #128
    trn2 v31.4s, v31.4s, v1.4s
    trn1 v1.4s, v6.4s, v4.4s
    str x1, [sp, #272]  /* spill */
    trn2 v4.4s, v6.4s, v4.4s
    trn2 v0.4s, v2.4s, v0.4s
    trn1 v2.4s, v3.4s, v30.4s
    trn2 v30.4s, v3.4s, v30.4s
    trn1 v3.8h, v7.8h, v5.8h
    trn2 v5.8h, v7.8h, v5.8h
    trn1 v6.8h, v1.8h, v2.8h
    trn2 v1.8h, v1.8h, v2.8h
    trn1 v2.8h, v31.8h, v0.8h
    trn2 v31.8h, v31.8h, v0.8h
    trn1 v0.8h, v4.8h, v30.8h
    trn2 v30.8h, v4.8h, v30.8h
    trn1 v4.16b, v3.16b, v6.16b
    trn2 v3.16b, v3.16b, v6.16b
    trn1 v6.16b, v5.16b, v1.16b
    trn2 v1.16b, v5.16b, v1.16b
    trn1 v5.16b, v2.16b, v0.16b
    trn2 v0.16b, v2.16b, v0.16b
    stp q4, q3, [x2, #0]
    trn1 v2.16b, v31.16b, v30.16b
    trn2 v30.16b, v31.16b, v30.16b
    stp q6, q1, [x2, #32]
    stp q5, q0, [x2, #64]
    stp q2, q30, [x2, #96]
    add x2, x2, #128
    tbz x9, 63, L(pipo64_128_encrypt_blocks_blocks14)
L(pipo64_128_encrypt_blocks_fewer12):
    add x9, x9, #16
    sub x9, x9, #4
    tbnz x9, 63, L(pipo64_128_encrypt_blocks_fewer16)
    /* start: x := x ^ rk[0] */
    ldp q17, q16, [x0, #288]
    ldr q18, [x0, #352]
    ldp q20, q19, [x0, #320]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldr q21, [x0, #480]
    ldp q23, q22, [x0, #384]
    ldp q25, q24, [x0, #416]
    ldp q27, q26, [x0, #448]
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    ldp q29, q28, [x0, #256]
L(pipo64_128_encrypt_blocks_blocks18):
    ldr s30, [x1, #0]
    ldr s31, [x1, #8]
    ldr s0, [x1, #16]
    ldr s1, [x1, #24]
    ldr s2, [x1, #4]
    ldr s3, [x1, #12]
    ldr s4, [x1, #20]
    ldr s5, [x1, #28]
    /* start: x := x ^ rk[0] */
    ldp q6, q7, [x0, #0]
    trn1 v8.16b, v30.16b, v31.16b
    trn2 v30.16b, v30.16b, v31.16b
    ldp q31, q9, [x0, #32]
    trn1 v10.16b, v0.16b, v1.16b
    trn2 v0.16b, v0.16b, v1.16b
    trn1 v1.16b, v2.16b, v3.16b
    trn2 v2.16b, v2.16b, v3.16b
    trn1 v3.16b, v4.16b, v5.16b
    trn2 v4.16b, v4.16b, v5.16b
    trn1 v5.8h, v8.8h, v10.8h
    trn1 v11.8h, v30.8h, v0.8h
    trn2 v8.8h, v8.8h, v10.8h
    trn2 v10.8h, v1.8h, v3.8h
    trn2 v12.8h, v2.8h, v4.8h
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v11.16b, v7.16b
    trn1 v2.8h, v2.8h, v4.8h
    eor v31.16b, v8.16b, v31.16b
    eor v4.16b, v10.16b, v9.16b
    eor v7.16b, v12.16b, v18.16b
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v8.16b, v6.16b, v5.16b
    trn2 v30.8h, v30.8h, v0.8h
    eor v0.16b, v2.16b, v19.16b
    and v2.16b, v7.16b, v4.16b
    eor v31.16b, v31.16b, v8.16b
    trn1 v1.8h, v1.8h, v3.8h
    eor v30.16b, v30.16b, v16.16b
    eor v0.16b, v0.16b, v2.16b
    orr v2.16b, v31.16b, v6.16b
    eor v1.16b, v1.16b, v20.16b
    eor v3.16b, v4.16b, v30.16b
    and v4.16b, v30.16b, v0.16b
    eor v2.16b, v5.16b, v2.16b
    eor v1.16b, v1.16b, v4.16b
    orr v4.16b, v31.16b, v2.16b
    eor v5.16b, v7.16b, v1.16b
    eor v4.16b, v6.16b, v4.16b
    orr v6.16b, v1.16b, v0.16b
    eor v7.16b, v5.16b, v4.16b
    eor v0.16b, v0.16b, v5.16b
    eor v30.16b, v30.16b, v6.16b
    and v5.16b, v7.16b, v0.16b
    and v6.16b, v0.16b, v3.16b
    eor v30.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v5.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q5, [x0, #64]
    eor v6.16b, v30.16b, v0.16b
    shl v8.16b, v30.16b, #1
    eor v9.16b, v7.16b, v3.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v8.16b, v30.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v31.16b, v31.16b, v9.16b
    shl v9.16b, v2.16b, #7
    orn v30.16b, v1.16b, v30.16b
    eor v6.16b, v1.16b, v6.16b
    shl v10.16b, v31.16b, #4
    sri v9.16b, v2.16b, #1
    eor v30.16b, v3.16b, v30.16b
    eor v2.16b, v4.16b, v6.16b
    sri v10.16b, v31.16b, #4
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    shl v31.16b, v2.16b, #2
    orr v5.16b, v30.16b, v1.16b
    shl v6.16b, v1.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v31.16b, v2.16b, #6
    eor v0.16b, v0.16b, v5.16b
    shl v2.16b, v30.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v1.16b, #3
    eor v31.16b, v31.16b, v21.16b
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v3.16b
    sri v2.16b, v30.16b, #5
    shl v30.16b, v0.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v31.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v25.16b
    sri v30.16b, v0.16b, #2
    eor v0.16b, v6.16b, v8.16b
    orr v6.16b, v1.16b, v4.16b
    eor v30.16b, v30.16b, v24.16b
    eor v5.16b, v5.16b, v2.16b
    and v7.16b, v2.16b, v0.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v7.16b
    orr v6.16b, v1.16b, v3.16b
    eor v31.16b, v31.16b, v30.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v30.16b, v0.16b
    eor v7.16b, v31.16b, v4.16b
    eor v31.16b, v0.16b, v31.16b
    eor v0.16b, v2.16b, v6.16b
    and v2.16b, v7.16b, v31.16b
    and v6.16b, v31.16b, v5.16b
    eor v0.16b, v0.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v6.16b
    ldr q5, [x0, #80]
    eor v6.16b, v0.16b, v31.16b
    shl v8.16b, v0.16b, #1
    eor v9.16b, v7.16b, v2.16b
    eor v30.16b, v30.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    sri v8.16b, v0.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    orn v0.16b, v30.16b, v0.16b
    shl v9.16b, v3.16b, #7
    eor v6.16b, v30.16b, v6.16b
    shl v10.16b, v1.16b, #4
    eor v0.16b, v2.16b, v0.16b
    sri v9.16b, v3.16b, #1
    eor v2.16b, v4.16b, v6.16b
    sri v10.16b, v1.16b, #4
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v29.16b
    shl v1.16b, v2.16b, #2
    orr v5.16b, v0.16b, v30.16b
    shl v6.16b, v30.16b, #5
    eor v7.16b, v10.16b, v28.16b
    sri v1.16b, v2.16b, #6
    eor v31.16b, v31.16b, v5.16b
    shl v2.16b, v0.16b, #3
    eor v5.16b, v8.16b, v17.16b
    sri v6.16b, v30.16b, #3
    eor v30.16b, v1.16b, v18.16b
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v3.16b
    sri v2.16b, v0.16b, #5
    shl v0.16b, v31.16b, #6
    eor v6.16b, v6.16b, v19.16b
    and v8.16b, v30.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v16.16b
    sri v0.16b, v31.16b, #2
    eor v31.16b, v6.16b, v8.16b
    orr v6.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v20.16b
    eor v5.16b, v5.16b, v2.16b
    and v7.16b, v2.16b, v31.16b
    eor v3.16b, v3.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    orr v6.16b, v1.16b, v3.16b
    eor v30.16b, v30.16b, v0.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v0.16b, v31.16b
    eor v7.16b, v30.16b, v4.16b
    eor v30.16b, v31.16b, v30.16b
    eor v31.16b, v2.16b, v6.16b
    and v2.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v31.16b, v31.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q5, [x0, #96]
    eor v6.16b, v31.16b, v30.16b
    shl v8.16b, v31.16b, #1
    eor v9.16b, v7.16b, v2.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    sri v8.16b, v31.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    orn v31.16b, v0.16b, v31.16b
    shl v9.16b, v3.16b, #7
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v1.16b, #4
    eor v31.16b, v2.16b, v31.16b
    sri v9.16b, v3.16b, #1
    eor v2.16b, v4.16b, v6.16b
    sri v10.16b, v1.16b, #4
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    shl v1.16b, v2.16b, #2
    orr v5.16b, v31.16b, v0.16b
    shl v6.16b, v0.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v1.16b, v2.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v2.16b, v31.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v0.16b, #3
    eor v0.16b, v1.16b, v21.16b
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v3.16b
    sri v2.16b, v31.16b, #5
    shl v31.16b, v30.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v0.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v25.16b
    sri v31.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v1.16b, v4.16b
    eor v31.16b, v31.16b, v24.16b
    eor v5.16b, v5.16b, v2.16b
    and v7.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    orr v6.16b, v1.16b, v3.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v31.16b, v30.16b
    eor v7.16b, v0.16b, v4.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v2.16b, v6.16b
    and v2.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v0.16b, v0.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q5, [x0, #112]
    eor v6.16b, v0.16b, v30.16b
    shl v8.16b, v0.16b, #1
    eor v9.16b, v7.16b, v2.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    sri v8.16b, v0.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    orn v0.16b, v31.16b, v0.16b
    shl v9.16b, v3.16b, #7
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v1.16b, #4
    eor v0.16b, v2.16b, v0.16b
    sri v9.16b, v3.16b, #1
    eor v2.16b, v4.16b, v6.16b
    sri v10.16b, v1.16b, #4
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v29.16b
    shl v1.16b, v2.16b, #2
    orr v5.16b, v0.16b, v31.16b
    shl v6.16b, v31.16b, #5
    eor v7.16b, v10.16b, v28.16b
    sri v1.16b, v2.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v2.16b, v0.16b, #3
    eor v5.16b, v8.16b, v17.16b
    sri v6.16b, v31.16b, #3
    eor v31.16b, v1.16b, v18.16b
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v3.16b
    sri v2.16b, v0.16b, #5
    shl v0.16b, v30.16b, #6
    eor v6.16b, v6.16b, v19.16b
    and v8.16b, v31.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v16.16b
    sri v0.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v20.16b
    eor v5.16b, v5.16b, v2.16b
    and v7.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    orr v6.16b, v1.16b, v3.16b
    eor v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v0.16b, v30.16b
    eor v7.16b, v31.16b, v4.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v6.16b
    and v2.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v31.16b, v31.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q5, [x0, #128]
    eor v6.16b, v31.16b, v30.16b
    shl v8.16b, v31.16b, #1
    eor v9.16b, v7.16b, v2.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    sri v8.16b, v31.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    orn v31.16b, v0.16b, v31.16b
    shl v9.16b, v3.16b, #7
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v1.16b, #4
    eor v31.16b, v2.16b, v31.16b
    sri v9.16b, v3.16b, #1
    eor v2.16b, v4.16b, v6.16b
    sri v10.16b, v1.16b, #4
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    shl v1.16b, v2.16b, #2
    orr v5.16b, v31.16b, v0.16b
    shl v6.16b, v0.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v1.16b, v2.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v2.16b, v31.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v0.16b, #3
    eor v0.16b, v1.16b, v21.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v3.16b
    sri v2.16b, v31.16b, #5
    shl v31.16b, v30.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v0.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v25.16b
    sri v31.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v1.16b, v4.16b
    eor v31.16b, v31.16b, v24.16b
    eor v5.16b, v5.16b, v2.16b
    and v7.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    orr v6.16b, v1.16b, v3.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v31.16b, v30.16b
    eor v7.16b, v0.16b, v4.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v2.16b, v6.16b
    and v2.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v0.16b, v0.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q5, [x0, #144]
    eor v6.16b, v0.16b, v30.16b
    shl v8.16b, v0.16b, #1
    eor v9.16b, v7.16b, v2.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    sri v8.16b, v0.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    orn v0.16b, v31.16b, v0.16b
    shl v9.16b, v3.16b, #7
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v1.16b, #4
    eor v0.16b, v2.16b, v0.16b
    sri v9.16b, v3.16b, #1
    eor v2.16b, v4.16b, v6.16b
    sri v10.16b, v1.16b, #4
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v29.16b
    shl v1.16b, v2.16b, #2
    orr v5.16b, v0.16b, v31.16b
    shl v6.16b, v31.16b, #5
    eor v7.16b, v10.16b, v28.16b
    sri v1.16b, v2.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v2.16b, v0.16b, #3
    eor v5.16b, v8.16b, v17.16b
    sri v6.16b, v31.16b, #3
    eor v31.16b, v1.16b, v18.16b
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v3.16b
    sri v2.16b, v0.16b, #5
    shl v0.16b, v30.16b, #6
    eor v6.16b, v6.16b, v19.16b
    and v8.16b, v31.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v16.16b
    sri v0.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v20.16b
    eor v5.16b, v5.16b, v2.16b
    and v7.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    orr v6.16b, v1.16b, v3.16b
    eor v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v0.16b, v30.16b
    eor v7.16b, v31.16b, v4.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v6.16b
    and v2.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v31.16b, v31.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q5, [x0, #160]
    eor v6.16b, v31.16b, v30.16b
    shl v8.16b, v31.16b, #1
    eor v9.16b, v7.16b, v2.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    sri v8.16b, v31.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    orn v31.16b, v0.16b, v31.16b
    shl v9.16b, v3.16b, #7
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v1.16b, #4
    eor v31.16b, v2.16b, v31.16b
    sri v9.16b, v3.16b, #1
    eor v2.16b, v4.16b, v6.16b
    sri v10.16b, v1.16b, #4
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    shl v1.16b, v2.16b, #2
    orr v5.16b, v31.16b, v0.16b
    shl v6.16b, v0.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v1.16b, v2.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v2.16b, v31.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v0.16b, #3
    eor v0.16b, v1.16b, v21.16b
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v3.16b
    sri v2.16b, v31.16b, #5
    shl v31.16b, v30.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v0.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v25.16b
    sri v31.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v1.16b, v4.16b
    eor v31.16b, v31.16b, v24.16b
    eor v5.16b, v5.16b, v2.16b
    and v7.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    orr v6.16b, v1.16b, v3.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v31.16b, v30.16b
    eor v7.16b, v0.16b, v4.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v2.16b, v6.16b
    and v2.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v0.16b, v0.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q5, [x0, #176]
    eor v6.16b, v0.16b, v30.16b
    shl v8.16b, v0.16b, #1
    eor v9.16b, v7.16b, v2.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    sri v8.16b, v0.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    orn v0.16b, v31.16b, v0.16b
    shl v9.16b, v3.16b, #7
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v1.16b, #4
    eor v0.16b, v2.16b, v0.16b
    sri v9.16b, v3.16b, #1
    eor v2.16b, v4.16b, v6.16b
    sri v10.16b, v1.16b, #4
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v29.16b
    shl v1.16b, v2.16b, #2
    orr v5.16b, v0.16b, v31.16b
    shl v6.16b, v31.16b, #5
    eor v7.16b, v10.16b, v28.16b
    sri v1.16b, v2.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v2.16b, v0.16b, #3
    eor v5.16b, v8.16b, v17.16b
    sri v6.16b, v31.16b, #3
    eor v31.16b, v1.16b, v18.16b
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v3.16b
    sri v2.16b, v0.16b, #5
    shl v0.16b, v30.16b, #6
    eor v6.16b, v6.16b, v19.16b
    and v8.16b, v31.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v16.16b
    sri v0.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v20.16b
    eor v5.16b, v5.16b, v2.16b
    and v7.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    orr v6.16b, v1.16b, v3.16b
    eor v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v0.16b, v30.16b
    eor v7.16b, v31.16b, v4.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v6.16b
    and v2.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v31.16b, v31.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q5, [x0, #192]
    eor v6.16b, v31.16b, v30.16b
    shl v8.16b, v31.16b, #1
    eor v9.16b, v7.16b, v2.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    sri v8.16b, v31.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    orn v31.16b, v0.16b, v31.16b
    shl v9.16b, v3.16b, #7
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v1.16b, #4
    eor v31.16b, v2.16b, v31.16b
    sri v9.16b, v3.16b, #1
    eor v2.16b, v4.16b, v6.16b
    sri v10.16b, v1.16b, #4
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    shl v1.16b, v2.16b, #2
    orr v5.16b, v31.16b, v0.16b
    shl v6.16b, v0.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v1.16b, v2.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v2.16b, v31.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v0.16b, #3
    eor v0.16b, v1.16b, v21.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v3.16b
    sri v2.16b, v31.16b, #5
    shl v31.16b, v30.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v0.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v25.16b
    sri v31.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v1.16b, v4.16b
    eor v31.16b, v31.16b, v24.16b
    eor v5.16b, v5.16b, v2.16b
    and v7.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    orr v6.16b, v1.16b, v3.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v31.16b, v30.16b
    eor v7.16b, v0.16b, v4.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v2.16b, v6.16b
    and v2.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v0.16b, v0.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q5, [x0, #208]
    eor v6.16b, v0.16b, v30.16b
    shl v8.16b, v0.16b, #1
    eor v9.16b, v7.16b, v2.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    sri v8.16b, v0.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    orn v0.16b, v31.16b, v0.16b
    shl v9.16b, v3.16b, #7
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v1.16b, #4
    eor v0.16b, v2.16b, v0.16b
    sri v9.16b, v3.16b, #1
    eor v2.16b, v4.16b, v6.16b
    sri v10.16b, v1.16b, #4
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v29.16b
    shl v1.16b, v2.16b, #2
    orr v5.16b, v0.16b, v31.16b
    shl v6.16b, v31.16b, #5
    eor v7.16b, v10.16b, v28.16b
    sri v1.16b, v2.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v2.16b, v0.16b, #3
    eor v5.16b, v8.16b, v17.16b
    sri v6.16b, v31.16b, #3
    eor v31.16b, v1.16b, v18.16b
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v3.16b
    sri v2.16b, v0.16b, #5
    shl v0.16b, v30.16b, #6
    eor v6.16b, v6.16b, v19.16b
    and v8.16b, v31.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v16.16b
    sri v0.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v1.16b, v4.16b
    eor v0.16b, v0.16b, v20.16b
    eor v5.16b, v5.16b, v2.16b
    and v7.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v6.16b
    eor v0.16b, v0.16b, v7.16b
    orr v6.16b, v1.16b, v3.16b
    eor v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v0.16b, v30.16b
    eor v7.16b, v31.16b, v4.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v6.16b
    and v2.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v31.16b, v31.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q5, [x0, #224]
    eor v6.16b, v31.16b, v30.16b
    shl v8.16b, v31.16b, #1
    eor v9.16b, v7.16b, v2.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    sri v8.16b, v31.16b, #7
    bic v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    orn v31.16b, v0.16b, v31.16b
    shl v9.16b, v3.16b, #7
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v1.16b, #4
    eor v31.16b, v2.16b, v31.16b
    sri v9.16b, v3.16b, #1
    eor v2.16b, v4.16b, v6.16b
    sri v10.16b, v1.16b, #4
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    shl v1.16b, v2.16b, #2
    orr v5.16b, v31.16b, v0.16b
    shl v6.16b, v0.16b, #5
    eor v7.16b, v10.16b, v22.16b
    sri v1.16b, v2.16b, #6
    eor v30.16b, v30.16b, v5.16b
    shl v2.16b, v31.16b, #3
    eor v5.16b, v8.16b, v26.16b
    sri v6.16b, v0.16b, #3
    eor v0.16b, v1.16b, v21.16b
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v1.16b, v4.16b, v3.16b
    sri v2.16b, v31.16b, #5
    shl v31.16b, v30.16b, #6
    eor v6.16b, v6.16b, v27.16b
    and v8.16b, v0.16b, v5.16b
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v25.16b
    sri v31.16b, v30.16b, #2
    eor v30.16b, v6.16b, v8.16b
    orr v6.16b, v1.16b, v4.16b
    eor v31.16b, v31.16b, v24.16b
    eor v5.16b, v5.16b, v2.16b
    and v7.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    orr v6.16b, v1.16b, v3.16b
    eor v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v31.16b, v30.16b
    eor v7.16b, v0.16b, v4.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v2.16b, v6.16b
    and v2.16b, v7.16b, v30.16b
    and v6.16b, v30.16b, v5.16b
    eor v0.16b, v0.16b, v1.16b
    eor v2.16b, v5.16b, v2.16b
    eor v31.16b, v31.16b, v6.16b
    ldr q9, [x0, #240]
    eor v5.16b, v0.16b, v30.16b
    shl v6.16b, v0.16b, #1
    eor v8.16b, v7.16b, v2.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v5.16b
    sri v6.16b, v0.16b, #7
    bic v5.16b, v8.16b, v5.16b
    orn v0.16b, v31.16b, v0.16b
    shl v10.16b, v3.16b, #7
    eor v1.16b, v1.16b, v8.16b
    eor v5.16b, v31.16b, v5.16b
    eor v0.16b, v2.16b, v0.16b
    sri v10.16b, v3.16b, #1
    eor v2.16b, v7.16b, v9.16b
    eor v3.16b, v4.16b, v5.16b
    shl v4.16b, v1.16b, #4
    orr v5.16b, v0.16b, v31.16b
    shl v7.16b, v31.16b, #5
    shl v8.16b, v3.16b, #2
    eor v9.16b, v10.16b, v29.16b
    sri v4.16b, v1.16b, #4
    eor v30.16b, v30.16b, v5.16b
    sri v8.16b, v3.16b, #6
    eor v1.16b, v6.16b, v17.16b
    shl v3.16b, v0.16b, #3
    eor v4.16b, v4.16b, v28.16b
    sri v7.16b, v31.16b, #3
    eor v31.16b, v8.16b, v18.16b
    sri v3.16b, v0.16b, #5
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v0.16b, v9.16b, v2.16b
    shl v5.16b, v30.16b, #6
    eor v6.16b, v7.16b, v19.16b
    and v7.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v16.16b
    sri v5.16b, v30.16b, #2
    eor v30.16b, v4.16b, v0.16b
    eor v0.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v3.16b
    eor v4.16b, v5.16b, v20.16b
    orr v5.16b, v30.16b, v9.16b
    and v6.16b, v3.16b, v0.16b
    eor v2.16b, v2.16b, v5.16b
    eor v4.16b, v4.16b, v6.16b
    orr v5.16b, v30.16b, v2.16b
    eor v31.16b, v31.16b, v4.16b
    orr v6.16b, v4.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v6.16b
    eor v31.16b, v31.16b, v5.16b
    and v6.16b, v0.16b, v1.16b
    eor v3.16b, v3.16b, v30.16b
    and v7.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v6.16b
    eor v6.16b, v3.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    shl v7.16b, v3.16b, #1
    eor v4.16b, v4.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    sri v7.16b, v3.16b, #7
    eor v8.16b, v31.16b, v1.16b
    orn v3.16b, v4.16b, v3.16b
    shl v10.16b, v2.16b, #7
    ldr q9, [x0, #368]
    bic v6.16b, v8.16b, v6.16b
    eor v30.16b, v30.16b, v8.16b
    eor v1.16b, v1.16b, v3.16b
    sri v10.16b, v2.16b, #1
    eor v6.16b, v4.16b, v6.16b
    shl v8.16b, v30.16b, #4
    orr v11.16b, v1.16b, v4.16b
    shl v12.16b, v1.16b, #3
    eor v5.16b, v5.16b, v6.16b
    shl v3.16b, v4.16b, #5
    eor v0.16b, v0.16b, v11.16b
    sri v8.16b, v30.16b, #4
    shl v30.16b, v5.16b, #2
    eor v31.16b, v31.16b, v9.16b
    shl v2.16b, v0.16b, #6
    eor v6.16b, v10.16b, v23.16b
    sri v12.16b, v1.16b, #5
    eor v1.16b, v8.16b, v22.16b
    sri v2.16b, v0.16b, #2
    eor v0.16b, v7.16b, v26.16b
    sri v3.16b, v4.16b, #3
    eor v4.16b, v12.16b, v25.16b
    sri v30.16b, v5.16b, #6
    eor v2.16b, v2.16b, v24.16b
    sub x9, x9, #4
    add x1, x1, #32
    eor v3.16b, v3.16b, v27.16b
    trn1 v5.8h, v31.8h, v1.8h
    str x1, [sp, #272]  /* spill */
    eor v30.16b, v30.16b, v21.16b
    trn2 v31.8h, v31.8h, v1.8h
    trn1 v1.8h, v2.8h, v0.8h
    trn2 v0.8h, v2.8h, v0.8h
    trn1 v2.8h, v6.8h, v4.8h
    trn2 v4.8h, v6.8h, v4.8h
    trn1 v6.8h, v3.8h, v30.8h
    trn2 v30.8h, v3.8h, v30.8h
    trn1 v3.16b, v5.16b, v2.16b
    trn2 v2.16b, v5.16b, v2.16b
    trn1 v5.16b, v1.16b, v6.16b
    trn2 v1.16b, v1.16b, v6.16b
    trn1 v6.16b, v31.16b, v4.16b
    trn2 v31.16b, v31.16b, v4.16b
    str s3, [x2, #0]
    trn1 v3.16b, v0.16b, v30.16b
    trn2 v30.16b, v0.16b, v30.16b
    str s5, [x2, #4]
    str s2, [x2, #8]
    str s1, [x2, #12]
    str s6, [x2, #16]
    str s3, [x2, #20]
    str s31, [x2, #24]
    str s30, [x2, #28]
    add x2, x2, #32
    tbz x9, 63, L(pipo64_128_encrypt_blocks_blocks18)
L(pipo64_128_encrypt_blocks_fewer16):
    add x9, x9, #4
    cbz x9, L(pipo64_128_encrypt_blocks_done1)
    /* start: x := x ^ rk[0] */
    ldr w10, [x0, #16]
    ldr w11, [x0, #32]
    ldr w12, [x0, #304]
    ldr w13, [x0, #320]
    ldr w14, [x0, #336]
    ldr w15, [x0, #48]
    ldr w16, [x0, #352]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldr w17, [x0, #608]
    ldr w8, [x0, #612]
    ldr w3, [x0, #416]
    ldr w4, [x0, #432]
    ldr w5, [x0, #448]
    ldr w6, [x0, #616]
    ldr w7, [x0, #480]
L(pipo64_128_encrypt_blocks_blocks20):
    ldrb w19, [x1, #0]
    ldrb w20, [x1, #1]
    ldrb w21, [x1, #2]
    ldrb w22, [x1, #6]
    ldrb w23, [x1, #7]
    ldrb w24, [x1, #5]
    /* start: x := x ^ rk[0] */
    ldr w25, [x0, #0]
    ldrb w26, [x1, #3]
    orr w19, w19, w19, lsl #8
    orr w20, w20, w20, lsl #8
    ldrb w27, [x1, #4]
    orr w19, w19, w19, lsl #16
    orr w20, w20, w20, lsl #16
    orr w21, w21, w21, lsl #8
    orr w22, w22, w22, lsl #8
    orr w23, w23, w23, lsl #8
    orr w21, w21, w21, lsl #16
    orr w24, w24, w24, lsl #8
    orr w22, w22, w22, lsl #16
    orr w23, w23, w23, lsl #16
    eor w19, w19, w25
    eor w20, w20, w10
    orr w25, w26, w26, lsl #8
    orr w24, w24, w24, lsl #16
    eor w21, w21, w11
    eor w22, w22, w15
    eor w23, w23, w16
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and w26, w20, w19
    orr w25, w25, w25, lsl #16
    orr w27, w27, w27, lsl #8
    eor w24, w24, w14
    and w28, w23, w22
    eor w21, w21, w26
    orr w26, w27, w27, lsl #16
    eor w25, w25, w12
    ldr w27, [x0, #64]
    eor w24, w24, w28
    orr w28, w21, w20
    eor w26, w26, w13
    and w29, w25, w24
    eor w19, w19, w28
    eor w22, w22, w25
    eor w26, w26, w29
    orr w28, w21, w19
    eor w23, w23, w26
    eor w20, w20, w28
    orr w28, w26, w24
    eor w24, w24, w23
    eor w23, w23, w20
    eor w25, w25, w28
    and w28, w23, w24
    eon w25, w25, w21
    and w29, w24, w22
    eor w22, w22, w28
    eor w26, w26, w29
    eor w28, w25, w24
    eor w29, w23, w22
    eor w26, w26, w19
    eor w19, w19, w28
    and w28, w28, w29
    eor w23, w23, w27
    eon w21, w29, w21
    eor w27, w26, w28
    eor w19, w17, w19, ror #1
    orr w28, w26, w25
    eor w20, w20, w27
    eor w21, w8, w21, ror #4
    eor w22, w22, w28
    eor w25, w6, w25, ror #7
    eor w20, w7, w20, ror #6
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and w27, w19, w23
    orr w28, w22, w26
    eor w26, w5, w26, ror #3
    and w29, w20, w25
    eor w21, w21, w27
    eor w24, w24, w28
    eor w22, w3, w22, ror #5
    ldr w27, [x0, #80]
    eor w26, w26, w29
    orr w28, w21, w19
    eor w24, w4, w24, ror #2
    and w29, w22, w26
    eor w23, w23, w28
    eor w25, w25, w22
    eor w24, w24, w29
    orr w28, w21, w23
    eor w20, w20, w24
    eor w19, w19, w28
    orr w28, w24, w26
    eor w26, w26, w20
    eor w20, w20, w19
    eor w22, w22, w28
    and w28, w20, w26
    eon w22, w22, w21
    and w29, w26, w25
    eor w25, w25, w28
    eor w24, w24, w29
    eor w28, w22, w26
    eor w29, w20, w25
    eor w24, w24, w23
    eor w23, w23, w28
    and w28, w28, w29
    eor w20, w20, w27
    eon w21, w29, w21
    eor w27, w24, w28
    eor w23, w10, w23, ror #1
    orr w28, w24, w22
    eor w19, w19, w27
    eor w21, w11, w21, ror #4
    eor w25, w25, w28
    eor w22, w15, w22, ror #7
    eor w19, w16, w19, ror #6
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and w27, w23, w20
    orr w28, w25, w24
    eor w24, w14, w24, ror #3
    and w29, w19, w22
    eor w21, w21, w27
    eor w26, w26, w28
    eor w25, w12, w25, ror #5
    ldr w27, [x0, #96]
    eor w24, w24, w29
    orr w28, w21, w23
    eor w26, w13, w26, ror #2
    and w29, w25, w24
    eor w20, w20, w28
    eor w22, w22, w25
    eor w26, w26, w29
    orr w28, w21, w20
    eor w19, w19, w26
    eor w23, w23, w28
    orr w28, w26, w24
    eor w24, w24, w19
    eor w19, w19, w23
    eor w25, w25, w28
    and w28, w19, w24
    eon w25, w25, w21
    and w29, w24, w22
    eor w22, w22, w28
    eor w26, w26, w29
    eor w28, w25, w24
    eor w29, w19, w22
    eor w26, w26, w20
    eor w20, w20, w28
    and w28, w28, w29
    eor w19, w19, w27
    eon w21, w29, w21
    eor w27, w26, w28
    eor w20, w17, w20, ror #1
    orr w28, w26, w25
    eor w23, w23, w27
    eor w21, w8, w21, ror #4
    eor w22, w22, w28
    eor w25, w6, w25, ror #7
    eor w23, w7, w23, ror #6
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and w27, w20, w19
    orr w28, w22, w26
    eor w26, w5, w26, ror #3
    and w29, w23, w25
    eor w21, w21, w27
    eor w24, w24, w28
    eor w22, w3, w22, ror #5
    ldr w27, [x0, #112]
    eor w26, w26, w29
    orr w28, w21, w20
    eor w24, w4, w24, ror #2
    and w29, w22, w26
    eor w19, w19, w28
    eor w25, w25, w22
    eor w24, w24, w29
    orr w28, w21, w19
    eor w23, w23, w24
    eor w20, w20, w28
    orr w28, w24, w26
    eor w26, w26, w23
    eor w23, w23, w20
    eor w22, w22, w28
    and w28, w23, w26
    eon w22, w22, w21
    and w29, w26, w25
    eor w25, w25, w28
    eor w24, w24, w29
    eor w28, w22, w26
    eor w29, w23, w25
    eor w24, w24, w19
    eor w19, w19, w28
    and w28, w28, w29
    eor w23, w23, w27
    eon w21, w29, w21
    eor w27, w24, w28
    eor w19, w10, w19, ror #1
    orr w28, w24, w22
    eor w20, w20, w27
    eor w21, w11, w21, ror #4
    eor w25, w25, w28
    eor w22, w15, w22, ror #7
    eor w20, w16, w20, ror #6
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and w27, w19, w23
    orr w28, w25, w24
    eor w24, w14, w24, ror #3
    and w29, w20, w22
    eor w21, w21, w27
    eor w26, w26, w28
    eor w25, w12, w25, ror #5
    ldr w27, [x0, #128]
    eor w24, w24, w29
    orr w28, w21, w19
    eor w26, w13, w26, ror #2
    and w29, w25, w24
    eor w23, w23, w28
    eor w22, w22, w25
    eor w26, w26, w29
    orr w28, w21, w23
    eor w20, w20, w26
    eor w19, w19, w28
    orr w28, w26, w24
    eor w24, w24, w20
    eor w20, w20, w19
    eor w25, w25, w28
    and w28, w20, w24
    eon w25, w25, w21
    and w29, w24, w22
    eor w22, w22, w28
    eor w26, w26, w29
    eor w28, w25, w24
    eor w29, w20, w22
    eor w26, w26, w23
    eor w23, w23, w28
    and w28, w28, w29
    eor w20, w20, w27
    eon w21, w29, w21
    eor w27, w26, w28
    eor w23, w17, w23, ror #1
    orr w28, w26, w25
    eor w19, w19, w27
    eor w21, w8, w21, ror #4
    eor w22, w22, w28
    eor w25, w6, w25, ror #7
    eor w19, w7, w19, ror #6
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and w27, w23, w20
    orr w28, w22, w26
    eor w26, w5, w26, ror #3
    and w29, w19, w25
    eor w21, w21, w27
    eor w24, w24, w28
    eor w22, w3, w22, ror #5
    ldr w27, [x0, #144]
    eor w26, w26, w29
    orr w28, w21, w23
    eor w24, w4, w24, ror #2
    and w29, w22, w26
    eor w20, w20, w28
    eor w25, w25, w22
    eor w24, w24, w29
    orr w28, w21, w20
    eor w19, w19, w24
    eor w23, w23, w28
    orr w28, w24, w26
    eor w26, w26, w19
    eor w19, w19, w23
    eor w22, w22, w28
    and w28, w19, w26
    eon w22, w22, w21
    and w29, w26, w25
    eor w25, w25, w28
    eor w24, w24, w29
    eor w28, w22, w26
    eor w29, w19, w25
    eor w24, w24, w20
    eor w20, w20, w28
    and w28, w28, w29
    eor w19, w19, w27
    eon w21, w29, w21
    eor w27, w24, w28
    eor w20, w10, w20, ror #1
    orr w28, w24, w22
    eor w23, w23, w27
    eor w21, w11, w21, ror #4
    eor w25, w25, w28
    eor w22, w15, w22, ror #7
    eor w23, w16, w23, ror #6
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and w27, w20, w19
    orr w28, w25, w24
    eor w24, w14, w24, ror #3
    and w29, w23, w22
    eor w21, w21, w27
    eor w26, w26, w28
    eor w25, w12, w25, ror #5
    ldr w27, [x0, #160]
    eor w24, w24, w29
    orr w28, w21, w20
    eor w26, w13, w26, ror #2
    and w29, w25, w24
    eor w19, w19, w28
    eor w22, w22, w25
    eor w26, w26, w29
    orr w28, w21, w19
    eor w23, w23, w26
    eor w20, w20, w28
    orr w28, w26, w24
    eor w24, w24, w23
    eor w23, w23, w20
    eor w25, w25, w28
    and w28, w23, w24
    eon w25, w25, w21
    and w29, w24, w22
    eor w22, w22, w28
    eor w26, w26, w29
    eor w28, w25, w24
    eor w29, w23, w22
    eor w26, w26, w19
    eor w19, w19, w28
    and w28, w28, w29
    eor w23, w23, w27
    eon w21, w29, w21
    eor w27, w26, w28
    eor w19, w17, w19, ror #1
    orr w28, w26, w25
    eor w20, w20, w27
    eor w21, w8, w21, ror #4
    eor w22, w22, w28
    eor w25, w6, w25, ror #7
    eor w20, w7, w20, ror #6
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and w27, w19, w23
    orr w28, w22, w26
    eor w26, w5, w26, ror #3
    and w29, w20, w25
    eor w21, w21, w27
    eor w24, w24, w28
    eor w22, w3, w22, ror #5
    ldr w27, [x0, #176]
    eor w26, w26, w29
    orr w28, w21, w19
    eor w24, w4, w24, ror #2
    and w29, w22, w26
    eor w23, w23, w28
    eor w25, w25, w22
    eor w24, w24, w29
    orr w28, w21, w23
    eor w20, w20, w24
    eor w19, w19, w28
    orr w28, w24, w26
    eor w26, w26, w20
    eor w20, w20, w19
    eor w22, w22, w28
    and w28, w20, w26
    eon w22, w22, w21
    and w29, w26, w25
    eor w25, w25, w28
    eor w24, w24, w29
    eor w28, w22, w26
    eor w29, w20, w25
    eor w24, w24, w23
    eor w23, w23, w28
    and w28, w28, w29
    eor w20, w20, w27
    eon w21, w29, w21
    eor w27, w24, w28
    eor w23, w10, w23, ror #1
    orr w28, w24, w22
    eor w19, w19, w27
    eor w21, w11, w21, ror #4
    eor w25, w25, w28
    eor w22, w15, w22, ror #7
    eor w19, w16, w19, ror #6
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and w27, w23, w20
    orr w28, w25, w24
    eor w24, w14, w24, ror #3
    and w29, w19, w22
    eor w21, w21, w27
    eor w26, w26, w28
    eor w25, w12, w25, ror #5
    ldr w27, [x0, #192]
    eor w24, w24, w29
    orr w28, w21, w23
    eor w26, w13, w26, ror #2
    and w29, w25, w24
    eor w20, w20, w28
    eor w22, w22, w25
    eor w26, w26, w29
    orr w28, w21, w20
    eor w19, w19, w26
    eor w23, w23, w28
    orr w28, w26, w24
    eor w24, w24, w19
    eor w19, w19, w23
    eor w25, w25, w28
    and w28, w19, w24
    eon w25, w25, w21
    and w29, w24, w22
    eor w22, w22, w28
    eor w26, w26, w29
    eor w28, w25, w24
    eor w29, w19, w22
    eor w26, w26, w20
    eor w20, w20, w28
    and w28, w28, w29
    eor w19, w19, w27
    eon w21, w29, w21
    eor w27, w26, w28
    eor w20, w17, w20, ror #1
    orr w28, w26, w25
    eor w23, w23, w27
    eor w21, w8, w21, ror #4
    eor w22, w22, w28
    eor w25, w6, w25, ror #7
    eor w23, w7, w23, ror #6
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and w27, w20, w19
    orr w28, w22, w26
    eor w26, w5, w26, ror #3
    and w29, w23, w25
    eor w21, w21, w27
    eor w24, w24, w28
    eor w22, w3, w22, ror #5
    ldr w27, [x0, #208]
    eor w26, w26, w29
    orr w28, w21, w20
    eor w24, w4, w24, ror #2
    and w29, w22, w26
    eor w19, w19, w28
    eor w25, w25, w22
    eor w24, w24, w29
    orr w28, w21, w19
    eor w23, w23, w24
    eor w20, w20, w28
    orr w28, w24, w26
    eor w26, w26, w23
    eor w23, w23, w20
    eor w22, w22, w28
    and w28, w23, w26
    eon w22, w22, w21
    and w29, w26, w25
    eor w25, w25, w28
    eor w24, w24, w29
    eor w28, w22, w26
    eor w29, w23, w25
    eor w24, w24, w19
    eor w19, w19, w28
    and w28, w28, w29
    eor w23, w23, w27
    eon w21, w29, w21
    eor w27, w24, w28
    eor w19, w10, w19, ror #1
    orr w28, w24, w22
    eor w20, w20, w27
    eor w21, w11, w21, ror #4
    eor w25, w25, w28
    eor w22, w15, w22, ror #7
    eor w20, w16, w20, ror #6
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and w27, w19, w23
    orr w28, w25, w24
    eor w24, w14, w24, ror #3
    and w29, w20, w22
    eor w21, w21, w27
    eor w26, w26, w28
    eor w25, w12, w25, ror #5
    ldr w27, [x0, #224]
    eor w24, w24, w29
    orr w28, w21, w19
    eor w26, w13, w26, ror #2
    and w29, w25, w24
    eor w23, w23, w28
    eor w22, w22, w25
    eor w26, w26, w29
    orr w28, w21, w23
    eor w20, w20, w26
    eor w19, w19, w28
    orr w28, w26, w24
    eor w24, w24, w20
    eor w20, w20, w19
    eor w25, w25, w28
    and w28, w20, w24
    eon w25, w25, w21
    and w29, w24, w22
    eor w22, w22, w28
    eor w26, w26, w29
    eor w28, w25, w24
    eor w29, w20, w22
    eor w26, w26, w23
    eor w23, w23, w28
    and w28, w28, w29
    eor w20, w20, w27
    eon w21, w29, w21
    eor w27, w26, w28
    eor w23, w17, w23, ror #1
    orr w28, w26, w25
    eor w19, w19, w27
    eor w21, w8, w21, ror #4
    eor w22, w22, w28
    eor w25, w6, w25, ror #7
    eor w19, w7, w19, ror #6
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and w27, w23, w20
    orr w28, w22, w26
    eor w26, w5, w26, ror #3
    and w29, w19, w25
    eor w21, w21, w27
    eor w24, w24, w28
    eor w22, w3, w22, ror #5
    eor w26, w26, w29
    orr w27, w21, w23
    eor w24, w4, w24, ror #2
    ldr w28, [x0, #240]
    and w29, w22, w26
    eor w20, w20, w27
    eor w25, w25, w22
    eor w24, w24, w29
    orr w27, w21, w20
    eor w19, w19, w24
    eor w23, w23, w27
    orr w27, w24, w26
    eor w26, w26, w19
    eor w19, w19, w23
    eor w22, w22, w27
    and w27, w19, w26
    eon w22, w22, w21
    and w29, w26, w25
    eor w25, w25, w27
    eor w24, w24, w29
    eor w27, w22, w26
    eor w29, w19, w25
    eor w24, w24, w20
    eor w20, w20, w27
    and w27, w27, w29
    orr w30, w24, w22
    eor w19, w19, w28
    eor w27, w24, w27
    eon w21, w29, w21
    eor w20, w10, w20, ror #1
    eor w23, w23, w27
    eor w25, w25, w30
    eor w22, w15, w22, ror #7
    eor w23, w16, w23, ror #6
    eor w21, w11, w21, ror #4
    orr w27, w25, w24
    eor w24, w14, w24, ror #3
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and w28, w23, w22
    and w29, w20, w19
    eor w26, w26, w27
    eor w25, w12, w25, ror #5
    eor w24, w24, w28
    eor w21, w21, w29
    eor w26, w13, w26, ror #2
    and w27, w25, w24
    orr w28, w21, w20
    eor w26, w26, w27
    eor w22, w22, w25
    ldr w27, [x0, #368]
    eor w19, w19, w28
    eor w23, w23, w26
    orr w28, w26, w24
    orr w29, w21, w19
    eor w24, w24, w23
    eor w25, w25, w28
    eor w20, w20, w29
    and w28, w24, w22
    eon w25, w25, w21
    eor w23, w23, w20
    eor w26, w26, w28
    eor w28, w25, w24
    and w29, w23, w24
    eor w26, w26, w19
    eor w19, w19, w28
    eor w22, w22, w29
    orr w29, w26, w25
    eor w27, w23, w27
    eor w23, w23, w22
    eor w22, w22, w29
    eor w19, w17, w19, ror #1
    strb w27, [x2, #0]
    and w27, w28, w23
    orr w28, w22, w26
    eon w21, w23, w21
    strb w19, [x2, #1]
    eor w19, w26, w27
    eor w23, w24, w28
    eor w21, w8, w21, ror #4
    eor w19, w20, w19
    eor w20, w3, w22, ror #5
    eor w22, w4, w23, ror #2
    strb w21, [x2, #2]
    eor w21, w5, w26, ror #3
    eor w23, w6, w25, ror #7
    eor w19, w7, w19, ror #6
    strb w20, [x2, #3]
    sub x9, x9, #1
    add x1, x1, #8
    strb w22, [x2, #4]
    strb w21, [x2, #5]
    str x1, [sp, #272]  /* spill */
    strb w23, [x2, #6]
    strb w19, [x2, #7]
    add x2, x2, #8
    cbnz x9, L(pipo64_128_encrypt_blocks_blocks20)
L(pipo64_128_encrypt_blocks_done1):
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
    ldr q8, [sp, #144]
    ldr q9, [sp, #160]
    ldr q10, [sp, #176]
    ldr q11, [sp, #192]
    ldr q12, [sp, #208]
    ldr q13, [sp, #224]
    ldr q14, [sp, #240]
    ldr q15, [sp, #256]
    ldr x30, [sp, #368]
    add sp, sp, #384
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
    END pipo64_128_encrypt_blocks

    FUNCTION pipo64_128_decrypt_blocks
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
    str q11, [sp, #48]
    .cfi_offset d11, -192
    str q12, [sp, #64]
    .cfi_offset d12, -176
    str q13, [sp, #80]
    .cfi_offset d13, -160
    str q14, [sp, #96]
    .cfi_offset d14, -144
    str q15, [sp, #112]
    .cfi_offset d15, -128
    str x30, [sp, #224]
    .cfi_offset x30, -16
    sub x9, x3, #240
    str x1, [sp, #128]  /* spill */
    tbnz x9, 63, L(pipo64_128_decrypt_blocks_rest2)
    sub x9, x3, #40
    tbnz x9, 63, L(pipo64_128_decrypt_blocks_fewer3)
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q16, [x0, #464]
    ldr q17, [x0, #432]
L(pipo64_128_decrypt_blocks_blocks6):
    ldp q19, q18, [x1, #0]
    add x10, x1, #256
    movz w11, #0x5555, lsl #0
    movz w13, #0x5555, lsl #0
    ldp q22, q21, [x1, #32]
    ldr w12, [x10, #12]
    movz w14, #0x5555, lsl #0
    movz w16, #0x5555, lsl #0
    ldr w15, [x10, #4]
    ldr w8, [x10, #28]
    movk w11, #0x5555, lsl #16  /* 0x55555555 */
    movk w13, #0x5555, lsl #16  /* 0x55555555 */
    ldr w4, [x10, #20]
    ldr w6, [x10, #44]
    movz w17, #0x5555, lsl #0
    movz w3, #0x5555, lsl #0
    ldr w7, [x10, #36]
    ldr w19, [x10, #52]
    movk w14, #0x5555, lsl #16  /* 0x55555555 */
    movk w16, #0x5555, lsl #16  /* 0x55555555 */
    ldp q24, q23, [x1, #64]
    ldr w20, [x10, #8]
    trn1 v31.16b, v19.16b, v18.16b
    trn2 v18.16b, v19.16b, v18.16b
    ldp q26, q25, [x1, #96]
    ldr w21, [x10, #0]
    trn1 v1.16b, v22.16b, v21.16b
    trn2 v21.16b, v22.16b, v21.16b
    ldr w22, [x10, #24]
    ldr w23, [x10, #16]
    eor w27, w12, w15, lsr #1
    eor w28, w8, w4, lsr #1
    ldp q28, q27, [x1, #128]
    ldr w24, [x10, #40]
    and w11, w27, w11
    eor w27, w6, w7, lsr #1
    ldp q30, q29, [x1, #160]
    ldr w25, [x10, #32]
    and w13, w28, w13
    movz w5, #0x5555, lsl #0
    ldp q0, q19, [x1, #192]
    ldr w26, [x10, #56]
    trn1 v3.16b, v24.16b, v23.16b
    trn2 v23.16b, v24.16b, v23.16b
    ldp q2, q22, [x1, #224]
    ldr w1, [x10, #60]
    trn1 v24.16b, v26.16b, v25.16b
    trn2 v25.16b, v26.16b, v25.16b
    ldr w10, [x10, #48]
    movz w29, #0x5555, lsl #0
    movk w17, #0x5555, lsl #16  /* 0x55555555 */
    movk w3, #0x5555, lsl #16  /* 0x55555555 */
    and w14, w27, w14
    eor w27, w20, w21, lsr #1
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q20, [x0, #448]
    trn1 v26.16b, v28.16b, v27.16b
    trn2 v27.16b, v28.16b, v27.16b
    trn1 v28.16b, v30.16b, v29.16b
    movk w5, #0x5555, lsl #16  /* 0x55555555 */
    movk w29, #0x5555, lsl #16  /* 0x55555555 */
    eor w28, w1, w19, lsr #1
    trn2 v29.16b, v30.16b, v29.16b
    trn1 v30.16b, v0.16b, v19.16b
    and w17, w27, w17
    and w16, w28, w16
    eor w28, w22, w23, lsr #1
    trn2 v19.16b, v0.16b, v19.16b
    trn1 v0.16b, v2.16b, v22.16b
    trn2 v22.16b, v2.16b, v22.16b
    ldp q4, q2, [x0, #400]
    trn2 v5.8h, v31.8h, v1.8h
    eor w27, w24, w25, lsr #1
    trn1 v6.8h, v18.8h, v21.8h
    trn2 v18.8h, v18.8h, v21.8h
    and w3, w28, w3
    eor w28, w26, w10, lsr #1
    trn2 v21.8h, v3.8h, v24.8h
    trn1 v7.8h, v23.8h, v25.8h
    eor w12, w12, w11
    eor w11, w15, w11, lsl #1
    trn2 v23.8h, v23.8h, v25.8h
    eor w15, w8, w13
    eor w13, w4, w13, lsl #1
    movz w8, #0x3333, lsl #0
    movz w4, #0x3333, lsl #0
    and w5, w27, w5
    and w27, w28, w29
    trn2 v25.8h, v26.8h, v28.8h
    eor w6, w6, w14
    eor w14, w7, w14, lsl #1
    eor w1, w1, w16
    trn1 v8.8h, v27.8h, v29.8h
    eor w16, w19, w16, lsl #1
    movz w7, #0x3333, lsl #0
    movz w19, #0x3333, lsl #0
    trn2 v27.8h, v27.8h, v29.8h
    eor w28, w13, w11, lsr #2
    movk w8, #0x3333, lsl #16  /* 0x33333333 */
    eor w29, w15, w12, lsr #2
    trn2 v29.8h, v30.8h, v0.8h
    movk w4, #0x3333, lsl #16  /* 0x33333333 */
    trn1 v9.8h, v19.8h, v22.8h
    trn2 v19.8h, v19.8h, v22.8h
    eor w20, w20, w17
    trn1 v22.8h, v31.8h, v1.8h
    trn1 v24.8h, v3.8h, v24.8h
    eor w17, w21, w17, lsl #1
    eor w21, w22, w3
    trn2 v31.4s, v6.4s, v7.4s
    trn2 v1.4s, v5.4s, v21.4s
    eor w3, w23, w3, lsl #1
    movz w22, #0x3333, lsl #0
    trn1 v3.4s, v18.4s, v23.4s
    movz w23, #0x3333, lsl #0
    movk w7, #0x3333, lsl #16  /* 0x33333333 */
    movk w19, #0x3333, lsl #16  /* 0x33333333 */
    and w8, w28, w8
    eor w28, w16, w14, lsr #2
    and w4, w29, w4
    trn1 v26.8h, v26.8h, v28.8h
    eor w29, w1, w6, lsr #2
    trn1 v28.8h, v30.8h, v0.8h
    trn2 v30.4s, v8.4s, v9.4s
    eor w24, w24, w5
    trn2 v0.4s, v25.4s, v29.4s
    trn1 v10.4s, v27.4s, v19.4s
    eor w5, w25, w5, lsl #1
    eor w25, w26, w27
    trn2 v11.4s, v22.4s, v24.4s
    eor v1.16b, v1.16b, v16.16b
    eor w10, w10, w27, lsl #1
    movz w26, #0x3333, lsl #0
    eor v3.16b, v3.16b, v2.16b
    eor v31.16b, v31.16b, v20.16b
    movz w27, #0x3333, lsl #0
    movk w22, #0x3333, lsl #16  /* 0x33333333 */
    movk w23, #0x3333, lsl #16  /* 0x33333333 */
    and w7, w28, w7
    eor w28, w3, w17, lsr #2
    trn2 v12.4s, v26.4s, v28.4s
    and w19, w29, w19
    eor w29, w21, w20, lsr #2
    movk w26, #0x3333, lsl #16  /* 0x33333333 */
    eor v16.16b, v0.16b, v16.16b
    movk w27, #0x3333, lsl #16  /* 0x33333333 */
    and w22, w28, w22
    eor w28, w10, w5, lsr #2
    eor v0.16b, v10.16b, v2.16b
    and w23, w29, w23
    eor w29, w25, w24, lsr #2
    eor w13, w13, w8
    eor v20.16b, v30.16b, v20.16b
    eor w11, w11, w8, lsl #2
    eor w15, w15, w4
    eor w12, w12, w4, lsl #2
    shl v30.16b, v1.16b, #7
    movz w8, #0xf0f, lsl #0
    movz w4, #0xf0f, lsl #0
    eor v2.16b, v11.16b, v17.16b
    shl v10.16b, v3.16b, #5
    shl v11.16b, v31.16b, #3
    and w26, w28, w26
    and w27, w29, w27
    eor w16, w16, w7
    eor w14, w14, w7, lsl #2
    eor w1, w1, w19
    eor w6, w6, w19, lsl #2
    eor v17.16b, v12.16b, v17.16b
    movz w7, #0xf0f, lsl #0
    movz w19, #0xf0f, lsl #0
    eor w28, w12, w11, lsr #4
    ldr q12, [x0, #368]
    movk w8, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w29, w15, w13, lsr #4
    movk w4, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    shl v13.16b, v16.16b, #7
    shl v14.16b, v0.16b, #5
    eor w3, w3, w22
    eor w17, w17, w22, lsl #2
    eor w21, w21, w23
    shl v15.16b, v20.16b, #3
    eor w20, w20, w23, lsl #2
    movz w22, #0xf0f, lsl #0
    movz w23, #0xf0f, lsl #0
    sri v30.16b, v1.16b, #1
    movk w7, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    movk w19, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w8, w28, w8
    shl v1.16b, v2.16b, #2
    eor w28, w6, w14, lsr #4
    and w4, w29, w4
    eor w29, w1, w16, lsr #4
    sri v10.16b, v3.16b, #3
    ldr q3, [x0, #480]
    trn2 v19.4s, v27.4s, v19.4s
    ldr q27, [x0, #384]  /* again */
    sri v11.16b, v31.16b, #5
    eor w10, w10, w26
    eor w5, w5, w26, lsl #2
    eor w25, w25, w27
    eor w24, w24, w27, lsl #2
    movz w26, #0xf0f, lsl #0
    movz w27, #0xf0f, lsl #0
    sri v13.16b, v16.16b, #1
    movk w22, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    movk w23, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w7, w28, w7
    shl v16.16b, v17.16b, #2
    eor w28, w20, w17, lsr #4
    and w19, w29, w19
    eor w29, w21, w3, lsr #4
    sri v14.16b, v0.16b, #3
    sri v15.16b, v20.16b, #5
    trn1 v20.4s, v22.4s, v24.4s
    movk w26, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    movk w27, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    trn1 v22.4s, v26.4s, v28.4s
    sri v1.16b, v2.16b, #6
    and w22, w28, w22
    eor w28, w24, w5, lsr #4
    orr v24.16b, v10.16b, v11.16b
    orn v26.16b, v11.16b, v30.16b
    and w23, w29, w23
    eor w29, w25, w10, lsr #4
    eor w12, w12, w8
    eor w11, w11, w8, lsl #4
    eor w15, w15, w4
    sri v16.16b, v17.16b, #6
    eor w13, w13, w4, lsl #4
    movz w8, #0xff, lsl #0
    movz w4, #0xff, lsl #0
    orr v17.16b, v14.16b, v15.16b
    orn v28.16b, v15.16b, v13.16b
    trn1 v31.4s, v6.4s, v7.4s
    and w26, w28, w26
    and w27, w29, w27
    trn2 v18.4s, v18.4s, v23.4s
    trn1 v23.4s, v8.4s, v9.4s
    eor w6, w6, w7
    eor w14, w14, w7, lsl #4
    eor v24.16b, v1.16b, v24.16b
    eor v20.16b, v20.16b, v12.16b
    eor w1, w1, w19
    eor w16, w16, w19, lsl #4
    eor v26.16b, v10.16b, v26.16b
    movz w7, #0xff, lsl #0
    movz w19, #0xff, lsl #0
    eor w28, w13, w11, lsr #8
    movk w8, #0xff, lsl #16  /* 0x00ff00ff */
    eor w29, w15, w12, lsr #8
    movk w4, #0xff, lsl #16  /* 0x00ff00ff */
    eor v16.16b, v16.16b, v17.16b
    eor w20, w20, w22
    eor w17, w17, w22, lsl #4
    eor w21, w21, w23
    eor v17.16b, v22.16b, v12.16b
    eor w3, w3, w23, lsl #4
    movz w22, #0xff, lsl #0
    movz w23, #0xff, lsl #0
    eor v22.16b, v14.16b, v28.16b
    movk w7, #0xff, lsl #16  /* 0x00ff00ff */
    movk w19, #0xff, lsl #16  /* 0x00ff00ff */
    and w8, w28, w8
    eor v28.16b, v31.16b, v27.16b
    eor w28, w16, w14, lsr #8
    and w4, w29, w4
    eor w29, w1, w6, lsr #8
    eor v31.16b, v30.16b, v24.16b
    eor v0.16b, v20.16b, v26.16b
    eor v18.16b, v18.16b, v3.16b
    eor w24, w24, w26
    eor w5, w5, w26, lsl #4
    eor v23.16b, v23.16b, v27.16b
    eor w25, w25, w27
    eor w10, w10, w27, lsl #4
    movz w26, #0xff, lsl #0
    movz w27, #0xff, lsl #0
    movk w22, #0xff, lsl #16  /* 0x00ff00ff */
    movk w23, #0xff, lsl #16  /* 0x00ff00ff */
    eor v1.16b, v13.16b, v16.16b
    and w7, w28, w7
    eor w28, w3, w17, lsr #8
    and w19, w29, w19
    eor v2.16b, v17.16b, v22.16b
    eor w29, w21, w20, lsr #8
    eor v19.16b, v19.16b, v3.16b
    trn1 v21.4s, v5.4s, v21.4s
    movk w26, #0xff, lsl #16  /* 0x00ff00ff */
    trn1 v25.4s, v25.4s, v29.4s
    shl v29.16b, v28.16b, #1
    movk w27, #0xff, lsl #16  /* 0x00ff00ff */
    and w22, w28, w22
    bic v3.16b, v0.16b, v31.16b
    shl v5.16b, v18.16b, #6
    eor w28, w10, w5, lsr #8
    and w23, w29, w23
    shl v7.16b, v23.16b, #1
    eor w29, w25, w24, lsr #8
    eor w13, w13, w8
    eor w15, w15, w4
    and w26, w28, w26
    and w27, w29, w27
    bic v6.16b, v2.16b, v1.16b
    shl v8.16b, v19.16b, #6
    sri v29.16b, v28.16b, #7
    eor v21.16b, v21.16b, v4.16b
    eor w28, w13, w15, lsl #16
    eor w10, w10, w26
    sri v5.16b, v18.16b, #2
    eor v18.16b, v11.16b, v3.16b
    eor w25, w25, w27
    eor w11, w11, w8, lsl #8
    sri v7.16b, v23.16b, #7
    eor v23.16b, v25.16b, v4.16b
    eor w12, w12, w4, lsl #8
    eor w16, w16, w7
    and v25.16b, v24.16b, v20.16b
    sri v8.16b, v19.16b, #2
    eor w3, w3, w22
    ubfm w4, w28, #16, #31
    eor v19.16b, v15.16b, v6.16b
    and v28.16b, v16.16b, v17.16b
    eor w14, w14, w7, lsl #8
    eor w7, w10, w25, lsl #16
    eor v29.16b, v29.16b, v31.16b
    shl v31.16b, v21.16b, #4
    eor w6, w6, w19, lsl #8
    eor w17, w17, w22, lsl #8
    eor v18.16b, v5.16b, v18.16b
    shl v3.16b, v23.16b, #4
    eor w22, w11, w12, lsl #16
    ldr w30, [x0, #544]  /* again */
    eor v25.16b, v26.16b, v25.16b
    eor v1.16b, v7.16b, v1.16b
    eor w21, w21, w23
    eor w20, w20, w23, lsl #8
    eor v19.16b, v8.16b, v19.16b
    eor v22.16b, v22.16b, v28.16b
    eor w13, w13, w4, lsl #16
    eor w4, w5, w26, lsl #8
    sri v31.16b, v21.16b, #4
    eor v21.16b, v11.16b, v29.16b
    eor w5, w24, w27, lsl #8
    eor w23, w25, w7, lsr #16
    sri v3.16b, v23.16b, #4
    and v23.16b, v24.16b, v25.16b
    eor w24, w14, w6, lsl #16
    ubfm w25, w22, #16, #31
    eor v20.16b, v20.16b, v18.16b
    ldr w26, [x0, #540]  /* again */
    eor w1, w1, w19
    ubfm w27, w24, #16, #31
    eor w6, w6, w24, lsr #16
    ldr w24, [x0, #548]  /* again */
    eor w11, w11, w25, lsl #16
    ldr w25, [x0, #552]  /* again */
    eor v26.16b, v15.16b, v1.16b
    and v28.16b, v16.16b, v22.16b
    eor w29, w16, w1, lsl #16
    eor w8, w3, w21, lsl #16
    eor v17.16b, v17.16b, v19.16b
    eor v31.16b, v31.16b, v0.16b
    eor w14, w14, w27, lsl #16
    ubfm w19, w29, #16, #31
    eor v21.16b, v21.16b, v23.16b
    eor v23.16b, v24.16b, v20.16b
    eor w21, w21, w8, lsr #16
    eor w11, w11, w30
    eor v0.16b, v3.16b, v2.16b
    eor v24.16b, v26.16b, v28.16b
    eor w14, w14, w30
    ldr w30, [x0, #604]  /* again */
    eor v16.16b, v16.16b, v17.16b
    eor v26.16b, v30.16b, v31.16b
    eor w16, w16, w19, lsl #16
    eor w19, w17, w20, lsl #16
    orr v28.16b, v21.16b, v23.16b
    eor w12, w12, w22, lsr #16
    eor w22, w4, w5, lsl #16
    eor w21, w21, w26
    eor w1, w1, w29, lsr #16
    ldr w29, [x0, #556]  /* again */
    eor v30.16b, v13.16b, v0.16b
    orr v2.16b, v24.16b, v16.16b
    eor v26.16b, v26.16b, v28.16b
    eor w13, w13, w24
    eor w23, w23, w26
    eor w16, w16, w24
    ubfm w24, w19, #16, #31
    ubfm w26, w22, #16, #31
    eor w12, w12, w25
    eor v28.16b, v30.16b, v2.16b
    eor w6, w6, w25
    extr w25, w21, w21, #12
    eor v20.16b, v20.16b, v21.16b
    eor v25.16b, v25.16b, v26.16b
    extr w27, w13, w13, #20
    eor w17, w17, w24, lsl #16
    extr w24, w23, w23, #12
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q2, q30, [x0, #272]
    eor w4, w4, w26, lsl #16
    extr w26, w16, w16, #20
    orr w25, w25, w13, ror #20
    ldp q3, q4, [x0, #304]
    ubfm w7, w7, #16, #31
    ldp q5, q6, [x0, #336]
    orr w27, w27, w12, ror #4
    orr w24, w24, w16, ror #20
    orr w26, w26, w6, ror #4
    eor w17, w17, w30
    eor w11, w25, w11, ror #24
    eor v17.16b, v17.16b, v24.16b
    eor w15, w15, w28, lsr #16
    eor w10, w10, w7, lsl #16
    ldr w7, [x0, #532]  /* again */
    eor v22.16b, v22.16b, v28.16b
    and v7.16b, v20.16b, v25.16b
    eor w4, w4, w30
    eor w21, w27, w21, ror #12
    eor w14, w24, w14, ror #24
    eor w23, w26, w23, ror #12
    eor w15, w15, w29
    eor w1, w1, w29
    and v8.16b, v17.16b, v22.16b
    and w29, w11, w17
    and v9.16b, v26.16b, v23.16b
    and v10.16b, v28.16b, v16.16b
    ubfm w8, w8, #16, #31
    eor v23.16b, v23.16b, v7.16b
    eor w24, w17, w21
    eor w25, w11, w12, ror #4
    eor w26, w14, w6, ror #4
    eor w27, w4, w23
    eor w19, w20, w19, lsr #16
    eor w20, w21, w29
    ldr w21, [x0, #536]  /* again */
    eor w8, w3, w8, lsl #16
    and w3, w25, w24
    and w28, w26, w27
    eor v16.16b, v16.16b, v8.16b
    orr v7.16b, v31.16b, v29.16b
    eor v21.16b, v21.16b, v9.16b
    eor w8, w8, w7
    eor w10, w10, w7
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v25.16b, v30.16b
    eor w3, w3, w13, ror #20
    eor w28, w28, w16, ror #20
    eor v26.16b, v26.16b, v3.16b
    eor v23.16b, v23.16b, v5.16b
    and w30, w14, w4
    eor w5, w5, w22, lsr #16
    orr v8.16b, v0.16b, v1.16b
    eor v22.16b, v22.16b, v30.16b
    eor w8, w25, w8, ror #28
    eor w15, w3, w15, ror #8
    eor v28.16b, v28.16b, v3.16b
    eor v16.16b, v16.16b, v5.16b
    eor w10, w26, w10, ror #28
    eor w1, w28, w1, ror #8
    eor v18.16b, v18.16b, v7.16b
    shl v30.16b, v25.16b, #7
    eor w3, w23, w30
    ldp q5, q7, [x0, #240]
    eor v21.16b, v21.16b, v4.16b
    shl v3.16b, v26.16b, #5
    eor w19, w19, w21
    eor w5, w5, w21
    eor v24.16b, v24.16b, v4.16b
    shl v4.16b, v23.16b, #3
    eor w13, w8, w13, ror #20
    and w21, w11, w20
    eor v19.16b, v19.16b, v8.16b
    orr v8.16b, v31.16b, v18.16b
    eor w17, w17, w15
    eor w16, w10, w16, ror #20
    shl v9.16b, v22.16b, #7
    and w22, w14, w3
    eor w4, w4, w1
    eor w19, w24, w19, ror #16
    shl v11.16b, v28.16b, #5
    eor w13, w13, w21
    eor w11, w11, w17
    eor w5, w27, w5, ror #16
    shl v12.16b, v16.16b, #3
    eor w16, w16, w22
    eor w14, w14, w4
    orr v10.16b, v0.16b, v19.16b
    sri v30.16b, v25.16b, #1
    eor v29.16b, v29.16b, v8.16b
    eor w12, w19, w12, ror #4
    orr w21, w13, w11
    shl v25.16b, v21.16b, #2
    eor w6, w5, w6, ror #4
    orr w22, w16, w14
    orn w23, w8, w19
    sri v3.16b, v26.16b, #3
    eor v26.16b, v1.16b, v10.16b
    eor w12, w12, w21
    eor w6, w6, w22
    sri v4.16b, v23.16b, #5
    orn w24, w10, w5
    eor w15, w15, w23
    ldr w23, [x0, #508]  /* again */
    sri v9.16b, v22.16b, #1
    eor w17, w17, w13
    eor w20, w20, w12
    eor w4, w4, w16
    shl v22.16b, v24.16b, #2
    orr v23.16b, v3.16b, v4.16b
    eor w3, w3, w6
    eor w1, w1, w24
    sri v11.16b, v28.16b, #3
    orn v28.16b, v4.16b, v30.16b
    ldr w24, [x0, #516]  /* again */
    and w21, w17, w20
    sri v12.16b, v16.16b, #5
    eor v16.16b, v29.16b, v5.16b
    and w22, w4, w3
    eor w21, w11, w21
    sri v25.16b, v21.16b, #6
    eor v21.16b, v3.16b, v28.16b
    eor w22, w14, w22
    and w11, w12, w11
    sri v22.16b, v24.16b, #6
    orr v24.16b, v11.16b, v12.16b
    and w14, w6, w14
    eor w6, w6, w23
    orn v28.16b, v12.16b, v9.16b
    eor v23.16b, v25.16b, v23.16b
    eor w11, w13, w11
    orn w13, w1, w5
    eor v22.16b, v22.16b, v24.16b
    eor v24.16b, v26.16b, v5.16b
    eor w14, w16, w14
    ldr w16, [x0, #520]  /* again */
    eor v25.16b, v11.16b, v28.16b
    and v28.16b, v18.16b, v29.16b
    eor w12, w12, w23
    eor w22, w22, w24
    and v26.16b, v19.16b, v26.16b
    eor v18.16b, v18.16b, v7.16b
    orn w23, w15, w19
    extr w25, w6, w6, #12
    eor v29.16b, v30.16b, v23.16b
    eor v1.16b, v16.16b, v21.16b
    eor w10, w10, w13
    ldr w13, [x0, #512]  /* again */
    eor v20.16b, v20.16b, v6.16b
    eor v17.16b, v17.16b, v6.16b
    eor w8, w8, w23
    orr w23, w25, w22, ror #20
    eor v19.16b, v19.16b, v7.16b
    eor v28.16b, v31.16b, v28.16b
    ldr w25, [x0, #600]  /* again */
    eor w21, w21, w24
    eor v26.16b, v0.16b, v26.16b
    shl v31.16b, v18.16b, #1
    eor w20, w20, w16
    eor w16, w3, w16
    shl v0.16b, v20.16b, #6
    bic v6.16b, v1.16b, v29.16b
    extr w3, w12, w12, #12
    extr w24, w21, w21, #20
    shl v10.16b, v17.16b, #6
    eor v3.16b, v9.16b, v22.16b
    extr w26, w22, w22, #20
    eor w11, w11, w13
    eor v5.16b, v24.16b, v25.16b
    shl v7.16b, v19.16b, #1
    eor w13, w14, w13
    orr w14, w3, w21, ror #20
    eor v28.16b, v28.16b, v2.16b
    sri v31.16b, v18.16b, #7
    orr w3, w24, w20, ror #4
    orr w24, w26, w16, ror #4
    eor v18.16b, v4.16b, v6.16b
    sri v0.16b, v20.16b, #2
    ldr w29, [x0, #500]  /* again */
    ldr w30, [x0, #524]  /* again */
    eor v20.16b, v26.16b, v2.16b
    sri v10.16b, v17.16b, #2
    eor w26, w8, w25
    eor w11, w14, w11, ror #24
    and v17.16b, v23.16b, v16.16b
    bic v8.16b, v5.16b, v3.16b
    eor w14, w10, w25
    eor w12, w3, w12, ror #12
    sri v7.16b, v19.16b, #7
    and v26.16b, v22.16b, v24.16b
    eor w13, w23, w13, ror #24
    eor w3, w24, w6, ror #12
    eor v29.16b, v31.16b, v29.16b
    shl v31.16b, v28.16b, #4
    and w10, w1, w10
    eor w6, w26, w12
    eor v18.16b, v0.16b, v18.16b
    shl v2.16b, v20.16b, #4
    eor w23, w11, w20, ror #4
    eor w24, w13, w16, ror #4
    eor v17.16b, v21.16b, v17.16b
    eor v19.16b, v12.16b, v8.16b
    eor w25, w14, w3
    eon w10, w10, w5
    eor v0.16b, v7.16b, v3.16b
    eor v21.16b, v25.16b, v26.16b
    ldr w5, [x0, #504]  /* again */
    and w27, w23, w6
    sri v31.16b, v28.16b, #4
    and v25.16b, v23.16b, v17.16b
    and w28, w24, w25
    and w8, w15, w8
    sri v2.16b, v20.16b, #4
    eor v20.16b, v4.16b, v29.16b
    eor w15, w15, w29
    eor w17, w17, w30
    eor v16.16b, v16.16b, v18.16b
    eor v19.16b, v10.16b, v19.16b
    eor w1, w1, w29
    eor w4, w4, w30
    eor v26.16b, v12.16b, v0.16b
    and v28.16b, v22.16b, v21.16b
    and w29, w11, w26
    eor w27, w27, w21, ror #20
    eor v31.16b, v31.16b, v1.16b
    eor v20.16b, v20.16b, v25.16b
    eor w28, w28, w22, ror #20
    and w30, w13, w14
    eor v23.16b, v23.16b, v16.16b
    eor v24.16b, v24.16b, v19.16b
    eon w8, w8, w19
    eor w12, w12, w29
    eor v25.16b, v26.16b, v28.16b
    eor v26.16b, v30.16b, v31.16b
    eor w15, w23, w15, ror #28
    eor w17, w27, w17, ror #8
    orr v3.16b, v20.16b, v23.16b
    eor v1.16b, v2.16b, v5.16b
    eor w1, w24, w1, ror #28
    eor w4, w28, w4, ror #8
    eor v22.16b, v22.16b, v24.16b
    eor v6.16b, v16.16b, v20.16b
    eor w3, w3, w30
    eor w8, w8, w5
    eor v26.16b, v26.16b, v3.16b
    eor v4.16b, v9.16b, v1.16b
    eor w10, w10, w5
    eor w19, w15, w21, ror #20
    orr v5.16b, v25.16b, v22.16b
    and w21, w11, w12
    eor w23, w26, w17
    eor w22, w1, w22, ror #20
    and v16.16b, v26.16b, v23.16b
    and w24, w13, w3
    eor w14, w14, w4
    eor v24.16b, v24.16b, v25.16b
    eor v3.16b, v4.16b, v5.16b
    eor v17.16b, v17.16b, v26.16b
    eor w8, w6, w8, ror #16
    eor w6, w19, w21
    eor v20.16b, v20.16b, v16.16b
    ldr q16, [x0, #464]  /* again */
    eor w11, w11, w23
    eor w10, w25, w10, ror #16
    eor v21.16b, v21.16b, v3.16b
    eor w19, w22, w24
    eor w13, w13, w14
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q30, q28, [x0, #400]
    ldr q2, [x0, #448]
    and v5.16b, v3.16b, v22.16b
    eor w20, w8, w20, ror #4
    orr w21, w6, w11
    eor w16, w10, w16, ror #4
    orr w22, w19, w13
    orn w24, w15, w8
    orr v4.16b, v31.16b, v29.16b
    and v7.16b, v6.16b, v17.16b
    and v9.16b, v24.16b, v21.16b
    eor w20, w20, w21
    eor w16, w16, w22
    eor v25.16b, v25.16b, v5.16b
    eor v5.16b, v17.16b, v16.16b
    ldr q17, [x0, #432]  /* again */
    orn w25, w1, w10
    eor w17, w17, w24
    ldr w24, [x0, #540]  /* again */
    orr v8.16b, v1.16b, v0.16b
    eor v23.16b, v23.16b, v7.16b
    eor v22.16b, v22.16b, v9.16b
    eor v18.16b, v18.16b, v4.16b
    eor w21, w23, w6
    eor w12, w12, w20
    eor w14, w14, w19
    eor w3, w3, w16
    eor w4, w4, w25
    ldr w25, [x0, #548]  /* again */
    ldr q10, [x0, #224]
    and w22, w21, w12
    and w23, w14, w3
    eor v26.16b, v26.16b, v28.16b
    eor v23.16b, v23.16b, v2.16b
    eor v21.16b, v21.16b, v16.16b
    eor w22, w11, w22
    eor w23, w13, w23
    eor v28.16b, v3.16b, v28.16b
    eor v22.16b, v22.16b, v2.16b
    and w11, w20, w11
    and w13, w16, w13
    eor v19.16b, v19.16b, v8.16b
    orr v9.16b, v31.16b, v18.16b
    eor w16, w16, w24
    eor w11, w6, w11
    shl v2.16b, v5.16b, #7
    eor v20.16b, v20.16b, v17.16b
    orn w6, w4, w10
    eor w13, w19, w13
    shl v4.16b, v26.16b, #5
    eor v25.16b, v25.16b, v17.16b
    ldr w19, [x0, #552]  /* again */
    eor w20, w20, w24
    shl v7.16b, v23.16b, #3
    orr v12.16b, v1.16b, v19.16b
    eor w23, w23, w25
    orn w24, w17, w8
    shl v8.16b, v21.16b, #7
    eor v29.16b, v29.16b, v9.16b
    extr w26, w16, w16, #12
    eor w1, w1, w6
    shl v11.16b, v28.16b, #5
    ldr w6, [x0, #544]  /* again */
    eor v0.16b, v0.16b, v12.16b
    ldr q3, [x0, #480]
    shl v13.16b, v22.16b, #3
    eor v9.16b, v29.16b, v10.16b
    eor w15, w15, w24
    orr w24, w26, w23, ror #20
    sri v2.16b, v5.16b, #1
    ldr w26, [x0, #596]  /* again */
    eor w22, w22, w25
    eor w12, w12, w19
    shl v5.16b, v20.16b, #2
    eor w3, w3, w19
    extr w19, w20, w20, #12
    extr w25, w22, w22, #20
    sri v4.16b, v26.16b, #3
    eor v26.16b, v0.16b, v10.16b
    extr w27, w23, w23, #20
    eor w11, w11, w6
    sri v7.16b, v23.16b, #5
    and v23.16b, v18.16b, v29.16b
    eor w13, w13, w6
    orr w6, w19, w22, ror #20
    sri v8.16b, v21.16b, #1
    and v21.16b, v19.16b, v0.16b
    orr w19, w25, w12, ror #4
    orr w25, w27, w3, ror #4
    shl v29.16b, v25.16b, #2
    orr v0.16b, v4.16b, v7.16b
    eor w27, w15, w26
    eor w11, w6, w11, ror #24
    sri v11.16b, v28.16b, #3
    orn v28.16b, v7.16b, v2.16b
    ldr w30, [x0, #556]  /* again */
    eor w6, w1, w26
    sri v13.16b, v22.16b, #5
    eor v18.16b, v18.16b, v27.16b
    eor w19, w19, w20, ror #12
    eor w13, w24, w13, ror #24
    sri v5.16b, v20.16b, #6
    eor v20.16b, v4.16b, v28.16b
    eor w16, w25, w16, ror #12
    and w15, w17, w15
    sri v29.16b, v25.16b, #6
    orr v22.16b, v11.16b, v13.16b
    and w1, w4, w1
    eor w17, w17, w7
    orn v25.16b, v13.16b, v8.16b
    eor v28.16b, v5.16b, v0.16b
    eor w4, w4, w7
    and w7, w11, w27
    eor v22.16b, v29.16b, v22.16b
    eor v29.16b, v9.16b, v20.16b
    eor w20, w27, w19
    eor w24, w11, w12, ror #4
    eor v25.16b, v11.16b, v25.16b
    eor v0.16b, v2.16b, v28.16b
    eor w25, w13, w3, ror #4
    eor w26, w6, w16
    eor v4.16b, v6.16b, v3.16b
    eor v19.16b, v19.16b, v27.16b
    eon w15, w15, w8
    eor w8, w19, w7
    eor v5.16b, v8.16b, v22.16b
    eor v6.16b, v26.16b, v25.16b
    ldr w7, [x0, #536]  /* again */
    and w28, w24, w20
    eor v24.16b, v24.16b, v3.16b
    eor v23.16b, v31.16b, v23.16b
    and w29, w25, w26
    eor w21, w21, w30
    eor v21.16b, v1.16b, v21.16b
    shl v31.16b, v18.16b, #1
    eor w14, w14, w30
    eor w28, w28, w22, ror #20
    shl v1.16b, v4.16b, #6
    bic v3.16b, v29.16b, v0.16b
    eor w29, w29, w23, ror #20
    and w30, w13, w6
    shl v10.16b, v19.16b, #1
    bic v11.16b, v6.16b, v5.16b
    eon w10, w1, w10
    eor w17, w24, w17, ror #28
    shl v12.16b, v24.16b, #6
    eor v23.16b, v23.16b, v30.16b
    eor w1, w28, w21, ror #8
    eor w4, w25, w4, ror #28
    sri v31.16b, v18.16b, #7
    eor v18.16b, v7.16b, v3.16b
    eor w14, w29, w14, ror #8
    eor w16, w16, w30
    sri v1.16b, v4.16b, #2
    eor v21.16b, v21.16b, v30.16b
    eor w15, w15, w7
    eor w10, w10, w7
    sri v10.16b, v19.16b, #7
    eor v19.16b, v13.16b, v11.16b
    eor w7, w17, w22, ror #20
    and w19, w11, w8
    sri v12.16b, v24.16b, #2
    and v24.16b, v28.16b, v9.16b
    eor w21, w27, w1
    eor w22, w4, w23, ror #20
    and v30.16b, v22.16b, v26.16b
    eor v31.16b, v31.16b, v0.16b
    and w23, w13, w16
    eor w6, w6, w14
    shl v0.16b, v23.16b, #4
    eor v18.16b, v1.16b, v18.16b
    eor w15, w20, w15, ror #16
    eor w7, w7, w19
    eor v1.16b, v10.16b, v5.16b
    shl v3.16b, v21.16b, #4
    eor w11, w11, w21
    eor w10, w26, w10, ror #16
    eor v19.16b, v12.16b, v19.16b
    eor v20.16b, v20.16b, v24.16b
    eor w19, w22, w23
    eor w13, w13, w6
    eor v24.16b, v25.16b, v30.16b
    sri v0.16b, v23.16b, #4
    eor w12, w15, w12, ror #4
    orr w20, w7, w11
    sri v3.16b, v21.16b, #4
    eor v21.16b, v7.16b, v31.16b
    eor w3, w10, w3, ror #4
    orr w22, w19, w13
    and v23.16b, v28.16b, v20.16b
    eor v25.16b, v9.16b, v18.16b
    orn w23, w17, w15
    eor w12, w12, w20
    eor v30.16b, v13.16b, v1.16b
    and v4.16b, v22.16b, v24.16b
    eor w3, w3, w22
    orn w24, w4, w10
    eor v26.16b, v26.16b, v19.16b
    eor v29.16b, v0.16b, v29.16b
    eor w1, w1, w23
    ldr w23, [x0, #508]  /* again */
    eor v0.16b, v3.16b, v6.16b
    eor v21.16b, v21.16b, v23.16b
    eor w20, w21, w7
    eor w8, w8, w12
    eor v23.16b, v28.16b, v25.16b
    eor v28.16b, v30.16b, v4.16b
    eor w6, w6, w19
    eor w16, w16, w3
    eor v22.16b, v22.16b, v26.16b
    eor v30.16b, v2.16b, v29.16b
    eor w14, w14, w24
    ldr w24, [x0, #516]  /* again */
    orr v4.16b, v21.16b, v23.16b
    eor v5.16b, v8.16b, v0.16b
    and w21, w20, w8
    and w22, w6, w16
    orr v8.16b, v28.16b, v22.16b
    eor v25.16b, v25.16b, v21.16b
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q2, q3, [x0, #288]
    eor w21, w11, w21
    eor v30.16b, v30.16b, v4.16b
    eor v26.16b, v26.16b, v28.16b
    ldp q7, q6, [x0, #320]
    eor w22, w13, w22
    eor v4.16b, v5.16b, v8.16b
    and w11, w12, w11
    and w13, w3, w13
    eor w3, w3, w23
    eor v20.16b, v20.16b, v30.16b
    eor w11, w7, w11
    orn w7, w14, w10
    eor w13, w19, w13
    eor v24.16b, v24.16b, v4.16b
    ldr w19, [x0, #520]  /* again */
    orr v5.16b, v29.16b, v31.16b
    eor w12, w12, w23
    and v10.16b, v25.16b, v20.16b
    and v8.16b, v30.16b, v23.16b
    eor w22, w22, w24
    orn w23, w1, w15
    and v12.16b, v26.16b, v24.16b
    and v9.16b, v4.16b, v22.16b
    extr w25, w3, w3, #12
    eor w4, w4, w7
    orr v11.16b, v0.16b, v1.16b
    eor v23.16b, v23.16b, v10.16b
    ldr w7, [x0, #512]  /* again */
    eor w17, w17, w23
    eor v22.16b, v22.16b, v12.16b
    orr w23, w25, w22, ror #20
    ldr w25, [x0, #592]  /* again */
    eor v21.16b, v21.16b, v8.16b
    eor v28.16b, v28.16b, v9.16b
    eor v20.16b, v20.16b, v2.16b
    eor w21, w21, w24
    ldr q8, [x0, #208]
    eor v30.16b, v30.16b, v3.16b
    eor v23.16b, v23.16b, v6.16b
    eor w8, w8, w19
    eor w16, w16, w19
    eor v24.16b, v24.16b, v2.16b
    eor v2.16b, v4.16b, v3.16b
    extr w19, w12, w12, #12
    extr w24, w21, w21, #20
    eor v22.16b, v22.16b, v6.16b
    eor v18.16b, v18.16b, v5.16b
    extr w26, w22, w22, #20
    eor w11, w11, w7
    eor v19.16b, v19.16b, v11.16b
    shl v3.16b, v20.16b, #7
    eor w13, w13, w7
    orr w7, w19, w21, ror #20
    eor v21.16b, v21.16b, v7.16b
    shl v6.16b, v30.16b, #5
    orr w19, w24, w8, ror #4
    orr w24, w26, w16, ror #4
    shl v10.16b, v23.16b, #3
    eor v28.16b, v28.16b, v7.16b
    ldr w29, [x0, #500]  /* again */
    ldr w30, [x0, #524]  /* again */
    shl v7.16b, v24.16b, #7
    orr v11.16b, v29.16b, v18.16b
    ldp q4, q5, [x0, #256]
    ldr q9, [x0, #352]
    shl v12.16b, v2.16b, #5
    orr v13.16b, v0.16b, v19.16b
    eor w26, w17, w25
    eor w11, w7, w11, ror #24
    shl v14.16b, v22.16b, #3
    eor v31.16b, v31.16b, v11.16b
    eor w7, w4, w25
    eor w12, w19, w12, ror #12
    sri v3.16b, v20.16b, #1
    eor v20.16b, v1.16b, v13.16b
    eor w13, w23, w13, ror #24
    eor w3, w24, w3, ror #12
    shl v1.16b, v21.16b, #2
    eor v11.16b, v31.16b, v8.16b
    eor w19, w26, w12
    eor w23, w11, w8, ror #4
    sri v6.16b, v30.16b, #3
    eor w24, w13, w16, ror #4
    eor w25, w7, w3
    and w27, w23, w19
    sri v10.16b, v23.16b, #5
    and v23.16b, v18.16b, v31.16b
    and w28, w24, w25
    and w17, w1, w17
    sri v7.16b, v24.16b, #1
    eor v30.16b, v20.16b, v8.16b
    and w4, w14, w4
    eor w1, w1, w29
    shl v24.16b, v28.16b, #2
    orr v31.16b, v6.16b, v10.16b
    eor w20, w20, w30
    eor w14, w14, w29
    sri v12.16b, v2.16b, #3
    orn v2.16b, v10.16b, v3.16b
    eor w6, w6, w30
    and w29, w11, w26
    sri v14.16b, v22.16b, #5
    eor w27, w27, w21, ror #20
    eor w28, w28, w22, ror #20
    and w30, w13, w7
    sri v1.16b, v21.16b, #6
    eor v21.16b, v6.16b, v2.16b
    eon w15, w17, w15
    eon w10, w4, w10
    sri v24.16b, v28.16b, #6
    orr v22.16b, v12.16b, v14.16b
    eor w12, w12, w29
    eor w17, w23, w1, ror #28
    orn v28.16b, v14.16b, v7.16b
    eor v31.16b, v1.16b, v31.16b
    eor w1, w27, w20, ror #8
    eor w14, w24, w14, ror #28
    eor v22.16b, v24.16b, v22.16b
    and v20.16b, v19.16b, v20.16b
    eor w4, w28, w6, ror #8
    eor w3, w3, w30
    eor v28.16b, v12.16b, v28.16b
    eor v18.16b, v18.16b, v4.16b
    eor w15, w15, w5
    eor w10, w10, w5
    eor v24.16b, v11.16b, v21.16b
    eor v1.16b, v3.16b, v31.16b
    eor w6, w17, w21, ror #20
    and w20, w11, w12
    eor v25.16b, v25.16b, v9.16b
    eor v19.16b, v19.16b, v4.16b
    eor w21, w26, w1
    eor w22, w14, w22, ror #20
    eor v2.16b, v7.16b, v22.16b
    eor v4.16b, v30.16b, v28.16b
    and w23, w13, w3
    eor w7, w7, w4
    eor v26.16b, v26.16b, v9.16b
    eor v23.16b, v29.16b, v23.16b
    eor w15, w19, w15, ror #16
    eor w6, w6, w20
    eor v20.16b, v0.16b, v20.16b
    shl v29.16b, v18.16b, #1
    eor w11, w11, w21
    eor w10, w25, w10, ror #16
    shl v0.16b, v25.16b, #6
    bic v6.16b, v24.16b, v1.16b
    eor w19, w22, w23
    eor w13, w13, w7
    shl v8.16b, v19.16b, #1
    bic v9.16b, v4.16b, v2.16b
    eor w8, w15, w8, ror #4
    orr w20, w6, w11
    shl v12.16b, v26.16b, #6
    eor v23.16b, v23.16b, v5.16b
    eor w16, w10, w16, ror #4
    orr w22, w19, w13
    sri v29.16b, v18.16b, #7
    eor v18.16b, v10.16b, v6.16b
    orn w23, w17, w15
    eor w8, w8, w20
    sri v0.16b, v25.16b, #2
    eor v20.16b, v20.16b, v5.16b
    eor w16, w16, w22
    orn w24, w14, w10
    sri v8.16b, v19.16b, #7
    eor v19.16b, v14.16b, v9.16b
    eor w1, w1, w23
    ldr w23, [x0, #540]  /* again */
    sri v12.16b, v26.16b, #2
    and v25.16b, v31.16b, v11.16b
    eor w20, w21, w6
    eor w12, w12, w8
    and v26.16b, v22.16b, v30.16b
    eor v29.16b, v29.16b, v1.16b
    eor w7, w7, w19
    eor w3, w3, w16
    shl v1.16b, v23.16b, #4
    eor v18.16b, v0.16b, v18.16b
    eor w4, w4, w24
    ldr w24, [x0, #548]  /* again */
    eor v0.16b, v8.16b, v2.16b
    shl v2.16b, v20.16b, #4
    and w21, w20, w12
    and w22, w7, w3
    eor v19.16b, v12.16b, v19.16b
    eor v21.16b, v21.16b, v25.16b
    eor w21, w11, w21
    eor w22, w13, w22
    eor v25.16b, v28.16b, v26.16b
    sri v1.16b, v23.16b, #4
    and w11, w8, w11
    and w13, w16, w13
    sri v2.16b, v20.16b, #4
    eor v20.16b, v10.16b, v29.16b
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w16, w16, w23
    eor w11, w6, w11
    and v23.16b, v31.16b, v21.16b
    eor v26.16b, v11.16b, v18.16b
    orn w6, w4, w10
    eor w13, w19, w13
    eor v28.16b, v14.16b, v0.16b
    and v5.16b, v22.16b, v25.16b
    ldr w19, [x0, #552]  /* again */
    eor w8, w8, w23
    eor v30.16b, v30.16b, v19.16b
    eor v24.16b, v1.16b, v24.16b
    eor w22, w22, w24
    orn w23, w1, w15
    eor v1.16b, v2.16b, v4.16b
    eor v20.16b, v20.16b, v23.16b
    extr w25, w16, w16, #12
    eor w14, w14, w6
    eor v23.16b, v31.16b, v26.16b
    eor v28.16b, v28.16b, v5.16b
    ldr w6, [x0, #544]  /* again */
    eor w17, w17, w23
    eor v22.16b, v22.16b, v30.16b
    eor v31.16b, v3.16b, v24.16b
    orr w23, w25, w22, ror #20
    ldr w25, [x0, #588]  /* again */
    orr v5.16b, v20.16b, v23.16b
    eor v6.16b, v7.16b, v1.16b
    eor w21, w21, w24
    ldp q3, q2, [x0, #400]
    orr v7.16b, v28.16b, v22.16b
    eor v26.16b, v26.16b, v20.16b
    ldr q4, [x0, #448]
    eor w12, w12, w19
    eor v31.16b, v31.16b, v5.16b
    eor v30.16b, v30.16b, v28.16b
    eor w3, w3, w19
    extr w19, w8, w8, #12
    eor v5.16b, v6.16b, v7.16b
    extr w24, w21, w21, #20
    extr w26, w22, w22, #20
    eor w11, w11, w6
    eor v21.16b, v21.16b, v31.16b
    eor w13, w13, w6
    orr w6, w19, w21, ror #20
    orr w19, w24, w12, ror #4
    eor v25.16b, v25.16b, v5.16b
    orr w24, w26, w3, ror #4
    ldr w29, [x0, #532]  /* again */
    ldr w30, [x0, #556]  /* again */
    and v9.16b, v26.16b, v21.16b
    eor w11, w6, w11, ror #24
    eor w6, w14, w25
    eor w13, w23, w13, ror #24
    and v11.16b, v30.16b, v25.16b
    eor w16, w24, w16, ror #12
    orr v6.16b, v24.16b, v29.16b
    eor w26, w17, w25
    and v7.16b, v31.16b, v23.16b
    and v8.16b, v5.16b, v22.16b
    eor w24, w13, w3, ror #4
    eor w25, w6, w16
    orr v10.16b, v1.16b, v0.16b
    eor v23.16b, v23.16b, v9.16b
    and w28, w24, w25
    eor w8, w19, w8, ror #12
    eor v22.16b, v22.16b, v11.16b
    eor v20.16b, v20.16b, v7.16b
    ldr q7, [x0, #192]
    eor w23, w11, w12, ror #4
    eor v28.16b, v28.16b, v8.16b
    eor v21.16b, v21.16b, v16.16b
    and w17, w1, w17
    and w14, w4, w14
    eor v31.16b, v31.16b, v2.16b
    eor v23.16b, v23.16b, v4.16b
    eor w1, w1, w29
    eor w4, w4, w29
    eor v25.16b, v25.16b, v16.16b
    eor v2.16b, v5.16b, v2.16b
    eor w7, w7, w30
    eor w28, w28, w22, ror #20
    eor v22.16b, v22.16b, v4.16b
    eor v18.16b, v18.16b, v6.16b
    eor w19, w26, w8
    eon w15, w17, w15
    eor v19.16b, v19.16b, v10.16b
    shl v4.16b, v21.16b, #7
    eor w17, w23, w1, ror #28
    eor w1, w24, w4, ror #28
    eor v20.16b, v20.16b, v17.16b
    shl v5.16b, v31.16b, #5
    eor w4, w28, w7, ror #8
    ldr w7, [x0, #536]  /* again */
    shl v6.16b, v23.16b, #3
    eor v28.16b, v28.16b, v17.16b
    and w27, w23, w19
    ldr q8, [x0, #480]
    shl v9.16b, v25.16b, #7
    orr v10.16b, v24.16b, v18.16b
    eor w20, w20, w30
    and w29, w11, w26
    shl v11.16b, v2.16b, #5
    orr v12.16b, v1.16b, v19.16b
    eor w27, w27, w21, ror #20
    and w30, w13, w6
    shl v13.16b, v22.16b, #3
    eor v29.16b, v29.16b, v10.16b
    eon w10, w14, w10
    eor w14, w8, w29
    sri v4.16b, v21.16b, #1
    eor v21.16b, v0.16b, v12.16b
    eor w8, w27, w20, ror #8
    eor w16, w16, w30
    shl v0.16b, v20.16b, #2
    eor v10.16b, v29.16b, v7.16b
    eor w15, w15, w7
    eor w10, w10, w7
    sri v5.16b, v31.16b, #3
    eor v31.16b, v21.16b, v7.16b
    eor w7, w17, w21, ror #20
    and w20, w11, w14
    sri v6.16b, v23.16b, #5
    and v23.16b, v18.16b, v29.16b
    eor w21, w26, w8
    eor w22, w1, w22, ror #20
    sri v9.16b, v25.16b, #1
    and w23, w13, w16
    eor w6, w6, w4
    and v21.16b, v19.16b, v21.16b
    shl v25.16b, v28.16b, #2
    orr v29.16b, v5.16b, v6.16b
    eor w15, w19, w15, ror #16
    eor w7, w7, w20
    sri v11.16b, v2.16b, #3
    orn v2.16b, v6.16b, v4.16b
    eor w11, w11, w21
    eor w10, w25, w10, ror #16
    sri v13.16b, v22.16b, #5
    eor v18.16b, v18.16b, v27.16b
    eor w19, w22, w23
    eor w13, w13, w6
    sri v0.16b, v20.16b, #6
    eor v20.16b, v5.16b, v2.16b
    eor w12, w15, w12, ror #4
    orr w20, w7, w11
    sri v25.16b, v28.16b, #6
    orr v22.16b, v11.16b, v13.16b
    eor w3, w10, w3, ror #4
    orr w22, w19, w13
    orn v28.16b, v13.16b, v9.16b
    eor v29.16b, v0.16b, v29.16b
    orn w24, w1, w10
    eor w12, w12, w20
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v10.16b, v20.16b
    eor w3, w3, w22
    eor w4, w4, w24
    eor v28.16b, v11.16b, v28.16b
    eor v0.16b, v4.16b, v29.16b
    ldr w24, [x0, #516]  /* again */
    eor w20, w21, w7
    eor v26.16b, v26.16b, v8.16b
    eor v19.16b, v19.16b, v27.16b
    eor w14, w14, w12
    eor w6, w6, w19
    eor v2.16b, v9.16b, v22.16b
    eor v5.16b, v31.16b, v28.16b
    eor w16, w16, w3
    and w21, w20, w14
    eor v30.16b, v30.16b, v8.16b
    eor v23.16b, v24.16b, v23.16b
    and w22, w6, w16
    orn w23, w17, w15
    eor v21.16b, v1.16b, v21.16b
    shl v24.16b, v18.16b, #1
    eor w21, w11, w21
    eor w22, w13, w22
    shl v1.16b, v26.16b, #6
    bic v7.16b, v25.16b, v0.16b
    eor w8, w8, w23
    ldr w23, [x0, #508]  /* again */
    shl v8.16b, v19.16b, #1
    bic v11.16b, v5.16b, v2.16b
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w21, w21, w24
    eor w22, w22, w24
    shl v12.16b, v30.16b, #6
    eor v23.16b, v23.16b, v3.16b
    ldr w24, [x0, #520]  /* again */
    sri v24.16b, v18.16b, #7
    eor v18.16b, v6.16b, v7.16b
    sri v1.16b, v26.16b, #2
    eor v21.16b, v21.16b, v3.16b
    sri v8.16b, v19.16b, #7
    eor v19.16b, v13.16b, v11.16b
    sri v12.16b, v30.16b, #2
    and v26.16b, v29.16b, v10.16b
    and v30.16b, v22.16b, v31.16b
    eor v24.16b, v24.16b, v0.16b
    and w11, w12, w11
    and w13, w3, w13
    shl v0.16b, v23.16b, #4
    eor v18.16b, v1.16b, v18.16b
    eor w12, w12, w23
    eor w3, w3, w23
    eor v1.16b, v8.16b, v2.16b
    shl v2.16b, v21.16b, #4
    orn w23, w8, w15
    eor w11, w7, w11
    eor v19.16b, v12.16b, v19.16b
    eor v20.16b, v20.16b, v26.16b
    orn w7, w4, w10
    eor w13, w19, w13
    eor v26.16b, v28.16b, v30.16b
    sri v0.16b, v23.16b, #4
    eor w14, w14, w24
    eor w16, w16, w24
    sri v2.16b, v21.16b, #4
    eor v21.16b, v6.16b, v24.16b
    extr w19, w12, w12, #12
    extr w24, w21, w21, #20
    and v23.16b, v29.16b, v20.16b
    eor v28.16b, v10.16b, v18.16b
    eor w17, w17, w23
    ldr w23, [x0, #512]  /* again */
    eor v30.16b, v13.16b, v1.16b
    and v3.16b, v22.16b, v26.16b
    eor w1, w1, w7
    orr w7, w19, w21, ror #20
    eor v31.16b, v31.16b, v19.16b
    eor v25.16b, v0.16b, v25.16b
    orr w19, w24, w14, ror #4
    ldr w24, [x0, #584]  /* again */
    eor v0.16b, v2.16b, v5.16b
    eor v21.16b, v21.16b, v23.16b
    extr w25, w3, w3, #12
    extr w26, w22, w22, #20
    eor v23.16b, v29.16b, v28.16b
    eor v29.16b, v30.16b, v3.16b
    eor v22.16b, v22.16b, v31.16b
    eor v30.16b, v4.16b, v25.16b
    ldp q2, q3, [x0, #288]
    eor w11, w11, w23
    orr v4.16b, v21.16b, v23.16b
    eor v5.16b, v9.16b, v0.16b
    ldp q7, q6, [x0, #320]
    eor w13, w13, w23
    orr v8.16b, v29.16b, v22.16b
    eor v28.16b, v28.16b, v21.16b
    orr w23, w25, w22, ror #20
    orr w25, w26, w16, ror #4
    eor v30.16b, v30.16b, v4.16b
    eor v31.16b, v31.16b, v29.16b
    ldr w29, [x0, #500]  /* again */
    ldr w30, [x0, #524]  /* again */
    eor v4.16b, v5.16b, v8.16b
    orr v5.16b, v25.16b, v24.16b
    eor w26, w17, w24
    eor w11, w7, w11, ror #24
    eor v20.16b, v20.16b, v30.16b
    and v8.16b, v30.16b, v23.16b
    eor w7, w1, w24
    eor w12, w19, w12, ror #12
    eor v26.16b, v26.16b, v4.16b
    and v9.16b, v4.16b, v22.16b
    eor w13, w23, w13, ror #24
    eor w3, w25, w3, ror #12
    and v10.16b, v28.16b, v20.16b
    orr v11.16b, v0.16b, v1.16b
    eor w19, w26, w12
    eor w23, w11, w14, ror #4
    and v12.16b, v31.16b, v26.16b
    eor v21.16b, v21.16b, v8.16b
    ldr q8, [x0, #176]
    eor w24, w13, w16, ror #4
    eor v23.16b, v23.16b, v10.16b
    eor v29.16b, v29.16b, v9.16b
    eor w25, w7, w3
    and w27, w23, w19
    eor v22.16b, v22.16b, v12.16b
    eor v18.16b, v18.16b, v5.16b
    and w28, w24, w25
    and w17, w8, w17
    eor v20.16b, v20.16b, v2.16b
    eor v30.16b, v30.16b, v3.16b
    and w1, w4, w1
    eor w8, w8, w29
    eor v23.16b, v23.16b, v6.16b
    eor v26.16b, v26.16b, v2.16b
    eor w20, w20, w30
    eor w4, w4, w29
    eor v2.16b, v4.16b, v3.16b
    eor v22.16b, v22.16b, v6.16b
    eor w6, w6, w30
    and w29, w11, w26
    eor v19.16b, v19.16b, v11.16b
    eor v21.16b, v21.16b, v7.16b
    eor w27, w27, w21, ror #20
    eor w28, w28, w22, ror #20
    eor v29.16b, v29.16b, v7.16b
    orr v7.16b, v25.16b, v18.16b
    and w30, w13, w7
    eon w15, w17, w15
    shl v3.16b, v20.16b, #7
    orr v13.16b, v0.16b, v19.16b
    eon w10, w1, w10
    eor w12, w12, w29
    shl v4.16b, v30.16b, #5
    eor v24.16b, v24.16b, v7.16b
    eor w17, w23, w8, ror #28
    eor w8, w27, w20, ror #8
    shl v5.16b, v23.16b, #3
    eor w1, w24, w4, ror #28
    eor w4, w28, w6, ror #8
    eor w3, w3, w30
    shl v6.16b, v26.16b, #7
    eor v7.16b, v24.16b, v8.16b
    ldp q9, q10, [x0, #256]
    ldr q12, [x0, #352]
    shl v11.16b, v2.16b, #5
    eor w15, w15, w5
    eor w10, w10, w5
    eor w6, w17, w21, ror #20
    shl v14.16b, v22.16b, #3
    and w20, w11, w12
    eor w21, w26, w8
    eor w22, w1, w22, ror #20
    sri v3.16b, v20.16b, #1
    eor v20.16b, v1.16b, v13.16b
    and w23, w13, w3
    eor w7, w7, w4
    shl v1.16b, v21.16b, #2
    eor w15, w19, w15, ror #16
    eor w6, w6, w20
    eor w11, w11, w21
    sri v4.16b, v30.16b, #3
    eor w10, w25, w10, ror #16
    eor w19, w22, w23
    eor w13, w13, w7
    sri v5.16b, v23.16b, #5
    and v23.16b, v18.16b, v24.16b
    eor w14, w15, w14, ror #4
    orr w20, w6, w11
    sri v6.16b, v26.16b, #1
    eor v30.16b, v20.16b, v8.16b
    eor w16, w10, w16, ror #4
    orr w22, w19, w13
    shl v24.16b, v29.16b, #2
    orr v26.16b, v4.16b, v5.16b
    orn w23, w17, w15
    eor w14, w14, w20
    sri v11.16b, v2.16b, #3
    orn v2.16b, v5.16b, v3.16b
    eor w16, w16, w22
    orn w24, w1, w10
    sri v14.16b, v22.16b, #5
    and v20.16b, v19.16b, v20.16b
    eor w8, w8, w23
    ldr w23, [x0, #540]  /* again */
    sri v1.16b, v21.16b, #6
    eor v21.16b, v4.16b, v2.16b
    eor w20, w21, w6
    eor w12, w12, w14
    sri v24.16b, v29.16b, #6
    orr v22.16b, v11.16b, v14.16b
    eor w7, w7, w19
    eor w3, w3, w16
    orn v29.16b, v14.16b, v6.16b
    eor v26.16b, v1.16b, v26.16b
    eor w4, w4, w24
    ldr w24, [x0, #548]  /* again */
    eor v22.16b, v24.16b, v22.16b
    eor v18.16b, v18.16b, v9.16b
    and w21, w20, w12
    and w22, w7, w3
    eor v29.16b, v11.16b, v29.16b
    eor v24.16b, v7.16b, v21.16b
    eor w21, w11, w21
    eor w22, w13, w22
    eor v1.16b, v3.16b, v26.16b
    eor v28.16b, v28.16b, v12.16b
    and w11, w14, w11
    and w13, w16, w13
    eor v19.16b, v19.16b, v9.16b
    eor v2.16b, v6.16b, v22.16b
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w16, w16, w23
    eor w11, w6, w11
    eor v4.16b, v30.16b, v29.16b
    eor v31.16b, v31.16b, v12.16b
    orn w6, w4, w10
    eor w13, w19, w13
    eor v23.16b, v25.16b, v23.16b
    eor v20.16b, v0.16b, v20.16b
    ldr w19, [x0, #552]  /* again */
    eor w14, w14, w23
    shl v25.16b, v18.16b, #1
    bic v8.16b, v24.16b, v1.16b
    eor w22, w22, w24
    orn w23, w8, w15
    shl v0.16b, v28.16b, #6
    bic v11.16b, v4.16b, v2.16b
    extr w25, w16, w16, #12
    eor w1, w1, w6
    shl v9.16b, v19.16b, #1
    eor v23.16b, v23.16b, v10.16b
    ldr w6, [x0, #544]  /* again */
    eor w17, w17, w23
    shl v12.16b, v31.16b, #6
    eor v20.16b, v20.16b, v10.16b
    orr w23, w25, w22, ror #20
    ldr w25, [x0, #580]  /* again */
    sri v25.16b, v18.16b, #7
    eor v18.16b, v5.16b, v8.16b
    eor w21, w21, w24
    eor w12, w12, w19
    sri v0.16b, v28.16b, #2
    and v28.16b, v26.16b, v7.16b
    eor w3, w3, w19
    extr w19, w14, w14, #12
    sri v9.16b, v19.16b, #7
    eor v19.16b, v14.16b, v11.16b
    extr w24, w21, w21, #20
    extr w26, w22, w22, #20
    sri v12.16b, v31.16b, #2
    and v31.16b, v22.16b, v30.16b
    eor w11, w11, w6
    eor w13, w13, w6
    eor v25.16b, v25.16b, v1.16b
    shl v1.16b, v23.16b, #4
    orr w6, w19, w21, ror #20
    orr w19, w24, w12, ror #4
    eor v18.16b, v0.16b, v18.16b
    eor v0.16b, v9.16b, v2.16b
    orr w24, w26, w3, ror #4
    ldr w29, [x0, #532]  /* again */
    shl v2.16b, v20.16b, #4
    eor v19.16b, v12.16b, v19.16b
    ldr w30, [x0, #556]  /* again */
    eor w11, w6, w11, ror #24
    eor v21.16b, v21.16b, v28.16b
    eor v28.16b, v29.16b, v31.16b
    eor w6, w1, w25
    eor w13, w23, w13, ror #24
    sri v1.16b, v23.16b, #4
    eor v29.16b, v7.16b, v18.16b
    eor w16, w24, w16, ror #12
    eor w26, w17, w25
    sri v2.16b, v20.16b, #4
    eor v20.16b, v5.16b, v25.16b
    eor w24, w13, w3, ror #4
    eor w25, w6, w16
    and v23.16b, v26.16b, v21.16b
    eor v31.16b, v14.16b, v0.16b
    and v5.16b, v22.16b, v28.16b
    eor v30.16b, v30.16b, v19.16b
    and w28, w24, w25
    and w1, w4, w1
    eor v24.16b, v1.16b, v24.16b
    eor v1.16b, v2.16b, v4.16b
    eor w4, w4, w29
    eor w7, w7, w30
    eor v20.16b, v20.16b, v23.16b
    eor v23.16b, v26.16b, v29.16b
    eor w28, w28, w22, ror #20
    eor v26.16b, v31.16b, v5.16b
    eor v22.16b, v22.16b, v30.16b
    ldr q4, [x0, #448]
    eor w14, w19, w14, ror #12
    eor v31.16b, v3.16b, v24.16b
    orr v5.16b, v20.16b, v23.16b
    ldp q3, q2, [x0, #400]
    eon w10, w1, w10
    eor v6.16b, v6.16b, v1.16b
    orr v7.16b, v26.16b, v22.16b
    eor w1, w24, w4, ror #28
    eor w4, w28, w7, ror #8
    eor v31.16b, v31.16b, v5.16b
    eor v29.16b, v29.16b, v20.16b
    ldr w7, [x0, #536]  /* again */
    eor w19, w26, w14
    eor v5.16b, v6.16b, v7.16b
    eor v30.16b, v30.16b, v26.16b
    eor w23, w11, w12, ror #4
    and w17, w8, w17
    eor v21.16b, v21.16b, v31.16b
    orr v6.16b, v24.16b, v25.16b
    and w27, w23, w19
    eor w8, w8, w29
    eor v28.16b, v28.16b, v5.16b
    and v7.16b, v31.16b, v23.16b
    eor w20, w20, w30
    and w29, w11, w26
    and v9.16b, v29.16b, v21.16b
    and v8.16b, v5.16b, v22.16b
    eor w27, w27, w21, ror #20
    and w30, w13, w6
    and v11.16b, v30.16b, v28.16b
    orr v10.16b, v1.16b, v0.16b
    eon w15, w17, w15
    eor w14, w14, w29
    eor v23.16b, v23.16b, v9.16b
    eor v18.16b, v18.16b, v6.16b
    eor w17, w23, w8, ror #28
    eor w8, w27, w20, ror #8
    eor v22.16b, v22.16b, v11.16b
    eor v20.16b, v20.16b, v7.16b
    ldr q7, [x0, #160]
    eor w16, w16, w30
    eor v26.16b, v26.16b, v8.16b
    eor v21.16b, v21.16b, v16.16b
    eor w15, w15, w7
    eor w10, w10, w7
    eor v31.16b, v31.16b, v2.16b
    eor v23.16b, v23.16b, v4.16b
    eor w7, w17, w21, ror #20
    and w20, w11, w14
    eor v28.16b, v28.16b, v16.16b
    eor v2.16b, v5.16b, v2.16b
    eor w21, w26, w8
    eor w22, w1, w22, ror #20
    eor v22.16b, v22.16b, v4.16b
    eor v19.16b, v19.16b, v10.16b
    and w23, w13, w16
    eor w6, w6, w4
    orr v10.16b, v24.16b, v18.16b
    shl v4.16b, v21.16b, #7
    eor w15, w19, w15, ror #16
    ldr q8, [x0, #480]
    eor v20.16b, v20.16b, v17.16b
    shl v5.16b, v31.16b, #5
    eor w7, w7, w20
    eor w11, w11, w21
    shl v6.16b, v23.16b, #3
    eor v26.16b, v26.16b, v17.16b
    eor w10, w25, w10, ror #16
    eor w19, w22, w23
    shl v9.16b, v28.16b, #7
    orr v12.16b, v1.16b, v19.16b
    eor w13, w13, w6
    orn w23, w17, w15
    shl v11.16b, v2.16b, #5
    eor v25.16b, v25.16b, v10.16b
    eor w12, w15, w12, ror #4
    orr w20, w7, w11
    shl v13.16b, v22.16b, #3
    eor w3, w10, w3, ror #4
    orr w22, w19, w13
    eor w8, w8, w23
    sri v4.16b, v21.16b, #1
    eor v21.16b, v0.16b, v12.16b
    ldr w23, [x0, #508]  /* again */
    eor w12, w12, w20
    shl v0.16b, v20.16b, #2
    eor v10.16b, v25.16b, v7.16b
    eor w3, w3, w22
    eor w20, w21, w7
    sri v5.16b, v31.16b, #3
    eor v31.16b, v21.16b, v7.16b
    eor w14, w14, w12
    eor w6, w6, w19
    sri v6.16b, v23.16b, #5
    and v23.16b, v18.16b, v25.16b
    eor w16, w16, w3
    and w21, w20, w14
    sri v9.16b, v28.16b, #1
    and v21.16b, v19.16b, v21.16b
    and w22, w6, w16
    orn w24, w1, w10
    shl v25.16b, v26.16b, #2
    orr v28.16b, v5.16b, v6.16b
    sri v11.16b, v2.16b, #3
    orn v2.16b, v6.16b, v4.16b
    sri v13.16b, v22.16b, #5
    eor v18.16b, v18.16b, v27.16b
    eor w21, w11, w21
    eor w22, w13, w22
    sri v0.16b, v20.16b, #6
    eor v20.16b, v5.16b, v2.16b
    and w11, w12, w11
    eor w4, w4, w24
    sri v25.16b, v26.16b, #6
    orr v22.16b, v11.16b, v13.16b
    and w13, w3, w13
    ldr w24, [x0, #516]  /* again */
    orn v26.16b, v13.16b, v9.16b
    eor v28.16b, v0.16b, v28.16b
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w12, w12, w23
    eor w3, w3, w23
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v10.16b, v20.16b
    orn w23, w8, w15
    eor v26.16b, v11.16b, v26.16b
    eor v0.16b, v4.16b, v28.16b
    eor w17, w17, w23
    ldr w23, [x0, #512]  /* again */
    eor v29.16b, v29.16b, v8.16b
    eor v19.16b, v19.16b, v27.16b
    eor w13, w19, w13
    ldr w19, [x0, #520]  /* again */
    eor v2.16b, v9.16b, v22.16b
    eor v5.16b, v31.16b, v26.16b
    eor w22, w22, w24
    eor w11, w7, w11
    eor v30.16b, v30.16b, v8.16b
    eor v23.16b, v24.16b, v23.16b
    extr w25, w3, w3, #12
    eor v21.16b, v1.16b, v21.16b
    shl v24.16b, v18.16b, #1
    eor w11, w11, w23
    eor w13, w13, w23
    shl v1.16b, v29.16b, #6
    bic v7.16b, v25.16b, v0.16b
    orr w23, w25, w22, ror #20
    ldr w25, [x0, #576]  /* again */
    shl v8.16b, v19.16b, #1
    bic v11.16b, v5.16b, v2.16b
    shl v12.16b, v30.16b, #6
    eor v23.16b, v23.16b, v3.16b
    eor w21, w21, w24
    orn w7, w4, w10
    sri v24.16b, v18.16b, #7
    eor v18.16b, v6.16b, v7.16b
    eor w14, w14, w19
    eor w16, w16, w19
    sri v1.16b, v29.16b, #2
    eor v21.16b, v21.16b, v3.16b
    extr w19, w12, w12, #12
    extr w24, w21, w21, #20
    sri v8.16b, v19.16b, #7
    eor v19.16b, v13.16b, v11.16b
    extr w26, w22, w22, #20
    sri v12.16b, v30.16b, #2
    and v29.16b, v28.16b, v10.16b
    and v30.16b, v22.16b, v31.16b
    eor v24.16b, v24.16b, v0.16b
    eor w1, w1, w7
    orr w7, w19, w21, ror #20
    shl v0.16b, v23.16b, #4
    eor v18.16b, v1.16b, v18.16b
    orr w19, w24, w14, ror #4
    orr w24, w26, w16, ror #4
    eor v1.16b, v8.16b, v2.16b
    shl v2.16b, v21.16b, #4
    ldr w29, [x0, #500]  /* again */
    ldr w30, [x0, #524]  /* again */
    eor v19.16b, v12.16b, v19.16b
    eor v20.16b, v20.16b, v29.16b
    eor v26.16b, v26.16b, v30.16b
    sri v0.16b, v23.16b, #4
    eor w26, w17, w25
    eor w11, w7, w11, ror #24
    sri v2.16b, v21.16b, #4
    eor v21.16b, v6.16b, v24.16b
    eor w7, w1, w25
    eor w12, w19, w12, ror #12
    and v23.16b, v28.16b, v20.16b
    eor v29.16b, v10.16b, v18.16b
    eor w13, w23, w13, ror #24
    eor w3, w24, w3, ror #12
    eor v30.16b, v13.16b, v1.16b
    and v3.16b, v22.16b, v26.16b
    eor v31.16b, v31.16b, v19.16b
    eor v25.16b, v0.16b, v25.16b
    eor w19, w26, w12
    eor w23, w11, w14, ror #4
    eor v0.16b, v2.16b, v5.16b
    eor v21.16b, v21.16b, v23.16b
    eor w24, w13, w16, ror #4
    eor w25, w7, w3
    eor v23.16b, v28.16b, v29.16b
    eor v28.16b, v30.16b, v3.16b
    and w27, w23, w19
    and w28, w24, w25
    eor v22.16b, v22.16b, v31.16b
    eor v30.16b, v4.16b, v25.16b
    ldp q2, q3, [x0, #288]
    and w17, w8, w17
    orr v4.16b, v21.16b, v23.16b
    eor v5.16b, v9.16b, v0.16b
    ldp q7, q6, [x0, #320]
    and w1, w4, w1
    orr v8.16b, v28.16b, v22.16b
    eor v29.16b, v29.16b, v21.16b
    eor w8, w8, w29
    eor w20, w20, w30
    eor v30.16b, v30.16b, v4.16b
    eor v31.16b, v31.16b, v28.16b
    eor w4, w4, w29
    eor w6, w6, w30
    eor v4.16b, v5.16b, v8.16b
    orr v5.16b, v25.16b, v24.16b
    and w29, w11, w26
    eor w27, w27, w21, ror #20
    eor v20.16b, v20.16b, v30.16b
    and v8.16b, v30.16b, v23.16b
    eor w28, w28, w22, ror #20
    and w30, w13, w7
    eor v26.16b, v26.16b, v4.16b
    and v9.16b, v4.16b, v22.16b
    eon w15, w17, w15
    eon w10, w1, w10
    and v10.16b, v29.16b, v20.16b
    orr v11.16b, v0.16b, v1.16b
    eor w12, w12, w29
    eor w17, w23, w8, ror #28
    and v12.16b, v31.16b, v26.16b
    eor v18.16b, v18.16b, v5.16b
    eor w8, w27, w20, ror #8
    eor w1, w24, w4, ror #28
    eor v23.16b, v23.16b, v10.16b
    eor w4, w28, w6, ror #8
    eor w3, w3, w30
    eor v21.16b, v21.16b, v8.16b
    eor v22.16b, v22.16b, v12.16b
    ldr q8, [x0, #144]
    eor w15, w15, w5
    eor w10, w10, w5
    eor w6, w17, w21, ror #20
    and w20, w11, w12
    eor w21, w26, w8
    eor v28.16b, v28.16b, v9.16b
    eor w22, w1, w22, ror #20
    and w23, w13, w3
    eor w7, w7, w4
    eor v20.16b, v20.16b, v2.16b
    eor v30.16b, v30.16b, v3.16b
    eor v23.16b, v23.16b, v6.16b
    eor w15, w19, w15, ror #16
    eor w6, w6, w20
    eor v26.16b, v26.16b, v2.16b
    eor v2.16b, v4.16b, v3.16b
    eor w11, w11, w21
    eor w10, w25, w10, ror #16
    eor v22.16b, v22.16b, v6.16b
    eor v19.16b, v19.16b, v11.16b
    eor w19, w22, w23
    eor w13, w13, w7
    orr v11.16b, v25.16b, v18.16b
    shl v3.16b, v20.16b, #7
    eor w14, w15, w14, ror #4
    orr w20, w6, w11
    eor v21.16b, v21.16b, v7.16b
    shl v6.16b, v30.16b, #5
    eor w16, w10, w16, ror #4
    orr w22, w19, w13
    shl v10.16b, v23.16b, #3
    eor v28.16b, v28.16b, v7.16b
    orn w23, w17, w15
    eor w14, w14, w20
    shl v7.16b, v26.16b, #7
    orr v13.16b, v0.16b, v19.16b
    eor w16, w16, w22
    orn w24, w1, w10
    shl v12.16b, v2.16b, #5
    eor v24.16b, v24.16b, v11.16b
    eor w8, w8, w23
    ldr w23, [x0, #540]  /* again */
    shl v14.16b, v22.16b, #3
    ldp q4, q5, [x0, #256]
    ldr q9, [x0, #352]
    eor w20, w21, w6
    sri v3.16b, v20.16b, #1
    eor v20.16b, v1.16b, v13.16b
    eor w12, w12, w14
    eor w7, w7, w19
    shl v1.16b, v21.16b, #2
    eor v11.16b, v24.16b, v8.16b
    eor w3, w3, w16
    eor w4, w4, w24
    sri v6.16b, v30.16b, #3
    ldr w24, [x0, #548]  /* again */
    and w21, w20, w12
    and w22, w7, w3
    sri v10.16b, v23.16b, #5
    and v23.16b, v18.16b, v24.16b
    eor w21, w11, w21
    eor w22, w13, w22
    sri v7.16b, v26.16b, #1
    eor v30.16b, v20.16b, v8.16b
    and w11, w14, w11
    and w13, w16, w13
    shl v24.16b, v28.16b, #2
    orr v26.16b, v6.16b, v10.16b
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w16, w16, w23
    eor w11, w6, w11
    sri v12.16b, v2.16b, #3
    orn v2.16b, v10.16b, v3.16b
    orn w6, w4, w10
    eor w13, w19, w13
    sri v14.16b, v22.16b, #5
    ldr w19, [x0, #552]  /* again */
    and v20.16b, v19.16b, v20.16b
    eor w14, w14, w23
    sri v1.16b, v21.16b, #6
    eor v21.16b, v6.16b, v2.16b
    eor w22, w22, w24
    orn w23, w8, w15
    sri v24.16b, v28.16b, #6
    orr v22.16b, v12.16b, v14.16b
    extr w25, w16, w16, #12
    eor w1, w1, w6
    orn v28.16b, v14.16b, v7.16b
    eor v26.16b, v1.16b, v26.16b
    ldr w6, [x0, #544]  /* again */
    eor w17, w17, w23
    eor v22.16b, v24.16b, v22.16b
    eor v18.16b, v18.16b, v4.16b
    orr w23, w25, w22, ror #20
    ldr w25, [x0, #572]  /* again */
    eor v28.16b, v12.16b, v28.16b
    eor v24.16b, v11.16b, v21.16b
    eor w21, w21, w24
    eor w12, w12, w19
    eor v1.16b, v3.16b, v26.16b
    eor v29.16b, v29.16b, v9.16b
    eor w3, w3, w19
    extr w19, w14, w14, #12
    eor v19.16b, v19.16b, v4.16b
    eor v2.16b, v7.16b, v22.16b
    extr w24, w21, w21, #20
    extr w26, w22, w22, #20
    eor v4.16b, v30.16b, v28.16b
    eor v31.16b, v31.16b, v9.16b
    eor w11, w11, w6
    eor w13, w13, w6
    eor v23.16b, v25.16b, v23.16b
    eor v20.16b, v0.16b, v20.16b
    orr w6, w19, w21, ror #20
    orr w19, w24, w12, ror #4
    shl v25.16b, v18.16b, #1
    bic v6.16b, v24.16b, v1.16b
    orr w24, w26, w3, ror #4
    ldr w29, [x0, #532]  /* again */
    shl v0.16b, v29.16b, #6
    bic v9.16b, v4.16b, v2.16b
    ldr w30, [x0, #556]  /* again */
    eor w11, w6, w11, ror #24
    shl v8.16b, v19.16b, #1
    eor v23.16b, v23.16b, v5.16b
    eor w6, w1, w25
    eor w13, w23, w13, ror #24
    shl v12.16b, v31.16b, #6
    eor v20.16b, v20.16b, v5.16b
    eor w16, w24, w16, ror #12
    eor w26, w17, w25
    sri v25.16b, v18.16b, #7
    eor v18.16b, v10.16b, v6.16b
    eor w24, w13, w3, ror #4
    eor w25, w6, w16
    sri v0.16b, v29.16b, #2
    and v29.16b, v26.16b, v11.16b
    and w28, w24, w25
    eor w14, w19, w14, ror #12
    sri v8.16b, v19.16b, #7
    eor v19.16b, v14.16b, v9.16b
    and w1, w4, w1
    eor w4, w4, w29
    sri v12.16b, v31.16b, #2
    and v31.16b, v22.16b, v30.16b
    eor w7, w7, w30
    eor w28, w28, w22, ror #20
    eor v25.16b, v25.16b, v1.16b
    shl v1.16b, v23.16b, #4
    eor w19, w26, w14
    eor w23, w11, w12, ror #4
    eor v18.16b, v0.16b, v18.16b
    eor v0.16b, v8.16b, v2.16b
    eon w10, w1, w10
    eor w1, w24, w4, ror #28
    shl v2.16b, v20.16b, #4
    eor v19.16b, v12.16b, v19.16b
    eor w4, w28, w7, ror #8
    ldr w7, [x0, #536]  /* again */
    eor v21.16b, v21.16b, v29.16b
    eor v28.16b, v28.16b, v31.16b
    and w27, w23, w19
    and w17, w8, w17
    sri v1.16b, v23.16b, #4
    eor v29.16b, v11.16b, v18.16b
    eor w8, w8, w29
    eor w20, w20, w30
    sri v2.16b, v20.16b, #4
    eor v20.16b, v10.16b, v25.16b
    and w29, w11, w26
    eor w27, w27, w21, ror #20
    and v23.16b, v26.16b, v21.16b
    eor v31.16b, v14.16b, v0.16b
    and w30, w13, w6
    and v5.16b, v22.16b, v28.16b
    eor v30.16b, v30.16b, v19.16b
    eon w15, w17, w15
    eor w14, w14, w29
    eor v24.16b, v1.16b, v24.16b
    eor v1.16b, v2.16b, v4.16b
    eor w17, w23, w8, ror #28
    eor w8, w27, w20, ror #8
    eor v20.16b, v20.16b, v23.16b
    eor v23.16b, v26.16b, v29.16b
    eor w16, w16, w30
    eor v26.16b, v31.16b, v5.16b
    eor v22.16b, v22.16b, v30.16b
    ldr q4, [x0, #448]
    eor w15, w15, w7
    eor v31.16b, v3.16b, v24.16b
    orr v5.16b, v20.16b, v23.16b
    ldp q3, q2, [x0, #400]
    eor w10, w10, w7
    eor v6.16b, v7.16b, v1.16b
    orr v7.16b, v26.16b, v22.16b
    eor w7, w17, w21, ror #20
    and w20, w11, w14
    eor v31.16b, v31.16b, v5.16b
    eor v29.16b, v29.16b, v20.16b
    eor w21, w26, w8
    eor w22, w1, w22, ror #20
    eor v5.16b, v6.16b, v7.16b
    eor v30.16b, v30.16b, v26.16b
    and w23, w13, w16
    eor w6, w6, w4
    eor v21.16b, v21.16b, v31.16b
    orr v6.16b, v24.16b, v25.16b
    eor w15, w19, w15, ror #16
    eor w7, w7, w20
    eor v28.16b, v28.16b, v5.16b
    and v7.16b, v31.16b, v23.16b
    eor w11, w11, w21
    eor w10, w25, w10, ror #16
    and v9.16b, v29.16b, v21.16b
    and v8.16b, v5.16b, v22.16b
    eor w19, w22, w23
    eor w13, w13, w6
    and v11.16b, v30.16b, v28.16b
    orr v10.16b, v1.16b, v0.16b
    eor w12, w15, w12, ror #4
    orr w20, w7, w11
    eor v23.16b, v23.16b, v9.16b
    eor v18.16b, v18.16b, v6.16b
    eor w3, w10, w3, ror #4
    orr w22, w19, w13
    eor v22.16b, v22.16b, v11.16b
    eor v20.16b, v20.16b, v7.16b
    ldr q7, [x0, #128]
    orn w23, w17, w15
    eor v26.16b, v26.16b, v8.16b
    eor v21.16b, v21.16b, v16.16b
    eor w12, w12, w20
    eor w3, w3, w22
    eor v31.16b, v31.16b, v2.16b
    eor v23.16b, v23.16b, v4.16b
    orn w24, w1, w10
    eor w8, w8, w23
    eor v28.16b, v28.16b, v16.16b
    eor v2.16b, v5.16b, v2.16b
    ldr w23, [x0, #508]  /* again */
    eor w20, w21, w7
    eor v22.16b, v22.16b, v4.16b
    eor v19.16b, v19.16b, v10.16b
    eor w14, w14, w12
    eor w6, w6, w19
    orr v10.16b, v24.16b, v18.16b
    shl v4.16b, v21.16b, #7
    eor w16, w16, w3
    eor w4, w4, w24
    eor v20.16b, v20.16b, v17.16b
    shl v6.16b, v31.16b, #5
    ldr w24, [x0, #516]  /* again */
    and w21, w20, w14
    shl v8.16b, v23.16b, #3
    eor v26.16b, v26.16b, v17.16b
    and w22, w6, w16
    ldr q5, [x0, #480]
    shl v9.16b, v28.16b, #7
    orr v12.16b, v1.16b, v19.16b
    eor w21, w11, w21
    eor w22, w13, w22
    shl v11.16b, v2.16b, #5
    eor v25.16b, v25.16b, v10.16b
    and w11, w12, w11
    and w13, w3, w13
    shl v13.16b, v22.16b, #3
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w3, w3, w23
    eor w11, w7, w11
    orn w7, w4, w10
    sri v4.16b, v21.16b, #1
    eor v21.16b, v0.16b, v12.16b
    eor w13, w19, w13
    ldr w19, [x0, #520]  /* again */
    shl v0.16b, v20.16b, #2
    eor v10.16b, v25.16b, v7.16b
    eor w12, w12, w23
    eor w22, w22, w24
    sri v6.16b, v31.16b, #3
    orn w23, w8, w15
    extr w25, w3, w3, #12
    eor w1, w1, w7
    sri v8.16b, v23.16b, #5
    and v23.16b, v18.16b, v25.16b
    ldr w7, [x0, #512]  /* again */
    eor w17, w17, w23
    sri v9.16b, v28.16b, #1
    eor v31.16b, v21.16b, v7.16b
    orr w23, w25, w22, ror #20
    ldr w25, [x0, #568]  /* again */
    shl v25.16b, v26.16b, #2
    orr v28.16b, v6.16b, v8.16b
    eor w21, w21, w24
    eor w14, w14, w19
    sri v11.16b, v2.16b, #3
    orn v2.16b, v8.16b, v4.16b
    eor w16, w16, w19
    extr w19, w12, w12, #12
    sri v13.16b, v22.16b, #5
    and v21.16b, v19.16b, v21.16b
    extr w24, w21, w21, #20
    extr w26, w22, w22, #20
    sri v0.16b, v20.16b, #6
    eor v20.16b, v6.16b, v2.16b
    eor w11, w11, w7
    eor w13, w13, w7
    sri v25.16b, v26.16b, #6
    orr v22.16b, v11.16b, v13.16b
    orr w7, w19, w21, ror #20
    orr w19, w24, w14, ror #4
    orn v26.16b, v13.16b, v9.16b
    eor v28.16b, v0.16b, v28.16b
    orr w24, w26, w16, ror #4
    ldr w29, [x0, #500]  /* again */
    eor v22.16b, v25.16b, v22.16b
    eor v18.16b, v18.16b, v27.16b
    ldr w30, [x0, #524]  /* again */
    eor w26, w17, w25
    eor v26.16b, v11.16b, v26.16b
    eor v25.16b, v10.16b, v20.16b
    eor w11, w7, w11, ror #24
    eor w7, w1, w25
    eor v0.16b, v4.16b, v28.16b
    eor v29.16b, v29.16b, v5.16b
    eor w12, w19, w12, ror #12
    eor w13, w23, w13, ror #24
    eor v19.16b, v19.16b, v27.16b
    eor v2.16b, v9.16b, v22.16b
    eor w3, w24, w3, ror #12
    eor w19, w26, w12
    eor v6.16b, v31.16b, v26.16b
    eor v30.16b, v30.16b, v5.16b
    eor w23, w11, w14, ror #4
    eor w24, w13, w16, ror #4
    eor v23.16b, v24.16b, v23.16b
    eor v21.16b, v1.16b, v21.16b
    eor w25, w7, w3
    and w27, w23, w19
    shl v24.16b, v18.16b, #1
    bic v5.16b, v25.16b, v0.16b
    and w28, w24, w25
    and w17, w8, w17
    shl v1.16b, v29.16b, #6
    bic v11.16b, v6.16b, v2.16b
    and w1, w4, w1
    eor w8, w8, w29
    shl v7.16b, v19.16b, #1
    eor v23.16b, v23.16b, v3.16b
    eor w20, w20, w30
    eor w4, w4, w29
    shl v12.16b, v30.16b, #6
    eor v21.16b, v21.16b, v3.16b
    eor w6, w6, w30
    and w29, w11, w26
    sri v24.16b, v18.16b, #7
    eor v18.16b, v8.16b, v5.16b
    eor w27, w27, w21, ror #20
    eor w28, w28, w22, ror #20
    sri v1.16b, v29.16b, #2
    and v29.16b, v28.16b, v10.16b
    and w30, w13, w7
    eon w15, w17, w15
    sri v7.16b, v19.16b, #7
    eor v19.16b, v13.16b, v11.16b
    eon w10, w1, w10
    eor w12, w12, w29
    sri v12.16b, v30.16b, #2
    and v30.16b, v22.16b, v31.16b
    eor w17, w23, w8, ror #28
    eor w8, w27, w20, ror #8
    eor v24.16b, v24.16b, v0.16b
    shl v0.16b, v23.16b, #4
    eor w1, w24, w4, ror #28
    eor w4, w28, w6, ror #8
    eor v18.16b, v1.16b, v18.16b
    eor v1.16b, v7.16b, v2.16b
    eor w3, w3, w30
    eor w15, w15, w5
    shl v2.16b, v21.16b, #4
    eor v19.16b, v12.16b, v19.16b
    eor w10, w10, w5
    eor w6, w17, w21, ror #20
    eor v20.16b, v20.16b, v29.16b
    eor v26.16b, v26.16b, v30.16b
    and w20, w11, w12
    eor w21, w26, w8
    sri v0.16b, v23.16b, #4
    eor v29.16b, v10.16b, v18.16b
    eor w22, w1, w22, ror #20
    and w23, w13, w3
    sri v2.16b, v21.16b, #4
    eor v21.16b, v8.16b, v24.16b
    eor w7, w7, w4
    eor w15, w19, w15, ror #16
    and v23.16b, v28.16b, v20.16b
    eor v30.16b, v13.16b, v1.16b
    eor w6, w6, w20
    eor w11, w11, w21
    and v3.16b, v22.16b, v26.16b
    eor v31.16b, v31.16b, v19.16b
    eor w10, w25, w10, ror #16
    eor w19, w22, w23
    eor v25.16b, v0.16b, v25.16b
    eor v0.16b, v2.16b, v6.16b
    eor w13, w13, w7
    eor w14, w15, w14, ror #4
    eor v21.16b, v21.16b, v23.16b
    eor v23.16b, v28.16b, v29.16b
    orr w20, w6, w11
    eor w16, w10, w16, ror #4
    eor v28.16b, v30.16b, v3.16b
    eor v22.16b, v22.16b, v31.16b
    orr w22, w19, w13
    orn w23, w17, w15
    eor v30.16b, v4.16b, v25.16b
    orr v4.16b, v21.16b, v23.16b
    eor w14, w14, w20
    eor w16, w16, w22
    eor v5.16b, v9.16b, v0.16b
    orr v8.16b, v28.16b, v22.16b
    orn w24, w1, w10
    eor w8, w8, w23
    eor v30.16b, v30.16b, v4.16b
    ldr w23, [x0, #540]  /* again */
    eor v29.16b, v29.16b, v21.16b
    ldp q2, q3, [x0, #288]
    eor v4.16b, v5.16b, v8.16b
    eor v31.16b, v31.16b, v28.16b
    ldp q7, q6, [x0, #320]
    eor w20, w21, w6
    eor v20.16b, v20.16b, v30.16b
    eor w12, w12, w14
    eor w7, w7, w19
    eor w3, w3, w16
    eor v26.16b, v26.16b, v4.16b
    eor w4, w4, w24
    ldr w24, [x0, #548]  /* again */
    orr v5.16b, v25.16b, v24.16b
    and v8.16b, v30.16b, v23.16b
    and v9.16b, v4.16b, v22.16b
    and w21, w20, w12
    and w22, w7, w3
    and v10.16b, v29.16b, v20.16b
    and v12.16b, v31.16b, v26.16b
    eor w21, w11, w21
    eor w22, w13, w22
    and w11, w14, w11
    and w13, w16, w13
    orr v11.16b, v0.16b, v1.16b
    eor v21.16b, v21.16b, v8.16b
    eor v23.16b, v23.16b, v10.16b
    eor v28.16b, v28.16b, v9.16b
    ldr q8, [x0, #112]
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w16, w16, w23
    eor v22.16b, v22.16b, v12.16b
    eor v18.16b, v18.16b, v5.16b
    eor w11, w6, w11
    orn w6, w4, w10
    eor w13, w19, w13
    ldr w19, [x0, #552]  /* again */
    eor v20.16b, v20.16b, v2.16b
    eor v30.16b, v30.16b, v3.16b
    eor v23.16b, v23.16b, v6.16b
    eor v26.16b, v26.16b, v2.16b
    eor w14, w14, w23
    eor w22, w22, w24
    eor v2.16b, v4.16b, v3.16b
    eor v22.16b, v22.16b, v6.16b
    orn w23, w8, w15
    extr w25, w16, w16, #12
    eor v19.16b, v19.16b, v11.16b
    eor v21.16b, v21.16b, v7.16b
    eor w1, w1, w6
    ldr w6, [x0, #544]  /* again */
    eor v28.16b, v28.16b, v7.16b
    orr v7.16b, v25.16b, v18.16b
    eor w17, w17, w23
    orr w23, w25, w22, ror #20
    shl v3.16b, v20.16b, #7
    orr v13.16b, v0.16b, v19.16b
    ldr w25, [x0, #564]  /* again */
    eor w21, w21, w24
    shl v4.16b, v30.16b, #5
    eor v24.16b, v24.16b, v7.16b
    eor w12, w12, w19
    eor w3, w3, w19
    shl v5.16b, v23.16b, #3
    extr w19, w14, w14, #12
    extr w24, w21, w21, #20
    extr w26, w22, w22, #20
    shl v6.16b, v26.16b, #7
    eor v7.16b, v24.16b, v8.16b
    ldp q9, q10, [x0, #256]
    ldr q12, [x0, #352]
    shl v11.16b, v2.16b, #5
    eor w11, w11, w6
    eor w13, w13, w6
    orr w6, w19, w21, ror #20
    shl v14.16b, v22.16b, #3
    orr w19, w24, w12, ror #4
    orr w24, w26, w3, ror #4
    ldr w29, [x0, #532]  /* again */
    sri v3.16b, v20.16b, #1
    eor v20.16b, v1.16b, v13.16b
    ldr w30, [x0, #556]  /* again */
    eor w11, w6, w11, ror #24
    shl v1.16b, v21.16b, #2
    eor w6, w1, w25
    eor w13, w23, w13, ror #24
    eor w16, w24, w16, ror #12
    sri v4.16b, v30.16b, #3
    eor v30.16b, v20.16b, v8.16b
    eor w26, w17, w25
    eor w24, w13, w3, ror #4
    sri v5.16b, v23.16b, #5
    and v23.16b, v18.16b, v24.16b
    eor w25, w6, w16
    eor w14, w19, w14, ror #12
    sri v6.16b, v26.16b, #1
    and v20.16b, v19.16b, v20.16b
    and w28, w24, w25
    and w1, w4, w1
    shl v24.16b, v28.16b, #2
    orr v26.16b, v4.16b, v5.16b
    eor w4, w4, w29
    eor w7, w7, w30
    sri v11.16b, v2.16b, #3
    orn v2.16b, v5.16b, v3.16b
    eor w28, w28, w22, ror #20
    sri v14.16b, v22.16b, #5
    eor v18.16b, v18.16b, v9.16b
    eor w19, w26, w14
    eor w23, w11, w12, ror #4
    sri v1.16b, v21.16b, #6
    eor v21.16b, v4.16b, v2.16b
    eon w10, w1, w10
    eor w1, w24, w4, ror #28
    sri v24.16b, v28.16b, #6
    orr v22.16b, v11.16b, v14.16b
    eor w4, w28, w7, ror #8
    ldr w7, [x0, #536]  /* again */
    orn v28.16b, v14.16b, v6.16b
    eor v26.16b, v1.16b, v26.16b
    and w27, w23, w19
    and w17, w8, w17
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v7.16b, v21.16b
    eor w8, w8, w29
    eor w20, w20, w30
    eor v28.16b, v11.16b, v28.16b
    eor v1.16b, v3.16b, v26.16b
    and w29, w11, w26
    eor w27, w27, w21, ror #20
    eor v29.16b, v29.16b, v12.16b
    eor v19.16b, v19.16b, v9.16b
    and w30, w13, w6
    eon w15, w17, w15
    eor v2.16b, v6.16b, v22.16b
    eor v4.16b, v30.16b, v28.16b
    eor w14, w14, w29
    eor w17, w23, w8, ror #28
    eor v31.16b, v31.16b, v12.16b
    eor v23.16b, v25.16b, v23.16b
    eor w8, w27, w20, ror #8
    eor w16, w16, w30
    eor v20.16b, v0.16b, v20.16b
    shl v25.16b, v18.16b, #1
    eor w15, w15, w7
    eor w10, w10, w7
    shl v0.16b, v29.16b, #6
    bic v8.16b, v24.16b, v1.16b
    eor w7, w17, w21, ror #20
    and w20, w11, w14
    shl v9.16b, v19.16b, #1
    bic v11.16b, v4.16b, v2.16b
    eor w21, w26, w8
    eor w22, w1, w22, ror #20
    shl v12.16b, v31.16b, #6
    eor v23.16b, v23.16b, v10.16b
    and w23, w13, w16
    eor w6, w6, w4
    sri v25.16b, v18.16b, #7
    eor v18.16b, v5.16b, v8.16b
    eor w15, w19, w15, ror #16
    eor w7, w7, w20
    sri v0.16b, v29.16b, #2
    eor v20.16b, v20.16b, v10.16b
    eor w11, w11, w21
    eor w10, w25, w10, ror #16
    sri v9.16b, v19.16b, #7
    eor v19.16b, v14.16b, v11.16b
    eor w19, w22, w23
    eor w13, w13, w6
    sri v12.16b, v31.16b, #2
    and v29.16b, v26.16b, v7.16b
    eor w12, w15, w12, ror #4
    orr w20, w7, w11
    and v31.16b, v22.16b, v30.16b
    eor v25.16b, v25.16b, v1.16b
    eor w3, w10, w3, ror #4
    orr w22, w19, w13
    shl v1.16b, v23.16b, #4
    eor v18.16b, v0.16b, v18.16b
    orn w23, w17, w15
    eor w12, w12, w20
    eor v0.16b, v9.16b, v2.16b
    shl v2.16b, v20.16b, #4
    eor w3, w3, w22
    orn w24, w1, w10
    eor v19.16b, v12.16b, v19.16b
    eor v21.16b, v21.16b, v29.16b
    eor w8, w8, w23
    ldr w23, [x0, #508]  /* again */
    eor v28.16b, v28.16b, v31.16b
    sri v1.16b, v23.16b, #4
    eor w20, w21, w7
    eor w14, w14, w12
    sri v2.16b, v20.16b, #4
    eor v20.16b, v5.16b, v25.16b
    eor w6, w6, w19
    eor w16, w16, w3
    and v23.16b, v26.16b, v21.16b
    eor v29.16b, v7.16b, v18.16b
    eor w4, w4, w24
    ldr w24, [x0, #516]  /* again */
    eor v31.16b, v14.16b, v0.16b
    and v5.16b, v22.16b, v28.16b
    and w21, w20, w14
    and w22, w6, w16
    eor v30.16b, v30.16b, v19.16b
    eor v24.16b, v1.16b, v24.16b
    eor w21, w11, w21
    eor w22, w13, w22
    eor v1.16b, v2.16b, v4.16b
    eor v20.16b, v20.16b, v23.16b
    and w11, w12, w11
    and w13, w3, w13
    eor v23.16b, v26.16b, v29.16b
    eor v26.16b, v31.16b, v5.16b
    eor v22.16b, v22.16b, v30.16b
    eor v31.16b, v3.16b, v24.16b
    ldp q3, q2, [x0, #400]
    ldr q4, [x0, #448]
    orr v5.16b, v20.16b, v23.16b
    eor v6.16b, v6.16b, v1.16b
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w3, w3, w23
    eor w11, w7, w11
    orr v7.16b, v26.16b, v22.16b
    eor v29.16b, v29.16b, v20.16b
    orn w7, w4, w10
    eor w13, w19, w13
    eor v31.16b, v31.16b, v5.16b
    eor v30.16b, v30.16b, v26.16b
    ldr w19, [x0, #520]  /* again */
    eor w12, w12, w23
    eor v5.16b, v6.16b, v7.16b
    orr v6.16b, v24.16b, v25.16b
    eor w22, w22, w24
    orn w23, w8, w15
    eor v21.16b, v21.16b, v31.16b
    and v7.16b, v31.16b, v23.16b
    extr w25, w3, w3, #12
    eor w1, w1, w7
    eor v28.16b, v28.16b, v5.16b
    ldr w7, [x0, #512]  /* again */
    and v8.16b, v5.16b, v22.16b
    eor w17, w17, w23
    and v9.16b, v29.16b, v21.16b
    orr v10.16b, v1.16b, v0.16b
    orr w23, w25, w22, ror #20
    ldr w25, [x0, #560]  /* again */
    and v11.16b, v30.16b, v28.16b
    eor v18.16b, v18.16b, v6.16b
    eor w21, w21, w24
    eor w14, w14, w19
    eor v23.16b, v23.16b, v9.16b
    eor v20.16b, v20.16b, v7.16b
    ldr q7, [x0, #96]
    eor w16, w16, w19
    eor v22.16b, v22.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    extr w19, w12, w12, #12
    extr w24, w21, w21, #20
    eor v21.16b, v21.16b, v16.16b
    eor v31.16b, v31.16b, v2.16b
    extr w26, w22, w22, #20
    eor w11, w11, w7
    eor v23.16b, v23.16b, v4.16b
    eor v28.16b, v28.16b, v16.16b
    eor w13, w13, w7
    orr w7, w19, w21, ror #20
    eor v2.16b, v5.16b, v2.16b
    eor v22.16b, v22.16b, v4.16b
    orr w19, w24, w14, ror #4
    orr w24, w26, w16, ror #4
    eor v19.16b, v19.16b, v10.16b
    orr v10.16b, v24.16b, v18.16b
    ldr w29, [x0, #500]  /* again */
    ldr w30, [x0, #524]  /* again */
    shl v4.16b, v21.16b, #7
    eor v20.16b, v20.16b, v17.16b
    eor w26, w17, w25
    eor w11, w7, w11, ror #24
    shl v6.16b, v31.16b, #5
    eor v26.16b, v26.16b, v17.16b
    eor w7, w1, w25
    eor w12, w19, w12, ror #12
    shl v8.16b, v23.16b, #3
    orr v12.16b, v1.16b, v19.16b
    eor w13, w23, w13, ror #24
    eor w3, w24, w3, ror #12
    shl v9.16b, v28.16b, #7
    eor v25.16b, v25.16b, v10.16b
    ldr q5, [x0, #480]
    eor w19, w26, w12
    shl v11.16b, v2.16b, #5
    eor w23, w11, w14, ror #4
    eor w24, w13, w16, ror #4
    eor w25, w7, w3
    shl v13.16b, v22.16b, #3
    eor v10.16b, v25.16b, v7.16b
    and w27, w23, w19
    and w28, w24, w25
    sri v4.16b, v21.16b, #1
    eor v21.16b, v0.16b, v12.16b
    and w17, w8, w17
    and w1, w4, w1
    shl v0.16b, v20.16b, #2
    eor w8, w8, w29
    eor w20, w20, w30
    eor w4, w4, w29
    sri v6.16b, v31.16b, #3
    eor v31.16b, v21.16b, v7.16b
    eor w6, w6, w30
    and w29, w11, w26
    sri v8.16b, v23.16b, #5
    and v23.16b, v18.16b, v25.16b
    eor w27, w27, w21, ror #20
    eor w28, w28, w22, ror #20
    sri v9.16b, v28.16b, #1
    and w30, w13, w7
    and v21.16b, v19.16b, v21.16b
    eon w15, w17, w15
    shl v25.16b, v26.16b, #2
    orr v28.16b, v6.16b, v8.16b
    eon w10, w1, w10
    eor w12, w12, w29
    sri v11.16b, v2.16b, #3
    orn v2.16b, v8.16b, v4.16b
    eor w17, w23, w8, ror #28
    eor w8, w27, w20, ror #8
    sri v13.16b, v22.16b, #5
    eor v18.16b, v18.16b, v27.16b
    eor w1, w24, w4, ror #28
    eor w4, w28, w6, ror #8
    sri v0.16b, v20.16b, #6
    eor v20.16b, v6.16b, v2.16b
    eor w3, w3, w30
    eor w15, w15, w5
    sri v25.16b, v26.16b, #6
    orr v22.16b, v11.16b, v13.16b
    eor w10, w10, w5
    eor w6, w17, w21, ror #20
    orn v26.16b, v13.16b, v9.16b
    eor v28.16b, v0.16b, v28.16b
    and w20, w11, w12
    eor w21, w26, w8
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v10.16b, v20.16b
    eor w22, w1, w22, ror #20
    and w23, w13, w3
    eor v26.16b, v11.16b, v26.16b
    eor v0.16b, v4.16b, v28.16b
    eor w7, w7, w4
    eor w15, w19, w15, ror #16
    eor v29.16b, v29.16b, v5.16b
    eor v19.16b, v19.16b, v27.16b
    eor w6, w6, w20
    eor w11, w11, w21
    eor v2.16b, v9.16b, v22.16b
    eor v6.16b, v31.16b, v26.16b
    eor w10, w25, w10, ror #16
    eor w19, w22, w23
    eor v30.16b, v30.16b, v5.16b
    eor v23.16b, v24.16b, v23.16b
    eor w13, w13, w7
    eor w14, w15, w14, ror #4
    eor v21.16b, v1.16b, v21.16b
    shl v24.16b, v18.16b, #1
    orr w20, w6, w11
    eor w16, w10, w16, ror #4
    shl v1.16b, v29.16b, #6
    bic v5.16b, v25.16b, v0.16b
    orr w22, w19, w13
    orn w23, w17, w15
    shl v7.16b, v19.16b, #1
    bic v11.16b, v6.16b, v2.16b
    eor w14, w14, w20
    eor w16, w16, w22
    shl v12.16b, v30.16b, #6
    eor v23.16b, v23.16b, v3.16b
    orn w24, w1, w10
    eor w8, w8, w23
    sri v24.16b, v18.16b, #7
    eor v18.16b, v8.16b, v5.16b
    ldr w23, [x0, #540]  /* again */
    eor w20, w21, w6
    sri v1.16b, v29.16b, #2
    eor v21.16b, v21.16b, v3.16b
    eor w12, w12, w14
    eor w7, w7, w19
    sri v7.16b, v19.16b, #7
    eor v19.16b, v13.16b, v11.16b
    eor w3, w3, w16
    eor w4, w4, w24
    sri v12.16b, v30.16b, #2
    and v29.16b, v28.16b, v10.16b
    ldr w24, [x0, #548]  /* again */
    and w21, w20, w12
    and v30.16b, v22.16b, v31.16b
    eor v24.16b, v24.16b, v0.16b
    and w22, w7, w3
    eor w21, w11, w21
    shl v0.16b, v23.16b, #4
    eor v18.16b, v1.16b, v18.16b
    eor w22, w13, w22
    and w11, w14, w11
    eor v1.16b, v7.16b, v2.16b
    shl v2.16b, v21.16b, #4
    and w13, w16, w13
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor w16, w16, w23
    eor v19.16b, v12.16b, v19.16b
    eor v20.16b, v20.16b, v29.16b
    eor w11, w6, w11
    orn w6, w4, w10
    eor v26.16b, v26.16b, v30.16b
    sri v0.16b, v23.16b, #4
    eor w13, w19, w13
    ldr w19, [x0, #552]  /* again */
    sri v2.16b, v21.16b, #4
    eor v21.16b, v8.16b, v24.16b
    eor w14, w14, w23
    eor w22, w22, w24
    and v23.16b, v28.16b, v20.16b
    eor v29.16b, v10.16b, v18.16b
    orn w23, w8, w15
    extr w25, w16, w16, #12
    eor v30.16b, v13.16b, v1.16b
    and v3.16b, v22.16b, v26.16b
    eor w1, w1, w6
    ldr w6, [x0, #544]  /* again */
    eor v31.16b, v31.16b, v19.16b
    eor v25.16b, v0.16b, v25.16b
    eor w17, w17, w23
    orr w23, w25, w22, ror #20
    eor v0.16b, v2.16b, v6.16b
    eor v21.16b, v21.16b, v23.16b
    ldr w25, [x0, #528]  /* again */
    eor w21, w21, w24
    eor v23.16b, v28.16b, v29.16b
    eor v28.16b, v30.16b, v3.16b
    eor w12, w12, w19
    eor w3, w3, w19
    eor v22.16b, v22.16b, v31.16b
    eor v30.16b, v4.16b, v25.16b
    extr w19, w14, w14, #12
    ldp q2, q3, [x0, #288]
    orr v4.16b, v21.16b, v23.16b
    eor v5.16b, v9.16b, v0.16b
    ldp q7, q6, [x0, #320]
    extr w24, w21, w21, #20
    orr v8.16b, v28.16b, v22.16b
    eor v29.16b, v29.16b, v21.16b
    extr w26, w22, w22, #20
    eor w11, w11, w6
    eor v30.16b, v30.16b, v4.16b
    eor v31.16b, v31.16b, v28.16b
    eor w13, w13, w6
    orr w6, w19, w21, ror #20
    eor v4.16b, v5.16b, v8.16b
    orr v5.16b, v25.16b, v24.16b
    orr w19, w24, w12, ror #4
    orr w24, w26, w3, ror #4
    eor v20.16b, v20.16b, v30.16b
    and v8.16b, v30.16b, v23.16b
    eor w26, w17, w25
    eor w11, w6, w11, ror #24
    eor v26.16b, v26.16b, v4.16b
    eor w6, w1, w25
    and w17, w8, w17
    and w1, w4, w1
    and v10.16b, v29.16b, v20.16b
    and v9.16b, v4.16b, v22.16b
    eon w15, w17, w15
    eon w10, w1, w10
    and v12.16b, v31.16b, v26.16b
    orr v11.16b, v0.16b, v1.16b
    ldr w17, [x0, #532]  /* again */
    ldr w1, [x0, #556]  /* again */
    eor v23.16b, v23.16b, v10.16b
    eor v18.16b, v18.16b, v5.16b
    eor w14, w19, w14, ror #12
    eor w13, w23, w13, ror #24
    eor v22.16b, v22.16b, v12.16b
    eor v21.16b, v21.16b, v8.16b
    ldr q8, [x0, #80]
    eor w16, w24, w16, ror #12
    eor v28.16b, v28.16b, v9.16b
    eor v20.16b, v20.16b, v2.16b
    ldr w29, [x0, #536]  /* again */
    eor w19, w26, w14
    eor v30.16b, v30.16b, v3.16b
    eor v23.16b, v23.16b, v6.16b
    eor w23, w11, w12, ror #4
    eor w24, w13, w3, ror #4
    eor v26.16b, v26.16b, v2.16b
    eor v2.16b, v4.16b, v3.16b
    eor w25, w6, w16
    and w27, w23, w19
    eor v22.16b, v22.16b, v6.16b
    eor v19.16b, v19.16b, v11.16b
    and w28, w24, w25
    eor w8, w8, w17
    orr v11.16b, v25.16b, v18.16b
    shl v5.16b, v20.16b, #7
    eor w20, w20, w1
    eor w17, w4, w17
    eor v21.16b, v21.16b, v7.16b
    shl v9.16b, v30.16b, #5
    eor w1, w7, w1
    and w4, w11, w26
    shl v10.16b, v23.16b, #3
    eor v28.16b, v28.16b, v7.16b
    eor w7, w27, w21, ror #20
    eor w27, w28, w22, ror #20
    shl v7.16b, v26.16b, #7
    orr v13.16b, v0.16b, v19.16b
    and w28, w13, w6
    ldp q3, q4, [x0, #256]
    shl v12.16b, v2.16b, #5
    eor v24.16b, v24.16b, v11.16b
    ldr q6, [x0, #352]
    eor w15, w15, w29
    shl v14.16b, v22.16b, #3
    eor w10, w10, w29
    eor w14, w14, w4
    eor w8, w23, w8, ror #28
    sri v5.16b, v20.16b, #1
    eor v20.16b, v1.16b, v13.16b
    eor w4, w7, w20, ror #8
    eor w17, w24, w17, ror #28
    shl v1.16b, v21.16b, #2
    eor v11.16b, v24.16b, v8.16b
    eor w16, w16, w28
    eor w15, w19, w15, ror #16
    sri v9.16b, v30.16b, #3
    eor w7, w8, w21, ror #20
    and w19, w11, w14
    eor w20, w26, w4
    sri v10.16b, v23.16b, #5
    and v23.16b, v18.16b, v24.16b
    eor w10, w25, w10, ror #16
    eor w21, w17, w22, ror #20
    sri v7.16b, v26.16b, #1
    and w22, w13, w16
    eor v30.16b, v20.16b, v8.16b
    eor w1, w27, w1, ror #8
    shl v24.16b, v28.16b, #2
    orr v26.16b, v9.16b, v10.16b
    eor w7, w7, w19
    orn w19, w8, w15
    sri v12.16b, v2.16b, #3
    orn v2.16b, v10.16b, v5.16b
    eor w11, w11, w20
    eor w21, w21, w22
    sri v14.16b, v22.16b, #5
    orn w22, w17, w10
    eor w6, w6, w1
    eor w12, w15, w12, ror #4
    sri v1.16b, v21.16b, #6
    eor v21.16b, v9.16b, v2.16b
    eor w4, w4, w19
    orr w19, w7, w11
    sri v24.16b, v28.16b, #6
    orr v22.16b, v12.16b, v14.16b
    eor w1, w1, w22
    orn w23, w4, w15
    orn v28.16b, v14.16b, v7.16b
    eor v26.16b, v1.16b, v26.16b
    eor w12, w12, w19
    orn w19, w1, w10
    eor v22.16b, v24.16b, v22.16b
    and v20.16b, v19.16b, v20.16b
    eor w8, w8, w23
    eor w17, w17, w19
    eor v28.16b, v12.16b, v28.16b
    eor v18.16b, v18.16b, v3.16b
    and w19, w4, w8
    and w24, w1, w17
    eor v24.16b, v11.16b, v21.16b
    eor v1.16b, v5.16b, v26.16b
    eor w3, w10, w3, ror #4
    eon w15, w19, w15
    eor v29.16b, v29.16b, v6.16b
    eor v19.16b, v19.16b, v3.16b
    eon w10, w24, w10
    eor w13, w13, w6
    eor v2.16b, v7.16b, v22.16b
    eor v3.16b, v30.16b, v28.16b
    /* end: x = y ^ rk[0] */
    eor w15, w15, w5
    eor w10, w10, w5
    eor v31.16b, v31.16b, v6.16b
    eor v23.16b, v25.16b, v23.16b
    ldr w5, [x0, #508]  /* again */
    orr w22, w21, w13
    eor v20.16b, v0.16b, v20.16b
    shl v25.16b, v18.16b, #1
    eor w3, w3, w22
    shl v0.16b, v29.16b, #6
    bic v6.16b, v24.16b, v1.16b
    shl v8.16b, v19.16b, #1
    bic v9.16b, v3.16b, v2.16b
    shl v12.16b, v31.16b, #6
    eor v23.16b, v23.16b, v4.16b
    and w25, w3, w13
    sri v25.16b, v18.16b, #7
    eor v18.16b, v10.16b, v6.16b
    sri v0.16b, v29.16b, #2
    eor v20.16b, v20.16b, v4.16b
    sri v8.16b, v19.16b, #7
    eor v19.16b, v14.16b, v9.16b
    sri v12.16b, v31.16b, #2
    and v29.16b, v26.16b, v11.16b
    and v31.16b, v22.16b, v30.16b
    eor v25.16b, v25.16b, v1.16b
    eor w14, w14, w12
    eor w6, w6, w21
    shl v1.16b, v23.16b, #4
    eor v18.16b, v0.16b, v18.16b
    eor w16, w16, w3
    and w22, w12, w11
    eor v0.16b, v8.16b, v2.16b
    shl v2.16b, v20.16b, #4
    eor w19, w21, w25
    ldr w21, [x0, #496]  /* again */
    eor v19.16b, v12.16b, v19.16b
    eor v21.16b, v21.16b, v29.16b
    eor w12, w12, w5
    eor w3, w3, w5
    eor v28.16b, v28.16b, v31.16b
    sri v1.16b, v23.16b, #4
    ldr w5, [x0, #512]  /* again */
    sri v2.16b, v20.16b, #4
    eor v20.16b, v10.16b, v25.16b
    and v23.16b, v26.16b, v21.16b
    eor v29.16b, v11.16b, v18.16b
    eor v31.16b, v14.16b, v0.16b
    and v4.16b, v22.16b, v28.16b
    eor v30.16b, v30.16b, v19.16b
    eor v24.16b, v1.16b, v24.16b
    eor w20, w20, w7
    eor w7, w7, w22
    eor v1.16b, v2.16b, v3.16b
    eor v20.16b, v20.16b, v23.16b
    eor w8, w8, w21
    eor w17, w17, w21
    eor v23.16b, v26.16b, v29.16b
    eor v26.16b, v31.16b, v4.16b
    ldr w21, [x0, #500]  /* again */
    eor w7, w7, w5
    eor v22.16b, v22.16b, v30.16b
    eor v31.16b, v5.16b, v24.16b
    ldp q3, q2, [x0, #400]
    ldr q4, [x0, #448]
    orr v5.16b, v20.16b, v23.16b
    eor v6.16b, v7.16b, v1.16b
    eor w5, w19, w5
    ldr w19, [x0, #516]  /* again */
    orr v7.16b, v26.16b, v22.16b
    eor v29.16b, v29.16b, v20.16b
    and w23, w20, w14
    and w26, w6, w16
    eor v31.16b, v31.16b, v5.16b
    eor v30.16b, v30.16b, v26.16b
    eor w11, w11, w23
    eor w13, w13, w26
    eor v5.16b, v6.16b, v7.16b
    orr v6.16b, v24.16b, v25.16b
    eor w4, w4, w21
    eor w1, w1, w21
    eor v21.16b, v21.16b, v31.16b
    and v7.16b, v31.16b, v23.16b
    eor w11, w11, w19
    eor w13, w13, w19
    eor v28.16b, v28.16b, v5.16b
    and v8.16b, v5.16b, v22.16b
    ldr w19, [x0, #520]  /* again */
    ldr w21, [x0, #524]  /* again */
    and v9.16b, v29.16b, v21.16b
    orr v10.16b, v1.16b, v0.16b
    and v11.16b, v30.16b, v28.16b
    eor v18.16b, v18.16b, v6.16b
    eor v23.16b, v23.16b, v9.16b
    eor v20.16b, v20.16b, v7.16b
    ldr q7, [x0, #64]
    eor v22.16b, v22.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    eor w14, w14, w19
    eor w16, w16, w19
    eor v21.16b, v21.16b, v16.16b
    eor v31.16b, v31.16b, v2.16b
    eor w19, w20, w21
    eor w6, w6, w21
    eor v23.16b, v23.16b, v4.16b
    eor v28.16b, v28.16b, v16.16b
    eor w20, w8, w15, lsl #16
    eor w21, w4, w12, lsl #16
    eor v2.16b, v5.16b, v2.16b
    eor v22.16b, v22.16b, v4.16b
    ldr q4, [x0, #480]
    eor w22, w17, w10, lsl #16
    eor v19.16b, v19.16b, v10.16b
    orr v10.16b, v24.16b, v18.16b
    eor w23, w1, w3, lsl #16
    ubfm w28, w20, #16, #31
    shl v5.16b, v21.16b, #7
    eor v20.16b, v20.16b, v17.16b
    ubfm w29, w21, #16, #31
    eor w24, w7, w14, lsl #16
    shl v6.16b, v31.16b, #5
    eor v26.16b, v26.16b, v17.16b
    eor w25, w11, w19, lsl #16
    eor w26, w5, w16, lsl #16
    shl v8.16b, v23.16b, #3
    orr v12.16b, v1.16b, v19.16b
    eor w15, w15, w20, lsr #16
    ubfm w20, w22, #16, #31
    shl v9.16b, v28.16b, #7
    eor v25.16b, v25.16b, v10.16b
    eor w8, w8, w28, lsl #16
    ubfm w28, w23, #16, #31
    shl v11.16b, v2.16b, #5
    eor w4, w4, w29, lsl #16
    eor w3, w3, w23, lsr #16
    movz w23, #0xff, lsl #0
    shl v13.16b, v22.16b, #3
    and v10.16b, v18.16b, v25.16b
    eor w27, w13, w6, lsl #16
    eor w12, w12, w21, lsr #16
    sri v5.16b, v21.16b, #1
    eor v21.16b, v0.16b, v12.16b
    ubfm w21, w24, #16, #31
    ubfm w29, w25, #16, #31
    shl v0.16b, v20.16b, #2
    eor v18.16b, v18.16b, v27.16b
    eor w10, w10, w22, lsr #16
    ubfm w22, w26, #16, #31
    sri v6.16b, v31.16b, #3
    and v31.16b, v19.16b, v21.16b
    eor w17, w17, w20, lsl #16
    eor w1, w1, w28, lsl #16
    sri v8.16b, v23.16b, #5
    eor v23.16b, v25.16b, v7.16b
    movz w28, #0xff, lsl #0
    eor w14, w14, w24, lsr #16
    sri v9.16b, v28.16b, #1
    eor v21.16b, v21.16b, v7.16b
    movz w24, #0xff, lsl #0
    eor w16, w16, w26, lsr #16
    shl v25.16b, v26.16b, #2
    orr v28.16b, v6.16b, v8.16b
    eor w26, w4, w8, lsr #8
    movk w23, #0xff, lsl #16  /* 0x00ff00ff */
    sri v11.16b, v2.16b, #3
    orn v2.16b, v8.16b, v5.16b
    sri v13.16b, v22.16b, #5
    eor v22.16b, v24.16b, v10.16b
    ubfm w20, w27, #16, #31
    eor w7, w7, w21, lsl #16
    sri v0.16b, v20.16b, #6
    eor v20.16b, v6.16b, v2.16b
    movz w21, #0xff, lsl #0
    eor w19, w19, w25, lsr #16
    sri v25.16b, v26.16b, #6
    orr v24.16b, v11.16b, v13.16b
    eor w11, w11, w29, lsl #16
    movz w25, #0xff, lsl #0
    orn v26.16b, v13.16b, v9.16b
    eor v28.16b, v0.16b, v28.16b
    eor w6, w6, w27, lsr #16
    eor w27, w12, w15, lsr #8
    eor v24.16b, v25.16b, v24.16b
    eor v25.16b, v1.16b, v31.16b
    movk w28, #0xff, lsl #16  /* 0x00ff00ff */
    movk w24, #0xff, lsl #16  /* 0x00ff00ff */
    eor v26.16b, v11.16b, v26.16b
    eor v31.16b, v5.16b, v28.16b
    and w23, w26, w23
    eor w26, w1, w17, lsr #8
    eor v0.16b, v23.16b, v20.16b
    eor v29.16b, v29.16b, v4.16b
    movz w29, #0xff, lsl #0
    eor w5, w5, w22, lsl #16
    eor v19.16b, v19.16b, v27.16b
    eor v27.16b, v9.16b, v24.16b
    eor w13, w13, w20, lsl #16
    movz w20, #0xff, lsl #0
    eor v1.16b, v21.16b, v26.16b
    eor v30.16b, v30.16b, v4.16b
    movk w21, #0xff, lsl #16  /* 0x00ff00ff */
    movk w25, #0xff, lsl #16  /* 0x00ff00ff */
    shl v2.16b, v18.16b, #1
    eor v22.16b, v22.16b, v3.16b
    and w27, w27, w28
    eor w28, w3, w10, lsr #8
    shl v4.16b, v29.16b, #6
    bic v6.16b, v0.16b, v31.16b
    and w24, w26, w24
    eor w26, w11, w7, lsr #8
    shl v7.16b, v19.16b, #1
    eor v25.16b, v25.16b, v3.16b
    movz w22, #0xff, lsl #0
    movk w29, #0xff, lsl #16  /* 0x00ff00ff */
    shl v3.16b, v30.16b, #6
    bic v10.16b, v1.16b, v27.16b
    movk w20, #0xff, lsl #16  /* 0x00ff00ff */
    and w21, w28, w21
    sri v2.16b, v18.16b, #7
    eor v6.16b, v8.16b, v6.16b
    eor w28, w19, w14, lsr #8
    and w25, w26, w25
    shl v18.16b, v22.16b, #4
    and v11.16b, v24.16b, v21.16b
    eor w26, w13, w5, lsr #8
    movk w22, #0xff, lsl #16  /* 0x00ff00ff */
    sri v4.16b, v29.16b, #2
    eor v29.16b, v13.16b, v10.16b
    and w28, w28, w29
    eor w29, w6, w16, lsr #8
    sri v7.16b, v19.16b, #7
    and v19.16b, v28.16b, v23.16b
    and w20, w26, w20
    eor w4, w4, w23
    shl v10.16b, v25.16b, #4
    eor w8, w8, w23, lsl #8
    eor w12, w12, w27
    eor w15, w15, w27, lsl #8
    sri v3.16b, v30.16b, #2
    eor v30.16b, v2.16b, v31.16b
    movz w23, #0xf0f, lsl #0
    movz w26, #0xf0f, lsl #0
    sri v18.16b, v22.16b, #4
    eor v22.16b, v4.16b, v6.16b
    and w22, w29, w22
    eor w1, w1, w24
    eor v27.16b, v7.16b, v27.16b
    sri v10.16b, v25.16b, #4
    eor w17, w17, w24, lsl #8
    eor w3, w3, w21
    eor v25.16b, v3.16b, v29.16b
    eor v19.16b, v20.16b, v19.16b
    eor w10, w10, w21, lsl #8
    movz w21, #0xf0f, lsl #0
    eor v20.16b, v26.16b, v11.16b
    movz w24, #0xf0f, lsl #0
    eor w19, w19, w28
    eor w14, w14, w28, lsl #8
    eor w28, w15, w8, lsr #4
    movk w23, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor w29, w12, w4, lsr #4
    eor v18.16b, v18.16b, v0.16b
    movk w26, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v26.16b, v10.16b, v1.16b
    eor v29.16b, v8.16b, v30.16b
    eor w11, w11, w25
    and v31.16b, v28.16b, v19.16b
    eor v23.16b, v23.16b, v22.16b
    eor w7, w7, w25, lsl #8
    movz w25, #0xf0f, lsl #0
    eor v0.16b, v13.16b, v27.16b
    and v1.16b, v24.16b, v20.16b
    movz w27, #0xf0f, lsl #0
    movk w21, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v21.16b, v21.16b, v25.16b
    movk w24, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w23, w28, w23
    eor w28, w10, w17, lsr #4
    and w26, w29, w26
    eor w29, w3, w1, lsr #4
    orr v2.16b, v18.16b, v30.16b
    orr v3.16b, v26.16b, v27.16b
    eor v29.16b, v29.16b, v31.16b
    eor v28.16b, v28.16b, v23.16b
    eor w13, w13, w20
    eor w5, w5, w20, lsl #8
    eor v31.16b, v0.16b, v1.16b
    eor v24.16b, v24.16b, v21.16b
    eor w6, w6, w22
    eor w16, w16, w22, lsl #8
    movz w20, #0xf0f, lsl #0
    movz w22, #0xf0f, lsl #0
    movk w25, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    eor v22.16b, v22.16b, v2.16b
    movk w27, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w21, w28, w21
    eor w28, w14, w7, lsr #4
    eor v25.16b, v25.16b, v3.16b
    and w24, w29, w24
    eor w29, w19, w11, lsr #4
    eor v0.16b, v5.16b, v18.16b
    orr v1.16b, v29.16b, v28.16b
    eor v2.16b, v9.16b, v26.16b
    orr v3.16b, v31.16b, v24.16b
    movk w20, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    movk w22, #0xf0f, lsl #16  /* 0x0f0f0f0f */
    and w25, w28, w25
    eor w28, w16, w5, lsr #4
    and w27, w29, w27
    orr v4.16b, v18.16b, v22.16b
    eor w29, w6, w13, lsr #4
    eor w15, w15, w23
    eor w8, w8, w23, lsl #4
    orr v5.16b, v26.16b, v25.16b
    eor w12, w12, w26
    eor w4, w4, w26, lsl #4
    movz w23, #0x3333, lsl #0
    eor v0.16b, v0.16b, v1.16b
    movz w26, #0x3333, lsl #0
    and w20, w28, w20
    and w22, w29, w22
    eor v1.16b, v2.16b, v3.16b
    eor w10, w10, w21
    eor w17, w17, w21, lsl #4
    eor w3, w3, w24
    eor v30.16b, v30.16b, v4.16b
    eor w1, w1, w24, lsl #4
    movz w21, #0x3333, lsl #0
    movz w24, #0x3333, lsl #0
    eor v27.16b, v27.16b, v5.16b
    eor w28, w4, w8, lsr #2
    movk w23, #0x3333, lsl #16  /* 0x33333333 */
    eor w29, w12, w15, lsr #2
    eor v23.16b, v23.16b, v29.16b
    movk w26, #0x3333, lsl #16  /* 0x33333333 */
    eor w14, w14, w25
    eor w7, w7, w25, lsl #4
    eor v19.16b, v19.16b, v0.16b
    eor w19, w19, w27
    eor w11, w11, w27, lsl #4
    movz w25, #0x3333, lsl #0
    eor v21.16b, v21.16b, v31.16b
    movz w27, #0x3333, lsl #0
    movk w21, #0x3333, lsl #16  /* 0x33333333 */
    movk w24, #0x3333, lsl #16  /* 0x33333333 */
    eor v20.16b, v20.16b, v1.16b
    and w23, w28, w23
    eor w28, w1, w17, lsr #2
    and w26, w29, w26
    ldp q2, q3, [x0, #0]
    eor w29, w3, w10, lsr #2
    eor w16, w16, w20
    eor w5, w5, w20, lsl #4
    ldp q4, q5, [x0, #32]
    eor w6, w6, w22
    eor w13, w13, w22, lsl #4
    movz w20, #0x3333, lsl #0
    ldp q6, q7, [x0, #304]
    movz w22, #0x3333, lsl #0
    movk w25, #0x3333, lsl #16  /* 0x33333333 */
    movk w27, #0x3333, lsl #16  /* 0x33333333 */
    ldp q8, q9, [x0, #336]
    and w21, w28, w21
    eor w28, w11, w7, lsr #2
    and w24, w29, w24
    and v10.16b, v22.16b, v30.16b
    eor w29, w19, w14, lsr #2
    movk w20, #0x3333, lsl #16  /* 0x33333333 */
    movk w22, #0x3333, lsl #16  /* 0x33333333 */
    and v11.16b, v25.16b, v27.16b
    and w25, w28, w25
    eor w28, w13, w5, lsr #2
    and w27, w29, w27
    and v12.16b, v0.16b, v28.16b
    eor w29, w6, w16, lsr #2
    eor w4, w4, w23
    eor w8, w8, w23, lsl #2
    and v13.16b, v1.16b, v24.16b
    eor w12, w12, w26
    eor w15, w15, w26, lsl #2
    movz w23, #0x5555, lsl #0
    and v14.16b, v23.16b, v19.16b
    movz w26, #0x5555, lsl #0
    and v15.16b, v21.16b, v20.16b
    and w20, w28, w20
    and w22, w29, w22
    eor w1, w1, w21
    eor w17, w17, w21, lsl #2
    eor w3, w3, w24
    eor v18.16b, v18.16b, v10.16b
    eor w10, w10, w24, lsl #2
    movz w21, #0x5555, lsl #0
    movz w24, #0x5555, lsl #0
    eor v26.16b, v26.16b, v11.16b
    eor w28, w15, w8, lsr #1
    movk w23, #0x5555, lsl #16  /* 0x55555555 */
    eor w29, w12, w4, lsr #1
    eor v29.16b, v29.16b, v12.16b
    movk w26, #0x5555, lsl #16  /* 0x55555555 */
    eor v31.16b, v31.16b, v13.16b
    eor v28.16b, v28.16b, v14.16b
    movk w21, #0x5555, lsl #16  /* 0x55555555 */
    eor v24.16b, v24.16b, v15.16b
    movk w24, #0x5555, lsl #16  /* 0x55555555 */
    and w23, w28, w23
    eor w28, w10, w17, lsr #1
    and w26, w29, w26
    eor w29, w3, w1, lsr #1
    and w21, w28, w21
    eor v30.16b, v30.16b, v2.16b
    and w24, w29, w24
    eor v27.16b, v27.16b, v2.16b
    eor v22.16b, v22.16b, v3.16b
    eor w11, w11, w25
    eor v25.16b, v25.16b, v3.16b
    eor v18.16b, v18.16b, v4.16b
    eor w7, w7, w25, lsl #2
    eor w19, w19, w27
    eor v26.16b, v26.16b, v4.16b
    eor v0.16b, v0.16b, v6.16b
    eor w14, w14, w27, lsl #2
    movz w25, #0x5555, lsl #0
    eor v1.16b, v1.16b, v6.16b
    eor v29.16b, v29.16b, v7.16b
    movz w27, #0x5555, lsl #0
    eor w10, w10, w21
    eor v31.16b, v31.16b, v7.16b
    eor v28.16b, v28.16b, v8.16b
    eor w17, w17, w21, lsl #1
    eor w21, w1, w24, lsl #1
    eor v24.16b, v24.16b, v8.16b
    eor v19.16b, v19.16b, v5.16b
    eor w13, w13, w20
    eor w5, w5, w20, lsl #2
    eor v20.16b, v20.16b, v5.16b
    eor v23.16b, v23.16b, v9.16b
    eor w6, w6, w22
    eor w16, w16, w22, lsl #2
    eor v21.16b, v21.16b, v9.16b
    trn1 v2.4s, v30.4s, v29.4s
    movz w20, #0x5555, lsl #0
    movz w22, #0x5555, lsl #0
    trn2 v29.4s, v30.4s, v29.4s
    trn1 v30.4s, v22.4s, v28.4s
    movk w25, #0x5555, lsl #16  /* 0x55555555 */
    movk w27, #0x5555, lsl #16  /* 0x55555555 */
    trn2 v22.4s, v22.4s, v28.4s
    trn1 v28.4s, v18.4s, v19.4s
    eor w28, w14, w7, lsr #1
    eor w29, w19, w11, lsr #1
    trn2 v18.4s, v18.4s, v19.4s
    trn1 v19.4s, v0.4s, v23.4s
    ldr x1, [sp, #128]  /* reload */
    movk w20, #0x5555, lsl #16  /* 0x55555555 */
    trn2 v23.4s, v0.4s, v23.4s
    trn1 v0.4s, v27.4s, v31.4s
    movk w22, #0x5555, lsl #16  /* 0x55555555 */
    and w25, w28, w25
    trn2 v27.4s, v27.4s, v31.4s
    trn1 v31.4s, v25.4s, v24.4s
    eor w28, w16, w5, lsr #1
    and w27, w29, w27
    trn2 v24.4s, v25.4s, v24.4s
    trn1 v25.4s, v26.4s, v20.4s
    eor w29, w6, w13, lsr #1
    and w20, w28, w20
    trn2 v20.4s, v26.4s, v20.4s
    trn1 v26.4s, v1.4s, v21.4s
    and w22, w29, w22
    add x28, x2, #256
    trn2 v21.4s, v1.4s, v21.4s
    trn1 v1.8h, v2.8h, v28.8h
    eor w15, w15, w23
    eor w8, w8, w23, lsl #1
    trn2 v28.8h, v2.8h, v28.8h
    trn1 v2.8h, v30.8h, v19.8h
    eor w12, w12, w26
    eor w4, w4, w26, lsl #1
    trn2 v19.8h, v30.8h, v19.8h
    trn1 v30.8h, v29.8h, v18.8h
    eor w3, w3, w24
    eor w14, w14, w25
    trn2 v18.8h, v29.8h, v18.8h
    trn1 v29.8h, v22.8h, v23.8h
    eor w7, w7, w25, lsl #1
    eor w19, w19, w27
    trn2 v22.8h, v22.8h, v23.8h
    trn1 v23.8h, v0.8h, v25.8h
    eor w11, w11, w27, lsl #1
    eor w16, w16, w20
    trn2 v25.8h, v0.8h, v25.8h
    trn1 v0.8h, v31.8h, v26.8h
    eor w5, w5, w20, lsl #1
    eor w6, w6, w22
    trn2 v26.8h, v31.8h, v26.8h
    trn1 v31.8h, v27.8h, v20.8h
    eor w13, w13, w22, lsl #1
    sub x9, x9, #40
    trn2 v20.8h, v27.8h, v20.8h
    trn1 v27.8h, v24.8h, v21.8h
    add x1, x1, #320
    trn2 v21.8h, v24.8h, v21.8h
    trn1 v24.16b, v1.16b, v2.16b
    str x1, [sp, #128]  /* spill */
    trn2 v1.16b, v1.16b, v2.16b
    trn1 v2.16b, v28.16b, v19.16b
    trn2 v19.16b, v28.16b, v19.16b
    trn1 v28.16b, v30.16b, v29.16b
    trn2 v29.16b, v30.16b, v29.16b
    trn1 v30.16b, v18.16b, v22.16b
    stp q24, q1, [x2, #0]
    trn2 v18.16b, v18.16b, v22.16b
    trn1 v22.16b, v23.16b, v0.16b
    stp q2, q19, [x2, #32]
    trn2 v23.16b, v23.16b, v0.16b
    trn1 v0.16b, v25.16b, v26.16b
    stp q28, q29, [x2, #64]
    trn2 v25.16b, v25.16b, v26.16b
    trn1 v26.16b, v31.16b, v27.16b
    stp q30, q18, [x2, #96]
    trn2 v27.16b, v31.16b, v27.16b
    trn1 v31.16b, v20.16b, v21.16b
    stp q22, q23, [x2, #128]
    trn2 v20.16b, v20.16b, v21.16b
    stp q0, q25, [x2, #160]
    stp q26, q27, [x2, #192]
    stp q31, q20, [x2, #224]
    str w15, [x28, #8]
    add x2, x2, #320
    str w8, [x28, #0]
    str w12, [x28, #24]
    str w4, [x28, #16]
    str w10, [x28, #40]
    str w17, [x28, #32]
    str w3, [x28, #56]
    str w21, [x28, #48]
    str w14, [x28, #12]
    str w7, [x28, #4]
    str w19, [x28, #28]
    str w11, [x28, #20]
    str w16, [x28, #44]
    str w5, [x28, #36]
    str w6, [x28, #60]
    str w13, [x28, #52]
    tbz x9, 63, L(pipo64_128_decrypt_blocks_blocks6)
L(pipo64_128_decrypt_blocks_fewer3):
    add x3, x9, #40
L(pipo64_128_decrypt_blocks_rest2):
    sub x9, x3, #32
    tbnz x9, 63, L(pipo64_128_decrypt_blocks_fewer8)
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q16, [x0, #464]
    ldr q17, [x0, #432]
L(pipo64_128_decrypt_blocks_blocks10):
    ldp q19, q18, [x1, #0]
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q20, [x0, #448]
    ldp q22, q21, [x1, #32]
    ldp q24, q23, [x1, #64]
    ldp q26, q25, [x1, #96]
    ldp q28, q27, [x1, #128]
    ldp q30, q29, [x1, #160]
    trn1 v31.16b, v19.16b, v18.16b
    trn2 v18.16b, v19.16b, v18.16b
    ldp q0, q19, [x1, #192]
    trn1 v1.16b, v22.16b, v21.16b
    trn2 v21.16b, v22.16b, v21.16b
    ldp q2, q22, [x1, #224]
    trn1 v3.16b, v24.16b, v23.16b
    trn2 v23.16b, v24.16b, v23.16b
    trn1 v24.16b, v26.16b, v25.16b
    trn2 v25.16b, v26.16b, v25.16b
    ldp q4, q26, [x0, #400]
    trn1 v5.16b, v28.16b, v27.16b
    trn2 v27.16b, v28.16b, v27.16b
    trn1 v28.16b, v30.16b, v29.16b
    trn2 v29.16b, v30.16b, v29.16b
    trn1 v30.16b, v0.16b, v19.16b
    trn2 v19.16b, v0.16b, v19.16b
    trn1 v0.16b, v2.16b, v22.16b
    trn2 v22.16b, v2.16b, v22.16b
    trn2 v2.8h, v31.8h, v1.8h
    trn1 v6.8h, v18.8h, v21.8h
    trn2 v18.8h, v18.8h, v21.8h
    trn2 v21.8h, v3.8h, v24.8h
    trn1 v7.8h, v23.8h, v25.8h
    trn2 v23.8h, v23.8h, v25.8h
    trn2 v25.8h, v5.8h, v28.8h
    trn1 v8.8h, v27.8h, v29.8h
    trn2 v27.8h, v27.8h, v29.8h
    trn2 v29.8h, v30.8h, v0.8h
    trn1 v9.8h, v19.8h, v22.8h
    trn2 v19.8h, v19.8h, v22.8h
    ldr q22, [x0, #368]
    trn1 v31.8h, v31.8h, v1.8h
    trn1 v24.8h, v3.8h, v24.8h
    trn2 v1.4s, v6.4s, v7.4s
    trn2 v3.4s, v2.4s, v21.4s
    trn1 v10.4s, v18.4s, v23.4s
    trn1 v28.8h, v5.8h, v28.8h
    ldr q12, [x0, #480]
    trn1 v30.8h, v30.8h, v0.8h
    trn2 v0.4s, v8.4s, v9.4s
    trn2 v5.4s, v25.4s, v29.4s
    trn1 v11.4s, v27.4s, v19.4s
    trn2 v13.4s, v31.4s, v24.4s
    eor v3.16b, v3.16b, v16.16b
    eor v10.16b, v10.16b, v26.16b
    eor v1.16b, v1.16b, v20.16b
    trn2 v14.4s, v28.4s, v30.4s
    eor v5.16b, v5.16b, v16.16b
    eor v26.16b, v11.16b, v26.16b
    eor v20.16b, v0.16b, v20.16b
    shl v0.16b, v3.16b, #7
    eor v11.16b, v13.16b, v17.16b
    shl v13.16b, v10.16b, #5
    trn2 v19.4s, v27.4s, v19.4s
    ldr q27, [x0, #384]  /* again */
    shl v15.16b, v1.16b, #3
    eor v14.16b, v14.16b, v17.16b
    trn1 v24.4s, v31.4s, v24.4s
    shl v31.16b, v5.16b, #7
    trn1 v28.4s, v28.4s, v30.4s
    shl v30.16b, v26.16b, #5
    trn1 v6.4s, v6.4s, v7.4s
    shl v7.16b, v20.16b, #3
    sri v0.16b, v3.16b, #1
    trn2 v18.4s, v18.4s, v23.4s
    shl v3.16b, v11.16b, #2
    trn1 v23.4s, v8.4s, v9.4s
    sri v13.16b, v10.16b, #3
    eor v24.16b, v24.16b, v22.16b
    sri v15.16b, v1.16b, #5
    eor v22.16b, v28.16b, v22.16b
    sri v31.16b, v5.16b, #1
    eor v28.16b, v6.16b, v27.16b
    shl v1.16b, v14.16b, #2
    orr v5.16b, v13.16b, v15.16b
    sri v30.16b, v26.16b, #3
    orn v26.16b, v15.16b, v0.16b
    sri v7.16b, v20.16b, #5
    eor v18.16b, v18.16b, v12.16b
    sri v3.16b, v11.16b, #6
    eor v20.16b, v13.16b, v26.16b
    sri v1.16b, v14.16b, #6
    orr v26.16b, v30.16b, v7.16b
    orn v6.16b, v7.16b, v31.16b
    eor v3.16b, v3.16b, v5.16b
    eor v26.16b, v1.16b, v26.16b
    eor v1.16b, v24.16b, v20.16b
    eor v30.16b, v30.16b, v6.16b
    eor v5.16b, v0.16b, v3.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v31.16b, v26.16b
    eor v6.16b, v22.16b, v30.16b
    eor v19.16b, v19.16b, v12.16b
    trn1 v21.4s, v2.4s, v21.4s
    trn1 v25.4s, v25.4s, v29.4s
    shl v29.16b, v28.16b, #1
    bic v2.16b, v1.16b, v5.16b
    shl v8.16b, v18.16b, #6
    bic v9.16b, v6.16b, v27.16b
    shl v10.16b, v23.16b, #1
    eor v21.16b, v21.16b, v4.16b
    shl v11.16b, v19.16b, #6
    eor v2.16b, v15.16b, v2.16b
    sri v29.16b, v28.16b, #7
    eor v25.16b, v25.16b, v4.16b
    sri v8.16b, v18.16b, #2
    eor v18.16b, v7.16b, v9.16b
    sri v10.16b, v23.16b, #7
    and v23.16b, v3.16b, v24.16b
    sri v11.16b, v19.16b, #2
    and v19.16b, v26.16b, v22.16b
    eor v28.16b, v29.16b, v5.16b
    shl v29.16b, v21.16b, #4
    eor v2.16b, v8.16b, v2.16b
    eor v20.16b, v20.16b, v23.16b
    eor v27.16b, v10.16b, v27.16b
    shl v4.16b, v25.16b, #4
    eor v18.16b, v11.16b, v18.16b
    eor v19.16b, v30.16b, v19.16b
    sri v29.16b, v21.16b, #4
    eor v21.16b, v15.16b, v28.16b
    and v23.16b, v3.16b, v20.16b
    eor v24.16b, v24.16b, v2.16b
    sri v4.16b, v25.16b, #4
    eor v25.16b, v7.16b, v27.16b
    and v30.16b, v26.16b, v19.16b
    eor v22.16b, v22.16b, v18.16b
    eor v29.16b, v29.16b, v1.16b
    eor v21.16b, v21.16b, v23.16b
    eor v23.16b, v3.16b, v24.16b
    eor v1.16b, v4.16b, v6.16b
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q5, q6, [x0, #304]
    eor v25.16b, v25.16b, v30.16b
    eor v26.16b, v26.16b, v22.16b
    ldp q3, q30, [x0, #272]
    eor v0.16b, v0.16b, v29.16b
    orr v4.16b, v21.16b, v23.16b
    ldp q8, q9, [x0, #336]
    eor v31.16b, v31.16b, v1.16b
    orr v7.16b, v25.16b, v26.16b
    eor v0.16b, v0.16b, v4.16b
    eor v24.16b, v24.16b, v21.16b
    eor v31.16b, v31.16b, v7.16b
    eor v22.16b, v22.16b, v25.16b
    eor v20.16b, v20.16b, v0.16b
    and v4.16b, v0.16b, v23.16b
    ldp q14, q15, [x0, #240]
    eor v19.16b, v19.16b, v31.16b
    and v7.16b, v31.16b, v26.16b
    and v10.16b, v24.16b, v20.16b
    orr v11.16b, v29.16b, v28.16b
    and v12.16b, v22.16b, v19.16b
    orr v13.16b, v1.16b, v27.16b
    eor v23.16b, v23.16b, v10.16b
    eor v21.16b, v21.16b, v4.16b
    eor v26.16b, v26.16b, v12.16b
    eor v25.16b, v25.16b, v7.16b
    eor v20.16b, v20.16b, v30.16b
    eor v0.16b, v0.16b, v5.16b
    eor v23.16b, v23.16b, v8.16b
    eor v19.16b, v19.16b, v30.16b
    eor v30.16b, v31.16b, v5.16b
    eor v31.16b, v2.16b, v11.16b
    eor v18.16b, v18.16b, v13.16b
    eor v26.16b, v26.16b, v8.16b
    shl v2.16b, v20.16b, #7
    eor v21.16b, v21.16b, v6.16b
    shl v4.16b, v0.16b, #5
    eor v25.16b, v25.16b, v6.16b
    shl v5.16b, v23.16b, #3
    orr v6.16b, v29.16b, v31.16b
    orr v8.16b, v1.16b, v18.16b
    shl v7.16b, v19.16b, #7
    shl v10.16b, v30.16b, #5
    eor v28.16b, v28.16b, v6.16b
    shl v6.16b, v26.16b, #3
    eor v27.16b, v27.16b, v8.16b
    sri v2.16b, v20.16b, #1
    eor v20.16b, v28.16b, v14.16b
    shl v8.16b, v21.16b, #2
    eor v11.16b, v27.16b, v14.16b
    sri v4.16b, v0.16b, #3
    and v28.16b, v31.16b, v28.16b
    sri v5.16b, v23.16b, #5
    and v23.16b, v18.16b, v27.16b
    sri v7.16b, v19.16b, #1
    eor v19.16b, v31.16b, v15.16b
    shl v27.16b, v25.16b, #2
    orr v31.16b, v4.16b, v5.16b
    sri v10.16b, v30.16b, #3
    orn v30.16b, v5.16b, v2.16b
    sri v6.16b, v26.16b, #5
    eor v24.16b, v24.16b, v9.16b
    sri v8.16b, v21.16b, #6
    eor v21.16b, v4.16b, v30.16b
    sri v27.16b, v25.16b, #6
    orr v25.16b, v10.16b, v6.16b
    eor v30.16b, v8.16b, v31.16b
    orn v26.16b, v6.16b, v7.16b
    eor v25.16b, v27.16b, v25.16b
    eor v27.16b, v20.16b, v21.16b
    eor v31.16b, v2.16b, v30.16b
    eor v18.16b, v18.16b, v15.16b
    eor v26.16b, v10.16b, v26.16b
    eor v22.16b, v22.16b, v9.16b
    eor v28.16b, v29.16b, v28.16b
    eor v23.16b, v1.16b, v23.16b
    shl v29.16b, v19.16b, #1
    bic v1.16b, v27.16b, v31.16b
    shl v8.16b, v24.16b, #6
    eor v28.16b, v28.16b, v3.16b
    shl v10.16b, v18.16b, #1
    eor v1.16b, v5.16b, v1.16b
    shl v12.16b, v22.16b, #6
    eor v0.16b, v7.16b, v25.16b
    sri v29.16b, v19.16b, #7
    eor v19.16b, v23.16b, v3.16b
    sri v8.16b, v24.16b, #2
    eor v4.16b, v11.16b, v26.16b
    sri v10.16b, v18.16b, #7
    and v18.16b, v30.16b, v20.16b
    sri v12.16b, v22.16b, #2
    and v22.16b, v25.16b, v11.16b
    eor v24.16b, v29.16b, v31.16b
    shl v29.16b, v28.16b, #4
    eor v31.16b, v8.16b, v1.16b
    shl v1.16b, v19.16b, #4
    eor v18.16b, v21.16b, v18.16b
    bic v9.16b, v4.16b, v0.16b
    eor v21.16b, v26.16b, v22.16b
    sri v29.16b, v28.16b, #4
    eor v22.16b, v5.16b, v24.16b
    sri v1.16b, v19.16b, #4
    and v19.16b, v30.16b, v18.16b
    eor v20.16b, v20.16b, v31.16b
    eor v23.16b, v6.16b, v9.16b
    eor v27.16b, v29.16b, v27.16b
    eor v19.16b, v22.16b, v19.16b
    eor v22.16b, v30.16b, v20.16b
    eor v0.16b, v10.16b, v0.16b
    eor v23.16b, v12.16b, v23.16b
    eor v29.16b, v1.16b, v4.16b
    eor v2.16b, v2.16b, v27.16b
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q1, [x0, #448]
    orr v4.16b, v19.16b, v22.16b
    eor v26.16b, v6.16b, v0.16b
    and v28.16b, v25.16b, v21.16b
    eor v3.16b, v11.16b, v23.16b
    eor v2.16b, v2.16b, v4.16b
    eor v20.16b, v20.16b, v19.16b
    eor v26.16b, v26.16b, v28.16b
    eor v25.16b, v25.16b, v3.16b
    ldp q30, q28, [x0, #400]
    eor v18.16b, v18.16b, v2.16b
    eor v5.16b, v7.16b, v29.16b
    orr v6.16b, v26.16b, v25.16b
    eor v3.16b, v3.16b, v26.16b
    and v7.16b, v20.16b, v18.16b
    orr v8.16b, v27.16b, v24.16b
    eor v4.16b, v5.16b, v6.16b
    and v5.16b, v2.16b, v22.16b
    ldr q11, [x0, #224]
    eor v22.16b, v22.16b, v7.16b
    orr v10.16b, v29.16b, v0.16b
    eor v21.16b, v21.16b, v4.16b
    and v6.16b, v4.16b, v25.16b
    eor v22.16b, v22.16b, v1.16b
    eor v19.16b, v19.16b, v5.16b
    and v9.16b, v3.16b, v21.16b
    eor v26.16b, v26.16b, v6.16b
    ldr q5, [x0, #480]
    shl v6.16b, v22.16b, #3
    eor v18.16b, v18.16b, v16.16b
    eor v25.16b, v25.16b, v9.16b
    eor v2.16b, v2.16b, v28.16b
    eor v31.16b, v31.16b, v8.16b
    eor v23.16b, v23.16b, v10.16b
    sri v6.16b, v22.16b, #5
    ldr q22, [x0, #384]  /* again */
    eor v21.16b, v21.16b, v16.16b
    eor v28.16b, v4.16b, v28.16b
    eor v25.16b, v25.16b, v1.16b
    shl v1.16b, v18.16b, #7
    eor v19.16b, v19.16b, v17.16b
    shl v4.16b, v2.16b, #5
    orr v7.16b, v27.16b, v31.16b
    orr v9.16b, v29.16b, v23.16b
    eor v26.16b, v26.16b, v17.16b
    shl v8.16b, v21.16b, #7
    eor v24.16b, v24.16b, v7.16b
    shl v10.16b, v28.16b, #5
    eor v0.16b, v0.16b, v9.16b
    shl v7.16b, v25.16b, #3
    eor v20.16b, v20.16b, v5.16b
    sri v1.16b, v18.16b, #1
    eor v18.16b, v24.16b, v11.16b
    shl v9.16b, v19.16b, #2
    and v24.16b, v31.16b, v24.16b
    sri v4.16b, v2.16b, #3
    eor v11.16b, v0.16b, v11.16b
    sri v8.16b, v21.16b, #1
    eor v21.16b, v31.16b, v22.16b
    shl v31.16b, v26.16b, #2
    orr v2.16b, v4.16b, v6.16b
    sri v10.16b, v28.16b, #3
    orn v28.16b, v6.16b, v1.16b
    sri v7.16b, v25.16b, #5
    and v0.16b, v23.16b, v0.16b
    sri v9.16b, v19.16b, #6
    eor v19.16b, v4.16b, v28.16b
    sri v31.16b, v26.16b, #6
    orr v25.16b, v10.16b, v7.16b
    orn v26.16b, v7.16b, v8.16b
    eor v28.16b, v9.16b, v2.16b
    eor v25.16b, v31.16b, v25.16b
    eor v31.16b, v18.16b, v19.16b
    eor v26.16b, v10.16b, v26.16b
    eor v2.16b, v1.16b, v28.16b
    eor v23.16b, v23.16b, v22.16b
    eor v4.16b, v8.16b, v25.16b
    eor v9.16b, v11.16b, v26.16b
    eor v3.16b, v3.16b, v5.16b
    eor v24.16b, v27.16b, v24.16b
    eor v27.16b, v29.16b, v0.16b
    shl v29.16b, v21.16b, #1
    bic v0.16b, v31.16b, v2.16b
    shl v5.16b, v20.16b, #6
    bic v10.16b, v9.16b, v4.16b
    shl v12.16b, v23.16b, #1
    eor v24.16b, v24.16b, v30.16b
    shl v13.16b, v3.16b, #6
    eor v0.16b, v6.16b, v0.16b
    sri v29.16b, v21.16b, #7
    eor v21.16b, v27.16b, v30.16b
    sri v5.16b, v20.16b, #2
    eor v20.16b, v7.16b, v10.16b
    sri v12.16b, v23.16b, #7
    and v23.16b, v28.16b, v18.16b
    sri v13.16b, v3.16b, #2
    and v27.16b, v25.16b, v11.16b
    eor v29.16b, v29.16b, v2.16b
    shl v30.16b, v24.16b, #4
    eor v0.16b, v5.16b, v0.16b
    shl v3.16b, v21.16b, #4
    eor v19.16b, v19.16b, v23.16b
    eor v2.16b, v12.16b, v4.16b
    eor v20.16b, v13.16b, v20.16b
    eor v23.16b, v26.16b, v27.16b
    sri v30.16b, v24.16b, #4
    eor v24.16b, v6.16b, v29.16b
    sri v3.16b, v21.16b, #4
    and v21.16b, v28.16b, v19.16b
    eor v18.16b, v18.16b, v0.16b
    eor v26.16b, v7.16b, v2.16b
    and v27.16b, v25.16b, v23.16b
    eor v4.16b, v11.16b, v20.16b
    eor v30.16b, v30.16b, v31.16b
    eor v21.16b, v24.16b, v21.16b
    eor v24.16b, v28.16b, v18.16b
    eor v31.16b, v3.16b, v9.16b
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q6, q5, [x0, #320]
    eor v26.16b, v26.16b, v27.16b
    eor v25.16b, v25.16b, v4.16b
    ldp q27, q28, [x0, #288]
    eor v1.16b, v1.16b, v30.16b
    orr v3.16b, v21.16b, v24.16b
    eor v7.16b, v8.16b, v31.16b
    orr v8.16b, v26.16b, v25.16b
    eor v1.16b, v1.16b, v3.16b
    eor v18.16b, v18.16b, v21.16b
    eor v3.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    eor v19.16b, v19.16b, v1.16b
    and v7.16b, v1.16b, v24.16b
    ldr q13, [x0, #208]
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v25.16b
    and v9.16b, v18.16b, v19.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v4.16b, v23.16b
    orr v12.16b, v31.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    eor v21.16b, v21.16b, v7.16b
    ldr q9, [x0, #352]
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #256]
    eor v19.16b, v19.16b, v27.16b
    eor v1.16b, v1.16b, v28.16b
    eor v24.16b, v24.16b, v5.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v28.16b, v0.16b, v10.16b
    eor v20.16b, v20.16b, v12.16b
    eor v25.16b, v25.16b, v5.16b
    shl v0.16b, v19.16b, #7
    eor v21.16b, v21.16b, v6.16b
    shl v3.16b, v1.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v5.16b, v24.16b, #3
    orr v6.16b, v30.16b, v28.16b
    orr v11.16b, v31.16b, v20.16b
    shl v10.16b, v23.16b, #7
    shl v12.16b, v27.16b, #5
    eor v29.16b, v29.16b, v6.16b
    shl v6.16b, v25.16b, #3
    eor v2.16b, v2.16b, v11.16b
    sri v0.16b, v19.16b, #1
    eor v19.16b, v29.16b, v13.16b
    shl v11.16b, v21.16b, #2
    and v29.16b, v28.16b, v29.16b
    sri v3.16b, v1.16b, #3
    eor v13.16b, v2.16b, v13.16b
    sri v5.16b, v24.16b, #5
    and v24.16b, v20.16b, v2.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v5.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v5.16b, v0.16b
    sri v6.16b, v25.16b, #5
    eor v18.16b, v18.16b, v9.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v25.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v25.16b, v28.16b, v25.16b
    eor v28.16b, v19.16b, v21.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v0.16b, v27.16b
    eor v20.16b, v20.16b, v7.16b
    eor v2.16b, v10.16b, v25.16b
    eor v3.16b, v13.16b, v26.16b
    eor v4.16b, v4.16b, v9.16b
    eor v29.16b, v30.16b, v29.16b
    eor v24.16b, v31.16b, v24.16b
    shl v30.16b, v23.16b, #1
    bic v31.16b, v28.16b, v1.16b
    shl v7.16b, v18.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v20.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v4.16b, #6
    eor v31.16b, v5.16b, v31.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v24.16b, v8.16b
    sri v7.16b, v18.16b, #2
    eor v18.16b, v6.16b, v9.16b
    sri v11.16b, v20.16b, #7
    and v20.16b, v27.16b, v19.16b
    sri v12.16b, v4.16b, #2
    and v24.16b, v25.16b, v13.16b
    eor v30.16b, v30.16b, v1.16b
    shl v1.16b, v29.16b, #4
    eor v31.16b, v7.16b, v31.16b
    shl v4.16b, v23.16b, #4
    eor v20.16b, v21.16b, v20.16b
    eor v2.16b, v11.16b, v2.16b
    eor v18.16b, v12.16b, v18.16b
    eor v21.16b, v26.16b, v24.16b
    sri v1.16b, v29.16b, #4
    eor v24.16b, v5.16b, v30.16b
    sri v4.16b, v23.16b, #4
    and v23.16b, v27.16b, v20.16b
    eor v19.16b, v19.16b, v31.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v25.16b, v21.16b
    eor v5.16b, v13.16b, v18.16b
    eor v28.16b, v1.16b, v28.16b
    eor v23.16b, v24.16b, v23.16b
    eor v24.16b, v27.16b, v19.16b
    eor v1.16b, v4.16b, v3.16b
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q3, [x0, #448]
    eor v26.16b, v26.16b, v29.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q29, q27, [x0, #400]
    eor v0.16b, v0.16b, v28.16b
    orr v4.16b, v23.16b, v24.16b
    eor v6.16b, v10.16b, v1.16b
    orr v7.16b, v26.16b, v25.16b
    eor v0.16b, v0.16b, v4.16b
    eor v19.16b, v19.16b, v23.16b
    eor v4.16b, v6.16b, v7.16b
    eor v5.16b, v5.16b, v26.16b
    eor v20.16b, v20.16b, v0.16b
    and v6.16b, v0.16b, v24.16b
    ldr q12, [x0, #192]
    eor v21.16b, v21.16b, v4.16b
    orr v9.16b, v28.16b, v30.16b
    and v8.16b, v19.16b, v20.16b
    orr v11.16b, v1.16b, v2.16b
    and v10.16b, v5.16b, v21.16b
    and v7.16b, v4.16b, v25.16b
    eor v24.16b, v24.16b, v8.16b
    eor v23.16b, v23.16b, v6.16b
    ldr q6, [x0, #480]
    eor v25.16b, v25.16b, v10.16b
    eor v20.16b, v20.16b, v16.16b
    eor v0.16b, v0.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v31.16b, v31.16b, v9.16b
    eor v18.16b, v18.16b, v11.16b
    eor v26.16b, v26.16b, v7.16b
    eor v21.16b, v21.16b, v16.16b
    eor v27.16b, v4.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    shl v3.16b, v20.16b, #7
    eor v23.16b, v23.16b, v17.16b
    shl v4.16b, v0.16b, #5
    orr v8.16b, v28.16b, v31.16b
    shl v7.16b, v24.16b, #3
    orr v10.16b, v1.16b, v18.16b
    eor v26.16b, v26.16b, v17.16b
    shl v9.16b, v21.16b, #7
    shl v11.16b, v27.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v25.16b, #3
    eor v2.16b, v2.16b, v10.16b
    sri v3.16b, v20.16b, #1
    eor v20.16b, v30.16b, v12.16b
    shl v10.16b, v23.16b, #2
    and v30.16b, v31.16b, v30.16b
    sri v4.16b, v0.16b, #3
    eor v12.16b, v2.16b, v12.16b
    sri v7.16b, v24.16b, #5
    and v24.16b, v18.16b, v2.16b
    sri v9.16b, v21.16b, #1
    eor v21.16b, v31.16b, v22.16b
    shl v31.16b, v26.16b, #2
    orr v0.16b, v4.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v25.16b, #5
    eor v19.16b, v19.16b, v6.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v4.16b, v27.16b
    sri v31.16b, v26.16b, #6
    orr v25.16b, v11.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v10.16b, v0.16b
    eor v25.16b, v31.16b, v25.16b
    eor v31.16b, v20.16b, v23.16b
    eor v26.16b, v11.16b, v26.16b
    eor v0.16b, v3.16b, v27.16b
    eor v18.16b, v18.16b, v22.16b
    eor v2.16b, v9.16b, v25.16b
    eor v4.16b, v12.16b, v26.16b
    eor v5.16b, v5.16b, v6.16b
    eor v28.16b, v28.16b, v30.16b
    eor v24.16b, v1.16b, v24.16b
    shl v30.16b, v21.16b, #1
    bic v1.16b, v31.16b, v0.16b
    shl v6.16b, v19.16b, #6
    bic v10.16b, v4.16b, v2.16b
    shl v11.16b, v18.16b, #1
    eor v28.16b, v28.16b, v29.16b
    shl v13.16b, v5.16b, #6
    eor v1.16b, v7.16b, v1.16b
    sri v30.16b, v21.16b, #7
    eor v21.16b, v24.16b, v29.16b
    sri v6.16b, v19.16b, #2
    eor v19.16b, v8.16b, v10.16b
    sri v11.16b, v18.16b, #7
    and v18.16b, v27.16b, v20.16b
    sri v13.16b, v5.16b, #2
    and v24.16b, v25.16b, v12.16b
    eor v29.16b, v30.16b, v0.16b
    shl v30.16b, v28.16b, #4
    eor v0.16b, v6.16b, v1.16b
    eor v1.16b, v11.16b, v2.16b
    shl v2.16b, v21.16b, #4
    eor v18.16b, v23.16b, v18.16b
    eor v19.16b, v13.16b, v19.16b
    eor v23.16b, v26.16b, v24.16b
    sri v30.16b, v28.16b, #4
    eor v24.16b, v7.16b, v29.16b
    sri v2.16b, v21.16b, #4
    and v21.16b, v27.16b, v18.16b
    eor v20.16b, v20.16b, v0.16b
    eor v26.16b, v8.16b, v1.16b
    and v28.16b, v25.16b, v23.16b
    eor v5.16b, v12.16b, v19.16b
    eor v30.16b, v30.16b, v31.16b
    eor v21.16b, v24.16b, v21.16b
    eor v24.16b, v27.16b, v20.16b
    eor v31.16b, v2.16b, v4.16b
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q6, q4, [x0, #320]
    eor v26.16b, v26.16b, v28.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q27, q28, [x0, #288]
    eor v2.16b, v3.16b, v30.16b
    orr v3.16b, v21.16b, v24.16b
    eor v7.16b, v9.16b, v31.16b
    orr v8.16b, v26.16b, v25.16b
    eor v2.16b, v2.16b, v3.16b
    eor v20.16b, v20.16b, v21.16b
    eor v3.16b, v7.16b, v8.16b
    eor v5.16b, v5.16b, v26.16b
    eor v18.16b, v18.16b, v2.16b
    and v7.16b, v2.16b, v24.16b
    ldr q13, [x0, #176]
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v25.16b
    and v9.16b, v20.16b, v18.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v5.16b, v23.16b
    orr v12.16b, v31.16b, v1.16b
    eor v24.16b, v24.16b, v9.16b
    eor v21.16b, v21.16b, v7.16b
    ldr q9, [x0, #352]
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #256]
    eor v18.16b, v18.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v24.16b, v24.16b, v4.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v28.16b, v0.16b, v10.16b
    eor v19.16b, v19.16b, v12.16b
    eor v25.16b, v25.16b, v4.16b
    shl v0.16b, v18.16b, #7
    eor v21.16b, v21.16b, v6.16b
    shl v3.16b, v2.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v4.16b, v24.16b, #3
    orr v6.16b, v30.16b, v28.16b
    orr v11.16b, v31.16b, v19.16b
    shl v10.16b, v23.16b, #7
    shl v12.16b, v27.16b, #5
    eor v29.16b, v29.16b, v6.16b
    shl v6.16b, v25.16b, #3
    eor v1.16b, v1.16b, v11.16b
    sri v0.16b, v18.16b, #1
    eor v18.16b, v29.16b, v13.16b
    shl v11.16b, v21.16b, #2
    eor v13.16b, v1.16b, v13.16b
    sri v3.16b, v2.16b, #3
    and v29.16b, v28.16b, v29.16b
    sri v4.16b, v24.16b, #5
    and v24.16b, v19.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v4.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v4.16b, v0.16b
    sri v6.16b, v25.16b, #5
    eor v20.16b, v20.16b, v9.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v25.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v25.16b, v28.16b, v25.16b
    eor v28.16b, v18.16b, v21.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v0.16b, v27.16b
    eor v19.16b, v19.16b, v7.16b
    eor v2.16b, v10.16b, v25.16b
    eor v3.16b, v13.16b, v26.16b
    eor v5.16b, v5.16b, v9.16b
    eor v29.16b, v30.16b, v29.16b
    eor v24.16b, v31.16b, v24.16b
    shl v30.16b, v23.16b, #1
    bic v31.16b, v28.16b, v1.16b
    shl v7.16b, v20.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v19.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v5.16b, #6
    eor v31.16b, v4.16b, v31.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v24.16b, v8.16b
    sri v7.16b, v20.16b, #2
    eor v20.16b, v6.16b, v9.16b
    sri v11.16b, v19.16b, #7
    and v19.16b, v27.16b, v18.16b
    sri v12.16b, v5.16b, #2
    and v24.16b, v25.16b, v13.16b
    eor v30.16b, v30.16b, v1.16b
    shl v1.16b, v29.16b, #4
    eor v31.16b, v7.16b, v31.16b
    shl v5.16b, v23.16b, #4
    eor v19.16b, v21.16b, v19.16b
    eor v2.16b, v11.16b, v2.16b
    eor v20.16b, v12.16b, v20.16b
    eor v21.16b, v26.16b, v24.16b
    sri v1.16b, v29.16b, #4
    eor v24.16b, v4.16b, v30.16b
    sri v5.16b, v23.16b, #4
    and v23.16b, v27.16b, v19.16b
    eor v18.16b, v18.16b, v31.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v25.16b, v21.16b
    eor v4.16b, v13.16b, v20.16b
    eor v28.16b, v1.16b, v28.16b
    eor v23.16b, v24.16b, v23.16b
    eor v24.16b, v27.16b, v18.16b
    eor v1.16b, v5.16b, v3.16b
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q3, [x0, #448]
    eor v26.16b, v26.16b, v29.16b
    eor v25.16b, v25.16b, v4.16b
    ldp q29, q27, [x0, #400]
    eor v0.16b, v0.16b, v28.16b
    orr v5.16b, v23.16b, v24.16b
    eor v6.16b, v10.16b, v1.16b
    orr v7.16b, v26.16b, v25.16b
    eor v0.16b, v0.16b, v5.16b
    eor v18.16b, v18.16b, v23.16b
    eor v5.16b, v6.16b, v7.16b
    eor v4.16b, v4.16b, v26.16b
    eor v19.16b, v19.16b, v0.16b
    and v6.16b, v0.16b, v24.16b
    ldr q12, [x0, #160]
    eor v21.16b, v21.16b, v5.16b
    orr v9.16b, v28.16b, v30.16b
    and v8.16b, v18.16b, v19.16b
    orr v11.16b, v1.16b, v2.16b
    and v10.16b, v4.16b, v21.16b
    and v7.16b, v5.16b, v25.16b
    eor v24.16b, v24.16b, v8.16b
    eor v23.16b, v23.16b, v6.16b
    ldr q6, [x0, #480]
    eor v25.16b, v25.16b, v10.16b
    eor v19.16b, v19.16b, v16.16b
    eor v0.16b, v0.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v31.16b, v31.16b, v9.16b
    eor v20.16b, v20.16b, v11.16b
    eor v26.16b, v26.16b, v7.16b
    eor v21.16b, v21.16b, v16.16b
    eor v27.16b, v5.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    shl v3.16b, v19.16b, #7
    eor v23.16b, v23.16b, v17.16b
    shl v5.16b, v0.16b, #5
    orr v8.16b, v28.16b, v31.16b
    shl v7.16b, v24.16b, #3
    orr v10.16b, v1.16b, v20.16b
    eor v26.16b, v26.16b, v17.16b
    shl v9.16b, v21.16b, #7
    shl v11.16b, v27.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v25.16b, #3
    eor v2.16b, v2.16b, v10.16b
    sri v3.16b, v19.16b, #1
    eor v19.16b, v30.16b, v12.16b
    shl v10.16b, v23.16b, #2
    and v30.16b, v31.16b, v30.16b
    sri v5.16b, v0.16b, #3
    eor v12.16b, v2.16b, v12.16b
    sri v7.16b, v24.16b, #5
    and v24.16b, v20.16b, v2.16b
    sri v9.16b, v21.16b, #1
    eor v21.16b, v31.16b, v22.16b
    shl v31.16b, v26.16b, #2
    orr v0.16b, v5.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v25.16b, #5
    eor v18.16b, v18.16b, v6.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v5.16b, v27.16b
    sri v31.16b, v26.16b, #6
    orr v25.16b, v11.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v10.16b, v0.16b
    eor v25.16b, v31.16b, v25.16b
    eor v31.16b, v19.16b, v23.16b
    eor v26.16b, v11.16b, v26.16b
    eor v0.16b, v3.16b, v27.16b
    eor v20.16b, v20.16b, v22.16b
    eor v2.16b, v9.16b, v25.16b
    eor v5.16b, v12.16b, v26.16b
    eor v4.16b, v4.16b, v6.16b
    eor v28.16b, v28.16b, v30.16b
    eor v24.16b, v1.16b, v24.16b
    shl v30.16b, v21.16b, #1
    bic v1.16b, v31.16b, v0.16b
    shl v6.16b, v18.16b, #6
    bic v10.16b, v5.16b, v2.16b
    shl v11.16b, v20.16b, #1
    eor v28.16b, v28.16b, v29.16b
    shl v13.16b, v4.16b, #6
    eor v1.16b, v7.16b, v1.16b
    sri v30.16b, v21.16b, #7
    eor v21.16b, v24.16b, v29.16b
    sri v6.16b, v18.16b, #2
    eor v18.16b, v8.16b, v10.16b
    sri v11.16b, v20.16b, #7
    and v20.16b, v27.16b, v19.16b
    sri v13.16b, v4.16b, #2
    and v24.16b, v25.16b, v12.16b
    eor v29.16b, v30.16b, v0.16b
    shl v30.16b, v28.16b, #4
    eor v0.16b, v6.16b, v1.16b
    eor v1.16b, v11.16b, v2.16b
    shl v2.16b, v21.16b, #4
    eor v20.16b, v23.16b, v20.16b
    eor v18.16b, v13.16b, v18.16b
    eor v23.16b, v26.16b, v24.16b
    sri v30.16b, v28.16b, #4
    eor v24.16b, v7.16b, v29.16b
    sri v2.16b, v21.16b, #4
    and v21.16b, v27.16b, v20.16b
    eor v19.16b, v19.16b, v0.16b
    eor v26.16b, v8.16b, v1.16b
    and v28.16b, v25.16b, v23.16b
    eor v4.16b, v12.16b, v18.16b
    eor v30.16b, v30.16b, v31.16b
    eor v21.16b, v24.16b, v21.16b
    eor v24.16b, v27.16b, v19.16b
    eor v31.16b, v2.16b, v5.16b
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q6, q5, [x0, #320]
    eor v26.16b, v26.16b, v28.16b
    eor v25.16b, v25.16b, v4.16b
    ldp q27, q28, [x0, #288]
    eor v2.16b, v3.16b, v30.16b
    orr v3.16b, v21.16b, v24.16b
    eor v7.16b, v9.16b, v31.16b
    orr v8.16b, v26.16b, v25.16b
    eor v2.16b, v2.16b, v3.16b
    eor v19.16b, v19.16b, v21.16b
    eor v3.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    eor v20.16b, v20.16b, v2.16b
    and v7.16b, v2.16b, v24.16b
    ldr q13, [x0, #144]
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v25.16b
    and v9.16b, v19.16b, v20.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v4.16b, v23.16b
    orr v12.16b, v31.16b, v1.16b
    eor v24.16b, v24.16b, v9.16b
    eor v21.16b, v21.16b, v7.16b
    ldr q9, [x0, #352]
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #256]
    eor v20.16b, v20.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v24.16b, v24.16b, v5.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v28.16b, v0.16b, v10.16b
    eor v18.16b, v18.16b, v12.16b
    eor v25.16b, v25.16b, v5.16b
    shl v0.16b, v20.16b, #7
    eor v21.16b, v21.16b, v6.16b
    shl v3.16b, v2.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v5.16b, v24.16b, #3
    orr v6.16b, v30.16b, v28.16b
    orr v11.16b, v31.16b, v18.16b
    shl v10.16b, v23.16b, #7
    shl v12.16b, v27.16b, #5
    eor v29.16b, v29.16b, v6.16b
    shl v6.16b, v25.16b, #3
    eor v1.16b, v1.16b, v11.16b
    sri v0.16b, v20.16b, #1
    eor v20.16b, v29.16b, v13.16b
    shl v11.16b, v21.16b, #2
    eor v13.16b, v1.16b, v13.16b
    sri v3.16b, v2.16b, #3
    and v29.16b, v28.16b, v29.16b
    sri v5.16b, v24.16b, #5
    and v24.16b, v18.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v5.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v5.16b, v0.16b
    sri v6.16b, v25.16b, #5
    eor v19.16b, v19.16b, v9.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v25.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v25.16b, v28.16b, v25.16b
    eor v28.16b, v20.16b, v21.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v0.16b, v27.16b
    eor v18.16b, v18.16b, v7.16b
    eor v2.16b, v10.16b, v25.16b
    eor v3.16b, v13.16b, v26.16b
    eor v4.16b, v4.16b, v9.16b
    eor v29.16b, v30.16b, v29.16b
    eor v24.16b, v31.16b, v24.16b
    shl v30.16b, v23.16b, #1
    bic v31.16b, v28.16b, v1.16b
    shl v7.16b, v19.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v18.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v4.16b, #6
    eor v31.16b, v5.16b, v31.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v24.16b, v8.16b
    sri v7.16b, v19.16b, #2
    eor v19.16b, v6.16b, v9.16b
    sri v11.16b, v18.16b, #7
    and v18.16b, v27.16b, v20.16b
    sri v12.16b, v4.16b, #2
    and v24.16b, v25.16b, v13.16b
    eor v30.16b, v30.16b, v1.16b
    shl v1.16b, v29.16b, #4
    eor v31.16b, v7.16b, v31.16b
    shl v4.16b, v23.16b, #4
    eor v18.16b, v21.16b, v18.16b
    eor v2.16b, v11.16b, v2.16b
    eor v19.16b, v12.16b, v19.16b
    eor v21.16b, v26.16b, v24.16b
    sri v1.16b, v29.16b, #4
    eor v24.16b, v5.16b, v30.16b
    sri v4.16b, v23.16b, #4
    and v23.16b, v27.16b, v18.16b
    eor v20.16b, v20.16b, v31.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v25.16b, v21.16b
    eor v5.16b, v13.16b, v19.16b
    eor v28.16b, v1.16b, v28.16b
    eor v23.16b, v24.16b, v23.16b
    eor v24.16b, v27.16b, v20.16b
    eor v1.16b, v4.16b, v3.16b
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q3, [x0, #448]
    eor v26.16b, v26.16b, v29.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q29, q27, [x0, #400]
    eor v0.16b, v0.16b, v28.16b
    orr v4.16b, v23.16b, v24.16b
    eor v6.16b, v10.16b, v1.16b
    orr v7.16b, v26.16b, v25.16b
    eor v0.16b, v0.16b, v4.16b
    eor v20.16b, v20.16b, v23.16b
    eor v4.16b, v6.16b, v7.16b
    eor v5.16b, v5.16b, v26.16b
    eor v18.16b, v18.16b, v0.16b
    and v6.16b, v0.16b, v24.16b
    ldr q12, [x0, #128]
    eor v21.16b, v21.16b, v4.16b
    orr v9.16b, v28.16b, v30.16b
    and v8.16b, v20.16b, v18.16b
    orr v11.16b, v1.16b, v2.16b
    and v10.16b, v5.16b, v21.16b
    and v7.16b, v4.16b, v25.16b
    eor v24.16b, v24.16b, v8.16b
    eor v23.16b, v23.16b, v6.16b
    ldr q6, [x0, #480]
    eor v25.16b, v25.16b, v10.16b
    eor v18.16b, v18.16b, v16.16b
    eor v0.16b, v0.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v31.16b, v31.16b, v9.16b
    eor v19.16b, v19.16b, v11.16b
    eor v26.16b, v26.16b, v7.16b
    eor v21.16b, v21.16b, v16.16b
    eor v27.16b, v4.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    shl v3.16b, v18.16b, #7
    eor v23.16b, v23.16b, v17.16b
    shl v4.16b, v0.16b, #5
    orr v8.16b, v28.16b, v31.16b
    shl v7.16b, v24.16b, #3
    orr v10.16b, v1.16b, v19.16b
    eor v26.16b, v26.16b, v17.16b
    shl v9.16b, v21.16b, #7
    shl v11.16b, v27.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v25.16b, #3
    eor v2.16b, v2.16b, v10.16b
    sri v3.16b, v18.16b, #1
    eor v18.16b, v30.16b, v12.16b
    shl v10.16b, v23.16b, #2
    and v30.16b, v31.16b, v30.16b
    sri v4.16b, v0.16b, #3
    eor v12.16b, v2.16b, v12.16b
    sri v7.16b, v24.16b, #5
    and v24.16b, v19.16b, v2.16b
    sri v9.16b, v21.16b, #1
    eor v21.16b, v31.16b, v22.16b
    shl v31.16b, v26.16b, #2
    orr v0.16b, v4.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v25.16b, #5
    eor v20.16b, v20.16b, v6.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v4.16b, v27.16b
    sri v31.16b, v26.16b, #6
    orr v25.16b, v11.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v10.16b, v0.16b
    eor v25.16b, v31.16b, v25.16b
    eor v31.16b, v18.16b, v23.16b
    eor v26.16b, v11.16b, v26.16b
    eor v0.16b, v3.16b, v27.16b
    eor v19.16b, v19.16b, v22.16b
    eor v2.16b, v9.16b, v25.16b
    eor v4.16b, v12.16b, v26.16b
    eor v5.16b, v5.16b, v6.16b
    eor v28.16b, v28.16b, v30.16b
    eor v24.16b, v1.16b, v24.16b
    shl v30.16b, v21.16b, #1
    bic v1.16b, v31.16b, v0.16b
    shl v6.16b, v20.16b, #6
    bic v10.16b, v4.16b, v2.16b
    shl v11.16b, v19.16b, #1
    eor v28.16b, v28.16b, v29.16b
    shl v13.16b, v5.16b, #6
    eor v1.16b, v7.16b, v1.16b
    sri v30.16b, v21.16b, #7
    eor v21.16b, v24.16b, v29.16b
    sri v6.16b, v20.16b, #2
    eor v20.16b, v8.16b, v10.16b
    sri v11.16b, v19.16b, #7
    and v19.16b, v27.16b, v18.16b
    sri v13.16b, v5.16b, #2
    and v24.16b, v25.16b, v12.16b
    eor v29.16b, v30.16b, v0.16b
    shl v30.16b, v28.16b, #4
    eor v0.16b, v6.16b, v1.16b
    eor v1.16b, v11.16b, v2.16b
    shl v2.16b, v21.16b, #4
    eor v19.16b, v23.16b, v19.16b
    eor v20.16b, v13.16b, v20.16b
    eor v23.16b, v26.16b, v24.16b
    sri v30.16b, v28.16b, #4
    eor v24.16b, v7.16b, v29.16b
    sri v2.16b, v21.16b, #4
    and v21.16b, v27.16b, v19.16b
    eor v18.16b, v18.16b, v0.16b
    eor v26.16b, v8.16b, v1.16b
    and v28.16b, v25.16b, v23.16b
    eor v5.16b, v12.16b, v20.16b
    eor v30.16b, v30.16b, v31.16b
    eor v21.16b, v24.16b, v21.16b
    eor v24.16b, v27.16b, v18.16b
    eor v31.16b, v2.16b, v4.16b
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q6, q4, [x0, #320]
    eor v26.16b, v26.16b, v28.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q27, q28, [x0, #288]
    eor v2.16b, v3.16b, v30.16b
    orr v3.16b, v21.16b, v24.16b
    eor v7.16b, v9.16b, v31.16b
    orr v8.16b, v26.16b, v25.16b
    eor v2.16b, v2.16b, v3.16b
    eor v18.16b, v18.16b, v21.16b
    eor v3.16b, v7.16b, v8.16b
    eor v5.16b, v5.16b, v26.16b
    eor v19.16b, v19.16b, v2.16b
    and v7.16b, v2.16b, v24.16b
    ldr q13, [x0, #112]
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v25.16b
    and v9.16b, v18.16b, v19.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v5.16b, v23.16b
    orr v12.16b, v31.16b, v1.16b
    eor v24.16b, v24.16b, v9.16b
    eor v21.16b, v21.16b, v7.16b
    ldr q9, [x0, #352]
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #256]
    eor v19.16b, v19.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v24.16b, v24.16b, v4.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v28.16b, v0.16b, v10.16b
    eor v20.16b, v20.16b, v12.16b
    eor v25.16b, v25.16b, v4.16b
    shl v0.16b, v19.16b, #7
    eor v21.16b, v21.16b, v6.16b
    shl v3.16b, v2.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v4.16b, v24.16b, #3
    orr v6.16b, v30.16b, v28.16b
    orr v11.16b, v31.16b, v20.16b
    shl v10.16b, v23.16b, #7
    shl v12.16b, v27.16b, #5
    eor v29.16b, v29.16b, v6.16b
    shl v6.16b, v25.16b, #3
    eor v1.16b, v1.16b, v11.16b
    sri v0.16b, v19.16b, #1
    eor v19.16b, v29.16b, v13.16b
    shl v11.16b, v21.16b, #2
    eor v13.16b, v1.16b, v13.16b
    sri v3.16b, v2.16b, #3
    and v29.16b, v28.16b, v29.16b
    sri v4.16b, v24.16b, #5
    and v24.16b, v20.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v4.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v4.16b, v0.16b
    sri v6.16b, v25.16b, #5
    eor v18.16b, v18.16b, v9.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v25.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v25.16b, v28.16b, v25.16b
    eor v28.16b, v19.16b, v21.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v0.16b, v27.16b
    eor v20.16b, v20.16b, v7.16b
    eor v2.16b, v10.16b, v25.16b
    eor v3.16b, v13.16b, v26.16b
    eor v5.16b, v5.16b, v9.16b
    eor v29.16b, v30.16b, v29.16b
    eor v24.16b, v31.16b, v24.16b
    shl v30.16b, v23.16b, #1
    bic v31.16b, v28.16b, v1.16b
    shl v7.16b, v18.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v20.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v5.16b, #6
    eor v31.16b, v4.16b, v31.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v24.16b, v8.16b
    sri v7.16b, v18.16b, #2
    eor v18.16b, v6.16b, v9.16b
    sri v11.16b, v20.16b, #7
    and v20.16b, v27.16b, v19.16b
    sri v12.16b, v5.16b, #2
    and v24.16b, v25.16b, v13.16b
    eor v30.16b, v30.16b, v1.16b
    shl v1.16b, v29.16b, #4
    eor v31.16b, v7.16b, v31.16b
    shl v5.16b, v23.16b, #4
    eor v20.16b, v21.16b, v20.16b
    eor v2.16b, v11.16b, v2.16b
    eor v18.16b, v12.16b, v18.16b
    eor v21.16b, v26.16b, v24.16b
    sri v1.16b, v29.16b, #4
    eor v24.16b, v4.16b, v30.16b
    sri v5.16b, v23.16b, #4
    and v23.16b, v27.16b, v20.16b
    eor v19.16b, v19.16b, v31.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v25.16b, v21.16b
    eor v4.16b, v13.16b, v18.16b
    eor v28.16b, v1.16b, v28.16b
    eor v23.16b, v24.16b, v23.16b
    eor v24.16b, v27.16b, v19.16b
    eor v1.16b, v5.16b, v3.16b
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q3, [x0, #448]
    eor v26.16b, v26.16b, v29.16b
    eor v25.16b, v25.16b, v4.16b
    ldp q29, q27, [x0, #400]
    eor v0.16b, v0.16b, v28.16b
    orr v5.16b, v23.16b, v24.16b
    eor v6.16b, v10.16b, v1.16b
    orr v7.16b, v26.16b, v25.16b
    eor v0.16b, v0.16b, v5.16b
    eor v19.16b, v19.16b, v23.16b
    eor v5.16b, v6.16b, v7.16b
    eor v4.16b, v4.16b, v26.16b
    eor v20.16b, v20.16b, v0.16b
    and v6.16b, v0.16b, v24.16b
    ldr q12, [x0, #96]
    eor v21.16b, v21.16b, v5.16b
    orr v9.16b, v28.16b, v30.16b
    and v8.16b, v19.16b, v20.16b
    orr v11.16b, v1.16b, v2.16b
    and v10.16b, v4.16b, v21.16b
    and v7.16b, v5.16b, v25.16b
    eor v24.16b, v24.16b, v8.16b
    eor v23.16b, v23.16b, v6.16b
    ldr q6, [x0, #480]
    eor v25.16b, v25.16b, v10.16b
    eor v20.16b, v20.16b, v16.16b
    eor v0.16b, v0.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v31.16b, v31.16b, v9.16b
    eor v18.16b, v18.16b, v11.16b
    eor v26.16b, v26.16b, v7.16b
    eor v21.16b, v21.16b, v16.16b
    eor v27.16b, v5.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    shl v3.16b, v20.16b, #7
    eor v23.16b, v23.16b, v17.16b
    shl v5.16b, v0.16b, #5
    orr v8.16b, v28.16b, v31.16b
    shl v7.16b, v24.16b, #3
    orr v10.16b, v1.16b, v18.16b
    eor v26.16b, v26.16b, v17.16b
    shl v9.16b, v21.16b, #7
    shl v11.16b, v27.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v25.16b, #3
    eor v2.16b, v2.16b, v10.16b
    sri v3.16b, v20.16b, #1
    eor v20.16b, v30.16b, v12.16b
    shl v10.16b, v23.16b, #2
    and v30.16b, v31.16b, v30.16b
    sri v5.16b, v0.16b, #3
    eor v12.16b, v2.16b, v12.16b
    sri v7.16b, v24.16b, #5
    and v24.16b, v18.16b, v2.16b
    sri v9.16b, v21.16b, #1
    eor v21.16b, v31.16b, v22.16b
    shl v31.16b, v26.16b, #2
    orr v0.16b, v5.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v25.16b, #5
    eor v19.16b, v19.16b, v6.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v5.16b, v27.16b
    sri v31.16b, v26.16b, #6
    orr v25.16b, v11.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v10.16b, v0.16b
    eor v25.16b, v31.16b, v25.16b
    eor v31.16b, v20.16b, v23.16b
    eor v26.16b, v11.16b, v26.16b
    eor v0.16b, v3.16b, v27.16b
    eor v18.16b, v18.16b, v22.16b
    eor v2.16b, v9.16b, v25.16b
    eor v5.16b, v12.16b, v26.16b
    eor v4.16b, v4.16b, v6.16b
    eor v28.16b, v28.16b, v30.16b
    eor v24.16b, v1.16b, v24.16b
    shl v30.16b, v21.16b, #1
    bic v1.16b, v31.16b, v0.16b
    shl v6.16b, v19.16b, #6
    bic v10.16b, v5.16b, v2.16b
    shl v11.16b, v18.16b, #1
    eor v28.16b, v28.16b, v29.16b
    shl v13.16b, v4.16b, #6
    eor v1.16b, v7.16b, v1.16b
    sri v30.16b, v21.16b, #7
    eor v21.16b, v24.16b, v29.16b
    sri v6.16b, v19.16b, #2
    eor v19.16b, v8.16b, v10.16b
    sri v11.16b, v18.16b, #7
    and v18.16b, v27.16b, v20.16b
    sri v13.16b, v4.16b, #2
    and v24.16b, v25.16b, v12.16b
    eor v29.16b, v30.16b, v0.16b
    shl v30.16b, v28.16b, #4
    eor v0.16b, v6.16b, v1.16b
    eor v1.16b, v11.16b, v2.16b
    shl v2.16b, v21.16b, #4
    eor v18.16b, v23.16b, v18.16b
    eor v19.16b, v13.16b, v19.16b
    eor v23.16b, v26.16b, v24.16b
    sri v30.16b, v28.16b, #4
    eor v24.16b, v7.16b, v29.16b
    sri v2.16b, v21.16b, #4
    and v21.16b, v27.16b, v18.16b
    eor v20.16b, v20.16b, v0.16b
    eor v26.16b, v8.16b, v1.16b
    and v28.16b, v25.16b, v23.16b
    eor v4.16b, v12.16b, v19.16b
    eor v30.16b, v30.16b, v31.16b
    eor v21.16b, v24.16b, v21.16b
    eor v24.16b, v27.16b, v20.16b
    eor v31.16b, v2.16b, v5.16b
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q6, q5, [x0, #320]
    eor v26.16b, v26.16b, v28.16b
    eor v25.16b, v25.16b, v4.16b
    ldp q27, q28, [x0, #288]
    eor v2.16b, v3.16b, v30.16b
    orr v3.16b, v21.16b, v24.16b
    eor v7.16b, v9.16b, v31.16b
    orr v8.16b, v26.16b, v25.16b
    eor v2.16b, v2.16b, v3.16b
    eor v20.16b, v20.16b, v21.16b
    eor v3.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    eor v18.16b, v18.16b, v2.16b
    and v7.16b, v2.16b, v24.16b
    ldr q13, [x0, #80]
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v25.16b
    and v9.16b, v20.16b, v18.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v4.16b, v23.16b
    orr v12.16b, v31.16b, v1.16b
    eor v24.16b, v24.16b, v9.16b
    eor v21.16b, v21.16b, v7.16b
    ldr q9, [x0, #352]
    eor v25.16b, v25.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #256]
    eor v18.16b, v18.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v24.16b, v24.16b, v5.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v28.16b, v0.16b, v10.16b
    eor v19.16b, v19.16b, v12.16b
    eor v25.16b, v25.16b, v5.16b
    shl v0.16b, v18.16b, #7
    eor v21.16b, v21.16b, v6.16b
    shl v3.16b, v2.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v5.16b, v24.16b, #3
    orr v6.16b, v30.16b, v28.16b
    orr v11.16b, v31.16b, v19.16b
    shl v10.16b, v23.16b, #7
    shl v12.16b, v27.16b, #5
    eor v29.16b, v29.16b, v6.16b
    shl v6.16b, v25.16b, #3
    eor v1.16b, v1.16b, v11.16b
    sri v0.16b, v18.16b, #1
    eor v18.16b, v29.16b, v13.16b
    shl v11.16b, v21.16b, #2
    eor v13.16b, v1.16b, v13.16b
    sri v3.16b, v2.16b, #3
    and v29.16b, v28.16b, v29.16b
    sri v5.16b, v24.16b, #5
    and v24.16b, v19.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v5.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v5.16b, v0.16b
    sri v6.16b, v25.16b, #5
    eor v20.16b, v20.16b, v9.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v25.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v25.16b, v28.16b, v25.16b
    eor v28.16b, v18.16b, v21.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v0.16b, v27.16b
    eor v19.16b, v19.16b, v7.16b
    eor v2.16b, v10.16b, v25.16b
    eor v3.16b, v13.16b, v26.16b
    eor v4.16b, v4.16b, v9.16b
    eor v29.16b, v30.16b, v29.16b
    eor v24.16b, v31.16b, v24.16b
    shl v30.16b, v23.16b, #1
    bic v31.16b, v28.16b, v1.16b
    shl v7.16b, v20.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v19.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v4.16b, #6
    eor v31.16b, v5.16b, v31.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v24.16b, v8.16b
    sri v7.16b, v20.16b, #2
    eor v20.16b, v6.16b, v9.16b
    sri v11.16b, v19.16b, #7
    and v19.16b, v27.16b, v18.16b
    sri v12.16b, v4.16b, #2
    and v24.16b, v25.16b, v13.16b
    eor v30.16b, v30.16b, v1.16b
    shl v1.16b, v29.16b, #4
    eor v31.16b, v7.16b, v31.16b
    shl v4.16b, v23.16b, #4
    eor v19.16b, v21.16b, v19.16b
    eor v2.16b, v11.16b, v2.16b
    eor v20.16b, v12.16b, v20.16b
    eor v21.16b, v26.16b, v24.16b
    sri v1.16b, v29.16b, #4
    eor v24.16b, v5.16b, v30.16b
    sri v4.16b, v23.16b, #4
    and v23.16b, v27.16b, v19.16b
    eor v18.16b, v18.16b, v31.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v25.16b, v21.16b
    eor v5.16b, v13.16b, v20.16b
    eor v28.16b, v1.16b, v28.16b
    eor v23.16b, v24.16b, v23.16b
    eor v24.16b, v27.16b, v18.16b
    eor v1.16b, v4.16b, v3.16b
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q3, [x0, #448]
    eor v26.16b, v26.16b, v29.16b
    eor v25.16b, v25.16b, v5.16b
    ldp q29, q27, [x0, #400]
    eor v0.16b, v0.16b, v28.16b
    orr v4.16b, v23.16b, v24.16b
    eor v6.16b, v10.16b, v1.16b
    orr v7.16b, v26.16b, v25.16b
    eor v0.16b, v0.16b, v4.16b
    eor v18.16b, v18.16b, v23.16b
    eor v4.16b, v6.16b, v7.16b
    eor v5.16b, v5.16b, v26.16b
    eor v19.16b, v19.16b, v0.16b
    orr v9.16b, v28.16b, v30.16b
    eor v21.16b, v21.16b, v4.16b
    and v6.16b, v0.16b, v24.16b
    and v8.16b, v18.16b, v19.16b
    orr v11.16b, v1.16b, v2.16b
    ldr q12, [x0, #64]
    and v10.16b, v5.16b, v21.16b
    eor v31.16b, v31.16b, v9.16b
    eor v24.16b, v24.16b, v8.16b
    and v7.16b, v4.16b, v25.16b
    eor v23.16b, v23.16b, v6.16b
    eor v25.16b, v25.16b, v10.16b
    ldr q6, [x0, #480]
    eor v19.16b, v19.16b, v16.16b
    eor v0.16b, v0.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v20.16b, v20.16b, v11.16b
    orr v8.16b, v28.16b, v31.16b
    eor v26.16b, v26.16b, v7.16b
    eor v21.16b, v21.16b, v16.16b
    eor v27.16b, v4.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    shl v3.16b, v19.16b, #7
    eor v23.16b, v23.16b, v17.16b
    shl v4.16b, v0.16b, #5
    shl v7.16b, v24.16b, #3
    orr v10.16b, v1.16b, v20.16b
    eor v30.16b, v30.16b, v8.16b
    eor v26.16b, v26.16b, v17.16b
    shl v9.16b, v21.16b, #7
    eor v2.16b, v2.16b, v10.16b
    shl v11.16b, v27.16b, #5
    eor v18.16b, v18.16b, v6.16b
    shl v8.16b, v25.16b, #3
    and v13.16b, v20.16b, v2.16b
    sri v3.16b, v19.16b, #1
    and v19.16b, v31.16b, v30.16b
    shl v10.16b, v23.16b, #2
    eor v30.16b, v30.16b, v12.16b
    sri v4.16b, v0.16b, #3
    eor v19.16b, v28.16b, v19.16b
    sri v7.16b, v24.16b, #5
    eor v24.16b, v2.16b, v12.16b
    sri v9.16b, v21.16b, #1
    eor v20.16b, v20.16b, v22.16b
    shl v21.16b, v26.16b, #2
    orr v28.16b, v4.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v25.16b, #5
    eor v25.16b, v1.16b, v13.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v4.16b, v27.16b
    sri v21.16b, v26.16b, #6
    orr v26.16b, v11.16b, v8.16b
    orn v27.16b, v8.16b, v9.16b
    eor v28.16b, v10.16b, v28.16b
    eor v21.16b, v21.16b, v26.16b
    eor v26.16b, v31.16b, v22.16b
    eor v27.16b, v11.16b, v27.16b
    eor v31.16b, v3.16b, v28.16b
    eor v0.16b, v30.16b, v23.16b
    eor v22.16b, v9.16b, v21.16b
    eor v1.16b, v24.16b, v27.16b
    eor v2.16b, v5.16b, v6.16b
    shl v4.16b, v26.16b, #1
    eor v19.16b, v19.16b, v29.16b
    shl v5.16b, v18.16b, #6
    bic v6.16b, v0.16b, v31.16b
    shl v10.16b, v20.16b, #1
    eor v25.16b, v25.16b, v29.16b
    shl v29.16b, v2.16b, #6
    bic v11.16b, v1.16b, v22.16b
    sri v4.16b, v26.16b, #7
    eor v26.16b, v7.16b, v6.16b
    shl v6.16b, v19.16b, #4
    eor v11.16b, v8.16b, v11.16b
    sri v5.16b, v18.16b, #2
    and v18.16b, v28.16b, v30.16b
    sri v10.16b, v20.16b, #7
    and v20.16b, v21.16b, v24.16b
    shl v12.16b, v25.16b, #4
    eor v31.16b, v4.16b, v31.16b
    sri v29.16b, v2.16b, #2
    eor v26.16b, v5.16b, v26.16b
    sri v6.16b, v19.16b, #4
    eor v18.16b, v23.16b, v18.16b
    eor v19.16b, v10.16b, v22.16b
    sri v12.16b, v25.16b, #4
    eor v22.16b, v29.16b, v11.16b
    eor v20.16b, v27.16b, v20.16b
    eor v23.16b, v6.16b, v0.16b
    eor v27.16b, v7.16b, v31.16b
    and v29.16b, v28.16b, v18.16b
    eor v30.16b, v30.16b, v26.16b
    eor v25.16b, v12.16b, v1.16b
    eor v0.16b, v8.16b, v19.16b
    and v1.16b, v21.16b, v20.16b
    eor v24.16b, v24.16b, v22.16b
    orr v2.16b, v23.16b, v31.16b
    eor v27.16b, v27.16b, v29.16b
    eor v28.16b, v28.16b, v30.16b
    orr v4.16b, v25.16b, v19.16b
    /* end: x = y ^ rk[0] */
    ldp q6, q7, [x0, #304]
    eor v29.16b, v0.16b, v1.16b
    eor v21.16b, v21.16b, v24.16b
    ldp q0, q1, [x0, #0]
    eor v26.16b, v26.16b, v2.16b
    eor v3.16b, v3.16b, v23.16b
    ldp q10, q11, [x0, #336]
    orr v5.16b, v27.16b, v28.16b
    eor v22.16b, v22.16b, v4.16b
    ldp q2, q4, [x0, #32]
    eor v8.16b, v9.16b, v25.16b
    orr v9.16b, v29.16b, v21.16b
    orr v12.16b, v23.16b, v26.16b
    eor v3.16b, v3.16b, v5.16b
    orr v13.16b, v25.16b, v22.16b
    eor v5.16b, v8.16b, v9.16b
    eor v31.16b, v31.16b, v12.16b
    eor v30.16b, v30.16b, v27.16b
    eor v18.16b, v18.16b, v3.16b
    eor v19.16b, v19.16b, v13.16b
    eor v24.16b, v24.16b, v29.16b
    eor v20.16b, v20.16b, v5.16b
    and v8.16b, v26.16b, v31.16b
    and v12.16b, v3.16b, v28.16b
    and v14.16b, v30.16b, v18.16b
    and v9.16b, v22.16b, v19.16b
    and v13.16b, v5.16b, v21.16b
    and v15.16b, v24.16b, v20.16b
    eor v23.16b, v23.16b, v8.16b
    eor v27.16b, v27.16b, v12.16b
    eor v28.16b, v28.16b, v14.16b
    eor v25.16b, v25.16b, v9.16b
    eor v29.16b, v29.16b, v13.16b
    eor v21.16b, v21.16b, v15.16b
    eor v31.16b, v31.16b, v0.16b
    eor v19.16b, v19.16b, v0.16b
    eor v26.16b, v26.16b, v1.16b
    eor v23.16b, v23.16b, v2.16b
    eor v0.16b, v3.16b, v6.16b
    eor v27.16b, v27.16b, v7.16b
    eor v28.16b, v28.16b, v10.16b
    eor v18.16b, v18.16b, v4.16b
    eor v30.16b, v30.16b, v11.16b
    eor v22.16b, v22.16b, v1.16b
    eor v25.16b, v25.16b, v2.16b
    eor v1.16b, v5.16b, v6.16b
    eor v29.16b, v29.16b, v7.16b
    eor v21.16b, v21.16b, v10.16b
    eor v20.16b, v20.16b, v4.16b
    eor v24.16b, v24.16b, v11.16b
    trn1 v2.4s, v31.4s, v27.4s
    trn2 v27.4s, v31.4s, v27.4s
    trn1 v31.4s, v26.4s, v28.4s
    trn2 v26.4s, v26.4s, v28.4s
    trn1 v28.4s, v23.4s, v18.4s
    trn2 v18.4s, v23.4s, v18.4s
    trn1 v23.4s, v0.4s, v30.4s
    trn2 v30.4s, v0.4s, v30.4s
    trn1 v0.4s, v19.4s, v29.4s
    trn2 v19.4s, v19.4s, v29.4s
    trn1 v29.4s, v22.4s, v21.4s
    trn2 v21.4s, v22.4s, v21.4s
    trn1 v22.4s, v25.4s, v20.4s
    trn2 v20.4s, v25.4s, v20.4s
    trn1 v25.4s, v1.4s, v24.4s
    trn2 v24.4s, v1.4s, v24.4s
    trn1 v1.8h, v2.8h, v28.8h
    trn2 v28.8h, v2.8h, v28.8h
    trn1 v2.8h, v31.8h, v23.8h
    trn2 v23.8h, v31.8h, v23.8h
    sub x9, x9, #32
    add x1, x1, #256
    trn1 v31.8h, v27.8h, v18.8h
    trn2 v18.8h, v27.8h, v18.8h
    str x1, [sp, #128]  /* spill */
    trn1 v27.8h, v26.8h, v30.8h
    trn2 v26.8h, v26.8h, v30.8h
    trn1 v30.8h, v0.8h, v22.8h
    trn2 v22.8h, v0.8h, v22.8h
    trn1 v0.8h, v29.8h, v25.8h
    trn2 v25.8h, v29.8h, v25.8h
    trn1 v29.8h, v19.8h, v20.8h
    trn2 v19.8h, v19.8h, v20.8h
    trn1 v20.8h, v21.8h, v24.8h
    trn2 v21.8h, v21.8h, v24.8h
    trn1 v24.16b, v1.16b, v2.16b
    trn2 v1.16b, v1.16b, v2.16b
    trn1 v2.16b, v28.16b, v23.16b
    trn2 v23.16b, v28.16b, v23.16b
    trn1 v28.16b, v31.16b, v27.16b
    trn2 v27.16b, v31.16b, v27.16b
    stp q24, q1, [x2, #0]
    trn1 v24.16b, v18.16b, v26.16b
    trn2 v18.16b, v18.16b, v26.16b
    stp q2, q23, [x2, #32]
    trn1 v23.16b, v30.16b, v0.16b
    trn2 v26.16b, v30.16b, v0.16b
    stp q28, q27, [x2, #64]
    trn1 v27.16b, v22.16b, v25.16b
    trn2 v22.16b, v22.16b, v25.16b
    stp q24, q18, [x2, #96]
    trn1 v18.16b, v29.16b, v20.16b
    trn2 v20.16b, v29.16b, v20.16b
    stp q23, q26, [x2, #128]
    trn1 v23.16b, v19.16b, v21.16b
    trn2 v19.16b, v19.16b, v21.16b
    stp q27, q22, [x2, #160]
    stp q18, q20, [x2, #192]
    stp q23, q19, [x2, #224]
    add x2, x2, #256
    tbz x9, 63, L(pipo64_128_decrypt_blocks_blocks10)
L(pipo64_128_decrypt_blocks_fewer8):
    add x9, x9, #32
    sub x9, x9, #16
    tbnz x9, 63, L(pipo64_128_decrypt_blocks_fewer12)
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q17, q16, [x0, #384]
    ldr q18, [x0, #480]
    ldp q20, q19, [x0, #448]
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q21, [x0, #352]
    ldp q23, q22, [x0, #416]
    ldp q25, q24, [x0, #256]
    ldp q27, q26, [x0, #288]
    ldp q29, q28, [x0, #320]
L(pipo64_128_decrypt_blocks_blocks14):
    ldp q31, q30, [x1, #0]
    ldp q1, q0, [x1, #32]
    ldp q3, q2, [x1, #64]
    ldp q5, q4, [x1, #96]
    trn1 v6.16b, v31.16b, v30.16b
    trn2 v30.16b, v31.16b, v30.16b
    trn1 v31.16b, v1.16b, v0.16b
    trn2 v0.16b, v1.16b, v0.16b
    trn1 v1.16b, v3.16b, v2.16b
    trn2 v2.16b, v3.16b, v2.16b
    trn1 v3.16b, v5.16b, v4.16b
    trn2 v4.16b, v5.16b, v4.16b
    trn2 v5.8h, v6.8h, v31.8h
    trn1 v7.8h, v30.8h, v0.8h
    trn2 v30.8h, v30.8h, v0.8h
    trn2 v0.8h, v1.8h, v3.8h
    trn1 v8.8h, v2.8h, v4.8h
    trn2 v2.8h, v2.8h, v4.8h
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q4, [x0, #368]
    trn1 v31.8h, v6.8h, v31.8h
    trn1 v1.8h, v1.8h, v3.8h
    trn2 v3.4s, v7.4s, v8.4s
    trn2 v6.4s, v5.4s, v0.4s
    trn1 v9.4s, v30.4s, v2.4s
    trn2 v10.4s, v31.4s, v1.4s
    eor v6.16b, v6.16b, v19.16b
    eor v3.16b, v3.16b, v20.16b
    eor v9.16b, v9.16b, v23.16b
    eor v10.16b, v10.16b, v22.16b
    shl v11.16b, v6.16b, #7
    trn1 v31.4s, v31.4s, v1.4s
    shl v1.16b, v9.16b, #5
    trn1 v7.4s, v7.4s, v8.4s
    shl v8.16b, v3.16b, #3
    trn2 v30.4s, v30.4s, v2.4s
    sri v11.16b, v6.16b, #1
    trn1 v0.4s, v5.4s, v0.4s
    shl v2.16b, v10.16b, #2
    eor v31.16b, v31.16b, v4.16b
    sri v1.16b, v9.16b, #3
    eor v4.16b, v7.16b, v17.16b
    sri v8.16b, v3.16b, #5
    eor v30.16b, v30.16b, v18.16b
    sri v2.16b, v10.16b, #6
    eor v0.16b, v0.16b, v16.16b
    orr v3.16b, v1.16b, v8.16b
    orn v5.16b, v8.16b, v11.16b
    shl v6.16b, v4.16b, #1
    eor v2.16b, v2.16b, v3.16b
    eor v1.16b, v1.16b, v5.16b
    shl v3.16b, v30.16b, #6
    eor v5.16b, v11.16b, v2.16b
    eor v7.16b, v31.16b, v1.16b
    sri v6.16b, v4.16b, #7
    and v4.16b, v2.16b, v31.16b
    bic v9.16b, v7.16b, v5.16b
    sri v3.16b, v30.16b, #2
    eor v30.16b, v6.16b, v5.16b
    shl v5.16b, v0.16b, #4
    eor v6.16b, v8.16b, v9.16b
    eor v1.16b, v1.16b, v4.16b
    sri v5.16b, v0.16b, #4
    eor v0.16b, v8.16b, v30.16b
    eor v3.16b, v3.16b, v6.16b
    and v4.16b, v2.16b, v1.16b
    eor v5.16b, v5.16b, v7.16b
    eor v31.16b, v31.16b, v3.16b
    eor v0.16b, v0.16b, v4.16b
    orr v6.16b, v5.16b, v30.16b
    eor v4.16b, v11.16b, v5.16b
    eor v2.16b, v2.16b, v31.16b
    eor v31.16b, v31.16b, v0.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v0.16b, v2.16b
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v7.16b, v31.16b, v21.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v25.16b
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v1.16b, v1.16b, v4.16b
    and v10.16b, v4.16b, v2.16b
    eor v4.16b, v4.16b, v26.16b
    and v3.16b, v3.16b, v30.16b
    and v31.16b, v31.16b, v1.16b
    eor v1.16b, v1.16b, v27.16b
    eor v0.16b, v0.16b, v10.16b
    shl v11.16b, v4.16b, #5
    ldr q10, [x0, #240]
    eor v31.16b, v2.16b, v31.16b
    shl v2.16b, v1.16b, #7
    eor v0.16b, v0.16b, v29.16b
    eor v3.16b, v5.16b, v3.16b
    eor v31.16b, v31.16b, v28.16b
    sri v2.16b, v1.16b, #1
    shl v5.16b, v0.16b, #2
    eor v3.16b, v3.16b, v24.16b
    shl v1.16b, v31.16b, #3
    eor v30.16b, v30.16b, v10.16b
    sri v11.16b, v4.16b, #3
    sri v1.16b, v31.16b, #5
    sri v5.16b, v0.16b, #6
    orr v31.16b, v11.16b, v1.16b
    orn v0.16b, v1.16b, v2.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v5.16b, v31.16b
    eor v0.16b, v11.16b, v0.16b
    shl v9.16b, v3.16b, #4
    eor v4.16b, v2.16b, v31.16b
    eor v5.16b, v30.16b, v0.16b
    sri v6.16b, v7.16b, #2
    and v7.16b, v31.16b, v30.16b
    bic v10.16b, v5.16b, v4.16b
    sri v9.16b, v3.16b, #4
    eor v4.16b, v8.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    eor v3.16b, v1.16b, v10.16b
    eor v5.16b, v9.16b, v5.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v31.16b, v0.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v5.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    eor v2.16b, v2.16b, v5.16b
    eor v30.16b, v30.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v31.16b, v31.16b, v30.16b
    eor v30.16b, v30.16b, v1.16b
    orr v8.16b, v5.16b, v3.16b
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v3.16b, v17.16b
    orr v6.16b, v1.16b, v31.16b
    eor v7.16b, v30.16b, v18.16b
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v2.16b, v2.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v3.16b, v3.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v0.16b, v0.16b, v2.16b
    and v10.16b, v2.16b, v31.16b
    eor v2.16b, v2.16b, v23.16b
    eor v3.16b, v5.16b, v3.16b
    and v30.16b, v30.16b, v0.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #224]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v2.16b, #5
    eor v30.16b, v31.16b, v30.16b
    eor v31.16b, v1.16b, v22.16b
    shl v1.16b, v0.16b, #7
    eor v3.16b, v3.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v1.16b, v0.16b, #1
    eor v0.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    sri v11.16b, v2.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v31.16b, v4.16b, v1.16b
    shl v9.16b, v3.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v2.16b, v1.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    sri v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v2.16b
    eor v2.16b, v8.16b, v2.16b
    eor v31.16b, v31.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v7.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v5.16b, v2.16b
    eor v4.16b, v4.16b, v7.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    orr v8.16b, v5.16b, v3.16b
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v3.16b, v25.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    eor v2.16b, v2.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v3.16b, v3.16b, v2.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v31.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v26.16b
    eor v3.16b, v5.16b, v3.16b
    and v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #208]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v4.16b, v29.16b
    shl v4.16b, v31.16b, #7
    eor v3.16b, v3.16b, v24.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v4.16b, v31.16b, #1
    eor v31.16b, v2.16b, v10.16b
    shl v2.16b, v30.16b, #3
    sri v11.16b, v1.16b, #3
    sri v2.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v2.16b
    orn v0.16b, v2.16b, v4.16b
    shl v9.16b, v3.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    sri v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v0.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v2.16b, v10.16b
    eor v2.16b, v2.16b, v1.16b
    and v7.16b, v30.16b, v0.16b
    eor v4.16b, v4.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v5.16b, v1.16b
    eor v2.16b, v2.16b, v7.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v2.16b
    orr v8.16b, v5.16b, v3.16b
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v3.16b, v17.16b
    orr v6.16b, v2.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v3.16b, v3.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v0.16b, v0.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v23.16b
    eor v3.16b, v5.16b, v3.16b
    and v31.16b, v31.16b, v0.16b
    eor v2.16b, v2.16b, v10.16b
    ldr q10, [x0, #192]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v22.16b
    shl v2.16b, v0.16b, #7
    eor v3.16b, v3.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v2.16b, v0.16b, #1
    eor v0.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v31.16b, v1.16b, v2.16b
    shl v9.16b, v3.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v2.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    sri v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v31.16b, v31.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v5.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v1.16b
    orr v8.16b, v5.16b, v3.16b
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v3.16b, v25.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v2.16b, v2.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v3.16b, v3.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v31.16b, v2.16b
    and v10.16b, v2.16b, v30.16b
    eor v2.16b, v2.16b, v26.16b
    eor v3.16b, v5.16b, v3.16b
    and v0.16b, v0.16b, v31.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #176]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v2.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v29.16b
    shl v1.16b, v31.16b, #7
    eor v3.16b, v3.16b, v24.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v1.16b, v31.16b, #1
    eor v31.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    sri v11.16b, v2.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v0.16b, v4.16b, v1.16b
    shl v9.16b, v3.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v2.16b, v1.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    sri v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v2.16b
    eor v2.16b, v8.16b, v2.16b
    eor v0.16b, v0.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v7.16b, v30.16b, v0.16b
    eor v1.16b, v1.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v5.16b, v2.16b
    eor v4.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v4.16b
    orr v8.16b, v5.16b, v3.16b
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v3.16b, v17.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    eor v2.16b, v2.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v3.16b, v3.16b, v2.16b
    sri v8.16b, v9.16b, #7
    eor v0.16b, v0.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v5.16b, v3.16b
    and v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #160]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v4.16b, v22.16b
    shl v4.16b, v0.16b, #7
    eor v3.16b, v3.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v4.16b, v0.16b, #1
    eor v0.16b, v2.16b, v10.16b
    shl v2.16b, v30.16b, #3
    sri v11.16b, v1.16b, #3
    sri v2.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v2.16b
    orn v31.16b, v2.16b, v4.16b
    shl v9.16b, v3.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    sri v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v31.16b, v31.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v2.16b, v10.16b
    eor v2.16b, v2.16b, v1.16b
    and v7.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v5.16b, v1.16b
    eor v2.16b, v2.16b, v7.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    orr v8.16b, v5.16b, v3.16b
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v3.16b, v25.16b
    orr v6.16b, v2.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v3.16b, v3.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v31.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v26.16b
    eor v3.16b, v5.16b, v3.16b
    and v0.16b, v0.16b, v31.16b
    eor v2.16b, v2.16b, v10.16b
    ldr q10, [x0, #144]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v2.16b, v29.16b
    shl v2.16b, v31.16b, #7
    eor v3.16b, v3.16b, v24.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v2.16b, v31.16b, #1
    eor v31.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v0.16b, v1.16b, v2.16b
    shl v9.16b, v3.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v2.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    sri v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v0.16b
    eor v2.16b, v2.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v5.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v1.16b
    orr v8.16b, v5.16b, v3.16b
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v3.16b, v17.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v2.16b, v2.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v3.16b, v3.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v0.16b, v0.16b, v2.16b
    and v10.16b, v2.16b, v30.16b
    eor v2.16b, v2.16b, v23.16b
    eor v3.16b, v5.16b, v3.16b
    and v31.16b, v31.16b, v0.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #128]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v2.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v1.16b, v22.16b
    shl v1.16b, v0.16b, #7
    eor v3.16b, v3.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v1.16b, v0.16b, #1
    eor v0.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    sri v11.16b, v2.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v31.16b, v4.16b, v1.16b
    shl v9.16b, v3.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v2.16b, v1.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    sri v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v2.16b
    eor v2.16b, v8.16b, v2.16b
    eor v31.16b, v31.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v7.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v5.16b, v2.16b
    eor v4.16b, v4.16b, v7.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    orr v8.16b, v5.16b, v3.16b
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v3.16b, v25.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    eor v2.16b, v2.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v3.16b, v3.16b, v2.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v31.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v26.16b
    eor v3.16b, v5.16b, v3.16b
    and v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #112]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v4.16b, v29.16b
    shl v4.16b, v31.16b, #7
    eor v3.16b, v3.16b, v24.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v4.16b, v31.16b, #1
    eor v31.16b, v2.16b, v10.16b
    shl v2.16b, v30.16b, #3
    sri v11.16b, v1.16b, #3
    sri v2.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v2.16b
    orn v0.16b, v2.16b, v4.16b
    shl v9.16b, v3.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    sri v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v0.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v2.16b, v10.16b
    eor v2.16b, v2.16b, v1.16b
    and v7.16b, v30.16b, v0.16b
    eor v4.16b, v4.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v5.16b, v1.16b
    eor v2.16b, v2.16b, v7.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v2.16b
    orr v8.16b, v5.16b, v3.16b
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v3.16b, v17.16b
    orr v6.16b, v2.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v3.16b, v3.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v0.16b, v0.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v23.16b
    eor v3.16b, v5.16b, v3.16b
    and v31.16b, v31.16b, v0.16b
    eor v2.16b, v2.16b, v10.16b
    ldr q10, [x0, #96]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v22.16b
    shl v2.16b, v0.16b, #7
    eor v3.16b, v3.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v2.16b, v0.16b, #1
    eor v0.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v31.16b, v1.16b, v2.16b
    shl v9.16b, v3.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v2.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    sri v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v31.16b, v31.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v31.16b
    eor v2.16b, v2.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v5.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v1.16b
    orr v8.16b, v5.16b, v3.16b
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v3.16b, v25.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v2.16b, v2.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v3.16b, v3.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v31.16b, v2.16b
    and v10.16b, v2.16b, v30.16b
    eor v2.16b, v2.16b, v26.16b
    eor v3.16b, v5.16b, v3.16b
    and v0.16b, v0.16b, v31.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #80]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v2.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v29.16b
    shl v1.16b, v31.16b, #7
    eor v3.16b, v3.16b, v24.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v1.16b, v31.16b, #1
    eor v31.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    sri v11.16b, v2.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v0.16b, v4.16b, v1.16b
    shl v9.16b, v3.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v2.16b, v1.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    sri v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v2.16b
    eor v2.16b, v8.16b, v2.16b
    eor v0.16b, v0.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v7.16b, v30.16b, v0.16b
    eor v1.16b, v1.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v5.16b, v2.16b
    eor v4.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v4.16b
    orr v8.16b, v5.16b, v3.16b
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v3.16b, v17.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    eor v2.16b, v2.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v3.16b, v3.16b, v2.16b
    sri v8.16b, v9.16b, #7
    eor v0.16b, v0.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v5.16b, v3.16b
    and v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #64]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v4.16b, v22.16b
    shl v4.16b, v0.16b, #7
    eor v3.16b, v3.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v4.16b, v0.16b, #1
    eor v0.16b, v2.16b, v10.16b
    shl v2.16b, v30.16b, #3
    sri v11.16b, v1.16b, #3
    sri v2.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v2.16b
    orn v31.16b, v2.16b, v4.16b
    shl v1.16b, v3.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v5.16b, v4.16b, v30.16b
    eor v9.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    sri v1.16b, v3.16b, #4
    bic v10.16b, v9.16b, v5.16b
    eor v5.16b, v8.16b, v5.16b
    eor v31.16b, v31.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    eor v3.16b, v2.16b, v10.16b
    eor v2.16b, v2.16b, v5.16b
    and v7.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v1.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v1.16b, v5.16b
    eor v2.16b, v2.16b, v7.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    /* end: x = y ^ rk[0] */
    ldp q6, q7, [x0, #0]
    eor v30.16b, v30.16b, v0.16b
    orr v8.16b, v1.16b, v3.16b
    ldp q9, q10, [x0, #32]
    eor v0.16b, v0.16b, v2.16b
    orr v11.16b, v2.16b, v30.16b
    eor v5.16b, v5.16b, v8.16b
    eor v12.16b, v0.16b, v21.16b
    eor v4.16b, v4.16b, v11.16b
    and v8.16b, v3.16b, v5.16b
    eor v5.16b, v5.16b, v6.16b
    eor v3.16b, v3.16b, v7.16b
    eor v31.16b, v31.16b, v4.16b
    and v6.16b, v4.16b, v30.16b
    eor v1.16b, v1.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    and v0.16b, v0.16b, v31.16b
    eor v2.16b, v2.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    eor v31.16b, v31.16b, v10.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v2.16b, v29.16b
    trn1 v2.4s, v4.4s, v12.4s
    eor v30.16b, v30.16b, v28.16b
    trn1 v6.4s, v5.4s, v0.4s
    trn2 v0.4s, v5.4s, v0.4s
    trn1 v5.4s, v1.4s, v31.4s
    trn1 v7.4s, v3.4s, v30.4s
    trn2 v30.4s, v3.4s, v30.4s
    sub x9, x9, #16
    add x1, x1, #128
    trn2 v31.4s, v1.4s, v31.4s
    trn2 v1.4s, v4.4s, v12.4s
    str x1, [sp, #128]  /* spill */
    trn1 v3.8h, v6.8h, v5.8h
    trn2 v4.8h, v6.8h, v5.8h
    trn1 v5.8h, v7.8h, v2.8h
    trn2 v2.8h, v7.8h, v2.8h
    trn1 v6.8h, v0.8h, v31.8h
    trn2 v31.8h, v0.8h, v31.8h
    trn1 v0.8h, v30.8h, v1.8h
    trn2 v30.8h, v30.8h, v1.8h
    trn1 v1.16b, v3.16b, v5.16b
    trn2 v3.16b, v3.16b, v5.16b
    trn1 v5.16b, v4.16b, v2.16b
    trn2 v2.16b, v4.16b, v2.16b
    trn1 v4.16b, v6.16b, v0.16b
    trn2 v0.16b, v6.16b, v0.16b
    stp q1, q3, [x2, #0]
    trn1 v1.16b, v31.16b, v30.16b
    trn2 v30.16b, v31.16b, v30.16b
    stp q5, q2, [x2, #32]
    stp q4, q0, [x2, #64]
    stp q1, q30, [x2, #96]
    add x2, x2, #128
    tbz x9, 63, L(pipo64_128_decrypt_blocks_blocks14)
L(pipo64_128_decrypt_blocks_fewer12):
    add x9, x9, #16
    sub x9, x9, #4
    tbnz x9, 63, L(pipo64_128_decrypt_blocks_fewer16)
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldp q17, q16, [x0, #384]
    ldr q18, [x0, #480]
    ldp q20, q19, [x0, #448]
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q21, [x0, #352]
    ldp q23, q22, [x0, #416]
    ldp q25, q24, [x0, #256]
    ldp q27, q26, [x0, #288]
    ldp q29, q28, [x0, #320]
L(pipo64_128_decrypt_blocks_blocks18):
    ldr s30, [x1, #0]
    ldr s31, [x1, #4]
    sub x9, x9, #4
    ldr s0, [x1, #8]
    ldr s1, [x1, #12]
    ldr s2, [x1, #16]
    ldr s3, [x1, #20]
    ldr s4, [x1, #24]
    ldr s5, [x1, #28]
    trn2 v6.16b, v30.16b, v0.16b
    trn1 v7.16b, v31.16b, v1.16b
    trn2 v31.16b, v31.16b, v1.16b
    trn1 v30.16b, v30.16b, v0.16b
    trn2 v0.16b, v2.16b, v4.16b
    trn1 v1.16b, v3.16b, v5.16b
    trn2 v3.16b, v3.16b, v5.16b
    trn1 v2.16b, v2.16b, v4.16b
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr q5, [x0, #368]
    trn2 v4.8h, v7.8h, v1.8h
    trn2 v8.8h, v6.8h, v0.8h
    trn1 v9.8h, v31.8h, v3.8h
    trn1 v1.8h, v7.8h, v1.8h
    eor v4.16b, v4.16b, v19.16b
    eor v7.16b, v8.16b, v23.16b
    eor v8.16b, v9.16b, v20.16b
    eor v1.16b, v1.16b, v22.16b
    shl v9.16b, v4.16b, #7
    trn1 v0.8h, v6.8h, v0.8h
    shl v11.16b, v7.16b, #5
    trn1 v10.8h, v30.8h, v2.8h
    shl v6.16b, v8.16b, #3
    trn2 v30.8h, v30.8h, v2.8h
    sri v9.16b, v4.16b, #1
    trn2 v31.8h, v31.8h, v3.8h
    shl v4.16b, v1.16b, #2
    eor v3.16b, v10.16b, v5.16b
    sri v11.16b, v7.16b, #3
    eor v0.16b, v0.16b, v17.16b
    sri v6.16b, v8.16b, #5
    eor v31.16b, v31.16b, v18.16b
    sri v4.16b, v1.16b, #6
    eor v30.16b, v30.16b, v16.16b
    orr v1.16b, v11.16b, v6.16b
    orn v2.16b, v6.16b, v9.16b
    shl v5.16b, v0.16b, #1
    eor v1.16b, v4.16b, v1.16b
    eor v2.16b, v11.16b, v2.16b
    shl v4.16b, v31.16b, #6
    eor v7.16b, v9.16b, v1.16b
    eor v8.16b, v3.16b, v2.16b
    sri v5.16b, v0.16b, #7
    and v0.16b, v1.16b, v3.16b
    bic v10.16b, v8.16b, v7.16b
    sri v4.16b, v31.16b, #2
    eor v31.16b, v5.16b, v7.16b
    shl v5.16b, v30.16b, #4
    eor v7.16b, v6.16b, v10.16b
    eor v0.16b, v2.16b, v0.16b
    sri v5.16b, v30.16b, #4
    eor v30.16b, v6.16b, v31.16b
    eor v2.16b, v4.16b, v7.16b
    and v4.16b, v1.16b, v0.16b
    eor v5.16b, v5.16b, v8.16b
    eor v3.16b, v3.16b, v2.16b
    eor v30.16b, v30.16b, v4.16b
    orr v6.16b, v5.16b, v31.16b
    eor v4.16b, v9.16b, v5.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v3.16b, v30.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v30.16b, v1.16b
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v7.16b, v3.16b, v21.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v25.16b
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v31.16b, v31.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v4.16b
    and v10.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v26.16b
    and v2.16b, v2.16b, v31.16b
    and v3.16b, v3.16b, v0.16b
    eor v0.16b, v0.16b, v27.16b
    eor v30.16b, v30.16b, v10.16b
    shl v11.16b, v4.16b, #5
    ldr q10, [x0, #240]
    eor v1.16b, v1.16b, v3.16b
    shl v3.16b, v0.16b, #7
    eor v30.16b, v30.16b, v29.16b
    eor v2.16b, v5.16b, v2.16b
    eor v1.16b, v1.16b, v28.16b
    sri v3.16b, v0.16b, #1
    shl v5.16b, v30.16b, #2
    eor v2.16b, v2.16b, v24.16b
    shl v0.16b, v1.16b, #3
    eor v31.16b, v31.16b, v10.16b
    sri v11.16b, v4.16b, #3
    sri v0.16b, v1.16b, #5
    sri v5.16b, v30.16b, #6
    orr v30.16b, v11.16b, v0.16b
    orn v1.16b, v0.16b, v3.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v1.16b, v11.16b, v1.16b
    shl v9.16b, v2.16b, #4
    eor v4.16b, v3.16b, v30.16b
    eor v5.16b, v31.16b, v1.16b
    sri v6.16b, v7.16b, #2
    and v7.16b, v30.16b, v31.16b
    bic v10.16b, v5.16b, v4.16b
    sri v9.16b, v2.16b, #4
    eor v4.16b, v8.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    eor v2.16b, v0.16b, v10.16b
    eor v5.16b, v9.16b, v5.16b
    eor v0.16b, v0.16b, v4.16b
    and v7.16b, v30.16b, v1.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v5.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    eor v3.16b, v3.16b, v5.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v0.16b
    orr v8.16b, v5.16b, v2.16b
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v2.16b, v17.16b
    orr v6.16b, v0.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v2.16b, v2.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v1.16b, v1.16b, v3.16b
    and v10.16b, v3.16b, v30.16b
    eor v3.16b, v3.16b, v23.16b
    eor v2.16b, v5.16b, v2.16b
    and v31.16b, v31.16b, v1.16b
    eor v0.16b, v0.16b, v10.16b
    ldr q10, [x0, #224]
    eor v1.16b, v1.16b, v19.16b
    shl v11.16b, v3.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v0.16b, v22.16b
    shl v0.16b, v1.16b, #7
    eor v2.16b, v2.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v0.16b, v1.16b, #1
    eor v1.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    sri v11.16b, v3.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v31.16b, v4.16b, v0.16b
    shl v9.16b, v2.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v3.16b, v0.16b, v30.16b
    eor v5.16b, v1.16b, v31.16b
    and v7.16b, v30.16b, v1.16b
    sri v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v3.16b
    eor v3.16b, v8.16b, v3.16b
    eor v31.16b, v31.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v3.16b
    and v7.16b, v30.16b, v31.16b
    eor v0.16b, v0.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v5.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    orr v8.16b, v5.16b, v2.16b
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v2.16b, v25.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v1.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v2.16b, v2.16b, v3.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v31.16b, v0.16b
    and v10.16b, v0.16b, v30.16b
    eor v0.16b, v0.16b, v26.16b
    eor v2.16b, v5.16b, v2.16b
    and v1.16b, v1.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #208]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v0.16b, #5
    eor v30.16b, v30.16b, v1.16b
    eor v1.16b, v4.16b, v29.16b
    shl v4.16b, v31.16b, #7
    eor v2.16b, v2.16b, v24.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v1.16b, #2
    sri v4.16b, v31.16b, #1
    eor v31.16b, v3.16b, v10.16b
    shl v3.16b, v30.16b, #3
    sri v11.16b, v0.16b, #3
    sri v3.16b, v30.16b, #5
    sri v5.16b, v1.16b, #6
    orr v30.16b, v11.16b, v3.16b
    orn v0.16b, v3.16b, v4.16b
    shl v9.16b, v2.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    sri v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v0.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v3.16b, v10.16b
    eor v3.16b, v3.16b, v1.16b
    and v7.16b, v30.16b, v0.16b
    eor v4.16b, v4.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v5.16b, v1.16b
    eor v3.16b, v3.16b, v7.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    orr v8.16b, v5.16b, v2.16b
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v2.16b, v17.16b
    orr v6.16b, v3.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v2.16b, v2.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v0.16b, v0.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v23.16b
    eor v2.16b, v5.16b, v2.16b
    and v31.16b, v31.16b, v0.16b
    eor v3.16b, v3.16b, v10.16b
    ldr q10, [x0, #192]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v3.16b, v22.16b
    shl v3.16b, v0.16b, #7
    eor v2.16b, v2.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v3.16b, v0.16b, #1
    eor v0.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v31.16b, v1.16b, v3.16b
    shl v9.16b, v2.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v3.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    sri v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v31.16b, v31.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v5.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v1.16b
    orr v8.16b, v5.16b, v2.16b
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v2.16b, v25.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v2.16b, v2.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v31.16b, v3.16b
    and v10.16b, v3.16b, v30.16b
    eor v3.16b, v3.16b, v26.16b
    eor v2.16b, v5.16b, v2.16b
    and v0.16b, v0.16b, v31.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #176]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v3.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v29.16b
    shl v1.16b, v31.16b, #7
    eor v2.16b, v2.16b, v24.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v1.16b, v31.16b, #1
    eor v31.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    sri v11.16b, v3.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v0.16b, v4.16b, v1.16b
    shl v9.16b, v2.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v3.16b, v1.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    sri v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v3.16b
    eor v3.16b, v8.16b, v3.16b
    eor v0.16b, v0.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v3.16b
    and v7.16b, v30.16b, v0.16b
    eor v1.16b, v1.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v5.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v4.16b
    orr v8.16b, v5.16b, v2.16b
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v2.16b, v17.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    eor v3.16b, v3.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v2.16b, v2.16b, v3.16b
    sri v8.16b, v9.16b, #7
    eor v0.16b, v0.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v23.16b
    eor v2.16b, v5.16b, v2.16b
    and v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #160]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v4.16b, v22.16b
    shl v4.16b, v0.16b, #7
    eor v2.16b, v2.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v4.16b, v0.16b, #1
    eor v0.16b, v3.16b, v10.16b
    shl v3.16b, v30.16b, #3
    sri v11.16b, v1.16b, #3
    sri v3.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v3.16b
    orn v31.16b, v3.16b, v4.16b
    shl v9.16b, v2.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    sri v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v31.16b, v31.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v3.16b, v10.16b
    eor v3.16b, v3.16b, v1.16b
    and v7.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v5.16b, v1.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    orr v8.16b, v5.16b, v2.16b
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v2.16b, v25.16b
    orr v6.16b, v3.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v2.16b, v2.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v31.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v26.16b
    eor v2.16b, v5.16b, v2.16b
    and v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v10.16b
    ldr q10, [x0, #144]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v3.16b, v29.16b
    shl v3.16b, v31.16b, #7
    eor v2.16b, v2.16b, v24.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v3.16b, v31.16b, #1
    eor v31.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v0.16b, v1.16b, v3.16b
    shl v9.16b, v2.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v3.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    sri v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v0.16b
    eor v3.16b, v3.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v5.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v1.16b
    orr v8.16b, v5.16b, v2.16b
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v2.16b, v17.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v2.16b, v2.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v0.16b, v0.16b, v3.16b
    and v10.16b, v3.16b, v30.16b
    eor v3.16b, v3.16b, v23.16b
    eor v2.16b, v5.16b, v2.16b
    and v31.16b, v31.16b, v0.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #128]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v3.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v1.16b, v22.16b
    shl v1.16b, v0.16b, #7
    eor v2.16b, v2.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v1.16b, v0.16b, #1
    eor v0.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    sri v11.16b, v3.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v31.16b, v4.16b, v1.16b
    shl v9.16b, v2.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v3.16b, v1.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    sri v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v3.16b
    eor v3.16b, v8.16b, v3.16b
    eor v31.16b, v31.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v3.16b
    and v7.16b, v30.16b, v31.16b
    eor v1.16b, v1.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v5.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    orr v8.16b, v5.16b, v2.16b
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v2.16b, v25.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    eor v3.16b, v3.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v2.16b, v2.16b, v3.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v31.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v26.16b
    eor v2.16b, v5.16b, v2.16b
    and v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #112]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v4.16b, v29.16b
    shl v4.16b, v31.16b, #7
    eor v2.16b, v2.16b, v24.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v4.16b, v31.16b, #1
    eor v31.16b, v3.16b, v10.16b
    shl v3.16b, v30.16b, #3
    sri v11.16b, v1.16b, #3
    sri v3.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v3.16b
    orn v0.16b, v3.16b, v4.16b
    shl v9.16b, v2.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    sri v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v0.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v3.16b, v10.16b
    eor v3.16b, v3.16b, v1.16b
    and v7.16b, v30.16b, v0.16b
    eor v4.16b, v4.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v5.16b, v1.16b
    eor v3.16b, v3.16b, v7.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    orr v8.16b, v5.16b, v2.16b
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v2.16b, v17.16b
    orr v6.16b, v3.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v2.16b, v2.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v0.16b, v0.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v23.16b
    eor v2.16b, v5.16b, v2.16b
    and v31.16b, v31.16b, v0.16b
    eor v3.16b, v3.16b, v10.16b
    ldr q10, [x0, #96]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v3.16b, v22.16b
    shl v3.16b, v0.16b, #7
    eor v2.16b, v2.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v3.16b, v0.16b, #1
    eor v0.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v31.16b, v1.16b, v3.16b
    shl v9.16b, v2.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v3.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    sri v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v31.16b, v31.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v31.16b
    eor v3.16b, v3.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v5.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v1.16b
    orr v8.16b, v5.16b, v2.16b
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v2.16b, v25.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v2.16b, v2.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v31.16b, v3.16b
    and v10.16b, v3.16b, v30.16b
    eor v3.16b, v3.16b, v26.16b
    eor v2.16b, v5.16b, v2.16b
    and v0.16b, v0.16b, v31.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #80]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v3.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v29.16b
    shl v1.16b, v31.16b, #7
    eor v2.16b, v2.16b, v24.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v1.16b, v31.16b, #1
    eor v31.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    sri v11.16b, v3.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v0.16b, v4.16b, v1.16b
    shl v9.16b, v2.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v3.16b, v1.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    sri v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v3.16b
    eor v3.16b, v8.16b, v3.16b
    eor v0.16b, v0.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v3.16b
    and v7.16b, v30.16b, v0.16b
    eor v1.16b, v1.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v5.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v4.16b
    orr v8.16b, v5.16b, v2.16b
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    eor v9.16b, v2.16b, v17.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    eor v3.16b, v3.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    and v2.16b, v2.16b, v3.16b
    sri v8.16b, v9.16b, #7
    eor v0.16b, v0.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v23.16b
    eor v2.16b, v5.16b, v2.16b
    and v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #64]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v4.16b, v22.16b
    shl v4.16b, v0.16b, #7
    eor v2.16b, v2.16b, v16.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v4.16b, v0.16b, #1
    eor v0.16b, v3.16b, v10.16b
    shl v3.16b, v30.16b, #3
    sri v11.16b, v1.16b, #3
    sri v3.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v3.16b
    orn v31.16b, v3.16b, v4.16b
    shl v1.16b, v2.16b, #4
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v5.16b, v4.16b, v30.16b
    eor v9.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    sri v1.16b, v2.16b, #4
    bic v10.16b, v9.16b, v5.16b
    eor v5.16b, v8.16b, v5.16b
    eor v31.16b, v31.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    eor v2.16b, v3.16b, v10.16b
    eor v3.16b, v3.16b, v5.16b
    and v7.16b, v30.16b, v31.16b
    eor v4.16b, v4.16b, v1.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v1.16b, v5.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    /* end: x = y ^ rk[0] */
    ldp q6, q7, [x0, #0]
    eor v30.16b, v30.16b, v0.16b
    orr v8.16b, v1.16b, v2.16b
    ldp q9, q10, [x0, #32]
    eor v0.16b, v0.16b, v3.16b
    orr v11.16b, v3.16b, v30.16b
    eor v5.16b, v5.16b, v8.16b
    eor v12.16b, v0.16b, v21.16b
    eor v4.16b, v4.16b, v11.16b
    and v8.16b, v2.16b, v5.16b
    eor v5.16b, v5.16b, v6.16b
    eor v2.16b, v2.16b, v7.16b
    eor v31.16b, v31.16b, v4.16b
    and v6.16b, v4.16b, v30.16b
    eor v1.16b, v1.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    and v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    eor v31.16b, v31.16b, v10.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v3.16b, v29.16b
    add x1, x1, #32
    trn1 v3.8h, v5.8h, v1.8h
    trn2 v1.8h, v5.8h, v1.8h
    str x1, [sp, #128]  /* spill */
    eor v30.16b, v30.16b, v28.16b
    trn1 v5.8h, v0.8h, v31.8h
    trn2 v31.8h, v0.8h, v31.8h
    trn1 v0.8h, v2.8h, v4.8h
    trn2 v2.8h, v2.8h, v4.8h
    trn1 v4.8h, v30.8h, v12.8h
    trn2 v30.8h, v30.8h, v12.8h
    trn1 v6.16b, v3.16b, v0.16b
    trn2 v0.16b, v3.16b, v0.16b
    trn1 v3.16b, v5.16b, v4.16b
    trn2 v4.16b, v5.16b, v4.16b
    trn1 v5.16b, v1.16b, v2.16b
    str s6, [x2, #0]
    trn2 v1.16b, v1.16b, v2.16b
    trn1 v2.16b, v31.16b, v30.16b
    str s3, [x2, #4]
    str s0, [x2, #8]
    trn2 v30.16b, v31.16b, v30.16b
    str s4, [x2, #12]
    str s5, [x2, #16]
    str s2, [x2, #20]
    str s1, [x2, #24]
    str s30, [x2, #28]
    add x2, x2, #32
    tbz x9, 63, L(pipo64_128_decrypt_blocks_blocks18)
L(pipo64_128_decrypt_blocks_fewer16):
    add x9, x9, #4
    cbz x9, L(pipo64_128_decrypt_blocks_done1)
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w10, [x0, #608]
    ldr w11, [x0, #616]
    ldr w12, [x0, #432]
    ldr w13, [x0, #416]
    ldr w14, [x0, #448]
    ldr w15, [x0, #612]
    ldr w16, [x0, #480]
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w17, [x0, #16]
    ldr w8, [x0, #48]
    ldr w3, [x0, #320]
    ldr w4, [x0, #304]
    ldr w5, [x0, #336]
    ldr w6, [x0, #32]
    ldr w7, [x0, #352]
L(pipo64_128_decrypt_blocks_blocks20):
    ldrb w19, [x1, #3]
    ldrb w20, [x1, #5]
    ldrb w21, [x1, #6]
    ldrb w22, [x1, #4]
    ldrb w23, [x1, #0]
    /* round i = 13: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w24, [x0, #368]
    ldrb w25, [x1, #1]
    ldrb w26, [x1, #7]
    orr w19, w19, w19, lsl #8
    orr w20, w20, w20, lsl #8
    ldrb w1, [x1, #2]
    orr w19, w19, w19, lsl #16
    orr w20, w20, w20, lsl #16
    orr w21, w21, w21, lsl #8
    orr w22, w22, w22, lsl #8
    orr w21, w21, w21, lsl #16
    eor w19, w19, w13
    eor w20, w20, w14
    orr w23, w23, w23, lsl #8
    orr w22, w22, w22, lsl #16
    eor w21, w21, w11
    extr w27, w19, w19, #3
    extr w28, w20, w20, #5
    orr w23, w23, w23, lsl #16
    eor w22, w22, w12
    orr w27, w27, w20, ror #5
    orr w28, w28, w21, ror #1
    eor w22, w27, w22, ror #6
    eor w23, w23, w24
    eor w19, w28, w19, ror #3
    orr w24, w25, w25, lsl #8
    orr w25, w26, w26, lsl #8
    eor w26, w22, w21, ror #1
    eor w27, w23, w19
    orr w24, w24, w24, lsl #16
    orr w25, w25, w25, lsl #16
    and w28, w26, w27
    orr w1, w1, w1, lsl #8
    eor w24, w24, w10
    eor w25, w25, w16
    eor w28, w28, w20, ror #5
    and w29, w22, w23
    orr w1, w1, w1, lsl #16
    eor w24, w26, w24, ror #7
    eor w25, w28, w25, ror #2
    eor w19, w19, w29
    eor w1, w1, w15
    /* round i = 12: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w26, [x0, #240]
    eor w20, w24, w20, ror #5
    and w28, w22, w19
    eor w23, w23, w25
    eor w1, w27, w1, ror #4
    eor w20, w20, w28
    eor w22, w22, w23
    eor w21, w1, w21, ror #1
    orr w27, w20, w22
    eor w23, w23, w20
    eor w21, w21, w27
    orn w27, w24, w1
    eor w28, w23, w7
    eor w19, w19, w21
    eor w25, w25, w27
    and w27, w21, w22
    and w23, w23, w19
    eor w21, w21, w4
    orn w29, w25, w1
    eor w22, w22, w23
    eor w20, w20, w27
    eor w19, w19, w8
    eor w22, w22, w5
    extr w23, w21, w21, #3
    eor w24, w24, w29
    extr w27, w22, w22, #5
    eor w20, w20, w3
    orr w23, w23, w22, ror #5
    orr w27, w27, w19, ror #1
    eor w20, w23, w20, ror #6
    eor w23, w24, w26
    eor w21, w27, w21, ror #3
    eor w26, w20, w19, ror #1
    and w24, w25, w24
    eor w27, w23, w21
    eor w25, w25, w17
    and w29, w20, w23
    and w30, w26, w27
    eon w1, w24, w1
    eor w24, w26, w25, ror #7
    eor w25, w30, w22, ror #5
    eor w21, w21, w29
    eor w1, w1, w6
    eor w25, w25, w28, ror #2
    eor w22, w24, w22, ror #5
    and w26, w20, w21
    /* round i = 11: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w28, [x0, #224]
    eor w23, w23, w25
    eor w1, w27, w1, ror #4
    eor w22, w22, w26
    eor w20, w20, w23
    eor w19, w1, w19, ror #1
    eor w23, w23, w22
    orr w26, w22, w20
    eor w29, w23, w16
    orn w27, w24, w1
    eor w19, w19, w26
    eor w25, w25, w27
    eor w21, w21, w19
    and w26, w19, w20
    eor w19, w19, w13
    and w23, w23, w21
    orn w27, w25, w1
    eor w22, w22, w26
    eor w20, w20, w23
    eor w21, w21, w11
    extr w23, w19, w19, #3
    eor w20, w20, w14
    eor w24, w24, w27
    eor w22, w22, w12
    extr w26, w20, w20, #5
    orr w23, w23, w20, ror #5
    eor w27, w24, w28
    orr w26, w26, w21, ror #1
    eor w22, w23, w22, ror #6
    and w23, w25, w24
    eor w19, w26, w19, ror #3
    eor w24, w22, w21, ror #1
    eon w1, w23, w1
    eor w26, w27, w19
    eor w25, w25, w10
    and w28, w22, w27
    and w23, w24, w26
    eor w24, w24, w25, ror #7
    eor w19, w19, w28
    eor w23, w23, w20, ror #5
    eor w1, w1, w15
    eor w20, w24, w20, ror #5
    eor w23, w23, w29, ror #2
    and w25, w22, w19
    eor w1, w26, w1, ror #4
    /* round i = 10: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w26, [x0, #208]
    eor w27, w27, w23
    eor w20, w20, w25
    eor w21, w1, w21, ror #1
    eor w22, w22, w27
    eor w25, w27, w20
    orn w27, w24, w1
    orr w28, w20, w22
    eor w23, w23, w27
    eor w27, w25, w7
    eor w21, w21, w28
    orn w28, w23, w1
    eor w29, w23, w17
    eor w19, w19, w21
    and w30, w21, w22
    eor w21, w21, w4
    and w25, w25, w19
    eor w20, w20, w30
    eor w19, w19, w8
    eor w22, w22, w25
    extr w25, w21, w21, #3
    eor w24, w24, w28
    eor w22, w22, w5
    eor w20, w20, w3
    eor w26, w24, w26
    extr w28, w22, w22, #5
    orr w25, w25, w22, ror #5
    and w23, w23, w24
    orr w24, w28, w19, ror #1
    eor w20, w25, w20, ror #6
    eon w1, w23, w1
    eor w21, w24, w21, ror #3
    eor w23, w20, w19, ror #1
    and w24, w20, w26
    eor w25, w26, w21
    eor w28, w23, w29, ror #7
    eor w21, w21, w24
    and w23, w23, w25
    eor w24, w28, w22, ror #5
    eor w1, w1, w6
    eor w22, w23, w22, ror #5
    and w23, w20, w21
    eor w1, w25, w1, ror #4
    eor w22, w22, w27, ror #2
    eor w23, w24, w23
    eor w19, w1, w19, ror #1
    /* round i = 9: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w24, [x0, #192]
    eor w25, w26, w22
    orn w26, w28, w1
    eor w20, w20, w25
    eor w22, w22, w26
    eor w25, w25, w23
    orr w26, w23, w20
    orn w27, w22, w1
    eor w29, w22, w10
    eor w19, w19, w26
    eor w26, w28, w27
    eor w27, w25, w16
    eor w21, w21, w19
    and w28, w19, w20
    eor w19, w19, w13
    and w25, w25, w21
    eor w23, w23, w28
    eor w21, w21, w11
    eor w20, w20, w25
    extr w25, w19, w19, #3
    eor w24, w26, w24
    eor w20, w20, w14
    and w22, w22, w26
    eor w23, w23, w12
    extr w26, w20, w20, #5
    orr w25, w25, w20, ror #5
    eon w1, w22, w1
    orr w22, w26, w21, ror #1
    eor w23, w25, w23, ror #6
    eor w1, w1, w15
    eor w19, w22, w19, ror #3
    eor w22, w23, w21, ror #1
    and w25, w23, w24
    eor w26, w24, w19
    eor w28, w22, w29, ror #7
    eor w19, w19, w25
    and w22, w22, w26
    eor w25, w28, w20, ror #5
    and w29, w23, w19
    eor w20, w22, w20, ror #5
    eor w1, w26, w1, ror #4
    eor w22, w25, w29
    /* round i = 8: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w26, [x0, #176]
    eor w20, w20, w27, ror #2
    eor w21, w1, w21, ror #1
    orn w25, w28, w1
    eor w24, w24, w20
    eor w20, w20, w25
    eor w23, w23, w24
    eor w24, w24, w22
    orn w25, w20, w1
    orr w27, w22, w23
    eor w25, w28, w25
    eor w28, w20, w17
    eor w21, w21, w27
    eor w26, w25, w26
    and w20, w20, w25
    eor w19, w19, w21
    and w25, w21, w23
    eor w21, w21, w4
    and w27, w24, w19
    eor w22, w22, w25
    eor w19, w19, w8
    eor w23, w23, w27
    extr w25, w21, w21, #3
    eon w1, w20, w1
    eor w23, w23, w5
    eor w22, w22, w3
    eor w24, w24, w7
    extr w20, w23, w23, #5
    orr w25, w25, w23, ror #5
    eor w1, w1, w6
    orr w20, w20, w19, ror #1
    eor w22, w25, w22, ror #6
    eor w20, w20, w21, ror #3
    eor w21, w22, w19, ror #1
    and w25, w22, w26
    eor w27, w26, w20
    eor w28, w21, w28, ror #7
    eor w20, w20, w25
    and w21, w21, w27
    eor w25, w28, w23, ror #5
    and w29, w22, w20
    eor w21, w21, w23, ror #5
    eor w1, w27, w1, ror #4
    eor w23, w25, w29
    /* round i = 7: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w25, [x0, #160]
    eor w21, w21, w24, ror #2
    eor w19, w1, w19, ror #1
    orn w24, w28, w1
    eor w26, w26, w21
    eor w21, w21, w24
    eor w22, w22, w26
    eor w24, w26, w23
    orn w26, w21, w1
    orr w27, w23, w22
    eor w26, w28, w26
    eor w28, w21, w10
    eor w19, w19, w27
    eor w25, w26, w25
    and w21, w21, w26
    eor w20, w20, w19
    and w26, w19, w22
    eor w19, w19, w13
    and w27, w24, w20
    eor w23, w23, w26
    eor w20, w20, w11
    eor w22, w22, w27
    extr w26, w19, w19, #3
    eon w1, w21, w1
    eor w22, w22, w14
    eor w23, w23, w12
    eor w24, w24, w16
    extr w21, w22, w22, #5
    orr w26, w26, w22, ror #5
    eor w1, w1, w15
    orr w21, w21, w20, ror #1
    eor w23, w26, w23, ror #6
    eor w19, w21, w19, ror #3
    eor w21, w23, w20, ror #1
    and w26, w23, w25
    eor w27, w25, w19
    eor w28, w21, w28, ror #7
    eor w19, w19, w26
    and w21, w21, w27
    eor w26, w28, w22, ror #5
    and w29, w23, w19
    eor w21, w21, w22, ror #5
    eor w1, w27, w1, ror #4
    eor w22, w26, w29
    /* round i = 6: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w26, [x0, #144]
    eor w21, w21, w24, ror #2
    eor w20, w1, w20, ror #1
    orn w24, w28, w1
    eor w25, w25, w21
    eor w21, w21, w24
    eor w23, w23, w25
    eor w24, w25, w22
    orn w25, w21, w1
    orr w27, w22, w23
    eor w25, w28, w25
    eor w28, w21, w17
    eor w20, w20, w27
    eor w26, w25, w26
    and w21, w21, w25
    eor w19, w19, w20
    and w25, w20, w23
    eor w20, w20, w4
    and w27, w24, w19
    eor w22, w22, w25
    eor w19, w19, w8
    eor w23, w23, w27
    extr w25, w20, w20, #3
    eon w1, w21, w1
    eor w23, w23, w5
    eor w22, w22, w3
    eor w24, w24, w7
    extr w21, w23, w23, #5
    orr w25, w25, w23, ror #5
    eor w1, w1, w6
    orr w21, w21, w19, ror #1
    eor w22, w25, w22, ror #6
    eor w20, w21, w20, ror #3
    eor w21, w22, w19, ror #1
    and w25, w22, w26
    eor w27, w26, w20
    eor w28, w21, w28, ror #7
    eor w20, w20, w25
    and w21, w21, w27
    eor w25, w28, w23, ror #5
    and w29, w22, w20
    eor w21, w21, w23, ror #5
    eor w1, w27, w1, ror #4
    eor w23, w25, w29
    /* round i = 5: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w25, [x0, #128]
    eor w21, w21, w24, ror #2
    eor w19, w1, w19, ror #1
    orn w24, w28, w1
    eor w26, w26, w21
    eor w21, w21, w24
    eor w22, w22, w26
    eor w24, w26, w23
    orn w26, w21, w1
    orr w27, w23, w22
    eor w26, w28, w26
    eor w28, w21, w10
    eor w19, w19, w27
    eor w25, w26, w25
    and w21, w21, w26
    eor w20, w20, w19
    and w26, w19, w22
    eor w19, w19, w13
    and w27, w24, w20
    eor w23, w23, w26
    eor w20, w20, w11
    eor w22, w22, w27
    extr w26, w19, w19, #3
    eon w1, w21, w1
    eor w22, w22, w14
    eor w23, w23, w12
    eor w24, w24, w16
    extr w21, w22, w22, #5
    orr w26, w26, w22, ror #5
    eor w1, w1, w15
    orr w21, w21, w20, ror #1
    eor w23, w26, w23, ror #6
    eor w19, w21, w19, ror #3
    eor w21, w23, w20, ror #1
    and w26, w23, w25
    eor w27, w25, w19
    eor w28, w21, w28, ror #7
    eor w19, w19, w26
    and w21, w21, w27
    eor w26, w28, w22, ror #5
    and w29, w23, w19
    eor w21, w21, w22, ror #5
    eor w1, w27, w1, ror #4
    eor w22, w26, w29
    /* round i = 4: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w26, [x0, #112]
    eor w21, w21, w24, ror #2
    eor w20, w1, w20, ror #1
    orn w24, w28, w1
    eor w25, w25, w21
    eor w21, w21, w24
    eor w23, w23, w25
    eor w24, w25, w22
    orn w25, w21, w1
    orr w27, w22, w23
    eor w25, w28, w25
    eor w28, w21, w17
    eor w20, w20, w27
    eor w26, w25, w26
    and w21, w21, w25
    eor w19, w19, w20
    and w25, w20, w23
    eor w20, w20, w4
    and w27, w24, w19
    eor w22, w22, w25
    eor w19, w19, w8
    eor w23, w23, w27
    extr w25, w20, w20, #3
    eon w1, w21, w1
    eor w23, w23, w5
    eor w22, w22, w3
    eor w24, w24, w7
    extr w21, w23, w23, #5
    orr w25, w25, w23, ror #5
    eor w1, w1, w6
    orr w21, w21, w19, ror #1
    eor w22, w25, w22, ror #6
    eor w20, w21, w20, ror #3
    eor w21, w22, w19, ror #1
    and w25, w22, w26
    eor w27, w26, w20
    eor w28, w21, w28, ror #7
    eor w20, w20, w25
    and w21, w21, w27
    eor w25, w28, w23, ror #5
    and w29, w22, w20
    eor w21, w21, w23, ror #5
    eor w1, w27, w1, ror #4
    eor w23, w25, w29
    /* round i = 3: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w25, [x0, #96]
    eor w21, w21, w24, ror #2
    eor w19, w1, w19, ror #1
    orn w24, w28, w1
    eor w26, w26, w21
    eor w21, w21, w24
    eor w22, w22, w26
    eor w24, w26, w23
    orn w26, w21, w1
    orr w27, w23, w22
    eor w26, w28, w26
    eor w28, w21, w10
    eor w19, w19, w27
    eor w25, w26, w25
    and w21, w21, w26
    eor w20, w20, w19
    and w26, w19, w22
    eor w19, w19, w13
    and w27, w24, w20
    eor w23, w23, w26
    eor w20, w20, w11
    eor w22, w22, w27
    extr w26, w19, w19, #3
    eon w1, w21, w1
    eor w22, w22, w14
    eor w23, w23, w12
    eor w24, w24, w16
    extr w21, w22, w22, #5
    orr w26, w26, w22, ror #5
    eor w1, w1, w15
    orr w21, w21, w20, ror #1
    eor w23, w26, w23, ror #6
    eor w19, w21, w19, ror #3
    eor w21, w23, w20, ror #1
    and w26, w23, w25
    eor w27, w25, w19
    eor w28, w21, w28, ror #7
    eor w19, w19, w26
    and w21, w21, w27
    eor w26, w28, w22, ror #5
    and w29, w23, w19
    eor w21, w21, w22, ror #5
    eor w1, w27, w1, ror #4
    eor w22, w26, w29
    /* round i = 2: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w26, [x0, #80]
    eor w21, w21, w24, ror #2
    eor w20, w1, w20, ror #1
    orn w24, w28, w1
    eor w25, w25, w21
    eor w21, w21, w24
    eor w23, w23, w25
    eor w24, w25, w22
    orn w25, w21, w1
    orr w27, w22, w23
    eor w25, w28, w25
    eor w28, w21, w17
    eor w20, w20, w27
    eor w26, w25, w26
    and w21, w21, w25
    eor w19, w19, w20
    and w25, w20, w23
    eor w20, w20, w4
    and w27, w24, w19
    eor w22, w22, w25
    eor w19, w19, w8
    eor w23, w23, w27
    extr w25, w20, w20, #3
    eon w1, w21, w1
    eor w23, w23, w5
    eor w22, w22, w3
    eor w24, w24, w7
    extr w21, w23, w23, #5
    orr w25, w25, w23, ror #5
    eor w1, w1, w6
    orr w21, w21, w19, ror #1
    eor w22, w25, w22, ror #6
    eor w20, w21, w20, ror #3
    eor w21, w22, w19, ror #1
    and w25, w22, w26
    eor w27, w26, w20
    eor w28, w21, w28, ror #7
    eor w20, w20, w25
    and w21, w21, w27
    eor w25, w28, w23, ror #5
    and w29, w22, w20
    eor w21, w21, w23, ror #5
    eor w1, w27, w1, ror #4
    eor w23, w25, w29
    /* round i = 1: y := S_inverse(R_inverse(y ^ rk[i])) */
    ldr w25, [x0, #64]
    eor w21, w21, w24, ror #2
    eor w19, w1, w19, ror #1
    orn w24, w28, w1
    eor w26, w26, w21
    eor w21, w21, w24
    eor w22, w22, w26
    eor w24, w26, w23
    orn w26, w21, w1
    orr w27, w23, w22
    eor w26, w28, w26
    eor w28, w21, w10
    eor w19, w19, w27
    eor w25, w26, w25
    and w21, w21, w26
    eor w20, w20, w19
    and w26, w19, w22
    eor w19, w19, w13
    and w27, w24, w20
    eor w23, w23, w26
    eor w20, w20, w11
    eor w22, w22, w27
    extr w26, w19, w19, #3
    eon w1, w21, w1
    eor w22, w22, w14
    eor w21, w24, w16
    eor w23, w23, w12
    extr w24, w22, w22, #5
    orr w26, w26, w22, ror #5
    eor w1, w1, w15
    orr w24, w24, w20, ror #1
    eor w23, w26, w23, ror #6
    eor w19, w24, w19, ror #3
    eor w24, w23, w20, ror #1
    and w26, w23, w25
    eor w27, w25, w19
    eor w28, w24, w28, ror #7
    eor w19, w19, w26
    /* end: x = y ^ rk[0] */
    ldr w26, [x0, #0]
    and w24, w24, w27
    eor w1, w27, w1, ror #4
    eor w27, w28, w22, ror #5
    eor w22, w24, w22, ror #5
    and w24, w23, w19
    orn w29, w28, w1
    eor w21, w22, w21, ror #2
    eor w22, w27, w24
    eor w20, w1, w20, ror #1
    eor w24, w25, w21
    eor w21, w21, w29
    orn w25, w21, w1
    eor w23, w23, w24
    eor w24, w24, w22
    eor w25, w28, w25
    eor w28, w21, w17
    orr w27, w22, w23
    and w21, w21, w25
    eor w25, w25, w26
    eor w20, w20, w27
    eon w1, w21, w1
    strb w25, [x2, #0]
    strb w28, [x2, #1]
    eor w19, w19, w20
    eor w1, w1, w6
    and w26, w20, w23
    and w21, w24, w19
    strb w1, [x2, #2]
    ldr x1, [sp, #128]  /* reload */
    eor w22, w22, w26
    eor w21, w23, w21
    sub x9, x9, #1
    eor w20, w20, w4
    eor w22, w22, w3
    eor w21, w21, w5
    eor w19, w19, w8
    eor w23, w24, w7
    strb w20, [x2, #3]
    strb w22, [x2, #4]
    strb w21, [x2, #5]
    add x1, x1, #8
    strb w19, [x2, #6]
    strb w23, [x2, #7]
    add x2, x2, #8
    str x1, [sp, #128]  /* spill */
    cbnz x9, L(pipo64_128_decrypt_blocks_blocks20)
L(pipo64_128_decrypt_blocks_done1):
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
    ldr q11, [sp, #48]
    ldr q12, [sp, #64]
    ldr q13, [sp, #80]
    ldr q14, [sp, #96]
    ldr q15, [sp, #112]
    ldr x30, [sp, #224]
    add sp, sp, #240
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
    END pipo64_128_decrypt_blocks

    FUNCTION pipo64_128_ctr
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
    sub sp, sp, #512
    .cfi_def_cfa_offset 512
    str x19, [sp, #416]
    .cfi_offset x19, -96
    str x20, [sp, #424]
    .cfi_offset x20, -88
    str x21, [sp, #432]
    .cfi_offset x21, -80
    str x22, [sp, #440]
    .cfi_offset x22, -72
    str x23, [sp, #448]
    .cfi_offset x23, -64
    str x24, [sp, #456]
    .cfi_offset x24, -56
    str x25, [sp, #464]
    .cfi_offset x25, -48
    str x26, [sp, #472]
    .cfi_offset x26, -40
    str x27, [sp, #480]
    .cfi_offset x27, -32
    str x28, [sp, #488]
    .cfi_offset x28, -24
    str x29, [sp, #496]
    .cfi_offset x29, -16
    str q8, [sp, #224]
    .cfi_offset d8, -288
    str q9, [sp, #240]
    .cfi_offset d9, -272
    str q10, [sp, #256]
    .cfi_offset d10, -256
    str q11, [sp, #272]
    .cfi_offset d11, -240
    str q12, [sp, #288]
    .cfi_offset d12, -224
    str q13, [sp, #304]
    .cfi_offset d13, -208
    str q14, [sp, #320]
    .cfi_offset d14, -192
    str q15, [sp, #336]
    .cfi_offset d15, -176
    str x30, [sp, #504]
    .cfi_offset x30, -8
    str x2, [sp, #352]  /* spill */
    str x3, [sp, #360]  /* spill */
    cbz x4, L(pipo64_128_ctr_done4)
L(pipo64_128_ctr_epoch1):
    ldrb w11, [x1, #3]
    ldrb w9, [x1, #0]
    ldrb w10, [x1, #1]
    ldrb w13, [x1, #2]
    /* start: x := x ^ rk[0] */
    ldp q17, q16, [x0, #0]
    ldr q18, [x0, #32]
    ldr q24, [x0, #336]
    ldrb w12, [x1, #4]
    orr w9, w9, w9, lsl #8
    ldp q19, q20, [x0, #304]
    orr w10, w10, w10, lsl #8
    orr w16, w9, w9, lsl #16
    orr w9, w11, w11, lsl #8
    dup v22.4s, w16
    orr w10, w10, w10, lsl #16
    dup v21.4s, w10
    orr w11, w13, w13, lsl #8
    ldrb w13, [x1, #5]
    orr w11, w11, w11, lsl #16
    dup v23.4s, w11
    orr w9, w9, w9, lsl #16
    ldr w17, [x0, #16]
    eor v22.16b, v22.16b, v17.16b
    ldr w8, [x0, #0]
    ldr w14, [x0, #304]
    orr w12, w12, w12, lsl #8
    eor v21.16b, v21.16b, v16.16b
    dup v16.4s, w9
    ldr w5, [x0, #32]
    orr w12, w12, w12, lsl #16
    orr w13, w13, w13, lsl #8
    eor v18.16b, v23.16b, v18.16b
    dup v17.4s, w12
    ldr w15, [x0, #320]
    orr w13, w13, w13, lsl #16
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v23.16b, v21.16b, v22.16b
    dup v25.4s, w13
    eor w17, w10, w17
    eor v16.16b, v16.16b, v19.16b
    eor w16, w16, w8
    ldr w8, [x0, #336]
    eor w9, w9, w14
    eor v23.16b, v18.16b, v23.16b
    ldrb w6, [x1, #6]
    ldrb w7, [x1, #7]
    eor w10, w11, w5
    ldrb w14, [x1, #7]
    ldrb w19, [x1, #6]
    and w11, w17, w16
    eor v17.16b, v17.16b, v20.16b
    orr v19.16b, v23.16b, v21.16b
    eor w5, w10, w11
    eor v18.16b, v25.16b, v24.16b
    eor w10, w12, w15
    orr w11, w5, w17
    sub x4, x4, #256
    str q18, [sp, #0]  /* spill */
    str q16, [sp, #16]  /* spill */
    eor v22.16b, v22.16b, v19.16b
    orr v20.16b, v22.16b, v22.16b
    eor w11, w16, w11
    orr w12, w6, w6, lsl #8
    orr w15, w7, w7, lsl #8
    orr w16, w14, w19, lsl #8
    orr w14, w5, w11
    movz x6, #1, lsl #16
    str q17, [sp, #32]  /* spill */
    orr v22.16b, v23.16b, v22.16b
    orr w7, w12, w12, lsl #16
    eor w12, w13, w8
    orr w15, w15, w15, lsl #16
    orn w13, wzr, w5
    eor w14, w17, w14
    orr v19.16b, v23.16b, v23.16b
    str q19, [sp, #48]  /* spill */
    str q20, [sp, #64]  /* spill */
    eor v21.16b, v21.16b, v22.16b
    str x12, [sp, #368]  /* spill */
    str x9, [sp, #376]  /* spill */
    sub x15, x16, x6
    str x10, [sp, #384]  /* spill */
    str x13, [sp, #392]  /* spill */
    str x14, [sp, #400]  /* spill */
    str x11, [sp, #408]  /* spill */
    str q21, [sp, #80]  /* spill */
    tbnz x4, 63, L(pipo64_128_ctr_fewer7)
    add x16, x15, #31
    tbz x16, 63, L(pipo64_128_ctr_fewer7)
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
    dup v24.4s, w16
    orr w16, w17, w17, lsl #16
    dup v25.4s, w16
    movz w16, #0x1010, lsl #0
    movk w16, #0x1010, lsl #16  /* 0x10101010 */
    ins v22.s[2], w8  /* 0x6040200070503010e0c0a0806040200 */
    dup v23.4s, w16
    ins v22.s[3], w5  /* 0xf0d0b09070503010e0c0a0806040200 */
    str q23, [sp, #96]  /* spill */
    add v26.16b, v24.16b, v22.16b
    orr v22.16b, v26.16b, v26.16b
    bic v24.16b, v24.16b, v26.16b
    ushr v24.16b, v24.16b, #7
    add v24.16b, v25.16b, v24.16b
L(pipo64_128_ctr_batch8):
    /* start: x := x ^ rk[0] */
    ldp q25, q26, [x0, #48]
    ldr q27, [x0, #352]
    add v23.16b, v22.16b, v23.16b
    bic v28.16b, v22.16b, v23.16b
    str q23, [sp, #112]  /* spill */
    ushr v28.16b, v28.16b, #7
    eor v29.16b, v24.16b, v25.16b
    eor v22.16b, v22.16b, v27.16b
    add v24.16b, v24.16b, v28.16b
    eor v23.16b, v23.16b, v27.16b
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v27.16b, v22.16b, v29.16b
    eor v28.16b, v29.16b, v16.16b
    str q24, [sp, #128]  /* spill */
    eor v24.16b, v24.16b, v25.16b
    eor v25.16b, v18.16b, v27.16b
    and v27.16b, v23.16b, v24.16b
    eor v24.16b, v24.16b, v16.16b
    and v29.16b, v16.16b, v25.16b
    eor v18.16b, v18.16b, v27.16b
    eor v27.16b, v17.16b, v29.16b
    and v29.16b, v16.16b, v18.16b
    eor v22.16b, v22.16b, v27.16b
    orr v30.16b, v27.16b, v25.16b
    eor v17.16b, v17.16b, v29.16b
    eor v29.16b, v22.16b, v21.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v16.16b, v30.16b
    eor v23.16b, v23.16b, v17.16b
    and v30.16b, v29.16b, v22.16b
    and v31.16b, v22.16b, v28.16b
    eor v25.16b, v25.16b, v19.16b
    eor v0.16b, v23.16b, v21.16b
    eor v28.16b, v28.16b, v30.16b
    eor v27.16b, v27.16b, v31.16b
    ldp q30, q31, [x0, #384]
    eor v1.16b, v25.16b, v22.16b
    orr v2.16b, v17.16b, v18.16b
    eor v3.16b, v29.16b, v28.16b
    eor v27.16b, v27.16b, v20.16b
    ldp q5, q4, [x0, #448]
    ldr q6, [x0, #480]
    eor v18.16b, v18.16b, v23.16b
    eor v7.16b, v20.16b, v1.16b
    bic v23.16b, v3.16b, v1.16b
    eor v1.16b, v19.16b, v3.16b
    orn v8.16b, v27.16b, v25.16b
    shl v3.16b, v7.16b, #7
    eor v23.16b, v27.16b, v23.16b
    shl v9.16b, v1.16b, #4
    ldp q10, q11, [x0, #416]
    eor v28.16b, v28.16b, v8.16b
    sri v3.16b, v7.16b, #1
    eor v23.16b, v21.16b, v23.16b
    shl v7.16b, v25.16b, #1
    eor v16.16b, v16.16b, v2.16b
    sri v9.16b, v1.16b, #4
    shl v8.16b, v23.16b, #2
    and v1.16b, v0.16b, v18.16b
    orr v2.16b, v28.16b, v27.16b
    eor v29.16b, v29.16b, v26.16b
    eor v3.16b, v3.16b, v30.16b
    shl v12.16b, v27.16b, #5
    sri v7.16b, v25.16b, #7
    eor v16.16b, v16.16b, v19.16b
    sri v8.16b, v23.16b, #6
    eor v25.16b, v24.16b, v1.16b
    and v24.16b, v18.16b, v24.16b
    eor v22.16b, v22.16b, v2.16b
    eor v23.16b, v9.16b, v31.16b
    shl v1.16b, v28.16b, #3
    sri v12.16b, v27.16b, #3
    eor v27.16b, v7.16b, v4.16b
    eor v2.16b, v8.16b, v6.16b
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v29.16b
    eor v8.16b, v16.16b, v18.16b
    eor v9.16b, v0.16b, v25.16b
    eor v17.16b, v17.16b, v24.16b
    shl v24.16b, v22.16b, #6
    sri v1.16b, v28.16b, #5
    eor v28.16b, v12.16b, v5.16b
    and v12.16b, v2.16b, v27.16b
    eor v23.16b, v23.16b, v7.16b
    eor v17.16b, v17.16b, v20.16b
    sri v24.16b, v22.16b, #2
    bic v22.16b, v9.16b, v8.16b
    eor v1.16b, v1.16b, v10.16b
    eor v28.16b, v28.16b, v12.16b
    orr v7.16b, v23.16b, v3.16b
    eor v20.16b, v20.16b, v8.16b
    eor v22.16b, v17.16b, v22.16b
    eor v24.16b, v24.16b, v11.16b
    and v8.16b, v1.16b, v28.16b
    eor v29.16b, v29.16b, v7.16b
    shl v7.16b, v20.16b, #7
    eor v19.16b, v19.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v21.16b, v22.16b
    eor v22.16b, v24.16b, v8.16b
    orr v24.16b, v23.16b, v29.16b
    sri v7.16b, v20.16b, #1
    shl v20.16b, v19.16b, #4
    eor v25.16b, v25.16b, v9.16b
    shl v8.16b, v16.16b, #1
    eor v2.16b, v2.16b, v22.16b
    shl v9.16b, v21.16b, #2
    eor v24.16b, v3.16b, v24.16b
    eor v26.16b, v0.16b, v26.16b
    eor v30.16b, v7.16b, v30.16b
    sri v20.16b, v19.16b, #4
    orr v19.16b, v25.16b, v17.16b
    shl v0.16b, v17.16b, #5
    eor v3.16b, v2.16b, v24.16b
    sri v8.16b, v16.16b, #7
    orr v16.16b, v22.16b, v28.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v28.16b, v2.16b
    eor v20.16b, v20.16b, v31.16b
    shl v28.16b, v25.16b, #3
    eor v18.16b, v18.16b, v19.16b
    sri v0.16b, v17.16b, #3
    eor v17.16b, v8.16b, v4.16b
    eor v19.16b, v9.16b, v6.16b
    and v31.16b, v30.16b, v26.16b
    eor v16.16b, v1.16b, v16.16b
    eor v27.16b, v27.16b, v1.16b
    and v1.16b, v3.16b, v21.16b
    sri v28.16b, v25.16b, #5
    eor v25.16b, v0.16b, v5.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v19.16b, v17.16b
    eor v20.16b, v20.16b, v31.16b
    eor v16.16b, v16.16b, v23.16b
    eor v31.16b, v27.16b, v1.16b
    and v27.16b, v21.16b, v27.16b
    eor v28.16b, v28.16b, v10.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v25.16b, v2.16b
    orr v25.16b, v20.16b, v30.16b
    ldr q1, [x0, #80]
    ldp q4, q5, [x0, #256]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v3.16b, v31.16b
    eor v22.16b, v22.16b, v27.16b
    eor v27.16b, v0.16b, v11.16b
    and v9.16b, v28.16b, v18.16b
    eor v25.16b, v26.16b, v25.16b
    ldp q0, q7, [x0, #288]
    ldr q8, [x0, #352]
    eor v22.16b, v22.16b, v29.16b
    bic v26.16b, v6.16b, v2.16b
    eor v27.16b, v27.16b, v9.16b
    orr v9.16b, v20.16b, v25.16b
    eor v29.16b, v29.16b, v2.16b
    eor v26.16b, v22.16b, v26.16b
    ldp q11, q10, [x0, #320]
    eor v19.16b, v19.16b, v27.16b
    eor v30.16b, v30.16b, v9.16b
    shl v2.16b, v29.16b, #7
    eor v23.16b, v23.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v24.16b, v24.16b, v26.16b
    eor v26.16b, v19.16b, v30.16b
    sri v2.16b, v29.16b, #1
    orr v29.16b, v27.16b, v18.16b
    eor v18.16b, v18.16b, v19.16b
    shl v19.16b, v23.16b, #4
    eor v31.16b, v31.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v29.16b, v28.16b, v29.16b
    shl v9.16b, v24.16b, #2
    eor v17.16b, v17.16b, v28.16b
    sri v19.16b, v23.16b, #4
    and v23.16b, v26.16b, v18.16b
    orr v28.16b, v31.16b, v22.16b
    eor v3.16b, v3.16b, v1.16b
    eor v2.16b, v2.16b, v4.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v29.16b, v20.16b
    sri v9.16b, v24.16b, #6
    eor v23.16b, v17.16b, v23.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v28.16b
    eor v19.16b, v19.16b, v5.16b
    shl v24.16b, v31.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v28.16b, v9.16b, v8.16b
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v29.16b, v2.16b, v3.16b
    eor v6.16b, v16.16b, v18.16b
    eor v9.16b, v26.16b, v23.16b
    eor v17.16b, v27.16b, v17.16b
    shl v27.16b, v21.16b, #6
    sri v24.16b, v31.16b, #5
    eor v31.16b, v12.16b, v10.16b
    and v12.16b, v28.16b, v22.16b
    eor v19.16b, v19.16b, v29.16b
    eor v17.16b, v17.16b, v25.16b
    sri v27.16b, v21.16b, #2
    bic v21.16b, v9.16b, v6.16b
    eor v24.16b, v24.16b, v7.16b
    eor v29.16b, v31.16b, v12.16b
    orr v31.16b, v19.16b, v2.16b
    eor v25.16b, v25.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v27.16b, v27.16b, v11.16b
    and v6.16b, v24.16b, v29.16b
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v25.16b, #7
    eor v20.16b, v20.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v30.16b, v21.16b
    eor v27.16b, v27.16b, v6.16b
    orr v30.16b, v19.16b, v31.16b
    sri v3.16b, v25.16b, #1
    shl v25.16b, v20.16b, #4
    eor v23.16b, v23.16b, v9.16b
    shl v6.16b, v16.16b, #1
    eor v28.16b, v28.16b, v27.16b
    shl v9.16b, v21.16b, #2
    eor v30.16b, v2.16b, v30.16b
    eor v26.16b, v26.16b, v1.16b
    eor v1.16b, v3.16b, v4.16b
    sri v25.16b, v20.16b, #4
    orr v20.16b, v23.16b, v17.16b
    shl v2.16b, v17.16b, #5
    eor v3.16b, v28.16b, v30.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v27.16b, v29.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v29.16b, v28.16b
    eor v25.16b, v25.16b, v5.16b
    shl v28.16b, v23.16b, #3
    eor v18.16b, v18.16b, v20.16b
    sri v2.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v20.16b, v9.16b, v8.16b
    and v29.16b, v1.16b, v26.16b
    eor v16.16b, v24.16b, v16.16b
    eor v22.16b, v22.16b, v24.16b
    and v24.16b, v3.16b, v21.16b
    sri v28.16b, v23.16b, #5
    eor v23.16b, v2.16b, v10.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v29.16b
    eor v16.16b, v16.16b, v19.16b
    eor v24.16b, v22.16b, v24.16b
    and v22.16b, v21.16b, v22.16b
    eor v28.16b, v28.16b, v7.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v23.16b, v2.16b
    orr v23.16b, v25.16b, v1.16b
    ldr q29, [x0, #96]
    ldp q4, q5, [x0, #384]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v3.16b, v24.16b
    eor v22.16b, v27.16b, v22.16b
    eor v27.16b, v0.16b, v11.16b
    and v9.16b, v28.16b, v18.16b
    eor v23.16b, v26.16b, v23.16b
    ldp q7, q0, [x0, #448]
    ldr q8, [x0, #480]
    eor v22.16b, v22.16b, v31.16b
    bic v26.16b, v6.16b, v2.16b
    eor v27.16b, v27.16b, v9.16b
    orr v9.16b, v25.16b, v23.16b
    eor v31.16b, v31.16b, v2.16b
    eor v26.16b, v22.16b, v26.16b
    eor v20.16b, v20.16b, v27.16b
    eor v1.16b, v1.16b, v9.16b
    shl v9.16b, v31.16b, #7
    eor v19.16b, v19.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v26.16b, v30.16b, v26.16b
    ldp q2, q10, [x0, #416]
    eor v30.16b, v20.16b, v1.16b
    sri v9.16b, v31.16b, #1
    orr v31.16b, v27.16b, v18.16b
    eor v18.16b, v18.16b, v20.16b
    shl v20.16b, v19.16b, #4
    eor v24.16b, v24.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v31.16b, v28.16b, v31.16b
    shl v11.16b, v26.16b, #2
    eor v17.16b, v17.16b, v28.16b
    sri v20.16b, v19.16b, #4
    and v19.16b, v30.16b, v18.16b
    orr v28.16b, v24.16b, v22.16b
    eor v3.16b, v3.16b, v29.16b
    eor v9.16b, v9.16b, v4.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v31.16b, v25.16b
    sri v11.16b, v26.16b, #6
    eor v19.16b, v17.16b, v19.16b
    shl v26.16b, v24.16b, #3
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v28.16b
    eor v20.16b, v20.16b, v5.16b
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v28.16b, v11.16b, v8.16b
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v31.16b, v9.16b, v3.16b
    eor v6.16b, v16.16b, v18.16b
    eor v11.16b, v30.16b, v19.16b
    sri v26.16b, v24.16b, #5
    eor v17.16b, v27.16b, v17.16b
    shl v24.16b, v21.16b, #6
    eor v27.16b, v12.16b, v7.16b
    and v12.16b, v28.16b, v22.16b
    eor v20.16b, v20.16b, v31.16b
    eor v17.16b, v17.16b, v23.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v11.16b, v6.16b
    eor v26.16b, v26.16b, v2.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v20.16b, v9.16b
    eor v23.16b, v23.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v6.16b, v26.16b, v27.16b
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v23.16b, #7
    eor v25.16b, v25.16b, v11.16b
    orn v11.16b, v17.16b, v16.16b
    eor v21.16b, v1.16b, v21.16b
    eor v24.16b, v24.16b, v6.16b
    orr v1.16b, v20.16b, v31.16b
    sri v3.16b, v23.16b, #1
    shl v23.16b, v25.16b, #4
    eor v19.16b, v19.16b, v11.16b
    shl v6.16b, v16.16b, #1
    eor v28.16b, v28.16b, v24.16b
    shl v11.16b, v21.16b, #2
    eor v1.16b, v9.16b, v1.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v3.16b, v4.16b
    sri v23.16b, v25.16b, #4
    orr v25.16b, v19.16b, v17.16b
    shl v3.16b, v17.16b, #5
    eor v4.16b, v28.16b, v1.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v27.16b, v28.16b
    eor v23.16b, v23.16b, v5.16b
    shl v27.16b, v19.16b, #3
    eor v18.16b, v18.16b, v25.16b
    sri v3.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v25.16b, v11.16b, v8.16b
    and v28.16b, v30.16b, v29.16b
    eor v16.16b, v26.16b, v16.16b
    eor v22.16b, v22.16b, v26.16b
    and v26.16b, v4.16b, v21.16b
    sri v27.16b, v19.16b, #5
    eor v19.16b, v3.16b, v7.16b
    shl v0.16b, v18.16b, #6
    and v3.16b, v25.16b, v17.16b
    eor v23.16b, v23.16b, v28.16b
    eor v16.16b, v16.16b, v20.16b
    eor v26.16b, v22.16b, v26.16b
    and v22.16b, v21.16b, v22.16b
    eor v27.16b, v27.16b, v2.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v19.16b, v3.16b
    orr v19.16b, v23.16b, v30.16b
    ldr q28, [x0, #112]
    ldp q5, q6, [x0, #256]
    eor v2.16b, v16.16b, v21.16b
    eor v3.16b, v4.16b, v26.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v10.16b
    and v9.16b, v27.16b, v18.16b
    eor v19.16b, v29.16b, v19.16b
    ldp q0, q7, [x0, #288]
    ldr q8, [x0, #352]
    eor v22.16b, v22.16b, v31.16b
    bic v29.16b, v3.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v23.16b, v19.16b
    eor v31.16b, v31.16b, v2.16b
    eor v29.16b, v22.16b, v29.16b
    ldp q11, q10, [x0, #320]
    eor v25.16b, v25.16b, v24.16b
    eor v30.16b, v30.16b, v9.16b
    shl v2.16b, v31.16b, #7
    eor v20.16b, v20.16b, v3.16b
    orn v3.16b, v22.16b, v16.16b
    eor v29.16b, v1.16b, v29.16b
    eor v1.16b, v25.16b, v30.16b
    sri v2.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v25.16b
    shl v25.16b, v20.16b, #4
    eor v26.16b, v26.16b, v3.16b
    shl v3.16b, v16.16b, #1
    eor v31.16b, v27.16b, v31.16b
    shl v9.16b, v29.16b, #2
    eor v17.16b, v17.16b, v27.16b
    sri v25.16b, v20.16b, #4
    and v20.16b, v1.16b, v18.16b
    orr v27.16b, v26.16b, v22.16b
    eor v4.16b, v4.16b, v28.16b
    eor v2.16b, v2.16b, v5.16b
    shl v12.16b, v22.16b, #5
    sri v3.16b, v16.16b, #7
    eor v16.16b, v31.16b, v23.16b
    sri v9.16b, v29.16b, #6
    eor v20.16b, v17.16b, v20.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v27.16b
    eor v25.16b, v25.16b, v6.16b
    shl v29.16b, v26.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v3.16b, v0.16b
    eor v27.16b, v9.16b, v8.16b
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v4.16b
    eor v3.16b, v16.16b, v18.16b
    eor v9.16b, v1.16b, v20.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v29.16b, v26.16b, #5
    eor v26.16b, v12.16b, v10.16b
    and v12.16b, v27.16b, v22.16b
    eor v25.16b, v25.16b, v31.16b
    eor v17.16b, v17.16b, v19.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v9.16b, v3.16b
    eor v29.16b, v29.16b, v7.16b
    eor v26.16b, v26.16b, v12.16b
    orr v31.16b, v25.16b, v2.16b
    eor v19.16b, v19.16b, v3.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v11.16b
    and v3.16b, v29.16b, v26.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v19.16b, #7
    eor v23.16b, v23.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v30.16b, v21.16b
    eor v24.16b, v24.16b, v3.16b
    orr v30.16b, v25.16b, v31.16b
    sri v4.16b, v19.16b, #1
    shl v19.16b, v23.16b, #4
    eor v20.16b, v20.16b, v9.16b
    shl v3.16b, v16.16b, #1
    eor v27.16b, v27.16b, v24.16b
    shl v9.16b, v21.16b, #2
    eor v30.16b, v2.16b, v30.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v5.16b
    sri v19.16b, v23.16b, #4
    orr v23.16b, v20.16b, v17.16b
    shl v2.16b, v17.16b, #5
    eor v4.16b, v27.16b, v30.16b
    sri v3.16b, v16.16b, #7
    orr v16.16b, v24.16b, v26.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v26.16b, v27.16b
    eor v19.16b, v19.16b, v6.16b
    shl v26.16b, v20.16b, #3
    eor v18.16b, v18.16b, v23.16b
    sri v2.16b, v17.16b, #3
    eor v17.16b, v3.16b, v0.16b
    eor v23.16b, v9.16b, v8.16b
    and v27.16b, v1.16b, v28.16b
    eor v16.16b, v29.16b, v16.16b
    eor v22.16b, v22.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    sri v26.16b, v20.16b, #5
    eor v20.16b, v2.16b, v10.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v23.16b, v17.16b
    eor v19.16b, v19.16b, v27.16b
    eor v16.16b, v16.16b, v25.16b
    eor v27.16b, v22.16b, v29.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v7.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v20.16b, v2.16b
    orr v20.16b, v19.16b, v1.16b
    ldr q29, [x0, #128]
    ldp q3, q5, [x0, #384]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v11.16b
    and v9.16b, v26.16b, v18.16b
    eor v20.16b, v28.16b, v20.16b
    ldp q7, q0, [x0, #448]
    ldr q8, [x0, #480]
    eor v22.16b, v22.16b, v31.16b
    bic v28.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v19.16b, v20.16b
    eor v31.16b, v31.16b, v2.16b
    eor v28.16b, v22.16b, v28.16b
    eor v23.16b, v23.16b, v24.16b
    eor v1.16b, v1.16b, v9.16b
    shl v9.16b, v31.16b, #7
    eor v25.16b, v25.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v28.16b, v30.16b, v28.16b
    ldp q2, q10, [x0, #416]
    eor v30.16b, v23.16b, v1.16b
    sri v9.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v23.16b
    shl v23.16b, v25.16b, #4
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v11.16b, v28.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v23.16b, v25.16b, #4
    and v25.16b, v30.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v29.16b
    eor v9.16b, v9.16b, v3.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v31.16b, v19.16b
    sri v11.16b, v28.16b, #6
    eor v25.16b, v17.16b, v25.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v23.16b, v23.16b, v5.16b
    shl v28.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v26.16b, v11.16b, v8.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v31.16b, v9.16b, v4.16b
    eor v6.16b, v16.16b, v18.16b
    eor v11.16b, v30.16b, v25.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v28.16b, v27.16b, #5
    eor v27.16b, v12.16b, v7.16b
    and v12.16b, v26.16b, v22.16b
    eor v23.16b, v23.16b, v31.16b
    eor v17.16b, v17.16b, v20.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v11.16b, v6.16b
    eor v28.16b, v28.16b, v2.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v23.16b, v9.16b
    eor v20.16b, v20.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v6.16b, v28.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v20.16b, #7
    eor v19.16b, v19.16b, v11.16b
    orn v11.16b, v17.16b, v16.16b
    eor v21.16b, v1.16b, v21.16b
    eor v24.16b, v24.16b, v6.16b
    orr v1.16b, v23.16b, v31.16b
    sri v4.16b, v20.16b, #1
    shl v20.16b, v19.16b, #4
    eor v25.16b, v25.16b, v11.16b
    shl v6.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v11.16b, v21.16b, #2
    eor v1.16b, v9.16b, v1.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v4.16b, v3.16b
    sri v20.16b, v19.16b, #4
    orr v19.16b, v25.16b, v17.16b
    shl v3.16b, v17.16b, #5
    eor v4.16b, v26.16b, v1.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v20.16b, v20.16b, v5.16b
    shl v26.16b, v25.16b, #3
    eor v18.16b, v18.16b, v19.16b
    sri v3.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v19.16b, v11.16b, v8.16b
    and v27.16b, v30.16b, v29.16b
    eor v16.16b, v28.16b, v16.16b
    eor v22.16b, v22.16b, v28.16b
    and v28.16b, v4.16b, v21.16b
    sri v26.16b, v25.16b, #5
    eor v25.16b, v3.16b, v7.16b
    shl v0.16b, v18.16b, #6
    and v3.16b, v19.16b, v17.16b
    eor v20.16b, v20.16b, v27.16b
    eor v16.16b, v16.16b, v23.16b
    eor v27.16b, v22.16b, v28.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v25.16b, v3.16b
    orr v25.16b, v20.16b, v30.16b
    ldr q28, [x0, #144]
    ldp q5, q6, [x0, #256]
    eor v2.16b, v16.16b, v21.16b
    eor v3.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v10.16b
    and v9.16b, v26.16b, v18.16b
    eor v25.16b, v29.16b, v25.16b
    ldp q0, q7, [x0, #288]
    ldr q8, [x0, #352]
    eor v22.16b, v22.16b, v31.16b
    bic v29.16b, v3.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v20.16b, v25.16b
    eor v31.16b, v31.16b, v2.16b
    eor v29.16b, v22.16b, v29.16b
    ldp q11, q10, [x0, #320]
    eor v19.16b, v19.16b, v24.16b
    eor v30.16b, v30.16b, v9.16b
    shl v2.16b, v31.16b, #7
    eor v23.16b, v23.16b, v3.16b
    orn v3.16b, v22.16b, v16.16b
    eor v29.16b, v1.16b, v29.16b
    eor v1.16b, v19.16b, v30.16b
    sri v2.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v19.16b
    shl v19.16b, v23.16b, #4
    eor v27.16b, v27.16b, v3.16b
    shl v3.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v9.16b, v29.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v19.16b, v23.16b, #4
    and v23.16b, v1.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v28.16b
    eor v2.16b, v2.16b, v5.16b
    shl v12.16b, v22.16b, #5
    sri v3.16b, v16.16b, #7
    eor v16.16b, v31.16b, v20.16b
    sri v9.16b, v29.16b, #6
    eor v23.16b, v17.16b, v23.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v19.16b, v19.16b, v6.16b
    shl v29.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v3.16b, v0.16b
    eor v26.16b, v9.16b, v8.16b
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v4.16b
    eor v3.16b, v16.16b, v18.16b
    eor v9.16b, v1.16b, v23.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v29.16b, v27.16b, #5
    eor v27.16b, v12.16b, v10.16b
    and v12.16b, v26.16b, v22.16b
    eor v19.16b, v19.16b, v31.16b
    eor v17.16b, v17.16b, v25.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v9.16b, v3.16b
    eor v29.16b, v29.16b, v7.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v19.16b, v2.16b
    eor v25.16b, v25.16b, v3.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v11.16b
    and v3.16b, v29.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v25.16b, #7
    eor v20.16b, v20.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v30.16b, v21.16b
    eor v24.16b, v24.16b, v3.16b
    orr v30.16b, v19.16b, v31.16b
    sri v4.16b, v25.16b, #1
    shl v25.16b, v20.16b, #4
    eor v23.16b, v23.16b, v9.16b
    shl v3.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v9.16b, v21.16b, #2
    eor v30.16b, v2.16b, v30.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v5.16b
    sri v25.16b, v20.16b, #4
    orr v20.16b, v23.16b, v17.16b
    shl v2.16b, v17.16b, #5
    eor v4.16b, v26.16b, v30.16b
    sri v3.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v25.16b, v25.16b, v6.16b
    shl v26.16b, v23.16b, #3
    eor v18.16b, v18.16b, v20.16b
    sri v2.16b, v17.16b, #3
    eor v17.16b, v3.16b, v0.16b
    eor v20.16b, v9.16b, v8.16b
    and v27.16b, v1.16b, v28.16b
    eor v16.16b, v29.16b, v16.16b
    eor v22.16b, v22.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    sri v26.16b, v23.16b, #5
    eor v23.16b, v2.16b, v10.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v27.16b
    eor v16.16b, v16.16b, v19.16b
    eor v27.16b, v22.16b, v29.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v7.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v23.16b, v2.16b
    orr v23.16b, v25.16b, v1.16b
    ldr q29, [x0, #160]
    ldp q3, q5, [x0, #384]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v11.16b
    and v9.16b, v26.16b, v18.16b
    eor v23.16b, v28.16b, v23.16b
    ldp q7, q0, [x0, #448]
    ldr q8, [x0, #480]
    eor v22.16b, v22.16b, v31.16b
    bic v28.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v25.16b, v23.16b
    eor v31.16b, v31.16b, v2.16b
    eor v28.16b, v22.16b, v28.16b
    eor v20.16b, v20.16b, v24.16b
    eor v1.16b, v1.16b, v9.16b
    shl v9.16b, v31.16b, #7
    eor v19.16b, v19.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v28.16b, v30.16b, v28.16b
    ldp q2, q10, [x0, #416]
    eor v30.16b, v20.16b, v1.16b
    sri v9.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v20.16b
    shl v20.16b, v19.16b, #4
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v11.16b, v28.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v20.16b, v19.16b, #4
    and v19.16b, v30.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v29.16b
    eor v9.16b, v9.16b, v3.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v31.16b, v25.16b
    sri v11.16b, v28.16b, #6
    eor v19.16b, v17.16b, v19.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v20.16b, v20.16b, v5.16b
    shl v28.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v26.16b, v11.16b, v8.16b
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v31.16b, v9.16b, v4.16b
    eor v6.16b, v16.16b, v18.16b
    eor v11.16b, v30.16b, v19.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v28.16b, v27.16b, #5
    eor v27.16b, v12.16b, v7.16b
    and v12.16b, v26.16b, v22.16b
    eor v20.16b, v20.16b, v31.16b
    eor v17.16b, v17.16b, v23.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v11.16b, v6.16b
    eor v28.16b, v28.16b, v2.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v20.16b, v9.16b
    eor v23.16b, v23.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v6.16b, v28.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v23.16b, #7
    eor v25.16b, v25.16b, v11.16b
    orn v11.16b, v17.16b, v16.16b
    eor v21.16b, v1.16b, v21.16b
    eor v24.16b, v24.16b, v6.16b
    orr v1.16b, v20.16b, v31.16b
    sri v4.16b, v23.16b, #1
    shl v23.16b, v25.16b, #4
    eor v19.16b, v19.16b, v11.16b
    shl v6.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v11.16b, v21.16b, #2
    eor v1.16b, v9.16b, v1.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v4.16b, v3.16b
    sri v23.16b, v25.16b, #4
    orr v25.16b, v19.16b, v17.16b
    shl v3.16b, v17.16b, #5
    eor v4.16b, v26.16b, v1.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v5.16b
    shl v26.16b, v19.16b, #3
    eor v18.16b, v18.16b, v25.16b
    sri v3.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v25.16b, v11.16b, v8.16b
    and v27.16b, v30.16b, v29.16b
    eor v16.16b, v28.16b, v16.16b
    eor v22.16b, v22.16b, v28.16b
    and v28.16b, v4.16b, v21.16b
    sri v26.16b, v19.16b, #5
    eor v19.16b, v3.16b, v7.16b
    shl v0.16b, v18.16b, #6
    and v3.16b, v25.16b, v17.16b
    eor v23.16b, v23.16b, v27.16b
    eor v16.16b, v16.16b, v20.16b
    eor v27.16b, v22.16b, v28.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v19.16b, v3.16b
    orr v19.16b, v23.16b, v30.16b
    ldr q28, [x0, #176]
    ldp q5, q6, [x0, #256]
    eor v2.16b, v16.16b, v21.16b
    eor v3.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v10.16b
    and v9.16b, v26.16b, v18.16b
    eor v19.16b, v29.16b, v19.16b
    ldp q0, q7, [x0, #288]
    ldr q8, [x0, #352]
    eor v22.16b, v22.16b, v31.16b
    bic v29.16b, v3.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v23.16b, v19.16b
    eor v31.16b, v31.16b, v2.16b
    eor v29.16b, v22.16b, v29.16b
    ldp q11, q10, [x0, #320]
    eor v25.16b, v25.16b, v24.16b
    eor v30.16b, v30.16b, v9.16b
    shl v2.16b, v31.16b, #7
    eor v20.16b, v20.16b, v3.16b
    orn v3.16b, v22.16b, v16.16b
    eor v29.16b, v1.16b, v29.16b
    eor v1.16b, v25.16b, v30.16b
    sri v2.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v25.16b
    shl v25.16b, v20.16b, #4
    eor v27.16b, v27.16b, v3.16b
    shl v3.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v9.16b, v29.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v25.16b, v20.16b, #4
    and v20.16b, v1.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v28.16b
    eor v2.16b, v2.16b, v5.16b
    shl v12.16b, v22.16b, #5
    sri v3.16b, v16.16b, #7
    eor v16.16b, v31.16b, v23.16b
    sri v9.16b, v29.16b, #6
    eor v20.16b, v17.16b, v20.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v25.16b, v25.16b, v6.16b
    shl v29.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v3.16b, v0.16b
    eor v26.16b, v9.16b, v8.16b
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v4.16b
    eor v3.16b, v16.16b, v18.16b
    eor v9.16b, v1.16b, v20.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v29.16b, v27.16b, #5
    eor v27.16b, v12.16b, v10.16b
    and v12.16b, v26.16b, v22.16b
    eor v25.16b, v25.16b, v31.16b
    eor v17.16b, v17.16b, v19.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v9.16b, v3.16b
    eor v29.16b, v29.16b, v7.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v25.16b, v2.16b
    eor v19.16b, v19.16b, v3.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v11.16b
    and v3.16b, v29.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v19.16b, #7
    eor v23.16b, v23.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v30.16b, v21.16b
    eor v24.16b, v24.16b, v3.16b
    orr v30.16b, v25.16b, v31.16b
    sri v4.16b, v19.16b, #1
    shl v19.16b, v23.16b, #4
    eor v20.16b, v20.16b, v9.16b
    shl v3.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v9.16b, v21.16b, #2
    eor v30.16b, v2.16b, v30.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v5.16b
    sri v19.16b, v23.16b, #4
    orr v23.16b, v20.16b, v17.16b
    shl v2.16b, v17.16b, #5
    eor v4.16b, v26.16b, v30.16b
    sri v3.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v19.16b, v19.16b, v6.16b
    shl v26.16b, v20.16b, #3
    eor v18.16b, v18.16b, v23.16b
    sri v2.16b, v17.16b, #3
    eor v17.16b, v3.16b, v0.16b
    eor v23.16b, v9.16b, v8.16b
    and v27.16b, v1.16b, v28.16b
    eor v16.16b, v29.16b, v16.16b
    eor v22.16b, v22.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    sri v26.16b, v20.16b, #5
    eor v20.16b, v2.16b, v10.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v23.16b, v17.16b
    eor v19.16b, v19.16b, v27.16b
    eor v16.16b, v16.16b, v25.16b
    eor v27.16b, v22.16b, v29.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v7.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v20.16b, v2.16b
    orr v20.16b, v19.16b, v1.16b
    ldr q29, [x0, #192]
    ldp q3, q5, [x0, #384]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v11.16b
    and v9.16b, v26.16b, v18.16b
    eor v20.16b, v28.16b, v20.16b
    ldp q7, q0, [x0, #448]
    ldr q8, [x0, #480]
    eor v22.16b, v22.16b, v31.16b
    bic v28.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v19.16b, v20.16b
    eor v31.16b, v31.16b, v2.16b
    eor v28.16b, v22.16b, v28.16b
    eor v23.16b, v23.16b, v24.16b
    eor v1.16b, v1.16b, v9.16b
    shl v9.16b, v31.16b, #7
    eor v25.16b, v25.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v28.16b, v30.16b, v28.16b
    ldp q2, q10, [x0, #416]
    eor v30.16b, v23.16b, v1.16b
    sri v9.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v23.16b
    shl v23.16b, v25.16b, #4
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v11.16b, v28.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v23.16b, v25.16b, #4
    and v25.16b, v30.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v29.16b
    eor v9.16b, v9.16b, v3.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v31.16b, v19.16b
    sri v11.16b, v28.16b, #6
    eor v25.16b, v17.16b, v25.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v23.16b, v23.16b, v5.16b
    shl v28.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v26.16b, v11.16b, v8.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v31.16b, v9.16b, v4.16b
    eor v6.16b, v16.16b, v18.16b
    eor v11.16b, v30.16b, v25.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v28.16b, v27.16b, #5
    eor v27.16b, v12.16b, v7.16b
    and v12.16b, v26.16b, v22.16b
    eor v23.16b, v23.16b, v31.16b
    eor v17.16b, v17.16b, v20.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v11.16b, v6.16b
    eor v28.16b, v28.16b, v2.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v23.16b, v9.16b
    eor v20.16b, v20.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v6.16b, v28.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v20.16b, #7
    eor v19.16b, v19.16b, v11.16b
    orn v11.16b, v17.16b, v16.16b
    eor v21.16b, v1.16b, v21.16b
    eor v24.16b, v24.16b, v6.16b
    orr v1.16b, v23.16b, v31.16b
    sri v4.16b, v20.16b, #1
    shl v20.16b, v19.16b, #4
    eor v25.16b, v25.16b, v11.16b
    shl v6.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v11.16b, v21.16b, #2
    eor v1.16b, v9.16b, v1.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v4.16b, v3.16b
    sri v20.16b, v19.16b, #4
    orr v19.16b, v25.16b, v17.16b
    shl v3.16b, v17.16b, #5
    eor v4.16b, v26.16b, v1.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v20.16b, v20.16b, v5.16b
    shl v26.16b, v25.16b, #3
    eor v18.16b, v18.16b, v19.16b
    sri v3.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v19.16b, v11.16b, v8.16b
    and v27.16b, v30.16b, v29.16b
    eor v16.16b, v28.16b, v16.16b
    eor v22.16b, v22.16b, v28.16b
    and v28.16b, v4.16b, v21.16b
    sri v26.16b, v25.16b, #5
    eor v25.16b, v3.16b, v7.16b
    shl v0.16b, v18.16b, #6
    and v3.16b, v19.16b, v17.16b
    eor v20.16b, v20.16b, v27.16b
    eor v16.16b, v16.16b, v23.16b
    eor v27.16b, v22.16b, v28.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v25.16b, v3.16b
    orr v25.16b, v20.16b, v30.16b
    ldr q28, [x0, #208]
    ldp q5, q6, [x0, #256]
    eor v2.16b, v16.16b, v21.16b
    eor v3.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v10.16b
    and v9.16b, v26.16b, v18.16b
    eor v25.16b, v29.16b, v25.16b
    ldp q0, q7, [x0, #288]
    ldr q8, [x0, #352]
    eor v22.16b, v22.16b, v31.16b
    bic v29.16b, v3.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v20.16b, v25.16b
    eor v31.16b, v31.16b, v2.16b
    eor v29.16b, v22.16b, v29.16b
    ldp q11, q10, [x0, #320]
    eor v19.16b, v19.16b, v24.16b
    eor v30.16b, v30.16b, v9.16b
    shl v2.16b, v31.16b, #7
    eor v23.16b, v23.16b, v3.16b
    orn v3.16b, v22.16b, v16.16b
    eor v29.16b, v1.16b, v29.16b
    eor v1.16b, v19.16b, v30.16b
    sri v2.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v19.16b
    shl v19.16b, v23.16b, #4
    eor v27.16b, v27.16b, v3.16b
    shl v3.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v9.16b, v29.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v19.16b, v23.16b, #4
    and v23.16b, v1.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v28.16b
    eor v2.16b, v2.16b, v5.16b
    shl v12.16b, v22.16b, #5
    sri v3.16b, v16.16b, #7
    eor v16.16b, v31.16b, v20.16b
    sri v9.16b, v29.16b, #6
    eor v23.16b, v17.16b, v23.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v19.16b, v19.16b, v6.16b
    shl v29.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v3.16b, v0.16b
    eor v26.16b, v9.16b, v8.16b
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v4.16b
    eor v3.16b, v16.16b, v18.16b
    eor v9.16b, v1.16b, v23.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v29.16b, v27.16b, #5
    eor v27.16b, v12.16b, v10.16b
    and v12.16b, v26.16b, v22.16b
    eor v19.16b, v19.16b, v31.16b
    eor v17.16b, v17.16b, v25.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v9.16b, v3.16b
    eor v29.16b, v29.16b, v7.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v19.16b, v2.16b
    eor v25.16b, v25.16b, v3.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v11.16b
    and v3.16b, v29.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v25.16b, #7
    eor v20.16b, v20.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v30.16b, v21.16b
    eor v24.16b, v24.16b, v3.16b
    orr v30.16b, v19.16b, v31.16b
    sri v4.16b, v25.16b, #1
    shl v25.16b, v20.16b, #4
    eor v23.16b, v23.16b, v9.16b
    shl v3.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v9.16b, v21.16b, #2
    eor v30.16b, v2.16b, v30.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v5.16b
    sri v25.16b, v20.16b, #4
    orr v20.16b, v23.16b, v17.16b
    shl v2.16b, v17.16b, #5
    eor v4.16b, v26.16b, v30.16b
    sri v3.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v25.16b, v25.16b, v6.16b
    shl v26.16b, v23.16b, #3
    eor v18.16b, v18.16b, v20.16b
    sri v2.16b, v17.16b, #3
    eor v17.16b, v3.16b, v0.16b
    eor v20.16b, v9.16b, v8.16b
    and v27.16b, v1.16b, v28.16b
    eor v16.16b, v29.16b, v16.16b
    eor v22.16b, v22.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    sri v26.16b, v23.16b, #5
    eor v23.16b, v2.16b, v10.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v27.16b
    eor v16.16b, v16.16b, v19.16b
    eor v27.16b, v22.16b, v29.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v7.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v23.16b, v2.16b
    orr v23.16b, v25.16b, v1.16b
    ldr q29, [x0, #224]
    ldp q3, q5, [x0, #384]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v11.16b
    and v9.16b, v26.16b, v18.16b
    eor v23.16b, v28.16b, v23.16b
    ldp q7, q0, [x0, #448]
    ldr q8, [x0, #480]
    eor v22.16b, v22.16b, v31.16b
    bic v28.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v25.16b, v23.16b
    eor v31.16b, v31.16b, v2.16b
    eor v28.16b, v22.16b, v28.16b
    eor v20.16b, v20.16b, v24.16b
    eor v1.16b, v1.16b, v9.16b
    shl v9.16b, v31.16b, #7
    eor v19.16b, v19.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v28.16b, v30.16b, v28.16b
    ldp q2, q10, [x0, #416]
    eor v30.16b, v20.16b, v1.16b
    sri v9.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v20.16b
    shl v20.16b, v19.16b, #4
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v11.16b, v28.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v20.16b, v19.16b, #4
    and v19.16b, v30.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v29.16b
    eor v9.16b, v9.16b, v3.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v31.16b, v25.16b
    sri v11.16b, v28.16b, #6
    eor v19.16b, v17.16b, v19.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v20.16b, v20.16b, v5.16b
    shl v28.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v26.16b, v11.16b, v8.16b
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v31.16b, v9.16b, v4.16b
    eor v6.16b, v16.16b, v18.16b
    eor v11.16b, v30.16b, v19.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v28.16b, v27.16b, #5
    eor v27.16b, v12.16b, v7.16b
    and v12.16b, v26.16b, v22.16b
    eor v20.16b, v20.16b, v31.16b
    eor v17.16b, v17.16b, v23.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v11.16b, v6.16b
    eor v28.16b, v28.16b, v2.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v20.16b, v9.16b
    eor v23.16b, v23.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v6.16b, v28.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v23.16b, #7
    eor v25.16b, v25.16b, v11.16b
    orn v11.16b, v17.16b, v16.16b
    eor v21.16b, v1.16b, v21.16b
    eor v24.16b, v24.16b, v6.16b
    orr v1.16b, v20.16b, v31.16b
    sri v4.16b, v23.16b, #1
    shl v23.16b, v25.16b, #4
    eor v19.16b, v19.16b, v11.16b
    shl v6.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v11.16b, v21.16b, #2
    eor v1.16b, v9.16b, v1.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v4.16b, v3.16b
    sri v23.16b, v25.16b, #4
    orr v25.16b, v19.16b, v17.16b
    shl v3.16b, v17.16b, #5
    eor v4.16b, v26.16b, v1.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v5.16b
    shl v26.16b, v19.16b, #3
    eor v18.16b, v18.16b, v25.16b
    sri v3.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v25.16b, v11.16b, v8.16b
    and v27.16b, v30.16b, v29.16b
    eor v16.16b, v28.16b, v16.16b
    eor v22.16b, v22.16b, v28.16b
    and v28.16b, v4.16b, v21.16b
    sri v26.16b, v19.16b, #5
    eor v19.16b, v3.16b, v7.16b
    shl v0.16b, v18.16b, #6
    and v3.16b, v25.16b, v17.16b
    eor v23.16b, v23.16b, v27.16b
    eor v16.16b, v16.16b, v20.16b
    eor v27.16b, v22.16b, v28.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v19.16b, v3.16b
    orr v19.16b, v23.16b, v30.16b
    eor v28.16b, v16.16b, v21.16b
    eor v2.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v10.16b
    and v5.16b, v26.16b, v18.16b
    eor v19.16b, v29.16b, v19.16b
    ldp q0, q3, [x0, #240]
    eor v22.16b, v22.16b, v31.16b
    bic v7.16b, v2.16b, v28.16b
    ldp q6, q29, [x0, #272]
    eor v24.16b, v24.16b, v5.16b
    orr v5.16b, v23.16b, v19.16b
    ldp q9, q8, [x0, #336]
    eor v7.16b, v22.16b, v7.16b
    eor v28.16b, v31.16b, v28.16b
    eor v25.16b, v25.16b, v24.16b
    eor v30.16b, v30.16b, v5.16b
    orn v5.16b, v22.16b, v16.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v25.16b, v30.16b
    shl v11.16b, v28.16b, #7
    orr v12.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v25.16b
    eor v20.16b, v20.16b, v2.16b
    eor v25.16b, v27.16b, v5.16b
    ldp q31, q10, [x0, #304]
    shl v27.16b, v16.16b, #1
    eor v2.16b, v26.16b, v12.16b
    shl v5.16b, v1.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v11.16b, v28.16b, #1
    and v26.16b, v7.16b, v18.16b
    shl v28.16b, v20.16b, #4
    orr v12.16b, v25.16b, v22.16b
    shl v13.16b, v22.16b, #5
    eor v4.16b, v4.16b, v0.16b
    sri v27.16b, v16.16b, #7
    eor v21.16b, v21.16b, v12.16b
    sri v5.16b, v1.16b, #6
    eor v1.16b, v2.16b, v23.16b
    sri v28.16b, v20.16b, #4
    eor v20.16b, v17.16b, v26.16b
    and v17.16b, v18.16b, v17.16b
    eor v16.16b, v11.16b, v3.16b
    sri v13.16b, v22.16b, #3
    eor v22.16b, v27.16b, v29.16b
    eor v27.16b, v5.16b, v8.16b
    eor v2.16b, v1.16b, v18.16b
    eor v5.16b, v7.16b, v20.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    eor v28.16b, v28.16b, v6.16b
    shl v26.16b, v25.16b, #3
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v12.16b, v16.16b, v4.16b
    eor v17.16b, v17.16b, v19.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v5.16b, v2.16b
    sri v26.16b, v25.16b, #5
    eor v25.16b, v13.16b, v9.16b
    and v11.16b, v27.16b, v22.16b
    eor v28.16b, v28.16b, v12.16b
    eor v21.16b, v17.16b, v21.16b
    eor v26.16b, v26.16b, v31.16b
    eor v25.16b, v25.16b, v11.16b
    orr v12.16b, v28.16b, v16.16b
    eor v19.16b, v19.16b, v2.16b
    orn v2.16b, v17.16b, v1.16b
    eor v21.16b, v30.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v11.16b, v26.16b, v25.16b
    eor v30.16b, v4.16b, v12.16b
    shl v4.16b, v19.16b, #7
    eor v23.16b, v23.16b, v5.16b
    eor v20.16b, v20.16b, v2.16b
    shl v2.16b, v1.16b, #1
    eor v24.16b, v24.16b, v11.16b
    shl v5.16b, v21.16b, #2
    orr v11.16b, v28.16b, v30.16b
    sri v4.16b, v19.16b, #1
    orr v12.16b, v20.16b, v17.16b
    shl v19.16b, v23.16b, #4
    eor v27.16b, v27.16b, v24.16b
    shl v13.16b, v17.16b, #5
    eor v16.16b, v16.16b, v11.16b
    sri v2.16b, v1.16b, #7
    eor v18.16b, v18.16b, v12.16b
    sri v5.16b, v21.16b, #6
    eor v21.16b, v22.16b, v26.16b
    eor v22.16b, v7.16b, v0.16b
    eor v0.16b, v4.16b, v3.16b
    sri v19.16b, v23.16b, #4
    eor v29.16b, v2.16b, v29.16b
    shl v23.16b, v20.16b, #3
    eor v1.16b, v25.16b, v27.16b
    sri v13.16b, v17.16b, #3
    eor v17.16b, v5.16b, v8.16b
    eor v27.16b, v27.16b, v16.16b
    orr v25.16b, v24.16b, v25.16b
    eor v19.16b, v19.16b, v6.16b
    sri v23.16b, v20.16b, #5
    eor v20.16b, v13.16b, v9.16b
    shl v3.16b, v18.16b, #6
    and v4.16b, v17.16b, v29.16b
    and v5.16b, v0.16b, v22.16b
    and v2.16b, v1.16b, v21.16b
    eor v25.16b, v26.16b, v25.16b
    and v26.16b, v27.16b, v1.16b
    eor v23.16b, v23.16b, v31.16b
    sri v3.16b, v18.16b, #2
    eor v18.16b, v20.16b, v4.16b
    eor v19.16b, v19.16b, v5.16b
    eor v24.16b, v24.16b, v2.16b
    eor v20.16b, v25.16b, v28.16b
    eor v21.16b, v21.16b, v26.16b
    eor v25.16b, v3.16b, v10.16b
    and v26.16b, v23.16b, v18.16b
    orr v31.16b, v19.16b, v0.16b
    eor v24.16b, v24.16b, v30.16b
    eor v25.16b, v25.16b, v26.16b
    eor v2.16b, v20.16b, v1.16b
    eor v22.16b, v22.16b, v31.16b
    eor v3.16b, v27.16b, v21.16b
    ldp q6, q7, [x0, #400]
    orn v4.16b, v24.16b, v20.16b
    eor v17.16b, v17.16b, v25.16b
    orr v9.16b, v19.16b, v22.16b
    bic v31.16b, v3.16b, v2.16b
    ldp q26, q5, [x0, #368]
    eor v21.16b, v21.16b, v4.16b
    eor v30.16b, v30.16b, v2.16b
    eor v0.16b, v0.16b, v9.16b
    eor v2.16b, v18.16b, v17.16b
    eor v29.16b, v29.16b, v23.16b
    orr v12.16b, v21.16b, v24.16b
    ldp q4, q8, [x0, #432]
    eor v28.16b, v28.16b, v3.16b
    eor v17.16b, v17.16b, v0.16b
    str q0, [sp, #192]  /* spill */
    ldp q10, q11, [x0, #464]
    orr v18.16b, v25.16b, v18.16b
    and v9.16b, v2.16b, v29.16b
    str q26, [sp, #144]  /* spill */
    eor v31.16b, v24.16b, v31.16b
    eor v1.16b, v1.16b, v12.16b
    shl v0.16b, v28.16b, #4
    eor v18.16b, v23.16b, v18.16b
    shl v3.16b, v21.16b, #3
    and v13.16b, v17.16b, v2.16b
    shl v14.16b, v20.16b, #1
    eor v25.16b, v25.16b, v9.16b
    str q10, [sp, #176]  /* spill */
    str q11, [sp, #160]  /* spill */
    eor v16.16b, v16.16b, v31.16b
    shl v12.16b, v1.16b, #6
    shl v23.16b, v24.16b, #5
    eor v18.16b, v18.16b, v19.16b
    sri v0.16b, v28.16b, #4
    eor v28.16b, v29.16b, v13.16b
    sri v3.16b, v21.16b, #5
    eor v26.16b, v27.16b, v26.16b
    ldp q15, q27, [x2, #0]
    sri v14.16b, v20.16b, #7
    eor v20.16b, v25.16b, v22.16b
    shl v31.16b, v30.16b, #7
    eor v29.16b, v0.16b, v6.16b
    shl v9.16b, v16.16b, #2
    eor v0.16b, v18.16b, v2.16b
    sri v12.16b, v1.16b, #2
    eor v1.16b, v17.16b, v28.16b
    sri v23.16b, v24.16b, #3
    eor v24.16b, v3.16b, v7.16b
    str q27, [sp, #208]  /* spill */
    orn v3.16b, v20.16b, v18.16b
    sri v31.16b, v30.16b, #1
    ldp q27, q30, [x2, #32]
    sri v9.16b, v16.16b, #6
    eor v19.16b, v19.16b, v1.16b
    eor v28.16b, v28.16b, v3.16b
    bic v3.16b, v1.16b, v0.16b
    ldr q1, [sp, #192]  /* reload */
    eor v21.16b, v31.16b, v5.16b
    eor v16.16b, v12.16b, v4.16b
    eor v23.16b, v23.16b, v8.16b
    eor v25.16b, v14.16b, v10.16b
    eor v31.16b, v9.16b, v11.16b
    eor v3.16b, v20.16b, v3.16b
    trn1 v9.4s, v26.4s, v16.4s
    trn1 v10.4s, v21.4s, v23.4s
    trn1 v11.4s, v29.4s, v25.4s
    trn1 v12.4s, v24.4s, v31.4s
    eor v1.16b, v1.16b, v3.16b
    ldr q3, [sp, #208]  /* reload */
    eor v22.16b, v22.16b, v0.16b
    trn1 v13.8h, v9.8h, v11.8h
    trn2 v9.8h, v9.8h, v11.8h
    trn1 v11.8h, v10.8h, v12.8h
    trn2 v10.8h, v10.8h, v12.8h
    orr v12.16b, v28.16b, v20.16b
    trn2 v16.4s, v26.4s, v16.4s
    trn1 v14.16b, v13.16b, v11.16b
    trn2 v11.16b, v13.16b, v11.16b
    trn1 v13.16b, v9.16b, v10.16b
    trn2 v9.16b, v9.16b, v10.16b
    eor v0.16b, v2.16b, v12.16b
    eor v2.16b, v14.16b, v15.16b
    eor v3.16b, v11.16b, v3.16b
    eor v27.16b, v13.16b, v27.16b
    eor v30.16b, v9.16b, v30.16b
    trn2 v21.4s, v21.4s, v23.4s
    trn2 v23.4s, v29.4s, v25.4s
    stp q2, q3, [x3, #0]
    trn2 v24.4s, v24.4s, v31.4s
    stp q27, q30, [x3, #32]
    ldr q27, [sp, #144]  /* reload */
    shl v3.16b, v28.16b, #3
    ldp q25, q26, [x2, #64]
    trn1 v2.8h, v16.8h, v23.8h
    trn2 v16.8h, v16.8h, v23.8h
    ldp q30, q31, [x2, #96]
    shl v23.16b, v0.16b, #6
    trn1 v9.8h, v21.8h, v24.8h
    trn2 v21.8h, v21.8h, v24.8h
    shl v24.16b, v18.16b, #1
    sri v23.16b, v0.16b, #2
    trn1 v11.16b, v2.16b, v9.16b
    sri v3.16b, v28.16b, #5
    ldr q28, [sp, #160]  /* reload */
    eor v17.16b, v17.16b, v27.16b
    sri v24.16b, v18.16b, #7
    eor v18.16b, v23.16b, v4.16b
    ldr q23, [sp, #176]  /* reload */
    shl v29.16b, v22.16b, #7
    trn2 v2.16b, v2.16b, v9.16b
    shl v27.16b, v19.16b, #4
    shl v10.16b, v20.16b, #5
    eor v26.16b, v2.16b, v26.16b
    shl v12.16b, v1.16b, #2
    sri v29.16b, v22.16b, #1
    trn1 v22.16b, v16.16b, v21.16b
    sri v27.16b, v19.16b, #4
    trn2 v16.16b, v16.16b, v21.16b
    sri v10.16b, v20.16b, #3
    eor v19.16b, v29.16b, v5.16b
    sri v12.16b, v1.16b, #6
    eor v21.16b, v27.16b, v6.16b
    ldr q2, [sp, #112]  /* reload */
    eor v20.16b, v3.16b, v7.16b
    eor v27.16b, v10.16b, v8.16b
    eor v24.16b, v24.16b, v23.16b
    eor v23.16b, v11.16b, v25.16b
    eor v25.16b, v12.16b, v28.16b
    eor v22.16b, v22.16b, v30.16b
    eor v16.16b, v16.16b, v31.16b
    trn1 v28.4s, v17.4s, v18.4s
    stp q23, q26, [x3, #64]
    ldr q23, [sp, #96]  /* reload */
    trn1 v29.4s, v19.4s, v27.4s
    trn1 v26.4s, v21.4s, v24.4s
    trn1 v30.4s, v20.4s, v25.4s
    stp q22, q16, [x3, #96]
    ldp q16, q31, [x2, #128]
    trn2 v17.4s, v17.4s, v18.4s
    ldp q0, q1, [x2, #160]
    trn1 v18.8h, v28.8h, v26.8h
    trn2 v26.8h, v28.8h, v26.8h
    trn1 v28.8h, v29.8h, v30.8h
    trn2 v29.8h, v29.8h, v30.8h
    trn2 v19.4s, v19.4s, v27.4s
    trn2 v21.4s, v21.4s, v24.4s
    trn1 v24.16b, v18.16b, v28.16b
    trn2 v18.16b, v18.16b, v28.16b
    trn1 v27.16b, v26.16b, v29.16b
    trn2 v26.16b, v26.16b, v29.16b
    eor v16.16b, v24.16b, v16.16b
    eor v18.16b, v18.16b, v31.16b
    eor v24.16b, v27.16b, v0.16b
    eor v26.16b, v26.16b, v1.16b
    trn2 v20.4s, v20.4s, v25.4s
    stp q16, q18, [x3, #128]
    add v3.16b, v2.16b, v23.16b
    stp q24, q26, [x3, #160]
    trn1 v24.8h, v17.8h, v21.8h
    trn2 v17.8h, v17.8h, v21.8h
    ldp q18, q25, [x2, #192]
    trn1 v27.8h, v19.8h, v20.8h
    trn2 v19.8h, v19.8h, v20.8h
    ldp q21, q26, [x2, #224]
    bic v16.16b, v2.16b, v3.16b
    trn1 v28.16b, v17.16b, v19.16b
    trn2 v17.16b, v17.16b, v19.16b
    ldr q19, [sp, #128]  /* reload */
    add x15, x15, #32
    ushr v16.16b, v16.16b, #7
    trn1 v20.16b, v24.16b, v27.16b
    add x2, x2, #256
    orr v22.16b, v3.16b, v3.16b
    trn2 v27.16b, v24.16b, v27.16b
    str x2, [sp, #352]  /* spill */
    eor v17.16b, v17.16b, v26.16b
    add v24.16b, v19.16b, v16.16b
    eor v16.16b, v20.16b, v18.16b
    ldr q20, [sp, #64]  /* reload */
    eor v18.16b, v27.16b, v25.16b
    eor v19.16b, v28.16b, v21.16b
    ldr q21, [sp, #80]  /* reload */
    stp q16, q18, [x3, #192]
    ldr q16, [sp, #16]  /* reload */
    ldr q18, [sp, #0]  /* reload */
    stp q19, q17, [x3, #224]
    add x3, x3, #256
    ldr q17, [sp, #32]  /* reload */
    ldr q19, [sp, #48]  /* reload */
    str x3, [sp, #360]  /* spill */
    cbz x15, L(pipo64_128_ctr_carry2)
    sub x4, x4, #256
    tbnz x4, 63, L(pipo64_128_ctr_fewer7)
    add x16, x15, #31
    tbnz x16, 63, L(pipo64_128_ctr_batch8)
L(pipo64_128_ctr_fewer7):
    add x16, x4, #256
    sub x4, x16, #256
    tbnz x4, 63, L(pipo64_128_ctr_fewer14)
    add x16, x15, #31
    tbz x16, 63, L(pipo64_128_ctr_fewer14)
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
    dup v24.4s, w16
    orr w16, w17, w17, lsl #16
    dup v25.4s, w16
    movz w16, #0x1010, lsl #0
    movk w16, #0x1010, lsl #16  /* 0x10101010 */
    ins v22.s[2], w8  /* 0x6040200070503010e0c0a0806040200 */
    dup v23.4s, w16
    ins v22.s[3], w5  /* 0xf0d0b09070503010e0c0a0806040200 */
    str q23, [sp, #96]  /* spill */
    add v26.16b, v24.16b, v22.16b
    orr v22.16b, v26.16b, v26.16b
    bic v24.16b, v24.16b, v26.16b
    ushr v24.16b, v24.16b, #7
    add v24.16b, v25.16b, v24.16b
L(pipo64_128_ctr_batch15):
    /* start: x := x ^ rk[0] */
    ldp q25, q26, [x0, #48]
    ldr q27, [x0, #352]
    add v23.16b, v22.16b, v23.16b
    bic v28.16b, v22.16b, v23.16b
    str q23, [sp, #112]  /* spill */
    ushr v28.16b, v28.16b, #7
    eor v29.16b, v24.16b, v25.16b
    eor v22.16b, v22.16b, v27.16b
    add v24.16b, v24.16b, v28.16b
    eor v23.16b, v23.16b, v27.16b
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    and v27.16b, v22.16b, v29.16b
    eor v28.16b, v29.16b, v16.16b
    str q24, [sp, #128]  /* spill */
    eor v24.16b, v24.16b, v25.16b
    eor v25.16b, v18.16b, v27.16b
    and v27.16b, v23.16b, v24.16b
    eor v24.16b, v24.16b, v16.16b
    and v29.16b, v16.16b, v25.16b
    eor v18.16b, v18.16b, v27.16b
    eor v27.16b, v17.16b, v29.16b
    and v29.16b, v16.16b, v18.16b
    eor v22.16b, v22.16b, v27.16b
    orr v30.16b, v27.16b, v25.16b
    eor v17.16b, v17.16b, v29.16b
    eor v29.16b, v22.16b, v21.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v16.16b, v30.16b
    eor v23.16b, v23.16b, v17.16b
    and v30.16b, v29.16b, v22.16b
    and v31.16b, v22.16b, v28.16b
    eor v25.16b, v25.16b, v19.16b
    eor v0.16b, v23.16b, v21.16b
    eor v28.16b, v28.16b, v30.16b
    eor v27.16b, v27.16b, v31.16b
    ldp q30, q31, [x0, #384]
    eor v1.16b, v25.16b, v22.16b
    orr v2.16b, v17.16b, v18.16b
    eor v3.16b, v29.16b, v28.16b
    eor v27.16b, v27.16b, v20.16b
    ldp q5, q4, [x0, #448]
    ldr q6, [x0, #480]
    eor v18.16b, v18.16b, v23.16b
    eor v7.16b, v20.16b, v1.16b
    bic v23.16b, v3.16b, v1.16b
    eor v1.16b, v19.16b, v3.16b
    orn v8.16b, v27.16b, v25.16b
    shl v3.16b, v7.16b, #7
    eor v23.16b, v27.16b, v23.16b
    shl v9.16b, v1.16b, #4
    ldp q10, q11, [x0, #416]
    eor v28.16b, v28.16b, v8.16b
    sri v3.16b, v7.16b, #1
    eor v23.16b, v21.16b, v23.16b
    shl v7.16b, v25.16b, #1
    eor v16.16b, v16.16b, v2.16b
    sri v9.16b, v1.16b, #4
    shl v8.16b, v23.16b, #2
    and v1.16b, v0.16b, v18.16b
    orr v2.16b, v28.16b, v27.16b
    eor v29.16b, v29.16b, v26.16b
    eor v3.16b, v3.16b, v30.16b
    shl v12.16b, v27.16b, #5
    sri v7.16b, v25.16b, #7
    eor v16.16b, v16.16b, v19.16b
    sri v8.16b, v23.16b, #6
    eor v25.16b, v24.16b, v1.16b
    and v24.16b, v18.16b, v24.16b
    eor v22.16b, v22.16b, v2.16b
    eor v23.16b, v9.16b, v31.16b
    shl v1.16b, v28.16b, #3
    sri v12.16b, v27.16b, #3
    eor v27.16b, v7.16b, v4.16b
    eor v2.16b, v8.16b, v6.16b
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v7.16b, v3.16b, v29.16b
    eor v8.16b, v16.16b, v18.16b
    eor v9.16b, v0.16b, v25.16b
    eor v17.16b, v17.16b, v24.16b
    shl v24.16b, v22.16b, #6
    sri v1.16b, v28.16b, #5
    eor v28.16b, v12.16b, v5.16b
    and v12.16b, v2.16b, v27.16b
    eor v23.16b, v23.16b, v7.16b
    eor v17.16b, v17.16b, v20.16b
    sri v24.16b, v22.16b, #2
    bic v22.16b, v9.16b, v8.16b
    eor v1.16b, v1.16b, v10.16b
    eor v28.16b, v28.16b, v12.16b
    orr v7.16b, v23.16b, v3.16b
    eor v20.16b, v20.16b, v8.16b
    eor v22.16b, v17.16b, v22.16b
    eor v24.16b, v24.16b, v11.16b
    and v8.16b, v1.16b, v28.16b
    eor v29.16b, v29.16b, v7.16b
    shl v7.16b, v20.16b, #7
    eor v19.16b, v19.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v21.16b, v22.16b
    eor v22.16b, v24.16b, v8.16b
    orr v24.16b, v23.16b, v29.16b
    sri v7.16b, v20.16b, #1
    shl v20.16b, v19.16b, #4
    eor v25.16b, v25.16b, v9.16b
    shl v8.16b, v16.16b, #1
    eor v2.16b, v2.16b, v22.16b
    shl v9.16b, v21.16b, #2
    eor v24.16b, v3.16b, v24.16b
    eor v26.16b, v0.16b, v26.16b
    eor v30.16b, v7.16b, v30.16b
    sri v20.16b, v19.16b, #4
    orr v19.16b, v25.16b, v17.16b
    shl v0.16b, v17.16b, #5
    eor v3.16b, v2.16b, v24.16b
    sri v8.16b, v16.16b, #7
    orr v16.16b, v22.16b, v28.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v28.16b, v2.16b
    eor v20.16b, v20.16b, v31.16b
    shl v28.16b, v25.16b, #3
    eor v18.16b, v18.16b, v19.16b
    sri v0.16b, v17.16b, #3
    eor v17.16b, v8.16b, v4.16b
    eor v19.16b, v9.16b, v6.16b
    and v31.16b, v30.16b, v26.16b
    eor v16.16b, v1.16b, v16.16b
    eor v27.16b, v27.16b, v1.16b
    and v1.16b, v3.16b, v21.16b
    sri v28.16b, v25.16b, #5
    eor v25.16b, v0.16b, v5.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v19.16b, v17.16b
    eor v20.16b, v20.16b, v31.16b
    eor v16.16b, v16.16b, v23.16b
    eor v31.16b, v27.16b, v1.16b
    and v27.16b, v21.16b, v27.16b
    eor v28.16b, v28.16b, v10.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v25.16b, v2.16b
    orr v25.16b, v20.16b, v30.16b
    ldr q1, [x0, #80]
    ldp q4, q5, [x0, #256]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v3.16b, v31.16b
    eor v22.16b, v22.16b, v27.16b
    eor v27.16b, v0.16b, v11.16b
    and v9.16b, v28.16b, v18.16b
    eor v25.16b, v26.16b, v25.16b
    ldp q0, q7, [x0, #288]
    ldr q8, [x0, #352]
    eor v22.16b, v22.16b, v29.16b
    bic v26.16b, v6.16b, v2.16b
    eor v27.16b, v27.16b, v9.16b
    orr v9.16b, v20.16b, v25.16b
    eor v29.16b, v29.16b, v2.16b
    eor v26.16b, v22.16b, v26.16b
    ldp q11, q10, [x0, #320]
    eor v19.16b, v19.16b, v27.16b
    eor v30.16b, v30.16b, v9.16b
    shl v2.16b, v29.16b, #7
    eor v23.16b, v23.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v24.16b, v24.16b, v26.16b
    eor v26.16b, v19.16b, v30.16b
    sri v2.16b, v29.16b, #1
    orr v29.16b, v27.16b, v18.16b
    eor v18.16b, v18.16b, v19.16b
    shl v19.16b, v23.16b, #4
    eor v31.16b, v31.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v29.16b, v28.16b, v29.16b
    shl v9.16b, v24.16b, #2
    eor v17.16b, v17.16b, v28.16b
    sri v19.16b, v23.16b, #4
    and v23.16b, v26.16b, v18.16b
    orr v28.16b, v31.16b, v22.16b
    eor v3.16b, v3.16b, v1.16b
    eor v2.16b, v2.16b, v4.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v29.16b, v20.16b
    sri v9.16b, v24.16b, #6
    eor v23.16b, v17.16b, v23.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v28.16b
    eor v19.16b, v19.16b, v5.16b
    shl v24.16b, v31.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v28.16b, v9.16b, v8.16b
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v29.16b, v2.16b, v3.16b
    eor v6.16b, v16.16b, v18.16b
    eor v9.16b, v26.16b, v23.16b
    eor v17.16b, v27.16b, v17.16b
    shl v27.16b, v21.16b, #6
    sri v24.16b, v31.16b, #5
    eor v31.16b, v12.16b, v10.16b
    and v12.16b, v28.16b, v22.16b
    eor v19.16b, v19.16b, v29.16b
    eor v17.16b, v17.16b, v25.16b
    sri v27.16b, v21.16b, #2
    bic v21.16b, v9.16b, v6.16b
    eor v24.16b, v24.16b, v7.16b
    eor v29.16b, v31.16b, v12.16b
    orr v31.16b, v19.16b, v2.16b
    eor v25.16b, v25.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v27.16b, v27.16b, v11.16b
    and v6.16b, v24.16b, v29.16b
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v25.16b, #7
    eor v20.16b, v20.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v30.16b, v21.16b
    eor v27.16b, v27.16b, v6.16b
    orr v30.16b, v19.16b, v31.16b
    sri v3.16b, v25.16b, #1
    shl v25.16b, v20.16b, #4
    eor v23.16b, v23.16b, v9.16b
    shl v6.16b, v16.16b, #1
    eor v28.16b, v28.16b, v27.16b
    shl v9.16b, v21.16b, #2
    eor v30.16b, v2.16b, v30.16b
    eor v26.16b, v26.16b, v1.16b
    eor v1.16b, v3.16b, v4.16b
    sri v25.16b, v20.16b, #4
    orr v20.16b, v23.16b, v17.16b
    shl v2.16b, v17.16b, #5
    eor v3.16b, v28.16b, v30.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v27.16b, v29.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v29.16b, v28.16b
    eor v25.16b, v25.16b, v5.16b
    shl v28.16b, v23.16b, #3
    eor v18.16b, v18.16b, v20.16b
    sri v2.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v20.16b, v9.16b, v8.16b
    and v29.16b, v1.16b, v26.16b
    eor v16.16b, v24.16b, v16.16b
    eor v22.16b, v22.16b, v24.16b
    and v24.16b, v3.16b, v21.16b
    sri v28.16b, v23.16b, #5
    eor v23.16b, v2.16b, v10.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v29.16b
    eor v16.16b, v16.16b, v19.16b
    eor v24.16b, v22.16b, v24.16b
    and v22.16b, v21.16b, v22.16b
    eor v28.16b, v28.16b, v7.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v23.16b, v2.16b
    orr v23.16b, v25.16b, v1.16b
    ldr q29, [x0, #96]
    ldp q4, q5, [x0, #384]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v3.16b, v24.16b
    eor v22.16b, v27.16b, v22.16b
    eor v27.16b, v0.16b, v11.16b
    and v9.16b, v28.16b, v18.16b
    eor v23.16b, v26.16b, v23.16b
    ldp q7, q0, [x0, #448]
    ldr q8, [x0, #480]
    eor v22.16b, v22.16b, v31.16b
    bic v26.16b, v6.16b, v2.16b
    eor v27.16b, v27.16b, v9.16b
    orr v9.16b, v25.16b, v23.16b
    eor v31.16b, v31.16b, v2.16b
    eor v26.16b, v22.16b, v26.16b
    eor v20.16b, v20.16b, v27.16b
    eor v1.16b, v1.16b, v9.16b
    shl v9.16b, v31.16b, #7
    eor v19.16b, v19.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v26.16b, v30.16b, v26.16b
    ldp q2, q10, [x0, #416]
    eor v30.16b, v20.16b, v1.16b
    sri v9.16b, v31.16b, #1
    orr v31.16b, v27.16b, v18.16b
    eor v18.16b, v18.16b, v20.16b
    shl v20.16b, v19.16b, #4
    eor v24.16b, v24.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v31.16b, v28.16b, v31.16b
    shl v11.16b, v26.16b, #2
    eor v17.16b, v17.16b, v28.16b
    sri v20.16b, v19.16b, #4
    and v19.16b, v30.16b, v18.16b
    orr v28.16b, v24.16b, v22.16b
    eor v3.16b, v3.16b, v29.16b
    eor v9.16b, v9.16b, v4.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v31.16b, v25.16b
    sri v11.16b, v26.16b, #6
    eor v19.16b, v17.16b, v19.16b
    shl v26.16b, v24.16b, #3
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v28.16b
    eor v20.16b, v20.16b, v5.16b
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v28.16b, v11.16b, v8.16b
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v31.16b, v9.16b, v3.16b
    eor v6.16b, v16.16b, v18.16b
    eor v11.16b, v30.16b, v19.16b
    sri v26.16b, v24.16b, #5
    eor v17.16b, v27.16b, v17.16b
    shl v24.16b, v21.16b, #6
    eor v27.16b, v12.16b, v7.16b
    and v12.16b, v28.16b, v22.16b
    eor v20.16b, v20.16b, v31.16b
    eor v17.16b, v17.16b, v23.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v11.16b, v6.16b
    eor v26.16b, v26.16b, v2.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v20.16b, v9.16b
    eor v23.16b, v23.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v6.16b, v26.16b, v27.16b
    eor v31.16b, v3.16b, v31.16b
    shl v3.16b, v23.16b, #7
    eor v25.16b, v25.16b, v11.16b
    orn v11.16b, v17.16b, v16.16b
    eor v21.16b, v1.16b, v21.16b
    eor v24.16b, v24.16b, v6.16b
    orr v1.16b, v20.16b, v31.16b
    sri v3.16b, v23.16b, #1
    shl v23.16b, v25.16b, #4
    eor v19.16b, v19.16b, v11.16b
    shl v6.16b, v16.16b, #1
    eor v28.16b, v28.16b, v24.16b
    shl v11.16b, v21.16b, #2
    eor v1.16b, v9.16b, v1.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v3.16b, v4.16b
    sri v23.16b, v25.16b, #4
    orr v25.16b, v19.16b, v17.16b
    shl v3.16b, v17.16b, #5
    eor v4.16b, v28.16b, v1.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v27.16b, v28.16b
    eor v23.16b, v23.16b, v5.16b
    shl v27.16b, v19.16b, #3
    eor v18.16b, v18.16b, v25.16b
    sri v3.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v25.16b, v11.16b, v8.16b
    and v28.16b, v30.16b, v29.16b
    eor v16.16b, v26.16b, v16.16b
    eor v22.16b, v22.16b, v26.16b
    and v26.16b, v4.16b, v21.16b
    sri v27.16b, v19.16b, #5
    eor v19.16b, v3.16b, v7.16b
    shl v0.16b, v18.16b, #6
    and v3.16b, v25.16b, v17.16b
    eor v23.16b, v23.16b, v28.16b
    eor v16.16b, v16.16b, v20.16b
    eor v26.16b, v22.16b, v26.16b
    and v22.16b, v21.16b, v22.16b
    eor v27.16b, v27.16b, v2.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v19.16b, v3.16b
    orr v19.16b, v23.16b, v30.16b
    ldr q28, [x0, #112]
    ldp q5, q6, [x0, #256]
    eor v2.16b, v16.16b, v21.16b
    eor v3.16b, v4.16b, v26.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v10.16b
    and v9.16b, v27.16b, v18.16b
    eor v19.16b, v29.16b, v19.16b
    ldp q0, q7, [x0, #288]
    ldr q8, [x0, #352]
    eor v22.16b, v22.16b, v31.16b
    bic v29.16b, v3.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v23.16b, v19.16b
    eor v31.16b, v31.16b, v2.16b
    eor v29.16b, v22.16b, v29.16b
    ldp q11, q10, [x0, #320]
    eor v25.16b, v25.16b, v24.16b
    eor v30.16b, v30.16b, v9.16b
    shl v2.16b, v31.16b, #7
    eor v20.16b, v20.16b, v3.16b
    orn v3.16b, v22.16b, v16.16b
    eor v29.16b, v1.16b, v29.16b
    eor v1.16b, v25.16b, v30.16b
    sri v2.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v25.16b
    shl v25.16b, v20.16b, #4
    eor v26.16b, v26.16b, v3.16b
    shl v3.16b, v16.16b, #1
    eor v31.16b, v27.16b, v31.16b
    shl v9.16b, v29.16b, #2
    eor v17.16b, v17.16b, v27.16b
    sri v25.16b, v20.16b, #4
    and v20.16b, v1.16b, v18.16b
    orr v27.16b, v26.16b, v22.16b
    eor v4.16b, v4.16b, v28.16b
    eor v2.16b, v2.16b, v5.16b
    shl v12.16b, v22.16b, #5
    sri v3.16b, v16.16b, #7
    eor v16.16b, v31.16b, v23.16b
    sri v9.16b, v29.16b, #6
    eor v20.16b, v17.16b, v20.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v27.16b
    eor v25.16b, v25.16b, v6.16b
    shl v29.16b, v26.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v3.16b, v0.16b
    eor v27.16b, v9.16b, v8.16b
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v4.16b
    eor v3.16b, v16.16b, v18.16b
    eor v9.16b, v1.16b, v20.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v29.16b, v26.16b, #5
    eor v26.16b, v12.16b, v10.16b
    and v12.16b, v27.16b, v22.16b
    eor v25.16b, v25.16b, v31.16b
    eor v17.16b, v17.16b, v19.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v9.16b, v3.16b
    eor v29.16b, v29.16b, v7.16b
    eor v26.16b, v26.16b, v12.16b
    orr v31.16b, v25.16b, v2.16b
    eor v19.16b, v19.16b, v3.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v11.16b
    and v3.16b, v29.16b, v26.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v19.16b, #7
    eor v23.16b, v23.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v30.16b, v21.16b
    eor v24.16b, v24.16b, v3.16b
    orr v30.16b, v25.16b, v31.16b
    sri v4.16b, v19.16b, #1
    shl v19.16b, v23.16b, #4
    eor v20.16b, v20.16b, v9.16b
    shl v3.16b, v16.16b, #1
    eor v27.16b, v27.16b, v24.16b
    shl v9.16b, v21.16b, #2
    eor v30.16b, v2.16b, v30.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v5.16b
    sri v19.16b, v23.16b, #4
    orr v23.16b, v20.16b, v17.16b
    shl v2.16b, v17.16b, #5
    eor v4.16b, v27.16b, v30.16b
    sri v3.16b, v16.16b, #7
    orr v16.16b, v24.16b, v26.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v26.16b, v27.16b
    eor v19.16b, v19.16b, v6.16b
    shl v26.16b, v20.16b, #3
    eor v18.16b, v18.16b, v23.16b
    sri v2.16b, v17.16b, #3
    eor v17.16b, v3.16b, v0.16b
    eor v23.16b, v9.16b, v8.16b
    and v27.16b, v1.16b, v28.16b
    eor v16.16b, v29.16b, v16.16b
    eor v22.16b, v22.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    sri v26.16b, v20.16b, #5
    eor v20.16b, v2.16b, v10.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v23.16b, v17.16b
    eor v19.16b, v19.16b, v27.16b
    eor v16.16b, v16.16b, v25.16b
    eor v27.16b, v22.16b, v29.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v7.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v20.16b, v2.16b
    orr v20.16b, v19.16b, v1.16b
    ldr q29, [x0, #128]
    ldp q3, q5, [x0, #384]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v11.16b
    and v9.16b, v26.16b, v18.16b
    eor v20.16b, v28.16b, v20.16b
    ldp q7, q0, [x0, #448]
    ldr q8, [x0, #480]
    eor v22.16b, v22.16b, v31.16b
    bic v28.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v19.16b, v20.16b
    eor v31.16b, v31.16b, v2.16b
    eor v28.16b, v22.16b, v28.16b
    eor v23.16b, v23.16b, v24.16b
    eor v1.16b, v1.16b, v9.16b
    shl v9.16b, v31.16b, #7
    eor v25.16b, v25.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v28.16b, v30.16b, v28.16b
    ldp q2, q10, [x0, #416]
    eor v30.16b, v23.16b, v1.16b
    sri v9.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v23.16b
    shl v23.16b, v25.16b, #4
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v11.16b, v28.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v23.16b, v25.16b, #4
    and v25.16b, v30.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v29.16b
    eor v9.16b, v9.16b, v3.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v31.16b, v19.16b
    sri v11.16b, v28.16b, #6
    eor v25.16b, v17.16b, v25.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v23.16b, v23.16b, v5.16b
    shl v28.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v26.16b, v11.16b, v8.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v31.16b, v9.16b, v4.16b
    eor v6.16b, v16.16b, v18.16b
    eor v11.16b, v30.16b, v25.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v28.16b, v27.16b, #5
    eor v27.16b, v12.16b, v7.16b
    and v12.16b, v26.16b, v22.16b
    eor v23.16b, v23.16b, v31.16b
    eor v17.16b, v17.16b, v20.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v11.16b, v6.16b
    eor v28.16b, v28.16b, v2.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v23.16b, v9.16b
    eor v20.16b, v20.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v6.16b, v28.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v20.16b, #7
    eor v19.16b, v19.16b, v11.16b
    orn v11.16b, v17.16b, v16.16b
    eor v21.16b, v1.16b, v21.16b
    eor v24.16b, v24.16b, v6.16b
    orr v1.16b, v23.16b, v31.16b
    sri v4.16b, v20.16b, #1
    shl v20.16b, v19.16b, #4
    eor v25.16b, v25.16b, v11.16b
    shl v6.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v11.16b, v21.16b, #2
    eor v1.16b, v9.16b, v1.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v4.16b, v3.16b
    sri v20.16b, v19.16b, #4
    orr v19.16b, v25.16b, v17.16b
    shl v3.16b, v17.16b, #5
    eor v4.16b, v26.16b, v1.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v20.16b, v20.16b, v5.16b
    shl v26.16b, v25.16b, #3
    eor v18.16b, v18.16b, v19.16b
    sri v3.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v19.16b, v11.16b, v8.16b
    and v27.16b, v30.16b, v29.16b
    eor v16.16b, v28.16b, v16.16b
    eor v22.16b, v22.16b, v28.16b
    and v28.16b, v4.16b, v21.16b
    sri v26.16b, v25.16b, #5
    eor v25.16b, v3.16b, v7.16b
    shl v0.16b, v18.16b, #6
    and v3.16b, v19.16b, v17.16b
    eor v20.16b, v20.16b, v27.16b
    eor v16.16b, v16.16b, v23.16b
    eor v27.16b, v22.16b, v28.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v25.16b, v3.16b
    orr v25.16b, v20.16b, v30.16b
    ldr q28, [x0, #144]
    ldp q5, q6, [x0, #256]
    eor v2.16b, v16.16b, v21.16b
    eor v3.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v10.16b
    and v9.16b, v26.16b, v18.16b
    eor v25.16b, v29.16b, v25.16b
    ldp q0, q7, [x0, #288]
    ldr q8, [x0, #352]
    eor v22.16b, v22.16b, v31.16b
    bic v29.16b, v3.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v20.16b, v25.16b
    eor v31.16b, v31.16b, v2.16b
    eor v29.16b, v22.16b, v29.16b
    ldp q11, q10, [x0, #320]
    eor v19.16b, v19.16b, v24.16b
    eor v30.16b, v30.16b, v9.16b
    shl v2.16b, v31.16b, #7
    eor v23.16b, v23.16b, v3.16b
    orn v3.16b, v22.16b, v16.16b
    eor v29.16b, v1.16b, v29.16b
    eor v1.16b, v19.16b, v30.16b
    sri v2.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v19.16b
    shl v19.16b, v23.16b, #4
    eor v27.16b, v27.16b, v3.16b
    shl v3.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v9.16b, v29.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v19.16b, v23.16b, #4
    and v23.16b, v1.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v28.16b
    eor v2.16b, v2.16b, v5.16b
    shl v12.16b, v22.16b, #5
    sri v3.16b, v16.16b, #7
    eor v16.16b, v31.16b, v20.16b
    sri v9.16b, v29.16b, #6
    eor v23.16b, v17.16b, v23.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v19.16b, v19.16b, v6.16b
    shl v29.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v3.16b, v0.16b
    eor v26.16b, v9.16b, v8.16b
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v4.16b
    eor v3.16b, v16.16b, v18.16b
    eor v9.16b, v1.16b, v23.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v29.16b, v27.16b, #5
    eor v27.16b, v12.16b, v10.16b
    and v12.16b, v26.16b, v22.16b
    eor v19.16b, v19.16b, v31.16b
    eor v17.16b, v17.16b, v25.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v9.16b, v3.16b
    eor v29.16b, v29.16b, v7.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v19.16b, v2.16b
    eor v25.16b, v25.16b, v3.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v11.16b
    and v3.16b, v29.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v25.16b, #7
    eor v20.16b, v20.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v30.16b, v21.16b
    eor v24.16b, v24.16b, v3.16b
    orr v30.16b, v19.16b, v31.16b
    sri v4.16b, v25.16b, #1
    shl v25.16b, v20.16b, #4
    eor v23.16b, v23.16b, v9.16b
    shl v3.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v9.16b, v21.16b, #2
    eor v30.16b, v2.16b, v30.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v5.16b
    sri v25.16b, v20.16b, #4
    orr v20.16b, v23.16b, v17.16b
    shl v2.16b, v17.16b, #5
    eor v4.16b, v26.16b, v30.16b
    sri v3.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v25.16b, v25.16b, v6.16b
    shl v26.16b, v23.16b, #3
    eor v18.16b, v18.16b, v20.16b
    sri v2.16b, v17.16b, #3
    eor v17.16b, v3.16b, v0.16b
    eor v20.16b, v9.16b, v8.16b
    and v27.16b, v1.16b, v28.16b
    eor v16.16b, v29.16b, v16.16b
    eor v22.16b, v22.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    sri v26.16b, v23.16b, #5
    eor v23.16b, v2.16b, v10.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v27.16b
    eor v16.16b, v16.16b, v19.16b
    eor v27.16b, v22.16b, v29.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v7.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v23.16b, v2.16b
    orr v23.16b, v25.16b, v1.16b
    ldr q29, [x0, #160]
    ldp q3, q5, [x0, #384]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v11.16b
    and v9.16b, v26.16b, v18.16b
    eor v23.16b, v28.16b, v23.16b
    ldp q7, q0, [x0, #448]
    ldr q8, [x0, #480]
    eor v22.16b, v22.16b, v31.16b
    bic v28.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v25.16b, v23.16b
    eor v31.16b, v31.16b, v2.16b
    eor v28.16b, v22.16b, v28.16b
    eor v20.16b, v20.16b, v24.16b
    eor v1.16b, v1.16b, v9.16b
    shl v9.16b, v31.16b, #7
    eor v19.16b, v19.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v28.16b, v30.16b, v28.16b
    ldp q2, q10, [x0, #416]
    eor v30.16b, v20.16b, v1.16b
    sri v9.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v20.16b
    shl v20.16b, v19.16b, #4
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v11.16b, v28.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v20.16b, v19.16b, #4
    and v19.16b, v30.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v29.16b
    eor v9.16b, v9.16b, v3.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v31.16b, v25.16b
    sri v11.16b, v28.16b, #6
    eor v19.16b, v17.16b, v19.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v20.16b, v20.16b, v5.16b
    shl v28.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v26.16b, v11.16b, v8.16b
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v31.16b, v9.16b, v4.16b
    eor v6.16b, v16.16b, v18.16b
    eor v11.16b, v30.16b, v19.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v28.16b, v27.16b, #5
    eor v27.16b, v12.16b, v7.16b
    and v12.16b, v26.16b, v22.16b
    eor v20.16b, v20.16b, v31.16b
    eor v17.16b, v17.16b, v23.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v11.16b, v6.16b
    eor v28.16b, v28.16b, v2.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v20.16b, v9.16b
    eor v23.16b, v23.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v6.16b, v28.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v23.16b, #7
    eor v25.16b, v25.16b, v11.16b
    orn v11.16b, v17.16b, v16.16b
    eor v21.16b, v1.16b, v21.16b
    eor v24.16b, v24.16b, v6.16b
    orr v1.16b, v20.16b, v31.16b
    sri v4.16b, v23.16b, #1
    shl v23.16b, v25.16b, #4
    eor v19.16b, v19.16b, v11.16b
    shl v6.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v11.16b, v21.16b, #2
    eor v1.16b, v9.16b, v1.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v4.16b, v3.16b
    sri v23.16b, v25.16b, #4
    orr v25.16b, v19.16b, v17.16b
    shl v3.16b, v17.16b, #5
    eor v4.16b, v26.16b, v1.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v5.16b
    shl v26.16b, v19.16b, #3
    eor v18.16b, v18.16b, v25.16b
    sri v3.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v25.16b, v11.16b, v8.16b
    and v27.16b, v30.16b, v29.16b
    eor v16.16b, v28.16b, v16.16b
    eor v22.16b, v22.16b, v28.16b
    and v28.16b, v4.16b, v21.16b
    sri v26.16b, v19.16b, #5
    eor v19.16b, v3.16b, v7.16b
    shl v0.16b, v18.16b, #6
    and v3.16b, v25.16b, v17.16b
    eor v23.16b, v23.16b, v27.16b
    eor v16.16b, v16.16b, v20.16b
    eor v27.16b, v22.16b, v28.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v19.16b, v3.16b
    orr v19.16b, v23.16b, v30.16b
    ldr q28, [x0, #176]
    ldp q5, q6, [x0, #256]
    eor v2.16b, v16.16b, v21.16b
    eor v3.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v10.16b
    and v9.16b, v26.16b, v18.16b
    eor v19.16b, v29.16b, v19.16b
    ldp q0, q7, [x0, #288]
    ldr q8, [x0, #352]
    eor v22.16b, v22.16b, v31.16b
    bic v29.16b, v3.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v23.16b, v19.16b
    eor v31.16b, v31.16b, v2.16b
    eor v29.16b, v22.16b, v29.16b
    ldp q11, q10, [x0, #320]
    eor v25.16b, v25.16b, v24.16b
    eor v30.16b, v30.16b, v9.16b
    shl v2.16b, v31.16b, #7
    eor v20.16b, v20.16b, v3.16b
    orn v3.16b, v22.16b, v16.16b
    eor v29.16b, v1.16b, v29.16b
    eor v1.16b, v25.16b, v30.16b
    sri v2.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v25.16b
    shl v25.16b, v20.16b, #4
    eor v27.16b, v27.16b, v3.16b
    shl v3.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v9.16b, v29.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v25.16b, v20.16b, #4
    and v20.16b, v1.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v28.16b
    eor v2.16b, v2.16b, v5.16b
    shl v12.16b, v22.16b, #5
    sri v3.16b, v16.16b, #7
    eor v16.16b, v31.16b, v23.16b
    sri v9.16b, v29.16b, #6
    eor v20.16b, v17.16b, v20.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v25.16b, v25.16b, v6.16b
    shl v29.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v3.16b, v0.16b
    eor v26.16b, v9.16b, v8.16b
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v4.16b
    eor v3.16b, v16.16b, v18.16b
    eor v9.16b, v1.16b, v20.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v29.16b, v27.16b, #5
    eor v27.16b, v12.16b, v10.16b
    and v12.16b, v26.16b, v22.16b
    eor v25.16b, v25.16b, v31.16b
    eor v17.16b, v17.16b, v19.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v9.16b, v3.16b
    eor v29.16b, v29.16b, v7.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v25.16b, v2.16b
    eor v19.16b, v19.16b, v3.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v11.16b
    and v3.16b, v29.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v19.16b, #7
    eor v23.16b, v23.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v30.16b, v21.16b
    eor v24.16b, v24.16b, v3.16b
    orr v30.16b, v25.16b, v31.16b
    sri v4.16b, v19.16b, #1
    shl v19.16b, v23.16b, #4
    eor v20.16b, v20.16b, v9.16b
    shl v3.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v9.16b, v21.16b, #2
    eor v30.16b, v2.16b, v30.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v5.16b
    sri v19.16b, v23.16b, #4
    orr v23.16b, v20.16b, v17.16b
    shl v2.16b, v17.16b, #5
    eor v4.16b, v26.16b, v30.16b
    sri v3.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v19.16b, v19.16b, v6.16b
    shl v26.16b, v20.16b, #3
    eor v18.16b, v18.16b, v23.16b
    sri v2.16b, v17.16b, #3
    eor v17.16b, v3.16b, v0.16b
    eor v23.16b, v9.16b, v8.16b
    and v27.16b, v1.16b, v28.16b
    eor v16.16b, v29.16b, v16.16b
    eor v22.16b, v22.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    sri v26.16b, v20.16b, #5
    eor v20.16b, v2.16b, v10.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v23.16b, v17.16b
    eor v19.16b, v19.16b, v27.16b
    eor v16.16b, v16.16b, v25.16b
    eor v27.16b, v22.16b, v29.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v7.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v20.16b, v2.16b
    orr v20.16b, v19.16b, v1.16b
    ldr q29, [x0, #192]
    ldp q3, q5, [x0, #384]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v11.16b
    and v9.16b, v26.16b, v18.16b
    eor v20.16b, v28.16b, v20.16b
    ldp q7, q0, [x0, #448]
    ldr q8, [x0, #480]
    eor v22.16b, v22.16b, v31.16b
    bic v28.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v19.16b, v20.16b
    eor v31.16b, v31.16b, v2.16b
    eor v28.16b, v22.16b, v28.16b
    eor v23.16b, v23.16b, v24.16b
    eor v1.16b, v1.16b, v9.16b
    shl v9.16b, v31.16b, #7
    eor v25.16b, v25.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v28.16b, v30.16b, v28.16b
    ldp q2, q10, [x0, #416]
    eor v30.16b, v23.16b, v1.16b
    sri v9.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v23.16b
    shl v23.16b, v25.16b, #4
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v11.16b, v28.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v23.16b, v25.16b, #4
    and v25.16b, v30.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v29.16b
    eor v9.16b, v9.16b, v3.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v31.16b, v19.16b
    sri v11.16b, v28.16b, #6
    eor v25.16b, v17.16b, v25.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v23.16b, v23.16b, v5.16b
    shl v28.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v26.16b, v11.16b, v8.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v31.16b, v9.16b, v4.16b
    eor v6.16b, v16.16b, v18.16b
    eor v11.16b, v30.16b, v25.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v28.16b, v27.16b, #5
    eor v27.16b, v12.16b, v7.16b
    and v12.16b, v26.16b, v22.16b
    eor v23.16b, v23.16b, v31.16b
    eor v17.16b, v17.16b, v20.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v11.16b, v6.16b
    eor v28.16b, v28.16b, v2.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v23.16b, v9.16b
    eor v20.16b, v20.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v6.16b, v28.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v20.16b, #7
    eor v19.16b, v19.16b, v11.16b
    orn v11.16b, v17.16b, v16.16b
    eor v21.16b, v1.16b, v21.16b
    eor v24.16b, v24.16b, v6.16b
    orr v1.16b, v23.16b, v31.16b
    sri v4.16b, v20.16b, #1
    shl v20.16b, v19.16b, #4
    eor v25.16b, v25.16b, v11.16b
    shl v6.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v11.16b, v21.16b, #2
    eor v1.16b, v9.16b, v1.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v4.16b, v3.16b
    sri v20.16b, v19.16b, #4
    orr v19.16b, v25.16b, v17.16b
    shl v3.16b, v17.16b, #5
    eor v4.16b, v26.16b, v1.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v20.16b, v20.16b, v5.16b
    shl v26.16b, v25.16b, #3
    eor v18.16b, v18.16b, v19.16b
    sri v3.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v19.16b, v11.16b, v8.16b
    and v27.16b, v30.16b, v29.16b
    eor v16.16b, v28.16b, v16.16b
    eor v22.16b, v22.16b, v28.16b
    and v28.16b, v4.16b, v21.16b
    sri v26.16b, v25.16b, #5
    eor v25.16b, v3.16b, v7.16b
    shl v0.16b, v18.16b, #6
    and v3.16b, v19.16b, v17.16b
    eor v20.16b, v20.16b, v27.16b
    eor v16.16b, v16.16b, v23.16b
    eor v27.16b, v22.16b, v28.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v25.16b, v3.16b
    orr v25.16b, v20.16b, v30.16b
    ldr q28, [x0, #208]
    ldp q5, q6, [x0, #256]
    eor v2.16b, v16.16b, v21.16b
    eor v3.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v10.16b
    and v9.16b, v26.16b, v18.16b
    eor v25.16b, v29.16b, v25.16b
    ldp q0, q7, [x0, #288]
    ldr q8, [x0, #352]
    eor v22.16b, v22.16b, v31.16b
    bic v29.16b, v3.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v20.16b, v25.16b
    eor v31.16b, v31.16b, v2.16b
    eor v29.16b, v22.16b, v29.16b
    ldp q11, q10, [x0, #320]
    eor v19.16b, v19.16b, v24.16b
    eor v30.16b, v30.16b, v9.16b
    shl v2.16b, v31.16b, #7
    eor v23.16b, v23.16b, v3.16b
    orn v3.16b, v22.16b, v16.16b
    eor v29.16b, v1.16b, v29.16b
    eor v1.16b, v19.16b, v30.16b
    sri v2.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v19.16b
    shl v19.16b, v23.16b, #4
    eor v27.16b, v27.16b, v3.16b
    shl v3.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v9.16b, v29.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v19.16b, v23.16b, #4
    and v23.16b, v1.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v28.16b
    eor v2.16b, v2.16b, v5.16b
    shl v12.16b, v22.16b, #5
    sri v3.16b, v16.16b, #7
    eor v16.16b, v31.16b, v20.16b
    sri v9.16b, v29.16b, #6
    eor v23.16b, v17.16b, v23.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v19.16b, v19.16b, v6.16b
    shl v29.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v3.16b, v0.16b
    eor v26.16b, v9.16b, v8.16b
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v31.16b, v2.16b, v4.16b
    eor v3.16b, v16.16b, v18.16b
    eor v9.16b, v1.16b, v23.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v29.16b, v27.16b, #5
    eor v27.16b, v12.16b, v10.16b
    and v12.16b, v26.16b, v22.16b
    eor v19.16b, v19.16b, v31.16b
    eor v17.16b, v17.16b, v25.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v9.16b, v3.16b
    eor v29.16b, v29.16b, v7.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v19.16b, v2.16b
    eor v25.16b, v25.16b, v3.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v11.16b
    and v3.16b, v29.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v25.16b, #7
    eor v20.16b, v20.16b, v9.16b
    orn v9.16b, v17.16b, v16.16b
    eor v21.16b, v30.16b, v21.16b
    eor v24.16b, v24.16b, v3.16b
    orr v30.16b, v19.16b, v31.16b
    sri v4.16b, v25.16b, #1
    shl v25.16b, v20.16b, #4
    eor v23.16b, v23.16b, v9.16b
    shl v3.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v9.16b, v21.16b, #2
    eor v30.16b, v2.16b, v30.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v5.16b
    sri v25.16b, v20.16b, #4
    orr v20.16b, v23.16b, v17.16b
    shl v2.16b, v17.16b, #5
    eor v4.16b, v26.16b, v30.16b
    sri v3.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v9.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v25.16b, v25.16b, v6.16b
    shl v26.16b, v23.16b, #3
    eor v18.16b, v18.16b, v20.16b
    sri v2.16b, v17.16b, #3
    eor v17.16b, v3.16b, v0.16b
    eor v20.16b, v9.16b, v8.16b
    and v27.16b, v1.16b, v28.16b
    eor v16.16b, v29.16b, v16.16b
    eor v22.16b, v22.16b, v29.16b
    and v29.16b, v4.16b, v21.16b
    sri v26.16b, v23.16b, #5
    eor v23.16b, v2.16b, v10.16b
    shl v0.16b, v18.16b, #6
    and v2.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v27.16b
    eor v16.16b, v16.16b, v19.16b
    eor v27.16b, v22.16b, v29.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v7.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v23.16b, v2.16b
    orr v23.16b, v25.16b, v1.16b
    ldr q29, [x0, #224]
    ldp q3, q5, [x0, #384]
    eor v2.16b, v16.16b, v21.16b
    eor v6.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v11.16b
    and v9.16b, v26.16b, v18.16b
    eor v23.16b, v28.16b, v23.16b
    ldp q7, q0, [x0, #448]
    ldr q8, [x0, #480]
    eor v22.16b, v22.16b, v31.16b
    bic v28.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v9.16b
    orr v9.16b, v25.16b, v23.16b
    eor v31.16b, v31.16b, v2.16b
    eor v28.16b, v22.16b, v28.16b
    eor v20.16b, v20.16b, v24.16b
    eor v1.16b, v1.16b, v9.16b
    shl v9.16b, v31.16b, #7
    eor v19.16b, v19.16b, v6.16b
    orn v6.16b, v22.16b, v16.16b
    eor v28.16b, v30.16b, v28.16b
    ldp q2, q10, [x0, #416]
    eor v30.16b, v20.16b, v1.16b
    sri v9.16b, v31.16b, #1
    orr v31.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v20.16b
    shl v20.16b, v19.16b, #4
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v16.16b, #1
    eor v31.16b, v26.16b, v31.16b
    shl v11.16b, v28.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v20.16b, v19.16b, #4
    and v19.16b, v30.16b, v18.16b
    orr v26.16b, v27.16b, v22.16b
    eor v4.16b, v4.16b, v29.16b
    eor v9.16b, v9.16b, v3.16b
    shl v12.16b, v22.16b, #5
    sri v6.16b, v16.16b, #7
    eor v16.16b, v31.16b, v25.16b
    sri v11.16b, v28.16b, #6
    eor v19.16b, v17.16b, v19.16b
    and v17.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v26.16b
    eor v20.16b, v20.16b, v5.16b
    shl v28.16b, v27.16b, #3
    sri v12.16b, v22.16b, #3
    eor v22.16b, v6.16b, v0.16b
    eor v26.16b, v11.16b, v8.16b
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v31.16b, v9.16b, v4.16b
    eor v6.16b, v16.16b, v18.16b
    eor v11.16b, v30.16b, v19.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    sri v28.16b, v27.16b, #5
    eor v27.16b, v12.16b, v7.16b
    and v12.16b, v26.16b, v22.16b
    eor v20.16b, v20.16b, v31.16b
    eor v17.16b, v17.16b, v23.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v11.16b, v6.16b
    eor v28.16b, v28.16b, v2.16b
    eor v27.16b, v27.16b, v12.16b
    orr v31.16b, v20.16b, v9.16b
    eor v23.16b, v23.16b, v6.16b
    eor v21.16b, v17.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v6.16b, v28.16b, v27.16b
    eor v31.16b, v4.16b, v31.16b
    shl v4.16b, v23.16b, #7
    eor v25.16b, v25.16b, v11.16b
    orn v11.16b, v17.16b, v16.16b
    eor v21.16b, v1.16b, v21.16b
    eor v24.16b, v24.16b, v6.16b
    orr v1.16b, v20.16b, v31.16b
    sri v4.16b, v23.16b, #1
    shl v23.16b, v25.16b, #4
    eor v19.16b, v19.16b, v11.16b
    shl v6.16b, v16.16b, #1
    eor v26.16b, v26.16b, v24.16b
    shl v11.16b, v21.16b, #2
    eor v1.16b, v9.16b, v1.16b
    eor v29.16b, v30.16b, v29.16b
    eor v30.16b, v4.16b, v3.16b
    sri v23.16b, v25.16b, #4
    orr v25.16b, v19.16b, v17.16b
    shl v3.16b, v17.16b, #5
    eor v4.16b, v26.16b, v1.16b
    sri v6.16b, v16.16b, #7
    orr v16.16b, v24.16b, v27.16b
    sri v11.16b, v21.16b, #6
    eor v21.16b, v27.16b, v26.16b
    eor v23.16b, v23.16b, v5.16b
    shl v26.16b, v19.16b, #3
    eor v18.16b, v18.16b, v25.16b
    sri v3.16b, v17.16b, #3
    eor v17.16b, v6.16b, v0.16b
    eor v25.16b, v11.16b, v8.16b
    and v27.16b, v30.16b, v29.16b
    eor v16.16b, v28.16b, v16.16b
    eor v22.16b, v22.16b, v28.16b
    and v28.16b, v4.16b, v21.16b
    sri v26.16b, v19.16b, #5
    eor v19.16b, v3.16b, v7.16b
    shl v0.16b, v18.16b, #6
    and v3.16b, v25.16b, v17.16b
    eor v23.16b, v23.16b, v27.16b
    eor v16.16b, v16.16b, v20.16b
    eor v27.16b, v22.16b, v28.16b
    and v22.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    sri v0.16b, v18.16b, #2
    eor v18.16b, v19.16b, v3.16b
    orr v19.16b, v23.16b, v30.16b
    eor v28.16b, v16.16b, v21.16b
    eor v2.16b, v4.16b, v27.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v0.16b, v10.16b
    and v5.16b, v26.16b, v18.16b
    eor v19.16b, v29.16b, v19.16b
    ldp q0, q3, [x0, #240]
    eor v22.16b, v22.16b, v31.16b
    bic v7.16b, v2.16b, v28.16b
    ldp q6, q29, [x0, #272]
    eor v24.16b, v24.16b, v5.16b
    orr v5.16b, v23.16b, v19.16b
    ldp q9, q8, [x0, #336]
    eor v7.16b, v22.16b, v7.16b
    eor v28.16b, v31.16b, v28.16b
    eor v25.16b, v25.16b, v24.16b
    eor v30.16b, v30.16b, v5.16b
    orn v5.16b, v22.16b, v16.16b
    eor v1.16b, v1.16b, v7.16b
    eor v7.16b, v25.16b, v30.16b
    shl v11.16b, v28.16b, #7
    orr v12.16b, v24.16b, v18.16b
    eor v18.16b, v18.16b, v25.16b
    eor v20.16b, v20.16b, v2.16b
    eor v25.16b, v27.16b, v5.16b
    ldp q31, q10, [x0, #304]
    shl v27.16b, v16.16b, #1
    eor v2.16b, v26.16b, v12.16b
    shl v5.16b, v1.16b, #2
    eor v17.16b, v17.16b, v26.16b
    sri v11.16b, v28.16b, #1
    and v26.16b, v7.16b, v18.16b
    shl v28.16b, v20.16b, #4
    orr v12.16b, v25.16b, v22.16b
    shl v13.16b, v22.16b, #5
    eor v4.16b, v4.16b, v0.16b
    sri v27.16b, v16.16b, #7
    eor v21.16b, v21.16b, v12.16b
    sri v5.16b, v1.16b, #6
    eor v1.16b, v2.16b, v23.16b
    sri v28.16b, v20.16b, #4
    eor v20.16b, v17.16b, v26.16b
    and v17.16b, v18.16b, v17.16b
    eor v16.16b, v11.16b, v3.16b
    sri v13.16b, v22.16b, #3
    eor v22.16b, v27.16b, v29.16b
    eor v27.16b, v5.16b, v8.16b
    eor v2.16b, v1.16b, v18.16b
    eor v5.16b, v7.16b, v20.16b
    eor v17.16b, v24.16b, v17.16b
    shl v24.16b, v21.16b, #6
    eor v28.16b, v28.16b, v6.16b
    shl v26.16b, v25.16b, #3
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v12.16b, v16.16b, v4.16b
    eor v17.16b, v17.16b, v19.16b
    sri v24.16b, v21.16b, #2
    bic v21.16b, v5.16b, v2.16b
    sri v26.16b, v25.16b, #5
    eor v25.16b, v13.16b, v9.16b
    and v11.16b, v27.16b, v22.16b
    eor v28.16b, v28.16b, v12.16b
    eor v21.16b, v17.16b, v21.16b
    eor v26.16b, v26.16b, v31.16b
    eor v25.16b, v25.16b, v11.16b
    orr v12.16b, v28.16b, v16.16b
    eor v19.16b, v19.16b, v2.16b
    orn v2.16b, v17.16b, v1.16b
    eor v21.16b, v30.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    and v11.16b, v26.16b, v25.16b
    eor v30.16b, v4.16b, v12.16b
    shl v4.16b, v19.16b, #7
    eor v23.16b, v23.16b, v5.16b
    eor v20.16b, v20.16b, v2.16b
    shl v2.16b, v1.16b, #1
    eor v24.16b, v24.16b, v11.16b
    shl v5.16b, v21.16b, #2
    orr v11.16b, v28.16b, v30.16b
    sri v4.16b, v19.16b, #1
    orr v12.16b, v20.16b, v17.16b
    shl v19.16b, v23.16b, #4
    eor v27.16b, v27.16b, v24.16b
    shl v13.16b, v17.16b, #5
    eor v16.16b, v16.16b, v11.16b
    sri v2.16b, v1.16b, #7
    eor v18.16b, v18.16b, v12.16b
    sri v5.16b, v21.16b, #6
    eor v21.16b, v22.16b, v26.16b
    eor v22.16b, v7.16b, v0.16b
    eor v0.16b, v4.16b, v3.16b
    sri v19.16b, v23.16b, #4
    eor v29.16b, v2.16b, v29.16b
    shl v23.16b, v20.16b, #3
    eor v1.16b, v25.16b, v27.16b
    sri v13.16b, v17.16b, #3
    eor v17.16b, v5.16b, v8.16b
    eor v27.16b, v27.16b, v16.16b
    orr v25.16b, v24.16b, v25.16b
    eor v19.16b, v19.16b, v6.16b
    sri v23.16b, v20.16b, #5
    eor v20.16b, v13.16b, v9.16b
    shl v3.16b, v18.16b, #6
    and v4.16b, v17.16b, v29.16b
    and v5.16b, v0.16b, v22.16b
    and v2.16b, v1.16b, v21.16b
    eor v25.16b, v26.16b, v25.16b
    and v26.16b, v27.16b, v1.16b
    eor v23.16b, v23.16b, v31.16b
    sri v3.16b, v18.16b, #2
    eor v18.16b, v20.16b, v4.16b
    eor v19.16b, v19.16b, v5.16b
    eor v24.16b, v24.16b, v2.16b
    eor v20.16b, v25.16b, v28.16b
    eor v21.16b, v21.16b, v26.16b
    eor v25.16b, v3.16b, v10.16b
    and v26.16b, v23.16b, v18.16b
    orr v31.16b, v19.16b, v0.16b
    eor v24.16b, v24.16b, v30.16b
    eor v25.16b, v25.16b, v26.16b
    eor v2.16b, v20.16b, v1.16b
    eor v22.16b, v22.16b, v31.16b
    eor v3.16b, v27.16b, v21.16b
    ldp q6, q7, [x0, #400]
    orn v4.16b, v24.16b, v20.16b
    eor v17.16b, v17.16b, v25.16b
    orr v9.16b, v19.16b, v22.16b
    bic v31.16b, v3.16b, v2.16b
    ldp q26, q5, [x0, #368]
    eor v21.16b, v21.16b, v4.16b
    eor v30.16b, v30.16b, v2.16b
    eor v0.16b, v0.16b, v9.16b
    eor v2.16b, v18.16b, v17.16b
    eor v29.16b, v29.16b, v23.16b
    orr v12.16b, v21.16b, v24.16b
    ldp q4, q8, [x0, #432]
    eor v28.16b, v28.16b, v3.16b
    eor v17.16b, v17.16b, v0.16b
    str q0, [sp, #192]  /* spill */
    ldp q10, q11, [x0, #464]
    orr v18.16b, v25.16b, v18.16b
    and v9.16b, v2.16b, v29.16b
    str q26, [sp, #144]  /* spill */
    eor v31.16b, v24.16b, v31.16b
    eor v1.16b, v1.16b, v12.16b
    shl v0.16b, v28.16b, #4
    eor v18.16b, v23.16b, v18.16b
    shl v3.16b, v21.16b, #3
    and v13.16b, v17.16b, v2.16b
    shl v14.16b, v20.16b, #1
    eor v25.16b, v25.16b, v9.16b
    str q10, [sp, #176]  /* spill */
    str q11, [sp, #160]  /* spill */
    eor v16.16b, v16.16b, v31.16b
    shl v12.16b, v1.16b, #6
    shl v23.16b, v24.16b, #5
    eor v18.16b, v18.16b, v19.16b
    sri v0.16b, v28.16b, #4
    eor v28.16b, v29.16b, v13.16b
    sri v3.16b, v21.16b, #5
    eor v26.16b, v27.16b, v26.16b
    ldp q15, q27, [x2, #0]
    sri v14.16b, v20.16b, #7
    eor v20.16b, v25.16b, v22.16b
    shl v31.16b, v30.16b, #7
    eor v29.16b, v0.16b, v6.16b
    shl v9.16b, v16.16b, #2
    eor v0.16b, v18.16b, v2.16b
    sri v12.16b, v1.16b, #2
    eor v1.16b, v17.16b, v28.16b
    sri v23.16b, v24.16b, #3
    eor v24.16b, v3.16b, v7.16b
    str q27, [sp, #208]  /* spill */
    orn v3.16b, v20.16b, v18.16b
    sri v31.16b, v30.16b, #1
    ldp q27, q30, [x2, #32]
    sri v9.16b, v16.16b, #6
    eor v19.16b, v19.16b, v1.16b
    eor v28.16b, v28.16b, v3.16b
    bic v3.16b, v1.16b, v0.16b
    ldr q1, [sp, #192]  /* reload */
    eor v21.16b, v31.16b, v5.16b
    eor v16.16b, v12.16b, v4.16b
    eor v23.16b, v23.16b, v8.16b
    eor v25.16b, v14.16b, v10.16b
    eor v31.16b, v9.16b, v11.16b
    eor v3.16b, v20.16b, v3.16b
    trn1 v9.4s, v26.4s, v16.4s
    trn1 v10.4s, v21.4s, v23.4s
    trn1 v11.4s, v29.4s, v25.4s
    trn1 v12.4s, v24.4s, v31.4s
    eor v1.16b, v1.16b, v3.16b
    ldr q3, [sp, #208]  /* reload */
    eor v22.16b, v22.16b, v0.16b
    trn1 v13.8h, v9.8h, v11.8h
    trn2 v9.8h, v9.8h, v11.8h
    trn1 v11.8h, v10.8h, v12.8h
    trn2 v10.8h, v10.8h, v12.8h
    orr v12.16b, v28.16b, v20.16b
    trn2 v16.4s, v26.4s, v16.4s
    trn1 v14.16b, v13.16b, v11.16b
    trn2 v11.16b, v13.16b, v11.16b
    trn1 v13.16b, v9.16b, v10.16b
    trn2 v9.16b, v9.16b, v10.16b
    eor v0.16b, v2.16b, v12.16b
    eor v2.16b, v14.16b, v15.16b
    eor v3.16b, v11.16b, v3.16b
    eor v27.16b, v13.16b, v27.16b
    eor v30.16b, v9.16b, v30.16b
    trn2 v21.4s, v21.4s, v23.4s
    trn2 v23.4s, v29.4s, v25.4s
    stp q2, q3, [x3, #0]
    trn2 v24.4s, v24.4s, v31.4s
    stp q27, q30, [x3, #32]
    ldr q27, [sp, #144]  /* reload */
    shl v3.16b, v28.16b, #3
    ldp q25, q26, [x2, #64]
    trn1 v2.8h, v16.8h, v23.8h
    trn2 v16.8h, v16.8h, v23.8h
    ldp q30, q31, [x2, #96]
    shl v23.16b, v0.16b, #6
    trn1 v9.8h, v21.8h, v24.8h
    trn2 v21.8h, v21.8h, v24.8h
    shl v24.16b, v18.16b, #1
    sri v23.16b, v0.16b, #2
    trn1 v11.16b, v2.16b, v9.16b
    sri v3.16b, v28.16b, #5
    ldr q28, [sp, #160]  /* reload */
    eor v17.16b, v17.16b, v27.16b
    sri v24.16b, v18.16b, #7
    eor v18.16b, v23.16b, v4.16b
    ldr q23, [sp, #176]  /* reload */
    shl v29.16b, v22.16b, #7
    trn2 v2.16b, v2.16b, v9.16b
    shl v27.16b, v19.16b, #4
    shl v10.16b, v20.16b, #5
    eor v26.16b, v2.16b, v26.16b
    shl v12.16b, v1.16b, #2
    sri v29.16b, v22.16b, #1
    trn1 v22.16b, v16.16b, v21.16b
    sri v27.16b, v19.16b, #4
    trn2 v16.16b, v16.16b, v21.16b
    sri v10.16b, v20.16b, #3
    eor v19.16b, v29.16b, v5.16b
    sri v12.16b, v1.16b, #6
    eor v21.16b, v27.16b, v6.16b
    ldr q2, [sp, #112]  /* reload */
    eor v20.16b, v3.16b, v7.16b
    eor v27.16b, v10.16b, v8.16b
    eor v24.16b, v24.16b, v23.16b
    eor v23.16b, v11.16b, v25.16b
    eor v25.16b, v12.16b, v28.16b
    eor v22.16b, v22.16b, v30.16b
    eor v16.16b, v16.16b, v31.16b
    trn1 v28.4s, v17.4s, v18.4s
    stp q23, q26, [x3, #64]
    ldr q23, [sp, #96]  /* reload */
    trn1 v29.4s, v19.4s, v27.4s
    trn1 v26.4s, v21.4s, v24.4s
    trn1 v30.4s, v20.4s, v25.4s
    stp q22, q16, [x3, #96]
    ldp q16, q31, [x2, #128]
    trn2 v17.4s, v17.4s, v18.4s
    ldp q0, q1, [x2, #160]
    trn1 v18.8h, v28.8h, v26.8h
    trn2 v26.8h, v28.8h, v26.8h
    trn1 v28.8h, v29.8h, v30.8h
    trn2 v29.8h, v29.8h, v30.8h
    trn2 v19.4s, v19.4s, v27.4s
    trn2 v21.4s, v21.4s, v24.4s
    trn1 v24.16b, v18.16b, v28.16b
    trn2 v18.16b, v18.16b, v28.16b
    trn1 v27.16b, v26.16b, v29.16b
    trn2 v26.16b, v26.16b, v29.16b
    eor v16.16b, v24.16b, v16.16b
    eor v18.16b, v18.16b, v31.16b
    eor v24.16b, v27.16b, v0.16b
    eor v26.16b, v26.16b, v1.16b
    trn2 v20.4s, v20.4s, v25.4s
    stp q16, q18, [x3, #128]
    add v3.16b, v2.16b, v23.16b
    stp q24, q26, [x3, #160]
    trn1 v24.8h, v17.8h, v21.8h
    trn2 v17.8h, v17.8h, v21.8h
    ldp q18, q25, [x2, #192]
    trn1 v27.8h, v19.8h, v20.8h
    trn2 v19.8h, v19.8h, v20.8h
    ldp q21, q26, [x2, #224]
    bic v16.16b, v2.16b, v3.16b
    trn1 v28.16b, v17.16b, v19.16b
    trn2 v17.16b, v17.16b, v19.16b
    ldr q19, [sp, #128]  /* reload */
    add x15, x15, #32
    ushr v16.16b, v16.16b, #7
    trn1 v20.16b, v24.16b, v27.16b
    add x2, x2, #256
    orr v22.16b, v3.16b, v3.16b
    trn2 v27.16b, v24.16b, v27.16b
    str x2, [sp, #352]  /* spill */
    eor v17.16b, v17.16b, v26.16b
    add v24.16b, v19.16b, v16.16b
    eor v16.16b, v20.16b, v18.16b
    ldr q20, [sp, #64]  /* reload */
    eor v18.16b, v27.16b, v25.16b
    eor v19.16b, v28.16b, v21.16b
    ldr q21, [sp, #80]  /* reload */
    stp q16, q18, [x3, #192]
    ldr q16, [sp, #16]  /* reload */
    ldr q18, [sp, #0]  /* reload */
    stp q19, q17, [x3, #224]
    add x3, x3, #256
    ldr q17, [sp, #32]  /* reload */
    ldr q19, [sp, #48]  /* reload */
    str x3, [sp, #360]  /* spill */
    cbz x15, L(pipo64_128_ctr_carry2)
    sub x4, x4, #256
    tbnz x4, 63, L(pipo64_128_ctr_fewer14)
    add x16, x15, #31
    tbnz x16, 63, L(pipo64_128_ctr_batch15)
L(pipo64_128_ctr_fewer14):
    add x16, x4, #256
    sub x4, x16, #128
    tbnz x4, 63, L(pipo64_128_ctr_fewer21)
    add x16, x15, #15
    tbz x16, 63, L(pipo64_128_ctr_fewer21)
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
    ldr q26, [x0, #352]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldp q28, q27, [x0, #384]
    dup v29.4s, w16
    ldp q31, q30, [x0, #416]
    ldr q0, [x0, #480]
    orr v22.16b, v25.16b, v25.16b
    bic v23.16b, v23.16b, v25.16b
    ldp q1, q25, [x0, #448]
    ushr v23.16b, v23.16b, #7
    add v23.16b, v24.16b, v23.16b
L(pipo64_128_ctr_batch22):
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
    eor v6.16b, v20.16b, v3.16b
    sri v4.16b, v16.16b, #7
    bic v3.16b, v5.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    shl v7.16b, v6.16b, #7
    orn v16.16b, v17.16b, v16.16b
    eor v3.16b, v17.16b, v3.16b
    shl v8.16b, v5.16b, #4
    sri v7.16b, v6.16b, #1
    eor v16.16b, v24.16b, v16.16b
    eor v21.16b, v21.16b, v3.16b
    sri v8.16b, v5.16b, #4
    eor v24.16b, v7.16b, v28.16b
    orr v3.16b, v16.16b, v17.16b
    shl v5.16b, v21.16b, #2
    eor v6.16b, v8.16b, v27.16b
    shl v7.16b, v17.16b, #5
    eor v18.16b, v18.16b, v3.16b
    sri v5.16b, v21.16b, #6
    eor v21.16b, v4.16b, v25.16b
    shl v3.16b, v16.16b, #3
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v4.16b, v24.16b, v2.16b
    sri v7.16b, v17.16b, #3
    eor v17.16b, v5.16b, v0.16b
    sri v3.16b, v16.16b, #5
    and v16.16b, v17.16b, v21.16b
    shl v5.16b, v18.16b, #6
    eor v7.16b, v7.16b, v1.16b
    eor v4.16b, v6.16b, v4.16b
    eor v3.16b, v3.16b, v31.16b
    sri v5.16b, v18.16b, #2
    eor v16.16b, v7.16b, v16.16b
    orr v18.16b, v4.16b, v24.16b
    eor v21.16b, v21.16b, v3.16b
    eor v5.16b, v5.16b, v30.16b
    and v6.16b, v3.16b, v16.16b
    eor v18.16b, v2.16b, v18.16b
    eor v2.16b, v5.16b, v6.16b
    orr v5.16b, v4.16b, v18.16b
    eor v17.16b, v17.16b, v2.16b
    orr v6.16b, v2.16b, v16.16b
    eor v24.16b, v24.16b, v5.16b
    eor v16.16b, v16.16b, v17.16b
    eor v3.16b, v3.16b, v6.16b
    eor v17.16b, v17.16b, v24.16b
    eor v3.16b, v3.16b, v4.16b
    and v5.16b, v16.16b, v21.16b
    and v6.16b, v17.16b, v16.16b
    eor v7.16b, v3.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    ldr q5, [x0, #80]
    eor v21.16b, v21.16b, v6.16b
    shl v9.16b, v3.16b, #1
    ldp q6, q8, [x0, #256]
    eor v2.16b, v2.16b, v18.16b
    eor v18.16b, v18.16b, v7.16b
    eor v10.16b, v17.16b, v21.16b
    sri v9.16b, v3.16b, #7
    ldp q11, q12, [x0, #288]
    shl v13.16b, v18.16b, #7
    orn v3.16b, v2.16b, v3.16b
    bic v7.16b, v10.16b, v7.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q14, q10, [x0, #320]
    sri v13.16b, v18.16b, #1
    eor v18.16b, v21.16b, v3.16b
    eor v21.16b, v2.16b, v7.16b
    shl v3.16b, v4.16b, #4
    eor v17.16b, v17.16b, v5.16b
    eor v5.16b, v13.16b, v6.16b
    eor v21.16b, v24.16b, v21.16b
    sri v3.16b, v4.16b, #4
    orr v24.16b, v18.16b, v2.16b
    shl v4.16b, v2.16b, #5
    shl v6.16b, v21.16b, #2
    eor v3.16b, v3.16b, v8.16b
    shl v7.16b, v18.16b, #3
    eor v16.16b, v16.16b, v24.16b
    sri v6.16b, v21.16b, #6
    eor v21.16b, v9.16b, v11.16b
    sri v4.16b, v2.16b, #3
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v24.16b, v5.16b, v17.16b
    eor v2.16b, v6.16b, v26.16b
    sri v7.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v4.16b, v4.16b, v10.16b
    and v6.16b, v2.16b, v21.16b
    eor v24.16b, v3.16b, v24.16b
    eor v3.16b, v7.16b, v12.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v4.16b, v6.16b
    orr v4.16b, v24.16b, v5.16b
    eor v18.16b, v18.16b, v14.16b
    eor v21.16b, v21.16b, v3.16b
    and v6.16b, v3.16b, v16.16b
    eor v17.16b, v17.16b, v4.16b
    eor v18.16b, v18.16b, v6.16b
    orr v4.16b, v24.16b, v17.16b
    eor v2.16b, v2.16b, v18.16b
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v18.16b, v16.16b
    eor v6.16b, v2.16b, v4.16b
    eor v16.16b, v16.16b, v2.16b
    eor v2.16b, v3.16b, v5.16b
    and v3.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v21.16b
    eor v2.16b, v2.16b, v24.16b
    eor v21.16b, v21.16b, v3.16b
    eor v18.16b, v18.16b, v5.16b
    ldr q3, [x0, #96]
    eor v5.16b, v2.16b, v16.16b
    shl v7.16b, v2.16b, #1
    eor v8.16b, v6.16b, v21.16b
    eor v18.16b, v18.16b, v17.16b
    eor v17.16b, v17.16b, v5.16b
    sri v7.16b, v2.16b, #7
    bic v5.16b, v8.16b, v5.16b
    eor v24.16b, v24.16b, v8.16b
    shl v8.16b, v17.16b, #7
    orn v2.16b, v18.16b, v2.16b
    eor v5.16b, v18.16b, v5.16b
    shl v9.16b, v24.16b, #4
    sri v8.16b, v17.16b, #1
    eor v17.16b, v21.16b, v2.16b
    eor v21.16b, v4.16b, v5.16b
    sri v9.16b, v24.16b, #4
    eor v2.16b, v6.16b, v3.16b
    eor v3.16b, v8.16b, v28.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v17.16b, v18.16b
    shl v5.16b, v18.16b, #5
    eor v6.16b, v9.16b, v27.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v17.16b, #3
    eor v4.16b, v7.16b, v25.16b
    sri v5.16b, v18.16b, #3
    eor v18.16b, v24.16b, v0.16b
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v18.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v30.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v17.16b, v17.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v18.16b, v18.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v17.16b, v16.16b
    eor v6.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v18.16b, v18.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v5.16b
    ldr q4, [x0, #112]
    ldp q5, q7, [x0, #256]
    eor v8.16b, v18.16b, v16.16b
    shl v9.16b, v18.16b, #1
    eor v10.16b, v6.16b, v21.16b
    eor v17.16b, v17.16b, v2.16b
    ldp q11, q12, [x0, #288]
    eor v2.16b, v2.16b, v8.16b
    sri v9.16b, v18.16b, #7
    bic v8.16b, v10.16b, v8.16b
    eor v24.16b, v24.16b, v10.16b
    ldp q13, q10, [x0, #320]
    orn v18.16b, v17.16b, v18.16b
    shl v14.16b, v2.16b, #7
    eor v8.16b, v17.16b, v8.16b
    shl v15.16b, v24.16b, #4
    eor v18.16b, v21.16b, v18.16b
    sri v14.16b, v2.16b, #1
    eor v21.16b, v3.16b, v8.16b
    sri v15.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v14.16b, v5.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v18.16b, v17.16b
    shl v5.16b, v17.16b, #5
    eor v6.16b, v15.16b, v7.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v18.16b, #3
    eor v4.16b, v9.16b, v11.16b
    sri v5.16b, v17.16b, #3
    eor v17.16b, v24.16b, v26.16b
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v5.16b, v5.16b, v10.16b
    and v7.16b, v17.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v12.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v18.16b, v18.16b, v13.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v18.16b, v16.16b
    eor v6.16b, v17.16b, v3.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v17.16b, v17.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v18.16b, v18.16b, v5.16b
    ldr q4, [x0, #128]
    eor v5.16b, v17.16b, v16.16b
    shl v7.16b, v17.16b, #1
    eor v8.16b, v6.16b, v21.16b
    eor v18.16b, v18.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    sri v7.16b, v17.16b, #7
    bic v5.16b, v8.16b, v5.16b
    eor v24.16b, v24.16b, v8.16b
    orn v17.16b, v18.16b, v17.16b
    shl v8.16b, v2.16b, #7
    eor v5.16b, v18.16b, v5.16b
    shl v9.16b, v24.16b, #4
    eor v17.16b, v21.16b, v17.16b
    sri v8.16b, v2.16b, #1
    eor v21.16b, v3.16b, v5.16b
    sri v9.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v8.16b, v28.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v17.16b, v18.16b
    shl v5.16b, v18.16b, #5
    eor v6.16b, v9.16b, v27.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v17.16b, #3
    eor v4.16b, v7.16b, v25.16b
    sri v5.16b, v18.16b, #3
    eor v18.16b, v24.16b, v0.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v18.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v30.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v17.16b, v17.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v18.16b, v18.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v17.16b, v16.16b
    eor v6.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v18.16b, v18.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v5.16b
    ldr q4, [x0, #144]
    ldp q5, q7, [x0, #256]
    eor v8.16b, v18.16b, v16.16b
    shl v9.16b, v18.16b, #1
    eor v10.16b, v6.16b, v21.16b
    eor v17.16b, v17.16b, v2.16b
    ldp q11, q12, [x0, #288]
    eor v2.16b, v2.16b, v8.16b
    sri v9.16b, v18.16b, #7
    bic v8.16b, v10.16b, v8.16b
    eor v24.16b, v24.16b, v10.16b
    ldp q13, q10, [x0, #320]
    orn v18.16b, v17.16b, v18.16b
    shl v14.16b, v2.16b, #7
    eor v8.16b, v17.16b, v8.16b
    shl v15.16b, v24.16b, #4
    eor v18.16b, v21.16b, v18.16b
    sri v14.16b, v2.16b, #1
    eor v21.16b, v3.16b, v8.16b
    sri v15.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v14.16b, v5.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v18.16b, v17.16b
    shl v5.16b, v17.16b, #5
    eor v6.16b, v15.16b, v7.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v18.16b, #3
    eor v4.16b, v9.16b, v11.16b
    sri v5.16b, v17.16b, #3
    eor v17.16b, v24.16b, v26.16b
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v5.16b, v5.16b, v10.16b
    and v7.16b, v17.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v12.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v18.16b, v18.16b, v13.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v18.16b, v16.16b
    eor v6.16b, v17.16b, v3.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v17.16b, v17.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v18.16b, v18.16b, v5.16b
    ldr q4, [x0, #160]
    eor v5.16b, v17.16b, v16.16b
    shl v7.16b, v17.16b, #1
    eor v8.16b, v6.16b, v21.16b
    eor v18.16b, v18.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    sri v7.16b, v17.16b, #7
    bic v5.16b, v8.16b, v5.16b
    eor v24.16b, v24.16b, v8.16b
    orn v17.16b, v18.16b, v17.16b
    shl v8.16b, v2.16b, #7
    eor v5.16b, v18.16b, v5.16b
    shl v9.16b, v24.16b, #4
    eor v17.16b, v21.16b, v17.16b
    sri v8.16b, v2.16b, #1
    eor v21.16b, v3.16b, v5.16b
    sri v9.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v8.16b, v28.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v17.16b, v18.16b
    shl v5.16b, v18.16b, #5
    eor v6.16b, v9.16b, v27.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v17.16b, #3
    eor v4.16b, v7.16b, v25.16b
    sri v5.16b, v18.16b, #3
    eor v18.16b, v24.16b, v0.16b
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v18.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v30.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v17.16b, v17.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v18.16b, v18.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v17.16b, v16.16b
    eor v6.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v18.16b, v18.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v5.16b
    ldr q4, [x0, #176]
    ldp q5, q7, [x0, #256]
    eor v8.16b, v18.16b, v16.16b
    shl v9.16b, v18.16b, #1
    eor v10.16b, v6.16b, v21.16b
    eor v17.16b, v17.16b, v2.16b
    ldp q11, q12, [x0, #288]
    eor v2.16b, v2.16b, v8.16b
    sri v9.16b, v18.16b, #7
    bic v8.16b, v10.16b, v8.16b
    eor v24.16b, v24.16b, v10.16b
    ldp q13, q10, [x0, #320]
    orn v18.16b, v17.16b, v18.16b
    shl v14.16b, v2.16b, #7
    eor v8.16b, v17.16b, v8.16b
    shl v15.16b, v24.16b, #4
    eor v18.16b, v21.16b, v18.16b
    sri v14.16b, v2.16b, #1
    eor v21.16b, v3.16b, v8.16b
    sri v15.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v14.16b, v5.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v18.16b, v17.16b
    shl v5.16b, v17.16b, #5
    eor v6.16b, v15.16b, v7.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v18.16b, #3
    eor v4.16b, v9.16b, v11.16b
    sri v5.16b, v17.16b, #3
    eor v17.16b, v24.16b, v26.16b
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v5.16b, v5.16b, v10.16b
    and v7.16b, v17.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v12.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v18.16b, v18.16b, v13.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v18.16b, v16.16b
    eor v6.16b, v17.16b, v3.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v17.16b, v17.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v18.16b, v18.16b, v5.16b
    ldr q4, [x0, #192]
    eor v5.16b, v17.16b, v16.16b
    shl v7.16b, v17.16b, #1
    eor v8.16b, v6.16b, v21.16b
    eor v18.16b, v18.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    sri v7.16b, v17.16b, #7
    bic v5.16b, v8.16b, v5.16b
    eor v24.16b, v24.16b, v8.16b
    orn v17.16b, v18.16b, v17.16b
    shl v8.16b, v2.16b, #7
    eor v5.16b, v18.16b, v5.16b
    shl v9.16b, v24.16b, #4
    eor v17.16b, v21.16b, v17.16b
    sri v8.16b, v2.16b, #1
    eor v21.16b, v3.16b, v5.16b
    sri v9.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v8.16b, v28.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v17.16b, v18.16b
    shl v5.16b, v18.16b, #5
    eor v6.16b, v9.16b, v27.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v17.16b, #3
    eor v4.16b, v7.16b, v25.16b
    sri v5.16b, v18.16b, #3
    eor v18.16b, v24.16b, v0.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v18.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v30.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v17.16b, v17.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v18.16b, v18.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v17.16b, v16.16b
    eor v6.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v18.16b, v18.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v5.16b
    ldr q4, [x0, #208]
    ldp q5, q7, [x0, #256]
    eor v8.16b, v18.16b, v16.16b
    shl v9.16b, v18.16b, #1
    eor v10.16b, v6.16b, v21.16b
    eor v17.16b, v17.16b, v2.16b
    ldp q11, q12, [x0, #288]
    eor v2.16b, v2.16b, v8.16b
    sri v9.16b, v18.16b, #7
    bic v8.16b, v10.16b, v8.16b
    eor v24.16b, v24.16b, v10.16b
    ldp q13, q10, [x0, #320]
    orn v18.16b, v17.16b, v18.16b
    shl v14.16b, v2.16b, #7
    eor v8.16b, v17.16b, v8.16b
    shl v15.16b, v24.16b, #4
    eor v18.16b, v21.16b, v18.16b
    sri v14.16b, v2.16b, #1
    eor v21.16b, v3.16b, v8.16b
    sri v15.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v14.16b, v5.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v18.16b, v17.16b
    shl v5.16b, v17.16b, #5
    eor v6.16b, v15.16b, v7.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v18.16b, #3
    eor v4.16b, v9.16b, v11.16b
    sri v5.16b, v17.16b, #3
    eor v17.16b, v24.16b, v26.16b
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v5.16b, v5.16b, v10.16b
    and v7.16b, v17.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v12.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v18.16b, v18.16b, v13.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v18.16b, v16.16b
    eor v6.16b, v17.16b, v3.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v17.16b, v17.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v18.16b, v18.16b, v5.16b
    ldr q4, [x0, #224]
    eor v5.16b, v17.16b, v16.16b
    shl v7.16b, v17.16b, #1
    eor v8.16b, v6.16b, v21.16b
    eor v18.16b, v18.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    sri v7.16b, v17.16b, #7
    bic v5.16b, v8.16b, v5.16b
    eor v24.16b, v24.16b, v8.16b
    orn v17.16b, v18.16b, v17.16b
    shl v8.16b, v2.16b, #7
    eor v5.16b, v18.16b, v5.16b
    shl v9.16b, v24.16b, #4
    eor v17.16b, v21.16b, v17.16b
    sri v8.16b, v2.16b, #1
    eor v21.16b, v3.16b, v5.16b
    sri v9.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v8.16b, v28.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v17.16b, v18.16b
    shl v5.16b, v18.16b, #5
    eor v6.16b, v9.16b, v27.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v17.16b, #3
    eor v4.16b, v7.16b, v25.16b
    sri v5.16b, v18.16b, #3
    eor v18.16b, v24.16b, v0.16b
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v18.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v30.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v17.16b, v17.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v18.16b, v18.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v17.16b, v16.16b
    eor v6.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v18.16b, v18.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v5.16b
    ldp q8, q9, [x0, #240]
    eor v4.16b, v18.16b, v16.16b
    shl v5.16b, v18.16b, #1
    eor v7.16b, v6.16b, v21.16b
    eor v17.16b, v17.16b, v2.16b
    ldp q11, q10, [x0, #272]
    eor v2.16b, v2.16b, v4.16b
    sri v5.16b, v18.16b, #7
    bic v4.16b, v7.16b, v4.16b
    orn v18.16b, v17.16b, v18.16b
    ldr q12, [x0, #336]
    shl v13.16b, v2.16b, #7
    eor v24.16b, v24.16b, v7.16b
    eor v4.16b, v17.16b, v4.16b
    eor v18.16b, v21.16b, v18.16b
    ldp q21, q7, [x0, #304]
    sri v13.16b, v2.16b, #1
    eor v2.16b, v6.16b, v8.16b
    eor v3.16b, v3.16b, v4.16b
    shl v4.16b, v24.16b, #4
    orr v6.16b, v18.16b, v17.16b
    shl v8.16b, v17.16b, #5
    shl v14.16b, v3.16b, #2
    eor v9.16b, v13.16b, v9.16b
    sri v4.16b, v24.16b, #4
    eor v16.16b, v16.16b, v6.16b
    sri v14.16b, v3.16b, #6
    eor v24.16b, v5.16b, v10.16b
    shl v3.16b, v18.16b, #3
    eor v4.16b, v4.16b, v11.16b
    sri v8.16b, v17.16b, #3
    eor v17.16b, v14.16b, v26.16b
    sri v3.16b, v18.16b, #5
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v18.16b, v9.16b, v2.16b
    shl v5.16b, v16.16b, #6
    eor v6.16b, v8.16b, v12.16b
    and v8.16b, v17.16b, v24.16b
    eor v21.16b, v3.16b, v21.16b
    sri v5.16b, v16.16b, #2
    eor v16.16b, v4.16b, v18.16b
    eor v18.16b, v6.16b, v8.16b
    eor v24.16b, v24.16b, v21.16b
    eor v3.16b, v5.16b, v7.16b
    orr v4.16b, v16.16b, v9.16b
    and v5.16b, v21.16b, v18.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v5.16b
    orr v4.16b, v16.16b, v2.16b
    eor v17.16b, v17.16b, v3.16b
    orr v5.16b, v3.16b, v18.16b
    eor v4.16b, v9.16b, v4.16b
    eor v18.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v5.16b
    eor v17.16b, v17.16b, v4.16b
    and v5.16b, v18.16b, v24.16b
    eor v21.16b, v21.16b, v16.16b
    and v6.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v21.16b, v18.16b
    eor v24.16b, v24.16b, v6.16b
    shl v6.16b, v21.16b, #1
    eor v3.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    eor v7.16b, v17.16b, v24.16b
    sri v6.16b, v21.16b, #7
    orn v21.16b, v3.16b, v21.16b
    shl v9.16b, v2.16b, #7
    ldr q8, [x0, #368]
    bic v5.16b, v7.16b, v5.16b
    eor v16.16b, v16.16b, v7.16b
    eor v21.16b, v24.16b, v21.16b
    shl v24.16b, v3.16b, #5
    eor v5.16b, v3.16b, v5.16b
    shl v7.16b, v16.16b, #4
    orr v10.16b, v21.16b, v3.16b
    shl v11.16b, v21.16b, #3
    eor v4.16b, v4.16b, v5.16b
    sri v9.16b, v2.16b, #1
    eor v18.16b, v18.16b, v10.16b
    sri v7.16b, v16.16b, #4
    shl v16.16b, v4.16b, #2
    eor v17.16b, v17.16b, v8.16b
    shl v2.16b, v18.16b, #6
    eor v5.16b, v9.16b, v28.16b
    ldp q8, q9, [x2, #0]
    sri v11.16b, v21.16b, #5
    eor v21.16b, v7.16b, v27.16b
    ldp q7, q10, [x2, #32]
    sri v2.16b, v18.16b, #2
    eor v18.16b, v6.16b, v25.16b
    sri v24.16b, v3.16b, #3
    eor v3.16b, v11.16b, v31.16b
    sri v16.16b, v4.16b, #6
    eor v2.16b, v2.16b, v30.16b
    eor v24.16b, v24.16b, v1.16b
    trn1 v4.4s, v21.4s, v18.4s
    eor v16.16b, v16.16b, v0.16b
    trn1 v6.4s, v17.4s, v2.4s
    trn1 v11.4s, v5.4s, v24.4s
    trn2 v17.4s, v17.4s, v2.4s
    trn1 v2.4s, v3.4s, v16.4s
    trn1 v12.8h, v6.8h, v4.8h
    trn2 v4.8h, v6.8h, v4.8h
    trn2 v24.4s, v5.4s, v24.4s
    trn1 v13.8h, v11.8h, v2.8h
    trn2 v2.8h, v11.8h, v2.8h
    trn2 v18.4s, v21.4s, v18.4s
    add v6.16b, v22.16b, v29.16b
    trn1 v21.16b, v12.16b, v13.16b
    trn2 v5.16b, v12.16b, v13.16b
    trn1 v11.16b, v4.16b, v2.16b
    trn2 v2.16b, v4.16b, v2.16b
    eor v21.16b, v21.16b, v8.16b
    eor v4.16b, v5.16b, v9.16b
    eor v5.16b, v11.16b, v7.16b
    eor v2.16b, v2.16b, v10.16b
    trn2 v16.4s, v3.4s, v16.4s
    stp q21, q4, [x3, #0]
    trn1 v4.8h, v17.8h, v18.8h
    stp q5, q2, [x3, #32]
    ldp q2, q3, [x2, #64]
    trn2 v17.8h, v17.8h, v18.8h
    bic v21.16b, v22.16b, v6.16b
    ldp q18, q5, [x2, #96]
    trn1 v7.8h, v24.8h, v16.8h
    trn2 v16.8h, v24.8h, v16.8h
    add x15, x15, #16
    ushr v21.16b, v21.16b, #7
    add x2, x2, #128
    orr v22.16b, v6.16b, v6.16b
    trn1 v24.16b, v4.16b, v7.16b
    trn2 v4.16b, v4.16b, v7.16b
    str x2, [sp, #352]  /* spill */
    trn1 v6.16b, v17.16b, v16.16b
    trn2 v16.16b, v17.16b, v16.16b
    add v23.16b, v23.16b, v21.16b
    eor v17.16b, v24.16b, v2.16b
    eor v21.16b, v4.16b, v3.16b
    eor v18.16b, v6.16b, v18.16b
    eor v16.16b, v16.16b, v5.16b
    stp q17, q21, [x3, #64]
    ldr q17, [sp, #32]  /* reload */
    ldr q21, [sp, #80]  /* reload */
    stp q18, q16, [x3, #96]
    add x3, x3, #128
    ldr q16, [sp, #16]  /* reload */
    ldr q18, [sp, #0]  /* reload */
    str x3, [sp, #360]  /* spill */
    cbz x15, L(pipo64_128_ctr_carry2)
    sub x4, x4, #128
    tbnz x4, 63, L(pipo64_128_ctr_fewer21)
    add x16, x15, #15
    tbnz x16, 63, L(pipo64_128_ctr_batch22)
L(pipo64_128_ctr_fewer21):
    add x16, x4, #128
    sub x4, x16, #32
    tbnz x4, 63, L(pipo64_128_ctr_fewer28)
    add x16, x15, #3
    tbz x16, 63, L(pipo64_128_ctr_fewer28)
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
    ldr q26, [x0, #352]
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldp q28, q27, [x0, #384]
    dup v29.4s, w16
    ldp q31, q30, [x0, #416]
    ldr q0, [x0, #480]
    orr v22.16b, v25.16b, v25.16b
    bic v23.16b, v23.16b, v25.16b
    ldp q1, q25, [x0, #448]
    ushr v23.16b, v23.16b, #7
    add v23.16b, v24.16b, v23.16b
L(pipo64_128_ctr_batch29):
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
    eor v6.16b, v20.16b, v3.16b
    sri v4.16b, v16.16b, #7
    bic v3.16b, v5.16b, v3.16b
    eor v5.16b, v19.16b, v5.16b
    shl v7.16b, v6.16b, #7
    orn v16.16b, v17.16b, v16.16b
    eor v3.16b, v17.16b, v3.16b
    shl v8.16b, v5.16b, #4
    sri v7.16b, v6.16b, #1
    eor v16.16b, v24.16b, v16.16b
    eor v21.16b, v21.16b, v3.16b
    sri v8.16b, v5.16b, #4
    eor v24.16b, v7.16b, v28.16b
    orr v3.16b, v16.16b, v17.16b
    shl v5.16b, v21.16b, #2
    eor v6.16b, v8.16b, v27.16b
    shl v7.16b, v17.16b, #5
    eor v18.16b, v18.16b, v3.16b
    sri v5.16b, v21.16b, #6
    eor v21.16b, v4.16b, v25.16b
    shl v3.16b, v16.16b, #3
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and v4.16b, v24.16b, v2.16b
    sri v7.16b, v17.16b, #3
    eor v17.16b, v5.16b, v0.16b
    sri v3.16b, v16.16b, #5
    and v16.16b, v17.16b, v21.16b
    shl v5.16b, v18.16b, #6
    eor v7.16b, v7.16b, v1.16b
    eor v4.16b, v6.16b, v4.16b
    eor v3.16b, v3.16b, v31.16b
    sri v5.16b, v18.16b, #2
    eor v16.16b, v7.16b, v16.16b
    orr v18.16b, v4.16b, v24.16b
    eor v21.16b, v21.16b, v3.16b
    eor v5.16b, v5.16b, v30.16b
    and v6.16b, v3.16b, v16.16b
    eor v18.16b, v2.16b, v18.16b
    eor v2.16b, v5.16b, v6.16b
    orr v5.16b, v4.16b, v18.16b
    eor v17.16b, v17.16b, v2.16b
    orr v6.16b, v2.16b, v16.16b
    eor v24.16b, v24.16b, v5.16b
    eor v16.16b, v16.16b, v17.16b
    eor v3.16b, v3.16b, v6.16b
    eor v17.16b, v17.16b, v24.16b
    eor v3.16b, v3.16b, v4.16b
    and v5.16b, v16.16b, v21.16b
    and v6.16b, v17.16b, v16.16b
    eor v7.16b, v3.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    ldr q5, [x0, #80]
    eor v21.16b, v21.16b, v6.16b
    shl v9.16b, v3.16b, #1
    ldp q6, q8, [x0, #256]
    eor v2.16b, v2.16b, v18.16b
    eor v18.16b, v18.16b, v7.16b
    eor v10.16b, v17.16b, v21.16b
    sri v9.16b, v3.16b, #7
    ldp q11, q12, [x0, #288]
    shl v13.16b, v18.16b, #7
    orn v3.16b, v2.16b, v3.16b
    bic v7.16b, v10.16b, v7.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q14, q10, [x0, #320]
    sri v13.16b, v18.16b, #1
    eor v18.16b, v21.16b, v3.16b
    eor v21.16b, v2.16b, v7.16b
    shl v3.16b, v4.16b, #4
    eor v17.16b, v17.16b, v5.16b
    eor v5.16b, v13.16b, v6.16b
    eor v21.16b, v24.16b, v21.16b
    sri v3.16b, v4.16b, #4
    orr v24.16b, v18.16b, v2.16b
    shl v4.16b, v2.16b, #5
    shl v6.16b, v21.16b, #2
    eor v3.16b, v3.16b, v8.16b
    shl v7.16b, v18.16b, #3
    eor v16.16b, v16.16b, v24.16b
    sri v6.16b, v21.16b, #6
    eor v21.16b, v9.16b, v11.16b
    sri v4.16b, v2.16b, #3
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and v24.16b, v5.16b, v17.16b
    eor v2.16b, v6.16b, v26.16b
    sri v7.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v4.16b, v4.16b, v10.16b
    and v6.16b, v2.16b, v21.16b
    eor v24.16b, v3.16b, v24.16b
    eor v3.16b, v7.16b, v12.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v4.16b, v6.16b
    orr v4.16b, v24.16b, v5.16b
    eor v18.16b, v18.16b, v14.16b
    eor v21.16b, v21.16b, v3.16b
    and v6.16b, v3.16b, v16.16b
    eor v17.16b, v17.16b, v4.16b
    eor v18.16b, v18.16b, v6.16b
    orr v4.16b, v24.16b, v17.16b
    eor v2.16b, v2.16b, v18.16b
    eor v4.16b, v5.16b, v4.16b
    orr v5.16b, v18.16b, v16.16b
    eor v6.16b, v2.16b, v4.16b
    eor v16.16b, v16.16b, v2.16b
    eor v2.16b, v3.16b, v5.16b
    and v3.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v21.16b
    eor v2.16b, v2.16b, v24.16b
    eor v21.16b, v21.16b, v3.16b
    eor v18.16b, v18.16b, v5.16b
    ldr q3, [x0, #96]
    eor v5.16b, v2.16b, v16.16b
    shl v7.16b, v2.16b, #1
    eor v8.16b, v6.16b, v21.16b
    eor v18.16b, v18.16b, v17.16b
    eor v17.16b, v17.16b, v5.16b
    sri v7.16b, v2.16b, #7
    bic v5.16b, v8.16b, v5.16b
    eor v24.16b, v24.16b, v8.16b
    shl v8.16b, v17.16b, #7
    orn v2.16b, v18.16b, v2.16b
    eor v5.16b, v18.16b, v5.16b
    shl v9.16b, v24.16b, #4
    sri v8.16b, v17.16b, #1
    eor v17.16b, v21.16b, v2.16b
    eor v21.16b, v4.16b, v5.16b
    sri v9.16b, v24.16b, #4
    eor v2.16b, v6.16b, v3.16b
    eor v3.16b, v8.16b, v28.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v17.16b, v18.16b
    shl v5.16b, v18.16b, #5
    eor v6.16b, v9.16b, v27.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v17.16b, #3
    eor v4.16b, v7.16b, v25.16b
    sri v5.16b, v18.16b, #3
    eor v18.16b, v24.16b, v0.16b
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v18.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v30.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v17.16b, v17.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v18.16b, v18.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v17.16b, v16.16b
    eor v6.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v18.16b, v18.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v5.16b
    ldr q4, [x0, #112]
    ldp q5, q7, [x0, #256]
    eor v8.16b, v18.16b, v16.16b
    shl v9.16b, v18.16b, #1
    eor v10.16b, v6.16b, v21.16b
    eor v17.16b, v17.16b, v2.16b
    ldp q11, q12, [x0, #288]
    eor v2.16b, v2.16b, v8.16b
    sri v9.16b, v18.16b, #7
    bic v8.16b, v10.16b, v8.16b
    eor v24.16b, v24.16b, v10.16b
    ldp q13, q10, [x0, #320]
    orn v18.16b, v17.16b, v18.16b
    shl v14.16b, v2.16b, #7
    eor v8.16b, v17.16b, v8.16b
    shl v15.16b, v24.16b, #4
    eor v18.16b, v21.16b, v18.16b
    sri v14.16b, v2.16b, #1
    eor v21.16b, v3.16b, v8.16b
    sri v15.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v14.16b, v5.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v18.16b, v17.16b
    shl v5.16b, v17.16b, #5
    eor v6.16b, v15.16b, v7.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v18.16b, #3
    eor v4.16b, v9.16b, v11.16b
    sri v5.16b, v17.16b, #3
    eor v17.16b, v24.16b, v26.16b
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v5.16b, v5.16b, v10.16b
    and v7.16b, v17.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v12.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v18.16b, v18.16b, v13.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v18.16b, v16.16b
    eor v6.16b, v17.16b, v3.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v17.16b, v17.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v18.16b, v18.16b, v5.16b
    ldr q4, [x0, #128]
    eor v5.16b, v17.16b, v16.16b
    shl v7.16b, v17.16b, #1
    eor v8.16b, v6.16b, v21.16b
    eor v18.16b, v18.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    sri v7.16b, v17.16b, #7
    bic v5.16b, v8.16b, v5.16b
    eor v24.16b, v24.16b, v8.16b
    orn v17.16b, v18.16b, v17.16b
    shl v8.16b, v2.16b, #7
    eor v5.16b, v18.16b, v5.16b
    shl v9.16b, v24.16b, #4
    eor v17.16b, v21.16b, v17.16b
    sri v8.16b, v2.16b, #1
    eor v21.16b, v3.16b, v5.16b
    sri v9.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v8.16b, v28.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v17.16b, v18.16b
    shl v5.16b, v18.16b, #5
    eor v6.16b, v9.16b, v27.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v17.16b, #3
    eor v4.16b, v7.16b, v25.16b
    sri v5.16b, v18.16b, #3
    eor v18.16b, v24.16b, v0.16b
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v18.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v30.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v17.16b, v17.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v18.16b, v18.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v17.16b, v16.16b
    eor v6.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v18.16b, v18.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v5.16b
    ldr q4, [x0, #144]
    ldp q5, q7, [x0, #256]
    eor v8.16b, v18.16b, v16.16b
    shl v9.16b, v18.16b, #1
    eor v10.16b, v6.16b, v21.16b
    eor v17.16b, v17.16b, v2.16b
    ldp q11, q12, [x0, #288]
    eor v2.16b, v2.16b, v8.16b
    sri v9.16b, v18.16b, #7
    bic v8.16b, v10.16b, v8.16b
    eor v24.16b, v24.16b, v10.16b
    ldp q13, q10, [x0, #320]
    orn v18.16b, v17.16b, v18.16b
    shl v14.16b, v2.16b, #7
    eor v8.16b, v17.16b, v8.16b
    shl v15.16b, v24.16b, #4
    eor v18.16b, v21.16b, v18.16b
    sri v14.16b, v2.16b, #1
    eor v21.16b, v3.16b, v8.16b
    sri v15.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v14.16b, v5.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v18.16b, v17.16b
    shl v5.16b, v17.16b, #5
    eor v6.16b, v15.16b, v7.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v18.16b, #3
    eor v4.16b, v9.16b, v11.16b
    sri v5.16b, v17.16b, #3
    eor v17.16b, v24.16b, v26.16b
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v5.16b, v5.16b, v10.16b
    and v7.16b, v17.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v12.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v18.16b, v18.16b, v13.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v18.16b, v16.16b
    eor v6.16b, v17.16b, v3.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v17.16b, v17.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v18.16b, v18.16b, v5.16b
    ldr q4, [x0, #160]
    eor v5.16b, v17.16b, v16.16b
    shl v7.16b, v17.16b, #1
    eor v8.16b, v6.16b, v21.16b
    eor v18.16b, v18.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    sri v7.16b, v17.16b, #7
    bic v5.16b, v8.16b, v5.16b
    eor v24.16b, v24.16b, v8.16b
    orn v17.16b, v18.16b, v17.16b
    shl v8.16b, v2.16b, #7
    eor v5.16b, v18.16b, v5.16b
    shl v9.16b, v24.16b, #4
    eor v17.16b, v21.16b, v17.16b
    sri v8.16b, v2.16b, #1
    eor v21.16b, v3.16b, v5.16b
    sri v9.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v8.16b, v28.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v17.16b, v18.16b
    shl v5.16b, v18.16b, #5
    eor v6.16b, v9.16b, v27.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v17.16b, #3
    eor v4.16b, v7.16b, v25.16b
    sri v5.16b, v18.16b, #3
    eor v18.16b, v24.16b, v0.16b
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v18.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v30.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v17.16b, v17.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v18.16b, v18.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v17.16b, v16.16b
    eor v6.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v18.16b, v18.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v5.16b
    ldr q4, [x0, #176]
    ldp q5, q7, [x0, #256]
    eor v8.16b, v18.16b, v16.16b
    shl v9.16b, v18.16b, #1
    eor v10.16b, v6.16b, v21.16b
    eor v17.16b, v17.16b, v2.16b
    ldp q11, q12, [x0, #288]
    eor v2.16b, v2.16b, v8.16b
    sri v9.16b, v18.16b, #7
    bic v8.16b, v10.16b, v8.16b
    eor v24.16b, v24.16b, v10.16b
    ldp q13, q10, [x0, #320]
    orn v18.16b, v17.16b, v18.16b
    shl v14.16b, v2.16b, #7
    eor v8.16b, v17.16b, v8.16b
    shl v15.16b, v24.16b, #4
    eor v18.16b, v21.16b, v18.16b
    sri v14.16b, v2.16b, #1
    eor v21.16b, v3.16b, v8.16b
    sri v15.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v14.16b, v5.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v18.16b, v17.16b
    shl v5.16b, v17.16b, #5
    eor v6.16b, v15.16b, v7.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v18.16b, #3
    eor v4.16b, v9.16b, v11.16b
    sri v5.16b, v17.16b, #3
    eor v17.16b, v24.16b, v26.16b
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v5.16b, v5.16b, v10.16b
    and v7.16b, v17.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v12.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v18.16b, v18.16b, v13.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v18.16b, v16.16b
    eor v6.16b, v17.16b, v3.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v17.16b, v17.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v18.16b, v18.16b, v5.16b
    ldr q4, [x0, #192]
    eor v5.16b, v17.16b, v16.16b
    shl v7.16b, v17.16b, #1
    eor v8.16b, v6.16b, v21.16b
    eor v18.16b, v18.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    sri v7.16b, v17.16b, #7
    bic v5.16b, v8.16b, v5.16b
    eor v24.16b, v24.16b, v8.16b
    orn v17.16b, v18.16b, v17.16b
    shl v8.16b, v2.16b, #7
    eor v5.16b, v18.16b, v5.16b
    shl v9.16b, v24.16b, #4
    eor v17.16b, v21.16b, v17.16b
    sri v8.16b, v2.16b, #1
    eor v21.16b, v3.16b, v5.16b
    sri v9.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v8.16b, v28.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v17.16b, v18.16b
    shl v5.16b, v18.16b, #5
    eor v6.16b, v9.16b, v27.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v17.16b, #3
    eor v4.16b, v7.16b, v25.16b
    sri v5.16b, v18.16b, #3
    eor v18.16b, v24.16b, v0.16b
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v18.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v30.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v17.16b, v17.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v18.16b, v18.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v17.16b, v16.16b
    eor v6.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v18.16b, v18.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v5.16b
    ldr q4, [x0, #208]
    ldp q5, q7, [x0, #256]
    eor v8.16b, v18.16b, v16.16b
    shl v9.16b, v18.16b, #1
    eor v10.16b, v6.16b, v21.16b
    eor v17.16b, v17.16b, v2.16b
    ldp q11, q12, [x0, #288]
    eor v2.16b, v2.16b, v8.16b
    sri v9.16b, v18.16b, #7
    bic v8.16b, v10.16b, v8.16b
    eor v24.16b, v24.16b, v10.16b
    ldp q13, q10, [x0, #320]
    orn v18.16b, v17.16b, v18.16b
    shl v14.16b, v2.16b, #7
    eor v8.16b, v17.16b, v8.16b
    shl v15.16b, v24.16b, #4
    eor v18.16b, v21.16b, v18.16b
    sri v14.16b, v2.16b, #1
    eor v21.16b, v3.16b, v8.16b
    sri v15.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v14.16b, v5.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v18.16b, v17.16b
    shl v5.16b, v17.16b, #5
    eor v6.16b, v15.16b, v7.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v18.16b, #3
    eor v4.16b, v9.16b, v11.16b
    sri v5.16b, v17.16b, #3
    eor v17.16b, v24.16b, v26.16b
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v18.16b, #5
    shl v18.16b, v16.16b, #6
    eor v5.16b, v5.16b, v10.16b
    and v7.16b, v17.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v12.16b
    sri v18.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v18.16b, v18.16b, v13.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v18.16b, v18.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v18.16b, v16.16b
    eor v6.16b, v17.16b, v3.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v17.16b, v17.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v18.16b, v18.16b, v5.16b
    ldr q4, [x0, #224]
    eor v5.16b, v17.16b, v16.16b
    shl v7.16b, v17.16b, #1
    eor v8.16b, v6.16b, v21.16b
    eor v18.16b, v18.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    sri v7.16b, v17.16b, #7
    bic v5.16b, v8.16b, v5.16b
    eor v24.16b, v24.16b, v8.16b
    orn v17.16b, v18.16b, v17.16b
    shl v8.16b, v2.16b, #7
    eor v5.16b, v18.16b, v5.16b
    shl v9.16b, v24.16b, #4
    eor v17.16b, v21.16b, v17.16b
    sri v8.16b, v2.16b, #1
    eor v21.16b, v3.16b, v5.16b
    sri v9.16b, v24.16b, #4
    eor v2.16b, v6.16b, v4.16b
    eor v3.16b, v8.16b, v28.16b
    shl v24.16b, v21.16b, #2
    orr v4.16b, v17.16b, v18.16b
    shl v5.16b, v18.16b, #5
    eor v6.16b, v9.16b, v27.16b
    sri v24.16b, v21.16b, #6
    eor v16.16b, v16.16b, v4.16b
    shl v21.16b, v17.16b, #3
    eor v4.16b, v7.16b, v25.16b
    sri v5.16b, v18.16b, #3
    eor v18.16b, v24.16b, v0.16b
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and v24.16b, v3.16b, v2.16b
    sri v21.16b, v17.16b, #5
    shl v17.16b, v16.16b, #6
    eor v5.16b, v5.16b, v1.16b
    and v7.16b, v18.16b, v4.16b
    eor v24.16b, v6.16b, v24.16b
    eor v21.16b, v21.16b, v31.16b
    sri v17.16b, v16.16b, #2
    eor v16.16b, v5.16b, v7.16b
    orr v5.16b, v24.16b, v3.16b
    eor v17.16b, v17.16b, v30.16b
    eor v4.16b, v4.16b, v21.16b
    and v6.16b, v21.16b, v16.16b
    eor v2.16b, v2.16b, v5.16b
    eor v17.16b, v17.16b, v6.16b
    orr v5.16b, v24.16b, v2.16b
    eor v18.16b, v18.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    orr v5.16b, v17.16b, v16.16b
    eor v6.16b, v18.16b, v3.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v21.16b, v5.16b
    and v21.16b, v6.16b, v16.16b
    and v5.16b, v16.16b, v4.16b
    eor v18.16b, v18.16b, v24.16b
    eor v21.16b, v4.16b, v21.16b
    eor v17.16b, v17.16b, v5.16b
    ldp q8, q9, [x0, #240]
    eor v4.16b, v18.16b, v16.16b
    shl v5.16b, v18.16b, #1
    eor v7.16b, v6.16b, v21.16b
    eor v17.16b, v17.16b, v2.16b
    ldp q11, q10, [x0, #272]
    eor v2.16b, v2.16b, v4.16b
    sri v5.16b, v18.16b, #7
    bic v4.16b, v7.16b, v4.16b
    orn v18.16b, v17.16b, v18.16b
    ldr q12, [x0, #336]
    shl v13.16b, v2.16b, #7
    eor v24.16b, v24.16b, v7.16b
    eor v4.16b, v17.16b, v4.16b
    eor v18.16b, v21.16b, v18.16b
    ldp q21, q7, [x0, #304]
    sri v13.16b, v2.16b, #1
    eor v2.16b, v6.16b, v8.16b
    eor v3.16b, v3.16b, v4.16b
    shl v4.16b, v24.16b, #4
    orr v6.16b, v18.16b, v17.16b
    shl v8.16b, v17.16b, #5
    shl v14.16b, v3.16b, #2
    eor v9.16b, v13.16b, v9.16b
    sri v4.16b, v24.16b, #4
    eor v16.16b, v16.16b, v6.16b
    sri v14.16b, v3.16b, #6
    eor v24.16b, v5.16b, v10.16b
    shl v3.16b, v18.16b, #3
    eor v4.16b, v4.16b, v11.16b
    sri v8.16b, v17.16b, #3
    eor v17.16b, v14.16b, v26.16b
    sri v3.16b, v18.16b, #5
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and v18.16b, v9.16b, v2.16b
    shl v5.16b, v16.16b, #6
    eor v6.16b, v8.16b, v12.16b
    and v8.16b, v17.16b, v24.16b
    eor v21.16b, v3.16b, v21.16b
    sri v5.16b, v16.16b, #2
    eor v16.16b, v4.16b, v18.16b
    eor v18.16b, v6.16b, v8.16b
    eor v24.16b, v24.16b, v21.16b
    eor v3.16b, v5.16b, v7.16b
    orr v4.16b, v16.16b, v9.16b
    and v5.16b, v21.16b, v18.16b
    eor v2.16b, v2.16b, v4.16b
    eor v3.16b, v3.16b, v5.16b
    orr v4.16b, v16.16b, v2.16b
    eor v17.16b, v17.16b, v3.16b
    orr v5.16b, v3.16b, v18.16b
    eor v4.16b, v9.16b, v4.16b
    eor v18.16b, v18.16b, v17.16b
    eor v21.16b, v21.16b, v5.16b
    eor v17.16b, v17.16b, v4.16b
    and v5.16b, v18.16b, v24.16b
    eor v21.16b, v21.16b, v16.16b
    and v6.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v21.16b, v18.16b
    eor v24.16b, v24.16b, v6.16b
    shl v6.16b, v21.16b, #1
    eor v3.16b, v3.16b, v2.16b
    eor v2.16b, v2.16b, v5.16b
    eor v7.16b, v17.16b, v24.16b
    sri v6.16b, v21.16b, #7
    orn v21.16b, v3.16b, v21.16b
    ldr q8, [x0, #368]
    shl v9.16b, v2.16b, #7
    bic v5.16b, v7.16b, v5.16b
    eor v16.16b, v16.16b, v7.16b
    eor v21.16b, v24.16b, v21.16b
    shl v24.16b, v3.16b, #5
    eor v5.16b, v3.16b, v5.16b
    shl v7.16b, v16.16b, #4
    orr v10.16b, v21.16b, v3.16b
    shl v11.16b, v21.16b, #3
    eor v4.16b, v4.16b, v5.16b
    sri v9.16b, v2.16b, #1
    eor v18.16b, v18.16b, v10.16b
    sri v7.16b, v16.16b, #4
    ldr s16, [x2, #0]
    ldr s2, [x2, #4]
    shl v5.16b, v4.16b, #2
    eor v17.16b, v17.16b, v8.16b
    ldr s8, [x2, #8]
    ldr s10, [x2, #12]
    shl v12.16b, v18.16b, #6
    eor v9.16b, v9.16b, v28.16b
    sri v11.16b, v21.16b, #5
    eor v21.16b, v7.16b, v27.16b
    sri v12.16b, v18.16b, #2
    eor v18.16b, v6.16b, v25.16b
    sri v24.16b, v3.16b, #3
    eor v3.16b, v11.16b, v31.16b
    sri v5.16b, v4.16b, #6
    eor v4.16b, v12.16b, v30.16b
    eor v24.16b, v24.16b, v1.16b
    trn1 v6.8h, v17.8h, v21.8h
    eor v5.16b, v5.16b, v0.16b
    trn1 v7.8h, v4.8h, v18.8h
    trn1 v11.8h, v9.8h, v3.8h
    trn2 v17.8h, v17.8h, v21.8h
    trn1 v13.8h, v24.8h, v5.8h
    add v12.16b, v22.16b, v29.16b
    trn1 v21.16b, v6.16b, v11.16b
    trn2 v6.16b, v6.16b, v11.16b
    trn1 v11.16b, v7.16b, v13.16b
    trn2 v7.16b, v7.16b, v13.16b
    eor v16.16b, v21.16b, v16.16b
    eor v21.16b, v6.16b, v8.16b
    eor v2.16b, v11.16b, v2.16b
    eor v6.16b, v7.16b, v10.16b
    str s16, [x3, #0]
    bic v16.16b, v22.16b, v12.16b
    trn2 v18.8h, v4.8h, v18.8h
    str s2, [x3, #4]
    str s21, [x3, #8]
    trn2 v21.8h, v9.8h, v3.8h
    trn2 v22.8h, v24.8h, v5.8h
    str s6, [x3, #12]
    ldr s24, [x2, #16]
    ldr s2, [x2, #20]
    ushr v16.16b, v16.16b, #7
    ldr s3, [x2, #24]
    ldr s4, [x2, #28]
    trn1 v5.16b, v17.16b, v21.16b
    trn2 v17.16b, v17.16b, v21.16b
    trn1 v21.16b, v18.16b, v22.16b
    trn2 v18.16b, v18.16b, v22.16b
    add x15, x15, #4
    add x2, x2, #32
    add v23.16b, v23.16b, v16.16b
    str x2, [sp, #352]  /* spill */
    orr v22.16b, v12.16b, v12.16b
    eor v16.16b, v5.16b, v24.16b
    eor v21.16b, v21.16b, v2.16b
    eor v17.16b, v17.16b, v3.16b
    eor v18.16b, v18.16b, v4.16b
    str s16, [x3, #16]
    str s21, [x3, #20]
    ldr q16, [sp, #16]  /* reload */
    ldr q21, [sp, #80]  /* reload */
    str s17, [x3, #24]
    str s18, [x3, #28]
    add x3, x3, #32
    ldr q18, [sp, #0]  /* reload */
    str x3, [sp, #360]  /* spill */
    ldr q17, [sp, #32]  /* reload */
    cbz x15, L(pipo64_128_ctr_carry2)
    sub x4, x4, #32
    tbnz x4, 63, L(pipo64_128_ctr_fewer28)
    add x16, x15, #3
    tbnz x16, 63, L(pipo64_128_ctr_batch29)
L(pipo64_128_ctr_fewer28):
    add x4, x4, #32
    cbz x4, L(pipo64_128_ctr_end3)
L(pipo64_128_ctr_block34):
    /* start: x := x ^ rk[0] */
    movz w16, #0xff, lsl #0
    ldr w17, [x0, #48]
    movz w8, #0xff, lsl #0
    ldr w2, [x0, #352]
    and w16, w16, w15, lsr #8
    and w8, w15, w8
    orr w16, w16, w16, lsl #8
    orr w8, w8, w8, lsl #8
    orr w16, w16, w16, lsl #16
    orr w8, w8, w8, lsl #16
    eor w16, w16, w17
    eor w17, w8, w2
    /* round i = 1: x := R(S(x)) ^ rk[i] */
    ldr w2, [x0, #64]
    and w8, w17, w16
    eor w16, w16, w9
    ldr w3, [x0, #608]
    eor w12, w12, w8
    ldr w8, [x0, #612]
    ldr w5, [x0, #616]
    and w6, w9, w12
    ldr w7, [x0, #480]
    ldr w19, [x0, #448]
    eor w10, w10, w6
    ldr w6, [x0, #416]
    eor w17, w17, w10
    orr w20, w10, w12
    ldr w21, [x0, #432]
    eor w12, w12, w17
    eor w17, w17, w14
    eor w9, w9, w20
    and w20, w17, w12
    eor w9, w9, w13
    and w22, w12, w16
    eor w16, w16, w20
    eor w10, w10, w22
    eor w20, w9, w12
    eor w22, w17, w16
    eor w10, w10, w11
    eor w11, w11, w20
    and w20, w20, w22
    eor w17, w17, w2
    eor w13, w13, w22
    eor w2, w10, w20
    eor w11, w3, w11, ror #1
    orr w3, w10, w9
    eor w14, w14, w2
    eor w13, w8, w13, ror #4
    eor w16, w16, w3
    eor w9, w5, w9, ror #7
    eor w14, w7, w14, ror #6
    /* round i = 2: x := R(S(x)) ^ rk[i] */
    and w8, w11, w17
    orr w2, w16, w10
    eor w10, w19, w10, ror #3
    and w3, w14, w9
    eor w13, w13, w8
    eor w12, w12, w2
    eor w16, w6, w16, ror #5
    ldr w8, [x0, #80]
    eor w10, w10, w3
    orr w2, w13, w11
    eor w12, w21, w12, ror #2
    ldr w3, [x0, #16]
    and w5, w16, w10
    eor w17, w17, w2
    eor w9, w9, w16
    ldr w2, [x0, #32]
    eor w12, w12, w5
    orr w5, w13, w17
    ldr w6, [x0, #48]
    ldr w7, [x0, #352]
    eor w14, w14, w12
    eor w11, w11, w5
    orr w5, w12, w10
    ldr w19, [x0, #336]
    eor w10, w10, w14
    eor w14, w14, w11
    eor w16, w16, w5
    ldr w5, [x0, #304]
    and w20, w14, w10
    eon w16, w16, w13
    and w21, w10, w9
    ldr w22, [x0, #320]
    eor w9, w9, w20
    eor w12, w12, w21
    eor w20, w16, w10
    eor w21, w14, w9
    eor w12, w12, w17
    eor w17, w17, w20
    and w20, w20, w21
    eor w14, w14, w8
    eon w13, w21, w13
    eor w8, w12, w20
    eor w17, w3, w17, ror #1
    orr w20, w12, w16
    eor w11, w11, w8
    eor w13, w2, w13, ror #4
    eor w9, w9, w20
    eor w16, w6, w16, ror #7
    eor w11, w7, w11, ror #6
    /* round i = 3: x := R(S(x)) ^ rk[i] */
    and w8, w17, w14
    orr w20, w9, w12
    eor w12, w19, w12, ror #3
    and w21, w11, w16
    eor w13, w13, w8
    eor w10, w10, w20
    eor w9, w5, w9, ror #5
    ldr w8, [x0, #96]
    eor w12, w12, w21
    orr w20, w13, w17
    eor w10, w22, w10, ror #2
    ldr w21, [x0, #608]
    and w23, w9, w12
    eor w14, w14, w20
    eor w16, w16, w9
    ldr w20, [x0, #612]
    eor w10, w10, w23
    orr w23, w13, w14
    ldr w24, [x0, #616]
    ldr w25, [x0, #480]
    eor w11, w11, w10
    eor w17, w17, w23
    orr w23, w10, w12
    ldr w26, [x0, #448]
    eor w12, w12, w11
    eor w11, w11, w17
    eor w9, w9, w23
    ldr w23, [x0, #416]
    and w27, w11, w12
    eon w9, w9, w13
    and w28, w12, w16
    ldr w29, [x0, #432]
    eor w16, w16, w27
    eor w10, w10, w28
    eor w27, w9, w12
    eor w28, w11, w16
    eor w10, w10, w14
    eor w14, w14, w27
    and w27, w27, w28
    eor w11, w11, w8
    eon w13, w28, w13
    eor w8, w10, w27
    eor w14, w21, w14, ror #1
    orr w27, w10, w9
    eor w17, w17, w8
    eor w13, w20, w13, ror #4
    eor w16, w16, w27
    eor w9, w24, w9, ror #7
    eor w17, w25, w17, ror #6
    /* round i = 4: x := R(S(x)) ^ rk[i] */
    and w8, w14, w11
    orr w27, w16, w10
    eor w10, w26, w10, ror #3
    and w28, w17, w9
    eor w13, w13, w8
    eor w12, w12, w27
    eor w16, w23, w16, ror #5
    ldr w8, [x0, #112]
    eor w10, w10, w28
    orr w27, w13, w14
    eor w12, w29, w12, ror #2
    and w28, w16, w10
    eor w11, w11, w27
    eor w9, w9, w16
    eor w12, w12, w28
    orr w27, w13, w11
    eor w17, w17, w12
    eor w14, w14, w27
    orr w27, w12, w10
    eor w10, w10, w17
    eor w17, w17, w14
    eor w16, w16, w27
    and w27, w17, w10
    eon w16, w16, w13
    and w28, w10, w9
    eor w9, w9, w27
    eor w12, w12, w28
    eor w27, w16, w10
    eor w28, w17, w9
    eor w12, w12, w11
    eor w11, w11, w27
    and w27, w27, w28
    eor w17, w17, w8
    eon w13, w28, w13
    eor w8, w12, w27
    eor w11, w3, w11, ror #1
    orr w27, w12, w16
    eor w14, w14, w8
    eor w13, w2, w13, ror #4
    eor w9, w9, w27
    eor w16, w6, w16, ror #7
    eor w14, w7, w14, ror #6
    /* round i = 5: x := R(S(x)) ^ rk[i] */
    and w8, w11, w17
    orr w27, w9, w12
    eor w12, w19, w12, ror #3
    and w28, w14, w16
    eor w13, w13, w8
    eor w10, w10, w27
    eor w9, w5, w9, ror #5
    ldr w8, [x0, #128]
    eor w12, w12, w28
    orr w27, w13, w11
    eor w10, w22, w10, ror #2
    and w28, w9, w12
    eor w17, w17, w27
    eor w16, w16, w9
    eor w10, w10, w28
    orr w27, w13, w17
    eor w14, w14, w10
    eor w11, w11, w27
    orr w27, w10, w12
    eor w12, w12, w14
    eor w14, w14, w11
    eor w9, w9, w27
    and w27, w14, w12
    eon w9, w9, w13
    and w28, w12, w16
    eor w16, w16, w27
    eor w10, w10, w28
    eor w27, w9, w12
    eor w28, w14, w16
    eor w10, w10, w17
    eor w17, w17, w27
    and w27, w27, w28
    eor w14, w14, w8
    eon w13, w28, w13
    eor w8, w10, w27
    eor w17, w21, w17, ror #1
    orr w27, w10, w9
    eor w11, w11, w8
    eor w13, w20, w13, ror #4
    eor w16, w16, w27
    eor w9, w24, w9, ror #7
    eor w11, w25, w11, ror #6
    /* round i = 6: x := R(S(x)) ^ rk[i] */
    and w8, w17, w14
    orr w27, w16, w10
    eor w10, w26, w10, ror #3
    and w28, w11, w9
    eor w13, w13, w8
    eor w12, w12, w27
    eor w16, w23, w16, ror #5
    ldr w8, [x0, #144]
    eor w10, w10, w28
    orr w27, w13, w17
    eor w12, w29, w12, ror #2
    and w28, w16, w10
    eor w14, w14, w27
    eor w9, w9, w16
    eor w12, w12, w28
    orr w27, w13, w14
    eor w11, w11, w12
    eor w17, w17, w27
    orr w27, w12, w10
    eor w10, w10, w11
    eor w11, w11, w17
    eor w16, w16, w27
    and w27, w11, w10
    eon w16, w16, w13
    and w28, w10, w9
    eor w9, w9, w27
    eor w12, w12, w28
    eor w27, w16, w10
    eor w28, w11, w9
    eor w12, w12, w14
    eor w14, w14, w27
    and w27, w27, w28
    eor w11, w11, w8
    eon w13, w28, w13
    eor w8, w12, w27
    eor w14, w3, w14, ror #1
    orr w27, w12, w16
    eor w17, w17, w8
    eor w13, w2, w13, ror #4
    eor w9, w9, w27
    eor w16, w6, w16, ror #7
    eor w17, w7, w17, ror #6
    /* round i = 7: x := R(S(x)) ^ rk[i] */
    and w8, w14, w11
    orr w27, w9, w12
    eor w12, w19, w12, ror #3
    and w28, w17, w16
    eor w13, w13, w8
    eor w10, w10, w27
    eor w9, w5, w9, ror #5
    ldr w8, [x0, #160]
    eor w12, w12, w28
    orr w27, w13, w14
    eor w10, w22, w10, ror #2
    and w28, w9, w12
    eor w11, w11, w27
    eor w16, w16, w9
    eor w10, w10, w28
    orr w27, w13, w11
    eor w17, w17, w10
    eor w14, w14, w27
    orr w27, w10, w12
    eor w12, w12, w17
    eor w17, w17, w14
    eor w9, w9, w27
    and w27, w17, w12
    eon w9, w9, w13
    and w28, w12, w16
    eor w16, w16, w27
    eor w10, w10, w28
    eor w27, w9, w12
    eor w28, w17, w16
    eor w10, w10, w11
    eor w11, w11, w27
    and w27, w27, w28
    eor w17, w17, w8
    eon w13, w28, w13
    eor w8, w10, w27
    eor w11, w21, w11, ror #1
    orr w27, w10, w9
    eor w14, w14, w8
    eor w13, w20, w13, ror #4
    eor w16, w16, w27
    eor w9, w24, w9, ror #7
    eor w14, w25, w14, ror #6
    /* round i = 8: x := R(S(x)) ^ rk[i] */
    and w8, w11, w17
    orr w27, w16, w10
    eor w10, w26, w10, ror #3
    and w28, w14, w9
    eor w13, w13, w8
    eor w12, w12, w27
    eor w16, w23, w16, ror #5
    ldr w8, [x0, #176]
    eor w10, w10, w28
    orr w27, w13, w11
    eor w12, w29, w12, ror #2
    and w28, w16, w10
    eor w17, w17, w27
    eor w9, w9, w16
    eor w12, w12, w28
    orr w27, w13, w17
    eor w14, w14, w12
    eor w11, w11, w27
    orr w27, w12, w10
    eor w10, w10, w14
    eor w14, w14, w11
    eor w16, w16, w27
    and w27, w14, w10
    eon w16, w16, w13
    and w28, w10, w9
    eor w9, w9, w27
    eor w12, w12, w28
    eor w27, w16, w10
    eor w28, w14, w9
    eor w12, w12, w17
    eor w17, w17, w27
    and w27, w27, w28
    eor w14, w14, w8
    eon w13, w28, w13
    eor w8, w12, w27
    eor w17, w3, w17, ror #1
    orr w27, w12, w16
    eor w11, w11, w8
    eor w13, w2, w13, ror #4
    eor w9, w9, w27
    eor w16, w6, w16, ror #7
    eor w11, w7, w11, ror #6
    /* round i = 9: x := R(S(x)) ^ rk[i] */
    and w8, w17, w14
    orr w27, w9, w12
    eor w12, w19, w12, ror #3
    and w28, w11, w16
    eor w13, w13, w8
    eor w10, w10, w27
    eor w9, w5, w9, ror #5
    ldr w8, [x0, #192]
    eor w12, w12, w28
    orr w27, w13, w17
    eor w10, w22, w10, ror #2
    and w28, w9, w12
    eor w14, w14, w27
    eor w16, w16, w9
    eor w10, w10, w28
    orr w27, w13, w14
    eor w11, w11, w10
    eor w17, w17, w27
    orr w27, w10, w12
    eor w12, w12, w11
    eor w11, w11, w17
    eor w9, w9, w27
    and w27, w11, w12
    eon w9, w9, w13
    and w28, w12, w16
    eor w16, w16, w27
    eor w10, w10, w28
    eor w27, w9, w12
    eor w28, w11, w16
    eor w10, w10, w14
    eor w14, w14, w27
    and w27, w27, w28
    eor w11, w11, w8
    eon w13, w28, w13
    eor w8, w10, w27
    eor w14, w21, w14, ror #1
    orr w27, w10, w9
    eor w17, w17, w8
    eor w13, w20, w13, ror #4
    eor w16, w16, w27
    eor w9, w24, w9, ror #7
    eor w17, w25, w17, ror #6
    /* round i = 10: x := R(S(x)) ^ rk[i] */
    and w8, w14, w11
    orr w27, w16, w10
    eor w10, w26, w10, ror #3
    and w28, w17, w9
    eor w13, w13, w8
    eor w12, w12, w27
    eor w16, w23, w16, ror #5
    ldr w8, [x0, #208]
    eor w10, w10, w28
    orr w27, w13, w14
    eor w12, w29, w12, ror #2
    and w28, w16, w10
    eor w11, w11, w27
    eor w9, w9, w16
    eor w12, w12, w28
    orr w27, w13, w11
    eor w17, w17, w12
    eor w14, w14, w27
    orr w27, w12, w10
    eor w10, w10, w17
    eor w17, w17, w14
    eor w16, w16, w27
    and w27, w17, w10
    eon w16, w16, w13
    and w28, w10, w9
    eor w9, w9, w27
    eor w12, w12, w28
    eor w27, w16, w10
    eor w28, w17, w9
    eor w12, w12, w11
    eor w11, w11, w27
    and w27, w27, w28
    eor w17, w17, w8
    eon w13, w28, w13
    eor w8, w12, w27
    eor w11, w3, w11, ror #1
    orr w27, w12, w16
    eor w14, w14, w8
    eor w13, w2, w13, ror #4
    eor w9, w9, w27
    eor w16, w6, w16, ror #7
    eor w14, w7, w14, ror #6
    /* round i = 11: x := R(S(x)) ^ rk[i] */
    and w8, w11, w17
    orr w27, w9, w12
    eor w12, w19, w12, ror #3
    and w28, w14, w16
    eor w13, w13, w8
    eor w10, w10, w27
    eor w9, w5, w9, ror #5
    ldr w8, [x0, #224]
    eor w12, w12, w28
    orr w27, w13, w11
    eor w10, w22, w10, ror #2
    and w28, w9, w12
    eor w17, w17, w27
    eor w16, w16, w9
    eor w10, w10, w28
    orr w27, w13, w17
    eor w14, w14, w10
    eor w11, w11, w27
    orr w27, w10, w12
    eor w12, w12, w14
    eor w14, w14, w11
    eor w9, w9, w27
    and w27, w14, w12
    eon w9, w9, w13
    and w28, w12, w16
    eor w16, w16, w27
    eor w10, w10, w28
    eor w27, w9, w12
    eor w28, w14, w16
    eor w10, w10, w17
    eor w17, w17, w27
    and w27, w27, w28
    eor w14, w14, w8
    eon w13, w28, w13
    eor w8, w10, w27
    eor w17, w21, w17, ror #1
    orr w27, w10, w9
    eor w11, w11, w8
    eor w13, w20, w13, ror #4
    eor w16, w16, w27
    eor w9, w24, w9, ror #7
    eor w11, w25, w11, ror #6
    /* round i = 12: x := R(S(x)) ^ rk[i] */
    and w8, w17, w14
    orr w27, w16, w10
    eor w10, w26, w10, ror #3
    and w28, w11, w9
    eor w13, w13, w8
    eor w12, w12, w27
    eor w16, w23, w16, ror #5
    eor w10, w10, w28
    orr w8, w13, w17
    eor w12, w29, w12, ror #2
    ldr w27, [x0, #240]
    and w28, w16, w10
    eor w14, w14, w8
    eor w9, w9, w16
    eor w12, w12, w28
    orr w8, w13, w14
    eor w11, w11, w12
    eor w17, w17, w8
    orr w8, w12, w10
    eor w10, w10, w11
    eor w11, w11, w17
    eor w16, w16, w8
    and w8, w11, w10
    eon w16, w16, w13
    and w28, w10, w9
    eor w9, w9, w8
    eor w12, w12, w28
    eor w8, w16, w10
    eor w28, w11, w9
    eor w12, w12, w14
    eor w14, w14, w8
    and w8, w8, w28
    orr w30, w12, w16
    eor w11, w11, w27
    eor w8, w12, w8
    eon w13, w28, w13
    eor w14, w3, w14, ror #1
    eor w17, w17, w8
    eor w9, w9, w30
    eor w16, w6, w16, ror #7
    eor w17, w7, w17, ror #6
    eor w13, w2, w13, ror #4
    orr w8, w9, w12
    eor w12, w19, w12, ror #3
    /* round i = 13: x := R(S(x)) ^ rk[i] */
    and w2, w17, w16
    and w3, w14, w11
    eor w10, w10, w8
    eor w9, w5, w9, ror #5
    eor w12, w12, w2
    eor w13, w13, w3
    eor w10, w22, w10, ror #2
    and w8, w9, w12
    orr w2, w13, w14
    eor w10, w10, w8
    eor w16, w16, w9
    ldr w8, [x0, #368]
    eor w11, w11, w2
    eor w17, w17, w10
    orr w2, w10, w12
    orr w3, w13, w11
    eor w12, w12, w17
    eor w9, w9, w2
    eor w14, w14, w3
    and w2, w12, w16
    eon w9, w9, w13
    eor w17, w17, w14
    eor w10, w10, w2
    eor w2, w9, w12
    and w3, w17, w12
    eor w10, w10, w11
    eor w11, w11, w2
    eor w16, w16, w3
    orr w3, w10, w9
    sub x4, x4, #8
    eor w5, w17, w16
    eor w3, w16, w3
    add x15, x15, #1
    and w16, w2, w5
    orr w2, w3, w10
    eon w13, w5, w13
    eor w5, w10, w16
    eor w12, w12, w2
    eor w16, w17, w8
    ldr x2, [sp, #352]  /* reload */
    eor w14, w14, w5
    eor w17, w21, w11, ror #1
    eor w8, w20, w13, ror #4
    ldr x13, [sp, #392]  /* reload */
    eor w5, w23, w3, ror #5
    eor w6, w29, w12, ror #2
    eor w7, w26, w10, ror #3
    ldr x3, [sp, #360]  /* reload */
    eor w19, w24, w9, ror #7
    eor w20, w25, w14, ror #6
    ldr x9, [sp, #376]  /* reload */
    ldr x12, [sp, #368]  /* reload */
    ldr x10, [sp, #384]  /* reload */
    ldr x14, [sp, #400]  /* reload */
    ldr x11, [sp, #408]  /* reload */
    tbnz x4, 63, L(pipo64_128_ctr_short35)
    ldrb w21, [x2, #0]
    ldrb w22, [x2, #1]
    ldrb w23, [x2, #2]
    ldrb w24, [x2, #3]
    eor w16, w16, w21
    eor w17, w17, w22
    eor w8, w8, w23
    eor w5, w5, w24
    strb w16, [x3, #0]
    strb w17, [x3, #1]
    strb w8, [x3, #2]
    strb w5, [x3, #3]
    ldrb w16, [x2, #4]
    ldrb w17, [x2, #5]
    ldrb w8, [x2, #6]
    ldrb w5, [x2, #7]
    eor w16, w6, w16
    eor w17, w7, w17
    eor w8, w19, w8
    eor w5, w20, w5
    strb w16, [x3, #4]
    strb w17, [x3, #5]
    strb w8, [x3, #6]
    strb w5, [x3, #7]
    add x2, x2, #8
    add x3, x3, #8
    str x2, [sp, #352]  /* spill */
    str x3, [sp, #360]  /* spill */
L(pipo64_128_ctr_count36):
    cbz x15, L(pipo64_128_ctr_carry2)
    cbnz x4, L(pipo64_128_ctr_block34)
L(pipo64_128_ctr_end3):
    ubfm w9, w15, #8, #31
    strb w15, [x1, #7]
    strb w9, [x1, #6]
L(pipo64_128_ctr_done4):
    ldr x19, [sp, #416]
    ldr x20, [sp, #424]
    ldr x21, [sp, #432]
    ldr x22, [sp, #440]
    ldr x23, [sp, #448]
    ldr x24, [sp, #456]
    ldr x25, [sp, #464]
    ldr x26, [sp, #472]
    ldr x27, [sp, #480]
    ldr x28, [sp, #488]
    ldr x29, [sp, #496]
    ldr q8, [sp, #224]
    ldr q9, [sp, #240]
    ldr q10, [sp, #256]
    ldr q11, [sp, #272]
    ldr q12, [sp, #288]
    ldr q13, [sp, #304]
    ldr q14, [sp, #320]
    ldr q15, [sp, #336]
    ldr x30, [sp, #504]
    add sp, sp, #512
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
L(pipo64_128_ctr_short35):
    .cfi_restore_state
    movz w21, #4, lsl #0
    and w21, w4, w21
    cbz x21, L(pipo64_128_ctr_after41)
    ldrb w21, [x2, #0]
    eor w16, w16, w21
    strb w16, [x3, #0]
    ldrb w16, [x2, #1]
    eor w16, w17, w16
    strb w16, [x3, #1]
    ldrb w16, [x2, #2]
    eor w16, w8, w16
    strb w16, [x3, #2]
    ldrb w21, [x2, #3]
    add x2, x2, #4
    orr x16, xzr, x6
    eor w6, w5, w21
    str x2, [sp, #352]  /* spill */
    orr x17, xzr, x7
    orr x8, xzr, x19
    orr x5, xzr, x20
    strb w6, [x3, #3]
    add x3, x3, #4
    str x3, [sp, #360]  /* spill */
L(pipo64_128_ctr_after41):
    movz w6, #2, lsl #0
    and w6, w4, w6
    cbz x6, L(pipo64_128_ctr_after43)
    ldrb w6, [x2, #0]
    eor w6, w16, w6
    orr x16, xzr, x8
    strb w6, [x3, #0]
    ldrb w8, [x2, #1]
    add x2, x2, #2
    str x2, [sp, #352]  /* spill */
    eor w17, w17, w8
    strb w17, [x3, #1]
    add x3, x3, #2
    str x3, [sp, #360]  /* spill */
L(pipo64_128_ctr_after43):
    movz w17, #1, lsl #0
    and w17, w4, w17
    cbz x17, L(pipo64_128_ctr_after45)
    ldrb w17, [x2, #0]
    eor w16, w16, w17
    strb w16, [x3, #0]
L(pipo64_128_ctr_after45):
    movz w16, #0, lsl #0
    add x4, x16, #0  /* 0x00000000 */
    b L(pipo64_128_ctr_count36)
L(pipo64_128_ctr_carry2):
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
    b L(pipo64_128_ctr_epoch1)
    .cfi_endproc
    END pipo64_128_ctr

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
      "symbol": "pipo64_128_expand_key",
      "role": "expand_key",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 1632,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_128_encrypt",
      "role": "encrypt",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 2496,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_128_decrypt",
      "role": "decrypt",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 2600,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 28872,
      "stack_bytes": 384
    },
    {
      "symbol": "pipo64_128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 29108,
      "stack_bytes": 240
    },
    {
      "symbol": "pipo64_128_ctr",
      "role": "ctr",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 23140,
      "stack_bytes": 512
    }
  ]
}
*/
