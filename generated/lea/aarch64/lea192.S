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
      "code_bytes": 3388,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 828,
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
    ldr w9, [x1, #0]
    ldr w10, [x1, #4]
    ldr w11, [x1, #8]
    ldr w12, [x1, #12]
    ldr w13, [x1, #16]
    ldr w14, [x1, #20]
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
    str w9, [x0, #0]
    str w10, [x0, #4]
    str w11, [x0, #8]
    movz w15, #20190, lsl #0
    movz w16, #40380, lsl #0
    movz w17, #15224, lsl #0
    movk w15, #8063, lsl #16
    movk w16, #16126, lsl #16
    movk w17, #32253, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #12]
    str w13, [x0, #16]
    str w14, [x0, #20]
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
    str w9, [x0, #24]
    str w10, [x0, #28]
    str w11, [x0, #32]
    movz w15, #45092, lsl #0
    movz w16, #24648, lsl #0
    movz w17, #49297, lsl #0
    movk w15, #17958, lsl #16
    movk w16, #35917, lsl #16
    movk w17, #6298, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #36]
    str w13, [x0, #40]
    str w14, [x0, #44]
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
    str w9, [x0, #48]
    str w10, [x0, #52]
    str w11, [x0, #56]
    movz w15, #37199, lsl #0
    movz w16, #8862, lsl #0
    movz w17, #17724, lsl #0
    movk w15, #15439, lsl #16
    movk w16, #30879, lsl #16
    movk w17, #61758, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #60]
    str w13, [x0, #64]
    str w14, [x0, #68]
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
    str w9, [x0, #72]
    str w10, [x0, #76]
    str w11, [x0, #80]
    movz w15, #15134, lsl #0
    movz w16, #30268, lsl #0
    movz w17, #60536, lsl #0
    movk w15, #14284, lsl #16
    movk w16, #28568, lsl #16
    movk w17, #57136, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #84]
    str w13, [x0, #88]
    str w14, [x0, #92]
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
    str w9, [x0, #96]
    str w10, [x0, #100]
    str w11, [x0, #104]
    movz w15, #20280, lsl #0
    movz w16, #40561, lsl #0
    movz w17, #15586, lsl #0
    movk w15, #44882, lsl #16
    movk w16, #24228, lsl #16
    movk w17, #48457, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #108]
    str w13, [x0, #112]
    str w14, [x0, #116]
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
    str w9, [x0, #120]
    str w10, [x0, #124]
    str w11, [x0, #128]
    movz w15, #2759, lsl #0
    movz w16, #5519, lsl #0
    movz w17, #11038, lsl #0
    movk w15, #34266, lsl #16
    movk w16, #2996, lsl #16
    movk w17, #5992, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #132]
    str w13, [x0, #136]
    str w14, [x0, #140]
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
    str w9, [x0, #144]
    str w10, [x0, #148]
    str w11, [x0, #152]
    movz w15, #46983, lsl #0
    movz w16, #28431, lsl #0
    movz w17, #56863, lsl #0
    movk w15, #57299, lsl #16
    movk w16, #49063, lsl #16
    movk w17, #32590, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #156]
    str w13, [x0, #160]
    str w14, [x0, #164]
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
    str w9, [x0, #168]
    str w10, [x0, #172]
    str w11, [x0, #176]
    movz w15, #2321, lsl #0
    movz w16, #4643, lsl #0
    movz w17, #9286, lsl #0
    movk w15, #35244, lsl #16
    movk w16, #4952, lsl #16
    movk w17, #9904, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #180]
    str w13, [x0, #184]
    str w14, [x0, #188]
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
    str w9, [x0, #192]
    str w10, [x0, #196]
    str w11, [x0, #200]
    movz w15, #21455, lsl #0
    movz w16, #42910, lsl #0
    movz w17, #20284, lsl #0
    movk w15, #5092, lsl #16
    movk w16, #10184, lsl #16
    movk w17, #20369, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #204]
    str w13, [x0, #208]
    str w14, [x0, #212]
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
    str w9, [x0, #216]
    str w10, [x0, #220]
    str w11, [x0, #224]
    movz w15, #51085, lsl #0
    movz w16, #36635, lsl #0
    movz w17, #7735, lsl #0
    movk w15, #62222, lsl #16
    movk w16, #58909, lsl #16
    movk w17, #52283, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #228]
    str w13, [x0, #232]
    str w14, [x0, #236]
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
    str w9, [x0, #240]
    str w10, [x0, #244]
    str w11, [x0, #248]
    movz w15, #52779, lsl #0
    movz w16, #40023, lsl #0
    movz w17, #14511, lsl #0
    movk w15, #54419, lsl #16
    movk w16, #43303, lsl #16
    movk w17, #21071, lsl #16
    add w12, w12, w15
    add w13, w13, w16
    add w14, w14, w17
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #252]
    str w13, [x0, #256]
    str w14, [x0, #260]
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
    str w9, [x0, #264]
    str w10, [x0, #268]
    str w11, [x0, #272]
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
    str w12, [x0, #276]
    str w13, [x0, #280]
    str w14, [x0, #284]
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
    str w9, [x0, #288]
    str w10, [x0, #292]
    str w11, [x0, #296]
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
    str w12, [x0, #300]
    str w13, [x0, #304]
    str w14, [x0, #308]
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
    str w9, [x0, #312]
    str w10, [x0, #316]
    str w11, [x0, #320]
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
    str w12, [x0, #324]
    str w13, [x0, #328]
    str w14, [x0, #332]
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
    str w9, [x0, #336]
    str w10, [x0, #340]
    str w11, [x0, #344]
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
    str w12, [x0, #348]
    str w13, [x0, #352]
    str w14, [x0, #356]
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
    str w9, [x0, #360]
    str w10, [x0, #364]
    str w11, [x0, #368]
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
    str w12, [x0, #372]
    str w13, [x0, #376]
    str w14, [x0, #380]
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
    str w9, [x0, #384]
    str w10, [x0, #388]
    str w11, [x0, #392]
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
    str w12, [x0, #396]
    str w13, [x0, #400]
    str w14, [x0, #404]
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
    str w9, [x0, #408]
    str w10, [x0, #412]
    str w11, [x0, #416]
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
    str w12, [x0, #420]
    str w13, [x0, #424]
    str w14, [x0, #428]
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
    str w9, [x0, #432]
    str w10, [x0, #436]
    str w11, [x0, #440]
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
    str w12, [x0, #444]
    str w13, [x0, #448]
    str w14, [x0, #452]
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
    str w9, [x0, #456]
    str w10, [x0, #460]
    str w11, [x0, #464]
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
    str w12, [x0, #468]
    str w13, [x0, #472]
    str w14, [x0, #476]
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
    str w9, [x0, #480]
    str w10, [x0, #484]
    str w11, [x0, #488]
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
    str w12, [x0, #492]
    str w13, [x0, #496]
    str w14, [x0, #500]
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
    str w9, [x0, #504]
    str w10, [x0, #508]
    str w11, [x0, #512]
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
    str w12, [x0, #516]
    str w13, [x0, #520]
    str w14, [x0, #524]
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
    str w9, [x0, #528]
    str w10, [x0, #532]
    str w11, [x0, #536]
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
    str w12, [x0, #540]
    str w13, [x0, #544]
    str w14, [x0, #548]
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
    str w9, [x0, #552]
    str w10, [x0, #556]
    str w11, [x0, #560]
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
    str w12, [x0, #564]
    str w13, [x0, #568]
    str w14, [x0, #572]
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
    str w9, [x0, #576]
    str w10, [x0, #580]
    str w11, [x0, #584]
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
    str w12, [x0, #588]
    str w13, [x0, #592]
    str w14, [x0, #596]
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
    str w9, [x0, #600]
    str w10, [x0, #604]
    str w11, [x0, #608]
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
    str w12, [x0, #612]
    str w13, [x0, #616]
    str w14, [x0, #620]
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
    str w9, [x0, #624]
    str w10, [x0, #628]
    str w11, [x0, #632]
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
    str w12, [x0, #636]
    str w13, [x0, #640]
    str w14, [x0, #644]
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
    str w9, [x0, #648]
    str w10, [x0, #652]
    str w11, [x0, #656]
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
    str w9, [x0, #660]
    str w10, [x0, #664]
    str w11, [x0, #668]
    ret x30
    .size lea192_expand_key, .-lea192_expand_key

    .balign 4
    .globl lea192_encrypt_blocks
    .type lea192_encrypt_blocks, %function
lea192_encrypt_blocks:
    sub x9, x3, #4
    tbnz x9, 63, .Llea192_encrypt_blocks_fewer3
    add x10, x0, #672
.Llea192_encrypt_blocks_blocks5:
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #64
    orr x11, xzr, x0
.Llea192_encrypt_blocks_rounds6:
    ldr q20, [x11, #16]
    ldr q21, [x11, #0]
    ldr q22, [x11, #32]
    ldr q23, [x11, #64]
    ldr q24, [x11, #48]
    ldr q25, [x11, #80]
    add x11, x11, #96
    sub x12, x11, x10
    dup v26.4s, v20.s[0]
    dup v27.4s, v20.s[1]
    dup v28.4s, v21.s[2]
    dup v29.4s, v21.s[3]
    eor v26.16b, v18.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    eor v27.16b, v17.16b, v28.16b
    eor v18.16b, v18.16b, v29.16b
    dup v28.4s, v21.s[0]
    add v19.4s, v26.4s, v19.4s
    dup v21.4s, v21.s[1]
    add v18.4s, v27.4s, v18.4s
    eor v26.16b, v16.16b, v28.16b
    shl v27.4s, v19.4s, #29
    shl v28.4s, v18.4s, #27
    sri v27.4s, v19.4s, #3
    sri v28.4s, v18.4s, #5
    eor v17.16b, v17.16b, v21.16b
    dup v18.4s, v22.s[2]
    dup v19.4s, v22.s[3]
    dup v21.4s, v22.s[0]
    add v17.4s, v26.4s, v17.4s
    eor v18.16b, v27.16b, v18.16b
    eor v16.16b, v16.16b, v19.16b
    eor v19.16b, v28.16b, v21.16b
    shl v21.4s, v17.4s, #9
    add v16.4s, v18.4s, v16.4s
    dup v18.4s, v22.s[1]
    sri v21.4s, v17.4s, #23
    shl v17.4s, v16.4s, #29
    eor v18.16b, v27.16b, v18.16b
    dup v22.4s, v20.s[2]
    sri v17.4s, v16.4s, #3
    add v16.4s, v19.4s, v18.4s
    eor v18.16b, v21.16b, v22.16b
    dup v19.4s, v20.s[3]
    dup v20.4s, v23.s[0]
    shl v22.4s, v16.4s, #27
    eor v19.16b, v28.16b, v19.16b
    eor v20.16b, v17.16b, v20.16b
    sri v22.4s, v16.4s, #5
    add v16.4s, v18.4s, v19.4s
    dup v18.4s, v23.s[1]
    dup v19.4s, v24.s[2]
    dup v26.4s, v24.s[3]
    shl v27.4s, v16.4s, #9
    eor v18.16b, v21.16b, v18.16b
    eor v19.16b, v22.16b, v19.16b
    sri v27.4s, v16.4s, #23
    add v16.4s, v20.4s, v18.4s
    eor v17.16b, v17.16b, v26.16b
    dup v18.4s, v24.s[0]
    dup v20.4s, v24.s[1]
    shl v21.4s, v16.4s, #29
    add v17.4s, v19.4s, v17.4s
    eor v18.16b, v27.16b, v18.16b
    sri v21.4s, v16.4s, #3
    shl v16.4s, v17.4s, #27
    eor v19.16b, v22.16b, v20.16b
    dup v20.4s, v25.s[2]
    sri v16.4s, v17.4s, #5
    add v17.4s, v18.4s, v19.4s
    eor v18.16b, v21.16b, v20.16b
    dup v20.4s, v25.s[3]
    dup v22.4s, v25.s[0]
    shl v19.4s, v17.4s, #9
    eor v20.16b, v27.16b, v20.16b
    eor v22.16b, v16.16b, v22.16b
    sri v19.4s, v17.4s, #23
    add v17.4s, v18.4s, v20.4s
    dup v20.4s, v25.s[1]
    dup v24.4s, v23.s[2]
    dup v23.4s, v23.s[3]
    shl v18.4s, v17.4s, #29
    eor v20.16b, v21.16b, v20.16b
    eor v21.16b, v19.16b, v24.16b
    sri v18.4s, v17.4s, #3
    add v20.4s, v22.4s, v20.4s
    eor v16.16b, v16.16b, v23.16b
    shl v17.4s, v20.4s, #27
    add v21.4s, v21.4s, v16.4s
    sri v17.4s, v20.4s, #5
    shl v16.4s, v21.4s, #9
    sri v16.4s, v21.4s, #23
    cbnz x12, .Llea192_encrypt_blocks_rounds6
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    add x2, x2, #64
    sub x9, x9, #4
    tbz x9, 63, .Llea192_encrypt_blocks_blocks5
.Llea192_encrypt_blocks_fewer3:
    add x9, x9, #4
    cbz x9, .Llea192_encrypt_blocks_done1
    add x10, x0, #672
.Llea192_encrypt_blocks_blocks9:
    ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #16
    orr x11, xzr, x0
.Llea192_encrypt_blocks_rounds10:
    ldr q20, [x11, #16]
    ldr q21, [x11, #0]
    ldr q22, [x11, #32]
    ldr q23, [x11, #64]
    ldr q24, [x11, #48]
    ldr q25, [x11, #80]
    add x11, x11, #96
    sub x12, x11, x10
    dup v26.4s, v20.s[0]
    dup v27.4s, v20.s[1]
    dup v28.4s, v21.s[2]
    dup v29.4s, v21.s[3]
    eor v26.16b, v18.16b, v26.16b
    eor v19.16b, v19.16b, v27.16b
    eor v27.16b, v17.16b, v28.16b
    eor v18.16b, v18.16b, v29.16b
    dup v28.4s, v21.s[0]
    add v19.4s, v26.4s, v19.4s
    dup v21.4s, v21.s[1]
    add v18.4s, v27.4s, v18.4s
    eor v26.16b, v16.16b, v28.16b
    shl v27.4s, v19.4s, #29
    shl v28.4s, v18.4s, #27
    sri v27.4s, v19.4s, #3
    sri v28.4s, v18.4s, #5
    eor v17.16b, v17.16b, v21.16b
    dup v18.4s, v22.s[2]
    dup v19.4s, v22.s[3]
    dup v21.4s, v22.s[0]
    add v17.4s, v26.4s, v17.4s
    eor v18.16b, v27.16b, v18.16b
    eor v16.16b, v16.16b, v19.16b
    eor v19.16b, v28.16b, v21.16b
    shl v21.4s, v17.4s, #9
    add v16.4s, v18.4s, v16.4s
    dup v18.4s, v22.s[1]
    sri v21.4s, v17.4s, #23
    shl v17.4s, v16.4s, #29
    eor v18.16b, v27.16b, v18.16b
    dup v22.4s, v20.s[2]
    sri v17.4s, v16.4s, #3
    add v16.4s, v19.4s, v18.4s
    eor v18.16b, v21.16b, v22.16b
    dup v19.4s, v20.s[3]
    dup v20.4s, v23.s[0]
    shl v22.4s, v16.4s, #27
    eor v19.16b, v28.16b, v19.16b
    eor v20.16b, v17.16b, v20.16b
    sri v22.4s, v16.4s, #5
    add v16.4s, v18.4s, v19.4s
    dup v18.4s, v23.s[1]
    dup v19.4s, v24.s[2]
    dup v26.4s, v24.s[3]
    shl v27.4s, v16.4s, #9
    eor v18.16b, v21.16b, v18.16b
    eor v19.16b, v22.16b, v19.16b
    sri v27.4s, v16.4s, #23
    add v16.4s, v20.4s, v18.4s
    eor v17.16b, v17.16b, v26.16b
    dup v18.4s, v24.s[0]
    dup v20.4s, v24.s[1]
    shl v21.4s, v16.4s, #29
    add v17.4s, v19.4s, v17.4s
    eor v18.16b, v27.16b, v18.16b
    sri v21.4s, v16.4s, #3
    shl v16.4s, v17.4s, #27
    eor v19.16b, v22.16b, v20.16b
    dup v20.4s, v25.s[2]
    sri v16.4s, v17.4s, #5
    add v17.4s, v18.4s, v19.4s
    eor v18.16b, v21.16b, v20.16b
    dup v20.4s, v25.s[3]
    dup v22.4s, v25.s[0]
    shl v19.4s, v17.4s, #9
    eor v20.16b, v27.16b, v20.16b
    eor v22.16b, v16.16b, v22.16b
    sri v19.4s, v17.4s, #23
    add v17.4s, v18.4s, v20.4s
    dup v20.4s, v25.s[1]
    dup v24.4s, v23.s[2]
    dup v23.4s, v23.s[3]
    shl v18.4s, v17.4s, #29
    eor v20.16b, v21.16b, v20.16b
    eor v21.16b, v19.16b, v24.16b
    sri v18.4s, v17.4s, #3
    add v20.4s, v22.4s, v20.4s
    eor v16.16b, v16.16b, v23.16b
    shl v17.4s, v20.4s, #27
    add v21.4s, v21.4s, v16.4s
    sri v17.4s, v20.4s, #5
    shl v16.4s, v21.4s, #9
    sri v16.4s, v21.4s, #23
    cbnz x12, .Llea192_encrypt_blocks_rounds10
    st4 {v16.s, v17.s, v18.s, v19.s}[0], [x2]
    add x2, x2, #16
    sub x9, x9, #1
    cbnz x9, .Llea192_encrypt_blocks_blocks9
.Llea192_encrypt_blocks_done1:
    ret x30
    .size lea192_encrypt_blocks, .-lea192_encrypt_blocks

    .section .note.GNU-stack,"",%progbits
