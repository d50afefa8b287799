/* gen --cipher lea --target rv32i */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA256 (TTAK.KO-12.0223) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
 * Called as C (RISC-V ELF psABI 1.0, chapters 1 and 2: integer calling convention, ILP32).
 */
/* contract
{
  "command": "gen --cipher lea --target rv32i",
  "cipher": "lea",
  "cipher_sha256": "3af82d9afc2b0d39f7a5586d7821915feb8c08e3b2fea708a22aeb18ba0ce701",
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
      "symbol": "lea256_expand_key",
      "role": "expand_key",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 5748,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_encrypt",
      "role": "encrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 452,
      "stack_bytes": 32
    },
    {
      "symbol": "lea256_decrypt",
      "role": "decrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 452,
      "stack_bytes": 32
    },
    {
      "symbol": "lea256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 4072,
      "stack_bytes": 64
    },
    {
      "symbol": "lea256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 4208,
      "stack_bytes": 80
    },
    {
      "symbol": "lea256_ctr",
      "role": "ctr",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 7460,
      "stack_bytes": 96
    }
  ]
}
*/
#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "lea256.S is for RV32I with ILP32, little-endian"
#endif
    .option norvc
    .option norelax
    .text

    .balign 4
    .globl lea256_expand_key
    .type lea256_expand_key, %function
lea256_expand_key:
    andi t0, a1, 3
    beq t0, zero, .Llea256_expand_key_words3
    jal zero, .Llea256_expand_key_bytes1
