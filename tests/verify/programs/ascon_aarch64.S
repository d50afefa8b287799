// gcc 12.2.0 -O0 -ffreestanding -ffixed-x18 -fno-asynchronous-unwind-tables -fno-ident -S ascon.c
	.arch armv8-a
	.text
	.align	2
	.type	ror, %function
ror:
	sub	sp, sp, #16
	str	x0, [sp, 8]
	str	w1, [sp, 4]
	ldr	w0, [sp, 4]
	ldr	x1, [sp, 8]
	ror	x0, x1, x0
	add	sp, sp, 16
	ret
	.size	ror, .-ror
	.align	2
	.type	ld, %function
ld:
	sub	sp, sp, #32
	str	x0, [sp, 8]
	str	xzr, [sp, 24]
	mov	w0, 7
	str	w0, [sp, 20]
	b	.L4
.L5:
	ldr	x0, [sp, 24]
	lsl	x1, x0, 8
	ldrsw	x0, [sp, 20]
	ldr	x2, [sp, 8]
	add	x0, x2, x0
	ldrb	w0, [x0]
	and	x0, x0, 255
	orr	x0, x1, x0
	str	x0, [sp, 24]
	ldr	w0, [sp, 20]
	sub	w0, w0, #1
	str	w0, [sp, 20]
.L4:
	ldr	w0, [sp, 20]
	cmp	w0, 0
	bge	.L5
	ldr	x0, [sp, 24]
	add	sp, sp, 32
	ret
	.size	ld, .-ld
	.align	2
	.type	st, %function
st:
	sub	sp, sp, #32
	str	x0, [sp, 8]
	str	x1, [sp]
	str	wzr, [sp, 28]
	b	.L8
.L9:
	ldrsw	x0, [sp, 28]
	ldr	x1, [sp, 8]
	add	x0, x1, x0
	ldr	x1, [sp]
	and	w1, w1, 255
	strb	w1, [x0]
	ldr	x0, [sp]
	lsr	x0, x0, 8
	str	x0, [sp]
	ldr	w0, [sp, 28]
	add	w0, w0, 1
	str	w0, [sp, 28]
.L8:
	ldr	w0, [sp, 28]
	cmp	w0, 7
	ble	.L9
	nop
	nop
	add	sp, sp, 32
	ret
	.size	st, .-st
	.align	2
	.global	ascon_p12_permute
	.type	ascon_p12_permute, %function
ascon_p12_permute:
	stp	x29, x30, [sp, -144]!
	mov	x29, sp
	str	x19, [sp, 16]
	str	x0, [sp, 40]
	str	x1, [sp, 32]
	str	wzr, [sp, 140]
	b	.L11
.L12:
	ldr	w0, [sp, 140]
	lsl	w0, w0, 3
	sxtw	x0, w0
	ldr	x1, [sp, 40]
	add	x0, x1, x0
	bl	ld
	mov	x2, x0
	ldrsw	x0, [sp, 140]
	lsl	x0, x0, 3
	add	x1, sp, 88
	str	x2, [x1, x0]
	ldr	w0, [sp, 140]
	add	w0, w0, 1
	str	w0, [sp, 140]
.L11:
	ldr	w0, [sp, 140]
	cmp	w0, 4
	ble	.L12
	str	wzr, [sp, 136]
	b	.L13
.L16:
	ldr	x1, [sp, 104]
	mov	w2, 15
	ldr	w0, [sp, 136]
	sub	w0, w2, w0
	lsl	w2, w0, 4
	ldr	w0, [sp, 136]
	add	w0, w2, w0
	sxtw	x0, w0
	eor	x0, x1, x0
	str	x0, [sp, 104]
	ldr	x1, [sp, 88]
	ldr	x0, [sp, 120]
	eor	x0, x1, x0
	str	x0, [sp, 88]
	ldr	x1, [sp, 120]
	ldr	x0, [sp, 112]
	eor	x0, x1, x0
	str	x0, [sp, 120]
	ldr	x1, [sp, 104]
	ldr	x0, [sp, 96]
	eor	x0, x1, x0
	str	x0, [sp, 104]
	str	wzr, [sp, 132]
	b	.L14
