/* gen --cipher pipo --target rv32i */
/* SPDX-License-Identifier: 0BSD */
/*
 * PIPO64_256 (ICISC 2020) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
 * Called as C (RISC-V ELF psABI 1.0, chapters 1 and 2: integer calling convention, ILP32).
 */
/* contract
{
  "command": "gen --cipher pipo --target rv32i",
  "cipher": "pipo",
  "cipher_sha256": "e636e0f799aa4e57af91c93e6218b2f99ea0477d391b3eb76b1c099e01e9497c",
  "target": "rv32i",
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
      "symbol": "pipo64_256_expand_key",
      "role": "expand_key",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 4344,
      "stack_bytes": 16
    },
    {
      "symbol": "pipo64_256_encrypt",
      "role": "encrypt",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 1128,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_256_decrypt",
      "role": "decrypt",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 1124,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 7120,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 7120,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_256_ctr",
      "role": "ctr",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 8040,
      "stack_bytes": 144
    }
  ]
}
*/
#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "pipo64_256.S is for RV32I with ILP32, little-endian"
#endif
    .option norvc
    .option norelax
    .text

    .balign 4
    .globl pipo64_256_expand_key
    .type pipo64_256_expand_key, %function
pipo64_256_expand_key:
    addi sp, sp, -16
    sw s0, 0(sp)
    sw s1, 4(sp)
    andi t0, a1, 3
    bne t0, zero, .Lpipo64_256_expand_key_bytes1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a1, 28(a1)
.Lpipo64_256_expand_key_join2:
    srli a2, t0, 8
    xor a2, a2, t0
    lui a3, 4080
    addi a3, a3, 255
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t0, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    slli a5, a4, 16
    xor a5, a3, a5
    sw a5, 0(a0)
    xor a2, t0, a2
    slli a6, a2, 16
    xor a6, a2, a6
    srli a6, a6, 16
    slli a7, a6, 16
    xor a7, a2, a7
    sw a7, 4(a0)
    sw a7, 132(a0)
    sw a7, 260(a0)
    sw a7, 388(a0)
    sw a7, 516(a0)
    xor a3, a3, a4
    sw a3, 8(a0)
    sw a3, 136(a0)
    sw a3, 264(a0)
    sw a3, 392(a0)
    sw a3, 520(a0)
    xor a2, a2, a6
    sw a2, 12(a0)
    sw a2, 140(a0)
    sw a2, 268(a0)
    sw a2, 396(a0)
    sw a2, 524(a0)
    srli a2, t1, 8
    xor a2, a2, t1
    lui a3, 4080
    addi a3, a3, 255
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t1, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    slli a6, a4, 16
    xor a6, a3, a6
    sw a6, 16(a0)
    sw a6, 144(a0)
    sw a6, 272(a0)
    sw a6, 400(a0)
    sw a6, 528(a0)
    xor a2, t1, a2
    slli a6, a2, 16
    xor a6, a2, a6
    srli a6, a6, 16
    slli a7, a6, 16
    xor a7, a2, a7
    sw a7, 20(a0)
    sw a7, 148(a0)
    sw a7, 276(a0)
    sw a7, 404(a0)
    sw a7, 532(a0)
    xor a3, a3, a4
    sw a3, 24(a0)
    sw a3, 152(a0)
    sw a3, 280(a0)
    sw a3, 408(a0)
    sw a3, 536(a0)
    xor a2, a2, a6
    sw a2, 28(a0)
    sw a2, 156(a0)
    sw a2, 284(a0)
    sw a2, 412(a0)
    sw a2, 540(a0)
    srli a2, t2, 8
    xor a2, a2, t2
    lui a3, 4080
    addi a3, a3, 255
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t2, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    slli a6, a4, 16
    xor a6, a3, a6
    lui a7, 4112
    addi a7, a7, 257
    xor a7, a6, a7
    sw a7, 32(a0)
    xor a2, t2, a2
    slli a7, a2, 16
    xor a7, a2, a7
    srli a7, a7, 16
    xor a3, a3, a4
    slli a4, a7, 16
    xor a4, a2, a4
    sw a4, 36(a0)
    sw a4, 164(a0)
    sw a4, 292(a0)
    sw a4, 420(a0)
    sw a4, 548(a0)
    sw a3, 40(a0)
    sw a3, 168(a0)
    sw a3, 296(a0)
    sw a3, 424(a0)
    sw a3, 552(a0)
    xor a2, a2, a7
    sw a2, 44(a0)
    sw a2, 172(a0)
    sw a2, 300(a0)
    sw a2, 428(a0)
    sw a2, 556(a0)
    srli a2, t3, 8
    xor a2, a2, t3
    lui a3, 4080
    addi a3, a3, 255
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t3, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    slli a7, a4, 16
    xor a7, a3, a7
    sw a7, 48(a0)
    sw a7, 176(a0)
    sw a7, 304(a0)
    sw a7, 432(a0)
    sw a7, 560(a0)
    xor a2, t3, a2
    slli a7, a2, 16
    xor a7, a2, a7
    srli a7, a7, 16
    xor a3, a3, a4
    slli a4, a7, 16
    xor a4, a2, a4
    sw a4, 52(a0)
    sw a4, 180(a0)
    sw a4, 308(a0)
    sw a4, 436(a0)
    sw a4, 564(a0)
    sw a3, 56(a0)
    sw a3, 184(a0)
    sw a3, 312(a0)
    sw a3, 440(a0)
    sw a3, 568(a0)
    xor a2, a2, a7
    sw a2, 60(a0)
    sw a2, 188(a0)
    sw a2, 316(a0)
    sw a2, 444(a0)
    sw a2, 572(a0)
    srli a2, t4, 8
    xor a2, a2, t4
    lui a3, 4080
    addi a3, a3, 255
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t4, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    slli a7, a4, 16
    xor a7, a3, a7
    xor a2, t4, a2
    xor a3, a3, a4
    lui a4, 8224
    addi a4, a4, 514
    xor a4, a7, a4
    sw a4, 64(a0)
    slli a4, a2, 16
    xor a4, a2, a4
    srli a4, a4, 16
    slli s0, a4, 16
    xor s0, a2, s0
    sw s0, 68(a0)
    sw s0, 196(a0)
    sw s0, 324(a0)
    sw s0, 452(a0)
    sw a3, 72(a0)
    sw a3, 200(a0)
    sw a3, 328(a0)
    sw a3, 456(a0)
    xor a2, a2, a4
    sw a2, 76(a0)
    sw a2, 204(a0)
    sw a2, 332(a0)
    sw a2, 460(a0)
    srli a2, t5, 8
    xor a2, a2, t5
    lui a3, 4080
    addi a3, a3, 255
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t5, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    xor a2, t5, a2
    slli s0, a4, 16
    xor s0, a3, s0
    sw s0, 80(a0)
    sw s0, 208(a0)
    sw s0, 336(a0)
    sw s0, 464(a0)
    xor a3, a3, a4
    slli a4, a2, 16
    xor a4, a2, a4
    srli a4, a4, 16
    slli s0, a4, 16
    xor s0, a2, s0
    sw s0, 84(a0)
    sw s0, 212(a0)
    sw s0, 340(a0)
    sw s0, 468(a0)
    sw a3, 88(a0)
    sw a3, 216(a0)
    sw a3, 344(a0)
    sw a3, 472(a0)
    xor a2, a2, a4
    sw a2, 92(a0)
    sw a2, 220(a0)
    sw a2, 348(a0)
    sw a2, 476(a0)
    srli a2, t6, 8
    xor a2, a2, t6
    lui a3, 4080
    addi a3, a3, 255
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, t6, a3
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    xor a2, t6, a2
    slli s0, a4, 16
    xor s0, a3, s0
    xor a3, a3, a4
    lui a4, 12336
    addi a4, a4, 771
    xor a4, s0, a4
    sw a4, 96(a0)
    slli a4, a2, 16
    xor a4, a2, a4
    srli a4, a4, 16
    slli s1, a4, 16
    xor s1, a2, s1
    sw s1, 100(a0)
    sw s1, 228(a0)
    sw s1, 356(a0)
    sw s1, 484(a0)
    sw a3, 104(a0)
    sw a3, 232(a0)
    sw a3, 360(a0)
    sw a3, 488(a0)
    xor a2, a2, a4
    sw a2, 108(a0)
    sw a2, 236(a0)
    sw a2, 364(a0)
    sw a2, 492(a0)
    srli a2, a1, 8
    xor a2, a2, a1
    lui a3, 4080
    addi a3, a3, 255
    and a2, a2, a3
    slli a3, a2, 8
    xor a3, a1, a3
    xor a2, a1, a2
    slli a4, a3, 16
    xor a4, a3, a4
    srli a4, a4, 16
    slli s1, a4, 16
    xor s1, a3, s1
    sw s1, 112(a0)
    sw s1, 240(a0)
    sw s1, 368(a0)
    sw s1, 496(a0)
    xor a3, a3, a4
    slli a4, a2, 16
    xor a4, a2, a4
    srli a4, a4, 16
    slli s1, a4, 16
    xor s1, a2, s1
    sw s1, 116(a0)
    sw s1, 244(a0)
    sw s1, 372(a0)
    sw s1, 500(a0)
    sw a3, 120(a0)
    sw a3, 248(a0)
    sw a3, 376(a0)
    sw a3, 504(a0)
    xor a2, a2, a4
    sw a2, 124(a0)
    sw a2, 252(a0)
    sw a2, 380(a0)
    sw a2, 508(a0)
    lui a2, 16448
    addi a2, a2, 1028
    xor a2, a5, a2
    sw a2, 128(a0)
    lui a2, 20560
    addi a2, a2, 1285
    xor a2, a6, a2
    sw a2, 160(a0)
    lui a2, 24672
    addi a2, a2, 1542
    xor a2, a7, a2
    sw a2, 192(a0)
    lui a2, 28784
    addi a2, a2, 1799
    xor a2, s0, a2
    sw a2, 224(a0)
    lui a2, 32897
    addi a2, a2, -2040
    xor a2, a5, a2
    sw a2, 256(a0)
    lui a2, 37009
    addi a2, a2, -1783
    xor a2, a6, a2
    sw a2, 288(a0)
    lui a2, 41121
    addi a2, a2, -1526
    xor a2, a7, a2
    sw a2, 320(a0)
    lui a2, 45233
    addi a2, a2, -1269
    xor a2, s0, a2
    sw a2, 352(a0)
    lui a2, 49345
    addi a2, a2, -1012
    xor a2, a5, a2
    sw a2, 384(a0)
    lui a2, 53457
    addi a2, a2, -755
    xor a2, a6, a2
    sw a2, 416(a0)
    lui a2, 57569
    addi a2, a2, -498
    xor a2, a7, a2
    sw a2, 448(a0)
    lui a2, 61681
    addi a2, a2, -241
    xor a2, s0, a2
    sw a2, 480(a0)
    lui a2, 65793
    addi a2, a2, 16
    xor a2, a5, a2
    sw a2, 512(a0)
    lui a2, 69905
    addi a2, a2, 273
    xor a2, a6, a2
    sw a2, 544(a0)
    srli a2, t0, 1
    xor a2, a2, t0
    lui a3, 349525
    addi a3, a3, 1365
    and a2, a2, a3
    slli a3, a2, 1
    xor a3, t0, a3
    srli a4, a3, 2
    xor a4, a4, a3
    lui a5, 209715
    addi a5, a5, 819
    and a4, a4, a5
    slli a5, a4, 2
    xor a5, a3, a5
    srli a6, a5, 4
    xor t0, t0, a2
    srli a2, t0, 2
    xor a2, a2, t0
    lui a7, 209715
    addi a7, a7, 819
    and a2, a2, a7
    slli a7, a2, 2
    xor a7, t0, a7
    xor a6, a6, a7
    xor a3, a3, a4
    lui a4, 61681
    addi a4, a4, -241
    and a4, a6, a4
    slli a6, a4, 4
    xor a5, a5, a6
    srli a6, a5, 8
    xor t0, t0, a2
    srli a2, a3, 4
    xor a2, a2, t0
    xor a4, a7, a4
    lui a7, 61681
    addi a7, a7, -241
    and a2, a2, a7
    slli a7, a2, 4
    xor a3, a3, a7
    xor a6, a6, a3
    lui a7, 4080
    addi a7, a7, 255
    and a6, a6, a7
    slli a7, a6, 8
    xor a5, a5, a7
    srli a7, a4, 8
    xor t0, t0, a2
    xor a2, a7, t0
    lui a7, 4080
    addi a7, a7, 255
    and a2, a2, a7
    slli a7, a2, 8
    xor a4, a4, a7
    slli a7, a4, 16
    xor a7, a5, a7
    srli a7, a7, 16
    xor a3, a3, a6
    slli a6, a7, 16
    xor a5, a5, a6
    sw a5, 576(a0)
    xor t0, t0, a2
    slli a2, t0, 16
    xor a2, a3, a2
    srli a2, a2, 16
    slli a6, a2, 16
    xor a3, a3, a6
    sw a3, 580(a0)
    xor a3, a4, a7
    sw a3, 584(a0)
    xor t0, t0, a2
    sw t0, 588(a0)
    srli t0, t1, 1
    xor t0, t0, t1
    lui a2, 349525
    addi a2, a2, 1365
    and t0, t0, a2
    slli a2, t0, 1
    xor a2, t1, a2
    srli a3, a2, 2
    xor a3, a3, a2
    lui a4, 209715
    addi a4, a4, 819
    and a3, a3, a4
    slli a4, a3, 2
    xor a4, a2, a4
    srli a6, a4, 4
    xor t0, t1, t0
    srli t1, t0, 2
    xor t1, t1, t0
    lui a7, 209715
    addi a7, a7, 819
    and t1, t1, a7
    slli a7, t1, 2
    xor a7, t0, a7
    xor a6, a6, a7
    xor a2, a2, a3
    lui a3, 61681
    addi a3, a3, -241
    and a3, a6, a3
    slli a6, a3, 4
    xor a4, a4, a6
    srli a6, a4, 8
    xor t0, t0, t1
    srli t1, a2, 4
    xor t1, t1, t0
    xor a3, a7, a3
    lui a7, 61681
    addi a7, a7, -241
    and t1, t1, a7
    slli a7, t1, 4
    xor a2, a2, a7
    xor a6, a6, a2
    lui a7, 4080
    addi a7, a7, 255
    and a6, a6, a7
    slli a7, a6, 8
    xor a4, a4, a7
    srli a7, a3, 8
    xor t0, t0, t1
    xor t1, a7, t0
    lui a7, 4080
    addi a7, a7, 255
    and t1, t1, a7
    slli a7, t1, 8
    xor a3, a3, a7
    slli a7, a3, 16
    xor a7, a4, a7
    srli a7, a7, 16
    xor a2, a2, a6
    slli a6, a7, 16
    xor a4, a4, a6
    sw a4, 592(a0)
    xor t0, t0, t1
    slli t1, t0, 16
    xor t1, a2, t1
    srli t1, t1, 16
    slli a4, t1, 16
    xor a2, a2, a4
    sw a2, 596(a0)
    xor a2, a3, a7
    sw a2, 600(a0)
    xor t0, t0, t1
    sw t0, 604(a0)
    srli t0, t2, 1
    xor t0, t0, t2
    lui t1, 349525
    addi t1, t1, 1365
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t2, t1
    srli a2, t1, 2
    xor a2, a2, t1
    lui a3, 209715
    addi a3, a3, 819
    and a2, a2, a3
    slli a3, a2, 2
    xor a3, t1, a3
    srli a4, a3, 4
    xor t0, t2, t0
    srli t2, t0, 2
    xor t2, t2, t0
    lui a6, 209715
    addi a6, a6, 819
    and t2, t2, a6
    slli a6, t2, 2
    xor a6, t0, a6
    xor a4, a4, a6
    lui a7, 61681
    addi a7, a7, -241
    and a4, a4, a7
    slli a7, a4, 4
    xor a3, a3, a7
    srli a7, a3, 8
    xor t1, t1, a2
    srli a2, t1, 4
    xor t0, t0, t2
    xor t2, a2, t0
    lui a2, 61681
    addi a2, a2, -241
    and t2, t2, a2
    slli a2, t2, 4
    xor t1, t1, a2
    xor a2, a7, t1
    lui a7, 4080
    addi a7, a7, 255
    and a2, a2, a7
    slli a7, a2, 8
    xor a3, a3, a7
    xor a4, a6, a4
    srli a6, a4, 8
    xor t0, t0, t2
    xor t2, a6, t0
    lui a6, 4080
    addi a6, a6, 255
    and t2, t2, a6
    slli a6, t2, 8
    xor a4, a4, a6
    slli a6, a4, 16
    xor a6, a3, a6
    srli a6, a6, 16
    slli a7, a6, 16
    xor a3, a3, a7
    xori a7, a3, 15
    sw a7, 608(a0)
    xor t1, t1, a2
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli a2, t2, 16
    xor t1, t1, a2
    sw t1, 612(a0)
    xor t1, a4, a6
    sw t1, 616(a0)
    xor t0, t0, t2
    sw t0, 620(a0)
    srli t0, t3, 1
    xor t0, t0, t3
    lui t1, 349525
    addi t1, t1, 1365
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t3, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lui a2, 209715
    addi a2, a2, 819
    and t2, t2, a2
    slli a2, t2, 2
    xor a2, t1, a2
    srli a4, a2, 4
    xor t0, t3, t0
    srli t3, t0, 2
    xor t3, t3, t0
    lui a6, 209715
    addi a6, a6, 819
    and t3, t3, a6
    slli a6, t3, 2
    xor a6, t0, a6
    xor a4, a4, a6
    lui a7, 61681
    addi a7, a7, -241
    and a4, a4, a7
    slli a7, a4, 4
    xor a2, a2, a7
    srli a7, a2, 8
    xor t1, t1, t2
    srli t2, t1, 4
    xor t0, t0, t3
    xor t2, t2, t0
    lui t3, 61681
    addi t3, t3, -241
    and t2, t2, t3
    slli t3, t2, 4
    xor t1, t1, t3
    xor t3, a7, t1
    lui a7, 4080
    addi a7, a7, 255
    and t3, t3, a7
    slli a7, t3, 8
    xor a2, a2, a7
    xor a4, a6, a4
    srli a6, a4, 8
    xor t0, t0, t2
    xor t2, a6, t0
    lui a6, 4080
    addi a6, a6, 255
    and t2, t2, a6
    slli a6, t2, 8
    xor a4, a4, a6
    slli a6, a4, 16
    xor a6, a2, a6
    srli a6, a6, 16
    slli a7, a6, 16
    xor a2, a2, a7
    sw a2, 624(a0)
    xor t1, t1, t3
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t3, t2, 16
    xor t1, t1, t3
    sw t1, 628(a0)
    xor t1, a4, a6
    sw t1, 632(a0)
    xor t0, t0, t2
    sw t0, 636(a0)
    srli t0, t4, 1
    xor t0, t0, t4
    lui t1, 349525
    addi t1, t1, 1365
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t4, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lui t3, 209715
    addi t3, t3, 819
    and t2, t2, t3
    slli t3, t2, 2
    xor t3, t1, t3
    srli a2, t3, 4
    xor t0, t4, t0
    srli t4, t0, 2
    xor t4, t4, t0
    lui a4, 209715
    addi a4, a4, 819
    and t4, t4, a4
    slli a4, t4, 2
    xor a4, t0, a4
    xor a2, a2, a4
    lui a6, 61681
    addi a6, a6, -241
    and a2, a2, a6
    slli a6, a2, 4
    xor t3, t3, a6
    srli a6, t3, 8
    xor t1, t1, t2
    srli t2, t1, 4
    xor t0, t0, t4
    xor t2, t2, t0
    lui t4, 61681
    addi t4, t4, -241
    and t2, t2, t4
    slli t4, t2, 4
    xor t1, t1, t4
    xor t4, a6, t1
    lui a6, 4080
    addi a6, a6, 255
    and t4, t4, a6
    slli a6, t4, 8
    xor t3, t3, a6
    xor a2, a4, a2
    srli a4, a2, 8
    xor t0, t0, t2
    xor t2, a4, t0
    lui a4, 4080
    addi a4, a4, 255
    and t2, t2, a4
    slli a4, t2, 8
    xor a2, a2, a4
    slli a4, a2, 16
    xor a4, t3, a4
    srli a4, a4, 16
    slli a6, a4, 16
    xor t3, t3, a6
    xori a6, t3, 240
    sw a6, 640(a0)
    xor t1, t1, t4
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t4, t2, 16
    xor t1, t1, t4
    sw t1, 644(a0)
    xor t1, a2, a4
    sw t1, 648(a0)
    xor t0, t0, t2
    sw t0, 652(a0)
    srli t0, t5, 1
    xor t0, t0, t5
    lui t1, 349525
    addi t1, t1, 1365
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t5, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lui t4, 209715
    addi t4, t4, 819
    and t2, t2, t4
    slli t4, t2, 2
    xor t4, t1, t4
    srli a2, t4, 4
    xor t0, t5, t0
    srli t5, t0, 2
    xor t5, t5, t0
    lui a4, 209715
    addi a4, a4, 819
    and t5, t5, a4
    slli a4, t5, 2
    xor a4, t0, a4
    xor a2, a2, a4
    lui a6, 61681
    addi a6, a6, -241
    and a2, a2, a6
    slli a6, a2, 4
    xor t4, t4, a6
    srli a6, t4, 8
    xor t1, t1, t2
    srli t2, t1, 4
    xor t0, t0, t5
    xor t2, t2, t0
    lui t5, 61681
    addi t5, t5, -241
    and t2, t2, t5
    slli t5, t2, 4
    xor t1, t1, t5
    xor t5, a6, t1
    lui a6, 4080
    addi a6, a6, 255
    and t5, t5, a6
    slli a6, t5, 8
    xor t4, t4, a6
    xor a2, a4, a2
    srli a4, a2, 8
    xor t0, t0, t2
    xor t2, a4, t0
    lui a4, 4080
    addi a4, a4, 255
    and t2, t2, a4
    slli a4, t2, 8
    xor a2, a2, a4
    slli a4, a2, 16
    xor a4, t4, a4
    srli a4, a4, 16
    slli a6, a4, 16
    xor t4, t4, a6
    sw t4, 656(a0)
    xor t1, t1, t5
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t4, t2, 16
    xor t1, t1, t4
    sw t1, 660(a0)
    xor t1, a2, a4
    sw t1, 664(a0)
    xor t0, t0, t2
    sw t0, 668(a0)
    srli t0, t6, 1
    xor t0, t0, t6
    lui t1, 349525
    addi t1, t1, 1365
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t6, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lui t4, 209715
    addi t4, t4, 819
    and t2, t2, t4
    slli t4, t2, 2
    xor t4, t1, t4
    srli t5, t4, 4
    xor t0, t6, t0
    srli t6, t0, 2
    xor t6, t6, t0
    lui a2, 209715
    addi a2, a2, 819
    and t6, t6, a2
    slli a2, t6, 2
    xor a2, t0, a2
    xor t5, t5, a2
    lui a4, 61681
    addi a4, a4, -241
    and t5, t5, a4
    slli a4, t5, 4
    xor t4, t4, a4
    srli a4, t4, 8
    xor t1, t1, t2
    srli t2, t1, 4
    xor t0, t0, t6
    xor t2, t2, t0
    lui t6, 61681
    addi t6, t6, -241
    and t2, t2, t6
    slli t6, t2, 4
    xor t1, t1, t6
    xor t6, a4, t1
    lui a4, 4080
    addi a4, a4, 255
    and t6, t6, a4
    slli a4, t6, 8
    xor t4, t4, a4
    xor t5, a2, t5
    srli a2, t5, 8
    xor t0, t0, t2
    xor t2, a2, t0
    lui a2, 4080
    addi a2, a2, 255
    and t2, t2, a2
    slli a2, t2, 8
    xor t5, t5, a2
    slli a2, t5, 16
    xor a2, t4, a2
    srli a2, a2, 16
    slli a4, a2, 16
    xor t4, t4, a4
    xori a4, t4, 255
    sw a4, 672(a0)
    xor t1, t1, t6
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t6, t2, 16
    xor t1, t1, t6
    sw t1, 676(a0)
    xor t1, t5, a2
    sw t1, 680(a0)
    xor t0, t0, t2
    sw t0, 684(a0)
    srli t0, a1, 1
    xor t0, t0, a1
    lui t1, 349525
    addi t1, t1, 1365
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, a1, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lui t5, 209715
    addi t5, t5, 819
    and t2, t2, t5
    slli t5, t2, 2
    xor t5, t1, t5
    srli t6, t5, 4
    xor t0, a1, t0
    srli a1, t0, 2
    xor a1, a1, t0
    lui a2, 209715
    addi a2, a2, 819
    and a1, a1, a2
    slli a2, a1, 2
    xor a2, t0, a2
    xor t6, t6, a2
    lui a4, 61681
    addi a4, a4, -241
    and t6, t6, a4
    slli a4, t6, 4
    xor t5, t5, a4
    srli a4, t5, 8
    xor t1, t1, t2
    srli t2, t1, 4
    xor t0, t0, a1
    xor t2, t2, t0
    lui a1, 61681
    addi a1, a1, -241
    and t2, t2, a1
    slli a1, t2, 4
    xor t1, t1, a1
    xor a1, a4, t1
    lui a4, 4080
    addi a4, a4, 255
    and a1, a1, a4
    slli a4, a1, 8
    xor t5, t5, a4
    xor t6, a2, t6
    srli a2, t6, 8
    xor t0, t0, t2
    xor t2, a2, t0
    lui a2, 4080
    addi a2, a2, 255
    and t2, t2, a2
    slli a2, t2, 8
    xor t6, t6, a2
    slli a2, t6, 16
    xor a2, t5, a2
    srli a2, a2, 16
    slli a4, a2, 16
    xor t5, t5, a4
    sw t5, 688(a0)
    xor t1, t1, a1
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t5, t2, 16
    xor t1, t1, t5
    sw t1, 692(a0)
    xor t1, t6, a2
    sw t1, 696(a0)
    xor t0, t0, t2
    sw t0, 700(a0)
    lui t0, 1
    addi t0, t0, -256
    xor t0, a5, t0
    sw t0, 704(a0)
    lui t0, 1
    addi t0, t0, -241
    xor t0, a3, t0
    sw t0, 708(a0)
    lui t0, 1
    addi t0, t0, -16
    xor t0, t3, t0
    sw t0, 712(a0)
    lui t0, 1
    addi t0, t0, -1
    xor t0, t4, t0
    sw t0, 716(a0)
    lui t0, 15
    xor t0, a5, t0
    sw t0, 720(a0)
    lui t0, 15
    addi t0, t0, 15
    xor t0, a3, t0
    sw t0, 724(a0)
    lui t0, 15
    addi t0, t0, 240
    xor t0, t3, t0
    sw t0, 728(a0)
    lui t0, 15
    addi t0, t0, 255
    xor t0, t4, t0
    sw t0, 732(a0)
    lui t0, 16
    addi t0, t0, -256
    xor t0, a5, t0
    sw t0, 736(a0)
    lui t0, 16
    addi t0, t0, -241
    xor t0, a3, t0
    sw t0, 740(a0)
    lui t0, 16
    addi t0, t0, -16
    xor t0, t3, t0
    sw t0, 744(a0)
    lui t0, 16
    addi t0, t0, -1
    xor t0, t4, t0
    sw t0, 748(a0)
    lui t0, 240
    xor t0, a5, t0
    sw t0, 752(a0)
    lui t0, 240
    addi t0, t0, 15
    xor t0, a3, t0
    sw t0, 756(a0)
    lw s0, 0(sp)
    lw s1, 4(sp)
    addi sp, sp, 16
    jalr zero, 0(ra)
