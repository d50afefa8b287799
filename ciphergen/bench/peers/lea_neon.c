/*
 * LEA (TTAK.KO-12.0223) in C with NEON's intrinsics: sixteen blocks side by side, four in the lanes of each vector, in a
 * loop of four rounds, with four words of the key a round for LEA-128 (three of the standard's six are one word). Of what
 * is left four blocks are taken at a time, then one in general registers. Any alignment works.
 *
 * VARIANT: lea128, lea192 or lea256; KEY_BYTES: 16, 24 or 32.
 */
#include <arm_neon.h>
#include <stddef.h>
#include <stdint.h>

#define PASTE_(a, b) a##_##b
#define PASTE(a, b) PASTE_(a, b)
#define NAME(role) PASTE(VARIANT, role)
#define INLINE static inline __attribute__((always_inline))

enum { KEY_WORDS = KEY_BYTES / 4, ROUNDS = 16 + 2 * KEY_WORDS, WORDS = KEY_BYTES == 16 ? 4 : 6, SIDE = 16 };
enum { K1 = 1, K2 = 2, K3 = WORDS == 4 ? 1 : 3, K4 = WORDS == 4 ? 3 : 4, K5 = WORDS == 4 ? 1 : 5 };

typedef struct {
  uint32_t rk[ROUNDS][WORDS];
} context;

static const uint32_t delta[8] = {0xc3efe9db, 0x44626b02, 0x79e27c8a, 0x78df30ec,
                                  0x715ea49e, 0xc785da0a, 0xe04ef22a, 0xe5c40957};

#define ROL_WORD(x, n) ((x) << ((n) & 31) | (x) >> (-(n) & 31))
#define ROL_LANES(x, n) vsriq_n_u32(vshlq_n_u32(x, n), x, 32 - (n))
#define WORD(k) (k)
#define LANES(k) vdupq_n_u32(k)

void NAME(expand_key)(context *ks, const uint8_t *key) {
  static const uint8_t by[6] = {1, 3, 6, 11, 13, 17};
  uint32_t t[KEY_WORDS];
  __builtin_memcpy(t, key, sizeof t);
#pragma GCC unroll 32
  for (unsigned i = 0; i < ROUNDS; i++)
#pragma GCC unroll 6
    for (unsigned j = 0; j < WORDS; j++) {
      unsigned at = KEY_BYTES == 32 ? (6 * i + j) & 7 : j;
      uint32_t sum = t[at] + ROL_WORD(delta[i % KEY_WORDS], i + j);
      ks->rk[i][j] = t[at] = ROL_WORD(sum, by[j]);
    }
}

/*
 * x[g] has the four words of a block, or of four blocks in lanes. Nothing moves between words: what a round makes of
 * word j stands where word j + 1 (j - 1 in decryption) has stood. Macros, so that every index is a constant.
 */
#define FORTH(g, r, word, rol) {                                                                        \
    word *x0 = &x[g][r & 3], *x1 = &x[g][(r + 1) & 3], *x2 = &x[g][(r + 2) & 3], *x3 = &x[g][(r + 3) & 3]; \
    word s3 = (*x2 ^ k4) + (*x3 ^ k5), s2 = (*x1 ^ k2) + (*x2 ^ k3), s1 = (*x0 ^ k0) + (*x1 ^ k1);      \
    *x3 = rol(s3, 29), *x2 = rol(s2, 27), *x1 = rol(s1, 9);                                             \
  }
#define BACK(g, r, word, rol) {                                                                         \
    word *x0 = &x[g][r & 3], *x1 = &x[g][(r + 1) & 3], *x2 = &x[g][(r + 2) & 3], *x3 = &x[g][(r + 3) & 3]; \
    *x0 = (rol(*x0, 23) - (*x3 ^ k0)) ^ k1;                                                             \
    *x1 = (rol(*x1, 5) - (*x0 ^ k2)) ^ k3;                                                              \
    *x2 = (rol(*x2, 3) - (*x1 ^ k4)) ^ k5;                                                              \
  }
#define FOUR(step, r, word, rol) step(0, r, word, rol) step(1, r, word, rol) step(2, r, word, rol) step(3, r, word, rol)
#define KEYS(word, all)                                                                                 \
  word k0 = all(k[0]), k1 = all(k[K1]), k2 = all(k[K2]), k3 = all(k[K3]), k4 = all(k[K4]), k5 = all(k[K5]);

