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
    addi sp, sp, -64
    .cfi_def_cfa_offset 64
    sw s0, 4(sp)
    .cfi_offset s0, -60
    sw s1, 8(sp)
    .cfi_offset s1, -56
    sw s2, 12(sp)
    .cfi_offset s2, -52
    sw s3, 16(sp)
    .cfi_offset s3, -48
    sw s4, 20(sp)
    .cfi_offset s4, -44
    sw s5, 24(sp)
    .cfi_offset s5, -40
    sw s6, 28(sp)
    .cfi_offset s6, -36
    sw s7, 32(sp)
    .cfi_offset s7, -32
    sw s8, 36(sp)
    .cfi_offset s8, -28
    sw s9, 40(sp)
    .cfi_offset s9, -24
    sw s10, 44(sp)
    .cfi_offset s10, -20
    sw s11, 48(sp)
    .cfi_offset s11, -16
    sw ra, 52(sp)
    .cfi_offset ra, -12
    addi s11, a0, 0
    addi t0, a1, 16
.Laes128_expand_key_copy1:
    lbu t1, 0(a1)
    addi a1, a1, 1
    sb t1, 0(s11)
    addi s11, s11, 1
    bne a1, t0, .Laes128_expand_key_copy1
    addi s10, zero, 1
    addi t0, s11, 160
    sw t0, 0(sp)  /* spill */
.Laes128_expand_key_schedule3:
    lw a3, -4(s11)
    sw s10, 56(sp)
    addi a0, a3, 0
    addi a1, a3, 0
    addi a2, a3, 0
    jal ra, aes128_look_up0_words4_local
    /* round keys, 4 words a turn */
    slli t0, a0, 24
    srli t1, a0, 8
    lw t2, -16(s11)
    or t0, t0, t1
    lw t3, 56(sp)
    xor t0, t2, t0
    xor t0, t0, t3
    sw t0, 0(s11)
    lw t4, -12(s11)
    srli t2, s10, 7
    xor t0, t4, t0
    sw t0, 4(s11)
    lw t5, -8(s11)
    sub t2, zero, t2
    xor t0, t5, t0
    sw t0, 8(s11)
    lw t6, -4(s11)
    slli t1, s10, 1
    xor t0, t6, t0
    sw t0, 12(s11)
    andi t0, t2, 0x11b
    lw a4, 0(sp)  /* reload */
    xor s10, t1, t0
    addi s11, s11, 16
    bne s11, a4, .Laes128_expand_key_schedule3
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
    addi sp, sp, -128
    .cfi_def_cfa_offset 128
    sw s0, 28(sp)
    .cfi_offset s0, -100
    sw s1, 32(sp)
    .cfi_offset s1, -96
    sw s2, 36(sp)
    .cfi_offset s2, -92
    sw s3, 40(sp)
    .cfi_offset s3, -88
    sw s4, 44(sp)
    .cfi_offset s4, -84
    sw s5, 48(sp)
    .cfi_offset s5, -80
    sw s6, 52(sp)
    .cfi_offset s6, -76
    sw s7, 56(sp)
    .cfi_offset s7, -72
    sw s8, 60(sp)
    .cfi_offset s8, -68
    sw s9, 64(sp)
    .cfi_offset s9, -64
    sw s10, 68(sp)
    .cfi_offset s10, -60
    sw s11, 72(sp)
    .cfi_offset s11, -56
    sw ra, 76(sp)
    .cfi_offset ra, -52
    sw a3, 0(sp)  /* spill */
    sw a0, 4(sp)  /* spill */
    sw a1, 8(sp)  /* spill */
    sw a2, 12(sp)  /* spill */
    beq a3, zero, .Laes128_encrypt_blocks_done1
    addi t0, a0, 144
    sw t0, 16(sp)  /* spill */
    lui t0, 0xff000
    sw t0, 20(sp)  /* spill */
    lui t0, 0xff0
    sw t0, 24(sp)  /* spill */
    lui t0, 0x10
    addi s10, t0, -0x100  /* 0x0000ff00 */
