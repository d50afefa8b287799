/* gen --cipher pipo --target rv32i */
/* SPDX-License-Identifier: 0BSD */
/*
 * PIPO64_128 (ICISC 2020) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
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
      "symbol": "pipo64_128_expand_key",
      "role": "expand_key",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 2444,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_128_encrypt",
      "role": "encrypt",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 1128,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_128_decrypt",
      "role": "decrypt",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 1124,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 5828,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 5824,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_128_ctr",
      "role": "ctr",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 6788,
      "stack_bytes": 144
    }
  ]
}
*/
#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "pipo64_128.S is for RV32I with ILP32, little-endian"
#endif
    .option norvc
    .option norelax
    .text

    .balign 4
    .globl pipo64_128_expand_key
    .type pipo64_128_expand_key, %function
pipo64_128_expand_key:
    andi t0, a1, 3
    bne t0, zero, .Lpipo64_128_expand_key_bytes1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Lpipo64_128_expand_key_join2:
    srli t4, t0, 8
    xor t4, t4, t0
    lui t5, 4080
    addi t5, t5, 255
    and t4, t4, t5
    slli t5, t4, 8
    xor t5, t0, t5
    slli t6, t5, 16
    xor t6, t5, t6
    srli t6, t6, 16
    slli a1, t6, 16
    xor a1, t5, a1
    sw a1, 0(a0)
    xor t4, t0, t4
    slli a2, t4, 16
    xor a2, t4, a2
    srli a2, a2, 16
    slli a3, a2, 16
    xor a3, t4, a3
    sw a3, 4(a0)
    sw a3, 68(a0)
    sw a3, 132(a0)
    sw a3, 196(a0)
    sw a3, 260(a0)
    sw a3, 324(a0)
    sw a3, 388(a0)
    xor t5, t5, t6
    sw t5, 8(a0)
    sw t5, 72(a0)
    sw t5, 136(a0)
    sw t5, 200(a0)
    sw t5, 264(a0)
    sw t5, 328(a0)
    sw t5, 392(a0)
    xor t4, t4, a2
    sw t4, 12(a0)
    sw t4, 76(a0)
    sw t4, 140(a0)
    sw t4, 204(a0)
    sw t4, 268(a0)
    sw t4, 332(a0)
    sw t4, 396(a0)
    srli t4, t1, 8
    xor t4, t4, t1
    lui t5, 4080
    addi t5, t5, 255
    and t4, t4, t5
    slli t5, t4, 8
    xor t5, t1, t5
    slli t6, t5, 16
    xor t6, t5, t6
    srli t6, t6, 16
    slli a2, t6, 16
    xor a2, t5, a2
    sw a2, 16(a0)
    sw a2, 80(a0)
    sw a2, 144(a0)
    sw a2, 208(a0)
    sw a2, 272(a0)
    sw a2, 336(a0)
    sw a2, 400(a0)
    xor t4, t1, t4
    slli a2, t4, 16
    xor a2, t4, a2
    srli a2, a2, 16
    slli a3, a2, 16
    xor a3, t4, a3
    sw a3, 20(a0)
    sw a3, 84(a0)
    sw a3, 148(a0)
    sw a3, 212(a0)
    sw a3, 276(a0)
    sw a3, 340(a0)
    sw a3, 404(a0)
    xor t5, t5, t6
    sw t5, 24(a0)
    sw t5, 88(a0)
    sw t5, 152(a0)
    sw t5, 216(a0)
    sw t5, 280(a0)
    sw t5, 344(a0)
    sw t5, 408(a0)
    xor t4, t4, a2
    sw t4, 28(a0)
    sw t4, 92(a0)
    sw t4, 156(a0)
    sw t4, 220(a0)
    sw t4, 284(a0)
    sw t4, 348(a0)
    sw t4, 412(a0)
    srli t4, t2, 8
    xor t4, t4, t2
    lui t5, 4080
    addi t5, t5, 255
    and t4, t4, t5
    slli t5, t4, 8
    xor t5, t2, t5
    slli t6, t5, 16
    xor t6, t5, t6
    srli t6, t6, 16
    slli a2, t6, 16
    xor a2, t5, a2
    lui a3, 4112
    addi a3, a3, 257
    xor a3, a2, a3
    sw a3, 32(a0)
    xor t4, t2, t4
    slli a3, t4, 16
    xor a3, t4, a3
    srli a3, a3, 16
    slli a4, a3, 16
    xor a4, t4, a4
    sw a4, 36(a0)
    sw a4, 100(a0)
    sw a4, 164(a0)
    sw a4, 228(a0)
    sw a4, 292(a0)
    sw a4, 356(a0)
    sw a4, 420(a0)
    xor t5, t5, t6
    sw t5, 40(a0)
    sw t5, 104(a0)
    sw t5, 168(a0)
    sw t5, 232(a0)
    sw t5, 296(a0)
    sw t5, 360(a0)
    sw t5, 424(a0)
    xor t4, t4, a3
    sw t4, 44(a0)
    sw t4, 108(a0)
    sw t4, 172(a0)
    sw t4, 236(a0)
    sw t4, 300(a0)
    sw t4, 364(a0)
    sw t4, 428(a0)
    srli t4, t3, 8
    xor t4, t4, t3
    lui t5, 4080
    addi t5, t5, 255
    and t4, t4, t5
    slli t5, t4, 8
    xor t5, t3, t5
    slli t6, t5, 16
    xor t6, t5, t6
    srli t6, t6, 16
    slli a3, t6, 16
    xor a3, t5, a3
    sw a3, 48(a0)
    sw a3, 112(a0)
    sw a3, 176(a0)
    sw a3, 240(a0)
    sw a3, 304(a0)
    sw a3, 368(a0)
    sw a3, 432(a0)
    xor t4, t3, t4
    slli a3, t4, 16
    xor a3, t4, a3
    srli a3, a3, 16
    slli a4, a3, 16
    xor a4, t4, a4
    sw a4, 52(a0)
    sw a4, 116(a0)
    sw a4, 180(a0)
    sw a4, 244(a0)
    sw a4, 308(a0)
    sw a4, 372(a0)
    sw a4, 436(a0)
    xor t5, t5, t6
    sw t5, 56(a0)
    sw t5, 120(a0)
    sw t5, 184(a0)
    sw t5, 248(a0)
    sw t5, 312(a0)
    sw t5, 376(a0)
    sw t5, 440(a0)
    xor t4, t4, a3
    sw t4, 60(a0)
    sw t4, 124(a0)
    sw t4, 188(a0)
    sw t4, 252(a0)
    sw t4, 316(a0)
    sw t4, 380(a0)
    sw t4, 444(a0)
    lui t4, 8224
    addi t4, t4, 514
    xor t4, a1, t4
    sw t4, 64(a0)
    lui t4, 12336
    addi t4, t4, 771
    xor t4, a2, t4
    sw t4, 96(a0)
    lui t4, 16448
    addi t4, t4, 1028
    xor t4, a1, t4
    sw t4, 128(a0)
    lui t4, 20560
    addi t4, t4, 1285
    xor t4, a2, t4
    sw t4, 160(a0)
    lui t4, 24672
    addi t4, t4, 1542
    xor t4, a1, t4
    sw t4, 192(a0)
    lui t4, 28784
    addi t4, t4, 1799
    xor t4, a2, t4
    sw t4, 224(a0)
    lui t4, 32897
    addi t4, t4, -2040
    xor t4, a1, t4
    sw t4, 256(a0)
    lui t4, 37009
    addi t4, t4, -1783
    xor t4, a2, t4
    sw t4, 288(a0)
    lui t4, 41121
    addi t4, t4, -1526
    xor t4, a1, t4
    sw t4, 320(a0)
    lui t4, 45233
    addi t4, t4, -1269
    xor t4, a2, t4
    sw t4, 352(a0)
    lui t4, 49345
    addi t4, t4, -1012
    xor t4, a1, t4
    sw t4, 384(a0)
    lui t4, 53457
    addi t4, t4, -755
    xor t4, a2, t4
    sw t4, 416(a0)
    srli t4, t0, 1
    xor t4, t4, t0
    lui t5, 349525
    addi t5, t5, 1365
    and t4, t4, t5
    slli t5, t4, 1
    xor t5, t0, t5
    srli t6, t5, 2
    xor t6, t6, t5
    lui a1, 209715
    addi a1, a1, 819
    and t6, t6, a1
    slli a1, t6, 2
    xor a1, t5, a1
    srli a2, a1, 4
    xor t0, t0, t4
    srli t4, t0, 2
    xor t4, t4, t0
    lui a3, 209715
    addi a3, a3, 819
    and t4, t4, a3
    slli a3, t4, 2
    xor a3, t0, a3
    xor a2, a2, a3
    lui a4, 61681
    addi a4, a4, -241
    and a2, a2, a4
    slli a4, a2, 4
    xor a1, a1, a4
    srli a4, a1, 8
    xor t5, t5, t6
    srli t6, t5, 4
    xor t0, t0, t4
    xor t4, t6, t0
    lui t6, 61681
    addi t6, t6, -241
    and t4, t4, t6
    slli t6, t4, 4
    xor t5, t5, t6
    xor t6, a4, t5
    lui a4, 4080
    addi a4, a4, 255
    and t6, t6, a4
    slli a4, t6, 8
    xor a1, a1, a4
    xor a2, a3, a2
    srli a3, a2, 8
    xor t0, t0, t4
    xor t4, a3, t0
    lui a3, 4080
    addi a3, a3, 255
    and t4, t4, a3
    slli a3, t4, 8
    xor a2, a2, a3
    slli a3, a2, 16
    xor a3, a1, a3
    srli a3, a3, 16
    slli a4, a3, 16
    xor a1, a1, a4
    sw a1, 448(a0)
    xor t5, t5, t6
    xor t0, t0, t4
    slli t4, t0, 16
    xor t4, t5, t4
    srli t4, t4, 16
    slli t6, t4, 16
    xor t5, t5, t6
    sw t5, 452(a0)
    xor t5, a2, a3
    sw t5, 456(a0)
    xor t0, t0, t4
    sw t0, 460(a0)
    srli t0, t1, 1
    xor t0, t0, t1
    lui t4, 349525
    addi t4, t4, 1365
    and t0, t0, t4
    slli t4, t0, 1
    xor t4, t1, t4
    srli t5, t4, 2
    xor t5, t5, t4
    lui t6, 209715
    addi t6, t6, 819
    and t5, t5, t6
    slli t6, t5, 2
    xor t6, t4, t6
    srli a2, t6, 4
    xor t0, t1, t0
    srli t1, t0, 2
    xor t1, t1, t0
    lui a3, 209715
    addi a3, a3, 819
    and t1, t1, a3
    slli a3, t1, 2
    xor a3, t0, a3
    xor a2, a2, a3
    lui a4, 61681
    addi a4, a4, -241
    and a2, a2, a4
    slli a4, a2, 4
    xor t6, t6, a4
    srli a4, t6, 8
    xor t4, t4, t5
    srli t5, t4, 4
    xor t0, t0, t1
    xor t1, t5, t0
    lui t5, 61681
    addi t5, t5, -241
    and t1, t1, t5
    slli t5, t1, 4
    xor t4, t4, t5
    xor t5, a4, t4
    lui a4, 4080
    addi a4, a4, 255
    and t5, t5, a4
    slli a4, t5, 8
    xor t6, t6, a4
    xor a2, a3, a2
    srli a3, a2, 8
    xor t0, t0, t1
    xor t1, a3, t0
    lui a3, 4080
    addi a3, a3, 255
    and t1, t1, a3
    slli a3, t1, 8
    xor a2, a2, a3
    slli a3, a2, 16
    xor a3, t6, a3
    srli a3, a3, 16
    slli a4, a3, 16
    xor t6, t6, a4
    sw t6, 464(a0)
    xor t4, t4, t5
    xor t0, t0, t1
    slli t1, t0, 16
    xor t1, t4, t1
    srli t1, t1, 16
    slli t5, t1, 16
    xor t4, t4, t5
    sw t4, 468(a0)
    xor t4, a2, a3
    sw t4, 472(a0)
    xor t0, t0, t1
    sw t0, 476(a0)
    srli t0, t2, 1
    xor t0, t0, t2
    lui t1, 349525
    addi t1, t1, 1365
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t2, t1
    srli t4, t1, 2
    xor t4, t4, t1
    lui t5, 209715
    addi t5, t5, 819
    and t4, t4, t5
    slli t5, t4, 2
    xor t5, t1, t5
    srli t6, t5, 4
    xor t0, t2, t0
    srli t2, t0, 2
    xor t2, t2, t0
    lui a2, 209715
    addi a2, a2, 819
    and t2, t2, a2
    slli a2, t2, 2
    xor a2, t0, a2
    xor t6, t6, a2
    lui a3, 61681
    addi a3, a3, -241
    and t6, t6, a3
    slli a3, t6, 4
    xor t5, t5, a3
    srli a3, t5, 8
    xor t1, t1, t4
    srli t4, t1, 4
    xor t0, t0, t2
    xor t2, t4, t0
    lui t4, 61681
    addi t4, t4, -241
    and t2, t2, t4
    slli t4, t2, 4
    xor t1, t1, t4
    xor t4, a3, t1
    lui a3, 4080
    addi a3, a3, 255
    and t4, t4, a3
    slli a3, t4, 8
    xor t5, t5, a3
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
    slli a3, a2, 16
    xor t5, t5, a3
    xori a3, t5, 15
    sw a3, 480(a0)
    xor t1, t1, t4
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t4, t2, 16
    xor t1, t1, t4
    sw t1, 484(a0)
    xor t1, t6, a2
    sw t1, 488(a0)
    xor t0, t0, t2
    sw t0, 492(a0)
    srli t0, t3, 1
    xor t0, t0, t3
    lui t1, 349525
    addi t1, t1, 1365
    and t0, t0, t1
    slli t1, t0, 1
    xor t1, t3, t1
    srli t2, t1, 2
    xor t2, t2, t1
    lui t4, 209715
    addi t4, t4, 819
    and t2, t2, t4
    slli t4, t2, 2
    xor t4, t1, t4
    srli t6, t4, 4
    xor t0, t3, t0
    srli t3, t0, 2
    xor t3, t3, t0
    lui a2, 209715
    addi a2, a2, 819
    and t3, t3, a2
    slli a2, t3, 2
    xor a2, t0, a2
    xor t6, t6, a2
    lui a3, 61681
    addi a3, a3, -241
    and t6, t6, a3
    slli a3, t6, 4
    xor t4, t4, a3
    srli a3, t4, 8
    xor t1, t1, t2
    srli t2, t1, 4
    xor t0, t0, t3
    xor t2, t2, t0
    lui t3, 61681
    addi t3, t3, -241
    and t2, t2, t3
    slli t3, t2, 4
    xor t1, t1, t3
    xor t3, a3, t1
    lui a3, 4080
    addi a3, a3, 255
    and t3, t3, a3
    slli a3, t3, 8
    xor t4, t4, a3
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
    xor a2, t4, a2
    srli a2, a2, 16
    slli a3, a2, 16
    xor t4, t4, a3
    sw t4, 496(a0)
    xor t1, t1, t3
    xor t0, t0, t2
    slli t2, t0, 16
    xor t2, t1, t2
    srli t2, t2, 16
    slli t3, t2, 16
    xor t1, t1, t3
    sw t1, 500(a0)
    xor t1, t6, a2
    sw t1, 504(a0)
    xor t0, t0, t2
    sw t0, 508(a0)
    xori t0, a1, 240
    sw t0, 512(a0)
    xori t0, t5, 255
    sw t0, 516(a0)
    lui t0, 1
    addi t0, t0, -256
    xor t0, a1, t0
    sw t0, 520(a0)
    lui t0, 1
    addi t0, t0, -241
    xor t0, t5, t0
    sw t0, 524(a0)
    lui t0, 1
    addi t0, t0, -16
    xor t0, a1, t0
    sw t0, 528(a0)
    lui t0, 1
    addi t0, t0, -1
    xor t0, t5, t0
    sw t0, 532(a0)
    lui t0, 15
    xor t0, a1, t0
    sw t0, 536(a0)
    lui t0, 15
    addi t0, t0, 15
    xor t0, t5, t0
    sw t0, 540(a0)
    lui t0, 15
    addi t0, t0, 240
    xor t0, a1, t0
    sw t0, 544(a0)
    lui t0, 15
    addi t0, t0, 255
    xor t0, t5, t0
    sw t0, 548(a0)
    lui t0, 16
    addi t0, t0, -256
    xor t0, a1, t0
    sw t0, 552(a0)
    lui t0, 16
    addi t0, t0, -241
    xor t0, t5, t0
    sw t0, 556(a0)
    jalr zero, 0(ra)
