/*
 * PIPO (ICISC 2020) in C with NEON's intrinsics: thirty-two blocks side by side, row j of sixteen blocks in the bytes of a
 * vector, so that a rotation of the row is two shifts. Of what is left sixteen blocks are taken at a time, then one in
 * general registers, where what is shifted beyond a byte is dropped when it would come back. Any alignment works.
 *
 * VARIANT: pipo64_128 or pipo64_256; KEY_BYTES: 16 or 32.
 */
#include <arm_neon.h>
#include <stddef.h>
#include <stdint.h>

#define PASTE_(a, b) a##_##b
#define PASTE(a, b) PASTE_(a, b)
#define NAME(role) PASTE(VARIANT, role)
#define INLINE static inline __attribute__((always_inline))

enum { PIECES = KEY_BYTES / 8, ROUNDS = KEY_BYTES == 16 ? 13 : 17, SIDE = 32 };

typedef struct {
  uint8_t rows[PIECES][8];
} context;

void NAME(expand_key)(context *ks, const uint8_t *key) { __builtin_memcpy(ks->rows, key, KEY_BYTES); }

/* x: the rows of a block, or of sixteen blocks in a vector each. */
#define S_LAYER(word)                                                                                   \
  word t0, t1, t2;                                                                                      \
  x[5] ^= x[7] & x[6], x[4] ^= x[3] & x[5], x[7] ^= x[4], x[6] ^= x[3];                                 \
  x[3] ^= x[4] | x[5], x[5] ^= x[7], x[4] ^= x[5] & x[6];                                               \
  x[2] ^= x[1] & x[0], x[0] ^= x[2] | x[1], x[1] ^= x[2] | x[0], x[2] = ~x[2];                          \
  x[7] ^= x[1], x[3] ^= x[2], x[4] ^= x[0];                                                             \
  t0 = x[7], t1 = x[3], t2 = x[4];                                                                      \
  x[6] ^= t0 & x[5], t0 ^= x[6], x[6] ^= t2 | t1, t1 ^= x[5], x[5] ^= x[6] | t2, t2 ^= t1 & t0;         \
  t0 ^= x[2], t1 ^= x[0], t2 ^= x[1];                                                                   \
  x[0] = x[7], x[1] = t1, x[2] = t0, x[7] = t2;                                                         \
  t0 = x[3], t1 = x[4];                                                                                 \
  x[3] = x[6], x[4] = x[5], x[5] = t1, x[6] = t0;
#define S_INVERSE(word)                                                                                 \
  word t0 = x[0], t1 = x[6], t2 = x[5];                                                                 \
  x[4] ^= x[3] | t2, x[3] ^= t2 | t1, t1 ^= x[4], t0 ^= x[3], t2 ^= t1 & t0, x[3] ^= x[4] & x[0];       \
  word s0 = x[1] ^ t1, s1 = x[7] ^ t2, s2 = x[2] ^ t0;                                                  \
  word u0 = x[6] ^ s2, u1 = x[5] ^ s0, u2 = x[4], u3 = x[3], u4 = x[0] ^ s1;                            \
  u1 ^= u2 & u3, u2 ^= u4, u0 ^= u1 | u2, u3 ^= u0, u4 ^= u1, u1 ^= u0 & u2, u2 ^= u4 & u3;             \
  s2 = ~s2, s1 ^= s2 | s0, s0 ^= s2 | s1, s2 ^= s1 & s0;                                                \
  x[0] = s0, x[1] = s1, x[2] = s2, x[3] = u0, x[4] = u1, x[5] = u2, x[6] = u3, x[7] = u4;

#define ROL_WORD(x, n) ((x) << (n) | ((x) & 0xff) >> (8 - (n)))
#define ROL_LANES(x, n) vsriq_n_u8(vshlq_n_u8(x, n), x, 8 - (n))
#define WORD(k) (uint32_t)(k)
#define LANES(k) vdupq_n_u8((uint8_t)(k))
#define ROTATIONS(rol, a, b, c, d, e, f, g)                                                             \
  x[1] = rol(x[1], a), x[2] = rol(x[2], b), x[3] = rol(x[3], c), x[4] = rol(x[4], d);                   \
  x[5] = rol(x[5], e), x[6] = rol(x[6], f), x[7] = rol(x[7], g);