.L15:
	ldrsw	x0, [sp, 132]
	lsl	x0, x0, 3
	add	x1, sp, 88
	ldr	x3, [x1, x0]
	ldr	w0, [sp, 132]
	add	w1, w0, 1
	mov	w0, 26215
	movk	w0, 0x6666, lsl 16
	smull	x0, w1, w0
	lsr	x0, x0, 32
	asr	w2, w0, 1
	asr	w0, w1, 31
	sub	w2, w2, w0
	mov	w0, w2
	lsl	w0, w0, 2
	add	w0, w0, w2
	sub	w2, w1, w0
	sxtw	x0, w2
	lsl	x0, x0, 3
	add	x1, sp, 88
	ldr	x0, [x1, x0]
	mvn	x4, x0
	ldr	w0, [sp, 132]
	add	w1, w0, 2
	mov	w0, 26215
	movk	w0, 0x6666, lsl 16
	smull	x0, w1, w0
	lsr	x0, x0, 32
	asr	w2, w0, 1
	asr	w0, w1, 31
	sub	w2, w2, w0
	mov	w0, w2
	lsl	w0, w0, 2
	add	w0, w0, w2
	sub	w2, w1, w0
	sxtw	x0, w2
	lsl	x0, x0, 3
	add	x1, sp, 88
	ldr	x0, [x1, x0]
	and	x0, x4, x0
	eor	x2, x3, x0
	ldrsw	x0, [sp, 132]
	lsl	x0, x0, 3
	add	x1, sp, 48
	str	x2, [x1, x0]
	ldr	w0, [sp, 132]
	add	w0, w0, 1
	str	w0, [sp, 132]
.L14:
	ldr	w0, [sp, 132]
	cmp	w0, 4
	ble	.L15
	ldr	x1, [sp, 56]
	ldr	x0, [sp, 48]
	eor	x0, x1, x0
	str	x0, [sp, 56]
	ldr	x1, [sp, 48]
	ldr	x0, [sp, 80]
	eor	x0, x1, x0
	str	x0, [sp, 48]
	ldr	x1, [sp, 72]
	ldr	x0, [sp, 64]
	eor	x0, x1, x0
	str	x0, [sp, 72]
	ldr	x0, [sp, 64]
	mvn	x0, x0
	str	x0, [sp, 64]
	ldr	x19, [sp, 48]
	ldr	x0, [sp, 48]
	mov	w1, 19
	bl	ror
	eor	x19, x19, x0
	ldr	x0, [sp, 48]
	mov	w1, 28
	bl	ror
	eor	x0, x19, x0
	str	x0, [sp, 88]
	ldr	x19, [sp, 56]
	ldr	x0, [sp, 56]
	mov	w1, 61
	bl	ror
	eor	x19, x19, x0
	ldr	x0, [sp, 56]
	mov	w1, 39
	bl	ror
	eor	x0, x19, x0
	str	x0, [sp, 96]
	ldr	x19, [sp, 64]
	ldr	x0, [sp, 64]
	mov	w1, 1
	bl	ror
	eor	x19, x19, x0
	ldr	x0, [sp, 64]
	mov	w1, 6
	bl	ror
	eor	x0, x19, x0
	str	x0, [sp, 104]
	ldr	x19, [sp, 72]
	ldr	x0, [sp, 72]
	mov	w1, 10
	bl	ror
	eor	x19, x19, x0
	ldr	x0, [sp, 72]
	mov	w1, 17
	bl	ror
	eor	x0, x19, x0
	str	x0, [sp, 112]
	ldr	x19, [sp, 80]
	ldr	x0, [sp, 80]
	mov	w1, 7
	bl	ror
	eor	x19, x19, x0
	ldr	x0, [sp, 80]
	mov	w1, 41
	bl	ror
	eor	x0, x19, x0
	str	x0, [sp, 120]
	ldr	w0, [sp, 136]
	add	w0, w0, 1
	str	w0, [sp, 136]
.L13:
	ldr	w0, [sp, 136]
	cmp	w0, 11
	ble	.L16
	str	wzr, [sp, 128]
	b	.L17
.L18:
	ldr	w0, [sp, 128]
	lsl	w0, w0, 3
	sxtw	x0, w0
	ldr	x1, [sp, 32]
	add	x2, x1, x0
	ldrsw	x0, [sp, 128]
	lsl	x0, x0, 3
	add	x1, sp, 88
	ldr	x0, [x1, x0]
	mov	x1, x0
	mov	x0, x2
	bl	st
	ldr	w0, [sp, 128]
	add	w0, w0, 1
	str	w0, [sp, 128]
.L17:
	ldr	w0, [sp, 128]
	cmp	w0, 4
	ble	.L18
	nop
	nop
	ldr	x19, [sp, 16]
	ldp	x29, x30, [sp], 144
	ret
	.size	ascon_p12_permute, .-ascon_p12_permute
