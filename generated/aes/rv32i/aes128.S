/* gen --cipher aes --target rv32i --size small */
/* SPDX-License-Identifier: 0BSD */
/*
 * AES128 (FIPS 197) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
 * Called as C (RISC-V ELF psABI 1.0, chapters 1 and 2: integer calling convention, ILP32).
 */
#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "aes128.S is for RV32I with ILP32, little-endian"
#endif

#ifdef CIPHERGEN_PREFIX
#define CIPHERGEN_JOIN_(a, b) a##b
#define CIPHERGEN_JOIN(a, b) CIPHERGEN_JOIN_(a, b)
#define aes128_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_expand_key)
#define aes128_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_encrypt)
#define aes128_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_decrypt)
#define aes128_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_encrypt_blocks)
#define aes128_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_decrypt_blocks)
#define aes128_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_ctr)
#endif

    .option norvc
    .option norelax
    .cfi_sections .debug_frame
#ifdef CIPHERGEN_HIDDEN
    .hidden aes128_expand_key, aes128_encrypt, aes128_decrypt, aes128_encrypt_blocks, aes128_decrypt_blocks, aes128_ctr
#endif

    .section .text.aes128_expand_key,"ax",%progbits
    .balign 4
    .globl aes128_expand_key
    .type aes128_expand_key, %function
aes128_expand_key:
    /* The cipher text:
     *     function RotWord(b: byte[4]) -> byte[4] = [b[1], b[2], b[3], b[0]]
     *     function SubWord(b: byte[4]) -> byte[4] = SBox[b]
     *     schedule(key: byte[Nk][4]) -> round_keys: byte[Nr + 1][4][4] {
     *       var w: byte[4 * (Nr + 1)][4]
     *       for i in 0..Nk-1 { w[i] := key[i] }
     *       for i in Nk..4*Nr+3 {
     *         var temp = w[i - 1]
     *         if i mod Nk == 0 { temp := SubWord(RotWord(temp)) ^ [Rcon[i div Nk - 1], 0, 0, 0] }
     *         else if Nk > 6 and i mod Nk == 4 { temp := SubWord(temp) }
     *         w[i] := w[i - Nk] ^ temp
     *       }
     *       for round in 0..Nr { round_keys[round] = w[4*round .. 4*round+3] }
     *     }
     * A comment that names a round key stands in front of the first instruction for it. Behind it there may
     * be instructions for another round key, too. */
    .cfi_startproc
    addi sp, sp, -96
    .cfi_def_cfa_offset 96
    sw s0, 0(sp)
    .cfi_offset s0, -96
    sw s1, 4(sp)
    .cfi_offset s1, -92
    sw s2, 8(sp)
    .cfi_offset s2, -88
    sw s3, 12(sp)
    .cfi_offset s3, -84
    sw s4, 16(sp)
    .cfi_offset s4, -80
    sw s5, 20(sp)
    .cfi_offset s5, -76
    sw s6, 24(sp)
    .cfi_offset s6, -72
    sw s7, 28(sp)
    .cfi_offset s7, -68
    sw s8, 32(sp)
    .cfi_offset s8, -64
    sw s9, 36(sp)
    .cfi_offset s9, -60
    sw s10, 40(sp)
    .cfi_offset s10, -56
    sw s11, 44(sp)
    .cfi_offset s11, -52
    sw ra, 48(sp)
    .cfi_offset ra, -48
    andi t0, a1, 3
    bne t0, zero, .Laes128_expand_key_misaligned1
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 8(a1)
    lw t3, 12(a1)
.Laes128_expand_key_join3:
    sw t0, 52(sp)
    sw t1, 56(sp)
    sw t2, 60(sp)
    sw t3, 64(sp)
    slli t4, t3, 24
    srli t5, t3, 8
    or t4, t4, t5
    sw t0, 176(a0)
    sw t1, 180(a0)
    sw t2, 184(a0)
    sw t3, 188(a0)
    jal t0, .Laes128_expand_key_routine5
    /* round key 1 */
    xori t0, t1, 1
    lw a1, 52(sp)
    lw t5, 56(sp)
    xor t0, a1, t0
    sw t0, 80(sp)
    sw t0, 192(a0)
    xor t0, t5, t0
    sw t0, 76(sp)
    sw t0, 196(a0)
    lw t2, 60(sp)
    lw t3, 64(sp)
    xor t0, t2, t0
    sw t0, 72(sp)
    sw t0, 200(a0)
    xor t0, t3, t0
    sw t0, 68(sp)
    sw t0, 204(a0)
    slli t0, t3, 24
    srli t3, t3, 8
    or t0, t0, t3
    slli t3, t2, 24
    srli t2, t2, 8
    or t2, t3, t2
    slli t3, t5, 24
    srli t4, t5, 8
    or t3, t3, t4
    slli t4, a1, 24
    srli t5, a1, 8
    or t4, t4, t5
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    lui t5, 0x1000
    xor t1, t1, t5
    xor t1, t4, t1
    xor t1, t3, t1
    xor t1, t2, t1
    xor t4, t0, t1
    jal t0, .Laes128_expand_key_routine5
    /* round key 2 */
    xori t0, t1, 2
    lw a1, 80(sp)
    lw t5, 76(sp)
    xor t0, a1, t0
    sw t0, 52(sp)
    sw t0, 208(a0)
    xor t0, t5, t0
    sw t0, 56(sp)
    sw t0, 212(a0)
    lw t3, 72(sp)
    lw t2, 68(sp)
    xor t0, t3, t0
    sw t0, 60(sp)
    sw t0, 216(a0)
    xor t0, t2, t0
    sw t0, 64(sp)
    sw t0, 220(a0)
    slli t0, t2, 24
    srli t2, t2, 8
    or t0, t0, t2
    slli t2, t3, 24
    srli t3, t3, 8
    or t2, t2, t3
    slli t3, t5, 24
    srli t4, t5, 8
    or t3, t3, t4
    slli t4, a1, 24
    srli t5, a1, 8
    or t4, t4, t5
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    lui t5, 0x2000
    xor t1, t1, t5
    xor t1, t4, t1
    xor t1, t3, t1
    xor t1, t2, t1
    xor t4, t0, t1
    jal t0, .Laes128_expand_key_routine5
    /* round key 3 */
    xori t0, t1, 4
    lw a1, 52(sp)
    lw t5, 56(sp)
    xor t0, a1, t0
    sw t0, 68(sp)
    sw t0, 224(a0)
    xor t0, t5, t0
    sw t0, 72(sp)
    sw t0, 228(a0)
    lw t3, 60(sp)
    lw t2, 64(sp)
    xor t0, t3, t0
    sw t0, 76(sp)
    sw t0, 232(a0)
    xor t0, t2, t0
    sw t0, 80(sp)
    sw t0, 236(a0)
    slli t0, t2, 24
    srli t2, t2, 8
    or t0, t0, t2
    slli t2, t3, 24
    srli t3, t3, 8
    or t2, t2, t3
    slli t3, t5, 24
    srli t4, t5, 8
    or t3, t3, t4
    slli t4, a1, 24
    srli t5, a1, 8
    or t4, t4, t5
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    lui t5, 0x4000
    xor t1, t1, t5
    xor t1, t4, t1
    xor t1, t3, t1
    xor t1, t2, t1
    xor t4, t0, t1
    jal t0, .Laes128_expand_key_routine5
    /* round key 4 */
    xori t0, t1, 8
    lw a1, 68(sp)
    lw t5, 72(sp)
    xor t0, a1, t0
    sw t0, 64(sp)
    sw t0, 240(a0)
    xor t0, t5, t0
    sw t0, 60(sp)
    sw t0, 244(a0)
    lw t3, 76(sp)
    lw t2, 80(sp)
    xor t0, t3, t0
    sw t0, 56(sp)
    sw t0, 248(a0)
    xor t0, t2, t0
    sw t0, 52(sp)
    sw t0, 252(a0)
    slli t0, t2, 24
    srli t2, t2, 8
    or t0, t0, t2
    slli t2, t3, 24
    srli t3, t3, 8
    or t2, t2, t3
    slli t3, t5, 24
    srli t4, t5, 8
    or t3, t3, t4
    slli t4, a1, 24
    srli t5, a1, 8
    or t4, t4, t5
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    lui t5, 0x8000
    xor t1, t1, t5
    xor t1, t4, t1
    xor t1, t3, t1
    xor t1, t2, t1
    xor t4, t0, t1
    jal t0, .Laes128_expand_key_routine5
    /* round key 5 */
    xori t0, t1, 0x10
    lw a1, 64(sp)
    lw t5, 60(sp)
    xor t0, a1, t0
    sw t0, 80(sp)
    sw t0, 256(a0)
    xor t0, t5, t0
    sw t0, 76(sp)
    sw t0, 260(a0)
    lw t3, 56(sp)
    lw t2, 52(sp)
    xor t0, t3, t0
    sw t0, 72(sp)
    sw t0, 264(a0)
    xor t0, t2, t0
    sw t0, 68(sp)
    sw t0, 268(a0)
    slli t0, t2, 24
    srli t2, t2, 8
    or t0, t0, t2
    slli t2, t3, 24
    srli t3, t3, 8
    or t2, t2, t3
    slli t3, t5, 24
    srli t4, t5, 8
    or t3, t3, t4
    slli t4, a1, 24
    srli t5, a1, 8
    or t4, t4, t5
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    lui t5, 0x10000
    xor t1, t1, t5
    xor t1, t4, t1
    xor t1, t3, t1
    xor t1, t2, t1
    xor t4, t0, t1
    jal t0, .Laes128_expand_key_routine5
    /* round key 6 */
    xori t0, t1, 0x20
    lw a1, 80(sp)
    lw t5, 76(sp)
    xor t0, a1, t0
    sw t0, 52(sp)
    sw t0, 272(a0)
    xor t0, t5, t0
    sw t0, 56(sp)
    sw t0, 276(a0)
    lw t3, 72(sp)
    lw t2, 68(sp)
    xor t0, t3, t0
    sw t0, 60(sp)
    sw t0, 280(a0)
    xor t0, t2, t0
    sw t0, 64(sp)
    sw t0, 284(a0)
    slli t0, t2, 24
    srli t2, t2, 8
    or t0, t0, t2
    slli t2, t3, 24
    srli t3, t3, 8
    or t2, t2, t3
    slli t3, t5, 24
    srli t4, t5, 8
    or t3, t3, t4
    slli t4, a1, 24
    srli t5, a1, 8
    or t4, t4, t5
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    lui t5, 0x20000
    xor t1, t1, t5
    xor t1, t4, t1
    xor t1, t3, t1
    xor t1, t2, t1
    xor t4, t0, t1
    jal t0, .Laes128_expand_key_routine5
    /* round key 7 */
    xori t0, t1, 0x40
    lw a1, 52(sp)
    lw t5, 56(sp)
    xor t0, a1, t0
    sw t0, 68(sp)
    sw t0, 288(a0)
    xor t0, t5, t0
    sw t0, 72(sp)
    sw t0, 292(a0)
    lw t3, 60(sp)
    lw t2, 64(sp)
    xor t0, t3, t0
    sw t0, 76(sp)
    sw t0, 296(a0)
    xor t0, t2, t0
    sw t0, 80(sp)
    sw t0, 300(a0)
    slli t0, t2, 24
    srli t2, t2, 8
    or t0, t0, t2
    slli t2, t3, 24
    srli t3, t3, 8
    or t2, t2, t3
    slli t3, t5, 24
    srli t4, t5, 8
    or t3, t3, t4
    slli t4, a1, 24
    srli t5, a1, 8
    or t4, t4, t5
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    lui t5, 0x40000
    xor t1, t1, t5
    xor t1, t4, t1
    xor t1, t3, t1
    xor t1, t2, t1
    xor t4, t0, t1
    jal t0, .Laes128_expand_key_routine5
    /* round key 8 */
    xori t0, t1, 0x80
    lw a1, 68(sp)
    lw t5, 72(sp)
    xor t0, a1, t0
    sw t0, 64(sp)
    sw t0, 304(a0)
    xor t0, t5, t0
    sw t0, 60(sp)
    sw t0, 308(a0)
    lw t3, 76(sp)
    lw t2, 80(sp)
    xor t0, t3, t0
    sw t0, 56(sp)
    sw t0, 312(a0)
    xor t0, t2, t0
    sw t0, 52(sp)
    sw t0, 316(a0)
    slli t0, t2, 24
    srli t2, t2, 8
    or t0, t0, t2
    slli t2, t3, 24
    srli t3, t3, 8
    or t2, t2, t3
    slli t3, t5, 24
    srli t4, t5, 8
    or t3, t3, t4
    slli t4, a1, 24
    srli t5, a1, 8
    or t4, t4, t5
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    lui t5, 0x80000
    xor t1, t1, t5
    xor t1, t4, t1
    xor t1, t3, t1
    xor t1, t2, t1
    xor t4, t0, t1
    jal t0, .Laes128_expand_key_routine5
    /* round key 9 */
    xori t0, t1, 0x1b
    lw a1, 64(sp)
    lw t5, 60(sp)
    xor t0, a1, t0
    sw t0, 80(sp)
    sw t0, 320(a0)
    xor t0, t5, t0
    sw t0, 76(sp)
    sw t0, 324(a0)
    lw t3, 56(sp)
    lw t2, 52(sp)
    xor t0, t3, t0
    sw t0, 72(sp)
    sw t0, 328(a0)
    xor t0, t2, t0
    sw t0, 68(sp)
    sw t0, 332(a0)
    slli t0, t2, 24
    srli t2, t2, 8
    or t0, t0, t2
    slli t2, t3, 24
    srli t3, t3, 8
    or t2, t2, t3
    slli t3, t5, 24
    srli t4, t5, 8
    or t3, t3, t4
    slli t4, a1, 24
    srli t5, a1, 8
    or t4, t4, t5
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    lui t5, 0x1b000
    xor t1, t1, t5
    xor t1, t4, t1
    xor t1, t3, t1
    xor t1, t2, t1
    xor t4, t0, t1
    jal t0, .Laes128_expand_key_routine5
    /* round key 10 */
    xori t0, t1, 0x36
    lw a1, 80(sp)
    lw t5, 76(sp)
    xor t0, a1, t0
    sw t0, 336(a0)
    xor t0, t5, t0
    sw t0, 340(a0)
    lw t3, 72(sp)
    lw t2, 68(sp)
    xor t0, t3, t0
    sw t0, 344(a0)
    xor t0, t2, t0
    sw t0, 348(a0)
    addi t0, a0, 192
    addi t1, a0, 192
    addi t2, t1, 160
    lui t3, 0x63636
    addi t3, t3, 0x363  /* 0x63636363 */
