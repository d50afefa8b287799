/* gen --cipher lea --target aarch64 */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA192 (TTAK.KO-12.0223) for aarch64: 64-bit Arm with Advanced SIMD (NEON), AAPCS64.
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
      "code_bytes": 356,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 2748,
      "stack_bytes": 112
    },
    {
      "symbol": "lea192_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 3448,
      "stack_bytes": 432
    },
    {
      "symbol": "lea192_ctr",
      "role": "ctr",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 5556,
      "stack_bytes": 432
    }
  ]
}
*/
#if !(defined(__aarch64__) && !defined(__AARCH64EB__) && !defined(__ILP32__))
#error "lea192.S is for AArch64, little-endian, with pointers of 64 bits"
#endif
    .text

    .balign 4
    .globl lea192_expand_key
    .type lea192_expand_key, %function
lea192_expand_key:
    ldp w9, w10, [x1, #0]
    ldp w11, w12, [x1, #8]
    ldp w13, w14, [x1, #16]
    movz w15, #59867, lsl #0
    movz w16, #54199, lsl #0
    movz w17, #42863, lsl #0
    movk w15, #50159, lsl #16
    movk w16, #34783, lsl #16
    movk w17, #4031, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #20190, lsl #0
    movz w16, #40380, lsl #0
    movz w17, #15224, lsl #0
    stp q16, q17, [x0, #0]
    movk w15, #8063, lsl #16
    movk w16, #16126, lsl #16
    movk w17, #32253, lsl #16
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
    movz w15, #54788, lsl #0
    movz w16, #44041, lsl #0
    movz w17, #22546, lsl #0
    stp q17, q19, [x0, #64]
    movk w15, #35012, lsl #16
    movk w16, #4489, lsl #16
    movk w17, #8979, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #45092, lsl #0
    movz w16, #24648, lsl #0
    movz w17, #49297, lsl #0
    stp q16, q17, [x0, #96]
    movk w15, #17958, lsl #16
    movk w16, #35917, lsl #16
    movk w17, #6298, lsl #16
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
    movz w15, #61993, lsl #0
    movz w16, #58451, lsl #0
    movz w17, #51367, lsl #0
    stp q17, q19, [x0, #160]
    movk w15, #59273, lsl #16
    movk w16, #53011, lsl #16
    movk w17, #40487, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #37199, lsl #0
    movz w16, #8862, lsl #0
    movz w17, #17724, lsl #0
    stp q16, q17, [x0, #192]
    movk w15, #15439, lsl #16
    movk w16, #30879, lsl #16
    movk w17, #61758, lsl #16
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
    movz w15, #34659, lsl #0
    movz w16, #3783, lsl #0
    movz w17, #7567, lsl #0
    stp q17, q19, [x0, #256]
    movk w15, #50937, lsl #16
    movk w16, #36339, lsl #16
    movk w17, #7142, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #15134, lsl #0
    movz w16, #30268, lsl #0
    movz w17, #60536, lsl #0
    stp q16, q17, [x0, #288]
    movk w15, #14284, lsl #16
    movk w16, #28568, lsl #16
    movk w17, #57136, lsl #16
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
    movz w15, #18919, lsl #0
    movz w16, #37838, lsl #0
    movz w17, #10140, lsl #0
    stp q17, q19, [x0, #352]
    movk w15, #5610, lsl #16
    movk w16, #11220, lsl #16
    movk w17, #22441, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #20280, lsl #0
    movz w16, #40561, lsl #0
    movz w17, #15586, lsl #0
    stp q16, q17, [x0, #384]
    movk w15, #44882, lsl #16
    movk w16, #24228, lsl #16
    movk w17, #48457, lsl #16
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
    movz w15, #16728, lsl #0
    movz w16, #33457, lsl #0
    movz w17, #1379, lsl #0
    stp q17, q19, [x0, #448]
    movk w15, #61627, lsl #16
    movk w16, #57718, lsl #16
    movk w17, #49901, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #2759, lsl #0
    movz w16, #5519, lsl #0
    movz w17, #11038, lsl #0
    stp q16, q17, [x0, #480]
    movk w15, #34266, lsl #16
    movk w16, #2996, lsl #16
    movk w17, #5992, lsl #16
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
    movz w15, #30448, lsl #0
    movz w16, #60897, lsl #0
    movz w17, #56259, lsl #0
    stp q17, q19, [x0, #544]
    movk w15, #64506, lsl #16
    movk w16, #63476, lsl #16
    movk w17, #61417, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #46983, lsl #0
    movz w16, #28431, lsl #0
    movz w17, #56863, lsl #0
    stp q16, q17, [x0, #576]
    movk w15, #57299, lsl #16
    movk w16, #49063, lsl #16
    movk w17, #32590, lsl #16
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
    movz w15, #33058, lsl #0
    movz w16, #580, lsl #0
    movz w17, #1160, lsl #0
    stp q17, q19, [x0, #640]
    movk w15, #12597, lsl #16
    movk w16, #25195, lsl #16
    movk w17, #50390, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #2321, lsl #0
    movz w16, #4643, lsl #0
    movz w17, #9286, lsl #0
    stp q16, q17, [x0, #672]
    movk w15, #35244, lsl #16
    movk w16, #4952, lsl #16
    movk w17, #9904, lsl #16
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
    movz w15, #35449, lsl #0
    movz w16, #5363, lsl #0
    movz w17, #10727, lsl #0
    stp q17, q19, [x0, #736]
    movk w15, #57980, lsl #16
    movk w16, #50425, lsl #16
    movk w17, #35314, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #21455, lsl #0
    movz w16, #42910, lsl #0
    movz w17, #20284, lsl #0
    stp q16, q17, [x0, #768]
    movk w15, #5092, lsl #16
    movk w16, #10184, lsl #16
    movk w17, #20369, lsl #16
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
    movz w15, #55537, lsl #0
    movz w16, #45539, lsl #0
    movz w17, #25542, lsl #0
    stp q17, q19, [x0, #832]
    movk w15, #48737, lsl #16
    movk w16, #31939, lsl #16
    movk w17, #63879, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #51085, lsl #0
    movz w16, #36635, lsl #0
    movz w17, #7735, lsl #0
    stp q16, q17, [x0, #864]
    movk w15, #62222, lsl #16
    movk w16, #58909, lsl #16
    movk w17, #52283, lsl #16
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
    movz w15, #31173, lsl #0
    movz w16, #62346, lsl #0
    movz w17, #59157, lsl #0
    stp q17, q19, [x0, #928]
    movk w15, #31378, lsl #16
    movk w16, #62756, lsl #16
    movk w17, #59977, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #52779, lsl #0
    movz w16, #40023, lsl #0
    movz w17, #14511, lsl #0
    stp q16, q17, [x0, #960]
    movk w15, #54419, lsl #16
    movk w16, #43303, lsl #16
    movk w17, #21071, lsl #16
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
    movz w15, #22076, lsl #0
    movz w16, #44152, lsl #0
    str q19, [x0, #1040]
    movk w15, #11984, lsl #16
    movk w16, #23968, lsl #16
    movz w17, #22768, lsl #0
    add w9, w9, w15
    add w10, w10, w16
    movk w17, #47937, lsl #16
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    add w11, w11, w17
    dup v16.4s, w9
    dup v17.4s, w10
    extr w11, w11, w11, #26
    movz w15, #45537, lsl #0
    movz w16, #25538, lsl #0
    str q16, [x0, #1056]
    dup v16.4s, w11
    str q17, [x0, #1072]
    movk w15, #30338, lsl #16
    movk w16, #60677, lsl #16
    movz w17, #51077, lsl #0
    add w12, w12, w15
    add w13, w13, w16
    str q16, [x0, #1088]
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    movk w17, #55818, lsl #16
    dup v16.4s, w12
    dup v17.4s, w13
    add w14, w14, w17
    movz w15, #48190, lsl #0
    movz w16, #30845, lsl #0
    str q16, [x0, #1104]
    extr w14, w14, w14, #15
    movk w15, #65181, lsl #16
    str q17, [x0, #1120]
    dup v16.4s, w14
    add w9, w9, w15
    movk w16, #64827, lsl #16
    movz w15, #61691, lsl #0
    extr w9, w9, w9, #31
    add w10, w10, w16
    movk w15, #64118, lsl #16
    str q16, [x0, #1136]
    dup v16.4s, w9
    extr w10, w10, w10, #29
    add w11, w11, w15
    movz w15, #57847, lsl #0
    dup v17.4s, w10
    str q16, [x0, #1152]
    extr w11, w11, w11, #26
    movk w15, #62701, lsl #16
    movz w16, #50159, lsl #0
    dup v16.4s, w11
    str q17, [x0, #1168]
    add w12, w12, w15
    movk w16, #59867, lsl #16
    movz w15, #34783, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q16, [x0, #1184]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #54199, lsl #16
    movz w16, #18572, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1200]
    add w14, w14, w15
    movk w16, #19808, lsl #16
    movz w15, #37144, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1216]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #39616, lsl #16
    movz w16, #8753, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1232]
    add w10, w10, w15
    movk w16, #13697, lsl #16
    movz w15, #17506, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1248]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #27394, lsl #16
    movz w16, #35012, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1264]
    add w12, w12, w15
    movk w16, #54788, lsl #16
    movz w15, #4489, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1280]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #44041, lsl #16
    movz w16, #40568, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1296]
    add w14, w14, w15
    movk w16, #40738, lsl #16
    movz w15, #15601, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1312]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #15941, lsl #16
    movz w16, #31202, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1328]
    add w10, w10, w15
    movk w16, #31882, lsl #16
    movz w15, #62404, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1344]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #63764, lsl #16
    movz w16, #59273, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1360]
    add w12, w12, w15
    movk w16, #61993, lsl #16
    movz w15, #53011, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1376]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #58451, lsl #16
    movz w16, #15471, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1392]
    add w14, w14, w15
    movk w16, #39030, lsl #16
    movz w15, #30943, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1408]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #12524, lsl #16
    movz w16, #61886, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1424]
    add w10, w10, w15
    movk w16, #25048, lsl #16
    movz w15, #58236, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1440]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #50097, lsl #16
    movz w16, #50937, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1456]
    add w12, w12, w15
    movk w16, #34659, lsl #16
    movz w15, #36339, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1472]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #3783, lsl #16
    movz w16, #29022, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1488]
    add w14, w14, w15
    movk w16, #42142, lsl #16
    movz w15, #58045, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1504]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #18748, lsl #16
    movz w16, #50554, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1520]
    add w10, w10, w15
    movk w16, #37497, lsl #16
    movz w15, #35573, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1536]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #9459, lsl #16
    movz w16, #5610, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1552]
    add w12, w12, w15
    movk w16, #18919, lsl #16
    movz w15, #11220, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1568]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #37838, lsl #16
    movz w16, #36619, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1584]
    add w14, w14, w15
    movk w16, #46101, lsl #16
    movz w15, #7703, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1600]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #26667, lsl #16
    movz w16, #15406, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1616]
    add w10, w10, w15
    movk w16, #53334, lsl #16
    movz w15, #30813, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1632]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #41132, lsl #16
    movz w16, #61627, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1648]
    add w12, w12, w15
    movk w16, #16728, lsl #16
    movz w15, #57718, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1664]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #33457, lsl #16
    movz w16, #4031, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1680]
    add w14, w14, w15
    movk w16, #42863, lsl #16
    movz w15, #8063, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1696]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #20190, lsl #16
    movz w16, #16126, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1712]
    add w10, w10, w15
    movk w16, #40380, lsl #16
    movz w15, #32253, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1728]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #15224, lsl #16
    movz w16, #64506, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1744]
    add w12, w12, w15
    movk w16, #30448, lsl #16
    movz w15, #63476, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1760]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #60897, lsl #16
    movz w16, #8979, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1776]
    add w14, w14, w15
    movk w16, #22546, lsl #16
    movz w15, #17958, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1792]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #45092, lsl #16
    movz w16, #35917, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1808]
    add w10, w10, w15
    movk w16, #24648, lsl #16
    movz w15, #6298, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1824]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #49297, lsl #16
    movz w16, #12597, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1840]
    add w12, w12, w15
    movk w16, #33058, lsl #16
    movz w15, #25195, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1856]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #580, lsl #16
    movz w16, #40487, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1872]
    add w14, w14, w15
    movk w16, #51367, lsl #16
    movz w15, #15439, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1888]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #37199, lsl #16
    movz w16, #30879, lsl #0
    dup v17.4s, w9
    str q16, [x0, #1904]
    add w10, w10, w15
    movk w16, #8862, lsl #16
    movz w15, #61758, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #1920]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #17724, lsl #16
    movz w16, #57980, lsl #0
    dup v17.4s, w11
    str q16, [x0, #1936]
    add w12, w12, w15
    movk w16, #35449, lsl #16
    movz w15, #50425, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #1952]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #5363, lsl #16
    movz w16, #7142, lsl #0
    dup v17.4s, w13
    str q16, [x0, #1968]
    add w14, w14, w15
    movk w16, #7567, lsl #16
    movz w15, #14284, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #1984]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #15134, lsl #16
    movz w16, #28568, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2000]
    add w10, w10, w15
    movk w16, #30268, lsl #16
    movz w15, #57136, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2016]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #60536, lsl #16
    movz w16, #48737, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2032]
    add w12, w12, w15
    movk w16, #55537, lsl #16
    movz w15, #31939, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2048]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #45539, lsl #16
    movz w16, #22441, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2064]
    add w14, w14, w15
    movk w16, #10140, lsl #16
    movz w15, #44882, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2080]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #20280, lsl #16
    movz w16, #24228, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2096]
    add w10, w10, w15
    movk w16, #40561, lsl #16
    movz w15, #48457, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2112]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #15586, lsl #16
    movz w16, #31378, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2128]
    add w12, w12, w15
    movk w16, #31173, lsl #16
    movz w15, #62756, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2144]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #62346, lsl #16
    movz w16, #49901, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2160]
    add w14, w14, w15
    movk w16, #1379, lsl #16
    movz w15, #34266, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2176]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #2759, lsl #16
    movz w16, #2996, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2192]
    add w10, w10, w15
    movk w16, #5519, lsl #16
    movz w15, #5992, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2208]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #11038, lsl #16
    movz w16, #11984, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2224]
    add w12, w12, w15
    movk w16, #22076, lsl #16
    movz w15, #23968, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2240]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #44152, lsl #16
    movz w16, #61417, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2256]
    add w14, w14, w15
    movk w16, #56259, lsl #16
    movz w15, #57299, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2272]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #46983, lsl #16
    movz w16, #49063, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2288]
    add w10, w10, w15
    movk w16, #28431, lsl #16
    movz w15, #32590, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2304]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #56863, lsl #16
    movz w16, #65181, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2320]
    add w12, w12, w15
    movk w16, #48190, lsl #16
    movz w15, #64827, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2336]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #30845, lsl #16
    movz w16, #50390, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2352]
    add w14, w14, w15
    movk w16, #1160, lsl #16
    movz w15, #35244, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2368]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #2321, lsl #16
    movz w16, #4952, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2384]
    add w10, w10, w15
    movk w16, #4643, lsl #16
    movz w15, #9904, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2400]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #9286, lsl #16
    movz w16, #19808, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2416]
    add w12, w12, w15
    movk w16, #18572, lsl #16
    movz w15, #39616, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2432]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #37144, lsl #16
    movz w16, #35314, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2448]
    add w14, w14, w15
    movk w16, #10727, lsl #16
    movz w15, #5092, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2464]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #21455, lsl #16
    movz w16, #10184, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2480]
    add w10, w10, w15
    movk w16, #42910, lsl #16
    movz w15, #20369, lsl #0
    extr w10, w10, w10, #29
    add w11, w11, w16
    str q17, [x0, #2496]
    dup v16.4s, w10
    extr w11, w11, w11, #26
    movk w15, #20284, lsl #16
    movz w16, #40738, lsl #0
    dup v17.4s, w11
    str q16, [x0, #2512]
    add w12, w12, w15
    movk w16, #40568, lsl #16
    movz w15, #15941, lsl #0
    extr w12, w12, w12, #21
    add w13, w13, w16
    str q17, [x0, #2528]
    dup v16.4s, w12
    extr w13, w13, w13, #19
    movk w15, #15601, lsl #16
    movz w16, #63879, lsl #0
    dup v17.4s, w13
    str q16, [x0, #2544]
    add w14, w14, w15
    movk w16, #25542, lsl #16
    movz w15, #62222, lsl #0
    extr w14, w14, w14, #15
    add w9, w9, w16
    str q17, [x0, #2560]
    dup v16.4s, w14
    extr w9, w9, w9, #31
    movk w15, #51085, lsl #16
    movz w16, #58909, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2576]
    add w9, w10, w15
    movk w16, #36635, lsl #16
    movz w10, #52283, lsl #0
    extr w9, w9, w9, #29
    add w11, w11, w16
    str q17, [x0, #2592]
    dup v16.4s, w9
    extr w9, w11, w11, #26
    movk w10, #7735, lsl #16
    movz w11, #39030, lsl #0
    dup v17.4s, w9
    str q16, [x0, #2608]
    add w9, w12, w10
    movk w11, #15471, lsl #16
    movz w10, #12524, lsl #0
    extr w9, w9, w9, #21
    add w11, w13, w11
    str q17, [x0, #2624]
    dup v16.4s, w9
    extr w9, w11, w11, #19
    movk w10, #30943, lsl #16
    dup v17.4s, w9
    str q16, [x0, #2640]
    add w9, w14, w10
    extr w9, w9, w9, #15
    str q17, [x0, #2656]
    dup v16.4s, w9
    str q16, [x0, #2672]
    ret x30
    .size lea192_expand_key, .-lea192_expand_key

    .balign 4
    .globl lea192_encrypt
    .type lea192_encrypt, %function
lea192_encrypt:
    ldp w10, w9, [x1, #0]
    ldp w12, w11, [x1, #8]
    add x13, x0, #2688
.Llea192_encrypt_rounds1:
    ldr w14, [x0, #64]
    ldr w15, [x0, #80]
    ldr w16, [x0, #32]
    ldr w17, [x0, #48]
    ldr w8, [x0, #0]
    ldr w1, [x0, #16]
    ldr w3, [x0, #160]
    ldr w4, [x0, #176]
    eor w14, w12, w14
    ldr w5, [x0, #128]
    eor w11, w11, w15
    eor w15, w9, w16
    eor w12, w12, w17
    add w11, w14, w11
    eor w14, w10, w8
    add w12, w15, w12
    eor w9, w9, w1
    eor w15, w3, w11, ror #3
    eor w10, w10, w4
    add w9, w14, w9
    ldr w14, [x0, #144]
    add w10, w15, w10
    eor w15, w5, w12, ror #5
    ldr w16, [x0, #96]
    ldr w17, [x0, #112]
    ldr w8, [x0, #256]
    ldr w1, [x0, #272]
    ldr w3, [x0, #224]
    eor w11, w14, w11, ror #3
    ldr w14, [x0, #240]
    add w11, w15, w11
    eor w15, w16, w9, ror #23
    eor w12, w17, w12, ror #5
    eor w16, w8, w10, ror #3
    ldr w17, [x0, #192]
    add w12, w15, w12
    eor w9, w1, w9, ror #23
    eor w15, w3, w11, ror #5
    ldr w8, [x0, #208]
    add w9, w16, w9
    eor w10, w14, w10, ror #3
    ldr w14, [x0, #352]
    ldr w16, [x0, #368]
    add w10, w15, w10
    eor w15, w17, w12, ror #23
    ldr w17, [x0, #320]
    ldr w1, [x0, #336]
    ldr w3, [x0, #288]
    eor w11, w8, w11, ror #5
    ldr w8, [x0, #304]
    eor w14, w14, w9, ror #3
    add w15, w15, w11
    eor w12, w16, w12, ror #23
    add x0, x0, #384
    extr w11, w15, w15, #23
    add w12, w14, w12
    eor w14, w17, w10, ror #5
    eor w9, w1, w9, ror #3
    extr w12, w12, w12, #3
    eor w15, w3, w15, ror #23
    add w9, w14, w9
    eor w10, w8, w10, ror #5
    sub x14, x0, x13
    extr w9, w9, w9, #5
    add w10, w15, w10
    extr w10, w10, w10, #23
    cbnz x14, .Llea192_encrypt_rounds1
    stp w10, w9, [x2, #0]
    stp w12, w11, [x2, #8]
    ret x30
    .size lea192_encrypt, .-lea192_encrypt

    .balign 4
    .globl lea192_decrypt
    .type lea192_decrypt, %function
lea192_decrypt:
    ldp w10, w9, [x1, #0]
    ldp w11, w12, [x1, #8]
    add x13, x0, #2688
.Llea192_decrypt_rounds1:
    extr w11, w11, w11, #29
    extr w9, w9, w9, #27
    extr w10, w10, w10, #9
    ldur w14, [x13, #-96]
    ldur w15, [x13, #-80]
    ldur w16, [x13, #-64]
    ldur w17, [x13, #-48]
    ldur w8, [x13, #-32]
    ldur w1, [x13, #-16]
    extr w3, w12, w12, #9
    ldur w4, [x13, #-192]
    eor w12, w12, w14
    sub w10, w10, w12
    ldur w12, [x13, #-176]
    eor w10, w10, w15
    ldur w14, [x13, #-160]
    eor w15, w10, w16
    extr w10, w10, w10, #27
    sub w9, w9, w15
    ldur w15, [x13, #-144]
    eor w9, w9, w17
    ldur w16, [x13, #-128]
    eor w17, w9, w8
    extr w9, w9, w9, #29
    sub w11, w11, w17
    ldur w17, [x13, #-112]
    eor w11, w11, w1
    sub x8, x13, #288
    eor w1, w11, w4
    extr w11, w11, w11, #9
    ldr w8, [x8, #0]
    sub w1, w3, w1
    sub x3, x13, #272
    eor w12, w1, w12
    ldr w1, [x3, #0]
    ldur w3, [x13, #-256]
    eor w14, w12, w14
    extr w12, w12, w12, #27
    sub w10, w10, w14
    ldur w14, [x13, #-240]
    eor w10, w10, w15
    ldur w15, [x13, #-224]
    eor w16, w10, w16
    extr w10, w10, w10, #29
    sub w9, w9, w16
    ldur w16, [x13, #-208]
    eor w9, w9, w17
    sub x17, x13, #384
    eor w8, w9, w8
    extr w9, w9, w9, #9
    ldr w17, [x17, #0]
    sub w11, w11, w8
    sub x8, x13, #368
    eor w11, w11, w1
    ldr w8, [x8, #0]
    sub x1, x13, #352
    eor w3, w11, w3
    extr w11, w11, w11, #27
    ldr w1, [x1, #0]
    sub w12, w12, w3
    sub x3, x13, #336
    eor w12, w12, w14
    ldr w14, [x3, #0]
    sub x3, x13, #320
    eor w15, w12, w15
    extr w12, w12, w12, #29
    ldr w3, [x3, #0]
    sub w10, w10, w15
    sub x15, x13, #304
    sub x13, x13, #384
    eor w10, w10, w16
    ldr w15, [x15, #0]
    sub x16, x13, x0
    eor w17, w10, w17
    sub w9, w9, w17
    eor w9, w9, w8
    eor w17, w9, w1
    sub w11, w11, w17
    eor w11, w11, w14
    eor w14, w11, w3
    sub w12, w12, w14
    eor w12, w12, w15
    cbnz x16, .Llea192_decrypt_rounds1
    stp w10, w9, [x2, #0]
    stp w11, w12, [x2, #8]
    ret x30
    .size lea192_decrypt, .-lea192_decrypt

    .balign 4
    .globl lea192_encrypt_blocks
    .type lea192_encrypt_blocks, %function
lea192_encrypt_blocks:
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
    tbnz x7, 63, .Llea192_encrypt_blocks_fewer3
    ldr x9, [sp, #0]  /* reload */
    add x19, x9, #2688
.Llea192_encrypt_blocks_blocks5:
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
.Llea192_encrypt_blocks_rounds6:
    ldp q28, q29, [x20, #64]
    ldp q30, q31, [x20, #32]
    ldp q0, q1, [x20, #0]
    ldp q2, q3, [x20, #160]
    ldp q5, q4, [x20, #128]
    eor v6.16b, v17.16b, v28.16b
    eor v19.16b, v19.16b, v29.16b
    eor v23.16b, v23.16b, v29.16b
    eor v27.16b, v27.16b, v29.16b
    eor v17.16b, v17.16b, v31.16b
    add v19.4s, v6.4s, v19.4s
    eor v6.16b, v21.16b, v28.16b
    eor v28.16b, v25.16b, v28.16b
    eor v29.16b, v26.16b, v30.16b
    eor v21.16b, v21.16b, v31.16b
    add v23.4s, v6.4s, v23.4s
    add v27.4s, v28.4s, v27.4s
    shl v28.4s, v19.4s, #29
    eor v25.16b, v25.16b, v31.16b
    eor v26.16b, v26.16b, v1.16b
    sri v28.4s, v19.4s, #3
    shl v19.4s, v23.4s, #29
    add v25.4s, v29.4s, v25.4s
    eor v29.16b, v24.16b, v0.16b
    sri v19.4s, v23.4s, #3
    shl v23.4s, v27.4s, #29
    ldr w21, [x20, #64]
    ldr w22, [x20, #80]
    sri v23.4s, v27.4s, #3
    eor v27.16b, v18.16b, v30.16b
    eor v18.16b, v18.16b, v1.16b
    ldr w23, [x20, #32]
    ldr w24, [x20, #48]
    add v17.4s, v27.4s, v17.4s
    eor v27.16b, v22.16b, v30.16b
    eor v22.16b, v22.16b, v1.16b
    ldr w25, [x20, #0]
    ldr w26, [x20, #16]
    add v21.4s, v27.4s, v21.4s
    shl v27.4s, v17.4s, #27
    ldr w27, [x20, #160]
    ldr w28, [x20, #176]
    sri v27.4s, v17.4s, #5
    shl v17.4s, v21.4s, #27
    eor w29, w12, w21
    eor w30, w16, w21
    eor w11, w11, w22
    sri v17.4s, v21.4s, #5
    shl v21.4s, v25.4s, #27
    add w11, w29, w11
    eor w15, w15, w22
    eor w29, w1, w21
    sri v21.4s, v25.4s, #5
    eor v25.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v3.16b
    add w15, w30, w15
    eor w21, w6, w21
    eor w0, w0, w22
    add v18.4s, v25.4s, v18.4s
    eor v25.16b, v20.16b, v0.16b
    eor w5, w5, w22
    add w0, w29, w0
    eor w12, w12, w24
    add w5, w21, w5
    eor w21, w9, w23
    add v22.4s, v25.4s, v22.4s
    add v25.4s, v29.4s, v26.4s
    shl v26.4s, v18.4s, #9
    eor v29.16b, v23.16b, v2.16b
    eor v23.16b, v23.16b, v4.16b
    sri v26.4s, v18.4s, #23
    shl v18.4s, v22.4s, #9
    add w12, w21, w12
    eor w21, w13, w23
    eor w16, w16, w24
    sri v18.4s, v22.4s, #23
    shl v22.4s, v25.4s, #9
    add w16, w21, w16
    eor w21, w17, w23
    eor w22, w3, w23
    sri v22.4s, v25.4s, #23
    eor v25.16b, v28.16b, v2.16b
    eor v28.16b, v28.16b, v4.16b
    eor w1, w1, w24
    eor w6, w6, w24
    eor w9, w9, w26
    add v16.4s, v25.4s, v16.4s
    eor v25.16b, v19.16b, v2.16b
    eor v19.16b, v19.16b, v4.16b
    add w1, w21, w1
    add w6, w22, w6
    shl v30.4s, v16.4s, #29
    eor w21, w10, w25
    eor w13, w13, w26
    eor w22, w4, w25
    sri v30.4s, v16.4s, #3
    eor v16.16b, v20.16b, v3.16b
    eor v20.16b, v24.16b, v3.16b
    eor v24.16b, v27.16b, v5.16b
    add w9, w21, w9
    eor w21, w14, w25
    add v16.4s, v25.4s, v16.4s
    add v20.4s, v29.4s, v20.4s
    add v24.4s, v24.4s, v28.4s
    eor v28.16b, v21.16b, v5.16b
    shl v25.4s, v16.4s, #29
    add w13, w21, w13
    eor w21, w8, w25
    add v23.4s, v28.4s, v23.4s
    sri v25.4s, v16.4s, #3
    shl v16.4s, v20.4s, #29
    eor w17, w17, w26
    eor w3, w3, w26
    eor w10, w10, w28
    sri v16.4s, v20.4s, #3
    shl v20.4s, v24.4s, #27
    add w17, w21, w17
    add w3, w22, w3
    eor w21, w27, w11, ror #3
    sri v20.4s, v24.4s, #5
    eor v24.16b, v17.16b, v5.16b
    add w10, w21, w10
    eor w21, w27, w15, ror #3
    eor w14, w14, w28
    eor w22, w27, w5, ror #3
    eor w8, w8, w28
    add v19.4s, v24.4s, v19.4s
    ldp q28, q24, [x20, #96]
    add w14, w21, w14
    eor w21, w27, w0, ror #3
    eor w4, w4, w28
    ldr w25, [x20, #352]
    add w8, w21, w8
    add w4, w22, w4
    ldr w21, [x20, #128]
    ldr w22, [x20, #144]
    ldr w26, [x20, #368]
    eor v27.16b, v27.16b, v24.16b
    eor v17.16b, v17.16b, v24.16b
    eor v21.16b, v21.16b, v24.16b
    shl v24.4s, v19.4s, #27
    eor w11, w22, w11, ror #3
    eor w15, w22, w15, ror #3
    eor w0, w22, w0, ror #3
    sri v24.4s, v19.4s, #5
    shl v19.4s, v23.4s, #27
    eor w5, w22, w5, ror #3
    eor w22, w21, w12, ror #5
    sri v19.4s, v23.4s, #5
    eor v23.16b, v26.16b, v28.16b
    add w11, w22, w11
    eor w22, w21, w16, ror #5
    add w15, w22, w15
    add v23.4s, v23.4s, v27.4s
    eor v27.16b, v18.16b, v28.16b
    eor v28.16b, v22.16b, v28.16b
    eor w22, w21, w1, ror #5
    eor w21, w21, w6, ror #5
    add v17.4s, v27.4s, v17.4s
    add v21.4s, v28.4s, v21.4s
    shl v28.4s, v23.4s, #9
    shl v29.4s, v17.4s, #9
    sri v28.4s, v23.4s, #23
    sri v29.4s, v17.4s, #23
    shl v17.4s, v21.4s, #9
    add w0, w22, w0
    add w5, w21, w5
    ldr w21, [x20, #96]
    sri v17.4s, v21.4s, #23
    ldp q23, q21, [x20, #256]
    ldr w22, [x20, #112]
    eor v26.16b, v26.16b, v21.16b
    eor v18.16b, v18.16b, v21.16b
    eor v21.16b, v22.16b, v21.16b
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
    add v18.4s, v26.4s, v18.4s
    add v21.4s, v23.4s, v21.4s
    shl v26.4s, v22.4s, #29
    add w16, w22, w16
    eor w22, w21, w17, ror #23
    eor w21, w21, w3, ror #23
    sri v26.4s, v22.4s, #3
    shl v22.4s, v18.4s, #29
    add w1, w22, w1
    add w6, w21, w6
    ldr w21, [x20, #256]
    sri v22.4s, v18.4s, #3
    shl v18.4s, v21.4s, #29
    ldr w22, [x20, #272]
    sri v18.4s, v21.4s, #3
    ldp q23, q21, [x20, #224]
    eor w9, w22, w9, ror #23
    eor w13, w22, w13, ror #23
    eor w17, w22, w17, ror #23
    eor w3, w22, w3, ror #23
    eor w22, w21, w10, ror #3
    add w9, w22, w9
    eor w22, w21, w14, ror #3
    eor v27.16b, v30.16b, v21.16b
    eor v25.16b, v25.16b, v21.16b
    eor v16.16b, v16.16b, v21.16b
    eor v21.16b, v20.16b, v23.16b
    add w13, w22, w13
    eor w22, w21, w8, ror #3
    eor w21, w21, w4, ror #3
    add w17, w22, w17
    add v21.4s, v21.4s, v27.4s
    eor v27.16b, v24.16b, v23.16b
    eor v23.16b, v19.16b, v23.16b
    add w3, w21, w3
    ldr w21, [x20, #224]
    shl v30.4s, v21.4s, #27
    add v25.4s, v27.4s, v25.4s
    add v16.4s, v23.4s, v16.4s
    sri v30.4s, v21.4s, #5
    shl v31.4s, v25.4s, #27
    shl v0.4s, v16.4s, #27
    sri v31.4s, v25.4s, #5
    sri v0.4s, v16.4s, #5
    ldp q21, q16, [x20, #192]
    ldr w22, [x20, #240]
    eor v20.16b, v20.16b, v16.16b
    eor v23.16b, v24.16b, v16.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v28.16b, v21.16b
    eor w10, w22, w10, ror #3
    eor w14, w22, w14, ror #3
    eor w8, w22, w8, ror #3
    eor w4, w22, w4, ror #3
    eor w22, w21, w11, ror #5
    add v20.4s, v19.4s, v20.4s
    eor v19.16b, v29.16b, v21.16b
    eor v21.16b, v17.16b, v21.16b
    add w10, w22, w10
    eor w22, w21, w15, ror #5
    add v24.4s, v19.4s, v23.4s
    add v16.4s, v21.4s, v16.4s
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
    eor v21.16b, v28.16b, v16.16b
    eor v24.16b, v29.16b, v16.16b
    eor v16.16b, v17.16b, v16.16b
    eor v17.16b, v26.16b, v20.16b
    eor w11, w22, w11, ror #5
    eor w15, w22, w15, ror #5
    eor w0, w22, w0, ror #5
    eor w5, w22, w5, ror #5
    eor w22, w21, w12, ror #23
    add v21.4s, v17.4s, v21.4s
    eor v17.16b, v22.16b, v20.16b
    eor v20.16b, v18.16b, v20.16b
    add w22, w22, w11
    eor w11, w21, w16, ror #23
    eor w24, w21, w1, ror #23
    add v24.4s, v17.4s, v24.4s
    add v16.4s, v20.4s, v16.4s
    shl v17.4s, v21.4s, #29
    add w23, w11, w15
    extr w11, w22, w22, #23
    shl v25.4s, v16.4s, #29
    sri v17.4s, v21.4s, #3
    shl v21.4s, v24.4s, #29
    sri v25.4s, v16.4s, #3
    sri v21.4s, v24.4s, #3
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
    eor v26.16b, v26.16b, v20.16b
    eor v22.16b, v22.16b, v20.16b
    eor v20.16b, v18.16b, v20.16b
    eor v18.16b, v30.16b, v24.16b
    eor v29.16b, v30.16b, v16.16b
    eor v30.16b, v31.16b, v16.16b
    eor w6, w26, w6, ror #23
    eor w26, w25, w9, ror #3
    add v26.4s, v18.4s, v26.4s
    eor v18.16b, v31.16b, v24.16b
    eor v24.16b, v0.16b, v24.16b
    eor v31.16b, v0.16b, v16.16b
    add w12, w26, w12
    eor w26, w25, w13, ror #3
    add v16.4s, v18.4s, v22.4s
    shl v18.4s, v26.4s, #27
    add v20.4s, v24.4s, v20.4s
    shl v22.4s, v16.4s, #27
    sri v18.4s, v26.4s, #5
    sri v22.4s, v16.4s, #5
    shl v26.4s, v20.4s, #27
    eor v16.16b, v19.16b, v28.16b
    eor v24.16b, v23.16b, v28.16b
    sri v26.4s, v20.4s, #5
    add v29.4s, v16.4s, v29.4s
    add v24.4s, v24.4s, v30.4s
    eor v28.16b, v27.16b, v28.16b
    extr w12, w12, w12, #3
    add w16, w26, w16
    shl v16.4s, v29.4s, #9
    shl v20.4s, v24.4s, #9
    sri v16.4s, v29.4s, #23
    sri v20.4s, v24.4s, #23
    add v28.4s, v28.4s, v31.4s
    extr w16, w16, w16, #3
    eor w26, w25, w17, ror #3
    eor w25, w25, w3, ror #3
    add w1, w26, w1
    shl v24.4s, v28.4s, #9
    add w6, w25, w6
    extr w1, w1, w1, #3
    ldr w25, [x20, #320]
    sri v24.4s, v28.4s, #23
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
    cbnz x21, .Llea192_encrypt_blocks_rounds6
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
    tbz x7, 63, .Llea192_encrypt_blocks_blocks5
.Llea192_encrypt_blocks_fewer3:
    add x9, x7, #16
    sub x9, x9, #4
    tbnz x9, 63, .Llea192_encrypt_blocks_fewer9
    ldr x10, [sp, #0]  /* reload */
    add x10, x10, #2688
.Llea192_encrypt_blocks_blocks11:
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
.Llea192_encrypt_blocks_rounds12:
    ldp q20, q21, [x11, #64]
    ldp q22, q23, [x11, #32]
    ldp q24, q25, [x11, #0]
    ldp q27, q26, [x11, #160]
    ldp q28, q29, [x11, #128]
    eor v20.16b, v17.16b, v20.16b
    eor v19.16b, v19.16b, v21.16b
    eor v21.16b, v18.16b, v22.16b
    eor v17.16b, v17.16b, v23.16b
    eor v22.16b, v16.16b, v24.16b
    add v19.4s, v20.4s, v19.4s
    eor v18.16b, v18.16b, v25.16b
    add v17.4s, v21.4s, v17.4s
    eor v16.16b, v16.16b, v26.16b
    shl v20.4s, v19.4s, #29
    shl v21.4s, v17.4s, #27
    sri v20.4s, v19.4s, #3
    sri v21.4s, v17.4s, #5
    add v17.4s, v22.4s, v18.4s
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
    ldp q20, q23, [x11, #256]
    ldp q24, q25, [x11, #224]
    ldp q27, q26, [x11, #192]
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
    add v19.4s, v17.4s, v19.4s
    add v18.4s, v18.4s, v20.4s
    sri v22.4s, v16.4s, #5
    shl v16.4s, v19.4s, #9
    shl v17.4s, v18.4s, #29
    sri v16.4s, v19.4s, #23
    sri v17.4s, v18.4s, #3
    ldp q18, q20, [x11, #320]
    ldp q23, q24, [x11, #288]
    add x11, x11, #384
    orr v19.16b, v16.16b, v16.16b
    sub x12, x11, x10
    eor v18.16b, v22.16b, v18.16b
    eor v20.16b, v21.16b, v20.16b
    eor v16.16b, v16.16b, v23.16b
    eor v21.16b, v22.16b, v24.16b
    add v20.4s, v18.4s, v20.4s
    add v21.4s, v16.4s, v21.4s
    shl v18.4s, v20.4s, #27
    shl v16.4s, v21.4s, #9
    sri v18.4s, v20.4s, #5
    sri v16.4s, v21.4s, #23
    cbnz x12, .Llea192_encrypt_blocks_rounds12
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
    tbz x9, 63, .Llea192_encrypt_blocks_blocks11
.Llea192_encrypt_blocks_fewer9:
    add x13, x9, #4
    cbz x13, .Llea192_encrypt_blocks_done1
    ldr x9, [sp, #0]  /* reload */
    add x14, x9, #2688
.Llea192_encrypt_blocks_blocks15:
    ldr x15, [sp, #8]  /* reload */
    ldp w10, w9, [x15, #0]
    ldp w12, w11, [x15, #8]
    add x15, x15, #16
    str x15, [sp, #8]  /* spill */
    ldr x15, [sp, #0]  /* reload */
.Llea192_encrypt_blocks_rounds16:
    ldr w16, [x15, #64]
    ldr w17, [x15, #80]
    ldr w8, [x15, #32]
    ldr w0, [x15, #48]
    ldr w1, [x15, #0]
    ldr w3, [x15, #16]
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
    ldr w1, [x15, #304]
    eor w16, w16, w12, ror #5
    eor w11, w17, w11, ror #3
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
    cbnz x3, .Llea192_encrypt_blocks_rounds16
    stp w10, w9, [x2, #0]
    stp w12, w11, [x2, #8]
    add x2, x2, #16
    sub x13, x13, #1
    cbnz x13, .Llea192_encrypt_blocks_blocks15
.Llea192_encrypt_blocks_done1:
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
    .size lea192_encrypt_blocks, .-lea192_encrypt_blocks

    .balign 4
    .globl lea192_decrypt_blocks
    .type lea192_decrypt_blocks, %function
lea192_decrypt_blocks:
    sub sp, sp, #432
    str x19, [sp, #328]
    str x20, [sp, #336]
    str x21, [sp, #344]
    str x22, [sp, #352]
    str x23, [sp, #360]
    str x24, [sp, #368]
    str x25, [sp, #376]
    str x26, [sp, #384]
    str x27, [sp, #392]
    str x28, [sp, #400]
    str x29, [sp, #408]
    str q8, [sp, #0]
    str q9, [sp, #16]
    str q10, [sp, #32]
    str q11, [sp, #48]
    str q12, [sp, #64]
    str q13, [sp, #80]
    str q14, [sp, #96]
    str x30, [sp, #416]
    sub x9, x3, #16
    str x1, [sp, #120]  /* spill */
    str x2, [sp, #128]  /* spill */
    str x9, [sp, #112]  /* spill */
    tbnz x9, 63, .Llea192_decrypt_blocks_fewer3
.Llea192_decrypt_blocks_blocks5:
    ldr x9, [sp, #120]  /* reload */
    add x7, x0, #2688
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
    str x9, [sp, #120]  /* spill */
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
.Llea192_decrypt_blocks_rounds6:
    ldur q28, [x7, #-96]
    ldur w19, [x7, #-96]
    extr w1, w1, w1, #29
    shl v29.4s, v16.4s, #23
    str x1, [sp, #144]  /* spill */
    extr w1, w5, w5, #29
    ldur w20, [x7, #-80]
    ldur w21, [x7, #-64]
    str x1, [sp, #152]  /* spill */
    ldur w1, [x7, #-176]
    ldur q30, [x7, #-80]
    extr w9, w9, w9, #9
    shl v31.4s, v20.4s, #23
    ldur q0, [x7, #-64]
    extr w13, w13, w13, #9
    ldur w22, [x7, #-48]
    sri v29.4s, v16.4s, #9
    extr w17, w17, w17, #9
    extr w3, w3, w3, #9
    ldur w23, [x7, #-32]
    eor v16.16b, v19.16b, v28.16b
    shl v1.4s, v24.4s, #23
    extr w10, w10, w10, #27
    extr w14, w14, w14, #27
    str x1, [sp, #160]  /* spill */
    ldur w1, [x7, #-160]
    sri v31.4s, v20.4s, #9
    eor v20.16b, v23.16b, v28.16b
    sub v16.4s, v29.4s, v16.4s
    sri v1.4s, v24.4s, #9
    ldur q2, [x7, #-48]
    extr w8, w8, w8, #27
    eor v24.16b, v27.16b, v28.16b
    sub v20.4s, v31.4s, v20.4s
    extr w4, w4, w4, #27
    ldur q28, [x7, #-32]
    shl v29.4s, v18.4s, #5
    eor v16.16b, v16.16b, v30.16b
    extr w11, w11, w11, #29
    extr w15, w15, w15, #29
    str x1, [sp, #168]  /* spill */
    extr w1, w12, w12, #9
    eor w12, w12, w19
    sub v24.4s, v1.4s, v24.4s
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
    sri v29.4s, v18.4s, #27
    sub w16, w3, w16
    eor w17, w9, w21
    eor w13, w13, w20
    ldr x3, [sp, #144]  /* reload */
    eor w16, w16, w20
    sub w10, w10, w17
    eor w17, w12, w21
    eor v18.16b, v16.16b, v0.16b
    eor w10, w10, w22
    sub w14, w14, w17
    eor w17, w13, w21
    shl v8.4s, v16.4s, #5
    str x1, [sp, #184]  /* spill */
    extr w1, w2, w2, #9
    eor w14, w14, w22
    sub w17, w8, w17
    str x1, [sp, #192]  /* spill */
    extr w1, w6, w6, #9
    shl v31.4s, v22.4s, #5
    eor v24.16b, v24.16b, v30.16b
    shl v1.4s, v26.4s, #5
    sub v18.4s, v29.4s, v18.4s
    eor w17, w17, w22
    str x1, [sp, #200]  /* spill */
    sri v8.4s, v16.4s, #27
    ldur w1, [x7, #-144]
    ldur w24, [x7, #-16]
    sub x27, x7, #352
    shl v16.4s, v20.4s, #5
    eor v18.16b, v18.16b, v2.16b
    ldr x20, [sp, #184]  /* reload */
    sub x29, x7, #320
    sri v31.4s, v22.4s, #27
    eor v22.16b, v20.16b, v0.16b
    sri v1.4s, v26.4s, #27
    eor v26.16b, v24.16b, v0.16b
    shl v29.4s, v17.4s, #3
    sub v22.4s, v31.4s, v22.4s
    str x1, [sp, #208]  /* spill */
    ldur w1, [x7, #-128]
    sri v16.4s, v20.4s, #27
    sub v26.4s, v1.4s, v26.4s
    shl v20.4s, v24.4s, #5
    eor v22.16b, v22.16b, v2.16b
    sri v29.4s, v17.4s, #29
    eor v26.16b, v26.16b, v2.16b
    ldur q17, [x7, #-16]
    sri v20.4s, v24.4s, #27
    eor v24.16b, v18.16b, v28.16b
    str x1, [sp, #216]  /* spill */
    ldur w1, [x7, #-112]
    shl v30.4s, v21.4s, #3
    shl v31.4s, v25.4s, #3
    sub v24.4s, v29.4s, v24.4s
    shl v29.4s, v18.4s, #3
    sri v30.4s, v21.4s, #29
    eor v24.16b, v24.16b, v17.16b
    str x1, [sp, #224]  /* spill */
    sub x1, x7, #288
    sri v31.4s, v25.4s, #29
    ldr w1, [x1, #0]
    sri v29.4s, v18.4s, #29
    eor v18.16b, v22.16b, v28.16b
    eor v28.16b, v26.16b, v28.16b
    shl v25.4s, v19.4s, #23
    sub v18.4s, v30.4s, v18.4s
    sub v28.4s, v31.4s, v28.4s
    str x1, [sp, #232]  /* spill */
    sub x1, x7, #288
    sri v25.4s, v19.4s, #9
    eor v18.16b, v18.16b, v17.16b
    shl v19.4s, v23.4s, #23
    eor v17.16b, v28.16b, v17.16b
    shl v28.4s, v22.4s, #3
    sri v19.4s, v23.4s, #9
    sri v28.4s, v22.4s, #29
    shl v22.4s, v26.4s, #3
    shl v23.4s, v27.4s, #23
    sri v22.4s, v26.4s, #29
    ldr q26, [x1, #0]
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
    ldur q21, [x7, #-192]
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
    extr w3, w3, w3, #27
    eor w9, w9, w21
    eor w12, w12, w21
    eor w13, w13, w21
    eor v14.16b, v24.16b, v21.16b
    eor w16, w16, w21
    sri v23.4s, v27.4s, #9
    ldur q27, [x7, #-176]
    eor w21, w9, w20
    eor w22, w12, w20
    sub v25.4s, v25.4s, v14.4s
    shl v14.4s, v24.4s, #23
    sub w10, w10, w21
    ldr x21, [sp, #224]  /* reload */
    sub w14, w14, w22
    eor w22, w13, w20
    eor w20, w16, w20
    sub w17, w17, w22
    sri v14.4s, v24.4s, #9
    eor v24.16b, v18.16b, v21.16b
    sub w8, w8, w20
    extr w20, w13, w13, #29
    eor v21.16b, v17.16b, v21.16b
    ldur q0, [x7, #-160]
    eor v25.16b, v25.16b, v27.16b
    sub v19.4s, v19.4s, v24.4s
    extr w9, w9, w9, #29
    extr w12, w12, w12, #29
    eor w13, w17, w21
    eor w17, w8, w21
    ldr x8, [sp, #232]  /* reload */
    eor w10, w10, w21
    sub v21.4s, v23.4s, v21.4s
    shl v23.4s, v18.4s, #23
    eor w14, w14, w21
    ldur q1, [x7, #-144]
    eor v19.16b, v19.16b, v27.16b
    shl v24.4s, v25.4s, #5
    ldur q2, [x7, #-128]
    extr w16, w16, w16, #29
    sri v23.4s, v18.4s, #9
    eor v21.16b, v21.16b, v27.16b
    eor w21, w10, w8
    shl v18.4s, v17.4s, #23
    eor w22, w14, w8
    extr w10, w10, w10, #9
    sub w11, w11, w21
    ldr x21, [sp, #240]  /* reload */
    sub w15, w15, w22
    eor w22, w13, w8
    sri v18.4s, v17.4s, #9
    eor v17.16b, v25.16b, v0.16b
    eor w8, w17, w8
    sub w1, w1, w22
    sri v24.4s, v25.4s, #27
    eor v25.16b, v19.16b, v0.16b
    sub w8, w2, w8
    extr w2, w13, w13, #9
    sub v17.4s, v8.4s, v17.4s
    eor v27.16b, v21.16b, v0.16b
    ldur q3, [x7, #-112]
    ldur w25, [x7, #-256]
    sub v16.4s, v16.4s, v25.4s
    shl v25.4s, v19.4s, #5
    eor w13, w1, w21
    extr w1, w17, w17, #9
    eor v17.16b, v17.16b, v1.16b
    sub v20.4s, v20.4s, v27.4s
    eor w11, w11, w21
    eor w15, w15, w21
    sri v25.4s, v19.4s, #27
    eor w8, w8, w21
    eor v16.16b, v16.16b, v1.16b
    shl v19.4s, v21.4s, #5
    eor v20.16b, v20.16b, v1.16b
    str x25, [sp, #248]  /* spill */
    ldr x17, [sp, #248]  /* reload */
    shl v27.4s, v17.4s, #3
    ldur w25, [x7, #-240]
    sri v19.4s, v21.4s, #27
    eor v21.16b, v17.16b, v2.16b
    extr w14, w14, w14, #9
    sri v27.4s, v17.4s, #29
    eor v17.16b, v16.16b, v2.16b
    eor w21, w11, w17
    sub v21.4s, v29.4s, v21.4s
    eor v29.16b, v20.16b, v2.16b
    eor w22, w15, w17
    sub w4, w4, w21
    sub w6, w6, w22
    eor w22, w13, w17
    sub v17.4s, v28.4s, v17.4s
    eor v21.16b, v21.16b, v3.16b
    sub v22.4s, v22.4s, v29.4s
    eor w17, w8, w17
    sub w5, w5, w22
    sub w17, w3, w17
    shl v28.4s, v16.4s, #3
    eor v17.16b, v17.16b, v3.16b
    str x25, [sp, #256]  /* spill */
    ldr x21, [sp, #256]  /* reload */
    eor v22.16b, v22.16b, v3.16b
    shl v0.4s, v21.4s, #23
    ldur w25, [x7, #-224]
    sri v28.4s, v16.4s, #29
    eor v16.16b, v21.16b, v26.16b
    ldur q4, [x7, #-256]
    extr w22, w13, w13, #27
    shl v29.4s, v20.4s, #3
    ldur q5, [x7, #-240]
    extr w11, w11, w11, #27
    extr w15, w15, w15, #27
    sri v0.4s, v21.4s, #9
    eor v21.16b, v22.16b, v26.16b
    eor w3, w5, w21
    eor w5, w17, w21
    sri v29.4s, v20.4s, #29
    sub v16.4s, v14.4s, v16.4s
    eor v20.16b, v17.16b, v26.16b
    sub v18.4s, v18.4s, v21.4s
    eor w4, w4, w21
    eor w6, w6, w21
    shl v21.4s, v17.4s, #23
    extr w21, w8, w8, #27
    str x25, [sp, #264]  /* spill */
    ldr x17, [sp, #264]  /* reload */
    ldur w25, [x7, #-208]
    eor v16.16b, v16.16b, v30.16b
    sub v20.4s, v23.4s, v20.4s
    ldur q6, [x7, #-224]
    sri v21.4s, v17.4s, #9
    eor v18.16b, v18.16b, v30.16b
    ldr w26, [x26, #0]
    extr w23, w4, w4, #29
    shl v17.4s, v22.4s, #23
    eor v20.16b, v20.16b, v30.16b
    extr w24, w5, w5, #29
    eor w13, w4, w17
    shl v23.4s, v16.4s, #5
    ldur q7, [x7, #-208]
    sub w9, w9, w13
    eor w13, w6, w17
    sri v17.4s, v22.4s, #9
    eor v22.16b, v16.16b, v4.16b
    sub w12, w12, w13
    str x25, [sp, #272]  /* spill */
    ldr x8, [sp, #272]  /* reload */
    sub x25, x7, #384
    sub v22.4s, v24.4s, v22.4s
    sri v23.4s, v16.4s, #27
    ldr w25, [x25, #0]
    str x26, [sp, #288]  /* spill */
    eor v16.16b, v20.16b, v4.16b
    eor v24.16b, v18.16b, v4.16b
    sub x26, x7, #352
    extr w6, w6, w6, #29
    eor v22.16b, v22.16b, v5.16b
    shl v30.4s, v20.4s, #5
    ldr w26, [x26, #0]
    eor w13, w12, w8
    eor w12, w3, w17
    eor w17, w5, w17
    sub v16.4s, v25.4s, v16.4s
    sub w12, w20, w12
    sub v19.4s, v19.4s, v24.4s
    sub w16, w16, w17
    shl v1.4s, v18.4s, #5
    eor w17, w12, w8
    eor v25.16b, v16.16b, v5.16b
    eor v16.16b, v22.16b, v6.16b
    str x25, [sp, #280]  /* spill */
    ldr x12, [sp, #280]  /* reload */
    sub x25, x7, #384
    eor v19.16b, v19.16b, v5.16b
    ldr w28, [x28, #0]
    ldr q31, [x25, #0]
    eor w9, w9, w8
    sri v30.4s, v20.4s, #27
    sub v16.4s, v27.4s, v16.4s
    sri v1.4s, v18.4s, #27
    eor v18.16b, v25.16b, v6.16b
    extr w20, w3, w3, #29
    eor w3, w16, w8
    shl v27.4s, v22.4s, #3
    eor v20.16b, v19.16b, v6.16b
    str x26, [sp, #296]  /* spill */
    sub x26, x7, #368
    eor w16, w9, w12
    eor v16.16b, v16.16b, v7.16b
    sub v18.4s, v28.4s, v18.4s
    ldr q9, [x26, #0]
    sri v27.4s, v22.4s, #29
    sub v22.4s, v29.4s, v20.4s
    sub w10, w10, w16
    ldr x16, [sp, #288]  /* reload */
    eor w8, w13, w12
    str x28, [sp, #304]  /* spill */
    sub x28, x7, #320
    eor v20.16b, v18.16b, v7.16b
    eor v24.16b, v22.16b, v7.16b
    shl v29.4s, v19.4s, #3
    ldr w28, [x28, #0]
    sub w14, w14, w8
    eor v18.16b, v16.16b, v31.16b
    eor w8, w17, w12
    eor w12, w3, w12
    ldr q10, [x27, #0]
    sub w12, w1, w12
    sri v29.4s, v19.4s, #29
    eor v19.16b, v20.16b, v31.16b
    eor w10, w10, w16
    sub v18.4s, v0.4s, v18.4s
    eor v22.16b, v24.16b, v31.16b
    eor w4, w12, w16
    ldr x12, [sp, #296]  /* reload */
    sub v19.4s, v21.4s, v19.4s
    str x28, [sp, #312]  /* spill */
    sub x28, x7, #336
    sub w8, w2, w8
    eor v18.16b, v18.16b, v9.16b
    sub v17.4s, v17.4s, v22.4s
    ldr q11, [x28, #0]
    ldr q12, [x29, #0]
    eor v22.16b, v19.16b, v9.16b
    eor w14, w14, w16
    eor w8, w8, w16
    ldr w30, [x30, #0]
    eor v26.16b, v17.16b, v9.16b
    eor v17.16b, v18.16b, v10.16b
    eor w16, w10, w12
    ldr x2, [sp, #312]  /* reload */
    eor v19.16b, v22.16b, v10.16b
    sub w11, w11, w16
    ldr x16, [sp, #304]  /* reload */
    shl v28.4s, v25.4s, #3
    sub v17.4s, v23.4s, v17.4s
    eor v21.16b, v26.16b, v10.16b
    eor w1, w14, w12
    sub v19.4s, v30.4s, v19.4s
    sri v28.4s, v25.4s, #29
    str x30, [sp, #320]  /* spill */
    sub x30, x7, #304
    eor v17.16b, v17.16b, v11.16b
    sub v23.4s, v1.4s, v21.4s
    sub w15, w15, w1
    eor w1, w8, w12
    eor v21.16b, v19.16b, v11.16b
    eor w12, w4, w12
    ldr q13, [x30, #0]
    eor w15, w15, w16
    eor v30.16b, v17.16b, v12.16b
    eor v25.16b, v23.16b, v11.16b
    sub w1, w22, w1
    sub w12, w21, w12
    ldr x21, [sp, #320]  /* reload */
    eor v19.16b, v21.16b, v12.16b
    eor w11, w11, w16
    eor w1, w1, w16
    sub v23.4s, v27.4s, v30.4s
    eor v27.16b, v25.16b, v12.16b
    eor w5, w12, w16
    eor w16, w15, w2
    sub v28.4s, v28.4s, v19.4s
    eor w12, w11, w2
    sub w16, w6, w16
    eor w6, w1, w2
    sub v27.4s, v29.4s, v27.4s
    eor w2, w5, w2
    sub w12, w23, w12
    sub w6, w20, w6
    sub w20, w24, w2
    eor v19.16b, v23.16b, v13.16b
    eor v23.16b, v28.16b, v13.16b
    sub x7, x7, #384
    eor v27.16b, v27.16b, v13.16b
    eor w12, w12, w21
    eor w16, w16, w21
    eor w2, w6, w21
    eor w6, w20, w21
    sub x19, x7, x0
    cbnz x19, .Llea192_decrypt_blocks_rounds6
    trn1 v28.2d, v16.2d, v17.2d
    trn2 v16.2d, v16.2d, v17.2d
    ldr x19, [sp, #128]  /* reload */
    ldr x7, [sp, #112]  /* reload */
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
    str x7, [sp, #112]  /* spill */
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
    str x19, [sp, #128]  /* spill */
    stp w9, w10, [x20, #0]
    stp w11, w12, [x20, #8]
    stp w13, w14, [x20, #16]
    stp w15, w16, [x20, #24]
    stp w17, w8, [x20, #32]
    stp w1, w2, [x20, #40]
    stp w3, w4, [x20, #48]
    stp w5, w6, [x20, #56]
    tbz x7, 63, .Llea192_decrypt_blocks_blocks5
.Llea192_decrypt_blocks_fewer3:
    ldr x9, [sp, #112]  /* reload */
    add x9, x9, #16
    str x9, [sp, #112]  /* spill */
    ldr x9, [sp, #112]  /* reload */
    sub x9, x9, #4
    str x9, [sp, #112]  /* spill */
    tbnz x9, 63, .Llea192_decrypt_blocks_fewer9
.Llea192_decrypt_blocks_blocks11:
    ldr x9, [sp, #120]  /* reload */
    add x10, x0, #2688
    ldp q17, q16, [x9, #0]
    ldp q19, q18, [x9, #32]
    add x9, x9, #64
    str x9, [sp, #120]  /* spill */
    trn1 v20.4s, v17.4s, v16.4s
    trn2 v21.4s, v17.4s, v16.4s
    trn1 v17.4s, v19.4s, v18.4s
    trn2 v19.4s, v19.4s, v18.4s
    trn1 v16.2d, v20.2d, v17.2d
    trn2 v17.2d, v20.2d, v17.2d
    trn1 v18.2d, v21.2d, v19.2d
    trn2 v19.2d, v21.2d, v19.2d
.Llea192_decrypt_blocks_rounds12:
    ldur q20, [x10, #-96]
    shl v21.4s, v16.4s, #23
    ldur q22, [x10, #-80]
    sub x9, x10, #288
    shl v24.4s, v18.4s, #5
    ldur q23, [x10, #-64]
    ldur q25, [x10, #-48]
    sub x11, x10, #272
    sri v21.4s, v16.4s, #9
    sub x12, x10, #384
    sub x13, x10, #368
    sub x14, x10, #352
    sri v24.4s, v18.4s, #27
    sub x15, x10, #336
    sub x16, x10, #320
    sub x17, x10, #304
    shl v16.4s, v17.4s, #3
    eor v18.16b, v19.16b, v20.16b
    shl v26.4s, v19.4s, #23
    ldur q20, [x10, #-32]
    sri v16.4s, v17.4s, #29
    sub v17.4s, v21.4s, v18.4s
    sri v26.4s, v19.4s, #9
    eor v17.16b, v17.16b, v22.16b
    ldur q18, [x10, #-16]
    eor v19.16b, v17.16b, v23.16b
    shl v22.4s, v17.4s, #5
    ldur q21, [x10, #-192]
    sub v19.4s, v24.4s, v19.4s
    sri v22.4s, v17.4s, #27
    eor v17.16b, v19.16b, v25.16b
    ldur q19, [x10, #-176]
    eor v20.16b, v17.16b, v20.16b
    ldur q23, [x10, #-160]
    shl v24.4s, v17.4s, #3
    sub v16.4s, v16.4s, v20.4s
    sri v24.4s, v17.4s, #29
    eor v16.16b, v16.16b, v18.16b
    ldur q17, [x10, #-144]
    eor v18.16b, v16.16b, v21.16b
    shl v21.4s, v16.4s, #23
    ldur q20, [x10, #-128]
    sub v18.4s, v26.4s, v18.4s
    sri v21.4s, v16.4s, #9
    eor v16.16b, v18.16b, v19.16b
    ldur q18, [x10, #-112]
    eor v19.16b, v16.16b, v23.16b
    shl v25.4s, v16.4s, #5
    ldr q23, [x9, #0]
    sub v19.4s, v22.4s, v19.4s
    sri v25.4s, v16.4s, #27
    eor v16.16b, v19.16b, v17.16b
    ldr q17, [x11, #0]
    eor v19.16b, v16.16b, v20.16b
    shl v22.4s, v16.4s, #3
    ldur q20, [x10, #-256]
    sub v19.4s, v24.4s, v19.4s
    sri v22.4s, v16.4s, #29
    eor v16.16b, v19.16b, v18.16b
    ldur q18, [x10, #-240]
    eor v19.16b, v16.16b, v23.16b
    shl v24.4s, v16.4s, #23
    ldur q23, [x10, #-224]
    sub v19.4s, v21.4s, v19.4s
    sri v24.4s, v16.4s, #9
    eor v16.16b, v19.16b, v17.16b
    ldur q17, [x10, #-208]
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
    eor v17.16b, v17.16b, v18.16b
    ldr q22, [x17, #0]
    orr v18.16b, v17.16b, v17.16b
    eor v17.16b, v17.16b, v23.16b
    sub v17.4s, v21.4s, v17.4s
    sub x10, x10, #384
    eor v19.16b, v17.16b, v19.16b
    sub x9, x10, x0
    orr v17.16b, v19.16b, v19.16b
    eor v19.16b, v19.16b, v20.16b
    sub v19.4s, v25.4s, v19.4s
    eor v19.16b, v19.16b, v22.16b
    cbnz x9, .Llea192_decrypt_blocks_rounds12
    trn1 v20.2d, v16.2d, v17.2d
    trn2 v16.2d, v16.2d, v17.2d
    ldr x9, [sp, #112]  /* reload */
    ldr x10, [sp, #128]  /* reload */
    trn1 v17.2d, v18.2d, v19.2d
    trn2 v18.2d, v18.2d, v19.2d
    trn1 v19.4s, v20.4s, v17.4s
    trn2 v17.4s, v20.4s, v17.4s
    trn1 v20.4s, v16.4s, v18.4s
    trn2 v16.4s, v16.4s, v18.4s
    sub x9, x9, #4
    stp q19, q17, [x10, #0]
    str x9, [sp, #112]  /* spill */
    stp q20, q16, [x10, #32]
    add x10, x10, #64
    str x10, [sp, #128]  /* spill */
    tbz x9, 63, .Llea192_decrypt_blocks_blocks11
.Llea192_decrypt_blocks_fewer9:
    ldr x9, [sp, #112]  /* reload */
    add x9, x9, #4
    str x9, [sp, #112]  /* spill */
    ldr x9, [sp, #112]  /* reload */
    cbz x9, .Llea192_decrypt_blocks_done1
.Llea192_decrypt_blocks_blocks15:
    ldr x13, [sp, #120]  /* reload */
    add x14, x0, #2688
    ldp w9, w10, [x13, #0]
    ldp w11, w12, [x13, #8]
    add x13, x13, #16
    str x13, [sp, #120]  /* spill */
.Llea192_decrypt_blocks_rounds16:
    ldur w13, [x14, #-96]
    ldur w15, [x14, #-80]
    extr w9, w9, w9, #9
    extr w10, w10, w10, #27
    ldur w16, [x14, #-64]
    ldur w17, [x14, #-48]
    extr w11, w11, w11, #29
    eor w13, w12, w13
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
    extr w11, w11, w11, #9
    sub w12, w12, w15
    ldur w15, [x14, #-144]
    eor w12, w12, w17
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
    cbnz x8, .Llea192_decrypt_blocks_rounds16
    ldr x13, [sp, #112]  /* reload */
    ldr x14, [sp, #128]  /* reload */
    sub x13, x13, #1
    stp w9, w10, [x14, #0]
    add x9, x14, #16
    str x13, [sp, #112]  /* spill */
    stp w11, w12, [x14, #8]
    str x9, [sp, #128]  /* spill */
    cbnz x13, .Llea192_decrypt_blocks_blocks15
.Llea192_decrypt_blocks_done1:
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
    ret x30
    .size lea192_decrypt_blocks, .-lea192_decrypt_blocks

    .balign 4
    .globl lea192_ctr
    .type lea192_ctr, %function
lea192_ctr:
    sub sp, sp, #432
    str x19, [sp, #328]
    str x20, [sp, #336]
    str x21, [sp, #344]
    str x22, [sp, #352]
    str x23, [sp, #360]
    str x24, [sp, #368]
    str x25, [sp, #376]
    str x26, [sp, #384]
    str x27, [sp, #392]
    str x28, [sp, #400]
    str x29, [sp, #408]
    str q8, [sp, #48]
    str q9, [sp, #64]
    str q10, [sp, #80]
    str q11, [sp, #96]
    str q12, [sp, #112]
    str q13, [sp, #128]
    str q14, [sp, #144]
    str q15, [sp, #160]
    str x30, [sp, #416]
    str x0, [sp, #176]  /* spill */
    str x1, [sp, #184]  /* spill */
    str x2, [sp, #192]  /* spill */
    str x3, [sp, #200]  /* spill */
    cbz x4, .Llea192_ctr_done4
.Llea192_ctr_epoch1:
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
    ldp q16, q29, [x0, #64]
    orr w9, w10, w11, lsl #8
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
    ldr q26, [x0, #272]
    ldp q28, q27, [x0, #96]
    eor v21.16b, v20.16b, v21.16b
    eor v19.16b, v19.16b, v22.16b
    ldr q22, [x0, #192]
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
    tbnz x4, 63, .Llea192_ctr_fewer7
    add x10, x9, #15
    tbz x10, 63, .Llea192_ctr_fewer7
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
    dup v3.4s, w10
    add v16.4s, v16.4s, v17.4s
    movz w10, #8, lsl #0
    dup v4.4s, w10
.Llea192_ctr_batch8:
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
    ldp q19, q18, [x20, #240]
    ldp q22, q21, [x20, #208]
    add v17.4s, v23.4s, v17.4s
    rev32 v24.16b, v16.16b
    ldr q25, [x20, #352]
    add v20.4s, v23.4s, v20.4s
    shl v26.4s, v17.4s, #29
    eor v24.16b, v24.16b, v29.16b
    add v16.4s, v16.4s, v4.4s
    sri v26.4s, v17.4s, #3
    shl v17.4s, v20.4s, #29
    add v23.4s, v23.4s, v24.4s
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
.Llea192_ctr_rounds11:
    ldp q5, q6, [x20, #448]
    ldp q7, q8, [x20, #416]
    ldp q9, q10, [x20, #384]
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
    cbnz x21, .Llea192_ctr_rounds11
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
    cbz x9, .Llea192_ctr_carry2
    sub x4, x4, #256
    tbnz x4, 63, .Llea192_ctr_fewer7
    add x10, x9, #15
    tbnz x10, 63, .Llea192_ctr_batch8
.Llea192_ctr_fewer7:
    add x10, x4, #256
    ldr x11, [sp, #176]  /* reload */
    sub x4, x10, #64
    add x11, x11, #2304
    tbnz x4, 63, .Llea192_ctr_fewer16
    add x10, x9, #3
    tbz x10, 63, .Llea192_ctr_fewer16
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
.Llea192_ctr_batch17:
    rev32 v16.16b, v21.16b
    ldr x10, [sp, #176]  /* reload */
    add v21.4s, v21.4s, v20.4s
    ldr q30, [sp, #0]  /* reload */
    add x9, x9, #4
    ldr q17, [x10, #80]
    ldp q19, q18, [x10, #144]
    ldp q23, q22, [x10, #240]
    ldp q25, q24, [x10, #208]
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
.Llea192_ctr_rounds20:
    ldp q22, q23, [x10, #448]
    ldp q24, q25, [x10, #416]
    ldp q26, q27, [x10, #384]
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
    cbnz x12, .Llea192_ctr_rounds20
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
    cbz x9, .Llea192_ctr_carry2
    sub x4, x4, #64
    tbnz x4, 63, .Llea192_ctr_fewer16
    add x10, x9, #3
    tbnz x10, 63, .Llea192_ctr_batch17
.Llea192_ctr_fewer16:
    add x4, x4, #64
    cbz x4, .Llea192_ctr_end3
    ldr x10, [sp, #176]  /* reload */
    add x10, x10, #2304
.Llea192_ctr_block24:
    rev w11, w9
    ldr x15, [sp, #176]  /* reload */
    add x9, x9, #1
    ldr x17, [sp, #280]  /* reload */
    ldr w12, [x15, #80]
    ldr w13, [x15, #160]
    ldr w14, [x15, #144]
    ldr w16, [x15, #256]
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
.Llea192_ctr_rounds29:
    ldr w16, [x15, #448]
    ldr w17, [x15, #464]
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
    cbnz x16, .Llea192_ctr_rounds29
    sub x4, x4, #16
    tbnz x4, 63, .Llea192_ctr_short26
    ldr x15, [sp, #192]  /* reload */
    ldp w16, w17, [x15, #0]
    eor w14, w14, w16
    eor w13, w13, w17
    ldp w15, w16, [x15, #8]
    ldr x17, [sp, #200]  /* reload */
    eor w11, w11, w15
    eor w12, w12, w16
    stp w14, w13, [x17, #0]
    stp w11, w12, [x17, #8]
    ldr x11, [sp, #192]  /* reload */
    add x11, x11, #16
    str x11, [sp, #192]  /* spill */
    ldr x11, [sp, #200]  /* reload */
    add x11, x11, #16
    str x11, [sp, #200]  /* spill */
.Llea192_ctr_count27:
    cbz x9, .Llea192_ctr_carry2
    cbnz x4, .Llea192_ctr_block24
.Llea192_ctr_end3:
    ldr x10, [sp, #184]  /* reload */
    ubfm w11, w9, #8, #31
    ubfm w12, w9, #16, #31
    strb w9, [x10, #15]
    ubfm w9, w9, #24, #31
    strb w11, [x10, #14]
    strb w12, [x10, #13]
    strb w9, [x10, #12]
.Llea192_ctr_done4:
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
    ret x30
.Llea192_ctr_short26:
    movz w15, #8, lsl #0
    and w15, w4, w15
    cbz x15, .Llea192_ctr_after33
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
.Llea192_ctr_after33:
    movz w11, #4, lsl #0
    and w11, w4, w11
    cbz x11, .Llea192_ctr_after35
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
.Llea192_ctr_after35:
    movz w11, #2, lsl #0
    and w11, w4, w11
    cbz x11, .Llea192_ctr_after37
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
.Llea192_ctr_after37:
    movz w11, #1, lsl #0
    and w11, w4, w11
    cbz x11, .Llea192_ctr_after39
    ldr x11, [sp, #192]  /* reload */
    ldr x12, [sp, #200]  /* reload */
    ldrb w11, [x11, #0]
    eor w11, w14, w11
    strb w11, [x12, #0]
.Llea192_ctr_after39:
    movz w11, #0, lsl #0
    add x4, x11, #0
    b .Llea192_ctr_count27
.Llea192_ctr_carry2:
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
    b .Llea192_ctr_epoch1
    .size lea192_ctr, .-lea192_ctr

    .section .note.GNU-stack,"",%progbits
