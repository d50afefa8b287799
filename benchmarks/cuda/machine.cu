/* SPDX-License-Identifier: Apache-2.0 */
/* What a GPU can do at most: its properties, the rate of each pipe, memory, and the bus. A line of JSON each. */
#include "common.cuh"
#include <chrono>

#define LANES 1024  /* threads of a group, one group on each multiprocessor */
#define TURNS 64
#define REPEATED 32 /* times that a turn has its 8 steps */
#define SAMPLES 9

/* The registers of a thread, in a ring: step i changes register i, and reads those behind it. */
#define STEPS(step) step(0, 1, 2) step(1, 2, 3) step(2, 3, 4) step(3, 4, 5) step(4, 5, 6) step(5, 6, 7) step(6, 7, 0) step(7, 0, 1)

#define LOP3(i, j, k) asm volatile("lop3.b32 %0, %0, %1, %2, 0x96;" : "+r"(r[i]) : "r"(r[j]), "r"(r[k]));
#define SHF(i, j, k) asm volatile("shf.l.wrap.b32 %0, %0, %1, 9;" : "+r"(r[i]) : "r"(r[j]));
#define PRMT(i, j, k) asm volatile("prmt.b32 %0, %0, %1, 0x2541;" : "+r"(r[i]) : "r"(r[j]));
#define ADD(i, j, k) asm volatile("add.u32 %0, %0, %1;" : "+r"(r[i]) : "r"(r[j]));
#define IADD3(i, j, k) asm volatile("{.reg .u32 t; add.u32 t, %0, %1; add.u32 %0, t, %2;}" : "+r"(r[i]) : "r"(r[j]), "r"(r[k]));
#define IMAD(i, j, k) asm volatile("mad.lo.u32 %0, %0, %1, %2;" : "+r"(r[i]) : "r"(r[j]), "r"(r[k]));
#define WIDE(i, j, k) asm volatile("{.reg .u32 l, h; mov.b64 {l, h}, %1; mul.wide.u32 %0, l, h;}" : "=l"(q[i]) : "l"(q[j]));
/* x <<< 9 ^ y, as a multiplication whose halves the operation that follows puts together */
#define TURNED(i, j, k)                                                                                        \
    asm volatile("{.reg .u32 l, h; .reg .u64 w; mul.wide.u32 w, %0, 512; mov.b64 {l, h}, w; lop3.b32 %0, l, h, %1, 0x56;}" \
                 : "+r"(r[i]) : "r"(r[j]));
#define LDS(i, j, k) asm volatile("ld.shared.u32 %0, [%0];" : "+r"(r[i])::"memory");

#define LOP3_SHF(i, j, k) LOP3(i, j, k) SHF(k, i, j)
#define LOP3_IMAD(i, j, k) LOP3(i, j, k) IMAD(k, i, j)
#define LOP3_ADD(i, j, k) LOP3(i, j, k) ADD(k, i, j)
#define SHF_IMAD(i, j, k) SHF(i, j, k) IMAD(k, i, j)
#define IMAD_WIDE(i, j, k) IMAD(i, j, k) WIDE(i, j, k)
#define LOP3_WIDE(i, j, k) LOP3(i, j, k) WIDE(i, j, k)
#define LOP3_TURNED(i, j, k) LOP3(i, j, k) TURNED(k, i, j)

/* name, steps, operations that a step is */
#define PIPES(pipe)                                                                                            \
    pipe(lop3, LOP3, 1) pipe(shf, SHF, 1) pipe(prmt, PRMT, 1) pipe(add, ADD, 1) pipe(iadd3, IADD3, 1)            \
    pipe(imad, IMAD, 1) pipe(imad_wide, WIDE, 1) pipe(lop3_shf, LOP3_SHF, 2) pipe(lop3_imad, LOP3_IMAD, 2)       \
    pipe(lop3_add, LOP3_ADD, 2) pipe(shf_imad, SHF_IMAD, 2) pipe(imad_imad_wide, IMAD_WIDE, 2)                   \
    pipe(lop3_imad_wide, LOP3_WIDE, 2) pipe(imad_wide_lop3, TURNED, 2) pipe(lop3_imad_wide_lop3, LOP3_TURNED, 3)

