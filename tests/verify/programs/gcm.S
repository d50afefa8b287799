/* Galois/Counter Mode around functions that are proved by themselves, which stand here as returns: the test says what
   they do. As gen makes it around LEA-128, whose V_key has 384 bytes, without its literal pool; what is
   derived for the hash is behind V_key. */
  .option norvc
  .option norelax
  .section .text.expand_key,"ax",%progbits
  .balign 4
  .type expand_key, %function
expand_key:
  ret
  .size expand_key, .-expand_key
  .section .text.encrypt,"ax",%progbits
  .balign 4
  .type encrypt, %function
encrypt:
  ret
  .size encrypt, .-encrypt
  .section .text.encrypt_blocks,"ax",%progbits
  .balign 4
  .type encrypt_blocks, %function
encrypt_blocks:
  ret
  .size encrypt_blocks, .-encrypt_blocks
  .section .text.ctr,"ax",%progbits
  .balign 4
  .type ctr, %function
ctr:
  ret
  .size ctr, .-ctr
  .section .text.gcm_derive,"ax",%progbits
  .balign 4
  .type gcm_derive, %function
gcm_derive:
  ret
  .size gcm_derive, .-gcm_derive
  .section .text.gcm_ghash,"ax",%progbits
  .balign 4
  .type gcm_ghash, %function
gcm_ghash:
  ret
  .size gcm_ghash, .-gcm_ghash
  .section .text.gcm_clear,"ax",%progbits
  .balign 4
  .type gcm_clear, %function
gcm_clear:
  ret
  .size gcm_clear, .-gcm_clear
  .section .text.gcm_expand_key,"ax",%progbits
  .balign 4
  .globl gcm_expand_key
  .type gcm_expand_key, %function
gcm_expand_key:
  addi sp, sp, -48
  sw s0, 0(sp)
  sw ra, 4(sp)
  addi s0, a0, 0
  addi a0, s0, 0
  jal ra, expand_key
  sw zero, 8(sp)
  sw zero, 12(sp)
  sw zero, 16(sp)
  sw zero, 20(sp)
  addi a1, sp, 8
  addi a2, sp, 24
  addi a0, s0, 0
  jal ra, encrypt
  addi a0, s0, 384
  addi a1, sp, 24
  jal ra, gcm_derive
  lw s0, 0(sp)
  lw ra, 4(sp)
  addi sp, sp, 48
  jalr zero, 0(ra)
  .size gcm_expand_key, .-gcm_expand_key
  .section .text.gcm_encrypt,"ax",%progbits
  .balign 4
  .globl gcm_encrypt
  .type gcm_encrypt, %function
gcm_encrypt:
  addi sp, sp, -112
  sw s0, 0(sp)
  sw s1, 4(sp)
  sw s2, 8(sp)
  sw s3, 12(sp)
  sw s4, 16(sp)
  sw s5, 20(sp)
  sw s6, 24(sp)
  sw s7, 28(sp)
  sw s8, 32(sp)
  sw ra, 36(sp)
  addi s0, a2, 0
  lw s1, 112(sp)
  lw s2, 116(sp)
  addi s3, a0, 0
  addi a2, a1, 0
  addi s4, a3, 0
  addi s5, a4, 0
  addi s6, a5, 0
  addi s7, a6, 0
  addi s8, a7, 0
  beq s0, zero, .Lgcm_encrypt_refused1
  addi t0, s2, -4
  beq t0, zero, .Lgcm_encrypt_allowed3
  addi t0, s2, -8
  beq t0, zero, .Lgcm_encrypt_allowed3
  addi t0, s2, -12
  addi t1, zero, 5
  bltu t0, t1, .Lgcm_encrypt_allowed3
  jal zero, .Lgcm_encrypt_refused1