.Lpipo64_256_expand_key_bytes1:
    lbu t0, 1(a1)
    lbu t1, 0(a1)
    lbu t2, 2(a1)
    slli t0, t0, 8
    or t0, t1, t0
    slli t1, t2, 16
    or t0, t0, t1
    lbu t1, 3(a1)
    lbu t2, 5(a1)
    lbu t3, 4(a1)
    slli t1, t1, 24
    or t0, t0, t1
    slli t1, t2, 8
    or t1, t3, t1
    lbu t2, 6(a1)
    lbu t3, 7(a1)
    lbu t4, 9(a1)
    slli t2, t2, 16
    or t1, t1, t2
    slli t2, t3, 24
    or t1, t1, t2
    slli t2, t4, 8
    lbu t3, 8(a1)
    lbu t4, 10(a1)
    lbu t5, 11(a1)
    or t2, t3, t2
    slli t3, t4, 16
    or t2, t2, t3
    slli t3, t5, 24
    or t2, t2, t3
    lbu t3, 13(a1)
    lbu t4, 12(a1)
    lbu t5, 14(a1)
    slli t3, t3, 8
    or t3, t4, t3
    slli t4, t5, 16
    or t3, t3, t4
    lbu t4, 15(a1)
    lbu t5, 17(a1)
    lbu t6, 16(a1)
    slli t4, t4, 24
    or t3, t3, t4
    slli t4, t5, 8
    or t4, t6, t4
    lbu t5, 18(a1)
    lbu t6, 19(a1)
    lbu a2, 21(a1)
    slli t5, t5, 16
    or t4, t4, t5
    slli t5, t6, 24
    or t4, t4, t5
    slli t5, a2, 8
    lbu t6, 20(a1)
    lbu a2, 22(a1)
    lbu a3, 23(a1)
    or t5, t6, t5
    slli t6, a2, 16
    or t5, t5, t6
    slli t6, a3, 24
    or t5, t5, t6
    lbu t6, 25(a1)
    lbu a2, 24(a1)
    lbu a3, 26(a1)
    slli t6, t6, 8
    or t6, a2, t6
    slli a2, a3, 16
    or t6, t6, a2
    lbu a2, 27(a1)
    lbu a3, 29(a1)
    lbu a4, 28(a1)
    slli a2, a2, 24
    or t6, t6, a2
    slli a2, a3, 8
    or a2, a4, a2
    lbu a3, 30(a1)
    lbu a1, 31(a1)
    slli a3, a3, 16
    or a2, a2, a3
    slli a1, a1, 24
    or a1, a2, a1
    jal zero, .Lpipo64_256_expand_key_join2
    .size pipo64_256_expand_key, .-pipo64_256_expand_key

    .balign 4
    .globl pipo64_256_encrypt
    .type pipo64_256_encrypt, %function
pipo64_256_encrypt:
    lbu t0, 0(a1)
    lbu t1, 1(a1)
    lbu t2, 2(a1)
    slli t3, t0, 8
    or t0, t0, t3
    slli t3, t0, 16
    or t0, t0, t3
    slli t3, t1, 8
    or t1, t1, t3
    slli t3, t1, 16
    or t1, t1, t3
    slli t3, t2, 8
    or t2, t2, t3
    slli t3, t2, 16
    or t2, t2, t3
    lbu t3, 3(a1)
    lbu t4, 4(a1)
    lbu t5, 5(a1)
    slli t6, t3, 8
    or t3, t3, t6
    slli t6, t3, 16
    or t3, t3, t6
    slli t6, t4, 8
    or t4, t4, t6
    slli t6, t4, 16
    or t4, t4, t6
    slli t6, t5, 8
    or t5, t5, t6
    slli t6, t5, 16
    or t5, t5, t6
    lbu t6, 6(a1)
    lbu a1, 7(a1)
    addi a3, a0, 512
    slli a4, t6, 8
    or t6, t6, a4
    slli a4, t6, 16
    or t6, t6, a4
    slli a4, a1, 8
    or a1, a1, a4
    slli a4, a1, 16
    or a1, a1, a4
    lw a4, 0(a0)
    lw a5, 4(a0)
    xor t0, t0, a4
    xor t1, t1, a5
    lw a4, 8(a0)
    lw a5, 12(a0)
    xor t2, t2, a4
    xor t3, t3, a5
    lw a4, 16(a0)
    lw a5, 20(a0)
    xor t4, t4, a4
    xor t5, t5, a5
    lw a4, 24(a0)
    lw a5, 28(a0)
    xor t6, t6, a4
    xor a1, a1, a5
    addi a4, a0, 0
.Lpipo64_256_encrypt_rounds1:
    and a5, a1, t6
    xor t5, t5, a5
    and a5, t3, t5
    xor t4, t4, a5
    xor a1, a1, t4
    and a5, t1, t0
    xor t2, t2, a5
    or a5, t2, t1
    xor t0, t0, a5
    or a5, t2, t0
    xor t1, t1, a5
    xori t2, t2, -1
    xor t6, t6, t3
    or a5, t4, t5
    xor t3, t3, a5
    xor t3, t3, t2
    xor t5, t5, a1
    xor a1, a1, t1
    and a5, t5, t6
    xor t4, t4, a5
    and a5, a1, t5
    xor t6, t6, a5
    xor t4, t4, t0
    lw a5, 32(a4)
    xor a6, a1, t6
    xor a1, a1, a5
    xor t2, t2, a6
    slli a5, t2, 28
    srli t2, t2, 4
    or t2, a5, t2
    xor a5, t3, t5
    xor t0, t0, a5
    and a5, a5, a6
    xor a5, t4, a5
    xor t1, t1, a5
    slli a5, t0, 31
    srli t0, t0, 1
    or t0, a5, t0
    lw a5, 36(a4)
    lw a6, 40(a4)
    xor t0, t0, a5
    xor t2, t2, a6
    or a5, t4, t3
    xor t6, t6, a5
    slli a5, t3, 25
    srli t3, t3, 7
    or t3, a5, t3
    or a5, t6, t4
    xor t5, t5, a5
    slli a5, t6, 27
    srli t6, t6, 5
    or t6, a5, t6
    lw a5, 44(a4)
    slli a6, t5, 30
    xor t6, t6, a5
    srli t5, t5, 2
    or t5, a6, t5
    lw a5, 48(a4)
    slli a6, t4, 29
    xor t5, t5, a5
    srli t4, t4, 3
    or t4, a6, t4
    lw a5, 52(a4)
    lw a6, 56(a4)
    xor t4, t4, a5
    xor t3, t3, a6
    slli a5, t1, 26
    srli t1, t1, 6
    or t1, a5, t1
    lw a5, 60(a4)
    and a6, t0, a1
    xor t1, t1, a5
    and a5, t1, t3
    xor t4, t4, a5
    and a5, t6, t4
    xor t5, t5, a5
    xor t1, t1, t5
    xor t2, t2, a6
    or a5, t2, t0
    xor a1, a1, a5
    or a5, t2, a1
    xor a5, t0, a5
    xori t2, t2, -1
    xor t0, t3, t6
    or t3, t5, t4
    xor t3, t6, t3
    xor t3, t3, t2
    xor t4, t4, t1
    xor t1, t1, a5
    and t6, t4, t0
    xor t5, t5, t6
    and t6, t1, t4
    xor t6, t0, t6
    xor t5, t5, a1
    lw t0, 64(a4)
    xor a6, t1, t6
    xor t0, t1, t0
    xor t1, t2, a6
    slli t2, t1, 28
    srli t1, t1, 4
    or t2, t2, t1
    xor t1, t3, t4
    xor a1, a1, t1
    and t1, t1, a6
    xor t1, t5, t1
    xor a5, a5, t1
    slli t1, a1, 31
    srli a1, a1, 1
    or t1, t1, a1
    lw a1, 68(a4)
    lw a6, 72(a4)
    xor t1, t1, a1
    xor t2, t2, a6
    or a1, t5, t3
    xor t6, t6, a1
    slli a1, t3, 25
    srli t3, t3, 7
    or a1, a1, t3
    or t3, t6, t5
    xor t4, t4, t3
    slli t3, t6, 27
    srli t6, t6, 5
    or t3, t3, t6
    lw t6, 76(a4)
    slli a6, t4, 30
    xor t3, t3, t6
    srli t4, t4, 2
    or t4, a6, t4
    lw t6, 80(a4)
    slli a6, t5, 29
    xor t4, t4, t6
    srli t5, t5, 3
    or t5, a6, t5
    lw t6, 84(a4)
    lw a6, 88(a4)
    xor t5, t5, t6
    xor t6, a1, a6
    slli a1, a5, 26
    srli a5, a5, 6
    or a1, a1, a5
    lw a5, 92(a4)
    addi a4, a4, 64
    xor a1, a1, a5
    bne a4, a3, .Lpipo64_256_encrypt_rounds1
    and a3, a1, t6
    xor t5, t5, a3
    and a3, t3, t5
    xor t4, t4, a3
    xor a1, a1, t4
    and a3, t1, t0
    xor t2, t2, a3
    or a3, t2, t1
    xor t0, t0, a3
    or a3, t2, t0
    xor t1, t1, a3
    xori t2, t2, -1
    xor t6, t6, t3
    or a3, t4, t5
    xor t3, t3, a3
    xor t3, t3, t2
    xor t5, t5, a1
    xor a1, a1, t1
    and a3, t5, t6
    xor t4, t4, a3
    and a3, a1, t5
    xor t6, t6, a3
    xor t4, t4, t0
    lw a3, 544(a0)
    xor a4, a1, t6
    xor a1, a1, a3
    xor t2, t2, a4
    slli a3, t2, 28
    srli t2, t2, 4
    or t2, a3, t2
    xor a3, t3, t5
    xor t0, t0, a3
    and a3, a3, a4
    xor a3, t4, a3
    xor t1, t1, a3
    slli a3, t0, 31
    srli t0, t0, 1
    or t0, a3, t0
    lw a3, 548(a0)
    lw a4, 552(a0)
    xor t0, t0, a3
    xor t2, t2, a4
    or a3, t4, t3
    xor t6, t6, a3
    slli a3, t3, 25
    srli t3, t3, 7
    or t3, a3, t3
    or a3, t6, t4
    xor t5, t5, a3
    slli a3, t6, 27
    srli t6, t6, 5
    or t6, a3, t6
    lw a3, 556(a0)
    slli a4, t5, 30
    xor t6, t6, a3
    srli t5, t5, 2
    or t5, a4, t5
    lw a3, 560(a0)
    slli a4, t4, 29
    xor t5, t5, a3
    srli t4, t4, 3
    or t4, a4, t4
    lw a3, 564(a0)
    lw a4, 568(a0)
    xor t4, t4, a3
    xor t3, t3, a4
    slli a3, t1, 26
    srli t1, t1, 6
    or t1, a3, t1
    lw a0, 572(a0)
    sb a1, 0(a2)
    xor t1, t1, a0
    sb t0, 1(a2)
    sb t2, 2(a2)
    sb t6, 3(a2)
    sb t5, 4(a2)
    sb t4, 5(a2)
    sb t3, 6(a2)
    sb t1, 7(a2)
    jalr zero, 0(ra)
    .size pipo64_256_encrypt, .-pipo64_256_encrypt

    .balign 4
    .globl pipo64_256_decrypt
    .type pipo64_256_decrypt, %function
pipo64_256_decrypt:
    lbu t0, 0(a1)
    lbu t1, 1(a1)
    lbu t2, 2(a1)
    slli t3, t0, 8
    or t0, t0, t3
    slli t3, t0, 16
    or t0, t0, t3
    slli t3, t1, 8
    or t1, t1, t3
    slli t3, t1, 16
    or t1, t1, t3
    slli t3, t2, 8
    or t2, t2, t3
    slli t3, t2, 16
    or t2, t2, t3
    lbu t3, 3(a1)
    lbu t4, 4(a1)
    lbu t5, 5(a1)
    slli t6, t3, 8
    or t3, t3, t6
    slli t6, t3, 16
    or t3, t3, t6
    slli t6, t4, 8
    or t4, t4, t6
    slli t6, t4, 16
    or t4, t4, t6
    slli t6, t5, 8
    or t5, t5, t6
    slli t6, t5, 16
    or t5, t5, t6
    lbu t6, 6(a1)
    lbu a1, 7(a1)
    addi a3, a0, 512
    slli a4, t6, 8
    or t6, t6, a4
    slli a4, t6, 16
    or t6, t6, a4
    slli a4, a1, 8
    or a1, a1, a4
    slli a4, a1, 16
    or a1, a1, a4
.Lpipo64_256_decrypt_rounds1:
    lw a4, 36(a3)
    lw a5, 56(a3)
    xor t1, t1, a4
    xor t6, t6, a5
    lw a4, 48(a3)
    lw a5, 44(a3)
    xor t4, t4, a4
    xor t3, t3, a5
    lw a4, 52(a3)
    lw a5, 40(a3)
    xor t5, t5, a4
    xor t2, t2, a5
    slli a4, t1, 25
    srli t1, t1, 7
    or t1, a4, t1
    slli a4, t6, 31
    srli t6, t6, 1
    or t6, a4, t6
    slli a4, t4, 26
    srli t4, t4, 6
    or t4, a4, t4
    slli a4, t3, 29
    srli t3, t3, 3
    or t3, a4, t3
    slli a4, t5, 27
    srli t5, t5, 5
    or t5, a4, t5
    slli a4, t2, 28
    srli t2, t2, 4
    or t2, a4, t2
    or a4, t3, t5
    xor t4, t4, a4
    lw a4, 32(a3)
    or a5, t5, t6
    xor t0, t0, a4
    xor t3, t3, a5
    lw a4, 60(a3)
    xor a5, t6, t4
    xor a1, a1, a4
    slli a4, a1, 30
    srli a1, a1, 2
    or a1, a4, a1
    xor t1, t1, a5
    xor a4, t0, t3
    xor t2, t2, a4
    and a4, a5, a4
    xor a4, t5, a4
    xor a1, a1, a4
    xor t6, t6, t2
    xori t2, t2, -1
    xor t5, t5, t1
    and a4, t4, t0
    xor t3, t3, a4
    and a4, t4, t3
    xor t5, t5, a4
    xor t0, t0, a1
    or a4, t2, t1
    xor a1, a1, a4
    or a4, t2, a1
    xor t1, t1, a4
    xor t4, t4, t0
    and a4, a1, t1
    xor t2, t2, a4
    or a4, t5, t4
    xor t6, t6, a4
    xor t0, t0, t5
    and a4, t6, t4
    xor t5, t5, a4
    xor t3, t3, t6
    and a4, t0, t3
    xor t4, t4, a4
    lw a4, 4(a3)
    lw a5, 24(a3)
    xor a1, a1, a4
    xor t3, t3, a5
    lw a4, 16(a3)
    lw a5, 12(a3)
    xor t5, t5, a4
    xor t6, t6, a5
    lw a4, 20(a3)
    lw a5, 8(a3)
    xor t4, t4, a4
    xor t2, t2, a5
    slli a4, a1, 25
    srli a1, a1, 7
    or a1, a4, a1
    slli a4, t3, 31
    srli t3, t3, 1
    or t3, a4, t3
    slli a4, t5, 26
    srli t5, t5, 6
    or t5, a4, t5
    slli a4, t6, 29
    srli t6, t6, 3
    or t6, a4, t6
    slli a4, t4, 27
    srli t4, t4, 5
    or t4, a4, t4
    slli a4, t2, 28
    srli t2, t2, 4
    or t2, a4, t2
    or a4, t6, t4
    xor t5, t5, a4
    lw a4, 0(a3)
    or a5, t4, t3
    xor t1, t1, a4
    xor t6, t6, a5
    lw a4, 28(a3)
    xor a5, t3, t5
    xor t0, t0, a4
    slli a4, t0, 30
    srli t0, t0, 2
    or t0, a4, t0
    xor a1, a1, a5
    xor a4, t1, t6
    xor t2, t2, a4
    and a4, a5, a4
    xor a4, t4, a4
    xor t0, t0, a4
    xor t3, t3, t2
    xori t2, t2, -1
    xor t4, t4, a1
    and a4, t5, t1
    xor t6, t6, a4
    and a4, t5, t6
    xor t4, t4, a4
    xor a4, t1, t0
    or t1, t2, a1
    xor t1, t0, t1
    or t0, t2, t1
    xor t0, a1, t0
    xor t5, t5, a4
    and a1, t1, t0
    xor t2, t2, a1
    or a1, t4, t5
    xor t3, t3, a1
    xor a1, a4, t4
    and a4, t3, t5
    xor t4, t4, a4
    xor t6, t6, t3
    and a4, a1, t6
    xor t5, t5, a4
    addi a3, a3, -64
    bne a3, a0, .Lpipo64_256_decrypt_rounds1
    lw a3, 36(a0)
    lw a4, 56(a0)
    xor t1, t1, a3
    xor t6, t6, a4
    lw a3, 48(a0)
    lw a4, 44(a0)
    xor t4, t4, a3
    xor t3, t3, a4
    lw a3, 52(a0)
    lw a4, 40(a0)
    xor t5, t5, a3
    xor t2, t2, a4
    slli a3, t1, 25
    srli t1, t1, 7
    or t1, a3, t1
    slli a3, t6, 31
    srli t6, t6, 1
    or t6, a3, t6
    slli a3, t4, 26
    srli t4, t4, 6
    or t4, a3, t4
    slli a3, t3, 29
    srli t3, t3, 3
    or t3, a3, t3
    slli a3, t5, 27
    srli t5, t5, 5
    or t5, a3, t5
    slli a3, t2, 28
    srli t2, t2, 4
    or t2, a3, t2
    or a3, t3, t5
    xor t4, t4, a3
    lw a3, 32(a0)
    or a4, t5, t6
    xor t0, t0, a3
    xor t3, t3, a4
    lw a3, 60(a0)
    xor a4, t6, t4
    xor a1, a1, a3
    slli a3, a1, 30
    srli a1, a1, 2
    or a1, a3, a1
    xor t1, t1, a4
    xor a3, t0, t3
    xor t2, t2, a3
    and a3, a4, a3
    xor a3, t5, a3
    xor a1, a1, a3
    xor t6, t6, t2
    xori t2, t2, -1
    xor t5, t5, t1
    and a3, t4, t0
    xor t3, t3, a3
    and a3, t4, t3
    xor t5, t5, a3
    xor t0, t0, a1
    or a3, t2, t1
    xor a1, a1, a3
    or a3, t2, a1
    xor t1, t1, a3
    xor t4, t4, t0
    and a3, a1, t1
    xor t2, t2, a3
    or a3, t5, t4
    xor t6, t6, a3
    xor t0, t0, t5
    and a3, t6, t4
    xor t5, t5, a3
    xor t3, t3, t6
    and a3, t0, t3
    xor t4, t4, a3
    lw a3, 0(a0)
    lw a4, 4(a0)
    xor t1, t1, a3
    xor a1, a1, a4
    lw a3, 8(a0)
    lw a4, 12(a0)
    xor t2, t2, a3
    xor t6, t6, a4
    lw a3, 16(a0)
    lw a4, 20(a0)
    xor t5, t5, a3
    xor t4, t4, a4
    lw a3, 24(a0)
    lw a0, 28(a0)
    xor t3, t3, a3
    xor t0, t0, a0
    sb t1, 0(a2)
    sb a1, 1(a2)
    sb t2, 2(a2)
    sb t6, 3(a2)
    sb t5, 4(a2)
    sb t4, 5(a2)
    sb t3, 6(a2)
    sb t0, 7(a2)
    jalr zero, 0(ra)
    .size pipo64_256_decrypt, .-pipo64_256_decrypt

    .balign 4
    .globl pipo64_256_encrypt_blocks
    .type pipo64_256_encrypt_blocks, %function
pipo64_256_encrypt_blocks:
    addi sp, sp, -80
    sw s0, 16(sp)
    sw s1, 20(sp)
    sw s2, 24(sp)
    sw s3, 28(sp)
    sw s4, 32(sp)
    sw s5, 36(sp)
    sw s6, 40(sp)
    sw s7, 44(sp)
    sw s8, 48(sp)
    sw s9, 52(sp)
    sw s10, 56(sp)
    sw s11, 60(sp)
    sw ra, 64(sp)
    andi t0, a1, 3
    beq t0, zero, .Lpipo64_256_encrypt_blocks_aligned4
    jal zero, .Lpipo64_256_encrypt_blocks_rest2
.Lpipo64_256_encrypt_blocks_aligned4:
    andi t0, a2, 3
    beq t0, zero, .Lpipo64_256_encrypt_blocks_aligned5
    jal zero, .Lpipo64_256_encrypt_blocks_rest2
.Lpipo64_256_encrypt_blocks_aligned5:
    addi t4, a3, -4
    bge t4, zero, .Lpipo64_256_encrypt_blocks_batches6
    jal zero, .Lpipo64_256_encrypt_blocks_fewer3
.Lpipo64_256_encrypt_blocks_batches6:
    lui t0, 349525
    addi t0, t0, 1365
    sw t0, 0(sp)  /* spill */
    lui t0, 209715
    addi t0, t0, 819
    sw t0, 4(sp)  /* spill */
    lui t0, 61681
    addi t0, t0, -241
    sw t0, 8(sp)  /* spill */
    lui t0, 4080
    addi t0, t0, 255
    sw t0, 12(sp)  /* spill */
    lw t5, 612(a0)
    lw t6, 616(a0)
    lw a3, 620(a0)
    lw a4, 624(a0)
    lw a5, 628(a0)
    lw a6, 632(a0)
    lw a7, 636(a0)
    lw t0, 644(a0)
    lw t1, 648(a0)
    lw t2, 652(a0)
    lw t3, 656(a0)