.Lpipo64_128_expand_key_bytes1:
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
    slli t4, t4, 24
    or t3, t3, t4
    jal zero, .Lpipo64_128_expand_key_join2
    .size pipo64_128_expand_key, .-pipo64_128_expand_key

    .balign 4
    .globl pipo64_128_encrypt
    .type pipo64_128_encrypt, %function
pipo64_128_encrypt:
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
    addi a3, a0, 384
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
.Lpipo64_128_encrypt_rounds1:
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
    bne a4, a3, .Lpipo64_128_encrypt_rounds1
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
    lw a3, 416(a0)
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
    lw a3, 420(a0)
    lw a4, 424(a0)
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
    lw a3, 428(a0)
    slli a4, t5, 30
    xor t6, t6, a3
    srli t5, t5, 2
    or t5, a4, t5
    lw a3, 432(a0)
    slli a4, t4, 29
    xor t5, t5, a3
    srli t4, t4, 3
    or t4, a4, t4
    lw a3, 436(a0)
    lw a4, 440(a0)
    xor t4, t4, a3
    xor t3, t3, a4
    slli a3, t1, 26
    srli t1, t1, 6
    or t1, a3, t1
    lw a0, 444(a0)
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
    .size pipo64_128_encrypt, .-pipo64_128_encrypt

    .balign 4
    .globl pipo64_128_decrypt
    .type pipo64_128_decrypt, %function
pipo64_128_decrypt:
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
    addi a3, a0, 384
    slli a4, t6, 8
    or t6, t6, a4
    slli a4, t6, 16
    or t6, t6, a4
    slli a4, a1, 8
    or a1, a1, a4
    slli a4, a1, 16
    or a1, a1, a4
.Lpipo64_128_decrypt_rounds1:
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
    bne a3, a0, .Lpipo64_128_decrypt_rounds1
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
    .size pipo64_128_decrypt, .-pipo64_128_decrypt

    .balign 4
    .globl pipo64_128_encrypt_blocks
    .type pipo64_128_encrypt_blocks, %function
pipo64_128_encrypt_blocks:
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
    beq t0, zero, .Lpipo64_128_encrypt_blocks_aligned4
    jal zero, .Lpipo64_128_encrypt_blocks_rest2
.Lpipo64_128_encrypt_blocks_aligned4:
    andi t0, a2, 3
    beq t0, zero, .Lpipo64_128_encrypt_blocks_aligned5
    jal zero, .Lpipo64_128_encrypt_blocks_rest2
.Lpipo64_128_encrypt_blocks_aligned5:
    addi t4, a3, -4
    bge t4, zero, .Lpipo64_128_encrypt_blocks_batches6
    jal zero, .Lpipo64_128_encrypt_blocks_fewer3
.Lpipo64_128_encrypt_blocks_batches6:
    lui t0, 349525
    addi t0, t0, 1365
    sw t0, 0(sp)  /* spill */
    lui t1, 209715
    addi t1, t1, 819
    sw t1, 4(sp)  /* spill */
    lui t2, 61681
    addi t2, t2, -241
    sw t2, 8(sp)  /* spill */
    lui t3, 4080
    addi t3, t3, 255
    sw t3, 12(sp)  /* spill */
    lw t5, 452(a0)
    lw t6, 456(a0)
    lw a3, 460(a0)
    lw a4, 464(a0)
    lw a5, 468(a0)
    lw a6, 472(a0)
    lw a7, 476(a0)
    lw s0, 484(a0)
    lw s1, 488(a0)
    lw s2, 492(a0)
    lw s3, 496(a0)
