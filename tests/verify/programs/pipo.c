/* PIPO-64/128: one block with a byte a row, four in the bytes of words, and 32 with a word a bit. */
#include <stddef.h>
#include <stdint.h>

#define ROUNDS 13
typedef struct { uint32_t lanes[ROUNDS + 1][8], bits[2][64]; } pipo64_128_key;

#define S_LAYER(T, x, s) { \
  T a, b, c; \
  x[5*s] ^= x[7*s] & x[6*s]; x[4*s] ^= x[3*s] & x[5*s]; x[7*s] ^= x[4*s]; x[6*s] ^= x[3*s]; \
  x[3*s] ^= x[4*s] | x[5*s]; x[5*s] ^= x[7*s]; x[4*s] ^= x[5*s] & x[6*s]; \
  x[2*s] ^= x[1*s] & x[0]; x[0] ^= x[2*s] | x[1*s]; x[1*s] ^= x[2*s] | x[0]; x[2*s] = ~x[2*s]; \
  x[7*s] ^= x[1*s]; x[3*s] ^= x[2*s]; x[4*s] ^= x[0]; \
  a = x[7*s]; b = x[3*s]; c = x[4*s]; \
  x[6*s] ^= a & x[5*s]; a ^= x[6*s]; x[6*s] ^= c | b; b ^= x[5*s]; x[5*s] ^= x[6*s] | c; c ^= b & a; \
  x[2*s] ^= a; a = x[1*s] ^ c; x[1*s] = x[0] ^ b; x[0] = x[7*s]; x[7*s] = a; \
  b = x[3*s]; x[3*s] = x[6*s]; x[6*s] = b; c = x[4*s]; x[4*s] = x[5*s]; x[5*s] = c; }

#define S_INVERSE(T, x) { \
  T a, b, c; \
  a = x[7]; x[7] = x[0]; x[0] = x[1]; x[1] = a; a = x[7]; b = x[6]; c = x[5]; \
  x[4] ^= x[3] | c; x[3] ^= c | b; b ^= x[4]; a ^= x[3]; c ^= b & a; x[3] ^= x[4] & x[7]; \
  x[0] ^= b; x[1] ^= c; x[2] ^= a; a = x[3]; x[3] = x[6]; x[6] = a; a = x[5]; x[5] = x[4]; x[4] = a; \
  x[7] ^= x[1]; x[3] ^= x[2]; x[4] ^= x[0]; \
  x[4] ^= x[5] & x[6]; x[5] ^= x[7]; x[3] ^= x[4] | x[5]; x[6] ^= x[3]; x[7] ^= x[4]; \
  x[4] ^= x[3] & x[5]; x[5] ^= x[7] & x[6]; \
  x[2] = ~x[2]; x[1] ^= x[2] | x[0]; x[0] ^= x[2] | x[1]; x[2] ^= x[1] & x[0]; }

void pipo64_128_expand_key(pipo64_128_key *ks, const uint8_t *key) {
  for (int i = 0; i <= ROUNDS; i++)
    for (int r = 0; r < 8; r++) {
      uint32_t k = key[8 * (i & 1) + r];
      if (r == 0) k ^= i;
      k |= k << 8;
      ks->lanes[i][r] = k | k << 16;
    }
  for (int h = 0; h < 2; h++)
    for (int r = 0; r < 8; r++)
      for (int c = 0; c < 8; c++) ks->bits[h][8 * r + c] = -(uint32_t)(key[8 * h + r] >> c & 1);
}

static inline uint32_t each(uint32_t byte) { return (byte & 255) * 0x01010101u; }
#define ROTATE(x, d) ((x) << (d) & each(0xff << (d)) | (x) >> (8 - (d)) & each(0xff >> (8 - (d))))
#define LEFT(x) { x[1] = ROTATE(x[1], 7); x[2] = ROTATE(x[2], 4); x[3] = ROTATE(x[3], 3); x[4] = ROTATE(x[4], 6); \
  x[5] = ROTATE(x[5], 5); x[6] = ROTATE(x[6], 1); x[7] = ROTATE(x[7], 2); }
#define RIGHT(x) { x[1] = ROTATE(x[1], 1); x[2] = ROTATE(x[2], 4); x[3] = ROTATE(x[3], 5); x[4] = ROTATE(x[4], 2); \
  x[5] = ROTATE(x[5], 3); x[6] = ROTATE(x[6], 7); x[7] = ROTATE(x[7], 6); }
#define KEYS(x, i) for (int r = 0; r < 8; r++) x[r] ^= ks->lanes[i][r];

