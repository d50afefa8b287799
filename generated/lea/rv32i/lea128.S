/* gen --cipher lea --target rv32i */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA128 (TTAK.KO-12.0223) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
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
      "symbol": "lea128_expand_key",
      "role": "expand_key",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 2880,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt",
      "role": "encrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 420,
      "stack_bytes": 32
    },
    {
      "symbol": "lea128_decrypt",
      "role": "decrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 420,
      "stack_bytes": 32
    },
    {
      "symbol": "lea128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 4024,
      "stack_bytes": 64
    },
    {
      "symbol": "lea128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 4040,
      "stack_bytes": 64
    },
    {
      "symbol": "lea128_ctr",
      "role": "ctr",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 7488,
      "stack_bytes": 112
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
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 0(a0)
    lui t4, 556541
    addi t4, t4, 951
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 4(a0)
    lui t4, 64506
    addi t4, t4, 1903
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 8(a0)
    lui t4, 129013
    addi t4, t4, -290
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 12(a0)
    lui t4, 560205
    addi t4, t4, 1540
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 16(a0)
    lui t4, 71835
    addi t4, t4, -1015
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 20(a0)
    lui t4, 143670
    addi t4, t4, -2030
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 24(a0)
    lui t4, 287339
    addi t4, t4, 36
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 28(a0)
    lui t4, 948383
    addi t4, t4, 553
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 32(a0)
    lui t4, 848190
    addi t4, t4, 1107
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 36(a0)
    lui t4, 647805
    addi t4, t4, -1881
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 40(a0)
    lui t4, 247033
    addi t4, t4, 335
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 44(a0)
    lui t4, 815000
    addi t4, t4, 1891
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 48(a0)
    lui t4, 581425
    addi t4, t4, -313
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 52(a0)
    lui t4, 114274
    addi t4, t4, -625
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 56(a0)
    lui t4, 228548
    addi t4, t4, -1250
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 60(a0)
    lui t4, 258026
    addi t4, t4, -580
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 64(a0)
    lui t4, 516052
    addi t4, t4, -1160
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 68(a0)
    lui t4, 1032103
    addi t4, t4, 1776
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 72(a0)
    lui t4, 1015631
    addi t4, t4, -543
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 76(a0)
    lui t4, 574678
    addi t4, t4, 72
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 80(a0)
    lui t4, 100780
    addi t4, t4, 145
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 84(a0)
    lui t4, 201560
    addi t4, t4, 290
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 88(a0)
    lui t4, 403120
    addi t4, t4, 580
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 92(a0)
    lui t4, 494066
    addi t4, t4, 670
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 96(a0)
    lui t4, 988132
    addi t4, t4, 1340
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 100(a0)
    lui t4, 927689
    addi t4, t4, -1415
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 104(a0)
    lui t4, 806801
    addi t4, t4, 1267
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 108(a0)
    lui t4, 457095
    addi t4, t4, 1596
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 112(a0)
    lui t4, 914191
    addi t4, t4, -904
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 116(a0)
    lui t4, 779806
    addi t4, t4, -1807
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 120(a0)
    lui t4, 511035
    addi t4, t4, 483
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 124(a0)
    lui t4, 982686
    addi t4, t4, -1085
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 128(a0)
    lui t4, 916795
    addi t4, t4, 1927
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 132(a0)
    lui t4, 785015
    addi t4, t4, -241
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 136(a0)
    lui t4, 521454
    addi t4, t4, -481
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 140(a0)
    lui t4, 806240
    addi t4, t4, 1160
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 144(a0)
    lui t4, 563905
    addi t4, t4, -1775
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 148(a0)
    lui t4, 79233
    addi t4, t4, 547
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 152(a0)
    lui t4, 158466
    addi t4, t4, 1094
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 156(a0)
    lui t4, 565027
    addi t4, t4, -1561
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 160(a0)
    lui t4, 81477
    addi t4, t4, 975
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 164(a0)
    lui t4, 162954
    addi t4, t4, 1950
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 168(a0)
    lui t4, 325909
    addi t4, t4, -196
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 172(a0)
    lui t4, 1022070
    addi t4, t4, 966
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 176(a0)
    lui t4, 995564
    addi t4, t4, 1933
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 180(a0)
    lui t4, 942553
    addi t4, t4, -229
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 184(a0)
    lui t4, 836530
    addi t4, t4, -457
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 188(a0)
    lui t4, 1042908
    addi t4, t4, -962
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 192(a0)
    lui t4, 1037240
    addi t4, t4, -1923
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 196(a0)
    lui t4, 1025903
    addi t4, t4, 251
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 200(a0)
    lui t4, 1003230
    addi t4, t4, 503
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 204(a0)
    lui t4, 316933
    addi t4, t4, -1908
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 208(a0)
    lui t4, 633865
    addi t4, t4, 280
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 212(a0)
    lui t4, 219154
    addi t4, t4, 561
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 216(a0)
    lui t4, 438308
    addi t4, t4, 1122
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 220(a0)
    lui t4, 651818
    addi t4, t4, -392
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 224(a0)
    lui t4, 255060
    addi t4, t4, -783
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 228(a0)
    lui t4, 510120
    addi t4, t4, -1566
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 232(a0)
    lui t4, 1020239
    addi t4, t4, 964
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 236(a0)
    lui t4, 624484
    addi t4, t4, -913
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 240(a0)
    lui t4, 200392
    addi t4, t4, -1825
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 244(a0)
    lui t4, 400783
    addi t4, t4, 446
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 248(a0)
    lui t4, 801566
    addi t4, t4, 892
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 252(a0)
    lui t4, 957884
    addi t4, t4, 1007
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 256(a0)
    lui t4, 867192
    addi t4, t4, 2015
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 260(a0)
    lui t4, 685809
    addi t4, t4, -65
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 264(a0)
    lui t4, 323042
    addi t4, t4, -129
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 268(a0)
    lui t4, 876617
    addi t4, t4, -1852
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 272(a0)
    lui t4, 704657
    addi t4, t4, 393
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 276(a0)
    lui t4, 360738
    addi t4, t4, 787
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 280(a0)
    lui t4, 721476
    addi t4, t4, 1574
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 284(a0)
    lui t4, 991902
    addi t4, t4, 1929
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 288(a0)
    lui t4, 935229
    addi t4, t4, -237
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 292(a0)
    lui t4, 821882
    addi t4, t4, -473
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 296(a0)
    lui t4, 595188
    addi t4, t4, -945
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 300(a0)
    lui t4, 554556
    addi t4, t4, 1785
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 304(a0)
    lui t4, 60537
    addi t4, t4, -525
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 308(a0)
    lui t4, 121074
    addi t4, t4, -1050
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 312(a0)
    lui t4, 242147
    addi t4, t4, 1996
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 316(a0)
    lui t4, 646084
    addi t4, t4, -258
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 320(a0)
    lui t4, 243592
    addi t4, t4, -515
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 324(a0)
    lui t4, 487184
    addi t4, t4, -1030
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 328(a0)
    lui t4, 974367
    addi t4, t4, 2036
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 332(a0)
    lui t4, 394377
    addi t4, t4, -947
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 336(a0)
    lui t4, 788754
    addi t4, t4, -1894
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 340(a0)
    lui t4, 528931
    addi t4, t4, 309
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 344(a0)
    lui t4, 9286
    addi t4, t4, 619
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 348(a0)
    lui t4, 141800
    addi t4, t4, -1889
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 352(a0)
    lui t4, 283599
    addi t4, t4, 318
    add t1, t1, t4
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    sw t1, 356(a0)
    lui t4, 567198
    addi t4, t4, 636
    add t2, t2, t4
    slli t4, t2, 6
    srli t2, t2, 26
    or t2, t4, t2
    sw t2, 360(a0)
    lui t4, 85820
    addi t4, t4, 1273
    add t3, t3, t4
    slli t4, t3, 11
    srli t3, t3, 21
    or t3, t4, t3
    sw t3, 364(a0)
    lui t4, 484295
    addi t4, t4, -104
    add t0, t0, t4
    slli t4, t0, 1
    srli t0, t0, 31
    or t0, t4, t0
    sw t0, 368(a0)
    lui t0, 968590
    addi t0, t0, -208
    add t0, t1, t0
    slli t1, t0, 3
    srli t0, t0, 29
    or t0, t1, t0
    sw t0, 372(a0)
    lui t0, 888604
    addi t0, t0, -415
    add t0, t2, t0
    slli t1, t0, 6
    srli t0, t0, 26
    or t0, t1, t0
    sw t0, 376(a0)
    lui t0, 728632
    addi t0, t0, -829
    add t0, t3, t0
    slli t1, t0, 11
    srli t0, t0, 21
    or t0, t1, t0
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
    slli t5, t3, 29
    srli t3, t3, 3
    or t3, t5, t3
    lw t5, 8(a0)
    xor t2, t2, t6
    xor t5, t1, t5
    add t2, t5, t2
    slli t5, t2, 27
    srli t2, t2, 5
    or t2, t5, t2
    lw t5, 0(a0)
    xor t1, t1, t6
    xor t5, t0, t5
    add t1, t5, t1
    slli t5, t1, 9
    srli t1, t1, 23
    or t1, t5, t1
    lw t5, 28(a0)
    lw t6, 20(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    slli t5, t0, 29
    srli t0, t0, 3
    or t0, t5, t0
    lw t5, 24(a0)
    xor t3, t3, t6
    xor t5, t2, t5
    add t3, t5, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t3, t5, t3
    lw t5, 16(a0)
    xor t2, t2, t6
    xor t5, t1, t5
    add t2, t5, t2
    slli t5, t2, 9
    srli t2, t2, 23
    or t2, t5, t2
    lw t5, 44(a0)
    lw t6, 36(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    slli t5, t1, 29
    srli t1, t1, 3
    or t1, t5, t1
    lw t5, 40(a0)
    xor t0, t0, t6
    xor t5, t3, t5
    add t0, t5, t0
    slli t5, t0, 27
    srli t0, t0, 5
    or t0, t5, t0
    lw t5, 32(a0)
    xor t3, t3, t6
    xor t5, t2, t5
    add t3, t5, t3
    slli t5, t3, 9
    srli t3, t3, 23
    or t3, t5, t3
    lw t5, 60(a0)
    lw t6, 52(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    slli t5, t2, 29
    srli t2, t2, 3
    or t2, t5, t2
    lw t5, 56(a0)
    xor t1, t1, t6
    xor t5, t0, t5
    add t1, t5, t1
    slli t5, t1, 27
    srli t1, t1, 5
    or t1, t5, t1
    lw t5, 48(a0)
    xor t0, t0, t6
    xor t5, t3, t5
    add t0, t5, t0
    slli t5, t0, 9
    srli t0, t0, 23
    or t0, t5, t0
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
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    slli t5, t1, 5
    srli t1, t1, 27
    or t1, t5, t1
    slli t5, t0, 23
    srli t0, t0, 9
    or t0, t5, t0
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
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    slli t5, t0, 5
    srli t0, t0, 27
    or t0, t5, t0
    slli t5, t3, 23
    srli t3, t3, 9
    or t3, t5, t3
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
    slli t5, t0, 3
    srli t0, t0, 29
    or t0, t5, t0
    slli t5, t3, 5
    srli t3, t3, 27
    or t3, t5, t3
    slli t5, t2, 23
    srli t2, t2, 9
    or t2, t5, t2
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
    slli t5, t3, 3
    srli t3, t3, 29
    or t3, t5, t3
    slli t5, t2, 5
    srli t2, t2, 27
    or t2, t5, t2
    slli t5, t1, 23
    srli t1, t1, 9
    or t1, t5, t1
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
    addi sp, sp, -64
    sw s0, 8(sp)
    sw s1, 12(sp)
    sw s2, 16(sp)
    sw s3, 20(sp)
    sw s4, 24(sp)
    sw s5, 28(sp)
    sw s6, 32(sp)
    sw s7, 36(sp)
    sw s8, 40(sp)
    sw s9, 44(sp)
    sw s10, 48(sp)
    sw s11, 52(sp)
    sw ra, 56(sp)
    andi t0, a1, 3
    sw a0, 0(sp)  /* spill */
    sw a2, 4(sp)  /* spill */
    bne t0, zero, .Llea128_encrypt_blocks_rest2
    lw t0, 4(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea128_encrypt_blocks_rest2
    addi s6, a3, -5
    blt s6, zero, .Llea128_encrypt_blocks_fewer3
    lw t0, 0(sp)  /* reload */
    addi s7, t0, 384
.Llea128_encrypt_blocks_blocks7:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a0, 28(a1)
    lw a2, 32(a1)
    lw a3, 36(a1)
    lw a4, 40(a1)
    lw a5, 44(a1)
    lw a6, 48(a1)
    lw a7, 52(a1)
    lw s0, 56(a1)
    lw s1, 60(a1)
    lw s2, 64(a1)
    lw s3, 68(a1)
    lw s4, 72(a1)
    lw s5, 76(a1)
    addi a1, a1, 80
    lw s8, 0(sp)  /* reload */
.Llea128_encrypt_blocks_rounds8:
    lw s9, 12(s8)
    lw s10, 4(s8)
    xor s11, t2, s9
    xor t3, t3, s10
    add t3, s11, t3
    slli s11, t3, 29
    srli t3, t3, 3
    or t3, s11, t3
    xor s11, t6, s9
    xor a0, a0, s10
    add a0, s11, a0
    slli s11, a0, 29
    srli a0, a0, 3
    or a0, s11, a0
    xor s11, a4, s9
    xor a5, a5, s10
    add a5, s11, a5
    slli s11, a5, 29
    srli a5, a5, 3
    or a5, s11, a5
    xor s11, s0, s9
    xor s9, s4, s9
    xor s1, s1, s10
    add s1, s11, s1
    slli s11, s1, 29
    srli s1, s1, 3
    or s1, s11, s1
    xor s5, s5, s10
    add s5, s9, s5
    slli s9, s5, 29
    srli s5, s5, 3
    or s5, s9, s5
    lw s9, 8(s8)
    xor t2, t2, s10
    xor s11, t1, s9
    add t2, s11, t2
    slli s11, t2, 27
    srli t2, t2, 5
    or t2, s11, t2
    xor s11, t5, s9
    xor t6, t6, s10
    add t6, s11, t6
    slli s11, t6, 27
    srli t6, t6, 5
    or t6, s11, t6
    xor s11, a3, s9
    xor a4, a4, s10
    add a4, s11, a4
    slli s11, a4, 27
    srli a4, a4, 5
    or a4, s11, a4
    xor s11, a7, s9
    xor s9, s3, s9
    xor s0, s0, s10
    add s0, s11, s0
    slli s11, s0, 27
    srli s0, s0, 5
    or s0, s11, s0
    xor s4, s4, s10
    add s4, s9, s4
    slli s9, s4, 27
    srli s4, s4, 5
    or s4, s9, s4
    lw s9, 0(s8)
    xor t1, t1, s10
    xor s11, t0, s9
    add t1, s11, t1
    slli s11, t1, 9
    srli t1, t1, 23
    or t1, s11, t1
    xor s11, t4, s9
    xor t5, t5, s10
    add t5, s11, t5
    slli s11, t5, 9
    srli t5, t5, 23
    or t5, s11, t5
    xor s11, a2, s9
    xor a3, a3, s10
    add a3, s11, a3
    slli s11, a3, 9
    srli a3, a3, 23
    or a3, s11, a3
    xor s11, a6, s9
    xor s9, s2, s9
    xor a7, a7, s10
    add a7, s11, a7
    xor s3, s3, s10
    add s3, s9, s3
    slli s9, a7, 9
    srli a7, a7, 23
    or a7, s9, a7
    slli s9, s3, 9
    srli s3, s3, 23
    or s3, s9, s3
    lw s9, 28(s8)
    lw s10, 20(s8)
    xor s11, t3, s9
    xor t3, t3, s10
    xor t0, t0, s10
    add t0, s11, t0
    slli s11, t0, 29
    srli t0, t0, 3
    or t0, s11, t0
    xor s11, a0, s9
    xor a0, a0, s10
    xor t4, t4, s10
    add t4, s11, t4
    slli s11, t4, 29
    srli t4, t4, 3
    or t4, s11, t4
    xor s11, a5, s9
    xor a5, a5, s10
    xor a2, a2, s10
    add a2, s11, a2
    slli s11, a2, 29
    srli a2, a2, 3
    or a2, s11, a2
    xor s11, s1, s9
    xor s9, s5, s9
    xor s1, s1, s10
    xor s5, s5, s10
    xor a6, a6, s10
    add a6, s11, a6
    slli s11, a6, 29
    srli a6, a6, 3
    or a6, s11, a6
    xor s2, s2, s10
    add s2, s9, s2
    slli s9, s2, 29
    srli s2, s2, 3
    or s2, s9, s2
    lw s9, 24(s8)
    lw s11, 16(s8)
    xor ra, t2, s9
    add t3, ra, t3
    xor t2, t2, s10
    slli ra, t3, 27
    srli t3, t3, 5
    or t3, ra, t3
    xor ra, t6, s9
    add a0, ra, a0
    xor t6, t6, s10
    slli ra, a0, 27
    srli a0, a0, 5
    or a0, ra, a0
    xor ra, a4, s9
    add a5, ra, a5
    xor a4, a4, s10
    slli ra, a5, 27
    srli a5, a5, 5
    or a5, ra, a5
    xor ra, s0, s9
    add s1, ra, s1
    xor s9, s4, s9
    add s5, s9, s5
    xor s0, s0, s10
    xor s4, s4, s10
    slli s9, s1, 27
    srli s1, s1, 5
    or s1, s9, s1
    slli s9, s5, 27
    srli s5, s5, 5
    or s5, s9, s5
    xor s9, t1, s11
    add t2, s9, t2
    slli s9, t2, 9
    srli t2, t2, 23
    or t2, s9, t2
    xor s9, t5, s11
    add t6, s9, t6
    slli s9, t6, 9
    srli t6, t6, 23
    or t6, s9, t6
    xor s9, a3, s11
    add a4, s9, a4
    slli s9, a4, 9
    srli a4, a4, 23
    or a4, s9, a4
    xor s9, a7, s11
    add s0, s9, s0
    xor s9, s3, s11
    add s4, s9, s4
    slli s9, s0, 9
    srli s0, s0, 23
    or s0, s9, s0
    slli s9, s4, 9
    srli s4, s4, 23
    or s4, s9, s4
    lw s9, 44(s8)
    lw s10, 36(s8)
    xor s11, t0, s9
    xor t1, t1, s10
    xor t5, t5, s10
    xor a3, a3, s10
    xor a7, a7, s10
    xor s3, s3, s10
    add t1, s11, t1
    xor t0, t0, s10
    slli s11, t1, 29
    srli t1, t1, 3
    or t1, s11, t1
    xor s11, t4, s9
    add t5, s11, t5
    xor t4, t4, s10
    slli s11, t5, 29
    srli t5, t5, 3
    or t5, s11, t5
    xor s11, a2, s9
    add a3, s11, a3
    xor a2, a2, s10
    slli s11, a3, 29
    srli a3, a3, 3
    or a3, s11, a3
    xor s11, a6, s9
    add a7, s11, a7
    xor s9, s2, s9
    add s3, s9, s3
    xor a6, a6, s10
    xor s2, s2, s10
    slli s9, a7, 29
    srli a7, a7, 3
    or a7, s9, a7
    slli s9, s3, 29
    srli s3, s3, 3
    or s3, s9, s3
    lw s9, 40(s8)
    lw s11, 32(s8)
    xor ra, t3, s9
    add t0, ra, t0
    xor t3, t3, s10
    slli ra, t0, 27
    srli t0, t0, 5
    or t0, ra, t0
    xor ra, a0, s9
    add t4, ra, t4
    xor a0, a0, s10
    slli ra, t4, 27
    srli t4, t4, 5
    or t4, ra, t4
    xor ra, a5, s9
    add a2, ra, a2
    xor a5, a5, s10
    slli ra, a2, 27
    srli a2, a2, 5
    or a2, ra, a2
    xor ra, s1, s9
    add a6, ra, a6
    xor s9, s5, s9
    add s2, s9, s2
    xor s1, s1, s10
    xor s5, s5, s10
    slli s9, a6, 27
    srli a6, a6, 5
    or a6, s9, a6
    slli s9, s2, 27
    srli s2, s2, 5
    or s2, s9, s2
    xor s9, t2, s11
    add t3, s9, t3
    slli s9, t3, 9
    srli t3, t3, 23
    or t3, s9, t3
    xor s9, t6, s11
    add a0, s9, a0
    slli s9, a0, 9
    srli a0, a0, 23
    or a0, s9, a0
    xor s9, a4, s11
    add a5, s9, a5
    slli s9, a5, 9
    srli a5, a5, 23
    or a5, s9, a5
    xor s9, s0, s11
    add s1, s9, s1
    xor s9, s4, s11
    add s5, s9, s5
    slli s9, s1, 9
    srli s1, s1, 23
    or s1, s9, s1
    slli s9, s5, 9
    srli s5, s5, 23
    or s5, s9, s5
    lw s9, 60(s8)
    lw s10, 52(s8)
    xor s11, t1, s9
    xor t2, t2, s10
    xor t6, t6, s10
    xor a4, a4, s10
    xor s0, s0, s10
    xor s4, s4, s10
    add t2, s11, t2
    xor t1, t1, s10
    slli s11, t2, 29
    srli t2, t2, 3
    or t2, s11, t2
    xor s11, t5, s9
    add t6, s11, t6
    xor t5, t5, s10
    slli s11, t6, 29
    srli t6, t6, 3
    or t6, s11, t6
    xor s11, a3, s9
    add a4, s11, a4
    xor a3, a3, s10
    slli s11, a4, 29
    srli a4, a4, 3
    or a4, s11, a4
    xor s11, a7, s9
    add s0, s11, s0
    xor s9, s3, s9
    add s4, s9, s4
    xor a7, a7, s10
    xor s3, s3, s10
    slli s9, s0, 29
    srli s0, s0, 3
    or s0, s9, s0
    slli s9, s4, 29
    srli s4, s4, 3
    or s4, s9, s4
    lw s9, 56(s8)
    lw s11, 48(s8)
    addi s8, s8, 64
    xor ra, t0, s9
    add t1, ra, t1
    xor t0, t0, s10
    slli ra, t1, 27
    srli t1, t1, 5
    or t1, ra, t1
    xor ra, t4, s9
    add t5, ra, t5
    xor t4, t4, s10
    slli ra, t5, 27
    srli t5, t5, 5
    or t5, ra, t5
    xor ra, a2, s9
    add a3, ra, a3
    xor a2, a2, s10
    slli ra, a3, 27
    srli a3, a3, 5
    or a3, ra, a3
    xor ra, a6, s9
    add a7, ra, a7
    xor s9, s2, s9
    add s3, s9, s3
    xor a6, a6, s10
    xor s2, s2, s10
    slli s9, a7, 27
    srli a7, a7, 5
    or a7, s9, a7
    slli s9, s3, 27
    srli s3, s3, 5
    or s3, s9, s3
    xor s9, t3, s11
    add t0, s9, t0
    slli s9, t0, 9
    srli t0, t0, 23
    or t0, s9, t0
    xor s9, a0, s11
    add t4, s9, t4
    slli s9, t4, 9
    srli t4, t4, 23
    or t4, s9, t4
    xor s9, a5, s11
    add a2, s9, a2
    slli s9, a2, 9
    srli a2, a2, 23
    or a2, s9, a2
    xor s9, s1, s11
    add a6, s9, a6
    xor s9, s5, s11
    add s2, s9, s2
    slli s9, a6, 9
    srli a6, a6, 23
    or a6, s9, a6
    slli s9, s2, 9
    srli s2, s2, 23
    or s2, s9, s2
    bne s8, s7, .Llea128_encrypt_blocks_rounds8
    lw s8, 4(sp)  /* reload */
    addi s6, s6, -5
    sw t0, 0(s8)
    sw t1, 4(s8)
    sw t2, 8(s8)
    sw t3, 12(s8)
    sw t4, 16(s8)
    sw t5, 20(s8)
    sw t6, 24(s8)
    sw a0, 28(s8)
    sw a2, 32(s8)
    sw a3, 36(s8)
    sw a4, 40(s8)
    sw a5, 44(s8)
    sw a6, 48(s8)
    sw a7, 52(s8)
    sw s0, 56(s8)
    sw s1, 60(s8)
    sw s2, 64(s8)
    sw s3, 68(s8)
    sw s4, 72(s8)
    sw s5, 76(s8)
    addi t0, s8, 80
    sw t0, 4(sp)  /* spill */
    bge s6, zero, .Llea128_encrypt_blocks_blocks7
.Llea128_encrypt_blocks_fewer3:
    addi a3, s6, 5
.Llea128_encrypt_blocks_rest2:
    andi t0, a1, 3
    bne t0, zero, .Llea128_encrypt_blocks_rest10
    lw t0, 4(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea128_encrypt_blocks_rest10
    addi s2, a3, -4
    blt s2, zero, .Llea128_encrypt_blocks_fewer11
    lw t0, 0(sp)  /* reload */
    addi s3, t0, 384
.Llea128_encrypt_blocks_blocks15:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
    lw t6, 24(a1)
    lw a0, 28(a1)
    lw a2, 32(a1)
    lw a3, 36(a1)
    lw a4, 40(a1)
    lw a5, 44(a1)
    lw a6, 48(a1)
    lw a7, 52(a1)
    lw s0, 56(a1)
    lw s1, 60(a1)
    addi a1, a1, 64
    lw s4, 0(sp)  /* reload */
.Llea128_encrypt_blocks_rounds16:
    lw s5, 12(s4)
    lw s6, 4(s4)
    xor s7, t2, s5
    xor t3, t3, s6
    add t3, s7, t3
    slli s7, t3, 29
    srli t3, t3, 3
    or t3, s7, t3
    xor s7, t6, s5
    xor a0, a0, s6
    add a0, s7, a0
    slli s7, a0, 29
    srli a0, a0, 3
    or a0, s7, a0
    xor s7, a4, s5
    xor s5, s0, s5
    xor a5, a5, s6
    add a5, s7, a5
    slli s7, a5, 29
    srli a5, a5, 3
    or a5, s7, a5
    xor s1, s1, s6
    add s1, s5, s1
    slli s5, s1, 29
    srli s1, s1, 3
    or s1, s5, s1
    lw s5, 8(s4)
    xor t2, t2, s6
    xor s7, t1, s5
    add t2, s7, t2
    slli s7, t2, 27
    srli t2, t2, 5
    or t2, s7, t2
    xor s7, t5, s5
    xor t6, t6, s6
    add t6, s7, t6
    slli s7, t6, 27
    srli t6, t6, 5
    or t6, s7, t6
    xor s7, a3, s5
    xor s5, a7, s5
    xor a4, a4, s6
    add a4, s7, a4
    slli s7, a4, 27
    srli a4, a4, 5
    or a4, s7, a4
    xor s0, s0, s6
    add s0, s5, s0
    slli s5, s0, 27
    srli s0, s0, 5
    or s0, s5, s0
    lw s5, 0(s4)
    xor t1, t1, s6
    xor s7, t0, s5
    add t1, s7, t1
    slli s7, t1, 9
    srli t1, t1, 23
    or t1, s7, t1
    xor s7, t4, s5
    xor t5, t5, s6
    add t5, s7, t5
    slli s7, t5, 9
    srli t5, t5, 23
    or t5, s7, t5
    xor s7, a2, s5
    xor s5, a6, s5
    xor a3, a3, s6
    add a3, s7, a3
    xor a7, a7, s6
    add a7, s5, a7
    slli s5, a3, 9
    srli a3, a3, 23
    or a3, s5, a3
    slli s5, a7, 9
    srli a7, a7, 23
    or a7, s5, a7
    lw s5, 28(s4)
    lw s6, 20(s4)
    xor s7, t3, s5
    xor t3, t3, s6
    xor t0, t0, s6
    add t0, s7, t0
    slli s7, t0, 29
    srli t0, t0, 3
    or t0, s7, t0
    xor s7, a0, s5
    xor a0, a0, s6
    xor t4, t4, s6
    add t4, s7, t4
    slli s7, t4, 29
    srli t4, t4, 3
    or t4, s7, t4
    xor s7, a5, s5
    xor s5, s1, s5
    xor a5, a5, s6
    xor s1, s1, s6
    xor a2, a2, s6
    add a2, s7, a2
    slli s7, a2, 29
    srli a2, a2, 3
    or a2, s7, a2
    xor a6, a6, s6
    add a6, s5, a6
    slli s5, a6, 29
    srli a6, a6, 3
    or a6, s5, a6
    lw s5, 24(s4)
    lw s7, 16(s4)
    xor s8, t2, s5
    add t3, s8, t3
    xor t2, t2, s6
    slli s8, t3, 27
    srli t3, t3, 5
    or t3, s8, t3
    xor s8, t6, s5
    add a0, s8, a0
    xor t6, t6, s6
    slli s8, a0, 27
    srli a0, a0, 5
    or a0, s8, a0
    xor s8, a4, s5
    add a5, s8, a5
    xor s5, s0, s5
    add s1, s5, s1
    xor a4, a4, s6
    xor s0, s0, s6
    slli s5, a5, 27
    srli a5, a5, 5
    or a5, s5, a5
    slli s5, s1, 27
    srli s1, s1, 5
    or s1, s5, s1
    xor s5, t1, s7
    add t2, s5, t2
    slli s5, t2, 9
    srli t2, t2, 23
    or t2, s5, t2
    xor s5, t5, s7
    add t6, s5, t6
    slli s5, t6, 9
    srli t6, t6, 23
    or t6, s5, t6
    xor s5, a3, s7
    add a4, s5, a4
    xor s5, a7, s7
    add s0, s5, s0
    slli s5, a4, 9
    srli a4, a4, 23
    or a4, s5, a4
    slli s5, s0, 9
    srli s0, s0, 23
    or s0, s5, s0
    lw s5, 44(s4)
    lw s6, 36(s4)
    xor s7, t0, s5
    xor t1, t1, s6
    xor t5, t5, s6
    xor a3, a3, s6
    xor a7, a7, s6
    add t1, s7, t1
    xor t0, t0, s6
    slli s7, t1, 29
    srli t1, t1, 3
    or t1, s7, t1
    xor s7, t4, s5
    add t5, s7, t5
    xor t4, t4, s6
    slli s7, t5, 29
    srli t5, t5, 3
    or t5, s7, t5
    xor s7, a2, s5
    add a3, s7, a3
    xor s5, a6, s5
    add a7, s5, a7
    xor a2, a2, s6
    xor a6, a6, s6
    slli s5, a3, 29
    srli a3, a3, 3
    or a3, s5, a3
    slli s5, a7, 29
    srli a7, a7, 3
    or a7, s5, a7
    lw s5, 40(s4)
    lw s7, 32(s4)
    xor s8, t3, s5
    add t0, s8, t0
    xor t3, t3, s6
    slli s8, t0, 27
    srli t0, t0, 5
    or t0, s8, t0
    xor s8, a0, s5
    add t4, s8, t4
    xor a0, a0, s6
    slli s8, t4, 27
    srli t4, t4, 5
    or t4, s8, t4
    xor s8, a5, s5
    add a2, s8, a2
    xor s5, s1, s5
    add a6, s5, a6
    xor a5, a5, s6
    xor s1, s1, s6
    slli s5, a2, 27
    srli a2, a2, 5
    or a2, s5, a2
    slli s5, a6, 27
    srli a6, a6, 5
    or a6, s5, a6
    xor s5, t2, s7
    add t3, s5, t3
    slli s5, t3, 9
    srli t3, t3, 23
    or t3, s5, t3
    xor s5, t6, s7
    add a0, s5, a0
    slli s5, a0, 9
    srli a0, a0, 23
    or a0, s5, a0
    xor s5, a4, s7
    add a5, s5, a5
    xor s5, s0, s7
    add s1, s5, s1
    slli s5, a5, 9
    srli a5, a5, 23
    or a5, s5, a5
    slli s5, s1, 9
    srli s1, s1, 23
    or s1, s5, s1
    lw s5, 60(s4)
    lw s6, 52(s4)
    xor s7, t1, s5
    xor t2, t2, s6
    xor t6, t6, s6
    xor a4, a4, s6
    xor s0, s0, s6
    add t2, s7, t2
    xor t1, t1, s6
    slli s7, t2, 29
    srli t2, t2, 3
    or t2, s7, t2
    xor s7, t5, s5
    add t6, s7, t6
    xor t5, t5, s6
    slli s7, t6, 29
    srli t6, t6, 3
    or t6, s7, t6
    xor s7, a3, s5
    add a4, s7, a4
    xor s5, a7, s5
    add s0, s5, s0
    xor a3, a3, s6
    xor a7, a7, s6
    slli s5, a4, 29
    srli a4, a4, 3
    or a4, s5, a4
    slli s5, s0, 29
    srli s0, s0, 3
    or s0, s5, s0
    lw s5, 56(s4)
    lw s7, 48(s4)
    addi s4, s4, 64
    xor s8, t0, s5
    add t1, s8, t1
    xor t0, t0, s6
    slli s8, t1, 27
    srli t1, t1, 5
    or t1, s8, t1
    xor s8, t4, s5
    add t5, s8, t5
    xor t4, t4, s6
    slli s8, t5, 27
    srli t5, t5, 5
    or t5, s8, t5
    xor s8, a2, s5
    add a3, s8, a3
    xor s5, a6, s5
    add a7, s5, a7
    xor a2, a2, s6
    xor a6, a6, s6
    slli s5, a3, 27
    srli a3, a3, 5
    or a3, s5, a3
    slli s5, a7, 27
    srli a7, a7, 5
    or a7, s5, a7
    xor s5, t3, s7
    add t0, s5, t0
    slli s5, t0, 9
    srli t0, t0, 23
    or t0, s5, t0
    xor s5, a0, s7
    add t4, s5, t4
    slli s5, t4, 9
    srli t4, t4, 23
    or t4, s5, t4
    xor s5, a5, s7
    add a2, s5, a2
    xor s5, s1, s7
    add a6, s5, a6
    slli s5, a2, 9
    srli a2, a2, 23
    or a2, s5, a2
    slli s5, a6, 9
    srli a6, a6, 23
    or a6, s5, a6
    bne s4, s3, .Llea128_encrypt_blocks_rounds16
    lw s4, 4(sp)  /* reload */
    addi s2, s2, -4
    sw t0, 0(s4)
    sw t1, 4(s4)
    sw t2, 8(s4)
    sw t3, 12(s4)
    sw t4, 16(s4)
    sw t5, 20(s4)
    sw t6, 24(s4)
    sw a0, 28(s4)
    sw a2, 32(s4)
    sw a3, 36(s4)
    sw a4, 40(s4)
    sw a5, 44(s4)
    sw a6, 48(s4)
    sw a7, 52(s4)
    sw s0, 56(s4)
    sw s1, 60(s4)
    addi t0, s4, 64
    sw t0, 4(sp)  /* spill */
    bge s2, zero, .Llea128_encrypt_blocks_blocks15
.Llea128_encrypt_blocks_fewer11:
    addi a3, s2, 4
.Llea128_encrypt_blocks_rest10:
    beq a3, zero, .Llea128_encrypt_blocks_done1
    lw t0, 0(sp)  /* reload */
    addi t0, t0, 384
.Llea128_encrypt_blocks_blocks19:
    andi t1, a1, 3
    bne t1, zero, .Llea128_encrypt_blocks_bytes20
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea128_encrypt_blocks_join21:
    addi a1, a1, 16
    lw t5, 0(sp)  /* reload */
.Llea128_encrypt_blocks_rounds23:
    lw t6, 12(t5)
    lw a0, 4(t5)
    xor t6, t3, t6
    xor t4, t4, a0
    add t4, t6, t4
    slli t6, t4, 29
    srli t4, t4, 3
    or t4, t6, t4
    lw t6, 8(t5)
    xor t3, t3, a0
    xor t6, t2, t6
    add t3, t6, t3
    slli t6, t3, 27
    srli t3, t3, 5
    or t3, t6, t3
    lw t6, 0(t5)
    xor t2, t2, a0
    xor t6, t1, t6
    add t2, t6, t2
    slli t6, t2, 9
    srli t2, t2, 23
    or t2, t6, t2
    lw t6, 28(t5)
    lw a0, 20(t5)
    xor t6, t4, t6
    xor t4, t4, a0
    xor t1, t1, a0
    add t1, t6, t1
    xor t6, t3, a0
    slli a0, t1, 29
    srli t1, t1, 3
    or t1, a0, t1
    lw a0, 24(t5)
    xor t3, t3, a0
    add t3, t3, t4
    slli t4, t3, 27
    srli t3, t3, 5
    or t3, t4, t3
    lw t4, 16(t5)
    lw a0, 36(t5)
    xor t4, t2, t4
    add t4, t4, t6
    slli t6, t4, 9
    srli t4, t4, 23
    or t6, t6, t4
    lw t4, 44(t5)
    xor t2, t2, a0
    xor t4, t1, t4
    add t2, t4, t2
    xor t1, t1, a0
    xor t4, t3, a0
    slli a0, t2, 29
    srli t2, t2, 3
    or t2, a0, t2
    lw a0, 40(t5)
    xor t3, t3, a0
    add t1, t3, t1
    slli t3, t1, 27
    srli t1, t1, 5
    or t1, t3, t1
    lw t3, 32(t5)
    lw a0, 52(t5)
    xor t3, t6, t3
    add t3, t3, t4
    slli t4, t3, 9
    srli t3, t3, 23
    or t4, t4, t3
    lw t3, 60(t5)
    xor t6, t6, a0
    xor t3, t2, t3
    add t3, t3, t6
    xor t2, t2, a0
    xor t6, t1, a0
    slli a0, t3, 29
    srli t3, t3, 3
    or t3, a0, t3
    lw a0, 56(t5)
    xor t1, t1, a0
    add t1, t1, t2
    slli t2, t1, 27
    srli t1, t1, 5
    or t2, t2, t1
    lw t1, 48(t5)
    addi t5, t5, 64
    xor t1, t4, t1
    add t1, t1, t6
    slli t6, t1, 9
    srli t1, t1, 23
    or t1, t6, t1
    bne t5, t0, .Llea128_encrypt_blocks_rounds23
    lw t5, 4(sp)  /* reload */
    andi t5, t5, 3
    bne t5, zero, .Llea128_encrypt_blocks_bytes25
    lw t5, 4(sp)  /* reload */
    sw t1, 0(t5)
    sw t2, 4(t5)
    sw t3, 8(t5)
    sw t4, 12(t5)
.Llea128_encrypt_blocks_join26:
    lw t1, 4(sp)  /* reload */
    addi a3, a3, -1
    addi t1, t1, 16
    sw t1, 4(sp)  /* spill */
    bne a3, zero, .Llea128_encrypt_blocks_blocks19
.Llea128_encrypt_blocks_done1:
    lw s0, 8(sp)
    lw s1, 12(sp)
    lw s2, 16(sp)
    lw s3, 20(sp)
    lw s4, 24(sp)
    lw s5, 28(sp)
    lw s6, 32(sp)
    lw s7, 36(sp)
    lw s8, 40(sp)
    lw s9, 44(sp)
    lw s10, 48(sp)
    lw s11, 52(sp)
    lw ra, 56(sp)
    addi sp, sp, 64
    jalr zero, 0(ra)
.Llea128_encrypt_blocks_bytes20:
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
    jal zero, .Llea128_encrypt_blocks_join21
.Llea128_encrypt_blocks_bytes25:
    srli t5, t1, 8
    srli t6, t1, 16
    srli a0, t1, 24
    lw a2, 4(sp)  /* reload */
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
    jal zero, .Llea128_encrypt_blocks_join26
    .size lea128_encrypt_blocks, .-lea128_encrypt_blocks

    .balign 4
    .globl lea128_decrypt_blocks
    .type lea128_decrypt_blocks, %function
lea128_decrypt_blocks:
    addi sp, sp, -64
    sw s0, 8(sp)
    sw s1, 12(sp)
    sw s2, 16(sp)
    sw s3, 20(sp)
    sw s4, 24(sp)
    sw s5, 28(sp)
    sw s6, 32(sp)
    sw s7, 36(sp)
    sw s8, 40(sp)
    sw s9, 44(sp)
    sw s10, 48(sp)
    sw s11, 52(sp)
    sw ra, 56(sp)
    sw a1, 0(sp)  /* spill */
    andi t0, a1, 3
    sw a2, 4(sp)  /* spill */
    bne t0, zero, .Llea128_decrypt_blocks_rest2
    lw t0, 4(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea128_decrypt_blocks_rest2
    addi s6, a3, -5
    blt s6, zero, .Llea128_decrypt_blocks_fewer3
.Llea128_decrypt_blocks_blocks7:
    lw s7, 0(sp)  /* reload */
    lw t0, 0(s7)
    lw t1, 4(s7)
    lw t2, 8(s7)
    lw t3, 12(s7)
    lw t4, 16(s7)
    lw t5, 20(s7)
    lw t6, 24(s7)
    lw a1, 28(s7)
    lw a2, 32(s7)
    lw a3, 36(s7)
    lw a4, 40(s7)
    lw a5, 44(s7)
    lw a6, 48(s7)
    lw a7, 52(s7)
    lw s0, 56(s7)
    lw s1, 60(s7)
    lw s2, 64(s7)
    lw s3, 68(s7)
    lw s4, 72(s7)
    lw s5, 76(s7)
    addi s7, s7, 80
    sw s7, 0(sp)  /* spill */
    addi s7, a0, 384
.Llea128_decrypt_blocks_rounds8:
    slli s8, t2, 3
    srli t2, t2, 29
    or t2, s8, t2
    slli s8, t1, 5
    srli t1, t1, 27
    or t1, s8, t1
    slli s8, t0, 23
    srli t0, t0, 9
    or t0, s8, t0
    lw s8, -16(s7)
    lw s9, -12(s7)
    xor s10, t3, s8
    sub t0, t0, s10
    xor t0, t0, s9
    lw s10, -8(s7)
    lw s11, -4(s7)
    xor ra, t0, s10
    sub t1, t1, ra
    xor t1, t1, s9
    xor ra, t1, s11
    sub t2, t2, ra
    xor t2, t2, s9
    slli ra, t6, 3
    srli t6, t6, 29
    or t6, ra, t6
    slli ra, t5, 5
    srli t5, t5, 27
    or t5, ra, t5
    slli ra, t4, 23
    srli t4, t4, 9
    or t4, ra, t4
    xor ra, a1, s8
    sub t4, t4, ra
    xor t4, t4, s9
    xor ra, t4, s10
    sub t5, t5, ra
    xor t5, t5, s9
    xor ra, t5, s11
    sub t6, t6, ra
    xor t6, t6, s9
    slli ra, a4, 3
    srli a4, a4, 29
    or a4, ra, a4
    slli ra, a3, 5
    srli a3, a3, 27
    or a3, ra, a3
    slli ra, a2, 23
    srli a2, a2, 9
    or a2, ra, a2
    xor ra, a5, s8
    sub a2, a2, ra
    xor a2, a2, s9
    xor ra, a2, s10
    sub a3, a3, ra
    xor a3, a3, s9
    xor ra, a3, s11
    sub a4, a4, ra
    xor a4, a4, s9
    slli ra, s0, 3
    srli s0, s0, 29
    or s0, ra, s0
    slli ra, a7, 5
    srli a7, a7, 27
    or a7, ra, a7
    slli ra, a6, 23
    srli a6, a6, 9
    or a6, ra, a6
    xor ra, s1, s8
    sub a6, a6, ra
    xor a6, a6, s9
    xor s8, s5, s8
    xor ra, a6, s10
    sub a7, a7, ra
    xor a7, a7, s9
    xor ra, a7, s11
    sub s0, s0, ra
    xor s0, s0, s9
    slli ra, s4, 3
    srli s4, s4, 29
    or s4, ra, s4
    slli ra, s3, 5
    srli s3, s3, 27
    or s3, ra, s3
    slli ra, s2, 23
    srli s2, s2, 9
    or s2, ra, s2
    sub s2, s2, s8
    xor s2, s2, s9
    xor s8, s2, s10
    sub s3, s3, s8
    xor s3, s3, s9
    xor s8, s3, s11
    sub s4, s4, s8
    xor s4, s4, s9
    slli s8, t1, 3
    srli t1, t1, 29
    or t1, s8, t1
    slli s8, t0, 5
    srli t0, t0, 27
    or t0, s8, t0
    slli s8, t3, 23
    srli t3, t3, 9
    or t3, s8, t3
    lw s8, -32(s7)
    lw s9, -28(s7)
    xor s10, t2, s8
    sub t3, t3, s10
    xor t3, t3, s9
    lw s10, -24(s7)
    lw s11, -20(s7)
    xor ra, t3, s10
    sub t0, t0, ra
    xor t0, t0, s9
    xor ra, t0, s11
    sub t1, t1, ra
    xor t1, t1, s9
    slli ra, t5, 3
    srli t5, t5, 29
    or t5, ra, t5
    slli ra, t4, 5
    srli t4, t4, 27
    or t4, ra, t4
    slli ra, a1, 23
    srli a1, a1, 9
    or a1, ra, a1
    xor ra, t6, s8
    sub a1, a1, ra
    xor a1, a1, s9
    xor ra, a1, s10
    sub t4, t4, ra
    xor t4, t4, s9
    xor ra, t4, s11
    sub t5, t5, ra
    xor t5, t5, s9
    slli ra, a3, 3
    srli a3, a3, 29
    or a3, ra, a3
    slli ra, a2, 5
    srli a2, a2, 27
    or a2, ra, a2
    slli ra, a5, 23
    srli a5, a5, 9
    or a5, ra, a5
    xor ra, a4, s8
    sub a5, a5, ra
    xor a5, a5, s9
    xor ra, a5, s10
    sub a2, a2, ra
    xor a2, a2, s9
    xor ra, a2, s11
    sub a3, a3, ra
    xor a3, a3, s9
    slli ra, a7, 3
    srli a7, a7, 29
    or a7, ra, a7
    slli ra, a6, 5
    srli a6, a6, 27
    or a6, ra, a6
    slli ra, s1, 23
    srli s1, s1, 9
    or s1, ra, s1
    xor ra, s0, s8
    sub s1, s1, ra
    xor s1, s1, s9
    xor s8, s4, s8
    xor ra, s1, s10
    sub a6, a6, ra
    xor a6, a6, s9
    xor ra, a6, s11
    sub a7, a7, ra
    xor a7, a7, s9
    slli ra, s3, 3
    srli s3, s3, 29
    or s3, ra, s3
    slli ra, s2, 5
    srli s2, s2, 27
    or s2, ra, s2
    slli ra, s5, 23
    srli s5, s5, 9
    or s5, ra, s5
    sub s5, s5, s8
    xor s5, s5, s9
    xor s8, s5, s10
    sub s2, s2, s8
    xor s2, s2, s9
    xor s8, s2, s11
    sub s3, s3, s8
    xor s3, s3, s9
    slli s8, t0, 3
    srli t0, t0, 29
    or t0, s8, t0
    slli s8, t3, 5
    srli t3, t3, 27
    or t3, s8, t3
    slli s8, t2, 23
    srli t2, t2, 9
    or t2, s8, t2
    lw s8, -48(s7)
    lw s9, -44(s7)
    xor s10, t1, s8
    sub t2, t2, s10
    xor t2, t2, s9
    lw s10, -40(s7)
    lw s11, -36(s7)
    xor ra, t2, s10
    sub t3, t3, ra
    xor t3, t3, s9
    xor ra, t3, s11
    sub t0, t0, ra
    xor t0, t0, s9
    slli ra, t4, 3
    srli t4, t4, 29
    or t4, ra, t4
    slli ra, a1, 5
    srli a1, a1, 27
    or a1, ra, a1
    slli ra, t6, 23
    srli t6, t6, 9
    or t6, ra, t6
    xor ra, t5, s8
    sub t6, t6, ra
    xor t6, t6, s9
    xor ra, t6, s10
    sub a1, a1, ra
    xor a1, a1, s9
    xor ra, a1, s11
    sub t4, t4, ra
    xor t4, t4, s9
    slli ra, a2, 3
    srli a2, a2, 29
    or a2, ra, a2
    slli ra, a5, 5
    srli a5, a5, 27
    or a5, ra, a5
    slli ra, a4, 23
    srli a4, a4, 9
    or a4, ra, a4
    xor ra, a3, s8
    sub a4, a4, ra
    xor a4, a4, s9
    xor ra, a4, s10
    sub a5, a5, ra
    xor a5, a5, s9
    xor ra, a5, s11
    sub a2, a2, ra
    xor a2, a2, s9
    slli ra, a6, 3
    srli a6, a6, 29
    or a6, ra, a6
    slli ra, s1, 5
    srli s1, s1, 27
    or s1, ra, s1
    slli ra, s0, 23
    srli s0, s0, 9
    or s0, ra, s0
    xor ra, a7, s8
    sub s0, s0, ra
    xor s0, s0, s9
    xor s8, s3, s8
    xor ra, s0, s10
    sub s1, s1, ra
    xor s1, s1, s9
    xor ra, s1, s11
    sub a6, a6, ra
    xor a6, a6, s9
    slli ra, s2, 3
    srli s2, s2, 29
    or s2, ra, s2
    slli ra, s5, 5
    srli s5, s5, 27
    or s5, ra, s5
    slli ra, s4, 23
    srli s4, s4, 9
    or s4, ra, s4
    sub s4, s4, s8
    xor s4, s4, s9
    xor s8, s4, s10
    sub s5, s5, s8
    xor s5, s5, s9
    xor s8, s5, s11
    sub s2, s2, s8
    xor s2, s2, s9
    slli s8, t3, 3
    srli t3, t3, 29
    or t3, s8, t3
    slli s8, t2, 5
    srli t2, t2, 27
    or t2, s8, t2
    slli s8, t1, 23
    srli t1, t1, 9
    or t1, s8, t1
    lw s8, -64(s7)
    lw s9, -60(s7)
    xor s10, t0, s8
    sub t1, t1, s10
    xor t1, t1, s9
    lw s10, -56(s7)
    lw s11, -52(s7)
    addi s7, s7, -64
    xor ra, t1, s10
    sub t2, t2, ra
    xor t2, t2, s9
    xor ra, t2, s11
    sub t3, t3, ra
    xor t3, t3, s9
    slli ra, a1, 3
    srli a1, a1, 29
    or a1, ra, a1
    slli ra, t6, 5
    srli t6, t6, 27
    or t6, ra, t6
    slli ra, t5, 23
    srli t5, t5, 9
    or t5, ra, t5
    xor ra, t4, s8
    sub t5, t5, ra
    xor t5, t5, s9
    xor ra, t5, s10
    sub t6, t6, ra
    xor t6, t6, s9
    xor ra, t6, s11
    sub a1, a1, ra
    xor a1, a1, s9
    slli ra, a5, 3
    srli a5, a5, 29
    or a5, ra, a5
    slli ra, a4, 5
    srli a4, a4, 27
    or a4, ra, a4
    slli ra, a3, 23
    srli a3, a3, 9
    or a3, ra, a3
    xor ra, a2, s8
    sub a3, a3, ra
    xor a3, a3, s9
    xor ra, a3, s10
    sub a4, a4, ra
    xor a4, a4, s9
    xor ra, a4, s11
    sub a5, a5, ra
    xor a5, a5, s9
    slli ra, s1, 3
    srli s1, s1, 29
    or s1, ra, s1
    slli ra, s0, 5
    srli s0, s0, 27
    or s0, ra, s0
    slli ra, a7, 23
    srli a7, a7, 9
    or a7, ra, a7
    xor ra, a6, s8
    sub a7, a7, ra
    xor a7, a7, s9
    xor s8, s2, s8
    xor ra, a7, s10
    sub s0, s0, ra
    xor s0, s0, s9
    xor ra, s0, s11
    sub s1, s1, ra
    xor s1, s1, s9
    slli ra, s5, 3
    srli s5, s5, 29
    or s5, ra, s5
    slli ra, s4, 5
    srli s4, s4, 27
    or s4, ra, s4
    slli ra, s3, 23
    srli s3, s3, 9
    or s3, ra, s3
    sub s3, s3, s8
    xor s3, s3, s9
    xor s8, s3, s10
    sub s4, s4, s8
    xor s4, s4, s9
    xor s8, s4, s11
    sub s5, s5, s8
    xor s5, s5, s9
    bne s7, a0, .Llea128_decrypt_blocks_rounds8
    lw s7, 4(sp)  /* reload */
    addi s6, s6, -5
    sw t0, 0(s7)
    sw t1, 4(s7)
    sw t2, 8(s7)
    sw t3, 12(s7)
    sw t4, 16(s7)
    sw t5, 20(s7)
    sw t6, 24(s7)
    sw a1, 28(s7)
    sw a2, 32(s7)
    sw a3, 36(s7)
    sw a4, 40(s7)
    sw a5, 44(s7)
    sw a6, 48(s7)
    sw a7, 52(s7)
    sw s0, 56(s7)
    sw s1, 60(s7)
    sw s2, 64(s7)
    sw s3, 68(s7)
    sw s4, 72(s7)
    sw s5, 76(s7)
    addi t0, s7, 80
    sw t0, 4(sp)  /* spill */
    bge s6, zero, .Llea128_decrypt_blocks_blocks7
.Llea128_decrypt_blocks_fewer3:
    addi a3, s6, 5
.Llea128_decrypt_blocks_rest2:
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea128_decrypt_blocks_rest10
    lw t0, 4(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea128_decrypt_blocks_rest10
    addi s2, a3, -4
    blt s2, zero, .Llea128_decrypt_blocks_fewer11
.Llea128_decrypt_blocks_blocks15:
    lw s3, 0(sp)  /* reload */
    lw t0, 0(s3)
    lw t1, 4(s3)
    lw t2, 8(s3)
    lw t3, 12(s3)
    lw t4, 16(s3)
    lw t5, 20(s3)
    lw t6, 24(s3)
    lw a1, 28(s3)
    lw a2, 32(s3)
    lw a3, 36(s3)
    lw a4, 40(s3)
    lw a5, 44(s3)
    lw a6, 48(s3)
    lw a7, 52(s3)
    lw s0, 56(s3)
    lw s1, 60(s3)
    addi s3, s3, 64
    sw s3, 0(sp)  /* spill */
    addi s3, a0, 384
.Llea128_decrypt_blocks_rounds16:
    slli s4, t2, 3
    srli t2, t2, 29
    or t2, s4, t2
    slli s4, t1, 5
    srli t1, t1, 27
    or t1, s4, t1
    slli s4, t0, 23
    srli t0, t0, 9
    or t0, s4, t0
    lw s4, -16(s3)
    lw s5, -12(s3)
    xor s6, t3, s4
    sub t0, t0, s6
    xor t0, t0, s5
    lw s6, -8(s3)
    lw s7, -4(s3)
    xor s8, t0, s6
    sub t1, t1, s8
    xor t1, t1, s5
    xor s8, t1, s7
    sub t2, t2, s8
    xor t2, t2, s5
    slli s8, t6, 3
    srli t6, t6, 29
    or t6, s8, t6
    slli s8, t5, 5
    srli t5, t5, 27
    or t5, s8, t5
    slli s8, t4, 23
    srli t4, t4, 9
    or t4, s8, t4
    xor s8, a1, s4
    sub t4, t4, s8
    xor t4, t4, s5
    xor s8, t4, s6
    sub t5, t5, s8
    xor t5, t5, s5
    xor s8, t5, s7
    sub t6, t6, s8
    xor t6, t6, s5
    slli s8, a4, 3
    srli a4, a4, 29
    or a4, s8, a4
    slli s8, a3, 5
    srli a3, a3, 27
    or a3, s8, a3
    slli s8, a2, 23
    srli a2, a2, 9
    or a2, s8, a2
    xor s8, a5, s4
    sub a2, a2, s8
    xor a2, a2, s5
    xor s4, s1, s4
    xor s8, a2, s6
    sub a3, a3, s8
    xor a3, a3, s5
    xor s8, a3, s7
    sub a4, a4, s8
    xor a4, a4, s5
    slli s8, s0, 3
    srli s0, s0, 29
    or s0, s8, s0
    slli s8, a7, 5
    srli a7, a7, 27
    or a7, s8, a7
    slli s8, a6, 23
    srli a6, a6, 9
    or a6, s8, a6
    sub a6, a6, s4
    xor a6, a6, s5
    xor s4, a6, s6
    sub a7, a7, s4
    xor a7, a7, s5
    xor s4, a7, s7
    sub s0, s0, s4
    xor s0, s0, s5
    slli s4, t1, 3
    srli t1, t1, 29
    or t1, s4, t1
    slli s4, t0, 5
    srli t0, t0, 27
    or t0, s4, t0
    slli s4, t3, 23
    srli t3, t3, 9
    or t3, s4, t3
    lw s4, -32(s3)
    lw s5, -28(s3)
    xor s6, t2, s4
    sub t3, t3, s6
    xor t3, t3, s5
    lw s6, -24(s3)
    lw s7, -20(s3)
    xor s8, t3, s6
    sub t0, t0, s8
    xor t0, t0, s5
    xor s8, t0, s7
    sub t1, t1, s8
    xor t1, t1, s5
    slli s8, t5, 3
    srli t5, t5, 29
    or t5, s8, t5
    slli s8, t4, 5
    srli t4, t4, 27
    or t4, s8, t4
    slli s8, a1, 23
    srli a1, a1, 9
    or a1, s8, a1
    xor s8, t6, s4
    sub a1, a1, s8
    xor a1, a1, s5
    xor s8, a1, s6
    sub t4, t4, s8
    xor t4, t4, s5
    xor s8, t4, s7
    sub t5, t5, s8
    xor t5, t5, s5
    slli s8, a3, 3
    srli a3, a3, 29
    or a3, s8, a3
    slli s8, a2, 5
    srli a2, a2, 27
    or a2, s8, a2
    slli s8, a5, 23
    srli a5, a5, 9
    or a5, s8, a5
    xor s8, a4, s4
    sub a5, a5, s8
    xor a5, a5, s5
    xor s4, s0, s4
    xor s8, a5, s6
    sub a2, a2, s8
    xor a2, a2, s5
    xor s8, a2, s7
    sub a3, a3, s8
    xor a3, a3, s5
    slli s8, a7, 3
    srli a7, a7, 29
    or a7, s8, a7
    slli s8, a6, 5
    srli a6, a6, 27
    or a6, s8, a6
    slli s8, s1, 23
    srli s1, s1, 9
    or s1, s8, s1
    sub s1, s1, s4
    xor s1, s1, s5
    xor s4, s1, s6
    sub a6, a6, s4
    xor a6, a6, s5
    xor s4, a6, s7
    sub a7, a7, s4
    xor a7, a7, s5
    slli s4, t0, 3
    srli t0, t0, 29
    or t0, s4, t0
    slli s4, t3, 5
    srli t3, t3, 27
    or t3, s4, t3
    slli s4, t2, 23
    srli t2, t2, 9
    or t2, s4, t2
    lw s4, -48(s3)
    lw s5, -44(s3)
    xor s6, t1, s4
    sub t2, t2, s6
    xor t2, t2, s5
    lw s6, -40(s3)
    lw s7, -36(s3)
    xor s8, t2, s6
    sub t3, t3, s8
    xor t3, t3, s5
    xor s8, t3, s7
    sub t0, t0, s8
    xor t0, t0, s5
    slli s8, t4, 3
    srli t4, t4, 29
    or t4, s8, t4
    slli s8, a1, 5
    srli a1, a1, 27
    or a1, s8, a1
    slli s8, t6, 23
    srli t6, t6, 9
    or t6, s8, t6
    xor s8, t5, s4
    sub t6, t6, s8
    xor t6, t6, s5
    xor s8, t6, s6
    sub a1, a1, s8
    xor a1, a1, s5
    xor s8, a1, s7
    sub t4, t4, s8
    xor t4, t4, s5
    slli s8, a2, 3
    srli a2, a2, 29
    or a2, s8, a2
    slli s8, a5, 5
    srli a5, a5, 27
    or a5, s8, a5
    slli s8, a4, 23
    srli a4, a4, 9
    or a4, s8, a4
    xor s8, a3, s4
    sub a4, a4, s8
    xor a4, a4, s5
    xor s4, a7, s4
    xor s8, a4, s6
    sub a5, a5, s8
    xor a5, a5, s5
    xor s8, a5, s7
    sub a2, a2, s8
    xor a2, a2, s5
    slli s8, a6, 3
    srli a6, a6, 29
    or a6, s8, a6
    slli s8, s1, 5
    srli s1, s1, 27
    or s1, s8, s1
    slli s8, s0, 23
    srli s0, s0, 9
    or s0, s8, s0
    sub s0, s0, s4
    xor s0, s0, s5
    xor s4, s0, s6
    sub s1, s1, s4
    xor s1, s1, s5
    xor s4, s1, s7
    sub a6, a6, s4
    xor a6, a6, s5
    slli s4, t3, 3
    srli t3, t3, 29
    or t3, s4, t3
    slli s4, t2, 5
    srli t2, t2, 27
    or t2, s4, t2
    slli s4, t1, 23
    srli t1, t1, 9
    or t1, s4, t1
    lw s4, -64(s3)
    lw s5, -60(s3)
    xor s6, t0, s4
    sub t1, t1, s6
    xor t1, t1, s5
    lw s6, -56(s3)
    lw s7, -52(s3)
    addi s3, s3, -64
    xor s8, t1, s6
    sub t2, t2, s8
    xor t2, t2, s5
    xor s8, t2, s7
    sub t3, t3, s8
    xor t3, t3, s5
    slli s8, a1, 3
    srli a1, a1, 29
    or a1, s8, a1
    slli s8, t6, 5
    srli t6, t6, 27
    or t6, s8, t6
    slli s8, t5, 23
    srli t5, t5, 9
    or t5, s8, t5
    xor s8, t4, s4
    sub t5, t5, s8
    xor t5, t5, s5
    xor s8, t5, s6
    sub t6, t6, s8
    xor t6, t6, s5
    xor s8, t6, s7
    sub a1, a1, s8
    xor a1, a1, s5
    slli s8, a5, 3
    srli a5, a5, 29
    or a5, s8, a5
    slli s8, a4, 5
    srli a4, a4, 27
    or a4, s8, a4
    slli s8, a3, 23
    srli a3, a3, 9
    or a3, s8, a3
    xor s8, a2, s4
    sub a3, a3, s8
    xor a3, a3, s5
    xor s4, a6, s4
    xor s8, a3, s6
    sub a4, a4, s8
    xor a4, a4, s5
    xor s8, a4, s7
    sub a5, a5, s8
    xor a5, a5, s5
    slli s8, s1, 3
    srli s1, s1, 29
    or s1, s8, s1
    slli s8, s0, 5
    srli s0, s0, 27
    or s0, s8, s0
    slli s8, a7, 23
    srli a7, a7, 9
    or a7, s8, a7
    sub a7, a7, s4
    xor a7, a7, s5
    xor s4, a7, s6
    sub s0, s0, s4
    xor s0, s0, s5
    xor s4, s0, s7
    sub s1, s1, s4
    xor s1, s1, s5
    bne s3, a0, .Llea128_decrypt_blocks_rounds16
    lw s3, 4(sp)  /* reload */
    addi s2, s2, -4
    sw t0, 0(s3)
    sw t1, 4(s3)
    sw t2, 8(s3)
    sw t3, 12(s3)
    sw t4, 16(s3)
    sw t5, 20(s3)
    sw t6, 24(s3)
    sw a1, 28(s3)
    sw a2, 32(s3)
    sw a3, 36(s3)
    sw a4, 40(s3)
    sw a5, 44(s3)
    sw a6, 48(s3)
    sw a7, 52(s3)
    sw s0, 56(s3)
    sw s1, 60(s3)
    addi t0, s3, 64
    sw t0, 4(sp)  /* spill */
    bge s2, zero, .Llea128_decrypt_blocks_blocks15
.Llea128_decrypt_blocks_fewer11:
    addi a3, s2, 4
.Llea128_decrypt_blocks_rest10:
    beq a3, zero, .Llea128_decrypt_blocks_done1
.Llea128_decrypt_blocks_blocks19:
    lw t0, 0(sp)  /* reload */
    andi t0, t0, 3
    bne t0, zero, .Llea128_decrypt_blocks_bytes20
    lw t3, 0(sp)  /* reload */
    lw t0, 0(t3)
    lw t1, 4(t3)
    lw t2, 8(t3)
    lw t3, 12(t3)
.Llea128_decrypt_blocks_join21:
    lw t4, 0(sp)  /* reload */
    addi t4, t4, 16
    sw t4, 0(sp)  /* spill */
    addi t4, a0, 384
.Llea128_decrypt_blocks_rounds23:
    slli t5, t2, 3
    srli t2, t2, 29
    or t2, t5, t2
    slli t5, t1, 5
    srli t1, t1, 27
    or t1, t5, t1
    slli t5, t0, 23
    srli t0, t0, 9
    or t0, t5, t0
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
    slli t5, t1, 3
    srli t1, t1, 29
    or t1, t5, t1
    slli t5, t0, 5
    srli t0, t0, 27
    or t0, t5, t0
    slli t5, t3, 23
    srli t3, t3, 9
    or t3, t5, t3
    lw t5, -32(t4)
    lw t6, -28(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -24(t4)
    lw a1, -52(t4)
    xor t5, t3, t5
    sub t0, t0, t5
    xor t0, t0, t6
    lw t5, -20(t4)
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
    lw t5, -48(t4)
    lw t6, -44(t4)
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    lw t5, -40(t4)
    xor t5, t2, t5
    sub t3, t3, t5
    xor t3, t3, t6
    lw t5, -36(t4)
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
    lw t5, -64(t4)
    lw t6, -60(t4)
    xor t5, t0, t5
    sub t1, t1, t5
    xor t1, t1, t6
    lw t5, -56(t4)
    addi t4, t4, -64
    xor t5, t1, t5
    sub t2, t2, t5
    xor t2, t2, t6
    xor t5, t2, a1
    sub t3, t3, t5
    xor t3, t3, t6
    bne t4, a0, .Llea128_decrypt_blocks_rounds23
    lw t4, 4(sp)  /* reload */
    andi t4, t4, 3
    bne t4, zero, .Llea128_decrypt_blocks_bytes25
    lw t4, 4(sp)  /* reload */
    sw t0, 0(t4)
    sw t1, 4(t4)
    sw t2, 8(t4)
    sw t3, 12(t4)
.Llea128_decrypt_blocks_join26:
    lw t0, 4(sp)  /* reload */
    addi a3, a3, -1
    addi t0, t0, 16
    sw t0, 4(sp)  /* spill */
    bne a3, zero, .Llea128_decrypt_blocks_blocks19
.Llea128_decrypt_blocks_done1:
    lw s0, 8(sp)
    lw s1, 12(sp)
    lw s2, 16(sp)
    lw s3, 20(sp)
    lw s4, 24(sp)
    lw s5, 28(sp)
    lw s6, 32(sp)
    lw s7, 36(sp)
    lw s8, 40(sp)
    lw s9, 44(sp)
    lw s10, 48(sp)
    lw s11, 52(sp)
    lw ra, 56(sp)
    addi sp, sp, 64
    jalr zero, 0(ra)
.Llea128_decrypt_blocks_bytes20:
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
    jal zero, .Llea128_decrypt_blocks_join21
.Llea128_decrypt_blocks_bytes25:
    srli t4, t0, 8
    srli t5, t0, 16
    srli t6, t0, 24
    lw a1, 4(sp)  /* reload */
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
    jal zero, .Llea128_decrypt_blocks_join26
    .size lea128_decrypt_blocks, .-lea128_decrypt_blocks

    .balign 4
    .globl lea128_ctr
    .type lea128_ctr, %function
lea128_ctr:
    addi sp, sp, -112
    sw s0, 52(sp)
    sw s1, 56(sp)
    sw s2, 60(sp)
    sw s3, 64(sp)
    sw s4, 68(sp)
    sw s5, 72(sp)
    sw s6, 76(sp)
    sw s7, 80(sp)
    sw s8, 84(sp)
    sw s9, 88(sp)
    sw s10, 92(sp)
    sw s11, 96(sp)
    sw ra, 100(sp)
    sw a4, 0(sp)  /* spill */
    sw a0, 4(sp)  /* spill */
    sw a1, 8(sp)  /* spill */
    sw a2, 12(sp)  /* spill */
    sw a3, 16(sp)  /* spill */
    bne a4, zero, .Llea128_ctr_some5
    jal zero, .Llea128_ctr_done4
.Llea128_ctr_some5:
    lw t0, 12(sp)  /* reload */
    lw t1, 16(sp)  /* reload */
    or t0, t0, t1
    andi t0, t0, 3
    sw t0, 20(sp)  /* spill */
.Llea128_ctr_epoch1:
    lw t0, 8(sp)  /* reload */
    andi t0, t0, 3
    beq t0, zero, .Llea128_ctr_words8
    jal zero, .Llea128_ctr_bytes6
.Llea128_ctr_words8:
    lw t3, 8(sp)  /* reload */
    lw t0, 0(t3)
    lw t1, 4(t3)
    lw t2, 8(t3)
    lw t3, 12(t3)
.Llea128_ctr_join7:
    lui t4, 4096
    sw t4, 24(sp)  /* spill */
    lw t4, 4(sp)  /* reload */
    lw t5, 12(t4)
    lw t6, 20(t4)
    xor t5, t2, t5
    xor a0, t0, t6
    lw a1, 8(t4)
    lw a2, 4(t4)
    xor a1, t1, a1
    xor t2, t2, a2
    add t2, a1, t2
    slli a1, t2, 27
    srli t2, t2, 5
    or t2, a1, t2
    lw a1, 24(t4)
    lw a3, 0(t4)
    xor a1, t2, a1
    xor t0, t0, a3
    xor t1, t1, a2
    add t0, t0, t1
    slli t1, t0, 9
    srli t0, t0, 23
    or t0, t1, t0
    lw t1, 36(t4)
    lw a2, 16(t4)
    xor t1, t0, t1
    xor t0, t0, a2
    xor t2, t2, t6
    add t0, t0, t2
    slli t2, t0, 9
    srli t0, t0, 23
    or t0, t2, t0
    lw t2, 32(t4)
    lw t4, 52(t4)
    xor t2, t0, t2
    xor t0, t0, t4
    sw t5, 28(sp)  /* spill */
    sw a0, 32(sp)  /* spill */
    sw a1, 36(sp)  /* spill */
    sw t1, 40(sp)  /* spill */
    sw t2, 44(sp)  /* spill */
    sw t0, 48(sp)  /* spill */
    lw t0, 20(sp)  /* reload */
    bne t0, zero, .Llea128_ctr_rest9
    lw t0, 4(sp)  /* reload */
    lw t1, 0(sp)  /* reload */
    addi s6, t0, 320
    addi t0, zero, 80
    bltu t1, t0, .Llea128_ctr_fewer10
    lui t0, 1032192
    bgeu t3, t0, .Llea128_ctr_fewer10
.Llea128_ctr_batch11:
    lw s7, 4(sp)  /* reload */
    lw t1, 24(sp)  /* reload */
    lw t0, 4(s7)
    add t2, t3, t1
    xor t3, t3, t0
    lw t4, 28(sp)  /* reload */
    lw a3, 32(sp)  /* reload */
    add t3, t4, t3
    slli t5, t3, 29
    srli t3, t3, 3
    or t3, t5, t3
    xor t5, t2, t0
    add t5, t4, t5
    slli t6, t5, 29
    srli t5, t5, 3
    or t5, t6, t5
    add t2, t2, t1
    xor t6, t2, t0
    add t6, t4, t6
    slli a0, t6, 29
    srli t6, t6, 3
    or t6, a0, t6
    add t2, t2, t1
    xor a0, t2, t0
    add a0, t4, a0
    slli a1, a0, 29
    srli a0, a0, 3
    or a0, a1, a0
    add t2, t2, t1
    xor t0, t2, t0
    add t0, t4, t0
    slli t4, t0, 29
    srli t0, t0, 3
    or t0, t4, t0
    lw t4, 28(s7)
    lw a1, 20(s7)
    xor a2, t3, t4
    add a2, a2, a3
    slli a4, a2, 29
    srli a2, a2, 3
    or a2, a4, a2
    xor a4, t5, t4
    add a4, a4, a3
    slli a5, a4, 29
    srli a4, a4, 3
    or a4, a5, a4
    xor a5, t6, t4
    add a5, a5, a3
    slli a6, a5, 29
    srli a5, a5, 3
    or a5, a6, a5
    xor a6, a0, t4
    add a6, a6, a3
    slli a7, a6, 29
    srli a6, a6, 3
    or a6, a7, a6
    xor t4, t0, t4
    add t4, t4, a3
    slli a3, t4, 29
    srli t4, t4, 3
    or t4, a3, t4
    xor t3, t3, a1
    lw a3, 36(sp)  /* reload */
    xor t0, t0, a1
    add t3, a3, t3
    slli a7, t3, 27
    srli t3, t3, 5
    or a7, a7, t3
    xor t3, t5, a1
    add t3, a3, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t5, t5, t3
    xor t3, t6, a1
    add t3, a3, t3
    slli t6, t3, 27
    srli t3, t3, 5
    or t6, t6, t3
    xor t3, a0, a1
    add t3, a3, t3
    slli a0, t3, 27
    srli t3, t3, 5
    or a0, a0, t3
    add t0, a3, t0
    slli t3, t0, 27
    srli t0, t0, 5
    or t0, t3, t0
    lw a1, 44(s7)
    lw a3, 40(s7)
    add t3, t2, t1
    xor t1, a2, a1
    lw t2, 40(sp)  /* reload */
    lw s11, 56(s7)
    add t1, t1, t2
    slli s0, t1, 29
    srli t1, t1, 3
    or s0, s0, t1
    xor t1, a4, a1
    add t1, t1, t2
    slli s1, t1, 29
    srli t1, t1, 3
    or s1, s1, t1
    xor t1, a5, a1
    add t1, t1, t2
    slli s2, t1, 29
    srli t1, t1, 3
    or s2, s2, t1
    xor t1, a6, a1
    add t1, t1, t2
    xor a1, t4, a1
    add t2, a1, t2
    slli a1, t1, 29
    srli t1, t1, 3
    or s3, a1, t1
    slli t1, t2, 29
    srli t2, t2, 3
    or s4, t1, t2
    xor t1, a7, a3
    lw t2, 36(s7)
    lw ra, 52(s7)
    xor a1, a2, t2
    add t1, t1, a1
    xor a1, a4, t2
    xor a2, a5, t2
    xor a4, a6, t2
    xor t4, t4, t2
    xor a5, a7, t2
    lw a6, 44(sp)  /* reload */
    slli a7, t1, 27
    add a5, a6, a5
    srli t1, t1, 5
    or a7, a7, t1
    xor t1, t5, a3
    add t1, t1, a1
    xor t5, t5, t2
    add t5, a6, t5
    slli a1, t1, 27
    srli t1, t1, 5
    or s5, a1, t1
    xor t1, t6, a3
    add t1, t1, a2
    xor t6, t6, t2
    add t6, a6, t6
    slli a1, t1, 27
    srli t1, t1, 5
    or s8, a1, t1
    xor t1, a0, a3
    add t1, t1, a4
    xor a1, t0, a3
    add t4, a1, t4
    xor a0, a0, t2
    add a0, a6, a0
    xor t0, t0, t2
    add a1, a6, t0
    slli t0, t1, 27
    srli t1, t1, 5
    or a6, t0, t1
    slli t0, t4, 27
    srli t1, t4, 5
    or s9, t0, t1
    slli t0, a5, 9
    srli t1, a5, 23
    or s10, t0, t1
    slli t0, t5, 9
    srli t1, t5, 23
    or t0, t0, t1
    slli t1, t6, 9
    srli t2, t6, 23
    or t1, t1, t2
    slli t2, a0, 9
    srli t4, a0, 23
    or t2, t2, t4
    slli t4, a1, 9
    srli t5, a1, 23
    or t4, t4, t5
    lw a1, 60(s7)
    lw a2, 48(sp)  /* reload */
    xor t5, s0, a1
    add t5, t5, a2
    slli t6, t5, 29
    srli t5, t5, 3
    or t5, t6, t5
    xor t6, s1, a1
    add t6, t6, a2
    slli a0, t6, 29
    srli t6, t6, 3
    or t6, a0, t6
    xor a0, s2, a1
    add a0, a0, a2
    slli a3, a0, 29
    srli a0, a0, 3
    or a0, a3, a0
    xor a3, s3, a1
    add a3, a3, a2
    xor a1, s4, a1
    add a2, a1, a2
    slli a1, a3, 29
    srli a3, a3, 3
    or a1, a1, a3
    slli a3, a2, 29
    srli a2, a2, 3
    or a2, a3, a2
    xor a3, a7, s11
    xor a4, s0, ra
    add a3, a3, a4
    xor a4, s1, ra
    xor a5, s2, ra
    xor s0, s3, ra
    xor s1, s4, ra
    xor s2, a7, ra
    slli a7, a3, 27
    srli a3, a3, 5
    or a3, a7, a3
    xor a7, s5, s11
    add a4, a7, a4
    xor s3, s5, ra
    slli a7, a4, 27
    srli a4, a4, 5
    or a4, a7, a4
    xor a7, s8, s11
    add a5, a7, a5
    xor s4, s8, ra
    slli a7, a5, 27
    srli a5, a5, 5
    or a5, a7, a5
    xor a7, a6, s11
    add a7, a7, s0
    xor s0, s9, s11
    add s0, s0, s1
    xor s5, a6, ra
    xor s8, s9, ra
    slli a6, a7, 27
    srli a7, a7, 5
    or a6, a6, a7
    slli a7, s0, 27
    srli s0, s0, 5
    or a7, a7, s0
    lw s9, 48(s7)
    addi s0, s10, 0
    xor s1, s10, s9
    add s1, s1, s2
    slli s2, s1, 9
    srli s1, s1, 23
    or s1, s2, s1
    xor s2, t0, s9
    add s2, s2, s3
    slli s3, s2, 9
    srli s2, s2, 23
    or s2, s3, s2
    xor s3, t1, s9
    add s3, s3, s4
    slli s4, s3, 9
    srli s3, s3, 23
    or s3, s4, s3
    xor s4, t2, s9
    add s4, s4, s5
    xor s5, t4, s9
    add s5, s5, s8
    slli s8, s4, 9
    srli s4, s4, 23
    or s4, s8, s4
    slli s8, s5, 9
    srli s5, s5, 23
    or s5, s8, s5
.Llea128_ctr_rounds15:
    lw s8, 76(s7)
    lw s9, 68(s7)
    xor s10, t5, s8
    xor s0, s0, s9
    add s0, s10, s0
    slli s10, s0, 29
    srli s0, s0, 3
    or s0, s10, s0
    xor s10, t6, s8
    xor t0, t0, s9
    add t0, s10, t0
    slli s10, t0, 29
    srli t0, t0, 3
    or t0, s10, t0
    xor s10, a0, s8
    xor t1, t1, s9
    add t1, s10, t1
    slli s10, t1, 29
    srli t1, t1, 3
    or t1, s10, t1
    xor s10, a1, s8
    xor s8, a2, s8
    xor t2, t2, s9
    add t2, s10, t2
    slli s10, t2, 29
    srli t2, t2, 3
    or t2, s10, t2
    xor t4, t4, s9
    add t4, s8, t4
    slli s8, t4, 29
    srli t4, t4, 3
    or t4, s8, t4
    lw s8, 72(s7)
    xor t5, t5, s9
    xor s10, a3, s8
    add t5, s10, t5
    slli s10, t5, 27
    srli t5, t5, 5
    or t5, s10, t5
    xor s10, a4, s8
    xor t6, t6, s9
    add t6, s10, t6
    slli s10, t6, 27
    srli t6, t6, 5
    or t6, s10, t6
    xor s10, a5, s8
    xor a0, a0, s9
    add a0, s10, a0
    slli s10, a0, 27
    srli a0, a0, 5
    or a0, s10, a0
    xor s10, a6, s8
    xor s8, a7, s8
    xor a1, a1, s9
    add a1, s10, a1
    slli s10, a1, 27
    srli a1, a1, 5
    or a1, s10, a1
    xor a2, a2, s9
    add a2, s8, a2
    slli s8, a2, 27
    srli a2, a2, 5
    or a2, s8, a2
    lw s8, 64(s7)
    xor a3, a3, s9
    xor s10, s1, s8
    add a3, s10, a3
    slli s10, a3, 9
    srli a3, a3, 23
    or a3, s10, a3
    xor s10, s2, s8
    xor a4, a4, s9
    add a4, s10, a4
    slli s10, a4, 9
    srli a4, a4, 23
    or a4, s10, a4
    xor s10, s3, s8
    xor a5, a5, s9
    add a5, s10, a5
    slli s10, a5, 9
    srli a5, a5, 23
    or a5, s10, a5
    xor s10, s4, s8
    xor s8, s5, s8
    xor a6, a6, s9
    add a6, s10, a6
    xor a7, a7, s9
    add a7, s8, a7
    slli s8, a6, 9
    srli a6, a6, 23
    or a6, s8, a6
    slli s8, a7, 9
    srli a7, a7, 23
    or a7, s8, a7
    lw s8, 92(s7)
    lw s9, 84(s7)
    xor s10, s0, s8
    xor s0, s0, s9
    xor s1, s1, s9
    add s1, s10, s1
    slli s10, s1, 29
    srli s1, s1, 3
    or s1, s10, s1
    xor s10, t0, s8
    xor t0, t0, s9
    xor s2, s2, s9
    add s2, s10, s2
    slli s10, s2, 29
    srli s2, s2, 3
    or s2, s10, s2
    xor s10, t1, s8
    xor t1, t1, s9
    xor s3, s3, s9
    add s3, s10, s3
    slli s10, s3, 29
    srli s3, s3, 3
    or s3, s10, s3
    xor s10, t2, s8
    xor s8, t4, s8
    xor t2, t2, s9
    xor t4, t4, s9
    xor s4, s4, s9
    add s4, s10, s4
    slli s10, s4, 29
    srli s4, s4, 3
    or s4, s10, s4
    xor s5, s5, s9
    add s5, s8, s5
    slli s8, s5, 29
    srli s5, s5, 3
    or s5, s8, s5
    lw s8, 88(s7)
    lw s10, 80(s7)
    xor s11, t5, s8
    add s0, s11, s0
    xor t5, t5, s9
    slli s11, s0, 27
    srli s0, s0, 5
    or s0, s11, s0
    xor s11, t6, s8
    add t0, s11, t0
    xor t6, t6, s9
    slli s11, t0, 27
    srli t0, t0, 5
    or t0, s11, t0
    xor s11, a0, s8
    add t1, s11, t1
    xor a0, a0, s9
    slli s11, t1, 27
    srli t1, t1, 5
    or t1, s11, t1
    xor s11, a1, s8
    add t2, s11, t2
    xor s8, a2, s8
    add t4, s8, t4
    xor a1, a1, s9
    xor a2, a2, s9
    slli s8, t2, 27
    srli t2, t2, 5
    or t2, s8, t2
    slli s8, t4, 27
    srli t4, t4, 5
    or t4, s8, t4
    xor s8, a3, s10
    add t5, s8, t5
    slli s8, t5, 9
    srli t5, t5, 23
    or t5, s8, t5
    xor s8, a4, s10
    add t6, s8, t6
    slli s8, t6, 9
    srli t6, t6, 23
    or t6, s8, t6
    xor s8, a5, s10
    add a0, s8, a0
    slli s8, a0, 9
    srli a0, a0, 23
    or a0, s8, a0
    xor s8, a6, s10
    add a1, s8, a1
    xor s8, a7, s10
    add a2, s8, a2
    slli s8, a1, 9
    srli a1, a1, 23
    or a1, s8, a1
    slli s8, a2, 9
    srli a2, a2, 23
    or a2, s8, a2
    lw s8, 108(s7)
    lw s9, 100(s7)
    xor s10, s1, s8
    xor a3, a3, s9
    xor a4, a4, s9
    xor a5, a5, s9
    xor a6, a6, s9
    xor a7, a7, s9
    add a3, s10, a3
    xor s1, s1, s9
    slli s10, a3, 29
    srli a3, a3, 3
    or a3, s10, a3
    xor s10, s2, s8
    add a4, s10, a4
    xor s2, s2, s9
    slli s10, a4, 29
    srli a4, a4, 3
    or a4, s10, a4
    xor s10, s3, s8
    add a5, s10, a5
    xor s3, s3, s9
    slli s10, a5, 29
    srli a5, a5, 3
    or a5, s10, a5
    xor s10, s4, s8
    add a6, s10, a6
    xor s8, s5, s8
    add a7, s8, a7
    xor s4, s4, s9
    xor s5, s5, s9
    slli s8, a6, 29
    srli a6, a6, 3
    or a6, s8, a6
    slli s8, a7, 29
    srli a7, a7, 3
    or a7, s8, a7
    lw s8, 104(s7)
    lw s10, 96(s7)
    xor s11, s0, s8
    add s1, s11, s1
    xor s0, s0, s9
    slli s11, s1, 27
    srli s1, s1, 5
    or s1, s11, s1
    xor s11, t0, s8
    add s2, s11, s2
    xor t0, t0, s9
    slli s11, s2, 27
    srli s2, s2, 5
    or s2, s11, s2
    xor s11, t1, s8
    add s3, s11, s3
    xor t1, t1, s9
    slli s11, s3, 27
    srli s3, s3, 5
    or s3, s11, s3
    xor s11, t2, s8
    add s4, s11, s4
    xor s8, t4, s8
    add s5, s8, s5
    xor t2, t2, s9
    xor t4, t4, s9
    slli s8, s4, 27
    srli s4, s4, 5
    or s4, s8, s4
    slli s8, s5, 27
    srli s5, s5, 5
    or s5, s8, s5
    xor s8, t5, s10
    add s0, s8, s0
    slli s8, s0, 9
    srli s0, s0, 23
    or s0, s8, s0
    xor s8, t6, s10
    add t0, s8, t0
    slli s8, t0, 9
    srli t0, t0, 23
    or t0, s8, t0
    xor s8, a0, s10
    add t1, s8, t1
    slli s8, t1, 9
    srli t1, t1, 23
    or t1, s8, t1
    xor s8, a1, s10
    add t2, s8, t2
    xor s8, a2, s10
    add t4, s8, t4
    slli s8, t2, 9
    srli t2, t2, 23
    or t2, s8, t2
    slli s8, t4, 9
    srli t4, t4, 23
    or t4, s8, t4
    lw s8, 124(s7)
    lw s9, 116(s7)
    xor s10, a3, s8
    xor t5, t5, s9
    xor t6, t6, s9
    xor a0, a0, s9
    xor a1, a1, s9
    xor a2, a2, s9
    add t5, s10, t5
    xor a3, a3, s9
    slli s10, t5, 29
    srli t5, t5, 3
    or t5, s10, t5
    xor s10, a4, s8
    add t6, s10, t6
    xor a4, a4, s9
    slli s10, t6, 29
    srli t6, t6, 3
    or t6, s10, t6
    xor s10, a5, s8
    add a0, s10, a0
    xor a5, a5, s9
    slli s10, a0, 29
    srli a0, a0, 3
    or a0, s10, a0
    xor s10, a6, s8
    add a1, s10, a1
    xor s8, a7, s8
    add a2, s8, a2
    xor a6, a6, s9
    xor a7, a7, s9
    slli s8, a1, 29
    srli a1, a1, 3
    or a1, s8, a1
    slli s8, a2, 29
    srli a2, a2, 3
    or a2, s8, a2
    lw s8, 120(s7)
    lw s10, 112(s7)
    addi s7, s7, 64
    xor s11, s1, s8
    add a3, s11, a3
    xor s1, s1, s9
    slli s11, a3, 27
    srli a3, a3, 5
    or a3, s11, a3
    xor s11, s2, s8
    add a4, s11, a4
    xor s2, s2, s9
    slli s11, a4, 27
    srli a4, a4, 5
    or a4, s11, a4
    xor s11, s3, s8
    add a5, s11, a5
    xor s3, s3, s9
    slli s11, a5, 27
    srli a5, a5, 5
    or a5, s11, a5
    xor s11, s4, s8
    add a6, s11, a6
    xor s8, s5, s8
    add a7, s8, a7
    xor s4, s4, s9
    xor s5, s5, s9
    slli s8, a6, 27
    srli a6, a6, 5
    or a6, s8, a6
    slli s8, a7, 27
    srli a7, a7, 5
    or a7, s8, a7
    xor s8, s0, s10
    add s1, s8, s1
    slli s8, s1, 9
    srli s1, s1, 23
    or s1, s8, s1
    xor s8, t0, s10
    add s2, s8, s2
    slli s8, s2, 9
    srli s2, s2, 23
    or s2, s8, s2
    xor s8, t1, s10
    add s3, s8, s3
    slli s8, s3, 9
    srli s3, s3, 23
    or s3, s8, s3
    xor s8, t2, s10
    add s4, s8, s4
    xor s8, t4, s10
    add s5, s8, s5
    slli s8, s4, 9
    srli s4, s4, 23
    or s4, s8, s4
    slli s8, s5, 9
    srli s5, s5, 23
    or s5, s8, s5
    bne s7, s6, .Llea128_ctr_rounds15
    lw s7, 0(sp)  /* reload */
    lw s9, 16(sp)  /* reload */
    addi s7, s7, -80
    sw s7, 0(sp)  /* spill */
    lw s7, 12(sp)  /* reload */
    lw s8, 0(s7)
    xor s1, s1, s8
    lw s8, 4(s7)
    xor a3, a3, s8
    lw s8, 8(s7)
    xor t5, t5, s8
    lw s8, 12(s7)
    sw s1, 0(s9)
    sw a3, 4(s9)
    sw t5, 8(s9)
    xor t5, s0, s8
    sw t5, 12(s9)
    lw t5, 16(s7)
    lw a3, 20(s7)
    xor t5, s2, t5
    xor a3, a4, a3
    lw a4, 24(s7)
    xor t6, t6, a4
    lw a4, 28(s7)
    sw t5, 16(s9)
    sw a3, 20(s9)
    sw t6, 24(s9)
    xor t0, t0, a4
    sw t0, 28(s9)
    lw t0, 32(s7)
    lw t5, 36(s7)
    xor t0, s3, t0
    xor t5, a5, t5
    lw t6, 40(s7)
    xor t6, a0, t6
    lw a0, 44(s7)
    sw t0, 32(s9)
    sw t5, 36(s9)
    sw t6, 40(s9)
    xor t0, t1, a0
    sw t0, 44(s9)
    lw t0, 48(s7)
    lw t1, 52(s7)
    lw t5, 56(s7)
    lw t6, 60(s7)
    xor t0, s4, t0
    sw t0, 48(s9)
    xor t0, a6, t1
    sw t0, 52(s9)
    xor t0, a1, t5
    sw t0, 56(s9)
    xor t0, t2, t6
    sw t0, 60(s9)
    lw t0, 64(s7)
    lw t1, 68(s7)
    lw t2, 72(s7)
    lw t5, 76(s7)
    xor t0, s5, t0
    sw t0, 64(s9)
    xor t0, a7, t1
    sw t0, 68(s9)
    xor t0, a2, t2
    sw t0, 72(s9)
    xor t0, t4, t5
    sw t0, 76(s9)
    addi t0, s7, 80
    sw t0, 12(sp)  /* spill */
    addi t0, s9, 80
    sw t0, 16(sp)  /* spill */
    lw t0, 24(sp)  /* reload */
    bltu t3, t0, .Llea128_ctr_carry2
    addi t0, zero, 80
    lw t1, 0(sp)  /* reload */
    bltu t1, t0, .Llea128_ctr_fewer10
    lui t0, 1032192
    bltu t3, t0, .Llea128_ctr_batch11
.Llea128_ctr_fewer10:
.Llea128_ctr_rest9:
    lw t0, 20(sp)  /* reload */
    bne t0, zero, .Llea128_ctr_rest19
    lw t0, 4(sp)  /* reload */
    lw t1, 0(sp)  /* reload */
    addi s2, t0, 320
    addi t0, zero, 64
    bltu t1, t0, .Llea128_ctr_fewer20
    lui t0, 1036288
    bgeu t3, t0, .Llea128_ctr_fewer20
.Llea128_ctr_batch21:
    lw s3, 4(sp)  /* reload */
    lw t1, 24(sp)  /* reload */
    lw t0, 4(s3)
    add t2, t3, t1
    xor t3, t3, t0
    lw t4, 28(sp)  /* reload */
    lw a2, 32(sp)  /* reload */
    add t3, t4, t3
    slli t5, t3, 29
    srli t3, t3, 3
    or t3, t5, t3
    xor t5, t2, t0
    add t5, t4, t5
    slli t6, t5, 29
    srli t5, t5, 3
    or t5, t6, t5
    add t2, t2, t1
    xor t6, t2, t0
    add t6, t4, t6
    slli a0, t6, 29
    srli t6, t6, 3
    or t6, a0, t6
    add t2, t2, t1
    xor t0, t2, t0
    add t0, t4, t0
    slli t4, t0, 29
    srli t0, t0, 3
    or t0, t4, t0
    lw t4, 28(s3)
    lw a0, 20(s3)
    xor a1, t3, t4
    add a1, a1, a2
    slli a3, a1, 29
    srli a1, a1, 3
    or a1, a3, a1
    xor a3, t5, t4
    add a3, a3, a2
    slli a4, a3, 29
    srli a3, a3, 3
    or a3, a4, a3
    xor a4, t6, t4
    add a4, a4, a2
    slli a5, a4, 29
    srli a4, a4, 3
    or a4, a5, a4
    xor t4, t0, t4
    add t4, t4, a2
    slli a2, t4, 29
    srli t4, t4, 3
    or t4, a2, t4
    xor t3, t3, a0
    lw a2, 36(sp)  /* reload */
    xor t0, t0, a0
    add t3, a2, t3
    slli a5, t3, 27
    srli t3, t3, 5
    or a5, a5, t3
    xor t3, t5, a0
    add t3, a2, t3
    slli t5, t3, 27
    srli t3, t3, 5
    or t5, t5, t3
    xor t3, t6, a0
    add t3, a2, t3
    slli t6, t3, 27
    srli t3, t3, 5
    or t6, t6, t3
    add t0, a2, t0
    slli t3, t0, 27
    srli t0, t0, 5
    or t0, t3, t0
    lw a0, 44(s3)
    lw a2, 40(s3)
    xor t3, a1, a0
    lw a6, 40(sp)  /* reload */
    add t3, t3, a6
    slli a7, t3, 29
    srli t3, t3, 3
    or a7, a7, t3
    xor t3, a3, a0
    add s0, t3, a6
    add t3, t2, t1
    slli t1, s0, 29
    srli t2, s0, 3
    or s0, t1, t2
    xor t1, a4, a0
    add t1, t1, a6
    xor t2, t4, a0
    add t2, t2, a6
    slli a0, t1, 29
    srli t1, t1, 3
    or a6, a0, t1
    slli t1, t2, 29
    srli t2, t2, 3
    or s1, t1, t2
    xor t1, a5, a2
    lw t2, 36(s3)
    xor a0, a1, t2
    add t1, t1, a0
    xor a0, a3, t2
    xor a1, a4, t2
    xor t4, t4, t2
    xor a3, a5, t2
    lw a4, 44(sp)  /* reload */
    slli a5, t1, 27
    add a3, a4, a3
    srli t1, t1, 5
    or a5, a5, t1
    xor t1, t5, a2
    add t1, t1, a0
    xor t5, t5, t2
    add t5, a4, t5
    slli a0, t1, 27
    srli t1, t1, 5
    or s4, a0, t1
    xor t1, t6, a2
    add t1, t1, a1
    xor a0, t0, a2
    add t4, a0, t4
    xor t6, t6, t2
    add t6, a4, t6
    xor t2, t0, t2
    slli t0, t1, 27
    srli t1, t1, 5
    or s5, t0, t1
    slli t0, t4, 27
    srli t1, t4, 5
    or s6, t0, t1
    slli t0, a3, 9
    srli t1, a3, 23
    or s7, t0, t1
    slli t0, t5, 9
    srli t1, t5, 23
    or t0, t0, t1
    slli t1, t6, 9
    srli t4, t6, 23
    or t1, t1, t4
    add t2, a4, t2
    slli t4, t2, 9
    srli t2, t2, 23
    or t2, t4, t2
    lw t6, 60(s3)
    lw a3, 56(s3)
    xor t4, a7, t6
    lw a0, 48(sp)  /* reload */
    lw a4, 52(s3)
    add t4, t4, a0
    slli t5, t4, 29
    srli t4, t4, 3
    or t4, t5, t4
    xor t5, s0, t6
    add t5, t5, a0
    slli a1, t5, 29
    srli t5, t5, 3
    or t5, a1, t5
    xor a1, a6, t6
    add a1, a1, a0
    xor t6, s1, t6
    add a0, t6, a0
    slli t6, a1, 29
    srli a1, a1, 3
    or t6, t6, a1
    slli a1, a0, 29
    srli a0, a0, 3
    or a0, a1, a0
    xor a1, a5, a3
    xor a2, a7, a4
    add a1, a1, a2
    xor a2, s0, a4
    xor a6, a6, a4
    xor a7, s1, a4
    xor s0, a5, a4
    slli a5, a1, 27
    srli a1, a1, 5
    or a1, a5, a1
    xor a5, s4, a3
    add a2, a5, a2
    xor s1, s4, a4
    slli a5, a2, 27
    srli a2, a2, 5
    or a2, a5, a2
    xor a5, s5, a3
    add a5, a5, a6
    xor a3, s6, a3
    add a6, a3, a7
    xor s4, s5, a4
    xor s5, s6, a4
    slli a3, a5, 27
    srli a4, a5, 5
    or a3, a3, a4
    slli a4, a6, 27
    srli a5, a6, 5
    or a4, a4, a5
    lw s6, 48(s3)
    addi a5, s7, 0
    xor a6, s7, s6
    add a6, a6, s0
    slli a7, a6, 9
    srli a6, a6, 23
    or a6, a7, a6
    xor a7, t0, s6
    add a7, a7, s1
    slli s0, a7, 9
    srli a7, a7, 23
    or a7, s0, a7
    xor s0, t1, s6
    add s0, s0, s4
    xor s1, t2, s6
    add s1, s1, s5
    slli s4, s0, 9
    srli s0, s0, 23
    or s0, s4, s0
    slli s4, s1, 9
    srli s1, s1, 23
    or s1, s4, s1
.Llea128_ctr_rounds25:
    lw s4, 76(s3)
    lw s5, 68(s3)
    xor s6, t4, s4
    xor a5, a5, s5
    add a5, s6, a5
    slli s6, a5, 29
    srli a5, a5, 3
    or a5, s6, a5
    xor s6, t5, s4
    xor t0, t0, s5
    add t0, s6, t0
    slli s6, t0, 29
    srli t0, t0, 3
    or t0, s6, t0
    xor s6, t6, s4
    xor s4, a0, s4
    xor t1, t1, s5
    add t1, s6, t1
    slli s6, t1, 29
    srli t1, t1, 3
    or t1, s6, t1
    xor t2, t2, s5
    add t2, s4, t2
    slli s4, t2, 29
    srli t2, t2, 3
    or t2, s4, t2
    lw s4, 72(s3)
    xor t4, t4, s5
    xor s6, a1, s4
    add t4, s6, t4
    slli s6, t4, 27
    srli t4, t4, 5
    or t4, s6, t4
    xor s6, a2, s4
    xor t5, t5, s5
    add t5, s6, t5
    slli s6, t5, 27
    srli t5, t5, 5
    or t5, s6, t5
    xor s6, a3, s4
    xor s4, a4, s4
    xor t6, t6, s5
    add t6, s6, t6
    slli s6, t6, 27
    srli t6, t6, 5
    or t6, s6, t6
    xor a0, a0, s5
    add a0, s4, a0
    slli s4, a0, 27
    srli a0, a0, 5
    or a0, s4, a0
    lw s4, 64(s3)
    xor a1, a1, s5
    xor s6, a6, s4
    add a1, s6, a1
    slli s6, a1, 9
    srli a1, a1, 23
    or a1, s6, a1
    xor s6, a7, s4
    xor a2, a2, s5
    add a2, s6, a2
    slli s6, a2, 9
    srli a2, a2, 23
    or a2, s6, a2
    xor s6, s0, s4
    xor s4, s1, s4
    xor a3, a3, s5
    add a3, s6, a3
    xor a4, a4, s5
    add a4, s4, a4
    slli s4, a3, 9
    srli a3, a3, 23
    or a3, s4, a3
    slli s4, a4, 9
    srli a4, a4, 23
    or a4, s4, a4
    lw s4, 92(s3)
    lw s5, 84(s3)
    xor s6, a5, s4
    xor a5, a5, s5
    xor a6, a6, s5
    add a6, s6, a6
    slli s6, a6, 29
    srli a6, a6, 3
    or a6, s6, a6
    xor s6, t0, s4
    xor t0, t0, s5
    xor a7, a7, s5
    add a7, s6, a7
    slli s6, a7, 29
    srli a7, a7, 3
    or a7, s6, a7
    xor s6, t1, s4
    xor s4, t2, s4
    xor t1, t1, s5
    xor t2, t2, s5
    xor s0, s0, s5
    add s0, s6, s0
    slli s6, s0, 29
    srli s0, s0, 3
    or s0, s6, s0
    xor s1, s1, s5
    add s1, s4, s1
    slli s4, s1, 29
    srli s1, s1, 3
    or s1, s4, s1
    lw s4, 88(s3)
    lw s6, 80(s3)
    xor s7, t4, s4
    add a5, s7, a5
    xor t4, t4, s5
    slli s7, a5, 27
    srli a5, a5, 5
    or a5, s7, a5
    xor s7, t5, s4
    add t0, s7, t0
    xor t5, t5, s5
    slli s7, t0, 27
    srli t0, t0, 5
    or t0, s7, t0
    xor s7, t6, s4
    add t1, s7, t1
    xor s4, a0, s4
    add t2, s4, t2
    xor t6, t6, s5
    xor a0, a0, s5
    slli s4, t1, 27
    srli t1, t1, 5
    or t1, s4, t1
    slli s4, t2, 27
    srli t2, t2, 5
    or t2, s4, t2
    xor s4, a1, s6
    add t4, s4, t4
    slli s4, t4, 9
    srli t4, t4, 23
    or t4, s4, t4
    xor s4, a2, s6
    add t5, s4, t5
    slli s4, t5, 9
    srli t5, t5, 23
    or t5, s4, t5
    xor s4, a3, s6
    add t6, s4, t6
    xor s4, a4, s6
    add a0, s4, a0
    slli s4, t6, 9
    srli t6, t6, 23
    or t6, s4, t6
    slli s4, a0, 9
    srli a0, a0, 23
    or a0, s4, a0
    lw s4, 108(s3)
    lw s5, 100(s3)
    xor s6, a6, s4
    xor a1, a1, s5
    xor a2, a2, s5
    xor a3, a3, s5
    xor a4, a4, s5
    add a1, s6, a1
    xor a6, a6, s5
    slli s6, a1, 29
    srli a1, a1, 3
    or a1, s6, a1
    xor s6, a7, s4
    add a2, s6, a2
    xor a7, a7, s5
    slli s6, a2, 29
    srli a2, a2, 3
    or a2, s6, a2
    xor s6, s0, s4
    add a3, s6, a3
    xor s4, s1, s4
    add a4, s4, a4
    xor s0, s0, s5
    xor s1, s1, s5
    slli s4, a3, 29
    srli a3, a3, 3
    or a3, s4, a3
    slli s4, a4, 29
    srli a4, a4, 3
    or a4, s4, a4
    lw s4, 104(s3)
    lw s6, 96(s3)
    xor s7, a5, s4
    add a6, s7, a6
    xor a5, a5, s5
    slli s7, a6, 27
    srli a6, a6, 5
    or a6, s7, a6
    xor s7, t0, s4
    add a7, s7, a7
    xor t0, t0, s5
    slli s7, a7, 27
    srli a7, a7, 5
    or a7, s7, a7
    xor s7, t1, s4
    add s0, s7, s0
    xor s4, t2, s4
    add s1, s4, s1
    xor t1, t1, s5
    xor t2, t2, s5
    slli s4, s0, 27
    srli s0, s0, 5
    or s0, s4, s0
    slli s4, s1, 27
    srli s1, s1, 5
    or s1, s4, s1
    xor s4, t4, s6
    add a5, s4, a5
    slli s4, a5, 9
    srli a5, a5, 23
    or a5, s4, a5
    xor s4, t5, s6
    add t0, s4, t0
    slli s4, t0, 9
    srli t0, t0, 23
    or t0, s4, t0
    xor s4, t6, s6
    add t1, s4, t1
    xor s4, a0, s6
    add t2, s4, t2
    slli s4, t1, 9
    srli t1, t1, 23
    or t1, s4, t1
    slli s4, t2, 9
    srli t2, t2, 23
    or t2, s4, t2
    lw s4, 124(s3)
    lw s5, 116(s3)
    xor s6, a1, s4
    xor t4, t4, s5
    xor t5, t5, s5
    xor t6, t6, s5
    xor a0, a0, s5
    add t4, s6, t4
    xor a1, a1, s5
    slli s6, t4, 29
    srli t4, t4, 3
    or t4, s6, t4
    xor s6, a2, s4
    add t5, s6, t5
    xor a2, a2, s5
    slli s6, t5, 29
    srli t5, t5, 3
    or t5, s6, t5
    xor s6, a3, s4
    add t6, s6, t6
    xor s4, a4, s4
    add a0, s4, a0
    xor a3, a3, s5
    xor a4, a4, s5
    slli s4, t6, 29
    srli t6, t6, 3
    or t6, s4, t6
    slli s4, a0, 29
    srli a0, a0, 3
    or a0, s4, a0
    lw s4, 120(s3)
    lw s6, 112(s3)
    addi s3, s3, 64
    xor s7, a6, s4
    add a1, s7, a1
    xor a6, a6, s5
    slli s7, a1, 27
    srli a1, a1, 5
    or a1, s7, a1
    xor s7, a7, s4
    add a2, s7, a2
    xor a7, a7, s5
    slli s7, a2, 27
    srli a2, a2, 5
    or a2, s7, a2
    xor s7, s0, s4
    add a3, s7, a3
    xor s4, s1, s4
    add a4, s4, a4
    xor s0, s0, s5
    xor s1, s1, s5
    slli s4, a3, 27
    srli a3, a3, 5
    or a3, s4, a3
    slli s4, a4, 27
    srli a4, a4, 5
    or a4, s4, a4
    xor s4, a5, s6
    add a6, s4, a6
    slli s4, a6, 9
    srli a6, a6, 23
    or a6, s4, a6
    xor s4, t0, s6
    add a7, s4, a7
    slli s4, a7, 9
    srli a7, a7, 23
    or a7, s4, a7
    xor s4, t1, s6
    add s0, s4, s0
    xor s4, t2, s6
    add s1, s4, s1
    slli s4, s0, 9
    srli s0, s0, 23
    or s0, s4, s0
    slli s4, s1, 9
    srli s1, s1, 23
    or s1, s4, s1
    bne s3, s2, .Llea128_ctr_rounds25
    lw s3, 0(sp)  /* reload */
    lw s5, 16(sp)  /* reload */
    addi s3, s3, -64
    sw s3, 0(sp)  /* spill */
    lw s3, 12(sp)  /* reload */
    lw s4, 0(s3)
    xor a6, a6, s4
    lw s4, 4(s3)
    xor a1, a1, s4
    lw s4, 8(s3)
    xor t4, t4, s4
    lw s4, 12(s3)
    sw a6, 0(s5)
    sw a1, 4(s5)
    sw t4, 8(s5)
    xor t4, a5, s4
    sw t4, 12(s5)
    lw t4, 16(s3)
    lw a1, 20(s3)
    xor t4, a7, t4
    xor a1, a2, a1
    lw a2, 24(s3)
    xor t5, t5, a2
    lw a2, 28(s3)
    sw t4, 16(s5)
    sw a1, 20(s5)
    sw t5, 24(s5)
    xor t0, t0, a2
    sw t0, 28(s5)
    lw t0, 32(s3)
    lw t4, 36(s3)
    lw t5, 40(s3)
    lw a1, 44(s3)
    xor t0, s0, t0
    sw t0, 32(s5)
    xor t0, a3, t4
    sw t0, 36(s5)
    xor t0, t6, t5
    sw t0, 40(s5)
    xor t0, t1, a1
    sw t0, 44(s5)
    lw t0, 48(s3)
    lw t1, 52(s3)
    lw t4, 56(s3)
    lw t5, 60(s3)
    xor t0, s1, t0
    sw t0, 48(s5)
    xor t0, a4, t1
    sw t0, 52(s5)
    xor t0, a0, t4
    sw t0, 56(s5)
    xor t0, t2, t5
    sw t0, 60(s5)
    addi t0, s3, 64
    sw t0, 12(sp)  /* spill */
    addi t0, s5, 64
    sw t0, 16(sp)  /* spill */
    lw t0, 24(sp)  /* reload */
    bltu t3, t0, .Llea128_ctr_carry2
    addi t0, zero, 64
    lw t1, 0(sp)  /* reload */
    bltu t1, t0, .Llea128_ctr_fewer20
    lui t0, 1036288
    bltu t3, t0, .Llea128_ctr_batch21
.Llea128_ctr_fewer20:
.Llea128_ctr_rest19:
    lw t0, 0(sp)  /* reload */
    beq t0, zero, .Llea128_ctr_end3
    lw t0, 4(sp)  /* reload */
    addi t0, t0, 320
.Llea128_ctr_block29:
    lw t6, 4(sp)  /* reload */
    lw t4, 28(sp)  /* reload */
    lw t1, 4(t6)
    lw t2, 28(t6)
    xor t1, t3, t1
    add t1, t4, t1
    slli t4, t1, 29
    srli t1, t1, 3
    or t1, t4, t1
    xor t2, t1, t2
    lw t4, 32(sp)  /* reload */
    lw t5, 44(t6)
    add t2, t2, t4
    slli t4, t2, 29
    srli t2, t2, 3
    or t2, t4, t2
    lw t4, 20(t6)
    lw a0, 36(t6)
    xor t1, t1, t4
    lw t4, 36(sp)  /* reload */
    lw a1, 48(sp)  /* reload */
    add t1, t4, t1
    slli t4, t1, 27
    srli t1, t1, 5
    or t1, t4, t1
    xor t4, t2, t5
    lw t5, 40(sp)  /* reload */
    xor t2, t2, a0
    add t4, t4, t5
    slli t5, t4, 29
    srli t4, t4, 3
    or t4, t5, t4
    lw t5, 40(t6)
    lw a2, 48(t6)
    xor t5, t1, t5
    add t2, t5, t2
    slli t5, t2, 27
    srli t2, t2, 5
    or t5, t5, t2
    xor t1, t1, a0
    lw t2, 44(sp)  /* reload */
    lw a0, 56(t6)
    add t1, t2, t1
    slli t2, t1, 9
    srli t1, t1, 23
    or t1, t2, t1
    lw t2, 60(t6)
    xor a0, t5, a0
    xor t2, t4, t2
    add t2, t2, a1
    slli a1, t2, 29
    srli t2, t2, 3
    or t2, a1, t2
    lw a1, 52(t6)
    xor t4, t4, a1
    add t4, a0, t4
    slli a0, t4, 27
    srli t4, t4, 5
    or t4, a0, t4
    xor a0, t1, a2
    xor t5, t5, a1
    add t5, a0, t5
    slli a0, t5, 9
    srli t5, t5, 23
    or t5, a0, t5
    lw a0, 24(sp)  /* reload */
    add t3, t3, a0
.Llea128_ctr_rounds34:
    lw a0, 76(t6)
    lw a1, 68(t6)
    xor a0, t2, a0
    xor t1, t1, a1
    add t1, a0, t1
    slli a0, t1, 29
    srli t1, t1, 3
    or t1, a0, t1
    lw a0, 72(t6)
    xor t2, t2, a1
    xor a0, t4, a0
    add t2, a0, t2
    slli a0, t2, 27
    srli t2, t2, 5
    or t2, a0, t2
    lw a0, 64(t6)
    xor t4, t4, a1
    xor a0, t5, a0
    add t4, a0, t4
    slli a0, t4, 9
    srli t4, t4, 23
    or t4, a0, t4
    lw a0, 92(t6)
    lw a1, 84(t6)
    xor a0, t1, a0
    xor t5, t5, a1
    add t5, a0, t5
    slli a0, t5, 29
    srli t5, t5, 3
    or t5, a0, t5
    lw a0, 88(t6)
    xor t1, t1, a1
    xor a0, t2, a0
    add t1, a0, t1
    slli a0, t1, 27
    srli t1, t1, 5
    or t1, a0, t1
    lw a0, 80(t6)
    xor t2, t2, a1
    xor a0, t4, a0
    add t2, a0, t2
    slli a0, t2, 9
    srli t2, t2, 23
    or t2, a0, t2
    lw a0, 108(t6)
    lw a1, 100(t6)
    xor a0, t5, a0
    xor t4, t4, a1
    add t4, a0, t4
    slli a0, t4, 29
    srli t4, t4, 3
    or t4, a0, t4
    lw a0, 104(t6)
    xor t5, t5, a1
    xor a0, t1, a0
    add t5, a0, t5
    slli a0, t5, 27
    srli t5, t5, 5
    or t5, a0, t5
    lw a0, 96(t6)
    xor t1, t1, a1
    xor a0, t2, a0
    add t1, a0, t1
    slli a0, t1, 9
    srli t1, t1, 23
    or t1, a0, t1
    lw a0, 124(t6)
    lw a1, 116(t6)
    xor a0, t4, a0
    xor t2, t2, a1
    add t2, a0, t2
    slli a0, t2, 29
    srli t2, t2, 3
    or t2, a0, t2
    lw a0, 120(t6)
    xor t4, t4, a1
    xor a0, t5, a0
    add t4, a0, t4
    slli a0, t4, 27
    srli t4, t4, 5
    or t4, a0, t4
    lw a0, 112(t6)
    xor t5, t5, a1
    xor a0, t1, a0
    add t5, a0, t5
    slli a0, t5, 9
    srli t5, t5, 23
    or t5, a0, t5
    addi t6, t6, 64
    bne t6, t0, .Llea128_ctr_rounds34
    addi t6, zero, 16
    lw a0, 0(sp)  /* reload */
    bltu a0, t6, .Llea128_ctr_short31
    lw t6, 20(sp)  /* reload */
    bne t6, zero, .Llea128_ctr_bytes37
    lw t6, 12(sp)  /* reload */
    lw a0, 0(t6)
    lw a1, 4(t6)
    lw a2, 8(t6)
    lw t6, 12(t6)
    xor t5, t5, a0
    lw a0, 16(sp)  /* reload */
    xor t4, t4, a1
    sw t5, 0(a0)
    sw t4, 4(a0)
    xor t2, t2, a2
    sw t2, 8(a0)
    xor t1, t1, t6
    sw t1, 12(a0)
.Llea128_ctr_join30:
    lw t1, 12(sp)  /* reload */
    addi t1, t1, 16
    sw t1, 12(sp)  /* spill */
    lw t1, 16(sp)  /* reload */
    addi t1, t1, 16
    sw t1, 16(sp)  /* spill */
    lw t1, 0(sp)  /* reload */
    addi t1, t1, -16
    sw t1, 0(sp)  /* spill */
.Llea128_ctr_count32:
    lw t1, 24(sp)  /* reload */
    bltu t3, t1, .Llea128_ctr_carry2
    lw t1, 0(sp)  /* reload */
    bne t1, zero, .Llea128_ctr_block29
.Llea128_ctr_end3:
    srli t0, t3, 24
    lw t1, 8(sp)  /* reload */
    sb t0, 15(t1)
.Llea128_ctr_done4:
    lw s0, 52(sp)
    lw s1, 56(sp)
    lw s2, 60(sp)
    lw s3, 64(sp)
    lw s4, 68(sp)
    lw s5, 72(sp)
    lw s6, 76(sp)
    lw s7, 80(sp)
    lw s8, 84(sp)
    lw s9, 88(sp)
    lw s10, 92(sp)
    lw s11, 96(sp)
    lw ra, 100(sp)
    addi sp, sp, 112
    jalr zero, 0(ra)
.Llea128_ctr_short31:
    lw t6, 0(sp)  /* reload */
    andi t6, t6, 8
    beq t6, zero, .Llea128_ctr_after40
    lw t6, 12(sp)  /* reload */
    srli a1, t5, 8
    lbu a0, 0(t6)
    srli a2, a1, 8
    srli a3, a2, 8
    xor t5, t5, a0
    lw a0, 16(sp)  /* reload */
    srli a4, t4, 8
    sb t5, 0(a0)
    lbu t5, 1(t6)
    xor t5, a1, t5
    sb t5, 1(a0)
    lbu t5, 2(t6)
    srli a1, a4, 8
    srli a5, a1, 8
    xor t5, a2, t5
    sb t5, 2(a0)
    lbu a2, 3(t6)
    addi t5, t2, 0
    xor t2, a3, a2
    sb t2, 3(a0)
    lbu t2, 4(t6)
    xor t2, t4, t2
    sb t2, 4(a0)
    lbu t2, 5(t6)
    addi t4, t1, 0
    xor t1, a4, t2
    sb t1, 5(a0)
    lbu t1, 6(t6)
    addi t2, t6, 8
    sw t2, 12(sp)  /* spill */
    xor t1, a1, t1
    sb t1, 6(a0)
    lbu t1, 7(t6)
    xor t1, a5, t1
    sb t1, 7(a0)
    addi t1, a0, 8
    sw t1, 16(sp)  /* spill */
.Llea128_ctr_after40:
    lw t1, 0(sp)  /* reload */
    andi t1, t1, 4
    beq t1, zero, .Llea128_ctr_after42
    lw t1, 12(sp)  /* reload */
    srli t6, t5, 8
    lbu t2, 0(t1)
    srli a0, t6, 8
    lw a1, 16(sp)  /* reload */
    xor t2, t5, t2
    sb t2, 0(a1)
    lbu t2, 1(t1)
    srli a2, a0, 8
    addi t5, t4, 0
    xor t2, t6, t2
    sb t2, 1(a1)
    lbu t2, 2(t1)
    xor t2, a0, t2
    sb t2, 2(a1)
    lbu t2, 3(t1)
    addi t1, t1, 4
    sw t1, 12(sp)  /* spill */
    xor t1, a2, t2
    sb t1, 3(a1)
    addi t1, a1, 4
    sw t1, 16(sp)  /* spill */
.Llea128_ctr_after42:
    lw t1, 0(sp)  /* reload */
    andi t1, t1, 2
    beq t1, zero, .Llea128_ctr_after44
    lw t1, 12(sp)  /* reload */
    srli t4, t5, 8
    lbu t2, 0(t1)
    srli t6, t5, 16
    lw a0, 16(sp)  /* reload */
    xor t2, t5, t2
    sb t2, 0(a0)
    lbu t2, 1(t1)
    addi t1, t1, 2
    sw t1, 12(sp)  /* spill */
    xor t1, t4, t2
    sb t1, 1(a0)
    addi t1, a0, 2
    sw t1, 16(sp)  /* spill */
    addi t5, t6, 0
.Llea128_ctr_after44:
    lw t1, 0(sp)  /* reload */
    andi t1, t1, 1
    beq t1, zero, .Llea128_ctr_after46
    lw t1, 12(sp)  /* reload */
    lw t2, 16(sp)  /* reload */
    lbu t1, 0(t1)
    xor t1, t5, t1
    sb t1, 0(t2)
.Llea128_ctr_after46:
    addi t1, zero, 0
    sw t1, 0(sp)  /* spill */
    jal zero, .Llea128_ctr_count32
.Llea128_ctr_carry2:
    lw t0, 8(sp)  /* reload */
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
    jal zero, .Llea128_ctr_epoch1
.Llea128_ctr_bytes6:
    lw t3, 8(sp)  /* reload */
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
    jal zero, .Llea128_ctr_join7
.Llea128_ctr_bytes37:
    lw t6, 12(sp)  /* reload */
    srli a1, t5, 8
    lbu a0, 0(t6)
    srli a2, a1, 8
    srli a3, a2, 8
    xor t5, t5, a0
    lw a0, 16(sp)  /* reload */
    srli a4, t4, 8
    sb t5, 0(a0)
    lbu t5, 1(t6)
    srli a7, t1, 8
    xor t5, a1, t5
    sb t5, 1(a0)
    lbu t5, 2(t6)
    srli a1, a4, 8
    srli a5, a1, 8
    xor t5, a2, t5
    sb t5, 2(a0)
    lbu t5, 3(t6)
    srli a2, t2, 8
    srli a6, a2, 8
    xor t5, a3, t5
    sb t5, 3(a0)
    lbu t5, 4(t6)
    srli a3, a6, 8
    xor t4, t4, t5
    sb t4, 4(a0)
    lbu t4, 5(t6)
    srli t5, a7, 8
    srli s0, t5, 8
    xor t4, a4, t4
    sb t4, 5(a0)
    lbu t4, 6(t6)
    xor t4, a1, t4
    sb t4, 6(a0)
    lbu t4, 7(t6)
    xor t4, a5, t4
    sb t4, 7(a0)
    lbu t4, 8(t6)
    xor t2, t2, t4
    sb t2, 8(a0)
    lbu t2, 9(t6)
    xor t2, a2, t2
    sb t2, 9(a0)
    lbu t2, 10(t6)
    xor t2, a6, t2
    sb t2, 10(a0)
    lbu t2, 11(t6)
    xor t2, a3, t2
    sb t2, 11(a0)
    lbu t2, 12(t6)
    xor t1, t1, t2
    sb t1, 12(a0)
    lbu t1, 13(t6)
    xor t1, a7, t1
    sb t1, 13(a0)
    lbu t1, 14(t6)
    xor t1, t5, t1
    sb t1, 14(a0)
    lbu t1, 15(t6)
    xor t1, s0, t1
    sb t1, 15(a0)
    jal zero, .Llea128_ctr_join30
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
