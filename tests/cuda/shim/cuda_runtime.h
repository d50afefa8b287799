/* A runtime of CUDA on one processor, for tests: memory of the device is malloc's, a launch runs its threads one after
   the other, in one order or the other, and any call can be made to fail. */
#ifndef SHIM_CUDA_RUNTIME_H
#define SHIM_CUDA_RUNTIME_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cstdio>
#include <functional>
#include <map>
#include <vector>

#define __global__
#define __host__
#define __device__
#define __forceinline__ inline
#define __grid_constant__
#define __launch_bounds__(threads)
#define __shared__ static

/* Threads run up to the barrier, one after the other, and then all once more, past it: what they do in front of it they
   do twice, which changes nothing where they only write what is shared. */
struct shim_barrier {
};
extern int shim_stops;
static inline void __syncthreads(void)
{
    if (shim_stops)
        throw shim_barrier();
}

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

/* What is queued in a stream, which runs when somebody waits for it; nothing is queued in stream 0. */
struct shim_stream {
    std::vector<std::function<void()>> queue;
    int on;
};
typedef shim_stream *cudaStream_t;
typedef enum {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorNoDevice = 100,
    cudaErrorInvalidSource = 300,
    cudaErrorInvalidDevice = 101,
    cudaErrorLaunchFailure = 719,
    cudaErrorMisalignedAddress = 716
} cudaError_t;
typedef enum { cudaMemoryTypeUnregistered = 0, cudaMemoryTypeHost = 1, cudaMemoryTypeDevice = 2 } cudaMemoryType;
typedef struct {
    cudaMemoryType type;
} cudaPointerAttributes;
typedef enum { cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost = 2, cudaMemcpyDeviceToDevice = 3 } cudaMemcpyKind;
typedef struct {
    dim3 gridDim, blockDim;
    size_t dynamicSmemBytes;
    cudaStream_t stream;
} cudaLaunchConfig_t;

/* Launches that are noted in place of being run: the kernel, its groups and threads, its arguments as bytes. */
struct shim_launch {
    const void *kernel;
    dim3 groups, threads;
    std::vector<std::vector<uint8_t>> given;
};
extern bool shim_noting;
extern std::vector<shim_launch> shim_noted;
template <typename Value> static inline std::vector<uint8_t> shim_bytes(const Value &value)
{
    const uint8_t *start = (const uint8_t *)&value;
    return std::vector<uint8_t>(start, start + sizeof value);
}

extern int shim_backwards;  /* whether threads run from the last to the first */
extern long shim_fails_in;  /* the call that fails, counted down; below 0 none does */
extern long shim_launches;
extern uint64_t shim_threads;
static inline int shim_fails(void) { return shim_fails_in >= 0 && shim_fails_in-- == 0; }

extern int shim_devices, shim_current; /* how many there are, and the current one */
extern std::map<int, long> shim_works; /* what was queued, by device */
extern std::map<void *, size_t> shim_held; /* memory of the device, and pinned memory */
extern std::map<void *, cudaMemoryType> shim_kinds;
extern long shim_pinned; /* times that memory was pinned */
extern long shim_unwiped, shim_streams, shim_astray; /* astray: what a stream of another device than the current was given */
static inline void shim_do(cudaStream_t stream, std::function<void()> work)
{
    shim_astray += stream != nullptr && stream->on != shim_current;
    shim_works[shim_current]++;
    if (stream == nullptr)
        work();
    else
        stream->queue.push_back(work);
}