.Lpipo64_128_encrypt_blocks_blocks7:
    lw s4, 0(a1)
    lw s5, 8(a1)
    srli s6, s4, 1
    xor s6, s6, s5
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s6, 1
    xor s4, s4, s6
    lw s6, 16(a1)
    lw s7, 24(a1)
    srli s8, s6, 1
    xor s8, s8, s7
    and s8, s8, t0
    xor s7, s7, s8
    slli s8, s8, 1
    xor s6, s6, s8
    srli s8, s4, 2
    xor s8, s8, s6
    and s8, s8, t1
    xor s6, s6, s8
    slli s8, s8, 2
    xor s4, s4, s8
    srli s8, s5, 2
    xor s8, s8, s7
    and s8, s8, t1
    xor s7, s7, s8
    slli s8, s8, 2
    xor s5, s5, s8
    srli s8, s4, 4
    xor s8, s8, s5
    and s8, s8, t2
    xor s5, s5, s8
    slli s8, s8, 4
    xor s4, s4, s8
    srli s8, s6, 4
    xor s8, s8, s7
    and s8, s8, t2
    xor s7, s7, s8
    slli s8, s8, 4
    xor s6, s6, s8
    srli s8, s4, 8
    xor s8, s8, s6
    and s8, s8, t3
    xor s6, s6, s8
    slli s8, s8, 8
    xor s4, s4, s8
    srli s8, s5, 8
    xor s8, s8, s7
    and s8, s8, t3
    xor s7, s7, s8
    slli s8, s8, 8
    xor s5, s5, s8
    slli s8, s5, 16
    xor s8, s4, s8
    srli s8, s8, 16
    xor s5, s5, s8
    slli s8, s8, 16
    xor s4, s4, s8
    slli s8, s7, 16
    xor s8, s6, s8
    srli s8, s8, 16
    xor s7, s7, s8
    slli s8, s8, 16
    xor s6, s6, s8
    lw s8, 4(a1)
    lw s9, 12(a1)
    srli s10, s8, 1
    xor s10, s10, s9
    and s10, s10, t0
    xor s9, s9, s10
    slli s10, s10, 1
    xor s8, s8, s10
    lw s10, 20(a1)
    lw s11, 28(a1)
    srli ra, s10, 1
    xor ra, ra, s11
    and t0, ra, t0
    xor s11, s11, t0
    slli t0, t0, 1
    xor t0, s10, t0
    srli s10, s8, 2
    xor s10, s10, t0
    and s10, s10, t1
    xor t0, t0, s10
    slli s10, s10, 2
    xor s8, s8, s10
    srli s10, s9, 2
    xor s10, s10, s11
    and t1, s10, t1
    xor s10, s11, t1
    slli t1, t1, 2
    xor t1, s9, t1
    srli s9, s8, 4
    xor s9, s9, t1
    and s9, s9, t2
    xor t1, t1, s9
    slli s9, s9, 4
    xor s8, s8, s9
    srli s9, t0, 4
    xor s9, s9, s10
    and t2, s9, t2
    xor s9, s10, t2
    slli t2, t2, 4
    xor t0, t0, t2
    srli t2, s8, 8
    xor t2, t2, t0
    and t2, t2, t3
    xor t0, t0, t2
    slli t2, t2, 8
    xor t2, s8, t2
    srli s8, t1, 8
    xor s8, s8, s9
    and t3, s8, t3
    xor s8, s9, t3
    slli t3, t3, 8
    xor t1, t1, t3
    slli t3, t1, 16
    xor t3, t2, t3
    srli t3, t3, 16
    xor t1, t1, t3
    slli t3, t3, 16
    xor t2, t2, t3
    slli t3, s8, 16
    xor t3, t0, t3
    srli t3, t3, 16
    xor s8, s8, t3
    slli t3, t3, 16
    xor t0, t0, t3
    addi a1, a1, 32
    lw t3, 448(a0)
    xor s6, s6, t5
    xor t3, s4, t3
    xor s4, s5, t6
    xor s5, s7, a3
    xor t2, t2, a4
    xor t0, t0, a5
    xor t1, t1, a6
    xor s7, s8, a7
    and s8, s7, t1
    xor t0, t0, s8
    and s8, s5, t0
    xor t2, t2, s8
    xor s7, s7, t2
    and s8, s6, t3
    xor s4, s4, s8
    or s8, s4, s6
    xor t3, t3, s8
    or s8, s4, t3
    xor s6, s6, s8
    xori s4, s4, -1
    xor t1, t1, s5
    or s8, t2, t0
    xor s5, s5, s8
    xor s5, s5, s4
    xor t0, t0, s7
    xor s7, s7, s6
    and s8, t0, t1
    xor t2, t2, s8
    and s8, s7, t0
    xor t1, t1, s8
    xor t2, t2, t3
    lw s8, 480(a0)
    xor s9, s7, t1
    xor s7, s7, s8
    xor s4, s4, s9
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, s5, t0
    xor t3, t3, s8
    and s8, s8, s9
    xor s8, t2, s8
    xor s6, s6, s8
    slli s8, t3, 28
    srli t3, t3, 4
    or t3, s8, t3
    xor t3, t3, s0
    xor s4, s4, s1
    or s8, t2, s5
    xor t1, t1, s8
    slli s8, s5, 4
    srli s5, s5, 28
    or s5, s8, s5
    or s8, t1, t2
    xor t0, t0, s8
    slli s8, t1, 12
    srli t1, t1, 20
    or t1, s8, t1
    xor t1, t1, s2
    slli s8, t0, 24
    srli t0, t0, 8
    or t0, s8, t0
    xor t0, t0, s3
    slli s8, t2, 20
    lw s9, 500(a0)  /* again */
    srli t2, t2, 12
    lw s10, 504(a0)  /* again */
    or t2, s8, t2
    xor t2, t2, s9
    xor s5, s5, s10
    slli s8, s6, 8
    lw s11, 508(a0)  /* again */
    srli s6, s6, 24
    or s6, s8, s6
    xor s6, s6, s11
    and s8, s6, s5
    xor t2, t2, s8
    and s8, t1, t2
    xor t0, t0, s8
    xor s6, s6, t0
    and s8, t3, s7
    xor s4, s4, s8
    or s8, s4, t3
    xor s7, s7, s8
    or s8, s4, s7
    xor t3, t3, s8
    xori s4, s4, -1
    xor s5, s5, t1
    or s8, t0, t2
    xor t1, t1, s8
    xor t1, t1, s4
    xor t2, t2, s6
    xor s6, s6, t3
    and s8, t2, s5
    xor t0, t0, s8
    and s8, s6, t2
    xor s5, s5, s8
    xor t0, t0, s7
    lw s8, 512(a0)
    xor ra, s6, s5
    xor s6, s6, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, t1, t2
    xor s7, s7, s8
    and s8, s8, ra
    xor s8, t0, s8
    xor t3, t3, s8
    slli s8, s7, 28
    srli s7, s7, 4
    or s7, s8, s7
    xor s7, s7, t5
    xor s4, s4, t6
    or s8, t0, t1
    xor s5, s5, s8
    slli s8, t1, 4
    srli t1, t1, 28
    or t1, s8, t1
    or s8, s5, t0
    xor t2, t2, s8
    slli s8, s5, 12
    srli s5, s5, 20
    or s5, s8, s5
    xor s5, s5, a3
    slli s8, t2, 24
    srli t2, t2, 8
    or t2, s8, t2
    xor t2, t2, a4
    slli s8, t0, 20
    srli t0, t0, 12
    or t0, s8, t0
    xor t0, t0, a5
    xor t1, t1, a6
    slli s8, t3, 8
    srli t3, t3, 24
    or t3, s8, t3
    xor t3, t3, a7
    and s8, t3, t1
    xor t0, t0, s8
    and s8, s5, t0
    xor t2, t2, s8
    xor t3, t3, t2
    and s8, s7, s6
    xor s4, s4, s8
    or s8, s4, s7
    xor s6, s6, s8
    or s8, s4, s6
    xor s7, s7, s8
    xori s4, s4, -1
    xor t1, t1, s5
    or s8, t2, t0
    xor s5, s5, s8
    xor s5, s5, s4
    xor t0, t0, t3
    xor t3, t3, s7
    and s8, t0, t1
    xor t2, t2, s8
    and s8, t3, t0
    xor t1, t1, s8
    xor t2, t2, s6
    lw s8, 516(a0)
    xor ra, t3, t1
    xor t3, t3, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, s5, t0
    xor s6, s6, s8
    and s8, s8, ra
    xor s8, t2, s8
    xor s7, s7, s8
    slli s8, s6, 28
    srli s6, s6, 4
    or s6, s8, s6
    xor s6, s6, s0
    xor s4, s4, s1
    or s8, t2, s5
    xor t1, t1, s8
    slli s8, s5, 4
    srli s5, s5, 28
    or s5, s8, s5
    or s8, t1, t2
    xor t0, t0, s8
    slli s8, t1, 12
    srli t1, t1, 20
    or t1, s8, t1
    xor t1, t1, s2
    slli s8, t0, 24
    srli t0, t0, 8
    or t0, s8, t0
    xor t0, t0, s3
    slli s8, t2, 20
    srli t2, t2, 12
    or t2, s8, t2
    xor t2, t2, s9
    xor s5, s5, s10
    slli s8, s7, 8
    srli s7, s7, 24
    or s7, s8, s7
    xor s7, s7, s11
    and s8, s7, s5
    xor t2, t2, s8
    and s8, t1, t2
    xor t0, t0, s8
    xor s7, s7, t0
    and s8, s6, t3
    xor s4, s4, s8
    or s8, s4, s6
    xor t3, t3, s8
    or s8, s4, t3
    xor s6, s6, s8
    xori s4, s4, -1
    xor s5, s5, t1
    or s8, t0, t2
    xor t1, t1, s8
    xor t1, t1, s4
    xor t2, t2, s7
    xor s7, s7, s6
    and s8, t2, s5
    xor t0, t0, s8
    and s8, s7, t2
    xor s5, s5, s8
    xor t0, t0, t3
    lw s8, 520(a0)
    xor ra, s7, s5
    xor s7, s7, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, t1, t2
    xor t3, t3, s8
    and s8, s8, ra
    xor s8, t0, s8
    xor s6, s6, s8
    slli s8, t3, 28
    srli t3, t3, 4
    or t3, s8, t3
    xor t3, t3, t5
    xor s4, s4, t6
    or s8, t0, t1
    xor s5, s5, s8
    slli s8, t1, 4
    srli t1, t1, 28
    or t1, s8, t1
    or s8, s5, t0
    xor t2, t2, s8
    slli s8, s5, 12
    srli s5, s5, 20
    or s5, s8, s5
    xor s5, s5, a3
    slli s8, t2, 24
    srli t2, t2, 8
    or t2, s8, t2
    xor t2, t2, a4
    slli s8, t0, 20
    srli t0, t0, 12
    or t0, s8, t0
    xor t0, t0, a5
    xor t1, t1, a6
    slli s8, s6, 8
    srli s6, s6, 24
    or s6, s8, s6
    xor s6, s6, a7
    and s8, s6, t1
    xor t0, t0, s8
    and s8, s5, t0
    xor t2, t2, s8
    xor s6, s6, t2
    and s8, t3, s7
    xor s4, s4, s8
    or s8, s4, t3
    xor s7, s7, s8
    or s8, s4, s7
    xor t3, t3, s8
    xori s4, s4, -1
    xor t1, t1, s5
    or s8, t2, t0
    xor s5, s5, s8
    xor s5, s5, s4
    xor t0, t0, s6
    xor s6, s6, t3
    and s8, t0, t1
    xor t2, t2, s8
    and s8, s6, t0
    xor t1, t1, s8
    xor t2, t2, s7
    lw s8, 524(a0)
    xor ra, s6, t1
    xor s6, s6, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, s5, t0
    xor s7, s7, s8
    and s8, s8, ra
    xor s8, t2, s8
    xor t3, t3, s8
    slli s8, s7, 28
    srli s7, s7, 4
    or s7, s8, s7
    xor s7, s7, s0
    xor s4, s4, s1
    or s8, t2, s5
    xor t1, t1, s8
    slli s8, s5, 4
    srli s5, s5, 28
    or s5, s8, s5
    or s8, t1, t2
    xor t0, t0, s8
    slli s8, t1, 12
    srli t1, t1, 20
    or t1, s8, t1
    xor t1, t1, s2
    slli s8, t0, 24
    srli t0, t0, 8
    or t0, s8, t0
    xor t0, t0, s3
    slli s8, t2, 20
    srli t2, t2, 12
    or t2, s8, t2
    xor t2, t2, s9
    xor s5, s5, s10
    slli s8, t3, 8
    srli t3, t3, 24
    or t3, s8, t3
    xor t3, t3, s11
    and s8, t3, s5
    xor t2, t2, s8
    and s8, t1, t2
    xor t0, t0, s8
    xor t3, t3, t0
    and s8, s7, s6
    xor s4, s4, s8
    or s8, s4, s7
    xor s6, s6, s8
    or s8, s4, s6
    xor s7, s7, s8
    xori s4, s4, -1
    xor s5, s5, t1
    or s8, t0, t2
    xor t1, t1, s8
    xor t1, t1, s4
    xor t2, t2, t3
    xor t3, t3, s7
    and s8, t2, s5
    xor t0, t0, s8
    and s8, t3, t2
    xor s5, s5, s8
    xor t0, t0, s6
    lw s8, 528(a0)
    xor ra, t3, s5
    xor t3, t3, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, t1, t2
    xor s6, s6, s8
    and s8, s8, ra
    xor s8, t0, s8
    xor s7, s7, s8
    slli s8, s6, 28
    srli s6, s6, 4
    or s6, s8, s6
    xor s6, s6, t5
    xor s4, s4, t6
    or s8, t0, t1
    xor s5, s5, s8
    slli s8, t1, 4
    srli t1, t1, 28
    or t1, s8, t1
    or s8, s5, t0
    xor t2, t2, s8
    slli s8, s5, 12
    srli s5, s5, 20
    or s5, s8, s5
    xor s5, s5, a3
    slli s8, t2, 24
    srli t2, t2, 8
    or t2, s8, t2
    xor t2, t2, a4
    slli s8, t0, 20
    srli t0, t0, 12
    or t0, s8, t0
    xor t0, t0, a5
    xor t1, t1, a6
    slli s8, s7, 8
    srli s7, s7, 24
    or s7, s8, s7
    xor s7, s7, a7
    and s8, s7, t1
    xor t0, t0, s8
    and s8, s5, t0
    xor t2, t2, s8
    xor s7, s7, t2
    and s8, s6, t3
    xor s4, s4, s8
    or s8, s4, s6
    xor t3, t3, s8
    or s8, s4, t3
    xor s6, s6, s8
    xori s4, s4, -1
    xor t1, t1, s5
    or s8, t2, t0
    xor s5, s5, s8
    xor s5, s5, s4
    xor t0, t0, s7
    xor s7, s7, s6
    and s8, t0, t1
    xor t2, t2, s8
    and s8, s7, t0
    xor t1, t1, s8
    xor t2, t2, t3
    lw s8, 532(a0)
    xor ra, s7, t1
    xor s7, s7, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, s5, t0
    xor t3, t3, s8
    and s8, s8, ra
    xor s8, t2, s8
    xor s6, s6, s8
    slli s8, t3, 28
    srli t3, t3, 4
    or t3, s8, t3
    xor t3, t3, s0
    xor s4, s4, s1
    or s8, t2, s5
    xor t1, t1, s8
    slli s8, s5, 4
    srli s5, s5, 28
    or s5, s8, s5
    or s8, t1, t2
    xor t0, t0, s8
    slli s8, t1, 12
    srli t1, t1, 20
    or t1, s8, t1
    xor t1, t1, s2
    slli s8, t0, 24
    srli t0, t0, 8
    or t0, s8, t0
    xor t0, t0, s3
    slli s8, t2, 20
    srli t2, t2, 12
    or t2, s8, t2
    xor t2, t2, s9
    xor s5, s5, s10
    slli s8, s6, 8
    srli s6, s6, 24
    or s6, s8, s6
    xor s6, s6, s11
    and s8, s6, s5
    xor t2, t2, s8
    and s8, t1, t2
    xor t0, t0, s8
    xor s6, s6, t0
    and s8, t3, s7
    xor s4, s4, s8
    or s8, s4, t3
    xor s7, s7, s8
    or s8, s4, s7
    xor t3, t3, s8
    xori s4, s4, -1
    xor s5, s5, t1
    or s8, t0, t2
    xor t1, t1, s8
    xor t1, t1, s4
    xor t2, t2, s6
    xor s6, s6, t3
    and s8, t2, s5
    xor t0, t0, s8
    and s8, s6, t2
    xor s5, s5, s8
    xor t0, t0, s7
    lw s8, 536(a0)
    xor ra, s6, s5
    xor s6, s6, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, t1, t2
    xor s7, s7, s8
    and s8, s8, ra
    xor s8, t0, s8
    xor t3, t3, s8
    slli s8, s7, 28
    srli s7, s7, 4
    or s7, s8, s7
    xor s7, s7, t5
    xor s4, s4, t6
    or s8, t0, t1
    xor s5, s5, s8
    slli s8, t1, 4
    srli t1, t1, 28
    or t1, s8, t1
    or s8, s5, t0
    xor t2, t2, s8
    slli s8, s5, 12
    srli s5, s5, 20
    or s5, s8, s5
    xor s5, s5, a3
    slli s8, t2, 24
    srli t2, t2, 8
    or t2, s8, t2
    xor t2, t2, a4
    slli s8, t0, 20
    srli t0, t0, 12
    or t0, s8, t0
    xor t0, t0, a5
    xor t1, t1, a6
    slli s8, t3, 8
    srli t3, t3, 24
    or t3, s8, t3
    xor t3, t3, a7
    and s8, t3, t1
    xor t0, t0, s8
    and s8, s5, t0
    xor t2, t2, s8
    xor t3, t3, t2
    and s8, s7, s6
    xor s4, s4, s8
    or s8, s4, s7
    xor s6, s6, s8
    or s8, s4, s6
    xor s7, s7, s8
    xori s4, s4, -1
    xor t1, t1, s5
    or s8, t2, t0
    xor s5, s5, s8
    xor s5, s5, s4
    xor t0, t0, t3
    xor t3, t3, s7
    and s8, t0, t1
    xor t2, t2, s8
    and s8, t3, t0
    xor t1, t1, s8
    xor t2, t2, s6
    lw s8, 540(a0)
    xor ra, t3, t1
    xor t3, t3, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, s5, t0
    xor s6, s6, s8
    and s8, s8, ra
    xor s8, t2, s8
    xor s7, s7, s8
    slli s8, s6, 28
    srli s6, s6, 4
    or s6, s8, s6
    xor s6, s6, s0
    xor s4, s4, s1
    or s8, t2, s5
    xor t1, t1, s8
    slli s8, s5, 4
    srli s5, s5, 28
    or s5, s8, s5
    or s8, t1, t2
    xor t0, t0, s8
    slli s8, t1, 12
    srli t1, t1, 20
    or t1, s8, t1
    xor t1, t1, s2
    slli s8, t0, 24
    srli t0, t0, 8
    or t0, s8, t0
    xor t0, t0, s3
    slli s8, t2, 20
    srli t2, t2, 12
    or t2, s8, t2
    xor t2, t2, s9
    xor s5, s5, s10
    slli s8, s7, 8
    srli s7, s7, 24
    or s7, s8, s7
    xor s7, s7, s11
    and s8, s7, s5
    xor t2, t2, s8
    and s8, t1, t2
    xor t0, t0, s8
    xor s7, s7, t0
    and s8, s6, t3
    xor s4, s4, s8
    or s8, s4, s6
    xor t3, t3, s8
    or s8, s4, t3
    xor s6, s6, s8
    xori s4, s4, -1
    xor s5, s5, t1
    or s8, t0, t2
    xor t1, t1, s8
    xor t1, t1, s4
    xor t2, t2, s7
    xor s7, s7, s6
    and s8, t2, s5
    xor t0, t0, s8
    and s8, s7, t2
    xor s5, s5, s8
    xor t0, t0, t3
    lw s8, 544(a0)
    xor ra, s7, s5
    xor s7, s7, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, t1, t2
    xor t3, t3, s8
    and s8, s8, ra
    xor s8, t0, s8
    xor s6, s6, s8
    slli s8, t3, 28
    srli t3, t3, 4
    or t3, s8, t3
    xor t3, t3, t5
    xor s4, s4, t6
    or s8, t0, t1
    xor s5, s5, s8
    slli s8, t1, 4
    srli t1, t1, 28
    or t1, s8, t1
    or s8, s5, t0
    xor t2, t2, s8
    slli s8, s5, 12
    srli s5, s5, 20
    or s5, s8, s5
    xor s5, s5, a3
    slli s8, t2, 24
    srli t2, t2, 8
    or t2, s8, t2
    xor t2, t2, a4
    slli s8, t0, 20
    srli t0, t0, 12
    or t0, s8, t0
    xor t0, t0, a5
    xor t1, t1, a6
    slli s8, s6, 8
    srli s6, s6, 24
    or s6, s8, s6
    xor s6, s6, a7
    and s8, s6, t1
    xor t0, t0, s8
    and s8, s5, t0
    xor t2, t2, s8
    xor s6, s6, t2
    and s8, t3, s7
    xor s4, s4, s8
    or s8, s4, t3
    xor s7, s7, s8
    or s8, s4, s7
    xor t3, t3, s8
    xori s4, s4, -1
    xor t1, t1, s5
    or s8, t2, t0
    xor s5, s5, s8
    xor s5, s5, s4
    xor t0, t0, s6
    xor s6, s6, t3
    and s8, t0, t1
    xor t2, t2, s8
    and s8, s6, t0
    xor t1, t1, s8
    xor t2, t2, s7
    lw s8, 548(a0)
    xor ra, s6, t1
    xor s6, s6, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, s5, t0
    xor s7, s7, s8
    and s8, s8, ra
    xor s8, t2, s8
    xor t3, t3, s8
    slli s8, s7, 28
    srli s7, s7, 4
    or s7, s8, s7
    xor s7, s7, s0
    xor s4, s4, s1
    or s8, t2, s5
    xor t1, t1, s8
    slli s8, s5, 4
    srli s5, s5, 28
    or s5, s8, s5
    or s8, t1, t2
    xor t0, t0, s8
    slli s8, t1, 12
    srli t1, t1, 20
    or t1, s8, t1
    xor t1, t1, s2
    slli s8, t0, 24
    srli t0, t0, 8
    or t0, s8, t0
    xor t0, t0, s3
    slli s8, t2, 20
    srli t2, t2, 12
    or t2, s8, t2
    xor t2, t2, s9
    xor s5, s5, s10
    slli s8, t3, 8
    srli t3, t3, 24
    or t3, s8, t3
    xor t3, t3, s11
    and s8, t3, s5
    xor t2, t2, s8
    and s8, t1, t2
    xor t0, t0, s8
    xor t3, t3, t0
    and s8, s7, s6
    xor s4, s4, s8
    or s8, s4, s7
    xor s6, s6, s8
    or s8, s4, s6
    xor s7, s7, s8
    xori s4, s4, -1
    xor s5, s5, t1
    or s8, t0, t2
    xor t1, t1, s8
    xor t1, t1, s4
    xor t2, t2, t3
    xor t3, t3, s7
    and s8, t2, s5
    xor t0, t0, s8
    and s8, t3, t2
    xor s5, s5, s8
    xor t0, t0, s6
    lw s8, 552(a0)
    xor ra, t3, s5
    xor t3, t3, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, t1, t2
    xor s6, s6, s8
    and s8, s8, ra
    xor s8, t0, s8
    xor s7, s7, s8
    slli s8, s6, 28
    srli s6, s6, 4
    or s6, s8, s6
    xor s6, s6, t5
    xor s4, s4, t6
    or s8, t0, t1
    xor s5, s5, s8
    slli s8, t1, 4
    srli t1, t1, 28
    or t1, s8, t1
    or s8, s5, t0
    xor t2, t2, s8
    slli s8, s5, 12
    srli s5, s5, 20
    or s5, s8, s5
    xor s5, s5, a3
    slli s8, t2, 24
    srli t2, t2, 8
    or t2, s8, t2
    xor t2, t2, a4
    slli s8, t0, 20
    srli t0, t0, 12
    or t0, s8, t0
    xor t0, t0, a5
    xor t1, t1, a6
    slli s8, s7, 8
    srli s7, s7, 24
    or s7, s8, s7
    xor s7, s7, a7
    and s8, s7, t1
    xor t0, t0, s8
    and s8, s5, t0
    xor t2, t2, s8
    xor s7, s7, t2
    and s8, s6, t3
    xor s4, s4, s8
    or s8, s4, s6
    xor t3, t3, s8
    or s8, s4, t3
    xor s6, s6, s8
    xori s4, s4, -1
    xor t1, t1, s5
    or s8, t2, t0
    xor s5, s5, s8
    xor s5, s5, s4
    xor t0, t0, s7
    xor s7, s7, s6
    and s8, t0, t1
    xor t2, t2, s8
    and s8, s7, t0
    xor t1, t1, s8
    xor t2, t2, t3
    lw s8, 556(a0)
    xor ra, s7, t1
    xor s7, s7, s8
    xor s4, s4, ra
    slli s8, s4, 16
    srli s4, s4, 16
    or s4, s8, s4
    xor s8, s5, t0
    xor t3, t3, s8
    and s8, s8, ra
    xor s8, t2, s8
    xor s6, s6, s8
    slli s8, t3, 28
    srli t3, t3, 4
    or t3, s8, t3
    xor t3, t3, s0
    xor s4, s4, s1
    or s8, t2, s5
    xor t1, t1, s8
    slli s8, s5, 4
    srli s5, s5, 28
    or s5, s8, s5
    or s8, t1, t2
    xor t0, t0, s8
    slli s8, t1, 12
    srli t1, t1, 20
    or t1, s8, t1
    xor t1, t1, s2
    slli s8, t0, 24
    srli t0, t0, 8
    or t0, s8, t0
    xor s8, t0, s3
    slli t0, t2, 20
    srli t2, t2, 12
    or t0, t0, t2
    xor s9, t0, s9
    xor s5, s5, s10
    slli t0, s6, 8
    srli t2, s6, 24
    or t0, t0, t2
    xor s6, t0, s11
    slli t0, s4, 16
    xor t0, s7, t0
    srli t0, t0, 16
    xor t2, s4, t0
    slli t0, t0, 16
    xor t0, s7, t0
    slli s4, t1, 16
    xor s4, t3, s4
    srli s4, s4, 16
    xor t1, t1, s4
    slli s4, s4, 16
    xor s4, t3, s4
    lw t3, 12(sp)  /* reload */
    srli s7, t0, 8
    xor s7, s7, s4
    and s7, s7, t3
    xor s4, s4, s7
    slli s7, s7, 8
    xor t0, t0, s7
    srli s7, t2, 8
    xor s7, s7, t1
    and s7, s7, t3
    xor t1, t1, s7
    slli s7, s7, 8
    xor s7, t2, s7
    lw t2, 8(sp)  /* reload */
    srli s10, t0, 4
    xor s10, s10, s7
    and s10, s10, t2
    xor s7, s7, s10
    slli s10, s10, 4
    xor t0, t0, s10
    srli s10, s4, 4
    xor s10, s10, t1
    and s10, s10, t2
    xor s11, t1, s10
    slli t1, s10, 4
    xor s4, s4, t1
    lw t1, 4(sp)  /* reload */
    srli s10, t0, 2
    xor s10, s10, s4
    and s10, s10, t1
    xor s4, s4, s10
    slli s10, s10, 2
    xor s10, t0, s10
    srli t0, s7, 2
    xor t0, t0, s11
    and t0, t0, t1
    xor s11, s11, t0
    slli t0, t0, 2
    xor s7, s7, t0
    lw t0, 0(sp)  /* reload */
    srli ra, s10, 1
    xor ra, ra, s7
    and ra, ra, t0
    xor s7, s7, ra
    sw s7, 8(a2)
    slli s7, ra, 1
    xor s7, s10, s7
    sw s7, 0(a2)
    srli s7, s4, 1
    xor s7, s7, s11
    and s7, s7, t0
    xor s10, s11, s7
    sw s10, 24(a2)
    slli s7, s7, 1
    xor s4, s4, s7
    sw s4, 16(a2)
    slli s4, s5, 16
    xor s4, s8, s4
    srli s4, s4, 16
    xor s5, s5, s4
    slli s4, s4, 16
    xor s4, s8, s4
    slli s7, s6, 16
    xor s7, s9, s7
    srli s7, s7, 16
    xor s6, s6, s7
    slli s7, s7, 16
    xor s7, s9, s7
    srli s8, s4, 8
    xor s8, s8, s7
    and s8, s8, t3
    xor s7, s7, s8
    slli s8, s8, 8
    xor s4, s4, s8
    srli s8, s5, 8
    xor s8, s8, s6
    and s8, s8, t3
    xor s6, s6, s8
    slli s8, s8, 8
    xor s5, s5, s8
    srli s8, s4, 4
    xor s8, s8, s5
    and s8, s8, t2
    xor s5, s5, s8
    slli s8, s8, 4
    xor s4, s4, s8
    srli s8, s7, 4
    xor s8, s8, s6
    and s8, s8, t2
    xor s6, s6, s8
    slli s8, s8, 4
    xor s7, s7, s8
    srli s8, s4, 2
    xor s8, s8, s7
    and s8, s8, t1
    xor s7, s7, s8
    slli s8, s8, 2
    xor s4, s4, s8
    srli s8, s5, 2
    xor s8, s8, s6
    and s8, s8, t1
    xor s6, s6, s8
    slli s8, s8, 2
    xor s5, s5, s8
    srli s8, s4, 1
    xor s8, s8, s5
    and s8, s8, t0
    xor s5, s5, s8
    sw s5, 12(a2)
    slli s5, s8, 1
    xor s4, s4, s5
    sw s4, 4(a2)
    srli s4, s7, 1
    xor s4, s4, s6
    and s4, s4, t0
    xor s5, s6, s4
    sw s5, 28(a2)
    slli s4, s4, 1
    xor s4, s7, s4
    sw s4, 20(a2)
    addi a2, a2, 32
    addi t4, t4, -4
    blt t4, zero, .Lpipo64_128_encrypt_blocks_fewer3
    jal zero, .Lpipo64_128_encrypt_blocks_blocks7
