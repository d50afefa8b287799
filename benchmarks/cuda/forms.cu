/* SPDX-License-Identifier: Apache-2.0 */
/* Pilsung on 512 MiB of data of the host in four forms, as a paper has them that measured key expansion, the copy to the
   device and the kernel, but no copy back: none, O (the device expands the S- and P-boxes, not the host), P (the data lie in
   pinned memory), and both. These kernels are written by hand for that: a block a thread, groups of 1024, boxes in memory of
   the device. Beside them the library's functions, measured the same way, and to the last byte back:  forms LIBRARY */
#include "common.cuh"
#include "functions.inc"
#include <chrono>
#include <cstring>

#ifndef BYTES
#define BYTES ((size_t)512 << 20)
#endif
#define THREADS 1024
#define ROUNDS 10
#define SAMPLES 7
#define WARM 2

struct round_keys { uint8_t k[ROUNDS + 1][16]; };
struct boxes { uint8_t s[ROUNDS][16][256], p[ROUNDS][16]; };

static __host__ __device__ inline uint8_t doubled(uint8_t x) { return (uint8_t)(x << 1 ^ (x >> 7) * 0x1b); }

/* The S-box of AES (FIPS 197, 5.1.1): an inversion as the power of 254, and sums of its turned bits. */
static __host__ __device__ inline uint8_t product(uint8_t a, uint8_t b)
{
    uint8_t sum = 0;
    for (int i = 0; i < 8; i++, a = doubled(a))
        sum ^= (uint8_t)((b >> i & 1) * a);
    return sum;
}
static __host__ __device__ inline uint8_t substituted(uint8_t x)
{
    uint8_t power = x, inverse = 1; /* 254 = 2 + 4 + ... + 128 */
    for (int i = 0; i < 7; i++) {
        power = product(power, power);
        inverse = product(inverse, power);
    }
    uint8_t sum = 0x63;
    for (int i = 0; i < 5; i++)
        sum ^= (uint8_t)(inverse << i | inverse >> (8 - i));
    return sum;
}

/* Coins of shuffles of four and of eight, half of them 1, the first the highest bit. */
static __host__ __device__ inline uint8_t four_coins(unsigned n)
{
    const uint32_t coins = 0xa6c593u;
    return coins >> 4 * (n % 6) & 15;
}
static __host__ __device__ inline uint8_t eight_coins(unsigned n)
{
    const uint8_t coins[70] = {
        0x0f, 0x87, 0x47, 0x27, 0x17, 0xc3, 0x63, 0x33, 0x1b, 0xa3, 0x53, 0x2b, 0x93, 0x4b, 0x8b, 0xe1, 0x71, 0x39,
        0x1d, 0xb1, 0x59, 0x2d, 0x99, 0x4d, 0x8d, 0xd1, 0x69, 0x35, 0xa9, 0x55, 0x95, 0xc9, 0x65, 0xa5, 0xc5, 0xf0,
        0x78, 0x3c, 0x1e, 0xb8, 0x5c, 0x2e, 0x9c, 0x4e, 0x8e, 0xd8, 0x6c, 0x36, 0xac, 0x56, 0x96, 0xcc, 0x66, 0xa6,
        0xc6, 0xe8, 0x74, 0x3a, 0xb4, 0x5a, 0x9a, 0xd4, 0x6a, 0xaa, 0xca, 0xe4, 0x72, 0xb2, 0xd2, 0xe2};
    return coins[n % 70];
}

/* Parts of `count` elements: in each, those with coin 0 before those with coin 1. */
static __host__ __device__ inline void shuffle(uint8_t *place, int count, int part, const uint8_t *coins)
{
    uint8_t sorted[16];
    int made = 0;
    for (int begin = 0; begin < count; begin += part)
        for (int coin = 0; coin < 2; coin++)
            for (int i = begin; i < begin + part; i++)
                if (coins[i] == coin)
                    sorted[made++] = place[i];
    for (int i = 0; i < count; i++)
        place[i] = sorted[i];
}
static __host__ __device__ inline void toss(uint8_t *coins, unsigned bits, int count)
{
    for (int i = 0; i < count; i++)
        coins[i] = bits >> (count - 1 - i) & 1;
}

