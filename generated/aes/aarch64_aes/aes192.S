/* gen --cipher aes --target aarch64_aes */
/* SPDX-License-Identifier: 0BSD */
/*
 * AES192 (FIPS 197) for aarch64_aes: 64-bit Arm with Advanced SIMD (NEON) and AES, AAPCS64.
 * Called as C (AAPCS64 2023Q3, 6.1 and 6.4).
 */
#if !(defined(__aarch64__) && !defined(__AARCH64EB__) && !defined(__ILP32__))
#error "aes192.S is for AArch64, little-endian, with pointers of 64 bits"
#endif

#ifdef CIPHERGEN_PREFIX
#define CIPHERGEN_JOIN_(a, b) a##b
#define CIPHERGEN_JOIN(a, b) CIPHERGEN_JOIN_(a, b)
#define aes192_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_expand_key)
#define aes192_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_encrypt)
#define aes192_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_decrypt)
#define aes192_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_encrypt_blocks)
#define aes192_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_decrypt_blocks)
#define aes192_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_ctr)
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

    FUNCTION aes192_expand_key
    /* The cipher text:
     *     function RotWord(b: byte[4]) -> byte[4] = [b[1], b[2], b[3], b[0]]
     *     function SubWord(b: byte[4]) -> byte[4] = SBox[b]
     *     schedule(key: byte[Nk][4]) -> round_keys: byte[Nr + 1][4][4] {
     *       var w: byte[4 * (Nr + 1)][4]
     *       for i in 0..Nk-1 { w[i] := key[i] }
     *       for i in Nk..4*Nr+3 {
     *         var temp = w[i - 1]
     *         if i mod Nk == 0 { temp := SubWord(RotWord(temp)) ^ [Rcon[i div Nk - 1], 0, 0, 0] }
     *         else if Nk > 6 and i mod Nk == 4 { temp := SubWord(temp) }
     *         w[i] := w[i - Nk] ^ temp
     *       }
     *       for round in 0..Nr { round_keys[round] = w[4*round .. 4*round+3] }
     *     }
     * A comment that names a round key stands in front of the first instruction for it. Behind it there may
     * be instructions for another round key, too. */
    .cfi_startproc
    CIPHERGEN_BTI
    ldp w9, w10, [x1, #0]
    ldp w11, w12, [x1, #8]
    ldp w13, w14, [x1, #16]
    movi v16.16b, #0
    /* round key 1 */
    movz w15, #1, lsl #0
    movi v17.16b, #0
    stp w9, w10, [x0, #0]
    stp w11, w12, [x0, #8]
    stp w13, w14, [x0, #16]
    dup v18.4s, w14
    /* round key 3 */
    movz w16, #2, lsl #0
    movi v19.16b, #0
    /* round key 4 */
    movz w17, #4, lsl #0
    movi v20.16b, #0
    /* round key 6 */
    movz w8, #8, lsl #0
    aese v18.16b, v16.16b
    movi v16.16b, #0
    /* round key 7 */
    movz w1, #0x10, lsl #0
    movi v21.16b, #0
    umov w2, v18.s[0]
    /* round key 9 */
    movz w3, #0x20, lsl #0
    movi v18.16b, #0
    /* round key 10 */
    movz w4, #0x40, lsl #0
    eor w15, w15, w2, ror #8
    movi v22.16b, #0
    /* round key 12 */
    movz w2, #0x80, lsl #0
    eor w9, w9, w15
    eor w10, w10, w9
    /* round key 2 */
    eor w11, w11, w10
    stp w9, w10, [x0, #24]
    eor w12, w12, w11
    eor w13, w13, w12
    stp w11, w12, [x0, #48]
    eor w14, w14, w13
    stp w13, w14, [x0, #56]
    dup v23.4s, w14
    aese v23.16b, v17.16b
    umov w15, v23.s[0]
    eor w15, w16, w15, ror #8
    eor w9, w9, w15
    eor w10, w10, w9
    eor w11, w11, w10
    stp w9, w10, [x0, #80]
    eor w12, w12, w11
    eor w13, w13, w12
    stp w11, w12, [x0, #88]
    eor w14, w14, w13
    stp w13, w14, [x0, #112]
    dup v17.4s, w14
    aese v17.16b, v19.16b
    umov w15, v17.s[0]
    eor w15, w17, w15, ror #8
    eor w9, w9, w15
    eor w10, w10, w9
    /* round key 5 */
    eor w11, w11, w10
    stp w9, w10, [x0, #120]
    eor w12, w12, w11
    eor w13, w13, w12
    stp w11, w12, [x0, #144]
    eor w14, w14, w13
    stp w13, w14, [x0, #152]
    dup v17.4s, w14
    aese v17.16b, v20.16b
    umov w15, v17.s[0]
    eor w15, w8, w15, ror #8
    eor w9, w9, w15
    eor w10, w10, w9
    eor w11, w11, w10
    stp w9, w10, [x0, #176]
    eor w12, w12, w11
    eor w13, w13, w12
    stp w11, w12, [x0, #184]
    eor w14, w14, w13
    stp w13, w14, [x0, #208]
    dup v17.4s, w14
    aese v17.16b, v16.16b
    umov w15, v17.s[0]
    eor w15, w1, w15, ror #8
    eor w9, w9, w15
    eor w10, w10, w9
    /* round key 8 */
    eor w11, w11, w10
    stp w9, w10, [x0, #216]
    eor w12, w12, w11
    eor w13, w13, w12
    stp w11, w12, [x0, #240]
    eor w14, w14, w13
    stp w13, w14, [x0, #248]
    dup v16.4s, w14
    aese v16.16b, v21.16b
    umov w15, v16.s[0]
    eor w15, w3, w15, ror #8
    eor w9, w9, w15
    eor w10, w10, w9
    str w9, [x0, #272]
    eor w11, w11, w10
    str w10, [x0, #276]
    eor w12, w12, w11
    str w11, [x0, #280]
    eor w13, w13, w12
    str w12, [x0, #284]
    eor w14, w14, w13
    str w13, [x0, #304]
    str w14, [x0, #308]
    dup v16.4s, w14
    aese v16.16b, v18.16b
    umov w15, v16.s[0]
    eor w15, w4, w15, ror #8
    eor w9, w9, w15
    eor w10, w10, w9
    str w9, [x0, #312]
    /* round key 11 */
    eor w11, w11, w10
    str w10, [x0, #316]
    eor w12, w12, w11
    str w11, [x0, #336]
    eor w13, w13, w12
    str w12, [x0, #340]
    eor w14, w14, w13
    str w13, [x0, #344]
    str w14, [x0, #348]
    dup v16.4s, w14
    aese v16.16b, v22.16b
    umov w13, v16.s[0]
    eor w13, w2, w13, ror #8
    eor w9, w9, w13
    eor w10, w10, w9
    str w9, [x0, #368]
    eor w9, w11, w10
    str w10, [x0, #372]
    eor w10, w12, w9
    str w9, [x0, #376]
    str w10, [x0, #380]
    ldr q16, [x0, #16]
    aesimc v16.16b, v16.16b
    str q16, [x0, #32]
    ldr q16, [x0, #48]
    aesimc v16.16b, v16.16b
    str q16, [x0, #64]
    ldr q16, [x0, #80]
    aesimc v16.16b, v16.16b
    str q16, [x0, #96]
    ldr q16, [x0, #112]
    aesimc v16.16b, v16.16b
    str q16, [x0, #128]
    ldr q16, [x0, #144]
    aesimc v16.16b, v16.16b
    str q16, [x0, #160]
    ldr q16, [x0, #176]
    aesimc v16.16b, v16.16b
    str q16, [x0, #192]
    ldr q16, [x0, #208]
    aesimc v16.16b, v16.16b
    str q16, [x0, #224]
    ldr q16, [x0, #240]
    aesimc v16.16b, v16.16b
    str q16, [x0, #256]
    ldr q16, [x0, #272]
    aesimc v16.16b, v16.16b
    str q16, [x0, #288]
    ldr q16, [x0, #304]
    aesimc v16.16b, v16.16b
    str q16, [x0, #320]
    ldr q16, [x0, #336]
    aesimc v16.16b, v16.16b
    str q16, [x0, #352]
    ret x30
    .cfi_endproc
    END aes192_expand_key

    FUNCTION aes192_encrypt
    /* The cipher text:
     *     function xtimes(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0x1b) : 0)
     *     function times(factor: number, b: byte) -> p: byte {
     *       let b2 = xtimes(b)
     *       let b4 = xtimes(b2)
     *       let b8 = xtimes(b4)
     *       p = xor([[b, b2, b4, b8][i] for i in 0..3 if factor[i]])
     *     }
     *     function product(matrix: number[4][4], column: byte[4]) -> d: byte[4] {
     *       for r in 0..3 { d[r] = xor([times(matrix[r][i], column[i]) for i in 0..3]) }
     *     }
     *     function SubBytes(s: byte[4][4]) -> byte[4][4] = SBox[s]
     *     function ShiftRows(s: byte[4][4]) -> byte[4][4] = [[s[(c + r) mod 4][r] for r in 0..3] for c in 0..3]
     *     function MixColumns(s: byte[4][4]) -> byte[4][4] = [product(M, s[c]) for c in 0..3]
     *     encrypt(input: byte[4][4], w) -> output: byte[4][4] {
     *       var s = input ^ w[0]
     *       for round in 1..Nr-1 { s := MixColumns(ShiftRows(SubBytes(s))) ^ w[round] }
     *       output = ShiftRows(SubBytes(s)) ^ w[Nr]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    CIPHERGEN_BTI
    ldr q16, [x1, #0]
    ldp q17, q18, [x0, #0]
    ldr q19, [x0, #48]
    ldr q20, [x0, #80]
    ldr q21, [x0, #112]
    ldr q22, [x0, #144]
    ldr q23, [x0, #176]
    ldr q24, [x0, #208]
    ldr q25, [x0, #240]
    ldr q26, [x0, #272]
    aese v16.16b, v17.16b
    aesmc v16.16b, v16.16b
    ldr q17, [x0, #304]
    ldr q27, [x0, #336]
    aese v16.16b, v18.16b
    aesmc v16.16b, v16.16b
    ldr q18, [x0, #368]
    aese v16.16b, v19.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v20.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v21.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v22.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v23.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v24.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v25.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v26.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v17.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v27.16b
    eor v16.16b, v16.16b, v18.16b
    str q16, [x2, #0]
    ret x30
    .cfi_endproc
    END aes192_encrypt

    FUNCTION aes192_decrypt
    /* The cipher text:
     *     function xtimes(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0x1b) : 0)
     *     function times(factor: number, b: byte) -> p: byte {
     *       let b2 = xtimes(b)
     *       let b4 = xtimes(b2)
     *       let b8 = xtimes(b4)
     *       p = xor([[b, b2, b4, b8][i] for i in 0..3 if factor[i]])
     *     }
     *     function product(matrix: number[4][4], column: byte[4]) -> d: byte[4] {
     *       for r in 0..3 { d[r] = xor([times(matrix[r][i], column[i]) for i in 0..3]) }
     *     }
     *     function InvShiftRows(s: byte[4][4]) -> byte[4][4] = [[s[(c - r) mod 4][r] for r in 0..3] for c in 0..3]
     *     function InvSubBytes(s: byte[4][4]) -> byte[4][4] = InvSBox[s]
     *     function InvMixColumns(s: byte[4][4]) -> byte[4][4] = [product(InvM, s[c]) for c in 0..3]
     *     decrypt(input: byte[4][4], w) -> output: byte[4][4] {
     *       var s = input ^ w[Nr]
     *       for round in Nr-1 down to 1 { s := InvMixColumns(InvSubBytes(InvShiftRows(s)) ^ w[round]) }
     *       output = InvSubBytes(InvShiftRows(s)) ^ w[0]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    CIPHERGEN_BTI
    ldr q16, [x1, #0]
    ldp q18, q17, [x0, #352]
    ldr q19, [x0, #320]
    ldr q20, [x0, #288]
    ldr q21, [x0, #256]
    ldr q22, [x0, #224]
    ldr q23, [x0, #192]
    ldr q24, [x0, #160]
    ldr q25, [x0, #128]
    ldr q26, [x0, #96]
    aesd v16.16b, v17.16b
    aesimc v16.16b, v16.16b
    ldr q17, [x0, #64]
    ldr q27, [x0, #32]
    aesd v16.16b, v18.16b
    aesimc v16.16b, v16.16b
    ldr q18, [x0, #0]
    aesd v16.16b, v19.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v20.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v21.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v22.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v23.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v24.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v25.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v26.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v17.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v27.16b
    eor v16.16b, v16.16b, v18.16b
    str q16, [x2, #0]
    ret x30
    .cfi_endproc
    END aes192_decrypt

    FUNCTION aes192_encrypt_blocks
    /* The cipher text:
     *     function xtimes(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0x1b) : 0)
     *     function times(factor: number, b: byte) -> p: byte {
     *       let b2 = xtimes(b)
     *       let b4 = xtimes(b2)
     *       let b8 = xtimes(b4)
     *       p = xor([[b, b2, b4, b8][i] for i in 0..3 if factor[i]])
     *     }
     *     function product(matrix: number[4][4], column: byte[4]) -> d: byte[4] {
     *       for r in 0..3 { d[r] = xor([times(matrix[r][i], column[i]) for i in 0..3]) }
     *     }
     *     function SubBytes(s: byte[4][4]) -> byte[4][4] = SBox[s]
     *     function ShiftRows(s: byte[4][4]) -> byte[4][4] = [[s[(c + r) mod 4][r] for r in 0..3] for c in 0..3]
     *     function MixColumns(s: byte[4][4]) -> byte[4][4] = [product(M, s[c]) for c in 0..3]
     *     encrypt(input: byte[4][4], w) -> output: byte[4][4] {
     *       var s = input ^ w[0]
     *       for round in 1..Nr-1 { s := MixColumns(ShiftRows(SubBytes(s))) ^ w[round] }
     *       output = ShiftRows(SubBytes(s)) ^ w[Nr]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    CIPHERGEN_BTI
    sub x9, x3, #8
    tbnz x9, 63, L(aes192_encrypt_blocks_fewer3)
L(aes192_encrypt_blocks_blocks5):
    ldp q16, q17, [x1, #0]
    ldp q18, q19, [x1, #32]
    ldp q20, q21, [x1, #64]
    ldp q22, q23, [x1, #96]
    add x1, x1, #128
    ldp q24, q25, [x0, #0]
    ldr q26, [x0, #48]
    ldr q27, [x0, #80]
    ldr q28, [x0, #112]
    ldr q29, [x0, #144]
    ldr q30, [x0, #176]
    ldr q31, [x0, #208]
    ldr q0, [x0, #240]
    ldr q1, [x0, #272]
    aese v16.16b, v24.16b
    aesmc v16.16b, v16.16b
    aese v17.16b, v24.16b
    aesmc v17.16b, v17.16b
    aese v18.16b, v24.16b
    aesmc v18.16b, v18.16b
    aese v19.16b, v24.16b
    aesmc v19.16b, v19.16b
    aese v20.16b, v24.16b
    aesmc v20.16b, v20.16b
    aese v21.16b, v24.16b
    aesmc v21.16b, v21.16b
    aese v22.16b, v24.16b
    aesmc v22.16b, v22.16b
    aese v23.16b, v24.16b
    aesmc v23.16b, v23.16b
    aese v16.16b, v25.16b
    aesmc v16.16b, v16.16b
    aese v17.16b, v25.16b
    aesmc v17.16b, v17.16b
    aese v18.16b, v25.16b
    aesmc v18.16b, v18.16b
    aese v19.16b, v25.16b
    aesmc v19.16b, v19.16b
    aese v20.16b, v25.16b
    aesmc v20.16b, v20.16b
    aese v21.16b, v25.16b
    aesmc v21.16b, v21.16b
    aese v22.16b, v25.16b
    aesmc v22.16b, v22.16b
    aese v23.16b, v25.16b
    aesmc v23.16b, v23.16b
    aese v16.16b, v26.16b
    aesmc v16.16b, v16.16b
    aese v17.16b, v26.16b
    aesmc v17.16b, v17.16b
    aese v18.16b, v26.16b
    aesmc v18.16b, v18.16b
    aese v19.16b, v26.16b
    aesmc v19.16b, v19.16b
    aese v20.16b, v26.16b
    aesmc v20.16b, v20.16b
    aese v21.16b, v26.16b
    aesmc v21.16b, v21.16b
    aese v22.16b, v26.16b
    aesmc v22.16b, v22.16b
    aese v23.16b, v26.16b
    aesmc v23.16b, v23.16b
    aese v16.16b, v27.16b
    aesmc v16.16b, v16.16b
    aese v17.16b, v27.16b
    aesmc v17.16b, v17.16b
    aese v18.16b, v27.16b
    aesmc v18.16b, v18.16b
    aese v19.16b, v27.16b
    aesmc v19.16b, v19.16b
    aese v20.16b, v27.16b
    aesmc v20.16b, v20.16b
    aese v21.16b, v27.16b
    aesmc v21.16b, v21.16b
    aese v22.16b, v27.16b
    aesmc v22.16b, v22.16b
    aese v23.16b, v27.16b
    aesmc v23.16b, v23.16b
    aese v16.16b, v28.16b
    aesmc v16.16b, v16.16b
    aese v17.16b, v28.16b
    aesmc v17.16b, v17.16b
    aese v18.16b, v28.16b
    aesmc v18.16b, v18.16b
    aese v19.16b, v28.16b
    aesmc v19.16b, v19.16b
    aese v20.16b, v28.16b
    aesmc v20.16b, v20.16b
    aese v21.16b, v28.16b
    aesmc v21.16b, v21.16b
    aese v22.16b, v28.16b
    aesmc v22.16b, v22.16b
    aese v23.16b, v28.16b
    aesmc v23.16b, v23.16b
    aese v16.16b, v29.16b
    aesmc v16.16b, v16.16b
    aese v17.16b, v29.16b
    aesmc v17.16b, v17.16b
    aese v18.16b, v29.16b
    aesmc v18.16b, v18.16b
    aese v19.16b, v29.16b
    aesmc v19.16b, v19.16b
    aese v20.16b, v29.16b
    aesmc v20.16b, v20.16b
    aese v21.16b, v29.16b
    aesmc v21.16b, v21.16b
    aese v22.16b, v29.16b
    aesmc v22.16b, v22.16b
    aese v23.16b, v29.16b
    aesmc v23.16b, v23.16b
    aese v16.16b, v30.16b
    aesmc v16.16b, v16.16b
    aese v17.16b, v30.16b
    aesmc v17.16b, v17.16b
    aese v18.16b, v30.16b
    aesmc v18.16b, v18.16b
    aese v19.16b, v30.16b
    aesmc v19.16b, v19.16b
    aese v20.16b, v30.16b
    aesmc v20.16b, v20.16b
    aese v21.16b, v30.16b
    aesmc v21.16b, v21.16b
    aese v22.16b, v30.16b
    aesmc v22.16b, v22.16b
    aese v23.16b, v30.16b
    aesmc v23.16b, v23.16b
    aese v16.16b, v31.16b
    aesmc v16.16b, v16.16b
    aese v17.16b, v31.16b
    aesmc v17.16b, v17.16b
    aese v18.16b, v31.16b
    aesmc v18.16b, v18.16b
    aese v19.16b, v31.16b
    aesmc v19.16b, v19.16b
    aese v20.16b, v31.16b
    aesmc v20.16b, v20.16b
    aese v21.16b, v31.16b
    aesmc v21.16b, v21.16b
    aese v22.16b, v31.16b
    aesmc v22.16b, v22.16b
    aese v23.16b, v31.16b
    aesmc v23.16b, v23.16b
    aese v16.16b, v0.16b
    aesmc v16.16b, v16.16b
    aese v17.16b, v0.16b
    aesmc v17.16b, v17.16b
    aese v18.16b, v0.16b
    aesmc v18.16b, v18.16b
    aese v19.16b, v0.16b
    aesmc v19.16b, v19.16b
    aese v20.16b, v0.16b
    aesmc v20.16b, v20.16b
    aese v21.16b, v0.16b
    aesmc v21.16b, v21.16b
    aese v22.16b, v0.16b
    aesmc v22.16b, v22.16b
    aese v23.16b, v0.16b
    aesmc v23.16b, v23.16b
    aese v16.16b, v1.16b
    aesmc v16.16b, v16.16b
    aese v17.16b, v1.16b
    aesmc v17.16b, v17.16b
    aese v18.16b, v1.16b
    aesmc v18.16b, v18.16b
    aese v19.16b, v1.16b
    aesmc v19.16b, v19.16b
    aese v20.16b, v1.16b
    aesmc v20.16b, v20.16b
    aese v21.16b, v1.16b
    aesmc v21.16b, v21.16b
    aese v22.16b, v1.16b
    aesmc v22.16b, v22.16b
    aese v23.16b, v1.16b
    aesmc v23.16b, v23.16b
    ldr q24, [x0, #304]
    ldr q25, [x0, #336]
    ldr q26, [x0, #368]
    sub x9, x9, #8
    aese v16.16b, v24.16b
    aesmc v16.16b, v16.16b
    aese v17.16b, v24.16b
    aesmc v17.16b, v17.16b
    aese v18.16b, v24.16b
    aesmc v18.16b, v18.16b
    aese v19.16b, v24.16b
    aesmc v19.16b, v19.16b
    aese v20.16b, v24.16b
    aesmc v20.16b, v20.16b
    aese v21.16b, v24.16b
    aesmc v21.16b, v21.16b
    aese v22.16b, v24.16b
    aesmc v22.16b, v22.16b
    aese v23.16b, v24.16b
    aesmc v23.16b, v23.16b
    aese v16.16b, v25.16b
    aese v17.16b, v25.16b
    aese v18.16b, v25.16b
    aese v19.16b, v25.16b
    aese v20.16b, v25.16b
    aese v21.16b, v25.16b
    aese v22.16b, v25.16b
    aese v23.16b, v25.16b
    eor v16.16b, v16.16b, v26.16b
    eor v17.16b, v17.16b, v26.16b
    eor v18.16b, v18.16b, v26.16b
    eor v19.16b, v19.16b, v26.16b
    eor v20.16b, v20.16b, v26.16b
    eor v21.16b, v21.16b, v26.16b
    eor v22.16b, v22.16b, v26.16b
    eor v23.16b, v23.16b, v26.16b
    stp q16, q17, [x2, #0]
    stp q18, q19, [x2, #32]
    stp q20, q21, [x2, #64]
    stp q22, q23, [x2, #96]
    add x2, x2, #128
    tbz x9, 63, L(aes192_encrypt_blocks_blocks5)
L(aes192_encrypt_blocks_fewer3):
    add x9, x9, #8
    cbz x9, L(aes192_encrypt_blocks_done1)
L(aes192_encrypt_blocks_blocks7):
    ldr q16, [x1, #0]
    add x1, x1, #16
    ldp q17, q18, [x0, #0]
    ldr q19, [x0, #48]
    ldr q20, [x0, #80]
    ldr q21, [x0, #112]
    ldr q22, [x0, #144]
    ldr q23, [x0, #176]
    ldr q24, [x0, #208]
    ldr q25, [x0, #240]
    ldr q26, [x0, #272]
    aese v16.16b, v17.16b
    aesmc v16.16b, v16.16b
    ldr q17, [x0, #304]
    ldr q27, [x0, #336]
    aese v16.16b, v18.16b
    aesmc v16.16b, v16.16b
    ldr q18, [x0, #368]
    sub x9, x9, #1
    aese v16.16b, v19.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v20.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v21.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v22.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v23.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v24.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v25.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v26.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v17.16b
    aesmc v16.16b, v16.16b
    aese v16.16b, v27.16b
    eor v16.16b, v16.16b, v18.16b
    str q16, [x2, #0]
    add x2, x2, #16
    cbnz x9, L(aes192_encrypt_blocks_blocks7)
L(aes192_encrypt_blocks_done1):
    ret x30
    .cfi_endproc
    END aes192_encrypt_blocks

    FUNCTION aes192_decrypt_blocks
    /* The cipher text:
     *     function xtimes(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0x1b) : 0)
     *     function times(factor: number, b: byte) -> p: byte {
     *       let b2 = xtimes(b)
     *       let b4 = xtimes(b2)
     *       let b8 = xtimes(b4)
     *       p = xor([[b, b2, b4, b8][i] for i in 0..3 if factor[i]])
     *     }
     *     function product(matrix: number[4][4], column: byte[4]) -> d: byte[4] {
     *       for r in 0..3 { d[r] = xor([times(matrix[r][i], column[i]) for i in 0..3]) }
     *     }
     *     function InvShiftRows(s: byte[4][4]) -> byte[4][4] = [[s[(c - r) mod 4][r] for r in 0..3] for c in 0..3]
     *     function InvSubBytes(s: byte[4][4]) -> byte[4][4] = InvSBox[s]
     *     function InvMixColumns(s: byte[4][4]) -> byte[4][4] = [product(InvM, s[c]) for c in 0..3]
     *     decrypt(input: byte[4][4], w) -> output: byte[4][4] {
     *       var s = input ^ w[Nr]
     *       for round in Nr-1 down to 1 { s := InvMixColumns(InvSubBytes(InvShiftRows(s)) ^ w[round]) }
     *       output = InvSubBytes(InvShiftRows(s)) ^ w[0]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    CIPHERGEN_BTI
    sub x9, x3, #8
    tbnz x9, 63, L(aes192_decrypt_blocks_fewer3)
L(aes192_decrypt_blocks_blocks5):
    ldp q16, q17, [x1, #0]
    ldp q18, q19, [x1, #32]
    ldp q20, q21, [x1, #64]
    ldp q22, q23, [x1, #96]
    add x1, x1, #128
    ldp q25, q24, [x0, #352]
    ldr q26, [x0, #320]
    ldr q27, [x0, #288]
    ldr q28, [x0, #256]
    ldr q29, [x0, #224]
    ldr q30, [x0, #192]
    ldr q31, [x0, #160]
    ldr q0, [x0, #128]
    ldr q1, [x0, #96]
    aesd v16.16b, v24.16b
    aesimc v16.16b, v16.16b
    aesd v17.16b, v24.16b
    aesimc v17.16b, v17.16b
    aesd v18.16b, v24.16b
    aesimc v18.16b, v18.16b
    aesd v19.16b, v24.16b
    aesimc v19.16b, v19.16b
    aesd v20.16b, v24.16b
    aesimc v20.16b, v20.16b
    aesd v21.16b, v24.16b
    aesimc v21.16b, v21.16b
    aesd v22.16b, v24.16b
    aesimc v22.16b, v22.16b
    aesd v23.16b, v24.16b
    aesimc v23.16b, v23.16b
    aesd v16.16b, v25.16b
    aesimc v16.16b, v16.16b
    aesd v17.16b, v25.16b
    aesimc v17.16b, v17.16b
    aesd v18.16b, v25.16b
    aesimc v18.16b, v18.16b
    aesd v19.16b, v25.16b
    aesimc v19.16b, v19.16b
    aesd v20.16b, v25.16b
    aesimc v20.16b, v20.16b
    aesd v21.16b, v25.16b
    aesimc v21.16b, v21.16b
    aesd v22.16b, v25.16b
    aesimc v22.16b, v22.16b
    aesd v23.16b, v25.16b
    aesimc v23.16b, v23.16b
    aesd v16.16b, v26.16b
    aesimc v16.16b, v16.16b
    aesd v17.16b, v26.16b
    aesimc v17.16b, v17.16b
    aesd v18.16b, v26.16b
    aesimc v18.16b, v18.16b
    aesd v19.16b, v26.16b
    aesimc v19.16b, v19.16b
    aesd v20.16b, v26.16b
    aesimc v20.16b, v20.16b
    aesd v21.16b, v26.16b
    aesimc v21.16b, v21.16b
    aesd v22.16b, v26.16b
    aesimc v22.16b, v22.16b
    aesd v23.16b, v26.16b
    aesimc v23.16b, v23.16b
    aesd v16.16b, v27.16b
    aesimc v16.16b, v16.16b
    aesd v17.16b, v27.16b
    aesimc v17.16b, v17.16b
    aesd v18.16b, v27.16b
    aesimc v18.16b, v18.16b
    aesd v19.16b, v27.16b
    aesimc v19.16b, v19.16b
    aesd v20.16b, v27.16b
    aesimc v20.16b, v20.16b
    aesd v21.16b, v27.16b
    aesimc v21.16b, v21.16b
    aesd v22.16b, v27.16b
    aesimc v22.16b, v22.16b
    aesd v23.16b, v27.16b
    aesimc v23.16b, v23.16b
    aesd v16.16b, v28.16b
    aesimc v16.16b, v16.16b
    aesd v17.16b, v28.16b
    aesimc v17.16b, v17.16b
    aesd v18.16b, v28.16b
    aesimc v18.16b, v18.16b
    aesd v19.16b, v28.16b
    aesimc v19.16b, v19.16b
    aesd v20.16b, v28.16b
    aesimc v20.16b, v20.16b
    aesd v21.16b, v28.16b
    aesimc v21.16b, v21.16b
    aesd v22.16b, v28.16b
    aesimc v22.16b, v22.16b
    aesd v23.16b, v28.16b
    aesimc v23.16b, v23.16b
    aesd v16.16b, v29.16b
    aesimc v16.16b, v16.16b
    aesd v17.16b, v29.16b
    aesimc v17.16b, v17.16b
    aesd v18.16b, v29.16b
    aesimc v18.16b, v18.16b
    aesd v19.16b, v29.16b
    aesimc v19.16b, v19.16b
    aesd v20.16b, v29.16b
    aesimc v20.16b, v20.16b
    aesd v21.16b, v29.16b
    aesimc v21.16b, v21.16b
    aesd v22.16b, v29.16b
    aesimc v22.16b, v22.16b
    aesd v23.16b, v29.16b
    aesimc v23.16b, v23.16b
    aesd v16.16b, v30.16b
    aesimc v16.16b, v16.16b
    aesd v17.16b, v30.16b
    aesimc v17.16b, v17.16b
    aesd v18.16b, v30.16b
    aesimc v18.16b, v18.16b
    aesd v19.16b, v30.16b
    aesimc v19.16b, v19.16b
    aesd v20.16b, v30.16b
    aesimc v20.16b, v20.16b
    aesd v21.16b, v30.16b
    aesimc v21.16b, v21.16b
    aesd v22.16b, v30.16b
    aesimc v22.16b, v22.16b
    aesd v23.16b, v30.16b
    aesimc v23.16b, v23.16b
    aesd v16.16b, v31.16b
    aesimc v16.16b, v16.16b
    aesd v17.16b, v31.16b
    aesimc v17.16b, v17.16b
    aesd v18.16b, v31.16b
    aesimc v18.16b, v18.16b
    aesd v19.16b, v31.16b
    aesimc v19.16b, v19.16b
    aesd v20.16b, v31.16b
    aesimc v20.16b, v20.16b
    aesd v21.16b, v31.16b
    aesimc v21.16b, v21.16b
    aesd v22.16b, v31.16b
    aesimc v22.16b, v22.16b
    aesd v23.16b, v31.16b
    aesimc v23.16b, v23.16b
    aesd v16.16b, v0.16b
    aesimc v16.16b, v16.16b
    aesd v17.16b, v0.16b
    aesimc v17.16b, v17.16b
    aesd v18.16b, v0.16b
    aesimc v18.16b, v18.16b
    aesd v19.16b, v0.16b
    aesimc v19.16b, v19.16b
    aesd v20.16b, v0.16b
    aesimc v20.16b, v20.16b
    aesd v21.16b, v0.16b
    aesimc v21.16b, v21.16b
    aesd v22.16b, v0.16b
    aesimc v22.16b, v22.16b
    aesd v23.16b, v0.16b
    aesimc v23.16b, v23.16b
    aesd v16.16b, v1.16b
    aesimc v16.16b, v16.16b
    aesd v17.16b, v1.16b
    aesimc v17.16b, v17.16b
    aesd v18.16b, v1.16b
    aesimc v18.16b, v18.16b
    aesd v19.16b, v1.16b
    aesimc v19.16b, v19.16b
    aesd v20.16b, v1.16b
    aesimc v20.16b, v20.16b
    aesd v21.16b, v1.16b
    aesimc v21.16b, v21.16b
    aesd v22.16b, v1.16b
    aesimc v22.16b, v22.16b
    aesd v23.16b, v1.16b
    aesimc v23.16b, v23.16b
    ldr q24, [x0, #64]
    ldr q25, [x0, #32]
    ldr q26, [x0, #0]
    sub x9, x9, #8
    aesd v16.16b, v24.16b
    aesimc v16.16b, v16.16b
    aesd v17.16b, v24.16b
    aesimc v17.16b, v17.16b
    aesd v18.16b, v24.16b
    aesimc v18.16b, v18.16b
    aesd v19.16b, v24.16b
    aesimc v19.16b, v19.16b
    aesd v20.16b, v24.16b
    aesimc v20.16b, v20.16b
    aesd v21.16b, v24.16b
    aesimc v21.16b, v21.16b
    aesd v22.16b, v24.16b
    aesimc v22.16b, v22.16b
    aesd v23.16b, v24.16b
    aesimc v23.16b, v23.16b
    aesd v16.16b, v25.16b
    aesd v17.16b, v25.16b
    aesd v18.16b, v25.16b
    aesd v19.16b, v25.16b
    aesd v20.16b, v25.16b
    aesd v21.16b, v25.16b
    aesd v22.16b, v25.16b
    aesd v23.16b, v25.16b
    eor v16.16b, v16.16b, v26.16b
    eor v17.16b, v17.16b, v26.16b
    eor v18.16b, v18.16b, v26.16b
    eor v19.16b, v19.16b, v26.16b
    eor v20.16b, v20.16b, v26.16b
    eor v21.16b, v21.16b, v26.16b
    eor v22.16b, v22.16b, v26.16b
    eor v23.16b, v23.16b, v26.16b
    stp q16, q17, [x2, #0]
    stp q18, q19, [x2, #32]
    stp q20, q21, [x2, #64]
    stp q22, q23, [x2, #96]
    add x2, x2, #128
    tbz x9, 63, L(aes192_decrypt_blocks_blocks5)
L(aes192_decrypt_blocks_fewer3):
    add x9, x9, #8
    cbz x9, L(aes192_decrypt_blocks_done1)
L(aes192_decrypt_blocks_blocks7):
    ldr q16, [x1, #0]
    add x1, x1, #16
    ldp q18, q17, [x0, #352]
    ldr q19, [x0, #320]
    ldr q20, [x0, #288]
    ldr q21, [x0, #256]
    ldr q22, [x0, #224]
    ldr q23, [x0, #192]
    ldr q24, [x0, #160]
    ldr q25, [x0, #128]
    ldr q26, [x0, #96]
    aesd v16.16b, v17.16b
    aesimc v16.16b, v16.16b
    ldr q17, [x0, #64]
    ldr q27, [x0, #32]
    aesd v16.16b, v18.16b
    aesimc v16.16b, v16.16b
    ldr q18, [x0, #0]
    sub x9, x9, #1
    aesd v16.16b, v19.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v20.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v21.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v22.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v23.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v24.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v25.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v26.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v17.16b
    aesimc v16.16b, v16.16b
    aesd v16.16b, v27.16b
    eor v16.16b, v16.16b, v18.16b
    str q16, [x2, #0]
    add x2, x2, #16
    cbnz x9, L(aes192_decrypt_blocks_blocks7)
L(aes192_decrypt_blocks_done1):
    ret x30
    .cfi_endproc
    END aes192_decrypt_blocks

    FUNCTION aes192_ctr
    /* The cipher text:
     *     function xtimes(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0x1b) : 0)
     *     function times(factor: number, b: byte) -> p: byte {
     *       let b2 = xtimes(b)
     *       let b4 = xtimes(b2)
     *       let b8 = xtimes(b4)
     *       p = xor([[b, b2, b4, b8][i] for i in 0..3 if factor[i]])
     *     }
     *     function product(matrix: number[4][4], column: byte[4]) -> d: byte[4] {
     *       for r in 0..3 { d[r] = xor([times(matrix[r][i], column[i]) for i in 0..3]) }
     *     }
     *     function SubBytes(s: byte[4][4]) -> byte[4][4] = SBox[s]
     *     function ShiftRows(s: byte[4][4]) -> byte[4][4] = [[s[(c + r) mod 4][r] for r in 0..3] for c in 0..3]
     *     function MixColumns(s: byte[4][4]) -> byte[4][4] = [product(M, s[c]) for c in 0..3]
     *     encrypt(input: byte[4][4], w) -> output: byte[4][4] {
     *       var s = input ^ w[0]
     *       for round in 1..Nr-1 { s := MixColumns(ShiftRows(SubBytes(s))) ^ w[round] }
     *       output = ShiftRows(SubBytes(s)) ^ w[Nr]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    CIPHERGEN_BTI
    sub sp, sp, #48
    .cfi_def_cfa_offset 48
    str q8, [sp, #0]
    .cfi_offset d8, -48
    str q9, [sp, #16]
    .cfi_offset d9, -32
    str q10, [sp, #32]
    .cfi_offset d10, -16
    cbz x4, L(aes192_ctr_done4)
L(aes192_ctr_epoch1):
    ldrb w9, [x1, #15]
    ldr q16, [x1, #0]
    movz w10, #0, lsl #0
    movz w11, #0, lsl #0
    movz w12, #0, lsl #0
    movz w13, #0x100, lsl #16
    dup v17.4s, w10
    sub x4, x4, #128
    sub x9, x9, #256
    ins v17.s[1], w11  /* 0x00000000 */
    ins v17.s[2], w12  /* 0x00000000 */
    ins v17.s[3], w13  /* 0x1000000000000000000000000000000 */
    tbnz x4, 63, L(aes192_ctr_fewer7)
    add x10, x9, #7
    tbz x10, 63, L(aes192_ctr_fewer7)
L(aes192_ctr_batch8):
    add v18.16b, v16.16b, v17.16b
    add x9, x9, #8
    ldp q19, q20, [x0, #0]
    ldr q21, [x0, #48]
    ldr q22, [x0, #80]
    ldr q23, [x0, #112]
    ldr q24, [x0, #144]
    ldr q25, [x0, #176]
    add v26.16b, v18.16b, v17.16b
    ldr q27, [x0, #208]
    ldr q28, [x0, #240]
    ldr q29, [x0, #272]
    ldr q30, [x0, #304]
    ldr q31, [x0, #336]
    ldr q0, [x0, #368]
    ldp q1, q2, [x2, #0]
    add v3.16b, v26.16b, v17.16b
    ldp q4, q5, [x2, #32]
    aese v16.16b, v19.16b
    aesmc v16.16b, v16.16b
    aese v18.16b, v19.16b
    aesmc v18.16b, v18.16b
    add v6.16b, v3.16b, v17.16b
    aese v26.16b, v19.16b
    aesmc v26.16b, v26.16b
    aese v3.16b, v19.16b
    aesmc v3.16b, v3.16b
    aese v16.16b, v20.16b
    aesmc v16.16b, v16.16b
    aese v18.16b, v20.16b
    aesmc v18.16b, v18.16b
    add v7.16b, v6.16b, v17.16b
    aese v6.16b, v19.16b
    aesmc v6.16b, v6.16b
    aese v26.16b, v20.16b
    aesmc v26.16b, v26.16b
    aese v3.16b, v20.16b
    aesmc v3.16b, v3.16b
    aese v16.16b, v21.16b
    aesmc v16.16b, v16.16b
    aese v18.16b, v21.16b
    aesmc v18.16b, v18.16b
    add v8.16b, v7.16b, v17.16b
    aese v7.16b, v19.16b
    aesmc v7.16b, v7.16b
    aese v6.16b, v20.16b
    aesmc v6.16b, v6.16b
    aese v26.16b, v21.16b
    aesmc v26.16b, v26.16b
    aese v3.16b, v21.16b
    aesmc v3.16b, v3.16b
    aese v16.16b, v22.16b
    aesmc v16.16b, v16.16b
    aese v18.16b, v22.16b
    aesmc v18.16b, v18.16b
    add v9.16b, v8.16b, v17.16b
    aese v8.16b, v19.16b
    aesmc v8.16b, v8.16b
    aese v7.16b, v20.16b
    aesmc v7.16b, v7.16b
    aese v6.16b, v21.16b
    aesmc v6.16b, v6.16b
    aese v26.16b, v22.16b
    aesmc v26.16b, v26.16b
    aese v3.16b, v22.16b
    aesmc v3.16b, v3.16b
    aese v16.16b, v23.16b
    aesmc v16.16b, v16.16b
    aese v18.16b, v23.16b
    aesmc v18.16b, v18.16b
    add v10.16b, v9.16b, v17.16b
    aese v9.16b, v19.16b
    aesmc v9.16b, v9.16b
    aese v8.16b, v20.16b
    aesmc v8.16b, v8.16b
    aese v7.16b, v21.16b
    aesmc v7.16b, v7.16b
    aese v6.16b, v22.16b
    aesmc v6.16b, v6.16b
    aese v26.16b, v23.16b
    aesmc v26.16b, v26.16b
    aese v3.16b, v23.16b
    aesmc v3.16b, v3.16b
    aese v16.16b, v24.16b
    aesmc v16.16b, v16.16b
    aese v18.16b, v24.16b
    aesmc v18.16b, v18.16b
    aese v9.16b, v20.16b
    aesmc v9.16b, v9.16b
    aese v8.16b, v21.16b
    aesmc v8.16b, v8.16b
    aese v7.16b, v22.16b
    aesmc v7.16b, v7.16b
    aese v6.16b, v23.16b
    aesmc v6.16b, v6.16b
    aese v26.16b, v24.16b
    aesmc v26.16b, v26.16b
    aese v3.16b, v24.16b
    aesmc v3.16b, v3.16b
    aese v16.16b, v25.16b
    aesmc v16.16b, v16.16b
    aese v18.16b, v25.16b
    aesmc v18.16b, v18.16b
    aese v9.16b, v21.16b
    aesmc v9.16b, v9.16b
    aese v8.16b, v22.16b
    aesmc v8.16b, v8.16b
    aese v7.16b, v23.16b
    aesmc v7.16b, v7.16b
    aese v6.16b, v24.16b
    aesmc v6.16b, v6.16b
    aese v26.16b, v25.16b
    aesmc v26.16b, v26.16b
    aese v3.16b, v25.16b
    aesmc v3.16b, v3.16b
    aese v16.16b, v27.16b
    aesmc v16.16b, v16.16b
    aese v18.16b, v27.16b
    aesmc v18.16b, v18.16b
    aese v9.16b, v22.16b
    aesmc v9.16b, v9.16b
    aese v8.16b, v23.16b
    aesmc v8.16b, v8.16b
    aese v7.16b, v24.16b
    aesmc v7.16b, v7.16b
    aese v6.16b, v25.16b
    aesmc v6.16b, v6.16b
    aese v26.16b, v27.16b
    aesmc v26.16b, v26.16b
    aese v3.16b, v27.16b
    aesmc v3.16b, v3.16b
    aese v16.16b, v28.16b
    aesmc v16.16b, v16.16b
    aese v18.16b, v28.16b
    aesmc v18.16b, v18.16b
    aese v9.16b, v23.16b
    aesmc v9.16b, v9.16b
    aese v8.16b, v24.16b
    aesmc v8.16b, v8.16b
    aese v7.16b, v25.16b
    aesmc v7.16b, v7.16b
    aese v6.16b, v27.16b
    aesmc v6.16b, v6.16b
    aese v26.16b, v28.16b
    aesmc v26.16b, v26.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v16.16b, v29.16b
    aesmc v16.16b, v16.16b
    aese v18.16b, v29.16b
    aesmc v18.16b, v18.16b
    aese v9.16b, v24.16b
    aesmc v9.16b, v9.16b
    aese v8.16b, v25.16b
    aesmc v8.16b, v8.16b
    aese v7.16b, v27.16b
    aesmc v7.16b, v7.16b
    aese v6.16b, v28.16b
    aesmc v6.16b, v6.16b
    aese v26.16b, v29.16b
    aesmc v26.16b, v26.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    aese v16.16b, v30.16b
    aesmc v16.16b, v16.16b
    aese v18.16b, v30.16b
    aesmc v18.16b, v18.16b
    aese v9.16b, v25.16b
    aesmc v9.16b, v9.16b
    aese v8.16b, v27.16b
    aesmc v8.16b, v8.16b
    aese v7.16b, v28.16b
    aesmc v7.16b, v7.16b
    aese v6.16b, v29.16b
    aesmc v6.16b, v6.16b
    aese v26.16b, v30.16b
    aesmc v26.16b, v26.16b
    aese v3.16b, v30.16b
    aesmc v3.16b, v3.16b
    aese v16.16b, v31.16b
    aese v18.16b, v31.16b
    aese v9.16b, v27.16b
    aesmc v9.16b, v9.16b
    aese v8.16b, v28.16b
    aesmc v8.16b, v8.16b
    aese v7.16b, v29.16b
    aesmc v7.16b, v7.16b
    aese v6.16b, v30.16b
    aesmc v6.16b, v6.16b
    aese v26.16b, v31.16b
    aese v3.16b, v31.16b
    eor v16.16b, v16.16b, v0.16b
    eor v18.16b, v18.16b, v0.16b
    aese v9.16b, v28.16b
    aesmc v9.16b, v9.16b
    aese v8.16b, v29.16b
    aesmc v8.16b, v8.16b
    aese v7.16b, v30.16b
    aesmc v7.16b, v7.16b
    aese v6.16b, v31.16b
    eor v19.16b, v26.16b, v0.16b
    eor v20.16b, v3.16b, v0.16b
    eor v21.16b, v16.16b, v1.16b
    eor v18.16b, v18.16b, v2.16b
    aese v9.16b, v29.16b
    aesmc v9.16b, v9.16b
    aese v8.16b, v30.16b
    aesmc v8.16b, v8.16b
    aese v7.16b, v31.16b
    eor v22.16b, v6.16b, v0.16b
    eor v19.16b, v19.16b, v4.16b
    eor v20.16b, v20.16b, v5.16b
    orr v16.16b, v10.16b, v10.16b
    stp q21, q18, [x3, #0]
    aese v9.16b, v30.16b
    aesmc v9.16b, v9.16b
    aese v8.16b, v31.16b
    eor v18.16b, v7.16b, v0.16b
    stp q19, q20, [x3, #32]
    ldp q19, q20, [x2, #64]
    ldp q21, q23, [x2, #96]
    aese v9.16b, v31.16b
    eor v24.16b, v8.16b, v0.16b
    add x2, x2, #128
    eor v25.16b, v9.16b, v0.16b
    eor v19.16b, v22.16b, v19.16b
    eor v18.16b, v18.16b, v20.16b
    eor v20.16b, v24.16b, v21.16b
    eor v21.16b, v25.16b, v23.16b
    stp q19, q18, [x3, #64]
    stp q20, q21, [x3, #96]
    add x3, x3, #128
    cbz x9, L(aes192_ctr_carry2)
    sub x4, x4, #128
    tbnz x4, 63, L(aes192_ctr_fewer7)
    add x10, x9, #7
    tbnz x10, 63, L(aes192_ctr_batch8)
L(aes192_ctr_fewer7):
    add x4, x4, #128
    cbz x4, L(aes192_ctr_end3)
L(aes192_ctr_block13):
    add v18.16b, v16.16b, v17.16b
    add x9, x9, #1
    ldp q19, q20, [x0, #0]
    orr v21.16b, v16.16b, v16.16b
    ldr q22, [x0, #48]
    ldr q23, [x0, #80]
    ldr q24, [x0, #112]
    ldr q25, [x0, #144]
    ldr q26, [x0, #176]
    ldr q27, [x0, #208]
    ldr q28, [x0, #240]
    ldr q29, [x0, #272]
    ldr q30, [x0, #304]
    ldr q31, [x0, #336]
    ldr q0, [x0, #368]
    sub x4, x4, #16
    orr v16.16b, v18.16b, v18.16b
    aese v21.16b, v19.16b
    aesmc v21.16b, v21.16b
    aese v21.16b, v20.16b
    aesmc v21.16b, v21.16b
    aese v21.16b, v22.16b
    aesmc v21.16b, v21.16b
    aese v21.16b, v23.16b
    aesmc v21.16b, v21.16b
    aese v21.16b, v24.16b
    aesmc v21.16b, v21.16b
    aese v21.16b, v25.16b
    aesmc v21.16b, v21.16b
    aese v21.16b, v26.16b
    aesmc v21.16b, v21.16b
    aese v21.16b, v27.16b
    aesmc v21.16b, v21.16b
    aese v21.16b, v28.16b
    aesmc v21.16b, v21.16b
    aese v21.16b, v29.16b
    aesmc v21.16b, v21.16b
    aese v21.16b, v30.16b
    aesmc v21.16b, v21.16b
    aese v21.16b, v31.16b
    eor v18.16b, v21.16b, v0.16b
    tbnz x4, 63, L(aes192_ctr_short14)
    ldr q19, [x2, #0]
    eor v18.16b, v18.16b, v19.16b
    str q18, [x3, #0]
    add x2, x2, #16
    add x3, x3, #16
L(aes192_ctr_count15):
    cbz x9, L(aes192_ctr_carry2)
    cbnz x4, L(aes192_ctr_block13)
L(aes192_ctr_end3):
    strb w9, [x1, #15]
L(aes192_ctr_done4):
    ldr q8, [sp, #0]
    ldr q9, [sp, #16]
    ldr q10, [sp, #32]
    add sp, sp, #48
    .cfi_remember_state
    .cfi_def_cfa_offset 0
    .cfi_restore d8
    .cfi_restore d9
    .cfi_restore d10
    ret x30
L(aes192_ctr_short14):
    .cfi_restore_state
    umov w10, v18.s[0]
    umov w11, v18.s[1]
    umov w12, v18.s[2]
    umov w13, v18.s[3]
    movz w14, #8, lsl #0
    and w14, w4, w14
    cbz x14, L(aes192_ctr_after20)
    ldrb w14, [x2, #0]
    ubfm w15, w10, #8, #31
    ubfm w16, w11, #8, #31
    ubfm w17, w15, #8, #31
    ubfm w8, w16, #8, #31
    ubfm w5, w17, #8, #31
    ubfm w6, w8, #8, #31
    eor w14, w10, w14
    orr x10, xzr, x12
    strb w14, [x3, #0]
    ldrb w12, [x2, #1]
    eor w12, w15, w12
    strb w12, [x3, #1]
    ldrb w12, [x2, #2]
    eor w12, w17, w12
    strb w12, [x3, #2]
    ldrb w12, [x2, #3]
    eor w12, w5, w12
    strb w12, [x3, #3]
    ldrb w12, [x2, #4]
    eor w12, w11, w12
    orr x11, xzr, x13
    strb w12, [x3, #4]
    ldrb w12, [x2, #5]
    eor w12, w16, w12
    strb w12, [x3, #5]
    ldrb w12, [x2, #6]
    eor w12, w8, w12
    strb w12, [x3, #6]
    ldrb w12, [x2, #7]
    add x2, x2, #8
    eor w12, w6, w12
    strb w12, [x3, #7]
    add x3, x3, #8
L(aes192_ctr_after20):
    movz w12, #4, lsl #0
    and w12, w4, w12
    cbz x12, L(aes192_ctr_after22)
    ldrb w12, [x2, #0]
    ubfm w13, w10, #8, #31
    ubfm w14, w13, #8, #31
    ubfm w15, w14, #8, #31
    eor w12, w10, w12
    orr x10, xzr, x11
    strb w12, [x3, #0]
    ldrb w11, [x2, #1]
    eor w11, w13, w11
    strb w11, [x3, #1]
    ldrb w11, [x2, #2]
    eor w11, w14, w11
    strb w11, [x3, #2]
    ldrb w11, [x2, #3]
    add x2, x2, #4
    eor w11, w15, w11
    strb w11, [x3, #3]
    add x3, x3, #4
L(aes192_ctr_after22):
    movz w11, #2, lsl #0
    and w11, w4, w11
    cbz x11, L(aes192_ctr_after24)
    ldrb w11, [x2, #0]
    ubfm w12, w10, #8, #31
    ubfm w13, w10, #16, #31
    eor w11, w10, w11
    orr x10, xzr, x13
    strb w11, [x3, #0]
    ldrb w11, [x2, #1]
    add x2, x2, #2
    eor w11, w12, w11
    strb w11, [x3, #1]
    add x3, x3, #2
L(aes192_ctr_after24):
    movz w11, #1, lsl #0
    and w11, w4, w11
    cbz x11, L(aes192_ctr_after26)
    ldrb w11, [x2, #0]
    eor w10, w10, w11
    strb w10, [x3, #0]
L(aes192_ctr_after26):
    movz w10, #0, lsl #0
    add x4, x10, #0  /* 0x00000000 */
    b L(aes192_ctr_count15)
L(aes192_ctr_carry2):
    ldrb w9, [x1, #14]
    movz w10, #0, lsl #0
    add w9, w9, #1
    strb w9, [x1, #14]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #13]
    add w9, w11, w9
    strb w9, [x1, #13]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #12]
    add w9, w11, w9
    strb w9, [x1, #12]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #11]
    add w9, w11, w9
    strb w9, [x1, #11]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #10]
    add w9, w11, w9
    strb w9, [x1, #10]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #9]
    add w9, w11, w9
    strb w9, [x1, #9]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #8]
    add w9, w11, w9
    strb w9, [x1, #8]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #7]
    add w9, w11, w9
    strb w9, [x1, #7]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #6]
    add w9, w11, w9
    strb w9, [x1, #6]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #5]
    add w9, w11, w9
    strb w9, [x1, #5]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #4]
    add w9, w11, w9
    strb w9, [x1, #4]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #3]
    add w9, w11, w9
    strb w9, [x1, #3]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #2]
    add w9, w11, w9
    strb w9, [x1, #2]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #1]
    add w9, w11, w9
    strb w9, [x1, #1]
    ubfm w9, w9, #8, #31
    ldrb w11, [x1, #0]
    add w9, w11, w9
    strb w9, [x1, #0]
    strb w10, [x1, #15]
    b L(aes192_ctr_epoch1)
    .cfi_endproc
    END aes192_ctr

/* For programs: what the file promises, as JSON. */
/* contract
{
  "command": "gen --cipher aes --target aarch64_aes",
  "cipher": "aes",
  "cipher_sha256": "2733466f0fd6fded6d4d6b5fc4b1a27a49e8dd3c0e05a49387aed013eb4ebbeb",
  "target": "aarch64_aes",
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
      "symbol": "aes192_expand_key",
      "role": "expand_key",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 660,
      "stack_bytes": 0
    },
    {
      "symbol": "aes192_encrypt",
      "role": "encrypt",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 156,
      "stack_bytes": 0
    },
    {
      "symbol": "aes192_decrypt",
      "role": "decrypt",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 156,
      "stack_bytes": 0
    },
    {
      "symbol": "aes192_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 1052,
      "stack_bytes": 0
    },
    {
      "symbol": "aes192_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 1052,
      "stack_bytes": 0
    },
    {
      "symbol": "aes192_ctr",
      "role": "ctr",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 1844,
      "stack_bytes": 48
    }
  ]
}
*/
