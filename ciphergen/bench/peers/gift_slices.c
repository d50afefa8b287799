/*
 * GIFT-64 (CHES 2017) in C, bit-sliced as generated code is: bit i of 32 blocks in word i (with NEON of 128 in a vector), round keys as masks of a byte
 * a bit. Two rounds are one trip to memory: the 16 words that S-boxes 4 q to 4 q + 3 give are those that S-boxes q,
 * q + 4, q + 8 and q + 12 of the next round take, so they stay in registers. The S-box is the designers' circuit of 11
 * operations (ePrint 2017/622, 2.1).
 */
#include "slices.h"

enum { ROUNDS = 28, KEYS = 38 };

/* masks: bits 0 and 1 of each nibble, the lowest nibble first, and of the round constant the six bits that change. */
typedef struct {
  int8_t masks[ROUNDS][KEYS];
} context;

INLINE void s_box(plane x[4]) {
  plane x0 = x[0], x1 = x[1], x2 = x[2], x3 = x[3];
  x1 ^= x0 & x2;
  x0 ^= x1 & x3;
  x2 ^= x0 | x1;
  x3 ^= x2;
  x1 ^= x3;
  x3 = ~x3;
  x2 ^= x0 & x1;
  x[0] = x3, x[1] = x1, x[2] = x2, x[3] = x0;
}

/* Bit j of nibble n behind what a round adds there: bit 3 of the highest nibble is always changed. */
INLINE plane keyed(plane x, int n, int j, const int8_t *k) {
  if (j < 2) x ^= MASK(k + 2 * n + j);
  if (j == 3 && n < 6) x ^= MASK(k + 32 + n);
  return j == 3 && n == 15 ? ~x : x;
}

/* Bit j of nibble i + 4 g moves to nibble g + 4 ((3 i + j) mod 4). */
static void two_rounds(const plane a[BITS], plane b[BITS], const int8_t *k) {
#pragma GCC unroll 4
  for (int q = 0; q < 4; q++) {
    plane y[4][4];
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
      plane x[4];
#pragma GCC unroll 4
      for (int j = 0; j < 4; j++) x[j] = a[16 * q + 4 * i + j];
      s_box(x);
#pragma GCC unroll 4
      for (int j = 0; j < 4; j++) y[(3 * i + j) % 4][j] = keyed(x[j], q + 4 * ((3 * i + j) % 4), j, k);
    }
#pragma GCC unroll 4
    for (int g = 0; g < 4; g++) {
      s_box(y[g]);
#pragma GCC unroll 4
      for (int j = 0; j < 4; j++) {
        int n = g + 4 * ((3 * q + j) % 4);
        b[4 * n + j] = keyed(y[g][j], n, j, k + KEYS);
      }
    }
  }
}

void gift64_expand_key(context *ks, const uint8_t key[16]) {
  uint16_t k[8];
  uint8_t c = 0;
  for (int i = 0; i < 8; i++) k[i] = (uint16_t)(key[14 - 2 * i] << 8 | key[15 - 2 * i]);
  for (int round = 0; round < ROUNDS; round++) {
    c = (uint8_t)((c << 1 & 63) | ((c >> 5 ^ c >> 4 ^ 1) & 1));
    for (int n = 0; n < 16; n++) {
      ks->masks[round][2 * n] = (int8_t)-(k[0] >> n & 1);
      ks->masks[round][2 * n + 1] = (int8_t)-(k[1] >> n & 1);
    }
    for (int n = 0; n < 6; n++) ks->masks[round][32 + n] = (int8_t)-(c >> n & 1);
    uint16_t k0 = k[0], k1 = k[1];
    for (int i = 0; i < 6; i++) k[i] = k[i + 2];
    k[6] = (uint16_t)(k0 >> 12 | k0 << 4);
    k[7] = (uint16_t)(k1 >> 2 | k1 << 14);
  }
}

/* Pointers are aligned; blocks is a multiple of SIDE. */
void gift64_encrypt_blocks(const context *ks, const uint8_t *in, uint8_t *out, size_t blocks) {
  plane a[BITS], b[BITS];
  for (; blocks; blocks -= SIDE, in += 8 * SIDE, out += 8 * SIDE) {
    const int8_t *k = ks->masks[0];
    arrive(in, a);
    for (int i = 0; i < 7; i++, k += 4 * KEYS) {
      two_rounds(a, b, k);
      two_rounds(b, a, k + 2 * KEYS);
    }
    leave(a, out);
  }
}
