/* gen --cipher lea --target rv32i_zbb */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA192 (TTAK.KO-12.0223) for rv32i_zbb: 32-bit RISC-V, base integer instructions and Zbb, ILP32.
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
      "symbol": "lea192_expand_key",
      "role": "expand_key",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 3640,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt",
      "role": "encrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 356,
      "stack_bytes": 32
    },
    {
      "symbol": "lea192_decrypt",
      "role": "decrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 356,
      "stack_bytes": 32
    },
    {
      "symbol": "lea192_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 656,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 652,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_ctr",
      "role": "ctr",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 1800,
      "stack_bytes": 64
    }
  ]
}
*/
#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "lea192.S is for RV32I with ILP32, little-endian"
#endif
    .option norvc
    .option norelax
    .text

    .balign 4
    .globl lea192_expand_key
    .type lea192_expand_key, %function
lea192_expand_key:
    andi t0, a1, 3
    bne t0, zero, .Llea192_expand_key_bytes1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    lw t4, 16(a1)
    lw t5, 20(a1)
.Llea192_expand_key_join2:
    lui t6, 802559
    addi t6, t6, -1573
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 0(a0)
    lui t6, 556541
    addi t6, t6, 951
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 4(a0)
    lui t6, 64506
    addi t6, t6, 1903
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 8(a0)
    lui t6, 129013
    addi t6, t6, -290
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 12(a0)
    lui t6, 258026
    addi t6, t6, -580
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 16(a0)
    lui t6, 516052
    addi t6, t6, -1160
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 20(a0)
    lui t6, 560205
    addi t6, t6, 1540
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 24(a0)
    lui t6, 71835
    addi t6, t6, -1015
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 28(a0)
    lui t6, 143670
    addi t6, t6, -2030
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 32(a0)
    lui t6, 287339
    addi t6, t6, 36
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 36(a0)
    lui t6, 574678
    addi t6, t6, 72
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 40(a0)
    lui t6, 100780
    addi t6, t6, 145
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 44(a0)
    lui t6, 948383
    addi t6, t6, 553
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 48(a0)
    lui t6, 848190
    addi t6, t6, 1107
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 52(a0)
    lui t6, 647805
    addi t6, t6, -1881
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 56(a0)
    lui t6, 247033
    addi t6, t6, 335
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 60(a0)
    lui t6, 494066
    addi t6, t6, 670
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 64(a0)
    lui t6, 988132
    addi t6, t6, 1340
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 68(a0)
    lui t6, 815000
    addi t6, t6, 1891
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 72(a0)
    lui t6, 581425
    addi t6, t6, -313
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 76(a0)
    lui t6, 114274
    addi t6, t6, -625
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 80(a0)
    lui t6, 228548
    addi t6, t6, -1250
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 84(a0)
    lui t6, 457095
    addi t6, t6, 1596
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 88(a0)
    lui t6, 914191
    addi t6, t6, -904
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 92(a0)
    lui t6, 89765
    addi t6, t6, -1561
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 96(a0)
    lui t6, 179529
    addi t6, t6, 974
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 100(a0)
    lui t6, 359058
    addi t6, t6, 1948
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 104(a0)
    lui t6, 718117
    addi t6, t6, -200
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 108(a0)
    lui t6, 387658
    addi t6, t6, -399
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 112(a0)
    lui t6, 775316
    addi t6, t6, -798
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 116(a0)
    lui t6, 986036
    addi t6, t6, 344
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 120(a0)
    lui t6, 923496
    addi t6, t6, 689
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 124(a0)
    lui t6, 798416
    addi t6, t6, 1379
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 128(a0)
    lui t6, 548257
    addi t6, t6, -1337
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 132(a0)
    lui t6, 47937
    addi t6, t6, 1423
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 136(a0)
    lui t6, 95875
    addi t6, t6, -1250
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 140(a0)
    lui t6, 1032103
    addi t6, t6, 1776
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 144(a0)
    lui t6, 1015631
    addi t6, t6, -543
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 148(a0)
    lui t6, 982686
    addi t6, t6, -1085
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 152(a0)
    lui t6, 916795
    addi t6, t6, 1927
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 156(a0)
    lui t6, 785015
    addi t6, t6, -241
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 160(a0)
    lui t6, 521454
    addi t6, t6, -481
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 164(a0)
    lui t6, 201560
    addi t6, t6, 290
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 168(a0)
    lui t6, 403120
    addi t6, t6, 580
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 172(a0)
    lui t6, 806240
    addi t6, t6, 1160
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 176(a0)
    lui t6, 563905
    addi t6, t6, -1775
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 180(a0)
    lui t6, 79233
    addi t6, t6, 547
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 184(a0)
    lui t6, 158466
    addi t6, t6, 1094
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 188(a0)
    lui t6, 927689
    addi t6, t6, -1415
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 192(a0)
    lui t6, 806801
    addi t6, t6, 1267
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 196(a0)
    lui t6, 565027
    addi t6, t6, -1561
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 200(a0)
    lui t6, 81477
    addi t6, t6, 975
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 204(a0)
    lui t6, 162954
    addi t6, t6, 1950
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 208(a0)
    lui t6, 325909
    addi t6, t6, -196
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 212(a0)
    lui t6, 779806
    addi t6, t6, -1807
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 216(a0)
    lui t6, 511035
    addi t6, t6, 483
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 220(a0)
    lui t6, 1022070
    addi t6, t6, 966
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 224(a0)
    lui t6, 995564
    addi t6, t6, 1933
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 228(a0)
    lui t6, 942553
    addi t6, t6, -229
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 232(a0)
    lui t6, 836530
    addi t6, t6, -457
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 236(a0)
    lui t6, 502056
    addi t6, t6, -1595
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 240(a0)
    lui t6, 1004111
    addi t6, t6, 906
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 244(a0)
    lui t6, 959646
    addi t6, t6, 1813
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 248(a0)
    lui t6, 870717
    addi t6, t6, -469
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 252(a0)
    lui t6, 692858
    addi t6, t6, -937
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 256(a0)
    lui t6, 337140
    addi t6, t6, -1873
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 260(a0)
    lui t6, 191749
    addi t6, t6, 1596
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 264(a0)
    lui t6, 383499
    addi t6, t6, -904
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 268(a0)
    lui t6, 766998
    addi t6, t6, -1808
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 272(a0)
    lui t6, 485419
    addi t6, t6, 481
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 276(a0)
    lui t6, 970838
    addi t6, t6, 962
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 280(a0)
    lui t6, 893100
    addi t6, t6, 1925
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 284(a0)
    lui t6, 1042908
    addi t6, t6, -962
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 288(a0)
    lui t6, 1037240
    addi t6, t6, -1923
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 292(a0)
    lui t6, 1025903
    addi t6, t6, 251
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 296(a0)
    lui t6, 1003230
    addi t6, t6, 503
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 300(a0)
    lui t6, 957884
    addi t6, t6, 1007
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 304(a0)
    lui t6, 867192
    addi t6, t6, 2015
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 308(a0)
    lui t6, 316933
    addi t6, t6, -1908
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 312(a0)
    lui t6, 633865
    addi t6, t6, 280
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 316(a0)
    lui t6, 219154
    addi t6, t6, 561
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 320(a0)
    lui t6, 438308
    addi t6, t6, 1122
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 324(a0)
    lui t6, 876617
    addi t6, t6, -1852
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 328(a0)
    lui t6, 704657
    addi t6, t6, 393
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 332(a0)
    lui t6, 651818
    addi t6, t6, -392
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 336(a0)
    lui t6, 255060
    addi t6, t6, -783
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 340(a0)
    lui t6, 510120
    addi t6, t6, -1566
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 344(a0)
    lui t6, 1020239
    addi t6, t6, 964
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 348(a0)
    lui t6, 991902
    addi t6, t6, 1929
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 352(a0)
    lui t6, 935229
    addi t6, t6, -237
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 356(a0)
    lui t6, 624484
    addi t6, t6, -913
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 360(a0)
    lui t6, 200392
    addi t6, t6, -1825
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 364(a0)
    lui t6, 400783
    addi t6, t6, 446
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 368(a0)
    lui t6, 801566
    addi t6, t6, 892
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 372(a0)
    lui t6, 554556
    addi t6, t6, 1785
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 376(a0)
    lui t6, 60537
    addi t6, t6, -525
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 380(a0)
    lui t6, 674279
    addi t6, t6, 350
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 384(a0)
    lui t6, 299982
    addi t6, t6, 701
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 388(a0)
    lui t6, 599964
    addi t6, t6, 1402
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 392(a0)
    lui t6, 151353
    addi t6, t6, -1291
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 396(a0)
    lui t6, 302705
    addi t6, t6, 1514
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 400(a0)
    lui t6, 605411
    addi t6, t6, -1068
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 404(a0)
    lui t6, 737625
    addi t6, t6, -245
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 408(a0)
    lui t6, 426674
    addi t6, t6, -489
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 412(a0)
    lui t6, 853348
    addi t6, t6, -978
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 416(a0)
    lui t6, 658120
    addi t6, t6, -1955
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 420(a0)
    lui t6, 267663
    addi t6, t6, 187
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 424(a0)
    lui t6, 535326
    addi t6, t6, 374
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 428(a0)
    lui t6, 685809
    addi t6, t6, -65
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 432(a0)
    lui t6, 323042
    addi t6, t6, -129
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 436(a0)
    lui t6, 646084
    addi t6, t6, -258
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 440(a0)
    lui t6, 243592
    addi t6, t6, -515
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 444(a0)
    lui t6, 487184
    addi t6, t6, -1030
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 448(a0)
    lui t6, 974367
    addi t6, t6, 2036
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 452(a0)
    lui t6, 360738
    addi t6, t6, 787
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 456(a0)
    lui t6, 721476
    addi t6, t6, 1574
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 460(a0)
    lui t6, 394377
    addi t6, t6, -947
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 464(a0)
    lui t6, 788754
    addi t6, t6, -1894
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 468(a0)
    lui t6, 528931
    addi t6, t6, 309
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 472(a0)
    lui t6, 9286
    addi t6, t6, 619
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 476(a0)
    lui t6, 821882
    addi t6, t6, -473
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 480(a0)
    lui t6, 595188
    addi t6, t6, -945
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 484(a0)
    lui t6, 141800
    addi t6, t6, -1889
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 488(a0)
    lui t6, 283599
    addi t6, t6, 318
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 492(a0)
    lui t6, 567198
    addi t6, t6, 636
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 496(a0)
    lui t6, 85820
    addi t6, t6, 1273
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 500(a0)
    lui t6, 121074
    addi t6, t6, -1050
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 504(a0)
    lui t6, 242147
    addi t6, t6, 1996
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 508(a0)
    lui t6, 484295
    addi t6, t6, -104
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 512(a0)
    lui t6, 968590
    addi t6, t6, -208
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 516(a0)
    lui t6, 888604
    addi t6, t6, -415
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 520(a0)
    lui t6, 728632
    addi t6, t6, -829
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 524(a0)
    lui t6, 162245
    addi t6, t6, 1961
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 528(a0)
    lui t6, 324491
    addi t6, t6, -174
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 532(a0)
    lui t6, 648982
    addi t6, t6, -348
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 536(a0)
    lui t6, 249388
    addi t6, t6, -695
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 540(a0)
    lui t6, 498776
    addi t6, t6, -1390
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 544(a0)
    lui t6, 997551
    addi t6, t6, 1316
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 548(a0)
    lui t6, 22076
    addi t6, t6, 749
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 552(a0)
    lui t6, 44152
    addi t6, t6, 1498
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 556(a0)
    lui t6, 88305
    addi t6, t6, -1100
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 560(a0)
    lui t6, 176609
    addi t6, t6, 1896
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 564(a0)
    lui t6, 353219
    addi t6, t6, -304
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 568(a0)
    lui t6, 706438
    addi t6, t6, -608
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 572(a0)
    lui t6, 900159
    addi t6, t6, -23
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 576(a0)
    lui t6, 751742
    addi t6, t6, -45
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 580(a0)
    lui t6, 454908
    addi t6, t6, -89
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 584(a0)
    lui t6, 909816
    addi t6, t6, -178
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 588(a0)
    lui t6, 771056
    addi t6, t6, -355
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 592(a0)
    lui t6, 493536
    addi t6, t6, -709
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 596(a0)
    lui t6, 18572
    addi t6, t6, 1238
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 600(a0)
    lui t6, 37145
    addi t6, t6, -1620
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 604(a0)
    lui t6, 74289
    addi t6, t6, 856
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 608(a0)
    lui t6, 148578
    addi t6, t6, 1712
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 612(a0)
    lui t6, 297157
    addi t6, t6, -672
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 616(a0)
    lui t6, 594314
    addi t6, t6, -1344
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 620(a0)
    lui t6, 171641
    addi t6, t6, -1550
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 624(a0)
    lui t6, 343281
    addi t6, t6, 996
    add t1, t1, t6
    rori t1, t1, 29
    sw t1, 628(a0)
    lui t6, 686562
    addi t6, t6, 1992
    add t2, t2, t6
    rori t2, t2, 26
    sw t2, 632(a0)
    lui t6, 324549
    addi t6, t6, -111
    add t3, t3, t6
    rori t3, t3, 21
    sw t3, 636(a0)
    lui t6, 649098
    addi t6, t6, -222
    add t4, t4, t6
    rori t4, t4, 19
    sw t4, 640(a0)
    lui t6, 249620
    addi t6, t6, -443
    add t5, t5, t6
    rori t5, t5, 15
    sw t5, 644(a0)
    lui t6, 408688
    addi t6, t6, -1657
    add t0, t0, t6
    rori t0, t0, 31
    sw t0, 648(a0)
    lui t0, 817375
    addi t0, t0, 782
    add t0, t1, t0
    rori t0, t0, 29
    sw t0, 652(a0)
    lui t0, 586174
    addi t0, t0, 1565
    add t0, t2, t0
    rori t0, t0, 26
    sw t0, 656(a0)
    lui t0, 123773
    addi t0, t0, -965
    add t0, t3, t0
    rori t0, t0, 21
    sw t0, 660(a0)
    lui t0, 247546
    addi t0, t0, -1930
    add t0, t4, t0
    rori t0, t0, 19
    sw t0, 664(a0)
    lui t0, 495091
    addi t0, t0, 236
    add t0, t5, t0
    rori t0, t0, 15
    sw t0, 668(a0)
    jalr zero, 0(ra)
