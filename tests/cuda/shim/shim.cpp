#include "cuda_runtime.h"

dim3 threadIdx, blockIdx, blockDim, gridDim;
int shim_backwards, shim_stops;
long shim_fails_in = -1, shim_launches, shim_unwiped, shim_streams;
std::map<void *, size_t> shim_held;
uint64_t shim_threads;