.Lgcm_encrypt_allowed3:
  addi t0, zero, 12
  bne s0, t0, .Lgcm_encrypt_hashed7
  lbu a0, 0(a2)
  addi t0, sp, 56
  lui t1, 0x1000
  sb a0, 0(t0)
  lbu a1, 1(a2)
  sw t1, 68(sp)
  sb a1, 1(t0)
  lbu a3, 2(a2)
  sb a3, 2(t0)
  lbu a4, 3(a2)
  sb a4, 3(t0)
  lbu a5, 4(a2)
  sb a5, 4(t0)
  lbu a6, 5(a2)
  sb a6, 5(t0)
  lbu a7, 6(a2)
  sb a7, 6(t0)
  lbu s0, 7(a2)
  sb s0, 7(t0)
  lbu t1, 8(a2)
  sb t1, 8(t0)
  lbu a0, 9(a2)
  sb a0, 9(t0)
  lbu a1, 10(a2)
  sb a1, 10(t0)
  lbu a3, 11(a2)
  sb a3, 11(t0)
  jal zero, .Lgcm_encrypt_counter8
.Lgcm_encrypt_hashed7:
  sw zero, 56(sp)
  sw zero, 60(sp)
  sw zero, 64(sp)
  sw zero, 68(sp)
  addi a0, s3, 384
  addi a1, sp, 56
  addi a3, s0, 0
  jal ra, gcm_ghash
  sw zero, 40(sp)
  sw zero, 44(sp)
  srli t0, s0, 29
  slli t1, t0, 24
  lui t3, 16
  addi t3, t3, -256
  srli t4, t0, 8
  and t3, t0, t3
  slli t3, t3, 8
  or t1, t1, t3
  lui t5, 16
  addi t5, t5, -256
  srli t0, t0, 24
  and t3, t4, t5
  or t1, t1, t3
  or t0, t1, t0
  sw t0, 48(sp)
  slli t0, s0, 3
  slli t1, t0, 24
  lui t6, 16
  addi t6, t6, -256
  srli t3, t0, 8
  and t4, t0, t6
  slli t4, t4, 8
  or t1, t1, t4
  lui a0, 16
  addi a0, a0, -256
  srli t0, t0, 24
  and t2, t3, a0
  or t1, t1, t2
  or t0, t1, t0
  sw t0, 52(sp)
  addi a2, sp, 40
  addi a3, zero, 16
  addi a0, s3, 384
  addi a1, sp, 56
  jal ra, gcm_ghash
.Lgcm_encrypt_counter8:
  lw t1, 64(sp)
  lw t0, 60(sp)
  sw t1, 80(sp)
  lw t2, 68(sp)
  lui t3, 16
  addi t3, t3, -256
  sw t0, 76(sp)
  and t3, t2, t3
  slli t0, t2, 24
  slli t3, t3, 8
  lui t5, 16
  addi t5, t5, -256
  srli t4, t2, 8
  or t0, t0, t3
  and t3, t4, t5
  srli t2, t2, 24
  or t0, t0, t3
  or t0, t0, t2
  lui t6, 16
  addi t6, t6, -256
  addi t0, t0, 1
  and t4, t0, t6
  lui a0, 16
  addi a0, a0, -256
  slli t2, t0, 24
  srli t3, t0, 8
  slli t4, t4, 8
  or t2, t2, t4
  and t3, t3, a0
  srli t1, t0, 24
  or t2, t2, t3
  lw s0, 56(sp)
  or t1, t2, t1
  sw t1, 84(sp)
  sw s0, 72(sp)
  xori t0, t0, -1
  srli t1, s8, 4
  bgeu t0, t1, .Lgcm_encrypt_whole12
  addi t0, t0, 1
  slli s0, t0, 4
  addi a1, sp, 72
  addi a0, s3, 0
  addi a2, s6, 0
  addi a3, s7, 0
  addi a4, s0, 0
  jal ra, ctr
  lw t0, 56(sp)
  lw t1, 60(sp)
  lw t2, 64(sp)
  sw t0, 72(sp)
  sw t1, 76(sp)
  sw zero, 84(sp)
  sw t2, 80(sp)
  add a2, s6, s0
  add a3, s7, s0
  sub a4, s8, s0
  addi a1, sp, 72
  addi a0, s3, 0
  jal ra, ctr
  jal zero, .Lgcm_encrypt_streamed13
