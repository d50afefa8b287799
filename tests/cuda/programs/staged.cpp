/* LEA-128 on data in memory of the host, through the shim: chunks of any number, each call made to fail in turn. */
#include "lea.cuh"
#include <cstdio>
#include <cstring>
#include <vector>

static int failures;
#define CHECK(good) ((good) ? (void)0 : (void)(failures++, std::printf("FAIL line %d: %s\n", __LINE__, #good)))

int main()
{
    static const uint8_t key[16] = {0x0f, 0x1e, 0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78,
                                    0x87, 0x96, 0xa5, 0xb4, 0xc3, 0xd2, 0xe1, 0xf0};
    lea128_cuda_key ks;
    lea128_cuda_expand_key(&ks, key);
    const size_t most = 16 * 64 * 11; /* eleven chunks */
    std::vector<uint8_t> in(most + 64), out(most + 64), wanted(most + 64);
    for (size_t i = 0; i < in.size(); i++)
        in[i] = (uint8_t)(i * 7 + i / 256);

    for (size_t n = 0; n <= most / 16; n = n < 3 || n % 64 > 61 || n % 64 < 2 ? n + 1 : n + 23) {
        uint8_t *device = (uint8_t *)aligned_alloc(256, most + 256);
        memcpy(device, in.data(), most);
        CHECK(lea128_cuda_encrypt_blocks_device(&ks, device, device, n, 0) == cudaSuccess);
        memcpy(wanted.data(), device, most);
        free(device);
        memset(out.data(), 0x5a, out.size());
        CHECK(lea128_cuda_encrypt_blocks(&ks, in.data(), out.data() + 1, n) == cudaSuccess); /* at any address */
        CHECK(memcmp(out.data() + 1, wanted.data(), 16 * n) == 0);
        CHECK(out[0] == 0x5a && out[1 + 16 * n] == 0x5a);
        CHECK(lea128_cuda_decrypt_blocks(&ks, out.data() + 1, out.data() + 1, n) == cudaSuccess);
        CHECK(memcmp(out.data() + 1, in.data(), 16 * n) == 0);
        CHECK(shim_held.empty() && shim_streams == 0 && shim_unwiped == 0);
    }
    CHECK(lea128_cuda_encrypt_blocks(&ks, in.data(), in.data() + 8, 1) == cudaErrorInvalidValue);

    /* Counter mode takes data behind data that ends within a block, and nothing that overlaps. */
    {
        uint8_t counter[16] = {9};
        memcpy(out.data(), in.data(), 64);
        CHECK(lea128_cuda_ctr(&ks, counter, out.data(), out.data() + 19, 20) == cudaErrorInvalidValue);
        CHECK(memcmp(out.data(), in.data(), 64) == 0);
        CHECK(lea128_cuda_ctr(&ks, counter, out.data(), out.data() + 20, 20) == cudaSuccess);
        CHECK(lea128_cuda_ctr(&ks, counter, out.data() + 20, out.data(), 20) == cudaSuccess);
        CHECK(lea128_cuda_ctr(&ks, counter, out.data(), out.data() + 20, SIZE_MAX) == cudaErrorInvalidValue);
    }

    /* Counter mode is the same in chunks as at once, and goes on where it ended. */
    for (size_t n = 0; n <= most; n = n < 40 || n % 1024 > 1000 || n % 1024 < 24 ? n + 1 : n + 301) {
        uint8_t counter[16] = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xe0};
        uint8_t same[16];
        memcpy(same, counter, 16);
        uint8_t *device = (uint8_t *)aligned_alloc(256, most + 256);
        memcpy(device, in.data(), most);
        CHECK(lea128_cuda_ctr_device(&ks, same, device, device, n, 0) == cudaSuccess);
        memset(out.data(), 0x5a, out.size());
        CHECK(lea128_cuda_ctr(&ks, counter, in.data(), out.data(), n) == cudaSuccess);
        CHECK(memcmp(out.data(), device, n) == 0 && out[n] == 0x5a);
        CHECK(memcmp(counter, same, 16) == 0);
        free(device);
    }

    /* Every call fails once: the error is told, out is zero, the counter as before, nothing is left. */
    long fails = 0, told = 0;
    for (;; fails++) {
        uint8_t counter[16] = {7}, same[16] = {7};
        memset(out.data(), 0x5a, out.size());
        memcpy(out.data(), in.data(), most);
        shim_fails_in = fails;
        const cudaError_t error = lea128_cuda_ctr(&ks, counter, out.data(), out.data(), most - 5);
        const bool failed = shim_fails_in < 0;
        shim_fails_in = -1;
        CHECK(shim_held.empty() && shim_streams == 0 && shim_unwiped == 0);
        CHECK(out[most - 5] == in[most - 5]);
        if (!failed)
            break;
        told++;
        CHECK(error != cudaSuccess);
        CHECK(memcmp(counter, same, 16) == 0);
        for (size_t i = 0; i < most - 5; i++)
            if (out[i] != 0) {
                CHECK(out[i] == 0);
                break;
            }
    }
    CHECK(told > 40);
    std::printf(failures ? "FAIL\n" : "PASS\n");
    return failures != 0;
}
