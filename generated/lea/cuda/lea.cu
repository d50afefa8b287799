/* gen --cipher lea --target cuda */
/* SPDX-License-Identifier: 0BSD */
/* LEA: see lea.cuh for how to use it. A line computes one value, and is to become one instruction. */
#include "lea.cuh"
#include <stdlib.h>
#include <string.h>
#include <system_error>
#include <thread>

/* A value that the compiler computes as it stands here, and not by way of others: what is proved needs to find it. It is
   no instruction. Compilers for a host need none. */
#ifdef __CUDA_ARCH__
#define PIN(value) asm("" : "+r"(value))
#else
#define PIN(value)
#endif

#define MOST_GROUPS 0x7fffffffu /* of threads, in a launch */

/* The upper word of two, shifted to the left by n, which is 1 to 31. */
static __host__ __device__ __forceinline__ uint32_t funnel_left(uint32_t low, uint32_t high, uint32_t n)
{
#ifdef __CUDA_ARCH__
    return __funnelshift_l(low, high, n);
#else
    return high << n | low >> (32 - n);
#endif
}

/* A word of four bytes of two others, of which each nibble of s takes one: 0 to 3 of a, 4 to 7 of b. */
static __host__ __device__ __forceinline__ uint32_t permuted(uint32_t a, uint32_t b, uint32_t s)
{
#ifdef __CUDA_ARCH__
    return __byte_perm(a, b, s);
#else
    const uint64_t both = (uint64_t)b << 32 | a;
    uint32_t word = 0;
    for (uint32_t i = 0; i < 4; i++)
        word |= (uint32_t)(both >> 8 * (s >> 4 * i & 7) & 255) << 8 * i;
    return word;
#endif
}

/* A word with its bytes in the opposite order. */
static __host__ __device__ __forceinline__ uint32_t swapped(uint32_t x)
{
    return permuted(x, 0, 0x0123);
}

/* What can be wrong with the buffers of a call. */
static cudaError_t check_buffers(const void *in, const void *out, size_t blocks, size_t block, size_t alignment)
{
    const uintptr_t from = (uintptr_t)in, to = (uintptr_t)out, apart = from < to ? to - from : from - to;
    if (blocks > SIZE_MAX / 2 / block)
        return cudaErrorInvalidValue;
    if (from % alignment != 0 || to % alignment != 0)
        return cudaErrorMisalignedAddress;
    return apart != 0 && apart < blocks * block ? cudaErrorInvalidValue : cudaSuccess;
}

/* How many of the blocks that are left a layer's launch takes: groups of so many, a warp's, where a thread does several. */
static size_t next_blocks(size_t left, size_t each, size_t group, size_t threads)
{
    const size_t most = (size_t)MOST_GROUPS * threads * each, whole = left - left % group;
    return whole < most ? whole : most;
}

/* Moves a counter of so many bytes on, the last of them lowest. */
static inline void add_to_counter(uint8_t *counter, size_t bytes, uint64_t blocks)
{
    for (size_t i = bytes; i-- > 0; blocks >>= 8) {
        blocks += counter[i];
        counter[i] = (uint8_t)blocks;
    }
}

/* How many blocks a counter has before its lowest word is at its end, which no launch passes. */
static inline size_t blocks_to_end(const uint8_t *counter, size_t bytes)
{
    const uint8_t *low = counter + bytes - 4;
    return ((size_t)1 << 32) - ((size_t)low[0] << 24 | low[1] << 16 | low[2] << 8 | low[3]);
}

static cudaLaunchConfig_t launch_of(size_t blocks, size_t each, size_t threads, cudaStream_t stream)
{
    cudaLaunchConfig_t launch = {};
    launch.gridDim = dim3((unsigned)((blocks + each * threads - 1) / (each * threads)));
    launch.blockDim = dim3((unsigned)threads);
    launch.stream = stream;
    return launch;
}
/* Data in memory of the host goes chunk by chunk through a ring of streams: while one chunk is encrypted, others are on
   their way in and out. With several devices, one chunk after the other goes to the next of them. */
#define RING 4 /* streams of a device */
#define COPIERS 4 /* threads that copy a chunk between pageable and pinned memory */
#define COPIED ((size_t)1 << 20) /* bytes that are worth a thread */
#ifndef CIPHERGEN_CUDA_CHUNK
#define CIPHERGEN_CUDA_CHUNK ((size_t)16 << 20) /* bytes, of which whole blocks are taken, one at least */
#endif

/* What one chunk needs. to: where it goes from pinned memory when it is done; bytes: of it, 0 where there is none. */
struct stage {
    uint8_t *pinned, *device, *to;
    cudaStream_t stream;
    size_t bytes;
    int on;
};

struct lea_cuda_pipe {
    size_t size; /* of the buffers of a stage */
    unsigned count;
    stage stages[]; /* in turn on one device after the other */
};
typedef lea_cuda_pipe cuda_pipe;

/* What the compiler may not leave out, though nobody reads it any more: it does not know what is called. */
static void wipe(uint8_t *place, size_t bytes)
{
    static void *(*volatile set)(void *, int, size_t) = memset;
    set(place, 0, bytes);
}

static void keep_first(cudaError_t *error, cudaError_t now)
{
    if (*error == cudaSuccess)
        *error = now;
}

/* Copies by several threads, as many as there are. */
static void copy_bytes(uint8_t *to, const uint8_t *from, size_t bytes)
{
    std::thread others[COPIERS - 1];
    const size_t most = bytes / COPIED, threads = most < COPIERS ? most : COPIERS;
    const size_t part = threads > 1 ? bytes / threads : bytes;
    size_t done = part; /* the rest, and what no thread could be had for */
    for (size_t i = 0; i + 1 < threads; i++) {
        try {
            others[i] = std::thread([=] { memcpy(to + done, from + done, part); });
        } catch (const std::system_error &) {
            break;
        }
        done += part;
    }
    memcpy(to, from, part);
    memcpy(to + done, from + done, bytes - done);
    for (std::thread &other : others)
        if (other.joinable())
            other.join();
}

/* Waits for the chunk of a stage, and hands it over unless something failed. */
static void finish(stage *s, cudaError_t *error)
{
    if (s->bytes == 0)
        return;
    keep_first(error, cudaSetDevice(s->on));
    keep_first(error, cudaStreamSynchronize(s->stream));
    if (*error == cudaSuccess && s->to != NULL)
        copy_bytes(s->to, s->pinned, s->bytes);
    s->bytes = 0;
}

/* Makes what a stage lacks. pinned: whether it needs memory of the host. */
static cudaError_t prepare(stage *s, size_t size, bool pinned)
{
    cudaError_t error = cudaSetDevice(s->on);
    if (error == cudaSuccess && s->stream == NULL)
        error = cudaStreamCreate(&s->stream);
    if (error == cudaSuccess && s->device == NULL)
        error = cudaMalloc(&s->device, size);
    if (error == cudaSuccess && pinned && s->pinned == NULL)
        error = cudaMallocHost(&s->pinned, size);
    return error;
}

/* Wipes and frees all that a pipe has. */
static cudaError_t close_pipe(cuda_pipe *pipe)
{
    cudaError_t error = cudaSuccess;
    for (stage *s = pipe->stages; s < pipe->stages + pipe->count; s++) {
        keep_first(&error, cudaSetDevice(s->on));
        if (s->device != NULL) {
            keep_first(&error, cudaMemset(s->device, 0, pipe->size));
            keep_first(&error, cudaFree(s->device));
        }
        if (s->pinned != NULL) {
            wipe(s->pinned, pipe->size);
            keep_first(&error, cudaFreeHost(s->pinned));
        }
        if (s->stream != NULL)
            keep_first(&error, cudaStreamDestroy(s->stream));
    }
    free(pipe);
    return error;
}

/* Makes a pipe with nothing in its stages. devices: a bit for each; most: stages that it has at most. */
static cuda_pipe *new_pipe(size_t size, unsigned devices, size_t most)
{
    int numbers[32], count = 0;
    for (int i = 0; i < 32; i++)
        if (devices >> i & 1)
            numbers[count++] = i;
    const size_t all = (size_t)count * RING, stages = all < most ? all : most;
    cuda_pipe *pipe = (cuda_pipe *)calloc(1, sizeof *pipe + stages * sizeof *pipe->stages);
    if (pipe == NULL)
        return NULL;
    pipe->size = size;
    pipe->count = (unsigned)stages;
    for (size_t i = 0; i < stages; i++)
        pipe->stages[i].on = numbers[i % count];
    return pipe;
}

cudaError_t lea_cuda_open(lea_cuda_pipe **pipe, size_t chunk, unsigned devices)
{
    int before;
    cudaError_t error = cudaGetDevice(&before);
    *pipe = NULL;
    if (error != cudaSuccess)
        return error;
    const size_t least = 16, asked = chunk != 0 ? chunk : CIPHERGEN_CUDA_CHUNK;
    cuda_pipe *made = new_pipe(asked < least ? least : asked, devices != 0 ? devices : 1u << before, 32 * RING);
    if (made == NULL)
        return cudaErrorMemoryAllocation;
    for (stage *s = made->stages; error == cudaSuccess && s < made->stages + made->count; s++)
        error = prepare(s, made->size, true);
    keep_first(&error, cudaSetDevice(before));
    if (error != cudaSuccess) {
        close_pipe(made);
        cudaSetDevice(before);
        return error;
    }
    *pipe = made;
    return cudaSuccess;
}

cudaError_t lea_cuda_close(lea_cuda_pipe *pipe)
{
    int before;
    if (pipe == NULL)
        return cudaSuccess;
    cudaError_t error = cudaGetDevice(&before);
    keep_first(&error, close_pipe(pipe));
    keep_first(&error, cudaSetDevice(before));
    return error;
}

/* Finds whether memory of the host is pinned, from its first byte to its last: then it needs no copy. */
static cudaError_t is_pinned(const uint8_t *place, size_t bytes, bool *pinned)
{
    cudaPointerAttributes first, last;
    cudaError_t error = cudaPointerGetAttributes(&first, place);
    if (error == cudaSuccess)
        error = cudaPointerGetAttributes(&last, place + bytes - 1);
    *pinned = error == cudaSuccess && first.type == cudaMemoryTypeHost && last.type == cudaMemoryTypeHost;
    return error;
}

/* Has work done on a chunk in place: work(device, bytes, stream) queues it. */
template <typename Work>
static cudaError_t pass_chunk(stage *s, size_t size, const uint8_t *in, bool in_pinned, uint8_t *out, bool out_pinned, size_t bytes, Work work)
{
    cudaError_t error = prepare(s, size, !in_pinned || !out_pinned);
    if (error != cudaSuccess)
        return error;
    if (!in_pinned) {
        copy_bytes(s->pinned, in, bytes);
        in = s->pinned;
    }
    s->to = out_pinned ? NULL : out;
    s->bytes = bytes;
    error = cudaMemcpyAsync(s->device, in, bytes, cudaMemcpyHostToDevice, s->stream);
    if (error == cudaSuccess)
        error = work(s->device, bytes, s->stream);
    if (error == cudaSuccess)
        error = cudaMemcpyAsync(out_pinned ? out : s->pinned, s->device, bytes, cudaMemcpyDeviceToHost, s->stream);
    return error;
}

/* Has work done on all data, chunk by chunk, each of whole blocks but the last. */
template <typename Work>
static cudaError_t pass_all(cuda_pipe *pipe, const uint8_t *in, uint8_t *out, size_t bytes, size_t chunk, Work work)
{
    bool in_pinned = false, out_pinned = false;
    size_t number = 0;
    cudaError_t error = is_pinned(in, bytes, &in_pinned);
    if (error == cudaSuccess)
        error = is_pinned(out, bytes, &out_pinned);
    for (size_t done = 0; error == cudaSuccess && done < bytes; number++) {
        stage *s = &pipe->stages[number % pipe->count];
        const size_t now = bytes - done < chunk ? bytes - done : chunk;
        finish(s, &error);
        if (error == cudaSuccess)
            error = pass_chunk(s, pipe->size, in + done, in_pinned, out + done, out_pinned, now, work);
        done += now;
    }
    for (unsigned i = 0; i < pipe->count; i++)
        finish(&pipe->stages[(number + i) % pipe->count], &error);
    return error;
}

/* The same through a pipe, or through one that is made for this call on the current device if that is NULL. After an error
   out is zero, whatever was there. */
template <typename Work>
static cudaError_t piped(cuda_pipe *pipe, const uint8_t *in, uint8_t *out, size_t bytes, size_t block, Work work)
{
    int before;
    const size_t asked = pipe != NULL ? pipe->size : CIPHERGEN_CUDA_CHUNK;
    const size_t chunk = asked < block ? block : asked - asked % block;
    if (bytes == 0)
        return cudaSuccess;
    cudaError_t error = cudaGetDevice(&before);
    if (error == cudaSuccess) {
        cuda_pipe *own = NULL;
        if (pipe == NULL)
            pipe = own = new_pipe(bytes < chunk ? bytes : chunk, 1u << before, (bytes + chunk - 1) / chunk);
        error = pipe == NULL ? cudaErrorMemoryAllocation : pass_all(pipe, in, out, bytes, chunk, work);
        if (own != NULL)
            keep_first(&error, close_pipe(own));
        keep_first(&error, cudaSetDevice(before));
    }
    if (error != cudaSuccess)
        memset(out, 0, bytes);
    return error;
}

/* LEA128 */

static __host__ __device__ __forceinline__ void lea128_cuda_schedule(lea128_cuda_key *ks, const uint8_t *key)
{
    uint32_t v0 = key[0];
    uint32_t v1 = key[1];
    uint32_t v2 = v1 << 8u; PIN(v2);
    uint32_t v3 = v0 | v2; PIN(v3);
    uint32_t v4 = key[2];
    uint32_t v5 = v4 << 16u; PIN(v5);
    uint32_t v6 = v3 | v5; PIN(v6);
    uint32_t v7 = key[3];
    uint32_t v8 = v7 << 24u; PIN(v8);
    uint32_t v9 = v6 | v8; PIN(v9);
    uint32_t v10 = key[4];
    uint32_t v11 = key[5];
    uint32_t v12 = v11 << 8u; PIN(v12);
    uint32_t v13 = v10 | v12; PIN(v13);
    uint32_t v14 = key[6];
    uint32_t v15 = v14 << 16u; PIN(v15);
    uint32_t v16 = v13 | v15; PIN(v16);
    uint32_t v17 = key[7];
    uint32_t v18 = v17 << 24u; PIN(v18);
    uint32_t v19 = v16 | v18; PIN(v19);
    uint32_t v20 = key[8];
    uint32_t v21 = key[9];
    uint32_t v22 = v21 << 8u; PIN(v22);
    uint32_t v23 = v20 | v22; PIN(v23);
    uint32_t v24 = key[10];
    uint32_t v25 = v24 << 16u; PIN(v25);
    uint32_t v26 = v23 | v25; PIN(v26);
    uint32_t v27 = key[11];
    uint32_t v28 = v27 << 24u; PIN(v28);
    uint32_t v29 = v26 | v28; PIN(v29);
    uint32_t v30 = key[12];
    uint32_t v31 = key[13];
    uint32_t v32 = v31 << 8u; PIN(v32);
    uint32_t v33 = v30 | v32; PIN(v33);
    uint32_t v34 = key[14];
    uint32_t v35 = v34 << 16u; PIN(v35);
    uint32_t v36 = v33 | v35; PIN(v36);
    uint32_t v37 = key[15];
    uint32_t v38 = v37 << 24u; PIN(v38);
    uint32_t v39 = v36 | v38; PIN(v39);
    /* round key 0 */
    uint32_t v40 = v9 + 0xc3efe9dbu; PIN(v40);
    uint32_t v41 = funnel_left(v40, v40, 1u); PIN(v41);
    ks->rk[0] = v41;
    uint32_t v42 = v19 + 0x87dfd3b7u; PIN(v42);
    uint32_t v43 = funnel_left(v42, v42, 3u); PIN(v43);
    ks->rk[1] = v43;
    uint32_t v44 = v29 + 0xfbfa76fu; PIN(v44);
    uint32_t v45 = funnel_left(v44, v44, 6u); PIN(v45);
    ks->rk[2] = v45;
    uint32_t v46 = v39 + 0x1f7f4edeu; PIN(v46);
    uint32_t v47 = funnel_left(v46, v46, 11u); PIN(v47);
    ks->rk[3] = v47;
    /* round key 1 */
    uint32_t v48 = v41 + 0x88c4d604u; PIN(v48);
    uint32_t v49 = funnel_left(v48, v48, 1u); PIN(v49);
    ks->rk[4] = v49;
    uint32_t v50 = v43 + 0x1189ac09u; PIN(v50);
    uint32_t v51 = funnel_left(v50, v50, 3u); PIN(v51);
    ks->rk[5] = v51;
    uint32_t v52 = v45 + 0x23135812u; PIN(v52);
    uint32_t v53 = funnel_left(v52, v52, 6u); PIN(v53);
    ks->rk[6] = v53;
    uint32_t v54 = v47 + 0x4626b024u; PIN(v54);
    uint32_t v55 = funnel_left(v54, v54, 11u); PIN(v55);
    ks->rk[7] = v55;
    /* round key 2 */
    uint32_t v56 = v49 + 0xe789f229u; PIN(v56);
    uint32_t v57 = funnel_left(v56, v56, 1u); PIN(v57);
    ks->rk[8] = v57;
    uint32_t v58 = v51 + 0xcf13e453u; PIN(v58);
    uint32_t v59 = funnel_left(v58, v58, 3u); PIN(v59);
    ks->rk[9] = v59;
    uint32_t v60 = v53 + 0x9e27c8a7u; PIN(v60);
    uint32_t v61 = funnel_left(v60, v60, 6u); PIN(v61);
    ks->rk[10] = v61;
    uint32_t v62 = v55 + 0x3c4f914fu; PIN(v62);
    uint32_t v63 = funnel_left(v62, v62, 11u); PIN(v63);
    ks->rk[11] = v63;
    /* round key 3 */
    uint32_t v64 = v57 + 0xc6f98763u; PIN(v64);
    uint32_t v65 = funnel_left(v64, v64, 1u); PIN(v65);
    ks->rk[12] = v65;
    uint32_t v66 = v59 + 0x8df30ec7u; PIN(v66);
    uint32_t v67 = funnel_left(v66, v66, 3u); PIN(v67);
    ks->rk[13] = v67;
    uint32_t v68 = v61 + 0x1be61d8fu; PIN(v68);
    uint32_t v69 = funnel_left(v68, v68, 6u); PIN(v69);
    ks->rk[14] = v69;
    uint32_t v70 = v63 + 0x37cc3b1eu; PIN(v70);
    uint32_t v71 = funnel_left(v70, v70, 11u); PIN(v71);
    ks->rk[15] = v71;
    /* round key 4 */
    uint32_t v72 = v65 + 0x3efe9dbcu; PIN(v72);
    uint32_t v73 = funnel_left(v72, v72, 1u); PIN(v73);
    ks->rk[16] = v73;
    uint32_t v74 = v67 + 0x7dfd3b78u; PIN(v74);
    uint32_t v75 = funnel_left(v74, v74, 3u); PIN(v75);
    ks->rk[17] = v75;
    uint32_t v76 = v69 + 0xfbfa76f0u; PIN(v76);
    uint32_t v77 = funnel_left(v76, v76, 6u); PIN(v77);
    ks->rk[18] = v77;
    uint32_t v78 = v71 + 0xf7f4ede1u; PIN(v78);
    uint32_t v79 = funnel_left(v78, v78, 11u); PIN(v79);
    ks->rk[19] = v79;
    /* round key 5 */
    uint32_t v80 = v73 + 0x8c4d6048u; PIN(v80);
    uint32_t v81 = funnel_left(v80, v80, 1u); PIN(v81);
    ks->rk[20] = v81;
    uint32_t v82 = v75 + 0x189ac091u; PIN(v82);
    uint32_t v83 = funnel_left(v82, v82, 3u); PIN(v83);
    ks->rk[21] = v83;
    uint32_t v84 = v77 + 0x31358122u; PIN(v84);
    uint32_t v85 = funnel_left(v84, v84, 6u); PIN(v85);
    ks->rk[22] = v85;
    uint32_t v86 = v79 + 0x626b0244u; PIN(v86);
    uint32_t v87 = funnel_left(v86, v86, 11u); PIN(v87);
    ks->rk[23] = v87;
    /* round key 6 */
    uint32_t v88 = v81 + 0x789f229eu; PIN(v88);
    uint32_t v89 = funnel_left(v88, v88, 1u); PIN(v89);
    ks->rk[24] = v89;
    uint32_t v90 = v83 + 0xf13e453cu; PIN(v90);
    uint32_t v91 = funnel_left(v90, v90, 3u); PIN(v91);
    ks->rk[25] = v91;
    uint32_t v92 = v85 + 0xe27c8a79u; PIN(v92);
    uint32_t v93 = funnel_left(v92, v92, 6u); PIN(v93);
    ks->rk[26] = v93;
    uint32_t v94 = v87 + 0xc4f914f3u; PIN(v94);
    uint32_t v95 = funnel_left(v94, v94, 11u); PIN(v95);
    ks->rk[27] = v95;
    /* round key 7 */
    uint32_t v96 = v89 + 0x6f98763cu; PIN(v96);
    uint32_t v97 = funnel_left(v96, v96, 1u); PIN(v97);
    ks->rk[28] = v97;
    uint32_t v98 = v91 + 0xdf30ec78u; PIN(v98);
    uint32_t v99 = funnel_left(v98, v98, 3u); PIN(v99);
    ks->rk[29] = v99;
    uint32_t v100 = v93 + 0xbe61d8f1u; PIN(v100);
    uint32_t v101 = funnel_left(v100, v100, 6u); PIN(v101);
    ks->rk[30] = v101;
    uint32_t v102 = v95 + 0x7cc3b1e3u; PIN(v102);
    uint32_t v103 = funnel_left(v102, v102, 11u); PIN(v103);
    ks->rk[31] = v103;
    /* round key 8 */
    uint32_t v104 = v97 + 0xefe9dbc3u; PIN(v104);
    uint32_t v105 = funnel_left(v104, v104, 1u); PIN(v105);
    ks->rk[32] = v105;
    uint32_t v106 = v99 + 0xdfd3b787u; PIN(v106);
    uint32_t v107 = funnel_left(v106, v106, 3u); PIN(v107);
    ks->rk[33] = v107;
    uint32_t v108 = v101 + 0xbfa76f0fu; PIN(v108);
    uint32_t v109 = funnel_left(v108, v108, 6u); PIN(v109);
    ks->rk[34] = v109;
    uint32_t v110 = v103 + 0x7f4ede1fu; PIN(v110);
    uint32_t v111 = funnel_left(v110, v110, 11u); PIN(v111);
    ks->rk[35] = v111;
    /* round key 9 */
    uint32_t v112 = v105 + 0xc4d60488u; PIN(v112);
    uint32_t v113 = funnel_left(v112, v112, 1u); PIN(v113);
    ks->rk[36] = v113;
    uint32_t v114 = v107 + 0x89ac0911u; PIN(v114);
    uint32_t v115 = funnel_left(v114, v114, 3u); PIN(v115);
    ks->rk[37] = v115;
    uint32_t v116 = v109 + 0x13581223u; PIN(v116);
    uint32_t v117 = funnel_left(v116, v116, 6u); PIN(v117);
    ks->rk[38] = v117;
    uint32_t v118 = v111 + 0x26b02446u; PIN(v118);
    uint32_t v119 = funnel_left(v118, v118, 11u); PIN(v119);
    ks->rk[39] = v119;
    /* round key 10 */
    uint32_t v120 = v113 + 0x89f229e7u; PIN(v120);
    uint32_t v121 = funnel_left(v120, v120, 1u); PIN(v121);
    ks->rk[40] = v121;
    uint32_t v122 = v115 + 0x13e453cfu; PIN(v122);
    uint32_t v123 = funnel_left(v122, v122, 3u); PIN(v123);
    ks->rk[41] = v123;
    uint32_t v124 = v117 + 0x27c8a79eu; PIN(v124);
    uint32_t v125 = funnel_left(v124, v124, 6u); PIN(v125);
    ks->rk[42] = v125;
    uint32_t v126 = v119 + 0x4f914f3cu; PIN(v126);
    uint32_t v127 = funnel_left(v126, v126, 11u); PIN(v127);
    ks->rk[43] = v127;
    /* round key 11 */
    uint32_t v128 = v121 + 0xf98763c6u; PIN(v128);
    uint32_t v129 = funnel_left(v128, v128, 1u); PIN(v129);
    ks->rk[44] = v129;
    uint32_t v130 = v123 + 0xf30ec78du; PIN(v130);
    uint32_t v131 = funnel_left(v130, v130, 3u); PIN(v131);
    ks->rk[45] = v131;
    uint32_t v132 = v125 + 0xe61d8f1bu; PIN(v132);
    uint32_t v133 = funnel_left(v132, v132, 6u); PIN(v133);
    ks->rk[46] = v133;
    uint32_t v134 = v127 + 0xcc3b1e37u; PIN(v134);
    uint32_t v135 = funnel_left(v134, v134, 11u); PIN(v135);
    ks->rk[47] = v135;
    /* round key 12 */
    uint32_t v136 = v129 + 0xfe9dbc3eu; PIN(v136);
    uint32_t v137 = funnel_left(v136, v136, 1u); PIN(v137);
    ks->rk[48] = v137;
    uint32_t v138 = v131 + 0xfd3b787du; PIN(v138);
    uint32_t v139 = funnel_left(v138, v138, 3u); PIN(v139);
    ks->rk[49] = v139;
    uint32_t v140 = v133 + 0xfa76f0fbu; PIN(v140);
    uint32_t v141 = funnel_left(v140, v140, 6u); PIN(v141);
    ks->rk[50] = v141;
    uint32_t v142 = v135 + 0xf4ede1f7u; PIN(v142);
    uint32_t v143 = funnel_left(v142, v142, 11u); PIN(v143);
    ks->rk[51] = v143;
    /* round key 13 */
    uint32_t v144 = v137 + 0x4d60488cu; PIN(v144);
    uint32_t v145 = funnel_left(v144, v144, 1u); PIN(v145);
    ks->rk[52] = v145;
    uint32_t v146 = v139 + 0x9ac09118u; PIN(v146);
    uint32_t v147 = funnel_left(v146, v146, 3u); PIN(v147);
    ks->rk[53] = v147;
    uint32_t v148 = v141 + 0x35812231u; PIN(v148);
    uint32_t v149 = funnel_left(v148, v148, 6u); PIN(v149);
    ks->rk[54] = v149;
    uint32_t v150 = v143 + 0x6b024462u; PIN(v150);
    uint32_t v151 = funnel_left(v150, v150, 11u); PIN(v151);
    ks->rk[55] = v151;
    /* round key 14 */
    uint32_t v152 = v145 + 0x9f229e78u; PIN(v152);
    uint32_t v153 = funnel_left(v152, v152, 1u); PIN(v153);
    ks->rk[56] = v153;
    uint32_t v154 = v147 + 0x3e453cf1u; PIN(v154);
    uint32_t v155 = funnel_left(v154, v154, 3u); PIN(v155);
    ks->rk[57] = v155;
    uint32_t v156 = v149 + 0x7c8a79e2u; PIN(v156);
    uint32_t v157 = funnel_left(v156, v156, 6u); PIN(v157);
    ks->rk[58] = v157;
    uint32_t v158 = v151 + 0xf914f3c4u; PIN(v158);
    uint32_t v159 = funnel_left(v158, v158, 11u); PIN(v159);
    ks->rk[59] = v159;
    /* round key 15 */
    uint32_t v160 = v153 + 0x98763c6fu; PIN(v160);
    uint32_t v161 = funnel_left(v160, v160, 1u); PIN(v161);
    ks->rk[60] = v161;
    uint32_t v162 = v155 + 0x30ec78dfu; PIN(v162);
    uint32_t v163 = funnel_left(v162, v162, 3u); PIN(v163);
    ks->rk[61] = v163;
    uint32_t v164 = v157 + 0x61d8f1beu; PIN(v164);
    uint32_t v165 = funnel_left(v164, v164, 6u); PIN(v165);
    ks->rk[62] = v165;
    uint32_t v166 = v159 + 0xc3b1e37cu; PIN(v166);
    uint32_t v167 = funnel_left(v166, v166, 11u); PIN(v167);
    ks->rk[63] = v167;
    /* round key 16 */
    uint32_t v168 = v161 + 0xe9dbc3efu; PIN(v168);
    uint32_t v169 = funnel_left(v168, v168, 1u); PIN(v169);
    ks->rk[64] = v169;
    uint32_t v170 = v163 + 0xd3b787dfu; PIN(v170);
    uint32_t v171 = funnel_left(v170, v170, 3u); PIN(v171);
    ks->rk[65] = v171;
    uint32_t v172 = v165 + 0xa76f0fbfu; PIN(v172);
    uint32_t v173 = funnel_left(v172, v172, 6u); PIN(v173);
    ks->rk[66] = v173;
    uint32_t v174 = v167 + 0x4ede1f7fu; PIN(v174);
    uint32_t v175 = funnel_left(v174, v174, 11u); PIN(v175);
    ks->rk[67] = v175;
    /* round key 17 */
    uint32_t v176 = v169 + 0xd60488c4u; PIN(v176);
    uint32_t v177 = funnel_left(v176, v176, 1u); PIN(v177);
    ks->rk[68] = v177;
    uint32_t v178 = v171 + 0xac091189u; PIN(v178);
    uint32_t v179 = funnel_left(v178, v178, 3u); PIN(v179);
    ks->rk[69] = v179;
    uint32_t v180 = v173 + 0x58122313u; PIN(v180);
    uint32_t v181 = funnel_left(v180, v180, 6u); PIN(v181);
    ks->rk[70] = v181;
    uint32_t v182 = v175 + 0xb0244626u; PIN(v182);
    uint32_t v183 = funnel_left(v182, v182, 11u); PIN(v183);
    ks->rk[71] = v183;
    /* round key 18 */
    uint32_t v184 = v177 + 0xf229e789u; PIN(v184);
    uint32_t v185 = funnel_left(v184, v184, 1u); PIN(v185);
    ks->rk[72] = v185;
    uint32_t v186 = v179 + 0xe453cf13u; PIN(v186);
    uint32_t v187 = funnel_left(v186, v186, 3u); PIN(v187);
    ks->rk[73] = v187;
    uint32_t v188 = v181 + 0xc8a79e27u; PIN(v188);
    uint32_t v189 = funnel_left(v188, v188, 6u); PIN(v189);
    ks->rk[74] = v189;
    uint32_t v190 = v183 + 0x914f3c4fu; PIN(v190);
    uint32_t v191 = funnel_left(v190, v190, 11u); PIN(v191);
    ks->rk[75] = v191;
    /* round key 19 */
    uint32_t v192 = v185 + 0x8763c6f9u; PIN(v192);
    uint32_t v193 = funnel_left(v192, v192, 1u); PIN(v193);
    ks->rk[76] = v193;
    uint32_t v194 = v187 + 0xec78df3u; PIN(v194);
    uint32_t v195 = funnel_left(v194, v194, 3u); PIN(v195);
    ks->rk[77] = v195;
    uint32_t v196 = v189 + 0x1d8f1be6u; PIN(v196);
    uint32_t v197 = funnel_left(v196, v196, 6u); PIN(v197);
    ks->rk[78] = v197;
    uint32_t v198 = v191 + 0x3b1e37ccu; PIN(v198);
    uint32_t v199 = funnel_left(v198, v198, 11u); PIN(v199);
    ks->rk[79] = v199;
    /* round key 20 */
    uint32_t v200 = v193 + 0x9dbc3efeu; PIN(v200);
    uint32_t v201 = funnel_left(v200, v200, 1u); PIN(v201);
    ks->rk[80] = v201;
    uint32_t v202 = v195 + 0x3b787dfdu; PIN(v202);
    uint32_t v203 = funnel_left(v202, v202, 3u); PIN(v203);
    ks->rk[81] = v203;
    uint32_t v204 = v197 + 0x76f0fbfau; PIN(v204);
    uint32_t v205 = funnel_left(v204, v204, 6u); PIN(v205);
    ks->rk[82] = v205;
    uint32_t v206 = v199 + 0xede1f7f4u; PIN(v206);
    uint32_t v207 = funnel_left(v206, v206, 11u); PIN(v207);
    ks->rk[83] = v207;
    /* round key 21 */
    uint32_t v208 = v201 + 0x60488c4du; PIN(v208);
    uint32_t v209 = funnel_left(v208, v208, 1u); PIN(v209);
    ks->rk[84] = v209;
    uint32_t v210 = v203 + 0xc091189au; PIN(v210);
    uint32_t v211 = funnel_left(v210, v210, 3u); PIN(v211);
    ks->rk[85] = v211;
    uint32_t v212 = v205 + 0x81223135u; PIN(v212);
    uint32_t v213 = funnel_left(v212, v212, 6u); PIN(v213);
    ks->rk[86] = v213;
    uint32_t v214 = v207 + 0x244626bu; PIN(v214);
    uint32_t v215 = funnel_left(v214, v214, 11u); PIN(v215);
    ks->rk[87] = v215;
    /* round key 22 */
    uint32_t v216 = v209 + 0x229e789fu; PIN(v216);
    uint32_t v217 = funnel_left(v216, v216, 1u); PIN(v217);
    ks->rk[88] = v217;
    uint32_t v218 = v211 + 0x453cf13eu; PIN(v218);
    uint32_t v219 = funnel_left(v218, v218, 3u); PIN(v219);
    ks->rk[89] = v219;
    uint32_t v220 = v213 + 0x8a79e27cu; PIN(v220);
    uint32_t v221 = funnel_left(v220, v220, 6u); PIN(v221);
    ks->rk[90] = v221;
    uint32_t v222 = v215 + 0x14f3c4f9u; PIN(v222);
    uint32_t v223 = funnel_left(v222, v222, 11u); PIN(v223);
    ks->rk[91] = v223;
    /* round key 23 */
    uint32_t v224 = v217 + 0x763c6f98u; PIN(v224);
    uint32_t v225 = funnel_left(v224, v224, 1u); PIN(v225);
    ks->rk[92] = v225;
    uint32_t v226 = v219 + 0xec78df30u; PIN(v226);
    uint32_t v227 = funnel_left(v226, v226, 3u); PIN(v227);
    ks->rk[93] = v227;
    uint32_t v228 = v221 + 0xd8f1be61u; PIN(v228);
    uint32_t v229 = funnel_left(v228, v228, 6u); PIN(v229);
    ks->rk[94] = v229;
    uint32_t v230 = v223 + 0xb1e37cc3u; PIN(v230);
    uint32_t v231 = funnel_left(v230, v230, 11u); PIN(v231);
    ks->rk[95] = v231;
}

/* The same text on the device, so that a proof sees it. Nothing calls it. */
extern "C" __global__ void lea128_cuda_expand_key_kernel(lea128_cuda_key *ks, const uint8_t *key)
{
    lea128_cuda_schedule(ks, key);
}

void lea128_cuda_expand_key(lea128_cuda_key *ks, const uint8_t key[16])
{
    lea128_cuda_schedule(ks, key);
}

extern "C" __global__ void __launch_bounds__(256) lea128_cuda_encrypt_blocks_kernel(
    const __grid_constant__ lea128_cuda_key ks, const uint4 *in, uint4 *out, uint64_t blocks)
{
    const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= blocks)
        return;
    const uint4 in0 = in[i];
    /* round i = 0: x := round(x, rk[i]) */
    uint32_t v0 = ks.rk[3];
    uint32_t v1 = in0.z ^ v0; PIN(v1);
    uint32_t v2 = ks.rk[1];
    uint32_t v3 = in0.w ^ v2; PIN(v3);
    uint32_t v4 = v1 + v3; PIN(v4);
    uint32_t v5 = funnel_left(v4, v4, 29u); PIN(v5);
    uint32_t v6 = ks.rk[2];
    uint32_t v7 = in0.y ^ v6; PIN(v7);
    uint32_t v8 = in0.z ^ v2; PIN(v8);
    uint32_t v9 = v7 + v8; PIN(v9);
    uint32_t v10 = funnel_left(v9, v9, 27u); PIN(v10);
    uint32_t v11 = ks.rk[0];
    uint32_t v12 = in0.x ^ v11; PIN(v12);
    uint32_t v13 = in0.y ^ v2; PIN(v13);
    uint32_t v14 = v12 + v13; PIN(v14);
    uint32_t v15 = funnel_left(v14, v14, 9u); PIN(v15);
    /* round i = 1: x := round(x, rk[i]) */
    uint32_t v16 = ks.rk[7];
    uint32_t v17 = v5 ^ v16; PIN(v17);
    uint32_t v18 = ks.rk[5];
    uint32_t v19 = in0.x ^ v18; PIN(v19);
    uint32_t v20 = v17 + v19; PIN(v20);
    uint32_t v21 = funnel_left(v20, v20, 29u); PIN(v21);
    uint32_t v22 = ks.rk[6];
    uint32_t v23 = v10 ^ v22; PIN(v23);
    uint32_t v24 = v5 ^ v18; PIN(v24);
    uint32_t v25 = v23 + v24; PIN(v25);
    uint32_t v26 = funnel_left(v25, v25, 27u); PIN(v26);
    uint32_t v27 = ks.rk[4];
    uint32_t v28 = v15 ^ v27; PIN(v28);
    uint32_t v29 = v10 ^ v18; PIN(v29);
    uint32_t v30 = v28 + v29; PIN(v30);
    uint32_t v31 = funnel_left(v30, v30, 9u); PIN(v31);
    /* round i = 2: x := round(x, rk[i]) */
    uint32_t v32 = ks.rk[11];
    uint32_t v33 = v21 ^ v32; PIN(v33);
    uint32_t v34 = ks.rk[9];
    uint32_t v35 = v15 ^ v34; PIN(v35);
    uint32_t v36 = v33 + v35; PIN(v36);
    uint32_t v37 = funnel_left(v36, v36, 29u); PIN(v37);
    uint32_t v38 = ks.rk[10];
    uint32_t v39 = v26 ^ v38; PIN(v39);
    uint32_t v40 = v21 ^ v34; PIN(v40);
    uint32_t v41 = v39 + v40; PIN(v41);
    uint32_t v42 = funnel_left(v41, v41, 27u); PIN(v42);
    uint32_t v43 = ks.rk[8];
    uint32_t v44 = v31 ^ v43; PIN(v44);
    uint32_t v45 = v26 ^ v34; PIN(v45);
    uint32_t v46 = v44 + v45; PIN(v46);
    uint32_t v47 = funnel_left(v46, v46, 9u); PIN(v47);
    /* round i = 3: x := round(x, rk[i]) */
    uint32_t v48 = ks.rk[15];
    uint32_t v49 = v37 ^ v48; PIN(v49);
    uint32_t v50 = ks.rk[13];
    uint32_t v51 = v31 ^ v50; PIN(v51);
    uint32_t v52 = v49 + v51; PIN(v52);
    uint32_t v53 = funnel_left(v52, v52, 29u); PIN(v53);
    uint32_t v54 = ks.rk[14];
    uint32_t v55 = v42 ^ v54; PIN(v55);
    uint32_t v56 = v37 ^ v50; PIN(v56);
    uint32_t v57 = v55 + v56; PIN(v57);
    uint32_t v58 = funnel_left(v57, v57, 27u); PIN(v58);
    uint32_t v59 = ks.rk[12];
    uint32_t v60 = v47 ^ v59; PIN(v60);
    uint32_t v61 = v42 ^ v50; PIN(v61);
    uint32_t v62 = v60 + v61; PIN(v62);
    uint32_t v63 = funnel_left(v62, v62, 9u); PIN(v63);
    /* round i = 4: x := round(x, rk[i]) */
    uint32_t v64 = ks.rk[19];
    uint32_t v65 = v53 ^ v64; PIN(v65);
    uint32_t v66 = ks.rk[17];
    uint32_t v67 = v47 ^ v66; PIN(v67);
    uint32_t v68 = v65 + v67; PIN(v68);
    uint32_t v69 = funnel_left(v68, v68, 29u); PIN(v69);
    uint32_t v70 = ks.rk[18];
    uint32_t v71 = v58 ^ v70; PIN(v71);
    uint32_t v72 = v53 ^ v66; PIN(v72);
    uint32_t v73 = v71 + v72; PIN(v73);
    uint32_t v74 = funnel_left(v73, v73, 27u); PIN(v74);
    uint32_t v75 = ks.rk[16];
    uint32_t v76 = v63 ^ v75; PIN(v76);
    uint32_t v77 = v58 ^ v66; PIN(v77);
    uint32_t v78 = v76 + v77; PIN(v78);
    uint32_t v79 = funnel_left(v78, v78, 9u); PIN(v79);
    /* round i = 5: x := round(x, rk[i]) */
    uint32_t v80 = ks.rk[23];
    uint32_t v81 = v69 ^ v80; PIN(v81);
    uint32_t v82 = ks.rk[21];
    uint32_t v83 = v63 ^ v82; PIN(v83);
    uint32_t v84 = v81 + v83; PIN(v84);
    uint32_t v85 = funnel_left(v84, v84, 29u); PIN(v85);
    uint32_t v86 = ks.rk[22];
    uint32_t v87 = v74 ^ v86; PIN(v87);
    uint32_t v88 = v69 ^ v82; PIN(v88);
    uint32_t v89 = v87 + v88; PIN(v89);
    uint32_t v90 = funnel_left(v89, v89, 27u); PIN(v90);
    uint32_t v91 = ks.rk[20];
    uint32_t v92 = v79 ^ v91; PIN(v92);
    uint32_t v93 = v74 ^ v82; PIN(v93);
    uint32_t v94 = v92 + v93; PIN(v94);
    uint32_t v95 = funnel_left(v94, v94, 9u); PIN(v95);
    /* round i = 6: x := round(x, rk[i]) */
    uint32_t v96 = ks.rk[27];
    uint32_t v97 = v85 ^ v96; PIN(v97);
    uint32_t v98 = ks.rk[25];
    uint32_t v99 = v79 ^ v98; PIN(v99);
    uint32_t v100 = v97 + v99; PIN(v100);
    uint32_t v101 = funnel_left(v100, v100, 29u); PIN(v101);
    uint32_t v102 = ks.rk[26];
    uint32_t v103 = v90 ^ v102; PIN(v103);
    uint32_t v104 = v85 ^ v98; PIN(v104);
    uint32_t v105 = v103 + v104; PIN(v105);
    uint32_t v106 = funnel_left(v105, v105, 27u); PIN(v106);
    uint32_t v107 = ks.rk[24];
    uint32_t v108 = v95 ^ v107; PIN(v108);
    uint32_t v109 = v90 ^ v98; PIN(v109);
    uint32_t v110 = v108 + v109; PIN(v110);
    uint32_t v111 = funnel_left(v110, v110, 9u); PIN(v111);
    /* round i = 7: x := round(x, rk[i]) */
    uint32_t v112 = ks.rk[31];
    uint32_t v113 = v101 ^ v112; PIN(v113);
    uint32_t v114 = ks.rk[29];
    uint32_t v115 = v95 ^ v114; PIN(v115);
    uint32_t v116 = v113 + v115; PIN(v116);
    uint32_t v117 = funnel_left(v116, v116, 29u); PIN(v117);
    uint32_t v118 = ks.rk[30];
    uint32_t v119 = v106 ^ v118; PIN(v119);
    uint32_t v120 = v101 ^ v114; PIN(v120);
    uint32_t v121 = v119 + v120; PIN(v121);
    uint32_t v122 = funnel_left(v121, v121, 27u); PIN(v122);
    uint32_t v123 = ks.rk[28];
    uint32_t v124 = v111 ^ v123; PIN(v124);
    uint32_t v125 = v106 ^ v114; PIN(v125);
    uint32_t v126 = v124 + v125; PIN(v126);
    uint32_t v127 = funnel_left(v126, v126, 9u); PIN(v127);
    /* round i = 8: x := round(x, rk[i]) */
    uint32_t v128 = ks.rk[35];
    uint32_t v129 = v117 ^ v128; PIN(v129);
    uint32_t v130 = ks.rk[33];
    uint32_t v131 = v111 ^ v130; PIN(v131);
    uint32_t v132 = v129 + v131; PIN(v132);
    uint32_t v133 = funnel_left(v132, v132, 29u); PIN(v133);
    uint32_t v134 = ks.rk[34];
    uint32_t v135 = v122 ^ v134; PIN(v135);
    uint32_t v136 = v117 ^ v130; PIN(v136);
    uint32_t v137 = v135 + v136; PIN(v137);
    uint32_t v138 = funnel_left(v137, v137, 27u); PIN(v138);
    uint32_t v139 = ks.rk[32];
    uint32_t v140 = v127 ^ v139; PIN(v140);
    uint32_t v141 = v122 ^ v130; PIN(v141);
    uint32_t v142 = v140 + v141; PIN(v142);
    uint32_t v143 = funnel_left(v142, v142, 9u); PIN(v143);
    /* round i = 9: x := round(x, rk[i]) */
    uint32_t v144 = ks.rk[39];
    uint32_t v145 = v133 ^ v144; PIN(v145);
    uint32_t v146 = ks.rk[37];
    uint32_t v147 = v127 ^ v146; PIN(v147);
    uint32_t v148 = v145 + v147; PIN(v148);
    uint32_t v149 = funnel_left(v148, v148, 29u); PIN(v149);
    uint32_t v150 = ks.rk[38];
    uint32_t v151 = v138 ^ v150; PIN(v151);
    uint32_t v152 = v133 ^ v146; PIN(v152);
    uint32_t v153 = v151 + v152; PIN(v153);
    uint32_t v154 = funnel_left(v153, v153, 27u); PIN(v154);
    uint32_t v155 = ks.rk[36];
    uint32_t v156 = v143 ^ v155; PIN(v156);
    uint32_t v157 = v138 ^ v146; PIN(v157);
    uint32_t v158 = v156 + v157; PIN(v158);
    uint32_t v159 = funnel_left(v158, v158, 9u); PIN(v159);
    /* round i = 10: x := round(x, rk[i]) */
    uint32_t v160 = ks.rk[43];
    uint32_t v161 = v149 ^ v160; PIN(v161);
    uint32_t v162 = ks.rk[41];
    uint32_t v163 = v143 ^ v162; PIN(v163);
    uint32_t v164 = v161 + v163; PIN(v164);
    uint32_t v165 = funnel_left(v164, v164, 29u); PIN(v165);
    uint32_t v166 = ks.rk[42];
    uint32_t v167 = v154 ^ v166; PIN(v167);
    uint32_t v168 = v149 ^ v162; PIN(v168);
    uint32_t v169 = v167 + v168; PIN(v169);
    uint32_t v170 = funnel_left(v169, v169, 27u); PIN(v170);
    uint32_t v171 = ks.rk[40];
    uint32_t v172 = v159 ^ v171; PIN(v172);
    uint32_t v173 = v154 ^ v162; PIN(v173);
    uint32_t v174 = v172 + v173; PIN(v174);
    uint32_t v175 = funnel_left(v174, v174, 9u); PIN(v175);
    /* round i = 11: x := round(x, rk[i]) */
    uint32_t v176 = ks.rk[47];
    uint32_t v177 = v165 ^ v176; PIN(v177);
    uint32_t v178 = ks.rk[45];
    uint32_t v179 = v159 ^ v178; PIN(v179);
    uint32_t v180 = v177 + v179; PIN(v180);
    uint32_t v181 = funnel_left(v180, v180, 29u); PIN(v181);
    uint32_t v182 = ks.rk[46];
    uint32_t v183 = v170 ^ v182; PIN(v183);
    uint32_t v184 = v165 ^ v178; PIN(v184);
    uint32_t v185 = v183 + v184; PIN(v185);
    uint32_t v186 = funnel_left(v185, v185, 27u); PIN(v186);
    uint32_t v187 = ks.rk[44];
    uint32_t v188 = v175 ^ v187; PIN(v188);
    uint32_t v189 = v170 ^ v178; PIN(v189);
    uint32_t v190 = v188 + v189; PIN(v190);
    uint32_t v191 = funnel_left(v190, v190, 9u); PIN(v191);
    /* round i = 12: x := round(x, rk[i]) */
    uint32_t v192 = ks.rk[51];
    uint32_t v193 = v181 ^ v192; PIN(v193);
    uint32_t v194 = ks.rk[49];
    uint32_t v195 = v175 ^ v194; PIN(v195);
    uint32_t v196 = v193 + v195; PIN(v196);
    uint32_t v197 = funnel_left(v196, v196, 29u); PIN(v197);
    uint32_t v198 = ks.rk[50];
    uint32_t v199 = v186 ^ v198; PIN(v199);
    uint32_t v200 = v181 ^ v194; PIN(v200);
    uint32_t v201 = v199 + v200; PIN(v201);
    uint32_t v202 = funnel_left(v201, v201, 27u); PIN(v202);
    uint32_t v203 = ks.rk[48];
    uint32_t v204 = v191 ^ v203; PIN(v204);
    uint32_t v205 = v186 ^ v194; PIN(v205);
    uint32_t v206 = v204 + v205; PIN(v206);
    uint32_t v207 = funnel_left(v206, v206, 9u); PIN(v207);
    /* round i = 13: x := round(x, rk[i]) */
    uint32_t v208 = ks.rk[55];
    uint32_t v209 = v197 ^ v208; PIN(v209);
    uint32_t v210 = ks.rk[53];
    uint32_t v211 = v191 ^ v210; PIN(v211);
    uint32_t v212 = v209 + v211; PIN(v212);
    uint32_t v213 = funnel_left(v212, v212, 29u); PIN(v213);
    uint32_t v214 = ks.rk[54];
    uint32_t v215 = v202 ^ v214; PIN(v215);
    uint32_t v216 = v197 ^ v210; PIN(v216);
    uint32_t v217 = v215 + v216; PIN(v217);
    uint32_t v218 = funnel_left(v217, v217, 27u); PIN(v218);
    uint32_t v219 = ks.rk[52];
    uint32_t v220 = v207 ^ v219; PIN(v220);
    uint32_t v221 = v202 ^ v210; PIN(v221);
    uint32_t v222 = v220 + v221; PIN(v222);
    uint32_t v223 = funnel_left(v222, v222, 9u); PIN(v223);
    /* round i = 14: x := round(x, rk[i]) */
    uint32_t v224 = ks.rk[59];
    uint32_t v225 = v213 ^ v224; PIN(v225);
    uint32_t v226 = ks.rk[57];
    uint32_t v227 = v207 ^ v226; PIN(v227);
    uint32_t v228 = v225 + v227; PIN(v228);
    uint32_t v229 = funnel_left(v228, v228, 29u); PIN(v229);
    uint32_t v230 = ks.rk[58];
    uint32_t v231 = v218 ^ v230; PIN(v231);
    uint32_t v232 = v213 ^ v226; PIN(v232);
    uint32_t v233 = v231 + v232; PIN(v233);
    uint32_t v234 = funnel_left(v233, v233, 27u); PIN(v234);
    uint32_t v235 = ks.rk[56];
    uint32_t v236 = v223 ^ v235; PIN(v236);
    uint32_t v237 = v218 ^ v226; PIN(v237);
    uint32_t v238 = v236 + v237; PIN(v238);
    uint32_t v239 = funnel_left(v238, v238, 9u); PIN(v239);
    /* round i = 15: x := round(x, rk[i]) */
    uint32_t v240 = ks.rk[63];
    uint32_t v241 = v229 ^ v240; PIN(v241);
    uint32_t v242 = ks.rk[61];
    uint32_t v243 = v223 ^ v242; PIN(v243);
    uint32_t v244 = v241 + v243; PIN(v244);
    uint32_t v245 = funnel_left(v244, v244, 29u); PIN(v245);
    uint32_t v246 = ks.rk[62];
    uint32_t v247 = v234 ^ v246; PIN(v247);
    uint32_t v248 = v229 ^ v242; PIN(v248);
    uint32_t v249 = v247 + v248; PIN(v249);
    uint32_t v250 = funnel_left(v249, v249, 27u); PIN(v250);
    uint32_t v251 = ks.rk[60];
    uint32_t v252 = v239 ^ v251; PIN(v252);
    uint32_t v253 = v234 ^ v242; PIN(v253);
    uint32_t v254 = v252 + v253; PIN(v254);
    uint32_t v255 = funnel_left(v254, v254, 9u); PIN(v255);
    /* round i = 16: x := round(x, rk[i]) */
    uint32_t v256 = ks.rk[67];
    uint32_t v257 = v245 ^ v256; PIN(v257);
    uint32_t v258 = ks.rk[65];
    uint32_t v259 = v239 ^ v258; PIN(v259);
    uint32_t v260 = v257 + v259; PIN(v260);
    uint32_t v261 = funnel_left(v260, v260, 29u); PIN(v261);
    uint32_t v262 = ks.rk[66];
    uint32_t v263 = v250 ^ v262; PIN(v263);
    uint32_t v264 = v245 ^ v258; PIN(v264);
    uint32_t v265 = v263 + v264; PIN(v265);
    uint32_t v266 = funnel_left(v265, v265, 27u); PIN(v266);
    uint32_t v267 = ks.rk[64];
    uint32_t v268 = v255 ^ v267; PIN(v268);
    uint32_t v269 = v250 ^ v258; PIN(v269);
    uint32_t v270 = v268 + v269; PIN(v270);
    uint32_t v271 = funnel_left(v270, v270, 9u); PIN(v271);
    /* round i = 17: x := round(x, rk[i]) */
    uint32_t v272 = ks.rk[71];
    uint32_t v273 = v261 ^ v272; PIN(v273);
    uint32_t v274 = ks.rk[69];
    uint32_t v275 = v255 ^ v274; PIN(v275);
    uint32_t v276 = v273 + v275; PIN(v276);
    uint32_t v277 = funnel_left(v276, v276, 29u); PIN(v277);
    uint32_t v278 = ks.rk[70];
    uint32_t v279 = v266 ^ v278; PIN(v279);
    uint32_t v280 = v261 ^ v274; PIN(v280);
    uint32_t v281 = v279 + v280; PIN(v281);
    uint32_t v282 = funnel_left(v281, v281, 27u); PIN(v282);
    uint32_t v283 = ks.rk[68];
    uint32_t v284 = v271 ^ v283; PIN(v284);
    uint32_t v285 = v266 ^ v274; PIN(v285);
    uint32_t v286 = v284 + v285; PIN(v286);
    uint32_t v287 = funnel_left(v286, v286, 9u); PIN(v287);
    /* round i = 18: x := round(x, rk[i]) */
    uint32_t v288 = ks.rk[75];
    uint32_t v289 = v277 ^ v288; PIN(v289);
    uint32_t v290 = ks.rk[73];
    uint32_t v291 = v271 ^ v290; PIN(v291);
    uint32_t v292 = v289 + v291; PIN(v292);
    uint32_t v293 = funnel_left(v292, v292, 29u); PIN(v293);
    uint32_t v294 = ks.rk[74];
    uint32_t v295 = v282 ^ v294; PIN(v295);
    uint32_t v296 = v277 ^ v290; PIN(v296);
    uint32_t v297 = v295 + v296; PIN(v297);
    uint32_t v298 = funnel_left(v297, v297, 27u); PIN(v298);
    uint32_t v299 = ks.rk[72];
    uint32_t v300 = v287 ^ v299; PIN(v300);
    uint32_t v301 = v282 ^ v290; PIN(v301);
    uint32_t v302 = v300 + v301; PIN(v302);
    uint32_t v303 = funnel_left(v302, v302, 9u); PIN(v303);
    /* round i = 19: x := round(x, rk[i]) */
    uint32_t v304 = ks.rk[79];
    uint32_t v305 = v293 ^ v304; PIN(v305);
    uint32_t v306 = ks.rk[77];
    uint32_t v307 = v287 ^ v306; PIN(v307);
    uint32_t v308 = v305 + v307; PIN(v308);
    uint32_t v309 = funnel_left(v308, v308, 29u); PIN(v309);
    uint32_t v310 = ks.rk[78];
    uint32_t v311 = v298 ^ v310; PIN(v311);
    uint32_t v312 = v293 ^ v306; PIN(v312);
    uint32_t v313 = v311 + v312; PIN(v313);
    uint32_t v314 = funnel_left(v313, v313, 27u); PIN(v314);
    uint32_t v315 = ks.rk[76];
    uint32_t v316 = v303 ^ v315; PIN(v316);
    uint32_t v317 = v298 ^ v306; PIN(v317);
    uint32_t v318 = v316 + v317; PIN(v318);
    uint32_t v319 = funnel_left(v318, v318, 9u); PIN(v319);
    /* round i = 20: x := round(x, rk[i]) */
    uint32_t v320 = ks.rk[83];
    uint32_t v321 = v309 ^ v320; PIN(v321);
    uint32_t v322 = ks.rk[81];
    uint32_t v323 = v303 ^ v322; PIN(v323);
    uint32_t v324 = v321 + v323; PIN(v324);
    uint32_t v325 = funnel_left(v324, v324, 29u); PIN(v325);
    uint32_t v326 = ks.rk[82];
    uint32_t v327 = v314 ^ v326; PIN(v327);
    uint32_t v328 = v309 ^ v322; PIN(v328);
    uint32_t v329 = v327 + v328; PIN(v329);
    uint32_t v330 = funnel_left(v329, v329, 27u); PIN(v330);
    uint32_t v331 = ks.rk[80];
    uint32_t v332 = v319 ^ v331; PIN(v332);
    uint32_t v333 = v314 ^ v322; PIN(v333);
    uint32_t v334 = v332 + v333; PIN(v334);
    uint32_t v335 = funnel_left(v334, v334, 9u); PIN(v335);
    /* round i = 21: x := round(x, rk[i]) */
    uint32_t v336 = ks.rk[87];
    uint32_t v337 = v325 ^ v336; PIN(v337);
    uint32_t v338 = ks.rk[85];
    uint32_t v339 = v319 ^ v338; PIN(v339);
    uint32_t v340 = v337 + v339; PIN(v340);
    uint32_t v341 = funnel_left(v340, v340, 29u); PIN(v341);
    uint32_t v342 = ks.rk[86];
    uint32_t v343 = v330 ^ v342; PIN(v343);
    uint32_t v344 = v325 ^ v338; PIN(v344);
    uint32_t v345 = v343 + v344; PIN(v345);
    uint32_t v346 = funnel_left(v345, v345, 27u); PIN(v346);
    uint32_t v347 = ks.rk[84];
    uint32_t v348 = v335 ^ v347; PIN(v348);
    uint32_t v349 = v330 ^ v338; PIN(v349);
    uint32_t v350 = v348 + v349; PIN(v350);
    uint32_t v351 = funnel_left(v350, v350, 9u); PIN(v351);
    /* round i = 22: x := round(x, rk[i]) */
    uint32_t v352 = ks.rk[91];
    uint32_t v353 = v341 ^ v352; PIN(v353);
    uint32_t v354 = ks.rk[89];
    uint32_t v355 = v335 ^ v354; PIN(v355);
    uint32_t v356 = v353 + v355; PIN(v356);
    uint32_t v357 = funnel_left(v356, v356, 29u); PIN(v357);
    uint32_t v358 = ks.rk[90];
    uint32_t v359 = v346 ^ v358; PIN(v359);
    uint32_t v360 = v341 ^ v354; PIN(v360);
    uint32_t v361 = v359 + v360; PIN(v361);
    uint32_t v362 = funnel_left(v361, v361, 27u); PIN(v362);
    uint32_t v363 = ks.rk[88];
    uint32_t v364 = v351 ^ v363; PIN(v364);
    uint32_t v365 = v346 ^ v354; PIN(v365);
    uint32_t v366 = v364 + v365; PIN(v366);
    uint32_t v367 = funnel_left(v366, v366, 9u); PIN(v367);
    /* round i = 23: x := round(x, rk[i]) */
    uint32_t v368 = ks.rk[95];
    uint32_t v369 = v357 ^ v368; PIN(v369);
    uint32_t v370 = ks.rk[93];
    uint32_t v371 = v351 ^ v370; PIN(v371);
    uint32_t v372 = v369 + v371; PIN(v372);
    uint32_t v373 = funnel_left(v372, v372, 29u); PIN(v373);
    uint32_t v374 = ks.rk[94];
    uint32_t v375 = v362 ^ v374; PIN(v375);
    uint32_t v376 = v357 ^ v370; PIN(v376);
    uint32_t v377 = v375 + v376; PIN(v377);
    uint32_t v378 = funnel_left(v377, v377, 27u); PIN(v378);
    uint32_t v379 = ks.rk[92];
    uint32_t v380 = v367 ^ v379; PIN(v380);
    uint32_t v381 = v362 ^ v370; PIN(v381);
    uint32_t v382 = v380 + v381; PIN(v382);
    uint32_t v383 = funnel_left(v382, v382, 9u); PIN(v383);
    out[i] = make_uint4(v383, v378, v373, v367);
}

cudaError_t lea128_cuda_encrypt_blocks_device(
    const lea128_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream)
{
    cudaError_t error = check_buffers(in, out, blocks, 16, 16);
    const uint4 *from = (const uint4 *)in;
    uint4 *to = (uint4 *)out;
    size_t now;
    while (error == cudaSuccess && (now = next_blocks(blocks, 1, 1, 256)) != 0) {
        const cudaLaunchConfig_t launch = launch_of(now, 1, 256, stream);
        error = cudaLaunchKernelEx(&launch, lea128_cuda_encrypt_blocks_kernel, *ks, from, to, (uint64_t)now);
        from += now;
        to += now;
        blocks -= now;
    }
    return error;
}

cudaError_t lea128_cuda_encrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    const cudaError_t error = check_buffers(in, out, blocks, 16, 1);
    if (error != cudaSuccess)
        return error;
    const size_t block = 16;
    return piped(pipe, in, out, blocks * block, block, [ks](uint8_t *data, size_t bytes, cudaStream_t stream) {
        return lea128_cuda_encrypt_blocks_device(ks, data, data, bytes / 16, stream);
    });
}

cudaError_t lea128_cuda_encrypt_blocks(const lea128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    return lea128_cuda_encrypt_blocks_pipe(NULL, ks, in, out, blocks);
}

extern "C" __global__ void __launch_bounds__(256) lea128_cuda_decrypt_blocks_kernel(
    const __grid_constant__ lea128_cuda_key ks, const uint4 *in, uint4 *out, uint64_t blocks)
{
    const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= blocks)
        return;
    const uint4 in0 = in[i];
    /* round i = 23: y := round_back(y, rk[i]) */
    uint32_t v0 = funnel_left(in0.x, in0.x, 23u); PIN(v0);
    uint32_t v1 = ks.rk[92];
    uint32_t v2 = in0.w ^ v1; PIN(v2);
    uint32_t v3 = v0 - v2; PIN(v3);
    uint32_t v4 = ks.rk[93];
    uint32_t v5 = v3 ^ v4; PIN(v5);
    uint32_t v6 = funnel_left(in0.y, in0.y, 5u); PIN(v6);
    uint32_t v7 = ks.rk[94];
    uint32_t v8 = v5 ^ v7; PIN(v8);
    uint32_t v9 = v6 - v8; PIN(v9);
    uint32_t v10 = v9 ^ v4; PIN(v10);
    uint32_t v11 = funnel_left(in0.z, in0.z, 3u); PIN(v11);
    uint32_t v12 = ks.rk[95];
    uint32_t v13 = v10 ^ v12; PIN(v13);
    uint32_t v14 = v11 - v13; PIN(v14);
    uint32_t v15 = v14 ^ v4; PIN(v15);
    /* round i = 22: y := round_back(y, rk[i]) */
    uint32_t v16 = funnel_left(in0.w, in0.w, 23u); PIN(v16);
    uint32_t v17 = ks.rk[88];
    uint32_t v18 = v15 ^ v17; PIN(v18);
    uint32_t v19 = v16 - v18; PIN(v19);
    uint32_t v20 = ks.rk[89];
    uint32_t v21 = v19 ^ v20; PIN(v21);
    uint32_t v22 = funnel_left(v5, v5, 5u); PIN(v22);
    uint32_t v23 = ks.rk[90];
    uint32_t v24 = v21 ^ v23; PIN(v24);
    uint32_t v25 = v22 - v24; PIN(v25);
    uint32_t v26 = v25 ^ v20; PIN(v26);
    uint32_t v27 = funnel_left(v10, v10, 3u); PIN(v27);
    uint32_t v28 = ks.rk[91];
    uint32_t v29 = v26 ^ v28; PIN(v29);
    uint32_t v30 = v27 - v29; PIN(v30);
    uint32_t v31 = v30 ^ v20; PIN(v31);
    /* round i = 21: y := round_back(y, rk[i]) */
    uint32_t v32 = funnel_left(v15, v15, 23u); PIN(v32);
    uint32_t v33 = ks.rk[84];
    uint32_t v34 = v31 ^ v33; PIN(v34);
    uint32_t v35 = v32 - v34; PIN(v35);
    uint32_t v36 = ks.rk[85];
    uint32_t v37 = v35 ^ v36; PIN(v37);
    uint32_t v38 = funnel_left(v21, v21, 5u); PIN(v38);
    uint32_t v39 = ks.rk[86];
    uint32_t v40 = v37 ^ v39; PIN(v40);
    uint32_t v41 = v38 - v40; PIN(v41);
    uint32_t v42 = v41 ^ v36; PIN(v42);
    uint32_t v43 = funnel_left(v26, v26, 3u); PIN(v43);
    uint32_t v44 = ks.rk[87];
    uint32_t v45 = v42 ^ v44; PIN(v45);
    uint32_t v46 = v43 - v45; PIN(v46);
    uint32_t v47 = v46 ^ v36; PIN(v47);
    /* round i = 20: y := round_back(y, rk[i]) */
    uint32_t v48 = funnel_left(v31, v31, 23u); PIN(v48);
    uint32_t v49 = ks.rk[80];
    uint32_t v50 = v47 ^ v49; PIN(v50);
    uint32_t v51 = v48 - v50; PIN(v51);
    uint32_t v52 = ks.rk[81];
    uint32_t v53 = v51 ^ v52; PIN(v53);
    uint32_t v54 = funnel_left(v37, v37, 5u); PIN(v54);
    uint32_t v55 = ks.rk[82];
    uint32_t v56 = v53 ^ v55; PIN(v56);
    uint32_t v57 = v54 - v56; PIN(v57);
    uint32_t v58 = v57 ^ v52; PIN(v58);
    uint32_t v59 = funnel_left(v42, v42, 3u); PIN(v59);
    uint32_t v60 = ks.rk[83];
    uint32_t v61 = v58 ^ v60; PIN(v61);
    uint32_t v62 = v59 - v61; PIN(v62);
    uint32_t v63 = v62 ^ v52; PIN(v63);
    /* round i = 19: y := round_back(y, rk[i]) */
    uint32_t v64 = funnel_left(v47, v47, 23u); PIN(v64);
    uint32_t v65 = ks.rk[76];
    uint32_t v66 = v63 ^ v65; PIN(v66);
    uint32_t v67 = v64 - v66; PIN(v67);
    uint32_t v68 = ks.rk[77];
    uint32_t v69 = v67 ^ v68; PIN(v69);
    uint32_t v70 = funnel_left(v53, v53, 5u); PIN(v70);
    uint32_t v71 = ks.rk[78];
    uint32_t v72 = v69 ^ v71; PIN(v72);
    uint32_t v73 = v70 - v72; PIN(v73);
    uint32_t v74 = v73 ^ v68; PIN(v74);
    uint32_t v75 = funnel_left(v58, v58, 3u); PIN(v75);
    uint32_t v76 = ks.rk[79];
    uint32_t v77 = v74 ^ v76; PIN(v77);
    uint32_t v78 = v75 - v77; PIN(v78);
    uint32_t v79 = v78 ^ v68; PIN(v79);
    /* round i = 18: y := round_back(y, rk[i]) */
    uint32_t v80 = funnel_left(v63, v63, 23u); PIN(v80);
    uint32_t v81 = ks.rk[72];
    uint32_t v82 = v79 ^ v81; PIN(v82);
    uint32_t v83 = v80 - v82; PIN(v83);
    uint32_t v84 = ks.rk[73];
    uint32_t v85 = v83 ^ v84; PIN(v85);
    uint32_t v86 = funnel_left(v69, v69, 5u); PIN(v86);
    uint32_t v87 = ks.rk[74];
    uint32_t v88 = v85 ^ v87; PIN(v88);
    uint32_t v89 = v86 - v88; PIN(v89);
    uint32_t v90 = v89 ^ v84; PIN(v90);
    uint32_t v91 = funnel_left(v74, v74, 3u); PIN(v91);
    uint32_t v92 = ks.rk[75];
    uint32_t v93 = v90 ^ v92; PIN(v93);
    uint32_t v94 = v91 - v93; PIN(v94);
    uint32_t v95 = v94 ^ v84; PIN(v95);
    /* round i = 17: y := round_back(y, rk[i]) */
    uint32_t v96 = funnel_left(v79, v79, 23u); PIN(v96);
    uint32_t v97 = ks.rk[68];
    uint32_t v98 = v95 ^ v97; PIN(v98);
    uint32_t v99 = v96 - v98; PIN(v99);
    uint32_t v100 = ks.rk[69];
    uint32_t v101 = v99 ^ v100; PIN(v101);
    uint32_t v102 = funnel_left(v85, v85, 5u); PIN(v102);
    uint32_t v103 = ks.rk[70];
    uint32_t v104 = v101 ^ v103; PIN(v104);
    uint32_t v105 = v102 - v104; PIN(v105);
    uint32_t v106 = v105 ^ v100; PIN(v106);
    uint32_t v107 = funnel_left(v90, v90, 3u); PIN(v107);
    uint32_t v108 = ks.rk[71];
    uint32_t v109 = v106 ^ v108; PIN(v109);
    uint32_t v110 = v107 - v109; PIN(v110);
    uint32_t v111 = v110 ^ v100; PIN(v111);
    /* round i = 16: y := round_back(y, rk[i]) */
    uint32_t v112 = funnel_left(v95, v95, 23u); PIN(v112);
    uint32_t v113 = ks.rk[64];
    uint32_t v114 = v111 ^ v113; PIN(v114);
    uint32_t v115 = v112 - v114; PIN(v115);
    uint32_t v116 = ks.rk[65];
    uint32_t v117 = v115 ^ v116; PIN(v117);
    uint32_t v118 = funnel_left(v101, v101, 5u); PIN(v118);
    uint32_t v119 = ks.rk[66];
    uint32_t v120 = v117 ^ v119; PIN(v120);
    uint32_t v121 = v118 - v120; PIN(v121);
    uint32_t v122 = v121 ^ v116; PIN(v122);
    uint32_t v123 = funnel_left(v106, v106, 3u); PIN(v123);
    uint32_t v124 = ks.rk[67];
    uint32_t v125 = v122 ^ v124; PIN(v125);
    uint32_t v126 = v123 - v125; PIN(v126);
    uint32_t v127 = v126 ^ v116; PIN(v127);
    /* round i = 15: y := round_back(y, rk[i]) */
    uint32_t v128 = funnel_left(v111, v111, 23u); PIN(v128);
    uint32_t v129 = ks.rk[60];
    uint32_t v130 = v127 ^ v129; PIN(v130);
    uint32_t v131 = v128 - v130; PIN(v131);
    uint32_t v132 = ks.rk[61];
    uint32_t v133 = v131 ^ v132; PIN(v133);
    uint32_t v134 = funnel_left(v117, v117, 5u); PIN(v134);
    uint32_t v135 = ks.rk[62];
    uint32_t v136 = v133 ^ v135; PIN(v136);
    uint32_t v137 = v134 - v136; PIN(v137);
    uint32_t v138 = v137 ^ v132; PIN(v138);
    uint32_t v139 = funnel_left(v122, v122, 3u); PIN(v139);
    uint32_t v140 = ks.rk[63];
    uint32_t v141 = v138 ^ v140; PIN(v141);
    uint32_t v142 = v139 - v141; PIN(v142);
    uint32_t v143 = v142 ^ v132; PIN(v143);
    /* round i = 14: y := round_back(y, rk[i]) */
    uint32_t v144 = funnel_left(v127, v127, 23u); PIN(v144);
    uint32_t v145 = ks.rk[56];
    uint32_t v146 = v143 ^ v145; PIN(v146);
    uint32_t v147 = v144 - v146; PIN(v147);
    uint32_t v148 = ks.rk[57];
    uint32_t v149 = v147 ^ v148; PIN(v149);
    uint32_t v150 = funnel_left(v133, v133, 5u); PIN(v150);
    uint32_t v151 = ks.rk[58];
    uint32_t v152 = v149 ^ v151; PIN(v152);
    uint32_t v153 = v150 - v152; PIN(v153);
    uint32_t v154 = v153 ^ v148; PIN(v154);
    uint32_t v155 = funnel_left(v138, v138, 3u); PIN(v155);
    uint32_t v156 = ks.rk[59];
    uint32_t v157 = v154 ^ v156; PIN(v157);
    uint32_t v158 = v155 - v157; PIN(v158);
    uint32_t v159 = v158 ^ v148; PIN(v159);
    /* round i = 13: y := round_back(y, rk[i]) */
    uint32_t v160 = funnel_left(v143, v143, 23u); PIN(v160);
    uint32_t v161 = ks.rk[52];
    uint32_t v162 = v159 ^ v161; PIN(v162);
    uint32_t v163 = v160 - v162; PIN(v163);
    uint32_t v164 = ks.rk[53];
    uint32_t v165 = v163 ^ v164; PIN(v165);
    uint32_t v166 = funnel_left(v149, v149, 5u); PIN(v166);
    uint32_t v167 = ks.rk[54];
    uint32_t v168 = v165 ^ v167; PIN(v168);
    uint32_t v169 = v166 - v168; PIN(v169);
    uint32_t v170 = v169 ^ v164; PIN(v170);
    uint32_t v171 = funnel_left(v154, v154, 3u); PIN(v171);
    uint32_t v172 = ks.rk[55];
    uint32_t v173 = v170 ^ v172; PIN(v173);
    uint32_t v174 = v171 - v173; PIN(v174);
    uint32_t v175 = v174 ^ v164; PIN(v175);
    /* round i = 12: y := round_back(y, rk[i]) */
    uint32_t v176 = funnel_left(v159, v159, 23u); PIN(v176);
    uint32_t v177 = ks.rk[48];
    uint32_t v178 = v175 ^ v177; PIN(v178);
    uint32_t v179 = v176 - v178; PIN(v179);
    uint32_t v180 = ks.rk[49];
    uint32_t v181 = v179 ^ v180; PIN(v181);
    uint32_t v182 = funnel_left(v165, v165, 5u); PIN(v182);
    uint32_t v183 = ks.rk[50];
    uint32_t v184 = v181 ^ v183; PIN(v184);
    uint32_t v185 = v182 - v184; PIN(v185);
    uint32_t v186 = v185 ^ v180; PIN(v186);
    uint32_t v187 = funnel_left(v170, v170, 3u); PIN(v187);
    uint32_t v188 = ks.rk[51];
    uint32_t v189 = v186 ^ v188; PIN(v189);
    uint32_t v190 = v187 - v189; PIN(v190);
    uint32_t v191 = v190 ^ v180; PIN(v191);
    /* round i = 11: y := round_back(y, rk[i]) */
    uint32_t v192 = funnel_left(v175, v175, 23u); PIN(v192);
    uint32_t v193 = ks.rk[44];
    uint32_t v194 = v191 ^ v193; PIN(v194);
    uint32_t v195 = v192 - v194; PIN(v195);
    uint32_t v196 = ks.rk[45];
    uint32_t v197 = v195 ^ v196; PIN(v197);
    uint32_t v198 = funnel_left(v181, v181, 5u); PIN(v198);
    uint32_t v199 = ks.rk[46];
    uint32_t v200 = v197 ^ v199; PIN(v200);
    uint32_t v201 = v198 - v200; PIN(v201);
    uint32_t v202 = v201 ^ v196; PIN(v202);
    uint32_t v203 = funnel_left(v186, v186, 3u); PIN(v203);
    uint32_t v204 = ks.rk[47];
    uint32_t v205 = v202 ^ v204; PIN(v205);
    uint32_t v206 = v203 - v205; PIN(v206);
    uint32_t v207 = v206 ^ v196; PIN(v207);
    /* round i = 10: y := round_back(y, rk[i]) */
    uint32_t v208 = funnel_left(v191, v191, 23u); PIN(v208);
    uint32_t v209 = ks.rk[40];
    uint32_t v210 = v207 ^ v209; PIN(v210);
    uint32_t v211 = v208 - v210; PIN(v211);
    uint32_t v212 = ks.rk[41];
    uint32_t v213 = v211 ^ v212; PIN(v213);
    uint32_t v214 = funnel_left(v197, v197, 5u); PIN(v214);
    uint32_t v215 = ks.rk[42];
    uint32_t v216 = v213 ^ v215; PIN(v216);
    uint32_t v217 = v214 - v216; PIN(v217);
    uint32_t v218 = v217 ^ v212; PIN(v218);
    uint32_t v219 = funnel_left(v202, v202, 3u); PIN(v219);
    uint32_t v220 = ks.rk[43];
    uint32_t v221 = v218 ^ v220; PIN(v221);
    uint32_t v222 = v219 - v221; PIN(v222);
    uint32_t v223 = v222 ^ v212; PIN(v223);
    /* round i = 9: y := round_back(y, rk[i]) */
    uint32_t v224 = funnel_left(v207, v207, 23u); PIN(v224);
    uint32_t v225 = ks.rk[36];
    uint32_t v226 = v223 ^ v225; PIN(v226);
    uint32_t v227 = v224 - v226; PIN(v227);
    uint32_t v228 = ks.rk[37];
    uint32_t v229 = v227 ^ v228; PIN(v229);
    uint32_t v230 = funnel_left(v213, v213, 5u); PIN(v230);
    uint32_t v231 = ks.rk[38];
    uint32_t v232 = v229 ^ v231; PIN(v232);
    uint32_t v233 = v230 - v232; PIN(v233);
    uint32_t v234 = v233 ^ v228; PIN(v234);
    uint32_t v235 = funnel_left(v218, v218, 3u); PIN(v235);
    uint32_t v236 = ks.rk[39];
    uint32_t v237 = v234 ^ v236; PIN(v237);
    uint32_t v238 = v235 - v237; PIN(v238);
    uint32_t v239 = v238 ^ v228; PIN(v239);
    /* round i = 8: y := round_back(y, rk[i]) */
    uint32_t v240 = funnel_left(v223, v223, 23u); PIN(v240);
    uint32_t v241 = ks.rk[32];
    uint32_t v242 = v239 ^ v241; PIN(v242);
    uint32_t v243 = v240 - v242; PIN(v243);
    uint32_t v244 = ks.rk[33];
    uint32_t v245 = v243 ^ v244; PIN(v245);
    uint32_t v246 = funnel_left(v229, v229, 5u); PIN(v246);
    uint32_t v247 = ks.rk[34];
    uint32_t v248 = v245 ^ v247; PIN(v248);
    uint32_t v249 = v246 - v248; PIN(v249);
    uint32_t v250 = v249 ^ v244; PIN(v250);
    uint32_t v251 = funnel_left(v234, v234, 3u); PIN(v251);
    uint32_t v252 = ks.rk[35];
    uint32_t v253 = v250 ^ v252; PIN(v253);
    uint32_t v254 = v251 - v253; PIN(v254);
    uint32_t v255 = v254 ^ v244; PIN(v255);
    /* round i = 7: y := round_back(y, rk[i]) */
    uint32_t v256 = funnel_left(v239, v239, 23u); PIN(v256);
    uint32_t v257 = ks.rk[28];
    uint32_t v258 = v255 ^ v257; PIN(v258);
    uint32_t v259 = v256 - v258; PIN(v259);
    uint32_t v260 = ks.rk[29];
    uint32_t v261 = v259 ^ v260; PIN(v261);
    uint32_t v262 = funnel_left(v245, v245, 5u); PIN(v262);
    uint32_t v263 = ks.rk[30];
    uint32_t v264 = v261 ^ v263; PIN(v264);
    uint32_t v265 = v262 - v264; PIN(v265);
    uint32_t v266 = v265 ^ v260; PIN(v266);
    uint32_t v267 = funnel_left(v250, v250, 3u); PIN(v267);
    uint32_t v268 = ks.rk[31];
    uint32_t v269 = v266 ^ v268; PIN(v269);
    uint32_t v270 = v267 - v269; PIN(v270);
    uint32_t v271 = v270 ^ v260; PIN(v271);
    /* round i = 6: y := round_back(y, rk[i]) */
    uint32_t v272 = funnel_left(v255, v255, 23u); PIN(v272);
    uint32_t v273 = ks.rk[24];
    uint32_t v274 = v271 ^ v273; PIN(v274);
    uint32_t v275 = v272 - v274; PIN(v275);
    uint32_t v276 = ks.rk[25];
    uint32_t v277 = v275 ^ v276; PIN(v277);
    uint32_t v278 = funnel_left(v261, v261, 5u); PIN(v278);
    uint32_t v279 = ks.rk[26];
    uint32_t v280 = v277 ^ v279; PIN(v280);
    uint32_t v281 = v278 - v280; PIN(v281);
    uint32_t v282 = v281 ^ v276; PIN(v282);
    uint32_t v283 = funnel_left(v266, v266, 3u); PIN(v283);
    uint32_t v284 = ks.rk[27];
    uint32_t v285 = v282 ^ v284; PIN(v285);
    uint32_t v286 = v283 - v285; PIN(v286);
    uint32_t v287 = v286 ^ v276; PIN(v287);
    /* round i = 5: y := round_back(y, rk[i]) */
    uint32_t v288 = funnel_left(v271, v271, 23u); PIN(v288);
    uint32_t v289 = ks.rk[20];
    uint32_t v290 = v287 ^ v289; PIN(v290);
    uint32_t v291 = v288 - v290; PIN(v291);
    uint32_t v292 = ks.rk[21];
    uint32_t v293 = v291 ^ v292; PIN(v293);
    uint32_t v294 = funnel_left(v277, v277, 5u); PIN(v294);
    uint32_t v295 = ks.rk[22];
    uint32_t v296 = v293 ^ v295; PIN(v296);
    uint32_t v297 = v294 - v296; PIN(v297);
    uint32_t v298 = v297 ^ v292; PIN(v298);
    uint32_t v299 = funnel_left(v282, v282, 3u); PIN(v299);
    uint32_t v300 = ks.rk[23];
    uint32_t v301 = v298 ^ v300; PIN(v301);
    uint32_t v302 = v299 - v301; PIN(v302);
    uint32_t v303 = v302 ^ v292; PIN(v303);
    /* round i = 4: y := round_back(y, rk[i]) */
    uint32_t v304 = funnel_left(v287, v287, 23u); PIN(v304);
    uint32_t v305 = ks.rk[16];
    uint32_t v306 = v303 ^ v305; PIN(v306);
    uint32_t v307 = v304 - v306; PIN(v307);
    uint32_t v308 = ks.rk[17];
    uint32_t v309 = v307 ^ v308; PIN(v309);
    uint32_t v310 = funnel_left(v293, v293, 5u); PIN(v310);
    uint32_t v311 = ks.rk[18];
    uint32_t v312 = v309 ^ v311; PIN(v312);
    uint32_t v313 = v310 - v312; PIN(v313);
    uint32_t v314 = v313 ^ v308; PIN(v314);
    uint32_t v315 = funnel_left(v298, v298, 3u); PIN(v315);
    uint32_t v316 = ks.rk[19];
    uint32_t v317 = v314 ^ v316; PIN(v317);
    uint32_t v318 = v315 - v317; PIN(v318);
    uint32_t v319 = v318 ^ v308; PIN(v319);
    /* round i = 3: y := round_back(y, rk[i]) */
    uint32_t v320 = funnel_left(v303, v303, 23u); PIN(v320);
    uint32_t v321 = ks.rk[12];
    uint32_t v322 = v319 ^ v321; PIN(v322);
    uint32_t v323 = v320 - v322; PIN(v323);
    uint32_t v324 = ks.rk[13];
    uint32_t v325 = v323 ^ v324; PIN(v325);
    uint32_t v326 = funnel_left(v309, v309, 5u); PIN(v326);
    uint32_t v327 = ks.rk[14];
    uint32_t v328 = v325 ^ v327; PIN(v328);
    uint32_t v329 = v326 - v328; PIN(v329);
    uint32_t v330 = v329 ^ v324; PIN(v330);
    uint32_t v331 = funnel_left(v314, v314, 3u); PIN(v331);
    uint32_t v332 = ks.rk[15];
    uint32_t v333 = v330 ^ v332; PIN(v333);
    uint32_t v334 = v331 - v333; PIN(v334);
    uint32_t v335 = v334 ^ v324; PIN(v335);
    /* round i = 2: y := round_back(y, rk[i]) */
    uint32_t v336 = funnel_left(v319, v319, 23u); PIN(v336);
    uint32_t v337 = ks.rk[8];
    uint32_t v338 = v335 ^ v337; PIN(v338);
    uint32_t v339 = v336 - v338; PIN(v339);
    uint32_t v340 = ks.rk[9];
    uint32_t v341 = v339 ^ v340; PIN(v341);
    uint32_t v342 = funnel_left(v325, v325, 5u); PIN(v342);
    uint32_t v343 = ks.rk[10];
    uint32_t v344 = v341 ^ v343; PIN(v344);
    uint32_t v345 = v342 - v344; PIN(v345);
    uint32_t v346 = v345 ^ v340; PIN(v346);
    uint32_t v347 = funnel_left(v330, v330, 3u); PIN(v347);
    uint32_t v348 = ks.rk[11];
    uint32_t v349 = v346 ^ v348; PIN(v349);
    uint32_t v350 = v347 - v349; PIN(v350);
    uint32_t v351 = v350 ^ v340; PIN(v351);
    /* round i = 1: y := round_back(y, rk[i]) */
    uint32_t v352 = funnel_left(v335, v335, 23u); PIN(v352);
    uint32_t v353 = ks.rk[4];
    uint32_t v354 = v351 ^ v353; PIN(v354);
    uint32_t v355 = v352 - v354; PIN(v355);
    uint32_t v356 = ks.rk[5];
    uint32_t v357 = v355 ^ v356; PIN(v357);
    uint32_t v358 = funnel_left(v341, v341, 5u); PIN(v358);
    uint32_t v359 = ks.rk[6];
    uint32_t v360 = v357 ^ v359; PIN(v360);
    uint32_t v361 = v358 - v360; PIN(v361);
    uint32_t v362 = v361 ^ v356; PIN(v362);
    uint32_t v363 = funnel_left(v346, v346, 3u); PIN(v363);
    uint32_t v364 = ks.rk[7];
    uint32_t v365 = v362 ^ v364; PIN(v365);
    uint32_t v366 = v363 - v365; PIN(v366);
    uint32_t v367 = v366 ^ v356; PIN(v367);
    /* round i = 0: y := round_back(y, rk[i]) */
    uint32_t v368 = funnel_left(v351, v351, 23u); PIN(v368);
    uint32_t v369 = ks.rk[0];
    uint32_t v370 = v367 ^ v369; PIN(v370);
    uint32_t v371 = v368 - v370; PIN(v371);
    uint32_t v372 = ks.rk[1];
    uint32_t v373 = v371 ^ v372; PIN(v373);
    uint32_t v374 = funnel_left(v357, v357, 5u); PIN(v374);
    uint32_t v375 = ks.rk[2];
    uint32_t v376 = v373 ^ v375; PIN(v376);
    uint32_t v377 = v374 - v376; PIN(v377);
    uint32_t v378 = v377 ^ v372; PIN(v378);
    uint32_t v379 = funnel_left(v362, v362, 3u); PIN(v379);
    uint32_t v380 = ks.rk[3];
    uint32_t v381 = v378 ^ v380; PIN(v381);
    uint32_t v382 = v379 - v381; PIN(v382);
    uint32_t v383 = v382 ^ v372; PIN(v383);
    out[i] = make_uint4(v367, v373, v378, v383);
}

cudaError_t lea128_cuda_decrypt_blocks_device(
    const lea128_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream)
{
    cudaError_t error = check_buffers(in, out, blocks, 16, 16);
    const uint4 *from = (const uint4 *)in;
    uint4 *to = (uint4 *)out;
    size_t now;
    while (error == cudaSuccess && (now = next_blocks(blocks, 1, 1, 256)) != 0) {
        const cudaLaunchConfig_t launch = launch_of(now, 1, 256, stream);
        error = cudaLaunchKernelEx(&launch, lea128_cuda_decrypt_blocks_kernel, *ks, from, to, (uint64_t)now);
        from += now;
        to += now;
        blocks -= now;
    }
    return error;
}

cudaError_t lea128_cuda_decrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    const cudaError_t error = check_buffers(in, out, blocks, 16, 1);
    if (error != cudaSuccess)
        return error;
    const size_t block = 16;
    return piped(pipe, in, out, blocks * block, block, [ks](uint8_t *data, size_t bytes, cudaStream_t stream) {
        return lea128_cuda_decrypt_blocks_device(ks, data, data, bytes / 16, stream);
    });
}

cudaError_t lea128_cuda_decrypt_blocks(const lea128_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    return lea128_cuda_decrypt_blocks_pipe(NULL, ks, in, out, blocks);
}

struct lea128_cuda_counter {
    uint32_t w[4];
};

/* Thread i does block i of the message, of which the last may be short, with the counter i steps on: only its lowest word
   changes in a launch. */
extern "C" __global__ void __launch_bounds__(256) lea128_cuda_ctr_kernel(
    const __grid_constant__ lea128_cuda_key ks, const __grid_constant__ lea128_cuda_counter counter, const uint4 *in,
    uint4 *out, uint64_t bytes)
{
    const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i > bytes / 16)
        return;
    uint32_t c0 = counter.w[0]; PIN(c0);
    uint32_t c1 = counter.w[1]; PIN(c1);
    uint32_t c2 = counter.w[2]; PIN(c2);
    uint32_t c3 = swapped(swapped(counter.w[3]) + (uint32_t)i); PIN(c3);
    /* round i = 0: x := round(x, rk[i]) */
    uint32_t v0 = ks.rk[3];
    uint32_t v1 = c2 ^ v0; PIN(v1);
    uint32_t v2 = ks.rk[1];
    uint32_t v3 = c3 ^ v2; PIN(v3);
    uint32_t v4 = v1 + v3; PIN(v4);
    uint32_t v5 = funnel_left(v4, v4, 29u); PIN(v5);
    uint32_t v6 = ks.rk[2];
    uint32_t v7 = c1 ^ v6; PIN(v7);
    uint32_t v8 = c2 ^ v2; PIN(v8);
    uint32_t v9 = v7 + v8; PIN(v9);
    uint32_t v10 = funnel_left(v9, v9, 27u); PIN(v10);
    uint32_t v11 = ks.rk[0];
    uint32_t v12 = c0 ^ v11; PIN(v12);
    uint32_t v13 = c1 ^ v2; PIN(v13);
    uint32_t v14 = v12 + v13; PIN(v14);
    uint32_t v15 = funnel_left(v14, v14, 9u); PIN(v15);
    /* round i = 1: x := round(x, rk[i]) */
    uint32_t v16 = ks.rk[7];
    uint32_t v17 = v5 ^ v16; PIN(v17);
    uint32_t v18 = ks.rk[5];
    uint32_t v19 = c0 ^ v18; PIN(v19);
    uint32_t v20 = v17 + v19; PIN(v20);
    uint32_t v21 = funnel_left(v20, v20, 29u); PIN(v21);
    uint32_t v22 = ks.rk[6];
    uint32_t v23 = v10 ^ v22; PIN(v23);
    uint32_t v24 = v5 ^ v18; PIN(v24);
    uint32_t v25 = v23 + v24; PIN(v25);
    uint32_t v26 = funnel_left(v25, v25, 27u); PIN(v26);
    uint32_t v27 = ks.rk[4];
    uint32_t v28 = v15 ^ v27; PIN(v28);
    uint32_t v29 = v10 ^ v18; PIN(v29);
    uint32_t v30 = v28 + v29; PIN(v30);
    uint32_t v31 = funnel_left(v30, v30, 9u); PIN(v31);
    /* round i = 2: x := round(x, rk[i]) */
    uint32_t v32 = ks.rk[11];
    uint32_t v33 = v21 ^ v32; PIN(v33);
    uint32_t v34 = ks.rk[9];
    uint32_t v35 = v15 ^ v34; PIN(v35);
    uint32_t v36 = v33 + v35; PIN(v36);
    uint32_t v37 = funnel_left(v36, v36, 29u); PIN(v37);
    uint32_t v38 = ks.rk[10];
    uint32_t v39 = v26 ^ v38; PIN(v39);
    uint32_t v40 = v21 ^ v34; PIN(v40);
    uint32_t v41 = v39 + v40; PIN(v41);
    uint32_t v42 = funnel_left(v41, v41, 27u); PIN(v42);
    uint32_t v43 = ks.rk[8];
    uint32_t v44 = v31 ^ v43; PIN(v44);
    uint32_t v45 = v26 ^ v34; PIN(v45);
    uint32_t v46 = v44 + v45; PIN(v46);
    uint32_t v47 = funnel_left(v46, v46, 9u); PIN(v47);
    /* round i = 3: x := round(x, rk[i]) */
    uint32_t v48 = ks.rk[15];
    uint32_t v49 = v37 ^ v48; PIN(v49);
    uint32_t v50 = ks.rk[13];
    uint32_t v51 = v31 ^ v50; PIN(v51);
    uint32_t v52 = v49 + v51; PIN(v52);
    uint32_t v53 = funnel_left(v52, v52, 29u); PIN(v53);
    uint32_t v54 = ks.rk[14];
    uint32_t v55 = v42 ^ v54; PIN(v55);
    uint32_t v56 = v37 ^ v50; PIN(v56);
    uint32_t v57 = v55 + v56; PIN(v57);
    uint32_t v58 = funnel_left(v57, v57, 27u); PIN(v58);
    uint32_t v59 = ks.rk[12];
    uint32_t v60 = v47 ^ v59; PIN(v60);
    uint32_t v61 = v42 ^ v50; PIN(v61);
    uint32_t v62 = v60 + v61; PIN(v62);
    uint32_t v63 = funnel_left(v62, v62, 9u); PIN(v63);
    /* round i = 4: x := round(x, rk[i]) */
    uint32_t v64 = ks.rk[19];
    uint32_t v65 = v53 ^ v64; PIN(v65);
    uint32_t v66 = ks.rk[17];
    uint32_t v67 = v47 ^ v66; PIN(v67);
    uint32_t v68 = v65 + v67; PIN(v68);
    uint32_t v69 = funnel_left(v68, v68, 29u); PIN(v69);
    uint32_t v70 = ks.rk[18];
    uint32_t v71 = v58 ^ v70; PIN(v71);
    uint32_t v72 = v53 ^ v66; PIN(v72);
    uint32_t v73 = v71 + v72; PIN(v73);
    uint32_t v74 = funnel_left(v73, v73, 27u); PIN(v74);
    uint32_t v75 = ks.rk[16];
    uint32_t v76 = v63 ^ v75; PIN(v76);
    uint32_t v77 = v58 ^ v66; PIN(v77);
    uint32_t v78 = v76 + v77; PIN(v78);
    uint32_t v79 = funnel_left(v78, v78, 9u); PIN(v79);
    /* round i = 5: x := round(x, rk[i]) */
    uint32_t v80 = ks.rk[23];
    uint32_t v81 = v69 ^ v80; PIN(v81);
    uint32_t v82 = ks.rk[21];
    uint32_t v83 = v63 ^ v82; PIN(v83);
    uint32_t v84 = v81 + v83; PIN(v84);
    uint32_t v85 = funnel_left(v84, v84, 29u); PIN(v85);
    uint32_t v86 = ks.rk[22];
    uint32_t v87 = v74 ^ v86; PIN(v87);
    uint32_t v88 = v69 ^ v82; PIN(v88);
    uint32_t v89 = v87 + v88; PIN(v89);
    uint32_t v90 = funnel_left(v89, v89, 27u); PIN(v90);
    uint32_t v91 = ks.rk[20];
    uint32_t v92 = v79 ^ v91; PIN(v92);
    uint32_t v93 = v74 ^ v82; PIN(v93);
    uint32_t v94 = v92 + v93; PIN(v94);
    uint32_t v95 = funnel_left(v94, v94, 9u); PIN(v95);
    /* round i = 6: x := round(x, rk[i]) */
    uint32_t v96 = ks.rk[27];
    uint32_t v97 = v85 ^ v96; PIN(v97);
    uint32_t v98 = ks.rk[25];
    uint32_t v99 = v79 ^ v98; PIN(v99);
    uint32_t v100 = v97 + v99; PIN(v100);
    uint32_t v101 = funnel_left(v100, v100, 29u); PIN(v101);
    uint32_t v102 = ks.rk[26];
    uint32_t v103 = v90 ^ v102; PIN(v103);
    uint32_t v104 = v85 ^ v98; PIN(v104);
    uint32_t v105 = v103 + v104; PIN(v105);
    uint32_t v106 = funnel_left(v105, v105, 27u); PIN(v106);
    uint32_t v107 = ks.rk[24];
    uint32_t v108 = v95 ^ v107; PIN(v108);
    uint32_t v109 = v90 ^ v98; PIN(v109);
    uint32_t v110 = v108 + v109; PIN(v110);
    uint32_t v111 = funnel_left(v110, v110, 9u); PIN(v111);
    /* round i = 7: x := round(x, rk[i]) */
    uint32_t v112 = ks.rk[31];
    uint32_t v113 = v101 ^ v112; PIN(v113);
    uint32_t v114 = ks.rk[29];
    uint32_t v115 = v95 ^ v114; PIN(v115);
    uint32_t v116 = v113 + v115; PIN(v116);
    uint32_t v117 = funnel_left(v116, v116, 29u); PIN(v117);
    uint32_t v118 = ks.rk[30];
    uint32_t v119 = v106 ^ v118; PIN(v119);
    uint32_t v120 = v101 ^ v114; PIN(v120);
    uint32_t v121 = v119 + v120; PIN(v121);
    uint32_t v122 = funnel_left(v121, v121, 27u); PIN(v122);
    uint32_t v123 = ks.rk[28];
    uint32_t v124 = v111 ^ v123; PIN(v124);
    uint32_t v125 = v106 ^ v114; PIN(v125);
    uint32_t v126 = v124 + v125; PIN(v126);
    uint32_t v127 = funnel_left(v126, v126, 9u); PIN(v127);
    /* round i = 8: x := round(x, rk[i]) */
    uint32_t v128 = ks.rk[35];
    uint32_t v129 = v117 ^ v128; PIN(v129);
    uint32_t v130 = ks.rk[33];
    uint32_t v131 = v111 ^ v130; PIN(v131);
    uint32_t v132 = v129 + v131; PIN(v132);
    uint32_t v133 = funnel_left(v132, v132, 29u); PIN(v133);
    uint32_t v134 = ks.rk[34];
    uint32_t v135 = v122 ^ v134; PIN(v135);
    uint32_t v136 = v117 ^ v130; PIN(v136);
    uint32_t v137 = v135 + v136; PIN(v137);
    uint32_t v138 = funnel_left(v137, v137, 27u); PIN(v138);
    uint32_t v139 = ks.rk[32];
    uint32_t v140 = v127 ^ v139; PIN(v140);
    uint32_t v141 = v122 ^ v130; PIN(v141);
    uint32_t v142 = v140 + v141; PIN(v142);
    uint32_t v143 = funnel_left(v142, v142, 9u); PIN(v143);
    /* round i = 9: x := round(x, rk[i]) */
    uint32_t v144 = ks.rk[39];
    uint32_t v145 = v133 ^ v144; PIN(v145);
    uint32_t v146 = ks.rk[37];
    uint32_t v147 = v127 ^ v146; PIN(v147);
    uint32_t v148 = v145 + v147; PIN(v148);
    uint32_t v149 = funnel_left(v148, v148, 29u); PIN(v149);
    uint32_t v150 = ks.rk[38];
    uint32_t v151 = v138 ^ v150; PIN(v151);
    uint32_t v152 = v133 ^ v146; PIN(v152);
    uint32_t v153 = v151 + v152; PIN(v153);
    uint32_t v154 = funnel_left(v153, v153, 27u); PIN(v154);
    uint32_t v155 = ks.rk[36];
    uint32_t v156 = v143 ^ v155; PIN(v156);
    uint32_t v157 = v138 ^ v146; PIN(v157);
    uint32_t v158 = v156 + v157; PIN(v158);
    uint32_t v159 = funnel_left(v158, v158, 9u); PIN(v159);
    /* round i = 10: x := round(x, rk[i]) */
    uint32_t v160 = ks.rk[43];
    uint32_t v161 = v149 ^ v160; PIN(v161);
    uint32_t v162 = ks.rk[41];
    uint32_t v163 = v143 ^ v162; PIN(v163);
    uint32_t v164 = v161 + v163; PIN(v164);
    uint32_t v165 = funnel_left(v164, v164, 29u); PIN(v165);
    uint32_t v166 = ks.rk[42];
    uint32_t v167 = v154 ^ v166; PIN(v167);
    uint32_t v168 = v149 ^ v162; PIN(v168);
    uint32_t v169 = v167 + v168; PIN(v169);
    uint32_t v170 = funnel_left(v169, v169, 27u); PIN(v170);
    uint32_t v171 = ks.rk[40];
    uint32_t v172 = v159 ^ v171; PIN(v172);
    uint32_t v173 = v154 ^ v162; PIN(v173);
    uint32_t v174 = v172 + v173; PIN(v174);
    uint32_t v175 = funnel_left(v174, v174, 9u); PIN(v175);
    /* round i = 11: x := round(x, rk[i]) */
    uint32_t v176 = ks.rk[47];
    uint32_t v177 = v165 ^ v176; PIN(v177);
    uint32_t v178 = ks.rk[45];
    uint32_t v179 = v159 ^ v178; PIN(v179);
    uint32_t v180 = v177 + v179; PIN(v180);
    uint32_t v181 = funnel_left(v180, v180, 29u); PIN(v181);
    uint32_t v182 = ks.rk[46];
    uint32_t v183 = v170 ^ v182; PIN(v183);
    uint32_t v184 = v165 ^ v178; PIN(v184);
    uint32_t v185 = v183 + v184; PIN(v185);
    uint32_t v186 = funnel_left(v185, v185, 27u); PIN(v186);
    uint32_t v187 = ks.rk[44];
    uint32_t v188 = v175 ^ v187; PIN(v188);
    uint32_t v189 = v170 ^ v178; PIN(v189);
    uint32_t v190 = v188 + v189; PIN(v190);
    uint32_t v191 = funnel_left(v190, v190, 9u); PIN(v191);
    /* round i = 12: x := round(x, rk[i]) */
    uint32_t v192 = ks.rk[51];
    uint32_t v193 = v181 ^ v192; PIN(v193);
    uint32_t v194 = ks.rk[49];
    uint32_t v195 = v175 ^ v194; PIN(v195);
    uint32_t v196 = v193 + v195; PIN(v196);
    uint32_t v197 = funnel_left(v196, v196, 29u); PIN(v197);
    uint32_t v198 = ks.rk[50];
    uint32_t v199 = v186 ^ v198; PIN(v199);
    uint32_t v200 = v181 ^ v194; PIN(v200);
    uint32_t v201 = v199 + v200; PIN(v201);
    uint32_t v202 = funnel_left(v201, v201, 27u); PIN(v202);
    uint32_t v203 = ks.rk[48];
    uint32_t v204 = v191 ^ v203; PIN(v204);
    uint32_t v205 = v186 ^ v194; PIN(v205);
    uint32_t v206 = v204 + v205; PIN(v206);
    uint32_t v207 = funnel_left(v206, v206, 9u); PIN(v207);
    /* round i = 13: x := round(x, rk[i]) */
    uint32_t v208 = ks.rk[55];
    uint32_t v209 = v197 ^ v208; PIN(v209);
    uint32_t v210 = ks.rk[53];
    uint32_t v211 = v191 ^ v210; PIN(v211);
    uint32_t v212 = v209 + v211; PIN(v212);
    uint32_t v213 = funnel_left(v212, v212, 29u); PIN(v213);
    uint32_t v214 = ks.rk[54];
    uint32_t v215 = v202 ^ v214; PIN(v215);
    uint32_t v216 = v197 ^ v210; PIN(v216);
    uint32_t v217 = v215 + v216; PIN(v217);
    uint32_t v218 = funnel_left(v217, v217, 27u); PIN(v218);
    uint32_t v219 = ks.rk[52];
    uint32_t v220 = v207 ^ v219; PIN(v220);
    uint32_t v221 = v202 ^ v210; PIN(v221);
    uint32_t v222 = v220 + v221; PIN(v222);
    uint32_t v223 = funnel_left(v222, v222, 9u); PIN(v223);
    /* round i = 14: x := round(x, rk[i]) */
    uint32_t v224 = ks.rk[59];
    uint32_t v225 = v213 ^ v224; PIN(v225);
    uint32_t v226 = ks.rk[57];
    uint32_t v227 = v207 ^ v226; PIN(v227);
    uint32_t v228 = v225 + v227; PIN(v228);
    uint32_t v229 = funnel_left(v228, v228, 29u); PIN(v229);
    uint32_t v230 = ks.rk[58];
    uint32_t v231 = v218 ^ v230; PIN(v231);
    uint32_t v232 = v213 ^ v226; PIN(v232);
    uint32_t v233 = v231 + v232; PIN(v233);
    uint32_t v234 = funnel_left(v233, v233, 27u); PIN(v234);
    uint32_t v235 = ks.rk[56];
    uint32_t v236 = v223 ^ v235; PIN(v236);
    uint32_t v237 = v218 ^ v226; PIN(v237);
    uint32_t v238 = v236 + v237; PIN(v238);
    uint32_t v239 = funnel_left(v238, v238, 9u); PIN(v239);
    /* round i = 15: x := round(x, rk[i]) */
    uint32_t v240 = ks.rk[63];
    uint32_t v241 = v229 ^ v240; PIN(v241);
    uint32_t v242 = ks.rk[61];
    uint32_t v243 = v223 ^ v242; PIN(v243);
    uint32_t v244 = v241 + v243; PIN(v244);
    uint32_t v245 = funnel_left(v244, v244, 29u); PIN(v245);
    uint32_t v246 = ks.rk[62];
    uint32_t v247 = v234 ^ v246; PIN(v247);
    uint32_t v248 = v229 ^ v242; PIN(v248);
    uint32_t v249 = v247 + v248; PIN(v249);
    uint32_t v250 = funnel_left(v249, v249, 27u); PIN(v250);
    uint32_t v251 = ks.rk[60];
    uint32_t v252 = v239 ^ v251; PIN(v252);
    uint32_t v253 = v234 ^ v242; PIN(v253);
    uint32_t v254 = v252 + v253; PIN(v254);
    uint32_t v255 = funnel_left(v254, v254, 9u); PIN(v255);
    /* round i = 16: x := round(x, rk[i]) */
    uint32_t v256 = ks.rk[67];
    uint32_t v257 = v245 ^ v256; PIN(v257);
    uint32_t v258 = ks.rk[65];
    uint32_t v259 = v239 ^ v258; PIN(v259);
    uint32_t v260 = v257 + v259; PIN(v260);
    uint32_t v261 = funnel_left(v260, v260, 29u); PIN(v261);
    uint32_t v262 = ks.rk[66];
    uint32_t v263 = v250 ^ v262; PIN(v263);
    uint32_t v264 = v245 ^ v258; PIN(v264);
    uint32_t v265 = v263 + v264; PIN(v265);
    uint32_t v266 = funnel_left(v265, v265, 27u); PIN(v266);
    uint32_t v267 = ks.rk[64];
    uint32_t v268 = v255 ^ v267; PIN(v268);
    uint32_t v269 = v250 ^ v258; PIN(v269);
    uint32_t v270 = v268 + v269; PIN(v270);
    uint32_t v271 = funnel_left(v270, v270, 9u); PIN(v271);
    /* round i = 17: x := round(x, rk[i]) */
    uint32_t v272 = ks.rk[71];
    uint32_t v273 = v261 ^ v272; PIN(v273);
    uint32_t v274 = ks.rk[69];
    uint32_t v275 = v255 ^ v274; PIN(v275);
    uint32_t v276 = v273 + v275; PIN(v276);
    uint32_t v277 = funnel_left(v276, v276, 29u); PIN(v277);
    uint32_t v278 = ks.rk[70];
    uint32_t v279 = v266 ^ v278; PIN(v279);
    uint32_t v280 = v261 ^ v274; PIN(v280);
    uint32_t v281 = v279 + v280; PIN(v281);
    uint32_t v282 = funnel_left(v281, v281, 27u); PIN(v282);
    uint32_t v283 = ks.rk[68];
    uint32_t v284 = v271 ^ v283; PIN(v284);
    uint32_t v285 = v266 ^ v274; PIN(v285);
    uint32_t v286 = v284 + v285; PIN(v286);
    uint32_t v287 = funnel_left(v286, v286, 9u); PIN(v287);
    /* round i = 18: x := round(x, rk[i]) */
    uint32_t v288 = ks.rk[75];
    uint32_t v289 = v277 ^ v288; PIN(v289);
    uint32_t v290 = ks.rk[73];
    uint32_t v291 = v271 ^ v290; PIN(v291);
    uint32_t v292 = v289 + v291; PIN(v292);
    uint32_t v293 = funnel_left(v292, v292, 29u); PIN(v293);
    uint32_t v294 = ks.rk[74];
    uint32_t v295 = v282 ^ v294; PIN(v295);
    uint32_t v296 = v277 ^ v290; PIN(v296);
    uint32_t v297 = v295 + v296; PIN(v297);
    uint32_t v298 = funnel_left(v297, v297, 27u); PIN(v298);
    uint32_t v299 = ks.rk[72];
    uint32_t v300 = v287 ^ v299; PIN(v300);
    uint32_t v301 = v282 ^ v290; PIN(v301);
    uint32_t v302 = v300 + v301; PIN(v302);
    uint32_t v303 = funnel_left(v302, v302, 9u); PIN(v303);
    /* round i = 19: x := round(x, rk[i]) */
    uint32_t v304 = ks.rk[79];
    uint32_t v305 = v293 ^ v304; PIN(v305);
    uint32_t v306 = ks.rk[77];
    uint32_t v307 = v287 ^ v306; PIN(v307);
    uint32_t v308 = v305 + v307; PIN(v308);
    uint32_t v309 = funnel_left(v308, v308, 29u); PIN(v309);
    uint32_t v310 = ks.rk[78];
    uint32_t v311 = v298 ^ v310; PIN(v311);
    uint32_t v312 = v293 ^ v306; PIN(v312);
    uint32_t v313 = v311 + v312; PIN(v313);
    uint32_t v314 = funnel_left(v313, v313, 27u); PIN(v314);
    uint32_t v315 = ks.rk[76];
    uint32_t v316 = v303 ^ v315; PIN(v316);
    uint32_t v317 = v298 ^ v306; PIN(v317);
    uint32_t v318 = v316 + v317; PIN(v318);
    uint32_t v319 = funnel_left(v318, v318, 9u); PIN(v319);
    /* round i = 20: x := round(x, rk[i]) */
    uint32_t v320 = ks.rk[83];
    uint32_t v321 = v309 ^ v320; PIN(v321);
    uint32_t v322 = ks.rk[81];
    uint32_t v323 = v303 ^ v322; PIN(v323);
    uint32_t v324 = v321 + v323; PIN(v324);
    uint32_t v325 = funnel_left(v324, v324, 29u); PIN(v325);
    uint32_t v326 = ks.rk[82];
    uint32_t v327 = v314 ^ v326; PIN(v327);
    uint32_t v328 = v309 ^ v322; PIN(v328);
    uint32_t v329 = v327 + v328; PIN(v329);
    uint32_t v330 = funnel_left(v329, v329, 27u); PIN(v330);
    uint32_t v331 = ks.rk[80];
    uint32_t v332 = v319 ^ v331; PIN(v332);
    uint32_t v333 = v314 ^ v322; PIN(v333);
    uint32_t v334 = v332 + v333; PIN(v334);
    uint32_t v335 = funnel_left(v334, v334, 9u); PIN(v335);
    /* round i = 21: x := round(x, rk[i]) */
    uint32_t v336 = ks.rk[87];
    uint32_t v337 = v325 ^ v336; PIN(v337);
    uint32_t v338 = ks.rk[85];
    uint32_t v339 = v319 ^ v338; PIN(v339);
    uint32_t v340 = v337 + v339; PIN(v340);
    uint32_t v341 = funnel_left(v340, v340, 29u); PIN(v341);
    uint32_t v342 = ks.rk[86];
    uint32_t v343 = v330 ^ v342; PIN(v343);
    uint32_t v344 = v325 ^ v338; PIN(v344);
    uint32_t v345 = v343 + v344; PIN(v345);
    uint32_t v346 = funnel_left(v345, v345, 27u); PIN(v346);
    uint32_t v347 = ks.rk[84];
    uint32_t v348 = v335 ^ v347; PIN(v348);
    uint32_t v349 = v330 ^ v338; PIN(v349);
    uint32_t v350 = v348 + v349; PIN(v350);
    uint32_t v351 = funnel_left(v350, v350, 9u); PIN(v351);
    /* round i = 22: x := round(x, rk[i]) */
    uint32_t v352 = ks.rk[91];
    uint32_t v353 = v341 ^ v352; PIN(v353);
    uint32_t v354 = ks.rk[89];
    uint32_t v355 = v335 ^ v354; PIN(v355);
    uint32_t v356 = v353 + v355; PIN(v356);
    uint32_t v357 = funnel_left(v356, v356, 29u); PIN(v357);
    uint32_t v358 = ks.rk[90];
    uint32_t v359 = v346 ^ v358; PIN(v359);
    uint32_t v360 = v341 ^ v354; PIN(v360);
    uint32_t v361 = v359 + v360; PIN(v361);
    uint32_t v362 = funnel_left(v361, v361, 27u); PIN(v362);
    uint32_t v363 = ks.rk[88];
    uint32_t v364 = v351 ^ v363; PIN(v364);
    uint32_t v365 = v346 ^ v354; PIN(v365);
    uint32_t v366 = v364 + v365; PIN(v366);
    uint32_t v367 = funnel_left(v366, v366, 9u); PIN(v367);
    /* round i = 23: x := round(x, rk[i]) */
    uint32_t v368 = ks.rk[95];
    uint32_t v369 = v357 ^ v368; PIN(v369);
    uint32_t v370 = ks.rk[93];
    uint32_t v371 = v351 ^ v370; PIN(v371);
    uint32_t v372 = v369 + v371; PIN(v372);
    uint32_t v373 = funnel_left(v372, v372, 29u); PIN(v373);
    uint32_t v374 = ks.rk[94];
    uint32_t v375 = v362 ^ v374; PIN(v375);
    uint32_t v376 = v357 ^ v370; PIN(v376);
    uint32_t v377 = v375 + v376; PIN(v377);
    uint32_t v378 = funnel_left(v377, v377, 27u); PIN(v378);
    uint32_t v379 = ks.rk[92];
    uint32_t v380 = v367 ^ v379; PIN(v380);
    uint32_t v381 = v362 ^ v370; PIN(v381);
    uint32_t v382 = v380 + v381; PIN(v382);
    uint32_t v383 = funnel_left(v382, v382, 9u); PIN(v383);
    if (i < bytes / 16) {
        const uint4 data = in[i];
        out[i] = make_uint4(data.x ^ v383, data.y ^ v378, data.z ^ v373, data.w ^ v367);
        return;
    }
    const uint32_t rest = bytes % 16;
    const uint8_t *from = (const uint8_t *)(in + i);
    uint8_t *to = (uint8_t *)(out + i);
    if (rest <= 0)
        return;
    to[0] = from[0] ^ (uint8_t)(v383 >> 0);
    if (rest <= 1)
        return;
    to[1] = from[1] ^ (uint8_t)(v383 >> 8);
    if (rest <= 2)
        return;
    to[2] = from[2] ^ (uint8_t)(v383 >> 16);
    if (rest <= 3)
        return;
    to[3] = from[3] ^ (uint8_t)(v383 >> 24);
    if (rest <= 4)
        return;
    to[4] = from[4] ^ (uint8_t)(v378 >> 0);
    if (rest <= 5)
        return;
    to[5] = from[5] ^ (uint8_t)(v378 >> 8);
    if (rest <= 6)
        return;
    to[6] = from[6] ^ (uint8_t)(v378 >> 16);
    if (rest <= 7)
        return;
    to[7] = from[7] ^ (uint8_t)(v378 >> 24);
    if (rest <= 8)
        return;
    to[8] = from[8] ^ (uint8_t)(v373 >> 0);
    if (rest <= 9)
        return;
    to[9] = from[9] ^ (uint8_t)(v373 >> 8);
    if (rest <= 10)
        return;
    to[10] = from[10] ^ (uint8_t)(v373 >> 16);
    if (rest <= 11)
        return;
    to[11] = from[11] ^ (uint8_t)(v373 >> 24);
    if (rest <= 12)
        return;
    to[12] = from[12] ^ (uint8_t)(v367 >> 0);
    if (rest <= 13)
        return;
    to[13] = from[13] ^ (uint8_t)(v367 >> 8);
    if (rest <= 14)
        return;
    to[14] = from[14] ^ (uint8_t)(v367 >> 16);
}

cudaError_t lea128_cuda_ctr_device(
    const lea128_cuda_key *ks, uint8_t counter[16], const void *in, void *out, size_t bytes, cudaStream_t stream)
{
    const size_t all = bytes / 16 + (bytes % 16 != 0);
    cudaError_t error = check_buffers(in, out, all, 16, 16);
    const uint4 *from = (const uint4 *)in;
    uint4 *to = (uint4 *)out;
    for (size_t left = all; error == cudaSuccess && left != 0;) {
        const size_t end = blocks_to_end(counter, 16);
        const size_t most = next_blocks(left, 1, 1, 256), now = most < end ? most : end;
        const cudaLaunchConfig_t launch = launch_of(now, 1, 256, stream);
        lea128_cuda_counter given;
        memcpy(&given, counter, sizeof given);
        const uint64_t count = now < left ? now * 16 : bytes - (all - left) * 16;
        error = cudaLaunchKernelEx(&launch, lea128_cuda_ctr_kernel, *ks, given, from, to, count);
        from += now;
        to += now;
        left -= now;
        if (error == cudaSuccess)
            add_to_counter(counter, 16, now);
    }
    return error;
}

cudaError_t lea128_cuda_ctr_pipe(
    lea_cuda_pipe *pipe, const lea128_cuda_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes)
{
    uint8_t next[16];
    cudaError_t error = check_buffers(in, out, bytes, 1, 1);
    if (error != cudaSuccess)
        return error;
    memcpy(next, counter, 16);
    error = piped(pipe, in, out, bytes, 16, [ks, &next](uint8_t *data, size_t now, cudaStream_t stream) {
        return lea128_cuda_ctr_device(ks, next, data, data, now, stream);
    });
    if (error == cudaSuccess)
        memcpy(counter, next, 16);
    return error;
}

cudaError_t lea128_cuda_ctr(
    const lea128_cuda_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes)
{
    return lea128_cuda_ctr_pipe(NULL, ks, counter, in, out, bytes);
}

/* LEA192 */

static __host__ __device__ __forceinline__ void lea192_cuda_schedule(lea192_cuda_key *ks, const uint8_t *key)
{
    uint32_t v0 = key[0];
    uint32_t v1 = key[1];
    uint32_t v2 = v1 << 8u; PIN(v2);
    uint32_t v3 = v0 | v2; PIN(v3);
    uint32_t v4 = key[2];
    uint32_t v5 = v4 << 16u; PIN(v5);
    uint32_t v6 = v3 | v5; PIN(v6);
    uint32_t v7 = key[3];
    uint32_t v8 = v7 << 24u; PIN(v8);
    uint32_t v9 = v6 | v8; PIN(v9);
    uint32_t v10 = key[4];
    uint32_t v11 = key[5];
    uint32_t v12 = v11 << 8u; PIN(v12);
    uint32_t v13 = v10 | v12; PIN(v13);
    uint32_t v14 = key[6];
    uint32_t v15 = v14 << 16u; PIN(v15);
    uint32_t v16 = v13 | v15; PIN(v16);
    uint32_t v17 = key[7];
    uint32_t v18 = v17 << 24u; PIN(v18);
    uint32_t v19 = v16 | v18; PIN(v19);
    uint32_t v20 = key[8];
    uint32_t v21 = key[9];
    uint32_t v22 = v21 << 8u; PIN(v22);
    uint32_t v23 = v20 | v22; PIN(v23);
    uint32_t v24 = key[10];
    uint32_t v25 = v24 << 16u; PIN(v25);
    uint32_t v26 = v23 | v25; PIN(v26);
    uint32_t v27 = key[11];
    uint32_t v28 = v27 << 24u; PIN(v28);
    uint32_t v29 = v26 | v28; PIN(v29);
    uint32_t v30 = key[12];
    uint32_t v31 = key[13];
    uint32_t v32 = v31 << 8u; PIN(v32);
    uint32_t v33 = v30 | v32; PIN(v33);
    uint32_t v34 = key[14];
    uint32_t v35 = v34 << 16u; PIN(v35);
    uint32_t v36 = v33 | v35; PIN(v36);
    uint32_t v37 = key[15];
    uint32_t v38 = v37 << 24u; PIN(v38);
    uint32_t v39 = v36 | v38; PIN(v39);
    uint32_t v40 = key[16];
    uint32_t v41 = key[17];
    uint32_t v42 = v41 << 8u; PIN(v42);
    uint32_t v43 = v40 | v42; PIN(v43);
    uint32_t v44 = key[18];
    uint32_t v45 = v44 << 16u; PIN(v45);
    uint32_t v46 = v43 | v45; PIN(v46);
    uint32_t v47 = key[19];
    uint32_t v48 = v47 << 24u; PIN(v48);
    uint32_t v49 = v46 | v48; PIN(v49);
    uint32_t v50 = key[20];
    uint32_t v51 = key[21];
    uint32_t v52 = v51 << 8u; PIN(v52);
    uint32_t v53 = v50 | v52; PIN(v53);
    uint32_t v54 = key[22];
    uint32_t v55 = v54 << 16u; PIN(v55);
    uint32_t v56 = v53 | v55; PIN(v56);
    uint32_t v57 = key[23];
    uint32_t v58 = v57 << 24u; PIN(v58);
    uint32_t v59 = v56 | v58; PIN(v59);
    /* round key 0 */
    uint32_t v60 = v9 + 0xc3efe9dbu; PIN(v60);
    uint32_t v61 = funnel_left(v60, v60, 1u); PIN(v61);
    ks->rk[0] = v61;
    uint32_t v62 = v19 + 0x87dfd3b7u; PIN(v62);
    uint32_t v63 = funnel_left(v62, v62, 3u); PIN(v63);
    ks->rk[1] = v63;
    uint32_t v64 = v29 + 0xfbfa76fu; PIN(v64);
    uint32_t v65 = funnel_left(v64, v64, 6u); PIN(v65);
    ks->rk[2] = v65;
    uint32_t v66 = v39 + 0x1f7f4edeu; PIN(v66);
    uint32_t v67 = funnel_left(v66, v66, 11u); PIN(v67);
    ks->rk[3] = v67;
    uint32_t v68 = v49 + 0x3efe9dbcu; PIN(v68);
    uint32_t v69 = funnel_left(v68, v68, 13u); PIN(v69);
    ks->rk[4] = v69;
    uint32_t v70 = v59 + 0x7dfd3b78u; PIN(v70);
    uint32_t v71 = funnel_left(v70, v70, 17u); PIN(v71);
    ks->rk[5] = v71;
    /* round key 1 */
    uint32_t v72 = v61 + 0x88c4d604u; PIN(v72);
    uint32_t v73 = funnel_left(v72, v72, 1u); PIN(v73);
    ks->rk[6] = v73;
    uint32_t v74 = v63 + 0x1189ac09u; PIN(v74);
    uint32_t v75 = funnel_left(v74, v74, 3u); PIN(v75);
    ks->rk[7] = v75;
    uint32_t v76 = v65 + 0x23135812u; PIN(v76);
    uint32_t v77 = funnel_left(v76, v76, 6u); PIN(v77);
    ks->rk[8] = v77;
    uint32_t v78 = v67 + 0x4626b024u; PIN(v78);
    uint32_t v79 = funnel_left(v78, v78, 11u); PIN(v79);
    ks->rk[9] = v79;
    uint32_t v80 = v69 + 0x8c4d6048u; PIN(v80);
    uint32_t v81 = funnel_left(v80, v80, 13u); PIN(v81);
    ks->rk[10] = v81;
    uint32_t v82 = v71 + 0x189ac091u; PIN(v82);
    uint32_t v83 = funnel_left(v82, v82, 17u); PIN(v83);
    ks->rk[11] = v83;
    /* round key 2 */
    uint32_t v84 = v73 + 0xe789f229u; PIN(v84);
    uint32_t v85 = funnel_left(v84, v84, 1u); PIN(v85);
    ks->rk[12] = v85;
    uint32_t v86 = v75 + 0xcf13e453u; PIN(v86);
    uint32_t v87 = funnel_left(v86, v86, 3u); PIN(v87);
    ks->rk[13] = v87;
    uint32_t v88 = v77 + 0x9e27c8a7u; PIN(v88);
    uint32_t v89 = funnel_left(v88, v88, 6u); PIN(v89);
    ks->rk[14] = v89;
    uint32_t v90 = v79 + 0x3c4f914fu; PIN(v90);
    uint32_t v91 = funnel_left(v90, v90, 11u); PIN(v91);
    ks->rk[15] = v91;
    uint32_t v92 = v81 + 0x789f229eu; PIN(v92);
    uint32_t v93 = funnel_left(v92, v92, 13u); PIN(v93);
    ks->rk[16] = v93;
    uint32_t v94 = v83 + 0xf13e453cu; PIN(v94);
    uint32_t v95 = funnel_left(v94, v94, 17u); PIN(v95);
    ks->rk[17] = v95;
    /* round key 3 */
    uint32_t v96 = v85 + 0xc6f98763u; PIN(v96);
    uint32_t v97 = funnel_left(v96, v96, 1u); PIN(v97);
    ks->rk[18] = v97;
    uint32_t v98 = v87 + 0x8df30ec7u; PIN(v98);
    uint32_t v99 = funnel_left(v98, v98, 3u); PIN(v99);
    ks->rk[19] = v99;
    uint32_t v100 = v89 + 0x1be61d8fu; PIN(v100);
    uint32_t v101 = funnel_left(v100, v100, 6u); PIN(v101);
    ks->rk[20] = v101;
    uint32_t v102 = v91 + 0x37cc3b1eu; PIN(v102);
    uint32_t v103 = funnel_left(v102, v102, 11u); PIN(v103);
    ks->rk[21] = v103;
    uint32_t v104 = v93 + 0x6f98763cu; PIN(v104);
    uint32_t v105 = funnel_left(v104, v104, 13u); PIN(v105);
    ks->rk[22] = v105;
    uint32_t v106 = v95 + 0xdf30ec78u; PIN(v106);
    uint32_t v107 = funnel_left(v106, v106, 17u); PIN(v107);
    ks->rk[23] = v107;
    /* round key 4 */
    uint32_t v108 = v97 + 0x15ea49e7u; PIN(v108);
    uint32_t v109 = funnel_left(v108, v108, 1u); PIN(v109);
    ks->rk[24] = v109;
    uint32_t v110 = v99 + 0x2bd493ceu; PIN(v110);
    uint32_t v111 = funnel_left(v110, v110, 3u); PIN(v111);
    ks->rk[25] = v111;
    uint32_t v112 = v101 + 0x57a9279cu; PIN(v112);
    uint32_t v113 = funnel_left(v112, v112, 6u); PIN(v113);
    ks->rk[26] = v113;
    uint32_t v114 = v103 + 0xaf524f38u; PIN(v114);
    uint32_t v115 = funnel_left(v114, v114, 11u); PIN(v115);
    ks->rk[27] = v115;
    uint32_t v116 = v105 + 0x5ea49e71u; PIN(v116);
    uint32_t v117 = funnel_left(v116, v116, 13u); PIN(v117);
    ks->rk[28] = v117;
    uint32_t v118 = v107 + 0xbd493ce2u; PIN(v118);
    uint32_t v119 = funnel_left(v118, v118, 17u); PIN(v119);
    ks->rk[29] = v119;
    /* round key 5 */
    uint32_t v120 = v109 + 0xf0bb4158u; PIN(v120);
    uint32_t v121 = funnel_left(v120, v120, 1u); PIN(v121);
    ks->rk[30] = v121;
    uint32_t v122 = v111 + 0xe17682b1u; PIN(v122);
    uint32_t v123 = funnel_left(v122, v122, 3u); PIN(v123);
    ks->rk[31] = v123;
    uint32_t v124 = v113 + 0xc2ed0563u; PIN(v124);
    uint32_t v125 = funnel_left(v124, v124, 6u); PIN(v125);
    ks->rk[32] = v125;
    uint32_t v126 = v115 + 0x85da0ac7u; PIN(v126);
    uint32_t v127 = funnel_left(v126, v126, 11u); PIN(v127);
    ks->rk[33] = v127;
    uint32_t v128 = v117 + 0xbb4158fu; PIN(v128);
    uint32_t v129 = funnel_left(v128, v128, 13u); PIN(v129);
    ks->rk[34] = v129;
    uint32_t v130 = v119 + 0x17682b1eu; PIN(v130);
    uint32_t v131 = funnel_left(v130, v130, 17u); PIN(v131);
    ks->rk[35] = v131;
    /* round key 6 */
    uint32_t v132 = v121 + 0xfbfa76f0u; PIN(v132);
    uint32_t v133 = funnel_left(v132, v132, 1u); PIN(v133);
    ks->rk[36] = v133;
    uint32_t v134 = v123 + 0xf7f4ede1u; PIN(v134);
    uint32_t v135 = funnel_left(v134, v134, 3u); PIN(v135);
    ks->rk[37] = v135;
    uint32_t v136 = v125 + 0xefe9dbc3u; PIN(v136);
    uint32_t v137 = funnel_left(v136, v136, 6u); PIN(v137);
    ks->rk[38] = v137;
    uint32_t v138 = v127 + 0xdfd3b787u; PIN(v138);
    uint32_t v139 = funnel_left(v138, v138, 11u); PIN(v139);
    ks->rk[39] = v139;
    uint32_t v140 = v129 + 0xbfa76f0fu; PIN(v140);
    uint32_t v141 = funnel_left(v140, v140, 13u); PIN(v141);
    ks->rk[40] = v141;
    uint32_t v142 = v131 + 0x7f4ede1fu; PIN(v142);
    uint32_t v143 = funnel_left(v142, v142, 17u); PIN(v143);
    ks->rk[41] = v143;
    /* round key 7 */
    uint32_t v144 = v133 + 0x31358122u; PIN(v144);
    uint32_t v145 = funnel_left(v144, v144, 1u); PIN(v145);
    ks->rk[42] = v145;
    uint32_t v146 = v135 + 0x626b0244u; PIN(v146);
    uint32_t v147 = funnel_left(v146, v146, 3u); PIN(v147);
    ks->rk[43] = v147;
    uint32_t v148 = v137 + 0xc4d60488u; PIN(v148);
    uint32_t v149 = funnel_left(v148, v148, 6u); PIN(v149);
    ks->rk[44] = v149;
    uint32_t v150 = v139 + 0x89ac0911u; PIN(v150);
    uint32_t v151 = funnel_left(v150, v150, 11u); PIN(v151);
    ks->rk[45] = v151;
    uint32_t v152 = v141 + 0x13581223u; PIN(v152);
    uint32_t v153 = funnel_left(v152, v152, 13u); PIN(v153);
    ks->rk[46] = v153;
    uint32_t v154 = v143 + 0x26b02446u; PIN(v154);
    uint32_t v155 = funnel_left(v154, v154, 17u); PIN(v155);
    ks->rk[47] = v155;
    /* round key 8 */
    uint32_t v156 = v145 + 0xe27c8a79u; PIN(v156);
    uint32_t v157 = funnel_left(v156, v156, 1u); PIN(v157);
    ks->rk[48] = v157;
    uint32_t v158 = v147 + 0xc4f914f3u; PIN(v158);
    uint32_t v159 = funnel_left(v158, v158, 3u); PIN(v159);
    ks->rk[49] = v159;
    uint32_t v160 = v149 + 0x89f229e7u; PIN(v160);
    uint32_t v161 = funnel_left(v160, v160, 6u); PIN(v161);
    ks->rk[50] = v161;
    uint32_t v162 = v151 + 0x13e453cfu; PIN(v162);
    uint32_t v163 = funnel_left(v162, v162, 11u); PIN(v163);
    ks->rk[51] = v163;
    uint32_t v164 = v153 + 0x27c8a79eu; PIN(v164);
    uint32_t v165 = funnel_left(v164, v164, 13u); PIN(v165);
    ks->rk[52] = v165;
    uint32_t v166 = v155 + 0x4f914f3cu; PIN(v166);
    uint32_t v167 = funnel_left(v166, v166, 17u); PIN(v167);
    ks->rk[53] = v167;
    /* round key 9 */
    uint32_t v168 = v157 + 0xbe61d8f1u; PIN(v168);
    uint32_t v169 = funnel_left(v168, v168, 1u); PIN(v169);
    ks->rk[54] = v169;
    uint32_t v170 = v159 + 0x7cc3b1e3u; PIN(v170);
    uint32_t v171 = funnel_left(v170, v170, 3u); PIN(v171);
    ks->rk[55] = v171;
    uint32_t v172 = v161 + 0xf98763c6u; PIN(v172);
    uint32_t v173 = funnel_left(v172, v172, 6u); PIN(v173);
    ks->rk[56] = v173;
    uint32_t v174 = v163 + 0xf30ec78du; PIN(v174);
    uint32_t v175 = funnel_left(v174, v174, 11u); PIN(v175);
    ks->rk[57] = v175;
    uint32_t v176 = v165 + 0xe61d8f1bu; PIN(v176);
    uint32_t v177 = funnel_left(v176, v176, 13u); PIN(v177);
    ks->rk[58] = v177;
    uint32_t v178 = v167 + 0xcc3b1e37u; PIN(v178);
    uint32_t v179 = funnel_left(v178, v178, 17u); PIN(v179);
    ks->rk[59] = v179;
    /* round key 10 */
    uint32_t v180 = v169 + 0x7a9279c5u; PIN(v180);
    uint32_t v181 = funnel_left(v180, v180, 1u); PIN(v181);
    ks->rk[60] = v181;
    uint32_t v182 = v171 + 0xf524f38au; PIN(v182);
    uint32_t v183 = funnel_left(v182, v182, 3u); PIN(v183);
    ks->rk[61] = v183;
    uint32_t v184 = v173 + 0xea49e715u; PIN(v184);
    uint32_t v185 = funnel_left(v184, v184, 6u); PIN(v185);
    ks->rk[62] = v185;
    uint32_t v186 = v175 + 0xd493ce2bu; PIN(v186);
    uint32_t v187 = funnel_left(v186, v186, 11u); PIN(v187);
    ks->rk[63] = v187;
    uint32_t v188 = v177 + 0xa9279c57u; PIN(v188);
    uint32_t v189 = funnel_left(v188, v188, 13u); PIN(v189);
    ks->rk[64] = v189;
    uint32_t v190 = v179 + 0x524f38afu; PIN(v190);
    uint32_t v191 = funnel_left(v190, v190, 17u); PIN(v191);
    ks->rk[65] = v191;
    /* round key 11 */
    uint32_t v192 = v181 + 0x2ed0563cu; PIN(v192);
    uint32_t v193 = funnel_left(v192, v192, 1u); PIN(v193);
    ks->rk[66] = v193;
    uint32_t v194 = v183 + 0x5da0ac78u; PIN(v194);
    uint32_t v195 = funnel_left(v194, v194, 3u); PIN(v195);
    ks->rk[67] = v195;
    uint32_t v196 = v185 + 0xbb4158f0u; PIN(v196);
    uint32_t v197 = funnel_left(v196, v196, 6u); PIN(v197);
    ks->rk[68] = v197;
    uint32_t v198 = v187 + 0x7682b1e1u; PIN(v198);
    uint32_t v199 = funnel_left(v198, v198, 11u); PIN(v199);
    ks->rk[69] = v199;
    uint32_t v200 = v189 + 0xed0563c2u; PIN(v200);
    uint32_t v201 = funnel_left(v200, v200, 13u); PIN(v201);
    ks->rk[70] = v201;
    uint32_t v202 = v191 + 0xda0ac785u; PIN(v202);
    uint32_t v203 = funnel_left(v202, v202, 17u); PIN(v203);
    ks->rk[71] = v203;
    /* round key 12 */
    uint32_t v204 = v193 + 0xfe9dbc3eu; PIN(v204);
    uint32_t v205 = funnel_left(v204, v204, 1u); PIN(v205);
    ks->rk[72] = v205;
    uint32_t v206 = v195 + 0xfd3b787du; PIN(v206);
    uint32_t v207 = funnel_left(v206, v206, 3u); PIN(v207);
    ks->rk[73] = v207;
    uint32_t v208 = v197 + 0xfa76f0fbu; PIN(v208);
    uint32_t v209 = funnel_left(v208, v208, 6u); PIN(v209);
    ks->rk[74] = v209;
    uint32_t v210 = v199 + 0xf4ede1f7u; PIN(v210);
    uint32_t v211 = funnel_left(v210, v210, 11u); PIN(v211);
    ks->rk[75] = v211;
    uint32_t v212 = v201 + 0xe9dbc3efu; PIN(v212);
    uint32_t v213 = funnel_left(v212, v212, 13u); PIN(v213);
    ks->rk[76] = v213;
    uint32_t v214 = v203 + 0xd3b787dfu; PIN(v214);
    uint32_t v215 = funnel_left(v214, v214, 17u); PIN(v215);
    ks->rk[77] = v215;
    /* round key 13 */
    uint32_t v216 = v205 + 0x4d60488cu; PIN(v216);
    uint32_t v217 = funnel_left(v216, v216, 1u); PIN(v217);
    ks->rk[78] = v217;
    uint32_t v218 = v207 + 0x9ac09118u; PIN(v218);
    uint32_t v219 = funnel_left(v218, v218, 3u); PIN(v219);
    ks->rk[79] = v219;
    uint32_t v220 = v209 + 0x35812231u; PIN(v220);
    uint32_t v221 = funnel_left(v220, v220, 6u); PIN(v221);
    ks->rk[80] = v221;
    uint32_t v222 = v211 + 0x6b024462u; PIN(v222);
    uint32_t v223 = funnel_left(v222, v222, 11u); PIN(v223);
    ks->rk[81] = v223;
    uint32_t v224 = v213 + 0xd60488c4u; PIN(v224);
    uint32_t v225 = funnel_left(v224, v224, 13u); PIN(v225);
    ks->rk[82] = v225;
    uint32_t v226 = v215 + 0xac091189u; PIN(v226);
    uint32_t v227 = funnel_left(v226, v226, 17u); PIN(v227);
    ks->rk[83] = v227;
    /* round key 14 */
    uint32_t v228 = v217 + 0x9f229e78u; PIN(v228);
    uint32_t v229 = funnel_left(v228, v228, 1u); PIN(v229);
    ks->rk[84] = v229;
    uint32_t v230 = v219 + 0x3e453cf1u; PIN(v230);
    uint32_t v231 = funnel_left(v230, v230, 3u); PIN(v231);
    ks->rk[85] = v231;
    uint32_t v232 = v221 + 0x7c8a79e2u; PIN(v232);
    uint32_t v233 = funnel_left(v232, v232, 6u); PIN(v233);
    ks->rk[86] = v233;
    uint32_t v234 = v223 + 0xf914f3c4u; PIN(v234);
    uint32_t v235 = funnel_left(v234, v234, 11u); PIN(v235);
    ks->rk[87] = v235;
    uint32_t v236 = v225 + 0xf229e789u; PIN(v236);
    uint32_t v237 = funnel_left(v236, v236, 13u); PIN(v237);
    ks->rk[88] = v237;
    uint32_t v238 = v227 + 0xe453cf13u; PIN(v238);
    uint32_t v239 = funnel_left(v238, v238, 17u); PIN(v239);
    ks->rk[89] = v239;
    /* round key 15 */
    uint32_t v240 = v229 + 0x98763c6fu; PIN(v240);
    uint32_t v241 = funnel_left(v240, v240, 1u); PIN(v241);
    ks->rk[90] = v241;
    uint32_t v242 = v231 + 0x30ec78dfu; PIN(v242);
    uint32_t v243 = funnel_left(v242, v242, 3u); PIN(v243);
    ks->rk[91] = v243;
    uint32_t v244 = v233 + 0x61d8f1beu; PIN(v244);
    uint32_t v245 = funnel_left(v244, v244, 6u); PIN(v245);
    ks->rk[92] = v245;
    uint32_t v246 = v235 + 0xc3b1e37cu; PIN(v246);
    uint32_t v247 = funnel_left(v246, v246, 11u); PIN(v247);
    ks->rk[93] = v247;
    uint32_t v248 = v237 + 0x8763c6f9u; PIN(v248);
    uint32_t v249 = funnel_left(v248, v248, 13u); PIN(v249);
    ks->rk[94] = v249;
    uint32_t v250 = v239 + 0xec78df3u; PIN(v250);
    uint32_t v251 = funnel_left(v250, v250, 17u); PIN(v251);
    ks->rk[95] = v251;
    /* round key 16 */
    uint32_t v252 = v241 + 0xa49e715eu; PIN(v252);
    uint32_t v253 = funnel_left(v252, v252, 1u); PIN(v253);
    ks->rk[96] = v253;
    uint32_t v254 = v243 + 0x493ce2bdu; PIN(v254);
    uint32_t v255 = funnel_left(v254, v254, 3u); PIN(v255);
    ks->rk[97] = v255;
    uint32_t v256 = v245 + 0x9279c57au; PIN(v256);
    uint32_t v257 = funnel_left(v256, v256, 6u); PIN(v257);
    ks->rk[98] = v257;
    uint32_t v258 = v247 + 0x24f38af5u; PIN(v258);
    uint32_t v259 = funnel_left(v258, v258, 11u); PIN(v259);
    ks->rk[99] = v259;
    uint32_t v260 = v249 + 0x49e715eau; PIN(v260);
    uint32_t v261 = funnel_left(v260, v260, 13u); PIN(v261);
    ks->rk[100] = v261;
    uint32_t v262 = v251 + 0x93ce2bd4u; PIN(v262);
    uint32_t v263 = funnel_left(v262, v262, 17u); PIN(v263);
    ks->rk[101] = v263;
    /* round key 17 */
    uint32_t v264 = v253 + 0xb4158f0bu; PIN(v264);
    uint32_t v265 = funnel_left(v264, v264, 1u); PIN(v265);
    ks->rk[102] = v265;
    uint32_t v266 = v255 + 0x682b1e17u; PIN(v266);
    uint32_t v267 = funnel_left(v266, v266, 3u); PIN(v267);
    ks->rk[103] = v267;
    uint32_t v268 = v257 + 0xd0563c2eu; PIN(v268);
    uint32_t v269 = funnel_left(v268, v268, 6u); PIN(v269);
    ks->rk[104] = v269;
    uint32_t v270 = v259 + 0xa0ac785du; PIN(v270);
    uint32_t v271 = funnel_left(v270, v270, 11u); PIN(v271);
    ks->rk[105] = v271;
    uint32_t v272 = v261 + 0x4158f0bbu; PIN(v272);
    uint32_t v273 = funnel_left(v272, v272, 13u); PIN(v273);
    ks->rk[106] = v273;
    uint32_t v274 = v263 + 0x82b1e176u; PIN(v274);
    uint32_t v275 = funnel_left(v274, v274, 17u); PIN(v275);
    ks->rk[107] = v275;
    /* round key 18 */
    uint32_t v276 = v265 + 0xa76f0fbfu; PIN(v276);
    uint32_t v277 = funnel_left(v276, v276, 1u); PIN(v277);
    ks->rk[108] = v277;
    uint32_t v278 = v267 + 0x4ede1f7fu; PIN(v278);
    uint32_t v279 = funnel_left(v278, v278, 3u); PIN(v279);
    ks->rk[109] = v279;
    uint32_t v280 = v269 + 0x9dbc3efeu; PIN(v280);
    uint32_t v281 = funnel_left(v280, v280, 6u); PIN(v281);
    ks->rk[110] = v281;
    uint32_t v282 = v271 + 0x3b787dfdu; PIN(v282);
    uint32_t v283 = funnel_left(v282, v282, 11u); PIN(v283);
    ks->rk[111] = v283;
    uint32_t v284 = v273 + 0x76f0fbfau; PIN(v284);
    uint32_t v285 = funnel_left(v284, v284, 13u); PIN(v285);
    ks->rk[112] = v285;
    uint32_t v286 = v275 + 0xede1f7f4u; PIN(v286);
    uint32_t v287 = funnel_left(v286, v286, 17u); PIN(v287);
    ks->rk[113] = v287;
    /* round key 19 */
    uint32_t v288 = v277 + 0x58122313u; PIN(v288);
    uint32_t v289 = funnel_left(v288, v288, 1u); PIN(v289);
    ks->rk[114] = v289;
    uint32_t v290 = v279 + 0xb0244626u; PIN(v290);
    uint32_t v291 = funnel_left(v290, v290, 3u); PIN(v291);
    ks->rk[115] = v291;
    uint32_t v292 = v281 + 0x60488c4du; PIN(v292);
    uint32_t v293 = funnel_left(v292, v292, 6u); PIN(v293);
    ks->rk[116] = v293;
    uint32_t v294 = v283 + 0xc091189au; PIN(v294);
    uint32_t v295 = funnel_left(v294, v294, 11u); PIN(v295);
    ks->rk[117] = v295;
    uint32_t v296 = v285 + 0x81223135u; PIN(v296);
    uint32_t v297 = funnel_left(v296, v296, 13u); PIN(v297);
    ks->rk[118] = v297;
    uint32_t v298 = v287 + 0x244626bu; PIN(v298);
    uint32_t v299 = funnel_left(v298, v298, 17u); PIN(v299);
    ks->rk[119] = v299;
    /* round key 20 */
    uint32_t v300 = v289 + 0xc8a79e27u; PIN(v300);
    uint32_t v301 = funnel_left(v300, v300, 1u); PIN(v301);
    ks->rk[120] = v301;
    uint32_t v302 = v291 + 0x914f3c4fu; PIN(v302);
    uint32_t v303 = funnel_left(v302, v302, 3u); PIN(v303);
    ks->rk[121] = v303;
    uint32_t v304 = v293 + 0x229e789fu; PIN(v304);
    uint32_t v305 = funnel_left(v304, v304, 6u); PIN(v305);
    ks->rk[122] = v305;
    uint32_t v306 = v295 + 0x453cf13eu; PIN(v306);
    uint32_t v307 = funnel_left(v306, v306, 11u); PIN(v307);
    ks->rk[123] = v307;
    uint32_t v308 = v297 + 0x8a79e27cu; PIN(v308);
    uint32_t v309 = funnel_left(v308, v308, 13u); PIN(v309);
    ks->rk[124] = v309;
    uint32_t v310 = v299 + 0x14f3c4f9u; PIN(v310);
    uint32_t v311 = funnel_left(v310, v310, 17u); PIN(v311);
    ks->rk[125] = v311;
    /* round key 21 */
    uint32_t v312 = v301 + 0x1d8f1be6u; PIN(v312);
    uint32_t v313 = funnel_left(v312, v312, 1u); PIN(v313);
    ks->rk[126] = v313;
    uint32_t v314 = v303 + 0x3b1e37ccu; PIN(v314);
    uint32_t v315 = funnel_left(v314, v314, 3u); PIN(v315);
    ks->rk[127] = v315;
    uint32_t v316 = v305 + 0x763c6f98u; PIN(v316);
    uint32_t v317 = funnel_left(v316, v316, 6u); PIN(v317);
    ks->rk[128] = v317;
    uint32_t v318 = v307 + 0xec78df30u; PIN(v318);
    uint32_t v319 = funnel_left(v318, v318, 11u); PIN(v319);
    ks->rk[129] = v319;
    uint32_t v320 = v309 + 0xd8f1be61u; PIN(v320);
    uint32_t v321 = funnel_left(v320, v320, 13u); PIN(v321);
    ks->rk[130] = v321;
    uint32_t v322 = v311 + 0xb1e37cc3u; PIN(v322);
    uint32_t v323 = funnel_left(v322, v322, 17u); PIN(v323);
    ks->rk[131] = v323;
    /* round key 22 */
    uint32_t v324 = v313 + 0x279c57a9u; PIN(v324);
    uint32_t v325 = funnel_left(v324, v324, 1u); PIN(v325);
    ks->rk[132] = v325;
    uint32_t v326 = v315 + 0x4f38af52u; PIN(v326);
    uint32_t v327 = funnel_left(v326, v326, 3u); PIN(v327);
    ks->rk[133] = v327;
    uint32_t v328 = v317 + 0x9e715ea4u; PIN(v328);
    uint32_t v329 = funnel_left(v328, v328, 6u); PIN(v329);
    ks->rk[134] = v329;
    uint32_t v330 = v319 + 0x3ce2bd49u; PIN(v330);
    uint32_t v331 = funnel_left(v330, v330, 11u); PIN(v331);
    ks->rk[135] = v331;
    uint32_t v332 = v321 + 0x79c57a92u; PIN(v332);
    uint32_t v333 = funnel_left(v332, v332, 13u); PIN(v333);
    ks->rk[136] = v333;
    uint32_t v334 = v323 + 0xf38af524u; PIN(v334);
    uint32_t v335 = funnel_left(v334, v334, 17u); PIN(v335);
    ks->rk[137] = v335;
    /* round key 23 */
    uint32_t v336 = v325 + 0x563c2edu; PIN(v336);
    uint32_t v337 = funnel_left(v336, v336, 1u); PIN(v337);
    ks->rk[138] = v337;
    uint32_t v338 = v327 + 0xac785dau; PIN(v338);
    uint32_t v339 = funnel_left(v338, v338, 3u); PIN(v339);
    ks->rk[139] = v339;
    uint32_t v340 = v329 + 0x158f0bb4u; PIN(v340);
    uint32_t v341 = funnel_left(v340, v340, 6u); PIN(v341);
    ks->rk[140] = v341;
    uint32_t v342 = v331 + 0x2b1e1768u; PIN(v342);
    uint32_t v343 = funnel_left(v342, v342, 11u); PIN(v343);
    ks->rk[141] = v343;
    uint32_t v344 = v333 + 0x563c2ed0u; PIN(v344);
    uint32_t v345 = funnel_left(v344, v344, 13u); PIN(v345);
    ks->rk[142] = v345;
    uint32_t v346 = v335 + 0xac785da0u; PIN(v346);
    uint32_t v347 = funnel_left(v346, v346, 17u); PIN(v347);
    ks->rk[143] = v347;
    /* round key 24 */
    uint32_t v348 = v337 + 0xdbc3efe9u; PIN(v348);
    uint32_t v349 = funnel_left(v348, v348, 1u); PIN(v349);
    ks->rk[144] = v349;
    uint32_t v350 = v339 + 0xb787dfd3u; PIN(v350);
    uint32_t v351 = funnel_left(v350, v350, 3u); PIN(v351);
    ks->rk[145] = v351;
    uint32_t v352 = v341 + 0x6f0fbfa7u; PIN(v352);
    uint32_t v353 = funnel_left(v352, v352, 6u); PIN(v353);
    ks->rk[146] = v353;
    uint32_t v354 = v343 + 0xde1f7f4eu; PIN(v354);
    uint32_t v355 = funnel_left(v354, v354, 11u); PIN(v355);
    ks->rk[147] = v355;
    uint32_t v356 = v345 + 0xbc3efe9du; PIN(v356);
    uint32_t v357 = funnel_left(v356, v356, 13u); PIN(v357);
    ks->rk[148] = v357;
    uint32_t v358 = v347 + 0x787dfd3bu; PIN(v358);
    uint32_t v359 = funnel_left(v358, v358, 17u); PIN(v359);
    ks->rk[149] = v359;
    /* round key 25 */
    uint32_t v360 = v349 + 0x488c4d6u; PIN(v360);
    uint32_t v361 = funnel_left(v360, v360, 1u); PIN(v361);
    ks->rk[150] = v361;
    uint32_t v362 = v351 + 0x91189acu; PIN(v362);
    uint32_t v363 = funnel_left(v362, v362, 3u); PIN(v363);
    ks->rk[151] = v363;
    uint32_t v364 = v353 + 0x12231358u; PIN(v364);
    uint32_t v365 = funnel_left(v364, v364, 6u); PIN(v365);
    ks->rk[152] = v365;
    uint32_t v366 = v355 + 0x244626b0u; PIN(v366);
    uint32_t v367 = funnel_left(v366, v366, 11u); PIN(v367);
    ks->rk[153] = v367;
    uint32_t v368 = v357 + 0x488c4d60u; PIN(v368);
    uint32_t v369 = funnel_left(v368, v368, 13u); PIN(v369);
    ks->rk[154] = v369;
    uint32_t v370 = v359 + 0x91189ac0u; PIN(v370);
    uint32_t v371 = funnel_left(v370, v370, 17u); PIN(v371);
    ks->rk[155] = v371;
    /* round key 26 */
    uint32_t v372 = v361 + 0x29e789f2u; PIN(v372);
    uint32_t v373 = funnel_left(v372, v372, 1u); PIN(v373);
    ks->rk[156] = v373;
    uint32_t v374 = v363 + 0x53cf13e4u; PIN(v374);
    uint32_t v375 = funnel_left(v374, v374, 3u); PIN(v375);
    ks->rk[157] = v375;
    uint32_t v376 = v365 + 0xa79e27c8u; PIN(v376);
    uint32_t v377 = funnel_left(v376, v376, 6u); PIN(v377);
    ks->rk[158] = v377;
    uint32_t v378 = v367 + 0x4f3c4f91u; PIN(v378);
    uint32_t v379 = funnel_left(v378, v378, 11u); PIN(v379);
    ks->rk[159] = v379;
    uint32_t v380 = v369 + 0x9e789f22u; PIN(v380);
    uint32_t v381 = funnel_left(v380, v380, 13u); PIN(v381);
    ks->rk[160] = v381;
    uint32_t v382 = v371 + 0x3cf13e45u; PIN(v382);
    uint32_t v383 = funnel_left(v382, v382, 17u); PIN(v383);
    ks->rk[161] = v383;
    /* round key 27 */
    uint32_t v384 = v373 + 0x63c6f987u; PIN(v384);
    uint32_t v385 = funnel_left(v384, v384, 1u); PIN(v385);
    ks->rk[162] = v385;
    uint32_t v386 = v375 + 0xc78df30eu; PIN(v386);
    uint32_t v387 = funnel_left(v386, v386, 3u); PIN(v387);
    ks->rk[163] = v387;
    uint32_t v388 = v377 + 0x8f1be61du; PIN(v388);
    uint32_t v389 = funnel_left(v388, v388, 6u); PIN(v389);
    ks->rk[164] = v389;
    uint32_t v390 = v379 + 0x1e37cc3bu; PIN(v390);
    uint32_t v391 = funnel_left(v390, v390, 11u); PIN(v391);
    ks->rk[165] = v391;
    uint32_t v392 = v381 + 0x3c6f9876u; PIN(v392);
    uint32_t v393 = funnel_left(v392, v392, 13u); PIN(v393);
    ks->rk[166] = v393;
    uint32_t v394 = v383 + 0x78df30ecu; PIN(v394);
    uint32_t v395 = funnel_left(v394, v394, 17u); PIN(v395);
    ks->rk[167] = v395;
}

/* The same text on the device, so that a proof sees it. Nothing calls it. */
extern "C" __global__ void lea192_cuda_expand_key_kernel(lea192_cuda_key *ks, const uint8_t *key)
{
    lea192_cuda_schedule(ks, key);
}

void lea192_cuda_expand_key(lea192_cuda_key *ks, const uint8_t key[24])
{
    lea192_cuda_schedule(ks, key);
}

extern "C" __global__ void __launch_bounds__(256) lea192_cuda_encrypt_blocks_kernel(
    const __grid_constant__ lea192_cuda_key ks, const uint4 *in, uint4 *out, uint64_t blocks)
{
    const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= blocks)
        return;
    const uint4 in0 = in[i];
    /* round i = 0: x := round(x, rk[i]) */
    uint32_t v0 = ks.rk[4];
    uint32_t v1 = in0.z ^ v0; PIN(v1);
    uint32_t v2 = ks.rk[5];
    uint32_t v3 = in0.w ^ v2; PIN(v3);
    uint32_t v4 = v1 + v3; PIN(v4);
    uint32_t v5 = funnel_left(v4, v4, 29u); PIN(v5);
    uint32_t v6 = ks.rk[2];
    uint32_t v7 = in0.y ^ v6; PIN(v7);
    uint32_t v8 = ks.rk[3];
    uint32_t v9 = in0.z ^ v8; PIN(v9);
    uint32_t v10 = v7 + v9; PIN(v10);
    uint32_t v11 = funnel_left(v10, v10, 27u); PIN(v11);
    uint32_t v12 = ks.rk[0];
    uint32_t v13 = in0.x ^ v12; PIN(v13);
    uint32_t v14 = ks.rk[1];
    uint32_t v15 = in0.y ^ v14; PIN(v15);
    uint32_t v16 = v13 + v15; PIN(v16);
    uint32_t v17 = funnel_left(v16, v16, 9u); PIN(v17);
    /* round i = 1: x := round(x, rk[i]) */
    uint32_t v18 = ks.rk[10];
    uint32_t v19 = v5 ^ v18; PIN(v19);
    uint32_t v20 = ks.rk[11];
    uint32_t v21 = in0.x ^ v20; PIN(v21);
    uint32_t v22 = v19 + v21; PIN(v22);
    uint32_t v23 = funnel_left(v22, v22, 29u); PIN(v23);
    uint32_t v24 = ks.rk[8];
    uint32_t v25 = v11 ^ v24; PIN(v25);
    uint32_t v26 = ks.rk[9];
    uint32_t v27 = v5 ^ v26; PIN(v27);
    uint32_t v28 = v25 + v27; PIN(v28);
    uint32_t v29 = funnel_left(v28, v28, 27u); PIN(v29);
    uint32_t v30 = ks.rk[6];
    uint32_t v31 = v17 ^ v30; PIN(v31);
    uint32_t v32 = ks.rk[7];
    uint32_t v33 = v11 ^ v32; PIN(v33);
    uint32_t v34 = v31 + v33; PIN(v34);
    uint32_t v35 = funnel_left(v34, v34, 9u); PIN(v35);
    /* round i = 2: x := round(x, rk[i]) */
    uint32_t v36 = ks.rk[16];
    uint32_t v37 = v23 ^ v36; PIN(v37);
    uint32_t v38 = ks.rk[17];
    uint32_t v39 = v17 ^ v38; PIN(v39);
    uint32_t v40 = v37 + v39; PIN(v40);
    uint32_t v41 = funnel_left(v40, v40, 29u); PIN(v41);
    uint32_t v42 = ks.rk[14];
    uint32_t v43 = v29 ^ v42; PIN(v43);
    uint32_t v44 = ks.rk[15];
    uint32_t v45 = v23 ^ v44; PIN(v45);
    uint32_t v46 = v43 + v45; PIN(v46);
    uint32_t v47 = funnel_left(v46, v46, 27u); PIN(v47);
    uint32_t v48 = ks.rk[12];
    uint32_t v49 = v35 ^ v48; PIN(v49);
    uint32_t v50 = ks.rk[13];
    uint32_t v51 = v29 ^ v50; PIN(v51);
    uint32_t v52 = v49 + v51; PIN(v52);
    uint32_t v53 = funnel_left(v52, v52, 9u); PIN(v53);
    /* round i = 3: x := round(x, rk[i]) */
    uint32_t v54 = ks.rk[22];
    uint32_t v55 = v41 ^ v54; PIN(v55);
    uint32_t v56 = ks.rk[23];
    uint32_t v57 = v35 ^ v56; PIN(v57);
    uint32_t v58 = v55 + v57; PIN(v58);
    uint32_t v59 = funnel_left(v58, v58, 29u); PIN(v59);
    uint32_t v60 = ks.rk[20];
    uint32_t v61 = v47 ^ v60; PIN(v61);
    uint32_t v62 = ks.rk[21];
    uint32_t v63 = v41 ^ v62; PIN(v63);
    uint32_t v64 = v61 + v63; PIN(v64);
    uint32_t v65 = funnel_left(v64, v64, 27u); PIN(v65);
    uint32_t v66 = ks.rk[18];
    uint32_t v67 = v53 ^ v66; PIN(v67);
    uint32_t v68 = ks.rk[19];
    uint32_t v69 = v47 ^ v68; PIN(v69);
    uint32_t v70 = v67 + v69; PIN(v70);
    uint32_t v71 = funnel_left(v70, v70, 9u); PIN(v71);
    /* round i = 4: x := round(x, rk[i]) */
    uint32_t v72 = ks.rk[28];
    uint32_t v73 = v59 ^ v72; PIN(v73);
    uint32_t v74 = ks.rk[29];
    uint32_t v75 = v53 ^ v74; PIN(v75);
    uint32_t v76 = v73 + v75; PIN(v76);
    uint32_t v77 = funnel_left(v76, v76, 29u); PIN(v77);
    uint32_t v78 = ks.rk[26];
    uint32_t v79 = v65 ^ v78; PIN(v79);
    uint32_t v80 = ks.rk[27];
    uint32_t v81 = v59 ^ v80; PIN(v81);
    uint32_t v82 = v79 + v81; PIN(v82);
    uint32_t v83 = funnel_left(v82, v82, 27u); PIN(v83);
    uint32_t v84 = ks.rk[24];
    uint32_t v85 = v71 ^ v84; PIN(v85);
    uint32_t v86 = ks.rk[25];
    uint32_t v87 = v65 ^ v86; PIN(v87);
    uint32_t v88 = v85 + v87; PIN(v88);
    uint32_t v89 = funnel_left(v88, v88, 9u); PIN(v89);
    /* round i = 5: x := round(x, rk[i]) */
    uint32_t v90 = ks.rk[34];
    uint32_t v91 = v77 ^ v90; PIN(v91);
    uint32_t v92 = ks.rk[35];
    uint32_t v93 = v71 ^ v92; PIN(v93);
    uint32_t v94 = v91 + v93; PIN(v94);
    uint32_t v95 = funnel_left(v94, v94, 29u); PIN(v95);
    uint32_t v96 = ks.rk[32];
    uint32_t v97 = v83 ^ v96; PIN(v97);
    uint32_t v98 = ks.rk[33];
    uint32_t v99 = v77 ^ v98; PIN(v99);
    uint32_t v100 = v97 + v99; PIN(v100);
    uint32_t v101 = funnel_left(v100, v100, 27u); PIN(v101);
    uint32_t v102 = ks.rk[30];
    uint32_t v103 = v89 ^ v102; PIN(v103);
    uint32_t v104 = ks.rk[31];
    uint32_t v105 = v83 ^ v104; PIN(v105);
    uint32_t v106 = v103 + v105; PIN(v106);
    uint32_t v107 = funnel_left(v106, v106, 9u); PIN(v107);
    /* round i = 6: x := round(x, rk[i]) */
    uint32_t v108 = ks.rk[40];
    uint32_t v109 = v95 ^ v108; PIN(v109);
    uint32_t v110 = ks.rk[41];
    uint32_t v111 = v89 ^ v110; PIN(v111);
    uint32_t v112 = v109 + v111; PIN(v112);
    uint32_t v113 = funnel_left(v112, v112, 29u); PIN(v113);
    uint32_t v114 = ks.rk[38];
    uint32_t v115 = v101 ^ v114; PIN(v115);
    uint32_t v116 = ks.rk[39];
    uint32_t v117 = v95 ^ v116; PIN(v117);
    uint32_t v118 = v115 + v117; PIN(v118);
    uint32_t v119 = funnel_left(v118, v118, 27u); PIN(v119);
    uint32_t v120 = ks.rk[36];
    uint32_t v121 = v107 ^ v120; PIN(v121);
    uint32_t v122 = ks.rk[37];
    uint32_t v123 = v101 ^ v122; PIN(v123);
    uint32_t v124 = v121 + v123; PIN(v124);
    uint32_t v125 = funnel_left(v124, v124, 9u); PIN(v125);
    /* round i = 7: x := round(x, rk[i]) */
    uint32_t v126 = ks.rk[46];
    uint32_t v127 = v113 ^ v126; PIN(v127);
    uint32_t v128 = ks.rk[47];
    uint32_t v129 = v107 ^ v128; PIN(v129);
    uint32_t v130 = v127 + v129; PIN(v130);
    uint32_t v131 = funnel_left(v130, v130, 29u); PIN(v131);
    uint32_t v132 = ks.rk[44];
    uint32_t v133 = v119 ^ v132; PIN(v133);
    uint32_t v134 = ks.rk[45];
    uint32_t v135 = v113 ^ v134; PIN(v135);
    uint32_t v136 = v133 + v135; PIN(v136);
    uint32_t v137 = funnel_left(v136, v136, 27u); PIN(v137);
    uint32_t v138 = ks.rk[42];
    uint32_t v139 = v125 ^ v138; PIN(v139);
    uint32_t v140 = ks.rk[43];
    uint32_t v141 = v119 ^ v140; PIN(v141);
    uint32_t v142 = v139 + v141; PIN(v142);
    uint32_t v143 = funnel_left(v142, v142, 9u); PIN(v143);
    /* round i = 8: x := round(x, rk[i]) */
    uint32_t v144 = ks.rk[52];
    uint32_t v145 = v131 ^ v144; PIN(v145);
    uint32_t v146 = ks.rk[53];
    uint32_t v147 = v125 ^ v146; PIN(v147);
    uint32_t v148 = v145 + v147; PIN(v148);
    uint32_t v149 = funnel_left(v148, v148, 29u); PIN(v149);
    uint32_t v150 = ks.rk[50];
    uint32_t v151 = v137 ^ v150; PIN(v151);
    uint32_t v152 = ks.rk[51];
    uint32_t v153 = v131 ^ v152; PIN(v153);
    uint32_t v154 = v151 + v153; PIN(v154);
    uint32_t v155 = funnel_left(v154, v154, 27u); PIN(v155);
    uint32_t v156 = ks.rk[48];
    uint32_t v157 = v143 ^ v156; PIN(v157);
    uint32_t v158 = ks.rk[49];
    uint32_t v159 = v137 ^ v158; PIN(v159);
    uint32_t v160 = v157 + v159; PIN(v160);
    uint32_t v161 = funnel_left(v160, v160, 9u); PIN(v161);
    /* round i = 9: x := round(x, rk[i]) */
    uint32_t v162 = ks.rk[58];
    uint32_t v163 = v149 ^ v162; PIN(v163);
    uint32_t v164 = ks.rk[59];
    uint32_t v165 = v143 ^ v164; PIN(v165);
    uint32_t v166 = v163 + v165; PIN(v166);
    uint32_t v167 = funnel_left(v166, v166, 29u); PIN(v167);
    uint32_t v168 = ks.rk[56];
    uint32_t v169 = v155 ^ v168; PIN(v169);
    uint32_t v170 = ks.rk[57];
    uint32_t v171 = v149 ^ v170; PIN(v171);
    uint32_t v172 = v169 + v171; PIN(v172);
    uint32_t v173 = funnel_left(v172, v172, 27u); PIN(v173);
    uint32_t v174 = ks.rk[54];
    uint32_t v175 = v161 ^ v174; PIN(v175);
    uint32_t v176 = ks.rk[55];
    uint32_t v177 = v155 ^ v176; PIN(v177);
    uint32_t v178 = v175 + v177; PIN(v178);
    uint32_t v179 = funnel_left(v178, v178, 9u); PIN(v179);
    /* round i = 10: x := round(x, rk[i]) */
    uint32_t v180 = ks.rk[64];
    uint32_t v181 = v167 ^ v180; PIN(v181);
    uint32_t v182 = ks.rk[65];
    uint32_t v183 = v161 ^ v182; PIN(v183);
    uint32_t v184 = v181 + v183; PIN(v184);
    uint32_t v185 = funnel_left(v184, v184, 29u); PIN(v185);
    uint32_t v186 = ks.rk[62];
    uint32_t v187 = v173 ^ v186; PIN(v187);
    uint32_t v188 = ks.rk[63];
    uint32_t v189 = v167 ^ v188; PIN(v189);
    uint32_t v190 = v187 + v189; PIN(v190);
    uint32_t v191 = funnel_left(v190, v190, 27u); PIN(v191);
    uint32_t v192 = ks.rk[60];
    uint32_t v193 = v179 ^ v192; PIN(v193);
    uint32_t v194 = ks.rk[61];
    uint32_t v195 = v173 ^ v194; PIN(v195);
    uint32_t v196 = v193 + v195; PIN(v196);
    uint32_t v197 = funnel_left(v196, v196, 9u); PIN(v197);
    /* round i = 11: x := round(x, rk[i]) */
    uint32_t v198 = ks.rk[70];
    uint32_t v199 = v185 ^ v198; PIN(v199);
    uint32_t v200 = ks.rk[71];
    uint32_t v201 = v179 ^ v200; PIN(v201);
    uint32_t v202 = v199 + v201; PIN(v202);
    uint32_t v203 = funnel_left(v202, v202, 29u); PIN(v203);
    uint32_t v204 = ks.rk[68];
    uint32_t v205 = v191 ^ v204; PIN(v205);
    uint32_t v206 = ks.rk[69];
    uint32_t v207 = v185 ^ v206; PIN(v207);
    uint32_t v208 = v205 + v207; PIN(v208);
    uint32_t v209 = funnel_left(v208, v208, 27u); PIN(v209);
    uint32_t v210 = ks.rk[66];
    uint32_t v211 = v197 ^ v210; PIN(v211);
    uint32_t v212 = ks.rk[67];
    uint32_t v213 = v191 ^ v212; PIN(v213);
    uint32_t v214 = v211 + v213; PIN(v214);
    uint32_t v215 = funnel_left(v214, v214, 9u); PIN(v215);
    /* round i = 12: x := round(x, rk[i]) */
    uint32_t v216 = ks.rk[76];
    uint32_t v217 = v203 ^ v216; PIN(v217);
    uint32_t v218 = ks.rk[77];
    uint32_t v219 = v197 ^ v218; PIN(v219);
    uint32_t v220 = v217 + v219; PIN(v220);
    uint32_t v221 = funnel_left(v220, v220, 29u); PIN(v221);
    uint32_t v222 = ks.rk[74];
    uint32_t v223 = v209 ^ v222; PIN(v223);
    uint32_t v224 = ks.rk[75];
    uint32_t v225 = v203 ^ v224; PIN(v225);
    uint32_t v226 = v223 + v225; PIN(v226);
    uint32_t v227 = funnel_left(v226, v226, 27u); PIN(v227);
    uint32_t v228 = ks.rk[72];
    uint32_t v229 = v215 ^ v228; PIN(v229);
    uint32_t v230 = ks.rk[73];
    uint32_t v231 = v209 ^ v230; PIN(v231);
    uint32_t v232 = v229 + v231; PIN(v232);
    uint32_t v233 = funnel_left(v232, v232, 9u); PIN(v233);
    /* round i = 13: x := round(x, rk[i]) */
    uint32_t v234 = ks.rk[82];
    uint32_t v235 = v221 ^ v234; PIN(v235);
    uint32_t v236 = ks.rk[83];
    uint32_t v237 = v215 ^ v236; PIN(v237);
    uint32_t v238 = v235 + v237; PIN(v238);
    uint32_t v239 = funnel_left(v238, v238, 29u); PIN(v239);
    uint32_t v240 = ks.rk[80];
    uint32_t v241 = v227 ^ v240; PIN(v241);
    uint32_t v242 = ks.rk[81];
    uint32_t v243 = v221 ^ v242; PIN(v243);
    uint32_t v244 = v241 + v243; PIN(v244);
    uint32_t v245 = funnel_left(v244, v244, 27u); PIN(v245);
    uint32_t v246 = ks.rk[78];
    uint32_t v247 = v233 ^ v246; PIN(v247);
    uint32_t v248 = ks.rk[79];
    uint32_t v249 = v227 ^ v248; PIN(v249);
    uint32_t v250 = v247 + v249; PIN(v250);
    uint32_t v251 = funnel_left(v250, v250, 9u); PIN(v251);
    /* round i = 14: x := round(x, rk[i]) */
    uint32_t v252 = ks.rk[88];
    uint32_t v253 = v239 ^ v252; PIN(v253);
    uint32_t v254 = ks.rk[89];
    uint32_t v255 = v233 ^ v254; PIN(v255);
    uint32_t v256 = v253 + v255; PIN(v256);
    uint32_t v257 = funnel_left(v256, v256, 29u); PIN(v257);
    uint32_t v258 = ks.rk[86];
    uint32_t v259 = v245 ^ v258; PIN(v259);
    uint32_t v260 = ks.rk[87];
    uint32_t v261 = v239 ^ v260; PIN(v261);
    uint32_t v262 = v259 + v261; PIN(v262);
    uint32_t v263 = funnel_left(v262, v262, 27u); PIN(v263);
    uint32_t v264 = ks.rk[84];
    uint32_t v265 = v251 ^ v264; PIN(v265);
    uint32_t v266 = ks.rk[85];
    uint32_t v267 = v245 ^ v266; PIN(v267);
    uint32_t v268 = v265 + v267; PIN(v268);
    uint32_t v269 = funnel_left(v268, v268, 9u); PIN(v269);
    /* round i = 15: x := round(x, rk[i]) */
    uint32_t v270 = ks.rk[94];
    uint32_t v271 = v257 ^ v270; PIN(v271);
    uint32_t v272 = ks.rk[95];
    uint32_t v273 = v251 ^ v272; PIN(v273);
    uint32_t v274 = v271 + v273; PIN(v274);
    uint32_t v275 = funnel_left(v274, v274, 29u); PIN(v275);
    uint32_t v276 = ks.rk[92];
    uint32_t v277 = v263 ^ v276; PIN(v277);
    uint32_t v278 = ks.rk[93];
    uint32_t v279 = v257 ^ v278; PIN(v279);
    uint32_t v280 = v277 + v279; PIN(v280);
    uint32_t v281 = funnel_left(v280, v280, 27u); PIN(v281);
    uint32_t v282 = ks.rk[90];
    uint32_t v283 = v269 ^ v282; PIN(v283);
    uint32_t v284 = ks.rk[91];
    uint32_t v285 = v263 ^ v284; PIN(v285);
    uint32_t v286 = v283 + v285; PIN(v286);
    uint32_t v287 = funnel_left(v286, v286, 9u); PIN(v287);
    /* round i = 16: x := round(x, rk[i]) */
    uint32_t v288 = ks.rk[100];
    uint32_t v289 = v275 ^ v288; PIN(v289);
    uint32_t v290 = ks.rk[101];
    uint32_t v291 = v269 ^ v290; PIN(v291);
    uint32_t v292 = v289 + v291; PIN(v292);
    uint32_t v293 = funnel_left(v292, v292, 29u); PIN(v293);
    uint32_t v294 = ks.rk[98];
    uint32_t v295 = v281 ^ v294; PIN(v295);
    uint32_t v296 = ks.rk[99];
    uint32_t v297 = v275 ^ v296; PIN(v297);
    uint32_t v298 = v295 + v297; PIN(v298);
    uint32_t v299 = funnel_left(v298, v298, 27u); PIN(v299);
    uint32_t v300 = ks.rk[96];
    uint32_t v301 = v287 ^ v300; PIN(v301);
    uint32_t v302 = ks.rk[97];
    uint32_t v303 = v281 ^ v302; PIN(v303);
    uint32_t v304 = v301 + v303; PIN(v304);
    uint32_t v305 = funnel_left(v304, v304, 9u); PIN(v305);
    /* round i = 17: x := round(x, rk[i]) */
    uint32_t v306 = ks.rk[106];
    uint32_t v307 = v293 ^ v306; PIN(v307);
    uint32_t v308 = ks.rk[107];
    uint32_t v309 = v287 ^ v308; PIN(v309);
    uint32_t v310 = v307 + v309; PIN(v310);
    uint32_t v311 = funnel_left(v310, v310, 29u); PIN(v311);
    uint32_t v312 = ks.rk[104];
    uint32_t v313 = v299 ^ v312; PIN(v313);
    uint32_t v314 = ks.rk[105];
    uint32_t v315 = v293 ^ v314; PIN(v315);
    uint32_t v316 = v313 + v315; PIN(v316);
    uint32_t v317 = funnel_left(v316, v316, 27u); PIN(v317);
    uint32_t v318 = ks.rk[102];
    uint32_t v319 = v305 ^ v318; PIN(v319);
    uint32_t v320 = ks.rk[103];
    uint32_t v321 = v299 ^ v320; PIN(v321);
    uint32_t v322 = v319 + v321; PIN(v322);
    uint32_t v323 = funnel_left(v322, v322, 9u); PIN(v323);
    /* round i = 18: x := round(x, rk[i]) */
    uint32_t v324 = ks.rk[112];
    uint32_t v325 = v311 ^ v324; PIN(v325);
    uint32_t v326 = ks.rk[113];
    uint32_t v327 = v305 ^ v326; PIN(v327);
    uint32_t v328 = v325 + v327; PIN(v328);
    uint32_t v329 = funnel_left(v328, v328, 29u); PIN(v329);
    uint32_t v330 = ks.rk[110];
    uint32_t v331 = v317 ^ v330; PIN(v331);
    uint32_t v332 = ks.rk[111];
    uint32_t v333 = v311 ^ v332; PIN(v333);
    uint32_t v334 = v331 + v333; PIN(v334);
    uint32_t v335 = funnel_left(v334, v334, 27u); PIN(v335);
    uint32_t v336 = ks.rk[108];
    uint32_t v337 = v323 ^ v336; PIN(v337);
    uint32_t v338 = ks.rk[109];
    uint32_t v339 = v317 ^ v338; PIN(v339);
    uint32_t v340 = v337 + v339; PIN(v340);
    uint32_t v341 = funnel_left(v340, v340, 9u); PIN(v341);
    /* round i = 19: x := round(x, rk[i]) */
    uint32_t v342 = ks.rk[118];
    uint32_t v343 = v329 ^ v342; PIN(v343);
    uint32_t v344 = ks.rk[119];
    uint32_t v345 = v323 ^ v344; PIN(v345);
    uint32_t v346 = v343 + v345; PIN(v346);
    uint32_t v347 = funnel_left(v346, v346, 29u); PIN(v347);
    uint32_t v348 = ks.rk[116];
    uint32_t v349 = v335 ^ v348; PIN(v349);
    uint32_t v350 = ks.rk[117];
    uint32_t v351 = v329 ^ v350; PIN(v351);
    uint32_t v352 = v349 + v351; PIN(v352);
    uint32_t v353 = funnel_left(v352, v352, 27u); PIN(v353);
    uint32_t v354 = ks.rk[114];
    uint32_t v355 = v341 ^ v354; PIN(v355);
    uint32_t v356 = ks.rk[115];
    uint32_t v357 = v335 ^ v356; PIN(v357);
    uint32_t v358 = v355 + v357; PIN(v358);
    uint32_t v359 = funnel_left(v358, v358, 9u); PIN(v359);
    /* round i = 20: x := round(x, rk[i]) */
    uint32_t v360 = ks.rk[124];
    uint32_t v361 = v347 ^ v360; PIN(v361);
    uint32_t v362 = ks.rk[125];
    uint32_t v363 = v341 ^ v362; PIN(v363);
    uint32_t v364 = v361 + v363; PIN(v364);
    uint32_t v365 = funnel_left(v364, v364, 29u); PIN(v365);
    uint32_t v366 = ks.rk[122];
    uint32_t v367 = v353 ^ v366; PIN(v367);
    uint32_t v368 = ks.rk[123];
    uint32_t v369 = v347 ^ v368; PIN(v369);
    uint32_t v370 = v367 + v369; PIN(v370);
    uint32_t v371 = funnel_left(v370, v370, 27u); PIN(v371);
    uint32_t v372 = ks.rk[120];
    uint32_t v373 = v359 ^ v372; PIN(v373);
    uint32_t v374 = ks.rk[121];
    uint32_t v375 = v353 ^ v374; PIN(v375);
    uint32_t v376 = v373 + v375; PIN(v376);
    uint32_t v377 = funnel_left(v376, v376, 9u); PIN(v377);
    /* round i = 21: x := round(x, rk[i]) */
    uint32_t v378 = ks.rk[130];
    uint32_t v379 = v365 ^ v378; PIN(v379);
    uint32_t v380 = ks.rk[131];
    uint32_t v381 = v359 ^ v380; PIN(v381);
    uint32_t v382 = v379 + v381; PIN(v382);
    uint32_t v383 = funnel_left(v382, v382, 29u); PIN(v383);
    uint32_t v384 = ks.rk[128];
    uint32_t v385 = v371 ^ v384; PIN(v385);
    uint32_t v386 = ks.rk[129];
    uint32_t v387 = v365 ^ v386; PIN(v387);
    uint32_t v388 = v385 + v387; PIN(v388);
    uint32_t v389 = funnel_left(v388, v388, 27u); PIN(v389);
    uint32_t v390 = ks.rk[126];
    uint32_t v391 = v377 ^ v390; PIN(v391);
    uint32_t v392 = ks.rk[127];
    uint32_t v393 = v371 ^ v392; PIN(v393);
    uint32_t v394 = v391 + v393; PIN(v394);
    uint32_t v395 = funnel_left(v394, v394, 9u); PIN(v395);
    /* round i = 22: x := round(x, rk[i]) */
    uint32_t v396 = ks.rk[136];
    uint32_t v397 = v383 ^ v396; PIN(v397);
    uint32_t v398 = ks.rk[137];
    uint32_t v399 = v377 ^ v398; PIN(v399);
    uint32_t v400 = v397 + v399; PIN(v400);
    uint32_t v401 = funnel_left(v400, v400, 29u); PIN(v401);
    uint32_t v402 = ks.rk[134];
    uint32_t v403 = v389 ^ v402; PIN(v403);
    uint32_t v404 = ks.rk[135];
    uint32_t v405 = v383 ^ v404; PIN(v405);
    uint32_t v406 = v403 + v405; PIN(v406);
    uint32_t v407 = funnel_left(v406, v406, 27u); PIN(v407);
    uint32_t v408 = ks.rk[132];
    uint32_t v409 = v395 ^ v408; PIN(v409);
    uint32_t v410 = ks.rk[133];
    uint32_t v411 = v389 ^ v410; PIN(v411);
    uint32_t v412 = v409 + v411; PIN(v412);
    uint32_t v413 = funnel_left(v412, v412, 9u); PIN(v413);
    /* round i = 23: x := round(x, rk[i]) */
    uint32_t v414 = ks.rk[142];
    uint32_t v415 = v401 ^ v414; PIN(v415);
    uint32_t v416 = ks.rk[143];
    uint32_t v417 = v395 ^ v416; PIN(v417);
    uint32_t v418 = v415 + v417; PIN(v418);
    uint32_t v419 = funnel_left(v418, v418, 29u); PIN(v419);
    uint32_t v420 = ks.rk[140];
    uint32_t v421 = v407 ^ v420; PIN(v421);
    uint32_t v422 = ks.rk[141];
    uint32_t v423 = v401 ^ v422; PIN(v423);
    uint32_t v424 = v421 + v423; PIN(v424);
    uint32_t v425 = funnel_left(v424, v424, 27u); PIN(v425);
    uint32_t v426 = ks.rk[138];
    uint32_t v427 = v413 ^ v426; PIN(v427);
    uint32_t v428 = ks.rk[139];
    uint32_t v429 = v407 ^ v428; PIN(v429);
    uint32_t v430 = v427 + v429; PIN(v430);
    uint32_t v431 = funnel_left(v430, v430, 9u); PIN(v431);
    /* round i = 24: x := round(x, rk[i]) */
    uint32_t v432 = ks.rk[148];
    uint32_t v433 = v419 ^ v432; PIN(v433);
    uint32_t v434 = ks.rk[149];
    uint32_t v435 = v413 ^ v434; PIN(v435);
    uint32_t v436 = v433 + v435; PIN(v436);
    uint32_t v437 = funnel_left(v436, v436, 29u); PIN(v437);
    uint32_t v438 = ks.rk[146];
    uint32_t v439 = v425 ^ v438; PIN(v439);
    uint32_t v440 = ks.rk[147];
    uint32_t v441 = v419 ^ v440; PIN(v441);
    uint32_t v442 = v439 + v441; PIN(v442);
    uint32_t v443 = funnel_left(v442, v442, 27u); PIN(v443);
    uint32_t v444 = ks.rk[144];
    uint32_t v445 = v431 ^ v444; PIN(v445);
    uint32_t v446 = ks.rk[145];
    uint32_t v447 = v425 ^ v446; PIN(v447);
    uint32_t v448 = v445 + v447; PIN(v448);
    uint32_t v449 = funnel_left(v448, v448, 9u); PIN(v449);
    /* round i = 25: x := round(x, rk[i]) */
    uint32_t v450 = ks.rk[154];
    uint32_t v451 = v437 ^ v450; PIN(v451);
    uint32_t v452 = ks.rk[155];
    uint32_t v453 = v431 ^ v452; PIN(v453);
    uint32_t v454 = v451 + v453; PIN(v454);
    uint32_t v455 = funnel_left(v454, v454, 29u); PIN(v455);
    uint32_t v456 = ks.rk[152];
    uint32_t v457 = v443 ^ v456; PIN(v457);
    uint32_t v458 = ks.rk[153];
    uint32_t v459 = v437 ^ v458; PIN(v459);
    uint32_t v460 = v457 + v459; PIN(v460);
    uint32_t v461 = funnel_left(v460, v460, 27u); PIN(v461);
    uint32_t v462 = ks.rk[150];
    uint32_t v463 = v449 ^ v462; PIN(v463);
    uint32_t v464 = ks.rk[151];
    uint32_t v465 = v443 ^ v464; PIN(v465);
    uint32_t v466 = v463 + v465; PIN(v466);
    uint32_t v467 = funnel_left(v466, v466, 9u); PIN(v467);
    /* round i = 26: x := round(x, rk[i]) */
    uint32_t v468 = ks.rk[160];
    uint32_t v469 = v455 ^ v468; PIN(v469);
    uint32_t v470 = ks.rk[161];
    uint32_t v471 = v449 ^ v470; PIN(v471);
    uint32_t v472 = v469 + v471; PIN(v472);
    uint32_t v473 = funnel_left(v472, v472, 29u); PIN(v473);
    uint32_t v474 = ks.rk[158];
    uint32_t v475 = v461 ^ v474; PIN(v475);
    uint32_t v476 = ks.rk[159];
    uint32_t v477 = v455 ^ v476; PIN(v477);
    uint32_t v478 = v475 + v477; PIN(v478);
    uint32_t v479 = funnel_left(v478, v478, 27u); PIN(v479);
    uint32_t v480 = ks.rk[156];
    uint32_t v481 = v467 ^ v480; PIN(v481);
    uint32_t v482 = ks.rk[157];
    uint32_t v483 = v461 ^ v482; PIN(v483);
    uint32_t v484 = v481 + v483; PIN(v484);
    uint32_t v485 = funnel_left(v484, v484, 9u); PIN(v485);
    /* round i = 27: x := round(x, rk[i]) */
    uint32_t v486 = ks.rk[166];
    uint32_t v487 = v473 ^ v486; PIN(v487);
    uint32_t v488 = ks.rk[167];
    uint32_t v489 = v467 ^ v488; PIN(v489);
    uint32_t v490 = v487 + v489; PIN(v490);
    uint32_t v491 = funnel_left(v490, v490, 29u); PIN(v491);
    uint32_t v492 = ks.rk[164];
    uint32_t v493 = v479 ^ v492; PIN(v493);
    uint32_t v494 = ks.rk[165];
    uint32_t v495 = v473 ^ v494; PIN(v495);
    uint32_t v496 = v493 + v495; PIN(v496);
    uint32_t v497 = funnel_left(v496, v496, 27u); PIN(v497);
    uint32_t v498 = ks.rk[162];
    uint32_t v499 = v485 ^ v498; PIN(v499);
    uint32_t v500 = ks.rk[163];
    uint32_t v501 = v479 ^ v500; PIN(v501);
    uint32_t v502 = v499 + v501; PIN(v502);
    uint32_t v503 = funnel_left(v502, v502, 9u); PIN(v503);
    out[i] = make_uint4(v503, v497, v491, v485);
}

cudaError_t lea192_cuda_encrypt_blocks_device(
    const lea192_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream)
{
    cudaError_t error = check_buffers(in, out, blocks, 16, 16);
    const uint4 *from = (const uint4 *)in;
    uint4 *to = (uint4 *)out;
    size_t now;
    while (error == cudaSuccess && (now = next_blocks(blocks, 1, 1, 256)) != 0) {
        const cudaLaunchConfig_t launch = launch_of(now, 1, 256, stream);
        error = cudaLaunchKernelEx(&launch, lea192_cuda_encrypt_blocks_kernel, *ks, from, to, (uint64_t)now);
        from += now;
        to += now;
        blocks -= now;
    }
    return error;
}

cudaError_t lea192_cuda_encrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea192_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    const cudaError_t error = check_buffers(in, out, blocks, 16, 1);
    if (error != cudaSuccess)
        return error;
    const size_t block = 16;
    return piped(pipe, in, out, blocks * block, block, [ks](uint8_t *data, size_t bytes, cudaStream_t stream) {
        return lea192_cuda_encrypt_blocks_device(ks, data, data, bytes / 16, stream);
    });
}

cudaError_t lea192_cuda_encrypt_blocks(const lea192_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    return lea192_cuda_encrypt_blocks_pipe(NULL, ks, in, out, blocks);
}

extern "C" __global__ void __launch_bounds__(256) lea192_cuda_decrypt_blocks_kernel(
    const __grid_constant__ lea192_cuda_key ks, const uint4 *in, uint4 *out, uint64_t blocks)
{
    const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= blocks)
        return;
    const uint4 in0 = in[i];
    /* round i = 27: y := round_back(y, rk[i]) */
    uint32_t v0 = funnel_left(in0.x, in0.x, 23u); PIN(v0);
    uint32_t v1 = ks.rk[162];
    uint32_t v2 = in0.w ^ v1; PIN(v2);
    uint32_t v3 = v0 - v2; PIN(v3);
    uint32_t v4 = ks.rk[163];
    uint32_t v5 = v3 ^ v4; PIN(v5);
    uint32_t v6 = funnel_left(in0.y, in0.y, 5u); PIN(v6);
    uint32_t v7 = ks.rk[164];
    uint32_t v8 = v5 ^ v7; PIN(v8);
    uint32_t v9 = v6 - v8; PIN(v9);
    uint32_t v10 = ks.rk[165];
    uint32_t v11 = v9 ^ v10; PIN(v11);
    uint32_t v12 = funnel_left(in0.z, in0.z, 3u); PIN(v12);
    uint32_t v13 = ks.rk[166];
    uint32_t v14 = v11 ^ v13; PIN(v14);
    uint32_t v15 = v12 - v14; PIN(v15);
    uint32_t v16 = ks.rk[167];
    uint32_t v17 = v15 ^ v16; PIN(v17);
    /* round i = 26: y := round_back(y, rk[i]) */
    uint32_t v18 = funnel_left(in0.w, in0.w, 23u); PIN(v18);
    uint32_t v19 = ks.rk[156];
    uint32_t v20 = v17 ^ v19; PIN(v20);
    uint32_t v21 = v18 - v20; PIN(v21);
    uint32_t v22 = ks.rk[157];
    uint32_t v23 = v21 ^ v22; PIN(v23);
    uint32_t v24 = funnel_left(v5, v5, 5u); PIN(v24);
    uint32_t v25 = ks.rk[158];
    uint32_t v26 = v23 ^ v25; PIN(v26);
    uint32_t v27 = v24 - v26; PIN(v27);
    uint32_t v28 = ks.rk[159];
    uint32_t v29 = v27 ^ v28; PIN(v29);
    uint32_t v30 = funnel_left(v11, v11, 3u); PIN(v30);
    uint32_t v31 = ks.rk[160];
    uint32_t v32 = v29 ^ v31; PIN(v32);
    uint32_t v33 = v30 - v32; PIN(v33);
    uint32_t v34 = ks.rk[161];
    uint32_t v35 = v33 ^ v34; PIN(v35);
    /* round i = 25: y := round_back(y, rk[i]) */
    uint32_t v36 = funnel_left(v17, v17, 23u); PIN(v36);
    uint32_t v37 = ks.rk[150];
    uint32_t v38 = v35 ^ v37; PIN(v38);
    uint32_t v39 = v36 - v38; PIN(v39);
    uint32_t v40 = ks.rk[151];
    uint32_t v41 = v39 ^ v40; PIN(v41);
    uint32_t v42 = funnel_left(v23, v23, 5u); PIN(v42);
    uint32_t v43 = ks.rk[152];
    uint32_t v44 = v41 ^ v43; PIN(v44);
    uint32_t v45 = v42 - v44; PIN(v45);
    uint32_t v46 = ks.rk[153];
    uint32_t v47 = v45 ^ v46; PIN(v47);
    uint32_t v48 = funnel_left(v29, v29, 3u); PIN(v48);
    uint32_t v49 = ks.rk[154];
    uint32_t v50 = v47 ^ v49; PIN(v50);
    uint32_t v51 = v48 - v50; PIN(v51);
    uint32_t v52 = ks.rk[155];
    uint32_t v53 = v51 ^ v52; PIN(v53);
    /* round i = 24: y := round_back(y, rk[i]) */
    uint32_t v54 = funnel_left(v35, v35, 23u); PIN(v54);
    uint32_t v55 = ks.rk[144];
    uint32_t v56 = v53 ^ v55; PIN(v56);
    uint32_t v57 = v54 - v56; PIN(v57);
    uint32_t v58 = ks.rk[145];
    uint32_t v59 = v57 ^ v58; PIN(v59);
    uint32_t v60 = funnel_left(v41, v41, 5u); PIN(v60);
    uint32_t v61 = ks.rk[146];
    uint32_t v62 = v59 ^ v61; PIN(v62);
    uint32_t v63 = v60 - v62; PIN(v63);
    uint32_t v64 = ks.rk[147];
    uint32_t v65 = v63 ^ v64; PIN(v65);
    uint32_t v66 = funnel_left(v47, v47, 3u); PIN(v66);
    uint32_t v67 = ks.rk[148];
    uint32_t v68 = v65 ^ v67; PIN(v68);
    uint32_t v69 = v66 - v68; PIN(v69);
    uint32_t v70 = ks.rk[149];
    uint32_t v71 = v69 ^ v70; PIN(v71);
    /* round i = 23: y := round_back(y, rk[i]) */
    uint32_t v72 = funnel_left(v53, v53, 23u); PIN(v72);
    uint32_t v73 = ks.rk[138];
    uint32_t v74 = v71 ^ v73; PIN(v74);
    uint32_t v75 = v72 - v74; PIN(v75);
    uint32_t v76 = ks.rk[139];
    uint32_t v77 = v75 ^ v76; PIN(v77);
    uint32_t v78 = funnel_left(v59, v59, 5u); PIN(v78);
    uint32_t v79 = ks.rk[140];
    uint32_t v80 = v77 ^ v79; PIN(v80);
    uint32_t v81 = v78 - v80; PIN(v81);
    uint32_t v82 = ks.rk[141];
    uint32_t v83 = v81 ^ v82; PIN(v83);
    uint32_t v84 = funnel_left(v65, v65, 3u); PIN(v84);
    uint32_t v85 = ks.rk[142];
    uint32_t v86 = v83 ^ v85; PIN(v86);
    uint32_t v87 = v84 - v86; PIN(v87);
    uint32_t v88 = ks.rk[143];
    uint32_t v89 = v87 ^ v88; PIN(v89);
    /* round i = 22: y := round_back(y, rk[i]) */
    uint32_t v90 = funnel_left(v71, v71, 23u); PIN(v90);
    uint32_t v91 = ks.rk[132];
    uint32_t v92 = v89 ^ v91; PIN(v92);
    uint32_t v93 = v90 - v92; PIN(v93);
    uint32_t v94 = ks.rk[133];
    uint32_t v95 = v93 ^ v94; PIN(v95);
    uint32_t v96 = funnel_left(v77, v77, 5u); PIN(v96);
    uint32_t v97 = ks.rk[134];
    uint32_t v98 = v95 ^ v97; PIN(v98);
    uint32_t v99 = v96 - v98; PIN(v99);
    uint32_t v100 = ks.rk[135];
    uint32_t v101 = v99 ^ v100; PIN(v101);
    uint32_t v102 = funnel_left(v83, v83, 3u); PIN(v102);
    uint32_t v103 = ks.rk[136];
    uint32_t v104 = v101 ^ v103; PIN(v104);
    uint32_t v105 = v102 - v104; PIN(v105);
    uint32_t v106 = ks.rk[137];
    uint32_t v107 = v105 ^ v106; PIN(v107);
    /* round i = 21: y := round_back(y, rk[i]) */
    uint32_t v108 = funnel_left(v89, v89, 23u); PIN(v108);
    uint32_t v109 = ks.rk[126];
    uint32_t v110 = v107 ^ v109; PIN(v110);
    uint32_t v111 = v108 - v110; PIN(v111);
    uint32_t v112 = ks.rk[127];
    uint32_t v113 = v111 ^ v112; PIN(v113);
    uint32_t v114 = funnel_left(v95, v95, 5u); PIN(v114);
    uint32_t v115 = ks.rk[128];
    uint32_t v116 = v113 ^ v115; PIN(v116);
    uint32_t v117 = v114 - v116; PIN(v117);
    uint32_t v118 = ks.rk[129];
    uint32_t v119 = v117 ^ v118; PIN(v119);
    uint32_t v120 = funnel_left(v101, v101, 3u); PIN(v120);
    uint32_t v121 = ks.rk[130];
    uint32_t v122 = v119 ^ v121; PIN(v122);
    uint32_t v123 = v120 - v122; PIN(v123);
    uint32_t v124 = ks.rk[131];
    uint32_t v125 = v123 ^ v124; PIN(v125);
    /* round i = 20: y := round_back(y, rk[i]) */
    uint32_t v126 = funnel_left(v107, v107, 23u); PIN(v126);
    uint32_t v127 = ks.rk[120];
    uint32_t v128 = v125 ^ v127; PIN(v128);
    uint32_t v129 = v126 - v128; PIN(v129);
    uint32_t v130 = ks.rk[121];
    uint32_t v131 = v129 ^ v130; PIN(v131);
    uint32_t v132 = funnel_left(v113, v113, 5u); PIN(v132);
    uint32_t v133 = ks.rk[122];
    uint32_t v134 = v131 ^ v133; PIN(v134);
    uint32_t v135 = v132 - v134; PIN(v135);
    uint32_t v136 = ks.rk[123];
    uint32_t v137 = v135 ^ v136; PIN(v137);
    uint32_t v138 = funnel_left(v119, v119, 3u); PIN(v138);
    uint32_t v139 = ks.rk[124];
    uint32_t v140 = v137 ^ v139; PIN(v140);
    uint32_t v141 = v138 - v140; PIN(v141);
    uint32_t v142 = ks.rk[125];
    uint32_t v143 = v141 ^ v142; PIN(v143);
    /* round i = 19: y := round_back(y, rk[i]) */
    uint32_t v144 = funnel_left(v125, v125, 23u); PIN(v144);
    uint32_t v145 = ks.rk[114];
    uint32_t v146 = v143 ^ v145; PIN(v146);
    uint32_t v147 = v144 - v146; PIN(v147);
    uint32_t v148 = ks.rk[115];
    uint32_t v149 = v147 ^ v148; PIN(v149);
    uint32_t v150 = funnel_left(v131, v131, 5u); PIN(v150);
    uint32_t v151 = ks.rk[116];
    uint32_t v152 = v149 ^ v151; PIN(v152);
    uint32_t v153 = v150 - v152; PIN(v153);
    uint32_t v154 = ks.rk[117];
    uint32_t v155 = v153 ^ v154; PIN(v155);
    uint32_t v156 = funnel_left(v137, v137, 3u); PIN(v156);
    uint32_t v157 = ks.rk[118];
    uint32_t v158 = v155 ^ v157; PIN(v158);
    uint32_t v159 = v156 - v158; PIN(v159);
    uint32_t v160 = ks.rk[119];
    uint32_t v161 = v159 ^ v160; PIN(v161);
    /* round i = 18: y := round_back(y, rk[i]) */
    uint32_t v162 = funnel_left(v143, v143, 23u); PIN(v162);
    uint32_t v163 = ks.rk[108];
    uint32_t v164 = v161 ^ v163; PIN(v164);
    uint32_t v165 = v162 - v164; PIN(v165);
    uint32_t v166 = ks.rk[109];
    uint32_t v167 = v165 ^ v166; PIN(v167);
    uint32_t v168 = funnel_left(v149, v149, 5u); PIN(v168);
    uint32_t v169 = ks.rk[110];
    uint32_t v170 = v167 ^ v169; PIN(v170);
    uint32_t v171 = v168 - v170; PIN(v171);
    uint32_t v172 = ks.rk[111];
    uint32_t v173 = v171 ^ v172; PIN(v173);
    uint32_t v174 = funnel_left(v155, v155, 3u); PIN(v174);
    uint32_t v175 = ks.rk[112];
    uint32_t v176 = v173 ^ v175; PIN(v176);
    uint32_t v177 = v174 - v176; PIN(v177);
    uint32_t v178 = ks.rk[113];
    uint32_t v179 = v177 ^ v178; PIN(v179);
    /* round i = 17: y := round_back(y, rk[i]) */
    uint32_t v180 = funnel_left(v161, v161, 23u); PIN(v180);
    uint32_t v181 = ks.rk[102];
    uint32_t v182 = v179 ^ v181; PIN(v182);
    uint32_t v183 = v180 - v182; PIN(v183);
    uint32_t v184 = ks.rk[103];
    uint32_t v185 = v183 ^ v184; PIN(v185);
    uint32_t v186 = funnel_left(v167, v167, 5u); PIN(v186);
    uint32_t v187 = ks.rk[104];
    uint32_t v188 = v185 ^ v187; PIN(v188);
    uint32_t v189 = v186 - v188; PIN(v189);
    uint32_t v190 = ks.rk[105];
    uint32_t v191 = v189 ^ v190; PIN(v191);
    uint32_t v192 = funnel_left(v173, v173, 3u); PIN(v192);
    uint32_t v193 = ks.rk[106];
    uint32_t v194 = v191 ^ v193; PIN(v194);
    uint32_t v195 = v192 - v194; PIN(v195);
    uint32_t v196 = ks.rk[107];
    uint32_t v197 = v195 ^ v196; PIN(v197);
    /* round i = 16: y := round_back(y, rk[i]) */
    uint32_t v198 = funnel_left(v179, v179, 23u); PIN(v198);
    uint32_t v199 = ks.rk[96];
    uint32_t v200 = v197 ^ v199; PIN(v200);
    uint32_t v201 = v198 - v200; PIN(v201);
    uint32_t v202 = ks.rk[97];
    uint32_t v203 = v201 ^ v202; PIN(v203);
    uint32_t v204 = funnel_left(v185, v185, 5u); PIN(v204);
    uint32_t v205 = ks.rk[98];
    uint32_t v206 = v203 ^ v205; PIN(v206);
    uint32_t v207 = v204 - v206; PIN(v207);
    uint32_t v208 = ks.rk[99];
    uint32_t v209 = v207 ^ v208; PIN(v209);
    uint32_t v210 = funnel_left(v191, v191, 3u); PIN(v210);
    uint32_t v211 = ks.rk[100];
    uint32_t v212 = v209 ^ v211; PIN(v212);
    uint32_t v213 = v210 - v212; PIN(v213);
    uint32_t v214 = ks.rk[101];
    uint32_t v215 = v213 ^ v214; PIN(v215);
    /* round i = 15: y := round_back(y, rk[i]) */
    uint32_t v216 = funnel_left(v197, v197, 23u); PIN(v216);
    uint32_t v217 = ks.rk[90];
    uint32_t v218 = v215 ^ v217; PIN(v218);
    uint32_t v219 = v216 - v218; PIN(v219);
    uint32_t v220 = ks.rk[91];
    uint32_t v221 = v219 ^ v220; PIN(v221);
    uint32_t v222 = funnel_left(v203, v203, 5u); PIN(v222);
    uint32_t v223 = ks.rk[92];
    uint32_t v224 = v221 ^ v223; PIN(v224);
    uint32_t v225 = v222 - v224; PIN(v225);
    uint32_t v226 = ks.rk[93];
    uint32_t v227 = v225 ^ v226; PIN(v227);
    uint32_t v228 = funnel_left(v209, v209, 3u); PIN(v228);
    uint32_t v229 = ks.rk[94];
    uint32_t v230 = v227 ^ v229; PIN(v230);
    uint32_t v231 = v228 - v230; PIN(v231);
    uint32_t v232 = ks.rk[95];
    uint32_t v233 = v231 ^ v232; PIN(v233);
    /* round i = 14: y := round_back(y, rk[i]) */
    uint32_t v234 = funnel_left(v215, v215, 23u); PIN(v234);
    uint32_t v235 = ks.rk[84];
    uint32_t v236 = v233 ^ v235; PIN(v236);
    uint32_t v237 = v234 - v236; PIN(v237);
    uint32_t v238 = ks.rk[85];
    uint32_t v239 = v237 ^ v238; PIN(v239);
    uint32_t v240 = funnel_left(v221, v221, 5u); PIN(v240);
    uint32_t v241 = ks.rk[86];
    uint32_t v242 = v239 ^ v241; PIN(v242);
    uint32_t v243 = v240 - v242; PIN(v243);
    uint32_t v244 = ks.rk[87];
    uint32_t v245 = v243 ^ v244; PIN(v245);
    uint32_t v246 = funnel_left(v227, v227, 3u); PIN(v246);
    uint32_t v247 = ks.rk[88];
    uint32_t v248 = v245 ^ v247; PIN(v248);
    uint32_t v249 = v246 - v248; PIN(v249);
    uint32_t v250 = ks.rk[89];
    uint32_t v251 = v249 ^ v250; PIN(v251);
    /* round i = 13: y := round_back(y, rk[i]) */
    uint32_t v252 = funnel_left(v233, v233, 23u); PIN(v252);
    uint32_t v253 = ks.rk[78];
    uint32_t v254 = v251 ^ v253; PIN(v254);
    uint32_t v255 = v252 - v254; PIN(v255);
    uint32_t v256 = ks.rk[79];
    uint32_t v257 = v255 ^ v256; PIN(v257);
    uint32_t v258 = funnel_left(v239, v239, 5u); PIN(v258);
    uint32_t v259 = ks.rk[80];
    uint32_t v260 = v257 ^ v259; PIN(v260);
    uint32_t v261 = v258 - v260; PIN(v261);
    uint32_t v262 = ks.rk[81];
    uint32_t v263 = v261 ^ v262; PIN(v263);
    uint32_t v264 = funnel_left(v245, v245, 3u); PIN(v264);
    uint32_t v265 = ks.rk[82];
    uint32_t v266 = v263 ^ v265; PIN(v266);
    uint32_t v267 = v264 - v266; PIN(v267);
    uint32_t v268 = ks.rk[83];
    uint32_t v269 = v267 ^ v268; PIN(v269);
    /* round i = 12: y := round_back(y, rk[i]) */
    uint32_t v270 = funnel_left(v251, v251, 23u); PIN(v270);
    uint32_t v271 = ks.rk[72];
    uint32_t v272 = v269 ^ v271; PIN(v272);
    uint32_t v273 = v270 - v272; PIN(v273);
    uint32_t v274 = ks.rk[73];
    uint32_t v275 = v273 ^ v274; PIN(v275);
    uint32_t v276 = funnel_left(v257, v257, 5u); PIN(v276);
    uint32_t v277 = ks.rk[74];
    uint32_t v278 = v275 ^ v277; PIN(v278);
    uint32_t v279 = v276 - v278; PIN(v279);
    uint32_t v280 = ks.rk[75];
    uint32_t v281 = v279 ^ v280; PIN(v281);
    uint32_t v282 = funnel_left(v263, v263, 3u); PIN(v282);
    uint32_t v283 = ks.rk[76];
    uint32_t v284 = v281 ^ v283; PIN(v284);
    uint32_t v285 = v282 - v284; PIN(v285);
    uint32_t v286 = ks.rk[77];
    uint32_t v287 = v285 ^ v286; PIN(v287);
    /* round i = 11: y := round_back(y, rk[i]) */
    uint32_t v288 = funnel_left(v269, v269, 23u); PIN(v288);
    uint32_t v289 = ks.rk[66];
    uint32_t v290 = v287 ^ v289; PIN(v290);
    uint32_t v291 = v288 - v290; PIN(v291);
    uint32_t v292 = ks.rk[67];
    uint32_t v293 = v291 ^ v292; PIN(v293);
    uint32_t v294 = funnel_left(v275, v275, 5u); PIN(v294);
    uint32_t v295 = ks.rk[68];
    uint32_t v296 = v293 ^ v295; PIN(v296);
    uint32_t v297 = v294 - v296; PIN(v297);
    uint32_t v298 = ks.rk[69];
    uint32_t v299 = v297 ^ v298; PIN(v299);
    uint32_t v300 = funnel_left(v281, v281, 3u); PIN(v300);
    uint32_t v301 = ks.rk[70];
    uint32_t v302 = v299 ^ v301; PIN(v302);
    uint32_t v303 = v300 - v302; PIN(v303);
    uint32_t v304 = ks.rk[71];
    uint32_t v305 = v303 ^ v304; PIN(v305);
    /* round i = 10: y := round_back(y, rk[i]) */
    uint32_t v306 = funnel_left(v287, v287, 23u); PIN(v306);
    uint32_t v307 = ks.rk[60];
    uint32_t v308 = v305 ^ v307; PIN(v308);
    uint32_t v309 = v306 - v308; PIN(v309);
    uint32_t v310 = ks.rk[61];
    uint32_t v311 = v309 ^ v310; PIN(v311);
    uint32_t v312 = funnel_left(v293, v293, 5u); PIN(v312);
    uint32_t v313 = ks.rk[62];
    uint32_t v314 = v311 ^ v313; PIN(v314);
    uint32_t v315 = v312 - v314; PIN(v315);
    uint32_t v316 = ks.rk[63];
    uint32_t v317 = v315 ^ v316; PIN(v317);
    uint32_t v318 = funnel_left(v299, v299, 3u); PIN(v318);
    uint32_t v319 = ks.rk[64];
    uint32_t v320 = v317 ^ v319; PIN(v320);
    uint32_t v321 = v318 - v320; PIN(v321);
    uint32_t v322 = ks.rk[65];
    uint32_t v323 = v321 ^ v322; PIN(v323);
    /* round i = 9: y := round_back(y, rk[i]) */
    uint32_t v324 = funnel_left(v305, v305, 23u); PIN(v324);
    uint32_t v325 = ks.rk[54];
    uint32_t v326 = v323 ^ v325; PIN(v326);
    uint32_t v327 = v324 - v326; PIN(v327);
    uint32_t v328 = ks.rk[55];
    uint32_t v329 = v327 ^ v328; PIN(v329);
    uint32_t v330 = funnel_left(v311, v311, 5u); PIN(v330);
    uint32_t v331 = ks.rk[56];
    uint32_t v332 = v329 ^ v331; PIN(v332);
    uint32_t v333 = v330 - v332; PIN(v333);
    uint32_t v334 = ks.rk[57];
    uint32_t v335 = v333 ^ v334; PIN(v335);
    uint32_t v336 = funnel_left(v317, v317, 3u); PIN(v336);
    uint32_t v337 = ks.rk[58];
    uint32_t v338 = v335 ^ v337; PIN(v338);
    uint32_t v339 = v336 - v338; PIN(v339);
    uint32_t v340 = ks.rk[59];
    uint32_t v341 = v339 ^ v340; PIN(v341);
    /* round i = 8: y := round_back(y, rk[i]) */
    uint32_t v342 = funnel_left(v323, v323, 23u); PIN(v342);
    uint32_t v343 = ks.rk[48];
    uint32_t v344 = v341 ^ v343; PIN(v344);
    uint32_t v345 = v342 - v344; PIN(v345);
    uint32_t v346 = ks.rk[49];
    uint32_t v347 = v345 ^ v346; PIN(v347);
    uint32_t v348 = funnel_left(v329, v329, 5u); PIN(v348);
    uint32_t v349 = ks.rk[50];
    uint32_t v350 = v347 ^ v349; PIN(v350);
    uint32_t v351 = v348 - v350; PIN(v351);
    uint32_t v352 = ks.rk[51];
    uint32_t v353 = v351 ^ v352; PIN(v353);
    uint32_t v354 = funnel_left(v335, v335, 3u); PIN(v354);
    uint32_t v355 = ks.rk[52];
    uint32_t v356 = v353 ^ v355; PIN(v356);
    uint32_t v357 = v354 - v356; PIN(v357);
    uint32_t v358 = ks.rk[53];
    uint32_t v359 = v357 ^ v358; PIN(v359);
    /* round i = 7: y := round_back(y, rk[i]) */
    uint32_t v360 = funnel_left(v341, v341, 23u); PIN(v360);
    uint32_t v361 = ks.rk[42];
    uint32_t v362 = v359 ^ v361; PIN(v362);
    uint32_t v363 = v360 - v362; PIN(v363);
    uint32_t v364 = ks.rk[43];
    uint32_t v365 = v363 ^ v364; PIN(v365);
    uint32_t v366 = funnel_left(v347, v347, 5u); PIN(v366);
    uint32_t v367 = ks.rk[44];
    uint32_t v368 = v365 ^ v367; PIN(v368);
    uint32_t v369 = v366 - v368; PIN(v369);
    uint32_t v370 = ks.rk[45];
    uint32_t v371 = v369 ^ v370; PIN(v371);
    uint32_t v372 = funnel_left(v353, v353, 3u); PIN(v372);
    uint32_t v373 = ks.rk[46];
    uint32_t v374 = v371 ^ v373; PIN(v374);
    uint32_t v375 = v372 - v374; PIN(v375);
    uint32_t v376 = ks.rk[47];
    uint32_t v377 = v375 ^ v376; PIN(v377);
    /* round i = 6: y := round_back(y, rk[i]) */
    uint32_t v378 = funnel_left(v359, v359, 23u); PIN(v378);
    uint32_t v379 = ks.rk[36];
    uint32_t v380 = v377 ^ v379; PIN(v380);
    uint32_t v381 = v378 - v380; PIN(v381);
    uint32_t v382 = ks.rk[37];
    uint32_t v383 = v381 ^ v382; PIN(v383);
    uint32_t v384 = funnel_left(v365, v365, 5u); PIN(v384);
    uint32_t v385 = ks.rk[38];
    uint32_t v386 = v383 ^ v385; PIN(v386);
    uint32_t v387 = v384 - v386; PIN(v387);
    uint32_t v388 = ks.rk[39];
    uint32_t v389 = v387 ^ v388; PIN(v389);
    uint32_t v390 = funnel_left(v371, v371, 3u); PIN(v390);
    uint32_t v391 = ks.rk[40];
    uint32_t v392 = v389 ^ v391; PIN(v392);
    uint32_t v393 = v390 - v392; PIN(v393);
    uint32_t v394 = ks.rk[41];
    uint32_t v395 = v393 ^ v394; PIN(v395);
    /* round i = 5: y := round_back(y, rk[i]) */
    uint32_t v396 = funnel_left(v377, v377, 23u); PIN(v396);
    uint32_t v397 = ks.rk[30];
    uint32_t v398 = v395 ^ v397; PIN(v398);
    uint32_t v399 = v396 - v398; PIN(v399);
    uint32_t v400 = ks.rk[31];
    uint32_t v401 = v399 ^ v400; PIN(v401);
    uint32_t v402 = funnel_left(v383, v383, 5u); PIN(v402);
    uint32_t v403 = ks.rk[32];
    uint32_t v404 = v401 ^ v403; PIN(v404);
    uint32_t v405 = v402 - v404; PIN(v405);
    uint32_t v406 = ks.rk[33];
    uint32_t v407 = v405 ^ v406; PIN(v407);
    uint32_t v408 = funnel_left(v389, v389, 3u); PIN(v408);
    uint32_t v409 = ks.rk[34];
    uint32_t v410 = v407 ^ v409; PIN(v410);
    uint32_t v411 = v408 - v410; PIN(v411);
    uint32_t v412 = ks.rk[35];
    uint32_t v413 = v411 ^ v412; PIN(v413);
    /* round i = 4: y := round_back(y, rk[i]) */
    uint32_t v414 = funnel_left(v395, v395, 23u); PIN(v414);
    uint32_t v415 = ks.rk[24];
    uint32_t v416 = v413 ^ v415; PIN(v416);
    uint32_t v417 = v414 - v416; PIN(v417);
    uint32_t v418 = ks.rk[25];
    uint32_t v419 = v417 ^ v418; PIN(v419);
    uint32_t v420 = funnel_left(v401, v401, 5u); PIN(v420);
    uint32_t v421 = ks.rk[26];
    uint32_t v422 = v419 ^ v421; PIN(v422);
    uint32_t v423 = v420 - v422; PIN(v423);
    uint32_t v424 = ks.rk[27];
    uint32_t v425 = v423 ^ v424; PIN(v425);
    uint32_t v426 = funnel_left(v407, v407, 3u); PIN(v426);
    uint32_t v427 = ks.rk[28];
    uint32_t v428 = v425 ^ v427; PIN(v428);
    uint32_t v429 = v426 - v428; PIN(v429);
    uint32_t v430 = ks.rk[29];
    uint32_t v431 = v429 ^ v430; PIN(v431);
    /* round i = 3: y := round_back(y, rk[i]) */
    uint32_t v432 = funnel_left(v413, v413, 23u); PIN(v432);
    uint32_t v433 = ks.rk[18];
    uint32_t v434 = v431 ^ v433; PIN(v434);
    uint32_t v435 = v432 - v434; PIN(v435);
    uint32_t v436 = ks.rk[19];
    uint32_t v437 = v435 ^ v436; PIN(v437);
    uint32_t v438 = funnel_left(v419, v419, 5u); PIN(v438);
    uint32_t v439 = ks.rk[20];
    uint32_t v440 = v437 ^ v439; PIN(v440);
    uint32_t v441 = v438 - v440; PIN(v441);
    uint32_t v442 = ks.rk[21];
    uint32_t v443 = v441 ^ v442; PIN(v443);
    uint32_t v444 = funnel_left(v425, v425, 3u); PIN(v444);
    uint32_t v445 = ks.rk[22];
    uint32_t v446 = v443 ^ v445; PIN(v446);
    uint32_t v447 = v444 - v446; PIN(v447);
    uint32_t v448 = ks.rk[23];
    uint32_t v449 = v447 ^ v448; PIN(v449);
    /* round i = 2: y := round_back(y, rk[i]) */
    uint32_t v450 = funnel_left(v431, v431, 23u); PIN(v450);
    uint32_t v451 = ks.rk[12];
    uint32_t v452 = v449 ^ v451; PIN(v452);
    uint32_t v453 = v450 - v452; PIN(v453);
    uint32_t v454 = ks.rk[13];
    uint32_t v455 = v453 ^ v454; PIN(v455);
    uint32_t v456 = funnel_left(v437, v437, 5u); PIN(v456);
    uint32_t v457 = ks.rk[14];
    uint32_t v458 = v455 ^ v457; PIN(v458);
    uint32_t v459 = v456 - v458; PIN(v459);
    uint32_t v460 = ks.rk[15];
    uint32_t v461 = v459 ^ v460; PIN(v461);
    uint32_t v462 = funnel_left(v443, v443, 3u); PIN(v462);
    uint32_t v463 = ks.rk[16];
    uint32_t v464 = v461 ^ v463; PIN(v464);
    uint32_t v465 = v462 - v464; PIN(v465);
    uint32_t v466 = ks.rk[17];
    uint32_t v467 = v465 ^ v466; PIN(v467);
    /* round i = 1: y := round_back(y, rk[i]) */
    uint32_t v468 = funnel_left(v449, v449, 23u); PIN(v468);
    uint32_t v469 = ks.rk[6];
    uint32_t v470 = v467 ^ v469; PIN(v470);
    uint32_t v471 = v468 - v470; PIN(v471);
    uint32_t v472 = ks.rk[7];
    uint32_t v473 = v471 ^ v472; PIN(v473);
    uint32_t v474 = funnel_left(v455, v455, 5u); PIN(v474);
    uint32_t v475 = ks.rk[8];
    uint32_t v476 = v473 ^ v475; PIN(v476);
    uint32_t v477 = v474 - v476; PIN(v477);
    uint32_t v478 = ks.rk[9];
    uint32_t v479 = v477 ^ v478; PIN(v479);
    uint32_t v480 = funnel_left(v461, v461, 3u); PIN(v480);
    uint32_t v481 = ks.rk[10];
    uint32_t v482 = v479 ^ v481; PIN(v482);
    uint32_t v483 = v480 - v482; PIN(v483);
    uint32_t v484 = ks.rk[11];
    uint32_t v485 = v483 ^ v484; PIN(v485);
    /* round i = 0: y := round_back(y, rk[i]) */
    uint32_t v486 = funnel_left(v467, v467, 23u); PIN(v486);
    uint32_t v487 = ks.rk[0];
    uint32_t v488 = v485 ^ v487; PIN(v488);
    uint32_t v489 = v486 - v488; PIN(v489);
    uint32_t v490 = ks.rk[1];
    uint32_t v491 = v489 ^ v490; PIN(v491);
    uint32_t v492 = funnel_left(v473, v473, 5u); PIN(v492);
    uint32_t v493 = ks.rk[2];
    uint32_t v494 = v491 ^ v493; PIN(v494);
    uint32_t v495 = v492 - v494; PIN(v495);
    uint32_t v496 = ks.rk[3];
    uint32_t v497 = v495 ^ v496; PIN(v497);
    uint32_t v498 = funnel_left(v479, v479, 3u); PIN(v498);
    uint32_t v499 = ks.rk[4];
    uint32_t v500 = v497 ^ v499; PIN(v500);
    uint32_t v501 = v498 - v500; PIN(v501);
    uint32_t v502 = ks.rk[5];
    uint32_t v503 = v501 ^ v502; PIN(v503);
    out[i] = make_uint4(v485, v491, v497, v503);
}

cudaError_t lea192_cuda_decrypt_blocks_device(
    const lea192_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream)
{
    cudaError_t error = check_buffers(in, out, blocks, 16, 16);
    const uint4 *from = (const uint4 *)in;
    uint4 *to = (uint4 *)out;
    size_t now;
    while (error == cudaSuccess && (now = next_blocks(blocks, 1, 1, 256)) != 0) {
        const cudaLaunchConfig_t launch = launch_of(now, 1, 256, stream);
        error = cudaLaunchKernelEx(&launch, lea192_cuda_decrypt_blocks_kernel, *ks, from, to, (uint64_t)now);
        from += now;
        to += now;
        blocks -= now;
    }
    return error;
}

cudaError_t lea192_cuda_decrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea192_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    const cudaError_t error = check_buffers(in, out, blocks, 16, 1);
    if (error != cudaSuccess)
        return error;
    const size_t block = 16;
    return piped(pipe, in, out, blocks * block, block, [ks](uint8_t *data, size_t bytes, cudaStream_t stream) {
        return lea192_cuda_decrypt_blocks_device(ks, data, data, bytes / 16, stream);
    });
}

cudaError_t lea192_cuda_decrypt_blocks(const lea192_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    return lea192_cuda_decrypt_blocks_pipe(NULL, ks, in, out, blocks);
}

struct lea192_cuda_counter {
    uint32_t w[4];
};

/* Thread i does block i of the message, of which the last may be short, with the counter i steps on: only its lowest word
   changes in a launch. */
extern "C" __global__ void __launch_bounds__(256) lea192_cuda_ctr_kernel(
    const __grid_constant__ lea192_cuda_key ks, const __grid_constant__ lea192_cuda_counter counter, const uint4 *in,
    uint4 *out, uint64_t bytes)
{
    const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i > bytes / 16)
        return;
    uint32_t c0 = counter.w[0]; PIN(c0);
    uint32_t c1 = counter.w[1]; PIN(c1);
    uint32_t c2 = counter.w[2]; PIN(c2);
    uint32_t c3 = swapped(swapped(counter.w[3]) + (uint32_t)i); PIN(c3);
    /* round i = 0: x := round(x, rk[i]) */
    uint32_t v0 = ks.rk[4];
    uint32_t v1 = c2 ^ v0; PIN(v1);
    uint32_t v2 = ks.rk[5];
    uint32_t v3 = c3 ^ v2; PIN(v3);
    uint32_t v4 = v1 + v3; PIN(v4);
    uint32_t v5 = funnel_left(v4, v4, 29u); PIN(v5);
    uint32_t v6 = ks.rk[2];
    uint32_t v7 = c1 ^ v6; PIN(v7);
    uint32_t v8 = ks.rk[3];
    uint32_t v9 = c2 ^ v8; PIN(v9);
    uint32_t v10 = v7 + v9; PIN(v10);
    uint32_t v11 = funnel_left(v10, v10, 27u); PIN(v11);
    uint32_t v12 = ks.rk[0];
    uint32_t v13 = c0 ^ v12; PIN(v13);
    uint32_t v14 = ks.rk[1];
    uint32_t v15 = c1 ^ v14; PIN(v15);
    uint32_t v16 = v13 + v15; PIN(v16);
    uint32_t v17 = funnel_left(v16, v16, 9u); PIN(v17);
    /* round i = 1: x := round(x, rk[i]) */
    uint32_t v18 = ks.rk[10];
    uint32_t v19 = v5 ^ v18; PIN(v19);
    uint32_t v20 = ks.rk[11];
    uint32_t v21 = c0 ^ v20; PIN(v21);
    uint32_t v22 = v19 + v21; PIN(v22);
    uint32_t v23 = funnel_left(v22, v22, 29u); PIN(v23);
    uint32_t v24 = ks.rk[8];
    uint32_t v25 = v11 ^ v24; PIN(v25);
    uint32_t v26 = ks.rk[9];
    uint32_t v27 = v5 ^ v26; PIN(v27);
    uint32_t v28 = v25 + v27; PIN(v28);
    uint32_t v29 = funnel_left(v28, v28, 27u); PIN(v29);
    uint32_t v30 = ks.rk[6];
    uint32_t v31 = v17 ^ v30; PIN(v31);
    uint32_t v32 = ks.rk[7];
    uint32_t v33 = v11 ^ v32; PIN(v33);
    uint32_t v34 = v31 + v33; PIN(v34);
    uint32_t v35 = funnel_left(v34, v34, 9u); PIN(v35);
    /* round i = 2: x := round(x, rk[i]) */
    uint32_t v36 = ks.rk[16];
    uint32_t v37 = v23 ^ v36; PIN(v37);
    uint32_t v38 = ks.rk[17];
    uint32_t v39 = v17 ^ v38; PIN(v39);
    uint32_t v40 = v37 + v39; PIN(v40);
    uint32_t v41 = funnel_left(v40, v40, 29u); PIN(v41);
    uint32_t v42 = ks.rk[14];
    uint32_t v43 = v29 ^ v42; PIN(v43);
    uint32_t v44 = ks.rk[15];
    uint32_t v45 = v23 ^ v44; PIN(v45);
    uint32_t v46 = v43 + v45; PIN(v46);
    uint32_t v47 = funnel_left(v46, v46, 27u); PIN(v47);
    uint32_t v48 = ks.rk[12];
    uint32_t v49 = v35 ^ v48; PIN(v49);
    uint32_t v50 = ks.rk[13];
    uint32_t v51 = v29 ^ v50; PIN(v51);
    uint32_t v52 = v49 + v51; PIN(v52);
    uint32_t v53 = funnel_left(v52, v52, 9u); PIN(v53);
    /* round i = 3: x := round(x, rk[i]) */
    uint32_t v54 = ks.rk[22];
    uint32_t v55 = v41 ^ v54; PIN(v55);
    uint32_t v56 = ks.rk[23];
    uint32_t v57 = v35 ^ v56; PIN(v57);
    uint32_t v58 = v55 + v57; PIN(v58);
    uint32_t v59 = funnel_left(v58, v58, 29u); PIN(v59);
    uint32_t v60 = ks.rk[20];
    uint32_t v61 = v47 ^ v60; PIN(v61);
    uint32_t v62 = ks.rk[21];
    uint32_t v63 = v41 ^ v62; PIN(v63);
    uint32_t v64 = v61 + v63; PIN(v64);
    uint32_t v65 = funnel_left(v64, v64, 27u); PIN(v65);
    uint32_t v66 = ks.rk[18];
    uint32_t v67 = v53 ^ v66; PIN(v67);
    uint32_t v68 = ks.rk[19];
    uint32_t v69 = v47 ^ v68; PIN(v69);
    uint32_t v70 = v67 + v69; PIN(v70);
    uint32_t v71 = funnel_left(v70, v70, 9u); PIN(v71);
    /* round i = 4: x := round(x, rk[i]) */
    uint32_t v72 = ks.rk[28];
    uint32_t v73 = v59 ^ v72; PIN(v73);
    uint32_t v74 = ks.rk[29];
    uint32_t v75 = v53 ^ v74; PIN(v75);
    uint32_t v76 = v73 + v75; PIN(v76);
    uint32_t v77 = funnel_left(v76, v76, 29u); PIN(v77);
    uint32_t v78 = ks.rk[26];
    uint32_t v79 = v65 ^ v78; PIN(v79);
    uint32_t v80 = ks.rk[27];
    uint32_t v81 = v59 ^ v80; PIN(v81);
    uint32_t v82 = v79 + v81; PIN(v82);
    uint32_t v83 = funnel_left(v82, v82, 27u); PIN(v83);
    uint32_t v84 = ks.rk[24];
    uint32_t v85 = v71 ^ v84; PIN(v85);
    uint32_t v86 = ks.rk[25];
    uint32_t v87 = v65 ^ v86; PIN(v87);
    uint32_t v88 = v85 + v87; PIN(v88);
    uint32_t v89 = funnel_left(v88, v88, 9u); PIN(v89);
    /* round i = 5: x := round(x, rk[i]) */
    uint32_t v90 = ks.rk[34];
    uint32_t v91 = v77 ^ v90; PIN(v91);
    uint32_t v92 = ks.rk[35];
    uint32_t v93 = v71 ^ v92; PIN(v93);
    uint32_t v94 = v91 + v93; PIN(v94);
    uint32_t v95 = funnel_left(v94, v94, 29u); PIN(v95);
    uint32_t v96 = ks.rk[32];
    uint32_t v97 = v83 ^ v96; PIN(v97);
    uint32_t v98 = ks.rk[33];
    uint32_t v99 = v77 ^ v98; PIN(v99);
    uint32_t v100 = v97 + v99; PIN(v100);
    uint32_t v101 = funnel_left(v100, v100, 27u); PIN(v101);
    uint32_t v102 = ks.rk[30];
    uint32_t v103 = v89 ^ v102; PIN(v103);
    uint32_t v104 = ks.rk[31];
    uint32_t v105 = v83 ^ v104; PIN(v105);
    uint32_t v106 = v103 + v105; PIN(v106);
    uint32_t v107 = funnel_left(v106, v106, 9u); PIN(v107);
    /* round i = 6: x := round(x, rk[i]) */
    uint32_t v108 = ks.rk[40];
    uint32_t v109 = v95 ^ v108; PIN(v109);
    uint32_t v110 = ks.rk[41];
    uint32_t v111 = v89 ^ v110; PIN(v111);
    uint32_t v112 = v109 + v111; PIN(v112);
    uint32_t v113 = funnel_left(v112, v112, 29u); PIN(v113);
    uint32_t v114 = ks.rk[38];
    uint32_t v115 = v101 ^ v114; PIN(v115);
    uint32_t v116 = ks.rk[39];
    uint32_t v117 = v95 ^ v116; PIN(v117);
    uint32_t v118 = v115 + v117; PIN(v118);
    uint32_t v119 = funnel_left(v118, v118, 27u); PIN(v119);
    uint32_t v120 = ks.rk[36];
    uint32_t v121 = v107 ^ v120; PIN(v121);
    uint32_t v122 = ks.rk[37];
    uint32_t v123 = v101 ^ v122; PIN(v123);
    uint32_t v124 = v121 + v123; PIN(v124);
    uint32_t v125 = funnel_left(v124, v124, 9u); PIN(v125);
    /* round i = 7: x := round(x, rk[i]) */
    uint32_t v126 = ks.rk[46];
    uint32_t v127 = v113 ^ v126; PIN(v127);
    uint32_t v128 = ks.rk[47];
    uint32_t v129 = v107 ^ v128; PIN(v129);
    uint32_t v130 = v127 + v129; PIN(v130);
    uint32_t v131 = funnel_left(v130, v130, 29u); PIN(v131);
    uint32_t v132 = ks.rk[44];
    uint32_t v133 = v119 ^ v132; PIN(v133);
    uint32_t v134 = ks.rk[45];
    uint32_t v135 = v113 ^ v134; PIN(v135);
    uint32_t v136 = v133 + v135; PIN(v136);
    uint32_t v137 = funnel_left(v136, v136, 27u); PIN(v137);
    uint32_t v138 = ks.rk[42];
    uint32_t v139 = v125 ^ v138; PIN(v139);
    uint32_t v140 = ks.rk[43];
    uint32_t v141 = v119 ^ v140; PIN(v141);
    uint32_t v142 = v139 + v141; PIN(v142);
    uint32_t v143 = funnel_left(v142, v142, 9u); PIN(v143);
    /* round i = 8: x := round(x, rk[i]) */
    uint32_t v144 = ks.rk[52];
    uint32_t v145 = v131 ^ v144; PIN(v145);
    uint32_t v146 = ks.rk[53];
    uint32_t v147 = v125 ^ v146; PIN(v147);
    uint32_t v148 = v145 + v147; PIN(v148);
    uint32_t v149 = funnel_left(v148, v148, 29u); PIN(v149);
    uint32_t v150 = ks.rk[50];
    uint32_t v151 = v137 ^ v150; PIN(v151);
    uint32_t v152 = ks.rk[51];
    uint32_t v153 = v131 ^ v152; PIN(v153);
    uint32_t v154 = v151 + v153; PIN(v154);
    uint32_t v155 = funnel_left(v154, v154, 27u); PIN(v155);
    uint32_t v156 = ks.rk[48];
    uint32_t v157 = v143 ^ v156; PIN(v157);
    uint32_t v158 = ks.rk[49];
    uint32_t v159 = v137 ^ v158; PIN(v159);
    uint32_t v160 = v157 + v159; PIN(v160);
    uint32_t v161 = funnel_left(v160, v160, 9u); PIN(v161);
    /* round i = 9: x := round(x, rk[i]) */
    uint32_t v162 = ks.rk[58];
    uint32_t v163 = v149 ^ v162; PIN(v163);
    uint32_t v164 = ks.rk[59];
    uint32_t v165 = v143 ^ v164; PIN(v165);
    uint32_t v166 = v163 + v165; PIN(v166);
    uint32_t v167 = funnel_left(v166, v166, 29u); PIN(v167);
    uint32_t v168 = ks.rk[56];
    uint32_t v169 = v155 ^ v168; PIN(v169);
    uint32_t v170 = ks.rk[57];
    uint32_t v171 = v149 ^ v170; PIN(v171);
    uint32_t v172 = v169 + v171; PIN(v172);
    uint32_t v173 = funnel_left(v172, v172, 27u); PIN(v173);
    uint32_t v174 = ks.rk[54];
    uint32_t v175 = v161 ^ v174; PIN(v175);
    uint32_t v176 = ks.rk[55];
    uint32_t v177 = v155 ^ v176; PIN(v177);
    uint32_t v178 = v175 + v177; PIN(v178);
    uint32_t v179 = funnel_left(v178, v178, 9u); PIN(v179);
    /* round i = 10: x := round(x, rk[i]) */
    uint32_t v180 = ks.rk[64];
    uint32_t v181 = v167 ^ v180; PIN(v181);
    uint32_t v182 = ks.rk[65];
    uint32_t v183 = v161 ^ v182; PIN(v183);
    uint32_t v184 = v181 + v183; PIN(v184);
    uint32_t v185 = funnel_left(v184, v184, 29u); PIN(v185);
    uint32_t v186 = ks.rk[62];
    uint32_t v187 = v173 ^ v186; PIN(v187);
    uint32_t v188 = ks.rk[63];
    uint32_t v189 = v167 ^ v188; PIN(v189);
    uint32_t v190 = v187 + v189; PIN(v190);
    uint32_t v191 = funnel_left(v190, v190, 27u); PIN(v191);
    uint32_t v192 = ks.rk[60];
    uint32_t v193 = v179 ^ v192; PIN(v193);
    uint32_t v194 = ks.rk[61];
    uint32_t v195 = v173 ^ v194; PIN(v195);
    uint32_t v196 = v193 + v195; PIN(v196);
    uint32_t v197 = funnel_left(v196, v196, 9u); PIN(v197);
    /* round i = 11: x := round(x, rk[i]) */
    uint32_t v198 = ks.rk[70];
    uint32_t v199 = v185 ^ v198; PIN(v199);
    uint32_t v200 = ks.rk[71];
    uint32_t v201 = v179 ^ v200; PIN(v201);
    uint32_t v202 = v199 + v201; PIN(v202);
    uint32_t v203 = funnel_left(v202, v202, 29u); PIN(v203);
    uint32_t v204 = ks.rk[68];
    uint32_t v205 = v191 ^ v204; PIN(v205);
    uint32_t v206 = ks.rk[69];
    uint32_t v207 = v185 ^ v206; PIN(v207);
    uint32_t v208 = v205 + v207; PIN(v208);
    uint32_t v209 = funnel_left(v208, v208, 27u); PIN(v209);
    uint32_t v210 = ks.rk[66];
    uint32_t v211 = v197 ^ v210; PIN(v211);
    uint32_t v212 = ks.rk[67];
    uint32_t v213 = v191 ^ v212; PIN(v213);
    uint32_t v214 = v211 + v213; PIN(v214);
    uint32_t v215 = funnel_left(v214, v214, 9u); PIN(v215);
    /* round i = 12: x := round(x, rk[i]) */
    uint32_t v216 = ks.rk[76];
    uint32_t v217 = v203 ^ v216; PIN(v217);
    uint32_t v218 = ks.rk[77];
    uint32_t v219 = v197 ^ v218; PIN(v219);
    uint32_t v220 = v217 + v219; PIN(v220);
    uint32_t v221 = funnel_left(v220, v220, 29u); PIN(v221);
    uint32_t v222 = ks.rk[74];
    uint32_t v223 = v209 ^ v222; PIN(v223);
    uint32_t v224 = ks.rk[75];
    uint32_t v225 = v203 ^ v224; PIN(v225);
    uint32_t v226 = v223 + v225; PIN(v226);
    uint32_t v227 = funnel_left(v226, v226, 27u); PIN(v227);
    uint32_t v228 = ks.rk[72];
    uint32_t v229 = v215 ^ v228; PIN(v229);
    uint32_t v230 = ks.rk[73];
    uint32_t v231 = v209 ^ v230; PIN(v231);
    uint32_t v232 = v229 + v231; PIN(v232);
    uint32_t v233 = funnel_left(v232, v232, 9u); PIN(v233);
    /* round i = 13: x := round(x, rk[i]) */
    uint32_t v234 = ks.rk[82];
    uint32_t v235 = v221 ^ v234; PIN(v235);
    uint32_t v236 = ks.rk[83];
    uint32_t v237 = v215 ^ v236; PIN(v237);
    uint32_t v238 = v235 + v237; PIN(v238);
    uint32_t v239 = funnel_left(v238, v238, 29u); PIN(v239);
    uint32_t v240 = ks.rk[80];
    uint32_t v241 = v227 ^ v240; PIN(v241);
    uint32_t v242 = ks.rk[81];
    uint32_t v243 = v221 ^ v242; PIN(v243);
    uint32_t v244 = v241 + v243; PIN(v244);
    uint32_t v245 = funnel_left(v244, v244, 27u); PIN(v245);
    uint32_t v246 = ks.rk[78];
    uint32_t v247 = v233 ^ v246; PIN(v247);
    uint32_t v248 = ks.rk[79];
    uint32_t v249 = v227 ^ v248; PIN(v249);
    uint32_t v250 = v247 + v249; PIN(v250);
    uint32_t v251 = funnel_left(v250, v250, 9u); PIN(v251);
    /* round i = 14: x := round(x, rk[i]) */
    uint32_t v252 = ks.rk[88];
    uint32_t v253 = v239 ^ v252; PIN(v253);
    uint32_t v254 = ks.rk[89];
    uint32_t v255 = v233 ^ v254; PIN(v255);
    uint32_t v256 = v253 + v255; PIN(v256);
    uint32_t v257 = funnel_left(v256, v256, 29u); PIN(v257);
    uint32_t v258 = ks.rk[86];
    uint32_t v259 = v245 ^ v258; PIN(v259);
    uint32_t v260 = ks.rk[87];
    uint32_t v261 = v239 ^ v260; PIN(v261);
    uint32_t v262 = v259 + v261; PIN(v262);
    uint32_t v263 = funnel_left(v262, v262, 27u); PIN(v263);
    uint32_t v264 = ks.rk[84];
    uint32_t v265 = v251 ^ v264; PIN(v265);
    uint32_t v266 = ks.rk[85];
    uint32_t v267 = v245 ^ v266; PIN(v267);
    uint32_t v268 = v265 + v267; PIN(v268);
    uint32_t v269 = funnel_left(v268, v268, 9u); PIN(v269);
    /* round i = 15: x := round(x, rk[i]) */
    uint32_t v270 = ks.rk[94];
    uint32_t v271 = v257 ^ v270; PIN(v271);
    uint32_t v272 = ks.rk[95];
    uint32_t v273 = v251 ^ v272; PIN(v273);
    uint32_t v274 = v271 + v273; PIN(v274);
    uint32_t v275 = funnel_left(v274, v274, 29u); PIN(v275);
    uint32_t v276 = ks.rk[92];
    uint32_t v277 = v263 ^ v276; PIN(v277);
    uint32_t v278 = ks.rk[93];
    uint32_t v279 = v257 ^ v278; PIN(v279);
    uint32_t v280 = v277 + v279; PIN(v280);
    uint32_t v281 = funnel_left(v280, v280, 27u); PIN(v281);
    uint32_t v282 = ks.rk[90];
    uint32_t v283 = v269 ^ v282; PIN(v283);
    uint32_t v284 = ks.rk[91];
    uint32_t v285 = v263 ^ v284; PIN(v285);
    uint32_t v286 = v283 + v285; PIN(v286);
    uint32_t v287 = funnel_left(v286, v286, 9u); PIN(v287);
    /* round i = 16: x := round(x, rk[i]) */
    uint32_t v288 = ks.rk[100];
    uint32_t v289 = v275 ^ v288; PIN(v289);
    uint32_t v290 = ks.rk[101];
    uint32_t v291 = v269 ^ v290; PIN(v291);
    uint32_t v292 = v289 + v291; PIN(v292);
    uint32_t v293 = funnel_left(v292, v292, 29u); PIN(v293);
    uint32_t v294 = ks.rk[98];
    uint32_t v295 = v281 ^ v294; PIN(v295);
    uint32_t v296 = ks.rk[99];
    uint32_t v297 = v275 ^ v296; PIN(v297);
    uint32_t v298 = v295 + v297; PIN(v298);
    uint32_t v299 = funnel_left(v298, v298, 27u); PIN(v299);
    uint32_t v300 = ks.rk[96];
    uint32_t v301 = v287 ^ v300; PIN(v301);
    uint32_t v302 = ks.rk[97];
    uint32_t v303 = v281 ^ v302; PIN(v303);
    uint32_t v304 = v301 + v303; PIN(v304);
    uint32_t v305 = funnel_left(v304, v304, 9u); PIN(v305);
    /* round i = 17: x := round(x, rk[i]) */
    uint32_t v306 = ks.rk[106];
    uint32_t v307 = v293 ^ v306; PIN(v307);
    uint32_t v308 = ks.rk[107];
    uint32_t v309 = v287 ^ v308; PIN(v309);
    uint32_t v310 = v307 + v309; PIN(v310);
    uint32_t v311 = funnel_left(v310, v310, 29u); PIN(v311);
    uint32_t v312 = ks.rk[104];
    uint32_t v313 = v299 ^ v312; PIN(v313);
    uint32_t v314 = ks.rk[105];
    uint32_t v315 = v293 ^ v314; PIN(v315);
    uint32_t v316 = v313 + v315; PIN(v316);
    uint32_t v317 = funnel_left(v316, v316, 27u); PIN(v317);
    uint32_t v318 = ks.rk[102];
    uint32_t v319 = v305 ^ v318; PIN(v319);
    uint32_t v320 = ks.rk[103];
    uint32_t v321 = v299 ^ v320; PIN(v321);
    uint32_t v322 = v319 + v321; PIN(v322);
    uint32_t v323 = funnel_left(v322, v322, 9u); PIN(v323);
    /* round i = 18: x := round(x, rk[i]) */
    uint32_t v324 = ks.rk[112];
    uint32_t v325 = v311 ^ v324; PIN(v325);
    uint32_t v326 = ks.rk[113];
    uint32_t v327 = v305 ^ v326; PIN(v327);
    uint32_t v328 = v325 + v327; PIN(v328);
    uint32_t v329 = funnel_left(v328, v328, 29u); PIN(v329);
    uint32_t v330 = ks.rk[110];
    uint32_t v331 = v317 ^ v330; PIN(v331);
    uint32_t v332 = ks.rk[111];
    uint32_t v333 = v311 ^ v332; PIN(v333);
    uint32_t v334 = v331 + v333; PIN(v334);
    uint32_t v335 = funnel_left(v334, v334, 27u); PIN(v335);
    uint32_t v336 = ks.rk[108];
    uint32_t v337 = v323 ^ v336; PIN(v337);
    uint32_t v338 = ks.rk[109];
    uint32_t v339 = v317 ^ v338; PIN(v339);
    uint32_t v340 = v337 + v339; PIN(v340);
    uint32_t v341 = funnel_left(v340, v340, 9u); PIN(v341);
    /* round i = 19: x := round(x, rk[i]) */
    uint32_t v342 = ks.rk[118];
    uint32_t v343 = v329 ^ v342; PIN(v343);
    uint32_t v344 = ks.rk[119];
    uint32_t v345 = v323 ^ v344; PIN(v345);
    uint32_t v346 = v343 + v345; PIN(v346);
    uint32_t v347 = funnel_left(v346, v346, 29u); PIN(v347);
    uint32_t v348 = ks.rk[116];
    uint32_t v349 = v335 ^ v348; PIN(v349);
    uint32_t v350 = ks.rk[117];
    uint32_t v351 = v329 ^ v350; PIN(v351);
    uint32_t v352 = v349 + v351; PIN(v352);
    uint32_t v353 = funnel_left(v352, v352, 27u); PIN(v353);
    uint32_t v354 = ks.rk[114];
    uint32_t v355 = v341 ^ v354; PIN(v355);
    uint32_t v356 = ks.rk[115];
    uint32_t v357 = v335 ^ v356; PIN(v357);
    uint32_t v358 = v355 + v357; PIN(v358);
    uint32_t v359 = funnel_left(v358, v358, 9u); PIN(v359);
    /* round i = 20: x := round(x, rk[i]) */
    uint32_t v360 = ks.rk[124];
    uint32_t v361 = v347 ^ v360; PIN(v361);
    uint32_t v362 = ks.rk[125];
    uint32_t v363 = v341 ^ v362; PIN(v363);
    uint32_t v364 = v361 + v363; PIN(v364);
    uint32_t v365 = funnel_left(v364, v364, 29u); PIN(v365);
    uint32_t v366 = ks.rk[122];
    uint32_t v367 = v353 ^ v366; PIN(v367);
    uint32_t v368 = ks.rk[123];
    uint32_t v369 = v347 ^ v368; PIN(v369);
    uint32_t v370 = v367 + v369; PIN(v370);
    uint32_t v371 = funnel_left(v370, v370, 27u); PIN(v371);
    uint32_t v372 = ks.rk[120];
    uint32_t v373 = v359 ^ v372; PIN(v373);
    uint32_t v374 = ks.rk[121];
    uint32_t v375 = v353 ^ v374; PIN(v375);
    uint32_t v376 = v373 + v375; PIN(v376);
    uint32_t v377 = funnel_left(v376, v376, 9u); PIN(v377);
    /* round i = 21: x := round(x, rk[i]) */
    uint32_t v378 = ks.rk[130];
    uint32_t v379 = v365 ^ v378; PIN(v379);
    uint32_t v380 = ks.rk[131];
    uint32_t v381 = v359 ^ v380; PIN(v381);
    uint32_t v382 = v379 + v381; PIN(v382);
    uint32_t v383 = funnel_left(v382, v382, 29u); PIN(v383);
    uint32_t v384 = ks.rk[128];
    uint32_t v385 = v371 ^ v384; PIN(v385);
    uint32_t v386 = ks.rk[129];
    uint32_t v387 = v365 ^ v386; PIN(v387);
    uint32_t v388 = v385 + v387; PIN(v388);
    uint32_t v389 = funnel_left(v388, v388, 27u); PIN(v389);
    uint32_t v390 = ks.rk[126];
    uint32_t v391 = v377 ^ v390; PIN(v391);
    uint32_t v392 = ks.rk[127];
    uint32_t v393 = v371 ^ v392; PIN(v393);
    uint32_t v394 = v391 + v393; PIN(v394);
    uint32_t v395 = funnel_left(v394, v394, 9u); PIN(v395);
    /* round i = 22: x := round(x, rk[i]) */
    uint32_t v396 = ks.rk[136];
    uint32_t v397 = v383 ^ v396; PIN(v397);
    uint32_t v398 = ks.rk[137];
    uint32_t v399 = v377 ^ v398; PIN(v399);
    uint32_t v400 = v397 + v399; PIN(v400);
    uint32_t v401 = funnel_left(v400, v400, 29u); PIN(v401);
    uint32_t v402 = ks.rk[134];
    uint32_t v403 = v389 ^ v402; PIN(v403);
    uint32_t v404 = ks.rk[135];
    uint32_t v405 = v383 ^ v404; PIN(v405);
    uint32_t v406 = v403 + v405; PIN(v406);
    uint32_t v407 = funnel_left(v406, v406, 27u); PIN(v407);
    uint32_t v408 = ks.rk[132];
    uint32_t v409 = v395 ^ v408; PIN(v409);
    uint32_t v410 = ks.rk[133];
    uint32_t v411 = v389 ^ v410; PIN(v411);
    uint32_t v412 = v409 + v411; PIN(v412);
    uint32_t v413 = funnel_left(v412, v412, 9u); PIN(v413);
    /* round i = 23: x := round(x, rk[i]) */
    uint32_t v414 = ks.rk[142];
    uint32_t v415 = v401 ^ v414; PIN(v415);
    uint32_t v416 = ks.rk[143];
    uint32_t v417 = v395 ^ v416; PIN(v417);
    uint32_t v418 = v415 + v417; PIN(v418);
    uint32_t v419 = funnel_left(v418, v418, 29u); PIN(v419);
    uint32_t v420 = ks.rk[140];
    uint32_t v421 = v407 ^ v420; PIN(v421);
    uint32_t v422 = ks.rk[141];
    uint32_t v423 = v401 ^ v422; PIN(v423);
    uint32_t v424 = v421 + v423; PIN(v424);
    uint32_t v425 = funnel_left(v424, v424, 27u); PIN(v425);
    uint32_t v426 = ks.rk[138];
    uint32_t v427 = v413 ^ v426; PIN(v427);
    uint32_t v428 = ks.rk[139];
    uint32_t v429 = v407 ^ v428; PIN(v429);
    uint32_t v430 = v427 + v429; PIN(v430);
    uint32_t v431 = funnel_left(v430, v430, 9u); PIN(v431);
    /* round i = 24: x := round(x, rk[i]) */
    uint32_t v432 = ks.rk[148];
    uint32_t v433 = v419 ^ v432; PIN(v433);
    uint32_t v434 = ks.rk[149];
    uint32_t v435 = v413 ^ v434; PIN(v435);
    uint32_t v436 = v433 + v435; PIN(v436);
    uint32_t v437 = funnel_left(v436, v436, 29u); PIN(v437);
    uint32_t v438 = ks.rk[146];
    uint32_t v439 = v425 ^ v438; PIN(v439);
    uint32_t v440 = ks.rk[147];
    uint32_t v441 = v419 ^ v440; PIN(v441);
    uint32_t v442 = v439 + v441; PIN(v442);
    uint32_t v443 = funnel_left(v442, v442, 27u); PIN(v443);
    uint32_t v444 = ks.rk[144];
    uint32_t v445 = v431 ^ v444; PIN(v445);
    uint32_t v446 = ks.rk[145];
    uint32_t v447 = v425 ^ v446; PIN(v447);
    uint32_t v448 = v445 + v447; PIN(v448);
    uint32_t v449 = funnel_left(v448, v448, 9u); PIN(v449);
    /* round i = 25: x := round(x, rk[i]) */
    uint32_t v450 = ks.rk[154];
    uint32_t v451 = v437 ^ v450; PIN(v451);
    uint32_t v452 = ks.rk[155];
    uint32_t v453 = v431 ^ v452; PIN(v453);
    uint32_t v454 = v451 + v453; PIN(v454);
    uint32_t v455 = funnel_left(v454, v454, 29u); PIN(v455);
    uint32_t v456 = ks.rk[152];
    uint32_t v457 = v443 ^ v456; PIN(v457);
    uint32_t v458 = ks.rk[153];
    uint32_t v459 = v437 ^ v458; PIN(v459);
    uint32_t v460 = v457 + v459; PIN(v460);
    uint32_t v461 = funnel_left(v460, v460, 27u); PIN(v461);
    uint32_t v462 = ks.rk[150];
    uint32_t v463 = v449 ^ v462; PIN(v463);
    uint32_t v464 = ks.rk[151];
    uint32_t v465 = v443 ^ v464; PIN(v465);
    uint32_t v466 = v463 + v465; PIN(v466);
    uint32_t v467 = funnel_left(v466, v466, 9u); PIN(v467);
    /* round i = 26: x := round(x, rk[i]) */
    uint32_t v468 = ks.rk[160];
    uint32_t v469 = v455 ^ v468; PIN(v469);
    uint32_t v470 = ks.rk[161];
    uint32_t v471 = v449 ^ v470; PIN(v471);
    uint32_t v472 = v469 + v471; PIN(v472);
    uint32_t v473 = funnel_left(v472, v472, 29u); PIN(v473);
    uint32_t v474 = ks.rk[158];
    uint32_t v475 = v461 ^ v474; PIN(v475);
    uint32_t v476 = ks.rk[159];
    uint32_t v477 = v455 ^ v476; PIN(v477);
    uint32_t v478 = v475 + v477; PIN(v478);
    uint32_t v479 = funnel_left(v478, v478, 27u); PIN(v479);
    uint32_t v480 = ks.rk[156];
    uint32_t v481 = v467 ^ v480; PIN(v481);
    uint32_t v482 = ks.rk[157];
    uint32_t v483 = v461 ^ v482; PIN(v483);
    uint32_t v484 = v481 + v483; PIN(v484);
    uint32_t v485 = funnel_left(v484, v484, 9u); PIN(v485);
    /* round i = 27: x := round(x, rk[i]) */
    uint32_t v486 = ks.rk[166];
    uint32_t v487 = v473 ^ v486; PIN(v487);
    uint32_t v488 = ks.rk[167];
    uint32_t v489 = v467 ^ v488; PIN(v489);
    uint32_t v490 = v487 + v489; PIN(v490);
    uint32_t v491 = funnel_left(v490, v490, 29u); PIN(v491);
    uint32_t v492 = ks.rk[164];
    uint32_t v493 = v479 ^ v492; PIN(v493);
    uint32_t v494 = ks.rk[165];
    uint32_t v495 = v473 ^ v494; PIN(v495);
    uint32_t v496 = v493 + v495; PIN(v496);
    uint32_t v497 = funnel_left(v496, v496, 27u); PIN(v497);
    uint32_t v498 = ks.rk[162];
    uint32_t v499 = v485 ^ v498; PIN(v499);
    uint32_t v500 = ks.rk[163];
    uint32_t v501 = v479 ^ v500; PIN(v501);
    uint32_t v502 = v499 + v501; PIN(v502);
    uint32_t v503 = funnel_left(v502, v502, 9u); PIN(v503);
    if (i < bytes / 16) {
        const uint4 data = in[i];
        out[i] = make_uint4(data.x ^ v503, data.y ^ v497, data.z ^ v491, data.w ^ v485);
        return;
    }
    const uint32_t rest = bytes % 16;
    const uint8_t *from = (const uint8_t *)(in + i);
    uint8_t *to = (uint8_t *)(out + i);
    if (rest <= 0)
        return;
    to[0] = from[0] ^ (uint8_t)(v503 >> 0);
    if (rest <= 1)
        return;
    to[1] = from[1] ^ (uint8_t)(v503 >> 8);
    if (rest <= 2)
        return;
    to[2] = from[2] ^ (uint8_t)(v503 >> 16);
    if (rest <= 3)
        return;
    to[3] = from[3] ^ (uint8_t)(v503 >> 24);
    if (rest <= 4)
        return;
    to[4] = from[4] ^ (uint8_t)(v497 >> 0);
    if (rest <= 5)
        return;
    to[5] = from[5] ^ (uint8_t)(v497 >> 8);
    if (rest <= 6)
        return;
    to[6] = from[6] ^ (uint8_t)(v497 >> 16);
    if (rest <= 7)
        return;
    to[7] = from[7] ^ (uint8_t)(v497 >> 24);
    if (rest <= 8)
        return;
    to[8] = from[8] ^ (uint8_t)(v491 >> 0);
    if (rest <= 9)
        return;
    to[9] = from[9] ^ (uint8_t)(v491 >> 8);
    if (rest <= 10)
        return;
    to[10] = from[10] ^ (uint8_t)(v491 >> 16);
    if (rest <= 11)
        return;
    to[11] = from[11] ^ (uint8_t)(v491 >> 24);
    if (rest <= 12)
        return;
    to[12] = from[12] ^ (uint8_t)(v485 >> 0);
    if (rest <= 13)
        return;
    to[13] = from[13] ^ (uint8_t)(v485 >> 8);
    if (rest <= 14)
        return;
    to[14] = from[14] ^ (uint8_t)(v485 >> 16);
}

cudaError_t lea192_cuda_ctr_device(
    const lea192_cuda_key *ks, uint8_t counter[16], const void *in, void *out, size_t bytes, cudaStream_t stream)
{
    const size_t all = bytes / 16 + (bytes % 16 != 0);
    cudaError_t error = check_buffers(in, out, all, 16, 16);
    const uint4 *from = (const uint4 *)in;
    uint4 *to = (uint4 *)out;
    for (size_t left = all; error == cudaSuccess && left != 0;) {
        const size_t end = blocks_to_end(counter, 16);
        const size_t most = next_blocks(left, 1, 1, 256), now = most < end ? most : end;
        const cudaLaunchConfig_t launch = launch_of(now, 1, 256, stream);
        lea192_cuda_counter given;
        memcpy(&given, counter, sizeof given);
        const uint64_t count = now < left ? now * 16 : bytes - (all - left) * 16;
        error = cudaLaunchKernelEx(&launch, lea192_cuda_ctr_kernel, *ks, given, from, to, count);
        from += now;
        to += now;
        left -= now;
        if (error == cudaSuccess)
            add_to_counter(counter, 16, now);
    }
    return error;
}

cudaError_t lea192_cuda_ctr_pipe(
    lea_cuda_pipe *pipe, const lea192_cuda_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes)
{
    uint8_t next[16];
    cudaError_t error = check_buffers(in, out, bytes, 1, 1);
    if (error != cudaSuccess)
        return error;
    memcpy(next, counter, 16);
    error = piped(pipe, in, out, bytes, 16, [ks, &next](uint8_t *data, size_t now, cudaStream_t stream) {
        return lea192_cuda_ctr_device(ks, next, data, data, now, stream);
    });
    if (error == cudaSuccess)
        memcpy(counter, next, 16);
    return error;
}

cudaError_t lea192_cuda_ctr(
    const lea192_cuda_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes)
{
    return lea192_cuda_ctr_pipe(NULL, ks, counter, in, out, bytes);
}

/* LEA256 */

static __host__ __device__ __forceinline__ void lea256_cuda_schedule(lea256_cuda_key *ks, const uint8_t *key)
{
    uint32_t v0 = key[0];
    uint32_t v1 = key[1];
    uint32_t v2 = v1 << 8u; PIN(v2);
    uint32_t v3 = v0 | v2; PIN(v3);
    uint32_t v4 = key[2];
    uint32_t v5 = v4 << 16u; PIN(v5);
    uint32_t v6 = v3 | v5; PIN(v6);
    uint32_t v7 = key[3];
    uint32_t v8 = v7 << 24u; PIN(v8);
    uint32_t v9 = v6 | v8; PIN(v9);
    uint32_t v10 = key[4];
    uint32_t v11 = key[5];
    uint32_t v12 = v11 << 8u; PIN(v12);
    uint32_t v13 = v10 | v12; PIN(v13);
    uint32_t v14 = key[6];
    uint32_t v15 = v14 << 16u; PIN(v15);
    uint32_t v16 = v13 | v15; PIN(v16);
    uint32_t v17 = key[7];
    uint32_t v18 = v17 << 24u; PIN(v18);
    uint32_t v19 = v16 | v18; PIN(v19);
    uint32_t v20 = key[8];
    uint32_t v21 = key[9];
    uint32_t v22 = v21 << 8u; PIN(v22);
    uint32_t v23 = v20 | v22; PIN(v23);
    uint32_t v24 = key[10];
    uint32_t v25 = v24 << 16u; PIN(v25);
    uint32_t v26 = v23 | v25; PIN(v26);
    uint32_t v27 = key[11];
    uint32_t v28 = v27 << 24u; PIN(v28);
    uint32_t v29 = v26 | v28; PIN(v29);
    uint32_t v30 = key[12];
    uint32_t v31 = key[13];
    uint32_t v32 = v31 << 8u; PIN(v32);
    uint32_t v33 = v30 | v32; PIN(v33);
    uint32_t v34 = key[14];
    uint32_t v35 = v34 << 16u; PIN(v35);
    uint32_t v36 = v33 | v35; PIN(v36);
    uint32_t v37 = key[15];
    uint32_t v38 = v37 << 24u; PIN(v38);
    uint32_t v39 = v36 | v38; PIN(v39);
    uint32_t v40 = key[16];
    uint32_t v41 = key[17];
    uint32_t v42 = v41 << 8u; PIN(v42);
    uint32_t v43 = v40 | v42; PIN(v43);
    uint32_t v44 = key[18];
    uint32_t v45 = v44 << 16u; PIN(v45);
    uint32_t v46 = v43 | v45; PIN(v46);
    uint32_t v47 = key[19];
    uint32_t v48 = v47 << 24u; PIN(v48);
    uint32_t v49 = v46 | v48; PIN(v49);
    uint32_t v50 = key[20];
    uint32_t v51 = key[21];
    uint32_t v52 = v51 << 8u; PIN(v52);
    uint32_t v53 = v50 | v52; PIN(v53);
    uint32_t v54 = key[22];
    uint32_t v55 = v54 << 16u; PIN(v55);
    uint32_t v56 = v53 | v55; PIN(v56);
    uint32_t v57 = key[23];
    uint32_t v58 = v57 << 24u; PIN(v58);
    uint32_t v59 = v56 | v58; PIN(v59);
    uint32_t v60 = key[24];
    uint32_t v61 = key[25];
    uint32_t v62 = v61 << 8u; PIN(v62);
    uint32_t v63 = v60 | v62; PIN(v63);
    uint32_t v64 = key[26];
    uint32_t v65 = v64 << 16u; PIN(v65);
    uint32_t v66 = v63 | v65; PIN(v66);
    uint32_t v67 = key[27];
    uint32_t v68 = v67 << 24u; PIN(v68);
    uint32_t v69 = v66 | v68; PIN(v69);
    uint32_t v70 = key[28];
    uint32_t v71 = key[29];
    uint32_t v72 = v71 << 8u; PIN(v72);
    uint32_t v73 = v70 | v72; PIN(v73);
    uint32_t v74 = key[30];
    uint32_t v75 = v74 << 16u; PIN(v75);
    uint32_t v76 = v73 | v75; PIN(v76);
    uint32_t v77 = key[31];
    uint32_t v78 = v77 << 24u; PIN(v78);
    uint32_t v79 = v76 | v78; PIN(v79);
    /* round key 0 */
    uint32_t v80 = v9 + 0xc3efe9dbu; PIN(v80);
    uint32_t v81 = funnel_left(v80, v80, 1u); PIN(v81);
    ks->rk[0] = v81;
    uint32_t v82 = v19 + 0x87dfd3b7u; PIN(v82);
    uint32_t v83 = funnel_left(v82, v82, 3u); PIN(v83);
    ks->rk[1] = v83;
    uint32_t v84 = v29 + 0xfbfa76fu; PIN(v84);
    uint32_t v85 = funnel_left(v84, v84, 6u); PIN(v85);
    ks->rk[2] = v85;
    uint32_t v86 = v39 + 0x1f7f4edeu; PIN(v86);
    uint32_t v87 = funnel_left(v86, v86, 11u); PIN(v87);
    ks->rk[3] = v87;
    uint32_t v88 = v49 + 0x3efe9dbcu; PIN(v88);
    uint32_t v89 = funnel_left(v88, v88, 13u); PIN(v89);
    ks->rk[4] = v89;
    uint32_t v90 = v59 + 0x7dfd3b78u; PIN(v90);
    uint32_t v91 = funnel_left(v90, v90, 17u); PIN(v91);
    ks->rk[5] = v91;
    /* round key 1 */
    uint32_t v92 = v69 + 0x88c4d604u; PIN(v92);
    uint32_t v93 = funnel_left(v92, v92, 1u); PIN(v93);
    ks->rk[6] = v93;
    uint32_t v94 = v79 + 0x1189ac09u; PIN(v94);
    uint32_t v95 = funnel_left(v94, v94, 3u); PIN(v95);
    ks->rk[7] = v95;
    uint32_t v96 = v81 + 0x23135812u; PIN(v96);
    uint32_t v97 = funnel_left(v96, v96, 6u); PIN(v97);
    ks->rk[8] = v97;
    uint32_t v98 = v83 + 0x4626b024u; PIN(v98);
    uint32_t v99 = funnel_left(v98, v98, 11u); PIN(v99);
    ks->rk[9] = v99;
    uint32_t v100 = v85 + 0x8c4d6048u; PIN(v100);
    uint32_t v101 = funnel_left(v100, v100, 13u); PIN(v101);
    ks->rk[10] = v101;
    uint32_t v102 = v87 + 0x189ac091u; PIN(v102);
    uint32_t v103 = funnel_left(v102, v102, 17u); PIN(v103);
    ks->rk[11] = v103;
    /* round key 2 */
    uint32_t v104 = v89 + 0xe789f229u; PIN(v104);
    uint32_t v105 = funnel_left(v104, v104, 1u); PIN(v105);
    ks->rk[12] = v105;
    uint32_t v106 = v91 + 0xcf13e453u; PIN(v106);
    uint32_t v107 = funnel_left(v106, v106, 3u); PIN(v107);
    ks->rk[13] = v107;
    uint32_t v108 = v93 + 0x9e27c8a7u; PIN(v108);
    uint32_t v109 = funnel_left(v108, v108, 6u); PIN(v109);
    ks->rk[14] = v109;
    uint32_t v110 = v95 + 0x3c4f914fu; PIN(v110);
    uint32_t v111 = funnel_left(v110, v110, 11u); PIN(v111);
    ks->rk[15] = v111;
    uint32_t v112 = v97 + 0x789f229eu; PIN(v112);
    uint32_t v113 = funnel_left(v112, v112, 13u); PIN(v113);
    ks->rk[16] = v113;
    uint32_t v114 = v99 + 0xf13e453cu; PIN(v114);
    uint32_t v115 = funnel_left(v114, v114, 17u); PIN(v115);
    ks->rk[17] = v115;
    /* round key 3 */
    uint32_t v116 = v101 + 0xc6f98763u; PIN(v116);
    uint32_t v117 = funnel_left(v116, v116, 1u); PIN(v117);
    ks->rk[18] = v117;
    uint32_t v118 = v103 + 0x8df30ec7u; PIN(v118);
    uint32_t v119 = funnel_left(v118, v118, 3u); PIN(v119);
    ks->rk[19] = v119;
    uint32_t v120 = v105 + 0x1be61d8fu; PIN(v120);
    uint32_t v121 = funnel_left(v120, v120, 6u); PIN(v121);
    ks->rk[20] = v121;
    uint32_t v122 = v107 + 0x37cc3b1eu; PIN(v122);
    uint32_t v123 = funnel_left(v122, v122, 11u); PIN(v123);
    ks->rk[21] = v123;
    uint32_t v124 = v109 + 0x6f98763cu; PIN(v124);
    uint32_t v125 = funnel_left(v124, v124, 13u); PIN(v125);
    ks->rk[22] = v125;
    uint32_t v126 = v111 + 0xdf30ec78u; PIN(v126);
    uint32_t v127 = funnel_left(v126, v126, 17u); PIN(v127);
    ks->rk[23] = v127;
    /* round key 4 */
    uint32_t v128 = v113 + 0x15ea49e7u; PIN(v128);
    uint32_t v129 = funnel_left(v128, v128, 1u); PIN(v129);
    ks->rk[24] = v129;
    uint32_t v130 = v115 + 0x2bd493ceu; PIN(v130);
    uint32_t v131 = funnel_left(v130, v130, 3u); PIN(v131);
    ks->rk[25] = v131;
    uint32_t v132 = v117 + 0x57a9279cu; PIN(v132);
    uint32_t v133 = funnel_left(v132, v132, 6u); PIN(v133);
    ks->rk[26] = v133;
    uint32_t v134 = v119 + 0xaf524f38u; PIN(v134);
    uint32_t v135 = funnel_left(v134, v134, 11u); PIN(v135);
    ks->rk[27] = v135;
    uint32_t v136 = v121 + 0x5ea49e71u; PIN(v136);
    uint32_t v137 = funnel_left(v136, v136, 13u); PIN(v137);
    ks->rk[28] = v137;
    uint32_t v138 = v123 + 0xbd493ce2u; PIN(v138);
    uint32_t v139 = funnel_left(v138, v138, 17u); PIN(v139);
    ks->rk[29] = v139;
    /* round key 5 */
    uint32_t v140 = v125 + 0xf0bb4158u; PIN(v140);
    uint32_t v141 = funnel_left(v140, v140, 1u); PIN(v141);
    ks->rk[30] = v141;
    uint32_t v142 = v127 + 0xe17682b1u; PIN(v142);
    uint32_t v143 = funnel_left(v142, v142, 3u); PIN(v143);
    ks->rk[31] = v143;
    uint32_t v144 = v129 + 0xc2ed0563u; PIN(v144);
    uint32_t v145 = funnel_left(v144, v144, 6u); PIN(v145);
    ks->rk[32] = v145;
    uint32_t v146 = v131 + 0x85da0ac7u; PIN(v146);
    uint32_t v147 = funnel_left(v146, v146, 11u); PIN(v147);
    ks->rk[33] = v147;
    uint32_t v148 = v133 + 0xbb4158fu; PIN(v148);
    uint32_t v149 = funnel_left(v148, v148, 13u); PIN(v149);
    ks->rk[34] = v149;
    uint32_t v150 = v135 + 0x17682b1eu; PIN(v150);
    uint32_t v151 = funnel_left(v150, v150, 17u); PIN(v151);
    ks->rk[35] = v151;
    /* round key 6 */
    uint32_t v152 = v137 + 0x13bc8ab8u; PIN(v152);
    uint32_t v153 = funnel_left(v152, v152, 1u); PIN(v153);
    ks->rk[36] = v153;
    uint32_t v154 = v139 + 0x27791570u; PIN(v154);
    uint32_t v155 = funnel_left(v154, v154, 3u); PIN(v155);
    ks->rk[37] = v155;
    uint32_t v156 = v141 + 0x4ef22ae0u; PIN(v156);
    uint32_t v157 = funnel_left(v156, v156, 6u); PIN(v157);
    ks->rk[38] = v157;
    uint32_t v158 = v143 + 0x9de455c0u; PIN(v158);
    uint32_t v159 = funnel_left(v158, v158, 11u); PIN(v159);
    ks->rk[39] = v159;
    uint32_t v160 = v145 + 0x3bc8ab81u; PIN(v160);
    uint32_t v161 = funnel_left(v160, v160, 13u); PIN(v161);
    ks->rk[40] = v161;
    uint32_t v162 = v147 + 0x77915702u; PIN(v162);
    uint32_t v163 = funnel_left(v162, v162, 17u); PIN(v163);
    ks->rk[41] = v163;
    /* round key 7 */
    uint32_t v164 = v149 + 0xe204abf2u; PIN(v164);
    uint32_t v165 = funnel_left(v164, v164, 1u); PIN(v165);
    ks->rk[42] = v165;
    uint32_t v166 = v151 + 0xc40957e5u; PIN(v166);
    uint32_t v167 = funnel_left(v166, v166, 3u); PIN(v167);
    ks->rk[43] = v167;
    uint32_t v168 = v153 + 0x8812afcbu; PIN(v168);
    uint32_t v169 = funnel_left(v168, v168, 6u); PIN(v169);
    ks->rk[44] = v169;
    uint32_t v170 = v155 + 0x10255f97u; PIN(v170);
    uint32_t v171 = funnel_left(v170, v170, 11u); PIN(v171);
    ks->rk[45] = v171;
    uint32_t v172 = v157 + 0x204abf2eu; PIN(v172);
    uint32_t v173 = funnel_left(v172, v172, 13u); PIN(v173);
    ks->rk[46] = v173;
    uint32_t v174 = v159 + 0x40957e5cu; PIN(v174);
    uint32_t v175 = funnel_left(v174, v174, 17u); PIN(v175);
    ks->rk[47] = v175;
    /* round key 8 */
    uint32_t v176 = v161 + 0xefe9dbc3u; PIN(v176);
    uint32_t v177 = funnel_left(v176, v176, 1u); PIN(v177);
    ks->rk[48] = v177;
    uint32_t v178 = v163 + 0xdfd3b787u; PIN(v178);
    uint32_t v179 = funnel_left(v178, v178, 3u); PIN(v179);
    ks->rk[49] = v179;
    uint32_t v180 = v165 + 0xbfa76f0fu; PIN(v180);
    uint32_t v181 = funnel_left(v180, v180, 6u); PIN(v181);
    ks->rk[50] = v181;
    uint32_t v182 = v167 + 0x7f4ede1fu; PIN(v182);
    uint32_t v183 = funnel_left(v182, v182, 11u); PIN(v183);
    ks->rk[51] = v183;
    uint32_t v184 = v169 + 0xfe9dbc3eu; PIN(v184);
    uint32_t v185 = funnel_left(v184, v184, 13u); PIN(v185);
    ks->rk[52] = v185;
    uint32_t v186 = v171 + 0xfd3b787du; PIN(v186);
    uint32_t v187 = funnel_left(v186, v186, 17u); PIN(v187);
    ks->rk[53] = v187;
    /* round key 9 */
    uint32_t v188 = v173 + 0xc4d60488u; PIN(v188);
    uint32_t v189 = funnel_left(v188, v188, 1u); PIN(v189);
    ks->rk[54] = v189;
    uint32_t v190 = v175 + 0x89ac0911u; PIN(v190);
    uint32_t v191 = funnel_left(v190, v190, 3u); PIN(v191);
    ks->rk[55] = v191;
    uint32_t v192 = v177 + 0x13581223u; PIN(v192);
    uint32_t v193 = funnel_left(v192, v192, 6u); PIN(v193);
    ks->rk[56] = v193;
    uint32_t v194 = v179 + 0x26b02446u; PIN(v194);
    uint32_t v195 = funnel_left(v194, v194, 11u); PIN(v195);
    ks->rk[57] = v195;
    uint32_t v196 = v181 + 0x4d60488cu; PIN(v196);
    uint32_t v197 = funnel_left(v196, v196, 13u); PIN(v197);
    ks->rk[58] = v197;
    uint32_t v198 = v183 + 0x9ac09118u; PIN(v198);
    uint32_t v199 = funnel_left(v198, v198, 17u); PIN(v199);
    ks->rk[59] = v199;
    /* round key 10 */
    uint32_t v200 = v185 + 0x89f229e7u; PIN(v200);
    uint32_t v201 = funnel_left(v200, v200, 1u); PIN(v201);
    ks->rk[60] = v201;
    uint32_t v202 = v187 + 0x13e453cfu; PIN(v202);
    uint32_t v203 = funnel_left(v202, v202, 3u); PIN(v203);
    ks->rk[61] = v203;
    uint32_t v204 = v189 + 0x27c8a79eu; PIN(v204);
    uint32_t v205 = funnel_left(v204, v204, 6u); PIN(v205);
    ks->rk[62] = v205;
    uint32_t v206 = v191 + 0x4f914f3cu; PIN(v206);
    uint32_t v207 = funnel_left(v206, v206, 11u); PIN(v207);
    ks->rk[63] = v207;
    uint32_t v208 = v193 + 0x9f229e78u; PIN(v208);
    uint32_t v209 = funnel_left(v208, v208, 13u); PIN(v209);
    ks->rk[64] = v209;
    uint32_t v210 = v195 + 0x3e453cf1u; PIN(v210);
    uint32_t v211 = funnel_left(v210, v210, 17u); PIN(v211);
    ks->rk[65] = v211;
    /* round key 11 */
    uint32_t v212 = v197 + 0xf98763c6u; PIN(v212);
    uint32_t v213 = funnel_left(v212, v212, 1u); PIN(v213);
    ks->rk[66] = v213;
    uint32_t v214 = v199 + 0xf30ec78du; PIN(v214);
    uint32_t v215 = funnel_left(v214, v214, 3u); PIN(v215);
    ks->rk[67] = v215;
    uint32_t v216 = v201 + 0xe61d8f1bu; PIN(v216);
    uint32_t v217 = funnel_left(v216, v216, 6u); PIN(v217);
    ks->rk[68] = v217;
    uint32_t v218 = v203 + 0xcc3b1e37u; PIN(v218);
    uint32_t v219 = funnel_left(v218, v218, 11u); PIN(v219);
    ks->rk[69] = v219;
    uint32_t v220 = v205 + 0x98763c6fu; PIN(v220);
    uint32_t v221 = funnel_left(v220, v220, 13u); PIN(v221);
    ks->rk[70] = v221;
    uint32_t v222 = v207 + 0x30ec78dfu; PIN(v222);
    uint32_t v223 = funnel_left(v222, v222, 17u); PIN(v223);
    ks->rk[71] = v223;
    /* round key 12 */
    uint32_t v224 = v209 + 0xea49e715u; PIN(v224);
    uint32_t v225 = funnel_left(v224, v224, 1u); PIN(v225);
    ks->rk[72] = v225;
    uint32_t v226 = v211 + 0xd493ce2bu; PIN(v226);
    uint32_t v227 = funnel_left(v226, v226, 3u); PIN(v227);
    ks->rk[73] = v227;
    uint32_t v228 = v213 + 0xa9279c57u; PIN(v228);
    uint32_t v229 = funnel_left(v228, v228, 6u); PIN(v229);
    ks->rk[74] = v229;
    uint32_t v230 = v215 + 0x524f38afu; PIN(v230);
    uint32_t v231 = funnel_left(v230, v230, 11u); PIN(v231);
    ks->rk[75] = v231;
    uint32_t v232 = v217 + 0xa49e715eu; PIN(v232);
    uint32_t v233 = funnel_left(v232, v232, 13u); PIN(v233);
    ks->rk[76] = v233;
    uint32_t v234 = v219 + 0x493ce2bdu; PIN(v234);
    uint32_t v235 = funnel_left(v234, v234, 17u); PIN(v235);
    ks->rk[77] = v235;
    /* round key 13 */
    uint32_t v236 = v221 + 0xbb4158f0u; PIN(v236);
    uint32_t v237 = funnel_left(v236, v236, 1u); PIN(v237);
    ks->rk[78] = v237;
    uint32_t v238 = v223 + 0x7682b1e1u; PIN(v238);
    uint32_t v239 = funnel_left(v238, v238, 3u); PIN(v239);
    ks->rk[79] = v239;
    uint32_t v240 = v225 + 0xed0563c2u; PIN(v240);
    uint32_t v241 = funnel_left(v240, v240, 6u); PIN(v241);
    ks->rk[80] = v241;
    uint32_t v242 = v227 + 0xda0ac785u; PIN(v242);
    uint32_t v243 = funnel_left(v242, v242, 11u); PIN(v243);
    ks->rk[81] = v243;
    uint32_t v244 = v229 + 0xb4158f0bu; PIN(v244);
    uint32_t v245 = funnel_left(v244, v244, 13u); PIN(v245);
    ks->rk[82] = v245;
    uint32_t v246 = v231 + 0x682b1e17u; PIN(v246);
    uint32_t v247 = funnel_left(v246, v246, 17u); PIN(v247);
    ks->rk[83] = v247;
    /* round key 14 */
    uint32_t v248 = v233 + 0xbc8ab813u; PIN(v248);
    uint32_t v249 = funnel_left(v248, v248, 1u); PIN(v249);
    ks->rk[84] = v249;
    uint32_t v250 = v235 + 0x79157027u; PIN(v250);
    uint32_t v251 = funnel_left(v250, v250, 3u); PIN(v251);
    ks->rk[85] = v251;
    uint32_t v252 = v237 + 0xf22ae04eu; PIN(v252);
    uint32_t v253 = funnel_left(v252, v252, 6u); PIN(v253);
    ks->rk[86] = v253;
    uint32_t v254 = v239 + 0xe455c09du; PIN(v254);
    uint32_t v255 = funnel_left(v254, v254, 11u); PIN(v255);
    ks->rk[87] = v255;
    uint32_t v256 = v241 + 0xc8ab813bu; PIN(v256);
    uint32_t v257 = funnel_left(v256, v256, 13u); PIN(v257);
    ks->rk[88] = v257;
    uint32_t v258 = v243 + 0x91570277u; PIN(v258);
    uint32_t v259 = funnel_left(v258, v258, 17u); PIN(v259);
    ks->rk[89] = v259;
    /* round key 15 */
    uint32_t v260 = v245 + 0x4abf2e2u; PIN(v260);
    uint32_t v261 = funnel_left(v260, v260, 1u); PIN(v261);
    ks->rk[90] = v261;
    uint32_t v262 = v247 + 0x957e5c4u; PIN(v262);
    uint32_t v263 = funnel_left(v262, v262, 3u); PIN(v263);
    ks->rk[91] = v263;
    uint32_t v264 = v249 + 0x12afcb88u; PIN(v264);
    uint32_t v265 = funnel_left(v264, v264, 6u); PIN(v265);
    ks->rk[92] = v265;
    uint32_t v266 = v251 + 0x255f9710u; PIN(v266);
    uint32_t v267 = funnel_left(v266, v266, 11u); PIN(v267);
    ks->rk[93] = v267;
    uint32_t v268 = v253 + 0x4abf2e20u; PIN(v268);
    uint32_t v269 = funnel_left(v268, v268, 13u); PIN(v269);
    ks->rk[94] = v269;
    uint32_t v270 = v255 + 0x957e5c40u; PIN(v270);
    uint32_t v271 = funnel_left(v270, v270, 17u); PIN(v271);
    ks->rk[95] = v271;
    /* round key 16 */
    uint32_t v272 = v257 + 0xe9dbc3efu; PIN(v272);
    uint32_t v273 = funnel_left(v272, v272, 1u); PIN(v273);
    ks->rk[96] = v273;
    uint32_t v274 = v259 + 0xd3b787dfu; PIN(v274);
    uint32_t v275 = funnel_left(v274, v274, 3u); PIN(v275);
    ks->rk[97] = v275;
    uint32_t v276 = v261 + 0xa76f0fbfu; PIN(v276);
    uint32_t v277 = funnel_left(v276, v276, 6u); PIN(v277);
    ks->rk[98] = v277;
    uint32_t v278 = v263 + 0x4ede1f7fu; PIN(v278);
    uint32_t v279 = funnel_left(v278, v278, 11u); PIN(v279);
    ks->rk[99] = v279;
    uint32_t v280 = v265 + 0x9dbc3efeu; PIN(v280);
    uint32_t v281 = funnel_left(v280, v280, 13u); PIN(v281);
    ks->rk[100] = v281;
    uint32_t v282 = v267 + 0x3b787dfdu; PIN(v282);
    uint32_t v283 = funnel_left(v282, v282, 17u); PIN(v283);
    ks->rk[101] = v283;
    /* round key 17 */
    uint32_t v284 = v269 + 0xd60488c4u; PIN(v284);
    uint32_t v285 = funnel_left(v284, v284, 1u); PIN(v285);
    ks->rk[102] = v285;
    uint32_t v286 = v271 + 0xac091189u; PIN(v286);
    uint32_t v287 = funnel_left(v286, v286, 3u); PIN(v287);
    ks->rk[103] = v287;
    uint32_t v288 = v273 + 0x58122313u; PIN(v288);
    uint32_t v289 = funnel_left(v288, v288, 6u); PIN(v289);
    ks->rk[104] = v289;
    uint32_t v290 = v275 + 0xb0244626u; PIN(v290);
    uint32_t v291 = funnel_left(v290, v290, 11u); PIN(v291);
    ks->rk[105] = v291;
    uint32_t v292 = v277 + 0x60488c4du; PIN(v292);
    uint32_t v293 = funnel_left(v292, v292, 13u); PIN(v293);
    ks->rk[106] = v293;
    uint32_t v294 = v279 + 0xc091189au; PIN(v294);
    uint32_t v295 = funnel_left(v294, v294, 17u); PIN(v295);
    ks->rk[107] = v295;
    /* round key 18 */
    uint32_t v296 = v281 + 0xf229e789u; PIN(v296);
    uint32_t v297 = funnel_left(v296, v296, 1u); PIN(v297);
    ks->rk[108] = v297;
    uint32_t v298 = v283 + 0xe453cf13u; PIN(v298);
    uint32_t v299 = funnel_left(v298, v298, 3u); PIN(v299);
    ks->rk[109] = v299;
    uint32_t v300 = v285 + 0xc8a79e27u; PIN(v300);
    uint32_t v301 = funnel_left(v300, v300, 6u); PIN(v301);
    ks->rk[110] = v301;
    uint32_t v302 = v287 + 0x914f3c4fu; PIN(v302);
    uint32_t v303 = funnel_left(v302, v302, 11u); PIN(v303);
    ks->rk[111] = v303;
    uint32_t v304 = v289 + 0x229e789fu; PIN(v304);
    uint32_t v305 = funnel_left(v304, v304, 13u); PIN(v305);
    ks->rk[112] = v305;
    uint32_t v306 = v291 + 0x453cf13eu; PIN(v306);
    uint32_t v307 = funnel_left(v306, v306, 17u); PIN(v307);
    ks->rk[113] = v307;
    /* round key 19 */
    uint32_t v308 = v293 + 0x8763c6f9u; PIN(v308);
    uint32_t v309 = funnel_left(v308, v308, 1u); PIN(v309);
    ks->rk[114] = v309;
    uint32_t v310 = v295 + 0xec78df3u; PIN(v310);
    uint32_t v311 = funnel_left(v310, v310, 3u); PIN(v311);
    ks->rk[115] = v311;
    uint32_t v312 = v297 + 0x1d8f1be6u; PIN(v312);
    uint32_t v313 = funnel_left(v312, v312, 6u); PIN(v313);
    ks->rk[116] = v313;
    uint32_t v314 = v299 + 0x3b1e37ccu; PIN(v314);
    uint32_t v315 = funnel_left(v314, v314, 11u); PIN(v315);
    ks->rk[117] = v315;
    uint32_t v316 = v301 + 0x763c6f98u; PIN(v316);
    uint32_t v317 = funnel_left(v316, v316, 13u); PIN(v317);
    ks->rk[118] = v317;
    uint32_t v318 = v303 + 0xec78df30u; PIN(v318);
    uint32_t v319 = funnel_left(v318, v318, 17u); PIN(v319);
    ks->rk[119] = v319;
    /* round key 20 */
    uint32_t v320 = v305 + 0x49e715eau; PIN(v320);
    uint32_t v321 = funnel_left(v320, v320, 1u); PIN(v321);
    ks->rk[120] = v321;
    uint32_t v322 = v307 + 0x93ce2bd4u; PIN(v322);
    uint32_t v323 = funnel_left(v322, v322, 3u); PIN(v323);
    ks->rk[121] = v323;
    uint32_t v324 = v309 + 0x279c57a9u; PIN(v324);
    uint32_t v325 = funnel_left(v324, v324, 6u); PIN(v325);
    ks->rk[122] = v325;
    uint32_t v326 = v311 + 0x4f38af52u; PIN(v326);
    uint32_t v327 = funnel_left(v326, v326, 11u); PIN(v327);
    ks->rk[123] = v327;
    uint32_t v328 = v313 + 0x9e715ea4u; PIN(v328);
    uint32_t v329 = funnel_left(v328, v328, 13u); PIN(v329);
    ks->rk[124] = v329;
    uint32_t v330 = v315 + 0x3ce2bd49u; PIN(v330);
    uint32_t v331 = funnel_left(v330, v330, 17u); PIN(v331);
    ks->rk[125] = v331;
    /* round key 21 */
    uint32_t v332 = v317 + 0x4158f0bbu; PIN(v332);
    uint32_t v333 = funnel_left(v332, v332, 1u); PIN(v333);
    ks->rk[126] = v333;
    uint32_t v334 = v319 + 0x82b1e176u; PIN(v334);
    uint32_t v335 = funnel_left(v334, v334, 3u); PIN(v335);
    ks->rk[127] = v335;
    uint32_t v336 = v321 + 0x563c2edu; PIN(v336);
    uint32_t v337 = funnel_left(v336, v336, 6u); PIN(v337);
    ks->rk[128] = v337;
    uint32_t v338 = v323 + 0xac785dau; PIN(v338);
    uint32_t v339 = funnel_left(v338, v338, 11u); PIN(v339);
    ks->rk[129] = v339;
    uint32_t v340 = v325 + 0x158f0bb4u; PIN(v340);
    uint32_t v341 = funnel_left(v340, v340, 13u); PIN(v341);
    ks->rk[130] = v341;
    uint32_t v342 = v327 + 0x2b1e1768u; PIN(v342);
    uint32_t v343 = funnel_left(v342, v342, 17u); PIN(v343);
    ks->rk[131] = v343;
    /* round key 22 */
    uint32_t v344 = v329 + 0x8ab813bcu; PIN(v344);
    uint32_t v345 = funnel_left(v344, v344, 1u); PIN(v345);
    ks->rk[132] = v345;
    uint32_t v346 = v331 + 0x15702779u; PIN(v346);
    uint32_t v347 = funnel_left(v346, v346, 3u); PIN(v347);
    ks->rk[133] = v347;
    uint32_t v348 = v333 + 0x2ae04ef2u; PIN(v348);
    uint32_t v349 = funnel_left(v348, v348, 6u); PIN(v349);
    ks->rk[134] = v349;
    uint32_t v350 = v335 + 0x55c09de4u; PIN(v350);
    uint32_t v351 = funnel_left(v350, v350, 11u); PIN(v351);
    ks->rk[135] = v351;
    uint32_t v352 = v337 + 0xab813bc8u; PIN(v352);
    uint32_t v353 = funnel_left(v352, v352, 13u); PIN(v353);
    ks->rk[136] = v353;
    uint32_t v354 = v339 + 0x57027791u; PIN(v354);
    uint32_t v355 = funnel_left(v354, v354, 17u); PIN(v355);
    ks->rk[137] = v355;
    /* round key 23 */
    uint32_t v356 = v341 + 0xabf2e204u; PIN(v356);
    uint32_t v357 = funnel_left(v356, v356, 1u); PIN(v357);
    ks->rk[138] = v357;
    uint32_t v358 = v343 + 0x57e5c409u; PIN(v358);
    uint32_t v359 = funnel_left(v358, v358, 3u); PIN(v359);
    ks->rk[139] = v359;
    uint32_t v360 = v345 + 0xafcb8812u; PIN(v360);
    uint32_t v361 = funnel_left(v360, v360, 6u); PIN(v361);
    ks->rk[140] = v361;
    uint32_t v362 = v347 + 0x5f971025u; PIN(v362);
    uint32_t v363 = funnel_left(v362, v362, 11u); PIN(v363);
    ks->rk[141] = v363;
    uint32_t v364 = v349 + 0xbf2e204au; PIN(v364);
    uint32_t v365 = funnel_left(v364, v364, 13u); PIN(v365);
    ks->rk[142] = v365;
    uint32_t v366 = v351 + 0x7e5c4095u; PIN(v366);
    uint32_t v367 = funnel_left(v366, v366, 17u); PIN(v367);
    ks->rk[143] = v367;
    /* round key 24 */
    uint32_t v368 = v353 + 0xdbc3efe9u; PIN(v368);
    uint32_t v369 = funnel_left(v368, v368, 1u); PIN(v369);
    ks->rk[144] = v369;
    uint32_t v370 = v355 + 0xb787dfd3u; PIN(v370);
    uint32_t v371 = funnel_left(v370, v370, 3u); PIN(v371);
    ks->rk[145] = v371;
    uint32_t v372 = v357 + 0x6f0fbfa7u; PIN(v372);
    uint32_t v373 = funnel_left(v372, v372, 6u); PIN(v373);
    ks->rk[146] = v373;
    uint32_t v374 = v359 + 0xde1f7f4eu; PIN(v374);
    uint32_t v375 = funnel_left(v374, v374, 11u); PIN(v375);
    ks->rk[147] = v375;
    uint32_t v376 = v361 + 0xbc3efe9du; PIN(v376);
    uint32_t v377 = funnel_left(v376, v376, 13u); PIN(v377);
    ks->rk[148] = v377;
    uint32_t v378 = v363 + 0x787dfd3bu; PIN(v378);
    uint32_t v379 = funnel_left(v378, v378, 17u); PIN(v379);
    ks->rk[149] = v379;
    /* round key 25 */
    uint32_t v380 = v365 + 0x488c4d6u; PIN(v380);
    uint32_t v381 = funnel_left(v380, v380, 1u); PIN(v381);
    ks->rk[150] = v381;
    uint32_t v382 = v367 + 0x91189acu; PIN(v382);
    uint32_t v383 = funnel_left(v382, v382, 3u); PIN(v383);
    ks->rk[151] = v383;
    uint32_t v384 = v369 + 0x12231358u; PIN(v384);
    uint32_t v385 = funnel_left(v384, v384, 6u); PIN(v385);
    ks->rk[152] = v385;
    uint32_t v386 = v371 + 0x244626b0u; PIN(v386);
    uint32_t v387 = funnel_left(v386, v386, 11u); PIN(v387);
    ks->rk[153] = v387;
    uint32_t v388 = v373 + 0x488c4d60u; PIN(v388);
    uint32_t v389 = funnel_left(v388, v388, 13u); PIN(v389);
    ks->rk[154] = v389;
    uint32_t v390 = v375 + 0x91189ac0u; PIN(v390);
    uint32_t v391 = funnel_left(v390, v390, 17u); PIN(v391);
    ks->rk[155] = v391;
    /* round key 26 */
    uint32_t v392 = v377 + 0x29e789f2u; PIN(v392);
    uint32_t v393 = funnel_left(v392, v392, 1u); PIN(v393);
    ks->rk[156] = v393;
    uint32_t v394 = v379 + 0x53cf13e4u; PIN(v394);
    uint32_t v395 = funnel_left(v394, v394, 3u); PIN(v395);
    ks->rk[157] = v395;
    uint32_t v396 = v381 + 0xa79e27c8u; PIN(v396);
    uint32_t v397 = funnel_left(v396, v396, 6u); PIN(v397);
    ks->rk[158] = v397;
    uint32_t v398 = v383 + 0x4f3c4f91u; PIN(v398);
    uint32_t v399 = funnel_left(v398, v398, 11u); PIN(v399);
    ks->rk[159] = v399;
    uint32_t v400 = v385 + 0x9e789f22u; PIN(v400);
    uint32_t v401 = funnel_left(v400, v400, 13u); PIN(v401);
    ks->rk[160] = v401;
    uint32_t v402 = v387 + 0x3cf13e45u; PIN(v402);
    uint32_t v403 = funnel_left(v402, v402, 17u); PIN(v403);
    ks->rk[161] = v403;
    /* round key 27 */
    uint32_t v404 = v389 + 0x63c6f987u; PIN(v404);
    uint32_t v405 = funnel_left(v404, v404, 1u); PIN(v405);
    ks->rk[162] = v405;
    uint32_t v406 = v391 + 0xc78df30eu; PIN(v406);
    uint32_t v407 = funnel_left(v406, v406, 3u); PIN(v407);
    ks->rk[163] = v407;
    uint32_t v408 = v393 + 0x8f1be61du; PIN(v408);
    uint32_t v409 = funnel_left(v408, v408, 6u); PIN(v409);
    ks->rk[164] = v409;
    uint32_t v410 = v395 + 0x1e37cc3bu; PIN(v410);
    uint32_t v411 = funnel_left(v410, v410, 11u); PIN(v411);
    ks->rk[165] = v411;
    uint32_t v412 = v397 + 0x3c6f9876u; PIN(v412);
    uint32_t v413 = funnel_left(v412, v412, 13u); PIN(v413);
    ks->rk[166] = v413;
    uint32_t v414 = v399 + 0x78df30ecu; PIN(v414);
    uint32_t v415 = funnel_left(v414, v414, 17u); PIN(v415);
    ks->rk[167] = v415;
    /* round key 28 */
    uint32_t v416 = v401 + 0xe715ea49u; PIN(v416);
    uint32_t v417 = funnel_left(v416, v416, 1u); PIN(v417);
    ks->rk[168] = v417;
    uint32_t v418 = v403 + 0xce2bd493u; PIN(v418);
    uint32_t v419 = funnel_left(v418, v418, 3u); PIN(v419);
    ks->rk[169] = v419;
    uint32_t v420 = v405 + 0x9c57a927u; PIN(v420);
    uint32_t v421 = funnel_left(v420, v420, 6u); PIN(v421);
    ks->rk[170] = v421;
    uint32_t v422 = v407 + 0x38af524fu; PIN(v422);
    uint32_t v423 = funnel_left(v422, v422, 11u); PIN(v423);
    ks->rk[171] = v423;
    uint32_t v424 = v409 + 0x715ea49eu; PIN(v424);
    uint32_t v425 = funnel_left(v424, v424, 13u); PIN(v425);
    ks->rk[172] = v425;
    uint32_t v426 = v411 + 0xe2bd493cu; PIN(v426);
    uint32_t v427 = funnel_left(v426, v426, 17u); PIN(v427);
    ks->rk[173] = v427;
    /* round key 29 */
    uint32_t v428 = v413 + 0x58f0bb41u; PIN(v428);
    uint32_t v429 = funnel_left(v428, v428, 1u); PIN(v429);
    ks->rk[174] = v429;
    uint32_t v430 = v415 + 0xb1e17682u; PIN(v430);
    uint32_t v431 = funnel_left(v430, v430, 3u); PIN(v431);
    ks->rk[175] = v431;
    uint32_t v432 = v417 + 0x63c2ed05u; PIN(v432);
    uint32_t v433 = funnel_left(v432, v432, 6u); PIN(v433);
    ks->rk[176] = v433;
    uint32_t v434 = v419 + 0xc785da0au; PIN(v434);
    uint32_t v435 = funnel_left(v434, v434, 11u); PIN(v435);
    ks->rk[177] = v435;
    uint32_t v436 = v421 + 0x8f0bb415u; PIN(v436);
    uint32_t v437 = funnel_left(v436, v436, 13u); PIN(v437);
    ks->rk[178] = v437;
    uint32_t v438 = v423 + 0x1e17682bu; PIN(v438);
    uint32_t v439 = funnel_left(v438, v438, 17u); PIN(v439);
    ks->rk[179] = v439;
    /* round key 30 */
    uint32_t v440 = v425 + 0xb813bc8au; PIN(v440);
    uint32_t v441 = funnel_left(v440, v440, 1u); PIN(v441);
    ks->rk[180] = v441;
    uint32_t v442 = v427 + 0x70277915u; PIN(v442);
    uint32_t v443 = funnel_left(v442, v442, 3u); PIN(v443);
    ks->rk[181] = v443;
    uint32_t v444 = v429 + 0xe04ef22au; PIN(v444);
    uint32_t v445 = funnel_left(v444, v444, 6u); PIN(v445);
    ks->rk[182] = v445;
    uint32_t v446 = v431 + 0xc09de455u; PIN(v446);
    uint32_t v447 = funnel_left(v446, v446, 11u); PIN(v447);
    ks->rk[183] = v447;
    uint32_t v448 = v433 + 0x813bc8abu; PIN(v448);
    uint32_t v449 = funnel_left(v448, v448, 13u); PIN(v449);
    ks->rk[184] = v449;
    uint32_t v450 = v435 + 0x2779157u; PIN(v450);
    uint32_t v451 = funnel_left(v450, v450, 17u); PIN(v451);
    ks->rk[185] = v451;
    /* round key 31 */
    uint32_t v452 = v437 + 0xf2e204abu; PIN(v452);
    uint32_t v453 = funnel_left(v452, v452, 1u); PIN(v453);
    ks->rk[186] = v453;
    uint32_t v454 = v439 + 0xe5c40957u; PIN(v454);
    uint32_t v455 = funnel_left(v454, v454, 3u); PIN(v455);
    ks->rk[187] = v455;
    uint32_t v456 = v441 + 0xcb8812afu; PIN(v456);
    uint32_t v457 = funnel_left(v456, v456, 6u); PIN(v457);
    ks->rk[188] = v457;
    uint32_t v458 = v443 + 0x9710255fu; PIN(v458);
    uint32_t v459 = funnel_left(v458, v458, 11u); PIN(v459);
    ks->rk[189] = v459;
    uint32_t v460 = v445 + 0x2e204abfu; PIN(v460);
    uint32_t v461 = funnel_left(v460, v460, 13u); PIN(v461);
    ks->rk[190] = v461;
    uint32_t v462 = v447 + 0x5c40957eu; PIN(v462);
    uint32_t v463 = funnel_left(v462, v462, 17u); PIN(v463);
    ks->rk[191] = v463;
}

/* The same text on the device, so that a proof sees it. Nothing calls it. */
extern "C" __global__ void lea256_cuda_expand_key_kernel(lea256_cuda_key *ks, const uint8_t *key)
{
    lea256_cuda_schedule(ks, key);
}

void lea256_cuda_expand_key(lea256_cuda_key *ks, const uint8_t key[32])
{
    lea256_cuda_schedule(ks, key);
}

extern "C" __global__ void __launch_bounds__(256) lea256_cuda_encrypt_blocks_kernel(
    const __grid_constant__ lea256_cuda_key ks, const uint4 *in, uint4 *out, uint64_t blocks)
{
    const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= blocks)
        return;
    const uint4 in0 = in[i];
    /* round i = 0: x := round(x, rk[i]) */
    uint32_t v0 = ks.rk[4];
    uint32_t v1 = in0.z ^ v0; PIN(v1);
    uint32_t v2 = ks.rk[5];
    uint32_t v3 = in0.w ^ v2; PIN(v3);
    uint32_t v4 = v1 + v3; PIN(v4);
    uint32_t v5 = funnel_left(v4, v4, 29u); PIN(v5);
    uint32_t v6 = ks.rk[2];
    uint32_t v7 = in0.y ^ v6; PIN(v7);
    uint32_t v8 = ks.rk[3];
    uint32_t v9 = in0.z ^ v8; PIN(v9);
    uint32_t v10 = v7 + v9; PIN(v10);
    uint32_t v11 = funnel_left(v10, v10, 27u); PIN(v11);
    uint32_t v12 = ks.rk[0];
    uint32_t v13 = in0.x ^ v12; PIN(v13);
    uint32_t v14 = ks.rk[1];
    uint32_t v15 = in0.y ^ v14; PIN(v15);
    uint32_t v16 = v13 + v15; PIN(v16);
    uint32_t v17 = funnel_left(v16, v16, 9u); PIN(v17);
    /* round i = 1: x := round(x, rk[i]) */
    uint32_t v18 = ks.rk[10];
    uint32_t v19 = v5 ^ v18; PIN(v19);
    uint32_t v20 = ks.rk[11];
    uint32_t v21 = in0.x ^ v20; PIN(v21);
    uint32_t v22 = v19 + v21; PIN(v22);
    uint32_t v23 = funnel_left(v22, v22, 29u); PIN(v23);
    uint32_t v24 = ks.rk[8];
    uint32_t v25 = v11 ^ v24; PIN(v25);
    uint32_t v26 = ks.rk[9];
    uint32_t v27 = v5 ^ v26; PIN(v27);
    uint32_t v28 = v25 + v27; PIN(v28);
    uint32_t v29 = funnel_left(v28, v28, 27u); PIN(v29);
    uint32_t v30 = ks.rk[6];
    uint32_t v31 = v17 ^ v30; PIN(v31);
    uint32_t v32 = ks.rk[7];
    uint32_t v33 = v11 ^ v32; PIN(v33);
    uint32_t v34 = v31 + v33; PIN(v34);
    uint32_t v35 = funnel_left(v34, v34, 9u); PIN(v35);
    /* round i = 2: x := round(x, rk[i]) */
    uint32_t v36 = ks.rk[16];
    uint32_t v37 = v23 ^ v36; PIN(v37);
    uint32_t v38 = ks.rk[17];
    uint32_t v39 = v17 ^ v38; PIN(v39);
    uint32_t v40 = v37 + v39; PIN(v40);
    uint32_t v41 = funnel_left(v40, v40, 29u); PIN(v41);
    uint32_t v42 = ks.rk[14];
    uint32_t v43 = v29 ^ v42; PIN(v43);
    uint32_t v44 = ks.rk[15];
    uint32_t v45 = v23 ^ v44; PIN(v45);
    uint32_t v46 = v43 + v45; PIN(v46);
    uint32_t v47 = funnel_left(v46, v46, 27u); PIN(v47);
    uint32_t v48 = ks.rk[12];
    uint32_t v49 = v35 ^ v48; PIN(v49);
    uint32_t v50 = ks.rk[13];
    uint32_t v51 = v29 ^ v50; PIN(v51);
    uint32_t v52 = v49 + v51; PIN(v52);
    uint32_t v53 = funnel_left(v52, v52, 9u); PIN(v53);
    /* round i = 3: x := round(x, rk[i]) */
    uint32_t v54 = ks.rk[22];
    uint32_t v55 = v41 ^ v54; PIN(v55);
    uint32_t v56 = ks.rk[23];
    uint32_t v57 = v35 ^ v56; PIN(v57);
    uint32_t v58 = v55 + v57; PIN(v58);
    uint32_t v59 = funnel_left(v58, v58, 29u); PIN(v59);
    uint32_t v60 = ks.rk[20];
    uint32_t v61 = v47 ^ v60; PIN(v61);
    uint32_t v62 = ks.rk[21];
    uint32_t v63 = v41 ^ v62; PIN(v63);
    uint32_t v64 = v61 + v63; PIN(v64);
    uint32_t v65 = funnel_left(v64, v64, 27u); PIN(v65);
    uint32_t v66 = ks.rk[18];
    uint32_t v67 = v53 ^ v66; PIN(v67);
    uint32_t v68 = ks.rk[19];
    uint32_t v69 = v47 ^ v68; PIN(v69);
    uint32_t v70 = v67 + v69; PIN(v70);
    uint32_t v71 = funnel_left(v70, v70, 9u); PIN(v71);
    /* round i = 4: x := round(x, rk[i]) */
    uint32_t v72 = ks.rk[28];
    uint32_t v73 = v59 ^ v72; PIN(v73);
    uint32_t v74 = ks.rk[29];
    uint32_t v75 = v53 ^ v74; PIN(v75);
    uint32_t v76 = v73 + v75; PIN(v76);
    uint32_t v77 = funnel_left(v76, v76, 29u); PIN(v77);
    uint32_t v78 = ks.rk[26];
    uint32_t v79 = v65 ^ v78; PIN(v79);
    uint32_t v80 = ks.rk[27];
    uint32_t v81 = v59 ^ v80; PIN(v81);
    uint32_t v82 = v79 + v81; PIN(v82);
    uint32_t v83 = funnel_left(v82, v82, 27u); PIN(v83);
    uint32_t v84 = ks.rk[24];
    uint32_t v85 = v71 ^ v84; PIN(v85);
    uint32_t v86 = ks.rk[25];
    uint32_t v87 = v65 ^ v86; PIN(v87);
    uint32_t v88 = v85 + v87; PIN(v88);
    uint32_t v89 = funnel_left(v88, v88, 9u); PIN(v89);
    /* round i = 5: x := round(x, rk[i]) */
    uint32_t v90 = ks.rk[34];
    uint32_t v91 = v77 ^ v90; PIN(v91);
    uint32_t v92 = ks.rk[35];
    uint32_t v93 = v71 ^ v92; PIN(v93);
    uint32_t v94 = v91 + v93; PIN(v94);
    uint32_t v95 = funnel_left(v94, v94, 29u); PIN(v95);
    uint32_t v96 = ks.rk[32];
    uint32_t v97 = v83 ^ v96; PIN(v97);
    uint32_t v98 = ks.rk[33];
    uint32_t v99 = v77 ^ v98; PIN(v99);
    uint32_t v100 = v97 + v99; PIN(v100);
    uint32_t v101 = funnel_left(v100, v100, 27u); PIN(v101);
    uint32_t v102 = ks.rk[30];
    uint32_t v103 = v89 ^ v102; PIN(v103);
    uint32_t v104 = ks.rk[31];
    uint32_t v105 = v83 ^ v104; PIN(v105);
    uint32_t v106 = v103 + v105; PIN(v106);
    uint32_t v107 = funnel_left(v106, v106, 9u); PIN(v107);
    /* round i = 6: x := round(x, rk[i]) */
    uint32_t v108 = ks.rk[40];
    uint32_t v109 = v95 ^ v108; PIN(v109);
    uint32_t v110 = ks.rk[41];
    uint32_t v111 = v89 ^ v110; PIN(v111);
    uint32_t v112 = v109 + v111; PIN(v112);
    uint32_t v113 = funnel_left(v112, v112, 29u); PIN(v113);
    uint32_t v114 = ks.rk[38];
    uint32_t v115 = v101 ^ v114; PIN(v115);
    uint32_t v116 = ks.rk[39];
    uint32_t v117 = v95 ^ v116; PIN(v117);
    uint32_t v118 = v115 + v117; PIN(v118);
    uint32_t v119 = funnel_left(v118, v118, 27u); PIN(v119);
    uint32_t v120 = ks.rk[36];
    uint32_t v121 = v107 ^ v120; PIN(v121);
    uint32_t v122 = ks.rk[37];
    uint32_t v123 = v101 ^ v122; PIN(v123);
    uint32_t v124 = v121 + v123; PIN(v124);
    uint32_t v125 = funnel_left(v124, v124, 9u); PIN(v125);
    /* round i = 7: x := round(x, rk[i]) */
    uint32_t v126 = ks.rk[46];
    uint32_t v127 = v113 ^ v126; PIN(v127);
    uint32_t v128 = ks.rk[47];
    uint32_t v129 = v107 ^ v128; PIN(v129);
    uint32_t v130 = v127 + v129; PIN(v130);
    uint32_t v131 = funnel_left(v130, v130, 29u); PIN(v131);
    uint32_t v132 = ks.rk[44];
    uint32_t v133 = v119 ^ v132; PIN(v133);
    uint32_t v134 = ks.rk[45];
    uint32_t v135 = v113 ^ v134; PIN(v135);
    uint32_t v136 = v133 + v135; PIN(v136);
    uint32_t v137 = funnel_left(v136, v136, 27u); PIN(v137);
    uint32_t v138 = ks.rk[42];
    uint32_t v139 = v125 ^ v138; PIN(v139);
    uint32_t v140 = ks.rk[43];
    uint32_t v141 = v119 ^ v140; PIN(v141);
    uint32_t v142 = v139 + v141; PIN(v142);
    uint32_t v143 = funnel_left(v142, v142, 9u); PIN(v143);
    /* round i = 8: x := round(x, rk[i]) */
    uint32_t v144 = ks.rk[52];
    uint32_t v145 = v131 ^ v144; PIN(v145);
    uint32_t v146 = ks.rk[53];
    uint32_t v147 = v125 ^ v146; PIN(v147);
    uint32_t v148 = v145 + v147; PIN(v148);
    uint32_t v149 = funnel_left(v148, v148, 29u); PIN(v149);
    uint32_t v150 = ks.rk[50];
    uint32_t v151 = v137 ^ v150; PIN(v151);
    uint32_t v152 = ks.rk[51];
    uint32_t v153 = v131 ^ v152; PIN(v153);
    uint32_t v154 = v151 + v153; PIN(v154);
    uint32_t v155 = funnel_left(v154, v154, 27u); PIN(v155);
    uint32_t v156 = ks.rk[48];
    uint32_t v157 = v143 ^ v156; PIN(v157);
    uint32_t v158 = ks.rk[49];
    uint32_t v159 = v137 ^ v158; PIN(v159);
    uint32_t v160 = v157 + v159; PIN(v160);
    uint32_t v161 = funnel_left(v160, v160, 9u); PIN(v161);
    /* round i = 9: x := round(x, rk[i]) */
    uint32_t v162 = ks.rk[58];
    uint32_t v163 = v149 ^ v162; PIN(v163);
    uint32_t v164 = ks.rk[59];
    uint32_t v165 = v143 ^ v164; PIN(v165);
    uint32_t v166 = v163 + v165; PIN(v166);
    uint32_t v167 = funnel_left(v166, v166, 29u); PIN(v167);
    uint32_t v168 = ks.rk[56];
    uint32_t v169 = v155 ^ v168; PIN(v169);
    uint32_t v170 = ks.rk[57];
    uint32_t v171 = v149 ^ v170; PIN(v171);
    uint32_t v172 = v169 + v171; PIN(v172);
    uint32_t v173 = funnel_left(v172, v172, 27u); PIN(v173);
    uint32_t v174 = ks.rk[54];
    uint32_t v175 = v161 ^ v174; PIN(v175);
    uint32_t v176 = ks.rk[55];
    uint32_t v177 = v155 ^ v176; PIN(v177);
    uint32_t v178 = v175 + v177; PIN(v178);
    uint32_t v179 = funnel_left(v178, v178, 9u); PIN(v179);
    /* round i = 10: x := round(x, rk[i]) */
    uint32_t v180 = ks.rk[64];
    uint32_t v181 = v167 ^ v180; PIN(v181);
    uint32_t v182 = ks.rk[65];
    uint32_t v183 = v161 ^ v182; PIN(v183);
    uint32_t v184 = v181 + v183; PIN(v184);
    uint32_t v185 = funnel_left(v184, v184, 29u); PIN(v185);
    uint32_t v186 = ks.rk[62];
    uint32_t v187 = v173 ^ v186; PIN(v187);
    uint32_t v188 = ks.rk[63];
    uint32_t v189 = v167 ^ v188; PIN(v189);
    uint32_t v190 = v187 + v189; PIN(v190);
    uint32_t v191 = funnel_left(v190, v190, 27u); PIN(v191);
    uint32_t v192 = ks.rk[60];
    uint32_t v193 = v179 ^ v192; PIN(v193);
    uint32_t v194 = ks.rk[61];
    uint32_t v195 = v173 ^ v194; PIN(v195);
    uint32_t v196 = v193 + v195; PIN(v196);
    uint32_t v197 = funnel_left(v196, v196, 9u); PIN(v197);
    /* round i = 11: x := round(x, rk[i]) */
    uint32_t v198 = ks.rk[70];
    uint32_t v199 = v185 ^ v198; PIN(v199);
    uint32_t v200 = ks.rk[71];
    uint32_t v201 = v179 ^ v200; PIN(v201);
    uint32_t v202 = v199 + v201; PIN(v202);
    uint32_t v203 = funnel_left(v202, v202, 29u); PIN(v203);
    uint32_t v204 = ks.rk[68];
    uint32_t v205 = v191 ^ v204; PIN(v205);
    uint32_t v206 = ks.rk[69];
    uint32_t v207 = v185 ^ v206; PIN(v207);
    uint32_t v208 = v205 + v207; PIN(v208);
    uint32_t v209 = funnel_left(v208, v208, 27u); PIN(v209);
    uint32_t v210 = ks.rk[66];
    uint32_t v211 = v197 ^ v210; PIN(v211);
    uint32_t v212 = ks.rk[67];
    uint32_t v213 = v191 ^ v212; PIN(v213);
    uint32_t v214 = v211 + v213; PIN(v214);
    uint32_t v215 = funnel_left(v214, v214, 9u); PIN(v215);
    /* round i = 12: x := round(x, rk[i]) */
    uint32_t v216 = ks.rk[76];
    uint32_t v217 = v203 ^ v216; PIN(v217);
    uint32_t v218 = ks.rk[77];
    uint32_t v219 = v197 ^ v218; PIN(v219);
    uint32_t v220 = v217 + v219; PIN(v220);
    uint32_t v221 = funnel_left(v220, v220, 29u); PIN(v221);
    uint32_t v222 = ks.rk[74];
    uint32_t v223 = v209 ^ v222; PIN(v223);
    uint32_t v224 = ks.rk[75];
    uint32_t v225 = v203 ^ v224; PIN(v225);
    uint32_t v226 = v223 + v225; PIN(v226);
    uint32_t v227 = funnel_left(v226, v226, 27u); PIN(v227);
    uint32_t v228 = ks.rk[72];
    uint32_t v229 = v215 ^ v228; PIN(v229);
    uint32_t v230 = ks.rk[73];
    uint32_t v231 = v209 ^ v230; PIN(v231);
    uint32_t v232 = v229 + v231; PIN(v232);
    uint32_t v233 = funnel_left(v232, v232, 9u); PIN(v233);
    /* round i = 13: x := round(x, rk[i]) */
    uint32_t v234 = ks.rk[82];
    uint32_t v235 = v221 ^ v234; PIN(v235);
    uint32_t v236 = ks.rk[83];
    uint32_t v237 = v215 ^ v236; PIN(v237);
    uint32_t v238 = v235 + v237; PIN(v238);
    uint32_t v239 = funnel_left(v238, v238, 29u); PIN(v239);
    uint32_t v240 = ks.rk[80];
    uint32_t v241 = v227 ^ v240; PIN(v241);
    uint32_t v242 = ks.rk[81];
    uint32_t v243 = v221 ^ v242; PIN(v243);
    uint32_t v244 = v241 + v243; PIN(v244);
    uint32_t v245 = funnel_left(v244, v244, 27u); PIN(v245);
    uint32_t v246 = ks.rk[78];
    uint32_t v247 = v233 ^ v246; PIN(v247);
    uint32_t v248 = ks.rk[79];
    uint32_t v249 = v227 ^ v248; PIN(v249);
    uint32_t v250 = v247 + v249; PIN(v250);
    uint32_t v251 = funnel_left(v250, v250, 9u); PIN(v251);
    /* round i = 14: x := round(x, rk[i]) */
    uint32_t v252 = ks.rk[88];
    uint32_t v253 = v239 ^ v252; PIN(v253);
    uint32_t v254 = ks.rk[89];
    uint32_t v255 = v233 ^ v254; PIN(v255);
    uint32_t v256 = v253 + v255; PIN(v256);
    uint32_t v257 = funnel_left(v256, v256, 29u); PIN(v257);
    uint32_t v258 = ks.rk[86];
    uint32_t v259 = v245 ^ v258; PIN(v259);
    uint32_t v260 = ks.rk[87];
    uint32_t v261 = v239 ^ v260; PIN(v261);
    uint32_t v262 = v259 + v261; PIN(v262);
    uint32_t v263 = funnel_left(v262, v262, 27u); PIN(v263);
    uint32_t v264 = ks.rk[84];
    uint32_t v265 = v251 ^ v264; PIN(v265);
    uint32_t v266 = ks.rk[85];
    uint32_t v267 = v245 ^ v266; PIN(v267);
    uint32_t v268 = v265 + v267; PIN(v268);
    uint32_t v269 = funnel_left(v268, v268, 9u); PIN(v269);
    /* round i = 15: x := round(x, rk[i]) */
    uint32_t v270 = ks.rk[94];
    uint32_t v271 = v257 ^ v270; PIN(v271);
    uint32_t v272 = ks.rk[95];
    uint32_t v273 = v251 ^ v272; PIN(v273);
    uint32_t v274 = v271 + v273; PIN(v274);
    uint32_t v275 = funnel_left(v274, v274, 29u); PIN(v275);
    uint32_t v276 = ks.rk[92];
    uint32_t v277 = v263 ^ v276; PIN(v277);
    uint32_t v278 = ks.rk[93];
    uint32_t v279 = v257 ^ v278; PIN(v279);
    uint32_t v280 = v277 + v279; PIN(v280);
    uint32_t v281 = funnel_left(v280, v280, 27u); PIN(v281);
    uint32_t v282 = ks.rk[90];
    uint32_t v283 = v269 ^ v282; PIN(v283);
    uint32_t v284 = ks.rk[91];
    uint32_t v285 = v263 ^ v284; PIN(v285);
    uint32_t v286 = v283 + v285; PIN(v286);
    uint32_t v287 = funnel_left(v286, v286, 9u); PIN(v287);
    /* round i = 16: x := round(x, rk[i]) */
    uint32_t v288 = ks.rk[100];
    uint32_t v289 = v275 ^ v288; PIN(v289);
    uint32_t v290 = ks.rk[101];
    uint32_t v291 = v269 ^ v290; PIN(v291);
    uint32_t v292 = v289 + v291; PIN(v292);
    uint32_t v293 = funnel_left(v292, v292, 29u); PIN(v293);
    uint32_t v294 = ks.rk[98];
    uint32_t v295 = v281 ^ v294; PIN(v295);
    uint32_t v296 = ks.rk[99];
    uint32_t v297 = v275 ^ v296; PIN(v297);
    uint32_t v298 = v295 + v297; PIN(v298);
    uint32_t v299 = funnel_left(v298, v298, 27u); PIN(v299);
    uint32_t v300 = ks.rk[96];
    uint32_t v301 = v287 ^ v300; PIN(v301);
    uint32_t v302 = ks.rk[97];
    uint32_t v303 = v281 ^ v302; PIN(v303);
    uint32_t v304 = v301 + v303; PIN(v304);
    uint32_t v305 = funnel_left(v304, v304, 9u); PIN(v305);
    /* round i = 17: x := round(x, rk[i]) */
    uint32_t v306 = ks.rk[106];
    uint32_t v307 = v293 ^ v306; PIN(v307);
    uint32_t v308 = ks.rk[107];
    uint32_t v309 = v287 ^ v308; PIN(v309);
    uint32_t v310 = v307 + v309; PIN(v310);
    uint32_t v311 = funnel_left(v310, v310, 29u); PIN(v311);
    uint32_t v312 = ks.rk[104];
    uint32_t v313 = v299 ^ v312; PIN(v313);
    uint32_t v314 = ks.rk[105];
    uint32_t v315 = v293 ^ v314; PIN(v315);
    uint32_t v316 = v313 + v315; PIN(v316);
    uint32_t v317 = funnel_left(v316, v316, 27u); PIN(v317);
    uint32_t v318 = ks.rk[102];
    uint32_t v319 = v305 ^ v318; PIN(v319);
    uint32_t v320 = ks.rk[103];
    uint32_t v321 = v299 ^ v320; PIN(v321);
    uint32_t v322 = v319 + v321; PIN(v322);
    uint32_t v323 = funnel_left(v322, v322, 9u); PIN(v323);
    /* round i = 18: x := round(x, rk[i]) */
    uint32_t v324 = ks.rk[112];
    uint32_t v325 = v311 ^ v324; PIN(v325);
    uint32_t v326 = ks.rk[113];
    uint32_t v327 = v305 ^ v326; PIN(v327);
    uint32_t v328 = v325 + v327; PIN(v328);
    uint32_t v329 = funnel_left(v328, v328, 29u); PIN(v329);
    uint32_t v330 = ks.rk[110];
    uint32_t v331 = v317 ^ v330; PIN(v331);
    uint32_t v332 = ks.rk[111];
    uint32_t v333 = v311 ^ v332; PIN(v333);
    uint32_t v334 = v331 + v333; PIN(v334);
    uint32_t v335 = funnel_left(v334, v334, 27u); PIN(v335);
    uint32_t v336 = ks.rk[108];
    uint32_t v337 = v323 ^ v336; PIN(v337);
    uint32_t v338 = ks.rk[109];
    uint32_t v339 = v317 ^ v338; PIN(v339);
    uint32_t v340 = v337 + v339; PIN(v340);
    uint32_t v341 = funnel_left(v340, v340, 9u); PIN(v341);
    /* round i = 19: x := round(x, rk[i]) */
    uint32_t v342 = ks.rk[118];
    uint32_t v343 = v329 ^ v342; PIN(v343);
    uint32_t v344 = ks.rk[119];
    uint32_t v345 = v323 ^ v344; PIN(v345);
    uint32_t v346 = v343 + v345; PIN(v346);
    uint32_t v347 = funnel_left(v346, v346, 29u); PIN(v347);
    uint32_t v348 = ks.rk[116];
    uint32_t v349 = v335 ^ v348; PIN(v349);
    uint32_t v350 = ks.rk[117];
    uint32_t v351 = v329 ^ v350; PIN(v351);
    uint32_t v352 = v349 + v351; PIN(v352);
    uint32_t v353 = funnel_left(v352, v352, 27u); PIN(v353);
    uint32_t v354 = ks.rk[114];
    uint32_t v355 = v341 ^ v354; PIN(v355);
    uint32_t v356 = ks.rk[115];
    uint32_t v357 = v335 ^ v356; PIN(v357);
    uint32_t v358 = v355 + v357; PIN(v358);
    uint32_t v359 = funnel_left(v358, v358, 9u); PIN(v359);
    /* round i = 20: x := round(x, rk[i]) */
    uint32_t v360 = ks.rk[124];
    uint32_t v361 = v347 ^ v360; PIN(v361);
    uint32_t v362 = ks.rk[125];
    uint32_t v363 = v341 ^ v362; PIN(v363);
    uint32_t v364 = v361 + v363; PIN(v364);
    uint32_t v365 = funnel_left(v364, v364, 29u); PIN(v365);
    uint32_t v366 = ks.rk[122];
    uint32_t v367 = v353 ^ v366; PIN(v367);
    uint32_t v368 = ks.rk[123];
    uint32_t v369 = v347 ^ v368; PIN(v369);
    uint32_t v370 = v367 + v369; PIN(v370);
    uint32_t v371 = funnel_left(v370, v370, 27u); PIN(v371);
    uint32_t v372 = ks.rk[120];
    uint32_t v373 = v359 ^ v372; PIN(v373);
    uint32_t v374 = ks.rk[121];
    uint32_t v375 = v353 ^ v374; PIN(v375);
    uint32_t v376 = v373 + v375; PIN(v376);
    uint32_t v377 = funnel_left(v376, v376, 9u); PIN(v377);
    /* round i = 21: x := round(x, rk[i]) */
    uint32_t v378 = ks.rk[130];
    uint32_t v379 = v365 ^ v378; PIN(v379);
    uint32_t v380 = ks.rk[131];
    uint32_t v381 = v359 ^ v380; PIN(v381);
    uint32_t v382 = v379 + v381; PIN(v382);
    uint32_t v383 = funnel_left(v382, v382, 29u); PIN(v383);
    uint32_t v384 = ks.rk[128];
    uint32_t v385 = v371 ^ v384; PIN(v385);
    uint32_t v386 = ks.rk[129];
    uint32_t v387 = v365 ^ v386; PIN(v387);
    uint32_t v388 = v385 + v387; PIN(v388);
    uint32_t v389 = funnel_left(v388, v388, 27u); PIN(v389);
    uint32_t v390 = ks.rk[126];
    uint32_t v391 = v377 ^ v390; PIN(v391);
    uint32_t v392 = ks.rk[127];
    uint32_t v393 = v371 ^ v392; PIN(v393);
    uint32_t v394 = v391 + v393; PIN(v394);
    uint32_t v395 = funnel_left(v394, v394, 9u); PIN(v395);
    /* round i = 22: x := round(x, rk[i]) */
    uint32_t v396 = ks.rk[136];
    uint32_t v397 = v383 ^ v396; PIN(v397);
    uint32_t v398 = ks.rk[137];
    uint32_t v399 = v377 ^ v398; PIN(v399);
    uint32_t v400 = v397 + v399; PIN(v400);
    uint32_t v401 = funnel_left(v400, v400, 29u); PIN(v401);
    uint32_t v402 = ks.rk[134];
    uint32_t v403 = v389 ^ v402; PIN(v403);
    uint32_t v404 = ks.rk[135];
    uint32_t v405 = v383 ^ v404; PIN(v405);
    uint32_t v406 = v403 + v405; PIN(v406);
    uint32_t v407 = funnel_left(v406, v406, 27u); PIN(v407);
    uint32_t v408 = ks.rk[132];
    uint32_t v409 = v395 ^ v408; PIN(v409);
    uint32_t v410 = ks.rk[133];
    uint32_t v411 = v389 ^ v410; PIN(v411);
    uint32_t v412 = v409 + v411; PIN(v412);
    uint32_t v413 = funnel_left(v412, v412, 9u); PIN(v413);
    /* round i = 23: x := round(x, rk[i]) */
    uint32_t v414 = ks.rk[142];
    uint32_t v415 = v401 ^ v414; PIN(v415);
    uint32_t v416 = ks.rk[143];
    uint32_t v417 = v395 ^ v416; PIN(v417);
    uint32_t v418 = v415 + v417; PIN(v418);
    uint32_t v419 = funnel_left(v418, v418, 29u); PIN(v419);
    uint32_t v420 = ks.rk[140];
    uint32_t v421 = v407 ^ v420; PIN(v421);
    uint32_t v422 = ks.rk[141];
    uint32_t v423 = v401 ^ v422; PIN(v423);
    uint32_t v424 = v421 + v423; PIN(v424);
    uint32_t v425 = funnel_left(v424, v424, 27u); PIN(v425);
    uint32_t v426 = ks.rk[138];
    uint32_t v427 = v413 ^ v426; PIN(v427);
    uint32_t v428 = ks.rk[139];
    uint32_t v429 = v407 ^ v428; PIN(v429);
    uint32_t v430 = v427 + v429; PIN(v430);
    uint32_t v431 = funnel_left(v430, v430, 9u); PIN(v431);
    /* round i = 24: x := round(x, rk[i]) */
    uint32_t v432 = ks.rk[148];
    uint32_t v433 = v419 ^ v432; PIN(v433);
    uint32_t v434 = ks.rk[149];
    uint32_t v435 = v413 ^ v434; PIN(v435);
    uint32_t v436 = v433 + v435; PIN(v436);
    uint32_t v437 = funnel_left(v436, v436, 29u); PIN(v437);
    uint32_t v438 = ks.rk[146];
    uint32_t v439 = v425 ^ v438; PIN(v439);
    uint32_t v440 = ks.rk[147];
    uint32_t v441 = v419 ^ v440; PIN(v441);
    uint32_t v442 = v439 + v441; PIN(v442);
    uint32_t v443 = funnel_left(v442, v442, 27u); PIN(v443);
    uint32_t v444 = ks.rk[144];
    uint32_t v445 = v431 ^ v444; PIN(v445);
    uint32_t v446 = ks.rk[145];
    uint32_t v447 = v425 ^ v446; PIN(v447);
    uint32_t v448 = v445 + v447; PIN(v448);
    uint32_t v449 = funnel_left(v448, v448, 9u); PIN(v449);
    /* round i = 25: x := round(x, rk[i]) */
    uint32_t v450 = ks.rk[154];
    uint32_t v451 = v437 ^ v450; PIN(v451);
    uint32_t v452 = ks.rk[155];
    uint32_t v453 = v431 ^ v452; PIN(v453);
    uint32_t v454 = v451 + v453; PIN(v454);
    uint32_t v455 = funnel_left(v454, v454, 29u); PIN(v455);
    uint32_t v456 = ks.rk[152];
    uint32_t v457 = v443 ^ v456; PIN(v457);
    uint32_t v458 = ks.rk[153];
    uint32_t v459 = v437 ^ v458; PIN(v459);
    uint32_t v460 = v457 + v459; PIN(v460);
    uint32_t v461 = funnel_left(v460, v460, 27u); PIN(v461);
    uint32_t v462 = ks.rk[150];
    uint32_t v463 = v449 ^ v462; PIN(v463);
    uint32_t v464 = ks.rk[151];
    uint32_t v465 = v443 ^ v464; PIN(v465);
    uint32_t v466 = v463 + v465; PIN(v466);
    uint32_t v467 = funnel_left(v466, v466, 9u); PIN(v467);
    /* round i = 26: x := round(x, rk[i]) */
    uint32_t v468 = ks.rk[160];
    uint32_t v469 = v455 ^ v468; PIN(v469);
    uint32_t v470 = ks.rk[161];
    uint32_t v471 = v449 ^ v470; PIN(v471);
    uint32_t v472 = v469 + v471; PIN(v472);
    uint32_t v473 = funnel_left(v472, v472, 29u); PIN(v473);
    uint32_t v474 = ks.rk[158];
    uint32_t v475 = v461 ^ v474; PIN(v475);
    uint32_t v476 = ks.rk[159];
    uint32_t v477 = v455 ^ v476; PIN(v477);
    uint32_t v478 = v475 + v477; PIN(v478);
    uint32_t v479 = funnel_left(v478, v478, 27u); PIN(v479);
    uint32_t v480 = ks.rk[156];
    uint32_t v481 = v467 ^ v480; PIN(v481);
    uint32_t v482 = ks.rk[157];
    uint32_t v483 = v461 ^ v482; PIN(v483);
    uint32_t v484 = v481 + v483; PIN(v484);
    uint32_t v485 = funnel_left(v484, v484, 9u); PIN(v485);
    /* round i = 27: x := round(x, rk[i]) */
    uint32_t v486 = ks.rk[166];
    uint32_t v487 = v473 ^ v486; PIN(v487);
    uint32_t v488 = ks.rk[167];
    uint32_t v489 = v467 ^ v488; PIN(v489);
    uint32_t v490 = v487 + v489; PIN(v490);
    uint32_t v491 = funnel_left(v490, v490, 29u); PIN(v491);
    uint32_t v492 = ks.rk[164];
    uint32_t v493 = v479 ^ v492; PIN(v493);
    uint32_t v494 = ks.rk[165];
    uint32_t v495 = v473 ^ v494; PIN(v495);
    uint32_t v496 = v493 + v495; PIN(v496);
    uint32_t v497 = funnel_left(v496, v496, 27u); PIN(v497);
    uint32_t v498 = ks.rk[162];
    uint32_t v499 = v485 ^ v498; PIN(v499);
    uint32_t v500 = ks.rk[163];
    uint32_t v501 = v479 ^ v500; PIN(v501);
    uint32_t v502 = v499 + v501; PIN(v502);
    uint32_t v503 = funnel_left(v502, v502, 9u); PIN(v503);
    /* round i = 28: x := round(x, rk[i]) */
    uint32_t v504 = ks.rk[172];
    uint32_t v505 = v491 ^ v504; PIN(v505);
    uint32_t v506 = ks.rk[173];
    uint32_t v507 = v485 ^ v506; PIN(v507);
    uint32_t v508 = v505 + v507; PIN(v508);
    uint32_t v509 = funnel_left(v508, v508, 29u); PIN(v509);
    uint32_t v510 = ks.rk[170];
    uint32_t v511 = v497 ^ v510; PIN(v511);
    uint32_t v512 = ks.rk[171];
    uint32_t v513 = v491 ^ v512; PIN(v513);
    uint32_t v514 = v511 + v513; PIN(v514);
    uint32_t v515 = funnel_left(v514, v514, 27u); PIN(v515);
    uint32_t v516 = ks.rk[168];
    uint32_t v517 = v503 ^ v516; PIN(v517);
    uint32_t v518 = ks.rk[169];
    uint32_t v519 = v497 ^ v518; PIN(v519);
    uint32_t v520 = v517 + v519; PIN(v520);
    uint32_t v521 = funnel_left(v520, v520, 9u); PIN(v521);
    /* round i = 29: x := round(x, rk[i]) */
    uint32_t v522 = ks.rk[178];
    uint32_t v523 = v509 ^ v522; PIN(v523);
    uint32_t v524 = ks.rk[179];
    uint32_t v525 = v503 ^ v524; PIN(v525);
    uint32_t v526 = v523 + v525; PIN(v526);
    uint32_t v527 = funnel_left(v526, v526, 29u); PIN(v527);
    uint32_t v528 = ks.rk[176];
    uint32_t v529 = v515 ^ v528; PIN(v529);
    uint32_t v530 = ks.rk[177];
    uint32_t v531 = v509 ^ v530; PIN(v531);
    uint32_t v532 = v529 + v531; PIN(v532);
    uint32_t v533 = funnel_left(v532, v532, 27u); PIN(v533);
    uint32_t v534 = ks.rk[174];
    uint32_t v535 = v521 ^ v534; PIN(v535);
    uint32_t v536 = ks.rk[175];
    uint32_t v537 = v515 ^ v536; PIN(v537);
    uint32_t v538 = v535 + v537; PIN(v538);
    uint32_t v539 = funnel_left(v538, v538, 9u); PIN(v539);
    /* round i = 30: x := round(x, rk[i]) */
    uint32_t v540 = ks.rk[184];
    uint32_t v541 = v527 ^ v540; PIN(v541);
    uint32_t v542 = ks.rk[185];
    uint32_t v543 = v521 ^ v542; PIN(v543);
    uint32_t v544 = v541 + v543; PIN(v544);
    uint32_t v545 = funnel_left(v544, v544, 29u); PIN(v545);
    uint32_t v546 = ks.rk[182];
    uint32_t v547 = v533 ^ v546; PIN(v547);
    uint32_t v548 = ks.rk[183];
    uint32_t v549 = v527 ^ v548; PIN(v549);
    uint32_t v550 = v547 + v549; PIN(v550);
    uint32_t v551 = funnel_left(v550, v550, 27u); PIN(v551);
    uint32_t v552 = ks.rk[180];
    uint32_t v553 = v539 ^ v552; PIN(v553);
    uint32_t v554 = ks.rk[181];
    uint32_t v555 = v533 ^ v554; PIN(v555);
    uint32_t v556 = v553 + v555; PIN(v556);
    uint32_t v557 = funnel_left(v556, v556, 9u); PIN(v557);
    /* round i = 31: x := round(x, rk[i]) */
    uint32_t v558 = ks.rk[190];
    uint32_t v559 = v545 ^ v558; PIN(v559);
    uint32_t v560 = ks.rk[191];
    uint32_t v561 = v539 ^ v560; PIN(v561);
    uint32_t v562 = v559 + v561; PIN(v562);
    uint32_t v563 = funnel_left(v562, v562, 29u); PIN(v563);
    uint32_t v564 = ks.rk[188];
    uint32_t v565 = v551 ^ v564; PIN(v565);
    uint32_t v566 = ks.rk[189];
    uint32_t v567 = v545 ^ v566; PIN(v567);
    uint32_t v568 = v565 + v567; PIN(v568);
    uint32_t v569 = funnel_left(v568, v568, 27u); PIN(v569);
    uint32_t v570 = ks.rk[186];
    uint32_t v571 = v557 ^ v570; PIN(v571);
    uint32_t v572 = ks.rk[187];
    uint32_t v573 = v551 ^ v572; PIN(v573);
    uint32_t v574 = v571 + v573; PIN(v574);
    uint32_t v575 = funnel_left(v574, v574, 9u); PIN(v575);
    out[i] = make_uint4(v575, v569, v563, v557);
}

cudaError_t lea256_cuda_encrypt_blocks_device(
    const lea256_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream)
{
    cudaError_t error = check_buffers(in, out, blocks, 16, 16);
    const uint4 *from = (const uint4 *)in;
    uint4 *to = (uint4 *)out;
    size_t now;
    while (error == cudaSuccess && (now = next_blocks(blocks, 1, 1, 256)) != 0) {
        const cudaLaunchConfig_t launch = launch_of(now, 1, 256, stream);
        error = cudaLaunchKernelEx(&launch, lea256_cuda_encrypt_blocks_kernel, *ks, from, to, (uint64_t)now);
        from += now;
        to += now;
        blocks -= now;
    }
    return error;
}

cudaError_t lea256_cuda_encrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea256_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    const cudaError_t error = check_buffers(in, out, blocks, 16, 1);
    if (error != cudaSuccess)
        return error;
    const size_t block = 16;
    return piped(pipe, in, out, blocks * block, block, [ks](uint8_t *data, size_t bytes, cudaStream_t stream) {
        return lea256_cuda_encrypt_blocks_device(ks, data, data, bytes / 16, stream);
    });
}

cudaError_t lea256_cuda_encrypt_blocks(const lea256_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    return lea256_cuda_encrypt_blocks_pipe(NULL, ks, in, out, blocks);
}

extern "C" __global__ void __launch_bounds__(256) lea256_cuda_decrypt_blocks_kernel(
    const __grid_constant__ lea256_cuda_key ks, const uint4 *in, uint4 *out, uint64_t blocks)
{
    const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= blocks)
        return;
    const uint4 in0 = in[i];
    /* round i = 31: y := round_back(y, rk[i]) */
    uint32_t v0 = funnel_left(in0.x, in0.x, 23u); PIN(v0);
    uint32_t v1 = ks.rk[186];
    uint32_t v2 = in0.w ^ v1; PIN(v2);
    uint32_t v3 = v0 - v2; PIN(v3);
    uint32_t v4 = ks.rk[187];
    uint32_t v5 = v3 ^ v4; PIN(v5);
    uint32_t v6 = funnel_left(in0.y, in0.y, 5u); PIN(v6);
    uint32_t v7 = ks.rk[188];
    uint32_t v8 = v5 ^ v7; PIN(v8);
    uint32_t v9 = v6 - v8; PIN(v9);
    uint32_t v10 = ks.rk[189];
    uint32_t v11 = v9 ^ v10; PIN(v11);
    uint32_t v12 = funnel_left(in0.z, in0.z, 3u); PIN(v12);
    uint32_t v13 = ks.rk[190];
    uint32_t v14 = v11 ^ v13; PIN(v14);
    uint32_t v15 = v12 - v14; PIN(v15);
    uint32_t v16 = ks.rk[191];
    uint32_t v17 = v15 ^ v16; PIN(v17);
    /* round i = 30: y := round_back(y, rk[i]) */
    uint32_t v18 = funnel_left(in0.w, in0.w, 23u); PIN(v18);
    uint32_t v19 = ks.rk[180];
    uint32_t v20 = v17 ^ v19; PIN(v20);
    uint32_t v21 = v18 - v20; PIN(v21);
    uint32_t v22 = ks.rk[181];
    uint32_t v23 = v21 ^ v22; PIN(v23);
    uint32_t v24 = funnel_left(v5, v5, 5u); PIN(v24);
    uint32_t v25 = ks.rk[182];
    uint32_t v26 = v23 ^ v25; PIN(v26);
    uint32_t v27 = v24 - v26; PIN(v27);
    uint32_t v28 = ks.rk[183];
    uint32_t v29 = v27 ^ v28; PIN(v29);
    uint32_t v30 = funnel_left(v11, v11, 3u); PIN(v30);
    uint32_t v31 = ks.rk[184];
    uint32_t v32 = v29 ^ v31; PIN(v32);
    uint32_t v33 = v30 - v32; PIN(v33);
    uint32_t v34 = ks.rk[185];
    uint32_t v35 = v33 ^ v34; PIN(v35);
    /* round i = 29: y := round_back(y, rk[i]) */
    uint32_t v36 = funnel_left(v17, v17, 23u); PIN(v36);
    uint32_t v37 = ks.rk[174];
    uint32_t v38 = v35 ^ v37; PIN(v38);
    uint32_t v39 = v36 - v38; PIN(v39);
    uint32_t v40 = ks.rk[175];
    uint32_t v41 = v39 ^ v40; PIN(v41);
    uint32_t v42 = funnel_left(v23, v23, 5u); PIN(v42);
    uint32_t v43 = ks.rk[176];
    uint32_t v44 = v41 ^ v43; PIN(v44);
    uint32_t v45 = v42 - v44; PIN(v45);
    uint32_t v46 = ks.rk[177];
    uint32_t v47 = v45 ^ v46; PIN(v47);
    uint32_t v48 = funnel_left(v29, v29, 3u); PIN(v48);
    uint32_t v49 = ks.rk[178];
    uint32_t v50 = v47 ^ v49; PIN(v50);
    uint32_t v51 = v48 - v50; PIN(v51);
    uint32_t v52 = ks.rk[179];
    uint32_t v53 = v51 ^ v52; PIN(v53);
    /* round i = 28: y := round_back(y, rk[i]) */
    uint32_t v54 = funnel_left(v35, v35, 23u); PIN(v54);
    uint32_t v55 = ks.rk[168];
    uint32_t v56 = v53 ^ v55; PIN(v56);
    uint32_t v57 = v54 - v56; PIN(v57);
    uint32_t v58 = ks.rk[169];
    uint32_t v59 = v57 ^ v58; PIN(v59);
    uint32_t v60 = funnel_left(v41, v41, 5u); PIN(v60);
    uint32_t v61 = ks.rk[170];
    uint32_t v62 = v59 ^ v61; PIN(v62);
    uint32_t v63 = v60 - v62; PIN(v63);
    uint32_t v64 = ks.rk[171];
    uint32_t v65 = v63 ^ v64; PIN(v65);
    uint32_t v66 = funnel_left(v47, v47, 3u); PIN(v66);
    uint32_t v67 = ks.rk[172];
    uint32_t v68 = v65 ^ v67; PIN(v68);
    uint32_t v69 = v66 - v68; PIN(v69);
    uint32_t v70 = ks.rk[173];
    uint32_t v71 = v69 ^ v70; PIN(v71);
    /* round i = 27: y := round_back(y, rk[i]) */
    uint32_t v72 = funnel_left(v53, v53, 23u); PIN(v72);
    uint32_t v73 = ks.rk[162];
    uint32_t v74 = v71 ^ v73; PIN(v74);
    uint32_t v75 = v72 - v74; PIN(v75);
    uint32_t v76 = ks.rk[163];
    uint32_t v77 = v75 ^ v76; PIN(v77);
    uint32_t v78 = funnel_left(v59, v59, 5u); PIN(v78);
    uint32_t v79 = ks.rk[164];
    uint32_t v80 = v77 ^ v79; PIN(v80);
    uint32_t v81 = v78 - v80; PIN(v81);
    uint32_t v82 = ks.rk[165];
    uint32_t v83 = v81 ^ v82; PIN(v83);
    uint32_t v84 = funnel_left(v65, v65, 3u); PIN(v84);
    uint32_t v85 = ks.rk[166];
    uint32_t v86 = v83 ^ v85; PIN(v86);
    uint32_t v87 = v84 - v86; PIN(v87);
    uint32_t v88 = ks.rk[167];
    uint32_t v89 = v87 ^ v88; PIN(v89);
    /* round i = 26: y := round_back(y, rk[i]) */
    uint32_t v90 = funnel_left(v71, v71, 23u); PIN(v90);
    uint32_t v91 = ks.rk[156];
    uint32_t v92 = v89 ^ v91; PIN(v92);
    uint32_t v93 = v90 - v92; PIN(v93);
    uint32_t v94 = ks.rk[157];
    uint32_t v95 = v93 ^ v94; PIN(v95);
    uint32_t v96 = funnel_left(v77, v77, 5u); PIN(v96);
    uint32_t v97 = ks.rk[158];
    uint32_t v98 = v95 ^ v97; PIN(v98);
    uint32_t v99 = v96 - v98; PIN(v99);
    uint32_t v100 = ks.rk[159];
    uint32_t v101 = v99 ^ v100; PIN(v101);
    uint32_t v102 = funnel_left(v83, v83, 3u); PIN(v102);
    uint32_t v103 = ks.rk[160];
    uint32_t v104 = v101 ^ v103; PIN(v104);
    uint32_t v105 = v102 - v104; PIN(v105);
    uint32_t v106 = ks.rk[161];
    uint32_t v107 = v105 ^ v106; PIN(v107);
    /* round i = 25: y := round_back(y, rk[i]) */
    uint32_t v108 = funnel_left(v89, v89, 23u); PIN(v108);
    uint32_t v109 = ks.rk[150];
    uint32_t v110 = v107 ^ v109; PIN(v110);
    uint32_t v111 = v108 - v110; PIN(v111);
    uint32_t v112 = ks.rk[151];
    uint32_t v113 = v111 ^ v112; PIN(v113);
    uint32_t v114 = funnel_left(v95, v95, 5u); PIN(v114);
    uint32_t v115 = ks.rk[152];
    uint32_t v116 = v113 ^ v115; PIN(v116);
    uint32_t v117 = v114 - v116; PIN(v117);
    uint32_t v118 = ks.rk[153];
    uint32_t v119 = v117 ^ v118; PIN(v119);
    uint32_t v120 = funnel_left(v101, v101, 3u); PIN(v120);
    uint32_t v121 = ks.rk[154];
    uint32_t v122 = v119 ^ v121; PIN(v122);
    uint32_t v123 = v120 - v122; PIN(v123);
    uint32_t v124 = ks.rk[155];
    uint32_t v125 = v123 ^ v124; PIN(v125);
    /* round i = 24: y := round_back(y, rk[i]) */
    uint32_t v126 = funnel_left(v107, v107, 23u); PIN(v126);
    uint32_t v127 = ks.rk[144];
    uint32_t v128 = v125 ^ v127; PIN(v128);
    uint32_t v129 = v126 - v128; PIN(v129);
    uint32_t v130 = ks.rk[145];
    uint32_t v131 = v129 ^ v130; PIN(v131);
    uint32_t v132 = funnel_left(v113, v113, 5u); PIN(v132);
    uint32_t v133 = ks.rk[146];
    uint32_t v134 = v131 ^ v133; PIN(v134);
    uint32_t v135 = v132 - v134; PIN(v135);
    uint32_t v136 = ks.rk[147];
    uint32_t v137 = v135 ^ v136; PIN(v137);
    uint32_t v138 = funnel_left(v119, v119, 3u); PIN(v138);
    uint32_t v139 = ks.rk[148];
    uint32_t v140 = v137 ^ v139; PIN(v140);
    uint32_t v141 = v138 - v140; PIN(v141);
    uint32_t v142 = ks.rk[149];
    uint32_t v143 = v141 ^ v142; PIN(v143);
    /* round i = 23: y := round_back(y, rk[i]) */
    uint32_t v144 = funnel_left(v125, v125, 23u); PIN(v144);
    uint32_t v145 = ks.rk[138];
    uint32_t v146 = v143 ^ v145; PIN(v146);
    uint32_t v147 = v144 - v146; PIN(v147);
    uint32_t v148 = ks.rk[139];
    uint32_t v149 = v147 ^ v148; PIN(v149);
    uint32_t v150 = funnel_left(v131, v131, 5u); PIN(v150);
    uint32_t v151 = ks.rk[140];
    uint32_t v152 = v149 ^ v151; PIN(v152);
    uint32_t v153 = v150 - v152; PIN(v153);
    uint32_t v154 = ks.rk[141];
    uint32_t v155 = v153 ^ v154; PIN(v155);
    uint32_t v156 = funnel_left(v137, v137, 3u); PIN(v156);
    uint32_t v157 = ks.rk[142];
    uint32_t v158 = v155 ^ v157; PIN(v158);
    uint32_t v159 = v156 - v158; PIN(v159);
    uint32_t v160 = ks.rk[143];
    uint32_t v161 = v159 ^ v160; PIN(v161);
    /* round i = 22: y := round_back(y, rk[i]) */
    uint32_t v162 = funnel_left(v143, v143, 23u); PIN(v162);
    uint32_t v163 = ks.rk[132];
    uint32_t v164 = v161 ^ v163; PIN(v164);
    uint32_t v165 = v162 - v164; PIN(v165);
    uint32_t v166 = ks.rk[133];
    uint32_t v167 = v165 ^ v166; PIN(v167);
    uint32_t v168 = funnel_left(v149, v149, 5u); PIN(v168);
    uint32_t v169 = ks.rk[134];
    uint32_t v170 = v167 ^ v169; PIN(v170);
    uint32_t v171 = v168 - v170; PIN(v171);
    uint32_t v172 = ks.rk[135];
    uint32_t v173 = v171 ^ v172; PIN(v173);
    uint32_t v174 = funnel_left(v155, v155, 3u); PIN(v174);
    uint32_t v175 = ks.rk[136];
    uint32_t v176 = v173 ^ v175; PIN(v176);
    uint32_t v177 = v174 - v176; PIN(v177);
    uint32_t v178 = ks.rk[137];
    uint32_t v179 = v177 ^ v178; PIN(v179);
    /* round i = 21: y := round_back(y, rk[i]) */
    uint32_t v180 = funnel_left(v161, v161, 23u); PIN(v180);
    uint32_t v181 = ks.rk[126];
    uint32_t v182 = v179 ^ v181; PIN(v182);
    uint32_t v183 = v180 - v182; PIN(v183);
    uint32_t v184 = ks.rk[127];
    uint32_t v185 = v183 ^ v184; PIN(v185);
    uint32_t v186 = funnel_left(v167, v167, 5u); PIN(v186);
    uint32_t v187 = ks.rk[128];
    uint32_t v188 = v185 ^ v187; PIN(v188);
    uint32_t v189 = v186 - v188; PIN(v189);
    uint32_t v190 = ks.rk[129];
    uint32_t v191 = v189 ^ v190; PIN(v191);
    uint32_t v192 = funnel_left(v173, v173, 3u); PIN(v192);
    uint32_t v193 = ks.rk[130];
    uint32_t v194 = v191 ^ v193; PIN(v194);
    uint32_t v195 = v192 - v194; PIN(v195);
    uint32_t v196 = ks.rk[131];
    uint32_t v197 = v195 ^ v196; PIN(v197);
    /* round i = 20: y := round_back(y, rk[i]) */
    uint32_t v198 = funnel_left(v179, v179, 23u); PIN(v198);
    uint32_t v199 = ks.rk[120];
    uint32_t v200 = v197 ^ v199; PIN(v200);
    uint32_t v201 = v198 - v200; PIN(v201);
    uint32_t v202 = ks.rk[121];
    uint32_t v203 = v201 ^ v202; PIN(v203);
    uint32_t v204 = funnel_left(v185, v185, 5u); PIN(v204);
    uint32_t v205 = ks.rk[122];
    uint32_t v206 = v203 ^ v205; PIN(v206);
    uint32_t v207 = v204 - v206; PIN(v207);
    uint32_t v208 = ks.rk[123];
    uint32_t v209 = v207 ^ v208; PIN(v209);
    uint32_t v210 = funnel_left(v191, v191, 3u); PIN(v210);
    uint32_t v211 = ks.rk[124];
    uint32_t v212 = v209 ^ v211; PIN(v212);
    uint32_t v213 = v210 - v212; PIN(v213);
    uint32_t v214 = ks.rk[125];
    uint32_t v215 = v213 ^ v214; PIN(v215);
    /* round i = 19: y := round_back(y, rk[i]) */
    uint32_t v216 = funnel_left(v197, v197, 23u); PIN(v216);
    uint32_t v217 = ks.rk[114];
    uint32_t v218 = v215 ^ v217; PIN(v218);
    uint32_t v219 = v216 - v218; PIN(v219);
    uint32_t v220 = ks.rk[115];
    uint32_t v221 = v219 ^ v220; PIN(v221);
    uint32_t v222 = funnel_left(v203, v203, 5u); PIN(v222);
    uint32_t v223 = ks.rk[116];
    uint32_t v224 = v221 ^ v223; PIN(v224);
    uint32_t v225 = v222 - v224; PIN(v225);
    uint32_t v226 = ks.rk[117];
    uint32_t v227 = v225 ^ v226; PIN(v227);
    uint32_t v228 = funnel_left(v209, v209, 3u); PIN(v228);
    uint32_t v229 = ks.rk[118];
    uint32_t v230 = v227 ^ v229; PIN(v230);
    uint32_t v231 = v228 - v230; PIN(v231);
    uint32_t v232 = ks.rk[119];
    uint32_t v233 = v231 ^ v232; PIN(v233);
    /* round i = 18: y := round_back(y, rk[i]) */
    uint32_t v234 = funnel_left(v215, v215, 23u); PIN(v234);
    uint32_t v235 = ks.rk[108];
    uint32_t v236 = v233 ^ v235; PIN(v236);
    uint32_t v237 = v234 - v236; PIN(v237);
    uint32_t v238 = ks.rk[109];
    uint32_t v239 = v237 ^ v238; PIN(v239);
    uint32_t v240 = funnel_left(v221, v221, 5u); PIN(v240);
    uint32_t v241 = ks.rk[110];
    uint32_t v242 = v239 ^ v241; PIN(v242);
    uint32_t v243 = v240 - v242; PIN(v243);
    uint32_t v244 = ks.rk[111];
    uint32_t v245 = v243 ^ v244; PIN(v245);
    uint32_t v246 = funnel_left(v227, v227, 3u); PIN(v246);
    uint32_t v247 = ks.rk[112];
    uint32_t v248 = v245 ^ v247; PIN(v248);
    uint32_t v249 = v246 - v248; PIN(v249);
    uint32_t v250 = ks.rk[113];
    uint32_t v251 = v249 ^ v250; PIN(v251);
    /* round i = 17: y := round_back(y, rk[i]) */
    uint32_t v252 = funnel_left(v233, v233, 23u); PIN(v252);
    uint32_t v253 = ks.rk[102];
    uint32_t v254 = v251 ^ v253; PIN(v254);
    uint32_t v255 = v252 - v254; PIN(v255);
    uint32_t v256 = ks.rk[103];
    uint32_t v257 = v255 ^ v256; PIN(v257);
    uint32_t v258 = funnel_left(v239, v239, 5u); PIN(v258);
    uint32_t v259 = ks.rk[104];
    uint32_t v260 = v257 ^ v259; PIN(v260);
    uint32_t v261 = v258 - v260; PIN(v261);
    uint32_t v262 = ks.rk[105];
    uint32_t v263 = v261 ^ v262; PIN(v263);
    uint32_t v264 = funnel_left(v245, v245, 3u); PIN(v264);
    uint32_t v265 = ks.rk[106];
    uint32_t v266 = v263 ^ v265; PIN(v266);
    uint32_t v267 = v264 - v266; PIN(v267);
    uint32_t v268 = ks.rk[107];
    uint32_t v269 = v267 ^ v268; PIN(v269);
    /* round i = 16: y := round_back(y, rk[i]) */
    uint32_t v270 = funnel_left(v251, v251, 23u); PIN(v270);
    uint32_t v271 = ks.rk[96];
    uint32_t v272 = v269 ^ v271; PIN(v272);
    uint32_t v273 = v270 - v272; PIN(v273);
    uint32_t v274 = ks.rk[97];
    uint32_t v275 = v273 ^ v274; PIN(v275);
    uint32_t v276 = funnel_left(v257, v257, 5u); PIN(v276);
    uint32_t v277 = ks.rk[98];
    uint32_t v278 = v275 ^ v277; PIN(v278);
    uint32_t v279 = v276 - v278; PIN(v279);
    uint32_t v280 = ks.rk[99];
    uint32_t v281 = v279 ^ v280; PIN(v281);
    uint32_t v282 = funnel_left(v263, v263, 3u); PIN(v282);
    uint32_t v283 = ks.rk[100];
    uint32_t v284 = v281 ^ v283; PIN(v284);
    uint32_t v285 = v282 - v284; PIN(v285);
    uint32_t v286 = ks.rk[101];
    uint32_t v287 = v285 ^ v286; PIN(v287);
    /* round i = 15: y := round_back(y, rk[i]) */
    uint32_t v288 = funnel_left(v269, v269, 23u); PIN(v288);
    uint32_t v289 = ks.rk[90];
    uint32_t v290 = v287 ^ v289; PIN(v290);
    uint32_t v291 = v288 - v290; PIN(v291);
    uint32_t v292 = ks.rk[91];
    uint32_t v293 = v291 ^ v292; PIN(v293);
    uint32_t v294 = funnel_left(v275, v275, 5u); PIN(v294);
    uint32_t v295 = ks.rk[92];
    uint32_t v296 = v293 ^ v295; PIN(v296);
    uint32_t v297 = v294 - v296; PIN(v297);
    uint32_t v298 = ks.rk[93];
    uint32_t v299 = v297 ^ v298; PIN(v299);
    uint32_t v300 = funnel_left(v281, v281, 3u); PIN(v300);
    uint32_t v301 = ks.rk[94];
    uint32_t v302 = v299 ^ v301; PIN(v302);
    uint32_t v303 = v300 - v302; PIN(v303);
    uint32_t v304 = ks.rk[95];
    uint32_t v305 = v303 ^ v304; PIN(v305);
    /* round i = 14: y := round_back(y, rk[i]) */
    uint32_t v306 = funnel_left(v287, v287, 23u); PIN(v306);
    uint32_t v307 = ks.rk[84];
    uint32_t v308 = v305 ^ v307; PIN(v308);
    uint32_t v309 = v306 - v308; PIN(v309);
    uint32_t v310 = ks.rk[85];
    uint32_t v311 = v309 ^ v310; PIN(v311);
    uint32_t v312 = funnel_left(v293, v293, 5u); PIN(v312);
    uint32_t v313 = ks.rk[86];
    uint32_t v314 = v311 ^ v313; PIN(v314);
    uint32_t v315 = v312 - v314; PIN(v315);
    uint32_t v316 = ks.rk[87];
    uint32_t v317 = v315 ^ v316; PIN(v317);
    uint32_t v318 = funnel_left(v299, v299, 3u); PIN(v318);
    uint32_t v319 = ks.rk[88];
    uint32_t v320 = v317 ^ v319; PIN(v320);
    uint32_t v321 = v318 - v320; PIN(v321);
    uint32_t v322 = ks.rk[89];
    uint32_t v323 = v321 ^ v322; PIN(v323);
    /* round i = 13: y := round_back(y, rk[i]) */
    uint32_t v324 = funnel_left(v305, v305, 23u); PIN(v324);
    uint32_t v325 = ks.rk[78];
    uint32_t v326 = v323 ^ v325; PIN(v326);
    uint32_t v327 = v324 - v326; PIN(v327);
    uint32_t v328 = ks.rk[79];
    uint32_t v329 = v327 ^ v328; PIN(v329);
    uint32_t v330 = funnel_left(v311, v311, 5u); PIN(v330);
    uint32_t v331 = ks.rk[80];
    uint32_t v332 = v329 ^ v331; PIN(v332);
    uint32_t v333 = v330 - v332; PIN(v333);
    uint32_t v334 = ks.rk[81];
    uint32_t v335 = v333 ^ v334; PIN(v335);
    uint32_t v336 = funnel_left(v317, v317, 3u); PIN(v336);
    uint32_t v337 = ks.rk[82];
    uint32_t v338 = v335 ^ v337; PIN(v338);
    uint32_t v339 = v336 - v338; PIN(v339);
    uint32_t v340 = ks.rk[83];
    uint32_t v341 = v339 ^ v340; PIN(v341);
    /* round i = 12: y := round_back(y, rk[i]) */
    uint32_t v342 = funnel_left(v323, v323, 23u); PIN(v342);
    uint32_t v343 = ks.rk[72];
    uint32_t v344 = v341 ^ v343; PIN(v344);
    uint32_t v345 = v342 - v344; PIN(v345);
    uint32_t v346 = ks.rk[73];
    uint32_t v347 = v345 ^ v346; PIN(v347);
    uint32_t v348 = funnel_left(v329, v329, 5u); PIN(v348);
    uint32_t v349 = ks.rk[74];
    uint32_t v350 = v347 ^ v349; PIN(v350);
    uint32_t v351 = v348 - v350; PIN(v351);
    uint32_t v352 = ks.rk[75];
    uint32_t v353 = v351 ^ v352; PIN(v353);
    uint32_t v354 = funnel_left(v335, v335, 3u); PIN(v354);
    uint32_t v355 = ks.rk[76];
    uint32_t v356 = v353 ^ v355; PIN(v356);
    uint32_t v357 = v354 - v356; PIN(v357);
    uint32_t v358 = ks.rk[77];
    uint32_t v359 = v357 ^ v358; PIN(v359);
    /* round i = 11: y := round_back(y, rk[i]) */
    uint32_t v360 = funnel_left(v341, v341, 23u); PIN(v360);
    uint32_t v361 = ks.rk[66];
    uint32_t v362 = v359 ^ v361; PIN(v362);
    uint32_t v363 = v360 - v362; PIN(v363);
    uint32_t v364 = ks.rk[67];
    uint32_t v365 = v363 ^ v364; PIN(v365);
    uint32_t v366 = funnel_left(v347, v347, 5u); PIN(v366);
    uint32_t v367 = ks.rk[68];
    uint32_t v368 = v365 ^ v367; PIN(v368);
    uint32_t v369 = v366 - v368; PIN(v369);
    uint32_t v370 = ks.rk[69];
    uint32_t v371 = v369 ^ v370; PIN(v371);
    uint32_t v372 = funnel_left(v353, v353, 3u); PIN(v372);
    uint32_t v373 = ks.rk[70];
    uint32_t v374 = v371 ^ v373; PIN(v374);
    uint32_t v375 = v372 - v374; PIN(v375);
    uint32_t v376 = ks.rk[71];
    uint32_t v377 = v375 ^ v376; PIN(v377);
    /* round i = 10: y := round_back(y, rk[i]) */
    uint32_t v378 = funnel_left(v359, v359, 23u); PIN(v378);
    uint32_t v379 = ks.rk[60];
    uint32_t v380 = v377 ^ v379; PIN(v380);
    uint32_t v381 = v378 - v380; PIN(v381);
    uint32_t v382 = ks.rk[61];
    uint32_t v383 = v381 ^ v382; PIN(v383);
    uint32_t v384 = funnel_left(v365, v365, 5u); PIN(v384);
    uint32_t v385 = ks.rk[62];
    uint32_t v386 = v383 ^ v385; PIN(v386);
    uint32_t v387 = v384 - v386; PIN(v387);
    uint32_t v388 = ks.rk[63];
    uint32_t v389 = v387 ^ v388; PIN(v389);
    uint32_t v390 = funnel_left(v371, v371, 3u); PIN(v390);
    uint32_t v391 = ks.rk[64];
    uint32_t v392 = v389 ^ v391; PIN(v392);
    uint32_t v393 = v390 - v392; PIN(v393);
    uint32_t v394 = ks.rk[65];
    uint32_t v395 = v393 ^ v394; PIN(v395);
    /* round i = 9: y := round_back(y, rk[i]) */
    uint32_t v396 = funnel_left(v377, v377, 23u); PIN(v396);
    uint32_t v397 = ks.rk[54];
    uint32_t v398 = v395 ^ v397; PIN(v398);
    uint32_t v399 = v396 - v398; PIN(v399);
    uint32_t v400 = ks.rk[55];
    uint32_t v401 = v399 ^ v400; PIN(v401);
    uint32_t v402 = funnel_left(v383, v383, 5u); PIN(v402);
    uint32_t v403 = ks.rk[56];
    uint32_t v404 = v401 ^ v403; PIN(v404);
    uint32_t v405 = v402 - v404; PIN(v405);
    uint32_t v406 = ks.rk[57];
    uint32_t v407 = v405 ^ v406; PIN(v407);
    uint32_t v408 = funnel_left(v389, v389, 3u); PIN(v408);
    uint32_t v409 = ks.rk[58];
    uint32_t v410 = v407 ^ v409; PIN(v410);
    uint32_t v411 = v408 - v410; PIN(v411);
    uint32_t v412 = ks.rk[59];
    uint32_t v413 = v411 ^ v412; PIN(v413);
    /* round i = 8: y := round_back(y, rk[i]) */
    uint32_t v414 = funnel_left(v395, v395, 23u); PIN(v414);
    uint32_t v415 = ks.rk[48];
    uint32_t v416 = v413 ^ v415; PIN(v416);
    uint32_t v417 = v414 - v416; PIN(v417);
    uint32_t v418 = ks.rk[49];
    uint32_t v419 = v417 ^ v418; PIN(v419);
    uint32_t v420 = funnel_left(v401, v401, 5u); PIN(v420);
    uint32_t v421 = ks.rk[50];
    uint32_t v422 = v419 ^ v421; PIN(v422);
    uint32_t v423 = v420 - v422; PIN(v423);
    uint32_t v424 = ks.rk[51];
    uint32_t v425 = v423 ^ v424; PIN(v425);
    uint32_t v426 = funnel_left(v407, v407, 3u); PIN(v426);
    uint32_t v427 = ks.rk[52];
    uint32_t v428 = v425 ^ v427; PIN(v428);
    uint32_t v429 = v426 - v428; PIN(v429);
    uint32_t v430 = ks.rk[53];
    uint32_t v431 = v429 ^ v430; PIN(v431);
    /* round i = 7: y := round_back(y, rk[i]) */
    uint32_t v432 = funnel_left(v413, v413, 23u); PIN(v432);
    uint32_t v433 = ks.rk[42];
    uint32_t v434 = v431 ^ v433; PIN(v434);
    uint32_t v435 = v432 - v434; PIN(v435);
    uint32_t v436 = ks.rk[43];
    uint32_t v437 = v435 ^ v436; PIN(v437);
    uint32_t v438 = funnel_left(v419, v419, 5u); PIN(v438);
    uint32_t v439 = ks.rk[44];
    uint32_t v440 = v437 ^ v439; PIN(v440);
    uint32_t v441 = v438 - v440; PIN(v441);
    uint32_t v442 = ks.rk[45];
    uint32_t v443 = v441 ^ v442; PIN(v443);
    uint32_t v444 = funnel_left(v425, v425, 3u); PIN(v444);
    uint32_t v445 = ks.rk[46];
    uint32_t v446 = v443 ^ v445; PIN(v446);
    uint32_t v447 = v444 - v446; PIN(v447);
    uint32_t v448 = ks.rk[47];
    uint32_t v449 = v447 ^ v448; PIN(v449);
    /* round i = 6: y := round_back(y, rk[i]) */
    uint32_t v450 = funnel_left(v431, v431, 23u); PIN(v450);
    uint32_t v451 = ks.rk[36];
    uint32_t v452 = v449 ^ v451; PIN(v452);
    uint32_t v453 = v450 - v452; PIN(v453);
    uint32_t v454 = ks.rk[37];
    uint32_t v455 = v453 ^ v454; PIN(v455);
    uint32_t v456 = funnel_left(v437, v437, 5u); PIN(v456);
    uint32_t v457 = ks.rk[38];
    uint32_t v458 = v455 ^ v457; PIN(v458);
    uint32_t v459 = v456 - v458; PIN(v459);
    uint32_t v460 = ks.rk[39];
    uint32_t v461 = v459 ^ v460; PIN(v461);
    uint32_t v462 = funnel_left(v443, v443, 3u); PIN(v462);
    uint32_t v463 = ks.rk[40];
    uint32_t v464 = v461 ^ v463; PIN(v464);
    uint32_t v465 = v462 - v464; PIN(v465);
    uint32_t v466 = ks.rk[41];
    uint32_t v467 = v465 ^ v466; PIN(v467);
    /* round i = 5: y := round_back(y, rk[i]) */
    uint32_t v468 = funnel_left(v449, v449, 23u); PIN(v468);
    uint32_t v469 = ks.rk[30];
    uint32_t v470 = v467 ^ v469; PIN(v470);
    uint32_t v471 = v468 - v470; PIN(v471);
    uint32_t v472 = ks.rk[31];
    uint32_t v473 = v471 ^ v472; PIN(v473);
    uint32_t v474 = funnel_left(v455, v455, 5u); PIN(v474);
    uint32_t v475 = ks.rk[32];
    uint32_t v476 = v473 ^ v475; PIN(v476);
    uint32_t v477 = v474 - v476; PIN(v477);
    uint32_t v478 = ks.rk[33];
    uint32_t v479 = v477 ^ v478; PIN(v479);
    uint32_t v480 = funnel_left(v461, v461, 3u); PIN(v480);
    uint32_t v481 = ks.rk[34];
    uint32_t v482 = v479 ^ v481; PIN(v482);
    uint32_t v483 = v480 - v482; PIN(v483);
    uint32_t v484 = ks.rk[35];
    uint32_t v485 = v483 ^ v484; PIN(v485);
    /* round i = 4: y := round_back(y, rk[i]) */
    uint32_t v486 = funnel_left(v467, v467, 23u); PIN(v486);
    uint32_t v487 = ks.rk[24];
    uint32_t v488 = v485 ^ v487; PIN(v488);
    uint32_t v489 = v486 - v488; PIN(v489);
    uint32_t v490 = ks.rk[25];
    uint32_t v491 = v489 ^ v490; PIN(v491);
    uint32_t v492 = funnel_left(v473, v473, 5u); PIN(v492);
    uint32_t v493 = ks.rk[26];
    uint32_t v494 = v491 ^ v493; PIN(v494);
    uint32_t v495 = v492 - v494; PIN(v495);
    uint32_t v496 = ks.rk[27];
    uint32_t v497 = v495 ^ v496; PIN(v497);
    uint32_t v498 = funnel_left(v479, v479, 3u); PIN(v498);
    uint32_t v499 = ks.rk[28];
    uint32_t v500 = v497 ^ v499; PIN(v500);
    uint32_t v501 = v498 - v500; PIN(v501);
    uint32_t v502 = ks.rk[29];
    uint32_t v503 = v501 ^ v502; PIN(v503);
    /* round i = 3: y := round_back(y, rk[i]) */
    uint32_t v504 = funnel_left(v485, v485, 23u); PIN(v504);
    uint32_t v505 = ks.rk[18];
    uint32_t v506 = v503 ^ v505; PIN(v506);
    uint32_t v507 = v504 - v506; PIN(v507);
    uint32_t v508 = ks.rk[19];
    uint32_t v509 = v507 ^ v508; PIN(v509);
    uint32_t v510 = funnel_left(v491, v491, 5u); PIN(v510);
    uint32_t v511 = ks.rk[20];
    uint32_t v512 = v509 ^ v511; PIN(v512);
    uint32_t v513 = v510 - v512; PIN(v513);
    uint32_t v514 = ks.rk[21];
    uint32_t v515 = v513 ^ v514; PIN(v515);
    uint32_t v516 = funnel_left(v497, v497, 3u); PIN(v516);
    uint32_t v517 = ks.rk[22];
    uint32_t v518 = v515 ^ v517; PIN(v518);
    uint32_t v519 = v516 - v518; PIN(v519);
    uint32_t v520 = ks.rk[23];
    uint32_t v521 = v519 ^ v520; PIN(v521);
    /* round i = 2: y := round_back(y, rk[i]) */
    uint32_t v522 = funnel_left(v503, v503, 23u); PIN(v522);
    uint32_t v523 = ks.rk[12];
    uint32_t v524 = v521 ^ v523; PIN(v524);
    uint32_t v525 = v522 - v524; PIN(v525);
    uint32_t v526 = ks.rk[13];
    uint32_t v527 = v525 ^ v526; PIN(v527);
    uint32_t v528 = funnel_left(v509, v509, 5u); PIN(v528);
    uint32_t v529 = ks.rk[14];
    uint32_t v530 = v527 ^ v529; PIN(v530);
    uint32_t v531 = v528 - v530; PIN(v531);
    uint32_t v532 = ks.rk[15];
    uint32_t v533 = v531 ^ v532; PIN(v533);
    uint32_t v534 = funnel_left(v515, v515, 3u); PIN(v534);
    uint32_t v535 = ks.rk[16];
    uint32_t v536 = v533 ^ v535; PIN(v536);
    uint32_t v537 = v534 - v536; PIN(v537);
    uint32_t v538 = ks.rk[17];
    uint32_t v539 = v537 ^ v538; PIN(v539);
    /* round i = 1: y := round_back(y, rk[i]) */
    uint32_t v540 = funnel_left(v521, v521, 23u); PIN(v540);
    uint32_t v541 = ks.rk[6];
    uint32_t v542 = v539 ^ v541; PIN(v542);
    uint32_t v543 = v540 - v542; PIN(v543);
    uint32_t v544 = ks.rk[7];
    uint32_t v545 = v543 ^ v544; PIN(v545);
    uint32_t v546 = funnel_left(v527, v527, 5u); PIN(v546);
    uint32_t v547 = ks.rk[8];
    uint32_t v548 = v545 ^ v547; PIN(v548);
    uint32_t v549 = v546 - v548; PIN(v549);
    uint32_t v550 = ks.rk[9];
    uint32_t v551 = v549 ^ v550; PIN(v551);
    uint32_t v552 = funnel_left(v533, v533, 3u); PIN(v552);
    uint32_t v553 = ks.rk[10];
    uint32_t v554 = v551 ^ v553; PIN(v554);
    uint32_t v555 = v552 - v554; PIN(v555);
    uint32_t v556 = ks.rk[11];
    uint32_t v557 = v555 ^ v556; PIN(v557);
    /* round i = 0: y := round_back(y, rk[i]) */
    uint32_t v558 = funnel_left(v539, v539, 23u); PIN(v558);
    uint32_t v559 = ks.rk[0];
    uint32_t v560 = v557 ^ v559; PIN(v560);
    uint32_t v561 = v558 - v560; PIN(v561);
    uint32_t v562 = ks.rk[1];
    uint32_t v563 = v561 ^ v562; PIN(v563);
    uint32_t v564 = funnel_left(v545, v545, 5u); PIN(v564);
    uint32_t v565 = ks.rk[2];
    uint32_t v566 = v563 ^ v565; PIN(v566);
    uint32_t v567 = v564 - v566; PIN(v567);
    uint32_t v568 = ks.rk[3];
    uint32_t v569 = v567 ^ v568; PIN(v569);
    uint32_t v570 = funnel_left(v551, v551, 3u); PIN(v570);
    uint32_t v571 = ks.rk[4];
    uint32_t v572 = v569 ^ v571; PIN(v572);
    uint32_t v573 = v570 - v572; PIN(v573);
    uint32_t v574 = ks.rk[5];
    uint32_t v575 = v573 ^ v574; PIN(v575);
    out[i] = make_uint4(v557, v563, v569, v575);
}

cudaError_t lea256_cuda_decrypt_blocks_device(
    const lea256_cuda_key *ks, const void *in, void *out, size_t blocks, cudaStream_t stream)
{
    cudaError_t error = check_buffers(in, out, blocks, 16, 16);
    const uint4 *from = (const uint4 *)in;
    uint4 *to = (uint4 *)out;
    size_t now;
    while (error == cudaSuccess && (now = next_blocks(blocks, 1, 1, 256)) != 0) {
        const cudaLaunchConfig_t launch = launch_of(now, 1, 256, stream);
        error = cudaLaunchKernelEx(&launch, lea256_cuda_decrypt_blocks_kernel, *ks, from, to, (uint64_t)now);
        from += now;
        to += now;
        blocks -= now;
    }
    return error;
}

cudaError_t lea256_cuda_decrypt_blocks_pipe(
    lea_cuda_pipe *pipe, const lea256_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    const cudaError_t error = check_buffers(in, out, blocks, 16, 1);
    if (error != cudaSuccess)
        return error;
    const size_t block = 16;
    return piped(pipe, in, out, blocks * block, block, [ks](uint8_t *data, size_t bytes, cudaStream_t stream) {
        return lea256_cuda_decrypt_blocks_device(ks, data, data, bytes / 16, stream);
    });
}

cudaError_t lea256_cuda_decrypt_blocks(const lea256_cuda_key *ks, const uint8_t *in, uint8_t *out, size_t blocks)
{
    return lea256_cuda_decrypt_blocks_pipe(NULL, ks, in, out, blocks);
}

struct lea256_cuda_counter {
    uint32_t w[4];
};

/* Thread i does block i of the message, of which the last may be short, with the counter i steps on: only its lowest word
   changes in a launch. */
extern "C" __global__ void __launch_bounds__(256) lea256_cuda_ctr_kernel(
    const __grid_constant__ lea256_cuda_key ks, const __grid_constant__ lea256_cuda_counter counter, const uint4 *in,
    uint4 *out, uint64_t bytes)
{
    const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i > bytes / 16)
        return;
    uint32_t c0 = counter.w[0]; PIN(c0);
    uint32_t c1 = counter.w[1]; PIN(c1);
    uint32_t c2 = counter.w[2]; PIN(c2);
    uint32_t c3 = swapped(swapped(counter.w[3]) + (uint32_t)i); PIN(c3);
    /* round i = 0: x := round(x, rk[i]) */
    uint32_t v0 = ks.rk[4];
    uint32_t v1 = c2 ^ v0; PIN(v1);
    uint32_t v2 = ks.rk[5];
    uint32_t v3 = c3 ^ v2; PIN(v3);
    uint32_t v4 = v1 + v3; PIN(v4);
    uint32_t v5 = funnel_left(v4, v4, 29u); PIN(v5);
    uint32_t v6 = ks.rk[2];
    uint32_t v7 = c1 ^ v6; PIN(v7);
    uint32_t v8 = ks.rk[3];
    uint32_t v9 = c2 ^ v8; PIN(v9);
    uint32_t v10 = v7 + v9; PIN(v10);
    uint32_t v11 = funnel_left(v10, v10, 27u); PIN(v11);
    uint32_t v12 = ks.rk[0];
    uint32_t v13 = c0 ^ v12; PIN(v13);
    uint32_t v14 = ks.rk[1];
    uint32_t v15 = c1 ^ v14; PIN(v15);
    uint32_t v16 = v13 + v15; PIN(v16);
    uint32_t v17 = funnel_left(v16, v16, 9u); PIN(v17);
    /* round i = 1: x := round(x, rk[i]) */
    uint32_t v18 = ks.rk[10];
    uint32_t v19 = v5 ^ v18; PIN(v19);
    uint32_t v20 = ks.rk[11];
    uint32_t v21 = c0 ^ v20; PIN(v21);
    uint32_t v22 = v19 + v21; PIN(v22);
    uint32_t v23 = funnel_left(v22, v22, 29u); PIN(v23);
    uint32_t v24 = ks.rk[8];
    uint32_t v25 = v11 ^ v24; PIN(v25);
    uint32_t v26 = ks.rk[9];
    uint32_t v27 = v5 ^ v26; PIN(v27);
    uint32_t v28 = v25 + v27; PIN(v28);
    uint32_t v29 = funnel_left(v28, v28, 27u); PIN(v29);
    uint32_t v30 = ks.rk[6];
    uint32_t v31 = v17 ^ v30; PIN(v31);
    uint32_t v32 = ks.rk[7];
    uint32_t v33 = v11 ^ v32; PIN(v33);
    uint32_t v34 = v31 + v33; PIN(v34);
    uint32_t v35 = funnel_left(v34, v34, 9u); PIN(v35);
    /* round i = 2: x := round(x, rk[i]) */
    uint32_t v36 = ks.rk[16];
    uint32_t v37 = v23 ^ v36; PIN(v37);
    uint32_t v38 = ks.rk[17];
    uint32_t v39 = v17 ^ v38; PIN(v39);
    uint32_t v40 = v37 + v39; PIN(v40);
    uint32_t v41 = funnel_left(v40, v40, 29u); PIN(v41);
    uint32_t v42 = ks.rk[14];
    uint32_t v43 = v29 ^ v42; PIN(v43);
    uint32_t v44 = ks.rk[15];
    uint32_t v45 = v23 ^ v44; PIN(v45);
    uint32_t v46 = v43 + v45; PIN(v46);
    uint32_t v47 = funnel_left(v46, v46, 27u); PIN(v47);
    uint32_t v48 = ks.rk[12];
    uint32_t v49 = v35 ^ v48; PIN(v49);
    uint32_t v50 = ks.rk[13];
    uint32_t v51 = v29 ^ v50; PIN(v51);
    uint32_t v52 = v49 + v51; PIN(v52);
    uint32_t v53 = funnel_left(v52, v52, 9u); PIN(v53);
    /* round i = 3: x := round(x, rk[i]) */
    uint32_t v54 = ks.rk[22];
    uint32_t v55 = v41 ^ v54; PIN(v55);
    uint32_t v56 = ks.rk[23];
    uint32_t v57 = v35 ^ v56; PIN(v57);
    uint32_t v58 = v55 + v57; PIN(v58);
    uint32_t v59 = funnel_left(v58, v58, 29u); PIN(v59);
    uint32_t v60 = ks.rk[20];
    uint32_t v61 = v47 ^ v60; PIN(v61);
    uint32_t v62 = ks.rk[21];
    uint32_t v63 = v41 ^ v62; PIN(v63);
    uint32_t v64 = v61 + v63; PIN(v64);
    uint32_t v65 = funnel_left(v64, v64, 27u); PIN(v65);
    uint32_t v66 = ks.rk[18];
    uint32_t v67 = v53 ^ v66; PIN(v67);
    uint32_t v68 = ks.rk[19];
    uint32_t v69 = v47 ^ v68; PIN(v69);
    uint32_t v70 = v67 + v69; PIN(v70);
    uint32_t v71 = funnel_left(v70, v70, 9u); PIN(v71);
    /* round i = 4: x := round(x, rk[i]) */
    uint32_t v72 = ks.rk[28];
    uint32_t v73 = v59 ^ v72; PIN(v73);
    uint32_t v74 = ks.rk[29];
    uint32_t v75 = v53 ^ v74; PIN(v75);
    uint32_t v76 = v73 + v75; PIN(v76);
    uint32_t v77 = funnel_left(v76, v76, 29u); PIN(v77);
    uint32_t v78 = ks.rk[26];
    uint32_t v79 = v65 ^ v78; PIN(v79);
    uint32_t v80 = ks.rk[27];
    uint32_t v81 = v59 ^ v80; PIN(v81);
    uint32_t v82 = v79 + v81; PIN(v82);
    uint32_t v83 = funnel_left(v82, v82, 27u); PIN(v83);
    uint32_t v84 = ks.rk[24];
    uint32_t v85 = v71 ^ v84; PIN(v85);
    uint32_t v86 = ks.rk[25];
    uint32_t v87 = v65 ^ v86; PIN(v87);
    uint32_t v88 = v85 + v87; PIN(v88);
    uint32_t v89 = funnel_left(v88, v88, 9u); PIN(v89);
    /* round i = 5: x := round(x, rk[i]) */
    uint32_t v90 = ks.rk[34];
    uint32_t v91 = v77 ^ v90; PIN(v91);
    uint32_t v92 = ks.rk[35];
    uint32_t v93 = v71 ^ v92; PIN(v93);
    uint32_t v94 = v91 + v93; PIN(v94);
    uint32_t v95 = funnel_left(v94, v94, 29u); PIN(v95);
    uint32_t v96 = ks.rk[32];
    uint32_t v97 = v83 ^ v96; PIN(v97);
    uint32_t v98 = ks.rk[33];
    uint32_t v99 = v77 ^ v98; PIN(v99);
    uint32_t v100 = v97 + v99; PIN(v100);
    uint32_t v101 = funnel_left(v100, v100, 27u); PIN(v101);
    uint32_t v102 = ks.rk[30];
    uint32_t v103 = v89 ^ v102; PIN(v103);
    uint32_t v104 = ks.rk[31];
    uint32_t v105 = v83 ^ v104; PIN(v105);
    uint32_t v106 = v103 + v105; PIN(v106);
    uint32_t v107 = funnel_left(v106, v106, 9u); PIN(v107);
    /* round i = 6: x := round(x, rk[i]) */
    uint32_t v108 = ks.rk[40];
    uint32_t v109 = v95 ^ v108; PIN(v109);
    uint32_t v110 = ks.rk[41];
    uint32_t v111 = v89 ^ v110; PIN(v111);
    uint32_t v112 = v109 + v111; PIN(v112);
    uint32_t v113 = funnel_left(v112, v112, 29u); PIN(v113);
    uint32_t v114 = ks.rk[38];
    uint32_t v115 = v101 ^ v114; PIN(v115);
    uint32_t v116 = ks.rk[39];
    uint32_t v117 = v95 ^ v116; PIN(v117);
    uint32_t v118 = v115 + v117; PIN(v118);
    uint32_t v119 = funnel_left(v118, v118, 27u); PIN(v119);
    uint32_t v120 = ks.rk[36];
    uint32_t v121 = v107 ^ v120; PIN(v121);
    uint32_t v122 = ks.rk[37];
    uint32_t v123 = v101 ^ v122; PIN(v123);
    uint32_t v124 = v121 + v123; PIN(v124);
    uint32_t v125 = funnel_left(v124, v124, 9u); PIN(v125);
    /* round i = 7: x := round(x, rk[i]) */
    uint32_t v126 = ks.rk[46];
    uint32_t v127 = v113 ^ v126; PIN(v127);
    uint32_t v128 = ks.rk[47];
    uint32_t v129 = v107 ^ v128; PIN(v129);
    uint32_t v130 = v127 + v129; PIN(v130);
    uint32_t v131 = funnel_left(v130, v130, 29u); PIN(v131);
    uint32_t v132 = ks.rk[44];
    uint32_t v133 = v119 ^ v132; PIN(v133);
    uint32_t v134 = ks.rk[45];
    uint32_t v135 = v113 ^ v134; PIN(v135);
    uint32_t v136 = v133 + v135; PIN(v136);
    uint32_t v137 = funnel_left(v136, v136, 27u); PIN(v137);
    uint32_t v138 = ks.rk[42];
    uint32_t v139 = v125 ^ v138; PIN(v139);
    uint32_t v140 = ks.rk[43];
    uint32_t v141 = v119 ^ v140; PIN(v141);
    uint32_t v142 = v139 + v141; PIN(v142);
    uint32_t v143 = funnel_left(v142, v142, 9u); PIN(v143);
    /* round i = 8: x := round(x, rk[i]) */
    uint32_t v144 = ks.rk[52];
    uint32_t v145 = v131 ^ v144; PIN(v145);
    uint32_t v146 = ks.rk[53];
    uint32_t v147 = v125 ^ v146; PIN(v147);
    uint32_t v148 = v145 + v147; PIN(v148);
    uint32_t v149 = funnel_left(v148, v148, 29u); PIN(v149);
    uint32_t v150 = ks.rk[50];
    uint32_t v151 = v137 ^ v150; PIN(v151);
    uint32_t v152 = ks.rk[51];
    uint32_t v153 = v131 ^ v152; PIN(v153);
    uint32_t v154 = v151 + v153; PIN(v154);
    uint32_t v155 = funnel_left(v154, v154, 27u); PIN(v155);
    uint32_t v156 = ks.rk[48];
    uint32_t v157 = v143 ^ v156; PIN(v157);
    uint32_t v158 = ks.rk[49];
    uint32_t v159 = v137 ^ v158; PIN(v159);
    uint32_t v160 = v157 + v159; PIN(v160);
    uint32_t v161 = funnel_left(v160, v160, 9u); PIN(v161);
    /* round i = 9: x := round(x, rk[i]) */
    uint32_t v162 = ks.rk[58];
    uint32_t v163 = v149 ^ v162; PIN(v163);
    uint32_t v164 = ks.rk[59];
    uint32_t v165 = v143 ^ v164; PIN(v165);
    uint32_t v166 = v163 + v165; PIN(v166);
    uint32_t v167 = funnel_left(v166, v166, 29u); PIN(v167);
    uint32_t v168 = ks.rk[56];
    uint32_t v169 = v155 ^ v168; PIN(v169);
    uint32_t v170 = ks.rk[57];
    uint32_t v171 = v149 ^ v170; PIN(v171);
    uint32_t v172 = v169 + v171; PIN(v172);
    uint32_t v173 = funnel_left(v172, v172, 27u); PIN(v173);
    uint32_t v174 = ks.rk[54];
    uint32_t v175 = v161 ^ v174; PIN(v175);
    uint32_t v176 = ks.rk[55];
    uint32_t v177 = v155 ^ v176; PIN(v177);
    uint32_t v178 = v175 + v177; PIN(v178);
    uint32_t v179 = funnel_left(v178, v178, 9u); PIN(v179);
    /* round i = 10: x := round(x, rk[i]) */
    uint32_t v180 = ks.rk[64];
    uint32_t v181 = v167 ^ v180; PIN(v181);
    uint32_t v182 = ks.rk[65];
    uint32_t v183 = v161 ^ v182; PIN(v183);
    uint32_t v184 = v181 + v183; PIN(v184);
    uint32_t v185 = funnel_left(v184, v184, 29u); PIN(v185);
    uint32_t v186 = ks.rk[62];
    uint32_t v187 = v173 ^ v186; PIN(v187);
    uint32_t v188 = ks.rk[63];
    uint32_t v189 = v167 ^ v188; PIN(v189);
    uint32_t v190 = v187 + v189; PIN(v190);
    uint32_t v191 = funnel_left(v190, v190, 27u); PIN(v191);
    uint32_t v192 = ks.rk[60];
    uint32_t v193 = v179 ^ v192; PIN(v193);
    uint32_t v194 = ks.rk[61];
    uint32_t v195 = v173 ^ v194; PIN(v195);
    uint32_t v196 = v193 + v195; PIN(v196);
    uint32_t v197 = funnel_left(v196, v196, 9u); PIN(v197);
    /* round i = 11: x := round(x, rk[i]) */
    uint32_t v198 = ks.rk[70];
    uint32_t v199 = v185 ^ v198; PIN(v199);
    uint32_t v200 = ks.rk[71];
    uint32_t v201 = v179 ^ v200; PIN(v201);
    uint32_t v202 = v199 + v201; PIN(v202);
    uint32_t v203 = funnel_left(v202, v202, 29u); PIN(v203);
    uint32_t v204 = ks.rk[68];
    uint32_t v205 = v191 ^ v204; PIN(v205);
    uint32_t v206 = ks.rk[69];
    uint32_t v207 = v185 ^ v206; PIN(v207);
    uint32_t v208 = v205 + v207; PIN(v208);
    uint32_t v209 = funnel_left(v208, v208, 27u); PIN(v209);
    uint32_t v210 = ks.rk[66];
    uint32_t v211 = v197 ^ v210; PIN(v211);
    uint32_t v212 = ks.rk[67];
    uint32_t v213 = v191 ^ v212; PIN(v213);
    uint32_t v214 = v211 + v213; PIN(v214);
    uint32_t v215 = funnel_left(v214, v214, 9u); PIN(v215);
    /* round i = 12: x := round(x, rk[i]) */
    uint32_t v216 = ks.rk[76];
    uint32_t v217 = v203 ^ v216; PIN(v217);
    uint32_t v218 = ks.rk[77];
    uint32_t v219 = v197 ^ v218; PIN(v219);
    uint32_t v220 = v217 + v219; PIN(v220);
    uint32_t v221 = funnel_left(v220, v220, 29u); PIN(v221);
    uint32_t v222 = ks.rk[74];
    uint32_t v223 = v209 ^ v222; PIN(v223);
    uint32_t v224 = ks.rk[75];
    uint32_t v225 = v203 ^ v224; PIN(v225);
    uint32_t v226 = v223 + v225; PIN(v226);
    uint32_t v227 = funnel_left(v226, v226, 27u); PIN(v227);
    uint32_t v228 = ks.rk[72];
    uint32_t v229 = v215 ^ v228; PIN(v229);
    uint32_t v230 = ks.rk[73];
    uint32_t v231 = v209 ^ v230; PIN(v231);
    uint32_t v232 = v229 + v231; PIN(v232);
    uint32_t v233 = funnel_left(v232, v232, 9u); PIN(v233);
    /* round i = 13: x := round(x, rk[i]) */
    uint32_t v234 = ks.rk[82];
    uint32_t v235 = v221 ^ v234; PIN(v235);
    uint32_t v236 = ks.rk[83];
    uint32_t v237 = v215 ^ v236; PIN(v237);
    uint32_t v238 = v235 + v237; PIN(v238);
    uint32_t v239 = funnel_left(v238, v238, 29u); PIN(v239);
    uint32_t v240 = ks.rk[80];
    uint32_t v241 = v227 ^ v240; PIN(v241);
    uint32_t v242 = ks.rk[81];
    uint32_t v243 = v221 ^ v242; PIN(v243);
    uint32_t v244 = v241 + v243; PIN(v244);
    uint32_t v245 = funnel_left(v244, v244, 27u); PIN(v245);
    uint32_t v246 = ks.rk[78];
    uint32_t v247 = v233 ^ v246; PIN(v247);
    uint32_t v248 = ks.rk[79];
    uint32_t v249 = v227 ^ v248; PIN(v249);
    uint32_t v250 = v247 + v249; PIN(v250);
    uint32_t v251 = funnel_left(v250, v250, 9u); PIN(v251);
    /* round i = 14: x := round(x, rk[i]) */
    uint32_t v252 = ks.rk[88];
    uint32_t v253 = v239 ^ v252; PIN(v253);
    uint32_t v254 = ks.rk[89];
    uint32_t v255 = v233 ^ v254; PIN(v255);
    uint32_t v256 = v253 + v255; PIN(v256);
    uint32_t v257 = funnel_left(v256, v256, 29u); PIN(v257);
    uint32_t v258 = ks.rk[86];
    uint32_t v259 = v245 ^ v258; PIN(v259);
    uint32_t v260 = ks.rk[87];
    uint32_t v261 = v239 ^ v260; PIN(v261);
    uint32_t v262 = v259 + v261; PIN(v262);
    uint32_t v263 = funnel_left(v262, v262, 27u); PIN(v263);
    uint32_t v264 = ks.rk[84];
    uint32_t v265 = v251 ^ v264; PIN(v265);
    uint32_t v266 = ks.rk[85];
    uint32_t v267 = v245 ^ v266; PIN(v267);
    uint32_t v268 = v265 + v267; PIN(v268);
    uint32_t v269 = funnel_left(v268, v268, 9u); PIN(v269);
    /* round i = 15: x := round(x, rk[i]) */
    uint32_t v270 = ks.rk[94];
    uint32_t v271 = v257 ^ v270; PIN(v271);
    uint32_t v272 = ks.rk[95];
    uint32_t v273 = v251 ^ v272; PIN(v273);
    uint32_t v274 = v271 + v273; PIN(v274);
    uint32_t v275 = funnel_left(v274, v274, 29u); PIN(v275);
    uint32_t v276 = ks.rk[92];
    uint32_t v277 = v263 ^ v276; PIN(v277);
    uint32_t v278 = ks.rk[93];
    uint32_t v279 = v257 ^ v278; PIN(v279);
    uint32_t v280 = v277 + v279; PIN(v280);
    uint32_t v281 = funnel_left(v280, v280, 27u); PIN(v281);
    uint32_t v282 = ks.rk[90];
    uint32_t v283 = v269 ^ v282; PIN(v283);
    uint32_t v284 = ks.rk[91];
    uint32_t v285 = v263 ^ v284; PIN(v285);
    uint32_t v286 = v283 + v285; PIN(v286);
    uint32_t v287 = funnel_left(v286, v286, 9u); PIN(v287);
    /* round i = 16: x := round(x, rk[i]) */
    uint32_t v288 = ks.rk[100];
    uint32_t v289 = v275 ^ v288; PIN(v289);
    uint32_t v290 = ks.rk[101];
    uint32_t v291 = v269 ^ v290; PIN(v291);
    uint32_t v292 = v289 + v291; PIN(v292);
    uint32_t v293 = funnel_left(v292, v292, 29u); PIN(v293);
    uint32_t v294 = ks.rk[98];
    uint32_t v295 = v281 ^ v294; PIN(v295);
    uint32_t v296 = ks.rk[99];
    uint32_t v297 = v275 ^ v296; PIN(v297);
    uint32_t v298 = v295 + v297; PIN(v298);
    uint32_t v299 = funnel_left(v298, v298, 27u); PIN(v299);
    uint32_t v300 = ks.rk[96];
    uint32_t v301 = v287 ^ v300; PIN(v301);
    uint32_t v302 = ks.rk[97];
    uint32_t v303 = v281 ^ v302; PIN(v303);
    uint32_t v304 = v301 + v303; PIN(v304);
    uint32_t v305 = funnel_left(v304, v304, 9u); PIN(v305);
    /* round i = 17: x := round(x, rk[i]) */
    uint32_t v306 = ks.rk[106];
    uint32_t v307 = v293 ^ v306; PIN(v307);
    uint32_t v308 = ks.rk[107];
    uint32_t v309 = v287 ^ v308; PIN(v309);
    uint32_t v310 = v307 + v309; PIN(v310);
    uint32_t v311 = funnel_left(v310, v310, 29u); PIN(v311);
    uint32_t v312 = ks.rk[104];
    uint32_t v313 = v299 ^ v312; PIN(v313);
    uint32_t v314 = ks.rk[105];
    uint32_t v315 = v293 ^ v314; PIN(v315);
    uint32_t v316 = v313 + v315; PIN(v316);
    uint32_t v317 = funnel_left(v316, v316, 27u); PIN(v317);
    uint32_t v318 = ks.rk[102];
    uint32_t v319 = v305 ^ v318; PIN(v319);
    uint32_t v320 = ks.rk[103];
    uint32_t v321 = v299 ^ v320; PIN(v321);
    uint32_t v322 = v319 + v321; PIN(v322);
    uint32_t v323 = funnel_left(v322, v322, 9u); PIN(v323);
    /* round i = 18: x := round(x, rk[i]) */
    uint32_t v324 = ks.rk[112];
    uint32_t v325 = v311 ^ v324; PIN(v325);
    uint32_t v326 = ks.rk[113];
    uint32_t v327 = v305 ^ v326; PIN(v327);
    uint32_t v328 = v325 + v327; PIN(v328);
    uint32_t v329 = funnel_left(v328, v328, 29u); PIN(v329);
    uint32_t v330 = ks.rk[110];
    uint32_t v331 = v317 ^ v330; PIN(v331);
    uint32_t v332 = ks.rk[111];
    uint32_t v333 = v311 ^ v332; PIN(v333);
    uint32_t v334 = v331 + v333; PIN(v334);
    uint32_t v335 = funnel_left(v334, v334, 27u); PIN(v335);
    uint32_t v336 = ks.rk[108];
    uint32_t v337 = v323 ^ v336; PIN(v337);
    uint32_t v338 = ks.rk[109];
    uint32_t v339 = v317 ^ v338; PIN(v339);
    uint32_t v340 = v337 + v339; PIN(v340);
    uint32_t v341 = funnel_left(v340, v340, 9u); PIN(v341);
    /* round i = 19: x := round(x, rk[i]) */
    uint32_t v342 = ks.rk[118];
    uint32_t v343 = v329 ^ v342; PIN(v343);
    uint32_t v344 = ks.rk[119];
    uint32_t v345 = v323 ^ v344; PIN(v345);
    uint32_t v346 = v343 + v345; PIN(v346);
    uint32_t v347 = funnel_left(v346, v346, 29u); PIN(v347);
    uint32_t v348 = ks.rk[116];
    uint32_t v349 = v335 ^ v348; PIN(v349);
    uint32_t v350 = ks.rk[117];
    uint32_t v351 = v329 ^ v350; PIN(v351);
    uint32_t v352 = v349 + v351; PIN(v352);
    uint32_t v353 = funnel_left(v352, v352, 27u); PIN(v353);
    uint32_t v354 = ks.rk[114];
    uint32_t v355 = v341 ^ v354; PIN(v355);
    uint32_t v356 = ks.rk[115];
    uint32_t v357 = v335 ^ v356; PIN(v357);
    uint32_t v358 = v355 + v357; PIN(v358);
    uint32_t v359 = funnel_left(v358, v358, 9u); PIN(v359);
    /* round i = 20: x := round(x, rk[i]) */
    uint32_t v360 = ks.rk[124];
    uint32_t v361 = v347 ^ v360; PIN(v361);
    uint32_t v362 = ks.rk[125];
    uint32_t v363 = v341 ^ v362; PIN(v363);
    uint32_t v364 = v361 + v363; PIN(v364);
    uint32_t v365 = funnel_left(v364, v364, 29u); PIN(v365);
    uint32_t v366 = ks.rk[122];
    uint32_t v367 = v353 ^ v366; PIN(v367);
    uint32_t v368 = ks.rk[123];
    uint32_t v369 = v347 ^ v368; PIN(v369);
    uint32_t v370 = v367 + v369; PIN(v370);
    uint32_t v371 = funnel_left(v370, v370, 27u); PIN(v371);
    uint32_t v372 = ks.rk[120];
    uint32_t v373 = v359 ^ v372; PIN(v373);
    uint32_t v374 = ks.rk[121];
    uint32_t v375 = v353 ^ v374; PIN(v375);
    uint32_t v376 = v373 + v375; PIN(v376);
    uint32_t v377 = funnel_left(v376, v376, 9u); PIN(v377);
    /* round i = 21: x := round(x, rk[i]) */
    uint32_t v378 = ks.rk[130];
    uint32_t v379 = v365 ^ v378; PIN(v379);
    uint32_t v380 = ks.rk[131];
    uint32_t v381 = v359 ^ v380; PIN(v381);
    uint32_t v382 = v379 + v381; PIN(v382);
    uint32_t v383 = funnel_left(v382, v382, 29u); PIN(v383);
    uint32_t v384 = ks.rk[128];
    uint32_t v385 = v371 ^ v384; PIN(v385);
    uint32_t v386 = ks.rk[129];
    uint32_t v387 = v365 ^ v386; PIN(v387);
    uint32_t v388 = v385 + v387; PIN(v388);
    uint32_t v389 = funnel_left(v388, v388, 27u); PIN(v389);
    uint32_t v390 = ks.rk[126];
    uint32_t v391 = v377 ^ v390; PIN(v391);
    uint32_t v392 = ks.rk[127];
    uint32_t v393 = v371 ^ v392; PIN(v393);
    uint32_t v394 = v391 + v393; PIN(v394);
    uint32_t v395 = funnel_left(v394, v394, 9u); PIN(v395);
    /* round i = 22: x := round(x, rk[i]) */
    uint32_t v396 = ks.rk[136];
    uint32_t v397 = v383 ^ v396; PIN(v397);
    uint32_t v398 = ks.rk[137];
    uint32_t v399 = v377 ^ v398; PIN(v399);
    uint32_t v400 = v397 + v399; PIN(v400);
    uint32_t v401 = funnel_left(v400, v400, 29u); PIN(v401);
    uint32_t v402 = ks.rk[134];
    uint32_t v403 = v389 ^ v402; PIN(v403);
    uint32_t v404 = ks.rk[135];
    uint32_t v405 = v383 ^ v404; PIN(v405);
    uint32_t v406 = v403 + v405; PIN(v406);
    uint32_t v407 = funnel_left(v406, v406, 27u); PIN(v407);
    uint32_t v408 = ks.rk[132];
    uint32_t v409 = v395 ^ v408; PIN(v409);
    uint32_t v410 = ks.rk[133];
    uint32_t v411 = v389 ^ v410; PIN(v411);
    uint32_t v412 = v409 + v411; PIN(v412);
    uint32_t v413 = funnel_left(v412, v412, 9u); PIN(v413);
    /* round i = 23: x := round(x, rk[i]) */
    uint32_t v414 = ks.rk[142];
    uint32_t v415 = v401 ^ v414; PIN(v415);
    uint32_t v416 = ks.rk[143];
    uint32_t v417 = v395 ^ v416; PIN(v417);
    uint32_t v418 = v415 + v417; PIN(v418);
    uint32_t v419 = funnel_left(v418, v418, 29u); PIN(v419);
    uint32_t v420 = ks.rk[140];
    uint32_t v421 = v407 ^ v420; PIN(v421);
    uint32_t v422 = ks.rk[141];
    uint32_t v423 = v401 ^ v422; PIN(v423);
    uint32_t v424 = v421 + v423; PIN(v424);
    uint32_t v425 = funnel_left(v424, v424, 27u); PIN(v425);
    uint32_t v426 = ks.rk[138];
    uint32_t v427 = v413 ^ v426; PIN(v427);
    uint32_t v428 = ks.rk[139];
    uint32_t v429 = v407 ^ v428; PIN(v429);
    uint32_t v430 = v427 + v429; PIN(v430);
    uint32_t v431 = funnel_left(v430, v430, 9u); PIN(v431);
    /* round i = 24: x := round(x, rk[i]) */
    uint32_t v432 = ks.rk[148];
    uint32_t v433 = v419 ^ v432; PIN(v433);
    uint32_t v434 = ks.rk[149];
    uint32_t v435 = v413 ^ v434; PIN(v435);
    uint32_t v436 = v433 + v435; PIN(v436);
    uint32_t v437 = funnel_left(v436, v436, 29u); PIN(v437);
    uint32_t v438 = ks.rk[146];
    uint32_t v439 = v425 ^ v438; PIN(v439);
    uint32_t v440 = ks.rk[147];
    uint32_t v441 = v419 ^ v440; PIN(v441);
    uint32_t v442 = v439 + v441; PIN(v442);
    uint32_t v443 = funnel_left(v442, v442, 27u); PIN(v443);
    uint32_t v444 = ks.rk[144];
    uint32_t v445 = v431 ^ v444; PIN(v445);
    uint32_t v446 = ks.rk[145];
    uint32_t v447 = v425 ^ v446; PIN(v447);
    uint32_t v448 = v445 + v447; PIN(v448);
    uint32_t v449 = funnel_left(v448, v448, 9u); PIN(v449);
    /* round i = 25: x := round(x, rk[i]) */
    uint32_t v450 = ks.rk[154];
    uint32_t v451 = v437 ^ v450; PIN(v451);
    uint32_t v452 = ks.rk[155];
    uint32_t v453 = v431 ^ v452; PIN(v453);
    uint32_t v454 = v451 + v453; PIN(v454);
    uint32_t v455 = funnel_left(v454, v454, 29u); PIN(v455);
    uint32_t v456 = ks.rk[152];
    uint32_t v457 = v443 ^ v456; PIN(v457);
    uint32_t v458 = ks.rk[153];
    uint32_t v459 = v437 ^ v458; PIN(v459);
    uint32_t v460 = v457 + v459; PIN(v460);
    uint32_t v461 = funnel_left(v460, v460, 27u); PIN(v461);
    uint32_t v462 = ks.rk[150];
    uint32_t v463 = v449 ^ v462; PIN(v463);
    uint32_t v464 = ks.rk[151];
    uint32_t v465 = v443 ^ v464; PIN(v465);
    uint32_t v466 = v463 + v465; PIN(v466);
    uint32_t v467 = funnel_left(v466, v466, 9u); PIN(v467);
    /* round i = 26: x := round(x, rk[i]) */
    uint32_t v468 = ks.rk[160];
    uint32_t v469 = v455 ^ v468; PIN(v469);
    uint32_t v470 = ks.rk[161];
    uint32_t v471 = v449 ^ v470; PIN(v471);
    uint32_t v472 = v469 + v471; PIN(v472);
    uint32_t v473 = funnel_left(v472, v472, 29u); PIN(v473);
    uint32_t v474 = ks.rk[158];
    uint32_t v475 = v461 ^ v474; PIN(v475);
    uint32_t v476 = ks.rk[159];
    uint32_t v477 = v455 ^ v476; PIN(v477);
    uint32_t v478 = v475 + v477; PIN(v478);
    uint32_t v479 = funnel_left(v478, v478, 27u); PIN(v479);
    uint32_t v480 = ks.rk[156];
    uint32_t v481 = v467 ^ v480; PIN(v481);
    uint32_t v482 = ks.rk[157];
    uint32_t v483 = v461 ^ v482; PIN(v483);
    uint32_t v484 = v481 + v483; PIN(v484);
    uint32_t v485 = funnel_left(v484, v484, 9u); PIN(v485);
    /* round i = 27: x := round(x, rk[i]) */
    uint32_t v486 = ks.rk[166];
    uint32_t v487 = v473 ^ v486; PIN(v487);
    uint32_t v488 = ks.rk[167];
    uint32_t v489 = v467 ^ v488; PIN(v489);
    uint32_t v490 = v487 + v489; PIN(v490);
    uint32_t v491 = funnel_left(v490, v490, 29u); PIN(v491);
    uint32_t v492 = ks.rk[164];
    uint32_t v493 = v479 ^ v492; PIN(v493);
    uint32_t v494 = ks.rk[165];
    uint32_t v495 = v473 ^ v494; PIN(v495);
    uint32_t v496 = v493 + v495; PIN(v496);
    uint32_t v497 = funnel_left(v496, v496, 27u); PIN(v497);
    uint32_t v498 = ks.rk[162];
    uint32_t v499 = v485 ^ v498; PIN(v499);
    uint32_t v500 = ks.rk[163];
    uint32_t v501 = v479 ^ v500; PIN(v501);
    uint32_t v502 = v499 + v501; PIN(v502);
    uint32_t v503 = funnel_left(v502, v502, 9u); PIN(v503);
    /* round i = 28: x := round(x, rk[i]) */
    uint32_t v504 = ks.rk[172];
    uint32_t v505 = v491 ^ v504; PIN(v505);
    uint32_t v506 = ks.rk[173];
    uint32_t v507 = v485 ^ v506; PIN(v507);
    uint32_t v508 = v505 + v507; PIN(v508);
    uint32_t v509 = funnel_left(v508, v508, 29u); PIN(v509);
    uint32_t v510 = ks.rk[170];
    uint32_t v511 = v497 ^ v510; PIN(v511);
    uint32_t v512 = ks.rk[171];
    uint32_t v513 = v491 ^ v512; PIN(v513);
    uint32_t v514 = v511 + v513; PIN(v514);
    uint32_t v515 = funnel_left(v514, v514, 27u); PIN(v515);
    uint32_t v516 = ks.rk[168];
    uint32_t v517 = v503 ^ v516; PIN(v517);
    uint32_t v518 = ks.rk[169];
    uint32_t v519 = v497 ^ v518; PIN(v519);
    uint32_t v520 = v517 + v519; PIN(v520);
    uint32_t v521 = funnel_left(v520, v520, 9u); PIN(v521);
    /* round i = 29: x := round(x, rk[i]) */
    uint32_t v522 = ks.rk[178];
    uint32_t v523 = v509 ^ v522; PIN(v523);
    uint32_t v524 = ks.rk[179];
    uint32_t v525 = v503 ^ v524; PIN(v525);
    uint32_t v526 = v523 + v525; PIN(v526);
    uint32_t v527 = funnel_left(v526, v526, 29u); PIN(v527);
    uint32_t v528 = ks.rk[176];
    uint32_t v529 = v515 ^ v528; PIN(v529);
    uint32_t v530 = ks.rk[177];
    uint32_t v531 = v509 ^ v530; PIN(v531);
    uint32_t v532 = v529 + v531; PIN(v532);
    uint32_t v533 = funnel_left(v532, v532, 27u); PIN(v533);
    uint32_t v534 = ks.rk[174];
    uint32_t v535 = v521 ^ v534; PIN(v535);
    uint32_t v536 = ks.rk[175];
    uint32_t v537 = v515 ^ v536; PIN(v537);
    uint32_t v538 = v535 + v537; PIN(v538);
    uint32_t v539 = funnel_left(v538, v538, 9u); PIN(v539);
    /* round i = 30: x := round(x, rk[i]) */
    uint32_t v540 = ks.rk[184];
    uint32_t v541 = v527 ^ v540; PIN(v541);
    uint32_t v542 = ks.rk[185];
    uint32_t v543 = v521 ^ v542; PIN(v543);
    uint32_t v544 = v541 + v543; PIN(v544);
    uint32_t v545 = funnel_left(v544, v544, 29u); PIN(v545);
    uint32_t v546 = ks.rk[182];
    uint32_t v547 = v533 ^ v546; PIN(v547);
    uint32_t v548 = ks.rk[183];
    uint32_t v549 = v527 ^ v548; PIN(v549);
    uint32_t v550 = v547 + v549; PIN(v550);
    uint32_t v551 = funnel_left(v550, v550, 27u); PIN(v551);
    uint32_t v552 = ks.rk[180];
    uint32_t v553 = v539 ^ v552; PIN(v553);
    uint32_t v554 = ks.rk[181];
    uint32_t v555 = v533 ^ v554; PIN(v555);
    uint32_t v556 = v553 + v555; PIN(v556);
    uint32_t v557 = funnel_left(v556, v556, 9u); PIN(v557);
    /* round i = 31: x := round(x, rk[i]) */
    uint32_t v558 = ks.rk[190];
    uint32_t v559 = v545 ^ v558; PIN(v559);
    uint32_t v560 = ks.rk[191];
    uint32_t v561 = v539 ^ v560; PIN(v561);
    uint32_t v562 = v559 + v561; PIN(v562);
    uint32_t v563 = funnel_left(v562, v562, 29u); PIN(v563);
    uint32_t v564 = ks.rk[188];
    uint32_t v565 = v551 ^ v564; PIN(v565);
    uint32_t v566 = ks.rk[189];
    uint32_t v567 = v545 ^ v566; PIN(v567);
    uint32_t v568 = v565 + v567; PIN(v568);
    uint32_t v569 = funnel_left(v568, v568, 27u); PIN(v569);
    uint32_t v570 = ks.rk[186];
    uint32_t v571 = v557 ^ v570; PIN(v571);
    uint32_t v572 = ks.rk[187];
    uint32_t v573 = v551 ^ v572; PIN(v573);
    uint32_t v574 = v571 + v573; PIN(v574);
    uint32_t v575 = funnel_left(v574, v574, 9u); PIN(v575);
    if (i < bytes / 16) {
        const uint4 data = in[i];
        out[i] = make_uint4(data.x ^ v575, data.y ^ v569, data.z ^ v563, data.w ^ v557);
        return;
    }
    const uint32_t rest = bytes % 16;
    const uint8_t *from = (const uint8_t *)(in + i);
    uint8_t *to = (uint8_t *)(out + i);
    if (rest <= 0)
        return;
    to[0] = from[0] ^ (uint8_t)(v575 >> 0);
    if (rest <= 1)
        return;
    to[1] = from[1] ^ (uint8_t)(v575 >> 8);
    if (rest <= 2)
        return;
    to[2] = from[2] ^ (uint8_t)(v575 >> 16);
    if (rest <= 3)
        return;
    to[3] = from[3] ^ (uint8_t)(v575 >> 24);
    if (rest <= 4)
        return;
    to[4] = from[4] ^ (uint8_t)(v569 >> 0);
    if (rest <= 5)
        return;
    to[5] = from[5] ^ (uint8_t)(v569 >> 8);
    if (rest <= 6)
        return;
    to[6] = from[6] ^ (uint8_t)(v569 >> 16);
    if (rest <= 7)
        return;
    to[7] = from[7] ^ (uint8_t)(v569 >> 24);
    if (rest <= 8)
        return;
    to[8] = from[8] ^ (uint8_t)(v563 >> 0);
    if (rest <= 9)
        return;
    to[9] = from[9] ^ (uint8_t)(v563 >> 8);
    if (rest <= 10)
        return;
    to[10] = from[10] ^ (uint8_t)(v563 >> 16);
    if (rest <= 11)
        return;
    to[11] = from[11] ^ (uint8_t)(v563 >> 24);
    if (rest <= 12)
        return;
    to[12] = from[12] ^ (uint8_t)(v557 >> 0);
    if (rest <= 13)
        return;
    to[13] = from[13] ^ (uint8_t)(v557 >> 8);
    if (rest <= 14)
        return;
    to[14] = from[14] ^ (uint8_t)(v557 >> 16);
}

cudaError_t lea256_cuda_ctr_device(
    const lea256_cuda_key *ks, uint8_t counter[16], const void *in, void *out, size_t bytes, cudaStream_t stream)
{
    const size_t all = bytes / 16 + (bytes % 16 != 0);
    cudaError_t error = check_buffers(in, out, all, 16, 16);
    const uint4 *from = (const uint4 *)in;
    uint4 *to = (uint4 *)out;
    for (size_t left = all; error == cudaSuccess && left != 0;) {
        const size_t end = blocks_to_end(counter, 16);
        const size_t most = next_blocks(left, 1, 1, 256), now = most < end ? most : end;
        const cudaLaunchConfig_t launch = launch_of(now, 1, 256, stream);
        lea256_cuda_counter given;
        memcpy(&given, counter, sizeof given);
        const uint64_t count = now < left ? now * 16 : bytes - (all - left) * 16;
        error = cudaLaunchKernelEx(&launch, lea256_cuda_ctr_kernel, *ks, given, from, to, count);
        from += now;
        to += now;
        left -= now;
        if (error == cudaSuccess)
            add_to_counter(counter, 16, now);
    }
    return error;
}

cudaError_t lea256_cuda_ctr_pipe(
    lea_cuda_pipe *pipe, const lea256_cuda_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes)
{
    uint8_t next[16];
    cudaError_t error = check_buffers(in, out, bytes, 1, 1);
    if (error != cudaSuccess)
        return error;
    memcpy(next, counter, 16);
    error = piped(pipe, in, out, bytes, 16, [ks, &next](uint8_t *data, size_t now, cudaStream_t stream) {
        return lea256_cuda_ctr_device(ks, next, data, data, now, stream);
    });
    if (error == cudaSuccess)
        memcpy(counter, next, 16);
    return error;
}

cudaError_t lea256_cuda_ctr(
    const lea256_cuda_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes)
{
    return lea256_cuda_ctr_pipe(NULL, ks, counter, in, out, bytes);
}