.Laes128_encrypt_blocks_blocks3:
    lw t0, 8(sp)  /* reload */
    andi t1, t0, 3
    bne t1, zero, .Laes128_encrypt_blocks_misaligned4
.Laes128_encrypt_blocks_join5:
    lw t2, 0(t0)
    lw t3, 4(t0)
    lw t4, 8(t0)
    lw t5, 12(t0)
    lw t6, 8(sp)  /* reload */
    lw s11, 4(sp)  /* reload */
    addi t0, t6, 16
    sw t0, 8(sp)  /* spill */
    lw a4, 0(s11)
    lw a5, 4(s11)
    xor a0, t2, a4
    xor a1, t3, a5
    lw a6, 8(s11)
    lw a7, 12(s11)
    xor a2, t4, a6
    xor a3, t5, a7
.Laes128_encrypt_blocks_rounds8:
    jal ra, aes128_look_up0_words4_local
    lw t0, 20(sp)  /* reload */
    lw t1, 24(sp)  /* reload */
    and t2, a3, t0
    and t3, a2, t1
    or t2, t2, t3
    and t3, a1, s10
    or t2, t2, t3
    andi t3, a0, 0xff
    or t2, t2, t3
    and t3, a0, t0
    sw t2, 96(sp)
    and t2, a3, t1
    or t2, t3, t2
    and t3, a2, s10
    or t2, t2, t3
    andi t3, a1, 0xff
    or t2, t2, t3
    and t3, a1, t0
    and t4, a1, t1
    sw t2, 100(sp)
    and t1, a0, t1
    or t1, t3, t1
    and t2, a3, s10
    or t1, t1, t2
    andi t2, a2, 0xff
    or t1, t1, t2
    and t0, a2, t0
    or t0, t0, t4
    and t2, a0, s10
    or t0, t0, t2
    andi t2, a3, 0xff
    or t0, t0, t2
    sw t1, 104(sp)
    sw t0, 108(sp)
    addi t0, sp, 96
    addi t1, t0, 16
.Laes128_encrypt_blocks_each10:
    lw t5, 0(t0)
    lui t2, 0xfeff0
    slli t3, t5, 24
    srli t4, t5, 8
    or t3, t3, t4
    xor t4, t5, t3
    slli t5, t4, 1
    addi t2, t2, -0x102  /* 0xfefefefe */
    and t2, t5, t2
    srli t5, t4, 7
    lui t6, 0x1010
    addi t6, t6, 0x101  /* 0x01010101 */
    and t5, t5, t6
    slli t6, t5, 1
    xor t5, t5, t6
    slli t6, t5, 3
    xor t5, t5, t6
    xor t2, t2, t5
    slli t5, t4, 16
    srli t4, t4, 16
    or t4, t5, t4
    xor t3, t3, t4
    xor t2, t2, t3
    sw t2, 0(t0)
    addi t0, t0, 4
    bne t0, t1, .Laes128_encrypt_blocks_each10
    lw a4, 96(sp)
    lw a5, 100(sp)
    lw a6, 104(sp)
    lw a7, 108(sp)
    lw s0, 16(s11)
    lw s1, 20(s11)
    lw s2, 24(s11)
    lw s3, 28(s11)
    lw s4, 16(sp)  /* reload */
    xor a0, a4, s0
    xor a1, a5, s1
    xor a2, a6, s2
    xor a3, a7, s3
    addi s11, s11, 16
    bne s11, s4, .Laes128_encrypt_blocks_rounds8
    jal ra, aes128_look_up0_words4_local
    andi t0, a0, 0xff
    lw s11, 24(sp)  /* reload */
    and t1, a1, s10
    or t0, t0, t1
    lw t2, 20(sp)  /* reload */
    and t1, a2, s11
    or t0, t0, t1
    and t1, a3, t2
    or t0, t0, t1
    lw t3, 4(sp)  /* reload */
    andi t1, a1, 0xff
    lw t4, 160(t3)
    lw t5, 164(t3)
    xor t0, t0, t4
    and t4, a2, s10
    or t1, t1, t4
    and t4, a3, s11
    or t1, t1, t4
    and t4, a0, t2
    or t1, t1, t4
    xor t1, t1, t5
    andi t4, a2, 0xff
    and t5, a2, t2
    and t6, a3, s10
    or t4, t4, t6
    andi t6, a3, 0xff
    and a2, a0, s11
    or t4, t4, a2
    and a0, a0, s10
    or t6, t6, a0
    and t2, a1, t2
    or t2, t4, t2
    lw a4, 168(t3)
    and t4, a1, s11
    xor t2, t2, a4
    or t4, t6, t4
    or t4, t4, t5
    lw a5, 172(t3)
    lw t3, 12(sp)  /* reload */
    xor t4, t4, a5
    andi t5, t3, 3
    bne t5, zero, .Laes128_encrypt_blocks_misaligned14
    sw t0, 0(t3)
    sw t1, 4(t3)
    sw t2, 8(t3)
    sw t4, 12(t3)
