#include "nvrtc.h"

std::string shim_folder = getenv("SHIM_FOLDER") != nullptr ? getenv("SHIM_FOLDER") : "", shim_options;
std::recursive_mutex shim_lock;
long shim_programs, shim_libraries;

cudaError_t cudaLibraryLoadData(
    cudaLibrary_t *library, const void *code, cudaJitOption *, void **, unsigned, cudaLibraryOption *, void **, unsigned)
{
    *library = shim_fails() ? nullptr : dlopen((const char *)code, RTLD_NOW | RTLD_LOCAL);
    shim_libraries += *library != nullptr;
    return *library == nullptr ? cudaErrorInvalidValue : cudaSuccess;
}
cudaError_t cudaLibraryGetKernel(cudaKernel_t *kernel, cudaLibrary_t library, const char *name)
{
    *kernel = dlsym(library, name);
    return shim_fails() || *kernel == nullptr ? cudaErrorInvalidValue : cudaSuccess;
}
cudaError_t cudaLibraryUnload(cudaLibrary_t library)
{
    shim_libraries--;
    dlclose(library);
    return shim_fails() ? cudaErrorInvalidValue : cudaSuccess;
}
