/* LEA-128 through pipes that are kept, on one device and on several, from and to pinned memory, through the shim: each
   call made to fail in turn. */
#include "lea.cuh"
#include <cstdio>
#include <cstring>
#include <vector>

static int failures;
#define CHECK(good) ((good) ? (void)0 : (void)(failures++, std::printf("FAIL line %d: %s\n", __LINE__, #good)))

static const size_t MOST = 16 * 64 * 11; /* eleven chunks of 1024 bytes */
static lea128_cuda_key ks;
static std::vector<uint8_t> in(MOST + 64), wanted(MOST + 64), stream(MOST + 64);

static bool is_clean(void) { return shim_held.empty() && shim_streams == 0 && shim_unwiped == 0 && shim_astray == 0; }

/* What a pipe makes of all lengths; and it is the same pipe each time. */
static void test_lengths(unsigned devices, size_t chunk)
{
    lea_cuda_pipe *pipe;
    std::vector<uint8_t> out(MOST + 64);
    const int before = shim_current;
    CHECK(lea_cuda_open(&pipe, chunk, devices) == cudaSuccess);
    CHECK(shim_current == before);
    const size_t held = shim_held.size();
    const long streams = shim_streams;
    for (size_t n = 0; n <= MOST / 16; n = n < 3 || n % 64 > 61 || n % 64 < 2 ? n + 1 : n + 37) {
        uint8_t counter[16] = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xe0};
        memset(out.data(), 0x5a, out.size());
        CHECK(lea128_cuda_encrypt_blocks_pipe(pipe, &ks, in.data(), out.data() + 1, n) == cudaSuccess);
        CHECK(memcmp(out.data() + 1, wanted.data(), 16 * n) == 0 && out[0] == 0x5a && out[1 + 16 * n] == 0x5a);
        CHECK(lea128_cuda_decrypt_blocks_pipe(pipe, &ks, out.data() + 1, out.data() + 1, n) == cudaSuccess);
        CHECK(memcmp(out.data() + 1, in.data(), 16 * n) == 0);
        const size_t bytes = n > 0 ? 16 * n - n % 16 : 0;
        CHECK(lea128_cuda_ctr_pipe(pipe, &ks, counter, in.data(), out.data(), bytes) == cudaSuccess);
        CHECK(memcmp(out.data(), stream.data(), bytes) == 0);
        CHECK(shim_current == before);
        CHECK(shim_held.size() == held && shim_streams == streams);
    }
    CHECK(lea_cuda_close(pipe) == cudaSuccess);
    CHECK(shim_current == before && is_clean());
}

/* Memory that is pinned from end to end is copied from and to directly: nothing else is pinned for it. */
static void test_pinned(void)
{
    uint8_t *from, *to;
    CHECK(cudaMallocHost(&from, MOST) == cudaSuccess && cudaMallocHost(&to, MOST) == cudaSuccess);
    std::vector<uint8_t> other(MOST);
    for (int pinned = 0; pinned < 4; pinned++) {
        uint8_t *in_now = pinned & 1 ? from : other.data(), *out_now = pinned & 2 ? to : other.data();
        memcpy(in_now, in.data(), MOST);
        shim_pinned = 0;
        CHECK(lea128_cuda_encrypt_blocks(&ks, in_now, out_now, MOST / 16) == cudaSuccess);
        CHECK(memcmp(out_now, wanted.data(), MOST) == 0);
        CHECK((shim_pinned == 0) == (pinned == 3));
    }
    /* A part that is not pinned makes all of it pageable. */
    memcpy(from, in.data(), MOST);
    shim_held[from] = MOST - 1;
    shim_pinned = 0;
    CHECK(lea128_cuda_encrypt_blocks(&ks, from, to, MOST / 16) == cudaSuccess);
    CHECK(memcmp(to, wanted.data(), MOST) == 0 && shim_pinned > 0);
    /* In place; and an error leaves nothing of it. */
    memcpy(to, in.data(), MOST);
    CHECK(lea128_cuda_encrypt_blocks(&ks, to, to, MOST / 16) == cudaSuccess);
    CHECK(memcmp(to, wanted.data(), MOST) == 0);
    for (long fails = 0;; fails++) {
        memcpy(from, in.data(), MOST);
        memset(to, 0x5a, MOST);
        shim_fails_in = fails;
        const cudaError_t error = lea128_cuda_encrypt_blocks(&ks, from, to, MOST / 16);
        const bool failed = shim_fails_in < 0;
        shim_fails_in = -1;
        shim_current = 0;
        CHECK(shim_held.size() == 2 && shim_streams == 0);
        if (!failed)
            break;
        CHECK(error != cudaSuccess);
        for (size_t i = 0; i < MOST; i++)
            if (to[i] != 0) {
                CHECK(to[i] == 0);
                break;
            }
    }
    memset(from, 0, MOST);
    memset(to, 0, MOST);
    cudaFreeHost(from);
    cudaFreeHost(to);
    CHECK(is_clean());
}

