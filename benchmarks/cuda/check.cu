/* SPDX-License-Identifier: Apache-2.0 */
/* Hashes of what each function of a library makes of random keys and data, 4096 blocks a line. The same text is a program
   for a GPU and one for a processor, whose lines have to be equal:  check SEED BLOCKS */
#include "functions.inc"
#include "common.cuh"
#include <cstring>

#define CHUNK 4096 /* blocks of a line */

static uint8_t *in, *out, *back;
static size_t blocks;
static uint64_t seed;

static uint64_t hash_of(const uint8_t *place, size_t bytes)
{
    uint64_t state = bytes;
    for (size_t i = 0; i < bytes; i++)
        state = (state ^ place[i]) * 0x100000001b3u; /* FNV-1a (Fowler, Noll, Vo) */
    return state;
}

static void print_hashes(const char *what, size_t bytes, size_t block)
{
    for (size_t done = 0; done < bytes; done += CHUNK * block)
        std::printf("%s %zu %016llx\n", what, done / block,
                    (unsigned long long)hash_of(back + done, std::min(bytes - done, CHUNK * block)));
}

/* Runs work(in, out) on random data, not in place and in place. */
template <typename Work> static void run(const char *what, size_t bytes, size_t block, Work work)
{
    for (int in_place = 0; in_place < 2; in_place++) {
        uint8_t *to = in_place ? in : out;
        fill_random(back, bytes, seed++);
        NEED(cudaMemcpy(in, back, bytes, cudaMemcpyHostToDevice));
        NEED(cudaMemset(out, 0x5a, bytes));
        NEED(work(in, to));
        NEED(cudaMemcpy(back, to, bytes, cudaMemcpyDeviceToHost));
        print_hashes(what, bytes, block);
    }
}

#define BLOCKS(V, ROLE, KEY, BLOCK)                                                                            \
    {                                                                                                          \
        uint8_t key[KEY];                                                                                      \
        static V##_key ks;                                                                                     \
        fill_key(key, sizeof key, seed++);                                                                     \
        V##_expand_key(&ks, key);                                                                              \
        run(#V " " #ROLE, blocks * BLOCK, BLOCK,                                                               \
            [](const void *from, void *to) { return V##_##ROLE##_device(&ks, from, to, blocks, 0); });         \
    }

#define COUNTER(V, ROLE, KEY, BLOCK)                                                                           \
    {                                                                                                          \
        uint8_t key[KEY];                                                                                      \
        static uint8_t counter[BLOCK];                                                                         \
        static V##_key ks;                                                                                     \
        fill_key(key, sizeof key, seed++);                                                                     \
        fill_random(counter, sizeof counter, seed++);                                                          \
        std::memset(counter + BLOCK / 2, 0xff, BLOCK / 2 - 2); /* so that it carries */                        \
        V##_expand_key(&ks, key);                                                                              \
        run(#V " " #ROLE, blocks * BLOCK - 5, BLOCK, [](const void *from, void *to) {                          \
            return V##_##ROLE##_device(&ks, counter, from, to, blocks * BLOCK - 5, 0);                         \
        });                                                                                                    \
        std::printf(#V " " #ROLE " counter %016llx\n", (unsigned long long)hash_of(counter, sizeof counter));  \
    }

int main(int count, char **given)
{
    if (count != 3) {
        std::fprintf(stderr, "check SEED BLOCKS\n");
        return 2;
    }
    need_gpu();
    seed = std::strtoull(given[1], nullptr, 0) << 32;
    blocks = std::strtoull(given[2], nullptr, 0);
    const size_t most = blocks * LARGEST;
    NEED(cudaMalloc(&in, most));
    NEED(cudaMalloc(&out, most));
    back = (uint8_t *)std::malloc(most);
    FUNCTIONS(BLOCKS, COUNTER)
    return 0;
}