.Llea256_expand_key_words3:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a1, 28(a1)
.Llea256_expand_key_join2:
    lui a2, 802559
    addi a2, a2, -1573
    add t0, t0, a2
    slli a2, t0, 1
    srli t0, t0, 31
    or t0, a2, t0
    sw t0, 0(a0)
    lui a2, 556541
    addi a2, a2, 951
    add t1, t1, a2
    slli a2, t1, 3
    srli t1, t1, 29
    or t1, a2, t1
    sw t1, 4(a0)
    lui a2, 64506
    addi a2, a2, 1903
    add t2, t2, a2
    slli a2, t2, 6
    srli t2, t2, 26
    or t2, a2, t2
    sw t2, 8(a0)
    lui a2, 129013
    addi a2, a2, -290
    add t3, t3, a2
    slli a2, t3, 11
    srli t3, t3, 21
    or t3, a2, t3
    sw t3, 12(a0)
    lui a2, 258026
    addi a2, a2, -580
    add t4, t4, a2
    slli a2, t4, 13
    srli t4, t4, 19
    or t4, a2, t4
    sw t4, 16(a0)
    lui a2, 516052
    addi a2, a2, -1160
    add t5, t5, a2
    slli a2, t5, 17
    srli t5, t5, 15
    or t5, a2, t5
    sw t5, 20(a0)
    lui a2, 560205
    addi a2, a2, 1540
    add t6, t6, a2
    slli a2, t6, 1
    srli t6, t6, 31
    or t6, a2, t6
    sw t6, 24(a0)
    lui a2, 71835
    addi a2, a2, -1015
    add a1, a1, a2
    slli a2, a1, 3
    srli a1, a1, 29
    or a1, a2, a1
    sw a1, 28(a0)
    lui a2, 143670
    addi a2, a2, -2030
    add t0, t0, a2
    slli a2, t0, 6
    srli t0, t0, 26
    or t0, a2, t0
    sw t0, 32(a0)
    lui a2, 287339
    addi a2, a2, 36
    add t1, t1, a2
    slli a2, t1, 11
    srli t1, t1, 21
    or t1, a2, t1
    sw t1, 36(a0)
    lui a2, 574678
    addi a2, a2, 72
    add t2, t2, a2
    slli a2, t2, 13
    srli t2, t2, 19
    or t2, a2, t2
    sw t2, 40(a0)
    lui a2, 100780
    addi a2, a2, 145
    add t3, t3, a2
    slli a2, t3, 17
    srli t3, t3, 15
    or t3, a2, t3
    sw t3, 44(a0)
    lui a2, 948383
    addi a2, a2, 553
    add t4, t4, a2
    slli a2, t4, 1
    srli t4, t4, 31
    or t4, a2, t4
    sw t4, 48(a0)
    lui a2, 848190
    addi a2, a2, 1107
    add t5, t5, a2
    slli a2, t5, 3
    srli t5, t5, 29
    or t5, a2, t5
    sw t5, 52(a0)
    lui a2, 647805
    addi a2, a2, -1881
    add t6, t6, a2
    slli a2, t6, 6
    srli t6, t6, 26
    or t6, a2, t6
    sw t6, 56(a0)
    lui a2, 247033
    addi a2, a2, 335
    add a1, a1, a2
    slli a2, a1, 11
    srli a1, a1, 21
    or a1, a2, a1
    sw a1, 60(a0)
    lui a2, 494066
    addi a2, a2, 670
    add t0, t0, a2
    slli a2, t0, 13
    srli t0, t0, 19
    or t0, a2, t0
    sw t0, 64(a0)
    lui a2, 988132
    addi a2, a2, 1340
    add t1, t1, a2
    slli a2, t1, 17
    srli t1, t1, 15
    or t1, a2, t1
    sw t1, 68(a0)
    lui a2, 815000
    addi a2, a2, 1891
    add t2, t2, a2
    slli a2, t2, 1
    srli t2, t2, 31
    or t2, a2, t2
    sw t2, 72(a0)
    lui a2, 581425
    addi a2, a2, -313
    add t3, t3, a2
    slli a2, t3, 3
    srli t3, t3, 29
    or t3, a2, t3
    sw t3, 76(a0)
    lui a2, 114274
    addi a2, a2, -625
    add t4, t4, a2
    slli a2, t4, 6
    srli t4, t4, 26
    or t4, a2, t4
    sw t4, 80(a0)
    lui a2, 228548
    addi a2, a2, -1250
    add t5, t5, a2
    slli a2, t5, 11
    srli t5, t5, 21
    or t5, a2, t5
    sw t5, 84(a0)
    lui a2, 457095
    addi a2, a2, 1596
    add t6, t6, a2
    slli a2, t6, 13
    srli t6, t6, 19
    or t6, a2, t6
    sw t6, 88(a0)
    lui a2, 914191
    addi a2, a2, -904
    add a1, a1, a2
    slli a2, a1, 17
    srli a1, a1, 15
    or a1, a2, a1
    sw a1, 92(a0)
    lui a2, 89765
    addi a2, a2, -1561
    add t0, t0, a2
    slli a2, t0, 1
    srli t0, t0, 31
    or t0, a2, t0
    sw t0, 96(a0)
    lui a2, 179529
    addi a2, a2, 974
    add t1, t1, a2
    slli a2, t1, 3
    srli t1, t1, 29
    or t1, a2, t1
    sw t1, 100(a0)
    lui a2, 359058
    addi a2, a2, 1948
    add t2, t2, a2
    slli a2, t2, 6
    srli t2, t2, 26
    or t2, a2, t2
    sw t2, 104(a0)
    lui a2, 718117
    addi a2, a2, -200
    add t3, t3, a2
    slli a2, t3, 11
    srli t3, t3, 21
    or t3, a2, t3
    sw t3, 108(a0)
    lui a2, 387658
    addi a2, a2, -399
    add t4, t4, a2
    slli a2, t4, 13
    srli t4, t4, 19
    or t4, a2, t4
    sw t4, 112(a0)
    lui a2, 775316
    addi a2, a2, -798
    add t5, t5, a2
    slli a2, t5, 17
    srli t5, t5, 15
    or t5, a2, t5
    sw t5, 116(a0)
    lui a2, 986036
    addi a2, a2, 344
    add t6, t6, a2
    slli a2, t6, 1
    srli t6, t6, 31
    or t6, a2, t6
    sw t6, 120(a0)
    lui a2, 923496
    addi a2, a2, 689
    add a1, a1, a2
    slli a2, a1, 3
    srli a1, a1, 29
    or a1, a2, a1
    sw a1, 124(a0)
    lui a2, 798416
    addi a2, a2, 1379
    add t0, t0, a2
    slli a2, t0, 6
    srli t0, t0, 26
    or t0, a2, t0
    sw t0, 128(a0)
    lui a2, 548257
    addi a2, a2, -1337
    add t1, t1, a2
    slli a2, t1, 11
    srli t1, t1, 21
    or t1, a2, t1
    sw t1, 132(a0)
    lui a2, 47937
    addi a2, a2, 1423
    add t2, t2, a2
    slli a2, t2, 13
    srli t2, t2, 19
    or t2, a2, t2
    sw t2, 136(a0)
    lui a2, 95875
    addi a2, a2, -1250
    add t3, t3, a2
    slli a2, t3, 17
    srli t3, t3, 15
    or t3, a2, t3
    sw t3, 140(a0)
    lui a2, 80841
    addi a2, a2, -1352
    add t4, t4, a2
    slli a2, t4, 1
    srli t4, t4, 31
    or t4, a2, t4
    sw t4, 144(a0)
    lui a2, 161681
    addi a2, a2, 1392
    add t5, t5, a2
    slli a2, t5, 3
    srli t5, t5, 29
    or t5, a2, t5
    sw t5, 148(a0)
    lui a2, 323363
    addi a2, a2, -1312
    add t6, t6, a2
    slli a2, t6, 6
    srli t6, t6, 26
    or t6, a2, t6
    sw t6, 152(a0)
    lui a2, 646725
    addi a2, a2, 1472
    add a1, a1, a2
    slli a2, a1, 11
    srli a1, a1, 21
    or a1, a2, a1
    sw a1, 156(a0)
    lui a2, 244875
    addi a2, a2, -1151
    add t0, t0, a2
    slli a2, t0, 13
    srli t0, t0, 19
    or t0, a2, t0
    sw t0, 160(a0)
    lui a2, 489749
    addi a2, a2, 1794
    add t1, t1, a2
    slli a2, t1, 17
    srli t1, t1, 15
    or t1, a2, t1
    sw t1, 164(a0)
    lui a2, 925771
    addi a2, a2, -1038
    add t2, t2, a2
    slli a2, t2, 1
    srli t2, t2, 31
    or t2, a2, t2
    sw t2, 168(a0)
    lui a2, 802965
    addi a2, a2, 2021
    add t3, t3, a2
    slli a2, t3, 3
    srli t3, t3, 29
    or t3, a2, t3
    sw t3, 172(a0)
    lui a2, 557355
    addi a2, a2, -53
    add t4, t4, a2
    slli a2, t4, 6
    srli t4, t4, 26
    or t4, a2, t4
    sw t4, 176(a0)
    lui a2, 66134
    addi a2, a2, -105
    add t5, t5, a2
    slli a2, t5, 11
    srli t5, t5, 21
    or t5, a2, t5
    sw t5, 180(a0)
    lui a2, 132268
    addi a2, a2, -210
    add t6, t6, a2
    slli a2, t6, 13
    srli t6, t6, 19
    or t6, a2, t6
    sw t6, 184(a0)
    lui a2, 264536
    addi a2, a2, -420
    add a1, a1, a2
    slli a2, a1, 17
    srli a1, a1, 15
    or a1, a2, a1
    sw a1, 188(a0)
    lui a2, 982686
    addi a2, a2, -1085
    add t0, t0, a2
    slli a2, t0, 1
    srli t0, t0, 31
    or t0, a2, t0
    sw t0, 192(a0)
    lui a2, 916795
    addi a2, a2, 1927
    add t1, t1, a2
    slli a2, t1, 3
    srli t1, t1, 29
    or t1, a2, t1
    sw t1, 196(a0)
    lui a2, 785015
    addi a2, a2, -241
    add t2, t2, a2
    slli a2, t2, 6
    srli t2, t2, 26
    or t2, a2, t2
    sw t2, 200(a0)
    lui a2, 521454
    addi a2, a2, -481
    add t3, t3, a2
    slli a2, t3, 11
    srli t3, t3, 21
    or t3, a2, t3
    sw t3, 204(a0)
    lui a2, 1042908
    addi a2, a2, -962
    add t4, t4, a2
    slli a2, t4, 13
    srli t4, t4, 19
    or t4, a2, t4
    sw t4, 208(a0)
    lui a2, 1037240
    addi a2, a2, -1923
    add t5, t5, a2
    slli a2, t5, 17
    srli t5, t5, 15
    or t5, a2, t5
    sw t5, 212(a0)
    lui a2, 806240
    addi a2, a2, 1160
    add t6, t6, a2
    slli a2, t6, 1
    srli t6, t6, 31
    or t6, a2, t6
    sw t6, 216(a0)
    lui a2, 563905
    addi a2, a2, -1775
    add a1, a1, a2
    slli a2, a1, 3
    srli a1, a1, 29
    or a1, a2, a1
    sw a1, 220(a0)
    lui a2, 79233
    addi a2, a2, 547
    add t0, t0, a2
    slli a2, t0, 6
    srli t0, t0, 26
    or t0, a2, t0
    sw t0, 224(a0)
    lui a2, 158466
    addi a2, a2, 1094
    add t1, t1, a2
    slli a2, t1, 11
    srli t1, t1, 21
    or t1, a2, t1
    sw t1, 228(a0)
    lui a2, 316933
    addi a2, a2, -1908
    add t2, t2, a2
    slli a2, t2, 13
    srli t2, t2, 19
    or t2, a2, t2
    sw t2, 232(a0)
    lui a2, 633865
    addi a2, a2, 280
    add t3, t3, a2
    slli a2, t3, 17
    srli t3, t3, 15
    or t3, a2, t3
    sw t3, 236(a0)
    lui a2, 565027
    addi a2, a2, -1561
    add t4, t4, a2
    slli a2, t4, 1
    srli t4, t4, 31
    or t4, a2, t4
    sw t4, 240(a0)
    lui a2, 81477
    addi a2, a2, 975
    add t5, t5, a2
    slli a2, t5, 3
    srli t5, t5, 29
    or t5, a2, t5
    sw t5, 244(a0)
    lui a2, 162954
    addi a2, a2, 1950
    add t6, t6, a2
    slli a2, t6, 6
    srli t6, t6, 26
    or t6, a2, t6
    sw t6, 248(a0)
    lui a2, 325909
    addi a2, a2, -196
    add a1, a1, a2
    slli a2, a1, 11
    srli a1, a1, 21
    or a1, a2, a1
    sw a1, 252(a0)
    lui a2, 651818
    addi a2, a2, -392
    add t0, t0, a2
    slli a2, t0, 13
    srli t0, t0, 19
    or t0, a2, t0
    sw t0, 256(a0)
    lui a2, 255060
    addi a2, a2, -783
    add t1, t1, a2
    slli a2, t1, 17
    srli t1, t1, 15
    or t1, a2, t1
    sw t1, 260(a0)
    lui a2, 1022070
    addi a2, a2, 966
    add t2, t2, a2
    slli a2, t2, 1
    srli t2, t2, 31
    or t2, a2, t2
    sw t2, 264(a0)
    lui a2, 995564
    addi a2, a2, 1933
    add t3, t3, a2
    slli a2, t3, 3
    srli t3, t3, 29
    or t3, a2, t3
    sw t3, 268(a0)
    lui a2, 942553
    addi a2, a2, -229
    add t4, t4, a2
    slli a2, t4, 6
    srli t4, t4, 26
    or t4, a2, t4
    sw t4, 272(a0)
    lui a2, 836530
    addi a2, a2, -457
    add t5, t5, a2
    slli a2, t5, 11
    srli t5, t5, 21
    or t5, a2, t5
    sw t5, 276(a0)
    lui a2, 624484
    addi a2, a2, -913
    add t6, t6, a2
    slli a2, t6, 13
    srli t6, t6, 19
    or t6, a2, t6
    sw t6, 280(a0)
    lui a2, 200392
    addi a2, a2, -1825
    add a1, a1, a2
    slli a2, a1, 17
    srli a1, a1, 15
    or a1, a2, a1
    sw a1, 284(a0)
    lui a2, 959646
    addi a2, a2, 1813
    add t0, t0, a2
    slli a2, t0, 1
    srli t0, t0, 31
    or t0, a2, t0
    sw t0, 288(a0)
    lui a2, 870717
    addi a2, a2, -469
    add t1, t1, a2
    slli a2, t1, 3
    srli t1, t1, 29
    or t1, a2, t1
    sw t1, 292(a0)
    lui a2, 692858
    addi a2, a2, -937
    add t2, t2, a2
    slli a2, t2, 6
    srli t2, t2, 26
    or t2, a2, t2
    sw t2, 296(a0)
    lui a2, 337140
    addi a2, a2, -1873
    add t3, t3, a2
    slli a2, t3, 11
    srli t3, t3, 21
    or t3, a2, t3
    sw t3, 300(a0)
    lui a2, 674279
    addi a2, a2, 350
    add t4, t4, a2
    slli a2, t4, 13
    srli t4, t4, 19
    or t4, a2, t4
    sw t4, 304(a0)
    lui a2, 299982
    addi a2, a2, 701
    add t5, t5, a2
    slli a2, t5, 17
    srli t5, t5, 15
    or t5, a2, t5
    sw t5, 308(a0)
    lui a2, 766998
    addi a2, a2, -1808
    add t6, t6, a2
    slli a2, t6, 1
    srli t6, t6, 31
    or t6, a2, t6
    sw t6, 312(a0)
    lui a2, 485419
    addi a2, a2, 481
    add a1, a1, a2
    slli a2, a1, 3
    srli a1, a1, 29
    or a1, a2, a1
    sw a1, 316(a0)
    lui a2, 970838
    addi a2, a2, 962
    add t0, t0, a2
    slli a2, t0, 6
    srli t0, t0, 26
    or t0, a2, t0
    sw t0, 320(a0)
    lui a2, 893100
    addi a2, a2, 1925
    add t1, t1, a2
    slli a2, t1, 11
    srli t1, t1, 21
    or t1, a2, t1
    sw t1, 324(a0)
    lui a2, 737625
    addi a2, a2, -245
    add t2, t2, a2
    slli a2, t2, 13
    srli t2, t2, 19
    or t2, a2, t2
    sw t2, 328(a0)
    lui a2, 426674
    addi a2, a2, -489
    add t3, t3, a2
    slli a2, t3, 17
    srli t3, t3, 15
    or t3, a2, t3
    sw t3, 332(a0)
    lui a2, 772268
    addi a2, a2, -2029
    add t4, t4, a2
    slli a2, t4, 1
    srli t4, t4, 31
    or t4, a2, t4
    sw t4, 336(a0)
    lui a2, 495959
    addi a2, a2, 39
    add t5, t5, a2
    slli a2, t5, 3
    srli t5, t5, 29
    or t5, a2, t5
    sw t5, 340(a0)
    lui a2, 991918
    addi a2, a2, 78
    add t6, t6, a2
    slli a2, t6, 6
    srli t6, t6, 26
    or t6, a2, t6
    sw t6, 344(a0)
    lui a2, 935260
    addi a2, a2, 157
    add a1, a1, a2
    slli a2, a1, 11
    srli a1, a1, 21
    or a1, a2, a1
    sw a1, 348(a0)
    lui a2, 821944
    addi a2, a2, 315
    add t0, t0, a2
    slli a2, t0, 13
    srli t0, t0, 19
    or t0, a2, t0
    sw t0, 352(a0)
    lui a2, 595312
    addi a2, a2, 631
    add t1, t1, a2
    slli a2, t1, 17
    srli t1, t1, 15
    or t1, a2, t1
    sw t1, 356(a0)
    lui a2, 19135
    addi a2, a2, 738
    add t2, t2, a2
    slli a2, t2, 1
    srli t2, t2, 31
    or t2, a2, t2
    sw t2, 360(a0)
    lui a2, 38270
    addi a2, a2, 1476
    add t3, t3, a2
    slli a2, t3, 3
    srli t3, t3, 29
    or t3, a2, t3
    sw t3, 364(a0)
    lui a2, 76541
    addi a2, a2, -1144
    add t4, t4, a2
    slli a2, t4, 6
    srli t4, t4, 26
    or t4, a2, t4
    sw t4, 368(a0)
    lui a2, 153081
    addi a2, a2, 1808
    add t5, t5, a2
    slli a2, t5, 11
    srli t5, t5, 21
    or t5, a2, t5
    sw t5, 372(a0)
    lui a2, 306163
    addi a2, a2, -480
    add t6, t6, a2
    slli a2, t6, 13
    srli t6, t6, 19
    or t6, a2, t6
    sw t6, 376(a0)
    lui a2, 612326
    addi a2, a2, -960
    add a1, a1, a2
    slli a2, a1, 17
    srli a1, a1, 15
    or a1, a2, a1
    sw a1, 380(a0)
    lui a2, 957884
    addi a2, a2, 1007
    add t0, t0, a2
    slli a2, t0, 1
    srli t0, t0, 31
    or t0, a2, t0
    sw t0, 384(a0)
    lui a2, 867192
    addi a2, a2, 2015
    add t1, t1, a2
    slli a2, t1, 3
    srli t1, t1, 29
    or t1, a2, t1
    sw t1, 388(a0)
    lui a2, 685809
    addi a2, a2, -65
    add t2, t2, a2
    slli a2, t2, 6
    srli t2, t2, 26
    or t2, a2, t2
    sw t2, 392(a0)
    lui a2, 323042
    addi a2, a2, -129
    add t3, t3, a2
    slli a2, t3, 11
    srli t3, t3, 21
    or t3, a2, t3
    sw t3, 396(a0)
    lui a2, 646084
    addi a2, a2, -258
    add t4, t4, a2
    slli a2, t4, 13
    srli t4, t4, 19
    or t4, a2, t4
    sw t4, 400(a0)
    lui a2, 243592
    addi a2, a2, -515
    add t5, t5, a2
    slli a2, t5, 17
    srli t5, t5, 15
    or t5, a2, t5
    sw t5, 404(a0)
    lui a2, 876617
    addi a2, a2, -1852
    add t6, t6, a2
    slli a2, t6, 1
    srli t6, t6, 31
    or t6, a2, t6
    sw t6, 408(a0)
    lui a2, 704657
    addi a2, a2, 393
    add a1, a1, a2
    slli a2, a1, 3
    srli a1, a1, 29
    or a1, a2, a1
    sw a1, 412(a0)
    lui a2, 360738
    addi a2, a2, 787
    add t0, t0, a2
    slli a2, t0, 6
    srli t0, t0, 26
    or t0, a2, t0
    sw t0, 416(a0)
    lui a2, 721476
    addi a2, a2, 1574
    add t1, t1, a2
    slli a2, t1, 11
    srli t1, t1, 21
    or t1, a2, t1
    sw t1, 420(a0)
    lui a2, 394377
    addi a2, a2, -947
    add t2, t2, a2
    slli a2, t2, 13
    srli t2, t2, 19
    or t2, a2, t2
    sw t2, 424(a0)
    lui a2, 788754
    addi a2, a2, -1894
    add t3, t3, a2
    slli a2, t3, 17
    srli t3, t3, 15
    or t3, a2, t3
    sw t3, 428(a0)
    lui a2, 991902
    addi a2, a2, 1929
    add t4, t4, a2
    slli a2, t4, 1
    srli t4, t4, 31
    or t4, a2, t4
    sw t4, 432(a0)
    lui a2, 935229
    addi a2, a2, -237
    add t5, t5, a2
    slli a2, t5, 3
    srli t5, t5, 29
    or t5, a2, t5
    sw t5, 436(a0)
    lui a2, 821882
    addi a2, a2, -473
    add t6, t6, a2
    slli a2, t6, 6
    srli t6, t6, 26
    or t6, a2, t6
    sw t6, 440(a0)
    lui a2, 595188
    addi a2, a2, -945
    add a1, a1, a2
    slli a2, a1, 11
    srli a1, a1, 21
    or a1, a2, a1
    sw a1, 444(a0)
    lui a2, 141800
    addi a2, a2, -1889
    add t0, t0, a2
    slli a2, t0, 13
    srli t0, t0, 19
    or t0, a2, t0
    sw t0, 448(a0)
    lui a2, 283599
    addi a2, a2, 318
    add t1, t1, a2
    slli a2, t1, 17
    srli t1, t1, 15
    or t1, a2, t1
    sw t1, 452(a0)
    lui a2, 554556
    addi a2, a2, 1785
    add t2, t2, a2
    slli a2, t2, 1
    srli t2, t2, 31
    or t2, a2, t2
    sw t2, 456(a0)
    lui a2, 60537
    addi a2, a2, -525
    add t3, t3, a2
    slli a2, t3, 3
    srli t3, t3, 29
    or t3, a2, t3
    sw t3, 460(a0)
    lui a2, 121074
    addi a2, a2, -1050
    add t4, t4, a2
    slli a2, t4, 6
    srli t4, t4, 26
    or t4, a2, t4
    sw t4, 464(a0)
    lui a2, 242147
    addi a2, a2, 1996
    add t5, t5, a2
    slli a2, t5, 11
    srli t5, t5, 21
    or t5, a2, t5
    sw t5, 468(a0)
    lui a2, 484295
    addi a2, a2, -104
    add t6, t6, a2
    slli a2, t6, 13
    srli t6, t6, 19
    or t6, a2, t6
    sw t6, 472(a0)
    lui a2, 968590
    addi a2, a2, -208
    add a1, a1, a2
    slli a2, a1, 17
    srli a1, a1, 15
    or a1, a2, a1
    sw a1, 476(a0)
    lui a2, 302705
    addi a2, a2, 1514
    add t0, t0, a2
    slli a2, t0, 1
    srli t0, t0, 31
    or t0, a2, t0
    sw t0, 480(a0)
    lui a2, 605411
    addi a2, a2, -1068
    add t1, t1, a2
    slli a2, t1, 3
    srli t1, t1, 29
    or t1, a2, t1
    sw t1, 484(a0)
    lui a2, 162245
    addi a2, a2, 1961
    add t2, t2, a2
    slli a2, t2, 6
    srli t2, t2, 26
    or t2, a2, t2
    sw t2, 488(a0)
    lui a2, 324491
    addi a2, a2, -174
    add t3, t3, a2
    slli a2, t3, 11
    srli t3, t3, 21
    or t3, a2, t3
    sw t3, 492(a0)
    lui a2, 648982
    addi a2, a2, -348
    add t4, t4, a2
    slli a2, t4, 13
    srli t4, t4, 19
    or t4, a2, t4
    sw t4, 496(a0)
    lui a2, 249388
    addi a2, a2, -695
    add t5, t5, a2
    slli a2, t5, 17
    srli t5, t5, 15
    or t5, a2, t5
    sw t5, 500(a0)
    lui a2, 267663
    addi a2, a2, 187
    add t6, t6, a2
    slli a2, t6, 1
    srli t6, t6, 31
    or t6, a2, t6
    sw t6, 504(a0)
    lui a2, 535326
    addi a2, a2, 374
    add a1, a1, a2
    slli a2, a1, 3
    srli a1, a1, 29
    or a1, a2, a1
    sw a1, 508(a0)
    lui a2, 22076
    addi a2, a2, 749
    add t0, t0, a2
    slli a2, t0, 6
    srli t0, t0, 26
    or t0, a2, t0
    sw t0, 512(a0)
    lui a2, 44152
    addi a2, a2, 1498
    add t1, t1, a2
    slli a2, t1, 11
    srli t1, t1, 21
    or t1, a2, t1
    sw t1, 516(a0)
    lui a2, 88305
    addi a2, a2, -1100
    add t2, t2, a2
    slli a2, t2, 13
    srli t2, t2, 19
    or t2, a2, t2
    sw t2, 520(a0)
    lui a2, 176609
    addi a2, a2, 1896
    add t3, t3, a2
    slli a2, t3, 17
    srli t3, t3, 15
    or t3, a2, t3
    sw t3, 524(a0)
    lui a2, 568193
    addi a2, a2, 956
    add t4, t4, a2
    slli a2, t4, 1
    srli t4, t4, 31
    or t4, a2, t4
    sw t4, 528(a0)
    lui a2, 87810
    addi a2, a2, 1913
    add t5, t5, a2
    slli a2, t5, 3
    srli t5, t5, 29
    or t5, a2, t5
    sw t5, 532(a0)
    lui a2, 175621
    addi a2, a2, -270
    add t6, t6, a2
    slli a2, t6, 6
    srli t6, t6, 26
    or t6, a2, t6
    sw t6, 536(a0)
    lui a2, 351242
    addi a2, a2, -540
    add a1, a1, a2
    slli a2, a1, 11
    srli a1, a1, 21
    or a1, a2, a1
    sw a1, 540(a0)
    lui a2, 702484
    addi a2, a2, -1080
    add t0, t0, a2
    slli a2, t0, 13
    srli t0, t0, 19
    or t0, a2, t0
    sw t0, 544(a0)
    lui a2, 356391
    addi a2, a2, 1937
    add t1, t1, a2
    slli a2, t1, 17
    srli t1, t1, 15
    or t1, a2, t1
    sw t1, 548(a0)
    lui a2, 704302
    addi a2, a2, 516
    add t2, t2, a2
    slli a2, t2, 1
    srli t2, t2, 31
    or t2, a2, t2
    sw t2, 552(a0)
    lui a2, 360028
    addi a2, a2, 1033
    add t3, t3, a2
    slli a2, t3, 3
    srli t3, t3, 29
    or t3, a2, t3
    sw t3, 556(a0)
    lui a2, 720057
    addi a2, a2, -2030
    add t4, t4, a2
    slli a2, t4, 6
    srli t4, t4, 26
    or t4, a2, t4
    sw t4, 560(a0)
    lui a2, 391537
    addi a2, a2, 37
    add t5, t5, a2
    slli a2, t5, 11
    srli t5, t5, 21
    or t5, a2, t5
    sw t5, 564(a0)
    lui a2, 783074
    addi a2, a2, 74
    add t6, t6, a2
    slli a2, t6, 13
    srli t6, t6, 19
    or t6, a2, t6
    sw t6, 568(a0)
    lui a2, 517572
    addi a2, a2, 149
    add a1, a1, a2
    slli a2, a1, 17
    srli a1, a1, 15
    or a1, a2, a1
    sw a1, 572(a0)
    lui a2, 900159
    addi a2, a2, -23
    add t0, t0, a2
    slli a2, t0, 1
    srli t0, t0, 31
    or t0, a2, t0
    sw t0, 576(a0)
    lui a2, 751742
    addi a2, a2, -45
    add t1, t1, a2
    slli a2, t1, 3
    srli t1, t1, 29
    or t1, a2, t1
    sw t1, 580(a0)
    lui a2, 454908
    addi a2, a2, -89
    add t2, t2, a2
    slli a2, t2, 6
    srli t2, t2, 26
    or t2, a2, t2
    sw t2, 584(a0)
    lui a2, 909816
    addi a2, a2, -178
    add t3, t3, a2
    slli a2, t3, 11
    srli t3, t3, 21
    or t3, a2, t3
    sw t3, 588(a0)
    lui a2, 771056
    addi a2, a2, -355
    add t4, t4, a2
    slli a2, t4, 13
    srli t4, t4, 19
    or t4, a2, t4
    sw t4, 592(a0)
    lui a2, 493536
    addi a2, a2, -709
    add t5, t5, a2
    slli a2, t5, 17
    srli t5, t5, 15
    or t5, a2, t5
    sw t5, 596(a0)
    lui a2, 18572
    addi a2, a2, 1238
    add t6, t6, a2
    slli a2, t6, 1
    srli t6, t6, 31
    or t6, a2, t6
    sw t6, 600(a0)
    lui a2, 37145
    addi a2, a2, -1620
    add a1, a1, a2
    slli a2, a1, 3
    srli a1, a1, 29
    or a1, a2, a1
    sw a1, 604(a0)
    lui a2, 74289
    addi a2, a2, 856
    add t0, t0, a2
    slli a2, t0, 6
    srli t0, t0, 26
    or t0, a2, t0
    sw t0, 608(a0)
    lui a2, 148578
    addi a2, a2, 1712
    add t1, t1, a2
    slli a2, t1, 11
    srli t1, t1, 21
    or t1, a2, t1
    sw t1, 612(a0)
    lui a2, 297157
    addi a2, a2, -672
    add t2, t2, a2
    slli a2, t2, 13
    srli t2, t2, 19
    or t2, a2, t2
    sw t2, 616(a0)
    lui a2, 594314
    addi a2, a2, -1344
    add t3, t3, a2
    slli a2, t3, 17
    srli t3, t3, 15
    or t3, a2, t3
    sw t3, 620(a0)
    lui a2, 171641
    addi a2, a2, -1550
    add t4, t4, a2
    slli a2, t4, 1
    srli t4, t4, 31
    or t4, a2, t4
    sw t4, 624(a0)
    lui a2, 343281
    addi a2, a2, 996
    add t5, t5, a2
    slli a2, t5, 3
    srli t5, t5, 29
    or t5, a2, t5
    sw t5, 628(a0)
    lui a2, 686562
    addi a2, a2, 1992
    add t6, t6, a2
    slli a2, t6, 6
    srli t6, t6, 26
    or t6, a2, t6
    sw t6, 632(a0)
    lui a2, 324549
    addi a2, a2, -111
    add a1, a1, a2
    slli a2, a1, 11
    srli a1, a1, 21
    or a1, a2, a1
    sw a1, 636(a0)
    lui a2, 649098
    addi a2, a2, -222
    add t0, t0, a2
    slli a2, t0, 13
    srli t0, t0, 19
    or t0, a2, t0
    sw t0, 640(a0)
    lui a2, 249620
    addi a2, a2, -443
    add t1, t1, a2
    slli a2, t1, 17
    srli t1, t1, 15
    or t1, a2, t1
    sw t1, 644(a0)
    lui a2, 408688
    addi a2, a2, -1657
    add t2, t2, a2
    slli a2, t2, 1
    srli t2, t2, 31
    or t2, a2, t2
    sw t2, 648(a0)
    lui a2, 817375
    addi a2, a2, 782
    add t3, t3, a2
    slli a2, t3, 3
    srli t3, t3, 29
    or t3, a2, t3
    sw t3, 652(a0)
    lui a2, 586174
    addi a2, a2, 1565
    add t4, t4, a2
    slli a2, t4, 6
    srli t4, t4, 26
    or t4, a2, t4
    sw t4, 656(a0)
    lui a2, 123773
    addi a2, a2, -965
    add t5, t5, a2
    slli a2, t5, 11
    srli t5, t5, 21
    or t5, a2, t5
    sw t5, 660(a0)
    lui a2, 247546
    addi a2, a2, -1930
    add t6, t6, a2
    slli a2, t6, 13
    srli t6, t6, 19
    or t6, a2, t6
    sw t6, 664(a0)
    lui a2, 495091
    addi a2, a2, 236
    add a1, a1, a2
    slli a2, a1, 17
    srli a1, a1, 15
    or a1, a2, a1
    sw a1, 668(a0)
    lui a2, 946527
    addi a2, a2, -1463
    add t0, t0, a2
    slli a2, t0, 1
    srli t0, t0, 31
    or t0, a2, t0
    sw t0, 672(a0)
    lui a2, 844477
    addi a2, a2, 1171
    add t1, t1, a2
    slli a2, t1, 3
    srli t1, t1, 29
    or t1, a2, t1
    sw t1, 676(a0)
    lui a2, 640379
    addi a2, a2, -1753
    add t2, t2, a2
    slli a2, t2, 6
    srli t2, t2, 26
    or t2, a2, t2
    sw t2, 680(a0)
    lui a2, 232181
    addi a2, a2, 591
    add t3, t3, a2
    slli a2, t3, 11
    srli t3, t3, 21
    or t3, a2, t3
    sw t3, 684(a0)
    lui a2, 464362
    addi a2, a2, 1182
    add t4, t4, a2
    slli a2, t4, 13
    srli t4, t4, 19
    or t4, a2, t4
    sw t4, 688(a0)
    lui a2, 928725
    addi a2, a2, -1732
    add t5, t5, a2
    slli a2, t5, 17
    srli t5, t5, 15
    or t5, a2, t5
    sw t5, 692(a0)
    lui a2, 364300
    addi a2, a2, -1215
    add t6, t6, a2
    slli a2, t6, 1
    srli t6, t6, 31
    or t6, a2, t6
    sw t6, 696(a0)
    lui a2, 728599
    addi a2, a2, 1666
    add a1, a1, a2
    slli a2, a1, 3
    srli a1, a1, 29
    or a1, a2, a1
    sw a1, 700(a0)
    lui a2, 408623
    addi a2, a2, -763
    add t0, t0, a2
    slli a2, t0, 6
    srli t0, t0, 26
    or t0, a2, t0
    sw t0, 704(a0)
    lui a2, 817246
    addi a2, a2, -1526
    add t1, t1, a2
    slli a2, t1, 11
    srli t1, t1, 21
    or t1, a2, t1
    sw t1, 708(a0)
    lui a2, 585915
    addi a2, a2, 1045
    add t2, t2, a2
    slli a2, t2, 13
    srli t2, t2, 19
    or t2, a2, t2
    sw t2, 712(a0)
    lui a2, 123255
    addi a2, a2, -2005
    add t3, t3, a2
    slli a2, t3, 17
    srli t3, t3, 15
    or t3, a2, t3
    sw t3, 716(a0)
    lui a2, 753980
    addi a2, a2, -886
    add t4, t4, a2
    slli a2, t4, 1
    srli t4, t4, 31
    or t4, a2, t4
    sw t4, 720(a0)
    lui a2, 459384
    addi a2, a2, -1771
    add t5, t5, a2
    slli a2, t5, 3
    srli t5, t5, 29
    or t5, a2, t5
    sw t5, 724(a0)
    lui a2, 918767
    addi a2, a2, 554
    add t6, t6, a2
    slli a2, t6, 6
    srli t6, t6, 26
    or t6, a2, t6
    sw t6, 728(a0)
    lui a2, 788958
    addi a2, a2, 1109
    add a1, a1, a2
    slli a2, a1, 11
    srli a1, a1, 21
    or a1, a2, a1
    sw a1, 732(a0)
    lui a2, 529341
    addi a2, a2, -1877
    add t0, t0, a2
    slli a2, t0, 13
    srli t0, t0, 19
    or t0, a2, t0
    sw t0, 736(a0)
    lui t0, 10105
    addi t0, t0, 343
    add t0, t1, t0
    slli t1, t0, 17
    srli t0, t0, 15
    or t0, t1, t0
    sw t0, 740(a0)
    lui t0, 994848
    addi t0, t0, 1195
    add t0, t2, t0
    slli t1, t0, 1
    srli t0, t0, 31
    or t0, t1, t0
    sw t0, 744(a0)
    lui t0, 941121
    addi t0, t0, -1705
    add t0, t3, t0
    slli t1, t0, 3
    srli t0, t0, 29
    or t0, t1, t0
    sw t0, 748(a0)
    lui t0, 833665
    addi t0, t0, 687
    add t0, t4, t0
    slli t1, t0, 6
    srli t0, t0, 26
    or t0, t1, t0
    sw t0, 752(a0)
    lui t0, 618754
    addi t0, t0, 1375
    add t0, t5, t0
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
    sw t0, 756(a0)
    lui t0, 188933
    addi t0, t0, -1345
    add t0, t6, t0
    slli t1, t0, 13
    srli t0, t0, 19
    or t0, t1, t0
    sw t0, 760(a0)
    lui t0, 377865
    addi t0, t0, 1406
    add t0, a1, t0
    slli t1, t0, 17
    srli t0, t0, 15
    or t0, t1, t0
    sw t0, 764(a0)
    jalr zero, 0(ra)
.Llea256_expand_key_bytes1:
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
    jal zero, .Llea256_expand_key_join2
    .size lea256_expand_key, .-lea256_expand_key

    .balign 4
    .globl lea256_encrypt
    .type lea256_encrypt, %function
lea256_encrypt:
    or t0, a1, a2
    andi t0, t0, 3
    bne t0, zero, .Llea256_encrypt_misaligned2
