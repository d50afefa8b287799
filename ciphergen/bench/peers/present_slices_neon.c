/* As present_slices.c, on 128 blocks in vectors. */
#define SLICES_NEON
#include "present_slices.c"
