/*
 * PIPO (ICISC 2020) in C that follows generated code's dataflow: four blocks side by side, bit i of a row of theirs at
 * bits 4i to 4i + 3 of a word, so that a rotation of the row is one of the word; a single block as bytes in words, where
 * what is shifted beyond a byte is dropped when it would come back. Round keys are kept in both forms, memory is read
 * by whole words where the data lie so. Any alignment works.
 *
 * VARIANT: pipo64_128 or pipo64_256; KEY_BYTES: 16 or 32.
 */
#include <stddef.h>
#include <stdint.h>

#define PASTE_(a, b) a##_##b
#define PASTE(a, b) PASTE_(a, b)
#define NAME(role) PASTE(VARIANT, role)
#define INLINE static inline __attribute__((always_inline))

enum { PIECES = KEY_BYTES / 8, ROUNDS = KEY_BYTES == 16 ? 13 : 17, SIDE = 4 };

typedef struct {
  uint32_t columns[PIECES][8], first[ROUNDS + 1];
  uint8_t rows[PIECES][8];
} context;

INLINE uint32_t load(const uint8_t *p, int aligned) {
  if (aligned) return *(const uint32_t __attribute__((may_alias)) *)__builtin_assume_aligned(p, 4);
  return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

INLINE void store(uint8_t *p, uint32_t x, int aligned) {
  if (aligned)
    *(uint32_t __attribute__((may_alias)) *)__builtin_assume_aligned(p, 4) = x;
  else
    p[0] = (uint8_t)x, p[1] = (uint8_t)(x >> 8), p[2] = (uint8_t)(x >> 16), p[3] = (uint8_t)(x >> 24);
}

INLINE int whole(const uint8_t *in, const uint8_t *out) { return (((uintptr_t)in | (uintptr_t)out) & 3) == 0; }

INLINE void s_layer(uint32_t x[8]) {
  uint32_t t0, t1, t2;
  x[5] ^= x[7] & x[6];
  x[4] ^= x[3] & x[5];
  x[7] ^= x[4];
  x[6] ^= x[3];
  x[3] ^= x[4] | x[5];
  x[5] ^= x[7];
  x[4] ^= x[5] & x[6];
  x[2] ^= x[1] & x[0];
  x[0] ^= x[2] | x[1];
  x[1] ^= x[2] | x[0];
  x[2] = ~x[2];
  x[7] ^= x[1];
  x[3] ^= x[2];
  x[4] ^= x[0];
  t0 = x[7], t1 = x[3], t2 = x[4];
  x[6] ^= t0 & x[5];
  t0 ^= x[6];
  x[6] ^= t2 | t1;
  t1 ^= x[5];
  x[5] ^= x[6] | t2;
  t2 ^= t1 & t0;
  t0 ^= x[2], t1 ^= x[0], t2 ^= x[1];
  x[0] = x[7], x[1] = t1, x[2] = t0, x[7] = t2;
  t0 = x[3], t1 = x[4];
  x[3] = x[6], x[4] = x[5], x[5] = t1, x[6] = t0;
}

INLINE void s_inverse(uint32_t y[8]) {
  uint32_t t0 = y[0], t1 = y[6], t2 = y[5], s0, s1, s2, u0, u1, u2, u3, u4;
  y[4] ^= y[3] | t2;
  y[3] ^= t2 | t1;
  t1 ^= y[4];
  t0 ^= y[3];
  t2 ^= t1 & t0;
  y[3] ^= y[4] & y[0];
  s0 = y[1] ^ t1, s1 = y[7] ^ t2, s2 = y[2] ^ t0;
  u0 = y[6] ^ s2, u1 = y[5] ^ s0, u2 = y[4], u3 = y[3], u4 = y[0] ^ s1;
  u1 ^= u2 & u3;
  u2 ^= u4;
  u0 ^= u1 | u2;
  u3 ^= u0;
  u4 ^= u1;
  u1 ^= u0 & u2;
  u2 ^= u4 & u3;
  s2 = ~s2;
  s1 ^= s2 | s0;
  s0 ^= s2 | s1;
  s2 ^= s1 & s0;
  y[0] = s0, y[1] = s1, y[2] = s2, y[3] = u0, y[4] = u1, y[5] = u2, y[6] = u3, y[7] = u4;
}

/* Macros rather than loops over rows, so that every index is a constant for gcc, too. */
#define ROTATIONS(rol, a, b, c, d, e, f, g)                                                      \
  x[1] = rol(x[1], a), x[2] = rol(x[2], b), x[3] = rol(x[3], c), x[4] = rol(x[4], d);            \
  x[5] = rol(x[5], e), x[6] = rol(x[6], f), x[7] = rol(x[7], g);
#define ROL_ROW(x, n) ((x) << (n) | ((x) & 0xff) >> (8 - (n)))
#define ROL_COLUMNS(x, n) ((x) << 4 * (n) | (x) >> (32 - 4 * (n)))
#define KEY_ROWS(i)                                                                              \
  x[0] ^= ks->rows[(i) % PIECES][0] ^ (unsigned)(i);                                             \
  ADD_7(ks->rows[(i) % PIECES])
#define KEY_COLUMNS(i)                                                                           \
  x[0] ^= ks->first[i];                                                                          \
  ADD_7(ks->columns[(i) % PIECES])
#define ADD_7(k)                                                                                 \
  x[1] ^= k[1], x[2] ^= k[2], x[3] ^= k[3], x[4] ^= k[4], x[5] ^= k[5], x[6] ^= k[6], x[7] ^= k[7];

#define ROUNDS_ON(form, rol, key)                                                                \
  INLINE void encrypt_##form(const context *ks, uint32_t x[8]) {                                 \
    key(0)                                                                                       \
    _Pragma("GCC unroll 17") for (int i = 1; i <= ROUNDS; i++) {                                 \
      s_layer(x);                                                                                \
      ROTATIONS(rol, 7, 4, 3, 6, 5, 1, 2)                                                        \
      key(i)                                                                                     \
    }                                                                                            \
  }                                                                                              \
  INLINE void decrypt_##form(const context *ks, uint32_t x[8]) {                                 \
    _Pragma("GCC unroll 17") for (int i = ROUNDS; i >= 1; i--) {                                 \
      key(i)                                                                                     \
      ROTATIONS(rol, 1, 4, 5, 2, 3, 7, 6)                                                        \
      s_inverse(x);                                                                              \
    }                                                                                            \
    key(0)                                                                                       \
  }