.Lpipo64_256_encrypt_blocks_blocks7:
    lw s0, 0(a1)
    lw s1, 8(a1)
    lw s2, 0(sp)  /* reload */
    srli s3, s0, 1
    xor s3, s3, s1
    and s3, s3, s2
    xor s1, s1, s3
    slli s3, s3, 1
    xor s0, s0, s3
    lw s3, 16(a1)
    lw s4, 24(a1)
    srli s5, s3, 1
    xor s5, s5, s4
    and s5, s5, s2
    xor s4, s4, s5
    slli s5, s5, 1
    xor s3, s3, s5
    lw s5, 4(sp)  /* reload */
    srli s6, s0, 2
    xor s6, s6, s3
    and s6, s6, s5
    xor s3, s3, s6
    slli s6, s6, 2
    xor s0, s0, s6
    srli s6, s1, 2
    xor s6, s6, s4
    and s6, s6, s5
    xor s4, s4, s6
    slli s6, s6, 2
    xor s1, s1, s6
    lw s6, 8(sp)  /* reload */
    srli s7, s0, 4
    xor s7, s7, s1
    and s7, s7, s6
    xor s1, s1, s7
    slli s7, s7, 4
    xor s0, s0, s7
    srli s7, s3, 4
    xor s7, s7, s4
    and s7, s7, s6
    xor s4, s4, s7
    slli s7, s7, 4
    xor s3, s3, s7
    lw s7, 12(sp)  /* reload */
    srli s8, s0, 8
    xor s8, s8, s3
    and s8, s8, s7
    xor s3, s3, s8
    slli s8, s8, 8
    xor s0, s0, s8
    srli s8, s1, 8
    xor s8, s8, s4
    and s8, s8, s7
    xor s4, s4, s8
    slli s8, s8, 8
    xor s1, s1, s8
    slli s8, s1, 16
    xor s8, s0, s8
    srli s8, s8, 16
    xor s1, s1, s8
    slli s8, s8, 16
    xor s0, s0, s8
    slli s8, s4, 16
    xor s8, s3, s8
    srli s8, s8, 16
    xor s4, s4, s8
    slli s8, s8, 16
    xor s3, s3, s8
    lw s8, 4(a1)
    lw s9, 12(a1)
    srli s10, s8, 1
    xor s10, s10, s9
    and s10, s10, s2
    xor s9, s9, s10
    slli s10, s10, 1
    xor s8, s8, s10
    lw s10, 20(a1)
    lw s11, 28(a1)
    srli ra, s10, 1
    xor ra, ra, s11
    and s2, ra, s2
    xor s11, s11, s2
    slli s2, s2, 1
    xor s2, s10, s2
    srli s10, s8, 2
    xor s10, s10, s2
    and s10, s10, s5
    xor s2, s2, s10
    slli s10, s10, 2
    xor s8, s8, s10
    srli s10, s9, 2
    xor s10, s10, s11
    and s5, s10, s5
    xor s10, s11, s5
    slli s5, s5, 2
    xor s5, s9, s5
    srli s9, s8, 4
    xor s9, s9, s5
    and s9, s9, s6
    xor s5, s5, s9
    slli s9, s9, 4
    xor s8, s8, s9
    srli s9, s2, 4
    xor s9, s9, s10
    and s6, s9, s6
    xor s9, s10, s6
    slli s6, s6, 4
    xor s2, s2, s6
    srli s6, s8, 8
    xor s6, s6, s2
    and s6, s6, s7
    xor s2, s2, s6
    slli s6, s6, 8
    xor s6, s8, s6
    srli s8, s5, 8
    xor s8, s8, s9
    and s7, s8, s7
    xor s8, s9, s7
    slli s7, s7, 8
    xor s5, s5, s7
    slli s7, s5, 16
    xor s7, s6, s7
    srli s7, s7, 16
    xor s5, s5, s7
    slli s7, s7, 16
    xor s6, s6, s7
    slli s7, s8, 16
    xor s7, s2, s7
    srli s7, s7, 16
    xor s8, s8, s7
    slli s7, s7, 16
    xor s2, s2, s7
    lw s7, 580(a0)  /* again */
    addi a1, a1, 32
    lw s9, 576(a0)
    lw s10, 584(a0)  /* again */
    xor s3, s3, s7
    lw s11, 588(a0)  /* again */
    xor s0, s0, s9
    lw s9, 592(a0)  /* again */
    xor s1, s1, s10
    lw ra, 596(a0)  /* again */
    xor s4, s4, s11
    lw s11, 600(a0)  /* again */
    xor s6, s6, s9
    lw s9, 604(a0)  /* again */
    xor s2, s2, ra
    xor s5, s5, s11
    xor s8, s8, s9
    and s9, s8, s5
    xor s2, s2, s9
    and s9, s4, s2
    xor s6, s6, s9
    xor s8, s8, s6
    and s9, s3, s0
    xor s1, s1, s9
    or s9, s1, s3
    xor s0, s0, s9
    or s9, s1, s0
    xor s3, s3, s9
    xori s1, s1, -1
    xor s5, s5, s4
    or s9, s6, s2
    xor s4, s4, s9
    xor s4, s4, s1
    xor s2, s2, s8
    xor s8, s8, s3
    and s9, s2, s5
    xor s6, s6, s9
    and s9, s8, s2
    xor s5, s5, s9
    xor s6, s6, s0
    lw s9, 608(a0)
    xor s11, s8, s5
    xor s8, s8, s9
    xor s1, s1, s11
    slli s9, s1, 16
    srli s1, s1, 16
    or s1, s9, s1
    xor s9, s4, s2
    xor s0, s0, s9
    and s9, s9, s11
    xor s9, s6, s9
    xor s3, s3, s9
    slli s9, s0, 28
    srli s0, s0, 4
    or s0, s9, s0
    xor s0, s0, t5
    xor s1, s1, t6
    or s9, s6, s4
    xor s5, s5, s9
    slli s9, s4, 4
    srli s4, s4, 28
    or s4, s9, s4
    or s9, s5, s6
    xor s2, s2, s9
    slli s9, s5, 12
    srli s5, s5, 20
    or s5, s9, s5
    xor s5, s5, a3
    slli s9, s2, 24
    srli s2, s2, 8
    or s2, s9, s2
    xor s2, s2, a4
    slli s9, s6, 20
    srli s6, s6, 12
    or s6, s9, s6
    xor s6, s6, a5
    xor s4, s4, a6
    slli s9, s3, 8
    srli s3, s3, 24
    or s3, s9, s3
    xor s3, s3, a7
    and s9, s3, s4
    xor s6, s6, s9
    and s9, s5, s6
    xor s2, s2, s9
    xor s3, s3, s2
    and s9, s0, s8
    xor s1, s1, s9
    or s9, s1, s0
    xor s8, s8, s9
    or s9, s1, s8
    xor s0, s0, s9
    xori s1, s1, -1
    xor s4, s4, s5
    or s9, s2, s6
    xor s5, s5, s9
    xor s5, s5, s1
    xor s6, s6, s3
    xor s3, s3, s0
    and s9, s6, s4
    xor s2, s2, s9
    and s9, s3, s6
    xor s4, s4, s9
    xor s2, s2, s8
    lw s9, 640(a0)
    xor s11, s3, s4
    xor s3, s3, s9
    xor s1, s1, s11
    slli s9, s1, 16
    srli s1, s1, 16
    or s1, s9, s1
    xor s9, s5, s6
    xor s8, s8, s9
    and s9, s9, s11
    xor s9, s2, s9
    xor s0, s0, s9
    slli s9, s8, 28
    srli s8, s8, 4
    or s8, s9, s8
    xor s8, s8, t0
    xor s1, s1, t1
    or s9, s2, s5
    xor s4, s4, s9
    slli s9, s5, 4
    srli s5, s5, 28
    or s5, s9, s5
    or s9, s4, s2
    xor s6, s6, s9
    slli s9, s4, 12
    srli s4, s4, 20
    or s4, s9, s4
    xor s4, s4, t2
    slli s9, s6, 24
    srli s6, s6, 8
    or s6, s9, s6
    xor t3, s6, t3
    slli s6, s2, 20
    lw s9, 660(a0)  /* again */
    srli s2, s2, 12
    lw s11, 664(a0)  /* again */
    or s2, s6, s2
    xor s2, s2, s9
    xor s5, s5, s11
    slli s6, s0, 8
    lw s9, 668(a0)  /* again */
    srli s0, s0, 24
    or s0, s6, s0
    xor s0, s0, s9
    and s6, s0, s5
    xor s2, s2, s6
    and s6, s4, s2
    xor t3, t3, s6
    xor s0, s0, t3
    and s6, s8, s3
    xor s1, s1, s6
    or s6, s1, s8
    xor s3, s3, s6
    or s6, s1, s3
    xor s6, s8, s6
    xori s1, s1, -1
    xor s5, s5, s4
    or s8, t3, s2
    xor s4, s4, s8
    xor s4, s4, s1
    xor s2, s2, s0
    xor s0, s0, s6
    and s8, s2, s5
    xor t3, t3, s8
    and s8, s0, s2
    xor s5, s5, s8
    xor t3, t3, s3
    lw s8, 672(a0)
    xor s9, s0, s5
    xor s0, s0, s8
    xor s1, s1, s9
    slli s8, s1, 16
    srli s1, s1, 16
    or s1, s8, s1
    xor s8, s4, s2
    xor s3, s3, s8
    and s8, s8, s9
    xor s8, t3, s8
    xor s6, s6, s8
    slli s8, s3, 28
    lw s9, 676(a0)  /* again */
    srli s3, s3, 4
    lw s11, 680(a0)  /* again */
    or s3, s8, s3
    xor s3, s3, s9
    xor s1, s1, s11
    or s8, t3, s4
    xor s5, s5, s8
    slli s8, s4, 4
    srli s4, s4, 28
    or s4, s8, s4
    or s8, s5, t3
    xor s2, s2, s8
    slli s8, s5, 12
    lw s9, 684(a0)  /* again */
    srli s5, s5, 20
    or s5, s8, s5
    xor s5, s5, s9
    slli s8, s2, 24
    lw s9, 688(a0)  /* again */
    srli s2, s2, 8
    or s2, s8, s2
    xor s2, s2, s9
    slli s8, t3, 20
    lw s9, 692(a0)  /* again */
    srli t3, t3, 12
    lw s11, 696(a0)  /* again */
    or t3, s8, t3
    xor t3, t3, s9
    xor s4, s4, s11
    slli s8, s6, 8
    lw s11, 700(a0)  /* again */
    srli s6, s6, 24
    or s6, s8, s6
    xor s6, s6, s11
    and s8, s6, s4
    xor t3, t3, s8
    and s8, s5, t3
    xor s2, s2, s8
    xor s6, s6, s2
    and s8, s3, s0
    xor s1, s1, s8
    or s8, s1, s3
    xor s0, s0, s8
    or s8, s1, s0
    xor s3, s3, s8
    xori s1, s1, -1
    xor s4, s4, s5
    or s8, s2, t3
    xor s5, s5, s8
    xor s5, s5, s1
    xor t3, t3, s6
    xor s6, s6, s3
    and s8, t3, s4
    xor s2, s2, s8
    and s8, s6, t3
    xor s4, s4, s8
    xor s2, s2, s0
    lw s8, 704(a0)
    xor s11, s6, s4
    xor s6, s6, s8
    xor s1, s1, s11
    slli s8, s1, 16
    srli s1, s1, 16
    or s1, s8, s1
    xor s8, s5, t3
    xor s0, s0, s8
    and s8, s8, s11
    xor s8, s2, s8
    xor s3, s3, s8
    slli s8, s0, 28
    srli s0, s0, 4
    or s0, s8, s0
    xor s0, s0, s7
    xor s1, s1, s10
    or s8, s2, s5
    xor s4, s4, s8
    slli s8, s5, 4
    srli s5, s5, 28
    or s5, s8, s5
    or s8, s4, s2
    xor t3, t3, s8
    slli s8, s4, 12
    lw s11, 588(a0)  /* again */
    srli s4, s4, 20
    or s4, s8, s4
    xor s4, s4, s11
    slli s8, t3, 24
    lw s11, 592(a0)  /* again */
    srli t3, t3, 8
    or t3, s8, t3
    xor t3, t3, s11
    slli s8, s2, 20
    srli s2, s2, 12
    lw s11, 600(a0)  /* again */
    or s2, s8, s2
    xor s2, s2, ra
    xor s5, s5, s11
    slli s8, s3, 8
    lw s11, 604(a0)  /* again */
    srli s3, s3, 24
    or s3, s8, s3
    xor s3, s3, s11
    and s8, s3, s5
    xor s2, s2, s8
    and s8, s4, s2
    xor t3, t3, s8
    xor s3, s3, t3
    and s8, s0, s6
    xor s1, s1, s8
    or s8, s1, s0
    xor s6, s6, s8
    or s8, s1, s6
    xor s0, s0, s8
    xori s1, s1, -1
    xor s5, s5, s4
    or s8, t3, s2
    xor s4, s4, s8
    xor s4, s4, s1
    xor s2, s2, s3
    xor s3, s3, s0
    and s8, s2, s5
    xor t3, t3, s8
    and s8, s3, s2
    xor s5, s5, s8
    xor t3, t3, s6
    lw s8, 708(a0)
    xor s11, s3, s5
    xor s3, s3, s8
    xor s1, s1, s11
    slli s8, s1, 16
    srli s1, s1, 16
    or s1, s8, s1
    xor s8, s4, s2
    xor s6, s6, s8
    and s8, s8, s11
    xor s8, t3, s8
    xor s0, s0, s8
    slli s8, s6, 28
    srli s6, s6, 4
    or s6, s8, s6
    xor s6, s6, t5
    xor s1, s1, t6
    or s8, t3, s4
    xor s5, s5, s8
    slli s8, s4, 4
    srli s4, s4, 28
    or s4, s8, s4
    or s8, s5, t3
    xor s2, s2, s8
    slli s8, s5, 12
    srli s5, s5, 20
    or s5, s8, s5
    xor s5, s5, a3
    slli s8, s2, 24
    srli s2, s2, 8
    or s2, s8, s2
    xor s2, s2, a4
    slli s8, t3, 20
    srli t3, t3, 12
    or t3, s8, t3
    xor t3, t3, a5
    xor s4, s4, a6
    slli s8, s0, 8
    srli s0, s0, 24
    or s0, s8, s0
    xor s0, s0, a7
    and s8, s0, s4
    xor t3, t3, s8
    and s8, s5, t3
    xor s2, s2, s8
    xor s0, s0, s2
    and s8, s6, s3
    xor s1, s1, s8
    or s8, s1, s6
    xor s3, s3, s8
    or s8, s1, s3
    xor s6, s6, s8
    xori s1, s1, -1
    xor s4, s4, s5
    or s8, s2, t3
    xor s5, s5, s8
    xor s5, s5, s1
    xor t3, t3, s0
    xor s0, s0, s6
    and s8, t3, s4
    xor s2, s2, s8
    and s8, s0, t3
    xor s4, s4, s8
    xor s2, s2, s3
    lw s8, 712(a0)
    xor s11, s0, s4
    xor s0, s0, s8
    xor s1, s1, s11
    slli s8, s1, 16
    srli s1, s1, 16
    or s1, s8, s1
    xor s8, s5, t3
    xor s3, s3, s8
    and s8, s8, s11
    xor s8, s2, s8
    xor s6, s6, s8
    slli s8, s3, 28
    srli s3, s3, 4
    or s3, s8, s3
    xor s3, s3, t0
    xor s1, s1, t1
    or s8, s2, s5
    xor s4, s4, s8
    slli s8, s5, 4
    srli s5, s5, 28
    or s5, s8, s5
    or s8, s4, s2
    xor t3, t3, s8
    slli s8, s4, 12
    srli s4, s4, 20
    or s4, s8, s4
    xor t2, s4, t2
    slli s4, t3, 24
    lw s8, 656(a0)  /* again */
    srli t3, t3, 8
    or t3, s4, t3
    xor t3, t3, s8
    slli s4, s2, 20
    lw s8, 660(a0)  /* again */
    srli s2, s2, 12
    lw s11, 664(a0)  /* again */
    or s2, s4, s2
    xor s2, s2, s8
    xor s4, s5, s11
    slli s5, s6, 8
    lw s8, 668(a0)  /* again */
    srli s6, s6, 24
    or s5, s5, s6
    xor s5, s5, s8
    and s6, s5, s4
    xor s2, s2, s6
    and s6, t2, s2
    xor t3, t3, s6
    xor s5, s5, t3
    and s6, s3, s0
    xor s1, s1, s6
    or s6, s1, s3
    xor s0, s0, s6
    or s6, s1, s0
    xor s3, s3, s6
    xori s1, s1, -1
    xor s4, s4, t2
    or s6, t3, s2
    xor t2, t2, s6
    xor t2, t2, s1
    xor s2, s2, s5
    xor s5, s5, s3
    and s6, s2, s4
    xor t3, t3, s6
    and s6, s5, s2
    xor s4, s4, s6
    xor t3, t3, s0
    lw s6, 716(a0)
    xor s8, s5, s4
    xor s5, s5, s6
    xor s1, s1, s8
    slli s6, s1, 16
    srli s1, s1, 16
    or s1, s6, s1
    xor s6, t2, s2
    xor s0, s0, s6
    and s6, s6, s8
    xor s6, t3, s6
    xor s3, s3, s6
    slli s6, s0, 28
    lw s8, 676(a0)  /* again */
    srli s0, s0, 4
    lw s11, 680(a0)  /* again */
    or s0, s6, s0
    xor s0, s0, s8
    xor s1, s1, s11
    or s6, t3, t2
    xor s4, s4, s6
    slli s6, t2, 4
    srli t2, t2, 28
    or t2, s6, t2
    or s6, s4, t3
    xor s2, s2, s6
    slli s6, s4, 12
    lw s11, 684(a0)  /* again */
    srli s4, s4, 20
    or s4, s6, s4
    xor s4, s4, s11
    slli s6, s2, 24
    lw s11, 688(a0)  /* again */
    srli s2, s2, 8
    or s2, s6, s2
    xor s2, s2, s11
    slli s6, t3, 20
    srli t3, t3, 12
    lw s11, 696(a0)  /* again */
    or t3, s6, t3
    xor t3, t3, s9
    xor t2, t2, s11
    slli s6, s3, 8
    lw s11, 700(a0)  /* again */
    srli s3, s3, 24
    or s3, s6, s3
    xor s3, s3, s11
    and s6, s3, t2
    xor t3, t3, s6
    and s6, s4, t3
    xor s2, s2, s6
    xor s3, s3, s2
    and s6, s0, s5
    xor s1, s1, s6
    or s6, s1, s0
    xor s5, s5, s6
    or s6, s1, s5
    xor s0, s0, s6
    xori s1, s1, -1
    xor t2, t2, s4
    or s6, s2, t3
    xor s4, s4, s6
    xor s4, s4, s1
    xor t3, t3, s3
    xor s3, s3, s0
    and s6, t3, t2
    xor s2, s2, s6
    and s6, s3, t3
    xor t2, t2, s6
    xor s2, s2, s5
    lw s6, 720(a0)
    xor s11, s3, t2
    xor s3, s3, s6
    xor s1, s1, s11
    slli s6, s1, 16
    srli s1, s1, 16
    or s1, s6, s1
    xor s6, s4, t3
    xor s5, s5, s6
    and s6, s6, s11
    xor s6, s2, s6
    xor s0, s0, s6
    slli s6, s5, 28
    srli s5, s5, 4
    or s5, s6, s5
    xor s5, s5, s7
    xor s1, s1, s10
    or s6, s2, s4
    xor t2, t2, s6
    slli s6, s4, 4
    srli s4, s4, 28
    or s4, s6, s4
    or s6, t2, s2
    xor t3, t3, s6
    slli s6, t2, 12
    lw s11, 588(a0)  /* again */
    srli t2, t2, 20
    or t2, s6, t2
    xor t2, t2, s11
    slli s6, t3, 24
    lw s11, 592(a0)  /* again */
    srli t3, t3, 8
    or t3, s6, t3
    xor t3, t3, s11
    slli s6, s2, 20
    srli s2, s2, 12
    lw s11, 600(a0)  /* again */
    or s2, s6, s2
    xor s2, s2, ra
    xor s4, s4, s11
    slli s6, s0, 8
    lw s11, 604(a0)  /* again */
    srli s0, s0, 24
    or s0, s6, s0
    xor s0, s0, s11
    and s6, s0, s4
    xor s2, s2, s6
    and s6, t2, s2
    xor t3, t3, s6
    xor s0, s0, t3
    and s6, s5, s3
    xor s1, s1, s6
    or s6, s1, s5
    xor s3, s3, s6
    or s6, s1, s3
    xor s5, s5, s6
    xori s1, s1, -1
    xor s4, s4, t2
    or s6, t3, s2
    xor t2, t2, s6
    xor t2, t2, s1
    xor s2, s2, s0
    xor s0, s0, s5
    and s6, s2, s4
    xor t3, t3, s6
    and s6, s0, s2
    xor s4, s4, s6
    xor t3, t3, s3
    lw s6, 724(a0)
    xor s11, s0, s4
    xor s0, s0, s6
    xor s1, s1, s11
    slli s6, s1, 16
    srli s1, s1, 16
    or s1, s6, s1
    xor s6, t2, s2
    xor s3, s3, s6
    and s6, s6, s11
    xor s6, t3, s6
    xor s5, s5, s6
    slli s6, s3, 28
    srli s3, s3, 4
    or s3, s6, s3
    xor s3, s3, t5
    xor s1, s1, t6
    or s6, t3, t2
    xor s4, s4, s6
    slli s6, t2, 4
    srli t2, t2, 28
    or t2, s6, t2
    or s6, s4, t3
    xor s2, s2, s6
    slli s6, s4, 12
    srli s4, s4, 20
    or s4, s6, s4
    xor s4, s4, a3
    slli s6, s2, 24
    srli s2, s2, 8
    or s2, s6, s2
    xor s2, s2, a4
    slli s6, t3, 20
    srli t3, t3, 12
    or t3, s6, t3
    xor t3, t3, a5
    xor t2, t2, a6
    slli s6, s5, 8
    srli s5, s5, 24
    or s5, s6, s5
    xor s5, s5, a7
    and s6, s5, t2
    xor t3, t3, s6
    and s6, s4, t3
    xor s2, s2, s6
    xor s5, s5, s2
    and s6, s3, s0
    xor s1, s1, s6
    or s6, s1, s3
    xor s0, s0, s6
    or s6, s1, s0
    xor s3, s3, s6
    xori s1, s1, -1
    xor t2, t2, s4
    or s6, s2, t3
    xor s4, s4, s6
    xor s4, s4, s1
    xor t3, t3, s5
    xor s5, s5, s3
    and s6, t3, t2
    xor s2, s2, s6
    and s6, s5, t3
    xor t2, t2, s6
    xor s2, s2, s0
    lw s6, 728(a0)
    xor s11, s5, t2
    xor s5, s5, s6
    xor s1, s1, s11
    slli s6, s1, 16
    srli s1, s1, 16
    or s1, s6, s1
    xor s6, s4, t3
    xor s0, s0, s6
    and s6, s6, s11
    xor s6, s2, s6
    xor s3, s3, s6
    slli s6, s0, 28
    srli s0, s0, 4
    or s0, s6, s0
    xor s0, s0, t0
    xor t1, s1, t1
    or s1, s2, s4
    xor t2, t2, s1
    slli s1, s4, 4
    srli s4, s4, 28
    or s1, s1, s4
    or s4, t2, s2
    xor t3, t3, s4
    slli s4, t2, 12
    lw s6, 652(a0)  /* again */
    srli t2, t2, 20
    or t2, s4, t2
    xor t2, t2, s6
    slli s4, t3, 24
    lw s6, 656(a0)  /* again */
    srli t3, t3, 8
    or t3, s4, t3
    xor t3, t3, s6
    slli s4, s2, 20
    lw s6, 660(a0)  /* again */
    srli s2, s2, 12
    lw s11, 664(a0)  /* again */
    or s2, s4, s2
    xor s2, s2, s6
    xor s1, s1, s11
    slli s4, s3, 8
    lw s11, 668(a0)  /* again */
    srli s3, s3, 24
    or s3, s4, s3
    xor s3, s3, s11
    and s4, s3, s1
    xor s2, s2, s4
    and s4, t2, s2
    xor t3, t3, s4
    xor s3, s3, t3
    and s4, s0, s5
    xor t1, t1, s4
    or s4, t1, s0
    xor s4, s5, s4
    or s5, t1, s4
    xor s0, s0, s5
    xori t1, t1, -1
    xor s1, s1, t2
    or s5, t3, s2
    xor t2, t2, s5
    xor t2, t2, t1
    xor s2, s2, s3
    xor s3, s3, s0
    and s5, s2, s1
    xor t3, t3, s5
    and s5, s3, s2
    xor s1, s1, s5
    xor t3, t3, s4
    lw s5, 732(a0)
    xor s11, s3, s1
    xor s3, s3, s5
    xor t1, t1, s11
    slli s5, t1, 16
    srli t1, t1, 16
    or t1, s5, t1
    xor s5, t2, s2
    xor s4, s4, s5
    and s5, s5, s11
    xor s5, t3, s5
    xor s0, s0, s5
    slli s5, s4, 28
    srli s4, s4, 4
    lw s11, 680(a0)  /* again */
    or s4, s5, s4
    xor s4, s4, s8
    xor t1, t1, s11
    or s5, t3, t2
    xor s1, s1, s5
    slli s5, t2, 4
    srli t2, t2, 28
    or t2, s5, t2
    or s5, s1, t3
    xor s2, s2, s5
    slli s5, s1, 12
    lw s11, 684(a0)  /* again */
    srli s1, s1, 20
    or s1, s5, s1
    xor s1, s1, s11
    slli s5, s2, 24
    lw s11, 688(a0)  /* again */
    srli s2, s2, 8
    or s2, s5, s2
    xor s2, s2, s11
    slli s5, t3, 20
    srli t3, t3, 12
    lw s11, 696(a0)  /* again */
    or t3, s5, t3
    xor t3, t3, s9
    xor t2, t2, s11
    slli s5, s0, 8
    lw s11, 700(a0)  /* again */
    srli s0, s0, 24
    or s0, s5, s0
    xor s0, s0, s11
    and s5, s0, t2
    xor t3, t3, s5
    and s5, s1, t3
    xor s2, s2, s5
    xor s0, s0, s2
    and s5, s4, s3
    xor t1, t1, s5
    or s5, t1, s4
    xor s3, s3, s5
    or s5, t1, s3
    xor s4, s4, s5
    xori t1, t1, -1
    xor t2, t2, s1
    or s5, s2, t3
    xor s1, s1, s5
    xor s1, s1, t1
    xor t3, t3, s0
    xor s0, s0, s4
    and s5, t3, t2
    xor s2, s2, s5
    and s5, s0, t3
    xor t2, t2, s5
    xor s2, s2, s3
    lw s5, 736(a0)
    xor s11, s0, t2
    xor s0, s0, s5
    xor t1, t1, s11
    slli s5, t1, 16
    srli t1, t1, 16
    or t1, s5, t1
    xor s5, s1, t3
    xor s3, s3, s5
    and s5, s5, s11
    xor s5, s2, s5
    xor s4, s4, s5
    slli s5, s3, 28
    srli s3, s3, 4
    or s3, s5, s3
    xor s3, s3, s7
    xor t1, t1, s10
    or s5, s2, s1
    xor t2, t2, s5
    slli s5, s1, 4
    srli s1, s1, 28
    or s1, s5, s1
    or s5, t2, s2
    xor t3, t3, s5
    slli s5, t2, 12
    lw s11, 588(a0)  /* again */
    srli t2, t2, 20
    or t2, s5, t2
    xor t2, t2, s11
    slli s5, t3, 24
    lw s11, 592(a0)  /* again */
    srli t3, t3, 8
    or t3, s5, t3
    xor t3, t3, s11
    slli s5, s2, 20
    srli s2, s2, 12
    lw s11, 600(a0)  /* again */
    or s2, s5, s2
    xor s2, s2, ra
    xor s1, s1, s11
    slli s5, s4, 8
    lw s11, 604(a0)  /* again */
    srli s4, s4, 24
    or s4, s5, s4
    xor s4, s4, s11
    and s5, s4, s1
    xor s2, s2, s5
    and s5, t2, s2
    xor t3, t3, s5
    xor s4, s4, t3
    and s5, s3, s0
    xor t1, t1, s5
    or s5, t1, s3
    xor s0, s0, s5
    or s5, t1, s0
    xor s3, s3, s5
    xori t1, t1, -1
    xor s1, s1, t2
    or s5, t3, s2
    xor t2, t2, s5
    xor t2, t2, t1
    xor s2, s2, s4
    xor s4, s4, s3
    and s5, s2, s1
    xor t3, t3, s5
    and s5, s4, s2
    xor s1, s1, s5
    xor t3, t3, s0
    lw s5, 740(a0)
    xor s11, s4, s1
    xor s4, s4, s5
    xor t1, t1, s11
    slli s5, t1, 16
    srli t1, t1, 16
    or t1, s5, t1
    xor s5, t2, s2
    xor s0, s0, s5
    and s5, s5, s11
    xor s5, t3, s5
    xor s3, s3, s5
    slli s5, s0, 28
    srli s0, s0, 4
    or s0, s5, s0
    xor s0, s0, t5
    xor t1, t1, t6
    or s5, t3, t2
    xor s1, s1, s5
    slli s5, t2, 4
    srli t2, t2, 28
    or t2, s5, t2
    or s5, s1, t3
    xor s2, s2, s5
    slli s5, s1, 12
    srli s1, s1, 20
    or s1, s5, s1
    xor s1, s1, a3
    slli s5, s2, 24
    srli s2, s2, 8
    or s2, s5, s2
    xor s2, s2, a4
    slli s5, t3, 20
    srli t3, t3, 12
    or t3, s5, t3
    xor t3, t3, a5
    xor t2, t2, a6
    slli s5, s3, 8
    srli s3, s3, 24
    or s3, s5, s3
    xor s3, s3, a7
    and s5, s3, t2
    xor t3, t3, s5
    and s5, s1, t3
    xor s2, s2, s5
    xor s3, s3, s2
    and s5, s0, s4
    xor t1, t1, s5
    or s5, t1, s0
    xor s4, s4, s5
    or s5, t1, s4
    xor s0, s0, s5
    xori t1, t1, -1
    xor t2, t2, s1
    or s5, s2, t3
    xor s1, s1, s5
    xor s1, s1, t1
    xor t3, t3, s3
    xor s3, s3, s0
    and s5, t3, t2
    xor s2, s2, s5
    and s5, s3, t3
    xor t2, t2, s5
    xor s2, s2, s4
    lw s5, 744(a0)
    xor s11, s3, t2
    xor s3, s3, s5
    xor t1, t1, s11
    slli s5, t1, 16
    srli t1, t1, 16
    or t1, s5, t1
    xor s5, s1, t3
    xor s4, s4, s5
    and s5, s5, s11
    xor s5, s2, s5
    xor s0, s0, s5
    slli s5, s4, 28
    srli s4, s4, 4
    lw s11, 648(a0)  /* again */
    or s4, s5, s4
    xor t0, s4, t0
    xor t1, t1, s11
    or s4, s2, s1
    xor t2, t2, s4
    slli s4, s1, 4
    srli s1, s1, 28
    or s1, s4, s1
    or s4, t2, s2
    xor s4, t3, s4
    slli t3, t2, 12
    lw s5, 652(a0)  /* again */
    srli t2, t2, 20
    or t2, t3, t2
    xor t2, t2, s5
    slli s5, s4, 24
    lw t3, 656(a0)  /* again */
    srli s4, s4, 8
    or s4, s5, s4
    xor s4, s4, t3
    slli s5, s2, 20
    srli s2, s2, 12
    lw s11, 664(a0)  /* again */
    or s2, s5, s2
    xor s2, s2, s6
    xor s1, s1, s11
    slli s5, s0, 8
    lw s6, 668(a0)  /* again */
    srli s0, s0, 24
    or s0, s5, s0
    xor s0, s0, s6
    and s5, s0, s1
    xor s2, s2, s5
    and s5, t2, s2
    xor s4, s4, s5
    xor s0, s0, s4
    and s5, t0, s3
    xor t1, t1, s5
    or s5, t1, t0
    xor s3, s3, s5
    or s5, t1, s3
    xor t0, t0, s5
    xori t1, t1, -1
    xor s1, s1, t2
    or s5, s4, s2
    xor t2, t2, s5
    xor t2, t2, t1
    xor s2, s2, s0
    xor s0, s0, t0
    and s5, s2, s1
    xor s4, s4, s5
    and s5, s0, s2
    xor s1, s1, s5
    xor s4, s4, s3
    lw s5, 748(a0)
    xor s6, s0, s1
    xor s0, s0, s5
    xor t1, t1, s6
    slli s5, t1, 16
    srli t1, t1, 16
    or t1, s5, t1
    xor s5, t2, s2
    xor s3, s3, s5
    and s5, s5, s6
    xor s5, s4, s5
    xor t0, t0, s5
    slli s5, s3, 28
    srli s3, s3, 4
    lw s6, 680(a0)  /* again */
    or s3, s5, s3
    xor s3, s3, s8
    xor t1, t1, s6
    or s5, s4, t2
    xor s1, s1, s5
    slli s5, t2, 4
    srli t2, t2, 28
    or t2, s5, t2
    or s5, s1, s4
    xor s2, s2, s5
    slli s5, s1, 12
    lw s6, 684(a0)  /* again */
    srli s1, s1, 20
    or s1, s5, s1
    xor s1, s1, s6
    slli s5, s2, 24
    lw s6, 688(a0)  /* again */
    srli s2, s2, 8
    or s2, s5, s2
    xor s2, s2, s6
    slli s5, s4, 20
    srli s4, s4, 12
    lw s6, 696(a0)  /* again */
    or s4, s5, s4
    xor s4, s4, s9
    xor t2, t2, s6
    slli s5, t0, 8
    lw s6, 700(a0)  /* again */
    srli t0, t0, 24
    or t0, s5, t0
    xor t0, t0, s6
    and s5, t0, t2
    xor s4, s4, s5
    and s5, s1, s4
    xor s2, s2, s5
    xor t0, t0, s2
    and s5, s3, s0
    xor t1, t1, s5
    or s5, t1, s3
    xor s0, s0, s5
    or s5, t1, s0
    xor s3, s3, s5
    xori t1, t1, -1
    xor t2, t2, s1
    or s5, s2, s4
    xor s1, s1, s5
    xor s1, s1, t1
    xor s4, s4, t0
    xor t0, t0, s3
    and s5, s4, t2
    xor s2, s2, s5
    and s5, t0, s4
    xor t2, t2, s5
    xor s2, s2, s0
    lw s5, 752(a0)
    xor s6, t0, t2
    xor t0, t0, s5
    xor t1, t1, s6
    slli s5, t1, 16
    srli t1, t1, 16
    or t1, s5, t1
    xor s5, s1, s4
    xor s0, s0, s5
    and s5, s5, s6
    xor s5, s2, s5
    xor s3, s3, s5
    slli s5, s0, 28
    srli s0, s0, 4
    or s0, s5, s0
    xor s0, s0, s7
    xor t1, t1, s10
    or s5, s2, s1
    xor t2, t2, s5
    slli s5, s1, 4
    srli s1, s1, 28
    or s1, s5, s1
    or s5, t2, s2
    xor s4, s4, s5
    slli s5, t2, 12
    lw s6, 588(a0)  /* again */
    srli t2, t2, 20
    or t2, s5, t2
    xor t2, t2, s6
    slli s5, s4, 24
    lw s6, 592(a0)  /* again */
    srli s4, s4, 8
    or s4, s5, s4
    xor s4, s4, s6
    slli s5, s2, 20
    srli s2, s2, 12
    lw s6, 600(a0)  /* again */
    or s2, s5, s2
    xor s2, s2, ra
    xor s1, s1, s6
    slli s5, s3, 8
    lw s6, 604(a0)  /* again */
    srli s3, s3, 24
    or s3, s5, s3
    xor s3, s3, s6
    and s5, s3, s1
    xor s2, s2, s5
    and s5, t2, s2
    xor s4, s4, s5
    xor s3, s3, s4
    and s5, s0, t0
    xor t1, t1, s5
    or s5, t1, s0
    xor t0, t0, s5
    or s5, t1, t0
    xor s0, s0, s5
    xori t1, t1, -1
    xor s1, s1, t2
    or s5, s4, s2
    xor t2, t2, s5
    xor t2, t2, t1
    xor s2, s2, s3
    xor s3, s3, s0
    and s5, s2, s1
    xor s4, s4, s5
    and s5, s3, s2
    xor s1, s1, s5
    xor s4, s4, t0
    lw s5, 756(a0)
    xor s6, s3, s1
    xor s3, s3, s5
    xor t1, t1, s6
    slli s5, t1, 16
    srli t1, t1, 16
    or t1, s5, t1
    xor s5, t2, s2
    xor t0, t0, s5
    and s5, s5, s6
    xor s5, s4, s5
    xor s0, s0, s5
    slli s5, t0, 28
    srli t0, t0, 4
    or t0, s5, t0
    xor t0, t0, t5
    xor t1, t1, t6
    or s5, s4, t2
    xor s1, s1, s5
    slli s5, t2, 4
    srli t2, t2, 28
    or t2, s5, t2
    or s5, s1, s4
    xor s2, s2, s5
    slli s5, s1, 12
    srli s1, s1, 20
    or s1, s5, s1
    xor s1, s1, a3
    slli s5, s2, 24
    srli s2, s2, 8
    or s2, s5, s2
    xor s2, s2, a4
    slli s5, s4, 20
    srli s4, s4, 12
    or s4, s5, s4
    xor s4, s4, a5
    xor t2, t2, a6
    slli s5, s0, 8
    srli s0, s0, 24
    or s0, s5, s0
    xor s0, s0, a7
    slli s5, t1, 16
    xor s5, s3, s5
    srli s5, s5, 16
    xor t1, t1, s5
    slli s5, s5, 16
    xor s3, s3, s5
    slli s5, s1, 16
    xor s5, t0, s5
    srli s5, s5, 16
    xor s1, s1, s5
    slli s5, s5, 16
    xor t0, t0, s5
    lw s5, 12(sp)  /* reload */
    srli s6, s3, 8
    xor s6, s6, t0
    and s6, s6, s5
    xor t0, t0, s6
    slli s6, s6, 8
    xor s3, s3, s6
    srli s6, t1, 8
    xor s6, s6, s1
    and s6, s6, s5
    xor s1, s1, s6
    slli s6, s6, 8
    xor t1, t1, s6
    lw s6, 8(sp)  /* reload */
    srli s7, s3, 4
    xor s7, s7, t1
    and s7, s7, s6
    xor t1, t1, s7
    slli s7, s7, 4
    xor s3, s3, s7
    srli s7, t0, 4
    xor s7, s7, s1
    and s7, s7, s6
    xor s1, s1, s7
    slli s7, s7, 4
    xor t0, t0, s7
    lw s7, 4(sp)  /* reload */
    srli s8, s3, 2
    xor s8, s8, t0
    and s8, s8, s7
    xor t0, t0, s8
    slli s8, s8, 2
    xor s3, s3, s8
    srli s8, t1, 2
    xor s8, s8, s1
    and s8, s8, s7
    xor s1, s1, s8
    slli s8, s8, 2
    xor t1, t1, s8
    lw s8, 0(sp)  /* reload */
    srli s9, s3, 1
    xor s9, s9, t1
    and s9, s9, s8
    xor t1, t1, s9
    sw t1, 8(a2)
    slli t1, s9, 1
    xor t1, s3, t1
    sw t1, 0(a2)
    srli t1, t0, 1
    xor t1, t1, s1
    and t1, t1, s8
    xor s1, s1, t1
    sw s1, 24(a2)
    slli t1, t1, 1
    xor t0, t0, t1
    sw t0, 16(a2)
    slli t0, t2, 16
    xor t0, s2, t0
    srli t0, t0, 16
    xor t1, t2, t0
    slli t0, t0, 16
    xor t0, s2, t0
    slli t2, s0, 16
    xor t2, s4, t2
    srli t2, t2, 16
    xor s0, s0, t2
    slli t2, t2, 16
    xor t2, s4, t2
    srli s1, t0, 8
    xor s1, s1, t2
    and s1, s1, s5
    xor t2, t2, s1
    slli s1, s1, 8
    xor t0, t0, s1
    srli s1, t1, 8
    xor s1, s1, s0
    and s1, s1, s5
    xor s0, s0, s1
    slli s1, s1, 8
    xor t1, t1, s1
    srli s1, t0, 4
    xor s1, s1, t1
    and s1, s1, s6
    xor t1, t1, s1
    slli s1, s1, 4
    xor t0, t0, s1
    srli s1, t2, 4
    xor s1, s1, s0
    and s1, s1, s6
    xor s0, s0, s1
    slli s1, s1, 4
    xor t2, t2, s1
    srli s1, t0, 2
    xor s1, s1, t2
    and s1, s1, s7
    xor t2, t2, s1
    slli s1, s1, 2
    xor t0, t0, s1
    srli s1, t1, 2
    xor s1, s1, s0
    and s1, s1, s7
    xor s0, s0, s1
    slli s1, s1, 2
    xor t1, t1, s1
    srli s1, t0, 1
    xor s1, s1, t1
    and s1, s1, s8
    xor t1, t1, s1
    sw t1, 12(a2)
    slli t1, s1, 1
    xor t0, t0, t1
    sw t0, 4(a2)
    srli t0, t2, 1
    xor t0, t0, s0
    and t0, t0, s8
    xor t1, s0, t0
    sw t1, 28(a2)
    slli t0, t0, 1
    xor t0, t2, t0
    sw t0, 20(a2)
    addi a2, a2, 32
    addi t4, t4, -4
    lw t0, 644(a0)  /* again */
    lw t1, 648(a0)  /* again */
    lw t2, 652(a0)  /* again */
    blt t4, zero, .Lpipo64_256_encrypt_blocks_fewer3
    jal zero, .Lpipo64_256_encrypt_blocks_blocks7
