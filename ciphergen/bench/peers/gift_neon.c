/* As gift_side.c, on 128 blocks in vectors. */
#define SLICES_NEON
#include "gift_side.c"
