/* SPDX-License-Identifier: Apache-2.0 */
/* What the programs here share: an error ends the program, a record is a line of JSON, data are random. */
#ifndef CIPHERGEN_BENCH_COMMON
#define CIPHERGEN_BENCH_COMMON

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
#include <cuda_runtime.h>

#define NEED(call)                                                                                  \
    do {                                                                                            \
        const cudaError_t needed = (call);                                                          \
        if (needed != cudaSuccess) {                                                                \
            std::fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, cudaGetErrorString(needed)); \
            std::exit(1);                                                                           \
        }                                                                                           \
    } while (0)

/* Ends with status 3 where there is no GPU. */
static inline void need_gpu(void)
{
    int devices = 0;
    const cudaError_t error = cudaGetDeviceCount(&devices);
    if (error == cudaSuccess && devices > 0)
        return;
    std::fprintf(stderr, "no GPU: %s\n", error == cudaSuccess ? "there is none" : cudaGetErrorString(error));
    std::exit(3);
}

/* The numbers of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): the next of a state. */
static inline uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static inline void fill_random(uint8_t *place, size_t bytes, uint64_t seed)
{
    for (size_t i = 0; i < bytes; i++) {
        static thread_local uint64_t now;
        now = i % 8 == 0 ? next_random(&seed) : now >> 8;
        place[i] = (uint8_t)now;
    }
}

/* A key: that of code for one key, else a random one. */
static inline void fill_key(uint8_t *key, size_t bytes, uint64_t seed)
{
    fill_random(key, bytes, seed);
#ifdef OWN_KEY
    const uint8_t own[] = OWN_KEY;
    std::memcpy(key, own, sizeof own);
#endif
}

static inline double median(std::vector<double> samples)
{
    std::sort(samples.begin(), samples.end());
    const size_t n = samples.size();
    return n % 2 ? samples[n / 2] : (samples[n / 2 - 1] + samples[n / 2]) / 2;
}

#endif
