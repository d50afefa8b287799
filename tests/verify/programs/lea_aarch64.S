// gcc 12.2.0 -Os -ffreestanding -ffixed-x18 -fno-asynchronous-unwind-tables -fno-ident -S lea.c
	.arch armv8-a
	.text
	.align	2
	.type	ld, %function
ld:
	ldr	w0, [x0]
	ret
	.size	ld, .-ld
	.align	2
	.type	enc, %function
enc:
	stp	x29, x30, [sp, -16]!
	mov	x3, x0
	mov	x0, x1
	mov	x29, sp
	bl	ld
	mov	w6, w0
	add	x0, x1, 4
	bl	ld
	mov	w5, w0
	add	x0, x1, 8
	bl	ld
	add	x8, x3, 384
	mov	w4, w0
	add	x0, x1, 12
	mov	x1, x3
	bl	ld
.L3:
	ldp	w3, w7, [x1]
	add	x1, x1, 16
	eor	w9, w7, w5
	eor	w3, w6, w3
	add	w3, w3, w9
	ldr	w9, [x1, -8]
	eor	w5, w5, w9
	eor	w9, w7, w4
	add	w5, w5, w9
	ldr	w9, [x1, -4]
	eor	w7, w7, w0
	ror	w3, w3, 23
	eor	w4, w4, w9
	ror	w5, w5, 5
	add	w4, w4, w7
	mov	w0, w6
	ror	w4, w4, 3
	cmp	x8, x1
	bne	.L4
	ldp	x29, x30, [sp], 16
	stp	w3, w5, [x2]
	stp	w4, w6, [x2, 8]
	ret
.L4:
	mov	w6, w3
	b	.L3
	.size	enc, .-enc
	.align	2
	.global	lea128_expand_key
	.type	lea128_expand_key, %function
lea128_expand_key:
	stp	x29, x30, [sp, -16]!
	mov	x6, x0
	mov	x0, x1
	mov	x29, sp
	bl	ld
	mov	w2, w0
	add	x0, x1, 4
	bl	ld
	mov	w5, w0
	add	x0, x1, 8
	bl	ld
	mov	w4, w0
	add	x0, x1, 12
	bl	ld
	mov	x1, x6
	mov	w3, w0
	mov	w6, 31882
	mov	w0, 12524
	mov	w7, 27394
	mov	w10, 59867
	movk	w0, 0x78df, lsl 16
	movk	w6, 0x79e2, lsl 16
	movk	w7, 0x4462, lsl 16
	movk	w10, 0xc3ef, lsl 16
	mov	w8, 0
.L10:
	add	w2, w10, w2
	ror	w9, w10, 31
	add	w9, w9, w5
	ror	w5, w10, 30
	add	w5, w5, w4
	ror	w4, w10, 29
	add	w4, w4, w3
	ror	w2, w2, 31
	ror	w9, w9, 29
	ror	w5, w5, 26
	stp	w2, w9, [x1]
	ror	w4, w4, 21
	stp	w5, w4, [x1, 8]
	ror	w10, w10, 28
	cbnz	w8, .L7
	ror	w7, w7, 31
.L7:
	add	w2, w2, w7
	ror	w3, w7, 31
	add	w3, w3, w9
	ror	w9, w7, 30
	add	w9, w9, w5
	ror	w5, w7, 29
	add	w5, w5, w4
	ror	w2, w2, 31
	ror	w3, w3, 29
	ror	w9, w9, 26
	stp	w2, w3, [x1, 16]
	ror	w5, w5, 21
	stp	w9, w5, [x1, 24]
	ror	w7, w7, 28
	cbnz	w8, .L8
	ror	w6, w6, 30
.L8:
	add	w2, w2, w6
	ror	w4, w6, 31
	add	w4, w4, w3
	ror	w3, w6, 30
	add	w3, w3, w9
	ror	w9, w6, 29
	add	w9, w9, w5
	ror	w2, w2, 31
	ror	w4, w4, 29
	ror	w3, w3, 26
	stp	w2, w4, [x1, 32]
	ror	w9, w9, 21
	stp	w3, w9, [x1, 40]
	ror	w6, w6, 28
	cbnz	w8, .L9
	ror	w0, w0, 29
.L9:
	add	w2, w2, w0
	ror	w5, w0, 31
	add	w5, w5, w4
	ror	w4, w0, 30
	add	w4, w4, w3
	ror	w3, w0, 29
	add	w3, w3, w9
	ror	w2, w2, 31
	ror	w5, w5, 29
	ror	w4, w4, 26
	add	w8, w8, 4
	ror	w3, w3, 21
	stp	w2, w5, [x1, 48]
	ror	w0, w0, 28
	stp	w4, w3, [x1, 56]
	add	x1, x1, 64
	cmp	w8, 24
	bne	.L10
	ldp	x29, x30, [sp], 16
	ret
	.size	lea128_expand_key, .-lea128_expand_key
	.align	2
	.global	lea128_encrypt
	.type	lea128_encrypt, %function
lea128_encrypt:
	b	enc
	.size	lea128_encrypt, .-lea128_encrypt
	.align	2
	.global	lea128_encrypt_blocks
	.type	lea128_encrypt_blocks, %function
lea128_encrypt_blocks:
	mov	x12, x0
	mov	x13, x1
	mov	x14, x2
	mov	x11, x3
	mov	x10, 0
	cmp	x10, x3
	bne	.L19
	ret
.L19:
	stp	x29, x30, [sp, -16]!
	mov	x29, sp
.L16:
	add	x2, x14, x10, lsl 4
	add	x1, x13, x10, lsl 4
	mov	x0, x12
	add	x10, x10, 1
	bl	enc
	cmp	x10, x11
	bne	.L16
	ldp	x29, x30, [sp], 16
	ret
	.size	lea128_encrypt_blocks, .-lea128_encrypt_blocks
