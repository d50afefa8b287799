/* Blocks of 24 bytes on data of the host, through the shim: chunks are whole blocks, whatever is asked for. */
#include "odd.cuh"
#include <cstdio>
#include <cstring>
#include <vector>

int main()
{
    const uint8_t key[24] = {1, 2, 3};
    odd_cuda_key ks;
    odd_cuda_expand_key(&ks, key);
    std::vector<uint8_t> in(24 * 50), out(24 * 50);
    for (size_t i = 0; i < in.size(); i++)
        in[i] = (uint8_t)(i * 7);
    uint8_t *device = (uint8_t *)aligned_alloc(64, 64 * 24);
    bool good = true;
    for (size_t n = 0; n <= 50; n++) {
        memcpy(device, in.data(), in.size());
        good = good && odd_cuda_encrypt_blocks_device(&ks, device, device, n, 0) == cudaSuccess;
        memcpy(out.data(), in.data(), in.size());
        good = good && odd_cuda_encrypt_blocks(&ks, in.data(), out.data(), n) == cudaSuccess;
        good = good && memcmp(out.data(), device, in.size()) == 0;
    }
    free(device);
    std::printf(good ? "PASS\n" : "FAIL\n");
    return !good;
}