/* x: so many words or vectors that lie side by side; each: how a step is done for all of them. */
#define FUNCTIONS(kind, word, count, each, all, rol)                                                    \
  INLINE void encrypt_##kind(const context *ks, word x[count][4]) {                                     \
    for (const uint32_t *k = ks->rk[0], *end = k + ROUNDS * WORDS; k != end; k += WORDS) {              \
      { KEYS(word, all) each(FORTH, 0, word, rol) } k += WORDS;                                         \
      { KEYS(word, all) each(FORTH, 1, word, rol) } k += WORDS;                                         \
      { KEYS(word, all) each(FORTH, 2, word, rol) } k += WORDS;                                         \
      { KEYS(word, all) each(FORTH, 3, word, rol) }                                                     \
    }                                                                                                   \
  }                                                                                                     \
  INLINE void decrypt_##kind(const context *ks, word x[count][4]) {                                     \
    for (const uint32_t *end = ks->rk[0], *k = end + ROUNDS * WORDS; k != end;) {                       \
      k -= WORDS; { KEYS(word, all) each(BACK, 0, word, rol) }                                          \
      k -= WORDS; { KEYS(word, all) each(BACK, 3, word, rol) }                                          \
      k -= WORDS; { KEYS(word, all) each(BACK, 2, word, rol) }                                          \
      k -= WORDS; { KEYS(word, all) each(BACK, 1, word, rol) }                                          \
    }                                                                                                   \
  }
#define ONCE(step, r, word, rol) step(0, r, word, rol)

FUNCTIONS(word, uint32_t, 1, ONCE, WORD, ROL_WORD)
FUNCTIONS(lanes, uint32x4_t, 1, ONCE, LANES, ROL_LANES)
FUNCTIONS(four_lanes, uint32x4_t, 4, FOUR, LANES, ROL_LANES)

INLINE void get(uint32x4_t x[4], const uint8_t *in) {
  uint32x4x4_t v = vld4q_u32((const uint32_t *)(const void *)in);
  x[0] = v.val[0], x[1] = v.val[1], x[2] = v.val[2], x[3] = v.val[3];
}

INLINE void put(uint8_t *out, const uint32x4_t x[4]) {
  uint32x4x4_t v = {{x[0], x[1], x[2], x[3]}};
  vst4q_u32((uint32_t *)(void *)out, v);
}

#define ROLE(role)                                                                                      \
  void NAME(role)(const context *ks, const uint8_t *in, uint8_t *out) {                                 \
    uint32_t x[1][4];                                                                                   \
    __builtin_memcpy(x, in, sizeof x);                                                                  \
    role##_word(ks, x);                                                                                 \
    __builtin_memcpy(out, x, sizeof x);                                                                 \
  }                                                                                                     \
  void NAME(role##_blocks)(const context *ks, const uint8_t *in, uint8_t *out, size_t n) {              \
    uint32x4_t x[4][4];                                                                                 \
    for (; n >= SIDE; n -= SIDE, in += 16 * SIDE, out += 16 * SIDE) {                                   \
      get(x[0], in), get(x[1], in + 64), get(x[2], in + 128), get(x[3], in + 192);                      \
      role##_four_lanes(ks, x);                                                                         \
      put(out, x[0]), put(out + 64, x[1]), put(out + 128, x[2]), put(out + 192, x[3]);                  \
    }                                                                                                   \
    for (; n >= 4; n -= 4, in += 64, out += 64) {                                                       \
      get(x[0], in);                                                                                    \
      role##_lanes(ks, x);                                                                              \
      put(out, x[0]);                                                                                   \
    }                                                                                                   \
    for (; n; n--, in += 16, out += 16) NAME(role)(ks, in, out);                                        \
  }

ROLE(encrypt)
ROLE(decrypt)

/* The counter is one big-endian number and left at the next unused block. */
void NAME(ctr)(const context *ks, uint8_t *counter, const uint8_t *in, uint8_t *out, size_t bytes) {
  uint64_t half[2], made[2 * SIDE];
  __builtin_memcpy(half, counter, 16);
  uint64_t high = __builtin_bswap64(half[0]), low = __builtin_bswap64(half[1]);
  while (bytes) {
    const uint8_t *stream = (const uint8_t *)made;
    size_t n = bytes < sizeof made ? bytes : sizeof made, blocks = (n + 15) / 16, i = 0;
    for (size_t b = 0; b < blocks; b++, high += ++low == 0)
      made[2 * b] = __builtin_bswap64(high), made[2 * b + 1] = __builtin_bswap64(low);
    NAME(encrypt_blocks)(ks, stream, (uint8_t *)made, blocks);
    for (; i + 16 <= n; i += 16) vst1q_u8(out + i, vld1q_u8(in + i) ^ vld1q_u8(stream + i));
    for (; i < n; i++) out[i] = in[i] ^ stream[i];
    bytes -= n, in += n, out += n;
  }
  half[0] = __builtin_bswap64(high), half[1] = __builtin_bswap64(low);
  __builtin_memcpy(counter, half, 16);
}
