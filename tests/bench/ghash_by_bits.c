/*
 * GHASH on words of 64 bits, one bit of a block at a time: a mask takes H x^i or not, and another one reduces H x^(i+1).
 * No table and no branch on data, so constant time. That is what OpenSSL's pull request 31082 (May 2026, open) proposes
 * for riscv64 without carry-less multiplication; the text is ours, from that fact and SP 800-38D, 6.3. Operands are
 * aligned, messages whole blocks.
 */
#include <stddef.h>
#include <stdint.h>

#define PRAGMA(what) _Pragma(#what)
#define UNROLLED(times) PRAGMA(GCC unroll times)

typedef struct { uint64_t high, low; } element; /* the highest bit is the coefficient of 1 */

static inline uint64_t reversed(uint64_t word) {
#ifdef __riscv_zbb
  return __builtin_bswap64(word);
#else
  word = (word & 0x00ff00ff00ff00ff) << 8 | (word >> 8 & 0x00ff00ff00ff00ff);
  word = (word & 0x0000ffff0000ffff) << 16 | (word >> 16 & 0x0000ffff0000ffff);
  return word << 32 | word >> 32;
#endif
}

static inline element element_at(const uint64_t *at) { return (element){reversed(at[0]), reversed(at[1])}; }

void derive(element *kept, const uint64_t *h) { *kept = element_at(h); }

void hash(const element *kept, uint64_t *y, const uint64_t *data, size_t bytes) {
  element sum = element_at(y);
  for (; bytes; bytes -= 16, data += 2) {
    element block = element_at(data), h = *kept;
    uint64_t words[2] = {sum.high ^ block.high, sum.low ^ block.low};
    sum = (element){0, 0};
    for (int i = 0; i < 2; i++) {
      int64_t word = (int64_t)words[i];
      UNROLLED(UNROLL)
      for (int bit = 0; bit < 64; bit++) {
        uint64_t taken = (uint64_t)(word >> 63), over = 0 - (h.low & 1);
        sum.high ^= h.high & taken;
        sum.low ^= h.low & taken;
        word = (int64_t)((uint64_t)word << 1);
        h.low = h.high << 63 | h.low >> 1;
        h.high = h.high >> 1 ^ (over & 0xe100000000000000);
      }
    }
  }
  y[0] = reversed(sum.high);
  y[1] = reversed(sum.low);
}
