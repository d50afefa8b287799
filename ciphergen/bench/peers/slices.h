/*
 * What bit-sliced C on blocks of 64 bits, big-endian nibbles, has in common: the planes of 32 blocks, or with NEON of 128,
 * and the way there and back.
 */
#include <stddef.h>
#include <stdint.h>

#define INLINE static inline __attribute__((always_inline))

enum { BITS = 64 };

#ifndef SLICES_NEON

typedef uint32_t plane;
enum { SIDE = 32 };

#define MASK(k) ((uint32_t)*(k))

/* Blocks are transposed as words of memory, in two passes of three and two stages, by exchanges; byte order is a
 * renaming. */

INLINE void exchange(uint32_t *a, uint32_t *b, int distance, uint32_t mask) {
  uint32_t t = (*a >> distance ^ *b) & mask;
  *b ^= t;
  *a ^= t << distance;
}

INLINE void stages_of_8(uint32_t x[8]) {
#pragma GCC unroll 4
  for (int i = 0; i < 4; i++) exchange(&x[i], &x[i + 4], 16, 0xffff);
#pragma GCC unroll 4
  for (int i = 0; i < 4; i++) exchange(&x[i + (i & 2)], &x[i + (i & 2) + 2], 8, 0xff00ff);
#pragma GCC unroll 4
  for (int i = 0; i < 4; i++) exchange(&x[2 * i], &x[2 * i + 1], 4, 0xf0f0f0f);
}

INLINE void stages_of_4(uint32_t x[4]) {
  exchange(&x[0], &x[2], 2, 0x33333333);
  exchange(&x[1], &x[3], 2, 0x33333333);
  exchange(&x[0], &x[1], 1, 0x55555555);
  exchange(&x[2], &x[3], 1, 0x55555555);
}

/* Row n, stride words behind the row before it, has the word of block n; plane p is bit p ^ 24 of the state's half. */
static void half_arrives(const uint32_t *in, uint32_t *state) {
  uint32_t half[32];
  for (int r = 0; r < 4; r++) {
    uint32_t x[8];
#pragma GCC unroll 8
    for (int j = 0; j < 8; j++) x[j] = in[2 * (r + 4 * j)];
    stages_of_8(x);
#pragma GCC unroll 8
    for (int j = 0; j < 8; j++) half[r + 4 * j] = x[j];
  }
  for (int g = 0; g < 8; g++) {
    stages_of_4(half + 4 * g);
#pragma GCC unroll 4
    for (int c = 0; c < 4; c++) state[4 * (g ^ 6) + c] = half[4 * g + c];
  }
}

static void half_leaves(const uint32_t *state, uint32_t *out) {
  uint32_t half[32];
  for (int g = 0; g < 8; g++) {
#pragma GCC unroll 4
    for (int c = 0; c < 4; c++) half[4 * g + c] = state[4 * (g ^ 6) + c];
    stages_of_4(half + 4 * g);
  }
  for (int r = 0; r < 4; r++) {
    uint32_t x[8];
#pragma GCC unroll 8
    for (int j = 0; j < 8; j++) x[j] = half[r + 4 * j];
    stages_of_8(x);
#pragma GCC unroll 8
    for (int j = 0; j < 8; j++) out[2 * (r + 4 * j)] = x[j];
  }
}

INLINE void arrive(const uint8_t *in, plane state[BITS]) {
  half_arrives((const uint32_t *)in, state + 32);
  half_arrives((const uint32_t *)(in + 4), state);
}

INLINE void leave(const plane state[BITS], uint8_t *out) {
  half_leaves(state + 32, (uint32_t *)out);
  half_leaves(state, (uint32_t *)(out + 4));
}

#else

#include <arm_neon.h>

typedef uint8x16_t plane;
enum { SIDE = 128 };

#define MASK(k) vld1q_dup_u8((const uint8_t *)(k))

/* Eight vectors with a byte of 128 blocks to planes, or back. */
#define EXCHANGE(a, b, distance, mask)                              \
  {                                                                 \
    uint8x16_t m = vdupq_n_u8(mask), old = a;                       \
    a = vbslq_u8(m, old, vshlq_n_u8(b, distance));                  \
    b = vbslq_u8(m, vshrq_n_u8(old, distance), b);                  \
  }

INLINE void bits(uint8x16_t x[8]) {
#pragma GCC unroll 4
  for (int i = 0; i < 4; i++) {
    uint8x16_t old = x[i];
    x[i] = vsliq_n_u8(old, x[i + 4], 4);
    x[i + 4] = vsriq_n_u8(x[i + 4], old, 4);
  }
#pragma GCC unroll 4
  for (int i = 0; i < 4; i++) EXCHANGE(x[i + (i & 2)], x[i + (i & 2) + 2], 2, 0x33)
#pragma GCC unroll 4
  for (int i = 0; i < 4; i++) EXCHANGE(x[2 * i], x[2 * i + 1], 1, 0x55)
}

/* Byte b of each block in y[b]: three times the even and the odd bytes of two vectors. */
static void arrive(const uint8_t *in, plane state[BITS]) {
  uint8x16_t bytes[8][8];
  for (int g = 0; g < 8; g++, in += 128) {
    uint8x16_t x[8], y[8];
#pragma GCC unroll 8
    for (int i = 0; i < 8; i++) x[i] = vld1q_u8(in + 16 * i);
#pragma GCC unroll 3
    for (int stage = 0; stage < 3; stage++) {
#pragma GCC unroll 4
      for (int i = 0; i < 4; i++) {
        y[i] = vuzp1q_u8(x[2 * i], x[2 * i + 1]);
        y[i + 4] = vuzp2q_u8(x[2 * i], x[2 * i + 1]);
      }
#pragma GCC unroll 8
      for (int i = 0; i < 8; i++) x[i] = y[i];
    }
#pragma GCC unroll 8
    for (int i = 0; i < 8; i++) bytes[i][g] = x[i];
  }
  for (int b = 0; b < 8; b++) {
    bits(bytes[b]);
#pragma GCC unroll 8
    for (int i = 0; i < 8; i++) state[8 * (7 - b) + i] = bytes[b][i];
  }
}

static void leave(const plane state[BITS], uint8_t *out) {
  uint8x16_t bytes[8][8];
  for (int b = 0; b < 8; b++) {
#pragma GCC unroll 8
    for (int i = 0; i < 8; i++) bytes[b][i] = state[8 * (7 - b) + i];
    bits(bytes[b]);
  }
  for (int g = 0; g < 8; g++, out += 128) {
    uint8x16_t x[8], y[8];
#pragma GCC unroll 8
    for (int i = 0; i < 8; i++) x[i] = bytes[i][g];
#pragma GCC unroll 3
    for (int stage = 0; stage < 3; stage++) {
#pragma GCC unroll 4
      for (int i = 0; i < 4; i++) {
        y[2 * i] = vzip1q_u8(x[i], x[i + 4]);
        y[2 * i + 1] = vzip2q_u8(x[i], x[i + 4]);
      }
#pragma GCC unroll 8
      for (int i = 0; i < 8; i++) x[i] = y[i];
    }
#pragma GCC unroll 8
    for (int i = 0; i < 8; i++) vst1q_u8(out + 16 * i, x[i]);
  }
}

#endif