static inline const char *cudaGetErrorString(cudaError_t error) { return error == cudaErrorNoDevice ? "no device" : "other"; }
static inline const char *cudaGetErrorName(cudaError_t error)
{
    switch (error) {
    case cudaErrorInvalidValue: return "cudaErrorInvalidValue";
    case cudaErrorMemoryAllocation: return "cudaErrorMemoryAllocation";
    case cudaErrorNoDevice: return "cudaErrorNoDevice";
    case cudaErrorInvalidDevice: return "cudaErrorInvalidDevice";
    case cudaErrorLaunchFailure: return "cudaErrorLaunchFailure";
    case cudaErrorMisalignedAddress: return "cudaErrorMisalignedAddress";
    default: return "cudaSuccess";
    }
}
static inline cudaError_t cudaGetDeviceCount(int *count)
{
    *count = shim_devices;
    return shim_fails() ? cudaErrorNoDevice : cudaSuccess;
}
static inline cudaError_t cudaGetDevice(int *number)
{
    *number = shim_current;
    return shim_fails() ? cudaErrorNoDevice : cudaSuccess;
}
static inline cudaError_t cudaSetDevice(int number)
{
    if (shim_fails() || number < 0 || number >= shim_devices)
        return cudaErrorInvalidDevice;
    shim_current = number;
    return cudaSuccess;
}
static inline cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *found, const void *place)
{
    found->type = cudaMemoryTypeUnregistered;
    for (auto &held : shim_held)
        if (held.first <= place && place < (uint8_t *)held.first + held.second)
            found->type = shim_kinds[held.first];
    return shim_fails() ? cudaErrorInvalidValue : cudaSuccess;
}
template <typename T> static inline cudaError_t cudaMalloc(T **place, size_t bytes)
{
    *place = nullptr;
    if (shim_fails())
        return cudaErrorMemoryAllocation;
    *place = (T *)aligned_alloc(256, (bytes + 255) / 256 * 256);
    memset(*place, 0xa5, bytes);
    shim_held[*place] = bytes;
    shim_kinds[*place] = cudaMemoryTypeDevice;
    return cudaSuccess;
}
template <typename T> static inline cudaError_t cudaMallocHost(T **place, size_t bytes)
{
    const cudaError_t error = cudaMalloc(place, bytes);
    shim_kinds[*place] = cudaMemoryTypeHost;
    shim_pinned++;
    return error;
}
static inline cudaError_t cudaFree(void *place)
{
    for (size_t i = 0; i < shim_held[place]; i++)
        if (((uint8_t *)place)[i] != 0) {
            shim_unwiped++;
            break;
        }
    shim_held.erase(place);
    free(place);
    return shim_fails() ? cudaErrorInvalidValue : cudaSuccess;
}
static inline cudaError_t cudaFreeHost(void *place) { return cudaFree(place); }
static inline cudaError_t cudaStreamCreate(cudaStream_t *stream)
{
    *stream = shim_fails() ? nullptr : new shim_stream{{}, shim_current};
    shim_streams += *stream != nullptr;
    return *stream == nullptr ? cudaErrorMemoryAllocation : cudaSuccess;
}
static inline cudaError_t cudaStreamSynchronize(cudaStream_t stream)
{
    std::vector<std::function<void()>> queue;
    queue.swap(stream->queue);
    for (auto &work : queue)
        work();
    return shim_fails() ? cudaErrorLaunchFailure : cudaSuccess;
}
static inline cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    if (!stream->queue.empty())
        shim_unwiped++;
    shim_streams--;
    delete stream;
    return shim_fails() ? cudaErrorInvalidValue : cudaSuccess;
}
typedef enum {
    cudaDevAttrMultiProcessorCount = 16,
    cudaDevAttrComputeCapabilityMajor = 75,
    cudaDevAttrComputeCapabilityMinor = 76
} cudaDeviceAttr;
static inline cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr asked, int)
{
    *value = asked == cudaDevAttrComputeCapabilityMajor ? 9 : asked == cudaDevAttrComputeCapabilityMinor ? 0 : 2;
    return shim_fails() ? cudaErrorInvalidValue : cudaSuccess;
}
template <typename Kernel>
static inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *groups, Kernel, int, size_t)
{
    *groups = 1;
    return shim_fails() ? cudaErrorInvalidValue : cudaSuccess;
}
static inline cudaError_t cudaMemset(void *to, int value, size_t bytes)
{
    memset(to, value, bytes);
    return shim_fails() ? cudaErrorInvalidValue : cudaSuccess;
}
static inline cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes, cudaMemcpyKind)
{
    memcpy(to, from, bytes);
    return shim_fails() ? cudaErrorInvalidValue : cudaSuccess;
}
static inline cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, cudaMemcpyKind, cudaStream_t stream)
{
    if (shim_fails())
        return cudaErrorInvalidValue;
    shim_do(stream, [=] { memcpy(to, from, bytes); });
    return cudaSuccess;
}
static inline cudaError_t cudaMemsetAsync(void *to, int value, size_t bytes, cudaStream_t stream)
{
    if (shim_fails())
        return cudaErrorInvalidValue;
    shim_do(stream, [=] { memset(to, value, bytes); });
    return cudaSuccess;
}
/* Memory of a stream's pool, which is there before its turn, and is freed in its turn. */
static inline cudaError_t cudaMallocAsync(void **place, size_t bytes, cudaStream_t) { return cudaMalloc(place, bytes); }
static inline cudaError_t cudaFreeAsync(void *place, cudaStream_t stream)
{
    const cudaError_t error = shim_fails() ? cudaErrorInvalidValue : cudaSuccess;
    shim_do(stream, [=] {
        const long left = shim_fails_in;
        shim_fails_in = -1;
        cudaFree(place);
        shim_fails_in = left;
    });
    return error;
}

/* Libraries of kernels that are loaded while a program runs: their code is the path of a library of the processor's. */
typedef void *cudaLibrary_t;
typedef void *cudaKernel_t;
typedef int cudaJitOption, cudaLibraryOption;
cudaError_t cudaLibraryLoadData(
    cudaLibrary_t *library, const void *code, cudaJitOption *, void **, unsigned, cudaLibraryOption *, void **, unsigned);
cudaError_t cudaLibraryGetKernel(cudaKernel_t *kernel, cudaLibrary_t library, const char *name);
cudaError_t cudaLibraryUnload(cudaLibrary_t library);

template <typename... Expected, typename... Given>
static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *launch, void (*kernel)(Expected...), Given... given)
{
    shim_launches++;
    if (shim_fails())
        return cudaErrorLaunchFailure;
    const cudaLaunchConfig_t now = *launch;
    if (shim_noting) {
        shim_noted.push_back({(const void *)kernel, now.gridDim, now.blockDim, {shim_bytes(given)...}});
        return cudaSuccess;
    }
    shim_do(now.stream, [=] {
        gridDim = now.gridDim;
        blockDim = now.blockDim;
        const uint64_t all = (uint64_t)gridDim.x * blockDim.x;
        shim_threads += all;
        for (unsigned b = 0; b < gridDim.x; b++) {
            blockIdx.x = shim_backwards ? gridDim.x - 1 - b : b;
            unsigned stopped = 0;
            for (unsigned pass = 0; pass < 1 + (stopped != 0); pass++)
                for (unsigned t = 0; t < blockDim.x; t++) {
                    threadIdx.x = shim_backwards ? blockDim.x - 1 - t : t;
                    shim_stops = pass == 0;
                    try {
                        kernel(given...);
                    } catch (const shim_barrier &) {
                        stopped++;
                    }
                }
            if (stopped != 0 && stopped != blockDim.x)
                abort(); /* some threads wait for ever */
        }
    });
    return cudaSuccess;
}

#endif
