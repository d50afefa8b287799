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
      "code_bytes": 5904,
      "stack_bytes": 1072
    },
    {
      "symbol": "lea256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 832,
      "stack_bytes": 0
    }
  ]
}
*/
    .text

    .balign 4
    .globl lea256_expand_key
    .type lea256_expand_key, %function
lea256_expand_key:
    sub sp, sp, #1072
    str x19, [sp, #984]
    str x20, [sp, #992]
    str x21, [sp, #1000]
    str x22, [sp, #1008]
    str x23, [sp, #1016]
    str x24, [sp, #1024]
    str x25, [sp, #1032]
    str x26, [sp, #1040]
    str x27, [sp, #1048]
    str x28, [sp, #1056]
    str x29, [sp, #1064]
    movz w9, #59867, lsl #0
    movz w10, #54199, lsl #0
    movz w11, #42863, lsl #0
    movk w9, #50159, lsl #16
    movk w10, #34783, lsl #16
    str x11, [sp, #0]  /* spill */
    movk w11, #4031, lsl #16
    movz w12, #40380, lsl #0
    movz w13, #15224, lsl #0
    str x11, [sp, #0]  /* spill */
    movz w11, #20190, lsl #0
    str x12, [sp, #16]  /* spill */
    str x13, [sp, #24]  /* spill */
    str x11, [sp, #8]  /* spill */
    movk w11, #8063, lsl #16
    movk w12, #16126, lsl #16
    movk w13, #32253, lsl #16
    str x11, [sp, #8]  /* spill */
    str x12, [sp, #16]  /* spill */
    str x13, [sp, #24]  /* spill */
    movz w11, #54788, lsl #0
    movz w12, #44041, lsl #0
    movz w13, #22546, lsl #0
    str x11, [sp, #32]  /* spill */
    str x12, [sp, #40]  /* spill */
    movk w11, #35012, lsl #16
    movk w12, #4489, lsl #16
    movk w13, #8979, lsl #16
    str x11, [sp, #32]  /* spill */
    str x12, [sp, #40]  /* spill */
    movz w11, #45092, lsl #0
    movz w12, #24648, lsl #0
    movz w14, #49297, lsl #0
    movk w11, #17958, lsl #16
    str x12, [sp, #48]  /* spill */
    str x14, [sp, #56]  /* spill */
    movk w12, #35917, lsl #16
    movk w14, #6298, lsl #16
    movz w15, #51367, lsl #0
    str x12, [sp, #48]  /* spill */
    str x14, [sp, #56]  /* spill */
    movz w12, #61993, lsl #0
    movz w14, #58451, lsl #0
    str x15, [sp, #80]  /* spill */
    str x12, [sp, #64]  /* spill */
    str x14, [sp, #72]  /* spill */
    movk w12, #59273, lsl #16
    movk w14, #53011, lsl #16
    movk w15, #40487, lsl #16
    str x12, [sp, #64]  /* spill */
    str x14, [sp, #72]  /* spill */
    str x15, [sp, #80]  /* spill */
    movz w12, #37199, lsl #0
    movz w14, #8862, lsl #0
    movz w15, #17724, lsl #0
    str x12, [sp, #88]  /* spill */
    movk w12, #15439, lsl #16
    movk w14, #30879, lsl #16
    movk w15, #61758, lsl #16
    str x12, [sp, #88]  /* spill */
    movz w12, #34659, lsl #0
    movz w16, #3783, lsl #0
    movz w17, #7567, lsl #0
    str x12, [sp, #96]  /* spill */
    str x16, [sp, #104]  /* spill */
    str x17, [sp, #112]  /* spill */
    movk w12, #50937, lsl #16
    movk w16, #36339, lsl #16
    movk w17, #7142, lsl #16
    str x12, [sp, #96]  /* spill */
    str x16, [sp, #104]  /* spill */
    str x17, [sp, #112]  /* spill */
    movz w12, #15134, lsl #0
    movz w16, #30268, lsl #0
    movz w17, #60536, lsl #0
    str x12, [sp, #120]  /* spill */
    str x16, [sp, #128]  /* spill */
    str x17, [sp, #136]  /* spill */
    movk w12, #14284, lsl #16
    movk w16, #28568, lsl #16
    movk w17, #57136, lsl #16
    str x12, [sp, #120]  /* spill */
    str x16, [sp, #128]  /* spill */
    str x17, [sp, #136]  /* spill */
    movz w12, #18919, lsl #0
    movz w16, #37838, lsl #0
    movz w17, #10140, lsl #0
    movk w12, #5610, lsl #16
    movk w16, #11220, lsl #16
    str x17, [sp, #144]  /* spill */
    movk w17, #22441, lsl #16
    movz w8, #2759, lsl #0
    movz w2, #5519, lsl #0
    str x17, [sp, #144]  /* spill */
    movz w17, #20280, lsl #0
    movk w8, #34266, lsl #16
    str x2, [sp, #192]  /* spill */
    str x17, [sp, #152]  /* spill */
    movk w17, #44882, lsl #16
    movk w2, #2996, lsl #16
    movz w3, #22274, lsl #0
    str x17, [sp, #152]  /* spill */
    movz w17, #40561, lsl #0
    str x2, [sp, #192]  /* spill */
    movz w2, #11038, lsl #0
    str x17, [sp, #160]  /* spill */
    movk w17, #24228, lsl #16
    str x2, [sp, #200]  /* spill */
    movk w2, #5992, lsl #16
    str x17, [sp, #160]  /* spill */
    movz w17, #15586, lsl #0
    str x2, [sp, #200]  /* spill */
    movz w2, #35512, lsl #0
    str x17, [sp, #168]  /* spill */
    movk w17, #48457, lsl #16
    str x2, [sp, #208]  /* spill */
    movk w2, #5052, lsl #16
    str x17, [sp, #168]  /* spill */
    movz w17, #16728, lsl #0
    str x2, [sp, #208]  /* spill */
    movz w2, #5488, lsl #0
    str x17, [sp, #176]  /* spill */
    movk w17, #61627, lsl #16
    str x2, [sp, #216]  /* spill */
    movk w2, #10105, lsl #16
    str x17, [sp, #176]  /* spill */
    movz w17, #33457, lsl #0
    str x2, [sp, #216]  /* spill */
    movz w2, #10976, lsl #0
    str x17, [sp, #184]  /* spill */
    movk w17, #57718, lsl #16
    str x2, [sp, #224]  /* spill */
    movk w2, #20210, lsl #16
    str x17, [sp, #184]  /* spill */
    movz w17, #1379, lsl #0
    str x2, [sp, #224]  /* spill */
    movz w2, #21952, lsl #0
    movk w17, #49901, lsl #16
    movk w3, #30609, lsl #16
    str x2, [sp, #232]  /* spill */
    movk w2, #40420, lsl #16
    movz w4, #44018, lsl #0
    movz w5, #46983, lsl #0
    str x2, [sp, #232]  /* spill */
    movz w2, #43905, lsl #0
    str x4, [sp, #240]  /* spill */
    movk w4, #57860, lsl #16
    movk w2, #15304, lsl #16
    movk w5, #57299, lsl #16
    str x4, [sp, #240]  /* spill */
    movz w4, #22501, lsl #0
    movz w6, #28431, lsl #0
    movz w7, #9286, lsl #0
    str x4, [sp, #248]  /* spill */
    movk w4, #50185, lsl #16
    str x6, [sp, #288]  /* spill */
    movk w6, #49063, lsl #16
    str x4, [sp, #248]  /* spill */
    movz w4, #45003, lsl #0
    str x6, [sp, #288]  /* spill */
    movz w6, #56863, lsl #0
    str x4, [sp, #256]  /* spill */
    movk w4, #34834, lsl #16
    str x6, [sp, #296]  /* spill */
    movk w6, #32590, lsl #16
    str x4, [sp, #256]  /* spill */
    movz w4, #24471, lsl #0
    str x6, [sp, #296]  /* spill */
    movz w6, #48190, lsl #0
    str x4, [sp, #264]  /* spill */
    movk w4, #4133, lsl #16
    str x6, [sp, #304]  /* spill */
    movk w6, #65181, lsl #16
    str x4, [sp, #264]  /* spill */
    movz w4, #48942, lsl #0
    str x6, [sp, #304]  /* spill */
    movz w6, #30845, lsl #0
    str x4, [sp, #272]  /* spill */
    movk w4, #8266, lsl #16
    str x6, [sp, #312]  /* spill */
    movk w6, #64827, lsl #16
    str x4, [sp, #272]  /* spill */
    movz w4, #32348, lsl #0
    str x6, [sp, #312]  /* spill */
    movz w6, #1160, lsl #0
    str x4, [sp, #280]  /* spill */
    movk w4, #16533, lsl #16
    str x6, [sp, #320]  /* spill */
    movk w6, #50390, lsl #16
    str x4, [sp, #280]  /* spill */
    movz w4, #56259, lsl #0
    str x6, [sp, #320]  /* spill */
    movz w6, #2321, lsl #0
    movk w4, #61417, lsl #16
    str x7, [sp, #336]  /* spill */
    str x6, [sp, #328]  /* spill */
    movk w6, #35244, lsl #16
    movk w7, #9904, lsl #16
    movz w19, #15601, lsl #0
    str x6, [sp, #328]  /* spill */
    movz w6, #4643, lsl #0
    str x7, [sp, #336]  /* spill */
    movz w7, #18572, lsl #0
    movk w6, #4952, lsl #16
    str x19, [sp, #392]  /* spill */
    str x7, [sp, #344]  /* spill */
    movk w7, #19808, lsl #16
    movk w19, #15941, lsl #16
    movz w20, #52779, lsl #0
    str x7, [sp, #344]  /* spill */
    movz w7, #37144, lsl #0
    str x19, [sp, #392]  /* spill */
    movz w19, #25542, lsl #0
    str x7, [sp, #352]  /* spill */
    movk w7, #39616, lsl #16
    str x19, [sp, #400]  /* spill */
    movk w19, #63879, lsl #16
    str x7, [sp, #352]  /* spill */
    movz w7, #10727, lsl #0
    str x19, [sp, #400]  /* spill */
    movz w19, #51085, lsl #0
    str x7, [sp, #360]  /* spill */
    movk w7, #35314, lsl #16
    str x19, [sp, #408]  /* spill */
    movk w19, #62222, lsl #16
    str x7, [sp, #360]  /* spill */
    movz w7, #21455, lsl #0
    str x19, [sp, #408]  /* spill */
    movz w19, #36635, lsl #0
    str x7, [sp, #368]  /* spill */
    movk w7, #5092, lsl #16
    str x19, [sp, #416]  /* spill */
    movk w19, #58909, lsl #16
    str x7, [sp, #368]  /* spill */
    movz w7, #42910, lsl #0
    str x19, [sp, #416]  /* spill */
    movz w19, #7735, lsl #0
    str x7, [sp, #376]  /* spill */
    movk w7, #10184, lsl #16
    str x19, [sp, #424]  /* spill */
    movk w19, #52283, lsl #16
    str x7, [sp, #376]  /* spill */
    movz w7, #20284, lsl #0
    str x19, [sp, #424]  /* spill */
    movz w19, #15471, lsl #0
    str x7, [sp, #384]  /* spill */
    movk w7, #20369, lsl #16
    str x19, [sp, #432]  /* spill */
    movk w19, #39030, lsl #16
    str x7, [sp, #384]  /* spill */
    movz w7, #40568, lsl #0
    str x19, [sp, #432]  /* spill */
    movz w19, #30943, lsl #0
    movk w7, #40738, lsl #16
    str x20, [sp, #448]  /* spill */
    str x19, [sp, #440]  /* spill */
    movk w19, #12524, lsl #16
    movk w20, #54419, lsl #16
    movz w21, #51077, lsl #0
    str x19, [sp, #440]  /* spill */
    movz w19, #59157, lsl #0
    str x20, [sp, #448]  /* spill */
    movz w20, #40023, lsl #0
    movk w19, #59977, lsl #16
    str x21, [sp, #504]  /* spill */
    str x20, [sp, #456]  /* spill */
    movk w20, #43303, lsl #16
    movk w21, #55818, lsl #16
    movz w22, #631, lsl #0
    str x20, [sp, #456]  /* spill */
    movz w20, #14511, lsl #0
    str x21, [sp, #504]  /* spill */
    movz w21, #36619, lsl #0
    str x20, [sp, #464]  /* spill */
    movk w20, #21071, lsl #16
    str x21, [sp, #512]  /* spill */
    movk w21, #46101, lsl #16
    str x20, [sp, #464]  /* spill */
    movz w20, #29022, lsl #0
    str x21, [sp, #512]  /* spill */
    movz w21, #7703, lsl #0
    str x20, [sp, #472]  /* spill */
    movk w20, #42142, lsl #16
    str x21, [sp, #520]  /* spill */
    movk w21, #26667, lsl #16
    str x20, [sp, #472]  /* spill */
    movz w20, #58045, lsl #0
    str x21, [sp, #520]  /* spill */
    movz w21, #47123, lsl #0
    str x20, [sp, #480]  /* spill */
    movk w20, #18748, lsl #16
    str x21, [sp, #528]  /* spill */
    movk w21, #48266, lsl #16
    str x20, [sp, #480]  /* spill */
    movz w20, #22768, lsl #0
    str x21, [sp, #528]  /* spill */
    movz w21, #28711, lsl #0
    str x20, [sp, #488]  /* spill */
    movk w20, #47937, lsl #16
    str x21, [sp, #536]  /* spill */
    movk w21, #30997, lsl #16
    str x20, [sp, #488]  /* spill */
    movz w20, #45537, lsl #0
    str x21, [sp, #536]  /* spill */
    movz w21, #57422, lsl #0
    str x20, [sp, #496]  /* spill */
    movk w20, #30338, lsl #16
    str x21, [sp, #544]  /* spill */
    movk w21, #61994, lsl #16
    str x20, [sp, #496]  /* spill */
    movz w20, #25538, lsl #0
    str x21, [sp, #544]  /* spill */
    movz w21, #49309, lsl #0
    movk w20, #60677, lsl #16
    str x22, [sp, #560]  /* spill */
    str x21, [sp, #552]  /* spill */
    movk w21, #58453, lsl #16
    movk w22, #37207, lsl #16
    movz w23, #34783, lsl #0
    str x21, [sp, #552]  /* spill */
    movz w21, #33083, lsl #0
    str x22, [sp, #560]  /* spill */
    movz w22, #62178, lsl #0
    movk w21, #51371, lsl #16
    str x23, [sp, #616]  /* spill */
    str x22, [sp, #568]  /* spill */
    movk w22, #1195, lsl #16
    movk w23, #54199, lsl #16
    movz w24, #17958, lsl #0
    str x22, [sp, #568]  /* spill */
    movz w22, #58820, lsl #0
    str x23, [sp, #616]  /* spill */
    movz w23, #4031, lsl #0
    str x22, [sp, #576]  /* spill */
    movk w22, #2391, lsl #16
    str x23, [sp, #624]  /* spill */
    movk w23, #42863, lsl #16
    str x22, [sp, #576]  /* spill */
    movz w22, #52104, lsl #0
    str x23, [sp, #624]  /* spill */
    movz w23, #8063, lsl #0
    str x22, [sp, #584]  /* spill */
    movk w22, #4783, lsl #16
    str x23, [sp, #632]  /* spill */
    movk w23, #20190, lsl #16
    str x22, [sp, #584]  /* spill */
    movz w22, #38672, lsl #0
    str x23, [sp, #632]  /* spill */
    movz w23, #16126, lsl #0
    str x22, [sp, #592]  /* spill */
    movk w22, #9567, lsl #16
    str x23, [sp, #640]  /* spill */
    movk w23, #40380, lsl #16
    str x22, [sp, #592]  /* spill */
    movz w22, #11808, lsl #0
    str x23, [sp, #640]  /* spill */
    movz w23, #32253, lsl #0
    str x22, [sp, #600]  /* spill */
    movk w22, #19135, lsl #16
    str x23, [sp, #648]  /* spill */
    movk w23, #15224, lsl #16
    str x22, [sp, #600]  /* spill */
    movz w22, #23616, lsl #0
    str x23, [sp, #648]  /* spill */
    movz w23, #35012, lsl #0
    str x22, [sp, #608]  /* spill */
    movk w22, #38270, lsl #16
    str x23, [sp, #656]  /* spill */
    movk w23, #54788, lsl #16
    str x22, [sp, #608]  /* spill */
    movz w22, #50159, lsl #0
    str x23, [sp, #656]  /* spill */
    movz w23, #4489, lsl #0
    movk w22, #59867, lsl #16
    str x24, [sp, #672]  /* spill */
    str x23, [sp, #664]  /* spill */
    movk w23, #44041, lsl #16
    movk w24, #45092, lsl #16
    movz w25, #61758, lsl #0
    str x23, [sp, #664]  /* spill */
    movz w23, #8979, lsl #0
    str x24, [sp, #672]  /* spill */
    movz w24, #35917, lsl #0
    movk w23, #22546, lsl #16
    str x25, [sp, #728]  /* spill */
    str x24, [sp, #680]  /* spill */
    movk w24, #24648, lsl #16
    movk w25, #17724, lsl #16
    movz w26, #11220, lsl #0
    str x24, [sp, #680]  /* spill */
    movz w24, #6298, lsl #0
    str x25, [sp, #728]  /* spill */
    movz w25, #50937, lsl #0
    str x24, [sp, #688]  /* spill */
    movk w24, #49297, lsl #16
    str x25, [sp, #736]  /* spill */
    movk w25, #34659, lsl #16
    str x24, [sp, #688]  /* spill */
    movz w24, #59273, lsl #0
    str x25, [sp, #736]  /* spill */
    movz w25, #36339, lsl #0
    str x24, [sp, #696]  /* spill */
    movk w24, #61993, lsl #16
    str x25, [sp, #744]  /* spill */
    movk w25, #3783, lsl #16
    str x24, [sp, #696]  /* spill */
    movz w24, #53011, lsl #0
    str x25, [sp, #744]  /* spill */
    movz w25, #7142, lsl #0
    str x24, [sp, #704]  /* spill */
    movk w24, #58451, lsl #16
    str x25, [sp, #752]  /* spill */
    movk w25, #7567, lsl #16
    str x24, [sp, #704]  /* spill */
    movz w24, #40487, lsl #0
    str x25, [sp, #752]  /* spill */
    movz w25, #14284, lsl #0
    str x24, [sp, #712]  /* spill */
    movk w24, #51367, lsl #16
    str x25, [sp, #760]  /* spill */
    movk w25, #15134, lsl #16
    str x24, [sp, #712]  /* spill */
    movz w24, #15439, lsl #0
    str x25, [sp, #760]  /* spill */
    movz w25, #28568, lsl #0
    str x24, [sp, #720]  /* spill */
    movk w24, #37199, lsl #16
    str x25, [sp, #768]  /* spill */
    movk w25, #30268, lsl #16
    str x24, [sp, #720]  /* spill */
    movz w24, #30879, lsl #0
    str x25, [sp, #768]  /* spill */
    movz w25, #57136, lsl #0
    movk w24, #8862, lsl #16
    str x26, [sp, #784]  /* spill */
    str x25, [sp, #776]  /* spill */
    movk w25, #60536, lsl #16
    movk w26, #37838, lsl #16
    ldr w27, [x1, #0]
    str x25, [sp, #776]  /* spill */
    movz w25, #5610, lsl #0
    str x26, [sp, #784]  /* spill */
    movz w26, #22441, lsl #0
    movk w25, #18919, lsl #16
    ldr w28, [x1, #4]
    str x26, [sp, #792]  /* spill */
    movk w26, #10140, lsl #16
    ldr w29, [x1, #8]
    add w9, w27, w9
    str x26, [sp, #792]  /* spill */
    movz w26, #44882, lsl #0
    extr w9, w9, w9, #31
    ldr x27, [sp, #176]  /* reload */
    str x26, [sp, #800]  /* spill */
    movk w26, #20280, lsl #16
    str w9, [x0, #0]
    add w9, w9, w13
    str x26, [sp, #800]  /* spill */
    movz w26, #24228, lsl #0
    str x29, [sp, #840]  /* spill */
    ldr w29, [x1, #12]
    str x26, [sp, #808]  /* spill */
    movk w26, #40561, lsl #16
    extr w9, w9, w9, #26
    add w10, w28, w10
    str x26, [sp, #808]  /* spill */
    movz w26, #48457, lsl #0
    add w13, w9, w14
    extr w10, w10, w10, #29
    str x26, [sp, #816]  /* spill */
    movk w26, #15586, lsl #16
    str x29, [sp, #848]  /* spill */
    ldr w29, [x1, #16]
    str x26, [sp, #816]  /* spill */
    movz w26, #61627, lsl #0
    extr w13, w13, w13, #19
    str w10, [x0, #4]
    str x26, [sp, #824]  /* spill */
    movk w26, #16728, lsl #16
    add w12, w13, w12
    add w10, w10, w11
    str x26, [sp, #824]  /* spill */
    movz w26, #57718, lsl #0
    str x29, [sp, #856]  /* spill */
    ldr w29, [x1, #20]
    str x26, [sp, #832]  /* spill */
    movk w26, #33457, lsl #16
    extr w12, w12, w12, #31
    extr w10, w10, w10, #21
    str x26, [sp, #832]  /* spill */
    movz w26, #49901, lsl #0
    add w14, w12, w17
    add w11, w10, w15
    movk w26, #1379, lsl #16
    extr w14, w14, w14, #26
    str x29, [sp, #864]  /* spill */
    ldr w29, [x1, #24]
    ldr w1, [x1, #28]
    add w17, w14, w2
    extr w11, w11, w11, #15
    ldr x2, [sp, #144]  /* reload */
    extr w17, w17, w17, #19
    add w15, w11, w16
    ldr x28, [sp, #224]  /* reload */
    str x17, [sp, #872]  /* spill */
    add w17, w17, w4
    extr w15, w15, w15, #29
    ldr x4, [sp, #240]  /* reload */
    extr w17, w17, w17, #31
    add w16, w15, w8
    ldr x8, [sp, #336]  /* reload */
    str x17, [sp, #880]  /* spill */
    add w17, w17, w6
    extr w16, w16, w16, #21
    ldr x6, [sp, #152]  /* reload */
    extr w17, w17, w17, #26
    str x17, [sp, #888]  /* spill */
    add w17, w17, w7
    ldr x7, [sp, #200]  /* reload */
    extr w17, w17, w17, #19
    str x17, [sp, #896]  /* spill */
    add w17, w17, w19
    ldr x19, [sp, #248]  /* reload */
    extr w17, w17, w17, #31
    str x17, [sp, #904]  /* spill */
    add w17, w17, w20
    ldr x20, [sp, #296]  /* reload */
    extr w17, w17, w17, #26
    str x17, [sp, #912]  /* spill */
    add w17, w17, w21
    ldr x21, [sp, #160]  /* reload */
    extr w17, w17, w17, #19
    str x17, [sp, #920]  /* spill */
    add w17, w17, w22
    ldr x22, [sp, #208]  /* reload */
    extr w17, w17, w17, #31
    str x17, [sp, #928]  /* spill */
    add w17, w17, w23
    ldr x23, [sp, #256]  /* reload */
    extr w17, w17, w17, #26
    str x17, [sp, #936]  /* spill */
    add w17, w17, w24
    ldr x24, [sp, #168]  /* reload */
    extr w17, w17, w17, #19
    str x17, [sp, #944]  /* spill */
    add w17, w17, w25
    ldr x25, [sp, #216]  /* reload */
    extr w17, w17, w17, #31
    str x17, [sp, #952]  /* spill */
    add w17, w17, w26
    ldr x26, [sp, #264]  /* reload */
    extr w17, w17, w17, #26
    str x17, [sp, #960]  /* spill */
    add w17, w16, w3
    ldr x3, [sp, #192]  /* reload */
    extr w17, w17, w17, #15
    str x17, [sp, #968]  /* spill */
    add w17, w17, w5
    ldr x5, [sp, #288]  /* reload */
    extr w17, w17, w17, #29
    str x17, [sp, #976]  /* spill */
    add w17, w17, w8
    ldr x8, [sp, #392]  /* reload */
    extr w17, w17, w17, #21
    str x17, [sp, #336]  /* spill */
    add w17, w17, w8
    ldr x8, [sp, #448]  /* reload */
    extr w17, w17, w17, #15
    str x17, [sp, #392]  /* spill */
    add w17, w17, w8
    ldr x8, [sp, #504]  /* reload */
    extr w17, w17, w17, #29
    str x17, [sp, #448]  /* spill */
    add w17, w17, w8
    ldr x8, [sp, #560]  /* reload */
    extr w17, w17, w17, #21
    str x17, [sp, #504]  /* spill */
    add w17, w17, w8
    ldr x8, [sp, #616]  /* reload */
    extr w17, w17, w17, #15
    str x17, [sp, #560]  /* spill */
    add w17, w17, w8
    ldr x8, [sp, #672]  /* reload */
    extr w17, w17, w17, #29
    str x17, [sp, #616]  /* spill */
    add w17, w17, w8
    ldr x8, [sp, #728]  /* reload */
    extr w17, w17, w17, #21
    str x17, [sp, #672]  /* spill */
    add w17, w17, w8
    ldr x8, [sp, #784]  /* reload */
    extr w17, w17, w17, #15
    str x17, [sp, #728]  /* spill */
    add w17, w17, w8
    ldr x8, [sp, #0]  /* reload */
    extr w17, w17, w17, #29
    str x17, [sp, #784]  /* spill */
    ldr x17, [sp, #840]  /* reload */
    add w17, w17, w8
    ldr x8, [sp, #48]  /* reload */
    extr w17, w17, w17, #26
    str w17, [x0, #8]
    add w17, w17, w8
    ldr x8, [sp, #96]  /* reload */
    extr w17, w17, w17, #19
    add w8, w17, w8
    extr w8, w8, w8, #31
    add w2, w8, w2
    extr w2, w2, w2, #26
    add w3, w2, w3
    extr w3, w3, w3, #19
    add w4, w3, w4
    extr w4, w4, w4, #31
    str x4, [sp, #0]  /* spill */
    add w4, w4, w5
    ldr x5, [sp, #344]  /* reload */
    extr w4, w4, w4, #26
    str x4, [sp, #48]  /* spill */
    add w4, w4, w5
    ldr x5, [sp, #400]  /* reload */
    extr w4, w4, w4, #19
    str x4, [sp, #96]  /* spill */
    add w4, w4, w5
    ldr x5, [sp, #456]  /* reload */
    extr w4, w4, w4, #31
    str x4, [sp, #144]  /* spill */
    add w4, w4, w5
    ldr x5, [sp, #512]  /* reload */
    extr w4, w4, w4, #26
    str x4, [sp, #192]  /* spill */
    add w4, w4, w5
    ldr x5, [sp, #568]  /* reload */
    extr w4, w4, w4, #19
    str x4, [sp, #240]  /* spill */
    add w4, w4, w5
    ldr x5, [sp, #624]  /* reload */
    extr w4, w4, w4, #31
    str x4, [sp, #288]  /* spill */
    add w4, w4, w5
    ldr x5, [sp, #680]  /* reload */
    extr w4, w4, w4, #26
    str x4, [sp, #344]  /* spill */
    add w4, w4, w5
    ldr x5, [sp, #736]  /* reload */
    extr w4, w4, w4, #19
    str x4, [sp, #400]  /* spill */
    add w4, w4, w5
    ldr x5, [sp, #792]  /* reload */
    extr w4, w4, w4, #31
    str x4, [sp, #456]  /* spill */
    add w4, w4, w5
    ldr x5, [sp, #8]  /* reload */
    extr w4, w4, w4, #26
    str x4, [sp, #512]  /* spill */
    ldr x4, [sp, #848]  /* reload */
    add w4, w4, w5
    ldr x5, [sp, #56]  /* reload */
    extr w4, w4, w4, #21
    str w4, [x0, #12]
    add w4, w4, w5
    ldr x5, [sp, #104]  /* reload */
    extr w4, w4, w4, #15
    add w5, w4, w5
    extr w5, w5, w5, #29
    add w6, w5, w6
    extr w6, w6, w6, #21
    add w7, w6, w7
    extr w7, w7, w7, #15
    add w19, w7, w19
    extr w19, w19, w19, #29
    str x19, [sp, #8]  /* spill */
    add w19, w19, w20
    ldr x20, [sp, #352]  /* reload */
    extr w19, w19, w19, #21
    str x19, [sp, #56]  /* spill */
    add w19, w19, w20
    ldr x20, [sp, #408]  /* reload */
    extr w19, w19, w19, #15
    str x19, [sp, #104]  /* spill */
    add w19, w19, w20
    ldr x20, [sp, #464]  /* reload */
    extr w19, w19, w19, #29
    str x19, [sp, #152]  /* spill */
    add w19, w19, w20
    ldr x20, [sp, #520]  /* reload */
    extr w19, w19, w19, #21
    str x19, [sp, #200]  /* spill */
    add w19, w19, w20
    ldr x20, [sp, #576]  /* reload */
    extr w19, w19, w19, #15
    str x19, [sp, #248]  /* spill */
    add w19, w19, w20
    ldr x20, [sp, #632]  /* reload */
    extr w19, w19, w19, #29
    str x19, [sp, #296]  /* spill */
    add w19, w19, w20
    ldr x20, [sp, #688]  /* reload */
    extr w19, w19, w19, #21
    str x19, [sp, #352]  /* spill */
    add w19, w19, w20
    ldr x20, [sp, #744]  /* reload */
    extr w19, w19, w19, #15
    str x19, [sp, #408]  /* spill */
    add w19, w19, w20
    ldr x20, [sp, #800]  /* reload */
    extr w19, w19, w19, #29
    str x19, [sp, #464]  /* spill */
    add w19, w19, w20
    ldr x20, [sp, #16]  /* reload */
    extr w19, w19, w19, #21
    str x19, [sp, #520]  /* spill */
    ldr x19, [sp, #856]  /* reload */
    add w19, w19, w20
    ldr x20, [sp, #64]  /* reload */
    extr w19, w19, w19, #19
    str w19, [x0, #16]
    add w19, w19, w20
    ldr x20, [sp, #112]  /* reload */
    extr w19, w19, w19, #31
    add w20, w19, w20
    extr w20, w20, w20, #26
    add w21, w20, w21
    extr w21, w21, w21, #19
    add w22, w21, w22
    extr w22, w22, w22, #31
    str x22, [sp, #16]  /* spill */
    add w22, w22, w23
    ldr x23, [sp, #304]  /* reload */
    extr w22, w22, w22, #26
    str x22, [sp, #64]  /* spill */
    add w22, w22, w23
    ldr x23, [sp, #360]  /* reload */
    extr w22, w22, w22, #19
    str x22, [sp, #112]  /* spill */
    add w22, w22, w23
    ldr x23, [sp, #416]  /* reload */
    extr w22, w22, w22, #31
    str x22, [sp, #160]  /* spill */
    add w22, w22, w23
    ldr x23, [sp, #472]  /* reload */
    extr w22, w22, w22, #26
    str x22, [sp, #208]  /* spill */
    add w22, w22, w23
    ldr x23, [sp, #528]  /* reload */
    extr w22, w22, w22, #19
    str x22, [sp, #256]  /* spill */
    add w22, w22, w23
    ldr x23, [sp, #584]  /* reload */
    extr w22, w22, w22, #31
    str x22, [sp, #304]  /* spill */
    add w22, w22, w23
    ldr x23, [sp, #640]  /* reload */
    extr w22, w22, w22, #26
    str x22, [sp, #360]  /* spill */
    add w22, w22, w23
    ldr x23, [sp, #696]  /* reload */
    extr w22, w22, w22, #19
    str x22, [sp, #416]  /* spill */
    add w22, w22, w23
    ldr x23, [sp, #752]  /* reload */
    extr w22, w22, w22, #31
    str x22, [sp, #472]  /* spill */
    add w22, w22, w23
    ldr x23, [sp, #808]  /* reload */
    extr w22, w22, w22, #26
    str x22, [sp, #528]  /* spill */
    add w22, w22, w23
    ldr x23, [sp, #24]  /* reload */
    extr w22, w22, w22, #19
    str x22, [sp, #568]  /* spill */
    ldr x22, [sp, #864]  /* reload */
    add w22, w22, w23
    ldr x23, [sp, #72]  /* reload */
    extr w22, w22, w22, #15
    str w22, [x0, #20]
    add w22, w22, w23
    ldr x23, [sp, #120]  /* reload */
    extr w22, w22, w22, #29
    add w23, w22, w23
    extr w23, w23, w23, #21
    add w24, w23, w24
    extr w24, w24, w24, #15
    add w25, w24, w25
    extr w25, w25, w25, #29
    str x25, [sp, #24]  /* spill */
    add w25, w25, w26
    ldr x26, [sp, #312]  /* reload */
    extr w25, w25, w25, #21
    str x25, [sp, #72]  /* spill */
    add w25, w25, w26
    ldr x26, [sp, #368]  /* reload */
    extr w25, w25, w25, #15
    str x25, [sp, #120]  /* spill */
    add w25, w25, w26
    ldr x26, [sp, #424]  /* reload */
    extr w25, w25, w25, #29
    str x25, [sp, #168]  /* spill */
    add w25, w25, w26
    ldr x26, [sp, #480]  /* reload */
    extr w25, w25, w25, #21
    str x25, [sp, #216]  /* spill */
    add w25, w25, w26
    ldr x26, [sp, #536]  /* reload */
    extr w25, w25, w25, #15
    str x25, [sp, #264]  /* spill */
    add w25, w25, w26
    ldr x26, [sp, #592]  /* reload */
    extr w25, w25, w25, #29
    str x25, [sp, #312]  /* spill */
    add w25, w25, w26
    ldr x26, [sp, #648]  /* reload */
    extr w25, w25, w25, #21
    str x25, [sp, #368]  /* spill */
    add w25, w25, w26
    ldr x26, [sp, #704]  /* reload */
    extr w25, w25, w25, #15
    str x25, [sp, #424]  /* spill */
    add w25, w25, w26
    ldr x26, [sp, #760]  /* reload */
    extr w25, w25, w25, #29
    str x25, [sp, #480]  /* spill */
    add w25, w25, w26
    ldr x26, [sp, #816]  /* reload */
    extr w25, w25, w25, #21
    str x25, [sp, #536]  /* spill */
    add w25, w25, w26
    ldr x26, [sp, #80]  /* reload */
    extr w25, w25, w25, #15
    str x25, [sp, #576]  /* spill */
    ldr x25, [sp, #32]  /* reload */
    add w25, w29, w25
    ldr x29, [sp, #272]  /* reload */
    extr w25, w25, w25, #31
    str w25, [x0, #24]
    add w25, w25, w26
    ldr x26, [sp, #128]  /* reload */
    extr w25, w25, w25, #26
    add w26, w25, w26
    extr w26, w26, w26, #19
    add w27, w26, w27
    extr w27, w27, w27, #31
    add w28, w27, w28
    extr w28, w28, w28, #26
    str x28, [sp, #32]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #320]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #80]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #376]  /* reload */
    extr w28, w28, w28, #31
    str x28, [sp, #128]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #432]  /* reload */
    extr w28, w28, w28, #26
    str x28, [sp, #176]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #488]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #224]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #544]  /* reload */
    extr w28, w28, w28, #31
    str x28, [sp, #272]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #600]  /* reload */
    extr w28, w28, w28, #26
    str x28, [sp, #320]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #656]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #376]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #712]  /* reload */
    extr w28, w28, w28, #31
    str x28, [sp, #432]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #768]  /* reload */
    extr w28, w28, w28, #26
    str x28, [sp, #488]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #824]  /* reload */
    extr w28, w28, w28, #19
    add w29, w28, w29
    extr w29, w29, w29, #31
    str x29, [sp, #544]  /* spill */
    ldr x29, [sp, #40]  /* reload */
    add w1, w1, w29
    extr w1, w1, w1, #29
    str w1, [x0, #28]
    str w9, [x0, #32]
    str w10, [x0, #36]
    str w17, [x0, #40]
    str w4, [x0, #44]
    str w19, [x0, #48]
    str w22, [x0, #52]
    str w25, [x0, #56]
    ldr x9, [sp, #88]  /* reload */
    ldr x10, [sp, #136]  /* reload */
    ldr x17, [sp, #544]  /* reload */
    add w9, w1, w9
    movz w1, #40420, lsl #0
    extr w9, w9, w9, #21
    movk w1, #21952, lsl #16
    str w9, [x0, #60]
    str w13, [x0, #64]
    str w11, [x0, #68]
    str w8, [x0, #72]
    str w5, [x0, #76]
    str w20, [x0, #80]
    str w23, [x0, #84]
    str w26, [x0, #88]
    add w9, w9, w10
    ldr x10, [sp, #184]  /* reload */
    movz w11, #2996, lsl #0
    extr w9, w9, w9, #15
    ldr x13, [sp, #512]  /* reload */
    movk w11, #5519, lsl #16
    str w9, [x0, #92]
    str w12, [x0, #96]
    str w15, [x0, #100]
    str w2, [x0, #104]
    str w6, [x0, #108]
    str w21, [x0, #112]
    str w24, [x0, #116]
    str w27, [x0, #120]
    add w9, w9, w10
    ldr x10, [sp, #16]  /* reload */
    ldr x12, [sp, #936]  /* reload */
    extr w9, w9, w9, #29
    add w11, w13, w11
    movz w15, #5052, lsl #0
    str w9, [x0, #124]
    str w14, [x0, #128]
    str w16, [x0, #132]
    str w3, [x0, #136]
    str w7, [x0, #140]
    str w10, [x0, #144]
    ldr x10, [sp, #24]  /* reload */
    extr w11, w11, w11, #19
    ldr x14, [sp, #944]  /* reload */
    movk w15, #35512, lsl #16
    ldr x16, [sp, #952]  /* reload */
    ldr x8, [sp, #832]  /* reload */
    str w10, [x0, #148]
    ldr x10, [sp, #32]  /* reload */
    str w10, [x0, #152]
    ldr x10, [sp, #232]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #872]  /* reload */
    extr w9, w9, w9, #21
    str w9, [x0, #156]
    str w10, [x0, #160]
    ldr x10, [sp, #968]  /* reload */
    str w10, [x0, #164]
    ldr x10, [sp, #0]  /* reload */
    str w10, [x0, #168]
    ldr x10, [sp, #8]  /* reload */
    str w10, [x0, #172]
    ldr x10, [sp, #64]  /* reload */
    str w10, [x0, #176]
    ldr x10, [sp, #72]  /* reload */
    str w10, [x0, #180]
    ldr x10, [sp, #80]  /* reload */
    str w10, [x0, #184]
    ldr x10, [sp, #280]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #880]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #188]
    str w10, [x0, #192]
    ldr x10, [sp, #976]  /* reload */
    str w10, [x0, #196]
    ldr x10, [sp, #48]  /* reload */
    str w10, [x0, #200]
    ldr x10, [sp, #56]  /* reload */
    str w10, [x0, #204]
    ldr x10, [sp, #112]  /* reload */
    str w10, [x0, #208]
    ldr x10, [sp, #120]  /* reload */
    str w10, [x0, #212]
    ldr x10, [sp, #128]  /* reload */
    str w10, [x0, #216]
    ldr x10, [sp, #328]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #888]  /* reload */
    extr w9, w9, w9, #29
    str w9, [x0, #220]
    str w10, [x0, #224]
    ldr x10, [sp, #336]  /* reload */
    str w10, [x0, #228]
    ldr x10, [sp, #96]  /* reload */
    str w10, [x0, #232]
    ldr x10, [sp, #104]  /* reload */
    str w10, [x0, #236]
    ldr x10, [sp, #160]  /* reload */
    str w10, [x0, #240]
    ldr x10, [sp, #168]  /* reload */
    str w10, [x0, #244]
    ldr x10, [sp, #176]  /* reload */
    str w10, [x0, #248]
    ldr x10, [sp, #384]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #896]  /* reload */
    extr w9, w9, w9, #21
    str w9, [x0, #252]
    str w10, [x0, #256]
    ldr x10, [sp, #392]  /* reload */
    str w10, [x0, #260]
    ldr x10, [sp, #144]  /* reload */
    str w10, [x0, #264]
    ldr x10, [sp, #152]  /* reload */
    str w10, [x0, #268]
    ldr x10, [sp, #208]  /* reload */
    str w10, [x0, #272]
    ldr x10, [sp, #216]  /* reload */
    str w10, [x0, #276]
    ldr x10, [sp, #224]  /* reload */
    str w10, [x0, #280]
    ldr x10, [sp, #440]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #904]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #284]
    str w10, [x0, #288]
    ldr x10, [sp, #448]  /* reload */
    str w10, [x0, #292]
    ldr x10, [sp, #192]  /* reload */
    str w10, [x0, #296]
    ldr x10, [sp, #200]  /* reload */
    str w10, [x0, #300]
    ldr x10, [sp, #256]  /* reload */
    str w10, [x0, #304]
    ldr x10, [sp, #264]  /* reload */
    str w10, [x0, #308]
    ldr x10, [sp, #272]  /* reload */
    str w10, [x0, #312]
    ldr x10, [sp, #496]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #912]  /* reload */
    extr w9, w9, w9, #29
    str w9, [x0, #316]
    str w10, [x0, #320]
    ldr x10, [sp, #504]  /* reload */
    str w10, [x0, #324]
    ldr x10, [sp, #240]  /* reload */
    str w10, [x0, #328]
    ldr x10, [sp, #248]  /* reload */
    str w10, [x0, #332]
    ldr x10, [sp, #304]  /* reload */
    str w10, [x0, #336]
    ldr x10, [sp, #312]  /* reload */
    str w10, [x0, #340]
    ldr x10, [sp, #320]  /* reload */
    str w10, [x0, #344]
    ldr x10, [sp, #552]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #920]  /* reload */
    extr w9, w9, w9, #21
    str w9, [x0, #348]
    str w10, [x0, #352]
    ldr x10, [sp, #560]  /* reload */
    str w10, [x0, #356]
    ldr x10, [sp, #288]  /* reload */
    str w10, [x0, #360]
    ldr x10, [sp, #296]  /* reload */
    str w10, [x0, #364]
    ldr x10, [sp, #360]  /* reload */
    str w10, [x0, #368]
    ldr x10, [sp, #368]  /* reload */
    str w10, [x0, #372]
    ldr x10, [sp, #376]  /* reload */
    str w10, [x0, #376]
    ldr x10, [sp, #608]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #928]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #380]
    str w10, [x0, #384]
    ldr x10, [sp, #616]  /* reload */
    str w10, [x0, #388]
    ldr x10, [sp, #344]  /* reload */
    str w10, [x0, #392]
    ldr x10, [sp, #352]  /* reload */
    str w10, [x0, #396]
    ldr x10, [sp, #416]  /* reload */
    str w10, [x0, #400]
    ldr x10, [sp, #424]  /* reload */
    str w10, [x0, #404]
    ldr x10, [sp, #432]  /* reload */
    str w10, [x0, #408]
    ldr x10, [sp, #664]  /* reload */
    add w9, w9, w10
    movz w10, #34266, lsl #0
    extr w9, w9, w9, #29
    movk w10, #2759, lsl #16
    str w9, [x0, #412]
    str w12, [x0, #416]
    ldr x12, [sp, #672]  /* reload */
    str w12, [x0, #420]
    ldr x12, [sp, #400]  /* reload */
    str w12, [x0, #424]
    ldr x12, [sp, #408]  /* reload */
    str w12, [x0, #428]
    ldr x12, [sp, #472]  /* reload */
    str w12, [x0, #432]
    ldr x12, [sp, #480]  /* reload */
    str w12, [x0, #436]
    ldr x12, [sp, #488]  /* reload */
    str w12, [x0, #440]
    ldr x12, [sp, #720]  /* reload */
    add w9, w9, w12
    ldr x12, [sp, #784]  /* reload */
    extr w9, w9, w9, #21
    str w9, [x0, #444]
    str w14, [x0, #448]
    ldr x14, [sp, #728]  /* reload */
    add w10, w12, w10
    extr w10, w10, w10, #21
    str w14, [x0, #452]
    ldr x14, [sp, #456]  /* reload */
    str w14, [x0, #456]
    ldr x14, [sp, #464]  /* reload */
    str w14, [x0, #460]
    ldr x14, [sp, #528]  /* reload */
    str w14, [x0, #464]
    ldr x14, [sp, #536]  /* reload */
    str w14, [x0, #468]
    str w28, [x0, #472]
    ldr x14, [sp, #776]  /* reload */
    add w9, w9, w14
    movz w14, #5992, lsl #0
    extr w9, w9, w9, #15
    movk w14, #11038, lsl #16
    str w9, [x0, #476]
    str w16, [x0, #480]
    str w12, [x0, #484]
    str w13, [x0, #488]
    ldr x12, [sp, #520]  /* reload */
    ldr x13, [sp, #568]  /* reload */
    ldr x16, [sp, #576]  /* reload */
    add w9, w9, w8
    movz w8, #20210, lsl #0
    extr w9, w9, w9, #29
    movk w8, #10976, lsl #16
    str w12, [x0, #492]
    str w13, [x0, #496]
    str w16, [x0, #500]
    str w17, [x0, #504]
    add w12, w12, w14
    add w13, w13, w15
    str w9, [x0, #508]
    extr w12, w12, w12, #15
    extr w13, w13, w13, #31
    ldr x14, [sp, #960]  /* reload */
    movz w15, #10105, lsl #0
    add w9, w9, w1
    movz w1, #57860, lsl #0
    movk w15, #5488, lsl #16
    extr w9, w9, w9, #21
    movk w1, #44018, lsl #16
    add w15, w16, w15
    add w16, w17, w8
    movz w17, #15304, lsl #0
    extr w15, w15, w15, #29
    extr w16, w16, w16, #26
    str w14, [x0, #512]
    str w10, [x0, #516]
    str w11, [x0, #520]
    str w12, [x0, #524]
    str w13, [x0, #528]
    str w15, [x0, #532]
    str w16, [x0, #536]
    str w9, [x0, #540]
    movz w8, #30609, lsl #0
    movk w17, #43905, lsl #16
    add w11, w11, w1
    movk w8, #22274, lsl #16
    add w14, w14, w17
    extr w11, w11, w11, #31
    add w10, w10, w8
    extr w14, w14, w14, #19
    movz w17, #50185, lsl #0
    extr w10, w10, w10, #15
    str w14, [x0, #544]
    movz w8, #34834, lsl #0
    str w10, [x0, #548]
    str w11, [x0, #552]
    movz w1, #4133, lsl #0
    movk w17, #22501, lsl #16
    movk w8, #45003, lsl #16
    movk w1, #24471, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w15, w15, w1
    extr w12, w12, w12, #29
    extr w13, w13, w13, #26
    extr w15, w15, w15, #21
    str w12, [x0, #556]
    str w13, [x0, #560]
    str w15, [x0, #564]
    movz w17, #8266, lsl #0
    movz w8, #16533, lsl #0
    movz w1, #61417, lsl #0
    movk w17, #48942, lsl #16
    movk w8, #32348, lsl #16
    movk w1, #56259, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w14, w14, w1
    extr w16, w16, w16, #19
    extr w9, w9, w9, #15
    extr w14, w14, w14, #31
    str w16, [x0, #568]
    str w9, [x0, #572]
    str w14, [x0, #576]
    movz w17, #57299, lsl #0
    movz w8, #49063, lsl #0
    movz w1, #32590, lsl #0
    movk w17, #46983, lsl #16
    movk w8, #28431, lsl #16
    movk w1, #56863, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    extr w12, w12, w12, #21
    str w10, [x0, #580]
    str w11, [x0, #584]
    str w12, [x0, #588]
    movz w17, #65181, lsl #0
    movz w8, #64827, lsl #0
    movz w1, #50390, lsl #0
    movk w17, #48190, lsl #16
    movk w8, #30845, lsl #16
    movk w1, #1160, lsl #16
    add w13, w13, w17
    add w15, w15, w8
    add w16, w16, w1
    extr w13, w13, w13, #19
    extr w15, w15, w15, #15
    extr w16, w16, w16, #31
    str w13, [x0, #592]
    str w15, [x0, #596]
    str w16, [x0, #600]
    movz w17, #35244, lsl #0
    movz w8, #4952, lsl #0
    movz w1, #9904, lsl #0
    movk w17, #2321, lsl #16
    movk w8, #4643, lsl #16
    movk w1, #9286, lsl #16
    add w9, w9, w17
    add w14, w14, w8
    add w10, w10, w1
    extr w9, w9, w9, #29
    extr w14, w14, w14, #26
    extr w10, w10, w10, #21
    str w9, [x0, #604]
    str w14, [x0, #608]
    str w10, [x0, #612]
    movz w17, #19808, lsl #0
    movz w8, #39616, lsl #0
    movz w1, #35314, lsl #0
    movk w17, #18572, lsl #16
    movk w8, #37144, lsl #16
    movk w1, #10727, lsl #16
    add w11, w11, w17
    add w12, w12, w8
    add w13, w13, w1
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    extr w13, w13, w13, #31
    str w11, [x0, #616]
    str w12, [x0, #620]
    str w13, [x0, #624]
    movz w17, #5092, lsl #0
    movz w8, #10184, lsl #0
    movz w1, #20369, lsl #0
    movk w17, #21455, lsl #16
    movk w8, #42910, lsl #16
    movk w1, #20284, lsl #16
    add w15, w15, w17
    add w16, w16, w8
    add w9, w9, w1
    extr w15, w15, w15, #29
    extr w16, w16, w16, #26
    extr w9, w9, w9, #21
    str w15, [x0, #628]
    str w16, [x0, #632]
    str w9, [x0, #636]
    movz w17, #40738, lsl #0
    movz w8, #15941, lsl #0
    movz w1, #63879, lsl #0
    movk w17, #40568, lsl #16
    movk w8, #15601, lsl #16
    movk w1, #25542, lsl #16
    add w14, w14, w17
    add w10, w10, w8
    add w11, w11, w1
    extr w14, w14, w14, #19
    extr w10, w10, w10, #15
    extr w11, w11, w11, #31
    str w14, [x0, #640]
    str w10, [x0, #644]
    str w11, [x0, #648]
    movz w17, #62222, lsl #0
    movz w8, #58909, lsl #0
    movz w1, #52283, lsl #0
    movk w17, #51085, lsl #16
    movk w8, #36635, lsl #16
    movk w1, #7735, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w15, w15, w1
    extr w12, w12, w12, #29
    extr w13, w13, w13, #26
    extr w15, w15, w15, #21
    str w12, [x0, #652]
    str w13, [x0, #656]
    str w15, [x0, #660]
    movz w17, #39030, lsl #0
    movz w8, #12524, lsl #0
    movz w1, #59977, lsl #0
    movk w17, #15471, lsl #16
    movk w8, #30943, lsl #16
    movk w1, #59157, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w14, w14, w1
    extr w16, w16, w16, #19
    extr w9, w9, w9, #15
    extr w14, w14, w14, #31
    str w16, [x0, #664]
    str w9, [x0, #668]
    str w14, [x0, #672]
    movz w17, #54419, lsl #0
    movz w8, #43303, lsl #0
    movz w1, #21071, lsl #0
    movk w17, #52779, lsl #16
    movk w8, #40023, lsl #16
    movk w1, #14511, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    extr w12, w12, w12, #21
    str w10, [x0, #676]
    str w11, [x0, #680]
    str w12, [x0, #684]
    movz w17, #42142, lsl #0
    movz w8, #18748, lsl #0
    movz w1, #47937, lsl #0
    movk w17, #29022, lsl #16
    movk w8, #58045, lsl #16
    movk w1, #22768, lsl #16
    add w13, w13, w17
    add w15, w15, w8
    add w16, w16, w1
    extr w13, w13, w13, #19
    extr w15, w15, w15, #15
    extr w16, w16, w16, #31
    str w13, [x0, #688]
    str w15, [x0, #692]
    str w16, [x0, #696]
    movz w17, #30338, lsl #0
    movz w8, #60677, lsl #0
    movz w1, #55818, lsl #0
    movk w17, #45537, lsl #16
    movk w8, #25538, lsl #16
    movk w1, #51077, lsl #16
    add w9, w9, w17
    add w14, w14, w8
    add w10, w10, w1
    extr w9, w9, w9, #29
    extr w14, w14, w14, #26
    extr w10, w10, w10, #21
    str w9, [x0, #700]
    str w14, [x0, #704]
    str w10, [x0, #708]
    movz w17, #46101, lsl #0
    movz w8, #26667, lsl #0
    movz w1, #48266, lsl #0
    movk w17, #36619, lsl #16
    movk w8, #7703, lsl #16
    movk w1, #47123, lsl #16
    add w11, w11, w17
    add w12, w12, w8
    add w13, w13, w1
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    extr w13, w13, w13, #31
    str w11, [x0, #712]
    str w12, [x0, #716]
    str w13, [x0, #720]
    movz w17, #30997, lsl #0
    movz w8, #61994, lsl #0
    movz w1, #58453, lsl #0
    movk w17, #28711, lsl #16
    movk w8, #57422, lsl #16
    movk w1, #49309, lsl #16
    add w15, w15, w17
    add w16, w16, w8
    add w9, w9, w1
    extr w15, w15, w15, #29
    extr w16, w16, w16, #26
    extr w9, w9, w9, #21
    str w15, [x0, #724]
    str w16, [x0, #728]
    str w9, [x0, #732]
    movz w17, #51371, lsl #0
    movz w8, #37207, lsl #0
    movz w1, #1195, lsl #0
    movk w17, #33083, lsl #16
    movk w8, #631, lsl #16
    movk w1, #62178, lsl #16
    add w14, w14, w17
    add w10, w10, w8
    add w11, w11, w1
    extr w14, w14, w14, #19
    extr w10, w10, w10, #15
    extr w11, w11, w11, #31
    str w14, [x0, #736]
    str w10, [x0, #740]
    str w11, [x0, #744]
    movz w10, #2391, lsl #0
    movz w11, #4783, lsl #0
    movz w14, #9567, lsl #0
    movk w10, #58820, lsl #16
    movk w11, #52104, lsl #16
    movk w14, #38672, lsl #16
    add w10, w12, w10
    add w11, w13, w11
    add w12, w15, w14
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    extr w12, w12, w12, #21
    str w10, [x0, #748]
    str w11, [x0, #752]
    str w12, [x0, #756]
    movz w10, #19135, lsl #0
    movz w11, #38270, lsl #0
    movk w10, #11808, lsl #16
    movk w11, #23616, lsl #16
    add w10, w16, w10
    add w9, w9, w11
    extr w10, w10, w10, #19
    extr w9, w9, w9, #15
    str w10, [x0, #760]
    str w9, [x0, #764]
    ldr x19, [sp, #984]
    ldr x20, [sp, #992]
    ldr x21, [sp, #1000]
    ldr x22, [sp, #1008]
    ldr x23, [sp, #1016]
    ldr x24, [sp, #1024]
    ldr x25, [sp, #1032]
    ldr x26, [sp, #1040]
    ldr x27, [sp, #1048]
    ldr x28, [sp, #1056]
    ldr x29, [sp, #1064]
    add sp, sp, #1072
    ret x30
    .size lea256_expand_key, .-lea256_expand_key

    .balign 4
    .globl lea256_encrypt_blocks
    .type lea256_encrypt_blocks, %function
lea256_encrypt_blocks:
    cbz x3, .Llea256_encrypt_blocks_done1
    ubfm x9, x3, #2, #63
    cbz x9, .Llea256_encrypt_blocks_rest3
    add x10, x0, #768
.Llea256_encrypt_blocks_blocks5:
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #64
    orr x11, xzr, x0
.Llea256_encrypt_blocks_rounds6:
    ldr q20, [x11, #0]
    ldr q21, [x11, #16]
    ldr q22, [x11, #32]
    ldr q23, [x11, #48]
    ldr q24, [x11, #64]
    ldr q25, [x11, #80]
    add x11, x11, #96
    sub x12, x11, x10
    dup v26.4s, v20.s[0]
    dup v27.4s, v20.s[1]
    dup v28.4s, v20.s[2]
    dup v20.4s, v20.s[3]
    eor v26.16b, v16.16b, v26.16b
    eor v27.16b, v17.16b, v27.16b
    eor v17.16b, v17.16b, v28.16b
    eor v20.16b, v18.16b, v20.16b
    dup v28.4s, v21.s[0]
    add v26.4s, v26.4s, v27.4s
    dup v27.4s, v21.s[1]
    add v17.4s, v17.4s, v20.4s
    eor v18.16b, v18.16b, v28.16b
    shl v20.4s, v26.4s, #9
    shl v28.4s, v17.4s, #27
    sri v20.4s, v26.4s, #23
    sri v28.4s, v17.4s, #5
    eor v17.16b, v19.16b, v27.16b
    dup v19.4s, v21.s[2]
    dup v21.4s, v21.s[3]
    dup v26.4s, v22.s[0]
    add v17.4s, v18.4s, v17.4s
    eor v18.16b, v20.16b, v19.16b
    eor v19.16b, v28.16b, v21.16b
    eor v21.16b, v28.16b, v26.16b
    shl v26.4s, v17.4s, #29
    add v18.4s, v18.4s, v19.4s
    dup v19.4s, v22.s[1]
    sri v26.4s, v17.4s, #3
    shl v17.4s, v18.4s, #9
    eor v19.16b, v26.16b, v19.16b
    dup v27.4s, v22.s[2]
    sri v17.4s, v18.4s, #23
    add v18.4s, v21.4s, v19.4s
    eor v19.16b, v26.16b, v27.16b
    dup v21.4s, v22.s[3]
    dup v22.4s, v23.s[0]
    shl v26.4s, v18.4s, #27
    eor v16.16b, v16.16b, v21.16b
    eor v21.16b, v17.16b, v22.16b
    sri v26.4s, v18.4s, #5
    add v16.4s, v19.4s, v16.4s
    dup v18.4s, v23.s[1]
    dup v19.4s, v23.s[2]
    dup v22.4s, v23.s[3]
    shl v23.4s, v16.4s, #29
    eor v18.16b, v26.16b, v18.16b
    eor v26.16b, v26.16b, v19.16b
    sri v23.4s, v16.4s, #3
    add v16.4s, v21.4s, v18.4s
    dup v18.4s, v24.s[0]
    eor v21.16b, v23.16b, v22.16b
    dup v22.4s, v24.s[1]
    shl v19.4s, v16.4s, #9
    add v21.4s, v26.4s, v21.4s
    eor v18.16b, v23.16b, v18.16b
    sri v19.4s, v16.4s, #23
    shl v16.4s, v21.4s, #27
    eor v20.16b, v20.16b, v22.16b
    dup v22.4s, v24.s[2]
    sri v16.4s, v21.4s, #5
    add v18.4s, v18.4s, v20.4s
    eor v20.16b, v19.16b, v22.16b
    dup v21.4s, v24.s[3]
    dup v22.4s, v25.s[0]
    shl v23.4s, v18.4s, #29
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    sri v23.4s, v18.4s, #3
    add v18.4s, v20.4s, v21.4s
    dup v20.4s, v25.s[1]
    dup v21.4s, v25.s[2]
    dup v24.4s, v25.s[3]
    shl v16.4s, v18.4s, #9
    eor v20.16b, v23.16b, v20.16b
    eor v21.16b, v23.16b, v21.16b
    sri v16.4s, v18.4s, #23
    add v18.4s, v22.4s, v20.4s
    eor v20.16b, v17.16b, v24.16b
    shl v17.4s, v18.4s, #27
    add v20.4s, v21.4s, v20.4s
    sri v17.4s, v18.4s, #5
    shl v18.4s, v20.4s, #29
    sri v18.4s, v20.4s, #3
    cbnz x12, .Llea256_encrypt_blocks_rounds6
    sub x9, x9, #1
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    add x2, x2, #64
    cbnz x9, .Llea256_encrypt_blocks_blocks5
.Llea256_encrypt_blocks_rest3:
    ubfm x9, x3, #0, #1
    cbz x9, .Llea256_encrypt_blocks_done1
    add x10, x0, #768
.Llea256_encrypt_blocks_blocks9:
    ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #16
    orr x11, xzr, x0
.Llea256_encrypt_blocks_rounds10:
    ldr q20, [x11, #0]
    ldr q21, [x11, #16]
    ldr q22, [x11, #32]
    ldr q23, [x11, #48]
    ldr q24, [x11, #64]
    ldr q25, [x11, #80]
    add x11, x11, #96
    sub x12, x11, x10
    dup v26.4s, v20.s[0]
    dup v27.4s, v20.s[1]
    dup v28.4s, v20.s[2]
    dup v20.4s, v20.s[3]
    eor v26.16b, v16.16b, v26.16b
    eor v27.16b, v17.16b, v27.16b
    eor v17.16b, v17.16b, v28.16b
    eor v20.16b, v18.16b, v20.16b
    dup v28.4s, v21.s[0]
    add v26.4s, v26.4s, v27.4s
    dup v27.4s, v21.s[1]
    add v17.4s, v17.4s, v20.4s
    eor v18.16b, v18.16b, v28.16b
    shl v20.4s, v26.4s, #9
    shl v28.4s, v17.4s, #27
    sri v20.4s, v26.4s, #23
    sri v28.4s, v17.4s, #5
    eor v17.16b, v19.16b, v27.16b
    dup v19.4s, v21.s[2]
    dup v21.4s, v21.s[3]
    dup v26.4s, v22.s[0]
    add v17.4s, v18.4s, v17.4s
    eor v18.16b, v20.16b, v19.16b
    eor v19.16b, v28.16b, v21.16b
    eor v21.16b, v28.16b, v26.16b
    shl v26.4s, v17.4s, #29
    add v18.4s, v18.4s, v19.4s
    dup v19.4s, v22.s[1]
    sri v26.4s, v17.4s, #3
    shl v17.4s, v18.4s, #9
    eor v19.16b, v26.16b, v19.16b
    dup v27.4s, v22.s[2]
    sri v17.4s, v18.4s, #23
    add v18.4s, v21.4s, v19.4s
    eor v19.16b, v26.16b, v27.16b
    dup v21.4s, v22.s[3]
    dup v22.4s, v23.s[0]
    shl v26.4s, v18.4s, #27
    eor v16.16b, v16.16b, v21.16b
    eor v21.16b, v17.16b, v22.16b
    sri v26.4s, v18.4s, #5
    add v16.4s, v19.4s, v16.4s
    dup v18.4s, v23.s[1]
    dup v19.4s, v23.s[2]
    dup v22.4s, v23.s[3]
    shl v23.4s, v16.4s, #29
    eor v18.16b, v26.16b, v18.16b
    eor v26.16b, v26.16b, v19.16b
    sri v23.4s, v16.4s, #3
    add v16.4s, v21.4s, v18.4s
    dup v18.4s, v24.s[0]
    eor v21.16b, v23.16b, v22.16b
    dup v22.4s, v24.s[1]
    shl v19.4s, v16.4s, #9
    add v21.4s, v26.4s, v21.4s
    eor v18.16b, v23.16b, v18.16b
    sri v19.4s, v16.4s, #23
    shl v16.4s, v21.4s, #27
    eor v20.16b, v20.16b, v22.16b
    dup v22.4s, v24.s[2]
    sri v16.4s, v21.4s, #5
    add v18.4s, v18.4s, v20.4s
    eor v20.16b, v19.16b, v22.16b
    dup v21.4s, v24.s[3]
    dup v22.4s, v25.s[0]
    shl v23.4s, v18.4s, #29
    eor v21.16b, v16.16b, v21.16b
    eor v22.16b, v16.16b, v22.16b
    sri v23.4s, v18.4s, #3
    add v18.4s, v20.4s, v21.4s
    dup v20.4s, v25.s[1]
    dup v21.4s, v25.s[2]
    dup v24.4s, v25.s[3]
    shl v16.4s, v18.4s, #9
    eor v20.16b, v23.16b, v20.16b
    eor v21.16b, v23.16b, v21.16b
    sri v16.4s, v18.4s, #23
    add v18.4s, v22.4s, v20.4s
    eor v20.16b, v17.16b, v24.16b
    shl v17.4s, v18.4s, #27
    add v20.4s, v21.4s, v20.4s
    sri v17.4s, v18.4s, #5
    shl v18.4s, v20.4s, #29
    sri v18.4s, v20.4s, #3
    cbnz x12, .Llea256_encrypt_blocks_rounds10
    sub x9, x9, #1
    st4 {v16.s, v17.s, v18.s, v19.s}[0], [x2]
    add x2, x2, #16
    cbnz x9, .Llea256_encrypt_blocks_blocks9
.Llea256_encrypt_blocks_done1:
    ret x30
    .size lea256_encrypt_blocks, .-lea256_encrypt_blocks

    .section .note.GNU-stack,"",%progbits