/* To which bit each bit of the S-box moves, by a byte of the round key. */
static __host__ __device__ inline void bit_order(uint8_t order[8], uint8_t b)
{
    uint8_t coins[8];
    for (int i = 0; i < 8; i++)
        order[i] = (uint8_t)i;
    toss(coins, eight_coins(b), 8);
    shuffle(order, 8, 8, coins);
    toss(coins, four_coins(b >> 4), 4);
    toss(coins + 4, four_coins(b & 15), 4);
    shuffle(order, 8, 4, coins);
    for (int k = 0; k < 4; k++)
        toss(coins + 2 * k, (b >> 2 * k & 3) != 0 ? 2 : 1, 2);
    shuffle(order, 8, 2, coins);
}
static __host__ __device__ inline uint8_t entry(const uint8_t order[8], uint8_t substitute)
{
    uint8_t sum = 3;
    for (int i = 0; i < 8; i++)
        sum ^= (uint8_t)((substitute >> i & 1) << order[i]);
    return sum;
}

/* The order of the bytes in a round, by its round key. */
static __host__ __device__ inline void byte_order(uint8_t order[16], const uint8_t k[16])
{
    uint8_t coins[16];
    for (int i = 0; i < 16; i++)
        order[i] = (uint8_t)i;
    for (int half = 0; half < 2; half++, k += 8) {
        for (int i = 0; i < 4; i++)
            toss(coins + 4 * i, four_coins(k[i] ^ k[i + 4]), 4);
        shuffle(order, 16, half == 0 ? 16 : 4, coins);
        for (int i = 0; i < 8; i++)
            toss(coins + 2 * i, k[i] >> i & 1 ? 2 : 1, 2);
        shuffle(order, 16, half == 0 ? 8 : 2, coins);
    }
}

/* Round keys: half of each 16 bytes of the key is xored with SHA-1 (FIPS 180-4) of it, and expanded as AES has it. */
static uint32_t left(uint32_t x, int n) { return x << n | x >> (32 - n); }

static void derive(uint8_t derived[16], const uint8_t key[16])
{
    uint32_t w[80] = {0}, h[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}, v[5];
    const uint32_t k[4] = {0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6};
    for (int i = 0; i < 16; i++)
        w[i / 4] = w[i / 4] << 8 | key[i];
    w[4] = 0x80000000;
    w[15] = 128;
    for (int t = 16; t < 80; t++)
        w[t] = left(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1);
    std::memcpy(v, h, sizeof v);
    for (int t = 0; t < 80; t++) {
        const uint32_t b = v[1], c = v[2], d = v[3];
        const uint32_t f = t < 20 ? (b & c) ^ (~b & d) : t >= 40 && t < 60 ? (b & c) ^ (b & d) ^ (c & d) : b ^ c ^ d;
        const uint32_t next = left(v[0], 5) + f + v[4] + k[t / 20] + w[t];
        v[4] = d, v[3] = c, v[2] = left(b, 30), v[1] = v[0], v[0] = next;
    }
    for (int i = 0; i < 16; i++) {
        const uint8_t byte = (uint8_t)((h[i / 4] + v[i / 4]) >> (24 - 8 * (i % 4)));
        derived[i] = key[i] ^ (i % 4 == 3 ? (uint8_t)~byte : byte);
    }
}

static void expand(round_keys *ks, const uint8_t key[32])
{
    uint8_t d[32], *w = ks->k[0], constant = 1;
    derive(d, key);
    derive(d + 16, key + 16);
    std::memcpy(w, d, 20);
    for (int i = 20; i < 16 * (ROUNDS + 1); i += 4, w += 4) {
        uint8_t *next = w + 20;
        const uint8_t *last = w + 16;
        const bool first = i % 20 == 0;
        for (int j = 0; j < 4; j++)
            next[j] = w[j] ^ (first ? substituted(last[(j + 1) % 4]) : last[j]);
        if (first) {
            next[0] ^= constant;
            constant = doubled(constant);
        }
    }
}

