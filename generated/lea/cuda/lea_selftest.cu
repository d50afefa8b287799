/* gen --cipher lea --target cuda */
/* SPDX-License-Identifier: 0BSD */
/* Test vectors of LEA on the GPU, in rows of 0 to 257 blocks, in place and not. Ends with 0 and PASS, with 1
   and what failed, or with 3 where there is no GPU. */
#include "lea.cuh"
#include <stdio.h>
#include <string.h>

#define MOST 257
#define LARGEST 16 /* bytes of a block */

static int failures;
static uint8_t *device_in, *device_out;

static void check(int good, const char *what, int vector)
{
    if (!good) {
        printf("FAIL %s, vector %d\n", what, vector);
        failures++;
    }
}

/* Runs of one block repeated, of lengths around the number of threads of a block of threads. */
template <typename Key>
static void rows(cudaError_t (*crypt)(const Key *, const void *, void *, size_t, cudaStream_t), const Key *ks,
                 const uint8_t *from, const uint8_t *to, size_t block, const char *what, int vector)
{
    static const size_t lengths[] = { 0, 1, 2, 31, 33, 255, 256, 257 };
    static uint8_t data[(MOST + 1) * LARGEST];
    for (size_t number = 0; number < sizeof lengths / sizeof lengths[0]; number++)
        for (int in_place = 0; in_place < 2; in_place++) {
            const size_t n = lengths[number];
            uint8_t *out = in_place ? device_in : device_out;
            int good = 1;
            for (size_t b = 0; b < n; b++)
                memcpy(data + b * block, from, block);
            memset(data + n * block, 0x5a, block);
            good &= cudaMemset(out, 0x5a, (n + 1) * block) == cudaSuccess;
            good &= cudaMemcpy(device_in, data, (n + in_place) * block, cudaMemcpyHostToDevice) == cudaSuccess;
            good &= crypt(ks, device_in, out, n, 0) == cudaSuccess;
            good &= cudaMemcpy(data, out, (n + 1) * block, cudaMemcpyDeviceToHost) == cudaSuccess;
            for (size_t b = 0; b < n; b++)
                good &= memcmp(data + b * block, to, block) == 0;
            for (size_t i = 0; i < block; i++)
                good &= data[n * block + i] == 0x5a;
            check(good, what, vector);
        }
}

static const struct {
    uint8_t key[16], plain[16], cipher[16];
} lea128_cuda_vectors[] = {
    { { 0x0f, 0x1e, 0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78, 0x87, 0x96, 0xa5, 0xb4, 0xc3, 0xd2, 0xe1, 0xf0 },
      { 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1a, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f },
      { 0x9f, 0xc8, 0x4e, 0x35, 0x28, 0xc6, 0xc6, 0x18, 0x55, 0x32, 0xc7, 0xa7, 0x04, 0x64, 0x8b, 0xfd } },
};

extern "C" __global__ void lea128_cuda_expand_key_kernel(lea128_cuda_key *ks, const uint8_t *key);

/* Key expansion of the host and of the device: one text, and two compilers. */
static void test_lea128_cuda(void)
{
    for (int v = 0; v < 1; v++) {
        static lea128_cuda_key ks, there;
        lea128_cuda_expand_key(&ks, lea128_cuda_vectors[v].key);
        int good = cudaMemcpy(device_in, lea128_cuda_vectors[v].key, 16, cudaMemcpyHostToDevice) == cudaSuccess;
        good &= cudaMemset(device_out, 0, sizeof there) == cudaSuccess; /* what nothing writes of a key is 0 in both */
        cudaLaunchConfig_t one = {};
        one.gridDim = one.blockDim = dim3(1);
        good &= cudaLaunchKernelEx(&one, lea128_cuda_expand_key_kernel, (lea128_cuda_key *)device_out, (const uint8_t *)device_in) == cudaSuccess;
        good &= cudaMemcpy(&there, device_out, sizeof there, cudaMemcpyDeviceToHost) == cudaSuccess;
        check(good && memcmp(&ks, &there, sizeof ks) == 0, "lea128_cuda_expand_key", v + 1);
        rows(lea128_cuda_encrypt_blocks_device, &ks, lea128_cuda_vectors[v].plain, lea128_cuda_vectors[v].cipher, 16, "lea128_cuda_encrypt_blocks_device", v + 1);
        rows(lea128_cuda_decrypt_blocks_device, &ks, lea128_cuda_vectors[v].cipher, lea128_cuda_vectors[v].plain, 16, "lea128_cuda_decrypt_blocks_device", v + 1);
    }
}

static const struct {
    uint8_t key[24], plain[16], cipher[16];
} lea192_cuda_vectors[] = {
    { { 0x0f, 0x1e, 0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78, 0x87, 0x96, 0xa5, 0xb4, 0xc3, 0xd2, 0xe1, 0xf0, 0xf0, 0xe1, 0xd2, 0xc3, 0xb4, 0xa5, 0x96, 0x87 },
      { 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2a, 0x2b, 0x2c, 0x2d, 0x2e, 0x2f },
      { 0x6f, 0xb9, 0x5e, 0x32, 0x5a, 0xad, 0x1b, 0x87, 0x8c, 0xdc, 0xf5, 0x35, 0x76, 0x74, 0xc6, 0xf2 } },
};