.Llea256_encrypt_aligned1:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    addi t4, a0, 768
.Llea256_encrypt_rounds3:
    lw t5, 16(a0)
    lw t6, 20(a0)
    xor t5, t2, t5
    xor t3, t3, t6
    add t3, t5, t3
    slli t5, t3, 29
    srli t3, t3, 3
    or t3, t5, t3
    lw t5, 8(a0)
    lw t6, 12(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    slli t5, t2, 27
    srli t2, t2, 5
    or t2, t5, t2
    lw t5, 0(a0)
    lw t6, 4(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    slli t5, t1, 9
    srli t1, t1, 23
    or t1, t5, t1
    lw t5, 40(a0)
    lw t6, 44(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    slli t5, t0, 29
    srli t0, t0, 3
    or t0, t5, t0
    lw t5, 32(a0)
    lw t6, 36(a0)
    xor t5, t2, t5
    xor t3, t3, t6
    add t3, t5, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t3, t5, t3
    lw t5, 24(a0)
    lw t6, 28(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    slli t5, t2, 9
    srli t2, t2, 23
    or t2, t5, t2
    lw t5, 64(a0)
    lw t6, 68(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    slli t5, t1, 29
    srli t1, t1, 3
    or t1, t5, t1
    lw t5, 56(a0)
    lw t6, 60(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    slli t5, t0, 27
    srli t0, t0, 5
    or t0, t5, t0
    lw t5, 48(a0)
    lw t6, 52(a0)
    xor t5, t2, t5
    xor t3, t3, t6
    add t3, t5, t3
    slli t5, t3, 9
    srli t3, t3, 23
    or t3, t5, t3
    lw t5, 88(a0)
    lw t6, 92(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    slli t5, t2, 29
    srli t2, t2, 3
    or t2, t5, t2
    lw t5, 80(a0)
    lw t6, 84(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    slli t5, t1, 27
    srli t1, t1, 5
    or t1, t5, t1
    lw t5, 72(a0)
    lw t6, 76(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    slli t5, t0, 9
    srli t0, t0, 23
    or t0, t5, t0
    addi a0, a0, 96
    bne a0, t4, .Llea256_encrypt_rounds3
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
    jalr zero, 0(ra)
.Llea256_encrypt_misaligned2:
    jal t0, lea256_misaligned
    jal zero, .Llea256_encrypt_aligned1
    .size lea256_encrypt, .-lea256_encrypt

    .balign 4
    .globl lea256_decrypt
    .type lea256_decrypt, %function
lea256_decrypt:
    or t0, a1, a2
    andi t0, t0, 3
    bne t0, zero, .Llea256_decrypt_misaligned2
.Llea256_decrypt_aligned1:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    addi t4, a0, 768
.Llea256_decrypt_rounds3:
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    slli t5, t1, 5
    srli t1, t1, 27
    or t1, t5, t1
    slli t5, t0, 23
    srli t0, t0, 9
    or t0, t5, t0
    lw t5, -24(t4)
    lw t6, -20(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -16(t4)
    lw t6, -12(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -8(t4)
    lw t6, -4(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    slli t5, t0, 5
    srli t0, t0, 27
    or t0, t5, t0
    slli t5, t3, 23
    srli t3, t3, 9
    or t3, t5, t3
    lw t5, -48(t4)
    lw t6, -44(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -40(t4)
    lw t6, -36(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -32(t4)
    lw t6, -28(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    slli t5, t3, 5
    srli t3, t3, 27
    or t3, t5, t3
    slli t5, t2, 23
    srli t2, t2, 9
    or t2, t5, t2
    lw t5, -72(t4)
    lw t6, -68(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -64(t4)
    lw t6, -60(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -56(t4)
    lw t6, -52(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    slli t5, t3, 3
    srli t3, t3, 29
    or t3, t5, t3
    slli t5, t2, 5
    srli t2, t2, 27
    or t2, t5, t2
    slli t5, t1, 23
    srli t1, t1, 9
    or t1, t5, t1
    lw t5, -96(t4)
    lw t6, -92(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -88(t4)
    lw t6, -84(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -80(t4)
    lw t6, -76(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    addi t4, t4, -96
    bne t4, a0, .Llea256_decrypt_rounds3
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
    jalr zero, 0(ra)
.Llea256_decrypt_misaligned2:
    jal t0, lea256_misaligned
    jal zero, .Llea256_decrypt_aligned1
    .size lea256_decrypt, .-lea256_decrypt

    .balign 4
    .globl lea256_encrypt_blocks
    .type lea256_encrypt_blocks, %function
lea256_encrypt_blocks:
    addi sp, sp, -64
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    sw s7, 32(sp)
    sw s8, 36(sp)
    sw s9, 40(sp)
    sw s10, 44(sp)
    sw s11, 48(sp)
    sw ra, 52(sp)
    andi t0, a1, 3
    sw a0, 0(sp)  /* spill */
    bne t0, zero, .Llea256_encrypt_blocks_rest2
    andi t0, a2, 3
    bne t0, zero, .Llea256_encrypt_blocks_rest2
    addi s7, a3, -5
    blt s7, zero, .Llea256_encrypt_blocks_fewer3
    lw t0, 0(sp)  /* reload */
    addi s8, t0, 768
.Llea256_encrypt_blocks_blocks7:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a0, 28(a1)
    lw a3, 32(a1)
    lw a4, 36(a1)
    lw a5, 40(a1)
    lw a6, 44(a1)
    lw a7, 48(a1)
    lw s0, 52(a1)
    lw s1, 56(a1)
    lw s2, 60(a1)
    lw s3, 64(a1)
    lw s4, 68(a1)
    lw s5, 72(a1)
    lw s6, 76(a1)
    addi a1, a1, 80
    lw s9, 0(sp)  /* reload */
.Llea256_encrypt_blocks_rounds8:
    lw s10, 16(s9)
    lw s11, 20(s9)
    xor ra, t2, s10
    xor t3, t3, s11
    add t3, ra, t3
    slli ra, t3, 29
    srli t3, t3, 3
    or t3, ra, t3
    xor ra, t6, s10
    xor a0, a0, s11
    add a0, ra, a0
    slli ra, a0, 29
    srli a0, a0, 3
    or a0, ra, a0
    xor ra, a5, s10
    xor a6, a6, s11
    add a6, ra, a6
    slli ra, a6, 29
    srli a6, a6, 3
    or a6, ra, a6
    xor ra, s1, s10
    xor s10, s5, s10
    xor s2, s2, s11
    add s2, ra, s2
    xor s6, s6, s11
    add s6, s10, s6
    slli s10, s2, 29
    srli s2, s2, 3
    or s2, s10, s2
    slli s10, s6, 29
    srli s6, s6, 3
    or s6, s10, s6
    lw s10, 8(s9)
    lw s11, 12(s9)
    xor ra, t1, s10
    xor t2, t2, s11
    add t2, ra, t2
    slli ra, t2, 27
    srli t2, t2, 5
    or t2, ra, t2
    xor ra, t5, s10
    xor t6, t6, s11
    add t6, ra, t6
    slli ra, t6, 27
    srli t6, t6, 5
    or t6, ra, t6
    xor ra, a4, s10
    xor a5, a5, s11
    add a5, ra, a5
    slli ra, a5, 27
    srli a5, a5, 5
    or a5, ra, a5
    xor ra, s0, s10
    xor s10, s4, s10
    xor s1, s1, s11
    add s1, ra, s1
    xor s5, s5, s11
    add s5, s10, s5
    slli s10, s1, 27
    srli s1, s1, 5
    or s1, s10, s1
    slli s10, s5, 27
    srli s5, s5, 5
    or s5, s10, s5
    lw s10, 0(s9)
    lw s11, 4(s9)
    xor ra, t0, s10
    xor t1, t1, s11
    add t1, ra, t1
    slli ra, t1, 9
    srli t1, t1, 23
    or t1, ra, t1
    xor ra, t4, s10
    xor t5, t5, s11
    add t5, ra, t5
    slli ra, t5, 9
    srli t5, t5, 23
    or t5, ra, t5
    xor ra, a3, s10
    xor a4, a4, s11
    add a4, ra, a4
    slli ra, a4, 9
    srli a4, a4, 23
    or a4, ra, a4
    xor ra, a7, s10
    xor s10, s3, s10
    xor s0, s0, s11
    add s0, ra, s0
    xor s4, s4, s11
    add s4, s10, s4
    slli s10, s0, 9
    srli s0, s0, 23
    or s0, s10, s0
    slli s10, s4, 9
    srli s4, s4, 23
    or s4, s10, s4
    lw s10, 40(s9)
    lw s11, 44(s9)
    xor ra, t3, s10
    xor t0, t0, s11
    add t0, ra, t0
    slli ra, t0, 29
    srli t0, t0, 3
    or t0, ra, t0
    xor ra, a0, s10
    xor t4, t4, s11
    add t4, ra, t4
    slli ra, t4, 29
    srli t4, t4, 3
    or t4, ra, t4
    xor ra, a6, s10
    xor a3, a3, s11
    add a3, ra, a3
    slli ra, a3, 29
    srli a3, a3, 3
    or a3, ra, a3
    xor ra, s2, s10
    xor s10, s6, s10
    xor a7, a7, s11
    add a7, ra, a7
    xor s3, s3, s11
    add s3, s10, s3
    slli s10, a7, 29
    srli a7, a7, 3
    or a7, s10, a7
    slli s10, s3, 29
    srli s3, s3, 3
    or s3, s10, s3
    lw s10, 32(s9)
    lw s11, 36(s9)
    xor t3, t3, s11
    xor a0, a0, s11
    xor a6, a6, s11
    xor s2, s2, s11
    xor s6, s6, s11
    xor s11, t2, s10
    add t3, s11, t3
    slli s11, t3, 27
    srli t3, t3, 5
    or t3, s11, t3
    xor s11, t6, s10
    add a0, s11, a0
    slli s11, a0, 27
    srli a0, a0, 5
    or a0, s11, a0
    xor s11, a5, s10
    add a6, s11, a6
    slli s11, a6, 27
    srli a6, a6, 5
    or a6, s11, a6
    xor s11, s1, s10
    add s2, s11, s2
    xor s10, s5, s10
    add s6, s10, s6
    slli s10, s2, 27
    srli s2, s2, 5
    or s2, s10, s2
    slli s10, s6, 27
    srli s6, s6, 5
    or s6, s10, s6
    lw s10, 24(s9)
    lw s11, 28(s9)
    xor t2, t2, s11
    xor t6, t6, s11
    xor a5, a5, s11
    xor s1, s1, s11
    xor s5, s5, s11
    xor s11, t1, s10
    add t2, s11, t2
    slli s11, t2, 9
    srli t2, t2, 23
    or t2, s11, t2
    xor s11, t5, s10
    add t6, s11, t6
    slli s11, t6, 9
    srli t6, t6, 23
    or t6, s11, t6
    xor s11, a4, s10
    add a5, s11, a5
    slli s11, a5, 9
    srli a5, a5, 23
    or a5, s11, a5
    xor s11, s0, s10
    add s1, s11, s1
    xor s10, s4, s10
    add s5, s10, s5
    slli s10, s1, 9
    srli s1, s1, 23
    or s1, s10, s1
    slli s10, s5, 9
    srli s5, s5, 23
    or s5, s10, s5
    lw s10, 64(s9)
    lw s11, 68(s9)
    xor t1, t1, s11
    xor t5, t5, s11
    xor a4, a4, s11
    xor s0, s0, s11
    xor s4, s4, s11
    xor s11, t0, s10
    add t1, s11, t1
    slli s11, t1, 29
    srli t1, t1, 3
    or t1, s11, t1
    xor s11, t4, s10
    add t5, s11, t5
    slli s11, t5, 29
    srli t5, t5, 3
    or t5, s11, t5
    xor s11, a3, s10
    add a4, s11, a4
    slli s11, a4, 29
    srli a4, a4, 3
    or a4, s11, a4
    xor s11, a7, s10
    add s0, s11, s0
    xor s10, s3, s10
    add s4, s10, s4
    slli s10, s0, 29
    srli s0, s0, 3
    or s0, s10, s0
    slli s10, s4, 29
    srli s4, s4, 3
    or s4, s10, s4
    lw s10, 56(s9)
    lw s11, 60(s9)
    xor t0, t0, s11
    xor t4, t4, s11
    xor a3, a3, s11
    xor a7, a7, s11
    xor s3, s3, s11
    xor s11, t3, s10
    add t0, s11, t0
    slli s11, t0, 27
    srli t0, t0, 5
    or t0, s11, t0
    xor s11, a0, s10
    add t4, s11, t4
    slli s11, t4, 27
    srli t4, t4, 5
    or t4, s11, t4
    xor s11, a6, s10
    add a3, s11, a3
    slli s11, a3, 27
    srli a3, a3, 5
    or a3, s11, a3
    xor s11, s2, s10
    add a7, s11, a7
    xor s10, s6, s10
    add s3, s10, s3
    slli s10, a7, 27
    srli a7, a7, 5
    or a7, s10, a7
    slli s10, s3, 27
    srli s3, s3, 5
    or s3, s10, s3
    lw s10, 48(s9)
    lw s11, 52(s9)
    xor t3, t3, s11
    xor a0, a0, s11
    xor a6, a6, s11
    xor s2, s2, s11
    xor s6, s6, s11
    xor s11, t2, s10
    add t3, s11, t3
    slli s11, t3, 9
    srli t3, t3, 23
    or t3, s11, t3
    xor s11, t6, s10
    add a0, s11, a0
    slli s11, a0, 9
    srli a0, a0, 23
    or a0, s11, a0
    xor s11, a5, s10
    add a6, s11, a6
    slli s11, a6, 9
    srli a6, a6, 23
    or a6, s11, a6
    xor s11, s1, s10
    add s2, s11, s2
    xor s10, s5, s10
    add s6, s10, s6
    slli s10, s2, 9
    srli s2, s2, 23
    or s2, s10, s2
    slli s10, s6, 9
    srli s6, s6, 23
    or s6, s10, s6
    lw s10, 88(s9)
    lw s11, 92(s9)
    xor t2, t2, s11
    xor t6, t6, s11
    xor a5, a5, s11
    xor s1, s1, s11
    xor s5, s5, s11
    xor s11, t1, s10
    add t2, s11, t2
    slli s11, t2, 29
    srli t2, t2, 3
    or t2, s11, t2
    xor s11, t5, s10
    add t6, s11, t6
    slli s11, t6, 29
    srli t6, t6, 3
    or t6, s11, t6
    xor s11, a4, s10
    add a5, s11, a5
    slli s11, a5, 29
    srli a5, a5, 3
    or a5, s11, a5
    xor s11, s0, s10
    add s1, s11, s1
    xor s10, s4, s10
    add s5, s10, s5
    slli s10, s1, 29
    srli s1, s1, 3
    or s1, s10, s1
    slli s10, s5, 29
    srli s5, s5, 3
    or s5, s10, s5
    lw s10, 80(s9)
    lw s11, 84(s9)
    xor t1, t1, s11
    xor t5, t5, s11
    xor a4, a4, s11
    xor s0, s0, s11
    xor s4, s4, s11
    xor s11, t0, s10
    add t1, s11, t1
    slli s11, t1, 27
    srli t1, t1, 5
    or t1, s11, t1
    xor s11, t4, s10
    add t5, s11, t5
    slli s11, t5, 27
    srli t5, t5, 5
    or t5, s11, t5
    xor s11, a3, s10
    add a4, s11, a4
    slli s11, a4, 27
    srli a4, a4, 5
    or a4, s11, a4
    xor s11, a7, s10
    add s0, s11, s0
    xor s10, s3, s10
    add s4, s10, s4
    slli s10, s0, 27
    srli s0, s0, 5
    or s0, s10, s0
    slli s10, s4, 27
    srli s4, s4, 5
    or s4, s10, s4
    lw s10, 72(s9)
    lw s11, 76(s9)
    addi s9, s9, 96
    xor t0, t0, s11
    xor t4, t4, s11
    xor a3, a3, s11
    xor a7, a7, s11
    xor s3, s3, s11
    xor s11, t3, s10
    add t0, s11, t0
    slli s11, t0, 9
    srli t0, t0, 23
    or t0, s11, t0
    xor s11, a0, s10
    add t4, s11, t4
    slli s11, t4, 9
    srli t4, t4, 23
    or t4, s11, t4
    xor s11, a6, s10
    add a3, s11, a3
    slli s11, a3, 9
    srli a3, a3, 23
    or a3, s11, a3
    xor s11, s2, s10
    add a7, s11, a7
    xor s10, s6, s10
    add s3, s10, s3
    slli s10, a7, 9
    srli a7, a7, 23
    or a7, s10, a7
    slli s10, s3, 9
    srli s3, s3, 23
    or s3, s10, s3
    bne s9, s8, .Llea256_encrypt_blocks_rounds8
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
    sw t4, 16(a2)
    sw t5, 20(a2)
    sw t6, 24(a2)
    sw a0, 28(a2)
    sw a3, 32(a2)
    sw a4, 36(a2)
    sw a5, 40(a2)
    sw a6, 44(a2)
    sw a7, 48(a2)
    sw s0, 52(a2)
    sw s1, 56(a2)
    sw s2, 60(a2)
    sw s3, 64(a2)
    sw s4, 68(a2)
    sw s5, 72(a2)
    sw s6, 76(a2)
    addi a2, a2, 80
    addi s7, s7, -5
    bge s7, zero, .Llea256_encrypt_blocks_blocks7
.Llea256_encrypt_blocks_fewer3:
    addi a3, s7, 5
.Llea256_encrypt_blocks_rest2:
    andi t0, a1, 3
    bne t0, zero, .Llea256_encrypt_blocks_rest10
    andi t0, a2, 3
    bne t0, zero, .Llea256_encrypt_blocks_rest10
    addi s3, a3, -4
    blt s3, zero, .Llea256_encrypt_blocks_fewer11
    lw t0, 0(sp)  /* reload */
    addi s4, t0, 768
.Llea256_encrypt_blocks_blocks15:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a0, 28(a1)
    lw a3, 32(a1)
    lw a4, 36(a1)
    lw a5, 40(a1)
    lw a6, 44(a1)
    lw a7, 48(a1)
    lw s0, 52(a1)
    lw s1, 56(a1)
    lw s2, 60(a1)
    addi a1, a1, 64
    lw s5, 0(sp)  /* reload */
.Llea256_encrypt_blocks_rounds16:
    lw s6, 16(s5)
    lw s7, 20(s5)
    xor s8, t2, s6
    xor t3, t3, s7
    add t3, s8, t3
    slli s8, t3, 29
    srli t3, t3, 3
    or t3, s8, t3
    xor s8, t6, s6
    xor a0, a0, s7
    add a0, s8, a0
    slli s8, a0, 29
    srli a0, a0, 3
    or a0, s8, a0
    xor s8, a5, s6
    xor s6, s1, s6
    xor a6, a6, s7
    add a6, s8, a6
    xor s2, s2, s7
    add s2, s6, s2
    slli s6, a6, 29
    srli a6, a6, 3
    or a6, s6, a6
    slli s6, s2, 29
    srli s2, s2, 3
    or s2, s6, s2
    lw s6, 8(s5)
    lw s7, 12(s5)
    xor s8, t1, s6
    xor t2, t2, s7
    add t2, s8, t2
    slli s8, t2, 27
    srli t2, t2, 5
    or t2, s8, t2
    xor s8, t5, s6
    xor t6, t6, s7
    add t6, s8, t6
    slli s8, t6, 27
    srli t6, t6, 5
    or t6, s8, t6
    xor s8, a4, s6
    xor s6, s0, s6
    xor a5, a5, s7
    add a5, s8, a5
    xor s1, s1, s7
    add s1, s6, s1
    slli s6, a5, 27
    srli a5, a5, 5
    or a5, s6, a5
    slli s6, s1, 27
    srli s1, s1, 5
    or s1, s6, s1
    lw s6, 0(s5)
    lw s7, 4(s5)
    xor s8, t0, s6
    xor t1, t1, s7
    add t1, s8, t1
    slli s8, t1, 9
    srli t1, t1, 23
    or t1, s8, t1
    xor s8, t4, s6
    xor t5, t5, s7
    add t5, s8, t5
    slli s8, t5, 9
    srli t5, t5, 23
    or t5, s8, t5
    xor s8, a3, s6
    xor s6, a7, s6
    xor a4, a4, s7
    add a4, s8, a4
    xor s0, s0, s7
    add s0, s6, s0
    slli s6, a4, 9
    srli a4, a4, 23
    or a4, s6, a4
    slli s6, s0, 9
    srli s0, s0, 23
    or s0, s6, s0
    lw s6, 40(s5)
    lw s7, 44(s5)
    xor s8, t3, s6
    xor t0, t0, s7
    add t0, s8, t0
    slli s8, t0, 29
    srli t0, t0, 3
    or t0, s8, t0
    xor s8, a0, s6
    xor t4, t4, s7
    add t4, s8, t4
    slli s8, t4, 29
    srli t4, t4, 3
    or t4, s8, t4
    xor s8, a6, s6
    xor s6, s2, s6
    xor a3, a3, s7
    add a3, s8, a3
    xor a7, a7, s7
    add a7, s6, a7
    slli s6, a3, 29
    srli a3, a3, 3
    or a3, s6, a3
    slli s6, a7, 29
    srli a7, a7, 3
    or a7, s6, a7
    lw s6, 32(s5)
    lw s7, 36(s5)
    xor t3, t3, s7
    xor a0, a0, s7
    xor a6, a6, s7
    xor s2, s2, s7
    xor s7, t2, s6
    add t3, s7, t3
    slli s7, t3, 27
    srli t3, t3, 5
    or t3, s7, t3
    xor s7, t6, s6
    add a0, s7, a0
    slli s7, a0, 27
    srli a0, a0, 5
    or a0, s7, a0
    xor s7, a5, s6
    add a6, s7, a6
    xor s6, s1, s6
    add s2, s6, s2
    slli s6, a6, 27
    srli a6, a6, 5
    or a6, s6, a6
    slli s6, s2, 27
    srli s2, s2, 5
    or s2, s6, s2
    lw s6, 24(s5)
    lw s7, 28(s5)
    xor t2, t2, s7
    xor t6, t6, s7
    xor a5, a5, s7
    xor s1, s1, s7
    xor s7, t1, s6
    add t2, s7, t2
    slli s7, t2, 9
    srli t2, t2, 23
    or t2, s7, t2
    xor s7, t5, s6
    add t6, s7, t6
    slli s7, t6, 9
    srli t6, t6, 23
    or t6, s7, t6
    xor s7, a4, s6
    add a5, s7, a5
    xor s6, s0, s6
    add s1, s6, s1
    slli s6, a5, 9
    srli a5, a5, 23
    or a5, s6, a5
    slli s6, s1, 9
    srli s1, s1, 23
    or s1, s6, s1
    lw s6, 64(s5)
    lw s7, 68(s5)
    xor t1, t1, s7
    xor t5, t5, s7
    xor a4, a4, s7
    xor s0, s0, s7
    xor s7, t0, s6
    add t1, s7, t1
    slli s7, t1, 29
    srli t1, t1, 3
    or t1, s7, t1
    xor s7, t4, s6
    add t5, s7, t5
    slli s7, t5, 29
    srli t5, t5, 3
    or t5, s7, t5
    xor s7, a3, s6
    add a4, s7, a4
    xor s6, a7, s6
    add s0, s6, s0
    slli s6, a4, 29
    srli a4, a4, 3
    or a4, s6, a4
    slli s6, s0, 29
    srli s0, s0, 3
    or s0, s6, s0
    lw s6, 56(s5)
    lw s7, 60(s5)
    xor t0, t0, s7
    xor t4, t4, s7
    xor a3, a3, s7
    xor a7, a7, s7
    xor s7, t3, s6
    add t0, s7, t0
    slli s7, t0, 27
    srli t0, t0, 5
    or t0, s7, t0
    xor s7, a0, s6
    add t4, s7, t4
    slli s7, t4, 27
    srli t4, t4, 5
    or t4, s7, t4
    xor s7, a6, s6
    add a3, s7, a3
    xor s6, s2, s6
    add a7, s6, a7
    slli s6, a3, 27
    srli a3, a3, 5
    or a3, s6, a3
    slli s6, a7, 27
    srli a7, a7, 5
    or a7, s6, a7
    lw s6, 48(s5)
    lw s7, 52(s5)
    xor t3, t3, s7
    xor a0, a0, s7
    xor a6, a6, s7
    xor s2, s2, s7
    xor s7, t2, s6
    add t3, s7, t3
    slli s7, t3, 9
    srli t3, t3, 23
    or t3, s7, t3
    xor s7, t6, s6
    add a0, s7, a0
    slli s7, a0, 9
    srli a0, a0, 23
    or a0, s7, a0
    xor s7, a5, s6
    add a6, s7, a6
    xor s6, s1, s6
    add s2, s6, s2
    slli s6, a6, 9
    srli a6, a6, 23
    or a6, s6, a6
    slli s6, s2, 9
    srli s2, s2, 23
    or s2, s6, s2
    lw s6, 88(s5)
    lw s7, 92(s5)
    xor t2, t2, s7
    xor t6, t6, s7
    xor a5, a5, s7
    xor s1, s1, s7
    xor s7, t1, s6
    add t2, s7, t2
    slli s7, t2, 29
    srli t2, t2, 3
    or t2, s7, t2
    xor s7, t5, s6
    add t6, s7, t6
    slli s7, t6, 29
    srli t6, t6, 3
    or t6, s7, t6
    xor s7, a4, s6
    add a5, s7, a5
    xor s6, s0, s6
    add s1, s6, s1
    slli s6, a5, 29
    srli a5, a5, 3
    or a5, s6, a5
    slli s6, s1, 29
    srli s1, s1, 3
    or s1, s6, s1
    lw s6, 80(s5)
    lw s7, 84(s5)
    xor t1, t1, s7
    xor t5, t5, s7
    xor a4, a4, s7
    xor s0, s0, s7
    xor s7, t0, s6
    add t1, s7, t1
    slli s7, t1, 27
    srli t1, t1, 5
    or t1, s7, t1
    xor s7, t4, s6
    add t5, s7, t5
    slli s7, t5, 27
    srli t5, t5, 5
    or t5, s7, t5
    xor s7, a3, s6
    add a4, s7, a4
    xor s6, a7, s6
    add s0, s6, s0
    slli s6, a4, 27
    srli a4, a4, 5
    or a4, s6, a4
    slli s6, s0, 27
    srli s0, s0, 5
    or s0, s6, s0
    lw s6, 72(s5)
    lw s7, 76(s5)
    addi s5, s5, 96
    xor t0, t0, s7
    xor t4, t4, s7
    xor a3, a3, s7
    xor a7, a7, s7
    xor s7, t3, s6
    add t0, s7, t0
    slli s7, t0, 9
    srli t0, t0, 23
    or t0, s7, t0
    xor s7, a0, s6
    add t4, s7, t4
    slli s7, t4, 9
    srli t4, t4, 23
    or t4, s7, t4
    xor s7, a6, s6
    add a3, s7, a3
    xor s6, s2, s6
    add a7, s6, a7
    slli s6, a3, 9
    srli a3, a3, 23
    or a3, s6, a3
    slli s6, a7, 9
    srli a7, a7, 23
    or a7, s6, a7
    bne s5, s4, .Llea256_encrypt_blocks_rounds16
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
    sw t4, 16(a2)
    sw t5, 20(a2)
    sw t6, 24(a2)
    sw a0, 28(a2)
    sw a3, 32(a2)
    sw a4, 36(a2)
    sw a5, 40(a2)
    sw a6, 44(a2)
    sw a7, 48(a2)
    sw s0, 52(a2)
    sw s1, 56(a2)
    sw s2, 60(a2)
    addi a2, a2, 64
    addi s3, s3, -4
    bge s3, zero, .Llea256_encrypt_blocks_blocks15
.Llea256_encrypt_blocks_fewer11:
    addi a3, s3, 4
.Llea256_encrypt_blocks_rest10:
    beq a3, zero, .Llea256_encrypt_blocks_done1
    lw t0, 0(sp)  /* reload */
    addi t0, t0, 768
.Llea256_encrypt_blocks_blocks19:
    andi t1, a1, 3
    bne t1, zero, .Llea256_encrypt_blocks_bytes20
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea256_encrypt_blocks_join21:
    addi a1, a1, 16
    lw t5, 0(sp)  /* reload */
.Llea256_encrypt_blocks_rounds23:
    lw t6, 16(t5)
    lw a0, 20(t5)
    xor t6, t3, t6
    xor t4, t4, a0
    add t4, t6, t4
    slli t6, t4, 29
    srli t4, t4, 3
    or t4, t6, t4
    lw t6, 8(t5)
    lw a0, 12(t5)
    xor t6, t2, t6
    xor t3, t3, a0
    add t3, t6, t3
    slli t6, t3, 27
    srli t3, t3, 5
    or t3, t6, t3
    lw t6, 0(t5)
    lw a0, 4(t5)
    xor t6, t1, t6
    xor t2, t2, a0
    add t2, t6, t2
    slli t6, t2, 9
    srli t2, t2, 23
    or t2, t6, t2
    lw t6, 40(t5)
    lw a0, 44(t5)
    xor t6, t4, t6
    xor t1, t1, a0
    add t1, t6, t1
    slli t6, t1, 29
    srli t1, t1, 3
    or t1, t6, t1
    lw t6, 32(t5)
    lw a0, 36(t5)
    xor t6, t3, t6
    xor t4, t4, a0
    add t4, t6, t4
    slli t6, t4, 27
    srli t4, t4, 5
    or t4, t6, t4
    lw t6, 24(t5)
    lw a0, 28(t5)
    xor t6, t2, t6
    xor t3, t3, a0
    add t3, t6, t3
    slli t6, t3, 9
    srli t3, t3, 23
    or t3, t6, t3
    lw t6, 64(t5)
    lw a0, 68(t5)
    xor t6, t1, t6
    xor t2, t2, a0
    add t2, t6, t2
    slli t6, t2, 29
    srli t2, t2, 3
    or t2, t6, t2
    lw t6, 56(t5)
    lw a0, 60(t5)
    xor t6, t4, t6
    xor t1, t1, a0
    add t1, t6, t1
    slli t6, t1, 27
    srli t1, t1, 5
    or t1, t6, t1
    lw t6, 48(t5)
    lw a0, 52(t5)
    xor t6, t3, t6
    xor t4, t4, a0
    add t4, t6, t4
    slli t6, t4, 9
    srli t4, t4, 23
    or t4, t6, t4
    lw t6, 88(t5)
    lw a0, 92(t5)
    xor t6, t2, t6
    xor t3, t3, a0
    add t3, t6, t3
    slli t6, t3, 29
    srli t3, t3, 3
    or t3, t6, t3
    lw t6, 80(t5)
    lw a0, 84(t5)
    xor t6, t1, t6
    xor t2, t2, a0
    add t2, t6, t2
    slli t6, t2, 27
    srli t2, t2, 5
    or t2, t6, t2
    lw t6, 72(t5)
    lw a0, 76(t5)
    xor t6, t4, t6
    xor t1, t1, a0
    add t1, t6, t1
    slli t6, t1, 9
    srli t1, t1, 23
    or t1, t6, t1
    addi t5, t5, 96
    bne t5, t0, .Llea256_encrypt_blocks_rounds23
    andi t5, a2, 3
    bne t5, zero, .Llea256_encrypt_blocks_bytes25
    sw t1, 0(a2)
    sw t2, 4(a2)
    sw t3, 8(a2)
    sw t4, 12(a2)
.Llea256_encrypt_blocks_join26:
    addi a2, a2, 16
    addi a3, a3, -1
    bne a3, zero, .Llea256_encrypt_blocks_blocks19
.Llea256_encrypt_blocks_done1:
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    lw s8, 36(sp)
    lw s9, 40(sp)
    lw s10, 44(sp)
    lw s11, 48(sp)
    lw ra, 52(sp)
    addi sp, sp, 64
    jalr zero, 0(ra)
.Llea256_encrypt_blocks_bytes20:
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
    jal zero, .Llea256_encrypt_blocks_join21
.Llea256_encrypt_blocks_bytes25:
    srli t5, t1, 8
    srli t6, t1, 16
    srli a0, t1, 24
    sb t1, 0(a2)
    sb t5, 1(a2)
    sb t6, 2(a2)
    sb a0, 3(a2)
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
    jal zero, .Llea256_encrypt_blocks_join26
    .size lea256_encrypt_blocks, .-lea256_encrypt_blocks

    .balign 4
    .globl lea256_decrypt_blocks
    .type lea256_decrypt_blocks, %function
lea256_decrypt_blocks:
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
    sw a1, 0(sp)  /* spill */
    andi t0, a1, 3
    sw a0, 4(sp)  /* spill */
    sw a2, 8(sp)  /* spill */
    sw a3, 12(sp)  /* spill */
    bne t0, zero, .Llea256_decrypt_blocks_rest2
    lw t0, 8(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea256_decrypt_blocks_rest2
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -5
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea256_decrypt_blocks_fewer3
.Llea256_decrypt_blocks_blocks7:
    lw s6, 0(sp)  /* reload */
    lw t0, 0(s6)
    lw t1, 4(s6)
    lw t2, 8(s6)
    lw t3, 12(s6)
    lw t4, 16(s6)
    lw t5, 20(s6)
    lw t6, 24(s6)
    lw a1, 28(s6)
    lw a2, 32(s6)
    lw a3, 36(s6)
    lw a4, 40(s6)
    lw a5, 44(s6)
    lw a6, 48(s6)
    lw a7, 52(s6)
    lw s0, 56(s6)
    lw s1, 60(s6)
    lw s2, 64(s6)
    lw s3, 68(s6)
    lw s4, 72(s6)
    lw s5, 76(s6)
    addi s6, s6, 80
    sw s6, 0(sp)  /* spill */
    addi s6, a0, 768
.Llea256_decrypt_blocks_rounds8:
    slli a0, t2, 3
    srli t2, t2, 29
    or t2, a0, t2
    slli a0, t1, 5
    srli t1, t1, 27
    or t1, a0, t1
    slli a0, t0, 23
    srli t0, t0, 9
    or t0, a0, t0
    lw a0, -24(s6)
    lw s7, -20(s6)
    xor s8, t3, a0
    sub t0, t0, s8
    xor t0, t0, s7
    lw s8, -16(s6)
    lw s9, -12(s6)
    xor s10, t0, s8
    sub t1, t1, s10
    xor t1, t1, s9
    lw s10, -8(s6)
    lw s11, -4(s6)
    xor ra, t1, s10
    sub t2, t2, ra
    xor t2, t2, s11
    slli ra, t6, 3
    srli t6, t6, 29
    or t6, ra, t6
    slli ra, t5, 5
    srli t5, t5, 27
    or t5, ra, t5
    slli ra, t4, 23
    srli t4, t4, 9
    or t4, ra, t4
    xor ra, a1, a0
    sub t4, t4, ra
    xor t4, t4, s7
    xor ra, t4, s8
    sub t5, t5, ra
    xor t5, t5, s9
    xor ra, t5, s10
    sub t6, t6, ra
    xor t6, t6, s11
    slli ra, a4, 3
    srli a4, a4, 29
    or a4, ra, a4
    slli ra, a3, 5
    srli a3, a3, 27
    or a3, ra, a3
    slli ra, a2, 23
    srli a2, a2, 9
    or a2, ra, a2
    xor ra, a5, a0
    sub a2, a2, ra
    xor a2, a2, s7
    xor ra, a2, s8
    sub a3, a3, ra
    xor a3, a3, s9
    xor ra, a3, s10
    sub a4, a4, ra
    xor a4, a4, s11
    slli ra, s0, 3
    srli s0, s0, 29
    or s0, ra, s0
    slli ra, a7, 5
    srli a7, a7, 27
    or a7, ra, a7
    slli ra, a6, 23
    srli a6, a6, 9
    or a6, ra, a6
    xor ra, s1, a0
    sub a6, a6, ra
    xor a6, a6, s7
    xor a0, s5, a0
    xor ra, a6, s8
    sub a7, a7, ra
    xor a7, a7, s9
    xor ra, a7, s10
    sub s0, s0, ra
    xor s0, s0, s11
    slli ra, s4, 3
    srli s4, s4, 29
    or s4, ra, s4
    slli ra, s3, 5
    srli s3, s3, 27
    or s3, ra, s3
    slli ra, s2, 23
    srli s2, s2, 9
    or s2, ra, s2
    sub a0, s2, a0
    xor a0, a0, s7
    xor s2, a0, s8
    sub s2, s3, s2
    xor s2, s2, s9
    xor s3, s2, s10
    sub s3, s4, s3
    xor s3, s3, s11
    slli s4, t1, 3
    srli t1, t1, 29
    or t1, s4, t1
    slli s4, t0, 5
    srli t0, t0, 27
    or t0, s4, t0
    slli s4, t3, 23
    srli t3, t3, 9
    or t3, s4, t3
    lw s4, -48(s6)
    lw s7, -44(s6)
    xor s8, t2, s4
    sub t3, t3, s8
    xor t3, t3, s7
    lw s8, -40(s6)
    lw s9, -36(s6)
    xor s10, t3, s8
    sub t0, t0, s10
    xor t0, t0, s9
    lw s10, -32(s6)
    lw s11, -28(s6)
    xor ra, t0, s10
    sub t1, t1, ra
    xor t1, t1, s11
    slli ra, t5, 3
    srli t5, t5, 29
    or t5, ra, t5
    slli ra, t4, 5
    srli t4, t4, 27
    or t4, ra, t4
    slli ra, a1, 23
    srli a1, a1, 9
    or a1, ra, a1
    xor ra, t6, s4
    sub a1, a1, ra
    xor a1, a1, s7
    xor ra, a1, s8
    sub t4, t4, ra
    xor t4, t4, s9
    xor ra, t4, s10
    sub t5, t5, ra
    xor t5, t5, s11
    slli ra, a3, 3
    srli a3, a3, 29
    or a3, ra, a3
    slli ra, a2, 5
    srli a2, a2, 27
    or a2, ra, a2
    slli ra, a5, 23
    srli a5, a5, 9
    or a5, ra, a5
    xor ra, a4, s4
    sub a5, a5, ra
    xor a5, a5, s7
    xor ra, a5, s8
    sub a2, a2, ra
    xor a2, a2, s9
    xor ra, a2, s10
    sub a3, a3, ra
    xor a3, a3, s11
    slli ra, a7, 3
    srli a7, a7, 29
    or a7, ra, a7
    slli ra, a6, 5
    srli a6, a6, 27
    or a6, ra, a6
    slli ra, s1, 23
    srli s1, s1, 9
    or s1, ra, s1
    xor ra, s0, s4
    sub s1, s1, ra
    xor s1, s1, s7
    xor s4, s3, s4
    xor ra, s1, s8
    sub a6, a6, ra
    xor a6, a6, s9
    xor ra, a6, s10
    sub a7, a7, ra
    xor a7, a7, s11
    slli ra, s2, 3
    srli s2, s2, 29
    or s2, ra, s2
    slli ra, a0, 5
    srli a0, a0, 27
    or a0, ra, a0
    slli ra, s5, 23
    srli s5, s5, 9
    or s5, ra, s5
    sub s4, s5, s4
    xor s4, s4, s7
    xor s5, s4, s8
    sub a0, a0, s5
    xor a0, a0, s9
    xor s5, a0, s10
    sub s2, s2, s5
    xor s5, s2, s11
    slli s2, t0, 3
    srli t0, t0, 29
    or t0, s2, t0
    slli s2, t3, 5
    srli t3, t3, 27
    or t3, s2, t3
    slli s2, t2, 23
    srli t2, t2, 9
    or t2, s2, t2
    lw s2, -72(s6)
    lw s7, -68(s6)
    xor s8, t1, s2
    sub t2, t2, s8
    xor t2, t2, s7
    lw s8, -64(s6)
    lw s9, -60(s6)
    xor s10, t2, s8
    sub t3, t3, s10
    xor t3, t3, s9
    lw s10, -56(s6)
    lw s11, -52(s6)
    xor ra, t3, s10
    sub t0, t0, ra
    xor t0, t0, s11
    slli ra, t4, 3
    srli t4, t4, 29
    or t4, ra, t4
    slli ra, a1, 5
    srli a1, a1, 27
    or a1, ra, a1
    slli ra, t6, 23
    srli t6, t6, 9
    or t6, ra, t6
    xor ra, t5, s2
    sub t6, t6, ra
    xor t6, t6, s7
    xor ra, t6, s8
    sub a1, a1, ra
    xor a1, a1, s9
    xor ra, a1, s10
    sub t4, t4, ra
    xor t4, t4, s11
    slli ra, a2, 3
    srli a2, a2, 29
    or a2, ra, a2
    slli ra, a5, 5
    srli a5, a5, 27
    or a5, ra, a5
    slli ra, a4, 23
    srli a4, a4, 9
    or a4, ra, a4
    xor ra, a3, s2
    sub a4, a4, ra
    xor a4, a4, s7
    xor ra, a4, s8
    sub a5, a5, ra
    xor a5, a5, s9
    xor ra, a5, s10
    sub a2, a2, ra
    xor a2, a2, s11
    slli ra, a6, 3
    srli a6, a6, 29
    or a6, ra, a6
    slli ra, s1, 5
    srli s1, s1, 27
    or s1, ra, s1
    slli ra, s0, 23
    srli s0, s0, 9
    or s0, ra, s0
    xor ra, a7, s2
    sub s0, s0, ra
    xor s0, s0, s7
    xor s2, s5, s2
    xor ra, s0, s8
    sub s1, s1, ra
    xor s1, s1, s9
    xor ra, s1, s10
    sub a6, a6, ra
    xor a6, a6, s11
    slli ra, a0, 3
    srli a0, a0, 29
    or a0, ra, a0
    slli ra, s4, 5
    srli s4, s4, 27
    or s4, ra, s4
    slli ra, s3, 23
    srli s3, s3, 9
    or s3, ra, s3
    sub s2, s3, s2
    xor s3, s2, s7
    xor s2, s3, s8
    sub s2, s4, s2
    xor s4, s2, s9
    xor s2, s4, s10
    sub a0, a0, s2
    xor s2, a0, s11
    slli a0, t3, 3
    srli t3, t3, 29
    or t3, a0, t3
    slli a0, t2, 5
    srli t2, t2, 27
    or t2, a0, t2
    slli a0, t1, 23
    srli t1, t1, 9
    or t1, a0, t1
    lw a0, -96(s6)
    lw s7, -92(s6)
    xor s8, t0, a0
    sub t1, t1, s8
    xor t1, t1, s7
    lw s8, -88(s6)
    lw s9, -84(s6)
    xor s10, t1, s8
    sub t2, t2, s10
    xor t2, t2, s9
    lw s10, -80(s6)
    lw s11, -76(s6)
    addi s6, s6, -96
    xor ra, t2, s10
    sub t3, t3, ra
    xor t3, t3, s11
    slli ra, a1, 3
    srli a1, a1, 29
    or a1, ra, a1
    slli ra, t6, 5
    srli t6, t6, 27
    or t6, ra, t6
    slli ra, t5, 23
    srli t5, t5, 9
    or t5, ra, t5
    xor ra, t4, a0
    sub t5, t5, ra
    xor t5, t5, s7
    xor ra, t5, s8
    sub t6, t6, ra
    xor t6, t6, s9
    xor ra, t6, s10
    sub a1, a1, ra
    xor a1, a1, s11
    slli ra, a5, 3
    srli a5, a5, 29
    or a5, ra, a5
    slli ra, a4, 5
    srli a4, a4, 27
    or a4, ra, a4
    slli ra, a3, 23
    srli a3, a3, 9
    or a3, ra, a3
    xor ra, a2, a0
    sub a3, a3, ra
    xor a3, a3, s7
    xor ra, a3, s8
    sub a4, a4, ra
    xor a4, a4, s9
    xor ra, a4, s10
    sub a5, a5, ra
    xor a5, a5, s11
    slli ra, s1, 3
    srli s1, s1, 29
    or s1, ra, s1
    slli ra, s0, 5
    srli s0, s0, 27
    or s0, ra, s0
    slli ra, a7, 23
    srli a7, a7, 9
    or a7, ra, a7
    xor ra, a6, a0
    sub a7, a7, ra
    xor a7, a7, s7
    xor a0, s2, a0
    xor ra, a7, s8
    sub s0, s0, ra
    xor s0, s0, s9
    xor ra, s0, s10
    sub s1, s1, ra
    xor s1, s1, s11
    slli ra, s4, 3
    srli s4, s4, 29
    or ra, ra, s4
    slli s4, s3, 5
    srli s3, s3, 27
    or s4, s4, s3
    slli s3, s5, 23
    srli s5, s5, 9
    or s3, s3, s5
    sub a0, s3, a0
    xor s3, a0, s7
    xor a0, s3, s8
    sub a0, s4, a0
    xor s4, a0, s9
    xor a0, s4, s10
    sub a0, ra, a0
    xor s5, a0, s11
    lw a0, 4(sp)  /* reload */
    bne s6, a0, .Llea256_decrypt_blocks_rounds8
    lw s6, 8(sp)  /* reload */
    sw t0, 0(s6)
    sw t1, 4(s6)
    sw t2, 8(s6)
    sw t3, 12(s6)
    sw t4, 16(s6)
    sw t5, 20(s6)
    sw t6, 24(s6)
    sw a1, 28(s6)
    sw a2, 32(s6)
    sw a3, 36(s6)
    sw a4, 40(s6)
    sw a5, 44(s6)
    sw a6, 48(s6)
    sw a7, 52(s6)
    sw s0, 56(s6)
    sw s1, 60(s6)
    sw s2, 64(s6)
    sw s3, 68(s6)
    sw s4, 72(s6)
    sw s5, 76(s6)
    addi t0, s6, 80
    sw t0, 8(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -5
    sw t0, 12(sp)  /* spill */
    bge t0, zero, .Llea256_decrypt_blocks_blocks7
.Llea256_decrypt_blocks_fewer3:
    lw t0, 12(sp)  /* reload */
    addi t0, t0, 5
    sw t0, 12(sp)  /* spill */
.Llea256_decrypt_blocks_rest2:
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea256_decrypt_blocks_rest10
    lw t0, 8(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea256_decrypt_blocks_rest10
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -4
    sw t0, 12(sp)  /* spill */
    blt t0, zero, .Llea256_decrypt_blocks_fewer11
.Llea256_decrypt_blocks_blocks15:
    lw s2, 0(sp)  /* reload */
    lw t0, 0(s2)
    lw t1, 4(s2)
    lw t2, 8(s2)
    lw t3, 12(s2)
    lw t4, 16(s2)
    lw t5, 20(s2)
    lw t6, 24(s2)
    lw a1, 28(s2)
    lw a2, 32(s2)
    lw a3, 36(s2)
    lw a4, 40(s2)
    lw a5, 44(s2)
    lw a6, 48(s2)
    lw a7, 52(s2)
    lw s0, 56(s2)
    lw s1, 60(s2)
    addi s2, s2, 64
    sw s2, 0(sp)  /* spill */
    addi s2, a0, 768
.Llea256_decrypt_blocks_rounds16:
    slli s3, t2, 3
    srli t2, t2, 29
    or t2, s3, t2
    slli s3, t1, 5
    srli t1, t1, 27
    or t1, s3, t1
    slli s3, t0, 23
    srli t0, t0, 9
    or t0, s3, t0
    lw s3, -24(s2)
    lw s4, -20(s2)
    xor s5, t3, s3
    sub t0, t0, s5
    xor t0, t0, s4
    lw s5, -16(s2)
    lw s6, -12(s2)
    xor s7, t0, s5
    sub t1, t1, s7
    xor t1, t1, s6
    lw s7, -8(s2)
    lw s8, -4(s2)
    xor s9, t1, s7
    sub t2, t2, s9
    xor t2, t2, s8
    slli s9, t6, 3
    srli t6, t6, 29
    or t6, s9, t6
    slli s9, t5, 5
    srli t5, t5, 27
    or t5, s9, t5
    slli s9, t4, 23
    srli t4, t4, 9
    or t4, s9, t4
    xor s9, a1, s3
    sub t4, t4, s9
    xor t4, t4, s4
    xor s9, t4, s5
    sub t5, t5, s9
    xor t5, t5, s6
    xor s9, t5, s7
    sub t6, t6, s9
    xor t6, t6, s8
    slli s9, a4, 3
    srli a4, a4, 29
    or a4, s9, a4
    slli s9, a3, 5
    srli a3, a3, 27
    or a3, s9, a3
    slli s9, a2, 23
    srli a2, a2, 9
    or a2, s9, a2
    xor s9, a5, s3
    sub a2, a2, s9
    xor a2, a2, s4
    xor s3, s1, s3
    xor s9, a2, s5
    sub a3, a3, s9
    xor a3, a3, s6
    xor s9, a3, s7
    sub a4, a4, s9
    xor a4, a4, s8
    slli s9, s0, 3
    srli s0, s0, 29
    or s0, s9, s0
    slli s9, a7, 5
    srli a7, a7, 27
    or a7, s9, a7
    slli s9, a6, 23
    srli a6, a6, 9
    or a6, s9, a6
    sub a6, a6, s3
    xor a6, a6, s4
    xor s3, a6, s5
    sub a7, a7, s3
    xor a7, a7, s6
    xor s3, a7, s7
    sub s0, s0, s3
    xor s0, s0, s8
    slli s3, t1, 3
    srli t1, t1, 29
    or t1, s3, t1
    slli s3, t0, 5
    srli t0, t0, 27
    or t0, s3, t0
    slli s3, t3, 23
    srli t3, t3, 9
    or t3, s3, t3
    lw s3, -48(s2)
    lw s4, -44(s2)
    xor s5, t2, s3
    sub t3, t3, s5
    xor t3, t3, s4
    lw s5, -40(s2)
    lw s6, -36(s2)
    xor s7, t3, s5
    sub t0, t0, s7
    xor t0, t0, s6
    lw s7, -32(s2)
    lw s8, -28(s2)
    xor s9, t0, s7
    sub t1, t1, s9
    xor t1, t1, s8
    slli s9, t5, 3
    srli t5, t5, 29
    or t5, s9, t5
    slli s9, t4, 5
    srli t4, t4, 27
    or t4, s9, t4
    slli s9, a1, 23
    srli a1, a1, 9
    or a1, s9, a1
    xor s9, t6, s3
    sub a1, a1, s9
    xor a1, a1, s4
    xor s9, a1, s5
    sub t4, t4, s9
    xor t4, t4, s6
    xor s9, t4, s7
    sub t5, t5, s9
    xor t5, t5, s8
    slli s9, a3, 3
    srli a3, a3, 29
    or a3, s9, a3
    slli s9, a2, 5
    srli a2, a2, 27
    or a2, s9, a2
    slli s9, a5, 23
    srli a5, a5, 9
    or a5, s9, a5
    xor s9, a4, s3
    sub a5, a5, s9
    xor a5, a5, s4
    xor s3, s0, s3
    xor s9, a5, s5
    sub a2, a2, s9
    xor a2, a2, s6
    xor s9, a2, s7
    sub a3, a3, s9
    xor a3, a3, s8
    slli s9, a7, 3
    srli a7, a7, 29
    or a7, s9, a7
    slli s9, a6, 5
    srli a6, a6, 27
    or a6, s9, a6
    slli s9, s1, 23
    srli s1, s1, 9
    or s1, s9, s1
    sub s1, s1, s3
    xor s1, s1, s4
    xor s3, s1, s5
    sub a6, a6, s3
    xor a6, a6, s6
    xor s3, a6, s7
    sub a7, a7, s3
    xor a7, a7, s8
    slli s3, t0, 3
    srli t0, t0, 29
    or t0, s3, t0
    slli s3, t3, 5
    srli t3, t3, 27
    or t3, s3, t3
    slli s3, t2, 23
    srli t2, t2, 9
    or t2, s3, t2
    lw s3, -72(s2)
    lw s4, -68(s2)
    xor s5, t1, s3
    sub t2, t2, s5
    xor t2, t2, s4
    lw s5, -64(s2)
    lw s6, -60(s2)
    xor s7, t2, s5
    sub t3, t3, s7
    xor t3, t3, s6
    lw s7, -56(s2)
    lw s8, -52(s2)
    xor s9, t3, s7
    sub t0, t0, s9
    xor t0, t0, s8
    slli s9, t4, 3
    srli t4, t4, 29
    or t4, s9, t4
    slli s9, a1, 5
    srli a1, a1, 27
    or a1, s9, a1
    slli s9, t6, 23
    srli t6, t6, 9
    or t6, s9, t6
    xor s9, t5, s3
    sub t6, t6, s9
    xor t6, t6, s4
    xor s9, t6, s5
    sub a1, a1, s9
    xor a1, a1, s6
    xor s9, a1, s7
    sub t4, t4, s9
    xor t4, t4, s8
    slli s9, a2, 3
    srli a2, a2, 29
    or a2, s9, a2
    slli s9, a5, 5
    srli a5, a5, 27
    or a5, s9, a5
    slli s9, a4, 23
    srli a4, a4, 9
    or a4, s9, a4
    xor s9, a3, s3
    sub a4, a4, s9
    xor a4, a4, s4
    xor s3, a7, s3
    xor s9, a4, s5
    sub a5, a5, s9
    xor a5, a5, s6
    xor s9, a5, s7
    sub a2, a2, s9
    xor a2, a2, s8
    slli s9, a6, 3
    srli a6, a6, 29
    or a6, s9, a6
    slli s9, s1, 5
    srli s1, s1, 27
    or s1, s9, s1
    slli s9, s0, 23
    srli s0, s0, 9
    or s0, s9, s0
    sub s0, s0, s3
    xor s0, s0, s4
    xor s3, s0, s5
    sub s1, s1, s3
    xor s1, s1, s6
    xor s3, s1, s7
    sub a6, a6, s3
    xor a6, a6, s8
    slli s3, t3, 3
    srli t3, t3, 29
    or t3, s3, t3
    slli s3, t2, 5
    srli t2, t2, 27
    or t2, s3, t2
    slli s3, t1, 23
    srli t1, t1, 9
    or t1, s3, t1
    lw s3, -96(s2)
    lw s4, -92(s2)
    xor s5, t0, s3
    sub t1, t1, s5
    xor t1, t1, s4
    lw s5, -88(s2)
    lw s6, -84(s2)
    xor s7, t1, s5
    sub t2, t2, s7
    xor t2, t2, s6
    lw s7, -80(s2)
    lw s8, -76(s2)
    addi s2, s2, -96
    xor s9, t2, s7
    sub t3, t3, s9
    xor t3, t3, s8
    slli s9, a1, 3
    srli a1, a1, 29
    or a1, s9, a1
    slli s9, t6, 5
    srli t6, t6, 27
    or t6, s9, t6
    slli s9, t5, 23
    srli t5, t5, 9
    or t5, s9, t5
    xor s9, t4, s3
    sub t5, t5, s9
    xor t5, t5, s4
    xor s9, t5, s5
    sub t6, t6, s9
    xor t6, t6, s6
    xor s9, t6, s7
    sub a1, a1, s9
    xor a1, a1, s8
    slli s9, a5, 3
    srli a5, a5, 29
    or a5, s9, a5
    slli s9, a4, 5
    srli a4, a4, 27
    or a4, s9, a4
    slli s9, a3, 23
    srli a3, a3, 9
    or a3, s9, a3
    xor s9, a2, s3
    sub a3, a3, s9
    xor a3, a3, s4
    xor s3, a6, s3
    xor s9, a3, s5
    sub a4, a4, s9
    xor a4, a4, s6
    xor s9, a4, s7
    sub a5, a5, s9
    xor a5, a5, s8
    slli s9, s1, 3
    srli s1, s1, 29
    or s1, s9, s1
    slli s9, s0, 5
    srli s0, s0, 27
    or s0, s9, s0
    slli s9, a7, 23
    srli a7, a7, 9
    or a7, s9, a7
    sub a7, a7, s3
    xor a7, a7, s4
    xor s3, a7, s5
    sub s0, s0, s3
    xor s0, s0, s6
    xor s3, s0, s7
    sub s1, s1, s3
    xor s1, s1, s8
    bne s2, a0, .Llea256_decrypt_blocks_rounds16
    lw s2, 8(sp)  /* reload */
    sw t0, 0(s2)
    sw t1, 4(s2)
    sw t2, 8(s2)
    sw t3, 12(s2)
    sw t4, 16(s2)
    sw t5, 20(s2)
    sw t6, 24(s2)
    sw a1, 28(s2)
    sw a2, 32(s2)
    sw a3, 36(s2)
    sw a4, 40(s2)
    sw a5, 44(s2)
    sw a6, 48(s2)
    sw a7, 52(s2)
    sw s0, 56(s2)
    sw s1, 60(s2)
    addi t0, s2, 64
    sw t0, 8(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -4
    sw t0, 12(sp)  /* spill */
    bge t0, zero, .Llea256_decrypt_blocks_blocks15
.Llea256_decrypt_blocks_fewer11:
    lw t0, 12(sp)  /* reload */
    addi t0, t0, 4
    sw t0, 12(sp)  /* spill */
.Llea256_decrypt_blocks_rest10:
    lw t0, 12(sp)  /* reload */
    beq t0, zero, .Llea256_decrypt_blocks_done1
.Llea256_decrypt_blocks_blocks19:
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea256_decrypt_blocks_bytes20
    lw t3, 0(sp)  /* reload */
    lw t0, 0(t3)
    lw t1, 4(t3)
    lw t2, 8(t3)
    lw t3, 12(t3)
.Llea256_decrypt_blocks_join21:
    lw t4, 0(sp)  /* reload */
    addi t4, t4, 16
    sw t4, 0(sp)  /* spill */
    addi t4, a0, 768
.Llea256_decrypt_blocks_rounds23:
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    slli t5, t1, 5
    srli t1, t1, 27
    or t1, t5, t1
    slli t5, t0, 23
    srli t0, t0, 9
    or t0, t5, t0
    lw t5, -24(t4)
    lw t6, -20(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -16(t4)
    lw t6, -12(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -8(t4)
    lw t6, -4(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    slli t5, t0, 5
    srli t0, t0, 27
    or t0, t5, t0
    slli t5, t3, 23
    srli t3, t3, 9
    or t3, t5, t3
    lw t5, -48(t4)
    lw t6, -44(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -40(t4)
    lw t6, -36(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -32(t4)
    lw t6, -28(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    slli t5, t3, 5
    srli t3, t3, 27
    or t3, t5, t3
    slli t5, t2, 23
    srli t2, t2, 9
    or t2, t5, t2
    lw t5, -72(t4)
    lw t6, -68(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -64(t4)
    lw t6, -60(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -56(t4)
    lw t6, -52(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    slli t5, t3, 3
    srli t3, t3, 29
    or t3, t5, t3
    slli t5, t2, 5
    srli t2, t2, 27
    or t2, t5, t2
    slli t5, t1, 23
    srli t1, t1, 9
    or t1, t5, t1
    lw t5, -96(t4)
    lw t6, -92(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -88(t4)
    lw t6, -84(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -80(t4)
    lw t6, -76(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    addi t4, t4, -96
    bne t4, a0, .Llea256_decrypt_blocks_rounds23
    lw t4, 8(sp)  /* reload */
    andi t4, t4, 3
    bne t4, zero, .Llea256_decrypt_blocks_bytes25
    lw t4, 8(sp)  /* reload */
    sw t0, 0(t4)
    sw t1, 4(t4)
    sw t2, 8(t4)
    sw t3, 12(t4)
.Llea256_decrypt_blocks_join26:
    lw t0, 8(sp)  /* reload */
    addi t0, t0, 16
    sw t0, 8(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    addi t0, t0, -1
    sw t0, 12(sp)  /* spill */
    bne t0, zero, .Llea256_decrypt_blocks_blocks19
.Llea256_decrypt_blocks_done1:
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
.Llea256_decrypt_blocks_bytes20:
    lw t3, 0(sp)  /* reload */
    lbu t0, 1(t3)
    lbu t1, 0(t3)
    lbu t2, 2(t3)
    slli t0, t0, 8
    or t0, t1, t0
    slli t1, t2, 16
    or t0, t0, t1
    lbu t1, 3(t3)
    lbu t2, 5(t3)
    lbu t4, 4(t3)
    slli t1, t1, 24
    or t0, t0, t1
    slli t1, t2, 8
    or t1, t4, t1
    lbu t2, 6(t3)
    lbu t4, 7(t3)
    lbu t5, 9(t3)
    slli t2, t2, 16
    or t1, t1, t2
    slli t2, t4, 24
    or t1, t1, t2
    slli t2, t5, 8
    lbu t4, 8(t3)
    lbu t5, 10(t3)
    lbu t6, 11(t3)
    or t2, t4, t2
    slli t4, t5, 16
    or t2, t2, t4
    slli t4, t6, 24
    or t2, t2, t4
    lbu t4, 13(t3)
    lbu t5, 12(t3)
    lbu t6, 14(t3)
    slli t4, t4, 8
    or t4, t5, t4
    slli t5, t6, 16
    or t4, t4, t5
    lbu t3, 15(t3)
    slli t3, t3, 24
    or t3, t4, t3
    jal zero, .Llea256_decrypt_blocks_join21
.Llea256_decrypt_blocks_bytes25:
    srli t4, t0, 8
    srli t5, t0, 16
    srli t6, t0, 24
    lw a1, 8(sp)  /* reload */
    sb t0, 0(a1)
    sb t4, 1(a1)
    sb t5, 2(a1)
    sb t6, 3(a1)
    srli t0, t1, 8
    srli t4, t1, 16
    srli t5, t1, 24
    sb t1, 4(a1)
    sb t0, 5(a1)
    sb t4, 6(a1)
    sb t5, 7(a1)
    srli t0, t2, 8
    srli t1, t2, 16
    srli t4, t2, 24
    sb t2, 8(a1)
    sb t0, 9(a1)
    sb t1, 10(a1)
    sb t4, 11(a1)
    srli t0, t3, 8
    srli t1, t3, 16
    srli t2, t3, 24
    sb t3, 12(a1)
    sb t0, 13(a1)
    sb t1, 14(a1)
    sb t2, 15(a1)
    jal zero, .Llea256_decrypt_blocks_join26
    .size lea256_decrypt_blocks, .-lea256_decrypt_blocks

    .balign 4
    .globl lea256_ctr
    .type lea256_ctr, %function
lea256_ctr:
    addi sp, sp, -96
    sw s0, 44(sp)
    sw s1, 48(sp)
    sw s2, 52(sp)
    sw s3, 56(sp)
    sw s4, 60(sp)
    sw s5, 64(sp)
    sw s6, 68(sp)
    sw s7, 72(sp)
    sw s8, 76(sp)
    sw s9, 80(sp)
    sw s10, 84(sp)
    sw s11, 88(sp)
    sw ra, 92(sp)
    sw a0, 0(sp)  /* spill */
    sw a1, 4(sp)  /* spill */
    sw a2, 8(sp)  /* spill */
    bne a4, zero, .Llea256_ctr_some5
    jal zero, .Llea256_ctr_done4
.Llea256_ctr_some5:
    lw t0, 8(sp)  /* reload */
    or t0, t0, a3
    andi t0, t0, 3
    sw t0, 12(sp)  /* spill */
.Llea256_ctr_epoch1:
    lw t0, 4(sp)  /* reload */
    andi t0, t0, 3
    beq t0, zero, .Llea256_ctr_words8
    jal zero, .Llea256_ctr_bytes6
.Llea256_ctr_words8:
    lw t3, 4(sp)  /* reload */
    lw t0, 0(t3)
    lw t1, 4(t3)
    lw t2, 8(t3)
    lw t3, 12(t3)
.Llea256_ctr_join7:
    lui t4, 4096
    sw t4, 16(sp)  /* spill */
    lw t4, 0(sp)  /* reload */
    lw t5, 16(t4)
    lw t6, 44(t4)
    xor t5, t2, t5
    xor t6, t0, t6
    lw a0, 8(t4)
    lw a1, 12(t4)
    xor a0, t1, a0
    xor t2, t2, a1
    add t2, a0, t2
    slli a0, t2, 27
    srli t2, t2, 5
    or t2, a0, t2
    lw a0, 32(t4)
    lw a1, 0(t4)
    xor a0, t2, a0
    xor t0, t0, a1
    lw a1, 4(t4)
    sw t5, 20(sp)  /* spill */
    sw t6, 24(sp)  /* spill */
    sw a0, 28(sp)  /* spill */
    xor t1, t1, a1
    add t0, t0, t1
    slli t1, t0, 9
    srli t0, t0, 23
    or t0, t1, t0
    lw t1, 68(t4)
    lw t5, 24(t4)
    xor t1, t0, t1
    xor t0, t0, t5
    lw t5, 28(t4)
    sw t1, 32(sp)  /* spill */
    xor t1, t2, t5
    add t0, t0, t1
    slli t1, t0, 9
    srli t0, t0, 23
    or t0, t1, t0
    lw t1, 48(t4)
    lw t2, 92(t4)
    xor t1, t0, t1
    xor t0, t0, t2
    sw t1, 36(sp)  /* spill */
    sw t0, 40(sp)  /* spill */
    lw t0, 12(sp)  /* reload */
    bne t0, zero, .Llea256_ctr_rest9
    lw t0, 0(sp)  /* reload */
    addi s8, t0, 672
    addi t0, zero, 80
    bltu a4, t0, .Llea256_ctr_fewer10
    lui t0, 1032192
    bgeu t3, t0, .Llea256_ctr_fewer10
.Llea256_ctr_batch11:
    lw s9, 0(sp)  /* reload */
    lw t1, 16(sp)  /* reload */
    lw t0, 20(s9)
    add t2, t3, t1
    xor t3, t3, t0
    lw t4, 20(sp)  /* reload */
    lw a2, 24(sp)  /* reload */
    add t3, t4, t3
    slli t5, t3, 29
    srli t3, t3, 3
    or t5, t5, t3
    xor t3, t2, t0
    add t3, t4, t3
    add t2, t2, t1
    slli t6, t3, 29
    srli t3, t3, 3
    or t6, t6, t3
    xor t3, t2, t0
    add t3, t4, t3
    add t2, t2, t1
    slli a0, t3, 29
    srli t3, t3, 3
    or a0, a0, t3
    xor t3, t2, t0
    add a1, t4, t3
    add t2, t2, t1
    xor t0, t2, t0
    add t0, t4, t0
    add t3, t2, t1
    slli t1, a1, 29
    srli t2, a1, 3
    or t1, t1, t2
    slli t2, t0, 29
    srli t0, t0, 3
    or t0, t2, t0
    lw t2, 40(s9)
    lw t4, 36(s9)
    xor a1, t5, t2
    add a1, a1, a2
    xor t5, t5, t4
    lw a5, 28(sp)  /* reload */
    slli a6, a1, 29
    add t5, a5, t5
    srli a1, a1, 3
    or a1, a6, a1
    xor a6, t6, t2
    add a6, a6, a2
    xor t6, t6, t4
    add t6, a5, t6
    slli a7, a6, 29
    srli a6, a6, 3
    or a6, a7, a6
    xor a7, a0, t2
    add a7, a7, a2
    xor a0, a0, t4
    add a0, a5, a0
    slli s0, a7, 29
    srli a7, a7, 3
    or a7, s0, a7
    xor s0, t1, t2
    add s0, s0, a2
    xor t2, t0, t2
    add t2, t2, a2
    xor t1, t1, t4
    add t1, a5, t1
    xor t0, t0, t4
    add t0, a5, t0
    slli t4, s0, 29
    srli a2, s0, 3
    or t4, t4, a2
    slli a2, t2, 29
    srli t2, t2, 3
    or t2, a2, t2
    slli a2, t5, 27
    srli t5, t5, 5
    or t5, a2, t5
    slli a2, t6, 27
    srli t6, t6, 5
    or t6, a2, t6
    slli a2, a0, 27
    srli a0, a0, 5
    or a0, a2, a0
    slli a2, t1, 27
    srli t1, t1, 5
    or t1, a2, t1
    slli a2, t0, 27
    srli t0, t0, 5
    or t0, a2, t0
    lw a2, 64(s9)
    lw a5, 56(s9)
    xor s0, a1, a2
    lw s1, 32(sp)  /* reload */
    lw s5, 60(s9)
    add s0, s0, s1
    slli s2, s0, 29
    srli s0, s0, 3
    or s0, s2, s0
    xor s2, a6, a2
    add s2, s2, s1
    slli s3, s2, 29
    srli s2, s2, 3
    or s2, s3, s2
    xor s3, a7, a2
    add s3, s3, s1
    slli s4, s3, 29
    srli s3, s3, 3
    or s3, s4, s3
    xor s4, t4, a2
    add s4, s4, s1
    xor a2, t2, a2
    add a2, a2, s1
    slli s1, s4, 29
    srli s4, s4, 3
    or s1, s1, s4
    slli s4, a2, 29
    srli a2, a2, 3
    or s4, s4, a2
    xor a2, t5, a5
    xor a1, a1, s5
    add a1, a2, a1
    xor a2, a6, s5
    xor a6, a7, s5
    xor t4, t4, s5
    xor t2, t2, s5
    slli a7, a1, 27
    srli a1, a1, 5
    or s5, a7, a1
    xor a1, t6, a5
    add a1, a1, a2
    slli a2, a1, 27
    srli a1, a1, 5
    or s6, a2, a1
    xor a1, a0, a5
    add a1, a1, a6
    slli a2, a1, 27
    srli a1, a1, 5
    or s7, a2, a1
    xor a1, t1, a5
    add t4, a1, t4
    xor a1, t0, a5
    add t2, a1, t2
    slli a1, t4, 27
    srli t4, t4, 5
    or s10, a1, t4
    slli t4, t2, 27
    srli t2, t2, 5
    or s11, t4, t2
    lw t2, 52(s9)
    lw a2, 88(s9)
    xor t4, t5, t2
    lw t5, 36(sp)  /* reload */
    xor t6, t6, t2
    add t4, t5, t4
    add t6, t5, t6
    xor a0, a0, t2
    add a0, t5, a0
    xor t1, t1, t2
    add a1, t5, t1
    xor t0, t0, t2
    add t5, t5, t0
    slli t0, t4, 9
    srli t1, t4, 23
    or t0, t0, t1
    slli t1, t6, 9
    srli t2, t6, 23
    or t1, t1, t2
    slli t2, a0, 9
    srli t4, a0, 23
    or t2, t2, t4
    slli t4, a1, 9
    srli t6, a1, 23
    or t4, t4, t6
    slli t6, t5, 9
    srli t5, t5, 23
    or t5, t6, t5
    lw ra, 80(s9)
    xor t6, s0, a2
    lw a5, 40(sp)  /* reload */
    lw a7, 84(s9)
    add t6, t6, a5
    slli a0, t6, 29
    srli t6, t6, 3
    or t6, a0, t6
    xor a0, s2, a2
    add a0, a0, a5
    slli a1, a0, 29
    srli a0, a0, 3
    or a0, a1, a0
    xor a1, s3, a2
    add a1, a1, a5
    slli a6, a1, 29
    srli a1, a1, 3
    or a1, a6, a1
    xor a6, s1, a2
    add a6, a6, a5
    xor a2, s4, a2
    add a5, a2, a5
    slli a2, a6, 29
    srli a6, a6, 3
    or a2, a2, a6
    slli a6, a5, 29
    srli a5, a5, 3
    or a5, a6, a5
    xor a6, s5, ra
    xor s0, s0, a7
    add a6, a6, s0
    xor s0, s2, a7
    xor s2, s3, a7
    xor s1, s1, a7
    xor s3, s4, a7
    slli a7, a6, 27
    srli a6, a6, 5
    or a6, a7, a6
    xor a7, s6, ra
    add a7, a7, s0
    slli s0, a7, 27
    srli a7, a7, 5
    or a7, s0, a7
    xor s0, s7, ra
    add s0, s0, s2
    slli s2, s0, 27
    srli s0, s0, 5
    or s0, s2, s0
    xor s2, s10, ra
    add s1, s2, s1
    xor s2, s11, ra
    add s2, s2, s3
    slli s3, s1, 27
    srli s1, s1, 5
    or s1, s3, s1
    slli s3, s2, 27
    srli s2, s2, 5
    or s2, s3, s2
    lw ra, 72(s9)
    lw s3, 76(s9)
    xor s4, s5, s3
    xor s5, s6, s3
    xor s6, s7, s3
    xor s7, s10, s3
    xor s10, s11, s3
    xor s3, t0, ra
    add s3, s3, s4
    slli s4, s3, 9
    srli s3, s3, 23
    or s3, s4, s3
    xor s4, t1, ra
    add s4, s4, s5
    slli s5, s4, 9
    srli s4, s4, 23
    or s4, s5, s4
    xor s5, t2, ra
    add s5, s5, s6
    slli s6, s5, 9
    srli s5, s5, 23
    or s5, s6, s5
    xor s6, t4, ra
    add s6, s6, s7
    xor s7, t5, ra
    add s7, s7, s10
    slli s10, s6, 9
    srli s6, s6, 23
    or s6, s10, s6
    slli s10, s7, 9
    srli s7, s7, 23
    or s7, s10, s7
.Llea256_ctr_rounds15:
    lw s10, 112(s9)
    lw s11, 116(s9)
    xor ra, t6, s10
    xor t0, t0, s11
    add t0, ra, t0
    slli ra, t0, 29
    srli t0, t0, 3
    or t0, ra, t0
    xor ra, a0, s10
    xor t1, t1, s11
    add t1, ra, t1
    slli ra, t1, 29
    srli t1, t1, 3
    or t1, ra, t1
    xor ra, a1, s10
    xor t2, t2, s11
    add t2, ra, t2
    slli ra, t2, 29
    srli t2, t2, 3
    or t2, ra, t2
    xor ra, a2, s10
    xor s10, a5, s10
    xor t4, t4, s11
    add t4, ra, t4
    xor t5, t5, s11
    add t5, s10, t5
    slli s10, t4, 29
    srli t4, t4, 3
    or t4, s10, t4
    slli s10, t5, 29
    srli t5, t5, 3
    or t5, s10, t5
    lw s10, 104(s9)
    lw s11, 108(s9)
    xor ra, a6, s10
    xor t6, t6, s11
    add t6, ra, t6
    slli ra, t6, 27
    srli t6, t6, 5
    or t6, ra, t6
    xor ra, a7, s10
    xor a0, a0, s11
    add a0, ra, a0
    slli ra, a0, 27
    srli a0, a0, 5
    or a0, ra, a0
    xor ra, s0, s10
    xor a1, a1, s11
    add a1, ra, a1
    slli ra, a1, 27
    srli a1, a1, 5
    or a1, ra, a1
    xor ra, s1, s10
    xor s10, s2, s10
    xor a2, a2, s11
    add a2, ra, a2
    xor a5, a5, s11
    add a5, s10, a5
    slli s10, a2, 27
    srli a2, a2, 5
    or a2, s10, a2
    slli s10, a5, 27
    srli a5, a5, 5
    or a5, s10, a5
    lw s10, 96(s9)
    lw s11, 100(s9)
    xor ra, s3, s10
    xor a6, a6, s11
    add a6, ra, a6
    slli ra, a6, 9
    srli a6, a6, 23
    or a6, ra, a6
    xor ra, s4, s10
    xor a7, a7, s11
    add a7, ra, a7
    slli ra, a7, 9
    srli a7, a7, 23
    or a7, ra, a7
    xor ra, s5, s10
    xor s0, s0, s11
    add s0, ra, s0
    slli ra, s0, 9
    srli s0, s0, 23
    or s0, ra, s0
    xor ra, s6, s10
    xor s10, s7, s10
    xor s1, s1, s11
    add s1, ra, s1
    xor s2, s2, s11
    add s2, s10, s2
    slli s10, s1, 9
    srli s1, s1, 23
    or s1, s10, s1
    slli s10, s2, 9
    srli s2, s2, 23
    or s2, s10, s2
    lw s10, 136(s9)
    lw s11, 140(s9)
    xor ra, t0, s10
    xor s3, s3, s11
    add s3, ra, s3
    slli ra, s3, 29
    srli s3, s3, 3
    or s3, ra, s3
    xor ra, t1, s10
    xor s4, s4, s11
    add s4, ra, s4
    slli ra, s4, 29
    srli s4, s4, 3
    or s4, ra, s4
    xor ra, t2, s10
    xor s5, s5, s11
    add s5, ra, s5
    slli ra, s5, 29
    srli s5, s5, 3
    or s5, ra, s5
    xor ra, t4, s10
    xor s10, t5, s10
    xor s6, s6, s11
    add s6, ra, s6
    xor s7, s7, s11
    add s7, s10, s7
    slli s10, s6, 29
    srli s6, s6, 3
    or s6, s10, s6
    slli s10, s7, 29
    srli s7, s7, 3
    or s7, s10, s7
    lw s10, 128(s9)
    lw s11, 132(s9)
    xor t0, t0, s11
    xor t1, t1, s11
    xor t2, t2, s11
    xor t4, t4, s11
    xor t5, t5, s11
    xor s11, t6, s10
    add t0, s11, t0
    slli s11, t0, 27
    srli t0, t0, 5
    or t0, s11, t0
    xor s11, a0, s10
    add t1, s11, t1
    slli s11, t1, 27
    srli t1, t1, 5
    or t1, s11, t1
    xor s11, a1, s10
    add t2, s11, t2
    slli s11, t2, 27
    srli t2, t2, 5
    or t2, s11, t2
    xor s11, a2, s10
    add t4, s11, t4
    xor s10, a5, s10
    add t5, s10, t5
    slli s10, t4, 27
    srli t4, t4, 5
    or t4, s10, t4
    slli s10, t5, 27
    srli t5, t5, 5
    or t5, s10, t5
    lw s10, 120(s9)
    lw s11, 124(s9)
    xor t6, t6, s11
    xor a0, a0, s11
    xor a1, a1, s11
    xor a2, a2, s11
    xor a5, a5, s11
    xor s11, a6, s10
    add t6, s11, t6
    slli s11, t6, 9
    srli t6, t6, 23
    or t6, s11, t6
    xor s11, a7, s10
    add a0, s11, a0
    slli s11, a0, 9
    srli a0, a0, 23
    or a0, s11, a0
    xor s11, s0, s10
    add a1, s11, a1
    slli s11, a1, 9
    srli a1, a1, 23
    or a1, s11, a1
    xor s11, s1, s10
    add a2, s11, a2
    xor s10, s2, s10
    add a5, s10, a5
    slli s10, a2, 9
    srli a2, a2, 23
    or a2, s10, a2
    slli s10, a5, 9
    srli a5, a5, 23
    or a5, s10, a5
    lw s10, 160(s9)
    lw s11, 164(s9)
    xor a6, a6, s11
    xor a7, a7, s11
    xor s0, s0, s11
    xor s1, s1, s11
    xor s2, s2, s11
    xor s11, s3, s10
    add a6, s11, a6
    slli s11, a6, 29
    srli a6, a6, 3
    or a6, s11, a6
    xor s11, s4, s10
    add a7, s11, a7
    slli s11, a7, 29
    srli a7, a7, 3
    or a7, s11, a7
    xor s11, s5, s10
    add s0, s11, s0
    slli s11, s0, 29
    srli s0, s0, 3
    or s0, s11, s0
    xor s11, s6, s10
    add s1, s11, s1
    xor s10, s7, s10
    add s2, s10, s2
    slli s10, s1, 29
    srli s1, s1, 3
    or s1, s10, s1
    slli s10, s2, 29
    srli s2, s2, 3
    or s2, s10, s2
    lw s10, 152(s9)
    lw s11, 156(s9)
    xor s3, s3, s11
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor s11, t0, s10
    add s3, s11, s3
    slli s11, s3, 27
    srli s3, s3, 5
    or s3, s11, s3
    xor s11, t1, s10
    add s4, s11, s4
    slli s11, s4, 27
    srli s4, s4, 5
    or s4, s11, s4
    xor s11, t2, s10
    add s5, s11, s5
    slli s11, s5, 27
    srli s5, s5, 5
    or s5, s11, s5
    xor s11, t4, s10
    add s6, s11, s6
    xor s10, t5, s10
    add s7, s10, s7
    slli s10, s6, 27
    srli s6, s6, 5
    or s6, s10, s6
    slli s10, s7, 27
    srli s7, s7, 5
    or s7, s10, s7
    lw s10, 144(s9)
    lw s11, 148(s9)
    xor t0, t0, s11
    xor t1, t1, s11
    xor t2, t2, s11
    xor t4, t4, s11
    xor t5, t5, s11
    xor s11, t6, s10
    add t0, s11, t0
    slli s11, t0, 9
    srli t0, t0, 23
    or t0, s11, t0
    xor s11, a0, s10
    add t1, s11, t1
    slli s11, t1, 9
    srli t1, t1, 23
    or t1, s11, t1
    xor s11, a1, s10
    add t2, s11, t2
    slli s11, t2, 9
    srli t2, t2, 23
    or t2, s11, t2
    xor s11, a2, s10
    add t4, s11, t4
    xor s10, a5, s10
    add t5, s10, t5
    slli s10, t4, 9
    srli t4, t4, 23
    or t4, s10, t4
    slli s10, t5, 9
    srli t5, t5, 23
    or t5, s10, t5
    lw s10, 184(s9)
    lw s11, 188(s9)
    xor t6, t6, s11
    xor a0, a0, s11
    xor a1, a1, s11
    xor a2, a2, s11
    xor a5, a5, s11
    xor s11, a6, s10
    add t6, s11, t6
    slli s11, t6, 29
    srli t6, t6, 3
    or t6, s11, t6
    xor s11, a7, s10
    add a0, s11, a0
    slli s11, a0, 29
    srli a0, a0, 3
    or a0, s11, a0
    xor s11, s0, s10
    add a1, s11, a1
    slli s11, a1, 29
    srli a1, a1, 3
    or a1, s11, a1
    xor s11, s1, s10
    add a2, s11, a2
    xor s10, s2, s10
    add a5, s10, a5
    slli s10, a2, 29
    srli a2, a2, 3
    or a2, s10, a2
    slli s10, a5, 29
    srli a5, a5, 3
    or a5, s10, a5
    lw s10, 176(s9)
    lw s11, 180(s9)
    xor a6, a6, s11
    xor a7, a7, s11
    xor s0, s0, s11
    xor s1, s1, s11
    xor s2, s2, s11
    xor s11, s3, s10
    add a6, s11, a6
    slli s11, a6, 27
    srli a6, a6, 5
    or a6, s11, a6
    xor s11, s4, s10
    add a7, s11, a7
    slli s11, a7, 27
    srli a7, a7, 5
    or a7, s11, a7
    xor s11, s5, s10
    add s0, s11, s0
    slli s11, s0, 27
    srli s0, s0, 5
    or s0, s11, s0
    xor s11, s6, s10
    add s1, s11, s1
    xor s10, s7, s10
    add s2, s10, s2
    slli s10, s1, 27
    srli s1, s1, 5
    or s1, s10, s1
    slli s10, s2, 27
    srli s2, s2, 5
    or s2, s10, s2
    lw s10, 168(s9)
    lw s11, 172(s9)
    addi s9, s9, 96
    xor s3, s3, s11
    xor s4, s4, s11
    xor s5, s5, s11
    xor s6, s6, s11
    xor s7, s7, s11
    xor s11, t0, s10
    add s3, s11, s3
    slli s11, s3, 9
    srli s3, s3, 23
    or s3, s11, s3
    xor s11, t1, s10
    add s4, s11, s4
    slli s11, s4, 9
    srli s4, s4, 23
    or s4, s11, s4
    xor s11, t2, s10
    add s5, s11, s5
    slli s11, s5, 9
    srli s5, s5, 23
    or s5, s11, s5
    xor s11, t4, s10
    add s6, s11, s6
    xor s10, t5, s10
    add s7, s10, s7
    slli s10, s6, 9
    srli s6, s6, 23
    or s6, s10, s6
    slli s10, s7, 9
    srli s7, s7, 23
    or s7, s10, s7
    bne s9, s8, .Llea256_ctr_rounds15
    addi a4, a4, -80
    lw s9, 8(sp)  /* reload */
    lw s10, 0(s9)
    xor s3, s3, s10
    lw s10, 4(s9)
    xor a6, a6, s10
    lw s10, 8(s9)
    xor t6, t6, s10
    lw s10, 12(s9)
    sw s3, 0(a3)
    sw a6, 4(a3)
    sw t6, 8(a3)
    xor t0, t0, s10
    sw t0, 12(a3)
    lw t0, 16(s9)
    lw t6, 20(s9)
    xor t0, s4, t0
    xor t6, a7, t6
    lw a6, 24(s9)
    xor a0, a0, a6
    lw a6, 28(s9)
    sw t0, 16(a3)
    sw t6, 20(a3)
    sw a0, 24(a3)
    xor t0, t1, a6
    sw t0, 28(a3)
    lw t0, 32(s9)
    lw t1, 36(s9)
    xor t0, s5, t0
    xor t1, s0, t1
    lw t6, 40(s9)
    lw a0, 44(s9)
    xor t6, a1, t6
    sw t0, 32(a3)
    sw t1, 36(a3)
    sw t6, 40(a3)
    xor t0, t2, a0
    sw t0, 44(a3)
    lw t0, 48(s9)
    lw t1, 52(s9)
    xor t0, s6, t0
    xor t1, s1, t1
    lw t2, 56(s9)
    lw t6, 60(s9)
    xor t2, a2, t2
    sw t0, 48(a3)
    sw t1, 52(a3)
    sw t2, 56(a3)
    xor t0, t4, t6
    sw t0, 60(a3)
    lw t0, 64(s9)
    lw t1, 68(s9)
    xor t0, s7, t0
    xor t1, s2, t1
    lw t2, 72(s9)
    lw t4, 76(s9)
    xor t2, a5, t2
    sw t0, 64(a3)
    sw t1, 68(a3)
    sw t2, 72(a3)
    xor t0, t5, t4
    sw t0, 76(a3)
    addi t0, s9, 80
    sw t0, 8(sp)  /* spill */
    addi a3, a3, 80
    lw t0, 16(sp)  /* reload */
    bltu t3, t0, .Llea256_ctr_carry2
    addi t0, zero, 80
    bltu a4, t0, .Llea256_ctr_fewer10
    lui t0, 1032192
    bltu t3, t0, .Llea256_ctr_batch11
.Llea256_ctr_fewer10:
.Llea256_ctr_rest9:
    lw t0, 12(sp)  /* reload */
    bne t0, zero, .Llea256_ctr_rest19
    lw t0, 0(sp)  /* reload */
    addi s4, t0, 672
    addi t0, zero, 64
    bltu a4, t0, .Llea256_ctr_fewer20
    lui t0, 1036288
    bgeu t3, t0, .Llea256_ctr_fewer20
.Llea256_ctr_batch21:
    lw s5, 0(sp)  /* reload */
    lw t1, 16(sp)  /* reload */
    lw t0, 20(s5)
    add t2, t3, t1
    xor t3, t3, t0
    lw t4, 20(sp)  /* reload */
    lw a1, 24(sp)  /* reload */
    add t3, t4, t3
    slli t5, t3, 29
    srli t3, t3, 3
    or t5, t5, t3
    xor t3, t2, t0
    add t3, t4, t3
    add t2, t2, t1
    slli t6, t3, 29
    srli t3, t3, 3
    or t6, t6, t3
    xor t3, t2, t0
    add a0, t4, t3
    add t2, t2, t1
    xor t0, t2, t0
    add t0, t4, t0
    add t3, t2, t1
    slli t1, a0, 29
    srli t2, a0, 3
    or t1, t1, t2
    slli t2, t0, 29
    srli t0, t0, 3
    or t0, t2, t0
    lw t2, 40(s5)
    lw t4, 36(s5)
    xor a0, t5, t2
    add a0, a0, a1
    xor t5, t5, t4
    lw a2, 28(sp)  /* reload */
    slli a5, a0, 29
    add t5, a2, t5
    srli a0, a0, 3
    or a0, a5, a0
    xor a5, t6, t2
    add a5, a5, a1
    xor t6, t6, t4
    add t6, a2, t6
    slli a6, a5, 29
    srli a5, a5, 3
    or a5, a6, a5
    xor a6, t1, t2
    add a6, a6, a1
    xor t2, t0, t2
    add t2, t2, a1
    xor t1, t1, t4
    add t1, a2, t1
    xor t0, t0, t4
    add t0, a2, t0
    slli t4, a6, 29
    srli a1, a6, 3
    or t4, t4, a1
    slli a1, t2, 29
    srli t2, t2, 3
    or t2, a1, t2
    slli a1, t5, 27
    srli t5, t5, 5
    or t5, a1, t5
    slli a1, t6, 27
    srli t6, t6, 5
    or t6, a1, t6
    slli a1, t1, 27
    srli t1, t1, 5
    or t1, a1, t1
    slli a1, t0, 27
    srli t0, t0, 5
    or t0, a1, t0
    lw a1, 64(s5)
    lw a2, 56(s5)
    xor a6, a0, a1
    lw a7, 32(sp)  /* reload */
    lw s2, 60(s5)
    add a6, a6, a7
    slli s0, a6, 29
    srli a6, a6, 3
    or a6, s0, a6
    xor s0, a5, a1
    add s0, s0, a7
    slli s1, s0, 29
    srli s0, s0, 3
    or s0, s1, s0
    xor s1, t4, a1
    add s1, s1, a7
    xor a1, t2, a1
    add a1, a1, a7
    slli a7, s1, 29
    srli s1, s1, 3
    or a7, a7, s1
    slli s1, a1, 29
    srli a1, a1, 3
    or s1, s1, a1
    xor a1, t5, a2
    xor a0, a0, s2
    add a0, a1, a0
    xor a1, a5, s2
    xor t4, t4, s2
    xor t2, t2, s2
    slli a5, a0, 27
    srli a0, a0, 5
    or s2, a5, a0
    xor a0, t6, a2
    add a0, a0, a1
    slli a1, a0, 27
    srli a0, a0, 5
    or s3, a1, a0
    xor a0, t1, a2
    add t4, a0, t4
    xor a0, t0, a2
    add t2, a0, t2
    slli a0, t4, 27
    srli t4, t4, 5
    or s6, a0, t4
    slli t4, t2, 27
    srli t2, t2, 5
    or s7, t4, t2
    lw t2, 52(s5)
    lw s8, 80(s5)
    xor t4, t5, t2
    lw t5, 36(sp)  /* reload */
    xor t6, t6, t2
    add t4, t5, t4
    add t6, t5, t6
    xor t1, t1, t2
    add a0, t5, t1
    xor t0, t0, t2
    add t5, t5, t0
    slli t0, t4, 9
    srli t1, t4, 23
    or t0, t0, t1
    slli t1, t6, 9
    srli t2, t6, 23
    or t1, t1, t2
    slli t2, a0, 9
    srli t4, a0, 23
    or t2, t2, t4
    slli t4, t5, 9
    srli t5, t5, 23
    or t4, t4, t5
    lw a0, 88(s5)
    lw a1, 40(sp)  /* reload */
    xor t5, a6, a0
    add t5, t5, a1
    slli t6, t5, 29
    srli t5, t5, 3
    or t5, t6, t5
    xor t6, s0, a0
    add t6, t6, a1
    slli a2, t6, 29
    srli t6, t6, 3
    or t6, a2, t6
    xor a2, a7, a0
    add a2, a2, a1
    xor a0, s1, a0
    add a1, a0, a1
    slli a0, a2, 29
    srli a2, a2, 3
    or a0, a0, a2
    slli a2, a1, 29
    srli a1, a1, 3
    or a1, a2, a1
    xor a2, s2, s8
    lw a5, 84(s5)
    xor a6, a6, a5
    add a2, a2, a6
    xor a6, s0, a5
    xor a7, a7, a5
    xor s0, s1, a5
    slli a5, a2, 27
    srli a2, a2, 5
    or a2, a5, a2
    xor a5, s3, s8
    add a5, a5, a6
    slli a6, a5, 27
    srli a5, a5, 5
    or a5, a6, a5
    xor a6, s6, s8
    add a6, a6, a7
    xor a7, s7, s8
    add a7, a7, s0
    slli s0, a6, 27
    srli a6, a6, 5
    or a6, s0, a6
    slli s0, a7, 27
    srli a7, a7, 5
    or a7, s0, a7
    lw s8, 72(s5)
    lw s0, 76(s5)
    xor s1, s2, s0
    xor s2, s3, s0
    xor s3, s6, s0
    xor s6, s7, s0
    xor s0, t0, s8
    add s0, s0, s1
    slli s1, s0, 9
    srli s0, s0, 23
    or s0, s1, s0
    xor s1, t1, s8
    add s1, s1, s2
    slli s2, s1, 9
    srli s1, s1, 23
    or s1, s2, s1
    xor s2, t2, s8
    add s2, s2, s3
    xor s3, t4, s8
    add s3, s3, s6
    slli s6, s2, 9
    srli s2, s2, 23
    or s2, s6, s2
    slli s6, s3, 9
    srli s3, s3, 23
    or s3, s6, s3
.Llea256_ctr_rounds25:
    lw s6, 112(s5)
    lw s7, 116(s5)
    xor s8, t5, s6
    xor t0, t0, s7
    add t0, s8, t0
    slli s8, t0, 29
    srli t0, t0, 3
    or t0, s8, t0
    xor s8, t6, s6
    xor t1, t1, s7
    add t1, s8, t1
    slli s8, t1, 29
    srli t1, t1, 3
    or t1, s8, t1
    xor s8, a0, s6
    xor s6, a1, s6
    xor t2, t2, s7
    add t2, s8, t2
    xor t4, t4, s7
    add t4, s6, t4
    slli s6, t2, 29
    srli t2, t2, 3
    or t2, s6, t2
    slli s6, t4, 29
    srli t4, t4, 3
    or t4, s6, t4
    lw s6, 104(s5)
    lw s7, 108(s5)
    xor s8, a2, s6
    xor t5, t5, s7
    add t5, s8, t5
    slli s8, t5, 27
    srli t5, t5, 5
    or t5, s8, t5
    xor s8, a5, s6
    xor t6, t6, s7
    add t6, s8, t6
    slli s8, t6, 27
    srli t6, t6, 5
    or t6, s8, t6
    xor s8, a6, s6
    xor s6, a7, s6
    xor a0, a0, s7
    add a0, s8, a0
    xor a1, a1, s7
    add a1, s6, a1
    slli s6, a0, 27
    srli a0, a0, 5
    or a0, s6, a0
    slli s6, a1, 27
    srli a1, a1, 5
    or a1, s6, a1
    lw s6, 96(s5)
    lw s7, 100(s5)
    xor s8, s0, s6
    xor a2, a2, s7
    add a2, s8, a2
    slli s8, a2, 9
    srli a2, a2, 23
    or a2, s8, a2
    xor s8, s1, s6
    xor a5, a5, s7
    add a5, s8, a5
    slli s8, a5, 9
    srli a5, a5, 23
    or a5, s8, a5
    xor s8, s2, s6
    xor s6, s3, s6
    xor a6, a6, s7
    add a6, s8, a6
    xor a7, a7, s7
    add a7, s6, a7
    slli s6, a6, 9
    srli a6, a6, 23
    or a6, s6, a6
    slli s6, a7, 9
    srli a7, a7, 23
    or a7, s6, a7
    lw s6, 136(s5)
    lw s7, 140(s5)
    xor s8, t0, s6
    xor s0, s0, s7
    add s0, s8, s0
    slli s8, s0, 29
    srli s0, s0, 3
    or s0, s8, s0
    xor s8, t1, s6
    xor s1, s1, s7
    add s1, s8, s1
    slli s8, s1, 29
    srli s1, s1, 3
    or s1, s8, s1
    xor s8, t2, s6
    xor s6, t4, s6
    xor s2, s2, s7
    add s2, s8, s2
    xor s3, s3, s7
    add s3, s6, s3
    slli s6, s2, 29
    srli s2, s2, 3
    or s2, s6, s2
    slli s6, s3, 29
    srli s3, s3, 3
    or s3, s6, s3
    lw s6, 128(s5)
    lw s7, 132(s5)
    xor t0, t0, s7
    xor t1, t1, s7
    xor t2, t2, s7
    xor t4, t4, s7
    xor s7, t5, s6
    add t0, s7, t0
    slli s7, t0, 27
    srli t0, t0, 5
    or t0, s7, t0
    xor s7, t6, s6
    add t1, s7, t1
    slli s7, t1, 27
    srli t1, t1, 5
    or t1, s7, t1
    xor s7, a0, s6
    add t2, s7, t2
    xor s6, a1, s6
    add t4, s6, t4
    slli s6, t2, 27
    srli t2, t2, 5
    or t2, s6, t2
    slli s6, t4, 27
    srli t4, t4, 5
    or t4, s6, t4
    lw s6, 120(s5)
    lw s7, 124(s5)
    xor t5, t5, s7
    xor t6, t6, s7
    xor a0, a0, s7
    xor a1, a1, s7
    xor s7, a2, s6
    add t5, s7, t5
    slli s7, t5, 9
    srli t5, t5, 23
    or t5, s7, t5
    xor s7, a5, s6
    add t6, s7, t6
    slli s7, t6, 9
    srli t6, t6, 23
    or t6, s7, t6
    xor s7, a6, s6
    add a0, s7, a0
    xor s6, a7, s6
    add a1, s6, a1
    slli s6, a0, 9
    srli a0, a0, 23
    or a0, s6, a0
    slli s6, a1, 9
    srli a1, a1, 23
    or a1, s6, a1
    lw s6, 160(s5)
    lw s7, 164(s5)
    xor a2, a2, s7
    xor a5, a5, s7
    xor a6, a6, s7
    xor a7, a7, s7
    xor s7, s0, s6
    add a2, s7, a2
    slli s7, a2, 29
    srli a2, a2, 3
    or a2, s7, a2
    xor s7, s1, s6
    add a5, s7, a5
    slli s7, a5, 29
    srli a5, a5, 3
    or a5, s7, a5
    xor s7, s2, s6
    add a6, s7, a6
    xor s6, s3, s6
    add a7, s6, a7
    slli s6, a6, 29
    srli a6, a6, 3
    or a6, s6, a6
    slli s6, a7, 29
    srli a7, a7, 3
    or a7, s6, a7
    lw s6, 152(s5)
    lw s7, 156(s5)
    xor s0, s0, s7
    xor s1, s1, s7
    xor s2, s2, s7
    xor s3, s3, s7
    xor s7, t0, s6
    add s0, s7, s0
    slli s7, s0, 27
    srli s0, s0, 5
    or s0, s7, s0
    xor s7, t1, s6
    add s1, s7, s1
    slli s7, s1, 27
    srli s1, s1, 5
    or s1, s7, s1
    xor s7, t2, s6
    add s2, s7, s2
    xor s6, t4, s6
    add s3, s6, s3
    slli s6, s2, 27
    srli s2, s2, 5
    or s2, s6, s2
    slli s6, s3, 27
    srli s3, s3, 5
    or s3, s6, s3
    lw s6, 144(s5)
    lw s7, 148(s5)
    xor t0, t0, s7
    xor t1, t1, s7
    xor t2, t2, s7
    xor t4, t4, s7
    xor s7, t5, s6
    add t0, s7, t0
    slli s7, t0, 9
    srli t0, t0, 23
    or t0, s7, t0
    xor s7, t6, s6
    add t1, s7, t1
    slli s7, t1, 9
    srli t1, t1, 23
    or t1, s7, t1
    xor s7, a0, s6
    add t2, s7, t2
    xor s6, a1, s6
    add t4, s6, t4
    slli s6, t2, 9
    srli t2, t2, 23
    or t2, s6, t2
    slli s6, t4, 9
    srli t4, t4, 23
    or t4, s6, t4
    lw s6, 184(s5)
    lw s7, 188(s5)
    xor t5, t5, s7
    xor t6, t6, s7
    xor a0, a0, s7
    xor a1, a1, s7
    xor s7, a2, s6
    add t5, s7, t5
    slli s7, t5, 29
    srli t5, t5, 3
    or t5, s7, t5
    xor s7, a5, s6
    add t6, s7, t6
    slli s7, t6, 29
    srli t6, t6, 3
    or t6, s7, t6
    xor s7, a6, s6
    add a0, s7, a0
    xor s6, a7, s6
    add a1, s6, a1
    slli s6, a0, 29
    srli a0, a0, 3
    or a0, s6, a0
    slli s6, a1, 29
    srli a1, a1, 3
    or a1, s6, a1
    lw s6, 176(s5)
    lw s7, 180(s5)
    xor a2, a2, s7
    xor a5, a5, s7
    xor a6, a6, s7
    xor a7, a7, s7
    xor s7, s0, s6
    add a2, s7, a2
    slli s7, a2, 27
    srli a2, a2, 5
    or a2, s7, a2
    xor s7, s1, s6
    add a5, s7, a5
    slli s7, a5, 27
    srli a5, a5, 5
    or a5, s7, a5
    xor s7, s2, s6
    add a6, s7, a6
    xor s6, s3, s6
    add a7, s6, a7
    slli s6, a6, 27
    srli a6, a6, 5
    or a6, s6, a6
    slli s6, a7, 27
    srli a7, a7, 5
    or a7, s6, a7
    lw s6, 168(s5)
    lw s7, 172(s5)
    addi s5, s5, 96
    xor s0, s0, s7
    xor s1, s1, s7
    xor s2, s2, s7
    xor s3, s3, s7
    xor s7, t0, s6
    add s0, s7, s0
    slli s7, s0, 9
    srli s0, s0, 23
    or s0, s7, s0
    xor s7, t1, s6
    add s1, s7, s1
    slli s7, s1, 9
    srli s1, s1, 23
    or s1, s7, s1
    xor s7, t2, s6
    add s2, s7, s2
    xor s6, t4, s6
    add s3, s6, s3
    slli s6, s2, 9
    srli s2, s2, 23
    or s2, s6, s2
    slli s6, s3, 9
    srli s3, s3, 23
    or s3, s6, s3
    bne s5, s4, .Llea256_ctr_rounds25
    addi a4, a4, -64
    lw s5, 8(sp)  /* reload */
    lw s6, 0(s5)
    xor s0, s0, s6
    lw s6, 4(s5)
    xor a2, a2, s6
    lw s6, 8(s5)
    xor t5, t5, s6
    lw s6, 12(s5)
    sw s0, 0(a3)
    sw a2, 4(a3)
    sw t5, 8(a3)
    xor t0, t0, s6
    sw t0, 12(a3)
    lw t0, 16(s5)
    lw t5, 20(s5)
    xor t0, s1, t0
    xor t5, a5, t5
    lw a2, 24(s5)
    xor t6, t6, a2
    lw a2, 28(s5)
    sw t0, 16(a3)
    sw t5, 20(a3)
    sw t6, 24(a3)
    xor t0, t1, a2
    sw t0, 28(a3)
    lw t0, 32(s5)
    lw t1, 36(s5)
    xor t0, s2, t0
    xor t1, a6, t1
    lw t5, 40(s5)
    lw t6, 44(s5)
    xor t5, a0, t5
    sw t0, 32(a3)
    sw t1, 36(a3)
    sw t5, 40(a3)
    xor t0, t2, t6
    sw t0, 44(a3)
    lw t0, 48(s5)
    lw t1, 52(s5)
    xor t0, s3, t0
    xor t1, a7, t1
    lw t2, 56(s5)
    lw t5, 60(s5)
    xor t2, a1, t2
    sw t0, 48(a3)
    sw t1, 52(a3)
    sw t2, 56(a3)
    xor t0, t4, t5
    sw t0, 60(a3)
    addi t0, s5, 64
    sw t0, 8(sp)  /* spill */
    addi a3, a3, 64
    lw t0, 16(sp)  /* reload */
    bltu t3, t0, .Llea256_ctr_carry2
    addi t0, zero, 64
    bltu a4, t0, .Llea256_ctr_fewer20
    lui t0, 1036288
    bltu t3, t0, .Llea256_ctr_batch21
.Llea256_ctr_fewer20:
.Llea256_ctr_rest19:
    beq a4, zero, .Llea256_ctr_end3
    lw t0, 0(sp)  /* reload */
    addi t0, t0, 672
.Llea256_ctr_block29:
    lw t6, 0(sp)  /* reload */
    lw t2, 20(sp)  /* reload */
    lw t1, 20(t6)
    lw t4, 24(sp)  /* reload */
    xor t1, t3, t1
    add t1, t2, t1
    slli t2, t1, 29
    srli t1, t1, 3
    or t1, t2, t1
    lw t2, 40(t6)
    lw t5, 32(sp)  /* reload */
    xor t2, t1, t2
    add t2, t2, t4
    slli t4, t2, 29
    srli t2, t2, 3
    or t2, t4, t2
    lw t4, 36(t6)
    lw a0, 60(t6)
    xor t1, t1, t4
    lw t4, 28(sp)  /* reload */
    lw a1, 84(t6)
    add t1, t4, t1
    slli t4, t1, 27
    srli t1, t1, 5
    or t1, t4, t1
    lw t4, 64(t6)
    xor t4, t2, t4
    add t4, t4, t5
    slli t5, t4, 29
    srli t4, t4, 3
    or t4, t5, t4
    lw t5, 56(t6)
    xor t2, t2, a0
    xor t5, t1, t5
    add t2, t5, t2
    slli t5, t2, 27
    srli t2, t2, 5
    or t5, t5, t2
    lw t2, 52(t6)
    lw a0, 40(sp)  /* reload */
    xor t1, t1, t2
    lw t2, 36(sp)  /* reload */
    add t1, t2, t1
    slli t2, t1, 9
    srli t1, t1, 23
    or t1, t2, t1
    lw t2, 88(t6)
    xor t2, t4, t2
    add t2, t2, a0
    slli a0, t2, 29
    srli t2, t2, 3
    or t2, a0, t2
    lw a0, 80(t6)
    xor t4, t4, a1
    xor a0, t5, a0
    add t4, a0, t4
    slli a0, t4, 27
    srli t4, t4, 5
    or t4, a0, t4
    lw a0, 72(t6)
    lw a1, 76(t6)
    xor a0, t1, a0
    xor t5, t5, a1
    add t5, a0, t5
    slli a0, t5, 9
    srli t5, t5, 23
    or t5, a0, t5
    lw a0, 16(sp)  /* reload */
    add t3, t3, a0
.Llea256_ctr_rounds34:
    lw a0, 112(t6)
    lw a1, 116(t6)
    xor a0, t2, a0
    xor t1, t1, a1
    add t1, a0, t1
    slli a0, t1, 29
    srli t1, t1, 3
    or t1, a0, t1
    lw a0, 104(t6)
    lw a1, 108(t6)
    xor a0, t4, a0
    xor t2, t2, a1
    add t2, a0, t2
    slli a0, t2, 27
    srli t2, t2, 5
    or t2, a0, t2
    lw a0, 96(t6)
    lw a1, 100(t6)
    xor a0, t5, a0
    xor t4, t4, a1
    add t4, a0, t4
    slli a0, t4, 9
    srli t4, t4, 23
    or t4, a0, t4
    lw a0, 136(t6)
    lw a1, 140(t6)
    xor a0, t1, a0
    xor t5, t5, a1
    add t5, a0, t5
    slli a0, t5, 29
    srli t5, t5, 3
    or t5, a0, t5
    lw a0, 128(t6)
    lw a1, 132(t6)
    xor a0, t2, a0
    xor t1, t1, a1
    add t1, a0, t1
    slli a0, t1, 27
    srli t1, t1, 5
    or t1, a0, t1
    lw a0, 120(t6)
    lw a1, 124(t6)
    xor a0, t4, a0
    xor t2, t2, a1
    add t2, a0, t2
    slli a0, t2, 9
    srli t2, t2, 23
    or t2, a0, t2
    lw a0, 160(t6)
    lw a1, 164(t6)
    xor a0, t5, a0
    xor t4, t4, a1
    add t4, a0, t4
    slli a0, t4, 29
    srli t4, t4, 3
    or t4, a0, t4
    lw a0, 152(t6)
    lw a1, 156(t6)
    xor a0, t1, a0
    xor t5, t5, a1
    add t5, a0, t5
    slli a0, t5, 27
    srli t5, t5, 5
    or t5, a0, t5
    lw a0, 144(t6)
    lw a1, 148(t6)
    xor a0, t2, a0
    xor t1, t1, a1
    add t1, a0, t1
    slli a0, t1, 9
    srli t1, t1, 23
    or t1, a0, t1
    lw a0, 184(t6)
    lw a1, 188(t6)
    xor a0, t4, a0
    xor t2, t2, a1
    add t2, a0, t2
    slli a0, t2, 29
    srli t2, t2, 3
    or t2, a0, t2
    lw a0, 176(t6)
    lw a1, 180(t6)
    xor a0, t5, a0
    xor t4, t4, a1
    add t4, a0, t4
    slli a0, t4, 27
    srli t4, t4, 5
    or t4, a0, t4
    lw a0, 168(t6)
    lw a1, 172(t6)
    xor a0, t1, a0
    addi t6, t6, 96
    xor t5, t5, a1
    add t5, a0, t5
    slli a0, t5, 9
    srli t5, t5, 23
    or t5, a0, t5
    bne t6, t0, .Llea256_ctr_rounds34
    addi t6, zero, 16
    bltu a4, t6, .Llea256_ctr_short31
    lw t6, 12(sp)  /* reload */
    bne t6, zero, .Llea256_ctr_bytes37
    lw t6, 8(sp)  /* reload */
    lw a0, 0(t6)
    xor t5, t5, a0
    lw a0, 4(t6)
    xor t4, t4, a0
    lw a0, 8(t6)
    lw t6, 12(t6)
    xor t2, t2, a0
    sw t5, 0(a3)
    sw t4, 4(a3)
    sw t2, 8(a3)
    xor t1, t1, t6
    sw t1, 12(a3)
.Llea256_ctr_join30:
    lw t1, 8(sp)  /* reload */
    addi a3, a3, 16
    addi t1, t1, 16
    sw t1, 8(sp)  /* spill */
    addi a4, a4, -16
.Llea256_ctr_count32:
    lw t1, 16(sp)  /* reload */
    bltu t3, t1, .Llea256_ctr_carry2
    bne a4, zero, .Llea256_ctr_block29
.Llea256_ctr_end3:
    srli t0, t3, 24
    lw t1, 4(sp)  /* reload */
    sb t0, 15(t1)
.Llea256_ctr_done4:
    lw s0, 44(sp)
    lw s1, 48(sp)
    lw s2, 52(sp)
    lw s3, 56(sp)
    lw s4, 60(sp)
    lw s5, 64(sp)
    lw s6, 68(sp)
    lw s7, 72(sp)
    lw s8, 76(sp)
    lw s9, 80(sp)
    lw s10, 84(sp)
    lw s11, 88(sp)
    lw ra, 92(sp)
    addi sp, sp, 96
    jalr zero, 0(ra)
.Llea256_ctr_short31:
    andi t6, a4, 8
    beq t6, zero, .Llea256_ctr_after40
    lw t6, 8(sp)  /* reload */
    lbu a0, 0(t6)
    xor a0, t5, a0
    sb a0, 0(a3)
    srli a0, t5, 8
    addi t5, t2, 0
    lbu t2, 1(t6)
    xor t2, a0, t2
    sb t2, 1(a3)
    srli t2, a0, 8
    lbu a0, 2(t6)
    xor a0, t2, a0
    sb a0, 2(a3)
    srli t2, t2, 8
    lbu a0, 3(t6)
    xor t2, t2, a0
    sb t2, 3(a3)
    lbu t2, 4(t6)
    xor t2, t4, t2
    sb t2, 4(a3)
    srli t2, t4, 8
    addi t4, t1, 0
    lbu t1, 5(t6)
    xor t1, t2, t1
    sb t1, 5(a3)
    srli t1, t2, 8
    lbu t2, 6(t6)
    xor t2, t1, t2
    sb t2, 6(a3)
    srli t1, t1, 8
    lbu t2, 7(t6)
    addi t6, t6, 8
    sw t6, 8(sp)  /* spill */
    xor t1, t1, t2
    sb t1, 7(a3)
    addi a3, a3, 8
.Llea256_ctr_after40:
    andi t1, a4, 4
    beq t1, zero, .Llea256_ctr_after42
    lw t1, 8(sp)  /* reload */
    lbu t2, 0(t1)
    xor t2, t5, t2
    sb t2, 0(a3)
    srli t2, t5, 8
    addi t5, t4, 0
    lbu t4, 1(t1)
    xor t4, t2, t4
    sb t4, 1(a3)
    srli t2, t2, 8
    lbu t4, 2(t1)
    xor t4, t2, t4
    sb t4, 2(a3)
    srli t2, t2, 8
    lbu t4, 3(t1)
    addi t1, t1, 4
    sw t1, 8(sp)  /* spill */
    xor t1, t2, t4
    sb t1, 3(a3)
    addi a3, a3, 4
.Llea256_ctr_after42:
    andi t1, a4, 2
    beq t1, zero, .Llea256_ctr_after44
    lw t1, 8(sp)  /* reload */
    lbu t2, 0(t1)
    xor t2, t5, t2
    sb t2, 0(a3)
    srli t2, t5, 8
    lbu t4, 1(t1)
    addi t1, t1, 2
    sw t1, 8(sp)  /* spill */
    xor t1, t2, t4
    sb t1, 1(a3)
    addi a3, a3, 2
    srli t5, t5, 16
.Llea256_ctr_after44:
    andi t1, a4, 1
    beq t1, zero, .Llea256_ctr_after46
    lw t1, 8(sp)  /* reload */
    lbu t1, 0(t1)
    xor t1, t5, t1
    sb t1, 0(a3)
.Llea256_ctr_after46:
    addi a4, zero, 0
    jal zero, .Llea256_ctr_count32
.Llea256_ctr_carry2:
    lw t0, 4(sp)  /* reload */
    lbu t1, 14(t0)
    addi t1, t1, 1
    sb t1, 14(t0)
    srli t1, t1, 8
    lbu t2, 13(t0)
    add t1, t2, t1
    sb t1, 13(t0)
    srli t1, t1, 8
    lbu t2, 12(t0)
    add t1, t2, t1
    sb t1, 12(t0)
    srli t1, t1, 8
    lbu t2, 11(t0)
    add t1, t2, t1
    sb t1, 11(t0)
    srli t1, t1, 8
    lbu t2, 10(t0)
    add t1, t2, t1
    sb t1, 10(t0)
    srli t1, t1, 8
    lbu t2, 9(t0)
    add t1, t2, t1
    sb t1, 9(t0)
    srli t1, t1, 8
    lbu t2, 8(t0)
    add t1, t2, t1
    sb t1, 8(t0)
    srli t1, t1, 8
    lbu t2, 7(t0)
    add t1, t2, t1
    sb t1, 7(t0)
    srli t1, t1, 8
    lbu t2, 6(t0)
    add t1, t2, t1
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
    sb zero, 15(t0)
    jal zero, .Llea256_ctr_epoch1
.Llea256_ctr_bytes6:
    lw t3, 4(sp)  /* reload */
    lbu t0, 1(t3)
    lbu t1, 0(t3)
    lbu t2, 2(t3)
    slli t0, t0, 8
    or t0, t1, t0
    slli t1, t2, 16
    or t0, t0, t1
    lbu t1, 3(t3)
    lbu t2, 5(t3)
    lbu t4, 4(t3)
    slli t1, t1, 24
    or t0, t0, t1
    slli t1, t2, 8
    or t1, t4, t1
    lbu t2, 6(t3)
    lbu t4, 7(t3)
    lbu t5, 9(t3)
    slli t2, t2, 16
    or t1, t1, t2
    slli t2, t4, 24
    or t1, t1, t2
    slli t2, t5, 8
    lbu t4, 8(t3)
    lbu t5, 10(t3)
    lbu t6, 11(t3)
    or t2, t4, t2
    slli t4, t5, 16
    or t2, t2, t4
    slli t4, t6, 24
    or t2, t2, t4
    lbu t4, 13(t3)
    lbu t5, 12(t3)
    lbu t6, 14(t3)
    slli t4, t4, 8
    or t4, t5, t4
    slli t5, t6, 16
    or t4, t4, t5
    lbu t3, 15(t3)
    slli t3, t3, 24
    or t3, t4, t3
    jal zero, .Llea256_ctr_join7
.Llea256_ctr_bytes37:
    lw t6, 8(sp)  /* reload */
    lbu a0, 0(t6)
    xor a0, t5, a0
    sb a0, 0(a3)
    srli t5, t5, 8
    lbu a0, 1(t6)
    xor a0, t5, a0
    sb a0, 1(a3)
    srli t5, t5, 8
    lbu a0, 2(t6)
    xor a0, t5, a0
    sb a0, 2(a3)
    srli t5, t5, 8
    lbu a0, 3(t6)
    xor t5, t5, a0
    sb t5, 3(a3)
    lbu t5, 4(t6)
    xor t5, t4, t5
    sb t5, 4(a3)
    srli t4, t4, 8
    lbu t5, 5(t6)
    xor t5, t4, t5
    sb t5, 5(a3)
    srli t4, t4, 8
    lbu t5, 6(t6)
    xor t5, t4, t5
    sb t5, 6(a3)
    srli t4, t4, 8
    lbu t5, 7(t6)
    xor t4, t4, t5
    sb t4, 7(a3)
    lbu t4, 8(t6)
    xor t4, t2, t4
    sb t4, 8(a3)
    srli t2, t2, 8
    lbu t4, 9(t6)
    xor t4, t2, t4
    sb t4, 9(a3)
    srli t2, t2, 8
    lbu t4, 10(t6)
    xor t4, t2, t4
    sb t4, 10(a3)
    srli t2, t2, 8
    lbu t4, 11(t6)
    xor t2, t2, t4
    sb t2, 11(a3)
    lbu t2, 12(t6)
    xor t2, t1, t2
    sb t2, 12(a3)
    srli t1, t1, 8
    lbu t2, 13(t6)
    xor t2, t1, t2
    sb t2, 13(a3)
    srli t1, t1, 8
    lbu t2, 14(t6)
    xor t2, t1, t2
    sb t2, 14(a3)
    srli t1, t1, 8
    lbu t2, 15(t6)
    xor t1, t1, t2
    sb t1, 15(a3)
    jal zero, .Llea256_ctr_join30
    .size lea256_ctr, .-lea256_ctr

    /* Runs what called it on a copy of its block, for addresses that are not multiples of a word. */
    .type lea256_misaligned, %function
lea256_misaligned:
    addi sp, sp, -32
    sw ra, 16(sp)
    sw a2, 20(sp)
    addi t1, sp, 0
    addi t2, sp, 16
.Llea256_misaligned_fetch1:
    lbu t3, 0(a1)
    addi a1, a1, 1
    sb t3, 0(t1)
    addi t1, t1, 1
    bne t1, t2, .Llea256_misaligned_fetch1
    addi a1, sp, 0
    addi a2, sp, 0
    jalr ra, 0(t0)
    lw a2, 20(sp)
    lw ra, 16(sp)
    addi t1, sp, 0
    addi t2, sp, 16
.Llea256_misaligned_deliver3:
    lbu t3, 0(t1)
    addi t1, t1, 1
    sb t3, 0(a2)
    addi a2, a2, 1
    bne t1, t2, .Llea256_misaligned_deliver3
    addi sp, sp, 32
    jalr zero, 0(ra)
    .size lea256_misaligned, .-lea256_misaligned

    .section .note.GNU-stack,"",%progbits
