/*
 * LEA (TTAK.KO-12.0223) in C that follows generated code's dataflow: four blocks side by side in a loop of four rounds,
 * four words of the key a round for LEA-128 (three of the standard's six are one word), whole words of memory where
 * the data lie so. Any alignment works.
 *
 * VARIANT: lea128, lea192 or lea256; KEY_BYTES: 16, 24 or 32.
 */
#include <stddef.h>
#include <stdint.h>

#define PASTE_(a, b) a##_##b
#define PASTE(a, b) PASTE_(a, b)
#define NAME(role) PASTE(VARIANT, role)
#define INLINE static inline __attribute__((always_inline))

enum { KEY_WORDS = KEY_BYTES / 4, ROUNDS = 16 + 2 * KEY_WORDS, WORDS = KEY_BYTES == 16 ? 4 : 6, SIDE = 4 };
enum { K1 = 1, K2 = 2, K3 = WORDS == 4 ? 1 : 3, K4 = WORDS == 4 ? 3 : 4, K5 = WORDS == 4 ? 1 : 5 };

typedef struct {
  uint32_t rk[ROUNDS][WORDS];
} context;

static const uint32_t delta[8] = {0xc3efe9db, 0x44626b02, 0x79e27c8a, 0x78df30ec,
                                  0x715ea49e, 0xc785da0a, 0xe04ef22a, 0xe5c40957};

INLINE uint32_t rol(uint32_t x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }

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

INLINE void expand(context *ks, const uint8_t *key, int aligned) {
  static const uint8_t by[6] = {1, 3, 6, 11, 13, 17};
  uint32_t t[KEY_WORDS];
  for (unsigned j = 0; j < KEY_WORDS; j++) t[j] = load(key + 4 * j, aligned);
#pragma GCC unroll 32
  for (unsigned i = 0; i < ROUNDS; i++)
#pragma GCC unroll 6
    for (unsigned j = 0; j < WORDS; j++) {
      unsigned at = KEY_BYTES == 32 ? (6 * i + j) & 7 : j;
      ks->rk[i][j] = t[at] = rol(t[at] + rol(delta[i % KEY_WORDS], i + j), by[j]);
    }
}

void NAME(expand_key)(context *ks, const uint8_t *key) {
  if (whole(key, key)) expand(ks, key, 1);
  else expand(ks, key, 0);
}

/*
 * Nothing moves between words: what a round makes of word j stands where word j + 1 (j - 1 in decryption) has stood.
 * Macros rather than loops over blocks and rounds, so that every index is a constant for gcc, too.
 */
#define EACH_BLOCK(step, r) step(0, r) if (n == SIDE) { step(1, r) step(2, r) step(3, r) }
#define LOAD(b, r) for (int w = 0; w < 4; w++) x[b][w] = load(in + 16 * b + 4 * w, aligned);
#define STORE(b, r) for (int w = 0; w < 4; w++) store(out + 16 * b + 4 * w, x[b][w], aligned);
#define WORDS_OF(b, r) *x0 = &x[b][r & 3], *x1 = &x[b][(r + 1) & 3], *x2 = &x[b][(r + 2) & 3], *x3 = &x[b][(r + 3) & 3]

#define FORTH(b, r) {                                \
    uint32_t WORDS_OF(b, r);                         \
    *x3 = rol((*x2 ^ k[K4]) + (*x3 ^ k[K5]), 29);    \
    *x2 = rol((*x1 ^ k[K2]) + (*x2 ^ k[K3]), 27);    \
    *x1 = rol((*x0 ^ k[0]) + (*x1 ^ k[K1]), 9);      \
  }
#define BACK(b, r) {                                 \
    uint32_t WORDS_OF(b, r);                         \
    *x0 = (rol(*x0, 23) - (*x3 ^ k[0])) ^ k[K1];     \
    *x1 = (rol(*x1, 5) - (*x0 ^ k[K2])) ^ k[K3];     \
    *x2 = (rol(*x2, 3) - (*x1 ^ k[K4])) ^ k[K5];     \
  }

INLINE void encrypt_some(const context *ks, const uint8_t *in, uint8_t *out, int n, int aligned) {
  uint32_t x[SIDE][4];
  EACH_BLOCK(LOAD, 0)
  for (const uint32_t *k = ks->rk[0], *end = k + ROUNDS * WORDS; k != end; k += WORDS) {
    EACH_BLOCK(FORTH, 0) k += WORDS;
    EACH_BLOCK(FORTH, 1) k += WORDS;
    EACH_BLOCK(FORTH, 2) k += WORDS;
    EACH_BLOCK(FORTH, 3)
  }
  EACH_BLOCK(STORE, 0)
}

INLINE void decrypt_some(const context *ks, const uint8_t *in, uint8_t *out, int n, int aligned) {
  uint32_t x[SIDE][4];
  EACH_BLOCK(LOAD, 0)
  for (const uint32_t *end = ks->rk[0], *k = end + ROUNDS * WORDS; k != end;) {
    k -= WORDS; EACH_BLOCK(BACK, 0)
    k -= WORDS; EACH_BLOCK(BACK, 3)
    k -= WORDS; EACH_BLOCK(BACK, 2)
    k -= WORDS; EACH_BLOCK(BACK, 1)
  }
  EACH_BLOCK(STORE, 0)
}

#define ONE(role)                                                       \
  void NAME(role)(const context *ks, const uint8_t *in, uint8_t *out) { \
    if (whole(in, out)) role##_some(ks, in, out, 1, 1);                 \
    else role##_some(ks, in, out, 1, 0);                                \
  }

#define BLOCKS(role)                                                                                  \
  INLINE void role##_all(const context *ks, const uint8_t *in, uint8_t *out, size_t n, int aligned) { \
    for (; n >= SIDE; n -= SIDE, in += 16 * SIDE, out += 16 * SIDE) role##_some(ks, in, out, SIDE, aligned); \
    for (; n; n--, in += 16, out += 16) role##_some(ks, in, out, 1, aligned);                         \
  }                                                                                                   \
  void NAME(role##_blocks)(const context *ks, const uint8_t *in, uint8_t *out, size_t n) {            \
    if (whole(in, out)) role##_all(ks, in, out, n, 1);                                                \
    else role##_all(ks, in, out, n, 0);                                                               \
  }

ONE(encrypt)
ONE(decrypt)
BLOCKS(encrypt)
BLOCKS(decrypt)

/* The counter is one big-endian number and left at the next unused block. */
void NAME(ctr)(const context *ks, uint8_t *counter, const uint8_t *in, uint8_t *out, size_t bytes) {
  while (bytes) {
    uint32_t stream[SIDE * 4];
    uint8_t *made = (uint8_t *)stream;
    size_t n = bytes < sizeof stream ? bytes : sizeof stream, blocks = (n + 15) / 16, i = 0;
    for (size_t b = 0; b < blocks; b++) {
      for (int j = 0; j < 16; j++) made[16 * b + j] = counter[j];
      for (int j = 15; j >= 0 && ++counter[j] == 0; j--) {
      }
    }
    NAME(encrypt_blocks)(ks, made, made, blocks);
    if (whole(in, out))
      for (; i + 4 <= n; i += 4) store(out + i, load(in + i, 1) ^ load(made + i, 1), 1);
    for (; i < n; i++) out[i] = in[i] ^ made[i];
    bytes -= n, in += n, out += n;
  }
}
