/* gen --cipher lea --target aarch64 */
/* SPDX-License-Identifier: 0BSD */
/* Test vectors of LEA: aligned and not, in place and not, 0 to 9 blocks. */
#include "lea.h"

#include <stdio.h>
#include <string.h>

#define BLOCKS 9

static int failures;

static void check(int good, const char *what)
{
    if (!good) {
        puts(what);
        failures++;
    }
}

static const struct {
    uint8_t key[16], plain[16], cipher[16];
} lea128_vectors[] = {
    { { 0x0f, 0x1e, 0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78, 0x87, 0x96, 0xa5, 0xb4, 0xc3, 0xd2, 0xe1, 0xf0 },
      { 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1a, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f },
      { 0x9f, 0xc8, 0x4e, 0x35, 0x28, 0xc6, 0xc6, 0x18, 0x55, 0x32, 0xc7, 0xa7, 0x04, 0x64, 0x8b, 0xfd } },
};

static void test_lea128_encrypt(const lea128_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[16 + 4], out[16 + 4];
    for (int i = 0; i < 4; i++)
        for (int o = 0; o < 4; o++) {
            memcpy(in + i, from, 16);
            lea128_encrypt(ks, in + i, out + o);
            check(memcmp(out + o, to, 16) == 0, "FAIL lea128_encrypt");
        }
    for (int i = 0; i < 4; i++) {
        memcpy(in + i, from, 16);
        lea128_encrypt(ks, in + i, in + i);
        check(memcmp(in + i, to, 16) == 0, "FAIL lea128_encrypt in place");
    }
}

static void test_lea128_decrypt(const lea128_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[16 + 4], out[16 + 4];
    for (int i = 0; i < 4; i++)
        for (int o = 0; o < 4; o++) {
            memcpy(in + i, from, 16);
            lea128_decrypt(ks, in + i, out + o);
            check(memcmp(out + o, to, 16) == 0, "FAIL lea128_decrypt");
        }
    for (int i = 0; i < 4; i++) {
        memcpy(in + i, from, 16);
        lea128_decrypt(ks, in + i, in + i);
        check(memcmp(in + i, to, 16) == 0, "FAIL lea128_decrypt in place");
    }
}

static void test_lea128_encrypt_blocks(const lea128_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[BLOCKS * 16 + 4], out[(BLOCKS + 1) * 16 + 4];
    for (int n = 0; n <= BLOCKS; n++)
        for (int i = 0; i < 4; i++) {
            int o = (i * 3) % 4, good = 1;
            for (int b = 0; b < n; b++)
                memcpy(in + i + b * 16, from, 16);
            memset(out, 0x5a, sizeof out);
            lea128_encrypt_blocks(ks, in + i, out + o, (size_t)n);
            for (int b = 0; b < n; b++)
                good &= memcmp(out + o + b * 16, to, 16) == 0;
            good &= out[o + n * 16] == 0x5a;
            check(good, "FAIL lea128_encrypt_blocks");
            lea128_encrypt_blocks(ks, in + i, in + i, (size_t)n);
            good = n == 0 || memcmp(in + i, out + o, (size_t)n * 16) == 0;
            check(good, "FAIL lea128_encrypt_blocks in place");
        }
}

static void test_lea128_decrypt_blocks(const lea128_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[BLOCKS * 16 + 4], out[(BLOCKS + 1) * 16 + 4];
    for (int n = 0; n <= BLOCKS; n++)
        for (int i = 0; i < 4; i++) {
            int o = (i * 3) % 4, good = 1;
            for (int b = 0; b < n; b++)
                memcpy(in + i + b * 16, from, 16);
            memset(out, 0x5a, sizeof out);
            lea128_decrypt_blocks(ks, in + i, out + o, (size_t)n);
            for (int b = 0; b < n; b++)
                good &= memcmp(out + o + b * 16, to, 16) == 0;
            good &= out[o + n * 16] == 0x5a;
            check(good, "FAIL lea128_decrypt_blocks");
            lea128_decrypt_blocks(ks, in + i, in + i, (size_t)n);
            good = n == 0 || memcmp(in + i, out + o, (size_t)n * 16) == 0;
            check(good, "FAIL lea128_decrypt_blocks in place");
        }
}

static void test_lea128(void)
{
    static lea128_key ks;
    static uint8_t key[16 + 4];
    for (int v = 0; v < 1; v++)
        for (int i = 0; i < 4; i++) {
            memcpy(key + i, lea128_vectors[v].key, 16);
            memset(&ks, 0xa5, sizeof ks);
            lea128_expand_key(&ks, key + i);
            test_lea128_encrypt(&ks, lea128_vectors[v].plain, lea128_vectors[v].cipher);
            test_lea128_decrypt(&ks, lea128_vectors[v].cipher, lea128_vectors[v].plain);
            test_lea128_encrypt_blocks(&ks, lea128_vectors[v].plain, lea128_vectors[v].cipher);
            test_lea128_decrypt_blocks(&ks, lea128_vectors[v].cipher, lea128_vectors[v].plain);
        }
}

