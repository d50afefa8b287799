/* gen --cipher lea --target rv32i_zbb */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA128 (TTAK.KO-12.0223) for rv32i_zbb: 32-bit RISC-V, base integer instructions and Zbb, ILP32.
 * Called as C (RISC-V ELF psABI 1.0, chapters 1 and 2: integer calling convention, ILP32).
 */
/* contract
{
  "command": "gen --cipher lea --target rv32i_zbb",
  "cipher": "lea",
  "cipher_sha256": "3af82d9afc2b0d39f7a5586d7821915feb8c08e3b2fea708a22aeb18ba0ce701",
  "target": "rv32i_zbb",
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
      "code_bytes": 2112,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt",
      "role": "encrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 324,
      "stack_bytes": 32
    },
    {
      "symbol": "lea128_decrypt",
      "role": "decrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 324,
      "stack_bytes": 32
    },
    {
      "symbol": "lea128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 624,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 620,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_ctr",
      "role": "ctr",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 1748,
      "stack_bytes": 64
    }
  ]
}
*/
#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "lea128.S is for RV32I with ILP32, little-endian"
#endif
    .option norvc
    .option norelax
    .text

    .balign 4
    .globl lea128_expand_key
    .type lea128_expand_key, %function
lea128_expand_key:
    andi t0, a1, 3
    bne t0, zero, .Llea128_expand_key_bytes1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Llea128_expand_key_join2:
    lui t4, 802559
    addi t4, t4, -1573
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 0(a0)
    lui t4, 556541
    addi t4, t4, 951
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 4(a0)
    lui t4, 64506
    addi t4, t4, 1903
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 8(a0)
    lui t4, 129013
    addi t4, t4, -290
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 12(a0)
    lui t4, 560205
    addi t4, t4, 1540
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 16(a0)
    lui t4, 71835
    addi t4, t4, -1015
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 20(a0)
    lui t4, 143670
    addi t4, t4, -2030
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 24(a0)
    lui t4, 287339
    addi t4, t4, 36
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 28(a0)
    lui t4, 948383
    addi t4, t4, 553
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 32(a0)
    lui t4, 848190
    addi t4, t4, 1107
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 36(a0)
    lui t4, 647805
    addi t4, t4, -1881
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 40(a0)
    lui t4, 247033
    addi t4, t4, 335
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 44(a0)
    lui t4, 815000
    addi t4, t4, 1891
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 48(a0)
    lui t4, 581425
    addi t4, t4, -313
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 52(a0)
    lui t4, 114274
    addi t4, t4, -625
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 56(a0)
    lui t4, 228548
    addi t4, t4, -1250
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 60(a0)
    lui t4, 258026
    addi t4, t4, -580
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 64(a0)
    lui t4, 516052
    addi t4, t4, -1160
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 68(a0)
    lui t4, 1032103
    addi t4, t4, 1776
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 72(a0)
    lui t4, 1015631
    addi t4, t4, -543
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 76(a0)
    lui t4, 574678
    addi t4, t4, 72
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 80(a0)
    lui t4, 100780
    addi t4, t4, 145
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 84(a0)
    lui t4, 201560
    addi t4, t4, 290
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 88(a0)
    lui t4, 403120
    addi t4, t4, 580
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 92(a0)
    lui t4, 494066
    addi t4, t4, 670
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 96(a0)
    lui t4, 988132
    addi t4, t4, 1340
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 100(a0)
    lui t4, 927689
    addi t4, t4, -1415
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 104(a0)
    lui t4, 806801
    addi t4, t4, 1267
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 108(a0)
    lui t4, 457095
    addi t4, t4, 1596
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 112(a0)
    lui t4, 914191
    addi t4, t4, -904
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 116(a0)
    lui t4, 779806
    addi t4, t4, -1807
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 120(a0)
    lui t4, 511035
    addi t4, t4, 483
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 124(a0)
    lui t4, 982686
    addi t4, t4, -1085
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 128(a0)
    lui t4, 916795
    addi t4, t4, 1927
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 132(a0)
    lui t4, 785015
    addi t4, t4, -241
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 136(a0)
    lui t4, 521454
    addi t4, t4, -481
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 140(a0)
    lui t4, 806240
    addi t4, t4, 1160
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 144(a0)
    lui t4, 563905
    addi t4, t4, -1775
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 148(a0)
    lui t4, 79233
    addi t4, t4, 547
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 152(a0)
    lui t4, 158466
    addi t4, t4, 1094
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 156(a0)
    lui t4, 565027
    addi t4, t4, -1561
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 160(a0)
    lui t4, 81477
    addi t4, t4, 975
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 164(a0)
    lui t4, 162954
    addi t4, t4, 1950
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 168(a0)
    lui t4, 325909
    addi t4, t4, -196
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 172(a0)
    lui t4, 1022070
    addi t4, t4, 966
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 176(a0)
    lui t4, 995564
    addi t4, t4, 1933
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 180(a0)
    lui t4, 942553
    addi t4, t4, -229
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 184(a0)
    lui t4, 836530
    addi t4, t4, -457
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 188(a0)
    lui t4, 1042908
    addi t4, t4, -962
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 192(a0)
    lui t4, 1037240
    addi t4, t4, -1923
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 196(a0)
    lui t4, 1025903
    addi t4, t4, 251
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 200(a0)
    lui t4, 1003230
    addi t4, t4, 503
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 204(a0)
    lui t4, 316933
    addi t4, t4, -1908
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 208(a0)
    lui t4, 633865
    addi t4, t4, 280
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 212(a0)
    lui t4, 219154
    addi t4, t4, 561
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 216(a0)
    lui t4, 438308
    addi t4, t4, 1122
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 220(a0)
    lui t4, 651818
    addi t4, t4, -392
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 224(a0)
    lui t4, 255060
    addi t4, t4, -783
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 228(a0)
    lui t4, 510120
    addi t4, t4, -1566
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 232(a0)
    lui t4, 1020239
    addi t4, t4, 964
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 236(a0)
    lui t4, 624484
    addi t4, t4, -913
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 240(a0)
    lui t4, 200392
    addi t4, t4, -1825
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 244(a0)
    lui t4, 400783
    addi t4, t4, 446
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 248(a0)
    lui t4, 801566
    addi t4, t4, 892
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 252(a0)
    lui t4, 957884
    addi t4, t4, 1007
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 256(a0)
    lui t4, 867192
    addi t4, t4, 2015
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 260(a0)
    lui t4, 685809
    addi t4, t4, -65
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 264(a0)
    lui t4, 323042
    addi t4, t4, -129
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 268(a0)
    lui t4, 876617
    addi t4, t4, -1852
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 272(a0)
    lui t4, 704657
    addi t4, t4, 393
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 276(a0)
    lui t4, 360738
    addi t4, t4, 787
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 280(a0)
    lui t4, 721476
    addi t4, t4, 1574
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 284(a0)
    lui t4, 991902
    addi t4, t4, 1929
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 288(a0)
    lui t4, 935229
    addi t4, t4, -237
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 292(a0)
    lui t4, 821882
    addi t4, t4, -473
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 296(a0)
    lui t4, 595188
    addi t4, t4, -945
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 300(a0)
    lui t4, 554556
    addi t4, t4, 1785
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 304(a0)
    lui t4, 60537
    addi t4, t4, -525
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 308(a0)
    lui t4, 121074
    addi t4, t4, -1050
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 312(a0)
    lui t4, 242147
    addi t4, t4, 1996
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 316(a0)
    lui t4, 646084
    addi t4, t4, -258
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 320(a0)
    lui t4, 243592
    addi t4, t4, -515
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 324(a0)
    lui t4, 487184
    addi t4, t4, -1030
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 328(a0)
    lui t4, 974367
    addi t4, t4, 2036
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 332(a0)
    lui t4, 394377
    addi t4, t4, -947
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 336(a0)
    lui t4, 788754
    addi t4, t4, -1894
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 340(a0)
    lui t4, 528931
    addi t4, t4, 309
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 344(a0)
    lui t4, 9286
    addi t4, t4, 619
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 348(a0)
    lui t4, 141800
    addi t4, t4, -1889
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 352(a0)
    lui t4, 283599
    addi t4, t4, 318
    add t1, t1, t4
    rori t1, t1, 29
    sw t1, 356(a0)
    lui t4, 567198
    addi t4, t4, 636
    add t2, t2, t4
    rori t2, t2, 26
    sw t2, 360(a0)
    lui t4, 85820
    addi t4, t4, 1273
    add t3, t3, t4
    rori t3, t3, 21
    sw t3, 364(a0)
    lui t4, 484295
    addi t4, t4, -104
    add t0, t0, t4
    rori t0, t0, 31
    sw t0, 368(a0)
    lui t0, 968590
    addi t0, t0, -208
    add t0, t1, t0
    rori t0, t0, 29
    sw t0, 372(a0)
    lui t0, 888604
    addi t0, t0, -415
    add t0, t2, t0
    rori t0, t0, 26
    sw t0, 376(a0)
    lui t0, 728632
    addi t0, t0, -829
    add t0, t3, t0
    rori t0, t0, 21
    sw t0, 380(a0)
    jalr zero, 0(ra)