.Laes128_expand_key_masks16:
    lw t4, 0(t0)
    lw a1, 4(t0)
    lw t5, 8(t0)
    lw t6, 12(t0)
    xor t4, t4, t3
    xor a1, a1, t3
    xor t5, t5, t3
    xor t6, t6, t3
    sw t4, 0(t1)
    sw a1, 4(t1)
    sw t5, 8(t1)
    sw t6, 12(t1)
    addi t0, t0, 16
    addi t1, t1, 16
    bne t1, t2, .Laes128_expand_key_masks16
    addi t0, a0, 176
    addi t1, a0, 352
    lui t2, 0x55555
    addi t2, t2, 0x555  /* 0x55555555 */
    lui t3, 0xff0
    addi t3, t3, 0xff  /* 0x00ff00ff */
    lui t4, 0x33333
    addi t4, t4, 0x333  /* 0x33333333 */
    lui t5, 0xf0f1
    addi t5, t5, -0xf1  /* 0x0f0f0f0f */
.Laes128_expand_key_masks18:
    lw a1, 0(t0)
    lw t6, 4(t0)
    lw a2, 8(t0)
    lw a3, 12(t0)
    srli a4, a1, 1
    xor a4, a4, a1
    and a4, a4, t2
    slli a5, a4, 1
    xor a5, a1, a5
    srli a6, a5, 8
    srli a7, t6, 1
    xor a7, a7, t6
    and a7, a7, t2
    xor a1, a1, a4
    slli a4, a7, 1
    xor a4, t6, a4
    xor a6, a6, a4
    and a6, a6, t3
    xor a4, a4, a6
    slli a6, a6, 8
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a4
    and a6, a6, t4
    xor t6, t6, a7
    slli a7, a6, 2
    xor a5, a5, a7
    srli a7, a2, 1
    xor a7, a7, a2
    and a7, a7, t2
    xor a4, a4, a6
    slli a6, a7, 1
    xor a6, a2, a6
    xor a2, a2, a7
    srli a7, a6, 8
    addi t0, t0, 16
    srli s0, a3, 1
    xor s0, s0, a3
    and s0, s0, t2
    slli s1, s0, 1
    xor s1, a3, s1
    xor a7, a7, s1
    and a7, a7, t3
    xor s1, s1, a7
    slli a7, a7, 8
    xor a6, a6, a7
    xor a3, a3, s0
    srli a7, a6, 2
    xor a7, a7, s1
    and a7, a7, t4
    xor s0, s1, a7
    slli a7, a7, 2
    xor a6, a6, a7
    slli a7, a6, 16
    xor a7, a5, a7
    srli a7, a7, 16
    xor a6, a6, a7
    slli a7, a7, 16
    xor a5, a5, a7
    srli a7, a5, 4
    xor a7, a7, a6
    and a7, a7, t5
    xor a6, a6, a7
    slli a7, a7, 4
    xor a5, a5, a7
    sw a5, 0(a0)
    srli a5, a1, 8
    xor a5, a5, t6
    and a5, a5, t3
    xor t6, t6, a5
    slli a5, a5, 8
    xor a1, a1, a5
    srli a5, a1, 2
    xor a5, a5, t6
    and a5, a5, t4
    xor t6, t6, a5
    slli a5, a5, 2
    xor a1, a1, a5
    srli a5, a2, 8
    xor a5, a5, a3
    and a5, a5, t3
    xor a3, a3, a5
    slli a5, a5, 8
    xor a2, a2, a5
    srli a5, a2, 2
    xor a5, a5, a3
    and a5, a5, t4
    xor a3, a3, a5
    slli a5, a5, 2
    xor a2, a2, a5
    slli a5, a2, 16
    xor a5, a1, a5
    srli a5, a5, 16
    xor a2, a2, a5
    slli a5, a5, 16
    xor a1, a1, a5
    srli a5, a1, 4
    xor a5, a5, a2
    and a5, a5, t5
    xor a2, a2, a5
    slli a5, a5, 4
    xor a1, a1, a5
    slli a5, s0, 16
    xor a5, a4, a5
    srli a5, a5, 16
    xor a7, s0, a5
    slli a5, a5, 16
    xor a4, a4, a5
    srli a5, a4, 4
    xor a5, a5, a7
    and a5, a5, t5
    xor a7, a7, a5
    slli a5, a5, 4
    xor a4, a4, a5
    slli a5, a3, 16
    xor a5, t6, a5
    srli a5, a5, 16
    xor a3, a3, a5
    slli a5, a5, 16
    xor t6, t6, a5
    srli a5, t6, 4
    xor a5, a5, a3
    and a5, a5, t5
    xor a3, a3, a5
    slli a5, a5, 4
    xor t6, t6, a5
    sw a1, 4(a0)
    sw a4, 8(a0)
    sw t6, 12(a0)
    sw a6, 16(a0)
    sw a2, 20(a0)
    sw a7, 24(a0)
    sw a3, 28(a0)
    addi a0, a0, 32
    bne a0, t1, .Laes128_expand_key_masks18
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
    addi sp, sp, 96
    .cfi_remember_state
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    .cfi_restore s0
    .cfi_restore s1
    .cfi_restore s2
    .cfi_restore s3
    .cfi_restore s4
    .cfi_restore s5
    .cfi_restore s6
    .cfi_restore s7
    .cfi_restore s8
    .cfi_restore s9
    .cfi_restore s10
    .cfi_restore s11
    jalr zero, 0(ra)
.Laes128_expand_key_misaligned1:
    .cfi_restore_state
    lbu s1, 1(a1)
    lbu s0, 0(a1)
    lbu a5, 2(a1)
    slli t0, s1, 8
    or t0, s0, t0
    slli t1, a5, 16
    or t0, t0, t1
    lbu a4, 3(a1)
    lbu t6, 5(a1)
    lbu a6, 4(a1)
    slli t1, a4, 24
    or t0, t0, t1
    slli t1, t6, 8
    or t1, a6, t1
    lbu a2, 6(a1)
    lbu a7, 7(a1)
    lbu a3, 9(a1)
    slli t2, a2, 16
    or t1, t1, t2
    slli t2, a7, 24
    or t1, t1, t2
    slli t2, a3, 8
    lbu t3, 8(a1)
    lbu t4, 10(a1)
    lbu t5, 11(a1)
    or t2, t3, t2
    slli t3, t4, 16
    or t2, t2, t3
    slli t3, t5, 24
    or t2, t2, t3
    lbu s1, 13(a1)
    lbu s0, 12(a1)
    lbu a5, 14(a1)
    slli t3, s1, 8
    or t3, s0, t3
    slli t4, a5, 16
    or t3, t3, t4
    lbu a4, 15(a1)
    slli t4, a4, 24
    or t3, t3, t4
    jal zero, .Laes128_expand_key_join3
.Laes128_expand_key_routine5:
    srli t1, t4, 4
    lui t2, 0x1010
    addi t2, t2, 0x101  /* 0x01010101 */
    and t1, t1, t2
    srli t2, t4, 5
    lui t3, 0x1010
    addi t3, t3, 0x101  /* 0x01010101 */
    and t2, t2, t3
    srli t3, t4, 6
    lui t5, 0x1010
    addi t5, t5, 0x101  /* 0x01010101 */
    and t3, t3, t5
    xor t5, t2, t3
    xor t1, t1, t5
    srli t6, t4, 1
    lui a1, 0x1010
    addi a1, a1, 0x101  /* 0x01010101 */
    and t6, t6, a1
    srli a1, t4, 7
    lui a2, 0x1010
    addi a2, a2, 0x101  /* 0x01010101 */
    and a1, a1, a2
    srli a2, t4, 2
    lui a3, 0x1010
    addi a3, a3, 0x101  /* 0x01010101 */
    and a2, a2, a3
    srli a3, t4, 3
    lui a4, 0x1010
    addi a4, a4, 0x101  /* 0x01010101 */
    and a3, a3, a4
    xor a2, a2, a3
    xor a4, t6, a2
    xor t2, t2, a4
    xor a1, a1, t2
    xor a5, t6, a1
    xor a6, t1, a5
    lui a7, 0x1010
    addi a7, a7, 0x101  /* 0x01010101 */
    and t4, t4, a7
    xor t3, a3, t3
    xor a7, a2, t1
    xor s0, a7, a1
    xor s1, t3, s0
    xor s2, t4, s1
    and s3, a6, s2
    and s4, s0, s1
    xor s3, s3, s4
    xor s5, t4, t5
    and s6, a2, s5
    and s7, t1, t2
    xor s6, s6, s7
    xor s3, s3, s6
    xor s8, t2, s5
    xor a3, a3, s8
    xor a3, s3, a3
    and s3, t6, t5
    xor s9, s8, s1
    and s10, a1, s9
    xor s3, s3, s10
    and s11, a7, s8
    xor s7, s11, s7
    xor s3, s3, s7
    xor s11, t2, t1
    xor s3, s3, s11
    and s11, a4, t4
    xor s4, s11, s4
    xor s4, s4, s7
    xor t3, s4, t3
    and s4, s3, t3
    xor s7, a3, s4
    xor s11, t2, s2
    and ra, a5, s11
    xor s10, ra, s10
    xor s6, s10, s6
    xor s10, a2, s5
    xor s6, s6, s10
    xor s4, s6, s4
    xor s3, s3, s6
    xor s10, t3, a3
    and s4, s4, s10
    xor s4, s4, a3
    and s10, s4, s11
    and a5, s4, a5
    xor s11, s7, s4
    and a3, a3, s11
    xor t3, a3, t3
    xor t3, t3, s4
    and t5, t3, t5
    xor t5, t5, s10
    xor a3, s7, a3
    and s7, s3, s7
    xor s6, s7, s6
    and a3, s6, a3
    xor a3, s3, a3
    and t6, t3, t6
    and a6, s6, a6
    and s2, s6, s2
    and a4, a3, a4
    and t4, a3, t4
    xor s3, s6, s4
    xor s4, s4, t3
    xor t3, a3, t3
    and s5, t3, s5
    and a1, s4, a1
    xor a6, a6, a1
    xor a6, a6, a5
    xor a3, s6, a3
    and s0, a3, s0
    xor a6, a6, s0
    and a2, t3, a2
    xor t3, s3, t3
    and s6, t3, s8
    xor s6, s6, s5
    xor t5, t5, s6
    and t3, t3, a7
    xor a2, a2, a5
    and a5, s4, s9
    xor a5, a5, s10
    and a3, a3, s1
    xor a4, a4, s0
    and t2, s3, t2
    xor t2, t2, s5
    and t1, s3, t1
    xor t4, t4, s6
    xor a7, a6, t5
    xor t6, t6, a7
    xor a7, s2, a7
    xor a3, a3, a7
    xor a5, a5, a3
    xor a2, a2, a5
    xor t6, t6, a2
    xor t3, t3, t6
    xor t5, t5, t3
    xori t5, t5, -1
    xori t3, t3, -1
    slli t3, t3, 1
    xor t2, t2, a3
    lui a3, 0x1010
    addi a3, a3, 0x101  /* 0x01010101 */
    and t5, t5, a3
    lui a3, 0x2020
    addi a3, a3, 0x202  /* 0x02020202 */
    and t3, t3, a3
    or t3, t5, t3
    xor t5, a4, t2
    xor t5, t5, t1
    xor t5, t5, t6
    slli t5, t5, 2
    or t3, t3, t5
    slli t5, a5, 3
    or t3, t3, t5
    xor t4, t4, a7
    slli t5, t4, 4
    or t3, t3, t5
    xor t4, a1, t4
    xor t4, t4, a2
    xor t1, t4, t1
    xori t1, t1, -1
    slli t1, t1, 5
    lui t4, 0x20202
    addi t4, t4, 0x20  /* 0x20202020 */
    and t1, t1, t4
    or t1, t3, t1
    xori t3, a6, -1
    slli t3, t3, 6
    lui t4, 0x40404
    addi t4, t4, 0x40  /* 0x40404040 */
    and t3, t3, t4
    or t1, t1, t3
    slli t2, t2, 7
    or t1, t1, t2
    jalr zero, 0(t0)
    .cfi_endproc
    .size aes128_expand_key, .-aes128_expand_key

    .section .text.aes128_encrypt,"ax",%progbits
    .balign 4
    .globl aes128_encrypt
    .type aes128_encrypt, %function