ROUNDS_ON(rows, ROL_ROW, KEY_ROWS)
ROUNDS_ON(columns, ROL_COLUMNS, KEY_COLUMNS)

/* The first of two words gives bits whose place is `by` too high for those that the second has `by` below. */
#define EXCHANGE(a, b, by, mask) t = (x[a] >> by ^ x[b]) & mask, x[b] ^= t, x[a] ^= t << by;
#define APART_1(by, mask) EXCHANGE(0, 1, by, mask) EXCHANGE(2, 3, by, mask) EXCHANGE(4, 5, by, mask) EXCHANGE(6, 7, by, mask)
#define APART_2(by, mask) EXCHANGE(0, 2, by, mask) EXCHANGE(1, 3, by, mask) EXCHANGE(4, 6, by, mask) EXCHANGE(5, 7, by, mask)
/* Word j of the lower (upper) halves is block j's; it becomes row j (4 + j), a block's bits four places apart. */
#define AT(j) x[((j) >> 1) + 4 * ((j) & 1)]
#define EACH_WORD(do) do(0) do(1) do(2) do(3) do(4) do(5) do(6) do(7)
#define LOAD(j) AT(j) = load(in + 4 * (j), aligned);
#define STORE(j) store(out + 4 * (j), AT(j), aligned);
#define LOAD_ROW(j) x[j] = in[j];
#define STORE_ROW(j) out[j] = (uint8_t)x[j];

