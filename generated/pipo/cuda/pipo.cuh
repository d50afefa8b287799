/* gen --cipher pipo --target cuda --variant pipo64_128 */
/* SPDX-License-Identifier: 0BSD */
/*
 * PIPO (ICISC 2020) for NVIDIA GPUs from compute capability 7.5 on, as CUDA C++.
 *
 * How to use it: compile pipo.cu with your program, or take CMakeLists.txt, and call as here:
 *
 *     #include "pipo.cuh"
 *
 *     cudaError_t pipo64_128_cuda_crypt(const uint8_t key[16], void *data, size_t blocks, cudaStream_t stream)
 *     {
 *         pipo64_128_cuda_key ks;
 *         pipo64_128_cuda_expand_key(&ks, key);
 *         return pipo64_128_cuda_encrypt_blocks_device(&ks, data, data, blocks, stream);
 *     }
 *
 * Without CMake: nvcc -std=c++17 -gencode arch=compute_75,code=sm_75 … -c pipo.cu
 *
 * Keys and blocks are bytes in the order of the standard's test vectors. Equal blocks become equal blocks: for messages
 * use a mode of operation. What a key becomes is plain data: copy it freely, and wipe it. It goes to a kernel by value.
 *
 * Functions whose names end in _device take data in memory of the device, and return when the work is in the stream's
 * queue. in == out is allowed; other overlap, and more blocks than memory has, are cudaErrorInvalidValue; data that is
 * not aligned as each function says is cudaErrorMisalignedAddress; blocks = 0 does nothing.
 *
 * The others take data in memory of the host, at any address, and return when out is complete. They go chunk by chunk
 * through pinned memory and a ring of streams on the current device; memory that is pinned from end to end is copied from
 * and to directly. To make such a ring takes milliseconds: functions whose names end in _pipe take one that is kept, and may
 * use several devices in turn. What fails first is returned; then out is zero, all of it, in place too, and a counter is as
 * before. What goes through a ring is wiped when it is closed.
 *
 * Addresses and branches depend on pointers and numbers of blocks only, not on keys or data. That the time of operations
 * on integers does not depend on data is taken for granted: NVIDIA says so nowhere.
 *
 * Proved is the PTX that the compiler of proof.json makes of pipo.cu: for every key and all data, every thread of every
 * launch writes what the standard says, and nothing else. What makes machine code of PTX is taken for granted.
 */
#ifndef PIPO_CUDA
#define PIPO_CUDA

#include <stddef.h>
#include <stdint.h>
#include <cuda_runtime.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Streams and buffers that are kept from call to call, for one call at a time. chunk: bytes of each buffer, 0 for
   16 MiB; devices: bit d for device d, 0 for the current one. */
typedef struct pipo_cuda_pipe pipo_cuda_pipe;
cudaError_t pipo_cuda_open(pipo_cuda_pipe **pipe, size_t chunk, unsigned devices);
cudaError_t pipo_cuda_close(pipo_cuda_pipe *pipe);

/* PIPO64_128: keys of 16 bytes, blocks of 8. */
typedef struct {
    uint32_t rk[1008];
} pipo64_128_cuda_key;

void pipo64_128_cuda_expand_key(pipo64_128_cuda_key *ks, const uint8_t key[16]);
/* Counter mode (SP 800-38A, 6.5), both ways: counter is one big-endian number in memory of the host, and is left at the next
   unused block at once; in and out are aligned to 8 bytes, and may end within a block. */
cudaError_t pipo64_128_cuda_ctr_device(
    const pipo64_128_cuda_key *ks, uint8_t counter[8], const void *in, void *out, size_t bytes,
    cudaStream_t stream);
cudaError_t pipo64_128_cuda_ctr(
    const pipo64_128_cuda_key *ks, uint8_t counter[8], const uint8_t *in, uint8_t *out,
    size_t bytes);
cudaError_t pipo64_128_cuda_ctr_pipe(
    pipo_cuda_pipe *pipe, const pipo64_128_cuda_key *ks, uint8_t counter[8],
    const uint8_t *in, uint8_t *out, size_t bytes);
/* in and out: aligned to 8 bytes. */
cudaError_t pipo64_128_cuda_encrypt_blocks_device(
    const pipo64_128_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream);
cudaError_t pipo64_128_cuda_encrypt_blocks(
    const pipo64_128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
cudaError_t pipo64_128_cuda_encrypt_blocks_pipe(
    pipo_cuda_pipe *pipe, const pipo64_128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
/* in and out: aligned to 8 bytes. */
cudaError_t pipo64_128_cuda_decrypt_blocks_device(
    const pipo64_128_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream);
cudaError_t pipo64_128_cuda_decrypt_blocks(
    const pipo64_128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
cudaError_t pipo64_128_cuda_decrypt_blocks_pipe(
    pipo_cuda_pipe *pipe, const pipo64_128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);

#ifdef __cplusplus
}
#endif

#endif