.Llea128_expand_key_bytes1:
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
    jal zero, .Llea128_expand_key_join2
    .size lea128_expand_key, .-lea128_expand_key

    .balign 4
    .globl lea128_encrypt
    .type lea128_encrypt, %function
lea128_encrypt:
    or t0, a1, a2
    andi t0, t0, 3
    bne t0, zero, .Llea128_encrypt_misaligned2
.Llea128_encrypt_aligned1:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    addi t4, a0, 384
.Llea128_encrypt_rounds3:
    lw t5, 12(a0)
    lw t6, 4(a0)
    xor t5, t2, t5
    xor t3, t3, t6
    add t3, t5, t3
    rori t3, t3, 3
    lw t5, 8(a0)
    xor t2, t2, t6
    xor t5, t1, t5
    add t2, t5, t2
    rori t2, t2, 5
    lw t5, 0(a0)
    xor t1, t1, t6
    xor t5, t0, t5
    add t1, t5, t1
    rori t1, t1, 23
    lw t5, 28(a0)
    lw t6, 20(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    rori t0, t0, 3
    lw t5, 24(a0)
    xor t3, t3, t6
    xor t5, t2, t5
    add t3, t5, t3
    rori t3, t3, 5
    lw t5, 16(a0)
    xor t2, t2, t6
    xor t5, t1, t5
    add t2, t5, t2
    rori t2, t2, 23
    lw t5, 44(a0)
    lw t6, 36(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    rori t1, t1, 3
    lw t5, 40(a0)
    xor t0, t0, t6
    xor t5, t3, t5
    add t0, t5, t0
    rori t0, t0, 5
    lw t5, 32(a0)
    xor t3, t3, t6
    xor t5, t2, t5
    add t3, t5, t3
    rori t3, t3, 23
    lw t5, 60(a0)
    lw t6, 52(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    rori t2, t2, 3
    lw t5, 56(a0)
    xor t1, t1, t6
    xor t5, t0, t5
    add t1, t5, t1
    rori t1, t1, 5
    lw t5, 48(a0)
    xor t0, t0, t6
    xor t5, t3, t5
    add t0, t5, t0
    rori t0, t0, 23
    addi a0, a0, 64
    bne a0, t4, .Llea128_encrypt_rounds3
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
    jalr zero, 0(ra)
.Llea128_encrypt_misaligned2:
    jal t0, lea128_misaligned
    jal zero, .Llea128_encrypt_aligned1
    .size lea128_encrypt, .-lea128_encrypt

    .balign 4
    .globl lea128_decrypt
    .type lea128_decrypt, %function
lea128_decrypt:
    or t0, a1, a2
    andi t0, t0, 3
    bne t0, zero, .Llea128_decrypt_misaligned2
.Llea128_decrypt_aligned1:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    addi t4, a0, 384
.Llea128_decrypt_rounds3:
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
    lw t5, -16(t4)
    lw t6, -12(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -8(t4)
    lw a1, -4(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    xor t5, t1, a1
    sub t2, t2, t5
    xor t2, t2, t6
    rori t1, t1, 29
    rori t0, t0, 27
    rori t3, t3, 9
    lw t5, -32(t4)
    lw t6, -28(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -24(t4)
    lw a1, -20(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    xor t5, t0, a1
    sub t1, t1, t5
    xor t1, t1, t6
    rori t0, t0, 29
    rori t3, t3, 27
    rori t2, t2, 9
    lw t5, -48(t4)
    lw t6, -44(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -40(t4)
    lw a1, -36(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    xor t5, t3, a1
    sub t0, t0, t5
    xor t0, t0, t6
    rori t3, t3, 29
    rori t2, t2, 27
    rori t1, t1, 9
    lw t5, -64(t4)
    lw t6, -60(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -56(t4)
    lw a1, -52(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    xor t5, t2, a1
    sub t3, t3, t5
    xor t3, t3, t6
    addi t4, t4, -64
    bne t4, a0, .Llea128_decrypt_rounds3
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
    jalr zero, 0(ra)
.Llea128_decrypt_misaligned2:
    jal t0, lea128_misaligned
    jal zero, .Llea128_decrypt_aligned1
    .size lea128_decrypt, .-lea128_decrypt

    .balign 4
    .globl lea128_encrypt_blocks
    .type lea128_encrypt_blocks, %function
lea128_encrypt_blocks:
    beq a3, zero, .Llea128_encrypt_blocks_done1
    addi t0, a0, 384
.Llea128_encrypt_blocks_blocks3:
    andi t1, a1, 3
    bne t1, zero, .Llea128_encrypt_blocks_bytes4
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea128_encrypt_blocks_join5:
    addi a1, a1, 16
    addi t5, a0, 0
.Llea128_encrypt_blocks_rounds7:
    lw t6, 12(t5)
    lw a4, 4(t5)
    xor t6, t3, t6
    xor t4, t4, a4
    add t4, t6, t4
    rori t4, t4, 3
    lw t6, 8(t5)
    xor t3, t3, a4
    xor t6, t2, t6
    add t3, t6, t3
    rori t3, t3, 5
    lw t6, 0(t5)
    xor t2, t2, a4
    xor t6, t1, t6
    add t2, t6, t2
    rori t2, t2, 23
    lw t6, 28(t5)
    lw a4, 20(t5)
    xor t6, t4, t6
    xor t1, t1, a4
    add t1, t6, t1
    rori t1, t1, 3
    lw t6, 24(t5)
    xor t4, t4, a4
    xor t6, t3, t6
    add t4, t6, t4
    rori t4, t4, 5
    lw t6, 16(t5)
    xor t3, t3, a4
    xor t6, t2, t6
    add t3, t6, t3
    rori t3, t3, 23
    lw t6, 44(t5)
    lw a4, 36(t5)
    xor t6, t1, t6
    xor t2, t2, a4
    add t2, t6, t2
    rori t2, t2, 3
    lw t6, 40(t5)
    xor t1, t1, a4
    xor t6, t4, t6
    add t1, t6, t1
    rori t1, t1, 5
    lw t6, 32(t5)
    xor t4, t4, a4
    xor t6, t3, t6
    add t4, t6, t4
    rori t4, t4, 23
    lw t6, 60(t5)
    lw a4, 52(t5)
    xor t6, t2, t6
    xor t3, t3, a4
    add t3, t6, t3
    rori t3, t3, 3
    lw t6, 56(t5)
    xor t2, t2, a4
    xor t6, t1, t6
    add t2, t6, t2
    rori t2, t2, 5
    lw t6, 48(t5)
    xor t1, t1, a4
    xor t6, t4, t6
    add t1, t6, t1
    rori t1, t1, 23
    addi t5, t5, 64
    bne t5, t0, .Llea128_encrypt_blocks_rounds7
    andi t5, a2, 3
    bne t5, zero, .Llea128_encrypt_blocks_bytes9
    sw t1, 0(a2)
    sw t2, 4(a2)
    sw t3, 8(a2)
    sw t4, 12(a2)
.Llea128_encrypt_blocks_join10:
    addi a2, a2, 16
    addi a3, a3, -1
    bne a3, zero, .Llea128_encrypt_blocks_blocks3
.Llea128_encrypt_blocks_done1:
    jalr zero, 0(ra)
.Llea128_encrypt_blocks_bytes4:
    lbu t1, 1(a1)
    lbu t2, 0(a1)
    lbu t3, 2(a1)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t3, 16
    or t1, t1, t2
    lbu t2, 3(a1)
    lbu t3, 5(a1)
    lbu t4, 4(a1)
    slli t2, t2, 24
    or t1, t1, t2
    slli t2, t3, 8
    or t2, t4, t2
    lbu t3, 6(a1)
    lbu t4, 7(a1)
    lbu t5, 9(a1)
    slli t3, t3, 16
    or t2, t2, t3
    slli t3, t4, 24
    or t2, t2, t3
    slli t3, t5, 8
    lbu t4, 8(a1)
    lbu t5, 10(a1)
    lbu t6, 11(a1)
    or t3, t4, t3
    slli t4, t5, 16
    or t3, t3, t4
    slli t4, t6, 24
    or t3, t3, t4
    lbu t4, 13(a1)
    lbu t5, 12(a1)
    lbu t6, 14(a1)
    slli t4, t4, 8
    or t4, t5, t4
    slli t5, t6, 16
    or t4, t4, t5
    lbu t5, 15(a1)
    slli t5, t5, 24
    or t4, t4, t5
    jal zero, .Llea128_encrypt_blocks_join5
.Llea128_encrypt_blocks_bytes9:
    srli t5, t1, 8
    srli t6, t1, 16
    srli a4, t1, 24
    sb t1, 0(a2)
    sb t5, 1(a2)
    sb t6, 2(a2)
    sb a4, 3(a2)
    srli t1, t2, 8
    srli t5, t2, 16
    srli t6, t2, 24
    sb t2, 4(a2)
    sb t1, 5(a2)
    sb t5, 6(a2)
    sb t6, 7(a2)
    srli t1, t3, 8
    srli t2, t3, 16
    srli t5, t3, 24
    sb t3, 8(a2)
    sb t1, 9(a2)
    sb t2, 10(a2)
    sb t5, 11(a2)
    srli t1, t4, 8
    srli t2, t4, 16
    srli t3, t4, 24
    sb t4, 12(a2)
    sb t1, 13(a2)
    sb t2, 14(a2)
    sb t3, 15(a2)
    jal zero, .Llea128_encrypt_blocks_join10
    .size lea128_encrypt_blocks, .-lea128_encrypt_blocks

    .balign 4
    .globl lea128_decrypt_blocks
    .type lea128_decrypt_blocks, %function
lea128_decrypt_blocks:
    beq a3, zero, .Llea128_decrypt_blocks_done1
.Llea128_decrypt_blocks_blocks3:
    andi t0, a1, 3
    bne t0, zero, .Llea128_decrypt_blocks_bytes4
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Llea128_decrypt_blocks_join5:
    addi a1, a1, 16
    addi t4, a0, 384
.Llea128_decrypt_blocks_rounds7:
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
    lw t5, -16(t4)
    lw t6, -12(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -8(t4)
    lw a4, -4(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    xor t5, t1, a4
    sub t2, t2, t5
    xor t2, t2, t6
    rori t1, t1, 29
    rori t0, t0, 27
    rori t3, t3, 9
    lw t5, -32(t4)
    lw t6, -28(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -24(t4)
    rori t2, t2, 9
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -20(t4)
    rori t3, t3, 27
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    rori t0, t0, 29
    lw t5, -48(t4)
    lw t6, -44(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -40(t4)
    rori t1, t1, 9
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -36(t4)
    rori t2, t2, 27
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    rori t3, t3, 29
    lw t5, -64(t4)
    lw t6, -60(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -56(t4)
    lw a4, -52(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    xor t5, t2, a4
    sub t3, t3, t5
    xor t3, t3, t6
    addi t4, t4, -64
    bne t4, a0, .Llea128_decrypt_blocks_rounds7
    andi t4, a2, 3
    bne t4, zero, .Llea128_decrypt_blocks_bytes9
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
.Llea128_decrypt_blocks_join10:
    addi a2, a2, 16
    addi a3, a3, -1
    bne a3, zero, .Llea128_decrypt_blocks_blocks3
.Llea128_decrypt_blocks_done1:
    jalr zero, 0(ra)
.Llea128_decrypt_blocks_bytes4:
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
    jal zero, .Llea128_decrypt_blocks_join5
.Llea128_decrypt_blocks_bytes9:
    srli t4, t0, 8
    srli t5, t0, 16
    srli t6, t0, 24
    sb t0, 0(a2)
    sb t4, 1(a2)
    sb t5, 2(a2)
    sb t6, 3(a2)
    srli t0, t1, 8
    srli t4, t1, 16
    srli t5, t1, 24
    sb t1, 4(a2)
    sb t0, 5(a2)
    sb t4, 6(a2)
    sb t5, 7(a2)
    srli t0, t2, 8
    srli t1, t2, 16
    srli t4, t2, 24
    sb t2, 8(a2)
    sb t0, 9(a2)
    sb t1, 10(a2)
    sb t4, 11(a2)
    srli t0, t3, 8
    srli t1, t3, 16
    srli t2, t3, 24
    sb t3, 12(a2)
    sb t0, 13(a2)
    sb t1, 14(a2)
    sb t2, 15(a2)
    jal zero, .Llea128_decrypt_blocks_join10
    .size lea128_decrypt_blocks, .-lea128_decrypt_blocks

    .balign 4
    .globl lea128_ctr
    .type lea128_ctr, %function
lea128_ctr:
    addi sp, sp, -64
    sw s0, 0(sp)
    sw s1, 4(sp)
    sw s2, 8(sp)
    sw s3, 12(sp)
    sw s4, 16(sp)
    sw s5, 20(sp)
    sw s6, 24(sp)
    sw s7, 28(sp)
    sw s8, 32(sp)
    sw s9, 36(sp)
    sw s10, 40(sp)
    sw s11, 44(sp)
    sw ra, 48(sp)
    beq a4, zero, .Llea128_ctr_done4
    or t0, a2, a3
    andi t0, t0, 3
.Llea128_ctr_epoch1:
    andi t1, a1, 3
    bne t1, zero, .Llea128_ctr_bytes6
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea128_ctr_join7:
    lui t5, 4096
    lw t6, 12(a0)
    lw a7, 20(a0)
    xor t6, t3, t6
    xor a5, t1, a7
    lw s0, 8(a0)
    lw a6, 4(a0)
    xor s0, t2, s0
    xor t3, t3, a6
    add t3, s0, t3
    rori s0, t3, 5
    lw t3, 24(a0)
    lw s1, 0(a0)
    xor t3, s0, t3
    xor t1, t1, s1
    xor t2, t2, a6
    add t1, t1, t2
    rori t2, t1, 23
    lw t1, 36(a0)
    lw s1, 16(a0)
    xor t1, t2, t1
    xor t2, t2, s1
    xor a7, s0, a7
    add t2, t2, a7
    rori a7, t2, 23
    lw t2, 32(a0)
    lw s0, 52(a0)
    xor t2, a7, t2
    xor a7, a7, s0
    beq a4, zero, .Llea128_ctr_end3
    addi s0, a0, 320
.Llea128_ctr_block9:
    xor s1, t4, a6
    add s1, t6, s1
    rori s1, s1, 3
    lw s2, 28(a0)
    lw s3, 20(a0)
    xor s2, s1, s2
    add s2, s2, a5
    rori s2, s2, 3
    xor s1, s1, s3
    add s1, t3, s1
    rori s1, s1, 5
    lw s3, 44(a0)
    lw s4, 40(a0)
    xor s3, s2, s3
    add s3, s3, t1
    rori s3, s3, 3
    xor s4, s1, s4
    lw s5, 36(a0)
    lw s6, 60(a0)
    xor s2, s2, s5
    add s2, s4, s2
    rori s4, s2, 5
    xor s1, s1, s5
    add s1, t2, s1
    rori s1, s1, 23
    xor s2, s3, s6
    add s2, s2, a7
    rori s2, s2, 3
    lw s5, 56(a0)
    lw s6, 52(a0)
    xor s5, s4, s5
    xor s3, s3, s6
    add s3, s5, s3
    rori s3, s3, 5
    lw s5, 48(a0)
    xor s4, s4, s6
    xor s5, s1, s5
    add s4, s5, s4
    rori s4, s4, 23
    add t4, t4, t5
    addi s5, a0, 0
.Llea128_ctr_rounds14:
    lw s6, 76(s5)
    lw s7, 68(s5)
    xor s6, s2, s6
    xor s1, s1, s7
    add s1, s6, s1
    rori s1, s1, 3
    lw s6, 72(s5)
    xor s2, s2, s7
    xor s6, s3, s6
    add s2, s6, s2
    rori s2, s2, 5
    lw s6, 64(s5)
    xor s3, s3, s7
    xor s6, s4, s6
    add s3, s6, s3
    rori s3, s3, 23
    lw s6, 92(s5)
    lw s7, 84(s5)
    xor s6, s1, s6
    xor s4, s4, s7
    add s4, s6, s4
    rori s4, s4, 3
    lw s6, 88(s5)
    xor s1, s1, s7
    xor s6, s2, s6
    add s1, s6, s1
    rori s1, s1, 5
    lw s6, 80(s5)
    xor s2, s2, s7
    xor s6, s3, s6
    add s2, s6, s2
    rori s2, s2, 23
    lw s6, 108(s5)
    lw s7, 100(s5)
    xor s6, s4, s6
    xor s3, s3, s7
    add s3, s6, s3
    rori s3, s3, 3
    lw s6, 104(s5)
    xor s4, s4, s7
    xor s6, s1, s6
    add s4, s6, s4
    rori s4, s4, 5
    lw s6, 96(s5)
    xor s1, s1, s7
    xor s6, s2, s6
    add s1, s6, s1
    rori s1, s1, 23
    lw s6, 124(s5)
    lw s7, 116(s5)
    xor s6, s3, s6
    xor s2, s2, s7
    add s2, s6, s2
    rori s2, s2, 3
    lw s6, 120(s5)
    xor s3, s3, s7
    xor s6, s4, s6
    add s3, s6, s3
    rori s3, s3, 5
    lw s6, 112(s5)
    xor s4, s4, s7
    xor s6, s1, s6
    add s4, s6, s4
    rori s4, s4, 23
    addi s5, s5, 64
    bne s5, s0, .Llea128_ctr_rounds14
    addi s5, zero, 16
    bltu a4, s5, .Llea128_ctr_short11
    bne t0, zero, .Llea128_ctr_bytes17
    lw s5, 0(a2)
    lw s6, 4(a2)
    lw s7, 8(a2)
    lw s8, 12(a2)
    xor s4, s4, s5
    sw s4, 0(a3)
    xor s3, s3, s6
    sw s3, 4(a3)
    xor s2, s2, s7
    sw s2, 8(a3)
    xor s1, s1, s8
    sw s1, 12(a3)
.Llea128_ctr_join10:
    addi a2, a2, 16
    addi a3, a3, 16
    addi a4, a4, -16
.Llea128_ctr_count12:
    bltu t4, t5, .Llea128_ctr_carry2
    bne a4, zero, .Llea128_ctr_block9
.Llea128_ctr_end3:
    srli t0, t4, 24
    sb t0, 15(a1)
.Llea128_ctr_done4:
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s3, 12(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    lw s6, 24(sp)
    lw s7, 28(sp)
    lw s8, 32(sp)
    lw s9, 36(sp)
    lw s10, 40(sp)
    lw s11, 44(sp)
    lw ra, 48(sp)
    addi sp, sp, 64
    jalr zero, 0(ra)
.Llea128_ctr_short11:
    andi s5, a4, 8
    beq s5, zero, .Llea128_ctr_after20
    lbu s5, 0(a2)
    srli s6, s4, 8
    srli s7, s6, 8
    xor s4, s4, s5
    sb s4, 0(a3)
    lbu s4, 1(a2)
    srli s5, s7, 8
    srli s8, s3, 8
    xor s4, s6, s4
    sb s4, 1(a3)
    lbu s4, 2(a2)
    srli s6, s8, 8
    srli s9, s6, 8
    xor s4, s7, s4
    sb s4, 2(a3)
    lbu s7, 3(a2)
    addi s4, s2, 0
    xor s2, s5, s7
    sb s2, 3(a3)
    lbu s2, 4(a2)
    xor s2, s3, s2
    sb s2, 4(a3)
    lbu s2, 5(a2)
    addi s3, s1, 0
    xor s1, s8, s2
    sb s1, 5(a3)
    lbu s1, 6(a2)
    xor s1, s6, s1
    sb s1, 6(a3)
    lbu s1, 7(a2)
    addi a2, a2, 8
    xor s1, s9, s1
    sb s1, 7(a3)
    addi a3, a3, 8
.Llea128_ctr_after20:
    andi s1, a4, 4
    beq s1, zero, .Llea128_ctr_after22
    lbu s1, 0(a2)
    srli s2, s4, 8
    srli s5, s2, 8
    xor s1, s4, s1
    sb s1, 0(a3)
    lbu s1, 1(a2)
    srli s6, s5, 8
    addi s4, s3, 0
    xor s1, s2, s1
    sb s1, 1(a3)
    lbu s1, 2(a2)
    xor s1, s5, s1
    sb s1, 2(a3)
    lbu s1, 3(a2)
    addi a2, a2, 4
    xor s1, s6, s1
    sb s1, 3(a3)
    addi a3, a3, 4
.Llea128_ctr_after22:
    andi s1, a4, 2
    beq s1, zero, .Llea128_ctr_after24
    lbu s1, 0(a2)
    srli s2, s4, 8
    srli s3, s4, 16
    xor s1, s4, s1
    sb s1, 0(a3)
    lbu s1, 1(a2)
    addi a2, a2, 2
    addi s4, s3, 0
    xor s1, s2, s1
    sb s1, 1(a3)
    addi a3, a3, 2
.Llea128_ctr_after24:
    andi a4, a4, 1
    beq a4, zero, .Llea128_ctr_after26
    lbu a4, 0(a2)
    xor a4, s4, a4
    sb a4, 0(a3)
.Llea128_ctr_after26:
    addi a4, zero, 0
    jal zero, .Llea128_ctr_count12
.Llea128_ctr_carry2:
    lbu t1, 14(a1)
    addi t1, t1, 1
    sb t1, 14(a1)
    srli t1, t1, 8
    lbu t2, 13(a1)
    add t1, t2, t1
    sb t1, 13(a1)
    srli t1, t1, 8
    lbu t2, 12(a1)
    add t1, t2, t1
    sb t1, 12(a1)
    srli t1, t1, 8
    lbu t2, 11(a1)
    add t1, t2, t1
    sb t1, 11(a1)
    srli t1, t1, 8
    lbu t2, 10(a1)
    add t1, t2, t1
    sb t1, 10(a1)
    srli t1, t1, 8
    lbu t2, 9(a1)
    add t1, t2, t1
    sb t1, 9(a1)
    srli t1, t1, 8
    lbu t2, 8(a1)
    add t1, t2, t1
    sb t1, 8(a1)
    srli t1, t1, 8
    lbu t2, 7(a1)
    add t1, t2, t1
    sb t1, 7(a1)
    srli t1, t1, 8
    lbu t2, 6(a1)
    add t1, t2, t1
    sb t1, 6(a1)
    srli t1, t1, 8
    lbu t2, 5(a1)
    add t1, t2, t1
    sb t1, 5(a1)
    srli t1, t1, 8
    lbu t2, 4(a1)
    add t1, t2, t1
    sb t1, 4(a1)
    srli t1, t1, 8
    lbu t2, 3(a1)
    add t1, t2, t1
    sb t1, 3(a1)
    srli t1, t1, 8
    lbu t2, 2(a1)
    add t1, t2, t1
    sb t1, 2(a1)
    srli t1, t1, 8
    lbu t2, 1(a1)
    add t1, t2, t1
    sb t1, 1(a1)
    srli t1, t1, 8
    lbu t2, 0(a1)
    add t1, t2, t1
    sb t1, 0(a1)
    sb zero, 15(a1)
    jal zero, .Llea128_ctr_epoch1
.Llea128_ctr_bytes6:
    lbu t1, 1(a1)
    lbu t2, 0(a1)
    lbu t3, 2(a1)
    slli t1, t1, 8
    or t1, t2, t1
    slli t2, t3, 16
    or t1, t1, t2
    lbu t2, 3(a1)
    lbu t3, 5(a1)
    lbu t4, 4(a1)
    slli t2, t2, 24
    or t1, t1, t2
    slli t2, t3, 8
    or t2, t4, t2
    lbu t3, 6(a1)
    lbu t4, 7(a1)
    lbu t5, 9(a1)
    slli t3, t3, 16
    or t2, t2, t3
    slli t3, t4, 24
    or t2, t2, t3
    slli t3, t5, 8
    lbu t4, 8(a1)
    lbu t5, 10(a1)
    lbu t6, 11(a1)
    or t3, t4, t3
    slli t4, t5, 16
    or t3, t3, t4
    slli t4, t6, 24
    or t3, t3, t4
    lbu t4, 13(a1)
    lbu t5, 12(a1)
    lbu t6, 14(a1)
    slli t4, t4, 8
    or t4, t5, t4
    slli t5, t6, 16
    or t4, t4, t5
    lbu t5, 15(a1)
    slli t5, t5, 24
    or t4, t4, t5
    jal zero, .Llea128_ctr_join7
.Llea128_ctr_bytes17:
    lbu s5, 0(a2)
    srli s6, s4, 8
    srli s7, s6, 8
    xor s4, s4, s5
    sb s4, 0(a3)
    lbu s4, 1(a2)
    srli s5, s7, 8
    srli s8, s3, 8
    xor s4, s6, s4
    sb s4, 1(a3)
    lbu s4, 2(a2)
    srli s6, s8, 8
    srli s9, s6, 8
    xor s4, s7, s4
    sb s4, 2(a3)
    lbu s4, 3(a2)
    srli s7, s2, 8
    srli s10, s7, 8
    xor s4, s5, s4
    sb s4, 3(a3)
    lbu s4, 4(a2)
    srli s5, s10, 8
    srli s11, s1, 8
    xor s3, s3, s4
    sb s3, 4(a3)
    lbu s3, 5(a2)
    srli s4, s11, 8
    srli ra, s4, 8
    xor s3, s8, s3
    sb s3, 5(a3)
    lbu s3, 6(a2)
    xor s3, s6, s3
    sb s3, 6(a3)
    lbu s3, 7(a2)
    xor s3, s9, s3
    sb s3, 7(a3)
    lbu s3, 8(a2)
    xor s2, s2, s3
    sb s2, 8(a3)
    lbu s2, 9(a2)
    xor s2, s7, s2
    sb s2, 9(a3)
    lbu s2, 10(a2)
    xor s2, s10, s2
    sb s2, 10(a3)
    lbu s2, 11(a2)
    xor s2, s5, s2
    sb s2, 11(a3)
    lbu s2, 12(a2)
    xor s1, s1, s2
    sb s1, 12(a3)
    lbu s1, 13(a2)
    xor s1, s11, s1
    sb s1, 13(a3)
    lbu s1, 14(a2)
    xor s1, s4, s1
    sb s1, 14(a3)
    lbu s1, 15(a2)
    xor s1, ra, s1
    sb s1, 15(a3)
    jal zero, .Llea128_ctr_join10
    .size lea128_ctr, .-lea128_ctr

    /* Runs what called it on a copy of its block, for addresses that are not multiples of a word. */
    .type lea128_misaligned, %function
lea128_misaligned:
    addi sp, sp, -32
    sw ra, 16(sp)
    sw a2, 20(sp)
    addi t1, sp, 0
    addi t2, sp, 16
.Llea128_misaligned_fetch1:
    lbu t3, 0(a1)
    addi a1, a1, 1
    sb t3, 0(t1)
    addi t1, t1, 1
    bne t1, t2, .Llea128_misaligned_fetch1
    addi a1, sp, 0
    addi a2, sp, 0
    jalr ra, 0(t0)
    lw a2, 20(sp)
    lw ra, 16(sp)
    addi t1, sp, 0
    addi t2, sp, 16
.Llea128_misaligned_deliver3:
    lbu t3, 0(t1)
    addi t1, t1, 1
    sb t3, 0(a2)
    addi a2, a2, 1
    bne t1, t2, .Llea128_misaligned_deliver3
    addi sp, sp, 32
    jalr zero, 0(ra)
    .size lea128_misaligned, .-lea128_misaligned

    .section .note.GNU-stack,"",%progbits