.Lgcm_encrypt_whole12:
  addi a1, sp, 72
  addi a0, s3, 0
  addi a2, s6, 0
  addi a3, s7, 0
  addi a4, s8, 0
  jal ra, ctr
.Lgcm_encrypt_streamed13:
  sw zero, 88(sp)
  sw zero, 92(sp)
  sw zero, 96(sp)
  sw zero, 100(sp)
  addi a0, s3, 384
  addi a1, sp, 88
  addi a2, s4, 0
  addi a3, s5, 0
  jal ra, gcm_ghash
  addi a0, s3, 384
  addi a1, sp, 88
  addi a2, s7, 0
  addi a3, s8, 0
  jal ra, gcm_ghash
  srli t0, s5, 29
  slli t1, t0, 24
  lui s0, 16
  addi s0, s0, -256
  srli t3, t0, 8
  and t4, t0, s0
  slli t4, t4, 8
  or t1, t1, t4
  lui s6, 16
  addi s6, s6, -256
  srli t0, t0, 24
  and t3, t3, s6
  or t1, t1, t3
  or t0, t1, t0
  sw t0, 40(sp)
  slli t0, s5, 3
  slli t1, t0, 24
  lui s4, 16
  addi s4, s4, -256
  srli t3, t0, 8
  and t4, t0, s4
  slli t4, t4, 8
  or t1, t1, t4
  lui s7, 16
  addi s7, s7, -256
  srli t0, t0, 24
  and t3, t3, s7
  or t1, t1, t3
  or t0, t1, t0
  sw t0, 44(sp)
  srli t0, s8, 29
  slli t1, t0, 24
  lui t5, 16
  addi t5, t5, -256
  srli t3, t0, 8
  and t4, t0, t5
  slli t4, t4, 8
  or t1, t1, t4
  lui t6, 16
  addi t6, t6, -256
  srli t0, t0, 24
  and t3, t3, t6
  or t1, t1, t3
  or t0, t1, t0
  sw t0, 48(sp)
  slli t0, s8, 3
  slli t1, t0, 24
  lui a0, 16
  addi a0, a0, -256
  srli t3, t0, 8
  and t4, t0, a0
  slli t4, t4, 8
  or t1, t1, t4
  lui a1, 16
  addi a1, a1, -256
  srli t0, t0, 24
  and t2, t3, a1
  or t1, t1, t2
  or t0, t1, t0
  sw t0, 52(sp)
  addi a2, sp, 40
  addi a3, zero, 16
  addi a0, s3, 384
  addi a1, sp, 88
  jal ra, gcm_ghash
  addi a1, sp, 56
  addi a2, sp, 40
  addi a0, s3, 0
  jal ra, encrypt
  lw s0, 88(sp)
  lw s6, 40(sp)
  lw s5, 92(sp)
  xor t0, s0, s6
  sw t0, 88(sp)
  lw s4, 44(sp)
  lw s7, 96(sp)
  xor t0, s5, s4
  sw t0, 92(sp)
  lw s8, 48(sp)
  lw s3, 100(sp)
  xor t0, s7, s8
  sw t0, 96(sp)
  lw t1, 52(sp)
  addi t0, sp, 88
  xor t1, s3, t1
  sw t1, 100(sp)
.Lgcm_encrypt_tag22:
  lbu t2, 0(t0)
  addi t0, t0, 1
  addi s2, s2, -1
  sb t2, 0(s1)
  addi s1, s1, 1
  bne s2, zero, .Lgcm_encrypt_tag22
  addi a0, zero, 0
  lw s0, 0(sp)
  lw s1, 4(sp)
  lw s2, 8(sp)
  lw s3, 12(sp)
  lw s4, 16(sp)
  lw s5, 20(sp)
  lw s6, 24(sp)
  lw s7, 28(sp)
  lw s8, 32(sp)
  lw ra, 36(sp)
  addi sp, sp, 112
  jalr zero, 0(ra)