.Lpipo64_256_encrypt_blocks_fewer3:
    addi a3, t4, 4
.Lpipo64_256_encrypt_blocks_rest2:
    beq a3, zero, .Lpipo64_256_encrypt_blocks_done1
    addi a5, a0, 512
.Lpipo64_256_encrypt_blocks_blocks9:
    lbu t0, 0(a1)
    lbu t1, 1(a1)
    lbu t2, 2(a1)
    slli t3, t0, 8
    or t0, t0, t3
    slli t3, t0, 16
    or t0, t0, t3
    slli t3, t1, 8
    or t1, t1, t3
    slli t3, t1, 16
    or t1, t1, t3
    slli t3, t2, 8
    or t2, t2, t3
    slli t3, t2, 16
    or t2, t2, t3
    lbu t3, 3(a1)
    lbu t4, 4(a1)
    lbu t5, 5(a1)
    slli t6, t3, 8
    or t3, t3, t6
    slli t6, t3, 16
    or t3, t3, t6
    slli t6, t4, 8
    or t4, t4, t6
    slli t6, t4, 16
    or t4, t4, t6
    slli t6, t5, 8
    or t5, t5, t6
    slli t6, t5, 16
    or t5, t5, t6
    lbu t6, 6(a1)
    lbu a4, 7(a1)
    addi a1, a1, 8
    slli a6, t6, 8
    or t6, t6, a6
    slli a6, t6, 16
    or t6, t6, a6
    slli a6, a4, 8
    or a4, a4, a6
    slli a6, a4, 16
    or a4, a4, a6
    lw a6, 0(a0)
    lw a7, 4(a0)
    xor t0, t0, a6
    xor t1, t1, a7
    lw a6, 8(a0)
    lw a7, 12(a0)
    xor t2, t2, a6
    xor t3, t3, a7
    lw a6, 16(a0)
    lw a7, 20(a0)
    xor t4, t4, a6
    xor t5, t5, a7
    lw a6, 24(a0)
    lw a7, 28(a0)
    xor t6, t6, a6
    xor a4, a4, a7
    addi a6, a0, 0
.Lpipo64_256_encrypt_blocks_rounds10:
    and a7, a4, t6
    xor t5, t5, a7
    and a7, t3, t5
    xor t4, t4, a7
    xor a4, a4, t4
    and a7, t1, t0
    xor t2, t2, a7
    or a7, t2, t1
    xor t0, t0, a7
    or a7, t2, t0
    xor t1, t1, a7
    xori t2, t2, -1
    xor t6, t6, t3
    or a7, t4, t5
    xor t3, t3, a7
    xor t3, t3, t2
    xor t5, t5, a4
    xor a4, a4, t1
    and a7, t5, t6
    xor t4, t4, a7
    and a7, a4, t5
    xor t6, t6, a7
    xor t4, t4, t0
    lw a7, 32(a6)
    xor s0, a4, t6
    xor a4, a4, a7
    xor t2, t2, s0
    slli a7, t2, 28
    srli t2, t2, 4
    or t2, a7, t2
    xor a7, t3, t5
    xor t0, t0, a7
    and a7, a7, s0
    xor a7, t4, a7
    xor t1, t1, a7
    slli a7, t0, 31
    srli t0, t0, 1
    or t0, a7, t0
    lw a7, 36(a6)
    lw s0, 40(a6)
    xor t0, t0, a7
    xor t2, t2, s0
    or a7, t4, t3
    xor t6, t6, a7
    slli a7, t3, 25
    srli t3, t3, 7
    or t3, a7, t3
    or a7, t6, t4
    xor t5, t5, a7
    slli a7, t6, 27
    srli t6, t6, 5
    or t6, a7, t6
    lw a7, 44(a6)
    slli s0, t5, 30
    xor t6, t6, a7
    srli t5, t5, 2
    or t5, s0, t5
    lw a7, 48(a6)
    slli s0, t4, 29
    xor t5, t5, a7
    srli t4, t4, 3
    or t4, s0, t4
    lw a7, 52(a6)
    lw s0, 56(a6)
    xor t4, t4, a7
    xor t3, t3, s0
    slli a7, t1, 26
    srli t1, t1, 6
    or t1, a7, t1
    lw a7, 60(a6)
    and s0, t0, a4
    xor t1, t1, a7
    and a7, t1, t3
    xor t4, t4, a7
    and a7, t6, t4
    xor t5, t5, a7
    xor t1, t1, t5
    xor t2, t2, s0
    or a7, t2, t0
    xor a4, a4, a7
    or a7, t2, a4
    xor a7, t0, a7
    xori t2, t2, -1
    xor t0, t3, t6
    or t3, t5, t4
    xor t3, t6, t3
    xor t3, t3, t2
    xor t4, t4, t1
    xor t1, t1, a7
    and t6, t4, t0
    xor t5, t5, t6
    and t6, t1, t4
    xor t6, t0, t6
    xor t5, t5, a4
    lw t0, 64(a6)
    xor s0, t1, t6
    xor t0, t1, t0
    xor t1, t2, s0
    slli t2, t1, 28
    srli t1, t1, 4
    or t2, t2, t1
    xor t1, t3, t4
    xor a4, a4, t1
    and t1, t1, s0
    xor t1, t5, t1
    xor a7, a7, t1
    slli t1, a4, 31
    srli a4, a4, 1
    or t1, t1, a4
    lw a4, 68(a6)
    lw s0, 72(a6)
    xor t1, t1, a4
    xor t2, t2, s0
    or a4, t5, t3
    xor t6, t6, a4
    slli a4, t3, 25
    srli t3, t3, 7
    or a4, a4, t3
    or t3, t6, t5
    xor t4, t4, t3
    slli t3, t6, 27
    srli t6, t6, 5
    or t3, t3, t6
    lw t6, 76(a6)
    slli s0, t4, 30
    xor t3, t3, t6
    srli t4, t4, 2
    or t4, s0, t4
    lw t6, 80(a6)
    slli s0, t5, 29
    xor t4, t4, t6
    srli t5, t5, 3
    or t5, s0, t5
    lw t6, 84(a6)
    lw s0, 88(a6)
    xor t5, t5, t6
    xor t6, a4, s0
    slli a4, a7, 26
    srli a7, a7, 6
    or a4, a4, a7
    lw a7, 92(a6)
    addi a6, a6, 64
    xor a4, a4, a7
    bne a6, a5, .Lpipo64_256_encrypt_blocks_rounds10
    and a6, a4, t6
    xor t5, t5, a6
    and a6, t3, t5
    xor t4, t4, a6
    xor a4, a4, t4
    and a6, t1, t0
    xor t2, t2, a6
    or a6, t2, t1
    xor t0, t0, a6
    or a6, t2, t0
    xor t1, t1, a6
    xori t2, t2, -1
    xor t6, t6, t3
    or a6, t4, t5
    xor t3, t3, a6
    xor t3, t3, t2
    xor t5, t5, a4
    xor a4, a4, t1
    and a6, t5, t6
    xor t4, t4, a6
    and a6, a4, t5
    xor t6, t6, a6
    xor t4, t4, t0
    lw a6, 544(a0)
    xor a7, a4, t6
    xor a4, a4, a6
    xor t2, t2, a7
    slli a6, t2, 28
    srli t2, t2, 4
    or t2, a6, t2
    xor a6, t3, t5
    xor t0, t0, a6
    and a6, a6, a7
    xor a6, t4, a6
    xor t1, t1, a6
    slli a6, t0, 31
    srli t0, t0, 1
    or t0, a6, t0
    lw a6, 548(a0)
    lw a7, 552(a0)
    xor t0, t0, a6
    xor t2, t2, a7
    or a6, t4, t3
    xor t6, t6, a6
    slli a6, t3, 25
    srli t3, t3, 7
    or t3, a6, t3
    or a6, t6, t4
    xor t5, t5, a6
    slli a6, t6, 27
    srli t6, t6, 5
    or t6, a6, t6
    lw a6, 556(a0)
    slli a7, t5, 30
    xor t6, t6, a6
    srli t5, t5, 2
    or t5, a7, t5
    lw a6, 560(a0)
    slli a7, t4, 29
    xor t5, t5, a6
    srli t4, t4, 3
    or t4, a7, t4
    lw a6, 564(a0)
    lw a7, 568(a0)
    xor t4, t4, a6
    xor t3, t3, a7
    slli a6, t1, 26
    srli t1, t1, 6
    or t1, a6, t1
    lw a6, 572(a0)
    sb a4, 0(a2)
    xor t1, t1, a6
    sb t0, 1(a2)
    sb t2, 2(a2)
    sb t6, 3(a2)
    sb t5, 4(a2)
    sb t4, 5(a2)
    sb t3, 6(a2)
    sb t1, 7(a2)
    addi a2, a2, 8
    addi a3, a3, -1
    bne a3, zero, .Lpipo64_256_encrypt_blocks_blocks9
.Lpipo64_256_encrypt_blocks_done1:
    lw s0, 16(sp)
    lw s1, 20(sp)
    lw s2, 24(sp)
    lw s3, 28(sp)
    lw s4, 32(sp)
    lw s5, 36(sp)
    lw s6, 40(sp)
    lw s7, 44(sp)
    lw s8, 48(sp)
    lw s9, 52(sp)
    lw s10, 56(sp)
    lw s11, 60(sp)
    lw ra, 64(sp)
    addi sp, sp, 80
    jalr zero, 0(ra)
    .size pipo64_256_encrypt_blocks, .-pipo64_256_encrypt_blocks

    .balign 4
    .globl pipo64_256_decrypt_blocks
    .type pipo64_256_decrypt_blocks, %function
pipo64_256_decrypt_blocks:
    addi sp, sp, -80
    sw s0, 16(sp)
    sw s1, 20(sp)
    sw s2, 24(sp)
    sw s3, 28(sp)
    sw s4, 32(sp)
    sw s5, 36(sp)
    sw s6, 40(sp)
    sw s7, 44(sp)
    sw s8, 48(sp)
    sw s9, 52(sp)
    sw s10, 56(sp)
    sw s11, 60(sp)
    sw ra, 64(sp)
    andi t0, a1, 3
    beq t0, zero, .Lpipo64_256_decrypt_blocks_aligned4
    jal zero, .Lpipo64_256_decrypt_blocks_rest2
.Lpipo64_256_decrypt_blocks_aligned4:
    andi t0, a2, 3
    beq t0, zero, .Lpipo64_256_decrypt_blocks_aligned5
    jal zero, .Lpipo64_256_decrypt_blocks_rest2
.Lpipo64_256_decrypt_blocks_aligned5:
    addi t4, a3, -4
    bge t4, zero, .Lpipo64_256_decrypt_blocks_batches6
    jal zero, .Lpipo64_256_decrypt_blocks_fewer3
.Lpipo64_256_decrypt_blocks_batches6:
    lui t0, 349525
    addi t0, t0, 1365
    sw t0, 0(sp)  /* spill */
    lui t0, 209715
    addi t0, t0, 819
    sw t0, 4(sp)  /* spill */
    lui t0, 61681
    addi t0, t0, -241
    sw t0, 8(sp)  /* spill */
    lui t0, 4080
    addi t0, t0, 255
    sw t0, 12(sp)  /* spill */
    lw t5, 580(a0)
    lw t6, 600(a0)
    lw a3, 592(a0)
    lw a4, 588(a0)
    lw a5, 596(a0)
    lw a6, 584(a0)
    lw a7, 604(a0)
    lw t0, 676(a0)
    lw t1, 696(a0)
    lw t2, 688(a0)
    lw t3, 684(a0)
