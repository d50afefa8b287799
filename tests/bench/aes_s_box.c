/* AES-128 (FIPS 197) with a table of SubBytes' 256 bytes and MixColumns on a column in a register: code by look-ups, whose
   time depends on data where there is a cache. Blocks and keys at multiples of 4. */
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t rk[44];
} context;

extern const uint8_t sbox[256];

static uint32_t turned(uint32_t x, int n)
{
    return x >> n | x << (32 - n);
}

static uint32_t mixed(uint32_t x)
{
    uint32_t u = x ^ turned(x, 8), high = u & 0x80808080;
    uint32_t twice = (u ^ high) << 1 ^ ((high - (high >> 7)) & 0x1b1b1b1b);
    return twice ^ turned(x, 8) ^ turned(u, 16);
}

static uint32_t looked_up(uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
    return sbox[a & 255] | (uint32_t)sbox[b >> 8 & 255] << 8 | (uint32_t)sbox[c >> 16 & 255] << 16
           | (uint32_t)sbox[d >> 24] << 24;
}

void aes128_expand_key(context *ks, const uint8_t *key)
{
    const uint32_t *words = (const void *)key;
    uint32_t constant = 1;
    for (int i = 0; i < 4; i++)
        ks->rk[i] = words[i];
    for (int i = 4; i < 44; i++) {
        uint32_t t = ks->rk[i - 1];
        if (i % 4 == 0) {
            t = turned(t, 8);
            t = looked_up(t, t, t, t) ^ constant;
            constant = (constant << 1) ^ (constant >> 7 ? 0x11b : 0);
        }
        ks->rk[i] = ks->rk[i - 4] ^ t;
    }
}

void aes128_encrypt(const context *ks, const uint8_t *in, uint8_t *out)
{
    const uint32_t *from = (const void *)in, *rk = ks->rk;
    uint32_t *to = (void *)out;
    uint32_t a = from[0] ^ rk[0], b = from[1] ^ rk[1], c = from[2] ^ rk[2], d = from[3] ^ rk[3];
    for (int i = 1; i < 10; i++) {
        rk += 4;
        uint32_t e = mixed(looked_up(a, b, c, d)) ^ rk[0], f = mixed(looked_up(b, c, d, a)) ^ rk[1];
        uint32_t g = mixed(looked_up(c, d, a, b)) ^ rk[2], h = mixed(looked_up(d, a, b, c)) ^ rk[3];
        a = e;
        b = f;
        c = g;
        d = h;
    }
    rk += 4;
    to[0] = looked_up(a, b, c, d) ^ rk[0];
    to[1] = looked_up(b, c, d, a) ^ rk[1];
    to[2] = looked_up(c, d, a, b) ^ rk[2];
    to[3] = looked_up(d, a, b, c) ^ rk[3];
}
