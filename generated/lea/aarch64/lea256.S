/* gen --cipher lea --target aarch64 */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA256 (TTAK.KO-12.0223) for aarch64: 64-bit Arm with Advanced SIMD (NEON), AAPCS64.
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
      "symbol": "lea256_expand_key",
      "role": "expand_key",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 5268,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_encrypt",
      "role": "encrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 292,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_decrypt",
      "role": "decrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 324,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 2748,
      "stack_bytes": 112
    },
    {
      "symbol": "lea256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 3344,
      "stack_bytes": 256
    }
  ]
}
*/
    .text

    .balign 4
    .globl lea256_expand_key
    .type lea256_expand_key, %function
lea256_expand_key:
    ldp w9, w10, [x1, #0]
    ldp w11, w12, [x1, #8]
    ldp w13, w14, [x1, #16]
    ldp w15, w16, [x1, #24]
    movz w17, #59867, lsl #0
    movz w8, #54199, lsl #0
    movz w1, #42863, lsl #0
    movk w17, #50159, lsl #16
    movk w8, #34783, lsl #16
    movk w1, #4031, lsl #16
    add w9, w9, w17
    add w10, w10, w8
    add w11, w11, w1
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    str w9, [x0, #3072]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w17, #20190, lsl #0
    movz w8, #40380, lsl #0
    movz w1, #15224, lsl #0
    stp q16, q17, [x0, #0]
    str w10, [x0, #3076]
    str w11, [x0, #3080]
    movk w17, #8063, lsl #16
    movk w8, #16126, lsl #16
    movk w1, #32253, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w14, w14, w1
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #32]
    str w12, [x0, #3084]
    str w13, [x0, #3088]
    stp q17, q19, [x0, #64]
    str w14, [x0, #3092]
    movz w17, #54788, lsl #0
    movz w8, #44041, lsl #0
    movz w1, #22546, lsl #0
    movk w17, #35012, lsl #16
    movk w8, #4489, lsl #16
    movk w1, #8979, lsl #16
    add w15, w15, w17
    add w16, w16, w8
    add w9, w9, w1
    extr w15, w15, w15, #31
    extr w16, w16, w16, #29
    extr w9, w9, w9, #26
    dup v16.4s, w15
    str w15, [x0, #3096]
    dup v17.4s, w16
    dup v18.4s, w9
    movz w17, #45092, lsl #0
    movz w8, #24648, lsl #0
    movz w1, #49297, lsl #0
    stp q16, q17, [x0, #96]
    str w16, [x0, #3100]
    str w9, [x0, #3104]
    movk w17, #17958, lsl #16
    movk w8, #35917, lsl #16
    movk w1, #6298, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    dup v16.4s, w10
    dup v17.4s, w11
    dup v19.4s, w12
    stp q18, q16, [x0, #128]
    str w10, [x0, #3108]
    str w11, [x0, #3112]
    stp q17, q19, [x0, #160]
    str w12, [x0, #3116]
    movz w17, #61993, lsl #0
    movz w8, #58451, lsl #0
    movz w1, #51367, lsl #0
    movk w17, #59273, lsl #16
    movk w8, #53011, lsl #16
    movk w1, #40487, lsl #16
    add w13, w13, w17
    add w14, w14, w8
    add w15, w15, w1
    extr w13, w13, w13, #31
    extr w14, w14, w14, #29
    extr w15, w15, w15, #26
    dup v16.4s, w13
    str w13, [x0, #3120]
    dup v17.4s, w14
    dup v18.4s, w15
    movz w17, #37199, lsl #0
    movz w8, #8862, lsl #0
    movz w1, #17724, lsl #0
    stp q16, q17, [x0, #192]
    str w14, [x0, #3124]
    str w15, [x0, #3128]
    movk w17, #15439, lsl #16
    movk w8, #30879, lsl #16
    movk w1, #61758, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w10, w10, w1
    extr w16, w16, w16, #21
    extr w9, w9, w9, #19
    extr w10, w10, w10, #15
    dup v16.4s, w16
    dup v17.4s, w9
    dup v19.4s, w10
    stp q18, q16, [x0, #224]
    str w16, [x0, #3132]
    str w9, [x0, #3136]
    stp q17, q19, [x0, #256]
    str w10, [x0, #3140]
    movz w17, #34659, lsl #0
    movz w8, #3783, lsl #0
    movz w1, #7567, lsl #0
    movk w17, #50937, lsl #16
    movk w8, #36339, lsl #16
    movk w1, #7142, lsl #16
    add w11, w11, w17
    add w12, w12, w8
    add w13, w13, w1
    extr w11, w11, w11, #31
    extr w12, w12, w12, #29
    extr w13, w13, w13, #26
    dup v16.4s, w11
    str w11, [x0, #3144]
    dup v17.4s, w12
    dup v18.4s, w13
    movz w17, #15134, lsl #0
    movz w8, #30268, lsl #0
    movz w1, #60536, lsl #0
    stp q16, q17, [x0, #288]
    str w12, [x0, #3148]
    str w13, [x0, #3152]
    movk w17, #14284, lsl #16
    movk w8, #28568, lsl #16
    movk w1, #57136, lsl #16
    add w14, w14, w17
    add w15, w15, w8
    add w16, w16, w1
    extr w14, w14, w14, #21
    extr w15, w15, w15, #19
    extr w16, w16, w16, #15
    dup v16.4s, w14
    dup v17.4s, w15
    dup v19.4s, w16
    stp q18, q16, [x0, #320]
    str w14, [x0, #3156]
    str w15, [x0, #3160]
    stp q17, q19, [x0, #352]
    str w16, [x0, #3164]
    movz w17, #18919, lsl #0
    movz w8, #37838, lsl #0
    movz w1, #10140, lsl #0
    movk w17, #5610, lsl #16
    movk w8, #11220, lsl #16
    movk w1, #22441, lsl #16
    add w9, w9, w17
    add w10, w10, w8
    add w11, w11, w1
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    str w9, [x0, #3168]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w17, #20280, lsl #0
    movz w8, #40561, lsl #0
    movz w1, #15586, lsl #0
    stp q16, q17, [x0, #384]
    str w10, [x0, #3172]
    str w11, [x0, #3176]
    movk w17, #44882, lsl #16
    movk w8, #24228, lsl #16
    movk w1, #48457, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w14, w14, w1
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #416]
    str w12, [x0, #3180]
    str w13, [x0, #3184]
    stp q17, q19, [x0, #448]
    str w14, [x0, #3188]
    movz w17, #16728, lsl #0
    movz w8, #33457, lsl #0
    movz w1, #1379, lsl #0
    movk w17, #61627, lsl #16
    movk w8, #57718, lsl #16
    movk w1, #49901, lsl #16
    add w15, w15, w17
    add w16, w16, w8
    add w9, w9, w1
    extr w15, w15, w15, #31
    extr w16, w16, w16, #29
    extr w9, w9, w9, #26
    dup v16.4s, w15
    str w15, [x0, #3192]
    dup v17.4s, w16
    dup v18.4s, w9
    movz w17, #2759, lsl #0
    movz w8, #5519, lsl #0
    movz w1, #11038, lsl #0
    stp q16, q17, [x0, #480]
    str w16, [x0, #3196]
    str w9, [x0, #3200]
    movk w17, #34266, lsl #16
    movk w8, #2996, lsl #16
    movk w1, #5992, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    dup v16.4s, w10
    dup v17.4s, w11
    dup v19.4s, w12
    stp q18, q16, [x0, #512]
    str w10, [x0, #3204]
    str w11, [x0, #3208]
    stp q17, q19, [x0, #544]
    str w12, [x0, #3212]
    movz w17, #35512, lsl #0
    movz w8, #5488, lsl #0
    movz w1, #10976, lsl #0
    movk w17, #5052, lsl #16
    movk w8, #10105, lsl #16
    movk w1, #20210, lsl #16
    add w13, w13, w17
    add w14, w14, w8
    add w15, w15, w1
    extr w13, w13, w13, #31
    extr w14, w14, w14, #29
    extr w15, w15, w15, #26
    dup v16.4s, w13
    str w13, [x0, #3216]
    dup v17.4s, w14
    dup v18.4s, w15
    movz w17, #21952, lsl #0
    movz w8, #43905, lsl #0
    movz w1, #22274, lsl #0
    stp q16, q17, [x0, #576]
    str w14, [x0, #3220]
    str w15, [x0, #3224]
    movk w17, #40420, lsl #16
    movk w8, #15304, lsl #16
    movk w1, #30609, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w10, w10, w1
    extr w16, w16, w16, #21
    extr w9, w9, w9, #19
    extr w10, w10, w10, #15
    dup v16.4s, w16
    dup v17.4s, w9
    dup v19.4s, w10
    stp q18, q16, [x0, #608]
    str w16, [x0, #3228]
    str w9, [x0, #3232]
    stp q17, q19, [x0, #640]
    str w10, [x0, #3236]
    movz w17, #44018, lsl #0
    movz w8, #22501, lsl #0
    movz w1, #45003, lsl #0
    movk w17, #57860, lsl #16
    movk w8, #50185, lsl #16
    movk w1, #34834, lsl #16
    add w11, w11, w17
    add w12, w12, w8
    add w13, w13, w1
    extr w11, w11, w11, #31
    extr w12, w12, w12, #29
    extr w13, w13, w13, #26
    dup v16.4s, w11
    str w11, [x0, #3240]
    dup v17.4s, w12
    dup v18.4s, w13
    movz w17, #24471, lsl #0
    movz w8, #48942, lsl #0
    movz w1, #32348, lsl #0
    stp q16, q17, [x0, #672]
    str w12, [x0, #3244]
    str w13, [x0, #3248]
    movk w17, #4133, lsl #16
    movk w8, #8266, lsl #16
    movk w1, #16533, lsl #16
    add w14, w14, w17
    add w15, w15, w8
    add w16, w16, w1
    extr w14, w14, w14, #21
    extr w15, w15, w15, #19
    extr w16, w16, w16, #15
    dup v16.4s, w14
    dup v17.4s, w15
    dup v19.4s, w16
    stp q18, q16, [x0, #704]
    str w14, [x0, #3252]
    str w15, [x0, #3256]
    stp q17, q19, [x0, #736]
    str w16, [x0, #3260]
    movz w17, #56259, lsl #0
    movz w8, #46983, lsl #0
    movz w1, #28431, lsl #0
    movk w17, #61417, lsl #16
    movk w8, #57299, lsl #16
    movk w1, #49063, lsl #16
    add w9, w9, w17
    add w10, w10, w8
    add w11, w11, w1
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    str w9, [x0, #3264]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w17, #56863, lsl #0
    movz w8, #48190, lsl #0
    movz w1, #30845, lsl #0
    stp q16, q17, [x0, #768]
    str w10, [x0, #3268]
    str w11, [x0, #3272]
    movk w17, #32590, lsl #16
    movk w8, #65181, lsl #16
    movk w1, #64827, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w14, w14, w1
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v19.4s, w14
    stp q18, q16, [x0, #800]
    str w12, [x0, #3276]
    str w13, [x0, #3280]
    stp q17, q19, [x0, #832]
    str w14, [x0, #3284]
    movz w17, #1160, lsl #0
    movz w8, #2321, lsl #0
    movz w1, #4643, lsl #0
    movk w17, #50390, lsl #16
    movk w8, #35244, lsl #16
    movk w1, #4952, lsl #16
    add w15, w15, w17
    add w16, w16, w8
    add w9, w9, w1
    extr w15, w15, w15, #31
    extr w16, w16, w16, #29
    extr w9, w9, w9, #26
    dup v16.4s, w15
    str w15, [x0, #3288]
    dup v17.4s, w16
    dup v18.4s, w9
    movz w17, #9286, lsl #0
    movz w8, #18572, lsl #0
    movz w1, #37144, lsl #0
    stp q16, q17, [x0, #864]
    str w16, [x0, #3292]
    str w9, [x0, #3296]
    movk w17, #9904, lsl #16
    movk w8, #19808, lsl #16
    movk w1, #39616, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    dup v16.4s, w10
    dup v17.4s, w11
    dup v19.4s, w12
    stp q18, q16, [x0, #896]
    str w10, [x0, #3300]
    str w11, [x0, #3304]
    stp q17, q19, [x0, #928]
    str w12, [x0, #3308]
    movz w17, #10727, lsl #0
    movz w8, #21455, lsl #0
    movz w1, #42910, lsl #0
    movk w17, #35314, lsl #16
    movk w8, #5092, lsl #16
    movk w1, #10184, lsl #16
    add w13, w13, w17
    add w14, w14, w8
    add w15, w15, w1
    extr w13, w13, w13, #31
    extr w14, w14, w14, #29
    extr w15, w15, w15, #26
    dup v16.4s, w13
    str w13, [x0, #3312]
    dup v17.4s, w14
    dup v18.4s, w15
    movz w17, #20284, lsl #0
    movz w8, #40568, lsl #0
    movz w1, #15601, lsl #0
    stp q16, q17, [x0, #960]
    str w14, [x0, #3316]
    str w15, [x0, #3320]
    movk w17, #20369, lsl #16
    movk w8, #40738, lsl #16
    movk w1, #15941, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w10, w10, w1
    extr w16, w16, w16, #21
    extr w9, w9, w9, #19
    extr w10, w10, w10, #15
    dup v16.4s, w16
    dup v17.4s, w9
    dup v19.4s, w10
    stp q18, q16, [x0, #992]
    str w16, [x0, #3324]
    str q17, [x0, #1024]
    str w9, [x0, #3328]
    str q19, [x0, #1040]
    str w10, [x0, #3332]
    movz w17, #25542, lsl #0
    movz w8, #51085, lsl #0
    movz w1, #36635, lsl #0
    movk w17, #63879, lsl #16
    movk w8, #62222, lsl #16
    movk w1, #58909, lsl #16
    add w11, w11, w17
    add w12, w12, w8
    add w13, w13, w1
    extr w11, w11, w11, #31
    extr w12, w12, w12, #29
    extr w13, w13, w13, #26
    dup v16.4s, w11
    dup v17.4s, w12
    dup v18.4s, w13
    str q16, [x0, #1056]
    str w11, [x0, #3336]
    str q17, [x0, #1072]
    str w12, [x0, #3340]
    str q18, [x0, #1088]
    str w13, [x0, #3344]
    movz w17, #7735, lsl #0
    movz w8, #15471, lsl #0
    movz w1, #30943, lsl #0
    movk w17, #52283, lsl #16
    movk w8, #39030, lsl #16
    movk w1, #12524, lsl #16
    add w14, w14, w17
    add w15, w15, w8
    add w16, w16, w1
    extr w14, w14, w14, #21
    extr w15, w15, w15, #19
    extr w16, w16, w16, #15
    dup v16.4s, w14
    dup v17.4s, w15
    dup v18.4s, w16
    str q16, [x0, #1104]
    str w14, [x0, #3348]
    str q17, [x0, #1120]
    str w15, [x0, #3352]
    str q18, [x0, #1136]
    str w16, [x0, #3356]
    movz w17, #59157, lsl #0
    movz w8, #52779, lsl #0
    movz w1, #40023, lsl #0
    movk w17, #59977, lsl #16
    movk w8, #54419, lsl #16
    movk w1, #43303, lsl #16
    add w9, w9, w17
    add w10, w10, w8
    add w11, w11, w1
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1152]
    str w9, [x0, #3360]
    str q17, [x0, #1168]
    str w10, [x0, #3364]
    str q18, [x0, #1184]
    str w11, [x0, #3368]
    movz w17, #14511, lsl #0
    movz w8, #29022, lsl #0
    movz w1, #58045, lsl #0
    movk w17, #21071, lsl #16
    movk w8, #42142, lsl #16
    movk w1, #18748, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w14, w14, w1
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1200]
    str w12, [x0, #3372]
    str q17, [x0, #1216]
    str w13, [x0, #3376]
    str q18, [x0, #1232]
    str w14, [x0, #3380]
    movz w17, #22768, lsl #0
    movz w8, #45537, lsl #0
    movz w1, #25538, lsl #0
    movk w17, #47937, lsl #16
    movk w8, #30338, lsl #16
    movk w1, #60677, lsl #16
    add w15, w15, w17
    add w16, w16, w8
    add w9, w9, w1
    extr w15, w15, w15, #31
    extr w16, w16, w16, #29
    extr w9, w9, w9, #26
    dup v16.4s, w15
    dup v17.4s, w16
    dup v18.4s, w9
    str q16, [x0, #1248]
    str w15, [x0, #3384]
    str q17, [x0, #1264]
    str w16, [x0, #3388]
    str q18, [x0, #1280]
    str w9, [x0, #3392]
    movz w17, #51077, lsl #0
    movz w8, #36619, lsl #0
    movz w1, #7703, lsl #0
    movk w17, #55818, lsl #16
    movk w8, #46101, lsl #16
    movk w1, #26667, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    dup v16.4s, w10
    dup v17.4s, w11
    dup v18.4s, w12
    str q16, [x0, #1296]
    str w10, [x0, #3396]
    str q17, [x0, #1312]
    str w11, [x0, #3400]
    str q18, [x0, #1328]
    str w12, [x0, #3404]
    movz w17, #47123, lsl #0
    movz w8, #28711, lsl #0
    movz w1, #57422, lsl #0
    movk w17, #48266, lsl #16
    movk w8, #30997, lsl #16
    movk w1, #61994, lsl #16
    add w13, w13, w17
    add w14, w14, w8
    add w15, w15, w1
    extr w13, w13, w13, #31
    extr w14, w14, w14, #29
    extr w15, w15, w15, #26
    dup v16.4s, w13
    dup v17.4s, w14
    dup v18.4s, w15
    str q16, [x0, #1344]
    str w13, [x0, #3408]
    str q17, [x0, #1360]
    str w14, [x0, #3412]
    str q18, [x0, #1376]
    str w15, [x0, #3416]
    movz w17, #49309, lsl #0
    movz w8, #33083, lsl #0
    movz w1, #631, lsl #0
    movk w17, #58453, lsl #16
    movk w8, #51371, lsl #16
    movk w1, #37207, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w10, w10, w1
    extr w16, w16, w16, #21
    extr w9, w9, w9, #19
    extr w10, w10, w10, #15
    dup v16.4s, w16
    dup v17.4s, w9
    dup v18.4s, w10
    str q16, [x0, #1392]
    str w16, [x0, #3420]
    str q17, [x0, #1408]
    str w9, [x0, #3424]
    str q18, [x0, #1424]
    str w10, [x0, #3428]
    movz w17, #62178, lsl #0
    movz w8, #58820, lsl #0
    movz w1, #52104, lsl #0
    movk w17, #1195, lsl #16
    movk w8, #2391, lsl #16
    movk w1, #4783, lsl #16
    add w11, w11, w17
    add w12, w12, w8
    add w13, w13, w1
    extr w11, w11, w11, #31
    extr w12, w12, w12, #29
    extr w13, w13, w13, #26
    dup v16.4s, w11
    dup v17.4s, w12
    dup v18.4s, w13
    str q16, [x0, #1440]
    str w11, [x0, #3432]
    str q17, [x0, #1456]
    str w12, [x0, #3436]
    str q18, [x0, #1472]
    str w13, [x0, #3440]
    movz w17, #38672, lsl #0
    movz w8, #11808, lsl #0
    movz w1, #23616, lsl #0
    movk w17, #9567, lsl #16
    movk w8, #19135, lsl #16
    movk w1, #38270, lsl #16
    add w14, w14, w17
    add w15, w15, w8
    add w16, w16, w1
    extr w14, w14, w14, #21
    extr w15, w15, w15, #19
    extr w16, w16, w16, #15
    dup v16.4s, w14
    dup v17.4s, w15
    dup v18.4s, w16
    str q16, [x0, #1488]
    str w14, [x0, #3444]
    str q17, [x0, #1504]
    str w15, [x0, #3448]
    str q18, [x0, #1520]
    str w16, [x0, #3452]
    movz w17, #50159, lsl #0
    movz w8, #34783, lsl #0
    movz w1, #4031, lsl #0
    movk w17, #59867, lsl #16
    movk w8, #54199, lsl #16
    movk w1, #42863, lsl #16
    add w9, w9, w17
    add w10, w10, w8
    add w11, w11, w1
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1536]
    str w9, [x0, #3456]
    str q17, [x0, #1552]
    str w10, [x0, #3460]
    str q18, [x0, #1568]
    str w11, [x0, #3464]
    movz w17, #8063, lsl #0
    movz w8, #16126, lsl #0
    movz w1, #32253, lsl #0
    movk w17, #20190, lsl #16
    movk w8, #40380, lsl #16
    movk w1, #15224, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w14, w14, w1
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1584]
    str w12, [x0, #3468]
    str q17, [x0, #1600]
    str w13, [x0, #3472]
    str q18, [x0, #1616]
    str w14, [x0, #3476]
    movz w17, #35012, lsl #0
    movz w8, #4489, lsl #0
    movz w1, #8979, lsl #0
    movk w17, #54788, lsl #16
    movk w8, #44041, lsl #16
    movk w1, #22546, lsl #16
    add w15, w15, w17
    add w16, w16, w8
    add w9, w9, w1
    extr w15, w15, w15, #31
    extr w16, w16, w16, #29
    extr w9, w9, w9, #26
    dup v16.4s, w15
    dup v17.4s, w16
    dup v18.4s, w9
    str q16, [x0, #1632]
    str w15, [x0, #3480]
    str q17, [x0, #1648]
    str w16, [x0, #3484]
    str q18, [x0, #1664]
    str w9, [x0, #3488]
    movz w17, #17958, lsl #0
    movz w8, #35917, lsl #0
    movz w1, #6298, lsl #0
    movk w17, #45092, lsl #16
    movk w8, #24648, lsl #16
    movk w1, #49297, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    dup v16.4s, w10
    dup v17.4s, w11
    dup v18.4s, w12
    str q16, [x0, #1680]
    str w10, [x0, #3492]
    str q17, [x0, #1696]
    str w11, [x0, #3496]
    str q18, [x0, #1712]
    str w12, [x0, #3500]
    movz w17, #59273, lsl #0
    movz w8, #53011, lsl #0
    movz w1, #40487, lsl #0
    movk w17, #61993, lsl #16
    movk w8, #58451, lsl #16
    movk w1, #51367, lsl #16
    add w13, w13, w17
    add w14, w14, w8
    add w15, w15, w1
    extr w13, w13, w13, #31
    extr w14, w14, w14, #29
    extr w15, w15, w15, #26
    dup v16.4s, w13
    dup v17.4s, w14
    dup v18.4s, w15
    str q16, [x0, #1728]
    str w13, [x0, #3504]
    str q17, [x0, #1744]
    str w14, [x0, #3508]
    str q18, [x0, #1760]
    str w15, [x0, #3512]
    movz w17, #15439, lsl #0
    movz w8, #30879, lsl #0
    movz w1, #61758, lsl #0
    movk w17, #37199, lsl #16
    movk w8, #8862, lsl #16
    movk w1, #17724, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w10, w10, w1
    extr w16, w16, w16, #21
    extr w9, w9, w9, #19
    extr w10, w10, w10, #15
    dup v16.4s, w16
    dup v17.4s, w9
    dup v18.4s, w10
    str q16, [x0, #1776]
    str w16, [x0, #3516]
    str q17, [x0, #1792]
    str w9, [x0, #3520]
    str q18, [x0, #1808]
    str w10, [x0, #3524]
    movz w17, #50937, lsl #0
    movz w8, #36339, lsl #0
    movz w1, #7142, lsl #0
    movk w17, #34659, lsl #16
    movk w8, #3783, lsl #16
    movk w1, #7567, lsl #16
    add w11, w11, w17
    add w12, w12, w8
    add w13, w13, w1
    extr w11, w11, w11, #31
    extr w12, w12, w12, #29
    extr w13, w13, w13, #26
    dup v16.4s, w11
    dup v17.4s, w12
    dup v18.4s, w13
    str q16, [x0, #1824]
    str w11, [x0, #3528]
    str q17, [x0, #1840]
    str w12, [x0, #3532]
    str q18, [x0, #1856]
    str w13, [x0, #3536]
    movz w17, #14284, lsl #0
    movz w8, #28568, lsl #0
    movz w1, #57136, lsl #0
    movk w17, #15134, lsl #16
    movk w8, #30268, lsl #16
    movk w1, #60536, lsl #16
    add w14, w14, w17
    add w15, w15, w8
    add w16, w16, w1
    extr w14, w14, w14, #21
    extr w15, w15, w15, #19
    extr w16, w16, w16, #15
    dup v16.4s, w14
    dup v17.4s, w15
    dup v18.4s, w16
    str q16, [x0, #1872]
    str w14, [x0, #3540]
    str q17, [x0, #1888]
    str w15, [x0, #3544]
    str q18, [x0, #1904]
    str w16, [x0, #3548]
    movz w17, #5610, lsl #0
    movz w8, #11220, lsl #0
    movz w1, #22441, lsl #0
    movk w17, #18919, lsl #16
    movk w8, #37838, lsl #16
    movk w1, #10140, lsl #16
    add w9, w9, w17
    add w10, w10, w8
    add w11, w11, w1
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1920]
    str w9, [x0, #3552]
    str q17, [x0, #1936]
    str w10, [x0, #3556]
    str q18, [x0, #1952]
    str w11, [x0, #3560]
    movz w17, #44882, lsl #0
    movz w8, #24228, lsl #0
    movz w1, #48457, lsl #0
    movk w17, #20280, lsl #16
    movk w8, #40561, lsl #16
    movk w1, #15586, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w14, w14, w1
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1968]
    str w12, [x0, #3564]
    str q17, [x0, #1984]
    str w13, [x0, #3568]
    str q18, [x0, #2000]
    str w14, [x0, #3572]
    movz w17, #61627, lsl #0
    movz w8, #57718, lsl #0
    movz w1, #49901, lsl #0
    movk w17, #16728, lsl #16
    movk w8, #33457, lsl #16
    movk w1, #1379, lsl #16
    add w15, w15, w17
    add w16, w16, w8
    add w9, w9, w1
    extr w15, w15, w15, #31
    extr w16, w16, w16, #29
    extr w9, w9, w9, #26
    dup v16.4s, w15
    dup v17.4s, w16
    dup v18.4s, w9
    str q16, [x0, #2016]
    str w15, [x0, #3576]
    str q17, [x0, #2032]
    str w16, [x0, #3580]
    str q18, [x0, #2048]
    str w9, [x0, #3584]
    movz w17, #34266, lsl #0
    movz w8, #2996, lsl #0
    movz w1, #5992, lsl #0
    movk w17, #2759, lsl #16
    movk w8, #5519, lsl #16
    movk w1, #11038, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    dup v16.4s, w10
    dup v17.4s, w11
    dup v18.4s, w12
    str q16, [x0, #2064]
    str w10, [x0, #3588]
    str q17, [x0, #2080]
    str w11, [x0, #3592]
    str q18, [x0, #2096]
    str w12, [x0, #3596]
    movz w17, #5052, lsl #0
    movz w8, #10105, lsl #0
    movz w1, #20210, lsl #0
    movk w17, #35512, lsl #16
    movk w8, #5488, lsl #16
    movk w1, #10976, lsl #16
    add w13, w13, w17
    add w14, w14, w8
    add w15, w15, w1
    extr w13, w13, w13, #31
    extr w14, w14, w14, #29
    extr w15, w15, w15, #26
    dup v16.4s, w13
    dup v17.4s, w14
    dup v18.4s, w15
    str q16, [x0, #2112]
    str w13, [x0, #3600]
    str q17, [x0, #2128]
    str w14, [x0, #3604]
    str q18, [x0, #2144]
    str w15, [x0, #3608]
    movz w17, #40420, lsl #0
    movz w8, #15304, lsl #0
    movz w1, #30609, lsl #0
    movk w17, #21952, lsl #16
    movk w8, #43905, lsl #16
    movk w1, #22274, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w10, w10, w1
    extr w16, w16, w16, #21
    extr w9, w9, w9, #19
    extr w10, w10, w10, #15
    dup v16.4s, w16
    dup v17.4s, w9
    dup v18.4s, w10
    str q16, [x0, #2160]
    str w16, [x0, #3612]
    str q17, [x0, #2176]
    str w9, [x0, #3616]
    str q18, [x0, #2192]
    str w10, [x0, #3620]
    movz w17, #57860, lsl #0
    movz w8, #50185, lsl #0
    movz w1, #34834, lsl #0
    movk w17, #44018, lsl #16
    movk w8, #22501, lsl #16
    movk w1, #45003, lsl #16
    add w11, w11, w17
    add w12, w12, w8
    add w13, w13, w1
    extr w11, w11, w11, #31
    extr w12, w12, w12, #29
    extr w13, w13, w13, #26
    dup v16.4s, w11
    dup v17.4s, w12
    dup v18.4s, w13
    str q16, [x0, #2208]
    str w11, [x0, #3624]
    str q17, [x0, #2224]
    str w12, [x0, #3628]
    str q18, [x0, #2240]
    str w13, [x0, #3632]
    movz w17, #4133, lsl #0
    movz w8, #8266, lsl #0
    movz w1, #16533, lsl #0
    movk w17, #24471, lsl #16
    movk w8, #48942, lsl #16
    movk w1, #32348, lsl #16
    add w14, w14, w17
    add w15, w15, w8
    add w16, w16, w1
    extr w14, w14, w14, #21
    extr w15, w15, w15, #19
    extr w16, w16, w16, #15
    dup v16.4s, w14
    dup v17.4s, w15
    dup v18.4s, w16
    str q16, [x0, #2256]
    str w14, [x0, #3636]
    str q17, [x0, #2272]
    str w15, [x0, #3640]
    str q18, [x0, #2288]
    str w16, [x0, #3644]
    movz w17, #61417, lsl #0
    movz w8, #57299, lsl #0
    movz w1, #49063, lsl #0
    movk w17, #56259, lsl #16
    movk w8, #46983, lsl #16
    movk w1, #28431, lsl #16
    add w9, w9, w17
    add w10, w10, w8
    add w11, w11, w1
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #2304]
    str w9, [x0, #3648]
    str q17, [x0, #2320]
    str w10, [x0, #3652]
    str q18, [x0, #2336]
    str w11, [x0, #3656]
    movz w17, #32590, lsl #0
    movz w8, #65181, lsl #0
    movz w1, #64827, lsl #0
    movk w17, #56863, lsl #16
    movk w8, #48190, lsl #16
    movk w1, #30845, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w14, w14, w1
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #2352]
    str w12, [x0, #3660]
    str q17, [x0, #2368]
    str w13, [x0, #3664]
    str q18, [x0, #2384]
    str w14, [x0, #3668]
    movz w17, #50390, lsl #0
    movz w8, #35244, lsl #0
    movz w1, #4952, lsl #0
    movk w17, #1160, lsl #16
    movk w8, #2321, lsl #16
    movk w1, #4643, lsl #16
    add w15, w15, w17
    add w16, w16, w8
    add w9, w9, w1
    extr w15, w15, w15, #31
    extr w16, w16, w16, #29
    extr w9, w9, w9, #26
    dup v16.4s, w15
    dup v17.4s, w16
    dup v18.4s, w9
    str q16, [x0, #2400]
    str w15, [x0, #3672]
    str q17, [x0, #2416]
    str w16, [x0, #3676]
    str q18, [x0, #2432]
    str w9, [x0, #3680]
    movz w17, #9904, lsl #0
    movz w8, #19808, lsl #0
    movz w1, #39616, lsl #0
    movk w17, #9286, lsl #16
    movk w8, #18572, lsl #16
    movk w1, #37144, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    dup v16.4s, w10
    dup v17.4s, w11
    dup v18.4s, w12
    str q16, [x0, #2448]
    str w10, [x0, #3684]
    str q17, [x0, #2464]
    str w11, [x0, #3688]
    str q18, [x0, #2480]
    str w12, [x0, #3692]
    movz w17, #35314, lsl #0
    movz w8, #5092, lsl #0
    movz w1, #10184, lsl #0
    movk w17, #10727, lsl #16
    movk w8, #21455, lsl #16
    movk w1, #42910, lsl #16
    add w13, w13, w17
    add w14, w14, w8
    add w15, w15, w1
    extr w13, w13, w13, #31
    extr w14, w14, w14, #29
    extr w15, w15, w15, #26
    dup v16.4s, w13
    dup v17.4s, w14
    dup v18.4s, w15
    str q16, [x0, #2496]
    str w13, [x0, #3696]
    str q17, [x0, #2512]
    str w14, [x0, #3700]
    str q18, [x0, #2528]
    str w15, [x0, #3704]
    movz w17, #20369, lsl #0
    movz w8, #40738, lsl #0
    movz w1, #15941, lsl #0
    movk w17, #20284, lsl #16
    movk w8, #40568, lsl #16
    movk w1, #15601, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w10, w10, w1
    extr w16, w16, w16, #21
    extr w9, w9, w9, #19
    extr w10, w10, w10, #15
    dup v16.4s, w16
    dup v17.4s, w9
    dup v18.4s, w10
    str q16, [x0, #2544]
    str w16, [x0, #3708]
    str q17, [x0, #2560]
    str w9, [x0, #3712]
    str q18, [x0, #2576]
    str w10, [x0, #3716]
    movz w17, #63879, lsl #0
    movz w8, #62222, lsl #0
    movz w1, #58909, lsl #0
    movk w17, #25542, lsl #16
    movk w8, #51085, lsl #16
    movk w1, #36635, lsl #16
    add w11, w11, w17
    add w12, w12, w8
    add w13, w13, w1
    extr w11, w11, w11, #31
    extr w12, w12, w12, #29
    extr w13, w13, w13, #26
    dup v16.4s, w11
    dup v17.4s, w12
    dup v18.4s, w13
    str q16, [x0, #2592]
    str w11, [x0, #3720]
    str q17, [x0, #2608]
    str w12, [x0, #3724]
    str q18, [x0, #2624]
    str w13, [x0, #3728]
    movz w17, #52283, lsl #0
    movz w8, #39030, lsl #0
    movz w1, #12524, lsl #0
    movk w17, #7735, lsl #16
    movk w8, #15471, lsl #16
    movk w1, #30943, lsl #16
    add w14, w14, w17
    add w15, w15, w8
    add w16, w16, w1
    extr w14, w14, w14, #21
    extr w15, w15, w15, #19
    extr w16, w16, w16, #15
    dup v16.4s, w14
    dup v17.4s, w15
    dup v18.4s, w16
    str q16, [x0, #2640]
    str w14, [x0, #3732]
    str q17, [x0, #2656]
    str w15, [x0, #3736]
    str q18, [x0, #2672]
    str w16, [x0, #3740]
    movz w17, #59977, lsl #0
    movz w8, #54419, lsl #0
    movz w1, #43303, lsl #0
    movk w17, #59157, lsl #16
    movk w8, #52779, lsl #16
    movk w1, #40023, lsl #16
    add w9, w9, w17
    add w10, w10, w8
    add w11, w11, w1
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #2688]
    str w9, [x0, #3744]
    str q17, [x0, #2704]
    str w10, [x0, #3748]
    str q18, [x0, #2720]
    str w11, [x0, #3752]
    movz w17, #21071, lsl #0
    movz w8, #42142, lsl #0
    movz w1, #18748, lsl #0
    movk w17, #14511, lsl #16
    movk w8, #29022, lsl #16
    movk w1, #58045, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w14, w14, w1
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #2736]
    str w12, [x0, #3756]
    str q17, [x0, #2752]
    str w13, [x0, #3760]
    str q18, [x0, #2768]
    str w14, [x0, #3764]
    movz w17, #47937, lsl #0
    movz w8, #30338, lsl #0
    movz w1, #60677, lsl #0
    movk w17, #22768, lsl #16
    movk w8, #45537, lsl #16
    movk w1, #25538, lsl #16
    add w15, w15, w17
    add w16, w16, w8
    add w9, w9, w1
    extr w15, w15, w15, #31
    extr w16, w16, w16, #29
    extr w9, w9, w9, #26
    dup v16.4s, w15
    dup v17.4s, w16
    dup v18.4s, w9
    str q16, [x0, #2784]
    str w15, [x0, #3768]
    str q17, [x0, #2800]
    str w16, [x0, #3772]
    str q18, [x0, #2816]
    str w9, [x0, #3776]
    movz w17, #55818, lsl #0
    movz w8, #46101, lsl #0
    movz w1, #26667, lsl #0
    movk w17, #51077, lsl #16
    movk w8, #36619, lsl #16
    movk w1, #7703, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    dup v16.4s, w10
    dup v17.4s, w11
    dup v18.4s, w12
    str q16, [x0, #2832]
    str w10, [x0, #3780]
    str q17, [x0, #2848]
    str w11, [x0, #3784]
    str q18, [x0, #2864]
    str w12, [x0, #3788]
    movz w17, #48266, lsl #0
    movz w8, #30997, lsl #0
    movz w1, #61994, lsl #0
    movk w17, #47123, lsl #16
    movk w8, #28711, lsl #16
    movk w1, #57422, lsl #16
    add w13, w13, w17
    add w14, w14, w8
    add w15, w15, w1
    extr w13, w13, w13, #31
    extr w14, w14, w14, #29
    extr w15, w15, w15, #26
    dup v16.4s, w13
    dup v17.4s, w14
    dup v18.4s, w15
    str q16, [x0, #2880]
    str w13, [x0, #3792]
    str q17, [x0, #2896]
    str w14, [x0, #3796]
    str q18, [x0, #2912]
    str w15, [x0, #3800]
    movz w17, #58453, lsl #0
    movz w8, #51371, lsl #0
    movz w1, #37207, lsl #0
    movk w17, #49309, lsl #16
    movk w8, #33083, lsl #16
    movk w1, #631, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w10, w10, w1
    extr w16, w16, w16, #21
    extr w9, w9, w9, #19
    extr w10, w10, w10, #15
    dup v16.4s, w16
    dup v17.4s, w9
    dup v18.4s, w10
    str q16, [x0, #2928]
    str w16, [x0, #3804]
    str q17, [x0, #2944]
    str w9, [x0, #3808]
    str q18, [x0, #2960]
    str w10, [x0, #3812]
    movz w9, #1195, lsl #0
    movz w10, #2391, lsl #0
    movz w17, #4783, lsl #0
    movk w9, #62178, lsl #16
    movk w10, #58820, lsl #16
    movk w17, #52104, lsl #16
    add w9, w11, w9
    add w10, w12, w10
    add w11, w13, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #2976]
    str w9, [x0, #3816]
    str q17, [x0, #2992]
    str w10, [x0, #3820]
    str q18, [x0, #3008]
    str w11, [x0, #3824]
    movz w9, #9567, lsl #0
    movz w10, #19135, lsl #0
    movz w11, #38270, lsl #0
    movk w9, #38672, lsl #16
    movk w10, #11808, lsl #16
    movk w11, #23616, lsl #16
    add w9, w14, w9
    add w10, w15, w10
    add w11, w16, w11
    extr w9, w9, w9, #21
    extr w10, w10, w10, #19
    extr w11, w11, w11, #15
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #3024]
    str w9, [x0, #3828]
    str q17, [x0, #3040]
    str w10, [x0, #3832]
    str q18, [x0, #3056]
    str w11, [x0, #3836]
    ret x30
    .size lea256_expand_key, .-lea256_expand_key

    .balign 4
    .globl lea256_encrypt
    .type lea256_encrypt, %function
lea256_encrypt:
    ldp w10, w9, [x1, #0]
    ldp w12, w11, [x1, #8]
    add x13, x0, #768
.Llea256_encrypt_rounds1:
    ldr w14, [x0, #3088]
    ldr w15, [x0, #3092]
    ldr w16, [x0, #3080]
    ldr w17, [x0, #3084]
    ldr w8, [x0, #3072]
    ldr w1, [x0, #3076]
    ldr w3, [x0, #3112]
    ldr w4, [x0, #3116]
    eor w14, w12, w14
    ldr w5, [x0, #3104]
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
    ldr w14, [x0, #3108]
    add w10, w15, w10
    eor w15, w5, w12, ror #5
    ldr w16, [x0, #3096]
    ldr w17, [x0, #3100]
    ldr w8, [x0, #3136]
    ldr w1, [x0, #3140]
    ldr w3, [x0, #3128]
    eor w11, w14, w11, ror #3
    ldr w14, [x0, #3132]
    add w11, w15, w11
    eor w15, w16, w9, ror #23
    eor w12, w17, w12, ror #5
    eor w16, w8, w10, ror #3
    ldr w17, [x0, #3120]
    add w12, w15, w12
    eor w9, w1, w9, ror #23
    eor w15, w3, w11, ror #5
    ldr w8, [x0, #3124]
    add w9, w16, w9
    eor w10, w14, w10, ror #3
    ldr w14, [x0, #3160]
    ldr w16, [x0, #3164]
    add w10, w15, w10
    eor w15, w17, w12, ror #23
    ldr w17, [x0, #3152]
    ldr w1, [x0, #3156]
    ldr w3, [x0, #3144]
    eor w11, w8, w11, ror #5
    ldr w8, [x0, #3148]
    eor w14, w14, w9, ror #3
    add w15, w15, w11
    eor w12, w16, w12, ror #23
    add x0, x0, #96
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
    cbnz x14, .Llea256_encrypt_rounds1
    stp w10, w9, [x2, #0]
    stp w12, w11, [x2, #8]
    ret x30
    .size lea256_encrypt, .-lea256_encrypt

    .balign 4
    .globl lea256_decrypt
    .type lea256_decrypt, %function
lea256_decrypt:
    ldp w10, w9, [x1, #0]
    ldp w11, w12, [x1, #8]
    add x13, x0, #768
.Llea256_decrypt_rounds1:
    extr w11, w11, w11, #29
    extr w9, w9, w9, #27
    extr w10, w10, w10, #9
    ldr w14, [x13, #3048]
    ldr w15, [x13, #3052]
    ldr w16, [x13, #3056]
    ldr w17, [x13, #3060]
    ldr w8, [x13, #3064]
    ldr w1, [x13, #3068]
    extr w3, w12, w12, #9
    ldr w4, [x13, #3024]
    eor w12, w12, w14
    sub w10, w10, w12
    ldr w12, [x13, #3028]
    eor w10, w10, w15
    ldr w14, [x13, #3032]
    eor w15, w10, w16
    extr w10, w10, w10, #27
    sub w9, w9, w15
    ldr w15, [x13, #3036]
    eor w9, w9, w17
    ldr w16, [x13, #3040]
    eor w17, w9, w8
    extr w9, w9, w9, #29
    sub w11, w11, w17
    ldr w17, [x13, #3044]
    eor w11, w11, w1
    ldr w8, [x13, #3000]
    eor w1, w11, w4
    extr w11, w11, w11, #9
    sub w1, w3, w1
    ldr w3, [x13, #3004]
    eor w12, w1, w12
    ldr w1, [x13, #3008]
    eor w14, w12, w14
    extr w12, w12, w12, #27
    sub w10, w10, w14
    ldr w14, [x13, #3012]
    eor w10, w10, w15
    ldr w15, [x13, #3016]
    eor w16, w10, w16
    extr w10, w10, w10, #29
    sub w9, w9, w16
    ldr w16, [x13, #3020]
    eor w9, w9, w17
    ldr w17, [x13, #2976]
    eor w8, w9, w8
    extr w9, w9, w9, #9
    sub w11, w11, w8
    ldr w8, [x13, #2980]
    eor w11, w11, w3
    ldr w3, [x13, #2984]
    eor w1, w11, w1
    extr w11, w11, w11, #27
    sub w12, w12, w1
    ldr w1, [x13, #2988]
    eor w12, w12, w14
    ldr w14, [x13, #2992]
    eor w15, w12, w15
    extr w12, w12, w12, #29
    sub w10, w10, w15
    ldr w15, [x13, #2996]
    sub x13, x13, #96
    eor w10, w10, w16
    sub x16, x13, x0
    eor w17, w10, w17
    sub w9, w9, w17
    eor w9, w9, w8
    eor w17, w9, w3
    sub w11, w11, w17
    eor w11, w11, w1
    eor w14, w11, w14
    sub w12, w12, w14
    eor w12, w12, w15
    cbnz x16, .Llea256_decrypt_rounds1
    stp w10, w9, [x2, #0]
    stp w11, w12, [x2, #8]
    ret x30
    .size lea256_decrypt, .-lea256_decrypt

    .balign 4
    .globl lea256_encrypt_blocks
    .type lea256_encrypt_blocks, %function
lea256_encrypt_blocks:
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
    tbnz x7, 63, .Llea256_encrypt_blocks_fewer3
    ldr x9, [sp, #0]  /* reload */
    add x19, x9, #3072
.Llea256_encrypt_blocks_blocks5:
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
.Llea256_encrypt_blocks_rounds6:
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
    cbnz x21, .Llea256_encrypt_blocks_rounds6
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
    stp q21, q17, [x2, #0]
    stp q28, q16, [x2, #32]
    trn2 v16.2d, v22.2d, v23.2d
    trn1 v17.4s, v19.4s, v18.4s
    trn2 v18.4s, v19.4s, v18.4s
    trn1 v19.2d, v24.2d, v25.2d
    trn1 v21.4s, v20.4s, v16.4s
    trn2 v16.4s, v20.4s, v16.4s
    stp q17, q18, [x2, #64]
    trn2 v17.2d, v24.2d, v25.2d
    stp q21, q16, [x2, #96]
    trn1 v16.2d, v26.2d, v27.2d
    trn2 v18.2d, v26.2d, v27.2d
    sub x7, x7, #16
    add x20, x2, #192
    trn1 v20.4s, v19.4s, v16.4s
    trn2 v16.4s, v19.4s, v16.4s
    trn1 v19.4s, v17.4s, v18.4s
    trn2 v17.4s, v17.4s, v18.4s
    stp q20, q16, [x2, #128]
    stp q19, q17, [x2, #160]
    add x2, x2, #256
    stp w10, w9, [x20, #0]
    stp w12, w11, [x20, #8]
    stp w14, w13, [x20, #16]
    stp w16, w15, [x20, #24]
    stp w8, w17, [x20, #32]
    stp w1, w0, [x20, #40]
    stp w4, w3, [x20, #48]
    stp w6, w5, [x20, #56]
    tbz x7, 63, .Llea256_encrypt_blocks_blocks5
.Llea256_encrypt_blocks_fewer3:
    add x9, x7, #16
    sub x9, x9, #4
    tbnz x9, 63, .Llea256_encrypt_blocks_fewer9
    ldr x10, [sp, #0]  /* reload */
    add x10, x10, #3072
.Llea256_encrypt_blocks_blocks11:
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
.Llea256_encrypt_blocks_rounds12:
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
    cbnz x12, .Llea256_encrypt_blocks_rounds12
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
    tbz x9, 63, .Llea256_encrypt_blocks_blocks11
.Llea256_encrypt_blocks_fewer9:
    add x13, x9, #4
    cbz x13, .Llea256_encrypt_blocks_done1
    ldr x9, [sp, #0]  /* reload */
    add x14, x9, #768
.Llea256_encrypt_blocks_blocks15:
    ldr x15, [sp, #8]  /* reload */
    ldp w10, w9, [x15, #0]
    ldp w12, w11, [x15, #8]
    add x15, x15, #16
    str x15, [sp, #8]  /* spill */
    ldr x15, [sp, #0]  /* reload */
.Llea256_encrypt_blocks_rounds16:
    ldr w16, [x15, #3088]
    ldr w17, [x15, #3092]
    ldr w8, [x15, #3080]
    ldr w0, [x15, #3084]
    ldr w1, [x15, #3072]
    ldr w3, [x15, #3076]
    ldr w4, [x15, #3112]
    ldr w5, [x15, #3116]
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
    ldr w16, [x15, #3104]
    add w10, w17, w10
    ldr w17, [x15, #3108]
    ldr w8, [x15, #3096]
    ldr w0, [x15, #3100]
    ldr w1, [x15, #3148]
    eor w16, w16, w12, ror #5
    eor w11, w17, w11, ror #3
    ldr w17, [x15, #3136]
    eor w8, w8, w9, ror #23
    add w11, w16, w11
    eor w12, w0, w12, ror #5
    ldr w16, [x15, #3140]
    ldr w0, [x15, #3128]
    add w12, w8, w12
    ldr w8, [x15, #3132]
    eor w17, w17, w10, ror #3
    eor w9, w16, w9, ror #23
    eor w16, w0, w11, ror #5
    ldr w0, [x15, #3120]
    add w9, w17, w9
    eor w10, w8, w10, ror #3
    ldr w17, [x15, #3124]
    ldr w8, [x15, #3160]
    add w10, w16, w10
    ldr w16, [x15, #3164]
    eor w0, w0, w12, ror #23
    eor w11, w17, w11, ror #5
    eor w17, w8, w9, ror #3
    ldr w8, [x15, #3152]
    add w0, w0, w11
    eor w12, w16, w12, ror #23
    ldr w16, [x15, #3156]
    extr w11, w0, w0, #23
    add w12, w17, w12
    ldr w17, [x15, #3144]
    add x15, x15, #96
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
    cbnz x3, .Llea256_encrypt_blocks_rounds16
    stp w10, w9, [x2, #0]
    stp w12, w11, [x2, #8]
    add x2, x2, #16
    sub x13, x13, #1
    cbnz x13, .Llea256_encrypt_blocks_blocks15
.Llea256_encrypt_blocks_done1:
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
    .size lea256_encrypt_blocks, .-lea256_encrypt_blocks

    .balign 4
    .globl lea256_decrypt_blocks
    .type lea256_decrypt_blocks, %function
lea256_decrypt_blocks:
    sub sp, sp, #256
    str x19, [sp, #152]
    str x20, [sp, #160]
    str x21, [sp, #168]
    str x22, [sp, #176]
    str x23, [sp, #184]
    str x24, [sp, #192]
    str x25, [sp, #200]
    str x26, [sp, #208]
    str x27, [sp, #216]
    str x28, [sp, #224]
    str x29, [sp, #232]
    str x30, [sp, #240]
    sub x9, x3, #16
    str x3, [sp, #0]  /* spill */
    str x1, [sp, #8]  /* spill */
    str x9, [sp, #0]  /* spill */
    str x2, [sp, #16]  /* spill */
    tbnz x9, 63, .Llea256_decrypt_blocks_fewer3
.Llea256_decrypt_blocks_blocks5:
    ldr x9, [sp, #8]  /* reload */
    add x7, x0, #3072
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
    str x9, [sp, #8]  /* spill */
    trn1 v17.4s, v19.4s, v18.4s
    trn2 v19.4s, v19.4s, v18.4s
    ldp w9, w10, [x5, #0]
    trn1 v30.4s, v21.4s, v20.4s
    trn2 v31.4s, v21.4s, v20.4s
    ldp w11, w12, [x5, #8]
    trn1 v21.4s, v23.4s, v22.4s
    trn2 v23.4s, v23.4s, v22.4s
    ldp w13, w14, [x5, #16]
    trn1 v0.4s, v25.4s, v24.4s
    trn2 v1.4s, v25.4s, v24.4s
    ldp w15, w16, [x5, #24]
    trn1 v25.4s, v27.4s, v26.4s
    trn2 v27.4s, v27.4s, v26.4s
    ldp w17, w8, [x5, #32]
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
.Llea256_decrypt_blocks_rounds6:
    ldur q28, [x7, #-96]
    shl v29.4s, v16.4s, #23
    ldur q30, [x7, #-80]
    sub x19, x7, #288
    shl v31.4s, v20.4s, #23
    ldur q0, [x7, #-64]
    ldur q2, [x7, #-48]
    sub x20, x7, #272
    shl v1.4s, v24.4s, #23
    extr w30, w6, w6, #9
    extr w9, w9, w9, #9
    extr w13, w13, w13, #9
    sri v29.4s, v16.4s, #9
    str x30, [sp, #32]  /* spill */
    extr w17, w17, w17, #9
    extr w3, w3, w3, #9
    sri v31.4s, v20.4s, #9
    extr w28, w16, w16, #9
    extr w10, w10, w10, #27
    extr w14, w14, w14, #27
    eor v16.16b, v19.16b, v28.16b
    eor v20.16b, v23.16b, v28.16b
    extr w8, w8, w8, #27
    extr w4, w4, w4, #27
    sri v1.4s, v24.4s, #9
    eor v24.16b, v27.16b, v28.16b
    ldur q28, [x7, #-32]
    extr w29, w2, w2, #9
    sub v16.4s, v29.4s, v16.4s
    sub v20.4s, v31.4s, v20.4s
    extr w11, w11, w11, #29
    extr w15, w15, w15, #29
    sub v24.4s, v1.4s, v24.4s
    shl v29.4s, v18.4s, #5
    extr w1, w1, w1, #29
    extr w5, w5, w5, #29
    eor v16.16b, v16.16b, v30.16b
    shl v31.4s, v22.4s, #5
    eor v20.16b, v20.16b, v30.16b
    shl v1.4s, v26.4s, #5
    eor v24.16b, v24.16b, v30.16b
    sri v29.4s, v18.4s, #27
    ldur q18, [x7, #-16]
    eor v30.16b, v16.16b, v0.16b
    sri v31.4s, v22.4s, #27
    eor v22.16b, v20.16b, v0.16b
    sri v1.4s, v26.4s, #27
    eor v26.16b, v24.16b, v0.16b
    sub v29.4s, v29.4s, v30.4s
    ldur q30, [x7, #-192]
    sub v22.4s, v31.4s, v22.4s
    shl v31.4s, v17.4s, #3
    sub v26.4s, v1.4s, v26.4s
    eor v29.16b, v29.16b, v2.16b
    shl v0.4s, v21.4s, #3
    eor v22.16b, v22.16b, v2.16b
    shl v1.4s, v25.4s, #3
    eor v26.16b, v26.16b, v2.16b
    ldur q2, [x7, #-176]
    sri v31.4s, v17.4s, #29
    eor v17.16b, v29.16b, v28.16b
    sri v0.4s, v21.4s, #29
    eor v21.16b, v22.16b, v28.16b
    sri v1.4s, v25.4s, #29
    eor v25.16b, v26.16b, v28.16b
    ldur q28, [x7, #-160]
    sub v17.4s, v31.4s, v17.4s
    sub v21.4s, v0.4s, v21.4s
    sub v25.4s, v1.4s, v25.4s
    shl v31.4s, v19.4s, #23
    eor v17.16b, v17.16b, v18.16b
    eor v21.16b, v21.16b, v18.16b
    ldur q3, [x7, #-144]
    eor v18.16b, v25.16b, v18.16b
    shl v25.4s, v23.4s, #23
    shl v0.4s, v27.4s, #23
    eor v1.16b, v17.16b, v30.16b
    sri v31.4s, v19.4s, #9
    eor v19.16b, v21.16b, v30.16b
    sri v25.4s, v23.4s, #9
    eor v23.16b, v18.16b, v30.16b
    ldur q30, [x7, #-128]
    sri v0.4s, v27.4s, #9
    sub v27.4s, v31.4s, v1.4s
    sub v19.4s, v25.4s, v19.4s
    shl v25.4s, v16.4s, #5
    sub v23.4s, v0.4s, v23.4s
    eor v27.16b, v27.16b, v2.16b
    shl v31.4s, v20.4s, #5
    eor v19.16b, v19.16b, v2.16b
    eor v23.16b, v23.16b, v2.16b
    shl v0.4s, v24.4s, #5
    sri v25.4s, v16.4s, #27
    eor v16.16b, v27.16b, v28.16b
    sri v31.4s, v20.4s, #27
    eor v20.16b, v19.16b, v28.16b
    sri v0.4s, v24.4s, #27
    eor v24.16b, v23.16b, v28.16b
    ldur q28, [x7, #-112]
    sub v16.4s, v25.4s, v16.4s
    sub v20.4s, v31.4s, v20.4s
    ldr q25, [x19, #0]
    sub v24.4s, v0.4s, v24.4s
    shl v31.4s, v29.4s, #3
    eor v16.16b, v16.16b, v3.16b
    shl v0.4s, v22.4s, #3
    eor v20.16b, v20.16b, v3.16b
    eor v24.16b, v24.16b, v3.16b
    shl v1.4s, v26.4s, #3
    sri v31.4s, v29.4s, #29
    eor v29.16b, v16.16b, v30.16b
    sri v0.4s, v22.4s, #29
    eor v22.16b, v20.16b, v30.16b
    sri v1.4s, v26.4s, #29
    eor v26.16b, v24.16b, v30.16b
    ldr q30, [x20, #0]
    sub v29.4s, v31.4s, v29.4s
    sub v22.4s, v0.4s, v22.4s
    ldur q31, [x7, #-256]
    sub v26.4s, v1.4s, v26.4s
    shl v0.4s, v17.4s, #23
    eor v29.16b, v29.16b, v28.16b
    eor v22.16b, v22.16b, v28.16b
    eor v26.16b, v26.16b, v28.16b
    shl v28.4s, v21.4s, #23
    shl v1.4s, v18.4s, #23
    ldur w19, [x7, #-96]
    ldur w27, [x7, #-160]
    sri v0.4s, v17.4s, #9
    eor v17.16b, v29.16b, v25.16b
    sri v28.4s, v21.4s, #9
    eor v21.16b, v22.16b, v25.16b
    sri v1.4s, v18.4s, #9
    eor v18.16b, v26.16b, v25.16b
    ldur q25, [x7, #-240]
    ldur w20, [x7, #-80]
    sub v17.4s, v0.4s, v17.4s
    sub v21.4s, v28.4s, v21.4s
    ldur w21, [x7, #-64]
    str x27, [sp, #24]  /* spill */
    sub v18.4s, v1.4s, v18.4s
    shl v28.4s, v27.4s, #5
    extr w27, w12, w12, #9
    ldur w30, [x7, #-144]
    eor v17.16b, v17.16b, v30.16b
    shl v0.4s, v19.4s, #5
    eor w12, w12, w19
    ldur w22, [x7, #-48]
    eor v21.16b, v21.16b, v30.16b
    shl v1.4s, v23.4s, #5
    sub w9, w9, w12
    eor w12, w16, w19
    eor v18.16b, v18.16b, v30.16b
    sri v28.4s, v27.4s, #27
    ldur w23, [x7, #-32]
    eor w9, w9, w20
    eor v27.16b, v17.16b, v31.16b
    sri v0.4s, v19.4s, #27
    sub w12, w13, w12
    eor w13, w2, w19
    eor v19.16b, v21.16b, v31.16b
    sri v1.4s, v23.4s, #27
    eor w16, w6, w19
    eor w12, w12, w20
    eor v23.16b, v18.16b, v31.16b
    sub v27.4s, v28.4s, v27.4s
    sub w13, w17, w13
    sub w16, w3, w16
    shl v28.4s, v16.4s, #3
    sub v19.4s, v0.4s, v19.4s
    eor w17, w9, w21
    str x30, [sp, #40]  /* spill */
    sub v23.4s, v1.4s, v23.4s
    eor v27.16b, v27.16b, v25.16b
    ldur w30, [x7, #-128]
    eor w13, w13, w20
    sri v28.4s, v16.4s, #29
    ldur q16, [x7, #-224]
    eor v19.16b, v19.16b, v25.16b
    eor w16, w16, w20
    eor v23.16b, v23.16b, v25.16b
    shl v25.4s, v29.4s, #23
    sub w10, w10, w17
    eor w17, w12, w21
    shl v2.4s, v21.4s, #5
    eor w10, w10, w22
    sub w14, w14, w17
    eor w17, w13, w21
    shl v30.4s, v20.4s, #3
    eor w2, w16, w21
    ldur w24, [x7, #-16]
    eor w14, w14, w22
    shl v31.4s, v24.4s, #3
    sub w17, w8, w17
    sub w8, w4, w2
    eor w2, w10, w23
    sri v25.4s, v29.4s, #9
    ldur w25, [x7, #-192]
    eor w17, w17, w22
    eor w8, w8, w22
    shl v29.4s, v17.4s, #5
    sub w11, w11, w2
    eor w2, w14, w23
    str x30, [sp, #48]  /* spill */
    shl v3.4s, v18.4s, #5
    sub x30, x7, #384
    sub w15, w15, w2
    eor w2, w17, w23
    sri v2.4s, v21.4s, #27
    ldur q21, [x7, #-208]
    eor w3, w8, w23
    ldr x20, [sp, #32]  /* reload */
    sri v30.4s, v20.4s, #29
    sub w1, w1, w2
    sub w2, w5, w3
    ldur w26, [x7, #-176]
    sri v31.4s, v24.4s, #29
    eor w2, w2, w24
    eor w11, w11, w24
    eor w15, w15, w24
    sri v29.4s, v17.4s, #27
    eor v17.16b, v27.16b, v16.16b
    eor w6, w2, w25
    eor w1, w1, w24
    sri v3.4s, v18.4s, #27
    eor v18.16b, v19.16b, v16.16b
    sub w6, w20, w6
    eor w3, w11, w25
    shl v5.4s, v19.4s, #3
    eor v16.16b, v23.16b, v16.16b
    ldr x20, [sp, #24]  /* reload */
    eor w4, w15, w25
    sub v17.4s, v28.4s, v17.4s
    sub v18.4s, v30.4s, v18.4s
    sub w3, w27, w3
    sub w4, w28, w4
    sri v5.4s, v19.4s, #29
    sub v19.4s, v31.4s, v16.4s
    eor w5, w1, w25
    eor w3, w3, w26
    eor v17.16b, v17.16b, v21.16b
    eor v18.16b, v18.16b, v21.16b
    eor w4, w4, w26
    sub w5, w29, w5
    eor v19.16b, v19.16b, v21.16b
    ldr q21, [x30, #0]
    ldur w30, [x7, #-112]
    extr w9, w9, w9, #27
    extr w12, w12, w12, #27
    eor w5, w5, w26
    eor w6, w6, w26
    shl v0.4s, v22.4s, #23
    eor w21, w3, w20
    eor w22, w4, w20
    extr w16, w16, w16, #27
    shl v1.4s, v26.4s, #23
    sub w9, w9, w21
    ldr x21, [sp, #40]  /* reload */
    sub w12, w12, w22
    eor w22, w5, w20
    str x30, [sp, #56]  /* spill */
    sub x30, x7, #288
    eor w20, w6, w20
    extr w13, w13, w13, #27
    ldr w30, [x30, #0]
    sub w16, w16, w20
    ldr x20, [sp, #48]  /* reload */
    sub w13, w13, w22
    extr w10, w10, w10, #29
    extr w14, w14, w14, #29
    sri v0.4s, v22.4s, #9
    extr w17, w17, w17, #29
    eor w9, w9, w21
    eor w12, w12, w21
    eor w13, w13, w21
    sri v1.4s, v26.4s, #9
    eor w16, w16, w21
    extr w8, w8, w8, #29
    shl v6.4s, v23.4s, #3
    extr w11, w11, w11, #9
    str x30, [sp, #64]  /* spill */
    sub x30, x7, #272
    eor w21, w9, w20
    eor w22, w12, w20
    ldr w30, [x30, #0]
    sub w10, w10, w21
    ldr x21, [sp, #56]  /* reload */
    sub w14, w14, w22
    eor w22, w13, w20
    eor w20, w16, w20
    sri v6.4s, v23.4s, #29
    extr w15, w15, w15, #9
    sub w17, w17, w22
    sub w8, w8, w20
    extr w20, w13, w13, #29
    shl v4.4s, v27.4s, #3
    extr w1, w1, w1, #9
    extr w2, w2, w2, #9
    extr w3, w3, w3, #27
    orr v16.16b, v17.16b, v17.16b
    eor v17.16b, v17.16b, v21.16b
    str x30, [sp, #72]  /* spill */
    sub x30, x7, #368
    eor w13, w17, w21
    eor w17, w8, w21
    sub v17.4s, v25.4s, v17.4s
    ldr x8, [sp, #64]  /* reload */
    eor w10, w10, w21
    eor w14, w14, w21
    extr w4, w4, w4, #27
    extr w5, w5, w5, #27
    extr w6, w6, w6, #27
    sri v4.4s, v27.4s, #29
    extr w9, w9, w9, #29
    extr w12, w12, w12, #29
    extr w16, w16, w16, #29
    orr v20.16b, v18.16b, v18.16b
    eor v18.16b, v18.16b, v21.16b
    orr v24.16b, v19.16b, v19.16b
    eor v19.16b, v19.16b, v21.16b
    ldr q21, [x30, #0]
    ldur w30, [x7, #-256]
    sub v18.4s, v0.4s, v18.4s
    eor w21, w10, w8
    eor w22, w14, w8
    extr w10, w10, w10, #9
    sub v19.4s, v1.4s, v19.4s
    sub w11, w11, w21
    ldr x21, [sp, #72]  /* reload */
    sub w15, w15, w22
    eor w22, w13, w8
    eor w8, w17, w8
    extr w14, w14, w14, #9
    str x30, [sp, #80]  /* spill */
    sub x30, x7, #352
    sub w1, w1, w22
    sub w8, w2, w8
    eor v17.16b, v17.16b, v21.16b
    eor v23.16b, v18.16b, v21.16b
    extr w2, w13, w13, #9
    orr v22.16b, v23.16b, v23.16b
    orr v18.16b, v17.16b, v17.16b
    eor v19.16b, v19.16b, v21.16b
    ldr q21, [x30, #0]
    ldur w30, [x7, #-240]
    eor w13, w1, w21
    extr w1, w17, w17, #9
    ldr x17, [sp, #80]  /* reload */
    eor w11, w11, w21
    eor w15, w15, w21
    eor w8, w8, w21
    orr v26.16b, v19.16b, v19.16b
    str x30, [sp, #88]  /* spill */
    ldur w30, [x7, #-224]
    eor v23.16b, v23.16b, v21.16b
    eor v17.16b, v17.16b, v21.16b
    eor w21, w11, w17
    eor w22, w15, w17
    eor v19.16b, v19.16b, v21.16b
    sub w3, w3, w21
    ldr x21, [sp, #88]  /* reload */
    sub w4, w4, w22
    sub v21.4s, v2.4s, v23.4s
    eor w22, w13, w17
    eor w17, w8, w17
    sub v17.4s, v29.4s, v17.4s
    str x30, [sp, #96]  /* spill */
    sub x30, x7, #336
    sub w5, w5, w22
    sub w17, w6, w17
    ldr q23, [x30, #0]
    ldur w30, [x7, #-208]
    sub v19.4s, v3.4s, v19.4s
    extr w22, w8, w8, #27
    eor w3, w3, w21
    eor w4, w4, w21
    eor w5, w5, w21
    eor w21, w17, w21
    ldr x17, [sp, #96]  /* reload */
    extr w6, w13, w13, #27
    extr w23, w3, w3, #29
    extr w24, w4, w4, #29
    extr w11, w11, w11, #27
    extr w15, w15, w15, #27
    str x30, [sp, #104]  /* spill */
    sub x30, x7, #384
    ldr x8, [sp, #104]  /* reload */
    ldr w30, [x30, #0]
    eor v27.16b, v17.16b, v23.16b
    eor v28.16b, v21.16b, v23.16b
    orr v17.16b, v27.16b, v27.16b
    orr v21.16b, v28.16b, v28.16b
    eor v19.16b, v19.16b, v23.16b
    eor w13, w3, w17
    orr v25.16b, v19.16b, v19.16b
    sub w9, w9, w13
    eor w13, w4, w17
    sub w12, w12, w13
    eor w9, w9, w8
    str x30, [sp, #112]  /* spill */
    sub x30, x7, #320
    eor w13, w12, w8
    eor w12, w5, w17
    ldr q23, [x30, #0]
    sub x30, x7, #368
    eor w17, w21, w17
    sub w12, w20, w12
    ldr w30, [x30, #0]
    sub w16, w16, w17
    eor w17, w12, w8
    ldr x12, [sp, #112]  /* reload */
    eor w3, w16, w8
    extr w20, w5, w5, #29
    extr w21, w21, w21, #29
    str x30, [sp, #120]  /* spill */
    sub x30, x7, #352
    eor w16, w9, w12
    eor w8, w13, w12
    ldr w30, [x30, #0]
    sub w10, w10, w16
    ldr x16, [sp, #120]  /* reload */
    sub w14, w14, w8
    eor w8, w17, w12
    eor w12, w3, w12
    eor v27.16b, v27.16b, v23.16b
    eor v28.16b, v28.16b, v23.16b
    sub w12, w1, w12
    sub w8, w2, w8
    eor v19.16b, v19.16b, v23.16b
    sub v23.4s, v4.4s, v27.4s
    sub v27.4s, v5.4s, v28.4s
    str x30, [sp, #128]  /* spill */
    sub x30, x7, #336
    eor w4, w12, w16
    ldr x12, [sp, #128]  /* reload */
    ldr w30, [x30, #0]
    eor w10, w10, w16
    eor w14, w14, w16
    eor w8, w8, w16
    sub v28.4s, v6.4s, v19.4s
    eor w16, w10, w12
    eor w1, w14, w12
    str x30, [sp, #136]  /* spill */
    sub x30, x7, #304
    sub w11, w11, w16
    ldr x16, [sp, #136]  /* reload */
    ldr q29, [x30, #0]
    sub x30, x7, #320
    sub w15, w15, w1
    eor w1, w8, w12
    ldr w30, [x30, #0]
    eor w12, w4, w12
    sub w1, w6, w1
    sub w12, w22, w12
    eor w11, w11, w16
    eor w15, w15, w16
    eor w1, w1, w16
    eor w5, w12, w16
    str x30, [sp, #144]  /* spill */
    ldr x2, [sp, #144]  /* reload */
    sub x30, x7, #304
    eor v19.16b, v23.16b, v29.16b
    ldr w30, [x30, #0]
    eor v23.16b, v27.16b, v29.16b
    eor v27.16b, v28.16b, v29.16b
    sub x7, x7, #384
    sub x19, x7, x0
    eor w12, w11, w2
    eor w16, w15, w2
    eor w6, w1, w2
    eor w2, w5, w2
    sub w12, w23, w12
    sub w16, w24, w16
    sub w6, w20, w6
    sub w20, w21, w2
    eor w12, w12, w30
    eor w16, w16, w30
    eor w2, w6, w30
    eor w6, w20, w30
    cbnz x19, .Llea256_decrypt_blocks_rounds6
    trn1 v28.2d, v16.2d, v17.2d
    trn2 v16.2d, v16.2d, v17.2d
    ldr x7, [sp, #16]  /* reload */
    ldr x20, [sp, #0]  /* reload */
    trn1 v17.2d, v18.2d, v19.2d
    trn2 v18.2d, v18.2d, v19.2d
    trn1 v19.2d, v20.2d, v21.2d
    trn2 v20.2d, v20.2d, v21.2d
    trn1 v21.2d, v22.2d, v23.2d
    trn2 v22.2d, v22.2d, v23.2d
    trn1 v23.2d, v24.2d, v25.2d
    trn2 v24.2d, v24.2d, v25.2d
    add x19, x7, #192
    sub x20, x20, #16
    trn1 v25.2d, v26.2d, v27.2d
    trn2 v26.2d, v26.2d, v27.2d
    str x20, [sp, #0]  /* spill */
    trn1 v27.4s, v28.4s, v17.4s
    trn2 v17.4s, v28.4s, v17.4s
    trn1 v28.4s, v16.4s, v18.4s
    trn2 v16.4s, v16.4s, v18.4s
    trn1 v18.4s, v19.4s, v21.4s
    trn2 v19.4s, v19.4s, v21.4s
    stp q27, q17, [x7, #0]
    trn1 v17.4s, v20.4s, v22.4s
    trn2 v20.4s, v20.4s, v22.4s
    stp q28, q16, [x7, #32]
    trn1 v16.4s, v23.4s, v25.4s
    trn2 v21.4s, v23.4s, v25.4s
    stp q18, q19, [x7, #64]
    trn1 v18.4s, v24.4s, v26.4s
    trn2 v19.4s, v24.4s, v26.4s
    stp q17, q20, [x7, #96]
    stp q16, q21, [x7, #128]
    stp q18, q19, [x7, #160]
    add x7, x7, #256
    str x7, [sp, #16]  /* spill */
    stp w9, w10, [x19, #0]
    stp w11, w12, [x19, #8]
    stp w13, w14, [x19, #16]
    stp w15, w16, [x19, #24]
    stp w17, w8, [x19, #32]
    stp w1, w2, [x19, #40]
    stp w3, w4, [x19, #48]
    stp w5, w6, [x19, #56]
    tbz x20, 63, .Llea256_decrypt_blocks_blocks5
.Llea256_decrypt_blocks_fewer3:
    ldr x9, [sp, #0]  /* reload */
    add x9, x9, #16
    str x9, [sp, #0]  /* spill */
    ldr x9, [sp, #0]  /* reload */
    sub x9, x9, #4
    str x9, [sp, #0]  /* spill */
    tbnz x9, 63, .Llea256_decrypt_blocks_fewer9
.Llea256_decrypt_blocks_blocks11:
    ldr x9, [sp, #8]  /* reload */
    add x10, x0, #3072
    ldp q17, q16, [x9, #0]
    ldp q19, q18, [x9, #32]
    add x9, x9, #64
    str x9, [sp, #8]  /* spill */
    trn1 v20.4s, v17.4s, v16.4s
    trn2 v21.4s, v17.4s, v16.4s
    trn1 v17.4s, v19.4s, v18.4s
    trn2 v19.4s, v19.4s, v18.4s
    trn1 v16.2d, v20.2d, v17.2d
    trn2 v17.2d, v20.2d, v17.2d
    trn1 v18.2d, v21.2d, v19.2d
    trn2 v19.2d, v21.2d, v19.2d
.Llea256_decrypt_blocks_rounds12:
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
    sub x10, x10, #384
    sub x9, x10, x0
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
    eor v19.16b, v17.16b, v19.16b
    orr v17.16b, v19.16b, v19.16b
    eor v19.16b, v19.16b, v20.16b
    sub v19.4s, v25.4s, v19.4s
    eor v19.16b, v19.16b, v22.16b
    cbnz x9, .Llea256_decrypt_blocks_rounds12
    trn1 v20.2d, v16.2d, v17.2d
    trn2 v16.2d, v16.2d, v17.2d
    ldr x9, [sp, #0]  /* reload */
    ldr x10, [sp, #16]  /* reload */
    trn1 v17.2d, v18.2d, v19.2d
    trn2 v18.2d, v18.2d, v19.2d
    trn1 v19.4s, v20.4s, v17.4s
    trn2 v17.4s, v20.4s, v17.4s
    trn1 v20.4s, v16.4s, v18.4s
    trn2 v16.4s, v16.4s, v18.4s
    sub x9, x9, #4
    stp q19, q17, [x10, #0]
    str x9, [sp, #0]  /* spill */
    stp q20, q16, [x10, #32]
    add x10, x10, #64
    str x10, [sp, #16]  /* spill */
    tbz x9, 63, .Llea256_decrypt_blocks_blocks11
.Llea256_decrypt_blocks_fewer9:
    ldr x9, [sp, #0]  /* reload */
    add x9, x9, #4
    str x9, [sp, #0]  /* spill */
    ldr x9, [sp, #0]  /* reload */
    cbz x9, .Llea256_decrypt_blocks_done1
.Llea256_decrypt_blocks_blocks15:
    ldr x13, [sp, #8]  /* reload */
    add x14, x0, #768
    ldp w9, w10, [x13, #0]
    ldp w11, w12, [x13, #8]
    add x13, x13, #16
    str x13, [sp, #8]  /* spill */
.Llea256_decrypt_blocks_rounds16:
    ldr w13, [x14, #3048]
    ldr w15, [x14, #3052]
    extr w9, w9, w9, #9
    extr w8, w12, w12, #9
    ldr w16, [x14, #3056]
    ldr w17, [x14, #3060]
    extr w10, w10, w10, #27
    extr w11, w11, w11, #29
    ldr w1, [x14, #3064]
    ldr w2, [x14, #3068]
    ldr w3, [x14, #3024]
    eor w12, w12, w13
    ldr w13, [x14, #3028]
    sub w9, w9, w12
    ldr w12, [x14, #3032]
    eor w9, w9, w15
    eor w15, w9, w16
    ldr w16, [x14, #3036]
    extr w9, w9, w9, #27
    sub w10, w10, w15
    ldr w15, [x14, #3040]
    eor w10, w10, w17
    eor w17, w10, w1
    ldr w1, [x14, #3044]
    extr w10, w10, w10, #29
    sub w11, w11, w17
    ldr w17, [x14, #3000]
    eor w11, w11, w2
    eor w2, w11, w3
    ldr w3, [x14, #3004]
    extr w11, w11, w11, #9
    sub w8, w8, w2
    ldr w2, [x14, #3008]
    eor w13, w8, w13
    eor w12, w13, w12
    ldr w8, [x14, #3012]
    extr w13, w13, w13, #27
    sub w9, w9, w12
    ldr w12, [x14, #3016]
    eor w9, w9, w16
    eor w15, w9, w15
    ldr w16, [x14, #3020]
    extr w9, w9, w9, #29
    sub w10, w10, w15
    ldr w15, [x14, #2976]
    eor w10, w10, w1
    eor w17, w10, w17
    ldr w1, [x14, #2980]
    extr w10, w10, w10, #9
    sub w11, w11, w17
    ldr w17, [x14, #2984]
    eor w11, w11, w3
    eor w2, w11, w2
    ldr w3, [x14, #2988]
    extr w11, w11, w11, #27
    sub w13, w13, w2
    ldr w2, [x14, #2992]
    eor w13, w13, w8
    eor w12, w13, w12
    ldr w8, [x14, #2996]
    extr w13, w13, w13, #29
    sub x14, x14, #96
    sub w9, w9, w12
    sub x4, x14, x0
    eor w12, w9, w16
    orr x9, xzr, x12
    eor w12, w12, w15
    sub w10, w10, w12
    eor w12, w10, w1
    orr x10, xzr, x12
    eor w12, w12, w17
    sub w11, w11, w12
    eor w12, w11, w3
    orr x11, xzr, x12
    eor w12, w12, w2
    sub w12, w13, w12
    eor w12, w12, w8
    cbnz x4, .Llea256_decrypt_blocks_rounds16
    ldr x13, [sp, #0]  /* reload */
    ldr x14, [sp, #16]  /* reload */
    sub x13, x13, #1
    stp w9, w10, [x14, #0]
    add x9, x14, #16
    str x13, [sp, #0]  /* spill */
    stp w11, w12, [x14, #8]
    str x9, [sp, #16]  /* spill */
    cbnz x13, .Llea256_decrypt_blocks_blocks15
.Llea256_decrypt_blocks_done1:
    ldr x19, [sp, #152]
    ldr x20, [sp, #160]
    ldr x21, [sp, #168]
    ldr x22, [sp, #176]
    ldr x23, [sp, #184]
    ldr x24, [sp, #192]
    ldr x25, [sp, #200]
    ldr x26, [sp, #208]
    ldr x27, [sp, #216]
    ldr x28, [sp, #224]
    ldr x29, [sp, #232]
    ldr x30, [sp, #240]
    add sp, sp, #256
    ret x30
    .size lea256_decrypt_blocks, .-lea256_decrypt_blocks

    .section .note.GNU-stack,"",%progbits