.Laes128_encrypt_blocks_join15:
    lw a6, 12(sp)  /* reload */
    lw a7, 0(sp)  /* reload */
    addi t0, a6, 16
    sw t0, 12(sp)  /* spill */
    addi t0, a7, -1
    sw t0, 0(sp)  /* spill */
    bne t0, zero, .Laes128_encrypt_blocks_blocks3
.Laes128_encrypt_blocks_done1:
    lw s0, 28(sp)
    lw s1, 32(sp)
    lw s2, 36(sp)
    lw s3, 40(sp)
    lw s4, 44(sp)
    lw s5, 48(sp)
    lw s6, 52(sp)
    lw s7, 56(sp)
    lw s8, 60(sp)
    lw s9, 64(sp)
    lw s10, 68(sp)
    lw s11, 72(sp)
    lw ra, 76(sp)
    addi sp, sp, 128
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
    addi t1, sp, 80
    addi t2, t0, 16
.Laes128_encrypt_blocks_copy6:
    lbu s0, 0(t0)
    addi t0, t0, 1
    sb s0, 0(t1)
    addi t1, t1, 1
    bne t0, t2, .Laes128_encrypt_blocks_copy6
    addi t0, sp, 80
    jal zero, .Laes128_encrypt_blocks_join5
.Laes128_encrypt_blocks_misaligned14:
    addi t5, sp, 112
    sw t0, 0(t5)
    sw t1, 4(t5)
    sw t2, 8(t5)
    sw t4, 12(t5)
    addi t0, t5, 16
.Laes128_encrypt_blocks_copy16:
    lbu s1, 0(t5)
    addi t5, t5, 1
    sb s1, 0(t3)
    addi t3, t3, 1
    bne t5, t0, .Laes128_encrypt_blocks_copy16
    jal zero, .Laes128_encrypt_blocks_join15
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
    addi sp, sp, -144
    .cfi_def_cfa_offset 144
    sw s0, 32(sp)
    .cfi_offset s0, -112
    sw s1, 36(sp)
    .cfi_offset s1, -108
    sw s2, 40(sp)
    .cfi_offset s2, -104
    sw s3, 44(sp)
    .cfi_offset s3, -100
    sw s4, 48(sp)
    .cfi_offset s4, -96
    sw s5, 52(sp)
    .cfi_offset s5, -92
    sw s6, 56(sp)
    .cfi_offset s6, -88
    sw s7, 60(sp)
    .cfi_offset s7, -84
    sw s8, 64(sp)
    .cfi_offset s8, -80
    sw s9, 68(sp)
    .cfi_offset s9, -76
    sw s10, 72(sp)
    .cfi_offset s10, -72
    sw s11, 76(sp)
    .cfi_offset s11, -68
    sw ra, 80(sp)
    .cfi_offset ra, -64
    sw a3, 0(sp)  /* spill */
    sw a0, 4(sp)  /* spill */
    sw a1, 8(sp)  /* spill */
    sw a2, 12(sp)  /* spill */
    beq a3, zero, .Laes128_decrypt_blocks_done1
    lui t0, 0xff000
    sw t0, 16(sp)  /* spill */
    lui t0, 0xff0
    sw t0, 20(sp)  /* spill */
    lui t0, 0x10
    addi t0, t0, -0x100  /* 0x0000ff00 */
    sw t0, 24(sp)  /* spill */
    lui t0, 0xfeff0
    addi s10, t0, -0x102  /* 0xfefefefe */
    lui t0, 0x1010
    addi s11, t0, 0x101  /* 0x01010101 */
