/* Calls of LEA-128's functions through the shim: what they refuse, what they launch, threads in either order. */
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
    const size_t most = 1100;
    uint8_t *in = (uint8_t *)aligned_alloc(256, 16 * 2048), *out = (uint8_t *)aligned_alloc(256, 16 * 2048);
    for (size_t i = 0; i < 16 * 2048; i++)
        in[i] = (uint8_t)(i * 7 + i / 256);

    /* Every number of blocks around the threads of a group, both orders: exactly these are written, and come back. */
    for (size_t n = 0; n <= most; n = n < 4 || (n % 256 > 253 || n % 256 < 2) ? n + 1 : n + 37)
        for (shim_backwards = 0; shim_backwards < 2; shim_backwards++) {
            std::vector<uint8_t> back(16 * 2048, 0x5a);
            memset(out, 0x5a, 16 * 2048);
            CHECK(lea128_cuda_encrypt_blocks_device(&ks, in, out, n, 0) == cudaSuccess);
            for (size_t i = 16 * n; i < 16 * (n + 1); i++)
                CHECK(out[i] == 0x5a);
            CHECK(lea128_cuda_decrypt_blocks_device(&ks, out, out, n, 0) == cudaSuccess);
            CHECK(memcmp(in, out, 16 * n) == 0);
        }
    CHECK(shim_launches > 0);

    /* Counter mode: every length around a multiple, both orders, a counter that carries to its end, and what is left. */
    for (size_t n = 0; n <= 16 * 300; n = n < 70 || n % 4096 > 4060 || n % 4096 < 40 ? n + 1 : n + 251)
        for (shim_backwards = 0; shim_backwards < 2; shim_backwards++) {
            uint8_t counter[16], again[16], one[16];
            memset(counter, 0xff, 16);
            counter[15] = 0xf0;
            memcpy(again, counter, 16);
            memcpy(one, counter, 16);
            memset(out, 0x5a, 16 * 2048);
            CHECK(lea128_cuda_ctr_device(&ks, counter, in, out, n, 0) == cudaSuccess);
            for (size_t i = n; i < n + 32; i++)
                CHECK(out[i] == 0x5a);
            for (size_t b = 0; b < (n + 15) / 16; b++) {
                alignas(16) uint8_t stream[16];
                memcpy(stream, one, 16);
                CHECK(lea128_cuda_encrypt_blocks_device(&ks, stream, stream, 1, 0) == cudaSuccess);
                for (size_t i = 16 * b; i < n && i < 16 * b + 16; i++)
                    CHECK(out[i] == (uint8_t)(in[i] ^ stream[i % 16]));
                for (int i = 16; i > 0 && ++one[i - 1] == 0; i--)
                    ;
            }
            CHECK(memcmp(counter, one, 16) == 0);
            CHECK(lea128_cuda_ctr_device(&ks, again, out, out, n, 0) == cudaSuccess);
            CHECK(memcmp(in, out, n) == 0);
        }

    /* No blocks: no launch. */
    shim_launches = 0;
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, in, out, 0, 0) == cudaSuccess);
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, nullptr, nullptr, 0, 0) == cudaSuccess);
    CHECK(shim_launches == 0);

    /* As many groups as it takes. */
    shim_threads = 0;
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, in, out, 257, 0) == cudaSuccess);
    CHECK(shim_threads == 512);

    /* What is refused launches nothing. */
    shim_launches = 0;
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, in + 8, out, 1, 0) == cudaErrorMisalignedAddress);
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, in, out + 4, 1, 0) == cudaErrorMisalignedAddress);
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, in, in + 16, 2, 0) == cudaErrorInvalidValue);
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, in + 16, in, 2, 0) == cudaErrorInvalidValue);
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, in, out, SIZE_MAX / 16 + 2, 0) == cudaErrorInvalidValue);
    uint8_t counter[16] = {1}, same[16] = {1};
    CHECK(lea128_cuda_ctr_device(&ks, counter, in + 1, out, 5, 0) == cudaErrorMisalignedAddress);
    CHECK(lea128_cuda_ctr_device(&ks, counter, in, in + 16, 17, 0) == cudaErrorInvalidValue);
    CHECK(lea128_cuda_ctr_device(&ks, counter, in, out, SIZE_MAX, 0) == cudaErrorInvalidValue);
    CHECK(lea128_cuda_ctr_device(&ks, counter, in, out, 0, 0) == cudaSuccess);
    CHECK(shim_launches == 0);
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, in, in + 32, 2, 0) == cudaSuccess);

    /* A launch that fails is told. */
    shim_fails_in = 0;
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, in, out, 1, 0) == cudaErrorLaunchFailure);
    shim_fails_in = 0;
    CHECK(lea128_cuda_ctr_device(&ks, counter, in, out, 5, 0) == cudaErrorLaunchFailure);
    shim_fails_in = -1;
    CHECK(memcmp(counter, same, 16) == 0);

    free(in);
    free(out);
    std::printf(failures ? "FAIL\n" : "PASS\n");
    return failures != 0;
}
