/* A runtime of CUDA on one processor, for tests: memory of the device is malloc's, a launch runs its threads one after
   the other, in one order or the other, and any call can be made to fail. */
#ifndef SHIM_CUDA_RUNTIME_H
#define SHIM_CUDA_RUNTIME_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define __global__
#define __host__
#define __device__
#define __forceinline__ inline
#define __grid_constant__
#define __launch_bounds__(threads)

struct alignas(8) uint2 {
    uint32_t x, y;
};
struct alignas(16) uint4 {
    uint32_t x, y, z, w;
};
static inline uint2 make_uint2(uint32_t x, uint32_t y) { return uint2{x, y}; }
static inline uint4 make_uint4(uint32_t x, uint32_t y, uint32_t z, uint32_t w) { return uint4{x, y, z, w}; }

struct dim3 {
    unsigned x, y, z;
    dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {}
};
extern dim3 threadIdx, blockIdx, blockDim, gridDim;

typedef struct shim_stream *cudaStream_t;
typedef enum {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorNoDevice = 100,
    cudaErrorLaunchFailure = 719,
    cudaErrorMisalignedAddress = 716
} cudaError_t;
typedef enum { cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost = 2 } cudaMemcpyKind;
typedef struct {
    dim3 gridDim, blockDim;
    size_t dynamicSmemBytes;
    cudaStream_t stream;
} cudaLaunchConfig_t;

extern int shim_backwards;  /* whether threads run from the last to the first */
extern long shim_fails_in;  /* the call that fails, counted down; below 0 none does */
extern long shim_launches;
extern uint64_t shim_threads;
static inline int shim_fails(void) { return shim_fails_in >= 0 && shim_fails_in-- == 0; }

static inline const char *cudaGetErrorString(cudaError_t error) { return error == cudaErrorNoDevice ? "no device" : "other"; }
static inline cudaError_t cudaGetDeviceCount(int *count)
{
    *count = 1;
    return shim_fails() ? cudaErrorNoDevice : cudaSuccess;
}
template <typename T> static inline cudaError_t cudaMalloc(T **place, size_t bytes)
{
    *place = shim_fails() ? nullptr : (T *)aligned_alloc(256, (bytes + 255) / 256 * 256);
    return *place == nullptr ? cudaErrorMemoryAllocation : cudaSuccess;
}
static inline cudaError_t cudaFree(void *place)
{
    free(place);
    return cudaSuccess;
}
static inline cudaError_t cudaMemset(void *to, int value, size_t bytes)
{
    memset(to, value, bytes);
    return cudaSuccess;
}
static inline cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes, cudaMemcpyKind)
{
    memcpy(to, from, bytes);
    return cudaSuccess;
}
template <typename... Expected, typename... Given>
static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *launch, void (*kernel)(Expected...), Given... given)
{
    shim_launches++;
    if (shim_fails())
        return cudaErrorLaunchFailure;
    gridDim = launch->gridDim;
    blockDim = launch->blockDim;
    const uint64_t all = (uint64_t)gridDim.x * blockDim.x;
    shim_threads += all;
    for (uint64_t t = 0; t < all; t++) {
        const uint64_t now = shim_backwards ? all - 1 - t : t;
        blockIdx.x = (unsigned)(now / blockDim.x);
        threadIdx.x = (unsigned)(now % blockDim.x);
        kernel(given...);
    }
    return cudaSuccess;
}

#endif
