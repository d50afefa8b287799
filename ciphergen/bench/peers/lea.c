/*
 * LEA (TTAK.KO-12.0223) in the plainest C: the standard's own formulas, a loop for every loop, bytes put together
 * to words so that any alignment works. What a compiler makes of it is the peer of generated code.
 *
 * VARIANT: lea128, lea192 or lea256; KEY_BYTES: 16, 24 or 32.
 */
#include <stddef.h>
#include <stdint.h>

#define PASTE_(a, b) a##_##b
#define PASTE(a, b) PASTE_(a, b)
#define NAME(role) PASTE(VARIANT, role)

enum { KEY_WORDS = KEY_BYTES / 4, ROUNDS = 16 + 2 * KEY_WORDS };

typedef struct {
  uint32_t rk[ROUNDS][6];
} context;

static const uint32_t delta[8] = {0xc3efe9db, 0x44626b02, 0x79e27c8a, 0x78df30ec,
                                  0x715ea49e, 0xc785da0a, 0xe04ef22a, 0xe5c40957};

static uint32_t rol(uint32_t x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }

static uint32_t load(const uint8_t *p) {
  return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void store(uint8_t *p, uint32_t x) {
  p[0] = (uint8_t)x;
  p[1] = (uint8_t)(x >> 8);
  p[2] = (uint8_t)(x >> 16);
  p[3] = (uint8_t)(x >> 24);
}

void NAME(expand_key)(context *ks, const uint8_t *key) {
  static const uint8_t by[6] = {1, 3, 6, 11, 13, 17};
  uint32_t t[KEY_WORDS];
  for (unsigned j = 0; j < KEY_WORDS; j++) t[j] = load(key + 4 * j);
  for (unsigned i = 0, k = 0; i < ROUNDS; i++) {
    uint32_t d = delta[k++];
    if (k == KEY_WORDS) k = 0;
#if KEY_BYTES == 32
    for (unsigned j = 0; j < 6; j++) {
      unsigned at = (6 * i + j) & 7;
      ks->rk[i][j] = t[at] = rol(t[at] + rol(d, i + j), by[j]);
    }
#else
    for (unsigned j = 0; j < KEY_WORDS; j++) t[j] = rol(t[j] + rol(d, i + j), by[j]);
#if KEY_BYTES == 24
    for (unsigned j = 0; j < 6; j++) ks->rk[i][j] = t[j];
#else
    static const uint8_t word[6] = {0, 1, 2, 1, 3, 1};
    for (unsigned j = 0; j < 6; j++) ks->rk[i][j] = t[word[j]];
#endif
#endif
  }
}

void NAME(encrypt)(const context *ks, const uint8_t *in, uint8_t *out) {
  uint32_t x0 = load(in), x1 = load(in + 4), x2 = load(in + 8), x3 = load(in + 12);
  for (int i = 0; i < ROUNDS; i++) {
    const uint32_t *rk = ks->rk[i];
    uint32_t y0 = rol((x0 ^ rk[0]) + (x1 ^ rk[1]), 9);
    uint32_t y1 = rol((x1 ^ rk[2]) + (x2 ^ rk[3]), 27);
    uint32_t y2 = rol((x2 ^ rk[4]) + (x3 ^ rk[5]), 29);
    x3 = x0;
    x0 = y0;
    x1 = y1;
    x2 = y2;
  }
  store(out, x0);
  store(out + 4, x1);
  store(out + 8, x2);
  store(out + 12, x3);
}

void NAME(decrypt)(const context *ks, const uint8_t *in, uint8_t *out) {
  uint32_t y0 = load(in), y1 = load(in + 4), y2 = load(in + 8), y3 = load(in + 12);
  for (int i = ROUNDS - 1; i >= 0; i--) {
    const uint32_t *rk = ks->rk[i];
    uint32_t x0 = y3;
    uint32_t x1 = (rol(y0, 23) - (x0 ^ rk[0])) ^ rk[1];
    uint32_t x2 = (rol(y1, 5) - (x1 ^ rk[2])) ^ rk[3];
    y3 = (rol(y2, 3) - (x2 ^ rk[4])) ^ rk[5];
    y0 = x0;
    y1 = x1;
    y2 = x2;
  }
  store(out, y0);
  store(out + 4, y1);
  store(out + 8, y2);
  store(out + 12, y3);
}

void NAME(encrypt_blocks)(const context *ks, const uint8_t *in, uint8_t *out, size_t blocks) {
  for (; blocks; blocks--, in += 16, out += 16) NAME(encrypt)(ks, in, out);
}

void NAME(decrypt_blocks)(const context *ks, const uint8_t *in, uint8_t *out, size_t blocks) {
  for (; blocks; blocks--, in += 16, out += 16) NAME(decrypt)(ks, in, out);
}

/* The counter is one big-endian number and left at the next unused block. */
void NAME(ctr)(const context *ks, uint8_t *counter, const uint8_t *in, uint8_t *out, size_t bytes) {
  while (bytes) {
    uint8_t stream[16];
    size_t n = bytes < 16 ? bytes : 16;
    NAME(encrypt)(ks, counter, stream);
    for (int i = 15; i >= 0 && ++counter[i] == 0; i--) {
    }
    for (size_t i = 0; i < n; i++) out[i] = in[i] ^ stream[i];
    bytes -= n, in += n, out += n;
  }
}
