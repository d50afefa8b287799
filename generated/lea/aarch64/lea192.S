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
      "code_bytes": 4592,
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
      "code_bytes": 324,
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
      "code_bytes": 3344,
      "stack_bytes": 256
    }
  ]
}
*/
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
    str w9, [x0, #2688]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #20190, lsl #0
    movz w16, #40380, lsl #0
    movz w17, #15224, lsl #0
    stp q16, q17, [x0, #0]
    str w10, [x0, #2692]
    str w11, [x0, #2696]
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
    str w12, [x0, #2700]
    str w13, [x0, #2704]
    stp q17, q19, [x0, #64]
    str w14, [x0, #2708]
    movz w15, #54788, lsl #0
    movz w16, #44041, lsl #0
    movz w17, #22546, lsl #0
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
    str w9, [x0, #2712]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #45092, lsl #0
    movz w16, #24648, lsl #0
    movz w17, #49297, lsl #0
    stp q16, q17, [x0, #96]
    str w10, [x0, #2716]
    str w11, [x0, #2720]
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
    str w12, [x0, #2724]
    str w13, [x0, #2728]
    stp q17, q19, [x0, #160]
    str w14, [x0, #2732]
    movz w15, #61993, lsl #0
    movz w16, #58451, lsl #0
    movz w17, #51367, lsl #0
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
    str w9, [x0, #2736]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #37199, lsl #0
    movz w16, #8862, lsl #0
    movz w17, #17724, lsl #0
    stp q16, q17, [x0, #192]
    str w10, [x0, #2740]
    str w11, [x0, #2744]
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
    str w12, [x0, #2748]
    str w13, [x0, #2752]
    stp q17, q19, [x0, #256]
    str w14, [x0, #2756]
    movz w15, #34659, lsl #0
    movz w16, #3783, lsl #0
    movz w17, #7567, lsl #0
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
    str w9, [x0, #2760]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #15134, lsl #0
    movz w16, #30268, lsl #0
    movz w17, #60536, lsl #0
    stp q16, q17, [x0, #288]
    str w10, [x0, #2764]
    str w11, [x0, #2768]
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
    str w12, [x0, #2772]
    str w13, [x0, #2776]
    stp q17, q19, [x0, #352]
    str w14, [x0, #2780]
    movz w15, #18919, lsl #0
    movz w16, #37838, lsl #0
    movz w17, #10140, lsl #0
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
    str w9, [x0, #2784]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #20280, lsl #0
    movz w16, #40561, lsl #0
    movz w17, #15586, lsl #0
    stp q16, q17, [x0, #384]
    str w10, [x0, #2788]
    str w11, [x0, #2792]
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
    str w12, [x0, #2796]
    str w13, [x0, #2800]
    stp q17, q19, [x0, #448]
    str w14, [x0, #2804]
    movz w15, #16728, lsl #0
    movz w16, #33457, lsl #0
    movz w17, #1379, lsl #0
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
    str w9, [x0, #2808]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #2759, lsl #0
    movz w16, #5519, lsl #0
    movz w17, #11038, lsl #0
    stp q16, q17, [x0, #480]
    str w10, [x0, #2812]
    str w11, [x0, #2816]
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
    str w12, [x0, #2820]
    str w13, [x0, #2824]
    stp q17, q19, [x0, #544]
    str w14, [x0, #2828]
    movz w15, #30448, lsl #0
    movz w16, #60897, lsl #0
    movz w17, #56259, lsl #0
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
    str w9, [x0, #2832]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #46983, lsl #0
    movz w16, #28431, lsl #0
    movz w17, #56863, lsl #0
    stp q16, q17, [x0, #576]
    str w10, [x0, #2836]
    str w11, [x0, #2840]
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
    str w12, [x0, #2844]
    str w13, [x0, #2848]
    stp q17, q19, [x0, #640]
    str w14, [x0, #2852]
    movz w15, #33058, lsl #0
    movz w16, #580, lsl #0
    movz w17, #1160, lsl #0
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
    str w9, [x0, #2856]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #2321, lsl #0
    movz w16, #4643, lsl #0
    movz w17, #9286, lsl #0
    stp q16, q17, [x0, #672]
    str w10, [x0, #2860]
    str w11, [x0, #2864]
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
    str w12, [x0, #2868]
    str w13, [x0, #2872]
    stp q17, q19, [x0, #736]
    str w14, [x0, #2876]
    movz w15, #35449, lsl #0
    movz w16, #5363, lsl #0
    movz w17, #10727, lsl #0
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
    str w9, [x0, #2880]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #21455, lsl #0
    movz w16, #42910, lsl #0
    movz w17, #20284, lsl #0
    stp q16, q17, [x0, #768]
    str w10, [x0, #2884]
    str w11, [x0, #2888]
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
    str w12, [x0, #2892]
    str w13, [x0, #2896]
    stp q17, q19, [x0, #832]
    str w14, [x0, #2900]
    movz w15, #55537, lsl #0
    movz w16, #45539, lsl #0
    movz w17, #25542, lsl #0
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
    str w9, [x0, #2904]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #51085, lsl #0
    movz w16, #36635, lsl #0
    movz w17, #7735, lsl #0
    stp q16, q17, [x0, #864]
    str w10, [x0, #2908]
    str w11, [x0, #2912]
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
    str w12, [x0, #2916]
    str w13, [x0, #2920]
    stp q17, q19, [x0, #928]
    str w14, [x0, #2924]
    movz w15, #31173, lsl #0
    movz w16, #62346, lsl #0
    movz w17, #59157, lsl #0
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
    str w9, [x0, #2928]
    dup v17.4s, w10
    dup v18.4s, w11
    movz w15, #52779, lsl #0
    movz w16, #40023, lsl #0
    movz w17, #14511, lsl #0
    stp q16, q17, [x0, #960]
    str w10, [x0, #2932]
    str w11, [x0, #2936]
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
    str w12, [x0, #2940]
    str q17, [x0, #1024]
    str w13, [x0, #2944]
    str q19, [x0, #1040]
    str w14, [x0, #2948]
    movz w15, #22076, lsl #0
    movz w16, #44152, lsl #0
    movz w17, #22768, lsl #0
    movk w15, #11984, lsl #16
    movk w16, #23968, lsl #16
    movk w17, #47937, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1056]
    str w9, [x0, #2952]
    str q17, [x0, #1072]
    str w10, [x0, #2956]
    str q18, [x0, #1088]
    str w11, [x0, #2960]
    movz w15, #45537, lsl #0
    movz w16, #25538, lsl #0
    movz w17, #51077, lsl #0
    movk w15, #30338, lsl #16
    movk w16, #60677, lsl #16
    movk w17, #55818, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1104]
    str w12, [x0, #2964]
    str q17, [x0, #1120]
    str w13, [x0, #2968]
    str q18, [x0, #1136]
    str w14, [x0, #2972]
    movz w15, #48190, lsl #0
    movz w16, #30845, lsl #0
    movz w17, #61691, lsl #0
    movk w15, #65181, lsl #16
    movk w16, #64827, lsl #16
    movk w17, #64118, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1152]
    str w9, [x0, #2976]
    str q17, [x0, #1168]
    str w10, [x0, #2980]
    str q18, [x0, #1184]
    str w11, [x0, #2984]
    movz w15, #57847, lsl #0
    movz w16, #50159, lsl #0
    movz w17, #34783, lsl #0
    movk w15, #62701, lsl #16
    movk w16, #59867, lsl #16
    movk w17, #54199, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1200]
    str w12, [x0, #2988]
    str q17, [x0, #1216]
    str w13, [x0, #2992]
    str q18, [x0, #1232]
    str w14, [x0, #2996]
    movz w15, #18572, lsl #0
    movz w16, #37144, lsl #0
    movz w17, #8753, lsl #0
    movk w15, #19808, lsl #16
    movk w16, #39616, lsl #16
    movk w17, #13697, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1248]
    str w9, [x0, #3000]
    str q17, [x0, #1264]
    str w10, [x0, #3004]
    str q18, [x0, #1280]
    str w11, [x0, #3008]
    movz w15, #17506, lsl #0
    movz w16, #35012, lsl #0
    movz w17, #4489, lsl #0
    movk w15, #27394, lsl #16
    movk w16, #54788, lsl #16
    movk w17, #44041, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1296]
    str w12, [x0, #3012]
    str q17, [x0, #1312]
    str w13, [x0, #3016]
    str q18, [x0, #1328]
    str w14, [x0, #3020]
    movz w15, #40568, lsl #0
    movz w16, #15601, lsl #0
    movz w17, #31202, lsl #0
    movk w15, #40738, lsl #16
    movk w16, #15941, lsl #16
    movk w17, #31882, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1344]
    str w9, [x0, #3024]
    str q17, [x0, #1360]
    str w10, [x0, #3028]
    str q18, [x0, #1376]
    str w11, [x0, #3032]
    movz w15, #62404, lsl #0
    movz w16, #59273, lsl #0
    movz w17, #53011, lsl #0
    movk w15, #63764, lsl #16
    movk w16, #61993, lsl #16
    movk w17, #58451, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1392]
    str w12, [x0, #3036]
    str q17, [x0, #1408]
    str w13, [x0, #3040]
    str q18, [x0, #1424]
    str w14, [x0, #3044]
    movz w15, #15471, lsl #0
    movz w16, #30943, lsl #0
    movz w17, #61886, lsl #0
    movk w15, #39030, lsl #16
    movk w16, #12524, lsl #16
    movk w17, #25048, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1440]
    str w9, [x0, #3048]
    str q17, [x0, #1456]
    str w10, [x0, #3052]
    str q18, [x0, #1472]
    str w11, [x0, #3056]
    movz w15, #58236, lsl #0
    movz w16, #50937, lsl #0
    movz w17, #36339, lsl #0
    movk w15, #50097, lsl #16
    movk w16, #34659, lsl #16
    movk w17, #3783, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1488]
    str w12, [x0, #3060]
    str q17, [x0, #1504]
    str w13, [x0, #3064]
    str q18, [x0, #1520]
    str w14, [x0, #3068]
    movz w15, #29022, lsl #0
    movz w16, #58045, lsl #0
    movz w17, #50554, lsl #0
    movk w15, #42142, lsl #16
    movk w16, #18748, lsl #16
    movk w17, #37497, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1536]
    str w9, [x0, #3072]
    str q17, [x0, #1552]
    str w10, [x0, #3076]
    str q18, [x0, #1568]
    str w11, [x0, #3080]
    movz w15, #35573, lsl #0
    movz w16, #5610, lsl #0
    movz w17, #11220, lsl #0
    movk w15, #9459, lsl #16
    movk w16, #18919, lsl #16
    movk w17, #37838, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1584]
    str w12, [x0, #3084]
    str q17, [x0, #1600]
    str w13, [x0, #3088]
    str q18, [x0, #1616]
    str w14, [x0, #3092]
    movz w15, #36619, lsl #0
    movz w16, #7703, lsl #0
    movz w17, #15406, lsl #0
    movk w15, #46101, lsl #16
    movk w16, #26667, lsl #16
    movk w17, #53334, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1632]
    str w9, [x0, #3096]
    str q17, [x0, #1648]
    str w10, [x0, #3100]
    str q18, [x0, #1664]
    str w11, [x0, #3104]
    movz w15, #30813, lsl #0
    movz w16, #61627, lsl #0
    movz w17, #57718, lsl #0
    movk w15, #41132, lsl #16
    movk w16, #16728, lsl #16
    movk w17, #33457, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1680]
    str w12, [x0, #3108]
    str q17, [x0, #1696]
    str w13, [x0, #3112]
    str q18, [x0, #1712]
    str w14, [x0, #3116]
    movz w15, #4031, lsl #0
    movz w16, #8063, lsl #0
    movz w17, #16126, lsl #0
    movk w15, #42863, lsl #16
    movk w16, #20190, lsl #16
    movk w17, #40380, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1728]
    str w9, [x0, #3120]
    str q17, [x0, #1744]
    str w10, [x0, #3124]
    str q18, [x0, #1760]
    str w11, [x0, #3128]
    movz w15, #32253, lsl #0
    movz w16, #64506, lsl #0
    movz w17, #63476, lsl #0
    movk w15, #15224, lsl #16
    movk w16, #30448, lsl #16
    movk w17, #60897, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1776]
    str w12, [x0, #3132]
    str q17, [x0, #1792]
    str w13, [x0, #3136]
    str q18, [x0, #1808]
    str w14, [x0, #3140]
    movz w15, #8979, lsl #0
    movz w16, #17958, lsl #0
    movz w17, #35917, lsl #0
    movk w15, #22546, lsl #16
    movk w16, #45092, lsl #16
    movk w17, #24648, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1824]
    str w9, [x0, #3144]
    str q17, [x0, #1840]
    str w10, [x0, #3148]
    str q18, [x0, #1856]
    str w11, [x0, #3152]
    movz w15, #6298, lsl #0
    movz w16, #12597, lsl #0
    movz w17, #25195, lsl #0
    movk w15, #49297, lsl #16
    movk w16, #33058, lsl #16
    movk w17, #580, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1872]
    str w12, [x0, #3156]
    str q17, [x0, #1888]
    str w13, [x0, #3160]
    str q18, [x0, #1904]
    str w14, [x0, #3164]
    movz w15, #40487, lsl #0
    movz w16, #15439, lsl #0
    movz w17, #30879, lsl #0
    movk w15, #51367, lsl #16
    movk w16, #37199, lsl #16
    movk w17, #8862, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #1920]
    str w9, [x0, #3168]
    str q17, [x0, #1936]
    str w10, [x0, #3172]
    str q18, [x0, #1952]
    str w11, [x0, #3176]
    movz w15, #61758, lsl #0
    movz w16, #57980, lsl #0
    movz w17, #50425, lsl #0
    movk w15, #17724, lsl #16
    movk w16, #35449, lsl #16
    movk w17, #5363, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #1968]
    str w12, [x0, #3180]
    str q17, [x0, #1984]
    str w13, [x0, #3184]
    str q18, [x0, #2000]
    str w14, [x0, #3188]
    movz w15, #7142, lsl #0
    movz w16, #14284, lsl #0
    movz w17, #28568, lsl #0
    movk w15, #7567, lsl #16
    movk w16, #15134, lsl #16
    movk w17, #30268, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #2016]
    str w9, [x0, #3192]
    str q17, [x0, #2032]
    str w10, [x0, #3196]
    str q18, [x0, #2048]
    str w11, [x0, #3200]
    movz w15, #57136, lsl #0
    movz w16, #48737, lsl #0
    movz w17, #31939, lsl #0
    movk w15, #60536, lsl #16
    movk w16, #55537, lsl #16
    movk w17, #45539, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #2064]
    str w12, [x0, #3204]
    str q17, [x0, #2080]
    str w13, [x0, #3208]
    str q18, [x0, #2096]
    str w14, [x0, #3212]
    movz w15, #22441, lsl #0
    movz w16, #44882, lsl #0
    movz w17, #24228, lsl #0
    movk w15, #10140, lsl #16
    movk w16, #20280, lsl #16
    movk w17, #40561, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #2112]
    str w9, [x0, #3216]
    str q17, [x0, #2128]
    str w10, [x0, #3220]
    str q18, [x0, #2144]
    str w11, [x0, #3224]
    movz w15, #48457, lsl #0
    movz w16, #31378, lsl #0
    movz w17, #62756, lsl #0
    movk w15, #15586, lsl #16
    movk w16, #31173, lsl #16
    movk w17, #62346, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #2160]
    str w12, [x0, #3228]
    str q17, [x0, #2176]
    str w13, [x0, #3232]
    str q18, [x0, #2192]
    str w14, [x0, #3236]
    movz w15, #49901, lsl #0
    movz w16, #34266, lsl #0
    movz w17, #2996, lsl #0
    movk w15, #1379, lsl #16
    movk w16, #2759, lsl #16
    movk w17, #5519, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #2208]
    str w9, [x0, #3240]
    str q17, [x0, #2224]
    str w10, [x0, #3244]
    str q18, [x0, #2240]
    str w11, [x0, #3248]
    movz w15, #5992, lsl #0
    movz w16, #11984, lsl #0
    movz w17, #23968, lsl #0
    movk w15, #11038, lsl #16
    movk w16, #22076, lsl #16
    movk w17, #44152, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #2256]
    str w12, [x0, #3252]
    str q17, [x0, #2272]
    str w13, [x0, #3256]
    str q18, [x0, #2288]
    str w14, [x0, #3260]
    movz w15, #61417, lsl #0
    movz w16, #57299, lsl #0
    movz w17, #49063, lsl #0
    movk w15, #56259, lsl #16
    movk w16, #46983, lsl #16
    movk w17, #28431, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #2304]
    str w9, [x0, #3264]
    str q17, [x0, #2320]
    str w10, [x0, #3268]
    str q18, [x0, #2336]
    str w11, [x0, #3272]
    movz w15, #32590, lsl #0
    movz w16, #65181, lsl #0
    movz w17, #64827, lsl #0
    movk w15, #56863, lsl #16
    movk w16, #48190, lsl #16
    movk w17, #30845, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #2352]
    str w12, [x0, #3276]
    str q17, [x0, #2368]
    str w13, [x0, #3280]
    str q18, [x0, #2384]
    str w14, [x0, #3284]
    movz w15, #50390, lsl #0
    movz w16, #35244, lsl #0
    movz w17, #4952, lsl #0
    movk w15, #1160, lsl #16
    movk w16, #2321, lsl #16
    movk w17, #4643, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #2400]
    str w9, [x0, #3288]
    str q17, [x0, #2416]
    str w10, [x0, #3292]
    str q18, [x0, #2432]
    str w11, [x0, #3296]
    movz w15, #9904, lsl #0
    movz w16, #19808, lsl #0
    movz w17, #39616, lsl #0
    movk w15, #9286, lsl #16
    movk w16, #18572, lsl #16
    movk w17, #37144, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #2448]
    str w12, [x0, #3300]
    str q17, [x0, #2464]
    str w13, [x0, #3304]
    str q18, [x0, #2480]
    str w14, [x0, #3308]
    movz w15, #35314, lsl #0
    movz w16, #5092, lsl #0
    movz w17, #10184, lsl #0
    movk w15, #10727, lsl #16
    movk w16, #21455, lsl #16
    movk w17, #42910, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #2496]
    str w9, [x0, #3312]
    str q17, [x0, #2512]
    str w10, [x0, #3316]
    str q18, [x0, #2528]
    str w11, [x0, #3320]
    movz w15, #20369, lsl #0
    movz w16, #40738, lsl #0
    movz w17, #15941, lsl #0
    movk w15, #20284, lsl #16
    movk w16, #40568, lsl #16
    movk w17, #15601, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    dup v16.4s, w12
    dup v17.4s, w13
    dup v18.4s, w14
    str q16, [x0, #2544]
    str w12, [x0, #3324]
    str q17, [x0, #2560]
    str w13, [x0, #3328]
    str q18, [x0, #2576]
    str w14, [x0, #3332]
    movz w15, #63879, lsl #0
    movz w16, #62222, lsl #0
    movz w17, #58909, lsl #0
    movk w15, #25542, lsl #16
    movk w16, #51085, lsl #16
    movk w17, #36635, lsl #16
    add w9, w9, w15
    add w10, w10, w16
    add w11, w11, w17
    extr w9, w9, w9, #31
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #2592]
    str w9, [x0, #3336]
    str q17, [x0, #2608]
    str w10, [x0, #3340]
    str q18, [x0, #2624]
    str w11, [x0, #3344]
    movz w9, #52283, lsl #0
    movz w10, #39030, lsl #0
    movz w11, #12524, lsl #0
    movk w9, #7735, lsl #16
    movk w10, #15471, lsl #16
    movk w11, #30943, lsl #16
    add w9, w12, w9
    add w10, w13, w10
    add w11, w14, w11
    extr w9, w9, w9, #21
    extr w10, w10, w10, #19
    extr w11, w11, w11, #15
    dup v16.4s, w9
    dup v17.4s, w10
    dup v18.4s, w11
    str q16, [x0, #2640]
    str w9, [x0, #3348]
    str q17, [x0, #2656]
    str w10, [x0, #3352]
    str q18, [x0, #2672]
    str w11, [x0, #3356]
    ret x30
    .size lea192_expand_key, .-lea192_expand_key

    .balign 4
    .globl lea192_encrypt
    .type lea192_encrypt, %function
lea192_encrypt:
    ldp w10, w9, [x1, #0]
    ldp w12, w11, [x1, #8]
    add x13, x0, #672
.Llea192_encrypt_rounds1:
    ldr w14, [x0, #2704]
    ldr w15, [x0, #2708]
    ldr w16, [x0, #2696]
    ldr w17, [x0, #2700]
    ldr w8, [x0, #2688]
    ldr w1, [x0, #2692]
    ldr w3, [x0, #2728]
    ldr w4, [x0, #2732]
    eor w14, w12, w14
    ldr w5, [x0, #2720]
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
    ldr w14, [x0, #2724]
    add w10, w15, w10
    eor w15, w5, w12, ror #5
    ldr w16, [x0, #2712]
    ldr w17, [x0, #2716]
    ldr w8, [x0, #2752]
    ldr w1, [x0, #2756]
    ldr w3, [x0, #2744]
    eor w11, w14, w11, ror #3
    ldr w14, [x0, #2748]
    add w11, w15, w11
    eor w15, w16, w9, ror #23
    eor w12, w17, w12, ror #5
    eor w16, w8, w10, ror #3
    ldr w17, [x0, #2736]
    add w12, w15, w12
    eor w9, w1, w9, ror #23
    eor w15, w3, w11, ror #5
    ldr w8, [x0, #2740]
    add w9, w16, w9
    eor w10, w14, w10, ror #3
    ldr w14, [x0, #2776]
    ldr w16, [x0, #2780]
    add w10, w15, w10
    eor w15, w17, w12, ror #23
    ldr w17, [x0, #2768]
    ldr w1, [x0, #2772]
    ldr w3, [x0, #2760]
    eor w11, w8, w11, ror #5
    ldr w8, [x0, #2764]
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
    add x13, x0, #672
.Llea192_decrypt_rounds1:
    extr w11, w11, w11, #29
    extr w9, w9, w9, #27
    extr w10, w10, w10, #9
    ldr w14, [x13, #2664]
    ldr w15, [x13, #2668]
    ldr w16, [x13, #2672]
    ldr w17, [x13, #2676]
    ldr w8, [x13, #2680]
    ldr w1, [x13, #2684]
    extr w3, w12, w12, #9
    ldr w4, [x13, #2640]
    eor w12, w12, w14
    sub w10, w10, w12
    ldr w12, [x13, #2644]
    eor w10, w10, w15
    ldr w14, [x13, #2648]
    eor w15, w10, w16
    extr w10, w10, w10, #27
    sub w9, w9, w15
    ldr w15, [x13, #2652]
    eor w9, w9, w17
    ldr w16, [x13, #2656]
    eor w17, w9, w8
    extr w9, w9, w9, #29
    sub w11, w11, w17
    ldr w17, [x13, #2660]
    eor w11, w11, w1
    ldr w8, [x13, #2616]
    eor w1, w11, w4
    extr w11, w11, w11, #9
    sub w1, w3, w1
    ldr w3, [x13, #2620]
    eor w12, w1, w12
    ldr w1, [x13, #2624]
    eor w14, w12, w14
    extr w12, w12, w12, #27
    sub w10, w10, w14
    ldr w14, [x13, #2628]
    eor w10, w10, w15
    ldr w15, [x13, #2632]
    eor w16, w10, w16
    extr w10, w10, w10, #29
    sub w9, w9, w16
    ldr w16, [x13, #2636]
    eor w9, w9, w17
    ldr w17, [x13, #2592]
    eor w8, w9, w8
    extr w9, w9, w9, #9
    sub w11, w11, w8
    ldr w8, [x13, #2596]
    eor w11, w11, w3
    ldr w3, [x13, #2600]
    eor w1, w11, w1
    extr w11, w11, w11, #27
    sub w12, w12, w1
    ldr w1, [x13, #2604]
    eor w12, w12, w14
    ldr w14, [x13, #2608]
    eor w15, w12, w15
    extr w12, w12, w12, #29
    sub w10, w10, w15
    ldr w15, [x13, #2612]
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
    add x14, x9, #672
.Llea192_encrypt_blocks_blocks15:
    ldr x15, [sp, #8]  /* reload */
    ldp w10, w9, [x15, #0]
    ldp w12, w11, [x15, #8]
    add x15, x15, #16
    str x15, [sp, #8]  /* spill */
    ldr x15, [sp, #0]  /* reload */
.Llea192_encrypt_blocks_rounds16:
    ldr w16, [x15, #2704]
    ldr w17, [x15, #2708]
    ldr w8, [x15, #2696]
    ldr w0, [x15, #2700]
    ldr w1, [x15, #2688]
    ldr w3, [x15, #2692]
    ldr w4, [x15, #2728]
    ldr w5, [x15, #2732]
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
    ldr w16, [x15, #2720]
    add w10, w17, w10
    ldr w17, [x15, #2724]
    ldr w8, [x15, #2712]
    ldr w0, [x15, #2716]
    ldr w1, [x15, #2764]
    eor w16, w16, w12, ror #5
    eor w11, w17, w11, ror #3
    ldr w17, [x15, #2752]
    eor w8, w8, w9, ror #23
    add w11, w16, w11
    eor w12, w0, w12, ror #5
    ldr w16, [x15, #2756]
    ldr w0, [x15, #2744]
    add w12, w8, w12
    ldr w8, [x15, #2748]
    eor w17, w17, w10, ror #3
    eor w9, w16, w9, ror #23
    eor w16, w0, w11, ror #5
    ldr w0, [x15, #2736]
    add w9, w17, w9
    eor w10, w8, w10, ror #3
    ldr w17, [x15, #2740]
    ldr w8, [x15, #2776]
    add w10, w16, w10
    ldr w16, [x15, #2780]
    eor w0, w0, w12, ror #23
    eor w11, w17, w11, ror #5
    eor w17, w8, w9, ror #3
    ldr w8, [x15, #2768]
    add w0, w0, w11
    eor w12, w16, w12, ror #23
    ldr w16, [x15, #2772]
    extr w11, w0, w0, #23
    add w12, w17, w12
    ldr w17, [x15, #2760]
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
    tbnz x9, 63, .Llea192_decrypt_blocks_fewer3
.Llea192_decrypt_blocks_blocks5:
    ldr x9, [sp, #8]  /* reload */
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
.Llea192_decrypt_blocks_rounds6:
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
    cbnz x19, .Llea192_decrypt_blocks_rounds6
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
    tbz x20, 63, .Llea192_decrypt_blocks_blocks5
.Llea192_decrypt_blocks_fewer3:
    ldr x9, [sp, #0]  /* reload */
    add x9, x9, #16
    str x9, [sp, #0]  /* spill */
    ldr x9, [sp, #0]  /* reload */
    sub x9, x9, #4
    str x9, [sp, #0]  /* spill */
    tbnz x9, 63, .Llea192_decrypt_blocks_fewer9
.Llea192_decrypt_blocks_blocks11:
    ldr x9, [sp, #8]  /* reload */
    add x10, x0, #2688
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
    cbnz x9, .Llea192_decrypt_blocks_rounds12
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
    tbz x9, 63, .Llea192_decrypt_blocks_blocks11
.Llea192_decrypt_blocks_fewer9:
    ldr x9, [sp, #0]  /* reload */
    add x9, x9, #4
    str x9, [sp, #0]  /* spill */
    ldr x9, [sp, #0]  /* reload */
    cbz x9, .Llea192_decrypt_blocks_done1
.Llea192_decrypt_blocks_blocks15:
    ldr x13, [sp, #8]  /* reload */
    add x14, x0, #672
    ldp w9, w10, [x13, #0]
    ldp w11, w12, [x13, #8]
    add x13, x13, #16
    str x13, [sp, #8]  /* spill */
.Llea192_decrypt_blocks_rounds16:
    ldr w13, [x14, #2664]
    ldr w15, [x14, #2668]
    extr w9, w9, w9, #9
    extr w8, w12, w12, #9
    ldr w16, [x14, #2672]
    ldr w17, [x14, #2676]
    extr w10, w10, w10, #27
    extr w11, w11, w11, #29
    ldr w1, [x14, #2680]
    ldr w2, [x14, #2684]
    ldr w3, [x14, #2640]
    eor w12, w12, w13
    ldr w13, [x14, #2644]
    sub w9, w9, w12
    ldr w12, [x14, #2648]
    eor w9, w9, w15
    eor w15, w9, w16
    ldr w16, [x14, #2652]
    extr w9, w9, w9, #27
    sub w10, w10, w15
    ldr w15, [x14, #2656]
    eor w10, w10, w17
    eor w17, w10, w1
    ldr w1, [x14, #2660]
    extr w10, w10, w10, #29
    sub w11, w11, w17
    ldr w17, [x14, #2616]
    eor w11, w11, w2
    eor w2, w11, w3
    ldr w3, [x14, #2620]
    extr w11, w11, w11, #9
    sub w8, w8, w2
    ldr w2, [x14, #2624]
    eor w13, w8, w13
    eor w12, w13, w12
    ldr w8, [x14, #2628]
    extr w13, w13, w13, #27
    sub w9, w9, w12
    ldr w12, [x14, #2632]
    eor w9, w9, w16
    eor w15, w9, w15
    ldr w16, [x14, #2636]
    extr w9, w9, w9, #29
    sub w10, w10, w15
    ldr w15, [x14, #2592]
    eor w10, w10, w1
    eor w17, w10, w17
    ldr w1, [x14, #2596]
    extr w10, w10, w10, #9
    sub w11, w11, w17
    ldr w17, [x14, #2600]
    eor w11, w11, w3
    eor w2, w11, w2
    ldr w3, [x14, #2604]
    extr w11, w11, w11, #27
    sub w13, w13, w2
    ldr w2, [x14, #2608]
    eor w13, w13, w8
    eor w12, w13, w12
    ldr w8, [x14, #2612]
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
    cbnz x4, .Llea192_decrypt_blocks_rounds16
    ldr x13, [sp, #0]  /* reload */
    ldr x14, [sp, #16]  /* reload */
    sub x13, x13, #1
    stp w9, w10, [x14, #0]
    add x9, x14, #16
    str x13, [sp, #0]  /* spill */
    stp w11, w12, [x14, #8]
    str x9, [sp, #16]  /* spill */
    cbnz x13, .Llea192_decrypt_blocks_blocks15
.Llea192_decrypt_blocks_done1:
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
    .size lea192_decrypt_blocks, .-lea192_decrypt_blocks

    .section .note.GNU-stack,"",%progbits
