/* gen --cipher lea --target cuda */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA (TTAK.KO-12.0223) for NVIDIA GPUs from compute capability 7.5 on, as CUDA C++.
 *
 * How to use it: compile lea.cu with your program, or take CMakeLists.txt, and call as here:
 *
 *     #include "lea.cuh"
 *
 *     cudaError_t lea128_cuda_crypt(const uint8_t key[16], void *data, size_t blocks, cudaStream_t stream)
 *     {
 *         lea128_cuda_key ks;
 *         lea128_cuda_expand_key(&ks, key);
 *         return lea128_cuda_encrypt_blocks_device(&ks, data, data, blocks, stream);
 *     }
 *
 * Without CMake: nvcc -std=c++17 -gencode arch=compute_75,code=sm_75 … -c lea.cu
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
 * Proved is the PTX that the compiler of proof.json makes of lea.cu: for every key and all data, every thread of every
 * launch writes what the standard says, and nothing else. What makes machine code of PTX is taken for granted.
 */
#ifndef LEA_CUDA
#define LEA_CUDA

#include <stddef.h>
#include <stdint.h>
#include <cuda_runtime.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Streams and buffers that are kept from call to call, for one call at a time. chunk: bytes of each buffer, 0 for
   16 MiB; devices: bit d for device d, 0 for the current one. */
typedef struct lea_cuda_pipe lea_cuda_pipe;
cudaError_t lea_cuda_open(lea_cuda_pipe **pipe, size_t chunk, unsigned devices);
cudaError_t lea_cuda_close(lea_cuda_pipe *pipe);

/* LEA128: keys of 16 bytes, blocks of 16. */
typedef struct {
    uint32_t rk[96];
} lea128_cuda_key;

void lea128_cuda_expand_key(lea128_cuda_key *ks, const uint8_t key[16]);
/* Counter mode (SP 800-38A, 6.5), both ways: counter is one big-endian number in memory of the host, and is left at the next
   unused block at once; in and out are aligned to 16 bytes, and may end within a block. */
cudaError_t lea128_cuda_ctr_device(
    const lea128_cuda_key *ks, uint8_t counter[16], const void *in, void *out, size_t bytes,
    cudaStream_t stream);
cudaError_t lea128_cuda_ctr(
    const lea128_cuda_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out,
    size_t bytes);
cudaError_t lea128_cuda_ctr_pipe(
    lea_cuda_pipe *pipe, const lea128_cuda_key *ks, uint8_t counter[16],
    const uint8_t *in, uint8_t *out, size_t bytes);
/* in and out: aligned to 16 bytes. */
cudaError_t lea128_cuda_encrypt_blocks_device(
    const lea128_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream);
cudaError_t lea128_cuda_encrypt_blocks(
    const lea128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
cudaError_t lea128_cuda_encrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
/* in and out: aligned to 16 bytes. */
cudaError_t lea128_cuda_decrypt_blocks_device(
    const lea128_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream);
cudaError_t lea128_cuda_decrypt_blocks(
    const lea128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
cudaError_t lea128_cuda_decrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);

/* LEA192: keys of 24 bytes, blocks of 16. */
typedef struct {
    uint32_t rk[168];
} lea192_cuda_key;

void lea192_cuda_expand_key(lea192_cuda_key *ks, const uint8_t key[24]);
/* Counter mode (SP 800-38A, 6.5), both ways: counter is one big-endian number in memory of the host, and is left at the next
   unused block at once; in and out are aligned to 16 bytes, and may end within a block. */
cudaError_t lea192_cuda_ctr_device(
    const lea192_cuda_key *ks, uint8_t counter[16], const void *in, void *out, size_t bytes,
    cudaStream_t stream);
cudaError_t lea192_cuda_ctr(
    const lea192_cuda_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out,
    size_t bytes);
cudaError_t lea192_cuda_ctr_pipe(
    lea_cuda_pipe *pipe, const lea192_cuda_key *ks, uint8_t counter[16],
    const uint8_t *in, uint8_t *out, size_t bytes);
/* in and out: aligned to 16 bytes. */
cudaError_t lea192_cuda_encrypt_blocks_device(
    const lea192_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream);
cudaError_t lea192_cuda_encrypt_blocks(
    const lea192_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
cudaError_t lea192_cuda_encrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea192_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
/* in and out: aligned to 16 bytes. */
cudaError_t lea192_cuda_decrypt_blocks_device(
    const lea192_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream);
cudaError_t lea192_cuda_decrypt_blocks(
    const lea192_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
cudaError_t lea192_cuda_decrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea192_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);

/* LEA256: keys of 32 bytes, blocks of 16. */
typedef struct {
    uint32_t rk[192];
} lea256_cuda_key;

void lea256_cuda_expand_key(lea256_cuda_key *ks, const uint8_t key[32]);
/* Counter mode (SP 800-38A, 6.5), both ways: counter is one big-endian number in memory of the host, and is left at the next
   unused block at once; in and out are aligned to 16 bytes, and may end within a block. */
cudaError_t lea256_cuda_ctr_device(
    const lea256_cuda_key *ks, uint8_t counter[16], const void *in, void *out, size_t bytes,
    cudaStream_t stream);
cudaError_t lea256_cuda_ctr(
    const lea256_cuda_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out,
    size_t bytes);
cudaError_t lea256_cuda_ctr_pipe(
    lea_cuda_pipe *pipe, const lea256_cuda_key *ks, uint8_t counter[16],
    const uint8_t *in, uint8_t *out, size_t bytes);
/* in and out: aligned to 16 bytes. */
cudaError_t lea256_cuda_encrypt_blocks_device(
    const lea256_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream);
cudaError_t lea256_cuda_encrypt_blocks(
    const lea256_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
cudaError_t lea256_cuda_encrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea256_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
/* in and out: aligned to 16 bytes. */
cudaError_t lea256_cuda_decrypt_blocks_device(
    const lea256_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream);
cudaError_t lea256_cuda_decrypt_blocks(
    const lea256_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
cudaError_t lea256_cuda_decrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea256_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);

#ifdef __cplusplus
}
#endif

#endif