/* Every call from opening to closing fails once. What a call leaves behind a failure is a pipe that can be used. */
static void test_failures(unsigned devices)
{
    long told = 0;
    for (long fails = 0;; fails++) {
        lea_cuda_pipe *pipe;
        uint8_t counter[16] = {7}, same[16] = {7}, again[16] = {7};
        std::vector<uint8_t> out(in), clean(MOST);
        shim_fails_in = fails;
        cudaError_t error = lea_cuda_open(&pipe, 1024, devices);
        CHECK((pipe == NULL) == (error != cudaSuccess));
        if (pipe != NULL) {
            error = lea128_cuda_ctr_pipe(pipe, &ks, counter, out.data(), out.data(), MOST - 5);
            if (error != cudaSuccess) {
                CHECK(shim_fails_in < 0);
                CHECK(memcmp(counter, same, 16) == 0);
                for (size_t i = 0; i < MOST - 5; i++)
                    if (out[i] != 0) {
                        CHECK(out[i] == 0);
                        break;
                    }
                CHECK(out[MOST - 5] == in[MOST - 5]);
                shim_current = 0; /* to set it may be what failed */
                CHECK(lea128_cuda_ctr_pipe(pipe, &ks, again, in.data(), clean.data(), MOST - 5) == cudaSuccess);
                CHECK(lea128_cuda_ctr_pipe(pipe, &ks, same, clean.data(), clean.data(), MOST - 5) == cudaSuccess);
                CHECK(memcmp(clean.data(), in.data(), MOST - 5) == 0 && memcmp(same, again, 16) == 0);
                CHECK(lea_cuda_close(pipe) == cudaSuccess);
            } else
                error = lea_cuda_close(pipe);
        }
        const bool failed = shim_fails_in < 0;
        shim_fails_in = -1;
        shim_current = 0;
        CHECK(shim_held.empty() && shim_streams == 0 && shim_unwiped == 0);
        shim_unwiped = shim_astray = 0;
        if (!failed)
            break;
        told++;
        CHECK(error != cudaSuccess);
    }
    CHECK(told > 60);
}

int main()
{
    static const uint8_t key[16] = {0x0f, 0x1e, 0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78,
                                    0x87, 0x96, 0xa5, 0xb4, 0xc3, 0xd2, 0xe1, 0xf0};
    lea128_cuda_expand_key(&ks, key);
    for (size_t i = 0; i < in.size(); i++)
        in[i] = (uint8_t)(i * 7 + i / 256);
    uint8_t *device = (uint8_t *)aligned_alloc(256, MOST + 256);
    uint8_t counter[16] = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xe0};
    memcpy(device, in.data(), MOST);
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, device, device, MOST / 16, 0) == cudaSuccess);
    memcpy(wanted.data(), device, MOST);
    memcpy(device, in.data(), MOST);
    CHECK(lea128_cuda_ctr_device(&ks, counter, device, device, MOST, 0) == cudaSuccess);
    memcpy(stream.data(), device, MOST);
    free(device);

    shim_devices = 3;
    test_lengths(0, 1024);
    test_lengths(0, 1); /* a chunk has a block at least */
    test_lengths(0, 1000);
    test_lengths(0, 0); /* one chunk takes it all */
    shim_current = 2;
    test_lengths(0, 1024);
    shim_current = 1;
    shim_works.clear();
    test_lengths(5, 1024);
    CHECK(shim_works[0] > 0 && shim_works[1] == 0 && shim_works[2] > 0);
    test_lengths(7, 1024);
    shim_current = 0;

    lea_cuda_pipe *pipe = (lea_cuda_pipe *)1;
    CHECK(lea_cuda_open(&pipe, 0, 8) == cudaErrorInvalidDevice && pipe == NULL && shim_current == 0);
    CHECK(lea_cuda_close(NULL) == cudaSuccess);
    CHECK(lea_cuda_open(&pipe, 1024, 0) == cudaSuccess);
    CHECK(lea128_cuda_encrypt_blocks_pipe(pipe, &ks, in.data(), in.data() + 8, 1) == cudaErrorInvalidValue);
    CHECK(lea_cuda_close(pipe) == cudaSuccess && is_clean());

    test_pinned();
    test_failures(0);
    test_failures(6);

    /* More than a thread's worth is copied by several, at any address. */
    std::vector<uint8_t> large((size_t)9 << 20), back(large.size() + 1);
    for (size_t i = 0; i < large.size(); i++)
        large[i] = (uint8_t)(i ^ i >> 11);
    CHECK(lea_cuda_open(&pipe, (size_t)5 << 20, 0) == cudaSuccess);
    CHECK(lea128_cuda_encrypt_blocks_pipe(pipe, &ks, large.data(), back.data() + 1, large.size() / 16) == cudaSuccess);
    CHECK(lea128_cuda_decrypt_blocks_pipe(pipe, &ks, back.data() + 1, back.data() + 1, large.size() / 16) == cudaSuccess);
    CHECK(memcmp(back.data() + 1, large.data(), large.size()) == 0);
    CHECK(lea_cuda_close(pipe) == cudaSuccess && is_clean());
    std::printf(failures ? "FAIL\n" : "PASS\n");
    return failures != 0;
}