/* Each: clocks of a group, and nanoseconds. Addresses of the loads are those of the thread's own words: no conflicts. */
#define KERNEL(name, step, each)                                                                               \
    static __global__ void __launch_bounds__(LANES) pipe_##name(uint64_t *found, uint32_t *left, uint32_t seed) \
    {                                                                                                          \
        __shared__ uint32_t words[LANES];                                                                      \
        uint32_t r[8];                                                                                         \
        uint64_t q[8];                                                                                         \
        const uint32_t own = (uint32_t)__cvta_generic_to_shared(words + threadIdx.x);                          \
        words[threadIdx.x] = own;                                                                              \
        for (int i = 0; i < 8; i++) {                                                                          \
            r[i] = seed == 0 ? own : seed * (threadIdx.x + 1) + i;                                \
            q[i] = (uint64_t)(r[i] ^ 0x1234567) << 32 | (r[i] * 77 + 3);                                       \
        }                                                                                                      \
        __syncthreads();                                                                                       \
        const uint64_t start = clock64();                                                                      \
        _Pragma("unroll 1") for (int turn = 0; turn < TURNS; turn++)                                           \
        {                                                                                                      \
            _Pragma("unroll") for (int again = 0; again < REPEATED; again++) { STEPS(step) }                   \
        }                                                                                                      \
        __syncthreads();                                                                                       \
        const uint64_t clocks = clock64() - start;                                                             \
        uint32_t sum = 0;                                                                                      \
        for (int i = 0; i < 8; i++)                                                                            \
            sum ^= r[i] ^ (uint32_t)q[i] ^ (uint32_t)(q[i] >> 32);                                             \
        left[blockIdx.x * LANES + threadIdx.x] = sum;                                                          \
        if (threadIdx.x == 0)                                                                                  \
            found[blockIdx.x] = clocks;                                                                        \
    }
PIPES(KERNEL)
KERNEL(lds, LDS, 1)

static int groups;

static void time_pipe(const char *name, int each, void (*kernel)(uint64_t *, uint32_t *, uint32_t), uint32_t seed)
{
    uint64_t *found;
    uint32_t *left;
    std::vector<double> rates, seconds;
    std::vector<uint64_t> clocks(groups);
    cudaEvent_t before, after;
    NEED(cudaEventCreate(&before));
    NEED(cudaEventCreate(&after));
    NEED(cudaMalloc(&found, groups * sizeof *found));
    NEED(cudaMalloc(&left, (size_t)groups * LANES * sizeof *left));
    for (int sample = -2; sample < SAMPLES; sample++) {
        float milliseconds;
        NEED(cudaEventRecord(before));
        kernel<<<groups, LANES>>>(found, left, seed);
        NEED(cudaGetLastError());
        NEED(cudaEventRecord(after));
        NEED(cudaEventSynchronize(after));
        NEED(cudaEventElapsedTime(&milliseconds, before, after));
        NEED(cudaMemcpy(clocks.data(), found, groups * sizeof *found, cudaMemcpyDeviceToHost));
        const double longest = (double)*std::max_element(clocks.begin(), clocks.end());
        if (sample >= 0) {
            rates.push_back((double)LANES * TURNS * REPEATED * 8 * each / longest);
            seconds.push_back(milliseconds / 1e3);
        }
    }
    std::printf("{\"kind\": \"pipe\", \"name\": \"%s\", \"lanes\": %.2f, \"seconds\": %.6g}\n", name, median(rates), median(seconds));
    std::fflush(stdout);
    NEED(cudaFree(found));
    NEED(cudaFree(left));
}

