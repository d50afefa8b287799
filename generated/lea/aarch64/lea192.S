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
      "code_bytes": 4928,
      "stack_bytes": 848
    },
    {
      "symbol": "lea192_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 832,
      "stack_bytes": 0
    }
  ]
}
*/
    .text

    .balign 4
    .globl lea192_expand_key
    .type lea192_expand_key, %function
lea192_expand_key:
    sub sp, sp, #848
    str x19, [sp, #760]
    str x20, [sp, #768]
    str x21, [sp, #776]
    str x22, [sp, #784]
    str x23, [sp, #792]
    str x24, [sp, #800]
    str x25, [sp, #808]
    str x26, [sp, #816]
    str x27, [sp, #824]
    str x28, [sp, #832]
    str x29, [sp, #840]
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
    movk w11, #35012, lsl #16
    movk w12, #4489, lsl #16
    str x13, [sp, #32]  /* spill */
    movk w13, #8979, lsl #16
    movz w14, #24648, lsl #0
    movz w15, #49297, lsl #0
    str x13, [sp, #32]  /* spill */
    movz w13, #45092, lsl #0
    str x14, [sp, #48]  /* spill */
    str x15, [sp, #56]  /* spill */
    str x13, [sp, #40]  /* spill */
    movk w13, #17958, lsl #16
    movk w14, #35917, lsl #16
    movk w15, #6298, lsl #16
    str x13, [sp, #40]  /* spill */
    str x14, [sp, #48]  /* spill */
    str x15, [sp, #56]  /* spill */
    movz w13, #61993, lsl #0
    movz w14, #58451, lsl #0
    movz w15, #51367, lsl #0
    movk w13, #59273, lsl #16
    movk w14, #53011, lsl #16
    str x15, [sp, #64]  /* spill */
    movk w15, #40487, lsl #16
    movz w16, #8862, lsl #0
    movz w17, #17724, lsl #0
    str x15, [sp, #64]  /* spill */
    movz w15, #37199, lsl #0
    str x16, [sp, #80]  /* spill */
    str x17, [sp, #88]  /* spill */
    str x15, [sp, #72]  /* spill */
    movk w15, #15439, lsl #16
    movk w16, #30879, lsl #16
    movk w17, #61758, lsl #16
    str x15, [sp, #72]  /* spill */
    str x16, [sp, #80]  /* spill */
    str x17, [sp, #88]  /* spill */
    movz w15, #34659, lsl #0
    movz w16, #3783, lsl #0
    movz w17, #7567, lsl #0
    movk w15, #50937, lsl #16
    movk w16, #36339, lsl #16
    str x17, [sp, #96]  /* spill */
    movk w17, #7142, lsl #16
    movz w8, #30268, lsl #0
    movz w2, #60536, lsl #0
    str x17, [sp, #96]  /* spill */
    movz w17, #15134, lsl #0
    str x8, [sp, #112]  /* spill */
    str x2, [sp, #120]  /* spill */
    str x17, [sp, #104]  /* spill */
    movk w17, #14284, lsl #16
    movk w8, #28568, lsl #16
    movk w2, #57136, lsl #16
    str x17, [sp, #104]  /* spill */
    str x8, [sp, #112]  /* spill */
    str x2, [sp, #120]  /* spill */
    movz w17, #18919, lsl #0
    movz w8, #37838, lsl #0
    movz w2, #10140, lsl #0
    movk w17, #5610, lsl #16
    movk w8, #11220, lsl #16
    str x2, [sp, #128]  /* spill */
    movk w2, #22441, lsl #16
    movz w3, #33457, lsl #0
    movz w4, #1379, lsl #0
    str x2, [sp, #128]  /* spill */
    movz w2, #20280, lsl #0
    movk w3, #57718, lsl #16
    str x4, [sp, #160]  /* spill */
    str x2, [sp, #136]  /* spill */
    movk w2, #44882, lsl #16
    movk w4, #49901, lsl #16
    movz w5, #60897, lsl #0
    str x2, [sp, #136]  /* spill */
    movz w2, #40561, lsl #0
    str x4, [sp, #160]  /* spill */
    movz w4, #2759, lsl #0
    str x2, [sp, #144]  /* spill */
    movk w2, #24228, lsl #16
    str x4, [sp, #168]  /* spill */
    movk w4, #34266, lsl #16
    str x2, [sp, #144]  /* spill */
    movz w2, #15586, lsl #0
    str x4, [sp, #168]  /* spill */
    movz w4, #5519, lsl #0
    str x2, [sp, #152]  /* spill */
    movk w2, #48457, lsl #16
    str x4, [sp, #176]  /* spill */
    movk w4, #2996, lsl #16
    str x2, [sp, #152]  /* spill */
    movz w2, #16728, lsl #0
    str x4, [sp, #176]  /* spill */
    movz w4, #11038, lsl #0
    movk w2, #61627, lsl #16
    str x5, [sp, #192]  /* spill */
    str x4, [sp, #184]  /* spill */
    movk w4, #5992, lsl #16
    movk w5, #63476, lsl #16
    movz w6, #580, lsl #0
    str x4, [sp, #184]  /* spill */
    movz w4, #30448, lsl #0
    str x5, [sp, #192]  /* spill */
    movz w5, #56259, lsl #0
    movk w4, #64506, lsl #16
    str x6, [sp, #232]  /* spill */
    str x5, [sp, #200]  /* spill */
    movk w5, #61417, lsl #16
    movk w6, #25195, lsl #16
    movz w7, #5363, lsl #0
    str x5, [sp, #200]  /* spill */
    movz w5, #46983, lsl #0
    str x6, [sp, #232]  /* spill */
    movz w6, #1160, lsl #0
    str x5, [sp, #208]  /* spill */
    movk w5, #57299, lsl #16
    str x6, [sp, #240]  /* spill */
    movk w6, #50390, lsl #16
    str x5, [sp, #208]  /* spill */
    movz w5, #28431, lsl #0
    str x6, [sp, #240]  /* spill */
    movz w6, #2321, lsl #0
    str x5, [sp, #216]  /* spill */
    movk w5, #49063, lsl #16
    str x6, [sp, #248]  /* spill */
    movk w6, #35244, lsl #16
    str x5, [sp, #216]  /* spill */
    movz w5, #56863, lsl #0
    str x6, [sp, #248]  /* spill */
    movz w6, #4643, lsl #0
    str x5, [sp, #224]  /* spill */
    movk w5, #32590, lsl #16
    str x6, [sp, #256]  /* spill */
    movk w6, #4952, lsl #16
    str x5, [sp, #224]  /* spill */
    movz w5, #33058, lsl #0
    str x6, [sp, #256]  /* spill */
    movz w6, #9286, lsl #0
    movk w5, #12597, lsl #16
    str x7, [sp, #272]  /* spill */
    str x6, [sp, #264]  /* spill */
    movk w6, #9904, lsl #16
    movk w7, #50425, lsl #16
    movz w19, #45539, lsl #0
    str x6, [sp, #264]  /* spill */
    movz w6, #35449, lsl #0
    str x7, [sp, #272]  /* spill */
    movz w7, #10727, lsl #0
    movk w6, #57980, lsl #16
    str x19, [sp, #312]  /* spill */
    str x7, [sp, #280]  /* spill */
    movk w7, #35314, lsl #16
    movk w19, #31939, lsl #16
    movz w20, #62346, lsl #0
    str x7, [sp, #280]  /* spill */
    movz w7, #21455, lsl #0
    str x19, [sp, #312]  /* spill */
    movz w19, #25542, lsl #0
    str x7, [sp, #288]  /* spill */
    movk w7, #5092, lsl #16
    str x19, [sp, #320]  /* spill */
    movk w19, #63879, lsl #16
    str x7, [sp, #288]  /* spill */
    movz w7, #42910, lsl #0
    str x19, [sp, #320]  /* spill */
    movz w19, #51085, lsl #0
    str x7, [sp, #296]  /* spill */
    movk w7, #10184, lsl #16
    str x19, [sp, #328]  /* spill */
    movk w19, #62222, lsl #16
    str x7, [sp, #296]  /* spill */
    movz w7, #20284, lsl #0
    str x19, [sp, #328]  /* spill */
    movz w19, #36635, lsl #0
    str x7, [sp, #304]  /* spill */
    movk w7, #20369, lsl #16
    str x19, [sp, #336]  /* spill */
    movk w19, #58909, lsl #16
    str x7, [sp, #304]  /* spill */
    movz w7, #55537, lsl #0
    str x19, [sp, #336]  /* spill */
    movz w19, #7735, lsl #0
    movk w7, #48737, lsl #16
    str x20, [sp, #352]  /* spill */
    str x19, [sp, #344]  /* spill */
    movk w19, #52283, lsl #16
    movk w20, #62756, lsl #16
    movz w21, #44152, lsl #0
    str x19, [sp, #344]  /* spill */
    movz w19, #31173, lsl #0
    str x20, [sp, #352]  /* spill */
    movz w20, #59157, lsl #0
    movk w19, #31378, lsl #16
    str x21, [sp, #392]  /* spill */
    str x20, [sp, #360]  /* spill */
    movk w20, #59977, lsl #16
    movk w21, #23968, lsl #16
    movz w22, #30845, lsl #0
    str x20, [sp, #360]  /* spill */
    movz w20, #52779, lsl #0
    str x21, [sp, #392]  /* spill */
    movz w21, #22768, lsl #0
    str x20, [sp, #368]  /* spill */
    movk w20, #54419, lsl #16
    str x21, [sp, #400]  /* spill */
    movk w21, #47937, lsl #16
    str x20, [sp, #368]  /* spill */
    movz w20, #40023, lsl #0
    str x21, [sp, #400]  /* spill */
    movz w21, #45537, lsl #0
    str x20, [sp, #376]  /* spill */
    movk w20, #43303, lsl #16
    str x21, [sp, #408]  /* spill */
    movk w21, #30338, lsl #16
    str x20, [sp, #376]  /* spill */
    movz w20, #14511, lsl #0
    str x21, [sp, #408]  /* spill */
    movz w21, #25538, lsl #0
    str x20, [sp, #384]  /* spill */
    movk w20, #21071, lsl #16
    str x21, [sp, #416]  /* spill */
    movk w21, #60677, lsl #16
    str x20, [sp, #384]  /* spill */
    movz w20, #22076, lsl #0
    str x21, [sp, #416]  /* spill */
    movz w21, #51077, lsl #0
    movk w20, #11984, lsl #16
    str x22, [sp, #432]  /* spill */
    str x21, [sp, #424]  /* spill */
    movk w21, #55818, lsl #16
    movk w22, #64827, lsl #16
    movz w23, #37144, lsl #0
    str x21, [sp, #424]  /* spill */
    movz w21, #48190, lsl #0
    str x22, [sp, #432]  /* spill */
    movz w22, #61691, lsl #0
    movk w21, #65181, lsl #16
    str x23, [sp, #472]  /* spill */
    str x22, [sp, #440]  /* spill */
    movk w22, #64118, lsl #16
    movk w23, #39616, lsl #16
    movz w24, #15601, lsl #0
    str x22, [sp, #440]  /* spill */
    movz w22, #57847, lsl #0
    str x23, [sp, #472]  /* spill */
    movz w23, #8753, lsl #0
    str x22, [sp, #448]  /* spill */
    movk w22, #62701, lsl #16
    str x23, [sp, #480]  /* spill */
    movk w23, #13697, lsl #16
    str x22, [sp, #448]  /* spill */
    movz w22, #50159, lsl #0
    str x23, [sp, #480]  /* spill */
    movz w23, #17506, lsl #0
    str x22, [sp, #456]  /* spill */
    movk w22, #59867, lsl #16
    str x23, [sp, #488]  /* spill */
    movk w23, #27394, lsl #16
    str x22, [sp, #456]  /* spill */
    movz w22, #34783, lsl #0
    str x23, [sp, #488]  /* spill */
    movz w23, #35012, lsl #0
    str x22, [sp, #464]  /* spill */
    movk w22, #54199, lsl #16
    str x23, [sp, #496]  /* spill */
    movk w23, #54788, lsl #16
    str x22, [sp, #464]  /* spill */
    movz w22, #18572, lsl #0
    str x23, [sp, #496]  /* spill */
    movz w23, #4489, lsl #0
    movk w22, #19808, lsl #16
    str x24, [sp, #512]  /* spill */
    str x23, [sp, #504]  /* spill */
    movk w23, #44041, lsl #16
    movk w24, #15941, lsl #16
    movz w25, #30943, lsl #0
    str x23, [sp, #504]  /* spill */
    movz w23, #40568, lsl #0
    str x24, [sp, #512]  /* spill */
    movz w24, #31202, lsl #0
    movk w23, #40738, lsl #16
    str x25, [sp, #552]  /* spill */
    str x24, [sp, #520]  /* spill */
    movk w24, #31882, lsl #16
    movk w25, #12524, lsl #16
    movz w26, #58045, lsl #0
    str x24, [sp, #520]  /* spill */
    movz w24, #62404, lsl #0
    str x25, [sp, #552]  /* spill */
    movz w25, #61886, lsl #0
    str x24, [sp, #528]  /* spill */
    movk w24, #63764, lsl #16
    str x25, [sp, #560]  /* spill */
    movk w25, #25048, lsl #16
    str x24, [sp, #528]  /* spill */
    movz w24, #59273, lsl #0
    str x25, [sp, #560]  /* spill */
    movz w25, #58236, lsl #0
    str x24, [sp, #536]  /* spill */
    movk w24, #61993, lsl #16
    str x25, [sp, #568]  /* spill */
    movk w25, #50097, lsl #16
    str x24, [sp, #536]  /* spill */
    movz w24, #53011, lsl #0
    str x25, [sp, #568]  /* spill */
    movz w25, #50937, lsl #0
    str x24, [sp, #544]  /* spill */
    movk w24, #58451, lsl #16
    str x25, [sp, #576]  /* spill */
    movk w25, #34659, lsl #16
    str x24, [sp, #544]  /* spill */
    movz w24, #15471, lsl #0
    str x25, [sp, #576]  /* spill */
    movz w25, #36339, lsl #0
    movk w24, #39030, lsl #16
    str x26, [sp, #592]  /* spill */
    str x25, [sp, #584]  /* spill */
    movk w25, #3783, lsl #16
    movk w26, #18748, lsl #16
    movz w27, #7703, lsl #0
    str x25, [sp, #584]  /* spill */
    movz w25, #29022, lsl #0
    str x26, [sp, #592]  /* spill */
    movz w26, #50554, lsl #0
    movk w25, #42142, lsl #16
    str x27, [sp, #632]  /* spill */
    str x26, [sp, #600]  /* spill */
    movk w26, #37497, lsl #16
    movk w27, #26667, lsl #16
    ldr w28, [x1, #4]
    str x26, [sp, #600]  /* spill */
    movz w26, #35573, lsl #0
    str x27, [sp, #632]  /* spill */
    movz w27, #15406, lsl #0
    str x26, [sp, #608]  /* spill */
    movk w26, #9459, lsl #16
    str x27, [sp, #640]  /* spill */
    movk w27, #53334, lsl #16
    str x26, [sp, #608]  /* spill */
    movz w26, #5610, lsl #0
    str x27, [sp, #640]  /* spill */
    ldr w27, [x1, #0]
    str x26, [sp, #616]  /* spill */
    movk w26, #18919, lsl #16
    ldr w29, [x1, #8]
    add w10, w28, w10
    str x26, [sp, #616]  /* spill */
    movz w26, #11220, lsl #0
    extr w10, w10, w10, #29
    ldr x28, [sp, #216]  /* reload */
    str x26, [sp, #624]  /* spill */
    movk w26, #37838, lsl #16
    add w9, w27, w9
    ldr x27, [sp, #176]  /* reload */
    str x26, [sp, #624]  /* spill */
    movz w26, #36619, lsl #0
    str x29, [sp, #648]  /* spill */
    ldr w29, [x1, #12]
    movk w26, #46101, lsl #16
    extr w9, w9, w9, #31
    str w9, [x0, #0]
    add w9, w9, w11
    str w10, [x0, #4]
    add w10, w10, w12
    extr w9, w9, w9, #31
    str x29, [sp, #656]  /* spill */
    ldr w29, [x1, #16]
    ldr w1, [x1, #20]
    add w11, w9, w13
    extr w10, w10, w10, #29
    extr w11, w11, w11, #31
    add w12, w10, w14
    add w13, w11, w15
    extr w12, w12, w12, #29
    extr w13, w13, w13, #31
    add w14, w12, w16
    add w15, w13, w17
    extr w14, w14, w14, #29
    extr w15, w15, w15, #31
    add w16, w14, w8
    add w17, w15, w2
    extr w16, w16, w16, #29
    extr w17, w17, w17, #31
    add w8, w16, w3
    ldr x3, [sp, #232]  /* reload */
    add w2, w17, w4
    extr w8, w8, w8, #29
    ldr x4, [sp, #96]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #664]  /* spill */
    add w2, w2, w5
    ldr x5, [sp, #128]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #672]  /* spill */
    add w2, w2, w6
    ldr x6, [sp, #160]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #680]  /* spill */
    add w2, w2, w7
    ldr x7, [sp, #200]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #688]  /* spill */
    add w2, w2, w19
    ldr x19, [sp, #240]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #696]  /* spill */
    add w2, w2, w20
    ldr x20, [sp, #104]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #704]  /* spill */
    add w2, w2, w21
    ldr x21, [sp, #136]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #712]  /* spill */
    add w2, w2, w22
    ldr x22, [sp, #168]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #720]  /* spill */
    add w2, w2, w23
    ldr x23, [sp, #208]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #728]  /* spill */
    add w2, w2, w24
    ldr x24, [sp, #248]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #736]  /* spill */
    add w2, w2, w25
    ldr x25, [sp, #112]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #744]  /* spill */
    add w2, w2, w26
    ldr x26, [sp, #144]  /* reload */
    extr w2, w2, w2, #31
    str x2, [sp, #752]  /* spill */
    ldr x2, [sp, #192]  /* reload */
    add w2, w8, w2
    extr w2, w2, w2, #29
    str x2, [sp, #192]  /* spill */
    add w2, w2, w3
    ldr x3, [sp, #272]  /* reload */
    extr w2, w2, w2, #29
    str x2, [sp, #232]  /* spill */
    add w2, w2, w3
    ldr x3, [sp, #312]  /* reload */
    extr w2, w2, w2, #29
    str x2, [sp, #272]  /* spill */
    add w2, w2, w3
    ldr x3, [sp, #352]  /* reload */
    extr w2, w2, w2, #29
    str x2, [sp, #312]  /* spill */
    add w2, w2, w3
    ldr x3, [sp, #392]  /* reload */
    extr w2, w2, w2, #29
    str x2, [sp, #352]  /* spill */
    add w2, w2, w3
    ldr x3, [sp, #432]  /* reload */
    extr w2, w2, w2, #29
    str x2, [sp, #392]  /* spill */
    add w2, w2, w3
    ldr x3, [sp, #472]  /* reload */
    extr w2, w2, w2, #29
    str x2, [sp, #432]  /* spill */
    add w2, w2, w3
    ldr x3, [sp, #512]  /* reload */
    extr w2, w2, w2, #29
    str x2, [sp, #472]  /* spill */
    add w2, w2, w3
    ldr x3, [sp, #552]  /* reload */
    extr w2, w2, w2, #29
    str x2, [sp, #512]  /* spill */
    add w2, w2, w3
    ldr x3, [sp, #592]  /* reload */
    extr w2, w2, w2, #29
    str x2, [sp, #552]  /* spill */
    add w2, w2, w3
    ldr x3, [sp, #632]  /* reload */
    extr w2, w2, w2, #29
    str x2, [sp, #592]  /* spill */
    add w2, w2, w3
    ldr x3, [sp, #0]  /* reload */
    extr w2, w2, w2, #29
    str x2, [sp, #632]  /* spill */
    ldr x2, [sp, #648]  /* reload */
    add w2, w2, w3
    ldr x3, [sp, #32]  /* reload */
    extr w2, w2, w2, #26
    str w2, [x0, #8]
    add w2, w2, w3
    ldr x3, [sp, #64]  /* reload */
    extr w2, w2, w2, #26
    add w3, w2, w3
    extr w3, w3, w3, #26
    add w4, w3, w4
    extr w4, w4, w4, #26
    add w5, w4, w5
    extr w5, w5, w5, #26
    add w6, w5, w6
    extr w6, w6, w6, #26
    add w7, w6, w7
    extr w7, w7, w7, #26
    str x7, [sp, #0]  /* spill */
    add w7, w7, w19
    ldr x19, [sp, #280]  /* reload */
    extr w7, w7, w7, #26
    str x7, [sp, #32]  /* spill */
    add w7, w7, w19
    ldr x19, [sp, #320]  /* reload */
    extr w7, w7, w7, #26
    str x7, [sp, #64]  /* spill */
    add w7, w7, w19
    ldr x19, [sp, #360]  /* reload */
    extr w7, w7, w7, #26
    str x7, [sp, #96]  /* spill */
    add w7, w7, w19
    ldr x19, [sp, #400]  /* reload */
    extr w7, w7, w7, #26
    str x7, [sp, #128]  /* spill */
    add w7, w7, w19
    ldr x19, [sp, #440]  /* reload */
    extr w7, w7, w7, #26
    str x7, [sp, #160]  /* spill */
    add w7, w7, w19
    ldr x19, [sp, #480]  /* reload */
    extr w7, w7, w7, #26
    str x7, [sp, #200]  /* spill */
    add w7, w7, w19
    ldr x19, [sp, #520]  /* reload */
    extr w7, w7, w7, #26
    str x7, [sp, #240]  /* spill */
    add w7, w7, w19
    ldr x19, [sp, #560]  /* reload */
    extr w7, w7, w7, #26
    str x7, [sp, #280]  /* spill */
    add w7, w7, w19
    ldr x19, [sp, #600]  /* reload */
    extr w7, w7, w7, #26
    str x7, [sp, #320]  /* spill */
    add w7, w7, w19
    ldr x19, [sp, #640]  /* reload */
    extr w7, w7, w7, #26
    str x7, [sp, #360]  /* spill */
    add w7, w7, w19
    ldr x19, [sp, #8]  /* reload */
    extr w7, w7, w7, #26
    str x7, [sp, #400]  /* spill */
    ldr x7, [sp, #656]  /* reload */
    add w7, w7, w19
    ldr x19, [sp, #40]  /* reload */
    extr w7, w7, w7, #21
    str w7, [x0, #12]
    add w7, w7, w19
    ldr x19, [sp, #72]  /* reload */
    extr w7, w7, w7, #21
    add w19, w7, w19
    extr w19, w19, w19, #21
    add w20, w19, w20
    extr w20, w20, w20, #21
    add w21, w20, w21
    extr w21, w21, w21, #21
    add w22, w21, w22
    extr w22, w22, w22, #21
    add w23, w22, w23
    extr w23, w23, w23, #21
    str x23, [sp, #8]  /* spill */
    add w23, w23, w24
    ldr x24, [sp, #288]  /* reload */
    extr w23, w23, w23, #21
    str x23, [sp, #40]  /* spill */
    add w23, w23, w24
    ldr x24, [sp, #328]  /* reload */
    extr w23, w23, w23, #21
    str x23, [sp, #72]  /* spill */
    add w23, w23, w24
    ldr x24, [sp, #368]  /* reload */
    extr w23, w23, w23, #21
    str x23, [sp, #104]  /* spill */
    add w23, w23, w24
    ldr x24, [sp, #408]  /* reload */
    extr w23, w23, w23, #21
    str x23, [sp, #136]  /* spill */
    add w23, w23, w24
    ldr x24, [sp, #448]  /* reload */
    extr w23, w23, w23, #21
    str x23, [sp, #168]  /* spill */
    add w23, w23, w24
    ldr x24, [sp, #488]  /* reload */
    extr w23, w23, w23, #21
    str x23, [sp, #208]  /* spill */
    add w23, w23, w24
    ldr x24, [sp, #528]  /* reload */
    extr w23, w23, w23, #21
    str x23, [sp, #248]  /* spill */
    add w23, w23, w24
    ldr x24, [sp, #568]  /* reload */
    extr w23, w23, w23, #21
    str x23, [sp, #288]  /* spill */
    add w23, w23, w24
    ldr x24, [sp, #608]  /* reload */
    extr w23, w23, w23, #21
    str x23, [sp, #328]  /* spill */
    add w23, w23, w24
    ldr x24, [sp, #48]  /* reload */
    extr w23, w23, w23, #21
    str x23, [sp, #368]  /* spill */
    ldr x23, [sp, #16]  /* reload */
    add w23, w29, w23
    ldr x29, [sp, #256]  /* reload */
    extr w23, w23, w23, #19
    str w23, [x0, #16]
    add w23, w23, w24
    ldr x24, [sp, #80]  /* reload */
    extr w23, w23, w23, #19
    add w24, w23, w24
    extr w24, w24, w24, #19
    add w25, w24, w25
    extr w25, w25, w25, #19
    add w26, w25, w26
    extr w26, w26, w26, #19
    add w27, w26, w27
    extr w27, w27, w27, #19
    add w28, w27, w28
    extr w28, w28, w28, #19
    str x28, [sp, #16]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #296]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #48]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #336]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #80]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #376]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #112]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #416]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #144]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #456]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #176]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #496]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #216]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #536]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #256]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #576]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #296]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #616]  /* reload */
    extr w28, w28, w28, #19
    str x28, [sp, #336]  /* spill */
    add w28, w28, w29
    ldr x29, [sp, #24]  /* reload */
    extr w28, w28, w28, #19
    add w1, w1, w29
    extr w1, w1, w1, #15
    str w1, [x0, #20]
    str w9, [x0, #24]
    str w10, [x0, #28]
    str w2, [x0, #32]
    str w7, [x0, #36]
    str w23, [x0, #40]
    ldr x9, [sp, #56]  /* reload */
    ldr x10, [sp, #88]  /* reload */
    add w9, w1, w9
    extr w9, w9, w9, #15
    str w9, [x0, #44]
    str w11, [x0, #48]
    str w12, [x0, #52]
    str w3, [x0, #56]
    str w19, [x0, #60]
    str w24, [x0, #64]
    add w9, w9, w10
    ldr x10, [sp, #120]  /* reload */
    movz w11, #61627, lsl #0
    extr w9, w9, w9, #15
    ldr x12, [sp, #728]  /* reload */
    movk w11, #16728, lsl #16
    str w9, [x0, #68]
    str w13, [x0, #72]
    str w14, [x0, #76]
    str w4, [x0, #80]
    str w20, [x0, #84]
    str w25, [x0, #88]
    add w9, w9, w10
    ldr x10, [sp, #152]  /* reload */
    add w11, w28, w11
    extr w9, w9, w9, #15
    ldr x13, [sp, #736]  /* reload */
    extr w11, w11, w11, #19
    str w9, [x0, #92]
    str w15, [x0, #96]
    str w16, [x0, #100]
    str w5, [x0, #104]
    str w21, [x0, #108]
    str w26, [x0, #112]
    add w9, w9, w10
    ldr x10, [sp, #184]  /* reload */
    movz w14, #4031, lsl #0
    extr w9, w9, w9, #15
    ldr x15, [sp, #744]  /* reload */
    movk w14, #42863, lsl #16
    str w9, [x0, #116]
    str w17, [x0, #120]
    str w8, [x0, #124]
    str w6, [x0, #128]
    str w22, [x0, #132]
    str w27, [x0, #136]
    add w9, w9, w10
    ldr x10, [sp, #664]  /* reload */
    ldr x16, [sp, #400]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #140]
    str w10, [x0, #144]
    ldr x10, [sp, #192]  /* reload */
    str w10, [x0, #148]
    ldr x10, [sp, #0]  /* reload */
    str w10, [x0, #152]
    ldr x10, [sp, #8]  /* reload */
    str w10, [x0, #156]
    ldr x10, [sp, #16]  /* reload */
    str w10, [x0, #160]
    ldr x10, [sp, #224]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #672]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #164]
    str w10, [x0, #168]
    ldr x10, [sp, #232]  /* reload */
    str w10, [x0, #172]
    ldr x10, [sp, #32]  /* reload */
    str w10, [x0, #176]
    ldr x10, [sp, #40]  /* reload */
    str w10, [x0, #180]
    ldr x10, [sp, #48]  /* reload */
    str w10, [x0, #184]
    ldr x10, [sp, #264]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #680]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #188]
    str w10, [x0, #192]
    ldr x10, [sp, #272]  /* reload */
    str w10, [x0, #196]
    ldr x10, [sp, #64]  /* reload */
    str w10, [x0, #200]
    ldr x10, [sp, #72]  /* reload */
    str w10, [x0, #204]
    ldr x10, [sp, #80]  /* reload */
    str w10, [x0, #208]
    ldr x10, [sp, #304]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #688]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #212]
    str w10, [x0, #216]
    ldr x10, [sp, #312]  /* reload */
    str w10, [x0, #220]
    ldr x10, [sp, #96]  /* reload */
    str w10, [x0, #224]
    ldr x10, [sp, #104]  /* reload */
    str w10, [x0, #228]
    ldr x10, [sp, #112]  /* reload */
    str w10, [x0, #232]
    ldr x10, [sp, #344]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #696]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #236]
    str w10, [x0, #240]
    ldr x10, [sp, #352]  /* reload */
    str w10, [x0, #244]
    ldr x10, [sp, #128]  /* reload */
    str w10, [x0, #248]
    ldr x10, [sp, #136]  /* reload */
    str w10, [x0, #252]
    ldr x10, [sp, #144]  /* reload */
    str w10, [x0, #256]
    ldr x10, [sp, #384]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #704]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #260]
    str w10, [x0, #264]
    ldr x10, [sp, #392]  /* reload */
    str w10, [x0, #268]
    ldr x10, [sp, #160]  /* reload */
    str w10, [x0, #272]
    ldr x10, [sp, #168]  /* reload */
    str w10, [x0, #276]
    ldr x10, [sp, #176]  /* reload */
    str w10, [x0, #280]
    ldr x10, [sp, #424]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #712]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #284]
    str w10, [x0, #288]
    ldr x10, [sp, #432]  /* reload */
    str w10, [x0, #292]
    ldr x10, [sp, #200]  /* reload */
    str w10, [x0, #296]
    ldr x10, [sp, #208]  /* reload */
    str w10, [x0, #300]
    ldr x10, [sp, #216]  /* reload */
    str w10, [x0, #304]
    ldr x10, [sp, #464]  /* reload */
    add w9, w9, w10
    ldr x10, [sp, #720]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #308]
    str w10, [x0, #312]
    ldr x10, [sp, #472]  /* reload */
    str w10, [x0, #316]
    ldr x10, [sp, #240]  /* reload */
    str w10, [x0, #320]
    ldr x10, [sp, #248]  /* reload */
    str w10, [x0, #324]
    ldr x10, [sp, #256]  /* reload */
    str w10, [x0, #328]
    ldr x10, [sp, #504]  /* reload */
    add w9, w9, w10
    movz w10, #30813, lsl #0
    extr w9, w9, w9, #15
    movk w10, #41132, lsl #16
    str w9, [x0, #332]
    str w12, [x0, #336]
    ldr x12, [sp, #512]  /* reload */
    str w12, [x0, #340]
    ldr x12, [sp, #280]  /* reload */
    str w12, [x0, #344]
    ldr x12, [sp, #288]  /* reload */
    str w12, [x0, #348]
    ldr x12, [sp, #296]  /* reload */
    str w12, [x0, #352]
    ldr x12, [sp, #544]  /* reload */
    add w9, w9, w12
    ldr x12, [sp, #368]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #356]
    str w13, [x0, #360]
    ldr x13, [sp, #552]  /* reload */
    add w10, w12, w10
    extr w10, w10, w10, #21
    str w13, [x0, #364]
    ldr x13, [sp, #320]  /* reload */
    str w13, [x0, #368]
    ldr x13, [sp, #328]  /* reload */
    str w13, [x0, #372]
    ldr x13, [sp, #336]  /* reload */
    str w13, [x0, #376]
    ldr x13, [sp, #584]  /* reload */
    add w9, w9, w13
    movz w13, #57718, lsl #0
    extr w9, w9, w9, #15
    movk w13, #33457, lsl #16
    str w9, [x0, #380]
    str w15, [x0, #384]
    ldr x15, [sp, #592]  /* reload */
    str w15, [x0, #388]
    ldr x15, [sp, #360]  /* reload */
    str w15, [x0, #392]
    str w12, [x0, #396]
    str w28, [x0, #400]
    ldr x12, [sp, #624]  /* reload */
    movz w15, #8063, lsl #0
    movk w15, #20190, lsl #16
    add w9, w9, w12
    ldr x12, [sp, #752]  /* reload */
    extr w9, w9, w9, #15
    str w9, [x0, #404]
    add w9, w9, w13
    movz w13, #16126, lsl #0
    extr w9, w9, w9, #15
    movk w13, #40380, lsl #16
    add w14, w12, w14
    str w12, [x0, #408]
    ldr x12, [sp, #632]  /* reload */
    extr w14, w14, w14, #31
    add w13, w16, w13
    extr w13, w13, w13, #26
    str w12, [x0, #412]
    str w16, [x0, #416]
    str w10, [x0, #420]
    str w11, [x0, #424]
    add w12, w12, w15
    str w9, [x0, #428]
    str w14, [x0, #432]
    extr w12, w12, w12, #29
    movz w15, #32253, lsl #0
    movz w16, #64506, lsl #0
    str w12, [x0, #436]
    movk w15, #15224, lsl #16
    movk w16, #30448, lsl #16
    str w13, [x0, #440]
    add w10, w10, w15
    add w11, w11, w16
    movz w15, #63476, lsl #0
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    movk w15, #60897, lsl #16
    str w10, [x0, #444]
    str w11, [x0, #448]
    add w9, w9, w15
    movz w15, #8979, lsl #0
    movz w16, #17958, lsl #0
    extr w9, w9, w9, #15
    movk w15, #22546, lsl #16
    movk w16, #45092, lsl #16
    str w9, [x0, #452]
    add w14, w14, w15
    add w12, w12, w16
    movz w15, #35917, lsl #0
    extr w14, w14, w14, #31
    extr w12, w12, w12, #29
    movk w15, #24648, lsl #16
    str w14, [x0, #456]
    str w12, [x0, #460]
    add w13, w13, w15
    movz w15, #6298, lsl #0
    movz w16, #12597, lsl #0
    extr w13, w13, w13, #26
    movk w15, #49297, lsl #16
    movk w16, #33058, lsl #16
    str w13, [x0, #464]
    add w10, w10, w15
    add w11, w11, w16
    movz w15, #25195, lsl #0
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    movk w15, #580, lsl #16
    str w10, [x0, #468]
    str w11, [x0, #472]
    add w9, w9, w15
    movz w15, #40487, lsl #0
    movz w16, #15439, lsl #0
    extr w9, w9, w9, #15
    movk w15, #51367, lsl #16
    movk w16, #37199, lsl #16
    str w9, [x0, #476]
    add w14, w14, w15
    add w12, w12, w16
    movz w15, #30879, lsl #0
    extr w14, w14, w14, #31
    extr w12, w12, w12, #29
    movk w15, #8862, lsl #16
    str w14, [x0, #480]
    str w12, [x0, #484]
    add w13, w13, w15
    movz w15, #61758, lsl #0
    movz w16, #57980, lsl #0
    extr w13, w13, w13, #26
    movk w15, #17724, lsl #16
    movk w16, #35449, lsl #16
    str w13, [x0, #488]
    add w10, w10, w15
    add w11, w11, w16
    movz w15, #50425, lsl #0
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    movk w15, #5363, lsl #16
    str w10, [x0, #492]
    str w11, [x0, #496]
    add w9, w9, w15
    movz w15, #7142, lsl #0
    movz w16, #14284, lsl #0
    extr w9, w9, w9, #15
    movk w15, #7567, lsl #16
    movk w16, #15134, lsl #16
    str w9, [x0, #500]
    add w14, w14, w15
    add w12, w12, w16
    movz w15, #28568, lsl #0
    extr w14, w14, w14, #31
    extr w12, w12, w12, #29
    movk w15, #30268, lsl #16
    str w14, [x0, #504]
    str w12, [x0, #508]
    add w13, w13, w15
    movz w15, #57136, lsl #0
    movz w16, #48737, lsl #0
    extr w13, w13, w13, #26
    movk w15, #60536, lsl #16
    movk w16, #55537, lsl #16
    str w13, [x0, #512]
    add w10, w10, w15
    add w11, w11, w16
    movz w15, #31939, lsl #0
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    movk w15, #45539, lsl #16
    str w10, [x0, #516]
    str w11, [x0, #520]
    add w9, w9, w15
    movz w15, #22441, lsl #0
    movz w16, #44882, lsl #0
    extr w9, w9, w9, #15
    movk w15, #10140, lsl #16
    movk w16, #20280, lsl #16
    str w9, [x0, #524]
    add w14, w14, w15
    add w12, w12, w16
    movz w15, #24228, lsl #0
    extr w14, w14, w14, #31
    extr w12, w12, w12, #29
    movk w15, #40561, lsl #16
    str w14, [x0, #528]
    str w12, [x0, #532]
    add w13, w13, w15
    movz w15, #48457, lsl #0
    movz w16, #31378, lsl #0
    extr w13, w13, w13, #26
    movk w15, #15586, lsl #16
    movk w16, #31173, lsl #16
    str w13, [x0, #536]
    add w10, w10, w15
    add w11, w11, w16
    movz w15, #62756, lsl #0
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    movk w15, #62346, lsl #16
    str w10, [x0, #540]
    str w11, [x0, #544]
    add w9, w9, w15
    movz w15, #49901, lsl #0
    movz w16, #34266, lsl #0
    extr w9, w9, w9, #15
    movk w15, #1379, lsl #16
    movk w16, #2759, lsl #16
    str w9, [x0, #548]
    add w14, w14, w15
    add w12, w12, w16
    movz w15, #2996, lsl #0
    extr w14, w14, w14, #31
    extr w12, w12, w12, #29
    movk w15, #5519, lsl #16
    str w14, [x0, #552]
    str w12, [x0, #556]
    add w13, w13, w15
    movz w15, #5992, lsl #0
    movz w16, #11984, lsl #0
    extr w13, w13, w13, #26
    movk w15, #11038, lsl #16
    movk w16, #22076, lsl #16
    str w13, [x0, #560]
    add w10, w10, w15
    add w11, w11, w16
    movz w15, #23968, lsl #0
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    movk w15, #44152, lsl #16
    str w10, [x0, #564]
    str w11, [x0, #568]
    add w9, w9, w15
    movz w15, #61417, lsl #0
    movz w16, #57299, lsl #0
    extr w9, w9, w9, #15
    movk w15, #56259, lsl #16
    movk w16, #46983, lsl #16
    str w9, [x0, #572]
    add w14, w14, w15
    add w12, w12, w16
    movz w15, #49063, lsl #0
    extr w14, w14, w14, #31
    extr w12, w12, w12, #29
    movk w15, #28431, lsl #16
    str w14, [x0, #576]
    str w12, [x0, #580]
    add w13, w13, w15
    movz w15, #32590, lsl #0
    movz w16, #65181, lsl #0
    extr w13, w13, w13, #26
    movk w15, #56863, lsl #16
    movk w16, #48190, lsl #16
    str w13, [x0, #584]
    add w10, w10, w15
    add w11, w11, w16
    movz w15, #64827, lsl #0
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    movk w15, #30845, lsl #16
    str w10, [x0, #588]
    str w11, [x0, #592]
    add w9, w9, w15
    movz w15, #50390, lsl #0
    movz w16, #35244, lsl #0
    extr w9, w9, w9, #15
    movk w15, #1160, lsl #16
    movk w16, #2321, lsl #16
    str w9, [x0, #596]
    add w14, w14, w15
    add w12, w12, w16
    movz w15, #4952, lsl #0
    extr w14, w14, w14, #31
    extr w12, w12, w12, #29
    movk w15, #4643, lsl #16
    str w14, [x0, #600]
    str w12, [x0, #604]
    add w13, w13, w15
    movz w15, #9904, lsl #0
    movz w16, #19808, lsl #0
    extr w13, w13, w13, #26
    movk w15, #9286, lsl #16
    movk w16, #18572, lsl #16
    str w13, [x0, #608]
    add w10, w10, w15
    add w11, w11, w16
    movz w15, #39616, lsl #0
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    movk w15, #37144, lsl #16
    str w10, [x0, #612]
    str w11, [x0, #616]
    add w9, w9, w15
    movz w15, #35314, lsl #0
    movz w16, #5092, lsl #0
    extr w9, w9, w9, #15
    movk w15, #10727, lsl #16
    movk w16, #21455, lsl #16
    str w9, [x0, #620]
    add w14, w14, w15
    add w12, w12, w16
    movz w15, #10184, lsl #0
    extr w14, w14, w14, #31
    extr w12, w12, w12, #29
    movk w15, #42910, lsl #16
    str w14, [x0, #624]
    str w12, [x0, #628]
    add w13, w13, w15
    movz w15, #20369, lsl #0
    movz w16, #40738, lsl #0
    extr w13, w13, w13, #26
    movk w15, #20284, lsl #16
    movk w16, #40568, lsl #16
    str w13, [x0, #632]
    add w10, w10, w15
    add w11, w11, w16
    movz w15, #15941, lsl #0
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    movk w15, #15601, lsl #16
    str w10, [x0, #636]
    str w11, [x0, #640]
    add w9, w9, w15
    movz w15, #63879, lsl #0
    movz w16, #62222, lsl #0
    extr w9, w9, w9, #15
    movk w15, #25542, lsl #16
    movk w16, #51085, lsl #16
    str w9, [x0, #644]
    add w14, w14, w15
    add w12, w12, w16
    movz w15, #58909, lsl #0
    extr w14, w14, w14, #31
    extr w12, w12, w12, #29
    movk w15, #36635, lsl #16
    str w14, [x0, #648]
    str w12, [x0, #652]
    add w12, w13, w15
    movz w13, #52283, lsl #0
    movz w14, #39030, lsl #0
    extr w12, w12, w12, #26
    movk w13, #7735, lsl #16
    movk w14, #15471, lsl #16
    str w12, [x0, #656]
    add w10, w10, w13
    add w11, w11, w14
    movz w12, #12524, lsl #0
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    movk w12, #30943, lsl #16
    str w10, [x0, #660]
    str w11, [x0, #664]
    add w9, w9, w12
    extr w9, w9, w9, #15
    str w9, [x0, #668]
    ldr x19, [sp, #760]
    ldr x20, [sp, #768]
    ldr x21, [sp, #776]
    ldr x22, [sp, #784]
    ldr x23, [sp, #792]
    ldr x24, [sp, #800]
    ldr x25, [sp, #808]
    ldr x26, [sp, #816]
    ldr x27, [sp, #824]
    ldr x28, [sp, #832]
    ldr x29, [sp, #840]
    add sp, sp, #848
    ret x30
    .size lea192_expand_key, .-lea192_expand_key

    .balign 4
    .globl lea192_encrypt_blocks
    .type lea192_encrypt_blocks, %function
lea192_encrypt_blocks:
    cbz x3, .Llea192_encrypt_blocks_done1
    ubfm x9, x3, #2, #63
    cbz x9, .Llea192_encrypt_blocks_rest3
    add x10, x0, #672
.Llea192_encrypt_blocks_blocks5:
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #64
    orr x11, xzr, x0
.Llea192_encrypt_blocks_rounds6:
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
    cbnz x12, .Llea192_encrypt_blocks_rounds6
    sub x9, x9, #1
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    add x2, x2, #64
    cbnz x9, .Llea192_encrypt_blocks_blocks5
.Llea192_encrypt_blocks_rest3:
    ubfm x9, x3, #0, #1
    cbz x9, .Llea192_encrypt_blocks_done1
    add x10, x0, #672
.Llea192_encrypt_blocks_blocks9:
    ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #16
    orr x11, xzr, x0
.Llea192_encrypt_blocks_rounds10:
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
    cbnz x12, .Llea192_encrypt_blocks_rounds10
    sub x9, x9, #1
    st4 {v16.s, v17.s, v18.s, v19.s}[0], [x2]
    add x2, x2, #16
    cbnz x9, .Llea192_encrypt_blocks_blocks9
.Llea192_encrypt_blocks_done1:
    ret x30
    .size lea192_encrypt_blocks, .-lea192_encrypt_blocks

    .section .note.GNU-stack,"",%progbits