.Laes128_decrypt_blocks_blocks3:
    lw t0, 8(sp)  /* reload */
    andi t1, t0, 3
    bne t1, zero, .Laes128_decrypt_blocks_misaligned4
.Laes128_decrypt_blocks_join5:
    lw t2, 0(t0)
    lw t3, 4(t0)
    lw t4, 8(t0)
    lw t5, 12(t0)
    lw t6, 8(sp)  /* reload */
    lw a4, 4(sp)  /* reload */
    addi t0, t6, 16
    sw t0, 8(sp)  /* spill */
    lw a5, 160(a4)
    lw a6, 164(a4)
    xor a0, t2, a5
    xor a1, t3, a6
    lw a7, 168(a4)
    lw s0, 172(a4)
    xor a2, t4, a7
    xor a3, t5, s0
    addi t0, a4, 144
    sw t0, 28(sp)  /* spill */
.Laes128_decrypt_blocks_rounds8:
    jal ra, aes128_look_up1_words4_local
    lw t0, 16(sp)  /* reload */
    lw t1, 20(sp)  /* reload */
    and t2, a1, t0
    lw t3, 24(sp)  /* reload */
    and t4, a2, t1
    or t2, t2, t4
    and t4, a3, t3
    or t2, t2, t4
    andi t4, a0, 0xff
    or t2, t2, t4
    lw t5, 28(sp)  /* reload */
    and t4, a3, t1
    lw t6, 0(t5)
    lw a4, 4(t5)
    xor t2, t2, t6
    sw t2, 100(sp)
    and t2, a2, t0
    or t2, t2, t4
    and t4, a0, t3
    or t2, t2, t4
    andi t4, a1, 0xff
    or t2, t2, t4
    xor t2, t2, a4
    sw t2, 104(sp)
    and t2, a3, t0
    andi t4, a3, 0xff
    and t6, a0, t1
    or t2, t2, t6
    and t0, a0, t0
    and t6, a1, t3
    or t2, t2, t6
    and t1, a1, t1
    or t0, t0, t1
    andi t1, a2, 0xff
    or t1, t2, t1
    lw a5, 8(t5)
    and t2, a2, t3
    xor t1, t1, a5
    or t0, t0, t2
    or t0, t0, t4
    lw a6, 12(t5)
    sw t1, 108(sp)
    xor t0, t0, a6
    sw t0, 112(sp)
    addi t0, sp, 100
    addi t1, t0, 16
