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
      "code_bytes": 1940,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 748,
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
    ldr w9, [x1, #0]
    ldr w10, [x1, #4]
    ldr w11, [x1, #8]
    ldr w12, [x1, #12]
    movz w13, #59867, lsl #0
    movz w14, #54199, lsl #0
    movz w15, #42863, lsl #0
    movk w13, #50159, lsl #16
    movk w14, #34783, lsl #16
    movk w15, #4031, lsl #16
    add w9, w9, w13
    movz w13, #20190, lsl #0
    add w10, w10, w14
    extr w9, w9, w9, #31
    add w11, w11, w15
    extr w10, w10, w10, #29
    str w9, [x0, #0]
    extr w11, w11, w11, #26
    str w10, [x0, #4]
    movk w13, #8063, lsl #16
    str w11, [x0, #8]
    movz w14, #54788, lsl #0
    add w12, w12, w13
    movz w13, #44041, lsl #0
    movk w14, #35012, lsl #16
    extr w12, w12, w12, #21
    movk w13, #4489, lsl #16
    add w9, w9, w14
    str w12, [x0, #12]
    add w10, w10, w13
    extr w9, w9, w9, #31
    movz w13, #22546, lsl #0
    extr w10, w10, w10, #29
    str w9, [x0, #16]
    movk w13, #8979, lsl #16
    str w10, [x0, #20]
    movz w14, #45092, lsl #0
    add w11, w11, w13
    movz w13, #61993, lsl #0
    movk w14, #17958, lsl #16
    extr w11, w11, w11, #26
    movk w13, #59273, lsl #16
    add w12, w12, w14
    str w11, [x0, #24]
    add w9, w9, w13
    extr w12, w12, w12, #21
    movz w13, #58451, lsl #0
    extr w9, w9, w9, #31
    str w12, [x0, #28]
    movk w13, #53011, lsl #16
    str w9, [x0, #32]
    movz w14, #51367, lsl #0
    add w10, w10, w13
    movz w13, #37199, lsl #0
    movk w14, #40487, lsl #16
    extr w10, w10, w10, #29
    movk w13, #15439, lsl #16
    add w11, w11, w14
    str w10, [x0, #36]
    add w12, w12, w13
    extr w11, w11, w11, #26
    movz w13, #34659, lsl #0
    extr w12, w12, w12, #21
    str w11, [x0, #40]
    movk w13, #50937, lsl #16
    str w12, [x0, #44]
    movz w14, #3783, lsl #0
    add w9, w9, w13
    movz w13, #7567, lsl #0
    movk w14, #36339, lsl #16
    extr w9, w9, w9, #31
    movk w13, #7142, lsl #16
    add w10, w10, w14
    str w9, [x0, #48]
    add w11, w11, w13
    extr w10, w10, w10, #29
    movz w13, #15134, lsl #0
    extr w11, w11, w11, #26
    str w10, [x0, #52]
    movk w13, #14284, lsl #16
    str w11, [x0, #56]
    movz w14, #40380, lsl #0
    add w12, w12, w13
    movz w13, #15224, lsl #0
    movk w14, #16126, lsl #16
    extr w12, w12, w12, #21
    movk w13, #32253, lsl #16
    add w9, w9, w14
    str w12, [x0, #60]
    add w10, w10, w13
    extr w9, w9, w9, #31
    movz w13, #30448, lsl #0
    extr w10, w10, w10, #29
    str w9, [x0, #64]
    movk w13, #64506, lsl #16
    str w10, [x0, #68]
    movz w14, #60897, lsl #0
    add w11, w11, w13
    movz w13, #24648, lsl #0
    movk w14, #63476, lsl #16
    extr w11, w11, w11, #26
    movk w13, #35917, lsl #16
    add w12, w12, w14
    str w11, [x0, #72]
    add w9, w9, w13
    extr w12, w12, w12, #21
    movz w13, #49297, lsl #0
    extr w9, w9, w9, #31
    str w12, [x0, #76]
    movk w13, #6298, lsl #16
    str w9, [x0, #80]
    movz w14, #33058, lsl #0
    add w10, w10, w13
    movz w13, #580, lsl #0
    movk w14, #12597, lsl #16
    extr w10, w10, w10, #29
    movk w13, #25195, lsl #16
    add w11, w11, w14
    str w10, [x0, #84]
    add w12, w12, w13
    extr w11, w11, w11, #26
    movz w13, #8862, lsl #0
    extr w12, w12, w12, #21
    str w11, [x0, #88]
    movk w13, #30879, lsl #16
    str w12, [x0, #92]
    movz w14, #17724, lsl #0
    add w9, w9, w13
    movz w13, #35449, lsl #0
    movk w14, #61758, lsl #16
    extr w9, w9, w9, #31
    movk w13, #57980, lsl #16
    add w10, w10, w14
    str w9, [x0, #96]
    add w11, w11, w13
    extr w10, w10, w10, #29
    movz w13, #5363, lsl #0
    extr w11, w11, w11, #26
    str w10, [x0, #100]
    movk w13, #50425, lsl #16
    str w11, [x0, #104]
    movz w14, #30268, lsl #0
    add w12, w12, w13
    movz w13, #60536, lsl #0
    movk w14, #28568, lsl #16
    extr w12, w12, w12, #21
    movk w13, #57136, lsl #16
    add w9, w9, w14
    str w12, [x0, #108]
    add w10, w10, w13
    extr w9, w9, w9, #31
    movz w13, #55537, lsl #0
    extr w10, w10, w10, #29
    str w9, [x0, #112]
    movk w13, #48737, lsl #16
    str w10, [x0, #116]
    movz w14, #45539, lsl #0
    add w11, w11, w13
    movz w13, #56259, lsl #0
    movk w14, #31939, lsl #16
    extr w11, w11, w11, #26
    movk w13, #61417, lsl #16
    add w12, w12, w14
    str w11, [x0, #120]
    add w9, w9, w13
    extr w12, w12, w12, #21
    movz w13, #46983, lsl #0
    extr w9, w9, w9, #31
    str w12, [x0, #124]
    movk w13, #57299, lsl #16
    str w9, [x0, #128]
    movz w14, #28431, lsl #0
    add w10, w10, w13
    movz w13, #56863, lsl #0
    movk w14, #49063, lsl #16
    extr w10, w10, w10, #29
    movk w13, #32590, lsl #16
    add w11, w11, w14
    str w10, [x0, #132]
    add w12, w12, w13
    extr w11, w11, w11, #26
    movz w13, #1160, lsl #0
    extr w12, w12, w12, #21
    str w11, [x0, #136]
    movk w13, #50390, lsl #16
    str w12, [x0, #140]
    movz w14, #2321, lsl #0
    add w9, w9, w13
    movz w13, #4643, lsl #0
    movk w14, #35244, lsl #16
    extr w9, w9, w9, #31
    movk w13, #4952, lsl #16
    add w10, w10, w14
    str w9, [x0, #144]
    add w11, w11, w13
    extr w10, w10, w10, #29
    movz w13, #9286, lsl #0
    extr w11, w11, w11, #26
    str w10, [x0, #148]
    movk w13, #9904, lsl #16
    str w11, [x0, #152]
    movz w14, #10727, lsl #0
    add w12, w12, w13
    movz w13, #21455, lsl #0
    movk w14, #35314, lsl #16
    extr w12, w12, w12, #21
    movk w13, #5092, lsl #16
    add w9, w9, w14
    str w12, [x0, #156]
    add w10, w10, w13
    extr w9, w9, w9, #31
    movz w13, #42910, lsl #0
    extr w10, w10, w10, #29
    str w9, [x0, #160]
    movk w13, #10184, lsl #16
    str w10, [x0, #164]
    movz w14, #20284, lsl #0
    add w11, w11, w13
    movz w13, #25542, lsl #0
    movk w14, #20369, lsl #16
    extr w11, w11, w11, #26
    movk w13, #63879, lsl #16
    add w12, w12, w14
    str w11, [x0, #168]
    add w9, w9, w13
    extr w12, w12, w12, #21
    movz w13, #51085, lsl #0
    extr w9, w9, w9, #31
    str w12, [x0, #172]
    movk w13, #62222, lsl #16
    str w9, [x0, #176]
    movz w14, #36635, lsl #0
    add w10, w10, w13
    movz w13, #7735, lsl #0
    movk w14, #58909, lsl #16
    extr w10, w10, w10, #29
    movk w13, #52283, lsl #16
    add w11, w11, w14
    str w10, [x0, #180]
    add w12, w12, w13
    extr w11, w11, w11, #26
    movz w13, #48190, lsl #0
    extr w12, w12, w12, #21
    str w11, [x0, #184]
    movk w13, #65181, lsl #16
    str w12, [x0, #188]
    movz w14, #30845, lsl #0
    add w9, w9, w13
    movz w13, #61691, lsl #0
    movk w14, #64827, lsl #16
    extr w9, w9, w9, #31
    movk w13, #64118, lsl #16
    add w10, w10, w14
    str w9, [x0, #192]
    add w11, w11, w13
    extr w10, w10, w10, #29
    movz w13, #57847, lsl #0
    extr w11, w11, w11, #26
    str w10, [x0, #196]
    movk w13, #62701, lsl #16
    str w11, [x0, #200]
    movz w14, #18572, lsl #0
    add w12, w12, w13
    movz w13, #37144, lsl #0
    movk w14, #19808, lsl #16
    extr w12, w12, w12, #21
    movk w13, #39616, lsl #16
    add w9, w9, w14
    str w12, [x0, #204]
    add w10, w10, w13
    extr w9, w9, w9, #31
    movz w13, #8753, lsl #0
    extr w10, w10, w10, #29
    str w9, [x0, #208]
    movk w13, #13697, lsl #16
    str w10, [x0, #212]
    movz w14, #17506, lsl #0
    add w11, w11, w13
    movz w13, #40568, lsl #0
    movk w14, #27394, lsl #16
    extr w11, w11, w11, #26
    movk w13, #40738, lsl #16
    add w12, w12, w14
    str w11, [x0, #216]
    add w9, w9, w13
    extr w12, w12, w12, #21
    movz w13, #15601, lsl #0
    extr w9, w9, w9, #31
    str w12, [x0, #220]
    movk w13, #15941, lsl #16
    str w9, [x0, #224]
    movz w14, #31202, lsl #0
    add w10, w10, w13
    movz w13, #62404, lsl #0
    movk w14, #31882, lsl #16
    extr w10, w10, w10, #29
    movk w13, #63764, lsl #16
    add w11, w11, w14
    str w10, [x0, #228]
    add w12, w12, w13
    extr w11, w11, w11, #26
    movz w13, #15471, lsl #0
    extr w12, w12, w12, #21
    str w11, [x0, #232]
    movk w13, #39030, lsl #16
    str w12, [x0, #236]
    movz w14, #30943, lsl #0
    add w9, w9, w13
    movz w13, #61886, lsl #0
    movk w14, #12524, lsl #16
    extr w9, w9, w9, #31
    movk w13, #25048, lsl #16
    add w10, w10, w14
    str w9, [x0, #240]
    add w11, w11, w13
    extr w10, w10, w10, #29
    movz w13, #58236, lsl #0
    extr w11, w11, w11, #26
    str w10, [x0, #244]
    movk w13, #50097, lsl #16
    str w11, [x0, #248]
    movz w14, #50159, lsl #0
    add w12, w12, w13
    movz w13, #34783, lsl #0
    movk w14, #59867, lsl #16
    extr w12, w12, w12, #21
    movk w13, #54199, lsl #16
    add w9, w9, w14
    str w12, [x0, #252]
    add w10, w10, w13
    extr w9, w9, w9, #31
    movz w13, #4031, lsl #0
    extr w10, w10, w10, #29
    str w9, [x0, #256]
    movk w13, #42863, lsl #16
    str w10, [x0, #260]
    movz w14, #8063, lsl #0
    add w11, w11, w13
    movz w13, #35012, lsl #0
    movk w14, #20190, lsl #16
    extr w11, w11, w11, #26
    movk w13, #54788, lsl #16
    add w12, w12, w14
    str w11, [x0, #264]
    add w9, w9, w13
    extr w12, w12, w12, #21
    movz w13, #4489, lsl #0
    extr w9, w9, w9, #31
    str w12, [x0, #268]
    movk w13, #44041, lsl #16
    str w9, [x0, #272]
    movz w14, #8979, lsl #0
    add w10, w10, w13
    movz w13, #17958, lsl #0
    movk w14, #22546, lsl #16
    extr w10, w10, w10, #29
    movk w13, #45092, lsl #16
    add w11, w11, w14
    str w10, [x0, #276]
    add w12, w12, w13
    extr w11, w11, w11, #26
    movz w13, #59273, lsl #0
    extr w12, w12, w12, #21
    str w11, [x0, #280]
    movk w13, #61993, lsl #16
    str w12, [x0, #284]
    movz w14, #53011, lsl #0
    add w9, w9, w13
    movz w13, #40487, lsl #0
    movk w14, #58451, lsl #16
    extr w9, w9, w9, #31
    movk w13, #51367, lsl #16
    add w10, w10, w14
    str w9, [x0, #288]
    add w11, w11, w13
    extr w10, w10, w10, #29
    movz w13, #15439, lsl #0
    extr w11, w11, w11, #26
    str w10, [x0, #292]
    movk w13, #37199, lsl #16
    str w11, [x0, #296]
    movz w14, #50937, lsl #0
    add w12, w12, w13
    movz w13, #36339, lsl #0
    movk w14, #34659, lsl #16
    extr w12, w12, w12, #21
    movk w13, #3783, lsl #16
    add w9, w9, w14
    str w12, [x0, #300]
    add w10, w10, w13
    extr w9, w9, w9, #31
    movz w13, #7142, lsl #0
    extr w10, w10, w10, #29
    str w9, [x0, #304]
    movk w13, #7567, lsl #16
    str w10, [x0, #308]
    movz w14, #14284, lsl #0
    add w11, w11, w13
    movz w13, #16126, lsl #0
    movk w14, #15134, lsl #16
    extr w11, w11, w11, #26
    movk w13, #40380, lsl #16
    add w12, w12, w14
    str w11, [x0, #312]
    add w9, w9, w13
    extr w12, w12, w12, #21
    movz w13, #32253, lsl #0
    extr w9, w9, w9, #31
    str w12, [x0, #316]
    movk w13, #15224, lsl #16
    str w9, [x0, #320]
    movz w14, #64506, lsl #0
    add w10, w10, w13
    movz w13, #63476, lsl #0
    movk w14, #30448, lsl #16
    extr w10, w10, w10, #29
    movk w13, #60897, lsl #16
    add w11, w11, w14
    str w10, [x0, #324]
    add w12, w12, w13
    extr w11, w11, w11, #26
    movz w13, #35917, lsl #0
    extr w12, w12, w12, #21
    str w11, [x0, #328]
    movk w13, #24648, lsl #16
    str w12, [x0, #332]
    movz w14, #6298, lsl #0
    add w9, w9, w13
    movz w13, #12597, lsl #0
    movk w14, #49297, lsl #16
    extr w9, w9, w9, #31
    movk w13, #33058, lsl #16
    add w10, w10, w14
    str w9, [x0, #336]
    add w11, w11, w13
    extr w10, w10, w10, #29
    movz w13, #25195, lsl #0
    extr w11, w11, w11, #26
    str w10, [x0, #340]
    movk w13, #580, lsl #16
    str w11, [x0, #344]
    movz w14, #30879, lsl #0
    add w12, w12, w13
    movz w13, #61758, lsl #0
    movk w14, #8862, lsl #16
    extr w12, w12, w12, #21
    movk w13, #17724, lsl #16
    add w9, w9, w14
    str w12, [x0, #348]
    add w10, w10, w13
    extr w9, w9, w9, #31
    movz w13, #57980, lsl #0
    extr w10, w10, w10, #29
    str w9, [x0, #352]
    movk w13, #35449, lsl #16
    str w10, [x0, #356]
    movz w14, #50425, lsl #0
    add w11, w11, w13
    movz w13, #28568, lsl #0
    movk w14, #5363, lsl #16
    extr w11, w11, w11, #26
    movk w13, #30268, lsl #16
    add w12, w12, w14
    str w11, [x0, #360]
    add w9, w9, w13
    extr w12, w12, w12, #21
    movz w13, #57136, lsl #0
    extr w9, w9, w9, #31
    str w12, [x0, #364]
    movk w13, #60536, lsl #16
    str w9, [x0, #368]
    movz w9, #48737, lsl #0
    add w10, w10, w13
    movz w13, #31939, lsl #0
    movk w9, #55537, lsl #16
    extr w10, w10, w10, #29
    movk w13, #45539, lsl #16
    add w9, w11, w9
    str w10, [x0, #372]
    add w10, w12, w13
    extr w9, w9, w9, #26
    extr w10, w10, w10, #21
    str w9, [x0, #376]
    str w10, [x0, #380]
    ret x30
    .size lea128_expand_key, .-lea128_expand_key

    .balign 4
    .globl lea128_encrypt_blocks
    .type lea128_encrypt_blocks, %function
lea128_encrypt_blocks:
    sub x9, x3, #4
    tbnz x9, 63, .Llea128_encrypt_blocks_fewer3
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
    dup v24.4s, v20.s[3]
    dup v25.4s, v20.s[1]
    dup v26.4s, v20.s[2]
    dup v20.4s, v20.s[0]
    eor v24.16b, v18.16b, v24.16b
    eor v19.16b, v19.16b, v25.16b
    eor v26.16b, v17.16b, v26.16b
    eor v18.16b, v18.16b, v25.16b
    eor v20.16b, v16.16b, v20.16b
    add v19.4s, v24.4s, v19.4s
    eor v17.16b, v17.16b, v25.16b
    add v18.4s, v26.4s, v18.4s
    dup v24.4s, v21.s[3]
    shl v25.4s, v19.4s, #29
    shl v26.4s, v18.4s, #27
    sri v25.4s, v19.4s, #3
    sri v26.4s, v18.4s, #5
    add v17.4s, v20.4s, v17.4s
    eor v18.16b, v25.16b, v24.16b
    dup v19.4s, v21.s[1]
    dup v20.4s, v21.s[2]
    shl v24.4s, v17.4s, #9
    eor v16.16b, v16.16b, v19.16b
    eor v20.16b, v26.16b, v20.16b
    sri v24.4s, v17.4s, #23
    add v16.4s, v18.4s, v16.4s
    eor v17.16b, v25.16b, v19.16b
    dup v18.4s, v21.s[0]
    eor v19.16b, v26.16b, v19.16b
    shl v21.4s, v16.4s, #29
    add v17.4s, v20.4s, v17.4s
    eor v18.16b, v24.16b, v18.16b
    sri v21.4s, v16.4s, #3
    shl v16.4s, v17.4s, #27
    add v18.4s, v18.4s, v19.4s
    dup v19.4s, v22.s[3]
    sri v16.4s, v17.4s, #5
    shl v17.4s, v18.4s, #9
    eor v19.16b, v21.16b, v19.16b
    dup v20.4s, v22.s[1]
    sri v17.4s, v18.4s, #23
    dup v18.4s, v22.s[2]
    eor v24.16b, v24.16b, v20.16b
    eor v21.16b, v21.16b, v20.16b
    dup v22.4s, v22.s[0]
    eor v18.16b, v16.16b, v18.16b
    add v19.4s, v19.4s, v24.4s
    eor v16.16b, v16.16b, v20.16b
    eor v20.16b, v17.16b, v22.16b
    add v18.4s, v18.4s, v21.4s
    shl v21.4s, v19.4s, #29
    add v16.4s, v20.4s, v16.4s
    shl v20.4s, v18.4s, #27
    sri v21.4s, v19.4s, #3
    sri v20.4s, v18.4s, #5
    shl v19.4s, v16.4s, #9
    dup v18.4s, v23.s[3]
    dup v22.4s, v23.s[1]
    sri v19.4s, v16.4s, #23
    eor v16.16b, v21.16b, v18.16b
    eor v17.16b, v17.16b, v22.16b
    dup v18.4s, v23.s[2]
    eor v21.16b, v21.16b, v22.16b
    dup v23.4s, v23.s[0]
    add v16.4s, v16.4s, v17.4s
    eor v17.16b, v20.16b, v18.16b
    eor v20.16b, v20.16b, v22.16b
    eor v22.16b, v19.16b, v23.16b
    shl v18.4s, v16.4s, #29
    add v21.4s, v17.4s, v21.4s
    add v20.4s, v22.4s, v20.4s
    sri v18.4s, v16.4s, #3
    shl v17.4s, v21.4s, #27
    shl v16.4s, v20.4s, #9
    sri v17.4s, v21.4s, #5
    sri v16.4s, v20.4s, #23
    cbnz x12, .Llea128_encrypt_blocks_rounds6
    st4 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    add x2, x2, #64
    sub x9, x9, #4
    tbz x9, 63, .Llea128_encrypt_blocks_blocks5
.Llea128_encrypt_blocks_fewer3:
    add x9, x9, #4
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
    dup v24.4s, v20.s[3]
    dup v25.4s, v20.s[1]
    dup v26.4s, v20.s[2]
    dup v20.4s, v20.s[0]
    eor v24.16b, v18.16b, v24.16b
    eor v19.16b, v19.16b, v25.16b
    eor v26.16b, v17.16b, v26.16b
    eor v18.16b, v18.16b, v25.16b
    eor v20.16b, v16.16b, v20.16b
    add v19.4s, v24.4s, v19.4s
    eor v17.16b, v17.16b, v25.16b
    add v18.4s, v26.4s, v18.4s
    dup v24.4s, v21.s[3]
    shl v25.4s, v19.4s, #29
    shl v26.4s, v18.4s, #27
    sri v25.4s, v19.4s, #3
    sri v26.4s, v18.4s, #5
    add v17.4s, v20.4s, v17.4s
    eor v18.16b, v25.16b, v24.16b
    dup v19.4s, v21.s[1]
    dup v20.4s, v21.s[2]
    shl v24.4s, v17.4s, #9
    eor v16.16b, v16.16b, v19.16b
    eor v20.16b, v26.16b, v20.16b
    sri v24.4s, v17.4s, #23
    add v16.4s, v18.4s, v16.4s
    eor v17.16b, v25.16b, v19.16b
    dup v18.4s, v21.s[0]
    eor v19.16b, v26.16b, v19.16b
    shl v21.4s, v16.4s, #29
    add v17.4s, v20.4s, v17.4s
    eor v18.16b, v24.16b, v18.16b
    sri v21.4s, v16.4s, #3
    shl v16.4s, v17.4s, #27
    add v18.4s, v18.4s, v19.4s
    dup v19.4s, v22.s[3]
    sri v16.4s, v17.4s, #5
    shl v17.4s, v18.4s, #9
    eor v19.16b, v21.16b, v19.16b
    dup v20.4s, v22.s[1]
    sri v17.4s, v18.4s, #23
    dup v18.4s, v22.s[2]
    eor v24.16b, v24.16b, v20.16b
    eor v21.16b, v21.16b, v20.16b
    dup v22.4s, v22.s[0]
    eor v18.16b, v16.16b, v18.16b
    add v19.4s, v19.4s, v24.4s
    eor v16.16b, v16.16b, v20.16b
    eor v20.16b, v17.16b, v22.16b
    add v18.4s, v18.4s, v21.4s
    shl v21.4s, v19.4s, #29
    add v16.4s, v20.4s, v16.4s
    shl v20.4s, v18.4s, #27
    sri v21.4s, v19.4s, #3
    sri v20.4s, v18.4s, #5
    shl v19.4s, v16.4s, #9
    dup v18.4s, v23.s[3]
    dup v22.4s, v23.s[1]
    sri v19.4s, v16.4s, #23
    eor v16.16b, v21.16b, v18.16b
    eor v17.16b, v17.16b, v22.16b
    dup v18.4s, v23.s[2]
    eor v21.16b, v21.16b, v22.16b
    dup v23.4s, v23.s[0]
    add v16.4s, v16.4s, v17.4s
    eor v17.16b, v20.16b, v18.16b
    eor v20.16b, v20.16b, v22.16b
    eor v22.16b, v19.16b, v23.16b
    shl v18.4s, v16.4s, #29
    add v21.4s, v17.4s, v21.4s
    add v20.4s, v22.4s, v20.4s
    sri v18.4s, v16.4s, #3
    shl v17.4s, v21.4s, #27
    shl v16.4s, v20.4s, #9
    sri v17.4s, v21.4s, #5
    sri v16.4s, v20.4s, #23
    cbnz x12, .Llea128_encrypt_blocks_rounds10
    st4 {v16.s, v17.s, v18.s, v19.s}[0], [x2]
    add x2, x2, #16
    sub x9, x9, #1
    cbnz x9, .Llea128_encrypt_blocks_blocks9
.Llea128_encrypt_blocks_done1:
    ret x30
    .size lea128_encrypt_blocks, .-lea128_encrypt_blocks

    .section .note.GNU-stack,"",%progbits