.Lgcm_encrypt_refused1:
  addi a0, zero, -1
  lw s0, 0(sp)
  lw s1, 4(sp)
  lw s2, 8(sp)
  lw s3, 12(sp)
  lw s4, 16(sp)
  lw s5, 20(sp)
  lw s6, 24(sp)
  lw s7, 28(sp)
  lw s8, 32(sp)
  lw ra, 36(sp)
  addi sp, sp, 112
  jalr zero, 0(ra)
  .size gcm_encrypt, .-gcm_encrypt
  .section .text.gcm_decrypt,"ax",%progbits
  .balign 4
  .globl gcm_decrypt
  .type gcm_decrypt, %function
gcm_decrypt:
  addi sp, sp, -112
  sw s0, 0(sp)
  sw s1, 4(sp)
  sw s2, 8(sp)
  sw s3, 12(sp)
  sw s4, 16(sp)
  sw s5, 20(sp)
  sw s6, 24(sp)
  sw s7, 28(sp)
  sw s8, 32(sp)
  sw ra, 36(sp)
  addi s0, a2, 0
  lw s1, 112(sp)
  lw s2, 116(sp)
  addi s3, a0, 0
  addi a2, a1, 0
  addi s4, a3, 0
  addi s5, a4, 0
  addi s6, a5, 0
  addi s7, a6, 0
  addi s8, a7, 0
  beq s0, zero, .Lgcm_decrypt_refused1
  addi t0, s2, -4
  beq t0, zero, .Lgcm_decrypt_allowed3
  addi t0, s2, -8
  beq t0, zero, .Lgcm_decrypt_allowed3
  addi t0, s2, -12
  addi t1, zero, 5
  bltu t0, t1, .Lgcm_decrypt_allowed3
  jal zero, .Lgcm_decrypt_refused1
.Lgcm_decrypt_allowed3:
  addi t0, zero, 12
  bne s0, t0, .Lgcm_decrypt_hashed7
  lbu a0, 0(a2)
  addi t0, sp, 56
  lui t1, 0x1000
  sb a0, 0(t0)
  lbu a1, 1(a2)
  sw t1, 68(sp)
  sb a1, 1(t0)
  lbu a3, 2(a2)
  sb a3, 2(t0)
  lbu a4, 3(a2)
  sb a4, 3(t0)
  lbu a5, 4(a2)
  sb a5, 4(t0)
  lbu a6, 5(a2)
  sb a6, 5(t0)
  lbu a7, 6(a2)
  sb a7, 6(t0)
  lbu s0, 7(a2)
  sb s0, 7(t0)
  lbu t1, 8(a2)
  sb t1, 8(t0)
  lbu a0, 9(a2)
  sb a0, 9(t0)
  lbu a1, 10(a2)
  sb a1, 10(t0)
  lbu a3, 11(a2)
  sb a3, 11(t0)
  jal zero, .Lgcm_decrypt_counter8
