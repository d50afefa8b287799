#include "cuda_runtime.h"

dim3 threadIdx, blockIdx, blockDim, gridDim;
int shim_backwards, shim_stops;
int shim_devices = 1, shim_current;
long shim_fails_in = -1, shim_launches, shim_unwiped, shim_streams, shim_astray, shim_pinned;
std::map<int, long> shim_works;
std::map<void *, cudaMemoryType> shim_kinds;
std::map<void *, size_t> shim_held;
uint64_t shim_threads;
bool shim_noting;
std::vector<shim_launch> shim_noted;
