/* SPDX-License-Identifier: Apache-2.0 */
/* The time of each function of a library, on data in memory of the device and of the host, a line of JSON each. */
#include "functions.inc"
#include "common.cuh"
#include <chrono>
#include <cstring>

#define ROTATED ((size_t)512 << 20) /* bytes that a sample goes through at least, several times a cache */
#define LARGEST_SIZE ((size_t)1 << 30)
#define HOST_SIZE ((size_t)512 << 20)
#define WARM 3
#define SAMPLES 20
#define HOST_SAMPLES 3

static uint8_t *device, *other; /* of LARGEST_SIZE each */
static uint8_t *pinned, *pinned_out, *pageable, *pageable_out; /* of HOST_SIZE each */
static double *clock_found;
static const char *library; /* its name, for records */

static __global__ void fill(uint64_t *place, uint64_t count, uint64_t seed)
{
    for (uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += (uint64_t)gridDim.x * blockDim.x) {
        uint64_t z = (i + seed) * 0x9e3779b97f4a7c15u;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        place[i] = z ^ z >> 31;
    }
}

/* Clocks of a multiprocessor in a nanosecond, over some microseconds. */
static __global__ void look_at_clock(double *found)
{
    uint64_t from, now;
    const int64_t start = clock64();
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(from)::"memory");
    do
        asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now)::"memory");
    while (now - from < 200000);
    *found = (double)(clock64() - start) / (double)(now - from);
}

/* Runs work(from, to, bytes) over pairs of buffers, and prints the time of one call. */
template <typename Work> static void on_device(const char *variant, const char *role, size_t bytes, int block, Work work)
{
    const size_t pairs = bytes >= ROTATED ? 1 : ROTATED / bytes;
    cudaEvent_t before, after;
    std::vector<double> samples;
    NEED(cudaEventCreate(&before));
    NEED(cudaEventCreate(&after));
    for (int sample = -WARM; sample < SAMPLES; sample++) {
        float milliseconds;
        NEED(cudaEventRecord(before));
        for (size_t pair = 0; pair < pairs; pair++)
            NEED(work(device + pair * bytes, other + pair * bytes, bytes));
        NEED(cudaEventRecord(after));
        NEED(cudaEventSynchronize(after));
        NEED(cudaEventElapsedTime(&milliseconds, before, after));
        if (sample >= 0)
            samples.push_back(milliseconds / 1e3 / (double)pairs);
    }
    look_at_clock<<<1, 1>>>(clock_found);
    NEED(cudaDeviceSynchronize());
    std::printf("{\"kind\": \"device\", \"library\": \"%s\", \"variant\": \"%s\", \"role\": \"%s\", \"bytes\": %zu, \"block\": %d, \"seconds\": %.9g, "
                "\"least\": %.9g, \"most\": %.9g, \"ghz\": %.4f}\n",
                library, variant, role, bytes, block, median(samples), *std::min_element(samples.begin(), samples.end()),
                *std::max_element(samples.begin(), samples.end()), *clock_found);
    std::fflush(stdout);
}

#ifdef PIPE
/* Times work(pipe, from, to) of the host, on pinned and on pageable memory, through a pipe that is kept and without one, and
   compares what it leaves with what the function of the device made of the same data, which lies on the device. */
template <typename Work> static void on_host(const char *variant, const char *role, size_t bytes, Work work)
{
    static std::vector<uint8_t> wanted;
    wanted.resize(bytes);
    NEED(cudaMemcpy(wanted.data(), device, bytes, cudaMemcpyDeviceToHost));
    for (int kind = 0; kind < 4; kind++) {
        const bool paged = kind & 1, kept = kind & 2;
        uint8_t *from = paged ? pageable : pinned, *to = paged ? pageable_out : pinned_out;
        PIPE *pipe = NULL;
        std::vector<double> samples;
        if (kept)
            NEED(OPEN(&pipe, 0, 0));
        for (int sample = -1; sample < HOST_SAMPLES; sample++) {
            const auto before = std::chrono::steady_clock::now();
            NEED(work(pipe, from, to));
            const auto after = std::chrono::steady_clock::now();
            if (sample >= 0)
                samples.push_back(std::chrono::duration<double>(after - before).count());
        }
        NEED(CLOSE(pipe));
        if (std::memcmp(wanted.data(), to, bytes) != 0) {
            std::fprintf(stderr, "FAIL %s_%s: of the host and of the device differ\n", variant, role);
            std::exit(1);
        }
        std::printf("{\"kind\": \"host\", \"library\": \"%s\", \"variant\": \"%s\", \"role\": \"%s\", \"memory\": \"%s\", "
                    "\"kept\": %s, \"bytes\": %zu, \"seconds\": %.9g, \"least\": %.9g, \"most\": %.9g}\n",
                    library, variant, role, paged ? "pageable" : "pinned", kept ? "true" : "false", bytes, median(samples),
                    *std::min_element(samples.begin(), samples.end()), *std::max_element(samples.begin(), samples.end()));
        std::fflush(stdout);
    }
}
#endif