.Lgcm_decrypt_hashed7:
  sw zero, 56(sp)
  sw zero, 60(sp)
  sw zero, 64(sp)
  sw zero, 68(sp)
  addi a0, s3, 384
  addi a1, sp, 56
  addi a3, s0, 0
  jal ra, gcm_ghash
  sw zero, 40(sp)
  sw zero, 44(sp)
  srli t0, s0, 29
  slli t1, t0, 24
  lui t3, 16
  addi t3, t3, -256
  srli t4, t0, 8
  and t3, t0, t3
  slli t3, t3, 8
  or t1, t1, t3
  lui t5, 16
  addi t5, t5, -256
  srli t0, t0, 24
  and t3, t4, t5
  or t1, t1, t3
  or t0, t1, t0
  sw t0, 48(sp)
  slli t0, s0, 3
  slli t1, t0, 24
  lui t6, 16
  addi t6, t6, -256
  srli t3, t0, 8
  and t4, t0, t6
  slli t4, t4, 8
  or t1, t1, t4
  lui a0, 16
  addi a0, a0, -256
  srli t0, t0, 24
  and t2, t3, a0
  or t1, t1, t2
  or t0, t1, t0
  sw t0, 52(sp)
  addi a2, sp, 40
  addi a3, zero, 16
  addi a0, s3, 384
  addi a1, sp, 56
  jal ra, gcm_ghash
.Lgcm_decrypt_counter8:
  lw t1, 64(sp)
  lw t0, 60(sp)
  sw t1, 80(sp)
  lw t2, 68(sp)
  lui t3, 16
  addi t3, t3, -256
  sw t0, 76(sp)
  and t3, t2, t3
  slli t0, t2, 24
  slli t3, t3, 8
  lui t5, 16
  addi t5, t5, -256
  srli t4, t2, 8
  or t0, t0, t3
  lw s0, 56(sp)
  and t3, t4, t5
  srli t2, t2, 24
  or t0, t0, t3
  sw s0, 72(sp)
  or t0, t0, t2
  lui t6, 16
  addi t6, t6, -256
  addi s0, t0, 1
  and t3, s0, t6
  lui a0, 16
  addi a0, a0, -256
  slli t0, s0, 24
  srli t2, s0, 8
  slli t3, t3, 8
  or t0, t0, t3
  and t2, t2, a0
  srli t1, s0, 24
  or t0, t0, t2
  or t0, t0, t1
  sw t0, 84(sp)
  sw zero, 88(sp)
  sw zero, 92(sp)
  sw zero, 96(sp)
  sw zero, 100(sp)
  addi a0, s3, 384
  addi a1, sp, 88
  addi a2, s4, 0
  addi a3, s5, 0
  jal ra, gcm_ghash
  addi a0, s3, 384
  addi a1, sp, 88
  addi a2, s6, 0
  addi a3, s8, 0
  jal ra, gcm_ghash
  srli t0, s5, 29
  slli t1, t0, 24
  lui s4, 16
  addi s4, s4, -256
  srli t3, t0, 8
  and t4, t0, s4
  slli t4, t4, 8
  or t1, t1, t4
  lui t5, 16
  addi t5, t5, -256
  srli t0, t0, 24
  and t3, t3, t5
  or t1, t1, t3
  or t0, t1, t0
  sw t0, 40(sp)
  slli t0, s5, 3
  slli t1, t0, 24
  lui t6, 16
  addi t6, t6, -256
  srli t3, t0, 8
  and t4, t0, t6
  slli t4, t4, 8
  or t1, t1, t4
  lui a0, 16
  addi a0, a0, -256
  srli t0, t0, 24
  and t3, t3, a0
  or t1, t1, t3
  or t0, t1, t0
  sw t0, 44(sp)
  srli t0, s8, 29
  slli t1, t0, 24
  lui a1, 16
  addi a1, a1, -256
  srli t3, t0, 8
  and t4, t0, a1
  slli t4, t4, 8
  or t1, t1, t4
  lui a2, 16
  addi a2, a2, -256
  srli t0, t0, 24
  and t3, t3, a2
  or t1, t1, t3
  or t0, t1, t0
  sw t0, 48(sp)
  slli t0, s8, 3
  slli t1, t0, 24
  lui a3, 16
  addi a3, a3, -256
  srli t3, t0, 8
  and t4, t0, a3
  slli t4, t4, 8
  or t1, t1, t4
  lui a4, 16
  addi a4, a4, -256
  srli t0, t0, 24
  and t2, t3, a4
  or t1, t1, t2
  or t0, t1, t0
  sw t0, 52(sp)
  addi a2, sp, 40
  addi a3, zero, 16
  addi a0, s3, 384
  addi a1, sp, 88
  jal ra, gcm_ghash
  addi a1, sp, 56
  addi a2, sp, 40
  addi a0, s3, 0
  jal ra, encrypt
  lw t0, 92(sp)
  lw t2, 44(sp)
  lw t3, 96(sp)
  xor t0, t0, t2
  lw t4, 48(sp)
  lw s4, 88(sp)
  lw s5, 40(sp)
  sw t0, 92(sp)
  xor t0, t3, t4
  xor t1, s4, s5
  lw t5, 100(sp)
  sw t0, 96(sp)
  lw t6, 52(sp)
  sw t1, 88(sp)
  addi t0, sp, 88
  xor t1, t5, t6
  sw t1, 100(sp)
  addi t1, zero, 0