static inline void encrypt_lanes(const pipo64_128_key *ks, uint32_t *x) {
  KEYS(x, 0)
  for (int i = 1; i <= ROUNDS; i++) { S_LAYER(uint32_t, x, 1) LEFT(x) KEYS(x, i) }
}

static inline void decrypt_lanes(const pipo64_128_key *ks, uint32_t *x) {
  for (int i = ROUNDS; i > 0; i--) { KEYS(x, i) RIGHT(x) S_INVERSE(uint32_t, x) }
  KEYS(x, 0)
}

void pipo64_128_encrypt(const pipo64_128_key *ks, const uint8_t *in, uint8_t *out) {
  uint32_t x[8];
  for (int r = 0; r < 8; r++) x[r] = in[r];
  encrypt_lanes(ks, x);
  for (int r = 0; r < 8; r++) out[r] = x[r];
}

void pipo64_128_decrypt(const pipo64_128_key *ks, const uint8_t *in, uint8_t *out) {
  uint32_t x[8];
  for (int r = 0; r < 8; r++) x[r] = in[r];
  decrypt_lanes(ks, x);
  for (int r = 0; r < 8; r++) out[r] = x[r];
}

static inline uint32_t load(const uint8_t *p) { return p[0] | p[1] << 8 | p[2] << 16 | (uint32_t)p[3] << 24; }
static inline void store(uint8_t *p, uint32_t x) { p[0] = x; p[1] = x >> 8; p[2] = x >> 16; p[3] = x >> 24; }
#define EXCHANGE(a, b, d, m) { uint32_t t = ((a) >> (d) ^ (b)) & (m); b ^= t; a ^= t << (d); }
#define TRANSPOSE(x) { EXCHANGE((x)[0], (x)[1], 8, 0xff00ff) EXCHANGE((x)[2], (x)[3], 8, 0xff00ff) \
  EXCHANGE((x)[0], (x)[2], 16, 0xffff) EXCHANGE((x)[1], (x)[3], 16, 0xffff) }

#if defined(SLICES)
static void transpose(uint32_t *x) {
  uint32_t m = 0xffff;
  for (int d = 16; d > 0; d >>= 1, m ^= m << d)
    for (int k = 0; k < 32; k++)
      if (!(k & d)) EXCHANGE(x[k], x[k + d], d, m)
}

static void encrypt_slices(const pipo64_128_key *ks, const uint8_t *in, uint8_t *out) {
  uint32_t x[64], y[64];
  for (int h = 0; h < 2; h++) {
    for (int b = 0; b < 32; b++) x[32 * h + b] = load(in + 8 * b + 4 * h);
    transpose(x + 32 * h);
  }
  for (int i = 0; i <= ROUNDS; i++) {
    if (i > 0) {
      for (int c = 0; c < 8; c++) { uint32_t *z = x + c; S_LAYER(uint32_t, z, 8) }
      for (int r = 0; r < 8; r++)
        for (int c = 0; c < 8; c++) y[8 * r + (c + (0x21563470 >> 4 * r) & 7)] = x[8 * r + c];
    } else
      for (int k = 0; k < 64; k++) y[k] = x[k];
    for (int k = 0; k < 64; k++) x[k] = y[k] ^ ks->bits[i & 1][k];
    for (int c = 0; c < 4; c++) if (i >> c & 1) x[c] = ~x[c];
  }
  for (int h = 0; h < 2; h++) {
    transpose(x + 32 * h);
    for (int b = 0; b < 32; b++) store(out + 8 * b + 4 * h, x[32 * h + b]);
  }
}
#endif

/* So that the compiler counts blocks, not the distance to the end of a buffer. */
#define COUNTED(n) __asm__("" : "+r"(n));

void pipo64_128_encrypt_blocks(const pipo64_128_key *ks, const uint8_t *in, uint8_t *out, size_t n) {
#if defined(SLICES)
  for (; n >= 32; n -= 32, in += 256, out += 256) { COUNTED(n) encrypt_slices(ks, in, out); }
#else
  for (; n >= 4; n -= 4, in += 32, out += 32) {
    uint32_t x[8];
    COUNTED(n)
    for (int b = 0; b < 4; b++) { x[b] = load(in + 8 * b); x[4 + b] = load(in + 8 * b + 4); }
    TRANSPOSE(x) TRANSPOSE(x + 4)
    encrypt_lanes(ks, x);
    TRANSPOSE(x) TRANSPOSE(x + 4)
    for (int b = 0; b < 4; b++) { store(out + 8 * b, x[b]); store(out + 8 * b + 4, x[4 + b]); }
  }
#endif
  for (; n > 0; n--, in += 8, out += 8) { COUNTED(n) pipo64_128_encrypt(ks, in, out); }
}
