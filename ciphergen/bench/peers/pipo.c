/*
 * PIPO (ICISC 2020) in the plainest C, as its designers build it: the S-layer on whole rows, so that its eight S-boxes
 * are computed side by side. Where the machine has vectors of 16 bytes, long messages go 16 blocks at a time, one byte
 * of each in a vector, put in order byte by byte. What a compiler makes of it is the peer of generated code.
 *
 * VARIANT: pipo64_128 or pipo64_256; KEY_BYTES: 16 or 32.
 */
#include <stddef.h>
#include <stdint.h>

#define PASTE_(a, b) a##_##b
#define PASTE(a, b) PASTE_(a, b)
#define NAME(role) PASTE(VARIANT, role)

enum { PIECES = KEY_BYTES / 8, ROUNDS = KEY_BYTES == 16 ? 13 : 17 };

typedef struct {
  uint8_t rk[ROUNDS + 1][8];
} context;

void NAME(expand_key)(context *ks, const uint8_t *key) {
  for (int i = 0; i <= ROUNDS; i++) {
    for (int j = 0; j < 8; j++) ks->rk[i][j] = key[8 * (i % PIECES) + j];
    ks->rk[i][0] ^= (uint8_t)i;
  }
}

/* One layer on rows of a type: bytes, or vectors of bytes. */
#define LAYERS(row, name)                                                       \
  static inline row rol_##name(row x, int n) { return (row)(x << n | x >> (8 - n)); } \
  static inline void s_##name(row x[8]) {                                       \
    row t0, t1, t2;                                                             \
    x[5] ^= x[7] & x[6];                                                        \
    x[4] ^= x[3] & x[5];                                                        \
    x[7] ^= x[4];                                                               \
    x[6] ^= x[3];                                                               \
    x[3] ^= x[4] | x[5];                                                        \
    x[5] ^= x[7];                                                               \
    x[4] ^= x[5] & x[6];                                                        \
    x[2] ^= x[1] & x[0];                                                        \
    x[0] ^= x[2] | x[1];                                                        \
    x[1] ^= x[2] | x[0];                                                        \
    x[2] = ~x[2];                                                               \
    x[7] ^= x[1];                                                               \
    x[3] ^= x[2];                                                               \
    x[4] ^= x[0];                                                               \
    t0 = x[7], t1 = x[3], t2 = x[4];                                            \
    x[6] ^= t0 & x[5];                                                          \
    t0 ^= x[6];                                                                 \
    x[6] ^= t2 | t1;                                                            \
    t1 ^= x[5];                                                                 \
    x[5] ^= x[6] | t2;                                                          \
    t2 ^= t1 & t0;                                                              \
    t0 ^= x[2], t1 ^= x[0], t2 ^= x[1];                                         \
    x[0] = x[7], x[1] = t1, x[2] = t0, x[7] = t2;                               \
    t0 = x[3], t1 = x[4];                                                       \
    x[3] = x[6], x[4] = x[5], x[5] = t1, x[6] = t0;                             \
  }                                                                             \
  static inline void s_inverse_##name(row y[8]) {                               \
    row t0 = y[0], t1 = y[6], t2 = y[5], s0, s1, s2, u0, u1, u2, u3, u4;        \
    y[4] ^= y[3] | t2;                                                          \
    y[3] ^= t2 | t1;                                                            \
    t1 ^= y[4];                                                                 \
    t0 ^= y[3];                                                                 \
    t2 ^= t1 & t0;                                                              \
    y[3] ^= y[4] & y[0];                                                        \
    s0 = y[1] ^ t1, s1 = y[7] ^ t2, s2 = y[2] ^ t0;                             \
    u0 = y[6] ^ s2, u1 = y[5] ^ s0, u2 = y[4], u3 = y[3], u4 = y[0] ^ s1;       \
    u1 ^= u2 & u3;                                                              \
    u2 ^= u4;                                                                   \
    u0 ^= u1 | u2;                                                              \
    u3 ^= u0;                                                                   \
    u4 ^= u1;                                                                   \
    u1 ^= u0 & u2;                                                              \
    u2 ^= u4 & u3;                                                              \
    s2 = ~s2;                                                                   \
    s1 ^= s2 | s0;                                                              \
    s0 ^= s2 | s1;                                                              \
    s2 ^= s1 & s0;                                                              \
    y[0] = s0, y[1] = s1, y[2] = s2, y[3] = u0, y[4] = u1, y[5] = u2, y[6] = u3, y[7] = u4; \
  }                                                                             \
  static inline void encrypt_##name(const context *ks, row x[8]) {              \
    for (int j = 0; j < 8; j++) x[j] ^= ks->rk[0][j];                           \
    for (int i = 1; i <= ROUNDS; i++) {                                         \
      s_##name(x);                                                              \
      x[1] = rol_##name(x[1], 7), x[2] = rol_##name(x[2], 4), x[3] = rol_##name(x[3], 3); \
      x[4] = rol_##name(x[4], 6), x[5] = rol_##name(x[5], 5), x[6] = rol_##name(x[6], 1); \
      x[7] = rol_##name(x[7], 2);                                               \
      for (int j = 0; j < 8; j++) x[j] ^= ks->rk[i][j];                         \
    }                                                                           \
  }                                                                             \
  static inline void decrypt_##name(const context *ks, row y[8]) {              \
    for (int i = ROUNDS; i >= 1; i--) {                                         \
      for (int j = 0; j < 8; j++) y[j] ^= ks->rk[i][j];                         \
      y[1] = rol_##name(y[1], 1), y[2] = rol_##name(y[2], 4), y[3] = rol_##name(y[3], 5); \
      y[4] = rol_##name(y[4], 2), y[5] = rol_##name(y[5], 3), y[6] = rol_##name(y[6], 7); \
      y[7] = rol_##name(y[7], 6);                                               \
      s_inverse_##name(y);                                                      \
    }                                                                           \
    for (int j = 0; j < 8; j++) y[j] ^= ks->rk[0][j];                           \
  }

