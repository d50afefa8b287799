/* Code for one key, called with another, through the shim: every function says so, and no buffer or counter changes. */
#include "chosen.cuh"
#include <cstdio>
#include <cstring>

static int failures;

static void check(cudaError_t got, cudaError_t wanted, const char *what)
{
    if (got != wanted) {
        std::printf("%s: %d\n", what, (int)got);
        failures++;
    }
}

int main()
{
    const uint8_t own[8] = {0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77};
    alignas(16) static uint8_t in[8 * 1030], out[8 * 1030], before[8 * 1030];
    chosen_cuda_pipe *pipe = NULL;
    check(chosen_cuda_open(&pipe, 0, 0), cudaSuccess, "open");
    for (int bit = -1; bit < 64; bit++) {
        uint8_t key[8], counter[8] = {1, 2, 3}, next[8];
        memcpy(key, own, sizeof key);
        if (bit >= 0)
            key[bit / 8] ^= (uint8_t)(1 << bit % 8);
        const cudaError_t wanted = bit < 0 ? cudaSuccess : cudaErrorInvalidValue;
        chosen64_cuda_key ks;
        chosen64_cuda_expand_key(&ks, key);
        memset(out, 0x5a, sizeof out);
        memcpy(before, out, sizeof out);
        memcpy(next, counter, sizeof next);
        check(chosen64_cuda_encrypt_blocks_device(&ks, in, out, 1030, 0), wanted, "encrypt_blocks_device");
        check(chosen64_cuda_encrypt_blocks(&ks, in, out, 1030), wanted, "encrypt_blocks");
        check(chosen64_cuda_encrypt_blocks_pipe(pipe, &ks, in, out, 1030), wanted, "encrypt_blocks_pipe");
        check(chosen64_cuda_decrypt_blocks_device(&ks, in, out, 1030, 0), wanted, "decrypt_blocks_device");
        check(chosen64_cuda_decrypt_blocks(&ks, in, out, 1030), wanted, "decrypt_blocks");
        check(chosen64_cuda_decrypt_blocks_pipe(pipe, &ks, in, out, 1030), wanted, "decrypt_blocks_pipe");
        check(chosen64_cuda_ctr_device(&ks, counter, in, out, 8237, 0), wanted, "ctr_device");
        check(chosen64_cuda_ctr(&ks, counter, in, out, 8237), wanted, "ctr");
        check(chosen64_cuda_ctr_pipe(pipe, &ks, counter, in, out, 8237), wanted, "ctr_pipe");
        const bool same = memcmp(out, before, sizeof out) == 0 && memcmp(counter, next, sizeof next) == 0;
        if (same != (bit >= 0)) {
            std::printf("what the calls left, bit %d\n", bit);
            failures++;
        }
    }
    check(chosen_cuda_close(pipe), cudaSuccess, "close");
    std::printf(failures ? "FAIL\n" : "PASS\n");
    return failures != 0;
}