.Lpipo64_256_decrypt_blocks_blocks7:
    lw s0, 0(a1)
    lw s1, 8(a1)
    lw s2, 0(sp)  /* reload */
    srli s3, s0, 1
    xor s3, s3, s1
    and s3, s3, s2
    xor s1, s1, s3
    slli s3, s3, 1
    xor s0, s0, s3
    lw s3, 16(a1)
    lw s4, 24(a1)
    srli s5, s3, 1
    xor s5, s5, s4
    and s5, s5, s2
    xor s4, s4, s5
    slli s5, s5, 1
    xor s3, s3, s5
    lw s5, 4(sp)  /* reload */
    srli s6, s0, 2
    xor s6, s6, s3
    and s6, s6, s5
    xor s3, s3, s6
    slli s6, s6, 2
    xor s0, s0, s6
    srli s6, s1, 2
    xor s6, s6, s4
    and s6, s6, s5
    xor s4, s4, s6
    slli s6, s6, 2
    xor s1, s1, s6
    lw s6, 8(sp)  /* reload */
    srli s7, s0, 4
    xor s7, s7, s1
    and s7, s7, s6
    xor s1, s1, s7
    slli s7, s7, 4
    xor s0, s0, s7
    srli s7, s3, 4
    xor s7, s7, s4
    and s7, s7, s6
    xor s4, s4, s7
    slli s7, s7, 4
    xor s3, s3, s7
    lw s7, 12(sp)  /* reload */
    srli s8, s0, 8
    xor s8, s8, s3
    and s8, s8, s7
    xor s3, s3, s8
    slli s8, s8, 8
    xor s0, s0, s8
    srli s8, s1, 8
    xor s8, s8, s4
    and s8, s8, s7
    xor s4, s4, s8
    slli s8, s8, 8
    xor s1, s1, s8
    slli s8, s1, 16
    xor s8, s0, s8
    srli s8, s8, 16
    xor s1, s1, s8
    slli s8, s8, 16
    xor s0, s0, s8
    slli s8, s4, 16
    xor s8, s3, s8
    srli s8, s8, 16
    xor s4, s4, s8
    slli s8, s8, 16
    xor s3, s3, s8
    lw s8, 4(a1)
    lw s9, 12(a1)
    srli s10, s8, 1
    xor s10, s10, s9
    and s10, s10, s2
    xor s9, s9, s10
    slli s10, s10, 1
    xor s8, s8, s10
    lw s10, 20(a1)
    lw s11, 28(a1)
    srli ra, s10, 1
    xor ra, ra, s11
    and s2, ra, s2
    xor s11, s11, s2
    slli s2, s2, 1
    xor s2, s10, s2
    srli s10, s8, 2
    xor s10, s10, s2
    and s10, s10, s5
    xor s2, s2, s10
    slli s10, s10, 2
    xor s8, s8, s10
    srli s10, s9, 2
    xor s10, s10, s11
    and s5, s10, s5
    xor s10, s11, s5
    slli s5, s5, 2
    xor s5, s9, s5
    srli s9, s8, 4
    xor s9, s9, s5
    and s9, s9, s6
    xor s5, s5, s9
    slli s9, s9, 4
    xor s8, s8, s9
    srli s9, s2, 4
    xor s9, s9, s10
    and s6, s9, s6
    xor s9, s10, s6
    slli s6, s6, 4
    xor s2, s2, s6
    srli s6, s8, 8
    xor s6, s6, s2
    and s6, s6, s7
    xor s2, s2, s6
    slli s6, s6, 8
    xor s6, s8, s6
    srli s8, s5, 8
    xor s8, s8, s9
    and s7, s8, s7
    xor s8, s9, s7
    slli s7, s7, 8
    xor s5, s5, s7
    slli s7, s5, 16
    xor s7, s6, s7
    srli s7, s7, 16
    xor s5, s5, s7
    slli s7, s7, 16
    xor s6, s6, s7
    slli s7, s8, 16
    xor s7, s2, s7
    srli s7, s7, 16
    xor s8, s8, s7
    slli s7, s7, 16
    lw s9, 612(a0)  /* again */
    xor s2, s2, s7
    lw s7, 632(a0)  /* again */
    addi a1, a1, 32
    lw s10, 624(a0)  /* again */
    xor s3, s3, s9
    lw s11, 620(a0)  /* again */
    xor s5, s5, s7
    lw ra, 628(a0)  /* again */
    xor s6, s6, s10
    lw s10, 616(a0)  /* again */
    xor s4, s4, s11
    xor s2, s2, ra
    xor s1, s1, s10
    slli s10, s3, 4
    srli s3, s3, 28
    or s3, s10, s3
    slli s10, s5, 28
    srli s5, s5, 4
    or s5, s10, s5
    slli s10, s6, 8
    srli s6, s6, 24
    or s6, s10, s6
    slli s10, s4, 20
    srli s4, s4, 12
    or s4, s10, s4
    slli s10, s2, 12
    srli s2, s2, 20
    or s2, s10, s2
    slli s10, s1, 16
    srli s1, s1, 16
    or s1, s10, s1
    or s10, s4, s2
    xor s6, s6, s10
    lw s10, 756(a0)
    or s11, s2, s5
    lw ra, 636(a0)  /* again */
    xor s0, s0, s10
    xor s4, s4, s11
    xor s8, s8, ra
    slli s10, s8, 24
    srli s8, s8, 8
    or s8, s10, s8
    xor s10, s5, s6
    xor s3, s3, s10
    xor s11, s0, s4
    xor s1, s1, s11
    and s10, s10, s11
    xor s10, s2, s10
    xor s8, s8, s10
    xor s5, s5, s1
    xori s1, s1, -1
    xor s2, s2, s3
    and s10, s6, s0
    xor s4, s4, s10
    and s10, s6, s4
    xor s2, s2, s10
    xor s0, s0, s8
    or s10, s1, s3
    xor s8, s8, s10
    or s10, s1, s8
    xor s3, s3, s10
    xor s6, s6, s0
    and s10, s8, s3
    xor s1, s1, s10
    or s10, s2, s6
    xor s5, s5, s10
    xor s0, s0, s2
    and s10, s5, s6
    xor s2, s2, s10
    xor s4, s4, s5
    and s10, s0, s4
    xor s6, s6, s10
    xor s8, s8, t5
    xor s4, s4, t6
    xor s2, s2, a3
    xor s5, s5, a4
    xor s6, s6, a5
    xor s1, s1, a6
    slli s10, s8, 4
    srli s8, s8, 28
    or s8, s10, s8
    slli s10, s4, 28
    srli s4, s4, 4
    or s4, s10, s4
    slli s10, s2, 8
    srli s2, s2, 24
    or s2, s10, s2
    slli s10, s5, 20
    srli s5, s5, 12
    or s5, s10, s5
    slli s10, s6, 12
    srli s6, s6, 20
    or s6, s10, s6
    slli s10, s1, 16
    srli s1, s1, 16
    or s1, s10, s1
    or s10, s5, s6
    xor s2, s2, s10
    lw s10, 752(a0)
    or s11, s6, s4
    xor s3, s3, s10
    xor s5, s5, s11
    xor s0, s0, a7
    slli s10, s0, 24
    srli s0, s0, 8
    or s0, s10, s0
    xor s10, s4, s2
    xor s8, s8, s10
    xor s11, s3, s5
    xor s1, s1, s11
    and s10, s10, s11
    xor s10, s6, s10
    xor s0, s0, s10
    xor s4, s4, s1
    xori s1, s1, -1
    xor s6, s6, s8
    and s10, s2, s3
    xor s5, s5, s10
    and s10, s2, s5
    xor s6, s6, s10
    xor s3, s3, s0
    or s10, s1, s8
    xor s0, s0, s10
    or s10, s1, s0
    xor s8, s8, s10
    xor s2, s2, s3
    and s10, s0, s8
    xor s1, s1, s10
    or s10, s6, s2
    xor s4, s4, s10
    xor s3, s3, s6
    and s10, s4, s2
    xor s6, s6, s10
    xor s5, s5, s4
    and s10, s3, s5
    xor s2, s2, s10
    xor s0, s0, t0
    xor s5, s5, t1
    lw s10, 692(a0)  /* again */
    xor s6, s6, t2
    lw s11, 680(a0)  /* again */
    xor t3, s4, t3
    xor s2, s2, s10
    xor s1, s1, s11
    slli s4, s0, 4
    srli s0, s0, 28
    or s0, s4, s0
    slli s4, s5, 28
    srli s5, s5, 4
    or s4, s4, s5
    slli s5, s6, 8
    srli s6, s6, 24
    or s5, s5, s6
    slli s6, t3, 20
    srli t3, t3, 12
    or t3, s6, t3
    slli s6, s2, 12
    srli s2, s2, 20
    or s2, s6, s2
    slli s6, s1, 16
    srli s1, s1, 16
    or s1, s6, s1
    or s6, t3, s2
    xor s5, s5, s6
    lw s6, 748(a0)
    or s10, s2, s4
    lw s11, 700(a0)  /* again */
    xor s6, s8, s6
    xor t3, t3, s10
    xor s3, s3, s11
    slli s8, s3, 24
    srli s3, s3, 8
    or s3, s8, s3
    xor s8, s4, s5
    xor s0, s0, s8
    xor s10, s6, t3
    xor s1, s1, s10
    and s8, s8, s10
    xor s8, s2, s8
    xor s3, s3, s8
    xor s4, s4, s1
    xori s1, s1, -1
    xor s2, s2, s0
    and s8, s5, s6
    xor t3, t3, s8
    and s8, s5, t3
    xor s2, s2, s8
    xor s6, s6, s3
    or s8, s1, s0
    xor s3, s3, s8
    or s8, s1, s3
    xor s0, s0, s8
    xor s5, s5, s6
    and s8, s3, s0
    xor s1, s1, s8
    or s8, s2, s5
    xor s4, s4, s8
    xor s6, s6, s2
    and s8, s4, s5
    xor s2, s2, s8
    xor t3, t3, s4
    lw s8, 644(a0)  /* again */
    and s10, s6, t3
    lw s11, 664(a0)  /* again */
    xor s5, s5, s10
    lw s10, 656(a0)  /* again */
    xor s3, s3, s8
    lw s8, 652(a0)  /* again */
    xor t3, t3, s11
    lw s11, 660(a0)  /* again */
    xor s2, s2, s10
    lw s10, 648(a0)  /* again */
    xor s4, s4, s8
    xor s5, s5, s11
    xor s1, s1, s10
    slli s8, s3, 4
    srli s3, s3, 28
    or s3, s8, s3
    slli s8, t3, 28
    srli t3, t3, 4
    or t3, s8, t3
    slli s8, s2, 8
    srli s2, s2, 24
    or s2, s8, s2
    slli s8, s4, 20
    srli s4, s4, 12
    or s4, s8, s4
    slli s8, s5, 12
    srli s5, s5, 20
    or s5, s8, s5
    slli s8, s1, 16
    srli s1, s1, 16
    or s1, s8, s1
    or s8, s4, s5
    xor s2, s2, s8
    lw s8, 744(a0)
    or s10, s5, t3
    lw s11, 668(a0)  /* again */
    xor s0, s0, s8
    xor s4, s4, s10
    xor s6, s6, s11
    slli s8, s6, 24
    srli s6, s6, 8
    or s6, s8, s6
    xor s8, t3, s2
    xor s3, s3, s8
    xor s10, s0, s4
    xor s1, s1, s10
    and s8, s8, s10
    xor s8, s5, s8
    xor s6, s6, s8
    xor t3, t3, s1
    xori s1, s1, -1
    xor s5, s5, s3
    and s8, s2, s0
    xor s4, s4, s8
    and s8, s2, s4
    xor s5, s5, s8
    xor s0, s0, s6
    or s8, s1, s3
    xor s6, s6, s8
    or s8, s1, s6
    xor s3, s3, s8
    xor s2, s2, s0
    and s8, s6, s3
    xor s1, s1, s8
    or s8, s5, s2
    xor t3, t3, s8
    xor s0, s0, s5
    and s8, t3, s2
    xor s5, s5, s8
    xor s4, s4, t3
    and s8, s0, s4
    xor s2, s2, s8
    lw s8, 624(a0)  /* again */
    xor s6, s6, s9
    lw s10, 620(a0)  /* again */
    xor s4, s4, s7
    lw s7, 628(a0)  /* again */
    xor s5, s5, s8
    lw s8, 616(a0)  /* again */
    xor t3, t3, s10
    xor s2, s2, s7
    xor s1, s1, s8
    slli s7, s6, 4
    srli s6, s6, 28
    or s6, s7, s6
    slli s7, s4, 28
    srli s4, s4, 4
    or s4, s7, s4
    slli s7, s5, 8
    srli s5, s5, 24
    or s5, s7, s5
    slli s7, t3, 20
    srli t3, t3, 12
    or t3, s7, t3
    slli s7, s2, 12
    srli s2, s2, 20
    or s2, s7, s2
    slli s7, s1, 16
    srli s1, s1, 16
    or s1, s7, s1
    or s7, t3, s2
    xor s5, s5, s7
    lw s7, 740(a0)
    or s8, s2, s4
    xor s3, s3, s7
    xor t3, t3, s8
    xor s0, s0, ra
    slli s7, s0, 24
    srli s0, s0, 8
    or s0, s7, s0
    xor s7, s4, s5
    xor s6, s6, s7
    xor s8, s3, t3
    xor s1, s1, s8
    and s7, s7, s8
    xor s7, s2, s7
    xor s0, s0, s7
    xor s4, s4, s1
    xori s1, s1, -1
    xor s2, s2, s6
    and s7, s5, s3
    xor t3, t3, s7
    and s7, s5, t3
    xor s2, s2, s7
    xor s3, s3, s0
    or s7, s1, s6
    xor s0, s0, s7
    or s7, s1, s0
    xor s6, s6, s7
    xor s5, s5, s3
    and s7, s0, s6
    xor s1, s1, s7
    or s7, s2, s5
    xor s4, s4, s7
    xor s3, s3, s2
    and s7, s4, s5
    xor s2, s2, s7
    xor t3, t3, s4
    and s7, s3, t3
    xor s5, s5, s7
    xor s0, s0, t5
    xor t3, t3, t6
    xor s2, s2, a3
    xor s4, s4, a4
    xor s5, s5, a5
    xor s1, s1, a6
    slli s7, s0, 4
    srli s0, s0, 28
    or s0, s7, s0
    slli s7, t3, 28
    srli t3, t3, 4
    or t3, s7, t3
    slli s7, s2, 8
    srli s2, s2, 24
    or s2, s7, s2
    slli s7, s4, 20
    srli s4, s4, 12
    or s4, s7, s4
    slli s7, s5, 12
    srli s5, s5, 20
    or s5, s7, s5
    slli s7, s1, 16
    srli s1, s1, 16
    or s1, s7, s1
    or s7, s4, s5
    xor s2, s2, s7
    lw s7, 736(a0)
    or s8, s5, t3
    xor s6, s6, s7
    xor s4, s4, s8
    xor s3, s3, a7
    slli s7, s3, 24
    srli s3, s3, 8
    or s3, s7, s3
    xor s7, t3, s2
    xor s0, s0, s7
    xor s8, s6, s4
    xor s1, s1, s8
    and s7, s7, s8
    xor s7, s5, s7
    xor s3, s3, s7
    xor t3, t3, s1
    xori s1, s1, -1
    xor s5, s5, s0
    and s7, s2, s6
    xor s4, s4, s7
    and s7, s2, s4
    xor s5, s5, s7
    xor s6, s6, s3
    or s7, s1, s0
    xor s3, s3, s7
    or s7, s1, s3
    xor s0, s0, s7
    xor s2, s2, s6
    and s7, s3, s0
    xor s1, s1, s7
    or s7, s5, s2
    xor t3, t3, s7
    xor s6, s6, s5
    and s7, t3, s2
    xor s5, s5, s7
    xor s4, s4, t3
    and s7, s6, s4
    xor s2, s2, s7
    xor s3, s3, t0
    lw s7, 684(a0)  /* again */
    xor s4, s4, t1
    lw s8, 692(a0)  /* again */
    xor t2, s5, t2
    lw s5, 680(a0)  /* again */
    xor t3, t3, s7
    xor s2, s2, s8
    xor s1, s1, s5
    slli s5, s3, 4
    srli s3, s3, 28
    or s3, s5, s3
    slli s5, s4, 28
    srli s4, s4, 4
    or s4, s5, s4
    slli s5, t2, 8
    srli t2, t2, 24
    or t2, s5, t2
    slli s5, t3, 20
    srli t3, t3, 12
    or t3, s5, t3
    slli s5, s2, 12
    srli s2, s2, 20
    or s2, s5, s2
    slli s5, s1, 16
    srli s1, s1, 16
    or s1, s5, s1
    or s5, t3, s2
    xor t2, t2, s5
    lw s5, 732(a0)
    or s7, s2, s4
    lw s8, 700(a0)  /* again */
    xor s0, s0, s5
    xor t3, t3, s7
    xor s5, s6, s8
    slli s6, s5, 24
    srli s5, s5, 8
    or s5, s6, s5
    xor s6, s4, t2
    xor s3, s3, s6
    xor s7, s0, t3
    xor s1, s1, s7
    and s6, s6, s7
    xor s6, s2, s6
    xor s5, s5, s6
    xor s4, s4, s1
    xori s1, s1, -1
    xor s2, s2, s3
    and s6, t2, s0
    xor t3, t3, s6
    and s6, t2, t3
    xor s2, s2, s6
    xor s0, s0, s5
    or s6, s1, s3
    xor s5, s5, s6
    or s6, s1, s5
    xor s3, s3, s6
    xor t2, t2, s0
    and s6, s5, s3
    xor s1, s1, s6
    or s6, s2, t2
    xor s4, s4, s6
    xor s0, s0, s2
    and s6, s4, t2
    xor s2, s2, s6
    xor t3, t3, s4
    lw s6, 644(a0)  /* again */
    and s7, s0, t3
    lw s8, 664(a0)  /* again */
    xor t2, t2, s7
    lw s7, 656(a0)  /* again */
    xor s5, s5, s6
    lw s6, 652(a0)  /* again */
    xor t3, t3, s8
    lw s8, 660(a0)  /* again */
    xor s2, s2, s7
    lw s7, 648(a0)  /* again */
    xor s4, s4, s6
    xor t2, t2, s8
    xor s1, s1, s7
    slli s7, s5, 4
    srli s5, s5, 28
    or s5, s7, s5
    slli s7, t3, 28
    srli t3, t3, 4
    or t3, s7, t3
    slli s7, s2, 8
    srli s2, s2, 24
    or s2, s7, s2
    slli s7, s4, 20
    srli s4, s4, 12
    or s4, s7, s4
    slli s7, t2, 12
    srli t2, t2, 20
    or t2, s7, t2
    slli s7, s1, 16
    srli s1, s1, 16
    or s1, s7, s1
    or s7, s4, t2
    xor s2, s2, s7
    lw s7, 728(a0)
    or s8, t2, t3
    xor s3, s3, s7
    xor s4, s4, s8
    xor s0, s0, s11
    slli s7, s0, 24
    srli s0, s0, 8
    or s0, s7, s0
    xor s7, t3, s2
    xor s5, s5, s7
    xor s8, s3, s4
    xor s1, s1, s8
    and s7, s7, s8
    xor s7, t2, s7
    xor s0, s0, s7
    xor t3, t3, s1
    xori s1, s1, -1
    xor t2, t2, s5
    and s7, s2, s3
    xor s4, s4, s7
    and s7, s2, s4
    xor t2, t2, s7
    xor s3, s3, s0
    or s7, s1, s5
    xor s0, s0, s7
    or s7, s1, s0
    xor s5, s5, s7
    xor s2, s2, s3
    and s7, s0, s5
    xor s1, s1, s7
    or s7, t2, s2
    xor t3, t3, s7
    xor s3, s3, t2
    and s7, t3, s2
    xor t2, t2, s7
    xor s4, s4, t3
    and s7, s3, s4
    lw s8, 632(a0)  /* again */
    xor s2, s2, s7
    lw s7, 624(a0)  /* again */
    xor s0, s0, s9
    xor s4, s4, s8
    lw s8, 628(a0)  /* again */
    xor t2, t2, s7
    lw s7, 616(a0)  /* again */
    xor t3, t3, s10
    xor s2, s2, s8
    xor s1, s1, s7
    slli s7, s0, 4
    srli s0, s0, 28
    or s0, s7, s0
    slli s7, s4, 28
    srli s4, s4, 4
    or s4, s7, s4
    slli s7, t2, 8
    srli t2, t2, 24
    or t2, s7, t2
    slli s7, t3, 20
    srli t3, t3, 12
    or t3, s7, t3
    slli s7, s2, 12
    srli s2, s2, 20
    or s2, s7, s2
    slli s7, s1, 16
    srli s1, s1, 16
    or s1, s7, s1
    or s7, t3, s2
    xor t2, t2, s7
    lw s7, 724(a0)
    or s8, s2, s4
    xor s5, s5, s7
    xor t3, t3, s8
    xor s3, s3, ra
    slli s7, s3, 24
    srli s3, s3, 8
    or s3, s7, s3
    xor s7, s4, t2
    xor s0, s0, s7
    xor s8, s5, t3
    xor s1, s1, s8
    and s7, s7, s8
    xor s7, s2, s7
    xor s3, s3, s7
    xor s4, s4, s1
    xori s1, s1, -1
    xor s2, s2, s0
    and s7, t2, s5
    xor t3, t3, s7
    and s7, t2, t3
    xor s2, s2, s7
    xor s5, s5, s3
    or s7, s1, s0
    xor s3, s3, s7
    or s7, s1, s3
    xor s0, s0, s7
    xor t2, t2, s5
    and s7, s3, s0
    xor s1, s1, s7
    or s7, s2, t2
    xor s4, s4, s7
    xor s5, s5, s2
    and s7, s4, t2
    xor s2, s2, s7
    xor t3, t3, s4
    and s7, s5, t3
    xor t2, t2, s7
    xor s3, s3, t5
    xor t3, t3, t6
    xor s2, s2, a3
    xor s4, s4, a4
    xor t2, t2, a5
    xor s1, s1, a6
    slli s7, s3, 4
    srli s3, s3, 28
    or s3, s7, s3
    slli s7, t3, 28
    srli t3, t3, 4
    or t3, s7, t3
    slli s7, s2, 8
    srli s2, s2, 24
    or s2, s7, s2
    slli s7, s4, 20
    srli s4, s4, 12
    or s4, s7, s4
    slli s7, t2, 12
    srli t2, t2, 20
    or t2, s7, t2
    slli s7, s1, 16
    srli s1, s1, 16
    or s1, s7, s1
    or s7, s4, t2
    xor s2, s2, s7
    lw s7, 720(a0)
    or s8, t2, t3
    xor s0, s0, s7
    xor s4, s4, s8
    xor s5, s5, a7
    slli s7, s5, 24
    srli s5, s5, 8
    or s5, s7, s5
    xor s7, t3, s2
    xor s3, s3, s7
    xor s8, s0, s4
    xor s1, s1, s8
    and s7, s7, s8
    xor s7, t2, s7
    xor s5, s5, s7
    xor t3, t3, s1
    xori s1, s1, -1
    xor t2, t2, s3
    and s7, s2, s0
    xor s4, s4, s7
    and s7, s2, s4
    xor t2, t2, s7
    xor s0, s0, s5
    or s7, s1, s3
    xor s5, s5, s7
    or s7, s1, s5
    xor s3, s3, s7
    xor s2, s2, s0
    and s7, s5, s3
    xor s1, s1, s7
    or s7, t2, s2
    xor t3, t3, s7
    xor s0, s0, t2
    and s7, t3, s2
    xor t2, t2, s7
    xor s4, s4, t3
    and s7, s0, s4
    xor s2, s2, s7
    lw s7, 688(a0)  /* again */
    xor s5, s5, t0
    lw s8, 684(a0)  /* again */
    xor t1, s4, t1
    lw s4, 692(a0)  /* again */
    xor t2, t2, s7
    lw s7, 680(a0)  /* again */
    xor t3, t3, s8
    xor s2, s2, s4
    xor s1, s1, s7
    slli s4, s5, 4
    srli s5, s5, 28
    or s4, s4, s5
    slli s5, t1, 28
    srli t1, t1, 4
    or t1, s5, t1
    slli s5, t2, 8
    srli t2, t2, 24
    or t2, s5, t2
    slli s5, t3, 20
    srli t3, t3, 12
    or t3, s5, t3
    slli s5, s2, 12
    srli s2, s2, 20
    or s2, s5, s2
    slli s5, s1, 16
    srli s1, s1, 16
    or s1, s5, s1
    or s5, t3, s2
    xor t2, t2, s5
    lw s5, 716(a0)
    or s7, s2, t1
    lw s8, 700(a0)  /* again */
    xor s3, s3, s5
    xor t3, t3, s7
    xor s0, s0, s8
    slli s5, s0, 24
    srli s0, s0, 8
    or s0, s5, s0
    xor s5, t1, t2
    xor s4, s4, s5
    xor s7, s3, t3
    xor s1, s1, s7
    and s5, s5, s7
    xor s5, s2, s5
    xor s0, s0, s5
    xor t1, t1, s1
    xori s1, s1, -1
    xor s2, s2, s4
    and s5, t2, s3
    xor t3, t3, s5
    and s5, t2, t3
    xor s2, s2, s5
    xor s3, s3, s0
    or s5, s1, s4
    xor s0, s0, s5
    or s5, s1, s0
    xor s4, s4, s5
    xor t2, t2, s3
    and s5, s0, s4
    xor s1, s1, s5
    or s5, s2, t2
    xor t1, t1, s5
    xor s3, s3, s2
    and s5, t1, t2
    xor s2, s2, s5
    xor t3, t3, t1
    lw s5, 644(a0)  /* again */
    and s7, s3, t3
    lw s8, 664(a0)  /* again */
    xor t2, t2, s7
    lw s7, 656(a0)  /* again */
    xor s0, s0, s5
    xor t3, t3, s8
    lw s8, 660(a0)  /* again */
    xor s2, s2, s7
    lw s7, 648(a0)  /* again */
    xor t1, t1, s6
    xor t2, t2, s8
    xor s1, s1, s7
    slli s7, s0, 4
    srli s0, s0, 28
    or s0, s7, s0
    slli s7, t3, 28
    srli t3, t3, 4
    or t3, s7, t3
    slli s7, s2, 8
    srli s2, s2, 24
    or s2, s7, s2
    slli s7, t1, 20
    srli t1, t1, 12
    or t1, s7, t1
    slli s7, t2, 12
    srli t2, t2, 20
    or t2, s7, t2
    slli s7, s1, 16
    srli s1, s1, 16
    or s1, s7, s1
    or s7, t1, t2
    xor s2, s2, s7
    lw s7, 712(a0)
    or s8, t2, t3
    xor s4, s4, s7
    xor t1, t1, s8
    xor s3, s3, s11
    slli s7, s3, 24
    srli s3, s3, 8
    or s3, s7, s3
    xor s7, t3, s2
    xor s0, s0, s7
    xor s8, s4, t1
    xor s1, s1, s8
    and s7, s7, s8
    xor s7, t2, s7
    xor s3, s3, s7
    xor t3, t3, s1
    xori s1, s1, -1
    xor t2, t2, s0
    and s7, s2, s4
    xor t1, t1, s7
    and s7, s2, t1
    xor t2, t2, s7
    xor s4, s4, s3
    or s7, s1, s0
    xor s3, s3, s7
    or s7, s1, s3
    xor s0, s0, s7
    xor s2, s2, s4
    and s7, s3, s0
    xor s1, s1, s7
    or s7, t2, s2
    xor t3, t3, s7
    xor s4, s4, t2
    and s7, t3, s2
    xor t2, t2, s7
    xor t1, t1, t3
    and s7, s4, t1
    lw s8, 632(a0)  /* again */
    xor s2, s2, s7
    lw s7, 624(a0)  /* again */
    xor s3, s3, s9
    xor t1, t1, s8
    lw s8, 628(a0)  /* again */
    xor t2, t2, s7
    lw s7, 616(a0)  /* again */
    xor t3, t3, s10
    xor s2, s2, s8
    xor s1, s1, s7
    slli s7, s3, 4
    srli s3, s3, 28
    or s3, s7, s3
    slli s7, t1, 28
    srli t1, t1, 4
    or t1, s7, t1
    slli s7, t2, 8
    srli t2, t2, 24
    or t2, s7, t2
    slli s7, t3, 20
    srli t3, t3, 12
    or t3, s7, t3
    slli s7, s2, 12
    srli s2, s2, 20
    or s2, s7, s2
    slli s7, s1, 16
    srli s1, s1, 16
    or s1, s7, s1
    or s7, t3, s2
    xor t2, t2, s7
    lw s7, 708(a0)
    or s8, s2, t1
    xor s0, s0, s7
    xor t3, t3, s8
    xor s4, s4, ra
    slli s7, s4, 24
    srli s4, s4, 8
    or s4, s7, s4
    xor s7, t1, t2
    xor s3, s3, s7
    xor s8, s0, t3
    xor s1, s1, s8
    and s7, s7, s8
    xor s7, s2, s7
    xor s4, s4, s7
    xor t1, t1, s1
    xori s1, s1, -1
    xor s2, s2, s3
    and s7, t2, s0
    xor t3, t3, s7
    and s7, t2, t3
    xor s2, s2, s7
    xor s0, s0, s4
    or s7, s1, s3
    xor s4, s4, s7
    or s7, s1, s4
    xor s3, s3, s7
    xor t2, t2, s0
    and s7, s4, s3
    xor s1, s1, s7
    or s7, s2, t2
    xor t1, t1, s7
    xor s0, s0, s2
    and s7, t1, t2
    xor s2, s2, s7
    xor t3, t3, t1
    and s7, s0, t3
    xor t2, t2, s7
    xor s4, s4, t5
    xor t3, t3, t6
    xor s2, s2, a3
    xor t1, t1, a4
    xor t2, t2, a5
    xor s1, s1, a6
    slli s7, s4, 4
    srli s4, s4, 28
    or s4, s7, s4
    slli s7, t3, 28
    srli t3, t3, 4
    or t3, s7, t3
    slli s7, s2, 8
    srli s2, s2, 24
    or s2, s7, s2
    slli s7, t1, 20
    srli t1, t1, 12
    or t1, s7, t1
    slli s7, t2, 12
    srli t2, t2, 20
    or t2, s7, t2
    slli s7, s1, 16
    srli s1, s1, 16
    or s1, s7, s1
    or s7, t1, t2
    xor s2, s2, s7
    lw s7, 704(a0)
    or s8, t2, t3
    xor s3, s3, s7
    xor t1, t1, s8
    xor s0, s0, a7
    slli s7, s0, 24
    srli s0, s0, 8
    or s0, s7, s0
    xor s7, t3, s2
    xor s4, s4, s7
    xor s8, s3, t1
    xor s1, s1, s8
    and s7, s7, s8
    xor s7, t2, s7
    xor s0, s0, s7
    xor t3, t3, s1
    xori s1, s1, -1
    xor t2, t2, s4
    and s7, s2, s3
    xor t1, t1, s7
    and s7, s2, t1
    xor t2, t2, s7
    xor s3, s3, s0
    or s7, s1, s4
    xor s0, s0, s7
    or s7, s1, s0
    xor s4, s4, s7
    xor s2, s2, s3
    and s7, s0, s4
    xor s1, s1, s7
    or s7, t2, s2
    xor t3, t3, s7
    xor s3, s3, t2
    and s7, t3, s2
    xor t2, t2, s7
    xor t1, t1, t3
    and s7, s3, t1
    lw s8, 696(a0)  /* again */
    xor s2, s2, s7
    lw s7, 688(a0)  /* again */
    xor t0, s0, t0
    lw s0, 684(a0)  /* again */
    xor t1, t1, s8
    lw s8, 692(a0)  /* again */
    xor t2, t2, s7
    lw s7, 680(a0)  /* again */
    xor t3, t3, s0
    xor s0, s2, s8
    xor s1, s1, s7
    slli s2, t0, 4
    srli t0, t0, 28
    or t0, s2, t0
    slli s2, t1, 28
    srli t1, t1, 4
    or t1, s2, t1
    slli s2, t2, 8
    srli t2, t2, 24
    or t2, s2, t2
    slli s2, t3, 20
    srli t3, t3, 12
    or t3, s2, t3
    slli s2, s0, 12
    srli s0, s0, 20
    or s0, s2, s0
    slli s2, s1, 16
    srli s1, s1, 16
    or s1, s2, s1
    or s2, t3, s0
    xor t2, t2, s2
    lw s2, 672(a0)
    or s7, s0, t1
    lw s8, 700(a0)  /* again */
    xor s2, s4, s2
    xor t3, t3, s7
    xor s3, s3, s8
    slli s4, s3, 24
    srli s3, s3, 8
    or s3, s4, s3
    xor s4, t1, t2
    xor t0, t0, s4
    xor s7, s2, t3
    xor s1, s1, s7
    and s4, s4, s7
    xor s4, s0, s4
    xor s3, s3, s4
    xor t1, t1, s1
    xori s1, s1, -1
    xor s0, s0, t0
    and s4, t2, s2
    xor t3, t3, s4
    and s4, t2, t3
    xor s0, s0, s4
    xor s2, s2, s3
    or s4, s1, t0
    xor s3, s3, s4
    or s4, s1, s3
    xor t0, t0, s4
    xor t2, t2, s2
    and s4, s3, t0
    xor s1, s1, s4
    or s4, s0, t2
    xor t1, t1, s4
    xor s2, s2, s0
    and s4, t1, t2
    xor s0, s0, s4
    xor t3, t3, t1
    and s4, s2, t3
    lw s7, 664(a0)  /* again */
    xor t2, t2, s4
    lw s4, 656(a0)  /* again */
    xor s3, s3, s5
    xor t3, t3, s7
    lw s5, 660(a0)  /* again */
    xor s0, s0, s4
    lw s4, 648(a0)  /* again */
    xor t1, t1, s6
    xor t2, t2, s5
    xor s1, s1, s4
    slli s4, s3, 4
    srli s3, s3, 28
    or s3, s4, s3
    slli s4, t3, 28
    srli t3, t3, 4
    or t3, s4, t3
    slli s4, s0, 8
    srli s0, s0, 24
    or s0, s4, s0
    slli s4, t1, 20
    srli t1, t1, 12
    or t1, s4, t1
    slli s4, t2, 12
    srli t2, t2, 20
    or t2, s4, t2
    slli s4, s1, 16
    srli s1, s1, 16
    or s1, s4, s1
    or s4, t1, t2
    xor s0, s0, s4
    lw s4, 640(a0)
    or s5, t2, t3
    xor t0, t0, s4
    xor t1, t1, s5
    xor s2, s2, s11
    slli s4, s2, 24
    srli s2, s2, 8
    or s2, s4, s2
    xor s4, t3, s0
    xor s3, s3, s4
    xor s5, t0, t1
    xor s1, s1, s5
    and s4, s4, s5
    xor s4, t2, s4
    xor s2, s2, s4
    xor t3, t3, s1
    xori s1, s1, -1
    xor t2, t2, s3
    and s4, s0, t0
    xor t1, t1, s4
    and s4, s0, t1
    xor t2, t2, s4
    xor t0, t0, s2
    or s4, s1, s3
    xor s2, s2, s4
    or s4, s1, s2
    xor s3, s3, s4
    xor s0, s0, t0
    and s4, s2, s3
    xor s1, s1, s4
    or s4, t2, s0
    xor t3, t3, s4
    xor t0, t0, t2
    and s4, t3, s0
    xor t2, t2, s4
    xor t1, t1, t3
    and s4, t0, t1
    lw s5, 632(a0)  /* again */
    xor s0, s0, s4
    lw s4, 624(a0)  /* again */
    xor s2, s2, s9
    xor t1, t1, s5
    lw s5, 628(a0)  /* again */
    xor t2, t2, s4
    lw s4, 616(a0)  /* again */
    xor t3, t3, s10
    xor s0, s0, s5
    xor s1, s1, s4
    slli s4, s2, 4
    srli s2, s2, 28
    or s2, s4, s2
    slli s4, t1, 28
    srli t1, t1, 4
    or t1, s4, t1
    slli s4, t2, 8
    srli t2, t2, 24
    or t2, s4, t2
    slli s4, t3, 20
    srli t3, t3, 12
    or t3, s4, t3
    slli s4, s0, 12
    srli s0, s0, 20
    or s0, s4, s0
    slli s4, s1, 16
    srli s1, s1, 16
    or s1, s4, s1
    or s4, t3, s0
    xor t2, t2, s4
    lw s4, 608(a0)
    or s5, s0, t1
    xor s3, s3, s4
    xor t3, t3, s5
    xor t0, t0, ra
    slli s4, t0, 24
    srli t0, t0, 8
    or t0, s4, t0
    xor s4, t1, t2
    xor s2, s2, s4
    xor s5, s3, t3
    xor s1, s1, s5
    and s4, s4, s5
    xor s4, s0, s4
    xor t0, t0, s4
    xor t1, t1, s1
    xori s1, s1, -1
    xor s0, s0, s2
    and s4, t2, s3
    xor t3, t3, s4
    and s4, t2, t3
    xor s0, s0, s4
    xor s3, s3, t0
    or s4, s1, s2
    xor t0, t0, s4
    or s4, s1, t0
    xor s2, s2, s4
    xor t2, t2, s3
    and s4, t0, s2
    xor s1, s1, s4
    or s4, s0, t2
    xor t1, t1, s4
    xor s3, s3, s0
    and s4, t1, t2
    xor s0, s0, s4
    xor t3, t3, t1
    and s4, s3, t3
    xor t2, t2, s4
    lw s4, 576(a0)
    xor t0, t0, t5
    xor s2, s2, s4
    xor s1, s1, a6
    xor t1, t1, a4
    xor s0, s0, a3
    xor t2, t2, a5
    xor t3, t3, t6
    xor s3, s3, a7
    slli s4, s1, 16
    xor s4, s2, s4
    srli s4, s4, 16
    xor s1, s1, s4
    slli s4, s4, 16
    xor s2, s2, s4
    slli s4, t1, 16
    xor s4, t0, s4
    srli s4, s4, 16
    xor t1, t1, s4
    slli s4, s4, 16
    xor t0, t0, s4
    lw s4, 12(sp)  /* reload */
    srli s5, s2, 8
    xor s5, s5, t0
    and s5, s5, s4
    xor t0, t0, s5
    slli s5, s5, 8
    xor s2, s2, s5
    srli s5, s1, 8
    xor s5, s5, t1
    and s5, s5, s4
    xor t1, t1, s5
    slli s5, s5, 8
    xor s1, s1, s5
    lw s5, 8(sp)  /* reload */
    srli s6, s2, 4
    xor s6, s6, s1
    and s6, s6, s5
    xor s1, s1, s6
    slli s6, s6, 4
    xor s2, s2, s6
    srli s6, t0, 4
    xor s6, s6, t1
    and s6, s6, s5
    xor t1, t1, s6
    slli s6, s6, 4
    xor t0, t0, s6
    lw s6, 4(sp)  /* reload */
    srli s7, s2, 2
    xor s7, s7, t0
    and s7, s7, s6
    xor t0, t0, s7
    slli s7, s7, 2
    xor s2, s2, s7
    srli s7, s1, 2
    xor s7, s7, t1
    and s7, s7, s6
    xor t1, t1, s7
    slli s7, s7, 2
    xor s1, s1, s7
    lw s7, 0(sp)  /* reload */
    srli s8, s2, 1
    xor s8, s8, s1
    and s8, s8, s7
    xor s1, s1, s8
    sw s1, 8(a2)
    slli s1, s8, 1
    xor s1, s2, s1
    sw s1, 0(a2)
    srli s1, t0, 1
    xor s1, s1, t1
    and s1, s1, s7
    xor t1, t1, s1
    sw t1, 24(a2)
    slli t1, s1, 1
    xor t0, t0, t1
    sw t0, 16(a2)
    slli t0, t3, 16
    xor t0, s0, t0
    srli t0, t0, 16
    xor t1, t3, t0
    slli t0, t0, 16
    xor t0, s0, t0
    slli t3, s3, 16
    xor t3, t2, t3
    srli t3, t3, 16
    xor s0, s3, t3
    slli t3, t3, 16
    xor t2, t2, t3
    srli t3, t0, 8
    xor t3, t3, t2
    and t3, t3, s4
    xor t2, t2, t3
    slli t3, t3, 8
    xor t0, t0, t3
    srli t3, t1, 8
    xor t3, t3, s0
    and t3, t3, s4
    xor s0, s0, t3
    slli t3, t3, 8
    xor t1, t1, t3
    srli t3, t0, 4
    xor t3, t3, t1
    and t3, t3, s5
    xor t1, t1, t3
    slli t3, t3, 4
    xor t0, t0, t3
    srli t3, t2, 4
    xor t3, t3, s0
    and t3, t3, s5
    xor s0, s0, t3
    slli t3, t3, 4
    xor t2, t2, t3
    srli t3, t0, 2
    xor t3, t3, t2
    and t3, t3, s6
    xor t2, t2, t3
    slli t3, t3, 2
    xor t0, t0, t3
    srli t3, t1, 2
    xor t3, t3, s0
    and t3, t3, s6
    xor s0, s0, t3
    slli t3, t3, 2
    xor t1, t1, t3
    srli t3, t0, 1
    xor t3, t3, t1
    and t3, t3, s7
    xor t1, t1, t3
    sw t1, 12(a2)
    slli t1, t3, 1
    xor t0, t0, t1
    sw t0, 4(a2)
    srli t0, t2, 1
    xor t0, t0, s0
    and t0, t0, s7
    xor t1, s0, t0
    sw t1, 28(a2)
    slli t0, t0, 1
    xor t0, t2, t0
    sw t0, 20(a2)
    addi a2, a2, 32
    addi t4, t4, -4
    lw t0, 676(a0)  /* again */
    lw t1, 696(a0)  /* again */
    lw t2, 688(a0)  /* again */
    lw t3, 684(a0)  /* again */
    blt t4, zero, .Lpipo64_256_decrypt_blocks_fewer3
    jal zero, .Lpipo64_256_decrypt_blocks_blocks7
