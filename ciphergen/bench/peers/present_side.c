/*
 * PRESENT-80 (CHES 2007) in C, bit-sliced as generated code is: bit i of 32 blocks in word i, round keys as masks of a
 * byte a bit. Two rounds are one trip to memory: the 16 words that four S-boxes give are those that four S-boxes of the
 * next round take, so they stay in registers. The S-box is the circuit of 14 gates of Courtois, Hulme and Mourouzis
 * ("Solving Circuit Optimisation Problems in Cryptography and Cryptanalysis", ePrint 2011/475). Blocks are transposed as
 * words of memory, in two passes of three and two stages, by exchanges; byte order is a renaming.
 */
#include <stddef.h>
#include <stdint.h>

#define INLINE static inline __attribute__((always_inline))

enum { ROUNDS = 31, BITS = 64, SIDE = 32 };

typedef struct {
  int8_t masks[ROUNDS + 1][BITS];
} context;

INLINE void s_box(uint32_t x[4]) {
  uint32_t x0 = x[3], x1 = x[2], x2 = x[1], x3 = x[0], t1, t2, t3;
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
static void two_rounds(const uint32_t a[BITS], uint32_t b[BITS], const int8_t *k) {
  for (int q = 0; q < 4; q++, a += 16, b += 1, k += 4) {
    const int8_t *first = k + 12 * q, *second = k + BITS;
    uint32_t x[4][4], y[4][4];
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
#pragma GCC unroll 4
      for (int j = 0; j < 4; j++) x[i][j] = a[4 * i + j] ^ (uint32_t)first[4 * i + j];
      s_box(x[i]);
    }
#pragma GCC unroll 4
    for (int j = 0; j < 4; j++) {
#pragma GCC unroll 4
      for (int r = 0; r < 4; r++) y[j][r] = x[r][j] ^ (uint32_t)second[16 * j + r];
      s_box(y[j]);
#pragma GCC unroll 4
      for (int t = 0; t < 4; t++) b[4 * j + 16 * t] = y[j][t];
    }
  }
}

static void last_round(const uint32_t a[BITS], uint32_t b[BITS], const int8_t *k) {
  for (int i = 0; i < 16; i++, a += 4, b += 1, k += 4) {
    uint32_t x[4] = {a[0] ^ (uint32_t)k[0], a[1] ^ (uint32_t)k[1], a[2] ^ (uint32_t)k[2], a[3] ^ (uint32_t)k[3]};
    s_box(x);
    b[0] = x[0], b[16] = x[1], b[32] = x[2], b[48] = x[3];
  }
  b -= 16, k -= 64;
  for (int i = 0; i < BITS; i++) b[i] ^= (uint32_t)k[BITS + i];
}

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
static void arrive(const uint32_t *in, uint32_t *state) {
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

static void leave(const uint32_t *state, uint32_t *out) {
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

/* Pointers are aligned; blocks is a multiple of 32. */
void present80_encrypt_blocks(const context *ks, const uint8_t *in, uint8_t *out, size_t blocks) {
  uint32_t a[BITS], b[BITS];
  for (; blocks; blocks -= SIDE, in += 8 * SIDE, out += 8 * SIDE) {
    const int8_t *k = ks->masks[0];
    arrive((const uint32_t *)in, a + 32);
    arrive((const uint32_t *)(in + 4), a);
    for (int i = 0; i < 7; i++, k += 4 * BITS) {
      two_rounds(a, b, k);
      two_rounds(b, a, k + 2 * BITS);
    }
    two_rounds(a, b, k);
    last_round(b, a, k + 2 * BITS);
    leave(a + 32, (uint32_t *)out);
    leave(a, (uint32_t *)(out + 4));
  }
}
