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
      "code_bytes": 2144,
      "stack_bytes": 48
    },
    {
      "symbol": "lea192_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 2436,
      "stack_bytes": 208
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
    sub sp, sp, #48
    str q8, [sp, #0]
    str q9, [sp, #16]
    str q10, [sp, #32]
    sub x9, x3, #16
    tbnz x9, 63, .Llea192_encrypt_blocks_fewer3
    add x10, x0, #2688
.Llea192_encrypt_blocks_blocks5:
    ldp q17, q16, [x1, #0]
    ldp q19, q18, [x1, #32]
    ldp q21, q20, [x1, #64]
    ldp q23, q22, [x1, #96]
    ldp q25, q24, [x1, #128]
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
    ldp q27, q26, [x1, #160]
    trn1 v20.2d, v28.2d, v21.2d
    trn2 v21.2d, v28.2d, v21.2d
    trn1 v22.2d, v29.2d, v23.2d
    trn2 v23.2d, v29.2d, v23.2d
    trn1 v28.4s, v25.4s, v24.4s
    trn2 v29.4s, v25.4s, v24.4s
    ldp q31, q30, [x1, #192]
    trn1 v25.4s, v27.4s, v26.4s
    trn2 v27.4s, v27.4s, v26.4s
    ldp q1, q0, [x1, #224]
    trn1 v24.2d, v28.2d, v25.2d
    trn2 v25.2d, v28.2d, v25.2d
    trn1 v26.2d, v29.2d, v27.2d
    trn2 v27.2d, v29.2d, v27.2d
    trn1 v29.4s, v31.4s, v30.4s
    trn2 v31.4s, v31.4s, v30.4s
    add x1, x1, #256
    orr x11, xzr, x0
    trn1 v30.4s, v1.4s, v0.4s
    trn2 v0.4s, v1.4s, v0.4s
    trn1 v28.2d, v29.2d, v30.2d
    trn2 v29.2d, v29.2d, v30.2d
    trn1 v30.2d, v31.2d, v0.2d
    trn2 v31.2d, v31.2d, v0.2d
.Llea192_encrypt_blocks_rounds6:
    ldp q0, q1, [x11, #64]
    ldp q2, q3, [x11, #32]
    ldp q4, q5, [x11, #0]
    ldp q6, q7, [x11, #160]
    ldp q9, q8, [x11, #128]
    eor v10.16b, v17.16b, v0.16b
    eor v19.16b, v19.16b, v1.16b
    add v19.4s, v10.4s, v19.4s
    eor v10.16b, v21.16b, v0.16b
    eor v23.16b, v23.16b, v1.16b
    add v23.4s, v10.4s, v23.4s
    shl v10.4s, v19.4s, #29
    sri v10.4s, v19.4s, #3
    shl v19.4s, v23.4s, #29
    sri v19.4s, v23.4s, #3
    eor v23.16b, v25.16b, v0.16b
    eor v0.16b, v29.16b, v0.16b
    eor v27.16b, v27.16b, v1.16b
    eor v31.16b, v31.16b, v1.16b
    add v23.4s, v23.4s, v27.4s
    add v27.4s, v0.4s, v31.4s
    eor v31.16b, v18.16b, v2.16b
    eor v17.16b, v17.16b, v3.16b
    add v17.4s, v31.4s, v17.4s
    shl v31.4s, v23.4s, #29
    sri v31.4s, v23.4s, #3
    shl v23.4s, v27.4s, #29
    sri v23.4s, v27.4s, #3
    shl v27.4s, v17.4s, #27
    sri v27.4s, v17.4s, #5
    eor v17.16b, v22.16b, v2.16b
    eor v21.16b, v21.16b, v3.16b
    add v17.4s, v17.4s, v21.4s
    eor v21.16b, v26.16b, v2.16b
    eor v0.16b, v30.16b, v2.16b
    eor v25.16b, v25.16b, v3.16b
    eor v29.16b, v29.16b, v3.16b
    add v21.4s, v21.4s, v25.4s
    add v25.4s, v0.4s, v29.4s
    shl v29.4s, v17.4s, #27
    sri v29.4s, v17.4s, #5
    shl v17.4s, v21.4s, #27
    sri v17.4s, v21.4s, #5
    shl v21.4s, v25.4s, #27
    sri v21.4s, v25.4s, #5
    eor v25.16b, v16.16b, v4.16b
    eor v18.16b, v18.16b, v5.16b
    add v18.4s, v25.4s, v18.4s
    eor v25.16b, v20.16b, v4.16b
    eor v22.16b, v22.16b, v5.16b
    add v22.4s, v25.4s, v22.4s
    shl v25.4s, v18.4s, #9
    sri v25.4s, v18.4s, #23
    shl v18.4s, v22.4s, #9
    sri v18.4s, v22.4s, #23
    eor v22.16b, v24.16b, v4.16b
    eor v0.16b, v28.16b, v4.16b
    eor v26.16b, v26.16b, v5.16b
    eor v30.16b, v30.16b, v5.16b
    add v22.4s, v22.4s, v26.4s
    add v26.4s, v0.4s, v30.4s
    eor v30.16b, v10.16b, v6.16b
    eor v0.16b, v10.16b, v8.16b
    shl v1.4s, v22.4s, #9
    sri v1.4s, v22.4s, #23
    shl v22.4s, v26.4s, #9
    sri v22.4s, v26.4s, #23
    eor v16.16b, v16.16b, v7.16b
    add v16.4s, v30.4s, v16.4s
    eor v26.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v8.16b
    eor v20.16b, v20.16b, v7.16b
    add v20.4s, v26.4s, v20.4s
    shl v26.4s, v16.4s, #29
    sri v26.4s, v16.4s, #3
    shl v16.4s, v20.4s, #29
    sri v16.4s, v20.4s, #3
    eor v20.16b, v31.16b, v6.16b
    eor v30.16b, v23.16b, v6.16b
    eor v31.16b, v31.16b, v8.16b
    eor v23.16b, v23.16b, v8.16b
    eor v24.16b, v24.16b, v7.16b
    eor v28.16b, v28.16b, v7.16b
    add v20.4s, v20.4s, v24.4s
    add v24.4s, v30.4s, v28.4s
    eor v28.16b, v27.16b, v9.16b
    add v28.4s, v28.4s, v0.4s
    shl v30.4s, v20.4s, #29
    sri v30.4s, v20.4s, #3
    shl v20.4s, v24.4s, #29
    sri v20.4s, v24.4s, #3
    shl v24.4s, v28.4s, #27
    sri v24.4s, v28.4s, #5
    eor v28.16b, v29.16b, v9.16b
    add v19.4s, v28.4s, v19.4s
    eor v28.16b, v17.16b, v9.16b
    eor v0.16b, v21.16b, v9.16b
    add v28.4s, v28.4s, v31.4s
    add v23.4s, v0.4s, v23.4s
    shl v31.4s, v19.4s, #27
    sri v31.4s, v19.4s, #5
    shl v19.4s, v28.4s, #27
    sri v19.4s, v28.4s, #5
    shl v28.4s, v23.4s, #27
    sri v28.4s, v23.4s, #5
    ldp q0, q23, [x11, #96]
    eor v27.16b, v27.16b, v23.16b
    eor v29.16b, v29.16b, v23.16b
    eor v17.16b, v17.16b, v23.16b
    eor v21.16b, v21.16b, v23.16b
    eor v23.16b, v25.16b, v0.16b
    add v23.4s, v23.4s, v27.4s
    eor v27.16b, v18.16b, v0.16b
    add v27.4s, v27.4s, v29.4s
    shl v29.4s, v23.4s, #9
    sri v29.4s, v23.4s, #23
    shl v2.4s, v27.4s, #9
    sri v2.4s, v27.4s, #23
    eor v23.16b, v1.16b, v0.16b
    eor v27.16b, v22.16b, v0.16b
    add v17.4s, v23.4s, v17.4s
    add v21.4s, v27.4s, v21.4s
    ldp q27, q23, [x11, #256]
    eor v25.16b, v25.16b, v23.16b
    eor v18.16b, v18.16b, v23.16b
    eor v0.16b, v1.16b, v23.16b
    eor v22.16b, v22.16b, v23.16b
    shl v1.4s, v17.4s, #9
    sri v1.4s, v17.4s, #23
    shl v17.4s, v21.4s, #9
    sri v17.4s, v21.4s, #23
    eor v21.16b, v26.16b, v27.16b
    add v21.4s, v21.4s, v25.4s
    eor v23.16b, v16.16b, v27.16b
    add v18.4s, v23.4s, v18.4s
    shl v25.4s, v21.4s, #29
    sri v25.4s, v21.4s, #3
    shl v3.4s, v18.4s, #29
    sri v3.4s, v18.4s, #3
    eor v18.16b, v30.16b, v27.16b
    eor v21.16b, v20.16b, v27.16b
    add v18.4s, v18.4s, v0.4s
    add v21.4s, v21.4s, v22.4s
    ldp q23, q22, [x11, #224]
    eor v26.16b, v26.16b, v22.16b
    eor v16.16b, v16.16b, v22.16b
    eor v27.16b, v30.16b, v22.16b
    eor v20.16b, v20.16b, v22.16b
    shl v22.4s, v18.4s, #29
    sri v22.4s, v18.4s, #3
    shl v18.4s, v21.4s, #29
    sri v18.4s, v21.4s, #3
    eor v21.16b, v24.16b, v23.16b
    add v21.4s, v21.4s, v26.4s
    eor v26.16b, v31.16b, v23.16b
    add v16.4s, v26.4s, v16.4s
    shl v26.4s, v21.4s, #27
    sri v26.4s, v21.4s, #5
    shl v30.4s, v16.4s, #27
    sri v30.4s, v16.4s, #5
    eor v16.16b, v19.16b, v23.16b
    eor v21.16b, v28.16b, v23.16b
    add v16.4s, v16.4s, v27.4s
    add v20.4s, v21.4s, v20.4s
    ldp q27, q21, [x11, #192]
    eor v23.16b, v24.16b, v21.16b
    eor v24.16b, v31.16b, v21.16b
    eor v31.16b, v19.16b, v21.16b
    eor v21.16b, v28.16b, v21.16b
    shl v28.4s, v16.4s, #27
    sri v28.4s, v16.4s, #5
    shl v16.4s, v20.4s, #27
    sri v16.4s, v20.4s, #5
    eor v19.16b, v29.16b, v27.16b
    add v20.4s, v19.4s, v23.4s
    eor v19.16b, v2.16b, v27.16b
    add v24.4s, v19.4s, v24.4s
    shl v19.4s, v20.4s, #9
    sri v19.4s, v20.4s, #23
    shl v23.4s, v24.4s, #9
    sri v23.4s, v24.4s, #23
    eor v20.16b, v1.16b, v27.16b
    eor v24.16b, v17.16b, v27.16b
    add v20.4s, v20.4s, v31.4s
    add v21.4s, v24.4s, v21.4s
    ldp q0, q24, [x11, #352]
    eor v29.16b, v29.16b, v24.16b
    eor v2.16b, v2.16b, v24.16b
    eor v1.16b, v1.16b, v24.16b
    eor v24.16b, v17.16b, v24.16b
    shl v27.4s, v20.4s, #9
    sri v27.4s, v20.4s, #23
    shl v31.4s, v21.4s, #9
    sri v31.4s, v21.4s, #23
    eor v17.16b, v25.16b, v0.16b
    add v20.4s, v17.4s, v29.4s
    eor v17.16b, v3.16b, v0.16b
    add v29.4s, v17.4s, v2.4s
    shl v17.4s, v20.4s, #29
    sri v17.4s, v20.4s, #3
    shl v21.4s, v29.4s, #29
    sri v21.4s, v29.4s, #3
    eor v20.16b, v22.16b, v0.16b
    eor v29.16b, v18.16b, v0.16b
    add v20.4s, v20.4s, v1.4s
    add v24.4s, v29.4s, v24.4s
    ldp q0, q29, [x11, #320]
    eor v1.16b, v25.16b, v29.16b
    eor v2.16b, v3.16b, v29.16b
    eor v3.16b, v22.16b, v29.16b
    eor v4.16b, v18.16b, v29.16b
    shl v25.4s, v20.4s, #29
    sri v25.4s, v20.4s, #3
    shl v29.4s, v24.4s, #29
    sri v29.4s, v24.4s, #3
    eor v18.16b, v26.16b, v0.16b
    add v20.4s, v18.4s, v1.4s
    eor v18.16b, v30.16b, v0.16b
    add v24.4s, v18.4s, v2.4s
    shl v18.4s, v20.4s, #27
    sri v18.4s, v20.4s, #5
    shl v22.4s, v24.4s, #27
    sri v22.4s, v24.4s, #5
    eor v20.16b, v28.16b, v0.16b
    eor v24.16b, v16.16b, v0.16b
    add v20.4s, v20.4s, v3.4s
    add v24.4s, v24.4s, v4.4s
    ldp q1, q0, [x11, #288]
    add x11, x11, #384
    sub x12, x11, x10
    eor v2.16b, v26.16b, v0.16b
    eor v3.16b, v30.16b, v0.16b
    eor v28.16b, v28.16b, v0.16b
    eor v0.16b, v16.16b, v0.16b
    shl v26.4s, v20.4s, #27
    sri v26.4s, v20.4s, #5
    shl v30.4s, v24.4s, #27
    sri v30.4s, v24.4s, #5
    eor v16.16b, v19.16b, v1.16b
    add v20.4s, v16.4s, v2.4s
    eor v16.16b, v23.16b, v1.16b
    add v24.4s, v16.4s, v3.4s
    shl v16.4s, v20.4s, #9
    sri v16.4s, v20.4s, #23
    shl v20.4s, v24.4s, #9
    eor v2.16b, v27.16b, v1.16b
    eor v1.16b, v31.16b, v1.16b
    sri v20.4s, v24.4s, #23
    add v2.4s, v2.4s, v28.4s
    add v0.4s, v1.4s, v0.4s
    shl v24.4s, v2.4s, #9
    shl v28.4s, v0.4s, #9
    sri v24.4s, v2.4s, #23
    sri v28.4s, v0.4s, #23
    cbnz x12, .Llea192_encrypt_blocks_rounds6
    trn1 v0.2d, v16.2d, v17.2d
    trn2 v16.2d, v16.2d, v17.2d
    trn1 v17.2d, v18.2d, v19.2d
    trn2 v18.2d, v18.2d, v19.2d
    trn1 v19.2d, v20.2d, v21.2d
    trn2 v20.2d, v20.2d, v21.2d
    trn1 v21.4s, v0.4s, v17.4s
    trn2 v17.4s, v0.4s, v17.4s
    trn1 v0.4s, v16.4s, v18.4s
    trn2 v16.4s, v16.4s, v18.4s
    trn1 v18.2d, v22.2d, v23.2d
    stp q21, q17, [x2, #0]
    stp q0, q16, [x2, #32]
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
    trn1 v20.2d, v28.2d, v29.2d
    trn2 v21.2d, v28.2d, v29.2d
    trn1 v22.4s, v19.4s, v16.4s
    trn2 v16.4s, v19.4s, v16.4s
    trn1 v19.4s, v17.4s, v18.4s
    trn2 v17.4s, v17.4s, v18.4s
    trn1 v18.2d, v30.2d, v31.2d
    stp q22, q16, [x2, #128]
    stp q19, q17, [x2, #160]
    trn2 v16.2d, v30.2d, v31.2d
    trn1 v17.4s, v20.4s, v18.4s
    trn2 v18.4s, v20.4s, v18.4s
    sub x9, x9, #16
    trn1 v19.4s, v21.4s, v16.4s
    trn2 v16.4s, v21.4s, v16.4s
    stp q17, q18, [x2, #192]
    stp q19, q16, [x2, #224]
    add x2, x2, #256
    tbz x9, 63, .Llea192_encrypt_blocks_blocks5
.Llea192_encrypt_blocks_fewer3:
    add x9, x9, #16
    sub x9, x9, #4
    tbnz x9, 63, .Llea192_encrypt_blocks_fewer9
    add x10, x0, #2688
.Llea192_encrypt_blocks_blocks11:
    ldp q17, q16, [x1, #0]
    ldp q19, q18, [x1, #32]
    add x1, x1, #64
    orr x11, xzr, x0
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
    add x14, x0, #672
.Llea192_encrypt_blocks_blocks15:
    ldp w10, w9, [x1, #0]
    ldp w12, w11, [x1, #8]
    add x1, x1, #16
    orr x15, xzr, x0
.Llea192_encrypt_blocks_rounds16:
    ldr w16, [x15, #2704]
    ldr w17, [x15, #2708]
    ldr w8, [x15, #2696]
    ldr w3, [x15, #2700]
    ldr w4, [x15, #2688]
    ldr w5, [x15, #2692]
    ldr w6, [x15, #2728]
    ldr w7, [x15, #2732]
    eor w16, w12, w16
    eor w11, w11, w17
    eor w17, w9, w8
    eor w12, w12, w3
    add w11, w16, w11
    eor w16, w10, w4
    add w12, w17, w12
    eor w9, w9, w5
    eor w17, w6, w11, ror #3
    eor w10, w10, w7
    add w9, w16, w9
    ldr w16, [x15, #2720]
    add w10, w17, w10
    ldr w17, [x15, #2724]
    ldr w8, [x15, #2712]
    ldr w3, [x15, #2716]
    eor w16, w16, w12, ror #5
    eor w11, w17, w11, ror #3
    ldr w17, [x15, #2752]
    eor w8, w8, w9, ror #23
    add w11, w16, w11
    eor w12, w3, w12, ror #5
    ldr w16, [x15, #2756]
    ldr w3, [x15, #2744]
    add w12, w8, w12
    ldr w8, [x15, #2748]
    eor w17, w17, w10, ror #3
    eor w9, w16, w9, ror #23
    eor w16, w3, w11, ror #5
    ldr w3, [x15, #2736]
    add w9, w17, w9
    eor w10, w8, w10, ror #3
    ldr w17, [x15, #2740]
    ldr w8, [x15, #2776]
    add w10, w16, w10
    ldr w16, [x15, #2780]
    eor w3, w3, w12, ror #23
    eor w11, w17, w11, ror #5
    eor w17, w8, w9, ror #3
    ldr w8, [x15, #2768]
    add w3, w3, w11
    eor w12, w16, w12, ror #23
    ldr w16, [x15, #2772]
    extr w11, w3, w3, #23
    add w12, w17, w12
    ldr w17, [x15, #2760]
    ldr w4, [x15, #2764]
    extr w12, w12, w12, #3
    add x15, x15, #96
    eor w8, w8, w10, ror #5
    sub x5, x15, x14
    eor w9, w16, w9, ror #3
    add w9, w8, w9
    eor w16, w17, w3, ror #23
    eor w10, w4, w10, ror #5
    extr w9, w9, w9, #5
    add w10, w16, w10
    extr w10, w10, w10, #23
    cbnz x5, .Llea192_encrypt_blocks_rounds16
    stp w10, w9, [x2, #0]
    stp w12, w11, [x2, #8]
    add x2, x2, #16
    sub x13, x13, #1
    cbnz x13, .Llea192_encrypt_blocks_blocks15
.Llea192_encrypt_blocks_done1:
    ldr q8, [sp, #0]
    ldr q9, [sp, #16]
    ldr q10, [sp, #32]
    add sp, sp, #48
    ret x30
    .size lea192_encrypt_blocks, .-lea192_encrypt_blocks

    .balign 4
    .globl lea192_decrypt_blocks
    .type lea192_decrypt_blocks, %function
lea192_decrypt_blocks:
    sub sp, sp, #208
    str q8, [sp, #80]
    str q9, [sp, #96]
    str q10, [sp, #112]
    str q11, [sp, #128]
    str q12, [sp, #144]
    str q13, [sp, #160]
    str q14, [sp, #176]
    str q15, [sp, #192]
    sub x9, x3, #16
    tbnz x9, 63, .Llea192_decrypt_blocks_fewer3
.Llea192_decrypt_blocks_blocks5:
    ldp q17, q16, [x1, #0]
    add x10, x0, #2688
    ldp q19, q18, [x1, #32]
    ldp q21, q20, [x1, #64]
    ldp q23, q22, [x1, #96]
    ldp q25, q24, [x1, #128]
    ldp q27, q26, [x1, #160]
    trn1 v28.4s, v17.4s, v16.4s
    trn2 v29.4s, v17.4s, v16.4s
    ldp q17, q16, [x1, #192]
    trn1 v30.4s, v19.4s, v18.4s
    trn2 v19.4s, v19.4s, v18.4s
    ldp q31, q18, [x1, #224]
    trn1 v0.4s, v21.4s, v20.4s
    trn2 v1.4s, v21.4s, v20.4s
    add x1, x1, #256
    trn1 v21.4s, v23.4s, v22.4s
    trn2 v23.4s, v23.4s, v22.4s
    trn1 v2.4s, v25.4s, v24.4s
    trn2 v3.4s, v25.4s, v24.4s
    trn1 v25.4s, v27.4s, v26.4s
    trn2 v27.4s, v27.4s, v26.4s
    trn1 v4.4s, v17.4s, v16.4s
    trn2 v5.4s, v17.4s, v16.4s
    trn1 v6.4s, v31.4s, v18.4s
    trn2 v31.4s, v31.4s, v18.4s
    trn1 v16.2d, v28.2d, v30.2d
    trn2 v17.2d, v28.2d, v30.2d
    trn1 v18.2d, v29.2d, v19.2d
    trn2 v19.2d, v29.2d, v19.2d
    trn1 v20.2d, v0.2d, v21.2d
    trn2 v21.2d, v0.2d, v21.2d
    trn1 v22.2d, v1.2d, v23.2d
    trn2 v23.2d, v1.2d, v23.2d
    trn1 v24.2d, v2.2d, v25.2d
    trn2 v25.2d, v2.2d, v25.2d
    trn1 v26.2d, v3.2d, v27.2d
    trn2 v27.2d, v3.2d, v27.2d
    trn1 v28.2d, v4.2d, v6.2d
    trn2 v29.2d, v4.2d, v6.2d
    trn1 v30.2d, v5.2d, v31.2d
    trn2 v31.2d, v5.2d, v31.2d
.Llea192_decrypt_blocks_rounds6:
    sub x14, x10, #368
    sub x15, x10, #352
    sub x16, x10, #336
    ldur q0, [x10, #-96]
    ldr q15, [x14, #0]
    sub x17, x10, #320
    shl v1.4s, v16.4s, #23
    sub x8, x10, #304
    shl v3.4s, v20.4s, #23
    sub x11, x10, #288
    sub x12, x10, #272
    sub x13, x10, #384
    sri v1.4s, v16.4s, #9
    shl v5.4s, v24.4s, #23
    eor v16.16b, v19.16b, v0.16b
    shl v6.4s, v28.4s, #23
    str q15, [sp, #0]  /* spill */
    ldr q15, [x15, #0]
    sri v3.4s, v20.4s, #9
    eor v20.16b, v23.16b, v0.16b
    sub v16.4s, v1.4s, v16.4s
    sri v5.4s, v24.4s, #9
    eor v24.16b, v27.16b, v0.16b
    sri v6.4s, v28.4s, #9
    eor v28.16b, v31.16b, v0.16b
    sub v20.4s, v3.4s, v20.4s
    sub v24.4s, v5.4s, v24.4s
    shl v1.4s, v18.4s, #5
    str q15, [sp, #16]  /* spill */
    ldr q15, [x16, #0]
    ldur q2, [x10, #-80]
    sub v28.4s, v6.4s, v28.4s
    shl v3.4s, v22.4s, #5
    shl v5.4s, v26.4s, #5
    sri v1.4s, v18.4s, #27
    shl v6.4s, v30.4s, #5
    str q15, [sp, #32]  /* spill */
    ldr q15, [x17, #0]
    ldur q4, [x10, #-64]
    eor v16.16b, v16.16b, v2.16b
    eor v20.16b, v20.16b, v2.16b
    ldur q7, [x10, #-48]
    eor v24.16b, v24.16b, v2.16b
    eor v28.16b, v28.16b, v2.16b
    sri v3.4s, v22.4s, #27
    sri v5.4s, v26.4s, #27
    sri v6.4s, v30.4s, #27
    str q15, [sp, #48]  /* spill */
    ldr q15, [x8, #0]
    eor v2.16b, v16.16b, v4.16b
    ldur q0, [x10, #-32]
    eor v22.16b, v20.16b, v4.16b
    eor v30.16b, v24.16b, v4.16b
    sub v26.4s, v1.4s, v2.4s
    shl v2.4s, v17.4s, #3
    eor v1.16b, v28.16b, v4.16b
    sub v22.4s, v3.4s, v22.4s
    eor v26.16b, v26.16b, v7.16b
    sri v2.4s, v17.4s, #29
    str q15, [sp, #64]  /* spill */
    shl v15.4s, v16.4s, #5
    sub v30.4s, v5.4s, v30.4s
    sub v1.4s, v6.4s, v1.4s
    shl v4.4s, v21.4s, #3
    sri v15.4s, v16.4s, #27
    eor v22.16b, v22.16b, v7.16b
    shl v16.4s, v20.4s, #5
    eor v30.16b, v30.16b, v7.16b
    eor v1.16b, v1.16b, v7.16b
    shl v5.4s, v25.4s, #3
    sri v16.4s, v20.4s, #27
    shl v20.4s, v24.4s, #5
    sri v4.4s, v21.4s, #29
    sri v20.4s, v24.4s, #27
    shl v24.4s, v28.4s, #5
    ldur q18, [x10, #-16]
    shl v17.4s, v29.4s, #3
    sri v24.4s, v28.4s, #27
    eor v28.16b, v26.16b, v0.16b
    sri v5.4s, v25.4s, #29
    sub v28.4s, v2.4s, v28.4s
    shl v2.4s, v26.4s, #3
    sri v17.4s, v29.4s, #29
    sri v2.4s, v26.4s, #29
    eor v26.16b, v22.16b, v0.16b
    ldur q3, [x10, #-192]
    eor v28.16b, v28.16b, v18.16b
    shl v21.4s, v19.4s, #23
    sub v26.4s, v4.4s, v26.4s
    eor v4.16b, v30.16b, v0.16b
    eor v0.16b, v1.16b, v0.16b
    sri v21.4s, v19.4s, #9
    sub v4.4s, v5.4s, v4.4s
    eor v26.16b, v26.16b, v18.16b
    sub v17.4s, v17.4s, v0.4s
    shl v19.4s, v23.4s, #23
    eor v0.16b, v4.16b, v18.16b
    shl v25.4s, v31.4s, #23
    eor v17.16b, v17.16b, v18.16b
    shl v18.4s, v22.4s, #3
    sri v19.4s, v23.4s, #9
    sri v18.4s, v22.4s, #29
    shl v22.4s, v30.4s, #3
    shl v23.4s, v27.4s, #23
    sri v22.4s, v30.4s, #29
    shl v30.4s, v1.4s, #3
    sri v23.4s, v27.4s, #9
    ldur q27, [x10, #-176]
    sri v30.4s, v1.4s, #29
    eor v1.16b, v28.16b, v3.16b
    sri v25.4s, v31.4s, #9
    sub v21.4s, v21.4s, v1.4s
    shl v1.4s, v28.4s, #23
    ldur q29, [x10, #-160]
    sri v1.4s, v28.4s, #9
    eor v28.16b, v26.16b, v3.16b
    eor v21.16b, v21.16b, v27.16b
    sub v19.4s, v19.4s, v28.4s
    shl v28.4s, v26.4s, #23
    sri v28.4s, v26.4s, #9
    eor v26.16b, v0.16b, v3.16b
    eor v3.16b, v17.16b, v3.16b
    eor v19.16b, v19.16b, v27.16b
    ldur q31, [x10, #-144]
    sub v23.4s, v23.4s, v26.4s
    shl v26.4s, v0.4s, #23
    sub v25.4s, v25.4s, v3.4s
    eor v23.16b, v23.16b, v27.16b
    sri v26.4s, v0.4s, #9
    eor v25.16b, v25.16b, v27.16b
    shl v27.4s, v17.4s, #23
    shl v0.4s, v21.4s, #5
    ldur q6, [x10, #-128]
    sri v27.4s, v17.4s, #9
    eor v17.16b, v21.16b, v29.16b
    sri v0.4s, v21.4s, #27
    eor v21.16b, v19.16b, v29.16b
    sub v17.4s, v15.4s, v17.4s
    sub v16.4s, v16.4s, v21.4s
    shl v21.4s, v19.4s, #5
    eor v17.16b, v17.16b, v31.16b
    sri v21.4s, v19.4s, #27
    eor v19.16b, v23.16b, v29.16b
    eor v29.16b, v25.16b, v29.16b
    eor v16.16b, v16.16b, v31.16b
    sub v19.4s, v20.4s, v19.4s
    sub v20.4s, v24.4s, v29.4s
    shl v24.4s, v23.4s, #5
    ldur q7, [x10, #-112]
    shl v29.4s, v17.4s, #3
    eor v19.16b, v19.16b, v31.16b
    sri v24.4s, v23.4s, #27
    eor v20.16b, v20.16b, v31.16b
    shl v23.4s, v25.4s, #5
    ldr q12, [x11, #0]
    sri v29.4s, v17.4s, #29
    eor v31.16b, v20.16b, v6.16b
    sri v23.4s, v25.4s, #27
    eor v25.16b, v17.16b, v6.16b
    eor v17.16b, v16.16b, v6.16b
    sub v25.4s, v2.4s, v25.4s
    sub v17.4s, v18.4s, v17.4s
    shl v18.4s, v16.4s, #3
    eor v25.16b, v25.16b, v7.16b
    sri v18.4s, v16.4s, #29
    eor v16.16b, v19.16b, v6.16b
    ldr q13, [x12, #0]
    eor v17.16b, v17.16b, v7.16b
    sub v16.4s, v22.4s, v16.4s
    sub v22.4s, v30.4s, v31.4s
    shl v30.4s, v19.4s, #3
    ldur q8, [x10, #-256]
    shl v31.4s, v25.4s, #23
    eor v16.16b, v16.16b, v7.16b
    sri v30.4s, v19.4s, #29
    eor v22.16b, v22.16b, v7.16b
    shl v19.4s, v20.4s, #3
    sri v31.4s, v25.4s, #9
    sri v19.4s, v20.4s, #29
    eor v20.16b, v25.16b, v12.16b
    ldur q9, [x10, #-240]
    eor v25.16b, v17.16b, v12.16b
    shl v2.4s, v22.4s, #23
    sub v20.4s, v1.4s, v20.4s
    shl v1.4s, v17.4s, #23
    sub v25.4s, v28.4s, v25.4s
    eor v28.16b, v22.16b, v12.16b
    sri v1.4s, v17.4s, #9
    eor v17.16b, v16.16b, v12.16b
    eor v20.16b, v20.16b, v13.16b
    eor v25.16b, v25.16b, v13.16b
    sub v17.4s, v26.4s, v17.4s
    sub v26.4s, v27.4s, v28.4s
    shl v27.4s, v16.4s, #23
    ldur q10, [x10, #-224]
    sri v2.4s, v22.4s, #9
    eor v17.16b, v17.16b, v13.16b
    sri v27.4s, v16.4s, #9
    eor v16.16b, v20.16b, v8.16b
    eor v26.16b, v26.16b, v13.16b
    shl v4.4s, v17.4s, #5
    sub v16.4s, v0.4s, v16.4s
    shl v0.4s, v20.4s, #5
    ldur q11, [x10, #-208]
    sub x10, x10, #384
    sri v4.4s, v17.4s, #27
    sub x3, x10, x0
    eor v22.16b, v16.16b, v9.16b
    eor v16.16b, v25.16b, v8.16b
    sri v0.4s, v20.4s, #27
    eor v20.16b, v26.16b, v8.16b
    sub v16.4s, v21.4s, v16.4s
    shl v3.4s, v25.4s, #5
    ldr q14, [x13, #0]
    sub v20.4s, v23.4s, v20.4s
    shl v5.4s, v26.4s, #5
    eor v21.16b, v16.16b, v9.16b
    eor v16.16b, v17.16b, v8.16b
    sri v3.4s, v25.4s, #27
    eor v25.16b, v20.16b, v9.16b
    sub v16.4s, v24.4s, v16.4s
    eor v17.16b, v21.16b, v10.16b
    shl v6.4s, v21.4s, #3
    eor v23.16b, v16.16b, v9.16b
    eor v16.16b, v22.16b, v10.16b
    sub v17.4s, v18.4s, v17.4s
    eor v18.16b, v25.16b, v10.16b
    sub v16.4s, v29.4s, v16.4s
    shl v29.4s, v22.4s, #3
    eor v20.16b, v17.16b, v11.16b
    eor v17.16b, v23.16b, v10.16b
    eor v16.16b, v16.16b, v11.16b
    sub v18.4s, v19.4s, v18.4s
    ldr q19, [sp, #0]  /* reload */
    sub v17.4s, v30.4s, v17.4s
    sri v29.4s, v22.4s, #29
    eor v28.16b, v18.16b, v11.16b
    sri v6.4s, v21.4s, #29
    eor v24.16b, v17.16b, v11.16b
    eor v17.16b, v16.16b, v14.16b
    eor v21.16b, v28.16b, v14.16b
    sri v5.4s, v26.4s, #27
    sub v17.4s, v31.4s, v17.4s
    shl v7.4s, v23.4s, #3
    sub v21.4s, v2.4s, v21.4s
    shl v8.4s, v25.4s, #3
    eor v18.16b, v17.16b, v19.16b
    eor v17.16b, v20.16b, v14.16b
    eor v30.16b, v21.16b, v19.16b
    sri v7.4s, v23.4s, #29
    sub v17.4s, v1.4s, v17.4s
    sri v8.4s, v25.4s, #29
    eor v22.16b, v17.16b, v19.16b
    eor v17.16b, v24.16b, v14.16b
    ldr q23, [sp, #32]  /* reload */
    sub v17.4s, v27.4s, v17.4s
    ldr q31, [sp, #48]  /* reload */
    eor v26.16b, v17.16b, v19.16b
    ldr q19, [sp, #16]  /* reload */
    eor v17.16b, v18.16b, v19.16b
    eor v21.16b, v22.16b, v19.16b
    ldr q2, [sp, #64]  /* reload */
    eor v27.16b, v26.16b, v19.16b
    eor v19.16b, v30.16b, v19.16b
    sub v17.4s, v0.4s, v17.4s
    sub v21.4s, v3.4s, v21.4s
    sub v27.4s, v4.4s, v27.4s
    sub v19.4s, v5.4s, v19.4s
    eor v17.16b, v17.16b, v23.16b
    eor v25.16b, v21.16b, v23.16b
    orr v21.16b, v25.16b, v25.16b
    eor v27.16b, v27.16b, v23.16b
    eor v1.16b, v19.16b, v23.16b
    eor v0.16b, v17.16b, v31.16b
    eor v25.16b, v25.16b, v31.16b
    sub v29.4s, v29.4s, v0.4s
    sub v0.4s, v6.4s, v25.4s
    orr v25.16b, v27.16b, v27.16b
    eor v27.16b, v27.16b, v31.16b
    eor v31.16b, v1.16b, v31.16b
    eor v19.16b, v29.16b, v2.16b
    eor v23.16b, v0.16b, v2.16b
    orr v29.16b, v1.16b, v1.16b
    sub v27.4s, v7.4s, v27.4s
    sub v31.4s, v8.4s, v31.4s
    eor v27.16b, v27.16b, v2.16b
    eor v31.16b, v31.16b, v2.16b
    cbnz x3, .Llea192_decrypt_blocks_rounds6
    trn1 v0.2d, v16.2d, v17.2d
    trn2 v16.2d, v16.2d, v17.2d
    sub x9, x9, #16
    trn1 v17.2d, v18.2d, v19.2d
    trn2 v18.2d, v18.2d, v19.2d
    trn1 v19.2d, v20.2d, v21.2d
    trn2 v20.2d, v20.2d, v21.2d
    trn1 v21.2d, v22.2d, v23.2d
    trn2 v22.2d, v22.2d, v23.2d
    trn1 v23.2d, v24.2d, v25.2d
    trn2 v24.2d, v24.2d, v25.2d
    trn1 v25.2d, v26.2d, v27.2d
    trn2 v26.2d, v26.2d, v27.2d
    trn1 v27.2d, v28.2d, v29.2d
    trn2 v28.2d, v28.2d, v29.2d
    trn1 v29.2d, v30.2d, v31.2d
    trn2 v30.2d, v30.2d, v31.2d
    trn1 v31.4s, v0.4s, v17.4s
    trn2 v17.4s, v0.4s, v17.4s
    trn1 v0.4s, v16.4s, v18.4s
    trn2 v16.4s, v16.4s, v18.4s
    trn1 v18.4s, v19.4s, v21.4s
    trn2 v19.4s, v19.4s, v21.4s
    stp q31, q17, [x2, #0]
    trn1 v17.4s, v20.4s, v22.4s
    trn2 v20.4s, v20.4s, v22.4s
    stp q0, q16, [x2, #32]
    trn1 v16.4s, v23.4s, v25.4s
    trn2 v21.4s, v23.4s, v25.4s
    stp q18, q19, [x2, #64]
    trn1 v18.4s, v24.4s, v26.4s
    trn2 v19.4s, v24.4s, v26.4s
    stp q17, q20, [x2, #96]
    trn1 v17.4s, v27.4s, v29.4s
    trn2 v20.4s, v27.4s, v29.4s
    stp q16, q21, [x2, #128]
    trn1 v16.4s, v28.4s, v30.4s
    trn2 v21.4s, v28.4s, v30.4s
    stp q18, q19, [x2, #160]
    stp q17, q20, [x2, #192]
    stp q16, q21, [x2, #224]
    add x2, x2, #256
    tbz x9, 63, .Llea192_decrypt_blocks_blocks5
.Llea192_decrypt_blocks_fewer3:
    add x9, x9, #16
    sub x9, x9, #4
    tbnz x9, 63, .Llea192_decrypt_blocks_fewer9
.Llea192_decrypt_blocks_blocks11:
    ldp q17, q16, [x1, #0]
    add x10, x0, #2688
    ldp q19, q18, [x1, #32]
    add x1, x1, #64
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
    sub x11, x10, #288
    shl v24.4s, v18.4s, #5
    ldur q23, [x10, #-64]
    ldur q25, [x10, #-48]
    sub x12, x10, #272
    sri v21.4s, v16.4s, #9
    sub x13, x10, #384
    sub x14, x10, #368
    sub x15, x10, #352
    sri v24.4s, v18.4s, #27
    sub x16, x10, #336
    sub x17, x10, #320
    sub x8, x10, #304
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
    ldr q23, [x11, #0]
    sub v19.4s, v22.4s, v19.4s
    sri v25.4s, v16.4s, #27
    eor v16.16b, v19.16b, v17.16b
    ldr q17, [x12, #0]
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
    sub x11, x10, x0
    eor v19.16b, v16.16b, v20.16b
    shl v21.4s, v16.4s, #5
    ldr q20, [x13, #0]
    sub v19.4s, v25.4s, v19.4s
    sri v21.4s, v16.4s, #27
    eor v16.16b, v19.16b, v18.16b
    ldr q18, [x14, #0]
    eor v19.16b, v16.16b, v23.16b
    shl v25.4s, v16.4s, #3
    ldr q23, [x15, #0]
    sub v19.4s, v22.4s, v19.4s
    sri v25.4s, v16.4s, #29
    eor v17.16b, v19.16b, v17.16b
    ldr q19, [x16, #0]
    orr v16.16b, v17.16b, v17.16b
    eor v17.16b, v17.16b, v20.16b
    ldr q20, [x17, #0]
    sub v17.4s, v24.4s, v17.4s
    eor v17.16b, v17.16b, v18.16b
    ldr q22, [x8, #0]
    orr v18.16b, v17.16b, v17.16b
    eor v17.16b, v17.16b, v23.16b
    sub v17.4s, v21.4s, v17.4s
    eor v19.16b, v17.16b, v19.16b
    orr v17.16b, v19.16b, v19.16b
    eor v19.16b, v19.16b, v20.16b
    sub v19.4s, v25.4s, v19.4s
    eor v19.16b, v19.16b, v22.16b
    cbnz x11, .Llea192_decrypt_blocks_rounds12
    trn1 v20.2d, v16.2d, v17.2d
    trn2 v16.2d, v16.2d, v17.2d
    sub x9, x9, #4
    trn1 v17.2d, v18.2d, v19.2d
    trn2 v18.2d, v18.2d, v19.2d
    trn1 v19.4s, v20.4s, v17.4s
    trn2 v17.4s, v20.4s, v17.4s
    trn1 v20.4s, v16.4s, v18.4s
    trn2 v16.4s, v16.4s, v18.4s
    stp q19, q17, [x2, #0]
    stp q20, q16, [x2, #32]
    add x2, x2, #64
    tbz x9, 63, .Llea192_decrypt_blocks_blocks11
.Llea192_decrypt_blocks_fewer9:
    add x13, x9, #4
    cbz x13, .Llea192_decrypt_blocks_done1
.Llea192_decrypt_blocks_blocks15:
    ldp w9, w10, [x1, #0]
    add x14, x0, #672
    ldp w11, w12, [x1, #8]
    add x1, x1, #16
.Llea192_decrypt_blocks_rounds16:
    ldr w15, [x14, #2664]
    ldr w16, [x14, #2668]
    extr w9, w9, w9, #9
    extr w3, w12, w12, #9
    ldr w17, [x14, #2672]
    ldr w8, [x14, #2676]
    extr w10, w10, w10, #27
    extr w11, w11, w11, #29
    ldr w4, [x14, #2680]
    ldr w5, [x14, #2684]
    ldr w6, [x14, #2640]
    eor w12, w12, w15
    ldr w15, [x14, #2644]
    sub w9, w9, w12
    ldr w12, [x14, #2648]
    eor w9, w9, w16
    eor w16, w9, w17
    ldr w17, [x14, #2652]
    extr w9, w9, w9, #27
    sub w10, w10, w16
    ldr w16, [x14, #2656]
    eor w10, w10, w8
    eor w8, w10, w4
    ldr w4, [x14, #2660]
    extr w10, w10, w10, #29
    sub w11, w11, w8
    ldr w8, [x14, #2616]
    eor w11, w11, w5
    eor w5, w11, w6
    ldr w6, [x14, #2620]
    extr w11, w11, w11, #9
    sub w3, w3, w5
    ldr w5, [x14, #2624]
    eor w15, w3, w15
    eor w12, w15, w12
    ldr w3, [x14, #2628]
    extr w15, w15, w15, #27
    sub w9, w9, w12
    ldr w12, [x14, #2632]
    eor w9, w9, w17
    eor w16, w9, w16
    ldr w17, [x14, #2636]
    extr w9, w9, w9, #29
    sub w10, w10, w16
    ldr w16, [x14, #2592]
    eor w10, w10, w4
    eor w8, w10, w8
    ldr w4, [x14, #2596]
    extr w10, w10, w10, #9
    sub w11, w11, w8
    ldr w8, [x14, #2600]
    eor w11, w11, w6
    eor w5, w11, w5
    ldr w6, [x14, #2604]
    extr w11, w11, w11, #27
    sub w15, w15, w5
    ldr w5, [x14, #2608]
    eor w15, w15, w3
    eor w12, w15, w12
    ldr w3, [x14, #2612]
    extr w15, w15, w15, #29
    sub x14, x14, #96
    sub w9, w9, w12
    sub x7, x14, x0
    eor w12, w9, w17
    orr x9, xzr, x12
    eor w12, w12, w16
    sub w10, w10, w12
    eor w12, w10, w4
    orr x10, xzr, x12
    eor w12, w12, w8
    sub w11, w11, w12
    eor w12, w11, w6
    orr x11, xzr, x12
    eor w12, w12, w5
    sub w12, w15, w12
    eor w12, w12, w3
    cbnz x7, .Llea192_decrypt_blocks_rounds16
    sub x13, x13, #1
    stp w9, w10, [x2, #0]
    stp w11, w12, [x2, #8]
    add x2, x2, #16
    cbnz x13, .Llea192_decrypt_blocks_blocks15
.Llea192_decrypt_blocks_done1:
    ldr q8, [sp, #80]
    ldr q9, [sp, #96]
    ldr q10, [sp, #112]
    ldr q11, [sp, #128]
    ldr q12, [sp, #144]
    ldr q13, [sp, #160]
    ldr q14, [sp, #176]
    ldr q15, [sp, #192]
    add sp, sp, #208
    ret x30
    .size lea192_decrypt_blocks, .-lea192_decrypt_blocks

    .section .note.GNU-stack,"",%progbits