static void boxes_of(boxes *made, const round_keys *ks)
{
    uint8_t table[256];
    for (int x = 0; x < 256; x++)
        table[x] = substituted((uint8_t)x);
    for (int r = 0; r < ROUNDS; r++) {
        byte_order(made->p[r], ks->k[r + 1]);
        for (int j = 0; j < 16; j++) {
            uint8_t order[8];
            bit_order(order, ks->k[r + 1][j]);
            for (int x = 0; x < 256; x++)
                made->s[r][j][x] = entry(order, table[x]);
        }
    }
}

/* The same by 160 groups of 256 threads. */
static __global__ void boxes_on_device(boxes *made, const round_keys ks)
{
    const int r = blockIdx.x / 16, j = blockIdx.x % 16, x = threadIdx.x;
    __shared__ uint8_t order[8];
    if (x == 0) {
        bit_order(order, ks.k[r + 1][j]);
        if (j == 0)
            byte_order(made->p[r], ks.k[r + 1]);
    }
    __syncthreads();
    made->s[r][j][x] = entry(order, substituted((uint8_t)x));
}

static __global__ void __launch_bounds__(THREADS) encrypt(const boxes *b, const round_keys ks, uint4 *data, uint64_t blocks)
{
    const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= blocks)
        return;
    union {
        uint4 whole;
        uint8_t byte[16];
    } s, t;
    s.whole = data[i];
    for (int j = 0; j < 16; j++)
        s.byte[j] ^= ks.k[0][j];
    for (int r = 0; r < ROUNDS; r++) {
        for (int j = 0; j < 16; j++)
            t.byte[j] = b->s[r][b->p[r][j]][s.byte[b->p[r][j]]];
        for (int c = 0; c < 16; c += 4) {
            const uint8_t all = t.byte[c] ^ t.byte[c + 1] ^ t.byte[c + 2] ^ t.byte[c + 3];
            for (int j = 0; j < 4; j++) {
                const uint8_t own = t.byte[c + j], next = t.byte[c + (j + 1) % 4];
                s.byte[c + j] = (r < ROUNDS - 1 ? own ^ all ^ doubled(own ^ next) : own) ^ ks.k[r + 1][c + j];
            }
        }
    }
    data[i] = s.whole;
}

static const char *library;
static uint8_t *device, *pageable, *pinned, *pageable_out, *pinned_out, *wanted;
static boxes *on_device, *of_host;
static cudaStream_t stream;
static int failed = 0;

/* The time of work(), in a record; `back`: whether it ends with the last byte in memory of the host. */
template <typename Work> static void timed(const char *form, const char *memory, bool back, Work work)
{
    std::vector<double> samples;
    for (int sample = -WARM; sample < SAMPLES; sample++) {
        NEED(cudaStreamSynchronize(stream));
        const auto before = std::chrono::steady_clock::now();
        work();
        NEED(cudaStreamSynchronize(stream));
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - before;
        if (sample >= 0)
            samples.push_back(took.count());
    }
    std::printf("{\"kind\": \"form\", \"library\": \"%s\", \"form\": \"%s\", \"memory\": \"%s\", \"back\": %s, \"bytes\": %zu, "
                "\"seconds\": %.9g, \"least\": %.9g, \"most\": %.9g}\n",
                library, form, memory, back ? "true" : "false", BYTES, median(samples),
                *std::min_element(samples.begin(), samples.end()), *std::max_element(samples.begin(), samples.end()));
    std::fflush(stdout);
}

static void compare(const char *form, const uint8_t *found)
{
    if (std::memcmp(wanted, found, BYTES) != 0) {
        std::fprintf(stderr, "FAIL form %s is not what the library makes\n", form);
        failed = 1;
    }
}

template <typename Kernel, typename... Given> static void launch(Kernel kernel, size_t groups, unsigned threads, Given... given)
{
    cudaLaunchConfig_t config = {};
    config.gridDim = dim3((unsigned)groups);
    config.blockDim = dim3(threads);
    config.stream = stream;
    NEED(cudaLaunchKernelEx(&config, kernel, given...));
}

