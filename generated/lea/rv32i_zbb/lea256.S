/* gen --cipher lea --target rv32i_zbb */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA256 (TTAK.KO-12.0223) for rv32i_zbb: 32-bit RISC-V, base integer instructions and Zbb, ILP32.
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
      "symbol": "lea256_expand_key",
      "role": "expand_key",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 4208,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_encrypt",
      "role": "encrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 356,
      "stack_bytes": 32
    },
    {
      "symbol": "lea256_decrypt",
      "role": "decrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 356,
      "stack_bytes": 32
    },
    {
      "symbol": "lea256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 656,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 652,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_ctr",
      "role": "ctr",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 1800,
      "stack_bytes": 64
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
    bne t0, zero, .Llea256_expand_key_bytes1
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
    rori t0, t0, 31
    sw t0, 0(a0)
    lui a2, 556541
    addi a2, a2, 951
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 4(a0)
    lui a2, 64506
    addi a2, a2, 1903
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 8(a0)
    lui a2, 129013
    addi a2, a2, -290
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 12(a0)
    lui a2, 258026
    addi a2, a2, -580
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 16(a0)
    lui a2, 516052
    addi a2, a2, -1160
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 20(a0)
    lui a2, 560205
    addi a2, a2, 1540
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 24(a0)
    lui a2, 71835
    addi a2, a2, -1015
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 28(a0)
    lui a2, 143670
    addi a2, a2, -2030
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 32(a0)
    lui a2, 287339
    addi a2, a2, 36
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 36(a0)
    lui a2, 574678
    addi a2, a2, 72
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 40(a0)
    lui a2, 100780
    addi a2, a2, 145
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 44(a0)
    lui a2, 948383
    addi a2, a2, 553
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 48(a0)
    lui a2, 848190
    addi a2, a2, 1107
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 52(a0)
    lui a2, 647805
    addi a2, a2, -1881
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 56(a0)
    lui a2, 247033
    addi a2, a2, 335
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 60(a0)
    lui a2, 494066
    addi a2, a2, 670
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 64(a0)
    lui a2, 988132
    addi a2, a2, 1340
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 68(a0)
    lui a2, 815000
    addi a2, a2, 1891
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 72(a0)
    lui a2, 581425
    addi a2, a2, -313
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 76(a0)
    lui a2, 114274
    addi a2, a2, -625
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 80(a0)
    lui a2, 228548
    addi a2, a2, -1250
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 84(a0)
    lui a2, 457095
    addi a2, a2, 1596
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 88(a0)
    lui a2, 914191
    addi a2, a2, -904
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 92(a0)
    lui a2, 89765
    addi a2, a2, -1561
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 96(a0)
    lui a2, 179529
    addi a2, a2, 974
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 100(a0)
    lui a2, 359058
    addi a2, a2, 1948
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 104(a0)
    lui a2, 718117
    addi a2, a2, -200
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 108(a0)
    lui a2, 387658
    addi a2, a2, -399
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 112(a0)
    lui a2, 775316
    addi a2, a2, -798
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 116(a0)
    lui a2, 986036
    addi a2, a2, 344
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 120(a0)
    lui a2, 923496
    addi a2, a2, 689
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 124(a0)
    lui a2, 798416
    addi a2, a2, 1379
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 128(a0)
    lui a2, 548257
    addi a2, a2, -1337
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 132(a0)
    lui a2, 47937
    addi a2, a2, 1423
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 136(a0)
    lui a2, 95875
    addi a2, a2, -1250
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 140(a0)
    lui a2, 80841
    addi a2, a2, -1352
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 144(a0)
    lui a2, 161681
    addi a2, a2, 1392
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 148(a0)
    lui a2, 323363
    addi a2, a2, -1312
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 152(a0)
    lui a2, 646725
    addi a2, a2, 1472
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 156(a0)
    lui a2, 244875
    addi a2, a2, -1151
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 160(a0)
    lui a2, 489749
    addi a2, a2, 1794
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 164(a0)
    lui a2, 925771
    addi a2, a2, -1038
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 168(a0)
    lui a2, 802965
    addi a2, a2, 2021
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 172(a0)
    lui a2, 557355
    addi a2, a2, -53
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 176(a0)
    lui a2, 66134
    addi a2, a2, -105
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 180(a0)
    lui a2, 132268
    addi a2, a2, -210
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 184(a0)
    lui a2, 264536
    addi a2, a2, -420
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 188(a0)
    lui a2, 982686
    addi a2, a2, -1085
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 192(a0)
    lui a2, 916795
    addi a2, a2, 1927
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 196(a0)
    lui a2, 785015
    addi a2, a2, -241
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 200(a0)
    lui a2, 521454
    addi a2, a2, -481
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 204(a0)
    lui a2, 1042908
    addi a2, a2, -962
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 208(a0)
    lui a2, 1037240
    addi a2, a2, -1923
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 212(a0)
    lui a2, 806240
    addi a2, a2, 1160
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 216(a0)
    lui a2, 563905
    addi a2, a2, -1775
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 220(a0)
    lui a2, 79233
    addi a2, a2, 547
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 224(a0)
    lui a2, 158466
    addi a2, a2, 1094
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 228(a0)
    lui a2, 316933
    addi a2, a2, -1908
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 232(a0)
    lui a2, 633865
    addi a2, a2, 280
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 236(a0)
    lui a2, 565027
    addi a2, a2, -1561
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 240(a0)
    lui a2, 81477
    addi a2, a2, 975
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 244(a0)
    lui a2, 162954
    addi a2, a2, 1950
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 248(a0)
    lui a2, 325909
    addi a2, a2, -196
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 252(a0)
    lui a2, 651818
    addi a2, a2, -392
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 256(a0)
    lui a2, 255060
    addi a2, a2, -783
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 260(a0)
    lui a2, 1022070
    addi a2, a2, 966
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 264(a0)
    lui a2, 995564
    addi a2, a2, 1933
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 268(a0)
    lui a2, 942553
    addi a2, a2, -229
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 272(a0)
    lui a2, 836530
    addi a2, a2, -457
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 276(a0)
    lui a2, 624484
    addi a2, a2, -913
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 280(a0)
    lui a2, 200392
    addi a2, a2, -1825
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 284(a0)
    lui a2, 959646
    addi a2, a2, 1813
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 288(a0)
    lui a2, 870717
    addi a2, a2, -469
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 292(a0)
    lui a2, 692858
    addi a2, a2, -937
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 296(a0)
    lui a2, 337140
    addi a2, a2, -1873
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 300(a0)
    lui a2, 674279
    addi a2, a2, 350
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 304(a0)
    lui a2, 299982
    addi a2, a2, 701
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 308(a0)
    lui a2, 766998
    addi a2, a2, -1808
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 312(a0)
    lui a2, 485419
    addi a2, a2, 481
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 316(a0)
    lui a2, 970838
    addi a2, a2, 962
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 320(a0)
    lui a2, 893100
    addi a2, a2, 1925
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 324(a0)
    lui a2, 737625
    addi a2, a2, -245
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 328(a0)
    lui a2, 426674
    addi a2, a2, -489
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 332(a0)
    lui a2, 772268
    addi a2, a2, -2029
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 336(a0)
    lui a2, 495959
    addi a2, a2, 39
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 340(a0)
    lui a2, 991918
    addi a2, a2, 78
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 344(a0)
    lui a2, 935260
    addi a2, a2, 157
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 348(a0)
    lui a2, 821944
    addi a2, a2, 315
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 352(a0)
    lui a2, 595312
    addi a2, a2, 631
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 356(a0)
    lui a2, 19135
    addi a2, a2, 738
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 360(a0)
    lui a2, 38270
    addi a2, a2, 1476
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 364(a0)
    lui a2, 76541
    addi a2, a2, -1144
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 368(a0)
    lui a2, 153081
    addi a2, a2, 1808
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 372(a0)
    lui a2, 306163
    addi a2, a2, -480
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 376(a0)
    lui a2, 612326
    addi a2, a2, -960
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 380(a0)
    lui a2, 957884
    addi a2, a2, 1007
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 384(a0)
    lui a2, 867192
    addi a2, a2, 2015
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 388(a0)
    lui a2, 685809
    addi a2, a2, -65
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 392(a0)
    lui a2, 323042
    addi a2, a2, -129
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 396(a0)
    lui a2, 646084
    addi a2, a2, -258
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 400(a0)
    lui a2, 243592
    addi a2, a2, -515
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 404(a0)
    lui a2, 876617
    addi a2, a2, -1852
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 408(a0)
    lui a2, 704657
    addi a2, a2, 393
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 412(a0)
    lui a2, 360738
    addi a2, a2, 787
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 416(a0)
    lui a2, 721476
    addi a2, a2, 1574
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 420(a0)
    lui a2, 394377
    addi a2, a2, -947
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 424(a0)
    lui a2, 788754
    addi a2, a2, -1894
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 428(a0)
    lui a2, 991902
    addi a2, a2, 1929
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 432(a0)
    lui a2, 935229
    addi a2, a2, -237
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 436(a0)
    lui a2, 821882
    addi a2, a2, -473
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 440(a0)
    lui a2, 595188
    addi a2, a2, -945
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 444(a0)
    lui a2, 141800
    addi a2, a2, -1889
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 448(a0)
    lui a2, 283599
    addi a2, a2, 318
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 452(a0)
    lui a2, 554556
    addi a2, a2, 1785
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 456(a0)
    lui a2, 60537
    addi a2, a2, -525
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 460(a0)
    lui a2, 121074
    addi a2, a2, -1050
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 464(a0)
    lui a2, 242147
    addi a2, a2, 1996
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 468(a0)
    lui a2, 484295
    addi a2, a2, -104
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 472(a0)
    lui a2, 968590
    addi a2, a2, -208
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 476(a0)
    lui a2, 302705
    addi a2, a2, 1514
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 480(a0)
    lui a2, 605411
    addi a2, a2, -1068
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 484(a0)
    lui a2, 162245
    addi a2, a2, 1961
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 488(a0)
    lui a2, 324491
    addi a2, a2, -174
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 492(a0)
    lui a2, 648982
    addi a2, a2, -348
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 496(a0)
    lui a2, 249388
    addi a2, a2, -695
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 500(a0)
    lui a2, 267663
    addi a2, a2, 187
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 504(a0)
    lui a2, 535326
    addi a2, a2, 374
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 508(a0)
    lui a2, 22076
    addi a2, a2, 749
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 512(a0)
    lui a2, 44152
    addi a2, a2, 1498
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 516(a0)
    lui a2, 88305
    addi a2, a2, -1100
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 520(a0)
    lui a2, 176609
    addi a2, a2, 1896
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 524(a0)
    lui a2, 568193
    addi a2, a2, 956
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 528(a0)
    lui a2, 87810
    addi a2, a2, 1913
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 532(a0)
    lui a2, 175621
    addi a2, a2, -270
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 536(a0)
    lui a2, 351242
    addi a2, a2, -540
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 540(a0)
    lui a2, 702484
    addi a2, a2, -1080
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 544(a0)
    lui a2, 356391
    addi a2, a2, 1937
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 548(a0)
    lui a2, 704302
    addi a2, a2, 516
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 552(a0)
    lui a2, 360028
    addi a2, a2, 1033
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 556(a0)
    lui a2, 720057
    addi a2, a2, -2030
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 560(a0)
    lui a2, 391537
    addi a2, a2, 37
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 564(a0)
    lui a2, 783074
    addi a2, a2, 74
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 568(a0)
    lui a2, 517572
    addi a2, a2, 149
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 572(a0)
    lui a2, 900159
    addi a2, a2, -23
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 576(a0)
    lui a2, 751742
    addi a2, a2, -45
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 580(a0)
    lui a2, 454908
    addi a2, a2, -89
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 584(a0)
    lui a2, 909816
    addi a2, a2, -178
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 588(a0)
    lui a2, 771056
    addi a2, a2, -355
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 592(a0)
    lui a2, 493536
    addi a2, a2, -709
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 596(a0)
    lui a2, 18572
    addi a2, a2, 1238
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 600(a0)
    lui a2, 37145
    addi a2, a2, -1620
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 604(a0)
    lui a2, 74289
    addi a2, a2, 856
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 608(a0)
    lui a2, 148578
    addi a2, a2, 1712
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 612(a0)
    lui a2, 297157
    addi a2, a2, -672
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 616(a0)
    lui a2, 594314
    addi a2, a2, -1344
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 620(a0)
    lui a2, 171641
    addi a2, a2, -1550
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 624(a0)
    lui a2, 343281
    addi a2, a2, 996
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 628(a0)
    lui a2, 686562
    addi a2, a2, 1992
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 632(a0)
    lui a2, 324549
    addi a2, a2, -111
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 636(a0)
    lui a2, 649098
    addi a2, a2, -222
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 640(a0)
    lui a2, 249620
    addi a2, a2, -443
    add t1, t1, a2
    rori t1, t1, 15
    sw t1, 644(a0)
    lui a2, 408688
    addi a2, a2, -1657
    add t2, t2, a2
    rori t2, t2, 31
    sw t2, 648(a0)
    lui a2, 817375
    addi a2, a2, 782
    add t3, t3, a2
    rori t3, t3, 29
    sw t3, 652(a0)
    lui a2, 586174
    addi a2, a2, 1565
    add t4, t4, a2
    rori t4, t4, 26
    sw t4, 656(a0)
    lui a2, 123773
    addi a2, a2, -965
    add t5, t5, a2
    rori t5, t5, 21
    sw t5, 660(a0)
    lui a2, 247546
    addi a2, a2, -1930
    add t6, t6, a2
    rori t6, t6, 19
    sw t6, 664(a0)
    lui a2, 495091
    addi a2, a2, 236
    add a1, a1, a2
    rori a1, a1, 15
    sw a1, 668(a0)
    lui a2, 946527
    addi a2, a2, -1463
    add t0, t0, a2
    rori t0, t0, 31
    sw t0, 672(a0)
    lui a2, 844477
    addi a2, a2, 1171
    add t1, t1, a2
    rori t1, t1, 29
    sw t1, 676(a0)
    lui a2, 640379
    addi a2, a2, -1753
    add t2, t2, a2
    rori t2, t2, 26
    sw t2, 680(a0)
    lui a2, 232181
    addi a2, a2, 591
    add t3, t3, a2
    rori t3, t3, 21
    sw t3, 684(a0)
    lui a2, 464362
    addi a2, a2, 1182
    add t4, t4, a2
    rori t4, t4, 19
    sw t4, 688(a0)
    lui a2, 928725
    addi a2, a2, -1732
    add t5, t5, a2
    rori t5, t5, 15
    sw t5, 692(a0)
    lui a2, 364300
    addi a2, a2, -1215
    add t6, t6, a2
    rori t6, t6, 31
    sw t6, 696(a0)
    lui a2, 728599
    addi a2, a2, 1666
    add a1, a1, a2
    rori a1, a1, 29
    sw a1, 700(a0)
    lui a2, 408623
    addi a2, a2, -763
    add t0, t0, a2
    rori t0, t0, 26
    sw t0, 704(a0)
    lui a2, 817246
    addi a2, a2, -1526
    add t1, t1, a2
    rori t1, t1, 21
    sw t1, 708(a0)
    lui a2, 585915
    addi a2, a2, 1045
    add t2, t2, a2
    rori t2, t2, 19
    sw t2, 712(a0)
    lui a2, 123255
    addi a2, a2, -2005
    add t3, t3, a2
    rori t3, t3, 15
    sw t3, 716(a0)
    lui a2, 753980
    addi a2, a2, -886
    add t4, t4, a2
    rori t4, t4, 31
    sw t4, 720(a0)
    lui a2, 459384
    addi a2, a2, -1771
    add t5, t5, a2
    rori t5, t5, 29
    sw t5, 724(a0)
    lui a2, 918767
    addi a2, a2, 554
    add t6, t6, a2
    rori t6, t6, 26
    sw t6, 728(a0)
    lui a2, 788958
    addi a2, a2, 1109
    add a1, a1, a2
    rori a1, a1, 21
    sw a1, 732(a0)
    lui a2, 529341
    addi a2, a2, -1877
    add t0, t0, a2
    rori t0, t0, 19
    sw t0, 736(a0)
    lui t0, 10105
    addi t0, t0, 343
    add t0, t1, t0
    rori t0, t0, 15
    sw t0, 740(a0)
    lui t0, 994848
    addi t0, t0, 1195
    add t0, t2, t0
    rori t0, t0, 31
    sw t0, 744(a0)
    lui t0, 941121
    addi t0, t0, -1705
    add t0, t3, t0
    rori t0, t0, 29
    sw t0, 748(a0)
    lui t0, 833665
    addi t0, t0, 687
    add t0, t4, t0
    rori t0, t0, 26
    sw t0, 752(a0)
    lui t0, 618754
    addi t0, t0, 1375
    add t0, t5, t0
    rori t0, t0, 21
    sw t0, 756(a0)
    lui t0, 188933
    addi t0, t0, -1345
    add t0, t6, t0
    rori t0, t0, 19
    sw t0, 760(a0)
    lui t0, 377865
    addi t0, t0, 1406
    add t0, a1, t0
    rori t0, t0, 15
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
    beq a3, zero, .Llea256_encrypt_blocks_done1
    addi t0, a0, 768
.Llea256_encrypt_blocks_blocks3:
    andi t1, a1, 3
    bne t1, zero, .Llea256_encrypt_blocks_bytes4
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea256_encrypt_blocks_join5:
    addi a1, a1, 16
    addi t5, a0, 0
.Llea256_encrypt_blocks_rounds7:
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
    bne t5, t0, .Llea256_encrypt_blocks_rounds7
    andi t5, a2, 3
    bne t5, zero, .Llea256_encrypt_blocks_bytes9
    sw t1, 0(a2)
    sw t2, 4(a2)
    sw t3, 8(a2)
    sw t4, 12(a2)
.Llea256_encrypt_blocks_join10:
    addi a2, a2, 16
    addi a3, a3, -1
    bne a3, zero, .Llea256_encrypt_blocks_blocks3
.Llea256_encrypt_blocks_done1:
    jalr zero, 0(ra)
.Llea256_encrypt_blocks_bytes4:
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
    jal zero, .Llea256_encrypt_blocks_join5
.Llea256_encrypt_blocks_bytes9:
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
    jal zero, .Llea256_encrypt_blocks_join10
    .size lea256_encrypt_blocks, .-lea256_encrypt_blocks

    .balign 4
    .globl lea256_decrypt_blocks
    .type lea256_decrypt_blocks, %function
lea256_decrypt_blocks:
    beq a3, zero, .Llea256_decrypt_blocks_done1
.Llea256_decrypt_blocks_blocks3:
    andi t0, a1, 3
    bne t0, zero, .Llea256_decrypt_blocks_bytes4
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Llea256_decrypt_blocks_join5:
    addi a1, a1, 16
    addi t4, a0, 768
.Llea256_decrypt_blocks_rounds7:
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
    bne t4, a0, .Llea256_decrypt_blocks_rounds7
    andi t4, a2, 3
    bne t4, zero, .Llea256_decrypt_blocks_bytes9
    sw t0, 0(a2)
    sw t1, 4(a2)
    sw t2, 8(a2)
    sw t3, 12(a2)
.Llea256_decrypt_blocks_join10:
    addi a2, a2, 16
    addi a3, a3, -1
    bne a3, zero, .Llea256_decrypt_blocks_blocks3
.Llea256_decrypt_blocks_done1:
    jalr zero, 0(ra)
.Llea256_decrypt_blocks_bytes4:
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
    jal zero, .Llea256_decrypt_blocks_join5
.Llea256_decrypt_blocks_bytes9:
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
    jal zero, .Llea256_decrypt_blocks_join10
    .size lea256_decrypt_blocks, .-lea256_decrypt_blocks

    .balign 4
    .globl lea256_ctr
    .type lea256_ctr, %function
lea256_ctr:
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
    beq a4, zero, .Llea256_ctr_done4
    or t0, a2, a3
    andi t0, t0, 3
.Llea256_ctr_epoch1:
    andi t1, a1, 3
    bne t1, zero, .Llea256_ctr_bytes6
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
.Llea256_ctr_join7:
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
    beq a4, zero, .Llea256_ctr_end3
    addi s0, a0, 672
.Llea256_ctr_block9:
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
.Llea256_ctr_rounds14:
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
    bne s5, s0, .Llea256_ctr_rounds14
    addi s5, zero, 16
    bltu a4, s5, .Llea256_ctr_short11
    bne t0, zero, .Llea256_ctr_bytes17
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
.Llea256_ctr_join10:
    addi a2, a2, 16
    addi a3, a3, 16
    addi a4, a4, -16
.Llea256_ctr_count12:
    bltu t4, t5, .Llea256_ctr_carry2
    bne a4, zero, .Llea256_ctr_block9
.Llea256_ctr_end3:
    srli t0, t4, 24
    sb t0, 15(a1)
.Llea256_ctr_done4:
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
.Llea256_ctr_short11:
    andi s5, a4, 8
    beq s5, zero, .Llea256_ctr_after20
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
.Llea256_ctr_after20:
    andi s1, a4, 4
    beq s1, zero, .Llea256_ctr_after22
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
.Llea256_ctr_after22:
    andi s1, a4, 2
    beq s1, zero, .Llea256_ctr_after24
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
.Llea256_ctr_after24:
    andi a4, a4, 1
    beq a4, zero, .Llea256_ctr_after26
    lbu a4, 0(a2)
    xor a4, s4, a4
    sb a4, 0(a3)
.Llea256_ctr_after26:
    addi a4, zero, 0
    jal zero, .Llea256_ctr_count12
.Llea256_ctr_carry2:
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
    jal zero, .Llea256_ctr_epoch1
.Llea256_ctr_bytes6:
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
    jal zero, .Llea256_ctr_join7
.Llea256_ctr_bytes17:
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
    jal zero, .Llea256_ctr_join10
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
