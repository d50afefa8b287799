/* MixColumns (FIPS 197, 5.1.3) on four columns, in the ways whose cycles are compared: PLAIN byte by byte as the
   standard says it, with the branch that its doubling suggests; PACKED on a column in a register; INSTRUCTION by
   `aesmix`. */
#include <stdint.h>

#if defined PLAIN
static uint8_t doubled(uint8_t x)
{
    return (uint8_t)((x << 1) ^ ((x & 0x80) ? 0x1b : 0));
}

void NAME(uint8_t out[16], const uint8_t in[16])
{
    uint8_t s[16];
    for (int i = 0; i < 16; i++)
        s[i] = in[i];
    for (int c = 0; c < 16; c += 4) {
        out[c + 0] = doubled(s[c + 0]) ^ (doubled(s[c + 1]) ^ s[c + 1]) ^ s[c + 2] ^ s[c + 3];
        out[c + 1] = doubled(s[c + 1]) ^ (doubled(s[c + 2]) ^ s[c + 2]) ^ s[c + 3] ^ s[c + 0];
        out[c + 2] = doubled(s[c + 2]) ^ (doubled(s[c + 3]) ^ s[c + 3]) ^ s[c + 0] ^ s[c + 1];
        out[c + 3] = doubled(s[c + 3]) ^ (doubled(s[c + 0]) ^ s[c + 0]) ^ s[c + 1] ^ s[c + 2];
    }
}
#else
#if defined PACKED
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
#else
#include "xaescol.h"
#define mixed xaescol_aesmix
#endif

void NAME(uint32_t out[4], const uint32_t in[4])
{
    uint32_t a = in[0], b = in[1], c = in[2], d = in[3];
    out[0] = mixed(a);
    out[1] = mixed(b);
    out[2] = mixed(c);
    out[3] = mixed(d);
}
#endif