.Laes128_decrypt_blocks_each10:
    lw a7, 0(t0)
    slli t2, a7, 16
    srli t3, a7, 16
    or t2, t2, t3
    xor t3, a7, t2
    slli t4, t3, 8
    srli t5, t3, 24
    or t4, t4, t5
    xor t2, t2, t4
    xor t4, t3, t4
    slli t5, t4, 1
    and t5, t5, s10
    srli t4, t4, 7
    and t4, t4, s11
    slli t6, t4, 1
    xor t4, t4, t6
    slli t6, t4, 3
    xor t4, t4, t6
    xor t4, t5, t4
    xor t3, t4, t3
    slli t4, t3, 1
    and t4, t4, s10
    srli t3, t3, 7
    and t3, t3, s11
    slli t5, t3, 1
    xor t3, t3, t5
    slli t5, t3, 3
    xor t3, t3, t5
    xor t3, t4, t3
    slli t4, a7, 24
    srli t5, a7, 8
    or t4, t4, t5
    xor t4, a7, t4
    xor t3, t3, t4
    slli t4, t3, 1
    and t4, t4, s10
    srli t3, t3, 7
    and t3, t3, s11
    slli t5, t3, 1
    xor t3, t3, t5
    slli t5, t3, 3
    xor t3, t3, t5
    xor t3, t4, t3
    xor t2, t3, t2
    sw t2, 0(t0)
    addi t0, t0, 4
    bne t0, t1, .Laes128_decrypt_blocks_each10
    lw a0, 100(sp)
    lw a1, 104(sp)
    lw a2, 108(sp)
    lw a3, 112(sp)
    lw s0, 28(sp)  /* reload */
    lw s1, 4(sp)  /* reload */
    addi t0, s0, -16
    sw t0, 28(sp)  /* spill */
    bne t0, s1, .Laes128_decrypt_blocks_rounds8
    jal ra, aes128_look_up1_words4_local
    lw t2, 24(sp)  /* reload */
    andi t0, a0, 0xff
    lw t3, 20(sp)  /* reload */
    and t1, a3, t2
    or t0, t0, t1
    lw t4, 16(sp)  /* reload */
    and t1, a2, t3
    or t0, t0, t1
    and t1, a1, t4
    or t0, t0, t1
    lw t5, 4(sp)  /* reload */
    andi t1, a1, 0xff
    lw t6, 0(t5)
    lw a4, 4(t5)
    xor t0, t0, t6
    and t6, a0, t2
    or t1, t1, t6
    and t6, a3, t3
    or t1, t1, t6
    and t6, a2, t4
    or t1, t1, t6
    xor t1, t1, a4
    andi t6, a2, 0xff
    and a2, a2, t2
    and t2, a1, t2
    or t2, t6, t2
    and t6, a1, t3
    and t3, a0, t3
    or t2, t2, t3
    and t3, a0, t4
    and t4, a3, t4
    or t2, t2, t4
    andi t4, a3, 0xff
    or t4, t4, a2
    or t4, t4, t6
    lw a5, 8(t5)
    or t4, t4, t3
    xor t2, t2, a5
    lw a6, 12(t5)
    lw t3, 12(sp)  /* reload */
    xor t4, t4, a6
    andi t5, t3, 3
    bne t5, zero, .Laes128_decrypt_blocks_misaligned14
    sw t0, 0(t3)
    sw t1, 4(t3)
    sw t2, 8(t3)
    sw t4, 12(t3)
.Laes128_decrypt_blocks_join15:
    lw a7, 12(sp)  /* reload */
    lw s0, 0(sp)  /* reload */
    addi t0, a7, 16
    sw t0, 12(sp)  /* spill */
    addi t0, s0, -1
    sw t0, 0(sp)  /* spill */
    bne t0, zero, .Laes128_decrypt_blocks_blocks3
.Laes128_decrypt_blocks_done1:
    lw s0, 32(sp)
    lw s1, 36(sp)
    lw s2, 40(sp)
    lw s3, 44(sp)
    lw s4, 48(sp)
    lw s5, 52(sp)
    lw s6, 56(sp)
    lw s7, 60(sp)
    lw s8, 64(sp)
    lw s9, 68(sp)
    lw s10, 72(sp)
    lw s11, 76(sp)
    lw ra, 80(sp)
    addi sp, sp, 144
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
    addi t1, sp, 84
    addi t2, t0, 16
.Laes128_decrypt_blocks_copy6:
    lbu s1, 0(t0)
    addi t0, t0, 1
    sb s1, 0(t1)
    addi t1, t1, 1
    bne t0, t2, .Laes128_decrypt_blocks_copy6
    addi t0, sp, 84
    jal zero, .Laes128_decrypt_blocks_join5
.Laes128_decrypt_blocks_misaligned14:
    addi t5, sp, 116
    sw t0, 0(t5)
    sw t1, 4(t5)
    sw t2, 8(t5)
    sw t4, 12(t5)
    addi t0, t5, 16
.Laes128_decrypt_blocks_copy16:
    lbu s2, 0(t5)
    addi t5, t5, 1
    sb s2, 0(t3)
    addi t3, t3, 1
    bne t5, t0, .Laes128_decrypt_blocks_copy16
    jal zero, .Laes128_decrypt_blocks_join15
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

    /* For the functions of this file. */
    .section .text.aes128_look_up0_words4_local,"ax",%progbits
    .balign 4
    .type aes128_look_up0_words4_local, %function