/* Four blocks become columns, and columns blocks. */
#define TO_COLUMNS                                                                               \
  APART_2(1, 0x55555555) APART_2(4, 0x0f0f0f0f) APART_2(16, 0x0000ffff)                          \
  APART_1(2, 0x33333333) APART_1(8, 0x00ff00ff)
#define TO_BLOCKS                                                                                \
  APART_1(8, 0x00ff00ff) APART_1(2, 0x33333333)                                                  \
  APART_2(16, 0x0000ffff) APART_2(4, 0x0f0f0f0f) APART_2(1, 0x55555555)

/* A round's number, of five bits, is added to row 0. */
#define COLUMNS_OF(i) (((i) & 1) * 0xfu | ((i) >> 1 & 1) * 0xf0u | ((i) >> 2 & 1) * 0xf00u | ((i) >> 3 & 1) * 0xf000u | ((i) >> 4) * 0xf0000u)

void NAME(expand_key)(context *ks, const uint8_t *key) {
#pragma GCC unroll 4
  for (int p = 0; p < PIECES; p++, key += 8) {
    uint32_t x[8], t;
    int aligned = whole(key, key);
    x[0] = x[1] = x[2] = x[3] = aligned ? load(key, 1) : load(key, 0);
    x[4] = x[5] = x[6] = x[7] = aligned ? load(key + 4, 1) : load(key + 4, 0);
    TO_COLUMNS
    for (int j = 0; j < 8; j++) ks->rows[p][j] = key[j], ks->columns[p][j] = x[j];
#pragma GCC unroll 9
    for (unsigned i = (unsigned)p; i <= ROUNDS; i += PIECES) ks->first[i] = x[0] ^ COLUMNS_OF(i);
  }
}

#define FUNCTIONS(role)                                                                          \
  void NAME(role)(const context *ks, const uint8_t *in, uint8_t *out) {                          \
    uint32_t x[8];                                                                               \
    EACH_WORD(LOAD_ROW)                                                                          \
    role##_rows(ks, x);                                                                    \
    EACH_WORD(STORE_ROW)                                                                         \
  }                                                                                              \
  INLINE void role##_four(const context *ks, const uint8_t *in, uint8_t *out, int aligned) {     \
    uint32_t x[8], t;                                                                            \
    EACH_WORD(LOAD)                                                                              \
    TO_COLUMNS                                                                                   \
    role##_columns(ks, x);                                                              \
    TO_BLOCKS                                                                                    \
    EACH_WORD(STORE)                                                                             \
  }                                                                                              \
  void NAME(role##_blocks)(const context *ks, const uint8_t *in, uint8_t *out, size_t n) {       \
    int aligned = whole(in, out);                                                                \
    for (; n >= SIDE; n -= SIDE, in += 8 * SIDE, out += 8 * SIDE)                                \
      if (aligned) role##_four(ks, in, out, 1);                                                  \
      else role##_four(ks, in, out, 0);                                                          \
    for (; n; n--, in += 8, out += 8) NAME(role)(ks, in, out);                                   \
  }

FUNCTIONS(encrypt)
FUNCTIONS(decrypt)

/* The counter is one big-endian number and left at the next unused block. */
void NAME(ctr)(const context *ks, uint8_t *counter, const uint8_t *in, uint8_t *out, size_t bytes) {
  while (bytes) {
    uint32_t stream[SIDE * 2];
    uint8_t *made = (uint8_t *)stream;
    size_t n = bytes < sizeof stream ? bytes : sizeof stream, blocks = (n + 7) / 8, i = 0;
    for (size_t b = 0; b < blocks; b++) {
      for (int j = 0; j < 8; j++) made[8 * b + j] = counter[j];
      for (int j = 7; j >= 0 && ++counter[j] == 0; j--) {
      }
    }
    NAME(encrypt_blocks)(ks, made, made, blocks);
    if (whole(in, out))
      for (; i + 4 <= n; i += 4) store(out + i, load(in + i, 1) ^ load(made + i, 1), 1);
    for (; i < n; i++) out[i] = in[i] ^ made[i];
    bytes -= n, in += n, out += n;
  }
}
