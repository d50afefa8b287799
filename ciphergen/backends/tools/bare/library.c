/* As much of a C library as a self-test needs. */
#include <stddef.h>
#include <stdint.h>

void put_bytes(const char *text, size_t bytes);
uint32_t __umodsi3(uint32_t n, uint32_t by);
uint64_t __umoddi3(uint64_t n, uint64_t by);

void say(const char *text)
{
    size_t n = 0;
    while (text[n])
        n++;
    put_bytes(text, n);
}

/* volatile: no compiler makes a call of the function itself of it. */
void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
    volatile uint8_t *t = to;
    for (size_t i = 0; i < n; i++)
        t[i] = ((const uint8_t *)from)[i];
    return to;
}

void *memset(void *to, int value, size_t n)
{
    volatile uint8_t *t = to;
    for (size_t i = 0; i < n; i++)
        t[i] = (uint8_t)value;
    return to;
}

int memcmp(const void *a, const void *b, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        int d = ((const uint8_t *)a)[i] - ((const uint8_t *)b)[i];
        if (d)
            return d;
    }
    return 0;
}

/* Remainders, which compilers call where a processor has no division: self-tests divide by the bytes of a block. */
uint64_t __umoddi3(uint64_t n, uint64_t by)
{
    uint64_t left = 0;
    for (int i = 63; i >= 0; i--) {
        left = left << 1 | (n >> i & 1);
        if (left >= by)
            left -= by;
    }
    return left;
}

uint32_t __umodsi3(uint32_t n, uint32_t by)
{
    return (uint32_t)__umoddi3(n, by);
}
