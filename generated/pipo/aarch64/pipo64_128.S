/* gen --cipher pipo --target aarch64 */
/* SPDX-License-Identifier: 0BSD */
/*
 * PIPO64_128 (ICISC 2020) for aarch64: 64-bit Arm with Advanced SIMD (NEON), AAPCS64.
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
      "symbol": "pipo64_128_expand_key",
      "role": "expand_key",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 616,
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
      "code_bytes": 15484,
      "stack_bytes": 176
    },
    {
      "symbol": "pipo64_128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 15632,
      "stack_bytes": 192
    },
    {
      "symbol": "pipo64_128_ctr",
      "role": "ctr",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 16572,
      "stack_bytes": 512
    }
  ]
}
*/
#if !(defined(__aarch64__) && !defined(__AARCH64EB__) && !defined(__ILP32__))
#error "pipo64_128.S is for AArch64, little-endian, with pointers of 64 bits"
#endif
    .text

    .balign 4
    .globl pipo64_128_expand_key
    .type pipo64_128_expand_key, %function
pipo64_128_expand_key:
    ldp w9, w10, [x1, #0]
    movz w11, #255, lsl #0
    movz w12, #255, lsl #0
    eor w13, w9, w9, lsr #8
    ldp w14, w15, [x1, #8]
    movk w11, #255, lsl #16
    movz w16, #255, lsl #0
    eor w17, w14, w14, lsr #8
    movk w12, #255, lsl #16
    movz w8, #255, lsl #0
    and w11, w13, w11
    eor w13, w10, w10, lsr #8
    movk w16, #255, lsl #16
    and w12, w17, w12
    eor w17, w15, w15, lsr #8
    movk w8, #255, lsl #16
    eor w1, w9, w11, lsl #8
    eor w9, w9, w11
    and w11, w13, w16
    eor w13, w14, w12, lsl #8
    eor w12, w14, w12
    and w14, w17, w8
    eor w16, w1, w1, lsl #16
    eor w17, w9, w9, lsl #16
    eor w8, w10, w11, lsl #8
    eor w2, w13, w13, lsl #16
    eor w10, w10, w11
    eor w11, w12, w12, lsl #16
    eor w3, w15, w14, lsl #8
    eor w14, w15, w14
    ubfm w15, w16, #16, #31
    ubfm w4, w17, #16, #31
    eor w5, w8, w8, lsl #16
    eor w15, w1, w15, lsl #16
    eor w4, w9, w4, lsl #16
    eor w16, w1, w16, lsr #16
    ubfm w1, w2, #16, #31
    eor w2, w13, w2, lsr #16
    dup v16.4s, w15
    eor w13, w13, w1, lsl #16
    movz w1, #257, lsl #0
    eor w9, w9, w17, lsr #16
    dup v17.4s, w4
    movz w17, #514, lsl #0
    movk w1, #257, lsl #16
    orn w4, wzr, w4
    dup v18.4s, w16
    movk w17, #514, lsl #16
    eor w1, w13, w1
    orn w16, wzr, w16
    dup v19.4s, w4
    movz w4, #771, lsl #0
    eor w17, w15, w17
    dup v20.4s, w1
    movz w1, #1028, lsl #0
    movk w4, #771, lsl #16
    movk w1, #1028, lsl #16
    dup v21.4s, w17
    movz w17, #1285, lsl #0
    movk w17, #1285, lsl #16
    eor w4, w13, w4
    eor w1, w15, w1
    dup v22.4s, w16
    movz w16, #1542, lsl #0
    eor w17, w13, w17
    dup v23.4s, w4
    movz w4, #1799, lsl #0
    movk w16, #1542, lsl #16
    movk w4, #1799, lsl #16
    dup v24.4s, w1
    movz w1, #2056, lsl #0
    movk w1, #2056, lsl #16
    eor w16, w15, w16
    eor w4, w13, w4
    dup v25.4s, w17
    movz w17, #2313, lsl #0
    eor w1, w15, w1
    dup v26.4s, w16
    movz w16, #2570, lsl #0
    movk w17, #2313, lsl #16
    movk w16, #2570, lsl #16
    dup v27.4s, w4
    movz w4, #2827, lsl #0
    movk w4, #2827, lsl #16
    eor w17, w13, w17
    eor w16, w15, w16
    dup v28.4s, w1
    movz w1, #3084, lsl #0
    eor w4, w13, w4
    dup v29.4s, w17
    eor w17, w10, w10, lsl #16
    movk w1, #3084, lsl #16
    dup v30.4s, w16
    movz w16, #3341, lsl #0
    stp q16, q17, [x0, #0]
    movk w16, #3341, lsl #16
    eor w15, w15, w1
    ubfm w1, w11, #16, #31
    dup v16.4s, w4
    eor w4, w3, w3, lsl #16
    eor w1, w12, w1, lsl #16
    eor w13, w13, w16
    dup v17.4s, w15
    eor w15, w14, w14, lsl #16
    ubfm w16, w5, #16, #31
    eor w5, w8, w5, lsr #16
    dup v31.4s, w9
    ubfm w9, w17, #16, #31
    eor w16, w8, w16, lsl #16
    ubfm w8, w4, #16, #31
    dup v0.4s, w5
    eor w4, w3, w4, lsr #16
    orn w5, wzr, w5
    eor w9, w10, w9, lsl #16
    dup v1.4s, w16
    ubfm w16, w15, #16, #31
    eor w10, w10, w17, lsr #16
    orn w17, wzr, w1
    dup v2.4s, w5
    orn w5, wzr, w2
    eor w11, w12, w11, lsr #16
    eor w12, w3, w8, lsl #16
    dup v3.4s, w9
    eor w9, w14, w16, lsl #16
    orn w16, wzr, w4
    eor w14, w14, w15, lsr #16
    dup v4.4s, w10
    dup v5.4s, w13
    stp q18, q0, [x0, #32]
    dup v18.4s, w17
    stp q20, q21, [x0, #64]
    dup v20.4s, w5
    stp q23, q24, [x0, #96]
    dup v21.4s, w11
    stp q25, q26, [x0, #128]
    dup v23.4s, w12
    stp q27, q28, [x0, #160]
    dup v24.4s, w9
    stp q29, q30, [x0, #192]
    dup v25.4s, w16
    stp q16, q17, [x0, #224]
    dup v16.4s, w14
    stp q19, q22, [x0, #256]
    stp q2, q31, [x0, #288]
    stp q1, q3, [x0, #320]
    stp q4, q5, [x0, #352]
    str w1, [x0, #496]
    str w2, [x0, #500]
    stp q18, q20, [x0, #384]
    stp q21, q23, [x0, #416]
    str w4, [x0, #504]
    stp q24, q25, [x0, #448]
    str q16, [x0, #480]
    ret x30
    .size pipo64_128_expand_key, .-pipo64_128_expand_key

    .balign 4
    .globl pipo64_128_encrypt
    .type pipo64_128_encrypt, %function
pipo64_128_encrypt:
    sub sp, sp, #80
    str x19, [sp, #0]
    str x20, [sp, #8]
    str x21, [sp, #16]
    str x22, [sp, #24]
    str x23, [sp, #32]
    str x24, [sp, #40]
    str x25, [sp, #48]
    str x26, [sp, #56]
    str x27, [sp, #64]
    str x28, [sp, #72]
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
    ldr w19, [x0, #496]
    orr w20, w11, w10
    eor w1, w1, w15
    and w21, w17, w14
    ldr w22, [x0, #500]
    eor w9, w9, w20
    eor w1, w1, w21
    eor w12, w12, w17
    ldr w20, [x0, #504]
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
    ret x30
    .size pipo64_128_encrypt, .-pipo64_128_encrypt

    .balign 4
    .globl pipo64_128_decrypt
    .type pipo64_128_decrypt, %function
pipo64_128_decrypt:
    sub sp, sp, #80
    str x19, [sp, #0]
    str x20, [sp, #8]
    str x21, [sp, #16]
    str x22, [sp, #24]
    str x23, [sp, #32]
    str x24, [sp, #40]
    str x25, [sp, #48]
    str x26, [sp, #56]
    str x27, [sp, #64]
    str x28, [sp, #72]
    ldrb w9, [x1, #3]
    ldrb w10, [x1, #5]
    ldrb w11, [x1, #6]
    ldrb w12, [x1, #4]
    ldr w13, [x0, #416]
    ldr w14, [x0, #448]
    ldrb w15, [x1, #0]
    ldr w16, [x0, #504]
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
    ldr w7, [x0, #496]
    orr w15, w15, w15, lsl #16
    eor w12, w12, w17
    orr w5, w5, w10, ror #5
    ldr w19, [x0, #480]
    orr w6, w6, w11, ror #1
    eor w12, w5, w12, ror #6
    eor w15, w15, w8
    ldr w8, [x0, #500]
    eor w9, w6, w9, ror #3
    orr w3, w3, w3, lsl #8
    orr w4, w4, w4, lsl #8
    eor w5, w12, w11, ror #1
    eor w6, w15, w9
    orr w3, w3, w3, lsl #16
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
    ret x30
    .size pipo64_128_decrypt, .-pipo64_128_decrypt

    .balign 4
    .globl pipo64_128_encrypt_blocks
    .type pipo64_128_encrypt_blocks, %function
pipo64_128_encrypt_blocks:
    sub sp, sp, #176
    str x19, [sp, #96]
    str x20, [sp, #104]
    str x21, [sp, #112]
    str x22, [sp, #120]
    str x23, [sp, #128]
    str x24, [sp, #136]
    str x25, [sp, #144]
    str x26, [sp, #152]
    str x27, [sp, #160]
    str x28, [sp, #168]
    str q8, [sp, #0]
    str q9, [sp, #16]
    str q10, [sp, #32]
    str q11, [sp, #48]
    str q12, [sp, #64]
    str q13, [sp, #80]
    sub x9, x3, #32
    tbnz x9, 63, .Lpipo64_128_encrypt_blocks_fewer3
    ldp q17, q16, [x0, #304]
    ldp q19, q18, [x0, #336]
.Lpipo64_128_encrypt_blocks_blocks5:
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
    ldp q7, q8, [x0, #384]
    eor v9.16b, v4.16b, v24.16b
    eor v10.16b, v25.16b, v22.16b
    eor v11.16b, v2.16b, v0.16b
    eor v12.16b, v6.16b, v30.16b
    eor v20.16b, v3.16b, v20.16b
    eor v21.16b, v28.16b, v21.16b
    ldp q3, q28, [x0, #448]
    ldr q13, [x0, #480]
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
    ldp q0, q10, [x0, #416]
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
    ldp q7, q8, [x0, #256]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v23.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v25.16b, v25.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldr q28, [x0, #288]
    bic v31.16b, v11.16b, v9.16b
    bic v13.16b, v12.16b, v10.16b
    eor v25.16b, v25.16b, v22.16b
    eor v26.16b, v26.16b, v24.16b
    eor v22.16b, v22.16b, v9.16b
    eor v24.16b, v24.16b, v10.16b
    eor v31.16b, v25.16b, v31.16b
    eor v9.16b, v26.16b, v13.16b
    shl v10.16b, v22.16b, #7
    eor v21.16b, v21.16b, v11.16b
    shl v11.16b, v24.16b, #7
    eor v27.16b, v27.16b, v12.16b
    orn v12.16b, v25.16b, v2.16b
    orn v13.16b, v26.16b, v1.16b
    eor v29.16b, v29.16b, v31.16b
    eor v30.16b, v30.16b, v9.16b
    sri v10.16b, v22.16b, #1
    eor v22.16b, v4.16b, v12.16b
    sri v11.16b, v24.16b, #1
    eor v24.16b, v0.16b, v13.16b
    shl v31.16b, v21.16b, #4
    eor v0.16b, v3.16b, v6.16b
    shl v3.16b, v27.16b, #4
    eor v4.16b, v5.16b, v6.16b
    shl v5.16b, v2.16b, #1
    eor v6.16b, v10.16b, v7.16b
    shl v9.16b, v1.16b, #1
    eor v7.16b, v11.16b, v7.16b
    shl v10.16b, v29.16b, #2
    orr v11.16b, v22.16b, v25.16b
    shl v12.16b, v30.16b, #2
    orr v13.16b, v24.16b, v26.16b
    sri v31.16b, v21.16b, #4
    eor v20.16b, v20.16b, v11.16b
    sri v3.16b, v27.16b, #4
    eor v21.16b, v23.16b, v13.16b
    shl v23.16b, v25.16b, #5
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
    shl v30.16b, v22.16b, #3
    eor v5.16b, v10.16b, v18.16b
    shl v8.16b, v24.16b, #3
    eor v9.16b, v12.16b, v18.16b
    sri v23.16b, v25.16b, #3
    and v25.16b, v5.16b, v29.16b
    sri v31.16b, v26.16b, #3
    eor v26.16b, v27.16b, v2.16b
    sri v30.16b, v22.16b, #5
    eor v22.16b, v23.16b, v19.16b
    sri v8.16b, v24.16b, #5
    eor v23.16b, v31.16b, v19.16b
    shl v24.16b, v20.16b, #6
    and v27.16b, v9.16b, v28.16b
    shl v31.16b, v21.16b, #6
    eor v1.16b, v3.16b, v1.16b
    eor v30.16b, v30.16b, v17.16b
    eor v2.16b, v8.16b, v17.16b
    sri v24.16b, v20.16b, #2
    eor v20.16b, v22.16b, v25.16b
    sri v31.16b, v21.16b, #2
    orr v21.16b, v26.16b, v6.16b
    eor v22.16b, v23.16b, v27.16b
    orr v23.16b, v1.16b, v7.16b
    eor v24.16b, v24.16b, v16.16b
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
    ldr q5, [x0, #96]
    ldp q7, q8, [x0, #384]
    eor v9.16b, v3.16b, v20.16b
    eor v10.16b, v30.16b, v22.16b
    eor v11.16b, v4.16b, v0.16b
    eor v12.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v29.16b
    eor v25.16b, v25.16b, v28.16b
    ldp q29, q28, [x0, #448]
    ldr q13, [x0, #480]
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
    ldp q0, q10, [x0, #416]
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
    ldr q6, [x0, #112]
    ldp q7, q8, [x0, #256]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldr q28, [x0, #288]
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
    ldp q7, q8, [x0, #384]
    eor v9.16b, v3.16b, v20.16b
    eor v10.16b, v30.16b, v22.16b
    eor v11.16b, v4.16b, v0.16b
    eor v12.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v29.16b
    eor v25.16b, v25.16b, v28.16b
    ldp q29, q28, [x0, #448]
    ldr q13, [x0, #480]
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
    ldp q0, q10, [x0, #416]
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
    ldp q7, q8, [x0, #256]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldr q28, [x0, #288]
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
    ldr q5, [x0, #160]
    ldp q7, q8, [x0, #384]
    eor v9.16b, v3.16b, v20.16b
    eor v10.16b, v30.16b, v22.16b
    eor v11.16b, v4.16b, v0.16b
    eor v12.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v29.16b
    eor v25.16b, v25.16b, v28.16b
    ldp q29, q28, [x0, #448]
    ldr q13, [x0, #480]
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
    ldp q0, q10, [x0, #416]
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
    ldr q6, [x0, #176]
    ldp q7, q8, [x0, #256]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldr q28, [x0, #288]
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
    ldp q7, q8, [x0, #384]
    eor v9.16b, v3.16b, v20.16b
    eor v10.16b, v30.16b, v22.16b
    eor v11.16b, v4.16b, v0.16b
    eor v12.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v29.16b
    eor v25.16b, v25.16b, v28.16b
    ldp q29, q28, [x0, #448]
    ldr q13, [x0, #480]
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
    ldp q0, q10, [x0, #416]
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
    ldp q7, q8, [x0, #256]
    eor v9.16b, v2.16b, v20.16b
    eor v10.16b, v1.16b, v22.16b
    eor v11.16b, v3.16b, v4.16b
    eor v12.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldr q28, [x0, #288]
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
    ldr q5, [x0, #224]
    ldp q7, q8, [x0, #384]
    eor v9.16b, v3.16b, v20.16b
    eor v10.16b, v30.16b, v22.16b
    eor v11.16b, v4.16b, v0.16b
    eor v12.16b, v6.16b, v2.16b
    eor v24.16b, v24.16b, v29.16b
    eor v25.16b, v25.16b, v28.16b
    ldp q29, q28, [x0, #448]
    ldr q13, [x0, #480]
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
    ldp q0, q10, [x0, #416]
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
    eor v6.16b, v2.16b, v20.16b
    eor v7.16b, v1.16b, v22.16b
    eor v8.16b, v3.16b, v4.16b
    eor v9.16b, v5.16b, v0.16b
    eor v24.16b, v24.16b, v31.16b
    eor v26.16b, v26.16b, v28.16b
    ldp q28, q31, [x0, #240]
    bic v10.16b, v8.16b, v6.16b
    bic v11.16b, v9.16b, v7.16b
    ldp q13, q12, [x0, #272]
    eor v24.16b, v24.16b, v21.16b
    eor v26.16b, v26.16b, v23.16b
    eor v21.16b, v21.16b, v6.16b
    eor v23.16b, v23.16b, v7.16b
    eor v6.16b, v24.16b, v10.16b
    eor v7.16b, v26.16b, v11.16b
    orn v10.16b, v24.16b, v2.16b
    orn v11.16b, v26.16b, v1.16b
    eor v29.16b, v29.16b, v6.16b
    eor v30.16b, v30.16b, v7.16b
    shl v6.16b, v21.16b, #7
    eor v25.16b, v25.16b, v8.16b
    shl v7.16b, v23.16b, #7
    eor v27.16b, v27.16b, v9.16b
    eor v4.16b, v4.16b, v10.16b
    eor v0.16b, v0.16b, v11.16b
    shl v8.16b, v2.16b, #1
    eor v3.16b, v3.16b, v28.16b
    shl v9.16b, v1.16b, #1
    orr v10.16b, v4.16b, v24.16b
    shl v11.16b, v29.16b, #2
    eor v28.16b, v5.16b, v28.16b
    shl v5.16b, v30.16b, #2
    eor v20.16b, v20.16b, v10.16b
    sri v6.16b, v21.16b, #1
    orr v21.16b, v0.16b, v26.16b
    sri v7.16b, v23.16b, #1
    shl v23.16b, v25.16b, #4
    eor v6.16b, v6.16b, v31.16b
    shl v10.16b, v27.16b, #4
    eor v31.16b, v7.16b, v31.16b
    shl v7.16b, v24.16b, #5
    eor v21.16b, v22.16b, v21.16b
    shl v22.16b, v26.16b, #5
    sri v8.16b, v2.16b, #7
    and v2.16b, v6.16b, v3.16b
    sri v9.16b, v1.16b, #7
    and v1.16b, v31.16b, v28.16b
    sri v11.16b, v29.16b, #6
    eor v29.16b, v8.16b, v12.16b
    sri v5.16b, v30.16b, #6
    eor v30.16b, v9.16b, v12.16b
    sri v23.16b, v25.16b, #4
    eor v25.16b, v11.16b, v18.16b
    sri v10.16b, v27.16b, #4
    eor v27.16b, v5.16b, v18.16b
    shl v5.16b, v4.16b, #3
    eor v23.16b, v23.16b, v13.16b
    shl v8.16b, v0.16b, #3
    eor v9.16b, v10.16b, v13.16b
    sri v7.16b, v24.16b, #3
    and v24.16b, v25.16b, v29.16b
    sri v22.16b, v26.16b, #3
    and v26.16b, v27.16b, v30.16b
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
    orr v4.16b, v23.16b, v31.16b
    eor v24.16b, v24.16b, v0.16b
    eor v0.16b, v3.16b, v1.16b
    eor v26.16b, v26.16b, v2.16b
    eor v28.16b, v28.16b, v4.16b
    eor v25.16b, v25.16b, v24.16b
    orr v1.16b, v21.16b, v0.16b
    eor v27.16b, v27.16b, v26.16b
    orr v2.16b, v23.16b, v28.16b
    eor v1.16b, v6.16b, v1.16b
    eor v3.16b, v20.16b, v25.16b
    eor v31.16b, v31.16b, v2.16b
    eor v2.16b, v22.16b, v27.16b
    eor v29.16b, v29.16b, v5.16b
    eor v30.16b, v30.16b, v8.16b
    eor v25.16b, v25.16b, v1.16b
    eor v27.16b, v27.16b, v31.16b
    orr v20.16b, v24.16b, v20.16b
    orr v22.16b, v26.16b, v22.16b
    and v4.16b, v3.16b, v29.16b
    and v6.16b, v2.16b, v30.16b
    eor v20.16b, v5.16b, v20.16b
    eor v22.16b, v8.16b, v22.16b
    and v5.16b, v25.16b, v3.16b
    and v7.16b, v27.16b, v2.16b
    eor v24.16b, v24.16b, v4.16b
    eor v26.16b, v26.16b, v6.16b
    eor v20.16b, v20.16b, v21.16b
    eor v22.16b, v22.16b, v23.16b
    eor v29.16b, v29.16b, v5.16b
    eor v30.16b, v30.16b, v7.16b
    eor v24.16b, v24.16b, v0.16b
    eor v26.16b, v26.16b, v28.16b
    eor v4.16b, v20.16b, v3.16b
    eor v5.16b, v22.16b, v2.16b
    eor v6.16b, v25.16b, v29.16b
    eor v7.16b, v27.16b, v30.16b
    orn v8.16b, v24.16b, v20.16b
    orn v9.16b, v26.16b, v22.16b
    ldp q10, q11, [x0, #368]
    bic v12.16b, v6.16b, v4.16b
    bic v13.16b, v7.16b, v5.16b
    eor v29.16b, v29.16b, v8.16b
    eor v30.16b, v30.16b, v9.16b
    ldp q8, q9, [x0, #400]
    eor v12.16b, v24.16b, v12.16b
    eor v13.16b, v26.16b, v13.16b
    eor v0.16b, v0.16b, v4.16b
    orr v4.16b, v29.16b, v24.16b
    eor v28.16b, v28.16b, v5.16b
    orr v5.16b, v30.16b, v26.16b
    eor v21.16b, v21.16b, v6.16b
    eor v23.16b, v23.16b, v7.16b
    ldp q6, q7, [x0, #432]
    eor v3.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v5.16b
    ldp q4, q5, [x0, #464]
    eor v1.16b, v1.16b, v12.16b
    eor v31.16b, v31.16b, v13.16b
    shl v12.16b, v0.16b, #7
    eor v25.16b, v25.16b, v10.16b
    shl v13.16b, v28.16b, #7
    eor v27.16b, v27.16b, v10.16b
    shl v10.16b, v21.16b, #4
    sri v12.16b, v0.16b, #1
    shl v0.16b, v23.16b, #4
    sri v13.16b, v28.16b, #1
    eor v28.16b, v12.16b, v11.16b
    shl v12.16b, v29.16b, #3
    sri v10.16b, v21.16b, #4
    eor v21.16b, v13.16b, v11.16b
    shl v11.16b, v30.16b, #3
    shl v13.16b, v3.16b, #6
    eor v10.16b, v10.16b, v8.16b
    sri v0.16b, v23.16b, #4
    shl v23.16b, v2.16b, #6
    sri v12.16b, v29.16b, #5
    eor v29.16b, v0.16b, v8.16b
    shl v0.16b, v24.16b, #5
    shl v8.16b, v26.16b, #5
    eor v12.16b, v12.16b, v9.16b
    sri v11.16b, v30.16b, #5
    shl v30.16b, v20.16b, #1
    sri v13.16b, v3.16b, #2
    eor v3.16b, v11.16b, v9.16b
    shl v9.16b, v22.16b, #1
    shl v11.16b, v1.16b, #2
    eor v13.16b, v13.16b, v6.16b
    sri v23.16b, v2.16b, #2
    shl v2.16b, v31.16b, #2
    sri v0.16b, v24.16b, #3
    eor v23.16b, v23.16b, v6.16b
    sri v8.16b, v26.16b, #3
    trn1 v24.4s, v25.4s, v13.4s
    sri v30.16b, v20.16b, #7
    eor v20.16b, v0.16b, v7.16b
    sri v9.16b, v22.16b, #7
    eor v22.16b, v8.16b, v7.16b
    sri v11.16b, v1.16b, #6
    eor v26.16b, v30.16b, v4.16b
    sri v2.16b, v31.16b, #6
    eor v30.16b, v9.16b, v4.16b
    eor v31.16b, v11.16b, v5.16b
    trn2 v25.4s, v25.4s, v13.4s
    eor v0.16b, v2.16b, v5.16b
    trn1 v1.4s, v28.4s, v20.4s
    sub x9, x9, #32
    add x1, x1, #256
    trn2 v20.4s, v28.4s, v20.4s
    trn1 v28.4s, v10.4s, v26.4s
    trn2 v26.4s, v10.4s, v26.4s
    trn1 v2.4s, v12.4s, v31.4s
    trn2 v31.4s, v12.4s, v31.4s
    trn1 v4.4s, v27.4s, v23.4s
    trn2 v23.4s, v27.4s, v23.4s
    trn1 v27.4s, v21.4s, v22.4s
    trn2 v21.4s, v21.4s, v22.4s
    trn1 v22.4s, v29.4s, v30.4s
    trn2 v29.4s, v29.4s, v30.4s
    trn1 v30.4s, v3.4s, v0.4s
    trn2 v0.4s, v3.4s, v0.4s
    trn1 v3.8h, v24.8h, v28.8h
    trn2 v24.8h, v24.8h, v28.8h
    trn1 v28.8h, v1.8h, v2.8h
    trn2 v1.8h, v1.8h, v2.8h
    trn1 v2.8h, v25.8h, v26.8h
    trn2 v25.8h, v25.8h, v26.8h
    trn1 v26.8h, v20.8h, v31.8h
    trn2 v20.8h, v20.8h, v31.8h
    trn1 v31.8h, v4.8h, v22.8h
    trn2 v22.8h, v4.8h, v22.8h
    trn1 v4.8h, v27.8h, v30.8h
    trn2 v27.8h, v27.8h, v30.8h
    trn1 v30.8h, v23.8h, v29.8h
    trn2 v23.8h, v23.8h, v29.8h
    trn1 v29.8h, v21.8h, v0.8h
    trn2 v21.8h, v21.8h, v0.8h
    trn1 v0.16b, v3.16b, v28.16b
    trn2 v28.16b, v3.16b, v28.16b
    trn1 v3.16b, v24.16b, v1.16b
    trn2 v24.16b, v24.16b, v1.16b
    trn1 v1.16b, v2.16b, v26.16b
    trn2 v26.16b, v2.16b, v26.16b
    trn1 v2.16b, v25.16b, v20.16b
    stp q0, q28, [x2, #0]
    trn2 v20.16b, v25.16b, v20.16b
    trn1 v25.16b, v31.16b, v4.16b
    stp q3, q24, [x2, #32]
    trn2 v24.16b, v31.16b, v4.16b
    trn1 v28.16b, v22.16b, v27.16b
    stp q1, q26, [x2, #64]
    trn2 v22.16b, v22.16b, v27.16b
    trn1 v26.16b, v30.16b, v29.16b
    stp q2, q20, [x2, #96]
    trn2 v20.16b, v30.16b, v29.16b
    trn1 v27.16b, v23.16b, v21.16b
    stp q25, q24, [x2, #128]
    trn2 v21.16b, v23.16b, v21.16b
    stp q28, q22, [x2, #160]
    stp q26, q20, [x2, #192]
    stp q27, q21, [x2, #224]
    add x2, x2, #256
    tbz x9, 63, .Lpipo64_128_encrypt_blocks_blocks5
.Lpipo64_128_encrypt_blocks_fewer3:
    add x9, x9, #32
    sub x9, x9, #16
    tbnz x9, 63, .Lpipo64_128_encrypt_blocks_fewer7
    ldp q17, q16, [x0, #288]
    ldr q18, [x0, #352]
    ldp q20, q19, [x0, #320]
    ldr q21, [x0, #480]
    ldp q23, q22, [x0, #384]
    ldp q25, q24, [x0, #416]
    ldp q27, q26, [x0, #448]
    ldp q29, q28, [x0, #256]
.Lpipo64_128_encrypt_blocks_blocks9:
    ldp q31, q30, [x1, #0]
    ldp q1, q0, [x1, #32]
    ldp q3, q2, [x1, #64]
    ldp q5, q4, [x1, #96]
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
    shl v9.16b, v2.16b, #7
    orn v30.16b, v4.16b, v30.16b
    eor v6.16b, v4.16b, v6.16b
    shl v10.16b, v31.16b, #4
    sri v9.16b, v2.16b, #1
    eor v30.16b, v0.16b, v30.16b
    eor v0.16b, v3.16b, v6.16b
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    sri v10.16b, v31.16b, #4
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
    shl v9.16b, v2.16b, #7
    orn v0.16b, v30.16b, v0.16b
    eor v6.16b, v30.16b, v6.16b
    shl v10.16b, v4.16b, #4
    sri v9.16b, v2.16b, #1
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v3.16b, v6.16b
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v29.16b
    sri v10.16b, v4.16b, #4
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
    shl v9.16b, v2.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v4.16b, #4
    sri v9.16b, v2.16b, #1
    eor v31.16b, v1.16b, v31.16b
    eor v1.16b, v3.16b, v6.16b
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    sri v10.16b, v4.16b, #4
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
    shl v9.16b, v2.16b, #7
    orn v0.16b, v31.16b, v0.16b
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v4.16b, #4
    sri v9.16b, v2.16b, #1
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v3.16b, v6.16b
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v29.16b
    sri v10.16b, v4.16b, #4
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
    shl v9.16b, v2.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v4.16b, #4
    sri v9.16b, v2.16b, #1
    eor v31.16b, v1.16b, v31.16b
    eor v1.16b, v3.16b, v6.16b
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    sri v10.16b, v4.16b, #4
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
    shl v9.16b, v2.16b, #7
    orn v0.16b, v31.16b, v0.16b
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v4.16b, #4
    sri v9.16b, v2.16b, #1
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v3.16b, v6.16b
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v29.16b
    sri v10.16b, v4.16b, #4
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
    shl v9.16b, v2.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v4.16b, #4
    sri v9.16b, v2.16b, #1
    eor v31.16b, v1.16b, v31.16b
    eor v1.16b, v3.16b, v6.16b
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    sri v10.16b, v4.16b, #4
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
    shl v9.16b, v2.16b, #7
    orn v0.16b, v31.16b, v0.16b
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v4.16b, #4
    sri v9.16b, v2.16b, #1
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v3.16b, v6.16b
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v29.16b
    sri v10.16b, v4.16b, #4
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
    shl v9.16b, v2.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v4.16b, #4
    sri v9.16b, v2.16b, #1
    eor v31.16b, v1.16b, v31.16b
    eor v1.16b, v3.16b, v6.16b
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    sri v10.16b, v4.16b, #4
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
    shl v9.16b, v2.16b, #7
    orn v0.16b, v31.16b, v0.16b
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v4.16b, #4
    sri v9.16b, v2.16b, #1
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v3.16b, v6.16b
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v29.16b
    sri v10.16b, v4.16b, #4
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
    shl v9.16b, v2.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v4.16b, #4
    sri v9.16b, v2.16b, #1
    eor v31.16b, v1.16b, v31.16b
    eor v1.16b, v3.16b, v6.16b
    eor v2.16b, v7.16b, v5.16b
    eor v3.16b, v9.16b, v23.16b
    sri v10.16b, v4.16b, #4
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
    eor v5.16b, v0.16b, v30.16b
    shl v6.16b, v0.16b, #1
    eor v8.16b, v7.16b, v1.16b
    eor v31.16b, v31.16b, v2.16b
    ldr q9, [x0, #240]
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
    ldr q9, [x0, #368]
    shl v10.16b, v1.16b, #7
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
    tbz x9, 63, .Lpipo64_128_encrypt_blocks_blocks9
.Lpipo64_128_encrypt_blocks_fewer7:
    add x9, x9, #16
    sub x9, x9, #4
    tbnz x9, 63, .Lpipo64_128_encrypt_blocks_fewer11
    ldp q17, q16, [x0, #288]
    ldr q18, [x0, #352]
    ldp q20, q19, [x0, #320]
    ldr q21, [x0, #480]
    ldp q23, q22, [x0, #384]
    ldp q25, q24, [x0, #416]
    ldp q27, q26, [x0, #448]
    ldp q29, q28, [x0, #256]
.Lpipo64_128_encrypt_blocks_blocks13:
    ldr s30, [x1, #0]
    ldr s31, [x1, #8]
    ldr s0, [x1, #16]
    ldr s1, [x1, #24]
    ldr s2, [x1, #4]
    ldr s3, [x1, #12]
    ldr s4, [x1, #20]
    ldr s5, [x1, #28]
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
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    sri v10.16b, v31.16b, #4
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
    shl v9.16b, v3.16b, #7
    orn v0.16b, v30.16b, v0.16b
    eor v6.16b, v30.16b, v6.16b
    shl v10.16b, v1.16b, #4
    sri v9.16b, v3.16b, #1
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v4.16b, v6.16b
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v29.16b
    sri v10.16b, v1.16b, #4
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
    shl v9.16b, v3.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v1.16b, #4
    sri v9.16b, v3.16b, #1
    eor v31.16b, v2.16b, v31.16b
    eor v2.16b, v4.16b, v6.16b
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    sri v10.16b, v1.16b, #4
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
    shl v9.16b, v3.16b, #7
    orn v0.16b, v31.16b, v0.16b
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v1.16b, #4
    sri v9.16b, v3.16b, #1
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v4.16b, v6.16b
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v29.16b
    sri v10.16b, v1.16b, #4
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
    shl v9.16b, v3.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v1.16b, #4
    sri v9.16b, v3.16b, #1
    eor v31.16b, v2.16b, v31.16b
    eor v2.16b, v4.16b, v6.16b
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    sri v10.16b, v1.16b, #4
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
    shl v9.16b, v3.16b, #7
    orn v0.16b, v31.16b, v0.16b
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v1.16b, #4
    sri v9.16b, v3.16b, #1
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v4.16b, v6.16b
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v29.16b
    sri v10.16b, v1.16b, #4
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
    shl v9.16b, v3.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v1.16b, #4
    sri v9.16b, v3.16b, #1
    eor v31.16b, v2.16b, v31.16b
    eor v2.16b, v4.16b, v6.16b
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    sri v10.16b, v1.16b, #4
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
    shl v9.16b, v3.16b, #7
    orn v0.16b, v31.16b, v0.16b
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v1.16b, #4
    sri v9.16b, v3.16b, #1
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v4.16b, v6.16b
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v29.16b
    sri v10.16b, v1.16b, #4
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
    shl v9.16b, v3.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v1.16b, #4
    sri v9.16b, v3.16b, #1
    eor v31.16b, v2.16b, v31.16b
    eor v2.16b, v4.16b, v6.16b
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    sri v10.16b, v1.16b, #4
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
    shl v9.16b, v3.16b, #7
    orn v0.16b, v31.16b, v0.16b
    eor v6.16b, v31.16b, v6.16b
    shl v10.16b, v1.16b, #4
    sri v9.16b, v3.16b, #1
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v4.16b, v6.16b
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v29.16b
    sri v10.16b, v1.16b, #4
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
    shl v9.16b, v3.16b, #7
    orn v31.16b, v0.16b, v31.16b
    eor v6.16b, v0.16b, v6.16b
    shl v10.16b, v1.16b, #4
    sri v9.16b, v3.16b, #1
    eor v31.16b, v2.16b, v31.16b
    eor v2.16b, v4.16b, v6.16b
    eor v3.16b, v7.16b, v5.16b
    eor v4.16b, v9.16b, v23.16b
    sri v10.16b, v1.16b, #4
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
    eor v5.16b, v0.16b, v30.16b
    shl v6.16b, v0.16b, #1
    eor v8.16b, v7.16b, v2.16b
    eor v31.16b, v31.16b, v3.16b
    ldr q9, [x0, #240]
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
    eor v8.16b, v31.16b, v1.16b
    sri v7.16b, v3.16b, #7
    orn v3.16b, v4.16b, v3.16b
    ldr q9, [x0, #368]
    shl v10.16b, v2.16b, #7
    bic v6.16b, v8.16b, v6.16b
    eor v30.16b, v30.16b, v8.16b
    eor v1.16b, v1.16b, v3.16b
    shl v3.16b, v4.16b, #5
    eor v6.16b, v4.16b, v6.16b
    shl v8.16b, v30.16b, #4
    orr v11.16b, v1.16b, v4.16b
    shl v12.16b, v1.16b, #3
    eor v5.16b, v5.16b, v6.16b
    sri v10.16b, v2.16b, #1
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
    tbz x9, 63, .Lpipo64_128_encrypt_blocks_blocks13
.Lpipo64_128_encrypt_blocks_fewer11:
    add x9, x9, #4
    cbz x9, .Lpipo64_128_encrypt_blocks_done1
    ldr w10, [x0, #16]
    ldr w11, [x0, #32]
    ldr w12, [x0, #304]
    ldr w13, [x0, #320]
    ldr w14, [x0, #336]
    ldr w15, [x0, #48]
    ldr w16, [x0, #352]
    ldr w17, [x0, #496]
    ldr w8, [x0, #500]
    ldr w3, [x0, #416]
    ldr w4, [x0, #432]
    ldr w5, [x0, #448]
    ldr w6, [x0, #504]
    ldr w7, [x0, #480]
.Lpipo64_128_encrypt_blocks_blocks15:
    ldrb w19, [x1, #0]
    ldrb w20, [x1, #1]
    ldrb w21, [x1, #2]
    ldrb w22, [x1, #6]
    ldrb w23, [x1, #7]
    ldrb w24, [x1, #5]
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
    eor w19, w19, w28
    and w28, w25, w24
    eor w22, w22, w25
    eor w26, w26, w28
    orr w28, w21, w19
    eor w23, w23, w26
    eor w20, w20, w28
    orr w28, w26, w24
    eor w24, w24, w23
    eor w23, w23, w20
    eor w25, w25, w28
    and w28, w23, w24
    eon w25, w25, w21
    eor w27, w23, w27
    eor w28, w22, w28
    and w22, w24, w22
    eor w22, w26, w22
    eor w23, w23, w28
    eor w26, w25, w24
    eor w22, w22, w19
    eor w19, w19, w26
    and w26, w26, w23
    eor w26, w22, w26
    eon w21, w23, w21
    eor w19, w17, w19, ror #1
    eor w20, w20, w26
    orr w23, w22, w25
    eor w21, w8, w21, ror #4
    eor w23, w28, w23
    eor w25, w6, w25, ror #7
    eor w20, w7, w20, ror #6
    and w26, w19, w27
    orr w28, w23, w22
    eor w22, w5, w22, ror #3
    eor w21, w21, w26
    and w26, w20, w25
    eor w24, w24, w28
    ldr w28, [x0, #80]
    eor w23, w3, w23, ror #5
    eor w22, w22, w26
    orr w26, w21, w19
    eor w24, w4, w24, ror #2
    eor w26, w27, w26
    and w27, w23, w22
    eor w24, w24, w27
    orr w27, w21, w26
    eor w25, w25, w23
    eor w20, w20, w24
    eor w19, w19, w27
    orr w27, w24, w22
    eor w22, w22, w20
    eor w20, w20, w19
    eor w23, w23, w27
    and w27, w20, w22
    eon w23, w23, w21
    eor w28, w20, w28
    eor w27, w25, w27
    and w25, w22, w25
    eor w24, w24, w25
    eor w20, w20, w27
    eor w25, w23, w22
    eor w24, w24, w26
    eor w26, w26, w25
    and w25, w25, w20
    eor w25, w24, w25
    eon w20, w20, w21
    eor w21, w10, w26, ror #1
    eor w19, w19, w25
    orr w25, w24, w23
    eor w20, w11, w20, ror #4
    eor w25, w27, w25
    eor w23, w15, w23, ror #7
    eor w19, w16, w19, ror #6
    and w26, w21, w28
    orr w27, w25, w24
    eor w24, w14, w24, ror #3
    eor w20, w20, w26
    and w26, w19, w23
    eor w22, w22, w27
    ldr w27, [x0, #96]
    eor w25, w12, w25, ror #5
    eor w24, w24, w26
    orr w26, w20, w21
    eor w22, w13, w22, ror #2
    eor w26, w28, w26
    and w28, w25, w24
    eor w22, w22, w28
    orr w28, w20, w26
    eor w23, w23, w25
    eor w19, w19, w22
    eor w21, w21, w28
    orr w28, w22, w24
    eor w24, w24, w19
    eor w19, w19, w21
    eor w25, w25, w28
    and w28, w19, w24
    eon w25, w25, w20
    eor w27, w19, w27
    eor w28, w23, w28
    and w23, w24, w23
    eor w22, w22, w23
    eor w19, w19, w28
    eor w23, w25, w24
    eor w22, w22, w26
    eor w26, w26, w23
    and w23, w23, w19
    eor w23, w22, w23
    eon w19, w19, w20
    eor w20, w17, w26, ror #1
    eor w21, w21, w23
    orr w23, w22, w25
    eor w19, w8, w19, ror #4
    eor w23, w28, w23
    eor w25, w6, w25, ror #7
    eor w21, w7, w21, ror #6
    and w26, w20, w27
    orr w28, w23, w22
    eor w22, w5, w22, ror #3
    eor w19, w19, w26
    and w26, w21, w25
    eor w24, w24, w28
    ldr w28, [x0, #112]
    eor w23, w3, w23, ror #5
    eor w22, w22, w26
    orr w26, w19, w20
    eor w24, w4, w24, ror #2
    eor w26, w27, w26
    and w27, w23, w22
    eor w24, w24, w27
    orr w27, w19, w26
    eor w25, w25, w23
    eor w21, w21, w24
    eor w20, w20, w27
    orr w27, w24, w22
    eor w22, w22, w21
    eor w21, w21, w20
    eor w23, w23, w27
    and w27, w21, w22
    eon w23, w23, w19
    eor w28, w21, w28
    eor w27, w25, w27
    and w25, w22, w25
    eor w24, w24, w25
    eor w21, w21, w27
    eor w25, w23, w22
    eor w24, w24, w26
    eor w26, w26, w25
    and w25, w25, w21
    eor w25, w24, w25
    eon w19, w21, w19
    eor w21, w10, w26, ror #1
    eor w20, w20, w25
    orr w25, w24, w23
    eor w19, w11, w19, ror #4
    eor w25, w27, w25
    eor w23, w15, w23, ror #7
    eor w20, w16, w20, ror #6
    and w26, w21, w28
    orr w27, w25, w24
    eor w24, w14, w24, ror #3
    eor w19, w19, w26
    and w26, w20, w23
    eor w22, w22, w27
    ldr w27, [x0, #128]
    eor w25, w12, w25, ror #5
    eor w24, w24, w26
    orr w26, w19, w21
    eor w22, w13, w22, ror #2
    eor w26, w28, w26
    and w28, w25, w24
    eor w22, w22, w28
    orr w28, w19, w26
    eor w23, w23, w25
    eor w20, w20, w22
    eor w21, w21, w28
    orr w28, w22, w24
    eor w24, w24, w20
    eor w20, w20, w21
    eor w25, w25, w28
    and w28, w20, w24
    eon w25, w25, w19
    eor w27, w20, w27
    eor w28, w23, w28
    and w23, w24, w23
    eor w22, w22, w23
    eor w20, w20, w28
    eor w23, w25, w24
    eor w22, w22, w26
    eor w26, w26, w23
    and w23, w23, w20
    eor w23, w22, w23
    eon w19, w20, w19
    eor w20, w17, w26, ror #1
    eor w21, w21, w23
    orr w23, w22, w25
    eor w19, w8, w19, ror #4
    eor w23, w28, w23
    eor w25, w6, w25, ror #7
    eor w21, w7, w21, ror #6
    and w26, w20, w27
    orr w28, w23, w22
    eor w22, w5, w22, ror #3
    eor w19, w19, w26
    and w26, w21, w25
    eor w24, w24, w28
    ldr w28, [x0, #144]
    eor w23, w3, w23, ror #5
    eor w22, w22, w26
    orr w26, w19, w20
    eor w24, w4, w24, ror #2
    eor w26, w27, w26
    and w27, w23, w22
    eor w24, w24, w27
    orr w27, w19, w26
    eor w25, w25, w23
    eor w21, w21, w24
    eor w20, w20, w27
    orr w27, w24, w22
    eor w22, w22, w21
    eor w21, w21, w20
    eor w23, w23, w27
    and w27, w21, w22
    eon w23, w23, w19
    eor w28, w21, w28
    eor w27, w25, w27
    and w25, w22, w25
    eor w24, w24, w25
    eor w21, w21, w27
    eor w25, w23, w22
    eor w24, w24, w26
    eor w26, w26, w25
    and w25, w25, w21
    eor w25, w24, w25
    eon w19, w21, w19
    eor w21, w10, w26, ror #1
    eor w20, w20, w25
    orr w25, w24, w23
    eor w19, w11, w19, ror #4
    eor w25, w27, w25
    eor w23, w15, w23, ror #7
    eor w20, w16, w20, ror #6
    and w26, w21, w28
    orr w27, w25, w24
    eor w24, w14, w24, ror #3
    eor w19, w19, w26
    and w26, w20, w23
    eor w22, w22, w27
    ldr w27, [x0, #160]
    eor w25, w12, w25, ror #5
    eor w24, w24, w26
    orr w26, w19, w21
    eor w22, w13, w22, ror #2
    eor w26, w28, w26
    and w28, w25, w24
    eor w22, w22, w28
    orr w28, w19, w26
    eor w23, w23, w25
    eor w20, w20, w22
    eor w21, w21, w28
    orr w28, w22, w24
    eor w24, w24, w20
    eor w20, w20, w21
    eor w25, w25, w28
    and w28, w20, w24
    eon w25, w25, w19
    eor w27, w20, w27
    eor w28, w23, w28
    and w23, w24, w23
    eor w22, w22, w23
    eor w20, w20, w28
    eor w23, w25, w24
    eor w22, w22, w26
    eor w26, w26, w23
    and w23, w23, w20
    eor w23, w22, w23
    eon w19, w20, w19
    eor w20, w17, w26, ror #1
    eor w21, w21, w23
    orr w23, w22, w25
    eor w19, w8, w19, ror #4
    eor w23, w28, w23
    eor w25, w6, w25, ror #7
    eor w21, w7, w21, ror #6
    and w26, w20, w27
    orr w28, w23, w22
    eor w22, w5, w22, ror #3
    eor w19, w19, w26
    and w26, w21, w25
    eor w24, w24, w28
    ldr w28, [x0, #176]
    eor w23, w3, w23, ror #5
    eor w22, w22, w26
    orr w26, w19, w20
    eor w24, w4, w24, ror #2
    eor w26, w27, w26
    and w27, w23, w22
    eor w24, w24, w27
    orr w27, w19, w26
    eor w25, w25, w23
    eor w21, w21, w24
    eor w20, w20, w27
    orr w27, w24, w22
    eor w22, w22, w21
    eor w21, w21, w20
    eor w23, w23, w27
    and w27, w21, w22
    eon w23, w23, w19
    eor w28, w21, w28
    eor w27, w25, w27
    and w25, w22, w25
    eor w24, w24, w25
    eor w21, w21, w27
    eor w25, w23, w22
    eor w24, w24, w26
    eor w26, w26, w25
    and w25, w25, w21
    eor w25, w24, w25
    eon w19, w21, w19
    eor w21, w10, w26, ror #1
    eor w20, w20, w25
    orr w25, w24, w23
    eor w19, w11, w19, ror #4
    eor w25, w27, w25
    eor w23, w15, w23, ror #7
    eor w20, w16, w20, ror #6
    and w26, w21, w28
    orr w27, w25, w24
    eor w24, w14, w24, ror #3
    eor w19, w19, w26
    and w26, w20, w23
    eor w22, w22, w27
    ldr w27, [x0, #192]
    eor w25, w12, w25, ror #5
    eor w24, w24, w26
    orr w26, w19, w21
    eor w22, w13, w22, ror #2
    eor w26, w28, w26
    and w28, w25, w24
    eor w22, w22, w28
    orr w28, w19, w26
    eor w23, w23, w25
    eor w20, w20, w22
    eor w21, w21, w28
    orr w28, w22, w24
    eor w24, w24, w20
    eor w20, w20, w21
    eor w25, w25, w28
    and w28, w20, w24
    eon w25, w25, w19
    eor w27, w20, w27
    eor w28, w23, w28
    and w23, w24, w23
    eor w22, w22, w23
    eor w20, w20, w28
    eor w23, w25, w24
    eor w22, w22, w26
    eor w26, w26, w23
    and w23, w23, w20
    eor w23, w22, w23
    eon w19, w20, w19
    eor w20, w17, w26, ror #1
    eor w21, w21, w23
    orr w23, w22, w25
    eor w19, w8, w19, ror #4
    eor w23, w28, w23
    eor w25, w6, w25, ror #7
    eor w21, w7, w21, ror #6
    and w26, w20, w27
    orr w28, w23, w22
    eor w22, w5, w22, ror #3
    eor w19, w19, w26
    and w26, w21, w25
    eor w24, w24, w28
    ldr w28, [x0, #208]
    eor w23, w3, w23, ror #5
    eor w22, w22, w26
    orr w26, w19, w20
    eor w24, w4, w24, ror #2
    eor w26, w27, w26
    and w27, w23, w22
    eor w24, w24, w27
    orr w27, w19, w26
    eor w25, w25, w23
    eor w21, w21, w24
    eor w20, w20, w27
    orr w27, w24, w22
    eor w22, w22, w21
    eor w21, w21, w20
    eor w23, w23, w27
    and w27, w21, w22
    eon w23, w23, w19
    eor w28, w21, w28
    eor w27, w25, w27
    and w25, w22, w25
    eor w24, w24, w25
    eor w21, w21, w27
    eor w25, w23, w22
    eor w24, w24, w26
    eor w26, w26, w25
    and w25, w25, w21
    eor w25, w24, w25
    eon w19, w21, w19
    eor w21, w10, w26, ror #1
    eor w20, w20, w25
    orr w25, w24, w23
    eor w19, w11, w19, ror #4
    eor w25, w27, w25
    eor w23, w15, w23, ror #7
    eor w20, w16, w20, ror #6
    and w26, w21, w28
    orr w27, w25, w24
    eor w24, w14, w24, ror #3
    eor w19, w19, w26
    and w26, w20, w23
    eor w22, w22, w27
    ldr w27, [x0, #224]
    eor w25, w12, w25, ror #5
    eor w24, w24, w26
    orr w26, w19, w21
    eor w22, w13, w22, ror #2
    eor w26, w28, w26
    and w28, w25, w24
    eor w22, w22, w28
    orr w28, w19, w26
    eor w23, w23, w25
    eor w20, w20, w22
    eor w21, w21, w28
    orr w28, w22, w24
    eor w24, w24, w20
    eor w20, w20, w21
    eor w25, w25, w28
    and w28, w20, w24
    eon w25, w25, w19
    eor w27, w20, w27
    eor w28, w23, w28
    and w23, w24, w23
    eor w22, w22, w23
    eor w20, w20, w28
    eor w23, w25, w24
    eor w22, w22, w26
    eor w26, w26, w23
    and w23, w23, w20
    eor w23, w22, w23
    eon w19, w20, w19
    eor w20, w17, w26, ror #1
    eor w21, w21, w23
    orr w23, w22, w25
    eor w19, w8, w19, ror #4
    eor w23, w28, w23
    eor w25, w6, w25, ror #7
    eor w21, w7, w21, ror #6
    and w26, w20, w27
    orr w28, w23, w22
    eor w22, w5, w22, ror #3
    eor w19, w19, w26
    and w26, w21, w25
    eor w24, w24, w28
    eor w23, w3, w23, ror #5
    eor w22, w22, w26
    orr w26, w19, w20
    ldr w28, [x0, #240]
    eor w24, w4, w24, ror #2
    eor w26, w27, w26
    and w27, w23, w22
    eor w24, w24, w27
    orr w27, w19, w26
    eor w25, w25, w23
    eor w21, w21, w24
    eor w20, w20, w27
    orr w27, w24, w22
    eor w22, w22, w21
    eor w21, w21, w20
    eor w23, w23, w27
    and w27, w21, w22
    eon w23, w23, w19
    eor w28, w21, w28
    eor w27, w25, w27
    and w25, w22, w25
    eor w24, w24, w25
    eor w21, w21, w27
    eor w25, w23, w22
    eor w24, w24, w26
    eor w26, w26, w25
    and w25, w25, w21
    eor w25, w24, w25
    eon w19, w21, w19
    orr w21, w24, w23
    eor w20, w20, w25
    eor w25, w10, w26, ror #1
    eor w21, w27, w21
    eor w23, w15, w23, ror #7
    eor w20, w16, w20, ror #6
    eor w19, w11, w19, ror #4
    orr w26, w21, w24
    eor w24, w14, w24, ror #3
    and w27, w20, w23
    eor w22, w22, w26
    and w26, w25, w28
    eor w21, w12, w21, ror #5
    eor w24, w24, w27
    eor w19, w19, w26
    eor w22, w13, w22, ror #2
    and w26, w21, w24
    orr w27, w19, w25
    eor w23, w23, w21
    eor w22, w22, w26
    eor w26, w28, w27
    ldr w27, [x0, #368]
    eor w20, w20, w22
    orr w28, w19, w26
    eor w25, w25, w28
    eor w28, w24, w20
    orr w24, w22, w24
    eor w20, w20, w25
    eor w21, w21, w24
    and w24, w28, w23
    eor w22, w22, w24
    and w24, w20, w28
    eon w21, w21, w19
    eor w23, w23, w24
    eor w22, w22, w26
    eor w24, w21, w28
    eor w26, w26, w24
    eor w27, w20, w27
    eor w20, w20, w23
    and w24, w24, w20
    eon w19, w20, w19
    orr w20, w22, w21
    strb w27, [x2, #0]
    eor w20, w23, w20
    eor w23, w22, w24
    eor w24, w17, w26, ror #1
    orr w26, w20, w22
    eor w23, w25, w23
    eor w19, w8, w19, ror #4
    strb w24, [x2, #1]
    eor w24, w28, w26
    eor w20, w3, w20, ror #5
    eor w22, w5, w22, ror #3
    strb w19, [x2, #2]
    eor w19, w4, w24, ror #2
    eor w21, w6, w21, ror #7
    eor w23, w7, w23, ror #6
    strb w20, [x2, #3]
    sub x9, x9, #1
    add x1, x1, #8
    strb w19, [x2, #4]
    strb w22, [x2, #5]
    strb w21, [x2, #6]
    strb w23, [x2, #7]
    add x2, x2, #8
    cbnz x9, .Lpipo64_128_encrypt_blocks_blocks15
.Lpipo64_128_encrypt_blocks_done1:
    ldr x19, [sp, #96]
    ldr x20, [sp, #104]
    ldr x21, [sp, #112]
    ldr x22, [sp, #120]
    ldr x23, [sp, #128]
    ldr x24, [sp, #136]
    ldr x25, [sp, #144]
    ldr x26, [sp, #152]
    ldr x27, [sp, #160]
    ldr x28, [sp, #168]
    ldr q8, [sp, #0]
    ldr q9, [sp, #16]
    ldr q10, [sp, #32]
    ldr q11, [sp, #48]
    ldr q12, [sp, #64]
    ldr q13, [sp, #80]
    add sp, sp, #176
    ret x30
    .size pipo64_128_encrypt_blocks, .-pipo64_128_encrypt_blocks

    .balign 4
    .globl pipo64_128_decrypt_blocks
    .type pipo64_128_decrypt_blocks, %function
pipo64_128_decrypt_blocks:
    sub sp, sp, #192
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
    str q8, [sp, #0]
    str q9, [sp, #16]
    str q10, [sp, #32]
    str q11, [sp, #48]
    str q12, [sp, #64]
    str q13, [sp, #80]
    str q14, [sp, #96]
    sub x9, x3, #32
    tbnz x9, 63, .Lpipo64_128_decrypt_blocks_fewer3
    ldr q16, [x0, #384]
    ldr q17, [x0, #464]
    ldr q18, [x0, #432]
.Lpipo64_128_decrypt_blocks_blocks5:
    ldp q20, q19, [x1, #0]
    ldr q21, [x0, #448]
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
    ldp q5, q27, [x0, #400]
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
    trn2 v26.8h, v6.8h, v29.8h
    trn1 v9.8h, v28.8h, v30.8h
    trn2 v28.8h, v28.8h, v30.8h
    trn2 v30.8h, v31.8h, v1.8h
    trn1 v10.8h, v20.8h, v23.8h
    trn2 v20.8h, v20.8h, v23.8h
    ldr q23, [x0, #368]
    trn1 v0.8h, v0.8h, v2.8h
    trn1 v25.8h, v4.8h, v25.8h
    trn2 v2.4s, v7.4s, v8.4s
    trn2 v4.4s, v3.4s, v22.4s
    trn1 v11.4s, v19.4s, v24.4s
    trn1 v29.8h, v6.8h, v29.8h
    trn1 v31.8h, v31.8h, v1.8h
    trn2 v1.4s, v9.4s, v10.4s
    trn2 v6.4s, v26.4s, v30.4s
    trn1 v12.4s, v28.4s, v20.4s
    ldr q13, [x0, #480]
    eor v4.16b, v4.16b, v17.16b
    eor v11.16b, v11.16b, v27.16b
    eor v2.16b, v2.16b, v21.16b
    eor v6.16b, v6.16b, v17.16b
    eor v27.16b, v12.16b, v27.16b
    trn2 v12.4s, v0.4s, v25.4s
    eor v21.16b, v1.16b, v21.16b
    trn2 v1.4s, v29.4s, v31.4s
    eor v12.16b, v12.16b, v18.16b
    trn1 v25.4s, v0.4s, v25.4s
    shl v0.16b, v4.16b, #7
    eor v1.16b, v1.16b, v18.16b
    trn1 v29.4s, v29.4s, v31.4s
    shl v31.16b, v11.16b, #5
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
    eor v19.16b, v28.16b, v11.16b
    sri v12.16b, v2.16b, #7
    and v29.16b, v1.16b, v25.16b
    sri v13.16b, v20.16b, #2
    and v20.16b, v27.16b, v23.16b
    eor v30.16b, v30.16b, v6.16b
    shl v2.16b, v22.16b, #4
    eor v5.16b, v10.16b, v9.16b
    eor v6.16b, v12.16b, v8.16b
    shl v8.16b, v26.16b, #4
    eor v19.16b, v13.16b, v19.16b
    eor v21.16b, v21.16b, v29.16b
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
    eor v2.16b, v8.16b, v3.16b
    eor v22.16b, v22.16b, v26.16b
    eor v26.16b, v1.16b, v25.16b
    eor v28.16b, v28.16b, v29.16b
    eor v27.16b, v27.16b, v23.16b
    ldp q1, q29, [x0, #272]
    eor v0.16b, v0.16b, v31.16b
    orr v3.16b, v22.16b, v26.16b
    ldp q4, q7, [x0, #304]
    eor v24.16b, v24.16b, v2.16b
    orr v8.16b, v28.16b, v27.16b
    ldp q9, q10, [x0, #336]
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
    ldp q3, q14, [x0, #240]
    eor v26.16b, v26.16b, v11.16b
    eor v28.16b, v28.16b, v8.16b
    eor v27.16b, v27.16b, v13.16b
    orr v8.16b, v2.16b, v6.16b
    eor v21.16b, v21.16b, v29.16b
    eor v0.16b, v0.16b, v4.16b
    eor v26.16b, v26.16b, v9.16b
    eor v20.16b, v20.16b, v29.16b
    eor v24.16b, v24.16b, v4.16b
    eor v27.16b, v27.16b, v9.16b
    eor v29.16b, v5.16b, v12.16b
    eor v19.16b, v19.16b, v8.16b
    shl v4.16b, v21.16b, #7
    eor v22.16b, v22.16b, v7.16b
    shl v5.16b, v0.16b, #5
    eor v28.16b, v28.16b, v7.16b
    shl v7.16b, v26.16b, #3
    orr v8.16b, v31.16b, v29.16b
    shl v9.16b, v20.16b, #7
    orr v11.16b, v2.16b, v19.16b
    shl v12.16b, v24.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v27.16b, #3
    eor v6.16b, v6.16b, v11.16b
    sri v4.16b, v21.16b, #1
    eor v21.16b, v30.16b, v3.16b
    shl v11.16b, v22.16b, #2
    eor v3.16b, v6.16b, v3.16b
    sri v5.16b, v0.16b, #3
    and v30.16b, v29.16b, v30.16b
    sri v7.16b, v26.16b, #5
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
    ldp q30, q28, [x0, #400]
    ldr q2, [x0, #448]
    eor v4.16b, v4.16b, v29.16b
    orr v5.16b, v20.16b, v23.16b
    eor v6.16b, v9.16b, v31.16b
    orr v7.16b, v27.16b, v24.16b
    eor v4.16b, v4.16b, v5.16b
    eor v21.16b, v21.16b, v20.16b
    eor v5.16b, v6.16b, v7.16b
    eor v3.16b, v3.16b, v27.16b
    eor v19.16b, v19.16b, v4.16b
    and v6.16b, v4.16b, v23.16b
    eor v22.16b, v22.16b, v5.16b
    and v7.16b, v5.16b, v24.16b
    and v8.16b, v21.16b, v19.16b
    orr v9.16b, v29.16b, v26.16b
    and v10.16b, v3.16b, v22.16b
    orr v11.16b, v31.16b, v1.16b
    ldr q12, [x0, #224]
    eor v23.16b, v23.16b, v8.16b
    eor v20.16b, v20.16b, v6.16b
    eor v24.16b, v24.16b, v10.16b
    eor v27.16b, v27.16b, v7.16b
    ldr q6, [x0, #480]
    eor v19.16b, v19.16b, v17.16b
    eor v4.16b, v4.16b, v28.16b
    eor v23.16b, v23.16b, v2.16b
    eor v22.16b, v22.16b, v17.16b
    eor v28.16b, v5.16b, v28.16b
    eor v24.16b, v24.16b, v2.16b
    eor v0.16b, v0.16b, v9.16b
    eor v25.16b, v25.16b, v11.16b
    shl v2.16b, v19.16b, #7
    eor v20.16b, v20.16b, v18.16b
    shl v5.16b, v4.16b, #5
    eor v27.16b, v27.16b, v18.16b
    shl v7.16b, v23.16b, #3
    orr v8.16b, v29.16b, v0.16b
    shl v9.16b, v22.16b, #7
    orr v10.16b, v31.16b, v25.16b
    shl v11.16b, v28.16b, #5
    eor v26.16b, v26.16b, v8.16b
    shl v8.16b, v24.16b, #3
    eor v1.16b, v1.16b, v10.16b
    sri v2.16b, v19.16b, #1
    eor v19.16b, v26.16b, v12.16b
    shl v10.16b, v20.16b, #2
    eor v12.16b, v1.16b, v12.16b
    sri v5.16b, v4.16b, #3
    and v26.16b, v0.16b, v26.16b
    sri v7.16b, v23.16b, #5
    and v23.16b, v25.16b, v1.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v0.16b, v16.16b
    shl v0.16b, v27.16b, #2
    orr v1.16b, v5.16b, v7.16b
    sri v11.16b, v28.16b, #3
    orn v28.16b, v7.16b, v2.16b
    sri v8.16b, v24.16b, #5
    eor v21.16b, v21.16b, v6.16b
    sri v10.16b, v20.16b, #6
    eor v20.16b, v5.16b, v28.16b
    sri v0.16b, v27.16b, #6
    orr v24.16b, v11.16b, v8.16b
    orn v27.16b, v8.16b, v9.16b
    eor v28.16b, v10.16b, v1.16b
    eor v24.16b, v0.16b, v24.16b
    eor v0.16b, v19.16b, v20.16b
    eor v27.16b, v11.16b, v27.16b
    eor v1.16b, v2.16b, v28.16b
    eor v25.16b, v25.16b, v16.16b
    eor v4.16b, v9.16b, v24.16b
    eor v5.16b, v12.16b, v27.16b
    eor v3.16b, v3.16b, v6.16b
    eor v26.16b, v29.16b, v26.16b
    eor v23.16b, v31.16b, v23.16b
    shl v29.16b, v22.16b, #1
    bic v31.16b, v0.16b, v1.16b
    shl v6.16b, v21.16b, #6
    bic v10.16b, v5.16b, v4.16b
    shl v11.16b, v25.16b, #1
    eor v26.16b, v26.16b, v30.16b
    shl v13.16b, v3.16b, #6
    eor v31.16b, v7.16b, v31.16b
    sri v29.16b, v22.16b, #7
    eor v22.16b, v23.16b, v30.16b
    sri v6.16b, v21.16b, #2
    eor v21.16b, v8.16b, v10.16b
    sri v11.16b, v25.16b, #7
    and v23.16b, v28.16b, v19.16b
    sri v13.16b, v3.16b, #2
    and v25.16b, v24.16b, v12.16b
    eor v29.16b, v29.16b, v1.16b
    shl v30.16b, v26.16b, #4
    eor v31.16b, v6.16b, v31.16b
    eor v1.16b, v11.16b, v4.16b
    shl v3.16b, v22.16b, #4
    eor v21.16b, v13.16b, v21.16b
    eor v20.16b, v20.16b, v23.16b
    eor v23.16b, v27.16b, v25.16b
    sri v30.16b, v26.16b, #4
    eor v25.16b, v7.16b, v29.16b
    sri v3.16b, v22.16b, #4
    and v22.16b, v28.16b, v20.16b
    eor v19.16b, v19.16b, v31.16b
    eor v26.16b, v8.16b, v1.16b
    and v27.16b, v24.16b, v23.16b
    eor v4.16b, v12.16b, v21.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v3.16b, v5.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v28.16b, v19.16b
    eor v26.16b, v26.16b, v27.16b
    eor v24.16b, v24.16b, v4.16b
    ldp q27, q28, [x0, #288]
    eor v2.16b, v2.16b, v30.16b
    orr v3.16b, v22.16b, v25.16b
    ldp q6, q5, [x0, #320]
    eor v7.16b, v9.16b, v0.16b
    orr v8.16b, v26.16b, v24.16b
    eor v2.16b, v2.16b, v3.16b
    eor v19.16b, v19.16b, v22.16b
    eor v3.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    eor v20.16b, v20.16b, v2.16b
    and v7.16b, v2.16b, v25.16b
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    and v9.16b, v19.16b, v20.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v4.16b, v23.16b
    orr v12.16b, v0.16b, v1.16b
    ldr q13, [x0, #208]
    eor v25.16b, v25.16b, v9.16b
    eor v22.16b, v22.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #256]
    ldr q9, [x0, #352]
    eor v20.16b, v20.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v25.16b, v25.16b, v5.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v24.16b, v24.16b, v5.16b
    eor v28.16b, v31.16b, v10.16b
    eor v21.16b, v21.16b, v12.16b
    shl v31.16b, v20.16b, #7
    eor v22.16b, v22.16b, v6.16b
    shl v3.16b, v2.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v5.16b, v25.16b, #3
    orr v6.16b, v30.16b, v28.16b
    shl v10.16b, v23.16b, #7
    orr v11.16b, v0.16b, v21.16b
    shl v12.16b, v27.16b, #5
    eor v29.16b, v29.16b, v6.16b
    shl v6.16b, v24.16b, #3
    eor v1.16b, v1.16b, v11.16b
    sri v31.16b, v20.16b, #1
    eor v20.16b, v29.16b, v13.16b
    shl v11.16b, v22.16b, #2
    eor v13.16b, v1.16b, v13.16b
    sri v3.16b, v2.16b, #3
    and v29.16b, v28.16b, v29.16b
    sri v5.16b, v25.16b, #5
    and v25.16b, v21.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v5.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v5.16b, v31.16b
    sri v6.16b, v24.16b, #5
    eor v19.16b, v19.16b, v9.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v20.16b, v22.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v31.16b, v27.16b
    eor v21.16b, v21.16b, v7.16b
    eor v2.16b, v10.16b, v24.16b
    eor v3.16b, v13.16b, v26.16b
    eor v4.16b, v4.16b, v9.16b
    eor v29.16b, v30.16b, v29.16b
    eor v25.16b, v0.16b, v25.16b
    shl v30.16b, v23.16b, #1
    bic v0.16b, v28.16b, v1.16b
    shl v7.16b, v19.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v21.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v4.16b, #6
    eor v0.16b, v5.16b, v0.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v25.16b, v8.16b
    sri v7.16b, v19.16b, #2
    eor v19.16b, v6.16b, v9.16b
    sri v11.16b, v21.16b, #7
    and v21.16b, v27.16b, v20.16b
    sri v12.16b, v4.16b, #2
    and v25.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v1.16b
    shl v1.16b, v29.16b, #4
    eor v0.16b, v7.16b, v0.16b
    eor v2.16b, v11.16b, v2.16b
    shl v4.16b, v23.16b, #4
    eor v19.16b, v12.16b, v19.16b
    eor v21.16b, v22.16b, v21.16b
    eor v22.16b, v26.16b, v25.16b
    sri v1.16b, v29.16b, #4
    eor v25.16b, v5.16b, v30.16b
    sri v4.16b, v23.16b, #4
    and v23.16b, v27.16b, v21.16b
    eor v20.16b, v20.16b, v0.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v24.16b, v22.16b
    eor v5.16b, v13.16b, v19.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v3.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v27.16b, v20.16b
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q29, q27, [x0, #400]
    ldr q3, [x0, #448]
    eor v31.16b, v31.16b, v28.16b
    orr v4.16b, v23.16b, v25.16b
    eor v6.16b, v10.16b, v1.16b
    orr v7.16b, v26.16b, v24.16b
    eor v31.16b, v31.16b, v4.16b
    eor v20.16b, v20.16b, v23.16b
    eor v4.16b, v6.16b, v7.16b
    eor v5.16b, v5.16b, v26.16b
    eor v21.16b, v21.16b, v31.16b
    and v6.16b, v31.16b, v25.16b
    eor v22.16b, v22.16b, v4.16b
    and v7.16b, v4.16b, v24.16b
    and v8.16b, v20.16b, v21.16b
    orr v9.16b, v28.16b, v30.16b
    and v10.16b, v5.16b, v22.16b
    orr v11.16b, v1.16b, v2.16b
    ldr q12, [x0, #192]
    eor v25.16b, v25.16b, v8.16b
    eor v23.16b, v23.16b, v6.16b
    eor v24.16b, v24.16b, v10.16b
    eor v26.16b, v26.16b, v7.16b
    ldr q6, [x0, #480]
    eor v21.16b, v21.16b, v17.16b
    eor v31.16b, v31.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    eor v22.16b, v22.16b, v17.16b
    eor v27.16b, v4.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v0.16b, v0.16b, v9.16b
    eor v19.16b, v19.16b, v11.16b
    shl v3.16b, v21.16b, #7
    eor v23.16b, v23.16b, v18.16b
    shl v4.16b, v31.16b, #5
    eor v26.16b, v26.16b, v18.16b
    shl v7.16b, v25.16b, #3
    orr v8.16b, v28.16b, v0.16b
    shl v9.16b, v22.16b, #7
    orr v10.16b, v1.16b, v19.16b
    shl v11.16b, v27.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v24.16b, #3
    eor v2.16b, v2.16b, v10.16b
    sri v3.16b, v21.16b, #1
    eor v21.16b, v30.16b, v12.16b
    shl v10.16b, v23.16b, #2
    eor v12.16b, v2.16b, v12.16b
    sri v4.16b, v31.16b, #3
    and v30.16b, v0.16b, v30.16b
    sri v7.16b, v25.16b, #5
    and v25.16b, v19.16b, v2.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v0.16b, v16.16b
    shl v31.16b, v26.16b, #2
    orr v0.16b, v4.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v24.16b, #5
    eor v20.16b, v20.16b, v6.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v4.16b, v27.16b
    sri v31.16b, v26.16b, #6
    orr v24.16b, v11.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v10.16b, v0.16b
    eor v24.16b, v31.16b, v24.16b
    eor v31.16b, v21.16b, v23.16b
    eor v26.16b, v11.16b, v26.16b
    eor v0.16b, v3.16b, v27.16b
    eor v19.16b, v19.16b, v16.16b
    eor v2.16b, v9.16b, v24.16b
    eor v4.16b, v12.16b, v26.16b
    eor v5.16b, v5.16b, v6.16b
    eor v28.16b, v28.16b, v30.16b
    eor v25.16b, v1.16b, v25.16b
    shl v30.16b, v22.16b, #1
    bic v1.16b, v31.16b, v0.16b
    shl v6.16b, v20.16b, #6
    bic v10.16b, v4.16b, v2.16b
    shl v11.16b, v19.16b, #1
    eor v28.16b, v28.16b, v29.16b
    shl v13.16b, v5.16b, #6
    eor v1.16b, v7.16b, v1.16b
    sri v30.16b, v22.16b, #7
    eor v22.16b, v25.16b, v29.16b
    sri v6.16b, v20.16b, #2
    eor v20.16b, v8.16b, v10.16b
    sri v11.16b, v19.16b, #7
    and v19.16b, v27.16b, v21.16b
    sri v13.16b, v5.16b, #2
    and v25.16b, v24.16b, v12.16b
    eor v29.16b, v30.16b, v0.16b
    shl v30.16b, v28.16b, #4
    eor v0.16b, v6.16b, v1.16b
    eor v1.16b, v11.16b, v2.16b
    shl v2.16b, v22.16b, #4
    eor v20.16b, v13.16b, v20.16b
    eor v19.16b, v23.16b, v19.16b
    eor v23.16b, v26.16b, v25.16b
    sri v30.16b, v28.16b, #4
    eor v25.16b, v7.16b, v29.16b
    sri v2.16b, v22.16b, #4
    and v22.16b, v27.16b, v19.16b
    eor v21.16b, v21.16b, v0.16b
    eor v26.16b, v8.16b, v1.16b
    and v28.16b, v24.16b, v23.16b
    eor v5.16b, v12.16b, v20.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v4.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v27.16b, v21.16b
    eor v26.16b, v26.16b, v28.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q27, q28, [x0, #288]
    eor v2.16b, v3.16b, v30.16b
    orr v3.16b, v22.16b, v25.16b
    ldp q6, q4, [x0, #320]
    eor v7.16b, v9.16b, v31.16b
    orr v8.16b, v26.16b, v24.16b
    eor v2.16b, v2.16b, v3.16b
    eor v21.16b, v21.16b, v22.16b
    eor v3.16b, v7.16b, v8.16b
    eor v5.16b, v5.16b, v26.16b
    eor v19.16b, v19.16b, v2.16b
    and v7.16b, v2.16b, v25.16b
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    and v9.16b, v21.16b, v19.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v5.16b, v23.16b
    orr v12.16b, v31.16b, v1.16b
    ldr q13, [x0, #176]
    eor v25.16b, v25.16b, v9.16b
    eor v22.16b, v22.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #256]
    ldr q9, [x0, #352]
    eor v19.16b, v19.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v25.16b, v25.16b, v4.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v24.16b, v24.16b, v4.16b
    eor v28.16b, v0.16b, v10.16b
    eor v20.16b, v20.16b, v12.16b
    shl v0.16b, v19.16b, #7
    eor v22.16b, v22.16b, v6.16b
    shl v3.16b, v2.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v4.16b, v25.16b, #3
    orr v6.16b, v30.16b, v28.16b
    shl v10.16b, v23.16b, #7
    orr v11.16b, v31.16b, v20.16b
    shl v12.16b, v27.16b, #5
    eor v29.16b, v29.16b, v6.16b
    shl v6.16b, v24.16b, #3
    eor v1.16b, v1.16b, v11.16b
    sri v0.16b, v19.16b, #1
    eor v19.16b, v29.16b, v13.16b
    shl v11.16b, v22.16b, #2
    eor v13.16b, v1.16b, v13.16b
    sri v3.16b, v2.16b, #3
    and v29.16b, v28.16b, v29.16b
    sri v4.16b, v25.16b, #5
    and v25.16b, v20.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v4.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v4.16b, v0.16b
    sri v6.16b, v24.16b, #5
    eor v21.16b, v21.16b, v9.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v19.16b, v22.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v0.16b, v27.16b
    eor v20.16b, v20.16b, v7.16b
    eor v2.16b, v10.16b, v24.16b
    eor v3.16b, v13.16b, v26.16b
    eor v5.16b, v5.16b, v9.16b
    eor v29.16b, v30.16b, v29.16b
    eor v25.16b, v31.16b, v25.16b
    shl v30.16b, v23.16b, #1
    bic v31.16b, v28.16b, v1.16b
    shl v7.16b, v21.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v20.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v5.16b, #6
    eor v31.16b, v4.16b, v31.16b
    sri v30.16b, v23.16b, #7
    eor v23.16b, v25.16b, v8.16b
    sri v7.16b, v21.16b, #2
    eor v21.16b, v6.16b, v9.16b
    sri v11.16b, v20.16b, #7
    and v20.16b, v27.16b, v19.16b
    sri v12.16b, v5.16b, #2
    and v25.16b, v24.16b, v13.16b
    eor v30.16b, v30.16b, v1.16b
    shl v1.16b, v29.16b, #4
    eor v31.16b, v7.16b, v31.16b
    eor v2.16b, v11.16b, v2.16b
    shl v5.16b, v23.16b, #4
    eor v21.16b, v12.16b, v21.16b
    eor v20.16b, v22.16b, v20.16b
    eor v22.16b, v26.16b, v25.16b
    sri v1.16b, v29.16b, #4
    eor v25.16b, v4.16b, v30.16b
    sri v5.16b, v23.16b, #4
    and v23.16b, v27.16b, v20.16b
    eor v19.16b, v19.16b, v31.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v24.16b, v22.16b
    eor v4.16b, v13.16b, v21.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v5.16b, v3.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v27.16b, v19.16b
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v4.16b
    ldp q29, q27, [x0, #400]
    ldr q3, [x0, #448]
    eor v0.16b, v0.16b, v28.16b
    orr v5.16b, v23.16b, v25.16b
    eor v6.16b, v10.16b, v1.16b
    orr v7.16b, v26.16b, v24.16b
    eor v0.16b, v0.16b, v5.16b
    eor v19.16b, v19.16b, v23.16b
    eor v5.16b, v6.16b, v7.16b
    eor v4.16b, v4.16b, v26.16b
    eor v20.16b, v20.16b, v0.16b
    and v6.16b, v0.16b, v25.16b
    eor v22.16b, v22.16b, v5.16b
    and v7.16b, v5.16b, v24.16b
    and v8.16b, v19.16b, v20.16b
    orr v9.16b, v28.16b, v30.16b
    and v10.16b, v4.16b, v22.16b
    orr v11.16b, v1.16b, v2.16b
    ldr q12, [x0, #160]
    eor v25.16b, v25.16b, v8.16b
    eor v23.16b, v23.16b, v6.16b
    eor v24.16b, v24.16b, v10.16b
    eor v26.16b, v26.16b, v7.16b
    ldr q6, [x0, #480]
    eor v20.16b, v20.16b, v17.16b
    eor v0.16b, v0.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    eor v22.16b, v22.16b, v17.16b
    eor v27.16b, v5.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v31.16b, v31.16b, v9.16b
    eor v21.16b, v21.16b, v11.16b
    shl v3.16b, v20.16b, #7
    eor v23.16b, v23.16b, v18.16b
    shl v5.16b, v0.16b, #5
    eor v26.16b, v26.16b, v18.16b
    shl v7.16b, v25.16b, #3
    orr v8.16b, v28.16b, v31.16b
    shl v9.16b, v22.16b, #7
    orr v10.16b, v1.16b, v21.16b
    shl v11.16b, v27.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v24.16b, #3
    eor v2.16b, v2.16b, v10.16b
    sri v3.16b, v20.16b, #1
    eor v20.16b, v30.16b, v12.16b
    shl v10.16b, v23.16b, #2
    eor v12.16b, v2.16b, v12.16b
    sri v5.16b, v0.16b, #3
    and v30.16b, v31.16b, v30.16b
    sri v7.16b, v25.16b, #5
    and v25.16b, v21.16b, v2.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v31.16b, v16.16b
    shl v31.16b, v26.16b, #2
    orr v0.16b, v5.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v24.16b, #5
    eor v19.16b, v19.16b, v6.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v5.16b, v27.16b
    sri v31.16b, v26.16b, #6
    orr v24.16b, v11.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v10.16b, v0.16b
    eor v24.16b, v31.16b, v24.16b
    eor v31.16b, v20.16b, v23.16b
    eor v26.16b, v11.16b, v26.16b
    eor v0.16b, v3.16b, v27.16b
    eor v21.16b, v21.16b, v16.16b
    eor v2.16b, v9.16b, v24.16b
    eor v5.16b, v12.16b, v26.16b
    eor v4.16b, v4.16b, v6.16b
    eor v28.16b, v28.16b, v30.16b
    eor v25.16b, v1.16b, v25.16b
    shl v30.16b, v22.16b, #1
    bic v1.16b, v31.16b, v0.16b
    shl v6.16b, v19.16b, #6
    bic v10.16b, v5.16b, v2.16b
    shl v11.16b, v21.16b, #1
    eor v28.16b, v28.16b, v29.16b
    shl v13.16b, v4.16b, #6
    eor v1.16b, v7.16b, v1.16b
    sri v30.16b, v22.16b, #7
    eor v22.16b, v25.16b, v29.16b
    sri v6.16b, v19.16b, #2
    eor v19.16b, v8.16b, v10.16b
    sri v11.16b, v21.16b, #7
    and v21.16b, v27.16b, v20.16b
    sri v13.16b, v4.16b, #2
    and v25.16b, v24.16b, v12.16b
    eor v29.16b, v30.16b, v0.16b
    shl v30.16b, v28.16b, #4
    eor v0.16b, v6.16b, v1.16b
    eor v1.16b, v11.16b, v2.16b
    shl v2.16b, v22.16b, #4
    eor v19.16b, v13.16b, v19.16b
    eor v21.16b, v23.16b, v21.16b
    eor v23.16b, v26.16b, v25.16b
    sri v30.16b, v28.16b, #4
    eor v25.16b, v7.16b, v29.16b
    sri v2.16b, v22.16b, #4
    and v22.16b, v27.16b, v21.16b
    eor v20.16b, v20.16b, v0.16b
    eor v26.16b, v8.16b, v1.16b
    and v28.16b, v24.16b, v23.16b
    eor v4.16b, v12.16b, v19.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v5.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v27.16b, v20.16b
    eor v26.16b, v26.16b, v28.16b
    eor v24.16b, v24.16b, v4.16b
    ldp q27, q28, [x0, #288]
    eor v2.16b, v3.16b, v30.16b
    orr v3.16b, v22.16b, v25.16b
    ldp q6, q5, [x0, #320]
    eor v7.16b, v9.16b, v31.16b
    orr v8.16b, v26.16b, v24.16b
    eor v2.16b, v2.16b, v3.16b
    eor v20.16b, v20.16b, v22.16b
    eor v3.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    eor v21.16b, v21.16b, v2.16b
    and v7.16b, v2.16b, v25.16b
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    and v9.16b, v20.16b, v21.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v4.16b, v23.16b
    orr v12.16b, v31.16b, v1.16b
    ldr q13, [x0, #144]
    eor v25.16b, v25.16b, v9.16b
    eor v22.16b, v22.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #256]
    ldr q9, [x0, #352]
    eor v21.16b, v21.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v25.16b, v25.16b, v5.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v24.16b, v24.16b, v5.16b
    eor v28.16b, v0.16b, v10.16b
    eor v19.16b, v19.16b, v12.16b
    shl v0.16b, v21.16b, #7
    eor v22.16b, v22.16b, v6.16b
    shl v3.16b, v2.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v5.16b, v25.16b, #3
    orr v6.16b, v30.16b, v28.16b
    shl v10.16b, v23.16b, #7
    orr v11.16b, v31.16b, v19.16b
    shl v12.16b, v27.16b, #5
    eor v29.16b, v29.16b, v6.16b
    shl v6.16b, v24.16b, #3
    eor v1.16b, v1.16b, v11.16b
    sri v0.16b, v21.16b, #1
    eor v21.16b, v29.16b, v13.16b
    shl v11.16b, v22.16b, #2
    eor v13.16b, v1.16b, v13.16b
    sri v3.16b, v2.16b, #3
    and v29.16b, v28.16b, v29.16b
    sri v5.16b, v25.16b, #5
    and v25.16b, v19.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v5.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v5.16b, v0.16b
    sri v6.16b, v24.16b, #5
    eor v20.16b, v20.16b, v9.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v21.16b, v22.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v0.16b, v27.16b
    eor v19.16b, v19.16b, v7.16b
    eor v2.16b, v10.16b, v24.16b
    eor v3.16b, v13.16b, v26.16b
    eor v4.16b, v4.16b, v9.16b
    eor v29.16b, v30.16b, v29.16b
    eor v25.16b, v31.16b, v25.16b
    shl v30.16b, v23.16b, #1
    bic v31.16b, v28.16b, v1.16b
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
    eor v30.16b, v30.16b, v1.16b
    shl v1.16b, v29.16b, #4
    eor v31.16b, v7.16b, v31.16b
    eor v2.16b, v11.16b, v2.16b
    shl v4.16b, v23.16b, #4
    eor v20.16b, v12.16b, v20.16b
    eor v19.16b, v22.16b, v19.16b
    eor v22.16b, v26.16b, v25.16b
    sri v1.16b, v29.16b, #4
    eor v25.16b, v5.16b, v30.16b
    sri v4.16b, v23.16b, #4
    and v23.16b, v27.16b, v19.16b
    eor v21.16b, v21.16b, v31.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v24.16b, v22.16b
    eor v5.16b, v13.16b, v20.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v3.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v27.16b, v21.16b
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q29, q27, [x0, #400]
    ldr q3, [x0, #448]
    eor v0.16b, v0.16b, v28.16b
    orr v4.16b, v23.16b, v25.16b
    eor v6.16b, v10.16b, v1.16b
    orr v7.16b, v26.16b, v24.16b
    eor v0.16b, v0.16b, v4.16b
    eor v21.16b, v21.16b, v23.16b
    eor v4.16b, v6.16b, v7.16b
    eor v5.16b, v5.16b, v26.16b
    eor v19.16b, v19.16b, v0.16b
    and v6.16b, v0.16b, v25.16b
    eor v22.16b, v22.16b, v4.16b
    and v7.16b, v4.16b, v24.16b
    and v8.16b, v21.16b, v19.16b
    orr v9.16b, v28.16b, v30.16b
    and v10.16b, v5.16b, v22.16b
    orr v11.16b, v1.16b, v2.16b
    ldr q12, [x0, #128]
    eor v25.16b, v25.16b, v8.16b
    eor v23.16b, v23.16b, v6.16b
    eor v24.16b, v24.16b, v10.16b
    eor v26.16b, v26.16b, v7.16b
    ldr q6, [x0, #480]
    eor v19.16b, v19.16b, v17.16b
    eor v0.16b, v0.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    eor v22.16b, v22.16b, v17.16b
    eor v27.16b, v4.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v31.16b, v31.16b, v9.16b
    eor v20.16b, v20.16b, v11.16b
    shl v3.16b, v19.16b, #7
    eor v23.16b, v23.16b, v18.16b
    shl v4.16b, v0.16b, #5
    eor v26.16b, v26.16b, v18.16b
    shl v7.16b, v25.16b, #3
    orr v8.16b, v28.16b, v31.16b
    shl v9.16b, v22.16b, #7
    orr v10.16b, v1.16b, v20.16b
    shl v11.16b, v27.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v24.16b, #3
    eor v2.16b, v2.16b, v10.16b
    sri v3.16b, v19.16b, #1
    eor v19.16b, v30.16b, v12.16b
    shl v10.16b, v23.16b, #2
    eor v12.16b, v2.16b, v12.16b
    sri v4.16b, v0.16b, #3
    and v30.16b, v31.16b, v30.16b
    sri v7.16b, v25.16b, #5
    and v25.16b, v20.16b, v2.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v31.16b, v16.16b
    shl v31.16b, v26.16b, #2
    orr v0.16b, v4.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v24.16b, #5
    eor v21.16b, v21.16b, v6.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v4.16b, v27.16b
    sri v31.16b, v26.16b, #6
    orr v24.16b, v11.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v10.16b, v0.16b
    eor v24.16b, v31.16b, v24.16b
    eor v31.16b, v19.16b, v23.16b
    eor v26.16b, v11.16b, v26.16b
    eor v0.16b, v3.16b, v27.16b
    eor v20.16b, v20.16b, v16.16b
    eor v2.16b, v9.16b, v24.16b
    eor v4.16b, v12.16b, v26.16b
    eor v5.16b, v5.16b, v6.16b
    eor v28.16b, v28.16b, v30.16b
    eor v25.16b, v1.16b, v25.16b
    shl v30.16b, v22.16b, #1
    bic v1.16b, v31.16b, v0.16b
    shl v6.16b, v21.16b, #6
    bic v10.16b, v4.16b, v2.16b
    shl v11.16b, v20.16b, #1
    eor v28.16b, v28.16b, v29.16b
    shl v13.16b, v5.16b, #6
    eor v1.16b, v7.16b, v1.16b
    sri v30.16b, v22.16b, #7
    eor v22.16b, v25.16b, v29.16b
    sri v6.16b, v21.16b, #2
    eor v21.16b, v8.16b, v10.16b
    sri v11.16b, v20.16b, #7
    and v20.16b, v27.16b, v19.16b
    sri v13.16b, v5.16b, #2
    and v25.16b, v24.16b, v12.16b
    eor v29.16b, v30.16b, v0.16b
    shl v30.16b, v28.16b, #4
    eor v0.16b, v6.16b, v1.16b
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
    ldp q27, q28, [x0, #288]
    eor v2.16b, v3.16b, v30.16b
    orr v3.16b, v22.16b, v25.16b
    ldp q6, q4, [x0, #320]
    eor v7.16b, v9.16b, v31.16b
    orr v8.16b, v26.16b, v24.16b
    eor v2.16b, v2.16b, v3.16b
    eor v19.16b, v19.16b, v22.16b
    eor v3.16b, v7.16b, v8.16b
    eor v5.16b, v5.16b, v26.16b
    eor v20.16b, v20.16b, v2.16b
    and v7.16b, v2.16b, v25.16b
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    and v9.16b, v19.16b, v20.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v5.16b, v23.16b
    orr v12.16b, v31.16b, v1.16b
    ldr q13, [x0, #112]
    eor v25.16b, v25.16b, v9.16b
    eor v22.16b, v22.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #256]
    ldr q9, [x0, #352]
    eor v20.16b, v20.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v25.16b, v25.16b, v4.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v24.16b, v24.16b, v4.16b
    eor v28.16b, v0.16b, v10.16b
    eor v21.16b, v21.16b, v12.16b
    shl v0.16b, v20.16b, #7
    eor v22.16b, v22.16b, v6.16b
    shl v3.16b, v2.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v4.16b, v25.16b, #3
    orr v6.16b, v30.16b, v28.16b
    shl v10.16b, v23.16b, #7
    orr v11.16b, v31.16b, v21.16b
    shl v12.16b, v27.16b, #5
    eor v29.16b, v29.16b, v6.16b
    shl v6.16b, v24.16b, #3
    eor v1.16b, v1.16b, v11.16b
    sri v0.16b, v20.16b, #1
    eor v20.16b, v29.16b, v13.16b
    shl v11.16b, v22.16b, #2
    eor v13.16b, v1.16b, v13.16b
    sri v3.16b, v2.16b, #3
    and v29.16b, v28.16b, v29.16b
    sri v4.16b, v25.16b, #5
    and v25.16b, v21.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v4.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v4.16b, v0.16b
    sri v6.16b, v24.16b, #5
    eor v19.16b, v19.16b, v9.16b
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
    eor v21.16b, v21.16b, v7.16b
    eor v2.16b, v10.16b, v24.16b
    eor v3.16b, v13.16b, v26.16b
    eor v5.16b, v5.16b, v9.16b
    eor v29.16b, v30.16b, v29.16b
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
    ldp q29, q27, [x0, #400]
    ldr q3, [x0, #448]
    eor v0.16b, v0.16b, v28.16b
    orr v5.16b, v23.16b, v25.16b
    eor v6.16b, v10.16b, v1.16b
    orr v7.16b, v26.16b, v24.16b
    eor v0.16b, v0.16b, v5.16b
    eor v20.16b, v20.16b, v23.16b
    eor v5.16b, v6.16b, v7.16b
    eor v4.16b, v4.16b, v26.16b
    eor v21.16b, v21.16b, v0.16b
    and v6.16b, v0.16b, v25.16b
    eor v22.16b, v22.16b, v5.16b
    and v7.16b, v5.16b, v24.16b
    and v8.16b, v20.16b, v21.16b
    orr v9.16b, v28.16b, v30.16b
    and v10.16b, v4.16b, v22.16b
    orr v11.16b, v1.16b, v2.16b
    ldr q12, [x0, #96]
    eor v25.16b, v25.16b, v8.16b
    eor v23.16b, v23.16b, v6.16b
    eor v24.16b, v24.16b, v10.16b
    eor v26.16b, v26.16b, v7.16b
    ldr q6, [x0, #480]
    eor v21.16b, v21.16b, v17.16b
    eor v0.16b, v0.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    eor v22.16b, v22.16b, v17.16b
    eor v27.16b, v5.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v31.16b, v31.16b, v9.16b
    eor v19.16b, v19.16b, v11.16b
    shl v3.16b, v21.16b, #7
    eor v23.16b, v23.16b, v18.16b
    shl v5.16b, v0.16b, #5
    eor v26.16b, v26.16b, v18.16b
    shl v7.16b, v25.16b, #3
    orr v8.16b, v28.16b, v31.16b
    shl v9.16b, v22.16b, #7
    orr v10.16b, v1.16b, v19.16b
    shl v11.16b, v27.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v24.16b, #3
    eor v2.16b, v2.16b, v10.16b
    sri v3.16b, v21.16b, #1
    eor v21.16b, v30.16b, v12.16b
    shl v10.16b, v23.16b, #2
    eor v12.16b, v2.16b, v12.16b
    sri v5.16b, v0.16b, #3
    and v30.16b, v31.16b, v30.16b
    sri v7.16b, v25.16b, #5
    and v25.16b, v19.16b, v2.16b
    sri v9.16b, v22.16b, #1
    eor v22.16b, v31.16b, v16.16b
    shl v31.16b, v26.16b, #2
    orr v0.16b, v5.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v24.16b, #5
    eor v20.16b, v20.16b, v6.16b
    sri v10.16b, v23.16b, #6
    eor v23.16b, v5.16b, v27.16b
    sri v31.16b, v26.16b, #6
    orr v24.16b, v11.16b, v8.16b
    orn v26.16b, v8.16b, v9.16b
    eor v27.16b, v10.16b, v0.16b
    eor v24.16b, v31.16b, v24.16b
    eor v31.16b, v21.16b, v23.16b
    eor v26.16b, v11.16b, v26.16b
    eor v0.16b, v3.16b, v27.16b
    eor v19.16b, v19.16b, v16.16b
    eor v2.16b, v9.16b, v24.16b
    eor v5.16b, v12.16b, v26.16b
    eor v4.16b, v4.16b, v6.16b
    eor v28.16b, v28.16b, v30.16b
    eor v25.16b, v1.16b, v25.16b
    shl v30.16b, v22.16b, #1
    bic v1.16b, v31.16b, v0.16b
    shl v6.16b, v20.16b, #6
    bic v10.16b, v5.16b, v2.16b
    shl v11.16b, v19.16b, #1
    eor v28.16b, v28.16b, v29.16b
    shl v13.16b, v4.16b, #6
    eor v1.16b, v7.16b, v1.16b
    sri v30.16b, v22.16b, #7
    eor v22.16b, v25.16b, v29.16b
    sri v6.16b, v20.16b, #2
    eor v20.16b, v8.16b, v10.16b
    sri v11.16b, v19.16b, #7
    and v19.16b, v27.16b, v21.16b
    sri v13.16b, v4.16b, #2
    and v25.16b, v24.16b, v12.16b
    eor v29.16b, v30.16b, v0.16b
    shl v30.16b, v28.16b, #4
    eor v0.16b, v6.16b, v1.16b
    eor v1.16b, v11.16b, v2.16b
    shl v2.16b, v22.16b, #4
    eor v20.16b, v13.16b, v20.16b
    eor v19.16b, v23.16b, v19.16b
    eor v23.16b, v26.16b, v25.16b
    sri v30.16b, v28.16b, #4
    eor v25.16b, v7.16b, v29.16b
    sri v2.16b, v22.16b, #4
    and v22.16b, v27.16b, v19.16b
    eor v21.16b, v21.16b, v0.16b
    eor v26.16b, v8.16b, v1.16b
    and v28.16b, v24.16b, v23.16b
    eor v4.16b, v12.16b, v20.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v5.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v27.16b, v21.16b
    eor v26.16b, v26.16b, v28.16b
    eor v24.16b, v24.16b, v4.16b
    ldp q27, q28, [x0, #288]
    eor v2.16b, v3.16b, v30.16b
    orr v3.16b, v22.16b, v25.16b
    ldp q6, q5, [x0, #320]
    eor v7.16b, v9.16b, v31.16b
    orr v8.16b, v26.16b, v24.16b
    eor v2.16b, v2.16b, v3.16b
    eor v21.16b, v21.16b, v22.16b
    eor v3.16b, v7.16b, v8.16b
    eor v4.16b, v4.16b, v26.16b
    eor v19.16b, v19.16b, v2.16b
    and v7.16b, v2.16b, v25.16b
    eor v23.16b, v23.16b, v3.16b
    and v8.16b, v3.16b, v24.16b
    and v9.16b, v21.16b, v19.16b
    orr v10.16b, v30.16b, v29.16b
    and v11.16b, v4.16b, v23.16b
    orr v12.16b, v31.16b, v1.16b
    ldr q13, [x0, #80]
    eor v25.16b, v25.16b, v9.16b
    eor v22.16b, v22.16b, v7.16b
    eor v24.16b, v24.16b, v11.16b
    eor v26.16b, v26.16b, v8.16b
    ldp q7, q8, [x0, #256]
    ldr q9, [x0, #352]
    eor v19.16b, v19.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v25.16b, v25.16b, v5.16b
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v3.16b, v28.16b
    eor v24.16b, v24.16b, v5.16b
    eor v28.16b, v0.16b, v10.16b
    eor v20.16b, v20.16b, v12.16b
    shl v0.16b, v19.16b, #7
    eor v22.16b, v22.16b, v6.16b
    shl v3.16b, v2.16b, #5
    eor v26.16b, v26.16b, v6.16b
    shl v5.16b, v25.16b, #3
    orr v6.16b, v30.16b, v28.16b
    shl v10.16b, v23.16b, #7
    orr v11.16b, v31.16b, v20.16b
    shl v12.16b, v27.16b, #5
    eor v29.16b, v29.16b, v6.16b
    shl v6.16b, v24.16b, #3
    eor v1.16b, v1.16b, v11.16b
    sri v0.16b, v19.16b, #1
    eor v19.16b, v29.16b, v13.16b
    shl v11.16b, v22.16b, #2
    eor v13.16b, v1.16b, v13.16b
    sri v3.16b, v2.16b, #3
    and v29.16b, v28.16b, v29.16b
    sri v5.16b, v25.16b, #5
    and v25.16b, v20.16b, v1.16b
    sri v10.16b, v23.16b, #1
    eor v23.16b, v28.16b, v7.16b
    shl v28.16b, v26.16b, #2
    orr v1.16b, v3.16b, v5.16b
    sri v12.16b, v27.16b, #3
    orn v27.16b, v5.16b, v0.16b
    sri v6.16b, v24.16b, #5
    eor v21.16b, v21.16b, v9.16b
    sri v11.16b, v22.16b, #6
    eor v22.16b, v3.16b, v27.16b
    sri v28.16b, v26.16b, #6
    orr v24.16b, v12.16b, v6.16b
    orn v26.16b, v6.16b, v10.16b
    eor v27.16b, v11.16b, v1.16b
    eor v24.16b, v28.16b, v24.16b
    eor v28.16b, v19.16b, v22.16b
    eor v26.16b, v12.16b, v26.16b
    eor v1.16b, v0.16b, v27.16b
    eor v20.16b, v20.16b, v7.16b
    eor v2.16b, v10.16b, v24.16b
    eor v3.16b, v13.16b, v26.16b
    eor v4.16b, v4.16b, v9.16b
    eor v29.16b, v30.16b, v29.16b
    eor v25.16b, v31.16b, v25.16b
    shl v30.16b, v23.16b, #1
    bic v31.16b, v28.16b, v1.16b
    shl v7.16b, v21.16b, #6
    bic v9.16b, v3.16b, v2.16b
    shl v11.16b, v20.16b, #1
    eor v29.16b, v29.16b, v8.16b
    shl v12.16b, v4.16b, #6
    eor v31.16b, v5.16b, v31.16b
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
    eor v31.16b, v7.16b, v31.16b
    eor v2.16b, v11.16b, v2.16b
    shl v4.16b, v23.16b, #4
    eor v21.16b, v12.16b, v21.16b
    eor v20.16b, v22.16b, v20.16b
    eor v22.16b, v26.16b, v25.16b
    sri v1.16b, v29.16b, #4
    eor v25.16b, v5.16b, v30.16b
    sri v4.16b, v23.16b, #4
    and v23.16b, v27.16b, v20.16b
    eor v19.16b, v19.16b, v31.16b
    eor v26.16b, v6.16b, v2.16b
    and v29.16b, v24.16b, v22.16b
    eor v5.16b, v13.16b, v21.16b
    eor v28.16b, v1.16b, v28.16b
    eor v1.16b, v4.16b, v3.16b
    eor v23.16b, v25.16b, v23.16b
    eor v25.16b, v27.16b, v19.16b
    eor v26.16b, v26.16b, v29.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q29, q27, [x0, #400]
    ldr q3, [x0, #448]
    eor v0.16b, v0.16b, v28.16b
    orr v4.16b, v23.16b, v25.16b
    eor v6.16b, v10.16b, v1.16b
    orr v7.16b, v26.16b, v24.16b
    eor v0.16b, v0.16b, v4.16b
    eor v19.16b, v19.16b, v23.16b
    eor v4.16b, v6.16b, v7.16b
    eor v5.16b, v5.16b, v26.16b
    eor v20.16b, v20.16b, v0.16b
    and v6.16b, v0.16b, v25.16b
    eor v22.16b, v22.16b, v4.16b
    and v7.16b, v4.16b, v24.16b
    and v8.16b, v19.16b, v20.16b
    orr v9.16b, v28.16b, v30.16b
    and v10.16b, v5.16b, v22.16b
    orr v11.16b, v1.16b, v2.16b
    ldr q12, [x0, #64]
    eor v25.16b, v25.16b, v8.16b
    eor v23.16b, v23.16b, v6.16b
    eor v24.16b, v24.16b, v10.16b
    eor v26.16b, v26.16b, v7.16b
    ldr q6, [x0, #480]
    eor v20.16b, v20.16b, v17.16b
    eor v0.16b, v0.16b, v27.16b
    eor v25.16b, v25.16b, v3.16b
    eor v22.16b, v22.16b, v17.16b
    eor v27.16b, v4.16b, v27.16b
    eor v24.16b, v24.16b, v3.16b
    eor v31.16b, v31.16b, v9.16b
    eor v21.16b, v21.16b, v11.16b
    shl v3.16b, v20.16b, #7
    eor v23.16b, v23.16b, v18.16b
    shl v4.16b, v0.16b, #5
    eor v26.16b, v26.16b, v18.16b
    shl v7.16b, v25.16b, #3
    orr v8.16b, v28.16b, v31.16b
    shl v9.16b, v22.16b, #7
    orr v10.16b, v1.16b, v21.16b
    shl v11.16b, v27.16b, #5
    eor v30.16b, v30.16b, v8.16b
    shl v8.16b, v24.16b, #3
    eor v2.16b, v2.16b, v10.16b
    sri v3.16b, v20.16b, #1
    and v20.16b, v31.16b, v30.16b
    shl v10.16b, v23.16b, #2
    and v13.16b, v21.16b, v2.16b
    sri v4.16b, v0.16b, #3
    eor v30.16b, v30.16b, v12.16b
    sri v7.16b, v25.16b, #5
    eor v25.16b, v2.16b, v12.16b
    sri v9.16b, v22.16b, #1
    eor v20.16b, v28.16b, v20.16b
    shl v22.16b, v26.16b, #2
    orr v28.16b, v4.16b, v7.16b
    sri v11.16b, v27.16b, #3
    orn v27.16b, v7.16b, v3.16b
    sri v8.16b, v24.16b, #5
    eor v24.16b, v1.16b, v13.16b
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
    eor v19.16b, v19.16b, v6.16b
    eor v21.16b, v21.16b, v16.16b
    eor v1.16b, v9.16b, v22.16b
    eor v2.16b, v25.16b, v27.16b
    eor v4.16b, v5.16b, v6.16b
    shl v5.16b, v26.16b, #1
    eor v20.16b, v20.16b, v29.16b
    shl v6.16b, v19.16b, #6
    bic v10.16b, v0.16b, v31.16b
    shl v11.16b, v21.16b, #1
    eor v24.16b, v24.16b, v29.16b
    shl v29.16b, v4.16b, #6
    bic v12.16b, v2.16b, v1.16b
    sri v5.16b, v26.16b, #7
    eor v26.16b, v7.16b, v10.16b
    shl v10.16b, v20.16b, #4
    eor v12.16b, v8.16b, v12.16b
    sri v6.16b, v19.16b, #2
    and v19.16b, v28.16b, v30.16b
    sri v11.16b, v21.16b, #7
    and v21.16b, v22.16b, v25.16b
    shl v13.16b, v24.16b, #4
    eor v31.16b, v5.16b, v31.16b
    sri v29.16b, v4.16b, #2
    eor v26.16b, v6.16b, v26.16b
    sri v10.16b, v20.16b, #4
    eor v20.16b, v11.16b, v1.16b
    sri v13.16b, v24.16b, #4
    eor v24.16b, v29.16b, v12.16b
    eor v19.16b, v23.16b, v19.16b
    eor v21.16b, v27.16b, v21.16b
    eor v23.16b, v10.16b, v0.16b
    eor v27.16b, v13.16b, v2.16b
    eor v29.16b, v7.16b, v31.16b
    and v0.16b, v28.16b, v19.16b
    eor v30.16b, v30.16b, v26.16b
    eor v1.16b, v8.16b, v20.16b
    and v2.16b, v22.16b, v21.16b
    eor v25.16b, v25.16b, v24.16b
    orr v4.16b, v23.16b, v31.16b
    orr v5.16b, v27.16b, v20.16b
    eor v29.16b, v29.16b, v0.16b
    eor v28.16b, v28.16b, v30.16b
    eor v0.16b, v1.16b, v2.16b
    eor v22.16b, v22.16b, v25.16b
    ldp q1, q2, [x0, #0]
    eor v26.16b, v26.16b, v4.16b
    eor v24.16b, v24.16b, v5.16b
    ldp q4, q5, [x0, #32]
    eor v3.16b, v3.16b, v23.16b
    orr v6.16b, v29.16b, v28.16b
    ldp q7, q8, [x0, #304]
    eor v9.16b, v9.16b, v27.16b
    orr v10.16b, v0.16b, v22.16b
    ldp q11, q12, [x0, #336]
    orr v13.16b, v23.16b, v26.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v27.16b, v24.16b
    eor v9.16b, v9.16b, v10.16b
    eor v31.16b, v31.16b, v13.16b
    eor v30.16b, v30.16b, v29.16b
    eor v20.16b, v20.16b, v6.16b
    eor v19.16b, v19.16b, v3.16b
    eor v25.16b, v25.16b, v0.16b
    eor v21.16b, v21.16b, v9.16b
    and v6.16b, v26.16b, v31.16b
    and v10.16b, v24.16b, v20.16b
    and v13.16b, v3.16b, v28.16b
    eor v31.16b, v31.16b, v1.16b
    eor v23.16b, v23.16b, v6.16b
    and v6.16b, v9.16b, v22.16b
    eor v27.16b, v27.16b, v10.16b
    and v10.16b, v30.16b, v19.16b
    eor v29.16b, v29.16b, v13.16b
    and v13.16b, v25.16b, v21.16b
    eor v0.16b, v0.16b, v6.16b
    eor v28.16b, v28.16b, v10.16b
    eor v22.16b, v22.16b, v13.16b
    eor v20.16b, v20.16b, v1.16b
    eor v26.16b, v26.16b, v2.16b
    eor v24.16b, v24.16b, v2.16b
    eor v23.16b, v23.16b, v4.16b
    eor v27.16b, v27.16b, v4.16b
    eor v1.16b, v3.16b, v7.16b
    eor v2.16b, v9.16b, v7.16b
    eor v29.16b, v29.16b, v8.16b
    eor v0.16b, v0.16b, v8.16b
    eor v28.16b, v28.16b, v11.16b
    eor v22.16b, v22.16b, v11.16b
    eor v19.16b, v19.16b, v5.16b
    eor v21.16b, v21.16b, v5.16b
    eor v30.16b, v30.16b, v12.16b
    eor v25.16b, v25.16b, v12.16b
    sub x9, x9, #32
    add x1, x1, #256
    trn1 v3.4s, v31.4s, v29.4s
    trn2 v29.4s, v31.4s, v29.4s
    trn1 v31.4s, v26.4s, v28.4s
    trn2 v26.4s, v26.4s, v28.4s
    trn1 v28.4s, v23.4s, v19.4s
    trn2 v19.4s, v23.4s, v19.4s
    trn1 v23.4s, v1.4s, v30.4s
    trn2 v30.4s, v1.4s, v30.4s
    trn1 v1.4s, v20.4s, v0.4s
    trn2 v20.4s, v20.4s, v0.4s
    trn1 v0.4s, v24.4s, v22.4s
    trn2 v22.4s, v24.4s, v22.4s
    trn1 v24.4s, v27.4s, v21.4s
    trn2 v21.4s, v27.4s, v21.4s
    trn1 v27.4s, v2.4s, v25.4s
    trn2 v25.4s, v2.4s, v25.4s
    trn1 v2.8h, v3.8h, v28.8h
    trn2 v28.8h, v3.8h, v28.8h
    trn1 v3.8h, v31.8h, v23.8h
    trn2 v23.8h, v31.8h, v23.8h
    trn1 v31.8h, v29.8h, v19.8h
    trn2 v19.8h, v29.8h, v19.8h
    trn1 v29.8h, v26.8h, v30.8h
    trn2 v26.8h, v26.8h, v30.8h
    trn1 v30.8h, v1.8h, v24.8h
    trn2 v24.8h, v1.8h, v24.8h
    trn1 v1.8h, v0.8h, v27.8h
    trn2 v27.8h, v0.8h, v27.8h
    trn1 v0.8h, v20.8h, v21.8h
    trn2 v20.8h, v20.8h, v21.8h
    trn1 v21.8h, v22.8h, v25.8h
    trn2 v22.8h, v22.8h, v25.8h
    trn1 v25.16b, v2.16b, v3.16b
    trn2 v2.16b, v2.16b, v3.16b
    trn1 v3.16b, v28.16b, v23.16b
    trn2 v23.16b, v28.16b, v23.16b
    trn1 v28.16b, v31.16b, v29.16b
    trn2 v29.16b, v31.16b, v29.16b
    stp q25, q2, [x2, #0]
    trn1 v25.16b, v19.16b, v26.16b
    trn2 v19.16b, v19.16b, v26.16b
    stp q3, q23, [x2, #32]
    trn1 v23.16b, v30.16b, v1.16b
    trn2 v26.16b, v30.16b, v1.16b
    stp q28, q29, [x2, #64]
    trn1 v28.16b, v24.16b, v27.16b
    trn2 v24.16b, v24.16b, v27.16b
    stp q25, q19, [x2, #96]
    trn1 v19.16b, v0.16b, v21.16b
    trn2 v21.16b, v0.16b, v21.16b
    stp q23, q26, [x2, #128]
    trn1 v23.16b, v20.16b, v22.16b
    trn2 v20.16b, v20.16b, v22.16b
    stp q28, q24, [x2, #160]
    stp q19, q21, [x2, #192]
    stp q23, q20, [x2, #224]
    add x2, x2, #256
    tbz x9, 63, .Lpipo64_128_decrypt_blocks_blocks5
.Lpipo64_128_decrypt_blocks_fewer3:
    add x9, x9, #32
    sub x9, x9, #16
    tbnz x9, 63, .Lpipo64_128_decrypt_blocks_fewer7
    ldp q17, q16, [x0, #384]
    ldr q18, [x0, #480]
    ldp q20, q19, [x0, #448]
    ldr q21, [x0, #352]
    ldp q23, q22, [x0, #416]
    ldp q25, q24, [x0, #256]
    ldp q27, q26, [x0, #288]
    ldp q29, q28, [x0, #320]
.Lpipo64_128_decrypt_blocks_blocks9:
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
    eor v31.16b, v31.16b, v4.16b
    shl v2.16b, v10.16b, #2
    eor v4.16b, v7.16b, v17.16b
    sri v1.16b, v9.16b, #3
    eor v30.16b, v30.16b, v18.16b
    sri v8.16b, v3.16b, #5
    trn1 v0.4s, v5.4s, v0.4s
    sri v2.16b, v10.16b, #6
    orr v3.16b, v1.16b, v8.16b
    orn v5.16b, v8.16b, v11.16b
    shl v6.16b, v4.16b, #1
    eor v0.16b, v0.16b, v16.16b
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
    eor v4.16b, v11.16b, v5.16b
    orr v6.16b, v5.16b, v30.16b
    eor v2.16b, v2.16b, v31.16b
    eor v31.16b, v31.16b, v0.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v0.16b, v2.16b
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
    eor v0.16b, v0.16b, v10.16b
    ldr q10, [x0, #240]
    eor v1.16b, v1.16b, v27.16b
    shl v11.16b, v4.16b, #5
    eor v31.16b, v2.16b, v31.16b
    eor v0.16b, v0.16b, v29.16b
    shl v2.16b, v1.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v31.16b, v31.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v2.16b, v1.16b, #1
    eor v30.16b, v30.16b, v10.16b
    shl v1.16b, v31.16b, #3
    eor v3.16b, v3.16b, v24.16b
    sri v11.16b, v4.16b, #3
    sri v1.16b, v31.16b, #5
    sri v5.16b, v0.16b, #6
    orr v31.16b, v11.16b, v1.16b
    orn v0.16b, v1.16b, v2.16b
    sri v8.16b, v9.16b, #7
    eor v31.16b, v5.16b, v31.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v2.16b, v31.16b
    eor v5.16b, v30.16b, v0.16b
    and v7.16b, v31.16b, v30.16b
    shl v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v31.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    eor v2.16b, v2.16b, v5.16b
    eor v30.16b, v30.16b, v3.16b
    orr v6.16b, v5.16b, v4.16b
    eor v31.16b, v31.16b, v30.16b
    eor v30.16b, v30.16b, v1.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v1.16b, v31.16b
    eor v7.16b, v30.16b, v18.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v17.16b
    eor v2.16b, v2.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v2.16b
    and v10.16b, v2.16b, v31.16b
    eor v2.16b, v2.16b, v23.16b
    and v3.16b, v3.16b, v4.16b
    and v30.16b, v30.16b, v0.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #224]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v2.16b, #5
    eor v30.16b, v31.16b, v30.16b
    eor v31.16b, v1.16b, v22.16b
    shl v1.16b, v0.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v1.16b, v0.16b, #1
    eor v0.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    eor v3.16b, v3.16b, v16.16b
    sri v11.16b, v2.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v31.16b, v4.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v2.16b, v1.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    shl v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v2.16b
    eor v2.16b, v8.16b, v2.16b
    eor v31.16b, v31.16b, v7.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v7.16b, v30.16b, v31.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v5.16b
    eor v0.16b, v0.16b, v3.16b
    orr v6.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v25.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v2.16b, v2.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v31.16b, v31.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v26.16b
    and v3.16b, v3.16b, v2.16b
    and v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #208]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v4.16b, v29.16b
    shl v4.16b, v31.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v4.16b, v31.16b, #1
    eor v31.16b, v2.16b, v10.16b
    shl v2.16b, v30.16b, #3
    eor v3.16b, v3.16b, v24.16b
    sri v11.16b, v1.16b, #3
    sri v2.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v2.16b
    orn v0.16b, v2.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    shl v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v0.16b, v7.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v2.16b, v10.16b
    eor v2.16b, v2.16b, v1.16b
    and v7.16b, v30.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v5.16b
    eor v31.16b, v31.16b, v3.16b
    orr v6.16b, v5.16b, v1.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v2.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v2.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v17.16b
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v23.16b
    and v3.16b, v3.16b, v1.16b
    and v31.16b, v31.16b, v0.16b
    eor v2.16b, v2.16b, v10.16b
    ldr q10, [x0, #192]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v22.16b
    shl v2.16b, v0.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v2.16b, v0.16b, #1
    eor v0.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    eor v3.16b, v3.16b, v16.16b
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v31.16b, v1.16b, v2.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v2.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    shl v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v31.16b, v31.16b, v7.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v31.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    eor v2.16b, v2.16b, v5.16b
    eor v0.16b, v0.16b, v3.16b
    orr v6.16b, v5.16b, v4.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v1.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v25.16b
    eor v2.16b, v2.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v31.16b, v31.16b, v2.16b
    and v10.16b, v2.16b, v30.16b
    eor v2.16b, v2.16b, v26.16b
    and v3.16b, v3.16b, v4.16b
    and v0.16b, v0.16b, v31.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #176]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v2.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v29.16b
    shl v1.16b, v31.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v1.16b, v31.16b, #1
    eor v31.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    eor v3.16b, v3.16b, v24.16b
    sri v11.16b, v2.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v0.16b, v4.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v2.16b, v1.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    shl v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v2.16b
    eor v2.16b, v8.16b, v2.16b
    eor v0.16b, v0.16b, v7.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v7.16b, v30.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v5.16b
    eor v31.16b, v31.16b, v3.16b
    orr v6.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v4.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v2.16b, v2.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v23.16b
    and v3.16b, v3.16b, v2.16b
    and v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #160]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v4.16b, v22.16b
    shl v4.16b, v0.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v4.16b, v0.16b, #1
    eor v0.16b, v2.16b, v10.16b
    shl v2.16b, v30.16b, #3
    eor v3.16b, v3.16b, v16.16b
    sri v11.16b, v1.16b, #3
    sri v2.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v2.16b
    orn v31.16b, v2.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    shl v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v31.16b, v31.16b, v7.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v2.16b, v10.16b
    eor v2.16b, v2.16b, v1.16b
    and v7.16b, v30.16b, v31.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v5.16b
    eor v0.16b, v0.16b, v3.16b
    orr v6.16b, v5.16b, v1.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v2.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v25.16b
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v31.16b, v31.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v26.16b
    and v3.16b, v3.16b, v1.16b
    and v0.16b, v0.16b, v31.16b
    eor v2.16b, v2.16b, v10.16b
    ldr q10, [x0, #144]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v2.16b, v29.16b
    shl v2.16b, v31.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v2.16b, v31.16b, #1
    eor v31.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    eor v3.16b, v3.16b, v24.16b
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v0.16b, v1.16b, v2.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v2.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    shl v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    eor v2.16b, v2.16b, v5.16b
    eor v31.16b, v31.16b, v3.16b
    orr v6.16b, v5.16b, v4.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v1.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v17.16b
    eor v2.16b, v2.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v2.16b
    and v10.16b, v2.16b, v30.16b
    eor v2.16b, v2.16b, v23.16b
    and v3.16b, v3.16b, v4.16b
    and v31.16b, v31.16b, v0.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #128]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v2.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v1.16b, v22.16b
    shl v1.16b, v0.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v1.16b, v0.16b, #1
    eor v0.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    eor v3.16b, v3.16b, v16.16b
    sri v11.16b, v2.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v31.16b, v4.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v2.16b, v1.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    shl v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v2.16b
    eor v2.16b, v8.16b, v2.16b
    eor v31.16b, v31.16b, v7.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v7.16b, v30.16b, v31.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v5.16b
    eor v0.16b, v0.16b, v3.16b
    orr v6.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v25.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v2.16b, v2.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v31.16b, v31.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v26.16b
    and v3.16b, v3.16b, v2.16b
    and v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #112]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v4.16b, v29.16b
    shl v4.16b, v31.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v4.16b, v31.16b, #1
    eor v31.16b, v2.16b, v10.16b
    shl v2.16b, v30.16b, #3
    eor v3.16b, v3.16b, v24.16b
    sri v11.16b, v1.16b, #3
    sri v2.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v2.16b
    orn v0.16b, v2.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    shl v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v0.16b, v7.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v2.16b, v10.16b
    eor v2.16b, v2.16b, v1.16b
    and v7.16b, v30.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v2.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v5.16b
    eor v31.16b, v31.16b, v3.16b
    orr v6.16b, v5.16b, v1.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v2.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v2.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v17.16b
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v23.16b
    and v3.16b, v3.16b, v1.16b
    and v31.16b, v31.16b, v0.16b
    eor v2.16b, v2.16b, v10.16b
    ldr q10, [x0, #96]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v2.16b, v22.16b
    shl v2.16b, v0.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v2.16b, v0.16b, #1
    eor v0.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    eor v3.16b, v3.16b, v16.16b
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v31.16b, v1.16b, v2.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v2.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    shl v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v31.16b, v31.16b, v7.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v31.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    eor v2.16b, v2.16b, v5.16b
    eor v0.16b, v0.16b, v3.16b
    orr v6.16b, v5.16b, v4.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v1.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v25.16b
    eor v2.16b, v2.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v31.16b, v31.16b, v2.16b
    and v10.16b, v2.16b, v30.16b
    eor v2.16b, v2.16b, v26.16b
    and v3.16b, v3.16b, v4.16b
    and v0.16b, v0.16b, v31.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #80]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v2.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v29.16b
    shl v1.16b, v31.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v1.16b, v31.16b, #1
    eor v31.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    eor v3.16b, v3.16b, v24.16b
    sri v11.16b, v2.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v0.16b, v4.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v2.16b, v1.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    shl v9.16b, v3.16b, #4
    bic v10.16b, v5.16b, v2.16b
    eor v2.16b, v8.16b, v2.16b
    eor v0.16b, v0.16b, v7.16b
    sri v9.16b, v3.16b, #4
    eor v3.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v2.16b
    and v7.16b, v30.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v6.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v5.16b
    eor v31.16b, v31.16b, v3.16b
    orr v6.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v4.16b
    eor v3.16b, v3.16b, v6.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    orr v8.16b, v5.16b, v3.16b
    eor v9.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v2.16b, v2.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v23.16b
    and v3.16b, v3.16b, v2.16b
    and v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #64]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v4.16b, v22.16b
    shl v4.16b, v0.16b, #7
    eor v3.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v4.16b, v0.16b, #1
    eor v0.16b, v2.16b, v10.16b
    shl v2.16b, v30.16b, #3
    eor v3.16b, v3.16b, v16.16b
    sri v11.16b, v1.16b, #3
    sri v2.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v2.16b
    orn v31.16b, v2.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    shl v1.16b, v3.16b, #4
    eor v5.16b, v4.16b, v30.16b
    eor v9.16b, v0.16b, v31.16b
    sri v6.16b, v7.16b, #2
    and v7.16b, v30.16b, v0.16b
    bic v10.16b, v9.16b, v5.16b
    eor v5.16b, v8.16b, v5.16b
    sri v1.16b, v3.16b, #4
    eor v31.16b, v31.16b, v7.16b
    eor v3.16b, v2.16b, v10.16b
    eor v2.16b, v2.16b, v5.16b
    eor v1.16b, v1.16b, v9.16b
    and v7.16b, v30.16b, v31.16b
    eor v3.16b, v6.16b, v3.16b
    orr v6.16b, v1.16b, v5.16b
    eor v2.16b, v2.16b, v7.16b
    eor v0.16b, v0.16b, v3.16b
    eor v4.16b, v4.16b, v1.16b
    eor v3.16b, v3.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v2.16b
    ldp q6, q7, [x0, #0]
    orr v8.16b, v1.16b, v3.16b
    ldp q9, q10, [x0, #32]
    orr v11.16b, v2.16b, v30.16b
    eor v12.16b, v0.16b, v21.16b
    eor v5.16b, v5.16b, v8.16b
    eor v4.16b, v4.16b, v11.16b
    and v8.16b, v3.16b, v5.16b
    eor v5.16b, v5.16b, v6.16b
    eor v31.16b, v31.16b, v4.16b
    and v6.16b, v4.16b, v30.16b
    eor v1.16b, v1.16b, v8.16b
    eor v3.16b, v3.16b, v7.16b
    and v0.16b, v0.16b, v31.16b
    eor v2.16b, v2.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    eor v4.16b, v4.16b, v26.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v2.16b, v29.16b
    eor v31.16b, v31.16b, v10.16b
    trn1 v2.4s, v4.4s, v12.4s
    eor v30.16b, v30.16b, v28.16b
    trn1 v6.4s, v5.4s, v0.4s
    sub x9, x9, #16
    add x1, x1, #128
    trn2 v0.4s, v5.4s, v0.4s
    trn1 v5.4s, v1.4s, v31.4s
    trn1 v7.4s, v3.4s, v30.4s
    trn2 v30.4s, v3.4s, v30.4s
    trn2 v31.4s, v1.4s, v31.4s
    trn2 v1.4s, v4.4s, v12.4s
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
    tbz x9, 63, .Lpipo64_128_decrypt_blocks_blocks9
.Lpipo64_128_decrypt_blocks_fewer7:
    add x9, x9, #16
    sub x9, x9, #4
    tbnz x9, 63, .Lpipo64_128_decrypt_blocks_fewer11
    ldp q17, q16, [x0, #384]
    ldr q18, [x0, #480]
    ldp q20, q19, [x0, #448]
    ldr q21, [x0, #352]
    ldp q23, q22, [x0, #416]
    ldp q25, q24, [x0, #256]
    ldp q27, q26, [x0, #288]
    ldp q29, q28, [x0, #320]
.Lpipo64_128_decrypt_blocks_blocks13:
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
    ldr q5, [x0, #368]
    trn1 v2.16b, v2.16b, v4.16b
    trn2 v4.8h, v7.8h, v1.8h
    trn2 v8.8h, v6.8h, v0.8h
    trn1 v9.8h, v31.8h, v3.8h
    trn1 v1.8h, v7.8h, v1.8h
    eor v4.16b, v4.16b, v19.16b
    eor v7.16b, v8.16b, v23.16b
    eor v8.16b, v9.16b, v20.16b
    eor v1.16b, v1.16b, v22.16b
    shl v9.16b, v4.16b, #7
    trn1 v10.8h, v30.8h, v2.8h
    shl v11.16b, v7.16b, #5
    trn1 v0.8h, v6.8h, v0.8h
    shl v6.16b, v8.16b, #3
    trn2 v31.8h, v31.8h, v3.8h
    sri v9.16b, v4.16b, #1
    eor v3.16b, v10.16b, v5.16b
    shl v4.16b, v1.16b, #2
    eor v0.16b, v0.16b, v17.16b
    sri v11.16b, v7.16b, #3
    eor v31.16b, v31.16b, v18.16b
    sri v6.16b, v8.16b, #5
    trn2 v30.8h, v30.8h, v2.8h
    sri v4.16b, v1.16b, #6
    orr v1.16b, v11.16b, v6.16b
    orn v2.16b, v6.16b, v9.16b
    shl v5.16b, v0.16b, #1
    eor v30.16b, v30.16b, v16.16b
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
    eor v4.16b, v9.16b, v5.16b
    orr v6.16b, v5.16b, v31.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v3.16b, v30.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v30.16b, v1.16b
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
    eor v30.16b, v30.16b, v10.16b
    ldr q10, [x0, #240]
    eor v0.16b, v0.16b, v27.16b
    shl v11.16b, v4.16b, #5
    eor v1.16b, v1.16b, v3.16b
    eor v30.16b, v30.16b, v29.16b
    shl v3.16b, v0.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v1.16b, v1.16b, v28.16b
    shl v5.16b, v30.16b, #2
    sri v3.16b, v0.16b, #1
    eor v31.16b, v31.16b, v10.16b
    shl v0.16b, v1.16b, #3
    eor v2.16b, v2.16b, v24.16b
    sri v11.16b, v4.16b, #3
    sri v0.16b, v1.16b, #5
    sri v5.16b, v30.16b, #6
    orr v30.16b, v11.16b, v0.16b
    orn v1.16b, v0.16b, v3.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v1.16b, v11.16b, v1.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v3.16b, v30.16b
    eor v5.16b, v31.16b, v1.16b
    and v7.16b, v30.16b, v31.16b
    shl v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    sri v9.16b, v2.16b, #4
    eor v2.16b, v0.16b, v10.16b
    eor v0.16b, v0.16b, v4.16b
    and v7.16b, v30.16b, v1.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v0.16b, v0.16b, v7.16b
    eor v3.16b, v3.16b, v5.16b
    eor v31.16b, v31.16b, v2.16b
    orr v6.16b, v5.16b, v4.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v0.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v0.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v17.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v1.16b, v1.16b, v3.16b
    and v10.16b, v3.16b, v30.16b
    eor v3.16b, v3.16b, v23.16b
    and v2.16b, v2.16b, v4.16b
    and v31.16b, v31.16b, v1.16b
    eor v0.16b, v0.16b, v10.16b
    ldr q10, [x0, #224]
    eor v1.16b, v1.16b, v19.16b
    shl v11.16b, v3.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v0.16b, v22.16b
    shl v0.16b, v1.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v0.16b, v1.16b, #1
    eor v1.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    eor v2.16b, v2.16b, v16.16b
    sri v11.16b, v3.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v31.16b, v4.16b, v0.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v3.16b, v0.16b, v30.16b
    eor v5.16b, v1.16b, v31.16b
    and v7.16b, v30.16b, v1.16b
    shl v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v3.16b
    eor v3.16b, v8.16b, v3.16b
    eor v31.16b, v31.16b, v7.16b
    sri v9.16b, v2.16b, #4
    eor v2.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v3.16b
    and v7.16b, v30.16b, v31.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v4.16b, v4.16b, v7.16b
    eor v0.16b, v0.16b, v5.16b
    eor v1.16b, v1.16b, v2.16b
    orr v6.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v1.16b
    eor v1.16b, v1.16b, v4.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v1.16b, v21.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v25.16b
    eor v0.16b, v0.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v3.16b, v3.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v31.16b, v31.16b, v0.16b
    and v10.16b, v0.16b, v30.16b
    eor v0.16b, v0.16b, v26.16b
    and v2.16b, v2.16b, v3.16b
    and v1.16b, v1.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #208]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v0.16b, #5
    eor v30.16b, v30.16b, v1.16b
    eor v1.16b, v4.16b, v29.16b
    shl v4.16b, v31.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v1.16b, #2
    sri v4.16b, v31.16b, #1
    eor v31.16b, v3.16b, v10.16b
    shl v3.16b, v30.16b, #3
    eor v2.16b, v2.16b, v24.16b
    sri v11.16b, v0.16b, #3
    sri v3.16b, v30.16b, #5
    sri v5.16b, v1.16b, #6
    orr v30.16b, v11.16b, v3.16b
    orn v0.16b, v3.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    shl v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v0.16b, v7.16b
    sri v9.16b, v2.16b, #4
    eor v2.16b, v3.16b, v10.16b
    eor v3.16b, v3.16b, v1.16b
    and v7.16b, v30.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v5.16b
    eor v31.16b, v31.16b, v2.16b
    orr v6.16b, v5.16b, v1.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v3.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v17.16b
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v23.16b
    and v2.16b, v2.16b, v1.16b
    and v31.16b, v31.16b, v0.16b
    eor v3.16b, v3.16b, v10.16b
    ldr q10, [x0, #192]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v3.16b, v22.16b
    shl v3.16b, v0.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v3.16b, v0.16b, #1
    eor v0.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    eor v2.16b, v2.16b, v16.16b
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v31.16b, v1.16b, v3.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v3.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    shl v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v31.16b, v31.16b, v7.16b
    sri v9.16b, v2.16b, #4
    eor v2.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v31.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v5.16b
    eor v0.16b, v0.16b, v2.16b
    orr v6.16b, v5.16b, v4.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v1.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v25.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v31.16b, v31.16b, v3.16b
    and v10.16b, v3.16b, v30.16b
    eor v3.16b, v3.16b, v26.16b
    and v2.16b, v2.16b, v4.16b
    and v0.16b, v0.16b, v31.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #176]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v3.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v29.16b
    shl v1.16b, v31.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v1.16b, v31.16b, #1
    eor v31.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    eor v2.16b, v2.16b, v24.16b
    sri v11.16b, v3.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v0.16b, v4.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v3.16b, v1.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    shl v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v3.16b
    eor v3.16b, v8.16b, v3.16b
    eor v0.16b, v0.16b, v7.16b
    sri v9.16b, v2.16b, #4
    eor v2.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v3.16b
    and v7.16b, v30.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v5.16b
    eor v31.16b, v31.16b, v2.16b
    orr v6.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v4.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v17.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v3.16b, v3.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v23.16b
    and v2.16b, v2.16b, v3.16b
    and v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #160]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v4.16b, v22.16b
    shl v4.16b, v0.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v4.16b, v0.16b, #1
    eor v0.16b, v3.16b, v10.16b
    shl v3.16b, v30.16b, #3
    eor v2.16b, v2.16b, v16.16b
    sri v11.16b, v1.16b, #3
    sri v3.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v3.16b
    orn v31.16b, v3.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    shl v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v31.16b, v31.16b, v7.16b
    sri v9.16b, v2.16b, #4
    eor v2.16b, v3.16b, v10.16b
    eor v3.16b, v3.16b, v1.16b
    and v7.16b, v30.16b, v31.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v5.16b
    eor v0.16b, v0.16b, v2.16b
    orr v6.16b, v5.16b, v1.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v3.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v25.16b
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v31.16b, v31.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v26.16b
    and v2.16b, v2.16b, v1.16b
    and v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v10.16b
    ldr q10, [x0, #144]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v3.16b, v29.16b
    shl v3.16b, v31.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v3.16b, v31.16b, #1
    eor v31.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    eor v2.16b, v2.16b, v24.16b
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v0.16b, v1.16b, v3.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v3.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    shl v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    sri v9.16b, v2.16b, #4
    eor v2.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v5.16b
    eor v31.16b, v31.16b, v2.16b
    orr v6.16b, v5.16b, v4.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v1.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v17.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v3.16b
    and v10.16b, v3.16b, v30.16b
    eor v3.16b, v3.16b, v23.16b
    and v2.16b, v2.16b, v4.16b
    and v31.16b, v31.16b, v0.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #128]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v3.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v1.16b, v22.16b
    shl v1.16b, v0.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v1.16b, v0.16b, #1
    eor v0.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    eor v2.16b, v2.16b, v16.16b
    sri v11.16b, v3.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v31.16b, v4.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v3.16b, v1.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    shl v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v3.16b
    eor v3.16b, v8.16b, v3.16b
    eor v31.16b, v31.16b, v7.16b
    sri v9.16b, v2.16b, #4
    eor v2.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v3.16b
    and v7.16b, v30.16b, v31.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v5.16b
    eor v0.16b, v0.16b, v2.16b
    orr v6.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v4.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v25.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v3.16b, v3.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v31.16b, v31.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v26.16b
    and v2.16b, v2.16b, v3.16b
    and v0.16b, v0.16b, v31.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #112]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v4.16b, v29.16b
    shl v4.16b, v31.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v4.16b, v31.16b, #1
    eor v31.16b, v3.16b, v10.16b
    shl v3.16b, v30.16b, #3
    eor v2.16b, v2.16b, v24.16b
    sri v11.16b, v1.16b, #3
    sri v3.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v3.16b
    orn v0.16b, v3.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v1.16b, v4.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    shl v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v1.16b
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v0.16b, v7.16b
    sri v9.16b, v2.16b, #4
    eor v2.16b, v3.16b, v10.16b
    eor v3.16b, v3.16b, v1.16b
    and v7.16b, v30.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v5.16b
    eor v31.16b, v31.16b, v2.16b
    orr v6.16b, v5.16b, v1.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v3.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v3.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v17.16b
    eor v4.16b, v4.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v1.16b, v1.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v4.16b
    and v10.16b, v4.16b, v30.16b
    eor v4.16b, v4.16b, v23.16b
    and v2.16b, v2.16b, v1.16b
    and v31.16b, v31.16b, v0.16b
    eor v3.16b, v3.16b, v10.16b
    ldr q10, [x0, #96]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v4.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v3.16b, v22.16b
    shl v3.16b, v0.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v3.16b, v0.16b, #1
    eor v0.16b, v1.16b, v10.16b
    shl v1.16b, v30.16b, #3
    eor v2.16b, v2.16b, v16.16b
    sri v11.16b, v4.16b, #3
    sri v1.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v1.16b
    orn v31.16b, v1.16b, v3.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    sri v6.16b, v7.16b, #2
    eor v4.16b, v3.16b, v30.16b
    eor v5.16b, v0.16b, v31.16b
    and v7.16b, v30.16b, v0.16b
    shl v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v4.16b
    eor v4.16b, v8.16b, v4.16b
    eor v31.16b, v31.16b, v7.16b
    sri v9.16b, v2.16b, #4
    eor v2.16b, v1.16b, v10.16b
    eor v1.16b, v1.16b, v4.16b
    and v7.16b, v30.16b, v31.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v1.16b, v1.16b, v7.16b
    eor v3.16b, v3.16b, v5.16b
    eor v0.16b, v0.16b, v2.16b
    orr v6.16b, v5.16b, v4.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v1.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v1.16b, v30.16b
    eor v7.16b, v0.16b, v21.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v25.16b
    eor v3.16b, v3.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v4.16b, v4.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v31.16b, v31.16b, v3.16b
    and v10.16b, v3.16b, v30.16b
    eor v3.16b, v3.16b, v26.16b
    and v2.16b, v2.16b, v4.16b
    and v0.16b, v0.16b, v31.16b
    eor v1.16b, v1.16b, v10.16b
    ldr q10, [x0, #80]
    eor v31.16b, v31.16b, v27.16b
    shl v11.16b, v3.16b, #5
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v29.16b
    shl v1.16b, v31.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v28.16b
    shl v5.16b, v0.16b, #2
    sri v1.16b, v31.16b, #1
    eor v31.16b, v4.16b, v10.16b
    shl v4.16b, v30.16b, #3
    eor v2.16b, v2.16b, v24.16b
    sri v11.16b, v3.16b, #3
    sri v4.16b, v30.16b, #5
    sri v5.16b, v0.16b, #6
    orr v30.16b, v11.16b, v4.16b
    orn v0.16b, v4.16b, v1.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v0.16b, v11.16b, v0.16b
    sri v6.16b, v7.16b, #2
    eor v3.16b, v1.16b, v30.16b
    eor v5.16b, v31.16b, v0.16b
    and v7.16b, v30.16b, v31.16b
    shl v9.16b, v2.16b, #4
    bic v10.16b, v5.16b, v3.16b
    eor v3.16b, v8.16b, v3.16b
    eor v0.16b, v0.16b, v7.16b
    sri v9.16b, v2.16b, #4
    eor v2.16b, v4.16b, v10.16b
    eor v4.16b, v4.16b, v3.16b
    and v7.16b, v30.16b, v0.16b
    eor v5.16b, v9.16b, v5.16b
    eor v2.16b, v6.16b, v2.16b
    eor v4.16b, v4.16b, v7.16b
    eor v1.16b, v1.16b, v5.16b
    eor v31.16b, v31.16b, v2.16b
    orr v6.16b, v5.16b, v3.16b
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v31.16b, v4.16b
    eor v2.16b, v2.16b, v6.16b
    orr v6.16b, v4.16b, v30.16b
    eor v7.16b, v31.16b, v18.16b
    orr v8.16b, v5.16b, v2.16b
    eor v9.16b, v2.16b, v17.16b
    eor v1.16b, v1.16b, v6.16b
    shl v6.16b, v7.16b, #6
    eor v3.16b, v3.16b, v8.16b
    shl v8.16b, v9.16b, #1
    eor v0.16b, v0.16b, v1.16b
    and v10.16b, v1.16b, v30.16b
    eor v1.16b, v1.16b, v23.16b
    and v2.16b, v2.16b, v3.16b
    and v31.16b, v31.16b, v0.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x0, #64]
    eor v0.16b, v0.16b, v19.16b
    shl v11.16b, v1.16b, #5
    eor v30.16b, v30.16b, v31.16b
    eor v31.16b, v4.16b, v22.16b
    shl v4.16b, v0.16b, #7
    eor v2.16b, v5.16b, v2.16b
    eor v30.16b, v30.16b, v20.16b
    shl v5.16b, v31.16b, #2
    sri v4.16b, v0.16b, #1
    eor v0.16b, v3.16b, v10.16b
    shl v3.16b, v30.16b, #3
    eor v2.16b, v2.16b, v16.16b
    sri v11.16b, v1.16b, #3
    sri v3.16b, v30.16b, #5
    sri v5.16b, v31.16b, #6
    orr v30.16b, v11.16b, v3.16b
    orn v31.16b, v3.16b, v4.16b
    sri v8.16b, v9.16b, #7
    eor v30.16b, v5.16b, v30.16b
    eor v31.16b, v11.16b, v31.16b
    shl v1.16b, v2.16b, #4
    eor v5.16b, v4.16b, v30.16b
    eor v9.16b, v0.16b, v31.16b
    sri v6.16b, v7.16b, #2
    and v7.16b, v30.16b, v0.16b
    bic v10.16b, v9.16b, v5.16b
    eor v5.16b, v8.16b, v5.16b
    sri v1.16b, v2.16b, #4
    eor v31.16b, v31.16b, v7.16b
    eor v2.16b, v3.16b, v10.16b
    eor v3.16b, v3.16b, v5.16b
    eor v1.16b, v1.16b, v9.16b
    and v7.16b, v30.16b, v31.16b
    eor v2.16b, v6.16b, v2.16b
    orr v6.16b, v1.16b, v5.16b
    eor v3.16b, v3.16b, v7.16b
    eor v0.16b, v0.16b, v2.16b
    eor v4.16b, v4.16b, v1.16b
    eor v2.16b, v2.16b, v6.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    ldp q6, q7, [x0, #0]
    orr v8.16b, v1.16b, v2.16b
    ldp q9, q10, [x0, #32]
    orr v11.16b, v3.16b, v30.16b
    eor v12.16b, v0.16b, v21.16b
    eor v5.16b, v5.16b, v8.16b
    eor v4.16b, v4.16b, v11.16b
    and v8.16b, v2.16b, v5.16b
    eor v5.16b, v5.16b, v6.16b
    eor v31.16b, v31.16b, v4.16b
    and v6.16b, v4.16b, v30.16b
    eor v1.16b, v1.16b, v8.16b
    eor v2.16b, v2.16b, v7.16b
    and v0.16b, v0.16b, v31.16b
    eor v3.16b, v3.16b, v6.16b
    eor v1.16b, v1.16b, v9.16b
    eor v4.16b, v4.16b, v26.16b
    eor v30.16b, v30.16b, v0.16b
    eor v0.16b, v3.16b, v29.16b
    add x1, x1, #32
    eor v31.16b, v31.16b, v10.16b
    trn1 v3.8h, v5.8h, v1.8h
    eor v30.16b, v30.16b, v28.16b
    trn2 v1.8h, v5.8h, v1.8h
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
    trn2 v1.16b, v1.16b, v2.16b
    str s6, [x2, #0]
    trn1 v2.16b, v31.16b, v30.16b
    trn2 v30.16b, v31.16b, v30.16b
    str s3, [x2, #4]
    str s0, [x2, #8]
    str s4, [x2, #12]
    str s5, [x2, #16]
    str s2, [x2, #20]
    str s1, [x2, #24]
    str s30, [x2, #28]
    add x2, x2, #32
    tbz x9, 63, .Lpipo64_128_decrypt_blocks_blocks13
.Lpipo64_128_decrypt_blocks_fewer11:
    add x9, x9, #4
    cbz x9, .Lpipo64_128_decrypt_blocks_done1
    ldr w10, [x0, #496]
    ldr w11, [x0, #504]
    ldr w12, [x0, #432]
    ldr w13, [x0, #416]
    ldr w14, [x0, #448]
    ldr w15, [x0, #500]
    ldr w16, [x0, #480]
    ldr w17, [x0, #16]
    ldr w8, [x0, #48]
    ldr w3, [x0, #320]
    ldr w4, [x0, #304]
    ldr w5, [x0, #336]
    ldr w6, [x0, #32]
    ldr w7, [x0, #352]
.Lpipo64_128_decrypt_blocks_blocks15:
    ldrb w19, [x1, #3]
    ldrb w20, [x1, #5]
    ldrb w21, [x1, #6]
    ldrb w22, [x1, #4]
    ldrb w23, [x1, #0]
    ldr w24, [x0, #368]
    ldrb w25, [x1, #1]
    ldrb w26, [x1, #7]
    orr w19, w19, w19, lsl #8
    orr w20, w20, w20, lsl #8
    ldrb w27, [x1, #2]
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
    extr w28, w19, w19, #3
    orr w23, w23, w23, lsl #16
    eor w22, w22, w12
    orr w28, w28, w20, ror #5
    eor w23, w23, w24
    extr w24, w20, w20, #5
    eor w22, w28, w22, ror #6
    orr w25, w25, w25, lsl #8
    orr w24, w24, w21, ror #1
    orr w26, w26, w26, lsl #8
    eor w28, w22, w21, ror #1
    eor w19, w24, w19, ror #3
    orr w24, w25, w25, lsl #16
    orr w25, w26, w26, lsl #16
    eor w26, w23, w19
    orr w27, w27, w27, lsl #8
    eor w24, w24, w10
    eor w25, w25, w16
    orr w27, w27, w27, lsl #16
    eor w24, w28, w24, ror #7
    and w28, w28, w26
    eor w27, w27, w15
    eor w28, w28, w20, ror #5
    eor w20, w24, w20, ror #5
    eor w26, w26, w27, ror #4
    and w27, w22, w23
    eor w25, w28, w25, ror #2
    eor w21, w26, w21, ror #1
    eor w19, w19, w27
    eor w23, w23, w25
    orn w27, w24, w26
    ldr w28, [x0, #240]
    eor w25, w25, w27
    and w27, w22, w19
    eor w22, w22, w23
    eor w20, w20, w27
    orn w27, w25, w26
    eor w23, w23, w20
    eor w24, w24, w27
    orr w27, w20, w22
    eor w21, w21, w27
    eor w27, w24, w28
    and w24, w25, w24
    eor w19, w19, w21
    and w28, w21, w22
    eor w21, w21, w4
    eor w20, w20, w28
    and w28, w23, w19
    eor w19, w19, w8
    eor w22, w22, w28
    extr w28, w21, w21, #3
    eor w20, w20, w3
    eor w22, w22, w5
    eor w25, w25, w17
    eor w23, w23, w7
    orr w28, w28, w22, ror #5
    eon w24, w24, w26
    extr w26, w22, w22, #5
    orr w26, w26, w19, ror #1
    eor w20, w28, w20, ror #6
    eor w24, w24, w6
    eor w21, w26, w21, ror #3
    eor w26, w20, w19, ror #1
    and w28, w20, w27
    eor w25, w26, w25, ror #7
    eor w28, w21, w28
    eor w21, w27, w21
    and w26, w26, w21
    eor w21, w21, w24, ror #4
    eor w24, w25, w22, ror #5
    eor w22, w26, w22, ror #5
    and w26, w20, w28
    eor w19, w21, w19, ror #1
    eor w22, w22, w23, ror #2
    eor w23, w24, w26
    orn w24, w25, w21
    ldr w26, [x0, #224]
    eor w27, w27, w22
    eor w22, w22, w24
    eor w20, w20, w27
    eor w24, w27, w23
    orn w27, w22, w21
    eor w25, w25, w27
    orr w27, w23, w20
    eor w19, w19, w27
    eor w26, w25, w26
    and w25, w22, w25
    eor w27, w28, w19
    and w28, w19, w20
    eor w19, w19, w13
    eor w23, w23, w28
    and w28, w24, w27
    eor w27, w27, w11
    eor w20, w20, w28
    extr w28, w19, w19, #3
    eor w23, w23, w12
    eor w20, w20, w14
    eor w22, w22, w10
    eor w24, w24, w16
    orr w28, w28, w20, ror #5
    eon w21, w25, w21
    extr w25, w20, w20, #5
    orr w25, w25, w27, ror #1
    eor w23, w28, w23, ror #6
    eor w21, w21, w15
    eor w19, w25, w19, ror #3
    eor w25, w23, w27, ror #1
    and w28, w23, w26
    eor w22, w25, w22, ror #7
    eor w28, w19, w28
    eor w19, w26, w19
    and w25, w25, w19
    eor w19, w19, w21, ror #4
    eor w21, w22, w20, ror #5
    eor w20, w25, w20, ror #5
    and w25, w23, w28
    eor w27, w19, w27, ror #1
    eor w20, w20, w24, ror #2
    eor w21, w21, w25
    orn w24, w22, w19
    ldr w25, [x0, #208]
    eor w26, w26, w20
    eor w20, w20, w24
    eor w23, w23, w26
    eor w24, w26, w21
    orn w26, w20, w19
    eor w22, w22, w26
    orr w26, w21, w23
    eor w26, w27, w26
    eor w25, w22, w25
    and w22, w20, w22
    eor w27, w28, w26
    and w28, w26, w23
    eor w26, w26, w4
    eor w21, w21, w28
    and w28, w24, w27
    eor w27, w27, w8
    eor w23, w23, w28
    extr w28, w26, w26, #3
    eor w21, w21, w3
    eor w23, w23, w5
    eor w20, w20, w17
    eor w24, w24, w7
    orr w28, w28, w23, ror #5
    eon w19, w22, w19
    extr w22, w23, w23, #5
    orr w22, w22, w27, ror #1
    eor w21, w28, w21, ror #6
    eor w19, w19, w6
    eor w22, w22, w26, ror #3
    eor w26, w21, w27, ror #1
    and w28, w21, w25
    eor w20, w26, w20, ror #7
    eor w28, w22, w28
    eor w22, w25, w22
    and w26, w26, w22
    eor w19, w22, w19, ror #4
    eor w22, w20, w23, ror #5
    eor w23, w26, w23, ror #5
    and w26, w21, w28
    eor w27, w19, w27, ror #1
    eor w23, w23, w24, ror #2
    eor w22, w22, w26
    orn w24, w20, w19
    ldr w26, [x0, #192]
    eor w25, w25, w23
    eor w23, w23, w24
    eor w21, w21, w25
    eor w24, w25, w22
    orn w25, w23, w19
    eor w20, w20, w25
    orr w25, w22, w21
    eor w25, w27, w25
    eor w26, w20, w26
    and w20, w23, w20
    eor w27, w28, w25
    and w28, w25, w21
    eor w25, w25, w13
    eor w22, w22, w28
    and w28, w24, w27
    eor w27, w27, w11
    eor w21, w21, w28
    extr w28, w25, w25, #3
    eor w22, w22, w12
    eor w21, w21, w14
    eor w23, w23, w10
    eor w24, w24, w16
    orr w28, w28, w21, ror #5
    eon w19, w20, w19
    extr w20, w21, w21, #5
    orr w20, w20, w27, ror #1
    eor w22, w28, w22, ror #6
    eor w19, w19, w15
    eor w20, w20, w25, ror #3
    eor w25, w22, w27, ror #1
    and w28, w22, w26
    eor w23, w25, w23, ror #7
    eor w28, w20, w28
    eor w20, w26, w20
    and w25, w25, w20
    eor w19, w20, w19, ror #4
    eor w20, w23, w21, ror #5
    eor w21, w25, w21, ror #5
    and w25, w22, w28
    eor w27, w19, w27, ror #1
    eor w21, w21, w24, ror #2
    eor w20, w20, w25
    orn w24, w23, w19
    ldr w25, [x0, #176]
    eor w26, w26, w21
    eor w21, w21, w24
    eor w22, w22, w26
    eor w24, w26, w20
    orn w26, w21, w19
    eor w23, w23, w26
    orr w26, w20, w22
    eor w26, w27, w26
    eor w25, w23, w25
    and w23, w21, w23
    eor w27, w28, w26
    and w28, w26, w22
    eor w26, w26, w4
    eor w20, w20, w28
    and w28, w24, w27
    eor w27, w27, w8
    eor w22, w22, w28
    extr w28, w26, w26, #3
    eor w20, w20, w3
    eor w22, w22, w5
    eor w21, w21, w17
    eor w24, w24, w7
    orr w28, w28, w22, ror #5
    eon w19, w23, w19
    extr w23, w22, w22, #5
    orr w23, w23, w27, ror #1
    eor w20, w28, w20, ror #6
    eor w19, w19, w6
    eor w23, w23, w26, ror #3
    eor w26, w20, w27, ror #1
    and w28, w20, w25
    eor w21, w26, w21, ror #7
    eor w28, w23, w28
    eor w23, w25, w23
    and w26, w26, w23
    eor w19, w23, w19, ror #4
    eor w23, w21, w22, ror #5
    eor w22, w26, w22, ror #5
    and w26, w20, w28
    eor w27, w19, w27, ror #1
    eor w22, w22, w24, ror #2
    eor w23, w23, w26
    orn w24, w21, w19
    ldr w26, [x0, #160]
    eor w25, w25, w22
    eor w22, w22, w24
    eor w20, w20, w25
    eor w24, w25, w23
    orn w25, w22, w19
    eor w21, w21, w25
    orr w25, w23, w20
    eor w25, w27, w25
    eor w26, w21, w26
    and w21, w22, w21
    eor w27, w28, w25
    and w28, w25, w20
    eor w25, w25, w13
    eor w23, w23, w28
    and w28, w24, w27
    eor w27, w27, w11
    eor w20, w20, w28
    extr w28, w25, w25, #3
    eor w23, w23, w12
    eor w20, w20, w14
    eor w22, w22, w10
    eor w24, w24, w16
    orr w28, w28, w20, ror #5
    eon w19, w21, w19
    extr w21, w20, w20, #5
    orr w21, w21, w27, ror #1
    eor w23, w28, w23, ror #6
    eor w19, w19, w15
    eor w21, w21, w25, ror #3
    eor w25, w23, w27, ror #1
    and w28, w23, w26
    eor w22, w25, w22, ror #7
    eor w28, w21, w28
    eor w21, w26, w21
    and w25, w25, w21
    eor w19, w21, w19, ror #4
    eor w21, w22, w20, ror #5
    eor w20, w25, w20, ror #5
    and w25, w23, w28
    eor w27, w19, w27, ror #1
    eor w20, w20, w24, ror #2
    eor w21, w21, w25
    orn w24, w22, w19
    ldr w25, [x0, #144]
    eor w26, w26, w20
    eor w20, w20, w24
    eor w23, w23, w26
    eor w24, w26, w21
    orn w26, w20, w19
    eor w22, w22, w26
    orr w26, w21, w23
    eor w26, w27, w26
    eor w25, w22, w25
    and w22, w20, w22
    eor w27, w28, w26
    and w28, w26, w23
    eor w26, w26, w4
    eor w21, w21, w28
    and w28, w24, w27
    eor w27, w27, w8
    eor w23, w23, w28
    extr w28, w26, w26, #3
    eor w21, w21, w3
    eor w23, w23, w5
    eor w20, w20, w17
    eor w24, w24, w7
    orr w28, w28, w23, ror #5
    eon w19, w22, w19
    extr w22, w23, w23, #5
    orr w22, w22, w27, ror #1
    eor w21, w28, w21, ror #6
    eor w19, w19, w6
    eor w22, w22, w26, ror #3
    eor w26, w21, w27, ror #1
    and w28, w21, w25
    eor w20, w26, w20, ror #7
    eor w28, w22, w28
    eor w22, w25, w22
    and w26, w26, w22
    eor w19, w22, w19, ror #4
    eor w22, w20, w23, ror #5
    eor w23, w26, w23, ror #5
    and w26, w21, w28
    eor w27, w19, w27, ror #1
    eor w23, w23, w24, ror #2
    eor w22, w22, w26
    orn w24, w20, w19
    ldr w26, [x0, #128]
    eor w25, w25, w23
    eor w23, w23, w24
    eor w21, w21, w25
    eor w24, w25, w22
    orn w25, w23, w19
    eor w20, w20, w25
    orr w25, w22, w21
    eor w25, w27, w25
    eor w26, w20, w26
    and w20, w23, w20
    eor w27, w28, w25
    and w28, w25, w21
    eor w25, w25, w13
    eor w22, w22, w28
    and w28, w24, w27
    eor w27, w27, w11
    eor w21, w21, w28
    extr w28, w25, w25, #3
    eor w22, w22, w12
    eor w21, w21, w14
    eor w23, w23, w10
    eor w24, w24, w16
    orr w28, w28, w21, ror #5
    eon w19, w20, w19
    extr w20, w21, w21, #5
    orr w20, w20, w27, ror #1
    eor w22, w28, w22, ror #6
    eor w19, w19, w15
    eor w20, w20, w25, ror #3
    eor w25, w22, w27, ror #1
    and w28, w22, w26
    eor w23, w25, w23, ror #7
    eor w28, w20, w28
    eor w20, w26, w20
    and w25, w25, w20
    eor w19, w20, w19, ror #4
    eor w20, w23, w21, ror #5
    eor w21, w25, w21, ror #5
    and w25, w22, w28
    eor w27, w19, w27, ror #1
    eor w21, w21, w24, ror #2
    eor w20, w20, w25
    orn w24, w23, w19
    ldr w25, [x0, #112]
    eor w26, w26, w21
    eor w21, w21, w24
    eor w22, w22, w26
    eor w24, w26, w20
    orn w26, w21, w19
    eor w23, w23, w26
    orr w26, w20, w22
    eor w26, w27, w26
    eor w25, w23, w25
    and w23, w21, w23
    eor w27, w28, w26
    and w28, w26, w22
    eor w26, w26, w4
    eor w20, w20, w28
    and w28, w24, w27
    eor w27, w27, w8
    eor w22, w22, w28
    extr w28, w26, w26, #3
    eor w20, w20, w3
    eor w22, w22, w5
    eor w21, w21, w17
    eor w24, w24, w7
    orr w28, w28, w22, ror #5
    eon w19, w23, w19
    extr w23, w22, w22, #5
    orr w23, w23, w27, ror #1
    eor w20, w28, w20, ror #6
    eor w19, w19, w6
    eor w23, w23, w26, ror #3
    eor w26, w20, w27, ror #1
    and w28, w20, w25
    eor w21, w26, w21, ror #7
    eor w28, w23, w28
    eor w23, w25, w23
    and w26, w26, w23
    eor w19, w23, w19, ror #4
    eor w23, w21, w22, ror #5
    eor w22, w26, w22, ror #5
    and w26, w20, w28
    eor w27, w19, w27, ror #1
    eor w22, w22, w24, ror #2
    eor w23, w23, w26
    orn w24, w21, w19
    ldr w26, [x0, #96]
    eor w25, w25, w22
    eor w22, w22, w24
    eor w20, w20, w25
    eor w24, w25, w23
    orn w25, w22, w19
    eor w21, w21, w25
    orr w25, w23, w20
    eor w25, w27, w25
    eor w26, w21, w26
    and w21, w22, w21
    eor w27, w28, w25
    and w28, w25, w20
    eor w25, w25, w13
    eor w23, w23, w28
    and w28, w24, w27
    eor w27, w27, w11
    eor w20, w20, w28
    extr w28, w25, w25, #3
    eor w23, w23, w12
    eor w20, w20, w14
    eor w22, w22, w10
    eor w24, w24, w16
    orr w28, w28, w20, ror #5
    eon w19, w21, w19
    extr w21, w20, w20, #5
    orr w21, w21, w27, ror #1
    eor w23, w28, w23, ror #6
    eor w19, w19, w15
    eor w21, w21, w25, ror #3
    eor w25, w23, w27, ror #1
    and w28, w23, w26
    eor w22, w25, w22, ror #7
    eor w28, w21, w28
    eor w21, w26, w21
    and w25, w25, w21
    eor w19, w21, w19, ror #4
    eor w21, w22, w20, ror #5
    eor w20, w25, w20, ror #5
    and w25, w23, w28
    eor w27, w19, w27, ror #1
    eor w20, w20, w24, ror #2
    eor w21, w21, w25
    orn w24, w22, w19
    ldr w25, [x0, #80]
    eor w26, w26, w20
    eor w20, w20, w24
    eor w23, w23, w26
    eor w24, w26, w21
    orn w26, w20, w19
    eor w22, w22, w26
    orr w26, w21, w23
    eor w26, w27, w26
    eor w25, w22, w25
    and w22, w20, w22
    eor w27, w28, w26
    and w28, w26, w23
    eor w26, w26, w4
    eor w21, w21, w28
    and w28, w24, w27
    eor w27, w27, w8
    eor w23, w23, w28
    extr w28, w26, w26, #3
    eor w21, w21, w3
    eor w23, w23, w5
    eor w20, w20, w17
    eor w24, w24, w7
    orr w28, w28, w23, ror #5
    eon w19, w22, w19
    extr w22, w23, w23, #5
    orr w22, w22, w27, ror #1
    eor w21, w28, w21, ror #6
    eor w19, w19, w6
    eor w22, w22, w26, ror #3
    eor w26, w21, w27, ror #1
    and w28, w21, w25
    eor w20, w26, w20, ror #7
    eor w28, w22, w28
    eor w22, w25, w22
    and w26, w26, w22
    eor w19, w22, w19, ror #4
    eor w22, w20, w23, ror #5
    eor w23, w26, w23, ror #5
    and w26, w21, w28
    eor w27, w19, w27, ror #1
    eor w23, w23, w24, ror #2
    eor w22, w22, w26
    orn w24, w20, w19
    ldr w26, [x0, #64]
    eor w25, w25, w23
    eor w23, w23, w24
    eor w21, w21, w25
    eor w24, w25, w22
    orn w25, w23, w19
    eor w20, w20, w25
    orr w25, w22, w21
    eor w25, w27, w25
    eor w26, w20, w26
    and w20, w23, w20
    eor w27, w28, w25
    and w28, w25, w21
    eor w25, w25, w13
    eor w22, w22, w28
    and w28, w24, w27
    eor w27, w27, w11
    eor w21, w21, w28
    extr w28, w25, w25, #3
    eor w22, w22, w12
    eor w21, w21, w14
    eon w19, w20, w19
    eor w20, w23, w10
    extr w23, w21, w21, #5
    orr w28, w28, w21, ror #5
    eor w24, w24, w16
    orr w23, w23, w27, ror #1
    eor w22, w28, w22, ror #6
    eor w19, w19, w15
    eor w23, w23, w25, ror #3
    eor w25, w22, w27, ror #1
    and w28, w22, w26
    eor w20, w25, w20, ror #7
    eor w28, w23, w28
    eor w23, w26, w23
    and w25, w25, w23
    eor w19, w23, w19, ror #4
    eor w23, w20, w21, ror #5
    eor w21, w25, w21, ror #5
    and w25, w22, w28
    eor w27, w19, w27, ror #1
    eor w21, w21, w24, ror #2
    eor w23, w23, w25
    orn w24, w20, w19
    ldr w25, [x0, #0]
    eor w26, w26, w21
    eor w21, w21, w24
    sub x9, x9, #1
    eor w22, w22, w26
    orn w24, w21, w19
    eor w26, w26, w23
    eor w20, w20, w24
    orr w24, w23, w22
    add x1, x1, #8
    eor w24, w27, w24
    and w27, w21, w20
    eor w20, w20, w25
    eor w25, w28, w24
    and w28, w24, w22
    eon w19, w27, w19
    strb w20, [x2, #0]
    and w20, w26, w25
    eor w23, w23, w28
    eor w21, w21, w17
    eor w20, w22, w20
    eor w19, w19, w6
    eor w22, w24, w4
    strb w21, [x2, #1]
    eor w21, w23, w3
    eor w20, w20, w5
    eor w23, w25, w8
    strb w19, [x2, #2]
    eor w19, w26, w7
    strb w22, [x2, #3]
    strb w21, [x2, #4]
    strb w20, [x2, #5]
    strb w23, [x2, #6]
    strb w19, [x2, #7]
    add x2, x2, #8
    cbnz x9, .Lpipo64_128_decrypt_blocks_blocks15
.Lpipo64_128_decrypt_blocks_done1:
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
    ldr q8, [sp, #0]
    ldr q9, [sp, #16]
    ldr q10, [sp, #32]
    ldr q11, [sp, #48]
    ldr q12, [sp, #64]
    ldr q13, [sp, #80]
    ldr q14, [sp, #96]
    add sp, sp, #192
    ret x30
    .size pipo64_128_decrypt_blocks, .-pipo64_128_decrypt_blocks

    .balign 4
    .globl pipo64_128_ctr
    .type pipo64_128_ctr, %function
pipo64_128_ctr:
    sub sp, sp, #512
    str x19, [sp, #416]
    str x20, [sp, #424]
    str x21, [sp, #432]
    str x22, [sp, #440]
    str x23, [sp, #448]
    str x24, [sp, #456]
    str x25, [sp, #464]
    str x26, [sp, #472]
    str x27, [sp, #480]
    str x28, [sp, #488]
    str x29, [sp, #496]
    str q8, [sp, #224]
    str q9, [sp, #240]
    str q10, [sp, #256]
    str q11, [sp, #272]
    str q12, [sp, #288]
    str q13, [sp, #304]
    str q14, [sp, #320]
    str q15, [sp, #336]
    str x30, [sp, #504]
    str x2, [sp, #352]  /* spill */
    str x3, [sp, #360]  /* spill */
    cbz x4, .Lpipo64_128_ctr_done4
.Lpipo64_128_ctr_epoch1:
    ldrb w11, [x1, #3]
    ldrb w9, [x1, #0]
    ldrb w10, [x1, #1]
    ldrb w13, [x1, #2]
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
    tbnz x4, 63, .Lpipo64_128_ctr_fewer7
    add x16, x15, #31
    tbz x16, 63, .Lpipo64_128_ctr_fewer7
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
    dup v24.4s, w16
    orr w16, w17, w17, lsl #16
    dup v25.4s, w16
    movz w16, #4112, lsl #0
    movk w16, #4112, lsl #16
    ins v22.s[2], w8
    dup v23.4s, w16
    ins v22.s[3], w5
    str q23, [sp, #96]  /* spill */
    add v26.16b, v24.16b, v22.16b
    orr v22.16b, v26.16b, v26.16b
    bic v24.16b, v24.16b, v26.16b
    ushr v24.16b, v24.16b, #7
    add v24.16b, v25.16b, v24.16b
.Lpipo64_128_ctr_batch8:
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
    cbz x15, .Lpipo64_128_ctr_carry2
    sub x4, x4, #256
    tbnz x4, 63, .Lpipo64_128_ctr_fewer7
    add x16, x15, #31
    tbnz x16, 63, .Lpipo64_128_ctr_batch8
.Lpipo64_128_ctr_fewer7:
    add x16, x4, #256
    sub x4, x16, #128
    tbnz x4, 63, .Lpipo64_128_ctr_fewer14
    add x16, x15, #15
    tbz x16, 63, .Lpipo64_128_ctr_fewer14
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
    ldr q26, [x0, #352]
    ldp q28, q27, [x0, #384]
    dup v29.4s, w16
    ldp q31, q30, [x0, #416]
    ldr q0, [x0, #480]
    orr v22.16b, v25.16b, v25.16b
    bic v23.16b, v23.16b, v25.16b
    ldp q1, q25, [x0, #448]
    ushr v23.16b, v23.16b, #7
    add v23.16b, v24.16b, v23.16b
.Lpipo64_128_ctr_batch15:
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
    cbz x15, .Lpipo64_128_ctr_carry2
    sub x4, x4, #128
    tbnz x4, 63, .Lpipo64_128_ctr_fewer14
    add x16, x15, #15
    tbnz x16, 63, .Lpipo64_128_ctr_batch15
.Lpipo64_128_ctr_fewer14:
    add x16, x4, #128
    sub x4, x16, #32
    tbnz x4, 63, .Lpipo64_128_ctr_fewer21
    add x16, x15, #3
    tbz x16, 63, .Lpipo64_128_ctr_fewer21
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
    ldr q26, [x0, #352]
    ldp q28, q27, [x0, #384]
    dup v29.4s, w16
    ldp q31, q30, [x0, #416]
    ldr q0, [x0, #480]
    orr v22.16b, v25.16b, v25.16b
    bic v23.16b, v23.16b, v25.16b
    ldp q1, q25, [x0, #448]
    ushr v23.16b, v23.16b, #7
    add v23.16b, v24.16b, v23.16b
.Lpipo64_128_ctr_batch22:
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
    cbz x15, .Lpipo64_128_ctr_carry2
    sub x4, x4, #32
    tbnz x4, 63, .Lpipo64_128_ctr_fewer21
    add x16, x15, #3
    tbnz x16, 63, .Lpipo64_128_ctr_batch22
.Lpipo64_128_ctr_fewer21:
    add x4, x4, #32
    cbz x4, .Lpipo64_128_ctr_end3
.Lpipo64_128_ctr_block27:
    movz w16, #255, lsl #0
    ldr w17, [x0, #48]
    movz w8, #255, lsl #0
    ldr w2, [x0, #352]
    and w16, w16, w15, lsr #8
    and w8, w15, w8
    orr w16, w16, w16, lsl #8
    orr w8, w8, w8, lsl #8
    orr w16, w16, w16, lsl #16
    orr w8, w8, w8, lsl #16
    eor w16, w16, w17
    eor w17, w8, w2
    ldr w2, [x0, #64]
    and w8, w17, w16
    eor w16, w16, w9
    ldr w3, [x0, #496]
    eor w12, w12, w8
    ldr w8, [x0, #500]
    ldr w5, [x0, #504]
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
    ldr w21, [x0, #496]
    and w23, w9, w12
    eor w14, w14, w20
    eor w16, w16, w9
    ldr w20, [x0, #500]
    eor w10, w10, w23
    orr w23, w13, w14
    ldr w24, [x0, #504]
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
    tbnz x4, 63, .Lpipo64_128_ctr_short29
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
.Lpipo64_128_ctr_count30:
    cbz x15, .Lpipo64_128_ctr_carry2
    cbnz x4, .Lpipo64_128_ctr_block27
.Lpipo64_128_ctr_end3:
    ubfm w9, w15, #8, #31
    strb w15, [x1, #7]
    strb w9, [x1, #6]
.Lpipo64_128_ctr_done4:
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
    ret x30
.Lpipo64_128_ctr_short29:
    movz w21, #4, lsl #0
    and w21, w4, w21
    cbz x21, .Lpipo64_128_ctr_after34
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
.Lpipo64_128_ctr_after34:
    movz w6, #2, lsl #0
    and w6, w4, w6
    cbz x6, .Lpipo64_128_ctr_after36
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
.Lpipo64_128_ctr_after36:
    movz w17, #1, lsl #0
    and w17, w4, w17
    cbz x17, .Lpipo64_128_ctr_after38
    ldrb w17, [x2, #0]
    eor w16, w16, w17
    strb w16, [x3, #0]
.Lpipo64_128_ctr_after38:
    movz w16, #0, lsl #0
    add x4, x16, #0
    b .Lpipo64_128_ctr_count30
.Lpipo64_128_ctr_carry2:
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
    b .Lpipo64_128_ctr_epoch1
    .size pipo64_128_ctr, .-pipo64_128_ctr

    .section .note.GNU-stack,"",%progbits