aes128_look_up0_words4_local:
    .cfi_startproc
    addi sp, sp, -16
    .cfi_def_cfa_offset 16
    sw ra, 0(sp)
    .cfi_offset ra, -16
    jal ra, aes128_to_planes4_local
    jal ra, aes128_look_up0_local
    jal ra, aes128_from_planes4_local
    lw ra, 0(sp)
    addi sp, sp, 16
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    jalr zero, 0(ra)
    .cfi_endproc
    .size aes128_look_up0_words4_local, .-aes128_look_up0_words4_local

    /* For the functions of this file. */
    .section .text.aes128_look_up1_words4_local,"ax",%progbits
    .balign 4
    .type aes128_look_up1_words4_local, %function
aes128_look_up1_words4_local:
    .cfi_startproc
    addi sp, sp, -16
    .cfi_def_cfa_offset 16
    sw ra, 0(sp)
    .cfi_offset ra, -16
    jal ra, aes128_to_planes4_local
    jal ra, aes128_look_up1_local
    jal ra, aes128_from_planes4_local
    lw ra, 0(sp)
    addi sp, sp, 16
    .cfi_def_cfa_offset 0
    .cfi_restore ra
    jalr zero, 0(ra)
    .cfi_endproc
    .size aes128_look_up1_words4_local, .-aes128_look_up1_words4_local

    /* For the functions of this file. */
    .section .text.aes128_to_planes4_local,"ax",%progbits
    .balign 4
    .type aes128_to_planes4_local, %function
aes128_to_planes4_local:
    .cfi_startproc
    lui t0, 0x55555
    addi t0, t0, 0x555  /* 0x55555555 */
    lui t1, 0x33333
    addi t1, t1, 0x333  /* 0x33333333 */
    srli t2, a0, 1
    xor t2, t2, a1
    and t2, t2, t0
    xor t3, a1, t2
    slli t2, t2, 1
    xor t2, a0, t2
    srli t4, a2, 1
    xor t4, t4, a3
    and t0, t4, t0
    xor t4, a3, t0
    slli t0, t0, 1
    xor t0, a2, t0
    srli t5, t2, 2
    xor t5, t5, t0
    and t5, t5, t1
    xor a2, t0, t5
    slli t0, t5, 2
    xor a0, t2, t0
    srli t0, t3, 2
    xor t0, t0, t4
    and t0, t0, t1
    xor a3, t4, t0
    slli t0, t0, 2
    xor a1, t3, t0
    srli a4, a0, 4
    srli a5, a1, 4
    srli a6, a2, 4
    srli a7, a3, 4
    jalr zero, 0(ra)
    .cfi_endproc
    .size aes128_to_planes4_local, .-aes128_to_planes4_local

    /* For the functions of this file. */
    .section .text.aes128_look_up0_local,"ax",%progbits
    .balign 4
    .type aes128_look_up0_local, %function