aes128_encrypt:
    /* The cipher text:
     *     function xtimes(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0x1b) : 0)
     *     function times(factor: number, b: byte) -> p: byte {
     *       let b2 = xtimes(b)
     *       let b4 = xtimes(b2)
     *       let b8 = xtimes(b4)
     *       p = xor([[b, b2, b4, b8][i] for i in 0..3 if factor[i]])
     *     }
     *     function product(matrix: number[4][4], column: byte[4]) -> d: byte[4] {
     *       for r in 0..3 { d[r] = xor([times(matrix[r][i], column[i]) for i in 0..3]) }
     *     }
     *     function SubBytes(s: byte[4][4]) -> byte[4][4] = SBox[s]
     *     function ShiftRows(s: byte[4][4]) -> byte[4][4] = [[s[(c + r) mod 4][r] for r in 0..3] for c in 0..3]
     *     function MixColumns(s: byte[4][4]) -> byte[4][4] = [product(M, s[c]) for c in 0..3]
     *     encrypt(input: byte[4][4], w) -> output: byte[4][4] {
     *       var s = input ^ w[0]
     *       for round in 1..Nr-1 { s := MixColumns(ShiftRows(SubBytes(s))) ^ w[round] }
     *       output = ShiftRows(SubBytes(s)) ^ w[Nr]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi a3, zero, 1
    jal zero, aes128_encrypt_blocks_local
    .cfi_endproc
    .size aes128_encrypt, .-aes128_encrypt

    .section .text.aes128_decrypt,"ax",%progbits
    .balign 4
    .globl aes128_decrypt
    .type aes128_decrypt, %function
aes128_decrypt:
    /* The cipher text:
     *     function xtimes(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0x1b) : 0)
     *     function times(factor: number, b: byte) -> p: byte {
     *       let b2 = xtimes(b)
     *       let b4 = xtimes(b2)
     *       let b8 = xtimes(b4)
     *       p = xor([[b, b2, b4, b8][i] for i in 0..3 if factor[i]])
     *     }
     *     function product(matrix: number[4][4], column: byte[4]) -> d: byte[4] {
     *       for r in 0..3 { d[r] = xor([times(matrix[r][i], column[i]) for i in 0..3]) }
     *     }
     *     function InvShiftRows(s: byte[4][4]) -> byte[4][4] = [[s[(c - r) mod 4][r] for r in 0..3] for c in 0..3]
     *     function InvSubBytes(s: byte[4][4]) -> byte[4][4] = InvSBox[s]
     *     function InvMixColumns(s: byte[4][4]) -> byte[4][4] = [product(InvM, s[c]) for c in 0..3]
     *     decrypt(input: byte[4][4], w) -> output: byte[4][4] {
     *       var s = input ^ w[Nr]
     *       for round in Nr-1 down to 1 { s := InvMixColumns(InvSubBytes(InvShiftRows(s)) ^ w[round]) }
     *       output = InvSubBytes(InvShiftRows(s)) ^ w[0]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi a3, zero, 1
    jal zero, aes128_decrypt_blocks_local
    .cfi_endproc
    .size aes128_decrypt, .-aes128_decrypt

    .section .text.aes128_encrypt_blocks,"ax",%progbits
    .balign 4
    .globl aes128_encrypt_blocks
    .type aes128_encrypt_blocks, %function
aes128_encrypt_blocks:
    .type aes128_encrypt_blocks_local, %function
aes128_encrypt_blocks_local: /* for the other functions of this file */
    /* The cipher text:
     *     function xtimes(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0x1b) : 0)
     *     function times(factor: number, b: byte) -> p: byte {
     *       let b2 = xtimes(b)
     *       let b4 = xtimes(b2)
     *       let b8 = xtimes(b4)
     *       p = xor([[b, b2, b4, b8][i] for i in 0..3 if factor[i]])
     *     }
     *     function product(matrix: number[4][4], column: byte[4]) -> d: byte[4] {
     *       for r in 0..3 { d[r] = xor([times(matrix[r][i], column[i]) for i in 0..3]) }
     *     }
     *     function SubBytes(s: byte[4][4]) -> byte[4][4] = SBox[s]
     *     function ShiftRows(s: byte[4][4]) -> byte[4][4] = [[s[(c + r) mod 4][r] for r in 0..3] for c in 0..3]
     *     function MixColumns(s: byte[4][4]) -> byte[4][4] = [product(M, s[c]) for c in 0..3]
     *     encrypt(input: byte[4][4], w) -> output: byte[4][4] {
     *       var s = input ^ w[0]
     *       for round in 1..Nr-1 { s := MixColumns(ShiftRows(SubBytes(s))) ^ w[round] }
     *       output = ShiftRows(SubBytes(s)) ^ w[Nr]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -112
    .cfi_def_cfa_offset 112
    sw s0, 56(sp)
    .cfi_offset s0, -56
    sw s1, 60(sp)
    .cfi_offset s1, -52
    sw s2, 64(sp)
    .cfi_offset s2, -48
    sw s3, 68(sp)
    .cfi_offset s3, -44
    sw s4, 72(sp)
    .cfi_offset s4, -40
    sw s5, 76(sp)
    .cfi_offset s5, -36
    sw s6, 80(sp)
    .cfi_offset s6, -32
    sw s7, 84(sp)
    .cfi_offset s7, -28
    sw s8, 88(sp)
    .cfi_offset s8, -24
    sw s9, 92(sp)
    .cfi_offset s9, -20
    sw s10, 96(sp)
    .cfi_offset s10, -16
    sw s11, 100(sp)
    .cfi_offset s11, -12
    sw ra, 104(sp)
    .cfi_offset ra, -8
    sw a3, 0(sp)  /* spill */
    sw a0, 4(sp)  /* spill */
    sw a1, 8(sp)  /* spill */
    sw a2, 12(sp)  /* spill */
    beq a3, zero, .Laes128_encrypt_blocks_done1
    lw t0, 4(sp)  /* reload */
    lui t1, 0x55555
    addi t0, t0, 288
    addi t1, t1, 0x555  /* 0x55555555 */
    sw t1, 16(sp)  /* spill */
    lui t1, 0xff0
    addi t1, t1, 0xff  /* 0x00ff00ff */
    sw t1, 20(sp)  /* spill */
    lui t1, 0x33333
    addi t1, t1, 0x333  /* 0x33333333 */
    sw t1, 24(sp)  /* spill */
    lui t1, 0xf0f1
    addi t1, t1, -0xf1  /* 0x0f0f0f0f */
    lui t2, 0xc0c0c
    addi t2, t2, 0xc0  /* 0xc0c0c0c0 */
    sw t2, 28(sp)  /* spill */
    lui t2, 0x3030
    addi t2, t2, 0x303  /* 0x03030303 */
    sw t2, 32(sp)  /* spill */
    lui t2, 0x3c3c4
    addi t2, t2, -0x3c4  /* 0x3c3c3c3c */
    sw t2, 36(sp)  /* spill */
    lui t2, 0xfcfd0
    addi t2, t2, -0x304  /* 0xfcfcfcfc */
    sw t2, 40(sp)  /* spill */
    lui t2, 0xf0f0f
    addi t2, t2, 0xf0  /* 0xf0f0f0f0 */
    sw t2, 44(sp)  /* spill */
    lui t2, 0xc0c1
    addi t2, t2, -0x3f4  /* 0x0c0c0c0c */
    sw t2, 48(sp)  /* spill */
    lui t2, 0x30303
    addi t2, t2, 0x30  /* 0x30303030 */
    sw t2, 52(sp)  /* spill */
.Laes128_encrypt_blocks_blocks3:
    lw t3, 8(sp)  /* reload */
    andi t2, t3, 3
    bne t2, zero, .Laes128_encrypt_blocks_misaligned4
    lw t5, 8(sp)  /* reload */
    lw t2, 0(t5)
    lw t3, 4(t5)
    lw t4, 8(t5)
    lw t5, 12(t5)
.Laes128_encrypt_blocks_join6:
    lw t6, 8(sp)  /* reload */
    lw a4, 16(sp)  /* reload */
    addi t6, t6, 16
    sw t6, 8(sp)  /* spill */
    srli t6, t2, 1
    xor t6, t6, t2
    and t6, t6, a4
    xor a0, t2, t6
    slli t6, t6, 1
    xor t2, t2, t6
    srli t6, t3, 1
    xor t6, t6, t3
    and t6, t6, a4
    xor a1, t3, t6
    slli t6, t6, 1
    xor t3, t3, t6
    srli t6, t4, 1
    xor t6, t6, t4
    and t6, t6, a4
    xor a2, t4, t6
    slli t6, t6, 1
    xor t4, t4, t6
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, a4
    xor a3, t5, t6
    slli t6, t6, 1
    xor t5, t5, t6
    lw a5, 20(sp)  /* reload */
    srli t6, t2, 8
    xor t6, t6, t3
    and t6, t6, a5
    xor t3, t3, t6
    slli t6, t6, 8
    xor t2, t2, t6
    srli t6, a0, 8
    xor t6, t6, a1
    and t6, t6, a5
    xor a1, a1, t6
    slli t6, t6, 8
    xor t6, a0, t6
    srli a0, t4, 8
    xor a0, a0, t5
    and a0, a0, a5
    xor t5, t5, a0
    slli a0, a0, 8
    xor t4, t4, a0
    srli a0, a2, 8
    xor a0, a0, a3
    and a0, a0, a5
    xor a3, a3, a0
    slli a0, a0, 8
    xor a0, a2, a0
    lw a6, 24(sp)  /* reload */
    srli a2, t2, 2
    xor a2, a2, t3
    and a2, a2, a6
    xor t3, t3, a2
    slli a2, a2, 2
    xor t2, t2, a2
    srli a2, t6, 2
    xor a2, a2, a1
    and a2, a2, a6
    xor a1, a1, a2
    slli a2, a2, 2
    xor t6, t6, a2
    srli a2, t4, 2
    xor a2, a2, t5
    and a2, a2, a6
    xor t5, t5, a2
    slli a2, a2, 2
    xor t4, t4, a2
    srli a2, a0, 2
    xor a2, a2, a3
    and a2, a2, a6
    xor a3, a3, a2
    slli a2, a2, 2
    xor a0, a0, a2
    slli a2, t4, 16
    xor a2, t2, a2
    srli a2, a2, 16
    xor t4, t4, a2
    slli a2, a2, 16
    xor t2, t2, a2
    slli a2, t5, 16
    xor a2, t3, a2
    srli a2, a2, 16
    xor t5, t5, a2
    slli a2, a2, 16
    xor t3, t3, a2
    slli a2, a0, 16
    xor a2, t6, a2
    srli a2, a2, 16
    xor a0, a0, a2
    slli a2, a2, 16
    xor t6, t6, a2
    slli a2, a3, 16
    xor a2, a1, a2
    srli a2, a2, 16
    xor a3, a3, a2
    slli a2, a2, 16
    xor a1, a1, a2
    srli a2, t2, 4
    xor a2, a2, t4
    and a2, a2, t1
    xor a4, t4, a2
    slli t4, a2, 4
    xor t2, t2, t4
    srli t4, t3, 4
    xor t4, t4, t5
    and t4, t4, t1
    xor a2, t5, t4
    slli t4, t4, 4
    xor t4, t3, t4
    srli t3, t6, 4
    xor t3, t3, a0
    lw a7, 4(sp)  /* reload */
    and t3, t3, t1
    xor a0, a0, t3
    lw s0, 0(a7)
    slli t3, t3, 4
    srli t5, a1, 4
    lw s1, 4(a7)
    xor t3, t6, t3
    xor t5, t5, a3
    xor t2, t2, s0
    and t5, t5, t1
    xor t3, t3, s1
    xor a3, a3, t5
    lw s2, 8(a7)
    slli t5, t5, 4
    lw s3, 12(a7)
    xor t5, a1, t5
    xor t4, t4, s2
    xor t5, t5, s3
    lw s4, 16(a7)
    lw s5, 20(a7)
    xor t6, a4, s4
    xor a0, a0, s5
    lw s6, 24(a7)
    lw s7, 28(a7)
    xor a1, a2, s6
    xor a2, a3, s7