static const struct {
    uint8_t key[24], plain[16], cipher[16];
} lea192_vectors[] = {
    { { 0x0f, 0x1e, 0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78, 0x87, 0x96, 0xa5, 0xb4, 0xc3, 0xd2, 0xe1, 0xf0, 0xf0, 0xe1, 0xd2, 0xc3, 0xb4, 0xa5, 0x96, 0x87 },
      { 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2a, 0x2b, 0x2c, 0x2d, 0x2e, 0x2f },
      { 0x6f, 0xb9, 0x5e, 0x32, 0x5a, 0xad, 0x1b, 0x87, 0x8c, 0xdc, 0xf5, 0x35, 0x76, 0x74, 0xc6, 0xf2 } },
};

static void test_lea192_encrypt(const lea192_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[16 + 4], out[16 + 4];
    for (int i = 0; i < 4; i++)
        for (int o = 0; o < 4; o++) {
            memcpy(in + i, from, 16);
            lea192_encrypt(ks, in + i, out + o);
            check(memcmp(out + o, to, 16) == 0, "FAIL lea192_encrypt");
        }
    for (int i = 0; i < 4; i++) {
        memcpy(in + i, from, 16);
        lea192_encrypt(ks, in + i, in + i);
        check(memcmp(in + i, to, 16) == 0, "FAIL lea192_encrypt in place");
    }
}

static void test_lea192_decrypt(const lea192_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[16 + 4], out[16 + 4];
    for (int i = 0; i < 4; i++)
        for (int o = 0; o < 4; o++) {
            memcpy(in + i, from, 16);
            lea192_decrypt(ks, in + i, out + o);
            check(memcmp(out + o, to, 16) == 0, "FAIL lea192_decrypt");
        }
    for (int i = 0; i < 4; i++) {
        memcpy(in + i, from, 16);
        lea192_decrypt(ks, in + i, in + i);
        check(memcmp(in + i, to, 16) == 0, "FAIL lea192_decrypt in place");
    }
}

static void test_lea192_encrypt_blocks(const lea192_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[BLOCKS * 16 + 4], out[(BLOCKS + 1) * 16 + 4];
    for (int n = 0; n <= BLOCKS; n++)
        for (int i = 0; i < 4; i++) {
            int o = (i * 3) % 4, good = 1;
            for (int b = 0; b < n; b++)
                memcpy(in + i + b * 16, from, 16);
            memset(out, 0x5a, sizeof out);
            lea192_encrypt_blocks(ks, in + i, out + o, (size_t)n);
            for (int b = 0; b < n; b++)
                good &= memcmp(out + o + b * 16, to, 16) == 0;
            good &= out[o + n * 16] == 0x5a;
            check(good, "FAIL lea192_encrypt_blocks");
            lea192_encrypt_blocks(ks, in + i, in + i, (size_t)n);
            good = n == 0 || memcmp(in + i, out + o, (size_t)n * 16) == 0;
            check(good, "FAIL lea192_encrypt_blocks in place");
        }
}

static void test_lea192_decrypt_blocks(const lea192_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[BLOCKS * 16 + 4], out[(BLOCKS + 1) * 16 + 4];
    for (int n = 0; n <= BLOCKS; n++)
        for (int i = 0; i < 4; i++) {
            int o = (i * 3) % 4, good = 1;
            for (int b = 0; b < n; b++)
                memcpy(in + i + b * 16, from, 16);
            memset(out, 0x5a, sizeof out);
            lea192_decrypt_blocks(ks, in + i, out + o, (size_t)n);
            for (int b = 0; b < n; b++)
                good &= memcmp(out + o + b * 16, to, 16) == 0;
            good &= out[o + n * 16] == 0x5a;
            check(good, "FAIL lea192_decrypt_blocks");
            lea192_decrypt_blocks(ks, in + i, in + i, (size_t)n);
            good = n == 0 || memcmp(in + i, out + o, (size_t)n * 16) == 0;
            check(good, "FAIL lea192_decrypt_blocks in place");
        }
}

static void test_lea192(void)
{
    static lea192_key ks;
    static uint8_t key[24 + 4];
    for (int v = 0; v < 1; v++)
        for (int i = 0; i < 4; i++) {
            memcpy(key + i, lea192_vectors[v].key, 24);
            memset(&ks, 0xa5, sizeof ks);
            lea192_expand_key(&ks, key + i);
            test_lea192_encrypt(&ks, lea192_vectors[v].plain, lea192_vectors[v].cipher);
            test_lea192_decrypt(&ks, lea192_vectors[v].cipher, lea192_vectors[v].plain);
            test_lea192_encrypt_blocks(&ks, lea192_vectors[v].plain, lea192_vectors[v].cipher);
            test_lea192_decrypt_blocks(&ks, lea192_vectors[v].cipher, lea192_vectors[v].plain);
        }
}

