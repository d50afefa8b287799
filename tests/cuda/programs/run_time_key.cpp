/* Code for a key that is known at run time, through the shim, beside the code for every key: the same blocks for every
   number of them, in place and not, with two keys at once, and with each call made to fail. FOLDER: for what is compiled. */
#include LIBRARY_HEADER
#include RUN_TIME_HEADER
#include <nvrtc.h>
#include <cstdio>
#include <cstring>
#include <vector>

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define ANY(name) JOIN(SYMBOL, _##name)
#define ONE(name) JOIN(SYMBOL, _run_time_key_##name)
typedef JOIN(SYMBOL, _run_time_key) handle_t;

static int failures;
static void check(bool right, const char *what, long number)
{
    if (!right) {
        std::printf("%s: %ld\n", what, number);
        failures++;
    }
}

static std::vector<uint8_t> filled(size_t bytes, unsigned seed)
{
    std::vector<uint8_t> made(bytes + 32);
    for (uint8_t &byte : made)
        byte = (uint8_t)((seed = seed * 1664525u + 1013904223u) >> 24);
    return made;
}

/* Memory of the device with bytes in it. */
struct buffer {
    uint8_t *place;
    size_t bytes;
    explicit buffer(const std::vector<uint8_t> &from) : bytes(from.size())
    {
        check(cudaMalloc(&place, bytes) == cudaSuccess, "memory", (long)bytes);
        memcpy(place, from.data(), bytes);
    }
    ~buffer()
    {
        memset(place, 0, bytes);
        cudaFree(place);
    }
    bool same(const buffer &other) const { return memcmp(place, other.place, bytes) == 0; }
};

static void same_blocks(const handle_t *handle, const ANY(key) *ks, size_t blocks, int turns = 4)
{
    for (int turn = 0; turn < turns; turn++) {
        const bool in_place = turn % 2, back = turn / 2;
        const std::vector<uint8_t> data = filled(blocks * BLOCK, (unsigned)blocks), space(data.size(), 0x5a);
        buffer in(data), out(in_place ? data : space), other(in_place ? data : space);
        uint8_t *from = in_place ? out.place : in.place;
        const cudaError_t error = back ? ONE(decrypt_blocks_device)(handle, from, out.place, blocks, 0)
                                       : ONE(encrypt_blocks_device)(handle, from, out.place, blocks, 0);
        check(error == cudaSuccess, "blocks", (long)blocks);
        if (back)
            ANY(decrypt_blocks_device)(ks, in_place ? other.place : in.place, other.place, blocks, 0);
        else
            ANY(encrypt_blocks_device)(ks, in_place ? other.place : in.place, other.place, blocks, 0);
        check(out.same(other), back ? "decrypted" : "encrypted", (long)blocks);
    }
}

static void same_stream(const handle_t *handle, const ANY(key) *ks, size_t bytes, uint64_t start)
{
    uint8_t one[BLOCK], any[BLOCK];
    memset(one, 0x9c, sizeof one);
    for (int i = 0; i < 8; i++)
        one[BLOCK - 1 - i] = (uint8_t)(start >> 8 * i);
    memcpy(any, one, sizeof any);
    const std::vector<uint8_t> data = filled(bytes, (unsigned)bytes), space(data.size(), 0x5a);
    buffer in(data), out(space), other(space);
    check(ONE(ctr_device)(handle, one, in.place, out.place, bytes, 0) == cudaSuccess, "counter mode", (long)bytes);
    check(ANY(ctr_device)(ks, any, in.place, other.place, bytes, 0) == cudaSuccess, "counter mode for any key", (long)bytes);
    check(out.same(other), "counter mode", (long)bytes);
    check(memcmp(one, any, sizeof one) == 0, "counter", (long)bytes);
}

int main(int, char **words)
{
    shim_folder = words[1];
    uint8_t key[KEY_BYTES], second[KEY_BYTES];
    for (int i = 0; i < KEY_BYTES; i++)
        key[i] = (uint8_t)(37 * i + 5), second[i] = (uint8_t)(key[i] ^ (i == 0));
    ANY(key) ks, other;
    ANY(expand_key)(&ks, key);
    ANY(expand_key)(&other, second);
    handle_t *handle = NULL, *another = NULL;
    check(ONE(open)(&handle, key, 0) == cudaSuccess && handle != NULL, "open", 0);
    for (unsigned function : {1u, 2u, 4u})
        check(ONE(ptx)(handle, function) != NULL && strstr(ONE(ptx)(handle, function), "WORDS") != NULL, "text", function);
    check(ONE(ptx)(handle, 3) == NULL && ONE(ptx)(handle, 8) == NULL && ONE(ptx)(NULL, 1) == NULL, "no text", 0);
    check(shim_options.find("--gpu-architecture=sm_90 --define-macro=FUNCTION=") == 0, "options", 0);
    check(shim_options.find(" --no-cache ") != std::string::npos, "the key stays off the disk", 0);
    check(ONE(open)(&another, second, 5) == cudaSuccess && another != NULL, "open", 1);
    check(ONE(ptx)(another, 2) == NULL, "no text", 1);
    check(ONE(decrypt_blocks_device)(another, NULL, NULL, 0, 0) == cudaErrorInvalidValue, "not made", 0);
    {
        handle_t *none = handle;
        check(ONE(open)(&none, key, 9) == cudaErrorInvalidValue && none == NULL, "no such function", 0);
    }
    for (size_t blocks : {0, 1, 31, 1023, 1024, 1025, 2100})
        same_blocks(handle, &ks, blocks);
    same_blocks(another, &other, 1030, 2);
    for (size_t bytes : {0, 1, BLOCK - 1, BLOCK, 1024 * BLOCK - 1, 1024 * BLOCK, 1024 * BLOCK + 1, 2100 * BLOCK + 3})
        for (uint64_t start : {(uint64_t)0, (uint64_t)1, (uint64_t)1023, (uint64_t)0xfffffc00u, (uint64_t)0xfffffff0u, ~(uint64_t)0})
            same_stream(handle, &ks, bytes, start);
    same_stream(another, &other, 1030 * BLOCK, 1000);

    /* What is wrong with a call is said, and nothing is done. */
    {
        uint8_t counter[BLOCK] = {1}, before[BLOCK] = {1};
        buffer data(filled(64 * BLOCK, 1)), kept(filled(64 * BLOCK, 1));
        const long launches = shim_launches;
        check(ONE(encrypt_blocks_device)(NULL, data.place, data.place, 1, 0) == cudaErrorInvalidValue, "no handle", 0);
        check(ONE(decrypt_blocks_device)(NULL, data.place, data.place, 1, 0) == cudaErrorInvalidValue, "no handle", 1);
        check(ONE(ctr_device)(NULL, counter, data.place, data.place, 1, 0) == cudaErrorInvalidValue, "no handle", 2);
        check(ONE(encrypt_blocks_device)(handle, data.place + 1, data.place + 1, 1, 0) == cudaErrorMisalignedAddress, "misaligned", 0);
        check(ONE(ctr_device)(handle, counter, data.place, data.place + 16, 33, 0) == cudaErrorInvalidValue, "overlap", 0);
        check(ONE(encrypt_blocks_device)(handle, data.place, data.place, SIZE_MAX / 2, 0) == cudaErrorInvalidValue, "too many", 0);
        check(shim_launches == launches && data.same(kept) && memcmp(counter, before, BLOCK) == 0, "left alone", 0);
    }
    check(ONE(close)(NULL) == cudaSuccess, "close none", 0);
    check(ONE(close)(another) == cudaSuccess, "close", 1);

    /* Each call fails in turn: it is said, nothing is left behind, and groups that were made are wiped. */
    long calls = 0;
    for (bool failed = true; failed; calls++) {
        handle_t *made = (handle_t *)1;
        shim_fails_in = calls;
        const cudaError_t error = ONE(open)(&made, key, 0);
        failed = shim_fails_in < 0;
        shim_fails_in = -1;
        check((error != cudaSuccess) == failed && (made == NULL) == failed, "open fails", calls);
        if (!failed) {
            shim_fails_in = 0;
            check(ONE(close)(made) != cudaSuccess, "close fails", 0);
            shim_fails_in = -1;
        }
        check(shim_programs == 0 && shim_libraries == 3, "what open leaves", calls);
    }
    check(calls >= 30, "calls of open", calls);
    for (int kind = 0; kind < 3; kind++) {
        calls = 0;
        for (bool failed = true; failed; calls++) {
            uint8_t counter[BLOCK] = {0};
            counter[BLOCK - 1] = 7;
            buffer data(filled(2100 * BLOCK, 1));
            const size_t held = shim_held.size();
            shim_fails_in = calls;
            const cudaError_t error = kind == 0 ? ONE(encrypt_blocks_device)(handle, data.place, data.place, 2100, 0)
                : kind == 1                     ? ONE(decrypt_blocks_device)(handle, data.place, data.place, 2100, 0)
                                                : ONE(ctr_device)(handle, counter, data.place, data.place, 2100 * BLOCK, 0);
            failed = shim_fails_in < 0;
            shim_fails_in = -1;
            check((error != cudaSuccess) == failed, "blocks fail", calls);
            check(shim_held.size() == held, "groups left", calls);
        }
        check(calls >= 2, "calls of a function", calls);
    }
    check(ONE(close)(handle) == cudaSuccess, "close", 2);
    check(shim_libraries == 0 && shim_programs == 0 && shim_held.empty(), "left", shim_libraries);
    std::printf(failures ? "FAIL\n" : "PASS\n");
    return failures != 0;
}
