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
      "code_bytes": 3876,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 828,
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
    ldr w9, [x1, #0]
    ldr w10, [x1, #4]
    ldr w11, [x1, #8]
    ldr w12, [x1, #12]
    ldr w13, [x1, #16]
    ldr w14, [x1, #20]
    ldr w15, [x1, #24]
    ldr w16, [x1, #28]
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
    str w9, [x0, #0]
    str w10, [x0, #4]
    str w11, [x0, #8]
    movz w17, #20190, lsl #0
    movz w8, #40380, lsl #0
    movz w1, #15224, lsl #0
    movk w17, #8063, lsl #16
    movk w8, #16126, lsl #16
    movk w1, #32253, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w14, w14, w1
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #12]
    str w13, [x0, #16]
    str w14, [x0, #20]
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
    str w15, [x0, #24]
    str w16, [x0, #28]
    str w9, [x0, #32]
    movz w17, #45092, lsl #0
    movz w8, #24648, lsl #0
    movz w1, #49297, lsl #0
    movk w17, #17958, lsl #16
    movk w8, #35917, lsl #16
    movk w1, #6298, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    str w10, [x0, #36]
    str w11, [x0, #40]
    str w12, [x0, #44]
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
    str w13, [x0, #48]
    str w14, [x0, #52]
    str w15, [x0, #56]
    movz w17, #37199, lsl #0
    movz w8, #8862, lsl #0
    movz w1, #17724, lsl #0
    movk w17, #15439, lsl #16
    movk w8, #30879, lsl #16
    movk w1, #61758, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w10, w10, w1
    extr w16, w16, w16, #21
    extr w9, w9, w9, #19
    extr w10, w10, w10, #15
    str w16, [x0, #60]
    str w9, [x0, #64]
    str w10, [x0, #68]
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
    str w11, [x0, #72]
    str w12, [x0, #76]
    str w13, [x0, #80]
    movz w17, #15134, lsl #0
    movz w8, #30268, lsl #0
    movz w1, #60536, lsl #0
    movk w17, #14284, lsl #16
    movk w8, #28568, lsl #16
    movk w1, #57136, lsl #16
    add w14, w14, w17
    add w15, w15, w8
    add w16, w16, w1
    extr w14, w14, w14, #21
    extr w15, w15, w15, #19
    extr w16, w16, w16, #15
    str w14, [x0, #84]
    str w15, [x0, #88]
    str w16, [x0, #92]
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
    str w9, [x0, #96]
    str w10, [x0, #100]
    str w11, [x0, #104]
    movz w17, #20280, lsl #0
    movz w8, #40561, lsl #0
    movz w1, #15586, lsl #0
    movk w17, #44882, lsl #16
    movk w8, #24228, lsl #16
    movk w1, #48457, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w14, w14, w1
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #108]
    str w13, [x0, #112]
    str w14, [x0, #116]
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
    str w15, [x0, #120]
    str w16, [x0, #124]
    str w9, [x0, #128]
    movz w17, #2759, lsl #0
    movz w8, #5519, lsl #0
    movz w1, #11038, lsl #0
    movk w17, #34266, lsl #16
    movk w8, #2996, lsl #16
    movk w1, #5992, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    str w10, [x0, #132]
    str w11, [x0, #136]
    str w12, [x0, #140]
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
    str w13, [x0, #144]
    str w14, [x0, #148]
    str w15, [x0, #152]
    movz w17, #21952, lsl #0
    movz w8, #43905, lsl #0
    movz w1, #22274, lsl #0
    movk w17, #40420, lsl #16
    movk w8, #15304, lsl #16
    movk w1, #30609, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w10, w10, w1
    extr w16, w16, w16, #21
    extr w9, w9, w9, #19
    extr w10, w10, w10, #15
    str w16, [x0, #156]
    str w9, [x0, #160]
    str w10, [x0, #164]
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
    str w11, [x0, #168]
    str w12, [x0, #172]
    str w13, [x0, #176]
    movz w17, #24471, lsl #0
    movz w8, #48942, lsl #0
    movz w1, #32348, lsl #0
    movk w17, #4133, lsl #16
    movk w8, #8266, lsl #16
    movk w1, #16533, lsl #16
    add w14, w14, w17
    add w15, w15, w8
    add w16, w16, w1
    extr w14, w14, w14, #21
    extr w15, w15, w15, #19
    extr w16, w16, w16, #15
    str w14, [x0, #180]
    str w15, [x0, #184]
    str w16, [x0, #188]
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
    str w9, [x0, #192]
    str w10, [x0, #196]
    str w11, [x0, #200]
    movz w17, #56863, lsl #0
    movz w8, #48190, lsl #0
    movz w1, #30845, lsl #0
    movk w17, #32590, lsl #16
    movk w8, #65181, lsl #16
    movk w1, #64827, lsl #16
    add w12, w12, w17
    add w13, w13, w8
    add w14, w14, w1
    extr w12, w12, w12, #21
    extr w13, w13, w13, #19
    extr w14, w14, w14, #15
    str w12, [x0, #204]
    str w13, [x0, #208]
    str w14, [x0, #212]
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
    str w15, [x0, #216]
    str w16, [x0, #220]
    str w9, [x0, #224]
    movz w17, #9286, lsl #0
    movz w8, #18572, lsl #0
    movz w1, #37144, lsl #0
    movk w17, #9904, lsl #16
    movk w8, #19808, lsl #16
    movk w1, #39616, lsl #16
    add w10, w10, w17
    add w11, w11, w8
    add w12, w12, w1
    extr w10, w10, w10, #21
    extr w11, w11, w11, #19
    extr w12, w12, w12, #15
    str w10, [x0, #228]
    str w11, [x0, #232]
    str w12, [x0, #236]
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
    str w13, [x0, #240]
    str w14, [x0, #244]
    str w15, [x0, #248]
    movz w17, #20284, lsl #0
    movz w8, #40568, lsl #0
    movz w1, #15601, lsl #0
    movk w17, #20369, lsl #16
    movk w8, #40738, lsl #16
    movk w1, #15941, lsl #16
    add w16, w16, w17
    add w9, w9, w8
    add w10, w10, w1
    extr w16, w16, w16, #21
    extr w9, w9, w9, #19
    extr w10, w10, w10, #15
    str w16, [x0, #252]
    str w9, [x0, #256]
    str w10, [x0, #260]
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
    str w11, [x0, #264]
    str w12, [x0, #268]
    str w13, [x0, #272]
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
    str w14, [x0, #276]
    str w15, [x0, #280]
    str w16, [x0, #284]
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
    str w9, [x0, #288]
    str w10, [x0, #292]
    str w11, [x0, #296]
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
    str w12, [x0, #300]
    str w13, [x0, #304]
    str w14, [x0, #308]
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
    str w15, [x0, #312]
    str w16, [x0, #316]
    str w9, [x0, #320]
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
    str w10, [x0, #324]
    str w11, [x0, #328]
    str w12, [x0, #332]
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
    str w13, [x0, #336]
    str w14, [x0, #340]
    str w15, [x0, #344]
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
    str w16, [x0, #348]
    str w9, [x0, #352]
    str w10, [x0, #356]
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
    str w11, [x0, #360]
    str w12, [x0, #364]
    str w13, [x0, #368]
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
    str w14, [x0, #372]
    str w15, [x0, #376]
    str w16, [x0, #380]
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
    str w9, [x0, #384]
    str w10, [x0, #388]
    str w11, [x0, #392]
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
    str w12, [x0, #396]
    str w13, [x0, #400]
    str w14, [x0, #404]
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
    str w15, [x0, #408]
    str w16, [x0, #412]
    str w9, [x0, #416]
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
    str w10, [x0, #420]
    str w11, [x0, #424]
    str w12, [x0, #428]
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
    str w13, [x0, #432]
    str w14, [x0, #436]
    str w15, [x0, #440]
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
    str w16, [x0, #444]
    str w9, [x0, #448]
    str w10, [x0, #452]
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
    str w11, [x0, #456]
    str w12, [x0, #460]
    str w13, [x0, #464]
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
    str w14, [x0, #468]
    str w15, [x0, #472]
    str w16, [x0, #476]
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
    str w9, [x0, #480]
    str w10, [x0, #484]
    str w11, [x0, #488]
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
    str w12, [x0, #492]
    str w13, [x0, #496]
    str w14, [x0, #500]
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
    str w15, [x0, #504]
    str w16, [x0, #508]
    str w9, [x0, #512]
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
    str w10, [x0, #516]
    str w11, [x0, #520]
    str w12, [x0, #524]
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
    str w13, [x0, #528]
    str w14, [x0, #532]
    str w15, [x0, #536]
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
    str w16, [x0, #540]
    str w9, [x0, #544]
    str w10, [x0, #548]
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
    str w11, [x0, #552]
    str w12, [x0, #556]
    str w13, [x0, #560]
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
    str w14, [x0, #564]
    str w15, [x0, #568]
    str w16, [x0, #572]
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
    str w9, [x0, #576]
    str w10, [x0, #580]
    str w11, [x0, #584]
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
    str w12, [x0, #588]
    str w13, [x0, #592]
    str w14, [x0, #596]
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
    str w15, [x0, #600]
    str w16, [x0, #604]
    str w9, [x0, #608]
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
    str w10, [x0, #612]
    str w11, [x0, #616]
    str w12, [x0, #620]
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
    str w13, [x0, #624]
    str w14, [x0, #628]
    str w15, [x0, #632]
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
    str w16, [x0, #636]
    str w9, [x0, #640]
    str w10, [x0, #644]
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
    str w11, [x0, #648]
    str w12, [x0, #652]
    str w13, [x0, #656]
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
    str w14, [x0, #660]
    str w15, [x0, #664]
    str w16, [x0, #668]
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
    str w9, [x0, #672]
    str w10, [x0, #676]
    str w11, [x0, #680]
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
    str w12, [x0, #684]
    str w13, [x0, #688]
    str w14, [x0, #692]
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
    str w15, [x0, #696]
    str w16, [x0, #700]
    str w9, [x0, #704]
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
    str w10, [x0, #708]
    str w11, [x0, #712]
    str w12, [x0, #716]
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
    str w13, [x0, #720]
    str w14, [x0, #724]
    str w15, [x0, #728]
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
    str w16, [x0, #732]
    str w9, [x0, #736]
    str w10, [x0, #740]
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
    str w9, [x0, #744]
    str w10, [x0, #748]
    str w11, [x0, #752]
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
    str w9, [x0, #756]
    str w10, [x0, #760]
    str w11, [x0, #764]
    ret x30
    .size lea256_expand_key, .-lea256_expand_key

    .balign 4
    .globl lea256_encrypt_blocks
    .type lea256_encrypt_blocks, %function
lea256_encrypt_blocks:
    sub x9, x3, #4
    tbnz x9, 63, .Llea256_encrypt_blocks_fewer3
    add x10, x0, #768
.Llea256_encrypt_blocks_blocks5:
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #64
    orr x11, xzr, x0
.Llea256_encrypt_blocks_rounds6:
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
    cbnz x12, .Llea256_encrypt_blocks_rounds6
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    add x2, x2, #64
    sub x9, x9, #4
    tbz x9, 63, .Llea256_encrypt_blocks_blocks5
.Llea256_encrypt_blocks_fewer3:
    add x9, x9, #4
    cbz x9, .Llea256_encrypt_blocks_done1
    add x10, x0, #768
.Llea256_encrypt_blocks_blocks9:
    ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #16
    orr x11, xzr, x0
.Llea256_encrypt_blocks_rounds10:
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
    cbnz x12, .Llea256_encrypt_blocks_rounds10
    st4 {v16.s, v17.s, v18.s, v19.s}[0], [x2]
    add x2, x2, #16
    sub x9, x9, #1
    cbnz x9, .Llea256_encrypt_blocks_blocks9
.Llea256_encrypt_blocks_done1:
    ret x30
    .size lea256_encrypt_blocks, .-lea256_encrypt_blocks

    .section .note.GNU-stack,"",%progbits