.Laes128_encrypt_blocks_rounds8:
    xor t4, t4, t5
    xor a3, a0, a1
    xor t6, t6, a3
    xor a1, t5, a1
    xor a4, t3, t4
    xor a5, a0, a4
    xor a0, a2, a5
    xor a2, t3, a0
    xor a6, t6, a2
    xor s0, t2, a3
    xor s1, a5, s0
    xor t5, t5, s1
    and s2, t4, s0
    and s3, t6, a5
    xor s2, s2, s3
    xor s4, t4, t6
    and s5, s4, s1
    xor s3, s5, s3
    xor s5, s4, a0
    xor s6, a1, s5
    and s7, s5, s6
    and s8, a4, t2
    xor s8, s8, s7
    xor s8, s8, s3
    xor a1, s8, a1
    xor s8, t2, s6
    and s9, a6, s8
    xor s7, s9, s7
    xor s7, s7, s2
    xor t5, s7, t5
    and s7, t3, a3
    xor s9, s1, s6
    and s10, a0, s9
    xor s7, s7, s10
    xor s3, s7, s3
    xor s7, a5, t6
    xor s3, s3, s7
    xor s7, a5, s8
    and s11, a2, s7
    xor s10, s11, s10
    xor s2, s10, s2
    xor s10, t4, s0
    xor s2, s2, s10
    and s10, s3, a1
    xor s3, s3, s2
    xor s11, t5, s10
    xor s10, s2, s10
    xor ra, a1, t5
    and s10, s10, ra
    xor s10, s10, t5
    and s7, s10, s7
    and a2, s10, a2
    xor ra, s11, s10
    and t5, t5, ra
    xor a1, t5, a1
    xor t5, s11, t5
    and s11, s3, s11
    xor s2, s11, s2
    and t5, s2, t5
    xor t5, s3, t5
    xor a1, a1, s10
    and a3, a1, a3
    xor a3, a3, s7
    and t3, a1, t3
    and a6, s2, a6
    and s3, s2, s8
    and a4, t5, a4
    and t2, t5, t2
    xor s8, s10, a1
    and s11, s8, a0
    and a0, s8, s9
    xor s7, a0, s7
    xor s8, s2, s10
    xor a1, t5, a1
    xor t5, s2, t5
    and s2, t5, s5
    and t5, t5, s6
    and s0, a1, s0
    xor a0, a6, s11
    xor a0, a0, a2
    xor a0, a0, s2
    xor a4, a4, s2
    and t4, a1, t4
    xor t4, t4, a2
    xor a1, s8, a1
    and a2, a1, s1
    and a6, a1, s4
    and a1, s8, a5
    and a5, s8, t6
    xor t6, a2, s0
    xor a1, a1, s0
    xor a2, a3, t6
    xor t2, t2, t6
    xor t6, a0, a2
    xor t3, t3, t6
    xor t6, s3, t6
    xor a3, t5, t6
    xor t6, t2, t6
    xor t5, s7, a3
    xor t2, a1, a3
    xor t4, t4, t5
    xor a3, t3, t4
    xor t3, s11, t6
    xor t3, t3, t4
    xor t4, a4, t2
    xor t4, t4, a5
    xor a1, t3, a5
    xor t3, a6, a3
    xor t4, t4, a3
    xor a2, a2, t3
    beq a7, t0, .Laes128_encrypt_blocks_out9
    lw ra, 28(sp)  /* reload */
    slli a3, a2, 4
    lw s9, 32(sp)  /* reload */
    and a3, a3, ra
    srli a4, a2, 4
    and a4, a4, s9
    or a3, a3, a4
    slli a4, a2, 20
    lw s10, 36(sp)  /* reload */
    srli a2, a2, 12
    or a2, a4, a2
    and a2, a2, s10
    or a2, a3, a2
    slli a3, a2, 18
    srli a2, a2, 14
    or a2, a3, a2
    slli a3, t2, 4
    and a3, a3, ra
    srli a4, t2, 4
    and a4, a4, s9
    or a3, a3, a4
    slli a4, t2, 20
    srli t2, t2, 12
    or t2, a4, t2
    and t2, t2, s10
    or t2, a3, t2
    slli a3, t2, 18
    srli t2, t2, 14
    or t2, a3, t2
    srli a3, t2, 6
    lw s5, 40(sp)  /* reload */
    and a3, a3, s9
    slli a4, t2, 2
    and a4, a4, s5
    or a3, a3, a4
    xor a3, t2, a3
    lw s6, 60(a7)
    lw s2, 32(a7)
    xor a4, s6, t2
    xor t2, s2, a2
    xor t2, t2, a3
    srli a5, a2, 6
    and a5, a5, s9
    slli a6, a2, 2
    and a6, a6, s5
    or a5, a5, a6
    xor a2, a2, a5
    srli a5, a2, 4
    lw s1, 44(sp)  /* reload */
    and a5, a5, t1
    slli a6, a2, 4
    and a6, a6, s1
    or a5, a5, a6
    xor t2, t2, a5
    slli a5, t3, 4
    and a5, a5, ra
    srli a6, t3, 4
    and a6, a6, s9
    or a5, a5, a6
    slli a6, t3, 20
    srli t3, t3, 12
    or t3, a6, t3
    and t3, t3, s10
    or t3, a5, t3
    slli a5, t3, 18
    srli t3, t3, 14
    or t3, a5, t3
    lw s4, 36(a7)
    srli a6, t3, 6
    xor a5, s4, t3
    xor a5, a5, a3
    and a6, a6, s9
    slli s0, t3, 2
    and s0, s0, s5
    or a6, a6, s0
    xor a6, t3, a6
    srli t3, a6, 4
    and t3, t3, t1
    slli s0, a6, 4
    and s0, s0, s1
    or t3, t3, s0
    xor t3, a5, t3
    xor t3, t3, a2
    slli a2, t4, 4
    and a2, a2, ra
    srli a5, t4, 4
    and a5, a5, s9
    or a2, a2, a5
    slli a5, t4, 20
    srli t4, t4, 12
    or t4, a5, t4
    and t4, t4, s10
    or t4, a2, t4
    slli a2, t4, 18
    srli t4, t4, 14
    or t4, a2, t4
    lw s8, 40(a7)
    srli a5, t4, 6
    xor a2, s8, t4
    xor a2, a2, a6
    and a5, a5, s9
    slli a6, t4, 2
    and a6, a6, s5
    or a5, a5, a6
    xor a5, t4, a5
    srli t4, a5, 4
    and t4, t4, t1
    slli a6, a5, 4
    and a6, a6, s1
    or t4, t4, a6
    xor t4, a2, t4
    slli a2, t5, 4
    and a2, a2, ra
    srli a6, t5, 4
    and a6, a6, s9
    or a2, a2, a6
    slli a6, t5, 20
    srli t5, t5, 12
    or t5, a6, t5
    and t5, t5, s10
    or t5, a2, t5
    slli a2, t5, 18
    srli t5, t5, 14
    or t5, a2, t5
    lw s3, 44(a7)
    srli a6, t5, 6
    xor a2, s3, t5
    xor a2, a2, a3
    and a6, a6, s9
    slli s0, t5, 2
    and s0, s0, s5
    or a6, a6, s0
    xor a6, t5, a6
    srli t5, a6, 4
    and t5, t5, t1
    slli s0, a6, 4
    and s0, s0, s1
    or t5, t5, s0
    xor t5, a2, t5
    xor t5, t5, a5
    slli a2, t6, 4
    and a2, a2, ra
    srli a5, t6, 4
    and a5, a5, s9
    or a2, a2, a5
    slli a5, t6, 20
    srli t6, t6, 12
    or t6, a5, t6
    and t6, t6, s10
    or t6, a2, t6
    slli a2, t6, 18
    srli t6, t6, 14
    or t6, a2, t6
    lw s7, 48(a7)
    srli a5, a3, 4
    xor a2, s7, t6
    xor a2, a2, a3
    xor a2, a2, a6
    and a5, a5, t1
    slli a3, a3, 4
    and a3, a3, s1
    or a3, a5, a3
    xor a3, a4, a3
    srli a4, t6, 6
    and a4, a4, s9
    slli a5, t6, 2
    and a5, a5, s5
    or a4, a4, a5
    xor a4, t6, a4
    srli t6, a4, 4
    and t6, t6, t1
    slli a5, a4, 4
    and a5, a5, s1
    or t6, t6, a5
    xor t6, a2, t6
    slli a2, a1, 4
    and a2, a2, ra
    srli a5, a1, 4
    and a5, a5, s9
    or a2, a2, a5
    slli a5, a1, 20
    srli a1, a1, 12
    or a1, a5, a1
    and a1, a1, s10
    or a1, a2, a1
    slli a2, a1, 18
    srli a1, a1, 14
    or a1, a2, a1
    lw s11, 52(a7)
    srli a5, a0, 4
    xor a2, s11, a1
    xor a4, a2, a4
    slli a2, a0, 4
    and a2, a2, ra
    and a5, a5, s9
    or a2, a2, a5
    slli a5, a0, 20
    srli a0, a0, 12
    or a0, a5, a0
    and a0, a0, s10
    or a0, a2, a0
    slli a2, a0, 18
    srli a0, a0, 14
    or a0, a2, a0
    srli a2, a1, 6
    and a2, a2, s9
    slli a5, a1, 2
    and a5, a5, s5
    or a2, a2, a5
    xor a5, a1, a2
    srli a1, a0, 6
    and a1, a1, s9
    slli a2, a0, 2
    and a2, a2, s5
    or a1, a1, a2
    xor a1, a0, a1
    xor a2, a3, a1
    lw s6, 56(a7)
    addi a7, a7, 32
    xor a0, s6, a0
    srli a3, a1, 4
    and a3, a3, t1
    slli a1, a1, 4
    and a1, a1, s1
    or a1, a3, a1
    xor a0, a0, a1
    xor a1, a0, a5
    srli a0, a5, 4
    and a0, a0, t1
    slli a3, a5, 4
    and a3, a3, s1
    or a0, a0, a3
    xor a0, a4, a0
    jal zero, .Laes128_encrypt_blocks_rounds8