aes128_look_up0_local:
    .cfi_startproc
    xor t0, a2, a3
    xor t1, a5, a6
    xor t2, a4, t1
    xor t3, a3, a6
    xor t4, a1, t0
    xor t5, a5, t4
    xor t6, a7, t5
    xor a2, a1, t6
    xor a4, t2, a2
    xor a5, a0, t1
    xor a6, t5, a5
    xor a3, a3, a6
    and a7, t0, a5
    and s0, t2, t5
    xor a7, a7, s0
    xor s1, t0, t2
    and s2, s1, a6
    xor s0, s2, s0
    xor s2, s1, t6
    xor s3, t3, s2
    and s4, s2, s3
    and s5, t4, a0
    xor s5, s5, s4
    xor s5, s5, s0
    xor t3, s5, t3
    xor s5, a0, s3
    and s6, a4, s5
    xor s4, s6, s4
    xor s4, s4, a7
    xor a3, s4, a3
    and s4, a1, t1
    xor s6, a6, s3
    and s7, t6, s6
    xor s4, s4, s7
    xor s0, s4, s0
    xor s4, t5, t2
    xor s0, s0, s4
    xor s4, t5, s5
    and s8, a2, s4
    xor s7, s8, s7
    xor a7, s7, a7
    xor s7, t0, a5
    xor a7, a7, s7
    and s7, s0, t3
    xor s0, s0, a7
    xor s8, a3, s7
    xor s7, a7, s7
    xor s9, t3, a3
    and s7, s7, s9
    xor s7, s7, a3
    and s4, s7, s4
    and a2, s7, a2
    xor s9, s8, s7
    and a3, a3, s9
    xor t3, a3, t3
    xor a3, s8, a3
    and s8, s0, s8
    xor a7, s8, a7
    and a3, a7, a3
    xor a3, s0, a3
    xor t3, t3, s7
    and t1, t3, t1
    xor t1, t1, s4
    and a1, t3, a1
    and a4, a7, a4
    and s0, a7, s5
    and t4, a3, t4
    and a0, a3, a0
    xor s5, s7, t3
    and t6, s5, t6
    and s5, s5, s6
    xor s4, s5, s4
    xor s5, a7, s7
    xor t3, a3, t3
    xor a3, a7, a3
    and a7, a3, s2
    and a3, a3, s3
    and a5, t3, a5
    xor a4, a4, t6
    xor a4, a4, a2
    xor s2, a4, a7
    xor t4, t4, a7
    and t0, t3, t0
    xor t0, t0, a2
    xor t3, s5, t3
    and a2, t3, a6
    and t3, t3, s1
    and t5, s5, t5
    and t2, s5, t2
    xor a2, a2, a5
    xor t5, t5, a5
    xor t1, t1, a2
    xor a0, a0, a2
    xor a2, s2, t1
    xor a1, a1, a2
    xor a2, s0, a2
    xor a5, a3, a2
    xor a4, a0, a2
    xor a3, s4, a5
    xor a7, t5, a5
    xor t0, t0, a3
    xor t5, a1, t0
    xor t6, t6, a4
    xor t0, t6, t0
    xor t4, t4, a7
    xor t4, t4, t2
    xor t0, t0, t2
    xor t2, t3, t5
    xor a2, t4, t5
    xor t1, t1, t2
    xori a0, t1, -1
    xori a1, t2, -1
    xori a5, t0, -1
    xori a6, s2, -1
    jalr zero, 0(ra)
    .cfi_endproc
    .size aes128_look_up0_local, .-aes128_look_up0_local

    /* For the functions of this file. */
    .section .text.aes128_from_planes4_local,"ax",%progbits
    .balign 4
    .type aes128_from_planes4_local, %function
aes128_from_planes4_local:
    .cfi_startproc
    lui t0, 0xf0f1
    addi t0, t0, -0xf1  /* 0x0f0f0f0f */
    lui t1, 0x33333
    addi t1, t1, 0x333  /* 0x33333333 */
    lui t2, 0x55555
    addi t2, t2, 0x555  /* 0x55555555 */
    and t3, a2, t0
    and t4, a6, t0
    slli t4, t4, 4
    or t3, t3, t4
    and t4, a0, t0
    and t5, a4, t0
    slli t5, t5, 4
    or t4, t4, t5
    srli t5, t4, 2
    xor t5, t5, t3
    and t5, t5, t1
    xor t3, t3, t5
    slli t5, t5, 2
    xor t4, t4, t5
    and t5, a3, t0
    and t6, a7, t0
    slli t6, t6, 4
    or t5, t5, t6
    and t6, a1, t0
    and t0, a5, t0
    slli t0, t0, 4
    or t0, t6, t0
    srli t6, t0, 2
    xor t6, t6, t5
    and t1, t6, t1
    xor t5, t5, t1
    slli t1, t1, 2
    xor t0, t0, t1
    srli t1, t4, 1
    xor t1, t1, t0
    and t1, t1, t2
    xor a1, t0, t1
    slli t0, t1, 1
    xor a0, t4, t0
    srli t0, t3, 1
    xor t0, t0, t5
    and t0, t0, t2
    xor a3, t5, t0
    slli t0, t0, 1
    xor a2, t3, t0
    jalr zero, 0(ra)
    .cfi_endproc
    .size aes128_from_planes4_local, .-aes128_from_planes4_local

    /* For the functions of this file. */
    .section .text.aes128_look_up1_local,"ax",%progbits
    .balign 4
    .type aes128_look_up1_local, %function