/* What is done to each of x[0] to x[count - 1], each eight rows; a round's number is added to row 0. */
#define FUNCTIONS(kind, word, count, all, rol)                                                          \
  INLINE void kind##_key(const context *ks, word x[count][8], int i) {                                  \
    const uint8_t *k = ks->rows[i % PIECES];                                                            \
    word k0 = all(k[0] ^ i), k1 = all(k[1]), k2 = all(k[2]), k3 = all(k[3]);                            \
    word k4 = all(k[4]), k5 = all(k[5]), k6 = all(k[6]), k7 = all(k[7]);                                \
    for (int g = 0; g < count; g++) {                                                                   \
      x[g][0] ^= k0, x[g][1] ^= k1, x[g][2] ^= k2, x[g][3] ^= k3;                                       \
      x[g][4] ^= k4, x[g][5] ^= k5, x[g][6] ^= k6, x[g][7] ^= k7;                                       \
    }                                                                                                   \
  }                                                                                                     \
  INLINE void kind##_forth(word x[8]) {                                                                 \
    S_LAYER(word)                                                                                       \
    ROTATIONS(rol, 7, 4, 3, 6, 5, 1, 2)                                                                 \
  }                                                                                                     \
  INLINE void kind##_back(word x[8]) {                                                                  \
    ROTATIONS(rol, 1, 4, 5, 2, 3, 7, 6)                                                                 \
    S_INVERSE(word)                                                                                     \
  }                                                                                                     \
  INLINE void encrypt_##kind(const context *ks, word x[count][8]) {                                     \
    kind##_key(ks, x, 0);                                                                               \
    _Pragma("GCC unroll 17") for (int i = 1; i <= ROUNDS; i++) {                                        \
      for (int g = 0; g < count; g++) kind##_forth(x[g]);                                               \
      kind##_key(ks, x, i);                                                                             \
    }                                                                                                   \
  }                                                                                                     \
  INLINE void decrypt_##kind(const context *ks, word x[count][8]) {                                     \
    _Pragma("GCC unroll 17") for (int i = ROUNDS; i >= 1; i--) {                                        \
      kind##_key(ks, x, i);                                                                             \
      for (int g = 0; g < count; g++) kind##_back(x[g]);                                                \
    }                                                                                                   \
    kind##_key(ks, x, 0);                                                                               \
  }

FUNCTIONS(word, uint32_t, 1, WORD, ROL_WORD)
FUNCTIONS(lanes, uint8x16_t, 1, LANES, ROL_LANES)
FUNCTIONS(two_lanes, uint8x16_t, 2, LANES, ROL_LANES)

/* Of eight blocks LD4 brings rows j and j + 4 into one vector, by turns. */
INLINE void get(uint8x16_t x[8], const uint8_t *in) {
  uint8x16x4_t a = vld4q_u8(in), b = vld4q_u8(in + 64);
  for (int j = 0; j < 4; j++) x[j] = vuzp1q_u8(a.val[j], b.val[j]), x[j + 4] = vuzp2q_u8(a.val[j], b.val[j]);
}

INLINE void put(uint8_t *out, const uint8x16_t x[8]) {
  uint8x16x4_t a, b;
  for (int j = 0; j < 4; j++) a.val[j] = vzip1q_u8(x[j], x[j + 4]), b.val[j] = vzip2q_u8(x[j], x[j + 4]);
  vst4q_u8(out, a), vst4q_u8(out + 64, b);
}

#define ROLE(role)                                                                                      \
  void NAME(role)(const context *ks, const uint8_t *in, uint8_t *out) {                                 \
    uint32_t x[1][8];                                                                                   \
    for (int j = 0; j < 8; j++) x[0][j] = in[j];                                                        \
    role##_word(ks, x);                                                                                 \
    for (int j = 0; j < 8; j++) out[j] = (uint8_t)x[0][j];                                              \
  }                                                                                                     \
  void NAME(role##_blocks)(const context *ks, const uint8_t *in, uint8_t *out, size_t n) {              \
    uint8x16_t x[2][8];                                                                                 \
    for (; n >= SIDE; n -= SIDE, in += 8 * SIDE, out += 8 * SIDE) {                                     \
      get(x[0], in), get(x[1], in + 128);                                                               \
      role##_two_lanes(ks, x);                                                                          \
      put(out, x[0]), put(out + 128, x[1]);                                                             \
    }                                                                                                   \
    if (n >= 16) {                                                                                      \
      get(x[0], in);                                                                                    \
      role##_lanes(ks, x);                                                                              \
      put(out, x[0]);                                                                                   \
      n -= 16, in += 128, out += 128;                                                                   \
    }                                                                                                   \
    for (; n; n--, in += 8, out += 8) NAME(role)(ks, in, out);                                          \
  }

ROLE(encrypt)
ROLE(decrypt)

/* The counter is one big-endian number and left at the next unused block. */
void NAME(ctr)(const context *ks, uint8_t *counter, const uint8_t *in, uint8_t *out, size_t bytes) {
  uint64_t next, made[SIDE];
  __builtin_memcpy(&next, counter, 8);
  next = __builtin_bswap64(next);
  while (bytes) {
    const uint8_t *stream = (const uint8_t *)made;
    size_t n = bytes < sizeof made ? bytes : sizeof made, blocks = (n + 7) / 8, i = 0;
    for (size_t b = 0; b < blocks; b++) made[b] = __builtin_bswap64(next++);
    NAME(encrypt_blocks)(ks, stream, (uint8_t *)made, blocks);
    for (; i + 16 <= n; i += 16) vst1q_u8(out + i, vld1q_u8(in + i) ^ vld1q_u8(stream + i));
    for (; i < n; i++) out[i] = in[i] ^ stream[i];
    bytes -= n, in += n, out += n;
  }
  next = __builtin_bswap64(next);
  __builtin_memcpy(counter, &next, 8);
}