.Lpipo64_128_encrypt_blocks_fewer3:
    addi a3, t4, 4
.Lpipo64_128_encrypt_blocks_rest2:
    beq a3, zero, .Lpipo64_128_encrypt_blocks_done1
    addi a5, a0, 384
.Lpipo64_128_encrypt_blocks_blocks9:
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
.Lpipo64_128_encrypt_blocks_rounds10:
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
    bne a6, a5, .Lpipo64_128_encrypt_blocks_rounds10
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
    lw a6, 416(a0)
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
    lw a6, 420(a0)
    lw a7, 424(a0)
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
    lw a6, 428(a0)
    slli a7, t5, 30
    xor t6, t6, a6
    srli t5, t5, 2
    or t5, a7, t5
    lw a6, 432(a0)
    slli a7, t4, 29
    xor t5, t5, a6
    srli t4, t4, 3
    or t4, a7, t4
    lw a6, 436(a0)
    lw a7, 440(a0)
    xor t4, t4, a6
    xor t3, t3, a7
    slli a6, t1, 26
    srli t1, t1, 6
    or t1, a6, t1
    lw a6, 444(a0)
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
    bne a3, zero, .Lpipo64_128_encrypt_blocks_blocks9
.Lpipo64_128_encrypt_blocks_done1:
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
    .size pipo64_128_encrypt_blocks, .-pipo64_128_encrypt_blocks

    .balign 4
    .globl pipo64_128_decrypt_blocks
    .type pipo64_128_decrypt_blocks, %function
pipo64_128_decrypt_blocks:
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
    beq t0, zero, .Lpipo64_128_decrypt_blocks_aligned4
    jal zero, .Lpipo64_128_decrypt_blocks_rest2
.Lpipo64_128_decrypt_blocks_aligned4:
    andi t0, a2, 3
    beq t0, zero, .Lpipo64_128_decrypt_blocks_aligned5
    jal zero, .Lpipo64_128_decrypt_blocks_rest2
.Lpipo64_128_decrypt_blocks_aligned5:
    addi t4, a3, -4
    bge t4, zero, .Lpipo64_128_decrypt_blocks_batches6
    jal zero, .Lpipo64_128_decrypt_blocks_fewer3
.Lpipo64_128_decrypt_blocks_batches6:
    lui t0, 349525
    addi t0, t0, 1365
    sw t0, 0(sp)  /* spill */
    lui t1, 209715
    addi t1, t1, 819
    sw t1, 4(sp)  /* spill */
    lui t2, 61681
    addi t2, t2, -241
    sw t2, 8(sp)  /* spill */
    lui t3, 4080
    addi t3, t3, 255
    sw t3, 12(sp)  /* spill */
    lw t5, 484(a0)
    lw t6, 504(a0)
    lw a3, 496(a0)
    lw a4, 492(a0)
    lw a5, 500(a0)
    lw a6, 488(a0)
    lw a7, 508(a0)
    lw s0, 452(a0)
    lw s1, 472(a0)
    lw s2, 464(a0)
    lw s3, 460(a0)