LAYERS(uint8_t, one)

#define ONE(role)                                                               \
  void NAME(role)(const context *ks, const uint8_t *in, uint8_t *out) {         \
    uint8_t x[8];                                                               \
    for (int j = 0; j < 8; j++) x[j] = in[j];                                   \
    role##_one(ks, x);                                                          \
    for (int j = 0; j < 8; j++) out[j] = x[j];                                  \
  }

ONE(encrypt)
ONE(decrypt)

#ifdef __ARM_NEON
typedef uint8_t vector __attribute__((vector_size(16)));
LAYERS(vector, many)

#define BATCHES(role)                                                           \
  for (; blocks >= 16; blocks -= 16, in += 128, out += 128) {                   \
    union {                                                                     \
      uint8_t bytes[8][16];                                                     \
      vector rows[8];                                                           \
    } x;                                                                        \
    for (int j = 0; j < 8; j++)                                                 \
      for (int b = 0; b < 16; b++) x.bytes[j][b] = in[8 * b + j];               \
    role##_many(ks, x.rows);                                                    \
    for (int b = 0; b < 16; b++)                                                \
      for (int j = 0; j < 8; j++) out[8 * b + j] = x.bytes[j][b];               \
  }
#else
#define BATCHES(role)
#endif

#define BLOCKS(role)                                                            \
  void NAME(role##_blocks)(const context *ks, const uint8_t *in, uint8_t *out, size_t blocks) { \
    BATCHES(role)                                                               \
    for (; blocks; blocks--, in += 8, out += 8) NAME(role)(ks, in, out);        \
  }

BLOCKS(encrypt)
BLOCKS(decrypt)

/* The counter is one big-endian number and left at the next unused block. */
void NAME(ctr)(const context *ks, uint8_t *counter, const uint8_t *in, uint8_t *out, size_t bytes) {
  while (bytes) {
    uint8_t stream[16 * 8];
    size_t n = bytes < sizeof stream ? bytes : sizeof stream, blocks = (n + 7) / 8;
    for (size_t b = 0; b < blocks; b++) {
      for (int j = 0; j < 8; j++) stream[8 * b + j] = counter[j];
      for (int j = 7; j >= 0 && ++counter[j] == 0; j--) {
      }
    }
    NAME(encrypt_blocks)(ks, stream, stream, blocks);
    for (size_t i = 0; i < n; i++) out[i] = in[i] ^ stream[i];
    bytes -= n, in += n, out += n;
  }
}
