/* A known answer through code for a key that is known at run time. FOLDER, KEY, PLAIN and CIPHER as hexadecimal digits. */
#include RUN_TIME_HEADER
#include <nvrtc.h>
#include <cstdio>
#include <cstring>

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define ONE(name) JOIN(SYMBOL, _run_time_key_##name)

static void bytes_of(const char *digits, uint8_t *to)
{
    for (unsigned byte; std::sscanf(digits, "%2x", &byte) == 1; digits += 2)
        *to++ = (uint8_t)byte;
}

int main(int, char **words)
{
    shim_folder = words[1];
    uint8_t key[KEY_BYTES];
    alignas(16) uint8_t plain[BLOCK], coded[BLOCK], made[2 * BLOCK];
    bytes_of(words[2], key);
    bytes_of(words[3], plain);
    bytes_of(words[4], coded);
    JOIN(SYMBOL, _run_time_key) *handle = NULL;
    bool right = ONE(open)(&handle, key, 3) == cudaSuccess;
    memcpy(made, plain, BLOCK);
    memcpy(made + BLOCK, plain, BLOCK);
    right = right && ONE(encrypt_blocks_device)(handle, made, made, 2, 0) == cudaSuccess;
    right = right && memcmp(made, coded, BLOCK) == 0 && memcmp(made + BLOCK, coded, BLOCK) == 0;
    right = right && ONE(decrypt_blocks_device)(handle, made, made, 2, 0) == cudaSuccess;
    right = right && memcmp(made, plain, BLOCK) == 0 && memcmp(made + BLOCK, plain, BLOCK) == 0;
    right = ONE(close)(handle) == cudaSuccess && right;
    std::printf(right ? "PASS\n" : "FAIL\n");
    return !right;
}