.Lpipo64_128_decrypt_blocks_blocks7:
    lw s4, 0(a1)
    lw s5, 8(a1)
    srli s6, s4, 1
    xor s6, s6, s5
    and s6, s6, t0
    xor s5, s5, s6
    slli s6, s6, 1
    xor s4, s4, s6
    lw s6, 16(a1)
    lw s7, 24(a1)
    srli s8, s6, 1
    xor s8, s8, s7
    and s8, s8, t0
    xor s7, s7, s8
    slli s8, s8, 1
    xor s6, s6, s8
    srli s8, s4, 2
    xor s8, s8, s6
    and s8, s8, t1
    xor s6, s6, s8
    slli s8, s8, 2
    xor s4, s4, s8
    srli s8, s5, 2
    xor s8, s8, s7
    and s8, s8, t1
    xor s7, s7, s8
    slli s8, s8, 2
    xor s5, s5, s8
    srli s8, s4, 4
    xor s8, s8, s5
    and s8, s8, t2
    xor s5, s5, s8
    slli s8, s8, 4
    xor s4, s4, s8
    srli s8, s6, 4
    xor s8, s8, s7
    and s8, s8, t2
    xor s7, s7, s8
    slli s8, s8, 4
    xor s6, s6, s8
    srli s8, s4, 8
    xor s8, s8, s6
    and s8, s8, t3
    xor s6, s6, s8
    slli s8, s8, 8
    xor s4, s4, s8
    srli s8, s5, 8
    xor s8, s8, s7
    and s8, s8, t3
    xor s7, s7, s8
    slli s8, s8, 8
    xor s5, s5, s8
    slli s8, s5, 16
    xor s8, s4, s8
    srli s8, s8, 16
    xor s5, s5, s8
    slli s8, s8, 16
    xor s4, s4, s8
    slli s8, s7, 16
    xor s8, s6, s8
    srli s8, s8, 16
    xor s7, s7, s8
    slli s8, s8, 16
    xor s6, s6, s8
    lw s8, 4(a1)
    lw s9, 12(a1)
    srli s10, s8, 1
    xor s10, s10, s9
    and s10, s10, t0
    xor s9, s9, s10
    slli s10, s10, 1
    xor s8, s8, s10
    lw s10, 20(a1)
    lw s11, 28(a1)
    srli ra, s10, 1
    xor ra, ra, s11
    and t0, ra, t0
    xor s11, s11, t0
    slli t0, t0, 1
    xor t0, s10, t0
    srli s10, s8, 2
    xor s10, s10, t0
    and s10, s10, t1
    xor t0, t0, s10
    slli s10, s10, 2
    xor s8, s8, s10
    srli s10, s9, 2
    xor s10, s10, s11
    and t1, s10, t1
    xor s10, s11, t1
    slli t1, t1, 2
    xor t1, s9, t1
    srli s9, s8, 4
    xor s9, s9, t1
    and s9, s9, t2
    xor t1, t1, s9
    slli s9, s9, 4
    xor s8, s8, s9
    srli s9, t0, 4
    xor s9, s9, s10
    and t2, s9, t2
    xor s9, s10, t2
    slli t2, t2, 4
    xor t0, t0, t2
    srli t2, s8, 8
    xor t2, t2, t0
    and t2, t2, t3
    xor t0, t0, t2
    slli t2, t2, 8
    xor t2, s8, t2
    srli s8, t1, 8
    xor s8, s8, s9
    and t3, s8, t3
    xor s8, s9, t3
    slli t3, t3, 8
    xor t1, t1, t3
    slli t3, t1, 16
    xor t3, t2, t3
    srli t3, t3, 16
    xor t1, t1, t3
    slli t3, t3, 16
    xor t2, t2, t3
    slli t3, s8, 16
    xor t3, t0, t3
    srli t3, t3, 16
    xor s8, s8, t3
    slli t3, t3, 16
    xor t0, t0, t3
    addi a1, a1, 32
    xor t3, s6, t5
    xor t1, t1, t6
    xor t2, t2, a3
    xor s6, s7, a4
    xor t0, t0, a5
    xor s5, s5, a6
    slli s7, t3, 4
    srli t3, t3, 28
    or t3, s7, t3
    slli s7, t1, 28
    srli t1, t1, 4
    or t1, s7, t1
    slli s7, t2, 8
    srli t2, t2, 24
    or t2, s7, t2
    slli s7, s6, 20
    srli s6, s6, 12
    or s6, s7, s6
    slli s7, t0, 12
    srli t0, t0, 20
    or t0, s7, t0
    slli s7, s5, 16
    srli s5, s5, 16
    or s5, s7, s5
    or s7, s6, t0
    xor t2, t2, s7
    lw s7, 556(a0)
    or s9, t0, t1
    xor s4, s4, s7
    xor s6, s6, s9
    xor s7, s8, a7
    slli s8, s7, 24
    srli s7, s7, 8
    or s7, s8, s7
    xor s8, t1, t2
    xor t3, t3, s8
    xor s9, s4, s6
    xor s5, s5, s9
    and s8, s8, s9
    xor s8, t0, s8
    xor s7, s7, s8
    xor t1, t1, s5
    xori s5, s5, -1
    xor t0, t0, t3
    and s8, t2, s4
    xor s6, s6, s8
    and s8, t2, s6
    xor t0, t0, s8
    xor s4, s4, s7
    or s8, s5, t3
    xor s7, s7, s8
    or s8, s5, s7
    xor t3, t3, s8
    xor t2, t2, s4
    and s8, s7, t3
    xor s5, s5, s8
    or s8, t0, t2
    xor t1, t1, s8
    xor s4, s4, t0
    and s8, t1, t2
    xor t0, t0, s8
    xor s6, s6, t1
    and s8, s4, s6
    xor t2, t2, s8
    xor s7, s7, s0
    xor s6, s6, s1
    lw s8, 468(a0)  /* again */
    xor t0, t0, s2
    lw s9, 456(a0)  /* again */
    xor t1, t1, s3
    xor t2, t2, s8
    xor s5, s5, s9
    slli s10, s7, 4
    srli s7, s7, 28
    or s7, s10, s7
    slli s10, s6, 28
    srli s6, s6, 4
    or s6, s10, s6
    slli s10, t0, 8
    srli t0, t0, 24
    or t0, s10, t0
    slli s10, t1, 20
    srli t1, t1, 12
    or t1, s10, t1
    slli s10, t2, 12
    srli t2, t2, 20
    or t2, s10, t2
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, t1, t2
    xor t0, t0, s10
    lw s10, 552(a0)
    or s11, t2, s6
    lw ra, 476(a0)  /* again */
    xor t3, t3, s10
    xor t1, t1, s11
    xor s4, s4, ra
    slli s10, s4, 24
    srli s4, s4, 8
    or s4, s10, s4
    xor s10, s6, t0
    xor s7, s7, s10
    xor s11, t3, t1
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t2, s10
    xor s4, s4, s10
    xor s6, s6, s5
    xori s5, s5, -1
    xor t2, t2, s7
    and s10, t0, t3
    xor t1, t1, s10
    and s10, t0, t1
    xor t2, t2, s10
    xor t3, t3, s4
    or s10, s5, s7
    xor s4, s4, s10
    or s10, s5, s4
    xor s7, s7, s10
    xor t0, t0, t3
    and s10, s4, s7
    xor s5, s5, s10
    or s10, t2, t0
    xor s6, s6, s10
    xor t3, t3, t2
    and s10, s6, t0
    xor t2, t2, s10
    xor t1, t1, s6
    and s10, t3, t1
    xor t0, t0, s10
    xor s4, s4, t5
    xor t1, t1, t6
    xor t2, t2, a3
    xor s6, s6, a4
    xor t0, t0, a5
    xor s5, s5, a6
    slli s10, s4, 4
    srli s4, s4, 28
    or s4, s10, s4
    slli s10, t1, 28
    srli t1, t1, 4
    or t1, s10, t1
    slli s10, t2, 8
    srli t2, t2, 24
    or t2, s10, t2
    slli s10, s6, 20
    srli s6, s6, 12
    or s6, s10, s6
    slli s10, t0, 12
    srli t0, t0, 20
    or t0, s10, t0
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, s6, t0
    xor t2, t2, s10
    lw s10, 548(a0)
    or s11, t0, t1
    xor s7, s7, s10
    xor s6, s6, s11
    xor t3, t3, a7
    slli s10, t3, 24
    srli t3, t3, 8
    or t3, s10, t3
    xor s10, t1, t2
    xor s4, s4, s10
    xor s11, s7, s6
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t0, s10
    xor t3, t3, s10
    xor t1, t1, s5
    xori s5, s5, -1
    xor t0, t0, s4
    and s10, t2, s7
    xor s6, s6, s10
    and s10, t2, s6
    xor t0, t0, s10
    xor s7, s7, t3
    or s10, s5, s4
    xor t3, t3, s10
    or s10, s5, t3
    xor s4, s4, s10
    xor t2, t2, s7
    and s10, t3, s4
    xor s5, s5, s10
    or s10, t0, t2
    xor t1, t1, s10
    xor s7, s7, t0
    and s10, t1, t2
    xor t0, t0, s10
    xor s6, s6, t1
    and s10, s7, s6
    xor t2, t2, s10
    xor t3, t3, s0
    xor s6, s6, s1
    xor t0, t0, s2
    xor t1, t1, s3
    xor t2, t2, s8
    xor s5, s5, s9
    slli s10, t3, 4
    srli t3, t3, 28
    or t3, s10, t3
    slli s10, s6, 28
    srli s6, s6, 4
    or s6, s10, s6
    slli s10, t0, 8
    srli t0, t0, 24
    or t0, s10, t0
    slli s10, t1, 20
    srli t1, t1, 12
    or t1, s10, t1
    slli s10, t2, 12
    srli t2, t2, 20
    or t2, s10, t2
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, t1, t2
    xor t0, t0, s10
    lw s10, 544(a0)
    or s11, t2, s6
    xor s4, s4, s10
    xor t1, t1, s11
    xor s7, s7, ra
    slli s10, s7, 24
    srli s7, s7, 8
    or s7, s10, s7
    xor s10, s6, t0
    xor t3, t3, s10
    xor s11, s4, t1
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t2, s10
    xor s7, s7, s10
    xor s6, s6, s5
    xori s5, s5, -1
    xor t2, t2, t3
    and s10, t0, s4
    xor t1, t1, s10
    and s10, t0, t1
    xor t2, t2, s10
    xor s4, s4, s7
    or s10, s5, t3
    xor s7, s7, s10
    or s10, s5, s7
    xor t3, t3, s10
    xor t0, t0, s4
    and s10, s7, t3
    xor s5, s5, s10
    or s10, t2, t0
    xor s6, s6, s10
    xor s4, s4, t2
    and s10, s6, t0
    xor t2, t2, s10
    xor t1, t1, s6
    and s10, s4, t1
    xor t0, t0, s10
    xor s7, s7, t5
    xor t1, t1, t6
    xor t2, t2, a3
    xor s6, s6, a4
    xor t0, t0, a5
    xor s5, s5, a6
    slli s10, s7, 4
    srli s7, s7, 28
    or s7, s10, s7
    slli s10, t1, 28
    srli t1, t1, 4
    or t1, s10, t1
    slli s10, t2, 8
    srli t2, t2, 24
    or t2, s10, t2
    slli s10, s6, 20
    srli s6, s6, 12
    or s6, s10, s6
    slli s10, t0, 12
    srli t0, t0, 20
    or t0, s10, t0
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, s6, t0
    xor t2, t2, s10
    lw s10, 540(a0)
    or s11, t0, t1
    xor t3, t3, s10
    xor s6, s6, s11
    xor s4, s4, a7
    slli s10, s4, 24
    srli s4, s4, 8
    or s4, s10, s4
    xor s10, t1, t2
    xor s7, s7, s10
    xor s11, t3, s6
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t0, s10
    xor s4, s4, s10
    xor t1, t1, s5
    xori s5, s5, -1
    xor t0, t0, s7
    and s10, t2, t3
    xor s6, s6, s10
    and s10, t2, s6
    xor t0, t0, s10
    xor t3, t3, s4
    or s10, s5, s7
    xor s4, s4, s10
    or s10, s5, s4
    xor s7, s7, s10
    xor t2, t2, t3
    and s10, s4, s7
    xor s5, s5, s10
    or s10, t0, t2
    xor t1, t1, s10
    xor t3, t3, t0
    and s10, t1, t2
    xor t0, t0, s10
    xor s6, s6, t1
    and s10, t3, s6
    xor t2, t2, s10
    xor s4, s4, s0
    xor s6, s6, s1
    xor t0, t0, s2
    xor t1, t1, s3
    xor t2, t2, s8
    xor s5, s5, s9
    slli s10, s4, 4
    srli s4, s4, 28
    or s4, s10, s4
    slli s10, s6, 28
    srli s6, s6, 4
    or s6, s10, s6
    slli s10, t0, 8
    srli t0, t0, 24
    or t0, s10, t0
    slli s10, t1, 20
    srli t1, t1, 12
    or t1, s10, t1
    slli s10, t2, 12
    srli t2, t2, 20
    or t2, s10, t2
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, t1, t2
    xor t0, t0, s10
    lw s10, 536(a0)
    or s11, t2, s6
    xor s7, s7, s10
    xor t1, t1, s11
    xor t3, t3, ra
    slli s10, t3, 24
    srli t3, t3, 8
    or t3, s10, t3
    xor s10, s6, t0
    xor s4, s4, s10
    xor s11, s7, t1
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t2, s10
    xor t3, t3, s10
    xor s6, s6, s5
    xori s5, s5, -1
    xor t2, t2, s4
    and s10, t0, s7
    xor t1, t1, s10
    and s10, t0, t1
    xor t2, t2, s10
    xor s7, s7, t3
    or s10, s5, s4
    xor t3, t3, s10
    or s10, s5, t3
    xor s4, s4, s10
    xor t0, t0, s7
    and s10, t3, s4
    xor s5, s5, s10
    or s10, t2, t0
    xor s6, s6, s10
    xor s7, s7, t2
    and s10, s6, t0
    xor t2, t2, s10
    xor t1, t1, s6
    and s10, s7, t1
    xor t0, t0, s10
    xor t3, t3, t5
    xor t1, t1, t6
    xor t2, t2, a3
    xor s6, s6, a4
    xor t0, t0, a5
    xor s5, s5, a6
    slli s10, t3, 4
    srli t3, t3, 28
    or t3, s10, t3
    slli s10, t1, 28
    srli t1, t1, 4
    or t1, s10, t1
    slli s10, t2, 8
    srli t2, t2, 24
    or t2, s10, t2
    slli s10, s6, 20
    srli s6, s6, 12
    or s6, s10, s6
    slli s10, t0, 12
    srli t0, t0, 20
    or t0, s10, t0
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, s6, t0
    xor t2, t2, s10
    lw s10, 532(a0)
    or s11, t0, t1
    xor s4, s4, s10
    xor s6, s6, s11
    xor s7, s7, a7
    slli s10, s7, 24
    srli s7, s7, 8
    or s7, s10, s7
    xor s10, t1, t2
    xor t3, t3, s10
    xor s11, s4, s6
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t0, s10
    xor s7, s7, s10
    xor t1, t1, s5
    xori s5, s5, -1
    xor t0, t0, t3
    and s10, t2, s4
    xor s6, s6, s10
    and s10, t2, s6
    xor t0, t0, s10
    xor s4, s4, s7
    or s10, s5, t3
    xor s7, s7, s10
    or s10, s5, s7
    xor t3, t3, s10
    xor t2, t2, s4
    and s10, s7, t3
    xor s5, s5, s10
    or s10, t0, t2
    xor t1, t1, s10
    xor s4, s4, t0
    and s10, t1, t2
    xor t0, t0, s10
    xor s6, s6, t1
    and s10, s4, s6
    xor t2, t2, s10
    xor s7, s7, s0
    xor s6, s6, s1
    xor t0, t0, s2
    xor t1, t1, s3
    xor t2, t2, s8
    xor s5, s5, s9
    slli s10, s7, 4
    srli s7, s7, 28
    or s7, s10, s7
    slli s10, s6, 28
    srli s6, s6, 4
    or s6, s10, s6
    slli s10, t0, 8
    srli t0, t0, 24
    or t0, s10, t0
    slli s10, t1, 20
    srli t1, t1, 12
    or t1, s10, t1
    slli s10, t2, 12
    srli t2, t2, 20
    or t2, s10, t2
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, t1, t2
    xor t0, t0, s10
    lw s10, 528(a0)
    or s11, t2, s6
    xor t3, t3, s10
    xor t1, t1, s11
    xor s4, s4, ra
    slli s10, s4, 24
    srli s4, s4, 8
    or s4, s10, s4
    xor s10, s6, t0
    xor s7, s7, s10
    xor s11, t3, t1
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t2, s10
    xor s4, s4, s10
    xor s6, s6, s5
    xori s5, s5, -1
    xor t2, t2, s7
    and s10, t0, t3
    xor t1, t1, s10
    and s10, t0, t1
    xor t2, t2, s10
    xor t3, t3, s4
    or s10, s5, s7
    xor s4, s4, s10
    or s10, s5, s4
    xor s7, s7, s10
    xor t0, t0, t3
    and s10, s4, s7
    xor s5, s5, s10
    or s10, t2, t0
    xor s6, s6, s10
    xor t3, t3, t2
    and s10, s6, t0
    xor t2, t2, s10
    xor t1, t1, s6
    and s10, t3, t1
    xor t0, t0, s10
    xor s4, s4, t5
    xor t1, t1, t6
    xor t2, t2, a3
    xor s6, s6, a4
    xor t0, t0, a5
    xor s5, s5, a6
    slli s10, s4, 4
    srli s4, s4, 28
    or s4, s10, s4
    slli s10, t1, 28
    srli t1, t1, 4
    or t1, s10, t1
    slli s10, t2, 8
    srli t2, t2, 24
    or t2, s10, t2
    slli s10, s6, 20
    srli s6, s6, 12
    or s6, s10, s6
    slli s10, t0, 12
    srli t0, t0, 20
    or t0, s10, t0
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, s6, t0
    xor t2, t2, s10
    lw s10, 524(a0)
    or s11, t0, t1
    xor s7, s7, s10
    xor s6, s6, s11
    xor t3, t3, a7
    slli s10, t3, 24
    srli t3, t3, 8
    or t3, s10, t3
    xor s10, t1, t2
    xor s4, s4, s10
    xor s11, s7, s6
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t0, s10
    xor t3, t3, s10
    xor t1, t1, s5
    xori s5, s5, -1
    xor t0, t0, s4
    and s10, t2, s7
    xor s6, s6, s10
    and s10, t2, s6
    xor t0, t0, s10
    xor s7, s7, t3
    or s10, s5, s4
    xor t3, t3, s10
    or s10, s5, t3
    xor s4, s4, s10
    xor t2, t2, s7
    and s10, t3, s4
    xor s5, s5, s10
    or s10, t0, t2
    xor t1, t1, s10
    xor s7, s7, t0
    and s10, t1, t2
    xor t0, t0, s10
    xor s6, s6, t1
    and s10, s7, s6
    xor t2, t2, s10
    xor t3, t3, s0
    xor s6, s6, s1
    xor t0, t0, s2
    xor t1, t1, s3
    xor t2, t2, s8
    xor s5, s5, s9
    slli s10, t3, 4
    srli t3, t3, 28
    or t3, s10, t3
    slli s10, s6, 28
    srli s6, s6, 4
    or s6, s10, s6
    slli s10, t0, 8
    srli t0, t0, 24
    or t0, s10, t0
    slli s10, t1, 20
    srli t1, t1, 12
    or t1, s10, t1
    slli s10, t2, 12
    srli t2, t2, 20
    or t2, s10, t2
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, t1, t2
    xor t0, t0, s10
    lw s10, 520(a0)
    or s11, t2, s6
    xor s4, s4, s10
    xor t1, t1, s11
    xor s7, s7, ra
    slli s10, s7, 24
    srli s7, s7, 8
    or s7, s10, s7
    xor s10, s6, t0
    xor t3, t3, s10
    xor s11, s4, t1
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t2, s10
    xor s7, s7, s10
    xor s6, s6, s5
    xori s5, s5, -1
    xor t2, t2, t3
    and s10, t0, s4
    xor t1, t1, s10
    and s10, t0, t1
    xor t2, t2, s10
    xor s4, s4, s7
    or s10, s5, t3
    xor s7, s7, s10
    or s10, s5, s7
    xor t3, t3, s10
    xor t0, t0, s4
    and s10, s7, t3
    xor s5, s5, s10
    or s10, t2, t0
    xor s6, s6, s10
    xor s4, s4, t2
    and s10, s6, t0
    xor t2, t2, s10
    xor t1, t1, s6
    and s10, s4, t1
    xor t0, t0, s10
    xor s7, s7, t5
    xor t1, t1, t6
    xor t2, t2, a3
    xor s6, s6, a4
    xor t0, t0, a5
    xor s5, s5, a6
    slli s10, s7, 4
    srli s7, s7, 28
    or s7, s10, s7
    slli s10, t1, 28
    srli t1, t1, 4
    or t1, s10, t1
    slli s10, t2, 8
    srli t2, t2, 24
    or t2, s10, t2
    slli s10, s6, 20
    srli s6, s6, 12
    or s6, s10, s6
    slli s10, t0, 12
    srli t0, t0, 20
    or t0, s10, t0
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, s6, t0
    xor t2, t2, s10
    lw s10, 516(a0)
    or s11, t0, t1
    xor t3, t3, s10
    xor s6, s6, s11
    xor s4, s4, a7
    slli s10, s4, 24
    srli s4, s4, 8
    or s4, s10, s4
    xor s10, t1, t2
    xor s7, s7, s10
    xor s11, t3, s6
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t0, s10
    xor s4, s4, s10
    xor t1, t1, s5
    xori s5, s5, -1
    xor t0, t0, s7
    and s10, t2, t3
    xor s6, s6, s10
    and s10, t2, s6
    xor t0, t0, s10
    xor t3, t3, s4
    or s10, s5, s7
    xor s4, s4, s10
    or s10, s5, s4
    xor s7, s7, s10
    xor t2, t2, t3
    and s10, s4, s7
    xor s5, s5, s10
    or s10, t0, t2
    xor t1, t1, s10
    xor t3, t3, t0
    and s10, t1, t2
    xor t0, t0, s10
    xor s6, s6, t1
    and s10, t3, s6
    xor t2, t2, s10
    xor s4, s4, s0
    xor s6, s6, s1
    xor t0, t0, s2
    xor t1, t1, s3
    xor t2, t2, s8
    xor s5, s5, s9
    slli s10, s4, 4
    srli s4, s4, 28
    or s4, s10, s4
    slli s10, s6, 28
    srli s6, s6, 4
    or s6, s10, s6
    slli s10, t0, 8
    srli t0, t0, 24
    or t0, s10, t0
    slli s10, t1, 20
    srli t1, t1, 12
    or t1, s10, t1
    slli s10, t2, 12
    srli t2, t2, 20
    or t2, s10, t2
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, t1, t2
    xor t0, t0, s10
    lw s10, 512(a0)
    or s11, t2, s6
    xor s7, s7, s10
    xor t1, t1, s11
    xor t3, t3, ra
    slli s10, t3, 24
    srli t3, t3, 8
    or t3, s10, t3
    xor s10, s6, t0
    xor s4, s4, s10
    xor s11, s7, t1
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t2, s10
    xor t3, t3, s10
    xor s6, s6, s5
    xori s5, s5, -1
    xor t2, t2, s4
    and s10, t0, s7
    xor t1, t1, s10
    and s10, t0, t1
    xor t2, t2, s10
    xor s7, s7, t3
    or s10, s5, s4
    xor t3, t3, s10
    or s10, s5, t3
    xor s4, s4, s10
    xor t0, t0, s7
    and s10, t3, s4
    xor s5, s5, s10
    or s10, t2, t0
    xor s6, s6, s10
    xor s7, s7, t2
    and s10, s6, t0
    xor t2, t2, s10
    xor t1, t1, s6
    and s10, s7, t1
    xor t0, t0, s10
    xor t3, t3, t5
    xor t1, t1, t6
    xor t2, t2, a3
    xor s6, s6, a4
    xor t0, t0, a5
    xor s5, s5, a6
    slli s10, t3, 4
    srli t3, t3, 28
    or t3, s10, t3
    slli s10, t1, 28
    srli t1, t1, 4
    or t1, s10, t1
    slli s10, t2, 8
    srli t2, t2, 24
    or t2, s10, t2
    slli s10, s6, 20
    srli s6, s6, 12
    or s6, s10, s6
    slli s10, t0, 12
    srli t0, t0, 20
    or t0, s10, t0
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    or s10, s6, t0
    xor t2, t2, s10
    lw s10, 480(a0)
    or s11, t0, t1
    xor s4, s4, s10
    xor s6, s6, s11
    xor s7, s7, a7
    slli s10, s7, 24
    srli s7, s7, 8
    or s7, s10, s7
    xor s10, t1, t2
    xor t3, t3, s10
    xor s11, s4, s6
    xor s5, s5, s11
    and s10, s10, s11
    xor s10, t0, s10
    xor s7, s7, s10
    xor t1, t1, s5
    xori s5, s5, -1
    xor t0, t0, t3
    and s10, t2, s4
    xor s6, s6, s10
    and s10, t2, s6
    xor t0, t0, s10
    xor s4, s4, s7
    or s10, s5, t3
    xor s7, s7, s10
    or s10, s5, s7
    xor t3, t3, s10
    xor t2, t2, s4
    and s10, s7, t3
    xor s5, s5, s10
    or s10, t0, t2
    xor t1, t1, s10
    xor s4, s4, t0
    and s10, t1, t2
    xor t0, t0, s10
    xor s6, s6, t1
    and s10, s4, s6
    xor t2, t2, s10
    lw s10, 448(a0)
    xor s7, s7, s0
    xor t3, t3, s10
    xor s5, s5, s9
    xor t1, t1, s3
    xor s9, t0, s2
    xor s8, t2, s8
    xor s6, s6, s1
    xor s4, s4, ra
    slli t0, s5, 16
    xor t0, t3, t0
    srli t0, t0, 16
    xor t2, s5, t0
    slli t0, t0, 16
    xor t0, t3, t0
    slli t3, t1, 16
    xor t3, s7, t3
    srli t3, t3, 16
    xor t1, t1, t3
    slli t3, t3, 16
    xor s5, s7, t3
    lw t3, 12(sp)  /* reload */
    srli s7, t0, 8
    xor s7, s7, s5
    and s7, s7, t3
    xor s5, s5, s7
    slli s7, s7, 8
    xor t0, t0, s7
    srli s7, t2, 8
    xor s7, s7, t1
    and s7, s7, t3
    xor t1, t1, s7
    slli s7, s7, 8
    xor s7, t2, s7
    lw t2, 8(sp)  /* reload */
    srli s10, t0, 4
    xor s10, s10, s7
    and s10, s10, t2
    xor s7, s7, s10
    slli s10, s10, 4
    xor t0, t0, s10
    srli s10, s5, 4
    xor s10, s10, t1
    and s10, s10, t2
    xor s11, t1, s10
    slli t1, s10, 4
    xor s5, s5, t1
    lw t1, 4(sp)  /* reload */
    srli s10, t0, 2
    xor s10, s10, s5
    and s10, s10, t1
    xor s5, s5, s10
    slli s10, s10, 2
    xor s10, t0, s10
    srli t0, s7, 2
    xor t0, t0, s11
    and t0, t0, t1
    xor s11, s11, t0
    slli t0, t0, 2
    xor s7, s7, t0
    lw t0, 0(sp)  /* reload */
    srli ra, s10, 1
    xor ra, ra, s7
    and ra, ra, t0
    xor s7, s7, ra
    sw s7, 8(a2)
    slli s7, ra, 1
    xor s7, s10, s7
    sw s7, 0(a2)
    srli s7, s5, 1
    xor s7, s7, s11
    and s7, s7, t0
    xor s10, s11, s7
    sw s10, 24(a2)
    slli s7, s7, 1
    xor s5, s5, s7
    sw s5, 16(a2)
    slli s5, s6, 16
    xor s5, s9, s5
    srli s5, s5, 16
    xor s6, s6, s5
    slli s5, s5, 16
    xor s5, s9, s5
    slli s7, s4, 16
    xor s7, s8, s7
    srli s7, s7, 16
    xor s4, s4, s7
    slli s7, s7, 16
    xor s7, s8, s7
    srli s8, s5, 8
    xor s8, s8, s7
    and s8, s8, t3
    xor s7, s7, s8
    slli s8, s8, 8
    xor s5, s5, s8
    srli s8, s6, 8
    xor s8, s8, s4
    and s8, s8, t3
    xor s4, s4, s8
    slli s8, s8, 8
    xor s6, s6, s8
    srli s8, s5, 4
    xor s8, s8, s6
    and s8, s8, t2
    xor s6, s6, s8
    slli s8, s8, 4
    xor s5, s5, s8
    srli s8, s7, 4
    xor s8, s8, s4
    and s8, s8, t2
    xor s4, s4, s8
    slli s8, s8, 4
    xor s7, s7, s8
    srli s8, s5, 2
    xor s8, s8, s7
    and s8, s8, t1
    xor s7, s7, s8
    slli s8, s8, 2
    xor s5, s5, s8
    srli s8, s6, 2
    xor s8, s8, s4
    and s8, s8, t1
    xor s4, s4, s8
    slli s8, s8, 2
    xor s6, s6, s8
    srli s8, s5, 1
    xor s8, s8, s6
    and s8, s8, t0
    xor s6, s6, s8
    sw s6, 12(a2)
    slli s6, s8, 1
    xor s5, s5, s6
    sw s5, 4(a2)
    srli s5, s7, 1
    xor s5, s5, s4
    and s5, s5, t0
    xor s4, s4, s5
    sw s4, 28(a2)
    slli s4, s5, 1
    xor s4, s7, s4
    sw s4, 20(a2)
    addi a2, a2, 32
    addi t4, t4, -4
    blt t4, zero, .Lpipo64_128_decrypt_blocks_fewer3
    jal zero, .Lpipo64_128_decrypt_blocks_blocks7