.Laes128_encrypt_blocks_out9:
    slli a3, a2, 24
    lw s2, 48(sp)  /* reload */
    srli a4, a2, 8
    lw s4, 32(sp)  /* reload */
    or a3, a3, a4
    and a3, a3, s2
    and a4, a2, s4
    or a3, a4, a3
    slli a4, a2, 16
    lw s8, 52(sp)  /* reload */
    srli a5, a2, 16
    or a4, a4, a5
    and a4, a4, s8
    or a3, a3, a4
    slli a4, a2, 8
    lw s3, 28(sp)  /* reload */
    srli a2, a2, 24
    or a2, a4, a2
    and a2, a2, s3
    or a2, a3, a2
    slli a3, t3, 24
    srli a4, t3, 8
    or a3, a3, a4
    and a3, a3, s2
    and a4, t3, s4
    or a3, a4, a3
    slli a4, t3, 16
    srli a5, t3, 16
    or a4, a4, a5
    and a4, a4, s8
    or a3, a3, a4
    slli a4, t3, 8
    srli t3, t3, 24
    or t3, a4, t3
    and t3, t3, s3
    or t3, a3, t3
    slli a3, t4, 24
    srli a4, t4, 8
    or a3, a3, a4
    and a3, a3, s2
    and a4, t4, s4
    or a3, a4, a3
    slli a4, t4, 16
    srli a5, t4, 16
    or a4, a4, a5
    and a4, a4, s8
    or a3, a3, a4
    slli a4, t4, 8
    srli t4, t4, 24
    or t4, a4, t4
    and t4, t4, s3
    or t4, a3, t4
    slli a3, t5, 24
    srli a4, t5, 8
    or a3, a3, a4
    and a3, a3, s2
    and a4, t5, s4
    or a3, a4, a3
    slli a4, t5, 16
    srli a5, t5, 16
    or a4, a4, a5
    and a4, a4, s8
    or a3, a3, a4
    slli a4, t5, 8
    srli t5, t5, 24
    or t5, a4, t5
    and t5, t5, s3
    or t5, a3, t5
    slli a3, t6, 24
    srli a4, t6, 8
    or a3, a3, a4
    and a3, a3, s2
    and a4, t6, s4
    or a3, a4, a3
    slli a4, t6, 16
    srli a5, t6, 16
    or a4, a4, a5
    and a4, a4, s8
    or a3, a3, a4
    slli a4, t6, 8
    srli t6, t6, 24
    or t6, a4, t6
    and t6, t6, s3
    or t6, a3, t6
    slli a3, a1, 24
    srli a4, a1, 8
    or a3, a3, a4
    and a3, a3, s2
    and a4, a1, s4
    or a3, a4, a3
    slli a4, a1, 16
    srli a5, a1, 16
    or a4, a4, a5
    and a4, a4, s8
    or a3, a3, a4
    slli a4, a1, 8
    srli a1, a1, 24
    or a1, a4, a1
    and a1, a1, s3
    or a1, a3, a1
    slli a3, a0, 24
    srli a4, a0, 8
    or a3, a3, a4
    and a3, a3, s2
    and a4, a0, s4
    or a3, a4, a3
    slli a4, a0, 16
    srli a5, a0, 16
    or a4, a4, a5
    and a4, a4, s8
    or a3, a3, a4
    slli a4, a0, 8
    srli a0, a0, 24
    or a0, a4, a0
    and a0, a0, s3
    or a0, a3, a0
    slli a3, t2, 24
    srli a4, t2, 8
    or a3, a3, a4
    and a3, a3, s2
    and a4, t2, s4
    or a3, a4, a3
    slli a4, t2, 16
    srli a5, t2, 16
    or a4, a4, a5
    and a4, a4, s8
    or a3, a3, a4
    lw s0, 4(sp)  /* reload */
    slli a4, t2, 8
    srli t2, t2, 24
    lw s7, 320(s0)
    or t2, a4, t2
    lw s10, 336(s0)
    and t2, t2, s3
    xor a2, s7, a2
    or t2, a3, t2
    xor t6, s10, t6
    srli a3, a2, 4
    xor a3, a3, t6
    and a3, a3, t1
    lw a6, 324(s0)
    xor t6, t6, a3
    lw s9, 340(s0)
    slli a3, a3, 4
    xor t3, a6, t3
    xor a2, a2, a3
    xor a1, s9, a1
    srli a3, t3, 4
    xor a3, a3, a1
    and a3, a3, t1
    lw s11, 328(s0)
    xor a1, a1, a3
    lw s5, 344(s0)
    slli a3, a3, 4
    xor t4, s11, t4
    xor t3, t3, a3
    xor a0, s5, a0
    srli a3, t4, 4
    xor a3, a3, a0
    and a3, a3, t1
    lw ra, 332(s0)
    xor a0, a0, a3
    lw s6, 348(s0)
    slli a3, a3, 4
    xor t5, ra, t5
    xor t4, t4, a3
    xor t2, s6, t2
    srli a3, t5, 4
    xor a3, a3, t2
    and a3, a3, t1
    xor t2, t2, a3
    slli a3, a3, 4
    xor t5, t5, a3
    slli a3, t6, 16
    xor a3, a2, a3
    srli a3, a3, 16
    xor t6, t6, a3
    slli a3, a3, 16
    xor a2, a2, a3
    slli a3, a1, 16
    xor a3, t3, a3
    srli a3, a3, 16
    xor a1, a1, a3
    slli a3, a3, 16
    xor t3, t3, a3
    slli a3, a0, 16
    xor a3, t4, a3
    srli a3, a3, 16
    xor a0, a0, a3
    slli a3, a3, 16
    xor t4, t4, a3
    slli a3, t2, 16
    xor a3, t5, a3
    srli a3, a3, 16
    xor t2, t2, a3
    slli a3, a3, 16
    xor t5, t5, a3
    lw s1, 24(sp)  /* reload */
    srli a3, a2, 2
    xor a3, a3, t4
    and a3, a3, s1
    xor t4, t4, a3
    slli a3, a3, 2
    xor a2, a2, a3
    srli a3, t6, 2
    xor a3, a3, a0
    and a3, a3, s1
    xor a0, a0, a3
    slli a3, a3, 2
    xor t6, t6, a3
    srli a3, t3, 2
    xor a3, a3, t5
    and a3, a3, s1
    xor t5, t5, a3
    slli a3, a3, 2
    xor t3, t3, a3
    srli a3, a1, 2
    xor a3, a3, t2
    and a3, a3, s1
    xor t2, t2, a3
    slli a3, a3, 2
    xor a1, a1, a3
    lw a7, 20(sp)  /* reload */
    srli a3, a2, 8
    xor a3, a3, t4
    and a3, a3, a7
    xor t4, t4, a3
    slli a3, a3, 8
    xor a2, a2, a3
    srli a3, t6, 8
    xor a3, a3, a0
    and a3, a3, a7
    xor a0, a0, a3
    slli a3, a3, 8
    xor t6, t6, a3
    srli a3, t3, 8
    xor a3, a3, t5
    and a3, a3, a7
    xor t5, t5, a3
    slli a3, a3, 8
    xor t3, t3, a3
    srli a3, a1, 8
    xor a3, a3, t2
    and a3, a3, a7
    xor a4, t2, a3
    slli t2, a3, 8
    xor a1, a1, t2
    srli t2, a2, 1
    xor t2, t2, t3
    lw s7, 16(sp)  /* reload */
    srli t3, t4, 1
    xor t3, t3, t5
    and t3, t3, s7
    slli t3, t3, 1
    xor t3, t4, t3
    srli t4, t6, 1
    xor t4, t4, a1
    srli t5, a0, 1
    and t4, t4, s7
    xor t5, t5, a4
    and t2, t2, s7
    slli t4, t4, 1
    and t5, t5, s7
    lw a6, 12(sp)  /* reload */
    slli t2, t2, 1
    xor t4, t6, t4
    slli t5, t5, 1
    xor t2, a2, t2
    xor t5, a0, t5
    andi t6, a6, 3
    bne t6, zero, .Laes128_encrypt_blocks_misaligned11
    lw s11, 12(sp)  /* reload */
    sw t2, 0(s11)
    sw t3, 4(s11)
    sw t4, 8(s11)
    sw t5, 12(s11)
.Laes128_encrypt_blocks_join13:
    lw ra, 12(sp)  /* reload */
    lw s10, 0(sp)  /* reload */
    addi t2, ra, 16
    sw t2, 12(sp)  /* spill */
    addi t2, s10, -1
    sw t2, 0(sp)  /* spill */
    bne t2, zero, .Laes128_encrypt_blocks_blocks3
.Laes128_encrypt_blocks_done1:
    lw s0, 56(sp)
    lw s1, 60(sp)
    lw s2, 64(sp)
    lw s3, 68(sp)
    lw s4, 72(sp)
    lw s5, 76(sp)
    lw s6, 80(sp)
    lw s7, 84(sp)
    lw s8, 88(sp)
    lw s9, 92(sp)
    lw s10, 96(sp)
    lw s11, 100(sp)
    lw ra, 104(sp)
    addi sp, sp, 112
    .cfi_remember_state
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    .cfi_restore s0
    .cfi_restore s1
    .cfi_restore s2
    .cfi_restore s3
    .cfi_restore s4
    .cfi_restore s5
    .cfi_restore s6
    .cfi_restore s7
    .cfi_restore s8
    .cfi_restore s9
    .cfi_restore s10
    .cfi_restore s11
    jalr zero, 0(ra)
.Laes128_encrypt_blocks_misaligned4:
    .cfi_restore_state
    lw s9, 8(sp)  /* reload */
    lbu s5, 1(s9)
    lbu s2, 0(s9)
    lbu s4, 2(s9)
    slli t2, s5, 8
    or t2, s2, t2
    slli t3, s4, 16
    or t2, t2, t3
    lbu a5, 3(s9)
    lbu s8, 5(s9)
    lbu s3, 4(s9)
    slli t3, a5, 24
    or t2, t2, t3
    slli t3, s8, 8
    or t3, s3, t3
    lbu s0, 6(s9)
    lbu s6, 7(s9)
    lbu s1, 9(s9)
    slli t4, s0, 16
    or t3, t3, t4
    slli t4, s6, 24
    or t3, t3, t4
    slli t4, s1, 8
    lbu a7, 8(s9)
    lbu a3, 10(s9)
    lbu a2, 11(s9)
    or t4, a7, t4
    slli t5, a3, 16
    or t4, t4, t5
    slli t5, a2, 24
    or t4, t4, t5
    lbu a1, 13(s9)
    lbu a4, 12(s9)
    lbu s7, 14(s9)
    slli t5, a1, 8
    or t5, a4, t5
    slli t6, s7, 16
    or t5, t5, t6
    lbu a0, 15(s9)
    slli t6, a0, 24
    or t5, t5, t6
    jal zero, .Laes128_encrypt_blocks_join6
.Laes128_encrypt_blocks_misaligned11:
    lw a6, 12(sp)  /* reload */
    srli t6, t2, 8
    sb t2, 0(a6)
    sb t6, 1(a6)
    srli t6, t2, 16
    srli t2, t2, 24
    sb t6, 2(a6)
    sb t2, 3(a6)
    sb t3, 4(a6)
    srli t2, t3, 8
    sb t2, 5(a6)
    srli t2, t3, 16
    srli t3, t3, 24
    sb t2, 6(a6)
    sb t3, 7(a6)
    sb t4, 8(a6)
    srli t2, t4, 8
    sb t2, 9(a6)
    srli t2, t4, 16
    srli t3, t4, 24
    sb t2, 10(a6)
    sb t3, 11(a6)
    sb t5, 12(a6)
    srli t2, t5, 8
    sb t2, 13(a6)
    srli t2, t5, 16
    srli t3, t5, 24
    sb t2, 14(a6)
    sb t3, 15(a6)
    jal zero, .Laes128_encrypt_blocks_join13
    .cfi_endproc
    .size aes128_encrypt_blocks, .-aes128_encrypt_blocks

    .section .text.aes128_decrypt_blocks,"ax",%progbits
    .balign 4
    .globl aes128_decrypt_blocks
    .type aes128_decrypt_blocks, %function
aes128_decrypt_blocks:
    .type aes128_decrypt_blocks_local, %function
