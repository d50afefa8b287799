/* gen --cipher lea --target aarch64 */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA128 (TTAK.KO-12.0223) for aarch64: 64-bit Arm with Advanced SIMD (NEON), AAPCS64.
 * Called as C (AAPCS64 2023Q3, 6.1 and 6.4).
 */
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
      "code_bytes": 292,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 2648,
      "stack_bytes": 112
    },
    {
      "symbol": "lea128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 3032,
      "stack_bytes": 240
    },
    {
      "symbol": "lea128_ctr",
      "role": "ctr",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 5412,
      "stack_bytes": 448
    }
  ]
}
*/
#if !(defined(__aarch64__) && !defined(__AARCH64EB__) && !defined(__ILP32__))
#error "lea128.S is for AArch64, little-endian, with pointers of 64 bits"
#endif
    .text

    .balign 4
    .globl lea128_expand_key
    .type lea128_expand_key, %function
lea128_expand_key:
    ldp w9, w10, [x1, #0]
    ldp w11, w12, [x1, #8]
    movz w13, #59867, lsl #0
    movz w14, #54199, lsl #0
    movz w15, #42863, lsl #0
    movk w13, #50159, lsl #16
    movk w14, #34783, lsl #16
    movk w15, #4031, lsl #16
    add w9, w9, w13
    add w10, w10, w14
    movz w13, #20190, lsl #0
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    add w11, w11, w15
    dup v16.4s, w9
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #8063, lsl #16
    movz w14, #54788, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #0]
    add w12, w12, w13
    movk w14, #35012, lsl #16
    movz w13, #44041, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #4489, lsl #16
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #22546, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #32]
    extr w10, w10, w10, #29
    movk w13, #8979, lsl #16
    movz w14, #45092, lsl #0
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #17958, lsl #16
    movz w13, #61993, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #59273, lsl #16
    stp q17, q16, [x0, #64]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #58451, lsl #0
    dup v17.4s, w12
    extr w9, w9, w9, #31
    movk w13, #53011, lsl #16
    movz w14, #51367, lsl #0
    dup v18.4s, w9
    stp q16, q17, [x0, #96]
    add w10, w10, w13
    movk w14, #40487, lsl #16
    movz w13, #37199, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    movk w13, #15439, lsl #16
    dup v16.4s, w10
    extr w11, w11, w11, #26
    add w12, w12, w13
    movz w13, #34659, lsl #0
    dup v17.4s, w11
    stp q18, q16, [x0, #128]
    extr w12, w12, w12, #21
    movk w13, #50937, lsl #16
    movz w14, #3783, lsl #0
    dup v16.4s, w12
    add w9, w9, w13
    movk w14, #36339, lsl #16
    movz w13, #7567, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w14
    movk w13, #7142, lsl #16
    stp q17, q16, [x0, #160]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w13
    movz w13, #15134, lsl #0
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #14284, lsl #16
    movz w14, #40380, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #192]
    add w12, w12, w13
    movk w14, #16126, lsl #16
    movz w13, #15224, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #32253, lsl #16
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #30448, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #224]
    extr w10, w10, w10, #29
    movk w13, #64506, lsl #16
    movz w14, #60897, lsl #0
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #63476, lsl #16
    movz w13, #24648, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #35917, lsl #16
    stp q17, q16, [x0, #256]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #49297, lsl #0
    dup v17.4s, w12
    extr w9, w9, w9, #31
    movk w13, #6298, lsl #16
    movz w14, #33058, lsl #0
    dup v18.4s, w9
    stp q16, q17, [x0, #288]
    add w10, w10, w13
    movk w14, #12597, lsl #16
    movz w13, #580, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    movk w13, #25195, lsl #16
    dup v16.4s, w10
    extr w11, w11, w11, #26
    add w12, w12, w13
    movz w13, #8862, lsl #0
    dup v17.4s, w11
    stp q18, q16, [x0, #320]
    extr w12, w12, w12, #21
    movk w13, #30879, lsl #16
    movz w14, #17724, lsl #0
    dup v16.4s, w12
    add w9, w9, w13
    movk w14, #61758, lsl #16
    movz w13, #35449, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w14
    movk w13, #57980, lsl #16
    stp q17, q16, [x0, #352]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w13
    movz w13, #5363, lsl #0
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #50425, lsl #16
    movz w14, #30268, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #384]
    add w12, w12, w13
    movk w14, #28568, lsl #16
    movz w13, #60536, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #57136, lsl #16
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #55537, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #416]
    extr w10, w10, w10, #29
    movk w13, #48737, lsl #16
    movz w14, #45539, lsl #0
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #31939, lsl #16
    movz w13, #56259, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #61417, lsl #16
    stp q17, q16, [x0, #448]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #46983, lsl #0
    dup v17.4s, w12
    extr w9, w9, w9, #31
    movk w13, #57299, lsl #16
    movz w14, #28431, lsl #0
    dup v18.4s, w9
    stp q16, q17, [x0, #480]
    add w10, w10, w13
    movk w14, #49063, lsl #16
    movz w13, #56863, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    movk w13, #32590, lsl #16
    dup v16.4s, w10
    extr w11, w11, w11, #26
    add w12, w12, w13
    movz w13, #1160, lsl #0
    dup v17.4s, w11
    stp q18, q16, [x0, #512]
    extr w12, w12, w12, #21
    movk w13, #50390, lsl #16
    movz w14, #2321, lsl #0
    dup v16.4s, w12
    add w9, w9, w13
    movk w14, #35244, lsl #16
    movz w13, #4643, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w14
    movk w13, #4952, lsl #16
    stp q17, q16, [x0, #544]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w13
    movz w13, #9286, lsl #0
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #9904, lsl #16
    movz w14, #10727, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #576]
    add w12, w12, w13
    movk w14, #35314, lsl #16
    movz w13, #21455, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #5092, lsl #16
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #42910, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #608]
    extr w10, w10, w10, #29
    movk w13, #10184, lsl #16
    movz w14, #20284, lsl #0
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #20369, lsl #16
    movz w13, #25542, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #63879, lsl #16
    stp q17, q16, [x0, #640]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #51085, lsl #0
    dup v17.4s, w12
    extr w9, w9, w9, #31
    movk w13, #62222, lsl #16
    movz w14, #36635, lsl #0
    dup v18.4s, w9
    stp q16, q17, [x0, #672]
    add w10, w10, w13
    movk w14, #58909, lsl #16
    movz w13, #7735, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    movk w13, #52283, lsl #16
    dup v16.4s, w10
    extr w11, w11, w11, #26
    add w12, w12, w13
    movz w13, #48190, lsl #0
    dup v17.4s, w11
    stp q18, q16, [x0, #704]
    extr w12, w12, w12, #21
    movk w13, #65181, lsl #16
    movz w14, #30845, lsl #0
    dup v16.4s, w12
    add w9, w9, w13
    movk w14, #64827, lsl #16
    movz w13, #61691, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w14
    movk w13, #64118, lsl #16
    stp q17, q16, [x0, #736]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w13
    movz w13, #57847, lsl #0
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #62701, lsl #16
    movz w14, #18572, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #768]
    add w12, w12, w13
    movk w14, #19808, lsl #16
    movz w13, #37144, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #39616, lsl #16
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #8753, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #800]
    extr w10, w10, w10, #29
    movk w13, #13697, lsl #16
    movz w14, #17506, lsl #0
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #27394, lsl #16
    movz w13, #40568, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #40738, lsl #16
    stp q17, q16, [x0, #832]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #15601, lsl #0
    dup v17.4s, w12
    extr w9, w9, w9, #31
    movk w13, #15941, lsl #16
    movz w14, #31202, lsl #0
    dup v18.4s, w9
    stp q16, q17, [x0, #864]
    add w10, w10, w13
    movk w14, #31882, lsl #16
    movz w13, #62404, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    movk w13, #63764, lsl #16
    dup v16.4s, w10
    extr w11, w11, w11, #26
    add w12, w12, w13
    movz w13, #15471, lsl #0
    dup v17.4s, w11
    stp q18, q16, [x0, #896]
    extr w12, w12, w12, #21
    movk w13, #39030, lsl #16
    movz w14, #30943, lsl #0
    dup v16.4s, w12
    add w9, w9, w13
    movk w14, #12524, lsl #16
    movz w13, #61886, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w14
    movk w13, #25048, lsl #16
    stp q17, q16, [x0, #928]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w13
    movz w13, #58236, lsl #0
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movk w13, #50097, lsl #16
    movz w14, #50159, lsl #0
    dup v18.4s, w11
    stp q16, q17, [x0, #960]
    add w12, w12, w13
    movk w14, #59867, lsl #16
    movz w13, #34783, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    movk w13, #54199, lsl #16
    dup v16.4s, w12
    extr w9, w9, w9, #31
    add w10, w10, w13
    movz w13, #4031, lsl #0
    dup v17.4s, w9
    stp q18, q16, [x0, #992]
    extr w10, w10, w10, #29
    movk w13, #42863, lsl #16
    movz w14, #8063, lsl #0
    str q17, [x0, #1024]
    dup v16.4s, w10
    add w11, w11, w13
    movk w14, #20190, lsl #16
    movz w13, #35012, lsl #0
    extr w11, w11, w11, #26
    add w12, w12, w14
    movk w13, #54788, lsl #16
    str q16, [x0, #1040]
    dup v16.4s, w11
    extr w12, w12, w12, #21
    add w9, w9, w13
    movz w13, #4489, lsl #0
    dup v17.4s, w12
    str q16, [x0, #1056]
    extr w9, w9, w9, #31
    movk w13, #44041, lsl #16
    movz w14, #8979, lsl #0
    dup v16.4s, w9
    str q17, [x0, #1072]
    add w10, w10, w13
    movk w14, #22546, lsl #16
    movz w13, #17958, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q16, [x0, #1088]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #45092, lsl #16
    movz w14, #59273, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1104]
    add w12, w12, w13
    movk w14, #61993, lsl #16
    movz w13, #53011, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1120]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #58451, lsl #16
    movz w14, #40487, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1136]
    add w10, w10, w13
    movk w14, #51367, lsl #16
    movz w13, #15439, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q17, [x0, #1152]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #37199, lsl #16
    movz w14, #50937, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1168]
    add w12, w12, w13
    movk w14, #34659, lsl #16
    movz w13, #36339, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1184]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #3783, lsl #16
    movz w14, #7142, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1200]
    add w10, w10, w13
    movk w14, #7567, lsl #16
    movz w13, #14284, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q17, [x0, #1216]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #15134, lsl #16
    movz w14, #16126, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1232]
    add w12, w12, w13
    movk w14, #40380, lsl #16
    movz w13, #32253, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1248]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #15224, lsl #16
    movz w14, #64506, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1264]
    add w10, w10, w13
    movk w14, #30448, lsl #16
    movz w13, #63476, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q17, [x0, #1280]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #60897, lsl #16
    movz w14, #35917, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1296]
    add w12, w12, w13
    movk w14, #24648, lsl #16
    movz w13, #6298, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1312]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #49297, lsl #16
    movz w14, #12597, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1328]
    add w10, w10, w13
    movk w14, #33058, lsl #16
    movz w13, #25195, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q17, [x0, #1344]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #580, lsl #16
    movz w14, #30879, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1360]
    add w12, w12, w13
    movk w14, #8862, lsl #16
    movz w13, #61758, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1376]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #17724, lsl #16
    movz w14, #57980, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1392]
    add w10, w10, w13
    movk w14, #35449, lsl #16
    movz w13, #50425, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w14
    str q17, [x0, #1408]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w13, #5363, lsl #16
    movz w14, #28568, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1424]
    add w12, w12, w13
    movk w14, #30268, lsl #16
    movz w13, #57136, lsl #0
    extr w12, w12, w12, #21
    add w9, w9, w14
    str q17, [x0, #1440]
    dup v16.4s, w12
    extr w9, w9, w9, #31
    movk w13, #60536, lsl #16
    movz w14, #48737, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1456]
    add w9, w10, w13
    movk w14, #55537, lsl #16
    movz w10, #31939, lsl #0
    extr w9, w9, w9, #29
    add w11, w11, w14
    str q17, [x0, #1472]
    dup v16.4s, w9
    extr w9, w11, w11, #26
    movk w10, #45539, lsl #16
    dup v17.4s, w9
    str q16, [x0, #1488]
    add w9, w12, w10
    extr w9, w9, w9, #21
    str q17, [x0, #1504]
    dup v16.4s, w9
    str q16, [x0, #1520]
    ret x30
    .size lea128_expand_key, .-lea128_expand_key

    .balign 4
    .globl lea128_encrypt
    .type lea128_encrypt, %function
lea128_encrypt:
    sub sp, sp, #32
    str x19, [sp, #0]
    str x20, [sp, #8]
    str x21, [sp, #16]
    str x22, [sp, #24]
    ldp w10, w9, [x1, #0]
    add x13, x0, #1536
    ldp w12, w11, [x1, #8]
.Llea128_encrypt_rounds1:
    ldr w14, [x0, #48]
    ldr w15, [x0, #16]
    ldr w16, [x0, #32]
    ldr w17, [x0, #0]
    ldr w8, [x0, #112]
    ldr w1, [x0, #80]
    ldr w3, [x0, #96]
    ldr w4, [x0, #64]
    eor w14, w12, w14
    eor w11, w11, w15
    eor w16, w9, w16
    eor w17, w10, w17
    add w11, w14, w11
    ldr w14, [x0, #176]
    eor w8, w8, w11, ror #3
    eor w11, w1, w11, ror #3
    ldr w5, [x0, #144]
    ldr w6, [x0, #160]
    ldr w7, [x0, #128]
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
    cbnz x14, .Llea128_encrypt_rounds1
    stp w10, w9, [x2, #0]
    stp w12, w11, [x2, #8]
    ldr x19, [sp, #0]
    ldr x20, [sp, #8]
    ldr x21, [sp, #16]
    ldr x22, [sp, #24]
    add sp, sp, #32
    ret x30
    .size lea128_encrypt, .-lea128_encrypt

    .balign 4
    .globl lea128_decrypt
    .type lea128_decrypt, %function
lea128_decrypt:
    ldp w10, w9, [x1, #0]
    ldp w11, w12, [x1, #8]
    add x13, x0, #1536
.Llea128_decrypt_rounds1:
    extr w11, w11, w11, #29
    extr w9, w9, w9, #27
    extr w10, w10, w10, #9
    ldur w14, [x13, #-64]
    ldur w15, [x13, #-48]
    ldur w16, [x13, #-32]
    ldur w17, [x13, #-16]
    extr w8, w12, w12, #9
    ldur w1, [x13, #-128]
    ldur w3, [x13, #-112]
    ldur w4, [x13, #-96]
    eor w12, w12, w14
    sub w10, w10, w12
    ldur w12, [x13, #-80]
    eor w10, w10, w15
    eor w14, w10, w16
    extr w10, w10, w10, #27
    sub w9, w9, w14
    ldur w14, [x13, #-192]
    eor w9, w9, w15
    eor w16, w9, w17
    extr w9, w9, w9, #29
    sub w11, w11, w16
    ldur w16, [x13, #-176]
    eor w11, w11, w15
    ldur w15, [x13, #-160]
    eor w17, w11, w1
    extr w11, w11, w11, #9
    sub w17, w8, w17
    ldur w8, [x13, #-144]
    eor w17, w17, w3
    eor w1, w17, w4
    extr w17, w17, w17, #27
    sub w10, w10, w1
    ldur w1, [x13, #-256]
    eor w10, w10, w3
    eor w12, w10, w12
    extr w10, w10, w10, #29
    sub w9, w9, w12
    ldur w12, [x13, #-240]
    eor w9, w9, w3
    ldur w3, [x13, #-224]
    eor w14, w9, w14
    extr w9, w9, w9, #9
    sub w11, w11, w14
    ldur w14, [x13, #-208]
    sub x13, x13, #256
    eor w11, w11, w16
    eor w15, w11, w15
    extr w11, w11, w11, #27
    sub w15, w17, w15
    sub x17, x13, x0
    eor w15, w15, w16
    eor w8, w15, w8
    extr w15, w15, w15, #29
    sub w10, w10, w8
    eor w10, w10, w16
    eor w16, w10, w1
    sub w9, w9, w16
    eor w9, w9, w12
    eor w16, w9, w3
    sub w11, w11, w16
    eor w11, w11, w12
    eor w14, w11, w14
    sub w14, w15, w14
    eor w12, w14, w12
    cbnz x17, .Llea128_decrypt_rounds1
    stp w10, w9, [x2, #0]
    stp w11, w12, [x2, #8]
    ret x30
    .size lea128_decrypt, .-lea128_decrypt

    .balign 4
    .globl lea128_encrypt_blocks
    .type lea128_encrypt_blocks, %function
lea128_encrypt_blocks:
    sub sp, sp, #112
    str x19, [sp, #16]
    str x20, [sp, #24]
    str x21, [sp, #32]
    str x22, [sp, #40]
    str x23, [sp, #48]
    str x24, [sp, #56]
    str x25, [sp, #64]
    str x26, [sp, #72]
    str x27, [sp, #80]
    str x28, [sp, #88]
    str x29, [sp, #96]
    str x30, [sp, #104]
    sub x7, x3, #16
    str x0, [sp, #0]  /* spill */
    str x1, [sp, #8]  /* spill */
    tbnz x7, 63, .Llea128_encrypt_blocks_fewer3
    ldr x9, [sp, #0]  /* reload */
    add x19, x9, #1536
.Llea128_encrypt_blocks_blocks5:
    ldr x9, [sp, #8]  /* reload */
    ldr x20, [sp, #0]  /* reload */
    ldp q17, q16, [x9, #0]
    ldp q19, q18, [x9, #32]
    ldp q21, q20, [x9, #64]
    ldp q23, q22, [x9, #96]
    ldp q25, q24, [x9, #128]
    trn1 v26.4s, v17.4s, v16.4s
    trn2 v27.4s, v17.4s, v16.4s
    trn1 v17.4s, v19.4s, v18.4s
    trn2 v19.4s, v19.4s, v18.4s
    trn1 v28.4s, v21.4s, v20.4s
    trn2 v29.4s, v21.4s, v20.4s
    trn1 v16.2d, v26.2d, v17.2d
    trn2 v17.2d, v26.2d, v17.2d
    trn1 v18.2d, v27.2d, v19.2d
    trn2 v19.2d, v27.2d, v19.2d
    trn1 v21.4s, v23.4s, v22.4s
    trn2 v23.4s, v23.4s, v22.4s
    ldp q27, q26, [x9, #160]
    trn1 v20.2d, v28.2d, v21.2d
    trn2 v21.2d, v28.2d, v21.2d
    trn1 v22.2d, v29.2d, v23.2d
    trn2 v23.2d, v29.2d, v23.2d
    trn1 v28.4s, v25.4s, v24.4s
    trn2 v29.4s, v25.4s, v24.4s
    add x5, x9, #192
    add x9, x9, #256
    trn1 v25.4s, v27.4s, v26.4s
    str x9, [sp, #8]  /* spill */
    trn2 v27.4s, v27.4s, v26.4s
    ldp w10, w9, [x5, #0]
    trn1 v24.2d, v28.2d, v25.2d
    trn2 v25.2d, v28.2d, v25.2d
    trn1 v26.2d, v29.2d, v27.2d
    trn2 v27.2d, v29.2d, v27.2d
    ldp w12, w11, [x5, #8]
    ldp w14, w13, [x5, #16]
    ldp w16, w15, [x5, #24]
    ldp w8, w17, [x5, #32]
    ldp w1, w0, [x5, #40]
    ldp w4, w3, [x5, #48]
    ldp w6, w5, [x5, #56]
.Llea128_encrypt_blocks_rounds6:
    ldp q29, q28, [x20, #32]
    ldp q30, q31, [x20, #0]
    ldp q1, q0, [x20, #96]
    ldp q3, q2, [x20, #64]
    ldp q5, q4, [x20, #160]
    eor v6.16b, v17.16b, v28.16b
    eor v7.16b, v21.16b, v28.16b
    eor v28.16b, v25.16b, v28.16b
    eor v19.16b, v19.16b, v31.16b
    eor v23.16b, v23.16b, v31.16b
    eor v17.16b, v17.16b, v31.16b
    eor v21.16b, v21.16b, v31.16b
    add v19.4s, v6.4s, v19.4s
    add v23.4s, v7.4s, v23.4s
    ldr w21, [x20, #48]
    ldr w22, [x20, #16]
    shl v6.4s, v19.4s, #29
    ldr w23, [x20, #32]
    ldr w24, [x20, #0]
    sri v6.4s, v19.4s, #3
    shl v19.4s, v23.4s, #29
    ldr w25, [x20, #112]
    ldr w26, [x20, #80]
    sri v19.4s, v23.4s, #3
    eor v23.16b, v27.16b, v31.16b
    eor v27.16b, v18.16b, v29.16b
    eor v18.16b, v18.16b, v31.16b
    ldr w27, [x20, #96]
    add v23.4s, v28.4s, v23.4s
    add v17.4s, v27.4s, v17.4s
    eor v28.16b, v26.16b, v29.16b
    eor v26.16b, v26.16b, v31.16b
    shl v27.4s, v23.4s, #29
    ldr w28, [x20, #64]
    eor w29, w12, w21
    eor w30, w16, w21
    sri v27.4s, v23.4s, #3
    shl v23.4s, v17.4s, #27
    eor w11, w11, w22
    eor w15, w15, w22
    eor w0, w0, w22
    sri v23.4s, v17.4s, #5
    eor v17.16b, v22.16b, v29.16b
    eor v22.16b, v22.16b, v31.16b
    eor v29.16b, v27.16b, v0.16b
    eor v27.16b, v27.16b, v2.16b
    add v17.4s, v17.4s, v21.4s
    eor v21.16b, v25.16b, v31.16b
    add w11, w29, w11
    add w15, w30, w15
    eor w29, w1, w21
    shl v25.4s, v17.4s, #27
    add v21.4s, v28.4s, v21.4s
    eor v28.16b, v24.16b, v30.16b
    sri v25.4s, v17.4s, #5
    shl v17.4s, v21.4s, #27
    eor w21, w6, w21
    add w0, w29, w0
    eor w5, w5, w22
    sri v17.4s, v21.4s, #5
    eor v21.16b, v16.16b, v30.16b
    eor v16.16b, v16.16b, v2.16b
    add w5, w21, w5
    eor w21, w9, w23
    eor w12, w12, w22
    add v18.4s, v21.4s, v18.4s
    eor v21.16b, v20.16b, v30.16b
    add w12, w21, w12
    eor w21, w13, w23
    eor w16, w16, w22
    eor w1, w1, w22
    eor w6, w6, w22
    add v21.4s, v21.4s, v22.4s
    add v22.4s, v28.4s, v26.4s
    shl v26.4s, v18.4s, #9
    eor v28.16b, v6.16b, v2.16b
    add w16, w21, w16
    eor w21, w17, w23
    sri v26.4s, v18.4s, #23
    shl v18.4s, v21.4s, #9
    eor w23, w3, w23
    add w1, w21, w1
    eor w21, w10, w24
    sri v18.4s, v21.4s, #23
    shl v21.4s, v22.4s, #9
    add w6, w23, w6
    eor w9, w9, w22
    eor w13, w13, w22
    sri v21.4s, v22.4s, #23
    eor v22.16b, v6.16b, v0.16b
    add w9, w21, w9
    eor w21, w14, w24
    eor w23, w4, w24
    eor w17, w17, w22
    add w13, w21, w13
    add v16.4s, v22.4s, v16.4s
    eor v22.16b, v19.16b, v0.16b
    eor v19.16b, v19.16b, v2.16b
    eor w21, w8, w24
    eor w3, w3, w22
    shl v30.4s, v16.4s, #29
    add w17, w21, w17
    add w3, w23, w3
    eor w21, w25, w11, ror #3
    sri v30.4s, v16.4s, #3
    eor v16.16b, v20.16b, v2.16b
    eor v20.16b, v24.16b, v2.16b
    eor v24.16b, v25.16b, v1.16b
    eor v25.16b, v25.16b, v2.16b
    add v16.4s, v22.4s, v16.4s
    add v20.4s, v29.4s, v20.4s
    add v19.4s, v24.4s, v19.4s
    eor w11, w26, w11, ror #3
    eor w10, w10, w26
    shl v22.4s, v16.4s, #29
    add w10, w21, w10
    eor w21, w25, w15, ror #3
    eor w15, w26, w15, ror #3
    sri v22.4s, v16.4s, #3
    shl v16.4s, v20.4s, #29
    eor w14, w14, w26
    eor w22, w25, w5, ror #3
    eor w5, w26, w5, ror #3
    sri v16.4s, v20.4s, #3
    eor v20.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v2.16b
    eor v31.16b, v16.16b, v4.16b
    add w14, w21, w14
    eor w21, w25, w0, ror #3
    add v20.4s, v20.4s, v28.4s
    eor v28.16b, v17.16b, v1.16b
    eor v17.16b, v17.16b, v2.16b
    eor w0, w26, w0, ror #3
    eor w8, w8, w26
    eor w4, w4, w26
    add v24.4s, v28.4s, v27.4s
    shl v27.4s, v20.4s, #27
    eor v28.16b, v21.16b, v3.16b
    add w8, w21, w8
    add w4, w22, w4
    sri v27.4s, v20.4s, #5
    shl v20.4s, v19.4s, #27
    add v17.4s, v28.4s, v17.4s
    eor w21, w27, w12, ror #5
    eor w12, w26, w12, ror #5
    sri v20.4s, v19.4s, #5
    shl v19.4s, v24.4s, #27
    add w11, w21, w11
    eor w21, w27, w16, ror #5
    eor w16, w26, w16, ror #5
    sri v19.4s, v24.4s, #5
    eor v24.16b, v26.16b, v3.16b
    add w15, w21, w15
    eor w21, w27, w1, ror #5
    eor w22, w27, w6, ror #5
    eor w1, w26, w1, ror #5
    add w0, w21, w0
    add v23.4s, v24.4s, v23.4s
    eor v24.16b, v18.16b, v3.16b
    add w5, w22, w5
    eor w6, w26, w6, ror #5
    eor w21, w28, w9, ror #23
    eor w22, w28, w3, ror #23
    ldr w25, [x20, #240]
    add v24.4s, v24.4s, v25.4s
    shl v25.4s, v23.4s, #9
    add w12, w21, w12
    eor w21, w28, w13, ror #23
    shl v28.4s, v24.4s, #9
    sri v25.4s, v23.4s, #23
    sri v28.4s, v24.4s, #23
    shl v24.4s, v17.4s, #9
    ldp q29, q23, [x20, #128]
    sri v24.4s, v17.4s, #23
    eor v17.16b, v30.16b, v4.16b
    add w16, w21, w16
    eor w21, w28, w17, ror #23
    add w6, w22, w6
    ldr w22, [x20, #144]
    add w1, w21, w1
    ldr w21, [x20, #176]
    ldr w26, [x20, #208]
    eor v26.16b, v26.16b, v23.16b
    eor v18.16b, v18.16b, v23.16b
    eor v21.16b, v21.16b, v23.16b
    eor v30.16b, v30.16b, v23.16b
    add v17.4s, v17.4s, v26.4s
    eor v26.16b, v22.16b, v4.16b
    eor v22.16b, v22.16b, v23.16b
    eor v16.16b, v16.16b, v23.16b
    add v21.4s, v31.4s, v21.4s
    add v18.4s, v26.4s, v18.4s
    shl v26.4s, v17.4s, #29
    eor v31.16b, v19.16b, v5.16b
    eor v19.16b, v19.16b, v23.16b
    sri v26.4s, v17.4s, #3
    shl v17.4s, v18.4s, #29
    add v16.4s, v31.4s, v16.4s
    eor w9, w22, w9, ror #23
    eor w13, w22, w13, ror #23
    sri v17.4s, v18.4s, #3
    shl v18.4s, v21.4s, #29
    eor w17, w22, w17, ror #23
    eor w3, w22, w3, ror #23
    eor w23, w21, w10, ror #3
    sri v18.4s, v21.4s, #3
    eor v21.16b, v27.16b, v5.16b
    eor v27.16b, v27.16b, v23.16b
    eor w10, w22, w10, ror #3
    add w9, w23, w9
    eor w23, w21, w14, ror #3
    add v21.4s, v21.4s, v30.4s
    eor v30.16b, v20.16b, v5.16b
    eor v20.16b, v20.16b, v23.16b
    eor v23.16b, v24.16b, v29.16b
    eor w14, w22, w14, ror #3
    add w13, w23, w13
    add v22.4s, v30.4s, v22.4s
    shl v30.4s, v21.4s, #27
    eor w23, w21, w8, ror #3
    eor w21, w21, w4, ror #3
    shl v31.4s, v22.4s, #27
    sri v30.4s, v21.4s, #5
    sri v31.4s, v22.4s, #5
    shl v22.4s, v16.4s, #27
    eor v21.16b, v28.16b, v29.16b
    eor w8, w22, w8, ror #3
    add w17, w23, w17
    sri v22.4s, v16.4s, #5
    eor v16.16b, v25.16b, v29.16b
    add v20.4s, v21.4s, v20.4s
    add v21.4s, v23.4s, v19.4s
    ldp q0, q29, [x20, #192]
    add v16.4s, v16.4s, v27.4s
    shl v23.4s, v20.4s, #9
    shl v27.4s, v21.4s, #9
    shl v19.4s, v16.4s, #9
    sri v23.4s, v20.4s, #23
    sri v19.4s, v16.4s, #23
    sri v27.4s, v21.4s, #23
    ldp q20, q16, [x20, #224]
    eor v21.16b, v25.16b, v29.16b
    eor v25.16b, v28.16b, v29.16b
    eor v24.16b, v24.16b, v29.16b
    eor v1.16b, v17.16b, v29.16b
    eor v2.16b, v18.16b, v29.16b
    add w3, w21, w3
    eor w4, w22, w4, ror #3
    ldr w21, [x20, #160]
    ldr w23, [x20, #128]
    eor v28.16b, v26.16b, v16.16b
    eor v26.16b, v26.16b, v29.16b
    eor w24, w22, w11, ror #5
    eor w27, w25, w9, ror #3
    eor w9, w26, w9, ror #3
    add v21.4s, v28.4s, v21.4s
    eor v28.16b, v17.16b, v16.16b
    eor v16.16b, v18.16b, v16.16b
    eor w11, w21, w11, ror #5
    shl v17.4s, v21.4s, #29
    add v18.4s, v28.4s, v25.4s
    add v16.4s, v16.4s, v24.4s
    sri v17.4s, v21.4s, #3
    shl v21.4s, v18.4s, #29
    shl v25.4s, v16.4s, #29
    sri v21.4s, v18.4s, #3
    sri v25.4s, v16.4s, #3
    eor v16.16b, v30.16b, v20.16b
    eor v24.16b, v30.16b, v29.16b
    eor v18.16b, v31.16b, v20.16b
    eor v20.16b, v22.16b, v20.16b
    add v16.4s, v16.4s, v26.4s
    eor v28.16b, v31.16b, v29.16b
    eor v29.16b, v22.16b, v29.16b
    add v26.4s, v18.4s, v1.4s
    shl v18.4s, v16.4s, #27
    add v20.4s, v20.4s, v2.4s
    shl v22.4s, v26.4s, #27
    sri v18.4s, v16.4s, #5
    sri v22.4s, v26.4s, #5
    shl v26.4s, v20.4s, #27
    eor v16.16b, v19.16b, v0.16b
    eor v30.16b, v23.16b, v0.16b
    sri v26.4s, v20.4s, #5
    add v24.4s, v16.4s, v24.4s
    add v28.4s, v30.4s, v28.4s
    eor v30.16b, v27.16b, v0.16b
    add w10, w11, w10
    eor w11, w21, w15, ror #5
    shl v16.4s, v24.4s, #9
    shl v20.4s, v28.4s, #9
    sri v16.4s, v24.4s, #23
    sri v20.4s, v28.4s, #23
    add v28.4s, v30.4s, v29.4s
    eor w15, w22, w15, ror #5
    add w14, w11, w14
    eor w11, w21, w0, ror #5
    eor w21, w21, w5, ror #5
    eor w0, w22, w0, ror #5
    shl v24.4s, v28.4s, #9
    add w8, w11, w8
    add w4, w21, w4
    eor w5, w22, w5, ror #5
    sri v24.4s, v28.4s, #23
    eor w11, w23, w12, ror #23
    eor w12, w26, w12, ror #23
    add w21, w11, w24
    eor w11, w23, w16, ror #23
    eor w24, w23, w1, ror #23
    eor w23, w23, w6, ror #23
    add w22, w11, w15
    extr w11, w21, w21, #23
    add w24, w24, w0
    extr w15, w22, w22, #23
    add w23, w23, w5
    extr w0, w24, w24, #23
    eor w16, w26, w16, ror #23
    extr w5, w23, w23, #23
    eor w1, w26, w1, ror #23
    eor w6, w26, w6, ror #23
    add w12, w27, w12
    eor w27, w25, w13, ror #3
    eor w13, w26, w13, ror #3
    extr w12, w12, w12, #3
    add w16, w27, w16
    eor w27, w25, w17, ror #3
    eor w25, w25, w3, ror #3
    extr w16, w16, w16, #3
    eor w17, w26, w17, ror #3
    add w1, w27, w1
    add w6, w25, w6
    eor w3, w26, w3, ror #3
    extr w1, w1, w1, #3
    extr w6, w6, w6, #3
    ldr w25, [x20, #224]
    ldr w27, [x20, #192]
    add x20, x20, #256
    eor w21, w27, w21, ror #23
    eor w22, w27, w22, ror #23
    eor w24, w27, w24, ror #23
    eor w23, w27, w23, ror #23
    eor w27, w25, w10, ror #5
    eor w10, w26, w10, ror #5
    add w9, w27, w9
    add w10, w21, w10
    eor w21, w25, w14, ror #5
    extr w9, w9, w9, #5
    extr w10, w10, w10, #23
    eor w14, w26, w14, ror #5
    add w13, w21, w13
    eor w21, w25, w8, ror #5
    add w14, w22, w14
    extr w13, w13, w13, #5
    eor w22, w25, w4, ror #5
    extr w14, w14, w14, #23
    eor w8, w26, w8, ror #5
    add w17, w21, w17
    add w3, w22, w3
    add w8, w24, w8
    extr w17, w17, w17, #5
    extr w3, w3, w3, #5
    extr w8, w8, w8, #23
    eor w4, w26, w4, ror #5
    sub x21, x20, x19
    add w4, w23, w4
    extr w4, w4, w4, #23
    cbnz x21, .Llea128_encrypt_blocks_rounds6
    trn1 v28.2d, v16.2d, v17.2d
    trn2 v16.2d, v16.2d, v17.2d
    trn1 v17.2d, v18.2d, v19.2d
    trn2 v18.2d, v18.2d, v19.2d
    trn1 v19.2d, v20.2d, v21.2d
    trn2 v20.2d, v20.2d, v21.2d
    trn1 v21.4s, v28.4s, v17.4s
    trn2 v17.4s, v28.4s, v17.4s
    trn1 v28.4s, v16.4s, v18.4s
    trn2 v16.4s, v16.4s, v18.4s
    trn1 v18.2d, v22.2d, v23.2d
    trn2 v22.2d, v22.2d, v23.2d
    trn1 v23.2d, v24.2d, v25.2d
    trn2 v24.2d, v24.2d, v25.2d
    trn1 v25.4s, v19.4s, v18.4s
    trn2 v18.4s, v19.4s, v18.4s
    trn1 v19.4s, v20.4s, v22.4s
    trn2 v20.4s, v20.4s, v22.4s
    trn1 v22.2d, v26.2d, v27.2d
    trn2 v26.2d, v26.2d, v27.2d
    stp q21, q17, [x2, #0]
    trn1 v17.4s, v23.4s, v22.4s
    trn2 v21.4s, v23.4s, v22.4s
    trn1 v22.4s, v24.4s, v26.4s
    trn2 v23.4s, v24.4s, v26.4s
    stp q28, q16, [x2, #32]
    stp q25, q18, [x2, #64]
    stp q19, q20, [x2, #96]
    stp q17, q21, [x2, #128]
    stp q22, q23, [x2, #160]
    sub x7, x7, #16
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
    tbz x7, 63, .Llea128_encrypt_blocks_blocks5
.Llea128_encrypt_blocks_fewer3:
    add x9, x7, #16
    sub x9, x9, #4
    tbnz x9, 63, .Llea128_encrypt_blocks_fewer9
    ldr x10, [sp, #0]  /* reload */
    add x10, x10, #1536
.Llea128_encrypt_blocks_blocks11:
    ldr x11, [sp, #8]  /* reload */
    ldp q17, q16, [x11, #0]
    ldp q19, q18, [x11, #32]
    add x11, x11, #64
    str x11, [sp, #8]  /* spill */
    ldr x11, [sp, #0]  /* reload */
    trn1 v20.4s, v17.4s, v16.4s
    trn2 v21.4s, v17.4s, v16.4s
    trn1 v17.4s, v19.4s, v18.4s
    trn2 v19.4s, v19.4s, v18.4s
    trn1 v16.2d, v20.2d, v17.2d
    trn2 v17.2d, v20.2d, v17.2d
    trn1 v18.2d, v21.2d, v19.2d
    trn2 v19.2d, v21.2d, v19.2d
.Llea128_encrypt_blocks_rounds12:
    ldp q21, q20, [x11, #32]
    ldp q22, q23, [x11, #0]
    ldp q25, q24, [x11, #96]
    ldp q26, q27, [x11, #64]
    ldp q29, q28, [x11, #160]
    eor v20.16b, v17.16b, v20.16b
    eor v21.16b, v18.16b, v21.16b
    eor v19.16b, v19.16b, v23.16b
    eor v17.16b, v17.16b, v23.16b
    eor v22.16b, v16.16b, v22.16b
    eor v18.16b, v18.16b, v23.16b
    add v19.4s, v20.4s, v19.4s
    add v17.4s, v21.4s, v17.4s
    eor v16.16b, v16.16b, v27.16b
    add v18.4s, v22.4s, v18.4s
    shl v20.4s, v19.4s, #29
    shl v21.4s, v17.4s, #27
    sri v20.4s, v19.4s, #3
    sri v21.4s, v17.4s, #5
    shl v17.4s, v18.4s, #9
    eor v19.16b, v20.16b, v24.16b
    eor v22.16b, v21.16b, v25.16b
    sri v17.4s, v18.4s, #23
    add v16.4s, v19.4s, v16.4s
    eor v18.16b, v20.16b, v27.16b
    eor v19.16b, v17.16b, v26.16b
    eor v20.16b, v21.16b, v27.16b
    shl v21.4s, v16.4s, #29
    add v18.4s, v22.4s, v18.4s
    add v19.4s, v19.4s, v20.4s
    sri v21.4s, v16.4s, #3
    shl v16.4s, v18.4s, #27
    shl v20.4s, v19.4s, #9
    sri v16.4s, v18.4s, #5
    sri v20.4s, v19.4s, #23
    eor v18.16b, v21.16b, v28.16b
    ldp q19, q22, [x11, #128]
    eor v23.16b, v16.16b, v29.16b
    ldp q25, q24, [x11, #224]
    ldp q26, q27, [x11, #192]
    add x11, x11, #256
    sub x12, x11, x10
    eor v17.16b, v17.16b, v22.16b
    eor v21.16b, v21.16b, v22.16b
    eor v19.16b, v20.16b, v19.16b
    eor v16.16b, v16.16b, v22.16b
    add v17.4s, v18.4s, v17.4s
    add v18.4s, v23.4s, v21.4s
    eor v20.16b, v20.16b, v27.16b
    add v16.4s, v19.4s, v16.4s
    shl v21.4s, v17.4s, #29
    shl v22.4s, v18.4s, #27
    sri v21.4s, v17.4s, #3
    sri v22.4s, v18.4s, #5
    shl v19.4s, v16.4s, #9
    eor v17.16b, v21.16b, v24.16b
    eor v18.16b, v22.16b, v25.16b
    sri v19.4s, v16.4s, #23
    add v16.4s, v17.4s, v20.4s
    eor v20.16b, v21.16b, v27.16b
    eor v21.16b, v19.16b, v26.16b
    eor v22.16b, v22.16b, v27.16b
    shl v17.4s, v16.4s, #29
    add v20.4s, v18.4s, v20.4s
    add v21.4s, v21.4s, v22.4s
    sri v17.4s, v16.4s, #3
    shl v18.4s, v20.4s, #27
    shl v16.4s, v21.4s, #9
    sri v18.4s, v20.4s, #5
    sri v16.4s, v21.4s, #23
    cbnz x12, .Llea128_encrypt_blocks_rounds12
    trn1 v20.2d, v16.2d, v17.2d
    trn2 v16.2d, v16.2d, v17.2d
    trn1 v17.2d, v18.2d, v19.2d
    trn2 v18.2d, v18.2d, v19.2d
    sub x9, x9, #4
    trn1 v19.4s, v20.4s, v17.4s
    trn2 v17.4s, v20.4s, v17.4s
    trn1 v20.4s, v16.4s, v18.4s
    trn2 v16.4s, v16.4s, v18.4s
    stp q19, q17, [x2, #0]
    stp q20, q16, [x2, #32]
    add x2, x2, #64
    tbz x9, 63, .Llea128_encrypt_blocks_blocks11
.Llea128_encrypt_blocks_fewer9:
    add x13, x9, #4
    cbz x13, .Llea128_encrypt_blocks_done1
    ldr x9, [sp, #0]  /* reload */
    add x14, x9, #1536
.Llea128_encrypt_blocks_blocks15:
    ldr x15, [sp, #8]  /* reload */
    ldp w10, w9, [x15, #0]
    ldp w12, w11, [x15, #8]
    add x15, x15, #16
    str x15, [sp, #8]  /* spill */
    ldr x15, [sp, #0]  /* reload */
.Llea128_encrypt_blocks_rounds16:
    ldr w16, [x15, #48]
    ldr w17, [x15, #16]
    ldr w8, [x15, #32]
    ldr w0, [x15, #0]
    ldr w1, [x15, #112]
    ldr w3, [x15, #80]
    ldr w4, [x15, #96]
    ldr w5, [x15, #64]
    eor w16, w12, w16
    eor w11, w11, w17
    eor w12, w12, w17
    eor w8, w9, w8
    eor w0, w10, w0
    add w11, w16, w11
    eor w9, w9, w17
    add w12, w8, w12
    eor w16, w1, w11, ror #3
    eor w11, w3, w11, ror #3
    add w9, w0, w9
    eor w10, w10, w3
    eor w17, w4, w12, ror #5
    eor w8, w5, w9, ror #23
    add w10, w16, w10
    add w11, w17, w11
    eor w12, w3, w12, ror #5
    ldr w16, [x15, #176]
    ldr w17, [x15, #144]
    add w12, w8, w12
    ldr w8, [x15, #160]
    ldr w0, [x15, #128]
    ldr w1, [x15, #192]
    eor w16, w16, w10, ror #3
    eor w9, w17, w9, ror #23
    eor w10, w17, w10, ror #3
    eor w8, w8, w11, ror #5
    add w9, w16, w9
    eor w16, w0, w12, ror #23
    add w10, w8, w10
    eor w11, w17, w11, ror #5
    ldr w17, [x15, #240]
    ldr w8, [x15, #208]
    add w16, w16, w11
    ldr w0, [x15, #224]
    add x15, x15, #256
    eor w11, w17, w9, ror #3
    eor w12, w8, w12, ror #23
    eor w9, w8, w9, ror #3
    eor w17, w8, w10, ror #5
    add w12, w11, w12
    extr w11, w16, w16, #23
    eor w10, w0, w10, ror #5
    extr w12, w12, w12, #3
    eor w16, w1, w16, ror #23
    add w9, w10, w9
    sub x8, x15, x14
    add w10, w16, w17
    extr w9, w9, w9, #5
    extr w10, w10, w10, #23
    cbnz x8, .Llea128_encrypt_blocks_rounds16
    stp w10, w9, [x2, #0]
    stp w12, w11, [x2, #8]
    add x2, x2, #16
    sub x13, x13, #1
    cbnz x13, .Llea128_encrypt_blocks_blocks15
.Llea128_encrypt_blocks_done1:
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
    ret x30
    .size lea128_encrypt_blocks, .-lea128_encrypt_blocks

    .balign 4
    .globl lea128_decrypt_blocks
    .type lea128_decrypt_blocks, %function
lea128_decrypt_blocks:
    sub sp, sp, #240
    str x19, [sp, #136]
    str x20, [sp, #144]
    str x21, [sp, #152]
    str x22, [sp, #160]
    str x23, [sp, #168]
    str x24, [sp, #176]
    str x25, [sp, #184]
    str x26, [sp, #192]
    str x27, [sp, #200]
    str x28, [sp, #208]
    str x29, [sp, #216]
    str q8, [sp, #0]
    str q9, [sp, #16]
    str q10, [sp, #32]
    str x30, [sp, #224]
    sub x9, x3, #16
    str x1, [sp, #56]  /* spill */
    str x2, [sp, #64]  /* spill */
    str x9, [sp, #48]  /* spill */
    tbnz x9, 63, .Llea128_decrypt_blocks_fewer3
.Llea128_decrypt_blocks_blocks5:
    ldr x9, [sp, #56]  /* reload */
    add x7, x0, #1536
    ldp q17, q16, [x9, #0]
    add x5, x9, #192
    ldp q19, q18, [x9, #32]
    ldp q21, q20, [x9, #64]
    ldp q23, q22, [x9, #96]
    ldp q25, q24, [x9, #128]
    ldp q27, q26, [x9, #160]
    add x9, x9, #256
    trn1 v28.4s, v17.4s, v16.4s
    trn2 v29.4s, v17.4s, v16.4s
    str x9, [sp, #56]  /* spill */
    ldp w9, w10, [x5, #0]
    trn1 v17.4s, v19.4s, v18.4s
    trn2 v19.4s, v19.4s, v18.4s
    ldp w11, w12, [x5, #8]
    trn1 v30.4s, v21.4s, v20.4s
    trn2 v31.4s, v21.4s, v20.4s
    ldp w13, w14, [x5, #16]
    trn1 v21.4s, v23.4s, v22.4s
    trn2 v23.4s, v23.4s, v22.4s
    ldp w15, w16, [x5, #24]
    trn1 v0.4s, v25.4s, v24.4s
    trn2 v1.4s, v25.4s, v24.4s
    ldp w17, w8, [x5, #32]
    trn1 v25.4s, v27.4s, v26.4s
    trn2 v27.4s, v27.4s, v26.4s
    ldp w1, w2, [x5, #40]
    trn1 v16.2d, v28.2d, v17.2d
    trn2 v17.2d, v28.2d, v17.2d
    ldp w3, w4, [x5, #48]
    trn1 v18.2d, v29.2d, v19.2d
    trn2 v19.2d, v29.2d, v19.2d
    ldp w5, w6, [x5, #56]
    trn1 v20.2d, v30.2d, v21.2d
    trn2 v21.2d, v30.2d, v21.2d
    trn1 v22.2d, v31.2d, v23.2d
    trn2 v23.2d, v31.2d, v23.2d
    trn1 v24.2d, v0.2d, v25.2d
    trn2 v25.2d, v0.2d, v25.2d
    trn1 v26.2d, v1.2d, v27.2d
    trn2 v27.2d, v1.2d, v27.2d
.Llea128_decrypt_blocks_rounds6:
    ldur q28, [x7, #-64]
    ldur w19, [x7, #-64]
    shl v29.4s, v16.4s, #23
    extr w9, w9, w9, #9
    ldur w20, [x7, #-48]
    ldur w21, [x7, #-32]
    shl v31.4s, v20.4s, #23
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
    eor v24.16b, v27.16b, v28.16b
    eor w12, w12, w20
    sub v20.4s, v31.4s, v20.4s
    shl v29.4s, v18.4s, #5
    sub w13, w17, w13
    sub w16, w3, w16
    eor v16.16b, v16.16b, v30.16b
    eor w17, w9, w21
    extr w14, w14, w14, #27
    eor w13, w13, w20
    eor w16, w16, w20
    sub w10, w10, w17
    eor w17, w12, w21
    sub v24.4s, v1.4s, v24.4s
    eor v20.16b, v20.16b, v30.16b
    sri v29.4s, v18.4s, #27
    extr w8, w8, w8, #27
    extr w4, w4, w4, #27
    eor v18.16b, v16.16b, v0.16b
    shl v10.4s, v16.4s, #5
    ldur w23, [x7, #-128]
    extr w28, w2, w2, #9
    eor w10, w10, w20
    sub w14, w14, w17
    eor w17, w13, w21
    ldur q28, [x7, #-16]
    eor w2, w16, w21
    shl v31.4s, v22.4s, #5
    eor v24.16b, v24.16b, v30.16b
    extr w11, w11, w11, #29
    shl v1.4s, v26.4s, #5
    sub v18.4s, v29.4s, v18.4s
    eor w14, w14, w20
    sub w17, w8, w17
    sri v10.4s, v16.4s, #27
    sub w8, w4, w2
    eor w2, w10, w22
    extr w15, w15, w15, #29
    shl v16.4s, v20.4s, #5
    ldur w24, [x7, #-112]
    eor w17, w17, w20
    eor w8, w8, w20
    sub w11, w11, w2
    eor w2, w14, w22
    sri v31.4s, v22.4s, #27
    eor v22.16b, v20.16b, v0.16b
    sri v1.4s, v26.4s, #27
    eor v26.16b, v24.16b, v0.16b
    extr w1, w1, w1, #29
    extr w5, w5, w5, #29
    shl v29.4s, v17.4s, #3
    eor v18.16b, v18.16b, v30.16b
    ldur w25, [x7, #-96]
    eor w11, w11, w20
    sri v16.4s, v20.4s, #27
    sub w15, w15, w2
    eor w2, w17, w22
    eor w3, w8, w22
    shl v20.4s, v24.4s, #5
    eor w15, w15, w20
    sub w1, w1, w2
    sub w2, w5, w3
    eor w3, w11, w23
    sub v22.4s, v31.4s, v22.4s
    sub v26.4s, v1.4s, v26.4s
    eor w1, w1, w20
    sri v29.4s, v17.4s, #29
    sub w3, w26, w3
    eor w4, w15, w23
    eor w5, w1, w23
    sri v20.4s, v24.4s, #27
    eor v24.16b, v18.16b, v28.16b
    eor w3, w3, w24
    sub w4, w27, w4
    eor v22.16b, v22.16b, v30.16b
    eor v26.16b, v26.16b, v30.16b
    extr w9, w9, w9, #27
    eor w2, w2, w20
    shl v17.4s, v25.4s, #3
    sub v24.4s, v29.4s, v24.4s
    eor w4, w4, w24
    sub w5, w28, w5
    shl v29.4s, v18.4s, #3
    eor w20, w3, w25
    extr w12, w12, w12, #27
    eor w5, w5, w24
    shl v31.4s, v21.4s, #3
    sub w9, w9, w20
    eor w20, w4, w25
    extr w13, w13, w13, #27
    sri v17.4s, v25.4s, #29
    sub w12, w12, w20
    eor w20, w5, w25
    extr w29, w6, w6, #9
    sri v29.4s, v18.4s, #29
    eor v18.16b, v22.16b, v28.16b
    eor w6, w2, w23
    sub w13, w13, w20
    eor v28.16b, v26.16b, v28.16b
    sri v31.4s, v21.4s, #29
    ldur q21, [x7, #-128]
    sub w6, w29, w6
    shl v25.4s, v19.4s, #23
    eor v24.16b, v24.16b, v30.16b
    eor w6, w6, w24
    extr w16, w16, w16, #27
    sub v17.4s, v17.4s, v28.4s
    shl v28.4s, v22.4s, #3
    eor w9, w9, w24
    eor w21, w6, w25
    sri v25.4s, v19.4s, #9
    sub v18.4s, v31.4s, v18.4s
    extr w10, w10, w10, #29
    eor w12, w12, w24
    shl v19.4s, v23.4s, #23
    eor v17.16b, v17.16b, v30.16b
    sub w16, w16, w21
    extr w14, w14, w14, #29
    sri v28.4s, v22.4s, #29
    eor v18.16b, v18.16b, v30.16b
    eor w13, w13, w24
    eor w16, w16, w24
    shl v22.4s, v26.4s, #3
    ldur q0, [x7, #-96]
    extr w17, w17, w17, #29
    extr w8, w8, w8, #29
    sri v19.4s, v23.4s, #9
    shl v23.4s, v27.4s, #23
    sri v22.4s, v26.4s, #29
    eor v26.16b, v24.16b, v21.16b
    sri v23.4s, v27.4s, #9
    ldur q27, [x7, #-112]
    sub v25.4s, v25.4s, v26.4s
    shl v26.4s, v24.4s, #23
    ldur w30, [x7, #-80]
    sri v26.4s, v24.4s, #9
    eor v24.16b, v18.16b, v21.16b
    eor v21.16b, v17.16b, v21.16b
    ldur q1, [x7, #-80]
    extr w11, w11, w11, #9
    eor v25.16b, v25.16b, v27.16b
    sub v19.4s, v19.4s, v24.4s
    sub v21.4s, v23.4s, v21.4s
    shl v23.4s, v18.4s, #23
    str x30, [sp, #72]  /* spill */
    ldr x20, [sp, #72]  /* reload */
    eor v19.16b, v19.16b, v27.16b
    shl v24.4s, v25.4s, #5
    extr w15, w15, w15, #9
    extr w1, w1, w1, #9
    sri v23.4s, v18.4s, #9
    extr w2, w2, w2, #9
    extr w3, w3, w3, #27
    extr w4, w4, w4, #27
    shl v18.4s, v17.4s, #23
    extr w6, w6, w6, #27
    extr w5, w5, w5, #27
    eor w21, w9, w20
    sri v24.4s, v25.4s, #27
    extr w9, w9, w9, #29
    sub w10, w10, w21
    eor w21, w12, w20
    sri v18.4s, v17.4s, #9
    eor v17.16b, v25.16b, v0.16b
    sub w14, w14, w21
    eor w21, w13, w20
    eor w20, w16, w20
    eor v25.16b, v19.16b, v0.16b
    sub w17, w17, w21
    sub w8, w8, w20
    extr w20, w13, w13, #29
    eor v21.16b, v21.16b, v27.16b
    eor w13, w17, w24
    eor w17, w8, w24
    sub v17.4s, v10.4s, v17.4s
    sub v16.4s, v16.4s, v25.4s
    shl v25.4s, v19.4s, #5
    eor w10, w10, w24
    eor v30.16b, v21.16b, v0.16b
    eor w14, w14, w24
    eor v17.16b, v17.16b, v27.16b
    ldur w30, [x7, #-192]
    eor v16.16b, v16.16b, v27.16b
    sri v25.4s, v19.4s, #27
    sub v20.4s, v20.4s, v30.4s
    shl v19.4s, v21.4s, #5
    ldur q2, [x7, #-192]
    eor v20.16b, v20.16b, v27.16b
    sri v19.4s, v21.4s, #27
    eor v21.16b, v17.16b, v1.16b
    str x30, [sp, #80]  /* spill */
    ldr x8, [sp, #80]  /* reload */
    extr w12, w12, w12, #29
    extr w16, w16, w16, #29
    sub v21.4s, v29.4s, v21.4s
    shl v29.4s, v17.4s, #3
    eor w21, w10, w8
    eor w22, w14, w8
    sri v29.4s, v17.4s, #29
    eor v17.16b, v16.16b, v1.16b
    sub w11, w11, w21
    sub w15, w15, w22
    eor w22, w13, w8
    eor v30.16b, v20.16b, v1.16b
    eor w8, w17, w8
    sub w1, w1, w22
    sub v17.4s, v28.4s, v17.4s
    ldur w30, [x7, #-176]
    sub w8, w2, w8
    extr w2, w13, w13, #9
    sub v22.4s, v22.4s, v30.4s
    eor v21.16b, v21.16b, v27.16b
    eor v17.16b, v17.16b, v27.16b
    ldur q3, [x7, #-176]
    shl v28.4s, v20.4s, #3
    eor v22.16b, v22.16b, v27.16b
    shl v27.4s, v16.4s, #3
    ldur q4, [x7, #-160]
    str x30, [sp, #88]  /* spill */
    ldr x21, [sp, #88]  /* reload */
    extr w10, w10, w10, #9
    extr w14, w14, w14, #9
    eor w13, w1, w21
    extr w1, w17, w17, #9
    eor w11, w11, w21
    sri v27.4s, v16.4s, #29
    eor w15, w15, w21
    eor v16.16b, v21.16b, v2.16b
    eor w8, w8, w21
    ldur w30, [x7, #-160]
    sri v28.4s, v20.4s, #29
    eor v20.16b, v17.16b, v2.16b
    sub v16.4s, v26.4s, v16.4s
    shl v26.4s, v21.4s, #23
    sub v20.4s, v23.4s, v20.4s
    sri v26.4s, v21.4s, #9
    eor v21.16b, v22.16b, v2.16b
    str x30, [sp, #96]  /* spill */
    ldr x17, [sp, #96]  /* reload */
    extr w23, w8, w8, #27
    eor w22, w11, w17
    sub v18.4s, v18.4s, v21.4s
    shl v21.4s, v17.4s, #23
    extr w11, w11, w11, #27
    sub w3, w3, w22
    eor w22, w15, w17
    extr w15, w15, w15, #27
    sub w4, w4, w22
    eor w22, w13, w17
    eor w17, w8, w17
    eor v16.16b, v16.16b, v3.16b
    sub w17, w6, w17
    sub w5, w5, w22
    sri v21.4s, v17.4s, #9
    eor w3, w3, w21
    eor w22, w17, w21
    shl v17.4s, v22.4s, #23
    ldur w30, [x7, #-144]
    eor w4, w4, w21
    extr w6, w13, w13, #27
    eor v20.16b, v20.16b, v3.16b
    eor v18.16b, v18.16b, v3.16b
    ldur q5, [x7, #-144]
    sri v17.4s, v22.4s, #9
    eor v22.16b, v16.16b, v4.16b
    eor w5, w5, w21
    shl v23.4s, v16.4s, #5
    ldur q6, [x7, #-256]
    sub v22.4s, v24.4s, v22.4s
    eor v24.16b, v18.16b, v4.16b
    str x30, [sp, #104]  /* spill */
    ldr x17, [sp, #104]  /* reload */
    sri v23.4s, v16.4s, #27
    eor v16.16b, v20.16b, v4.16b
    extr w24, w3, w3, #29
    extr w25, w4, w4, #29
    eor v22.16b, v22.16b, v3.16b
    sub v19.4s, v19.4s, v24.4s
    sub v16.4s, v25.4s, v16.4s
    eor w13, w3, w17
    eor v19.16b, v19.16b, v3.16b
    shl v30.4s, v20.4s, #5
    sub w9, w9, w13
    eor w13, w4, w17
    eor v25.16b, v16.16b, v3.16b
    shl v31.4s, v18.4s, #5
    sub w12, w12, w13
    eor v16.16b, v22.16b, v5.16b
    ldur w30, [x7, #-256]
    sri v30.4s, v20.4s, #27
    eor w13, w12, w21
    eor w12, w5, w17
    eor w17, w22, w17
    sri v31.4s, v18.4s, #27
    sub w12, w20, w12
    sub w16, w16, w17
    sub v16.4s, v29.4s, v16.4s
    shl v29.4s, v22.4s, #3
    eor w17, w12, w21
    eor v18.16b, v25.16b, v5.16b
    eor v20.16b, v19.16b, v5.16b
    eor w9, w9, w21
    eor v16.16b, v16.16b, v3.16b
    sri v29.4s, v22.4s, #29
    ldur q7, [x7, #-240]
    eor w3, w16, w21
    sub v18.4s, v27.4s, v18.4s
    sub v22.4s, v28.4s, v20.4s
    extr w21, w22, w22, #29
    str x30, [sp, #112]  /* spill */
    ldr x12, [sp, #112]  /* reload */
    ldur w30, [x7, #-240]
    shl v28.4s, v19.4s, #3
    extr w20, w5, w5, #29
    eor v20.16b, v18.16b, v3.16b
    eor v24.16b, v22.16b, v3.16b
    ldur q8, [x7, #-224]
    eor v18.16b, v16.16b, v6.16b
    sri v28.4s, v19.4s, #29
    eor v19.16b, v20.16b, v6.16b
    eor v22.16b, v24.16b, v6.16b
    eor w16, w9, w12
    sub v18.4s, v26.4s, v18.4s
    str x30, [sp, #120]  /* spill */
    ldr x22, [sp, #120]  /* reload */
    sub w10, w10, w16
    eor w16, w13, w12
    ldur w30, [x7, #-224]
    sub v19.4s, v21.4s, v19.4s
    sub w14, w14, w16
    eor w16, w17, w12
    eor w12, w3, w12
    eor v18.16b, v18.16b, v7.16b
    sub w12, w1, w12
    sub v17.4s, v17.4s, v22.4s
    eor v22.16b, v19.16b, v7.16b
    ldur q9, [x7, #-208]
    eor w4, w12, w22
    eor w10, w10, w22
    sub w16, w2, w16
    shl v27.4s, v25.4s, #3
    eor v26.16b, v17.16b, v7.16b
    eor v17.16b, v18.16b, v8.16b
    str x30, [sp, #128]  /* spill */
    ldr x12, [sp, #128]  /* reload */
    eor v19.16b, v22.16b, v8.16b
    eor w14, w14, w22
    eor w8, w16, w22
    ldur w30, [x7, #-208]
    sub v17.4s, v23.4s, v17.4s
    eor v21.16b, v26.16b, v8.16b
    sub v19.4s, v30.4s, v19.4s
    sri v27.4s, v25.4s, #29
    eor w16, w10, w12
    eor v17.16b, v17.16b, v7.16b
    sub v23.4s, v31.4s, v21.4s
    sub w11, w11, w16
    eor w16, w14, w12
    eor v21.16b, v19.16b, v7.16b
    sub x7, x7, #256
    eor v30.16b, v17.16b, v9.16b
    eor v25.16b, v23.16b, v7.16b
    sub w15, w15, w16
    eor w16, w8, w12
    eor w12, w4, w12
    sub w16, w6, w16
    eor v19.16b, v21.16b, v9.16b
    eor w11, w11, w22
    sub w12, w23, w12
    sub v23.4s, v29.4s, v30.4s
    eor v29.16b, v25.16b, v9.16b
    eor w15, w15, w22
    eor w1, w16, w22
    eor w5, w12, w22
    sub v27.4s, v27.4s, v19.4s
    eor w12, w11, w30
    sub v28.4s, v28.4s, v29.4s
    eor w16, w15, w30
    eor w2, w1, w30
    eor w6, w5, w30
    sub w12, w24, w12
    sub w16, w25, w16
    sub w2, w20, w2
    eor v19.16b, v23.16b, v7.16b
    sub w6, w21, w6
    eor v23.16b, v27.16b, v7.16b
    eor v27.16b, v28.16b, v7.16b
    eor w12, w12, w22
    eor w16, w16, w22
    eor w2, w2, w22
    eor w6, w6, w22
    sub x19, x7, x0
    cbnz x19, .Llea128_decrypt_blocks_rounds6
    trn1 v28.2d, v16.2d, v17.2d
    trn2 v16.2d, v16.2d, v17.2d
    ldr x19, [sp, #64]  /* reload */
    ldr x7, [sp, #48]  /* reload */
    trn1 v17.2d, v18.2d, v19.2d
    trn2 v18.2d, v18.2d, v19.2d
    trn1 v19.2d, v20.2d, v21.2d
    trn2 v20.2d, v20.2d, v21.2d
    trn1 v21.2d, v22.2d, v23.2d
    trn2 v22.2d, v22.2d, v23.2d
    trn1 v23.2d, v24.2d, v25.2d
    trn2 v24.2d, v24.2d, v25.2d
    sub x7, x7, #16
    add x20, x19, #192
    trn1 v25.2d, v26.2d, v27.2d
    trn2 v26.2d, v26.2d, v27.2d
    str x7, [sp, #48]  /* spill */
    trn1 v27.4s, v28.4s, v17.4s
    trn2 v17.4s, v28.4s, v17.4s
    trn1 v28.4s, v16.4s, v18.4s
    trn2 v16.4s, v16.4s, v18.4s
    trn1 v18.4s, v19.4s, v21.4s
    trn2 v19.4s, v19.4s, v21.4s
    stp q27, q17, [x19, #0]
    trn1 v17.4s, v20.4s, v22.4s
    trn2 v20.4s, v20.4s, v22.4s
    stp q28, q16, [x19, #32]
    trn1 v16.4s, v23.4s, v25.4s
    trn2 v21.4s, v23.4s, v25.4s
    stp q18, q19, [x19, #64]
    trn1 v18.4s, v24.4s, v26.4s
    trn2 v19.4s, v24.4s, v26.4s
    stp q17, q20, [x19, #96]
    stp q16, q21, [x19, #128]
    stp q18, q19, [x19, #160]
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
    tbz x7, 63, .Llea128_decrypt_blocks_blocks5
.Llea128_decrypt_blocks_fewer3:
    ldr x9, [sp, #48]  /* reload */
    add x9, x9, #16
    str x9, [sp, #48]  /* spill */
    ldr x9, [sp, #48]  /* reload */
    sub x9, x9, #4
    str x9, [sp, #48]  /* spill */
    tbnz x9, 63, .Llea128_decrypt_blocks_fewer9
.Llea128_decrypt_blocks_blocks11:
    ldr x9, [sp, #56]  /* reload */
    add x10, x0, #1536
    ldp q17, q16, [x9, #0]
    ldp q19, q18, [x9, #32]
    add x9, x9, #64
    str x9, [sp, #56]  /* spill */
    trn1 v20.4s, v17.4s, v16.4s
    trn2 v21.4s, v17.4s, v16.4s
    trn1 v17.4s, v19.4s, v18.4s
    trn2 v19.4s, v19.4s, v18.4s
    trn1 v16.2d, v20.2d, v17.2d
    trn2 v17.2d, v20.2d, v17.2d
    trn1 v18.2d, v21.2d, v19.2d
    trn2 v19.2d, v21.2d, v19.2d
.Llea128_decrypt_blocks_rounds12:
    ldur q20, [x10, #-64]
    shl v21.4s, v16.4s, #23
    ldur q22, [x10, #-48]
    shl v24.4s, v18.4s, #5
    ldur q23, [x10, #-32]
    sri v21.4s, v16.4s, #9
    sri v24.4s, v18.4s, #27
    shl v16.4s, v17.4s, #3
    eor v18.16b, v19.16b, v20.16b
    ldur q20, [x10, #-16]
    shl v25.4s, v19.4s, #23
    sri v16.4s, v17.4s, #29
    sub v17.4s, v21.4s, v18.4s
    sri v25.4s, v19.4s, #9
    eor v17.16b, v17.16b, v22.16b
    eor v18.16b, v17.16b, v23.16b
    shl v21.4s, v17.4s, #5
    ldur q19, [x10, #-128]
    sub v18.4s, v24.4s, v18.4s
    sri v21.4s, v17.4s, #27
    eor v17.16b, v18.16b, v22.16b
    ldur q18, [x10, #-112]
    eor v20.16b, v17.16b, v20.16b
    shl v24.4s, v17.4s, #3
    ldur q23, [x10, #-96]
    sub v16.4s, v16.4s, v20.4s
    sri v24.4s, v17.4s, #29
    eor v16.16b, v16.16b, v22.16b
    eor v17.16b, v16.16b, v19.16b
    shl v20.4s, v16.4s, #23
    ldur q19, [x10, #-80]
    sub v17.4s, v25.4s, v17.4s
    sri v20.4s, v16.4s, #9
    eor v16.16b, v17.16b, v18.16b
    eor v17.16b, v16.16b, v23.16b
    shl v23.4s, v16.4s, #5
    ldur q22, [x10, #-192]
    sub v17.4s, v21.4s, v17.4s
    sri v23.4s, v16.4s, #27
    eor v16.16b, v17.16b, v18.16b
    ldur q17, [x10, #-176]
    eor v19.16b, v16.16b, v19.16b
    shl v25.4s, v16.4s, #3
    ldur q21, [x10, #-160]
    sub v19.4s, v24.4s, v19.4s
    sri v25.4s, v16.4s, #29
    eor v16.16b, v19.16b, v18.16b
    eor v18.16b, v16.16b, v22.16b
    shl v22.4s, v16.4s, #23
    ldur q19, [x10, #-144]
    sub v18.4s, v20.4s, v18.4s
    sri v22.4s, v16.4s, #9
    eor v16.16b, v18.16b, v17.16b
    eor v18.16b, v16.16b, v21.16b
    shl v21.4s, v16.4s, #5
    ldur q20, [x10, #-256]
    sub v18.4s, v23.4s, v18.4s
    sri v21.4s, v16.4s, #27
    eor v16.16b, v18.16b, v17.16b
    ldur q23, [x10, #-240]
    eor v18.16b, v16.16b, v19.16b
    shl v24.4s, v16.4s, #3
    ldur q19, [x10, #-224]
    sub v18.4s, v25.4s, v18.4s
    sri v24.4s, v16.4s, #29
    eor v17.16b, v18.16b, v17.16b
    orr v16.16b, v17.16b, v17.16b
    eor v17.16b, v17.16b, v20.16b
    ldur q20, [x10, #-208]
    sub v17.4s, v22.4s, v17.4s
    eor v17.16b, v17.16b, v23.16b
    orr v18.16b, v17.16b, v17.16b
    eor v17.16b, v17.16b, v19.16b
    sub v17.4s, v21.4s, v17.4s
    sub x10, x10, #256
    eor v19.16b, v17.16b, v23.16b
    sub x9, x10, x0
    orr v17.16b, v19.16b, v19.16b
    eor v19.16b, v19.16b, v20.16b
    sub v19.4s, v24.4s, v19.4s
    eor v19.16b, v19.16b, v23.16b
    cbnz x9, .Llea128_decrypt_blocks_rounds12
    trn1 v20.2d, v16.2d, v17.2d
    trn2 v16.2d, v16.2d, v17.2d
    ldr x9, [sp, #48]  /* reload */
    ldr x10, [sp, #64]  /* reload */
    trn1 v17.2d, v18.2d, v19.2d
    trn2 v18.2d, v18.2d, v19.2d
    trn1 v19.4s, v20.4s, v17.4s
    trn2 v17.4s, v20.4s, v17.4s
    trn1 v20.4s, v16.4s, v18.4s
    trn2 v16.4s, v16.4s, v18.4s
    sub x9, x9, #4
    stp q19, q17, [x10, #0]
    str x9, [sp, #48]  /* spill */
    stp q20, q16, [x10, #32]
    add x10, x10, #64
    str x10, [sp, #64]  /* spill */
    tbz x9, 63, .Llea128_decrypt_blocks_blocks11
.Llea128_decrypt_blocks_fewer9:
    ldr x9, [sp, #48]  /* reload */
    add x9, x9, #4
    str x9, [sp, #48]  /* spill */
    ldr x9, [sp, #48]  /* reload */
    cbz x9, .Llea128_decrypt_blocks_done1
.Llea128_decrypt_blocks_blocks15:
    ldr x13, [sp, #56]  /* reload */
    add x14, x0, #1536
    ldp w9, w10, [x13, #0]
    ldp w11, w12, [x13, #8]
    add x13, x13, #16
    str x13, [sp, #56]  /* spill */
.Llea128_decrypt_blocks_rounds16:
    ldur w13, [x14, #-64]
    ldur w15, [x14, #-48]
    extr w9, w9, w9, #9
    extr w10, w10, w10, #27
    ldur w16, [x14, #-32]
    ldur w17, [x14, #-16]
    extr w11, w11, w11, #29
    eor w13, w12, w13
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
    cbnz x16, .Llea128_decrypt_blocks_rounds16
    ldr x13, [sp, #48]  /* reload */
    ldr x14, [sp, #64]  /* reload */
    sub x13, x13, #1
    stp w9, w10, [x14, #0]
    add x9, x14, #16
    str x13, [sp, #48]  /* spill */
    stp w11, w12, [x14, #8]
    str x9, [sp, #64]  /* spill */
    cbnz x13, .Llea128_decrypt_blocks_blocks15
.Llea128_decrypt_blocks_done1:
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
    ret x30
    .size lea128_decrypt_blocks, .-lea128_decrypt_blocks

    .balign 4
    .globl lea128_ctr
    .type lea128_ctr, %function
lea128_ctr:
    sub sp, sp, #448
    str x19, [sp, #344]
    str x20, [sp, #352]
    str x21, [sp, #360]
    str x22, [sp, #368]
    str x23, [sp, #376]
    str x24, [sp, #384]
    str x25, [sp, #392]
    str x26, [sp, #400]
    str x27, [sp, #408]
    str x28, [sp, #416]
    str x29, [sp, #424]
    str q8, [sp, #64]
    str q9, [sp, #80]
    str q10, [sp, #96]
    str q11, [sp, #112]
    str q12, [sp, #128]
    str q13, [sp, #144]
    str q14, [sp, #160]
    str q15, [sp, #176]
    str x30, [sp, #432]
    str x0, [sp, #192]  /* spill */
    str x1, [sp, #200]  /* spill */
    str x2, [sp, #208]  /* spill */
    str x3, [sp, #216]  /* spill */
    cbz x4, .Llea128_ctr_done4
.Llea128_ctr_epoch1:
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
    ldp q17, q16, [x0, #32]
    orr w9, w10, w11, lsl #8
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
    ldp q26, q25, [x0, #128]
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
    tbnz x4, 63, .Llea128_ctr_fewer7
    add x10, x9, #15
    tbz x10, 63, .Llea128_ctr_fewer7
    dup v16.4s, w9
    movz w10, #0, lsl #0
    dup v17.4s, w10
    movz w10, #1, lsl #0
    ins v17.s[1], w10
    movz w10, #2, lsl #0
    ins v17.s[2], w10
    movz w10, #3, lsl #0
    ins v17.s[3], w10
    movz w10, #4, lsl #0
    dup v2.4s, w10
    add v16.4s, v16.4s, v17.4s
    movz w10, #8, lsl #0
    dup v3.4s, w10
.Llea128_ctr_batch8:
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
    ldr q18, [x20, #176]
    ldp q20, q19, [x20, #144]
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
.Llea128_ctr_rounds11:
    ldp q5, q4, [x20, #288]
    ldp q6, q7, [x20, #256]
    ldp q9, q8, [x20, #352]
    ldp q11, q10, [x20, #320]
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
    cbnz x21, .Llea128_ctr_rounds11
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
    cbz x9, .Llea128_ctr_carry2
    sub x4, x4, #256
    tbnz x4, 63, .Llea128_ctr_fewer7
    add x10, x9, #15
    tbnz x10, 63, .Llea128_ctr_batch8
.Llea128_ctr_fewer7:
    add x10, x4, #256
    ldr x11, [sp, #192]  /* reload */
    sub x4, x10, #64
    add x11, x11, #1280
    tbnz x4, 63, .Llea128_ctr_fewer16
    add x10, x9, #3
    tbz x10, 63, .Llea128_ctr_fewer16
    dup v16.4s, w9
    movz w10, #0, lsl #0
    movz w12, #1, lsl #0
    movz w13, #2, lsl #0
    movz w14, #3, lsl #0
    dup v17.4s, w10
    movz w10, #4, lsl #0
    dup v20.4s, w10
    ins v17.s[1], w12
    ins v17.s[2], w13
    ins v17.s[3], w14
    add v21.4s, v16.4s, v17.4s
.Llea128_ctr_batch17:
    rev32 v16.16b, v21.16b
    ldr x10, [sp, #192]  /* reload */
    add v21.4s, v21.4s, v20.4s
    add x9, x9, #4
    ldr q17, [x10, #16]
    ldr q18, [x10, #112]
    ldr q19, [x10, #80]
    ldp q22, q23, [x10, #176]
    ldp q25, q24, [x10, #144]
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
.Llea128_ctr_rounds20:
    ldp q23, q22, [x10, #288]
    ldp q24, q25, [x10, #256]
    ldp q27, q26, [x10, #352]
    ldp q28, q29, [x10, #320]
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
    cbnz x12, .Llea128_ctr_rounds20
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
    cbz x9, .Llea128_ctr_carry2
    sub x4, x4, #64
    tbnz x4, 63, .Llea128_ctr_fewer16
    add x10, x9, #3
    tbnz x10, 63, .Llea128_ctr_batch17
.Llea128_ctr_fewer16:
    add x4, x4, #64
    cbz x4, .Llea128_ctr_end3
    ldr x10, [sp, #192]  /* reload */
    add x10, x10, #1280
.Llea128_ctr_block24:
    rev w11, w9
    ldr x15, [sp, #192]  /* reload */
    add x9, x9, #1
    ldr x17, [sp, #296]  /* reload */
    ldr w12, [x15, #16]
    ldr w13, [x15, #112]
    ldr w14, [x15, #80]
    ldr w16, [x15, #176]
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
.Llea128_ctr_rounds29:
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
    ldr w17, [x15, #336]
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
    cbnz x16, .Llea128_ctr_rounds29
    sub x4, x4, #16
    tbnz x4, 63, .Llea128_ctr_short26
    ldr x15, [sp, #208]  /* reload */
    ldp w16, w17, [x15, #0]
    eor w14, w14, w16
    eor w13, w13, w17
    ldp w15, w16, [x15, #8]
    ldr x17, [sp, #216]  /* reload */
    eor w11, w11, w15
    eor w12, w12, w16
    stp w14, w13, [x17, #0]
    stp w11, w12, [x17, #8]
    ldr x11, [sp, #208]  /* reload */
    add x11, x11, #16
    str x11, [sp, #208]  /* spill */
    ldr x11, [sp, #216]  /* reload */
    add x11, x11, #16
    str x11, [sp, #216]  /* spill */
.Llea128_ctr_count27:
    cbz x9, .Llea128_ctr_carry2
    cbnz x4, .Llea128_ctr_block24
.Llea128_ctr_end3:
    ldr x10, [sp, #200]  /* reload */
    ubfm w11, w9, #8, #31
    ubfm w12, w9, #16, #31
    strb w9, [x10, #15]
    ubfm w9, w9, #24, #31
    strb w11, [x10, #14]
    strb w12, [x10, #13]
    strb w9, [x10, #12]
.Llea128_ctr_done4:
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
    ret x30
.Llea128_ctr_short26:
    movz w15, #8, lsl #0
    and w15, w4, w15
    cbz x15, .Llea128_ctr_after33
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
.Llea128_ctr_after33:
    movz w11, #4, lsl #0
    and w11, w4, w11
    cbz x11, .Llea128_ctr_after35
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
.Llea128_ctr_after35:
    movz w11, #2, lsl #0
    and w11, w4, w11
    cbz x11, .Llea128_ctr_after37
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
.Llea128_ctr_after37:
    movz w11, #1, lsl #0
    and w11, w4, w11
    cbz x11, .Llea128_ctr_after39
    ldr x11, [sp, #208]  /* reload */
    ldr x12, [sp, #216]  /* reload */
    ldrb w11, [x11, #0]
    eor w11, w14, w11
    strb w11, [x12, #0]
.Llea128_ctr_after39:
    movz w11, #0, lsl #0
    add x4, x11, #0
    b .Llea128_ctr_count27
.Llea128_ctr_carry2:
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
    b .Llea128_ctr_epoch1
    .size lea128_ctr, .-lea128_ctr

    .section .note.GNU-stack,"",%progbits
