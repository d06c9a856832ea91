#include "CBusShim.h"

#include <malloc.h>

void cbus_trim_memory(void) { malloc_trim(0); }

void cbus_return_memory(void) {
    mallopt(M_ARENA_MAX, 1);
    /* Setting either keeps them from growing with the largest block that was ever freed. */
    mallopt(M_MMAP_THRESHOLD, 128 << 10);
    mallopt(M_TRIM_THRESHOLD, 128 << 10);
}