aes128_decrypt_blocks_local: /* for the other functions of this file */
    /* The cipher text:
     *     function xtimes(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0x1b) : 0)
     *     function times(factor: number, b: byte) -> p: byte {
     *       let b2 = xtimes(b)
     *       let b4 = xtimes(b2)
     *       let b8 = xtimes(b4)
     *       p = xor([[b, b2, b4, b8][i] for i in 0..3 if factor[i]])
     *     }
     *     function product(matrix: number[4][4], column: byte[4]) -> d: byte[4] {
     *       for r in 0..3 { d[r] = xor([times(matrix[r][i], column[i]) for i in 0..3]) }
     *     }
     *     function InvShiftRows(s: byte[4][4]) -> byte[4][4] = [[s[(c - r) mod 4][r] for r in 0..3] for c in 0..3]
     *     function InvSubBytes(s: byte[4][4]) -> byte[4][4] = InvSBox[s]
     *     function InvMixColumns(s: byte[4][4]) -> byte[4][4] = [product(InvM, s[c]) for c in 0..3]
     *     decrypt(input: byte[4][4], w) -> output: byte[4][4] {
     *       var s = input ^ w[Nr]
     *       for round in Nr-1 down to 1 { s := InvMixColumns(InvSubBytes(InvShiftRows(s)) ^ w[round]) }
     *       output = InvSubBytes(InvShiftRows(s)) ^ w[0]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -112
    .cfi_def_cfa_offset 112
    sw s0, 52(sp)
    .cfi_offset s0, -60
    sw s1, 56(sp)
    .cfi_offset s1, -56
    sw s2, 60(sp)
    .cfi_offset s2, -52
    sw s3, 64(sp)
    .cfi_offset s3, -48
    sw s4, 68(sp)
    .cfi_offset s4, -44
    sw s5, 72(sp)
    .cfi_offset s5, -40
    sw s6, 76(sp)
    .cfi_offset s6, -36
    sw s7, 80(sp)
    .cfi_offset s7, -32
    sw s8, 84(sp)
    .cfi_offset s8, -28
    sw s9, 88(sp)
    .cfi_offset s9, -24
    sw s10, 92(sp)
    .cfi_offset s10, -20
    sw s11, 96(sp)
    .cfi_offset s11, -16
    sw ra, 100(sp)
    .cfi_offset ra, -12
    sw a3, 0(sp)  /* spill */
    sw a0, 4(sp)  /* spill */
    sw a1, 8(sp)  /* spill */
    sw a2, 12(sp)  /* spill */
    beq a3, zero, .Laes128_decrypt_blocks_done1
    lui t0, 0x55555
    addi t0, t0, 0x555  /* 0x55555555 */
    sw t0, 16(sp)  /* spill */
    lui t0, 0xff0
    addi t0, t0, 0xff  /* 0x00ff00ff */
    sw t0, 20(sp)  /* spill */
    lui t0, 0x33333
    addi t0, t0, 0x333  /* 0x33333333 */
    sw t0, 24(sp)  /* spill */
    lui t0, 0xf0f1
    addi t0, t0, -0xf1  /* 0x0f0f0f0f */
    sw t0, 28(sp)  /* spill */
    lui t1, 0xc0c1
    addi t1, t1, -0x3f4  /* 0x0c0c0c0c */
    lui t2, 0x3030
    addi t2, t2, 0x303  /* 0x03030303 */
    lui t3, 0x30303
    addi t3, t3, 0x30  /* 0x30303030 */
    lui t4, 0xc0c0c
    addi t4, t4, 0xc0  /* 0xc0c0c0c0 */
    sw t4, 32(sp)  /* spill */
    lui t4, 0xf0f0f
    addi t4, t4, 0xf0  /* 0xf0f0f0f0 */
    sw t4, 36(sp)  /* spill */
    lui t4, 0x3f3f4
    addi t4, t4, -0xc1  /* 0x3f3f3f3f */
    sw t4, 40(sp)  /* spill */
    lui t4, 0xfcfd0
    addi t4, t4, -0x304  /* 0xfcfcfcfc */
    sw t4, 44(sp)  /* spill */
.Laes128_decrypt_blocks_blocks3:
    lw t5, 8(sp)  /* reload */
    andi t4, t5, 3
    bne t4, zero, .Laes128_decrypt_blocks_misaligned4
    lw a4, 8(sp)  /* reload */
    lw t4, 0(a4)
    lw t5, 4(a4)
    lw t6, 8(a4)
    lw a1, 12(a4)
.Laes128_decrypt_blocks_join6:
    lw a5, 8(sp)  /* reload */
    lw a6, 16(sp)  /* reload */
    addi a2, a5, 16
    sw a2, 8(sp)  /* spill */
    srli a2, t4, 1
    xor a2, a2, t4
    and a2, a2, a6
    xor a3, t4, a2
    slli a2, a2, 1
    xor t4, t4, a2
    srli a2, t5, 1
    xor a2, a2, t5
    and a2, a2, a6
    xor a4, t5, a2
    slli a2, a2, 1
    xor t5, t5, a2
    srli a2, t6, 1
    xor a2, a2, t6
    and a2, a2, a6
    xor a5, t6, a2
    slli a2, a2, 1
    xor t6, t6, a2
    srli a2, a1, 1
    xor a2, a2, a1
    and a2, a2, a6
    xor a6, a1, a2
    slli a2, a2, 1
    xor a1, a1, a2
    lw a7, 20(sp)  /* reload */
    srli a2, t4, 8
    xor a2, a2, t5
    and a2, a2, a7
    xor t5, t5, a2
    slli a2, a2, 8
    xor t4, t4, a2
    srli a2, a3, 8
    xor a2, a2, a4
    and a2, a2, a7
    xor a4, a4, a2
    slli a2, a2, 8
    xor a2, a3, a2
    srli a3, t6, 8
    xor a3, a3, a1
    and a3, a3, a7
    xor a1, a1, a3
    slli a3, a3, 8
    xor t6, t6, a3
    srli a3, a5, 8
    xor a3, a3, a6
    and a3, a3, a7
    xor a6, a6, a3
    slli a3, a3, 8
    xor a3, a5, a3
    lw s0, 24(sp)  /* reload */
    srli a5, t4, 2
    xor a5, a5, t5
    and a5, a5, s0
    xor t5, t5, a5
    slli a5, a5, 2
    xor t4, t4, a5
    srli a5, a2, 2
    xor a5, a5, a4
    and a5, a5, s0
    xor a4, a4, a5
    slli a5, a5, 2
    xor a2, a2, a5
    srli a5, t6, 2
    xor a5, a5, a1
    and a5, a5, s0
    xor a1, a1, a5
    slli a5, a5, 2
    xor t6, t6, a5
    srli a5, a3, 2
    xor a5, a5, a6
    and a5, a5, s0
    xor a6, a6, a5
    slli a5, a5, 2
    xor a3, a3, a5
    slli a5, t6, 16
    xor a5, t4, a5
    srli a5, a5, 16
    xor t6, t6, a5
    slli a5, a5, 16
    xor t4, t4, a5
    slli a5, a1, 16
    xor a5, t5, a5
    srli a5, a5, 16
    xor a1, a1, a5
    slli a5, a5, 16
    xor t5, t5, a5
    slli a5, a3, 16
    xor a5, a2, a5
    srli a5, a5, 16
    xor a3, a3, a5
    slli a5, a5, 16
    xor a2, a2, a5
    slli a5, a6, 16
    xor a5, a4, a5
    srli a5, a5, 16
    xor a6, a6, a5
    slli a5, a5, 16
    xor a4, a4, a5
    srli a5, t4, 4
    xor a5, a5, t6
    and a5, a5, t0
    xor a7, t6, a5
    slli t6, a5, 4
    xor t4, t4, t6
    srli t6, t5, 4
    xor t6, t6, a1
    and t6, t6, t0
    xor a5, a1, t6
    slli t6, t6, 4
    xor t6, t5, t6
    srli t5, a2, 4
    xor t5, t5, a3
    and t5, t5, t0
    xor a3, a3, t5
    slli t5, t5, 4
    xor t5, a2, t5
    srli a1, a4, 4
    xor a1, a1, a6
    and t0, a1, t0
    xor a6, a6, t0
    slli t0, t0, 4
    xor t0, a4, t0
    lw s1, 320(a0)
    lw s2, 324(a0)
    xor t4, t4, s1
    xor t5, t5, s2
    lw s3, 328(a0)
    lw s4, 332(a0)
    xor t6, t6, s3
    xor a1, t0, s4
    lw s5, 336(a0)
    lw s6, 340(a0)
    xor a2, a7, s5
    xor t0, a3, s6
    lw s7, 344(a0)
    lw s8, 348(a0)
    xor a3, a5, s7
    xor a4, a6, s8
    addi a0, a0, 288
    sw a0, 48(sp)  /* spill */