.Lpipo64_256_decrypt_blocks_fewer3:
    addi a3, t4, 4
.Lpipo64_256_decrypt_blocks_rest2:
    beq a3, zero, .Lpipo64_256_decrypt_blocks_done1
.Lpipo64_256_decrypt_blocks_blocks9:
    lbu t0, 0(a1)
    lbu t1, 1(a1)
    lbu t2, 2(a1)
    slli t3, t0, 8
    or t0, t0, t3
    slli t3, t0, 16
    or t0, t0, t3
    slli t3, t1, 8
    or t1, t1, t3
    slli t3, t1, 16
    or t1, t1, t3
    slli t3, t2, 8
    or t2, t2, t3
    slli t3, t2, 16
    or t2, t2, t3
    lbu t3, 3(a1)
    lbu t4, 4(a1)
    lbu t5, 5(a1)
    slli t6, t3, 8
    or t3, t3, t6
    slli t6, t3, 16
    or t3, t3, t6
    slli t6, t4, 8
    or t4, t4, t6
    slli t6, t4, 16
    or t4, t4, t6
    slli t6, t5, 8
    or t5, t5, t6
    slli t6, t5, 16
    or t5, t5, t6
    lbu t6, 6(a1)
    lbu a4, 7(a1)
    addi a1, a1, 8
    slli a5, t6, 8
    or t6, t6, a5
    slli a5, t6, 16
    or t6, t6, a5
    slli a5, a4, 8
    or a4, a4, a5
    slli a5, a4, 16
    or a4, a4, a5
    addi a5, a0, 512
.Lpipo64_256_decrypt_blocks_rounds10:
    lw a6, 36(a5)
    lw a7, 56(a5)
    xor t1, t1, a6
    xor t6, t6, a7
    lw a6, 48(a5)
    lw a7, 44(a5)
    xor t4, t4, a6
    xor t3, t3, a7
    lw a6, 52(a5)
    lw a7, 40(a5)
    xor t5, t5, a6
    xor t2, t2, a7
    slli a6, t1, 25
    srli t1, t1, 7
    or t1, a6, t1
    slli a6, t6, 31
    srli t6, t6, 1
    or t6, a6, t6
    slli a6, t4, 26
    srli t4, t4, 6
    or t4, a6, t4
    slli a6, t3, 29
    srli t3, t3, 3
    or t3, a6, t3
    slli a6, t5, 27
    srli t5, t5, 5
    or t5, a6, t5
    slli a6, t2, 28
    srli t2, t2, 4
    or t2, a6, t2
    or a6, t3, t5
    xor t4, t4, a6
    lw a6, 32(a5)
    or a7, t5, t6
    xor t0, t0, a6
    xor t3, t3, a7
    lw a6, 60(a5)
    xor a7, t6, t4
    xor a4, a4, a6
    slli a6, a4, 30
    srli a4, a4, 2
    or a4, a6, a4
    xor t1, t1, a7
    xor a6, t0, t3
    xor t2, t2, a6
    and a6, a7, a6
    xor a6, t5, a6
    xor a4, a4, a6
    xor t6, t6, t2
    xori t2, t2, -1
    xor t5, t5, t1
    and a6, t4, t0
    xor t3, t3, a6
    and a6, t4, t3
    xor t5, t5, a6
    xor t0, t0, a4
    or a6, t2, t1
    xor a4, a4, a6
    or a6, t2, a4
    xor t1, t1, a6
    xor t4, t4, t0
    and a6, a4, t1
    xor t2, t2, a6
    or a6, t5, t4
    xor t6, t6, a6
    xor t0, t0, t5
    and a6, t6, t4
    xor t5, t5, a6
    xor t3, t3, t6
    and a6, t0, t3
    xor t4, t4, a6
    lw a6, 4(a5)
    lw a7, 24(a5)
    xor a4, a4, a6
    xor t3, t3, a7
    lw a6, 16(a5)
    lw a7, 12(a5)
    xor t5, t5, a6
    xor t6, t6, a7
    lw a6, 20(a5)
    lw a7, 8(a5)
    xor t4, t4, a6
    xor t2, t2, a7
    slli a6, a4, 25
    srli a4, a4, 7
    or a4, a6, a4
    slli a6, t3, 31
    srli t3, t3, 1
    or t3, a6, t3
    slli a6, t5, 26
    srli t5, t5, 6
    or t5, a6, t5
    slli a6, t6, 29
    srli t6, t6, 3
    or t6, a6, t6
    slli a6, t4, 27
    srli t4, t4, 5
    or t4, a6, t4
    slli a6, t2, 28
    srli t2, t2, 4
    or t2, a6, t2
    or a6, t6, t4
    xor t5, t5, a6
    lw a6, 0(a5)
    or a7, t4, t3
    xor t1, t1, a6
    xor t6, t6, a7
    lw a6, 28(a5)
    xor a7, t3, t5
    xor t0, t0, a6
    slli a6, t0, 30
    srli t0, t0, 2
    or t0, a6, t0
    xor a4, a4, a7
    xor a6, t1, t6
    xor t2, t2, a6
    and a6, a7, a6
    xor a6, t4, a6
    xor t0, t0, a6
    xor t3, t3, t2
    xori t2, t2, -1
    xor t4, t4, a4
    and a6, t5, t1
    xor t6, t6, a6
    and a6, t5, t6
    xor t4, t4, a6
    xor a6, t1, t0
    or t1, t2, a4
    xor t1, t0, t1
    or t0, t2, t1
    xor t0, a4, t0
    xor t5, t5, a6
    and a4, t1, t0
    xor t2, t2, a4
    or a4, t4, t5
    xor t3, t3, a4
    xor a4, a6, t4
    and a6, t3, t5
    xor t4, t4, a6
    xor t6, t6, t3
    and a6, a4, t6
    xor t5, t5, a6
    addi a5, a5, -64
    bne a5, a0, .Lpipo64_256_decrypt_blocks_rounds10
    lw a5, 36(a0)
    lw a6, 56(a0)
    xor t1, t1, a5
    xor t6, t6, a6
    lw a5, 48(a0)
    lw a6, 44(a0)
    xor t4, t4, a5
    xor t3, t3, a6
    lw a5, 52(a0)
    lw a6, 40(a0)
    xor t5, t5, a5
    xor t2, t2, a6
    slli a5, t1, 25
    srli t1, t1, 7
    or t1, a5, t1
    slli a5, t6, 31
    srli t6, t6, 1
    or t6, a5, t6
    slli a5, t4, 26
    srli t4, t4, 6
    or t4, a5, t4
    slli a5, t3, 29
    srli t3, t3, 3
    or t3, a5, t3
    slli a5, t5, 27
    srli t5, t5, 5
    or t5, a5, t5
    slli a5, t2, 28
    srli t2, t2, 4
    or t2, a5, t2
    or a5, t3, t5
    xor t4, t4, a5
    lw a5, 32(a0)
    or a6, t5, t6
    xor t0, t0, a5
    xor t3, t3, a6
    lw a5, 60(a0)
    xor a6, t6, t4
    xor a4, a4, a5
    slli a5, a4, 30
    srli a4, a4, 2
    or a4, a5, a4
    xor t1, t1, a6
    xor a5, t0, t3
    xor t2, t2, a5
    and a5, a6, a5
    xor a5, t5, a5
    xor a4, a4, a5
    xor t6, t6, t2
    xori t2, t2, -1
    xor t5, t5, t1
    and a5, t4, t0
    xor t3, t3, a5
    and a5, t4, t3
    xor t5, t5, a5
    xor t0, t0, a4
    or a5, t2, t1
    xor a4, a4, a5
    or a5, t2, a4
    xor t1, t1, a5
    xor t4, t4, t0
    and a5, a4, t1
    xor t2, t2, a5
    or a5, t5, t4
    xor t6, t6, a5
    xor t0, t0, t5
    and a5, t6, t4
    xor t5, t5, a5
    xor t3, t3, t6
    and a5, t0, t3
    xor t4, t4, a5
    lw a5, 0(a0)
    lw a6, 4(a0)
    xor t1, t1, a5
    xor a4, a4, a6
    lw a5, 8(a0)
    lw a6, 12(a0)
    xor t2, t2, a5
    xor t6, t6, a6
    lw a5, 16(a0)
    lw a6, 20(a0)
    xor t5, t5, a5
    xor t4, t4, a6
    lw a5, 24(a0)
    lw a6, 28(a0)
    xor t3, t3, a5
    xor t0, t0, a6
    sb t1, 0(a2)
    sb a4, 1(a2)
    sb t2, 2(a2)
    sb t6, 3(a2)
    sb t5, 4(a2)
    sb t4, 5(a2)
    sb t3, 6(a2)
    sb t0, 7(a2)
    addi a2, a2, 8
    addi a3, a3, -1
    bne a3, zero, .Lpipo64_256_decrypt_blocks_blocks9
.Lpipo64_256_decrypt_blocks_done1:
    lw s0, 16(sp)
    lw s1, 20(sp)
    lw s2, 24(sp)
    lw s3, 28(sp)
    lw s4, 32(sp)
    lw s5, 36(sp)
    lw s6, 40(sp)
    lw s7, 44(sp)
    lw s8, 48(sp)
    lw s9, 52(sp)
    lw s10, 56(sp)
    lw s11, 60(sp)
    lw ra, 64(sp)
    addi sp, sp, 80
    jalr zero, 0(ra)
    .size pipo64_256_decrypt_blocks, .-pipo64_256_decrypt_blocks

    .balign 4
    .globl pipo64_256_ctr
    .type pipo64_256_ctr, %function
pipo64_256_ctr:
    addi sp, sp, -144
    sw s0, 88(sp)
    sw s1, 92(sp)
    sw s2, 96(sp)
    sw s3, 100(sp)
    sw s4, 104(sp)
    sw s5, 108(sp)
    sw s6, 112(sp)
    sw s7, 116(sp)
    sw s8, 120(sp)
    sw s9, 124(sp)
    sw s10, 128(sp)
    sw s11, 132(sp)
    sw ra, 136(sp)
    sw a1, 0(sp)  /* spill */
    bne a4, zero, .Lpipo64_256_ctr_some5
    jal zero, .Lpipo64_256_ctr_done4
.Lpipo64_256_ctr_some5:
    or t0, a2, a3
    andi t0, t0, 3
    sw t0, 4(sp)  /* spill */
.Lpipo64_256_ctr_epoch1:
    lw t0, 0(sp)  /* reload */
    lui a7, 3264
    lbu t1, 0(t0)
    lbu t2, 1(t0)
    lbu t3, 2(t0)
    slli t4, t1, 8
    or t1, t1, t4
    slli t4, t1, 16
    or t4, t1, t4
    slli t1, t2, 8
    or t1, t2, t1
    slli t2, t1, 16
    or t5, t1, t2
    slli t1, t3, 8
    or t1, t3, t1
    slli t2, t1, 16
    or t3, t1, t2
    lbu t1, 3(t0)
    lbu t2, 4(t0)
    lbu t6, 5(t0)
    slli a1, t1, 8
    or t1, t1, a1
    slli a1, t1, 16
    or a1, t1, a1
    slli t1, t2, 8
    or t1, t2, t1
    slli t2, t1, 16
    or a5, t1, t2
    slli t1, t6, 8
    or t1, t6, t1
    slli t2, t1, 16
    or t6, t1, t2
    lbu t1, 6(t0)
    lbu t0, 7(t0)
    lui t2, 4112
    slli a6, t1, 8
    or t1, t1, a6
    slli a6, t1, 16
    or a6, t1, a6
    slli t1, t0, 8
    or t0, t0, t1
    slli t1, t0, 16
    or t0, t0, t1
    addi t1, t2, 257
    sw t1, 8(sp)  /* spill */
    srli t1, a6, 15
    xor t1, t1, a6
    lui t2, 11
    addi t2, t2, -1366
    and t1, t1, t2
    xor t2, a6, t1
    slli t1, t1, 15
    xor t1, t2, t1
    srli t2, t1, 6
    xor t2, t2, t1
    addi a7, a7, 204
    and t2, t2, a7
    xor t1, t1, t2
    slli t2, t2, 6
    xor t1, t1, t2
    srli t2, t1, 12
    xor t2, t2, t1
    lui a7, 15
    addi a7, a7, 240
    and t2, t2, a7
    xor t1, t1, t2
    slli t2, t2, 12
    xor t1, t1, t2
    lw t2, 600(a0)
    srli a7, t6, 15
    xor t1, t1, t2
    xor t2, a7, t6
    lui a7, 11
    addi a7, a7, -1366
    and t2, t2, a7
    xor a7, t6, t2
    slli t2, t2, 15
    xor t2, a7, t2
    srli a7, t2, 6
    xor a7, a7, t2
    lui s0, 3264
    addi s0, s0, 204
    and a7, a7, s0
    xor t2, t2, a7
    slli a7, a7, 6
    xor t2, t2, a7
    srli a7, t2, 12
    xor a7, a7, t2
    lui s0, 15
    addi s0, s0, 240
    and a7, a7, s0
    xor t2, t2, a7
    slli a7, a7, 12
    xor t2, t2, a7
    lw a7, 596(a0)
    srli s0, a1, 15
    xor a7, t2, a7
    xor t2, s0, a1
    lui s0, 11
    addi s0, s0, -1366
    and t2, t2, s0
    xor s0, a1, t2
    slli t2, t2, 15
    xor t2, s0, t2
    srli s0, t2, 6
    xor s0, s0, t2
    lui s1, 3264
    addi s1, s1, 204
    and s0, s0, s1
    xor t2, t2, s0
    slli s0, s0, 6
    xor t2, t2, s0
    srli s0, t2, 12
    xor s0, s0, t2
    lui s1, 15
    addi s1, s1, 240
    and s0, s0, s1
    xor t2, t2, s0
    slli s0, s0, 12
    xor t2, t2, s0
    lw s0, 588(a0)
    srli s1, a5, 15
    xor t2, t2, s0
    xor s0, s1, a5
    lui s1, 11
    addi s1, s1, -1366
    and s0, s0, s1
    xor s1, a5, s0
    slli s0, s0, 15
    xor s0, s1, s0
    srli s1, s0, 6
    xor s1, s1, s0
    lui s2, 3264
    addi s2, s2, 204
    and s1, s1, s2
    xor s0, s0, s1
    slli s1, s1, 6
    xor s0, s0, s1
    srli s1, s0, 12
    xor s1, s1, s0
    lui s2, 15
    addi s2, s2, 240
    and s1, s1, s2
    xor s0, s0, s1
    slli s1, s1, 12
    xor s0, s0, s1
    lw s1, 592(a0)
    srli s2, t3, 15
    xor s0, s0, s1
    xor s1, s2, t3
    lui s2, 11
    addi s2, s2, -1366
    and s1, s1, s2
    xor s2, t3, s1
    slli s1, s1, 15
    xor s1, s2, s1
    srli s2, s1, 6
    xor s2, s2, s1
    lui s3, 3264
    addi s3, s3, 204
    and s2, s2, s3
    xor s1, s1, s2
    slli s2, s2, 6
    xor s1, s1, s2
    srli s2, s1, 12
    xor s2, s2, s1
    lui s3, 15
    addi s3, s3, 240
    and s2, s2, s3
    xor s1, s1, s2
    slli s2, s2, 12
    xor s1, s1, s2
    lw s2, 584(a0)
    srli s3, t5, 15
    xor s1, s1, s2
    xor s2, s3, t5
    lui s3, 11
    addi s3, s3, -1366
    and s2, s2, s3
    xor s3, t5, s2
    slli s2, s2, 15
    xor s2, s3, s2
    srli s3, s2, 6
    xor s3, s3, s2
    lui s4, 3264
    addi s4, s4, 204
    and s3, s3, s4
    xor s2, s2, s3
    slli s3, s3, 6
    xor s2, s2, s3
    srli s3, s2, 12
    xor s3, s3, s2
    lui s4, 15
    addi s4, s4, 240
    and s3, s3, s4
    xor s2, s2, s3
    slli s3, s3, 12
    xor s2, s2, s3
    lw s3, 580(a0)
    srli s4, t4, 15
    xor s2, s2, s3
    xor s3, s4, t4
    lui s4, 11
    addi s4, s4, -1366
    and s3, s3, s4
    xor s4, t4, s3
    slli s3, s3, 15
    xor s3, s4, s3
    srli s4, s3, 6
    xor s4, s4, s3
    lui s5, 3264
    addi s5, s5, 204
    and s4, s4, s5
    xor s3, s3, s4
    slli s4, s4, 6
    xor s3, s3, s4
    srli s4, s3, 12
    xor s4, s4, s3
    lui s5, 15
    addi s5, s5, 240
    and s4, s4, s5
    xor s3, s3, s4
    slli s4, s4, 12
    xor s3, s3, s4
    lw s4, 576(a0)
    lw s5, 24(a0)
    xor s3, s3, s4
    and s4, s2, s3
    xor s1, s1, s4
    xori s4, s1, -1
    or s6, s1, s2
    xor s3, s3, s6
    or s1, s1, s3
    xor s1, s2, s1
    xor a6, a6, s5
    lw s2, 20(a0)
    lw s5, 12(a0)
    xor t6, t6, s2
    xor a1, a1, s5
    lw s2, 16(a0)
    lw s5, 8(a0)
    xor a5, a5, s2
    xor t3, t3, s5
    lw s2, 4(a0)
    lw s5, 0(a0)
    xor t5, t5, s2
    xor t4, t4, s5
    and s2, t5, t4
    xor t3, t3, s2
    xori s2, t3, -1
    or s5, t3, t5
    xor t4, t4, s5
    or t3, t3, t4
    xor t3, t5, t3
    sw t1, 12(sp)  /* spill */
    sw a7, 16(sp)  /* spill */
    sw t2, 20(sp)  /* spill */
    sw s0, 24(sp)  /* spill */
    sw s4, 28(sp)  /* spill */
    sw s1, 32(sp)  /* spill */
    sw s3, 36(sp)  /* spill */
    sw a6, 40(sp)  /* spill */
    sw t6, 44(sp)  /* spill */
    sw a1, 48(sp)  /* spill */
    sw a5, 52(sp)  /* spill */
    sw s2, 56(sp)  /* spill */
    sw t3, 60(sp)  /* spill */
    sw t4, 64(sp)  /* spill */
    lw t3, 4(sp)  /* reload */
    beq t3, zero, .Lpipo64_256_ctr_aligned9
    jal zero, .Lpipo64_256_ctr_rest6
