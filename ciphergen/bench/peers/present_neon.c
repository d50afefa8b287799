/* As present_side.c, on 128 blocks in vectors. */
#define SLICES_NEON
#include "present_side.c"
