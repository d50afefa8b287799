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
      "code_bytes": 2144,
      "stack_bytes": 160
    },
    {
      "symbol": "lea128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 752,
      "stack_bytes": 0
    }
  ]
}
*/
    .text

    .balign 4
    .globl lea128_expand_key
    .type lea128_expand_key, %function
lea128_expand_key:
    sub sp, sp, #160
    str x19, [sp, #72]
    str x20, [sp, #80]
    str x21, [sp, #88]
    str x22, [sp, #96]
    str x23, [sp, #104]
    str x24, [sp, #112]
    str x25, [sp, #120]
    str x26, [sp, #128]
    str x27, [sp, #136]
    str x28, [sp, #144]
    str x29, [sp, #152]
    movz w9, #59867, lsl #0
    movz w10, #54199, lsl #0
    movz w11, #42863, lsl #0
    movk w9, #50159, lsl #16
    movk w10, #34783, lsl #16
    movk w11, #4031, lsl #16
    movz w12, #20190, lsl #0
    movz w13, #54788, lsl #0
    movz w14, #44041, lsl #0
    str x12, [sp, #0]  /* spill */
    movk w12, #8063, lsl #16
    movk w13, #35012, lsl #16
    movk w14, #4489, lsl #16
    str x12, [sp, #0]  /* spill */
    movz w12, #22546, lsl #0
    movz w15, #45092, lsl #0
    movz w16, #61993, lsl #0
    movk w12, #8979, lsl #16
    str x15, [sp, #8]  /* spill */
    movk w15, #17958, lsl #16
    movk w16, #59273, lsl #16
    movz w17, #51367, lsl #0
    str x15, [sp, #8]  /* spill */
    movz w15, #58451, lsl #0
    movz w8, #37199, lsl #0
    movk w17, #40487, lsl #16
    movk w15, #53011, lsl #16
    str x8, [sp, #16]  /* spill */
    movk w8, #15439, lsl #16
    movz w2, #3783, lsl #0
    movz w3, #7567, lsl #0
    str x8, [sp, #16]  /* spill */
    movz w8, #34659, lsl #0
    movk w2, #36339, lsl #16
    movk w3, #7142, lsl #16
    movk w8, #50937, lsl #16
    movz w4, #15134, lsl #0
    movz w5, #40380, lsl #0
    movz w6, #15224, lsl #0
    str x4, [sp, #24]  /* spill */
    movk w4, #14284, lsl #16
    movk w5, #16126, lsl #16
    movk w6, #32253, lsl #16
    str x4, [sp, #24]  /* spill */
    movz w4, #30448, lsl #0
    movz w7, #60897, lsl #0
    movz w19, #24648, lsl #0
    movk w4, #64506, lsl #16
    str x7, [sp, #32]  /* spill */
    movk w7, #63476, lsl #16
    movk w19, #35917, lsl #16
    movz w20, #33058, lsl #0
    str x7, [sp, #32]  /* spill */
    movz w7, #49297, lsl #0
    movz w21, #580, lsl #0
    movk w20, #12597, lsl #16
    movk w7, #6298, lsl #16
    str x21, [sp, #40]  /* spill */
    movk w21, #25195, lsl #16
    movz w22, #17724, lsl #0
    movz w23, #35449, lsl #0
    str x21, [sp, #40]  /* spill */
    movz w21, #8862, lsl #0
    movk w22, #61758, lsl #16
    movk w23, #57980, lsl #16
    movk w21, #30879, lsl #16
    movz w24, #5363, lsl #0
    movz w25, #60536, lsl #0
    movz w26, #55537, lsl #0
    str x24, [sp, #48]  /* spill */
    movk w24, #50425, lsl #16
    movk w25, #57136, lsl #16
    str x26, [sp, #56]  /* spill */
    str x24, [sp, #48]  /* spill */
    movz w24, #30268, lsl #0
    movk w26, #48737, lsl #16
    ldr w27, [x1, #0]
    movk w24, #28568, lsl #16
    str x26, [sp, #56]  /* spill */
    movz w26, #45539, lsl #0
    ldr w28, [x1, #4]
    ldr w29, [x1, #8]
    str x26, [sp, #64]  /* spill */
    movk w26, #31939, lsl #16
    ldr w1, [x1, #12]
    add w9, w27, w9
    str x26, [sp, #64]  /* spill */
    movz w26, #56259, lsl #0
    extr w9, w9, w9, #31
    add w10, w28, w10
    movk w26, #61417, lsl #16
    str w9, [x0, #0]
    add w9, w9, w13
    extr w10, w10, w10, #29
    add w11, w29, w11
    extr w9, w9, w9, #31
    str w10, [x0, #4]
    add w10, w10, w14
    add w13, w9, w16
    extr w11, w11, w11, #26
    extr w10, w10, w10, #29
    extr w13, w13, w13, #31
    str w11, [x0, #8]
    add w14, w10, w15
    add w16, w13, w8
    add w11, w11, w12
    extr w14, w14, w14, #29
    extr w16, w16, w16, #31
    extr w11, w11, w11, #26
    add w15, w14, w2
    add w8, w16, w5
    add w12, w11, w17
    extr w15, w15, w15, #29
    extr w8, w8, w8, #31
    extr w12, w12, w12, #26
    add w2, w15, w6
    add w5, w8, w19
    add w17, w12, w3
    extr w2, w2, w2, #29
    extr w5, w5, w5, #31
    extr w17, w17, w17, #26
    add w6, w2, w7
    add w19, w5, w21
    add w3, w17, w4
    extr w6, w6, w6, #29
    extr w19, w19, w19, #31
    extr w3, w3, w3, #26
    add w7, w6, w22
    add w21, w19, w24
    add w4, w3, w20
    extr w7, w7, w7, #29
    extr w21, w21, w21, #31
    extr w4, w4, w4, #26
    add w22, w7, w25
    add w24, w21, w26
    add w20, w4, w23
    extr w22, w22, w22, #29
    extr w24, w24, w24, #31
    extr w20, w20, w20, #26
    ldr x23, [sp, #56]  /* reload */
    ldr x25, [sp, #0]  /* reload */
    add w23, w20, w23
    add w1, w1, w25
    extr w23, w23, w23, #26
    extr w1, w1, w1, #21
    str w1, [x0, #12]
    str w9, [x0, #16]
    str w10, [x0, #20]
    str w11, [x0, #24]
    ldr x9, [sp, #8]  /* reload */
    movz w10, #46983, lsl #0
    movz w11, #28431, lsl #0
    movk w10, #57299, lsl #16
    movk w11, #49063, lsl #16
    add w10, w22, w10
    add w11, w23, w11
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    add w9, w1, w9
    extr w9, w9, w9, #21
    str w9, [x0, #28]
    str w13, [x0, #32]
    str w14, [x0, #36]
    str w12, [x0, #40]
    ldr x12, [sp, #16]  /* reload */
    movz w13, #1160, lsl #0
    ldr x14, [sp, #32]  /* reload */
    movk w13, #50390, lsl #16
    add w13, w24, w13
    extr w13, w13, w13, #31
    add w9, w9, w12
    ldr x12, [sp, #24]  /* reload */
    extr w9, w9, w9, #21
    str w9, [x0, #44]
    str w16, [x0, #48]
    str w15, [x0, #52]
    str w17, [x0, #56]
    ldr x15, [sp, #40]  /* reload */
    add w9, w9, w12
    movz w12, #56863, lsl #0
    ldr x16, [sp, #48]  /* reload */
    extr w9, w9, w9, #21
    movk w12, #32590, lsl #16
    ldr x17, [sp, #64]  /* reload */
    str w9, [x0, #60]
    str w8, [x0, #64]
    str w2, [x0, #68]
    str w3, [x0, #72]
    add w9, w9, w14
    movz w14, #2321, lsl #0
    movz w8, #21455, lsl #0
    extr w9, w9, w9, #21
    movk w14, #35244, lsl #16
    movk w8, #5092, lsl #16
    str w9, [x0, #76]
    str w5, [x0, #80]
    str w6, [x0, #84]
    str w4, [x0, #88]
    add w9, w9, w15
    add w14, w10, w14
    movz w15, #4643, lsl #0
    extr w9, w9, w9, #21
    extr w14, w14, w14, #29
    movk w15, #4952, lsl #16
    str w9, [x0, #92]
    str w19, [x0, #96]
    str w7, [x0, #100]
    str w20, [x0, #104]
    add w9, w9, w16
    add w15, w11, w15
    movz w16, #9286, lsl #0
    extr w9, w9, w9, #21
    extr w15, w15, w15, #26
    movk w16, #9904, lsl #16
    str w9, [x0, #108]
    str w21, [x0, #112]
    str w22, [x0, #116]
    str w23, [x0, #120]
    add w9, w9, w17
    movz w17, #10727, lsl #0
    extr w9, w9, w9, #21
    movk w17, #35314, lsl #16
    str w9, [x0, #124]
    str w24, [x0, #128]
    str w10, [x0, #132]
    str w11, [x0, #136]
    add w9, w9, w12
    add w10, w13, w17
    add w11, w14, w8
    extr w9, w9, w9, #21
    extr w10, w10, w10, #31
    extr w11, w11, w11, #29
    str w9, [x0, #140]
    str w13, [x0, #144]
    str w14, [x0, #148]
    str w15, [x0, #152]
    add w9, w9, w16
    movz w12, #42910, lsl #0
    movz w13, #20284, lsl #0
    extr w9, w9, w9, #21
    movk w12, #10184, lsl #16
    movk w13, #20369, lsl #16
    str w9, [x0, #156]
    str w10, [x0, #160]
    str w11, [x0, #164]
    add w12, w15, w12
    add w9, w9, w13
    movz w13, #25542, lsl #0
    extr w12, w12, w12, #26
    extr w9, w9, w9, #21
    movk w13, #63879, lsl #16
    str w12, [x0, #168]
    str w9, [x0, #172]
    add w10, w10, w13
    movz w13, #51085, lsl #0
    movz w14, #36635, lsl #0
    extr w10, w10, w10, #31
    movk w13, #62222, lsl #16
    movk w14, #58909, lsl #16
    str w10, [x0, #176]
    add w11, w11, w13
    add w12, w12, w14
    movz w13, #7735, lsl #0
    extr w11, w11, w11, #29
    extr w12, w12, w12, #26
    movk w13, #52283, lsl #16
    str w11, [x0, #180]
    str w12, [x0, #184]
    add w9, w9, w13
    movz w13, #48190, lsl #0
    movz w14, #30845, lsl #0
    extr w9, w9, w9, #21
    movk w13, #65181, lsl #16
    movk w14, #64827, lsl #16
    str w9, [x0, #188]
    add w10, w10, w13
    add w11, w11, w14
    movz w13, #61691, lsl #0
    extr w10, w10, w10, #31
    extr w11, w11, w11, #29
    movk w13, #64118, lsl #16
    str w10, [x0, #192]
    str w11, [x0, #196]
    add w12, w12, w13
    movz w13, #57847, lsl #0
    movz w14, #18572, lsl #0
    extr w12, w12, w12, #26
    movk w13, #62701, lsl #16
    movk w14, #19808, lsl #16
    str w12, [x0, #200]
    add w9, w9, w13
    add w10, w10, w14
    movz w13, #37144, lsl #0
    extr w9, w9, w9, #21
    extr w10, w10, w10, #31
    movk w13, #39616, lsl #16
    str w9, [x0, #204]
    str w10, [x0, #208]
    add w11, w11, w13
    movz w13, #8753, lsl #0
    movz w14, #17506, lsl #0
    extr w11, w11, w11, #29
    movk w13, #13697, lsl #16
    movk w14, #27394, lsl #16
    str w11, [x0, #212]
    add w12, w12, w13
    add w9, w9, w14
    movz w13, #40568, lsl #0
    extr w12, w12, w12, #26
    extr w9, w9, w9, #21
    movk w13, #40738, lsl #16
    str w12, [x0, #216]
    str w9, [x0, #220]
    add w10, w10, w13
    movz w13, #15601, lsl #0
    movz w14, #31202, lsl #0
    extr w10, w10, w10, #31
    movk w13, #15941, lsl #16
    movk w14, #31882, lsl #16
    str w10, [x0, #224]
    add w11, w11, w13
    add w12, w12, w14
    movz w13, #62404, lsl #0
    extr w11, w11, w11, #29
    extr w12, w12, w12, #26
    movk w13, #63764, lsl #16
    str w11, [x0, #228]
    str w12, [x0, #232]
    add w9, w9, w13
    movz w13, #15471, lsl #0
    movz w14, #30943, lsl #0
    extr w9, w9, w9, #21
    movk w13, #39030, lsl #16
    movk w14, #12524, lsl #16
    str w9, [x0, #236]
    add w10, w10, w13
    add w11, w11, w14
    movz w13, #61886, lsl #0
    extr w10, w10, w10, #31
    extr w11, w11, w11, #29
    movk w13, #25048, lsl #16
    str w10, [x0, #240]
    str w11, [x0, #244]
    add w12, w12, w13
    movz w13, #58236, lsl #0
    movz w14, #50159, lsl #0
    extr w12, w12, w12, #26
    movk w13, #50097, lsl #16
    movk w14, #59867, lsl #16
    str w12, [x0, #248]
    add w9, w9, w13
    add w10, w10, w14
    movz w13, #34783, lsl #0
    extr w9, w9, w9, #21
    extr w10, w10, w10, #31
    movk w13, #54199, lsl #16
    str w9, [x0, #252]
    str w10, [x0, #256]
    add w11, w11, w13
    movz w13, #4031, lsl #0
    movz w14, #8063, lsl #0
    extr w11, w11, w11, #29
    movk w13, #42863, lsl #16
    movk w14, #20190, lsl #16
    str w11, [x0, #260]
    add w12, w12, w13
    add w9, w9, w14
    movz w13, #35012, lsl #0
    extr w12, w12, w12, #26
    extr w9, w9, w9, #21
    movk w13, #54788, lsl #16
    str w12, [x0, #264]
    str w9, [x0, #268]
    add w10, w10, w13
    movz w13, #4489, lsl #0
    movz w14, #8979, lsl #0
    extr w10, w10, w10, #31
    movk w13, #44041, lsl #16
    movk w14, #22546, lsl #16
    str w10, [x0, #272]
    add w11, w11, w13
    add w12, w12, w14
    movz w13, #17958, lsl #0
    extr w11, w11, w11, #29
    extr w12, w12, w12, #26
    movk w13, #45092, lsl #16
    str w11, [x0, #276]
    str w12, [x0, #280]
    add w9, w9, w13
    movz w13, #59273, lsl #0
    movz w14, #53011, lsl #0
    extr w9, w9, w9, #21
    movk w13, #61993, lsl #16
    movk w14, #58451, lsl #16
    str w9, [x0, #284]
    add w10, w10, w13
    add w11, w11, w14
    movz w13, #40487, lsl #0
    extr w10, w10, w10, #31
    extr w11, w11, w11, #29
    movk w13, #51367, lsl #16
    str w10, [x0, #288]
    str w11, [x0, #292]
    add w12, w12, w13
    movz w13, #15439, lsl #0
    movz w14, #50937, lsl #0
    extr w12, w12, w12, #26
    movk w13, #37199, lsl #16
    movk w14, #34659, lsl #16
    str w12, [x0, #296]
    add w9, w9, w13
    add w10, w10, w14
    movz w13, #36339, lsl #0
    extr w9, w9, w9, #21
    extr w10, w10, w10, #31
    movk w13, #3783, lsl #16
    str w9, [x0, #300]
    str w10, [x0, #304]
    add w11, w11, w13
    movz w13, #7142, lsl #0
    movz w14, #14284, lsl #0
    extr w11, w11, w11, #29
    movk w13, #7567, lsl #16
    movk w14, #15134, lsl #16
    str w11, [x0, #308]
    add w12, w12, w13
    add w9, w9, w14
    movz w13, #16126, lsl #0
    extr w12, w12, w12, #26
    extr w9, w9, w9, #21
    movk w13, #40380, lsl #16
    str w12, [x0, #312]
    str w9, [x0, #316]
    add w10, w10, w13
    movz w13, #32253, lsl #0
    movz w14, #64506, lsl #0
    extr w10, w10, w10, #31
    movk w13, #15224, lsl #16
    movk w14, #30448, lsl #16
    str w10, [x0, #320]
    add w11, w11, w13
    add w12, w12, w14
    movz w13, #63476, lsl #0
    extr w11, w11, w11, #29
    extr w12, w12, w12, #26
    movk w13, #60897, lsl #16
    str w11, [x0, #324]
    str w12, [x0, #328]
    add w9, w9, w13
    movz w13, #35917, lsl #0
    movz w14, #6298, lsl #0
    extr w9, w9, w9, #21
    movk w13, #24648, lsl #16
    movk w14, #49297, lsl #16
    str w9, [x0, #332]
    add w10, w10, w13
    add w11, w11, w14
    movz w13, #12597, lsl #0
    extr w10, w10, w10, #31
    extr w11, w11, w11, #29
    movk w13, #33058, lsl #16
    str w10, [x0, #336]
    str w11, [x0, #340]
    add w12, w12, w13
    movz w13, #25195, lsl #0
    movz w14, #30879, lsl #0
    extr w12, w12, w12, #26
    movk w13, #580, lsl #16
    movk w14, #8862, lsl #16
    str w12, [x0, #344]
    add w9, w9, w13
    add w10, w10, w14
    movz w13, #61758, lsl #0
    extr w9, w9, w9, #21
    extr w10, w10, w10, #31
    movk w13, #17724, lsl #16
    str w9, [x0, #348]
    str w10, [x0, #352]
    add w11, w11, w13
    movz w13, #57980, lsl #0
    movz w14, #50425, lsl #0
    extr w11, w11, w11, #29
    movk w13, #35449, lsl #16
    movk w14, #5363, lsl #16
    str w11, [x0, #356]
    add w12, w12, w13
    add w9, w9, w14
    movz w13, #28568, lsl #0
    extr w12, w12, w12, #26
    extr w9, w9, w9, #21
    movk w13, #30268, lsl #16
    str w12, [x0, #360]
    str w9, [x0, #364]
    add w10, w10, w13
    movz w13, #57136, lsl #0
    movz w14, #48737, lsl #0
    extr w10, w10, w10, #31
    movk w13, #60536, lsl #16
    movk w14, #55537, lsl #16
    str w10, [x0, #368]
    add w10, w11, w13
    add w11, w12, w14
    movz w12, #31939, lsl #0
    extr w10, w10, w10, #29
    extr w11, w11, w11, #26
    movk w12, #45539, lsl #16
    str w10, [x0, #372]
    str w11, [x0, #376]
    add w9, w9, w12
    extr w9, w9, w9, #21
    str w9, [x0, #380]
    ldr x19, [sp, #72]
    ldr x20, [sp, #80]
    ldr x21, [sp, #88]
    ldr x22, [sp, #96]
    ldr x23, [sp, #104]
    ldr x24, [sp, #112]
    ldr x25, [sp, #120]
    ldr x26, [sp, #128]
    ldr x27, [sp, #136]
    ldr x28, [sp, #144]
    ldr x29, [sp, #152]
    add sp, sp, #160
    ret x30
    .size lea128_expand_key, .-lea128_expand_key

    .balign 4
    .globl lea128_encrypt_blocks
    .type lea128_encrypt_blocks, %function
lea128_encrypt_blocks:
    cbz x3, .Llea128_encrypt_blocks_done1
    ubfm x9, x3, #2, #63
    cbz x9, .Llea128_encrypt_blocks_rest3
    add x10, x0, #384
.Llea128_encrypt_blocks_blocks5:
    ld4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #64
    orr x11, xzr, x0
.Llea128_encrypt_blocks_rounds6:
    ldr q20, [x11, #0]
    ldr q21, [x11, #16]
    ldr q22, [x11, #32]
    ldr q23, [x11, #48]
    add x11, x11, #64
    sub x12, x11, x10
    dup v24.4s, v20.s[0]
    dup v25.4s, v20.s[1]
    dup v26.4s, v20.s[2]
    dup v20.4s, v20.s[3]
    eor v24.16b, v16.16b, v24.16b
    eor v27.16b, v17.16b, v25.16b
    eor v17.16b, v17.16b, v26.16b
    eor v26.16b, v18.16b, v25.16b
    eor v18.16b, v18.16b, v20.16b
    add v20.4s, v24.4s, v27.4s
    eor v19.16b, v19.16b, v25.16b
    add v17.4s, v17.4s, v26.4s
    dup v24.4s, v21.s[0]
    shl v25.4s, v20.4s, #9
    shl v26.4s, v17.4s, #27
    sri v25.4s, v20.4s, #23
    sri v26.4s, v17.4s, #5
    add v17.4s, v18.4s, v19.4s
    eor v18.16b, v25.16b, v24.16b
    dup v19.4s, v21.s[1]
    dup v20.4s, v21.s[2]
    shl v24.4s, v17.4s, #29
    eor v27.16b, v26.16b, v19.16b
    eor v20.16b, v26.16b, v20.16b
    sri v24.4s, v17.4s, #3
    add v17.4s, v18.4s, v27.4s
    dup v18.4s, v21.s[3]
    eor v21.16b, v24.16b, v19.16b
    eor v16.16b, v16.16b, v19.16b
    shl v26.4s, v17.4s, #9
    add v19.4s, v20.4s, v21.4s
    eor v18.16b, v24.16b, v18.16b
    sri v26.4s, v17.4s, #23
    shl v17.4s, v19.4s, #27
    add v16.4s, v18.4s, v16.4s
    dup v18.4s, v22.s[0]
    sri v17.4s, v19.4s, #5
    shl v19.4s, v16.4s, #29
    eor v18.16b, v26.16b, v18.16b
    dup v20.4s, v22.s[1]
    sri v19.4s, v16.4s, #3
    dup v16.4s, v22.s[2]
    eor v21.16b, v17.16b, v20.16b
    eor v24.16b, v19.16b, v20.16b
    dup v22.4s, v22.s[3]
    eor v16.16b, v17.16b, v16.16b
    add v17.4s, v18.4s, v21.4s
    eor v18.16b, v25.16b, v20.16b
    eor v20.16b, v19.16b, v22.16b
    add v16.4s, v16.4s, v24.4s
    shl v19.4s, v17.4s, #9
    add v18.4s, v20.4s, v18.4s
    shl v20.4s, v16.4s, #27
    sri v19.4s, v17.4s, #23
    sri v20.4s, v16.4s, #5
    shl v16.4s, v18.4s, #29
    dup v17.4s, v23.s[0]
    dup v21.4s, v23.s[1]
    sri v16.4s, v18.4s, #3
    eor v17.16b, v19.16b, v17.16b
    eor v18.16b, v20.16b, v21.16b
    dup v22.4s, v23.s[2]
    eor v24.16b, v16.16b, v21.16b
    dup v23.4s, v23.s[3]
    add v17.4s, v17.4s, v18.4s
    eor v18.16b, v20.16b, v22.16b
    eor v20.16b, v26.16b, v21.16b
    eor v21.16b, v16.16b, v23.16b
    shl v16.4s, v17.4s, #9
    add v22.4s, v18.4s, v24.4s
    add v20.4s, v21.4s, v20.4s
    sri v16.4s, v17.4s, #23
    shl v17.4s, v22.4s, #27
    shl v18.4s, v20.4s, #29
    sri v17.4s, v22.4s, #5
    sri v18.4s, v20.4s, #3
    cbnz x12, .Llea128_encrypt_blocks_rounds6
    sub x9, x9, #1
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    add x2, x2, #64
    cbnz x9, .Llea128_encrypt_blocks_blocks5
.Llea128_encrypt_blocks_rest3:
    ubfm x9, x3, #0, #1
    cbz x9, .Llea128_encrypt_blocks_done1
    add x10, x0, #384
.Llea128_encrypt_blocks_blocks9:
    ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #16
    orr x11, xzr, x0
.Llea128_encrypt_blocks_rounds10:
    ldr q20, [x11, #0]
    ldr q21, [x11, #16]
    ldr q22, [x11, #32]
    ldr q23, [x11, #48]
    add x11, x11, #64
    sub x12, x11, x10
    dup v24.4s, v20.s[0]
    dup v25.4s, v20.s[1]
    dup v26.4s, v20.s[2]
    dup v20.4s, v20.s[3]
    eor v24.16b, v16.16b, v24.16b
    eor v27.16b, v17.16b, v25.16b
    eor v17.16b, v17.16b, v26.16b
    eor v26.16b, v18.16b, v25.16b
    eor v18.16b, v18.16b, v20.16b
    add v20.4s, v24.4s, v27.4s
    eor v19.16b, v19.16b, v25.16b
    add v17.4s, v17.4s, v26.4s
    dup v24.4s, v21.s[0]
    shl v25.4s, v20.4s, #9
    shl v26.4s, v17.4s, #27
    sri v25.4s, v20.4s, #23
    sri v26.4s, v17.4s, #5
    add v17.4s, v18.4s, v19.4s
    eor v18.16b, v25.16b, v24.16b
    dup v19.4s, v21.s[1]
    dup v20.4s, v21.s[2]
    shl v24.4s, v17.4s, #29
    eor v27.16b, v26.16b, v19.16b
    eor v20.16b, v26.16b, v20.16b
    sri v24.4s, v17.4s, #3
    add v17.4s, v18.4s, v27.4s
    dup v18.4s, v21.s[3]
    eor v21.16b, v24.16b, v19.16b
    eor v16.16b, v16.16b, v19.16b
    shl v26.4s, v17.4s, #9
    add v19.4s, v20.4s, v21.4s
    eor v18.16b, v24.16b, v18.16b
    sri v26.4s, v17.4s, #23
    shl v17.4s, v19.4s, #27
    add v16.4s, v18.4s, v16.4s
    dup v18.4s, v22.s[0]
    sri v17.4s, v19.4s, #5
    shl v19.4s, v16.4s, #29
    eor v18.16b, v26.16b, v18.16b
    dup v20.4s, v22.s[1]
    sri v19.4s, v16.4s, #3
    dup v16.4s, v22.s[2]
    eor v21.16b, v17.16b, v20.16b
    eor v24.16b, v19.16b, v20.16b
    dup v22.4s, v22.s[3]
    eor v16.16b, v17.16b, v16.16b
    add v17.4s, v18.4s, v21.4s
    eor v18.16b, v25.16b, v20.16b
    eor v20.16b, v19.16b, v22.16b
    add v16.4s, v16.4s, v24.4s
    shl v19.4s, v17.4s, #9
    add v18.4s, v20.4s, v18.4s
    shl v20.4s, v16.4s, #27
    sri v19.4s, v17.4s, #23
    sri v20.4s, v16.4s, #5
    shl v16.4s, v18.4s, #29
    dup v17.4s, v23.s[0]
    dup v21.4s, v23.s[1]
    sri v16.4s, v18.4s, #3
    eor v17.16b, v19.16b, v17.16b
    eor v18.16b, v20.16b, v21.16b
    dup v22.4s, v23.s[2]
    eor v24.16b, v16.16b, v21.16b
    dup v23.4s, v23.s[3]
    add v17.4s, v17.4s, v18.4s
    eor v18.16b, v20.16b, v22.16b
    eor v20.16b, v26.16b, v21.16b
    eor v21.16b, v16.16b, v23.16b
    shl v16.4s, v17.4s, #9
    add v22.4s, v18.4s, v24.4s
    add v20.4s, v21.4s, v20.4s
    sri v16.4s, v17.4s, #23
    shl v17.4s, v22.4s, #27
    shl v18.4s, v20.4s, #29
    sri v17.4s, v22.4s, #5
    sri v18.4s, v20.4s, #3
    cbnz x12, .Llea128_encrypt_blocks_rounds10
    sub x9, x9, #1
    st4 {v16.s, v17.s, v18.s, v19.s}[0], [x2]
    add x2, x2, #16
    cbnz x9, .Llea128_encrypt_blocks_blocks9
.Llea128_encrypt_blocks_done1:
    ret x30
    .size lea128_encrypt_blocks, .-lea128_encrypt_blocks

    .section .note.GNU-stack,"",%progbits