aes128_look_up1_local:
    .cfi_startproc
    xori t0, a5, -1
    xori t1, a0, -1
    xori t2, a1, -1
    xori t3, a6, -1
    xor t3, t0, t3
    xor t4, a2, t3
    xor t5, t2, a7
    xor t2, t2, t0
    xor t6, a3, t5
    xor a0, t2, t6
    xor t1, t1, a0
    xor a1, a3, t4
    xor a5, t2, a1
    xor a2, a4, a5
    and a4, t4, t0
    and a6, a1, t1
    xor a6, a6, a4
    xor a7, t0, t1
    and s0, a3, a7
    xor a4, s0, a4
    xor s0, t3, t6
    xor s1, a2, a0
    xor s2, s0, s1
    xor s3, t1, s2
    and s4, a5, s3
    xor s5, a7, s0
    and s6, t5, s5
    xor s4, s4, s6
    xor a4, a4, s4
    xor s7, a5, s3
    xor a4, a4, s7
    xor s7, a5, t5
    and s8, a0, s1
    and s9, t6, s0
    xor s9, s9, s8
    xor s4, s9, s4
    xor t3, s4, t3
    and s4, t2, s2
    xor s4, s4, s8
    xor s8, t0, s1
    and s9, s7, s8
    xor s6, s9, s6
    xor a6, a6, s6
    xor s4, s4, s6
    xor a2, s4, a2
    xor s4, t5, s5
    xor a6, a6, s4
    and s4, a6, a2
    xor a6, a6, a4
    xor s6, a4, s4
    xor s4, t3, s4
    xor s9, a2, t3
    and s6, s6, s9
    xor s6, s6, t3
    and a3, s6, a3
    and a7, s6, a7
    xor s9, s4, s6
    and t3, t3, s9
    xor a2, t3, a2
    xor t3, s4, t3
    and s4, a6, s4
    xor a4, s4, a4
    and t3, a4, t3
    xor t3, a6, t3
    xor a6, a2, s6
    and t1, a6, t1
    and t2, t3, t2
    and t6, a4, t6
    and a1, a6, a1
    xor a1, a1, t2
    xor a3, a3, t6
    xor a7, a7, t1
    and a2, t3, s2
    and s0, a4, s0
    xor s0, s0, a7
    xor s2, a2, s0
    addi a2, s2, 0
    xor s4, s6, a6
    and t0, s4, t0
    xor t0, t0, t1
    and t1, s4, t4
    xor t4, a4, s6
    xor a6, t3, a6
    xor t3, a4, t3
    and a0, t3, a0
    and t3, t3, s1
    and a4, a6, a5
    xor t6, a4, t6
    and a4, t4, s5
    and t5, t4, t5
    xor t4, t4, a6
    and a5, a6, s3
    and a6, t4, s8
    and t4, t4, s7
    xor t2, t4, t2
    xor t4, a4, a6
    xor a4, a5, a3
    xor a4, a4, a6
    xor a5, a4, a7
    xor t0, t0, t4
    xor t3, t3, t4
    xor t4, t5, a0
    xor t1, t1, a0
    xor a6, t4, t2
    xor t2, t6, t2
    xor t3, t3, s0
    xor a4, t1, a5
    xor t1, a1, a5
    xor t4, a3, a1
    xor a0, t0, a6
    xor t0, t1, a0
    xor a1, t2, t0
    xor a5, t0, s2
    xor a7, t4, t3
    xor a3, t3, a4
    jalr zero, 0(ra)
    .cfi_endproc
    .size aes128_look_up1_local, .-aes128_look_up1_local

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
      "code_bytes": 280,
      "stack_bytes": 80
    },
    {
      "symbol": "aes128_encrypt",
      "role": "encrypt",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 144
    },
    {
      "symbol": "aes128_decrypt",
      "role": "decrypt",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 160
    },
    {
      "symbol": "aes128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 856,
      "stack_bytes": 144
    },
    {
      "symbol": "aes128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 980,
      "stack_bytes": 160
    },
    {
      "symbol": "aes128_ctr",
      "role": "ctr",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 736,
      "stack_bytes": 208
    }
  ]
}
*/