extern "C" __global__ void lea192_cuda_expand_key_kernel(lea192_cuda_key *ks, const uint8_t *key);

/* Key expansion of the host and of the device: one text, and two compilers. */
static void test_lea192_cuda(void)
{
    for (int v = 0; v < 1; v++) {
        static lea192_cuda_key ks, there;
        lea192_cuda_expand_key(&ks, lea192_cuda_vectors[v].key);
        int good = cudaMemcpy(device_in, lea192_cuda_vectors[v].key, 24, cudaMemcpyHostToDevice) == cudaSuccess;
        good &= cudaMemset(device_out, 0, sizeof there) == cudaSuccess; /* what nothing writes of a key is 0 in both */
        cudaLaunchConfig_t one = {};
        one.gridDim = one.blockDim = dim3(1);
        good &= cudaLaunchKernelEx(&one, lea192_cuda_expand_key_kernel, (lea192_cuda_key *)device_out, (const uint8_t *)device_in) == cudaSuccess;
        good &= cudaMemcpy(&there, device_out, sizeof there, cudaMemcpyDeviceToHost) == cudaSuccess;
        check(good && memcmp(&ks, &there, sizeof ks) == 0, "lea192_cuda_expand_key", v + 1);
        rows(lea192_cuda_encrypt_blocks_device, &ks, lea192_cuda_vectors[v].plain, lea192_cuda_vectors[v].cipher, 16, "lea192_cuda_encrypt_blocks_device", v + 1);
        rows(lea192_cuda_decrypt_blocks_device, &ks, lea192_cuda_vectors[v].cipher, lea192_cuda_vectors[v].plain, 16, "lea192_cuda_decrypt_blocks_device", v + 1);
    }
}

static const struct {
    uint8_t key[32], plain[16], cipher[16];
} lea256_cuda_vectors[] = {
    { { 0x0f, 0x1e, 0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78, 0x87, 0x96, 0xa5, 0xb4, 0xc3, 0xd2, 0xe1, 0xf0, 0xf0, 0xe1, 0xd2, 0xc3, 0xb4, 0xa5, 0x96, 0x87, 0x78, 0x69, 0x5a, 0x4b, 0x3c, 0x2d, 0x1e, 0x0f },
      { 0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0x3a, 0x3b, 0x3c, 0x3d, 0x3e, 0x3f },
      { 0xd6, 0x51, 0xaf, 0xf6, 0x47, 0xb1, 0x89, 0xc1, 0x3a, 0x89, 0x00, 0xca, 0x27, 0xf9, 0xe1, 0x97 } },
};

extern "C" __global__ void lea256_cuda_expand_key_kernel(lea256_cuda_key *ks, const uint8_t *key);

/* Key expansion of the host and of the device: one text, and two compilers. */
static void test_lea256_cuda(void)
{
    for (int v = 0; v < 1; v++) {
        static lea256_cuda_key ks, there;
        lea256_cuda_expand_key(&ks, lea256_cuda_vectors[v].key);
        int good = cudaMemcpy(device_in, lea256_cuda_vectors[v].key, 32, cudaMemcpyHostToDevice) == cudaSuccess;
        good &= cudaMemset(device_out, 0, sizeof there) == cudaSuccess; /* what nothing writes of a key is 0 in both */
        cudaLaunchConfig_t one = {};
        one.gridDim = one.blockDim = dim3(1);
        good &= cudaLaunchKernelEx(&one, lea256_cuda_expand_key_kernel, (lea256_cuda_key *)device_out, (const uint8_t *)device_in) == cudaSuccess;
        good &= cudaMemcpy(&there, device_out, sizeof there, cudaMemcpyDeviceToHost) == cudaSuccess;
        check(good && memcmp(&ks, &there, sizeof ks) == 0, "lea256_cuda_expand_key", v + 1);
        rows(lea256_cuda_encrypt_blocks_device, &ks, lea256_cuda_vectors[v].plain, lea256_cuda_vectors[v].cipher, 16, "lea256_cuda_encrypt_blocks_device", v + 1);
        rows(lea256_cuda_decrypt_blocks_device, &ks, lea256_cuda_vectors[v].cipher, lea256_cuda_vectors[v].plain, 16, "lea256_cuda_decrypt_blocks_device", v + 1);
    }
}

int main(void)
{
    int devices = 0;
    const cudaError_t error = cudaGetDeviceCount(&devices);
    if (error != cudaSuccess || devices == 0) {
        printf("no GPU: %s\n", error == cudaSuccess ? "there is none" : cudaGetErrorString(error));
        return 3;
    }
    if (cudaMalloc(&device_in, (MOST + 1) * LARGEST) != cudaSuccess || cudaMalloc(&device_out, (MOST + 1) * LARGEST) != cudaSuccess) {
        printf("FAIL no memory\n");
        return 1;
    }
    test_lea128_cuda();
    test_lea192_cuda();
    test_lea256_cuda();
    cudaFree(device_in);
    cudaFree(device_out);
    if (failures == 0)
        printf("PASS\n");
    return failures != 0;
}