#ifdef PIPE
#define HOST_BLOCKS(V, ROLE, BLOCK)                                                                            \
    const size_t size = HOST_SIZE / BLOCK * BLOCK;                                                         \
    NEED(cudaMemcpy(device, pinned, size, cudaMemcpyHostToDevice));                                        \
    NEED(V##_##ROLE##_device(&ks, device, device, size / BLOCK, 0));                                       \
    on_host(#V, #ROLE, size, [size](PIPE *pipe, const uint8_t *from, uint8_t *to) {                        \
        return V##_##ROLE##_pipe(pipe, &ks, from, to, size / BLOCK);                                       \
    });
#define HOST_COUNTER(V, ROLE)                                                                                  \
    NEED(cudaMemcpy(device, pinned, HOST_SIZE, cudaMemcpyHostToDevice));                                   \
    std::memset(counter, 0, sizeof counter);                                                               \
    NEED(V##_##ROLE##_device(&ks, counter, device, device, HOST_SIZE, 0));                                 \
    on_host(#V, #ROLE, HOST_SIZE, [](PIPE *pipe, const uint8_t *from, uint8_t *to) {                       \
        std::memset(counter, 0, sizeof counter);                                                           \
        return V##_##ROLE##_pipe(pipe, &ks, counter, from, to, HOST_SIZE);                                 \
    });
#else /* a library without pipes */
#define HOST_BLOCKS(V, ROLE, BLOCK)
#define HOST_COUNTER(V, ROLE)
#endif

#define SIZES                                                                                                  \
    for (size_t bytes = (size_t)16 << 20; bytes <= LARGEST_SIZE; bytes *= 4)

#define BLOCKS(V, ROLE, KEY, BLOCK)                                                                            \
    {                                                                                                          \
        uint8_t key[KEY];                                                                                      \
        static V##_key ks;                                                                                     \
        fill_key(key, sizeof key, 1);                                                                          \
        V##_expand_key(&ks, key);                                                                              \
        SIZES on_device(#V, #ROLE, bytes, BLOCK, [](const uint8_t *from, uint8_t *to, size_t size) {                  \
            return V##_##ROLE##_device(&ks, from, to, size / BLOCK, 0);                                        \
        });                                                                                                    \
        HOST_BLOCKS(V, ROLE, BLOCK)                                                                            \
    }

#define COUNTER(V, ROLE, KEY, BLOCK)                                                                           \
    {                                                                                                          \
        uint8_t key[KEY];                                                                                      \
        static uint8_t counter[BLOCK];                                                                         \
        static V##_key ks;                                                                                     \
        fill_key(key, sizeof key, 1);                                                                          \
        V##_expand_key(&ks, key);                                                                              \
        SIZES on_device(#V, #ROLE, bytes, BLOCK, [](const uint8_t *from, uint8_t *to, size_t size) {                  \
            return V##_##ROLE##_device(&ks, counter, from, to, size, 0);                                       \
        });                                                                                                    \
        HOST_COUNTER(V, ROLE)                                                                                  \
    }

int main(int count, char **given)
{
    if (count != 2) {
        std::fprintf(stderr, "speed LIBRARY\n");
        return 2;
    }
    library = given[1];
    need_gpu();
    NEED(cudaMalloc(&device, LARGEST_SIZE));
    NEED(cudaMalloc(&other, LARGEST_SIZE));
    NEED(cudaMallocHost(&pinned, HOST_SIZE));
    NEED(cudaMallocHost(&pinned_out, HOST_SIZE));
    NEED(cudaMallocHost(&clock_found, sizeof *clock_found));
    pageable = (uint8_t *)std::malloc(HOST_SIZE);
    pageable_out = (uint8_t *)std::malloc(HOST_SIZE);
    fill<<<1024, 256>>>((uint64_t *)device, LARGEST_SIZE / 8, 1);
    fill<<<1024, 256>>>((uint64_t *)other, LARGEST_SIZE / 8, 2);
    NEED(cudaDeviceSynchronize());
    NEED(cudaMemcpy(pinned, device, HOST_SIZE, cudaMemcpyDeviceToHost));
    std::memcpy(pageable, pinned, HOST_SIZE);
    std::memset(pageable_out, 1, HOST_SIZE);
    FUNCTIONS(BLOCKS, COUNTER)
    return 0;
}
