/* gen --cipher pipo --target aarch64 */
/* SPDX-License-Identifier: 0BSD */
/*
 * PIPO64_256 (ICISC 2020) for aarch64: 64-bit Arm with Advanced SIMD (NEON), AAPCS64.
 * Called as C (AAPCS64 2023Q3, 6.1 and 6.4).
 */
/* contract
{
  "command": "gen --cipher pipo --target aarch64",
  "cipher": "pipo",
  "cipher_sha256": "e636e0f799aa4e57af91c93e6218b2f99ea0477d391b3eb76b1c099e01e9497c",
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
      "code_bytes": 1052,
      "stack_bytes": 0
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
      "code_bytes": 20272,
      "stack_bytes": 208
    },
    {
      "symbol": "pipo64_256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 20472,
      "stack_bytes": 256
    },
    {
      "symbol": "pipo64_256_ctr",
      "role": "ctr",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 21164,
      "stack_bytes": 384
    }
  ]
}
*/
#if !(defined(__aarch64__) && !defined(__AARCH64EB__) && !defined(__ILP32__))
#error "pipo64_256.S is for AArch64, little-endian, with pointers of 64 bits"
#endif
    .text

    .balign 4
    .globl pipo64_256_expand_key
    .type pipo64_256_expand_key, %function
pipo64_256_expand_key:
    ldp w9, w10, [x1, #0]
    ldp w11, w12, [x1, #8]
    ldp w13, w14, [x1, #16]
    ldp w15, w16, [x1, #24]
    eor w17, w9, w9, lsr #8
    movz w8, #255, lsl #0
    eor w1, w10, w10, lsr #8
    movz w2, #255, lsl #0
    movk w8, #255, lsl #16
    eor w3, w11, w11, lsr #8
    movk w2, #255, lsl #16
    and w17, w17, w8
    movz w8, #255, lsl #0
    and w1, w1, w2
    eor w2, w9, w17, lsl #8
    eor w9, w9, w17
    eor w17, w10, w1, lsl #8
    eor w4, w2, w2, lsl #16
    eor w5, w9, w9, lsl #16
    eor w6, w17, w17, lsl #16
    ubfm w7, w4, #16, #31
    eor w4, w2, w4, lsr #16
    movk w8, #255, lsl #16
    eor w2, w2, w7, lsl #16
    ubfm w7, w5, #16, #31
    dup v16.4s, w4
    dup v17.4s, w2
    eor w7, w9, w7, lsl #16
    and w8, w3, w8
    ubfm w3, w6, #16, #31
    dup v18.4s, w7
    eor w6, w17, w6, lsr #16
    orn w7, wzr, w7
    orn w4, wzr, w4
    dup v19.4s, w6
    stp q17, q18, [x0, #0]
    dup v17.4s, w7
    stp q16, q19, [x0, #32]
    eor w7, w11, w8, lsl #8
    dup v16.4s, w4
    eor w4, w7, w7, lsl #16
    orn w6, wzr, w6
    eor w9, w9, w5, lsr #16
    ubfm w5, w4, #16, #31
    dup v18.4s, w6
    eor w5, w7, w5, lsl #16
    movz w6, #257, lsl #0
    dup v19.4s, w9
    movk w6, #257, lsl #16
    eor w9, w13, w13, lsr #8
    eor w17, w17, w3, lsl #16
    eor w3, w5, w6
    movz w6, #255, lsl #0
    dup v20.4s, w17
    dup v21.4s, w3
    movk w6, #255, lsl #16
    movz w17, #514, lsl #0
    eor w3, w15, w15, lsr #8
    and w9, w9, w6
    movk w17, #514, lsl #16
    movz w6, #255, lsl #0
    eor w10, w10, w1
    eor w1, w13, w9, lsl #8
    movk w6, #255, lsl #16
    eor w9, w13, w9
    eor w13, w1, w1, lsl #16
    and w3, w3, w6
    movz w6, #771, lsl #0
    eor w11, w11, w8
    ubfm w8, w13, #16, #31
    movk w6, #771, lsl #16
    eor w13, w1, w13, lsr #16
    eor w8, w1, w8, lsl #16
    eor w1, w15, w3, lsl #8
    eor w15, w15, w3
    eor w17, w8, w17
    eor w3, w1, w1, lsl #16
    eor w4, w7, w4, lsr #16
    dup v22.4s, w17
    ubfm w17, w3, #16, #31
    movz w7, #1028, lsl #0
    eor w3, w1, w3, lsr #16
    eor w17, w1, w17, lsl #16
    movk w7, #1028, lsl #16
    movz w1, #1285, lsl #0
    stp q21, q22, [x0, #64]
    eor w6, w17, w6
    eor w7, w2, w7
    movk w1, #1285, lsl #16
    dup v21.4s, w6
    dup v22.4s, w7
    eor w1, w5, w1
    movz w6, #1542, lsl #0
    movz w7, #1799, lsl #0
    dup v23.4s, w1
    stp q21, q22, [x0, #96]
    movk w6, #1542, lsl #16
    movk w7, #1799, lsl #16
    movz w1, #2056, lsl #0
    eor w6, w8, w6
    eor w7, w17, w7
    movk w1, #2056, lsl #16
    dup v21.4s, w6
    dup v22.4s, w7
    eor w1, w2, w1
    movz w6, #2313, lsl #0
    movz w7, #2570, lsl #0
    stp q23, q21, [x0, #128]
    dup v21.4s, w1
    movk w6, #2313, lsl #16
    movk w7, #2570, lsl #16
    movz w1, #2827, lsl #0
    eor w6, w5, w6
    eor w7, w8, w7
    movk w1, #2827, lsl #16
    stp q22, q21, [x0, #160]
    dup v21.4s, w6
    dup v22.4s, w7
    eor w1, w17, w1
    movz w6, #3084, lsl #0
    movz w7, #3341, lsl #0
    dup v23.4s, w1
    stp q21, q22, [x0, #192]
    movk w6, #3084, lsl #16
    movk w7, #3341, lsl #16
    movz w1, #3598, lsl #0
    eor w6, w2, w6
    eor w7, w5, w7
    movk w1, #3598, lsl #16
    dup v21.4s, w6
    dup v22.4s, w7
    eor w8, w8, w1
    eor w1, w9, w9, lsl #16
    orn w6, wzr, w13
    stp q23, q21, [x0, #224]
    dup v21.4s, w8
    ubfm w8, w1, #16, #31
    dup v23.4s, w6
    eor w8, w9, w8, lsl #16
    eor w9, w9, w1, lsr #16
    stp q22, q21, [x0, #256]
    str w8, [x0, #796]
    orn w8, wzr, w8
    str w13, [x0, #800]
    dup v21.4s, w9
    dup v22.4s, w8
    eor w9, w14, w14, lsr #8
    movz w13, #255, lsl #0
    movz w8, #3855, lsl #0
    eor w1, w15, w15, lsl #16
    movk w13, #255, lsl #16
    movk w8, #3855, lsl #16
    stp q22, q23, [x0, #288]
    and w9, w9, w13
    eor w13, w17, w8
    ubfm w17, w1, #16, #31
    eor w8, w14, w9, lsl #8
    eor w9, w14, w9
    dup v22.4s, w13
    eor w13, w8, w8, lsl #16
    eor w14, w9, w9, lsl #16
    eor w17, w15, w17, lsl #16
    ubfm w6, w13, #16, #31
    ubfm w7, w14, #16, #31
    eor w13, w8, w13, lsr #16
    eor w8, w8, w6, lsl #16
    eor w6, w9, w7, lsl #16
    orn w7, wzr, w13
    dup v23.4s, w8
    dup v24.4s, w6
    dup v25.4s, w7
    stp q21, q23, [x0, #320]
    str w13, [x0, #804]
    eor w9, w9, w14, lsr #16
    orn w13, wzr, w17
    stp q24, q25, [x0, #352]
    dup v21.4s, w9
    dup v23.4s, w13
    orn w9, wzr, w3
    eor w13, w15, w1, lsr #16
    eor w14, w16, w16, lsr #8
    stp q21, q22, [x0, #384]
    str w17, [x0, #808]
    str w3, [x0, #812]
    dup v21.4s, w9
    dup v22.4s, w13
    movz w9, #255, lsl #0
    movz w13, #4112, lsl #0
    eor w15, w10, w10, lsl #16
    stp q23, q21, [x0, #416]
    movk w9, #255, lsl #16
    movk w13, #4112, lsl #16
    ubfm w17, w15, #16, #31
    and w9, w14, w9
    eor w13, w2, w13
    eor w14, w10, w17, lsl #16
    eor w17, w16, w9, lsl #8
    eor w9, w16, w9
    dup v21.4s, w13
    eor w13, w17, w17, lsl #16
    eor w16, w9, w9, lsl #16
    dup v23.4s, w14
    ubfm w14, w13, #16, #31
    ubfm w8, w16, #16, #31
    eor w13, w17, w13, lsr #16
    eor w14, w17, w14, lsl #16
    eor w17, w9, w8, lsl #16
    orn w8, wzr, w13
    dup v24.4s, w14
    dup v25.4s, w17
    dup v26.4s, w8
    stp q22, q24, [x0, #448]
    str w13, [x0, #816]
    eor w9, w9, w16, lsr #16
    eor w10, w10, w15, lsr #16
    stp q25, q26, [x0, #480]
    dup v22.4s, w9
    dup v24.4s, w10
    movz w9, #4369, lsl #0
    eor w10, w11, w11, lsl #16
    orn w13, wzr, w4
    stp q22, q21, [x0, #512]
    stp q17, q16, [x0, #544]
    stp q18, q19, [x0, #576]
    stp q20, q23, [x0, #608]
    movk w9, #4369, lsl #16
    ubfm w14, w10, #16, #31
    dup v16.4s, w13
    eor w9, w5, w9
    eor w13, w11, w14, lsl #16
    eor w10, w11, w10, lsr #16
    dup v17.4s, w9
    orn w9, wzr, w13
    dup v18.4s, w10
    dup v19.4s, w9
    stp q24, q17, [x0, #640]
    str w13, [x0, #784]
    str w4, [x0, #788]
    stp q19, q16, [x0, #672]
    eor w9, w12, w12, lsr #8
    movz w10, #255, lsl #0
    movk w10, #255, lsl #16
    and w9, w9, w10
    eor w10, w12, w9, lsl #8
    eor w9, w12, w9
    eor w11, w10, w10, lsl #16
    eor w12, w9, w9, lsl #16
    ubfm w13, w11, #16, #31
    ubfm w14, w12, #16, #31
    eor w11, w10, w11, lsr #16
    eor w10, w10, w13, lsl #16
    eor w13, w9, w14, lsl #16
    orn w14, wzr, w11
    dup v16.4s, w10
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #704]
    str w11, [x0, #792]
    eor w9, w9, w12, lsr #16
    stp q17, q19, [x0, #736]
    dup v16.4s, w9
    str q16, [x0, #768]
    ret x30
    .size pipo64_256_expand_key, .-pipo64_256_expand_key

    .balign 4
    .globl pipo64_256_encrypt
    .type pipo64_256_encrypt, %function
pipo64_256_encrypt:
    sub sp, sp, #144
    str x19, [sp, #40]
    str x20, [sp, #48]
    str x21, [sp, #56]
    str x22, [sp, #64]
    str x23, [sp, #72]
    str x24, [sp, #80]
    str x25, [sp, #88]
    str x26, [sp, #96]
    str x27, [sp, #104]
    str x28, [sp, #112]
    str x29, [sp, #120]
    str x30, [sp, #128]
    ldrb w9, [x1, #0]
    ldrb w10, [x1, #1]
    ldrb w11, [x1, #2]
    ldrb w12, [x1, #6]
    ldrb w13, [x1, #7]
    ldrb w14, [x1, #5]
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
    ldr w19, [x0, #784]
    orr w20, w11, w10
    eor w1, w1, w15
    and w21, w17, w14
    ldr w22, [x0, #788]
    eor w9, w9, w20
    eor w1, w1, w21
    eor w12, w12, w17
    ldr w20, [x0, #792]
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
    ldr w23, [x0, #796]
    eor w14, w27, w14, ror #2
    and w24, w12, w1
    eor w13, w13, w21
    ldr w21, [x0, #800]
    eor w14, w14, w24
    orr w24, w11, w13
    eor w17, w17, w12
    ldr w25, [x0, #804]
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
    ldr w23, [x0, #808]
    and w24, w17, w14
    eor w10, w10, w21
    eor w12, w12, w17
    ldr w21, [x0, #812]
    eor w1, w1, w24
    orr w24, w11, w10
    ldr w25, [x0, #816]
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
    ldr w20, [x0, #796]  /* again */
    eor w14, w14, w10
    eor w10, w10, w7
    and w7, w7, w28
    eon w11, w28, w11
    ldr w29, [x0, #320]  /* again */
    eor w7, w14, w7
    orr w28, w14, w12
    eor w13, w13, w7
    ldr w7, [x0, #804]  /* again */
    eor w17, w17, w28
    eor w10, w20, w10, ror #1
    ldr w20, [x0, #800]  /* again */
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
    ldr w20, [x0, #796]  /* again */
    eor w14, w14, w9
    eor w9, w9, w7
    and w7, w7, w22
    eon w11, w22, w11
    eor w7, w14, w7
    orr w22, w14, w12
    eor w10, w10, w7
    ldr w7, [x0, #804]  /* again */
    eor w17, w17, w22
    eor w9, w20, w9, ror #1
    ldr w20, [x0, #800]  /* again */
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
    ldr w20, [x0, #796]  /* again */
    eor w14, w14, w13
    eor w13, w13, w7
    and w7, w7, w22
    eon w11, w22, w11
    eor w7, w14, w7
    orr w22, w14, w12
    eor w9, w9, w7
    ldr w7, [x0, #804]  /* again */
    eor w17, w17, w22
    eor w13, w20, w13, ror #1
    ldr w20, [x0, #800]  /* again */
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
    ret x30
    .size pipo64_256_encrypt, .-pipo64_256_encrypt

    .balign 4
    .globl pipo64_256_decrypt
    .type pipo64_256_decrypt, %function
pipo64_256_decrypt:
    sub sp, sp, #128
    str x19, [sp, #32]
    str x20, [sp, #40]
    str x21, [sp, #48]
    str x22, [sp, #56]
    str x23, [sp, #64]
    str x24, [sp, #72]
    str x25, [sp, #80]
    str x26, [sp, #88]
    str x27, [sp, #96]
    str x28, [sp, #104]
    str x29, [sp, #112]
    str x30, [sp, #120]
    ldrb w9, [x1, #3]
    ldrb w10, [x1, #5]
    ldrb w11, [x1, #6]
    ldrb w12, [x1, #4]
    ldr w13, [x0, #704]
    ldr w14, [x0, #736]
    ldrb w15, [x1, #0]
    ldr w16, [x0, #792]
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
    ldr w7, [x0, #784]
    orr w15, w15, w15, lsl #16
    eor w12, w12, w17
    orr w5, w5, w10, ror #5
    ldr w19, [x0, #768]
    orr w6, w6, w11, ror #1
    eor w12, w5, w12, ror #6
    eor w15, w15, w8
    ldr w8, [x0, #788]
    eor w9, w6, w9, ror #3
    orr w3, w3, w3, lsl #8
    orr w4, w4, w4, lsl #8
    eor w5, w12, w11, ror #1
    eor w6, w15, w9
    orr w3, w3, w3, lsl #16
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
    ldr w22, [x0, #448]
    and w23, w6, w21
    and w27, w10, w5
    eon w1, w3, w1
    ldr w3, [x0, #480]
    eor w23, w23, w12, ror #5
    eor w4, w6, w4, ror #7
    eor w11, w11, w27
    ldr w6, [x0, #816]
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
    ldr w28, [x0, #808]
    orr w26, w12, w10
    eor w5, w5, w12
    orn w27, w4, w1
    eor w9, w9, w26
    eor w15, w15, w27
    ldr w26, [x0, #512]
    eor w11, w11, w9
    and w27, w9, w10
    eor w9, w9, w22
    ldr w22, [x0, #812]
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
    ldr w26, [x0, #320]
    and w27, w4, w6
    eor w15, w4, w15, ror #7
    eon w1, w3, w1
    ldr w3, [x0, #352]
    eor w4, w27, w10, ror #5
    eor w9, w9, w23
    eor w1, w1, w22
    ldr w22, [x0, #804]
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
    ldr w28, [x0, #796]
    orr w21, w10, w12
    orn w27, w15, w1
    ldr w29, [x0, #384]
    eor w11, w11, w21
    eor w4, w4, w27
    eor w9, w9, w11
    and w21, w11, w12
    eor w11, w11, w26
    ldr w26, [x0, #800]
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
    ldr w6, [x0, #808]  /* again */
    orn w27, w12, w15
    eor w11, w11, w9
    eor w21, w25, w27
    ldr w27, [x0, #448]  /* again */
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
    ldr w15, [x0, #812]  /* again */
    eor w9, w9, w27
    ldr w27, [x0, #816]  /* again */
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
    ldr w21, [x0, #160]
    eor w12, w12, w4, ror #2
    orn w4, w25, w10
    ldr w26, [x0, #808]  /* again */
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
    ldr w12, [x0, #812]  /* again */
    eor w11, w11, w9
    and w26, w9, w15
    and w29, w4, w11
    eor w1, w1, w26
    eor w9, w9, w6
    ldr w6, [x0, #816]  /* again */
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
    ldr w12, [x0, #800]  /* again */
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
    ldr w26, [x0, #96]
    eor w1, w1, w4, ror #2
    orn w4, w25, w10
    ldr w29, [x0, #808]  /* again */
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
    ldr w1, [x0, #812]  /* again */
    eor w11, w11, w9
    and w29, w9, w15
    and w30, w4, w11
    eor w21, w21, w29
    eor w9, w9, w6
    ldr w6, [x0, #816]  /* again */
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
    ldr w15, [x0, #800]  /* again */
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
    ret x30
    .size pipo64_256_decrypt, .-pipo64_256_decrypt

    .balign 4
    .globl pipo64_256_encrypt_blocks
    .type pipo64_256_encrypt_blocks, %function
pipo64_256_encrypt_blocks:
    sub sp, sp, #208
    str x19, [sp, #112]
    str x20, [sp, #120]
    str x21, [sp, #128]
    str x22, [sp, #136]
    str x23, [sp, #144]
    str x24, [sp, #152]
    str x25, [sp, #160]
    str x26, [sp, #168]
    str x27, [sp, #176]
    str x28, [sp, #184]
    str x29, [sp, #192]
    str q8, [sp, #0]
    str q9, [sp, #16]
    str q10, [sp, #32]
    str q11, [sp, #48]
    str q12, [sp, #64]
    str q13, [sp, #80]
    str q14, [sp, #96]
    str x30, [sp, #200]
    sub x9, x3, #32
    tbnz x9, 63, .Lpipo64_256_encrypt_blocks_fewer3
    ldp q17, q16, [x0, #592]
    ldp q19, q18, [x0, #624]
.Lpipo64_256_encrypt_blocks_blocks5:
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
    trn2 v0.8h, v0.8h, v2.8h
    trn1 v2.8h, v31.8h, v1.8h
    trn2 v20.8h, v20.8h, v22.8h
    trn1 v22.8h, v21.8h, v23.8h
    trn2 v25.8h, v4.8h, v25.8h
    trn2 v24.8h, v24.8h, v26.8h
    trn1 v26.4s, v3.4s, v10.4s
    trn1 v4.4s, v9.4s, v11.4s
    trn2 v6.8h, v6.8h, v8.8h
    trn2 v28.8h, v28.8h, v30.8h
    trn2 v30.8h, v31.8h, v1.8h
    trn2 v21.8h, v21.8h, v23.8h
    trn1 v23.4s, v12.4s, v2.4s
    trn1 v31.4s, v13.4s, v22.4s
    trn1 v1.4s, v0.4s, v25.4s
    trn2 v25.4s, v0.4s, v25.4s
    trn2 v0.4s, v20.4s, v24.4s
    trn1 v8.4s, v6.4s, v30.4s
    trn2 v30.4s, v6.4s, v30.4s
    trn2 v6.4s, v28.4s, v21.4s
    eor v26.16b, v26.16b, v27.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v4.16b, v5.16b
    eor v31.16b, v31.16b, v5.16b
    trn2 v4.4s, v9.4s, v11.4s
    trn2 v22.4s, v13.4s, v22.4s
    eor v1.16b, v1.16b, v29.16b
    eor v29.16b, v8.16b, v29.16b
    eor v25.16b, v25.16b, v7.16b
    eor v30.16b, v30.16b, v7.16b
    eor v0.16b, v0.16b, v18.16b
    eor v5.16b, v6.16b, v18.16b
    and v6.16b, v27.16b, v26.16b
    and v7.16b, v31.16b, v23.16b
    trn1 v20.4s, v20.4s, v24.4s
    trn1 v21.4s, v28.4s, v21.4s
    eor v24.16b, v4.16b, v19.16b
    eor v22.16b, v22.16b, v19.16b
    and v28.16b, v0.16b, v25.16b
    eor v1.16b, v1.16b, v6.16b
    and v4.16b, v5.16b, v30.16b
    eor v29.16b, v29.16b, v7.16b
    trn2 v3.4s, v3.4s, v10.4s
    trn2 v2.4s, v12.4s, v2.4s
    eor v20.16b, v20.16b, v17.16b
    eor v21.16b, v21.16b, v17.16b
    eor v24.16b, v24.16b, v28.16b
    orr v28.16b, v1.16b, v27.16b
    eor v22.16b, v22.16b, v4.16b
    orr v4.16b, v29.16b, v31.16b
    eor v3.16b, v3.16b, v16.16b
    eor v2.16b, v2.16b, v16.16b
    and v6.16b, v20.16b, v24.16b
    eor v26.16b, v26.16b, v28.16b
    and v28.16b, v21.16b, v22.16b
    eor v23.16b, v23.16b, v4.16b
    eor v3.16b, v3.16b, v6.16b
    orr v4.16b, v1.16b, v26.16b
    eor v28.16b, v2.16b, v28.16b
    orr v2.16b, v29.16b, v23.16b
    eor v0.16b, v0.16b, v3.16b
    eor v27.16b, v27.16b, v4.16b
    eor v4.16b, v5.16b, v28.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v0.16b, v27.16b
    orr v5.16b, v3.16b, v24.16b
    eor v6.16b, v4.16b, v31.16b
    eor v24.16b, v24.16b, v0.16b
    orr v0.16b, v28.16b, v22.16b
    eor v22.16b, v22.16b, v4.16b
    eor v4.16b, v20.16b, v5.16b
    eor v20.16b, v25.16b, v20.16b
    eor v25.16b, v21.16b, v0.16b
    and v0.16b, v2.16b, v24.16b
    eor v21.16b, v30.16b, v21.16b
    and v30.16b, v6.16b, v22.16b
    eor v4.16b, v4.16b, v1.16b
    eor v25.16b, v25.16b, v29.16b
    eor v0.16b, v20.16b, v0.16b
    eor v30.16b, v21.16b, v30.16b
    and v20.16b, v24.16b, v20.16b
    and v21.16b, v22.16b, v21.16b
    ldr q5, [x0, #64]
    ldp q7, q8, [x0, #672]
    eor v9.16b, v4.16b, v24.16b
    eor v10.16b, v25.16b, v22.16b
    eor v11.16b, v2.16b, v0.16b
    eor v12.16b, v6.16b, v30.16b
    eor v20.16b, v3.16b, v20.16b
    eor v21.16b, v28.16b, v21.16b
    ldp q3, q28, [x0, #736]
    ldr q13, [x0, #768]
    eor v1.16b, v1.16b, v11.16b
    bic v11.16b, v11.16b, v9.16b
    eor v20.16b, v20.16b, v26.16b
    eor v21.16b, v21.16b, v23.16b
    eor v26.16b, v26.16b, v9.16b
    bic v9.16b, v12.16b, v10.16b
    eor v23.16b, v23.16b, v10.16b
    eor v10.16b, v20.16b, v11.16b
    eor v9.16b, v21.16b, v9.16b
    shl v11.16b, v26.16b, #7
    eor v29.16b, v29.16b, v12.16b
    shl v12.16b, v23.16b, #7
    eor v27.16b, v27.16b, v10.16b
    orn v10.16b, v20.16b, v4.16b
    eor v31.16b, v31.16b, v9.16b
    orn v9.16b, v21.16b, v25.16b
    sri v11.16b, v26.16b, #1
    eor v26.16b, v0.16b, v10.16b
    ldp q0, q10, [x0, #704]
    sri v12.16b, v23.16b, #1
    eor v23.16b, v30.16b, v9.16b
    shl v30.16b, v1.16b, #4
    eor v2.16b, v2.16b, v5.16b
    shl v9.16b, v29.16b, #4
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v4.16b, #1
    eor v11.16b, v11.16b, v7.16b
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v25.16b, #1
    sri v30.16b, v1.16b, #4
    orr v1.16b, v26.16b, v20.16b
    sri v9.16b, v29.16b, #4
    orr v29.16b, v23.16b, v21.16b
    sri v6.16b, v4.16b, #7
    eor v30.16b, v30.16b, v8.16b
    shl v4.16b, v27.16b, #2
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v31.16b, #2
    eor v24.16b, v24.16b, v1.16b
    shl v1.16b, v20.16b, #5
    eor v22.16b, v22.16b, v29.16b
    shl v29.16b, v21.16b, #5
    eor v6.16b, v6.16b, v28.16b
    sri v12.16b, v25.16b, #7
    and v25.16b, v11.16b, v2.16b
    sri v4.16b, v27.16b, #6
    and v27.16b, v7.16b, v5.16b
    sri v9.16b, v31.16b, #6
    eor v28.16b, v12.16b, v28.16b
    shl v31.16b, v26.16b, #3
    eor v4.16b, v4.16b, v13.16b
    shl v12.16b, v23.16b, #3
    eor v9.16b, v9.16b, v13.16b
    sri v1.16b, v20.16b, #3
    and v20.16b, v4.16b, v6.16b
    sri v29.16b, v21.16b, #3
    eor v21.16b, v30.16b, v25.16b
    sri v31.16b, v26.16b, #5
    eor v25.16b, v1.16b, v3.16b
    sri v12.16b, v23.16b, #5
    eor v23.16b, v29.16b, v3.16b
    shl v26.16b, v24.16b, #6
    and v29.16b, v9.16b, v28.16b
    shl v30.16b, v22.16b, #6
    eor v27.16b, v8.16b, v27.16b
    eor v31.16b, v31.16b, v0.16b
    eor v0.16b, v12.16b, v0.16b
    sri v26.16b, v24.16b, #2
    eor v20.16b, v25.16b, v20.16b
    sri v30.16b, v22.16b, #2
    orr v22.16b, v21.16b, v11.16b
    eor v23.16b, v23.16b, v29.16b
    orr v24.16b, v27.16b, v7.16b
    eor v25.16b, v26.16b, v10.16b
    eor v26.16b, v30.16b, v10.16b
    and v29.16b, v31.16b, v20.16b
    eor v22.16b, v2.16b, v22.16b
    and v30.16b, v0.16b, v23.16b
    eor v24.16b, v5.16b, v24.16b
    eor v25.16b, v25.16b, v29.16b
    orr v29.16b, v21.16b, v22.16b
    eor v26.16b, v26.16b, v30.16b
    orr v30.16b, v27.16b, v24.16b
    eor v1.16b, v4.16b, v25.16b
    eor v29.16b, v11.16b, v29.16b
    eor v2.16b, v9.16b, v26.16b
    eor v30.16b, v7.16b, v30.16b
    eor v3.16b, v1.16b, v29.16b
    orr v4.16b, v25.16b, v20.16b
    eor v5.16b, v2.16b, v30.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v26.16b, v23.16b
    eor v23.16b, v23.16b, v2.16b
    eor v2.16b, v31.16b, v4.16b
    eor v31.16b, v6.16b, v31.16b
    eor v1.16b, v0.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v5.16b, v23.16b
    eor v2.16b, v2.16b, v21.16b
    eor v1.16b, v1.16b, v27.16b
    eor v4.16b, v31.16b, v4.16b
    eor v0.16b, v28.16b, v0.16b
    and v31.16b, v20.16b, v31.16b
    and v28.16b, v23.16b, v28.16b
    ldr q6, [x0, #80]
    ldp q7, q8, [x0, #288]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v23.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v25.16b, v25.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldp q31, q28, [x0, #352]
    ldr q13, [x0, #384]
    eor v21.16b, v21.16b, v11.16b
    bic v11.16b, v11.16b, v9.16b
    eor v25.16b, v25.16b, v22.16b
    eor v26.16b, v26.16b, v24.16b
    eor v22.16b, v22.16b, v9.16b
    bic v9.16b, v12.16b, v10.16b
    eor v24.16b, v24.16b, v10.16b
    eor v10.16b, v25.16b, v11.16b
    eor v9.16b, v26.16b, v9.16b
    shl v11.16b, v22.16b, #7
    eor v27.16b, v27.16b, v12.16b
    shl v12.16b, v24.16b, #7
    eor v29.16b, v29.16b, v10.16b
    orn v10.16b, v25.16b, v2.16b
    eor v30.16b, v30.16b, v9.16b
    orn v9.16b, v26.16b, v1.16b
    sri v11.16b, v22.16b, #1
    eor v22.16b, v4.16b, v10.16b
    ldp q4, q10, [x0, #320]
    sri v12.16b, v24.16b, #1
    eor v24.16b, v0.16b, v9.16b
    shl v0.16b, v21.16b, #4
    eor v3.16b, v3.16b, v6.16b
    shl v9.16b, v27.16b, #4
    eor v5.16b, v5.16b, v6.16b
    shl v6.16b, v2.16b, #1
    eor v11.16b, v11.16b, v7.16b
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v1.16b, #1
    sri v0.16b, v21.16b, #4
    orr v21.16b, v22.16b, v25.16b
    sri v9.16b, v27.16b, #4
    orr v27.16b, v24.16b, v26.16b
    sri v6.16b, v2.16b, #7
    eor v0.16b, v0.16b, v8.16b
    shl v2.16b, v29.16b, #2
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v30.16b, #2
    eor v20.16b, v20.16b, v21.16b
    shl v21.16b, v25.16b, #5
    eor v23.16b, v23.16b, v27.16b
    shl v27.16b, v26.16b, #5
    eor v6.16b, v6.16b, v28.16b
    sri v12.16b, v1.16b, #7
    and v1.16b, v11.16b, v3.16b
    sri v2.16b, v29.16b, #6
    and v29.16b, v7.16b, v5.16b
    sri v9.16b, v30.16b, #6
    eor v28.16b, v12.16b, v28.16b
    shl v30.16b, v22.16b, #3
    eor v2.16b, v2.16b, v13.16b
    shl v12.16b, v24.16b, #3
    eor v9.16b, v9.16b, v13.16b
    sri v21.16b, v25.16b, #3
    and v25.16b, v2.16b, v6.16b
    sri v27.16b, v26.16b, #3
    eor v26.16b, v0.16b, v1.16b
    sri v30.16b, v22.16b, #5
    eor v21.16b, v21.16b, v31.16b
    sri v12.16b, v24.16b, #5
    eor v22.16b, v27.16b, v31.16b
    shl v24.16b, v20.16b, #6
    and v27.16b, v9.16b, v28.16b
    shl v31.16b, v23.16b, #6
    eor v29.16b, v8.16b, v29.16b
    eor v30.16b, v30.16b, v4.16b
    eor v0.16b, v12.16b, v4.16b
    sri v24.16b, v20.16b, #2
    eor v20.16b, v21.16b, v25.16b
    sri v31.16b, v23.16b, #2
    orr v21.16b, v26.16b, v11.16b
    eor v22.16b, v22.16b, v27.16b
    orr v23.16b, v29.16b, v7.16b
    eor v24.16b, v24.16b, v10.16b
    eor v25.16b, v31.16b, v10.16b
    and v27.16b, v30.16b, v20.16b
    eor v21.16b, v3.16b, v21.16b
    and v31.16b, v0.16b, v22.16b
    eor v23.16b, v5.16b, v23.16b
    eor v24.16b, v24.16b, v27.16b
    orr v27.16b, v26.16b, v21.16b
    eor v25.16b, v25.16b, v31.16b
    orr v31.16b, v29.16b, v23.16b
    eor v1.16b, v2.16b, v24.16b
    eor v27.16b, v11.16b, v27.16b
    eor v2.16b, v9.16b, v25.16b
    eor v31.16b, v7.16b, v31.16b
    eor v3.16b, v1.16b, v27.16b
    orr v4.16b, v24.16b, v20.16b
    eor v5.16b, v2.16b, v31.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v25.16b, v22.16b
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v30.16b, v4.16b
    eor v30.16b, v6.16b, v30.16b
    eor v1.16b, v0.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v5.16b, v22.16b
    eor v2.16b, v2.16b, v26.16b
    eor v1.16b, v1.16b, v29.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v28.16b, v0.16b
    and v30.16b, v20.16b, v30.16b
    and v28.16b, v22.16b, v28.16b
    ldr q6, [x0, #96]
    ldp q7, q8, [x0, #416]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v30.16b
    eor v25.16b, v25.16b, v28.16b
    ldp q30, q28, [x0, #480]
    ldr q13, [x0, #512]
    eor v26.16b, v26.16b, v11.16b
    bic v11.16b, v11.16b, v9.16b
    eor v24.16b, v24.16b, v21.16b
    eor v25.16b, v25.16b, v23.16b
    eor v21.16b, v21.16b, v9.16b
    bic v9.16b, v12.16b, v10.16b
    eor v23.16b, v23.16b, v10.16b
    eor v10.16b, v24.16b, v11.16b
    eor v9.16b, v25.16b, v9.16b
    shl v11.16b, v21.16b, #7
    eor v29.16b, v29.16b, v12.16b
    shl v12.16b, v23.16b, #7
    eor v27.16b, v27.16b, v10.16b
    orn v10.16b, v24.16b, v2.16b
    eor v31.16b, v31.16b, v9.16b
    orn v9.16b, v25.16b, v1.16b
    sri v11.16b, v21.16b, #1
    eor v21.16b, v4.16b, v10.16b
    ldp q4, q10, [x0, #448]
    sri v12.16b, v23.16b, #1
    eor v23.16b, v0.16b, v9.16b
    shl v0.16b, v26.16b, #4
    eor v3.16b, v3.16b, v6.16b
    shl v9.16b, v29.16b, #4
    eor v5.16b, v5.16b, v6.16b
    shl v6.16b, v2.16b, #1
    eor v11.16b, v11.16b, v7.16b
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v1.16b, #1
    sri v0.16b, v26.16b, #4
    orr v26.16b, v21.16b, v24.16b
    sri v9.16b, v29.16b, #4
    orr v29.16b, v23.16b, v25.16b
    sri v6.16b, v2.16b, #7
    eor v0.16b, v0.16b, v8.16b
    shl v2.16b, v27.16b, #2
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v31.16b, #2
    eor v20.16b, v20.16b, v26.16b
    shl v26.16b, v24.16b, #5
    eor v22.16b, v22.16b, v29.16b
    shl v29.16b, v25.16b, #5
    eor v6.16b, v6.16b, v28.16b
    sri v12.16b, v1.16b, #7
    and v1.16b, v11.16b, v3.16b
    sri v2.16b, v27.16b, #6
    and v27.16b, v7.16b, v5.16b
    sri v9.16b, v31.16b, #6
    eor v28.16b, v12.16b, v28.16b
    shl v31.16b, v21.16b, #3
    eor v2.16b, v2.16b, v13.16b
    shl v12.16b, v23.16b, #3
    eor v9.16b, v9.16b, v13.16b
    sri v26.16b, v24.16b, #3
    and v24.16b, v2.16b, v6.16b
    sri v29.16b, v25.16b, #3
    eor v25.16b, v0.16b, v1.16b
    sri v31.16b, v21.16b, #5
    eor v21.16b, v26.16b, v30.16b
    sri v12.16b, v23.16b, #5
    eor v23.16b, v29.16b, v30.16b
    shl v26.16b, v20.16b, #6
    and v29.16b, v9.16b, v28.16b
    shl v30.16b, v22.16b, #6
    eor v27.16b, v8.16b, v27.16b
    eor v31.16b, v31.16b, v4.16b
    eor v0.16b, v12.16b, v4.16b
    sri v26.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v30.16b, v22.16b, #2
    orr v21.16b, v25.16b, v11.16b
    eor v22.16b, v23.16b, v29.16b
    orr v23.16b, v27.16b, v7.16b
    eor v24.16b, v26.16b, v10.16b
    eor v26.16b, v30.16b, v10.16b
    and v29.16b, v31.16b, v20.16b
    eor v21.16b, v3.16b, v21.16b
    and v30.16b, v0.16b, v22.16b
    eor v23.16b, v5.16b, v23.16b
    eor v24.16b, v24.16b, v29.16b
    orr v29.16b, v25.16b, v21.16b
    eor v26.16b, v26.16b, v30.16b
    orr v30.16b, v27.16b, v23.16b
    eor v1.16b, v2.16b, v24.16b
    eor v29.16b, v11.16b, v29.16b
    eor v2.16b, v9.16b, v26.16b
    eor v30.16b, v7.16b, v30.16b
    eor v3.16b, v1.16b, v29.16b
    orr v4.16b, v24.16b, v20.16b
    eor v5.16b, v2.16b, v30.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v26.16b, v22.16b
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v31.16b, v4.16b
    eor v31.16b, v6.16b, v31.16b
    eor v1.16b, v0.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v5.16b, v22.16b
    eor v2.16b, v2.16b, v25.16b
    eor v1.16b, v1.16b, v27.16b
    eor v4.16b, v31.16b, v4.16b
    eor v0.16b, v28.16b, v0.16b
    and v31.16b, v20.16b, v31.16b
    and v28.16b, v22.16b, v28.16b
    ldr q6, [x0, #112]
    ldp q7, q8, [x0, #544]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldr q28, [x0, #576]
    bic v31.16b, v11.16b, v9.16b
    bic v13.16b, v12.16b, v10.16b
    eor v24.16b, v24.16b, v21.16b
    eor v26.16b, v26.16b, v23.16b
    eor v21.16b, v21.16b, v9.16b
    eor v23.16b, v23.16b, v10.16b
    eor v31.16b, v24.16b, v31.16b
    eor v9.16b, v26.16b, v13.16b
    shl v10.16b, v21.16b, #7
    eor v25.16b, v25.16b, v11.16b
    shl v11.16b, v23.16b, #7
    eor v27.16b, v27.16b, v12.16b
    orn v12.16b, v24.16b, v2.16b
    orn v13.16b, v26.16b, v1.16b
    eor v29.16b, v29.16b, v31.16b
    eor v30.16b, v30.16b, v9.16b
    sri v10.16b, v21.16b, #1
    eor v21.16b, v4.16b, v12.16b
    sri v11.16b, v23.16b, #1
    eor v23.16b, v0.16b, v13.16b
    shl v31.16b, v25.16b, #4
    eor v0.16b, v3.16b, v6.16b
    shl v3.16b, v27.16b, #4
    eor v4.16b, v5.16b, v6.16b
    shl v5.16b, v2.16b, #1
    eor v6.16b, v10.16b, v7.16b
    shl v9.16b, v1.16b, #1
    eor v7.16b, v11.16b, v7.16b
    shl v10.16b, v29.16b, #2
    orr v11.16b, v21.16b, v24.16b
    shl v12.16b, v30.16b, #2
    orr v13.16b, v23.16b, v26.16b
    sri v31.16b, v25.16b, #4
    eor v20.16b, v20.16b, v11.16b
    sri v3.16b, v27.16b, #4
    eor v22.16b, v22.16b, v13.16b
    shl v25.16b, v24.16b, #5
    eor v27.16b, v31.16b, v8.16b
    shl v31.16b, v26.16b, #5
    eor v3.16b, v3.16b, v8.16b
    sri v5.16b, v2.16b, #7
    and v2.16b, v6.16b, v0.16b
    sri v9.16b, v1.16b, #7
    and v1.16b, v7.16b, v4.16b
    sri v10.16b, v29.16b, #6
    eor v29.16b, v5.16b, v28.16b
    sri v12.16b, v30.16b, #6
    eor v28.16b, v9.16b, v28.16b
    shl v30.16b, v21.16b, #3
    eor v5.16b, v10.16b, v18.16b
    shl v8.16b, v23.16b, #3
    eor v9.16b, v12.16b, v18.16b
    sri v25.16b, v24.16b, #3
    and v24.16b, v5.16b, v29.16b
    sri v31.16b, v26.16b, #3
    eor v26.16b, v27.16b, v2.16b
    sri v30.16b, v21.16b, #5
    eor v21.16b, v25.16b, v19.16b
    sri v8.16b, v23.16b, #5
    eor v23.16b, v31.16b, v19.16b
    shl v25.16b, v20.16b, #6
    and v27.16b, v9.16b, v28.16b
    shl v31.16b, v22.16b, #6
    eor v1.16b, v3.16b, v1.16b
    eor v30.16b, v30.16b, v17.16b
    eor v2.16b, v8.16b, v17.16b
    sri v25.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v31.16b, v22.16b, #2
    orr v21.16b, v26.16b, v6.16b
    eor v22.16b, v23.16b, v27.16b
    orr v23.16b, v1.16b, v7.16b
    eor v24.16b, v25.16b, v16.16b
    eor v25.16b, v31.16b, v16.16b
    and v27.16b, v30.16b, v20.16b
    eor v21.16b, v0.16b, v21.16b
    and v31.16b, v2.16b, v22.16b
    eor v23.16b, v4.16b, v23.16b
    eor v24.16b, v24.16b, v27.16b
    orr v27.16b, v26.16b, v21.16b
    eor v25.16b, v25.16b, v31.16b
    orr v31.16b, v1.16b, v23.16b
    eor v0.16b, v5.16b, v24.16b
    eor v27.16b, v6.16b, v27.16b
    eor v3.16b, v9.16b, v25.16b
    eor v31.16b, v7.16b, v31.16b
    eor v4.16b, v0.16b, v27.16b
    orr v5.16b, v24.16b, v20.16b
    eor v6.16b, v3.16b, v31.16b
    eor v20.16b, v20.16b, v0.16b
    orr v0.16b, v25.16b, v22.16b
    eor v22.16b, v22.16b, v3.16b
    eor v3.16b, v30.16b, v5.16b
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v2.16b, v0.16b
    and v0.16b, v4.16b, v20.16b
    eor v28.16b, v28.16b, v2.16b
    and v2.16b, v6.16b, v22.16b
    eor v3.16b, v3.16b, v26.16b
    eor v30.16b, v30.16b, v1.16b
    eor v0.16b, v29.16b, v0.16b
    eor v2.16b, v28.16b, v2.16b
    and v29.16b, v20.16b, v29.16b
    and v28.16b, v22.16b, v28.16b
    ldr q5, [x0, #128]
    ldp q7, q8, [x0, #672]
    eor v9.16b, v3.16b, v20.16b
    eor v10.16b, v30.16b, v22.16b
    eor v11.16b, v4.16b, v0.16b
    eor v12.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v29.16b
    eor v25.16b, v25.16b, v28.16b
    ldp q29, q28, [x0, #736]
    ldr q13, [x0, #768]
    eor v26.16b, v26.16b, v11.16b
    bic v11.16b, v11.16b, v9.16b
    eor v24.16b, v24.16b, v21.16b
    eor v25.16b, v25.16b, v23.16b
    eor v21.16b, v21.16b, v9.16b
    bic v9.16b, v12.16b, v10.16b
    eor v23.16b, v23.16b, v10.16b
    eor v10.16b, v24.16b, v11.16b
    eor v9.16b, v25.16b, v9.16b
    shl v11.16b, v21.16b, #7
    eor v1.16b, v1.16b, v12.16b
    shl v12.16b, v23.16b, #7
    eor v27.16b, v27.16b, v10.16b
    orn v10.16b, v24.16b, v3.16b
    eor v31.16b, v31.16b, v9.16b
    orn v9.16b, v25.16b, v30.16b
    sri v11.16b, v21.16b, #1
    eor v21.16b, v0.16b, v10.16b
    ldp q0, q10, [x0, #704]
    sri v12.16b, v23.16b, #1
    eor v23.16b, v2.16b, v9.16b
    shl v2.16b, v26.16b, #4
    eor v4.16b, v4.16b, v5.16b
    shl v9.16b, v1.16b, #4
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v3.16b, #1
    eor v11.16b, v11.16b, v7.16b
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v30.16b, #1
    sri v2.16b, v26.16b, #4
    orr v26.16b, v21.16b, v24.16b
    sri v9.16b, v1.16b, #4
    orr v1.16b, v23.16b, v25.16b
    sri v6.16b, v3.16b, #7
    eor v2.16b, v2.16b, v8.16b
    shl v3.16b, v27.16b, #2
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v31.16b, #2
    eor v20.16b, v20.16b, v26.16b
    shl v26.16b, v24.16b, #5
    eor v22.16b, v22.16b, v1.16b
    shl v1.16b, v25.16b, #5
    eor v6.16b, v6.16b, v28.16b
    sri v12.16b, v30.16b, #7
    and v30.16b, v11.16b, v4.16b
    sri v3.16b, v27.16b, #6
    and v27.16b, v7.16b, v5.16b
    sri v9.16b, v31.16b, #6
    eor v28.16b, v12.16b, v28.16b
    shl v31.16b, v21.16b, #3
    eor v3.16b, v3.16b, v13.16b
    shl v12.16b, v23.16b, #3
    eor v9.16b, v9.16b, v13.16b
    sri v26.16b, v24.16b, #3
    and v24.16b, v3.16b, v6.16b
    sri v1.16b, v25.16b, #3
    eor v25.16b, v2.16b, v30.16b
    sri v31.16b, v21.16b, #5
    eor v21.16b, v26.16b, v29.16b
    sri v12.16b, v23.16b, #5
    eor v23.16b, v1.16b, v29.16b
    shl v26.16b, v20.16b, #6
    and v29.16b, v9.16b, v28.16b
    shl v30.16b, v22.16b, #6
    eor v27.16b, v8.16b, v27.16b
    eor v31.16b, v31.16b, v0.16b
    eor v0.16b, v12.16b, v0.16b
    sri v26.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v30.16b, v22.16b, #2
    orr v21.16b, v25.16b, v11.16b
    eor v22.16b, v23.16b, v29.16b
    orr v23.16b, v27.16b, v7.16b
    eor v24.16b, v26.16b, v10.16b
    eor v26.16b, v30.16b, v10.16b
    and v29.16b, v31.16b, v20.16b
    eor v21.16b, v4.16b, v21.16b
    and v30.16b, v0.16b, v22.16b
    eor v23.16b, v5.16b, v23.16b
    eor v24.16b, v24.16b, v29.16b
    orr v29.16b, v25.16b, v21.16b
    eor v26.16b, v26.16b, v30.16b
    orr v30.16b, v27.16b, v23.16b
    eor v1.16b, v3.16b, v24.16b
    eor v29.16b, v11.16b, v29.16b
    eor v2.16b, v9.16b, v26.16b
    eor v30.16b, v7.16b, v30.16b
    eor v3.16b, v1.16b, v29.16b
    orr v4.16b, v24.16b, v20.16b
    eor v5.16b, v2.16b, v30.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v26.16b, v22.16b
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v31.16b, v4.16b
    eor v31.16b, v6.16b, v31.16b
    eor v1.16b, v0.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v5.16b, v22.16b
    eor v2.16b, v2.16b, v25.16b
    eor v1.16b, v1.16b, v27.16b
    eor v4.16b, v31.16b, v4.16b
    eor v0.16b, v28.16b, v0.16b
    and v31.16b, v20.16b, v31.16b
    and v28.16b, v22.16b, v28.16b
    ldr q6, [x0, #144]
    ldp q7, q8, [x0, #288]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldp q31, q28, [x0, #352]
    ldr q13, [x0, #384]
    eor v25.16b, v25.16b, v11.16b
    bic v11.16b, v11.16b, v9.16b
    eor v24.16b, v24.16b, v21.16b
    eor v26.16b, v26.16b, v23.16b
    eor v21.16b, v21.16b, v9.16b
    bic v9.16b, v12.16b, v10.16b
    eor v23.16b, v23.16b, v10.16b
    eor v10.16b, v24.16b, v11.16b
    eor v9.16b, v26.16b, v9.16b
    shl v11.16b, v21.16b, #7
    eor v27.16b, v27.16b, v12.16b
    shl v12.16b, v23.16b, #7
    eor v29.16b, v29.16b, v10.16b
    orn v10.16b, v24.16b, v2.16b
    eor v30.16b, v30.16b, v9.16b
    orn v9.16b, v26.16b, v1.16b
    sri v11.16b, v21.16b, #1
    eor v21.16b, v4.16b, v10.16b
    ldp q4, q10, [x0, #320]
    sri v12.16b, v23.16b, #1
    eor v23.16b, v0.16b, v9.16b
    shl v0.16b, v25.16b, #4
    eor v3.16b, v3.16b, v6.16b
    shl v9.16b, v27.16b, #4
    eor v5.16b, v5.16b, v6.16b
    shl v6.16b, v2.16b, #1
    eor v11.16b, v11.16b, v7.16b
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v1.16b, #1
    sri v0.16b, v25.16b, #4
    orr v25.16b, v21.16b, v24.16b
    sri v9.16b, v27.16b, #4
    orr v27.16b, v23.16b, v26.16b
    sri v6.16b, v2.16b, #7
    eor v0.16b, v0.16b, v8.16b
    shl v2.16b, v29.16b, #2
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v30.16b, #2
    eor v20.16b, v20.16b, v25.16b
    shl v25.16b, v24.16b, #5
    eor v22.16b, v22.16b, v27.16b
    shl v27.16b, v26.16b, #5
    eor v6.16b, v6.16b, v28.16b
    sri v12.16b, v1.16b, #7
    and v1.16b, v11.16b, v3.16b
    sri v2.16b, v29.16b, #6
    and v29.16b, v7.16b, v5.16b
    sri v9.16b, v30.16b, #6
    eor v28.16b, v12.16b, v28.16b
    shl v30.16b, v21.16b, #3
    eor v2.16b, v2.16b, v13.16b
    shl v12.16b, v23.16b, #3
    eor v9.16b, v9.16b, v13.16b
    sri v25.16b, v24.16b, #3
    and v24.16b, v2.16b, v6.16b
    sri v27.16b, v26.16b, #3
    eor v26.16b, v0.16b, v1.16b
    sri v30.16b, v21.16b, #5
    eor v21.16b, v25.16b, v31.16b
    sri v12.16b, v23.16b, #5
    eor v23.16b, v27.16b, v31.16b
    shl v25.16b, v20.16b, #6
    and v27.16b, v9.16b, v28.16b
    shl v31.16b, v22.16b, #6
    eor v29.16b, v8.16b, v29.16b
    eor v30.16b, v30.16b, v4.16b
    eor v0.16b, v12.16b, v4.16b
    sri v25.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v31.16b, v22.16b, #2
    orr v21.16b, v26.16b, v11.16b
    eor v22.16b, v23.16b, v27.16b
    orr v23.16b, v29.16b, v7.16b
    eor v24.16b, v25.16b, v10.16b
    eor v25.16b, v31.16b, v10.16b
    and v27.16b, v30.16b, v20.16b
    eor v21.16b, v3.16b, v21.16b
    and v31.16b, v0.16b, v22.16b
    eor v23.16b, v5.16b, v23.16b
    eor v24.16b, v24.16b, v27.16b
    orr v27.16b, v26.16b, v21.16b
    eor v25.16b, v25.16b, v31.16b
    orr v31.16b, v29.16b, v23.16b
    eor v1.16b, v2.16b, v24.16b
    eor v27.16b, v11.16b, v27.16b
    eor v2.16b, v9.16b, v25.16b
    eor v31.16b, v7.16b, v31.16b
    eor v3.16b, v1.16b, v27.16b
    orr v4.16b, v24.16b, v20.16b
    eor v5.16b, v2.16b, v31.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v25.16b, v22.16b
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v30.16b, v4.16b
    eor v30.16b, v6.16b, v30.16b
    eor v1.16b, v0.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v5.16b, v22.16b
    eor v2.16b, v2.16b, v26.16b
    eor v1.16b, v1.16b, v29.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v28.16b, v0.16b
    and v30.16b, v20.16b, v30.16b
    and v28.16b, v22.16b, v28.16b
    ldr q6, [x0, #160]
    ldp q7, q8, [x0, #416]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v30.16b
    eor v25.16b, v25.16b, v28.16b
    ldp q30, q28, [x0, #480]
    ldr q13, [x0, #512]
    eor v26.16b, v26.16b, v11.16b
    bic v11.16b, v11.16b, v9.16b
    eor v24.16b, v24.16b, v21.16b
    eor v25.16b, v25.16b, v23.16b
    eor v21.16b, v21.16b, v9.16b
    bic v9.16b, v12.16b, v10.16b
    eor v23.16b, v23.16b, v10.16b
    eor v10.16b, v24.16b, v11.16b
    eor v9.16b, v25.16b, v9.16b
    shl v11.16b, v21.16b, #7
    eor v29.16b, v29.16b, v12.16b
    shl v12.16b, v23.16b, #7
    eor v27.16b, v27.16b, v10.16b
    orn v10.16b, v24.16b, v2.16b
    eor v31.16b, v31.16b, v9.16b
    orn v9.16b, v25.16b, v1.16b
    sri v11.16b, v21.16b, #1
    eor v21.16b, v4.16b, v10.16b
    ldp q4, q10, [x0, #448]
    sri v12.16b, v23.16b, #1
    eor v23.16b, v0.16b, v9.16b
    shl v0.16b, v26.16b, #4
    eor v3.16b, v3.16b, v6.16b
    shl v9.16b, v29.16b, #4
    eor v5.16b, v5.16b, v6.16b
    shl v6.16b, v2.16b, #1
    eor v11.16b, v11.16b, v7.16b
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v1.16b, #1
    sri v0.16b, v26.16b, #4
    orr v26.16b, v21.16b, v24.16b
    sri v9.16b, v29.16b, #4
    orr v29.16b, v23.16b, v25.16b
    sri v6.16b, v2.16b, #7
    eor v0.16b, v0.16b, v8.16b
    shl v2.16b, v27.16b, #2
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v31.16b, #2
    eor v20.16b, v20.16b, v26.16b
    shl v26.16b, v24.16b, #5
    eor v22.16b, v22.16b, v29.16b
    shl v29.16b, v25.16b, #5
    eor v6.16b, v6.16b, v28.16b
    sri v12.16b, v1.16b, #7
    and v1.16b, v11.16b, v3.16b
    sri v2.16b, v27.16b, #6
    and v27.16b, v7.16b, v5.16b
    sri v9.16b, v31.16b, #6
    eor v28.16b, v12.16b, v28.16b
    shl v31.16b, v21.16b, #3
    eor v2.16b, v2.16b, v13.16b
    shl v12.16b, v23.16b, #3
    eor v9.16b, v9.16b, v13.16b
    sri v26.16b, v24.16b, #3
    and v24.16b, v2.16b, v6.16b
    sri v29.16b, v25.16b, #3
    eor v25.16b, v0.16b, v1.16b
    sri v31.16b, v21.16b, #5
    eor v21.16b, v26.16b, v30.16b
    sri v12.16b, v23.16b, #5
    eor v23.16b, v29.16b, v30.16b
    shl v26.16b, v20.16b, #6
    and v29.16b, v9.16b, v28.16b
    shl v30.16b, v22.16b, #6
    eor v27.16b, v8.16b, v27.16b
    eor v31.16b, v31.16b, v4.16b
    eor v0.16b, v12.16b, v4.16b
    sri v26.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v30.16b, v22.16b, #2
    orr v21.16b, v25.16b, v11.16b
    eor v22.16b, v23.16b, v29.16b
    orr v23.16b, v27.16b, v7.16b
    eor v24.16b, v26.16b, v10.16b
    eor v26.16b, v30.16b, v10.16b
    and v29.16b, v31.16b, v20.16b
    eor v21.16b, v3.16b, v21.16b
    and v30.16b, v0.16b, v22.16b
    eor v23.16b, v5.16b, v23.16b
    eor v24.16b, v24.16b, v29.16b
    orr v29.16b, v25.16b, v21.16b
    eor v26.16b, v26.16b, v30.16b
    orr v30.16b, v27.16b, v23.16b
    eor v1.16b, v2.16b, v24.16b
    eor v29.16b, v11.16b, v29.16b
    eor v2.16b, v9.16b, v26.16b
    eor v30.16b, v7.16b, v30.16b
    eor v3.16b, v1.16b, v29.16b
    orr v4.16b, v24.16b, v20.16b
    eor v5.16b, v2.16b, v30.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v26.16b, v22.16b
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v31.16b, v4.16b
    eor v31.16b, v6.16b, v31.16b
    eor v1.16b, v0.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v5.16b, v22.16b
    eor v2.16b, v2.16b, v25.16b
    eor v1.16b, v1.16b, v27.16b
    eor v4.16b, v31.16b, v4.16b
    eor v0.16b, v28.16b, v0.16b
    and v31.16b, v20.16b, v31.16b
    and v28.16b, v22.16b, v28.16b
    ldr q6, [x0, #176]
    ldp q7, q8, [x0, #544]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldr q28, [x0, #576]
    bic v31.16b, v11.16b, v9.16b
    bic v13.16b, v12.16b, v10.16b
    eor v24.16b, v24.16b, v21.16b
    eor v26.16b, v26.16b, v23.16b
    eor v21.16b, v21.16b, v9.16b
    eor v23.16b, v23.16b, v10.16b
    eor v31.16b, v24.16b, v31.16b
    eor v9.16b, v26.16b, v13.16b
    shl v10.16b, v21.16b, #7
    eor v25.16b, v25.16b, v11.16b
    shl v11.16b, v23.16b, #7
    eor v27.16b, v27.16b, v12.16b
    orn v12.16b, v24.16b, v2.16b
    orn v13.16b, v26.16b, v1.16b
    eor v29.16b, v29.16b, v31.16b
    eor v30.16b, v30.16b, v9.16b
    sri v10.16b, v21.16b, #1
    eor v21.16b, v4.16b, v12.16b
    sri v11.16b, v23.16b, #1
    eor v23.16b, v0.16b, v13.16b
    shl v31.16b, v25.16b, #4
    eor v0.16b, v3.16b, v6.16b
    shl v3.16b, v27.16b, #4
    eor v4.16b, v5.16b, v6.16b
    shl v5.16b, v2.16b, #1
    eor v6.16b, v10.16b, v7.16b
    shl v9.16b, v1.16b, #1
    eor v7.16b, v11.16b, v7.16b
    shl v10.16b, v29.16b, #2
    orr v11.16b, v21.16b, v24.16b
    shl v12.16b, v30.16b, #2
    orr v13.16b, v23.16b, v26.16b
    sri v31.16b, v25.16b, #4
    eor v20.16b, v20.16b, v11.16b
    sri v3.16b, v27.16b, #4
    eor v22.16b, v22.16b, v13.16b
    shl v25.16b, v24.16b, #5
    eor v27.16b, v31.16b, v8.16b
    shl v31.16b, v26.16b, #5
    eor v3.16b, v3.16b, v8.16b
    sri v5.16b, v2.16b, #7
    and v2.16b, v6.16b, v0.16b
    sri v9.16b, v1.16b, #7
    and v1.16b, v7.16b, v4.16b
    sri v10.16b, v29.16b, #6
    eor v29.16b, v5.16b, v28.16b
    sri v12.16b, v30.16b, #6
    eor v28.16b, v9.16b, v28.16b
    shl v30.16b, v21.16b, #3
    eor v5.16b, v10.16b, v18.16b
    shl v8.16b, v23.16b, #3
    eor v9.16b, v12.16b, v18.16b
    sri v25.16b, v24.16b, #3
    and v24.16b, v5.16b, v29.16b
    sri v31.16b, v26.16b, #3
    eor v26.16b, v27.16b, v2.16b
    sri v30.16b, v21.16b, #5
    eor v21.16b, v25.16b, v19.16b
    sri v8.16b, v23.16b, #5
    eor v23.16b, v31.16b, v19.16b
    shl v25.16b, v20.16b, #6
    and v27.16b, v9.16b, v28.16b
    shl v31.16b, v22.16b, #6
    eor v1.16b, v3.16b, v1.16b
    eor v30.16b, v30.16b, v17.16b
    eor v2.16b, v8.16b, v17.16b
    sri v25.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v31.16b, v22.16b, #2
    orr v21.16b, v26.16b, v6.16b
    eor v22.16b, v23.16b, v27.16b
    orr v23.16b, v1.16b, v7.16b
    eor v24.16b, v25.16b, v16.16b
    eor v25.16b, v31.16b, v16.16b
    and v27.16b, v30.16b, v20.16b
    eor v21.16b, v0.16b, v21.16b
    and v31.16b, v2.16b, v22.16b
    eor v23.16b, v4.16b, v23.16b
    eor v24.16b, v24.16b, v27.16b
    orr v27.16b, v26.16b, v21.16b
    eor v25.16b, v25.16b, v31.16b
    orr v31.16b, v1.16b, v23.16b
    eor v0.16b, v5.16b, v24.16b
    eor v27.16b, v6.16b, v27.16b
    eor v3.16b, v9.16b, v25.16b
    eor v31.16b, v7.16b, v31.16b
    eor v4.16b, v0.16b, v27.16b
    orr v5.16b, v24.16b, v20.16b
    eor v6.16b, v3.16b, v31.16b
    eor v20.16b, v20.16b, v0.16b
    orr v0.16b, v25.16b, v22.16b
    eor v22.16b, v22.16b, v3.16b
    eor v3.16b, v30.16b, v5.16b
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v2.16b, v0.16b
    and v0.16b, v4.16b, v20.16b
    eor v28.16b, v28.16b, v2.16b
    and v2.16b, v6.16b, v22.16b
    eor v3.16b, v3.16b, v26.16b
    eor v30.16b, v30.16b, v1.16b
    eor v0.16b, v29.16b, v0.16b
    eor v2.16b, v28.16b, v2.16b
    and v29.16b, v20.16b, v29.16b
    and v28.16b, v22.16b, v28.16b
    ldr q5, [x0, #192]
    ldp q7, q8, [x0, #672]
    eor v9.16b, v3.16b, v20.16b
    eor v10.16b, v30.16b, v22.16b
    eor v11.16b, v4.16b, v0.16b
    eor v12.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v29.16b
    eor v25.16b, v25.16b, v28.16b
    ldp q29, q28, [x0, #736]
    ldr q13, [x0, #768]
    eor v26.16b, v26.16b, v11.16b
    bic v11.16b, v11.16b, v9.16b
    eor v24.16b, v24.16b, v21.16b
    eor v25.16b, v25.16b, v23.16b
    eor v21.16b, v21.16b, v9.16b
    bic v9.16b, v12.16b, v10.16b
    eor v23.16b, v23.16b, v10.16b
    eor v10.16b, v24.16b, v11.16b
    eor v9.16b, v25.16b, v9.16b
    shl v11.16b, v21.16b, #7
    eor v1.16b, v1.16b, v12.16b
    shl v12.16b, v23.16b, #7
    eor v27.16b, v27.16b, v10.16b
    orn v10.16b, v24.16b, v3.16b
    eor v31.16b, v31.16b, v9.16b
    orn v9.16b, v25.16b, v30.16b
    sri v11.16b, v21.16b, #1
    eor v21.16b, v0.16b, v10.16b
    ldp q0, q10, [x0, #704]
    sri v12.16b, v23.16b, #1
    eor v23.16b, v2.16b, v9.16b
    shl v2.16b, v26.16b, #4
    eor v4.16b, v4.16b, v5.16b
    shl v9.16b, v1.16b, #4
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v3.16b, #1
    eor v11.16b, v11.16b, v7.16b
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v30.16b, #1
    sri v2.16b, v26.16b, #4
    orr v26.16b, v21.16b, v24.16b
    sri v9.16b, v1.16b, #4
    orr v1.16b, v23.16b, v25.16b
    sri v6.16b, v3.16b, #7
    eor v2.16b, v2.16b, v8.16b
    shl v3.16b, v27.16b, #2
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v31.16b, #2
    eor v20.16b, v20.16b, v26.16b
    shl v26.16b, v24.16b, #5
    eor v22.16b, v22.16b, v1.16b
    shl v1.16b, v25.16b, #5
    eor v6.16b, v6.16b, v28.16b
    sri v12.16b, v30.16b, #7
    and v30.16b, v11.16b, v4.16b
    sri v3.16b, v27.16b, #6
    and v27.16b, v7.16b, v5.16b
    sri v9.16b, v31.16b, #6
    eor v28.16b, v12.16b, v28.16b
    shl v31.16b, v21.16b, #3
    eor v3.16b, v3.16b, v13.16b
    shl v12.16b, v23.16b, #3
    eor v9.16b, v9.16b, v13.16b
    sri v26.16b, v24.16b, #3
    and v24.16b, v3.16b, v6.16b
    sri v1.16b, v25.16b, #3
    eor v25.16b, v2.16b, v30.16b
    sri v31.16b, v21.16b, #5
    eor v21.16b, v26.16b, v29.16b
    sri v12.16b, v23.16b, #5
    eor v23.16b, v1.16b, v29.16b
    shl v26.16b, v20.16b, #6
    and v29.16b, v9.16b, v28.16b
    shl v30.16b, v22.16b, #6
    eor v27.16b, v8.16b, v27.16b
    eor v31.16b, v31.16b, v0.16b
    eor v0.16b, v12.16b, v0.16b
    sri v26.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v30.16b, v22.16b, #2
    orr v21.16b, v25.16b, v11.16b
    eor v22.16b, v23.16b, v29.16b
    orr v23.16b, v27.16b, v7.16b
    eor v24.16b, v26.16b, v10.16b
    eor v26.16b, v30.16b, v10.16b
    and v29.16b, v31.16b, v20.16b
    eor v21.16b, v4.16b, v21.16b
    and v30.16b, v0.16b, v22.16b
    eor v23.16b, v5.16b, v23.16b
    eor v24.16b, v24.16b, v29.16b
    orr v29.16b, v25.16b, v21.16b
    eor v26.16b, v26.16b, v30.16b
    orr v30.16b, v27.16b, v23.16b
    eor v1.16b, v3.16b, v24.16b
    eor v29.16b, v11.16b, v29.16b
    eor v2.16b, v9.16b, v26.16b
    eor v30.16b, v7.16b, v30.16b
    eor v3.16b, v1.16b, v29.16b
    orr v4.16b, v24.16b, v20.16b
    eor v5.16b, v2.16b, v30.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v26.16b, v22.16b
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v31.16b, v4.16b
    eor v31.16b, v6.16b, v31.16b
    eor v1.16b, v0.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v5.16b, v22.16b
    eor v2.16b, v2.16b, v25.16b
    eor v1.16b, v1.16b, v27.16b
    eor v4.16b, v31.16b, v4.16b
    eor v0.16b, v28.16b, v0.16b
    and v31.16b, v20.16b, v31.16b
    and v28.16b, v22.16b, v28.16b
    ldr q6, [x0, #208]
    ldp q7, q8, [x0, #288]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldp q31, q28, [x0, #352]
    ldr q13, [x0, #384]
    eor v25.16b, v25.16b, v11.16b
    bic v11.16b, v11.16b, v9.16b
    eor v24.16b, v24.16b, v21.16b
    eor v26.16b, v26.16b, v23.16b
    eor v21.16b, v21.16b, v9.16b
    bic v9.16b, v12.16b, v10.16b
    eor v23.16b, v23.16b, v10.16b
    eor v10.16b, v24.16b, v11.16b
    eor v9.16b, v26.16b, v9.16b
    shl v11.16b, v21.16b, #7
    eor v27.16b, v27.16b, v12.16b
    shl v12.16b, v23.16b, #7
    eor v29.16b, v29.16b, v10.16b
    orn v10.16b, v24.16b, v2.16b
    eor v30.16b, v30.16b, v9.16b
    orn v9.16b, v26.16b, v1.16b
    sri v11.16b, v21.16b, #1
    eor v21.16b, v4.16b, v10.16b
    ldp q4, q10, [x0, #320]
    sri v12.16b, v23.16b, #1
    eor v23.16b, v0.16b, v9.16b
    shl v0.16b, v25.16b, #4
    eor v3.16b, v3.16b, v6.16b
    shl v9.16b, v27.16b, #4
    eor v5.16b, v5.16b, v6.16b
    shl v6.16b, v2.16b, #1
    eor v11.16b, v11.16b, v7.16b
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v1.16b, #1
    sri v0.16b, v25.16b, #4
    orr v25.16b, v21.16b, v24.16b
    sri v9.16b, v27.16b, #4
    orr v27.16b, v23.16b, v26.16b
    sri v6.16b, v2.16b, #7
    eor v0.16b, v0.16b, v8.16b
    shl v2.16b, v29.16b, #2
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v30.16b, #2
    eor v20.16b, v20.16b, v25.16b
    shl v25.16b, v24.16b, #5
    eor v22.16b, v22.16b, v27.16b
    shl v27.16b, v26.16b, #5
    eor v6.16b, v6.16b, v28.16b
    sri v12.16b, v1.16b, #7
    and v1.16b, v11.16b, v3.16b
    sri v2.16b, v29.16b, #6
    and v29.16b, v7.16b, v5.16b
    sri v9.16b, v30.16b, #6
    eor v28.16b, v12.16b, v28.16b
    shl v30.16b, v21.16b, #3
    eor v2.16b, v2.16b, v13.16b
    shl v12.16b, v23.16b, #3
    eor v9.16b, v9.16b, v13.16b
    sri v25.16b, v24.16b, #3
    and v24.16b, v2.16b, v6.16b
    sri v27.16b, v26.16b, #3
    eor v26.16b, v0.16b, v1.16b
    sri v30.16b, v21.16b, #5
    eor v21.16b, v25.16b, v31.16b
    sri v12.16b, v23.16b, #5
    eor v23.16b, v27.16b, v31.16b
    shl v25.16b, v20.16b, #6
    and v27.16b, v9.16b, v28.16b
    shl v31.16b, v22.16b, #6
    eor v29.16b, v8.16b, v29.16b
    eor v30.16b, v30.16b, v4.16b
    eor v0.16b, v12.16b, v4.16b
    sri v25.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v31.16b, v22.16b, #2
    orr v21.16b, v26.16b, v11.16b
    eor v22.16b, v23.16b, v27.16b
    orr v23.16b, v29.16b, v7.16b
    eor v24.16b, v25.16b, v10.16b
    eor v25.16b, v31.16b, v10.16b
    and v27.16b, v30.16b, v20.16b
    eor v21.16b, v3.16b, v21.16b
    and v31.16b, v0.16b, v22.16b
    eor v23.16b, v5.16b, v23.16b
    eor v24.16b, v24.16b, v27.16b
    orr v27.16b, v26.16b, v21.16b
    eor v25.16b, v25.16b, v31.16b
    orr v31.16b, v29.16b, v23.16b
    eor v1.16b, v2.16b, v24.16b
    eor v27.16b, v11.16b, v27.16b
    eor v2.16b, v9.16b, v25.16b
    eor v31.16b, v7.16b, v31.16b
    eor v3.16b, v1.16b, v27.16b
    orr v4.16b, v24.16b, v20.16b
    eor v5.16b, v2.16b, v31.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v25.16b, v22.16b
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v30.16b, v4.16b
    eor v30.16b, v6.16b, v30.16b
    eor v1.16b, v0.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v5.16b, v22.16b
    eor v2.16b, v2.16b, v26.16b
    eor v1.16b, v1.16b, v29.16b
    eor v4.16b, v30.16b, v4.16b
    eor v0.16b, v28.16b, v0.16b
    and v30.16b, v20.16b, v30.16b
    and v28.16b, v22.16b, v28.16b
    ldr q6, [x0, #224]
    ldp q7, q8, [x0, #416]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v30.16b
    eor v25.16b, v25.16b, v28.16b
    ldp q30, q28, [x0, #480]
    ldr q13, [x0, #512]
    eor v26.16b, v26.16b, v11.16b
    bic v11.16b, v11.16b, v9.16b
    eor v24.16b, v24.16b, v21.16b
    eor v25.16b, v25.16b, v23.16b
    eor v21.16b, v21.16b, v9.16b
    bic v9.16b, v12.16b, v10.16b
    eor v23.16b, v23.16b, v10.16b
    eor v10.16b, v24.16b, v11.16b
    eor v9.16b, v25.16b, v9.16b
    shl v11.16b, v21.16b, #7
    eor v29.16b, v29.16b, v12.16b
    shl v12.16b, v23.16b, #7
    eor v27.16b, v27.16b, v10.16b
    orn v10.16b, v24.16b, v2.16b
    eor v31.16b, v31.16b, v9.16b
    orn v9.16b, v25.16b, v1.16b
    sri v11.16b, v21.16b, #1
    eor v21.16b, v4.16b, v10.16b
    ldp q4, q10, [x0, #448]
    sri v12.16b, v23.16b, #1
    eor v23.16b, v0.16b, v9.16b
    shl v0.16b, v26.16b, #4
    eor v3.16b, v3.16b, v6.16b
    shl v9.16b, v29.16b, #4
    eor v5.16b, v5.16b, v6.16b
    shl v6.16b, v2.16b, #1
    eor v11.16b, v11.16b, v7.16b
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v1.16b, #1
    sri v0.16b, v26.16b, #4
    orr v26.16b, v21.16b, v24.16b
    sri v9.16b, v29.16b, #4
    orr v29.16b, v23.16b, v25.16b
    sri v6.16b, v2.16b, #7
    eor v0.16b, v0.16b, v8.16b
    shl v2.16b, v27.16b, #2
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v31.16b, #2
    eor v20.16b, v20.16b, v26.16b
    shl v26.16b, v24.16b, #5
    eor v22.16b, v22.16b, v29.16b
    shl v29.16b, v25.16b, #5
    eor v6.16b, v6.16b, v28.16b
    sri v12.16b, v1.16b, #7
    and v1.16b, v11.16b, v3.16b
    sri v2.16b, v27.16b, #6
    and v27.16b, v7.16b, v5.16b
    sri v9.16b, v31.16b, #6
    eor v28.16b, v12.16b, v28.16b
    shl v31.16b, v21.16b, #3
    eor v2.16b, v2.16b, v13.16b
    shl v12.16b, v23.16b, #3
    eor v9.16b, v9.16b, v13.16b
    sri v26.16b, v24.16b, #3
    and v24.16b, v2.16b, v6.16b
    sri v29.16b, v25.16b, #3
    eor v25.16b, v0.16b, v1.16b
    sri v31.16b, v21.16b, #5
    eor v21.16b, v26.16b, v30.16b
    sri v12.16b, v23.16b, #5
    eor v23.16b, v29.16b, v30.16b
    shl v26.16b, v20.16b, #6
    and v29.16b, v9.16b, v28.16b
    shl v30.16b, v22.16b, #6
    eor v27.16b, v8.16b, v27.16b
    eor v31.16b, v31.16b, v4.16b
    eor v0.16b, v12.16b, v4.16b
    sri v26.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v30.16b, v22.16b, #2
    orr v21.16b, v25.16b, v11.16b
    eor v22.16b, v23.16b, v29.16b
    orr v23.16b, v27.16b, v7.16b
    eor v24.16b, v26.16b, v10.16b
    eor v26.16b, v30.16b, v10.16b
    and v29.16b, v31.16b, v20.16b
    eor v21.16b, v3.16b, v21.16b
    and v30.16b, v0.16b, v22.16b
    eor v23.16b, v5.16b, v23.16b
    eor v24.16b, v24.16b, v29.16b
    orr v29.16b, v25.16b, v21.16b
    eor v26.16b, v26.16b, v30.16b
    orr v30.16b, v27.16b, v23.16b
    eor v1.16b, v2.16b, v24.16b
    eor v29.16b, v11.16b, v29.16b
    eor v2.16b, v9.16b, v26.16b
    eor v30.16b, v7.16b, v30.16b
    eor v3.16b, v1.16b, v29.16b
    orr v4.16b, v24.16b, v20.16b
    eor v5.16b, v2.16b, v30.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v26.16b, v22.16b
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v31.16b, v4.16b
    eor v31.16b, v6.16b, v31.16b
    eor v1.16b, v0.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v5.16b, v22.16b
    eor v2.16b, v2.16b, v25.16b
    eor v1.16b, v1.16b, v27.16b
    eor v4.16b, v31.16b, v4.16b
    eor v0.16b, v28.16b, v0.16b
    and v31.16b, v20.16b, v31.16b
    and v28.16b, v22.16b, v28.16b
    ldr q6, [x0, #240]
    ldp q7, q8, [x0, #544]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldr q28, [x0, #576]
    bic v31.16b, v11.16b, v9.16b
    bic v13.16b, v12.16b, v10.16b
    eor v24.16b, v24.16b, v21.16b
    eor v26.16b, v26.16b, v23.16b
    eor v21.16b, v21.16b, v9.16b
    eor v23.16b, v23.16b, v10.16b
    eor v31.16b, v24.16b, v31.16b
    eor v9.16b, v26.16b, v13.16b
    shl v10.16b, v21.16b, #7
    eor v25.16b, v25.16b, v11.16b
    shl v11.16b, v23.16b, #7
    eor v27.16b, v27.16b, v12.16b
    orn v12.16b, v24.16b, v2.16b
    orn v13.16b, v26.16b, v1.16b
    eor v29.16b, v29.16b, v31.16b
    eor v30.16b, v30.16b, v9.16b
    sri v10.16b, v21.16b, #1
    eor v21.16b, v4.16b, v12.16b
    sri v11.16b, v23.16b, #1
    eor v23.16b, v0.16b, v13.16b
    shl v31.16b, v25.16b, #4
    eor v0.16b, v3.16b, v6.16b
    shl v3.16b, v27.16b, #4
    eor v4.16b, v5.16b, v6.16b
    shl v5.16b, v2.16b, #1
    eor v6.16b, v10.16b, v7.16b
    shl v9.16b, v1.16b, #1
    eor v7.16b, v11.16b, v7.16b
    shl v10.16b, v29.16b, #2
    orr v11.16b, v21.16b, v24.16b
    shl v12.16b, v30.16b, #2
    orr v13.16b, v23.16b, v26.16b
    sri v31.16b, v25.16b, #4
    eor v20.16b, v20.16b, v11.16b
    sri v3.16b, v27.16b, #4
    eor v22.16b, v22.16b, v13.16b
    shl v25.16b, v24.16b, #5
    eor v27.16b, v31.16b, v8.16b
    shl v31.16b, v26.16b, #5
    eor v3.16b, v3.16b, v8.16b
    sri v5.16b, v2.16b, #7
    and v2.16b, v6.16b, v0.16b
    sri v9.16b, v1.16b, #7
    and v1.16b, v7.16b, v4.16b
    sri v10.16b, v29.16b, #6
    eor v29.16b, v5.16b, v28.16b
    sri v12.16b, v30.16b, #6
    eor v28.16b, v9.16b, v28.16b
    shl v30.16b, v21.16b, #3
    eor v5.16b, v10.16b, v18.16b
    shl v8.16b, v23.16b, #3
    eor v9.16b, v12.16b, v18.16b
    sri v25.16b, v24.16b, #3
    and v24.16b, v5.16b, v29.16b
    sri v31.16b, v26.16b, #3
    eor v26.16b, v27.16b, v2.16b
    sri v30.16b, v21.16b, #5
    eor v21.16b, v25.16b, v19.16b
    sri v8.16b, v23.16b, #5
    eor v23.16b, v31.16b, v19.16b
    shl v25.16b, v20.16b, #6
    and v27.16b, v9.16b, v28.16b
    shl v31.16b, v22.16b, #6
    eor v1.16b, v3.16b, v1.16b
    eor v30.16b, v30.16b, v17.16b
    eor v2.16b, v8.16b, v17.16b
    sri v25.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v31.16b, v22.16b, #2
    orr v21.16b, v26.16b, v6.16b
    eor v22.16b, v23.16b, v27.16b
    orr v23.16b, v1.16b, v7.16b
    eor v24.16b, v25.16b, v16.16b
    eor v25.16b, v31.16b, v16.16b
    and v27.16b, v30.16b, v20.16b
    eor v21.16b, v0.16b, v21.16b
    and v31.16b, v2.16b, v22.16b
    eor v23.16b, v4.16b, v23.16b
    eor v24.16b, v24.16b, v27.16b
    orr v27.16b, v26.16b, v21.16b
    eor v25.16b, v25.16b, v31.16b
    orr v31.16b, v1.16b, v23.16b
    eor v0.16b, v5.16b, v24.16b
    eor v27.16b, v6.16b, v27.16b
    eor v3.16b, v9.16b, v25.16b
    eor v31.16b, v7.16b, v31.16b
    eor v4.16b, v0.16b, v27.16b
    orr v5.16b, v24.16b, v20.16b
    eor v6.16b, v3.16b, v31.16b
    eor v20.16b, v20.16b, v0.16b
    orr v0.16b, v25.16b, v22.16b
    eor v22.16b, v22.16b, v3.16b
    eor v3.16b, v30.16b, v5.16b
    eor v29.16b, v29.16b, v30.16b
    eor v30.16b, v2.16b, v0.16b
    and v0.16b, v4.16b, v20.16b
    eor v28.16b, v28.16b, v2.16b
    and v2.16b, v6.16b, v22.16b
    eor v3.16b, v3.16b, v26.16b
    eor v30.16b, v30.16b, v1.16b
    eor v0.16b, v29.16b, v0.16b
    eor v2.16b, v28.16b, v2.16b
    and v29.16b, v20.16b, v29.16b
    and v28.16b, v22.16b, v28.16b
    ldr q5, [x0, #256]
    ldp q7, q8, [x0, #672]
    eor v9.16b, v3.16b, v20.16b
    eor v10.16b, v30.16b, v22.16b
    eor v11.16b, v4.16b, v0.16b
    eor v12.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v29.16b
    eor v25.16b, v25.16b, v28.16b
    ldp q29, q28, [x0, #736]
    ldr q13, [x0, #768]
    eor v26.16b, v26.16b, v11.16b
    bic v11.16b, v11.16b, v9.16b
    eor v24.16b, v24.16b, v21.16b
    eor v25.16b, v25.16b, v23.16b
    eor v21.16b, v21.16b, v9.16b
    bic v9.16b, v12.16b, v10.16b
    eor v23.16b, v23.16b, v10.16b
    eor v10.16b, v24.16b, v11.16b
    eor v9.16b, v25.16b, v9.16b
    shl v11.16b, v21.16b, #7
    eor v1.16b, v1.16b, v12.16b
    shl v12.16b, v23.16b, #7
    eor v27.16b, v27.16b, v10.16b
    orn v10.16b, v24.16b, v3.16b
    eor v31.16b, v31.16b, v9.16b
    orn v9.16b, v25.16b, v30.16b
    sri v11.16b, v21.16b, #1
    eor v21.16b, v0.16b, v10.16b
    ldp q0, q10, [x0, #704]
    sri v12.16b, v23.16b, #1
    eor v23.16b, v2.16b, v9.16b
    shl v2.16b, v26.16b, #4
    eor v4.16b, v4.16b, v5.16b
    shl v9.16b, v1.16b, #4
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v3.16b, #1
    eor v11.16b, v11.16b, v7.16b
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v30.16b, #1
    sri v2.16b, v26.16b, #4
    orr v26.16b, v21.16b, v24.16b
    sri v9.16b, v1.16b, #4
    orr v1.16b, v23.16b, v25.16b
    sri v6.16b, v3.16b, #7
    eor v2.16b, v2.16b, v8.16b
    shl v3.16b, v27.16b, #2
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v31.16b, #2
    eor v20.16b, v20.16b, v26.16b
    shl v26.16b, v24.16b, #5
    eor v22.16b, v22.16b, v1.16b
    shl v1.16b, v25.16b, #5
    eor v6.16b, v6.16b, v28.16b
    sri v12.16b, v30.16b, #7
    and v30.16b, v11.16b, v4.16b
    sri v3.16b, v27.16b, #6
    and v27.16b, v7.16b, v5.16b
    sri v9.16b, v31.16b, #6
    eor v28.16b, v12.16b, v28.16b
    shl v31.16b, v21.16b, #3
    eor v3.16b, v3.16b, v13.16b
    shl v12.16b, v23.16b, #3
    eor v9.16b, v9.16b, v13.16b
    sri v26.16b, v24.16b, #3
    and v24.16b, v3.16b, v6.16b
    sri v1.16b, v25.16b, #3
    eor v25.16b, v2.16b, v30.16b
    sri v31.16b, v21.16b, #5
    eor v21.16b, v26.16b, v29.16b
    sri v12.16b, v23.16b, #5
    eor v23.16b, v1.16b, v29.16b
    shl v26.16b, v20.16b, #6
    and v29.16b, v9.16b, v28.16b
    shl v30.16b, v22.16b, #6
    eor v27.16b, v8.16b, v27.16b
    eor v31.16b, v31.16b, v0.16b
    eor v0.16b, v12.16b, v0.16b
    sri v26.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v30.16b, v22.16b, #2
    orr v21.16b, v25.16b, v11.16b
    eor v22.16b, v23.16b, v29.16b
    orr v23.16b, v27.16b, v7.16b
    eor v24.16b, v26.16b, v10.16b
    eor v26.16b, v30.16b, v10.16b
    and v29.16b, v31.16b, v20.16b
    eor v21.16b, v4.16b, v21.16b
    and v30.16b, v0.16b, v22.16b
    eor v23.16b, v5.16b, v23.16b
    eor v24.16b, v24.16b, v29.16b
    orr v29.16b, v25.16b, v21.16b
    eor v26.16b, v26.16b, v30.16b
    orr v30.16b, v27.16b, v23.16b
    eor v1.16b, v3.16b, v24.16b
    eor v29.16b, v11.16b, v29.16b
    eor v2.16b, v9.16b, v26.16b
    eor v30.16b, v7.16b, v30.16b
    eor v3.16b, v1.16b, v29.16b
    orr v4.16b, v24.16b, v20.16b
    eor v5.16b, v2.16b, v30.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v26.16b, v22.16b
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v31.16b, v4.16b
    eor v31.16b, v6.16b, v31.16b
    eor v1.16b, v0.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v28.16b, v28.16b, v0.16b
    and v0.16b, v5.16b, v22.16b
    eor v2.16b, v2.16b, v25.16b
    eor v1.16b, v1.16b, v27.16b
    eor v4.16b, v31.16b, v4.16b
    eor v0.16b, v28.16b, v0.16b
    and v31.16b, v20.16b, v31.16b
    and v28.16b, v22.16b, v28.16b
    ldp q6, q7, [x0, #272]
    eor v8.16b, v2.16b, v20.16b
    eor v9.16b, v1.16b, v22.16b
    eor v10.16b, v3.16b, v4.16b
    eor v11.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldp q28, q31, [x0, #304]
    bic v12.16b, v10.16b, v8.16b
    bic v13.16b, v11.16b, v9.16b
    eor v24.16b, v24.16b, v21.16b
    eor v26.16b, v26.16b, v23.16b
    eor v21.16b, v21.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    ldp q8, q9, [x0, #368]
    eor v12.16b, v24.16b, v12.16b
    eor v13.16b, v26.16b, v13.16b
    eor v25.16b, v25.16b, v10.16b
    shl v10.16b, v21.16b, #7
    eor v27.16b, v27.16b, v11.16b
    shl v11.16b, v23.16b, #7
    eor v29.16b, v29.16b, v12.16b
    orn v12.16b, v24.16b, v2.16b
    eor v30.16b, v30.16b, v13.16b
    orn v13.16b, v26.16b, v1.16b
    sri v10.16b, v21.16b, #1
    eor v21.16b, v4.16b, v12.16b
    ldp q12, q4, [x0, #336]
    sri v11.16b, v23.16b, #1
    eor v23.16b, v0.16b, v13.16b
    shl v0.16b, v25.16b, #4
    eor v3.16b, v3.16b, v6.16b
    shl v13.16b, v27.16b, #4
    eor v5.16b, v5.16b, v6.16b
    shl v6.16b, v2.16b, #1
    eor v10.16b, v10.16b, v7.16b
    eor v7.16b, v11.16b, v7.16b
    shl v11.16b, v1.16b, #1
    sri v0.16b, v25.16b, #4
    orr v25.16b, v21.16b, v24.16b
    sri v13.16b, v27.16b, #4
    orr v27.16b, v23.16b, v26.16b
    sri v6.16b, v2.16b, #7
    eor v0.16b, v0.16b, v28.16b
    shl v2.16b, v29.16b, #2
    eor v28.16b, v13.16b, v28.16b
    shl v13.16b, v30.16b, #2
    eor v20.16b, v20.16b, v25.16b
    shl v25.16b, v24.16b, #5
    eor v22.16b, v22.16b, v27.16b
    shl v27.16b, v26.16b, #5
    eor v6.16b, v6.16b, v8.16b
    sri v11.16b, v1.16b, #7
    and v1.16b, v10.16b, v3.16b
    sri v2.16b, v29.16b, #6
    and v29.16b, v7.16b, v5.16b
    sri v13.16b, v30.16b, #6
    eor v30.16b, v11.16b, v8.16b
    shl v8.16b, v21.16b, #3
    eor v2.16b, v2.16b, v9.16b
    shl v11.16b, v23.16b, #3
    eor v9.16b, v13.16b, v9.16b
    sri v25.16b, v24.16b, #3
    and v24.16b, v2.16b, v6.16b
    sri v27.16b, v26.16b, #3
    eor v26.16b, v0.16b, v1.16b
    sri v8.16b, v21.16b, #5
    eor v21.16b, v25.16b, v4.16b
    sri v11.16b, v23.16b, #5
    eor v23.16b, v27.16b, v4.16b
    shl v25.16b, v20.16b, #6
    and v27.16b, v9.16b, v30.16b
    shl v0.16b, v22.16b, #6
    eor v28.16b, v28.16b, v29.16b
    eor v29.16b, v8.16b, v31.16b
    eor v31.16b, v11.16b, v31.16b
    sri v25.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v0.16b, v22.16b, #2
    orr v21.16b, v26.16b, v10.16b
    eor v22.16b, v23.16b, v27.16b
    orr v23.16b, v28.16b, v7.16b
    eor v24.16b, v25.16b, v12.16b
    eor v25.16b, v0.16b, v12.16b
    and v27.16b, v29.16b, v20.16b
    eor v21.16b, v3.16b, v21.16b
    and v0.16b, v31.16b, v22.16b
    eor v23.16b, v5.16b, v23.16b
    eor v24.16b, v24.16b, v27.16b
    orr v27.16b, v26.16b, v21.16b
    eor v25.16b, v25.16b, v0.16b
    orr v0.16b, v28.16b, v23.16b
    eor v1.16b, v2.16b, v24.16b
    eor v27.16b, v10.16b, v27.16b
    eor v2.16b, v9.16b, v25.16b
    eor v0.16b, v7.16b, v0.16b
    eor v3.16b, v1.16b, v27.16b
    orr v4.16b, v24.16b, v20.16b
    eor v5.16b, v2.16b, v0.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v25.16b, v22.16b
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v29.16b, v4.16b
    eor v29.16b, v6.16b, v29.16b
    eor v1.16b, v31.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v30.16b, v30.16b, v31.16b
    and v31.16b, v5.16b, v22.16b
    eor v2.16b, v2.16b, v26.16b
    eor v1.16b, v1.16b, v28.16b
    eor v4.16b, v29.16b, v4.16b
    eor v31.16b, v30.16b, v31.16b
    and v29.16b, v20.16b, v29.16b
    and v30.16b, v22.16b, v30.16b
    ldp q6, q7, [x0, #400]
    eor v8.16b, v2.16b, v20.16b
    eor v9.16b, v1.16b, v22.16b
    eor v10.16b, v3.16b, v4.16b
    eor v11.16b, v5.16b, v31.16b
    eor v24.16b, v24.16b, v29.16b
    eor v25.16b, v25.16b, v30.16b
    ldp q29, q30, [x0, #432]
    bic v12.16b, v10.16b, v8.16b
    bic v13.16b, v11.16b, v9.16b
    eor v24.16b, v24.16b, v21.16b
    eor v25.16b, v25.16b, v23.16b
    eor v21.16b, v21.16b, v8.16b
    eor v23.16b, v23.16b, v9.16b
    ldp q8, q9, [x0, #496]
    eor v12.16b, v24.16b, v12.16b
    eor v13.16b, v25.16b, v13.16b
    eor v26.16b, v26.16b, v10.16b
    shl v10.16b, v21.16b, #7
    eor v28.16b, v28.16b, v11.16b
    shl v11.16b, v23.16b, #7
    eor v27.16b, v27.16b, v12.16b
    orn v12.16b, v24.16b, v2.16b
    eor v0.16b, v0.16b, v13.16b
    orn v13.16b, v25.16b, v1.16b
    sri v10.16b, v21.16b, #1
    eor v21.16b, v4.16b, v12.16b
    ldp q12, q4, [x0, #464]
    sri v11.16b, v23.16b, #1
    eor v23.16b, v31.16b, v13.16b
    shl v31.16b, v26.16b, #4
    eor v3.16b, v3.16b, v6.16b
    shl v13.16b, v28.16b, #4
    eor v5.16b, v5.16b, v6.16b
    shl v6.16b, v2.16b, #1
    eor v10.16b, v10.16b, v7.16b
    eor v7.16b, v11.16b, v7.16b
    shl v11.16b, v1.16b, #1
    sri v31.16b, v26.16b, #4
    orr v26.16b, v21.16b, v24.16b
    sri v13.16b, v28.16b, #4
    orr v28.16b, v23.16b, v25.16b
    sri v6.16b, v2.16b, #7
    eor v31.16b, v31.16b, v29.16b
    shl v2.16b, v27.16b, #2
    eor v29.16b, v13.16b, v29.16b
    shl v13.16b, v0.16b, #2
    eor v20.16b, v20.16b, v26.16b
    shl v26.16b, v24.16b, #5
    eor v22.16b, v22.16b, v28.16b
    shl v28.16b, v25.16b, #5
    eor v6.16b, v6.16b, v8.16b
    sri v11.16b, v1.16b, #7
    and v1.16b, v10.16b, v3.16b
    sri v2.16b, v27.16b, #6
    and v27.16b, v7.16b, v5.16b
    sri v13.16b, v0.16b, #6
    eor v0.16b, v11.16b, v8.16b
    shl v8.16b, v21.16b, #3
    eor v2.16b, v2.16b, v9.16b
    shl v11.16b, v23.16b, #3
    eor v9.16b, v13.16b, v9.16b
    sri v26.16b, v24.16b, #3
    and v24.16b, v2.16b, v6.16b
    sri v28.16b, v25.16b, #3
    eor v25.16b, v31.16b, v1.16b
    sri v8.16b, v21.16b, #5
    eor v21.16b, v26.16b, v4.16b
    sri v11.16b, v23.16b, #5
    eor v23.16b, v28.16b, v4.16b
    shl v26.16b, v20.16b, #6
    and v28.16b, v9.16b, v0.16b
    shl v31.16b, v22.16b, #6
    eor v27.16b, v29.16b, v27.16b
    eor v29.16b, v8.16b, v30.16b
    eor v30.16b, v11.16b, v30.16b
    sri v26.16b, v20.16b, #2
    eor v20.16b, v21.16b, v24.16b
    sri v31.16b, v22.16b, #2
    orr v21.16b, v25.16b, v10.16b
    eor v22.16b, v23.16b, v28.16b
    orr v23.16b, v27.16b, v7.16b
    eor v24.16b, v26.16b, v12.16b
    eor v26.16b, v31.16b, v12.16b
    and v28.16b, v29.16b, v20.16b
    eor v21.16b, v3.16b, v21.16b
    and v31.16b, v30.16b, v22.16b
    eor v23.16b, v5.16b, v23.16b
    eor v24.16b, v24.16b, v28.16b
    orr v28.16b, v25.16b, v21.16b
    eor v26.16b, v26.16b, v31.16b
    orr v31.16b, v27.16b, v23.16b
    eor v1.16b, v2.16b, v24.16b
    eor v28.16b, v10.16b, v28.16b
    eor v2.16b, v9.16b, v26.16b
    eor v31.16b, v7.16b, v31.16b
    eor v3.16b, v1.16b, v28.16b
    orr v4.16b, v24.16b, v20.16b
    eor v5.16b, v2.16b, v31.16b
    eor v20.16b, v20.16b, v1.16b
    orr v1.16b, v26.16b, v22.16b
    eor v22.16b, v22.16b, v2.16b
    eor v2.16b, v29.16b, v4.16b
    eor v29.16b, v6.16b, v29.16b
    eor v1.16b, v30.16b, v1.16b
    and v4.16b, v3.16b, v20.16b
    eor v30.16b, v0.16b, v30.16b
    and v0.16b, v5.16b, v22.16b
    eor v2.16b, v2.16b, v25.16b
    eor v1.16b, v1.16b, v27.16b
    eor v4.16b, v29.16b, v4.16b
    eor v0.16b, v30.16b, v0.16b
    and v29.16b, v20.16b, v29.16b
    and v30.16b, v22.16b, v30.16b
    eor v6.16b, v2.16b, v20.16b
    eor v7.16b, v1.16b, v22.16b
    eor v8.16b, v3.16b, v4.16b
    eor v9.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v29.16b
    eor v26.16b, v26.16b, v30.16b
    ldp q29, q30, [x0, #528]
    bic v10.16b, v8.16b, v6.16b
    bic v11.16b, v9.16b, v7.16b
    ldp q13, q12, [x0, #560]
    eor v24.16b, v24.16b, v21.16b
    eor v26.16b, v26.16b, v23.16b
    eor v21.16b, v21.16b, v6.16b
    eor v23.16b, v23.16b, v7.16b
    eor v6.16b, v24.16b, v10.16b
    eor v7.16b, v26.16b, v11.16b
    orn v10.16b, v24.16b, v2.16b
    orn v11.16b, v26.16b, v1.16b
    eor v28.16b, v28.16b, v6.16b
    eor v31.16b, v31.16b, v7.16b
    shl v6.16b, v21.16b, #7
    eor v25.16b, v25.16b, v8.16b
    shl v7.16b, v23.16b, #7
    eor v27.16b, v27.16b, v9.16b
    eor v4.16b, v4.16b, v10.16b
    eor v0.16b, v0.16b, v11.16b
    shl v8.16b, v2.16b, #1
    eor v3.16b, v3.16b, v29.16b
    shl v9.16b, v1.16b, #1
    orr v10.16b, v4.16b, v24.16b
    shl v11.16b, v28.16b, #2
    eor v29.16b, v5.16b, v29.16b
    shl v5.16b, v31.16b, #2
    eor v20.16b, v20.16b, v10.16b
    sri v6.16b, v21.16b, #1
    orr v21.16b, v0.16b, v26.16b
    sri v7.16b, v23.16b, #1
    shl v23.16b, v25.16b, #4
    eor v6.16b, v6.16b, v30.16b
    shl v10.16b, v27.16b, #4
    eor v30.16b, v7.16b, v30.16b
    shl v7.16b, v24.16b, #5
    eor v21.16b, v22.16b, v21.16b
    shl v22.16b, v26.16b, #5
    sri v8.16b, v2.16b, #7
    and v2.16b, v6.16b, v3.16b
    sri v9.16b, v1.16b, #7
    and v1.16b, v30.16b, v29.16b
    sri v11.16b, v28.16b, #6
    eor v28.16b, v8.16b, v12.16b
    sri v5.16b, v31.16b, #6
    eor v31.16b, v9.16b, v12.16b
    sri v23.16b, v25.16b, #4
    eor v25.16b, v11.16b, v18.16b
    sri v10.16b, v27.16b, #4
    eor v27.16b, v5.16b, v18.16b
    shl v5.16b, v4.16b, #3
    eor v23.16b, v23.16b, v13.16b
    shl v8.16b, v0.16b, #3
    eor v9.16b, v10.16b, v13.16b
    sri v7.16b, v24.16b, #3
    and v24.16b, v25.16b, v28.16b
    sri v22.16b, v26.16b, #3
    and v26.16b, v27.16b, v31.16b
    sri v5.16b, v4.16b, #5
    eor v4.16b, v7.16b, v19.16b
    sri v8.16b, v0.16b, #5
    eor v22.16b, v22.16b, v19.16b
    shl v0.16b, v20.16b, #6
    eor v5.16b, v5.16b, v17.16b
    shl v7.16b, v21.16b, #6
    eor v8.16b, v8.16b, v17.16b
    sri v0.16b, v20.16b, #2
    eor v20.16b, v4.16b, v24.16b
    sri v7.16b, v21.16b, #2
    eor v21.16b, v23.16b, v2.16b
    eor v22.16b, v22.16b, v26.16b
    eor v23.16b, v9.16b, v1.16b
    eor v24.16b, v0.16b, v16.16b
    eor v26.16b, v7.16b, v16.16b
    and v0.16b, v5.16b, v20.16b
    orr v1.16b, v21.16b, v6.16b
    and v2.16b, v8.16b, v22.16b
    orr v4.16b, v23.16b, v30.16b
    eor v24.16b, v24.16b, v0.16b
    eor v0.16b, v3.16b, v1.16b
    eor v26.16b, v26.16b, v2.16b
    eor v29.16b, v29.16b, v4.16b
    eor v25.16b, v25.16b, v24.16b
    orr v1.16b, v21.16b, v0.16b
    eor v27.16b, v27.16b, v26.16b
    orr v2.16b, v23.16b, v29.16b
    eor v1.16b, v6.16b, v1.16b
    eor v3.16b, v20.16b, v25.16b
    eor v30.16b, v30.16b, v2.16b
    eor v2.16b, v22.16b, v27.16b
    eor v28.16b, v28.16b, v5.16b
    eor v31.16b, v31.16b, v8.16b
    eor v25.16b, v25.16b, v1.16b
    eor v27.16b, v27.16b, v30.16b
    orr v20.16b, v24.16b, v20.16b
    orr v22.16b, v26.16b, v22.16b
    and v4.16b, v3.16b, v28.16b
    and v6.16b, v2.16b, v31.16b
    eor v20.16b, v5.16b, v20.16b
    eor v22.16b, v8.16b, v22.16b
    and v5.16b, v25.16b, v3.16b
    and v7.16b, v27.16b, v2.16b
    eor v24.16b, v24.16b, v4.16b
    eor v26.16b, v26.16b, v6.16b
    eor v20.16b, v20.16b, v21.16b
    eor v22.16b, v22.16b, v23.16b
    eor v28.16b, v28.16b, v5.16b
    eor v31.16b, v31.16b, v7.16b
    eor v24.16b, v24.16b, v0.16b
    eor v26.16b, v26.16b, v29.16b
    eor v4.16b, v20.16b, v3.16b
    eor v5.16b, v22.16b, v2.16b
    eor v6.16b, v25.16b, v28.16b
    eor v7.16b, v27.16b, v31.16b
    orn v8.16b, v24.16b, v20.16b
    orn v9.16b, v26.16b, v22.16b
    ldp q10, q11, [x0, #656]
    bic v12.16b, v6.16b, v4.16b
    bic v13.16b, v7.16b, v5.16b
    eor v28.16b, v28.16b, v8.16b
    eor v31.16b, v31.16b, v9.16b
    ldp q8, q9, [x0, #688]
    eor v12.16b, v24.16b, v12.16b
    eor v13.16b, v26.16b, v13.16b
    eor v0.16b, v0.16b, v4.16b
    orr v4.16b, v28.16b, v24.16b
    eor v29.16b, v29.16b, v5.16b
    orr v5.16b, v31.16b, v26.16b
    eor v21.16b, v21.16b, v6.16b
    eor v23.16b, v23.16b, v7.16b
    ldp q6, q7, [x0, #720]
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v5.16b
    ldp q4, q5, [x0, #752]
    eor v1.16b, v1.16b, v12.16b
    eor v30.16b, v30.16b, v13.16b
    shl v12.16b, v0.16b, #7
    eor v25.16b, v25.16b, v10.16b
    shl v13.16b, v29.16b, #7
    eor v27.16b, v27.16b, v10.16b
    shl v10.16b, v21.16b, #4
    sri v12.16b, v0.16b, #1
    shl v0.16b, v23.16b, #4
    sri v13.16b, v29.16b, #1
    eor v29.16b, v12.16b, v11.16b
    shl v12.16b, v28.16b, #3
    sri v10.16b, v21.16b, #4
    eor v21.16b, v13.16b, v11.16b
    shl v11.16b, v31.16b, #3
    shl v13.16b, v3.16b, #6
    eor v10.16b, v10.16b, v8.16b
    sri v0.16b, v23.16b, #4
    shl v23.16b, v2.16b, #6
    sri v12.16b, v28.16b, #5
    eor v28.16b, v0.16b, v8.16b
    shl v0.16b, v24.16b, #5
    shl v8.16b, v26.16b, #5
    eor v12.16b, v12.16b, v9.16b
    sri v11.16b, v31.16b, #5
    shl v31.16b, v20.16b, #1
    sri v13.16b, v3.16b, #2
    eor v3.16b, v11.16b, v9.16b
    shl v9.16b, v22.16b, #1
    shl v11.16b, v1.16b, #2
    eor v13.16b, v13.16b, v6.16b
    sri v23.16b, v2.16b, #2
    shl v2.16b, v30.16b, #2
    sri v0.16b, v24.16b, #3
    eor v23.16b, v23.16b, v6.16b
    sri v8.16b, v26.16b, #3
    trn1 v24.4s, v25.4s, v13.4s
    sri v31.16b, v20.16b, #7
    eor v20.16b, v0.16b, v7.16b
    sri v9.16b, v22.16b, #7
    eor v22.16b, v8.16b, v7.16b
    sri v11.16b, v1.16b, #6
    eor v26.16b, v31.16b, v4.16b
    sri v2.16b, v30.16b, #6
    eor v30.16b, v9.16b, v4.16b
    eor v31.16b, v11.16b, v5.16b
    trn2 v25.4s, v25.4s, v13.4s
    eor v0.16b, v2.16b, v5.16b
    trn1 v1.4s, v29.4s, v20.4s
    sub x9, x9, #32
    add x1, x1, #256
    trn2 v20.4s, v29.4s, v20.4s
    trn1 v29.4s, v10.4s, v26.4s
    trn2 v26.4s, v10.4s, v26.4s
    trn1 v2.4s, v12.4s, v31.4s
    trn2 v31.4s, v12.4s, v31.4s
    trn1 v4.4s, v27.4s, v23.4s
    trn2 v23.4s, v27.4s, v23.4s
    trn1 v27.4s, v21.4s, v22.4s
    trn2 v21.4s, v21.4s, v22.4s
    trn1 v22.4s, v28.4s, v30.4s
    trn2 v28.4s, v28.4s, v30.4s
    trn1 v30.4s, v3.4s, v0.4s
    trn2 v0.4s, v3.4s, v0.4s
    trn1 v3.8h, v24.8h, v29.8h
    trn2 v24.8h, v24.8h, v29.8h
    trn1 v29.8h, v1.8h, v2.8h
    trn2 v1.8h, v1.8h, v2.8h
    trn1 v2.8h, v25.8h, v26.8h
    trn2 v25.8h, v25.8h, v26.8h
    trn1 v26.8h, v20.8h, v31.8h
    trn2 v20.8h, v20.8h, v31.8h
    trn1 v31.8h, v4.8h, v22.8h
    trn2 v22.8h, v4.8h, v22.8h
    trn1 v4.8h, v27.8h, v30.8h
    trn2 v27.8h, v27.8h, v30.8h
    trn1 v30.8h, v23.8h, v28.8h
    trn2 v23.8h, v23.8h, v28.8h
    trn1 v28.8h, v21.8h, v0.8h
    trn2 v21.8h, v21.8h, v0.8h
    trn1 v0.16b, v3.16b, v29.16b
    trn2 v29.16b, v3.16b, v29.16b
    trn1 v3.16b, v24.16b, v1.16b
    trn2 v24.16b, v24.16b, v1.16b
    trn1 v1.16b, v2.16b, v26.16b
    trn2 v26.16b, v2.16b, v26.16b
    trn1 v2.16b, v25.16b, v20.16b
    stp q0, q29, [x2, #0]
    trn2 v20.16b, v25.16b, v20.16b
    trn1 v25.16b, v31.16b, v4.16b
    stp q3, q24, [x2, #32]
    trn2 v24.16b, v31.16b, v4.16b
    trn1 v29.16b, v22.16b, v27.16b
    stp q1, q26, [x2, #64]
    trn2 v22.16b, v22.16b, v27.16b
    trn1 v26.16b, v30.16b, v28.16b
    stp q2, q20, [x2, #96]
    trn2 v20.16b, v30.16b, v28.16b
    trn1 v27.16b, v23.16b, v21.16b
    stp q25, q24, [x2, #128]
    trn2 v21.16b, v23.16b, v21.16b
    stp q29, q22, [x2, #160]
    stp q26, q20, [x2, #192]
    stp q27, q21, [x2, #224]
    add x2, x2, #256
    tbz x9, 63, .Lpipo64_256_encrypt_blocks_blocks5
.Lpipo64_256_encrypt_blocks_fewer3:
    add x9, x9, #32
    sub x9, x9, #16
    tbnz x9, 63, .Lpipo64_256_encrypt_blocks_fewer7
    ldp q17, q16, [x0, #592]
    ldr q18, [x0, #768]
    ldp q20, q19, [x0, #624]
    ldp q22, q21, [x0, #672]
    ldp q24, q23, [x0, #704]
    ldp q26, q25, [x0, #736]
    ldp q28, q27, [x0, #288]
    ldp q30, q29, [x0, #320]
    ldp q0, q31, [x0, #352]
.Lpipo64_256_encrypt_blocks_blocks9:
    ldp q2, q1, [x1, #0]
    ldp q4, q3, [x1, #32]
    ldp q6, q5, [x1, #64]
    ldp q8, q7, [x1, #96]
    ldp q9, q10, [x0, #0]
    trn1 v11.16b, v2.16b, v1.16b
    trn2 v1.16b, v2.16b, v1.16b
    ldp q2, q12, [x0, #32]
    trn1 v13.16b, v4.16b, v3.16b
    trn2 v3.16b, v4.16b, v3.16b
    trn1 v4.16b, v6.16b, v5.16b
    trn2 v5.16b, v6.16b, v5.16b
    trn1 v6.16b, v8.16b, v7.16b
    trn2 v7.16b, v8.16b, v7.16b
    trn1 v8.8h, v11.8h, v13.8h
    trn2 v11.8h, v11.8h, v13.8h
    trn1 v13.8h, v1.8h, v3.8h
    trn2 v1.8h, v1.8h, v3.8h
    trn1 v3.8h, v4.8h, v6.8h
    trn2 v4.8h, v4.8h, v6.8h
    trn1 v6.8h, v5.8h, v7.8h
    trn2 v5.8h, v5.8h, v7.8h
    trn1 v7.4s, v8.4s, v3.4s
    trn2 v3.4s, v8.4s, v3.4s
    trn1 v8.4s, v13.4s, v6.4s
    trn2 v6.4s, v13.4s, v6.4s
    trn1 v13.4s, v11.4s, v4.4s
    trn2 v4.4s, v11.4s, v4.4s
    trn2 v11.4s, v1.4s, v5.4s
    eor v7.16b, v7.16b, v9.16b
    eor v8.16b, v8.16b, v10.16b
    eor v2.16b, v13.16b, v2.16b
    eor v4.16b, v4.16b, v12.16b
    eor v9.16b, v11.16b, v19.16b
    and v10.16b, v8.16b, v7.16b
    trn1 v1.4s, v1.4s, v5.4s
    eor v5.16b, v6.16b, v20.16b
    and v6.16b, v9.16b, v4.16b
    eor v2.16b, v2.16b, v10.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v6.16b
    eor v3.16b, v3.16b, v16.16b
    orr v6.16b, v2.16b, v8.16b
    eor v4.16b, v4.16b, v1.16b
    and v10.16b, v1.16b, v5.16b
    eor v6.16b, v7.16b, v6.16b
    eor v3.16b, v3.16b, v10.16b
    orr v7.16b, v2.16b, v6.16b
    eor v9.16b, v9.16b, v3.16b
    orr v10.16b, v3.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    eor v5.16b, v5.16b, v9.16b
    eor v1.16b, v1.16b, v10.16b
    eor v8.16b, v9.16b, v7.16b
    eor v1.16b, v1.16b, v2.16b
    and v9.16b, v5.16b, v4.16b
    and v10.16b, v8.16b, v5.16b
    eor v11.16b, v1.16b, v5.16b
    eor v3.16b, v3.16b, v9.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q9, [x0, #64]
    shl v10.16b, v1.16b, #1
    eor v3.16b, v3.16b, v6.16b
    eor v6.16b, v6.16b, v11.16b
    eor v12.16b, v8.16b, v4.16b
    sri v10.16b, v1.16b, #7
    shl v13.16b, v6.16b, #7
    orn v1.16b, v3.16b, v1.16b
    bic v11.16b, v12.16b, v11.16b
    eor v2.16b, v2.16b, v12.16b
    sri v13.16b, v6.16b, #1
    eor v1.16b, v4.16b, v1.16b
    eor v4.16b, v3.16b, v11.16b
    shl v6.16b, v2.16b, #4
    eor v8.16b, v8.16b, v9.16b
    eor v9.16b, v13.16b, v22.16b
    eor v4.16b, v7.16b, v4.16b
    sri v6.16b, v2.16b, #4
    orr v2.16b, v1.16b, v3.16b
    shl v7.16b, v3.16b, #5
    shl v11.16b, v4.16b, #2
    eor v6.16b, v6.16b, v21.16b
    shl v12.16b, v1.16b, #3
    eor v2.16b, v5.16b, v2.16b
    sri v11.16b, v4.16b, #6
    eor v4.16b, v10.16b, v25.16b
    sri v7.16b, v3.16b, #3
    and v3.16b, v9.16b, v8.16b
    eor v5.16b, v11.16b, v18.16b
    sri v12.16b, v1.16b, #5
    shl v1.16b, v2.16b, #6
    eor v7.16b, v7.16b, v26.16b
    and v10.16b, v5.16b, v4.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v12.16b, v24.16b
    sri v1.16b, v2.16b, #2
    eor v2.16b, v7.16b, v10.16b
    orr v7.16b, v3.16b, v9.16b
    eor v1.16b, v1.16b, v23.16b
    eor v4.16b, v4.16b, v6.16b
    and v10.16b, v6.16b, v2.16b
    eor v7.16b, v8.16b, v7.16b
    eor v1.16b, v1.16b, v10.16b
    orr v8.16b, v3.16b, v7.16b
    eor v5.16b, v5.16b, v1.16b
    eor v8.16b, v9.16b, v8.16b
    orr v9.16b, v1.16b, v2.16b
    eor v10.16b, v5.16b, v8.16b
    eor v2.16b, v2.16b, v5.16b
    eor v5.16b, v6.16b, v9.16b
    and v6.16b, v10.16b, v2.16b
    and v9.16b, v2.16b, v4.16b
    eor v5.16b, v5.16b, v3.16b
    eor v4.16b, v4.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    ldr q6, [x0, #80]
    eor v9.16b, v5.16b, v2.16b
    shl v11.16b, v5.16b, #1
    eor v12.16b, v10.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    ldr q13, [x0, #384]
    eor v7.16b, v7.16b, v9.16b
    sri v11.16b, v5.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v3.16b, v3.16b, v12.16b
    shl v12.16b, v7.16b, #7
    orn v5.16b, v1.16b, v5.16b
    eor v9.16b, v1.16b, v9.16b
    eor v6.16b, v10.16b, v6.16b
    sri v12.16b, v7.16b, #1
    eor v4.16b, v4.16b, v5.16b
    eor v5.16b, v8.16b, v9.16b
    shl v7.16b, v3.16b, #4
    eor v8.16b, v12.16b, v28.16b
    orr v9.16b, v4.16b, v1.16b
    shl v10.16b, v5.16b, #2
    eor v11.16b, v11.16b, v31.16b
    sri v7.16b, v3.16b, #4
    eor v2.16b, v2.16b, v9.16b
    shl v3.16b, v1.16b, #5
    and v9.16b, v8.16b, v6.16b
    sri v10.16b, v5.16b, #6
    eor v5.16b, v7.16b, v27.16b
    shl v7.16b, v4.16b, #3
    sri v3.16b, v1.16b, #3
    eor v1.16b, v10.16b, v13.16b
    sri v7.16b, v4.16b, #5
    eor v4.16b, v5.16b, v9.16b
    shl v5.16b, v2.16b, #6
    eor v3.16b, v3.16b, v0.16b
    and v9.16b, v1.16b, v11.16b
    eor v7.16b, v7.16b, v30.16b
    sri v5.16b, v2.16b, #2
    orr v2.16b, v4.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    eor v9.16b, v11.16b, v7.16b
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v6.16b, v2.16b
    and v6.16b, v7.16b, v3.16b
    orr v10.16b, v4.16b, v2.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v8.16b, v10.16b
    eor v1.16b, v1.16b, v5.16b
    orr v8.16b, v5.16b, v3.16b
    eor v10.16b, v1.16b, v6.16b
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v7.16b, v8.16b
    and v7.16b, v10.16b, v1.16b
    and v8.16b, v1.16b, v9.16b
    eor v3.16b, v3.16b, v4.16b
    eor v7.16b, v9.16b, v7.16b
    eor v5.16b, v5.16b, v8.16b
    ldr q8, [x0, #96]
    ldp q9, q11, [x0, #416]
    eor v12.16b, v3.16b, v1.16b
    shl v13.16b, v3.16b, #1
    eor v5.16b, v5.16b, v2.16b
    eor v2.16b, v2.16b, v12.16b
    sri v13.16b, v3.16b, #7
    orn v3.16b, v5.16b, v3.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v7.16b
    eor v3.16b, v7.16b, v3.16b
    shl v7.16b, v2.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q14, q10, [x0, #480]
    sri v7.16b, v2.16b, #1
    eor v2.16b, v5.16b, v12.16b
    eor v7.16b, v7.16b, v9.16b
    ldr q9, [x0, #512]
    eor v2.16b, v6.16b, v2.16b
    shl v6.16b, v4.16b, #4
    eor v10.16b, v13.16b, v10.16b
    orr v12.16b, v3.16b, v5.16b
    sri v6.16b, v4.16b, #4
    ldp q4, q13, [x0, #448]
    eor v1.16b, v1.16b, v12.16b
    eor v6.16b, v6.16b, v11.16b
    shl v11.16b, v2.16b, #2
    sri v11.16b, v2.16b, #6
    and v2.16b, v7.16b, v8.16b
    eor v9.16b, v11.16b, v9.16b
    shl v11.16b, v5.16b, #5
    eor v2.16b, v6.16b, v2.16b
    shl v6.16b, v3.16b, #3
    sri v11.16b, v5.16b, #3
    and v5.16b, v9.16b, v10.16b
    sri v6.16b, v3.16b, #5
    orr v3.16b, v2.16b, v7.16b
    eor v11.16b, v11.16b, v14.16b
    shl v12.16b, v1.16b, #6
    eor v4.16b, v6.16b, v4.16b
    eor v3.16b, v8.16b, v3.16b
    sri v12.16b, v1.16b, #2
    eor v1.16b, v11.16b, v5.16b
    orr v5.16b, v2.16b, v3.16b
    eor v6.16b, v10.16b, v4.16b
    eor v8.16b, v12.16b, v13.16b
    and v10.16b, v4.16b, v1.16b
    eor v5.16b, v7.16b, v5.16b
    eor v7.16b, v8.16b, v10.16b
    eor v8.16b, v9.16b, v7.16b
    orr v9.16b, v7.16b, v1.16b
    eor v10.16b, v8.16b, v5.16b
    eor v1.16b, v1.16b, v8.16b
    eor v4.16b, v4.16b, v9.16b
    and v8.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v6.16b
    eor v4.16b, v4.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    ldr q8, [x0, #112]
    ldp q9, q11, [x0, #544]
    eor v12.16b, v4.16b, v1.16b
    shl v13.16b, v4.16b, #1
    eor v7.16b, v7.16b, v3.16b
    eor v3.16b, v3.16b, v12.16b
    sri v13.16b, v4.16b, #7
    orn v4.16b, v7.16b, v4.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v6.16b
    eor v4.16b, v6.16b, v4.16b
    shl v6.16b, v3.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v2.16b, v2.16b, v10.16b
    ldr q10, [x0, #576]
    sri v6.16b, v3.16b, #1
    orr v3.16b, v4.16b, v7.16b
    eor v12.16b, v7.16b, v12.16b
    eor v6.16b, v6.16b, v9.16b
    shl v9.16b, v2.16b, #4
    eor v5.16b, v5.16b, v12.16b
    shl v12.16b, v7.16b, #5
    sri v9.16b, v2.16b, #4
    eor v1.16b, v1.16b, v3.16b
    shl v2.16b, v5.16b, #2
    eor v3.16b, v13.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    shl v10.16b, v4.16b, #3
    sri v2.16b, v5.16b, #6
    and v5.16b, v6.16b, v8.16b
    sri v12.16b, v7.16b, #3
    eor v2.16b, v2.16b, v19.16b
    sri v10.16b, v4.16b, #5
    shl v4.16b, v1.16b, #6
    eor v7.16b, v12.16b, v20.16b
    and v11.16b, v2.16b, v3.16b
    eor v5.16b, v9.16b, v5.16b
    eor v9.16b, v10.16b, v17.16b
    sri v4.16b, v1.16b, #2
    eor v1.16b, v7.16b, v11.16b
    orr v7.16b, v5.16b, v6.16b
    eor v4.16b, v4.16b, v16.16b
    eor v3.16b, v3.16b, v9.16b
    and v10.16b, v9.16b, v1.16b
    eor v7.16b, v8.16b, v7.16b
    eor v4.16b, v4.16b, v10.16b
    orr v8.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    orr v8.16b, v4.16b, v1.16b
    eor v10.16b, v2.16b, v6.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v9.16b, v8.16b
    and v8.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v3.16b
    eor v2.16b, v2.16b, v5.16b
    eor v3.16b, v3.16b, v8.16b
    eor v4.16b, v4.16b, v9.16b
    ldr q8, [x0, #128]
    eor v9.16b, v2.16b, v1.16b
    shl v11.16b, v2.16b, #1
    eor v12.16b, v10.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    eor v7.16b, v7.16b, v9.16b
    sri v11.16b, v2.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v5.16b, v5.16b, v12.16b
    shl v12.16b, v7.16b, #7
    orn v2.16b, v4.16b, v2.16b
    eor v9.16b, v4.16b, v9.16b
    shl v13.16b, v5.16b, #4
    sri v12.16b, v7.16b, #1
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v6.16b, v9.16b
    eor v6.16b, v10.16b, v8.16b
    eor v7.16b, v12.16b, v22.16b
    sri v13.16b, v5.16b, #4
    shl v5.16b, v3.16b, #2
    orr v8.16b, v2.16b, v4.16b
    shl v9.16b, v4.16b, #5
    eor v10.16b, v13.16b, v21.16b
    sri v5.16b, v3.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v3.16b, v2.16b, #3
    eor v8.16b, v11.16b, v25.16b
    sri v9.16b, v4.16b, #3
    eor v4.16b, v5.16b, v18.16b
    and v5.16b, v7.16b, v6.16b
    sri v3.16b, v2.16b, #5
    shl v2.16b, v1.16b, #6
    eor v9.16b, v9.16b, v26.16b
    and v11.16b, v4.16b, v8.16b
    eor v5.16b, v10.16b, v5.16b
    eor v3.16b, v3.16b, v24.16b
    sri v2.16b, v1.16b, #2
    eor v1.16b, v9.16b, v11.16b
    orr v9.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v23.16b
    eor v8.16b, v8.16b, v3.16b
    and v10.16b, v3.16b, v1.16b
    eor v6.16b, v6.16b, v9.16b
    eor v2.16b, v2.16b, v10.16b
    orr v9.16b, v5.16b, v6.16b
    eor v4.16b, v4.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v2.16b, v1.16b
    eor v10.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v4.16b
    eor v3.16b, v3.16b, v9.16b
    and v4.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v8.16b
    eor v3.16b, v3.16b, v5.16b
    eor v4.16b, v8.16b, v4.16b
    eor v2.16b, v2.16b, v9.16b
    ldr q8, [x0, #144]
    eor v9.16b, v3.16b, v1.16b
    shl v11.16b, v3.16b, #1
    eor v12.16b, v10.16b, v4.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q13, [x0, #384]
    eor v6.16b, v6.16b, v9.16b
    sri v11.16b, v3.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v5.16b, v5.16b, v12.16b
    shl v12.16b, v6.16b, #7
    orn v3.16b, v2.16b, v3.16b
    eor v9.16b, v2.16b, v9.16b
    eor v8.16b, v10.16b, v8.16b
    sri v12.16b, v6.16b, #1
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v7.16b, v9.16b
    shl v6.16b, v5.16b, #4
    eor v7.16b, v12.16b, v28.16b
    orr v9.16b, v3.16b, v2.16b
    shl v10.16b, v4.16b, #2
    eor v11.16b, v11.16b, v31.16b
    sri v6.16b, v5.16b, #4
    eor v1.16b, v1.16b, v9.16b
    shl v5.16b, v2.16b, #5
    and v9.16b, v7.16b, v8.16b
    sri v10.16b, v4.16b, #6
    eor v4.16b, v6.16b, v27.16b
    shl v6.16b, v3.16b, #3
    sri v5.16b, v2.16b, #3
    eor v2.16b, v10.16b, v13.16b
    sri v6.16b, v3.16b, #5
    eor v3.16b, v4.16b, v9.16b
    shl v4.16b, v1.16b, #6
    eor v5.16b, v5.16b, v0.16b
    and v9.16b, v2.16b, v11.16b
    eor v6.16b, v6.16b, v30.16b
    sri v4.16b, v1.16b, #2
    orr v1.16b, v3.16b, v7.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v11.16b, v6.16b
    eor v4.16b, v4.16b, v29.16b
    eor v1.16b, v8.16b, v1.16b
    and v8.16b, v6.16b, v5.16b
    orr v10.16b, v3.16b, v1.16b
    eor v4.16b, v4.16b, v8.16b
    eor v7.16b, v7.16b, v10.16b
    eor v2.16b, v2.16b, v4.16b
    orr v8.16b, v4.16b, v5.16b
    eor v10.16b, v2.16b, v7.16b
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v6.16b, v8.16b
    and v6.16b, v10.16b, v2.16b
    and v8.16b, v2.16b, v9.16b
    eor v5.16b, v5.16b, v3.16b
    eor v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v8.16b
    ldr q8, [x0, #160]
    ldp q9, q11, [x0, #416]
    eor v12.16b, v5.16b, v2.16b
    shl v13.16b, v5.16b, #1
    eor v4.16b, v4.16b, v1.16b
    eor v1.16b, v1.16b, v12.16b
    sri v13.16b, v5.16b, #7
    orn v5.16b, v4.16b, v5.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v6.16b
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v1.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v3.16b, v3.16b, v10.16b
    ldp q14, q10, [x0, #480]
    sri v6.16b, v1.16b, #1
    eor v1.16b, v4.16b, v12.16b
    eor v6.16b, v6.16b, v9.16b
    ldr q9, [x0, #512]
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v3.16b, #4
    eor v10.16b, v13.16b, v10.16b
    orr v12.16b, v5.16b, v4.16b
    sri v7.16b, v3.16b, #4
    ldp q3, q13, [x0, #448]
    eor v2.16b, v2.16b, v12.16b
    eor v7.16b, v7.16b, v11.16b
    shl v11.16b, v1.16b, #2
    sri v11.16b, v1.16b, #6
    and v1.16b, v6.16b, v8.16b
    eor v9.16b, v11.16b, v9.16b
    shl v11.16b, v4.16b, #5
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v5.16b, #3
    sri v11.16b, v4.16b, #3
    and v4.16b, v9.16b, v10.16b
    sri v7.16b, v5.16b, #5
    orr v5.16b, v1.16b, v6.16b
    eor v11.16b, v11.16b, v14.16b
    shl v12.16b, v2.16b, #6
    eor v3.16b, v7.16b, v3.16b
    eor v5.16b, v8.16b, v5.16b
    sri v12.16b, v2.16b, #2
    eor v2.16b, v11.16b, v4.16b
    orr v4.16b, v1.16b, v5.16b
    eor v7.16b, v10.16b, v3.16b
    eor v8.16b, v12.16b, v13.16b
    and v10.16b, v3.16b, v2.16b
    eor v4.16b, v6.16b, v4.16b
    eor v6.16b, v8.16b, v10.16b
    eor v8.16b, v9.16b, v6.16b
    orr v9.16b, v6.16b, v2.16b
    eor v10.16b, v8.16b, v4.16b
    eor v2.16b, v2.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    and v8.16b, v10.16b, v2.16b
    and v9.16b, v2.16b, v7.16b
    eor v3.16b, v3.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    eor v6.16b, v6.16b, v9.16b
    ldr q8, [x0, #176]
    ldp q9, q11, [x0, #544]
    eor v12.16b, v3.16b, v2.16b
    shl v13.16b, v3.16b, #1
    eor v6.16b, v6.16b, v5.16b
    eor v5.16b, v5.16b, v12.16b
    sri v13.16b, v3.16b, #7
    orn v3.16b, v6.16b, v3.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v7.16b
    eor v3.16b, v7.16b, v3.16b
    shl v7.16b, v5.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #576]
    sri v7.16b, v5.16b, #1
    orr v5.16b, v3.16b, v6.16b
    eor v12.16b, v6.16b, v12.16b
    eor v7.16b, v7.16b, v9.16b
    shl v9.16b, v1.16b, #4
    eor v4.16b, v4.16b, v12.16b
    shl v12.16b, v6.16b, #5
    sri v9.16b, v1.16b, #4
    eor v1.16b, v2.16b, v5.16b
    shl v2.16b, v4.16b, #2
    eor v5.16b, v13.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    shl v10.16b, v3.16b, #3
    sri v2.16b, v4.16b, #6
    and v4.16b, v7.16b, v8.16b
    sri v12.16b, v6.16b, #3
    eor v2.16b, v2.16b, v19.16b
    sri v10.16b, v3.16b, #5
    shl v3.16b, v1.16b, #6
    eor v6.16b, v12.16b, v20.16b
    and v11.16b, v2.16b, v5.16b
    eor v4.16b, v9.16b, v4.16b
    eor v9.16b, v10.16b, v17.16b
    sri v3.16b, v1.16b, #2
    eor v1.16b, v6.16b, v11.16b
    orr v6.16b, v4.16b, v7.16b
    eor v3.16b, v3.16b, v16.16b
    eor v5.16b, v5.16b, v9.16b
    and v10.16b, v9.16b, v1.16b
    eor v6.16b, v8.16b, v6.16b
    eor v3.16b, v3.16b, v10.16b
    orr v8.16b, v4.16b, v6.16b
    eor v2.16b, v2.16b, v3.16b
    eor v7.16b, v7.16b, v8.16b
    orr v8.16b, v3.16b, v1.16b
    eor v10.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v9.16b, v8.16b
    and v8.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v5.16b
    eor v2.16b, v2.16b, v4.16b
    eor v5.16b, v5.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q8, [x0, #192]
    eor v9.16b, v2.16b, v1.16b
    shl v11.16b, v2.16b, #1
    eor v12.16b, v10.16b, v5.16b
    eor v3.16b, v3.16b, v6.16b
    eor v6.16b, v6.16b, v9.16b
    sri v11.16b, v2.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v4.16b, v4.16b, v12.16b
    shl v12.16b, v6.16b, #7
    orn v2.16b, v3.16b, v2.16b
    eor v9.16b, v3.16b, v9.16b
    shl v13.16b, v4.16b, #4
    sri v12.16b, v6.16b, #1
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v7.16b, v9.16b
    eor v6.16b, v10.16b, v8.16b
    eor v7.16b, v12.16b, v22.16b
    sri v13.16b, v4.16b, #4
    shl v4.16b, v5.16b, #2
    orr v8.16b, v2.16b, v3.16b
    shl v9.16b, v3.16b, #5
    eor v10.16b, v13.16b, v21.16b
    sri v4.16b, v5.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v5.16b, v2.16b, #3
    eor v8.16b, v11.16b, v25.16b
    sri v9.16b, v3.16b, #3
    eor v3.16b, v4.16b, v18.16b
    and v4.16b, v7.16b, v6.16b
    sri v5.16b, v2.16b, #5
    shl v2.16b, v1.16b, #6
    eor v9.16b, v9.16b, v26.16b
    and v11.16b, v3.16b, v8.16b
    eor v4.16b, v10.16b, v4.16b
    eor v5.16b, v5.16b, v24.16b
    sri v2.16b, v1.16b, #2
    eor v1.16b, v9.16b, v11.16b
    orr v9.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v23.16b
    eor v8.16b, v8.16b, v5.16b
    and v10.16b, v5.16b, v1.16b
    eor v6.16b, v6.16b, v9.16b
    eor v2.16b, v2.16b, v10.16b
    orr v9.16b, v4.16b, v6.16b
    eor v3.16b, v3.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v2.16b, v1.16b
    eor v10.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v5.16b, v9.16b
    and v5.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v8.16b
    eor v3.16b, v3.16b, v4.16b
    eor v5.16b, v8.16b, v5.16b
    eor v2.16b, v2.16b, v9.16b
    ldr q8, [x0, #208]
    eor v9.16b, v3.16b, v1.16b
    shl v11.16b, v3.16b, #1
    eor v12.16b, v10.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q13, [x0, #384]
    eor v6.16b, v6.16b, v9.16b
    sri v11.16b, v3.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v4.16b, v4.16b, v12.16b
    shl v12.16b, v6.16b, #7
    orn v3.16b, v2.16b, v3.16b
    eor v9.16b, v2.16b, v9.16b
    eor v8.16b, v10.16b, v8.16b
    sri v12.16b, v6.16b, #1
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v7.16b, v9.16b
    shl v6.16b, v4.16b, #4
    eor v7.16b, v12.16b, v28.16b
    orr v9.16b, v3.16b, v2.16b
    shl v10.16b, v5.16b, #2
    eor v11.16b, v11.16b, v31.16b
    sri v6.16b, v4.16b, #4
    eor v1.16b, v1.16b, v9.16b
    shl v4.16b, v2.16b, #5
    and v9.16b, v7.16b, v8.16b
    sri v10.16b, v5.16b, #6
    eor v5.16b, v6.16b, v27.16b
    shl v6.16b, v3.16b, #3
    sri v4.16b, v2.16b, #3
    eor v2.16b, v10.16b, v13.16b
    sri v6.16b, v3.16b, #5
    eor v3.16b, v5.16b, v9.16b
    shl v5.16b, v1.16b, #6
    eor v4.16b, v4.16b, v0.16b
    and v9.16b, v2.16b, v11.16b
    eor v6.16b, v6.16b, v30.16b
    sri v5.16b, v1.16b, #2
    orr v1.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v9.16b
    eor v9.16b, v11.16b, v6.16b
    eor v5.16b, v5.16b, v29.16b
    eor v1.16b, v8.16b, v1.16b
    and v8.16b, v6.16b, v4.16b
    orr v10.16b, v3.16b, v1.16b
    eor v5.16b, v5.16b, v8.16b
    eor v7.16b, v7.16b, v10.16b
    eor v2.16b, v2.16b, v5.16b
    orr v8.16b, v5.16b, v4.16b
    eor v10.16b, v2.16b, v7.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v6.16b, v8.16b
    and v6.16b, v10.16b, v2.16b
    and v8.16b, v2.16b, v9.16b
    eor v4.16b, v4.16b, v3.16b
    eor v6.16b, v9.16b, v6.16b
    eor v5.16b, v5.16b, v8.16b
    ldr q8, [x0, #224]
    ldp q9, q11, [x0, #416]
    eor v12.16b, v4.16b, v2.16b
    shl v13.16b, v4.16b, #1
    eor v5.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v12.16b
    sri v13.16b, v4.16b, #7
    orn v4.16b, v5.16b, v4.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v6.16b
    eor v4.16b, v6.16b, v4.16b
    shl v6.16b, v1.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v3.16b, v3.16b, v10.16b
    ldp q14, q10, [x0, #480]
    sri v6.16b, v1.16b, #1
    eor v1.16b, v5.16b, v12.16b
    eor v6.16b, v6.16b, v9.16b
    ldr q9, [x0, #512]
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v3.16b, #4
    eor v10.16b, v13.16b, v10.16b
    orr v12.16b, v4.16b, v5.16b
    sri v7.16b, v3.16b, #4
    ldp q3, q13, [x0, #448]
    eor v2.16b, v2.16b, v12.16b
    eor v7.16b, v7.16b, v11.16b
    shl v11.16b, v1.16b, #2
    sri v11.16b, v1.16b, #6
    and v1.16b, v6.16b, v8.16b
    eor v9.16b, v11.16b, v9.16b
    shl v11.16b, v5.16b, #5
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v4.16b, #3
    sri v11.16b, v5.16b, #3
    and v5.16b, v9.16b, v10.16b
    sri v7.16b, v4.16b, #5
    orr v4.16b, v1.16b, v6.16b
    eor v11.16b, v11.16b, v14.16b
    shl v12.16b, v2.16b, #6
    eor v3.16b, v7.16b, v3.16b
    eor v4.16b, v8.16b, v4.16b
    sri v12.16b, v2.16b, #2
    eor v2.16b, v11.16b, v5.16b
    orr v5.16b, v1.16b, v4.16b
    eor v7.16b, v10.16b, v3.16b
    eor v8.16b, v12.16b, v13.16b
    and v10.16b, v3.16b, v2.16b
    eor v5.16b, v6.16b, v5.16b
    eor v6.16b, v8.16b, v10.16b
    eor v8.16b, v9.16b, v6.16b
    orr v9.16b, v6.16b, v2.16b
    eor v10.16b, v8.16b, v5.16b
    eor v2.16b, v2.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    and v8.16b, v10.16b, v2.16b
    and v9.16b, v2.16b, v7.16b
    eor v3.16b, v3.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    eor v6.16b, v6.16b, v9.16b
    ldr q8, [x0, #240]
    ldp q9, q11, [x0, #544]
    eor v12.16b, v3.16b, v2.16b
    shl v13.16b, v3.16b, #1
    eor v6.16b, v6.16b, v4.16b
    eor v4.16b, v4.16b, v12.16b
    sri v13.16b, v3.16b, #7
    orn v3.16b, v6.16b, v3.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v7.16b
    eor v3.16b, v7.16b, v3.16b
    shl v7.16b, v4.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #576]
    sri v7.16b, v4.16b, #1
    orr v4.16b, v3.16b, v6.16b
    eor v12.16b, v6.16b, v12.16b
    eor v7.16b, v7.16b, v9.16b
    shl v9.16b, v1.16b, #4
    eor v5.16b, v5.16b, v12.16b
    shl v12.16b, v6.16b, #5
    sri v9.16b, v1.16b, #4
    eor v1.16b, v2.16b, v4.16b
    shl v2.16b, v5.16b, #2
    eor v4.16b, v13.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    shl v10.16b, v3.16b, #3
    sri v2.16b, v5.16b, #6
    and v5.16b, v7.16b, v8.16b
    sri v12.16b, v6.16b, #3
    eor v2.16b, v2.16b, v19.16b
    sri v10.16b, v3.16b, #5
    shl v3.16b, v1.16b, #6
    eor v6.16b, v12.16b, v20.16b
    and v11.16b, v2.16b, v4.16b
    eor v5.16b, v9.16b, v5.16b
    eor v9.16b, v10.16b, v17.16b
    sri v3.16b, v1.16b, #2
    eor v1.16b, v6.16b, v11.16b
    orr v6.16b, v5.16b, v7.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v9.16b
    and v10.16b, v9.16b, v1.16b
    eor v6.16b, v8.16b, v6.16b
    eor v3.16b, v3.16b, v10.16b
    orr v8.16b, v5.16b, v6.16b
    eor v2.16b, v2.16b, v3.16b
    eor v7.16b, v7.16b, v8.16b
    orr v8.16b, v3.16b, v1.16b
    eor v10.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v9.16b, v8.16b
    and v8.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v4.16b
    eor v2.16b, v2.16b, v5.16b
    eor v4.16b, v4.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q8, [x0, #256]
    eor v9.16b, v2.16b, v1.16b
    shl v11.16b, v2.16b, #1
    eor v12.16b, v10.16b, v4.16b
    eor v3.16b, v3.16b, v6.16b
    eor v6.16b, v6.16b, v9.16b
    sri v11.16b, v2.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v5.16b, v5.16b, v12.16b
    shl v12.16b, v6.16b, #7
    orn v2.16b, v3.16b, v2.16b
    eor v9.16b, v3.16b, v9.16b
    shl v13.16b, v5.16b, #4
    sri v12.16b, v6.16b, #1
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v7.16b, v9.16b
    eor v6.16b, v10.16b, v8.16b
    eor v7.16b, v12.16b, v22.16b
    sri v13.16b, v5.16b, #4
    shl v5.16b, v4.16b, #2
    orr v8.16b, v2.16b, v3.16b
    shl v9.16b, v3.16b, #5
    eor v10.16b, v13.16b, v21.16b
    sri v5.16b, v4.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v4.16b, v2.16b, #3
    eor v8.16b, v11.16b, v25.16b
    sri v9.16b, v3.16b, #3
    eor v3.16b, v5.16b, v18.16b
    and v5.16b, v7.16b, v6.16b
    sri v4.16b, v2.16b, #5
    shl v2.16b, v1.16b, #6
    eor v9.16b, v9.16b, v26.16b
    and v11.16b, v3.16b, v8.16b
    eor v5.16b, v10.16b, v5.16b
    eor v4.16b, v4.16b, v24.16b
    sri v2.16b, v1.16b, #2
    eor v1.16b, v9.16b, v11.16b
    orr v9.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v23.16b
    eor v8.16b, v8.16b, v4.16b
    and v10.16b, v4.16b, v1.16b
    eor v6.16b, v6.16b, v9.16b
    eor v2.16b, v2.16b, v10.16b
    orr v9.16b, v5.16b, v6.16b
    eor v3.16b, v3.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v2.16b, v1.16b
    eor v10.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v4.16b, v9.16b
    and v4.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v8.16b
    eor v3.16b, v3.16b, v5.16b
    eor v4.16b, v8.16b, v4.16b
    eor v2.16b, v2.16b, v9.16b
    ldr q8, [x0, #272]
    eor v9.16b, v3.16b, v1.16b
    shl v11.16b, v3.16b, #1
    eor v12.16b, v10.16b, v4.16b
    eor v2.16b, v2.16b, v6.16b
    ldp q13, q14, [x0, #384]
    eor v6.16b, v6.16b, v9.16b
    sri v11.16b, v3.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v5.16b, v5.16b, v12.16b
    orn v3.16b, v2.16b, v3.16b
    eor v8.16b, v10.16b, v8.16b
    eor v9.16b, v2.16b, v9.16b
    shl v10.16b, v6.16b, #7
    eor v3.16b, v4.16b, v3.16b
    shl v4.16b, v5.16b, #4
    eor v7.16b, v7.16b, v9.16b
    sri v10.16b, v6.16b, #1
    sri v4.16b, v5.16b, #4
    orr v5.16b, v3.16b, v2.16b
    shl v6.16b, v7.16b, #2
    eor v9.16b, v10.16b, v28.16b
    shl v10.16b, v2.16b, #5
    eor v4.16b, v4.16b, v27.16b
    sri v6.16b, v7.16b, #6
    eor v1.16b, v1.16b, v5.16b
    shl v5.16b, v3.16b, #3
    eor v7.16b, v11.16b, v31.16b
    sri v10.16b, v2.16b, #3
    eor v2.16b, v6.16b, v13.16b
    and v6.16b, v9.16b, v8.16b
    sri v5.16b, v3.16b, #5
    shl v3.16b, v1.16b, #6
    eor v10.16b, v10.16b, v0.16b
    and v11.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v6.16b
    eor v5.16b, v5.16b, v30.16b
    sri v3.16b, v1.16b, #2
    eor v1.16b, v10.16b, v11.16b
    orr v6.16b, v4.16b, v9.16b
    eor v3.16b, v3.16b, v29.16b
    eor v7.16b, v7.16b, v5.16b
    and v10.16b, v5.16b, v1.16b
    eor v6.16b, v8.16b, v6.16b
    eor v3.16b, v3.16b, v10.16b
    orr v8.16b, v4.16b, v6.16b
    eor v2.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    orr v9.16b, v3.16b, v1.16b
    eor v10.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v5.16b, v9.16b
    and v5.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v7.16b
    eor v2.16b, v2.16b, v4.16b
    eor v11.16b, v10.16b, v14.16b
    eor v5.16b, v7.16b, v5.16b
    eor v3.16b, v3.16b, v9.16b
    ldp q7, q9, [x0, #416]
    eor v12.16b, v2.16b, v1.16b
    shl v13.16b, v2.16b, #1
    eor v10.16b, v10.16b, v5.16b
    eor v3.16b, v3.16b, v6.16b
    eor v6.16b, v6.16b, v12.16b
    sri v13.16b, v2.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q14, q10, [x0, #480]
    orn v2.16b, v3.16b, v2.16b
    eor v12.16b, v3.16b, v12.16b
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v8.16b, v12.16b
    shl v8.16b, v6.16b, #7
    eor v10.16b, v13.16b, v10.16b
    ldp q12, q13, [x0, #512]
    sri v8.16b, v6.16b, #1
    eor v6.16b, v8.16b, v7.16b
    shl v7.16b, v4.16b, #4
    sri v7.16b, v4.16b, #4
    orr v4.16b, v2.16b, v3.16b
    eor v7.16b, v7.16b, v9.16b
    shl v8.16b, v5.16b, #2
    eor v1.16b, v1.16b, v4.16b
    shl v4.16b, v3.16b, #5
    sri v8.16b, v5.16b, #6
    ldp q5, q9, [x0, #448]
    sri v4.16b, v3.16b, #3
    eor v3.16b, v8.16b, v12.16b
    shl v8.16b, v2.16b, #3
    eor v4.16b, v4.16b, v14.16b
    and v12.16b, v6.16b, v11.16b
    sri v8.16b, v2.16b, #5
    and v2.16b, v3.16b, v10.16b
    eor v7.16b, v7.16b, v12.16b
    shl v12.16b, v1.16b, #6
    eor v5.16b, v8.16b, v5.16b
    eor v2.16b, v4.16b, v2.16b
    sri v12.16b, v1.16b, #2
    orr v1.16b, v7.16b, v6.16b
    and v4.16b, v5.16b, v2.16b
    eor v8.16b, v10.16b, v5.16b
    eor v9.16b, v12.16b, v9.16b
    eor v1.16b, v11.16b, v1.16b
    eor v4.16b, v9.16b, v4.16b
    orr v9.16b, v7.16b, v1.16b
    eor v3.16b, v3.16b, v4.16b
    eor v6.16b, v6.16b, v9.16b
    orr v9.16b, v4.16b, v2.16b
    eor v10.16b, v3.16b, v6.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v5.16b, v9.16b
    and v5.16b, v10.16b, v2.16b
    and v9.16b, v2.16b, v8.16b
    eor v3.16b, v3.16b, v7.16b
    eor v11.16b, v10.16b, v13.16b
    eor v5.16b, v8.16b, v5.16b
    eor v4.16b, v4.16b, v9.16b
    eor v8.16b, v3.16b, v2.16b
    shl v9.16b, v3.16b, #1
    eor v10.16b, v10.16b, v5.16b
    eor v4.16b, v4.16b, v1.16b
    ldp q12, q13, [x0, #544]
    eor v1.16b, v1.16b, v8.16b
    sri v9.16b, v3.16b, #7
    bic v8.16b, v10.16b, v8.16b
    orn v3.16b, v4.16b, v3.16b
    eor v7.16b, v7.16b, v10.16b
    ldr q10, [x0, #576]
    eor v8.16b, v4.16b, v8.16b
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v1.16b, #7
    eor v6.16b, v6.16b, v8.16b
    shl v8.16b, v7.16b, #4
    sri v5.16b, v1.16b, #1
    orr v1.16b, v3.16b, v4.16b
    sri v8.16b, v7.16b, #4
    eor v7.16b, v9.16b, v10.16b
    shl v9.16b, v6.16b, #2
    eor v5.16b, v5.16b, v12.16b
    shl v10.16b, v4.16b, #5
    eor v1.16b, v2.16b, v1.16b
    sri v9.16b, v6.16b, #6
    eor v2.16b, v8.16b, v13.16b
    shl v6.16b, v3.16b, #3
    and v8.16b, v5.16b, v11.16b
    sri v10.16b, v4.16b, #3
    eor v4.16b, v9.16b, v19.16b
    sri v6.16b, v3.16b, #5
    eor v2.16b, v2.16b, v8.16b
    shl v3.16b, v1.16b, #6
    eor v8.16b, v10.16b, v20.16b
    and v9.16b, v4.16b, v7.16b
    eor v6.16b, v6.16b, v17.16b
    sri v3.16b, v1.16b, #2
    orr v1.16b, v2.16b, v5.16b
    eor v8.16b, v8.16b, v9.16b
    eor v7.16b, v7.16b, v6.16b
    eor v3.16b, v3.16b, v16.16b
    eor v1.16b, v11.16b, v1.16b
    and v9.16b, v6.16b, v8.16b
    orr v10.16b, v2.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    eor v5.16b, v5.16b, v10.16b
    eor v4.16b, v4.16b, v3.16b
    orr v9.16b, v3.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v8.16b, v7.16b
    and v10.16b, v4.16b, v8.16b
    eor v6.16b, v6.16b, v2.16b
    eor v3.16b, v3.16b, v9.16b
    eor v7.16b, v7.16b, v10.16b
    eor v9.16b, v6.16b, v8.16b
    shl v10.16b, v6.16b, #1
    eor v3.16b, v3.16b, v1.16b
    eor v11.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    sri v10.16b, v6.16b, #7
    orn v6.16b, v3.16b, v6.16b
    bic v9.16b, v11.16b, v9.16b
    ldr q12, [x0, #656]
    eor v2.16b, v2.16b, v11.16b
    shl v11.16b, v1.16b, #7
    eor v6.16b, v7.16b, v6.16b
    eor v7.16b, v3.16b, v9.16b
    shl v9.16b, v2.16b, #4
    eor v10.16b, v10.16b, v25.16b
    orr v13.16b, v6.16b, v3.16b
    eor v5.16b, v5.16b, v7.16b
    shl v7.16b, v6.16b, #3
    eor v4.16b, v4.16b, v12.16b
    eor v8.16b, v8.16b, v13.16b
    shl v12.16b, v3.16b, #5
    shl v13.16b, v5.16b, #2
    sri v11.16b, v1.16b, #1
    shl v1.16b, v8.16b, #6
    sri v9.16b, v2.16b, #4
    eor v2.16b, v11.16b, v22.16b
    sri v7.16b, v6.16b, #5
    sri v1.16b, v8.16b, #2
    eor v6.16b, v9.16b, v21.16b
    sri v12.16b, v3.16b, #3
    eor v3.16b, v7.16b, v24.16b
    sri v13.16b, v5.16b, #6
    eor v1.16b, v1.16b, v23.16b
    eor v5.16b, v12.16b, v26.16b
    trn1 v7.4s, v6.4s, v10.4s
    eor v8.16b, v13.16b, v18.16b
    trn1 v9.4s, v4.4s, v1.4s
    sub x9, x9, #16
    add x1, x1, #128
    trn2 v1.4s, v4.4s, v1.4s
    trn1 v4.4s, v2.4s, v5.4s
    trn2 v2.4s, v2.4s, v5.4s
    trn2 v5.4s, v6.4s, v10.4s
    trn1 v6.4s, v3.4s, v8.4s
    trn2 v3.4s, v3.4s, v8.4s
    trn1 v8.8h, v9.8h, v7.8h
    trn2 v7.8h, v9.8h, v7.8h
    trn1 v9.8h, v4.8h, v6.8h
    trn2 v4.8h, v4.8h, v6.8h
    trn1 v6.8h, v1.8h, v5.8h
    trn2 v1.8h, v1.8h, v5.8h
    trn1 v5.8h, v2.8h, v3.8h
    trn2 v2.8h, v2.8h, v3.8h
    trn1 v3.16b, v8.16b, v9.16b
    trn2 v8.16b, v8.16b, v9.16b
    trn1 v9.16b, v7.16b, v4.16b
    trn2 v4.16b, v7.16b, v4.16b
    trn1 v7.16b, v6.16b, v5.16b
    trn2 v5.16b, v6.16b, v5.16b
    stp q3, q8, [x2, #0]
    trn1 v3.16b, v1.16b, v2.16b
    trn2 v1.16b, v1.16b, v2.16b
    stp q9, q4, [x2, #32]
    stp q7, q5, [x2, #64]
    stp q3, q1, [x2, #96]
    add x2, x2, #128
    tbz x9, 63, .Lpipo64_256_encrypt_blocks_blocks9
.Lpipo64_256_encrypt_blocks_fewer7:
    add x9, x9, #16
    sub x9, x9, #4
    tbnz x9, 63, .Lpipo64_256_encrypt_blocks_fewer11
    ldp q17, q16, [x0, #592]
    ldr q18, [x0, #768]
    ldp q20, q19, [x0, #624]
    ldp q22, q21, [x0, #672]
    ldp q24, q23, [x0, #704]
    ldp q26, q25, [x0, #736]
    ldp q28, q27, [x0, #288]
    ldp q30, q29, [x0, #320]
    ldp q0, q31, [x0, #352]
.Lpipo64_256_encrypt_blocks_blocks13:
    ldr s1, [x1, #0]
    ldr s2, [x1, #8]
    ldr s3, [x1, #16]
    ldr s4, [x1, #24]
    ldr s5, [x1, #4]
    ldr s6, [x1, #12]
    ldr s7, [x1, #20]
    ldr s8, [x1, #28]
    ldp q9, q10, [x0, #0]
    trn1 v11.16b, v1.16b, v2.16b
    trn2 v1.16b, v1.16b, v2.16b
    ldp q2, q12, [x0, #32]
    trn1 v13.16b, v3.16b, v4.16b
    trn2 v3.16b, v3.16b, v4.16b
    trn1 v4.16b, v5.16b, v6.16b
    trn2 v5.16b, v5.16b, v6.16b
    trn1 v6.16b, v7.16b, v8.16b
    trn2 v7.16b, v7.16b, v8.16b
    trn1 v8.8h, v11.8h, v13.8h
    trn2 v11.8h, v11.8h, v13.8h
    trn1 v13.8h, v1.8h, v3.8h
    trn2 v1.8h, v1.8h, v3.8h
    trn2 v3.8h, v4.8h, v6.8h
    eor v8.16b, v8.16b, v9.16b
    trn2 v9.8h, v5.8h, v7.8h
    eor v10.16b, v13.16b, v10.16b
    trn1 v5.8h, v5.8h, v7.8h
    eor v2.16b, v11.16b, v2.16b
    eor v3.16b, v3.16b, v12.16b
    eor v7.16b, v9.16b, v19.16b
    and v9.16b, v10.16b, v8.16b
    eor v5.16b, v5.16b, v20.16b
    and v11.16b, v7.16b, v3.16b
    trn1 v4.8h, v4.8h, v6.8h
    eor v2.16b, v2.16b, v9.16b
    eor v1.16b, v1.16b, v17.16b
    eor v5.16b, v5.16b, v11.16b
    eor v4.16b, v4.16b, v16.16b
    orr v6.16b, v2.16b, v10.16b
    eor v3.16b, v3.16b, v1.16b
    and v9.16b, v1.16b, v5.16b
    eor v6.16b, v8.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    orr v8.16b, v2.16b, v6.16b
    eor v7.16b, v7.16b, v4.16b
    orr v9.16b, v4.16b, v5.16b
    eor v8.16b, v10.16b, v8.16b
    eor v5.16b, v5.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    eor v7.16b, v7.16b, v8.16b
    eor v1.16b, v1.16b, v2.16b
    and v9.16b, v5.16b, v3.16b
    and v10.16b, v7.16b, v5.16b
    eor v11.16b, v1.16b, v5.16b
    eor v4.16b, v4.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    ldr q9, [x0, #64]
    shl v10.16b, v1.16b, #1
    eor v4.16b, v4.16b, v6.16b
    eor v6.16b, v6.16b, v11.16b
    eor v12.16b, v7.16b, v3.16b
    sri v10.16b, v1.16b, #7
    shl v13.16b, v6.16b, #7
    orn v1.16b, v4.16b, v1.16b
    bic v11.16b, v12.16b, v11.16b
    eor v2.16b, v2.16b, v12.16b
    sri v13.16b, v6.16b, #1
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v4.16b, v11.16b
    shl v6.16b, v2.16b, #4
    eor v7.16b, v7.16b, v9.16b
    eor v9.16b, v13.16b, v22.16b
    eor v3.16b, v8.16b, v3.16b
    sri v6.16b, v2.16b, #4
    orr v2.16b, v1.16b, v4.16b
    shl v8.16b, v4.16b, #5
    shl v11.16b, v3.16b, #2
    eor v6.16b, v6.16b, v21.16b
    shl v12.16b, v1.16b, #3
    eor v2.16b, v5.16b, v2.16b
    sri v11.16b, v3.16b, #6
    eor v3.16b, v10.16b, v25.16b
    sri v8.16b, v4.16b, #3
    and v4.16b, v9.16b, v7.16b
    eor v5.16b, v11.16b, v18.16b
    sri v12.16b, v1.16b, #5
    shl v1.16b, v2.16b, #6
    eor v8.16b, v8.16b, v26.16b
    and v10.16b, v5.16b, v3.16b
    eor v4.16b, v6.16b, v4.16b
    eor v6.16b, v12.16b, v24.16b
    sri v1.16b, v2.16b, #2
    eor v2.16b, v8.16b, v10.16b
    orr v8.16b, v4.16b, v9.16b
    eor v1.16b, v1.16b, v23.16b
    eor v3.16b, v3.16b, v6.16b
    and v10.16b, v6.16b, v2.16b
    eor v7.16b, v7.16b, v8.16b
    eor v1.16b, v1.16b, v10.16b
    orr v8.16b, v4.16b, v7.16b
    eor v5.16b, v5.16b, v1.16b
    eor v8.16b, v9.16b, v8.16b
    orr v9.16b, v1.16b, v2.16b
    eor v10.16b, v5.16b, v8.16b
    eor v2.16b, v2.16b, v5.16b
    eor v5.16b, v6.16b, v9.16b
    and v6.16b, v10.16b, v2.16b
    and v9.16b, v2.16b, v3.16b
    eor v5.16b, v5.16b, v4.16b
    eor v3.16b, v3.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    ldr q6, [x0, #80]
    eor v9.16b, v5.16b, v2.16b
    shl v11.16b, v5.16b, #1
    eor v12.16b, v10.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    ldr q13, [x0, #384]
    eor v7.16b, v7.16b, v9.16b
    sri v11.16b, v5.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v4.16b, v4.16b, v12.16b
    shl v12.16b, v7.16b, #7
    orn v5.16b, v1.16b, v5.16b
    eor v9.16b, v1.16b, v9.16b
    eor v6.16b, v10.16b, v6.16b
    sri v12.16b, v7.16b, #1
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v8.16b, v9.16b
    shl v7.16b, v4.16b, #4
    eor v8.16b, v12.16b, v28.16b
    orr v9.16b, v3.16b, v1.16b
    shl v10.16b, v5.16b, #2
    eor v11.16b, v11.16b, v31.16b
    sri v7.16b, v4.16b, #4
    eor v2.16b, v2.16b, v9.16b
    shl v4.16b, v1.16b, #5
    and v9.16b, v8.16b, v6.16b
    sri v10.16b, v5.16b, #6
    eor v5.16b, v7.16b, v27.16b
    shl v7.16b, v3.16b, #3
    sri v4.16b, v1.16b, #3
    eor v1.16b, v10.16b, v13.16b
    sri v7.16b, v3.16b, #5
    eor v3.16b, v5.16b, v9.16b
    shl v5.16b, v2.16b, #6
    eor v4.16b, v4.16b, v0.16b
    and v9.16b, v1.16b, v11.16b
    eor v7.16b, v7.16b, v30.16b
    sri v5.16b, v2.16b, #2
    orr v2.16b, v3.16b, v8.16b
    eor v4.16b, v4.16b, v9.16b
    eor v9.16b, v11.16b, v7.16b
    eor v5.16b, v5.16b, v29.16b
    eor v2.16b, v6.16b, v2.16b
    and v6.16b, v7.16b, v4.16b
    orr v10.16b, v3.16b, v2.16b
    eor v5.16b, v5.16b, v6.16b
    eor v6.16b, v8.16b, v10.16b
    eor v1.16b, v1.16b, v5.16b
    orr v8.16b, v5.16b, v4.16b
    eor v10.16b, v1.16b, v6.16b
    eor v1.16b, v4.16b, v1.16b
    eor v4.16b, v7.16b, v8.16b
    and v7.16b, v10.16b, v1.16b
    and v8.16b, v1.16b, v9.16b
    eor v4.16b, v4.16b, v3.16b
    eor v7.16b, v9.16b, v7.16b
    eor v5.16b, v5.16b, v8.16b
    ldr q8, [x0, #96]
    ldp q9, q11, [x0, #416]
    eor v12.16b, v4.16b, v1.16b
    shl v13.16b, v4.16b, #1
    eor v5.16b, v5.16b, v2.16b
    eor v2.16b, v2.16b, v12.16b
    sri v13.16b, v4.16b, #7
    orn v4.16b, v5.16b, v4.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v7.16b
    eor v4.16b, v7.16b, v4.16b
    shl v7.16b, v2.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v3.16b, v3.16b, v10.16b
    ldp q14, q10, [x0, #480]
    sri v7.16b, v2.16b, #1
    eor v2.16b, v5.16b, v12.16b
    eor v7.16b, v7.16b, v9.16b
    ldr q9, [x0, #512]
    eor v2.16b, v6.16b, v2.16b
    shl v6.16b, v3.16b, #4
    eor v10.16b, v13.16b, v10.16b
    orr v12.16b, v4.16b, v5.16b
    sri v6.16b, v3.16b, #4
    ldp q3, q13, [x0, #448]
    eor v1.16b, v1.16b, v12.16b
    eor v6.16b, v6.16b, v11.16b
    shl v11.16b, v2.16b, #2
    sri v11.16b, v2.16b, #6
    and v2.16b, v7.16b, v8.16b
    eor v9.16b, v11.16b, v9.16b
    shl v11.16b, v5.16b, #5
    eor v2.16b, v6.16b, v2.16b
    shl v6.16b, v4.16b, #3
    sri v11.16b, v5.16b, #3
    and v5.16b, v9.16b, v10.16b
    sri v6.16b, v4.16b, #5
    orr v4.16b, v2.16b, v7.16b
    eor v11.16b, v11.16b, v14.16b
    shl v12.16b, v1.16b, #6
    eor v3.16b, v6.16b, v3.16b
    eor v4.16b, v8.16b, v4.16b
    sri v12.16b, v1.16b, #2
    eor v1.16b, v11.16b, v5.16b
    orr v5.16b, v2.16b, v4.16b
    eor v6.16b, v10.16b, v3.16b
    eor v8.16b, v12.16b, v13.16b
    and v10.16b, v3.16b, v1.16b
    eor v5.16b, v7.16b, v5.16b
    eor v7.16b, v8.16b, v10.16b
    eor v8.16b, v9.16b, v7.16b
    orr v9.16b, v7.16b, v1.16b
    eor v10.16b, v8.16b, v5.16b
    eor v1.16b, v1.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    and v8.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v6.16b
    eor v3.16b, v3.16b, v2.16b
    eor v6.16b, v6.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    ldr q8, [x0, #112]
    ldp q9, q11, [x0, #544]
    eor v12.16b, v3.16b, v1.16b
    shl v13.16b, v3.16b, #1
    eor v7.16b, v7.16b, v4.16b
    eor v4.16b, v4.16b, v12.16b
    sri v13.16b, v3.16b, #7
    orn v3.16b, v7.16b, v3.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v6.16b
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v4.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v2.16b, v2.16b, v10.16b
    ldr q10, [x0, #576]
    sri v6.16b, v4.16b, #1
    orr v4.16b, v3.16b, v7.16b
    eor v12.16b, v7.16b, v12.16b
    eor v6.16b, v6.16b, v9.16b
    shl v9.16b, v2.16b, #4
    eor v5.16b, v5.16b, v12.16b
    shl v12.16b, v7.16b, #5
    sri v9.16b, v2.16b, #4
    eor v1.16b, v1.16b, v4.16b
    shl v2.16b, v5.16b, #2
    eor v4.16b, v13.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    shl v10.16b, v3.16b, #3
    sri v2.16b, v5.16b, #6
    and v5.16b, v6.16b, v8.16b
    sri v12.16b, v7.16b, #3
    eor v2.16b, v2.16b, v19.16b
    sri v10.16b, v3.16b, #5
    shl v3.16b, v1.16b, #6
    eor v7.16b, v12.16b, v20.16b
    and v11.16b, v2.16b, v4.16b
    eor v5.16b, v9.16b, v5.16b
    eor v9.16b, v10.16b, v17.16b
    sri v3.16b, v1.16b, #2
    eor v1.16b, v7.16b, v11.16b
    orr v7.16b, v5.16b, v6.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v9.16b
    and v10.16b, v9.16b, v1.16b
    eor v7.16b, v8.16b, v7.16b
    eor v3.16b, v3.16b, v10.16b
    orr v8.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v3.16b
    eor v6.16b, v6.16b, v8.16b
    orr v8.16b, v3.16b, v1.16b
    eor v10.16b, v2.16b, v6.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v9.16b, v8.16b
    and v8.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v4.16b
    eor v2.16b, v2.16b, v5.16b
    eor v4.16b, v4.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q8, [x0, #128]
    eor v9.16b, v2.16b, v1.16b
    shl v11.16b, v2.16b, #1
    eor v12.16b, v10.16b, v4.16b
    eor v3.16b, v3.16b, v7.16b
    eor v7.16b, v7.16b, v9.16b
    sri v11.16b, v2.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v5.16b, v5.16b, v12.16b
    shl v12.16b, v7.16b, #7
    orn v2.16b, v3.16b, v2.16b
    eor v9.16b, v3.16b, v9.16b
    shl v13.16b, v5.16b, #4
    sri v12.16b, v7.16b, #1
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v6.16b, v9.16b
    eor v6.16b, v10.16b, v8.16b
    eor v7.16b, v12.16b, v22.16b
    sri v13.16b, v5.16b, #4
    shl v5.16b, v4.16b, #2
    orr v8.16b, v2.16b, v3.16b
    shl v9.16b, v3.16b, #5
    eor v10.16b, v13.16b, v21.16b
    sri v5.16b, v4.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v4.16b, v2.16b, #3
    eor v8.16b, v11.16b, v25.16b
    sri v9.16b, v3.16b, #3
    eor v3.16b, v5.16b, v18.16b
    and v5.16b, v7.16b, v6.16b
    sri v4.16b, v2.16b, #5
    shl v2.16b, v1.16b, #6
    eor v9.16b, v9.16b, v26.16b
    and v11.16b, v3.16b, v8.16b
    eor v5.16b, v10.16b, v5.16b
    eor v4.16b, v4.16b, v24.16b
    sri v2.16b, v1.16b, #2
    eor v1.16b, v9.16b, v11.16b
    orr v9.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v23.16b
    eor v8.16b, v8.16b, v4.16b
    and v10.16b, v4.16b, v1.16b
    eor v6.16b, v6.16b, v9.16b
    eor v2.16b, v2.16b, v10.16b
    orr v9.16b, v5.16b, v6.16b
    eor v3.16b, v3.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v2.16b, v1.16b
    eor v10.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v4.16b, v9.16b
    and v4.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v8.16b
    eor v3.16b, v3.16b, v5.16b
    eor v4.16b, v8.16b, v4.16b
    eor v2.16b, v2.16b, v9.16b
    ldr q8, [x0, #144]
    eor v9.16b, v3.16b, v1.16b
    shl v11.16b, v3.16b, #1
    eor v12.16b, v10.16b, v4.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q13, [x0, #384]
    eor v6.16b, v6.16b, v9.16b
    sri v11.16b, v3.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v5.16b, v5.16b, v12.16b
    shl v12.16b, v6.16b, #7
    orn v3.16b, v2.16b, v3.16b
    eor v9.16b, v2.16b, v9.16b
    eor v8.16b, v10.16b, v8.16b
    sri v12.16b, v6.16b, #1
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v7.16b, v9.16b
    shl v6.16b, v5.16b, #4
    eor v7.16b, v12.16b, v28.16b
    orr v9.16b, v3.16b, v2.16b
    shl v10.16b, v4.16b, #2
    eor v11.16b, v11.16b, v31.16b
    sri v6.16b, v5.16b, #4
    eor v1.16b, v1.16b, v9.16b
    shl v5.16b, v2.16b, #5
    and v9.16b, v7.16b, v8.16b
    sri v10.16b, v4.16b, #6
    eor v4.16b, v6.16b, v27.16b
    shl v6.16b, v3.16b, #3
    sri v5.16b, v2.16b, #3
    eor v2.16b, v10.16b, v13.16b
    sri v6.16b, v3.16b, #5
    eor v3.16b, v4.16b, v9.16b
    shl v4.16b, v1.16b, #6
    eor v5.16b, v5.16b, v0.16b
    and v9.16b, v2.16b, v11.16b
    eor v6.16b, v6.16b, v30.16b
    sri v4.16b, v1.16b, #2
    orr v1.16b, v3.16b, v7.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v11.16b, v6.16b
    eor v4.16b, v4.16b, v29.16b
    eor v1.16b, v8.16b, v1.16b
    and v8.16b, v6.16b, v5.16b
    orr v10.16b, v3.16b, v1.16b
    eor v4.16b, v4.16b, v8.16b
    eor v7.16b, v7.16b, v10.16b
    eor v2.16b, v2.16b, v4.16b
    orr v8.16b, v4.16b, v5.16b
    eor v10.16b, v2.16b, v7.16b
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v6.16b, v8.16b
    and v6.16b, v10.16b, v2.16b
    and v8.16b, v2.16b, v9.16b
    eor v5.16b, v5.16b, v3.16b
    eor v6.16b, v9.16b, v6.16b
    eor v4.16b, v4.16b, v8.16b
    ldr q8, [x0, #160]
    ldp q9, q11, [x0, #416]
    eor v12.16b, v5.16b, v2.16b
    shl v13.16b, v5.16b, #1
    eor v4.16b, v4.16b, v1.16b
    eor v1.16b, v1.16b, v12.16b
    sri v13.16b, v5.16b, #7
    orn v5.16b, v4.16b, v5.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v6.16b
    eor v5.16b, v6.16b, v5.16b
    shl v6.16b, v1.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v3.16b, v3.16b, v10.16b
    ldp q14, q10, [x0, #480]
    sri v6.16b, v1.16b, #1
    eor v1.16b, v4.16b, v12.16b
    eor v6.16b, v6.16b, v9.16b
    ldr q9, [x0, #512]
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v3.16b, #4
    eor v10.16b, v13.16b, v10.16b
    orr v12.16b, v5.16b, v4.16b
    sri v7.16b, v3.16b, #4
    ldp q3, q13, [x0, #448]
    eor v2.16b, v2.16b, v12.16b
    eor v7.16b, v7.16b, v11.16b
    shl v11.16b, v1.16b, #2
    sri v11.16b, v1.16b, #6
    and v1.16b, v6.16b, v8.16b
    eor v9.16b, v11.16b, v9.16b
    shl v11.16b, v4.16b, #5
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v5.16b, #3
    sri v11.16b, v4.16b, #3
    and v4.16b, v9.16b, v10.16b
    sri v7.16b, v5.16b, #5
    orr v5.16b, v1.16b, v6.16b
    eor v11.16b, v11.16b, v14.16b
    shl v12.16b, v2.16b, #6
    eor v3.16b, v7.16b, v3.16b
    eor v5.16b, v8.16b, v5.16b
    sri v12.16b, v2.16b, #2
    eor v2.16b, v11.16b, v4.16b
    orr v4.16b, v1.16b, v5.16b
    eor v7.16b, v10.16b, v3.16b
    eor v8.16b, v12.16b, v13.16b
    and v10.16b, v3.16b, v2.16b
    eor v4.16b, v6.16b, v4.16b
    eor v6.16b, v8.16b, v10.16b
    eor v8.16b, v9.16b, v6.16b
    orr v9.16b, v6.16b, v2.16b
    eor v10.16b, v8.16b, v4.16b
    eor v2.16b, v2.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    and v8.16b, v10.16b, v2.16b
    and v9.16b, v2.16b, v7.16b
    eor v3.16b, v3.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    eor v6.16b, v6.16b, v9.16b
    ldr q8, [x0, #176]
    ldp q9, q11, [x0, #544]
    eor v12.16b, v3.16b, v2.16b
    shl v13.16b, v3.16b, #1
    eor v6.16b, v6.16b, v5.16b
    eor v5.16b, v5.16b, v12.16b
    sri v13.16b, v3.16b, #7
    orn v3.16b, v6.16b, v3.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v7.16b
    eor v3.16b, v7.16b, v3.16b
    shl v7.16b, v5.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #576]
    sri v7.16b, v5.16b, #1
    orr v5.16b, v3.16b, v6.16b
    eor v12.16b, v6.16b, v12.16b
    eor v7.16b, v7.16b, v9.16b
    shl v9.16b, v1.16b, #4
    eor v4.16b, v4.16b, v12.16b
    shl v12.16b, v6.16b, #5
    sri v9.16b, v1.16b, #4
    eor v1.16b, v2.16b, v5.16b
    shl v2.16b, v4.16b, #2
    eor v5.16b, v13.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    shl v10.16b, v3.16b, #3
    sri v2.16b, v4.16b, #6
    and v4.16b, v7.16b, v8.16b
    sri v12.16b, v6.16b, #3
    eor v2.16b, v2.16b, v19.16b
    sri v10.16b, v3.16b, #5
    shl v3.16b, v1.16b, #6
    eor v6.16b, v12.16b, v20.16b
    and v11.16b, v2.16b, v5.16b
    eor v4.16b, v9.16b, v4.16b
    eor v9.16b, v10.16b, v17.16b
    sri v3.16b, v1.16b, #2
    eor v1.16b, v6.16b, v11.16b
    orr v6.16b, v4.16b, v7.16b
    eor v3.16b, v3.16b, v16.16b
    eor v5.16b, v5.16b, v9.16b
    and v10.16b, v9.16b, v1.16b
    eor v6.16b, v8.16b, v6.16b
    eor v3.16b, v3.16b, v10.16b
    orr v8.16b, v4.16b, v6.16b
    eor v2.16b, v2.16b, v3.16b
    eor v7.16b, v7.16b, v8.16b
    orr v8.16b, v3.16b, v1.16b
    eor v10.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v9.16b, v8.16b
    and v8.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v5.16b
    eor v2.16b, v2.16b, v4.16b
    eor v5.16b, v5.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q8, [x0, #192]
    eor v9.16b, v2.16b, v1.16b
    shl v11.16b, v2.16b, #1
    eor v12.16b, v10.16b, v5.16b
    eor v3.16b, v3.16b, v6.16b
    eor v6.16b, v6.16b, v9.16b
    sri v11.16b, v2.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v4.16b, v4.16b, v12.16b
    shl v12.16b, v6.16b, #7
    orn v2.16b, v3.16b, v2.16b
    eor v9.16b, v3.16b, v9.16b
    shl v13.16b, v4.16b, #4
    sri v12.16b, v6.16b, #1
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v7.16b, v9.16b
    eor v6.16b, v10.16b, v8.16b
    eor v7.16b, v12.16b, v22.16b
    sri v13.16b, v4.16b, #4
    shl v4.16b, v5.16b, #2
    orr v8.16b, v2.16b, v3.16b
    shl v9.16b, v3.16b, #5
    eor v10.16b, v13.16b, v21.16b
    sri v4.16b, v5.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v5.16b, v2.16b, #3
    eor v8.16b, v11.16b, v25.16b
    sri v9.16b, v3.16b, #3
    eor v3.16b, v4.16b, v18.16b
    and v4.16b, v7.16b, v6.16b
    sri v5.16b, v2.16b, #5
    shl v2.16b, v1.16b, #6
    eor v9.16b, v9.16b, v26.16b
    and v11.16b, v3.16b, v8.16b
    eor v4.16b, v10.16b, v4.16b
    eor v5.16b, v5.16b, v24.16b
    sri v2.16b, v1.16b, #2
    eor v1.16b, v9.16b, v11.16b
    orr v9.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v23.16b
    eor v8.16b, v8.16b, v5.16b
    and v10.16b, v5.16b, v1.16b
    eor v6.16b, v6.16b, v9.16b
    eor v2.16b, v2.16b, v10.16b
    orr v9.16b, v4.16b, v6.16b
    eor v3.16b, v3.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v2.16b, v1.16b
    eor v10.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v5.16b, v9.16b
    and v5.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v8.16b
    eor v3.16b, v3.16b, v4.16b
    eor v5.16b, v8.16b, v5.16b
    eor v2.16b, v2.16b, v9.16b
    ldr q8, [x0, #208]
    eor v9.16b, v3.16b, v1.16b
    shl v11.16b, v3.16b, #1
    eor v12.16b, v10.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q13, [x0, #384]
    eor v6.16b, v6.16b, v9.16b
    sri v11.16b, v3.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v4.16b, v4.16b, v12.16b
    shl v12.16b, v6.16b, #7
    orn v3.16b, v2.16b, v3.16b
    eor v9.16b, v2.16b, v9.16b
    eor v8.16b, v10.16b, v8.16b
    sri v12.16b, v6.16b, #1
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v7.16b, v9.16b
    shl v6.16b, v4.16b, #4
    eor v7.16b, v12.16b, v28.16b
    orr v9.16b, v3.16b, v2.16b
    shl v10.16b, v5.16b, #2
    eor v11.16b, v11.16b, v31.16b
    sri v6.16b, v4.16b, #4
    eor v1.16b, v1.16b, v9.16b
    shl v4.16b, v2.16b, #5
    and v9.16b, v7.16b, v8.16b
    sri v10.16b, v5.16b, #6
    eor v5.16b, v6.16b, v27.16b
    shl v6.16b, v3.16b, #3
    sri v4.16b, v2.16b, #3
    eor v2.16b, v10.16b, v13.16b
    sri v6.16b, v3.16b, #5
    eor v3.16b, v5.16b, v9.16b
    shl v5.16b, v1.16b, #6
    eor v4.16b, v4.16b, v0.16b
    and v9.16b, v2.16b, v11.16b
    eor v6.16b, v6.16b, v30.16b
    sri v5.16b, v1.16b, #2
    orr v1.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v9.16b
    eor v9.16b, v11.16b, v6.16b
    eor v5.16b, v5.16b, v29.16b
    eor v1.16b, v8.16b, v1.16b
    and v8.16b, v6.16b, v4.16b
    orr v10.16b, v3.16b, v1.16b
    eor v5.16b, v5.16b, v8.16b
    eor v7.16b, v7.16b, v10.16b
    eor v2.16b, v2.16b, v5.16b
    orr v8.16b, v5.16b, v4.16b
    eor v10.16b, v2.16b, v7.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v6.16b, v8.16b
    and v6.16b, v10.16b, v2.16b
    and v8.16b, v2.16b, v9.16b
    eor v4.16b, v4.16b, v3.16b
    eor v6.16b, v9.16b, v6.16b
    eor v5.16b, v5.16b, v8.16b
    ldr q8, [x0, #224]
    ldp q9, q11, [x0, #416]
    eor v12.16b, v4.16b, v2.16b
    shl v13.16b, v4.16b, #1
    eor v5.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v12.16b
    sri v13.16b, v4.16b, #7
    orn v4.16b, v5.16b, v4.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v6.16b
    eor v4.16b, v6.16b, v4.16b
    shl v6.16b, v1.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v3.16b, v3.16b, v10.16b
    ldp q14, q10, [x0, #480]
    sri v6.16b, v1.16b, #1
    eor v1.16b, v5.16b, v12.16b
    eor v6.16b, v6.16b, v9.16b
    ldr q9, [x0, #512]
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v3.16b, #4
    eor v10.16b, v13.16b, v10.16b
    orr v12.16b, v4.16b, v5.16b
    sri v7.16b, v3.16b, #4
    ldp q3, q13, [x0, #448]
    eor v2.16b, v2.16b, v12.16b
    eor v7.16b, v7.16b, v11.16b
    shl v11.16b, v1.16b, #2
    sri v11.16b, v1.16b, #6
    and v1.16b, v6.16b, v8.16b
    eor v9.16b, v11.16b, v9.16b
    shl v11.16b, v5.16b, #5
    eor v1.16b, v7.16b, v1.16b
    shl v7.16b, v4.16b, #3
    sri v11.16b, v5.16b, #3
    and v5.16b, v9.16b, v10.16b
    sri v7.16b, v4.16b, #5
    orr v4.16b, v1.16b, v6.16b
    eor v11.16b, v11.16b, v14.16b
    shl v12.16b, v2.16b, #6
    eor v3.16b, v7.16b, v3.16b
    eor v4.16b, v8.16b, v4.16b
    sri v12.16b, v2.16b, #2
    eor v2.16b, v11.16b, v5.16b
    orr v5.16b, v1.16b, v4.16b
    eor v7.16b, v10.16b, v3.16b
    eor v8.16b, v12.16b, v13.16b
    and v10.16b, v3.16b, v2.16b
    eor v5.16b, v6.16b, v5.16b
    eor v6.16b, v8.16b, v10.16b
    eor v8.16b, v9.16b, v6.16b
    orr v9.16b, v6.16b, v2.16b
    eor v10.16b, v8.16b, v5.16b
    eor v2.16b, v2.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    and v8.16b, v10.16b, v2.16b
    and v9.16b, v2.16b, v7.16b
    eor v3.16b, v3.16b, v1.16b
    eor v7.16b, v7.16b, v8.16b
    eor v6.16b, v6.16b, v9.16b
    ldr q8, [x0, #240]
    ldp q9, q11, [x0, #544]
    eor v12.16b, v3.16b, v2.16b
    shl v13.16b, v3.16b, #1
    eor v6.16b, v6.16b, v4.16b
    eor v4.16b, v4.16b, v12.16b
    sri v13.16b, v3.16b, #7
    orn v3.16b, v6.16b, v3.16b
    eor v8.16b, v10.16b, v8.16b
    eor v10.16b, v10.16b, v7.16b
    eor v3.16b, v7.16b, v3.16b
    shl v7.16b, v4.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #576]
    sri v7.16b, v4.16b, #1
    orr v4.16b, v3.16b, v6.16b
    eor v12.16b, v6.16b, v12.16b
    eor v7.16b, v7.16b, v9.16b
    shl v9.16b, v1.16b, #4
    eor v5.16b, v5.16b, v12.16b
    shl v12.16b, v6.16b, #5
    sri v9.16b, v1.16b, #4
    eor v1.16b, v2.16b, v4.16b
    shl v2.16b, v5.16b, #2
    eor v4.16b, v13.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    shl v10.16b, v3.16b, #3
    sri v2.16b, v5.16b, #6
    and v5.16b, v7.16b, v8.16b
    sri v12.16b, v6.16b, #3
    eor v2.16b, v2.16b, v19.16b
    sri v10.16b, v3.16b, #5
    shl v3.16b, v1.16b, #6
    eor v6.16b, v12.16b, v20.16b
    and v11.16b, v2.16b, v4.16b
    eor v5.16b, v9.16b, v5.16b
    eor v9.16b, v10.16b, v17.16b
    sri v3.16b, v1.16b, #2
    eor v1.16b, v6.16b, v11.16b
    orr v6.16b, v5.16b, v7.16b
    eor v3.16b, v3.16b, v16.16b
    eor v4.16b, v4.16b, v9.16b
    and v10.16b, v9.16b, v1.16b
    eor v6.16b, v8.16b, v6.16b
    eor v3.16b, v3.16b, v10.16b
    orr v8.16b, v5.16b, v6.16b
    eor v2.16b, v2.16b, v3.16b
    eor v7.16b, v7.16b, v8.16b
    orr v8.16b, v3.16b, v1.16b
    eor v10.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v9.16b, v8.16b
    and v8.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v4.16b
    eor v2.16b, v2.16b, v5.16b
    eor v4.16b, v4.16b, v8.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q8, [x0, #256]
    eor v9.16b, v2.16b, v1.16b
    shl v11.16b, v2.16b, #1
    eor v12.16b, v10.16b, v4.16b
    eor v3.16b, v3.16b, v6.16b
    eor v6.16b, v6.16b, v9.16b
    sri v11.16b, v2.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v5.16b, v5.16b, v12.16b
    shl v12.16b, v6.16b, #7
    orn v2.16b, v3.16b, v2.16b
    eor v9.16b, v3.16b, v9.16b
    shl v13.16b, v5.16b, #4
    sri v12.16b, v6.16b, #1
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v7.16b, v9.16b
    eor v6.16b, v10.16b, v8.16b
    eor v7.16b, v12.16b, v22.16b
    sri v13.16b, v5.16b, #4
    shl v5.16b, v4.16b, #2
    orr v8.16b, v2.16b, v3.16b
    shl v9.16b, v3.16b, #5
    eor v10.16b, v13.16b, v21.16b
    sri v5.16b, v4.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v4.16b, v2.16b, #3
    eor v8.16b, v11.16b, v25.16b
    sri v9.16b, v3.16b, #3
    eor v3.16b, v5.16b, v18.16b
    and v5.16b, v7.16b, v6.16b
    sri v4.16b, v2.16b, #5
    shl v2.16b, v1.16b, #6
    eor v9.16b, v9.16b, v26.16b
    and v11.16b, v3.16b, v8.16b
    eor v5.16b, v10.16b, v5.16b
    eor v4.16b, v4.16b, v24.16b
    sri v2.16b, v1.16b, #2
    eor v1.16b, v9.16b, v11.16b
    orr v9.16b, v5.16b, v7.16b
    eor v2.16b, v2.16b, v23.16b
    eor v8.16b, v8.16b, v4.16b
    and v10.16b, v4.16b, v1.16b
    eor v6.16b, v6.16b, v9.16b
    eor v2.16b, v2.16b, v10.16b
    orr v9.16b, v5.16b, v6.16b
    eor v3.16b, v3.16b, v2.16b
    eor v7.16b, v7.16b, v9.16b
    orr v9.16b, v2.16b, v1.16b
    eor v10.16b, v3.16b, v7.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v4.16b, v9.16b
    and v4.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v8.16b
    eor v3.16b, v3.16b, v5.16b
    eor v4.16b, v8.16b, v4.16b
    eor v2.16b, v2.16b, v9.16b
    ldr q8, [x0, #272]
    eor v9.16b, v3.16b, v1.16b
    shl v11.16b, v3.16b, #1
    eor v12.16b, v10.16b, v4.16b
    eor v2.16b, v2.16b, v6.16b
    ldp q13, q14, [x0, #384]
    eor v6.16b, v6.16b, v9.16b
    sri v11.16b, v3.16b, #7
    bic v9.16b, v12.16b, v9.16b
    eor v5.16b, v5.16b, v12.16b
    orn v3.16b, v2.16b, v3.16b
    eor v8.16b, v10.16b, v8.16b
    eor v9.16b, v2.16b, v9.16b
    shl v10.16b, v6.16b, #7
    eor v3.16b, v4.16b, v3.16b
    shl v4.16b, v5.16b, #4
    eor v7.16b, v7.16b, v9.16b
    sri v10.16b, v6.16b, #1
    sri v4.16b, v5.16b, #4
    orr v5.16b, v3.16b, v2.16b
    shl v6.16b, v7.16b, #2
    eor v9.16b, v10.16b, v28.16b
    shl v10.16b, v2.16b, #5
    eor v4.16b, v4.16b, v27.16b
    sri v6.16b, v7.16b, #6
    eor v1.16b, v1.16b, v5.16b
    shl v5.16b, v3.16b, #3
    eor v7.16b, v11.16b, v31.16b
    sri v10.16b, v2.16b, #3
    eor v2.16b, v6.16b, v13.16b
    and v6.16b, v9.16b, v8.16b
    sri v5.16b, v3.16b, #5
    shl v3.16b, v1.16b, #6
    eor v10.16b, v10.16b, v0.16b
    and v11.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v6.16b
    eor v5.16b, v5.16b, v30.16b
    sri v3.16b, v1.16b, #2
    eor v1.16b, v10.16b, v11.16b
    orr v6.16b, v4.16b, v9.16b
    eor v3.16b, v3.16b, v29.16b
    eor v7.16b, v7.16b, v5.16b
    and v10.16b, v5.16b, v1.16b
    eor v6.16b, v8.16b, v6.16b
    eor v3.16b, v3.16b, v10.16b
    orr v8.16b, v4.16b, v6.16b
    eor v2.16b, v2.16b, v3.16b
    eor v8.16b, v9.16b, v8.16b
    orr v9.16b, v3.16b, v1.16b
    eor v10.16b, v2.16b, v8.16b
    eor v1.16b, v1.16b, v2.16b
    eor v2.16b, v5.16b, v9.16b
    and v5.16b, v10.16b, v1.16b
    and v9.16b, v1.16b, v7.16b
    eor v2.16b, v2.16b, v4.16b
    eor v11.16b, v10.16b, v14.16b
    eor v5.16b, v7.16b, v5.16b
    eor v3.16b, v3.16b, v9.16b
    ldp q7, q9, [x0, #416]
    eor v12.16b, v2.16b, v1.16b
    shl v13.16b, v2.16b, #1
    eor v10.16b, v10.16b, v5.16b
    eor v3.16b, v3.16b, v6.16b
    eor v6.16b, v6.16b, v12.16b
    sri v13.16b, v2.16b, #7
    bic v12.16b, v10.16b, v12.16b
    eor v4.16b, v4.16b, v10.16b
    ldp q14, q10, [x0, #480]
    orn v2.16b, v3.16b, v2.16b
    eor v12.16b, v3.16b, v12.16b
    eor v2.16b, v5.16b, v2.16b
    eor v5.16b, v8.16b, v12.16b
    shl v8.16b, v6.16b, #7
    eor v10.16b, v13.16b, v10.16b
    ldp q12, q13, [x0, #512]
    sri v8.16b, v6.16b, #1
    eor v6.16b, v8.16b, v7.16b
    shl v7.16b, v4.16b, #4
    sri v7.16b, v4.16b, #4
    orr v4.16b, v2.16b, v3.16b
    eor v7.16b, v7.16b, v9.16b
    shl v8.16b, v5.16b, #2
    eor v1.16b, v1.16b, v4.16b
    shl v4.16b, v3.16b, #5
    sri v8.16b, v5.16b, #6
    ldp q5, q9, [x0, #448]
    sri v4.16b, v3.16b, #3
    eor v3.16b, v8.16b, v12.16b
    shl v8.16b, v2.16b, #3
    eor v4.16b, v4.16b, v14.16b
    and v12.16b, v6.16b, v11.16b
    sri v8.16b, v2.16b, #5
    and v2.16b, v3.16b, v10.16b
    eor v7.16b, v7.16b, v12.16b
    shl v12.16b, v1.16b, #6
    eor v5.16b, v8.16b, v5.16b
    eor v2.16b, v4.16b, v2.16b
    sri v12.16b, v1.16b, #2
    orr v1.16b, v7.16b, v6.16b
    and v4.16b, v5.16b, v2.16b
    eor v8.16b, v10.16b, v5.16b
    eor v9.16b, v12.16b, v9.16b
    eor v1.16b, v11.16b, v1.16b
    eor v4.16b, v9.16b, v4.16b
    orr v9.16b, v7.16b, v1.16b
    eor v3.16b, v3.16b, v4.16b
    eor v6.16b, v6.16b, v9.16b
    orr v9.16b, v4.16b, v2.16b
    eor v10.16b, v3.16b, v6.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v5.16b, v9.16b
    and v5.16b, v10.16b, v2.16b
    and v9.16b, v2.16b, v8.16b
    eor v3.16b, v3.16b, v7.16b
    eor v11.16b, v10.16b, v13.16b
    eor v5.16b, v8.16b, v5.16b
    eor v4.16b, v4.16b, v9.16b
    eor v8.16b, v3.16b, v2.16b
    shl v9.16b, v3.16b, #1
    eor v10.16b, v10.16b, v5.16b
    eor v4.16b, v4.16b, v1.16b
    ldp q12, q13, [x0, #544]
    eor v1.16b, v1.16b, v8.16b
    sri v9.16b, v3.16b, #7
    bic v8.16b, v10.16b, v8.16b
    orn v3.16b, v4.16b, v3.16b
    eor v7.16b, v7.16b, v10.16b
    ldr q10, [x0, #576]
    eor v8.16b, v4.16b, v8.16b
    eor v3.16b, v5.16b, v3.16b
    shl v5.16b, v1.16b, #7
    eor v6.16b, v6.16b, v8.16b
    shl v8.16b, v7.16b, #4
    sri v5.16b, v1.16b, #1
    orr v1.16b, v3.16b, v4.16b
    sri v8.16b, v7.16b, #4
    eor v7.16b, v9.16b, v10.16b
    shl v9.16b, v6.16b, #2
    eor v5.16b, v5.16b, v12.16b
    shl v10.16b, v4.16b, #5
    eor v1.16b, v2.16b, v1.16b
    sri v9.16b, v6.16b, #6
    eor v2.16b, v8.16b, v13.16b
    shl v6.16b, v3.16b, #3
    and v8.16b, v5.16b, v11.16b
    sri v10.16b, v4.16b, #3
    eor v4.16b, v9.16b, v19.16b
    sri v6.16b, v3.16b, #5
    eor v2.16b, v2.16b, v8.16b
    shl v3.16b, v1.16b, #6
    eor v8.16b, v10.16b, v20.16b
    and v9.16b, v4.16b, v7.16b
    eor v6.16b, v6.16b, v17.16b
    sri v3.16b, v1.16b, #2
    orr v1.16b, v2.16b, v5.16b
    eor v8.16b, v8.16b, v9.16b
    eor v7.16b, v7.16b, v6.16b
    eor v3.16b, v3.16b, v16.16b
    eor v1.16b, v11.16b, v1.16b
    and v9.16b, v6.16b, v8.16b
    orr v10.16b, v2.16b, v1.16b
    eor v3.16b, v3.16b, v9.16b
    eor v5.16b, v5.16b, v10.16b
    eor v4.16b, v4.16b, v3.16b
    orr v9.16b, v3.16b, v8.16b
    eor v8.16b, v8.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v6.16b, v6.16b, v9.16b
    and v9.16b, v8.16b, v7.16b
    and v10.16b, v4.16b, v8.16b
    eor v6.16b, v6.16b, v2.16b
    eor v3.16b, v3.16b, v9.16b
    eor v7.16b, v7.16b, v10.16b
    eor v9.16b, v6.16b, v8.16b
    shl v10.16b, v6.16b, #1
    eor v3.16b, v3.16b, v1.16b
    eor v11.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v9.16b
    sri v10.16b, v6.16b, #7
    orn v6.16b, v3.16b, v6.16b
    bic v9.16b, v11.16b, v9.16b
    ldr q12, [x0, #656]
    eor v2.16b, v2.16b, v11.16b
    shl v11.16b, v1.16b, #7
    eor v6.16b, v7.16b, v6.16b
    eor v7.16b, v3.16b, v9.16b
    shl v9.16b, v2.16b, #4
    eor v10.16b, v10.16b, v25.16b
    orr v13.16b, v6.16b, v3.16b
    eor v5.16b, v5.16b, v7.16b
    shl v7.16b, v6.16b, #3
    eor v4.16b, v4.16b, v12.16b
    eor v8.16b, v8.16b, v13.16b
    shl v12.16b, v3.16b, #5
    shl v13.16b, v5.16b, #2
    sri v11.16b, v1.16b, #1
    shl v1.16b, v8.16b, #6
    sri v9.16b, v2.16b, #4
    eor v2.16b, v11.16b, v22.16b
    sri v7.16b, v6.16b, #5
    sri v1.16b, v8.16b, #2
    eor v6.16b, v9.16b, v21.16b
    sri v12.16b, v3.16b, #3
    eor v3.16b, v7.16b, v24.16b
    sri v13.16b, v5.16b, #6
    eor v1.16b, v1.16b, v23.16b
    sub x9, x9, #4
    add x1, x1, #32
    eor v5.16b, v12.16b, v26.16b
    trn1 v7.8h, v4.8h, v6.8h
    eor v8.16b, v13.16b, v18.16b
    trn2 v4.8h, v4.8h, v6.8h
    trn1 v6.8h, v1.8h, v10.8h
    trn2 v1.8h, v1.8h, v10.8h
    trn1 v9.8h, v2.8h, v3.8h
    trn2 v2.8h, v2.8h, v3.8h
    trn1 v3.8h, v5.8h, v8.8h
    trn2 v5.8h, v5.8h, v8.8h
    trn1 v8.16b, v7.16b, v9.16b
    trn2 v7.16b, v7.16b, v9.16b
    trn1 v9.16b, v6.16b, v3.16b
    trn2 v3.16b, v6.16b, v3.16b
    trn1 v6.16b, v4.16b, v2.16b
    trn2 v2.16b, v4.16b, v2.16b
    str s8, [x2, #0]
    trn1 v4.16b, v1.16b, v5.16b
    trn2 v1.16b, v1.16b, v5.16b
    str s9, [x2, #4]
    str s7, [x2, #8]
    str s3, [x2, #12]
    str s6, [x2, #16]
    str s4, [x2, #20]
    str s2, [x2, #24]
    str s1, [x2, #28]
    add x2, x2, #32
    tbz x9, 63, .Lpipo64_256_encrypt_blocks_blocks13
.Lpipo64_256_encrypt_blocks_fewer11:
    add x15, x9, #4
    cbz x15, .Lpipo64_256_encrypt_blocks_done1
    ldr w9, [x0, #592]
    ldr w10, [x0, #608]
    ldr w11, [x0, #784]
    ldr w12, [x0, #788]
    ldr w16, [x0, #704]
    ldr w13, [x0, #720]
    ldr w17, [x0, #736]
    ldr w14, [x0, #792]
    ldr w8, [x0, #768]
    ldr w3, [x0, #796]
    ldr w4, [x0, #800]
    ldr w5, [x0, #320]
    ldr w6, [x0, #336]
    ldr w7, [x0, #352]
    ldr w19, [x0, #804]
    ldr w20, [x0, #384]
.Lpipo64_256_encrypt_blocks_blocks15:
    sub x15, x15, #1
    ldrb w21, [x1, #0]
    orr w21, w21, w21, lsl #8
    orr w21, w21, w21, lsl #16
    ldrb w22, [x1, #1]
    ldr w23, [x0, #16]  /* again */
    orr w22, w22, w22, lsl #8
    orr w22, w22, w22, lsl #16
    eor w22, w22, w23
    ldrb w23, [x1, #2]
    ldr w24, [x0, #32]  /* again */
    orr w23, w23, w23, lsl #8
    orr w23, w23, w23, lsl #16
    eor w23, w23, w24
    ldrb w24, [x1, #6]
    ldr w25, [x0, #48]  /* again */
    orr w24, w24, w24, lsl #8
    orr w24, w24, w24, lsl #16
    eor w24, w24, w25
    ldrb w25, [x1, #7]
    ldr w26, [x0, #640]  /* again */
    orr w25, w25, w25, lsl #8
    orr w25, w25, w25, lsl #16
    eor w25, w25, w26
    ldrb w26, [x1, #5]
    ldr w27, [x0, #624]  /* again */
    orr w26, w26, w26, lsl #8
    orr w26, w26, w26, lsl #16
    eor w26, w26, w27
    ldr w27, [x0, #0]
    eor w21, w21, w27
    ldrb w27, [x1, #3]
    orr w27, w27, w27, lsl #8
    orr w27, w27, w27, lsl #16
    eor w9, w27, w9
    ldrb w27, [x1, #4]
    orr w27, w27, w27, lsl #8
    orr w27, w27, w27, lsl #16
    eor w10, w27, w10
    add x1, x1, #8
    ldr w27, [x0, #64]
    ldr w28, [x0, #80]
    ldr w29, [x0, #96]
    and w30, w25, w24
    eor w26, w26, w30
    eor w24, w24, w9
    and w30, w22, w21
    eor w23, w23, w30
    and w30, w9, w26
    eor w10, w10, w30
    eor w25, w25, w10
    orr w30, w23, w22
    eor w21, w21, w30
    orr w30, w10, w26
    eor w26, w26, w25
    eor w9, w9, w30
    eon w9, w9, w23
    orr w30, w23, w21
    eor w22, w22, w30
    eor w25, w25, w22
    eor w27, w25, w27
    and w30, w26, w24
    eor w10, w10, w30
    eor w10, w10, w21
    eor w30, w9, w26
    eor w21, w21, w30
    eor w11, w11, w21, ror #1
    eor w14, w14, w9, ror #7
    orr w9, w10, w9
    and w21, w25, w26
    eor w21, w24, w21
    eor w24, w25, w21
    eor w9, w21, w9
    and w21, w30, w24
    eon w23, w24, w23
    eor w21, w10, w21
    eor w23, w12, w23, ror #4
    eor w21, w22, w21
    eor w21, w8, w21, ror #6
    eor w22, w17, w10, ror #3
    orr w10, w9, w10
    eor w10, w26, w10
    eor w9, w16, w9, ror #5
    eor w10, w13, w10, ror #2
    and w24, w11, w27
    eor w23, w23, w24
    and w24, w21, w14
    eor w14, w14, w9
    eor w22, w22, w24
    orr w24, w23, w11
    eor w24, w27, w24
    and w25, w9, w22
    eor w10, w10, w25
    eor w21, w21, w10
    orr w25, w23, w24
    eor w11, w11, w25
    orr w25, w10, w22
    eor w22, w22, w21
    eor w21, w21, w11
    eor w9, w9, w25
    eon w9, w9, w23
    eor w25, w21, w28
    and w26, w22, w14
    eor w10, w10, w26
    eor w10, w10, w24
    and w26, w21, w22
    eor w14, w14, w26
    eor w21, w21, w14
    eon w23, w21, w23
    eor w23, w4, w23, ror #4
    eor w26, w9, w22
    and w21, w26, w21
    eor w24, w24, w26
    eor w21, w10, w21
    eor w24, w3, w24, ror #1
    eor w11, w11, w21
    eor w11, w20, w11, ror #6
    eor w21, w19, w9, ror #7
    orr w9, w10, w9
    eor w9, w14, w9
    eor w14, w7, w10, ror #3
    orr w10, w9, w10
    eor w9, w5, w9, ror #5
    eor w10, w22, w10
    eor w10, w6, w10, ror #2
    and w22, w24, w25
    eor w22, w23, w22
    and w23, w11, w21
    eor w21, w21, w9
    eor w14, w14, w23
    orr w23, w22, w24
    eor w23, w25, w23
    and w25, w9, w14
    eor w10, w10, w25
    eor w11, w11, w10
    orr w25, w22, w23
    eor w24, w24, w25
    orr w25, w10, w14
    eor w14, w14, w11
    eor w11, w11, w24
    eor w9, w9, w25
    eon w9, w9, w22
    eor w25, w11, w29
    and w26, w14, w21
    eor w10, w10, w26
    eor w10, w10, w23
    and w26, w11, w14
    eor w21, w21, w26
    ldr w26, [x0, #812]  /* again */
    eor w11, w11, w21
    eon w22, w11, w22
    eor w22, w26, w22, ror #4
    eor w27, w9, w14
    and w11, w27, w11
    ldr w28, [x0, #808]  /* again */
    eor w23, w23, w27
    eor w11, w10, w11
    ldr w27, [x0, #512]  /* again */
    eor w23, w28, w23, ror #1
    ldr w29, [x0, #816]  /* again */
    eor w11, w24, w11
    eor w11, w27, w11, ror #6
    eor w24, w29, w9, ror #7
    ldr w29, [x0, #480]  /* again */
    orr w9, w10, w9
    eor w9, w21, w9
    ldr w21, [x0, #448]  /* again */
    eor w29, w29, w10, ror #3
    orr w10, w9, w10
    ldr w30, [x0, #464]  /* again */
    eor w9, w21, w9, ror #5
    eor w10, w14, w10
    eor w10, w30, w10, ror #2
    and w14, w23, w25
    eor w14, w22, w14
    and w21, w11, w24
    eor w22, w24, w9
    eor w21, w29, w21
    orr w24, w14, w23
    eor w24, w25, w24
    and w25, w9, w21
    eor w10, w10, w25
    eor w11, w11, w10
    orr w25, w14, w24
    eor w23, w23, w25
    orr w25, w10, w21
    eor w21, w21, w11
    eor w11, w11, w23
    ldr w29, [x0, #112]  /* again */
    eor w9, w9, w25
    eon w9, w9, w14
    eor w25, w11, w29
    and w29, w21, w22
    eor w10, w10, w29
    eor w10, w10, w24
    and w29, w11, w21
    eor w22, w22, w29
    ldr w29, [x0, #32]  /* again */
    eor w11, w11, w22
    eon w14, w11, w14
    eor w14, w29, w14, ror #4
    eor w29, w9, w21
    and w11, w29, w11
    ldr w30, [x0, #16]  /* again */
    eor w24, w24, w29
    eor w11, w10, w11
    ldr w29, [x0, #640]  /* again */
    eor w24, w30, w24, ror #1
    ldr w30, [x0, #48]  /* again */
    eor w11, w23, w11
    eor w11, w29, w11, ror #6
    eor w23, w30, w9, ror #7
    ldr w29, [x0, #624]  /* again */
    orr w9, w10, w9
    eor w22, w22, w9
    ldr w9, [x0, #592]  /* again */
    eor w29, w29, w10, ror #3
    orr w10, w22, w10
    ldr w30, [x0, #608]  /* again */
    eor w22, w9, w22, ror #5
    eor w10, w21, w10
    eor w10, w30, w10, ror #2
    and w21, w24, w25
    eor w14, w14, w21
    and w21, w11, w23
    eor w23, w23, w22
    eor w21, w29, w21
    orr w29, w14, w24
    eor w25, w25, w29
    and w29, w22, w21
    eor w10, w10, w29
    eor w11, w11, w10
    orr w29, w14, w25
    eor w24, w24, w29
    orr w29, w10, w21
    eor w21, w21, w11
    eor w11, w11, w24
    ldr w30, [x0, #128]  /* again */
    eor w22, w22, w29
    eon w22, w22, w14
    eor w29, w11, w30
    and w30, w21, w23
    eor w10, w10, w30
    eor w10, w10, w25
    and w30, w11, w21
    eor w23, w23, w30
    eor w11, w11, w23
    eon w14, w11, w14
    eor w12, w12, w14, ror #4
    eor w14, w22, w21
    and w30, w14, w11
    ldr w11, [x0, #784]  /* again */
    eor w14, w25, w14
    eor w25, w10, w30
    eor w30, w11, w14, ror #1
    ldr w14, [x0, #792]  /* again */
    eor w24, w24, w25
    eor w24, w8, w24, ror #6
    eor w25, w14, w22, ror #7
    orr w22, w10, w22
    eor w22, w23, w22
    eor w23, w17, w10, ror #3
    orr w10, w22, w10
    eor w22, w16, w22, ror #5
    eor w10, w21, w10
    eor w10, w13, w10, ror #2
    and w13, w30, w29
    eor w12, w12, w13
    and w13, w24, w25
    eor w21, w25, w22
    eor w13, w23, w13
    orr w23, w12, w30
    eor w23, w29, w23
    and w25, w22, w13
    eor w10, w10, w25
    eor w24, w24, w10
    orr w25, w12, w23
    eor w25, w30, w25
    orr w29, w10, w13
    eor w13, w13, w24
    eor w24, w24, w25
    ldr w30, [x0, #144]  /* again */
    eor w22, w22, w29
    eon w22, w22, w12
    eor w29, w24, w30
    and w30, w13, w21
    eor w10, w10, w30
    eor w10, w10, w23
    and w30, w24, w13
    eor w21, w21, w30
    eor w24, w24, w21
    eon w12, w24, w12
    eor w12, w4, w12, ror #4
    eor w30, w22, w13
    and w24, w30, w24
    eor w23, w23, w30
    eor w24, w10, w24
    eor w23, w3, w23, ror #1
    eor w24, w25, w24
    eor w24, w20, w24, ror #6
    eor w25, w19, w22, ror #7
    orr w22, w10, w22
    eor w21, w21, w22
    eor w22, w7, w10, ror #3
    orr w10, w21, w10
    eor w21, w5, w21, ror #5
    eor w10, w13, w10
    eor w10, w6, w10, ror #2
    and w13, w23, w29
    eor w12, w12, w13
    and w13, w24, w25
    eor w25, w25, w21
    eor w13, w22, w13
    orr w22, w12, w23
    eor w22, w29, w22
    and w29, w21, w13
    eor w10, w10, w29
    eor w24, w24, w10
    orr w29, w12, w22
    eor w23, w23, w29
    orr w29, w10, w13
    eor w13, w13, w24
    eor w24, w24, w23
    ldr w30, [x0, #160]  /* again */
    eor w21, w21, w29
    eon w21, w21, w12
    eor w29, w24, w30
    and w30, w13, w25
    eor w10, w10, w30
    eor w10, w10, w22
    and w30, w24, w13
    eor w25, w25, w30
    eor w24, w24, w25
    eon w12, w24, w12
    eor w12, w26, w12, ror #4
    eor w30, w21, w13
    and w24, w30, w24
    eor w22, w22, w30
    eor w24, w10, w24
    eor w22, w28, w22, ror #1
    ldr w30, [x0, #816]  /* again */
    eor w23, w23, w24
    eor w23, w27, w23, ror #6
    eor w24, w30, w21, ror #7
    ldr w27, [x0, #480]  /* again */
    orr w21, w10, w21
    eor w21, w25, w21
    ldr w25, [x0, #448]  /* again */
    eor w27, w27, w10, ror #3
    orr w10, w21, w10
    ldr w30, [x0, #464]  /* again */
    eor w21, w25, w21, ror #5
    eor w10, w13, w10
    eor w10, w30, w10, ror #2
    and w13, w22, w29
    eor w12, w12, w13
    and w13, w23, w24
    eor w24, w24, w21
    eor w13, w27, w13
    orr w25, w12, w22
    eor w25, w29, w25
    and w27, w21, w13
    eor w10, w10, w27
    eor w23, w23, w10
    orr w27, w12, w25
    eor w22, w22, w27
    orr w27, w10, w13
    eor w13, w13, w23
    eor w23, w23, w22
    ldr w29, [x0, #176]  /* again */
    eor w21, w21, w27
    eon w21, w21, w12
    eor w27, w23, w29
    and w29, w13, w24
    eor w10, w10, w29
    eor w10, w10, w25
    and w29, w23, w13
    eor w24, w24, w29
    ldr w29, [x0, #32]  /* again */
    eor w23, w23, w24
    eon w12, w23, w12
    eor w12, w29, w12, ror #4
    eor w29, w21, w13
    and w23, w29, w23
    ldr w30, [x0, #16]  /* again */
    eor w25, w25, w29
    eor w23, w10, w23
    ldr w29, [x0, #640]  /* again */
    eor w25, w30, w25, ror #1
    ldr w30, [x0, #48]  /* again */
    eor w22, w22, w23
    eor w22, w29, w22, ror #6
    eor w23, w30, w21, ror #7
    ldr w30, [x0, #624]  /* again */
    orr w21, w10, w21
    eor w21, w24, w21
    eor w24, w30, w10, ror #3
    orr w10, w21, w10
    ldr w30, [x0, #608]  /* again */
    eor w21, w9, w21, ror #5
    eor w10, w13, w10
    eor w10, w30, w10, ror #2
    and w13, w25, w27
    eor w12, w12, w13
    and w13, w22, w23
    eor w23, w23, w21
    eor w13, w24, w13
    orr w24, w12, w25
    eor w24, w27, w24
    and w27, w21, w13
    eor w10, w10, w27
    eor w22, w22, w10
    orr w27, w12, w24
    eor w25, w25, w27
    orr w27, w10, w13
    eor w13, w13, w22
    eor w22, w22, w25
    ldr w30, [x0, #192]  /* again */
    eor w21, w21, w27
    eon w21, w21, w12
    eor w27, w22, w30
    and w30, w13, w23
    eor w10, w10, w30
    eor w10, w10, w24
    and w30, w22, w13
    eor w23, w23, w30
    ldr w30, [x0, #788]  /* again */
    eor w22, w22, w23
    eon w12, w22, w12
    eor w12, w30, w12, ror #4
    eor w30, w21, w13
    and w22, w30, w22
    eor w24, w24, w30
    eor w22, w10, w22
    eor w24, w11, w24, ror #1
    eor w22, w25, w22
    eor w22, w8, w22, ror #6
    eor w25, w14, w21, ror #7
    orr w21, w10, w21
    eor w21, w23, w21
    eor w23, w17, w10, ror #3
    orr w10, w21, w10
    ldr w30, [x0, #720]  /* again */
    eor w21, w16, w21, ror #5
    eor w10, w13, w10
    eor w10, w30, w10, ror #2
    and w13, w24, w27
    eor w12, w12, w13
    and w13, w22, w25
    eor w25, w25, w21
    eor w13, w23, w13
    orr w23, w12, w24
    eor w23, w27, w23
    and w27, w21, w13
    eor w10, w10, w27
    eor w22, w22, w10
    orr w27, w12, w23
    eor w24, w24, w27
    orr w27, w10, w13
    eor w13, w13, w22
    eor w22, w22, w24
    ldr w30, [x0, #208]  /* again */
    eor w21, w21, w27
    eon w21, w21, w12
    eor w27, w22, w30
    and w30, w13, w25
    eor w10, w10, w30
    eor w10, w10, w23
    and w30, w22, w13
    eor w25, w25, w30
    eor w22, w22, w25
    eon w12, w22, w12
    eor w12, w4, w12, ror #4
    eor w30, w21, w13
    and w22, w30, w22
    eor w23, w23, w30
    eor w22, w10, w22
    eor w23, w3, w23, ror #1
    eor w22, w24, w22
    eor w22, w20, w22, ror #6
    eor w24, w19, w21, ror #7
    orr w21, w10, w21
    eor w21, w25, w21
    eor w25, w7, w10, ror #3
    orr w10, w21, w10
    eor w21, w5, w21, ror #5
    eor w10, w13, w10
    eor w10, w6, w10, ror #2
    and w13, w23, w27
    eor w12, w12, w13
    and w13, w22, w24
    eor w24, w24, w21
    eor w13, w25, w13
    orr w25, w12, w23
    eor w25, w27, w25
    and w27, w21, w13
    eor w10, w10, w27
    eor w22, w22, w10
    orr w27, w12, w25
    eor w23, w23, w27
    orr w27, w10, w13
    eor w13, w13, w22
    eor w22, w22, w23
    ldr w30, [x0, #224]  /* again */
    eor w21, w21, w27
    eon w21, w21, w12
    eor w27, w22, w30
    and w30, w13, w24
    eor w10, w10, w30
    eor w10, w10, w25
    and w30, w22, w13
    eor w24, w24, w30
    eor w22, w22, w24
    eon w12, w22, w12
    eor w12, w26, w12, ror #4
    eor w30, w21, w13
    and w22, w30, w22
    eor w25, w25, w30
    eor w22, w10, w22
    ldr w30, [x0, #512]  /* again */
    eor w25, w28, w25, ror #1
    ldr w28, [x0, #816]  /* again */
    eor w22, w23, w22
    eor w22, w30, w22, ror #6
    eor w23, w28, w21, ror #7
    ldr w28, [x0, #480]  /* again */
    orr w21, w10, w21
    eor w21, w24, w21
    ldr w24, [x0, #448]  /* again */
    eor w28, w28, w10, ror #3
    orr w10, w21, w10
    ldr w30, [x0, #464]  /* again */
    eor w21, w24, w21, ror #5
    eor w10, w13, w10
    eor w10, w30, w10, ror #2
    and w13, w25, w27
    eor w12, w12, w13
    and w13, w22, w23
    eor w23, w23, w21
    eor w13, w28, w13
    orr w24, w12, w25
    eor w24, w27, w24
    and w27, w21, w13
    eor w10, w10, w27
    eor w22, w22, w10
    orr w27, w12, w24
    eor w25, w25, w27
    orr w27, w10, w13
    eor w13, w13, w22
    eor w22, w22, w25
    ldr w28, [x0, #240]  /* again */
    eor w21, w21, w27
    eon w21, w21, w12
    eor w27, w22, w28
    and w28, w13, w23
    eor w10, w10, w28
    eor w10, w10, w24
    and w28, w22, w13
    eor w23, w23, w28
    ldr w28, [x0, #32]  /* again */
    eor w22, w22, w23
    eon w12, w22, w12
    eor w12, w28, w12, ror #4
    eor w28, w21, w13
    and w22, w28, w22
    ldr w30, [x0, #16]  /* again */
    eor w24, w24, w28
    eor w22, w10, w22
    eor w24, w30, w24, ror #1
    ldr w28, [x0, #48]  /* again */
    eor w22, w25, w22
    eor w22, w29, w22, ror #6
    eor w25, w28, w21, ror #7
    ldr w28, [x0, #624]  /* again */
    orr w21, w10, w21
    eor w21, w23, w21
    eor w23, w28, w10, ror #3
    orr w10, w21, w10
    ldr w28, [x0, #608]  /* again */
    eor w21, w9, w21, ror #5
    eor w10, w13, w10
    eor w10, w28, w10, ror #2
    and w13, w24, w27
    eor w12, w12, w13
    and w13, w22, w25
    eor w25, w25, w21
    eor w13, w23, w13
    orr w23, w12, w24
    eor w23, w27, w23
    and w27, w21, w13
    eor w10, w10, w27
    eor w22, w22, w10
    orr w27, w12, w23
    eor w24, w24, w27
    orr w27, w10, w13
    eor w13, w13, w22
    eor w22, w22, w24
    ldr w28, [x0, #256]  /* again */
    eor w21, w21, w27
    eon w21, w21, w12
    eor w27, w22, w28
    and w28, w13, w25
    eor w10, w10, w28
    eor w10, w10, w23
    and w28, w22, w13
    eor w25, w25, w28
    ldr w28, [x0, #788]  /* again */
    eor w22, w22, w25
    eon w12, w22, w12
    eor w12, w28, w12, ror #4
    eor w28, w21, w13
    and w22, w28, w22
    eor w23, w23, w28
    eor w22, w10, w22
    eor w23, w11, w23, ror #1
    eor w22, w24, w22
    eor w22, w8, w22, ror #6
    eor w24, w14, w21, ror #7
    orr w21, w10, w21
    eor w21, w25, w21
    eor w25, w17, w10, ror #3
    orr w10, w21, w10
    ldr w28, [x0, #720]  /* again */
    eor w21, w16, w21, ror #5
    eor w10, w13, w10
    eor w10, w28, w10, ror #2
    and w13, w23, w27
    eor w12, w12, w13
    and w13, w22, w24
    eor w24, w24, w21
    eor w13, w25, w13
    orr w25, w12, w23
    eor w25, w27, w25
    and w27, w21, w13
    eor w10, w10, w27
    eor w22, w22, w10
    orr w27, w12, w25
    eor w23, w23, w27
    orr w27, w10, w13
    eor w13, w13, w22
    eor w22, w22, w23
    ldr w28, [x0, #272]  /* again */
    eor w21, w21, w27
    eon w21, w21, w12
    eor w27, w22, w28
    and w28, w13, w24
    eor w10, w10, w28
    eor w10, w10, w25
    and w28, w22, w13
    eor w24, w24, w28
    eor w22, w22, w24
    eon w12, w22, w12
    eor w12, w4, w12, ror #4
    eor w28, w21, w13
    and w22, w28, w22
    eor w25, w25, w28
    eor w22, w10, w22
    eor w25, w3, w25, ror #1
    eor w22, w23, w22
    eor w22, w20, w22, ror #6
    eor w23, w19, w21, ror #7
    orr w21, w10, w21
    eor w21, w24, w21
    eor w24, w7, w10, ror #3
    orr w10, w21, w10
    eor w21, w5, w21, ror #5
    eor w10, w13, w10
    eor w10, w6, w10, ror #2
    and w13, w25, w27
    eor w12, w12, w13
    and w13, w22, w23
    eor w23, w23, w21
    eor w13, w24, w13
    orr w24, w12, w25
    eor w24, w27, w24
    and w27, w21, w13
    eor w10, w10, w27
    eor w22, w22, w10
    orr w27, w12, w24
    eor w25, w25, w27
    orr w27, w10, w13
    eor w13, w13, w22
    eor w22, w22, w25
    ldr w28, [x0, #400]  /* again */
    eor w21, w21, w27
    eon w21, w21, w12
    eor w27, w22, w28
    and w28, w13, w23
    eor w10, w10, w28
    eor w10, w10, w24
    and w28, w22, w13
    eor w23, w23, w28
    eor w22, w22, w23
    eon w12, w22, w12
    eor w12, w26, w12, ror #4
    eor w26, w21, w13
    and w22, w26, w22
    ldr w28, [x0, #808]  /* again */
    eor w24, w24, w26
    eor w22, w10, w22
    ldr w26, [x0, #512]  /* again */
    eor w24, w28, w24, ror #1
    ldr w28, [x0, #816]  /* again */
    eor w22, w25, w22
    eor w22, w26, w22, ror #6
    eor w25, w28, w21, ror #7
    ldr w26, [x0, #480]  /* again */
    orr w21, w10, w21
    eor w21, w23, w21
    ldr w23, [x0, #448]  /* again */
    eor w26, w26, w10, ror #3
    orr w10, w21, w10
    ldr w28, [x0, #464]  /* again */
    eor w21, w23, w21, ror #5
    eor w10, w13, w10
    eor w10, w28, w10, ror #2
    and w13, w24, w27
    eor w12, w12, w13
    and w13, w22, w25
    eor w23, w25, w21
    eor w13, w26, w13
    orr w25, w12, w24
    eor w25, w27, w25
    and w26, w21, w13
    eor w10, w10, w26
    eor w22, w22, w10
    orr w26, w12, w25
    eor w24, w24, w26
    orr w26, w10, w13
    eor w13, w13, w22
    eor w22, w22, w24
    ldr w27, [x0, #528]  /* again */
    eor w21, w21, w26
    eon w21, w21, w12
    eor w26, w22, w27
    and w27, w13, w23
    eor w10, w10, w27
    eor w10, w10, w25
    and w27, w22, w13
    eor w23, w23, w27
    ldr w27, [x0, #32]  /* again */
    eor w22, w22, w23
    eon w12, w22, w12
    eor w12, w27, w12, ror #4
    eor w27, w21, w13
    and w22, w27, w22
    eor w25, w25, w27
    eor w22, w10, w22
    eor w25, w30, w25, ror #1
    ldr w27, [x0, #48]  /* again */
    eor w22, w24, w22
    eor w22, w29, w22, ror #6
    eor w24, w27, w21, ror #7
    ldr w27, [x0, #624]  /* again */
    orr w21, w10, w21
    eor w21, w23, w21
    eor w23, w27, w10, ror #3
    orr w27, w21, w10
    ldr w10, [x0, #608]  /* again */
    eor w21, w9, w21, ror #5
    eor w13, w13, w27
    eor w13, w10, w13, ror #2
    and w27, w25, w26
    eor w27, w12, w27
    and w12, w22, w24
    eor w24, w24, w21
    eor w12, w23, w12
    orr w23, w27, w25
    eor w23, w26, w23
    and w26, w21, w12
    eor w13, w13, w26
    eor w22, w22, w13
    orr w26, w27, w23
    eor w25, w25, w26
    orr w26, w13, w12
    eor w28, w12, w22
    eor w22, w22, w25
    ldr w12, [x0, #656]  /* again */
    eor w21, w21, w26
    eon w21, w21, w27
    eor w12, w22, w12
    strb w12, [x2, #0]
    and w12, w28, w24
    eor w12, w13, w12
    eor w13, w12, w23
    and w12, w22, w28
    eor w24, w24, w12
    ldr w12, [x0, #788]  /* again */
    eor w22, w22, w24
    eon w26, w22, w27
    eor w26, w12, w26, ror #4
    eor w27, w21, w28
    and w22, w27, w22
    eor w23, w23, w27
    eor w22, w13, w22
    eor w23, w11, w23, ror #1
    eor w22, w25, w22
    strb w23, [x2, #1]
    strb w26, [x2, #2]
    eor w22, w8, w22, ror #6
    eor w23, w14, w21, ror #7
    orr w21, w13, w21
    eor w21, w24, w21
    eor w24, w17, w13, ror #3
    orr w25, w21, w13
    eor w21, w16, w21, ror #5
    ldr w13, [x0, #720]  /* again */
    eor w25, w28, w25
    strb w21, [x2, #3]
    eor w21, w13, w25, ror #2
    strb w21, [x2, #4]
    strb w24, [x2, #5]
    strb w23, [x2, #6]
    strb w22, [x2, #7]
    add x2, x2, #8
    cbnz x15, .Lpipo64_256_encrypt_blocks_blocks15
.Lpipo64_256_encrypt_blocks_done1:
    ldr x19, [sp, #112]
    ldr x20, [sp, #120]
    ldr x21, [sp, #128]
    ldr x22, [sp, #136]
    ldr x23, [sp, #144]
    ldr x24, [sp, #152]
    ldr x25, [sp, #160]
    ldr x26, [sp, #168]
    ldr x27, [sp, #176]
    ldr x28, [sp, #184]
    ldr x29, [sp, #192]
    ldr q8, [sp, #0]
    ldr q9, [sp, #16]
    ldr q10, [sp, #32]
    ldr q11, [sp, #48]
    ldr q12, [sp, #64]
    ldr q13, [sp, #80]
    ldr q14, [sp, #96]
    ldr x30, [sp, #200]
    add sp, sp, #208
    ret x30
    .size pipo64_256_encrypt_blocks, .-pipo64_256_encrypt_blocks

    .balign 4
    .globl pipo64_256_decrypt_blocks
    .type pipo64_256_decrypt_blocks, %function
pipo64_256_decrypt_blocks:
    sub sp, sp, #256
    str x19, [sp, #160]
    str x20, [sp, #168]
    str x21, [sp, #176]
    str x22, [sp, #184]
    str x23, [sp, #192]
    str x24, [sp, #200]
    str x25, [sp, #208]
    str x26, [sp, #216]
    str x27, [sp, #224]
    str x28, [sp, #232]
    str x29, [sp, #240]
    str q8, [sp, #32]
    str q9, [sp, #48]
    str q10, [sp, #64]
    str q11, [sp, #80]
    str q12, [sp, #96]
    str q13, [sp, #112]
    str q14, [sp, #128]
    str q15, [sp, #144]
    str x30, [sp, #248]
    sub x9, x3, #32
    tbnz x9, 63, .Lpipo64_256_decrypt_blocks_fewer3
    ldr q16, [x0, #672]
    ldr q17, [x0, #752]
    ldr q18, [x0, #720]
.Lpipo64_256_decrypt_blocks_blocks5:
    ldp q20, q19, [x1, #0]
    ldr q21, [x0, #736]
    ldp q23, q22, [x1, #32]
    ldp q25, q24, [x1, #64]
    ldp q27, q26, [x1, #96]
    ldp q29, q28, [x1, #128]
    ldp q31, q30, [x1, #160]
    trn1 v0.16b, v20.16b, v19.16b
    trn2 v19.16b, v20.16b, v19.16b
    ldp q1, q20, [x1, #192]
    trn1 v2.16b, v23.16b, v22.16b
    trn2 v22.16b, v23.16b, v22.16b
    ldp q3, q23, [x1, #224]
    trn1 v4.16b, v25.16b, v24.16b
    trn2 v24.16b, v25.16b, v24.16b
    trn1 v25.16b, v27.16b, v26.16b
    trn2 v26.16b, v27.16b, v26.16b
    ldp q5, q27, [x0, #688]
    trn1 v6.16b, v29.16b, v28.16b
    trn2 v28.16b, v29.16b, v28.16b
    trn1 v29.16b, v31.16b, v30.16b
    trn2 v30.16b, v31.16b, v30.16b
    trn1 v31.16b, v1.16b, v20.16b
    trn2 v20.16b, v1.16b, v20.16b
    trn1 v1.16b, v3.16b, v23.16b
    trn2 v23.16b, v3.16b, v23.16b
    trn2 v3.8h, v0.8h, v2.8h
    trn1 v7.8h, v19.8h, v22.8h
    trn2 v19.8h, v19.8h, v22.8h
    trn2 v22.8h, v4.8h, v25.8h
    trn1 v8.8h, v24.8h, v26.8h
    trn2 v24.8h, v24.8h, v26.8h
    trn1 v9.8h, v28.8h, v30.8h
    trn2 v28.8h, v28.8h, v30.8h
    trn1 v10.8h, v20.8h, v23.8h
    trn2 v20.8h, v20.8h, v23.8h
    ldr q23, [x0, #656]
    trn1 v25.8h, v4.8h, v25.8h
    trn2 v4.4s, v3.4s, v22.4s
    trn2 v26.8h, v6.8h, v29.8h
    trn2 v30.8h, v31.8h, v1.8h
    trn1 v0.8h, v0.8h, v2.8h
    trn2 v2.4s, v7.4s, v8.4s
    trn1 v11.4s, v19.4s, v24.4s
    trn1 v12.4s, v28.4s, v20.4s
    eor v4.16b, v4.16b, v17.16b
    trn1 v29.8h, v6.8h, v29.8h
    ldr q13, [x0, #768]
    trn1 v31.8h, v31.8h, v1.8h
    trn2 v1.4s, v9.4s, v10.4s
    trn2 v6.4s, v26.4s, v30.4s
    eor v11.16b, v11.16b, v27.16b
    eor v2.16b, v2.16b, v21.16b
    eor v27.16b, v12.16b, v27.16b
    trn2 v12.4s, v0.4s, v25.4s
    trn1 v25.4s, v0.4s, v25.4s
    shl v0.16b, v4.16b, #7
    eor v6.16b, v6.16b, v17.16b
    eor v21.16b, v1.16b, v21.16b
    trn2 v1.4s, v29.4s, v31.4s
    eor v12.16b, v12.16b, v18.16b
    trn1 v29.4s, v29.4s, v31.4s
    shl v31.16b, v11.16b, #5
    eor v1.16b, v1.16b, v18.16b
    sri v0.16b, v4.16b, #1
    trn1 v4.4s, v7.4s, v8.4s
    shl v7.16b, v2.16b, #3
    trn2 v19.4s, v19.4s, v24.4s
    shl v24.16b, v6.16b, #7
    trn1 v8.4s, v9.4s, v10.4s
    shl v9.16b, v27.16b, #5
    trn2 v20.4s, v28.4s, v20.4s
    shl v28.16b, v21.16b, #3
    eor v25.16b, v25.16b, v23.16b
    shl v10.16b, v12.16b, #2
    eor v23.16b, v29.16b, v23.16b
    sri v31.16b, v11.16b, #3
    eor v29.16b, v4.16b, v16.16b
    sri v7.16b, v2.16b, #5
    eor v19.16b, v19.16b, v13.16b
    sri v24.16b, v6.16b, #1
    eor v2.16b, v8.16b, v16.16b
    shl v4.16b, v1.16b, #2
    orr v6.16b, v31.16b, v7.16b
    sri v9.16b, v27.16b, #3
    orn v27.16b, v7.16b, v0.16b
    sri v28.16b, v21.16b, #5
    eor v20.16b, v20.16b, v13.16b
    sri v10.16b, v12.16b, #6
    eor v21.16b, v31.16b, v27.16b
    sri v4.16b, v1.16b, #6
    orr v27.16b, v9.16b, v28.16b
    orn v31.16b, v28.16b, v24.16b
    eor v1.16b, v10.16b, v6.16b
    eor v27.16b, v4.16b, v27.16b
    eor v4.16b, v25.16b, v21.16b
    eor v31.16b, v9.16b, v31.16b
    eor v6.16b, v0.16b, v1.16b
    eor v8.16b, v24.16b, v27.16b
    trn1 v22.4s, v3.4s, v22.4s
    eor v3.16b, v23.16b, v31.16b
    trn1 v26.4s, v26.4s, v30.4s
    shl v30.16b, v29.16b, #1
    bic v9.16b, v4.16b, v6.16b
    shl v10.16b, v19.16b, #6
    bic v11.16b, v3.16b, v8.16b
    shl v12.16b, v2.16b, #1
    eor v22.16b, v22.16b, v5.16b
    shl v13.16b, v20.16b, #6
    eor v9.16b, v7.16b, v9.16b
    sri v30.16b, v29.16b, #7
    eor v26.16b, v26.16b, v5.16b
    sri v10.16b, v19.16b, #2
    and v29.16b, v1.16b, v25.16b
    sri v12.16b, v2.16b, #7
    eor v19.16b, v28.16b, v11.16b
    sri v13.16b, v20.16b, #2
    and v20.16b, v27.16b, v23.16b
    eor v30.16b, v30.16b, v6.16b
    shl v2.16b, v22.16b, #4
    eor v5.16b, v10.16b, v9.16b
    eor v6.16b, v12.16b, v8.16b
    shl v8.16b, v26.16b, #4
    eor v21.16b, v21.16b, v29.16b
    eor v19.16b, v13.16b, v19.16b
    eor v20.16b, v31.16b, v20.16b
    sri v2.16b, v22.16b, #4
    eor v22.16b, v7.16b, v30.16b
    sri v8.16b, v26.16b, #4
    and v26.16b, v1.16b, v21.16b
    eor v25.16b, v25.16b, v5.16b
    eor v28.16b, v28.16b, v6.16b
    and v29.16b, v27.16b, v20.16b
    eor v23.16b, v23.16b, v19.16b
    eor v31.16b, v2.16b, v4.16b
    eor v22.16b, v22.16b, v26.16b
    eor v26.16b, v1.16b, v25.16b
    eor v2.16b, v8.16b, v3.16b
    ldp q9, q10, [x0, #624]
    eor v28.16b, v28.16b, v29.16b
    eor v27.16b, v27.16b, v23.16b
    ldp q1, q29, [x0, #560]
    eor v0.16b, v0.16b, v31.16b
    orr v3.16b, v22.16b, v26.16b
    ldp q4, q7, [x0, #592]
    eor v24.16b, v24.16b, v2.16b
    orr v8.16b, v28.16b, v27.16b
    eor v0.16b, v0.16b, v3.16b
    eor v25.16b, v25.16b, v22.16b
    eor v24.16b, v24.16b, v8.16b
    eor v23.16b, v23.16b, v28.16b
    eor v21.16b, v21.16b, v0.16b
    and v3.16b, v0.16b, v26.16b
    eor v20.16b, v20.16b, v24.16b
    and v8.16b, v24.16b, v27.16b
    and v11.16b, v25.16b, v21.16b
    orr v12.16b, v31.16b, v30.16b
    and v13.16b, v23.16b, v20.16b
    eor v22.16b, v22.16b, v3.16b
    ldp q3, q14, [x0, #528]
    eor v26.16b, v26.16b, v11.16b
    eor v28.16b, v28.16b, v8.16b
    eor v27.16b, v27.16b, v13.16b
    orr v8.16b, v2.16b, v6.16b
    eor v21.16b, v21.16b, v29.16b
    eor v26.16b, v26.16b, v9.16b
    eor v20.16b, v20.16b, v29.16b
    eor v29.16b, v5.16b, v12.16b
    eor v0.16b, v0.16b, v4.16b
    eor v24.16b, v24.16b, v4.16b
    eor v27.16b, v27.16b, v9.16b
    eor v19.16b, v19.16b, v8.16b
    shl v4.16b, v21.16b, #7
    eor v22.16b, v22.16b, v7.16b
    eor v28.16b, v28.16b, v7.16b
    shl v7.16b, v26.16b, #3
    orr v8.16b, v31.16b, v29.16b
    shl v5.16b, v0.16b, #5
    shl v9.16b, v20.16b, #7
    orr v11.16b, v2.16b, v19.16b
    shl v12.16b, v24.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v27.16b, #3
    eor v6.16b, v6.16b, v11.16b
    sri v4.16b, v21.16b, #1
    eor v21.16b, v30.16b, v3.16b
    sri v7.16b, v26.16b, #5
    and v30.16b, v29.16b, v30.16b
    shl v11.16b, v22.16b, #2
    eor v3.16b, v6.16b, v3.16b
    sri v5.16b, v0.16b, #3
    and v26.16b, v19.16b, v6.16b
    sri v9.16b, v20.16b, #1
    eor v20.16b, v29.16b, v14.16b
    shl v29.16b, v28.16b, #2
    orr v0.16b, v5.16b, v7.16b
    sri v12.16b, v24.16b, #3
    orn v24.16b, v7.16b, v4.16b
    sri v8.16b, v27.16b, #5
    eor v25.16b, v25.16b, v10.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v5.16b, v24.16b
    sri v29.16b, v28.16b, #6
    orr v24.16b, v12.16b, v8.16b
    orn v27.16b, v8.16b, v9.16b
    eor v28.16b, v11.16b, v0.16b
    eor v24.16b, v29.16b, v24.16b
    eor v29.16b, v21.16b, v22.16b
    eor v27.16b, v12.16b, v27.16b
    eor v0.16b, v4.16b, v28.16b
    eor v19.16b, v19.16b, v14.16b
    eor v5.16b, v9.16b, v24.16b
    eor v6.16b, v3.16b, v27.16b
    eor v23.16b, v23.16b, v10.16b
    eor v30.16b, v31.16b, v30.16b
    eor v26.16b, v2.16b, v26.16b
    shl v31.16b, v20.16b, #1
    bic v2.16b, v29.16b, v0.16b
    shl v10.16b, v25.16b, #6
    bic v11.16b, v6.16b, v5.16b
    shl v12.16b, v19.16b, #1
    eor v30.16b, v30.16b, v1.16b
    shl v13.16b, v23.16b, #6
    eor v2.16b, v7.16b, v2.16b
    sri v31.16b, v20.16b, #7
    eor v20.16b, v26.16b, v1.16b
    sri v10.16b, v25.16b, #2
    eor v25.16b, v8.16b, v11.16b
    sri v12.16b, v19.16b, #7
    and v19.16b, v28.16b, v21.16b
    sri v13.16b, v23.16b, #2
    and v23.16b, v24.16b, v3.16b
    eor v26.16b, v31.16b, v0.16b
    shl v31.16b, v30.16b, #4
    eor v0.16b, v10.16b, v2.16b
    eor v1.16b, v12.16b, v5.16b
    shl v2.16b, v20.16b, #4
    eor v25.16b, v13.16b, v25.16b
    eor v19.16b, v22.16b, v19.16b
    eor v22.16b, v27.16b, v23.16b
    sri v31.16b, v30.16b, #4
    eor v23.16b, v7.16b, v26.16b
    sri v2.16b, v20.16b, #4
    and v20.16b, v28.16b, v19.16b
    eor v21.16b, v21.16b, v0.16b
    eor v27.16b, v8.16b, v1.16b
    and v30.16b, v24.16b, v22.16b
    eor v3.16b, v3.16b, v25.16b
    eor v29.16b, v31.16b, v29.16b
    eor v31.16b, v2.16b, v6.16b
    eor v20.16b, v23.16b, v20.16b
    eor v23.16b, v28.16b, v21.16b
    eor v27.16b, v27.16b, v30.16b
    eor v24.16b, v24.16b, v3.16b
    ldp q28, q30, [x0, #496]
    eor v2.16b, v4.16b, v29.16b
    orr v4.16b, v20.16b, v23.16b
    ldp q6, q5, [x0, #464]
    eor v7.16b, v9.16b, v31.16b
    orr v8.16b, v27.16b, v24.16b
    ldp q10, q9, [x0, #432]
    eor v2.16b, v2.16b, v4.16b
    eor v21.16b, v21.16b, v20.16b
    eor v4.16b, v7.16b, v8.16b
    eor v3.16b, v3.16b, v27.16b
    eor v19.16b, v19.16b, v2.16b
    orr v12.16b, v29.16b, v26.16b
    eor v22.16b, v22.16b, v4.16b
    and v8.16b, v4.16b, v24.16b
    and v11.16b, v21.16b, v19.16b
    and v7.16b, v2.16b, v23.16b
    and v13.16b, v3.16b, v22.16b
    eor v27.16b, v27.16b, v8.16b
    eor v23.16b, v23.16b, v11.16b
    orr v8.16b, v31.16b, v1.16b
    eor v24.16b, v24.16b, v13.16b
    eor v0.16b, v0.16b, v12.16b
    eor v20.16b, v20.16b, v7.16b
    ldp q7, q14, [x0, #400]
    eor v19.16b, v19.16b, v28.16b
    eor v2.16b, v2.16b, v9.16b
    eor v23.16b, v23.16b, v5.16b
    eor v22.16b, v22.16b, v28.16b
    eor v28.16b, v4.16b, v9.16b
    eor v24.16b, v24.16b, v5.16b
    eor v25.16b, v25.16b, v8.16b
    orr v8.16b, v29.16b, v0.16b
    shl v4.16b, v19.16b, #7
    eor v20.16b, v20.16b, v6.16b
    shl v5.16b, v2.16b, #5
    eor v27.16b, v27.16b, v6.16b
    shl v6.16b, v23.16b, #3
    shl v9.16b, v22.16b, #7
    orr v11.16b, v31.16b, v25.16b
    shl v12.16b, v28.16b, #5
    eor v26.16b, v26.16b, v8.16b
    shl v8.16b, v24.16b, #3
    eor v1.16b, v1.16b, v11.16b
    sri v4.16b, v19.16b, #1
    eor v19.16b, v26.16b, v7.16b
    shl v11.16b, v20.16b, #2
    and v26.16b, v0.16b, v26.16b
    sri v5.16b, v2.16b, #3
    eor v7.16b, v1.16b, v7.16b
    sri v6.16b, v23.16b, #5
    and v23.16b, v25.16b, v1.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v0.16b, v14.16b
    shl v0.16b, v27.16b, #2
    orr v1.16b, v5.16b, v6.16b
    sri v12.16b, v28.16b, #3
    orn v28.16b, v6.16b, v4.16b
    sri v8.16b, v24.16b, #5
    eor v21.16b, v21.16b, v30.16b
    sri v11.16b, v20.16b, #6
    eor v20.16b, v5.16b, v28.16b
    sri v0.16b, v27.16b, #6
    orr v24.16b, v12.16b, v8.16b
    orn v27.16b, v8.16b, v9.16b
    eor v28.16b, v11.16b, v1.16b
    eor v24.16b, v0.16b, v24.16b
    eor v0.16b, v19.16b, v20.16b
    eor v27.16b, v12.16b, v27.16b
    eor v1.16b, v4.16b, v28.16b
    eor v25.16b, v25.16b, v14.16b
    eor v2.16b, v9.16b, v24.16b
    eor v5.16b, v7.16b, v27.16b
    eor v30.16b, v3.16b, v30.16b
    eor v26.16b, v29.16b, v26.16b
    eor v23.16b, v31.16b, v23.16b
    shl v29.16b, v22.16b, #1
    bic v31.16b, v0.16b, v1.16b
    shl v3.16b, v21.16b, #6
    bic v11.16b, v5.16b, v2.16b
    shl v12.16b, v25.16b, #1
    eor v26.16b, v26.16b, v10.16b
    shl v13.16b, v30.16b, #6
    eor v31.16b, v6.16b, v31.16b
    sri v29.16b, v22.16b, #7
    eor v22.16b, v23.16b, v10.16b
    sri v3.16b, v21.16b, #2
    eor v21.16b, v8.16b, v11.16b
    sri v12.16b, v25.16b, #7
    and v23.16b, v28.16b, v19.16b
    sri v13.16b, v30.16b, #2
    and v25.16b, v24.16b, v7.16b
    eor v29.16b, v29.16b, v1.16b
    shl v30.16b, v26.16b, #4
    eor v31.16b, v3.16b, v31.16b
    eor v1.16b, v12.16b, v2.16b
    shl v2.16b, v22.16b, #4
    eor v21.16b, v13.16b, v21.16b
    eor v20.16b, v20.16b, v23.16b
    eor v23.16b, v27.16b, v25.16b
    sri v30.16b, v26.16b, #4
    eor v25.16b, v6.16b, v29.16b
    sri v2.16b, v22.16b, #4
    and v22.16b, v28.16b, v20.16b
    eor v19.16b, v19.16b, v31.16b
    eor v26.16b, v8.16b, v1.16b
    and v27.16b, v24.16b, v23.16b
    eor v3.16b, v7.16b, v21.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v2.16b, v5.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v28.16b, v19.16b
    eor v26.16b, v26.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    ldp q27, q28, [x0, #368]
    eor v2.16b, v4.16b, v30.16b
    orr v4.16b, v22.16b, v25.16b
    ldp q6, q5, [x0, #336]
    eor v7.16b, v9.16b, v0.16b
    orr v8.16b, v26.16b, v24.16b
    ldp q10, q9, [x0, #304]
    eor v2.16b, v2.16b, v4.16b
    eor v19.16b, v19.16b, v22.16b
    eor v4.16b, v7.16b, v8.16b
    eor v3.16b, v3.16b, v26.16b
    eor v20.16b, v20.16b, v2.16b
    orr v12.16b, v30.16b, v29.16b
    eor v23.16b, v23.16b, v4.16b
    and v8.16b, v4.16b, v24.16b
    and v11.16b, v19.16b, v20.16b
    and v7.16b, v2.16b, v25.16b
    and v13.16b, v3.16b, v23.16b
    eor v26.16b, v26.16b, v8.16b
    eor v25.16b, v25.16b, v11.16b
    orr v8.16b, v0.16b, v1.16b
    eor v24.16b, v24.16b, v13.16b
    eor v31.16b, v31.16b, v12.16b
    eor v22.16b, v22.16b, v7.16b
    ldp q7, q14, [x0, #272]
    eor v20.16b, v20.16b, v27.16b
    eor v2.16b, v2.16b, v9.16b
    eor v25.16b, v25.16b, v5.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v4.16b, v9.16b
    eor v24.16b, v24.16b, v5.16b
    eor v21.16b, v21.16b, v8.16b
    orr v8.16b, v30.16b, v31.16b
    shl v4.16b, v20.16b, #7
    eor v22.16b, v22.16b, v6.16b
    shl v5.16b, v2.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v6.16b, v25.16b, #3
    shl v9.16b, v23.16b, #7
    orr v11.16b, v0.16b, v21.16b
    shl v12.16b, v27.16b, #5
    eor v29.16b, v29.16b, v8.16b
    shl v8.16b, v24.16b, #3
    eor v1.16b, v1.16b, v11.16b
    sri v4.16b, v20.16b, #1
    eor v20.16b, v29.16b, v7.16b
    shl v11.16b, v22.16b, #2
    and v29.16b, v31.16b, v29.16b
    sri v5.16b, v2.16b, #3
    eor v7.16b, v1.16b, v7.16b
    sri v6.16b, v25.16b, #5
    and v25.16b, v21.16b, v1.16b
    sri v9.16b, v23.16b, #1
    eor v23.16b, v31.16b, v14.16b
    shl v31.16b, v26.16b, #2
    orr v1.16b, v5.16b, v6.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v6.16b, v4.16b
    sri v8.16b, v24.16b, #5
    eor v19.16b, v19.16b, v28.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v5.16b, v27.16b
    sri v31.16b, v26.16b, #6
    orr v24.16b, v12.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v11.16b, v1.16b
    eor v24.16b, v31.16b, v24.16b
    eor v31.16b, v20.16b, v22.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v4.16b, v27.16b
    eor v21.16b, v21.16b, v14.16b
    eor v2.16b, v9.16b, v24.16b
    eor v5.16b, v7.16b, v26.16b
    eor v28.16b, v3.16b, v28.16b
    eor v29.16b, v30.16b, v29.16b
    eor v25.16b, v0.16b, v25.16b
    shl v30.16b, v23.16b, #1
    bic v0.16b, v31.16b, v1.16b
    shl v3.16b, v19.16b, #6
    bic v11.16b, v5.16b, v2.16b
    shl v12.16b, v21.16b, #1
    eor v29.16b, v29.16b, v10.16b
    shl v13.16b, v28.16b, #6
    eor v0.16b, v6.16b, v0.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v25.16b, v10.16b
    sri v3.16b, v19.16b, #2
    eor v19.16b, v8.16b, v11.16b
    sri v12.16b, v21.16b, #7
    and v21.16b, v27.16b, v20.16b
    sri v13.16b, v28.16b, #2
    and v25.16b, v24.16b, v7.16b
    eor v28.16b, v30.16b, v1.16b
    shl v30.16b, v29.16b, #4
    eor v0.16b, v3.16b, v0.16b
    eor v1.16b, v12.16b, v2.16b
    shl v2.16b, v23.16b, #4
    eor v19.16b, v13.16b, v19.16b
    eor v21.16b, v22.16b, v21.16b
    eor v22.16b, v26.16b, v25.16b
    sri v30.16b, v29.16b, #4
    eor v25.16b, v6.16b, v28.16b
    sri v2.16b, v23.16b, #4
    and v23.16b, v27.16b, v21.16b
    eor v20.16b, v20.16b, v0.16b
    eor v26.16b, v8.16b, v1.16b
    and v29.16b, v24.16b, v22.16b
    eor v3.16b, v7.16b, v19.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v5.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v27.16b, v20.16b
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v3.16b
    ldp q29, q27, [x0, #688]
    ldr q2, [x0, #736]
    eor v4.16b, v4.16b, v30.16b
    orr v5.16b, v23.16b, v25.16b
    eor v6.16b, v9.16b, v31.16b
    orr v7.16b, v26.16b, v24.16b
    eor v4.16b, v4.16b, v5.16b
    eor v20.16b, v20.16b, v23.16b
    eor v5.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v26.16b
    ldr q12, [x0, #256]
    eor v21.16b, v21.16b, v4.16b
    orr v9.16b, v30.16b, v28.16b
    eor v22.16b, v22.16b, v5.16b
    and v6.16b, v4.16b, v25.16b
    and v8.16b, v20.16b, v21.16b
    and v7.16b, v5.16b, v24.16b
    and v10.16b, v3.16b, v22.16b
    orr v11.16b, v31.16b, v1.16b
    eor v25.16b, v25.16b, v8.16b
    eor v0.16b, v0.16b, v9.16b
    eor v24.16b, v24.16b, v10.16b
    eor v23.16b, v23.16b, v6.16b
    ldr q6, [x0, #768]
    eor v26.16b, v26.16b, v7.16b
    eor v21.16b, v21.16b, v17.16b
    eor v4.16b, v4.16b, v27.16b
    eor v25.16b, v25.16b, v2.16b
    eor v22.16b, v22.16b, v17.16b
    eor v27.16b, v5.16b, v27.16b
    eor v24.16b, v24.16b, v2.16b
    eor v19.16b, v19.16b, v11.16b
    orr v8.16b, v30.16b, v0.16b
    shl v2.16b, v21.16b, #7
    eor v23.16b, v23.16b, v18.16b
    shl v5.16b, v4.16b, #5
    eor v26.16b, v26.16b, v18.16b
    shl v7.16b, v25.16b, #3
    shl v9.16b, v22.16b, #7
    orr v10.16b, v31.16b, v19.16b
    shl v11.16b, v27.16b, #5
    eor v28.16b, v28.16b, v8.16b
    shl v8.16b, v24.16b, #3
    eor v1.16b, v1.16b, v10.16b
    sri v2.16b, v21.16b, #1
    eor v21.16b, v28.16b, v12.16b
    shl v10.16b, v23.16b, #2
    and v28.16b, v0.16b, v28.16b
    sri v5.16b, v4.16b, #3
    eor v12.16b, v1.16b, v12.16b
    sri v7.16b, v25.16b, #5
    and v25.16b, v19.16b, v1.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v0.16b, v16.16b
    shl v0.16b, v26.16b, #2
    orr v1.16b, v5.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v2.16b
    sri v8.16b, v24.16b, #5
    eor v20.16b, v20.16b, v6.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v5.16b, v27.16b
    sri v0.16b, v26.16b, #6
    orr v24.16b, v11.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v10.16b, v1.16b
    eor v24.16b, v0.16b, v24.16b
    eor v0.16b, v21.16b, v23.16b
    eor v26.16b, v11.16b, v26.16b
    eor v1.16b, v2.16b, v27.16b
    eor v19.16b, v19.16b, v16.16b
    eor v4.16b, v9.16b, v24.16b
    eor v5.16b, v12.16b, v26.16b
    eor v3.16b, v3.16b, v6.16b
    eor v28.16b, v30.16b, v28.16b
    eor v25.16b, v31.16b, v25.16b
    shl v30.16b, v22.16b, #1
    bic v31.16b, v0.16b, v1.16b
    shl v6.16b, v20.16b, #6
    bic v10.16b, v5.16b, v4.16b
    shl v11.16b, v19.16b, #1
    eor v28.16b, v28.16b, v29.16b
    shl v13.16b, v3.16b, #6
    eor v31.16b, v7.16b, v31.16b
    sri v30.16b, v22.16b, #7
    eor v22.16b, v25.16b, v29.16b
    sri v6.16b, v20.16b, #2
    eor v20.16b, v8.16b, v10.16b
    sri v11.16b, v19.16b, #7
    and v19.16b, v27.16b, v21.16b
    sri v13.16b, v3.16b, #2
    and v25.16b, v24.16b, v12.16b
    eor v29.16b, v30.16b, v1.16b
    shl v30.16b, v28.16b, #4
    eor v31.16b, v6.16b, v31.16b
    eor v1.16b, v11.16b, v4.16b
    shl v3.16b, v22.16b, #4
    eor v20.16b, v13.16b, v20.16b
    eor v19.16b, v23.16b, v19.16b
    eor v23.16b, v26.16b, v25.16b
    sri v30.16b, v28.16b, #4
    eor v25.16b, v7.16b, v29.16b
    sri v3.16b, v22.16b, #4
    and v22.16b, v27.16b, v19.16b
    eor v21.16b, v21.16b, v31.16b
    eor v26.16b, v8.16b, v1.16b
    and v28.16b, v24.16b, v23.16b
    eor v4.16b, v12.16b, v20.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v3.16b, v5.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v27.16b, v21.16b
    eor v26.16b, v26.16b, v28.16b
    eor v24.16b, v24.16b, v4.16b
    ldp q27, q28, [x0, #576]
    eor v2.16b, v2.16b, v30.16b
    orr v3.16b, v22.16b, v25.16b
    ldp q6, q5, [x0, #608]
    eor v7.16b, v9.16b, v0.16b
    orr v8.16b, v26.16b, v24.16b
    eor v2.16b, v2.16b, v3.16b
    eor v21.16b, v21.16b, v22.16b
    eor v3.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    ldr q13, [x0, #240]
    eor v19.16b, v19.16b, v2.16b
    and v7.16b, v2.16b, v25.16b
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    and v9.16b, v21.16b, v19.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v4.16b, v23.16b
    orr v12.16b, v0.16b, v1.16b
    eor v25.16b, v25.16b, v9.16b
    eor v22.16b, v22.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #544]
    eor v19.16b, v19.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v28.16b, v31.16b, v10.16b
    eor v25.16b, v25.16b, v5.16b
    ldr q9, [x0, #640]
    eor v24.16b, v24.16b, v5.16b
    eor v20.16b, v20.16b, v12.16b
    eor v22.16b, v22.16b, v6.16b
    eor v26.16b, v26.16b, v6.16b
    orr v6.16b, v30.16b, v28.16b
    shl v31.16b, v19.16b, #7
    shl v3.16b, v2.16b, #5
    orr v11.16b, v0.16b, v20.16b
    shl v5.16b, v25.16b, #3
    eor v29.16b, v29.16b, v6.16b
    shl v10.16b, v23.16b, #7
    eor v1.16b, v1.16b, v11.16b
    shl v12.16b, v27.16b, #5
    eor v21.16b, v21.16b, v9.16b
    shl v6.16b, v24.16b, #3
    eor v4.16b, v4.16b, v9.16b
    sri v31.16b, v19.16b, #1
    eor v19.16b, v29.16b, v13.16b
    shl v11.16b, v22.16b, #2
    and v29.16b, v28.16b, v29.16b
    sri v3.16b, v2.16b, #3
    eor v13.16b, v1.16b, v13.16b
    sri v5.16b, v25.16b, #5
    and v25.16b, v20.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v5.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v5.16b, v31.16b
    sri v6.16b, v24.16b, #5
    eor v20.16b, v20.16b, v7.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v19.16b, v22.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v31.16b, v27.16b
    eor v2.16b, v10.16b, v24.16b
    eor v29.16b, v30.16b, v29.16b
    eor v3.16b, v13.16b, v26.16b
    eor v25.16b, v0.16b, v25.16b
    shl v30.16b, v23.16b, #1
    bic v0.16b, v28.16b, v1.16b
    shl v7.16b, v21.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v20.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v4.16b, #6
    eor v0.16b, v5.16b, v0.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v25.16b, v8.16b
    sri v7.16b, v21.16b, #2
    eor v21.16b, v6.16b, v9.16b
    sri v11.16b, v20.16b, #7
    and v20.16b, v27.16b, v19.16b
    sri v12.16b, v4.16b, #2
    and v25.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v1.16b
    shl v1.16b, v29.16b, #4
    eor v0.16b, v7.16b, v0.16b
    eor v2.16b, v11.16b, v2.16b
    shl v4.16b, v23.16b, #4
    eor v21.16b, v12.16b, v21.16b
    eor v20.16b, v22.16b, v20.16b
    eor v22.16b, v26.16b, v25.16b
    sri v1.16b, v29.16b, #4
    eor v25.16b, v5.16b, v30.16b
    sri v4.16b, v23.16b, #4
    and v23.16b, v27.16b, v20.16b
    eor v19.16b, v19.16b, v0.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v24.16b, v22.16b
    eor v5.16b, v13.16b, v21.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v3.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v27.16b, v19.16b
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q29, q27, [x0, #480]
    eor v31.16b, v31.16b, v28.16b
    orr v3.16b, v23.16b, v25.16b
    eor v7.16b, v10.16b, v1.16b
    orr v8.16b, v26.16b, v24.16b
    ldp q4, q6, [x0, #448]
    eor v31.16b, v31.16b, v3.16b
    eor v19.16b, v19.16b, v23.16b
    eor v3.16b, v7.16b, v8.16b
    eor v5.16b, v5.16b, v26.16b
    eor v20.16b, v20.16b, v31.16b
    and v7.16b, v31.16b, v25.16b
    eor v22.16b, v22.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    ldr q13, [x0, #224]
    and v9.16b, v19.16b, v20.16b
    orr v10.16b, v28.16b, v30.16b
    and v11.16b, v5.16b, v22.16b
    orr v12.16b, v1.16b, v2.16b
    eor v25.16b, v25.16b, v9.16b
    eor v23.16b, v23.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #416]
    eor v25.16b, v25.16b, v29.16b
    eor v20.16b, v20.16b, v27.16b
    eor v24.16b, v24.16b, v29.16b
    eor v29.16b, v0.16b, v10.16b
    ldr q9, [x0, #512]
    eor v31.16b, v31.16b, v4.16b
    eor v22.16b, v22.16b, v27.16b
    eor v27.16b, v3.16b, v4.16b
    eor v21.16b, v21.16b, v12.16b
    eor v23.16b, v23.16b, v6.16b
    eor v26.16b, v26.16b, v6.16b
    orr v6.16b, v28.16b, v29.16b
    shl v0.16b, v20.16b, #7
    shl v3.16b, v31.16b, #5
    orr v11.16b, v1.16b, v21.16b
    shl v4.16b, v25.16b, #3
    eor v30.16b, v30.16b, v6.16b
    shl v10.16b, v22.16b, #7
    eor v2.16b, v2.16b, v11.16b
    shl v12.16b, v27.16b, #5
    eor v19.16b, v19.16b, v9.16b
    shl v6.16b, v24.16b, #3
    eor v5.16b, v5.16b, v9.16b
    sri v0.16b, v20.16b, #1
    eor v20.16b, v30.16b, v13.16b
    shl v11.16b, v23.16b, #2
    and v30.16b, v29.16b, v30.16b
    sri v3.16b, v31.16b, #3
    eor v13.16b, v2.16b, v13.16b
    sri v4.16b, v25.16b, #5
    and v25.16b, v21.16b, v2.16b
    sri v10.16b, v22.16b, #1
    eor v22.16b, v29.16b, v7.16b
    shl v29.16b, v26.16b, #2
    orr v31.16b, v3.16b, v4.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v4.16b, v0.16b
    sri v6.16b, v24.16b, #5
    eor v21.16b, v21.16b, v7.16b
    sri v11.16b, v23.16b, #6
    eor v23.16b, v3.16b, v27.16b
    sri v29.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v31.16b
    eor v24.16b, v29.16b, v24.16b
    eor v29.16b, v20.16b, v23.16b
    eor v26.16b, v12.16b, v26.16b
    eor v31.16b, v0.16b, v27.16b
    eor v2.16b, v10.16b, v24.16b
    eor v28.16b, v28.16b, v30.16b
    eor v3.16b, v13.16b, v26.16b
    eor v25.16b, v1.16b, v25.16b
    shl v30.16b, v22.16b, #1
    bic v1.16b, v29.16b, v31.16b
    shl v7.16b, v19.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v21.16b, #1
    eor v28.16b, v28.16b, v8.16b
    shl v12.16b, v5.16b, #6
    eor v1.16b, v4.16b, v1.16b
    sri v30.16b, v22.16b, #7
    eor v22.16b, v25.16b, v8.16b
    sri v7.16b, v19.16b, #2
    eor v19.16b, v6.16b, v9.16b
    sri v11.16b, v21.16b, #7
    and v21.16b, v27.16b, v20.16b
    sri v12.16b, v5.16b, #2
    and v25.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v31.16b
    shl v31.16b, v28.16b, #4
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v11.16b, v2.16b
    shl v5.16b, v22.16b, #4
    eor v19.16b, v12.16b, v19.16b
    eor v21.16b, v23.16b, v21.16b
    eor v23.16b, v26.16b, v25.16b
    sri v31.16b, v28.16b, #4
    eor v25.16b, v4.16b, v30.16b
    sri v5.16b, v22.16b, #4
    and v22.16b, v27.16b, v21.16b
    eor v20.16b, v20.16b, v1.16b
    eor v26.16b, v6.16b, v2.16b
    and v28.16b, v24.16b, v23.16b
    eor v4.16b, v13.16b, v19.16b
    eor v29.16b, v31.16b, v29.16b
    eor v31.16b, v5.16b, v3.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v27.16b, v20.16b
    eor v26.16b, v26.16b, v28.16b
    eor v24.16b, v24.16b, v4.16b
    ldp q28, q27, [x0, #352]
    eor v0.16b, v0.16b, v29.16b
    orr v3.16b, v22.16b, v25.16b
    eor v7.16b, v10.16b, v31.16b
    orr v8.16b, v26.16b, v24.16b
    ldp q5, q6, [x0, #320]
    eor v0.16b, v0.16b, v3.16b
    eor v20.16b, v20.16b, v22.16b
    eor v3.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    eor v21.16b, v21.16b, v0.16b
    and v7.16b, v0.16b, v25.16b
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    ldr q13, [x0, #208]
    and v9.16b, v20.16b, v21.16b
    orr v10.16b, v29.16b, v30.16b
    and v11.16b, v4.16b, v23.16b
    orr v12.16b, v31.16b, v2.16b
    eor v25.16b, v25.16b, v9.16b
    eor v22.16b, v22.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #288]
    eor v25.16b, v25.16b, v28.16b
    eor v21.16b, v21.16b, v27.16b
    eor v24.16b, v24.16b, v28.16b
    eor v28.16b, v1.16b, v10.16b
    ldr q9, [x0, #384]
    eor v0.16b, v0.16b, v5.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v5.16b
    eor v19.16b, v19.16b, v12.16b
    eor v22.16b, v22.16b, v6.16b
    eor v26.16b, v26.16b, v6.16b
    orr v6.16b, v29.16b, v28.16b
    shl v1.16b, v21.16b, #7
    shl v3.16b, v0.16b, #5
    orr v11.16b, v31.16b, v19.16b
    shl v5.16b, v25.16b, #3
    eor v30.16b, v30.16b, v6.16b
    shl v10.16b, v23.16b, #7
    eor v2.16b, v2.16b, v11.16b
    shl v12.16b, v27.16b, #5
    eor v20.16b, v20.16b, v9.16b
    shl v6.16b, v24.16b, #3
    eor v4.16b, v4.16b, v9.16b
    sri v1.16b, v21.16b, #1
    eor v21.16b, v30.16b, v13.16b
    shl v11.16b, v22.16b, #2
    and v30.16b, v28.16b, v30.16b
    sri v3.16b, v0.16b, #3
    eor v13.16b, v2.16b, v13.16b
    sri v5.16b, v25.16b, #5
    and v25.16b, v19.16b, v2.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v0.16b, v3.16b, v5.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v5.16b, v1.16b
    sri v6.16b, v24.16b, #5
    eor v19.16b, v19.16b, v7.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v0.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v21.16b, v22.16b
    eor v26.16b, v12.16b, v26.16b
    eor v0.16b, v1.16b, v27.16b
    eor v2.16b, v10.16b, v24.16b
    eor v29.16b, v29.16b, v30.16b
    eor v3.16b, v13.16b, v26.16b
    eor v25.16b, v31.16b, v25.16b
    shl v30.16b, v23.16b, #1
    bic v31.16b, v28.16b, v0.16b
    shl v7.16b, v20.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v19.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v4.16b, #6
    eor v31.16b, v5.16b, v31.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v25.16b, v8.16b
    sri v7.16b, v20.16b, #2
    eor v20.16b, v6.16b, v9.16b
    sri v11.16b, v19.16b, #7
    and v19.16b, v27.16b, v21.16b
    sri v12.16b, v4.16b, #2
    and v25.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v0.16b
    shl v0.16b, v29.16b, #4
    eor v31.16b, v7.16b, v31.16b
    eor v2.16b, v11.16b, v2.16b
    shl v4.16b, v23.16b, #4
    eor v20.16b, v12.16b, v20.16b
    eor v19.16b, v22.16b, v19.16b
    eor v22.16b, v26.16b, v25.16b
    sri v0.16b, v29.16b, #4
    eor v25.16b, v5.16b, v30.16b
    sri v4.16b, v23.16b, #4
    and v23.16b, v27.16b, v19.16b
    eor v21.16b, v21.16b, v31.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v24.16b, v22.16b
    eor v5.16b, v13.16b, v20.16b
    eor v28.16b, v0.16b, v28.16b
    eor v0.16b, v4.16b, v3.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v27.16b, v21.16b
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q29, q27, [x0, #688]
    ldr q3, [x0, #736]
    eor v1.16b, v1.16b, v28.16b
    orr v4.16b, v23.16b, v25.16b
    eor v6.16b, v10.16b, v0.16b
    orr v7.16b, v26.16b, v24.16b
    eor v1.16b, v1.16b, v4.16b
    eor v21.16b, v21.16b, v23.16b
    eor v4.16b, v6.16b, v7.16b
    eor v5.16b, v5.16b, v26.16b
    ldr q12, [x0, #192]
    eor v19.16b, v19.16b, v1.16b
    orr v9.16b, v28.16b, v30.16b
    eor v22.16b, v22.16b, v4.16b
    and v6.16b, v1.16b, v25.16b
    and v8.16b, v21.16b, v19.16b
    and v7.16b, v4.16b, v24.16b
    and v10.16b, v5.16b, v22.16b
    orr v11.16b, v0.16b, v2.16b
    eor v25.16b, v25.16b, v8.16b
    eor v31.16b, v31.16b, v9.16b
    eor v24.16b, v24.16b, v10.16b
    eor v23.16b, v23.16b, v6.16b
    ldr q6, [x0, #768]
    eor v26.16b, v26.16b, v7.16b
    eor v19.16b, v19.16b, v17.16b
    eor v1.16b, v1.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    eor v22.16b, v22.16b, v17.16b
    eor v27.16b, v4.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v20.16b, v20.16b, v11.16b
    orr v8.16b, v28.16b, v31.16b
    shl v3.16b, v19.16b, #7
    eor v23.16b, v23.16b, v18.16b
    shl v4.16b, v1.16b, #5
    eor v26.16b, v26.16b, v18.16b
    shl v7.16b, v25.16b, #3
    shl v9.16b, v22.16b, #7
    orr v10.16b, v0.16b, v20.16b
    shl v11.16b, v27.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v24.16b, #3
    eor v2.16b, v2.16b, v10.16b
    sri v3.16b, v19.16b, #1
    eor v19.16b, v30.16b, v12.16b
    shl v10.16b, v23.16b, #2
    and v30.16b, v31.16b, v30.16b
    sri v4.16b, v1.16b, #3
    eor v12.16b, v2.16b, v12.16b
    sri v7.16b, v25.16b, #5
    and v25.16b, v20.16b, v2.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v31.16b, v16.16b
    shl v31.16b, v26.16b, #2
    orr v1.16b, v4.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v24.16b, #5
    eor v21.16b, v21.16b, v6.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v4.16b, v27.16b
    sri v31.16b, v26.16b, #6
    orr v24.16b, v11.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v10.16b, v1.16b
    eor v24.16b, v31.16b, v24.16b
    eor v31.16b, v19.16b, v23.16b
    eor v26.16b, v11.16b, v26.16b
    eor v1.16b, v3.16b, v27.16b
    eor v20.16b, v20.16b, v16.16b
    eor v2.16b, v9.16b, v24.16b
    eor v4.16b, v12.16b, v26.16b
    eor v5.16b, v5.16b, v6.16b
    eor v28.16b, v28.16b, v30.16b
    eor v25.16b, v0.16b, v25.16b
    shl v30.16b, v22.16b, #1
    bic v0.16b, v31.16b, v1.16b
    shl v6.16b, v21.16b, #6
    bic v10.16b, v4.16b, v2.16b
    shl v11.16b, v20.16b, #1
    eor v28.16b, v28.16b, v29.16b
    shl v13.16b, v5.16b, #6
    eor v0.16b, v7.16b, v0.16b
    sri v30.16b, v22.16b, #7
    eor v22.16b, v25.16b, v29.16b
    sri v6.16b, v21.16b, #2
    eor v21.16b, v8.16b, v10.16b
    sri v11.16b, v20.16b, #7
    and v20.16b, v27.16b, v19.16b
    sri v13.16b, v5.16b, #2
    and v25.16b, v24.16b, v12.16b
    eor v29.16b, v30.16b, v1.16b
    shl v30.16b, v28.16b, #4
    eor v0.16b, v6.16b, v0.16b
    eor v1.16b, v11.16b, v2.16b
    shl v2.16b, v22.16b, #4
    eor v21.16b, v13.16b, v21.16b
    eor v20.16b, v23.16b, v20.16b
    eor v23.16b, v26.16b, v25.16b
    sri v30.16b, v28.16b, #4
    eor v25.16b, v7.16b, v29.16b
    sri v2.16b, v22.16b, #4
    and v22.16b, v27.16b, v20.16b
    eor v19.16b, v19.16b, v0.16b
    eor v26.16b, v8.16b, v1.16b
    and v28.16b, v24.16b, v23.16b
    eor v5.16b, v12.16b, v21.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v4.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v27.16b, v19.16b
    eor v26.16b, v26.16b, v28.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q27, q28, [x0, #576]
    eor v2.16b, v3.16b, v30.16b
    orr v3.16b, v22.16b, v25.16b
    ldp q6, q4, [x0, #608]
    eor v7.16b, v9.16b, v31.16b
    orr v8.16b, v26.16b, v24.16b
    eor v2.16b, v2.16b, v3.16b
    eor v19.16b, v19.16b, v22.16b
    eor v3.16b, v7.16b, v8.16b
    eor v5.16b, v5.16b, v26.16b
    ldr q13, [x0, #176]
    eor v20.16b, v20.16b, v2.16b
    and v7.16b, v2.16b, v25.16b
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    and v9.16b, v19.16b, v20.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v5.16b, v23.16b
    orr v12.16b, v31.16b, v1.16b
    eor v25.16b, v25.16b, v9.16b
    eor v22.16b, v22.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #544]
    eor v20.16b, v20.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v28.16b, v0.16b, v10.16b
    eor v25.16b, v25.16b, v4.16b
    ldr q9, [x0, #640]
    eor v24.16b, v24.16b, v4.16b
    eor v21.16b, v21.16b, v12.16b
    eor v22.16b, v22.16b, v6.16b
    eor v26.16b, v26.16b, v6.16b
    orr v6.16b, v30.16b, v28.16b
    shl v0.16b, v20.16b, #7
    shl v3.16b, v2.16b, #5
    orr v11.16b, v31.16b, v21.16b
    shl v4.16b, v25.16b, #3
    eor v29.16b, v29.16b, v6.16b
    shl v10.16b, v23.16b, #7
    eor v1.16b, v1.16b, v11.16b
    shl v12.16b, v27.16b, #5
    eor v19.16b, v19.16b, v9.16b
    shl v6.16b, v24.16b, #3
    eor v5.16b, v5.16b, v9.16b
    sri v0.16b, v20.16b, #1
    eor v20.16b, v29.16b, v13.16b
    shl v11.16b, v22.16b, #2
    and v29.16b, v28.16b, v29.16b
    sri v3.16b, v2.16b, #3
    eor v13.16b, v1.16b, v13.16b
    sri v4.16b, v25.16b, #5
    and v25.16b, v21.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v4.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v4.16b, v0.16b
    sri v6.16b, v24.16b, #5
    eor v21.16b, v21.16b, v7.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v20.16b, v22.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v0.16b, v27.16b
    eor v2.16b, v10.16b, v24.16b
    eor v29.16b, v30.16b, v29.16b
    eor v3.16b, v13.16b, v26.16b
    eor v25.16b, v31.16b, v25.16b
    shl v30.16b, v23.16b, #1
    bic v31.16b, v28.16b, v1.16b
    shl v7.16b, v19.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v21.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v5.16b, #6
    eor v31.16b, v4.16b, v31.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v25.16b, v8.16b
    sri v7.16b, v19.16b, #2
    eor v19.16b, v6.16b, v9.16b
    sri v11.16b, v21.16b, #7
    and v21.16b, v27.16b, v20.16b
    sri v12.16b, v5.16b, #2
    and v25.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v1.16b
    shl v1.16b, v29.16b, #4
    eor v31.16b, v7.16b, v31.16b
    eor v2.16b, v11.16b, v2.16b
    shl v5.16b, v23.16b, #4
    eor v19.16b, v12.16b, v19.16b
    eor v21.16b, v22.16b, v21.16b
    eor v22.16b, v26.16b, v25.16b
    sri v1.16b, v29.16b, #4
    eor v25.16b, v4.16b, v30.16b
    sri v5.16b, v23.16b, #4
    and v23.16b, v27.16b, v21.16b
    eor v20.16b, v20.16b, v31.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v24.16b, v22.16b
    eor v4.16b, v13.16b, v19.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v5.16b, v3.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v27.16b, v20.16b
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v4.16b
    ldp q29, q27, [x0, #480]
    eor v0.16b, v0.16b, v28.16b
    orr v3.16b, v23.16b, v25.16b
    eor v7.16b, v10.16b, v1.16b
    orr v8.16b, v26.16b, v24.16b
    ldp q5, q6, [x0, #448]
    eor v0.16b, v0.16b, v3.16b
    eor v20.16b, v20.16b, v23.16b
    eor v3.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    eor v21.16b, v21.16b, v0.16b
    and v7.16b, v0.16b, v25.16b
    eor v22.16b, v22.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    ldr q13, [x0, #160]
    and v9.16b, v20.16b, v21.16b
    orr v10.16b, v28.16b, v30.16b
    and v11.16b, v4.16b, v22.16b
    orr v12.16b, v1.16b, v2.16b
    eor v25.16b, v25.16b, v9.16b
    eor v23.16b, v23.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #416]
    eor v25.16b, v25.16b, v29.16b
    eor v21.16b, v21.16b, v27.16b
    eor v24.16b, v24.16b, v29.16b
    eor v29.16b, v31.16b, v10.16b
    ldr q9, [x0, #512]
    eor v0.16b, v0.16b, v5.16b
    eor v22.16b, v22.16b, v27.16b
    eor v27.16b, v3.16b, v5.16b
    eor v19.16b, v19.16b, v12.16b
    eor v23.16b, v23.16b, v6.16b
    eor v26.16b, v26.16b, v6.16b
    orr v6.16b, v28.16b, v29.16b
    shl v31.16b, v21.16b, #7
    shl v3.16b, v0.16b, #5
    orr v11.16b, v1.16b, v19.16b
    shl v5.16b, v25.16b, #3
    eor v30.16b, v30.16b, v6.16b
    shl v10.16b, v22.16b, #7
    eor v2.16b, v2.16b, v11.16b
    shl v12.16b, v27.16b, #5
    eor v20.16b, v20.16b, v9.16b
    shl v6.16b, v24.16b, #3
    eor v4.16b, v4.16b, v9.16b
    sri v31.16b, v21.16b, #1
    eor v21.16b, v30.16b, v13.16b
    shl v11.16b, v23.16b, #2
    and v30.16b, v29.16b, v30.16b
    sri v3.16b, v0.16b, #3
    eor v13.16b, v2.16b, v13.16b
    sri v5.16b, v25.16b, #5
    and v25.16b, v19.16b, v2.16b
    sri v10.16b, v22.16b, #1
    eor v22.16b, v29.16b, v7.16b
    shl v29.16b, v26.16b, #2
    orr v0.16b, v3.16b, v5.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v5.16b, v31.16b
    sri v6.16b, v24.16b, #5
    eor v19.16b, v19.16b, v7.16b
    sri v11.16b, v23.16b, #6
    eor v23.16b, v3.16b, v27.16b
    sri v29.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v0.16b
    eor v24.16b, v29.16b, v24.16b
    eor v29.16b, v21.16b, v23.16b
    eor v26.16b, v12.16b, v26.16b
    eor v0.16b, v31.16b, v27.16b
    eor v2.16b, v10.16b, v24.16b
    eor v28.16b, v28.16b, v30.16b
    eor v3.16b, v13.16b, v26.16b
    eor v25.16b, v1.16b, v25.16b
    shl v30.16b, v22.16b, #1
    bic v1.16b, v29.16b, v0.16b
    shl v7.16b, v20.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v19.16b, #1
    eor v28.16b, v28.16b, v8.16b
    shl v12.16b, v4.16b, #6
    eor v1.16b, v5.16b, v1.16b
    sri v30.16b, v22.16b, #7
    eor v22.16b, v25.16b, v8.16b
    sri v7.16b, v20.16b, #2
    eor v20.16b, v6.16b, v9.16b
    sri v11.16b, v19.16b, #7
    and v19.16b, v27.16b, v21.16b
    sri v12.16b, v4.16b, #2
    and v25.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v0.16b
    shl v0.16b, v28.16b, #4
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v11.16b, v2.16b
    shl v4.16b, v22.16b, #4
    eor v20.16b, v12.16b, v20.16b
    eor v19.16b, v23.16b, v19.16b
    eor v23.16b, v26.16b, v25.16b
    sri v0.16b, v28.16b, #4
    eor v25.16b, v5.16b, v30.16b
    sri v4.16b, v22.16b, #4
    and v22.16b, v27.16b, v19.16b
    eor v21.16b, v21.16b, v1.16b
    eor v26.16b, v6.16b, v2.16b
    and v28.16b, v24.16b, v23.16b
    eor v5.16b, v13.16b, v20.16b
    eor v29.16b, v0.16b, v29.16b
    eor v0.16b, v4.16b, v3.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v27.16b, v21.16b
    eor v26.16b, v26.16b, v28.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q28, q27, [x0, #352]
    eor v31.16b, v31.16b, v29.16b
    orr v3.16b, v22.16b, v25.16b
    eor v7.16b, v10.16b, v0.16b
    orr v8.16b, v26.16b, v24.16b
    ldp q4, q6, [x0, #320]
    eor v31.16b, v31.16b, v3.16b
    eor v21.16b, v21.16b, v22.16b
    eor v3.16b, v7.16b, v8.16b
    eor v5.16b, v5.16b, v26.16b
    eor v19.16b, v19.16b, v31.16b
    and v7.16b, v31.16b, v25.16b
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    ldr q13, [x0, #144]
    and v9.16b, v21.16b, v19.16b
    orr v10.16b, v29.16b, v30.16b
    and v11.16b, v5.16b, v23.16b
    orr v12.16b, v0.16b, v2.16b
    eor v25.16b, v25.16b, v9.16b
    eor v22.16b, v22.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #288]
    eor v25.16b, v25.16b, v28.16b
    eor v19.16b, v19.16b, v27.16b
    eor v24.16b, v24.16b, v28.16b
    eor v28.16b, v1.16b, v10.16b
    ldr q9, [x0, #384]
    eor v31.16b, v31.16b, v4.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v4.16b
    eor v20.16b, v20.16b, v12.16b
    eor v22.16b, v22.16b, v6.16b
    eor v26.16b, v26.16b, v6.16b
    orr v6.16b, v29.16b, v28.16b
    shl v1.16b, v19.16b, #7
    shl v3.16b, v31.16b, #5
    orr v11.16b, v0.16b, v20.16b
    shl v4.16b, v25.16b, #3
    eor v30.16b, v30.16b, v6.16b
    shl v10.16b, v23.16b, #7
    eor v2.16b, v2.16b, v11.16b
    shl v12.16b, v27.16b, #5
    eor v21.16b, v21.16b, v9.16b
    shl v6.16b, v24.16b, #3
    eor v5.16b, v5.16b, v9.16b
    sri v1.16b, v19.16b, #1
    eor v19.16b, v30.16b, v13.16b
    shl v11.16b, v22.16b, #2
    and v30.16b, v28.16b, v30.16b
    sri v3.16b, v31.16b, #3
    eor v13.16b, v2.16b, v13.16b
    sri v4.16b, v25.16b, #5
    and v25.16b, v20.16b, v2.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v31.16b, v3.16b, v4.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v4.16b, v1.16b
    sri v6.16b, v24.16b, #5
    eor v20.16b, v20.16b, v7.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v31.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v19.16b, v22.16b
    eor v26.16b, v12.16b, v26.16b
    eor v31.16b, v1.16b, v27.16b
    eor v2.16b, v10.16b, v24.16b
    eor v29.16b, v29.16b, v30.16b
    eor v3.16b, v13.16b, v26.16b
    eor v25.16b, v0.16b, v25.16b
    shl v30.16b, v23.16b, #1
    bic v0.16b, v28.16b, v31.16b
    shl v7.16b, v21.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v20.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v5.16b, #6
    eor v0.16b, v4.16b, v0.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v25.16b, v8.16b
    sri v7.16b, v21.16b, #2
    eor v21.16b, v6.16b, v9.16b
    sri v11.16b, v20.16b, #7
    and v20.16b, v27.16b, v19.16b
    sri v12.16b, v5.16b, #2
    and v25.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v31.16b
    shl v31.16b, v29.16b, #4
    eor v0.16b, v7.16b, v0.16b
    eor v2.16b, v11.16b, v2.16b
    shl v5.16b, v23.16b, #4
    eor v21.16b, v12.16b, v21.16b
    eor v20.16b, v22.16b, v20.16b
    eor v22.16b, v26.16b, v25.16b
    sri v31.16b, v29.16b, #4
    eor v25.16b, v4.16b, v30.16b
    sri v5.16b, v23.16b, #4
    and v23.16b, v27.16b, v20.16b
    eor v19.16b, v19.16b, v0.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v24.16b, v22.16b
    eor v4.16b, v13.16b, v21.16b
    eor v28.16b, v31.16b, v28.16b
    eor v31.16b, v5.16b, v3.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v27.16b, v19.16b
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v4.16b
    ldp q29, q27, [x0, #688]
    ldr q3, [x0, #736]
    eor v1.16b, v1.16b, v28.16b
    orr v5.16b, v23.16b, v25.16b
    eor v6.16b, v10.16b, v31.16b
    orr v7.16b, v26.16b, v24.16b
    eor v1.16b, v1.16b, v5.16b
    eor v19.16b, v19.16b, v23.16b
    eor v5.16b, v6.16b, v7.16b
    eor v4.16b, v4.16b, v26.16b
    ldr q12, [x0, #128]
    eor v20.16b, v20.16b, v1.16b
    orr v9.16b, v28.16b, v30.16b
    eor v22.16b, v22.16b, v5.16b
    and v6.16b, v1.16b, v25.16b
    and v8.16b, v19.16b, v20.16b
    and v7.16b, v5.16b, v24.16b
    and v10.16b, v4.16b, v22.16b
    orr v11.16b, v31.16b, v2.16b
    eor v25.16b, v25.16b, v8.16b
    eor v0.16b, v0.16b, v9.16b
    eor v24.16b, v24.16b, v10.16b
    eor v23.16b, v23.16b, v6.16b
    ldr q6, [x0, #768]
    eor v26.16b, v26.16b, v7.16b
    eor v20.16b, v20.16b, v17.16b
    eor v1.16b, v1.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    eor v22.16b, v22.16b, v17.16b
    eor v27.16b, v5.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v21.16b, v21.16b, v11.16b
    orr v8.16b, v28.16b, v0.16b
    shl v3.16b, v20.16b, #7
    eor v23.16b, v23.16b, v18.16b
    shl v5.16b, v1.16b, #5
    eor v26.16b, v26.16b, v18.16b
    shl v7.16b, v25.16b, #3
    shl v9.16b, v22.16b, #7
    orr v10.16b, v31.16b, v21.16b
    shl v11.16b, v27.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v24.16b, #3
    eor v2.16b, v2.16b, v10.16b
    sri v3.16b, v20.16b, #1
    eor v20.16b, v30.16b, v12.16b
    shl v10.16b, v23.16b, #2
    and v30.16b, v0.16b, v30.16b
    sri v5.16b, v1.16b, #3
    eor v12.16b, v2.16b, v12.16b
    sri v7.16b, v25.16b, #5
    and v25.16b, v21.16b, v2.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v0.16b, v16.16b
    shl v0.16b, v26.16b, #2
    orr v1.16b, v5.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v24.16b, #5
    eor v19.16b, v19.16b, v6.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v5.16b, v27.16b
    sri v0.16b, v26.16b, #6
    orr v24.16b, v11.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v10.16b, v1.16b
    eor v24.16b, v0.16b, v24.16b
    eor v0.16b, v20.16b, v23.16b
    eor v26.16b, v11.16b, v26.16b
    eor v1.16b, v3.16b, v27.16b
    eor v21.16b, v21.16b, v16.16b
    eor v2.16b, v9.16b, v24.16b
    eor v5.16b, v12.16b, v26.16b
    eor v4.16b, v4.16b, v6.16b
    eor v28.16b, v28.16b, v30.16b
    eor v25.16b, v31.16b, v25.16b
    shl v30.16b, v22.16b, #1
    bic v31.16b, v0.16b, v1.16b
    shl v6.16b, v19.16b, #6
    bic v10.16b, v5.16b, v2.16b
    shl v11.16b, v21.16b, #1
    eor v28.16b, v28.16b, v29.16b
    shl v13.16b, v4.16b, #6
    eor v31.16b, v7.16b, v31.16b
    sri v30.16b, v22.16b, #7
    eor v22.16b, v25.16b, v29.16b
    sri v6.16b, v19.16b, #2
    eor v19.16b, v8.16b, v10.16b
    sri v11.16b, v21.16b, #7
    and v21.16b, v27.16b, v20.16b
    sri v13.16b, v4.16b, #2
    and v25.16b, v24.16b, v12.16b
    eor v29.16b, v30.16b, v1.16b
    shl v30.16b, v28.16b, #4
    eor v31.16b, v6.16b, v31.16b
    eor v1.16b, v11.16b, v2.16b
    shl v2.16b, v22.16b, #4
    eor v19.16b, v13.16b, v19.16b
    eor v21.16b, v23.16b, v21.16b
    eor v23.16b, v26.16b, v25.16b
    sri v30.16b, v28.16b, #4
    eor v25.16b, v7.16b, v29.16b
    sri v2.16b, v22.16b, #4
    and v22.16b, v27.16b, v21.16b
    eor v20.16b, v20.16b, v31.16b
    eor v26.16b, v8.16b, v1.16b
    and v28.16b, v24.16b, v23.16b
    eor v4.16b, v12.16b, v19.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v2.16b, v5.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v27.16b, v20.16b
    eor v26.16b, v26.16b, v28.16b
    eor v24.16b, v24.16b, v4.16b
    ldp q27, q28, [x0, #576]
    eor v2.16b, v3.16b, v30.16b
    orr v3.16b, v22.16b, v25.16b
    ldp q6, q5, [x0, #608]
    eor v7.16b, v9.16b, v0.16b
    orr v8.16b, v26.16b, v24.16b
    eor v2.16b, v2.16b, v3.16b
    eor v20.16b, v20.16b, v22.16b
    eor v3.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    ldr q13, [x0, #112]
    eor v21.16b, v21.16b, v2.16b
    and v7.16b, v2.16b, v25.16b
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    and v9.16b, v20.16b, v21.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v4.16b, v23.16b
    orr v12.16b, v0.16b, v1.16b
    eor v25.16b, v25.16b, v9.16b
    eor v22.16b, v22.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #544]
    eor v21.16b, v21.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v28.16b, v31.16b, v10.16b
    eor v25.16b, v25.16b, v5.16b
    ldr q9, [x0, #640]
    eor v24.16b, v24.16b, v5.16b
    eor v19.16b, v19.16b, v12.16b
    eor v22.16b, v22.16b, v6.16b
    eor v26.16b, v26.16b, v6.16b
    orr v6.16b, v30.16b, v28.16b
    shl v31.16b, v21.16b, #7
    shl v3.16b, v2.16b, #5
    orr v11.16b, v0.16b, v19.16b
    shl v5.16b, v25.16b, #3
    eor v29.16b, v29.16b, v6.16b
    shl v10.16b, v23.16b, #7
    eor v1.16b, v1.16b, v11.16b
    shl v12.16b, v27.16b, #5
    eor v20.16b, v20.16b, v9.16b
    shl v6.16b, v24.16b, #3
    eor v4.16b, v4.16b, v9.16b
    sri v31.16b, v21.16b, #1
    eor v21.16b, v29.16b, v13.16b
    shl v11.16b, v22.16b, #2
    and v29.16b, v28.16b, v29.16b
    sri v3.16b, v2.16b, #3
    eor v13.16b, v1.16b, v13.16b
    sri v5.16b, v25.16b, #5
    and v25.16b, v19.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v5.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v5.16b, v31.16b
    sri v6.16b, v24.16b, #5
    eor v19.16b, v19.16b, v7.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v21.16b, v22.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v31.16b, v27.16b
    eor v2.16b, v10.16b, v24.16b
    eor v29.16b, v30.16b, v29.16b
    eor v3.16b, v13.16b, v26.16b
    eor v25.16b, v0.16b, v25.16b
    shl v30.16b, v23.16b, #1
    bic v0.16b, v28.16b, v1.16b
    shl v7.16b, v20.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v19.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v4.16b, #6
    eor v0.16b, v5.16b, v0.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v25.16b, v8.16b
    sri v7.16b, v20.16b, #2
    eor v20.16b, v6.16b, v9.16b
    sri v11.16b, v19.16b, #7
    and v19.16b, v27.16b, v21.16b
    sri v12.16b, v4.16b, #2
    and v25.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v1.16b
    shl v1.16b, v29.16b, #4
    eor v0.16b, v7.16b, v0.16b
    eor v2.16b, v11.16b, v2.16b
    shl v4.16b, v23.16b, #4
    eor v20.16b, v12.16b, v20.16b
    eor v19.16b, v22.16b, v19.16b
    eor v22.16b, v26.16b, v25.16b
    sri v1.16b, v29.16b, #4
    eor v25.16b, v5.16b, v30.16b
    sri v4.16b, v23.16b, #4
    and v23.16b, v27.16b, v19.16b
    eor v21.16b, v21.16b, v0.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v24.16b, v22.16b
    eor v5.16b, v13.16b, v20.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v3.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v27.16b, v21.16b
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q29, q27, [x0, #480]
    eor v31.16b, v31.16b, v28.16b
    orr v3.16b, v23.16b, v25.16b
    eor v7.16b, v10.16b, v1.16b
    orr v8.16b, v26.16b, v24.16b
    ldp q4, q6, [x0, #448]
    eor v31.16b, v31.16b, v3.16b
    eor v21.16b, v21.16b, v23.16b
    eor v3.16b, v7.16b, v8.16b
    eor v5.16b, v5.16b, v26.16b
    eor v19.16b, v19.16b, v31.16b
    and v7.16b, v31.16b, v25.16b
    eor v22.16b, v22.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    ldr q13, [x0, #96]
    and v9.16b, v21.16b, v19.16b
    orr v10.16b, v28.16b, v30.16b
    and v11.16b, v5.16b, v22.16b
    orr v12.16b, v1.16b, v2.16b
    eor v25.16b, v25.16b, v9.16b
    eor v23.16b, v23.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #416]
    eor v25.16b, v25.16b, v29.16b
    eor v19.16b, v19.16b, v27.16b
    eor v24.16b, v24.16b, v29.16b
    eor v29.16b, v0.16b, v10.16b
    ldr q9, [x0, #512]
    eor v31.16b, v31.16b, v4.16b
    eor v22.16b, v22.16b, v27.16b
    eor v27.16b, v3.16b, v4.16b
    eor v20.16b, v20.16b, v12.16b
    eor v23.16b, v23.16b, v6.16b
    eor v26.16b, v26.16b, v6.16b
    orr v6.16b, v28.16b, v29.16b
    shl v0.16b, v19.16b, #7
    shl v3.16b, v31.16b, #5
    orr v11.16b, v1.16b, v20.16b
    shl v4.16b, v25.16b, #3
    eor v30.16b, v30.16b, v6.16b
    shl v10.16b, v22.16b, #7
    eor v2.16b, v2.16b, v11.16b
    shl v12.16b, v27.16b, #5
    eor v21.16b, v21.16b, v9.16b
    shl v6.16b, v24.16b, #3
    eor v5.16b, v5.16b, v9.16b
    sri v0.16b, v19.16b, #1
    eor v19.16b, v30.16b, v13.16b
    shl v11.16b, v23.16b, #2
    and v30.16b, v29.16b, v30.16b
    sri v3.16b, v31.16b, #3
    eor v13.16b, v2.16b, v13.16b
    sri v4.16b, v25.16b, #5
    and v25.16b, v20.16b, v2.16b
    sri v10.16b, v22.16b, #1
    eor v22.16b, v29.16b, v7.16b
    shl v29.16b, v26.16b, #2
    orr v31.16b, v3.16b, v4.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v4.16b, v0.16b
    sri v6.16b, v24.16b, #5
    eor v20.16b, v20.16b, v7.16b
    sri v11.16b, v23.16b, #6
    eor v23.16b, v3.16b, v27.16b
    sri v29.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v31.16b
    eor v24.16b, v29.16b, v24.16b
    eor v29.16b, v19.16b, v23.16b
    eor v26.16b, v12.16b, v26.16b
    eor v31.16b, v0.16b, v27.16b
    eor v2.16b, v10.16b, v24.16b
    eor v28.16b, v28.16b, v30.16b
    eor v3.16b, v13.16b, v26.16b
    eor v25.16b, v1.16b, v25.16b
    shl v30.16b, v22.16b, #1
    bic v1.16b, v29.16b, v31.16b
    shl v7.16b, v21.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v20.16b, #1
    eor v28.16b, v28.16b, v8.16b
    shl v12.16b, v5.16b, #6
    eor v1.16b, v4.16b, v1.16b
    sri v30.16b, v22.16b, #7
    eor v22.16b, v25.16b, v8.16b
    sri v7.16b, v21.16b, #2
    eor v21.16b, v6.16b, v9.16b
    sri v11.16b, v20.16b, #7
    and v20.16b, v27.16b, v19.16b
    sri v12.16b, v5.16b, #2
    and v25.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v31.16b
    shl v31.16b, v28.16b, #4
    eor v1.16b, v7.16b, v1.16b
    eor v2.16b, v11.16b, v2.16b
    shl v5.16b, v22.16b, #4
    eor v21.16b, v12.16b, v21.16b
    eor v20.16b, v23.16b, v20.16b
    eor v23.16b, v26.16b, v25.16b
    sri v31.16b, v28.16b, #4
    eor v25.16b, v4.16b, v30.16b
    sri v5.16b, v22.16b, #4
    and v22.16b, v27.16b, v20.16b
    eor v19.16b, v19.16b, v1.16b
    eor v26.16b, v6.16b, v2.16b
    and v28.16b, v24.16b, v23.16b
    eor v4.16b, v13.16b, v21.16b
    eor v29.16b, v31.16b, v29.16b
    eor v31.16b, v5.16b, v3.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v27.16b, v19.16b
    eor v26.16b, v26.16b, v28.16b
    eor v24.16b, v24.16b, v4.16b
    ldp q28, q27, [x0, #352]
    eor v0.16b, v0.16b, v29.16b
    orr v3.16b, v22.16b, v25.16b
    ldp q5, q6, [x0, #320]
    eor v7.16b, v10.16b, v31.16b
    orr v8.16b, v26.16b, v24.16b
    eor v0.16b, v0.16b, v3.16b
    eor v19.16b, v19.16b, v22.16b
    eor v3.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    eor v20.16b, v20.16b, v0.16b
    and v7.16b, v0.16b, v25.16b
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    ldr q13, [x0, #80]
    and v9.16b, v19.16b, v20.16b
    orr v10.16b, v29.16b, v30.16b
    and v11.16b, v4.16b, v23.16b
    orr v12.16b, v31.16b, v2.16b
    eor v25.16b, v25.16b, v9.16b
    eor v22.16b, v22.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #288]
    ldr q9, [x0, #384]
    eor v20.16b, v20.16b, v27.16b
    eor v0.16b, v0.16b, v5.16b
    eor v25.16b, v25.16b, v28.16b
    eor v24.16b, v24.16b, v28.16b
    eor v28.16b, v1.16b, v10.16b
    eor v21.16b, v21.16b, v12.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v5.16b
    shl v1.16b, v20.16b, #7
    eor v22.16b, v22.16b, v6.16b
    shl v3.16b, v0.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v5.16b, v25.16b, #3
    orr v6.16b, v29.16b, v28.16b
    orr v11.16b, v31.16b, v21.16b
    shl v10.16b, v23.16b, #7
    shl v12.16b, v27.16b, #5
    eor v30.16b, v30.16b, v6.16b
    shl v6.16b, v24.16b, #3
    eor v2.16b, v2.16b, v11.16b
    sri v1.16b, v20.16b, #1
    eor v20.16b, v30.16b, v13.16b
    shl v11.16b, v22.16b, #2
    and v30.16b, v28.16b, v30.16b
    sri v3.16b, v0.16b, #3
    eor v13.16b, v2.16b, v13.16b
    sri v5.16b, v25.16b, #5
    and v25.16b, v21.16b, v2.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v0.16b, v3.16b, v5.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v5.16b, v1.16b
    sri v6.16b, v24.16b, #5
    eor v19.16b, v19.16b, v9.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v0.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v20.16b, v22.16b
    eor v26.16b, v12.16b, v26.16b
    eor v0.16b, v1.16b, v27.16b
    eor v21.16b, v21.16b, v7.16b
    eor v2.16b, v10.16b, v24.16b
    eor v3.16b, v13.16b, v26.16b
    eor v4.16b, v4.16b, v9.16b
    eor v29.16b, v29.16b, v30.16b
    eor v25.16b, v31.16b, v25.16b
    shl v30.16b, v23.16b, #1
    bic v31.16b, v28.16b, v0.16b
    shl v7.16b, v19.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v21.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v4.16b, #6
    eor v31.16b, v5.16b, v31.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v25.16b, v8.16b
    sri v7.16b, v19.16b, #2
    eor v19.16b, v6.16b, v9.16b
    sri v11.16b, v21.16b, #7
    and v21.16b, v27.16b, v20.16b
    sri v12.16b, v4.16b, #2
    and v25.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v0.16b
    shl v0.16b, v29.16b, #4
    eor v31.16b, v7.16b, v31.16b
    shl v4.16b, v23.16b, #4
    eor v21.16b, v22.16b, v21.16b
    eor v2.16b, v11.16b, v2.16b
    eor v19.16b, v12.16b, v19.16b
    eor v22.16b, v26.16b, v25.16b
    sri v0.16b, v29.16b, #4
    eor v25.16b, v5.16b, v30.16b
    sri v4.16b, v23.16b, #4
    and v23.16b, v27.16b, v21.16b
    eor v20.16b, v20.16b, v31.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v24.16b, v22.16b
    eor v5.16b, v13.16b, v19.16b
    eor v28.16b, v0.16b, v28.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v27.16b, v20.16b
    eor v0.16b, v4.16b, v3.16b
    ldr q3, [x0, #736]
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q29, q27, [x0, #688]
    eor v1.16b, v1.16b, v28.16b
    orr v4.16b, v23.16b, v25.16b
    eor v6.16b, v10.16b, v0.16b
    orr v7.16b, v26.16b, v24.16b
    eor v1.16b, v1.16b, v4.16b
    eor v20.16b, v20.16b, v23.16b
    eor v4.16b, v6.16b, v7.16b
    eor v5.16b, v5.16b, v26.16b
    eor v21.16b, v21.16b, v1.16b
    orr v9.16b, v28.16b, v30.16b
    eor v22.16b, v22.16b, v4.16b
    and v6.16b, v1.16b, v25.16b
    and v8.16b, v20.16b, v21.16b
    orr v11.16b, v0.16b, v2.16b
    ldr q12, [x0, #64]
    and v10.16b, v5.16b, v22.16b
    eor v31.16b, v31.16b, v9.16b
    eor v25.16b, v25.16b, v8.16b
    and v7.16b, v4.16b, v24.16b
    eor v23.16b, v23.16b, v6.16b
    eor v24.16b, v24.16b, v10.16b
    ldr q6, [x0, #768]
    eor v21.16b, v21.16b, v17.16b
    eor v1.16b, v1.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    eor v19.16b, v19.16b, v11.16b
    orr v8.16b, v28.16b, v31.16b
    eor v26.16b, v26.16b, v7.16b
    eor v22.16b, v22.16b, v17.16b
    eor v27.16b, v4.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    shl v3.16b, v21.16b, #7
    eor v23.16b, v23.16b, v18.16b
    shl v4.16b, v1.16b, #5
    shl v7.16b, v25.16b, #3
    orr v10.16b, v0.16b, v19.16b
    eor v30.16b, v30.16b, v8.16b
    eor v26.16b, v26.16b, v18.16b
    shl v9.16b, v22.16b, #7
    eor v2.16b, v2.16b, v10.16b
    shl v11.16b, v27.16b, #5
    eor v20.16b, v20.16b, v6.16b
    shl v8.16b, v24.16b, #3
    and v13.16b, v19.16b, v2.16b
    sri v3.16b, v21.16b, #1
    and v21.16b, v31.16b, v30.16b
    shl v10.16b, v23.16b, #2
    eor v30.16b, v30.16b, v12.16b
    sri v4.16b, v1.16b, #3
    eor v21.16b, v28.16b, v21.16b
    sri v7.16b, v25.16b, #5
    eor v25.16b, v2.16b, v12.16b
    sri v9.16b, v22.16b, #1
    eor v19.16b, v19.16b, v16.16b
    shl v22.16b, v26.16b, #2
    orr v28.16b, v4.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v24.16b, #5
    eor v24.16b, v0.16b, v13.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v4.16b, v27.16b
    sri v22.16b, v26.16b, #6
    orr v26.16b, v11.16b, v8.16b
    orn v27.16b, v8.16b, v9.16b
    eor v28.16b, v10.16b, v28.16b
    eor v22.16b, v22.16b, v26.16b
    eor v26.16b, v31.16b, v16.16b
    eor v27.16b, v11.16b, v27.16b
    eor v31.16b, v3.16b, v28.16b
    eor v0.16b, v30.16b, v23.16b
    eor v1.16b, v9.16b, v22.16b
    eor v2.16b, v25.16b, v27.16b
    eor v4.16b, v5.16b, v6.16b
    shl v5.16b, v26.16b, #1
    eor v21.16b, v21.16b, v29.16b
    shl v6.16b, v20.16b, #6
    bic v10.16b, v0.16b, v31.16b
    eor v24.16b, v24.16b, v29.16b
    shl v11.16b, v19.16b, #1
    shl v29.16b, v4.16b, #6
    bic v12.16b, v2.16b, v1.16b
    sri v5.16b, v26.16b, #7
    eor v26.16b, v7.16b, v10.16b
    shl v10.16b, v21.16b, #4
    eor v12.16b, v8.16b, v12.16b
    sri v6.16b, v20.16b, #2
    and v20.16b, v28.16b, v30.16b
    shl v13.16b, v24.16b, #4
    eor v31.16b, v5.16b, v31.16b
    sri v11.16b, v19.16b, #7
    and v19.16b, v22.16b, v25.16b
    sri v29.16b, v4.16b, #2
    eor v26.16b, v6.16b, v26.16b
    sri v10.16b, v21.16b, #4
    eor v20.16b, v23.16b, v20.16b
    sri v13.16b, v24.16b, #4
    eor v21.16b, v11.16b, v1.16b
    eor v24.16b, v29.16b, v12.16b
    eor v19.16b, v27.16b, v19.16b
    eor v23.16b, v10.16b, v0.16b
    eor v27.16b, v13.16b, v2.16b
    eor v29.16b, v7.16b, v31.16b
    and v0.16b, v28.16b, v20.16b
    eor v30.16b, v30.16b, v26.16b
    orr v5.16b, v27.16b, v21.16b
    eor v29.16b, v29.16b, v0.16b
    eor v1.16b, v8.16b, v21.16b
    eor v28.16b, v28.16b, v30.16b
    and v2.16b, v22.16b, v19.16b
    eor v25.16b, v25.16b, v24.16b
    orr v4.16b, v23.16b, v31.16b
    eor v24.16b, v24.16b, v5.16b
    eor v3.16b, v3.16b, v23.16b
    orr v6.16b, v29.16b, v28.16b
    eor v0.16b, v1.16b, v2.16b
    ldp q1, q2, [x0, #0]
    eor v22.16b, v22.16b, v25.16b
    eor v26.16b, v26.16b, v4.16b
    ldp q4, q5, [x0, #32]
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v27.16b, v24.16b
    ldp q7, q8, [x0, #592]
    eor v9.16b, v9.16b, v27.16b
    orr v10.16b, v0.16b, v22.16b
    ldp q11, q12, [x0, #624]
    orr v13.16b, v23.16b, v26.16b
    eor v21.16b, v21.16b, v6.16b
    eor v9.16b, v9.16b, v10.16b
    eor v30.16b, v30.16b, v29.16b
    eor v31.16b, v31.16b, v13.16b
    eor v20.16b, v20.16b, v3.16b
    and v10.16b, v24.16b, v21.16b
    eor v25.16b, v25.16b, v0.16b
    eor v19.16b, v19.16b, v9.16b
    and v6.16b, v26.16b, v31.16b
    and v13.16b, v3.16b, v28.16b
    eor v27.16b, v27.16b, v10.16b
    and v10.16b, v30.16b, v20.16b
    eor v23.16b, v23.16b, v6.16b
    and v6.16b, v9.16b, v22.16b
    eor v29.16b, v29.16b, v13.16b
    and v13.16b, v25.16b, v19.16b
    eor v28.16b, v28.16b, v10.16b
    eor v31.16b, v31.16b, v1.16b
    eor v0.16b, v0.16b, v6.16b
    eor v22.16b, v22.16b, v13.16b
    eor v21.16b, v21.16b, v1.16b
    eor v26.16b, v26.16b, v2.16b
    eor v23.16b, v23.16b, v4.16b
    eor v1.16b, v3.16b, v7.16b
    eor v29.16b, v29.16b, v8.16b
    eor v28.16b, v28.16b, v11.16b
    eor v20.16b, v20.16b, v5.16b
    eor v30.16b, v30.16b, v12.16b
    eor v24.16b, v24.16b, v2.16b
    eor v27.16b, v27.16b, v4.16b
    eor v2.16b, v9.16b, v7.16b
    eor v0.16b, v0.16b, v8.16b
    eor v22.16b, v22.16b, v11.16b
    eor v19.16b, v19.16b, v5.16b
    eor v25.16b, v25.16b, v12.16b
    trn1 v3.4s, v31.4s, v29.4s
    trn2 v29.4s, v31.4s, v29.4s
    trn1 v31.4s, v26.4s, v28.4s
    trn2 v26.4s, v26.4s, v28.4s
    trn1 v28.4s, v23.4s, v20.4s
    trn2 v20.4s, v23.4s, v20.4s
    trn1 v23.4s, v1.4s, v30.4s
    trn2 v30.4s, v1.4s, v30.4s
    trn1 v1.4s, v21.4s, v0.4s
    trn2 v21.4s, v21.4s, v0.4s
    trn1 v0.4s, v24.4s, v22.4s
    trn2 v22.4s, v24.4s, v22.4s
    trn1 v24.4s, v27.4s, v19.4s
    trn2 v19.4s, v27.4s, v19.4s
    trn1 v27.4s, v2.4s, v25.4s
    trn2 v25.4s, v2.4s, v25.4s
    trn1 v2.8h, v3.8h, v28.8h
    trn2 v28.8h, v3.8h, v28.8h
    trn1 v3.8h, v31.8h, v23.8h
    trn2 v23.8h, v31.8h, v23.8h
    sub x9, x9, #32
    add x1, x1, #256
    trn1 v31.8h, v29.8h, v20.8h
    trn2 v20.8h, v29.8h, v20.8h
    trn1 v29.8h, v26.8h, v30.8h
    trn2 v26.8h, v26.8h, v30.8h
    trn1 v30.8h, v1.8h, v24.8h
    trn2 v24.8h, v1.8h, v24.8h
    trn1 v1.8h, v0.8h, v27.8h
    trn2 v27.8h, v0.8h, v27.8h
    trn1 v0.8h, v21.8h, v19.8h
    trn2 v19.8h, v21.8h, v19.8h
    trn1 v21.8h, v22.8h, v25.8h
    trn2 v22.8h, v22.8h, v25.8h
    trn1 v25.16b, v2.16b, v3.16b
    trn2 v2.16b, v2.16b, v3.16b
    trn1 v3.16b, v28.16b, v23.16b
    trn2 v23.16b, v28.16b, v23.16b
    trn1 v28.16b, v31.16b, v29.16b
    trn2 v29.16b, v31.16b, v29.16b
    stp q25, q2, [x2, #0]
    trn1 v25.16b, v20.16b, v26.16b
    trn2 v20.16b, v20.16b, v26.16b
    stp q3, q23, [x2, #32]
    trn1 v23.16b, v30.16b, v1.16b
    trn2 v26.16b, v30.16b, v1.16b
    stp q28, q29, [x2, #64]
    trn1 v28.16b, v24.16b, v27.16b
    trn2 v24.16b, v24.16b, v27.16b
    stp q25, q20, [x2, #96]
    trn1 v20.16b, v0.16b, v21.16b
    trn2 v21.16b, v0.16b, v21.16b
    stp q23, q26, [x2, #128]
    trn1 v23.16b, v19.16b, v22.16b
    trn2 v19.16b, v19.16b, v22.16b
    stp q28, q24, [x2, #160]
    stp q20, q21, [x2, #192]
    stp q23, q19, [x2, #224]
    add x2, x2, #256
    tbz x9, 63, .Lpipo64_256_decrypt_blocks_blocks5
.Lpipo64_256_decrypt_blocks_fewer3:
    add x9, x9, #32
    sub x9, x9, #16
    tbnz x9, 63, .Lpipo64_256_decrypt_blocks_fewer7
    ldp q17, q1, [x0, #480]
    ldr q21, [x0, #768]
    ldp q2, q18, [x0, #448]
    ldr q24, [x0, #640]
    ldp q20, q19, [x0, #672]
    ldr q16, [x0, #416]
    ldp q23, q22, [x0, #736]
    ldp q26, q25, [x0, #704]
    ldp q28, q27, [x0, #544]
    str q17, [sp, #0]  /* spill */
    ldp q30, q29, [x0, #576]
    str q18, [sp, #16]  /* spill */
    ldp q0, q31, [x0, #608]
.Lpipo64_256_decrypt_blocks_blocks9:
    ldp q4, q3, [x1, #0]
    ldp q6, q5, [x1, #32]
    ldp q8, q7, [x1, #64]
    ldp q10, q9, [x1, #96]
    trn1 v11.16b, v4.16b, v3.16b
    trn2 v3.16b, v4.16b, v3.16b
    trn1 v4.16b, v6.16b, v5.16b
    trn2 v5.16b, v6.16b, v5.16b
    trn1 v6.16b, v8.16b, v7.16b
    trn2 v7.16b, v8.16b, v7.16b
    trn1 v8.16b, v10.16b, v9.16b
    trn2 v9.16b, v10.16b, v9.16b
    trn2 v10.8h, v11.8h, v4.8h
    trn1 v12.8h, v3.8h, v5.8h
    trn2 v3.8h, v3.8h, v5.8h
    trn2 v5.8h, v6.8h, v8.8h
    trn1 v13.8h, v7.8h, v9.8h
    trn2 v7.8h, v7.8h, v9.8h
    ldr q9, [x0, #656]
    trn1 v4.8h, v11.8h, v4.8h
    trn1 v6.8h, v6.8h, v8.8h
    trn2 v8.4s, v12.4s, v13.4s
    trn2 v11.4s, v10.4s, v5.4s
    trn1 v12.4s, v12.4s, v13.4s
    trn1 v13.4s, v3.4s, v7.4s
    eor v11.16b, v11.16b, v22.16b
    eor v8.16b, v8.16b, v23.16b
    eor v13.16b, v13.16b, v26.16b
    trn2 v3.4s, v3.4s, v7.4s
    trn2 v7.4s, v4.4s, v6.4s
    trn1 v4.4s, v4.4s, v6.4s
    shl v6.16b, v11.16b, #7
    trn1 v5.4s, v10.4s, v5.4s
    eor v7.16b, v7.16b, v25.16b
    eor v4.16b, v4.16b, v9.16b
    shl v9.16b, v13.16b, #5
    eor v12.16b, v12.16b, v20.16b
    shl v10.16b, v8.16b, #3
    eor v3.16b, v3.16b, v21.16b
    sri v6.16b, v11.16b, #1
    eor v5.16b, v5.16b, v19.16b
    shl v11.16b, v7.16b, #2
    sri v9.16b, v13.16b, #3
    sri v10.16b, v8.16b, #5
    sri v11.16b, v7.16b, #6
    orr v7.16b, v9.16b, v10.16b
    orn v8.16b, v10.16b, v6.16b
    shl v13.16b, v12.16b, #1
    eor v7.16b, v11.16b, v7.16b
    eor v8.16b, v9.16b, v8.16b
    shl v9.16b, v3.16b, #6
    eor v11.16b, v6.16b, v7.16b
    sri v13.16b, v12.16b, #7
    eor v12.16b, v4.16b, v8.16b
    sri v9.16b, v3.16b, #2
    and v3.16b, v7.16b, v4.16b
    eor v13.16b, v13.16b, v11.16b
    bic v11.16b, v12.16b, v11.16b
    eor v3.16b, v8.16b, v3.16b
    shl v8.16b, v5.16b, #4
    eor v11.16b, v10.16b, v11.16b
    eor v10.16b, v10.16b, v13.16b
    sri v8.16b, v5.16b, #4
    and v5.16b, v7.16b, v3.16b
    eor v9.16b, v9.16b, v11.16b
    eor v8.16b, v8.16b, v12.16b
    eor v5.16b, v10.16b, v5.16b
    eor v4.16b, v4.16b, v9.16b
    orr v10.16b, v8.16b, v13.16b
    eor v6.16b, v6.16b, v8.16b
    eor v7.16b, v7.16b, v4.16b
    eor v4.16b, v4.16b, v5.16b
    eor v9.16b, v9.16b, v10.16b
    orr v10.16b, v5.16b, v7.16b
    eor v11.16b, v4.16b, v24.16b
    orr v12.16b, v8.16b, v9.16b
    eor v6.16b, v6.16b, v10.16b
    eor v10.16b, v9.16b, v28.16b
    eor v12.16b, v13.16b, v12.16b
    shl v13.16b, v11.16b, #6
    eor v3.16b, v3.16b, v6.16b
    sri v13.16b, v11.16b, #2
    and v11.16b, v6.16b, v7.16b
    and v4.16b, v4.16b, v3.16b
    eor v3.16b, v3.16b, v30.16b
    and v9.16b, v9.16b, v12.16b
    eor v6.16b, v6.16b, v29.16b
    eor v4.16b, v7.16b, v4.16b
    ldr q7, [x0, #528]
    eor v5.16b, v5.16b, v11.16b
    shl v11.16b, v3.16b, #7
    eor v8.16b, v8.16b, v9.16b
    eor v4.16b, v4.16b, v31.16b
    eor v5.16b, v5.16b, v0.16b
    shl v9.16b, v6.16b, #5
    eor v8.16b, v8.16b, v27.16b
    sri v11.16b, v3.16b, #1
    shl v3.16b, v4.16b, #3
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v5.16b, #2
    sri v9.16b, v6.16b, #3
    sri v3.16b, v4.16b, #5
    sri v12.16b, v5.16b, #6
    orr v4.16b, v9.16b, v3.16b
    orn v5.16b, v3.16b, v11.16b
    shl v6.16b, v10.16b, #1
    eor v4.16b, v12.16b, v4.16b
    eor v5.16b, v9.16b, v5.16b
    sri v6.16b, v10.16b, #7
    eor v9.16b, v11.16b, v4.16b
    eor v10.16b, v7.16b, v5.16b
    and v12.16b, v4.16b, v7.16b
    eor v6.16b, v6.16b, v9.16b
    bic v9.16b, v10.16b, v9.16b
    eor v5.16b, v5.16b, v12.16b
    shl v12.16b, v8.16b, #4
    eor v9.16b, v3.16b, v9.16b
    eor v3.16b, v3.16b, v6.16b
    sri v12.16b, v8.16b, #4
    and v8.16b, v4.16b, v5.16b
    eor v9.16b, v13.16b, v9.16b
    eor v10.16b, v12.16b, v10.16b
    eor v3.16b, v3.16b, v8.16b
    eor v7.16b, v7.16b, v9.16b
    eor v8.16b, v11.16b, v10.16b
    orr v11.16b, v10.16b, v6.16b
    eor v4.16b, v4.16b, v7.16b
    eor v7.16b, v7.16b, v3.16b
    eor v9.16b, v9.16b, v11.16b
    orr v11.16b, v3.16b, v4.16b
    orr v12.16b, v10.16b, v9.16b
    eor v16.16b, v9.16b, v16.16b
    eor v8.16b, v8.16b, v11.16b
    eor v6.16b, v6.16b, v12.16b
    shl v11.16b, v16.16b, #1
    eor v5.16b, v5.16b, v8.16b
    and v12.16b, v8.16b, v4.16b
    and v9.16b, v9.16b, v6.16b
    eor v8.16b, v8.16b, v2.16b
    eor v3.16b, v3.16b, v12.16b
    and v12.16b, v7.16b, v5.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [x0, #400]
    eor v5.16b, v5.16b, v1.16b
    eor v4.16b, v4.16b, v12.16b
    eor v18.16b, v3.16b, v18.16b
    ldr q3, [x0, #512]
    sri v11.16b, v16.16b, #7
    eor v16.16b, v4.16b, v17.16b
    shl v17.16b, v5.16b, #7
    sri v17.16b, v5.16b, #1
    eor v4.16b, v6.16b, v10.16b
    shl v5.16b, v8.16b, #5
    eor v3.16b, v7.16b, v3.16b
    ldr q7, [x0, #432]
    shl v6.16b, v16.16b, #3
    sri v5.16b, v8.16b, #3
    shl v8.16b, v18.16b, #2
    sri v6.16b, v16.16b, #5
    sri v8.16b, v18.16b, #6
    eor v7.16b, v9.16b, v7.16b
    orr v16.16b, v5.16b, v6.16b
    orn v18.16b, v6.16b, v17.16b
    shl v9.16b, v3.16b, #6
    eor v16.16b, v8.16b, v16.16b
    eor v18.16b, v5.16b, v18.16b
    sri v9.16b, v3.16b, #2
    eor v3.16b, v17.16b, v16.16b
    eor v5.16b, v4.16b, v18.16b
    and v8.16b, v16.16b, v4.16b
    eor v10.16b, v11.16b, v3.16b
    bic v3.16b, v5.16b, v3.16b
    eor v18.16b, v18.16b, v8.16b
    shl v8.16b, v7.16b, #4
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v6.16b, v10.16b
    sri v8.16b, v7.16b, #4
    and v7.16b, v16.16b, v18.16b
    eor v3.16b, v9.16b, v3.16b
    eor v5.16b, v8.16b, v5.16b
    eor v6.16b, v6.16b, v7.16b
    ldp q9, q8, [x0, #368]
    eor v4.16b, v4.16b, v3.16b
    eor v17.16b, v17.16b, v5.16b
    orr v7.16b, v5.16b, v10.16b
    eor v16.16b, v16.16b, v4.16b
    eor v4.16b, v4.16b, v6.16b
    eor v3.16b, v3.16b, v7.16b
    ldp q11, q7, [x0, #336]
    orr v15.16b, v6.16b, v16.16b
    eor v8.16b, v4.16b, v8.16b
    eor v17.16b, v17.16b, v15.16b
    eor v18.16b, v18.16b, v17.16b
    and v4.16b, v4.16b, v18.16b
    eor v18.16b, v18.16b, v9.16b
    eor v4.16b, v16.16b, v4.16b
    and v16.16b, v17.16b, v16.16b
    eor v16.16b, v6.16b, v16.16b
    orr v6.16b, v5.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    shl v7.16b, v8.16b, #6
    eor v6.16b, v10.16b, v6.16b
    ldp q10, q9, [x0, #304]
    eor v16.16b, v16.16b, v11.16b
    sri v7.16b, v8.16b, #2
    shl v8.16b, v18.16b, #7
    sri v8.16b, v18.16b, #1
    shl v18.16b, v4.16b, #3
    eor v17.16b, v17.16b, v9.16b
    sri v18.16b, v4.16b, #5
    shl v4.16b, v16.16b, #2
    shl v9.16b, v17.16b, #5
    sri v4.16b, v16.16b, #6
    and v16.16b, v3.16b, v6.16b
    sri v9.16b, v17.16b, #3
    eor v16.16b, v5.16b, v16.16b
    orn v5.16b, v18.16b, v8.16b
    eor v16.16b, v16.16b, v10.16b
    eor v17.16b, v9.16b, v5.16b
    orr v5.16b, v9.16b, v18.16b
    ldp q9, q10, [x0, #272]
    eor v4.16b, v4.16b, v5.16b
    shl v5.16b, v16.16b, #4
    sri v5.16b, v16.16b, #4
    eor v16.16b, v8.16b, v4.16b
    eor v6.16b, v6.16b, v9.16b
    eor v3.16b, v3.16b, v10.16b
    eor v9.16b, v6.16b, v17.16b
    eor v5.16b, v5.16b, v9.16b
    bic v9.16b, v9.16b, v16.16b
    eor v9.16b, v18.16b, v9.16b
    eor v8.16b, v8.16b, v5.16b
    eor v7.16b, v7.16b, v9.16b
    shl v9.16b, v3.16b, #1
    sri v9.16b, v3.16b, #7
    and v3.16b, v4.16b, v6.16b
    eor v6.16b, v6.16b, v7.16b
    eor v16.16b, v9.16b, v16.16b
    eor v17.16b, v17.16b, v3.16b
    ldr q12, [x0, #256]
    orr v3.16b, v5.16b, v16.16b
    eor v18.16b, v18.16b, v16.16b
    eor v3.16b, v7.16b, v3.16b
    eor v7.16b, v4.16b, v6.16b
    and v4.16b, v4.16b, v17.16b
    eor v18.16b, v18.16b, v4.16b
    eor v4.16b, v6.16b, v18.16b
    orr v6.16b, v5.16b, v3.16b
    eor v16.16b, v16.16b, v6.16b
    eor v6.16b, v16.16b, v12.16b
    and v16.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v20.16b
    eor v16.16b, v5.16b, v16.16b
    orr v5.16b, v18.16b, v7.16b
    eor v5.16b, v8.16b, v5.16b
    eor v8.16b, v4.16b, v21.16b
    eor v16.16b, v16.16b, v19.16b
    eor v17.16b, v17.16b, v5.16b
    and v4.16b, v4.16b, v17.16b
    eor v17.16b, v17.16b, v22.16b
    eor v4.16b, v7.16b, v4.16b
    and v7.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v26.16b
    eor v18.16b, v18.16b, v7.16b
    shl v7.16b, v3.16b, #1
    eor v4.16b, v4.16b, v23.16b
    sri v7.16b, v3.16b, #7
    eor v18.16b, v18.16b, v25.16b
    shl v3.16b, v16.16b, #4
    sri v3.16b, v16.16b, #4
    shl v16.16b, v8.16b, #6
    sri v16.16b, v8.16b, #2
    shl v8.16b, v17.16b, #7
    sri v8.16b, v17.16b, #1
    shl v17.16b, v5.16b, #5
    sri v17.16b, v5.16b, #3
    shl v5.16b, v4.16b, #3
    sri v5.16b, v4.16b, #5
    shl v4.16b, v18.16b, #2
    sri v4.16b, v18.16b, #6
    orr v18.16b, v17.16b, v5.16b
    eor v18.16b, v4.16b, v18.16b
    orn v4.16b, v5.16b, v8.16b
    eor v17.16b, v17.16b, v4.16b
    and v9.16b, v18.16b, v6.16b
    eor v4.16b, v8.16b, v18.16b
    eor v9.16b, v17.16b, v9.16b
    eor v17.16b, v6.16b, v17.16b
    eor v7.16b, v7.16b, v4.16b
    bic v4.16b, v17.16b, v4.16b
    eor v17.16b, v3.16b, v17.16b
    eor v3.16b, v5.16b, v4.16b
    eor v4.16b, v5.16b, v7.16b
    eor v5.16b, v8.16b, v17.16b
    eor v16.16b, v16.16b, v3.16b
    eor v3.16b, v6.16b, v16.16b
    and v6.16b, v18.16b, v9.16b
    eor v4.16b, v4.16b, v6.16b
    eor v18.16b, v18.16b, v3.16b
    orr v6.16b, v17.16b, v7.16b
    eor v3.16b, v3.16b, v4.16b
    eor v16.16b, v16.16b, v6.16b
    orr v6.16b, v4.16b, v18.16b
    eor v8.16b, v3.16b, v24.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q13, [x0, #240]
    eor v6.16b, v9.16b, v5.16b
    and v3.16b, v3.16b, v6.16b
    eor v6.16b, v6.16b, v30.16b
    eor v3.16b, v18.16b, v3.16b
    and v18.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v29.16b
    eor v18.16b, v4.16b, v18.16b
    orr v4.16b, v17.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v4.16b, v7.16b, v4.16b
    eor v18.16b, v18.16b, v0.16b
    eor v7.16b, v4.16b, v13.16b
    and v4.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v28.16b
    eor v17.16b, v17.16b, v4.16b
    shl v4.16b, v8.16b, #6
    sri v4.16b, v8.16b, #2
    eor v17.16b, v17.16b, v27.16b
    shl v8.16b, v6.16b, #7
    sri v8.16b, v6.16b, #1
    shl v6.16b, v5.16b, #5
    sri v6.16b, v5.16b, #3
    shl v5.16b, v3.16b, #3
    sri v5.16b, v3.16b, #5
    shl v3.16b, v18.16b, #2
    sri v3.16b, v18.16b, #6
    shl v18.16b, v16.16b, #1
    sri v18.16b, v16.16b, #7
    shl v16.16b, v17.16b, #4
    sri v16.16b, v17.16b, #4
    orr v17.16b, v6.16b, v5.16b
    eor v17.16b, v3.16b, v17.16b
    orn v3.16b, v5.16b, v8.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v8.16b, v17.16b
    eor v9.16b, v18.16b, v6.16b
    and v18.16b, v17.16b, v7.16b
    eor v18.16b, v3.16b, v18.16b
    eor v3.16b, v7.16b, v3.16b
    bic v6.16b, v3.16b, v6.16b
    eor v3.16b, v16.16b, v3.16b
    eor v16.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v9.16b
    eor v6.16b, v8.16b, v3.16b
    orr v8.16b, v3.16b, v9.16b
    eor v16.16b, v4.16b, v16.16b
    ldr q14, [x0, #512]
    eor v4.16b, v7.16b, v16.16b
    and v7.16b, v17.16b, v18.16b
    eor v8.16b, v16.16b, v8.16b
    eor v5.16b, v5.16b, v7.16b
    eor v17.16b, v17.16b, v4.16b
    orr v16.16b, v5.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v16.16b, v6.16b, v16.16b
    eor v7.16b, v4.16b, v14.16b
    eor v18.16b, v18.16b, v16.16b
    and v10.16b, v16.16b, v17.16b
    eor v11.16b, v16.16b, v2.16b
    and v4.16b, v4.16b, v18.16b
    eor v6.16b, v18.16b, v1.16b
    ldr q18, [sp, #16]  /* reload */
    eor v16.16b, v5.16b, v10.16b
    shl v10.16b, v7.16b, #6
    eor v4.16b, v17.16b, v4.16b
    ldr q17, [sp, #0]  /* reload */
    sri v10.16b, v7.16b, #2
    ldr q7, [x0, #224]  /* again */
    eor v5.16b, v16.16b, v18.16b
    orr v16.16b, v3.16b, v8.16b
    eor v9.16b, v9.16b, v16.16b
    ldr q16, [x0, #416]  /* again */
    eor v4.16b, v4.16b, v17.16b
    ldr q12, [x0, #432]  /* again */
    eor v7.16b, v9.16b, v7.16b
    and v9.16b, v8.16b, v9.16b
    eor v3.16b, v3.16b, v9.16b
    shl v9.16b, v6.16b, #7
    eor v8.16b, v8.16b, v16.16b
    sri v9.16b, v6.16b, #1
    eor v3.16b, v3.16b, v12.16b
    shl v6.16b, v11.16b, #5
    sri v6.16b, v11.16b, #3
    shl v11.16b, v4.16b, #3
    sri v11.16b, v4.16b, #5
    shl v4.16b, v5.16b, #2
    sri v4.16b, v5.16b, #6
    shl v5.16b, v8.16b, #1
    sri v5.16b, v8.16b, #7
    shl v8.16b, v3.16b, #4
    sri v8.16b, v3.16b, #4
    orr v3.16b, v6.16b, v11.16b
    eor v3.16b, v4.16b, v3.16b
    orn v4.16b, v11.16b, v9.16b
    eor v4.16b, v6.16b, v4.16b
    and v12.16b, v3.16b, v7.16b
    eor v6.16b, v9.16b, v3.16b
    eor v12.16b, v4.16b, v12.16b
    eor v4.16b, v7.16b, v4.16b
    eor v5.16b, v5.16b, v6.16b
    bic v6.16b, v4.16b, v6.16b
    eor v4.16b, v8.16b, v4.16b
    eor v8.16b, v11.16b, v5.16b
    eor v6.16b, v11.16b, v6.16b
    orr v11.16b, v4.16b, v5.16b
    eor v9.16b, v9.16b, v4.16b
    eor v6.16b, v10.16b, v6.16b
    and v10.16b, v3.16b, v12.16b
    eor v7.16b, v7.16b, v6.16b
    eor v8.16b, v8.16b, v10.16b
    ldr q10, [x0, #384]  /* again */
    eor v6.16b, v6.16b, v11.16b
    eor v3.16b, v3.16b, v7.16b
    eor v7.16b, v7.16b, v8.16b
    orr v11.16b, v8.16b, v3.16b
    eor v10.16b, v7.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    eor v11.16b, v12.16b, v9.16b
    orr v12.16b, v4.16b, v6.16b
    and v7.16b, v7.16b, v11.16b
    eor v5.16b, v5.16b, v12.16b
    eor v7.16b, v3.16b, v7.16b
    and v3.16b, v9.16b, v3.16b
    eor v3.16b, v8.16b, v3.16b
    shl v8.16b, v10.16b, #6
    sri v8.16b, v10.16b, #2
    ldr q10, [x0, #208]  /* again */
    eor v10.16b, v5.16b, v10.16b
    and v5.16b, v6.16b, v5.16b
    eor v4.16b, v4.16b, v5.16b
    ldp q12, q5, [x0, #352]
    eor v7.16b, v7.16b, v12.16b
    ldp q12, q13, [x0, #320]
    eor v5.16b, v11.16b, v5.16b
    shl v11.16b, v5.16b, #7
    sri v11.16b, v5.16b, #1
    shl v5.16b, v7.16b, #3
    eor v9.16b, v9.16b, v12.16b
    eor v3.16b, v3.16b, v13.16b
    sri v5.16b, v7.16b, #5
    shl v12.16b, v9.16b, #5
    ldp q14, q15, [x0, #288]
    orn v7.16b, v5.16b, v11.16b
    sri v12.16b, v9.16b, #3
    eor v7.16b, v12.16b, v7.16b
    orr v9.16b, v12.16b, v5.16b
    shl v12.16b, v3.16b, #2
    eor v6.16b, v6.16b, v14.16b
    eor v4.16b, v4.16b, v15.16b
    sri v12.16b, v3.16b, #6
    shl v14.16b, v6.16b, #1
    eor v3.16b, v12.16b, v9.16b
    eor v9.16b, v10.16b, v7.16b
    sri v14.16b, v6.16b, #7
    eor v12.16b, v11.16b, v3.16b
    bic v13.16b, v9.16b, v12.16b
    eor v6.16b, v14.16b, v12.16b
    shl v12.16b, v4.16b, #4
    eor v13.16b, v5.16b, v13.16b
    eor v5.16b, v5.16b, v6.16b
    sri v12.16b, v4.16b, #4
    eor v8.16b, v8.16b, v13.16b
    and v13.16b, v3.16b, v10.16b
    eor v4.16b, v12.16b, v9.16b
    eor v7.16b, v7.16b, v13.16b
    eor v10.16b, v10.16b, v8.16b
    eor v9.16b, v11.16b, v4.16b
    and v13.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v10.16b
    eor v5.16b, v5.16b, v13.16b
    orr v11.16b, v5.16b, v3.16b
    eor v10.16b, v10.16b, v5.16b
    eor v9.16b, v9.16b, v11.16b
    eor v11.16b, v10.16b, v21.16b
    eor v7.16b, v7.16b, v9.16b
    and v10.16b, v10.16b, v7.16b
    eor v7.16b, v7.16b, v22.16b
    eor v10.16b, v3.16b, v10.16b
    and v3.16b, v9.16b, v3.16b
    eor v9.16b, v9.16b, v26.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v10.16b, v23.16b
    orr v10.16b, v4.16b, v6.16b
    eor v3.16b, v3.16b, v25.16b
    eor v8.16b, v8.16b, v10.16b
    shl v10.16b, v11.16b, #6
    sri v10.16b, v11.16b, #2
    orr v12.16b, v4.16b, v8.16b
    shl v11.16b, v7.16b, #7
    eor v6.16b, v6.16b, v12.16b
    sri v11.16b, v7.16b, #1
    shl v7.16b, v9.16b, #5
    sri v7.16b, v9.16b, #3
    shl v9.16b, v5.16b, #3
    sri v9.16b, v5.16b, #5
    shl v5.16b, v3.16b, #2
    sri v5.16b, v3.16b, #6
    ldr q3, [x0, #192]  /* again */
    eor v3.16b, v6.16b, v3.16b
    and v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v20.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v7.16b, v9.16b
    eor v5.16b, v5.16b, v6.16b
    orn v6.16b, v9.16b, v11.16b
    eor v4.16b, v4.16b, v19.16b
    eor v6.16b, v7.16b, v6.16b
    shl v7.16b, v8.16b, #1
    and v12.16b, v5.16b, v3.16b
    sri v7.16b, v8.16b, #7
    shl v8.16b, v4.16b, #4
    eor v12.16b, v6.16b, v12.16b
    eor v6.16b, v3.16b, v6.16b
    sri v8.16b, v4.16b, #4
    eor v4.16b, v11.16b, v5.16b
    eor v7.16b, v7.16b, v4.16b
    bic v4.16b, v6.16b, v4.16b
    eor v6.16b, v8.16b, v6.16b
    eor v4.16b, v9.16b, v4.16b
    eor v8.16b, v9.16b, v7.16b
    eor v9.16b, v11.16b, v6.16b
    eor v4.16b, v10.16b, v4.16b
    and v10.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v4.16b
    eor v8.16b, v8.16b, v10.16b
    orr v10.16b, v6.16b, v7.16b
    eor v5.16b, v5.16b, v3.16b
    eor v3.16b, v3.16b, v8.16b
    eor v4.16b, v4.16b, v10.16b
    orr v10.16b, v8.16b, v5.16b
    eor v11.16b, v3.16b, v24.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v12.16b, v9.16b
    orr v12.16b, v6.16b, v4.16b
    and v3.16b, v3.16b, v10.16b
    eor v7.16b, v7.16b, v12.16b
    eor v10.16b, v10.16b, v30.16b
    eor v3.16b, v5.16b, v3.16b
    and v5.16b, v9.16b, v5.16b
    eor v9.16b, v9.16b, v29.16b
    eor v5.16b, v8.16b, v5.16b
    ldr q8, [x0, #176]  /* again */
    eor v3.16b, v3.16b, v31.16b
    eor v5.16b, v5.16b, v0.16b
    eor v8.16b, v7.16b, v8.16b
    and v7.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v28.16b
    eor v6.16b, v6.16b, v7.16b
    shl v7.16b, v11.16b, #6
    sri v7.16b, v11.16b, #2
    eor v6.16b, v6.16b, v27.16b
    shl v11.16b, v10.16b, #7
    sri v11.16b, v10.16b, #1
    shl v10.16b, v9.16b, #5
    sri v10.16b, v9.16b, #3
    shl v9.16b, v3.16b, #3
    sri v9.16b, v3.16b, #5
    shl v3.16b, v5.16b, #2
    sri v3.16b, v5.16b, #6
    shl v5.16b, v4.16b, #1
    sri v5.16b, v4.16b, #7
    shl v4.16b, v6.16b, #4
    sri v4.16b, v6.16b, #4
    orr v6.16b, v10.16b, v9.16b
    eor v3.16b, v3.16b, v6.16b
    orn v6.16b, v9.16b, v11.16b
    eor v6.16b, v10.16b, v6.16b
    and v12.16b, v3.16b, v8.16b
    eor v10.16b, v11.16b, v3.16b
    eor v12.16b, v6.16b, v12.16b
    eor v6.16b, v8.16b, v6.16b
    eor v5.16b, v5.16b, v10.16b
    bic v10.16b, v6.16b, v10.16b
    eor v4.16b, v4.16b, v6.16b
    eor v6.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v5.16b
    eor v10.16b, v11.16b, v4.16b
    orr v11.16b, v4.16b, v5.16b
    eor v6.16b, v7.16b, v6.16b
    eor v7.16b, v8.16b, v6.16b
    and v8.16b, v3.16b, v12.16b
    eor v6.16b, v6.16b, v11.16b
    eor v8.16b, v9.16b, v8.16b
    eor v3.16b, v3.16b, v7.16b
    ldr q9, [x0, #512]  /* again */
    orr v11.16b, v8.16b, v3.16b
    eor v7.16b, v7.16b, v8.16b
    eor v10.16b, v10.16b, v11.16b
    eor v9.16b, v7.16b, v9.16b
    eor v11.16b, v12.16b, v10.16b
    orr v12.16b, v4.16b, v6.16b
    and v7.16b, v7.16b, v11.16b
    eor v5.16b, v5.16b, v12.16b
    eor v11.16b, v11.16b, v1.16b
    eor v7.16b, v3.16b, v7.16b
    and v3.16b, v10.16b, v3.16b
    eor v10.16b, v10.16b, v2.16b
    eor v3.16b, v8.16b, v3.16b
    shl v8.16b, v9.16b, #6
    eor v7.16b, v7.16b, v17.16b
    sri v8.16b, v9.16b, #2
    ldr q9, [x0, #160]  /* again */
    ldr q12, [x0, #432]  /* again */
    eor v3.16b, v3.16b, v18.16b
    eor v9.16b, v5.16b, v9.16b
    and v5.16b, v6.16b, v5.16b
    eor v6.16b, v6.16b, v16.16b
    eor v4.16b, v4.16b, v5.16b
    shl v5.16b, v11.16b, #7
    sri v5.16b, v11.16b, #1
    eor v4.16b, v4.16b, v12.16b
    shl v11.16b, v10.16b, #5
    sri v11.16b, v10.16b, #3
    shl v10.16b, v7.16b, #3
    sri v10.16b, v7.16b, #5
    shl v7.16b, v3.16b, #2
    sri v7.16b, v3.16b, #6
    shl v3.16b, v6.16b, #1
    sri v3.16b, v6.16b, #7
    shl v6.16b, v4.16b, #4
    sri v6.16b, v4.16b, #4
    orr v4.16b, v11.16b, v10.16b
    eor v4.16b, v7.16b, v4.16b
    orn v7.16b, v10.16b, v5.16b
    eor v7.16b, v11.16b, v7.16b
    and v12.16b, v4.16b, v9.16b
    eor v11.16b, v5.16b, v4.16b
    eor v12.16b, v7.16b, v12.16b
    eor v7.16b, v9.16b, v7.16b
    eor v3.16b, v3.16b, v11.16b
    bic v11.16b, v7.16b, v11.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v10.16b, v11.16b
    eor v10.16b, v10.16b, v3.16b
    orr v11.16b, v6.16b, v3.16b
    eor v5.16b, v5.16b, v6.16b
    eor v7.16b, v8.16b, v7.16b
    eor v8.16b, v9.16b, v7.16b
    and v9.16b, v4.16b, v12.16b
    eor v7.16b, v7.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    eor v4.16b, v4.16b, v8.16b
    ldr q10, [x0, #384]  /* again */
    orr v11.16b, v9.16b, v4.16b
    eor v8.16b, v8.16b, v9.16b
    eor v5.16b, v5.16b, v11.16b
    eor v10.16b, v8.16b, v10.16b
    eor v11.16b, v12.16b, v5.16b
    orr v12.16b, v6.16b, v7.16b
    and v8.16b, v8.16b, v11.16b
    eor v3.16b, v3.16b, v12.16b
    eor v8.16b, v4.16b, v8.16b
    and v4.16b, v5.16b, v4.16b
    eor v4.16b, v9.16b, v4.16b
    shl v9.16b, v10.16b, #6
    sri v9.16b, v10.16b, #2
    ldr q10, [x0, #144]  /* again */
    eor v10.16b, v3.16b, v10.16b
    and v3.16b, v7.16b, v3.16b
    eor v3.16b, v6.16b, v3.16b
    ldp q12, q6, [x0, #352]
    eor v8.16b, v8.16b, v12.16b
    ldp q12, q13, [x0, #320]
    eor v6.16b, v11.16b, v6.16b
    shl v11.16b, v6.16b, #7
    sri v11.16b, v6.16b, #1
    shl v6.16b, v8.16b, #3
    eor v5.16b, v5.16b, v12.16b
    eor v4.16b, v4.16b, v13.16b
    sri v6.16b, v8.16b, #5
    shl v12.16b, v5.16b, #5
    ldp q14, q15, [x0, #288]
    orn v8.16b, v6.16b, v11.16b
    sri v12.16b, v5.16b, #3
    eor v5.16b, v12.16b, v8.16b
    orr v8.16b, v12.16b, v6.16b
    shl v12.16b, v4.16b, #2
    eor v7.16b, v7.16b, v14.16b
    eor v3.16b, v3.16b, v15.16b
    sri v12.16b, v4.16b, #6
    shl v14.16b, v7.16b, #1
    eor v4.16b, v12.16b, v8.16b
    eor v8.16b, v10.16b, v5.16b
    sri v14.16b, v7.16b, #7
    eor v12.16b, v11.16b, v4.16b
    bic v13.16b, v8.16b, v12.16b
    eor v7.16b, v14.16b, v12.16b
    shl v12.16b, v3.16b, #4
    eor v13.16b, v6.16b, v13.16b
    eor v6.16b, v6.16b, v7.16b
    sri v12.16b, v3.16b, #4
    eor v9.16b, v9.16b, v13.16b
    and v13.16b, v4.16b, v10.16b
    eor v3.16b, v12.16b, v8.16b
    eor v5.16b, v5.16b, v13.16b
    eor v10.16b, v10.16b, v9.16b
    eor v8.16b, v11.16b, v3.16b
    and v13.16b, v4.16b, v5.16b
    eor v4.16b, v4.16b, v10.16b
    eor v6.16b, v6.16b, v13.16b
    orr v11.16b, v6.16b, v4.16b
    eor v10.16b, v10.16b, v6.16b
    eor v8.16b, v8.16b, v11.16b
    eor v11.16b, v10.16b, v21.16b
    eor v5.16b, v5.16b, v8.16b
    and v10.16b, v10.16b, v5.16b
    eor v5.16b, v5.16b, v22.16b
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v8.16b, v4.16b
    eor v8.16b, v8.16b, v26.16b
    eor v4.16b, v6.16b, v4.16b
    eor v6.16b, v10.16b, v23.16b
    orr v10.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v25.16b
    eor v9.16b, v9.16b, v10.16b
    shl v10.16b, v11.16b, #6
    sri v10.16b, v11.16b, #2
    orr v12.16b, v3.16b, v9.16b
    shl v11.16b, v5.16b, #7
    eor v7.16b, v7.16b, v12.16b
    sri v11.16b, v5.16b, #1
    shl v5.16b, v8.16b, #5
    sri v5.16b, v8.16b, #3
    shl v8.16b, v6.16b, #3
    sri v8.16b, v6.16b, #5
    shl v6.16b, v4.16b, #2
    sri v6.16b, v4.16b, #6
    ldr q4, [x0, #128]  /* again */
    eor v4.16b, v7.16b, v4.16b
    and v7.16b, v9.16b, v7.16b
    eor v9.16b, v9.16b, v20.16b
    eor v3.16b, v3.16b, v7.16b
    orr v7.16b, v5.16b, v8.16b
    eor v6.16b, v6.16b, v7.16b
    orn v7.16b, v8.16b, v11.16b
    eor v3.16b, v3.16b, v19.16b
    eor v5.16b, v5.16b, v7.16b
    shl v7.16b, v9.16b, #1
    and v12.16b, v6.16b, v4.16b
    sri v7.16b, v9.16b, #7
    shl v9.16b, v3.16b, #4
    eor v12.16b, v5.16b, v12.16b
    eor v5.16b, v4.16b, v5.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v11.16b, v6.16b
    eor v7.16b, v7.16b, v3.16b
    bic v3.16b, v5.16b, v3.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v8.16b, v3.16b
    eor v8.16b, v8.16b, v7.16b
    eor v9.16b, v11.16b, v5.16b
    eor v3.16b, v10.16b, v3.16b
    and v10.16b, v6.16b, v12.16b
    eor v4.16b, v4.16b, v3.16b
    eor v8.16b, v8.16b, v10.16b
    orr v10.16b, v5.16b, v7.16b
    eor v6.16b, v6.16b, v4.16b
    eor v4.16b, v4.16b, v8.16b
    eor v3.16b, v3.16b, v10.16b
    orr v10.16b, v8.16b, v6.16b
    eor v11.16b, v4.16b, v24.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v12.16b, v9.16b
    orr v12.16b, v5.16b, v3.16b
    and v4.16b, v4.16b, v10.16b
    eor v7.16b, v7.16b, v12.16b
    eor v10.16b, v10.16b, v30.16b
    eor v4.16b, v6.16b, v4.16b
    and v6.16b, v9.16b, v6.16b
    eor v9.16b, v9.16b, v29.16b
    eor v6.16b, v8.16b, v6.16b
    ldr q8, [x0, #112]  /* again */
    eor v4.16b, v4.16b, v31.16b
    eor v6.16b, v6.16b, v0.16b
    eor v8.16b, v7.16b, v8.16b
    and v7.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v28.16b
    eor v5.16b, v5.16b, v7.16b
    shl v7.16b, v11.16b, #6
    sri v7.16b, v11.16b, #2
    eor v5.16b, v5.16b, v27.16b
    shl v11.16b, v10.16b, #7
    sri v11.16b, v10.16b, #1
    shl v10.16b, v9.16b, #5
    sri v10.16b, v9.16b, #3
    shl v9.16b, v4.16b, #3
    sri v9.16b, v4.16b, #5
    shl v4.16b, v6.16b, #2
    sri v4.16b, v6.16b, #6
    shl v6.16b, v3.16b, #1
    sri v6.16b, v3.16b, #7
    shl v3.16b, v5.16b, #4
    sri v3.16b, v5.16b, #4
    orr v5.16b, v10.16b, v9.16b
    eor v4.16b, v4.16b, v5.16b
    orn v5.16b, v9.16b, v11.16b
    eor v5.16b, v10.16b, v5.16b
    and v12.16b, v4.16b, v8.16b
    eor v10.16b, v11.16b, v4.16b
    eor v12.16b, v5.16b, v12.16b
    eor v5.16b, v8.16b, v5.16b
    eor v6.16b, v6.16b, v10.16b
    bic v10.16b, v5.16b, v10.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v6.16b
    eor v10.16b, v11.16b, v3.16b
    orr v11.16b, v3.16b, v6.16b
    eor v5.16b, v7.16b, v5.16b
    eor v7.16b, v8.16b, v5.16b
    and v8.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v11.16b
    eor v8.16b, v9.16b, v8.16b
    eor v4.16b, v4.16b, v7.16b
    ldr q9, [x0, #512]  /* again */
    orr v11.16b, v8.16b, v4.16b
    eor v7.16b, v7.16b, v8.16b
    eor v10.16b, v10.16b, v11.16b
    eor v9.16b, v7.16b, v9.16b
    eor v11.16b, v12.16b, v10.16b
    orr v12.16b, v3.16b, v5.16b
    and v7.16b, v7.16b, v11.16b
    eor v6.16b, v6.16b, v12.16b
    eor v11.16b, v11.16b, v1.16b
    eor v7.16b, v4.16b, v7.16b
    and v4.16b, v10.16b, v4.16b
    eor v10.16b, v10.16b, v2.16b
    eor v4.16b, v8.16b, v4.16b
    shl v8.16b, v9.16b, #6
    eor v7.16b, v7.16b, v17.16b
    sri v8.16b, v9.16b, #2
    ldr q9, [x0, #96]  /* again */
    ldr q12, [x0, #432]  /* again */
    eor v4.16b, v4.16b, v18.16b
    eor v9.16b, v6.16b, v9.16b
    and v6.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v16.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v11.16b, #7
    sri v6.16b, v11.16b, #1
    eor v3.16b, v3.16b, v12.16b
    shl v11.16b, v10.16b, #5
    sri v11.16b, v10.16b, #3
    shl v10.16b, v7.16b, #3
    sri v10.16b, v7.16b, #5
    shl v7.16b, v4.16b, #2
    sri v7.16b, v4.16b, #6
    shl v4.16b, v5.16b, #1
    sri v4.16b, v5.16b, #7
    shl v5.16b, v3.16b, #4
    sri v5.16b, v3.16b, #4
    orr v3.16b, v11.16b, v10.16b
    eor v3.16b, v7.16b, v3.16b
    orn v7.16b, v10.16b, v6.16b
    eor v7.16b, v11.16b, v7.16b
    and v12.16b, v3.16b, v9.16b
    eor v11.16b, v6.16b, v3.16b
    eor v12.16b, v7.16b, v12.16b
    eor v7.16b, v9.16b, v7.16b
    eor v4.16b, v4.16b, v11.16b
    bic v11.16b, v7.16b, v11.16b
    eor v5.16b, v5.16b, v7.16b
    eor v7.16b, v10.16b, v11.16b
    eor v10.16b, v10.16b, v4.16b
    orr v11.16b, v5.16b, v4.16b
    eor v6.16b, v6.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    eor v8.16b, v9.16b, v7.16b
    and v9.16b, v3.16b, v12.16b
    eor v7.16b, v7.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    eor v3.16b, v3.16b, v8.16b
    ldr q10, [x0, #384]  /* again */
    orr v14.16b, v5.16b, v7.16b
    orr v11.16b, v9.16b, v3.16b
    eor v8.16b, v8.16b, v9.16b
    eor v4.16b, v4.16b, v14.16b
    eor v6.16b, v6.16b, v11.16b
    eor v10.16b, v8.16b, v10.16b
    eor v11.16b, v12.16b, v6.16b
    shl v13.16b, v10.16b, #6
    and v8.16b, v8.16b, v11.16b
    sri v13.16b, v10.16b, #2
    eor v8.16b, v3.16b, v8.16b
    and v3.16b, v6.16b, v3.16b
    ldr q10, [x0, #80]  /* again */
    eor v3.16b, v9.16b, v3.16b
    ldp q12, q9, [x0, #352]
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v7.16b, v4.16b
    eor v9.16b, v11.16b, v9.16b
    eor v8.16b, v8.16b, v12.16b
    ldp q11, q12, [x0, #320]
    eor v4.16b, v5.16b, v4.16b
    shl v5.16b, v9.16b, #7
    sri v5.16b, v9.16b, #1
    eor v6.16b, v6.16b, v11.16b
    eor v3.16b, v3.16b, v12.16b
    ldp q11, q12, [x0, #288]
    shl v9.16b, v8.16b, #3
    sri v9.16b, v8.16b, #5
    eor v11.16b, v7.16b, v11.16b
    shl v7.16b, v6.16b, #5
    orn v8.16b, v9.16b, v5.16b
    eor v4.16b, v4.16b, v12.16b
    sri v7.16b, v6.16b, #3
    shl v6.16b, v3.16b, #2
    sri v6.16b, v3.16b, #6
    orr v3.16b, v7.16b, v9.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v7.16b, v8.16b
    shl v7.16b, v11.16b, #1
    eor v8.16b, v5.16b, v3.16b
    and v12.16b, v3.16b, v10.16b
    sri v7.16b, v11.16b, #7
    eor v11.16b, v10.16b, v6.16b
    eor v6.16b, v6.16b, v12.16b
    shl v12.16b, v4.16b, #4
    eor v7.16b, v7.16b, v8.16b
    bic v8.16b, v11.16b, v8.16b
    sri v12.16b, v4.16b, #4
    and v4.16b, v3.16b, v6.16b
    eor v8.16b, v9.16b, v8.16b
    eor v9.16b, v9.16b, v7.16b
    eor v11.16b, v12.16b, v11.16b
    eor v8.16b, v13.16b, v8.16b
    eor v4.16b, v9.16b, v4.16b
    eor v5.16b, v5.16b, v11.16b
    orr v12.16b, v11.16b, v7.16b
    eor v10.16b, v10.16b, v8.16b
    eor v8.16b, v8.16b, v12.16b
    eor v3.16b, v3.16b, v10.16b
    eor v10.16b, v10.16b, v4.16b
    orr v9.16b, v4.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v10.16b, v21.16b
    eor v6.16b, v6.16b, v5.16b
    and v12.16b, v5.16b, v3.16b
    eor v5.16b, v5.16b, v26.16b
    eor v4.16b, v4.16b, v12.16b
    and v10.16b, v10.16b, v6.16b
    shl v12.16b, v5.16b, #5
    eor v6.16b, v6.16b, v22.16b
    eor v4.16b, v4.16b, v25.16b
    eor v3.16b, v3.16b, v10.16b
    sri v12.16b, v5.16b, #3
    orr v5.16b, v11.16b, v8.16b
    shl v10.16b, v6.16b, #7
    eor v3.16b, v3.16b, v23.16b
    eor v5.16b, v7.16b, v5.16b
    shl v7.16b, v4.16b, #2
    sri v10.16b, v6.16b, #1
    sri v7.16b, v4.16b, #6
    ldr q4, [x0, #64]  /* again */
    shl v6.16b, v3.16b, #3
    sri v6.16b, v3.16b, #5
    eor v3.16b, v8.16b, v20.16b
    and v8.16b, v8.16b, v5.16b
    orr v13.16b, v12.16b, v6.16b
    eor v4.16b, v5.16b, v4.16b
    orn v5.16b, v6.16b, v10.16b
    eor v8.16b, v11.16b, v8.16b
    eor v7.16b, v7.16b, v13.16b
    shl v11.16b, v3.16b, #1
    eor v5.16b, v12.16b, v5.16b
    shl v13.16b, v9.16b, #6
    eor v12.16b, v10.16b, v7.16b
    sri v11.16b, v3.16b, #7
    eor v3.16b, v4.16b, v5.16b
    eor v8.16b, v8.16b, v19.16b
    eor v11.16b, v11.16b, v12.16b
    sri v13.16b, v9.16b, #2
    bic v12.16b, v3.16b, v12.16b
    and v9.16b, v7.16b, v4.16b
    eor v12.16b, v6.16b, v12.16b
    eor v5.16b, v5.16b, v9.16b
    shl v9.16b, v8.16b, #4
    eor v6.16b, v6.16b, v11.16b
    eor v12.16b, v13.16b, v12.16b
    sri v9.16b, v8.16b, #4
    and v8.16b, v7.16b, v5.16b
    eor v4.16b, v4.16b, v12.16b
    eor v3.16b, v9.16b, v3.16b
    eor v6.16b, v6.16b, v8.16b
    eor v7.16b, v7.16b, v4.16b
    orr v8.16b, v3.16b, v11.16b
    eor v9.16b, v10.16b, v3.16b
    orr v15.16b, v6.16b, v7.16b
    eor v4.16b, v4.16b, v6.16b
    eor v8.16b, v12.16b, v8.16b
    ldp q14, q12, [x0, #32]
    eor v9.16b, v9.16b, v15.16b
    ldp q13, q10, [x0, #0]
    eor v5.16b, v5.16b, v9.16b
    eor v12.16b, v5.16b, v12.16b
    and v5.16b, v4.16b, v5.16b
    eor v10.16b, v8.16b, v10.16b
    eor v4.16b, v4.16b, v24.16b
    eor v5.16b, v7.16b, v5.16b
    and v7.16b, v9.16b, v7.16b
    eor v9.16b, v9.16b, v29.16b
    eor v6.16b, v6.16b, v7.16b
    orr v7.16b, v3.16b, v8.16b
    eor v5.16b, v5.16b, v31.16b
    eor v7.16b, v11.16b, v7.16b
    eor v6.16b, v6.16b, v0.16b
    trn1 v11.4s, v10.4s, v5.4s
    trn2 v5.4s, v10.4s, v5.4s
    and v8.16b, v8.16b, v7.16b
    eor v7.16b, v7.16b, v13.16b
    eor v3.16b, v3.16b, v8.16b
    trn1 v8.4s, v7.4s, v6.4s
    trn2 v6.4s, v7.4s, v6.4s
    trn1 v7.4s, v9.4s, v4.4s
    eor v3.16b, v3.16b, v14.16b
    trn2 v4.4s, v9.4s, v4.4s
    trn1 v9.8h, v11.8h, v7.8h
    trn2 v7.8h, v11.8h, v7.8h
    trn1 v10.4s, v3.4s, v12.4s
    trn2 v3.4s, v3.4s, v12.4s
    sub x9, x9, #16
    add x1, x1, #128
    trn1 v11.8h, v5.8h, v4.8h
    trn2 v4.8h, v5.8h, v4.8h
    trn1 v5.8h, v8.8h, v10.8h
    trn2 v8.8h, v8.8h, v10.8h
    trn1 v10.8h, v6.8h, v3.8h
    trn2 v3.8h, v6.8h, v3.8h
    trn1 v6.16b, v5.16b, v9.16b
    trn2 v5.16b, v5.16b, v9.16b
    trn1 v9.16b, v8.16b, v7.16b
    trn2 v7.16b, v8.16b, v7.16b
    trn1 v8.16b, v10.16b, v11.16b
    trn2 v10.16b, v10.16b, v11.16b
    stp q6, q5, [x2, #0]
    trn1 v5.16b, v3.16b, v4.16b
    trn2 v3.16b, v3.16b, v4.16b
    stp q9, q7, [x2, #32]
    stp q8, q10, [x2, #64]
    stp q5, q3, [x2, #96]
    add x2, x2, #128
    tbz x9, 63, .Lpipo64_256_decrypt_blocks_blocks9
.Lpipo64_256_decrypt_blocks_fewer7:
    add x9, x9, #16
    sub x9, x9, #4
    tbnz x9, 63, .Lpipo64_256_decrypt_blocks_fewer11
    ldp q17, q1, [x0, #480]
    ldr q21, [x0, #768]
    ldp q2, q18, [x0, #448]
    ldr q24, [x0, #640]
    ldp q20, q19, [x0, #672]
    ldr q16, [x0, #416]
    ldp q23, q22, [x0, #736]
    ldp q26, q25, [x0, #704]
    ldp q28, q27, [x0, #544]
    str q17, [sp, #0]  /* spill */
    ldp q30, q29, [x0, #576]
    str q18, [sp, #16]  /* spill */
    ldp q0, q31, [x0, #608]
.Lpipo64_256_decrypt_blocks_blocks13:
    ldr s3, [x1, #0]
    ldr s4, [x1, #4]
    sub x9, x9, #4
    ldr s5, [x1, #8]
    ldr s6, [x1, #12]
    ldr s7, [x1, #16]
    ldr s8, [x1, #20]
    ldr s9, [x1, #24]
    ldr s10, [x1, #28]
    trn2 v11.16b, v3.16b, v5.16b
    trn1 v12.16b, v4.16b, v6.16b
    trn2 v4.16b, v4.16b, v6.16b
    trn1 v3.16b, v3.16b, v5.16b
    trn2 v5.16b, v7.16b, v9.16b
    trn1 v6.16b, v8.16b, v10.16b
    trn2 v8.16b, v8.16b, v10.16b
    trn1 v7.16b, v7.16b, v9.16b
    ldr q10, [x0, #656]
    trn2 v9.8h, v12.8h, v6.8h
    trn2 v13.8h, v11.8h, v5.8h
    trn1 v6.8h, v12.8h, v6.8h
    trn1 v12.8h, v4.8h, v8.8h
    eor v9.16b, v9.16b, v22.16b
    eor v13.16b, v13.16b, v26.16b
    eor v12.16b, v12.16b, v23.16b
    trn1 v5.8h, v11.8h, v5.8h
    shl v11.16b, v9.16b, #7
    trn2 v4.8h, v4.8h, v8.8h
    shl v8.16b, v13.16b, #5
    eor v6.16b, v6.16b, v25.16b
    sri v11.16b, v9.16b, #1
    trn1 v9.8h, v3.8h, v7.8h
    sri v8.16b, v13.16b, #3
    eor v5.16b, v5.16b, v20.16b
    shl v13.16b, v12.16b, #3
    eor v9.16b, v9.16b, v10.16b
    shl v10.16b, v6.16b, #2
    trn2 v3.8h, v3.8h, v7.8h
    sri v13.16b, v12.16b, #5
    eor v4.16b, v4.16b, v21.16b
    sri v10.16b, v6.16b, #6
    eor v3.16b, v3.16b, v19.16b
    orr v6.16b, v8.16b, v13.16b
    orn v7.16b, v13.16b, v11.16b
    shl v12.16b, v5.16b, #1
    eor v6.16b, v10.16b, v6.16b
    eor v7.16b, v8.16b, v7.16b
    shl v8.16b, v4.16b, #6
    eor v10.16b, v11.16b, v6.16b
    sri v12.16b, v5.16b, #7
    eor v5.16b, v9.16b, v7.16b
    sri v8.16b, v4.16b, #2
    and v4.16b, v6.16b, v9.16b
    eor v12.16b, v12.16b, v10.16b
    bic v10.16b, v5.16b, v10.16b
    eor v4.16b, v7.16b, v4.16b
    shl v7.16b, v3.16b, #4
    eor v10.16b, v13.16b, v10.16b
    eor v13.16b, v13.16b, v12.16b
    sri v7.16b, v3.16b, #4
    and v3.16b, v6.16b, v4.16b
    eor v8.16b, v8.16b, v10.16b
    eor v5.16b, v7.16b, v5.16b
    eor v3.16b, v13.16b, v3.16b
    eor v7.16b, v9.16b, v8.16b
    orr v10.16b, v5.16b, v12.16b
    eor v9.16b, v11.16b, v5.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v7.16b, v3.16b
    eor v8.16b, v8.16b, v10.16b
    orr v10.16b, v3.16b, v6.16b
    eor v11.16b, v7.16b, v24.16b
    orr v13.16b, v5.16b, v8.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v8.16b, v28.16b
    eor v12.16b, v12.16b, v13.16b
    shl v13.16b, v11.16b, #6
    eor v4.16b, v4.16b, v9.16b
    sri v13.16b, v11.16b, #2
    and v11.16b, v9.16b, v6.16b
    and v7.16b, v7.16b, v4.16b
    eor v4.16b, v4.16b, v30.16b
    and v8.16b, v8.16b, v12.16b
    eor v9.16b, v9.16b, v29.16b
    eor v6.16b, v6.16b, v7.16b
    ldr q7, [x0, #528]
    eor v3.16b, v3.16b, v11.16b
    shl v11.16b, v4.16b, #7
    eor v5.16b, v5.16b, v8.16b
    eor v6.16b, v6.16b, v31.16b
    eor v3.16b, v3.16b, v0.16b
    shl v8.16b, v9.16b, #5
    eor v5.16b, v5.16b, v27.16b
    sri v11.16b, v4.16b, #1
    shl v4.16b, v6.16b, #3
    eor v7.16b, v12.16b, v7.16b
    shl v12.16b, v3.16b, #2
    sri v8.16b, v9.16b, #3
    sri v4.16b, v6.16b, #5
    sri v12.16b, v3.16b, #6
    orr v3.16b, v8.16b, v4.16b
    orn v6.16b, v4.16b, v11.16b
    shl v9.16b, v10.16b, #1
    eor v3.16b, v12.16b, v3.16b
    eor v6.16b, v8.16b, v6.16b
    sri v9.16b, v10.16b, #7
    eor v8.16b, v11.16b, v3.16b
    eor v10.16b, v7.16b, v6.16b
    and v12.16b, v3.16b, v7.16b
    eor v9.16b, v9.16b, v8.16b
    bic v8.16b, v10.16b, v8.16b
    eor v6.16b, v6.16b, v12.16b
    shl v12.16b, v5.16b, #4
    eor v8.16b, v4.16b, v8.16b
    eor v4.16b, v4.16b, v9.16b
    sri v12.16b, v5.16b, #4
    and v5.16b, v3.16b, v6.16b
    eor v8.16b, v13.16b, v8.16b
    eor v10.16b, v12.16b, v10.16b
    eor v4.16b, v4.16b, v5.16b
    eor v5.16b, v7.16b, v8.16b
    eor v7.16b, v11.16b, v10.16b
    orr v11.16b, v10.16b, v9.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v5.16b, v4.16b
    eor v8.16b, v8.16b, v11.16b
    orr v11.16b, v4.16b, v3.16b
    orr v12.16b, v10.16b, v8.16b
    eor v16.16b, v8.16b, v16.16b
    eor v7.16b, v7.16b, v11.16b
    eor v9.16b, v9.16b, v12.16b
    shl v11.16b, v16.16b, #1
    and v12.16b, v7.16b, v3.16b
    eor v6.16b, v6.16b, v7.16b
    and v8.16b, v8.16b, v9.16b
    eor v7.16b, v7.16b, v2.16b
    eor v4.16b, v4.16b, v12.16b
    and v12.16b, v5.16b, v6.16b
    eor v6.16b, v6.16b, v1.16b
    eor v8.16b, v10.16b, v8.16b
    ldr q10, [x0, #400]
    eor v18.16b, v4.16b, v18.16b
    ldr q4, [x0, #512]
    eor v3.16b, v3.16b, v12.16b
    sri v11.16b, v16.16b, #7
    eor v16.16b, v3.16b, v17.16b
    shl v17.16b, v6.16b, #7
    sri v17.16b, v6.16b, #1
    eor v3.16b, v9.16b, v10.16b
    ldr q9, [x0, #432]
    shl v6.16b, v7.16b, #5
    eor v4.16b, v5.16b, v4.16b
    shl v5.16b, v16.16b, #3
    sri v6.16b, v7.16b, #3
    shl v7.16b, v18.16b, #2
    sri v5.16b, v16.16b, #5
    eor v8.16b, v8.16b, v9.16b
    sri v7.16b, v18.16b, #6
    orr v16.16b, v6.16b, v5.16b
    orn v18.16b, v5.16b, v17.16b
    shl v9.16b, v4.16b, #6
    eor v16.16b, v7.16b, v16.16b
    eor v18.16b, v6.16b, v18.16b
    sri v9.16b, v4.16b, #2
    eor v4.16b, v17.16b, v16.16b
    eor v6.16b, v3.16b, v18.16b
    and v7.16b, v16.16b, v3.16b
    eor v10.16b, v11.16b, v4.16b
    bic v4.16b, v6.16b, v4.16b
    eor v18.16b, v18.16b, v7.16b
    shl v7.16b, v8.16b, #4
    eor v4.16b, v5.16b, v4.16b
    eor v5.16b, v5.16b, v10.16b
    sri v7.16b, v8.16b, #4
    and v8.16b, v16.16b, v18.16b
    eor v4.16b, v9.16b, v4.16b
    eor v6.16b, v7.16b, v6.16b
    eor v5.16b, v5.16b, v8.16b
    ldp q9, q8, [x0, #368]
    eor v3.16b, v3.16b, v4.16b
    eor v17.16b, v17.16b, v6.16b
    orr v7.16b, v6.16b, v10.16b
    eor v16.16b, v16.16b, v3.16b
    eor v3.16b, v3.16b, v5.16b
    eor v4.16b, v4.16b, v7.16b
    ldp q11, q7, [x0, #336]
    orr v15.16b, v5.16b, v16.16b
    eor v8.16b, v3.16b, v8.16b
    eor v17.16b, v17.16b, v15.16b
    eor v18.16b, v18.16b, v17.16b
    and v3.16b, v3.16b, v18.16b
    eor v18.16b, v18.16b, v9.16b
    eor v3.16b, v16.16b, v3.16b
    and v16.16b, v17.16b, v16.16b
    eor v16.16b, v5.16b, v16.16b
    orr v5.16b, v6.16b, v4.16b
    eor v3.16b, v3.16b, v7.16b
    shl v7.16b, v8.16b, #6
    eor v5.16b, v10.16b, v5.16b
    ldp q10, q9, [x0, #304]
    eor v16.16b, v16.16b, v11.16b
    sri v7.16b, v8.16b, #2
    shl v8.16b, v18.16b, #7
    sri v8.16b, v18.16b, #1
    shl v18.16b, v3.16b, #3
    eor v17.16b, v17.16b, v9.16b
    sri v18.16b, v3.16b, #5
    shl v3.16b, v16.16b, #2
    shl v9.16b, v17.16b, #5
    sri v3.16b, v16.16b, #6
    and v16.16b, v4.16b, v5.16b
    sri v9.16b, v17.16b, #3
    eor v16.16b, v6.16b, v16.16b
    orn v6.16b, v18.16b, v8.16b
    eor v16.16b, v16.16b, v10.16b
    eor v17.16b, v9.16b, v6.16b
    orr v6.16b, v9.16b, v18.16b
    ldp q9, q10, [x0, #272]
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v16.16b, #4
    sri v6.16b, v16.16b, #4
    eor v16.16b, v8.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    eor v4.16b, v4.16b, v10.16b
    eor v9.16b, v5.16b, v17.16b
    eor v6.16b, v6.16b, v9.16b
    bic v9.16b, v9.16b, v16.16b
    eor v9.16b, v18.16b, v9.16b
    eor v8.16b, v8.16b, v6.16b
    eor v7.16b, v7.16b, v9.16b
    shl v9.16b, v4.16b, #1
    sri v9.16b, v4.16b, #7
    and v4.16b, v3.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v16.16b, v9.16b, v16.16b
    eor v17.16b, v17.16b, v4.16b
    ldr q12, [x0, #256]
    orr v4.16b, v6.16b, v16.16b
    eor v18.16b, v18.16b, v16.16b
    eor v4.16b, v7.16b, v4.16b
    eor v7.16b, v3.16b, v5.16b
    and v3.16b, v3.16b, v17.16b
    eor v18.16b, v18.16b, v3.16b
    eor v3.16b, v5.16b, v18.16b
    orr v5.16b, v6.16b, v4.16b
    eor v16.16b, v16.16b, v5.16b
    eor v5.16b, v16.16b, v12.16b
    and v16.16b, v4.16b, v16.16b
    eor v4.16b, v4.16b, v20.16b
    eor v16.16b, v6.16b, v16.16b
    orr v6.16b, v18.16b, v7.16b
    eor v6.16b, v8.16b, v6.16b
    eor v8.16b, v3.16b, v21.16b
    eor v16.16b, v16.16b, v19.16b
    eor v17.16b, v17.16b, v6.16b
    and v3.16b, v3.16b, v17.16b
    eor v17.16b, v17.16b, v22.16b
    eor v3.16b, v7.16b, v3.16b
    and v7.16b, v6.16b, v7.16b
    eor v6.16b, v6.16b, v26.16b
    eor v18.16b, v18.16b, v7.16b
    shl v7.16b, v4.16b, #1
    eor v3.16b, v3.16b, v23.16b
    sri v7.16b, v4.16b, #7
    eor v18.16b, v18.16b, v25.16b
    shl v4.16b, v16.16b, #4
    sri v4.16b, v16.16b, #4
    shl v16.16b, v8.16b, #6
    sri v16.16b, v8.16b, #2
    shl v8.16b, v17.16b, #7
    sri v8.16b, v17.16b, #1
    shl v17.16b, v6.16b, #5
    sri v17.16b, v6.16b, #3
    shl v6.16b, v3.16b, #3
    sri v6.16b, v3.16b, #5
    shl v3.16b, v18.16b, #2
    sri v3.16b, v18.16b, #6
    orr v18.16b, v17.16b, v6.16b
    eor v18.16b, v3.16b, v18.16b
    orn v3.16b, v6.16b, v8.16b
    eor v17.16b, v17.16b, v3.16b
    and v9.16b, v18.16b, v5.16b
    eor v3.16b, v8.16b, v18.16b
    eor v9.16b, v17.16b, v9.16b
    eor v17.16b, v5.16b, v17.16b
    eor v7.16b, v7.16b, v3.16b
    bic v3.16b, v17.16b, v3.16b
    eor v17.16b, v4.16b, v17.16b
    eor v4.16b, v6.16b, v7.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v8.16b, v17.16b
    eor v16.16b, v16.16b, v3.16b
    eor v3.16b, v5.16b, v16.16b
    and v5.16b, v18.16b, v9.16b
    eor v4.16b, v4.16b, v5.16b
    eor v18.16b, v18.16b, v3.16b
    orr v5.16b, v17.16b, v7.16b
    eor v3.16b, v3.16b, v4.16b
    eor v16.16b, v16.16b, v5.16b
    orr v5.16b, v4.16b, v18.16b
    eor v8.16b, v3.16b, v24.16b
    eor v5.16b, v6.16b, v5.16b
    ldr q13, [x0, #240]
    eor v6.16b, v9.16b, v5.16b
    and v3.16b, v3.16b, v6.16b
    eor v6.16b, v6.16b, v30.16b
    eor v3.16b, v18.16b, v3.16b
    and v18.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v29.16b
    eor v18.16b, v4.16b, v18.16b
    orr v4.16b, v17.16b, v16.16b
    eor v3.16b, v3.16b, v31.16b
    eor v4.16b, v7.16b, v4.16b
    eor v18.16b, v18.16b, v0.16b
    eor v7.16b, v4.16b, v13.16b
    and v4.16b, v16.16b, v4.16b
    eor v16.16b, v16.16b, v28.16b
    eor v17.16b, v17.16b, v4.16b
    shl v4.16b, v8.16b, #6
    sri v4.16b, v8.16b, #2
    eor v17.16b, v17.16b, v27.16b
    shl v8.16b, v6.16b, #7
    sri v8.16b, v6.16b, #1
    shl v6.16b, v5.16b, #5
    sri v6.16b, v5.16b, #3
    shl v5.16b, v3.16b, #3
    sri v5.16b, v3.16b, #5
    shl v3.16b, v18.16b, #2
    sri v3.16b, v18.16b, #6
    shl v18.16b, v16.16b, #1
    sri v18.16b, v16.16b, #7
    shl v16.16b, v17.16b, #4
    sri v16.16b, v17.16b, #4
    orr v17.16b, v6.16b, v5.16b
    eor v17.16b, v3.16b, v17.16b
    orn v3.16b, v5.16b, v8.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v8.16b, v17.16b
    eor v9.16b, v18.16b, v6.16b
    and v18.16b, v17.16b, v7.16b
    eor v18.16b, v3.16b, v18.16b
    eor v3.16b, v7.16b, v3.16b
    bic v6.16b, v3.16b, v6.16b
    eor v3.16b, v16.16b, v3.16b
    eor v16.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v9.16b
    eor v6.16b, v8.16b, v3.16b
    orr v8.16b, v3.16b, v9.16b
    eor v16.16b, v4.16b, v16.16b
    ldr q14, [x0, #512]
    eor v4.16b, v7.16b, v16.16b
    and v7.16b, v17.16b, v18.16b
    eor v8.16b, v16.16b, v8.16b
    eor v5.16b, v5.16b, v7.16b
    eor v17.16b, v17.16b, v4.16b
    orr v16.16b, v5.16b, v17.16b
    eor v4.16b, v4.16b, v5.16b
    eor v16.16b, v6.16b, v16.16b
    eor v7.16b, v4.16b, v14.16b
    eor v18.16b, v18.16b, v16.16b
    and v10.16b, v16.16b, v17.16b
    eor v11.16b, v16.16b, v2.16b
    and v4.16b, v4.16b, v18.16b
    eor v6.16b, v18.16b, v1.16b
    ldr q18, [sp, #16]  /* reload */
    eor v16.16b, v5.16b, v10.16b
    shl v10.16b, v7.16b, #6
    eor v4.16b, v17.16b, v4.16b
    ldr q17, [sp, #0]  /* reload */
    sri v10.16b, v7.16b, #2
    ldr q7, [x0, #224]  /* again */
    eor v5.16b, v16.16b, v18.16b
    orr v16.16b, v3.16b, v8.16b
    eor v9.16b, v9.16b, v16.16b
    ldr q16, [x0, #416]  /* again */
    eor v4.16b, v4.16b, v17.16b
    ldr q12, [x0, #432]  /* again */
    eor v7.16b, v9.16b, v7.16b
    and v9.16b, v8.16b, v9.16b
    eor v3.16b, v3.16b, v9.16b
    shl v9.16b, v6.16b, #7
    eor v8.16b, v8.16b, v16.16b
    sri v9.16b, v6.16b, #1
    eor v3.16b, v3.16b, v12.16b
    shl v6.16b, v11.16b, #5
    sri v6.16b, v11.16b, #3
    shl v11.16b, v4.16b, #3
    sri v11.16b, v4.16b, #5
    shl v4.16b, v5.16b, #2
    sri v4.16b, v5.16b, #6
    shl v5.16b, v8.16b, #1
    sri v5.16b, v8.16b, #7
    shl v8.16b, v3.16b, #4
    sri v8.16b, v3.16b, #4
    orr v3.16b, v6.16b, v11.16b
    eor v3.16b, v4.16b, v3.16b
    orn v4.16b, v11.16b, v9.16b
    eor v4.16b, v6.16b, v4.16b
    and v12.16b, v3.16b, v7.16b
    eor v6.16b, v9.16b, v3.16b
    eor v12.16b, v4.16b, v12.16b
    eor v4.16b, v7.16b, v4.16b
    eor v5.16b, v5.16b, v6.16b
    bic v6.16b, v4.16b, v6.16b
    eor v4.16b, v8.16b, v4.16b
    eor v8.16b, v11.16b, v5.16b
    eor v6.16b, v11.16b, v6.16b
    orr v11.16b, v4.16b, v5.16b
    eor v9.16b, v9.16b, v4.16b
    eor v6.16b, v10.16b, v6.16b
    and v10.16b, v3.16b, v12.16b
    eor v7.16b, v7.16b, v6.16b
    eor v8.16b, v8.16b, v10.16b
    ldr q10, [x0, #384]  /* again */
    eor v6.16b, v6.16b, v11.16b
    eor v3.16b, v3.16b, v7.16b
    eor v7.16b, v7.16b, v8.16b
    orr v11.16b, v8.16b, v3.16b
    eor v10.16b, v7.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    eor v11.16b, v12.16b, v9.16b
    orr v12.16b, v4.16b, v6.16b
    and v7.16b, v7.16b, v11.16b
    eor v5.16b, v5.16b, v12.16b
    eor v7.16b, v3.16b, v7.16b
    and v3.16b, v9.16b, v3.16b
    eor v3.16b, v8.16b, v3.16b
    shl v8.16b, v10.16b, #6
    sri v8.16b, v10.16b, #2
    ldr q10, [x0, #208]  /* again */
    eor v10.16b, v5.16b, v10.16b
    and v5.16b, v6.16b, v5.16b
    eor v4.16b, v4.16b, v5.16b
    ldp q12, q5, [x0, #352]
    eor v7.16b, v7.16b, v12.16b
    ldp q12, q13, [x0, #320]
    eor v5.16b, v11.16b, v5.16b
    shl v11.16b, v5.16b, #7
    sri v11.16b, v5.16b, #1
    shl v5.16b, v7.16b, #3
    eor v9.16b, v9.16b, v12.16b
    eor v3.16b, v3.16b, v13.16b
    sri v5.16b, v7.16b, #5
    shl v12.16b, v9.16b, #5
    ldp q14, q15, [x0, #288]
    orn v7.16b, v5.16b, v11.16b
    sri v12.16b, v9.16b, #3
    eor v7.16b, v12.16b, v7.16b
    orr v9.16b, v12.16b, v5.16b
    shl v12.16b, v3.16b, #2
    eor v6.16b, v6.16b, v14.16b
    eor v4.16b, v4.16b, v15.16b
    sri v12.16b, v3.16b, #6
    shl v14.16b, v6.16b, #1
    eor v3.16b, v12.16b, v9.16b
    eor v9.16b, v10.16b, v7.16b
    sri v14.16b, v6.16b, #7
    eor v12.16b, v11.16b, v3.16b
    bic v13.16b, v9.16b, v12.16b
    eor v6.16b, v14.16b, v12.16b
    shl v12.16b, v4.16b, #4
    eor v13.16b, v5.16b, v13.16b
    eor v5.16b, v5.16b, v6.16b
    sri v12.16b, v4.16b, #4
    eor v8.16b, v8.16b, v13.16b
    and v13.16b, v3.16b, v10.16b
    eor v4.16b, v12.16b, v9.16b
    eor v7.16b, v7.16b, v13.16b
    eor v10.16b, v10.16b, v8.16b
    eor v9.16b, v11.16b, v4.16b
    and v13.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v10.16b
    eor v5.16b, v5.16b, v13.16b
    orr v11.16b, v5.16b, v3.16b
    eor v10.16b, v10.16b, v5.16b
    eor v9.16b, v9.16b, v11.16b
    eor v11.16b, v10.16b, v21.16b
    eor v7.16b, v7.16b, v9.16b
    and v10.16b, v10.16b, v7.16b
    eor v7.16b, v7.16b, v22.16b
    eor v10.16b, v3.16b, v10.16b
    and v3.16b, v9.16b, v3.16b
    eor v9.16b, v9.16b, v26.16b
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v10.16b, v23.16b
    orr v10.16b, v4.16b, v6.16b
    eor v3.16b, v3.16b, v25.16b
    eor v8.16b, v8.16b, v10.16b
    shl v10.16b, v11.16b, #6
    sri v10.16b, v11.16b, #2
    orr v12.16b, v4.16b, v8.16b
    shl v11.16b, v7.16b, #7
    eor v6.16b, v6.16b, v12.16b
    sri v11.16b, v7.16b, #1
    shl v7.16b, v9.16b, #5
    sri v7.16b, v9.16b, #3
    shl v9.16b, v5.16b, #3
    sri v9.16b, v5.16b, #5
    shl v5.16b, v3.16b, #2
    sri v5.16b, v3.16b, #6
    ldr q3, [x0, #192]  /* again */
    eor v3.16b, v6.16b, v3.16b
    and v6.16b, v8.16b, v6.16b
    eor v8.16b, v8.16b, v20.16b
    eor v4.16b, v4.16b, v6.16b
    orr v6.16b, v7.16b, v9.16b
    eor v5.16b, v5.16b, v6.16b
    orn v6.16b, v9.16b, v11.16b
    eor v4.16b, v4.16b, v19.16b
    eor v6.16b, v7.16b, v6.16b
    shl v7.16b, v8.16b, #1
    and v12.16b, v5.16b, v3.16b
    sri v7.16b, v8.16b, #7
    shl v8.16b, v4.16b, #4
    eor v12.16b, v6.16b, v12.16b
    eor v6.16b, v3.16b, v6.16b
    sri v8.16b, v4.16b, #4
    eor v4.16b, v11.16b, v5.16b
    eor v7.16b, v7.16b, v4.16b
    bic v4.16b, v6.16b, v4.16b
    eor v6.16b, v8.16b, v6.16b
    eor v4.16b, v9.16b, v4.16b
    eor v8.16b, v9.16b, v7.16b
    eor v9.16b, v11.16b, v6.16b
    eor v4.16b, v10.16b, v4.16b
    and v10.16b, v5.16b, v12.16b
    eor v3.16b, v3.16b, v4.16b
    eor v8.16b, v8.16b, v10.16b
    orr v10.16b, v6.16b, v7.16b
    eor v5.16b, v5.16b, v3.16b
    eor v3.16b, v3.16b, v8.16b
    eor v4.16b, v4.16b, v10.16b
    orr v10.16b, v8.16b, v5.16b
    eor v11.16b, v3.16b, v24.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v12.16b, v9.16b
    orr v12.16b, v6.16b, v4.16b
    and v3.16b, v3.16b, v10.16b
    eor v7.16b, v7.16b, v12.16b
    eor v10.16b, v10.16b, v30.16b
    eor v3.16b, v5.16b, v3.16b
    and v5.16b, v9.16b, v5.16b
    eor v9.16b, v9.16b, v29.16b
    eor v5.16b, v8.16b, v5.16b
    ldr q8, [x0, #176]  /* again */
    eor v3.16b, v3.16b, v31.16b
    eor v5.16b, v5.16b, v0.16b
    eor v8.16b, v7.16b, v8.16b
    and v7.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v28.16b
    eor v6.16b, v6.16b, v7.16b
    shl v7.16b, v11.16b, #6
    sri v7.16b, v11.16b, #2
    eor v6.16b, v6.16b, v27.16b
    shl v11.16b, v10.16b, #7
    sri v11.16b, v10.16b, #1
    shl v10.16b, v9.16b, #5
    sri v10.16b, v9.16b, #3
    shl v9.16b, v3.16b, #3
    sri v9.16b, v3.16b, #5
    shl v3.16b, v5.16b, #2
    sri v3.16b, v5.16b, #6
    shl v5.16b, v4.16b, #1
    sri v5.16b, v4.16b, #7
    shl v4.16b, v6.16b, #4
    sri v4.16b, v6.16b, #4
    orr v6.16b, v10.16b, v9.16b
    eor v3.16b, v3.16b, v6.16b
    orn v6.16b, v9.16b, v11.16b
    eor v6.16b, v10.16b, v6.16b
    and v12.16b, v3.16b, v8.16b
    eor v10.16b, v11.16b, v3.16b
    eor v12.16b, v6.16b, v12.16b
    eor v6.16b, v8.16b, v6.16b
    eor v5.16b, v5.16b, v10.16b
    bic v10.16b, v6.16b, v10.16b
    eor v4.16b, v4.16b, v6.16b
    eor v6.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v5.16b
    eor v10.16b, v11.16b, v4.16b
    orr v11.16b, v4.16b, v5.16b
    eor v6.16b, v7.16b, v6.16b
    eor v7.16b, v8.16b, v6.16b
    and v8.16b, v3.16b, v12.16b
    eor v6.16b, v6.16b, v11.16b
    eor v8.16b, v9.16b, v8.16b
    eor v3.16b, v3.16b, v7.16b
    ldr q9, [x0, #512]  /* again */
    orr v11.16b, v8.16b, v3.16b
    eor v7.16b, v7.16b, v8.16b
    eor v10.16b, v10.16b, v11.16b
    eor v9.16b, v7.16b, v9.16b
    eor v11.16b, v12.16b, v10.16b
    orr v12.16b, v4.16b, v6.16b
    and v7.16b, v7.16b, v11.16b
    eor v5.16b, v5.16b, v12.16b
    eor v11.16b, v11.16b, v1.16b
    eor v7.16b, v3.16b, v7.16b
    and v3.16b, v10.16b, v3.16b
    eor v10.16b, v10.16b, v2.16b
    eor v3.16b, v8.16b, v3.16b
    shl v8.16b, v9.16b, #6
    eor v7.16b, v7.16b, v17.16b
    sri v8.16b, v9.16b, #2
    ldr q9, [x0, #160]  /* again */
    ldr q12, [x0, #432]  /* again */
    eor v3.16b, v3.16b, v18.16b
    eor v9.16b, v5.16b, v9.16b
    and v5.16b, v6.16b, v5.16b
    eor v6.16b, v6.16b, v16.16b
    eor v4.16b, v4.16b, v5.16b
    shl v5.16b, v11.16b, #7
    sri v5.16b, v11.16b, #1
    eor v4.16b, v4.16b, v12.16b
    shl v11.16b, v10.16b, #5
    sri v11.16b, v10.16b, #3
    shl v10.16b, v7.16b, #3
    sri v10.16b, v7.16b, #5
    shl v7.16b, v3.16b, #2
    sri v7.16b, v3.16b, #6
    shl v3.16b, v6.16b, #1
    sri v3.16b, v6.16b, #7
    shl v6.16b, v4.16b, #4
    sri v6.16b, v4.16b, #4
    orr v4.16b, v11.16b, v10.16b
    eor v4.16b, v7.16b, v4.16b
    orn v7.16b, v10.16b, v5.16b
    eor v7.16b, v11.16b, v7.16b
    and v12.16b, v4.16b, v9.16b
    eor v11.16b, v5.16b, v4.16b
    eor v12.16b, v7.16b, v12.16b
    eor v7.16b, v9.16b, v7.16b
    eor v3.16b, v3.16b, v11.16b
    bic v11.16b, v7.16b, v11.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v10.16b, v11.16b
    eor v10.16b, v10.16b, v3.16b
    orr v11.16b, v6.16b, v3.16b
    eor v5.16b, v5.16b, v6.16b
    eor v7.16b, v8.16b, v7.16b
    eor v8.16b, v9.16b, v7.16b
    and v9.16b, v4.16b, v12.16b
    eor v7.16b, v7.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    eor v4.16b, v4.16b, v8.16b
    ldr q10, [x0, #384]  /* again */
    orr v11.16b, v9.16b, v4.16b
    eor v8.16b, v8.16b, v9.16b
    eor v5.16b, v5.16b, v11.16b
    eor v10.16b, v8.16b, v10.16b
    eor v11.16b, v12.16b, v5.16b
    orr v12.16b, v6.16b, v7.16b
    and v8.16b, v8.16b, v11.16b
    eor v3.16b, v3.16b, v12.16b
    eor v8.16b, v4.16b, v8.16b
    and v4.16b, v5.16b, v4.16b
    eor v4.16b, v9.16b, v4.16b
    shl v9.16b, v10.16b, #6
    sri v9.16b, v10.16b, #2
    ldr q10, [x0, #144]  /* again */
    eor v10.16b, v3.16b, v10.16b
    and v3.16b, v7.16b, v3.16b
    eor v3.16b, v6.16b, v3.16b
    ldp q12, q6, [x0, #352]
    eor v8.16b, v8.16b, v12.16b
    ldp q12, q13, [x0, #320]
    eor v6.16b, v11.16b, v6.16b
    shl v11.16b, v6.16b, #7
    sri v11.16b, v6.16b, #1
    shl v6.16b, v8.16b, #3
    eor v5.16b, v5.16b, v12.16b
    eor v4.16b, v4.16b, v13.16b
    sri v6.16b, v8.16b, #5
    shl v12.16b, v5.16b, #5
    ldp q14, q15, [x0, #288]
    orn v8.16b, v6.16b, v11.16b
    sri v12.16b, v5.16b, #3
    eor v5.16b, v12.16b, v8.16b
    orr v8.16b, v12.16b, v6.16b
    shl v12.16b, v4.16b, #2
    eor v7.16b, v7.16b, v14.16b
    eor v3.16b, v3.16b, v15.16b
    sri v12.16b, v4.16b, #6
    shl v14.16b, v7.16b, #1
    eor v4.16b, v12.16b, v8.16b
    eor v8.16b, v10.16b, v5.16b
    sri v14.16b, v7.16b, #7
    eor v12.16b, v11.16b, v4.16b
    bic v13.16b, v8.16b, v12.16b
    eor v7.16b, v14.16b, v12.16b
    shl v12.16b, v3.16b, #4
    eor v13.16b, v6.16b, v13.16b
    eor v6.16b, v6.16b, v7.16b
    sri v12.16b, v3.16b, #4
    eor v9.16b, v9.16b, v13.16b
    and v13.16b, v4.16b, v10.16b
    eor v3.16b, v12.16b, v8.16b
    eor v5.16b, v5.16b, v13.16b
    eor v10.16b, v10.16b, v9.16b
    eor v8.16b, v11.16b, v3.16b
    and v13.16b, v4.16b, v5.16b
    eor v4.16b, v4.16b, v10.16b
    eor v6.16b, v6.16b, v13.16b
    orr v11.16b, v6.16b, v4.16b
    eor v10.16b, v10.16b, v6.16b
    eor v8.16b, v8.16b, v11.16b
    eor v11.16b, v10.16b, v21.16b
    eor v5.16b, v5.16b, v8.16b
    and v10.16b, v10.16b, v5.16b
    eor v5.16b, v5.16b, v22.16b
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v8.16b, v4.16b
    eor v8.16b, v8.16b, v26.16b
    eor v4.16b, v6.16b, v4.16b
    eor v6.16b, v10.16b, v23.16b
    orr v10.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v25.16b
    eor v9.16b, v9.16b, v10.16b
    shl v10.16b, v11.16b, #6
    sri v10.16b, v11.16b, #2
    orr v12.16b, v3.16b, v9.16b
    shl v11.16b, v5.16b, #7
    eor v7.16b, v7.16b, v12.16b
    sri v11.16b, v5.16b, #1
    shl v5.16b, v8.16b, #5
    sri v5.16b, v8.16b, #3
    shl v8.16b, v6.16b, #3
    sri v8.16b, v6.16b, #5
    shl v6.16b, v4.16b, #2
    sri v6.16b, v4.16b, #6
    ldr q4, [x0, #128]  /* again */
    eor v4.16b, v7.16b, v4.16b
    and v7.16b, v9.16b, v7.16b
    eor v9.16b, v9.16b, v20.16b
    eor v3.16b, v3.16b, v7.16b
    orr v7.16b, v5.16b, v8.16b
    eor v6.16b, v6.16b, v7.16b
    orn v7.16b, v8.16b, v11.16b
    eor v3.16b, v3.16b, v19.16b
    eor v5.16b, v5.16b, v7.16b
    shl v7.16b, v9.16b, #1
    and v12.16b, v6.16b, v4.16b
    sri v7.16b, v9.16b, #7
    shl v9.16b, v3.16b, #4
    eor v12.16b, v5.16b, v12.16b
    eor v5.16b, v4.16b, v5.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v11.16b, v6.16b
    eor v7.16b, v7.16b, v3.16b
    bic v3.16b, v5.16b, v3.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v8.16b, v3.16b
    eor v8.16b, v8.16b, v7.16b
    eor v9.16b, v11.16b, v5.16b
    eor v3.16b, v10.16b, v3.16b
    and v10.16b, v6.16b, v12.16b
    eor v4.16b, v4.16b, v3.16b
    eor v8.16b, v8.16b, v10.16b
    orr v10.16b, v5.16b, v7.16b
    eor v6.16b, v6.16b, v4.16b
    eor v4.16b, v4.16b, v8.16b
    eor v3.16b, v3.16b, v10.16b
    orr v10.16b, v8.16b, v6.16b
    eor v11.16b, v4.16b, v24.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v12.16b, v9.16b
    orr v12.16b, v5.16b, v3.16b
    and v4.16b, v4.16b, v10.16b
    eor v7.16b, v7.16b, v12.16b
    eor v10.16b, v10.16b, v30.16b
    eor v4.16b, v6.16b, v4.16b
    and v6.16b, v9.16b, v6.16b
    eor v9.16b, v9.16b, v29.16b
    eor v6.16b, v8.16b, v6.16b
    ldr q8, [x0, #112]  /* again */
    eor v4.16b, v4.16b, v31.16b
    eor v6.16b, v6.16b, v0.16b
    eor v8.16b, v7.16b, v8.16b
    and v7.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v28.16b
    eor v5.16b, v5.16b, v7.16b
    shl v7.16b, v11.16b, #6
    sri v7.16b, v11.16b, #2
    eor v5.16b, v5.16b, v27.16b
    shl v11.16b, v10.16b, #7
    sri v11.16b, v10.16b, #1
    shl v10.16b, v9.16b, #5
    sri v10.16b, v9.16b, #3
    shl v9.16b, v4.16b, #3
    sri v9.16b, v4.16b, #5
    shl v4.16b, v6.16b, #2
    sri v4.16b, v6.16b, #6
    shl v6.16b, v3.16b, #1
    sri v6.16b, v3.16b, #7
    shl v3.16b, v5.16b, #4
    sri v3.16b, v5.16b, #4
    orr v5.16b, v10.16b, v9.16b
    eor v4.16b, v4.16b, v5.16b
    orn v5.16b, v9.16b, v11.16b
    eor v5.16b, v10.16b, v5.16b
    and v12.16b, v4.16b, v8.16b
    eor v10.16b, v11.16b, v4.16b
    eor v12.16b, v5.16b, v12.16b
    eor v5.16b, v8.16b, v5.16b
    eor v6.16b, v6.16b, v10.16b
    bic v10.16b, v5.16b, v10.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v6.16b
    eor v10.16b, v11.16b, v3.16b
    orr v11.16b, v3.16b, v6.16b
    eor v5.16b, v7.16b, v5.16b
    eor v7.16b, v8.16b, v5.16b
    and v8.16b, v4.16b, v12.16b
    eor v5.16b, v5.16b, v11.16b
    eor v8.16b, v9.16b, v8.16b
    eor v4.16b, v4.16b, v7.16b
    ldr q9, [x0, #512]  /* again */
    orr v11.16b, v8.16b, v4.16b
    eor v7.16b, v7.16b, v8.16b
    eor v10.16b, v10.16b, v11.16b
    eor v9.16b, v7.16b, v9.16b
    eor v11.16b, v12.16b, v10.16b
    orr v12.16b, v3.16b, v5.16b
    and v7.16b, v7.16b, v11.16b
    eor v6.16b, v6.16b, v12.16b
    eor v11.16b, v11.16b, v1.16b
    eor v7.16b, v4.16b, v7.16b
    and v4.16b, v10.16b, v4.16b
    eor v10.16b, v10.16b, v2.16b
    eor v4.16b, v8.16b, v4.16b
    shl v8.16b, v9.16b, #6
    eor v7.16b, v7.16b, v17.16b
    sri v8.16b, v9.16b, #2
    ldr q9, [x0, #96]  /* again */
    ldr q12, [x0, #432]  /* again */
    eor v4.16b, v4.16b, v18.16b
    eor v9.16b, v6.16b, v9.16b
    and v6.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v16.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v11.16b, #7
    sri v6.16b, v11.16b, #1
    eor v3.16b, v3.16b, v12.16b
    shl v11.16b, v10.16b, #5
    sri v11.16b, v10.16b, #3
    shl v10.16b, v7.16b, #3
    sri v10.16b, v7.16b, #5
    shl v7.16b, v4.16b, #2
    sri v7.16b, v4.16b, #6
    shl v4.16b, v5.16b, #1
    sri v4.16b, v5.16b, #7
    shl v5.16b, v3.16b, #4
    sri v5.16b, v3.16b, #4
    orr v3.16b, v11.16b, v10.16b
    eor v3.16b, v7.16b, v3.16b
    orn v7.16b, v10.16b, v6.16b
    eor v7.16b, v11.16b, v7.16b
    and v12.16b, v3.16b, v9.16b
    eor v11.16b, v6.16b, v3.16b
    eor v12.16b, v7.16b, v12.16b
    eor v7.16b, v9.16b, v7.16b
    eor v4.16b, v4.16b, v11.16b
    bic v11.16b, v7.16b, v11.16b
    eor v5.16b, v5.16b, v7.16b
    eor v7.16b, v10.16b, v11.16b
    eor v10.16b, v10.16b, v4.16b
    orr v11.16b, v5.16b, v4.16b
    eor v6.16b, v6.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    eor v8.16b, v9.16b, v7.16b
    and v9.16b, v3.16b, v12.16b
    eor v7.16b, v7.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    eor v3.16b, v3.16b, v8.16b
    ldr q10, [x0, #384]  /* again */
    orr v14.16b, v5.16b, v7.16b
    orr v11.16b, v9.16b, v3.16b
    eor v8.16b, v8.16b, v9.16b
    eor v4.16b, v4.16b, v14.16b
    eor v6.16b, v6.16b, v11.16b
    eor v10.16b, v8.16b, v10.16b
    eor v11.16b, v12.16b, v6.16b
    shl v13.16b, v10.16b, #6
    and v8.16b, v8.16b, v11.16b
    sri v13.16b, v10.16b, #2
    eor v8.16b, v3.16b, v8.16b
    and v3.16b, v6.16b, v3.16b
    ldr q10, [x0, #80]  /* again */
    eor v3.16b, v9.16b, v3.16b
    ldp q12, q9, [x0, #352]
    eor v10.16b, v4.16b, v10.16b
    and v4.16b, v7.16b, v4.16b
    eor v9.16b, v11.16b, v9.16b
    eor v8.16b, v8.16b, v12.16b
    ldp q11, q12, [x0, #320]
    eor v4.16b, v5.16b, v4.16b
    shl v5.16b, v9.16b, #7
    sri v5.16b, v9.16b, #1
    eor v6.16b, v6.16b, v11.16b
    eor v3.16b, v3.16b, v12.16b
    ldp q11, q12, [x0, #288]
    shl v9.16b, v8.16b, #3
    sri v9.16b, v8.16b, #5
    eor v11.16b, v7.16b, v11.16b
    shl v7.16b, v6.16b, #5
    orn v8.16b, v9.16b, v5.16b
    eor v4.16b, v4.16b, v12.16b
    sri v7.16b, v6.16b, #3
    shl v6.16b, v3.16b, #2
    sri v6.16b, v3.16b, #6
    orr v3.16b, v7.16b, v9.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v7.16b, v8.16b
    shl v7.16b, v11.16b, #1
    eor v8.16b, v5.16b, v3.16b
    and v12.16b, v3.16b, v10.16b
    sri v7.16b, v11.16b, #7
    eor v11.16b, v10.16b, v6.16b
    eor v6.16b, v6.16b, v12.16b
    shl v12.16b, v4.16b, #4
    eor v7.16b, v7.16b, v8.16b
    bic v8.16b, v11.16b, v8.16b
    sri v12.16b, v4.16b, #4
    and v4.16b, v3.16b, v6.16b
    eor v8.16b, v9.16b, v8.16b
    eor v9.16b, v9.16b, v7.16b
    eor v11.16b, v12.16b, v11.16b
    eor v8.16b, v13.16b, v8.16b
    eor v4.16b, v9.16b, v4.16b
    eor v5.16b, v5.16b, v11.16b
    orr v12.16b, v11.16b, v7.16b
    eor v10.16b, v10.16b, v8.16b
    eor v8.16b, v8.16b, v12.16b
    eor v3.16b, v3.16b, v10.16b
    eor v10.16b, v10.16b, v4.16b
    orr v9.16b, v4.16b, v3.16b
    eor v5.16b, v5.16b, v9.16b
    eor v9.16b, v10.16b, v21.16b
    eor v6.16b, v6.16b, v5.16b
    and v12.16b, v5.16b, v3.16b
    eor v5.16b, v5.16b, v26.16b
    eor v4.16b, v4.16b, v12.16b
    and v10.16b, v10.16b, v6.16b
    shl v12.16b, v5.16b, #5
    eor v6.16b, v6.16b, v22.16b
    eor v4.16b, v4.16b, v25.16b
    eor v3.16b, v3.16b, v10.16b
    sri v12.16b, v5.16b, #3
    orr v5.16b, v11.16b, v8.16b
    shl v10.16b, v6.16b, #7
    eor v3.16b, v3.16b, v23.16b
    eor v5.16b, v7.16b, v5.16b
    shl v7.16b, v4.16b, #2
    sri v10.16b, v6.16b, #1
    sri v7.16b, v4.16b, #6
    ldr q4, [x0, #64]  /* again */
    shl v6.16b, v3.16b, #3
    sri v6.16b, v3.16b, #5
    eor v3.16b, v8.16b, v20.16b
    and v8.16b, v8.16b, v5.16b
    orr v13.16b, v12.16b, v6.16b
    eor v4.16b, v5.16b, v4.16b
    orn v5.16b, v6.16b, v10.16b
    eor v8.16b, v11.16b, v8.16b
    eor v7.16b, v7.16b, v13.16b
    shl v11.16b, v3.16b, #1
    eor v5.16b, v12.16b, v5.16b
    shl v13.16b, v9.16b, #6
    eor v12.16b, v10.16b, v7.16b
    sri v11.16b, v3.16b, #7
    eor v3.16b, v4.16b, v5.16b
    eor v8.16b, v8.16b, v19.16b
    eor v11.16b, v11.16b, v12.16b
    sri v13.16b, v9.16b, #2
    bic v12.16b, v3.16b, v12.16b
    and v9.16b, v7.16b, v4.16b
    eor v12.16b, v6.16b, v12.16b
    eor v5.16b, v5.16b, v9.16b
    shl v9.16b, v8.16b, #4
    eor v6.16b, v6.16b, v11.16b
    eor v12.16b, v13.16b, v12.16b
    sri v9.16b, v8.16b, #4
    and v8.16b, v7.16b, v5.16b
    eor v4.16b, v4.16b, v12.16b
    eor v3.16b, v9.16b, v3.16b
    eor v6.16b, v6.16b, v8.16b
    eor v7.16b, v7.16b, v4.16b
    orr v8.16b, v3.16b, v11.16b
    eor v9.16b, v10.16b, v3.16b
    orr v15.16b, v6.16b, v7.16b
    eor v4.16b, v4.16b, v6.16b
    eor v8.16b, v12.16b, v8.16b
    ldp q14, q12, [x0, #32]
    eor v9.16b, v9.16b, v15.16b
    ldp q13, q10, [x0, #0]
    eor v5.16b, v5.16b, v9.16b
    eor v12.16b, v5.16b, v12.16b
    and v5.16b, v4.16b, v5.16b
    eor v10.16b, v8.16b, v10.16b
    eor v4.16b, v4.16b, v24.16b
    eor v5.16b, v7.16b, v5.16b
    and v7.16b, v9.16b, v7.16b
    eor v9.16b, v9.16b, v29.16b
    eor v6.16b, v6.16b, v7.16b
    orr v7.16b, v3.16b, v8.16b
    eor v5.16b, v5.16b, v31.16b
    eor v7.16b, v11.16b, v7.16b
    eor v6.16b, v6.16b, v0.16b
    and v8.16b, v8.16b, v7.16b
    eor v7.16b, v7.16b, v13.16b
    trn1 v11.8h, v6.8h, v12.8h
    trn2 v6.8h, v6.8h, v12.8h
    eor v3.16b, v3.16b, v8.16b
    trn1 v8.8h, v10.8h, v9.8h
    add x1, x1, #32
    trn2 v9.8h, v10.8h, v9.8h
    trn1 v10.8h, v5.8h, v4.8h
    eor v3.16b, v3.16b, v14.16b
    trn2 v4.8h, v5.8h, v4.8h
    trn1 v5.16b, v11.16b, v10.16b
    trn2 v10.16b, v11.16b, v10.16b
    trn1 v11.8h, v7.8h, v3.8h
    trn2 v3.8h, v7.8h, v3.8h
    trn1 v7.16b, v6.16b, v4.16b
    trn2 v4.16b, v6.16b, v4.16b
    trn1 v6.16b, v11.16b, v8.16b
    trn2 v8.16b, v11.16b, v8.16b
    trn1 v11.16b, v3.16b, v9.16b
    trn2 v3.16b, v3.16b, v9.16b
    str s6, [x2, #0]
    str s5, [x2, #4]
    str s8, [x2, #8]
    str s10, [x2, #12]
    str s11, [x2, #16]
    str s7, [x2, #20]
    str s3, [x2, #24]
    str s4, [x2, #28]
    add x2, x2, #32
    tbz x9, 63, .Lpipo64_256_decrypt_blocks_blocks13
.Lpipo64_256_decrypt_blocks_fewer11:
    add x12, x9, #4
    cbz x12, .Lpipo64_256_decrypt_blocks_done1
    ldr w9, [x0, #788]
    ldr w10, [x0, #768]
    ldr w13, [x0, #16]
    ldr w14, [x0, #48]
    ldr w15, [x0, #608]
    ldr w16, [x0, #592]
    ldr w17, [x0, #624]
    ldr w8, [x0, #32]
    ldr w3, [x0, #640]
    ldr w4, [x0, #808]
    ldr w5, [x0, #816]
    ldr w6, [x0, #464]
    ldr w7, [x0, #448]
    ldr w19, [x0, #480]
    ldr w11, [x0, #512]
.Lpipo64_256_decrypt_blocks_blocks15:
    ldrb w20, [x1, #3]
    ldr w21, [x0, #704]  /* again */
    ldr w22, [x0, #736]  /* again */
    orr w20, w20, w20, lsl #8
    orr w20, w20, w20, lsl #16
    eor w20, w20, w21
    ldrb w21, [x1, #5]
    ldr w23, [x0, #792]  /* again */
    extr w29, w20, w20, #3
    orr w21, w21, w21, lsl #8
    orr w21, w21, w21, lsl #16
    eor w21, w21, w22
    ldrb w22, [x1, #6]
    ldr w24, [x0, #720]  /* again */
    orr w29, w29, w21, ror #5
    orr w22, w22, w22, lsl #8
    orr w22, w22, w22, lsl #16
    eor w22, w22, w23
    ldrb w23, [x1, #4]
    ldr w25, [x0, #656]
    orr w23, w23, w23, lsl #8
    orr w23, w23, w23, lsl #16
    eor w23, w23, w24
    ldrb w24, [x1, #0]
    ldr w26, [x0, #784]  /* again */
    eor w23, w29, w23, ror #6
    extr w29, w21, w21, #5
    orr w29, w29, w22, ror #1
    eor w20, w29, w20, ror #3
    eor w29, w23, w22, ror #1
    orr w24, w24, w24, lsl #8
    orr w24, w24, w24, lsl #16
    eor w24, w24, w25
    ldrb w25, [x1, #1]
    and w30, w23, w24
    eor w30, w20, w30
    eor w20, w24, w20
    orr w25, w25, w25, lsl #8
    orr w25, w25, w25, lsl #16
    eor w25, w25, w26
    ldrb w26, [x1, #7]
    eor w25, w29, w25, ror #7
    and w29, w29, w20
    orr w26, w26, w26, lsl #8
    orr w26, w26, w26, lsl #16
    eor w10, w26, w10
    ldrb w26, [x1, #2]
    orr w26, w26, w26, lsl #8
    orr w26, w26, w26, lsl #16
    eor w9, w26, w9
    eor w9, w20, w9, ror #4
    eor w20, w29, w21, ror #5
    eor w21, w25, w21, ror #5
    ldr w26, [x0, #528]
    eor w10, w20, w10, ror #2
    eor w22, w9, w22, ror #1
    eor w20, w24, w10
    and w24, w23, w30
    eor w21, w21, w24
    eor w23, w23, w20
    orn w24, w25, w9
    eor w10, w10, w24
    orr w24, w21, w23
    eor w20, w20, w21
    eor w22, w22, w24
    eor w29, w20, w3
    eor w24, w30, w22
    and w20, w20, w24
    eor w24, w24, w14
    eor w20, w23, w20
    and w23, w22, w23
    eor w22, w22, w16
    eor w21, w21, w23
    orn w23, w10, w9
    eor w20, w20, w17
    eor w23, w25, w23
    eor w21, w21, w15
    eor w25, w23, w26
    and w23, w10, w23
    eor w10, w10, w13
    eon w9, w23, w9
    extr w23, w22, w22, #3
    orr w23, w23, w20, ror #5
    eor w9, w9, w8
    eor w21, w23, w21, ror #6
    extr w23, w20, w20, #5
    orr w23, w23, w24, ror #1
    and w26, w21, w25
    eor w22, w23, w22, ror #3
    eor w23, w21, w24, ror #1
    eor w26, w22, w26
    eor w22, w25, w22
    eor w10, w23, w10, ror #7
    and w23, w23, w22
    eor w9, w22, w9, ror #4
    eor w22, w23, w20, ror #5
    eor w20, w10, w20, ror #5
    eor w23, w9, w24, ror #1
    ldr w27, [x0, #400]
    eor w22, w22, w29, ror #2
    eor w24, w25, w22
    and w25, w21, w26
    eor w20, w20, w25
    eor w21, w21, w24
    orn w25, w10, w9
    eor w22, w22, w25
    orr w25, w20, w21
    eor w24, w24, w20
    eor w23, w23, w25
    eor w25, w26, w23
    eor w26, w24, w11
    and w24, w24, w25
    eor w25, w25, w5
    eor w24, w21, w24
    and w21, w23, w21
    eor w23, w23, w7
    eor w20, w20, w21
    orn w21, w22, w9
    eor w24, w24, w19
    eor w10, w10, w21
    eor w20, w20, w6
    eor w21, w10, w27
    and w10, w22, w10
    ldr w27, [x0, #812]  /* again */
    eor w22, w22, w4
    eon w9, w10, w9
    extr w10, w23, w23, #3
    orr w10, w10, w24, ror #5
    eor w10, w10, w20, ror #6
    extr w20, w24, w24, #5
    orr w20, w20, w25, ror #1
    and w29, w10, w21
    eor w9, w9, w27
    eor w20, w20, w23, ror #3
    eor w23, w10, w25, ror #1
    eor w29, w20, w29
    eor w20, w21, w20
    eor w22, w23, w22, ror #7
    and w23, w23, w20
    eor w9, w20, w9, ror #4
    eor w20, w23, w24, ror #5
    eor w23, w22, w24, ror #5
    eor w24, w9, w25, ror #1
    eor w20, w20, w26, ror #2
    and w25, w10, w29
    ldr w26, [x0, #384]  /* again */
    eor w21, w21, w20
    eor w23, w23, w25
    orn w25, w22, w9
    eor w10, w10, w21
    eor w20, w20, w25
    eor w21, w21, w23
    orr w25, w23, w10
    eor w24, w24, w25
    eor w26, w21, w26
    ldr w28, [x0, #272]
    eor w25, w29, w24
    ldr w29, [x0, #804]  /* again */
    ldr w30, [x0, #352]  /* again */
    and w21, w21, w25
    eor w21, w10, w21
    and w10, w24, w10
    eor w10, w23, w10
    orn w23, w20, w9
    eor w25, w25, w29
    ldr w29, [x0, #320]  /* again */
    eor w22, w22, w23
    eor w21, w21, w30
    eor w28, w22, w28
    and w22, w20, w22
    ldr w23, [x0, #796]  /* again */
    eon w9, w22, w9
    eor w24, w24, w29
    ldr w29, [x0, #336]  /* again */
    extr w22, w24, w24, #3
    eor w20, w20, w23
    orr w22, w22, w21, ror #5
    eor w10, w10, w29
    ldr w29, [x0, #800]  /* again */
    eor w10, w22, w10, ror #6
    extr w22, w21, w21, #5
    orr w22, w22, w25, ror #1
    eor w23, w10, w25, ror #1
    eor w22, w22, w24, ror #3
    and w24, w10, w28
    eor w20, w23, w20, ror #7
    eor w24, w22, w24
    eor w22, w28, w22
    eor w9, w9, w29
    and w23, w23, w22
    eor w9, w22, w9, ror #4
    eor w22, w23, w21, ror #5
    eor w21, w20, w21, ror #5
    eor w23, w9, w25, ror #1
    eor w22, w22, w26, ror #2
    and w26, w10, w24
    eor w25, w28, w22
    eor w21, w21, w26
    orn w26, w20, w9
    ldr w28, [x0, #768]  /* again */
    eor w10, w10, w25
    eor w22, w22, w26
    eor w25, w25, w21
    orr w26, w21, w10
    eor w23, w23, w26
    ldr w26, [x0, #792]  /* again */
    eor w24, w24, w23
    eor w28, w25, w28
    and w25, w25, w24
    eor w25, w10, w25
    and w10, w23, w10
    eor w24, w24, w26
    ldr w26, [x0, #704]  /* again */
    eor w10, w21, w10
    ldr w21, [x0, #256]  /* again */
    ldr w29, [x0, #736]  /* again */
    eor w23, w23, w26
    ldr w26, [x0, #720]  /* again */
    eor w25, w25, w29
    ldr w29, [x0, #788]  /* again */
    eor w10, w10, w26
    orn w26, w22, w9
    eor w20, w20, w26
    ldr w26, [x0, #784]  /* again */
    eor w21, w20, w21
    and w20, w22, w20
    eon w9, w20, w9
    extr w20, w23, w23, #3
    orr w20, w20, w25, ror #5
    eor w9, w9, w29
    eor w10, w20, w10, ror #6
    extr w20, w25, w25, #5
    eor w22, w22, w26
    orr w20, w20, w24, ror #1
    and w29, w10, w21
    eor w20, w20, w23, ror #3
    eor w23, w10, w24, ror #1
    eor w29, w20, w29
    eor w20, w21, w20
    eor w22, w23, w22, ror #7
    and w23, w23, w20
    eor w9, w20, w9, ror #4
    eor w20, w23, w25, ror #5
    eor w23, w22, w25, ror #5
    and w25, w10, w29
    eor w20, w20, w28, ror #2
    eor w23, w23, w25
    orn w25, w22, w9
    eor w21, w21, w20
    eor w24, w9, w24, ror #1
    eor w20, w20, w25
    eor w10, w10, w21
    eor w21, w21, w23
    orr w25, w23, w10
    eor w28, w21, w3
    eor w24, w24, w25
    eor w25, w29, w24
    orn w29, w20, w9
    and w21, w21, w25
    eor w22, w22, w29
    eor w25, w25, w14
    eor w21, w10, w21
    and w10, w24, w10
    eor w24, w24, w16
    eor w10, w23, w10
    ldr w23, [x0, #240]  /* again */
    eor w21, w21, w17
    eor w10, w10, w15
    eor w23, w22, w23
    and w22, w20, w22
    eor w20, w20, w13
    eon w9, w22, w9
    extr w22, w24, w24, #3
    orr w22, w22, w21, ror #5
    eor w9, w9, w8
    eor w10, w22, w10, ror #6
    extr w22, w21, w21, #5
    orr w22, w22, w25, ror #1
    and w29, w10, w23
    eor w22, w22, w24, ror #3
    eor w24, w10, w25, ror #1
    eor w29, w22, w29
    eor w22, w23, w22
    eor w20, w24, w20, ror #7
    and w24, w24, w22
    eor w9, w22, w9, ror #4
    eor w22, w24, w21, ror #5
    eor w21, w20, w21, ror #5
    eor w24, w9, w25, ror #1
    eor w22, w22, w28, ror #2
    and w25, w10, w29
    eor w23, w23, w22
    eor w21, w21, w25
    orn w25, w20, w9
    eor w10, w10, w23
    eor w22, w22, w25
    eor w23, w23, w21
    orr w25, w21, w10
    eor w28, w23, w11
    eor w24, w24, w25
    eor w25, w29, w24
    orn w29, w22, w9
    and w23, w23, w25
    eor w20, w20, w29
    eor w25, w25, w5
    eor w23, w10, w23
    and w10, w24, w10
    eor w24, w24, w7
    eor w10, w21, w10
    ldr w21, [x0, #224]  /* again */
    eor w23, w23, w19
    eor w10, w10, w6
    eor w21, w20, w21
    and w20, w22, w20
    eor w22, w22, w4
    eon w9, w20, w9
    extr w20, w24, w24, #3
    orr w20, w20, w23, ror #5
    eor w9, w9, w27
    eor w10, w20, w10, ror #6
    extr w20, w23, w23, #5
    orr w20, w20, w25, ror #1
    and w29, w10, w21
    eor w20, w20, w24, ror #3
    eor w24, w10, w25, ror #1
    eor w29, w20, w29
    eor w20, w21, w20
    eor w22, w24, w22, ror #7
    and w24, w24, w20
    eor w9, w20, w9, ror #4
    eor w20, w24, w23, ror #5
    eor w23, w22, w23, ror #5
    eor w24, w9, w25, ror #1
    eor w20, w20, w28, ror #2
    and w25, w10, w29
    ldr w28, [x0, #384]  /* again */
    eor w21, w21, w20
    eor w23, w23, w25
    orn w25, w22, w9
    eor w10, w10, w21
    eor w20, w20, w25
    eor w21, w21, w23
    orr w25, w23, w10
    eor w24, w24, w25
    eor w28, w21, w28
    eor w25, w29, w24
    ldr w29, [x0, #804]  /* again */
    and w21, w21, w25
    eor w21, w10, w21
    and w10, w24, w10
    eor w10, w23, w10
    ldr w23, [x0, #208]  /* again */
    eor w21, w21, w30
    eor w25, w25, w29
    ldr w29, [x0, #320]  /* again */
    eor w24, w24, w29
    ldr w29, [x0, #336]  /* again */
    ldr w30, [x0, #800]  /* again */
    eor w10, w10, w29
    orn w29, w20, w9
    eor w22, w22, w29
    ldr w29, [x0, #796]  /* again */
    eor w23, w22, w23
    and w22, w20, w22
    eon w9, w22, w9
    extr w22, w24, w24, #3
    orr w22, w22, w21, ror #5
    eor w9, w9, w30
    eor w10, w22, w10, ror #6
    extr w22, w21, w21, #5
    eor w20, w20, w29
    orr w22, w22, w25, ror #1
    and w29, w10, w23
    eor w22, w22, w24, ror #3
    eor w24, w10, w25, ror #1
    eor w29, w22, w29
    eor w22, w23, w22
    eor w20, w24, w20, ror #7
    and w24, w24, w22
    eor w9, w22, w9, ror #4
    eor w22, w24, w21, ror #5
    eor w21, w20, w21, ror #5
    eor w24, w9, w25, ror #1
    eor w22, w22, w28, ror #2
    and w25, w10, w29
    ldr w28, [x0, #768]  /* again */
    eor w23, w23, w22
    eor w21, w21, w25
    orn w25, w20, w9
    eor w10, w10, w23
    eor w22, w22, w25
    eor w23, w23, w21
    orr w25, w21, w10
    eor w24, w24, w25
    eor w28, w23, w28
    eor w25, w29, w24
    ldr w29, [x0, #792]  /* again */
    and w23, w23, w25
    eor w23, w10, w23
    and w10, w24, w10
    eor w10, w21, w10
    ldr w21, [x0, #192]  /* again */
    eor w25, w25, w29
    ldr w29, [x0, #704]  /* again */
    ldr w30, [x0, #736]  /* again */
    eor w24, w24, w29
    ldr w29, [x0, #720]  /* again */
    eor w23, w23, w30
    eor w10, w10, w29
    orn w29, w22, w9
    eor w20, w20, w29
    ldr w29, [x0, #788]  /* again */
    eor w21, w20, w21
    and w20, w22, w20
    eor w22, w22, w26
    eon w9, w20, w9
    extr w20, w24, w24, #3
    orr w20, w20, w23, ror #5
    eor w10, w20, w10, ror #6
    extr w20, w23, w23, #5
    eor w9, w9, w29
    orr w20, w20, w25, ror #1
    and w29, w10, w21
    eor w20, w20, w24, ror #3
    eor w24, w10, w25, ror #1
    eor w29, w20, w29
    eor w20, w21, w20
    eor w22, w24, w22, ror #7
    and w24, w24, w20
    eor w9, w20, w9, ror #4
    eor w20, w24, w23, ror #5
    eor w23, w22, w23, ror #5
    eor w24, w9, w25, ror #1
    eor w20, w20, w28, ror #2
    and w25, w10, w29
    eor w21, w21, w20
    eor w23, w23, w25
    orn w25, w22, w9
    eor w10, w10, w21
    eor w20, w20, w25
    eor w21, w21, w23
    orr w25, w23, w10
    eor w28, w21, w3
    eor w24, w24, w25
    eor w25, w29, w24
    orn w29, w20, w9
    and w21, w21, w25
    eor w22, w22, w29
    eor w25, w25, w14
    eor w21, w10, w21
    and w10, w24, w10
    eor w24, w24, w16
    eor w10, w23, w10
    ldr w23, [x0, #176]  /* again */
    eor w21, w21, w17
    eor w10, w10, w15
    eor w23, w22, w23
    and w22, w20, w22
    eor w20, w20, w13
    eon w9, w22, w9
    extr w22, w24, w24, #3
    orr w22, w22, w21, ror #5
    eor w9, w9, w8
    eor w10, w22, w10, ror #6
    extr w22, w21, w21, #5
    orr w22, w22, w25, ror #1
    and w29, w10, w23
    eor w22, w22, w24, ror #3
    eor w24, w10, w25, ror #1
    eor w29, w22, w29
    eor w22, w23, w22
    eor w20, w24, w20, ror #7
    and w24, w24, w22
    eor w9, w22, w9, ror #4
    eor w22, w24, w21, ror #5
    eor w21, w20, w21, ror #5
    eor w24, w9, w25, ror #1
    eor w22, w22, w28, ror #2
    and w25, w10, w29
    eor w23, w23, w22
    eor w21, w21, w25
    orn w25, w20, w9
    eor w10, w10, w23
    eor w22, w22, w25
    eor w23, w23, w21
    orr w25, w21, w10
    eor w28, w23, w11
    eor w24, w24, w25
    eor w25, w29, w24
    orn w29, w22, w9
    and w23, w23, w25
    eor w20, w20, w29
    eor w25, w25, w5
    eor w23, w10, w23
    and w10, w24, w10
    eor w24, w24, w7
    eor w10, w21, w10
    ldr w21, [x0, #160]  /* again */
    eor w23, w23, w19
    eor w10, w10, w6
    eor w21, w20, w21
    and w20, w22, w20
    eor w22, w22, w4
    eon w9, w20, w9
    extr w20, w24, w24, #3
    orr w20, w20, w23, ror #5
    eor w9, w9, w27
    eor w10, w20, w10, ror #6
    extr w20, w23, w23, #5
    orr w20, w20, w25, ror #1
    and w27, w10, w21
    eor w20, w20, w24, ror #3
    eor w24, w10, w25, ror #1
    eor w27, w20, w27
    eor w20, w21, w20
    eor w22, w24, w22, ror #7
    and w24, w24, w20
    eor w9, w20, w9, ror #4
    eor w20, w24, w23, ror #5
    eor w23, w22, w23, ror #5
    eor w24, w9, w25, ror #1
    eor w20, w20, w28, ror #2
    and w25, w10, w27
    ldr w28, [x0, #384]  /* again */
    eor w21, w21, w20
    eor w23, w23, w25
    orn w25, w22, w9
    eor w10, w10, w21
    eor w20, w20, w25
    eor w21, w21, w23
    orr w25, w23, w10
    eor w24, w24, w25
    eor w28, w21, w28
    eor w25, w27, w24
    ldr w27, [x0, #804]  /* again */
    and w21, w21, w25
    eor w21, w10, w21
    and w10, w24, w10
    eor w10, w23, w10
    ldr w23, [x0, #144]  /* again */
    eor w25, w25, w27
    ldr w27, [x0, #320]  /* again */
    ldr w29, [x0, #352]  /* again */
    eor w24, w24, w27
    ldr w27, [x0, #336]  /* again */
    eor w21, w21, w29
    ldr w29, [x0, #800]  /* again */
    eor w10, w10, w27
    orn w27, w20, w9
    eor w22, w22, w27
    ldr w27, [x0, #796]  /* again */
    eor w23, w22, w23
    and w22, w20, w22
    eon w9, w22, w9
    extr w22, w24, w24, #3
    orr w22, w22, w21, ror #5
    eor w9, w9, w29
    eor w10, w22, w10, ror #6
    extr w22, w21, w21, #5
    eor w20, w20, w27
    orr w22, w22, w25, ror #1
    and w29, w10, w23
    eor w22, w22, w24, ror #3
    eor w24, w10, w25, ror #1
    eor w29, w22, w29
    eor w22, w23, w22
    eor w20, w24, w20, ror #7
    and w24, w24, w22
    eor w9, w22, w9, ror #4
    eor w22, w24, w21, ror #5
    eor w21, w20, w21, ror #5
    eor w24, w9, w25, ror #1
    eor w22, w22, w28, ror #2
    and w25, w10, w29
    ldr w28, [x0, #768]  /* again */
    eor w23, w23, w22
    eor w21, w21, w25
    orn w25, w20, w9
    eor w10, w10, w23
    eor w22, w22, w25
    eor w23, w23, w21
    orr w25, w21, w10
    eor w24, w24, w25
    eor w28, w23, w28
    eor w25, w29, w24
    ldr w29, [x0, #792]  /* again */
    and w23, w23, w25
    eor w23, w10, w23
    and w10, w24, w10
    eor w10, w21, w10
    ldr w21, [x0, #128]  /* again */
    eor w23, w23, w30
    eor w25, w25, w29
    ldr w29, [x0, #704]  /* again */
    eor w24, w24, w29
    ldr w29, [x0, #720]  /* again */
    eor w10, w10, w29
    orn w29, w22, w9
    eor w20, w20, w29
    ldr w29, [x0, #788]  /* again */
    eor w21, w20, w21
    and w20, w22, w20
    eor w22, w22, w26
    eon w9, w20, w9
    extr w20, w24, w24, #3
    orr w20, w20, w23, ror #5
    eor w10, w20, w10, ror #6
    extr w20, w23, w23, #5
    eor w9, w9, w29
    orr w20, w20, w25, ror #1
    and w29, w10, w21
    eor w20, w20, w24, ror #3
    eor w24, w10, w25, ror #1
    eor w29, w20, w29
    eor w20, w21, w20
    eor w22, w24, w22, ror #7
    and w24, w24, w20
    eor w9, w20, w9, ror #4
    eor w20, w24, w23, ror #5
    eor w23, w22, w23, ror #5
    eor w24, w9, w25, ror #1
    eor w20, w20, w28, ror #2
    and w25, w10, w29
    eor w21, w21, w20
    eor w23, w23, w25
    orn w25, w22, w9
    eor w10, w10, w21
    eor w20, w20, w25
    eor w21, w21, w23
    orr w25, w23, w10
    eor w28, w21, w3
    eor w24, w24, w25
    eor w25, w29, w24
    orn w29, w20, w9
    and w21, w21, w25
    eor w22, w22, w29
    eor w25, w25, w14
    eor w21, w10, w21
    and w10, w24, w10
    eor w24, w24, w16
    eor w10, w23, w10
    ldr w23, [x0, #112]  /* again */
    eor w21, w21, w17
    eor w10, w10, w15
    eor w23, w22, w23
    and w22, w20, w22
    eor w20, w20, w13
    eon w9, w22, w9
    extr w22, w24, w24, #3
    orr w22, w22, w21, ror #5
    eor w9, w9, w8
    eor w10, w22, w10, ror #6
    extr w22, w21, w21, #5
    orr w22, w22, w25, ror #1
    and w29, w10, w23
    eor w22, w22, w24, ror #3
    eor w24, w10, w25, ror #1
    eor w29, w22, w29
    eor w22, w23, w22
    eor w20, w24, w20, ror #7
    and w24, w24, w22
    eor w9, w22, w9, ror #4
    eor w22, w24, w21, ror #5
    eor w21, w20, w21, ror #5
    eor w24, w9, w25, ror #1
    eor w22, w22, w28, ror #2
    and w25, w10, w29
    eor w23, w23, w22
    eor w21, w21, w25
    orn w25, w20, w9
    eor w10, w10, w23
    eor w22, w22, w25
    eor w23, w23, w21
    orr w25, w21, w10
    eor w11, w23, w11
    orn w28, w22, w9
    eor w24, w24, w25
    eor w20, w20, w28
    eor w25, w29, w24
    and w23, w23, w25
    ldr w28, [x0, #812]  /* again */
    eor w25, w25, w5
    eor w23, w10, w23
    and w10, w24, w10
    eor w24, w24, w7
    eor w10, w21, w10
    ldr w21, [x0, #96]  /* again */
    eor w23, w23, w19
    eor w10, w10, w6
    eor w21, w20, w21
    and w20, w22, w20
    eor w22, w22, w4
    eon w9, w20, w9
    extr w20, w24, w24, #3
    orr w20, w20, w23, ror #5
    eor w9, w9, w28
    eor w10, w20, w10, ror #6
    extr w20, w23, w23, #5
    orr w20, w20, w25, ror #1
    and w28, w10, w21
    eor w20, w20, w24, ror #3
    eor w24, w10, w25, ror #1
    eor w28, w20, w28
    eor w20, w21, w20
    eor w22, w24, w22, ror #7
    and w24, w24, w20
    eor w9, w20, w9, ror #4
    eor w20, w24, w23, ror #5
    eor w23, w22, w23, ror #5
    eor w24, w9, w25, ror #1
    ldr w25, [x0, #384]  /* again */
    eor w11, w20, w11, ror #2
    eor w20, w21, w11
    and w21, w10, w28
    eor w21, w23, w21
    eor w10, w10, w20
    orn w23, w22, w9
    eor w11, w11, w23
    orr w23, w21, w10
    eor w20, w20, w21
    eor w23, w24, w23
    eor w25, w20, w25
    eor w24, w28, w23
    ldr w28, [x0, #804]  /* again */
    and w20, w20, w24
    eor w20, w10, w20
    and w10, w23, w10
    eor w10, w21, w10
    ldr w21, [x0, #80]  /* again */
    eor w24, w24, w28
    ldr w28, [x0, #320]  /* again */
    ldr w29, [x0, #352]  /* again */
    eor w23, w23, w28
    ldr w28, [x0, #336]  /* again */
    eor w20, w20, w29
    eor w10, w10, w28
    orn w28, w11, w9
    eor w22, w22, w28
    ldr w28, [x0, #800]  /* again */
    eor w21, w22, w21
    and w22, w11, w22
    eor w11, w11, w27
    eon w9, w22, w9
    extr w22, w23, w23, #3
    orr w22, w22, w20, ror #5
    eor w10, w22, w10, ror #6
    extr w22, w20, w20, #5
    eor w9, w9, w28
    orr w22, w22, w24, ror #1
    and w27, w10, w21
    eor w22, w22, w23, ror #3
    eor w23, w10, w24, ror #1
    eor w27, w22, w27
    eor w22, w21, w22
    eor w11, w23, w11, ror #7
    and w23, w23, w22
    eor w22, w22, w9, ror #4
    eor w9, w23, w20, ror #5
    eor w20, w11, w20, ror #5
    eor w23, w22, w24, ror #1
    eor w9, w9, w25, ror #2
    and w24, w10, w27
    eor w21, w21, w9
    eor w20, w20, w24
    eor w24, w10, w21
    orn w10, w11, w22
    eor w21, w21, w20
    eor w25, w9, w10
    orr w9, w20, w24
    ldr w10, [x0, #768]  /* again */
    eor w9, w23, w9
    eor w23, w27, w9
    ldr w27, [x0, #792]  /* again */
    eor w28, w21, w10
    and w21, w21, w23
    eor w21, w24, w21
    and w24, w9, w24
    eor w23, w23, w27
    ldr w27, [x0, #704]  /* again */
    eor w20, w20, w24
    orn w24, w25, w22
    eor w11, w11, w24
    eor w21, w21, w30
    eor w27, w9, w27
    ldr w9, [x0, #720]  /* again */
    eor w20, w20, w9
    ldr w9, [x0, #64]  /* again */
    eor w24, w11, w9
    and w11, w25, w11
    ldr w9, [x0, #788]  /* again */
    eor w25, w25, w26
    eon w11, w11, w22
    extr w22, w27, w27, #3
    orr w22, w22, w21, ror #5
    eor w20, w22, w20, ror #6
    extr w22, w21, w21, #5
    orr w22, w22, w23, ror #1
    eor w26, w20, w23, ror #1
    eor w11, w11, w9
    eor w22, w22, w27, ror #3
    and w27, w20, w24
    eor w25, w26, w25, ror #7
    eor w27, w22, w27
    eor w22, w24, w22
    and w26, w26, w22
    eor w11, w22, w11, ror #4
    eor w22, w26, w21, ror #5
    eor w21, w25, w21, ror #5
    and w26, w20, w27
    eor w22, w22, w28, ror #2
    eor w21, w21, w26
    orn w26, w25, w11
    eor w24, w24, w22
    eor w23, w11, w23, ror #1
    eor w22, w22, w26
    eor w20, w20, w24
    eor w24, w24, w21
    orn w28, w22, w11
    orr w26, w21, w20
    eor w25, w25, w28
    eor w23, w23, w26
    eor w26, w27, w23
    eor w27, w24, w3
    and w24, w24, w26
    eor w26, w26, w14
    eor w24, w20, w24
    and w20, w23, w20
    sub x12, x12, #1
    eor w20, w21, w20
    eor w21, w24, w17
    ldr w24, [x0, #0]  /* again */
    eor w23, w23, w16
    eor w20, w20, w15
    add x1, x1, #8
    eor w24, w25, w24
    and w25, w22, w25
    eor w22, w22, w13
    eon w11, w25, w11
    strb w24, [x2, #0]
    strb w22, [x2, #1]
    eor w11, w11, w8
    strb w11, [x2, #2]
    strb w23, [x2, #3]
    ldr w11, [x0, #512]  /* again */
    strb w20, [x2, #4]
    strb w21, [x2, #5]
    strb w26, [x2, #6]
    strb w27, [x2, #7]
    add x2, x2, #8
    cbnz x12, .Lpipo64_256_decrypt_blocks_blocks15
.Lpipo64_256_decrypt_blocks_done1:
    ldr x19, [sp, #160]
    ldr x20, [sp, #168]
    ldr x21, [sp, #176]
    ldr x22, [sp, #184]
    ldr x23, [sp, #192]
    ldr x24, [sp, #200]
    ldr x25, [sp, #208]
    ldr x26, [sp, #216]
    ldr x27, [sp, #224]
    ldr x28, [sp, #232]
    ldr x29, [sp, #240]
    ldr q8, [sp, #32]
    ldr q9, [sp, #48]
    ldr q10, [sp, #64]
    ldr q11, [sp, #80]
    ldr q12, [sp, #96]
    ldr q13, [sp, #112]
    ldr q14, [sp, #128]
    ldr q15, [sp, #144]
    ldr x30, [sp, #248]
    add sp, sp, #256
    ret x30
    .size pipo64_256_decrypt_blocks, .-pipo64_256_decrypt_blocks

    .balign 4
    .globl pipo64_256_ctr
    .type pipo64_256_ctr, %function
pipo64_256_ctr:
    sub sp, sp, #384
    str x19, [sp, #280]
    str x20, [sp, #288]
    str x21, [sp, #296]
    str x22, [sp, #304]
    str x23, [sp, #312]
    str x24, [sp, #320]
    str x25, [sp, #328]
    str x26, [sp, #336]
    str x27, [sp, #344]
    str x28, [sp, #352]
    str x29, [sp, #360]
    str q8, [sp, #96]
    str q9, [sp, #112]
    str q10, [sp, #128]
    str q11, [sp, #144]
    str q12, [sp, #160]
    str q13, [sp, #176]
    str q14, [sp, #192]
    str q15, [sp, #208]
    str x30, [sp, #368]
    cbz x4, .Lpipo64_256_ctr_done4
.Lpipo64_256_ctr_epoch1:
    ldrb w11, [x1, #3]
    ldrb w9, [x1, #0]
    ldrb w10, [x1, #1]
    ldrb w13, [x1, #2]
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
    tbnz x4, 63, .Lpipo64_256_ctr_fewer7
    add x16, x15, #31
    tbz x16, 63, .Lpipo64_256_ctr_fewer7
    movz w16, #512, lsl #0
    movz w17, #2568, lsl #0
    movz w8, #769, lsl #0
    movk w16, #1540, lsl #16
    movk w17, #3596, lsl #16
    movz w5, #255, lsl #0
    dup v22.4s, w16
    movk w8, #1797, lsl #16
    and w16, w15, w5
    movz w5, #2825, lsl #0
    orr w16, w16, w16, lsl #8
    movk w5, #3853, lsl #16
    movz w6, #255, lsl #0
    orr w16, w16, w16, lsl #16
    and w6, w6, w15, lsr #8
    ins v22.s[1], w17
    orr w17, w6, w6, lsl #8
    dup v23.4s, w16
    orr w16, w17, w17, lsl #16
    dup v24.4s, w16
    ins v22.s[2], w8
    ins v22.s[3], w5
    movz w16, #4112, lsl #0
    add v25.16b, v23.16b, v22.16b
    movk w16, #4112, lsl #16
    orr v22.16b, v25.16b, v25.16b
    dup v26.4s, w16
    bic v23.16b, v23.16b, v25.16b
    ushr v23.16b, v23.16b, #7
    add v23.16b, v24.16b, v23.16b
.Lpipo64_256_ctr_batch8:
    ldp q24, q25, [x0, #48]
    ldr q27, [x0, #640]
    add v28.16b, v22.16b, v26.16b
    bic v29.16b, v22.16b, v28.16b
    ushr v29.16b, v29.16b, #7
    eor v30.16b, v23.16b, v24.16b
    eor v22.16b, v22.16b, v27.16b
    add v23.16b, v23.16b, v29.16b
    eor v27.16b, v28.16b, v27.16b
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
    cbz x15, .Lpipo64_256_ctr_carry2
    sub x4, x4, #256
    tbnz x4, 63, .Lpipo64_256_ctr_fewer7
    add x16, x15, #31
    tbnz x16, 63, .Lpipo64_256_ctr_batch8
.Lpipo64_256_ctr_fewer7:
    add x16, x4, #256
    sub x4, x16, #128
    tbnz x4, 63, .Lpipo64_256_ctr_fewer14
    add x16, x15, #15
    tbz x16, 63, .Lpipo64_256_ctr_fewer14
    movz w16, #512, lsl #0
    movz w17, #2568, lsl #0
    movz w8, #769, lsl #0
    movk w16, #1540, lsl #16
    movk w17, #3596, lsl #16
    movz w5, #255, lsl #0
    dup v22.4s, w16
    movk w8, #1797, lsl #16
    and w16, w15, w5
    movz w5, #2825, lsl #0
    orr w16, w16, w16, lsl #8
    movk w5, #3853, lsl #16
    movz w6, #255, lsl #0
    orr w16, w16, w16, lsl #16
    and w6, w6, w15, lsr #8
    ins v22.s[1], w17
    orr w17, w6, w6, lsl #8
    dup v23.4s, w16
    orr w16, w17, w17, lsl #16
    dup v24.4s, w16
    ins v22.s[2], w8
    ins v22.s[3], w5
    movz w16, #4112, lsl #0
    add v25.16b, v23.16b, v22.16b
    movk w16, #4112, lsl #16
    ldr q26, [x0, #640]
    ldp q28, q27, [x0, #672]
    dup v29.4s, w16
    ldp q31, q30, [x0, #704]
    ldr q0, [x0, #768]
    orr v22.16b, v25.16b, v25.16b
    bic v23.16b, v23.16b, v25.16b
    ldp q1, q25, [x0, #736]
    ushr v23.16b, v23.16b, #7
    add v23.16b, v24.16b, v23.16b
.Lpipo64_256_ctr_batch15:
    ldp q24, q2, [x0, #48]
    eor v3.16b, v22.16b, v26.16b
    eor v24.16b, v23.16b, v24.16b
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
    cbz x15, .Lpipo64_256_ctr_carry2
    sub x4, x4, #128
    tbnz x4, 63, .Lpipo64_256_ctr_fewer14
    add x16, x15, #15
    tbnz x16, 63, .Lpipo64_256_ctr_batch15
.Lpipo64_256_ctr_fewer14:
    add x16, x4, #128
    sub x4, x16, #32
    tbnz x4, 63, .Lpipo64_256_ctr_fewer21
    add x16, x15, #3
    tbz x16, 63, .Lpipo64_256_ctr_fewer21
    movz w16, #256, lsl #0
    movz w17, #0, lsl #0
    movz w8, #255, lsl #0
    movk w16, #770, lsl #16
    movz w5, #0, lsl #0
    and w8, w15, w8
    dup v22.4s, w16
    orr w16, w8, w8, lsl #8
    movz w8, #0, lsl #0
    movz w6, #255, lsl #0
    orr w16, w16, w16, lsl #16
    and w6, w6, w15, lsr #8
    dup v23.4s, w16
    orr w16, w6, w6, lsl #8
    ins v22.s[1], w17
    orr w16, w16, w16, lsl #16
    dup v24.4s, w16
    ins v22.s[2], w5
    ins v22.s[3], w8
    movz w16, #1028, lsl #0
    add v25.16b, v23.16b, v22.16b
    movk w16, #1028, lsl #16
    ldr q26, [x0, #640]
    ldp q28, q27, [x0, #672]
    dup v29.4s, w16
    ldp q31, q30, [x0, #704]
    ldr q0, [x0, #768]
    orr v22.16b, v25.16b, v25.16b
    bic v23.16b, v23.16b, v25.16b
    ldp q1, q25, [x0, #736]
    ushr v23.16b, v23.16b, #7
    add v23.16b, v24.16b, v23.16b
.Lpipo64_256_ctr_batch22:
    ldp q24, q2, [x0, #48]
    eor v3.16b, v22.16b, v26.16b
    eor v24.16b, v23.16b, v24.16b
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
    cbz x15, .Lpipo64_256_ctr_carry2
    sub x4, x4, #32
    tbnz x4, 63, .Lpipo64_256_ctr_fewer21
    add x16, x15, #3
    tbnz x16, 63, .Lpipo64_256_ctr_batch22
.Lpipo64_256_ctr_fewer21:
    add x4, x4, #32
    cbz x4, .Lpipo64_256_ctr_end3
.Lpipo64_256_ctr_block27:
    movz w16, #255, lsl #0
    ldr w17, [x0, #48]
    movz w8, #255, lsl #0
    ldr w5, [x0, #640]
    and w16, w16, w15, lsr #8
    and w8, w15, w8
    orr w16, w16, w16, lsl #8
    orr w8, w8, w8, lsl #8
    orr w16, w16, w16, lsl #16
    orr w8, w8, w8, lsl #16
    eor w16, w16, w17
    eor w17, w8, w5
    ldr w5, [x0, #64]
    and w8, w17, w16
    eor w16, w16, w9
    ldr w6, [x0, #784]
    eor w12, w12, w8
    ldr w8, [x0, #788]
    ldr w7, [x0, #792]
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
    ldr w6, [x0, #796]
    and w7, w16, w10
    eor w17, w17, w5
    eor w9, w9, w16
    ldr w5, [x0, #800]
    eor w12, w12, w7
    orr w7, w13, w17
    ldr w19, [x0, #804]
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
    ldr w6, [x0, #816]
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
    ldr w5, [x0, #812]
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
    ldr w15, [x0, #808]
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
    ldr w30, [x0, #784]  /* again */
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
    ldr w22, [x0, #788]  /* again */
    eor w9, w9, w14
    eor w11, w11, w16
    eon w10, w11, w10
    eor w10, w22, w10, ror #4
    eor w22, w13, w12
    and w11, w22, w11
    eor w14, w14, w22
    ldr w22, [x0, #768]  /* again */
    eor w14, w30, w14, ror #1
    ldr w30, [x0, #792]  /* again */
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
    ldr w30, [x0, #796]  /* again */
    eor w12, w12, w11
    eor w11, w11, w14
    eor w13, w13, w8
    eor w8, w11, w22
    and w22, w12, w16
    eon w13, w13, w10
    eor w9, w9, w22
    and w22, w11, w12
    eor w16, w16, w22
    ldr w22, [x0, #800]  /* again */
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
    ldr w30, [x0, #804]  /* again */
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
    ldr w30, [x0, #784]  /* again */
    eor w12, w12, w11
    eor w11, w11, w14
    eor w13, w13, w22
    eor w22, w11, w29
    and w29, w12, w8
    eon w13, w13, w10
    eor w9, w9, w29
    and w29, w11, w12
    eor w8, w8, w29
    ldr w29, [x0, #788]  /* again */
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
    ldr w30, [x0, #792]  /* again */
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
    ldr w30, [x0, #796]  /* again */
    eor w12, w12, w11
    eor w11, w11, w17
    eor w13, w13, w22
    eor w22, w11, w29
    and w29, w12, w14
    eon w13, w13, w10
    eor w9, w9, w29
    and w29, w11, w12
    eor w14, w14, w29
    ldr w29, [x0, #800]  /* again */
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
    ldr w30, [x0, #804]  /* again */
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
    ldr w29, [x0, #784]  /* again */
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
    ldr w26, [x0, #788]  /* again */
    eor w9, w9, w8
    eor w11, w11, w14
    eon w10, w11, w10
    eor w10, w26, w10, ror #4
    eor w26, w13, w12
    and w11, w26, w11
    eor w8, w8, w26
    ldr w26, [x0, #768]  /* again */
    eor w8, w29, w8, ror #1
    ldr w29, [x0, #792]  /* again */
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
    ldr w30, [x0, #800]  /* again */
    eor w11, w11, w14
    eon w10, w11, w10
    eor w10, w30, w10, ror #4
    eor w30, w13, w12
    orr w13, w9, w13
    and w11, w30, w11
    eor w17, w17, w30
    ldr w30, [x0, #796]  /* again */
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
    and w13, w14, w17
    eor w9, w15, w9, ror #2
    eor w10, w10, w13
    and w15, w11, w8
    eor w13, w8, w12
    ldr w8, [x0, #792]  /* again */
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
    ldr w5, [x0, #788]  /* again */
    eor w11, w11, w13
    eon w10, w11, w10
    eor w5, w5, w10, ror #4
    eor w10, w12, w15
    orr w12, w9, w12
    eor w12, w13, w12
    ldr w13, [x0, #784]  /* again */
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
    tbnz x4, 63, .Lpipo64_256_ctr_short29
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
.Lpipo64_256_ctr_count30:
    cbz x15, .Lpipo64_256_ctr_carry2
    cbnz x4, .Lpipo64_256_ctr_block27
.Lpipo64_256_ctr_end3:
    ubfm w9, w15, #8, #31
    strb w15, [x1, #7]
    strb w9, [x1, #6]
.Lpipo64_256_ctr_done4:
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
    ret x30
.Lpipo64_256_ctr_short29:
    movz w21, #4, lsl #0
    and w21, w4, w21
    cbz x21, .Lpipo64_256_ctr_after34
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
.Lpipo64_256_ctr_after34:
    movz w17, #2, lsl #0
    and w17, w4, w17
    cbz x17, .Lpipo64_256_ctr_after36
    ldrb w17, [x2, #0]
    eor w17, w16, w17
    orr x16, xzr, x5
    strb w17, [x3, #0]
    ldrb w17, [x2, #1]
    add x2, x2, #2
    eor w17, w6, w17
    strb w17, [x3, #1]
    add x3, x3, #2
.Lpipo64_256_ctr_after36:
    movz w17, #1, lsl #0
    and w17, w4, w17
    cbz x17, .Lpipo64_256_ctr_after38
    ldrb w17, [x2, #0]
    eor w16, w16, w17
    strb w16, [x3, #0]
.Lpipo64_256_ctr_after38:
    movz w16, #0, lsl #0
    add x4, x16, #0
    b .Lpipo64_256_ctr_count30
.Lpipo64_256_ctr_carry2:
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
    b .Lpipo64_256_ctr_epoch1
    .size pipo64_256_ctr, .-pipo64_256_ctr

    .section .note.GNU-stack,"",%progbits