.Laes128_decrypt_blocks_rounds8:
    xor a0, t5, a4
    xor t5, t5, t0
    xor a3, t0, a3
    xor t6, t6, a3
    xor a4, a1, a0
    xor a5, t5, a4
    xor t4, t4, a5
    xor a6, a1, t6
    xor a7, t5, a6
    xor a2, a2, a7
    and s0, t6, t0
    and s1, a6, t4
    xor s1, s1, s0
    xor s2, t0, t4
    and s3, a1, s2
    xor s0, s3, s0
    xor s3, a3, a4
    xor s4, a2, a5
    xor s5, s3, s4
    xor s6, t4, s5
    and s7, a7, s6
    xor s8, s2, s3
    and s9, a0, s8
    xor s7, s7, s9
    xor s0, s0, s7
    xor s10, a7, s6
    xor s0, s0, s10
    xor s10, a7, a0
    and s11, a5, s4
    and ra, a4, s3
    xor ra, ra, s11
    xor s7, ra, s7
    xor a3, s7, a3
    and s7, t5, s5
    xor s7, s7, s11
    xor s11, t0, s4
    and ra, s10, s11
    xor s9, ra, s9
    xor s1, s1, s9
    xor s7, s7, s9
    xor a2, s7, a2
    xor s7, a0, s8
    xor s1, s1, s7
    and s7, s1, a2
    xor s1, s1, s0
    xor s9, s0, s7
    xor s7, a3, s7
    xor ra, a2, a3
    and s9, s9, ra
    xor s9, s9, a3
    and a1, s9, a1
    and s2, s9, s2
    xor ra, s7, s9
    and a3, a3, ra
    xor a2, a3, a2
    xor a3, s7, a3
    and s7, s1, s7
    xor s0, s7, s0
    and a3, s0, a3
    xor a3, s1, a3
    xor a2, a2, s9
    and t4, a2, t4
    and t5, a3, t5
    and a4, s0, a4
    and a6, a2, a6
    xor a6, a6, t5
    xor a1, a1, a4
    xor s1, s2, t4
    and s2, a3, s5
    and s3, s0, s3
    xor s3, s3, s1
    xor s2, s2, s3
    xor s5, s9, a2
    and t0, s5, t0
    xor t0, t0, t4
    and t4, s5, t6
    xor t6, s0, s9
    xor a2, a3, a2
    xor a3, s0, a3
    and a5, a3, a5
    and a3, a3, s4
    and a7, a2, a7
    xor a4, a7, a4
    and a7, t6, s8
    and a0, t6, a0
    xor t6, t6, a2
    and a2, a2, s6
    and s0, t6, s11
    and t6, t6, s10
    xor t5, t6, t5
    xor t6, a7, s0
    xor a2, a2, a1
    xor a2, a2, s0
    xor a2, a2, s1
    xor t0, t0, t6
    xor t6, a3, t6
    xor a0, a0, a5
    xor t4, t4, a5
    xor a0, a0, t5
    xor t5, a4, t5
    xor t6, t6, s3
    xor a5, t4, a2
    xor t4, a6, a2
    xor a1, a1, a6
    xor t0, t0, a0
    xor t4, t4, t0
    xor a2, t5, t4
    xor t5, t4, s2
    xor a1, a1, t6
    xor a4, t6, a5
    slli t4, t0, 8
    srli t6, t0, 24
    or t4, t4, t6
    and t4, t4, t1
    and t6, t0, t2
    or t4, t6, t4
    slli t6, t0, 16
    srli a3, t0, 16
    or t6, t6, a3
    and t6, t6, t3
    or t4, t4, t6
    slli t6, t0, 24
    lw ra, 32(sp)  /* reload */
    srli t0, t0, 8
    or t0, t6, t0
    and t0, t0, ra
    or t4, t4, t0
    slli t0, t5, 8
    srli t6, t5, 24
    or t0, t0, t6
    and t0, t0, t1
    and t6, t5, t2
    or t0, t6, t0
    slli t6, t5, 16
    srli a3, t5, 16
    or t6, t6, a3
    and t6, t6, t3
    or t0, t0, t6
    slli t6, t5, 24
    srli t5, t5, 8
    or t5, t6, t5
    and t5, t5, ra
    or t5, t0, t5
    slli t0, a0, 8
    srli t6, a0, 24
    or t0, t0, t6
    and t0, t0, t1
    and t6, a0, t2
    or t0, t6, t0
    slli t6, a0, 16
    srli a3, a0, 16
    or t6, t6, a3
    and t6, t6, t3
    or t0, t0, t6
    slli t6, a0, 24
    srli a0, a0, 8
    or t6, t6, a0
    and t6, t6, ra
    or t6, t0, t6
    slli t0, a1, 8
    srli a0, a1, 24
    or t0, t0, a0
    and t0, t0, t1
    and a0, a1, t2
    or t0, a0, t0
    slli a0, a1, 16
    srli a3, a1, 16
    or a0, a0, a3
    and a0, a0, t3
    or t0, t0, a0
    slli a0, a1, 24
    srli a1, a1, 8
    or a0, a0, a1
    and a0, a0, ra
    or a1, t0, a0
    slli t0, a2, 8
    srli a0, a2, 24
    or t0, t0, a0
    and t0, t0, t1
    and a0, a2, t2
    or t0, a0, t0
    slli a0, a2, 16
    srli a3, a2, 16
    or a0, a0, a3
    and a0, a0, t3
    or t0, t0, a0
    slli a0, a2, 24
    srli a2, a2, 8
    or a0, a0, a2
    and a0, a0, ra
    or a2, t0, a0
    slli t0, s2, 8
    srli a0, s2, 24
    or t0, t0, a0
    and t0, t0, t1
    and a0, s2, t2
    or t0, a0, t0
    slli a0, s2, 16
    srli a3, s2, 16
    or a0, a0, a3
    and a0, a0, t3
    or t0, t0, a0
    slli a0, s2, 24
    srli a3, s2, 8
    or a0, a0, a3
    and a0, a0, ra
    or a3, t0, a0
    slli t0, a4, 8
    srli a0, a4, 24
    or t0, t0, a0
    and t0, t0, t1
    and a0, a4, t2
    or t0, a0, t0
    slli a0, a4, 16
    srli a6, a4, 16
    or a0, a0, a6
    and a0, a0, t3
    or t0, t0, a0
    slli a0, a4, 24
    srli a4, a4, 8
    or a0, a0, a4
    and a0, a0, ra
    or a4, t0, a0
    slli t0, a5, 8
    srli a0, a5, 24
    or t0, t0, a0
    and t0, t0, t1
    and a0, a5, t2
    or t0, a0, t0
    slli a0, a5, 16
    srli a6, a5, 16
    or a0, a0, a6
    and a0, a0, t3
    or t0, t0, a0
    slli a0, a5, 24
    srli a5, a5, 8
    or a0, a0, a5
    and a0, a0, ra
    or a5, t0, a0
    lw s7, 48(sp)  /* reload */
    lw a0, 4(sp)  /* reload */
    lw t0, 28(sp)  /* reload */
    beq s7, a0, .Laes128_decrypt_blocks_out9
    lw s5, 0(s7)
    lw s9, 36(sp)  /* reload */
    xor t4, s5, t4
    srli a0, t4, 4
    and a0, a0, t0
    slli a6, t4, 4
    and a6, a6, s9
    or a0, a0, a6
    lw s4, 20(s7)
    lw s8, 24(s7)
    xor t5, s4, t5
    lw s6, 40(sp)  /* reload */
    xor a6, s8, t6
    srli t6, a6, 2
    and t6, t6, s6
    slli a7, a6, 6
    and a7, a7, ra
    or t6, t6, a7
    xor a7, t5, t6
    xor t6, a6, t6
    srli s0, a7, 2
    and s0, s0, s6
    slli s1, a7, 6
    and s1, s1, ra
    or s0, s0, s1
    xor s0, t5, s0
    srli s1, s0, 4
    and s1, s1, t0
    slli s2, s0, 4
    and s2, s2, s9
    or s1, s1, s2
    xor s0, s0, s1
    lw s11, 28(s7)
    xor s3, t4, s0
    xor a1, s11, a1
    srli s1, a1, 2
    and s1, s1, s6
    slli s2, a1, 6
    and s2, s2, ra
    or s1, s1, s2
    xor s2, a1, s1
    xor t5, t5, s2
    xor s3, s3, s2
    srli s4, s3, 2
    and s4, s4, s6
    slli s3, s3, 6
    and s3, s3, ra
    or s3, s4, s3
    xor s3, t4, s3
    xor s4, t4, a0
    srli t4, s4, 6
    lw s10, 44(sp)  /* reload */
    and t4, t4, t2
    slli s5, s4, 2
    and s5, s5, s10
    or t4, t4, s5
    xor s5, s0, t4
    xor t4, s5, s2
    xor t4, a0, t4
    srli a0, t5, 4
    and a0, a0, t0
    slli t5, t5, 4
    and t5, t5, s9
    or t5, a0, t5
    xor a0, s1, t5
    lw s8, 4(s7)
    lw s11, 8(s7)
    xor t5, s8, a2
    srli a2, t5, 4
    and a2, a2, t0
    slli s1, t5, 4
    and s1, s1, s9
    or a2, a2, s1
    xor s1, s3, a2
    xor a2, t5, a2
    xor s2, t5, s4
    xor s3, s4, a2
    xor s3, s3, s5
    xor s4, a1, t5
    xor s2, s2, t6
    srli t5, a2, 6
    and t5, t5, t2
    slli a2, a2, 2
    and a2, a2, s10
    or a2, t5, a2
    xor t5, s1, a2
    xor a3, s11, a3
    xor t6, a3, t6
    srli s1, t6, 4
    and s1, s1, t0
    slli t6, t6, 4
    and t6, t6, s9
    or t6, s1, t6
    srli s1, a3, 4
    and s1, s1, t0
    slli s5, a3, 4
    and s5, s5, s9
    or s1, s1, s5
    xor s1, a3, s1
    xor s4, s4, s1
    srli s5, s4, 2
    and s5, s5, s6
    slli s4, s4, 6
    and s4, s4, ra
    or s4, s5, s4
    srli s5, a1, 6
    and s5, s5, t2
    slli s8, a1, 2
    and s8, s8, s10
    or s5, s5, s8
    xor s4, s4, s5
    xor t6, s4, t6
    xor t6, t6, s2
    lw s11, 12(s7)
    lw s8, 16(s7)
    xor a4, s11, a4
    srli s2, a4, 6
    and s2, s2, t2
    slli a4, a4, 2
    and a4, a4, s10
    or a4, s2, a4
    xor a1, a1, a4
    xor a2, a1, a2
    srli s2, a1, 4
    and s2, s2, t0
    slli s4, a1, 4
    and s4, s4, s9
    or s2, s2, s4
    xor a3, a3, s2
    xor s3, s3, a3
    xor a4, a4, s3
    xor s2, a7, s2
    xor s2, a1, s2
    srli a1, a3, 2
    and a1, a1, s6
    slli a3, a3, 6
    and a3, a3, ra
    or a1, a1, a3
    xor a1, a4, a1
    addi a3, s7, -32
    sw a3, 48(sp)  /* spill */
    xor a3, s8, a5
    srli a4, a3, 4
    and a4, a4, t0
    slli a5, a3, 4
    and a5, a5, s9
    or a4, a4, a5
    xor a4, a3, a4
    xor a5, s0, a4
    xor a5, a5, a2
    xor a2, a3, a2
    srli s0, a2, 4
    and s0, s0, t0
    slli a2, a2, 4
    and a2, a2, s9
    or a2, s0, a2
    xor s0, a6, a7
    xor s0, s0, a4
    xor a0, a0, s0
    srli s0, a5, 2
    and s0, s0, s6
    slli a5, a5, 6
    and a5, a5, ra
    or a5, s0, a5
    xor a2, a2, a5
    xor a2, a2, s1
    srli a5, a7, 4
    and t0, a5, t0
    slli a5, a7, 4
    and a5, a5, s9
    or t0, t0, a5
    xor t0, a3, t0
    xor t0, t0, s1
    xor a3, a6, s2
    xor a3, a3, t0
    srli a5, a3, 2
    and a5, a5, s6
    slli a3, a3, 6
    and a3, a3, ra
    or a3, a5, a3
    xor t0, a3, t0
    srli a3, a6, 6
    and a3, a3, t2
    slli a5, a6, 2
    and a5, a5, s10
    or a3, a3, a5
    xor a5, a4, s2
    xor a3, a3, a5
    srli a5, s2, 2
    and a5, a5, s6
    slli a6, s2, 6
    and a6, a6, ra
    or a5, a5, a6
    xor a3, a3, a5
    srli a5, a4, 6
    and a5, a5, t2
    slli a4, a4, 2
    and a4, a4, s10
    or a4, a5, a4
    xor a4, a0, a4
    jal zero, .Laes128_decrypt_blocks_rounds8
.Laes128_decrypt_blocks_out9:
    lw s5, 0(a0)
    lw s7, 16(a0)
    xor t4, s5, t4
    xor a5, s7, a5
    srli a6, t4, 4
    xor a6, a6, a5
    and a6, a6, t0
    lw s11, 4(a0)
    xor a5, a5, a6
    lw s8, 20(a0)
    slli a6, a6, 4
    xor a2, s11, a2
    xor t4, t4, a6
    xor t5, s8, t5
    srli a6, a2, 4
    xor a6, a6, t5
    and a6, a6, t0
    lw s4, 8(a0)
    xor t5, t5, a6
    lw s0, 24(a0)
    slli a6, a6, 4
    xor a3, s4, a3
    xor a2, a2, a6
    xor t6, s0, t6
    srli a6, a3, 4
    xor a6, a6, t6
    and a6, a6, t0
    lw s3, 12(a0)
    xor t6, t6, a6
    lw a7, 28(a0)
    slli a6, a6, 4
    xor a4, s3, a4
    xor a3, a3, a6
    xor a1, a7, a1
    srli a6, a4, 4
    xor a6, a6, a1
    and a6, a6, t0
    xor a1, a1, a6
    slli a6, a6, 4
    xor a4, a4, a6
    slli a6, a5, 16
    xor a6, t4, a6
    srli a6, a6, 16
    xor a5, a5, a6
    slli a6, a6, 16
    xor t4, t4, a6
    slli a6, t5, 16
    xor a6, a2, a6
    srli a6, a6, 16
    xor t5, t5, a6
    slli a6, a6, 16
    xor a2, a2, a6
    slli a6, t6, 16
    xor a6, a3, a6
    srli a6, a6, 16
    xor t6, t6, a6
    slli a6, a6, 16
    xor a3, a3, a6
    slli a6, a1, 16
    xor a6, a4, a6
    srli a6, a6, 16
    xor a1, a1, a6
    slli a6, a6, 16
    xor a4, a4, a6
    lw s9, 24(sp)  /* reload */
    srli a6, t4, 2
    xor a6, a6, a3
    and a6, a6, s9
    xor a3, a3, a6
    slli a6, a6, 2
    xor t4, t4, a6
    srli a6, a5, 2
    xor a6, a6, t6
    and a6, a6, s9
    xor t6, t6, a6
    slli a6, a6, 2
    xor a5, a5, a6
    srli a6, a2, 2
    xor a6, a6, a4
    and a6, a6, s9
    xor a4, a4, a6
    slli a6, a6, 2
    xor a2, a2, a6
    srli a6, t5, 2
    xor a6, a6, a1
    and a6, a6, s9
    xor a1, a1, a6
    slli a6, a6, 2
    xor t5, t5, a6
    lw s1, 20(sp)  /* reload */
    srli a6, t4, 8
    xor a6, a6, a3
    and a6, a6, s1
    xor a3, a3, a6
    slli a6, a6, 8
    xor t4, t4, a6
    srli a6, a5, 8
    xor a6, a6, t6
    and a6, a6, s1
    xor a7, t6, a6
    slli t6, a6, 8
    xor t6, a5, t6
    srli a5, a2, 8
    xor a5, a5, a4
    and a5, a5, s1
    xor a4, a4, a5
    slli a5, a5, 8
    xor a2, a2, a5
    srli a5, t5, 8
    xor a5, a5, a1
    and a5, a5, s1
    xor a1, a1, a5
    slli a5, a5, 8
    xor a5, t5, a5
    srli t5, t4, 1
    xor t5, t5, a2
    lw s6, 16(sp)  /* reload */
    srli a2, t6, 1
    xor a2, a2, a5
    and t5, t5, s6
    and a2, a2, s6
    slli t5, t5, 1
    slli a2, a2, 1
    xor t4, t4, t5
    xor t6, t6, a2
    srli t5, a3, 1
    srli a2, a7, 1
    xor t5, t5, a4
    xor a1, a2, a1
    and t5, t5, s6
    and a1, a1, s6
    lw s2, 12(sp)  /* reload */
    slli t5, t5, 1
    slli a1, a1, 1
    xor t5, a3, t5
    xor a1, a7, a1
    andi a2, s2, 3
    bne a2, zero, .Laes128_decrypt_blocks_misaligned11
    lw ra, 12(sp)  /* reload */
    sw t4, 0(ra)
    sw t5, 4(ra)
    sw t6, 8(ra)
    sw a1, 12(ra)
.Laes128_decrypt_blocks_join13:
    lw s10, 12(sp)  /* reload */
    lw s5, 0(sp)  /* reload */
    addi t4, s10, 16
    sw t4, 12(sp)  /* spill */
    addi t4, s5, -1
    sw t4, 0(sp)  /* spill */
    bne t4, zero, .Laes128_decrypt_blocks_blocks3
