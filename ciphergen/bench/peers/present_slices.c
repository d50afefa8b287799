/*
 * PRESENT-80 (CHES 2007) in C, bit-sliced as generated code is: bit i of 32 blocks in word i (with NEON of 128 in a vector), round keys as masks of a
 * byte a bit. Two rounds are one trip to memory: the 16 words that four S-boxes give are those that four S-boxes of the
 * next round take, so they stay in registers. The S-box is the circuit of 14 gates of Courtois, Hulme and Mourouzis
 * ("Solving Circuit Optimisation Problems in Cryptography and Cryptanalysis", ePrint 2011/475).
 */
#include "slices.h"

enum { ROUNDS = 31 };

typedef struct {
  int8_t masks[ROUNDS + 1][BITS];
} context;

INLINE void s_box(plane x[4]) {
  plane x0 = x[3], x1 = x[2], x2 = x[1], x3 = x[0], t1, t2, t3;
  t1 = x2 ^ x1;
  t2 = x1 & t1;
  t3 = x0 ^ t2;
  x[0] = x3 ^ t3;
  t2 = t1 & t3;
  t1 ^= x[0];
  t2 ^= x1;
  x[1] = t1 ^ (x3 | t2);
  t2 ^= ~x3;
  x[3] = x[1] ^ t2;
  x[2] = t3 ^ (t2 | t1);
}

/* S-box i gives bit i + 16 j of the next state as its output j. */
static void two_rounds(const plane a[BITS], plane b[BITS], const int8_t *k) {
  for (int q = 0; q < 4; q++, a += 16, b += 1, k += 4) {
    const int8_t *first = k + 12 * q, *second = k + BITS;
    plane x[4][4], y[4][4];
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
#pragma GCC unroll 4
      for (int j = 0; j < 4; j++) x[i][j] = a[4 * i + j] ^ MASK(first + 4 * i + j);
      s_box(x[i]);
    }
#pragma GCC unroll 4
    for (int j = 0; j < 4; j++) {
#pragma GCC unroll 4
      for (int r = 0; r < 4; r++) y[j][r] = x[r][j] ^ MASK(second + 16 * j + r);
      s_box(y[j]);
#pragma GCC unroll 4
      for (int t = 0; t < 4; t++) b[4 * j + 16 * t] = y[j][t];
    }
  }
}

static void last_round(const plane a[BITS], plane b[BITS], const int8_t *k) {
  for (int i = 0; i < 16; i++, a += 4, b += 1, k += 4) {
    plane x[4] = {a[0] ^ MASK(k + 0), a[1] ^ MASK(k + 1), a[2] ^ MASK(k + 2), a[3] ^ MASK(k + 3)};
    s_box(x);
    b[0] = x[0], b[16] = x[1], b[32] = x[2], b[48] = x[3];
  }
  b -= 16, k -= 64;
  for (int i = 0; i < BITS; i++) b[i] ^= MASK(k + BITS + i);
}

void present80_expand_key(context *ks, const uint8_t key[10]) {
  static const uint8_t s[16] = {12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2};
  uint8_t k[10], old[10];
  for (int i = 0; i < 10; i++) k[i] = key[i];
  for (int round = 0; round <= ROUNDS; round++) {
    for (int bit = 0; bit < BITS; bit++) ks->masks[round][bit] = (int8_t)-(k[7 - bit / 8] >> (bit & 7) & 1);
    for (int i = 0; i < 10; i++) old[i] = k[i];
    for (int i = 0; i < 10; i++) k[i] = (uint8_t)(old[i < 3 ? i + 7 : i - 3] << 5 | old[i < 2 ? i + 8 : i - 2] >> 3);
    k[0] = (uint8_t)(s[k[0] >> 4] << 4 | (k[0] & 15));
    k[7] ^= (uint8_t)((round + 1) >> 1);
    k[8] ^= (uint8_t)((round + 1) << 7);
  }
}

/* Pointers are aligned; blocks is a multiple of SIDE. */
void present80_encrypt_blocks(const context *ks, const uint8_t *in, uint8_t *out, size_t blocks) {
  plane a[BITS], b[BITS];
  for (; blocks; blocks -= SIDE, in += 8 * SIDE, out += 8 * SIDE) {
    const int8_t *k = ks->masks[0];
    arrive(in, a);
    for (int i = 0; i < 7; i++, k += 4 * BITS) {
      two_rounds(a, b, k);
      two_rounds(b, a, k + 2 * BITS);
    }
    two_rounds(a, b, k);
    last_round(b, a, k + 2 * BITS);
    leave(a, out);
  }
}