.Lpipo64_128_decrypt_blocks_fewer3:
    addi a3, t4, 4
.Lpipo64_128_decrypt_blocks_rest2:
    beq a3, zero, .Lpipo64_128_decrypt_blocks_done1
.Lpipo64_128_decrypt_blocks_blocks9:
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
    addi a5, a0, 384
.Lpipo64_128_decrypt_blocks_rounds10:
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
    bne a5, a0, .Lpipo64_128_decrypt_blocks_rounds10
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
    bne a3, zero, .Lpipo64_128_decrypt_blocks_blocks9
.Lpipo64_128_decrypt_blocks_done1:
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
    .size pipo64_128_decrypt_blocks, .-pipo64_128_decrypt_blocks

    .balign 4
    .globl pipo64_128_ctr
    .type pipo64_128_ctr, %function
pipo64_128_ctr:
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
    bne a4, zero, .Lpipo64_128_ctr_some5
    jal zero, .Lpipo64_128_ctr_done4
.Lpipo64_128_ctr_some5:
    or t0, a2, a3
    andi t0, t0, 3
    sw t0, 4(sp)  /* spill */
.Lpipo64_128_ctr_epoch1:
    lw t0, 0(sp)  /* reload */
    lui s0, 3264
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
    or t6, t1, t2
    lbu t1, 3(t0)
    lbu t2, 4(t0)
    lbu t3, 5(t0)
    slli a1, t1, 8
    or t1, t1, a1
    slli a1, t1, 16
    or a1, t1, a1
    slli t1, t2, 8
    or t1, t2, t1
    slli t2, t1, 16
    or a5, t1, t2
    slli t1, t3, 8
    or t1, t3, t1
    slli t2, t1, 16
    or a6, t1, t2
    lbu t1, 6(t0)
    lbu t0, 7(t0)
    lui t2, 4112
    slli t3, t1, 8
    or t1, t1, t3
    slli t3, t1, 16
    or a7, t1, t3
    slli t1, t0, 8
    or t0, t0, t1
    slli t1, t0, 16
    or t0, t0, t1
    addi t1, t2, 257
    sw t1, 8(sp)  /* spill */
    srli t1, a7, 15
    xor t1, t1, a7
    lui t2, 11
    addi t2, t2, -1366
    and t1, t1, t2
    xor t2, a7, t1
    slli t1, t1, 15
    xor t1, t2, t1
    srli t2, t1, 6
    xor t2, t2, t1
    lui t3, 3264
    addi t3, t3, 204
    and t2, t2, t3
    xor t1, t1, t2
    slli t2, t2, 6
    xor t1, t1, t2
    srli t2, t1, 12
    xor t2, t2, t1
    lui t3, 15
    addi t3, t3, 240
    and t2, t2, t3
    xor t1, t1, t2
    slli t2, t2, 12
    xor t1, t1, t2
    lw t2, 472(a0)
    srli t3, a6, 15
    xor t1, t1, t2
    xor t2, t3, a6
    lui t3, 11
    addi t3, t3, -1366
    and t2, t2, t3
    xor t3, a6, t2
    slli t2, t2, 15
    xor t2, t3, t2
    srli t3, t2, 6
    xor t3, t3, t2
    addi s0, s0, 204
    and t3, t3, s0
    xor t2, t2, t3
    slli t3, t3, 6
    xor t2, t2, t3
    srli t3, t2, 12
    xor t3, t3, t2
    lui s0, 15
    addi s0, s0, 240
    and t3, t3, s0
    xor t2, t2, t3
    slli t3, t3, 12
    xor t2, t2, t3
    lw t3, 468(a0)
    srli s0, a1, 15
    xor s1, t2, t3
    xor t2, s0, a1
    lui t3, 11
    addi t3, t3, -1366
    and t2, t2, t3
    xor t3, a1, t2
    slli t2, t2, 15
    xor t2, t3, t2
    srli t3, t2, 6
    xor t3, t3, t2
    lui s0, 3264
    addi s0, s0, 204
    and t3, t3, s0
    xor t2, t2, t3
    slli t3, t3, 6
    xor t2, t2, t3
    srli t3, t2, 12
    xor t3, t3, t2
    lui s0, 15
    addi s0, s0, 240
    and t3, t3, s0
    xor t2, t2, t3
    slli t3, t3, 12
    xor t2, t2, t3
    lw t3, 460(a0)
    srli s0, a5, 15
    xor t2, t2, t3
    xor t3, s0, a5
    lui s0, 11
    addi s0, s0, -1366
    and t3, t3, s0
    xor s0, a5, t3
    slli t3, t3, 15
    xor t3, s0, t3
    srli s0, t3, 6
    xor s0, s0, t3
    lui s2, 3264
    addi s2, s2, 204
    and s0, s0, s2
    xor t3, t3, s0
    slli s0, s0, 6
    xor t3, t3, s0
    srli s0, t3, 12
    xor s0, s0, t3
    lui s2, 15
    addi s2, s2, 240
    and s0, s0, s2
    xor t3, t3, s0
    slli s0, s0, 12
    xor t3, t3, s0
    lw s0, 464(a0)
    srli s2, t6, 15
    xor s0, t3, s0
    xor t3, s2, t6
    lui s2, 11
    addi s2, s2, -1366
    and t3, t3, s2
    xor s2, t6, t3
    slli t3, t3, 15
    xor t3, s2, t3
    srli s2, t3, 6
    xor s2, s2, t3
    lui s3, 3264
    addi s3, s3, 204
    and s2, s2, s3
    xor t3, t3, s2
    slli s2, s2, 6
    xor t3, t3, s2
    srli s2, t3, 12
    xor s2, s2, t3
    lui s3, 15
    addi s3, s3, 240
    and s2, s2, s3
    xor t3, t3, s2
    slli s2, s2, 12
    xor t3, t3, s2
    lw s2, 456(a0)
    srli s3, t5, 15
    xor t3, t3, s2
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
    lw s3, 452(a0)
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
    lw s4, 448(a0)
    lw s5, 24(a0)
    xor s3, s3, s4
    and s4, s2, s3
    xor s4, t3, s4
    xori s6, s4, -1
    or t3, s4, s2
    xor t3, s3, t3
    or s3, s4, t3
    xor s2, s2, s3
    xor a7, a7, s5
    lw s3, 20(a0)
    lw s4, 12(a0)
    xor a6, a6, s3
    xor a1, a1, s4
    lw s3, 16(a0)
    lw s4, 8(a0)
    xor a5, a5, s3
    xor t6, t6, s4
    lw s3, 4(a0)
    lw s4, 0(a0)
    xor t5, t5, s3
    xor t4, t4, s4
    and s3, t5, t4
    xor t6, t6, s3
    xori s3, t6, -1
    or s4, t6, t5
    xor t4, t4, s4
    or t6, t6, t4
    xor t5, t5, t6
    sw t1, 12(sp)  /* spill */
    sw s1, 16(sp)  /* spill */
    sw t2, 20(sp)  /* spill */
    sw s0, 24(sp)  /* spill */
    sw s6, 28(sp)  /* spill */
    sw s2, 32(sp)  /* spill */
    sw t3, 36(sp)  /* spill */
    sw a7, 40(sp)  /* spill */
    sw a6, 44(sp)  /* spill */
    sw a1, 48(sp)  /* spill */
    sw a5, 52(sp)  /* spill */
    sw s3, 56(sp)  /* spill */
    sw t5, 60(sp)  /* spill */
    sw t4, 64(sp)  /* spill */
    lw t4, 4(sp)  /* reload */
    beq t4, zero, .Lpipo64_128_ctr_aligned9
    jal zero, .Lpipo64_128_ctr_rest6
.Lpipo64_128_ctr_aligned9:
    addi t4, zero, 32
    bgeu a4, t4, .Lpipo64_128_ctr_enough10
    jal zero, .Lpipo64_128_ctr_fewer7
.Lpipo64_128_ctr_enough10:
    lui t4, 1040352
    addi t4, t4, -515
    bltu t0, t4, .Lpipo64_128_ctr_batches11
    jal zero, .Lpipo64_128_ctr_fewer7
.Lpipo64_128_ctr_batches11:
    xor t4, t1, t2
    sw t4, 68(sp)  /* spill */
    lw t4, 484(a0)
    lw t5, 488(a0)
    lw t6, 492(a0)
    lw a1, 496(a0)
    lw a5, 500(a0)
    lw a6, 504(a0)
    lw a7, 508(a0)
    lui s0, 4080
    addi s0, s0, 255
    sw s0, 72(sp)  /* spill */
    lui s0, 61681
    addi s0, s0, -241
    sw s0, 76(sp)  /* spill */
    lui s0, 209715
    addi s0, s0, 819
    sw s0, 80(sp)  /* spill */
    lui s0, 349525
    addi s0, s0, 1365
    sw s0, 84(sp)  /* spill */
