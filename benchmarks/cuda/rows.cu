/* SPDX-License-Identifier: Apache-2.0 */
/* Runs every kernel of rows.ptx, and writes what each left in memory, one after the other:  rows FOLDER FILE
   In the folder, which build.py makes: names of kernels, what they read, and machine code for each GPU. */
#include "common.cuh"
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

#define THREADS 32
#define LEFT 32 /* bytes that a thread may write */
#define UNTOUCHED 0x5a

struct held_bytes {
    alignas(16) uint8_t b[64];
};

static std::string content(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        std::fprintf(stderr, "%s: cannot be read\n", path.c_str());
        std::exit(1);
    }
    return std::string(std::istreambuf_iterator<char>(file), {});
}

int main(int count, char **given)
{
    if (count != 3) {
        std::fprintf(stderr, "rows FOLDER FILE\n");
        return 2;
    }
    need_gpu();
    const std::string folder = std::string(given[1]) + "/";
    cudaDeviceProp device;
    NEED(cudaGetDeviceProperties(&device, 0));
    const std::string code = content(folder + "rows.sm_" + std::to_string(device.major * 10 + device.minor) + ".cubin");
    const std::string read = content(folder + "rows.given"), by_value = content(folder + "rows.held");
    std::ifstream names(folder + "rows.names");
    std::ofstream out(given[2], std::ios::binary);
    uint8_t *from, *to;
    held_bytes held;
    std::memcpy(held.b, by_value.data(), sizeof held.b);
    cudaLibrary_t library;
    NEED(cudaLibraryLoadData(&library, code.data(), nullptr, nullptr, 0, nullptr, nullptr, 0));
    NEED(cudaMalloc(&from, read.size()));
    NEED(cudaMalloc(&to, THREADS * LEFT));
    NEED(cudaMemcpy(from, read.data(), read.size(), cudaMemcpyHostToDevice));
    long kernels = 0;
    for (std::string name; names >> name; kernels++) {
        char left[THREADS * LEFT];
        cudaKernel_t kernel;
        void *arguments[] = {&from, &to, &held};
        NEED(cudaLibraryGetKernel(&kernel, library, name.c_str()));
        NEED(cudaMemset(to, UNTOUCHED, THREADS * LEFT));
        NEED(cudaLaunchKernel((const void *)kernel, dim3(1), dim3(THREADS), arguments, 0, nullptr));
        NEED(cudaMemcpy(left, to, sizeof left, cudaMemcpyDeviceToHost));
        out.write(left, sizeof left);
    }
    out.close();
    std::printf("{\"kind\": \"rows\", \"gpu\": \"%s\", \"kernels\": %ld}\n", device.name, kernels);
    return !out.good();
}