static void form(const char *name, const uint8_t key[32], bool by_device, bool is_pinned, bool back)
{
    const uint8_t *from = is_pinned ? pinned : pageable;
    uint8_t *to = is_pinned ? pinned_out : pageable_out;
    timed(name, is_pinned ? "pinned" : "pageable", back, [=] {
        round_keys ks;
        expand(&ks, key);
        if (by_device)
            launch(boxes_on_device, 16 * ROUNDS, 256, on_device, ks);
        else {
            boxes_of(of_host, &ks);
            NEED(cudaMemcpy(on_device, of_host, sizeof *of_host, cudaMemcpyHostToDevice));
        }
        NEED(cudaMemcpy(device, from, BYTES, cudaMemcpyHostToDevice));
        launch(encrypt, BYTES / 16 / THREADS, THREADS, on_device, ks, (uint4 *)device, (uint64_t)(BYTES / 16));
        if (back) {
            NEED(cudaStreamSynchronize(stream));
            NEED(cudaMemcpy(to, device, BYTES, cudaMemcpyDeviceToHost));
        }
    });
    if (!back)
        NEED(cudaMemcpy(to, device, BYTES, cudaMemcpyDeviceToHost));
    compare(name, to);
}

#define KEY pilsung_cuda_key
#define EXPAND pilsung_cuda_expand_key
#define ON_DEVICE pilsung_cuda_encrypt_blocks_device
#define BY_PIPE pilsung_cuda_encrypt_blocks_pipe

static void ours(const uint8_t key[32])
{
    static KEY ks;
    PIPE *pipe = NULL;
    for (int paged = 0; paged < 2; paged++) {
        const uint8_t *from = paged ? pageable : pinned;
        uint8_t *to = paged ? pageable_out : pinned_out;
        const char *memory = paged ? "pageable" : "pinned";
        timed("library, one copy", memory, false, [=] {
            EXPAND(&ks, key);
            NEED(cudaMemcpyAsync(device, from, BYTES, cudaMemcpyHostToDevice, stream));
            NEED(ON_DEVICE(&ks, device, device, BYTES / 16, stream));
        });
        NEED(OPEN(&pipe, 0, 0));
        std::memset(to, 0, BYTES);
        timed("library, pipe", memory, true, [=] {
            EXPAND(&ks, key);
            NEED(BY_PIPE(pipe, &ks, from, to, BYTES / 16));
        });
        NEED(CLOSE(pipe));
        compare("library, pipe", to);
    }
}

int main(int count, char **given)
{
    uint8_t key[32];
    static KEY ks;
    if (count != 2) {
        std::fprintf(stderr, "forms LIBRARY\n");
        return 2;
    }
    library = given[1];
    need_gpu();
    NEED(cudaStreamCreate(&stream));
    NEED(cudaMalloc(&device, BYTES));
    NEED(cudaMalloc(&on_device, sizeof *on_device));
    NEED(cudaMallocHost(&pinned, BYTES));
    NEED(cudaMallocHost(&pinned_out, BYTES));
    of_host = new boxes;
    pageable = (uint8_t *)std::malloc(BYTES);
    pageable_out = (uint8_t *)std::malloc(BYTES);
    wanted = (uint8_t *)std::malloc(BYTES);
    fill_random(key, sizeof key, 7);
    uint64_t seed = 11;
    for (size_t i = 0; i < BYTES / 8; i++)
        ((uint64_t *)pageable)[i] = next_random(&seed);
    std::memcpy(pinned, pageable, BYTES);
    EXPAND(&ks, key);
    NEED(cudaMemcpy(device, pinned, BYTES, cudaMemcpyHostToDevice));
    NEED(ON_DEVICE(&ks, device, device, BYTES / 16, stream));
    NEED(cudaStreamSynchronize(stream));
    NEED(cudaMemcpy(wanted, device, BYTES, cudaMemcpyDeviceToHost));
    std::memset(pageable_out, 0, BYTES);
    for (int back = 0; back < 2; back++) {
        form("none", key, false, false, back);
        form("O", key, true, false, back);
        form("P", key, false, true, back);
        form("PO", key, true, true, back);
    }
    ours(key);
    return failed;
}