.Lpipo64_128_ctr_batch8:
    lui s0, 522232
    addi s0, s0, -129
    and s0, t0, s0
    lui s1, 12304
    addi s1, s1, 512
    add s1, s0, s1
    xor s0, s0, t0
    xor s0, s1, s0
    srli s1, s0, 15
    xor s1, s1, s0
    lui s2, 11
    addi s2, s2, -1366
    and s1, s1, s2
    xor s0, s0, s1
    slli s1, s1, 15
    xor s0, s0, s1
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
    lw s2, 476(a0)  /* again */
    slli s1, s1, 12
    xor s0, s0, s1
    lw s1, 16(sp)  /* reload */
    xor s0, s0, s2
    and t1, s0, t1
    lw s3, 24(sp)  /* reload */
    xor t1, s1, t1
    and s1, t2, t1
    xor s1, s3, s1
    xor s0, s0, s1
    lw s3, 28(sp)  /* reload */
    or s4, s1, t1
    xor t2, t2, s4
    lw s4, 32(sp)  /* reload */
    xor t2, t2, s3
    lw s5, 68(sp)  /* reload */
    xor t1, t1, s0
    xor s0, s0, s4
    and s6, t1, s5
    xor s1, s1, s6
    and s6, s0, t1
    xor s5, s5, s6
    xor s1, s1, t3
    lw s6, 480(a0)
    xor s7, s0, s5
    xor s0, s0, s6
    xor s3, s3, s7
    slli s6, s3, 16
    srli s3, s3, 16
    or s3, s6, s3
    xor s6, t2, t1
    xor t3, t3, s6
    and s6, s6, s7
    xor s6, s1, s6
    xor s4, s4, s6
    slli s6, t3, 28
    srli t3, t3, 4
    or t3, s6, t3
    xor t3, t3, t4
    xor s3, s3, t5
    or s6, s1, t2
    xor s5, s5, s6
    slli s6, t2, 4
    srli t2, t2, 28
    or t2, s6, t2
    or s6, s5, s1
    xor t1, t1, s6
    slli s6, s5, 12
    srli s5, s5, 20
    or s5, s6, s5
    xor s5, s5, t6
    slli s6, t1, 24
    srli t1, t1, 8
    or t1, s6, t1
    xor t1, t1, a1
    slli s6, s1, 20
    srli s1, s1, 12
    or s1, s6, s1
    xor s1, s1, a5
    xor t2, t2, a6
    slli s6, s4, 8
    srli s4, s4, 24
    or s4, s6, s4
    xor s4, s4, a7
    lui s6, 16448
    addi s6, s6, 1028
    add t0, t0, s6
    and s6, s4, t2
    xor s1, s1, s6
    and s6, s5, s1
    xor t1, t1, s6
    xor s4, s4, t1
    and s6, t3, s0
    xor s3, s3, s6
    or s6, s3, t3
    xor s0, s0, s6
    or s6, s3, s0
    xor t3, t3, s6
    xori s3, s3, -1
    xor t2, t2, s5
    or s6, t1, s1
    xor s5, s5, s6
    xor s5, s5, s3
    xor s1, s1, s4
    xor s4, s4, t3
    and s6, s1, t2
    xor t1, t1, s6
    and s6, s4, s1
    xor t2, t2, s6
    xor t1, t1, s0
    lw s6, 512(a0)
    xor s7, s4, t2
    xor s4, s4, s6
    xor s3, s3, s7
    slli s6, s3, 16
    srli s3, s3, 16
    or s3, s6, s3
    xor s6, s5, s1
    xor s0, s0, s6
    and s6, s6, s7
    xor s6, t1, s6
    xor t3, t3, s6
    slli s6, s0, 28
    lw s7, 452(a0)  /* again */
    srli s0, s0, 4
    lw s8, 456(a0)  /* again */
    or s0, s6, s0
    xor s0, s0, s7
    xor s3, s3, s8
    or s6, t1, s5
    xor t2, t2, s6
    slli s6, s5, 4
    srli s5, s5, 28
    or s5, s6, s5
    or s6, t2, t1
    xor s1, s1, s6
    slli s6, t2, 12
    lw s9, 460(a0)  /* again */
    srli t2, t2, 20
    or t2, s6, t2
    xor t2, t2, s9
    slli s6, s1, 24
    lw s10, 464(a0)  /* again */
    srli s1, s1, 8
    or s1, s6, s1
    xor s1, s1, s10
    slli s6, t1, 20
    lw s11, 468(a0)  /* again */
    srli t1, t1, 12
    lw ra, 472(a0)  /* again */
    or t1, s6, t1
    xor t1, t1, s11
    xor s5, s5, ra
    slli s6, t3, 8
    srli t3, t3, 24
    or t3, s6, t3
    xor t3, t3, s2
    and s2, t3, s5
    xor t1, t1, s2
    and s2, t2, t1
    xor s1, s1, s2
    xor t3, t3, s1
    and s2, s0, s4
    xor s2, s3, s2
    or s3, s2, s0
    xor s3, s4, s3
    or s4, s2, s3
    xor s0, s0, s4
    xori s2, s2, -1
    xor s4, s5, t2
    or s5, s1, t1
    xor t2, t2, s5
    xor t2, t2, s2
    xor t1, t1, t3
    xor t3, t3, s0
    and s5, t1, s4
    xor s1, s1, s5
    and s5, t3, t1
    xor s4, s4, s5
    xor s1, s1, s3
    lw s5, 516(a0)
    xor s6, t3, s4
    xor t3, t3, s5
    xor s2, s2, s6
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t2, t1
    xor s3, s3, s5
    and s5, s5, s6
    xor s5, s1, s5
    xor s0, s0, s5
    slli s5, s3, 28
    srli s3, s3, 4
    or s3, s5, s3
    xor s3, s3, t4
    xor s2, s2, t5
    or s5, s1, t2
    xor s4, s4, s5
    slli s5, t2, 4
    srli t2, t2, 28
    or t2, s5, t2
    or s5, s4, s1
    xor t1, t1, s5
    slli s5, s4, 12
    srli s4, s4, 20
    or s4, s5, s4
    xor s4, s4, t6
    slli s5, t1, 24
    srli t1, t1, 8
    or t1, s5, t1
    xor t1, t1, a1
    slli s5, s1, 20
    srli s1, s1, 12
    or s1, s5, s1
    xor s1, s1, a5
    xor t2, t2, a6
    slli s5, s0, 8
    srli s0, s0, 24
    or s0, s5, s0
    xor s0, s0, a7
    and s5, s0, t2
    xor s1, s1, s5
    and s5, s4, s1
    xor t1, t1, s5
    xor s0, s0, t1
    and s5, s3, t3
    xor s2, s2, s5
    or s5, s2, s3
    xor t3, t3, s5
    or s5, s2, t3
    xor s3, s3, s5
    xori s2, s2, -1
    xor t2, t2, s4
    or s5, t1, s1
    xor s4, s4, s5
    xor s4, s4, s2
    xor s1, s1, s0
    xor s0, s0, s3
    and s5, s1, t2
    xor t1, t1, s5
    and s5, s0, s1
    xor t2, t2, s5
    xor t1, t1, t3
    lw s5, 520(a0)
    xor s6, s0, t2
    xor s0, s0, s5
    xor s2, s2, s6
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s4, s1
    xor t3, t3, s5
    and s5, s5, s6
    xor s5, t1, s5
    xor s3, s3, s5
    slli s5, t3, 28
    srli t3, t3, 4
    or t3, s5, t3
    xor t3, t3, s7
    xor s2, s2, s8
    or s5, t1, s4
    xor t2, t2, s5
    slli s5, s4, 4
    srli s4, s4, 28
    or s4, s5, s4
    or s5, t2, t1
    xor s1, s1, s5
    slli s5, t2, 12
    srli t2, t2, 20
    or t2, s5, t2
    xor t2, t2, s9
    slli s5, s1, 24
    srli s1, s1, 8
    or s1, s5, s1
    xor s1, s1, s10
    slli s5, t1, 20
    srli t1, t1, 12
    or t1, s5, t1
    xor t1, t1, s11
    xor s4, s4, ra
    slli s5, s3, 8
    lw s6, 476(a0)  /* again */
    srli s3, s3, 24
    or s3, s5, s3
    xor s3, s3, s6
    and s5, s3, s4
    xor t1, t1, s5
    and s5, t2, t1
    xor s1, s1, s5
    xor s3, s3, s1
    and s5, t3, s0
    xor s2, s2, s5
    or s5, s2, t3
    xor s0, s0, s5
    or s5, s2, s0
    xor t3, t3, s5
    xori s2, s2, -1
    xor s4, s4, t2
    or s5, s1, t1
    xor t2, t2, s5
    xor t2, t2, s2
    xor t1, t1, s3
    xor s3, s3, t3
    and s5, t1, s4
    xor s1, s1, s5
    and s5, s3, t1
    xor s4, s4, s5
    xor s1, s1, s0
    lw s5, 524(a0)
    xor s6, s3, s4
    xor s3, s3, s5
    xor s2, s2, s6
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t2, t1
    xor s0, s0, s5
    and s5, s5, s6
    xor s5, s1, s5
    xor t3, t3, s5
    slli s5, s0, 28
    srli s0, s0, 4
    or s0, s5, s0
    xor s0, s0, t4
    xor s2, s2, t5
    or s5, s1, t2
    xor s4, s4, s5
    slli s5, t2, 4
    srli t2, t2, 28
    or t2, s5, t2
    or s5, s4, s1
    xor t1, t1, s5
    slli s5, s4, 12
    srli s4, s4, 20
    or s4, s5, s4
    xor s4, s4, t6
    slli s5, t1, 24
    srli t1, t1, 8
    or t1, s5, t1
    xor t1, t1, a1
    slli s5, s1, 20
    srli s1, s1, 12
    or s1, s5, s1
    xor s1, s1, a5
    xor t2, t2, a6
    slli s5, t3, 8
    srli t3, t3, 24
    or t3, s5, t3
    xor t3, t3, a7
    and s5, t3, t2
    xor s1, s1, s5
    and s5, s4, s1
    xor t1, t1, s5
    xor t3, t3, t1
    and s5, s0, s3
    xor s2, s2, s5
    or s5, s2, s0
    xor s3, s3, s5
    or s5, s2, s3
    xor s0, s0, s5
    xori s2, s2, -1
    xor t2, t2, s4
    or s5, t1, s1
    xor s4, s4, s5
    xor s4, s4, s2
    xor s1, s1, t3
    xor t3, t3, s0
    and s5, s1, t2
    xor t1, t1, s5
    and s5, t3, s1
    xor t2, t2, s5
    xor t1, t1, s3
    lw s5, 528(a0)
    xor s6, t3, t2
    xor t3, t3, s5
    xor s2, s2, s6
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s4, s1
    xor s3, s3, s5
    and s5, s5, s6
    xor s5, t1, s5
    xor s0, s0, s5
    slli s5, s3, 28
    srli s3, s3, 4
    or s3, s5, s3
    xor s3, s3, s7
    xor s2, s2, s8
    or s5, t1, s4
    xor t2, t2, s5
    slli s5, s4, 4
    srli s4, s4, 28
    or s4, s5, s4
    or s5, t2, t1
    xor s1, s1, s5
    slli s5, t2, 12
    srli t2, t2, 20
    or t2, s5, t2
    xor t2, t2, s9
    slli s5, s1, 24
    srli s1, s1, 8
    or s1, s5, s1
    xor s1, s1, s10
    slli s5, t1, 20
    srli t1, t1, 12
    or t1, s5, t1
    xor t1, t1, s11
    xor s4, s4, ra
    slli s5, s0, 8
    lw s6, 476(a0)  /* again */
    srli s0, s0, 24
    or s0, s5, s0
    xor s0, s0, s6
    and s5, s0, s4
    xor t1, t1, s5
    and s5, t2, t1
    xor s1, s1, s5
    xor s0, s0, s1
    and s5, s3, t3
    xor s2, s2, s5
    or s5, s2, s3
    xor t3, t3, s5
    or s5, s2, t3
    xor s3, s3, s5
    xori s2, s2, -1
    xor s4, s4, t2
    or s5, s1, t1
    xor t2, t2, s5
    xor t2, t2, s2
    xor t1, t1, s0
    xor s0, s0, s3
    and s5, t1, s4
    xor s1, s1, s5
    and s5, s0, t1
    xor s4, s4, s5
    xor s1, s1, t3
    lw s5, 532(a0)
    xor s6, s0, s4
    xor s0, s0, s5
    xor s2, s2, s6
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t2, t1
    xor t3, t3, s5
    and s5, s5, s6
    xor s5, s1, s5
    xor s3, s3, s5
    slli s5, t3, 28
    srli t3, t3, 4
    or t3, s5, t3
    xor t3, t3, t4
    xor s2, s2, t5
    or s5, s1, t2
    xor s4, s4, s5
    slli s5, t2, 4
    srli t2, t2, 28
    or t2, s5, t2
    or s5, s4, s1
    xor t1, t1, s5
    slli s5, s4, 12
    srli s4, s4, 20
    or s4, s5, s4
    xor s4, s4, t6
    slli s5, t1, 24
    srli t1, t1, 8
    or t1, s5, t1
    xor t1, t1, a1
    slli s5, s1, 20
    srli s1, s1, 12
    or s1, s5, s1
    xor s1, s1, a5
    xor t2, t2, a6
    slli s5, s3, 8
    srli s3, s3, 24
    or s3, s5, s3
    xor s3, s3, a7
    and s5, s3, t2
    xor s1, s1, s5
    and s5, s4, s1
    xor t1, t1, s5
    xor s3, s3, t1
    and s5, t3, s0
    xor s2, s2, s5
    or s5, s2, t3
    xor s0, s0, s5
    or s5, s2, s0
    xor t3, t3, s5
    xori s2, s2, -1
    xor t2, t2, s4
    or s5, t1, s1
    xor s4, s4, s5
    xor s4, s4, s2
    xor s1, s1, s3
    xor s3, s3, t3
    and s5, s1, t2
    xor t1, t1, s5
    and s5, s3, s1
    xor t2, t2, s5
    xor t1, t1, s0
    lw s5, 536(a0)
    xor s6, s3, t2
    xor s3, s3, s5
    xor s2, s2, s6
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s4, s1
    xor s0, s0, s5
    and s5, s5, s6
    xor s5, t1, s5
    xor t3, t3, s5
    slli s5, s0, 28
    srli s0, s0, 4
    or s0, s5, s0
    xor s0, s0, s7
    xor s2, s2, s8
    or s5, t1, s4
    xor t2, t2, s5
    slli s5, s4, 4
    srli s4, s4, 28
    or s4, s5, s4
    or s5, t2, t1
    xor s1, s1, s5
    slli s5, t2, 12
    srli t2, t2, 20
    or t2, s5, t2
    xor t2, t2, s9
    slli s5, s1, 24
    srli s1, s1, 8
    or s1, s5, s1
    xor s1, s1, s10
    slli s5, t1, 20
    srli t1, t1, 12
    or t1, s5, t1
    xor t1, t1, s11
    xor s4, s4, ra
    slli s5, t3, 8
    lw s6, 476(a0)  /* again */
    srli t3, t3, 24
    or t3, s5, t3
    xor t3, t3, s6
    and s5, t3, s4
    xor t1, t1, s5
    and s5, t2, t1
    xor s1, s1, s5
    xor t3, t3, s1
    and s5, s0, s3
    xor s2, s2, s5
    or s5, s2, s0
    xor s3, s3, s5
    or s5, s2, s3
    xor s0, s0, s5
    xori s2, s2, -1
    xor s4, s4, t2
    or s5, s1, t1
    xor t2, t2, s5
    xor t2, t2, s2
    xor t1, t1, t3
    xor t3, t3, s0
    and s5, t1, s4
    xor s1, s1, s5
    and s5, t3, t1
    xor s4, s4, s5
    xor s1, s1, s3
    lw s5, 540(a0)
    xor s6, t3, s4
    xor t3, t3, s5
    xor s2, s2, s6
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t2, t1
    xor s3, s3, s5
    and s5, s5, s6
    xor s5, s1, s5
    xor s0, s0, s5
    slli s5, s3, 28
    srli s3, s3, 4
    or s3, s5, s3
    xor s3, s3, t4
    xor s2, s2, t5
    or s5, s1, t2
    xor s4, s4, s5
    slli s5, t2, 4
    srli t2, t2, 28
    or t2, s5, t2
    or s5, s4, s1
    xor t1, t1, s5
    slli s5, s4, 12
    srli s4, s4, 20
    or s4, s5, s4
    xor s4, s4, t6
    slli s5, t1, 24
    srli t1, t1, 8
    or t1, s5, t1
    xor t1, t1, a1
    slli s5, s1, 20
    srli s1, s1, 12
    or s1, s5, s1
    xor s1, s1, a5
    xor t2, t2, a6
    slli s5, s0, 8
    srli s0, s0, 24
    or s0, s5, s0
    xor s0, s0, a7
    and s5, s0, t2
    xor s1, s1, s5
    and s5, s4, s1
    xor t1, t1, s5
    xor s0, s0, t1
    and s5, s3, t3
    xor s2, s2, s5
    or s5, s2, s3
    xor t3, t3, s5
    or s5, s2, t3
    xor s3, s3, s5
    xori s2, s2, -1
    xor t2, t2, s4
    or s5, t1, s1
    xor s4, s4, s5
    xor s4, s4, s2
    xor s1, s1, s0
    xor s0, s0, s3
    and s5, s1, t2
    xor t1, t1, s5
    and s5, s0, s1
    xor t2, t2, s5
    xor t1, t1, t3
    lw s5, 544(a0)
    xor s6, s0, t2
    xor s0, s0, s5
    xor s2, s2, s6
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s4, s1
    xor t3, t3, s5
    and s5, s5, s6
    xor s5, t1, s5
    xor s3, s3, s5
    slli s5, t3, 28
    srli t3, t3, 4
    or t3, s5, t3
    xor t3, t3, s7
    xor s2, s2, s8
    or s5, t1, s4
    xor t2, t2, s5
    slli s5, s4, 4
    srli s4, s4, 28
    or s4, s5, s4
    or s5, t2, t1
    xor s1, s1, s5
    slli s5, t2, 12
    srli t2, t2, 20
    or t2, s5, t2
    xor t2, t2, s9
    slli s5, s1, 24
    srli s1, s1, 8
    or s1, s5, s1
    xor s1, s1, s10
    slli s5, t1, 20
    srli t1, t1, 12
    or t1, s5, t1
    xor t1, t1, s11
    xor s4, s4, ra
    slli s5, s3, 8
    lw s6, 476(a0)  /* again */
    srli s3, s3, 24
    or s3, s5, s3
    xor s3, s3, s6
    and s5, s3, s4
    xor t1, t1, s5
    and s5, t2, t1
    xor s1, s1, s5
    xor s3, s3, s1
    and s5, t3, s0
    xor s2, s2, s5
    or s5, s2, t3
    xor s0, s0, s5
    or s5, s2, s0
    xor t3, t3, s5
    xori s2, s2, -1
    xor s4, s4, t2
    or s5, s1, t1
    xor t2, t2, s5
    xor t2, t2, s2
    xor t1, t1, s3
    xor s3, s3, t3
    and s5, t1, s4
    xor s1, s1, s5
    and s5, s3, t1
    xor s4, s4, s5
    xor s1, s1, s0
    lw s5, 548(a0)
    xor s6, s3, s4
    xor s3, s3, s5
    xor s2, s2, s6
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t2, t1
    xor s0, s0, s5
    and s5, s5, s6
    xor s5, s1, s5
    xor t3, t3, s5
    slli s5, s0, 28
    srli s0, s0, 4
    or s0, s5, s0
    xor s0, s0, t4
    xor s2, s2, t5
    or s5, s1, t2
    xor s4, s4, s5
    slli s5, t2, 4
    srli t2, t2, 28
    or t2, s5, t2
    or s5, s4, s1
    xor t1, t1, s5
    slli s5, s4, 12
    srli s4, s4, 20
    or s4, s5, s4
    xor s4, s4, t6
    slli s5, t1, 24
    srli t1, t1, 8
    or t1, s5, t1
    xor t1, t1, a1
    slli s5, s1, 20
    srli s1, s1, 12
    or s1, s5, s1
    xor s1, s1, a5
    xor t2, t2, a6
    slli s5, t3, 8
    srli t3, t3, 24
    or t3, s5, t3
    xor t3, t3, a7
    and s5, t3, t2
    xor s1, s1, s5
    and s5, s4, s1
    xor t1, t1, s5
    xor t3, t3, t1
    and s5, s0, s3
    xor s2, s2, s5
    or s5, s2, s0
    xor s3, s3, s5
    or s5, s2, s3
    xor s0, s0, s5
    xori s2, s2, -1
    xor t2, t2, s4
    or s5, t1, s1
    xor s4, s4, s5
    xor s4, s4, s2
    xor s1, s1, t3
    xor t3, t3, s0
    and s5, s1, t2
    xor t1, t1, s5
    and s5, t3, s1
    xor t2, t2, s5
    xor t1, t1, s3
    lw s5, 552(a0)
    xor s6, t3, t2
    xor t3, t3, s5
    xor s2, s2, s6
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, s4, s1
    xor s3, s3, s5
    and s5, s5, s6
    xor s5, t1, s5
    xor s0, s0, s5
    slli s5, s3, 28
    srli s3, s3, 4
    or s3, s5, s3
    xor s3, s3, s7
    xor s2, s2, s8
    or s5, t1, s4
    xor t2, t2, s5
    slli s5, s4, 4
    srli s4, s4, 28
    or s4, s5, s4
    or s5, t2, t1
    xor s1, s1, s5
    slli s5, t2, 12
    srli t2, t2, 20
    or t2, s5, t2
    xor t2, t2, s9
    slli s5, s1, 24
    srli s1, s1, 8
    or s1, s5, s1
    xor s1, s1, s10
    slli s5, t1, 20
    srli t1, t1, 12
    or t1, s5, t1
    xor t1, t1, s11
    xor s4, s4, ra
    slli s5, s0, 8
    lw s6, 476(a0)  /* again */
    srli s0, s0, 24
    or s0, s5, s0
    xor s0, s0, s6
    and s5, s0, s4
    xor t1, t1, s5
    and s5, t2, t1
    xor s1, s1, s5
    xor s0, s0, s1
    and s5, s3, t3
    xor s2, s2, s5
    or s5, s2, s3
    xor t3, t3, s5
    or s5, s2, t3
    xor s3, s3, s5
    xori s2, s2, -1
    xor s4, s4, t2
    or s5, s1, t1
    xor t2, t2, s5
    xor t2, t2, s2
    xor t1, t1, s0
    xor s0, s0, s3
    and s5, t1, s4
    xor s1, s1, s5
    and s5, s0, t1
    xor s4, s4, s5
    xor s1, s1, t3
    lw s5, 556(a0)
    xor s6, s0, s4
    xor s0, s0, s5
    xor s2, s2, s6
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    xor s5, t2, t1
    xor t3, t3, s5
    and s5, s5, s6
    xor s5, s1, s5
    xor s3, s3, s5
    slli s5, t3, 28
    srli t3, t3, 4
    or t3, s5, t3
    xor t3, t3, t4
    xor s2, s2, t5
    or s5, s1, t2
    xor s4, s4, s5
    slli s5, t2, 4
    srli t2, t2, 28
    or t2, s5, t2
    or s5, s4, s1
    xor t1, t1, s5
    slli s5, s4, 12
    srli s4, s4, 20
    or s4, s5, s4
    xor s4, s4, t6
    slli s5, t1, 24
    srli t1, t1, 8
    or t1, s5, t1
    xor t1, t1, a1
    slli s5, s1, 20
    srli s1, s1, 12
    or s1, s5, s1
    xor s1, s1, a5
    xor t2, t2, a6
    slli s5, s3, 8
    srli s3, s3, 24
    or s3, s5, s3
    xor s3, s3, a7
    slli s5, s2, 16
    xor s5, s0, s5
    srli s5, s5, 16
    xor s2, s2, s5
    slli s5, s5, 16
    xor s0, s0, s5
    slli s5, s4, 16
    xor s5, t3, s5
    srli s5, s5, 16
    xor s4, s4, s5
    slli s5, s5, 16
    xor t3, t3, s5
    lw s5, 72(sp)  /* reload */
    srli s6, s0, 8
    xor s6, s6, t3
    and s6, s6, s5
    xor t3, t3, s6
    slli s6, s6, 8
    xor s0, s0, s6
    srli s6, s2, 8
    xor s6, s6, s4
    and s6, s6, s5
    xor s4, s4, s6
    slli s6, s6, 8
    xor s2, s2, s6
    lw s6, 76(sp)  /* reload */
    srli s7, s0, 4
    xor s7, s7, s2
    and s7, s7, s6
    xor s2, s2, s7
    slli s7, s7, 4
    xor s0, s0, s7
    srli s7, t3, 4
    xor s7, s7, s4
    and s7, s7, s6
    xor s4, s4, s7
    slli s7, s7, 4
    xor t3, t3, s7
    lw s7, 80(sp)  /* reload */
    srli s8, s0, 2
    xor s8, s8, t3
    and s8, s8, s7
    xor t3, t3, s8
    slli s8, s8, 2
    xor s0, s0, s8
    srli s8, s2, 2
    xor s8, s8, s4
    and s8, s8, s7
    xor s4, s4, s8
    slli s8, s8, 2
    xor s2, s2, s8
    lw s8, 84(sp)  /* reload */
    srli s9, s0, 1
    xor s9, s9, s2
    and s9, s9, s8
    xor s2, s2, s9
    slli s9, s9, 1
    xor s0, s0, s9
    srli s9, t3, 1
    xor s9, s9, s4
    and s9, s9, s8
    xor s4, s4, s9
    slli s9, s9, 1
    xor t3, t3, s9
    slli s9, t2, 16
    xor s9, t1, s9
    srli s9, s9, 16
    xor t2, t2, s9
    slli s9, s9, 16
    xor t1, t1, s9
    slli s9, s3, 16
    xor s9, s1, s9
    srli s9, s9, 16
    xor s3, s3, s9
    slli s9, s9, 16
    xor s1, s1, s9
    srli s9, t1, 8
    xor s9, s9, s1
    and s9, s9, s5
    xor s1, s1, s9
    slli s9, s9, 8
    xor t1, t1, s9
    srli s9, t2, 8
    xor s9, s9, s3
    and s5, s9, s5
    xor s3, s3, s5
    slli s5, s5, 8
    xor t2, t2, s5
    srli s5, t1, 4
    xor s5, s5, t2
    and s5, s5, s6
    xor t2, t2, s5
    slli s5, s5, 4
    xor t1, t1, s5
    srli s5, s1, 4
    xor s5, s5, s3
    and s5, s5, s6
    xor s3, s3, s5
    slli s5, s5, 4
    xor s1, s1, s5
    srli s5, t1, 2
    xor s5, s5, s1
    and s5, s5, s7
    xor s1, s1, s5
    slli s5, s5, 2
    xor t1, t1, s5
    srli s5, t2, 2
    xor s5, s5, s3
    and s5, s5, s7
    xor s3, s3, s5
    slli s5, s5, 2
    xor t2, t2, s5
    srli s5, t1, 1
    xor s5, s5, t2
    and s5, s5, s8
    xor t2, t2, s5
    slli s5, s5, 1
    xor t1, t1, s5
    srli s5, s1, 1
    xor s5, s5, s3
    and s5, s5, s8
    xor s3, s3, s5
    slli s5, s5, 1
    xor s1, s1, s5
    lw s5, 0(a2)
    lw s6, 4(a2)
    lw s7, 8(a2)
    lw s8, 12(a2)
    xor s0, s0, s5
    sw s0, 0(a3)
    xor t1, t1, s6
    sw t1, 4(a3)
    xor t1, s2, s7
    sw t1, 8(a3)
    xor t1, t2, s8
    sw t1, 12(a3)
    lw t1, 16(a2)
    lw t2, 20(a2)
    lw s0, 24(a2)
    lw s2, 28(a2)
    xor t1, t3, t1
    sw t1, 16(a3)
    xor t1, s1, t2
    sw t1, 20(a3)
    xor t1, s4, s0
    sw t1, 24(a3)
    xor t1, s3, s2
    sw t1, 28(a3)
    addi a2, a2, 32
    addi a3, a3, 32
    addi a4, a4, -32
    lw s0, 8(sp)  /* reload */
    lw t1, 12(sp)  /* reload */
    lw t2, 20(sp)  /* reload */
    lw t3, 36(sp)  /* reload */
    bltu t0, s0, .Lpipo64_128_ctr_carry2
    addi s0, zero, 32
    bltu a4, s0, .Lpipo64_128_ctr_fewer7
    lui s0, 1040352
    addi s0, s0, -515
    bgeu t0, s0, .Lpipo64_128_ctr_fewer7
    jal zero, .Lpipo64_128_ctr_batch8