static const struct {
    uint8_t key[32], plain[16], cipher[16];
} lea256_vectors[] = {
    { { 0x0f, 0x1e, 0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78, 0x87, 0x96, 0xa5, 0xb4, 0xc3, 0xd2, 0xe1, 0xf0, 0xf0, 0xe1, 0xd2, 0xc3, 0xb4, 0xa5, 0x96, 0x87, 0x78, 0x69, 0x5a, 0x4b, 0x3c, 0x2d, 0x1e, 0x0f },
      { 0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0x3a, 0x3b, 0x3c, 0x3d, 0x3e, 0x3f },
      { 0xd6, 0x51, 0xaf, 0xf6, 0x47, 0xb1, 0x89, 0xc1, 0x3a, 0x89, 0x00, 0xca, 0x27, 0xf9, 0xe1, 0x97 } },
};

static void test_lea256_encrypt(const lea256_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[16 + 4], out[16 + 4];
    for (int i = 0; i < 4; i++)
        for (int o = 0; o < 4; o++) {
            memcpy(in + i, from, 16);
            lea256_encrypt(ks, in + i, out + o);
            check(memcmp(out + o, to, 16) == 0, "FAIL lea256_encrypt");
        }
    for (int i = 0; i < 4; i++) {
        memcpy(in + i, from, 16);
        lea256_encrypt(ks, in + i, in + i);
        check(memcmp(in + i, to, 16) == 0, "FAIL lea256_encrypt in place");
    }
}

static void test_lea256_decrypt(const lea256_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[16 + 4], out[16 + 4];
    for (int i = 0; i < 4; i++)
        for (int o = 0; o < 4; o++) {
            memcpy(in + i, from, 16);
            lea256_decrypt(ks, in + i, out + o);
            check(memcmp(out + o, to, 16) == 0, "FAIL lea256_decrypt");
        }
    for (int i = 0; i < 4; i++) {
        memcpy(in + i, from, 16);
        lea256_decrypt(ks, in + i, in + i);
        check(memcmp(in + i, to, 16) == 0, "FAIL lea256_decrypt in place");
    }
}

static void test_lea256_encrypt_blocks(const lea256_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[BLOCKS * 16 + 4], out[(BLOCKS + 1) * 16 + 4];
    for (int n = 0; n <= BLOCKS; n++)
        for (int i = 0; i < 4; i++) {
            int o = (i * 3) % 4, good = 1;
            for (int b = 0; b < n; b++)
                memcpy(in + i + b * 16, from, 16);
            memset(out, 0x5a, sizeof out);
            lea256_encrypt_blocks(ks, in + i, out + o, (size_t)n);
            for (int b = 0; b < n; b++)
                good &= memcmp(out + o + b * 16, to, 16) == 0;
            good &= out[o + n * 16] == 0x5a;
            check(good, "FAIL lea256_encrypt_blocks");
            lea256_encrypt_blocks(ks, in + i, in + i, (size_t)n);
            good = n == 0 || memcmp(in + i, out + o, (size_t)n * 16) == 0;
            check(good, "FAIL lea256_encrypt_blocks in place");
        }
}

static void test_lea256_decrypt_blocks(const lea256_key *ks, const uint8_t *from, const uint8_t *to)
{
    static uint8_t in[BLOCKS * 16 + 4], out[(BLOCKS + 1) * 16 + 4];
    for (int n = 0; n <= BLOCKS; n++)
        for (int i = 0; i < 4; i++) {
            int o = (i * 3) % 4, good = 1;
            for (int b = 0; b < n; b++)
                memcpy(in + i + b * 16, from, 16);
            memset(out, 0x5a, sizeof out);
            lea256_decrypt_blocks(ks, in + i, out + o, (size_t)n);
            for (int b = 0; b < n; b++)
                good &= memcmp(out + o + b * 16, to, 16) == 0;
            good &= out[o + n * 16] == 0x5a;
            check(good, "FAIL lea256_decrypt_blocks");
            lea256_decrypt_blocks(ks, in + i, in + i, (size_t)n);
            good = n == 0 || memcmp(in + i, out + o, (size_t)n * 16) == 0;
            check(good, "FAIL lea256_decrypt_blocks in place");
        }
}

static void test_lea256(void)
{
    static lea256_key ks;
    static uint8_t key[32 + 4];
    for (int v = 0; v < 1; v++)
        for (int i = 0; i < 4; i++) {
            memcpy(key + i, lea256_vectors[v].key, 32);
            memset(&ks, 0xa5, sizeof ks);
            lea256_expand_key(&ks, key + i);
            test_lea256_encrypt(&ks, lea256_vectors[v].plain, lea256_vectors[v].cipher);
            test_lea256_decrypt(&ks, lea256_vectors[v].cipher, lea256_vectors[v].plain);
            test_lea256_encrypt_blocks(&ks, lea256_vectors[v].plain, lea256_vectors[v].cipher);
            test_lea256_decrypt_blocks(&ks, lea256_vectors[v].cipher, lea256_vectors[v].plain);
        }
}

int main(void)
{
    test_lea128();
    test_lea192();
    test_lea256();
    if (failures == 0)
        puts("PASS");
    return failures != 0;
}