/* Copies of so many bytes within the device, timed by events. */
static void time_memory(size_t bytes)
{
    uint8_t *from, *to;
    std::vector<double> samples;
    cudaEvent_t before, after;
    NEED(cudaEventCreate(&before));
    NEED(cudaEventCreate(&after));
    NEED(cudaMalloc(&from, bytes));
    NEED(cudaMalloc(&to, bytes));
    NEED(cudaMemset(from, 0x35, bytes));
    for (int sample = -3; sample < 20; sample++) {
        float milliseconds;
        NEED(cudaEventRecord(before));
        NEED(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice));
        NEED(cudaEventRecord(after));
        NEED(cudaEventSynchronize(after));
        NEED(cudaEventElapsedTime(&milliseconds, before, after));
        if (sample >= 0)
            samples.push_back(milliseconds / 1e3);
    }
    std::printf("{\"kind\": \"copy\", \"what\": \"device to device\", \"bytes\": %zu, \"seconds\": %.9g}\n", bytes, median(samples));
    NEED(cudaFree(from));
    NEED(cudaFree(to));
}

/* Copies between host and device: one way, the other, and both at once. */
static void time_bus(size_t bytes)
{
    static const char *const names[] = {"host to device", "device to host", "both ways at once"};
    uint8_t *there[2], *here[2];
    cudaStream_t streams[2];
    for (int i = 0; i < 2; i++) {
        NEED(cudaMalloc(&there[i], bytes));
        NEED(cudaMallocHost(&here[i], bytes));
        NEED(cudaStreamCreate(&streams[i]));
        fill_random(here[i], bytes, i);
    }
    for (int ways = 1; ways <= 3; ways++) {
        std::vector<double> samples;
        for (int sample = -1; sample < 5; sample++) {
            const auto before = std::chrono::steady_clock::now();
            if (ways & 1)
                NEED(cudaMemcpyAsync(there[0], here[0], bytes, cudaMemcpyHostToDevice, streams[0]));
            if (ways & 2)
                NEED(cudaMemcpyAsync(here[1], there[1], bytes, cudaMemcpyDeviceToHost, streams[1]));
            NEED(cudaDeviceSynchronize());
            const auto after = std::chrono::steady_clock::now();
            if (sample >= 0)
                samples.push_back(std::chrono::duration<double>(after - before).count());
        }
        std::printf("{\"kind\": \"copy\", \"what\": \"%s\", \"bytes\": %zu, \"seconds\": %.9g}\n", names[ways - 1], bytes, median(samples));
    }
    std::fflush(stdout);
}

int main(void)
{
    need_gpu();
    cudaDeviceProp device;
    int clock = 0, driver = 0, runtime = 0;
    NEED(cudaGetDeviceProperties(&device, 0));
    NEED(cudaDeviceGetAttribute(&clock, cudaDevAttrClockRate, 0));
    NEED(cudaDriverGetVersion(&driver));
    NEED(cudaRuntimeGetVersion(&runtime));
    groups = device.multiProcessorCount;
    std::printf("{\"kind\": \"gpu\", \"name\": \"%s\", \"capability\": \"%d.%d\", \"multiprocessors\": %d, \"ghz\": %.4f, "
                "\"cache\": %d, \"memory\": %zu, \"driver_runs\": %d, \"runtime\": %d, \"compiler\": \"nvcc %d.%d.%d\"}\n",
                device.name, device.major, device.minor, groups, clock / 1e6, device.l2CacheSize, device.totalGlobalMem,
                driver, runtime, __CUDACC_VER_MAJOR__, __CUDACC_VER_MINOR__, __CUDACC_VER_BUILD__);
#define TIME(name, step, each) time_pipe(#name, each, pipe_##name, 12345);
    PIPES(TIME)
    time_pipe("lds", 1, pipe_lds, 0);
    for (size_t bytes = (size_t)64 << 20; bytes <= (size_t)1 << 30; bytes *= 4)
        time_memory(bytes);
    time_bus((size_t)512 << 20);
    return 0;
}