.Lpipo64_256_ctr_aligned9:
    addi t3, zero, 32
    bgeu a4, t3, .Lpipo64_256_ctr_enough10
    jal zero, .Lpipo64_256_ctr_fewer7
.Lpipo64_256_ctr_enough10:
    lui t3, 1040352
    addi t3, t3, -515
    bltu t0, t3, .Lpipo64_256_ctr_batches11
    jal zero, .Lpipo64_256_ctr_fewer7
.Lpipo64_256_ctr_batches11:
    xor t3, t1, t2
    sw t3, 68(sp)  /* spill */
    lw t3, 668(a0)
    lw t5, 676(a0)
    lw t6, 680(a0)
    lw a1, 684(a0)
    lw a5, 688(a0)
    lw t4, 692(a0)
    lw a6, 696(a0)
    lui a7, 4080
    addi a7, a7, 255
    sw a7, 72(sp)  /* spill */
    lui a7, 61681
    addi a7, a7, -241
    sw a7, 76(sp)  /* spill */
    lui a7, 209715
    addi a7, a7, 819
    sw a7, 80(sp)  /* spill */
    lui a7, 349525
    addi a7, a7, 1365
    sw a7, 84(sp)  /* spill */
.Lpipo64_256_ctr_batch8:
    addi a4, a4, -32
    lui a7, 522232
    addi a7, a7, -129
    and a7, t0, a7
    lui s0, 12304
    addi s0, s0, 512
    add s0, a7, s0
    xor a7, a7, t0
    xor a7, s0, a7
    srli s0, a7, 15
    xor s0, s0, a7
    lui s1, 11
    addi s1, s1, -1366
    and s0, s0, s1
    xor a7, a7, s0
    slli s0, s0, 15
    xor a7, a7, s0
    srli s0, a7, 6
    xor s0, s0, a7
    lui s1, 3264
    addi s1, s1, 204
    and s0, s0, s1
    xor a7, a7, s0
    slli s0, s0, 6
    xor a7, a7, s0
    srli s0, a7, 12
    xor s0, s0, a7
    lui s1, 15
    addi s1, s1, 240
    and s0, s0, s1
    xor a7, a7, s0
    lw s1, 604(a0)  /* again */
    slli s0, s0, 12
    xor a7, a7, s0
    lw s0, 16(sp)  /* reload */
    xor a7, a7, s1
    and t1, a7, t1
    lw s2, 24(sp)  /* reload */
    xor t1, s0, t1
    and s0, t2, t1
    xor s0, s2, s0
    xor a7, a7, s0
    lw s2, 28(sp)  /* reload */
    or s3, s0, t1
    xor t2, t2, s3
    lw s3, 32(sp)  /* reload */
    xor t2, t2, s2
    lw s4, 68(sp)  /* reload */
    xor t1, t1, a7
    xor a7, a7, s3
    lw s5, 36(sp)  /* reload */
    and s6, t1, s4
    xor s0, s0, s6
    xor s0, s0, s5
    and s6, a7, t1
    xor s4, s4, s6
    lw s6, 608(a0)
    lw s8, 616(a0)  /* again */
    xor s6, a7, s6
    xor a7, a7, s4
    xor s2, s2, a7
    slli s7, s2, 16
    srli s2, s2, 16
    or s2, s7, s2
    xor s2, s2, s8
    xor s7, t2, t1
    and a7, s7, a7
    xor s5, s5, s7
    xor a7, s0, a7
    xor a7, s3, a7
    slli s3, s5, 28
    lw s7, 612(a0)  /* again */
    srli s5, s5, 4
    or s3, s3, s5
    xor s3, s3, s7
    or s5, s0, t2
    xor s4, s4, s5
    slli s5, t2, 4
    lw s9, 632(a0)  /* again */
    srli t2, t2, 28
    or t2, s5, t2
    xor t2, t2, s9
    or s5, s4, s0
    xor t1, t1, s5
    slli s5, s4, 12
    lw s10, 620(a0)  /* again */
    srli s4, s4, 20
    or s4, s5, s4
    xor s4, s4, s10
    slli s5, t1, 24
    lw s11, 624(a0)  /* again */
    srli t1, t1, 8
    or t1, s5, t1
    xor t1, t1, s11
    slli s5, s0, 20
    lw s11, 628(a0)  /* again */
    srli s0, s0, 12
    or s0, s5, s0
    xor s0, s0, s11
    slli s5, a7, 8
    lw s11, 636(a0)  /* again */
    srli a7, a7, 24
    or a7, s5, a7
    xor a7, a7, s11
    lui s5, 16448
    addi s5, s5, 1028
    add t0, t0, s5
    and s5, a7, t2
    xor s0, s0, s5
    xor t2, t2, s4
    and s5, s4, s0
    xor t1, t1, s5
    xor a7, a7, t1
    and s5, s3, s6
    xor s2, s2, s5
    or s5, s2, s3
    xor s5, s6, s5
    or s6, s2, s5
    xor s3, s3, s6
    xori s2, s2, -1
    or s6, t1, s0
    xor s4, s4, s6
    xor s4, s4, s2
    xor s0, s0, a7
    xor a7, a7, s3
    and s6, s0, t2
    xor t1, t1, s6
    xor t1, t1, s5
    and s6, a7, s0
    xor t2, t2, s6
    lw s6, 640(a0)
    lw ra, 648(a0)  /* again */
    xor s6, a7, s6
    xor a7, a7, t2
    xor s2, s2, a7
    slli s11, s2, 16
    srli s2, s2, 16
    or s2, s11, s2
    xor s2, s2, ra
    xor s11, s4, s0
    xor s5, s5, s11
    and a7, s11, a7
    xor a7, t1, a7
    xor a7, s3, a7
    slli s3, s5, 28
    lw s11, 644(a0)  /* again */
    srli s5, s5, 4
    or s3, s3, s5
    xor s3, s3, s11
    or s5, t1, s4
    xor t2, t2, s5
    slli s5, s4, 4
    lw s11, 664(a0)  /* again */
    srli s4, s4, 28
    or s4, s5, s4
    xor s4, s4, s11
    or s5, t2, t1
    xor s0, s0, s5
    slli s5, t2, 12
    lw s11, 652(a0)  /* again */
    srli t2, t2, 20
    or t2, s5, t2
    xor t2, t2, s11
    slli s5, s0, 24
    lw s11, 656(a0)  /* again */
    srli s0, s0, 8
    or s0, s5, s0
    xor s0, s0, s11
    slli s5, t1, 20
    lw s11, 660(a0)  /* again */
    srli t1, t1, 12
    or t1, s5, t1
    xor t1, t1, s11
    slli s5, a7, 8
    srli a7, a7, 24
    or a7, s5, a7
    xor t3, a7, t3
    and a7, t3, s4
    xor t1, t1, a7
    xor a7, s4, t2
    and s4, t2, t1
    xor s0, s0, s4
    xor t3, t3, s0
    and s4, s3, s6
    xor s2, s2, s4
    or s4, s2, s3
    xor s4, s6, s4
    or s5, s2, s4
    xor s3, s3, s5
    xori s2, s2, -1
    or s5, s0, t1
    xor t2, t2, s5
    xor t2, t2, s2
    xor t1, t1, t3
    xor t3, t3, s3
    and s5, t1, a7
    xor s0, s0, s5
    xor s0, s0, s4
    and s5, t3, t1
    xor a7, a7, s5
    lw s5, 672(a0)
    xor s5, t3, s5
    xor t3, t3, a7
    xor s2, s2, t3
    slli s6, s2, 16
    srli s2, s2, 16
    or s2, s6, s2
    xor s2, s2, t6
    xor s6, t2, t1
    xor s4, s4, s6
    and t3, s6, t3
    xor t3, s0, t3
    xor t3, s3, t3
    slli s3, s4, 28
    srli s4, s4, 4
    or s3, s3, s4
    xor s3, s3, t5
    or s4, s0, t2
    xor a7, a7, s4
    slli s4, t2, 4
    srli t2, t2, 28
    or t2, s4, t2
    xor t2, t2, a6
    or s4, a7, s0
    xor t1, t1, s4
    slli s4, a7, 12
    srli a7, a7, 20
    or a7, s4, a7
    xor a7, a7, a1
    slli s4, t1, 24
    srli t1, t1, 8
    or t1, s4, t1
    xor t1, t1, a5
    slli s4, s0, 20
    srli s0, s0, 12
    or s0, s4, s0
    xor t4, s0, t4
    slli s0, t3, 8
    lw s4, 700(a0)  /* again */
    srli t3, t3, 24
    or t3, s0, t3
    xor t3, t3, s4
    and s0, t3, t2
    xor t4, t4, s0
    xor t2, t2, a7
    and s0, a7, t4
    xor t1, t1, s0
    xor t3, t3, t1
    and s0, s3, s5
    xor s0, s2, s0
    or s2, s0, s3
    xor s2, s5, s2
    or s4, s0, s2
    xor s3, s3, s4
    xori s0, s0, -1
    or s4, t1, t4
    xor a7, a7, s4
    xor a7, a7, s0
    xor t4, t4, t3
    xor t3, t3, s3
    and s4, t4, t2
    xor t1, t1, s4
    xor t1, t1, s2
    and s4, t3, t4
    xor t2, t2, s4
    lw s4, 704(a0)
    lw s6, 584(a0)  /* again */
    xor s4, t3, s4
    xor t3, t3, t2
    xor s0, s0, t3
    slli s5, s0, 16
    srli s0, s0, 16
    or s0, s5, s0
    xor s0, s0, s6
    xor s5, a7, t4
    xor s2, s2, s5
    and t3, s5, t3
    xor t3, t1, t3
    xor t3, s3, t3
    slli s3, s2, 28
    lw s5, 580(a0)  /* again */
    srli s2, s2, 4
    or s2, s3, s2
    xor s2, s2, s5
    or s3, t1, a7
    xor t2, t2, s3
    slli s3, a7, 4
    lw s5, 600(a0)  /* again */
    srli a7, a7, 28
    or a7, s3, a7
    xor a7, a7, s5
    or s3, t2, t1
    xor t4, t4, s3
    slli s3, t2, 12
    lw s5, 588(a0)  /* again */
    srli t2, t2, 20
    or t2, s3, t2
    xor t2, t2, s5
    slli s3, t4, 24
    lw s5, 592(a0)  /* again */
    srli t4, t4, 8
    or t4, s3, t4
    xor t4, t4, s5
    slli s3, t1, 20
    lw s5, 596(a0)  /* again */
    srli t1, t1, 12
    or t1, s3, t1
    xor t1, t1, s5
    slli s3, t3, 8
    srli t3, t3, 24
    or t3, s3, t3
    xor t3, t3, s1
    and s1, t3, a7
    xor t1, t1, s1
    xor a7, a7, t2
    and s1, t2, t1
    xor t4, t4, s1
    xor t3, t3, t4
    and s1, s2, s4
    xor s0, s0, s1
    or s1, s0, s2
    xor s1, s4, s1
    or s3, s0, s1
    xor s2, s2, s3
    xori s0, s0, -1
    or s3, t4, t1
    xor t2, t2, s3
    xor t2, t2, s0
    xor t1, t1, t3
    xor t3, t3, s2
    and s3, t1, a7
    xor t4, t4, s3
    xor t4, t4, s1
    and s3, t3, t1
    xor a7, a7, s3
    lw s3, 708(a0)
    xor s3, t3, s3
    xor t3, t3, a7
    xor s0, s0, t3
    slli s4, s0, 16
    srli s0, s0, 16
    or s0, s4, s0
    xor s0, s0, s8
    xor s4, t2, t1
    xor s1, s1, s4
    and t3, s4, t3
    xor t3, t4, t3
    xor t3, s2, t3
    slli s2, s1, 28
    srli s1, s1, 4
    or s1, s2, s1
    xor s1, s1, s7
    or s2, t4, t2
    xor a7, a7, s2
    slli s2, t2, 4
    srli t2, t2, 28
    or t2, s2, t2
    xor t2, t2, s9
    or s2, a7, t4
    xor t1, t1, s2
    slli s2, a7, 12
    srli a7, a7, 20
    or a7, s2, a7
    xor a7, a7, s10
    slli s2, t1, 24
    lw s4, 624(a0)  /* again */
    srli t1, t1, 8
    or t1, s2, t1
    xor t1, t1, s4
    slli s2, t4, 20
    lw s4, 628(a0)  /* again */
    srli t4, t4, 12
    or t4, s2, t4
    xor t4, t4, s4
    slli s2, t3, 8
    lw s4, 636(a0)  /* again */
    srli t3, t3, 24
    or t3, s2, t3
    xor t3, t3, s4
    and s2, t3, t2
    xor t4, t4, s2
    xor t2, t2, a7
    and s2, a7, t4
    xor t1, t1, s2
    xor t3, t3, t1
    and s2, s1, s3
    xor s0, s0, s2
    or s2, s0, s1
    xor s2, s3, s2
    or s3, s0, s2
    xor s1, s1, s3
    xori s0, s0, -1
    or s3, t1, t4
    xor a7, a7, s3
    xor a7, a7, s0
    xor t4, t4, t3
    xor t3, t3, s1
    and s3, t4, t2
    xor t1, t1, s3
    xor t1, t1, s2
    and s3, t3, t4
    xor t2, t2, s3
    lw s3, 712(a0)
    xor s3, t3, s3
    xor t3, t3, t2
    xor s0, s0, t3
    slli s4, s0, 16
    srli s0, s0, 16
    or s0, s4, s0
    xor s0, s0, ra
    xor s4, a7, t4
    xor s2, s2, s4
    and t3, s4, t3
    xor t3, t1, t3
    xor t3, s1, t3
    slli s1, s2, 28
    lw s4, 644(a0)  /* again */
    srli s2, s2, 4
    or s1, s1, s2
    xor s1, s1, s4
    or s2, t1, a7
    xor t2, t2, s2
    slli s2, a7, 4
    lw s4, 664(a0)  /* again */
    srli a7, a7, 28
    or a7, s2, a7
    xor a7, a7, s4
    or s2, t2, t1
    xor t4, t4, s2
    slli s2, t2, 12
    lw s4, 652(a0)  /* again */
    srli t2, t2, 20
    or t2, s2, t2
    xor t2, t2, s4
    slli s2, t4, 24
    lw s4, 656(a0)  /* again */
    srli t4, t4, 8
    or t4, s2, t4
    xor t4, t4, s4
    slli s2, t1, 20
    srli t1, t1, 12
    or t1, s2, t1
    xor t1, t1, s11
    slli s2, t3, 8
    lw s11, 668(a0)  /* again */
    srli t3, t3, 24
    or t3, s2, t3
    xor t3, t3, s11
    and s2, t3, a7
    xor t1, t1, s2
    xor a7, a7, t2
    and s2, t2, t1
    xor t4, t4, s2
    xor t3, t3, t4
    and s2, s1, s3
    xor s0, s0, s2
    or s2, s0, s1
    xor s2, s3, s2
    or s3, s0, s2
    xor s1, s1, s3
    xori s0, s0, -1
    or s3, t4, t1
    xor t2, t2, s3
    xor t2, t2, s0
    xor t1, t1, t3
    xor t3, t3, s1
    and s3, t1, a7
    xor t4, t4, s3
    xor t4, t4, s2
    and s3, t3, t1
    xor a7, a7, s3
    lw s3, 716(a0)
    xor s3, t3, s3
    xor t3, t3, a7
    xor s0, s0, t3
    slli s11, s0, 16
    srli s0, s0, 16
    or s0, s11, s0
    xor s0, s0, t6
    xor s11, t2, t1
    xor s2, s2, s11
    and t3, s11, t3
    xor t3, t4, t3
    xor t3, s1, t3
    slli s1, s2, 28
    srli s2, s2, 4
    or s1, s1, s2
    xor s1, s1, t5
    or s2, t4, t2
    xor a7, a7, s2
    slli s2, t2, 4
    srli t2, t2, 28
    or t2, s2, t2
    xor t2, t2, a6
    or s2, a7, t4
    xor t1, t1, s2
    slli s2, a7, 12
    srli a7, a7, 20
    or a7, s2, a7
    xor a7, a7, a1
    slli s2, t1, 24
    srli t1, t1, 8
    or t1, s2, t1
    xor t1, t1, a5
    slli s2, t4, 20
    lw s11, 692(a0)  /* again */
    srli t4, t4, 12
    or t4, s2, t4
    xor t4, t4, s11
    slli s2, t3, 8
    lw s11, 700(a0)  /* again */
    srli t3, t3, 24
    or t3, s2, t3
    xor t3, t3, s11
    and s2, t3, t2
    xor t4, t4, s2
    xor t2, t2, a7
    and s2, a7, t4
    xor t1, t1, s2
    xor t3, t3, t1
    and s2, s1, s3
    xor s0, s0, s2
    or s2, s0, s1
    xor s2, s3, s2
    or s3, s0, s2
    xor s1, s1, s3
    xori s0, s0, -1
    or s3, t1, t4
    xor a7, a7, s3
    xor a7, a7, s0
    xor t4, t4, t3
    xor t3, t3, s1
    and s3, t4, t2
    xor t1, t1, s3
    xor t1, t1, s2
    and s3, t3, t4
    xor t2, t2, s3
    lw s3, 720(a0)
    xor s3, t3, s3
    xor t3, t3, t2
    xor s0, s0, t3
    slli s11, s0, 16
    srli s0, s0, 16
    or s0, s11, s0
    xor s0, s0, s6
    xor s11, a7, t4
    xor s2, s2, s11
    and t3, s11, t3
    xor t3, t1, t3
    xor t3, s1, t3
    slli s1, s2, 28
    lw s11, 580(a0)  /* again */
    srli s2, s2, 4
    or s1, s1, s2
    xor s1, s1, s11
    or s2, t1, a7
    xor t2, t2, s2
    slli s2, a7, 4
    lw s11, 600(a0)  /* again */
    srli a7, a7, 28
    or a7, s2, a7
    xor a7, a7, s11
    or s2, t2, t1
    xor t4, t4, s2
    slli s2, t2, 12
    lw s11, 588(a0)  /* again */
    srli t2, t2, 20
    or t2, s2, t2
    xor t2, t2, s11
    slli s2, t4, 24
    lw s11, 592(a0)  /* again */
    srli t4, t4, 8
    or t4, s2, t4
    xor t4, t4, s11
    slli s2, t1, 20
    srli t1, t1, 12
    or t1, s2, t1
    xor t1, t1, s5
    slli s2, t3, 8
    lw s5, 604(a0)  /* again */
    srli t3, t3, 24
    or t3, s2, t3
    xor t3, t3, s5
    and s2, t3, a7
    xor t1, t1, s2
    xor a7, a7, t2
    and s2, t2, t1
    xor t4, t4, s2
    xor t3, t3, t4
    and s2, s1, s3
    xor s0, s0, s2
    or s2, s0, s1
    xor s2, s3, s2
    or s3, s0, s2
    xor s1, s1, s3
    xori s0, s0, -1
    or s3, t4, t1
    xor t2, t2, s3
    xor t2, t2, s0
    xor t1, t1, t3
    xor t3, t3, s1
    and s3, t1, a7
    xor t4, t4, s3
    xor t4, t4, s2
    and s3, t3, t1
    xor a7, a7, s3
    lw s3, 724(a0)
    xor s3, t3, s3
    xor t3, t3, a7
    xor s0, s0, t3
    slli s5, s0, 16
    srli s0, s0, 16
    or s0, s5, s0
    xor s0, s0, s8
    xor s5, t2, t1
    xor s2, s2, s5
    and t3, s5, t3
    xor t3, t4, t3
    xor t3, s1, t3
    slli s1, s2, 28
    srli s2, s2, 4
    or s1, s1, s2
    xor s1, s1, s7
    or s2, t4, t2
    xor a7, a7, s2
    slli s2, t2, 4
    srli t2, t2, 28
    or t2, s2, t2
    xor t2, t2, s9
    or s2, a7, t4
    xor t1, t1, s2
    slli s2, a7, 12
    srli a7, a7, 20
    or a7, s2, a7
    xor a7, a7, s10
    slli s2, t1, 24
    lw s5, 624(a0)  /* again */
    srli t1, t1, 8
    or t1, s2, t1
    xor t1, t1, s5
    slli s2, t4, 20
    lw s5, 628(a0)  /* again */
    srli t4, t4, 12
    or t4, s2, t4
    xor t4, t4, s5
    slli s2, t3, 8
    lw s5, 636(a0)  /* again */
    srli t3, t3, 24
    or t3, s2, t3
    xor t3, t3, s5
    and s2, t3, t2
    xor t4, t4, s2
    xor t2, t2, a7
    and s2, a7, t4
    xor t1, t1, s2
    xor t3, t3, t1
    and s2, s1, s3
    xor s0, s0, s2
    or s2, s0, s1
    xor s2, s3, s2
    or s3, s0, s2
    xor s1, s1, s3
    xori s0, s0, -1
    or s3, t1, t4
    xor a7, a7, s3
    xor a7, a7, s0
    xor t4, t4, t3
    xor t3, t3, s1
    and s3, t4, t2
    xor t1, t1, s3
    xor t1, t1, s2
    and s3, t3, t4
    xor t2, t2, s3
    lw s3, 728(a0)
    xor s3, t3, s3
    xor t3, t3, t2
    xor s0, s0, t3
    slli s5, s0, 16
    srli s0, s0, 16
    or s0, s5, s0
    xor s0, s0, ra
    xor s5, a7, t4
    xor s2, s2, s5
    and t3, s5, t3
    xor t3, t1, t3
    xor t3, s1, t3
    slli s1, s2, 28
    lw s5, 644(a0)  /* again */
    srli s2, s2, 4
    or s1, s1, s2
    xor s1, s1, s5
    or s2, t1, a7
    xor t2, t2, s2
    slli s2, a7, 4
    lw s5, 664(a0)  /* again */
    srli a7, a7, 28
    or a7, s2, a7
    xor a7, a7, s5
    or s2, t2, t1
    xor t4, t4, s2
    slli s2, t2, 12
    lw s5, 652(a0)  /* again */
    srli t2, t2, 20
    or t2, s2, t2
    xor t2, t2, s5
    slli s2, t4, 24
    srli t4, t4, 8
    or t4, s2, t4
    xor t4, t4, s4
    slli s2, t1, 20
    lw s4, 660(a0)  /* again */
    srli t1, t1, 12
    or t1, s2, t1
    xor t1, t1, s4
    slli s2, t3, 8
    lw s4, 668(a0)  /* again */
    srli t3, t3, 24
    or t3, s2, t3
    xor t3, t3, s4
    and s2, t3, a7
    xor t1, t1, s2
    xor a7, a7, t2
    and s2, t2, t1
    xor t4, t4, s2
    xor t3, t3, t4
    and s2, s1, s3
    xor s0, s0, s2
    or s2, s0, s1
    xor s2, s3, s2
    or s3, s0, s2
    xor s1, s1, s3
    xori s0, s0, -1
    or s3, t4, t1
    xor t2, t2, s3
    xor t2, t2, s0
    xor t1, t1, t3
    xor t3, t3, s1
    and s3, t1, a7
    xor t4, t4, s3
    xor t4, t4, s2
    and s3, t3, t1
    xor a7, a7, s3
    lw s3, 732(a0)
    xor s3, t3, s3
    xor t3, t3, a7
    xor s0, s0, t3
    slli s4, s0, 16
    srli s0, s0, 16
    or s0, s4, s0
    xor s0, s0, t6
    xor s4, t2, t1
    xor s2, s2, s4
    and t3, s4, t3
    xor t3, t4, t3
    xor t3, s1, t3
    slli s1, s2, 28
    srli s2, s2, 4
    or s1, s1, s2
    xor s1, s1, t5
    or s2, t4, t2
    xor a7, a7, s2
    slli s2, t2, 4
    srli t2, t2, 28
    or t2, s2, t2
    xor t2, t2, a6
    or s2, a7, t4
    xor t1, t1, s2
    slli s2, a7, 12
    srli a7, a7, 20
    or a7, s2, a7
    xor a7, a7, a1
    slli s2, t1, 24
    srli t1, t1, 8
    or t1, s2, t1
    xor t1, t1, a5
    slli s2, t4, 20
    lw s4, 692(a0)  /* again */
    srli t4, t4, 12
    or t4, s2, t4
    xor t4, t4, s4
    slli s2, t3, 8
    lw s4, 700(a0)  /* again */
    srli t3, t3, 24
    or t3, s2, t3
    xor t3, t3, s4
    and s2, t3, t2
    xor t4, t4, s2
    xor t2, t2, a7
    and s2, a7, t4
    xor t1, t1, s2
    xor t3, t3, t1
    and s2, s1, s3
    xor s0, s0, s2
    or s2, s0, s1
    xor s2, s3, s2
    or s3, s0, s2
    xor s1, s1, s3
    xori s0, s0, -1
    or s3, t1, t4
    xor a7, a7, s3
    xor a7, a7, s0
    xor t4, t4, t3
    xor t3, t3, s1
    and s3, t4, t2
    xor t1, t1, s3
    xor t1, t1, s2
    and s3, t3, t4
    xor t2, t2, s3
    lw s3, 736(a0)
    xor s3, t3, s3
    xor t3, t3, t2
    xor s0, s0, t3
    slli s4, s0, 16
    srli s0, s0, 16
    or s0, s4, s0
    xor s0, s0, s6
    xor s4, a7, t4
    xor s2, s2, s4
    and t3, s4, t3
    xor t3, t1, t3
    xor t3, s1, t3
    slli s1, s2, 28
    lw s4, 580(a0)  /* again */
    srli s2, s2, 4
    or s1, s1, s2
    xor s1, s1, s4
    or s2, t1, a7
    xor t2, t2, s2
    slli s2, a7, 4
    lw s4, 600(a0)  /* again */
    srli a7, a7, 28
    or a7, s2, a7
    xor a7, a7, s4
    or s2, t2, t1
    xor t4, t4, s2
    slli s2, t2, 12
    lw s4, 588(a0)  /* again */
    srli t2, t2, 20
    or t2, s2, t2
    xor t2, t2, s4
    slli s2, t4, 24
    srli t4, t4, 8
    or t4, s2, t4
    xor t4, t4, s11
    slli s2, t1, 20
    lw s11, 596(a0)  /* again */
    srli t1, t1, 12
    or t1, s2, t1
    xor t1, t1, s11
    slli s2, t3, 8
    lw s11, 604(a0)  /* again */
    srli t3, t3, 24
    or t3, s2, t3
    xor t3, t3, s11
    and s2, t3, a7
    xor t1, t1, s2
    xor a7, a7, t2
    and s2, t2, t1
    xor t4, t4, s2
    xor t3, t3, t4
    and s2, s1, s3
    xor s0, s0, s2
    or s2, s0, s1
    xor s2, s3, s2
    or s3, s0, s2
    xor s1, s1, s3
    xori s0, s0, -1
    or s3, t4, t1
    xor t2, t2, s3
    xor t2, t2, s0
    xor t1, t1, t3
    xor t3, t3, s1
    and s3, t1, a7
    xor t4, t4, s3
    xor t4, t4, s2
    and s3, t3, t1
    xor a7, a7, s3
    lw s3, 740(a0)
    xor s3, t3, s3
    xor t3, t3, a7
    xor s0, s0, t3
    slli s11, s0, 16
    srli s0, s0, 16
    or s0, s11, s0
    xor s0, s0, s8
    xor s11, t2, t1
    xor s2, s2, s11
    and t3, s11, t3
    xor t3, t4, t3
    xor t3, s1, t3
    slli s1, s2, 28
    srli s2, s2, 4
    or s1, s1, s2
    xor s1, s1, s7
    or s2, t4, t2
    xor a7, a7, s2
    slli s2, t2, 4
    srli t2, t2, 28
    or t2, s2, t2
    xor t2, t2, s9
    or s2, a7, t4
    xor t1, t1, s2
    slli s2, a7, 12
    srli a7, a7, 20
    or a7, s2, a7
    xor a7, a7, s10
    slli s2, t1, 24
    lw s11, 624(a0)  /* again */
    srli t1, t1, 8
    or t1, s2, t1
    xor t1, t1, s11
    slli s2, t4, 20
    lw s11, 628(a0)  /* again */
    srli t4, t4, 12
    or t4, s2, t4
    xor t4, t4, s11
    slli s2, t3, 8
    lw s11, 636(a0)  /* again */
    srli t3, t3, 24
    or t3, s2, t3
    xor t3, t3, s11
    and s2, t3, t2
    xor t4, t4, s2
    xor t2, t2, a7
    and s2, a7, t4
    xor t1, t1, s2
    xor t3, t3, t1
    and s2, s1, s3
    xor s0, s0, s2
    or s2, s0, s1
    xor s2, s3, s2
    or s3, s0, s2
    xor s1, s1, s3
    xori s0, s0, -1
    or s3, t1, t4
    xor a7, a7, s3
    xor a7, a7, s0
    xor t4, t4, t3
    xor t3, t3, s1
    and s3, t4, t2
    xor t1, t1, s3
    xor t1, t1, s2
    and s3, t3, t4
    xor t2, t2, s3
    lw s3, 744(a0)
    xor s3, t3, s3
    xor t3, t3, t2
    xor s0, s0, t3
    slli s11, s0, 16
    srli s0, s0, 16
    or s0, s11, s0
    xor s0, s0, ra
    xor s11, a7, t4
    xor s2, s2, s11
    and t3, s11, t3
    xor t3, t1, t3
    xor s1, s1, t3
    slli t3, s2, 28
    lw s11, 644(a0)  /* again */
    srli s2, s2, 4
    or t3, t3, s2
    xor s2, t3, s11
    or t3, t1, a7
    xor t2, t2, t3
    slli t3, a7, 4
    lw s11, 664(a0)  /* again */
    srli a7, a7, 28
    or t3, t3, a7
    xor a7, t3, s11
    or t3, t2, t1
    xor t3, t4, t3
    slli t4, t2, 12
    srli t2, t2, 20
    or t2, t4, t2
    xor t2, t2, s5
    slli t4, t3, 24
    lw s5, 656(a0)  /* again */
    srli t3, t3, 8
    or t3, t4, t3
    xor t4, t3, s5
    slli t3, t1, 20
    lw s5, 660(a0)  /* again */
    srli t1, t1, 12
    or t1, t3, t1
    xor t1, t1, s5
    slli s5, s1, 8
    lw t3, 668(a0)  /* again */
    srli s1, s1, 24
    or s1, s5, s1
    xor s1, s1, t3
    and s5, s1, a7
    xor t1, t1, s5
    xor a7, a7, t2
    and s5, t2, t1
    xor t4, t4, s5
    xor s1, s1, t4
    and s5, s2, s3
    xor s0, s0, s5
    or s5, s0, s2
    xor s3, s3, s5
    or s5, s0, s3
    xor s2, s2, s5
    xori s0, s0, -1
    or s5, t4, t1
    xor t2, t2, s5
    xor t2, t2, s0
    xor t1, t1, s1
    xor s1, s1, s2
    and s5, t1, a7
    xor t4, t4, s5
    xor s5, t4, s3
    and t4, s1, t1
    xor t4, a7, t4
    lw a7, 748(a0)
    lw ra, 700(a0)  /* again */
    xor a7, s1, a7
    xor s1, s1, t4
    xor s0, s0, s1
    slli s11, s0, 16
    srli s0, s0, 16
    or s0, s11, s0
    xor s0, s0, t6
    xor s11, t2, t1
    xor s3, s3, s11
    and s1, s11, s1
    xor s1, s5, s1
    xor s1, s2, s1
    slli s2, s3, 28
    srli s3, s3, 4
    or s2, s2, s3
    xor s2, s2, t5
    or s3, s5, t2
    xor t4, t4, s3
    slli s3, t2, 4
    srli t2, t2, 28
    or t2, s3, t2
    xor t2, t2, a6
    or s3, t4, s5
    xor t1, t1, s3
    slli s3, t4, 12
    srli t4, t4, 20
    or t4, s3, t4
    xor s3, t4, a1
    slli t4, t1, 24
    srli t1, t1, 8
    or t1, t4, t1
    xor t1, t1, a5
    slli s11, s5, 20
    lw t4, 692(a0)  /* again */
    srli s5, s5, 12
    or s5, s11, s5
    xor s5, s5, t4
    slli s11, s1, 8
    srli s1, s1, 24
    or s1, s11, s1
    xor s1, s1, ra
    and s11, s1, t2
    xor s5, s5, s11
    xor t2, t2, s3
    and s11, s3, s5
    xor t1, t1, s11
    xor s1, s1, t1
    and s11, s2, a7
    xor s0, s0, s11
    or s11, s0, s2
    xor a7, a7, s11
    or s11, s0, a7
    xor s2, s2, s11
    xori s0, s0, -1
    or s11, t1, s5
    xor s3, s3, s11
    xor s3, s3, s0
    xor s5, s5, s1
    xor s1, s1, s2
    and s11, s5, t2
    xor t1, t1, s11
    xor t1, t1, a7
    and s11, s1, s5
    xor t2, t2, s11
    lw s11, 752(a0)
    xor s11, s1, s11
    xor s1, s1, t2
    xor s0, s0, s1
    slli ra, s0, 16
    srli s0, s0, 16
    or s0, ra, s0
    xor s0, s0, s6
    xor s6, s3, s5
    xor a7, a7, s6
    and s1, s6, s1
    xor s1, t1, s1
    xor s1, s2, s1
    slli s2, a7, 28
    lw s6, 580(a0)  /* again */
    srli a7, a7, 4
    or a7, s2, a7
    xor a7, a7, s6
    or s2, t1, s3
    xor t2, t2, s2
    slli s2, s3, 4
    lw s6, 600(a0)  /* again */
    srli s3, s3, 28
    or s2, s2, s3
    xor s2, s2, s6
    or s3, t2, t1
    xor s3, s5, s3
    slli s5, t2, 12
    srli t2, t2, 20
    or t2, s5, t2
    xor t2, t2, s4
    slli s4, s3, 24
    lw s5, 592(a0)  /* again */
    srli s3, s3, 8
    or s3, s4, s3
    xor s3, s3, s5
    slli s4, t1, 20
    lw s5, 596(a0)  /* again */
    srli t1, t1, 12
    or t1, s4, t1
    xor t1, t1, s5
    slli s4, s1, 8
    lw s5, 604(a0)  /* again */
    srli s1, s1, 24
    or s1, s4, s1
    xor s1, s1, s5
    and s4, s1, s2
    xor t1, t1, s4
    xor s2, s2, t2
    and s4, t2, t1
    xor s3, s3, s4
    xor s1, s1, s3
    and s4, a7, s11
    xor s0, s0, s4
    or s4, s0, a7
    xor s4, s11, s4
    or s5, s0, s4
    xor a7, a7, s5
    xori s0, s0, -1
    or s5, s3, t1
    xor t2, t2, s5
    xor t2, t2, s0
    xor t1, t1, s1
    xor s1, s1, a7
    and s5, t1, s2
    xor s3, s3, s5
    xor s3, s3, s4
    and s5, s1, t1
    xor s2, s2, s5
    lw s5, 756(a0)
    xor s5, s1, s5
    xor s1, s1, s2
    xor s0, s0, s1
    slli s6, s0, 16
    srli s0, s0, 16
    or s0, s6, s0
    xor s0, s0, s8
    xor s6, t2, t1
    xor s4, s4, s6
    and s1, s6, s1
    xor s1, s3, s1
    xor a7, a7, s1
    slli s1, s4, 28
    srli s4, s4, 4
    or s1, s1, s4
    xor s1, s1, s7
    or s4, s3, t2
    xor s2, s2, s4
    slli s4, t2, 4
    srli t2, t2, 28
    or t2, s4, t2
    xor t2, t2, s9
    or s4, s2, s3
    xor t1, t1, s4
    slli s4, s2, 12
    srli s2, s2, 20
    or s2, s4, s2
    xor s2, s2, s10
    slli s4, t1, 24
    lw s6, 624(a0)  /* again */
    srli t1, t1, 8
    or t1, s4, t1
    xor t1, t1, s6
    slli s4, s3, 20
    lw s6, 628(a0)  /* again */
    srli s3, s3, 12
    or s3, s4, s3
    xor s3, s3, s6
    slli s4, a7, 8
    lw s6, 636(a0)  /* again */
    srli a7, a7, 24
    or a7, s4, a7
    xor a7, a7, s6
    slli s4, s0, 16
    xor s4, s5, s4
    srli s4, s4, 16
    xor s0, s0, s4
    slli s4, s4, 16
    xor s4, s5, s4
    slli s5, s2, 16
    xor s5, s1, s5
    srli s5, s5, 16
    xor s2, s2, s5
    slli s5, s5, 16
    xor s1, s1, s5
    lw s5, 72(sp)  /* reload */
    srli s6, s4, 8
    xor s6, s6, s1
    and s6, s6, s5
    xor s1, s1, s6
    slli s6, s6, 8
    xor s4, s4, s6
    srli s6, s0, 8
    xor s6, s6, s2
    and s6, s6, s5
    xor s2, s2, s6
    slli s6, s6, 8
    xor s0, s0, s6
    lw s6, 76(sp)  /* reload */
    srli s7, s4, 4
    xor s7, s7, s0
    and s7, s7, s6
    xor s0, s0, s7
    slli s7, s7, 4
    xor s4, s4, s7
    srli s7, s1, 4
    xor s7, s7, s2
    and s7, s7, s6
    xor s2, s2, s7
    slli s7, s7, 4
    xor s1, s1, s7
    lw s7, 80(sp)  /* reload */
    srli s8, s4, 2
    xor s8, s8, s1
    and s8, s8, s7
    xor s1, s1, s8
    slli s8, s8, 2
    xor s4, s4, s8
    srli s8, s0, 2
    xor s8, s8, s2
    and s8, s8, s7
    xor s2, s2, s8
    slli s8, s8, 2
    xor s0, s0, s8
    lw s8, 84(sp)  /* reload */
    srli s9, s4, 1
    xor s9, s9, s0
    and s9, s9, s8
    xor s0, s0, s9
    slli s9, s9, 1
    xor s4, s4, s9
    srli s9, s1, 1
    xor s9, s9, s2
    and s9, s9, s8
    xor s2, s2, s9
    slli s9, s9, 1
    xor s1, s1, s9
    slli s9, t2, 16
    xor s9, t1, s9
    srli s9, s9, 16
    xor t2, t2, s9
    slli s9, s9, 16
    xor t1, t1, s9
    slli s9, a7, 16
    xor s9, s3, s9
    srli s9, s9, 16
    xor a7, a7, s9
    slli s9, s9, 16
    xor s3, s3, s9
    srli s9, t1, 8
    xor s9, s9, s3
    and s9, s9, s5
    xor s3, s3, s9
    slli s9, s9, 8
    xor t1, t1, s9
    srli s9, t2, 8
    xor s9, s9, a7
    and s5, s9, s5
    xor a7, a7, s5
    slli s5, s5, 8
    xor t2, t2, s5
    srli s5, t1, 4
    xor s5, s5, t2
    and s5, s5, s6
    xor t2, t2, s5
    slli s5, s5, 4
    xor t1, t1, s5
    srli s5, s3, 4
    xor s5, s5, a7
    and s5, s5, s6
    xor a7, a7, s5
    slli s5, s5, 4
    xor s3, s3, s5
    srli s5, t1, 2
    xor s5, s5, s3
    and s5, s5, s7
    xor s3, s3, s5
    slli s5, s5, 2
    xor t1, t1, s5
    srli s5, t2, 2
    xor s5, s5, a7
    and s5, s5, s7
    xor a7, a7, s5
    slli s5, s5, 2
    xor t2, t2, s5
    srli s5, t1, 1
    xor s5, s5, t2
    and s5, s5, s8
    xor t2, t2, s5
    slli s5, s5, 1
    xor t1, t1, s5
    srli s5, s3, 1
    xor s5, s5, a7
    and s5, s5, s8
    xor a7, a7, s5
    slli s5, s5, 1
    xor s3, s3, s5
    lw s5, 0(a2)
    xor s4, s4, s5
    lw s5, 4(a2)
    xor t1, t1, s5
    lw s5, 8(a2)
    xor s0, s0, s5
    lw s5, 12(a2)
    sw s4, 0(a3)
    sw t1, 4(a3)
    sw s0, 8(a3)
    xor t1, t2, s5
    sw t1, 12(a3)
    lw t1, 16(a2)
    lw t2, 20(a2)
    xor t1, s1, t1
    xor t2, s3, t2
    lw s0, 24(a2)
    lw s1, 28(a2)
    xor s0, s2, s0
    sw t1, 16(a3)
    sw t2, 20(a3)
    sw s0, 24(a3)
    xor t1, a7, s1
    sw t1, 28(a3)
    addi a2, a2, 32
    addi a3, a3, 32
    lw a7, 8(sp)  /* reload */
    lw t1, 12(sp)  /* reload */
    lw t2, 20(sp)  /* reload */
    bltu t0, a7, .Lpipo64_256_ctr_carry2
    addi a7, zero, 32
    bltu a4, a7, .Lpipo64_256_ctr_fewer7
    lui a7, 1040352
    addi a7, a7, -515
    bgeu t0, a7, .Lpipo64_256_ctr_fewer7
    jal zero, .Lpipo64_256_ctr_batch8