.Llea192_expand_key_bytes1:
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
    lbu a1, 23(a1)
    or t5, t6, t5
    slli t6, a2, 16
    or t5, t5, t6
    slli t6, a1, 24
    or t5, t5, t6
    jal zero, .Llea192_expand_key_join2
    .size lea192_expand_key, .-lea192_expand_key

    .balign 4
    .globl lea192_encrypt
    .type lea192_encrypt, %function
lea192_encrypt:
    or t0, a1, a2
    andi t0, t0, 3
    bne t0, zero, .Llea192_encrypt_misaligned2
.Llea192_encrypt_aligned1:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    addi t4, a0, 672
.Llea192_encrypt_rounds3:
    lw t5, 16(a0)
    lw t6, 20(a0)
    xor t5, t2, t5
    xor t3, t3, t6
    add t3, t5, t3
    rori t3, t3, 3
    lw t5, 8(a0)
    lw t6, 12(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    rori t2, t2, 5
    lw t5, 0(a0)
    lw t6, 4(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    rori t1, t1, 23
    lw t5, 40(a0)
    lw t6, 44(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    rori t0, t0, 3
    lw t5, 32(a0)
    lw t6, 36(a0)
    xor t5, t2, t5
    xor t3, t3, t6
    add t3, t5, t3
    rori t3, t3, 5
    lw t5, 24(a0)
    lw t6, 28(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    rori t2, t2, 23
    lw t5, 64(a0)
    lw t6, 68(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    rori t1, t1, 3
    lw t5, 56(a0)
    lw t6, 60(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    rori t0, t0, 5
    lw t5, 48(a0)
    lw t6, 52(a0)
    xor t5, t2, t5
    xor t3, t3, t6
    add t3, t5, t3
    rori t3, t3, 23
    lw t5, 88(a0)
    lw t6, 92(a0)
    xor t5, t1, t5
    xor t2, t2, t6
    add t2, t5, t2
    rori t2, t2, 3
    lw t5, 80(a0)
    lw t6, 84(a0)
    xor t5, t0, t5
    xor t1, t1, t6
    add t1, t5, t1
    rori t1, t1, 5
    lw t5, 72(a0)
    lw t6, 76(a0)
    xor t5, t3, t5
    xor t0, t0, t6
    add t0, t5, t0
    rori t0, t0, 23
    addi a0, a0, 96
    bne a0, t4, .Llea192_encrypt_rounds3
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
    jalr zero, 0(ra)
.Llea192_encrypt_misaligned2:
    jal t0, lea192_misaligned
    jal zero, .Llea192_encrypt_aligned1
    .size lea192_encrypt, .-lea192_encrypt

    .balign 4
    .globl lea192_decrypt
    .type lea192_decrypt, %function
lea192_decrypt:
    or t0, a1, a2
    andi t0, t0, 3
    bne t0, zero, .Llea192_decrypt_misaligned2
.Llea192_decrypt_aligned1:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
    addi t4, a0, 672
.Llea192_decrypt_rounds3:
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
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
    rori t1, t1, 29
    rori t0, t0, 27
    rori t3, t3, 9
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
    rori t0, t0, 29
    rori t3, t3, 27
    rori t2, t2, 9
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
    rori t3, t3, 29
    rori t2, t2, 27
    rori t1, t1, 9
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
    bne t4, a0, .Llea192_decrypt_rounds3
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
    jalr zero, 0(ra)
.Llea192_decrypt_misaligned2:
    jal t0, lea192_misaligned
    jal zero, .Llea192_decrypt_aligned1
    .size lea192_decrypt, .-lea192_decrypt

    .balign 4
    .globl lea192_encrypt_blocks
    .type lea192_encrypt_blocks, %function
lea192_encrypt_blocks:
    beq a3, zero, .Llea192_encrypt_blocks_done1
    addi t0, a0, 672
.Llea192_encrypt_blocks_blocks3:
    andi t1, a1, 3
    bne t1, zero, .Llea192_encrypt_blocks_bytes4
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea192_encrypt_blocks_join5:
    addi a1, a1, 16
    addi t5, a0, 0
.Llea192_encrypt_blocks_rounds7:
    lw t6, 16(t5)
    lw a4, 20(t5)
    xor t6, t3, t6
    xor t4, t4, a4
    add t4, t6, t4
    rori t4, t4, 3
    lw t6, 8(t5)
    lw a4, 12(t5)
    xor t6, t2, t6
    xor t3, t3, a4
    add t3, t6, t3
    rori t3, t3, 5
    lw t6, 0(t5)
    lw a4, 4(t5)
    xor t6, t1, t6
    xor t2, t2, a4
    add t2, t6, t2
    rori t2, t2, 23
    lw t6, 40(t5)
    lw a4, 44(t5)
    xor t6, t4, t6
    xor t1, t1, a4
    add t1, t6, t1
    rori t1, t1, 3
    lw t6, 32(t5)
    lw a4, 36(t5)
    xor t6, t3, t6
    xor t4, t4, a4
    add t4, t6, t4
    rori t4, t4, 5
    lw t6, 24(t5)
    lw a4, 28(t5)
    xor t6, t2, t6
    xor t3, t3, a4
    add t3, t6, t3
    rori t3, t3, 23
    lw t6, 64(t5)
    lw a4, 68(t5)
    xor t6, t1, t6
    xor t2, t2, a4
    add t2, t6, t2
    rori t2, t2, 3
    lw t6, 56(t5)
    lw a4, 60(t5)
    xor t6, t4, t6
    xor t1, t1, a4
    add t1, t6, t1
    rori t1, t1, 5
    lw t6, 48(t5)
    lw a4, 52(t5)
    xor t6, t3, t6
    xor t4, t4, a4
    add t4, t6, t4
    rori t4, t4, 23
    lw t6, 88(t5)
    lw a4, 92(t5)
    xor t6, t2, t6
    xor t3, t3, a4
    add t3, t6, t3
    rori t3, t3, 3
    lw t6, 80(t5)
    lw a4, 84(t5)
    xor t6, t1, t6
    xor t2, t2, a4
    add t2, t6, t2
    rori t2, t2, 5
    lw t6, 72(t5)
    lw a4, 76(t5)
    xor t6, t4, t6
    xor t1, t1, a4
    add t1, t6, t1
    rori t1, t1, 23
    addi t5, t5, 96
    bne t5, t0, .Llea192_encrypt_blocks_rounds7
    andi t5, a2, 3
    bne t5, zero, .Llea192_encrypt_blocks_bytes9
    sw t1, 0(a2)
    sw t2, 4(a2)
    sw t3, 8(a2)
    sw t4, 12(a2)
.Llea192_encrypt_blocks_join10:
    addi a2, a2, 16
    addi a3, a3, -1
    bne a3, zero, .Llea192_encrypt_blocks_blocks3
.Llea192_encrypt_blocks_done1:
    jalr zero, 0(ra)
.Llea192_encrypt_blocks_bytes4:
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
    jal zero, .Llea192_encrypt_blocks_join5
.Llea192_encrypt_blocks_bytes9:
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
    jal zero, .Llea192_encrypt_blocks_join10
    .size lea192_encrypt_blocks, .-lea192_encrypt_blocks

    .balign 4
    .globl lea192_decrypt_blocks
    .type lea192_decrypt_blocks, %function
lea192_decrypt_blocks:
    beq a3, zero, .Llea192_decrypt_blocks_done1
.Llea192_decrypt_blocks_blocks3:
    andi t0, a1, 3
    bne t0, zero, .Llea192_decrypt_blocks_bytes4
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Llea192_decrypt_blocks_join5:
    addi a1, a1, 16
    addi t4, a0, 672
.Llea192_decrypt_blocks_rounds7:
    rori t2, t2, 29
    rori t1, t1, 27
    rori t0, t0, 9
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
    rori t1, t1, 29
    rori t0, t0, 27
    rori t3, t3, 9
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
    rori t0, t0, 29
    rori t3, t3, 27
    rori t2, t2, 9
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
    rori t3, t3, 29
    rori t2, t2, 27
    rori t1, t1, 9
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
    bne t4, a0, .Llea192_decrypt_blocks_rounds7
    andi t4, a2, 3
    bne t4, zero, .Llea192_decrypt_blocks_bytes9
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
.Llea192_decrypt_blocks_join10:
    addi a2, a2, 16
    addi a3, a3, -1
    bne a3, zero, .Llea192_decrypt_blocks_blocks3
.Llea192_decrypt_blocks_done1:
    jalr zero, 0(ra)
.Llea192_decrypt_blocks_bytes4:
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
    jal zero, .Llea192_decrypt_blocks_join5
.Llea192_decrypt_blocks_bytes9:
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
    jal zero, .Llea192_decrypt_blocks_join10
    .size lea192_decrypt_blocks, .-lea192_decrypt_blocks

    .balign 4
    .globl lea192_ctr
    .type lea192_ctr, %function
lea192_ctr:
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
    beq a4, zero, .Llea192_ctr_done4
    or t0, a2, a3
    andi t0, t0, 3
.Llea192_ctr_epoch1:
    andi t1, a1, 3
    bne t1, zero, .Llea192_ctr_bytes6
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea192_ctr_join7:
    lui t5, 4096
    lw t6, 16(a0)
    lw a5, 44(a0)
    xor t6, t3, t6
    xor a5, t1, a5
    lw a6, 8(a0)
    lw a7, 12(a0)
    xor a6, t2, a6
    xor t3, t3, a7
    add t3, a6, t3
    rori a6, t3, 5
    lw t3, 32(a0)
    lw a7, 0(a0)
    xor t3, a6, t3
    xor t1, t1, a7
    lw a7, 4(a0)
    lw s0, 68(a0)
    xor t2, t2, a7
    add t1, t1, t2
    rori t2, t1, 23
    xor t1, t2, s0
    lw a7, 24(a0)
    lw s0, 28(a0)
    xor t2, t2, a7
    xor a6, a6, s0
    add t2, t2, a6
    rori a6, t2, 23
    lw t2, 48(a0)
    lw a7, 92(a0)
    xor t2, a6, t2
    xor a6, a6, a7
    lw a7, 20(a0)
    beq a4, zero, .Llea192_ctr_end3
    addi s0, a0, 576
.Llea192_ctr_block9:
    xor s1, t4, a7
    add s1, t6, s1
    rori s1, s1, 3
    lw s2, 40(a0)
    lw s3, 36(a0)
    xor s2, s1, s2
    add s2, s2, a5
    rori s2, s2, 3
    xor s1, s1, s3
    add s1, t3, s1
    rori s1, s1, 5
    lw s3, 64(a0)
    lw s4, 56(a0)
    xor s3, s2, s3
    add s3, s3, t1
    rori s3, s3, 3
    xor s4, s1, s4
    lw s5, 60(a0)
    lw s6, 52(a0)
    xor s2, s2, s5
    add s2, s4, s2
    rori s4, s2, 5
    xor s1, s1, s6
    add s1, t2, s1
    rori s1, s1, 23
    lw s2, 88(a0)
    lw s5, 80(a0)
    xor s2, s3, s2
    add s2, s2, a6
    rori s2, s2, 3
    xor s5, s4, s5
    lw s6, 84(a0)
    lw s7, 72(a0)
    xor s3, s3, s6
    add s3, s5, s3
    rori s3, s3, 5
    xor s5, s1, s7
    lw s6, 76(a0)
    add t4, t4, t5
    xor s4, s4, s6
    add s4, s5, s4
    rori s4, s4, 23
    addi s5, a0, 0
.Llea192_ctr_rounds14:
    lw s6, 112(s5)
    lw s7, 116(s5)
    xor s6, s2, s6
    xor s1, s1, s7
    add s1, s6, s1
    rori s1, s1, 3
    lw s6, 104(s5)
    lw s7, 108(s5)
    xor s6, s3, s6
    xor s2, s2, s7
    add s2, s6, s2
    rori s2, s2, 5
    lw s6, 96(s5)
    lw s7, 100(s5)
    xor s6, s4, s6
    xor s3, s3, s7
    add s3, s6, s3
    rori s3, s3, 23
    lw s6, 136(s5)
    lw s7, 140(s5)
    xor s6, s1, s6
    xor s4, s4, s7
    add s4, s6, s4
    rori s4, s4, 3
    lw s6, 128(s5)
    lw s7, 132(s5)
    xor s6, s2, s6
    xor s1, s1, s7
    add s1, s6, s1
    rori s1, s1, 5
    lw s6, 120(s5)
    lw s7, 124(s5)
    xor s6, s3, s6
    xor s2, s2, s7
    add s2, s6, s2
    rori s2, s2, 23
    lw s6, 160(s5)
    lw s7, 164(s5)
    xor s6, s4, s6
    xor s3, s3, s7
    add s3, s6, s3
    rori s3, s3, 3
    lw s6, 152(s5)
    lw s7, 156(s5)
    xor s6, s1, s6
    xor s4, s4, s7
    add s4, s6, s4
    rori s4, s4, 5
    lw s6, 144(s5)
    lw s7, 148(s5)
    xor s6, s2, s6
    xor s1, s1, s7
    add s1, s6, s1
    rori s1, s1, 23
    lw s6, 184(s5)
    lw s7, 188(s5)
    xor s6, s3, s6
    xor s2, s2, s7
    add s2, s6, s2
    rori s2, s2, 3
    lw s6, 176(s5)
    lw s7, 180(s5)
    xor s6, s4, s6
    xor s3, s3, s7
    add s3, s6, s3
    rori s3, s3, 5
    lw s6, 168(s5)
    lw s7, 172(s5)
    xor s6, s1, s6
    xor s4, s4, s7
    add s4, s6, s4
    rori s4, s4, 23
    addi s5, s5, 96
    bne s5, s0, .Llea192_ctr_rounds14
    addi s5, zero, 16
    bltu a4, s5, .Llea192_ctr_short11
    bne t0, zero, .Llea192_ctr_bytes17
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
.Llea192_ctr_join10:
    addi a2, a2, 16
    addi a3, a3, 16
    addi a4, a4, -16
.Llea192_ctr_count12:
    bltu t4, t5, .Llea192_ctr_carry2
    bne a4, zero, .Llea192_ctr_block9
.Llea192_ctr_end3:
    srli t0, t4, 24
    sb t0, 15(a1)
.Llea192_ctr_done4:
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
.Llea192_ctr_short11:
    andi s5, a4, 8
    beq s5, zero, .Llea192_ctr_after20
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
.Llea192_ctr_after20:
    andi s1, a4, 4
    beq s1, zero, .Llea192_ctr_after22
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
.Llea192_ctr_after22:
    andi s1, a4, 2
    beq s1, zero, .Llea192_ctr_after24
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
.Llea192_ctr_after24:
    andi a4, a4, 1
    beq a4, zero, .Llea192_ctr_after26
    lbu a4, 0(a2)
    xor a4, s4, a4
    sb a4, 0(a3)
.Llea192_ctr_after26:
    addi a4, zero, 0
    jal zero, .Llea192_ctr_count12
.Llea192_ctr_carry2:
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
    jal zero, .Llea192_ctr_epoch1
.Llea192_ctr_bytes6:
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
    jal zero, .Llea192_ctr_join7
.Llea192_ctr_bytes17:
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
    jal zero, .Llea192_ctr_join10
    .size lea192_ctr, .-lea192_ctr

    /* Runs what called it on a copy of its block, for addresses that are not multiples of a word. */
    .type lea192_misaligned, %function
lea192_misaligned:
    addi sp, sp, -32
    sw ra, 16(sp)
    sw a2, 20(sp)
    addi t1, sp, 0
    addi t2, sp, 16
.Llea192_misaligned_fetch1:
    lbu t3, 0(a1)
    addi a1, a1, 1
    sb t3, 0(t1)
    addi t1, t1, 1
    bne t1, t2, .Llea192_misaligned_fetch1
    addi a1, sp, 0
    addi a2, sp, 0
    jalr ra, 0(t0)
    lw a2, 20(sp)
    lw ra, 16(sp)
    addi t1, sp, 0
    addi t2, sp, 16
.Llea192_misaligned_deliver3:
    lbu t3, 0(t1)
    addi t1, t1, 1
    sb t3, 0(a2)
    addi a2, a2, 1
    bne t1, t2, .Llea192_misaligned_deliver3
    addi sp, sp, 32
    jalr zero, 0(ra)
    .size lea192_misaligned, .-lea192_misaligned

    .section .note.GNU-stack,"",%progbits
