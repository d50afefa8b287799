/* As gift_slices.c, on 128 blocks in vectors. */
#define SLICES_NEON
#include "gift_slices.c"