.Lpipo64_256_ctr_fewer7:
.Lpipo64_256_ctr_rest6:
    beq a4, zero, .Lpipo64_256_ctr_end3
    addi t1, a0, 512
.Lpipo64_256_ctr_block14:
    lw t2, 40(sp)  /* reload */
    lw t3, 48(sp)  /* reload */
    lw t4, 28(a0)
    xor t5, t2, t3
    lw t6, 44(sp)  /* reload */
    xor t4, t0, t4
    and t2, t4, t2
    lw a1, 52(sp)  /* reload */
    xor t2, t6, t2
    and t6, t3, t2
    xor t6, a1, t6
    xor t4, t4, t6
    lw a1, 56(sp)  /* reload */
    or a5, t6, t2
    xor t3, t3, a5
    lw a5, 60(sp)  /* reload */
    xor a6, t3, a1
    xor a7, t2, t4
    xor t2, t4, a5
    and t3, a7, t5
    xor t3, t6, t3
    lw t4, 64(sp)  /* reload */
    and t6, t2, a7
    xor t5, t5, t6
    xor s0, t3, t4
    lw t3, 32(a0)
    xor t6, t2, t5
    xor t2, t2, t3
    xor t3, a1, t6
    slli a1, t3, 28
    srli t3, t3, 4
    or a1, a1, t3
    xor t3, a6, a7
    xor t4, t4, t3
    and t3, t3, t6
    xor t3, s0, t3
    xor s1, a5, t3
    slli t3, t4, 31
    srli t4, t4, 1
    or t3, t3, t4
    lw t4, 36(a0)
    lw t6, 40(a0)
    xor t3, t3, t4
    xor t4, a1, t6
    or t6, s0, a6
    xor t5, t5, t6
    slli t6, a6, 25
    srli a1, a6, 7
    or a5, t6, a1
    or t6, t5, s0
    xor t6, a7, t6
    slli a1, t5, 27
    srli t5, t5, 5
    or t5, a1, t5
    lw a1, 44(a0)
    slli a6, t6, 30
    xor t5, t5, a1
    srli t6, t6, 2
    or t6, a6, t6
    lw a1, 48(a0)
    slli a6, s0, 29
    xor t6, t6, a1
    srli a1, s0, 3
    or a1, a6, a1
    lw a6, 52(a0)
    lw a7, 56(a0)
    xor a1, a1, a6
    xor a5, a5, a7
    slli a6, s1, 26
    srli a7, s1, 6
    or a6, a6, a7
    lw a7, 60(a0)
    lw s0, 8(sp)  /* reload */
    xor a6, a6, a7
    add t0, t0, s0
    addi a7, a0, 0
.Lpipo64_256_ctr_rounds19:
    and s0, a6, a5
    xor a1, a1, s0
    and s0, t5, a1
    xor t6, t6, s0
    xor a6, a6, t6
    and s0, t3, t2
    xor t4, t4, s0
    or s0, t4, t3
    xor t2, t2, s0
    or s0, t4, t2
    xor t3, t3, s0
    xori t4, t4, -1
    xor a5, a5, t5
    or s0, t6, a1
    xor t5, t5, s0
    xor t5, t5, t4
    xor a1, a1, a6
    xor a6, a6, t3
    and s0, a1, a5
    xor t6, t6, s0
    xor t6, t6, t2
    and s0, a6, a1
    xor a5, a5, s0
    lw s0, 64(a7)
    xor s0, a6, s0
    xor a6, a6, a5
    xor t4, t4, a6
    slli s1, t4, 28
    srli t4, t4, 4
    or t4, s1, t4
    xor s1, t5, a1
    xor t2, t2, s1
    and a6, s1, a6
    xor a6, t6, a6
    xor t3, t3, a6
    slli a6, t2, 31
    srli t2, t2, 1
    or t2, a6, t2
    lw a6, 68(a7)
    xor t2, t2, a6
    lw a6, 72(a7)
    xor t4, t4, a6
    or a6, t6, t5
    xor a5, a5, a6
    slli a6, t5, 25
    srli t5, t5, 7
    or t5, a6, t5
    or a6, a5, t6
    xor a1, a1, a6
    slli a6, a5, 27
    srli a5, a5, 5
    or a5, a6, a5
    lw a6, 76(a7)
    xor a5, a5, a6
    slli a6, a1, 30
    srli a1, a1, 2
    or a1, a6, a1
    lw a6, 80(a7)
    xor a1, a1, a6
    slli a6, t6, 29
    srli t6, t6, 3
    or t6, a6, t6
    lw a6, 84(a7)
    xor t6, t6, a6
    lw a6, 88(a7)
    xor t5, t5, a6
    slli a6, t3, 26
    srli t3, t3, 6
    or t3, a6, t3
    lw a6, 92(a7)
    xor t3, t3, a6
    and a6, t3, t5
    xor t6, t6, a6
    xor t5, t5, a5
    and a6, a5, t6
    xor a1, a1, a6
    xor t3, t3, a1
    and a6, t2, s0
    xor t4, t4, a6
    or a6, t4, t2
    xor a6, s0, a6
    or s0, t4, a6
    xor s0, t2, s0
    xori t4, t4, -1
    or t2, a1, t6
    xor t2, a5, t2
    xor a5, t2, t4
    xor t6, t6, t3
    xor t3, t3, s0
    and t2, t6, t5
    xor t2, a1, t2
    xor a1, t2, a6
    and t2, t3, t6
    xor t5, t5, t2
    lw t2, 96(a7)
    xor t2, t3, t2
    xor t3, t3, t5
    xor t4, t4, t3
    slli s1, t4, 28
    srli t4, t4, 4
    or t4, s1, t4
    xor s1, a5, t6
    xor a6, a6, s1
    and t3, s1, t3
    xor t3, a1, t3
    xor s0, s0, t3
    slli t3, a6, 31
    srli a6, a6, 1
    or t3, t3, a6
    lw a6, 100(a7)
    xor t3, t3, a6
    lw a6, 104(a7)
    xor t4, t4, a6
    or a6, a1, a5
    xor t5, t5, a6
    slli a6, a5, 25
    srli a5, a5, 7
    or a5, a6, a5
    or a6, t5, a1
    xor t6, t6, a6
    slli a6, t5, 27
    srli t5, t5, 5
    or t5, a6, t5
    lw a6, 108(a7)
    xor t5, t5, a6
    slli a6, t6, 30
    srli t6, t6, 2
    or t6, a6, t6
    lw a6, 112(a7)
    xor t6, t6, a6
    slli a6, a1, 29
    srli a1, a1, 3
    or a1, a6, a1
    lw a6, 116(a7)
    xor a1, a1, a6
    lw a6, 120(a7)
    xor a5, a5, a6
    slli a6, s0, 26
    srli s0, s0, 6
    or a6, a6, s0
    lw s0, 124(a7)
    addi a7, a7, 64
    xor a6, a6, s0
    bne a7, t1, .Lpipo64_256_ctr_rounds19
    addi a7, zero, 8
    bltu a4, a7, .Lpipo64_256_ctr_short16
    lbu a7, 0(a2)
    lbu s0, 1(a2)
    lbu s1, 2(a2)
    lbu s2, 3(a2)
    xor t2, t2, a7
    sb t2, 0(a3)
    xor t2, t3, s0
    sb t2, 1(a3)
    xor t2, t4, s1
    sb t2, 2(a3)
    xor t2, t5, s2
    sb t2, 3(a3)
    lbu t2, 4(a2)
    lbu t3, 5(a2)
    lbu t4, 6(a2)
    lbu t5, 7(a2)
    xor t2, t6, t2
    sb t2, 4(a3)
    xor t2, a1, t3
    sb t2, 5(a3)
    xor t2, a5, t4
    sb t2, 6(a3)
    xor t2, a6, t5
    sb t2, 7(a3)
    addi a2, a2, 8
    addi a3, a3, 8
    addi a4, a4, -8
.Lpipo64_256_ctr_count17:
    lw t2, 8(sp)  /* reload */
    bltu t0, t2, .Lpipo64_256_ctr_carry2
    bne a4, zero, .Lpipo64_256_ctr_block14
.Lpipo64_256_ctr_end3:
    lw t1, 0(sp)  /* reload */
    sb t0, 7(t1)
.Lpipo64_256_ctr_done4:
    lw s0, 88(sp)
    lw s1, 92(sp)
    lw s2, 96(sp)
    lw s3, 100(sp)
    lw s4, 104(sp)
    lw s5, 108(sp)
    lw s6, 112(sp)
    lw s7, 116(sp)
    lw s8, 120(sp)
    lw s9, 124(sp)
    lw s10, 128(sp)
    lw s11, 132(sp)
    lw ra, 136(sp)
    addi sp, sp, 144
    jalr zero, 0(ra)
.Lpipo64_256_ctr_short16:
    andi a7, a4, 4
    beq a7, zero, .Lpipo64_256_ctr_after23
    lbu a7, 0(a2)
    xor t2, t2, a7
    sb t2, 0(a3)
    lbu a7, 1(a2)
    addi t2, t6, 0
    xor t3, t3, a7
    sb t3, 1(a3)
    lbu t6, 2(a2)
    addi t3, a1, 0
    xor t4, t4, t6
    sb t4, 2(a3)
    lbu t6, 3(a2)
    addi a2, a2, 4
    addi t4, a5, 0
    xor t5, t5, t6
    sb t5, 3(a3)
    addi a3, a3, 4
    addi t5, a6, 0
.Lpipo64_256_ctr_after23:
    andi t6, a4, 2
    beq t6, zero, .Lpipo64_256_ctr_after25
    lbu t6, 0(a2)
    xor t2, t2, t6
    sb t2, 0(a3)
    lbu t6, 1(a2)
    addi a2, a2, 2
    addi t2, t4, 0
    xor t3, t3, t6
    sb t3, 1(a3)
    addi a3, a3, 2
.Lpipo64_256_ctr_after25:
    andi t3, a4, 1
    beq t3, zero, .Lpipo64_256_ctr_after27
    lbu t3, 0(a2)
    xor t2, t2, t3
    sb t2, 0(a3)
.Lpipo64_256_ctr_after27:
    addi a4, zero, 0
    jal zero, .Lpipo64_256_ctr_count17
.Lpipo64_256_ctr_carry2:
    lw t0, 0(sp)  /* reload */
    lbu t1, 6(t0)
    addi t1, t1, 1
    sb t1, 6(t0)
    srli t1, t1, 8
    lbu t2, 5(t0)
    add t1, t2, t1
    sb t1, 5(t0)
    srli t1, t1, 8
    lbu t2, 4(t0)
    add t1, t2, t1
    sb t1, 4(t0)
    srli t1, t1, 8
    lbu t2, 3(t0)
    add t1, t2, t1
    sb t1, 3(t0)
    srli t1, t1, 8
    lbu t2, 2(t0)
    add t1, t2, t1
    sb t1, 2(t0)
    srli t1, t1, 8
    lbu t2, 1(t0)
    add t1, t2, t1
    sb t1, 1(t0)
    srli t1, t1, 8
    lbu t2, 0(t0)
    add t1, t2, t1
    sb t1, 0(t0)
    sb zero, 7(t0)
    jal zero, .Lpipo64_256_ctr_epoch1
    .size pipo64_256_ctr, .-pipo64_256_ctr

    .section .note.GNU-stack,"",%progbits
