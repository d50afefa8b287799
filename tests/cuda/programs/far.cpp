/* What LEA-128's functions launch on more data than a processor can try, with one, two and four blocks a thread: launches
   are noted in place of being run. Every block is in one launch, in order; no launch passes the end of the counter's
   lowest word; groups are whole, and begin at multiples of their size of the counter. */
#include "lea.cuh"
#include <cstdio>
#include <cstring>

static int failures;
#define CHECK(good) ((good) ? (void)0 : (void)(failures++, std::printf("FAIL line %d: %s\n", __LINE__, #good)))

#define KERNELS(role) \
    extern "C" void lea128_cuda_##role##_kernel(); \
    extern "C" void lea128_cuda_##role##_x2_kernel(); \
    extern "C" void lea128_cuda_##role##_x4_kernel(); \
    static unsigned each_of_##role(const void *kernel) \
    { \
        return kernel == (const void *)lea128_cuda_##role##_kernel ? 1 \
            : kernel == (const void *)lea128_cuda_##role##_x2_kernel ? 2 \
            : kernel == (const void *)lea128_cuda_##role##_x4_kernel ? 4 : 0; \
    }
KERNELS(encrypt_blocks)
KERNELS(ctr)

template <typename Value> static Value value_of(const std::vector<uint8_t> &bytes)
{
    Value value;
    CHECK(bytes.size() == sizeof value);
    memcpy(&value, bytes.data(), sizeof value);
    return value;
}

/* The blocks of a launch: as many threads as they take, of whole groups where a thread does several. */
static void check_threads(const shim_launch &launch, unsigned each, uint64_t blocks)
{
    const uint64_t threads = (uint64_t)launch.groups.x * launch.threads.x;
    CHECK(each != 0 && blocks != 0 && launch.groups.x <= 0x7fffffffu && launch.groups.x != 0);
    CHECK(launch.groups.y == 1 && launch.groups.z == 1 && launch.threads.y == 1 && launch.threads.z == 1);
    CHECK(threads * each >= blocks && (threads - launch.threads.x) * each < blocks);
    CHECK(each == 1 || blocks % (32 * each) == 0);
}

static uint8_t *const in = (uint8_t *)((uintptr_t)1 << 60), *const out = (uint8_t *)((uintptr_t)1 << 61);

static void blocks_of(uint64_t count)
{
    lea128_cuda_key ks = {};
    shim_noted.clear();
    CHECK(lea128_cuda_encrypt_blocks_device(&ks, in, out, count, 0) == cudaSuccess);
    uint64_t done = 0;
    for (const shim_launch &launch : shim_noted) {
        const uint64_t now = value_of<uint64_t>(launch.given[3]);
        check_threads(launch, each_of_encrypt_blocks(launch.kernel), now);
        CHECK(value_of<uint8_t *>(launch.given[1]) == in + 16 * done);
        CHECK(value_of<uint8_t *>(launch.given[2]) == out + 16 * done);
        done += now;
    }
    CHECK(done == count);
}

/* A number of 128 bits, of which the upper half is all ones. */
static void message_of(uint64_t start, uint64_t bytes)
{
    lea128_cuda_key ks = {};
    uint8_t counter[16];
    memset(counter, 0xff, 8);
    for (int i = 0; i < 8; i++)
        counter[8 + i] = (uint8_t)(start >> (56 - 8 * i));
    shim_noted.clear();
    CHECK(lea128_cuda_ctr_device(&ks, counter, in, out, bytes, 0) == cudaSuccess);
    uint64_t done = 0, now = start, narrow = 0;
    bool carried = false;
    for (const shim_launch &launch : shim_noted) {
        const unsigned each = each_of_ctr(launch.kernel);
        const uint64_t some = value_of<uint64_t>(launch.given[4]), blocks = (some + 15) / 16;
        const std::vector<uint8_t> &given = launch.given[1];
        uint64_t low = 0, high = 0;
        for (int i = 0; i < 8; i++) {
            high = high << 8 | given[i];
            low = low << 8 | given[8 + i];
        }
        CHECK(given.size() == 16 && low == now && high == (carried ? 0 : UINT64_MAX));
        check_threads(launch, each, blocks);
        CHECK((now & 0xffffffffu) + blocks <= (uint64_t)1 << 32);
        CHECK(each == 1 || (now % (32 * each) == 0 && some % 16 == 0));
        CHECK(some % 16 == 0 || done + some == bytes);
        CHECK(value_of<uint8_t *>(launch.given[2]) == in + done && value_of<uint8_t *>(launch.given[3]) == out + done);
        carried = carried || now + blocks < now;
        narrow += each == 4 ? 0 : blocks;
        now += blocks;
        done += some;
    }
    CHECK(done == bytes && narrow < 256); /* what is not in whole groups of 128 */
    uint64_t low = 0, high = 0;
    for (int i = 0; i < 8; i++) {
        high = high << 8 | counter[i];
        low = low << 8 | counter[8 + i];
    }
    CHECK(low == now && high == (carried ? 0 : UINT64_MAX));
}

int main()
{
    shim_noting = true;
    const uint64_t word = (uint64_t)1 << 32, launch = (uint64_t)0x7fffffff * 256;
    const uint64_t near[] = {0, 1, 31, 32, 33, 63, 64, 65, 127, 128, 129, 1000};
    for (uint64_t about : {(uint64_t)0, word, 2 * word, launch, 2 * launch, 4 * launch, (uint64_t)1 << 43})
        for (uint64_t more : near) {
            blocks_of(about + more);
            if (about >= more)
                blocks_of(about - more);
        }
    for (uint64_t about : {(uint64_t)0, word, 3 * word})
        for (uint64_t more : near)
            for (uint64_t past : {(uint64_t)0, (uint64_t)1, (uint64_t)128 * 16, 16 * (uint64_t)300 + 5, 16 * word - 16, 16 * word + 3})
                for (uint64_t start : {about - more, about + more, UINT64_MAX - more, word - more})
                    message_of(start, past + 16 * more);
    CHECK(lea128_cuda_encrypt_blocks_device(NULL, in, out, SIZE_MAX / 32 + 1, 0) == cudaErrorInvalidValue);
    std::printf(failures ? "FAIL\n" : "PASS\n");
    return failures != 0;
}