.Lpipo64_128_ctr_fewer7:
.Lpipo64_128_ctr_rest6:
    beq a4, zero, .Lpipo64_128_ctr_end3
    addi t1, a0, 384
.Lpipo64_128_ctr_block14:
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
.Lpipo64_128_ctr_rounds19:
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
    and s0, a6, a1
    xor a5, a5, s0
    xor t6, t6, t2
    lw s0, 64(a7)
    xor s1, a6, a5
    xor a6, a6, s0
    xor t4, t4, s1
    slli s0, t4, 28
    srli t4, t4, 4
    or t4, s0, t4
    xor s0, t5, a1
    xor t2, t2, s0
    and s0, s0, s1
    xor s0, t6, s0
    xor t3, t3, s0
    slli s0, t2, 31
    srli t2, t2, 1
    or t2, s0, t2
    lw s0, 68(a7)
    lw s1, 72(a7)
    xor t2, t2, s0
    xor t4, t4, s1
    or s0, t6, t5
    xor a5, a5, s0
    slli s0, t5, 25
    srli t5, t5, 7
    or t5, s0, t5
    or s0, a5, t6
    xor a1, a1, s0
    slli s0, a5, 27
    srli a5, a5, 5
    or a5, s0, a5
    lw s0, 76(a7)
    slli s1, a1, 30
    xor a5, a5, s0
    srli a1, a1, 2
    or a1, s1, a1
    lw s0, 80(a7)
    slli s1, t6, 29
    xor a1, a1, s0
    srli t6, t6, 3
    or t6, s1, t6
    lw s0, 84(a7)
    lw s1, 88(a7)
    xor t6, t6, s0
    xor t5, t5, s1
    slli s0, t3, 26
    srli t3, t3, 6
    or t3, s0, t3
    lw s0, 92(a7)
    and s1, t2, a6
    xor t3, t3, s0
    and s0, t3, t5
    xor t6, t6, s0
    and s0, a5, t6
    xor a1, a1, s0
    xor t3, t3, a1
    xor t4, t4, s1
    or s0, t4, t2
    xor a6, a6, s0
    or s0, t4, a6
    xor s0, t2, s0
    xori t4, t4, -1
    xor t2, t5, a5
    or t5, a1, t6
    xor t5, a5, t5
    xor t5, t5, t4
    xor t6, t6, t3
    xor t3, t3, s0
    and a5, t6, t2
    xor a1, a1, a5
    and a5, t3, t6
    xor a5, t2, a5
    xor a1, a1, a6
    lw t2, 96(a7)
    xor s1, t3, a5
    xor t2, t3, t2
    xor t3, t4, s1
    slli t4, t3, 28
    srli t3, t3, 4
    or t4, t4, t3
    xor t3, t5, t6
    xor a6, a6, t3
    and t3, t3, s1
    xor t3, a1, t3
    xor s0, s0, t3
    slli t3, a6, 31
    srli a6, a6, 1
    or t3, t3, a6
    lw a6, 100(a7)
    lw s1, 104(a7)
    xor t3, t3, a6
    xor t4, t4, s1
    or a6, a1, t5
    xor a5, a5, a6
    slli a6, t5, 25
    srli t5, t5, 7
    or a6, a6, t5
    or t5, a5, a1
    xor t6, t6, t5
    slli t5, a5, 27
    srli a5, a5, 5
    or t5, t5, a5
    lw a5, 108(a7)
    slli s1, t6, 30
    xor t5, t5, a5
    srli t6, t6, 2
    or t6, s1, t6
    lw a5, 112(a7)
    slli s1, a1, 29
    xor t6, t6, a5
    srli a1, a1, 3
    or a1, s1, a1
    lw a5, 116(a7)
    lw s1, 120(a7)
    xor a1, a1, a5
    xor a5, a6, s1
    slli a6, s0, 26
    srli s0, s0, 6
    or a6, a6, s0
    lw s0, 124(a7)
    addi a7, a7, 64
    xor a6, a6, s0
    bne a7, t1, .Lpipo64_128_ctr_rounds19
    addi a7, zero, 8
    bltu a4, a7, .Lpipo64_128_ctr_short16
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
.Lpipo64_128_ctr_count17:
    lw t2, 8(sp)  /* reload */
    bltu t0, t2, .Lpipo64_128_ctr_carry2
    bne a4, zero, .Lpipo64_128_ctr_block14
.Lpipo64_128_ctr_end3:
    lw t1, 0(sp)  /* reload */
    sb t0, 7(t1)
.Lpipo64_128_ctr_done4:
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
.Lpipo64_128_ctr_short16:
    andi a7, a4, 4
    beq a7, zero, .Lpipo64_128_ctr_after23
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
.Lpipo64_128_ctr_after23:
    andi t6, a4, 2
    beq t6, zero, .Lpipo64_128_ctr_after25
    lbu t6, 0(a2)
    xor t2, t2, t6
    sb t2, 0(a3)
    lbu t6, 1(a2)
    addi a2, a2, 2
    addi t2, t4, 0
    xor t3, t3, t6
    sb t3, 1(a3)
    addi a3, a3, 2
.Lpipo64_128_ctr_after25:
    andi t3, a4, 1
    beq t3, zero, .Lpipo64_128_ctr_after27
    lbu t3, 0(a2)
    xor t2, t2, t3
    sb t2, 0(a3)
.Lpipo64_128_ctr_after27:
    addi a4, zero, 0
    jal zero, .Lpipo64_128_ctr_count17
.Lpipo64_128_ctr_carry2:
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
    jal zero, .Lpipo64_128_ctr_epoch1
    .size pipo64_128_ctr, .-pipo64_128_ctr

    .section .note.GNU-stack,"",%progbits