.Laes128_decrypt_blocks_done1:
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
    .cfi_remember_state
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    .cfi_restore s0
    .cfi_restore s1
    .cfi_restore s2
    .cfi_restore s3
    .cfi_restore s4
    .cfi_restore s5
    .cfi_restore s6
    .cfi_restore s7
    .cfi_restore s8
    .cfi_restore s9
    .cfi_restore s10
    .cfi_restore s11
    jalr zero, 0(ra)
.Laes128_decrypt_blocks_misaligned4:
    .cfi_restore_state
    lw s11, 8(sp)  /* reload */
    lbu s4, 1(s11)
    lbu s3, 0(s11)
    lbu s7, 2(s11)
    slli t4, s4, 8
    or t4, s3, t4
    slli t5, s7, 16
    or t4, t4, t5
    lbu s8, 3(s11)
    lbu s0, 5(s11)
    lbu s9, 4(s11)
    slli t5, s8, 24
    or t4, t4, t5
    slli t5, s0, 8
    or t5, s9, t5
    lbu a6, 6(s11)
    lbu s1, 7(s11)
    lbu a4, 9(s11)
    slli t6, a6, 16
    or t5, t5, t6
    slli t6, s1, 24
    or t5, t5, t6
    slli t6, a4, 8
    lbu a3, 8(s11)
    lbu a5, 10(s11)
    lbu s6, 11(s11)
    or t6, a3, t6
    slli a1, a5, 16
    or t6, t6, a1
    slli a1, s6, 24
    or t6, t6, a1
    lbu a7, 13(s11)
    lbu s2, 12(s11)
    lbu a2, 14(s11)
    slli a1, a7, 8
    or a1, s2, a1
    slli a2, a2, 16
    or a1, a1, a2
    lbu ra, 15(s11)
    slli a2, ra, 24
    or a1, a1, a2
    jal zero, .Laes128_decrypt_blocks_join6
.Laes128_decrypt_blocks_misaligned11:
    lw s10, 12(sp)  /* reload */
    srli a2, t4, 8
    sb t4, 0(s10)
    sb a2, 1(s10)
    srli a2, t4, 16
    srli t4, t4, 24
    sb a2, 2(s10)
    sb t4, 3(s10)
    sb t5, 4(s10)
    srli t4, t5, 8
    sb t4, 5(s10)
    srli t4, t5, 16
    srli t5, t5, 24
    sb t4, 6(s10)
    sb t5, 7(s10)
    sb t6, 8(s10)
    srli t4, t6, 8
    sb t4, 9(s10)
    srli t4, t6, 16
    srli t5, t6, 24
    sb t4, 10(s10)
    sb t5, 11(s10)
    sb a1, 12(s10)
    srli t4, a1, 8
    sb t4, 13(s10)
    srli t4, a1, 16
    srli t5, a1, 24
    sb t4, 14(s10)
    sb t5, 15(s10)
    jal zero, .Laes128_decrypt_blocks_join13
    .cfi_endproc
    .size aes128_decrypt_blocks, .-aes128_decrypt_blocks

    .section .text.aes128_ctr,"ax",%progbits
    .balign 4
    .globl aes128_ctr
    .type aes128_ctr, %function
aes128_ctr:
    /* The cipher text:
     *     function xtimes(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0x1b) : 0)
     *     function times(factor: number, b: byte) -> p: byte {
     *       let b2 = xtimes(b)
     *       let b4 = xtimes(b2)
     *       let b8 = xtimes(b4)
     *       p = xor([[b, b2, b4, b8][i] for i in 0..3 if factor[i]])
     *     }
     *     function product(matrix: number[4][4], column: byte[4]) -> d: byte[4] {
     *       for r in 0..3 { d[r] = xor([times(matrix[r][i], column[i]) for i in 0..3]) }
     *     }
     *     function SubBytes(s: byte[4][4]) -> byte[4][4] = SBox[s]
     *     function ShiftRows(s: byte[4][4]) -> byte[4][4] = [[s[(c + r) mod 4][r] for r in 0..3] for c in 0..3]
     *     function MixColumns(s: byte[4][4]) -> byte[4][4] = [product(M, s[c]) for c in 0..3]
     *     encrypt(input: byte[4][4], w) -> output: byte[4][4] {
     *       var s = input ^ w[0]
     *       for round in 1..Nr-1 { s := MixColumns(ShiftRows(SubBytes(s))) ^ w[round] }
     *       output = ShiftRows(SubBytes(s)) ^ w[Nr]
     *     }
     * A comment that names a round stands in front of the first instruction for it. Behind it there may
     * be instructions for another round, too. */
    .cfi_startproc
    addi sp, sp, -64
    .cfi_def_cfa_offset 64
    sw s0, 0(sp)
    .cfi_offset s0, -64
    sw s1, 4(sp)
    .cfi_offset s1, -60
    sw s2, 8(sp)
    .cfi_offset s2, -56
    sw s3, 12(sp)
    .cfi_offset s3, -52
    sw s4, 16(sp)
    .cfi_offset s4, -48
    sw s5, 20(sp)
    .cfi_offset s5, -44
    sw s6, 24(sp)
    .cfi_offset s6, -40
    sw ra, 28(sp)
    .cfi_offset ra, -36
    addi s0, a2, 0
    addi s1, a3, 0
    addi s2, a4, 0
    or t0, s0, s1
    andi s3, t0, 3
    addi s4, a0, 0
    addi s5, a1, 0
    beq s2, zero, .Laes128_ctr_done4
.Laes128_ctr_epoch1:
    addi t0, sp, 32
    addi t1, s5, 15
    addi t2, s5, 0
.Laes128_ctr_copy6:
    lbu a2, 0(t2)
    addi t2, t2, 1
    sb a2, 0(t0)
    addi t0, t0, 1
    bne t2, t1, .Laes128_ctr_copy6
    lbu s6, 15(s5)
    addi t0, sp, 32
    sb s6, 15(t0)
    beq s2, zero, .Laes128_ctr_end3
.Laes128_ctr_block8:
    addi a1, sp, 32
    addi a2, sp, 48
    addi a3, zero, 1
    addi a0, s4, 0
    jal ra, aes128_encrypt_blocks_local
    lw t0, 48(sp)
    lw t1, 52(sp)
    lw t2, 56(sp)
    lw t3, 60(sp)
    addi t4, s6, 1
    andi s6, t4, 0xff
    addi t4, sp, 32
    sb s6, 15(t4)
    addi t4, zero, 16
    bltu s2, t4, .Laes128_ctr_short9
    bne s3, zero, .Laes128_ctr_bytes15
    lw t5, 0(s0)
    lw t6, 4(s0)
    lw a0, 8(s0)
    lw a1, 12(s0)
    xor t0, t0, t5
    sw t0, 0(s1)
    xor t0, t1, t6
    sw t0, 4(s1)
    xor t0, t2, a0
    sw t0, 8(s1)
    xor t0, t3, a1
    sw t0, 12(s1)
.Laes128_ctr_join14:
    addi s0, s0, 16
    addi s1, s1, 16
    addi s2, s2, -16
.Laes128_ctr_count10:
    andi t0, s6, 0xff
    beq t0, zero, .Laes128_ctr_carry2
    bne s2, zero, .Laes128_ctr_block8
.Laes128_ctr_end3:
    sb s6, 15(s5)
.Laes128_ctr_done4:
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s3, 12(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    lw s6, 24(sp)
    lw ra, 28(sp)
    addi sp, sp, 64
    .cfi_remember_state
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    .cfi_restore s0
    .cfi_restore s1
    .cfi_restore s2
    .cfi_restore s3
    .cfi_restore s4
    .cfi_restore s5
    .cfi_restore s6
    jalr zero, 0(ra)
.Laes128_ctr_short9:
    .cfi_restore_state
    andi t4, s2, 8
    beq t4, zero, .Laes128_ctr_after20
    lbu a2, 0(s0)
    lbu a3, 1(s0)
    lbu a4, 2(s0)
    lbu a5, 3(s0)
    xor t4, t0, a2
    sb t4, 0(s1)
    srli t0, t0, 8
    xor t4, t0, a3
    sb t4, 1(s1)
    srli t0, t0, 8
    xor t4, t0, a4
    sb t4, 2(s1)
    srli t0, t0, 8
    xor t0, t0, a5
    sb t0, 3(s1)
    lbu a6, 4(s0)
    lbu a7, 5(s0)
    lbu ra, 6(s0)
    lbu t5, 7(s0)
    xor t0, t1, a6
    sb t0, 4(s1)
    srli t0, t1, 8
    xor t1, t0, a7
    sb t1, 5(s1)
    srli t0, t0, 8
    xor t1, t0, ra
    sb t1, 6(s1)
    srli t0, t0, 8
    xor t0, t0, t5
    sb t0, 7(s1)
    addi s0, s0, 8
    addi s1, s1, 8
    addi t0, t2, 0
    addi t1, t3, 0
.Laes128_ctr_after20:
    andi t2, s2, 4
    beq t2, zero, .Laes128_ctr_after22
    lbu t6, 0(s0)
    lbu a0, 1(s0)
    lbu a1, 2(s0)
    lbu a2, 3(s0)
    xor t2, t0, t6
    sb t2, 0(s1)
    srli t0, t0, 8
    xor t2, t0, a0
    sb t2, 1(s1)
    srli t0, t0, 8
    xor t2, t0, a1
    sb t2, 2(s1)
    srli t0, t0, 8
    xor t0, t0, a2
    sb t0, 3(s1)
    addi s0, s0, 4
    addi s1, s1, 4
    addi t0, t1, 0
.Laes128_ctr_after22:
    andi t1, s2, 2
    beq t1, zero, .Laes128_ctr_after24
    lbu a3, 0(s0)
    lbu a4, 1(s0)
    srli t1, t0, 8
    xor t2, t0, a3
    sb t2, 0(s1)
    xor t1, t1, a4
    sb t1, 1(s1)
    addi s0, s0, 2
    addi s1, s1, 2
    srli t0, t0, 16
.Laes128_ctr_after24:
    andi t1, s2, 1
    beq t1, zero, .Laes128_ctr_after26
    lbu t4, 0(s0)
    xor t0, t0, t4
    sb t0, 0(s1)
.Laes128_ctr_after26:
    addi s2, zero, 0
    jal zero, .Laes128_ctr_count10
.Laes128_ctr_carry2:
    sb zero, 15(s5)
    addi t1, s5, 15
    addi t0, zero, 1
.Laes128_ctr_count_up28:
    addi t1, t1, -1
    lbu a5, 0(t1)
    add t0, a5, t0
    sb t0, 0(t1)
    srli t0, t0, 8
    bne t1, s5, .Laes128_ctr_count_up28
    jal zero, .Laes128_ctr_epoch1
.Laes128_ctr_bytes15:
    addi t0, sp, 48
    addi t1, t0, 16
    addi t2, s0, 0
    addi t3, s1, 0
.Laes128_ctr_unit17:
    lw a6, 0(t0)
    lbu a7, 0(t2)
    lbu ra, 1(t2)
    lbu t5, 2(t2)
    xor t4, a6, a7
    srli t6, a6, 8
    xor a0, t6, ra
    srli t6, t6, 8
    xor t5, t6, t5
    srli t6, t6, 8
    addi t0, t0, 4
    lbu a1, 3(t2)
    sb t4, 0(t3)
    sb a0, 1(t3)
    sb t5, 2(t3)
    xor t4, t6, a1
    sb t4, 3(t3)
    addi t2, t2, 4
    addi t3, t3, 4
    bne t0, t1, .Laes128_ctr_unit17
    jal zero, .Laes128_ctr_join14
    .cfi_endproc
    .size aes128_ctr, .-aes128_ctr

    .section .note.GNU-stack,"",%progbits

/* For programs: what the file promises, as JSON. */
/* contract
{
  "command": "gen --cipher aes --target rv32i --size small",
  "cipher": "aes",
  "cipher_sha256": "2733466f0fd6fded6d4d6b5fc4b1a27a49e8dd3c0e05a49387aed013eb4ebbeb",
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
      "symbol": "aes128_expand_key",
      "role": "expand_key",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 3156,
      "stack_bytes": 96
    },
    {
      "symbol": "aes128_encrypt",
      "role": "encrypt",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 112
    },
    {
      "symbol": "aes128_decrypt",
      "role": "decrypt",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 112
    },
    {
      "symbol": "aes128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 3676,
      "stack_bytes": 112
    },
    {
      "symbol": "aes128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 3528,
      "stack_bytes": 112
    },
    {
      "symbol": "aes128_ctr",
      "role": "ctr",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 736,
      "stack_bytes": 176
    }
  ]
}
*/