.Lgcm_decrypt_tag17:
  lbu a0, 0(t0)
  lbu a1, 0(s1)
  addi t0, t0, 1
  addi s1, s1, 1
  xor t2, a0, a1
  or t1, t1, t2
  addi s2, s2, -1
  bne s2, zero, .Lgcm_decrypt_tag17
  beq t1, zero, .Lgcm_decrypt_right16
  addi a0, sp, 40
  addi a1, s7, 0
  addi a2, s8, 0
  jal ra, gcm_clear
  addi a0, zero, -1
  lw s0, 0(sp)
  lw s1, 4(sp)
  lw s2, 8(sp)
  lw s3, 12(sp)
  lw s4, 16(sp)
  lw s5, 20(sp)
  lw s6, 24(sp)
  lw s7, 28(sp)
  lw s8, 32(sp)
  lw ra, 36(sp)
  addi sp, sp, 112
  jalr zero, 0(ra)
.Lgcm_decrypt_right16:
  xori t0, s0, -1
  srli t1, s8, 4
  bgeu t0, t1, .Lgcm_decrypt_whole21
  addi t0, t0, 1
  slli s0, t0, 4
  addi a1, sp, 72
  addi a0, s3, 0
  addi a2, s6, 0
  addi a3, s7, 0
  addi a4, s0, 0
  jal ra, ctr
  lw s4, 56(sp)
  lw s5, 60(sp)
  lw s1, 64(sp)
  sw s4, 72(sp)
  sw s5, 76(sp)
  sw zero, 84(sp)
  sw s1, 80(sp)
  add a2, s6, s0
  add a3, s7, s0
  sub a4, s8, s0
  addi a1, sp, 72
  addi a0, s3, 0
  jal ra, ctr
  jal zero, .Lgcm_decrypt_streamed22
.Lgcm_decrypt_whole21:
  addi a1, sp, 72
  addi a0, s3, 0
  addi a2, s6, 0
  addi a3, s7, 0
  addi a4, s8, 0
  jal ra, ctr
.Lgcm_decrypt_streamed22:
  addi a0, zero, 0
  lw s0, 0(sp)
  lw s1, 4(sp)
  lw s2, 8(sp)
  lw s3, 12(sp)
  lw s4, 16(sp)
  lw s5, 20(sp)
  lw s6, 24(sp)
  lw s7, 28(sp)
  lw s8, 32(sp)
  lw ra, 36(sp)
  addi sp, sp, 112
  jalr zero, 0(ra)
.Lgcm_decrypt_refused1:
  addi a0, zero, -1
  lw s0, 0(sp)
  lw s1, 4(sp)
  lw s2, 8(sp)
  lw s3, 12(sp)
  lw s4, 16(sp)
  lw s5, 20(sp)
  lw s6, 24(sp)
  lw s7, 28(sp)
  lw s8, 32(sp)
  lw ra, 36(sp)
  addi sp, sp, 112
  jalr zero, 0(ra)
  .size gcm_decrypt, .-gcm_decrypt
